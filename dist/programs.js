var pe={9876:((w,B,a)=>{a.d(B,{rv:()=>me,cA:()=>_e});var p=a(255),l=a(7057),_=a(7630),S=a(101),P=a(1780),D=a(9179),A=a(3298),y=a(3628),M=a(9509);const N=4;function U(K,Q){
let V={text:K,starts:null};for(let te=0;te<N&&V!==null;te+=1)Q(L(V,K.length)),V=O(V,K.length)}const I="\u2026",T=Array.from({length:128},(K,Q)=>{const V=String.
fromCharCode(Q);return Q<=32||Q===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function E(K){return K===I?K:/[\s\x80-\x9f]/.test(K)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(K)?"":K.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function L({text:K,starts:Q},V){let te="",ee=!1;const J=[],z=(G,X)=>{G===" "&&ee||(ee=G===
" ",te+=G,J.push(X))};for(let G=0;G<K.length;G+=1){const X=Q===null?G:Q[G]??V,Y=T[K.charCodeAt(G)];if(Y!==void 0){z(Y,X);continue}const se=String.fromCodePoint(
K.codePointAt(G)??0);for(const ie of E(se).split(""))z(ie,X);G+=se.length-1}return J.push(V),{folded:te,starts:J}}const v=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(K=>[K.replace(/\W|_$/,""),/\W|_$/.exec(K)?.[0]??" "])),m=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
$=/[%\\&]|xn--/i;function O({text:K,starts:Q},V){if(!$.test(K))return null;let te="";const ee=[];let J=0;const z=X=>Q===null?X:Q[X]??V,G=X=>{for(let Y=J;Y<X;Y+=
1)ee.push(z(Y));te+=K.slice(J,X)};for(const X of K.matchAll(m)){G(X.index),J=X.index+X[0].length;for(const{written:Y,at:se}of x(X)){te+=Y;for(let ie=0;ie<Y.length;ie+=
1)ee.push(z(X.index+se))}}return J===0?null:(G(K.length),{text:te,starts:ee})}function x(K){const[Q,V,te,ee,J,z,G,X,Y,se]=K;if(V!==void 0)return b(V);if(se!==void 0)
return[{written:(0,M.mI)(se.toLowerCase()),at:0}];const ie=te??ee??X;return R(ie!==void 0?f(Number.parseInt(ie,16)):G!==void 0?f(Number(G)):Y!==void 0?v.get(Y)??
Q:J??(z===void 0?"":" "))}const R=K=>[{written:K,at:0}],f=K=>K<=1114111?String.fromCodePoint(K):"\uFFFD",d=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function b(K){const Q=K.startsWith("%")?3:4,V=K.replace(/(?:%|\\x)(..)/g,(te,ee)=>String.fromCharCode(Number.parseInt(ee,16)));return Array.from(V.matchAll(d),({
0:[te="",...ee],index:J})=>{const z=te.charCodeAt(0),G=ee.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,ee.length===0?z:z&63>>ee.length);return{written:f(G),at:Q*J}})}const j="\
***",u=12,i=200;function h(K){const Q=c(K);return(V,te)=>{if(Q.pieces.size===0)return V;const ee=[];return U(V,J=>r(J,V,Q,ee)),ee.length===0?V:o(V,ee,te)}}function c(K){
const Q=new Set,V=new Set,te=new Set,ee=({folded:J})=>{if(J.length<l.Il)return;const z=Math.min(J.length,u);V.add(z);for(let G=0;G+z<=J.length;G+=1)Q.add(J.slice(
G,G+z));for(let G=l.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,y.x)(K))U(J,ee);return{pieces:Q,lengths:V,heads:te}}function r({folded:K,starts:Q},V,{pieces:te,
lengths:ee,heads:J},z){const G=(Y,se)=>{const ie=K[Y]===" "?Y+1:Y;let re=K[se-1]===" "?se-1:se;for(;re<K.length&&Q[re]===Q[re-1];)re+=1;const ce=Q[ie]??0,le=Q[re]??
V.length,ae=z.at(-1);ae===void 0||ce<ae.from||ce>ae.to?z.push({from:ce,to:le}):z[z.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const Y of ee)for(let se=0;se+
Y<=K.length;se+=1)te.has(K.slice(se,se+Y))&&G(se,se+Y);const X=Y=>{for(let se=Math.min(u-1,Y);se>=l.Il;se-=1)if(J.has(K.slice(Y-se,Y))){G(Y-se,Y);break}};for(let Y=K.
indexOf(I);Y>=0;Y=K.indexOf(I,Y+1))X(Y);V.length>=i&&X(K.length)}function o(K,Q,V){let te="",ee=0;for(const J of Q.toSorted((z,G)=>z.from-G.from))J.to<=ee||V.size>
0&&t(K,J,V)||((J.from>ee||ee===0)&&(te+=K.slice(ee,J.from)+j),ee=J.to);return te+K.slice(ee)}const s=K=>K<"\x80"?/[a-z\d.:-]/i.test(K):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(
K),e=260;function t(K,{from:Q,to:V},te){const ee=G=>Math.max(Q-G,G-V)<e&&s(K[G]??"");let J=Q;for(;ee(J-1);)J-=1;let z=V;for(;ee(z);)z+=1;for(;!te.has(K.slice(J,
z));){if(z===V||!/[.:]/.test(K[z-1]??""))return!1;z-=1}return!0}const n=64,F="kind severity usualSeverity worst code title absence signal authorization held lev\
el verb lacks clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude \
requirements namedHost stateHosts repository setting writtenAt",Z="value hashes",H=new Set;function ne(K){return oe(()=>{const Q=h(K);return(V,te=H)=>{if(typeof V==
"string")return oe(()=>Q(V,te));const ee=(0,A.O)(J=>Q((0,D._U)(J),te));return oe(()=>ue(ee)(V))}})}function oe(K){try{return K()}catch{throw new Error("tokens c\
ould not be hidden")}}function ue(K){const[Q,V]=[new Set(F.split(" ")),new Set(Z.split(" "))],te={ours:new Map,theirs:new Map},ee=(z,G,X)=>{if((0,P.rZ)(z))return(0,P.
tD)(z,K);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,X));return re.every((ce,le)=>ce===z[le])?z:re}let Y=!0;const se=Object.entries(z).map(([re,ce])=>{if(X===
"ours"&&Q.has(re))return[re,ce];const le=J(ce,G+1,V.has(re)?"theirs":X),ae=X==="ours"?re:K(re);return Y&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return Y&&ie?z:Object.fromEntries(se)},J=(z,G,X)=>{if(typeof z=="string")return K(z);if(G>n)return null;if(typeof z!="object"||z===null)return z;
const Y=te[X].get(z)??ee(z,G,X);return te[X].set(z,Y),Y};return z=>J(z,0,"ours")}function _e(K,Q,V=()=>{}){const te=new Map;let ee=null;const J=G=>{const X=G.filter(
Y=>!te.has(Y.reveal()));if(X.length!==0){for(const Y of X)te.set(Y.reveal(),Y);ee=null,V(X)}};oe(()=>J(Ee(K,Q)));const z=(G,X)=>(ee??=ne([...te.values()]),ee(G,
X));return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,X)=>te.size===0?G:z(G,X)}}function me(K,{redact:Q}){try{return K(Q)}catch{return"tf-disco crashed, a\
nd the description of the crash could not be cleared of tokens"}}const he=K=>(0,p.Fq)(K).ok;function Ee(K,Q){const V=(0,_.vk)(K.tokens??"").flatMap(J=>{const z=J.
indexOf("="),G=J.slice(z+1).trim(),X=z<0?"":J.slice(0,z).trim(),Y=!X.includes(".")&&G.includes(".")&&he(G);return X!==""&&(!he(X)||Y)?[G,X,J]:[G]}),te=Object.entries(
Q).flatMap(([J,z])=>J.startsWith(p.xV)&&z!==void 0?[z]:[]),ee=K["github-token"]?.trim()??"";return[...V,...te,...(0,S.W)(Q),ee].filter(J=>J!=="").map(J=>new l.ou(
J))}}),3628:((w,B,a)=>{a.d(B,{K:()=>N,x:()=>A});var p=a(7811),l=a(4443),_=a(7057);function S(I){const T=I.reveal(),E=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[
T,...E].filter(L=>L.trim().length>=_.Il)}const P=I=>[...new Set([I,Buffer.from(I).toString("latin1")])],D=I=>["","x","xx"].flatMap(T=>{const E=Buffer.from(T+I).
toString("base64"),L=E.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return E.endsWith("=")?[L.slice(0,-1),L]:[L]});function*A(I){const T=I.flatMap(S).map(E=>E.
trim().slice(0,_.$c));for(const E of new Set(T.flatMap(P)))yield E,E.includes(" ")&&(yield E.replaceAll(" ","+")),yield*D(E),yield Buffer.from(E).toString("hex")}
const y=16*1024,M=1024*1024;function N(I){let T=M;return E=>{const L=E.flatMap(S).flatMap(m=>[m,m.trim()]),v=[];for(const m of new Set(L.flatMap(P))){if(m.length>
y||T<0)continue;const $=U(m).filter(O=>O.trim().length>=_.Il);v.push(...$),T-=$.join("").length}for(const m of new Set([...L,...v]))I(m)}}function U(I){const T=(0,l.
ft)(I),E=(0,p.ol)(I).slice(1,-1),L=[encodeURIComponent(I.toWellFormed()),...T.ok?[T.value]:[]],v=D(I),m=Buffer.from(I).toString("hex");return[I,I.toLowerCase(),
E,JSON.stringify(I).slice(1,-1),...L,...L.map($=>$.replace(/%[0-9A-F]{2}/g,O=>O.toLowerCase())),...v,...v.map($=>$.replaceAll("+","-").replaceAll("/","_")),m,m.
toUpperCase()]}}),3214:((w,B,a)=>{a.d(B,{Ip:()=>l,VG:()=>p,VJ:()=>S,v7:()=>_});class p{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(D){this.#n??=D,this.#e.abort();for(const A of this.onEnd)A()}}const l=(P,D)=>{const A=setTimeout(D,P);return()=>clearTimeout(
A)};function _(P,{startTimer:D,stop:A}){return new Promise(y=>{const M=()=>{N(),A.onEnd.delete(M),y()},N=D(P,M);A.onEnd.add(M)})}function S(P,D){const A=/^\d+$/.
test(P??"")?Number(P)*1e3:Date.parse(P??"")-D;return Number.isNaN(A)?null:A}}),3087:((w,B,a)=>{a.d(B,{A3:()=>N,KE:()=>U,KI:()=>E,Or:()=>I,f8:()=>T,hM:()=>M,mk:()=>A,
qW:()=>v});var p=a(3024),l=a(6760),_=a(2432),S=a(6092),P=a(9968);const D=64*1024;function*A(O){let x="";for(const R of O)x+=R,!(x.length<D)&&(yield x,x="");x!==
""&&(yield x)}const y={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class M extends Error{name="ExplainedError"}function N(O){if(O instanceof M)return O.message;if(!I(O))return`${String(O)}; this is a bug of tf-disco, \
please report it at ${_.xV}`;const x=y[O.code];return`${O.message.split(", ")[0]}${x===void 0?"":`; ${x}`}`}function U(O){try{return O(),null}catch(x){return(0,S.
RK)(N(x))}}const I=O=>typeof O=="object"&&O!==null&&"syscall"in O&&"code"in O;function T(O,x,R){const f=L(p.realpathSync(O),x),d=(0,l.basename)(x);E(p.lstatSync(
(0,l.join)(f,d),{throwIfNoEntry:!1}));const b=(0,l.join)(f,`.${d.slice(0,60)}.${Math.random().toString(36).slice(2)}`),j=p.openSync(b,"wx");try{(0,P.ET)(j,()=>{
for(const u of R)p.writeFileSync(j,u)}),p.renameSync(b,(0,l.join)(f,d))}catch(u){throw p.rmSync(b,{force:!0}),u}}function E(O){if(!(O===void 0||O.isFile()||O.isSymbolicLink()))
throw new M(`it is ${(0,P.I)(O)}; choose another path`)}function L(O,x){const R=(0,l.resolve)(O,x),f=(0,P.UO)(R,O);if(!f&&!(0,l.isAbsolute)(x))throw new M(`it i\
s outside ${O}; use an absolute path if that is intended`);const d=f?O:(0,l.parse)(R).root;return(0,l.relative)(d,(0,l.dirname)(R)).split(l.sep).filter(Boolean).
reduce((j,u)=>m(j,u,O),d)}function v(O,x){const R=p.realpathSync(O);return $(L(R,x),(0,l.basename)(x),R)}function m(O,x,R){const f=(0,l.join)(O,x);try{p.lstatSync(
f,{throwIfNoEntry:!1})===void 0&&p.mkdirSync(f)}catch(d){if((0,P.Oj)(d)!=="EEXIST")throw d}return $(O,x,R)}function $(O,x,R){const f=(0,l.join)(O,x);if(!p.lstatSync(
f,{throwIfNoEntry:!1})?.isSymbolicLink())return f;const d=p.realpathSync(f);if(!(0,P.UO)(O,R)||(0,P.UO)(d,R))return d;throw new M(`the link ${(0,l.relative)(R,f)}\
 leads outside ${R}; remove it or choose another path`)}}),9968:((w,B,a)=>{a.d(B,{$r:()=>R,ET:()=>L,I:()=>U,Mc:()=>m,N0:()=>v,Oj:()=>E,UO:()=>x,qA:()=>M,qo:()=>T,
r7:()=>y,v2:()=>O,wX:()=>$,yR:()=>A});var p=a(4573),l=a(3024),_=a(6760);const S=16*1024*1024,P=l.constants.O_RDONLY|(l.constants.O_NONBLOCK??0)|(l.constants.O_NOCTTY??
0),D=Buffer.allocUnsafeSlow(256*1024);function A(f,d=S){const b=M(f,d);if(!Buffer.isBuffer(b))return b;const j=b.toString("utf8"),u=!j.includes("\uFFFD")||(0,p.
isUtf8)(b);return{ok:!0,text:j,isUtf8:u,bytes:b.length}}function y(f,d=S){const b=A(f,d);return b.ok?b.text:null}function M(f,d){try{return L(l.openSync(f,P),b=>{
const j=l.readSync(b,D,0,D.length,0);return j<D.length?D.subarray(0,j):I(b,d)})}catch(b){const j=E(b),u=v(()=>l.statSync(f),null);return u?.isFile()===!1?N(u,j):
{ok:!1,failure:{kind:"error",code:j}}}}const N=(f,d)=>({ok:!1,failure:{kind:"special",is:U(f),code:d}});function U(f){return f.isDirectory()?"a directory":f.isFIFO()||
f.isSocket()?f.isFIFO()?"a named pipe":"a socket":f.isFile()?"a file without a size":f.isBlockDevice()?"a block device":"a character device"}function I(f,d){const b=l.
fstatSync(f),{size:j}=b;if(j<D.length)return N(b,"ESPIPE");if(j>d)return{ok:!1,failure:{kind:"size",bytes:j,maxBytes:d}};const u=Buffer.allocUnsafeSlow(j);let i=0;
for(;i<j;){const h=l.readSync(f,u,i,j-i,i);if(h===0)break;i+=h}return u.subarray(0,i)}const T=f=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(f).code);function E(f){
if(!(typeof f=="object"&&f!==null&&"code"in f)||typeof f.code!="string"||T(f))throw f;return f.code}function L(f,d){try{return d(f)}finally{l.closeSync(f)}}function v(f,d){
try{return f()}catch(b){return E(b),d}}const m=f=>v(()=>l.readdirSync(f,{withFileTypes:!0}),[]),$=f=>m(f).map(({name:d})=>d).sort(),O=f=>m(f).flatMap(d=>d.isDirectory()?
d.name:[]);function x(f,d){const b=(0,_.relative)(d,f);return b!==".."&&!b.startsWith(`..${_.sep}`)&&!(0,_.isAbsolute)(b)}function R(f){try{const d=l.realpathSync(
f),b=l.statSync(d);return b.isFile()?{kind:"file",path:d}:b.isDirectory()?{kind:"directory",path:d}:{kind:"special",path:d,is:U(b)}}catch(d){return{kind:"error",
code:E(d)}}}}),6889:((w,B,a)=>{a.d(B,{L2:()=>A,WJ:()=>D,lF:()=>i,rU:()=>y,uQ:()=>M,w0:()=>u});var p=a(9432),l=a(9119),_=a(8032),S=a(3096),P=a(1250);const D=([h,
...c])=>h===void 0||c.length>0?"both":h;function A({setting:h,scan:c}){const{name:r}=h,o=r==="auto"?null:r==="both"?_.Du:[r],s=c===null||c.isEmpty?null:c,e=s===
null?[]:T(s,h,o),t={setting:h,signs:e,constraints:s?.constraints??[]};if(o!==null)return E(o,["set by `dialect`"],[],t);if(s===null)return E(_.Du,["CLI not dete\
cted; set `dialect` to check one"],[],t);const n=I(e);if(n.length===0)return{...E(["terraform"],["assumed; set `dialect`"],[],t),isGuess:!0};const g=N(n),k=g.flatMap(
C=>n.find(W=>W.client===C)??[]);return E(g,k.map(v),n,t)}function y({clients:h},c){if(c===null||c.isEmpty)return _.zK;const r=new Set([...h,...c.tools().others]);
return c.usesTerragrunt&&r.add("terragrunt"),_.zK.filter(o=>r.has(o))}function M(h,{evidence:c,versions:r}){return(o,s)=>{const e=c.some(t=>{if(t.level!=="versi\
on-file"||t.version===null)return!1;const n=(0,S.jt)(t.place.file);return t.client===o&&(n===""||`${s}/`.startsWith(`${n}/`))});return h.version??(e?r[o]??null:
null)}}const N=h=>_.Du.filter(c=>h.some(r=>r.client===c));function U(h){const c=h.filter(({place:r})=>!(0,l.Zl)(r.file));return c.length===0?h:c}function I(h){const c=U(
h),r=P.A.find(o=>c.some(s=>s.level===o));return c.filter(({level:o})=>o===r)}function T({signs:h,tools:c,hasCloudHostname:r},{version:o},s){const e=I(h),t=s??N(
e),n=e.every(({place:Z})=>(0,l.Zl)(Z.file)),g=s===null&&(n||e.some(({isCloud:Z})=>Z)),k=o===null&&t.some(Z=>u(Z,[]).length>1);if(!g&&!k)return h;const{setsCloudHostname:C,
signs:W}=c(),F=r||C;return[...h.filter(({isCloud:Z})=>!(Z&&F)),...W]}function E(h,c,r,o){const s=h.map(n=>L(n,o)),e=s.filter(({version:n})=>n!==null),t=e.flatMap(
({signs:n})=>n.slice(0,1).map(v));return{name:D(h),clients:h,releases:s.flatMap(({releases:n})=>n),versions:Object.fromEntries(e.map(({client:n,version:g})=>[n,
g??""])),why:[...new Set([...c,...t])].join(", "),evidence:[...new Set([...r,...s.flatMap(({signs:n})=>n)])]}}function L(h,{setting:c,signs:r,constraints:o}){const s=(W,F)=>{
const[Z=null,...H]=W,ne=u(h,W);return{client:h,releases:ne,version:H.length===0?Z:null,signs:F}};if(c.version!==null)return s([c.version],[]);const e=U(r.filter(
W=>W.client===h&&W.version!==null)),t=new Set(e.map(({version:W})=>(W??"").replace(/^v/,"")));if(t.size>0){const W=s([...t],e);return{...W,version:i(W.version??
"")?W.version:null}}const n=U(o).map(({text:W,place:F})=>({client:h,level:"syntax",place:F,text:`requires ${(0,p.dh)(W)}`,version:W})),g=s([],[]),k=n.map(({version:W})=>W),
C=s(k,n);return C.releases.length===g.releases.length?g:C}const v=({place:h,text:c})=>`${h.file}:${h.line} ${c}`,m=[1e10,1e5,1],$=Number.POSITIVE_INFINITY,O={from:0,
before:$},x={from:Number.MAX_SAFE_INTEGER,before:$},R=200,f=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function d(h){if(h.length>R)return null;if(h==="latest")return x;const c=h.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(o=>o!==""),r=c.map(b);return c.length===0||r.includes(null)?null:{from:Math.max(...r.map(o=>o?.from??0)),before:Math.min(...r.map(o=>o?.before??$))}}function b(h){
const c=f.exec(h);if(c===null)return null;const[,r="",...o]=c,s=o.slice(0,3).filter(k=>/^\d/.test(k??"")),{length:e}=s,t=s.reduce((k,C,W)=>k+Number(C)*(m[W]??0),
0),n=k=>{const C=m[Math.max(k,1)-1]??1;return t-t%C+C};if(r==="!=")return O;if(r===">=")return{from:t,before:$};if(r===">")return{from:n(e),before:$};if(r==="<")
return{from:0,before:t};if(r==="<=")return{from:0,before:n(e)};const g={"~>":e-1,"^":1,"~":Math.min(e,2)}[r];return{from:t,before:n(g??e)}}function j(h,c){const{
from:r,before:o}=d(h)??O,s=d(c.from??"")?.from??0,e=d(c.before??"")?.from??$;return r<e&&s<o}function u(h,c){const r=_.pH.filter(s=>s.client===h),o=r.filter(s=>c.
some(e=>j(e,s)));return o.length===0?r:o}const i=h=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(h)}),1250:((w,B,a)=>{a.d(B,{A:()=>P,j:()=>D});var p=a(
2170),l=a(9119),_=a(8032),S=a(5243);const P=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:M,kind:{
clients:N},scope:U,isContext:I}){if(I)return;const[T,...E]=N;if(T!==void 0&&E.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const L=`is read by ${_.bB[T]} only`;this.
addSign({client:T,level:"syntax",place:{file:M,...p.wv},text:L})}for(const L of U.declared){const{kind:v,text:m,place:$}=L;if(v==="version")A(this.constraints,m,
L);else if(v==="binary"){const O=m==="tofu"?"opentofu":"terraform";this.addSign({client:O,level:"version-file",place:$,text:"sets terraform_binary"})}else if((0,_.
SO)(v)){const{client:O,what:x}=_.$I[v];this.addSign({client:O,level:"syntax",place:$,text:`has ${x}`})}}}end(M){for(const{kind:N,host:U,place:I,clients:T,isOverridden:E,
text:L}of M)if(N==="lock_provider"){const v=_.Du.find($=>(0,S.Vm)($)===U),m=`locks providers from ${U}`;v&&this.addSign({client:v,level:"lock-file",place:I,text:m})}else
N==="cloud_default"&&!E&&T.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:I,text:"has a cloud block without hostname",isCloud:!0}):
N==="module"&&L?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:I,text:"uses an OCI registry"});return{signs:[...this.signs.values()],
constraints:[...this.constraints.values()]}}addSign(M){A(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}function A(y,M,N){const U=(0,l.Zl)(N.place.file)?
`${M} aside`:M;y.has(U)||y.set(U,N)}}),6429:((w,B,a)=>{a.d(B,{NW:()=>D,RY:()=>S,Wg:()=>p,r5:()=>l});const p=({prefix:A,bits:y},M)=>A.length===M.length&&A.every(
(N,U)=>{const I=Math.min(Math.max(8*(U+1)-y,0),8);return N>>I===(M[U]??0)>>I});function l(A){if(!A.includes(":"))return _(A);const y=A.indexOf("%");return y===A.
length-1?null:P(y<0?A:A.slice(0,y))}function _(A){const y=A.split("."),M=y.length===4&&y.every(U=>/^(0|[1-9]\d{0,2})$/.test(U)),N=y.map(Number);return M&&N.every(
U=>U<=255)?N:null}function S(A){const y=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(A)?URL.parse(`http://${A}`):null;return y&&_(y.hostname)}function P(A){const y=/^[\da-f:.]+$/i.
test(A)?URL.parse(`http://[${A}]`):null;if(y===null)return null;const[M=[],N=[]]=y.hostname.slice(1,-1).split("::").map(I=>I.split(":").filter(Boolean)),U=Array(
8-M.length-N.length).fill("0");return[...M,...U,...N].flatMap(I=>{const T=Number.parseInt(I,16);return[T>>8,T&255]})}const D=A=>/^(?:0,){10}255,255$/.test(A.slice(
0,12).join())?A.slice(12):A}),6041:((w,B,a)=>{a.d(B,{G:()=>N,V:()=>O});const p=["more than 10000 levels of nesting","nest brackets less deeply"],l=["number too \
large for a 64-bit float","use a smaller number"],_=["more values than this check reads","split the text"],S=["the text ends before the JSON value is complete",
"check that the file was not truncated"],P=["trailing comma","remove the comma"];function D(c,r){return r===c.length?S:c[r]==="\\"?["invalid escape sequence in \
a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}const A=[[/^(?:\/[/*]|#)/,
"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","u\
se straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function y(c,r,o){for(const[s,...e]of A)if(s.test(c))return e;switch(r){case"\
value":return/^[}\]:]/.test(c)?["missing value","add the value"]:/^[-+.\d]/.test(c)?["invalid number","write a decimal number without leading zeros"]:["unknown \
word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the key in double quotation \
marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return o===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.
test(c)?["wrong closing bracket",`write ${o}`]:["missing comma","add the comma"]}}function M(c,r,[o,s]){const e=c.slice(0,r),t=e.split(`
`).length,n=e.slice(e.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`line ${t}, column ${n}: ${o}`,advice:s}}const N=c=>typeof c=="object"&&c!==null&&!Array.isArray(c),U=1e4,
I=5e5,T=34,E=44,L=58,v=91,m=123,$=125;function O(c,r){const o=new R(c,r),s=o.run();if(s!==null)return{ok:!1,...s};const e=c.slice(0,o.end),t=e.includes("\\u")?e.
replace(x,(n,g)=>g===void 0?n:"\\ufffd"):e;return{ok:!0,value:JSON.parse(t)}}const x=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
class R{#e;#n;#s=[];#t="value";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(r,o){this.#e=r,this.#n=o}run(){const r=this.#e,o=this.#s,s=j(r,0);for(let t=s,n=0;t<r.length;t=
j(r,n)){const g=r.charCodeAt(t);if(n=this.#a(t,g),n<0)return this.#u(t,~n);if(this.end=n,this.#n==="decoder"&&this.#t==="next"&&o.length===0)return null;this.#r=
g,this.#c=t}return this.#t!=="next"||o.length>0?M(r,r.length,S):this.#n==="map"&&this.#o>=0&&r.charCodeAt(s)===m?M(r,this.#o,l):null}#a(r,o){const s=this.#s[this.#s.
length-1];if(o===s&&(this.#t==="next"||f(this.#r)))return this.#s.pop(),this.#t="next",r+1;switch(this.#t){case"value":return this.#l(r,o);case"key":return o!==
T?~r:(this.#t="colon",u(this.#e,r));case"colon":return o!==L?~r:(this.#t="value",r+1);case"next":return o!==E||s===void 0?~r:(this.#t=s===$?"key":"value",r+1)}}#l(r,o){
if(this.#i+=1,this.#i>I)return~r;if(f(o))return this.#s.length===U?~r:(this.#s.push(o+2),this.#t=o===m?"key":"value",r+1);const s=o===T,e=s?u(this.#e,r):i(this.#e,
r);return e<0||(!s&&this.#o<0&&h(this.#e,r,e)&&(this.#o=r),this.#t="next"),e}#u(r,o){const s=this.#e,e=s.charCodeAt(r),t=this.#s.at(-1);if(this.#i>I)return{...M(
s,r,_),isLimit:!0};if(o>r)return M(s,o,D(s,o));if(this.#t==="value"&&f(e))return M(s,r,p);if(e===t&&this.#r===E)return M(s,this.#c,P);const n=t===void 0?void 0:
String.fromCharCode(t),g=y(s.slice(r,r+2),this.#t,n);return M(s,r,g)}}const f=c=>c===m||c===v,d=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
b=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function j(c,r){let o=r;for(;o<c.length&&!(c.charCodeAt(o)>32||!` 	
\r`.includes(c.charAt(o)));o+=1);return o}function u(c,r){let o=r+1;for(d.lastIndex=o;d.test(c);)o=d.lastIndex;return c.charCodeAt(o)===T?o+1:~o}function i(c,r){
return b.lastIndex=r,b.test(c)?b.lastIndex:~r}const h=(c,r,o)=>o-r>=5&&Math.abs(Number(c.slice(r,o)))===1/0}),7811:((w,B,a)=>{a.d(B,{Dw:()=>M,Ju:()=>U,TR:()=>I,
_6:()=>A,ol:()=>_,s8:()=>N});const p=`"\\\x07\b\f
\r	\v`,l='"\\abfnrtv';function _(T){if(/^[ !#-[\]-~]*$/.test(T))return`"${T}"`;const E=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${T.toWellFormed().replace(
E,S)}"`}function S(T){const E=T.codePointAt(0)??0;return p.includes(T)?`\\${l[p.indexOf(T)]}`:E<128?`\\x${P(E,2)}`:E<65536?`\\u${P(E,4)}`:`\\U${P(E,8)}`}const P=(T,E)=>T.
toString(16).padStart(E,"0"),D=new TextDecoder("utf-8",{ignoreBOM:!0}),A=T=>D.decode(T),y=($late2??=new RegExp("\\p{White_Space}","u"));function M(T){let E=0;for(;y.test(T.charAt(E));)E+=
1;return T.slice(E)}function N(T){let E=T.length;for(;y.test(T.charAt(E-1));)E-=1;return T.slice(0,E)}const U=T=>({ok:!0,value:T}),I=T=>({ok:!1,why:T})}),4443:((w,B,a)=>{
a.d(B,{Ge:()=>x,Uw:()=>m,V$:()=>M,ft:()=>N,h0:()=>v,xB:()=>$,y3:()=>U});var p=a(7811);const l=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:l,zone:l,user:"$&+,;=",
query:"",fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,P=/^[A-Za-z0-9._~-]/,D=/%(?![0-9A-Fa-f]{2})/,A=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
y=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function M(R,f){let d="";for(const{0:b,index:j}of R.matchAll(S))if(P.test(b)||_[f].includes(b))d+=b;else{if(b==="%")return(0,p.
TR)(L(R,j));if(b.startsWith("%")){const u=Number.parseInt(b.slice(1),16);if(T(u,f))return(0,p.TR)(`invalid URL escape "${b}"`);d+=E(u,f)}else if(b>"\x7F")d+=encodeURIComponent(
b.toWellFormed());else{if(f==="host"||f==="zone")return(0,p.TR)(`invalid character ${(0,p.ol)(b)} in host name`);d+=E(b.charCodeAt(0),f)}}return(0,p.Ju)(d)}function N(R){
return R==="%2A"?(0,p.Ju)("*"):I(R,A)?(0,p.Ju)(R):M(R,"path")}const U=R=>I(R,y)?(0,p.Ju)(R):M(R,"fragment"),I=(R,f)=>f.test(R)&&!D.test(R);function T(R,f){return f===
"host"?R<128&&R!==37:f!=="zone"||R===37||R===32?!1:E(R,"zone").startsWith("%")}function E(R,f){const d=String.fromCharCode(R);return P.test(d)||_[f].includes(d)?
d:`%${R.toString(16).toUpperCase().padStart(2,"0")}`}const L=(R,f)=>`invalid URL escape ${(0,p.ol)(R.slice(f,f+3))}`;function v(R){for(const f of R.split("&")){
if(f.includes(";"))return"invalid semicolon separator in query";const[,...d]=/^([^=]*)=?(.*)$/s.exec(f)??[];for(const b of d){const j=b.search(D);if(j>=0)return L(
b,j)}}return null}const m=R=>R.replace(/(?:%[0-9A-F]{2})+/g,f=>(0,p._6)(Uint8Array.from(f.slice(1).split("%"),d=>Number.parseInt(d,16))));function $(R){return R.
split("&").flatMap(f=>{if(f===""||f.includes(";"))return[];const[,...d]=/^([^=]*)=?(.*)$/s.exec(f)??[],[b,j]=d.map(u=>M(u.replaceAll("+","%20"),"query"));return b?.
ok&&j?.ok?[[O(b.value),O(j.value)]]:[]})}const O=R=>R.replaceAll("%20","+"),x=R=>R.toSorted(([f],[d])=>f<d?-1:f>d?1:0).map(([f,d])=>`${f}=${d}`).join("&")}),8643:((w,B,a)=>{
a.d(B,{Dl:()=>N,EN:()=>L,L5:()=>E,O2:()=>h,Pl:()=>I,aR:()=>$,cz:()=>T,jr:()=>U,lv:()=>P,sX:()=>c,t5:()=>v});var p=a(9179),l=a(6429),_=a(7811),S=a(4443);const P={
opaque:"",user:null,omitHost:!1,query:"",fragment:""},D=/[^ -~\u0080-\u{10ffff}]/u,A=/^([A-Za-z][A-Za-z0-9+.-]*):/,y=/^(?::[0-9]*)?$/,M=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function N(s){const[e,t]=i(s,"#"),n=O(e);if(!n.ok)return(0,_.TR)(`parse ${(0,_.ol)(e)}: ${n.why}`);const g=(0,S.y3)(t);return g.ok?(0,_.Ju)({...n.value,fragment:g.
value}):(0,_.TR)(`parse ${(0,_.ol)(s)}: ${g.why}`)}function U(s){const e=s.scheme===""?"":`${s.scheme}:`,t=s.fragment===""?"":`#${s.fragment}`,n=s.opaque===""?j(
s)+u(s):s.opaque;return[e,n,m(s),t].join("")}function I(s){const e=s.opaque&&(0,p.Mi)(`//${s.opaque}`,"").slice(2);return(0,p.Mi)(U({...s,opaque:e,query:"",forceQuery:!1,
fragment:""}),"")}function T(s){const e=s.host.lastIndexOf(":"),t=e>=0&&y.test(s.host.slice(e)),n=t?s.host.slice(0,e):s.host,g=n.startsWith("[")&&n.endsWith("]");
return{name:(0,S.Uw)(g?n.slice(1,-1):n),port:t?s.host.slice(e+1):""}}const E=s=>s==="https"?443:80,L=s=>s.includes(":")?`[${s}]`:s,v=s=>(s.opaque||s.path||"/")+
m(s),m=({forceQuery:s,query:e})=>s||e!==""?`?${e}`:"";function $(s){if(s.user===null)return null;const e=`${s.user.name}:${s.user.password??""}`.replace(/%[0-9A-F]{2}/g,
t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`Basic ${btoa(e)}`}function O(s){if(D.test(s))return(0,_.TR)("net/url: invalid control character i\
n URL");if(s.startsWith(":"))return(0,_.TR)("missing protocol scheme");const e=A.exec(s)?.[1]??"",t=e.toLowerCase(),[n,g]=i(e===""?s:s.slice(e.length+1),"?"),k=g===
""&&s.endsWith("?"),C={...P,host:"",path:"",scheme:t,query:g,forceQuery:k};return n.startsWith("/")?x(C,n):t!==""?(0,_.Ju)({...C,opaque:n}):i(n,"/")[0].includes(
":")?(0,_.TR)("first path segment in URL cannot contain colon"):R(C,n)}function x(s,e){if(!(e.startsWith("//")&&(s.scheme!==""||!e.startsWith("///"))))return R(
{...s,omitHost:s.scheme!==""},e);const[n]=i(e.slice(2),"/"),g=n.lastIndexOf("@"),k=d(n.slice(g+1),s.scheme);if(!k.ok)return k;const C=g<0?(0,_.Ju)(null):f(n.slice(
0,g));return C.ok?R({...s,user:C.value,host:k.value},e.slice(2+n.length)):C}function R(s,e){const t=(0,S.ft)(e);return t.ok?(0,_.Ju)({...s,path:t.value}):t}function f(s){
if(!M.test(s))return(0,_.TR)("net/url: invalid userinfo");const[e,t]=i(s,":"),n=(0,S.V$)(e,"user");if(!n.ok)return n;if(!s.includes(":"))return(0,_.Ju)({name:n.
value,password:null});const g=(0,S.V$)(t,"user");return g.ok?(0,_.Ju)({name:n.value,password:g.value}):g}function d(s,e){const t=s.lastIndexOf("[");if(t>0)return(0,_.
TR)("invalid IP-literal");if(t===0)return b(s);const n=s.indexOf(":"),g=/^https?$/.test(e)?n:s.lastIndexOf(":"),k=g<0?"":s.slice(g);return y.test(k)?(0,S.V$)(s,
"host"):(0,_.TR)(`invalid port ${(0,_.ol)(k)} after host`)}function b(s){const e=s.lastIndexOf("]");if(e<0)return(0,_.TR)("missing ']' in host");const t=s.slice(
e+1);if(!y.test(t))return(0,_.TR)(`invalid port ${(0,_.ol)(t)} after host`);const n=s.slice(0,e).indexOf("%25"),g=n<0?e:n,k=(0,S.V$)(s.slice(1,g),"host");if(!k.
ok)return k;const C=(0,S.V$)(s.slice(g,e),"zone");if(!C.ok)return C;const W=(0,S.Uw)(k.value+C.value),F=(0,l.r5)(W);return F===null?(0,_.TR)(`invalid host: Pars\
eAddr(${(0,_.ol)(W)}): unable to parse IP`):F.length===4?(0,_.TR)("invalid IP-literal"):(0,_.Ju)(`[${k.value}${C.value}]${t}`)}function j(s){if(s.host===""&&s.user===
null&&(s.scheme===""||s.omitHost||s.path===""))return"";const t=s.user?.password??null;return`//${(s.user?.name??"")+(t===null?"":`:${t}`)}${s.user===null?"":"@"}${s.
host}`}function u(s){return s.host!==""&&s.path!==""&&!s.path.startsWith("/")?`/${s.path}`:s.scheme===""&&j(s)===""&&i(s.path,"/")[0].includes(":")?`./${s.path}`:
s.path}function i(s,e){const t=s.indexOf(e);return t<0?[s,""]:[s.slice(0,t),s.slice(t+e.length)]}function h(s,e){const t=N(e);return t.ok?(0,_.Ju)(c(s,t.value)):
t}function c(s,e){const t=e.scheme||s.scheme;if(e.scheme!==""||e.host!==""||e.user!==null)return{...e,scheme:t,path:o(e.path)};const n=e.path===""&&!e.forceQuery&&
e.query==="",g=n?s.query:e.query,k=n&&e.fragment===""?s.fragment:e.fragment;if(e.path===""&&s.opaque!=="")return{...e,scheme:t,query:g,fragment:k,opaque:s.opaque};
const C=o(r(s.path,e.path));return{...e,scheme:t,query:g,fragment:k,user:s.user,host:s.host,path:C}}function r(s,e){return e===""?s:e.startsWith("/")?e:s.slice(
0,s.lastIndexOf("/")+1)+e}function o(s){if(s==="")return"";const e=s.split("/"),t=[];for(const k of e)k===".."?(t.pop(),t.length===1&&t[0]===""&&t.pop()):k!=="."?
t.push(k):t.length===0&&t.push("");const n=`/${t.join("/")}${/(^|\/)\.\.?$/.test(s)?"/":""}`,g=(0,S.ft)(n.startsWith("//")?n.slice(1):n);return g.ok?g.value:n}}),
9432:((w,B,a)=>{a.d(B,{$$:()=>I,B9:()=>f,Cw:()=>h,I0:()=>T,K4:()=>U,NM:()=>b,VW:()=>R,Wt:()=>O,YA:()=>u,_r:()=>j,dh:()=>A,eZ:()=>E,go:()=>v,mP:()=>m,oZ:()=>r,pk:()=>i,
px:()=>y,qZ:()=>d,zN:()=>N,zd:()=>L});var p=a(8032),l=a(1780),_=a(5106),S=a(9179);const P=300,D=8192;function A(o,s=P){const{length:e}=o,t=e>D?(0,S.NE)(o.slice(
0,D)):(0,S._U)(o);return t.length<=s?t:`${structuredClone(t.slice(0,s).toWellFormed())}\u2026`}const y=(o,s)=>`${o} ${o===1?s:M(s)}`,M=o=>`${o.replace(/(?<=[^aeiou])y$/,
"ie")}s`;function N(o,s){const{length:e}=o,t=typeof s=="number"?s:e<=2*s.few?e:s.few,n=o.slice(t);return{shown:o.slice(0,t),rest:n,more:n.length}}function U(o,s,e=String,t=n=>`${n}\
 more`){const{shown:n,more:g}=N(o,s),k=n.map(C=>e(C)).join(", ");return g>0?`${k} and ${t(g)}`:k}const I=o=>new TextEncoder().encode(o).length;function T(o,s,e,t){
const n=[];let g=0;for(const k of Iterator.from(o).map(t)){if(g+=I(k)+e,g>s)break;n.push(k)}return{shown:n,more:o.length-n.length}}const E=o=>o.map(s=>p.bB[s]).
join(" and "),L=o=>(0,l.xI)`the clients print "${o}"`;function v(o){return o===null?"null":Array.isArray(o)?"an array":typeof o=="object"?"an object":`a ${typeof o}`}
function m(o){if(o.kind==="error")return`cannot be read: ${o.code}`;if(o.kind==="special")return`is ${o.is} and is not read`;const{bytes:s,maxBytes:e}=o;return`\
has ${s} bytes and is not read; the limit is ${e/1024/1024} MiB`}const $={[_.e$]:"correct the host in the source address, or remove it for a module of the publi\
c registry (NAMESPACE/NAME/SYSTEM)",[_.xq]:"correct the host in `source` (public providers need none), add the `source` that a child module lacks, or use a file\
system mirror"};function O(o){return o.flatMap(e=>$[e]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const x=new Map(
[["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.c\
om"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),R=o=>x.get(o)??null,f=o=>`wait and run the check again\
; see ${R(o)??"its status page"}, and consider a network mirror for providers`,d=o=>(0,l.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,l.
KT)(o)} is public, so this network or country is blocked`;function b({page:o,asked:s},e){if(o===null)return e;const t=o.title===""?"":` ("${o.title}")`,n=e.guest??
d(s);switch(o.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:n,because:`the host returned a sign-in p\
age${t}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${t}: allow this machine to reach the host`;case"other":{const g=`the host \
returned an HTML page${t}`;return{user:O([]),...e,guest:n,because:g}}}}function j({url:o,status:s,reason:e,said:t},n=!1){const g=t===void 0?"":` ("${A(t)}")`;return(0,l.
xI)`${n?"":(0,l.xI)`${(0,l.KT)(o)} returned `}${`${s} ${A(e)}`.trim()}${g}`}const u=o=>`${Math.round(o/100)/10} s`,i=o=>o.map(h).join("; ");function h(o){switch(o.
kind){case"deadline":return`the check reached its deadline of ${u(o.ms)}`;case"signal":return`the check was interrupted by ${o.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return c(o)}}function c({repositories:o,total:s}){const e=o.length===1?"is":"are",t=U(o,10,A);return`${o.length} of ${y(s,"repository")}\
 ${e} missing: ${t}`}const r=({kind:o,address:s,version:e})=>(0,l.xI)`${o} ${(0,l.KT)(s)} ${A(e,40)}`}),2170:((w,B,a)=>{a.d(B,{Qp:()=>y,W7:()=>A,Xd:()=>D,ht:()=>P,
kH:()=>_,wv:()=>S});var p=a(8032),l=a(9119);function _(M,{clients:N=p.zK,...U}={}){return{problem:M,severity:M.severity,affects:M.affects.filter(I=>N.includes(I)),
clients:N,host:null,services:[],places:[],needed:!0,...U}}const S={line:1,column:1,endColumn:1};function P(M,N,U=S){const I={file:M===""?".":M,...U};return _(N,
{places:[I],clients:p.Du})}const D=({places:M})=>M.find(N=>typeof N!="string")??null,A=M=>D(M)?.file??"",y=(M,N)=>(0,l.c1)(M,U=>JSON.stringify(N(U))).map(U=>{const[
I]=U;if(U.length===1)return I;const T=v=>[...new Set(U.flatMap(v))],E=T(v=>v.exclude??[]),L=T(v=>v.rowKeys??[]);return{...I,needed:U.some(({needed:v})=>v),affects:T(
({affects:v})=>v),clients:T(({clients:v})=>v),places:(0,l.As)((0,l.jH)(U.flatMap(({places:v})=>v))),...E.length===0?{}:{exclude:E},...L.length===0?{}:{rowKeys:L}}})}),
9119:((w,B,a)=>{a.d(B,{As:()=>$,II:()=>L,MV:()=>b,NP:()=>m,R3:()=>E,WD:()=>v,Zl:()=>d,_M:()=>I,bH:()=>U,c1:()=>_,df:()=>l,en:()=>M,eo:()=>T,jH:()=>P,n7:()=>j,t6:()=>S,
yJ:()=>N});var p=a(6092);const l=u=>typeof u=="string"?u:`${u.line}:${u.column} ${u.file}`,_=(u,i)=>[...Map.groupBy(u,i).values()],S=(u,i)=>_(u,i).map(([h])=>h),
P=u=>S(u,l),D="//",A=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,y=1e3,M=u=>u.length<=y&&A.test(u),N=(u,i)=>`${u}${D}${i}`;function U(u){const i=I(u);
return i===null?{repository:i,path:u}:{repository:i,path:u.slice(i.length+D.length)}}function I(u){const i=u.indexOf(D);return i>0&&M(u.slice(0,i))?u.slice(0,i):
null}const T=u=>typeof u=="string"?u:`${L(u.file)}:${u.line}`,E=({file:u,line:i,column:h})=>`${L(u)}:${i}:${h}`;function L(u){const{repository:i,path:h}=U(u);if(i===
null)return(0,p.J7)(u);const c=(0,p.J7)(i);return h==="."?c:`${c}//${(0,p.J7)(h)}`}const v=1e4,m=u=>S(u,i=>typeof i=="string"?i:I(i.file)),$=u=>u.length<=v?u:[...new Set(
[...m(u),...u])].slice(0,v),O=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
x=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,R=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(u){const{path:i}=U(
u),h=i.split("/").slice(0,R.test(i)?-2:-1);return h.find((c,r)=>O.test(c)&&!(c==="test"&&h.slice(0,r).some(o=>x.test(o))))}const d=u=>f(u)!==void 0,b=({file:u,isInUse:i})=>i!==
!0&&d(u);function j(u){const i=f(u);return(i===void 0?U(u).path:`**/${i}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:((w,B,a)=>{a.d(B,{Kc:()=>N,L6:()=>D,NM:()=>j,cr:()=>u,
x3:()=>$});var p=a(9179),l=a(255),_=a(5243);const S=1024,P=i=>(0,l.Pv)(i).ok;function D(i){if(i.length>S)return null;const h=(0,l.Pv)(i);if(h.ok)return A(i,(0,l.
pk)(h.value));const c=U(i);if(c!==null)return c;const{inside:r,removed:o}=E(i);if(!(0,p.Mi)(i,"").includes(r))return"write the hostname alone, not a URL";for(const s of o.
length===0?[]:[r,r.replace(/:\D.*$/s,"")])if(P(s))return`remove ${L(o)}: ${s}`;return v(r)}function A(i,h){if(/(^|\.)xn--/i.test(i))return`write it in Unicode: ${h}\
; upper-case punycode is only accepted by accident`;const c=h.replace(/(?<!\.)\.+(?=$|:)/,"");return c===h?null:`remove the trailing dot: tokens and settings fo\
r ${c} do not apply to this host`}const y=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,M="replace the p\
laceholder",N=i=>y.test(i);function U(i){if(N(i))return M;const h=i.split(/[\s,;]+/).filter(c=>c!=="");return h.length<2?null:h.every(c=>c.includes(".")&&P(c))?
`write one hostname at a time: ${h[0]}`:"remove the spaces, commas and semicolons"}const I=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,T=[["the whit\
e space",i=>i.trim()],["the quotation marks",i=>i.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",i=>i.replace(I,"")],["the trailing slash",i=>i.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",i=>i.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",i=>i.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",i=>i.slice(i.lastIndexOf("@")+
1)],["the trailing colon",i=>i.replace(/^([^:]*):$/,"$1")]];function E(i){let h=i;const c=[];for(const[r,o]of T){const s=o(h);s!==h&&c.push(r),h=s}return{inside:h,
removed:c}}const L=i=>i.join(", ").replace(/, ([^,]*)$/," and $1");function v(i){if(/^\[.*\](:\d+)?$/s.test(i)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(i))return"\
use a DNS name; the clients do not support IPv6 addresses";if(i.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(i)){
const o=(0,l.WV)(i);return P(o)?`write it in Unicode: ${o}`:"write it in Unicode, not in punycode"}if(i.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(i.includes("_")){const o=i.replaceAll("_","-");return`a hostname cannot contain underscores${P(o)?`; did you mean ${o}?`:""}`}const h=i.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(h!==i&&P(h))return`remove the extra dots: ${h}`;if(/(^|\.)-|-(\.|:|$)/.test(i))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(i))return"a label cannot have hyphens as its third and fourth character";const[,c="",r=""]=/^([^:]*):(.*)$/s.
exec(i)??[];return P(c)?/^[+-]?[0-9]+$/.test(r)?"use a port from 1 to 65535":`write the port as a number: ${c}:8443`:null}const m=i=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(i),$="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",O=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function x(i,h){if(i==="")return $;if(!h&&N(i))return M;if(i!==i.trim())return"remove the white space around the address";const[,c="",r=""]=/^(https?:\/\/)(.*)$/i.
exec(i)??[],o=r.replace(O,"$1/$2"),s=(0,_.rE)(o,"terraform");return c===""||!s.ok||s.value.hostImplied?null:`write ${o} to use the module of the registry${h?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function R([i="",...h]){if(h.length!==3)return null;const[,c="",r=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(i)??[];return c!=="localhost"&&r===""?m(i)?D(i):null:`write a host with a dot, such as 127.0.0.1${r} or ${c}.localdomain${r}`}function f(i){if(i.length===3&&
m(i[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${i[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const h=/^https?:$/i.test(i[0]??"")&&i[1]==="",[c="",...r]=h?i.slice(2):i;return r.length<4||!m(c)?null:/^v?\d+\.\d+/.test(r[3]??"")?`write ${[c,...r.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[c,...r.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${r[0]}, and a namespace has one part (in GitLab, the top-level group)`}function d(i,h){if(i.includes("://"))return null;if(h.
length>=3&&i.includes("?"))return"remove the query; set the version with the `version` argument";const c=h.at(-1)??"";return[3,4].includes(h.length)&&/[A-Z]/.test(
c)?`write the target system in lower case: ${[...h.slice(0,-1),c.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(i)?`write ./${i} to use a directory\
 of the same repository${h.length<5?"":`, or ${h.slice(0,3).join("/")}//${h.slice(3).join("/")} for one of a registry module`}`:null}function b(i){const[,h="",c=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(i)??[],r=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(h)?.[1];if(r!==void 0)return`write git::${r} instead of ${h}`;const[o]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
i)??[];return o!==void 0&&(0,p.Mi)(i)===i?`write git@${o} instead of ${o}`:(0,_.rE)(c,"terraform").ok?`write ${c} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${$} (of Git, with git:: before it)`}function j(i,h,c){if(h.kind==="local"||i.length>S)return null;const[r="",...o]=i.split("\
/");if(c.ok)return c.value.hostImplied?null:D(r);const s=o.length===0?[]:o.join("/").split("//",1)[0]?.split("/")??[],e=h.kind==="remote"&&h.refusal===null,t=[r,
...s],n=x(i,e)??R(t);return n!==null||e?n:h.kind==="remote"&&!/^[^/]+:\d+\//.test(i)?b(i):f(t)??d(i,t)}function u(i){if(i.length>S)return null;if(N(i))return M;
if(i!==i.trim())return"remove the white space around the address";const[,h=""]=/^https?:\/\/(.*)$/i.exec((0,p.Mi)(i,""))??[];if(h!=="")return`remove the scheme:\
 ${h}`;const c=i.split("/"),[r=""]=c;return c.length===2&&m(r)?"write HOST/NAMESPACE/TYPE, two parts after the host":c.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":c.length===3?D(r):null}}),8032:((w,B,a)=>{a.d(B,{$I:()=>T,Du:()=>D,Eo:()=>h,Jd:()=>i,Mq:()=>v,NX:()=>L,SO:()=>E,SZ:()=>M,Y8:()=>b,
Yr:()=>N,ab:()=>I,bB:()=>y,d3:()=>j,mh:()=>c,n3:()=>_,pH:()=>O,rG:()=>U,sX:()=>u,tB:()=>R,zK:()=>A});const p="registry.terraform.io",l=[p,"registry.opentofu.org"],
_=r=>l.includes(r),S=["modules.v1","providers.v1"],P={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:S,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:S,replaces:S,defaults:l},renovate:{name:"Renovate",uses:S,replaces:[],defaults:[p]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},D=["terraform","opentofu"],A=Object.keys(
P),y=Object.fromEntries(Object.entries(P).map(([r,{name:o}])=>[r,o])),M=r=>S.includes(r)?A.filter(o=>P[o].uses.includes(r)):D,N=r=>A.filter(o=>P[o].defaults?.includes(
r)),U=A.filter(r=>P[r].replaces.length>0),I=r=>A.filter(o=>P[o].replaces.includes(r)),T={language:{client:"opentofu",what:"a language block"},encryption:{client:"\
opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action b\
lock"}},E=r=>Object.hasOwn(T,r),L={terraform:3,opentofu:9},v=r=>r===429||r>=500&&r!==501,m={from:null,before:null,retries:0,skipsOverridden:!1},$={...m,client:"\
terraform"},O=[{...$,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...$,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},
{...m,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],x={terraform:"1.15.0",opentofu:"1.12.0"};function R(r,o){const s=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,e]=s.exec(o[r]??"")??[];return e===void 0?x[r]:`${e}.0.0`.split(".",3).join(".")}const f=r=>r.split(".").reduce((o,s)=>1e5*o+Number(s),0),d=(r,o)=>f(r)>=f(o),
b={terraform:"1.15",opentofu:"1.8"},j=r=>D.filter(o=>o==="terraform"?!r.releases.some(s=>s.client===o&&s.before===null):!d(R(o,r.versions),"1.8.0")),u=r=>d(r,"1\
.12.0"),i=(r,o)=>r==="opentofu"||!d(o,"1.13.0"),h=r=>d(r,"1.14.0");function c(r,{attemptMs:o,retries:s}){const e=r.findIndex(({response:t,hops:n,headMs:g},k)=>k===
s?!0:g===null?t.kind==="received"||!t.transient:g<=o&&!v(n.at(-1)?.status??0));return e<0?null:e}}),255:((w,B,a)=>{a.d(B,{$k:()=>v,$o:()=>b,Bz:()=>h,Fq:()=>N,Jr:()=>j,
Pm:()=>f,Pv:()=>A,Rt:()=>M,Sv:()=>E,WV:()=>T,cu:()=>L,ev:()=>u,fK:()=>m,nx:()=>I,pk:()=>U,xV:()=>D,yo:()=>d});var p=a(7811),l=a(8643),_=a(9509);const S=443,P=65535,
D="TF_TOKEN_";function A(e){const{name:t,portion:n}=$(e.toWellFormed()),g=O(n);if(!g.ok)return/^https?$/i.test(t)?(0,p.TR)("need just a hostname and optional po\
rt number, not a full URL"):g;if(g.value.startsWith(":-"))return(0,p.TR)("port number is negative");const k=x(t);if(k!==null)return(0,p.TR)(k);const C=(0,_.YE)(
t);return C.ok?C.value===""?(0,p.TR)("nothing is left of the hostname once it is normalized"):(0,p.Ju)(C.value+g.value):C}const y=new Set(["localterraform.com",
"localtofu.com"]),M=e=>y.has(e);function N(e){const t=A(e);return t.ok||!e.includes("xn--")?t:A(T(e))}function U(e){const{name:t,portion:n}=$(e);return(0,_.DI)(
t)+n}function I(e){const t=U(e);return t===e?e:`${t} (${e})`}function T(e){const{name:t,portion:n}=$(e.toWellFormed()),g=O(n);return((0,_.QC)(t)??t)+(g.ok?g.value:
n)}function E(e){const{name:t,portion:n}=$(e);return{name:t,port:n===""?S:Number(n.slice(1))}}const L=e=>({...l.lv,scheme:"https",host:e,path:"/.well-known/terr\
aform.json",forceQuery:!1});function v(e){if(!e.startsWith(D))return null;const t=e.slice(D.length).replaceAll("__","-").replaceAll("_","."),n=A(T(t));return n.
ok?n.value:null}function m(e){const t=[e,U(e)].flatMap(n=>[n.replaceAll("-","__"),n]).map(n=>D+n.replaceAll(".","_"));return[...new Set(t)].filter(n=>v(n)===e)}
function $(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(t)}}function O(e){if(e==="")return(0,p.Ju)("");const t=e.
slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,p.TR)("port portion contains non-digit characters");const n=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));
return n!==BigInt.asIntN(64,n)?(0,p.TR)("port portion contains non-digit characters"):n>P?(0,p.TR)("port number is greater than 65535"):(0,p.Ju)(n===BigInt(S)?"":
`:${n}`)}function x(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname cont\
ains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,p.ol)(t)} specified in punycode format; service hostnames must be\
 given in unicode`}return null}const R={http:"80",https:"443",ssh:"22"};function f(e){const{name:t,port:n}=(0,l.cz)(e),g=(0,l.EN)(t),k=n===""||n===R[e.scheme];return b(
k?g:`${g}:${n}`)}function d(e){const t=(0,l.Dl)(e);return t.ok?f(t.value):null}function b(e){const t=A(e);return t.ok?t.value:e.toLowerCase()||null}const j=(e,t)=>t.
length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.host),u=(e,t)=>j(e,t.allowedHosts)||t.hostnames.some(n=>n.host===e),i=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
function h(e,t,n){const[g]=e.length===0?[]:m(t);return g===void 0?[]:e.flatMap(k=>{const C=v(k);if(C!==null&&n.has(C))return[];const W=c(k,C,t);return W===null?
[]:[{variable:k,why:W,write:g,isParent:r(C,t)}]})}function c(e,t,n){const g=i.exec(e)?.[0];if(g===void 0)return null;const k=e.slice(g.length);return t!==null&&
r(t,n)?`it is for ${I(t)} only: the clients do not use the tokens of parent domains`:[n,E(n).name,U(n)].map(o).includes(o(k))?g!==D?`it begins with ${g}, and th\
e clients read only ${D}`:t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${I(t)}${s(k,n)}`:null}const r=(e,t)=>e!==
null&&E(t).name.endsWith(`.${E(e).name}`),o=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function s(e,t){const{name:n,
port:g}=E(t);return g!==443&&!e.includes(":")?"; a port follows a colon":n.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((w,B,a)=>{
a.d(B,{mI:()=>T,QC:()=>U,ER:()=>f,YE:()=>N,DI:()=>I});const p=(...d)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...d),
l=(...d)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...d);var _=a(7811);const S=256,P={checkBidi:!0,checkJoiners:!0,
useSTD3ASCIIRules:!0},D={...P,checkBidi:!1},A=($late3??=new RegExp("\\p{M}{31}","u")),y="xn--",M=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function N(d){const b=L(d,!1);if(!b.ok)return b;
const j=v(b.value,P);return j===null?(0,_.TR)(E($(d,!1))):(0,_.Ju)(j)}function U(d){const b=L(d,!0);if(!b.ok)return null;const j=v(b.value,D);if(j===null)return null;
const u=L(j,!1);return u.ok?u.value.join("."):null}const I=d=>m(d)?l(d,P).domain:d,T=d=>l(d).domain,E=d=>`idna: invalid label ${(0,_.ol)(d)}`;function L(d,b){if(d.
length>S&&m(d))return(0,_.TR)(`hostname is longer than ${S} characters`);const j=[];for(const u of $(d,b).split(".")){const i=u.startsWith(y)?O(u):(0,_.Ju)(u);if(!i.
ok)return i;const h=x(i.value);if(h!==null)return(0,_.TR)(h);j.push(i.value)}return(0,_.Ju)(j)}function v(d,b){const j=d.join(".");return f(j)?j:p(j,b)}const m=d=>/[^\0-\x7f]|xn--/i.
test(d);function $(d,b){return d.replace(/[A-Z]+|[^\0-\x7f]/gu,u=>f(u)?u.toLowerCase():l(u,{transitionalProcessing:b}).domain).normalize("NFC")}function O(d){const b=d.
slice(y.length);if(b==="")return(0,_.Ju)("");const j=l(d).domain;return j===d||f(j)?(0,_.TR)(E(b)):j.normalize("NFC")!==j||!Array.from(j).every(R)?(0,_.TR)(E(j)):
(0,_.Ju)(j)}function x(d){if(M.test(d))return E(d);if(/^[a-z0-9-]*$/.test(d))return null;if(A.test(d))return E(d);if(!f(d)&&p(d,D)!==null)return null;for(const b of d){
if(!R(b))return E(d);if(b<"\x80"&&!/[a-z0-9-]/.test(b))return`idna: disallowed rune U+${b.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return E(d)}
function R(d){if(d<"\x80")return!0;const{domain:b,error:j}=l(`1${d}`);return!j&&b===`1${d}`}const f=d=>!/[^\0-\x7f]/.test(d)}),3096:((w,B,a)=>{a.d(B,{Gz:()=>l,LA:()=>D,
RO:()=>P,eH:()=>A,jt:()=>_,un:()=>S});var p=a(3916);const l=(y,M)=>y===""?M:`${y}/${M}`,_=y=>y.slice(0,Math.max(0,y.lastIndexOf("/")));function S(y,M){const N=(0,p.
join)(y,M.replaceAll("\\","/")).replace(/\/$/,"");return N==="."?"":N}const P=y=>/(^|\/)tests$/.test(y)?_(y):y,D=y=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(
y),A=y=>y.split("/").map((M,N,U)=>U.slice(0,N+1).join("/"))}),1780:((w,B,a)=>{a.d(B,{FS:()=>E,KT:()=>A,LA:()=>M,PP:()=>U,SP:()=>S,XT:()=>I,b7:()=>y,pj:()=>N,rZ:()=>L,
tD:()=>T,xI:()=>_});var p=a(255);const l=v=>typeof v=="string"?[v]:v;function _(v,...m){const $=[];for(const[O,x]of v.entries()){const R=m[O]??"";for(const f of[
x,...l(typeof R=="number"?String(R):R)]){const d=$.at(-1);typeof f!="string"||typeof d!="string"?$.push(f):$[$.length-1]=d+f}}return $.every(O=>typeof O=="strin\
g")?$.join(""):$}const S=v=>[{host:v,shownAs:(0,p.nx)(v)}],P=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,D=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;function A(v){const m=P.
exec(v)?.[1];if(m!==void 0)return[{host:m,shownAs:v}];const[,$="",O,x=""]=D.exec(v)??[];return O===void 0?v:[$,{host:O,shownAs:O},x]}const y=(v,m)=>m.split(v).flatMap(
($,O)=>O===0?$:[{host:v,shownAs:v},$]);function M(v){const m=(0,p.$k)(v);return m===null?v:[{host:m,shownAs:v,isVariable:!0}]}const N=(v,m=$=>$.shownAs)=>l(v).map(
$=>typeof $=="string"?$:m($)).join(""),U=v=>l(v).flatMap(m=>typeof m=="string"?[]:m.host);function I(v,m,$){const O=v.length-m,x=v.slice(0,m).reduce((R,f,d)=>_`${R}${d===
0?"":", "}${$(f)}`,"");return O>0?_`${x} and ${O} more`:x}function T(v,m){const $=m(N(v)),O=l(v).map(x=>typeof x=="string"?m(x):x);return typeof v!="string"&&N(
O)===$?O:$}const E=v=>typeof v=="string"?v:v.map(m=>typeof m=="string"||m.isVariable?m:{...m,shownAs:m.host}),L=v=>Array.isArray(v)&&v.some(m=>typeof m=="object"&&
m!==null&&"shownAs"in m)}),5243:((w,B,a)=>{a.d(B,{A:()=>m,Nj:()=>O,RZ:()=>L,Vm:()=>I,mD:()=>T,rE:()=>v,vL:()=>E});var p=a(3916),l=a(7811),_=a(8643),S=a(255),P=a(
9897);const D={terraform:T("registry.terraform.io"),opentofu:T("registry.opentofu.org")},A=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,y=/^[0-9a-z]{1,64}$/,
M="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
N="must be between one and 64 ASCII letters or digits",U={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},I=f=>D[f];
function T(f){const d=(0,S.Pv)(f);if(!d.ok)throw new Error(d.why);return d.value}function E(f,d){if(O(f))return{kind:"local"};const b=v(f,d);if(b.ok)return b.value;
const j=(0,P.cx)(f,d);if(!j.ok)return{kind:"invalid",error:j.why};const{subdirectory:u,host:i}=j.value;return{kind:"remote",subdirectory:u,host:i,refusal:(0,P.Of)(
f,j.value,d)}}function L(f,d){const b=E(f,d);if(b.kind==="registry")return JSON.stringify({...b,hostImplied:!1});if(b.kind==="local")return`./${(0,p.normalize)(
f.replaceAll("\\","/")).replace(/\/$/,"")}`;const j=(0,P.cx)(f,d),{url:u=null,getter:i,subdirectory:h}=j.ok?j.value:{};return u===null?f:`${i}::${(0,_.jr)(u)}//${h}`}
function v(f,d){return O(f)?(0,l.TR)(`can't use local directory ${(0,l.ol)(f)} as a module registry address`):$(f,"module",d)}const m=f=>$(f,"component","terraf\
orm");function $(f,d,b){const j=U[d],{address:u,subdirectory:i}=(0,P.UQ)(f);if(i.startsWith("../"))return(0,l.TR)((0,P.dr)(i,d));const h=u.split("/"),c=h.length===
j.parts;if(!c&&h.length!==j.parts+1)return(0,l.TR)(`a ${d} registry source address must have ${j.count}`);const r=c?(0,l.Ju)(I(b)):x(h.shift()??"",d);if(!r.ok)return r;
const o=R(h,d);if(o!==void 0)return(0,l.TR)(o);const[s="",e="",t=""]=h,n={namespace:s,name:e,system:t,subdirectory:i};return(0,l.Ju)({kind:"registry",host:r.value,
hostImplied:c,...n})}const O=f=>/^\.\.?[/\\]/.test(f);function x(f,d){const b=(0,S.Pv)(f);if(!b.ok){const j=`invalid ${d} registry hostname ${(0,l.ol)(f)}`;return f.
includes("--")?(0,l.TR)(`${j}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,l.TR)(j)}return b.value.includes(
".")?U[d].reserved.includes(b.value)?(0,l.TR)(`can't use ${(0,l.ol)(b.value)} as a ${d} registry host, because it's reserved for installing directly from versio\
n control repositories`):b:(0,l.TR)(`invalid ${d} registry hostname: must contain at least one dot`)}function R([f="",d="",b],j){if(!A.test(f))return f.includes(
".")?`source address must have ${U[j].afterHost}`:`invalid namespace ${(0,l.ol)(f)}: ${M}`;const u=`${j} registry addresses may not include a query string porti\
on`;if(!A.test(d))return b===void 0&&d.includes("?")?u:`invalid ${j} name ${(0,l.ol)(d)}: ${M}`;if(!(b===void 0||y.test(b)))return b.includes("?")?u:`invalid ta\
rget system ${(0,l.ol)(b)}: ${N}`}}),9897:((w,B,a)=>{a.d(B,{GL:()=>v,IZ:()=>A,Ns:()=>N,Of:()=>U,UQ:()=>m,WS:()=>M,cx:()=>T,dr:()=>O,qC:()=>I,uE:()=>L});var p=a(
7811),l=a(8643),_=a(4443),S=a(9179),P=a(8032),D=a(255);const A="",y={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
M=(t,n)=>y[n].test(t),N=(t,{getter:n})=>`download not supported for scheme '${(0,S.Mi)(t)===t?n:"***"}'`;function U(t,n,g){const{getter:k,url:C}=n;return!M(k,g)&&
k.length>1?N(t,n):/^https?$/.test(k)&&C?.host===""?"http: no Host in request URL":null}function I(t){if(/^[a-z]:[/\\]/i.test(t))return[t];if(!/^(?:\/|file:)/i.test(
t))return[];const n=T(t,"terraform");if(!n.ok||n.value.getter!=="file"||n.value.url===null)return[];const{url:g,subdirectory:k}=n.value;return[g.path,(0,_.Uw)(g.
path)].map(C=>$(`${C}/${k}`))}function T(t,n){const{address:g,subdirectory:k}=m(t);if(k.startsWith("../"))return(0,p.TR)(O(k));const C=b(g.toWellFormed(),n);if(!C.
ok)return C;const{subdirectory:W}=C.value,F=W===""?k:$(`${W}/${k}`);if(F.startsWith("../"))return(0,p.TR)(`detected ${O(F)}`);const Z=d(C.value.host,g);return(0,p.
Ju)({...C.value,host:Z,subdirectory:F})}const E=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function L(t,n){
const[g]=E.exec(t)??[];if(g===void 0)return A;const k=T(`${g}a/b`,n);return k.ok?k.value.host:A}const v=t=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(t);function m(t){const n=t.indexOf("?"),g=n<0?t:t.slice(0,n),k=g.indexOf("://"),C=g.indexOf("//",k<0?0:k+3);if(C<0)return{address:t,subdirectory:""};const W=n<
0?"":t.slice(n),F=g.slice(C+2);return{address:g.slice(0,C)+W,subdirectory:F===""?"":$(F)}}function $(t){const n=t.startsWith("/"),g=[];for(const k of t.split("/"))
k===""||k==="."||(k!==".."?g.push(k):g.length>0&&g.at(-1)!==".."?g.pop():n||g.push(k));return(n?"/":"")+g.join("/")||"."}const O=(t,n="module")=>`subdirectory p\
ath ${(0,p.ol)(t)} leads outside of the ${n} package`,x=(t,n=t.scheme)=>({subdirectory:"",host:R(t,n),getter:n,url:t});function R(t,n){const g=t.omitHost||t.opaque!==
""&&!t.opaque.startsWith(":");if(n==="git"&&g)return(0,D.$o)(t.scheme);if(n==="file"||t.scheme==="file"||n.length===1)return null;const k=(0,D.Pm)(t)??A;return n!==
"git"&&n!=="hg"&&n!=="s3"||(n==="s3"?/\.amazonaws\.com(\.cn)?$/.test(k)||/(^|&)aws_access_key_id=/.test(t.query):/^https?$/.test(t.scheme)||f(t))?k:A}function f({
user:t,host:n,path:g,query:k,fragment:C}){return!/%(?!40|[89A-F])/.test(`${t?.name}:${t?.password}@${n}`)&&(g!==""||`${k}${C}`=="")}function d(t,n){const g=/^[^?#]*\?([^#]*)/.
exec(n)?.[1]??"",[,k=""]=(0,_.xB)(g).find(([F])=>F==="checksum")??[],C=(0,_.Uw)(k.replaceAll("+"," "));if(!C.startsWith("file:"))return t;if(C.includes("checksu\
m",5))return A;const W=T(C.slice(5),"terraform");return W.ok&&W.value.host===t?t:A}function b(t,n){const[,g,k]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],
{address:C}=m(k??t),W=(0,l.Dl)(C);if(W.ok&&W.value.scheme!=="")return(0,p.Ju)(x(W.value,g));for(const Z of e){const H=Z(C,n);if(H===void 0)continue;if(!H.ok||H.
value.url===null||g===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,p.Ju)({...x(ne,g),subdirectory:oe})}const F=n==="terraform"?"address":"stri\
ng";return(0,p.TR)(`invalid source ${F}: ${t}`)}function j(t,n,g){const k=(0,l.Dl)(t);if(!k.ok)return(0,p.TR)(`error parsing ${n} URL: ${k.why}`);const{path:C}=k.
value,W=g==="git"&&!C.endsWith(".git");return(0,p.Ju)(x(W?{...k.value,path:`${C}.git`}:k.value,g))}const u=t=>{if(!t.startsWith("github.com/"))return;const n=t.
replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,p.TR)("GitHub URLs should be github.com/username/repo");const g=j(`https://${n.slice(0,3).join("/")}`,"Gi\
tHub","git");if(!g.ok||n.length===3)return g;const k=(0,_.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!k.ok)return k;if(k.value==="")return g;const C=$(
k.value).replaceAll("%","%25");return(0,p.Ju)({...g.value,subdirectory:C})},i=(t,n)=>{const[,g,k,C]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(k===void 0||
C===void 0)return;const W=(0,_.h0)(/\?(.*)$/s.exec(C)?.[1]??""),F=n==="terraform"?"Git":"GitHub";if(W!==null)return(0,p.TR)(`error parsing ${F} SSH URL: ${W}`);
if(g==="git")return(0,p.Ju)({subdirectory:"",host:(0,D.$o)(k),getter:"git",url:null})},h=t=>t.startsWith("bitbucket.org/")?j(`https://${t}`,"BitBucket","git"):void 0,
c=(t,n)=>{const g=n==="terraform"?"googleapis.com/":".googleapis.com/";if(!t.includes(g))return;const k=t.split("/");return k.length<5?(0,p.TR)("URL is not a va\
lid GCS URL"):j(`https://www.googleapis.com/storage/${k.slice(2).join("/")}`,"GCS","gcs")},r=t=>{if(!t.includes(".amazonaws.com/"))return;const[n="",...g]=t.split(
"/"),k=o(n.split("."));return k===void 0?(0,p.TR)("URL is not a valid S3 URL"):j(`https://${[k,...g].join("/")}`,"S3","s3")};function o(t){const[n="",g="",k=""]=t;
return t.length===3?`${n}.amazonaws.com`:t.length===4?`${g}.amazonaws.com/${n}`:t.length===5&&g==="s3"?`s3.${k}.amazonaws.com/${n}`:void 0}const e=[u,i,h,c,r,(t,n)=>{
if(t!=="")return t.startsWith("/")?j(`file://${t}`,"file","file"):(0,p.TR)(`${P.bB[n]} cannot detect a supported external module source type for ${t}`)}]}),5106:((w,B,a)=>{
a.d(B,{Bn:()=>N,Ls:()=>P,M:()=>U,OA:()=>O,OZ:()=>M,S3:()=>y,TE:()=>c,TW:()=>x,Uc:()=>g,e$:()=>D,eQ:()=>d,fg:()=>m,oe:()=>i,p4:()=>v,qE:()=>$,uW:()=>k,vy:()=>s,xq:()=>A});
var p=a(6041),l=a(7811),_=a(8643),S=a(1780);const P=4096,D="modules.v1",A="providers.v1",y="login.v1",M="tfe.v2",N="tfe.v2.1",U="tfe.v2.2",I=[D,A,M,N,U],T=[y,"m\
otd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],E=C=>C.split(".",1)[0]??"",L=(C,W)=>C.some(F=>E(F)===E(W)),v=C=>L([...I,"state.v2"],C),m=new Set([...I,
...T]),$=C=>v(C)||L(T,C);function O(C){if($(C))return null;const W=C.toLowerCase(),F=E(W),Z=H=>H===W||H.slice(E(H).length)===W.slice(F.length)&&E(H).length>=5&&
x(E(H),F);return[...m].find(Z)??null}function x(C,W){let F=0;for(;F<C.length&&C[F]===W[F];)F+=1;const[Z,H]=[C.slice(F),W.slice(F)];return Z.slice(1)===H||Z===H.
slice(1)||Z.slice(1)===H.slice(1)||Z.slice(2)===H.slice(2)&&Z[0]===H[1]&&Z[1]===H[0]}const R="[0-9A-Za-z~-]",f=C=>`${C}${R}*(?:\\.${R}+)*`,d=`v?([0-9]+(?:\\.[0-9\
]+)*)(?:-(${f("[0-9]")})|-?(${f("[A-Za-z~-]")}))?(?:\\+(${f(R)}))?`,b=new RegExp(`^${d}$`),j=2n**63n-1n,u=2n**64n-1n;function i(C,W){const F=C.indexOf(".");if(F<
0)return(0,l.TR)(`invalid service ID format (i.e. service.vN): ${C}`);const Z=C.slice(0,F),H=C.slice(F+1);switch(W){case"terraform":return b.exec(H)?.[1]?.split(
".").every(ue=>h(ue,j))?(0,l.Ju)({name:Z,version:H}):(0,l.TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=Z==="tfe"?H.split(".")[0]??
"":H;return/^v\d+$/.test(ne)&&h(ne.slice(1),u)?(0,l.Ju)({name:Z,version:H}):(0,l.TR)('invalid service version: must be "v" followed by an integer major version \
number')}}}const h=(C,W)=>C.replace(/^0+/,"").length<=String(W).length&&BigInt(C)<=W;function c(C,W){const F=i(C,W.client);if(!F.ok)return{kind:"bad-id",why:F.why};
const{name:Z}=F.value;if(W.services===null)return{kind:"missing",why:`host does not provide a ${Z} service`};const H=W.services.find(ne=>ne.id===C);return H!==void 0?
r(H,F.value,W):W.services.some(ne=>ne.id.startsWith(`${Z}.`))?{kind:"version",why:o(F.value,W)}:{kind:"missing",why:(0,S.xI)`host ${(0,S.KT)(W.display)} does not provide a ${Z} service`}}
function r({id:C,value:W},F,Z){if(W===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${P} characters, which this check does not read`,
value:""};if(C===y)return(0,p.G)(W)?{kind:"object",value:W}:{kind:"type",why:`service ${C} must be declared with an object value in the service discovery docume\
nt`,value:W};if(typeof W!="string")return{kind:"type",why:o(F,Z),value:W};const H=s(Z.documentUrl,W);if(H.ok)return{kind:"url",url:H.value,value:W};const ne=`fa\
iled to parse service URL: ${H.why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:W}}function o({name:C,version:W},{client:F,display:Z}){const H=F==="terr\
aform"?W:`${BigInt(/\d+/.exec(W)?.[0]??0)}`;return(0,S.xI)`host ${(0,S.KT)(Z)} does not support ${C} version ${H}`}function s(C,W){const F=(0,_.Dl)(W);if(!F.ok)
return{...F,reason:"syntax"};const H=F.value.scheme===""?(0,_.sX)(C,F.value):F.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`un\
supported scheme ${H.scheme}`}:H.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}
const e=[M,N],t=[D,A],n=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...e,...t]},{matches:/^api\.env0\.com$/,services:t},{matches:/^backend\.api\.env0\.com$/,
services:e},{matches:/\.scalr\.io$/,services:e}],g=C=>n.find(({matches:W})=>W.test(C))?.services??[],k={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORK\
SPACE"}}),7057:((w,B,a)=>{a.d(B,{$c:()=>_,Il:()=>l,nL:()=>P,ou:()=>S});const p="***",l=4,_=64*1024;class S{#e;constructor(y){this.#e=y}reveal(){return this.#e}toString(){
return p}toJSON(){return p}[Symbol.for("nodejs.util.inspect.custom")](){return p}}function P(A){const[y]=A;let M=!1;return A.map(({scheme:N,name:U})=>(M||=y!==void 0&&
!D(y.name,U),M?"dropped":N==="https"?"sent":"withheld"))}function D(A,y){return A===y?!0:/[:%]|^[\d.]+$/.test(y)?!1:y.endsWith(`.${A}`)}}),2432:((w,B,a)=>{a.d(B,
{Bw:()=>_,G5:()=>D,_O:()=>l,aq:()=>S,xV:()=>P,xv:()=>p});const p="1.0.0",l=`tf-disco-action/${p}`,_="https://github.com/org/tf-disco-action",S=`${_}/blob/v1/doc\
s/problems.md`,P=`${_}/issues`,D=2}),9179:((w,B,a)=>{a.d(B,{Mi:()=>f,NE:()=>x,Nx:()=>$,Qj:()=>v,_U:()=>I,cq:()=>O,r_:()=>m});const p="***",l=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,
_=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,S=(e,t,n)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${n}(?![\da-f]);?)`,
P=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${S("b?sol",47,"2f")})`,D=String.raw`(?:${P}|\\)`,y=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.
raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${S("colon",58,"3a")})`})`,M=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
N=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,U=new RegExp(String.raw`(?<=${y})${D}+|${D}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${N}(?:$|${M}(?::\d{1,5})?\\{0,9}(?:${P}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${N}))`,"gi");function I(e){return l.test(
e)?f(e).replace(/[^\s"']+/g,t=>t.replace(E,(n,g,k)=>T.test(k)?n:`${g}${k}=${p}`)):e}const T=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
E=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,L=/(=\s*)"[^"]*(?:"|$)/g,v=e=>I(e.replace(L,`$1"${p}"`)),m=e=>l.test(e),$=e=>f(e).replace(/\?[^\s"']*/g,`?${p}`),O=e=>f(e,
"").replace(/[?#].*$/su,""),x=e=>I(`${e}@ `).slice(0,-2),R=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function f(e,t=`${p}@`){if(!l.test(e))return e;const n=e.
replace(_,W=>"@".padStart(W.length,"_")),g=n.lastIndexOf("@"),k=[];let C=0;for(const{0:W,1:F,index:Z}of n.matchAll(U)){const H=Z+W.length;if(H<C)continue;const ne=F!==
void 0||s(d,n,H)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(n[Z-1]??" "))continue;const oe=W===""?s(j,n,H):o(n,H,ne?g:-1);oe===""||t!==""&&["@","git@"].includes(oe)||(k.
push(e.slice(C,H),t),C=H+oe.length)}return C===0?e:(k.join("")+e.slice(C)).replace(R,`$1"${p}"`)}const d=/[^\s"'/?#]*:[^\s"']/y,b=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
j=/[^\s"'/\\?#]*@/y,u=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,i="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",h=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${i}(?![^\s"'\`]{0,500}@)`,c=new RegExp(`([^\\s"'\`/?#]*@)(?:${u}${i}|${h})|`+String.raw`()(?:${u}(?:${i}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${i}|${h})`,
"iy"),r=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function o(e,t,n){const g=s(b,e,t);if(g!=="")return g;c.lastIndex=t;const[k,C=""]=c.exec(e)??
[];return k!==void 0?C:n>t?e.slice(t,n+1):s(r,e,t)}function s(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}}),3298:((w,B,a)=>{a.d(B,{O:()=>p});function p(l){let _;
return S=>{if(_??=new Map,!_.has(S)){_.set(S,void 0);try{_.set(S,l(S))}catch(P){throw _.delete(S),P}}return _.get(S)}}}),6092:((w,B,a)=>{a.d(B,{BP:()=>T,D9:()=>$,
J7:()=>U,LS:()=>E,My:()=>v,RK:()=>N,h$:()=>b,h2:()=>l,js:()=>m,s$:()=>i,z5:()=>h});const p=500,l=1e3,_=4e3,S=160,P=2,D=c=>/^[ -~]*$/.test(c),A=c=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(c),y=c=>($late5??=new RegExp("\\p{M}","u")).test(c),M=c=>`<U+${(c.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function N(c,r=p){if(c.length<=r&&D(c))return c;let o="",
s=P;for(const e of c){s=y(e)?s+1:0;const t=A(e)||s>P?M(e):e;if(o.length+t.length>r)return`${o}\u2026`;o+=t}return o}function U(c,r=S){const o=I(c.slice(-2*r),r),
s=N(o,Number.POSITIVE_INFINITY),e=I(s,r);return o===c&&e===s?s:`\u2026${e}`}const I=(c,r)=>Array.from(c).slice(-r).join(""),T=c=>c.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function E(c){const o=c.split(`
`).map(s=>T(N(s,_))).join(`
`);return o.length<=_?o:`${o.slice(0,_).toWellFormed()}\u2026`}const L={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},v=c=>c.replace(/[&<>"']/g,r=>`&${L[r]}\
;`),m=(c,r=p)=>N(c,r).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,o=>`&#${o.codePointAt(0)};`),$=(c,r=p)=>c===""?"<i>empty</i>":`<code>${m(c,r)}</code>`,O=c=>D(
c)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(c):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(c),x=/^[0-9a-f]{7,}$/i,R=`"'(`,f=`"'),.;:!?\u2026`,d=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function b(c,r=_){return(N(c,r).match(d)??[]).map(o=>{if(o.split(" ").every(u))return m(o,r);if(o.includes(" ")||/^(["`]).+\1$/u.test(o))return $(o.replace(/^`(.*)`$/u,
"$1"),r);const{before:e,core:t,after:n}=j(o);return`${m(e)}${$(t.replace(/^`(.*)`$/u,"$1"),r)}${m(n)}`}).join("")}function j(c){let r=0,o=c.length;for(;r<o&&R.includes(
c.charAt(r));)r+=1;for(;o>r&&f.includes(c.charAt(o-1));)o-=1;return{before:c.slice(0,r),core:c.slice(r,o),after:c.slice(o)}}function u(c){const{core:r}=j(c);return O(
r)&&!x.test(r)}const i=c=>c.replace(/[^ -~\n]/gu,r=>A(r)?h(r):r).replace(/##(?=\w*\[)/g,h),h=c=>c.replace(/[\s\S]/g,r=>`\\u${r.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((w,B,a)=>{a.d(B,{L2:()=>f,ie:()=>E,jj:()=>R,kL:()=>M,mB:()=>N,nE:()=>b,xu:()=>j});var p=a(9876),l=a(3087),_=a(2432),S=a(9179),P=a(6092),D=a(3152),
A=a(8839);let y=function(...u){return{setFlagsFromString:y}=process.getBuiltinModule("node:v8"),new.target?new y(...u):y(...u)};function M(u,i){u.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(R,x).unref(),(0,A.B_)(u.stdout,i),(0,A.B_)(u.stderr,()=>{})}async function N(u,{stop:i,secrets:h,isFinal:c,act:r,reportMistakes:o,reportCrash:s}){
const e=g=>(s((0,p.rv)(k=>T(g,k),h)),3),t=$(u,i,{isFinal:c,crash:e}),n=await r(t).catch(g=>g instanceof D.GN?(o(h.redact(g.mistakes)),2):e(g));await O(u,n)}const U=100,
I=5;function T(u,i){const h=(0,l.Or)(u),c=[];let r=u;for(;r!==void 0&&c.length<I;){const t=r instanceof Error?r.stack??r.message:String(r);c.push((0,S._U)(i(t))),
r=r instanceof Error?r.cause:void 0}const o=h?1:U;return[h?`tf-disco could not run: ${i((0,l.A3)(u))}`:`tf-disco ${_.xv} crashed; this is a bug, please report i\
t with this text at ${_.xV}`,...c.join(`
caused by: `).split(`
`).slice(0,o)].map(t=>(0,P.BP)((0,P.RK)(t))).join(`
`)}const E=({hrtime:u})=>()=>Number(u.bigint())/1e6,L=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],v=300,m=5e3;function $(u,i,{isFinal:h,crash:c}){const r=E(u),o=new AbortController;
let s=0;const e=()=>h||o.signal.aborted;for(const t of L)u.on(t,()=>{const n=r()-s;i.end({kind:"signal",signal:t}),e()?(h||n>v)&&(u.removeAllListeners(t),u.kill(
u.pid,t)):s=r(),o.abort()});return u.on("uncaughtException",t=>{i.end({kind:"crash"});const n=c(t);e()&&u.exit(n),o.abort(),setTimeout(()=>u.exit(n),m).unref()}),
u.on("exit",()=>i.end({kind:"crash"})),o.signal}async function O(u,i){const{stdout:h,stderr:c}=u;for(const o of[h,c])await new Promise(s=>o.write("",s));if(u.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&u.platform!=="win32"&&u.execve!==void 0){const{execPath:o}=u;u.execve(o,[o,"--eval",`require('node:process').exit(${i})`],{})}u.
exit(i)}const x=100,R=()=>y("--semi-space-growth-factor=1"),f=()=>y("--heap-growing-percent=20"),d=100;async function b(u,i,h){let c=Date.now();for(;;){const r=u.
next(i.why!==null);if(r.done)return r.value;Math.abs(Date.now()-c)<d||(h(r.value),await j(),c=Date.now())}}const j=()=>new Promise(u=>setImmediate(u))}),8839:((w,B,a)=>{
a.d(B,{B_:()=>y,Dx:()=>A,PL:()=>N,aH:()=>U,yy:()=>S});var p=a(8474),l=a(3087),_=a(3152);async function S(m,$){for(const O of(0,l.mk)($)){if(!m.writable)return;m.
write(O)||await P(m)}}async function P(m){const $=new AbortController,O=["drain","error","close"].map(x=>(0,p.once)(m,x,$));await Promise.race(O).catch(()=>{}),
$.abort()}const D=1024*1024;async function*A(m){let $="";for await(const O of m.setEncoding("utf8")){const[x="",...R]=String(O).split(`
`),f=[$+x,...R];$=f.pop()??"";for(const d of f)yield d.replace(/\r$/,"");if($.length>D)throw new _.GN(["a line of standard input exceeds 1 MiB"])}$!==""&&(yield $)}
function y(m,$){m.once("error",O=>{O.code!=="EPIPE"&&$((0,l.A3)(O))}),m.on("error",()=>{})}const M={min:40,max:100,unknown:80};function N({columns:m},$){return m||
Number(/^\d{1,4}$/.exec($.COLUMNS??"")?.[0])||M.unknown}function U(m,$,O){const x=$==="auto"?I(m,O):$==="always",R=Math.max(M.min,Math.min(N(m,O),M.max));return{
colour:x,hyperlinks:x&&m.isTTY===!0&&v(O),width:m.isTTY?R:Number.POSITIVE_INFINITY}}function I({isTTY:m},$){return $.NO_COLOR||$.TERM==="dumb"&&!$.FORCE_COLOR?!1:
$.FORCE_COLOR?$.FORCE_COLOR!=="0":m===!0}const T=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,E=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
L=5001;function v(m){const{FORCE_HYPERLINK:$,TERM:O="",TERM_PROGRAM:x="",VTE_VERSION:R}=m;return $?$!=="0":m.CI||m.NO_COLOR||O==="dumb"?!1:Number(R)>=L||T.test(
x)||E.test(O)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(f=>m[f])}}),3474:((w,B,a)=>{a.d(B,{CV:()=>T,KT:()=>D,Ob:()=>j,PW:()=>I,TN:()=>v,WD:()=>m,YA:()=>O,
Yq:()=>R,ai:()=>$,lq:()=>N,lx:()=>x,pS:()=>L,p_:()=>E,xH:()=>U});var p=a(6889),l=a(7811),_=a(9179),S=a(7630),P=a(8535);const D=u=>Object.keys(u).map(i=>({name:i,
...u[i]})),A=(u,i)=>({isList:!1,value:u,parse:i}),y=u=>({value:u,mistakes:[]}),M=(u,i)=>({...u,parse:(h,c)=>{const{value:r,mistakes:o}=u.parse(h,c);return{value:i(
r),mistakes:o}}}),N=({parse:u,...i})=>({...i,parse:(h,c)=>h===""?y(null):u(h,c)}),U=(u,i)=>A(u,(h,c)=>{const r=h===""?(0,l.Ju)(null):i(h);return r.ok?y(r.value):
{value:null,mistakes:[`${c}: ${r.why}`]}}),I=U("FILE",l.Ju),T=U("TOKEN",S.AI),E=(u,i,h=S.Dw)=>({isList:!0,value:u,parse:(c,r)=>{const o=h(c).map(e=>{const t=i(e),
n=t.ok?t:i((0,_.Mi)(e));return n.ok?t:n});return{value:o.flatMap(e=>e.ok?[e.value]:[]),mistakes:o.flatMap(e=>e.ok?[]:`${r}: ${e.why}`)}}}),L=1e4,v=M(E("HOST",S.
l6),u=>Array.from(Map.groupBy(u,({host:i})=>i),([i,h])=>({host:i,services:[...new Set(h.flatMap(({services:c})=>c))],addresses:h.flatMap(({addresses:c})=>c)}))),
m=u=>M(E("LABEL",S.V8),i=>{const h=i.flat();return[...new Set(h.length===0?[u]:h)]}),$=({min:u,max:i,whole:h})=>A("N",(c,r)=>{const o=/^\d+(\.\d+)?$/.test(c)?Number(
c):Number.NaN;if(o>=u&&o<=i&&(!h||Number.isInteger(o)))return y(o);const e=`${r} is "${c}", expected ${h?"a whole number":"a number"} from ${u} to ${i}`;return{
value:u,mistakes:[e]}}),O=u=>({...M($(u),i=>i*1e3),value:"SECONDS"}),x=A("",(u,i)=>{const h=/^(true|True|TRUE)$/.test(u),c=h||/^(false|False|FALSE)$/.test(u);return{
value:h,mistakes:c?[]:[`${i} is "${u}", expected "true" or "false"`]}}),R=(...u)=>({...A(u.join("|"),(i,h)=>{const r=u.some(o=>o===i)?[]:[`${h} is "${i}", ${f(i,
u)}`];return{value:i,mistakes:r}}),choices:u}),f=(u,i)=>`expected one of ${i.map(h=>`"${h}"`).join(", ")}${(0,P.a)(u,i)}`,d=["auto","terraform","opentofu","both"],
j={...A("CLI",(u,i)=>{const[,h,c=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(u)??[],r={name:h??"auto",version:c},o=s=>({value:r,mistakes:[`${i}\
 is "${u}", ${s}`]});if(h===void 0){const s=f(u,d),e=s.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return o(s+e)}return c===null?y(r):h==="auto"||
h==="both"?o('but only "terraform" and "opentofu" can have a version'):(0,p.lF)(c)?y(r):o(`expected a version such as "${h} 1.10"`)}),choices:d}}),7630:((w,B,a)=>{
a.d(B,{$h:()=>o,AI:()=>f,Dw:()=>I,IL:()=>d,Ju:()=>b,Kd:()=>i,V8:()=>c,aS:()=>$,eX:()=>s,jM:()=>R,l6:()=>x,o2:()=>m,vk:()=>T,x2:()=>u});var p=a(7811),l=a(9119),_=a(
2485),S=a(8032),P=a(255),D=a(5106),A=a(7057),y=a(2432),M=a(8535);let N=function(...e){return{parseNamedAddress:N}=a.late([172,22],6022),new.target?new N(...e):N(
...e)},U=function(...e){return{problemFacts:U}=a.late([507],4507),new.target?new U(...e):U(...e)};const I=e=>E(e,/(^|\s)#.*$/s),T=e=>E(e,/^\s*#.*$/s),E=(e,t)=>e.
split(/\r\n|[\n\r]/).map(n=>n.replace(t,"").trim()).filter(n=>n!=="");function L(e){const t=(0,P.Fq)(e);if(t.ok)return t;const n=(0,_.L6)(e);return(0,p.TR)(`"${e}\
" is not a hostname: ${t.why}${n===null?"":`; ${n}`}`)}const v=(e,t,n)=>e?(0,p.Ju)(t):(0,p.TR)(`"${t}" ${n}`),m=e=>v((0,l.en)(e),e,'is not the name of a reposit\
ory, such as "acme/network"');function $(e){const t=(0,D.OA)(e);if(t!==null)return(0,p.TR)(`"${e}" is not a known service id; did you mean ${t}?`);const n=S.Du.
some(g=>(0,D.oe)(e,g).ok);return v(n,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const O=/^(modules\.v1|providers\.v1)=(.*)$/s;function x(e){
const t=e.split(/\s+/).flatMap(H=>O.test(H)?[H]:H.split(",")),[n="",...g]=t.filter(H=>H!==""),k=L(n),C=g.map(H=>O.exec(H)?.[1]??H),W=[k,...C.map($)].flatMap(H=>H.
ok?[]:H.why);if(!k.ok||W.length>0)return(0,p.TR)(W.join("; "));const F=g.flatMap(H=>{const[,ne,oe=""]=O.exec(H)??[];return ne===void 0?[]:{host:k.value,service:ne,
text:oe}}),Z=F.flatMap(H=>{const ne=N(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return Z.length===0?(0,p.Ju)({host:k.value,
services:[...new Set(C)],addresses:F}):(0,p.TR)(Z.join("; "))}function R(e){const t=e.startsWith("*."),n=L(t?e.slice(2):e);return n.ok?(0,p.Ju)({host:n.value,subdomains:t}):
n}const f=e=>e.length>A.$c?(0,p.TR)("the token is longer than 64 KiB; set only the token"):(0,p.Ju)(new A.ou(e));function d(e){const t=e.indexOf("=");if(t<0)return(0,p.
TR)('a line has no "="; expected HOST=TOKEN');const n=(0,P.Fq)(e.slice(0,t).trim());if(!n.ok)return(0,p.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const g=f(e.slice(t+1).trim());return g.ok?(0,p.Ju)({host:n.value,token:g.value}):g}function b(e){const t="expected HOST[:PORT]=AD\
DRESS[:PORT]",n=e.indexOf("=");if(n<0)return(0,p.TR)(`"${e}" has no "="; ${t}`);const g=e.slice(0,n).trim(),k=L(g);if(!k.ok)return k;const C=k.value.replace(/:\d+$/,
""),W=j(e.slice(n+1).trim());if(W===null)return(0,p.TR)(`"${e}" has no valid address; ${t}`);const[,F]=g.split(":");return(0,p.Ju)({name:C,port:F===void 0?null:
Number(F),...W})}function j(e){const[,t,n]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return t===
void 0||!/[.:]|^localhost$/i.test(t)?null:n===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(n)&&Number(n)>=1&&Number(n)<=65535?{address:t,addressPort:Number(
n)}:null}function u(e){const[t="",n,...g]=e.split(/\s+/);if(g.length>0)return(0,p.TR)(`"${e}" has too many words; expected CODE [HOST]`);const k=U();if(!Object.
hasOwn(k,t)){const W=(0,M.a)(t,Object.keys(k),`; ${y.aq} lists the codes`);return(0,p.TR)(`"${t}" is not a problem code${W}`)}if(n===void 0)return(0,p.Ju)({code:t,
host:null});const C=L(n);return C.ok?(0,p.Ju)({code:t,host:C.value}):C}function i(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return v(t,e,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const h=50;function c(e){const t=e.split(",").map(g=>g.trim()).filter(g=>g!==""),n=t.find(g=>g.length>h);return n===
void 0?(0,p.Ju)(t):(0,p.TR)(`"${n}" has ${n.length} characters; GitHub allows at most ${h}`)}const r=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function o(e){const t=e.toLowerCase(),[,n]=r.find(([g])=>t.endsWith(g))??
[];return n!==void 0?(0,p.Ju)({path:e,format:n}):(0,p.TR)(`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const s=e=>v(/\.json$/i.test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((w,B,a)=>{
a.d(B,{a:()=>S,q:()=>l});var p=a(5106);function l(P,D){const A=_(P);if(A.length<2)return null;const y=T=>D.filter(E=>T(_(E))),[M=y(T=>(0,p.TW)(T,A))[0]]=y(T=>T===
A);if(M!==void 0||A.length<3)return M??null;const[N,U]=[y(T=>T.startsWith(A)),y(T=>T.includes(A))],I=N.length===1?N:U;return I.length===1?I[0]??null:null}const _=P=>P.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function S(P,D,A=""){const y=l(P,D);return y===null?A:`; did you mean "${y}"?`}}),101:((w,B,a)=>{a.d(B,{N:()=>S,W:()=>D});
var p=a(1792),l=a(6429),_=a(255);function S(E){const L=$=>E[$]||E[$.toLowerCase()]||"",v={http:P("HTTP_PROXY",L("HTTP_PROXY")),https:P("HTTPS_PROXY",L("HTTPS_PR\
OXY"))},m=M(L("NO_PROXY"));return $=>{const O=v[$.scheme];return O===null||y($.name)||m($)?null:O}}function P(E,L){if(L==="")return null;const v=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(L)?L:`http://${L}`);if(v===null)throw new TypeError(`${E} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(v.protocol))throw new TypeError(`${E}\
 is a ${v.protocol}// proxy; expected http:// or https://`);if(!A(v.username)||!A(v.password))throw new TypeError(`${E} has a user name or password with a bare \
"%"; write "%25" for it`);return v}const D=E=>Object.entries(E).flatMap(([L,v=""])=>{if(!/^https?_proxy$/i.test(L))return[];const m=v.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[$=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(m)??[],[,...O]=/^([^:]*):?(.*)$/s.exec($)??[];return[O,O.map(p.unescape)].flatMap(([x="",R=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,p.unescape)(x))?[x]:[],...R===""?[]:[R,Buffer.from(`${x}:${R}`).toString("base64")]])});function A(E){try{return decodeURIComponent(E),!0}catch{return!1}}
const y=E=>E==="localhost"||["127.0.0.0/8","::1/128"].some(L=>U(L)?.(E));function M(E){const v=E.split(",").map(m=>m.trim().toLowerCase()).filter(m=>m!=="").map(
N);return m=>v.some($=>$(m))}function N(E){if(E==="*")return()=>!0;const L=U(E);if(L!==null)return({name:R})=>L(R);const{name:v,port:m}=T(E),$=R=>m===""||String(
R.port)===m,O=v.includes(":")?128:32,x=U(`${v}/${O}`)??I(v);return R=>$(R)&&x(R.name)}function U(E){const[,L="",v=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(E)??[],m=(0,l.
r5)(L),$=Number(v);if(m===null||$>8*m.length)return null;const O=(0,l.NW)(m),x=$-8*(m.length-O.length),R=x<0?{prefix:m,bits:$}:{prefix:O,bits:x};return f=>{const d=(0,l.
r5)(f);return d!==null&&(0,l.Wg)(R,(0,l.NW)(d))}}function I(E){if(E==="")return()=>!1;const L=E.replace(/^\*\./,"."),v=L.replace(/^\./,""),m=(0,_.Pv)(v),$=m.ok?
m.value:v,O=x=>!L.startsWith(".")&&x===$;return x=>(0,l.r5)(x)===null&&(x.endsWith(`.${$}`)||O(x))}function T(E){const L=/^\[([^\]]*)\]:([^:]*)$/.exec(E)??/^([^:[\]]*):([^:[\]]*)$/.
exec(E);return L===null?{name:E,port:""}:{name:L[1]??"",port:L[2]??""}}}),3152:((w,B,a)=>{a.d(B,{GN:()=>D,P$:()=>y,w7:()=>A});var p=a(6760),l=a(9179),_=a(3474),
S=a(7630),P=a(7773);class D extends Error{name="SettingsError";mistakes;constructor(T){const E=T.map(l._U);super(E.join(`
`)),this.mistakes=E}}const A={isTerminal:!1,setting:I=>I,missingPath:(I,T)=>`scan names "${I}", which does not exist in ${T}`};function y(I,{setting:T}=A){const E=P.
y.map(({name:O,kind:x,default:R=""})=>({field:O.replace("-seconds","Ms").replace(/-./g,f=>f.slice(1).toUpperCase()),...x.parse(I[O]?.trim()||R,T(O))})),L=Object.
fromEntries(E.map(({field:O,value:x})=>[O,x])),v=[...L.scan,...L.usages,...(0,S.Dw)(I.hostnames??"")].length===0,{length:m}=L.hostnames,$=`${T("hostnames")} has\
 ${m} hosts, the limit is ${_.pS}`;return{settings:v?{...L,scan:["."]}:L,mistakes:[...E.flatMap(({mistakes:O})=>O),...m>_.pS?[$]:[],...M(L,T),...N(L,T),...U(L,T)]}}
function M(I,T){const E=[["issue-open-after",I.issueOpenAfter],["issue-close-after",I.issueCloseAfter]];return(I.history===null?E.filter(([,v])=>v>1):[]).map(([
v,m])=>`${T(v)} is ${m}, which needs ${T("history")}; set it to a file that is kept from run to run`)}function N({report:I,history:T,badge:E},L){const v=[...I.map(
({path:m})=>["report",m]),["history",T],["badge",E]];return v.flatMap(([m,$],O)=>{if($===null)return[];const x=f=>f!==null&&(0,p.normalize)(f)===(0,p.normalize)(
$),R=v.slice(0,O).find(([f,d])=>f!==m&&x(d));return R===void 0?[]:[`${L(R[0])} and ${L(m)} both name ${$}; write to different files`]})}function U(I,T){const{scan:E,
exclude:L,roots:v,dialect:m,changedOnly:$,repositories:O}=I,x=T("usages");if(I.usages.length===0){const b=`${T("repositories")} needs ${x}; set it to the usages\
 files of the repositories`;return O.length===0?[]:[b]}const R=x.startsWith("--")?`repeat ${x}`:`write one a line in ${x}`,f="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[E.length>0,"scan",`${f}; to check several files, ${R}`],[L.length>0,"exclude",f],[v.length>0,"roots",f],[m.name!=="\
auto","dialect",f],[$,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([b])=>b).map(([,b,j])=>`${T(b)} cannot be used t\
ogether with ${x}; ${j}`)}}),7773:((w,B,a)=>{a.d(B,{f:()=>E,y:()=>T});var p=a(7811),l=a(3474),_=a(7630);const S={hostnames:{kind:l.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",p.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",p.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:l.p_("HOST",_.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:l.p_("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},P={usages:{kind:l.p_("FILE",p.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:l.p_("OWNER/NAME",_.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},D={depth:{kind:l.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_(
"GLOB",p.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS\
_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:l.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:l.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
A={tokens:{kind:l.p_("HOST=TOKEN",_.IL,_.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:l.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},y={"timeout-seconds":{kind:l.lq(l.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:l.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:l.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:l.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:l.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:l.p_("HOST=ADDRESS",_.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},M={"certificate-days":{kind:l.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:l.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:l.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:l.p_("CODE",_.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},N={report:{kind:l.p_("FILE",_.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:l.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:l.xH("FILE",_.eX),help:"JSON file for a badge of shields.io to write."}},U={"cha\
nged-only":{kind:l.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:l.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:l.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:l.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:l.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:l.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:l.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},I={...S,...P,...D,...A,...y,...M,...N,...U},T=l.KT(I),E=[["What to check",l.KT(S)],["Many repo\
sitories",l.KT(P)],["Following `init`",l.KT(D)],["Credentials",l.KT(A)],["Network",l.KT(y)],["Verdict",l.KT(M)],["Reports",l.KT(N)]]}),2613:(w=>{w.exports=process.
getBuiltinModule("assert")}),4434:(w=>{w.exports=process.getBuiltinModule("events")}),9896:(w=>{w.exports=process.getBuiltinModule("fs")}),8611:(w=>{w.exports=process.
getBuiltinModule("http")}),5692:(w=>{w.exports=process.getBuiltinModule("https")}),9278:(w=>{w.exports=process.getBuiltinModule("net")}),4589:(w=>{w.exports=process.
getBuiltinModule("node:assert")}),6698:(w=>{w.exports=process.getBuiltinModule("node:async_hooks")}),4573:(w=>{w.exports=process.getBuiltinModule("node:buffer")}),
1421:(w=>{w.exports=process.getBuiltinModule("node:child_process")}),7598:(w=>{w.exports=process.getBuiltinModule("node:crypto")}),3053:(w=>{w.exports=process.getBuiltinModule(
"node:diagnostics_channel")}),610:(w=>{w.exports=process.getBuiltinModule("node:dns")}),8474:(w=>{w.exports=process.getBuiltinModule("node:events")}),3024:(w=>{
w.exports=process.getBuiltinModule("node:fs")}),7067:(w=>{w.exports=process.getBuiltinModule("node:http")}),2467:(w=>{w.exports=process.getBuiltinModule("node:h\
ttp2")}),7030:(w=>{w.exports=process.getBuiltinModule("node:net")}),8161:(w=>{w.exports=process.getBuiltinModule("node:os")}),6760:(w=>{w.exports=process.getBuiltinModule(
"node:path")}),3916:(w=>{w.exports=process.getBuiltinModule("node:path/posix")}),643:(w=>{w.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(w=>{w.exports=
process.getBuiltinModule("node:querystring")}),99:(w=>{w.exports=process.getBuiltinModule("node:sqlite")}),7075:(w=>{w.exports=process.getBuiltinModule("node:st\
ream")}),7830:(w=>{w.exports=process.getBuiltinModule("node:stream/web")}),8500:(w=>{w.exports=process.getBuiltinModule("node:timers/promises")}),1692:(w=>{w.exports=
process.getBuiltinModule("node:tls")}),3136:(w=>{w.exports=process.getBuiltinModule("node:url")}),7975:(w=>{w.exports=process.getBuiltinModule("node:util")}),3429:(w=>{
w.exports=process.getBuiltinModule("node:util/types")}),5919:(w=>{w.exports=process.getBuiltinModule("node:worker_threads")}),8522:(w=>{w.exports=process.getBuiltinModule(
"node:zlib")}),857:(w=>{w.exports=process.getBuiltinModule("os")}),6928:(w=>{w.exports=process.getBuiltinModule("path")}),2375:(w=>{w.exports=process.getBuiltinModule(
"tls")}),9023:(w=>{w.exports=process.getBuiltinModule("util")})},fe={};function q(w){var B=fe[w];if(B!==void 0)return B.exports;var a=fe[w]={exports:{}},p=!0;try{
pe[w](a,a.exports,q),p=!1}finally{p&&delete fe[w]}return a.exports}q.m=pe,typeof q<"u"&&(q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var w=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",B=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",p=_=>{_&&_.d<1&&(_.d=1,_.forEach(S=>S.r--),_.forEach(
S=>S.r--?S.r++:S()))},l=_=>_.map(S=>{if(S!==null&&typeof S=="object"){if(S[w])return S;if(S.then){var P=[];P.d=0,S.then(y=>{D[B]=y,p(P)},y=>{D[a]=y,p(P)});var D={};
return D[w]=y=>y(P),D}}var A={};return A[w]=y=>{},A[B]=S,A});q.a=(_,S,P)=>{var D;P&&((D=[]).d=-1);var A=new Set,y=_.exports,M,N,U,I=new Promise((T,E)=>{U=E,N=T});
I[B]=y,I[w]=T=>(D&&T(D),A.forEach(T),I.catch(E=>{})),_.exports=I,S(T=>{M=l(T);var E,L=()=>M.map(m=>{if(m[a])throw m[a];return m[B]}),v=new Promise(m=>{E=()=>m(L),
E.r=0;var $=O=>O!==D&&!A.has(O)&&(A.add(O),O&&!O.d&&(E.r++,O.push(E)));M.map(O=>O[w]($))});return E.r?v:L()},T=>(T?U(I[a]=T):N(y),p(D))),D&&D.d<0&&(D.d=0)}})(),
(()=>{var w=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,B;q.t=function(a,p){if(p&1&&(a=this(a)),p&8||typeof a=="object"&&a&&(p&4&&a.__esModule||
p&16&&typeof a.then=="function"))return a;var l=Object.create(null);q.r(l);var _={};B=B||[null,w({}),w([]),w(w)];for(var S=p&2&&a;typeof S=="object"&&!~B.indexOf(
S);S=w(S))Object.getOwnPropertyNames(S).forEach(P=>_[P]=()=>a[P]);return _.default=()=>a,q.d(l,_),l}})(),q.d=(w,B)=>{for(var a in B)q.o(B,a)&&!q.o(w,a)&&Object.
defineProperty(w,a,{enumerable:!0,get:B[a]})},q.f={},q.e=w=>Promise.all(Object.keys(q.f).reduce((B,a)=>(q.f[a](w,B),B),[])),q.u=w=>({33:"172",172:"172",218:"830",
225:"317",276:"276",284:"903",317:"317",427:"427",557:"276",580:"427",581:"798",631:"276",647:"647",668:"317",699:"172",779:"798",797:"276",798:"798",830:"830",
878:"878",903:"903",919:"172",938:"276",947:"427"}[w]??w)+".index.js",q.o=(w,B)=>Object.prototype.hasOwnProperty.call(w,B),q.r=w=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(w,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(w,"__esModule",{value:!0})},(()=>{var w={374:0,792:0},B=a=>{var{ids:p,modules:l,
runtime:_}=a,S,P,D=0;for(S in l)q.o(l,S)&&(q.m[S]=l[S]);for(_&&_(q);D<p.length;D++)P=p[D],q.o(w,P)&&w[P]&&w[P][0](),w[p[D]]=0};q.late=(a,p)=>{for(const l of a){
if(w[l]===0)continue;const{createRequire:_}=process.getBuiltinModule("module");B(_(import.meta.url)("./"+q.u(l)))}return q(p)},q.f.j=(a,p)=>{var l=q.o(w,a)?w[a]:
void 0;if(l!==0)if(l)p.push(l[1]);else{var _=import("./"+q.u(a)).then(B,S=>{throw w[a]!==0&&(w[a]=void 0),S}),_=Promise.race([_,new Promise(S=>l=w[a]=[S])]);p.push(
l[1]=_)}}})();var de={};q.d(de,{C:()=>ge,a:()=>ve});const ge=()=>Promise.all([q.e(172),q.e(699),q.e(33),q.e(919),q.e(427),q.e(374),q.e(580),q.e(947)]).then(q.bind(
q,4947)),ve=()=>Promise.all([q.e(374),q.e(647)]).then(q.bind(q,647));var Oe=de.C,$e=de.a;export{Oe as runAction,$e as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
