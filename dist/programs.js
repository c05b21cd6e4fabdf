var pe={9876:((v,j,i)=>{i.d(j,{rv:()=>_e,cA:()=>me});var l=i(255),r=i(7057),$=i(7630),y=i(101),k=i(1780),P=i(9179),T=i(3298),D=i(3628),x=i(9509);const U=4;function B(F,Q){
let V={text:F,starts:null};for(let te=0;te<U&&V!==null;te+=1)Q(S(V,F.length)),V=c(V,F.length)}const b="\u2026",w=Array.from({length:128},(F,Q)=>{const V=String.
fromCharCode(Q);return Q<=32||Q===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function g(F){return F===b?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function S({text:F,starts:Q},V){let te="",q=!1;const J=[],z=(G,X)=>{G===" "&&q||(q=G===
" ",te+=G,J.push(X))};for(let G=0;G<F.length;G+=1){const X=Q===null?G:Q[G]??V,Y=w[F.charCodeAt(G)];if(Y!==void 0){z(Y,X);continue}const se=String.fromCodePoint(
F.codePointAt(G)??0);for(const ie of g(se).split(""))z(ie,X);G+=se.length-1}return J.push(V),{folded:te,starts:J}}const E=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),u=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
a=/[%\\&]|xn--/i;function c({text:F,starts:Q},V){if(!a.test(F))return null;let te="";const q=[];let J=0;const z=X=>Q===null?X:Q[X]??V,G=X=>{for(let Y=J;Y<X;Y+=1)
q.push(z(Y));te+=F.slice(J,X)};for(const X of F.matchAll(u)){G(X.index),J=X.index+X[0].length;for(const{written:Y,at:se}of M(X)){te+=Y;for(let ie=0;ie<Y.length;ie+=
1)q.push(z(X.index+se))}}return J===0?null:(G(F.length),{text:te,starts:q})}function M(F){const[Q,V,te,q,J,z,G,X,Y,se]=F;if(V!==void 0)return L(V);if(se!==void 0)
return[{written:(0,x.mI)(se.toLowerCase()),at:0}];const ie=te??q??X;return I(ie!==void 0?_(Number.parseInt(ie,16)):G!==void 0?_(Number(G)):Y!==void 0?E.get(Y)??
Q:J??(z===void 0?"":" "))}const I=F=>[{written:F,at:0}],_=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",d=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function L(F){const Q=F.startsWith("%")?3:4,V=F.replace(/(?:%|\\x)(..)/g,(te,q)=>String.fromCharCode(Number.parseInt(q,16)));return Array.from(V.matchAll(d),({0:[
te="",...q],index:J})=>{const z=te.charCodeAt(0),G=q.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,q.length===0?z:z&63>>q.length);return{written:_(G),at:Q*J}})}const N="\
***",o=12,m=200;function f(F){const Q=p(F);return(V,te)=>{if(Q.pieces.size===0)return V;const q=[];return B(V,J=>O(J,V,Q,q)),q.length===0?V:C(V,q,te)}}function p(F){
const Q=new Set,V=new Set,te=new Set,q=({folded:J})=>{if(J.length<r.Il)return;const z=Math.min(J.length,o);V.add(z);for(let G=0;G+z<=J.length;G+=1)Q.add(J.slice(
G,G+z));for(let G=r.Il;G<z;G+=1)te.add(J.slice(0,G))};for(const J of(0,D.x)(F))B(J,q);return{pieces:Q,lengths:V,heads:te}}function O({folded:F,starts:Q},V,{pieces:te,
lengths:q,heads:J},z){const G=(Y,se)=>{const ie=F[Y]===" "?Y+1:Y;let re=F[se-1]===" "?se-1:se;for(;re<F.length&&Q[re]===Q[re-1];)re+=1;const ce=Q[ie]??0,ue=Q[re]??
V.length,le=z.at(-1);le===void 0||ce<le.from||ce>le.to?z.push({from:ce,to:ue}):z[z.length-1]={from:le.from,to:Math.max(le.to,ue)}};for(const Y of q)for(let se=0;se+
Y<=F.length;se+=1)te.has(F.slice(se,se+Y))&&G(se,se+Y);const X=Y=>{for(let se=Math.min(o-1,Y);se>=r.Il;se-=1)if(J.has(F.slice(Y-se,Y))){G(Y-se,Y);break}};for(let Y=F.
indexOf(b);Y>=0;Y=F.indexOf(b,Y+1))X(Y);V.length>=m&&X(F.length)}function C(F,Q,V){let te="",q=0;for(const J of Q.toSorted((z,G)=>z.from-G.from))J.to<=q||V.size>
0&&e(F,J,V)||((J.from>q||q===0)&&(te+=F.slice(q,J.from)+N),q=J.to);return te+F.slice(q)}const s=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(F),t=260;
function e(F,{from:Q,to:V},te){const q=G=>Math.max(Q-G,G-V)<t&&s(F[G]??"");let J=Q;for(;q(J-1);)J-=1;let z=V;for(;q(z);)z+=1;for(;!te.has(F.slice(J,z));){if(z===
V||!/[.:]/.test(F[z-1]??""))return!1;z-=1}return!0}const n=64,H="kind severity usualSeverity worst code title absence signal authorization held level verb lacks\
 refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude requi\
rements namedHost stateHosts repository setting writtenAt",ee="value hashes",K=new Set;function ne(F){return oe(()=>{const Q=f(F);return(V,te=K)=>{if(typeof V==
"string")return oe(()=>Q(V,te));const q=(0,T.O)(J=>Q((0,P._U)(J),te));return oe(()=>ae(q)(V))}})}function oe(F){try{return F()}catch{throw new Error("tokens cou\
ld not be hidden")}}function ae(F){const[Q,V]=[new Set(H.split(" ")),new Set(ee.split(" "))],te={ours:new Map,theirs:new Map},q=(z,G,X)=>{if((0,k.rZ)(z))return(0,k.
tD)(z,F);if(Array.isArray(z)){const re=z.map(ce=>J(ce,G+1,X));return re.every((ce,ue)=>ce===z[ue])?z:re}let Y=!0;const se=Object.entries(z).map(([re,ce])=>{if(X===
"ours"&&Q.has(re))return[re,ce];const ue=J(ce,G+1,V.has(re)?"theirs":X),le=X==="ours"?re:F(re);return Y&&=le===re&&ue===ce,[le,ue]}),ie=Object.getPrototypeOf(z)===
Object.prototype;return Y&&ie?z:Object.fromEntries(se)},J=(z,G,X)=>{if(typeof z=="string")return F(z);if(G>n)return null;if(typeof z!="object"||z===null)return z;
const Y=te[X].get(z)??q(z,G,X);return te[X].set(z,Y),Y};return z=>J(z,0,"ours")}function me(F,Q,V=()=>{}){const te=new Map;let q=null;const J=G=>{const X=G.filter(
Y=>!te.has(Y.reveal()));if(X.length!==0){for(const Y of X)te.set(Y.reveal(),Y);q=null,V(X)}};oe(()=>J(ge(F,Q)));const z=(G,X)=>(q??=ne([...te.values()]),q(G,X));
return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,X)=>te.size===0?G:z(G,X)}}function _e(F,{redact:Q}){try{return F(Q)}catch{return"tf-disco crashed, and t\
he description of the crash could not be cleared of tokens"}}const he=F=>(0,l.Fq)(F).ok;function ge(F,Q){const V=(0,$.vk)(F.tokens??"").flatMap(J=>{const z=J.indexOf(
"="),G=J.slice(z+1).trim(),X=z<0?"":J.slice(0,z).trim(),Y=!X.includes(".")&&G.includes(".")&&he(G);return X!==""&&(!he(X)||Y)?[G,X,J]:[G]}),te=Object.entries(Q).
flatMap(([J,z])=>J.startsWith(l.xV)&&z!==void 0?[z]:[]),q=F["github-token"]?.trim()??"";return[...V,...te,...(0,y.W)(Q),q].filter(J=>J!=="").map(J=>new r.ou(J))}}),
3628:((v,j,i)=>{i.d(j,{K:()=>U,x:()=>T});var l=i(7811),r=i(4443),$=i(7057);function y(b){const w=b.reveal(),g=/[\r\n]/.test(w)?w.split(/[\r\n]+/):[];return[w,...g].
filter(S=>S.trim().length>=$.Il)}const k=b=>[...new Set([b,Buffer.from(b).toString("latin1")])],P=b=>["","x","xx"].flatMap(w=>{const g=Buffer.from(w+b).toString(
"base64"),S=g.slice(Math.ceil(w.length*4/3)).replace(/=+$/,"");return g.endsWith("=")?[S.slice(0,-1),S]:[S]});function*T(b){const w=b.flatMap(y).map(g=>g.trim().
slice(0,$.$c));for(const g of new Set(w.flatMap(k)))yield g,g.includes(" ")&&(yield g.replaceAll(" ","+")),yield*P(g),yield Buffer.from(g).toString("hex")}const D=16*
1024,x=1024*1024;function U(b){let w=x;return g=>{const S=g.flatMap(y).flatMap(u=>[u,u.trim()]),E=[];for(const u of new Set(S.flatMap(k))){if(u.length>D||w<0)continue;
const a=B(u).filter(c=>c.trim().length>=$.Il);E.push(...a),w-=a.join("").length}for(const u of new Set([...S,...E]))b(u)}}function B(b){const w=(0,r.zg)(b,"path"),
g=(0,l.ol)(b).slice(1,-1),S=[encodeURIComponent(b.toWellFormed()),...w.ok?[w.value]:[]],E=P(b),u=Buffer.from(b).toString("hex");return[b,b.toLowerCase(),g,JSON.
stringify(b).slice(1,-1),...S,...S.map(a=>a.replace(/%[0-9A-F]{2}/g,c=>c.toLowerCase())),...E,...E.map(a=>a.replaceAll("+","-").replaceAll("/","_")),u,u.toUpperCase()]}}),
3214:((v,j,i)=>{i.d(j,{Ip:()=>r,VG:()=>l,VJ:()=>y,v7:()=>$});class l{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(P){this.#n??=P,this.#e.abort();for(const T of this.onEnd)T()}}const r=(k,P)=>{const T=setTimeout(P,k);return()=>clearTimeout(
T)};function $(k,{startTimer:P,stop:T}){return new Promise(D=>{const x=()=>{U(),T.onEnd.delete(x),D()},U=P(k,x);T.onEnd.add(x)})}function y(k,P){const T=/^\d+$/.
test(k??"")?Number(k)*1e3:Date.parse(k??"")-P;return Number.isNaN(T)?null:T}}),3087:((v,j,i)=>{i.d(j,{A3:()=>U,KE:()=>B,KI:()=>g,Or:()=>b,f8:()=>w,hM:()=>x,mk:()=>T,
qW:()=>E});var l=i(3024),r=i(6760),$=i(2432),y=i(6092),k=i(9968);const P=64*1024;function*T(c){let M="";for(const I of c)M+=I,!(M.length<P)&&(yield M,M="");M!==
""&&(yield M)}const D={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class x extends Error{name="ExplainedError"}function U(c){if(c instanceof x)return c.message;if(!b(c))return`${String(c)}; this is a bug of tf-disco, \
please report it at ${$.xV}`;const M=D[c.code];return`${c.message.split(", ")[0]}${M===void 0?"":`; ${M}`}`}function B(c){try{return c(),null}catch(M){return(0,y.
RK)(U(M))}}const b=c=>typeof c=="object"&&c!==null&&"syscall"in c&&"code"in c;function w(c,M,I){const _=S(l.realpathSync(c),M),d=(0,r.basename)(M);g(l.lstatSync(
(0,r.join)(_,d),{throwIfNoEntry:!1}));const L=(0,r.join)(_,`.${d.slice(0,60)}.${Math.random().toString(36).slice(2)}`),N=l.openSync(L,"wx");try{(0,k.ET)(N,()=>{
for(const o of I)l.writeFileSync(N,o)}),l.renameSync(L,(0,r.join)(_,d))}catch(o){throw l.rmSync(L,{force:!0}),o}}function g(c){if(!(c===void 0||c.isFile()||c.isSymbolicLink()))
throw new x(`it is ${(0,k.I)(c)}; choose another path`)}function S(c,M){const I=(0,r.resolve)(c,M),_=(0,k.UO)(I,c);if(!_&&!(0,r.isAbsolute)(M))throw new x(`it i\
s outside ${c}; use an absolute path if that is intended`);const d=_?c:(0,r.parse)(I).root;return(0,r.relative)(d,(0,r.dirname)(I)).split(r.sep).filter(Boolean).
reduce((N,o)=>u(N,o,c),d)}function E(c,M){const I=l.realpathSync(c);return a(S(I,M),(0,r.basename)(M),I)}function u(c,M,I){const _=(0,r.join)(c,M);try{l.lstatSync(
_,{throwIfNoEntry:!1})===void 0&&l.mkdirSync(_)}catch(d){if((0,k.Oj)(d)!=="EEXIST")throw d}return a(c,M,I)}function a(c,M,I){const _=(0,r.join)(c,M);if(!l.lstatSync(
_,{throwIfNoEntry:!1})?.isSymbolicLink())return _;const d=l.realpathSync(_);if(!(0,k.UO)(c,I)||(0,k.UO)(d,I))return d;throw new x(`the link ${(0,r.relative)(I,_)}\
 leads outside ${I}; remove it or choose another path`)}}),9968:((v,j,i)=>{i.d(j,{$r:()=>I,ET:()=>S,I:()=>B,Mc:()=>u,N0:()=>E,Oj:()=>g,UO:()=>M,qA:()=>x,qo:()=>w,
r7:()=>D,v2:()=>c,wX:()=>a,yR:()=>T});var l=i(4573),r=i(3024),$=i(6760);const y=16*1024*1024,k=r.constants.O_RDONLY|(r.constants.O_NONBLOCK??0)|(r.constants.O_NOCTTY??
0),P=Buffer.allocUnsafeSlow(256*1024);function T(_,d=y){const L=x(_,d);if(!Buffer.isBuffer(L))return L;const N=L.toString("utf8"),o=!N.includes("\uFFFD")||(0,l.
isUtf8)(L);return{ok:!0,text:N,isUtf8:o,bytes:L.length}}function D(_,d=y){const L=T(_,d);return L.ok?L.text:null}function x(_,d){try{return S(r.openSync(_,k),L=>{
const N=r.readSync(L,P,0,P.length,0);return N<P.length?P.subarray(0,N):b(L,d)})}catch(L){const N=g(L),o=E(()=>r.statSync(_),null);return o?.isFile()===!1?U(o,N):
{ok:!1,failure:{kind:"error",code:N}}}}const U=(_,d)=>({ok:!1,failure:{kind:"special",is:B(_),code:d}});function B(_){return _.isDirectory()?"a directory":_.isFIFO()||
_.isSocket()?_.isFIFO()?"a named pipe":"a socket":_.isFile()?"a file without a size":_.isBlockDevice()?"a block device":"a character device"}function b(_,d){const L=r.
fstatSync(_),{size:N}=L;if(N<P.length)return U(L,"ESPIPE");if(N>d)return{ok:!1,failure:{kind:"size",bytes:N,maxBytes:d}};const o=Buffer.allocUnsafeSlow(N);let m=0;
for(;m<N;){const f=r.readSync(_,o,m,N-m,m);if(f===0)break;m+=f}return o.subarray(0,m)}const w=_=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(_).code);function g(_){
if(!(typeof _=="object"&&_!==null&&"code"in _)||typeof _.code!="string"||w(_))throw _;return _.code}function S(_,d){try{return d(_)}finally{r.closeSync(_)}}function E(_,d){
try{return _()}catch(L){return g(L),d}}const u=_=>E(()=>r.readdirSync(_,{withFileTypes:!0}),[]),a=_=>u(_).map(({name:d})=>d).sort(),c=_=>u(_).flatMap(d=>d.isDirectory()?
d.name:[]);function M(_,d){const L=(0,$.relative)(d,_);return L!==".."&&!L.startsWith(`..${$.sep}`)&&!(0,$.isAbsolute)(L)}function I(_){try{const d=r.realpathSync(
_),L=r.statSync(d);return L.isFile()?{kind:"file",path:d}:L.isDirectory()?{kind:"directory",path:d}:{kind:"special",path:d,is:B(L)}}catch(d){return{kind:"error",
code:g(d)}}}}),4497:((v,j,i)=>{i.d(j,{WL:()=>D,lF:()=>g,w0:()=>w});var l=i(8032);const r=[1e10,1e5,1],$=Number.POSITIVE_INFINITY,y={from:0,before:$},k={from:Number.
MAX_SAFE_INTEGER,before:$},P=200,T=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/,D=(S,E)=>b(x(S)??y,x(E)??
y);function x(S){if(S.length>P)return null;if(S==="latest")return k;const E=S.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(a=>a!==""),u=E.map(U);return E.length===0||u.includes(null)?null:{from:Math.max(...u.map(a=>a?.from??0)),before:Math.min(...u.map(a=>a?.before??$))}}function U(S){
const E=T.exec(S);if(E===null)return null;const[,u="",...a]=E,c=a.slice(0,3).filter(L=>/^\d/.test(L??"")),{length:M}=c,I=c.reduce((L,N,o)=>L+Number(N)*(r[o]??0),
0),_=L=>{const N=r[Math.max(L,1)-1]??1;return I-I%N+N};if(u==="!=")return y;if(u===">=")return{from:I,before:$};if(u===">")return{from:_(M),before:$};if(u==="<")
return{from:0,before:I};if(u==="<=")return{from:0,before:_(M)};const d={"~>":M-1,"^":1,"~":Math.min(M,2)}[u];return{from:I,before:_(d??M)}}function B(S,E){const u=x(
E.from??"")?.from??0,a=x(E.before??"")?.from??$;return b(x(S)??y,{from:u,before:a})}const b=(S,E)=>S.from<E.before&&E.from<S.before;function w(S,E){const u=l.pH.
filter(c=>c.client===S),a=u.filter(c=>E.some(M=>B(M,c)));return a.length===0?u:a}const g=S=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(S)}),6429:((v,j,i)=>{
i.d(j,{NW:()=>P,RY:()=>y,Wg:()=>l,r5:()=>r});const l=({prefix:T,bits:D},x)=>T.length===x.length&&T.every((U,B)=>{const b=Math.min(Math.max(8*(B+1)-D,0),8);return U>>
b===(x[B]??0)>>b});function r(T){if(!T.includes(":"))return $(T);const D=T.indexOf("%");return D===T.length-1?null:k(D<0?T:T.slice(0,D))}function $(T){const D=T.
split("."),x=D.length===4&&D.every(B=>/^(0|[1-9]\d{0,2})$/.test(B)),U=D.map(Number);return x&&U.every(B=>B<=255)?U:null}function y(T){const D=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.
test(T)?URL.parse(`http://${T}`):null;return D&&$(D.hostname)}function k(T){const D=/^[\da-f:.]+$/i.test(T)?URL.parse(`http://[${T}]`):null;if(D===null)return null;
const[x=[],U=[]]=D.hostname.slice(1,-1).split("::").map(b=>b.split(":").filter(Boolean)),B=Array(8-x.length-U.length).fill("0");return[...x,...B,...U].flatMap(b=>{
const w=Number.parseInt(b,16);return[w>>8,w&255]})}const P=T=>/^(?:0,){10}255,255$/.test(T.slice(0,12).join())?T.slice(12):T}),9562:((v,j,i)=>{i.d(j,{G:()=>l,V:()=>U});
const l=o=>typeof o=="object"&&o!==null&&!Array.isArray(o),r=1e4,$=5e5,y=34,k=44,P=58,T=91,D=123,x=125;function U(o,m){const f=new g(o,m),p=f.run();if(p!==null)
return{ok:!1,...N(o,p)};const O=o.slice(0,f.end),C=O.includes("\\u")?O.replace(B,(s,t)=>t===void 0?s:"\\ufffd"):O;return{ok:!0,value:JSON.parse(C)}}const B=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
b=["the text ends before the JSON value is complete","check that the file was not truncated"],w="more values than this check reads";class g{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(m,f){this.#e=m,this.#n=f}run(){const m=this.#e,f=this.#s,p=a(m,0);for(let C=p,s=0;C<m.length;C=a(m,s)){const t=m.charCodeAt(
C);if(s=this.#a(C,t),s<0)return this.#u(C,~s);if(this.end=s,this.#n==="decoder"&&this.#t==="next"&&f.length===0)return null;this.#r=t,this.#c=C}return this.#t!==
"next"||f.length>0?[m.length,...b]:this.#n==="map"&&this.#o>=0&&m.charCodeAt(p)===D?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(m,f){
const p=this.#s[this.#s.length-1];if(f===p&&(this.#t==="next"||S(this.#r)))return this.#s.pop(),this.#t="next",m+1;switch(this.#t){case"value":return this.#l(m,
f);case"key":return f!==y?~m:(this.#t="colon",c(this.#e,m));case"colon":return f!==P?~m:(this.#t="value",m+1);case"next":return f!==k||p===void 0?~m:(this.#t=p===
x?"key":"value",m+1)}}#l(m,f){if(this.#i+=1,this.#i>$)return~m;if(S(f))return this.#s.length===r?~m:(this.#s.push(f+2),this.#t=f===D?"key":"value",m+1);const p=f===
y,O=p?c(this.#e,m):M(this.#e,m);return O<0||(!p&&this.#o<0&&I(this.#e,m,O)&&(this.#o=m),this.#t="next"),O}#u(m,f){const p=this.#e,O=p.charCodeAt(m),C=this.#s.at(
-1);if(this.#i>$)return[m,w,"split the text"];if(f>m)return[f,..._(p,f)];if(this.#t==="value"&&S(O))return[m,`more than ${r} levels of nesting`,"nest brackets l\
ess deeply"];if(O===C&&this.#r===k)return[this.#c,"trailing comma","remove the comma"];const s=C===void 0?void 0:String.fromCharCode(C);return[m,...L(p.slice(m,
m+2),this.#t,s)]}}const S=o=>o===D||o===T,E=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,u=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function a(o,m){let f=m;for(;f<o.length&&!(o.charCodeAt(f)>32||!` 	
\r`.includes(o.charAt(f)));f+=1);return f}function c(o,m){let f=m+1;for(E.lastIndex=f;E.test(o);)f=E.lastIndex;return o.charCodeAt(f)===y?f+1:~f}function M(o,m){
return u.lastIndex=m,u.test(o)?u.lastIndex:~m}const I=(o,m,f)=>f-m>=5&&Math.abs(Number(o.slice(m,f)))===1/0;function _(o,m){return m===o.length?b:o[m]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const d=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function L(o,m,f){for(const[p,...O]of d)if(p.test(o))
return O;switch(m){case"value":return/^[}\]:]/.test(o)?["missing value","add the value"]:/^[-+.\d]/.test(o)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return f===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(o)?["wrong closing bracket",`write ${f}`]:["missing comma","add the comma"]}}function N(o,[m,f,p]){const O=o.slice(0,m),C=O.split(
`
`).length,s=O.slice(O.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${C}, column ${s}`}: ${f}`,advice:p,isLimit:f===w}}}),7811:((v,j,i)=>{i.d(j,{Dw:()=>x,Ju:()=>B,
TR:()=>b,_6:()=>T,ol:()=>$,s8:()=>U});const l=`"\\\x07\b\f
\r	\v`,r='"\\abfnrtv';function $(w){if(/^[ !#-[\]-~]*$/.test(w))return`"${w}"`;const g=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${w.toWellFormed().replace(
g,y)}"`}function y(w){const g=w.codePointAt(0)??0;return l.includes(w)?`\\${r[l.indexOf(w)]}`:g<128?`\\x${k(g,2)}`:g<65536?`\\u${k(g,4)}`:`\\U${k(g,8)}`}const k=(w,g)=>w.
toString(16).padStart(g,"0"),P=new TextDecoder("utf-8",{ignoreBOM:!0}),T=w=>P.decode(w),D=($late2??=new RegExp("\\p{White_Space}","u"));function x(w){let g=0;for(;D.test(w.charAt(g));)g+=
1;return w.slice(g)}function U(w){let g=w.length;for(;D.test(w.charAt(g-1));)g-=1;return w.slice(0,g)}const B=w=>({ok:!0,value:w}),b=w=>({ok:!1,why:w})}),4443:((v,j,i)=>{
i.d(j,{Ge:()=>u,Uw:()=>g,V$:()=>D,h0:()=>w,xB:()=>S,zg:()=>x});var l=i(7811);const r=`!$&'()*+,;=:[]<>"`,$={path:"$&+,/:;=@",host:r,zone:r,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},y=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,k=/^[A-Za-z0-9._~-]/,P=/%(?![0-9A-Fa-f]{2})/,T={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function D(a,c){let M="";for(const{0:I,index:_}of a.matchAll(y))if(k.test(I)||$[c].includes(I))M+=I;else{if(I===
"%")return(0,l.TR)(b(a,_));if(I.startsWith("%")){const d=Number.parseInt(I.slice(1),16);if(U(d,c))return(0,l.TR)(`invalid URL escape "${I}"`);M+=B(d,c)}else if(I>
"\x7F")M+=encodeURIComponent(I.toWellFormed());else{if(c==="host"||c==="zone")return(0,l.TR)(`invalid character ${(0,l.ol)(I)} in host name`);M+=B(I.charCodeAt(
0),c)}}return(0,l.Ju)(M)}function x(a,c){return a==="%2A"&&c==="path"?(0,l.Ju)("*"):T[c].test(a)&&!P.test(a)?(0,l.Ju)(a):D(a,c)}function U(a,c){return c==="host"?
a<128&&a!==37:c!=="zone"||a===37||a===32?!1:B(a,"zone").startsWith("%")}function B(a,c){const M=String.fromCharCode(a);return k.test(M)||$[c].includes(M)?M:`%${a.
toString(16).toUpperCase().padStart(2,"0")}`}const b=(a,c)=>`invalid URL escape ${(0,l.ol)(a.slice(c,c+3))}`;function w(a){for(const c of a.split("&")){if(c.includes(
";"))return"invalid semicolon separator in query";const[,...M]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const I of M){const _=I.search(P);if(_>=0)return b(I,_)}}return null}
const g=a=>a.replace(/(?:%[0-9A-F]{2})+/g,c=>(0,l._6)(Uint8Array.from(c.slice(1).split("%"),M=>Number.parseInt(M,16))));function S(a){return a.split("&").flatMap(
c=>{if(c===""||c.includes(";"))return[];const[,...M]=/^([^=]*)=?(.*)$/s.exec(c)??[],[I,_]=M.map(d=>D(d.replaceAll("+","%20"),"query"));return I?.ok&&_?.ok?[[E(I.
value),E(_.value)]]:[]})}const E=a=>a.replaceAll("%20","+"),u=a=>a.toSorted(([c],[M])=>c<M?-1:c>M?1:0).map(([c,M])=>`${c}=${M}`).join("&")}),8643:((v,j,i)=>{i.d(
j,{Dl:()=>U,EN:()=>S,L5:()=>g,O2:()=>f,Pl:()=>b,aR:()=>a,cz:()=>w,jr:()=>B,lv:()=>k,sX:()=>p,t5:()=>E});var l=i(9179),r=i(6429),$=i(7811),y=i(4443);const k={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},P=/[^ -~\u0080-\u{10ffff}]/u,T=/^([A-Za-z][A-Za-z0-9+.-]*):/,D=/^(?::[0-9]*)?$/,x=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function U(s){const[t,e]=m(s,"#"),n=c(t);if(!n.ok)return(0,$.TR)(`parse ${(0,$.ol)(t)}: ${n.why}`);const h=(0,y.zg)(e,"fragment");return h.ok?(0,$.Ju)({...n.value,
fragment:h.value}):(0,$.TR)(`parse ${(0,$.ol)(s)}: ${h.why}`)}function B(s){const t=s.scheme===""?"":`${s.scheme}:`,e=s.fragment===""?"":`#${s.fragment}`,n=s.opaque===
""?N(s)+o(s):s.opaque;return[t,n,u(s),e].join("")}function b(s){const t=s.opaque&&(0,l.Mi)(`//${s.opaque}`,"").slice(2);return(0,l.Mi)(B({...s,opaque:t,query:"",
forceQuery:!1,fragment:""}),"")}function w(s){const t=s.host.lastIndexOf(":"),e=t>=0&&D.test(s.host.slice(t)),n=e?s.host.slice(0,t):s.host,h=n.startsWith("[")&&
n.endsWith("]");return{name:(0,y.Uw)(h?n.slice(1,-1):n),port:e?s.host.slice(t+1):""}}const g=s=>s==="https"?443:80,S=s=>s.includes(":")?`[${s}]`:s,E=s=>(s.opaque||
s.path||"/")+u(s),u=({forceQuery:s,query:t})=>s||t!==""?`?${t}`:"";function a(s){if(s.user===null)return null;const t=`${s.user.name}:${s.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(t)}`}function c(s){if(P.test(s))return(0,$.TR)("net/url: invalid con\
trol character in URL");if(s.startsWith(":"))return(0,$.TR)("missing protocol scheme");const t=T.exec(s)?.[1]??"",e=t.toLowerCase(),[n,h]=m(t===""?s:s.slice(t.length+
1),"?"),A=h===""&&s.endsWith("?"),R={...k,host:"",path:"",scheme:e,query:h,forceQuery:A};return n.startsWith("/")?M(R,n):e!==""?(0,$.Ju)({...R,opaque:n}):m(n,"/")[0].
includes(":")?(0,$.TR)("first path segment in URL cannot contain colon"):I(R,n)}function M(s,t){if(!(t.startsWith("//")&&(s.scheme!==""||!t.startsWith("///"))))
return I({...s,omitHost:s.scheme!==""},t);const[n]=m(t.slice(2),"/"),h=n.lastIndexOf("@"),A=d(n.slice(h+1),s.scheme);if(!A.ok)return A;const R=h<0?(0,$.Ju)(null):
_(n.slice(0,h));return R.ok?I({...s,user:R.value,host:A.value},t.slice(2+n.length)):R}function I(s,t){const e=(0,y.zg)(t,"path");return e.ok?(0,$.Ju)({...s,path:e.
value}):e}function _(s){if(!x.test(s))return(0,$.TR)("net/url: invalid userinfo");const[t,e]=m(s,":"),n=(0,y.V$)(t,"user");if(!n.ok)return n;if(!s.includes(":"))
return(0,$.Ju)({name:n.value,password:null});const h=(0,y.V$)(e,"user");return h.ok?(0,$.Ju)({name:n.value,password:h.value}):h}function d(s,t){const e=s.lastIndexOf(
"[");if(e>0)return(0,$.TR)("invalid IP-literal");if(e===0)return L(s);const n=s.indexOf(":"),h=/^https?$/.test(t)?n:s.lastIndexOf(":"),A=h<0?"":s.slice(h);return D.
test(A)?(0,y.V$)(s,"host"):(0,$.TR)(`invalid port ${(0,$.ol)(A)} after host`)}function L(s){const t=s.lastIndexOf("]");if(t<0)return(0,$.TR)("missing ']' in hos\
t");const e=s.slice(t+1);if(!D.test(e))return(0,$.TR)(`invalid port ${(0,$.ol)(e)} after host`);const n=s.slice(0,t).indexOf("%25"),h=n<0?t:n,A=(0,y.V$)(s.slice(
1,h),"host");if(!A.ok)return A;const R=(0,y.V$)(s.slice(h,t),"zone");if(!R.ok)return R;const W=(0,y.Uw)(A.value+R.value),H=(0,r.r5)(W);return H===null?(0,$.TR)(
`invalid host: ParseAddr(${(0,$.ol)(W)}): unable to parse IP`):H.length===4?(0,$.TR)("invalid IP-literal"):(0,$.Ju)(`[${A.value}${R.value}]${e}`)}function N(s){
if(s.host===""&&s.user===null&&(s.scheme===""||s.omitHost||s.path===""))return"";const e=s.user?.password??null;return`//${(s.user?.name??"")+(e===null?"":`:${e}`)}${s.
user===null?"":"@"}${s.host}`}function o(s){return s.host!==""&&s.path!==""&&!s.path.startsWith("/")?`/${s.path}`:s.scheme===""&&N(s)===""&&m(s.path,"/")[0].includes(
":")?`./${s.path}`:s.path}function m(s,t){const e=s.indexOf(t);return e<0?[s,""]:[s.slice(0,e),s.slice(e+t.length)]}function f(s,t){const e=U(t);return e.ok?(0,$.
Ju)(p(s,e.value)):e}function p(s,t){const e=t.scheme||s.scheme;if(t.scheme!==""||t.host!==""||t.user!==null)return{...t,scheme:e,path:C(t.path)};const n=t.path===
""&&!t.forceQuery&&t.query==="",h=n?s.query:t.query,A=n&&t.fragment===""?s.fragment:t.fragment;if(t.path===""&&s.opaque!=="")return{...t,scheme:e,query:h,fragment:A,
opaque:s.opaque};const R=C(O(s.path,t.path));return{...t,scheme:e,query:h,fragment:A,user:s.user,host:s.host,path:R}}function O(s,t){return t===""?s:t.startsWith(
"/")?t:s.slice(0,s.lastIndexOf("/")+1)+t}function C(s){if(s==="")return"";const t=s.split("/"),e=[];for(const A of t)A===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):A!=="."?e.push(A):e.length===0&&e.push("");const n=`/${e.join("/")}${/(^|\/)\.\.?$/.test(s)?"/":""}`,h=(0,y.zg)(n.startsWith("//")?n.slice(1):n,"path");
return h.ok?h.value:n}}),9119:((v,j,i)=>{i.d(j,{As:()=>L,II:()=>I,Kh:()=>$,MV:()=>O,NP:()=>d,Ox:()=>y,R3:()=>M,WD:()=>_,Xs:()=>k,Zl:()=>p,_M:()=>a,bH:()=>u,c1:()=>D,
df:()=>T,en:()=>S,eo:()=>c,hy:()=>x,jH:()=>B,kn:()=>r,n7:()=>C,t6:()=>U,yJ:()=>E});var l=i(6092);function r({through:s,file:t,line:e}){const n=s.map(h=>(0,l.J7)(
h)).join(" > ");return t===""?n:`${n}: ${(0,l.J7)(t)}:${e}`}const $=({module:s,place:t})=>s===void 0&&(typeof t=="string"||t.inside===void 0);function y({place:s,
module:t}){if(typeof s=="string")return s;const{file:e,line:n,inside:h}=s;if(h!==void 0)return[t,r(h)].filter(Boolean).join(" > ");const A=`${(0,l.J7)(e)}:${n}`;
return t===void 0?A:`${t}: ${A}`}const k=({file:s,inside:t})=>t?.file??s,P=({inside:s})=>s===void 0?"":` \u2192 ${r(s)}`,T=s=>typeof s=="string"?s:`${s.line}:${s.
column} ${s.file}${P(s)}`,D=(s,t)=>[...Map.groupBy(s,t).values()],x=(s,t)=>Map.groupBy(s.flatMap(e=>t(e).map(n=>({key:n,item:e}))),({key:e})=>e),U=(s,t)=>D(s,t).
map(([e])=>e),B=s=>U(s,T),b="//",w=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,g=1e3,S=s=>s.length<=g&&w.test(s),E=(s,t)=>`${s}${b}${t}`;function u(s){
const t=a(s);return t===null?{repository:t,path:s}:{repository:t,path:s.slice(t.length+b.length)}}function a(s){const t=s.indexOf(b);return t>0&&S(s.slice(0,t))?
s.slice(0,t):null}const c=s=>typeof s=="string"?s:`${I(s.file)}:${s.line}${P(s)}`,M=s=>`${I(s.file)}:${s.line}:${s.column}${P(s)}`;function I(s){const{repository:t,
path:e}=u(s);if(t===null)return(0,l.J7)(s);const n=(0,l.J7)(t);return e==="."?n:`${n}//${(0,l.J7)(e)}`}const _=1e4,d=s=>U(s,t=>typeof t=="string"?t:a(t.file)),L=s=>s.
length<=_?s:[...new Set([...d(s),...s])].slice(0,_),N=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
o=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,m=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function f(s){const{path:t}=u(
s),e=t.split("/").slice(0,m.test(t)?-2:-1);return e.find((n,h)=>N.test(n)&&!(n==="test"&&e.slice(0,h).some(A=>o.test(A))))}const p=s=>f(s)!==void 0,O=({file:s,isInUse:t})=>t!==
!0&&p(s);function C(s){const t=f(s);return(t===void 0?u(s).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((v,j,i)=>{i.d(j,{Cm:()=>a,Kc:()=>B,L6:()=>T,NM:()=>N,
dj:()=>U,lG:()=>k,x3:()=>c});var l=i(9179),r=i(255),$=i(5243),y=i(845);const k=1024,P=o=>(0,r.Pv)(o).ok;function T(o){if(o.length>k)return null;const m=(0,r.Pv)(
o);if(m.ok)return D(o,(0,r.pk)(m.value));const f=b(o);if(f!==null)return f;const{inside:p,removed:O}=S(o);if(!(0,l.Mi)(o,"").includes(p))return"write the hostna\
me alone, not a URL";for(const C of O.length===0?[]:[p,p.replace(/:\D.*$/s,"")])if(P(C))return`remove ${E(O)}: ${C}`;return u(p)}function D(o,m){if(/(^|\.)xn--/i.
test(o))return`write it in Unicode: ${m}; upper-case punycode is only accepted by accident`;const f=m.replace(/(?<!\.)\.+(?=$|:)/,"");return f===m?null:`remove \
the trailing dot: tokens and settings for ${f} do not apply to this host`}const x=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
U="replace the placeholder",B=o=>x.test(o);function b(o){if(B(o))return U;const m=o.split(/[\s,;]+/).filter(f=>f!=="");return m.length<2?null:m.every(f=>f.includes(
".")&&P(f))?`write one hostname at a time: ${m[0]}`:"remove the spaces, commas and semicolons"}const w=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,g=[
["the white space",o=>o.trim()],["the quotation marks",o=>o.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",o=>o.replace(w,"")],["the trailing slash",o=>o.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",o=>o.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",o=>o.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",o=>o.slice(
o.lastIndexOf("@")+1)],["the trailing colon",o=>o.replace(/^([^:]*):$/,"$1")]];function S(o){let m=o;const f=[];for(const[p,O]of g){const C=O(m);C!==m&&f.push(p),
m=C}return{inside:m,removed:f}}const E=o=>o.join(", ").replace(/, ([^,]*)$/," and $1");function u(o){if(/^\[.*\](:\d+)?$/s.test(o)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(o))return"use a DNS name; the clients do not support IPv6 addresses";if(o.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(o)){const O=(0,r.WV)(o);return P(O)?`write it in Unicode: ${O}`:"write it in Unicode, not in punycode"}if(o.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(o.includes("_")){const O=o.replaceAll("_","-");return`a hostname cannot contain underscores${P(O)?`; did you mean ${O}?`:""}`}const m=o.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(m!==o&&P(m))return`remove the extra dots: ${m}`;if(/(^|\.)-|-(\.|:|$)/.test(o))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(o))return"a label cannot have hyphens as its third and fourth character";const[,f="",p=""]=/^([^:]*):(.*)$/s.
exec(o)??[];return P(f)?/^[+-]?[0-9]+$/.test(p)?"use a port from 1 to 65535":`write the port as a number: ${f}:8443`:null}const a=o=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(o),c="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function M(o,m){if(o==="")return c;if(!m&&B(o))return U;if(o!==o.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(o))return`write ./${o.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,f="",p=""]=/^(https?:\/\/)?(.*)$/is.exec(o)??[],O=(0,y.Fu)(p,"module");if(O!==null)return`write ${O} to use the module of the registry`;
if(f!==""&&(0,y.Z6)(p))return`write git::${o}`;const C=(0,$.rE)(p,"terraform");return f===""||!C.ok||C.value.hostImplied?null:`write ${p} to use the module of t\
he registry${m?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function I([o="",...m]){if(m.length!==3)return null;const[,f="",
p=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(o)??[];return f!=="localhost"&&p===""?a(o)?T(o):null:`write a host with a dot, such as 127.0.0.1${p} or ${f}.localdomai\
n${p}`}function _(o){if(o.length===3&&a(o[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${o[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const m=/^https?:$/i.test(o[0]??"")&&o[1]==="",[f="",...p]=m?o.slice(2):o;return p.length<4||!a(f)?null:/^v?\d+\.\d+/.test(
p[3]??"")?`write ${[f,...p.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[f,...p.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${p[0]}, and a namespace has one part (in GitLab, the top-level group)`}function d(o,m){
if(o.includes("://"))return null;if(m.length>=3&&o.includes("?"))return"remove the query; set the version with the `version` argument";const f=m.at(-1)??"";return[
3,4].includes(m.length)&&/[A-Z]/.test(f)?`write the target system in lower case: ${[...m.slice(0,-1),f.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
o)?`write ./${o} to use a directory of the same repository${m.length<5?"":`, or ${m.slice(0,3).join("/")}//${m.slice(3).join("/")} for one of a registry module`}`:
null}function L(o){const[,m="",f=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(o)??[],p=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(m)?.[1];if(p!==void 0)return`wr\
ite git::${p} instead of ${m}`;const[O]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(o)??[];return O!==void 0&&(0,l.Mi)(o)===o?`write git@${O} instead of ${O}`:(0,$.rE)(
f,"terraform").ok?`write ${f} to use the module of the registry, and the version in the \`version\` argument`:`${c} (of Git, with git:: before it)`}function N(o,m,f){
if(m.kind==="local"||o.length>k)return null;const[p="",...O]=o.split("/");if(f.ok)return f.value.hostImplied?null:T(p);const C=O.length===0?[]:O.join("/").split(
"//",1)[0]?.split("/")??[],s=m.kind==="remote"&&m.refusal===null,t=[p,...C],e=M(o,s)??I(t);return e!==null||s?e:m.kind==="remote"&&!/^[^/]+:\d+\//.test(o)?L(o):
_(t)??d(o,t)}}),845:((v,j,i)=>{i.d(j,{Fu:()=>$,Z6:()=>P,ni:()=>k});const l={module:r("modules",3),provider:r("providers?",2)};function r(T,D){const x=`([^/]+)(?\
:/app/[^/]+/registry)?/${T}/(?:private/|(public)/)?`,U="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${x}([^/?#]+(?:/[^/?#]+){${D-1}})${U}\
/?(?:#.*)?$`)}function $(T,D){const[,x="",U,B=""]=l[D].exec(T)??[];return B===""?null:U!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(x)?B:`${x}/${B}`}
const y=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,k=T=>/^(?:[:/].*)?$/s.test(T.replace(y,""))&&T!=="",P=T=>k(T)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(T)}),8032:((v,j,i)=>{i.d(j,{$I:()=>w,$l:()=>m,Du:()=>P,Dv:()=>f,Fe:()=>o,Jd:()=>O,Mq:()=>E,NX:()=>S,SO:()=>g,SZ:()=>x,Y8:()=>L,Yr:()=>U,ab:()=>b,bB:()=>D,d3:()=>N,
mh:()=>s,n3:()=>$,pH:()=>c,pJ:()=>C,rG:()=>B,sX:()=>p,tB:()=>I,zK:()=>T});const l="registry.terraform.io",r=[l,"registry.opentofu.org"],$=t=>r.includes(t),y=["m\
odules.v1","providers.v1"],k={terraform:{name:"Terraform",uses:y,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:y,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:y,replaces:y,defaults:r},renovate:{name:"Renovate",uses:y,replaces:[],defaults:[l]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:r},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},P=["terraform","opentofu"],T=Object.keys(k),D=Object.fromEntries(Object.entries(
k).map(([t,{name:e}])=>[t,e])),x=t=>y.includes(t)?T.filter(e=>k[e].uses.includes(t)):P,U=t=>T.filter(e=>k[e].defaults?.includes(t)),B=T.filter(t=>k[t].replaces.
length>0),b=t=>T.filter(e=>k[e].replaces.includes(t)),w={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},g=t=>Object.hasOwn(w,t),
S={terraform:3,opentofu:9},E=t=>t===429||t>=500&&t!==501,u={from:null,before:null,retries:0,skipsOverridden:!1},a={...u,client:"terraform"},c=[{...a,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...a,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...u,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],M={terraform:"1.16.0",opentofu:"1.12.0"};function I(t,e){const n=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,h]=n.exec(e[t]??"")??[];return h===void 0?M[t]:`${h}.0.0`.split(".",3).join(".")}const _=t=>t.split(".").reduce((e,n)=>1e5*e+Number(n),0),d=(t,e)=>_(t)>=_(e),
L={terraform:"1.15",opentofu:"1.8"},N=t=>P.filter(e=>e==="terraform"?!t.releases.some(n=>n.client===e&&n.before===null):!d(I(e,t.versions),"1.8.0")),o={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},m=(t,e)=>d(I(
o[t].client,e),`${o[t].version}.0`),f=(t,e)=>["interim","openTofuInterim"].some(n=>t.includes(o[n].client)&&m(n,e))?Number.POSITIVE_INFINITY:5,p=t=>d(t,"1.12.0"),
O=(t,e)=>t==="opentofu"||!d(e,"1.13.0"),C=(t,e)=>({readsChecksum:!d(e,t==="terraform"?"1.12.0":"1.11.0"),trimsLines:t==="opentofu"&&d(e,"1.12.0")});function s(t,{
attemptMs:e,retries:n}){const h=t.findIndex(({response:A,hops:R,headMs:W},H)=>H===n?!0:W===null?A.kind==="received"||!A.transient:W<=e&&!E(R.at(-1)?.status??0));
return h<0?null:h}}),255:((v,j,i)=>{i.d(j,{$k:()=>E,$o:()=>L,Bz:()=>p,Fq:()=>U,Jr:()=>N,Pm:()=>_,Pv:()=>T,Rt:()=>x,Sv:()=>g,WV:()=>w,Zp:()=>f,cu:()=>S,ev:()=>o,
fK:()=>u,nx:()=>b,pk:()=>B,xV:()=>P,yo:()=>d});var l=i(7811),r=i(8643),$=i(9509);const y=443,k=65535,P="TF_TOKEN_";function T(e){const{name:n,portion:h}=a(e.toWellFormed()),
A=c(h);if(!A.ok)return/^https?$/i.test(n)?(0,l.TR)("need just a hostname and optional port number, not a full URL"):A;if(A.value.startsWith(":-"))return(0,l.TR)(
"port number is negative");const R=M(n);if(R!==null)return(0,l.TR)(R);const W=(0,$.YE)(n);return W.ok?W.value===""?(0,l.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,l.Ju)(W.value+A.value):W}const D=new Set(["localterraform.com","localtofu.com"]),x=e=>D.has(e);function U(e){const n=T(e);return n.ok||!e.
includes("xn--")?n:T(w(e))}function B(e){const{name:n,portion:h}=a(e);return(0,$.DI)(n)+h}function b(e){const n=B(e);return n===e?e:`${n} (${e})`}function w(e){
const{name:n,portion:h}=a(e.toWellFormed()),A=c(h);return((0,$.QC)(n)??n)+(A.ok?A.value:h)}function g(e){const{name:n,portion:h}=a(e);return{name:n,port:h===""?
y:Number(h.slice(1))}}const S=e=>({...r.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function E(e){if(!e.startsWith(P))return null;
const n=e.slice(P.length).replaceAll("__","-").replaceAll("_","."),h=T(w(n));return h.ok?h.value:null}function u(e){const n=[e,B(e)].flatMap(h=>[h.replaceAll("-",
"__"),h]).map(h=>P+h.replaceAll(".","_"));return[...new Set(n)].filter(h=>E(h)===e)}function a(e){const n=e.indexOf(":");return n===-1?{name:e,portion:""}:{name:e.
slice(0,n),portion:e.slice(n)}}function c(e){if(e==="")return(0,l.Ju)("");const n=e.slice(1);if(!/^[+-]?[0-9]+$/.test(n))return(0,l.TR)("port portion contains n\
on-digit characters");const h=BigInt(n.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return h!==BigInt.asIntN(64,h)?(0,l.TR)("port portion contains non-digit ch\
aracters"):h>k?(0,l.TR)("port number is greater than 65535"):(0,l.Ju)(h===BigInt(y)?"":`:${h}`)}function M(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const n of e.replace(/\.{1,2}$/,"").split(".")){if(n==="")return"hostname contains empty label (two consecutive periods)";if(n.startsWith("xn--"))return`\
hostname label ${(0,l.ol)(n)} specified in punycode format; service hostnames must be given in unicode`}return null}const I={http:"80",https:"443",ssh:"22"};function _(e){
const{name:n,port:h}=(0,r.cz)(e),A=(0,r.EN)(n),R=h===""||h===I[e.scheme];return L(R?A:`${A}:${h}`)}function d(e){const n=(0,r.Dl)(e);return n.ok?_(n.value):null}
function L(e){const n=T(e);return n.ok?n.value:e.toLowerCase()||null}const N=(e,n)=>n.length===0||n.some(h=>h.subdomains?e.endsWith(`.${h.host}`):e===h.host),o=(e,n)=>N(
e,n.allowedHosts)||n.hostnames.some(h=>h.host===e),m=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,f=e=>m.test(e);function p(e,n,h){
const[A]=e.length===0?[]:u(n);return A===void 0?[]:e.flatMap(R=>{const W=E(R);if(W!==null&&h.has(W))return[];const H=O(R,W,n);return H===null?[]:[{variable:R,why:H,
write:A,isParent:C(W,n)}]})}function O(e,n,h){const A=m.exec(e)?.[0];if(A===void 0)return null;const R=e.slice(A.length);return n!==null&&C(n,h)?`it is for ${b(
n)} only: the clients do not use the tokens of parent domains`:[h,g(h).name,B(h)].map(s).includes(s(R))?A!==P?`it begins with ${A}, and the clients read only ${P}`:
n===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${b(n)}${t(R,h)}`:null}const C=(e,n)=>e!==null&&g(n).name.endsWith(
`.${g(e).name}`),s=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function t(e,n){const{name:h,port:A}=g(n);return A!==
443&&!e.includes(":")?"; a port follows a colon":h.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((v,j,i)=>{i.d(j,{mI:()=>w,
QC:()=>B,ER:()=>_,YE:()=>U,DI:()=>b});const l=(...d)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...d),r=(...d)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...d);var $=i(7811);const y=256,k={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
P={...k,checkBidi:!1},T=($late3??=new RegExp("\\p{M}{31}","u")),D="xn--",x=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function U(d){const L=S(d,!1);if(!L.ok)return L;const N=E(L.value,k);
return N===null?(0,$.TR)(g(a(d,!1))):(0,$.Ju)(N)}function B(d){const L=S(d,!0);if(!L.ok)return null;const N=E(L.value,P);if(N===null)return null;const o=S(N,!1);
return o.ok?o.value.join("."):null}const b=d=>u(d)?r(d,k).domain:d,w=d=>r(d).domain,g=d=>`idna: invalid label ${(0,$.ol)(d)}`;function S(d,L){if(d.length>y&&u(d))
return(0,$.TR)(`hostname is longer than ${y} characters`);const N=[];for(const o of a(d,L).split(".")){const m=o.startsWith(D)?c(o):(0,$.Ju)(o);if(!m.ok)return m;
const f=M(m.value);if(f!==null)return(0,$.TR)(f);N.push(m.value)}return(0,$.Ju)(N)}function E(d,L){const N=d.join(".");return _(N)?N:l(N,L)}const u=d=>/[^\0-\x7f]|xn--/i.
test(d);function a(d,L){return d.replace(/[A-Z]+|[^\0-\x7f]/gu,o=>_(o)?o.toLowerCase():r(o,{transitionalProcessing:L}).domain).normalize("NFC")}function c(d){const L=d.
slice(D.length);if(L==="")return(0,$.Ju)("");const N=r(d).domain;return N===d||_(N)?(0,$.TR)(g(L)):N.normalize("NFC")!==N||!Array.from(N).every(I)?(0,$.TR)(g(N)):
(0,$.Ju)(N)}function M(d){if(x.test(d))return g(d);if(/^[a-z0-9-]*$/.test(d))return null;if(T.test(d))return g(d);if(!_(d)&&l(d,P)!==null)return null;for(const L of d){
if(!I(L))return g(d);if(L<"\x80"&&!/[a-z0-9-]/.test(L))return`idna: disallowed rune U+${L.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return g(d)}
function I(d){if(d<"\x80")return!0;const{domain:L,error:N}=r(`1${d}`);return!N&&L===`1${d}`}const _=d=>!/[^\0-\x7f]/.test(d)}),1780:((v,j,i)=>{i.d(j,{FS:()=>g,KT:()=>T,
LA:()=>x,PP:()=>B,SP:()=>y,XT:()=>b,b7:()=>D,pj:()=>U,rZ:()=>S,tD:()=>w,xI:()=>$});var l=i(255);const r=E=>typeof E=="string"?[E]:E;function $(E,...u){const a=[];
for(const[c,M]of E.entries()){const I=u[c]??"";for(const _ of[M,...r(typeof I=="number"?String(I):I)]){const d=a.at(-1);typeof _!="string"||typeof d!="string"?a.
push(_):a[a.length-1]=d+_}}return a.every(c=>typeof c=="string")?a.join(""):a}const y=E=>[{host:E,shownAs:(0,l.nx)(E)}],k=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,P=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function T(E){const u=k.exec(E)?.[1];if(u!==void 0)return[{host:u,shownAs:E}];const[,a="",c,M=""]=P.exec(E)??[];return c===void 0?E:[a,{host:c,shownAs:c},M]}const D=(E,u)=>u.
split(E).flatMap((a,c)=>c===0?a:[{host:E,shownAs:E},a]);function x(E){const u=(0,l.$k)(E);return u===null?E:[{host:u,shownAs:E,isVariable:!0}]}const U=(E,u=a=>a.
shownAs)=>r(E).map(a=>typeof a=="string"?a:u(a)).join(""),B=E=>r(E).flatMap(u=>typeof u=="string"?[]:u.host);function b(E,u,a){const c=E.length-u,M=E.slice(0,u).
reduce((I,_,d)=>$`${I}${d===0?"":", "}${a(_)}`,"");return c>0?$`${M} and ${c} more`:M}function w(E,u){const a=u(U(E)),c=r(E).map(M=>typeof M=="string"?u(M):M);return typeof E!=
"string"&&U(c)===a?c:a}const g=E=>typeof E=="string"?E:E.map(u=>typeof u=="string"||u.isVariable?u:{...u,shownAs:u.host}),S=E=>Array.isArray(E)&&E.some(u=>typeof u==
"object"&&u!==null&&"shownAs"in u)}),5243:((v,j,i)=>{i.d(j,{A:()=>u,Nj:()=>c,RZ:()=>S,Vm:()=>b,mD:()=>w,rE:()=>E,vL:()=>g});var l=i(3916),r=i(7811),$=i(8643),y=i(
255),k=i(9897);const P={terraform:w("registry.terraform.io"),opentofu:w("registry.opentofu.org")},T=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,D=/^[0-9a-z]{1,64}$/,
x="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
U="must be between one and 64 ASCII letters or digits",B={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},b=_=>P[_];
function w(_){const d=(0,y.Pv)(_);if(!d.ok)throw new Error(d.why);return d.value}function g(_,d){if(c(_))return{kind:"local"};const L=E(_,d);if(L.ok)return L.value;
const N=(0,k.cx)(_,d);if(!N.ok)return{kind:"invalid",error:N.why};const{subdirectory:o,host:m}=N.value;return{kind:"remote",subdirectory:o,host:m,refusal:(0,k.Of)(
_,N.value,d)}}function S(_,d){const L=g(_,d);if(L.kind==="registry")return JSON.stringify({...L,hostImplied:!1});if(L.kind==="local")return`./${(0,l.normalize)(
_.replaceAll("\\","/")).replace(/\/$/,"")}`;const N=(0,k.cx)(_,d),{url:o=null,getter:m,subdirectory:f}=N.ok?N.value:{};return o===null?_:`${m}::${(0,$.jr)(o)}//${f}`}
function E(_,d){return c(_)?(0,r.TR)(`can't use local directory ${(0,r.ol)(_)} as a module registry address`):a(_,"module",d)}const u=_=>a(_,"component","terraf\
orm");function a(_,d,L){const N=B[d],{address:o,subdirectory:m}=(0,k.UQ)(_);if(m.startsWith("../"))return(0,r.TR)((0,k.dr)(m,d));const f=o.split("/"),p=f.length===
N.parts;if(!p&&f.length!==N.parts+1)return(0,r.TR)(`a ${d} registry source address must have ${N.count}`);const O=p?(0,r.Ju)(b(L)):M(f.shift()??"",d);if(!O.ok)return O;
const C=I(f,d);if(C!==void 0)return(0,r.TR)(C);const[s="",t="",e=""]=f,n={namespace:s,name:t,system:e,subdirectory:m};return(0,r.Ju)({kind:"registry",host:O.value,
hostImplied:p,...n})}const c=_=>/^\.\.?[/\\]/.test(_);function M(_,d){const L=(0,y.Pv)(_);if(!L.ok){const N=`invalid ${d} registry hostname ${(0,r.ol)(_)}`;return _.
includes("--")?(0,r.TR)(`${N}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,r.TR)(N)}return L.value.includes(
".")?B[d].reserved.includes(L.value)?(0,r.TR)(`can't use ${(0,r.ol)(L.value)} as a ${d} registry host, because it's reserved for installing directly from versio\
n control repositories`):L:(0,r.TR)(`invalid ${d} registry hostname: must contain at least one dot`)}function I([_="",d="",L],N){if(!T.test(_))return _.includes(
".")?`source address must have ${B[N].afterHost}`:`invalid namespace ${(0,r.ol)(_)}: ${x}`;const o=`${N} registry addresses may not include a query string porti\
on`;if(!T.test(d))return L===void 0&&d.includes("?")?o:`invalid ${N} name ${(0,r.ol)(d)}: ${x}`;if(!(L===void 0||D.test(L)))return L.includes("?")?o:`invalid ta\
rget system ${(0,r.ol)(L)}: ${U}`}}),9897:((v,j,i)=>{i.d(j,{GL:()=>E,IZ:()=>T,Ns:()=>U,Of:()=>B,UQ:()=>u,WS:()=>x,cx:()=>w,dr:()=>c,qC:()=>b,uE:()=>S});var l=i(
7811),r=i(8643),$=i(4443),y=i(9179),k=i(8032),P=i(255);const T="",D={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
x=(e,n)=>D[n].test(e),U=(e,{getter:n})=>`download not supported for scheme '${(0,y.Mi)(e)===e?n:"***"}'`;function B(e,n,h){const{getter:A,url:R}=n;return!x(A,h)&&
A.length>1?U(e,n):/^https?$/.test(A)&&R?.host===""?"http: no Host in request URL":null}function b(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const n=w(e,"terraform");if(!n.ok||n.value.getter!=="file"||n.value.url===null)return[];const{url:h,subdirectory:A}=n.value;return[h.path,(0,$.Uw)(h.
path)].map(R=>a(`${R}/${A}`))}function w(e,n){const{address:h,subdirectory:A}=u(e);if(A.startsWith("../"))return(0,l.TR)(c(A));const R=L(h.toWellFormed(),n);if(!R.
ok)return R;const{subdirectory:W}=R.value,H=W===""?A:a(`${W}/${A}`);if(H.startsWith("../"))return(0,l.TR)(`detected ${c(H)}`);const ee=d(R.value.host,h);return(0,l.
Ju)({...R.value,host:ee,subdirectory:H})}const g=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function S(e,n){
const[h]=g.exec(e)??[];if(h===void 0)return T;const A=w(`${h}a/b`,n);return A.ok?A.value.host:T}const E=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function u(e){const n=e.indexOf("?"),h=n<0?e:e.slice(0,n),A=h.indexOf("://"),R=h.indexOf("//",A<0?0:A+3);if(R<0)return{address:e,subdirectory:""};const W=n<
0?"":e.slice(n),H=h.slice(R+2);return{address:h.slice(0,R)+W,subdirectory:H===""?"":a(H)}}function a(e){const n=e.startsWith("/"),h=[];for(const A of e.split("/"))
A===""||A==="."||(A!==".."?h.push(A):h.length>0&&h.at(-1)!==".."?h.pop():n||h.push(A));return(n?"/":"")+h.join("/")||"."}const c=(e,n="module")=>`subdirectory p\
ath ${(0,l.ol)(e)} leads outside of the ${n} package`,M=(e,n=e.scheme)=>({subdirectory:"",host:I(e,n),getter:n,url:e});function I(e,n){const h=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(n==="git"&&h)return(0,P.$o)(e.scheme);if(n==="file"||e.scheme==="file"||n.length===1)return null;const A=(0,P.Pm)(e)??T;return n!==
"git"&&n!=="hg"&&n!=="s3"||(n==="s3"?/\.amazonaws\.com(\.cn)?$/.test(A)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||_(e))?A:T}function _({
user:e,host:n,path:h,query:A,fragment:R}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${n}`)&&(h!==""||`${A}${R}`=="")}function d(e,n){const h=/^[^?#]*\?([^#]*)/.
exec(n)?.[1]??"",[,A=""]=(0,$.xB)(h).find(([H])=>H==="checksum")??[],R=(0,$.Uw)(A.replaceAll("+"," "));if(!R.startsWith("file:"))return e;if(R.includes("checksu\
m",5))return T;const W=w(R.slice(5),"terraform");return W.ok&&W.value.host===e?e:T}function L(e,n){const[,h,A]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:R}=u(A??e),W=(0,r.Dl)(R);if(W.ok&&W.value.scheme!=="")return(0,l.Ju)(M(W.value,h));for(const ee of t){const K=ee(R,n);if(K===void 0)continue;if(!K.ok||
K.value.url===null||h===void 0)return K;const{url:ne,subdirectory:oe}=K.value;return(0,l.Ju)({...M(ne,h),subdirectory:oe})}const H=n==="terraform"?"address":"st\
ring";return(0,l.TR)(`invalid source ${H}: ${e}`)}function N(e,n,h){const A=(0,r.Dl)(e);if(!A.ok)return(0,l.TR)(`error parsing ${n} URL: ${A.why}`);const{path:R}=A.
value,W=h==="git"&&!R.endsWith(".git");return(0,l.Ju)(M(W?{...A.value,path:`${R}.git`}:A.value,h))}const o=e=>{if(!e.startsWith("github.com/"))return;const[,n="",
h=""]=/^([^?]*)(.*)$/s.exec(e)??[],A=n.split("/");if(A.length<3)return(0,l.TR)("GitHub URLs should be github.com/username/repo");const R=N(`https://${A.slice(0,
3).join("/")}${h}`,"GitHub","git");if(!R.ok||A.length===3)return R;const W=(0,$.V$)(A.slice(3).join("/").replaceAll("%","%25"),"path");if(!W.ok)return W;if(W.value===
"")return R;const H=a(W.value).replaceAll("%","%25");return(0,l.Ju)({...R.value,subdirectory:H})},m=(e,n)=>{const[,h,A,R]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(A===void 0||R===void 0)return;const W=(0,$.h0)(/\?(.*)$/s.exec(R)?.[1]??""),H=n==="terraform"?"Git":"GitHub";if(W!==null)return(0,l.TR)(`error parsing\
 ${H} SSH URL: ${W}`);if(h!=="git")return;const ee=(0,r.Dl)(`ssh://${h}@${A}/${R}`),K={subdirectory:"",host:(0,P.$o)(A),getter:"git"};return(0,l.Ju)({...K,url:ee.
ok?ee.value:null})},f=e=>e.startsWith("bitbucket.org/")?N(`https://${e}`,"BitBucket","git"):void 0,p=(e,n)=>{const h=n==="terraform"?"googleapis.com/":".googlea\
pis.com/";if(!e.includes(h))return;const A=e.split("/");return A.length<5?(0,l.TR)("URL is not a valid GCS URL"):N(`https://www.googleapis.com/storage/${A.slice(
2).join("/")}`,"GCS","gcs")},O=e=>{if(!e.includes(".amazonaws.com/"))return;const[n="",...h]=e.split("/"),A=C(n.split("."));return A===void 0?(0,l.TR)("URL is n\
ot a valid S3 URL"):N(`https://${[A,...h].join("/")}`,"S3","s3")};function C(e){const[n="",h="",A=""]=e;return e.length===3?`${n}.amazonaws.com`:e.length===4?`${h}\
.amazonaws.com/${n}`:e.length===5&&h==="s3"?`s3.${A}.amazonaws.com/${n}`:void 0}const t=[o,m,f,p,O,(e,n)=>{if(e!=="")return e.startsWith("/")?N(`file://${e}`,"f\
ile","file"):(0,l.TR)(`${k.bB[n]} cannot detect a supported external module source type for ${e}`)}]}),5106:((v,j,i)=>{i.d(j,{Bn:()=>U,Ls:()=>k,M:()=>B,OA:()=>c,
OZ:()=>x,S3:()=>D,TE:()=>p,TW:()=>M,Uc:()=>h,e$:()=>P,eQ:()=>d,fg:()=>u,oe:()=>m,p4:()=>E,qE:()=>a,uW:()=>A,vy:()=>s,xq:()=>T});var l=i(9562),r=i(7811),$=i(8643),
y=i(1780);const k=4096,P="modules.v1",T="providers.v1",D="login.v1",x="tfe.v2",U="tfe.v2.1",B="tfe.v2.2",b=[P,T,x,U,B],w=[D,"motd.v1","versions.v1","cloudplugin\
.v1","stacksplugin.v1"],g=R=>R.split(".",1)[0]??"",S=(R,W)=>R.some(H=>g(H)===g(W)),E=R=>S([...b,"state.v2"],R),u=new Set([...b,...w]),a=R=>E(R)||S(w,R);function c(R){
const[,W="",H="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.exec(R)??[],ee=`${W.toLowerCase()}.v${H}`;if(ee!==R&&u.has(ee))return ee;if(a(R))return null;const K=R.toLowerCase(),
ne=g(K),oe=ae=>ae===K||ae.slice(g(ae).length)===K.slice(ne.length)&&g(ae).length>=5&&M(g(ae),ne);return[...u].find(oe)??null}function M(R,W){let H=0;for(;H<R.length&&
R[H]===W[H];)H+=1;const[ee,K]=[R.slice(H),W.slice(H)];return ee.slice(1)===K||ee===K.slice(1)||ee.slice(1)===K.slice(1)||ee.slice(2)===K.slice(2)&&ee[0]===K[1]&&
ee[1]===K[0]}const I="[0-9A-Za-z~-]",_=R=>`${R}${I}*(?:\\.${I}+)*`,d=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${_("[0-9]")})|-?(${_("[A-Za-z~-]")}))?(?:\\+(${_(I)}))?`,L=new RegExp(
`^${d}$`),N=2n**63n-1n,o=2n**64n-1n;function m(R,W){const H=R.indexOf(".");if(H<0)return(0,r.TR)(`invalid service ID format (i.e. service.vN): ${R}`);const ee=R.
slice(0,H),K=R.slice(H+1);switch(W){case"terraform":return L.exec(K)?.[1]?.split(".").every(ae=>f(ae,N))?(0,r.Ju)({name:ee,version:K}):(0,r.TR)(`invalid service\
 version: Malformed version: ${K}`);case"opentofu":{const ne=ee==="tfe"?K.split(".")[0]??"":K;return/^v\d+$/.test(ne)&&f(ne.slice(1),o)?(0,r.Ju)({name:ee,version:K}):
(0,r.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const f=(R,W)=>R.replace(/^0+/,"").length<=String(W).length&&BigInt(
R)<=W;function p(R,W){const H=m(R,W.client);if(!H.ok)return{kind:"bad-id",why:H.why};const{name:ee}=H.value;if(W.services===null)return{kind:"missing",why:`host\
 does not provide a ${ee} service`};const K=W.services.find(ne=>ne.id===R);return K!==void 0?O(K,H.value,W):W.services.some(ne=>ne.id.startsWith(`${ee}.`))?{kind:"\
version",why:C(H.value,W)}:{kind:"missing",why:(0,y.xI)`host ${(0,y.KT)(W.display)} does not provide a ${ee} service`}}function O({id:R,value:W},H,ee){if(W===void 0)
return{kind:"bad-url",reason:"syntax",why:`its value has more than ${k} characters, which this check does not read`,value:""};if(R===D)return(0,l.G)(W)?{kind:"o\
bject",value:W}:{kind:"type",why:`service ${R} must be declared with an object value in the service discovery document`,value:W};if(typeof W!="string")return{kind:"\
type",why:C(H,ee),value:W};const K=s(ee.documentUrl,W);if(K.ok)return{kind:"url",url:K.value,value:W};const ne=`failed to parse service URL: ${K.why}`;return{kind:"\
bad-url",reason:K.reason,why:ne,value:W}}function C({name:R,version:W},{client:H,display:ee}){const K=H==="terraform"?W:`${BigInt(/\d+/.exec(W)?.[0]??0)}`;return(0,y.
xI)`host ${(0,y.KT)(ee)} does not support ${R} version ${K}`}function s(R,W){const H=(0,$.Dl)(W);if(!H.ok)return{...H,reason:"syntax"};const K=H.value.scheme===
""?(0,$.sX)(R,H.value):H.value;return K.scheme!=="http"&&K.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${K.scheme}`}:K.user!==null?{ok:!1,reason:"\
user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...K,fragment:""}}}const t=[x,U],e=[P,T],n=[{matches:/^app\.(eu\.)?terraform\.io$/,
services:[...t,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:t},{matches:/\.scalr\.io$/,services:t}],h=R=>n.find(
({matches:W})=>W.test(R))?.services??[],A={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((v,j,i)=>{i.d(j,{$c:()=>$,Il:()=>r,O6:()=>w,kQ:()=>b,
nL:()=>U,ou:()=>x,wK:()=>D});const l="***",r=4,$=64*1024,y=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
k=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
P=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,T=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function D(g){if(g.length>300)return!1;const S=g.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[y,k,P,T].some(E=>E.test(S))}class x{#e;constructor(S){
this.#e=S}reveal(){return this.#e}toString(){return l}toJSON(){return l}[Symbol.for("nodejs.util.inspect.custom")](){return l}}function U(g){const[S]=g;let E=!1;
return g.map(({scheme:u,name:a})=>(E||=S!==void 0&&!B(S.name,a),E?"dropped":u==="https"?"sent":"withheld"))}function B(g,S){return g===S?!0:/[:%]|^[\d.]+$/.test(
S)?!1:S.endsWith(`.${g}`)}function b(g){const S=g.flatMap(E=>E.split(",")).flatMap(E=>/^\s*([\w-]+)(?:\s|$)/.exec(E)?.[1]??[]);return S.some(E=>E.toLowerCase()===
"bearer")?null:S.find(E=>!w(E))??S[0]??null}const w=g=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test(g)}),2432:((v,j,i)=>{i.d(j,{Bw:()=>$,G5:()=>P,_O:()=>r,aq:()=>y,
xV:()=>k,xv:()=>l});const l="1.0.0",r=`tf-disco-action/${l}`,$="https://github.com/org/tf-disco-action",y=`${$}/blob/v1/docs/problems.md`,k=`${$}/issues`,P=2}),
9179:((v,j,i)=>{i.d(j,{Mi:()=>_,NE:()=>M,Nx:()=>a,Qj:()=>E,_U:()=>b,cq:()=>c,r_:()=>u});const l="***",r=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,$=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
y=(t,e,n)=>String.raw`&(?:amp;?){0,9}(?:(?:${t});|#0{0,9}${e}(?!\d);?|#x0{0,9}${n}(?![\da-f]);?)`,k=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${y("\
b?sol",47,"2f")})`,P=String.raw`(?:${k}|\\)`,D=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${y("colon",58,"3a")})`}\
)`,x=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
U=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,B=new RegExp(String.raw`(?<=${D})${P}+|${P}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${U}(?:$|${x}(?::\d{1,5})?\\{0,9}(?:${k}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${U}))`,"gi");function b(t){return r.test(
t)?_(t).replace(/[^\s"']+/g,e=>e.replace(g,(n,h,A)=>w.test(A)?n:`${h}${A}=${l}`)):t}const w=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
g=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,S=/(=\s*)"[^"]*(?:"|$)/g,E=t=>b(t.replace(S,`$1"${l}"`)),u=t=>r.test(t),a=t=>_(t).replace(/\?[^\s"']*/g,`?${l}`),c=t=>_(t,
"").replace(/[?#].*$/su,""),M=t=>b(`${t}@ `).slice(0,-2),I=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function _(t,e=`${l}@`){if(!r.test(t))return t;const n=t.
replace($,W=>"@".padStart(W.length,"_")),h=n.lastIndexOf("@"),A=[];let R=0;for(const{0:W,1:H,index:ee}of n.matchAll(B)){const K=ee+W.length;if(K<R)continue;const ne=H!==
void 0||s(d,n,K)!=="";if(!ne&&/[^"'`\s(=,<[]/.test(n[ee-1]??" "))continue;const oe=W===""?s(N,n,K):C(n,K,ne?h:-1);oe===""||e!==""&&["@","git@"].includes(oe)||(A.
push(t.slice(R,K),e),R=K+oe.length)}return R===0?t:(A.join("")+t.slice(R)).replace(I,`$1"${l}"`)}const d=/[^\s"'/?#]*:[^\s"']/y,L=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
N=/[^\s"'/\\?#]*@/y,o=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,m="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",f=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${m}(?![^\s"'\`]{0,500}@)`,p=new RegExp(`([^\\s"'\`/?#]*@)(?:${o}${m}|${f})|`+String.raw`()(?:${o}(?:${m}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${m}|${f})`,
"iy"),O=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function C(t,e,n){const h=s(L,t,e);if(h!=="")return h;p.lastIndex=e;const[A,R=""]=p.exec(t)??
[];return A!==void 0?R:n>e?t.slice(e,n+1):s(O,t,e)}function s(t,e,n){return t.lastIndex=n,t.exec(e)?.[0]??""}}),3298:((v,j,i)=>{i.d(j,{O:()=>l});function l(r,$=y=>y){
let y;return k=>{y??=new Map;const P=$(k);if(!y.has(P)){y.set(P,void 0);try{y.set(P,r(k))}catch(T){throw y.delete(P),T}}return y.get(P)}}}),6092:((v,j,i)=>{i.d(
j,{BP:()=>w,D9:()=>a,J7:()=>B,LS:()=>g,My:()=>E,RK:()=>U,h$:()=>L,h2:()=>r,js:()=>u,s$:()=>m,z5:()=>f});const l=500,r=1e3,$=4e3,y=160,k=2,P=p=>/^[ -~]*$/.test(p),
T=p=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).test(p),D=p=>($late5??=new RegExp("\\p{M}","u")).test(p),x=p=>`<U+${(p.codePointAt(0)??
0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(p,O=l){if(p.length<=O&&P(p))return p;let C="",s=k;for(const t of p){s=D(t)?s+1:0;const e=T(t)||s>k?x(
t):t;if(C.length+e.length>O)return`${C}\u2026`;C+=e}return C}function B(p,O=y){const C=b(p.slice(-2*O),O),s=U(C,Number.POSITIVE_INFINITY),t=b(s,O);return C===p&&
t===s?s:`\u2026${t}`}const b=(p,O)=>Array.from(p).slice(-O).join(""),w=p=>p.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ");function g(p){const C=p.
split(`
`).map(s=>w(U(s,$))).join(`
`);return C.length<=$?C:`${C.slice(0,$).toWellFormed()}\u2026`}const S={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},E=p=>p.replace(/[&<>"']/g,O=>`&${S[O]}\
;`),u=(p,O=l)=>U(p,O).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,C=>`&#${C.codePointAt(0)};`),a=(p,O=l)=>p===""?"<i>empty</i>":`<code>${u(p,O)}</code>`,c=p=>P(
p)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(p):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(p),M=/^[0-9a-f]{7,}$/i,I=`"'(`,_=`"'),.;:!?\u2026`,d=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function L(p,O=$){return(U(p,O).match(d)??[]).map(C=>{if(C.split(" ").every(o))return u(C,O);if(C.includes(" ")||/^(["`]).+\1$/u.test(C))return a(C.replace(/^`(.*)`$/u,
"$1"),O);const{before:t,core:e,after:n}=N(C);return`${u(t)}${a(e.replace(/^`(.*)`$/u,"$1"),O)}${u(n)}`}).join("")}function N(p){let O=0,C=p.length;for(;O<C&&I.includes(
p.charAt(O));)O+=1;for(;C>O&&_.includes(p.charAt(C-1));)C-=1;return{before:p.slice(0,O),core:p.slice(O,C),after:p.slice(C)}}function o(p){const{core:O}=N(p);return c(
O)&&!M.test(O)}const m=p=>p.replace(/[^ -~\n]/gu,O=>T(O)?f(O):O).replace(/##(?=\w*\[)/g,f),f=p=>p.replace(/[\s\S]/g,O=>`\\u${O.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((v,j,i)=>{i.d(j,{L2:()=>_,ie:()=>g,jj:()=>I,kL:()=>x,mB:()=>U,nE:()=>L,xu:()=>N});var l=i(9876),r=i(3087),$=i(2432),y=i(9179),k=i(6092),P=i(3152),
T=i(8839);let D=function(...o){return{setFlagsFromString:D}=process.getBuiltinModule("node:v8"),new.target?new D(...o):D(...o)};function x(o,m){o.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(I,M).unref(),(0,T.B_)(o.stdout,m),(0,T.B_)(o.stderr,()=>{})}async function U(o,{stop:m,secrets:f,isFinal:p,act:O,reportMistakes:C,reportCrash:s}){
const t=h=>(s((0,l.rv)(A=>w(h,A),f)),3),e=a(o,m,{isFinal:p,crash:t}),n=await O(e).catch(h=>h instanceof P.GN?(C(f.redact(h.mistakes)),2):t(h));await c(o,n)}const B=100,
b=5;function w(o,m){const f=(0,r.Or)(o),p=[];let O=o;for(;O!==void 0&&p.length<b;){const e=O instanceof Error?O.stack??O.message:String(O);p.push((0,y._U)(m(e))),
O=O instanceof Error?O.cause:void 0}const C=f?1:B;return[f?`tf-disco could not run: ${m((0,r.A3)(o))}`:`tf-disco ${$.xv} crashed; this is a bug, please report i\
t with this text at ${$.xV}`,...p.join(`
caused by: `).split(`
`).slice(0,C)].map(e=>(0,k.BP)((0,k.RK)(e))).join(`
`)}const g=({hrtime:o})=>()=>Number(o.bigint())/1e6,S=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],E=300,u=5e3;function a(o,m,{isFinal:f,crash:p}){const O=g(o),C=new AbortController;
let s=0;const t=()=>f||C.signal.aborted;for(const e of S)o.on(e,()=>{const n=O()-s;m.end({kind:"signal",signal:e}),t()?(f||n>E)&&(o.removeAllListeners(e),o.kill(
o.pid,e)):s=O(),C.abort()});return o.on("uncaughtException",e=>{m.end({kind:"crash"});const n=p(e);t()&&o.exit(n),C.abort(),setTimeout(()=>o.exit(n),u).unref()}),
o.on("exit",()=>m.end({kind:"crash"})),C.signal}async function c(o,m){const{stdout:f,stderr:p}=o;for(const C of[f,p])await new Promise(s=>C.write("",s));if(o.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&o.platform!=="win32"&&o.execve!==void 0){const{execPath:C}=o;o.execve(C,[C,"--eval",`require('node:process').exit(${m})`],{})}o.
exit(m)}const M=100,I=()=>D("--semi-space-growth-factor=1"),_=()=>D("--heap-growing-percent=20"),d=100;async function L(o,m,f){let p=Date.now();for(;;){const O=o.
next(m.why!==null);if(O.done)return O.value;Math.abs(Date.now()-p)<d||(f(O.value),await N(),p=Date.now())}}const N=()=>new Promise(o=>setImmediate(o))}),8839:((v,j,i)=>{
i.d(j,{B_:()=>D,Dx:()=>T,PL:()=>U,aH:()=>B,yy:()=>y});var l=i(8474),r=i(3087),$=i(3152);async function y(u,a){for(const c of(0,r.mk)(a)){if(!u.writable)return;u.
write(c)||await k(u)}}async function k(u){const a=new AbortController,c=["drain","error","close"].map(M=>(0,l.once)(u,M,a));await Promise.race(c).catch(()=>{}),
a.abort()}const P=1024*1024;async function*T(u){let a="";for await(const c of u.setEncoding("utf8")){const[M="",...I]=String(c).split(`
`),_=[a+M,...I];a=_.pop()??"";for(const d of _)yield d.replace(/\r$/,"");if(a.length>P)throw new $.GN(["a line of standard input exceeds 1 MiB"])}a!==""&&(yield a)}
function D(u,a){u.once("error",c=>{c.code!=="EPIPE"&&a((0,r.A3)(c))}),u.on("error",()=>{})}const x={min:40,max:100,unknown:80};function U({columns:u},a){return u||
Number(/^\d{1,4}$/.exec(a.COLUMNS??"")?.[0])||x.unknown}function B(u,a,c){const M=a==="auto"?b(u,c):a==="always",I=Math.max(x.min,Math.min(U(u,c),x.max));return{
colour:M,hyperlinks:M&&u.isTTY===!0&&E(c),width:u.isTTY?I:Number.POSITIVE_INFINITY}}function b({isTTY:u},a){return a.NO_COLOR||a.TERM==="dumb"&&!a.FORCE_COLOR?!1:
a.FORCE_COLOR?a.FORCE_COLOR!=="0":u===!0}const w=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,g=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
S=5001;function E(u){const{FORCE_HYPERLINK:a,TERM:c="",TERM_PROGRAM:M="",VTE_VERSION:I}=u;return a?a!=="0":u.CI||u.NO_COLOR||c==="dumb"?!1:Number(I)>=S||w.test(
M)||g.test(c)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(_=>u[_])}}),3474:((v,j,i)=>{i.d(j,{CV:()=>w,KT:()=>P,Ob:()=>m,PW:()=>b,TN:()=>a,WD:()=>c,YA:()=>I,
Yq:()=>d,ai:()=>M,lq:()=>U,lx:()=>_,pS:()=>u,p_:()=>E,xH:()=>B});var l=i(4497),r=i(7811),$=i(9179),y=i(7630),k=i(8535);const P=f=>Object.keys(f).map(p=>({name:p,
...f[p]})),T=(f,p)=>({isList:!1,value:f,parse:p}),D=f=>({value:f,mistakes:[]}),x=(f,p)=>({...f,parse:(O,C)=>{const{value:s,mistakes:t}=f.parse(O,C);return{value:p(
s),mistakes:t}}}),U=({parse:f,...p})=>({...p,parse:(O,C)=>O===""?D(null):f(O,C)}),B=(f,p)=>T(f,(O,C)=>{const s=O===""?(0,r.Ju)(null):p(O);return s.ok?D(s.value):
{value:null,mistakes:[`${C}: ${s.why}`]}}),b=B("FILE",r.Ju),w=B("TOKEN",y.AI),g=/^-\s|^[[{"']|["'\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,S=f=>`write one ${f.
toLowerCase()} per line, without "- ", commas, quotes or brackets`,E=(f,p,O=y.Dw)=>({isList:!0,value:f,parse:(C,s)=>{const t=O(C),e=t.map(A=>{const R=p(A),W=R.ok?
R:p((0,$.Mi)(A));return W.ok?R:W}),n=e.flatMap(A=>A.ok?[A.value]:[]),h=e.flatMap((A,R)=>A.ok?[]:`${s}: ${g.test(t[R]??"")?S(f):A.why}`);return{value:n,mistakes:[
...new Set(h)]}}}),u=1e4,a=x(E("HOST",y.l6),f=>Array.from(Map.groupBy(f,({host:p})=>p),([p,O])=>({host:p,services:[...new Set(O.flatMap(({services:C})=>C))],addresses:O.
flatMap(({addresses:C})=>C)}))),c=f=>x(E("LABEL",y.V8),p=>{const O=p.flat();return[...new Set(O.length===0?[f]:O)]}),M=({min:f,max:p,whole:O})=>T("N",(C,s)=>{const t=/^\d+(\.\d+)?$/.
test(C)?Number(C):Number.NaN;if(t>=f&&t<=p&&(!O||Number.isInteger(t)))return D(t);const n=`${s} is "${C}", expected ${O?"a whole number":"a number"} from ${f} t\
o ${p}`;return{value:f,mistakes:[n]}}),I=f=>({...x(M(f),p=>p*1e3),value:"SECONDS"}),_=T("",(f,p)=>{const O=/^(true|True|TRUE)$/.test(f),C=O||/^(false|False|FALSE)$/.
test(f);return{value:O,mistakes:C?[]:[`${p} is "${f}", expected "true" or "false"`]}}),d=(...f)=>({...T(f.join("|"),(p,O)=>{const s=f.some(t=>t===p)?[]:[`${O} i\
s "${p}", ${L(p,f)}`];return{value:p,mistakes:s}}),choices:f}),L=(f,p)=>`expected one of ${p.map(O=>`"${O}"`).join(", ")}${(0,k.a)(f,p)}`,N=["auto","terraform",
"opentofu","both"],m={...T("CLI",(f,p)=>{const[,O,C=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(f)??[],s={name:O??"auto",version:C},t=e=>({value:s,
mistakes:[`${p} is "${f}", ${e}`]});if(O===void 0){const e=L(f,N),n=e.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return t(e+n)}return C===null?
D(s):O==="auto"||O==="both"?t('but only "terraform" and "opentofu" can have a version'):(0,l.lF)(C)?D(s):t(`expected a version such as "${O} 1.10"`)}),choices:N}}),
7630:((v,j,i)=>{i.d(j,{$h:()=>C,AI:()=>_,Dw:()=>b,IL:()=>d,Ju:()=>L,Kd:()=>m,V8:()=>p,aS:()=>a,eX:()=>s,jM:()=>I,l6:()=>M,o2:()=>u,vk:()=>w,x2:()=>o});var l=i(7811),
r=i(9119),$=i(1054),y=i(8032),k=i(255),P=i(5106),T=i(7057),D=i(2432),x=i(8535);let U=function(...t){return{parseNamedAddress:U}=i.late([2172,6022],6022),new.target?
new U(...t):U(...t)},B=function(...t){return{problemFacts:B}=i.late([4507],4507),new.target?new B(...t):B(...t)};const b=t=>g(t,/(^|\s)#.*$/s),w=t=>g(t,/^\s*#.*$/s),
g=(t,e)=>t.split(/\r\n|[\n\r]/).map(n=>n.replace(e,"").trim()).filter(n=>n!=="");function S(t){const e=(0,k.Fq)(t);if(e.ok)return e;const n=(0,$.L6)(t);return(0,l.
TR)(`"${t}" is not a hostname: ${e.why}${n===null?"":`; ${n}`}`)}const E=(t,e,n)=>t?(0,l.Ju)(e):(0,l.TR)(`"${e}" ${n}`),u=t=>E((0,r.en)(t),t,'is not the name of\
 a repository, such as "acme/network"');function a(t){const e=(0,P.OA)(t);if(e!==null)return(0,l.TR)(`"${t}" is not a known service id; did you mean ${e}?`);const n=y.
Du.some(h=>(0,P.oe)(t,h).ok);return E(n,t,'is not a service id; expected NAME.vN, such as "modules.v1"')}const c=/^(modules\.v1|providers\.v1)=(.*)$/s;function M(t){
const e=t.split(/\s+/).flatMap(K=>c.test(K)?[K]:K.split(",")),[n="",...h]=e.filter(K=>K!==""),A=S(n),R=h.map(K=>c.exec(K)?.[1]??K),W=[A,...R.map(a)].flatMap(K=>K.
ok?[]:K.why);if(!A.ok||W.length>0)return(0,l.TR)(W.join("; "));const H=h.flatMap(K=>{const[,ne,oe=""]=c.exec(K)??[];return ne===void 0?[]:{host:A.value,service:ne,
text:oe}}),ee=H.flatMap(K=>{const ne=U(K,"terraform");return ne.ok?[]:[`"${K.service}=${K.text}" is wrong: ${ne.why}`]});return ee.length===0?(0,l.Ju)({host:A.value,
services:[...new Set(R)],addresses:H}):(0,l.TR)(ee.join("; "))}function I(t){const e=t.startsWith("*."),n=S(e?t.slice(2):t);return n.ok?(0,l.Ju)({host:n.value,subdomains:e}):
n}const _=t=>t.length>T.$c?(0,l.TR)("the token is longer than 64 KiB; set only the token"):(0,l.Ju)(new T.ou(t));function d(t){const e=t.indexOf("=");if(e<0)return(0,l.
TR)('a line has no "="; expected HOST=TOKEN');const n=(0,k.Fq)(t.slice(0,e).trim());if(!n.ok)return(0,l.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const h=_(t.slice(e+1).trim());return h.ok?(0,l.Ju)({host:n.value,token:h.value}):h}function L(t){const e="expected HOST[:PORT]=AD\
DRESS[:PORT]",n=t.indexOf("=");if(n<0)return(0,l.TR)(`"${t}" has no "="; ${e}`);const h=t.slice(0,n).trim(),A=S(h);if(!A.ok)return A;const R=A.value.replace(/:\d+$/,
""),W=N(t.slice(n+1).trim());if(W===null)return(0,l.TR)(`"${t}" has no valid address; ${e}`);const[,H]=h.split(":");return(0,l.Ju)({name:R,port:H===void 0?null:
Number(H),...W})}function N(t){const[,e,n]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(t)??/^([^:\s[\]]+)(?::(.*))?$/.exec(t)??/^([\da-fA-F:]+)$/.exec(t)??[];return e===
void 0||!/[.:]|^localhost$/i.test(e)?null:n===void 0?{address:e,addressPort:null}:/^\d{1,5}$/.test(n)&&Number(n)>=1&&Number(n)<=65535?{address:e,addressPort:Number(
n)}:null}function o(t){const[e="",n,...h]=t.split(/\s+/);if(h.length>0)return(0,l.TR)(`"${t}" has too many words; expected CODE [HOST]`);const A=B();if(!Object.
hasOwn(A,e)){const W=(0,x.a)(e,Object.keys(A),`; ${D.aq} lists the codes`);return(0,l.TR)(`"${e}" is not a problem code${W}`)}if(n===void 0)return(0,l.Ju)({code:e,
host:null});const R=S(n);return R.ok?(0,l.Ju)({code:e,host:R.value}):R}function m(t){const e=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(t);return E(e,t,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const f=50;function p(t){const e=t.split(",").map(h=>h.trim()).filter(h=>h!==""),n=e.find(h=>h.length>f);return n===
void 0?(0,l.Ju)(e):(0,l.TR)(`"${n}" has ${n.length} characters; GitHub allows at most ${f}`)}const O=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function C(t){const e=t.toLowerCase(),[,n]=O.find(([h])=>e.endsWith(h))??
[];return n!==void 0?(0,l.Ju)({path:t,format:n}):(0,l.TR)(`"${t}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const s=t=>E(/\.json$/i.test(t),t,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:((v,j,i)=>{
i.d(j,{a:()=>y,q:()=>r});var l=i(5106);function r(k,P){const T=$(k);if(T.length<2)return null;const D=w=>P.filter(g=>w($(g))),[x=D(w=>(0,l.TW)(w,T))[0]]=D(w=>w===
T);if(x!==void 0||T.length<3)return x??null;const[U,B]=[D(w=>w.startsWith(T)),D(w=>w.includes(T))],b=U.length===1?U:B;return b.length===1?b[0]??null:null}const $=k=>k.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function y(k,P,T=""){const D=r(k,P);return D===null?T:`; did you mean "${D}"?`}}),101:((v,j,i)=>{i.d(j,{N:()=>y,W:()=>P});
var l=i(1792),r=i(6429),$=i(255);function y(g){const S=a=>g[a]||g[a.toLowerCase()]||"",E={http:k("HTTP_PROXY",S("HTTP_PROXY")),https:k("HTTPS_PROXY",S("HTTPS_PR\
OXY"))},u=x(S("NO_PROXY"));return a=>{const c=E[a.scheme];return c===null||D(a.name)||u(a)?null:c}}function k(g,S){if(S==="")return null;const E=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(S)?S:`http://${S}`);if(E===null)throw new TypeError(`${g} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(E.protocol))throw new TypeError(`${g}\
 is a ${E.protocol}// proxy; expected http:// or https://`);if(!T(E.username)||!T(E.password))throw new TypeError(`${g} has a user name or password with a bare \
"%"; write "%25" for it`);return E}const P=g=>Object.entries(g).flatMap(([S,E=""])=>{if(!/^https?_proxy$/i.test(S))return[];const u=E.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[a=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(u)??[],[,...c]=/^([^:]*):?(.*)$/s.exec(a)??[];return[c,c.map(l.unescape)].flatMap(([M="",I=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,l.unescape)(M))?[M]:[],...I===""?[]:[I,Buffer.from(`${M}:${I}`).toString("base64")]])});function T(g){try{return decodeURIComponent(g),!0}catch{return!1}}
const D=g=>g==="localhost"||["127.0.0.0/8","::1/128"].some(S=>B(S)?.(g));function x(g){const E=g.split(",").map(u=>u.trim().toLowerCase()).filter(u=>u!=="").map(
U);return u=>E.some(a=>a(u))}function U(g){if(g==="*")return()=>!0;const S=B(g);if(S!==null)return({name:I})=>S(I);const{name:E,port:u}=w(g),a=I=>u===""||String(
I.port)===u,c=E.includes(":")?128:32,M=B(`${E}/${c}`)??b(E);return I=>a(I)&&M(I.name)}function B(g){const[,S="",E=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(g)??[],u=(0,r.
r5)(S),a=Number(E);if(u===null||a>8*u.length)return null;const c=(0,r.NW)(u),M=a-8*(u.length-c.length),I=M<0?{prefix:u,bits:a}:{prefix:c,bits:M};return _=>{const d=(0,r.
r5)(_);return d!==null&&(0,r.Wg)(I,(0,r.NW)(d))}}function b(g){if(g==="")return()=>!1;const S=g.replace(/^\*\./,"."),E=S.replace(/^\./,""),u=(0,$.Pv)(E),a=u.ok?
u.value:E,c=M=>!S.startsWith(".")&&M===a;return M=>(0,r.r5)(M)===null&&(M.endsWith(`.${a}`)||c(M))}function w(g){const S=/^\[([^\]]*)\]:([^:]*)$/.exec(g)??/^([^:[\]]*):([^:[\]]*)$/.
exec(g);return S===null?{name:g,port:""}:{name:S[1]??"",port:S[2]??""}}}),3152:((v,j,i)=>{i.d(j,{GN:()=>P,P$:()=>D,w7:()=>T});var l=i(6760),r=i(9179),$=i(3474),
y=i(7630),k=i(7773);class P extends Error{name="SettingsError";mistakes;constructor(w){const g=w.map(r._U);super(g.join(`
`)),this.mistakes=g}}const T={isTerminal:!1,setting:b=>b,missingPath:(b,w)=>`scan names "${b}", which does not exist in ${w}`};function D(b,{setting:w}=T){const g=k.
y.map(({name:c,kind:M,default:I=""})=>({field:c.replace("-seconds","Ms").replace(/-./g,_=>_.slice(1).toUpperCase()),...M.parse(b[c]?.trim()||I,w(c))})),S=Object.
fromEntries(g.map(({field:c,value:M})=>[c,M])),E=[...S.scan,...S.usages,...(0,y.Dw)(b.hostnames??"")].length===0,{length:u}=S.hostnames,a=`${w("hostnames")} has\
 ${u} hosts, the limit is ${$.pS}`;return{settings:E?{...S,scan:["."]}:S,mistakes:[...g.flatMap(({mistakes:c})=>c),...u>$.pS?[a]:[],...x(S,w),...U(S,w),...B(S,w)]}}
function x(b,w){const g=[["issue-open-after",b.issueOpenAfter],["issue-close-after",b.issueCloseAfter]];return(b.history===null?g.filter(([,E])=>E>1):[]).map(([
E,u])=>`${w(E)} is ${u}, which needs ${w("history")}; set it to a file that is kept from run to run`)}function U({report:b,history:w,badge:g},S){const E=[...b.map(
({path:u})=>["report",u]),["history",w],["badge",g]];return E.flatMap(([u,a],c)=>{if(a===null)return[];const M=_=>_!==null&&(0,l.normalize)(_)===(0,l.normalize)(
a),I=E.slice(0,c).find(([_,d])=>_!==u&&M(d));return I===void 0?[]:[`${S(I[0])} and ${S(u)} both name ${a}; write to different files`]})}function B(b,w){const{scan:g,
exclude:S,roots:E,dialect:u,depth:a,changedOnly:c,repositories:M}=b,I=w("usages");if(b.usages.length===0){const m=`${w("repositories")} needs ${I}; set it to th\
e usages files of the repositories`;return M.length===0?[]:[m]}const _=I.startsWith("--")?`repeat ${I}`:`write one a line in ${I}`,d="set it for `tf-disco usage\
s`, which reads the files of the repository";return[[g.length>0,w("scan"),`${d}; to check several files, ${_}`],[S.length>0,w("exclude"),d],[E.length>0,w("roots"),
d],[u.name!=="auto",w("dialect"),d],[a==="init",`${w("depth")} init`,"set it to packages: usages files hold no packages of modules"],[c,w("changed-only"),"remov\
e it: usages files do not say what a pull request changes"]].filter(([m])=>m).map(([,m,f])=>`${m} cannot be used together with ${I}; ${f}`)}}),7773:((v,j,i)=>{i.
d(j,{f:()=>g,y:()=>w});var l=i(7811),r=i(3474),$=i(7630);const y={hostnames:{kind:r.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed\
 service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:r.
p_("PATH",l.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:r.p_(
"GLOB",l.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{kind:r.p_("HOST",$.
jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowe\
d."},"required-services":{kind:r.p_("SERVICE",$.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usa\
ble service."},dialect:{kind:r.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`)\
, `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},k={usages:{kind:r.p_("FILE",l.Ju),help:"Files that `tf-disco usages --format jso\
n` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:r.p_("OWNER/NAME",$.o2),help:"\
Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},P={depth:{kind:r.Yq("discovery","ver\
sions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages`\
 also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.",default:"\
discovery"},roots:{kind:r.p_("GLOB",l.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detecte\
d."},platforms:{kind:r.p_("OS_ARCH",$.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. \
Default: the platform of this machine."},upgrade:{kind:r.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requ\
ests":{kind:r.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that\
 are then not checked are reported.",default:"500"}},T={tokens:{kind:r.p_("HOST=TOKEN",$.IL,$.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environ\
ment variables also work."},"cli-config":{kind:r.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},D={
"timeout-seconds":{kind:r.lq(r.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. D\
efault: as long as the CLI waits, and 10 for a helper."},retries:{kind:r.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, ti\
meout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:r.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",
default:"16"},"deadline-seconds":{kind:r.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked,\
 and the check fails.",default:"600"},"ca-file":{kind:r.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:r.
p_("HOST=ADDRESS",$.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the hos\
t."}},x={"certificate-days":{kind:r.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:r.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:r.Yq("error","warning","never"),help:"\
Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:r.p_("CODE",$.x2),help:"Findings to ignore, one per line: `C\
ODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},U={report:{kind:r.p_("FILE",$.$h),help:"Report files to write, one per l\
ine, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:r.PW,help:"JSON Lines\
 file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:r.xH("FILE",$.eX),help:"JSON f\
ile for a badge of shields.io to write."}},B={"changed-only":{kind:r.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are \
always checked.",default:"false"},comment:{kind:r.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: \
`never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:r.Yq("never","on-failure"),help:"When to open one issue, updated \
automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:r.WD("registry-health"),help:"Label\
s for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:r.ai({min:1,max:20,whole:!0}),
help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:r.ai({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:r.CV,
help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},b={...y,...k,...P,...T,...D,...x,...U,...B},w=r.KT(b),
g=[["What to check",r.KT(y)],["Many repositories",r.KT(k)],["Following `init`",r.KT(P)],["Credentials",r.KT(T)],["Network",r.KT(D)],["Verdict",r.KT(x)],["Report\
s",r.KT(U)]]}),2613:(v=>{v.exports=process.getBuiltinModule("assert")}),181:(v=>{v.exports=process.getBuiltinModule("buffer")}),4434:(v=>{v.exports=process.getBuiltinModule(
"events")}),9896:(v=>{v.exports=process.getBuiltinModule("fs")}),8611:(v=>{v.exports=process.getBuiltinModule("http")}),5692:(v=>{v.exports=process.getBuiltinModule(
"https")}),9278:(v=>{v.exports=process.getBuiltinModule("net")}),4589:(v=>{v.exports=process.getBuiltinModule("node:assert")}),6698:(v=>{v.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(v=>{v.exports=process.getBuiltinModule("node:buffer")}),7598:(v=>{v.exports=process.getBuiltinModule("node:crypto")}),3053:(v=>{v.exports=
process.getBuiltinModule("node:diagnostics_channel")}),610:(v=>{v.exports=process.getBuiltinModule("node:dns")}),1553:(v=>{v.exports=process.getBuiltinModule("n\
ode:dns/promises")}),8474:(v=>{v.exports=process.getBuiltinModule("node:events")}),3024:(v=>{v.exports=process.getBuiltinModule("node:fs")}),1455:(v=>{v.exports=
process.getBuiltinModule("node:fs/promises")}),7067:(v=>{v.exports=process.getBuiltinModule("node:http")}),2467:(v=>{v.exports=process.getBuiltinModule("node:ht\
tp2")}),7030:(v=>{v.exports=process.getBuiltinModule("node:net")}),8161:(v=>{v.exports=process.getBuiltinModule("node:os")}),6760:(v=>{v.exports=process.getBuiltinModule(
"node:path")}),3916:(v=>{v.exports=process.getBuiltinModule("node:path/posix")}),643:(v=>{v.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(v=>{v.exports=
process.getBuiltinModule("node:querystring")}),99:(v=>{v.exports=process.getBuiltinModule("node:sqlite")}),7075:(v=>{v.exports=process.getBuiltinModule("node:st\
ream")}),7830:(v=>{v.exports=process.getBuiltinModule("node:stream/web")}),6193:(v=>{v.exports=process.getBuiltinModule("node:string_decoder")}),8500:(v=>{v.exports=
process.getBuiltinModule("node:timers/promises")}),1692:(v=>{v.exports=process.getBuiltinModule("node:tls")}),3136:(v=>{v.exports=process.getBuiltinModule("node\
:url")}),7975:(v=>{v.exports=process.getBuiltinModule("node:util")}),3429:(v=>{v.exports=process.getBuiltinModule("node:util/types")}),5919:(v=>{v.exports=process.
getBuiltinModule("node:worker_threads")}),8522:(v=>{v.exports=process.getBuiltinModule("node:zlib")}),857:(v=>{v.exports=process.getBuiltinModule("os")}),6928:(v=>{
v.exports=process.getBuiltinModule("path")}),2203:(v=>{v.exports=process.getBuiltinModule("stream")}),2375:(v=>{v.exports=process.getBuiltinModule("tls")}),9023:(v=>{
v.exports=process.getBuiltinModule("util")}),3106:(v=>{v.exports=process.getBuiltinModule("zlib")})},fe={};function Z(v){var j=fe[v];if(j!==void 0)return j.exports;
var i=fe[v]={exports:{}},l=!0;try{pe[v](i,i.exports,Z),l=!1}finally{l&&delete fe[v]}return i.exports}Z.m=pe,typeof Z<"u"&&(Z.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var v=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",l=$=>{$&&$.d<1&&($.d=1,$.forEach(
y=>y.r--),$.forEach(y=>y.r--?y.r++:y()))},r=$=>$.map(y=>{if(y!==null&&typeof y=="object"){if(y[v])return y;if(y.then){var k=[];k.d=0,y.then(D=>{P[j]=D,l(k)},D=>{
P[i]=D,l(k)});var P={};return P[v]=D=>D(k),P}}var T={};return T[v]=D=>{},T[j]=y,T});Z.a=($,y,k)=>{var P;k&&((P=[]).d=-1);var T=new Set,D=$.exports,x,U,B,b=new Promise(
(w,g)=>{B=g,U=w});b[j]=D,b[v]=w=>(P&&w(P),T.forEach(w),b.catch(g=>{})),$.exports=b,y(w=>{x=r(w);var g,S=()=>x.map(u=>{if(u[i])throw u[i];return u[j]}),E=new Promise(
u=>{g=()=>u(S),g.r=0;var a=c=>c!==P&&!T.has(c)&&(T.add(c),c&&!c.d&&(g.r++,c.push(g)));x.map(c=>c[v](a))});return g.r?E:S()},w=>(w?B(b[i]=w):U(D),l(P))),P&&P.d<0&&
(P.d=0)}})(),(()=>{var v=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,j;Z.t=function(i,l){if(l&1&&(i=this(i)),l&8||typeof i=="object"&&i&&(l&
4&&i.__esModule||l&16&&typeof i.then=="function"))return i;var r=Object.create(null);Z.r(r);var $={};j=j||[null,v({}),v([]),v(v)];for(var y=l&2&&i;typeof y=="ob\
ject"&&!~j.indexOf(y);y=v(y))Object.getOwnPropertyNames(y).forEach(k=>$[k]=()=>i[k]);return $.default=()=>i,Z.d(r,$),r}})(),Z.d=(v,j)=>{for(var i in j)Z.o(j,i)&&
!Z.o(v,i)&&Object.defineProperty(v,i,{enumerable:!0,get:j[i]})},Z.f={},Z.e=v=>Promise.all(Object.keys(Z.f).reduce((j,i)=>(Z.f[i](v,j),j),[])),Z.u=v=>({304:"4284",
533:"4744",647:"647",1161:"3276",1287:"2798",1427:"1427",2172:"4744",2218:"2218",2798:"2798",3276:"3276",3542:"3276",3699:"4744",4225:"8317",4284:"4284",4668:"8\
317",4744:"4744",4878:"4878",4947:"1427",5830:"2218",5923:"3276",6851:"3276",8095:"3276",8317:"8317",8485:"2798",8580:"1427",8639:"4744",9465:"4744",9815:"4284"}[v]??
v)+".index.js",Z.o=(v,j)=>Object.prototype.hasOwnProperty.call(v,j),Z.r=v=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(v,Symbol.toStringTag,{value:"\
Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={8374:0,8792:0},j=i=>{var{ids:l,modules:r,runtime:$}=i,y,k,P=0;for(y in r)Z.o(r,y)&&(Z.m[y]=
r[y]);for($&&$(Z);P<l.length;P++)k=l[P],Z.o(v,k)&&v[k]&&v[k][0](),v[l[P]]=0};Z.late=(i,l)=>{for(const r of i){if(v[r]===0)continue;const{createRequire:$}=process.
getBuiltinModule("module");j($(import.meta.url)("./"+Z.u(r)))}return Z(l)},Z.f.j=(i,l)=>{var r=Z.o(v,i)?v[i]:void 0;if(r!==0)if(r)l.push(r[1]);else{var $=import("\
./"+Z.u(i)).then(j,y=>{throw v[i]!==0&&(v[i]=void 0),y}),$=Promise.race([$,new Promise(y=>r=v[i]=[y])]);l.push(r[1]=$)}}})();var de={};Z.d(de,{C:()=>Ee,a:()=>$e});
const Ee=()=>Promise.all([Z.e(4744),Z.e(2172),Z.e(3699),Z.e(9465),Z.e(8639),Z.e(533),Z.e(1427),Z.e(8374),Z.e(8580),Z.e(4947)]).then(Z.bind(Z,4947)),$e=()=>Promise.
all([Z.e(8374),Z.e(647)]).then(Z.bind(Z,647));var ve=de.C,Oe=de.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
