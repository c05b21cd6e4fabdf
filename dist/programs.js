var pe={9876:((O,W,c)=>{c.d(W,{rv:()=>me,cA:()=>_e});var u=c(255),r=c(7057),m=c(7630),S=c(101),P=c(1780),k=c(9179),y=c(3298),M=c(3628),D=c(9509);const x=4;function N(K,q){
let Y={text:K,starts:null};for(let te=0;te<x&&Y!==null;te+=1)q(L(Y,K.length)),Y=l(Y,K.length)}const I="\u2026",w=Array.from({length:128},(K,q)=>{const Y=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function v(K){return K===I?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function L({text:K,starts:q},Y){let te="",ee=!1;const J=[],z=(G,Z)=>{G===" "&&ee||(ee=G===
" ",te+=G,J.push(Z))};for(let G=0;G<K.length;G+=1){const Z=q===null?G:q[G]??Y,X=w[K.charCodeAt(G)];if(X!==void 0){z(X,Z);continue}const se=String.fromCodePoint(
K.codePointAt(G)??0);for(const ie of v(se).split(""))z(ie,Z);G+=se.length-1}return J.push(Y),{folded:te,starts:J}}const $=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),g=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
f=/[%\\&]|xn--/i;function l({text:K,starts:q},Y){if(!f.test(K))return null;let te="";const ee=[];let J=0;const z=Z=>q===null?Z:q[Z]??Y,G=Z=>{for(let X=J;X<Z;X+=
1)ee.push(z(X));te+=K.slice(J,Z)};for(const Z of K.matchAll(g)){G(Z.index),J=Z.index+Z[0].length;for(const{written:X,at:se}of b(Z)){te+=X;for(let ie=0;ie<X.length;ie+=
1)ee.push(z(Z.index+se))}}return J===0?null:(G(K.length),{text:te,starts:ee})}function b(K){const[q,Y,te,ee,J,z,G,Z,X,se]=K;if(Y!==void 0)return U(Y);if(se!==void 0)
return[{written:(0,D.mI)(se.toLowerCase()),at:0}];const ie=te??ee??Z;return C(ie!==void 0?E(Number.parseInt(ie,16)):G!==void 0?E(Number(G)):X!==void 0?$.get(X)??
q:J??(z===void 0?"":" "))}const C=K=>[{written:K,at:0}],E=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",h=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function U(K){const q=K.startsWith("%")?3:4,Y=K.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(Y.matchAll(h),({
0:[te="",...ee],index:J})=>{const z=te.charCodeAt(0),G=ee.reduce((Z,X)=>Z<<6|X.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:E(G),at:q*J}})}const B="\
***",p=12,o=200;function i(K){const q=a(K);return(Y,te)=>{if(q.pieces.size===0)return Y;const ee=[];return N(Y,J=>d(J,Y,q,ee)),ee.length===0?Y:T(Y,ee,te)}}function a(K){
const q=new Set,Y=new Set,te=new Set,ee=({folded:J})=>{if(J.length<r.Il)return;const z=Math.min(J.length,p);Y.add(z);for(let G=0;G+z<=J.length;G+=1)q.add(J.slice(
G,G+z));for(let G=r.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,M.x)(K))N(J,ee);return{pieces:q,lengths:Y,heads:te}}function d({folded:K,starts:q},Y,{pieces:te,
lengths:ee,heads:J},z){const G=(X,se)=>{const ie=K[X]===" "?X+1:X;let re=K[se-1]===" "?se-1:se;for(;re<K.length&&q[re]===q[re-1];)re+=1;const ce=q[ie]??0,le=q[re]??
Y.length,ae=z.at(-1);ae===void 0||ce<ae.from||ce>ae.to?z.push({from:ce,to:le}):z[z.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const X of ee)for(let se=0;se+
X<=K.length;se+=1)te.has(K.slice(se,se+X))&&G(se,se+X);const Z=X=>{for(let se=Math.min(p-1,X);se>=r.Il;se-=1)if(J.has(K.slice(X-se,X))){G(X-se,X);break}};for(let X=K.
indexOf(I);X>=0;X=K.indexOf(I,X+1))Z(X);Y.length>=o&&Z(K.length)}function T(K,q,Y){let te="",ee=0;for(const J of q.toSorted((z,G)=>z.from-G.from))J.to<=ee||Y.size>
0&&t(K,J,Y)||((J.from>ee||ee===0)&&(te+=K.slice(ee,J.from)+B),ee=J.to);return te+K.slice(ee)}const n=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),e=260;function t(K,{from:q,to:Y},te){const ee=G=>Math.max(q-G,G-Y)<e&&n(K[G]??"");let J=q;for(;ee(J-1);)J-=1;let z=Y;for(;ee(z);)z+=1;for(;!te.has(K.slice(J,
z));){if(z===Y||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const s=64,F="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude \
requirements namedHost stateHosts repository setting writtenAt",V="value hashes",H=new Set;function ne(K){return oe(()=>{const q=i(K);return(Y,te=H)=>{if(typeof Y==
"string")return oe(()=>q(Y,te));const ee=(0,y.O)(J=>q((0,k._U)(J),te));return oe(()=>ue(ee)(Y))}})}function oe(K){try{return K()}catch{throw new Error("tokens c\
ould not be hidden")}}function ue(K){const[q,Y]=[new Set(F.split(" ")),new Set(V.split(" "))],te={ours:new Map,theirs:new Map},ee=(z,G,Z)=>{if((0,P.rZ)(z))return(0,P.
tD)(z,K);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,Z));return re.every((ce,le)=>ce===z[le])?z:re}let X=!0;const se=Object.entries(z).map(([re,ce])=>{if(Z===
"ours"&&q.has(re))return[re,ce];const le=J(ce,G+1,Y.has(re)?"theirs":Z),ae=Z==="ours"?re:K(re);return X&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return X&&ie?z:Object.fromEntries(se)},J=(z,G,Z)=>{if(typeof z=="string")return K(z);if(G>s)return null;if(typeof z!="object"||z===null)return z;
const X=te[Z].get(z)??ee(z,G,Z);return te[Z].set(z,X),X};return z=>J(z,0,"ours")}function _e(K,q,Y=()=>{}){const te=new Map;let ee=null;const J=G=>{const Z=G.filter(
X=>!te.has(X.reveal()));if(Z.length!==0){for(const X of Z)te.set(X.reveal(),X);ee=null,Y(Z)}};oe(()=>J(ge(K,q)));const z=(G,Z)=>(ee??=ne([...te.values()]),ee(G,
Z));return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,Z)=>te.size===0?G:z(G,Z)}}function me(K,{redact:q}){try{return K(q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=K=>(0,u.Fq)(K).ok;function ge(K,q){const Y=(0,m.vk)(K.tokens??"").flatMap(J=>{const z=J.
indexOf("="),G=J.slice(z+1).trim(),Z=z<0?"":J.slice(0,z).trim(),X=!Z.includes(".")&&G.includes(".")&&he(G);return Z!==""&&(!he(Z)||X)?[G,Z,J]:[G]}),te=Object.entries(
q).flatMap(([J,z])=>J.startsWith(u.xV)&&z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...Y,...te,...(0,S.W)(q),ee].filter(J=>J!=="").map(J=>new r.ou(
J))}}),3628:((O,W,c)=>{c.d(W,{K:()=>x,x:()=>y});var u=c(7811),r=c(4443),m=c(7057);function S(I){const w=I.reveal(),v=/[\r\n]/.test(w)?w.split(/[\r\n]+/):[];return[
w,...v].filter(L=>L.trim().length>=m.Il)}const P=I=>[...new Set([I,Buffer.from(I).toString("latin1")])],k=I=>["","x","xx"].flatMap(w=>{const v=Buffer.from(w+I).
toString("base64"),L=v.slice(Math.ceil(w.length*4/3)).replace(/=+$/,"");return v.endsWith("=")?[L.slice(0,-1),L]:[L]});function*y(I){const w=I.flatMap(S).map(v=>v.
trim().slice(0,m.$c));for(const v of new Set(w.flatMap(P)))yield v,v.includes(" ")&&(yield v.replaceAll(" ","+")),yield*k(v),yield Buffer.from(v).toString("hex")}
const M=16*1024,D=1024*1024;function x(I){let w=D;return v=>{const L=v.flatMap(S).flatMap(g=>[g,g.trim()]),$=[];for(const g of new Set(L.flatMap(P))){if(g.length>
M||w<0)continue;const f=N(g).filter(l=>l.trim().length>=m.Il);$.push(...f),w-=f.join("").length}for(const g of new Set([...L,...$]))I(g)}}function N(I){const w=(0,r.
zg)(I,"path"),v=(0,u.ol)(I).slice(1,-1),L=[encodeURIComponent(I.toWellFormed()),...w.ok?[w.value]:[]],$=k(I),g=Buffer.from(I).toString("hex");return[I,I.toLowerCase(),
v,JSON.stringify(I).slice(1,-1),...L,...L.map(f=>f.replace(/%[0-9A-F]{2}/g,l=>l.toLowerCase())),...$,...$.map(f=>f.replaceAll("+","-").replaceAll("/","_")),g,g.
toUpperCase()]}}),3214:((O,W,c)=>{c.d(W,{Ip:()=>r,VG:()=>u,VJ:()=>S,v7:()=>m});class u{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(k){this.#n??=k,this.#e.abort();for(const y of this.onEnd)y()}}const r=(P,k)=>{const y=setTimeout(k,P);return()=>clearTimeout(
y)};function m(P,{startTimer:k,stop:y}){return new Promise(M=>{const D=()=>{x(),y.onEnd.delete(D),M()},x=k(P,D);y.onEnd.add(D)})}function S(P,k){const y=/^\d+$/.
test(P??"")?Number(P)*1e3:Date.parse(P??"")-k;return Number.isNaN(y)?null:y}}),3087:((O,W,c)=>{c.d(W,{A3:()=>x,KE:()=>N,KI:()=>v,Or:()=>I,f8:()=>w,hM:()=>D,mk:()=>y,
qW:()=>$});var u=c(3024),r=c(6760),m=c(2432),S=c(6092),P=c(9968);const k=64*1024;function*y(l){let b="";for(const C of l)b+=C,!(b.length<k)&&(yield b,b="");b!==
""&&(yield b)}const M={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class D extends Error{name="ExplainedError"}function x(l){if(l instanceof D)return l.message;if(!I(l))return`${String(l)}; this is a bug of tf-disco, \
please report it at ${m.xV}`;const b=M[l.code];return`${l.message.split(", ")[0]}${b===void 0?"":`; ${b}`}`}function N(l){try{return l(),null}catch(b){return(0,S.
RK)(x(b))}}const I=l=>typeof l=="object"&&l!==null&&"syscall"in l&&"code"in l;function w(l,b,C){const E=L(u.realpathSync(l),b),h=(0,r.basename)(b);v(u.lstatSync(
(0,r.join)(E,h),{throwIfNoEntry:!1}));const U=(0,r.join)(E,`.${h.slice(0,60)}.${Math.random().toString(36).slice(2)}`),B=u.openSync(U,"wx");try{(0,P.ET)(B,()=>{
for(const p of C)u.writeFileSync(B,p)}),u.renameSync(U,(0,r.join)(E,h))}catch(p){throw u.rmSync(U,{force:!0}),p}}function v(l){if(!(l===void 0||l.isFile()||l.isSymbolicLink()))
throw new D(`it is ${(0,P.I)(l)}; choose another path`)}function L(l,b){const C=(0,r.resolve)(l,b),E=(0,P.UO)(C,l);if(!E&&!(0,r.isAbsolute)(b))throw new D(`it i\
s outside ${l}; use an absolute path if that is intended`);const h=E?l:(0,r.parse)(C).root;return(0,r.relative)(h,(0,r.dirname)(C)).split(r.sep).filter(Boolean).
reduce((B,p)=>g(B,p,l),h)}function $(l,b){const C=u.realpathSync(l);return f(L(C,b),(0,r.basename)(b),C)}function g(l,b,C){const E=(0,r.join)(l,b);try{u.lstatSync(
E,{throwIfNoEntry:!1})===void 0&&u.mkdirSync(E)}catch(h){if((0,P.Oj)(h)!=="EEXIST")throw h}return f(l,b,C)}function f(l,b,C){const E=(0,r.join)(l,b);if(!u.lstatSync(
E,{throwIfNoEntry:!1})?.isSymbolicLink())return E;const h=u.realpathSync(E);if(!(0,P.UO)(l,C)||(0,P.UO)(h,C))return h;throw new D(`the link ${(0,r.relative)(C,E)}\
 leads outside ${C}; remove it or choose another path`)}}),9968:((O,W,c)=>{c.d(W,{$r:()=>C,ET:()=>L,I:()=>N,Mc:()=>g,N0:()=>$,Oj:()=>v,UO:()=>b,qA:()=>D,qo:()=>w,
r7:()=>M,v2:()=>l,wX:()=>f,yR:()=>y});var u=c(4573),r=c(3024),m=c(6760);const S=16*1024*1024,P=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??
0),k=Buffer.allocUnsafeSlow(256*1024);function y(E,h=S){const U=D(E,h);if(!Buffer.isBuffer(U))return U;const B=U.toString("utf8"),p=!B.includes("\uFFFD")||(0,u.
isUtf8)(U);return{ok:!0,text:B,isUtf8:p,bytes:U.length}}function M(E,h=S){const U=y(E,h);return U.ok?U.text:null}function D(E,h){try{return L(r.openSync(E,P),U=>{
const B=r.readSync(U,k,0,k.length,0);return B<k.length?k.subarray(0,B):I(U,h)})}catch(U){const B=v(U),p=$(()=>r.statSync(E),null);return p?.isFile()===!1?x(p,B):
{ok:!1,failure:{kind:"error",code:B}}}}const x=(E,h)=>({ok:!1,failure:{kind:"special",is:N(E),code:h}});function N(E){return E.isDirectory()?"a directory":E.isFIFO()||
E.isSocket()?E.isFIFO()?"a named pipe":"a socket":E.isFile()?"a file without a size":E.isBlockDevice()?"a block device":"a character device"}function I(E,h){const U=r.
fstatSync(E),{size:B}=U;if(B<k.length)return x(U,"ESPIPE");if(B>h)return{ok:!1,failure:{kind:"size",bytes:B,maxBytes:h}};const p=Buffer.allocUnsafeSlow(B);let o=0;
for(;o<B;){const i=r.readSync(E,p,o,B-o,o);if(i===0)break;o+=i}return p.subarray(0,o)}const w=E=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(E).code);function v(E){
if(!(typeof E=="object"&&E!==null&&"code"in E)||typeof E.code!="string"||w(E))throw E;return E.code}function L(E,h){try{return h(E)}finally{r.closeSync(E)}}function $(E,h){
try{return E()}catch(U){return v(U),h}}const g=E=>$(()=>r.readdirSync(E,{withFileTypes:!0}),[]),f=E=>g(E).map(({name:h})=>h).sort(),l=E=>g(E).flatMap(h=>h.isDirectory()?
h.name:[]);function b(E,h){const U=(0,m.relative)(h,E);return U!==".."&&!U.startsWith(`..${m.sep}`)&&!(0,m.isAbsolute)(U)}function C(E){try{const h=r.realpathSync(
E),U=r.statSync(h);return U.isFile()?{kind:"file",path:h}:U.isDirectory()?{kind:"directory",path:h}:{kind:"special",path:h,is:N(U)}}catch(h){return{kind:"error",
code:v(h)}}}}),6889:((O,W,c)=>{c.d(W,{L2:()=>y,WJ:()=>k,lF:()=>o,rU:()=>M,uQ:()=>D,w0:()=>p});var u=c(9432),r=c(9119),m=c(8032),S=c(3096),P=c(1250);const k=([i,
...a])=>i===void 0||a.length>0?"both":i;function y({setting:i,scan:a}){const{name:d}=i,T=d==="auto"?null:d==="both"?m.Du:[d],n=a===null||a.isEmpty?null:a,e=n===
null?[]:w(n,i,T),t={setting:i,signs:e,constraints:n?.constraints??[]};if(T!==null)return v(T,["set by `dialect`"],[],t);if(n===null)return v(m.Du,["CLI not dete\
cted; set `dialect` to check one"],[],t);const s=I(e);if(s.length===0)return{...v(["terraform"],["assumed; set `dialect`"],[],t),isGuess:!0};const _=x(s),A=_.flatMap(
R=>s.find(j=>j.client===R)??[]);return v(_,A.map($),s,t)}function M({clients:i},a){if(a===null||a.isEmpty)return m.zK;const d=new Set([...i,...a.tools().others]);
return a.usesTerragrunt&&d.add("terragrunt"),m.zK.filter(T=>d.has(T))}function D(i,{evidence:a,versions:d}){return(T,n)=>{const e=a.some(t=>{if(t.level!=="versi\
on-file"||t.version===null)return!1;const s=(0,S.jt)(t.place.file);return t.client===T&&(s===""||`${n}/`.startsWith(`${s}/`))});return i.version??(e?d[T]??null:
null)}}const x=i=>m.Du.filter(a=>i.some(d=>d.client===a));function N(i){const a=i.filter(({place:d})=>!(0,r.Zl)(d.file));return a.length===0?i:a}function I(i){const a=N(
i),d=P.A.find(T=>a.some(n=>n.level===T));return a.filter(({level:T})=>T===d)}function w({signs:i,tools:a,hasCloudHostname:d},{version:T},n){const e=I(i),t=n??x(
e),s=e.every(({place:V})=>(0,r.Zl)(V.file)),_=n===null&&(s||e.some(({isCloud:V})=>V)),A=T===null&&t.some(V=>p(V,[]).length>1);if(!_&&!A)return i;const{setsCloudHostname:R,
signs:j}=a(),F=d||R;return[...i.filter(({isCloud:V})=>!(V&&F)),...j]}function v(i,a,d,T){const n=i.map(s=>L(s,T)),e=n.filter(({version:s})=>s!==null),t=e.flatMap(
({signs:s})=>s.slice(0,1).map($));return{name:k(i),clients:i,releases:n.flatMap(({releases:s})=>s),versions:Object.fromEntries(e.map(({client:s,version:_})=>[s,
_??""])),why:[...new Set([...a,...t])].join(", "),evidence:[...new Set([...d,...n.flatMap(({signs:s})=>s)])]}}function L(i,{setting:a,signs:d,constraints:T}){const n=(j,F)=>{
const[V=null,...H]=j,ne=p(i,j);return{client:i,releases:ne,version:H.length===0?V:null,signs:F}};if(a.version!==null)return n([a.version],[]);const e=N(d.filter(
j=>j.client===i&&j.version!==null)),t=new Set(e.map(({version:j})=>(j??"").replace(/^v/,"")));if(t.size>0){const j=n([...t],e);return{...j,version:o(j.version??
"")?j.version:null}}const s=N(T).map(({text:j,place:F})=>({client:i,level:"syntax",place:F,text:`requires ${(0,u.dh)(j)}`,version:j})),_=n([],[]),A=s.map(({version:j})=>j),
R=n(A,s);return R.releases.length===_.releases.length?_:R}const $=({place:i,text:a})=>`${i.file}:${i.line} ${a}`,g=[1e10,1e5,1],f=Number.POSITIVE_INFINITY,l={from:0,
before:f},b={from:Number.MAX_SAFE_INTEGER,before:f},C=200,E=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function h(i){if(i.length>C)return null;if(i==="latest")return b;const a=i.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(T=>T!==""),d=a.map(U);return a.length===0||d.includes(null)?null:{from:Math.max(...d.map(T=>T?.from??0)),before:Math.min(...d.map(T=>T?.before??f))}}function U(i){
const a=E.exec(i);if(a===null)return null;const[,d="",...T]=a,n=T.slice(0,3).filter(A=>/^\d/.test(A??"")),{length:e}=n,t=n.reduce((A,R,j)=>A+Number(R)*(g[j]??0),
0),s=A=>{const R=g[Math.max(A,1)-1]??1;return t-t%R+R};if(d==="!=")return l;if(d===">=")return{from:t,before:f};if(d===">")return{from:s(e),before:f};if(d==="<")
return{from:0,before:t};if(d==="<=")return{from:0,before:s(e)};const _={"~>":e-1,"^":1,"~":Math.min(e,2)}[d];return{from:t,before:s(_??e)}}function B(i,a){const{
from:d,before:T}=h(i)??l,n=h(a.from??"")?.from??0,e=h(a.before??"")?.from??f;return d<e&&n<T}function p(i,a){const d=m.pH.filter(n=>n.client===i),T=d.filter(n=>a.
some(e=>B(e,n)));return T.length===0?d:T}const o=i=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(i)}),1250:((O,W,c)=>{c.d(W,{A:()=>P,j:()=>k});var u=c(
2170),r=c(9119),m=c(8032),S=c(5243);const P=["lock-file","syntax","version-file","tool","hook"];class k{signs=new Map;constraints=new Map;addFile({file:D,kind:{
clients:x},scope:N,isContext:I}){if(I)return;const[w,...v]=x;if(w!==void 0&&v.length===0&&!/(^|\/)[.#][^/]*$/.test(D)){const L=`is read by ${m.bB[w]} only`;this.
addSign({client:w,level:"syntax",place:{file:D,...u.wv},text:L})}for(const L of N.declared){const{kind:$,text:g,place:f}=L;if($==="version")y(this.constraints,g,
L);else if($==="binary"){const l=g==="tofu"?"opentofu":"terraform";this.addSign({client:l,level:"version-file",place:f,text:"sets terraform_binary"})}else if((0,m.
SO)($)){const{client:l,what:b}=m.$I[$];this.addSign({client:l,level:"syntax",place:f,text:`has ${b}`})}}}end(D){for(const{kind:x,host:N,place:I,clients:w,isOverridden:v,
text:L}of D)if(x==="lock_provider"){const $=m.Du.find(f=>(0,S.Vm)(f)===N),g=`locks providers from ${N}`;$&&this.addSign({client:$,level:"lock-file",place:I,text:g})}else
x==="cloud_default"&&!v&&w.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:I,text:"has a cloud block without hostname",isCloud:!0}):
x==="module"&&L?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:I,text:"uses an OCI registry"});return{signs:[...this.signs.values()],
constraints:[...this.constraints.values()]}}addSign(D){y(this.signs,`${D.client} ${D.text}`,{...D,version:null})}}function y(M,D,x){const N=(0,r.Zl)(x.place.file)?
`${D} aside`:D;M.has(N)||M.set(N,x)}}),6429:((O,W,c)=>{c.d(W,{NW:()=>k,RY:()=>S,Wg:()=>u,r5:()=>r});const u=({prefix:y,bits:M},D)=>y.length===D.length&&y.every(
(x,N)=>{const I=Math.min(Math.max(8*(N+1)-M,0),8);return x>>I===(D[N]??0)>>I});function r(y){if(!y.includes(":"))return m(y);const M=y.indexOf("%");return M===y.
length-1?null:P(M<0?y:y.slice(0,M))}function m(y){const M=y.split("."),D=M.length===4&&M.every(N=>/^(0|[1-9]\d{0,2})$/.test(N)),x=M.map(Number);return D&&x.every(
N=>N<=255)?x:null}function S(y){const M=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(y)?URL.parse(`http://${y}`):null;return M&&m(M.hostname)}function P(y){const M=/^[\da-f:.]+$/i.
test(y)?URL.parse(`http://[${y}]`):null;if(M===null)return null;const[D=[],x=[]]=M.hostname.slice(1,-1).split("::").map(I=>I.split(":").filter(Boolean)),N=Array(
8-D.length-x.length).fill("0");return[...D,...N,...x].flatMap(I=>{const w=Number.parseInt(I,16);return[w>>8,w&255]})}const k=y=>/^(?:0,){10}255,255$/.test(y.slice(
0,12).join())?y.slice(12):y}),9562:((O,W,c)=>{c.d(W,{G:()=>u,V:()=>x});const u=p=>typeof p=="object"&&p!==null&&!Array.isArray(p),r=1e4,m=5e5,S=34,P=44,k=58,y=91,
M=123,D=125;function x(p,o){const i=new v(p,o),a=i.run();if(a!==null)return{ok:!1,...B(p,a)};const d=p.slice(0,i.end),T=d.includes("\\u")?d.replace(N,(n,e)=>e===
void 0?n:"\\ufffd"):d;return{ok:!0,value:JSON.parse(T)}}const N=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
I=["the text ends before the JSON value is complete","check that the file was not truncated"],w="more values than this check reads";class v{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(o,i){this.#e=o,this.#n=i}run(){const o=this.#e,i=this.#s,a=f(o,0);for(let T=a,n=0;T<o.length;T=f(o,n)){const e=o.charCodeAt(
T);if(n=this.#a(T,e),n<0)return this.#u(T,~n);if(this.end=n,this.#n==="decoder"&&this.#t==="next"&&i.length===0)return null;this.#r=e,this.#c=T}return this.#t!==
"next"||i.length>0?[o.length,...I]:this.#n==="map"&&this.#o>=0&&o.charCodeAt(a)===M?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(o,i){
const a=this.#s[this.#s.length-1];if(i===a&&(this.#t==="next"||L(this.#r)))return this.#s.pop(),this.#t="next",o+1;switch(this.#t){case"value":return this.#l(o,
i);case"key":return i!==S?~o:(this.#t="colon",l(this.#e,o));case"colon":return i!==k?~o:(this.#t="value",o+1);case"next":return i!==P||a===void 0?~o:(this.#t=a===
D?"key":"value",o+1)}}#l(o,i){if(this.#i+=1,this.#i>m)return~o;if(L(i))return this.#s.length===r?~o:(this.#s.push(i+2),this.#t=i===M?"key":"value",o+1);const a=i===
S,d=a?l(this.#e,o):b(this.#e,o);return d<0||(!a&&this.#o<0&&C(this.#e,o,d)&&(this.#o=o),this.#t="next"),d}#u(o,i){const a=this.#e,d=a.charCodeAt(o),T=this.#s.at(
-1);if(this.#i>m)return[o,w,"split the text"];if(i>o)return[i,...E(a,i)];if(this.#t==="value"&&L(d))return[o,`more than ${r} levels of nesting`,"nest brackets l\
ess deeply"];if(d===T&&this.#r===P)return[this.#c,"trailing comma","remove the comma"];const n=T===void 0?void 0:String.fromCharCode(T);return[o,...U(a.slice(o,
o+2),this.#t,n)]}}const L=p=>p===M||p===y,$=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,g=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function f(p,o){let i=o;for(;i<p.length&&!(p.charCodeAt(i)>32||!` 	
\r`.includes(p.charAt(i)));i+=1);return i}function l(p,o){let i=o+1;for($.lastIndex=i;$.test(p);)i=$.lastIndex;return p.charCodeAt(i)===S?i+1:~i}function b(p,o){
return g.lastIndex=o,g.test(p)?g.lastIndex:~o}const C=(p,o,i)=>i-o>=5&&Math.abs(Number(p.slice(o,i)))===1/0;function E(p,o){return o===p.length?I:p[o]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const h=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function U(p,o,i){for(const[a,...d]of h)if(a.test(p))
return d;switch(o){case"value":return/^[}\]:]/.test(p)?["missing value","add the value"]:/^[-+.\d]/.test(p)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return i===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(p)?["wrong closing bracket",`write ${i}`]:["missing comma","add the comma"]}}function B(p,[o,i,a]){const d=p.slice(0,o),T=d.split(
`
`).length,n=d.slice(d.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${T}, column ${n}`}: ${i}`,advice:a,isLimit:i===w}}}),7811:((O,W,c)=>{c.d(W,{Dw:()=>D,Ju:()=>N,
TR:()=>I,_6:()=>y,ol:()=>m,s8:()=>x});const u=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv';function m(w){if(/^[ !#-[\]-~]*$/.test(w))return`"${w}"`;const v=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${w.toWellFormed().replace(
v,S)}"`}function S(w){const v=w.codePointAt(0)??0;return u.includes(w)?`\\${r[u.indexOf(w)]}`:v<128?`\\x${P(v,2)}`:v<65536?`\\u${P(v,4)}`:`\\U${P(v,8)}`}const P=(w,v)=>w.
toString(16).padStart(v,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0}),y=w=>k.decode(w),M=($late2??=new RegExp("\\p{White_Space}","u"));function D(w){let v=0;for(;M.test(w.charAt(v));)v+=
1;return w.slice(v)}function x(w){let v=w.length;for(;M.test(w.charAt(v-1));)v-=1;return w.slice(0,v)}const N=w=>({ok:!0,value:w}),I=w=>({ok:!1,why:w})}),4443:((O,W,c)=>{
c.d(W,{Ge:()=>g,Uw:()=>v,V$:()=>M,h0:()=>w,xB:()=>L,zg:()=>D});var u=c(7811);const r=`!$&'()*+,;=:[]<>"`,m={path:"$&+,/:;=@",host:r,zone:r,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,P=/^[A-Za-z0-9._~-]/,k=/%(?![0-9A-Fa-f]{2})/,y={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function M(f,l){let b="";for(const{0:C,index:E}of f.matchAll(S))if(P.test(C)||m[l].includes(C))b+=C;else{if(C===
"%")return(0,u.TR)(I(f,E));if(C.startsWith("%")){const h=Number.parseInt(C.slice(1),16);if(x(h,l))return(0,u.TR)(`invalid URL escape "${C}"`);b+=N(h,l)}else if(C>
"\x7F")b+=encodeURIComponent(C.toWellFormed());else{if(l==="host"||l==="zone")return(0,u.TR)(`invalid character ${(0,u.ol)(C)} in host name`);b+=N(C.charCodeAt(
0),l)}}return(0,u.Ju)(b)}function D(f,l){return f==="%2A"&&l==="path"?(0,u.Ju)("*"):y[l].test(f)&&!k.test(f)?(0,u.Ju)(f):M(f,l)}function x(f,l){return l==="host"?
f<128&&f!==37:l!=="zone"||f===37||f===32?!1:N(f,"zone").startsWith("%")}function N(f,l){const b=String.fromCharCode(f);return P.test(b)||m[l].includes(b)?b:`%${f.
toString(16).toUpperCase().padStart(2,"0")}`}const I=(f,l)=>`invalid URL escape ${(0,u.ol)(f.slice(l,l+3))}`;function w(f){for(const l of f.split("&")){if(l.includes(
";"))return"invalid semicolon separator in query";const[,...b]=/^([^=]*)=?(.*)$/s.exec(l)??[];for(const C of b){const E=C.search(k);if(E>=0)return I(C,E)}}return null}
const v=f=>f.replace(/(?:%[0-9A-F]{2})+/g,l=>(0,u._6)(Uint8Array.from(l.slice(1).split("%"),b=>Number.parseInt(b,16))));function L(f){return f.split("&").flatMap(
l=>{if(l===""||l.includes(";"))return[];const[,...b]=/^([^=]*)=?(.*)$/s.exec(l)??[],[C,E]=b.map(h=>M(h.replaceAll("+","%20"),"query"));return C?.ok&&E?.ok?[[$(C.
value),$(E.value)]]:[]})}const $=f=>f.replaceAll("%20","+"),g=f=>f.toSorted(([l],[b])=>l<b?-1:l>b?1:0).map(([l,b])=>`${l}=${b}`).join("&")}),8643:((O,W,c)=>{c.d(
W,{Dl:()=>x,EN:()=>L,L5:()=>v,O2:()=>i,Pl:()=>I,aR:()=>f,cz:()=>w,jr:()=>N,lv:()=>P,sX:()=>a,t5:()=>$});var u=c(9179),r=c(6429),m=c(7811),S=c(4443);const P={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},k=/[^ -~\u0080-\u{10ffff}]/u,y=/^([A-Za-z][A-Za-z0-9+.-]*):/,M=/^(?::[0-9]*)?$/,D=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function x(n){const[e,t]=o(n,"#"),s=l(e);if(!s.ok)return(0,m.TR)(`parse ${(0,m.ol)(e)}: ${s.why}`);const _=(0,S.zg)(t,"fragment");return _.ok?(0,m.Ju)({...s.value,
fragment:_.value}):(0,m.TR)(`parse ${(0,m.ol)(n)}: ${_.why}`)}function N(n){const e=n.scheme===""?"":`${n.scheme}:`,t=n.fragment===""?"":`#${n.fragment}`,s=n.opaque===
""?B(n)+p(n):n.opaque;return[e,s,g(n),t].join("")}function I(n){const e=n.opaque&&(0,u.Mi)(`//${n.opaque}`,"").slice(2);return(0,u.Mi)(N({...n,opaque:e,query:"",
forceQuery:!1,fragment:""}),"")}function w(n){const e=n.host.lastIndexOf(":"),t=e>=0&&M.test(n.host.slice(e)),s=t?n.host.slice(0,e):n.host,_=s.startsWith("[")&&
s.endsWith("]");return{name:(0,S.Uw)(_?s.slice(1,-1):s),port:t?n.host.slice(e+1):""}}const v=n=>n==="https"?443:80,L=n=>n.includes(":")?`[${n}]`:n,$=n=>(n.opaque||
n.path||"/")+g(n),g=({forceQuery:n,query:e})=>n||e!==""?`?${e}`:"";function f(n){if(n.user===null)return null;const e=`${n.user.name}:${n.user.password??""}`.replace(
/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`Basic ${btoa(e)}`}function l(n){if(k.test(n))return(0,m.TR)("net/url: invalid con\
trol character in URL");if(n.startsWith(":"))return(0,m.TR)("missing protocol scheme");const e=y.exec(n)?.[1]??"",t=e.toLowerCase(),[s,_]=o(e===""?n:n.slice(e.length+
1),"?"),A=_===""&&n.endsWith("?"),R={...P,host:"",path:"",scheme:t,query:_,forceQuery:A};return s.startsWith("/")?b(R,s):t!==""?(0,m.Ju)({...R,opaque:s}):o(s,"/")[0].
includes(":")?(0,m.TR)("first path segment in URL cannot contain colon"):C(R,s)}function b(n,e){if(!(e.startsWith("//")&&(n.scheme!==""||!e.startsWith("///"))))
return C({...n,omitHost:n.scheme!==""},e);const[s]=o(e.slice(2),"/"),_=s.lastIndexOf("@"),A=h(s.slice(_+1),n.scheme);if(!A.ok)return A;const R=_<0?(0,m.Ju)(null):
E(s.slice(0,_));return R.ok?C({...n,user:R.value,host:A.value},e.slice(2+s.length)):R}function C(n,e){const t=(0,S.zg)(e,"path");return t.ok?(0,m.Ju)({...n,path:t.
value}):t}function E(n){if(!D.test(n))return(0,m.TR)("net/url: invalid userinfo");const[e,t]=o(n,":"),s=(0,S.V$)(e,"user");if(!s.ok)return s;if(!n.includes(":"))
return(0,m.Ju)({name:s.value,password:null});const _=(0,S.V$)(t,"user");return _.ok?(0,m.Ju)({name:s.value,password:_.value}):_}function h(n,e){const t=n.lastIndexOf(
"[");if(t>0)return(0,m.TR)("invalid IP-literal");if(t===0)return U(n);const s=n.indexOf(":"),_=/^https?$/.test(e)?s:n.lastIndexOf(":"),A=_<0?"":n.slice(_);return M.
test(A)?(0,S.V$)(n,"host"):(0,m.TR)(`invalid port ${(0,m.ol)(A)} after host`)}function U(n){const e=n.lastIndexOf("]");if(e<0)return(0,m.TR)("missing ']' in hos\
t");const t=n.slice(e+1);if(!M.test(t))return(0,m.TR)(`invalid port ${(0,m.ol)(t)} after host`);const s=n.slice(0,e).indexOf("%25"),_=s<0?e:s,A=(0,S.V$)(n.slice(
1,_),"host");if(!A.ok)return A;const R=(0,S.V$)(n.slice(_,e),"zone");if(!R.ok)return R;const j=(0,S.Uw)(A.value+R.value),F=(0,r.r5)(j);return F===null?(0,m.TR)(
`invalid host: ParseAddr(${(0,m.ol)(j)}): unable to parse IP`):F.length===4?(0,m.TR)("invalid IP-literal"):(0,m.Ju)(`[${A.value}${R.value}]${t}`)}function B(n){
if(n.host===""&&n.user===null&&(n.scheme===""||n.omitHost||n.path===""))return"";const t=n.user?.password??null;return`//${(n.user?.name??"")+(t===null?"":`:${t}`)}${n.
user===null?"":"@"}${n.host}`}function p(n){return n.host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&B(n)===""&&o(n.path,"/")[0].includes(
":")?`./${n.path}`:n.path}function o(n,e){const t=n.indexOf(e);return t<0?[n,""]:[n.slice(0,t),n.slice(t+e.length)]}function i(n,e){const t=x(e);return t.ok?(0,m.
Ju)(a(n,t.value)):t}function a(n,e){const t=e.scheme||n.scheme;if(e.scheme!==""||e.host!==""||e.user!==null)return{...e,scheme:t,path:T(e.path)};const s=e.path===
""&&!e.forceQuery&&e.query==="",_=s?n.query:e.query,A=s&&e.fragment===""?n.fragment:e.fragment;if(e.path===""&&n.opaque!=="")return{...e,scheme:t,query:_,fragment:A,
opaque:n.opaque};const R=T(d(n.path,e.path));return{...e,scheme:t,query:_,fragment:A,user:n.user,host:n.host,path:R}}function d(n,e){return e===""?n:e.startsWith(
"/")?e:n.slice(0,n.lastIndexOf("/")+1)+e}function T(n){if(n==="")return"";const e=n.split("/"),t=[];for(const A of e)A===".."?(t.pop(),t.length===1&&t[0]===""&&
t.pop()):A!=="."?t.push(A):t.length===0&&t.push("");const s=`/${t.join("/")}${/(^|\/)\.\.?$/.test(n)?"/":""}`,_=(0,S.zg)(s.startsWith("//")?s.slice(1):s,"path");
return _.ok?_.value:s}}),9432:((O,W,c)=>{c.d(W,{$$:()=>I,B9:()=>E,Cw:()=>a,I0:()=>w,K4:()=>N,NM:()=>B,VW:()=>C,Wt:()=>l,YA:()=>o,_r:()=>p,dh:()=>y,eZ:()=>v,gL:()=>h,
go:()=>$,mP:()=>g,oZ:()=>T,pk:()=>i,px:()=>M,qZ:()=>U,zN:()=>x,zd:()=>L});var u=c(8032),r=c(1780),m=c(5106),S=c(9179);const P=300,k=8192;function y(n,e=P){const{
length:t}=n,s=t>k?(0,S.NE)(n.slice(0,k)):(0,S._U)(n);return s.length<=e?s:`${structuredClone(s.slice(0,e).toWellFormed())}\u2026`}const M=(n,e)=>`${n} ${n===1?e:
D(e)}`,D=n=>`${n.replace(/(?<=[^aeiou])y$/,"ie")}s`;function x(n,e){const{length:t}=n,s=typeof e=="number"?e:t<=2*e.few?t:e.few,_=n.slice(s);return{shown:n.slice(
0,s),rest:_,more:_.length}}function N(n,e,t=String,s=_=>`${_} more`){const{shown:_,more:A}=x(n,e),R=_.map(j=>t(j)).join(", ");return A>0?`${R} and ${s(A)}`:R}const I=n=>new TextEncoder().
encode(n).length;function w(n,e,t,s){const _=[];let A=0;for(const R of Iterator.from(n).map(s)){if(A+=I(R)+t,A>e)break;_.push(R)}return{shown:_,more:n.length-_.
length}}const v=n=>n.map(e=>u.bB[e]).join(" and "),L=n=>(0,r.xI)`the clients print "${n}"`;function $(n){return n===null?"null":Array.isArray(n)?"an array":typeof n==
"object"?"an object":`a ${typeof n}`}function g(n){if(n.kind==="error")return`cannot be read: ${n.code}`;if(n.kind==="special")return`is ${n.is} and is not read`;
const{bytes:e,maxBytes:t}=n;return`has ${e} bytes and is not read; the limit is ${t/1024/1024} MiB`}const f={[m.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function l(n){return n.flatMap(t=>f[t]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const b=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),C=n=>b.
get(n)??null,E=n=>`wait and run the check again; see ${C(n)??"its status page"}, and consider a network mirror for providers`,h=n=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${n}`,U=n=>(0,r.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,r.KT)(n)} is public, so this network or country is blocked`;
function B({page:n,asked:e},t){if(n===null)return t;const s=n.title===""?"":` ("${n.title}")`,_=t.guest??U(e);switch(n.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:_,because:`the host returned a sign-in page${s}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${s}: allow this machine to reach the host`;case"other":{const A=`the host returned an HTML page${s}`;return{user:l([]),...t,guest:_,
because:A}}}}function p({url:n,status:e,reason:t,said:s},_=!1){const A=s===void 0?"":` ("${y(s)}")`;return(0,r.xI)`${_?"":(0,r.xI)`${(0,r.KT)(n)} returned `}${`${e}\
 ${y(t)}`.trim()}${A}`}const o=n=>`${Math.round(n/100)/10} s`,i=n=>n.map(a).join("; ");function a(n){switch(n.kind){case"deadline":return`the check reached its \
deadline of ${o(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return d(n)}}function d({
repositories:n,total:e}){const t=n.length===1?"is":"are",s=N(n,10,y);return`${n.length} of ${M(e,"repository")} ${t} missing: ${s}`}const T=({kind:n,address:e,version:t})=>t===
""?(0,r.xI)`${n} ${y(e)}`:(0,r.xI)`${n} ${(0,r.KT)(e)} ${y(t,40)}`}),2170:((O,W,c)=>{c.d(W,{Qp:()=>M,W7:()=>y,Xd:()=>k,ht:()=>P,kH:()=>m,wv:()=>S});var u=c(8032),
r=c(9119);function m(D,{clients:x=u.zK,...N}={}){return{problem:D,severity:D.severity,affects:D.affects.filter(I=>x.includes(I)),clients:x,host:null,services:[],
places:[],needed:!0,...N}}const S={line:1,column:1,endColumn:1};function P(D,x,N=S){const I={file:D===""?".":D,...N};return m(x,{places:[I],clients:u.Du})}const k=({
places:D})=>D.find(x=>typeof x!="string")??null,y=D=>k(D)?.file??"",M=(D,x)=>(0,r.c1)(D,N=>JSON.stringify(x(N))).map(N=>{const[I]=N;if(N.length===1)return I;const w=$=>[
...new Set(N.flatMap($))],v=w($=>$.exclude??[]),L=w($=>$.rowKeys??[]);return{...I,needed:N.some(({needed:$})=>$),affects:w(({affects:$})=>$),clients:w(({clients:$})=>$),
places:(0,r.As)((0,r.jH)(N.flatMap(({places:$})=>$))),...v.length===0?{}:{exclude:v},...L.length===0?{}:{rowKeys:L}}})}),9119:((O,W,c)=>{c.d(W,{As:()=>U,II:()=>C,
Kh:()=>m,MV:()=>d,NP:()=>h,Ox:()=>S,R3:()=>b,WD:()=>E,Xs:()=>P,Zl:()=>a,_M:()=>f,bH:()=>g,c1:()=>M,df:()=>y,en:()=>L,eo:()=>l,hy:()=>D,jH:()=>N,kn:()=>r,n7:()=>T,
t6:()=>x,yJ:()=>$});var u=c(6092);function r({through:n,file:e,line:t}){const s=n.map(_=>(0,u.J7)(_)).join(" > ");return e===""?s:`${s}: ${(0,u.J7)(e)}:${t}`}const m=({
module:n,place:e})=>n===void 0&&(typeof e=="string"||e.inside===void 0);function S({place:n,module:e}){if(typeof n=="string")return n;const{file:t,line:s,inside:_}=n;
if(_!==void 0)return[e,r(_)].filter(Boolean).join(" > ");const A=`${(0,u.J7)(t)}:${s}`;return e===void 0?A:`${e}: ${A}`}const P=({file:n,inside:e})=>e?.file??n,
k=({inside:n})=>n===void 0?"":` \u2192 ${r(n)}`,y=n=>typeof n=="string"?n:`${n.line}:${n.column} ${n.file}${k(n)}`,M=(n,e)=>[...Map.groupBy(n,e).values()],D=(n,e)=>Map.
groupBy(n.flatMap(t=>e(t).map(s=>({key:s,item:t}))),({key:t})=>t),x=(n,e)=>M(n,e).map(([t])=>t),N=n=>x(n,y),I="//",w=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
v=1e3,L=n=>n.length<=v&&w.test(n),$=(n,e)=>`${n}${I}${e}`;function g(n){const e=f(n);return e===null?{repository:e,path:n}:{repository:e,path:n.slice(e.length+I.
length)}}function f(n){const e=n.indexOf(I);return e>0&&L(n.slice(0,e))?n.slice(0,e):null}const l=n=>typeof n=="string"?n:`${C(n.file)}:${n.line}${k(n)}`,b=n=>`${C(
n.file)}:${n.line}:${n.column}${k(n)}`;function C(n){const{repository:e,path:t}=g(n);if(e===null)return(0,u.J7)(n);const s=(0,u.J7)(e);return t==="."?s:`${s}//${(0,u.
J7)(t)}`}const E=1e4,h=n=>x(n,e=>typeof e=="string"?e:f(e.file)),U=n=>n.length<=E?n:[...new Set([...h(n),...n])].slice(0,E),B=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
p=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,o=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function i(n){const{path:e}=g(
n),t=e.split("/").slice(0,o.test(e)?-2:-1);return t.find((s,_)=>B.test(s)&&!(s==="test"&&t.slice(0,_).some(A=>p.test(A))))}const a=n=>i(n)!==void 0,d=({file:n,isInUse:e})=>e!==
!0&&a(n);function T(n){const e=i(n);return(e===void 0?g(n).path:`**/${e}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:((O,W,c)=>{c.d(W,{Kc:()=>x,L6:()=>k,NM:()=>B,cr:()=>p,
x3:()=>f});var u=c(9179),r=c(255),m=c(5243);const S=1024,P=o=>(0,r.Pv)(o).ok;function k(o){if(o.length>S)return null;const i=(0,r.Pv)(o);if(i.ok)return y(o,(0,r.
pk)(i.value));const a=N(o);if(a!==null)return a;const{inside:d,removed:T}=v(o);if(!(0,u.Mi)(o,"").includes(d))return"write the hostname alone, not a URL";for(const n of T.
length===0?[]:[d,d.replace(/:\D.*$/s,"")])if(P(n))return`remove ${L(T)}: ${n}`;return $(d)}function y(o,i){if(/(^|\.)xn--/i.test(o))return`write it in Unicode: ${i}\
; upper-case punycode is only accepted by accident`;const a=i.replace(/(?<!\.)\.+(?=$|:)/,"");return a===i?null:`remove the trailing dot: tokens and settings fo\
r ${a} do not apply to this host`}const M=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,D="replace the p\
laceholder",x=o=>M.test(o);function N(o){if(x(o))return D;const i=o.split(/[\s,;]+/).filter(a=>a!=="");return i.length<2?null:i.every(a=>a.includes(".")&&P(a))?
`write one hostname at a time: ${i[0]}`:"remove the spaces, commas and semicolons"}const I=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,w=[["the whit\
e space",o=>o.trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(I,"")],["the trailing slash",o=>o.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(o.lastIndexOf("@")+
1)],["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function v(o){let i=o;const a=[];for(const[d,T]of w){const n=T(i);n!==i&&a.push(d),i=n}return{inside:i,
removed:a}}const L=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function $(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(o))return"\
use a DNS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(o)){
const T=(0,r.WV)(o);return P(T)?`write it in Unicode: ${T}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(o.includes("_")){const T=o.replaceAll("_","-");return`a hostname cannot contain underscores${P(T)?`; did you mean ${T}?`:""}`}const i=o.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(i!==o&&P(i))return`remove the extra dots: ${i}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,a="",d=""]=/^([^:]*):(.*)$/s.
exec(o)??[];return P(a)?/^[+-]?[0-9]+$/.test(d)?"use a port from 1 to 65535":`write the port as a number: ${a}:8443`:null}const g=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(o),f="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",l=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function b(o,i){if(o==="")return f;if(!i&&x(o))return D;if(o!==o.trim())return"remove the white space around the address";const[,a="",d=""]=/^(https?:\/\/)(.*)$/i.
exec(o)??[],T=d.replace(l,"$1/$2"),n=(0,m.rE)(T,"terraform");return a===""||!n.ok||n.value.hostImplied?null:`write ${T} to use the module of the registry${i?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function C([o="",...i]){if(i.length!==3)return null;const[,a="",d=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(o)??[];return a!=="localhost"&&d===""?g(o)?k(o):null:`write a host with a dot, such as 127.0.0.1${d} or ${a}.localdomain${d}`}function E(o){if(o.length===3&&
g(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const i=/^https?:$/i.test(o[0]??"")&&o[1]==="",[a="",...d]=i?o.slice(2):o;return d.length<4||!g(a)?null:/^v?\d+\.\d+/.test(d[3]??"")?`write ${[a,...d.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[a,...d.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${d[0]}, and a namespace has one part (in GitLab, the top-level group)`}function h(o,i){if(o.includes("://"))return null;if(i.
length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const a=i.at(-1)??"";return[3,4].includes(i.length)&&/[A-Z]/.test(
a)?`write the target system in lower case: ${[...i.slice(0,-1),a.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(o)?`write ./${o} to use a directory\
 of the same repository${i.length<5?"":`, or ${i.slice(0,3).join("/")}//${i.slice(3).join("/")} for one of a registry module`}`:null}function U(o){const[,i="",a=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(o)??[],d=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(i)?.[1];if(d!==void 0)return`write git::${d} instead of ${i}`;const[T]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
o)??[];return T!==void 0&&(0,u.Mi)(o)===o?`write git@${T} instead of ${T}`:(0,m.rE)(a,"terraform").ok?`write ${a} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${f} (of Git, with git:: before it)`}function B(o,i,a){if(i.kind==="local"||o.length>S)return null;const[d="",...T]=o.split("\
/");if(a.ok)return a.value.hostImplied?null:k(d);const n=T.length===0?[]:T.join("/").split("//",1)[0]?.split("/")??[],e=i.kind==="remote"&&i.refusal===null,t=[d,
...n],s=b(o,e)??C(t);return s!==null||e?s:i.kind==="remote"&&!/^[^/]+:\d+\//.test(o)?U(o):E(t)??h(o,t)}function p(o){if(o.length>S)return null;if(x(o))return D;
if(o!==o.trim())return"remove the white space around the address";const[,i=""]=/^https?:\/\/(.*)$/i.exec((0,u.Mi)(o,""))??[];if(i!=="")return`remove the scheme:\
 ${i}`;const a=o.split("/"),[d=""]=a;return a.length===2&&g(d)?"write HOST/NAMESPACE/TYPE, two parts after the host":a.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":a.length===3?k(d):null}}),8032:((O,W,c)=>{c.d(W,{$I:()=>w,$l:()=>o,Du:()=>k,Dv:()=>i,Fe:()=>p,Jd:()=>d,Mq:()=>$,NX:()=>L,SO:()=>v,
SZ:()=>D,Y8:()=>U,Yr:()=>x,ab:()=>I,bB:()=>M,d3:()=>B,mh:()=>n,n3:()=>m,pH:()=>l,pJ:()=>T,rG:()=>N,sX:()=>a,tB:()=>C,zK:()=>y});const u="registry.terraform.io",
r=[u,"registry.opentofu.org"],m=e=>r.includes(e),S=["modules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},opentofu:{name:"\
OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:S,replaces:S,defaults:r},renovate:{name:"Renovate",uses:S,replaces:[],defaults:[u]},
terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},k=["terraform","\
opentofu"],y=Object.keys(P),M=Object.fromEntries(Object.entries(P).map(([e,{name:t}])=>[e,t])),D=e=>S.includes(e)?y.filter(t=>P[t].uses.includes(e)):k,x=e=>y.filter(
t=>P[t].defaults?.includes(e)),N=y.filter(e=>P[e].replaces.length>0),I=e=>y.filter(t=>P[t].replaces.includes(e)),w={language:{client:"opentofu",what:"a language\
 block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"\
terraform",what:"an action block"}},v=e=>Object.hasOwn(w,e),L={terraform:3,opentofu:9},$=e=>e===429||e>=500&&e!==501,g={from:null,before:null,retries:0,skipsOverridden:!1},
f={...g,client:"terraform"},l=[{...f,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...f,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,
retries:3,skipsOverridden:!0},{...g,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],b={terraform:"1.16.0",opentofu:"1.12.0"};function C(e,t){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,_]=s.exec(t[e]??"")??[];return _===void 0?b[e]:`${_}.0.0`.split(".",3).join(".")}const E=e=>e.split(".").reduce((t,s)=>1e5*t+Number(s),0),h=(e,t)=>E(e)>=E(t),
U={terraform:"1.15",opentofu:"1.8"},B=e=>k.filter(t=>t==="terraform"?!e.releases.some(s=>s.client===t&&s.before===null):!h(C(t,e.versions),"1.8.0")),p={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},o=(e,t)=>h(C(
p[e].client,t),`${p[e].version}.0`),i=(e,t)=>["interim","openTofuInterim"].some(s=>e.includes(p[s].client)&&o(s,t))?Number.POSITIVE_INFINITY:5,a=e=>h(e,"1.12.0"),
d=(e,t)=>e==="opentofu"||!h(t,"1.13.0"),T=(e,t)=>({readsChecksum:!h(t,e==="terraform"?"1.12.0":"1.11.0"),trimsLines:e==="opentofu"&&h(t,"1.12.0")});function n(e,{
attemptMs:t,retries:s}){const _=e.findIndex(({response:A,hops:R,headMs:j},F)=>F===s?!0:j===null?A.kind==="received"||!A.transient:j<=t&&!$(R.at(-1)?.status??0));
return _<0?null:_}}),255:((O,W,c)=>{c.d(W,{$k:()=>$,$o:()=>U,Bz:()=>i,Fq:()=>x,Jr:()=>B,Pm:()=>E,Pv:()=>y,Rt:()=>D,Sv:()=>v,WV:()=>w,cu:()=>L,ev:()=>p,fK:()=>g,
nx:()=>I,pk:()=>N,xV:()=>k,yo:()=>h});var u=c(7811),r=c(8643),m=c(9509);const S=443,P=65535,k="TF_TOKEN_";function y(e){const{name:t,portion:s}=f(e.toWellFormed()),
_=l(s);if(!_.ok)return/^https?$/i.test(t)?(0,u.TR)("need just a hostname and optional port number, not a full URL"):_;if(_.value.startsWith(":-"))return(0,u.TR)(
"port number is negative");const A=b(t);if(A!==null)return(0,u.TR)(A);const R=(0,m.YE)(t);return R.ok?R.value===""?(0,u.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,u.Ju)(R.value+_.value):R}const M=new Set(["localterraform.com","localtofu.com"]),D=e=>M.has(e);function x(e){const t=y(e);return t.ok||!e.
includes("xn--")?t:y(w(e))}function N(e){const{name:t,portion:s}=f(e);return(0,m.DI)(t)+s}function I(e){const t=N(e);return t===e?e:`${t} (${e})`}function w(e){
const{name:t,portion:s}=f(e.toWellFormed()),_=l(s);return((0,m.QC)(t)??t)+(_.ok?_.value:s)}function v(e){const{name:t,portion:s}=f(e);return{name:t,port:s===""?
S:Number(s.slice(1))}}const L=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function $(e){if(!e.startsWith(k))return null;
const t=e.slice(k.length).replaceAll("__","-").replaceAll("_","."),s=y(w(t));return s.ok?s.value:null}function g(e){const t=[e,N(e)].flatMap(s=>[s.replaceAll("-",
"__"),s]).map(s=>k+s.replaceAll(".","_"));return[...new Set(t)].filter(s=>$(s)===e)}function f(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function l(e){if(e==="")return(0,u.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,u.TR)("port portion contains n\
on-digit characters");const s=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return s!==BigInt.asIntN(64,s)?(0,u.TR)("port portion contains non-digit ch\
aracters"):s>P?(0,u.TR)("port number is greater than 65535"):(0,u.Ju)(s===BigInt(S)?"":`:${s}`)}function b(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,u.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const C={http:"80",https:"443",ssh:"22"};function E(e){
const{name:t,port:s}=(0,r.cz)(e),_=(0,r.EN)(t),A=s===""||s===C[e.scheme];return U(A?_:`${_}:${s}`)}function h(e){const t=(0,r.Dl)(e);return t.ok?E(t.value):null}
function U(e){const t=y(e);return t.ok?t.value:e.toLowerCase()||null}const B=(e,t)=>t.length===0||t.some(s=>s.subdomains?e.endsWith(`.${s.host}`):e===s.host),p=(e,t)=>B(
e,t.allowedHosts)||t.hostnames.some(s=>s.host===e),o=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function i(e,t,s){const[_]=e.length===0?[]:g(t);return _===void 0?[]:e.flatMap(
A=>{const R=$(A);if(R!==null&&s.has(R))return[];const j=a(A,R,t);return j===null?[]:[{variable:A,why:j,write:_,isParent:d(R,t)}]})}function a(e,t,s){const _=o.exec(
e)?.[0];if(_===void 0)return null;const A=e.slice(_.length);return t!==null&&d(t,s)?`it is for ${I(t)} only: the clients do not use the tokens of parent domains`:
[s,v(s).name,N(s)].map(T).includes(T(A))?_!==k?`it begins with ${_}, and the clients read only ${k}`:t===null?"the clients cannot read a hostname from it and ig\
nore it":`the clients read it for ${I(t)}${n(A,s)}`:null}const d=(e,t)=>e!==null&&v(t).name.endsWith(`.${v(e).name}`),T=e=>e.normalize("NFC").toLowerCase().replace(
new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function n(e,t){const{name:s,port:_}=v(t);return _!==443&&!e.includes(":")?"; a port follows a colon":s.includes("-")&&
!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((O,W,c)=>{c.d(W,{mI:()=>w,QC:()=>N,ER:()=>E,YE:()=>x,DI:()=>I});const u=(...h)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...h),r=(...h)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...h);var m=c(7811);const S=256,P={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},k={...P,checkBidi:!1},y=($late3??=new RegExp("\\p{M}{31}","u")),M="xn--",D=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;
function x(h){const U=L(h,!1);if(!U.ok)return U;const B=$(U.value,P);return B===null?(0,m.TR)(v(f(h,!1))):(0,m.Ju)(B)}function N(h){const U=L(h,!0);if(!U.ok)return null;
const B=$(U.value,k);if(B===null)return null;const p=L(B,!1);return p.ok?p.value.join("."):null}const I=h=>g(h)?r(h,P).domain:h,w=h=>r(h).domain,v=h=>`idna: inv\
alid label ${(0,m.ol)(h)}`;function L(h,U){if(h.length>S&&g(h))return(0,m.TR)(`hostname is longer than ${S} characters`);const B=[];for(const p of f(h,U).split(
".")){const o=p.startsWith(M)?l(p):(0,m.Ju)(p);if(!o.ok)return o;const i=b(o.value);if(i!==null)return(0,m.TR)(i);B.push(o.value)}return(0,m.Ju)(B)}function $(h,U){
const B=h.join(".");return E(B)?B:u(B,U)}const g=h=>/[^\0-\x7f]|xn--/i.test(h);function f(h,U){return h.replace(/[A-Z]+|[^\0-\x7f]/gu,p=>E(p)?p.toLowerCase():r(
p,{transitionalProcessing:U}).domain).normalize("NFC")}function l(h){const U=h.slice(M.length);if(U==="")return(0,m.Ju)("");const B=r(h).domain;return B===h||E(
B)?(0,m.TR)(v(U)):B.normalize("NFC")!==B||!Array.from(B).every(C)?(0,m.TR)(v(B)):(0,m.Ju)(B)}function b(h){if(D.test(h))return v(h);if(/^[a-z0-9-]*$/.test(h))return null;
if(y.test(h))return v(h);if(!E(h)&&u(h,k)!==null)return null;for(const U of h){if(!C(U))return v(h);if(U<"\x80"&&!/[a-z0-9-]/.test(U))return`idna: disallowed ru\
ne U+${U.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return v(h)}function C(h){if(h<"\x80")return!0;const{domain:U,error:B}=r(`1${h}`);return!B&&
U===`1${h}`}const E=h=>!/[^\0-\x7f]/.test(h)}),3096:((O,W,c)=>{c.d(W,{Gz:()=>r,LA:()=>k,RO:()=>P,eH:()=>y,jt:()=>m,un:()=>S});var u=c(3916);const r=(M,D)=>M===""?
D:`${M}/${D}`,m=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function S(M,D){const x=(0,u.join)(M,D.replaceAll("\\","/")).replace(/\/$/,"");return x==="."?"":x}
const P=M=>/(^|\/)tests$/.test(M)?m(M):M,k=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M),y=M=>M.split("/").map((D,x,N)=>N.slice(0,x+1).join("/"))}),1780:((O,W,c)=>{
c.d(W,{FS:()=>v,KT:()=>y,LA:()=>D,PP:()=>N,SP:()=>S,XT:()=>I,b7:()=>M,pj:()=>x,rZ:()=>L,tD:()=>w,xI:()=>m});var u=c(255);const r=$=>typeof $=="string"?[$]:$;function m($,...g){
const f=[];for(const[l,b]of $.entries()){const C=g[l]??"";for(const E of[b,...r(typeof C=="number"?String(C):C)]){const h=f.at(-1);typeof E!="string"||typeof h!=
"string"?f.push(E):f[f.length-1]=h+E}}return f.every(l=>typeof l=="string")?f.join(""):f}const S=$=>[{host:$,shownAs:(0,u.nx)($)}],P=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,
k=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function y($){const g=P.exec($)?.[1];if(g!==void 0)return[{host:g,shownAs:$}];const[,f="",l,b=""]=k.exec($)??[];
return l===void 0?$:[f,{host:l,shownAs:l},b]}const M=($,g)=>g.split($).flatMap((f,l)=>l===0?f:[{host:$,shownAs:$},f]);function D($){const g=(0,u.$k)($);return g===
null?$:[{host:g,shownAs:$,isVariable:!0}]}const x=($,g=f=>f.shownAs)=>r($).map(f=>typeof f=="string"?f:g(f)).join(""),N=$=>r($).flatMap(g=>typeof g=="string"?[]:
g.host);function I($,g,f){const l=$.length-g,b=$.slice(0,g).reduce((C,E,h)=>m`${C}${h===0?"":", "}${f(E)}`,"");return l>0?m`${b} and ${l} more`:b}function w($,g){
const f=g(x($)),l=r($).map(b=>typeof b=="string"?g(b):b);return typeof $!="string"&&x(l)===f?l:f}const v=$=>typeof $=="string"?$:$.map(g=>typeof g=="string"||g.
isVariable?g:{...g,shownAs:g.host}),L=$=>Array.isArray($)&&$.some(g=>typeof g=="object"&&g!==null&&"shownAs"in g)}),5243:((O,W,c)=>{c.d(W,{A:()=>g,Nj:()=>l,RZ:()=>L,
Vm:()=>I,mD:()=>w,rE:()=>$,vL:()=>v});var u=c(3916),r=c(7811),m=c(8643),S=c(255),P=c(9897);const k={terraform:w("registry.terraform.io"),opentofu:w("registry.op\
entofu.org")},y=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,M=/^[0-9a-z]{1,64}$/,D="must be between one and 64 characters, including ASCII letters, digit\
s, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",x="must be between one and 64 ASCII letters or digits",N={module:{parts:3,
count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:[
"github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the na\
mespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},I=E=>k[E];function w(E){const h=(0,S.Pv)(E);if(!h.ok)throw new Error(h.why);return h.
value}function v(E,h){if(l(E))return{kind:"local"};const U=$(E,h);if(U.ok)return U.value;const B=(0,P.cx)(E,h);if(!B.ok)return{kind:"invalid",error:B.why};const{
subdirectory:p,host:o}=B.value;return{kind:"remote",subdirectory:p,host:o,refusal:(0,P.Of)(E,B.value,h)}}function L(E,h){const U=v(E,h);if(U.kind==="registry")return JSON.
stringify({...U,hostImplied:!1});if(U.kind==="local")return`./${(0,u.normalize)(E.replaceAll("\\","/")).replace(/\/$/,"")}`;const B=(0,P.cx)(E,h),{url:p=null,getter:o,
subdirectory:i}=B.ok?B.value:{};return p===null?E:`${o}::${(0,m.jr)(p)}//${i}`}function $(E,h){return l(E)?(0,r.TR)(`can't use local directory ${(0,r.ol)(E)} as\
 a module registry address`):f(E,"module",h)}const g=E=>f(E,"component","terraform");function f(E,h,U){const B=N[h],{address:p,subdirectory:o}=(0,P.UQ)(E);if(o.
startsWith("../"))return(0,r.TR)((0,P.dr)(o,h));const i=p.split("/"),a=i.length===B.parts;if(!a&&i.length!==B.parts+1)return(0,r.TR)(`a ${h} registry source add\
ress must have ${B.count}`);const d=a?(0,r.Ju)(I(U)):b(i.shift()??"",h);if(!d.ok)return d;const T=C(i,h);if(T!==void 0)return(0,r.TR)(T);const[n="",e="",t=""]=i,
s={namespace:n,name:e,system:t,subdirectory:o};return(0,r.Ju)({kind:"registry",host:d.value,hostImplied:a,...s})}const l=E=>/^\.\.?[/\\]/.test(E);function b(E,h){
const U=(0,S.Pv)(E);if(!U.ok){const B=`invalid ${h} registry hostname ${(0,r.ol)(E)}`;return E.includes("--")?(0,r.TR)(`${B}; internationalized domain names mus\
t be given as direct unicode characters, not in punycode`):(0,r.TR)(B)}return U.value.includes(".")?N[h].reserved.includes(U.value)?(0,r.TR)(`can't use ${(0,r.ol)(
U.value)} as a ${h} registry host, because it's reserved for installing directly from version control repositories`):U:(0,r.TR)(`invalid ${h} registry hostname:\
 must contain at least one dot`)}function C([E="",h="",U],B){if(!y.test(E))return E.includes(".")?`source address must have ${N[B].afterHost}`:`invalid namespac\
e ${(0,r.ol)(E)}: ${D}`;const p=`${B} registry addresses may not include a query string portion`;if(!y.test(h))return U===void 0&&h.includes("?")?p:`invalid ${B}\
 name ${(0,r.ol)(h)}: ${D}`;if(!(U===void 0||M.test(U)))return U.includes("?")?p:`invalid target system ${(0,r.ol)(U)}: ${x}`}}),9897:((O,W,c)=>{c.d(W,{GL:()=>$,
IZ:()=>y,Ns:()=>x,Of:()=>N,UQ:()=>g,WS:()=>D,cx:()=>w,dr:()=>l,qC:()=>I,uE:()=>L});var u=c(7811),r=c(8643),m=c(4443),S=c(9179),P=c(8032),k=c(255);const y="",M={
terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},D=(t,s)=>M[s].test(t),x=(t,{getter:s})=>`download not supported for \
scheme '${(0,S.Mi)(t)===t?s:"***"}'`;function N(t,s,_){const{getter:A,url:R}=s;return!D(A,_)&&A.length>1?x(t,s):/^https?$/.test(A)&&R?.host===""?"http: no Host \
in request URL":null}function I(t){if(/^[a-z]:[/\\]/i.test(t))return[t];if(!/^(?:\/|file:)/i.test(t))return[];const s=w(t,"terraform");if(!s.ok||s.value.getter!==
"file"||s.value.url===null)return[];const{url:_,subdirectory:A}=s.value;return[_.path,(0,m.Uw)(_.path)].map(R=>f(`${R}/${A}`))}function w(t,s){const{address:_,subdirectory:A}=g(
t);if(A.startsWith("../"))return(0,u.TR)(l(A));const R=U(_.toWellFormed(),s);if(!R.ok)return R;const{subdirectory:j}=R.value,F=j===""?A:f(`${j}/${A}`);if(F.startsWith(
"../"))return(0,u.TR)(`detected ${l(F)}`);const V=h(R.value.host,_);return(0,u.Ju)({...R.value,host:V,subdirectory:F})}const v=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function L(t,s){const[_]=v.exec(t)??[];if(_===void 0)return y;const A=w(`${_}a/b`,s);return A.ok?A.value.host:y}const $=t=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(t);function g(t){const s=t.indexOf("?"),_=s<0?t:t.slice(0,s),A=_.indexOf("://"),R=_.indexOf("//",A<0?0:A+3);if(R<0)return{address:t,subdirectory:""};const j=s<
0?"":t.slice(s),F=_.slice(R+2);return{address:_.slice(0,R)+j,subdirectory:F===""?"":f(F)}}function f(t){const s=t.startsWith("/"),_=[];for(const A of t.split("/"))
A===""||A==="."||(A!==".."?_.push(A):_.length>0&&_.at(-1)!==".."?_.pop():s||_.push(A));return(s?"/":"")+_.join("/")||"."}const l=(t,s="module")=>`subdirectory p\
ath ${(0,u.ol)(t)} leads outside of the ${s} package`,b=(t,s=t.scheme)=>({subdirectory:"",host:C(t,s),getter:s,url:t});function C(t,s){const _=t.omitHost||t.opaque!==
""&&!t.opaque.startsWith(":");if(s==="git"&&_)return(0,k.$o)(t.scheme);if(s==="file"||t.scheme==="file"||s.length===1)return null;const A=(0,k.Pm)(t)??y;return s!==
"git"&&s!=="hg"&&s!=="s3"||(s==="s3"?/\.amazonaws\.com(\.cn)?$/.test(A)||/(^|&)aws_access_key_id=/.test(t.query):/^https?$/.test(t.scheme)||E(t))?A:y}function E({
user:t,host:s,path:_,query:A,fragment:R}){return!/%(?!40|[89A-F])/.test(`${t?.name}:${t?.password}@${s}`)&&(_!==""||`${A}${R}`=="")}function h(t,s){const _=/^[^?#]*\?([^#]*)/.
exec(s)?.[1]??"",[,A=""]=(0,m.xB)(_).find(([F])=>F==="checksum")??[],R=(0,m.Uw)(A.replaceAll("+"," "));if(!R.startsWith("file:"))return t;if(R.includes("checksu\
m",5))return y;const j=w(R.slice(5),"terraform");return j.ok&&j.value.host===t?t:y}function U(t,s){const[,_,A]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],
{address:R}=g(A??t),j=(0,r.Dl)(R);if(j.ok&&j.value.scheme!=="")return(0,u.Ju)(b(j.value,_));for(const V of e){const H=V(R,s);if(H===void 0)continue;if(!H.ok||H.
value.url===null||_===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,u.Ju)({...b(ne,_),subdirectory:oe})}const F=s==="terraform"?"address":"stri\
ng";return(0,u.TR)(`invalid source ${F}: ${t}`)}function B(t,s,_){const A=(0,r.Dl)(t);if(!A.ok)return(0,u.TR)(`error parsing ${s} URL: ${A.why}`);const{path:R}=A.
value,j=_==="git"&&!R.endsWith(".git");return(0,u.Ju)(b(j?{...A.value,path:`${R}.git`}:A.value,_))}const p=t=>{if(!t.startsWith("github.com/"))return;const[,s="",
_=""]=/^([^?]*)(.*)$/s.exec(t)??[],A=s.split("/");if(A.length<3)return(0,u.TR)("GitHub URLs should be github.com/username/repo");const R=B(`https://${A.slice(0,
3).join("/")}${_}`,"GitHub","git");if(!R.ok||A.length===3)return R;const j=(0,m.V$)(A.slice(3).join("/").replaceAll("%","%25"),"path");if(!j.ok)return j;if(j.value===
"")return R;const F=f(j.value).replaceAll("%","%25");return(0,u.Ju)({...R.value,subdirectory:F})},o=(t,s)=>{const[,_,A,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
t)??[];if(A===void 0||R===void 0)return;const j=(0,m.h0)(/\?(.*)$/s.exec(R)?.[1]??""),F=s==="terraform"?"Git":"GitHub";if(j!==null)return(0,u.TR)(`error parsing\
 ${F} SSH URL: ${j}`);if(_!=="git")return;const V=(0,r.Dl)(`ssh://${_}@${A}/${R}`),H={subdirectory:"",host:(0,k.$o)(A),getter:"git"};return(0,u.Ju)({...H,url:V.
ok?V.value:null})},i=t=>t.startsWith("bitbucket.org/")?B(`https://${t}`,"BitBucket","git"):void 0,a=(t,s)=>{const _=s==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!t.includes(_))return;const A=t.split("/");return A.length<5?(0,u.TR)("URL is not a valid GCS URL"):B(`https://www.googleapis.com/storage/${A.slice(
2).join("/")}`,"GCS","gcs")},d=t=>{if(!t.includes(".amazonaws.com/"))return;const[s="",..._]=t.split("/"),A=T(s.split("."));return A===void 0?(0,u.TR)("URL is n\
ot a valid S3 URL"):B(`https://${[A,..._].join("/")}`,"S3","s3")};function T(t){const[s="",_="",A=""]=t;return t.length===3?`${s}.amazonaws.com`:t.length===4?`${_}\
.amazonaws.com/${s}`:t.length===5&&_==="s3"?`s3.${A}.amazonaws.com/${s}`:void 0}const e=[p,o,i,a,d,(t,s)=>{if(t!=="")return t.startsWith("/")?B(`file://${t}`,"f\
ile","file"):(0,u.TR)(`${P.bB[s]} cannot detect a supported external module source type for ${t}`)}]}),5106:((O,W,c)=>{c.d(W,{Bn:()=>x,Ls:()=>P,M:()=>N,OA:()=>l,
OZ:()=>D,S3:()=>M,TE:()=>a,TW:()=>b,Uc:()=>_,e$:()=>k,eQ:()=>h,fg:()=>g,oe:()=>o,p4:()=>$,qE:()=>f,uW:()=>A,vy:()=>n,xq:()=>y});var u=c(9562),r=c(7811),m=c(8643),
S=c(1780);const P=4096,k="modules.v1",y="providers.v1",M="login.v1",D="tfe.v2",x="tfe.v2.1",N="tfe.v2.2",I=[k,y,D,x,N],w=[M,"motd.v1","versions.v1","cloudplugin\
.v1","stacksplugin.v1"],v=R=>R.split(".",1)[0]??"",L=(R,j)=>R.some(F=>v(F)===v(j)),$=R=>L([...I,"state.v2"],R),g=new Set([...I,...w]),f=R=>$(R)||L(w,R);function l(R){
if(f(R))return null;const j=R.toLowerCase(),F=v(j),V=H=>H===j||H.slice(v(H).length)===j.slice(F.length)&&v(H).length>=5&&b(v(H),F);return[...g].find(V)??null}function b(R,j){
let F=0;for(;F<R.length&&R[F]===j[F];)F+=1;const[V,H]=[R.slice(F),j.slice(F)];return V.slice(1)===H||V===H.slice(1)||V.slice(1)===H.slice(1)||V.slice(2)===H.slice(
2)&&V[0]===H[1]&&V[1]===H[0]}const C="[0-9A-Za-z~-]",E=R=>`${R}${C}*(?:\\.${C}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${E("[0-9]")})|-?(${E("[A-Za-z~-]")}))?(?:\\+(${E(
C)}))?`,U=new RegExp(`^${h}$`),B=2n**63n-1n,p=2n**64n-1n;function o(R,j){const F=R.indexOf(".");if(F<0)return(0,r.TR)(`invalid service ID format (i.e. service.v\
N): ${R}`);const V=R.slice(0,F),H=R.slice(F+1);switch(j){case"terraform":return U.exec(H)?.[1]?.split(".").every(ue=>i(ue,B))?(0,r.Ju)({name:V,version:H}):(0,r.
TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=V==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(ne)&&i(ne.slice(1),p)?(0,r.
Ju)({name:V,version:H}):(0,r.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const i=(R,j)=>R.replace(/^0+/,"").length<=
String(j).length&&BigInt(R)<=j;function a(R,j){const F=o(R,j.client);if(!F.ok)return{kind:"bad-id",why:F.why};const{name:V}=F.value;if(j.services===null)return{
kind:"missing",why:`host does not provide a ${V} service`};const H=j.services.find(ne=>ne.id===R);return H!==void 0?d(H,F.value,j):j.services.some(ne=>ne.id.startsWith(
`${V}.`))?{kind:"version",why:T(F.value,j)}:{kind:"missing",why:(0,S.xI)`host ${(0,S.KT)(j.display)} does not provide a ${V} service`}}function d({id:R,value:j},F,V){
if(j===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${P} characters, which this check does not read`,value:""};if(R===M)return(0,u.
G)(j)?{kind:"object",value:j}:{kind:"type",why:`service ${R} must be declared with an object value in the service discovery document`,value:j};if(typeof j!="str\
ing")return{kind:"type",why:T(F,V),value:j};const H=n(V.documentUrl,j);if(H.ok)return{kind:"url",url:H.value,value:j};const ne=`failed to parse service URL: ${H.
why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:j}}function T({name:R,version:j},{client:F,display:V}){const H=F==="terraform"?j:`${BigInt(/\d+/.exec(j)?.[0]??
0)}`;return(0,S.xI)`host ${(0,S.KT)(V)} does not support ${R} version ${H}`}function n(R,j){const F=(0,m.Dl)(j);if(!F.ok)return{...F,reason:"syntax"};const H=F.
value.scheme===""?(0,m.sX)(R,F.value):F.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.scheme}`}:H.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const e=[D,x],t=[k,y],s=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...e,...t]},{matches:/^api\.env0\.com$/,services:t},{matches:/^backend\.api\.env0\.com$/,services:e},{matches:/\.scalr\.io$/,services:e}],_=R=>s.find(
({matches:j})=>j.test(R))?.services??[],A={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((O,W,c)=>{c.d(W,{$c:()=>m,Il:()=>r,nL:()=>P,ou:()=>S});
const u="***",r=4,m=64*1024;class S{#e;constructor(M){this.#e=M}reveal(){return this.#e}toString(){return u}toJSON(){return u}[Symbol.for("nodejs.util.inspect.c\
ustom")](){return u}}function P(y){const[M]=y;let D=!1;return y.map(({scheme:x,name:N})=>(D||=M!==void 0&&!k(M.name,N),D?"dropped":x==="https"?"sent":"withheld"))}
function k(y,M){return y===M?!0:/[:%]|^[\d.]+$/.test(M)?!1:M.endsWith(`.${y}`)}}),2432:((O,W,c)=>{c.d(W,{Bw:()=>m,G5:()=>k,_O:()=>r,aq:()=>S,xV:()=>P,xv:()=>u});
const u="1.0.0",r=`tf-disco-action/${u}`,m="https://github.com/org/tf-disco-action",S=`${m}/blob/v1/docs/problems.md`,P=`${m}/issues`,k=2}),9179:((O,W,c)=>{c.d(
W,{Mi:()=>E,NE:()=>b,Nx:()=>f,Qj:()=>$,_U:()=>I,cq:()=>l,r_:()=>g});const u="***",r=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,m=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
S=(e,t,s)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${s}(?![\da-f]);?)`,P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${S("\
b?sol",47,"2f")})`,k=String.raw`(?:${P}|\\)`,M=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${S("colon",58,"3a")})`}\
)`,D=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
x=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,N=new RegExp(String.raw`(?<=${M})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${x}(?:$|${D}(?::\d{1,5})?\\{0,9}(?:${P}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${x}))`,"gi");function I(e){return r.test(
e)?E(e).replace(/[^\s"']+/g,t=>t.replace(v,(s,_,A)=>w.test(A)?s:`${_}${A}=${u}`)):e}const w=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
v=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,L=/(=\s*)"[^"]*(?:"|$)/g,$=e=>I(e.replace(L,`$1"${u}"`)),g=e=>r.test(e),f=e=>E(e).replace(/\?[^\s"']*/g,`?${u}`),l=e=>E(e,
"").replace(/[?#].*$/su,""),b=e=>I(`${e}@ `).slice(0,-2),C=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function E(e,t=`${u}@`){if(!r.test(e))return e;const s=e.
replace(m,j=>"@".padStart(j.length,"_")),_=s.lastIndexOf("@"),A=[];let R=0;for(const{0:j,1:F,index:V}of s.matchAll(N)){const H=V+j.length;if(H<R)continue;const ne=F!==
void 0||n(h,s,H)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(s[V-1]??" "))continue;const oe=j===""?n(B,s,H):T(s,H,ne?_:-1);oe===""||t!==""&&["@","git@"].includes(oe)||(A.
push(e.slice(R,H),t),R=H+oe.length)}return R===0?e:(A.join("")+e.slice(R)).replace(C,`$1"${u}"`)}const h=/[^\s"'/?#]*:[^\s"']/y,U=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
B=/[^\s"'/\\?#]*@/y,p=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,o="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",i=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${o}(?![^\s"'\`]{0,500}@)`,a=new RegExp(`([^\\s"'\`/?#]*@)(?:${p}${o}|${i})|`+String.raw`()(?:${p}(?:${o}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${o}|${i})`,
"iy"),d=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function T(e,t,s){const _=n(U,e,t);if(_!=="")return _;a.lastIndex=t;const[A,R=""]=a.exec(e)??
[];return A!==void 0?R:s>t?e.slice(t,s+1):n(d,e,t)}function n(e,t,s){return e.lastIndex=s,e.exec(t)?.[0]??""}}),3298:((O,W,c)=>{c.d(W,{O:()=>u});function u(r,m=S=>S){
let S;return P=>{S??=new Map;const k=m(P);if(!S.has(k)){S.set(k,void 0);try{S.set(k,r(P))}catch(y){throw S.delete(k),y}}return S.get(k)}}}),6092:((O,W,c)=>{c.d(
W,{BP:()=>w,D9:()=>f,J7:()=>N,LS:()=>v,My:()=>$,RK:()=>x,h$:()=>U,h2:()=>r,js:()=>g,s$:()=>o,z5:()=>i});const u=500,r=1e3,m=4e3,S=160,P=2,k=a=>/^[ -~]*$/.test(a),
y=a=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).test(a),M=a=>($late5??=new RegExp("\\p{M}","u")).test(a),D=a=>`<U+${(a.codePointAt(0)??
0).toString(16).toUpperCase().padStart(4,"0")}>`;function x(a,d=u){if(a.length<=d&&k(a))return a;let T="",n=P;for(const e of a){n=M(e)?n+1:0;const t=y(e)||n>P?D(
e):e;if(T.length+t.length>d)return`${T}\u2026`;T+=t}return T}function N(a,d=S){const T=I(a.slice(-2*d),d),n=x(T,Number.POSITIVE_INFINITY),e=I(n,d);return T===a&&
e===n?n:`\u2026${e}`}const I=(a,d)=>Array.from(a).slice(-d).join(""),w=a=>a.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function v(a){const T=a.
split(`
`).map(n=>w(x(n,m))).join(`
`);return T.length<=m?T:`${T.slice(0,m).toWellFormed()}\u2026`}const L={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},$=a=>a.replace(/[&<>"']/g,d=>`&${L[d]}\
;`),g=(a,d=u)=>x(a,d).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,T=>`&#${T.codePointAt(0)};`),f=(a,d=u)=>a===""?"<i>empty</i>":`<code>${g(a,d)}</code>`,l=a=>k(
a)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(a):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(a),b=/^[0-9a-f]{7,}$/i,C=`"'(`,E=`"'),.;:!?\u2026`,h=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function U(a,d=m){return(x(a,d).match(h)??[]).map(T=>{if(T.split(" ").every(p))return g(T,d);if(T.includes(" ")||/^(["`]).+\1$/u.test(T))return f(T.replace(/^`(.*)`$/u,
"$1"),d);const{before:e,core:t,after:s}=B(T);return`${g(e)}${f(t.replace(/^`(.*)`$/u,"$1"),d)}${g(s)}`}).join("")}function B(a){let d=0,T=a.length;for(;d<T&&C.includes(
a.charAt(d));)d+=1;for(;T>d&&E.includes(a.charAt(T-1));)T-=1;return{before:a.slice(0,d),core:a.slice(d,T),after:a.slice(T)}}function p(a){const{core:d}=B(a);return l(
d)&&!b.test(d)}const o=a=>a.replace(/[^ -~\n]/gu,d=>y(d)?i(d):d).replace(/##(?=\w*\[)/g,i),i=a=>a.replace(/[\s\S]/g,d=>`\\u${d.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((O,W,c)=>{c.d(W,{L2:()=>E,ie:()=>v,jj:()=>C,kL:()=>D,mB:()=>x,nE:()=>U,xu:()=>B});var u=c(9876),r=c(3087),m=c(2432),S=c(9179),P=c(6092),k=c(3152),
y=c(8839);let M=function(...p){return{setFlagsFromString:M}=process.getBuiltinModule("node:v8"),new.target?new M(...p):M(...p)};function D(p,o){p.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(C,b).unref(),(0,y.B_)(p.stdout,o),(0,y.B_)(p.stderr,()=>{})}async function x(p,{stop:o,secrets:i,isFinal:a,act:d,reportMistakes:T,reportCrash:n}){
const e=_=>(n((0,u.rv)(A=>w(_,A),i)),3),t=f(p,o,{isFinal:a,crash:e}),s=await d(t).catch(_=>_ instanceof k.GN?(T(i.redact(_.mistakes)),2):e(_));await l(p,s)}const N=100,
I=5;function w(p,o){const i=(0,r.Or)(p),a=[];let d=p;for(;d!==void 0&&a.length<I;){const t=d instanceof Error?d.stack??d.message:String(d);a.push((0,S._U)(o(t))),
d=d instanceof Error?d.cause:void 0}const T=i?1:N;return[i?`tf-disco could not run: ${o((0,r.A3)(p))}`:`tf-disco ${m.xv} crashed; this is a bug, please report i\
t with this text at ${m.xV}`,...a.join(`
caused by: `).split(`
`).slice(0,T)].map(t=>(0,P.BP)((0,P.RK)(t))).join(`
`)}const v=({hrtime:p})=>()=>Number(p.bigint())/1e6,L=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],$=300,g=5e3;function f(p,o,{isFinal:i,crash:a}){const d=v(p),T=new AbortController;
let n=0;const e=()=>i||T.signal.aborted;for(const t of L)p.on(t,()=>{const s=d()-n;o.end({kind:"signal",signal:t}),e()?(i||s>$)&&(p.removeAllListeners(t),p.kill(
p.pid,t)):n=d(),T.abort()});return p.on("uncaughtException",t=>{o.end({kind:"crash"});const s=a(t);e()&&p.exit(s),T.abort(),setTimeout(()=>p.exit(s),g).unref()}),
p.on("exit",()=>o.end({kind:"crash"})),T.signal}async function l(p,o){const{stdout:i,stderr:a}=p;for(const T of[i,a])await new Promise(n=>T.write("",n));if(p.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&p.platform!=="win32"&&p.execve!==void 0){const{execPath:T}=p;p.execve(T,[T,"--eval",`require('node:process').exit(${o})`],{})}p.
exit(o)}const b=100,C=()=>M("--semi-space-growth-factor=1"),E=()=>M("--heap-growing-percent=20"),h=100;async function U(p,o,i){let a=Date.now();for(;;){const d=p.
next(o.why!==null);if(d.done)return d.value;Math.abs(Date.now()-a)<h||(i(d.value),await B(),a=Date.now())}}const B=()=>new Promise(p=>setImmediate(p))}),8839:((O,W,c)=>{
c.d(W,{B_:()=>M,Dx:()=>y,PL:()=>x,aH:()=>N,yy:()=>S});var u=c(8474),r=c(3087),m=c(3152);async function S(g,f){for(const l of(0,r.mk)(f)){if(!g.writable)return;g.
write(l)||await P(g)}}async function P(g){const f=new AbortController,l=["drain","error","close"].map(b=>(0,u.once)(g,b,f));await Promise.race(l).catch(()=>{}),
f.abort()}const k=1024*1024;async function*y(g){let f="";for await(const l of g.setEncoding("utf8")){const[b="",...C]=String(l).split(`
`),E=[f+b,...C];f=E.pop()??"";for(const h of E)yield h.replace(/\r$/,"");if(f.length>k)throw new m.GN(["a line of standard input exceeds 1 MiB"])}f!==""&&(yield f)}
function M(g,f){g.once("error",l=>{l.code!=="EPIPE"&&f((0,r.A3)(l))}),g.on("error",()=>{})}const D={min:40,max:100,unknown:80};function x({columns:g},f){return g||
Number(/^\d{1,4}$/.exec(f.COLUMNS??"")?.[0])||D.unknown}function N(g,f,l){const b=f==="auto"?I(g,l):f==="always",C=Math.max(D.min,Math.min(x(g,l),D.max));return{
colour:b,hyperlinks:b&&g.isTTY===!0&&$(l),width:g.isTTY?C:Number.POSITIVE_INFINITY}}function I({isTTY:g},f){return f.NO_COLOR||f.TERM==="dumb"&&!f.FORCE_COLOR?!1:
f.FORCE_COLOR?f.FORCE_COLOR!=="0":g===!0}const w=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,v=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
L=5001;function $(g){const{FORCE_HYPERLINK:f,TERM:l="",TERM_PROGRAM:b="",VTE_VERSION:C}=g;return f?f!=="0":g.CI||g.NO_COLOR||l==="dumb"?!1:Number(C)>=L||w.test(
b)||v.test(l)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(E=>g[E])}}),3474:((O,W,c)=>{c.d(W,{CV:()=>w,KT:()=>k,Ob:()=>B,PW:()=>I,TN:()=>$,WD:()=>g,YA:()=>l,
Yq:()=>C,ai:()=>f,lq:()=>x,lx:()=>b,pS:()=>L,p_:()=>v,xH:()=>N});var u=c(6889),r=c(7811),m=c(9179),S=c(7630),P=c(8535);const k=p=>Object.keys(p).map(o=>({name:o,
...p[o]})),y=(p,o)=>({isList:!1,value:p,parse:o}),M=p=>({value:p,mistakes:[]}),D=(p,o)=>({...p,parse:(i,a)=>{const{value:d,mistakes:T}=p.parse(i,a);return{value:o(
d),mistakes:T}}}),x=({parse:p,...o})=>({...o,parse:(i,a)=>i===""?M(null):p(i,a)}),N=(p,o)=>y(p,(i,a)=>{const d=i===""?(0,r.Ju)(null):o(i);return d.ok?M(d.value):
{value:null,mistakes:[`${a}: ${d.why}`]}}),I=N("FILE",r.Ju),w=N("TOKEN",S.AI),v=(p,o,i=S.Dw)=>({isList:!0,value:p,parse:(a,d)=>{const T=i(a).map(e=>{const t=o(e),
s=t.ok?t:o((0,m.Mi)(e));return s.ok?t:s});return{value:T.flatMap(e=>e.ok?[e.value]:[]),mistakes:T.flatMap(e=>e.ok?[]:`${d}: ${e.why}`)}}}),L=1e4,$=D(v("HOST",S.
l6),p=>Array.from(Map.groupBy(p,({host:o})=>o),([o,i])=>({host:o,services:[...new Set(i.flatMap(({services:a})=>a))],addresses:i.flatMap(({addresses:a})=>a)}))),
g=p=>D(v("LABEL",S.V8),o=>{const i=o.flat();return[...new Set(i.length===0?[p]:i)]}),f=({min:p,max:o,whole:i})=>y("N",(a,d)=>{const T=/^\d+(\.\d+)?$/.test(a)?Number(
a):Number.NaN;if(T>=p&&T<=o&&(!i||Number.isInteger(T)))return M(T);const e=`${d} is "${a}", expected ${i?"a whole number":"a number"} from ${p} to ${o}`;return{
value:p,mistakes:[e]}}),l=p=>({...D(f(p),o=>o*1e3),value:"SECONDS"}),b=y("",(p,o)=>{const i=/^(true|True|TRUE)$/.test(p),a=i||/^(false|False|FALSE)$/.test(p);return{
value:i,mistakes:a?[]:[`${o} is "${p}", expected "true" or "false"`]}}),C=(...p)=>({...y(p.join("|"),(o,i)=>{const d=p.some(T=>T===o)?[]:[`${i} is "${o}", ${E(o,
p)}`];return{value:o,mistakes:d}}),choices:p}),E=(p,o)=>`expected one of ${o.map(i=>`"${i}"`).join(", ")}${(0,P.a)(p,o)}`,h=["auto","terraform","opentofu","both"],
B={...y("CLI",(p,o)=>{const[,i,a=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(p)??[],d={name:i??"auto",version:a},T=n=>({value:d,mistakes:[`${o}\
 is "${p}", ${n}`]});if(i===void 0){const n=E(p,h),e=n.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return T(n+e)}return a===null?M(d):i==="auto"||
i==="both"?T('but only "terraform" and "opentofu" can have a version'):(0,u.lF)(a)?M(d):T(`expected a version such as "${i} 1.10"`)}),choices:h}}),7630:((O,W,c)=>{
c.d(W,{$h:()=>T,AI:()=>E,Dw:()=>I,IL:()=>h,Ju:()=>U,Kd:()=>o,V8:()=>a,aS:()=>f,eX:()=>n,jM:()=>C,l6:()=>b,o2:()=>g,vk:()=>w,x2:()=>p});var u=c(7811),r=c(9119),m=c(
2485),S=c(8032),P=c(255),k=c(5106),y=c(7057),M=c(2432),D=c(8535);let x=function(...e){return{parseNamedAddress:x}=c.late([2172,6022],6022),new.target?new x(...e):
x(...e)},N=function(...e){return{problemFacts:N}=c.late([4507],4507),new.target?new N(...e):N(...e)};const I=e=>v(e,/(^|\s)#.*$/s),w=e=>v(e,/^\s*#.*$/s),v=(e,t)=>e.
split(/\r\n|[\n\r]/).map(s=>s.replace(t,"").trim()).filter(s=>s!=="");function L(e){const t=(0,P.Fq)(e);if(t.ok)return t;const s=(0,m.L6)(e);return(0,u.TR)(`"${e}\
" is not a hostname: ${t.why}${s===null?"":`; ${s}`}`)}const $=(e,t,s)=>e?(0,u.Ju)(t):(0,u.TR)(`"${t}" ${s}`),g=e=>$((0,r.en)(e),e,'is not the name of a reposit\
ory, such as "acme/network"');function f(e){const t=(0,k.OA)(e);if(t!==null)return(0,u.TR)(`"${e}" is not a known service id; did you mean ${t}?`);const s=S.Du.
some(_=>(0,k.oe)(e,_).ok);return $(s,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const l=/^(modules\.v1|providers\.v1)=(.*)$/s;function b(e){
const t=e.split(/\s+/).flatMap(H=>l.test(H)?[H]:H.split(",")),[s="",..._]=t.filter(H=>H!==""),A=L(s),R=_.map(H=>l.exec(H)?.[1]??H),j=[A,...R.map(f)].flatMap(H=>H.
ok?[]:H.why);if(!A.ok||j.length>0)return(0,u.TR)(j.join("; "));const F=_.flatMap(H=>{const[,ne,oe=""]=l.exec(H)??[];return ne===void 0?[]:{host:A.value,service:ne,
text:oe}}),V=F.flatMap(H=>{const ne=x(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return V.length===0?(0,u.Ju)({host:A.value,
services:[...new Set(R)],addresses:F}):(0,u.TR)(V.join("; "))}function C(e){const t=e.startsWith("*."),s=L(t?e.slice(2):e);return s.ok?(0,u.Ju)({host:s.value,subdomains:t}):
s}const E=e=>e.length>y.$c?(0,u.TR)("the token is longer than 64 KiB; set only the token"):(0,u.Ju)(new y.ou(e));function h(e){const t=e.indexOf("=");if(t<0)return(0,u.
TR)('a line has no "="; expected HOST=TOKEN');const s=(0,P.Fq)(e.slice(0,t).trim());if(!s.ok)return(0,u.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const _=E(e.slice(t+1).trim());return _.ok?(0,u.Ju)({host:s.value,token:_.value}):_}function U(e){const t="expected HOST[:PORT]=AD\
DRESS[:PORT]",s=e.indexOf("=");if(s<0)return(0,u.TR)(`"${e}" has no "="; ${t}`);const _=e.slice(0,s).trim(),A=L(_);if(!A.ok)return A;const R=A.value.replace(/:\d+$/,
""),j=B(e.slice(s+1).trim());if(j===null)return(0,u.TR)(`"${e}" has no valid address; ${t}`);const[,F]=_.split(":");return(0,u.Ju)({name:R,port:F===void 0?null:
Number(F),...j})}function B(e){const[,t,s]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return t===
void 0||!/[.:]|^localhost$/i.test(t)?null:s===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(s)&&Number(s)>=1&&Number(s)<=65535?{address:t,addressPort:Number(
s)}:null}function p(e){const[t="",s,..._]=e.split(/\s+/);if(_.length>0)return(0,u.TR)(`"${e}" has too many words; expected CODE [HOST]`);const A=N();if(!Object.
hasOwn(A,t)){const j=(0,D.a)(t,Object.keys(A),`; ${M.aq} lists the codes`);return(0,u.TR)(`"${t}" is not a problem code${j}`)}if(s===void 0)return(0,u.Ju)({code:t,
host:null});const R=L(s);return R.ok?(0,u.Ju)({code:t,host:R.value}):R}function o(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return $(t,e,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const i=50;function a(e){const t=e.split(",").map(_=>_.trim()).filter(_=>_!==""),s=t.find(_=>_.length>i);return s===
void 0?(0,u.Ju)(t):(0,u.TR)(`"${s}" has ${s.length} characters; GitHub allows at most ${i}`)}const d=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function T(e){const t=e.toLowerCase(),[,s]=d.find(([_])=>t.endsWith(_))??
[];return s!==void 0?(0,u.Ju)({path:e,format:s}):(0,u.TR)(`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const n=e=>$(/\.json$/i.test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((O,W,c)=>{
c.d(W,{a:()=>S,q:()=>r});var u=c(5106);function r(P,k){const y=m(P);if(y.length<2)return null;const M=w=>k.filter(v=>w(m(v))),[D=M(w=>(0,u.TW)(w,y))[0]]=M(w=>w===
y);if(D!==void 0||y.length<3)return D??null;const[x,N]=[M(w=>w.startsWith(y)),M(w=>w.includes(y))],I=x.length===1?x:N;return I.length===1?I[0]??null:null}const m=P=>P.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function S(P,k,y=""){const M=r(P,k);return M===null?y:`; did you mean "${M}"?`}}),101:((O,W,c)=>{c.d(W,{N:()=>S,W:()=>k});
var u=c(1792),r=c(6429),m=c(255);function S(v){const L=f=>v[f]||v[f.toLowerCase()]||"",$={http:P("HTTP_PROXY",L("HTTP_PROXY")),https:P("HTTPS_PROXY",L("HTTPS_PR\
OXY"))},g=D(L("NO_PROXY"));return f=>{const l=$[f.scheme];return l===null||M(f.name)||g(f)?null:l}}function P(v,L){if(L==="")return null;const $=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(L)?L:`http://${L}`);if($===null)throw new TypeError(`${v} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test($.protocol))throw new TypeError(`${v}\
 is a ${$.protocol}// proxy; expected http:// or https://`);if(!y($.username)||!y($.password))throw new TypeError(`${v} has a user name or password with a bare \
"%"; write "%25" for it`);return $}const k=v=>Object.entries(v).flatMap(([L,$=""])=>{if(!/^https?_proxy$/i.test(L))return[];const g=$.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[f=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(g)??[],[,...l]=/^([^:]*):?(.*)$/s.exec(f)??[];return[l,l.map(u.unescape)].flatMap(([b="",C=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,u.unescape)(b))?[b]:[],...C===""?[]:[C,Buffer.from(`${b}:${C}`).toString("base64")]])});function y(v){try{return decodeURIComponent(v),!0}catch{return!1}}
const M=v=>v==="localhost"||["127.0.0.0/8","::1/128"].some(L=>N(L)?.(v));function D(v){const $=v.split(",").map(g=>g.trim().toLowerCase()).filter(g=>g!=="").map(
x);return g=>$.some(f=>f(g))}function x(v){if(v==="*")return()=>!0;const L=N(v);if(L!==null)return({name:C})=>L(C);const{name:$,port:g}=w(v),f=C=>g===""||String(
C.port)===g,l=$.includes(":")?128:32,b=N(`${$}/${l}`)??I($);return C=>f(C)&&b(C.name)}function N(v){const[,L="",$=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(v)??[],g=(0,r.
r5)(L),f=Number($);if(g===null||f>8*g.length)return null;const l=(0,r.NW)(g),b=f-8*(g.length-l.length),C=b<0?{prefix:g,bits:f}:{prefix:l,bits:b};return E=>{const h=(0,r.
r5)(E);return h!==null&&(0,r.Wg)(C,(0,r.NW)(h))}}function I(v){if(v==="")return()=>!1;const L=v.replace(/^\*\./,"."),$=L.replace(/^\./,""),g=(0,m.Pv)($),f=g.ok?
g.value:$,l=b=>!L.startsWith(".")&&b===f;return b=>(0,r.r5)(b)===null&&(b.endsWith(`.${f}`)||l(b))}function w(v){const L=/^\[([^\]]*)\]:([^:]*)$/.exec(v)??/^([^:[\]]*):([^:[\]]*)$/.
exec(v);return L===null?{name:v,port:""}:{name:L[1]??"",port:L[2]??""}}}),3152:((O,W,c)=>{c.d(W,{GN:()=>k,P$:()=>M,w7:()=>y});var u=c(6760),r=c(9179),m=c(3474),
S=c(7630),P=c(7773);class k extends Error{name="SettingsError";mistakes;constructor(w){const v=w.map(r._U);super(v.join(`
`)),this.mistakes=v}}const y={isTerminal:!1,setting:I=>I,missingPath:(I,w)=>`scan names "${I}", which does not exist in ${w}`};function M(I,{setting:w}=y){const v=P.
y.map(({name:l,kind:b,default:C=""})=>({field:l.replace("-seconds","Ms").replace(/-./g,E=>E.slice(1).toUpperCase()),...b.parse(I[l]?.trim()||C,w(l))})),L=Object.
fromEntries(v.map(({field:l,value:b})=>[l,b])),$=[...L.scan,...L.usages,...(0,S.Dw)(I.hostnames??"")].length===0,{length:g}=L.hostnames,f=`${w("hostnames")} has\
 ${g} hosts, the limit is ${m.pS}`;return{settings:$?{...L,scan:["."]}:L,mistakes:[...v.flatMap(({mistakes:l})=>l),...g>m.pS?[f]:[],...D(L,w),...x(L,w),...N(L,w)]}}
function D(I,w){const v=[["issue-open-after",I.issueOpenAfter],["issue-close-after",I.issueCloseAfter]];return(I.history===null?v.filter(([,$])=>$>1):[]).map(([
$,g])=>`${w($)} is ${g}, which needs ${w("history")}; set it to a file that is kept from run to run`)}function x({report:I,history:w,badge:v},L){const $=[...I.map(
({path:g})=>["report",g]),["history",w],["badge",v]];return $.flatMap(([g,f],l)=>{if(f===null)return[];const b=E=>E!==null&&(0,u.normalize)(E)===(0,u.normalize)(
f),C=$.slice(0,l).find(([E,h])=>E!==g&&b(h));return C===void 0?[]:[`${L(C[0])} and ${L(g)} both name ${f}; write to different files`]})}function N(I,w){const{scan:v,
exclude:L,roots:$,dialect:g,depth:f,changedOnly:l,repositories:b}=I,C=w("usages");if(I.usages.length===0){const o=`${w("repositories")} needs ${C}; set it to th\
e usages files of the repositories`;return b.length===0?[]:[o]}const E=C.startsWith("--")?`repeat ${C}`:`write one a line in ${C}`,h="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[v.length>0,w("scan"),`${h}; to check several files, ${E}`],[L.length>0,w("exclude"),h],[$.length>0,w("roots"),
h],[g.name!=="auto",w("dialect"),h],[f==="init",`${w("depth")} init`,"set it to packages: usages files hold no packages of modules"],[l,w("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([o])=>o).map(([,o,i])=>`${o} cannot be used together with ${C}; ${i}`)}}),7773:((O,W,c)=>{c.
d(W,{f:()=>v,y:()=>w});var u=c(7811),r=c(3474),m=c(7630);const S={hostnames:{kind:r.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:r.
p_("PATH",u.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:r.p_(
"GLOB",u.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:r.p_("HOST",m.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:r.p_("SERVICE",m.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:r.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},P={usages:{kind:r.p_("FILE",u.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:r.p_("OWNER/NAME",m.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},k={depth:{kind:r.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:r.p_("GLOB",u.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:r.p_("OS_ARCH",m.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:r.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:r.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},y={tokens:{kind:r.p_("HOST=TOKEN",m.IL,m.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:r.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},M={
"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. D\
efault: as long as the CLI waits, and 10 for a helper."},retries:{kind:r.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, ti\
meout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:r.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",
default:"16"},"deadline-seconds":{kind:r.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked,\
 and the check fails.",default:"600"},"ca-file":{kind:r.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.
p_("HOST=ADDRESS",m.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the hos\
t."}},D={"certificate-days":{kind:r.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:r.Yq("error","warning","never"),help:"\
Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",m.x2),help:"Findings to ignore, one per line: `C\
ODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},x={report:{kind:r.p_("FILE",m.$h),help:"Report files to write, one per l\
ine, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:r.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:r.xH("FILE",m.eX),help:"JSON f\
ile for a badge of shields.io to write."}},N={"changed-only":{kind:r.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are \
always checked.",default:"false"},comment:{kind:r.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: \
`never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:r.Yq("never","on-failure"),help:"When to open one issue, updated \
automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Label\
s for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:r.ai({min:1,max:20,whole:!0}),
help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:r.ai({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},I={...S,...P,...k,...y,...M,...D,...x,...N},w=r.KT(I),
v=[["What to check",r.KT(S)],["Many repositories",r.KT(P)],["Following `init`",r.KT(k)],["Credentials",r.KT(y)],["Network",r.KT(M)],["Verdict",r.KT(D)],["Report\
s",r.KT(x)]]}),2613:(O=>{O.exports=process.getBuiltinModule("assert")}),181:(O=>{O.exports=process.getBuiltinModule("buffer")}),4434:(O=>{O.exports=process.getBuiltinModule(
"events")}),9896:(O=>{O.exports=process.getBuiltinModule("fs")}),8611:(O=>{O.exports=process.getBuiltinModule("http")}),5692:(O=>{O.exports=process.getBuiltinModule(
"https")}),9278:(O=>{O.exports=process.getBuiltinModule("net")}),4589:(O=>{O.exports=process.getBuiltinModule("node:assert")}),6698:(O=>{O.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(O=>{O.exports=process.getBuiltinModule("node:buffer")}),7598:(O=>{O.exports=process.getBuiltinModule("node:crypto")}),3053:(O=>{O.exports=
process.getBuiltinModule("node:diagnostics_channel")}),610:(O=>{O.exports=process.getBuiltinModule("node:dns")}),1553:(O=>{O.exports=process.getBuiltinModule("n\
ode:dns/promises")}),8474:(O=>{O.exports=process.getBuiltinModule("node:events")}),3024:(O=>{O.exports=process.getBuiltinModule("node:fs")}),1455:(O=>{O.exports=
process.getBuiltinModule("node:fs/promises")}),7067:(O=>{O.exports=process.getBuiltinModule("node:http")}),2467:(O=>{O.exports=process.getBuiltinModule("node:ht\
tp2")}),7030:(O=>{O.exports=process.getBuiltinModule("node:net")}),8161:(O=>{O.exports=process.getBuiltinModule("node:os")}),6760:(O=>{O.exports=process.getBuiltinModule(
"node:path")}),3916:(O=>{O.exports=process.getBuiltinModule("node:path/posix")}),643:(O=>{O.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(O=>{O.exports=
process.getBuiltinModule("node:querystring")}),99:(O=>{O.exports=process.getBuiltinModule("node:sqlite")}),7075:(O=>{O.exports=process.getBuiltinModule("node:st\
ream")}),7830:(O=>{O.exports=process.getBuiltinModule("node:stream/web")}),6193:(O=>{O.exports=process.getBuiltinModule("node:string_decoder")}),8500:(O=>{O.exports=
process.getBuiltinModule("node:timers/promises")}),1692:(O=>{O.exports=process.getBuiltinModule("node:tls")}),3136:(O=>{O.exports=process.getBuiltinModule("node\
:url")}),7975:(O=>{O.exports=process.getBuiltinModule("node:util")}),3429:(O=>{O.exports=process.getBuiltinModule("node:util/types")}),5919:(O=>{O.exports=process.
getBuiltinModule("node:worker_threads")}),8522:(O=>{O.exports=process.getBuiltinModule("node:zlib")}),857:(O=>{O.exports=process.getBuiltinModule("os")}),6928:(O=>{
O.exports=process.getBuiltinModule("path")}),2203:(O=>{O.exports=process.getBuiltinModule("stream")}),2375:(O=>{O.exports=process.getBuiltinModule("tls")}),9023:(O=>{
O.exports=process.getBuiltinModule("util")}),3106:(O=>{O.exports=process.getBuiltinModule("zlib")})},fe={};function Q(O){var W=fe[O];if(W!==void 0)return W.exports;
var c=fe[O]={exports:{}},u=!0;try{pe[O](c,c.exports,Q),u=!1}finally{u&&delete fe[O]}return c.exports}Q.m=pe,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var O=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",u=m=>{m&&m.d<1&&(m.d=1,m.forEach(
S=>S.r--),m.forEach(S=>S.r--?S.r++:S()))},r=m=>m.map(S=>{if(S!==null&&typeof S=="object"){if(S[O])return S;if(S.then){var P=[];P.d=0,S.then(M=>{k[W]=M,u(P)},M=>{
k[c]=M,u(P)});var k={};return k[O]=M=>M(P),k}}var y={};return y[O]=M=>{},y[W]=S,y});Q.a=(m,S,P)=>{var k;P&&((k=[]).d=-1);var y=new Set,M=m.exports,D,x,N,I=new Promise(
(w,v)=>{N=v,x=w});I[W]=M,I[O]=w=>(k&&w(k),y.forEach(w),I.catch(v=>{})),m.exports=I,S(w=>{D=r(w);var v,L=()=>D.map(g=>{if(g[c])throw g[c];return g[W]}),$=new Promise(
g=>{v=()=>g(L),v.r=0;var f=l=>l!==k&&!y.has(l)&&(y.add(l),l&&!l.d&&(v.r++,l.push(v)));D.map(l=>l[O](f))});return v.r?$:L()},w=>(w?N(I[c]=w):x(M),u(k))),k&&k.d<0&&
(k.d=0)}})(),(()=>{var O=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,W;Q.t=function(c,u){if(u&1&&(c=this(c)),u&8||typeof c=="object"&&c&&(u&
4&&c.__esModule||u&16&&typeof c.then=="function"))return c;var r=Object.create(null);Q.r(r);var m={};W=W||[null,O({}),O([]),O(O)];for(var S=u&2&&c;typeof S=="ob\
ject"&&!~W.indexOf(S);S=O(S))Object.getOwnPropertyNames(S).forEach(P=>m[P]=()=>c[P]);return m.default=()=>c,Q.d(r,m),r}})(),Q.d=(O,W)=>{for(var c in W)Q.o(W,c)&&
!Q.o(O,c)&&Object.defineProperty(O,c,{enumerable:!0,get:W[c]})},Q.f={},Q.e=O=>Promise.all(Object.keys(Q.f).reduce((W,c)=>(Q.f[c](O,W),W),[])),Q.u=O=>({647:"647",
1427:"1427",1903:"1903",2172:"3699",2218:"2218",2798:"2798",3276:"3276",3542:"3276",3611:"2798",3699:"3699",3770:"2798",4225:"8317",4284:"1903",4668:"8317",4878:"\
4878",4947:"1427",5009:"3276",5830:"2218",6851:"3276",7390:"3276",8095:"3276",8317:"8317",8580:"1427",8639:"3699",8822:"3699",9465:"3699"}[O]??O)+".index.js",Q.
o=(O,W)=>Object.prototype.hasOwnProperty.call(O,W),Q.r=O=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(O,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(O,"__esModule",{value:!0})},(()=>{var O={8374:0,8792:0},W=c=>{var{ids:u,modules:r,runtime:m}=c,S,P,k=0;for(S in r)Q.o(r,S)&&(Q.m[S]=r[S]);for(m&&
m(Q);k<u.length;k++)P=u[k],Q.o(O,P)&&O[P]&&O[P][0](),O[u[k]]=0};Q.late=(c,u)=>{for(const r of c){if(O[r]===0)continue;const{createRequire:m}=process.getBuiltinModule(
"module");W(m(import.meta.url)("./"+Q.u(r)))}return Q(u)},Q.f.j=(c,u)=>{var r=Q.o(O,c)?O[c]:void 0;if(r!==0)if(r)u.push(r[1]);else{var m=import("./"+Q.u(c)).then(
W,S=>{throw O[c]!==0&&(O[c]=void 0),S}),m=Promise.race([m,new Promise(S=>r=O[c]=[S])]);u.push(r[1]=m)}}})();var de={};Q.d(de,{C:()=>Ee,a:()=>ve});const Ee=()=>Promise.
all([Q.e(3699),Q.e(2172),Q.e(9465),Q.e(8639),Q.e(8822),Q.e(1427),Q.e(8374),Q.e(8580),Q.e(4947)]).then(Q.bind(Q,4947)),ve=()=>Promise.all([Q.e(8374),Q.e(647)]).then(
Q.bind(Q,647));var $e=de.C,Oe=de.a;export{$e as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
