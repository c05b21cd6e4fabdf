var pe={9876:((w,W,a)=>{a.d(W,{rv:()=>me,cA:()=>_e});var f=a(255),i=a(7057),_=a(7630),y=a(101),P=a(1780),b=a(9179),S=a(3298),A=a(3628),D=a(9509);const x=4;function N(K,q){
let Y={text:K,starts:null};for(let te=0;te<x&&Y!==null;te+=1)q(C(Y,K.length)),Y=u(Y,K.length)}const k="\u2026",T=Array.from({length:128},(K,q)=>{const Y=String.
fromCharCode(q);return q<=32||q===127?" ":({"-":"+",_:"/"}[Y]??Y).toLowerCase()});function $(K){return K===k?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function C({text:K,starts:q},Y){let te="",ee=!1;const J=[],z=(G,Z)=>{G===" "&&ee||(ee=G===
" ",te+=G,J.push(Z))};for(let G=0;G<K.length;G+=1){const Z=q===null?G:q[G]??Y,X=T[K.charCodeAt(G)];if(X!==void 0){z(X,Z);continue}const se=String.fromCodePoint(
K.codePointAt(G)??0);for(const ie of $(se).split(""))z(ie,Z);G+=se.length-1}return J.push(Y),{folded:te,starts:J}}const O=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),E=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
h=/[%\\&]|xn--/i;function u({text:K,starts:q},Y){if(!h.test(K))return null;let te="";const ee=[];let J=0;const z=Z=>q===null?Z:q[Z]??Y,G=Z=>{for(let X=J;X<Z;X+=
1)ee.push(z(X));te+=K.slice(J,Z)};for(const Z of K.matchAll(E)){G(Z.index),J=Z.index+Z[0].length;for(const{written:X,at:se}of I(Z)){te+=X;for(let ie=0;ie<X.length;ie+=
1)ee.push(z(Z.index+se))}}return J===0?null:(G(K.length),{text:te,starts:ee})}function I(K){const[q,Y,te,ee,J,z,G,Z,X,se]=K;if(Y!==void 0)return U(Y);if(se!==void 0)
return[{written:(0,D.mI)(se.toLowerCase()),at:0}];const ie=te??ee??Z;return L(ie!==void 0?v(Number.parseInt(ie,16)):G!==void 0?v(Number(G)):X!==void 0?O.get(X)??
q:J??(z===void 0?"":" "))}const L=K=>[{written:K,at:0}],v=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",p=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function U(K){const q=K.startsWith("%")?3:4,Y=K.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(Y.matchAll(p),({
0:[te="",...ee],index:J})=>{const z=te.charCodeAt(0),G=ee.reduce((Z,X)=>Z<<6|X.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:v(G),at:q*J}})}const B="\
***",m=12,o=200;function c(K){const q=l(K);return(Y,te)=>{if(q.pieces.size===0)return Y;const ee=[];return N(Y,J=>r(J,Y,q,ee)),ee.length===0?Y:d(Y,ee,te)}}function l(K){
const q=new Set,Y=new Set,te=new Set,ee=({folded:J})=>{if(J.length<i.Il)return;const z=Math.min(J.length,m);Y.add(z);for(let G=0;G+z<=J.length;G+=1)q.add(J.slice(
G,G+z));for(let G=i.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,A.x)(K))N(J,ee);return{pieces:q,lengths:Y,heads:te}}function r({folded:K,starts:q},Y,{pieces:te,
lengths:ee,heads:J},z){const G=(X,se)=>{const ie=K[X]===" "?X+1:X;let re=K[se-1]===" "?se-1:se;for(;re<K.length&&q[re]===q[re-1];)re+=1;const ce=q[ie]??0,le=q[re]??
Y.length,ae=z.at(-1);ae===void 0||ce<ae.from||ce>ae.to?z.push({from:ce,to:le}):z[z.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const X of ee)for(let se=0;se+
X<=K.length;se+=1)te.has(K.slice(se,se+X))&&G(se,se+X);const Z=X=>{for(let se=Math.min(m-1,X);se>=i.Il;se-=1)if(J.has(K.slice(X-se,X))){G(X-se,X);break}};for(let X=K.
indexOf(k);X>=0;X=K.indexOf(k,X+1))Z(X);Y.length>=o&&Z(K.length)}function d(K,q,Y){let te="",ee=0;for(const J of q.toSorted((z,G)=>z.from-G.from))J.to<=ee||Y.size>
0&&e(K,J,Y)||((J.from>ee||ee===0)&&(te+=K.slice(ee,J.from)+B),ee=J.to);return te+K.slice(ee)}const s=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),t=260;function e(K,{from:q,to:Y},te){const ee=G=>Math.max(q-G,G-Y)<t&&s(K[G]??"");let J=q;for(;ee(J-1);)J-=1;let z=Y;for(;ee(z);)z+=1;for(;!te.has(K.slice(J,
z));){if(z===Y||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const n=64,F="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude \
requirements namedHost stateHosts repository setting writtenAt",V="value hashes",H=new Set;function ne(K){return oe(()=>{const q=c(K);return(Y,te=H)=>{if(typeof Y==
"string")return oe(()=>q(Y,te));const ee=(0,S.O)(J=>q((0,b._U)(J),te));return oe(()=>ue(ee)(Y))}})}function oe(K){try{return K()}catch{throw new Error("tokens c\
ould not be hidden")}}function ue(K){const[q,Y]=[new Set(F.split(" ")),new Set(V.split(" "))],te={ours:new Map,theirs:new Map},ee=(z,G,Z)=>{if((0,P.rZ)(z))return(0,P.
tD)(z,K);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,Z));return re.every((ce,le)=>ce===z[le])?z:re}let X=!0;const se=Object.entries(z).map(([re,ce])=>{if(Z===
"ours"&&q.has(re))return[re,ce];const le=J(ce,G+1,Y.has(re)?"theirs":Z),ae=Z==="ours"?re:K(re);return X&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return X&&ie?z:Object.fromEntries(se)},J=(z,G,Z)=>{if(typeof z=="string")return K(z);if(G>n)return null;if(typeof z!="object"||z===null)return z;
const X=te[Z].get(z)??ee(z,G,Z);return te[Z].set(z,X),X};return z=>J(z,0,"ours")}function _e(K,q,Y=()=>{}){const te=new Map;let ee=null;const J=G=>{const Z=G.filter(
X=>!te.has(X.reveal()));if(Z.length!==0){for(const X of Z)te.set(X.reveal(),X);ee=null,Y(Z)}};oe(()=>J(ge(K,q)));const z=(G,Z)=>(ee??=ne([...te.values()]),ee(G,
Z));return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,Z)=>te.size===0?G:z(G,Z)}}function me(K,{redact:q}){try{return K(q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=K=>(0,f.Fq)(K).ok;function ge(K,q){const Y=(0,_.vk)(K.tokens??"").flatMap(J=>{const z=J.
indexOf("="),G=J.slice(z+1).trim(),Z=z<0?"":J.slice(0,z).trim(),X=!Z.includes(".")&&G.includes(".")&&he(G);return Z!==""&&(!he(Z)||X)?[G,Z,J]:[G]}),te=Object.entries(
q).flatMap(([J,z])=>J.startsWith(f.xV)&&z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...Y,...te,...(0,y.W)(q),ee].filter(J=>J!=="").map(J=>new i.ou(
J))}}),3628:((w,W,a)=>{a.d(W,{K:()=>x,x:()=>S});var f=a(7811),i=a(4443),_=a(7057);function y(k){const T=k.reveal(),$=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[
T,...$].filter(C=>C.trim().length>=_.Il)}const P=k=>[...new Set([k,Buffer.from(k).toString("latin1")])],b=k=>["","x","xx"].flatMap(T=>{const $=Buffer.from(T+k).
toString("base64"),C=$.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return $.endsWith("=")?[C.slice(0,-1),C]:[C]});function*S(k){const T=k.flatMap(y).map($=>$.
trim().slice(0,_.$c));for(const $ of new Set(T.flatMap(P)))yield $,$.includes(" ")&&(yield $.replaceAll(" ","+")),yield*b($),yield Buffer.from($).toString("hex")}
const A=16*1024,D=1024*1024;function x(k){let T=D;return $=>{const C=$.flatMap(y).flatMap(E=>[E,E.trim()]),O=[];for(const E of new Set(C.flatMap(P))){if(E.length>
A||T<0)continue;const h=N(E).filter(u=>u.trim().length>=_.Il);O.push(...h),T-=h.join("").length}for(const E of new Set([...C,...O]))k(E)}}function N(k){const T=(0,i.
zg)(k,"path"),$=(0,f.ol)(k).slice(1,-1),C=[encodeURIComponent(k.toWellFormed()),...T.ok?[T.value]:[]],O=b(k),E=Buffer.from(k).toString("hex");return[k,k.toLowerCase(),
$,JSON.stringify(k).slice(1,-1),...C,...C.map(h=>h.replace(/%[0-9A-F]{2}/g,u=>u.toLowerCase())),...O,...O.map(h=>h.replaceAll("+","-").replaceAll("/","_")),E,E.
toUpperCase()]}}),3214:((w,W,a)=>{a.d(W,{Ip:()=>i,VG:()=>f,VJ:()=>y,v7:()=>_});class f{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(b){this.#n??=b,this.#e.abort();for(const S of this.onEnd)S()}}const i=(P,b)=>{const S=setTimeout(b,P);return()=>clearTimeout(
S)};function _(P,{startTimer:b,stop:S}){return new Promise(A=>{const D=()=>{x(),S.onEnd.delete(D),A()},x=b(P,D);S.onEnd.add(D)})}function y(P,b){const S=/^\d+$/.
test(P??"")?Number(P)*1e3:Date.parse(P??"")-b;return Number.isNaN(S)?null:S}}),3087:((w,W,a)=>{a.d(W,{A3:()=>x,KE:()=>N,KI:()=>$,Or:()=>k,f8:()=>T,hM:()=>D,mk:()=>S,
qW:()=>O});var f=a(3024),i=a(6760),_=a(2432),y=a(6092),P=a(9968);const b=64*1024;function*S(u){let I="";for(const L of u)I+=L,!(I.length<b)&&(yield I,I="");I!==
""&&(yield I)}const A={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class D extends Error{name="ExplainedError"}function x(u){if(u instanceof D)return u.message;if(!k(u))return`${String(u)}; this is a bug of tf-disco, \
please report it at ${_.xV}`;const I=A[u.code];return`${u.message.split(", ")[0]}${I===void 0?"":`; ${I}`}`}function N(u){try{return u(),null}catch(I){return(0,y.
RK)(x(I))}}const k=u=>typeof u=="object"&&u!==null&&"syscall"in u&&"code"in u;function T(u,I,L){const v=C(f.realpathSync(u),I),p=(0,i.basename)(I);$(f.lstatSync(
(0,i.join)(v,p),{throwIfNoEntry:!1}));const U=(0,i.join)(v,`.${p.slice(0,60)}.${Math.random().toString(36).slice(2)}`),B=f.openSync(U,"wx");try{(0,P.ET)(B,()=>{
for(const m of L)f.writeFileSync(B,m)}),f.renameSync(U,(0,i.join)(v,p))}catch(m){throw f.rmSync(U,{force:!0}),m}}function $(u){if(!(u===void 0||u.isFile()||u.isSymbolicLink()))
throw new D(`it is ${(0,P.I)(u)}; choose another path`)}function C(u,I){const L=(0,i.resolve)(u,I),v=(0,P.UO)(L,u);if(!v&&!(0,i.isAbsolute)(I))throw new D(`it i\
s outside ${u}; use an absolute path if that is intended`);const p=v?u:(0,i.parse)(L).root;return(0,i.relative)(p,(0,i.dirname)(L)).split(i.sep).filter(Boolean).
reduce((B,m)=>E(B,m,u),p)}function O(u,I){const L=f.realpathSync(u);return h(C(L,I),(0,i.basename)(I),L)}function E(u,I,L){const v=(0,i.join)(u,I);try{f.lstatSync(
v,{throwIfNoEntry:!1})===void 0&&f.mkdirSync(v)}catch(p){if((0,P.Oj)(p)!=="EEXIST")throw p}return h(u,I,L)}function h(u,I,L){const v=(0,i.join)(u,I);if(!f.lstatSync(
v,{throwIfNoEntry:!1})?.isSymbolicLink())return v;const p=f.realpathSync(v);if(!(0,P.UO)(u,L)||(0,P.UO)(p,L))return p;throw new D(`the link ${(0,i.relative)(L,v)}\
 leads outside ${L}; remove it or choose another path`)}}),9968:((w,W,a)=>{a.d(W,{$r:()=>L,ET:()=>C,I:()=>N,Mc:()=>E,N0:()=>O,Oj:()=>$,UO:()=>I,qA:()=>D,qo:()=>T,
r7:()=>A,v2:()=>u,wX:()=>h,yR:()=>S});var f=a(4573),i=a(3024),_=a(6760);const y=16*1024*1024,P=i.constants.O_RDONLY|(i.constants.O_NONBLOCK??0)|(i.constants.O_NOCTTY??
0),b=Buffer.allocUnsafeSlow(256*1024);function S(v,p=y){const U=D(v,p);if(!Buffer.isBuffer(U))return U;const B=U.toString("utf8"),m=!B.includes("\uFFFD")||(0,f.
isUtf8)(U);return{ok:!0,text:B,isUtf8:m,bytes:U.length}}function A(v,p=y){const U=S(v,p);return U.ok?U.text:null}function D(v,p){try{return C(i.openSync(v,P),U=>{
const B=i.readSync(U,b,0,b.length,0);return B<b.length?b.subarray(0,B):k(U,p)})}catch(U){const B=$(U),m=O(()=>i.statSync(v),null);return m?.isFile()===!1?x(m,B):
{ok:!1,failure:{kind:"error",code:B}}}}const x=(v,p)=>({ok:!1,failure:{kind:"special",is:N(v),code:p}});function N(v){return v.isDirectory()?"a directory":v.isFIFO()||
v.isSocket()?v.isFIFO()?"a named pipe":"a socket":v.isFile()?"a file without a size":v.isBlockDevice()?"a block device":"a character device"}function k(v,p){const U=i.
fstatSync(v),{size:B}=U;if(B<b.length)return x(U,"ESPIPE");if(B>p)return{ok:!1,failure:{kind:"size",bytes:B,maxBytes:p}};const m=Buffer.allocUnsafeSlow(B);let o=0;
for(;o<B;){const c=i.readSync(v,m,o,B-o,o);if(c===0)break;o+=c}return m.subarray(0,o)}const T=v=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(v).code);function $(v){
if(!(typeof v=="object"&&v!==null&&"code"in v)||typeof v.code!="string"||T(v))throw v;return v.code}function C(v,p){try{return p(v)}finally{i.closeSync(v)}}function O(v,p){
try{return v()}catch(U){return $(U),p}}const E=v=>O(()=>i.readdirSync(v,{withFileTypes:!0}),[]),h=v=>E(v).map(({name:p})=>p).sort(),u=v=>E(v).flatMap(p=>p.isDirectory()?
p.name:[]);function I(v,p){const U=(0,_.relative)(p,v);return U!==".."&&!U.startsWith(`..${_.sep}`)&&!(0,_.isAbsolute)(U)}function L(v){try{const p=i.realpathSync(
v),U=i.statSync(p);return U.isFile()?{kind:"file",path:p}:U.isDirectory()?{kind:"directory",path:p}:{kind:"special",path:p,is:N(U)}}catch(p){return{kind:"error",
code:$(p)}}}}),6889:((w,W,a)=>{a.d(W,{L2:()=>S,WJ:()=>b,lF:()=>o,rU:()=>A,uQ:()=>D,w0:()=>m});var f=a(9432),i=a(9119),_=a(8032),y=a(3096),P=a(1250);const b=([c,
...l])=>c===void 0||l.length>0?"both":c;function S({setting:c,scan:l}){const{name:r}=c,d=r==="auto"?null:r==="both"?_.Du:[r],s=l===null||l.isEmpty?null:l,t=s===
null?[]:T(s,c,d),e={setting:c,signs:t,constraints:s?.constraints??[]};if(d!==null)return $(d,["set by `dialect`"],[],e);if(s===null)return $(_.Du,["CLI not dete\
cted; set `dialect` to check one"],[],e);const n=k(t);if(n.length===0)return{...$(["terraform"],["assumed; set `dialect`"],[],e),isGuess:!0};const g=x(n),M=g.flatMap(
R=>n.find(j=>j.client===R)??[]);return $(g,M.map(O),n,e)}function A({clients:c},l){if(l===null||l.isEmpty)return _.zK;const r=new Set([...c,...l.tools().others]);
return l.usesTerragrunt&&r.add("terragrunt"),_.zK.filter(d=>r.has(d))}function D(c,{evidence:l,versions:r}){return(d,s)=>{const t=l.some(e=>{if(e.level!=="versi\
on-file"||e.version===null)return!1;const n=(0,y.jt)(e.place.file);return e.client===d&&(n===""||`${s}/`.startsWith(`${n}/`))});return c.version??(t?r[d]??null:
null)}}const x=c=>_.Du.filter(l=>c.some(r=>r.client===l));function N(c){const l=c.filter(({place:r})=>!(0,i.Zl)(r.file));return l.length===0?c:l}function k(c){const l=N(
c),r=P.A.find(d=>l.some(s=>s.level===d));return l.filter(({level:d})=>d===r)}function T({signs:c,tools:l,hasCloudHostname:r},{version:d},s){const t=k(c),e=s??x(
t),n=t.every(({place:V})=>(0,i.Zl)(V.file)),g=s===null&&(n||t.some(({isCloud:V})=>V)),M=d===null&&e.some(V=>m(V,[]).length>1);if(!g&&!M)return c;const{setsCloudHostname:R,
signs:j}=l(),F=r||R;return[...c.filter(({isCloud:V})=>!(V&&F)),...j]}function $(c,l,r,d){const s=c.map(n=>C(n,d)),t=s.filter(({version:n})=>n!==null),e=t.flatMap(
({signs:n})=>n.slice(0,1).map(O));return{name:b(c),clients:c,releases:s.flatMap(({releases:n})=>n),versions:Object.fromEntries(t.map(({client:n,version:g})=>[n,
g??""])),why:[...new Set([...l,...e])].join(", "),evidence:[...new Set([...r,...s.flatMap(({signs:n})=>n)])]}}function C(c,{setting:l,signs:r,constraints:d}){const s=(j,F)=>{
const[V=null,...H]=j,ne=m(c,j);return{client:c,releases:ne,version:H.length===0?V:null,signs:F}};if(l.version!==null)return s([l.version],[]);const t=N(r.filter(
j=>j.client===c&&j.version!==null)),e=new Set(t.map(({version:j})=>(j??"").replace(/^v/,"")));if(e.size>0){const j=s([...e],t);return{...j,version:o(j.version??
"")?j.version:null}}const n=N(d).map(({text:j,place:F})=>({client:c,level:"syntax",place:F,text:`requires ${(0,f.dh)(j)}`,version:j})),g=s([],[]),M=n.map(({version:j})=>j),
R=s(M,n);return R.releases.length===g.releases.length?g:R}const O=({place:c,text:l})=>`${c.file}:${c.line} ${l}`,E=[1e10,1e5,1],h=Number.POSITIVE_INFINITY,u={from:0,
before:h},I={from:Number.MAX_SAFE_INTEGER,before:h},L=200,v=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function p(c){if(c.length>L)return null;if(c==="latest")return I;const l=c.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(d=>d!==""),r=l.map(U);return l.length===0||r.includes(null)?null:{from:Math.max(...r.map(d=>d?.from??0)),before:Math.min(...r.map(d=>d?.before??h))}}function U(c){
const l=v.exec(c);if(l===null)return null;const[,r="",...d]=l,s=d.slice(0,3).filter(M=>/^\d/.test(M??"")),{length:t}=s,e=s.reduce((M,R,j)=>M+Number(R)*(E[j]??0),
0),n=M=>{const R=E[Math.max(M,1)-1]??1;return e-e%R+R};if(r==="!=")return u;if(r===">=")return{from:e,before:h};if(r===">")return{from:n(t),before:h};if(r==="<")
return{from:0,before:e};if(r==="<=")return{from:0,before:n(t)};const g={"~>":t-1,"^":1,"~":Math.min(t,2)}[r];return{from:e,before:n(g??t)}}function B(c,l){const{
from:r,before:d}=p(c)??u,s=p(l.from??"")?.from??0,t=p(l.before??"")?.from??h;return r<t&&s<d}function m(c,l){const r=_.pH.filter(s=>s.client===c),d=r.filter(s=>l.
some(t=>B(t,s)));return d.length===0?r:d}const o=c=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(c)}),1250:((w,W,a)=>{a.d(W,{A:()=>P,j:()=>b});var f=a(
2170),i=a(9119),_=a(8032),y=a(5243);const P=["lock-file","syntax","version-file","tool","hook"];class b{signs=new Map;constraints=new Map;addFile({file:D,kind:{
clients:x},scope:N,isContext:k}){if(k)return;const[T,...$]=x;if(T!==void 0&&$.length===0&&!/(^|\/)[.#][^/]*$/.test(D)){const C=`is read by ${_.bB[T]} only`;this.
addSign({client:T,level:"syntax",place:{file:D,...f.wv},text:C})}for(const C of N.declared){const{kind:O,text:E,place:h}=C;if(O==="version")S(this.constraints,E,
C);else if(O==="binary"){const u=E==="tofu"?"opentofu":"terraform";this.addSign({client:u,level:"version-file",place:h,text:"sets terraform_binary"})}else if((0,_.
SO)(O)){const{client:u,what:I}=_.$I[O];this.addSign({client:u,level:"syntax",place:h,text:`has ${I}`})}}}end(D){for(const{kind:x,host:N,place:k,clients:T,isOverridden:$,
text:C}of D)if(x==="lock_provider"){const O=_.Du.find(h=>(0,y.Vm)(h)===N),E=`locks providers from ${N}`;O&&this.addSign({client:O,level:"lock-file",place:k,text:E})}else
x==="cloud_default"&&!$&&T.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:k,text:"has a cloud block without hostname",isCloud:!0}):
x==="module"&&C?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:k,text:"uses an OCI registry"});return{signs:[...this.signs.values()],
constraints:[...this.constraints.values()]}}addSign(D){S(this.signs,`${D.client} ${D.text}`,{...D,version:null})}}function S(A,D,x){const N=(0,i.Zl)(x.place.file)?
`${D} aside`:D;A.has(N)||A.set(N,x)}}),6429:((w,W,a)=>{a.d(W,{NW:()=>b,RY:()=>y,Wg:()=>f,r5:()=>i});const f=({prefix:S,bits:A},D)=>S.length===D.length&&S.every(
(x,N)=>{const k=Math.min(Math.max(8*(N+1)-A,0),8);return x>>k===(D[N]??0)>>k});function i(S){if(!S.includes(":"))return _(S);const A=S.indexOf("%");return A===S.
length-1?null:P(A<0?S:S.slice(0,A))}function _(S){const A=S.split("."),D=A.length===4&&A.every(N=>/^(0|[1-9]\d{0,2})$/.test(N)),x=A.map(Number);return D&&x.every(
N=>N<=255)?x:null}function y(S){const A=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(S)?URL.parse(`http://${S}`):null;return A&&_(A.hostname)}function P(S){const A=/^[\da-f:.]+$/i.
test(S)?URL.parse(`http://[${S}]`):null;if(A===null)return null;const[D=[],x=[]]=A.hostname.slice(1,-1).split("::").map(k=>k.split(":").filter(Boolean)),N=Array(
8-D.length-x.length).fill("0");return[...D,...N,...x].flatMap(k=>{const T=Number.parseInt(k,16);return[T>>8,T&255]})}const b=S=>/^(?:0,){10}255,255$/.test(S.slice(
0,12).join())?S.slice(12):S}),9562:((w,W,a)=>{a.d(W,{G:()=>f,V:()=>x});const f=m=>typeof m=="object"&&m!==null&&!Array.isArray(m),i=1e4,_=5e5,y=34,P=44,b=58,S=91,
A=123,D=125;function x(m,o){const c=new $(m,o),l=c.run();if(l!==null)return{ok:!1,...B(m,l)};const r=m.slice(0,c.end),d=r.includes("\\u")?r.replace(N,(s,t)=>t===
void 0?s:"\\ufffd"):r;return{ok:!0,value:JSON.parse(d)}}const N=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
k=["the text ends before the JSON value is complete","check that the file was not truncated"],T="more values than this check reads";class ${#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(o,c){this.#e=o,this.#n=c}run(){const o=this.#e,c=this.#s,l=h(o,0);for(let d=l,s=0;d<o.length;d=h(o,s)){const t=o.charCodeAt(
d);if(s=this.#a(d,t),s<0)return this.#u(d,~s);if(this.end=s,this.#n==="decoder"&&this.#t==="next"&&c.length===0)return null;this.#r=t,this.#c=d}return this.#t!==
"next"||c.length>0?[o.length,...k]:this.#n==="map"&&this.#o>=0&&o.charCodeAt(l)===A?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(o,c){
const l=this.#s[this.#s.length-1];if(c===l&&(this.#t==="next"||C(this.#r)))return this.#s.pop(),this.#t="next",o+1;switch(this.#t){case"value":return this.#l(o,
c);case"key":return c!==y?~o:(this.#t="colon",u(this.#e,o));case"colon":return c!==b?~o:(this.#t="value",o+1);case"next":return c!==P||l===void 0?~o:(this.#t=l===
D?"key":"value",o+1)}}#l(o,c){if(this.#i+=1,this.#i>_)return~o;if(C(c))return this.#s.length===i?~o:(this.#s.push(c+2),this.#t=c===A?"key":"value",o+1);const l=c===
y,r=l?u(this.#e,o):I(this.#e,o);return r<0||(!l&&this.#o<0&&L(this.#e,o,r)&&(this.#o=o),this.#t="next"),r}#u(o,c){const l=this.#e,r=l.charCodeAt(o),d=this.#s.at(
-1);if(this.#i>_)return[o,T,"split the text"];if(c>o)return[c,...v(l,c)];if(this.#t==="value"&&C(r))return[o,`more than ${i} levels of nesting`,"nest brackets l\
ess deeply"];if(r===d&&this.#r===P)return[this.#c,"trailing comma","remove the comma"];const s=d===void 0?void 0:String.fromCharCode(d);return[o,...U(l.slice(o,
o+2),this.#t,s)]}}const C=m=>m===A||m===S,O=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,E=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function h(m,o){let c=o;for(;c<m.length&&!(m.charCodeAt(c)>32||!` 	
\r`.includes(m.charAt(c)));c+=1);return c}function u(m,o){let c=o+1;for(O.lastIndex=c;O.test(m);)c=O.lastIndex;return m.charCodeAt(c)===y?c+1:~c}function I(m,o){
return E.lastIndex=o,E.test(m)?E.lastIndex:~o}const L=(m,o,c)=>c-o>=5&&Math.abs(Number(m.slice(o,c)))===1/0;function v(m,o){return o===m.length?k:m[o]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const p=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function U(m,o,c){for(const[l,...r]of p)if(l.test(m))
return r;switch(o){case"value":return/^[}\]:]/.test(m)?["missing value","add the value"]:/^[-+.\d]/.test(m)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return c===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(m)?["wrong closing bracket",`write ${c}`]:["missing comma","add the comma"]}}function B(m,[o,c,l]){const r=m.slice(0,o),d=r.split(
`
`).length,s=r.slice(r.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${d}, column ${s}`}: ${c}`,advice:l,isLimit:c===T}}}),7811:((w,W,a)=>{a.d(W,{Dw:()=>D,Ju:()=>N,
TR:()=>k,_6:()=>S,ol:()=>_,s8:()=>x});const f=`"\\\x07\b\f
\r	\v`,i='"\\abfnrtv';function _(T){if(/^[ !#-[\]-~]*$/.test(T))return`"${T}"`;const $=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${T.toWellFormed().replace(
$,y)}"`}function y(T){const $=T.codePointAt(0)??0;return f.includes(T)?`\\${i[f.indexOf(T)]}`:$<128?`\\x${P($,2)}`:$<65536?`\\u${P($,4)}`:`\\U${P($,8)}`}const P=(T,$)=>T.
toString(16).padStart($,"0"),b=new TextDecoder("utf-8",{ignoreBOM:!0}),S=T=>b.decode(T),A=($late2??=new RegExp("\\p{White_Space}","u"));function D(T){let $=0;for(;A.test(T.charAt($));)$+=
1;return T.slice($)}function x(T){let $=T.length;for(;A.test(T.charAt($-1));)$-=1;return T.slice(0,$)}const N=T=>({ok:!0,value:T}),k=T=>({ok:!1,why:T})}),4443:((w,W,a)=>{
a.d(W,{Ge:()=>E,Uw:()=>$,V$:()=>A,h0:()=>T,xB:()=>C,zg:()=>D});var f=a(7811);const i=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:i,zone:i,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},y=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,P=/^[A-Za-z0-9._~-]/,b=/%(?![0-9A-Fa-f]{2})/,S={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function A(h,u){let I="";for(const{0:L,index:v}of h.matchAll(y))if(P.test(L)||_[u].includes(L))I+=L;else{if(L===
"%")return(0,f.TR)(k(h,v));if(L.startsWith("%")){const p=Number.parseInt(L.slice(1),16);if(x(p,u))return(0,f.TR)(`invalid URL escape "${L}"`);I+=N(p,u)}else if(L>
"\x7F")I+=encodeURIComponent(L.toWellFormed());else{if(u==="host"||u==="zone")return(0,f.TR)(`invalid character ${(0,f.ol)(L)} in host name`);I+=N(L.charCodeAt(
0),u)}}return(0,f.Ju)(I)}function D(h,u){return h==="%2A"&&u==="path"?(0,f.Ju)("*"):S[u].test(h)&&!b.test(h)?(0,f.Ju)(h):A(h,u)}function x(h,u){return u==="host"?
h<128&&h!==37:u!=="zone"||h===37||h===32?!1:N(h,"zone").startsWith("%")}function N(h,u){const I=String.fromCharCode(h);return P.test(I)||_[u].includes(I)?I:`%${h.
toString(16).toUpperCase().padStart(2,"0")}`}const k=(h,u)=>`invalid URL escape ${(0,f.ol)(h.slice(u,u+3))}`;function T(h){for(const u of h.split("&")){if(u.includes(
";"))return"invalid semicolon separator in query";const[,...I]=/^([^=]*)=?(.*)$/s.exec(u)??[];for(const L of I){const v=L.search(b);if(v>=0)return k(L,v)}}return null}
const $=h=>h.replace(/(?:%[0-9A-F]{2})+/g,u=>(0,f._6)(Uint8Array.from(u.slice(1).split("%"),I=>Number.parseInt(I,16))));function C(h){return h.split("&").flatMap(
u=>{if(u===""||u.includes(";"))return[];const[,...I]=/^([^=]*)=?(.*)$/s.exec(u)??[],[L,v]=I.map(p=>A(p.replaceAll("+","%20"),"query"));return L?.ok&&v?.ok?[[O(L.
value),O(v.value)]]:[]})}const O=h=>h.replaceAll("%20","+"),E=h=>h.toSorted(([u],[I])=>u<I?-1:u>I?1:0).map(([u,I])=>`${u}=${I}`).join("&")}),8643:((w,W,a)=>{a.d(
W,{Dl:()=>x,EN:()=>C,L5:()=>$,O2:()=>c,Pl:()=>k,aR:()=>h,cz:()=>T,jr:()=>N,lv:()=>P,sX:()=>l,t5:()=>O});var f=a(9179),i=a(6429),_=a(7811),y=a(4443);const P={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},b=/[^ -~\u0080-\u{10ffff}]/u,S=/^([A-Za-z][A-Za-z0-9+.-]*):/,A=/^(?::[0-9]*)?$/,D=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function x(s){const[t,e]=o(s,"#"),n=u(t);if(!n.ok)return(0,_.TR)(`parse ${(0,_.ol)(t)}: ${n.why}`);const g=(0,y.zg)(e,"fragment");return g.ok?(0,_.Ju)({...n.value,
fragment:g.value}):(0,_.TR)(`parse ${(0,_.ol)(s)}: ${g.why}`)}function N(s){const t=s.scheme===""?"":`${s.scheme}:`,e=s.fragment===""?"":`#${s.fragment}`,n=s.opaque===
""?B(s)+m(s):s.opaque;return[t,n,E(s),e].join("")}function k(s){const t=s.opaque&&(0,f.Mi)(`//${s.opaque}`,"").slice(2);return(0,f.Mi)(N({...s,opaque:t,query:"",
forceQuery:!1,fragment:""}),"")}function T(s){const t=s.host.lastIndexOf(":"),e=t>=0&&A.test(s.host.slice(t)),n=e?s.host.slice(0,t):s.host,g=n.startsWith("[")&&
n.endsWith("]");return{name:(0,y.Uw)(g?n.slice(1,-1):n),port:e?s.host.slice(t+1):""}}const $=s=>s==="https"?443:80,C=s=>s.includes(":")?`[${s}]`:s,O=s=>(s.opaque||
s.path||"/")+E(s),E=({forceQuery:s,query:t})=>s||t!==""?`?${t}`:"";function h(s){if(s.user===null)return null;const t=`${s.user.name}:${s.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(t)}`}function u(s){if(b.test(s))return(0,_.TR)("net/url: invalid con\
trol character in URL");if(s.startsWith(":"))return(0,_.TR)("missing protocol scheme");const t=S.exec(s)?.[1]??"",e=t.toLowerCase(),[n,g]=o(t===""?s:s.slice(t.length+
1),"?"),M=g===""&&s.endsWith("?"),R={...P,host:"",path:"",scheme:e,query:g,forceQuery:M};return n.startsWith("/")?I(R,n):e!==""?(0,_.Ju)({...R,opaque:n}):o(n,"/")[0].
includes(":")?(0,_.TR)("first path segment in URL cannot contain colon"):L(R,n)}function I(s,t){if(!(t.startsWith("//")&&(s.scheme!==""||!t.startsWith("///"))))
return L({...s,omitHost:s.scheme!==""},t);const[n]=o(t.slice(2),"/"),g=n.lastIndexOf("@"),M=p(n.slice(g+1),s.scheme);if(!M.ok)return M;const R=g<0?(0,_.Ju)(null):
v(n.slice(0,g));return R.ok?L({...s,user:R.value,host:M.value},t.slice(2+n.length)):R}function L(s,t){const e=(0,y.zg)(t,"path");return e.ok?(0,_.Ju)({...s,path:e.
value}):e}function v(s){if(!D.test(s))return(0,_.TR)("net/url: invalid userinfo");const[t,e]=o(s,":"),n=(0,y.V$)(t,"user");if(!n.ok)return n;if(!s.includes(":"))
return(0,_.Ju)({name:n.value,password:null});const g=(0,y.V$)(e,"user");return g.ok?(0,_.Ju)({name:n.value,password:g.value}):g}function p(s,t){const e=s.lastIndexOf(
"[");if(e>0)return(0,_.TR)("invalid IP-literal");if(e===0)return U(s);const n=s.indexOf(":"),g=/^https?$/.test(t)?n:s.lastIndexOf(":"),M=g<0?"":s.slice(g);return A.
test(M)?(0,y.V$)(s,"host"):(0,_.TR)(`invalid port ${(0,_.ol)(M)} after host`)}function U(s){const t=s.lastIndexOf("]");if(t<0)return(0,_.TR)("missing ']' in hos\
t");const e=s.slice(t+1);if(!A.test(e))return(0,_.TR)(`invalid port ${(0,_.ol)(e)} after host`);const n=s.slice(0,t).indexOf("%25"),g=n<0?t:n,M=(0,y.V$)(s.slice(
1,g),"host");if(!M.ok)return M;const R=(0,y.V$)(s.slice(g,t),"zone");if(!R.ok)return R;const j=(0,y.Uw)(M.value+R.value),F=(0,i.r5)(j);return F===null?(0,_.TR)(
`invalid host: ParseAddr(${(0,_.ol)(j)}): unable to parse IP`):F.length===4?(0,_.TR)("invalid IP-literal"):(0,_.Ju)(`[${M.value}${R.value}]${e}`)}function B(s){
if(s.host===""&&s.user===null&&(s.scheme===""||s.omitHost||s.path===""))return"";const e=s.user?.password??null;return`//${(s.user?.name??"")+(e===null?"":`:${e}`)}${s.
user===null?"":"@"}${s.host}`}function m(s){return s.host!==""&&s.path!==""&&!s.path.startsWith("/")?`/${s.path}`:s.scheme===""&&B(s)===""&&o(s.path,"/")[0].includes(
":")?`./${s.path}`:s.path}function o(s,t){const e=s.indexOf(t);return e<0?[s,""]:[s.slice(0,e),s.slice(e+t.length)]}function c(s,t){const e=x(t);return e.ok?(0,_.
Ju)(l(s,e.value)):e}function l(s,t){const e=t.scheme||s.scheme;if(t.scheme!==""||t.host!==""||t.user!==null)return{...t,scheme:e,path:d(t.path)};const n=t.path===
""&&!t.forceQuery&&t.query==="",g=n?s.query:t.query,M=n&&t.fragment===""?s.fragment:t.fragment;if(t.path===""&&s.opaque!=="")return{...t,scheme:e,query:g,fragment:M,
opaque:s.opaque};const R=d(r(s.path,t.path));return{...t,scheme:e,query:g,fragment:M,user:s.user,host:s.host,path:R}}function r(s,t){return t===""?s:t.startsWith(
"/")?t:s.slice(0,s.lastIndexOf("/")+1)+t}function d(s){if(s==="")return"";const t=s.split("/"),e=[];for(const M of t)M===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):M!=="."?e.push(M):e.length===0&&e.push("");const n=`/${e.join("/")}${/(^|\/)\.\.?$/.test(s)?"/":""}`,g=(0,y.zg)(n.startsWith("//")?n.slice(1):n,"path");
return g.ok?g.value:n}}),9432:((w,W,a)=>{a.d(W,{$$:()=>k,B9:()=>v,Cw:()=>l,I0:()=>T,K4:()=>N,NM:()=>B,VW:()=>L,Wt:()=>u,YA:()=>o,_r:()=>m,dh:()=>S,eZ:()=>$,gL:()=>p,
go:()=>O,mP:()=>E,oZ:()=>d,pk:()=>c,px:()=>A,qZ:()=>U,zN:()=>x,zd:()=>C});var f=a(8032),i=a(1780),_=a(5106),y=a(9179);const P=300,b=8192;function S(s,t=P){const{
length:e}=s,n=e>b?(0,y.NE)(s.slice(0,b)):(0,y._U)(s);return n.length<=t?n:`${structuredClone(n.slice(0,t).toWellFormed())}\u2026`}const A=(s,t)=>`${s} ${s===1?t:
D(t)}`,D=s=>`${s.replace(/(?<=[^aeiou])y$/,"ie")}s`;function x(s,t){const{length:e}=s,n=typeof t=="number"?t:e<=2*t.few?e:t.few,g=s.slice(n);return{shown:s.slice(
0,n),rest:g,more:g.length}}function N(s,t,e=String,n=g=>`${g} more`){const{shown:g,more:M}=x(s,t),R=g.map(j=>e(j)).join(", ");return M>0?`${R} and ${n(M)}`:R}const k=s=>new TextEncoder().
encode(s).length;function T(s,t,e,n){const g=[];let M=0;for(const R of Iterator.from(s).map(n)){if(M+=k(R)+e,M>t)break;g.push(R)}return{shown:g,more:s.length-g.
length}}const $=s=>s.map(t=>f.bB[t]).join(" and "),C=s=>(0,i.xI)`the clients print "${s}"`;function O(s){return s===null?"null":Array.isArray(s)?"an array":typeof s==
"object"?"an object":`a ${typeof s}`}function E(s){if(s.kind==="error")return`cannot be read: ${s.code}`;if(s.kind==="special")return`is ${s.is} and is not read`;
const{bytes:t,maxBytes:e}=s;return`has ${t} bytes and is not read; the limit is ${e/1024/1024} MiB`}const h={[_.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function u(s){return s.flatMap(e=>h[e]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const I=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),L=s=>I.
get(s)??null,v=s=>`wait and run the check again; see ${L(s)??"its status page"}, and consider a network mirror for providers`,p=s=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${s}`,U=s=>(0,i.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,i.KT)(s)} is public, so this network or country is blocked`;
function B({page:s,asked:t},e){if(s===null)return e;const n=s.title===""?"":` ("${s.title}")`,g=e.guest??U(t);switch(s.kind){case"sign-in":return{operator:"allo\
w unauthenticated requests to /.well-known/terraform.json",guest:g,because:`the host returned a sign-in page${n}`};case"captive-portal":return`a proxy or captiv\
e portal returned an HTML page${n}: allow this machine to reach the host`;case"other":{const M=`the host returned an HTML page${n}`;return{user:u([]),...e,guest:g,
because:M}}}}function m({url:s,status:t,reason:e,said:n},g=!1){const M=n===void 0?"":` ("${S(n)}")`;return(0,i.xI)`${g?"":(0,i.xI)`${(0,i.KT)(s)} returned `}${`${t}\
 ${S(e)}`.trim()}${M}`}const o=s=>`${Math.round(s/100)/10} s`,c=s=>s.map(l).join("; ");function l(s){switch(s.kind){case"deadline":return`the check reached its \
deadline of ${o(s.ms)}`;case"signal":return`the check was interrupted by ${s.signal}`;case"crash":return"tf-disco crashed";case"missing":return r(s)}}function r({
repositories:s,total:t}){const e=s.length===1?"is":"are",n=N(s,10,S);return`${s.length} of ${A(t,"repository")} ${e} missing: ${n}`}const d=({kind:s,address:t,version:e})=>e===
""?(0,i.xI)`${s} ${S(t)}`:(0,i.xI)`${s} ${(0,i.KT)(t)} ${S(e,40)}`}),2170:((w,W,a)=>{a.d(W,{Qp:()=>A,W7:()=>S,Xd:()=>b,ht:()=>P,kH:()=>_,wv:()=>y});var f=a(8032),
i=a(9119);function _(D,{clients:x=f.zK,...N}={}){return{problem:D,severity:D.severity,affects:D.affects.filter(k=>x.includes(k)),clients:x,host:null,services:[],
places:[],needed:!0,...N}}const y={line:1,column:1,endColumn:1};function P(D,x,N=y){const k={file:D===""?".":D,...N};return _(x,{places:[k],clients:f.Du})}const b=({
places:D})=>D.find(x=>typeof x!="string")??null,S=D=>b(D)?.file??"",A=(D,x)=>(0,i.c1)(D,N=>JSON.stringify(x(N))).map(N=>{const[k]=N;if(N.length===1)return k;const T=O=>[
...new Set(N.flatMap(O))],$=T(O=>O.exclude??[]),C=T(O=>O.rowKeys??[]);return{...k,needed:N.some(({needed:O})=>O),affects:T(({affects:O})=>O),clients:T(({clients:O})=>O),
places:(0,i.As)((0,i.jH)(N.flatMap(({places:O})=>O))),...$.length===0?{}:{exclude:$},...C.length===0?{}:{rowKeys:C}}})}),9119:((w,W,a)=>{a.d(W,{As:()=>v,II:()=>u,
MV:()=>c,NP:()=>L,Ox:()=>_,R3:()=>h,WD:()=>I,Xs:()=>y,Zl:()=>o,_M:()=>O,bH:()=>C,c1:()=>S,df:()=>b,en:()=>T,eo:()=>E,jH:()=>D,kn:()=>i,n7:()=>l,t6:()=>A,yJ:()=>$});
var f=a(6092);function i({through:r,file:d,line:s}){const t=r.map(e=>(0,f.J7)(e)).join(" > ");return d===""?t:`${t}: ${(0,f.J7)(d)}:${s}`}function _({place:r,module:d}){
if(typeof r=="string")return r;const{file:s,line:t,inside:e}=r;if(e!==void 0)return[d,i(e)].filter(Boolean).join(" > ");const n=`${(0,f.J7)(s)}:${t}`;return d===
void 0?n:`${d}: ${n}`}const y=({file:r,inside:d})=>d?.file??r,P=({inside:r})=>r===void 0?"":` \u2192 ${i(r)}`,b=r=>typeof r=="string"?r:`${r.line}:${r.column} ${r.
file}${P(r)}`,S=(r,d)=>[...Map.groupBy(r,d).values()],A=(r,d)=>S(r,d).map(([s])=>s),D=r=>A(r,b),x="//",N=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,k=1e3,
T=r=>r.length<=k&&N.test(r),$=(r,d)=>`${r}${x}${d}`;function C(r){const d=O(r);return d===null?{repository:d,path:r}:{repository:d,path:r.slice(d.length+x.length)}}
function O(r){const d=r.indexOf(x);return d>0&&T(r.slice(0,d))?r.slice(0,d):null}const E=r=>typeof r=="string"?r:`${u(r.file)}:${r.line}${P(r)}`,h=r=>`${u(r.file)}\
:${r.line}:${r.column}${P(r)}`;function u(r){const{repository:d,path:s}=C(r);if(d===null)return(0,f.J7)(r);const t=(0,f.J7)(d);return s==="."?t:`${t}//${(0,f.J7)(
s)}`}const I=1e4,L=r=>A(r,d=>typeof d=="string"?d:O(d.file)),v=r=>r.length<=I?r:[...new Set([...L(r),...r])].slice(0,I),p=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
U=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,B=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function m(r){const{path:d}=C(
r),s=d.split("/").slice(0,B.test(d)?-2:-1);return s.find((t,e)=>p.test(t)&&!(t==="test"&&s.slice(0,e).some(n=>U.test(n))))}const o=r=>m(r)!==void 0,c=({file:r,isInUse:d})=>d!==
!0&&o(r);function l(r){const d=m(r);return(d===void 0?C(r).path:`**/${d}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:((w,W,a)=>{a.d(W,{Kc:()=>x,L6:()=>b,NM:()=>B,cr:()=>m,
x3:()=>h});var f=a(9179),i=a(255),_=a(5243);const y=1024,P=o=>(0,i.Pv)(o).ok;function b(o){if(o.length>y)return null;const c=(0,i.Pv)(o);if(c.ok)return S(o,(0,i.
pk)(c.value));const l=N(o);if(l!==null)return l;const{inside:r,removed:d}=$(o);if(!(0,f.Mi)(o,"").includes(r))return"write the hostname alone, not a URL";for(const s of d.
length===0?[]:[r,r.replace(/:\D.*$/s,"")])if(P(s))return`remove ${C(d)}: ${s}`;return O(r)}function S(o,c){if(/(^|\.)xn--/i.test(o))return`write it in Unicode: ${c}\
; upper-case punycode is only accepted by accident`;const l=c.replace(/(?<!\.)\.+(?=$|:)/,"");return l===c?null:`remove the trailing dot: tokens and settings fo\
r ${l} do not apply to this host`}const A=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,D="replace the p\
laceholder",x=o=>A.test(o);function N(o){if(x(o))return D;const c=o.split(/[\s,;]+/).filter(l=>l!=="");return c.length<2?null:c.every(l=>l.includes(".")&&P(l))?
`write one hostname at a time: ${c[0]}`:"remove the spaces, commas and semicolons"}const k=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,T=[["the whit\
e space",o=>o.trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(k,"")],["the trailing slash",o=>o.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(o.lastIndexOf("@")+
1)],["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function $(o){let c=o;const l=[];for(const[r,d]of T){const s=d(c);s!==c&&l.push(r),c=s}return{inside:c,
removed:l}}const C=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function O(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(o))return"\
use a DNS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(o)){
const d=(0,i.WV)(o);return P(d)?`write it in Unicode: ${d}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(o.includes("_")){const d=o.replaceAll("_","-");return`a hostname cannot contain underscores${P(d)?`; did you mean ${d}?`:""}`}const c=o.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(c!==o&&P(c))return`remove the extra dots: ${c}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,l="",r=""]=/^([^:]*):(.*)$/s.
exec(o)??[];return P(l)?/^[+-]?[0-9]+$/.test(r)?"use a port from 1 to 65535":`write the port as a number: ${l}:8443`:null}const E=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(o),h="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",u=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function I(o,c){if(o==="")return h;if(!c&&x(o))return D;if(o!==o.trim())return"remove the white space around the address";const[,l="",r=""]=/^(https?:\/\/)(.*)$/i.
exec(o)??[],d=r.replace(u,"$1/$2"),s=(0,_.rE)(d,"terraform");return l===""||!s.ok||s.value.hostImplied?null:`write ${d} to use the module of the registry${c?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function L([o="",...c]){if(c.length!==3)return null;const[,l="",r=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(o)??[];return l!=="localhost"&&r===""?E(o)?b(o):null:`write a host with a dot, such as 127.0.0.1${r} or ${l}.localdomain${r}`}function v(o){if(o.length===3&&
E(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const c=/^https?:$/i.test(o[0]??"")&&o[1]==="",[l="",...r]=c?o.slice(2):o;return r.length<4||!E(l)?null:/^v?\d+\.\d+/.test(r[3]??"")?`write ${[l,...r.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[l,...r.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${r[0]}, and a namespace has one part (in GitLab, the top-level group)`}function p(o,c){if(o.includes("://"))return null;if(c.
length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const l=c.at(-1)??"";return[3,4].includes(c.length)&&/[A-Z]/.test(
l)?`write the target system in lower case: ${[...c.slice(0,-1),l.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(o)?`write ./${o} to use a directory\
 of the same repository${c.length<5?"":`, or ${c.slice(0,3).join("/")}//${c.slice(3).join("/")} for one of a registry module`}`:null}function U(o){const[,c="",l=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(o)??[],r=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(c)?.[1];if(r!==void 0)return`write git::${r} instead of ${c}`;const[d]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
o)??[];return d!==void 0&&(0,f.Mi)(o)===o?`write git@${d} instead of ${d}`:(0,_.rE)(l,"terraform").ok?`write ${l} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${h} (of Git, with git:: before it)`}function B(o,c,l){if(c.kind==="local"||o.length>y)return null;const[r="",...d]=o.split("\
/");if(l.ok)return l.value.hostImplied?null:b(r);const s=d.length===0?[]:d.join("/").split("//",1)[0]?.split("/")??[],t=c.kind==="remote"&&c.refusal===null,e=[r,
...s],n=I(o,t)??L(e);return n!==null||t?n:c.kind==="remote"&&!/^[^/]+:\d+\//.test(o)?U(o):v(e)??p(o,e)}function m(o){if(o.length>y)return null;if(x(o))return D;
if(o!==o.trim())return"remove the white space around the address";const[,c=""]=/^https?:\/\/(.*)$/i.exec((0,f.Mi)(o,""))??[];if(c!=="")return`remove the scheme:\
 ${c}`;const l=o.split("/"),[r=""]=l;return l.length===2&&E(r)?"write HOST/NAMESPACE/TYPE, two parts after the host":l.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":l.length===3?b(r):null}}),8032:((w,W,a)=>{a.d(W,{$I:()=>T,$l:()=>o,Du:()=>b,Dv:()=>c,Eo:()=>s,Fe:()=>m,Jd:()=>r,Mq:()=>O,NX:()=>C,
SO:()=>$,SZ:()=>D,Y8:()=>U,Yr:()=>x,ab:()=>k,bB:()=>A,d3:()=>B,mh:()=>t,n3:()=>_,pH:()=>u,pJ:()=>d,rG:()=>N,sX:()=>l,tB:()=>L,zK:()=>S});const f="registry.terra\
form.io",i=[f,"registry.opentofu.org"],_=e=>i.includes(e),y=["modules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:y,replaces:["providers.v1"]},opentofu:{
name:"OpenTofu",uses:y,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:y,replaces:y,defaults:i},renovate:{name:"Renovate",uses:y,replaces:[],defaults:[
f]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:i},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},b=["terrafor\
m","opentofu"],S=Object.keys(P),A=Object.fromEntries(Object.entries(P).map(([e,{name:n}])=>[e,n])),D=e=>y.includes(e)?S.filter(n=>P[n].uses.includes(e)):b,x=e=>S.
filter(n=>P[n].defaults?.includes(e)),N=S.filter(e=>P[e].replaces.length>0),k=e=>S.filter(n=>P[n].replaces.includes(e)),T={language:{client:"opentofu",what:"a l\
anguage block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{
client:"terraform",what:"an action block"}},$=e=>Object.hasOwn(T,e),C={terraform:3,opentofu:9},O=e=>e===429||e>=500&&e!==501,E={from:null,before:null,retries:0,
skipsOverridden:!1},h={...E,client:"terraform"},u=[{...h,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...h,name:"Terraform 1.15 and later",from:"\
1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...E,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],I={terraform:"1.16.0",opentofu:"1.12.0"};function L(e,n){
const g=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,[,M]=g.exec(n[e]??"")??[];return M===void 0?I[e]:`${M}.0.0`.split(".",3).join(".")}const v=e=>e.
split(".").reduce((n,g)=>1e5*n+Number(g),0),p=(e,n)=>v(e)>=v(n),U={terraform:"1.15",opentofu:"1.8"},B=e=>b.filter(n=>n==="terraform"?!e.releases.some(g=>g.client===
n&&g.before===null):!p(L(n,e.versions),"1.8.0")),m={underscores:{client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},testsAlone:{client:"t\
erraform",version:"1.12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"\
1.10"}},o=(e,n)=>p(L(m[e].client,n),`${m[e].version}.0`),c=(e,n)=>["interim","openTofuInterim"].some(g=>e.includes(m[g].client)&&o(g,n))?Number.POSITIVE_INFINITY:
5,l=e=>p(e,"1.12.0"),r=(e,n)=>e==="opentofu"||!p(n,"1.13.0"),d=(e,n)=>({readsChecksum:!p(n,e==="terraform"?"1.12.0":"1.11.0"),trimsLines:e==="opentofu"&&p(n,"1.\
12.0")}),s=e=>p(e,"1.14.0");function t(e,{attemptMs:n,retries:g}){const M=e.findIndex(({response:R,hops:j,headMs:F},V)=>V===g?!0:F===null?R.kind==="received"||!R.
transient:F<=n&&!O(j.at(-1)?.status??0));return M<0?null:M}}),255:((w,W,a)=>{a.d(W,{$k:()=>O,$o:()=>U,Bz:()=>c,Fq:()=>x,Jr:()=>B,Pm:()=>v,Pv:()=>S,Rt:()=>D,Sv:()=>$,
WV:()=>T,cu:()=>C,ev:()=>m,fK:()=>E,nx:()=>k,pk:()=>N,xV:()=>b,yo:()=>p});var f=a(7811),i=a(8643),_=a(9509);const y=443,P=65535,b="TF_TOKEN_";function S(t){const{
name:e,portion:n}=h(t.toWellFormed()),g=u(n);if(!g.ok)return/^https?$/i.test(e)?(0,f.TR)("need just a hostname and optional port number, not a full URL"):g;if(g.
value.startsWith(":-"))return(0,f.TR)("port number is negative");const M=I(e);if(M!==null)return(0,f.TR)(M);const R=(0,_.YE)(e);return R.ok?R.value===""?(0,f.TR)(
"nothing is left of the hostname once it is normalized"):(0,f.Ju)(R.value+g.value):R}const A=new Set(["localterraform.com","localtofu.com"]),D=t=>A.has(t);function x(t){
const e=S(t);return e.ok||!t.includes("xn--")?e:S(T(t))}function N(t){const{name:e,portion:n}=h(t);return(0,_.DI)(e)+n}function k(t){const e=N(t);return e===t?t:
`${e} (${t})`}function T(t){const{name:e,portion:n}=h(t.toWellFormed()),g=u(n);return((0,_.QC)(e)??e)+(g.ok?g.value:n)}function $(t){const{name:e,portion:n}=h(t);
return{name:e,port:n===""?y:Number(n.slice(1))}}const C=t=>({...i.lv,scheme:"https",host:t,path:"/.well-known/terraform.json",forceQuery:!1});function O(t){if(!t.
startsWith(b))return null;const e=t.slice(b.length).replaceAll("__","-").replaceAll("_","."),n=S(T(e));return n.ok?n.value:null}function E(t){const e=[t,N(t)].flatMap(
n=>[n.replaceAll("-","__"),n]).map(n=>b+n.replaceAll(".","_"));return[...new Set(e)].filter(n=>O(n)===t)}function h(t){const e=t.indexOf(":");return e===-1?{name:t,
portion:""}:{name:t.slice(0,e),portion:t.slice(e)}}function u(t){if(t==="")return(0,f.Ju)("");const e=t.slice(1);if(!/^[+-]?[0-9]+$/.test(e))return(0,f.TR)("por\
t portion contains non-digit characters");const n=BigInt(e.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return n!==BigInt.asIntN(64,n)?(0,f.TR)("port portion c\
ontains non-digit characters"):n>P?(0,f.TR)("port number is greater than 65535"):(0,f.Ju)(n===BigInt(y)?"":`:${n}`)}function I(t){if(t==="")return"empty string \
is not a valid hostname";for(const e of t.replace(/\.{1,2}$/,"").split(".")){if(e==="")return"hostname contains empty label (two consecutive periods)";if(e.startsWith(
"xn--"))return`hostname label ${(0,f.ol)(e)} specified in punycode format; service hostnames must be given in unicode`}return null}const L={http:"80",https:"443",
ssh:"22"};function v(t){const{name:e,port:n}=(0,i.cz)(t),g=(0,i.EN)(e),M=n===""||n===L[t.scheme];return U(M?g:`${g}:${n}`)}function p(t){const e=(0,i.Dl)(t);return e.
ok?v(e.value):null}function U(t){const e=S(t);return e.ok?e.value:t.toLowerCase()||null}const B=(t,e)=>e.length===0||e.some(n=>n.subdomains?t.endsWith(`.${n.host}`):
t===n.host),m=(t,e)=>B(t,e.allowedHosts)||e.hostnames.some(n=>n.host===t),o=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;function c(t,e,n){const[g]=t.length===0?[]:E(e);return g===
void 0?[]:t.flatMap(M=>{const R=O(M);if(R!==null&&n.has(R))return[];const j=l(M,R,e);return j===null?[]:[{variable:M,why:j,write:g,isParent:r(R,e)}]})}function l(t,e,n){
const g=o.exec(t)?.[0];if(g===void 0)return null;const M=t.slice(g.length);return e!==null&&r(e,n)?`it is for ${k(e)} only: the clients do not use the tokens of\
 parent domains`:[n,$(n).name,N(n)].map(d).includes(d(M))?g!==b?`it begins with ${g}, and the clients read only ${b}`:e===null?"the clients cannot read a hostna\
me from it and ignore it":`the clients read it for ${k(e)}${s(M,n)}`:null}const r=(t,e)=>t!==null&&$(e).name.endsWith(`.${$(t).name}`),d=t=>t.normalize("NFC").toLowerCase().
replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function s(t,e){const{name:n,port:g}=$(e);return g!==443&&!t.includes(":")?"; a port follows a colon":n.includes(
"-")&&!t.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((w,W,a)=>{a.d(W,{mI:()=>T,QC:()=>N,ER:()=>v,YE:()=>x,DI:()=>k});const f=(...p)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...p),i=(...p)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...p);var _=a(7811);const y=256,P={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},b={...P,checkBidi:!1},S=($late3??=new RegExp("\\p{M}{31}","u")),A="xn--",D=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;
function x(p){const U=C(p,!1);if(!U.ok)return U;const B=O(U.value,P);return B===null?(0,_.TR)($(h(p,!1))):(0,_.Ju)(B)}function N(p){const U=C(p,!0);if(!U.ok)return null;
const B=O(U.value,b);if(B===null)return null;const m=C(B,!1);return m.ok?m.value.join("."):null}const k=p=>E(p)?i(p,P).domain:p,T=p=>i(p).domain,$=p=>`idna: inv\
alid label ${(0,_.ol)(p)}`;function C(p,U){if(p.length>y&&E(p))return(0,_.TR)(`hostname is longer than ${y} characters`);const B=[];for(const m of h(p,U).split(
".")){const o=m.startsWith(A)?u(m):(0,_.Ju)(m);if(!o.ok)return o;const c=I(o.value);if(c!==null)return(0,_.TR)(c);B.push(o.value)}return(0,_.Ju)(B)}function O(p,U){
const B=p.join(".");return v(B)?B:f(B,U)}const E=p=>/[^\0-\x7f]|xn--/i.test(p);function h(p,U){return p.replace(/[A-Z]+|[^\0-\x7f]/gu,m=>v(m)?m.toLowerCase():i(
m,{transitionalProcessing:U}).domain).normalize("NFC")}function u(p){const U=p.slice(A.length);if(U==="")return(0,_.Ju)("");const B=i(p).domain;return B===p||v(
B)?(0,_.TR)($(U)):B.normalize("NFC")!==B||!Array.from(B).every(L)?(0,_.TR)($(B)):(0,_.Ju)(B)}function I(p){if(D.test(p))return $(p);if(/^[a-z0-9-]*$/.test(p))return null;
if(S.test(p))return $(p);if(!v(p)&&f(p,b)!==null)return null;for(const U of p){if(!L(U))return $(p);if(U<"\x80"&&!/[a-z0-9-]/.test(U))return`idna: disallowed ru\
ne U+${U.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return $(p)}function L(p){if(p<"\x80")return!0;const{domain:U,error:B}=i(`1${p}`);return!B&&
U===`1${p}`}const v=p=>!/[^\0-\x7f]/.test(p)}),3096:((w,W,a)=>{a.d(W,{Gz:()=>i,LA:()=>b,RO:()=>P,eH:()=>S,jt:()=>_,un:()=>y});var f=a(3916);const i=(A,D)=>A===""?
D:`${A}/${D}`,_=A=>A.slice(0,Math.max(0,A.lastIndexOf("/")));function y(A,D){const x=(0,f.join)(A,D.replaceAll("\\","/")).replace(/\/$/,"");return x==="."?"":x}
const P=A=>/(^|\/)tests$/.test(A)?_(A):A,b=A=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(A),S=A=>A.split("/").map((D,x,N)=>N.slice(0,x+1).join("/"))}),1780:((w,W,a)=>{
a.d(W,{FS:()=>$,KT:()=>S,LA:()=>D,PP:()=>N,SP:()=>y,XT:()=>k,b7:()=>A,pj:()=>x,rZ:()=>C,tD:()=>T,xI:()=>_});var f=a(255);const i=O=>typeof O=="string"?[O]:O;function _(O,...E){
const h=[];for(const[u,I]of O.entries()){const L=E[u]??"";for(const v of[I,...i(typeof L=="number"?String(L):L)]){const p=h.at(-1);typeof v!="string"||typeof p!=
"string"?h.push(v):h[h.length-1]=p+v}}return h.every(u=>typeof u=="string")?h.join(""):h}const y=O=>[{host:O,shownAs:(0,f.nx)(O)}],P=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,
b=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function S(O){const E=P.exec(O)?.[1];if(E!==void 0)return[{host:E,shownAs:O}];const[,h="",u,I=""]=b.exec(O)??[];
return u===void 0?O:[h,{host:u,shownAs:u},I]}const A=(O,E)=>E.split(O).flatMap((h,u)=>u===0?h:[{host:O,shownAs:O},h]);function D(O){const E=(0,f.$k)(O);return E===
null?O:[{host:E,shownAs:O,isVariable:!0}]}const x=(O,E=h=>h.shownAs)=>i(O).map(h=>typeof h=="string"?h:E(h)).join(""),N=O=>i(O).flatMap(E=>typeof E=="string"?[]:
E.host);function k(O,E,h){const u=O.length-E,I=O.slice(0,E).reduce((L,v,p)=>_`${L}${p===0?"":", "}${h(v)}`,"");return u>0?_`${I} and ${u} more`:I}function T(O,E){
const h=E(x(O)),u=i(O).map(I=>typeof I=="string"?E(I):I);return typeof O!="string"&&x(u)===h?u:h}const $=O=>typeof O=="string"?O:O.map(E=>typeof E=="string"||E.
isVariable?E:{...E,shownAs:E.host}),C=O=>Array.isArray(O)&&O.some(E=>typeof E=="object"&&E!==null&&"shownAs"in E)}),5243:((w,W,a)=>{a.d(W,{A:()=>E,Nj:()=>u,RZ:()=>C,
Vm:()=>k,mD:()=>T,rE:()=>O,vL:()=>$});var f=a(3916),i=a(7811),_=a(8643),y=a(255),P=a(9897);const b={terraform:T("registry.terraform.io"),opentofu:T("registry.op\
entofu.org")},S=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,A=/^[0-9a-z]{1,64}$/,D="must be between one and 64 characters, including ASCII letters, digit\
s, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",x="must be between one and 64 ASCII letters or digits",N={module:{parts:3,
count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, the name, and the target system",reserved:[
"github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two more components after the hostname: the na\
mespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},k=v=>b[v];function T(v){const p=(0,y.Pv)(v);if(!p.ok)throw new Error(p.why);return p.
value}function $(v,p){if(u(v))return{kind:"local"};const U=O(v,p);if(U.ok)return U.value;const B=(0,P.cx)(v,p);if(!B.ok)return{kind:"invalid",error:B.why};const{
subdirectory:m,host:o}=B.value;return{kind:"remote",subdirectory:m,host:o,refusal:(0,P.Of)(v,B.value,p)}}function C(v,p){const U=$(v,p);if(U.kind==="registry")return JSON.
stringify({...U,hostImplied:!1});if(U.kind==="local")return`./${(0,f.normalize)(v.replaceAll("\\","/")).replace(/\/$/,"")}`;const B=(0,P.cx)(v,p),{url:m=null,getter:o,
subdirectory:c}=B.ok?B.value:{};return m===null?v:`${o}::${(0,_.jr)(m)}//${c}`}function O(v,p){return u(v)?(0,i.TR)(`can't use local directory ${(0,i.ol)(v)} as\
 a module registry address`):h(v,"module",p)}const E=v=>h(v,"component","terraform");function h(v,p,U){const B=N[p],{address:m,subdirectory:o}=(0,P.UQ)(v);if(o.
startsWith("../"))return(0,i.TR)((0,P.dr)(o,p));const c=m.split("/"),l=c.length===B.parts;if(!l&&c.length!==B.parts+1)return(0,i.TR)(`a ${p} registry source add\
ress must have ${B.count}`);const r=l?(0,i.Ju)(k(U)):I(c.shift()??"",p);if(!r.ok)return r;const d=L(c,p);if(d!==void 0)return(0,i.TR)(d);const[s="",t="",e=""]=c,
n={namespace:s,name:t,system:e,subdirectory:o};return(0,i.Ju)({kind:"registry",host:r.value,hostImplied:l,...n})}const u=v=>/^\.\.?[/\\]/.test(v);function I(v,p){
const U=(0,y.Pv)(v);if(!U.ok){const B=`invalid ${p} registry hostname ${(0,i.ol)(v)}`;return v.includes("--")?(0,i.TR)(`${B}; internationalized domain names mus\
t be given as direct unicode characters, not in punycode`):(0,i.TR)(B)}return U.value.includes(".")?N[p].reserved.includes(U.value)?(0,i.TR)(`can't use ${(0,i.ol)(
U.value)} as a ${p} registry host, because it's reserved for installing directly from version control repositories`):U:(0,i.TR)(`invalid ${p} registry hostname:\
 must contain at least one dot`)}function L([v="",p="",U],B){if(!S.test(v))return v.includes(".")?`source address must have ${N[B].afterHost}`:`invalid namespac\
e ${(0,i.ol)(v)}: ${D}`;const m=`${B} registry addresses may not include a query string portion`;if(!S.test(p))return U===void 0&&p.includes("?")?m:`invalid ${B}\
 name ${(0,i.ol)(p)}: ${D}`;if(!(U===void 0||A.test(U)))return U.includes("?")?m:`invalid target system ${(0,i.ol)(U)}: ${x}`}}),9897:((w,W,a)=>{a.d(W,{GL:()=>O,
IZ:()=>S,Ns:()=>x,Of:()=>N,UQ:()=>E,WS:()=>D,cx:()=>T,dr:()=>u,qC:()=>k,uE:()=>C});var f=a(7811),i=a(8643),_=a(4443),y=a(9179),P=a(8032),b=a(255);const S="",A={
terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},D=(e,n)=>A[n].test(e),x=(e,{getter:n})=>`download not supported for \
scheme '${(0,y.Mi)(e)===e?n:"***"}'`;function N(e,n,g){const{getter:M,url:R}=n;return!D(M,g)&&M.length>1?x(e,n):/^https?$/.test(M)&&R?.host===""?"http: no Host \
in request URL":null}function k(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(e))return[];const n=T(e,"terraform");if(!n.ok||n.value.getter!==
"file"||n.value.url===null)return[];const{url:g,subdirectory:M}=n.value;return[g.path,(0,_.Uw)(g.path)].map(R=>h(`${R}/${M}`))}function T(e,n){const{address:g,subdirectory:M}=E(
e);if(M.startsWith("../"))return(0,f.TR)(u(M));const R=U(g.toWellFormed(),n);if(!R.ok)return R;const{subdirectory:j}=R.value,F=j===""?M:h(`${j}/${M}`);if(F.startsWith(
"../"))return(0,f.TR)(`detected ${u(F)}`);const V=p(R.value.host,g);return(0,f.Ju)({...R.value,host:V,subdirectory:F})}const $=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function C(e,n){const[g]=$.exec(e)??[];if(g===void 0)return S;const M=T(`${g}a/b`,n);return M.ok?M.value.host:S}const O=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function E(e){const n=e.indexOf("?"),g=n<0?e:e.slice(0,n),M=g.indexOf("://"),R=g.indexOf("//",M<0?0:M+3);if(R<0)return{address:e,subdirectory:""};const j=n<
0?"":e.slice(n),F=g.slice(R+2);return{address:g.slice(0,R)+j,subdirectory:F===""?"":h(F)}}function h(e){const n=e.startsWith("/"),g=[];for(const M of e.split("/"))
M===""||M==="."||(M!==".."?g.push(M):g.length>0&&g.at(-1)!==".."?g.pop():n||g.push(M));return(n?"/":"")+g.join("/")||"."}const u=(e,n="module")=>`subdirectory p\
ath ${(0,f.ol)(e)} leads outside of the ${n} package`,I=(e,n=e.scheme)=>({subdirectory:"",host:L(e,n),getter:n,url:e});function L(e,n){const g=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(n==="git"&&g)return(0,b.$o)(e.scheme);if(n==="file"||e.scheme==="file"||n.length===1)return null;const M=(0,b.Pm)(e)??S;return n!==
"git"&&n!=="hg"&&n!=="s3"||(n==="s3"?/\.amazonaws\.com(\.cn)?$/.test(M)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||v(e))?M:S}function v({
user:e,host:n,path:g,query:M,fragment:R}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${n}`)&&(g!==""||`${M}${R}`=="")}function p(e,n){const g=/^[^?#]*\?([^#]*)/.
exec(n)?.[1]??"",[,M=""]=(0,_.xB)(g).find(([F])=>F==="checksum")??[],R=(0,_.Uw)(M.replaceAll("+"," "));if(!R.startsWith("file:"))return e;if(R.includes("checksu\
m",5))return S;const j=T(R.slice(5),"terraform");return j.ok&&j.value.host===e?e:S}function U(e,n){const[,g,M]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:R}=E(M??e),j=(0,i.Dl)(R);if(j.ok&&j.value.scheme!=="")return(0,f.Ju)(I(j.value,g));for(const V of t){const H=V(R,n);if(H===void 0)continue;if(!H.ok||H.
value.url===null||g===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,f.Ju)({...I(ne,g),subdirectory:oe})}const F=n==="terraform"?"address":"stri\
ng";return(0,f.TR)(`invalid source ${F}: ${e}`)}function B(e,n,g){const M=(0,i.Dl)(e);if(!M.ok)return(0,f.TR)(`error parsing ${n} URL: ${M.why}`);const{path:R}=M.
value,j=g==="git"&&!R.endsWith(".git");return(0,f.Ju)(I(j?{...M.value,path:`${R}.git`}:M.value,g))}const m=e=>{if(!e.startsWith("github.com/"))return;const[,n="",
g=""]=/^([^?]*)(.*)$/s.exec(e)??[],M=n.split("/");if(M.length<3)return(0,f.TR)("GitHub URLs should be github.com/username/repo");const R=B(`https://${M.slice(0,
3).join("/")}${g}`,"GitHub","git");if(!R.ok||M.length===3)return R;const j=(0,_.V$)(M.slice(3).join("/").replaceAll("%","%25"),"path");if(!j.ok)return j;if(j.value===
"")return R;const F=h(j.value).replaceAll("%","%25");return(0,f.Ju)({...R.value,subdirectory:F})},o=(e,n)=>{const[,g,M,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(M===void 0||R===void 0)return;const j=(0,_.h0)(/\?(.*)$/s.exec(R)?.[1]??""),F=n==="terraform"?"Git":"GitHub";if(j!==null)return(0,f.TR)(`error parsing\
 ${F} SSH URL: ${j}`);if(g!=="git")return;const V=(0,i.Dl)(`ssh://${g}@${M}/${R}`),H={subdirectory:"",host:(0,b.$o)(M),getter:"git"};return(0,f.Ju)({...H,url:V.
ok?V.value:null})},c=e=>e.startsWith("bitbucket.org/")?B(`https://${e}`,"BitBucket","git"):void 0,l=(e,n)=>{const g=n==="terraform"?"googleapis.com/":".googleap\
is.com/";if(!e.includes(g))return;const M=e.split("/");return M.length<5?(0,f.TR)("URL is not a valid GCS URL"):B(`https://www.googleapis.com/storage/${M.slice(
2).join("/")}`,"GCS","gcs")},r=e=>{if(!e.includes(".amazonaws.com/"))return;const[n="",...g]=e.split("/"),M=d(n.split("."));return M===void 0?(0,f.TR)("URL is n\
ot a valid S3 URL"):B(`https://${[M,...g].join("/")}`,"S3","s3")};function d(e){const[n="",g="",M=""]=e;return e.length===3?`${n}.amazonaws.com`:e.length===4?`${g}\
.amazonaws.com/${n}`:e.length===5&&g==="s3"?`s3.${M}.amazonaws.com/${n}`:void 0}const t=[m,o,c,l,r,(e,n)=>{if(e!=="")return e.startsWith("/")?B(`file://${e}`,"f\
ile","file"):(0,f.TR)(`${P.bB[n]} cannot detect a supported external module source type for ${e}`)}]}),5106:((w,W,a)=>{a.d(W,{Bn:()=>x,Ls:()=>P,M:()=>N,OA:()=>u,
OZ:()=>D,S3:()=>A,TE:()=>l,TW:()=>I,Uc:()=>g,e$:()=>b,eQ:()=>p,fg:()=>E,oe:()=>o,p4:()=>O,qE:()=>h,uW:()=>M,vy:()=>s,xq:()=>S});var f=a(9562),i=a(7811),_=a(8643),
y=a(1780);const P=4096,b="modules.v1",S="providers.v1",A="login.v1",D="tfe.v2",x="tfe.v2.1",N="tfe.v2.2",k=[b,S,D,x,N],T=[A,"motd.v1","versions.v1","cloudplugin\
.v1","stacksplugin.v1"],$=R=>R.split(".",1)[0]??"",C=(R,j)=>R.some(F=>$(F)===$(j)),O=R=>C([...k,"state.v2"],R),E=new Set([...k,...T]),h=R=>O(R)||C(T,R);function u(R){
if(h(R))return null;const j=R.toLowerCase(),F=$(j),V=H=>H===j||H.slice($(H).length)===j.slice(F.length)&&$(H).length>=5&&I($(H),F);return[...E].find(V)??null}function I(R,j){
let F=0;for(;F<R.length&&R[F]===j[F];)F+=1;const[V,H]=[R.slice(F),j.slice(F)];return V.slice(1)===H||V===H.slice(1)||V.slice(1)===H.slice(1)||V.slice(2)===H.slice(
2)&&V[0]===H[1]&&V[1]===H[0]}const L="[0-9A-Za-z~-]",v=R=>`${R}${L}*(?:\\.${L}+)*`,p=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${v("[0-9]")})|-?(${v("[A-Za-z~-]")}))?(?:\\+(${v(
L)}))?`,U=new RegExp(`^${p}$`),B=2n**63n-1n,m=2n**64n-1n;function o(R,j){const F=R.indexOf(".");if(F<0)return(0,i.TR)(`invalid service ID format (i.e. service.v\
N): ${R}`);const V=R.slice(0,F),H=R.slice(F+1);switch(j){case"terraform":return U.exec(H)?.[1]?.split(".").every(ue=>c(ue,B))?(0,i.Ju)({name:V,version:H}):(0,i.
TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=V==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(ne)&&c(ne.slice(1),m)?(0,i.
Ju)({name:V,version:H}):(0,i.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const c=(R,j)=>R.replace(/^0+/,"").length<=
String(j).length&&BigInt(R)<=j;function l(R,j){const F=o(R,j.client);if(!F.ok)return{kind:"bad-id",why:F.why};const{name:V}=F.value;if(j.services===null)return{
kind:"missing",why:`host does not provide a ${V} service`};const H=j.services.find(ne=>ne.id===R);return H!==void 0?r(H,F.value,j):j.services.some(ne=>ne.id.startsWith(
`${V}.`))?{kind:"version",why:d(F.value,j)}:{kind:"missing",why:(0,y.xI)`host ${(0,y.KT)(j.display)} does not provide a ${V} service`}}function r({id:R,value:j},F,V){
if(j===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${P} characters, which this check does not read`,value:""};if(R===A)return(0,f.
G)(j)?{kind:"object",value:j}:{kind:"type",why:`service ${R} must be declared with an object value in the service discovery document`,value:j};if(typeof j!="str\
ing")return{kind:"type",why:d(F,V),value:j};const H=s(V.documentUrl,j);if(H.ok)return{kind:"url",url:H.value,value:j};const ne=`failed to parse service URL: ${H.
why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:j}}function d({name:R,version:j},{client:F,display:V}){const H=F==="terraform"?j:`${BigInt(/\d+/.exec(j)?.[0]??
0)}`;return(0,y.xI)`host ${(0,y.KT)(V)} does not support ${R} version ${H}`}function s(R,j){const F=(0,_.Dl)(j);if(!F.ok)return{...F,reason:"syntax"};const H=F.
value.scheme===""?(0,_.sX)(R,F.value):F.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.scheme}`}:H.user!==
null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const t=[D,x],e=[b,S],n=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...t,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:t},{matches:/\.scalr\.io$/,services:t}],g=R=>n.find(
({matches:j})=>j.test(R))?.services??[],M={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((w,W,a)=>{a.d(W,{$c:()=>_,Il:()=>i,nL:()=>P,ou:()=>y});
const f="***",i=4,_=64*1024;class y{#e;constructor(A){this.#e=A}reveal(){return this.#e}toString(){return f}toJSON(){return f}[Symbol.for("nodejs.util.inspect.c\
ustom")](){return f}}function P(S){const[A]=S;let D=!1;return S.map(({scheme:x,name:N})=>(D||=A!==void 0&&!b(A.name,N),D?"dropped":x==="https"?"sent":"withheld"))}
function b(S,A){return S===A?!0:/[:%]|^[\d.]+$/.test(A)?!1:A.endsWith(`.${S}`)}}),2432:((w,W,a)=>{a.d(W,{Bw:()=>_,G5:()=>b,_O:()=>i,aq:()=>y,xV:()=>P,xv:()=>f});
const f="1.0.0",i=`tf-disco-action/${f}`,_="https://github.com/org/tf-disco-action",y=`${_}/blob/v1/docs/problems.md`,P=`${_}/issues`,b=2}),9179:((w,W,a)=>{a.d(
W,{Mi:()=>v,NE:()=>I,Nx:()=>h,Qj:()=>O,_U:()=>k,cq:()=>u,r_:()=>E});const f="***",i=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,_=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
y=(t,e,n)=>String.raw`&(?:amp;?){0,9}(?:(?:${t});|#0{0,9}${e}(?!\d);?|#x0{0,9}${n}(?![\da-f]);?)`,P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${y("\
b?sol",47,"2f")})`,b=String.raw`(?:${P}|\\)`,A=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${y("colon",58,"3a")})`}\
)`,D=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
x=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,N=new RegExp(String.raw`(?<=${A})${b}+|${b}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${x}(?:$|${D}(?::\d{1,5})?\\{0,9}(?:${P}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${x}))`,"gi");function k(t){return i.test(
t)?v(t).replace(/[^\s"']+/g,e=>e.replace($,(n,g,M)=>T.test(M)?n:`${g}${M}=${f}`)):t}const T=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
$=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,C=/(=\s*)"[^"]*(?:"|$)/g,O=t=>k(t.replace(C,`$1"${f}"`)),E=t=>i.test(t),h=t=>v(t).replace(/\?[^\s"']*/g,`?${f}`),u=t=>v(t,
"").replace(/[?#].*$/su,""),I=t=>k(`${t}@ `).slice(0,-2),L=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function v(t,e=`${f}@`){if(!i.test(t))return t;const n=t.
replace(_,j=>"@".padStart(j.length,"_")),g=n.lastIndexOf("@"),M=[];let R=0;for(const{0:j,1:F,index:V}of n.matchAll(N)){const H=V+j.length;if(H<R)continue;const ne=F!==
void 0||s(p,n,H)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(n[V-1]??" "))continue;const oe=j===""?s(B,n,H):d(n,H,ne?g:-1);oe===""||e!==""&&["@","git@"].includes(oe)||(M.
push(t.slice(R,H),e),R=H+oe.length)}return R===0?t:(M.join("")+t.slice(R)).replace(L,`$1"${f}"`)}const p=/[^\s"'/?#]*:[^\s"']/y,U=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
B=/[^\s"'/\\?#]*@/y,m=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,o="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",c=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${o}(?![^\s"'\`]{0,500}@)`,l=new RegExp(`([^\\s"'\`/?#]*@)(?:${m}${o}|${c})|`+String.raw`()(?:${m}(?:${o}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${o}|${c})`,
"iy"),r=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function d(t,e,n){const g=s(U,t,e);if(g!=="")return g;l.lastIndex=e;const[M,R=""]=l.exec(t)??
[];return M!==void 0?R:n>e?t.slice(e,n+1):s(r,t,e)}function s(t,e,n){return t.lastIndex=n,t.exec(e)?.[0]??""}}),3298:((w,W,a)=>{a.d(W,{O:()=>f});function f(i){let _;
return y=>{if(_??=new Map,!_.has(y)){_.set(y,void 0);try{_.set(y,i(y))}catch(P){throw _.delete(y),P}}return _.get(y)}}}),6092:((w,W,a)=>{a.d(W,{BP:()=>T,D9:()=>h,
J7:()=>N,LS:()=>$,My:()=>O,RK:()=>x,h$:()=>U,h2:()=>i,js:()=>E,s$:()=>o,z5:()=>c});const f=500,i=1e3,_=4e3,y=160,P=2,b=l=>/^[ -~]*$/.test(l),S=l=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(l),A=l=>($late5??=new RegExp("\\p{M}","u")).test(l),D=l=>`<U+${(l.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function x(l,r=f){if(l.length<=r&&b(l))return l;let d="",
s=P;for(const t of l){s=A(t)?s+1:0;const e=S(t)||s>P?D(t):t;if(d.length+e.length>r)return`${d}\u2026`;d+=e}return d}function N(l,r=y){const d=k(l.slice(-2*r),r),
s=x(d,Number.POSITIVE_INFINITY),t=k(s,r);return d===l&&t===s?s:`\u2026${t}`}const k=(l,r)=>Array.from(l).slice(-r).join(""),T=l=>l.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function $(l){const d=l.split(`
`).map(s=>T(x(s,_))).join(`
`);return d.length<=_?d:`${d.slice(0,_).toWellFormed()}\u2026`}const C={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},O=l=>l.replace(/[&<>"']/g,r=>`&${C[r]}\
;`),E=(l,r=f)=>x(l,r).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,d=>`&#${d.codePointAt(0)};`),h=(l,r=f)=>l===""?"<i>empty</i>":`<code>${E(l,r)}</code>`,u=l=>b(
l)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(l):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(l),I=/^[0-9a-f]{7,}$/i,L=`"'(`,v=`"'),.;:!?\u2026`,p=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function U(l,r=_){return(x(l,r).match(p)??[]).map(d=>{if(d.split(" ").every(m))return E(d,r);if(d.includes(" ")||/^(["`]).+\1$/u.test(d))return h(d.replace(/^`(.*)`$/u,
"$1"),r);const{before:t,core:e,after:n}=B(d);return`${E(t)}${h(e.replace(/^`(.*)`$/u,"$1"),r)}${E(n)}`}).join("")}function B(l){let r=0,d=l.length;for(;r<d&&L.includes(
l.charAt(r));)r+=1;for(;d>r&&v.includes(l.charAt(d-1));)d-=1;return{before:l.slice(0,r),core:l.slice(r,d),after:l.slice(d)}}function m(l){const{core:r}=B(l);return u(
r)&&!I.test(r)}const o=l=>l.replace(/[^ -~\n]/gu,r=>S(r)?c(r):r).replace(/##(?=\w*\[)/g,c),c=l=>l.replace(/[\s\S]/g,r=>`\\u${r.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((w,W,a)=>{a.d(W,{L2:()=>v,ie:()=>$,jj:()=>L,kL:()=>D,mB:()=>x,nE:()=>U,xu:()=>B});var f=a(9876),i=a(3087),_=a(2432),y=a(9179),P=a(6092),b=a(3152),
S=a(8839);let A=function(...m){return{setFlagsFromString:A}=process.getBuiltinModule("node:v8"),new.target?new A(...m):A(...m)};function D(m,o){m.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(L,I).unref(),(0,S.B_)(m.stdout,o),(0,S.B_)(m.stderr,()=>{})}async function x(m,{stop:o,secrets:c,isFinal:l,act:r,reportMistakes:d,reportCrash:s}){
const t=g=>(s((0,f.rv)(M=>T(g,M),c)),3),e=h(m,o,{isFinal:l,crash:t}),n=await r(e).catch(g=>g instanceof b.GN?(d(c.redact(g.mistakes)),2):t(g));await u(m,n)}const N=100,
k=5;function T(m,o){const c=(0,i.Or)(m),l=[];let r=m;for(;r!==void 0&&l.length<k;){const e=r instanceof Error?r.stack??r.message:String(r);l.push((0,y._U)(o(e))),
r=r instanceof Error?r.cause:void 0}const d=c?1:N;return[c?`tf-disco could not run: ${o((0,i.A3)(m))}`:`tf-disco ${_.xv} crashed; this is a bug, please report i\
t with this text at ${_.xV}`,...l.join(`
caused by: `).split(`
`).slice(0,d)].map(e=>(0,P.BP)((0,P.RK)(e))).join(`
`)}const $=({hrtime:m})=>()=>Number(m.bigint())/1e6,C=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],O=300,E=5e3;function h(m,o,{isFinal:c,crash:l}){const r=$(m),d=new AbortController;
let s=0;const t=()=>c||d.signal.aborted;for(const e of C)m.on(e,()=>{const n=r()-s;o.end({kind:"signal",signal:e}),t()?(c||n>O)&&(m.removeAllListeners(e),m.kill(
m.pid,e)):s=r(),d.abort()});return m.on("uncaughtException",e=>{o.end({kind:"crash"});const n=l(e);t()&&m.exit(n),d.abort(),setTimeout(()=>m.exit(n),E).unref()}),
m.on("exit",()=>o.end({kind:"crash"})),d.signal}async function u(m,o){const{stdout:c,stderr:l}=m;for(const d of[c,l])await new Promise(s=>d.write("",s));if(m.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&m.platform!=="win32"&&m.execve!==void 0){const{execPath:d}=m;m.execve(d,[d,"--eval",`require('node:process').exit(${o})`],{})}m.
exit(o)}const I=100,L=()=>A("--semi-space-growth-factor=1"),v=()=>A("--heap-growing-percent=20"),p=100;async function U(m,o,c){let l=Date.now();for(;;){const r=m.
next(o.why!==null);if(r.done)return r.value;Math.abs(Date.now()-l)<p||(c(r.value),await B(),l=Date.now())}}const B=()=>new Promise(m=>setImmediate(m))}),8839:((w,W,a)=>{
a.d(W,{B_:()=>A,Dx:()=>S,PL:()=>x,aH:()=>N,yy:()=>y});var f=a(8474),i=a(3087),_=a(3152);async function y(E,h){for(const u of(0,i.mk)(h)){if(!E.writable)return;E.
write(u)||await P(E)}}async function P(E){const h=new AbortController,u=["drain","error","close"].map(I=>(0,f.once)(E,I,h));await Promise.race(u).catch(()=>{}),
h.abort()}const b=1024*1024;async function*S(E){let h="";for await(const u of E.setEncoding("utf8")){const[I="",...L]=String(u).split(`
`),v=[h+I,...L];h=v.pop()??"";for(const p of v)yield p.replace(/\r$/,"");if(h.length>b)throw new _.GN(["a line of standard input exceeds 1 MiB"])}h!==""&&(yield h)}
function A(E,h){E.once("error",u=>{u.code!=="EPIPE"&&h((0,i.A3)(u))}),E.on("error",()=>{})}const D={min:40,max:100,unknown:80};function x({columns:E},h){return E||
Number(/^\d{1,4}$/.exec(h.COLUMNS??"")?.[0])||D.unknown}function N(E,h,u){const I=h==="auto"?k(E,u):h==="always",L=Math.max(D.min,Math.min(x(E,u),D.max));return{
colour:I,hyperlinks:I&&E.isTTY===!0&&O(u),width:E.isTTY?L:Number.POSITIVE_INFINITY}}function k({isTTY:E},h){return h.NO_COLOR||h.TERM==="dumb"&&!h.FORCE_COLOR?!1:
h.FORCE_COLOR?h.FORCE_COLOR!=="0":E===!0}const T=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,$=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
C=5001;function O(E){const{FORCE_HYPERLINK:h,TERM:u="",TERM_PROGRAM:I="",VTE_VERSION:L}=E;return h?h!=="0":E.CI||E.NO_COLOR||u==="dumb"?!1:Number(L)>=C||T.test(
I)||$.test(u)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(v=>E[v])}}),3474:((w,W,a)=>{a.d(W,{CV:()=>T,KT:()=>b,Ob:()=>B,PW:()=>k,TN:()=>O,WD:()=>E,YA:()=>u,
Yq:()=>L,ai:()=>h,lq:()=>x,lx:()=>I,pS:()=>C,p_:()=>$,xH:()=>N});var f=a(6889),i=a(7811),_=a(9179),y=a(7630),P=a(8535);const b=m=>Object.keys(m).map(o=>({name:o,
...m[o]})),S=(m,o)=>({isList:!1,value:m,parse:o}),A=m=>({value:m,mistakes:[]}),D=(m,o)=>({...m,parse:(c,l)=>{const{value:r,mistakes:d}=m.parse(c,l);return{value:o(
r),mistakes:d}}}),x=({parse:m,...o})=>({...o,parse:(c,l)=>c===""?A(null):m(c,l)}),N=(m,o)=>S(m,(c,l)=>{const r=c===""?(0,i.Ju)(null):o(c);return r.ok?A(r.value):
{value:null,mistakes:[`${l}: ${r.why}`]}}),k=N("FILE",i.Ju),T=N("TOKEN",y.AI),$=(m,o,c=y.Dw)=>({isList:!0,value:m,parse:(l,r)=>{const d=c(l).map(t=>{const e=o(t),
n=e.ok?e:o((0,_.Mi)(t));return n.ok?e:n});return{value:d.flatMap(t=>t.ok?[t.value]:[]),mistakes:d.flatMap(t=>t.ok?[]:`${r}: ${t.why}`)}}}),C=1e4,O=D($("HOST",y.
l6),m=>Array.from(Map.groupBy(m,({host:o})=>o),([o,c])=>({host:o,services:[...new Set(c.flatMap(({services:l})=>l))],addresses:c.flatMap(({addresses:l})=>l)}))),
E=m=>D($("LABEL",y.V8),o=>{const c=o.flat();return[...new Set(c.length===0?[m]:c)]}),h=({min:m,max:o,whole:c})=>S("N",(l,r)=>{const d=/^\d+(\.\d+)?$/.test(l)?Number(
l):Number.NaN;if(d>=m&&d<=o&&(!c||Number.isInteger(d)))return A(d);const t=`${r} is "${l}", expected ${c?"a whole number":"a number"} from ${m} to ${o}`;return{
value:m,mistakes:[t]}}),u=m=>({...D(h(m),o=>o*1e3),value:"SECONDS"}),I=S("",(m,o)=>{const c=/^(true|True|TRUE)$/.test(m),l=c||/^(false|False|FALSE)$/.test(m);return{
value:c,mistakes:l?[]:[`${o} is "${m}", expected "true" or "false"`]}}),L=(...m)=>({...S(m.join("|"),(o,c)=>{const r=m.some(d=>d===o)?[]:[`${c} is "${o}", ${v(o,
m)}`];return{value:o,mistakes:r}}),choices:m}),v=(m,o)=>`expected one of ${o.map(c=>`"${c}"`).join(", ")}${(0,P.a)(m,o)}`,p=["auto","terraform","opentofu","both"],
B={...S("CLI",(m,o)=>{const[,c,l=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(m)??[],r={name:c??"auto",version:l},d=s=>({value:r,mistakes:[`${o}\
 is "${m}", ${s}`]});if(c===void 0){const s=v(m,p),t=s.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return d(s+t)}return l===null?A(r):c==="auto"||
c==="both"?d('but only "terraform" and "opentofu" can have a version'):(0,f.lF)(l)?A(r):d(`expected a version such as "${c} 1.10"`)}),choices:p}}),7630:((w,W,a)=>{
a.d(W,{$h:()=>d,AI:()=>v,Dw:()=>k,IL:()=>p,Ju:()=>U,Kd:()=>o,V8:()=>l,aS:()=>h,eX:()=>s,jM:()=>L,l6:()=>I,o2:()=>E,vk:()=>T,x2:()=>m});var f=a(7811),i=a(9119),_=a(
2485),y=a(8032),P=a(255),b=a(5106),S=a(7057),A=a(2432),D=a(8535);let x=function(...t){return{parseNamedAddress:x}=a.late([2172,6022],6022),new.target?new x(...t):
x(...t)},N=function(...t){return{problemFacts:N}=a.late([4507],4507),new.target?new N(...t):N(...t)};const k=t=>$(t,/(^|\s)#.*$/s),T=t=>$(t,/^\s*#.*$/s),$=(t,e)=>t.
split(/\r\n|[\n\r]/).map(n=>n.replace(e,"").trim()).filter(n=>n!=="");function C(t){const e=(0,P.Fq)(t);if(e.ok)return e;const n=(0,_.L6)(t);return(0,f.TR)(`"${t}\
" is not a hostname: ${e.why}${n===null?"":`; ${n}`}`)}const O=(t,e,n)=>t?(0,f.Ju)(e):(0,f.TR)(`"${e}" ${n}`),E=t=>O((0,i.en)(t),t,'is not the name of a reposit\
ory, such as "acme/network"');function h(t){const e=(0,b.OA)(t);if(e!==null)return(0,f.TR)(`"${t}" is not a known service id; did you mean ${e}?`);const n=y.Du.
some(g=>(0,b.oe)(t,g).ok);return O(n,t,'is not a service id; expected NAME.vN, such as "modules.v1"')}const u=/^(modules\.v1|providers\.v1)=(.*)$/s;function I(t){
const e=t.split(/\s+/).flatMap(H=>u.test(H)?[H]:H.split(",")),[n="",...g]=e.filter(H=>H!==""),M=C(n),R=g.map(H=>u.exec(H)?.[1]??H),j=[M,...R.map(h)].flatMap(H=>H.
ok?[]:H.why);if(!M.ok||j.length>0)return(0,f.TR)(j.join("; "));const F=g.flatMap(H=>{const[,ne,oe=""]=u.exec(H)??[];return ne===void 0?[]:{host:M.value,service:ne,
text:oe}}),V=F.flatMap(H=>{const ne=x(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return V.length===0?(0,f.Ju)({host:M.value,
services:[...new Set(R)],addresses:F}):(0,f.TR)(V.join("; "))}function L(t){const e=t.startsWith("*."),n=C(e?t.slice(2):t);return n.ok?(0,f.Ju)({host:n.value,subdomains:e}):
n}const v=t=>t.length>S.$c?(0,f.TR)("the token is longer than 64 KiB; set only the token"):(0,f.Ju)(new S.ou(t));function p(t){const e=t.indexOf("=");if(e<0)return(0,f.
TR)('a line has no "="; expected HOST=TOKEN');const n=(0,P.Fq)(t.slice(0,e).trim());if(!n.ok)return(0,f.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const g=v(t.slice(e+1).trim());return g.ok?(0,f.Ju)({host:n.value,token:g.value}):g}function U(t){const e="expected HOST[:PORT]=AD\
DRESS[:PORT]",n=t.indexOf("=");if(n<0)return(0,f.TR)(`"${t}" has no "="; ${e}`);const g=t.slice(0,n).trim(),M=C(g);if(!M.ok)return M;const R=M.value.replace(/:\d+$/,
""),j=B(t.slice(n+1).trim());if(j===null)return(0,f.TR)(`"${t}" has no valid address; ${e}`);const[,F]=g.split(":");return(0,f.Ju)({name:R,port:F===void 0?null:
Number(F),...j})}function B(t){const[,e,n]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(t)??/^([^:\s[\]]+)(?::(.*))?$/.exec(t)??/^([\da-fA-F:]+)$/.exec(t)??[];return e===
void 0||!/[.:]|^localhost$/i.test(e)?null:n===void 0?{address:e,addressPort:null}:/^\d{1,5}$/.test(n)&&Number(n)>=1&&Number(n)<=65535?{address:e,addressPort:Number(
n)}:null}function m(t){const[e="",n,...g]=t.split(/\s+/);if(g.length>0)return(0,f.TR)(`"${t}" has too many words; expected CODE [HOST]`);const M=N();if(!Object.
hasOwn(M,e)){const j=(0,D.a)(e,Object.keys(M),`; ${A.aq} lists the codes`);return(0,f.TR)(`"${e}" is not a problem code${j}`)}if(n===void 0)return(0,f.Ju)({code:e,
host:null});const R=C(n);return R.ok?(0,f.Ju)({code:e,host:R.value}):R}function o(t){const e=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(t);return O(e,t,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const c=50;function l(t){const e=t.split(",").map(g=>g.trim()).filter(g=>g!==""),n=e.find(g=>g.length>c);return n===
void 0?(0,f.Ju)(e):(0,f.TR)(`"${n}" has ${n.length} characters; GitHub allows at most ${c}`)}const r=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function d(t){const e=t.toLowerCase(),[,n]=r.find(([g])=>e.endsWith(g))??
[];return n!==void 0?(0,f.Ju)({path:t,format:n}):(0,f.TR)(`"${t}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const s=t=>O(/\.json$/i.test(t),t,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((w,W,a)=>{
a.d(W,{a:()=>y,q:()=>i});var f=a(5106);function i(P,b){const S=_(P);if(S.length<2)return null;const A=T=>b.filter($=>T(_($))),[D=A(T=>(0,f.TW)(T,S))[0]]=A(T=>T===
S);if(D!==void 0||S.length<3)return D??null;const[x,N]=[A(T=>T.startsWith(S)),A(T=>T.includes(S))],k=x.length===1?x:N;return k.length===1?k[0]??null:null}const _=P=>P.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function y(P,b,S=""){const A=i(P,b);return A===null?S:`; did you mean "${A}"?`}}),101:((w,W,a)=>{a.d(W,{N:()=>y,W:()=>b});
var f=a(1792),i=a(6429),_=a(255);function y($){const C=h=>$[h]||$[h.toLowerCase()]||"",O={http:P("HTTP_PROXY",C("HTTP_PROXY")),https:P("HTTPS_PROXY",C("HTTPS_PR\
OXY"))},E=D(C("NO_PROXY"));return h=>{const u=O[h.scheme];return u===null||A(h.name)||E(h)?null:u}}function P($,C){if(C==="")return null;const O=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(C)?C:`http://${C}`);if(O===null)throw new TypeError(`${$} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(O.protocol))throw new TypeError(`${$}\
 is a ${O.protocol}// proxy; expected http:// or https://`);if(!S(O.username)||!S(O.password))throw new TypeError(`${$} has a user name or password with a bare \
"%"; write "%25" for it`);return O}const b=$=>Object.entries($).flatMap(([C,O=""])=>{if(!/^https?_proxy$/i.test(C))return[];const E=O.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[h=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(E)??[],[,...u]=/^([^:]*):?(.*)$/s.exec(h)??[];return[u,u.map(f.unescape)].flatMap(([I="",L=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,f.unescape)(I))?[I]:[],...L===""?[]:[L,Buffer.from(`${I}:${L}`).toString("base64")]])});function S($){try{return decodeURIComponent($),!0}catch{return!1}}
const A=$=>$==="localhost"||["127.0.0.0/8","::1/128"].some(C=>N(C)?.($));function D($){const O=$.split(",").map(E=>E.trim().toLowerCase()).filter(E=>E!=="").map(
x);return E=>O.some(h=>h(E))}function x($){if($==="*")return()=>!0;const C=N($);if(C!==null)return({name:L})=>C(L);const{name:O,port:E}=T($),h=L=>E===""||String(
L.port)===E,u=O.includes(":")?128:32,I=N(`${O}/${u}`)??k(O);return L=>h(L)&&I(L.name)}function N($){const[,C="",O=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec($)??[],E=(0,i.
r5)(C),h=Number(O);if(E===null||h>8*E.length)return null;const u=(0,i.NW)(E),I=h-8*(E.length-u.length),L=I<0?{prefix:E,bits:h}:{prefix:u,bits:I};return v=>{const p=(0,i.
r5)(v);return p!==null&&(0,i.Wg)(L,(0,i.NW)(p))}}function k($){if($==="")return()=>!1;const C=$.replace(/^\*\./,"."),O=C.replace(/^\./,""),E=(0,_.Pv)(O),h=E.ok?
E.value:O,u=I=>!C.startsWith(".")&&I===h;return I=>(0,i.r5)(I)===null&&(I.endsWith(`.${h}`)||u(I))}function T($){const C=/^\[([^\]]*)\]:([^:]*)$/.exec($)??/^([^:[\]]*):([^:[\]]*)$/.
exec($);return C===null?{name:$,port:""}:{name:C[1]??"",port:C[2]??""}}}),3152:((w,W,a)=>{a.d(W,{GN:()=>b,P$:()=>A,w7:()=>S});var f=a(6760),i=a(9179),_=a(3474),
y=a(7630),P=a(7773);class b extends Error{name="SettingsError";mistakes;constructor(T){const $=T.map(i._U);super($.join(`
`)),this.mistakes=$}}const S={isTerminal:!1,setting:k=>k,missingPath:(k,T)=>`scan names "${k}", which does not exist in ${T}`};function A(k,{setting:T}=S){const $=P.
y.map(({name:u,kind:I,default:L=""})=>({field:u.replace("-seconds","Ms").replace(/-./g,v=>v.slice(1).toUpperCase()),...I.parse(k[u]?.trim()||L,T(u))})),C=Object.
fromEntries($.map(({field:u,value:I})=>[u,I])),O=[...C.scan,...C.usages,...(0,y.Dw)(k.hostnames??"")].length===0,{length:E}=C.hostnames,h=`${T("hostnames")} has\
 ${E} hosts, the limit is ${_.pS}`;return{settings:O?{...C,scan:["."]}:C,mistakes:[...$.flatMap(({mistakes:u})=>u),...E>_.pS?[h]:[],...D(C,T),...x(C,T),...N(C,T)]}}
function D(k,T){const $=[["issue-open-after",k.issueOpenAfter],["issue-close-after",k.issueCloseAfter]];return(k.history===null?$.filter(([,O])=>O>1):[]).map(([
O,E])=>`${T(O)} is ${E}, which needs ${T("history")}; set it to a file that is kept from run to run`)}function x({report:k,history:T,badge:$},C){const O=[...k.map(
({path:E})=>["report",E]),["history",T],["badge",$]];return O.flatMap(([E,h],u)=>{if(h===null)return[];const I=v=>v!==null&&(0,f.normalize)(v)===(0,f.normalize)(
h),L=O.slice(0,u).find(([v,p])=>v!==E&&I(p));return L===void 0?[]:[`${C(L[0])} and ${C(E)} both name ${h}; write to different files`]})}function N(k,T){const{scan:$,
exclude:C,roots:O,dialect:E,depth:h,changedOnly:u,repositories:I}=k,L=T("usages");if(k.usages.length===0){const o=`${T("repositories")} needs ${L}; set it to th\
e usages files of the repositories`;return I.length===0?[]:[o]}const v=L.startsWith("--")?`repeat ${L}`:`write one a line in ${L}`,p="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[$.length>0,T("scan"),`${p}; to check several files, ${v}`],[C.length>0,T("exclude"),p],[O.length>0,T("roots"),
p],[E.name!=="auto",T("dialect"),p],[h==="init",`${T("depth")} init`,"set it to packages: usages files hold no packages of modules"],[u,T("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([o])=>o).map(([,o,c])=>`${o} cannot be used together with ${L}; ${c}`)}}),7773:((w,W,a)=>{a.
d(W,{f:()=>$,y:()=>T});var f=a(7811),i=a(3474),_=a(7630);const y={hostnames:{kind:i.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:i.
p_("PATH",f.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:i.p_(
"GLOB",f.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:i.p_("HOST",_.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:i.p_("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:i.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},P={usages:{kind:i.p_("FILE",f.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:i.p_("OWNER/NAME",_.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},b={depth:{kind:i.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:i.p_("GLOB",f.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:i.p_("OS_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:i.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:i.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},S={tokens:{kind:i.p_("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:i.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},A={
"timeout-seconds":{kind:i.lq(i.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. D\
efault: as long as the CLI waits, and 10 for a helper."},retries:{kind:i.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, ti\
meout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:i.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",
default:"16"},"deadline-seconds":{kind:i.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked,\
 and the check fails.",default:"600"},"ca-file":{kind:i.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:i.
p_("HOST=ADDRESS",_.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the hos\
t."}},D={"certificate-days":{kind:i.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:i.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:i.Yq("error","warning","never"),help:"\
Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:i.p_("CODE",_.x2),help:"Findings to ignore, one per line: `C\
ODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},x={report:{kind:i.p_("FILE",_.$h),help:"Report files to write, one per l\
ine, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:i.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:i.xH("FILE",_.eX),help:"JSON f\
ile for a badge of shields.io to write."}},N={"changed-only":{kind:i.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are \
always checked.",default:"false"},comment:{kind:i.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: \
`never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:i.Yq("never","on-failure"),help:"When to open one issue, updated \
automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:i.WD("registry-health"),help:"Label\
s for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:i.ai({min:1,max:20,whole:!0}),
help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:i.ai({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:i.CV,
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},k={...y,...P,...b,...S,...A,...D,...x,...N},T=i.KT(k),
$=[["What to check",i.KT(y)],["Many repositories",i.KT(P)],["Following `init`",i.KT(b)],["Credentials",i.KT(S)],["Network",i.KT(A)],["Verdict",i.KT(D)],["Report\
s",i.KT(x)]]}),2613:(w=>{w.exports=process.getBuiltinModule("assert")}),181:(w=>{w.exports=process.getBuiltinModule("buffer")}),4434:(w=>{w.exports=process.getBuiltinModule(
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
var a=fe[w]={exports:{}},f=!0;try{pe[w](a,a.exports,Q),f=!1}finally{f&&delete fe[w]}return a.exports}Q.m=pe,typeof Q<"u"&&(Q.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var w=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",f=_=>{_&&_.d<1&&(_.d=1,_.forEach(
y=>y.r--),_.forEach(y=>y.r--?y.r++:y()))},i=_=>_.map(y=>{if(y!==null&&typeof y=="object"){if(y[w])return y;if(y.then){var P=[];P.d=0,y.then(A=>{b[W]=A,f(P)},A=>{
b[a]=A,f(P)});var b={};return b[w]=A=>A(P),b}}var S={};return S[w]=A=>{},S[W]=y,S});Q.a=(_,y,P)=>{var b;P&&((b=[]).d=-1);var S=new Set,A=_.exports,D,x,N,k=new Promise(
(T,$)=>{N=$,x=T});k[W]=A,k[w]=T=>(b&&T(b),S.forEach(T),k.catch($=>{})),_.exports=k,y(T=>{D=i(T);var $,C=()=>D.map(E=>{if(E[a])throw E[a];return E[W]}),O=new Promise(
E=>{$=()=>E(C),$.r=0;var h=u=>u!==b&&!S.has(u)&&(S.add(u),u&&!u.d&&($.r++,u.push($)));D.map(u=>u[w](h))});return $.r?O:C()},T=>(T?N(k[a]=T):x(A),f(b))),b&&b.d<0&&
(b.d=0)}})(),(()=>{var w=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,W;Q.t=function(a,f){if(f&1&&(a=this(a)),f&8||typeof a=="object"&&a&&(f&
4&&a.__esModule||f&16&&typeof a.then=="function"))return a;var i=Object.create(null);Q.r(i);var _={};W=W||[null,w({}),w([]),w(w)];for(var y=f&2&&a;typeof y=="ob\
ject"&&!~W.indexOf(y);y=w(y))Object.getOwnPropertyNames(y).forEach(P=>_[P]=()=>a[P]);return _.default=()=>a,Q.d(i,_),i}})(),Q.d=(w,W)=>{for(var a in W)Q.o(W,a)&&
!Q.o(w,a)&&Object.defineProperty(w,a,{enumerable:!0,get:W[a]})},Q.f={},Q.e=w=>Promise.all(Object.keys(Q.f).reduce((W,a)=>(Q.f[a](w,W),W),[])),Q.u=w=>({647:"647",
1427:"1427",1903:"1903",2172:"3699",2218:"2218",2364:"2798",2797:"3276",2798:"2798",3276:"3276",3494:"3276",3542:"3276",3611:"2798",3699:"3699",4225:"8317",4284:"\
1903",4668:"8317",4878:"4878",4947:"1427",5009:"3276",5830:"2218",7390:"3276",8317:"8317",8580:"1427",8639:"3699",8822:"3699",9465:"3699"}[w]??w)+".index.js",Q.
o=(w,W)=>Object.prototype.hasOwnProperty.call(w,W),Q.r=w=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(w,Symbol.toStringTag,{value:"Module"}),Object.
defineProperty(w,"__esModule",{value:!0})},(()=>{var w={8374:0,8792:0},W=a=>{var{ids:f,modules:i,runtime:_}=a,y,P,b=0;for(y in i)Q.o(i,y)&&(Q.m[y]=i[y]);for(_&&
_(Q);b<f.length;b++)P=f[b],Q.o(w,P)&&w[P]&&w[P][0](),w[f[b]]=0};Q.late=(a,f)=>{for(const i of a){if(w[i]===0)continue;const{createRequire:_}=process.getBuiltinModule(
"module");W(_(import.meta.url)("./"+Q.u(i)))}return Q(f)},Q.f.j=(a,f)=>{var i=Q.o(w,a)?w[a]:void 0;if(i!==0)if(i)f.push(i[1]);else{var _=import("./"+Q.u(a)).then(
W,y=>{throw w[a]!==0&&(w[a]=void 0),y}),_=Promise.race([_,new Promise(y=>i=w[a]=[y])]);f.push(i[1]=_)}}})();var de={};Q.d(de,{C:()=>Ee,a:()=>ve});const Ee=()=>Promise.
all([Q.e(3699),Q.e(2172),Q.e(9465),Q.e(8639),Q.e(8822),Q.e(1427),Q.e(8374),Q.e(8580),Q.e(4947)]).then(Q.bind(Q,4947)),ve=()=>Promise.all([Q.e(8374),Q.e(647)]).then(
Q.bind(Q,647));var $e=de.C,Oe=de.a;export{$e as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
