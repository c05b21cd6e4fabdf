var pe={9876:((w,W,c)=>{c.d(W,{rv:()=>me,cA:()=>_e});var f=c(255),r=c(7057),m=c(7630),S=c(101),P=c(1780),I=c(9179),T=c(3298),A=c(3628),D=c(9509);const x=4;function N(K,q){
let Y={text:K,starts:null};for(let te=0;te<x&&Y!==null;te+=1)q(L(Y,K.length)),Y=u(Y,K.length)}const b="\u2026",y=Array.from({length:128},(K,q)=>{const Y=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function $(K){return K===b?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function L({text:K,starts:q},Y){let te="",ee=!1;const J=[],z=(G,Z)=>{G===" "&&ee||(ee=G===
" ",te+=G,J.push(Z))};for(let G=0;G<K.length;G+=1){const Z=q===null?G:q[G]??Y,X=y[K.charCodeAt(G)];if(X!==void 0){z(X,Z);continue}const se=String.fromCodePoint(
K.codePointAt(G)??0);for(const ie of $(se).split(""))z(ie,Z);G+=se.length-1}return J.push(Y),{folded:te,starts:J}}const O=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),E=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
d=/[%\\&]|xn--/i;function u({text:K,starts:q},Y){if(!d.test(K))return null;let te="";const ee=[];let J=0;const z=Z=>q===null?Z:q[Z]??Y,G=Z=>{for(let X=J;X<Z;X+=
1)ee.push(z(X));te+=K.slice(J,Z)};for(const Z of K.matchAll(E)){G(Z.index),J=Z.index+Z[0].length;for(const{written:X,at:se}of k(Z)){te+=X;for(let ie=0;ie<X.length;ie+=
1)ee.push(z(Z.index+se))}}return J===0?null:(G(K.length),{text:te,starts:ee})}function k(K){const[q,Y,te,ee,J,z,G,Z,X,se]=K;if(Y!==void 0)return U(Y);if(se!==void 0)
return[{written:(0,D.mI)(se.toLowerCase()),at:0}];const ie=te??ee??Z;return C(ie!==void 0?v(Number.parseInt(ie,16)):G!==void 0?v(Number(G)):X!==void 0?O.get(X)??
q:J??(z===void 0?"":" "))}const C=K=>[{written:K,at:0}],v=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",p=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function U(K){const q=K.startsWith("%")?3:4,Y=K.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(Y.matchAll(p),({
0:[te="",...ee],index:J})=>{const z=te.charCodeAt(0),G=ee.reduce((Z,X)=>Z<<6|X.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:v(G),at:q*J}})}const B="\
***",_=12,o=200;function i(K){const q=l(K);return(Y,te)=>{if(q.pieces.size===0)return Y;const ee=[];return N(Y,J=>h(J,Y,q,ee)),ee.length===0?Y:a(Y,ee,te)}}function l(K){
const q=new Set,Y=new Set,te=new Set,ee=({folded:J})=>{if(J.length<r.Il)return;const z=Math.min(J.length,_);Y.add(z);for(let G=0;G+z<=J.length;G+=1)q.add(J.slice(
G,G+z));for(let G=r.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,A.x)(K))N(J,ee);return{pieces:q,lengths:Y,heads:te}}function h({folded:K,starts:q},Y,{pieces:te,
lengths:ee,heads:J},z){const G=(X,se)=>{const ie=K[X]===" "?X+1:X;let re=K[se-1]===" "?se-1:se;for(;re<K.length&&q[re]===q[re-1];)re+=1;const ce=q[ie]??0,le=q[re]??
Y.length,ae=z.at(-1);ae===void 0||ce<ae.from||ce>ae.to?z.push({from:ce,to:le}):z[z.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const X of ee)for(let se=0;se+
X<=K.length;se+=1)te.has(K.slice(se,se+X))&&G(se,se+X);const Z=X=>{for(let se=Math.min(_-1,X);se>=r.Il;se-=1)if(J.has(K.slice(X-se,X))){G(X-se,X);break}};for(let X=K.
indexOf(b);X>=0;X=K.indexOf(b,X+1))Z(X);Y.length>=o&&Z(K.length)}function a(K,q,Y){let te="",ee=0;for(const J of q.toSorted((z,G)=>z.from-G.from))J.to<=ee||Y.size>
0&&t(K,J,Y)||((J.from>ee||ee===0)&&(te+=K.slice(ee,J.from)+B),ee=J.to);return te+K.slice(ee)}const n=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),e=260;function t(K,{from:q,to:Y},te){const ee=G=>Math.max(q-G,G-Y)<e&&n(K[G]??"");let J=q;for(;ee(J-1);)J-=1;let z=Y;for(;ee(z);)z+=1;for(;!te.has(K.slice(J,
z));){if(z===Y||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const s=64,F="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude \
requirements namedHost stateHosts repository setting writtenAt",V="value hashes",H=new Set;function ne(K){return oe(()=>{const q=i(K);return(Y,te=H)=>{if(typeof Y==
"string")return oe(()=>q(Y,te));const ee=(0,T.O)(J=>q((0,I._U)(J),te));return oe(()=>ue(ee)(Y))}})}function oe(K){try{return K()}catch{throw new Error("tokens c\
ould not be hidden")}}function ue(K){const[q,Y]=[new Set(F.split(" ")),new Set(V.split(" "))],te={ours:new Map,theirs:new Map},ee=(z,G,Z)=>{if((0,P.rZ)(z))return(0,P.
tD)(z,K);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,Z));return re.every((ce,le)=>ce===z[le])?z:re}let X=!0;const se=Object.entries(z).map(([re,ce])=>{if(Z===
"ours"&&q.has(re))return[re,ce];const le=J(ce,G+1,Y.has(re)?"theirs":Z),ae=Z==="ours"?re:K(re);return X&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return X&&ie?z:Object.fromEntries(se)},J=(z,G,Z)=>{if(typeof z=="string")return K(z);if(G>s)return null;if(typeof z!="object"||z===null)return z;
const X=te[Z].get(z)??ee(z,G,Z);return te[Z].set(z,X),X};return z=>J(z,0,"ours")}function _e(K,q,Y=()=>{}){const te=new Map;let ee=null;const J=G=>{const Z=G.filter(
X=>!te.has(X.reveal()));if(Z.length!==0){for(const X of Z)te.set(X.reveal(),X);ee=null,Y(Z)}};oe(()=>J(ge(K,q)));const z=(G,Z)=>(ee??=ne([...te.values()]),ee(G,
Z));return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,Z)=>te.size===0?G:z(G,Z)}}function me(K,{redact:q}){try{return K(q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=K=>(0,f.Fq)(K).ok;function ge(K,q){const Y=(0,m.vk)(K.tokens??"").flatMap(J=>{const z=J.
indexOf("="),G=J.slice(z+1).trim(),Z=z<0?"":J.slice(0,z).trim(),X=!Z.includes(".")&&G.includes(".")&&he(G);return Z!==""&&(!he(Z)||X)?[G,Z,J]:[G]}),te=Object.entries(
q).flatMap(([J,z])=>J.startsWith(f.xV)&&z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...Y,...te,...(0,S.W)(q),ee].filter(J=>J!=="").map(J=>new r.ou(
J))}}),3628:((w,W,c)=>{c.d(W,{K:()=>x,x:()=>T});var f=c(7811),r=c(4443),m=c(7057);function S(b){const y=b.reveal(),$=/[\r\n]/.test(y)?y.split(/[\r\n]+/):[];return[
y,...$].filter(L=>L.trim().length>=m.Il)}const P=b=>[...new Set([b,Buffer.from(b).toString("latin1")])],I=b=>["","x","xx"].flatMap(y=>{const $=Buffer.from(y+b).
toString("base64"),L=$.slice(Math.ceil(y.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[L.slice(0,-1),L]:[L]});function*T(b){const y=b.flatMap(S).map($=>$.
trim().slice(0,m.$c));for(const $ of new Set(y.flatMap(P)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*I($),yield Buffer.from($).toString("hex")}
const A=16*1024,D=1024*1024;function x(b){let y=D;return $=>{const L=$.flatMap(S).flatMap(E=>[E,E.trim()]),O=[];for(const E of new Set(L.flatMap(P))){if(E.length>
A||y<0)continue;const d=N(E).filter(u=>u.trim().length>=m.Il);O.push(...d),y-=d.join("").length}for(const E of new Set([...L,...O]))b(E)}}function N(b){const y=(0,r.
zg)(b,"path"),$=(0,f.ol)(b).slice(1,-1),L=[encodeURIComponent(b.toWellFormed()),...y.ok?[y.value]:[]],O=I(b),E=Buffer.from(b).toString("hex");return[b,b.toLowerCase(),
$,JSON.stringify(b).slice(1,-1),...L,...L.map(d=>d.replace(/%[0-9A-F]{2}/g,u=>u.toLowerCase())),...O,...O.map(d=>d.replaceAll("+","-").replaceAll("/","_")),E,E.
toUpperCase()]}}),3214:((w,W,c)=>{c.d(W,{Ip:()=>r,VG:()=>f,VJ:()=>S,v7:()=>m});class f{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(I){this.#n??=I,this.#e.abort();for(const T of this.onEnd)T()}}const r=(P,I)=>{const T=setTimeout(I,P);return()=>clearTimeout(
T)};function m(P,{startTimer:I,stop:T}){return new Promise(A=>{const D=()=>{x(),T.onEnd.delete(D),A()},x=I(P,D);T.onEnd.add(D)})}function S(P,I){const T=/^\d+$/.
test(P??"")?Number(P)*1e3:Date.parse(P??"")-I;return Number.isNaN(T)?null:T}}),3087:((w,W,c)=>{c.d(W,{A3:()=>x,KE:()=>N,KI:()=>$,Or:()=>b,f8:()=>y,hM:()=>D,mk:()=>T,
qW:()=>O});var f=c(3024),r=c(6760),m=c(2432),S=c(6092),P=c(9968);const I=64*1024;function*T(u){let k="";for(const C of u)k+=C,!(k.length<I)&&(yield k,k="");k!==
""&&(yield k)}const A={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class D extends Error{name="ExplainedError"}function x(u){if(u instanceof D)return u.message;if(!b(u))return`${String(u)}; this is a bug of tf-disco, \
please report it at ${m.xV}`;const k=A[u.code];return`${u.message.split(", ")[0]}${k===void 0?"":`; ${k}`}`}function N(u){try{return u(),null}catch(k){return(0,S.
RK)(x(k))}}const b=u=>typeof u=="object"&&u!==null&&"syscall"in u&&"code"in u;function y(u,k,C){const v=L(f.realpathSync(u),k),p=(0,r.basename)(k);$(f.lstatSync(
(0,r.join)(v,p),{throwIfNoEntry:!1}));const U=(0,r.join)(v,`.${p.slice(0,60)}.${Math.random().toString(36).slice(2)}`),B=f.openSync(U,"wx");try{(0,P.ET)(B,()=>{
for(const _ of C)f.writeFileSync(B,_)}),f.renameSync(U,(0,r.join)(v,p))}catch(_){throw f.rmSync(U,{force:!0}),_}}function $(u){if(!(u===void 0||u.isFile()||u.isSymbolicLink()))
throw new D(`it is ${(0,P.I)(u)}; choose another path`)}function L(u,k){const C=(0,r.resolve)(u,k),v=(0,P.UO)(C,u);if(!v&&!(0,r.isAbsolute)(k))throw new D(`it i\
s outside ${u}; use an absolute path if that is intended`);const p=v?u:(0,r.parse)(C).root;return(0,r.relative)(p,(0,r.dirname)(C)).split(r.sep).filter(Boolean).
reduce((B,_)=>E(B,_,u),p)}function O(u,k){const C=f.realpathSync(u);return d(L(C,k),(0,r.basename)(k),C)}function E(u,k,C){const v=(0,r.join)(u,k);try{f.lstatSync(
v,{throwIfNoEntry:!1})===void 0&&f.mkdirSync(v)}catch(p){if((0,P.Oj)(p)!=="EEXIST")throw p}return d(u,k,C)}function d(u,k,C){const v=(0,r.join)(u,k);if(!f.lstatSync(
v,{throwIfNoEntry:!1})?.isSymbolicLink())return v;const p=f.realpathSync(v);if(!(0,P.UO)(u,C)||(0,P.UO)(p,C))return p;throw new D(`the link ${(0,r.relative)(C,v)}\
 leads outside ${C}; remove it or choose another path`)}}),9968:((w,W,c)=>{c.d(W,{$r:()=>C,ET:()=>L,I:()=>N,Mc:()=>E,N0:()=>O,Oj:()=>$,UO:()=>k,qA:()=>D,qo:()=>y,
r7:()=>A,v2:()=>u,wX:()=>d,yR:()=>T});var f=c(4573),r=c(3024),m=c(6760);const S=16*1024*1024,P=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??
0),I=Buffer.allocUnsafeSlow(256*1024);function T(v,p=S){const U=D(v,p);if(!Buffer.isBuffer(U))return U;const B=U.toString("utf8"),_=!B.includes("\uFFFD")||(0,f.
isUtf8)(U);return{ok:!0,text:B,isUtf8:_,bytes:U.length}}function A(v,p=S){const U=T(v,p);return U.ok?U.text:null}function D(v,p){try{return L(r.openSync(v,P),U=>{
const B=r.readSync(U,I,0,I.length,0);return B<I.length?I.subarray(0,B):b(U,p)})}catch(U){const B=$(U),_=O(()=>r.statSync(v),null);return _?.isFile()===!1?x(_,B):
{ok:!1,failure:{kind:"error",code:B}}}}const x=(v,p)=>({ok:!1,failure:{kind:"special",is:N(v),code:p}});function N(v){return v.isDirectory()?"a directory":v.isFIFO()||
v.isSocket()?v.isFIFO()?"a named pipe":"a socket":v.isFile()?"a file without a size":v.isBlockDevice()?"a block device":"a character device"}function b(v,p){const U=r.
fstatSync(v),{size:B}=U;if(B<I.length)return x(U,"ESPIPE");if(B>p)return{ok:!1,failure:{kind:"size",bytes:B,maxBytes:p}};const _=Buffer.allocUnsafeSlow(B);let o=0;
for(;o<B;){const i=r.readSync(v,_,o,B-o,o);if(i===0)break;o+=i}return _.subarray(0,o)}const y=v=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(v).code);function $(v){
if(!(typeof v=="object"&&v!==null&&"code"in v)||typeof v.code!="string"||y(v))throw v;return v.code}function L(v,p){try{return p(v)}finally{r.closeSync(v)}}function O(v,p){
try{return v()}catch(U){return $(U),p}}const E=v=>O(()=>r.readdirSync(v,{withFileTypes:!0}),[]),d=v=>E(v).map(({name:p})=>p).sort(),u=v=>E(v).flatMap(p=>p.isDirectory()?
p.name:[]);function k(v,p){const U=(0,m.relative)(p,v);return U!==".."&&!U.startsWith(`..${m.sep}`)&&!(0,m.isAbsolute)(U)}function C(v){try{const p=r.realpathSync(
v),U=r.statSync(p);return U.isFile()?{kind:"file",path:p}:U.isDirectory()?{kind:"directory",path:p}:{kind:"special",path:p,is:N(U)}}catch(p){return{kind:"error",
code:$(p)}}}}),6889:((w,W,c)=>{c.d(W,{L2:()=>T,WJ:()=>I,lF:()=>o,rU:()=>A,uQ:()=>D,w0:()=>_});var f=c(9432),r=c(9119),m=c(8032),S=c(3096),P=c(1250);const I=([i,
...l])=>i===void 0||l.length>0?"both":i;function T({setting:i,scan:l}){const{name:h}=i,a=h==="auto"?null:h==="both"?m.Du:[h],n=l===null||l.isEmpty?null:l,e=n===
null?[]:y(n,i,a),t={setting:i,signs:e,constraints:n?.constraints??[]};if(a!==null)return $(a,["set by `dialect`"],[],t);if(n===null)return $(m.Du,["CLI not dete\
cted; set `dialect` to check one"],[],t);const s=b(e);if(s.length===0)return{...$(["terraform"],["assumed; set `dialect`"],[],t),isGuess:!0};const g=x(s),M=g.flatMap(
R=>s.find(j=>j.client===R)??[]);return $(g,M.map(O),s,t)}function A({clients:i},l){if(l===null||l.isEmpty)return m.zK;const h=new Set([...i,...l.tools().others]);
return l.usesTerragrunt&&h.add("terragrunt"),m.zK.filter(a=>h.has(a))}function D(i,{evidence:l,versions:h}){return(a,n)=>{const e=l.some(t=>{if(t.level!=="versi\
on-file"||t.version===null)return!1;const s=(0,S.jt)(t.place.file);return t.client===a&&(s===""||`${n}/`.startsWith(`${s}/`))});return i.version??(e?h[a]??null:
null)}}const x=i=>m.Du.filter(l=>i.some(h=>h.client===l));function N(i){const l=i.filter(({place:h})=>!(0,r.Zl)(h.file));return l.length===0?i:l}function b(i){const l=N(
i),h=P.A.find(a=>l.some(n=>n.level===a));return l.filter(({level:a})=>a===h)}function y({signs:i,tools:l,hasCloudHostname:h},{version:a},n){const e=b(i),t=n??x(
e),s=e.every(({place:V})=>(0,r.Zl)(V.file)),g=n===null&&(s||e.some(({isCloud:V})=>V)),M=a===null&&t.some(V=>_(V,[]).length>1);if(!g&&!M)return i;const{setsCloudHostname:R,
signs:j}=l(),F=h||R;return[...i.filter(({isCloud:V})=>!(V&&F)),...j]}function $(i,l,h,a){const n=i.map(s=>L(s,a)),e=n.filter(({version:s})=>s!==null),t=e.flatMap(
({signs:s})=>s.slice(0,1).map(O));return{name:I(i),clients:i,releases:n.flatMap(({releases:s})=>s),versions:Object.fromEntries(e.map(({client:s,version:g})=>[s,
g??""])),why:[...new Set([...l,...t])].join(", "),evidence:[...new Set([...h,...n.flatMap(({signs:s})=>s)])]}}function L(i,{setting:l,signs:h,constraints:a}){const n=(j,F)=>{
const[V=null,...H]=j,ne=_(i,j);return{client:i,releases:ne,version:H.length===0?V:null,signs:F}};if(l.version!==null)return n([l.version],[]);const e=N(h.filter(
j=>j.client===i&&j.version!==null)),t=new Set(e.map(({version:j})=>(j??"").replace(/^v/,"")));if(t.size>0){const j=n([...t],e);return{...j,version:o(j.version??
"")?j.version:null}}const s=N(a).map(({text:j,place:F})=>({client:i,level:"syntax",place:F,text:`requires ${(0,f.dh)(j)}`,version:j})),g=n([],[]),M=s.map(({version:j})=>j),
R=n(M,s);return R.releases.length===g.releases.length?g:R}const O=({place:i,text:l})=>`${i.file}:${i.line} ${l}`,E=[1e10,1e5,1],d=Number.POSITIVE_INFINITY,u={from:0,
before:d},k={from:Number.MAX_SAFE_INTEGER,before:d},C=200,v=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function p(i){if(i.length>C)return null;if(i==="latest")return k;const l=i.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(a=>a!==""),h=l.map(U);return l.length===0||h.includes(null)?null:{from:Math.max(...h.map(a=>a?.from??0)),before:Math.min(...h.map(a=>a?.before??d))}}function U(i){
const l=v.exec(i);if(l===null)return null;const[,h="",...a]=l,n=a.slice(0,3).filter(M=>/^\d/.test(M??"")),{length:e}=n,t=n.reduce((M,R,j)=>M+Number(R)*(E[j]??0),
0),s=M=>{const R=E[Math.max(M,1)-1]??1;return t-t%R+R};if(h==="!=")return u;if(h===">=")return{from:t,before:d};if(h===">")return{from:s(e),before:d};if(h==="<")
return{from:0,before:t};if(h==="<=")return{from:0,before:s(e)};const g={"~>":e-1,"^":1,"~":Math.min(e,2)}[h];return{from:t,before:s(g??e)}}function B(i,l){const{
from:h,before:a}=p(i)??u,n=p(l.from??"")?.from??0,e=p(l.before??"")?.from??d;return h<e&&n<a}function _(i,l){const h=m.pH.filter(n=>n.client===i),a=h.filter(n=>l.
some(e=>B(e,n)));return a.length===0?h:a}const o=i=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(i)}),1250:((w,W,c)=>{c.d(W,{A:()=>P,j:()=>I});var f=c(
2170),r=c(9119),m=c(8032),S=c(5243);const P=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({file:D,kind:{
clients:x},scope:N,isContext:b}){if(b)return;const[y,...$]=x;if(y!==void 0&&$.length===0&&!/(^|\/)[.#][^/]*$/.test(D)){const L=`is read by ${m.bB[y]} only`;this.
addSign({client:y,level:"syntax",place:{file:D,...f.wv},text:L})}for(const L of N.declared){const{kind:O,text:E,place:d}=L;if(O==="version")T(this.constraints,E,
L);else if(O==="binary"){const u=E==="tofu"?"opentofu":"terraform";this.addSign({client:u,level:"version-file",place:d,text:"sets terraform_binary"})}else if((0,m.
SO)(O)){const{client:u,what:k}=m.$I[O];this.addSign({client:u,level:"syntax",place:d,text:`has ${k}`})}}}end(D){for(const{kind:x,host:N,place:b,clients:y,isOverridden:$,
text:L}of D)if(x==="lock_provider"){const O=m.Du.find(d=>(0,S.Vm)(d)===N),E=`locks providers from ${N}`;O&&this.addSign({client:O,level:"lock-file",place:b,text:E})}else
x==="cloud_default"&&!$&&y.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:b,text:"has a cloud block without hostname",isCloud:!0}):
x==="module"&&L?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:b,text:"uses an OCI registry"});return{signs:[...this.signs.values()],
constraints:[...this.constraints.values()]}}addSign(D){T(this.signs,`${D.client} ${D.text}`,{...D,version:null})}}function T(A,D,x){const N=(0,r.Zl)(x.place.file)?
`${D} aside`:D;A.has(N)||A.set(N,x)}}),6429:((w,W,c)=>{c.d(W,{NW:()=>I,RY:()=>S,Wg:()=>f,r5:()=>r});const f=({prefix:T,bits:A},D)=>T.length===D.length&&T.every(
(x,N)=>{const b=Math.min(Math.max(8*(N+1)-A,0),8);return x>>b===(D[N]??0)>>b});function r(T){if(!T.includes(":"))return m(T);const A=T.indexOf("%");return A===T.
length-1?null:P(A<0?T:T.slice(0,A))}function m(T){const A=T.split("."),D=A.length===4&&A.every(N=>/^(0|[1-9]\d{0,2})$/.test(N)),x=A.map(Number);return D&&x.every(
N=>N<=255)?x:null}function S(T){const A=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(T)?URL.parse(`http://${T}`):null;return A&&m(A.hostname)}function P(T){const A=/^[\da-f:.]+$/i.
test(T)?URL.parse(`http://[${T}]`):null;if(A===null)return null;const[D=[],x=[]]=A.hostname.slice(1,-1).split("::").map(b=>b.split(":").filter(Boolean)),N=Array(
8-D.length-x.length).fill("0");return[...D,...N,...x].flatMap(b=>{const y=Number.parseInt(b,16);return[y>>8,y&255]})}const I=T=>/^(?:0,){10}255,255$/.test(T.slice(
0,12).join())?T.slice(12):T}),9562:((w,W,c)=>{c.d(W,{G:()=>f,V:()=>x});const f=_=>typeof _=="object"&&_!==null&&!Array.isArray(_),r=1e4,m=5e5,S=34,P=44,I=58,T=91,
A=123,D=125;function x(_,o){const i=new $(_,o),l=i.run();if(l!==null)return{ok:!1,...B(_,l)};const h=_.slice(0,i.end),a=h.includes("\\u")?h.replace(N,(n,e)=>e===
void 0?n:"\\ufffd"):h;return{ok:!0,value:JSON.parse(a)}}const N=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
b=["the text ends before the JSON value is complete","check that the file was not truncated"],y="more values than this check reads";class ${#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(o,i){this.#e=o,this.#n=i}run(){const o=this.#e,i=this.#s,l=d(o,0);for(let a=l,n=0;a<o.length;a=d(o,n)){const e=o.charCodeAt(
a);if(n=this.#a(a,e),n<0)return this.#u(a,~n);if(this.end=n,this.#n==="decoder"&&this.#t==="next"&&i.length===0)return null;this.#r=e,this.#c=a}return this.#t!==
"next"||i.length>0?[o.length,...b]:this.#n==="map"&&this.#o>=0&&o.charCodeAt(l)===A?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(o,i){
const l=this.#s[this.#s.length-1];if(i===l&&(this.#t==="next"||L(this.#r)))return this.#s.pop(),this.#t="next",o+1;switch(this.#t){case"value":return this.#l(o,
i);case"key":return i!==S?~o:(this.#t="colon",u(this.#e,o));case"colon":return i!==I?~o:(this.#t="value",o+1);case"next":return i!==P||l===void 0?~o:(this.#t=l===
D?"key":"value",o+1)}}#l(o,i){if(this.#i+=1,this.#i>m)return~o;if(L(i))return this.#s.length===r?~o:(this.#s.push(i+2),this.#t=i===A?"key":"value",o+1);const l=i===
S,h=l?u(this.#e,o):k(this.#e,o);return h<0||(!l&&this.#o<0&&C(this.#e,o,h)&&(this.#o=o),this.#t="next"),h}#u(o,i){const l=this.#e,h=l.charCodeAt(o),a=this.#s.at(
-1);if(this.#i>m)return[o,y,"split the text"];if(i>o)return[i,...v(l,i)];if(this.#t==="value"&&L(h))return[o,`more than ${r} levels of nesting`,"nest brackets l\
ess deeply"];if(h===a&&this.#r===P)return[this.#c,"trailing comma","remove the comma"];const n=a===void 0?void 0:String.fromCharCode(a);return[o,...U(l.slice(o,
o+2),this.#t,n)]}}const L=_=>_===A||_===T,O=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,E=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function d(_,o){let i=o;for(;i<_.length&&!(_.charCodeAt(i)>32||!` 	
\r`.includes(_.charAt(i)));i+=1);return i}function u(_,o){let i=o+1;for(O.lastIndex=i;O.test(_);)i=O.lastIndex;return _.charCodeAt(i)===S?i+1:~i}function k(_,o){
return E.lastIndex=o,E.test(_)?E.lastIndex:~o}const C=(_,o,i)=>i-o>=5&&Math.abs(Number(_.slice(o,i)))===1/0;function v(_,o){return o===_.length?b:_[o]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const p=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function U(_,o,i){for(const[l,...h]of p)if(l.test(_))
return h;switch(o){case"value":return/^[}\]:]/.test(_)?["missing value","add the value"]:/^[-+.\d]/.test(_)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return i===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(_)?["wrong closing bracket",`write ${i}`]:["missing comma","add the comma"]}}function B(_,[o,i,l]){const h=_.slice(0,o),a=h.split(
`
`).length,n=h.slice(h.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${a}, column ${n}`}: ${i}`,advice:l,isLimit:i===y}}}),7811:((w,W,c)=>{c.d(W,{Dw:()=>D,Ju:()=>N,
TR:()=>b,_6:()=>T,ol:()=>m,s8:()=>x});const f=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv';function m(y){if(/^[ !#-[\]-~]*$/.test(y))return`"${y}"`;const $=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${y.toWellFormed().replace(
$,S)}"`}function S(y){const $=y.codePointAt(0)??0;return f.includes(y)?`\\${r[f.indexOf(y)]}`:$<128?`\\x${P($,2)}`:$<65536?`\\u${P($,4)}`:`\\U${P($,8)}`}const P=(y,$)=>y.
toString(16).padStart($,"0"),I=new TextDecoder("utf-8",{ignoreBOM:!0}),T=y=>I.decode(y),A=($late2??=new RegExp("\\p{White_Space}","u"));function D(y){let $=0;for(;A.test(y.charAt($));)$+=
1;return y.slice($)}function x(y){let $=y.length;for(;A.test(y.charAt($-1));)$-=1;return y.slice(0,$)}const N=y=>({ok:!0,value:y}),b=y=>({ok:!1,why:y})}),4443:((w,W,c)=>{
c.d(W,{Ge:()=>E,Uw:()=>$,V$:()=>A,h0:()=>y,xB:()=>L,zg:()=>D});var f=c(7811);const r=`!$&'()*+,;=:[]<>"`,m={path:"$&+,/:;=@",host:r,zone:r,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,P=/^[A-Za-z0-9._~-]/,I=/%(?![0-9A-Fa-f]{2})/,T={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function A(d,u){let k="";for(const{0:C,index:v}of d.matchAll(S))if(P.test(C)||m[u].includes(C))k+=C;else{if(C===
"%")return(0,f.TR)(b(d,v));if(C.startsWith("%")){const p=Number.parseInt(C.slice(1),16);if(x(p,u))return(0,f.TR)(`invalid URL escape "${C}"`);k+=N(p,u)}else if(C>
"\x7F")k+=encodeURIComponent(C.toWellFormed());else{if(u==="host"||u==="zone")return(0,f.TR)(`invalid character ${(0,f.ol)(C)} in host name`);k+=N(C.charCodeAt(
0),u)}}return(0,f.Ju)(k)}function D(d,u){return d==="%2A"&&u==="path"?(0,f.Ju)("*"):T[u].test(d)&&!I.test(d)?(0,f.Ju)(d):A(d,u)}function x(d,u){return u==="host"?
d<128&&d!==37:u!=="zone"||d===37||d===32?!1:N(d,"zone").startsWith("%")}function N(d,u){const k=String.fromCharCode(d);return P.test(k)||m[u].includes(k)?k:`%${d.
toString(16).toUpperCase().padStart(2,"0")}`}const b=(d,u)=>`invalid URL escape ${(0,f.ol)(d.slice(u,u+3))}`;function y(d){for(const u of d.split("&")){if(u.includes(
";"))return"invalid semicolon separator in query";const[,...k]=/^([^=]*)=?(.*)$/s.exec(u)??[];for(const C of k){const v=C.search(I);if(v>=0)return b(C,v)}}return null}
const $=d=>d.replace(/(?:%[0-9A-F]{2})+/g,u=>(0,f._6)(Uint8Array.from(u.slice(1).split("%"),k=>Number.parseInt(k,16))));function L(d){return d.split("&").flatMap(
u=>{if(u===""||u.includes(";"))return[];const[,...k]=/^([^=]*)=?(.*)$/s.exec(u)??[],[C,v]=k.map(p=>A(p.replaceAll("+","%20"),"query"));return C?.ok&&v?.ok?[[O(C.
value),O(v.value)]]:[]})}const O=d=>d.replaceAll("%20","+"),E=d=>d.toSorted(([u],[k])=>u<k?-1:u>k?1:0).map(([u,k])=>`${u}=${k}`).join("&")}),8643:((w,W,c)=>{c.d(
W,{Dl:()=>x,EN:()=>L,L5:()=>$,O2:()=>i,Pl:()=>b,aR:()=>d,cz:()=>y,jr:()=>N,lv:()=>P,sX:()=>l,t5:()=>O});var f=c(9179),r=c(6429),m=c(7811),S=c(4443);const P={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},I=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,A=/^(?::[0-9]*)?$/,D=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function x(n){const[e,t]=o(n,"#"),s=u(e);if(!s.ok)return(0,m.TR)(`parse ${(0,m.ol)(e)}: ${s.why}`);const g=(0,S.zg)(t,"fragment");return g.ok?(0,m.Ju)({...s.value,
fragment:g.value}):(0,m.TR)(`parse ${(0,m.ol)(n)}: ${g.why}`)}function N(n){const e=n.scheme===""?"":`${n.scheme}:`,t=n.fragment===""?"":`#${n.fragment}`,s=n.opaque===
""?B(n)+_(n):n.opaque;return[e,s,E(n),t].join("")}function b(n){const e=n.opaque&&(0,f.Mi)(`//${n.opaque}`,"").slice(2);return(0,f.Mi)(N({...n,opaque:e,query:"",
forceQuery:!1,fragment:""}),"")}function y(n){const e=n.host.lastIndexOf(":"),t=e>=0&&A.test(n.host.slice(e)),s=t?n.host.slice(0,e):n.host,g=s.startsWith("[")&&
s.endsWith("]");return{name:(0,S.Uw)(g?s.slice(1,-1):s),port:t?n.host.slice(e+1):""}}const $=n=>n==="https"?443:80,L=n=>n.includes(":")?`[${n}]`:n,O=n=>(n.opaque||
n.path||"/")+E(n),E=({forceQuery:n,query:e})=>n||e!==""?`?${e}`:"";function d(n){if(n.user===null)return null;const e=`${n.user.name}:${n.user.password??""}`.replace(
/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`Basic ${btoa(e)}`}function u(n){if(I.test(n))return(0,m.TR)("net/url: invalid con\
trol character in URL");if(n.startsWith(":"))return(0,m.TR)("missing protocol scheme");const e=T.exec(n)?.[1]??"",t=e.toLowerCase(),[s,g]=o(e===""?n:n.slice(e.length+
1),"?"),M=g===""&&n.endsWith("?"),R={...P,host:"",path:"",scheme:t,query:g,forceQuery:M};return s.startsWith("/")?k(R,s):t!==""?(0,m.Ju)({...R,opaque:s}):o(s,"/")[0].
includes(":")?(0,m.TR)("first path segment in URL cannot contain colon"):C(R,s)}function k(n,e){if(!(e.startsWith("//")&&(n.scheme!==""||!e.startsWith("///"))))
return C({...n,omitHost:n.scheme!==""},e);const[s]=o(e.slice(2),"/"),g=s.lastIndexOf("@"),M=p(s.slice(g+1),n.scheme);if(!M.ok)return M;const R=g<0?(0,m.Ju)(null):
v(s.slice(0,g));return R.ok?C({...n,user:R.value,host:M.value},e.slice(2+s.length)):R}function C(n,e){const t=(0,S.zg)(e,"path");return t.ok?(0,m.Ju)({...n,path:t.
value}):t}function v(n){if(!D.test(n))return(0,m.TR)("net/url: invalid userinfo");const[e,t]=o(n,":"),s=(0,S.V$)(e,"user");if(!s.ok)return s;if(!n.includes(":"))
return(0,m.Ju)({name:s.value,password:null});const g=(0,S.V$)(t,"user");return g.ok?(0,m.Ju)({name:s.value,password:g.value}):g}function p(n,e){const t=n.lastIndexOf(
"[");if(t>0)return(0,m.TR)("invalid IP-literal");if(t===0)return U(n);const s=n.indexOf(":"),g=/^https?$/.test(e)?s:n.lastIndexOf(":"),M=g<0?"":n.slice(g);return A.
test(M)?(0,S.V$)(n,"host"):(0,m.TR)(`invalid port ${(0,m.ol)(M)} after host`)}function U(n){const e=n.lastIndexOf("]");if(e<0)return(0,m.TR)("missing ']' in hos\
t");const t=n.slice(e+1);if(!A.test(t))return(0,m.TR)(`invalid port ${(0,m.ol)(t)} after host`);const s=n.slice(0,e).indexOf("%25"),g=s<0?e:s,M=(0,S.V$)(n.slice(
1,g),"host");if(!M.ok)return M;const R=(0,S.V$)(n.slice(g,e),"zone");if(!R.ok)return R;const j=(0,S.Uw)(M.value+R.value),F=(0,r.r5)(j);return F===null?(0,m.TR)(
`invalid host: ParseAddr(${(0,m.ol)(j)}): unable to parse IP`):F.length===4?(0,m.TR)("invalid IP-literal"):(0,m.Ju)(`[${M.value}${R.value}]${t}`)}function B(n){
if(n.host===""&&n.user===null&&(n.scheme===""||n.omitHost||n.path===""))return"";const t=n.user?.password??null;return`//${(n.user?.name??"")+(t===null?"":`:${t}`)}${n.
user===null?"":"@"}${n.host}`}function _(n){return n.host!==""&&n.path!==""&&!n.path.startsWith("/")?`/${n.path}`:n.scheme===""&&B(n)===""&&o(n.path,"/")[0].includes(
":")?`./${n.path}`:n.path}function o(n,e){const t=n.indexOf(e);return t<0?[n,""]:[n.slice(0,t),n.slice(t+e.length)]}function i(n,e){const t=x(e);return t.ok?(0,m.
Ju)(l(n,t.value)):t}function l(n,e){const t=e.scheme||n.scheme;if(e.scheme!==""||e.host!==""||e.user!==null)return{...e,scheme:t,path:a(e.path)};const s=e.path===
""&&!e.forceQuery&&e.query==="",g=s?n.query:e.query,M=s&&e.fragment===""?n.fragment:e.fragment;if(e.path===""&&n.opaque!=="")return{...e,scheme:t,query:g,fragment:M,
opaque:n.opaque};const R=a(h(n.path,e.path));return{...e,scheme:t,query:g,fragment:M,user:n.user,host:n.host,path:R}}function h(n,e){return e===""?n:e.startsWith(
"/")?e:n.slice(0,n.lastIndexOf("/")+1)+e}function a(n){if(n==="")return"";const e=n.split("/"),t=[];for(const M of e)M===".."?(t.pop(),t.length===1&&t[0]===""&&
t.pop()):M!=="."?t.push(M):t.length===0&&t.push("");const s=`/${t.join("/")}${/(^|\/)\.\.?$/.test(n)?"/":""}`,g=(0,S.zg)(s.startsWith("//")?s.slice(1):s,"path");
return g.ok?g.value:s}}),9432:((w,W,c)=>{c.d(W,{$$:()=>b,B9:()=>v,Cw:()=>l,I0:()=>y,K4:()=>N,NM:()=>B,VW:()=>C,Wt:()=>u,YA:()=>o,_r:()=>_,dh:()=>T,eZ:()=>$,gL:()=>p,
go:()=>O,mP:()=>E,oZ:()=>a,pk:()=>i,px:()=>A,qZ:()=>U,zN:()=>x,zd:()=>L});var f=c(8032),r=c(1780),m=c(5106),S=c(9179);const P=300,I=8192;function T(n,e=P){const{
length:t}=n,s=t>I?(0,S.NE)(n.slice(0,I)):(0,S._U)(n);return s.length<=e?s:`${structuredClone(s.slice(0,e).toWellFormed())}\u2026`}const A=(n,e)=>`${n} ${n===1?e:
D(e)}`,D=n=>`${n.replace(/(?<=[^aeiou])y$/,"ie")}s`;function x(n,e){const{length:t}=n,s=typeof e=="number"?e:t<=2*e.few?t:e.few,g=n.slice(s);return{shown:n.slice(
0,s),rest:g,more:g.length}}function N(n,e,t=String,s=g=>`${g} more`){const{shown:g,more:M}=x(n,e),R=g.map(j=>t(j)).join(", ");return M>0?`${R} and ${s(M)}`:R}const b=n=>new TextEncoder().
encode(n).length;function y(n,e,t,s){const g=[];let M=0;for(const R of Iterator.from(n).map(s)){if(M+=b(R)+t,M>e)break;g.push(R)}return{shown:g,more:n.length-g.
length}}const $=n=>n.map(e=>f.bB[e]).join(" and "),L=n=>(0,r.xI)`the clients print "${n}"`;function O(n){return n===null?"null":Array.isArray(n)?"an array":typeof n==
"object"?"an object":`a ${typeof n}`}function E(n){if(n.kind==="error")return`cannot be read: ${n.code}`;if(n.kind==="special")return`is ${n.is} and is not read`;
const{bytes:e,maxBytes:t}=n;return`has ${e} bytes and is not read; the limit is ${t/1024/1024} MiB`}const d={[m.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function u(n){return n.flatMap(t=>d[t]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const k=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),C=n=>k.
get(n)??null,v=n=>`wait and run the check again; see ${C(n)??"its status page"}, and consider a network mirror for providers`,p=n=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${n}`,U=n=>(0,r.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,r.KT)(n)} is public, so this network or country is blocked`;
function B({page:n,asked:e},t){if(n===null)return t;const s=n.title===""?"":` ("${n.title}")`,g=t.guest??U(e);switch(n.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:g,because:`the host returned a sign-in page${s}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${s}: allow this machine to reach the host`;case"other":{const M=`the host returned an HTML page${s}`;return{user:u([]),...t,guest:g,
because:M}}}}function _({url:n,status:e,reason:t,said:s},g=!1){const M=s===void 0?"":` ("${T(s)}")`;return(0,r.xI)`${g?"":(0,r.xI)`${(0,r.KT)(n)} returned `}${`${e}\
 ${T(t)}`.trim()}${M}`}const o=n=>`${Math.round(n/100)/10} s`,i=n=>n.map(l).join("; ");function l(n){switch(n.kind){case"deadline":return`the check reached its \
deadline of ${o(n.ms)}`;case"signal":return`the check was interrupted by ${n.signal}`;case"crash":return"tf-disco crashed";case"missing":return h(n)}}function h({
repositories:n,total:e}){const t=n.length===1?"is":"are",s=N(n,10,T);return`${n.length} of ${A(e,"repository")} ${t} missing: ${s}`}const a=({kind:n,address:e,version:t})=>t===
""?(0,r.xI)`${n} ${T(e)}`:(0,r.xI)`${n} ${(0,r.KT)(e)} ${T(t,40)}`}),2170:((w,W,c)=>{c.d(W,{Qp:()=>A,W7:()=>T,Xd:()=>I,ht:()=>P,kH:()=>m,wv:()=>S});var f=c(8032),
r=c(9119);function m(D,{clients:x=f.zK,...N}={}){return{problem:D,severity:D.severity,affects:D.affects.filter(b=>x.includes(b)),clients:x,host:null,services:[],
places:[],needed:!0,...N}}const S={line:1,column:1,endColumn:1};function P(D,x,N=S){const b={file:D===""?".":D,...N};return m(x,{places:[b],clients:f.Du})}const I=({
places:D})=>D.find(x=>typeof x!="string")??null,T=D=>I(D)?.file??"",A=(D,x)=>(0,r.c1)(D,N=>JSON.stringify(x(N))).map(N=>{const[b]=N;if(N.length===1)return b;const y=O=>[
...new Set(N.flatMap(O))],$=y(O=>O.exclude??[]),L=y(O=>O.rowKeys??[]);return{...b,needed:N.some(({needed:O})=>O),affects:y(({affects:O})=>O),clients:y(({clients:O})=>O),
places:(0,r.As)((0,r.jH)(N.flatMap(({places:O})=>O))),...$.length===0?{}:{exclude:$},...L.length===0?{}:{rowKeys:L}}})}),9119:((w,W,c)=>{c.d(W,{As:()=>p,II:()=>k,
MV:()=>l,NP:()=>v,Ox:()=>m,R3:()=>u,WD:()=>C,Xs:()=>S,Zl:()=>i,_M:()=>E,bH:()=>O,c1:()=>T,df:()=>I,en:()=>$,eo:()=>d,hy:()=>A,jH:()=>x,kn:()=>r,n7:()=>h,t6:()=>D,
yJ:()=>L});var f=c(6092);function r({through:a,file:n,line:e}){const t=a.map(s=>(0,f.J7)(s)).join(" > ");return n===""?t:`${t}: ${(0,f.J7)(n)}:${e}`}function m({
place:a,module:n}){if(typeof a=="string")return a;const{file:e,line:t,inside:s}=a;if(s!==void 0)return[n,r(s)].filter(Boolean).join(" > ");const g=`${(0,f.J7)(e)}\
:${t}`;return n===void 0?g:`${n}: ${g}`}const S=({file:a,inside:n})=>n?.file??a,P=({inside:a})=>a===void 0?"":` \u2192 ${r(a)}`,I=a=>typeof a=="string"?a:`${a.line}\
:${a.column} ${a.file}${P(a)}`,T=(a,n)=>[...Map.groupBy(a,n).values()],A=(a,n)=>Map.groupBy(a.flatMap(e=>n(e).map(t=>({key:t,item:e}))),({key:e})=>e),D=(a,n)=>T(
a,n).map(([e])=>e),x=a=>D(a,I),N="//",b=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,y=1e3,$=a=>a.length<=y&&b.test(a),L=(a,n)=>`${a}${N}${n}`;function O(a){
const n=E(a);return n===null?{repository:n,path:a}:{repository:n,path:a.slice(n.length+N.length)}}function E(a){const n=a.indexOf(N);return n>0&&$(a.slice(0,n))?
a.slice(0,n):null}const d=a=>typeof a=="string"?a:`${k(a.file)}:${a.line}${P(a)}`,u=a=>`${k(a.file)}:${a.line}:${a.column}${P(a)}`;function k(a){const{repository:n,
path:e}=O(a);if(n===null)return(0,f.J7)(a);const t=(0,f.J7)(n);return e==="."?t:`${t}//${(0,f.J7)(e)}`}const C=1e4,v=a=>D(a,n=>typeof n=="string"?n:E(n.file)),p=a=>a.
length<=C?a:[...new Set([...v(a),...a])].slice(0,C),U=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
B=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,_=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function o(a){const{path:n}=O(
a),e=n.split("/").slice(0,_.test(n)?-2:-1);return e.find((t,s)=>U.test(t)&&!(t==="test"&&e.slice(0,s).some(g=>B.test(g))))}const i=a=>o(a)!==void 0,l=({file:a,isInUse:n})=>n!==
!0&&i(a);function h(a){const n=o(a);return(n===void 0?O(a).path:`**/${n}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:((w,W,c)=>{c.d(W,{Kc:()=>x,L6:()=>I,NM:()=>B,cr:()=>_,
x3:()=>d});var f=c(9179),r=c(255),m=c(5243);const S=1024,P=o=>(0,r.Pv)(o).ok;function I(o){if(o.length>S)return null;const i=(0,r.Pv)(o);if(i.ok)return T(o,(0,r.
pk)(i.value));const l=N(o);if(l!==null)return l;const{inside:h,removed:a}=$(o);if(!(0,f.Mi)(o,"").includes(h))return"write the hostname alone, not a URL";for(const n of a.
length===0?[]:[h,h.replace(/:\D.*$/s,"")])if(P(n))return`remove ${L(a)}: ${n}`;return O(h)}function T(o,i){if(/(^|\.)xn--/i.test(o))return`write it in Unicode: ${i}\
; upper-case punycode is only accepted by accident`;const l=i.replace(/(?<!\.)\.+(?=$|:)/,"");return l===i?null:`remove the trailing dot: tokens and settings fo\
r ${l} do not apply to this host`}const A=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,D="replace the p\
laceholder",x=o=>A.test(o);function N(o){if(x(o))return D;const i=o.split(/[\s,;]+/).filter(l=>l!=="");return i.length<2?null:i.every(l=>l.includes(".")&&P(l))?
`write one hostname at a time: ${i[0]}`:"remove the spaces, commas and semicolons"}const b=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,y=[["the whit\
e space",o=>o.trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(b,"")],["the trailing slash",o=>o.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(o.lastIndexOf("@")+
1)],["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function $(o){let i=o;const l=[];for(const[h,a]of y){const n=a(i);n!==i&&l.push(h),i=n}return{inside:i,
removed:l}}const L=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function O(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(o))return"\
use a DNS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(o)){
const a=(0,r.WV)(o);return P(a)?`write it in Unicode: ${a}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(o.includes("_")){const a=o.replaceAll("_","-");return`a hostname cannot contain underscores${P(a)?`; did you mean ${a}?`:""}`}const i=o.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(i!==o&&P(i))return`remove the extra dots: ${i}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,l="",h=""]=/^([^:]*):(.*)$/s.
exec(o)??[];return P(l)?/^[+-]?[0-9]+$/.test(h)?"use a port from 1 to 65535":`write the port as a number: ${l}:8443`:null}const E=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(o),d="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",u=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function k(o,i){if(o==="")return d;if(!i&&x(o))return D;if(o!==o.trim())return"remove the white space around the address";const[,l="",h=""]=/^(https?:\/\/)(.*)$/i.
exec(o)??[],a=h.replace(u,"$1/$2"),n=(0,m.rE)(a,"terraform");return l===""||!n.ok||n.value.hostImplied?null:`write ${a} to use the module of the registry${i?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function C([o="",...i]){if(i.length!==3)return null;const[,l="",h=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(o)??[];return l!=="localhost"&&h===""?E(o)?I(o):null:`write a host with a dot, such as 127.0.0.1${h} or ${l}.localdomain${h}`}function v(o){if(o.length===3&&
E(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const i=/^https?:$/i.test(o[0]??"")&&o[1]==="",[l="",...h]=i?o.slice(2):o;return h.length<4||!E(l)?null:/^v?\d+\.\d+/.test(h[3]??"")?`write ${[l,...h.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[l,...h.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${h[0]}, and a namespace has one part (in GitLab, the top-level group)`}function p(o,i){if(o.includes("://"))return null;if(i.
length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const l=i.at(-1)??"";return[3,4].includes(i.length)&&/[A-Z]/.test(
l)?`write the target system in lower case: ${[...i.slice(0,-1),l.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(o)?`write ./${o} to use a directory\
 of the same repository${i.length<5?"":`, or ${i.slice(0,3).join("/")}//${i.slice(3).join("/")} for one of a registry module`}`:null}function U(o){const[,i="",l=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(o)??[],h=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(i)?.[1];if(h!==void 0)return`write git::${h} instead of ${i}`;const[a]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
o)??[];return a!==void 0&&(0,f.Mi)(o)===o?`write git@${a} instead of ${a}`:(0,m.rE)(l,"terraform").ok?`write ${l} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${d} (of Git, with git:: before it)`}function B(o,i,l){if(i.kind==="local"||o.length>S)return null;const[h="",...a]=o.split("\
/");if(l.ok)return l.value.hostImplied?null:I(h);const n=a.length===0?[]:a.join("/").split("//",1)[0]?.split("/")??[],e=i.kind==="remote"&&i.refusal===null,t=[h,
...n],s=k(o,e)??C(t);return s!==null||e?s:i.kind==="remote"&&!/^[^/]+:\d+\//.test(o)?U(o):v(t)??p(o,t)}function _(o){if(o.length>S)return null;if(x(o))return D;
if(o!==o.trim())return"remove the white space around the address";const[,i=""]=/^https?:\/\/(.*)$/i.exec((0,f.Mi)(o,""))??[];if(i!=="")return`remove the scheme:\
 ${i}`;const l=o.split("/"),[h=""]=l;return l.length===2&&E(h)?"write HOST/NAMESPACE/TYPE, two parts after the host":l.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":l.length===3?I(h):null}}),8032:((w,W,c)=>{c.d(W,{$I:()=>y,$l:()=>o,Du:()=>I,Dv:()=>i,Fe:()=>_,Jd:()=>h,Mq:()=>O,NX:()=>L,SO:()=>$,
SZ:()=>D,Y8:()=>U,Yr:()=>x,ab:()=>b,bB:()=>A,d3:()=>B,mh:()=>n,n3:()=>m,pH:()=>u,pJ:()=>a,rG:()=>N,sX:()=>l,tB:()=>C,zK:()=>T});const f="registry.terraform.io",
r=[f,"registry.opentofu.org"],m=e=>r.includes(e),S=["modules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},opentofu:{name:"\
OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:S,replaces:S,defaults:r},renovate:{name:"Renovate",uses:S,replaces:[],defaults:[f]},
terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},I=["terraform","\
opentofu"],T=Object.keys(P),A=Object.fromEntries(Object.entries(P).map(([e,{name:t}])=>[e,t])),D=e=>S.includes(e)?T.filter(t=>P[t].uses.includes(e)):I,x=e=>T.filter(
t=>P[t].defaults?.includes(e)),N=T.filter(e=>P[e].replaces.length>0),b=e=>T.filter(t=>P[t].replaces.includes(e)),y={language:{client:"opentofu",what:"a language\
 block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"\
terraform",what:"an action block"}},$=e=>Object.hasOwn(y,e),L={terraform:3,opentofu:9},O=e=>e===429||e>=500&&e!==501,E={from:null,before:null,retries:0,skipsOverridden:!1},
d={...E,client:"terraform"},u=[{...d,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...d,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,
retries:3,skipsOverridden:!0},{...E,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],k={terraform:"1.16.0",opentofu:"1.12.0"};function C(e,t){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,g]=s.exec(t[e]??"")??[];return g===void 0?k[e]:`${g}.0.0`.split(".",3).join(".")}const v=e=>e.split(".").reduce((t,s)=>1e5*t+Number(s),0),p=(e,t)=>v(e)>=v(t),
U={terraform:"1.15",opentofu:"1.8"},B=e=>I.filter(t=>t==="terraform"?!e.releases.some(s=>s.client===t&&s.before===null):!p(C(t,e.versions),"1.8.0")),_={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},o=(e,t)=>p(C(
_[e].client,t),`${_[e].version}.0`),i=(e,t)=>["interim","openTofuInterim"].some(s=>e.includes(_[s].client)&&o(s,t))?Number.POSITIVE_INFINITY:5,l=e=>p(e,"1.12.0"),
h=(e,t)=>e==="opentofu"||!p(t,"1.13.0"),a=(e,t)=>({readsChecksum:!p(t,e==="terraform"?"1.12.0":"1.11.0"),trimsLines:e==="opentofu"&&p(t,"1.12.0")});function n(e,{
attemptMs:t,retries:s}){const g=e.findIndex(({response:M,hops:R,headMs:j},F)=>F===s?!0:j===null?M.kind==="received"||!M.transient:j<=t&&!O(R.at(-1)?.status??0));
return g<0?null:g}}),255:((w,W,c)=>{c.d(W,{$k:()=>O,$o:()=>U,Bz:()=>i,Fq:()=>x,Jr:()=>B,Pm:()=>v,Pv:()=>T,Rt:()=>D,Sv:()=>$,WV:()=>y,cu:()=>L,ev:()=>_,fK:()=>E,
nx:()=>b,pk:()=>N,xV:()=>I,yo:()=>p});var f=c(7811),r=c(8643),m=c(9509);const S=443,P=65535,I="TF_TOKEN_";function T(e){const{name:t,portion:s}=d(e.toWellFormed()),
g=u(s);if(!g.ok)return/^https?$/i.test(t)?(0,f.TR)("need just a hostname and optional port number, not a full URL"):g;if(g.value.startsWith(":-"))return(0,f.TR)(
"port number is negative");const M=k(t);if(M!==null)return(0,f.TR)(M);const R=(0,m.YE)(t);return R.ok?R.value===""?(0,f.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,f.Ju)(R.value+g.value):R}const A=new Set(["localterraform.com","localtofu.com"]),D=e=>A.has(e);function x(e){const t=T(e);return t.ok||!e.
includes("xn--")?t:T(y(e))}function N(e){const{name:t,portion:s}=d(e);return(0,m.DI)(t)+s}function b(e){const t=N(e);return t===e?e:`${t} (${e})`}function y(e){
const{name:t,portion:s}=d(e.toWellFormed()),g=u(s);return((0,m.QC)(t)??t)+(g.ok?g.value:s)}function $(e){const{name:t,portion:s}=d(e);return{name:t,port:s===""?
S:Number(s.slice(1))}}const L=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function O(e){if(!e.startsWith(I))return null;
const t=e.slice(I.length).replaceAll("__","-").replaceAll("_","."),s=T(y(t));return s.ok?s.value:null}function E(e){const t=[e,N(e)].flatMap(s=>[s.replaceAll("-",
"__"),s]).map(s=>I+s.replaceAll(".","_"));return[...new Set(t)].filter(s=>O(s)===e)}function d(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function u(e){if(e==="")return(0,f.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,f.TR)("port portion contains n\
on-digit characters");const s=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return s!==BigInt.asIntN(64,s)?(0,f.TR)("port portion contains non-digit ch\
aracters"):s>P?(0,f.TR)("port number is greater than 65535"):(0,f.Ju)(s===BigInt(S)?"":`:${s}`)}function k(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,f.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const C={http:"80",https:"443",ssh:"22"};function v(e){
const{name:t,port:s}=(0,r.cz)(e),g=(0,r.EN)(t),M=s===""||s===C[e.scheme];return U(M?g:`${g}:${s}`)}function p(e){const t=(0,r.Dl)(e);return t.ok?v(t.value):null}
function U(e){const t=T(e);return t.ok?t.value:e.toLowerCase()||null}const B=(e,t)=>t.length===0||t.some(s=>s.subdomains?e.endsWith(`.${s.host}`):e===s.host),_=(e,t)=>B(
e,t.allowedHosts)||t.hostnames.some(s=>s.host===e),o=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function i(e,t,s){const[g]=e.length===0?[]:E(t);return g===void 0?[]:e.flatMap(
M=>{const R=O(M);if(R!==null&&s.has(R))return[];const j=l(M,R,t);return j===null?[]:[{variable:M,why:j,write:g,isParent:h(R,t)}]})}function l(e,t,s){const g=o.exec(
e)?.[0];if(g===void 0)return null;const M=e.slice(g.length);return t!==null&&h(t,s)?`it is for ${b(t)} only: the clients do not use the tokens of parent domains`:
[s,$(s).name,N(s)].map(a).includes(a(M))?g!==I?`it begins with ${g}, and the clients read only ${I}`:t===null?"the clients cannot read a hostname from it and ig\
nore it":`the clients read it for ${b(t)}${n(M,s)}`:null}const h=(e,t)=>e!==null&&$(t).name.endsWith(`.${$(e).name}`),a=e=>e.normalize("NFC").toLowerCase().replace(
new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function n(e,t){const{name:s,port:g}=$(t);return g!==443&&!e.includes(":")?"; a port follows a colon":s.includes("-")&&
!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((w,W,c)=>{c.d(W,{mI:()=>y,QC:()=>N,ER:()=>v,YE:()=>x,DI:()=>b});const f=(...p)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...p),r=(...p)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...p);var m=c(7811);const S=256,P={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},I={...P,checkBidi:!1},T=($late3??=new RegExp("\\p{M}{31}","u")),A="xn--",D=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;
function x(p){const U=L(p,!1);if(!U.ok)return U;const B=O(U.value,P);return B===null?(0,m.TR)($(d(p,!1))):(0,m.Ju)(B)}function N(p){const U=L(p,!0);if(!U.ok)return null;
const B=O(U.value,I);if(B===null)return null;const _=L(B,!1);return _.ok?_.value.join("."):null}const b=p=>E(p)?r(p,P).domain:p,y=p=>r(p).domain,$=p=>`idna: inv\
alid label ${(0,m.ol)(p)}`;function L(p,U){if(p.length>S&&E(p))return(0,m.TR)(`hostname is longer than ${S} characters`);const B=[];for(const _ of d(p,U).split(
".")){const o=_.startsWith(A)?u(_):(0,m.Ju)(_);if(!o.ok)return o;const i=k(o.value);if(i!==null)return(0,m.TR)(i);B.push(o.value)}return(0,m.Ju)(B)}function O(p,U){
const B=p.join(".");return v(B)?B:f(B,U)}const E=p=>/[^\0-\x7f]|xn--/i.test(p);function d(p,U){return p.replace(/[A-Z]+|[^\0-\x7f]/gu,_=>v(_)?_.toLowerCase():r(
_,{transitionalProcessing:U}).domain).normalize("NFC")}function u(p){const U=p.slice(A.length);if(U==="")return(0,m.Ju)("");const B=r(p).domain;return B===p||v(
B)?(0,m.TR)($(U)):B.normalize("NFC")!==B||!Array.from(B).every(C)?(0,m.TR)($(B)):(0,m.Ju)(B)}function k(p){if(D.test(p))return $(p);if(/^[a-z0-9-]*$/.test(p))return null;
if(T.test(p))return $(p);if(!v(p)&&f(p,I)!==null)return null;for(const U of p){if(!C(U))return $(p);if(U<"\x80"&&!/[a-z0-9-]/.test(U))return`idna: disallowed ru\
ne U+${U.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return $(p)}function C(p){if(p<"\x80")return!0;const{domain:U,error:B}=r(`1${p}`);return!B&&
U===`1${p}`}const v=p=>!/[^\0-\x7f]/.test(p)}),3096:((w,W,c)=>{c.d(W,{Gz:()=>r,LA:()=>I,RO:()=>P,eH:()=>T,jt:()=>m,un:()=>S});var f=c(3916);const r=(A,D)=>A===""?
D:`${A}/${D}`,m=A=>A.slice(0,Math.max(0,A.lastIndexOf("/")));function S(A,D){const x=(0,f.join)(A,D.replaceAll("\\","/")).replace(/\/$/,"");return x==="."?"":x}
const P=A=>/(^|\/)tests$/.test(A)?m(A):A,I=A=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(A),T=A=>A.split("/").map((D,x,N)=>N.slice(0,x+1).join("/"))}),1780:((w,W,c)=>{
c.d(W,{FS:()=>$,KT:()=>T,LA:()=>D,PP:()=>N,SP:()=>S,XT:()=>b,b7:()=>A,pj:()=>x,rZ:()=>L,tD:()=>y,xI:()=>m});var f=c(255);const r=O=>typeof O=="string"?[O]:O;function m(O,...E){
const d=[];for(const[u,k]of O.entries()){const C=E[u]??"";for(const v of[k,...r(typeof C=="number"?String(C):C)]){const p=d.at(-1);typeof v!="string"||typeof p!=
"string"?d.push(v):d[d.length-1]=p+v}}return d.every(u=>typeof u=="string")?d.join(""):d}const S=O=>[{host:O,shownAs:(0,f.nx)(O)}],P=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,
I=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function T(O){const E=P.exec(O)?.[1];if(E!==void 0)return[{host:E,shownAs:O}];const[,d="",u,k=""]=I.exec(O)??[];
return u===void 0?O:[d,{host:u,shownAs:u},k]}const A=(O,E)=>E.split(O).flatMap((d,u)=>u===0?d:[{host:O,shownAs:O},d]);function D(O){const E=(0,f.$k)(O);return E===
null?O:[{host:E,shownAs:O,isVariable:!0}]}const x=(O,E=d=>d.shownAs)=>r(O).map(d=>typeof d=="string"?d:E(d)).join(""),N=O=>r(O).flatMap(E=>typeof E=="string"?[]:
E.host);function b(O,E,d){const u=O.length-E,k=O.slice(0,E).reduce((C,v,p)=>m`${C}${p===0?"":", "}${d(v)}`,"");return u>0?m`${k} and ${u} more`:k}function y(O,E){
const d=E(x(O)),u=r(O).map(k=>typeof k=="string"?E(k):k);return typeof O!="string"&&x(u)===d?u:d}const $=O=>typeof O=="string"?O:O.map(E=>typeof E=="string"||E.
isVariable?E:{...E,shownAs:E.host}),L=O=>Array.isArray(O)&&O.some(E=>typeof E=="object"&&E!==null&&"shownAs"in E)}),5243:((w,W,c)=>{c.d(W,{A:()=>E,Nj:()=>u,RZ:()=>L,
Vm:()=>b,mD:()=>y,rE:()=>O,vL:()=>$});var f=c(3916),r=c(7811),m=c(8643),S=c(255),P=c(9897);const I={terraform:y("registry.terraform.io"),opentofu:y("registry.op\
entofu.org")},T=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,A=/^[0-9a-z]{1,64}$/,D="must be between one and 64 characters, including ASCII letters, digit\
s, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",x="must be between one and 64 ASCII letters or digits",N={module:{parts:3,
count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:[
"github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the na\
mespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},b=v=>I[v];function y(v){const p=(0,S.Pv)(v);if(!p.ok)throw new Error(p.why);return p.
value}function $(v,p){if(u(v))return{kind:"local"};const U=O(v,p);if(U.ok)return U.value;const B=(0,P.cx)(v,p);if(!B.ok)return{kind:"invalid",error:B.why};const{
subdirectory:_,host:o}=B.value;return{kind:"remote",subdirectory:_,host:o,refusal:(0,P.Of)(v,B.value,p)}}function L(v,p){const U=$(v,p);if(U.kind==="registry")return JSON.
stringify({...U,hostImplied:!1});if(U.kind==="local")return`./${(0,f.normalize)(v.replaceAll("\\","/")).replace(/\/$/,"")}`;const B=(0,P.cx)(v,p),{url:_=null,getter:o,
subdirectory:i}=B.ok?B.value:{};return _===null?v:`${o}::${(0,m.jr)(_)}//${i}`}function O(v,p){return u(v)?(0,r.TR)(`can't use local directory ${(0,r.ol)(v)} as\
 a module registry address`):d(v,"module",p)}const E=v=>d(v,"component","terraform");function d(v,p,U){const B=N[p],{address:_,subdirectory:o}=(0,P.UQ)(v);if(o.
startsWith("../"))return(0,r.TR)((0,P.dr)(o,p));const i=_.split("/"),l=i.length===B.parts;if(!l&&i.length!==B.parts+1)return(0,r.TR)(`a ${p} registry source add\
ress must have ${B.count}`);const h=l?(0,r.Ju)(b(U)):k(i.shift()??"",p);if(!h.ok)return h;const a=C(i,p);if(a!==void 0)return(0,r.TR)(a);const[n="",e="",t=""]=i,
s={namespace:n,name:e,system:t,subdirectory:o};return(0,r.Ju)({kind:"registry",host:h.value,hostImplied:l,...s})}const u=v=>/^\.\.?[/\\]/.test(v);function k(v,p){
const U=(0,S.Pv)(v);if(!U.ok){const B=`invalid ${p} registry hostname ${(0,r.ol)(v)}`;return v.includes("--")?(0,r.TR)(`${B}; internationalized domain names mus\
t be given as direct unicode characters, not in punycode`):(0,r.TR)(B)}return U.value.includes(".")?N[p].reserved.includes(U.value)?(0,r.TR)(`can't use ${(0,r.ol)(
U.value)} as a ${p} registry host, because it's reserved for installing directly from version control repositories`):U:(0,r.TR)(`invalid ${p} registry hostname:\
 must contain at least one dot`)}function C([v="",p="",U],B){if(!T.test(v))return v.includes(".")?`source address must have ${N[B].afterHost}`:`invalid namespac\
e ${(0,r.ol)(v)}: ${D}`;const _=`${B} registry addresses may not include a query string portion`;if(!T.test(p))return U===void 0&&p.includes("?")?_:`invalid ${B}\
 name ${(0,r.ol)(p)}: ${D}`;if(!(U===void 0||A.test(U)))return U.includes("?")?_:`invalid target system ${(0,r.ol)(U)}: ${x}`}}),9897:((w,W,c)=>{c.d(W,{GL:()=>O,
IZ:()=>T,Ns:()=>x,Of:()=>N,UQ:()=>E,WS:()=>D,cx:()=>y,dr:()=>u,qC:()=>b,uE:()=>L});var f=c(7811),r=c(8643),m=c(4443),S=c(9179),P=c(8032),I=c(255);const T="",A={
terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},D=(t,s)=>A[s].test(t),x=(t,{getter:s})=>`download not supported for \
scheme '${(0,S.Mi)(t)===t?s:"***"}'`;function N(t,s,g){const{getter:M,url:R}=s;return!D(M,g)&&M.length>1?x(t,s):/^https?$/.test(M)&&R?.host===""?"http: no Host \
in request URL":null}function b(t){if(/^[a-z]:[/\\]/i.test(t))return[t];if(!/^(?:\/|file:)/i.test(t))return[];const s=y(t,"terraform");if(!s.ok||s.value.getter!==
"file"||s.value.url===null)return[];const{url:g,subdirectory:M}=s.value;return[g.path,(0,m.Uw)(g.path)].map(R=>d(`${R}/${M}`))}function y(t,s){const{address:g,subdirectory:M}=E(
t);if(M.startsWith("../"))return(0,f.TR)(u(M));const R=U(g.toWellFormed(),s);if(!R.ok)return R;const{subdirectory:j}=R.value,F=j===""?M:d(`${j}/${M}`);if(F.startsWith(
"../"))return(0,f.TR)(`detected ${u(F)}`);const V=p(R.value.host,g);return(0,f.Ju)({...R.value,host:V,subdirectory:F})}const $=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function L(t,s){const[g]=$.exec(t)??[];if(g===void 0)return T;const M=y(`${g}a/b`,s);return M.ok?M.value.host:T}const O=t=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(t);function E(t){const s=t.indexOf("?"),g=s<0?t:t.slice(0,s),M=g.indexOf("://"),R=g.indexOf("//",M<0?0:M+3);if(R<0)return{address:t,subdirectory:""};const j=s<
0?"":t.slice(s),F=g.slice(R+2);return{address:g.slice(0,R)+j,subdirectory:F===""?"":d(F)}}function d(t){const s=t.startsWith("/"),g=[];for(const M of t.split("/"))
M===""||M==="."||(M!==".."?g.push(M):g.length>0&&g.at(-1)!==".."?g.pop():s||g.push(M));return(s?"/":"")+g.join("/")||"."}const u=(t,s="module")=>`subdirectory p\
ath ${(0,f.ol)(t)} leads outside of the ${s} package`,k=(t,s=t.scheme)=>({subdirectory:"",host:C(t,s),getter:s,url:t});function C(t,s){const g=t.omitHost||t.opaque!==
""&&!t.opaque.startsWith(":");if(s==="git"&&g)return(0,I.$o)(t.scheme);if(s==="file"||t.scheme==="file"||s.length===1)return null;const M=(0,I.Pm)(t)??T;return s!==
"git"&&s!=="hg"&&s!=="s3"||(s==="s3"?/\.amazonaws\.com(\.cn)?$/.test(M)||/(^|&)aws_access_key_id=/.test(t.query):/^https?$/.test(t.scheme)||v(t))?M:T}function v({
user:t,host:s,path:g,query:M,fragment:R}){return!/%(?!40|[89A-F])/.test(`${t?.name}:${t?.password}@${s}`)&&(g!==""||`${M}${R}`=="")}function p(t,s){const g=/^[^?#]*\?([^#]*)/.
exec(s)?.[1]??"",[,M=""]=(0,m.xB)(g).find(([F])=>F==="checksum")??[],R=(0,m.Uw)(M.replaceAll("+"," "));if(!R.startsWith("file:"))return t;if(R.includes("checksu\
m",5))return T;const j=y(R.slice(5),"terraform");return j.ok&&j.value.host===t?t:T}function U(t,s){const[,g,M]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],
{address:R}=E(M??t),j=(0,r.Dl)(R);if(j.ok&&j.value.scheme!=="")return(0,f.Ju)(k(j.value,g));for(const V of e){const H=V(R,s);if(H===void 0)continue;if(!H.ok||H.
value.url===null||g===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,f.Ju)({...k(ne,g),subdirectory:oe})}const F=s==="terraform"?"address":"stri\
ng";return(0,f.TR)(`invalid source ${F}: ${t}`)}function B(t,s,g){const M=(0,r.Dl)(t);if(!M.ok)return(0,f.TR)(`error parsing ${s} URL: ${M.why}`);const{path:R}=M.
value,j=g==="git"&&!R.endsWith(".git");return(0,f.Ju)(k(j?{...M.value,path:`${R}.git`}:M.value,g))}const _=t=>{if(!t.startsWith("github.com/"))return;const[,s="",
g=""]=/^([^?]*)(.*)$/s.exec(t)??[],M=s.split("/");if(M.length<3)return(0,f.TR)("GitHub URLs should be github.com/username/repo");const R=B(`https://${M.slice(0,
3).join("/")}${g}`,"GitHub","git");if(!R.ok||M.length===3)return R;const j=(0,m.V$)(M.slice(3).join("/").replaceAll("%","%25"),"path");if(!j.ok)return j;if(j.value===
"")return R;const F=d(j.value).replaceAll("%","%25");return(0,f.Ju)({...R.value,subdirectory:F})},o=(t,s)=>{const[,g,M,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
t)??[];if(M===void 0||R===void 0)return;const j=(0,m.h0)(/\?(.*)$/s.exec(R)?.[1]??""),F=s==="terraform"?"Git":"GitHub";if(j!==null)return(0,f.TR)(`error parsing\
 ${F} SSH URL: ${j}`);if(g!=="git")return;const V=(0,r.Dl)(`ssh://${g}@${M}/${R}`),H={subdirectory:"",host:(0,I.$o)(M),getter:"git"};return(0,f.Ju)({...H,url:V.
ok?V.value:null})},i=t=>t.startsWith("bitbucket.org/")?B(`https://${t}`,"BitBucket","git"):void 0,l=(t,s)=>{const g=s==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!t.includes(g))return;const M=t.split("/");return M.length<5?(0,f.TR)("URL is not a valid GCS URL"):B(`https://www.googleapis.com/storage/${M.slice(
2).join("/")}`,"GCS","gcs")},h=t=>{if(!t.includes(".amazonaws.com/"))return;const[s="",...g]=t.split("/"),M=a(s.split("."));return M===void 0?(0,f.TR)("URL is n\
ot a valid S3 URL"):B(`https://${[M,...g].join("/")}`,"S3","s3")};function a(t){const[s="",g="",M=""]=t;return t.length===3?`${s}.amazonaws.com`:t.length===4?`${g}\
.amazonaws.com/${s}`:t.length===5&&g==="s3"?`s3.${M}.amazonaws.com/${s}`:void 0}const e=[_,o,i,l,h,(t,s)=>{if(t!=="")return t.startsWith("/")?B(`file://${t}`,"f\
ile","file"):(0,f.TR)(`${P.bB[s]} cannot detect a supported external module source type for ${t}`)}]}),5106:((w,W,c)=>{c.d(W,{Bn:()=>x,Ls:()=>P,M:()=>N,OA:()=>u,
OZ:()=>D,S3:()=>A,TE:()=>l,TW:()=>k,Uc:()=>g,e$:()=>I,eQ:()=>p,fg:()=>E,oe:()=>o,p4:()=>O,qE:()=>d,uW:()=>M,vy:()=>n,xq:()=>T});var f=c(9562),r=c(7811),m=c(8643),
S=c(1780);const P=4096,I="modules.v1",T="providers.v1",A="login.v1",D="tfe.v2",x="tfe.v2.1",N="tfe.v2.2",b=[I,T,D,x,N],y=[A,"motd.v1","versions.v1","cloudplugin\
.v1","stacksplugin.v1"],$=R=>R.split(".",1)[0]??"",L=(R,j)=>R.some(F=>$(F)===$(j)),O=R=>L([...b,"state.v2"],R),E=new Set([...b,...y]),d=R=>O(R)||L(y,R);function u(R){
if(d(R))return null;const j=R.toLowerCase(),F=$(j),V=H=>H===j||H.slice($(H).length)===j.slice(F.length)&&$(H).length>=5&&k($(H),F);return[...E].find(V)??null}function k(R,j){
let F=0;for(;F<R.length&&R[F]===j[F];)F+=1;const[V,H]=[R.slice(F),j.slice(F)];return V.slice(1)===H||V===H.slice(1)||V.slice(1)===H.slice(1)||V.slice(2)===H.slice(
2)&&V[0]===H[1]&&V[1]===H[0]}const C="[0-9A-Za-z~-]",v=R=>`${R}${C}*(?:\\.${C}+)*`,p=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${v("[0-9]")})|-?(${v("[A-Za-z~-]")}))?(?:\\+(${v(
C)}))?`,U=new RegExp(`^${p}$`),B=2n**63n-1n,_=2n**64n-1n;function o(R,j){const F=R.indexOf(".");if(F<0)return(0,r.TR)(`invalid service ID format (i.e. service.v\
N): ${R}`);const V=R.slice(0,F),H=R.slice(F+1);switch(j){case"terraform":return U.exec(H)?.[1]?.split(".").every(ue=>i(ue,B))?(0,r.Ju)({name:V,version:H}):(0,r.
TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=V==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(ne)&&i(ne.slice(1),_)?(0,r.
Ju)({name:V,version:H}):(0,r.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const i=(R,j)=>R.replace(/^0+/,"").length<=
String(j).length&&BigInt(R)<=j;function l(R,j){const F=o(R,j.client);if(!F.ok)return{kind:"bad-id",why:F.why};const{name:V}=F.value;if(j.services===null)return{
kind:"missing",why:`host does not provide a ${V} service`};const H=j.services.find(ne=>ne.id===R);return H!==void 0?h(H,F.value,j):j.services.some(ne=>ne.id.startsWith(
`${V}.`))?{kind:"version",why:a(F.value,j)}:{kind:"missing",why:(0,S.xI)`host ${(0,S.KT)(j.display)} does not provide a ${V} service`}}function h({id:R,value:j},F,V){
if(j===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${P} characters, which this check does not read`,value:""};if(R===A)return(0,f.
G)(j)?{kind:"object",value:j}:{kind:"type",why:`service ${R} must be declared with an object value in the service discovery document`,value:j};if(typeof j!="str\
ing")return{kind:"type",why:a(F,V),value:j};const H=n(V.documentUrl,j);if(H.ok)return{kind:"url",url:H.value,value:j};const ne=`failed to parse service URL: ${H.
why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:j}}function a({name:R,version:j},{client:F,display:V}){const H=F==="terraform"?j:`${BigInt(/\d+/.exec(j)?.[0]??
0)}`;return(0,S.xI)`host ${(0,S.KT)(V)} does not support ${R} version ${H}`}function n(R,j){const F=(0,m.Dl)(j);if(!F.ok)return{...F,reason:"syntax"};const H=F.
value.scheme===""?(0,m.sX)(R,F.value):F.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.scheme}`}:H.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const e=[D,x],t=[I,T],s=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...e,...t]},{matches:/^api\.env0\.com$/,services:t},{matches:/^backend\.api\.env0\.com$/,services:e},{matches:/\.scalr\.io$/,services:e}],g=R=>s.find(
({matches:j})=>j.test(R))?.services??[],M={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((w,W,c)=>{c.d(W,{$c:()=>m,Il:()=>r,nL:()=>P,ou:()=>S});
const f="***",r=4,m=64*1024;class S{#e;constructor(A){this.#e=A}reveal(){return this.#e}toString(){return f}toJSON(){return f}[Symbol.for("nodejs.util.inspect.c\
ustom")](){return f}}function P(T){const[A]=T;let D=!1;return T.map(({scheme:x,name:N})=>(D||=A!==void 0&&!I(A.name,N),D?"dropped":x==="https"?"sent":"withheld"))}
function I(T,A){return T===A?!0:/[:%]|^[\d.]+$/.test(A)?!1:A.endsWith(`.${T}`)}}),2432:((w,W,c)=>{c.d(W,{Bw:()=>m,G5:()=>I,_O:()=>r,aq:()=>S,xV:()=>P,xv:()=>f});
const f="1.0.0",r=`tf-disco-action/${f}`,m="https://github.com/org/tf-disco-action",S=`${m}/blob/v1/docs/problems.md`,P=`${m}/issues`,I=2}),9179:((w,W,c)=>{c.d(
W,{Mi:()=>v,NE:()=>k,Nx:()=>d,Qj:()=>O,_U:()=>b,cq:()=>u,r_:()=>E});const f="***",r=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,m=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
S=(e,t,s)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${s}(?![\da-f]);?)`,P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${S("\
b?sol",47,"2f")})`,I=String.raw`(?:${P}|\\)`,A=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${S("colon",58,"3a")})`}\
)`,D=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
x=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,N=new RegExp(String.raw`(?<=${A})${I}+|${I}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${x}(?:$|${D}(?::\d{1,5})?\\{0,9}(?:${P}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${x}))`,"gi");function b(e){return r.test(
e)?v(e).replace(/[^\s"']+/g,t=>t.replace($,(s,g,M)=>y.test(M)?s:`${g}${M}=${f}`)):e}const y=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
$=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,L=/(=\s*)"[^"]*(?:"|$)/g,O=e=>b(e.replace(L,`$1"${f}"`)),E=e=>r.test(e),d=e=>v(e).replace(/\?[^\s"']*/g,`?${f}`),u=e=>v(e,
"").replace(/[?#].*$/su,""),k=e=>b(`${e}@ `).slice(0,-2),C=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function v(e,t=`${f}@`){if(!r.test(e))return e;const s=e.
replace(m,j=>"@".padStart(j.length,"_")),g=s.lastIndexOf("@"),M=[];let R=0;for(const{0:j,1:F,index:V}of s.matchAll(N)){const H=V+j.length;if(H<R)continue;const ne=F!==
void 0||n(p,s,H)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(s[V-1]??" "))continue;const oe=j===""?n(B,s,H):a(s,H,ne?g:-1);oe===""||t!==""&&["@","git@"].includes(oe)||(M.
push(e.slice(R,H),t),R=H+oe.length)}return R===0?e:(M.join("")+e.slice(R)).replace(C,`$1"${f}"`)}const p=/[^\s"'/?#]*:[^\s"']/y,U=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
B=/[^\s"'/\\?#]*@/y,_=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,o="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",i=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${o}(?![^\s"'\`]{0,500}@)`,l=new RegExp(`([^\\s"'\`/?#]*@)(?:${_}${o}|${i})|`+String.raw`()(?:${_}(?:${o}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${o}|${i})`,
"iy"),h=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function a(e,t,s){const g=n(U,e,t);if(g!=="")return g;l.lastIndex=t;const[M,R=""]=l.exec(e)??
[];return M!==void 0?R:s>t?e.slice(t,s+1):n(h,e,t)}function n(e,t,s){return e.lastIndex=s,e.exec(t)?.[0]??""}}),3298:((w,W,c)=>{c.d(W,{O:()=>f});function f(r,m=S=>S){
let S;return P=>{S??=new Map;const I=m(P);if(!S.has(I)){S.set(I,void 0);try{S.set(I,r(P))}catch(T){throw S.delete(I),T}}return S.get(I)}}}),6092:((w,W,c)=>{c.d(
W,{BP:()=>y,D9:()=>d,J7:()=>N,LS:()=>$,My:()=>O,RK:()=>x,h$:()=>U,h2:()=>r,js:()=>E,s$:()=>o,z5:()=>i});const f=500,r=1e3,m=4e3,S=160,P=2,I=l=>/^[ -~]*$/.test(l),
T=l=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).test(l),A=l=>($late5??=new RegExp("\\p{M}","u")).test(l),D=l=>`<U+${(l.codePointAt(0)??
0).toString(16).toUpperCase().padStart(4,"0")}>`;function x(l,h=f){if(l.length<=h&&I(l))return l;let a="",n=P;for(const e of l){n=A(e)?n+1:0;const t=T(e)||n>P?D(
e):e;if(a.length+t.length>h)return`${a}\u2026`;a+=t}return a}function N(l,h=S){const a=b(l.slice(-2*h),h),n=x(a,Number.POSITIVE_INFINITY),e=b(n,h);return a===l&&
e===n?n:`\u2026${e}`}const b=(l,h)=>Array.from(l).slice(-h).join(""),y=l=>l.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function $(l){const a=l.
split(`
`).map(n=>y(x(n,m))).join(`
`);return a.length<=m?a:`${a.slice(0,m).toWellFormed()}\u2026`}const L={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},O=l=>l.replace(/[&<>"']/g,h=>`&${L[h]}\
;`),E=(l,h=f)=>x(l,h).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,a=>`&#${a.codePointAt(0)};`),d=(l,h=f)=>l===""?"<i>empty</i>":`<code>${E(l,h)}</code>`,u=l=>I(
l)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(l):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(l),k=/^[0-9a-f]{7,}$/i,C=`"'(`,v=`"'),.;:!?\u2026`,p=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function U(l,h=m){return(x(l,h).match(p)??[]).map(a=>{if(a.split(" ").every(_))return E(a,h);if(a.includes(" ")||/^(["`]).+\1$/u.test(a))return d(a.replace(/^`(.*)`$/u,
"$1"),h);const{before:e,core:t,after:s}=B(a);return`${E(e)}${d(t.replace(/^`(.*)`$/u,"$1"),h)}${E(s)}`}).join("")}function B(l){let h=0,a=l.length;for(;h<a&&C.includes(
l.charAt(h));)h+=1;for(;a>h&&v.includes(l.charAt(a-1));)a-=1;return{before:l.slice(0,h),core:l.slice(h,a),after:l.slice(a)}}function _(l){const{core:h}=B(l);return u(
h)&&!k.test(h)}const o=l=>l.replace(/[^ -~\n]/gu,h=>T(h)?i(h):h).replace(/##(?=\w*\[)/g,i),i=l=>l.replace(/[\s\S]/g,h=>`\\u${h.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((w,W,c)=>{c.d(W,{L2:()=>v,ie:()=>$,jj:()=>C,kL:()=>D,mB:()=>x,nE:()=>U,xu:()=>B});var f=c(9876),r=c(3087),m=c(2432),S=c(9179),P=c(6092),I=c(3152),
T=c(8839);let A=function(..._){return{setFlagsFromString:A}=process.getBuiltinModule("node:v8"),new.target?new A(..._):A(..._)};function D(_,o){_.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(C,k).unref(),(0,T.B_)(_.stdout,o),(0,T.B_)(_.stderr,()=>{})}async function x(_,{stop:o,secrets:i,isFinal:l,act:h,reportMistakes:a,reportCrash:n}){
const e=g=>(n((0,f.rv)(M=>y(g,M),i)),3),t=d(_,o,{isFinal:l,crash:e}),s=await h(t).catch(g=>g instanceof I.GN?(a(i.redact(g.mistakes)),2):e(g));await u(_,s)}const N=100,
b=5;function y(_,o){const i=(0,r.Or)(_),l=[];let h=_;for(;h!==void 0&&l.length<b;){const t=h instanceof Error?h.stack??h.message:String(h);l.push((0,S._U)(o(t))),
h=h instanceof Error?h.cause:void 0}const a=i?1:N;return[i?`tf-disco could not run: ${o((0,r.A3)(_))}`:`tf-disco ${m.xv} crashed; this is a bug, please report i\
t with this text at ${m.xV}`,...l.join(`
caused by: `).split(`
`).slice(0,a)].map(t=>(0,P.BP)((0,P.RK)(t))).join(`
`)}const $=({hrtime:_})=>()=>Number(_.bigint())/1e6,L=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],O=300,E=5e3;function d(_,o,{isFinal:i,crash:l}){const h=$(_),a=new AbortController;
let n=0;const e=()=>i||a.signal.aborted;for(const t of L)_.on(t,()=>{const s=h()-n;o.end({kind:"signal",signal:t}),e()?(i||s>O)&&(_.removeAllListeners(t),_.kill(
_.pid,t)):n=h(),a.abort()});return _.on("uncaughtException",t=>{o.end({kind:"crash"});const s=l(t);e()&&_.exit(s),a.abort(),setTimeout(()=>_.exit(s),E).unref()}),
_.on("exit",()=>o.end({kind:"crash"})),a.signal}async function u(_,o){const{stdout:i,stderr:l}=_;for(const a of[i,l])await new Promise(n=>a.write("",n));if(_.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&_.platform!=="win32"&&_.execve!==void 0){const{execPath:a}=_;_.execve(a,[a,"--eval",`require('node:process').exit(${o})`],{})}_.
exit(o)}const k=100,C=()=>A("--semi-space-growth-factor=1"),v=()=>A("--heap-growing-percent=20"),p=100;async function U(_,o,i){let l=Date.now();for(;;){const h=_.
next(o.why!==null);if(h.done)return h.value;Math.abs(Date.now()-l)<p||(i(h.value),await B(),l=Date.now())}}const B=()=>new Promise(_=>setImmediate(_))}),8839:((w,W,c)=>{
c.d(W,{B_:()=>A,Dx:()=>T,PL:()=>x,aH:()=>N,yy:()=>S});var f=c(8474),r=c(3087),m=c(3152);async function S(E,d){for(const u of(0,r.mk)(d)){if(!E.writable)return;E.
write(u)||await P(E)}}async function P(E){const d=new AbortController,u=["drain","error","close"].map(k=>(0,f.once)(E,k,d));await Promise.race(u).catch(()=>{}),
d.abort()}const I=1024*1024;async function*T(E){let d="";for await(const u of E.setEncoding("utf8")){const[k="",...C]=String(u).split(`
`),v=[d+k,...C];d=v.pop()??"";for(const p of v)yield p.replace(/\r$/,"");if(d.length>I)throw new m.GN(["a line of standard input exceeds 1 MiB"])}d!==""&&(yield d)}
function A(E,d){E.once("error",u=>{u.code!=="EPIPE"&&d((0,r.A3)(u))}),E.on("error",()=>{})}const D={min:40,max:100,unknown:80};function x({columns:E},d){return E||
Number(/^\d{1,4}$/.exec(d.COLUMNS??"")?.[0])||D.unknown}function N(E,d,u){const k=d==="auto"?b(E,u):d==="always",C=Math.max(D.min,Math.min(x(E,u),D.max));return{
colour:k,hyperlinks:k&&E.isTTY===!0&&O(u),width:E.isTTY?C:Number.POSITIVE_INFINITY}}function b({isTTY:E},d){return d.NO_COLOR||d.TERM==="dumb"&&!d.FORCE_COLOR?!1:
d.FORCE_COLOR?d.FORCE_COLOR!=="0":E===!0}const y=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
L=5001;function O(E){const{FORCE_HYPERLINK:d,TERM:u="",TERM_PROGRAM:k="",VTE_VERSION:C}=E;return d?d!=="0":E.CI||E.NO_COLOR||u==="dumb"?!1:Number(C)>=L||y.test(
k)||$.test(u)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(v=>E[v])}}),3474:((w,W,c)=>{c.d(W,{CV:()=>y,KT:()=>I,Ob:()=>B,PW:()=>b,TN:()=>O,WD:()=>E,YA:()=>u,
Yq:()=>C,ai:()=>d,lq:()=>x,lx:()=>k,pS:()=>L,p_:()=>$,xH:()=>N});var f=c(6889),r=c(7811),m=c(9179),S=c(7630),P=c(8535);const I=_=>Object.keys(_).map(o=>({name:o,
..._[o]})),T=(_,o)=>({isList:!1,value:_,parse:o}),A=_=>({value:_,mistakes:[]}),D=(_,o)=>({..._,parse:(i,l)=>{const{value:h,mistakes:a}=_.parse(i,l);return{value:o(
h),mistakes:a}}}),x=({parse:_,...o})=>({...o,parse:(i,l)=>i===""?A(null):_(i,l)}),N=(_,o)=>T(_,(i,l)=>{const h=i===""?(0,r.Ju)(null):o(i);return h.ok?A(h.value):
{value:null,mistakes:[`${l}: ${h.why}`]}}),b=N("FILE",r.Ju),y=N("TOKEN",S.AI),$=(_,o,i=S.Dw)=>({isList:!0,value:_,parse:(l,h)=>{const a=i(l).map(e=>{const t=o(e),
s=t.ok?t:o((0,m.Mi)(e));return s.ok?t:s});return{value:a.flatMap(e=>e.ok?[e.value]:[]),mistakes:a.flatMap(e=>e.ok?[]:`${h}: ${e.why}`)}}}),L=1e4,O=D($("HOST",S.
l6),_=>Array.from(Map.groupBy(_,({host:o})=>o),([o,i])=>({host:o,services:[...new Set(i.flatMap(({services:l})=>l))],addresses:i.flatMap(({addresses:l})=>l)}))),
E=_=>D($("LABEL",S.V8),o=>{const i=o.flat();return[...new Set(i.length===0?[_]:i)]}),d=({min:_,max:o,whole:i})=>T("N",(l,h)=>{const a=/^\d+(\.\d+)?$/.test(l)?Number(
l):Number.NaN;if(a>=_&&a<=o&&(!i||Number.isInteger(a)))return A(a);const e=`${h} is "${l}", expected ${i?"a whole number":"a number"} from ${_} to ${o}`;return{
value:_,mistakes:[e]}}),u=_=>({...D(d(_),o=>o*1e3),value:"SECONDS"}),k=T("",(_,o)=>{const i=/^(true|True|TRUE)$/.test(_),l=i||/^(false|False|FALSE)$/.test(_);return{
value:i,mistakes:l?[]:[`${o} is "${_}", expected "true" or "false"`]}}),C=(..._)=>({...T(_.join("|"),(o,i)=>{const h=_.some(a=>a===o)?[]:[`${i} is "${o}", ${v(o,
_)}`];return{value:o,mistakes:h}}),choices:_}),v=(_,o)=>`expected one of ${o.map(i=>`"${i}"`).join(", ")}${(0,P.a)(_,o)}`,p=["auto","terraform","opentofu","both"],
B={...T("CLI",(_,o)=>{const[,i,l=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(_)??[],h={name:i??"auto",version:l},a=n=>({value:h,mistakes:[`${o}\
 is "${_}", ${n}`]});if(i===void 0){const n=v(_,p),e=n.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return a(n+e)}return l===null?A(h):i==="auto"||
i==="both"?a('but only "terraform" and "opentofu" can have a version'):(0,f.lF)(l)?A(h):a(`expected a version such as "${i} 1.10"`)}),choices:p}}),7630:((w,W,c)=>{
c.d(W,{$h:()=>a,AI:()=>v,Dw:()=>b,IL:()=>p,Ju:()=>U,Kd:()=>o,V8:()=>l,aS:()=>d,eX:()=>n,jM:()=>C,l6:()=>k,o2:()=>E,vk:()=>y,x2:()=>_});var f=c(7811),r=c(9119),m=c(
2485),S=c(8032),P=c(255),I=c(5106),T=c(7057),A=c(2432),D=c(8535);let x=function(...e){return{parseNamedAddress:x}=c.late([2172,6022],6022),new.target?new x(...e):
x(...e)},N=function(...e){return{problemFacts:N}=c.late([4507],4507),new.target?new N(...e):N(...e)};const b=e=>$(e,/(^|\s)#.*$/s),y=e=>$(e,/^\s*#.*$/s),$=(e,t)=>e.
split(/\r\n|[\n\r]/).map(s=>s.replace(t,"").trim()).filter(s=>s!=="");function L(e){const t=(0,P.Fq)(e);if(t.ok)return t;const s=(0,m.L6)(e);return(0,f.TR)(`"${e}\
" is not a hostname: ${t.why}${s===null?"":`; ${s}`}`)}const O=(e,t,s)=>e?(0,f.Ju)(t):(0,f.TR)(`"${t}" ${s}`),E=e=>O((0,r.en)(e),e,'is not the name of a reposit\
ory, such as "acme/network"');function d(e){const t=(0,I.OA)(e);if(t!==null)return(0,f.TR)(`"${e}" is not a known service id; did you mean ${t}?`);const s=S.Du.
some(g=>(0,I.oe)(e,g).ok);return O(s,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const u=/^(modules\.v1|providers\.v1)=(.*)$/s;function k(e){
const t=e.split(/\s+/).flatMap(H=>u.test(H)?[H]:H.split(",")),[s="",...g]=t.filter(H=>H!==""),M=L(s),R=g.map(H=>u.exec(H)?.[1]??H),j=[M,...R.map(d)].flatMap(H=>H.
ok?[]:H.why);if(!M.ok||j.length>0)return(0,f.TR)(j.join("; "));const F=g.flatMap(H=>{const[,ne,oe=""]=u.exec(H)??[];return ne===void 0?[]:{host:M.value,service:ne,
text:oe}}),V=F.flatMap(H=>{const ne=x(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return V.length===0?(0,f.Ju)({host:M.value,
services:[...new Set(R)],addresses:F}):(0,f.TR)(V.join("; "))}function C(e){const t=e.startsWith("*."),s=L(t?e.slice(2):e);return s.ok?(0,f.Ju)({host:s.value,subdomains:t}):
s}const v=e=>e.length>T.$c?(0,f.TR)("the token is longer than 64 KiB; set only the token"):(0,f.Ju)(new T.ou(e));function p(e){const t=e.indexOf("=");if(t<0)return(0,f.
TR)('a line has no "="; expected HOST=TOKEN');const s=(0,P.Fq)(e.slice(0,t).trim());if(!s.ok)return(0,f.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const g=v(e.slice(t+1).trim());return g.ok?(0,f.Ju)({host:s.value,token:g.value}):g}function U(e){const t="expected HOST[:PORT]=AD\
DRESS[:PORT]",s=e.indexOf("=");if(s<0)return(0,f.TR)(`"${e}" has no "="; ${t}`);const g=e.slice(0,s).trim(),M=L(g);if(!M.ok)return M;const R=M.value.replace(/:\d+$/,
""),j=B(e.slice(s+1).trim());if(j===null)return(0,f.TR)(`"${e}" has no valid address; ${t}`);const[,F]=g.split(":");return(0,f.Ju)({name:R,port:F===void 0?null:
Number(F),...j})}function B(e){const[,t,s]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return t===
void 0||!/[.:]|^localhost$/i.test(t)?null:s===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(s)&&Number(s)>=1&&Number(s)<=65535?{address:t,addressPort:Number(
s)}:null}function _(e){const[t="",s,...g]=e.split(/\s+/);if(g.length>0)return(0,f.TR)(`"${e}" has too many words; expected CODE [HOST]`);const M=N();if(!Object.
hasOwn(M,t)){const j=(0,D.a)(t,Object.keys(M),`; ${A.aq} lists the codes`);return(0,f.TR)(`"${t}" is not a problem code${j}`)}if(s===void 0)return(0,f.Ju)({code:t,
host:null});const R=L(s);return R.ok?(0,f.Ju)({code:t,host:R.value}):R}function o(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return O(t,e,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const i=50;function l(e){const t=e.split(",").map(g=>g.trim()).filter(g=>g!==""),s=t.find(g=>g.length>i);return s===
void 0?(0,f.Ju)(t):(0,f.TR)(`"${s}" has ${s.length} characters; GitHub allows at most ${i}`)}const h=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function a(e){const t=e.toLowerCase(),[,s]=h.find(([g])=>t.endsWith(g))??
[];return s!==void 0?(0,f.Ju)({path:e,format:s}):(0,f.TR)(`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const n=e=>O(/\.json$/i.test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((w,W,c)=>{
c.d(W,{a:()=>S,q:()=>r});var f=c(5106);function r(P,I){const T=m(P);if(T.length<2)return null;const A=y=>I.filter($=>y(m($))),[D=A(y=>(0,f.TW)(y,T))[0]]=A(y=>y===
T);if(D!==void 0||T.length<3)return D??null;const[x,N]=[A(y=>y.startsWith(T)),A(y=>y.includes(T))],b=x.length===1?x:N;return b.length===1?b[0]??null:null}const m=P=>P.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function S(P,I,T=""){const A=r(P,I);return A===null?T:`; did you mean "${A}"?`}}),101:((w,W,c)=>{c.d(W,{N:()=>S,W:()=>I});
var f=c(1792),r=c(6429),m=c(255);function S($){const L=d=>$[d]||$[d.toLowerCase()]||"",O={http:P("HTTP_PROXY",L("HTTP_PROXY")),https:P("HTTPS_PROXY",L("HTTPS_PR\
OXY"))},E=D(L("NO_PROXY"));return d=>{const u=O[d.scheme];return u===null||A(d.name)||E(d)?null:u}}function P($,L){if(L==="")return null;const O=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(L)?L:`http://${L}`);if(O===null)throw new TypeError(`${$} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(O.protocol))throw new TypeError(`${$}\
 is a ${O.protocol}// proxy; expected http:// or https://`);if(!T(O.username)||!T(O.password))throw new TypeError(`${$} has a user name or password with a bare \
"%"; write "%25" for it`);return O}const I=$=>Object.entries($).flatMap(([L,O=""])=>{if(!/^https?_proxy$/i.test(L))return[];const E=O.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[d=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(E)??[],[,...u]=/^([^:]*):?(.*)$/s.exec(d)??[];return[u,u.map(f.unescape)].flatMap(([k="",C=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,f.unescape)(k))?[k]:[],...C===""?[]:[C,Buffer.from(`${k}:${C}`).toString("base64")]])});function T($){try{return decodeURIComponent($),!0}catch{return!1}}
const A=$=>$==="localhost"||["127.0.0.0/8","::1/128"].some(L=>N(L)?.($));function D($){const O=$.split(",").map(E=>E.trim().toLowerCase()).filter(E=>E!=="").map(
x);return E=>O.some(d=>d(E))}function x($){if($==="*")return()=>!0;const L=N($);if(L!==null)return({name:C})=>L(C);const{name:O,port:E}=y($),d=C=>E===""||String(
C.port)===E,u=O.includes(":")?128:32,k=N(`${O}/${u}`)??b(O);return C=>d(C)&&k(C.name)}function N($){const[,L="",O=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec($)??[],E=(0,r.
r5)(L),d=Number(O);if(E===null||d>8*E.length)return null;const u=(0,r.NW)(E),k=d-8*(E.length-u.length),C=k<0?{prefix:E,bits:d}:{prefix:u,bits:k};return v=>{const p=(0,r.
r5)(v);return p!==null&&(0,r.Wg)(C,(0,r.NW)(p))}}function b($){if($==="")return()=>!1;const L=$.replace(/^\*\./,"."),O=L.replace(/^\./,""),E=(0,m.Pv)(O),d=E.ok?
E.value:O,u=k=>!L.startsWith(".")&&k===d;return k=>(0,r.r5)(k)===null&&(k.endsWith(`.${d}`)||u(k))}function y($){const L=/^\[([^\]]*)\]:([^:]*)$/.exec($)??/^([^:[\]]*):([^:[\]]*)$/.
exec($);return L===null?{name:$,port:""}:{name:L[1]??"",port:L[2]??""}}}),3152:((w,W,c)=>{c.d(W,{GN:()=>I,P$:()=>A,w7:()=>T});var f=c(6760),r=c(9179),m=c(3474),
S=c(7630),P=c(7773);class I extends Error{name="SettingsError";mistakes;constructor(y){const $=y.map(r._U);super($.join(`
`)),this.mistakes=$}}const T={isTerminal:!1,setting:b=>b,missingPath:(b,y)=>`scan names "${b}", which does not exist in ${y}`};function A(b,{setting:y}=T){const $=P.
y.map(({name:u,kind:k,default:C=""})=>({field:u.replace("-seconds","Ms").replace(/-./g,v=>v.slice(1).toUpperCase()),...k.parse(b[u]?.trim()||C,y(u))})),L=Object.
fromEntries($.map(({field:u,value:k})=>[u,k])),O=[...L.scan,...L.usages,...(0,S.Dw)(b.hostnames??"")].length===0,{length:E}=L.hostnames,d=`${y("hostnames")} has\
 ${E} hosts, the limit is ${m.pS}`;return{settings:O?{...L,scan:["."]}:L,mistakes:[...$.flatMap(({mistakes:u})=>u),...E>m.pS?[d]:[],...D(L,y),...x(L,y),...N(L,y)]}}
function D(b,y){const $=[["issue-open-after",b.issueOpenAfter],["issue-close-after",b.issueCloseAfter]];return(b.history===null?$.filter(([,O])=>O>1):[]).map(([
O,E])=>`${y(O)} is ${E}, which needs ${y("history")}; set it to a file that is kept from run to run`)}function x({report:b,history:y,badge:$},L){const O=[...b.map(
({path:E})=>["report",E]),["history",y],["badge",$]];return O.flatMap(([E,d],u)=>{if(d===null)return[];const k=v=>v!==null&&(0,f.normalize)(v)===(0,f.normalize)(
d),C=O.slice(0,u).find(([v,p])=>v!==E&&k(p));return C===void 0?[]:[`${L(C[0])} and ${L(E)} both name ${d}; write to different files`]})}function N(b,y){const{scan:$,
exclude:L,roots:O,dialect:E,depth:d,changedOnly:u,repositories:k}=b,C=y("usages");if(b.usages.length===0){const o=`${y("repositories")} needs ${C}; set it to th\
e usages files of the repositories`;return k.length===0?[]:[o]}const v=C.startsWith("--")?`repeat ${C}`:`write one a line in ${C}`,p="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[$.length>0,y("scan"),`${p}; to check several files, ${v}`],[L.length>0,y("exclude"),p],[O.length>0,y("roots"),
p],[E.name!=="auto",y("dialect"),p],[d==="init",`${y("depth")} init`,"set it to packages: usages files hold no packages of modules"],[u,y("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([o])=>o).map(([,o,i])=>`${o} cannot be used together with ${C}; ${i}`)}}),7773:((w,W,c)=>{c.
d(W,{f:()=>$,y:()=>y});var f=c(7811),r=c(3474),m=c(7630);const S={hostnames:{kind:r.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:r.
p_("PATH",f.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:r.p_(
"GLOB",f.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:r.p_("HOST",m.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:r.p_("SERVICE",m.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:r.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},P={usages:{kind:r.p_("FILE",f.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:r.p_("OWNER/NAME",m.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},I={depth:{kind:r.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:r.p_("GLOB",f.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:r.p_("OS_ARCH",m.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:r.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:r.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},T={tokens:{kind:r.p_("HOST=TOKEN",m.IL,m.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:r.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},A={
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
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},b={...S,...P,...I,...T,...A,...D,...x,...N},y=r.KT(b),
$=[["What to check",r.KT(S)],["Many repositories",r.KT(P)],["Following `init`",r.KT(I)],["Credentials",r.KT(T)],["Network",r.KT(A)],["Verdict",r.KT(D)],["Report\
s",r.KT(x)]]}),2613:(w=>{w.exports=process.getBuiltinModule("assert")}),181:(w=>{w.exports=process.getBuiltinModule("buffer")}),4434:(w=>{w.exports=process.getBuiltinModule(
"events")}),9896:(w=>{w.exports=process.getBuiltinModule("fs")}),8611:(w=>{w.exports=process.getBuiltinModule("http")}),5692:(w=>{w.exports=process.getBuiltinModule(
"https")}),9278:(w=>{w.exports=process.getBuiltinModule("net")}),4589:(w=>{w.exports=process.getBuiltinModule("node:assert")}),6698:(w=>{w.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(w=>{w.exports=process.getBuiltinModule("node:buffer")}),7598:(w=>{w.exports=process.getBuiltinModule("node:crypto")}),3053:(w=>{w.exports=
process.getBuiltinModule("node:diagnostics_channel")}),610:(w=>{w.exports=process.getBuiltinModule("node:dns")}),1553:(w=>{w.exports=process.getBuiltinModule("n\
ode:dns/promises")}),8474:(w=>{w.exports=process.getBuiltinModule("node:events")}),3024:(w=>{w.exports=process.getBuiltinModule("node:fs")}),1455:(w=>{w.exports=
process.getBuiltinModule("node:fs/promises")}),7067:(w=>{w.exports=process.getBuiltinModule("node:http")}),2467:(w=>{w.exports=process.getBuiltinModule("node:ht\
tp2")}),7030:(w=>{w.exports=process.getBuiltinModule("node:net")}),8161:(w=>{w.exports=process.getBuiltinModule("node:os")}),6760:(w=>{w.exports=process.getBuiltinModule(
"node:path")}),3916:(w=>{w.exports=process.getBuiltinModule("node:path/posix")}),643:(w=>{w.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(w=>{w.exports=
process.getBuiltinModule("node:querystring")}),99:(w=>{w.exports=process.getBuiltinModule("node:sqlite")}),7075:(w=>{w.exports=process.getBuiltinModule("node:st\
ream")}),7830:(w=>{w.exports=process.getBuiltinModule("node:stream/web")}),6193:(w=>{w.exports=process.getBuiltinModule("node:string_decoder")}),8500:(w=>{w.exports=
process.getBuiltinModule("node:timers/promises")}),1692:(w=>{w.exports=process.getBuiltinModule("node:tls")}),3136:(w=>{w.exports=process.getBuiltinModule("node\
:url")}),7975:(w=>{w.exports=process.getBuiltinModule("node:util")}),3429:(w=>{w.exports=process.getBuiltinModule("node:util/types")}),5919:(w=>{w.exports=process.
getBuiltinModule("node:worker_threads")}),8522:(w=>{w.exports=process.getBuiltinModule("node:zlib")}),857:(w=>{w.exports=process.getBuiltinModule("os")}),6928:(w=>{
w.exports=process.getBuiltinModule("path")}),2203:(w=>{w.exports=process.getBuiltinModule("stream")}),2375:(w=>{w.exports=process.getBuiltinModule("tls")}),9023:(w=>{
w.exports=process.getBuiltinModule("util")}),3106:(w=>{w.exports=process.getBuiltinModule("zlib")})},fe={};function Q(w){var W=fe[w];if(W!==void 0)return W.exports;
var c=fe[w]={exports:{}},f=!0;try{pe[w](c,c.exports,Q),f=!1}finally{f&&delete fe[w]}return c.exports}Q.m=pe,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var w=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",f=m=>{m&&m.d<1&&(m.d=1,m.forEach(
S=>S.r--),m.forEach(S=>S.r--?S.r++:S()))},r=m=>m.map(S=>{if(S!==null&&typeof S=="object"){if(S[w])return S;if(S.then){var P=[];P.d=0,S.then(A=>{I[W]=A,f(P)},A=>{
I[c]=A,f(P)});var I={};return I[w]=A=>A(P),I}}var T={};return T[w]=A=>{},T[W]=S,T});Q.a=(m,S,P)=>{var I;P&&((I=[]).d=-1);var T=new Set,A=m.exports,D,x,N,b=new Promise(
(y,$)=>{N=$,x=y});b[W]=A,b[w]=y=>(I&&y(I),T.forEach(y),b.catch($=>{})),m.exports=b,S(y=>{D=r(y);var $,L=()=>D.map(E=>{if(E[c])throw E[c];return E[W]}),O=new Promise(
E=>{$=()=>E(L),$.r=0;var d=u=>u!==I&&!T.has(u)&&(T.add(u),u&&!u.d&&($.r++,u.push($)));D.map(u=>u[w](d))});return $.r?O:L()},y=>(y?N(b[c]=y):x(A),f(I))),I&&I.d<0&&
(I.d=0)}})(),(()=>{var w=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):c=>c.__proto__,W;Q.t=function(c,f){if(f&1&&(c=this(c)),f&8||typeof c=="object"&&c&&(f&
4&&c.__esModule||f&16&&typeof c.then=="function"))return c;var r=Object.create(null);Q.r(r);var m={};W=W||[null,w({}),w([]),w(w)];for(var S=f&2&&c;typeof S=="ob\
ject"&&!~W.indexOf(S);S=w(S))Object.getOwnPropertyNames(S).forEach(P=>m[P]=()=>c[P]);return m.default=()=>c,Q.d(r,m),r}})(),Q.d=(w,W)=>{for(var c in W)Q.o(W,c)&&
!Q.o(w,c)&&Object.defineProperty(w,c,{enumerable:!0,get:W[c]})},Q.f={},Q.e=w=>Promise.all(Object.keys(Q.f).reduce((W,c)=>(Q.f[c](w,W),W),[])),Q.u=w=>({647:"647",
1427:"1427",1903:"1903",2172:"3699",2218:"2218",2798:"2798",3276:"3276",3542:"3276",3611:"2798",3699:"3699",3770:"2798",4225:"8317",4284:"1903",4668:"8317",4878:"\
4878",4947:"1427",5009:"3276",5830:"2218",6851:"3276",7390:"3276",8095:"3276",8317:"8317",8580:"1427",8639:"3699",8822:"3699",9465:"3699"}[w]??w)+".index.js",Q.
o=(w,W)=>Object.prototype.hasOwnProperty.call(w,W),Q.r=w=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(w,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(w,"__esModule",{value:!0})},(()=>{var w={8374:0,8792:0},W=c=>{var{ids:f,modules:r,runtime:m}=c,S,P,I=0;for(S in r)Q.o(r,S)&&(Q.m[S]=r[S]);for(m&&
m(Q);I<f.length;I++)P=f[I],Q.o(w,P)&&w[P]&&w[P][0](),w[f[I]]=0};Q.late=(c,f)=>{for(const r of c){if(w[r]===0)continue;const{createRequire:m}=process.getBuiltinModule(
"module");W(m(import.meta.url)("./"+Q.u(r)))}return Q(f)},Q.f.j=(c,f)=>{var r=Q.o(w,c)?w[c]:void 0;if(r!==0)if(r)f.push(r[1]);else{var m=import("./"+Q.u(c)).then(
W,S=>{throw w[c]!==0&&(w[c]=void 0),S}),m=Promise.race([m,new Promise(S=>r=w[c]=[S])]);f.push(r[1]=m)}}})();var de={};Q.d(de,{C:()=>Ee,a:()=>ve});const Ee=()=>Promise.
all([Q.e(3699),Q.e(2172),Q.e(9465),Q.e(8639),Q.e(8822),Q.e(1427),Q.e(8374),Q.e(8580),Q.e(4947)]).then(Q.bind(Q,4947)),ve=()=>Promise.all([Q.e(8374),Q.e(647)]).then(
Q.bind(Q,647));var $e=de.C,Oe=de.a;export{$e as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
