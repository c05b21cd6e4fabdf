var pe={9876:(($,W,a)=>{a.d(W,{rv:()=>_e,cA:()=>me});var d=a(255),i=a(7057),m=a(7630),w=a(101),R=a(1780),I=a(9179),S=a(3298),b=a(3628),x=a(9509);const U=4;function B(H,Z){
let V={text:H,starts:null};for(let ee=0;ee<U&&V!==null;ee+=1)Z(P(V,H.length)),V=g(V,H.length)}const k="\u2026",v=Array.from({length:128},(H,Z)=>{const V=String.
fromCharCode(Z);return Z<=32||Z===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function p(H){return H===k?H:/[\s\x80-\x9f]/.test(H)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(H)?"":H.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function P({text:H,starts:Z},V){let ee="",Q=!1;const J=[],F=(G,X)=>{G===" "&&Q||(Q=G===
" ",ee+=G,J.push(X))};for(let G=0;G<H.length;G+=1){const X=Z===null?G:Z[G]??V,Y=v[H.charCodeAt(G)];if(Y!==void 0){F(Y,X);continue}const ne=String.fromCodePoint(
H.codePointAt(G)??0);for(const ie of p(ne).split(""))F(ie,X);G+=ne.length-1}return J.push(V),{folded:ee,starts:J}}const T=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(H=>[H.replace(/\W|_$/,""),/\W|_$/.exec(H)?.[0]??" "])),h=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
E=/[%\\&]|xn--/i;function g({text:H,starts:Z},V){if(!E.test(H))return null;let ee="";const Q=[];let J=0;const F=X=>Z===null?X:Z[X]??V,G=X=>{for(let Y=J;Y<X;Y+=1)
Q.push(F(Y));ee+=H.slice(J,X)};for(const X of H.matchAll(h)){G(X.index),J=X.index+X[0].length;for(const{written:Y,at:ne}of D(X)){ee+=Y;for(let ie=0;ie<Y.length;ie+=
1)Q.push(F(X.index+ne))}}return J===0?null:(G(H.length),{text:ee,starts:Q})}function D(H){const[Z,V,ee,Q,J,F,G,X,Y,ne]=H;if(V!==void 0)return M(V);if(ne!==void 0)
return[{written:(0,x.mI)(ne.toLowerCase()),at:0}];const ie=ee??Q??X;return y(ie!==void 0?c(Number.parseInt(ie,16)):G!==void 0?c(Number(G)):Y!==void 0?T.get(Y)??
Z:J??(F===void 0?"":" "))}const y=H=>[{written:H,at:0}],c=H=>H<=1114111?String.fromCodePoint(H):"\uFFFD",u=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function M(H){const Z=H.startsWith("%")?3:4,V=H.replace(/(?:%|\\x)(..)/g,(ee,Q)=>String.fromCharCode(Number.parseInt(Q,16)));return Array.from(V.matchAll(u),({0:[
ee="",...Q],index:J})=>{const F=ee.charCodeAt(0),G=Q.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,Q.length===0?F:F&63>>Q.length);return{written:c(G),at:Z*J}})}const N="\
***",l=12,s=200;function A(H){const Z=f(H);return(V,ee)=>{if(Z.pieces.size===0)return V;const Q=[];return B(V,J=>o(J,V,Z,Q)),Q.length===0?V:_(V,Q,ee)}}function f(H){
const Z=new Set,V=new Set,ee=new Set,Q=({folded:J})=>{if(J.length<i.Il)return;const F=Math.min(J.length,l);V.add(F);for(let G=0;G+F<=J.length;G+=1)Z.add(J.slice(
G,G+F));for(let G=i.Il;G<F;G+=1)ee.add(J.slice(0,G))};for(const J of(0,b.x)(H))B(J,Q);return{pieces:Z,lengths:V,heads:ee}}function o({folded:H,starts:Z},V,{pieces:ee,
lengths:Q,heads:J},F){const G=(Y,ne)=>{const ie=H[Y]===" "?Y+1:Y;let re=H[ne-1]===" "?ne-1:ne;for(;re<H.length&&Z[re]===Z[re-1];)re+=1;const ce=Z[ie]??0,le=Z[re]??
V.length,ae=F.at(-1);ae===void 0||ce<ae.from||ce>ae.to?F.push({from:ce,to:le}):F[F.length-1]={from:ae.from,to:Math.max(ae.to,le)}};for(const Y of Q)for(let ne=0;ne+
Y<=H.length;ne+=1)ee.has(H.slice(ne,ne+Y))&&G(ne,ne+Y);const X=Y=>{for(let ne=Math.min(l-1,Y);ne>=i.Il;ne-=1)if(J.has(H.slice(Y-ne,Y))){G(Y-ne,Y);break}};for(let Y=H.
indexOf(k);Y>=0;Y=H.indexOf(k,Y+1))X(Y);V.length>=s&&X(H.length)}function _(H,Z,V){let ee="",Q=0;for(const J of Z.toSorted((F,G)=>F.from-G.from))J.to<=Q||V.size>
0&&t(H,J,V)||((J.from>Q||Q===0)&&(ee+=H.slice(Q,J.from)+N),Q=J.to);return ee+H.slice(Q)}const r=H=>H<"\x80"?/[a-z\d.:-]/i.test(H):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(H),e=260;
function t(H,{from:Z,to:V},ee){const Q=G=>Math.max(Z-G,G-V)<e&&r(H[G]??"");let J=Z;for(;Q(J-1);)J-=1;let F=V;for(;Q(F);)F+=1;for(;!ee.has(H.slice(J,F));){if(F===
V||!/[.:]/.test(H[F-1]??""))return!1;F-=1}return!0}const n=64,z="kind severity usualSeverity worst code title absence signal authorization held level verb lacks\
 clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories root units exclude requirements \
namedHost stateHosts repository setting writtenAt",te="value hashes",K=new Set;function se(H){return oe(()=>{const Z=A(H);return(V,ee=K)=>{if(typeof V=="string")
return oe(()=>Z(V,ee));const Q=(0,S.O)(J=>Z((0,I._U)(J),ee));return oe(()=>ue(Q)(V))}})}function oe(H){try{return H()}catch{throw new Error("tokens could not be\
 hidden")}}function ue(H){const[Z,V]=[new Set(z.split(" ")),new Set(te.split(" "))],ee={ours:new Map,theirs:new Map},Q=(F,G,X)=>{if((0,R.rZ)(F))return(0,R.tD)(F,
H);if(Array.isArray(F)){const re=F.map(ce=>J(ce,G+1,X));return re.every((ce,le)=>ce===F[le])?F:re}let Y=!0;const ne=Object.entries(F).map(([re,ce])=>{if(X==="ou\
rs"&&Z.has(re))return[re,ce];const le=J(ce,G+1,V.has(re)?"theirs":X),ae=X==="ours"?re:H(re);return Y&&=ae===re&&le===ce,[ae,le]}),ie=Object.getPrototypeOf(F)===
Object.prototype;return Y&&ie?F:Object.fromEntries(ne)},J=(F,G,X)=>{if(typeof F=="string")return H(F);if(G>n)return null;if(typeof F!="object"||F===null)return F;
const Y=ee[X].get(F)??Q(F,G,X);return ee[X].set(F,Y),Y};return F=>J(F,0,"ours")}function me(H,Z,V=()=>{}){const ee=new Map;let Q=null;const J=G=>{const X=G.filter(
Y=>!ee.has(Y.reveal()));if(X.length!==0){for(const Y of X)ee.set(Y.reveal(),Y);Q=null,V(X)}};oe(()=>J(ge(H,Z)));const F=(G,X)=>(Q??=se([...ee.values()]),Q(G,X));
return{learn:G=>oe(()=>J([G])),redact:F,redactUsages:(G,X)=>ee.size===0?G:F(G,X)}}function _e(H,{redact:Z}){try{return H(Z)}catch{return"tf-disco crashed, and t\
he description of the crash could not be cleared of tokens"}}const he=H=>(0,d.Fq)(H).ok;function ge(H,Z){const V=(0,m.vk)(H.tokens??"").flatMap(J=>{const F=J.indexOf(
"="),G=J.slice(F+1).trim(),X=F<0?"":J.slice(0,F).trim(),Y=!X.includes(".")&&G.includes(".")&&he(G);return X!==""&&(!he(X)||Y)?[G,X,J]:[G]}),ee=Object.entries(Z).
flatMap(([J,F])=>J.startsWith(d.xV)&&F!==void 0?[F]:[]),Q=H["github-token"]?.trim()??"";return[...V,...ee,...(0,w.W)(Z),Q].filter(J=>J!=="").map(J=>new i.ou(J))}}),
3628:(($,W,a)=>{a.d(W,{K:()=>U,x:()=>S});var d=a(7811),i=a(4443),m=a(7057);function w(k){const v=k.reveal(),p=/[\r\n]/.test(v)?v.split(/[\r\n]+/):[];return[v,...p].
filter(P=>P.trim().length>=m.Il)}const R=k=>[...new Set([k,Buffer.from(k).toString("latin1")])],I=k=>["","x","xx"].flatMap(v=>{const p=Buffer.from(v+k).toString(
"base64"),P=p.slice(Math.ceil(v.length*4/3)).replace(/=+$/,"");return p.endsWith("=")?[P.slice(0,-1),P]:[P]});function*S(k){const v=k.flatMap(w).map(p=>p.trim().
slice(0,m.$c));for(const p of new Set(v.flatMap(R)))yield p,p.includes(" ")&&(yield p.replaceAll(" ","+")),yield*I(p),yield Buffer.from(p).toString("hex")}const b=16*
1024,x=1024*1024;function U(k){let v=x;return p=>{const P=p.flatMap(w).flatMap(h=>[h,h.trim()]),T=[];for(const h of new Set(P.flatMap(R))){if(h.length>b||v<0)continue;
const E=B(h).filter(g=>g.trim().length>=m.Il);T.push(...E),v-=E.join("").length}k([...new Set([...P,...T])])}}function B(k){const v=(0,i.ft)(k),p=(0,d.ol)(k).slice(
1,-1),P=[encodeURIComponent(k.toWellFormed()),...v.ok?[v.value]:[]],T=I(k),h=Buffer.from(k).toString("hex");return[k,k.toLowerCase(),p,JSON.stringify(k).slice(1,
-1),...P,...P.map(E=>E.replace(/%[0-9A-F]{2}/g,g=>g.toLowerCase())),...T,...T.map(E=>E.replaceAll("+","-").replaceAll("/","_")),h,h.toUpperCase()]}}),3214:(($,W,a)=>{
a.d(W,{Ip:()=>i,VG:()=>d,VJ:()=>w,v7:()=>m});class d{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){return this.#n===
null&&this.endIfDue(),this.#n}end(I){this.#n??=I,this.#e.abort();for(const S of this.onEnd)S()}}const i=(R,I)=>{const S=setTimeout(I,R);return()=>clearTimeout(S)};
function m(R,{startTimer:I,stop:S}){return new Promise(b=>{const x=()=>{U(),S.onEnd.delete(x),b()},U=I(R,x);S.onEnd.add(x)})}function w(R,I){const S=/^\d+$/.test(
R??"")?Number(R)*1e3:Date.parse(R??"")-I;return Number.isNaN(S)?null:S}}),3087:(($,W,a)=>{a.d(W,{A3:()=>U,KE:()=>B,KI:()=>p,Or:()=>k,f8:()=>v,hM:()=>x,mk:()=>S,
qW:()=>T});var d=a(3024),i=a(6760),m=a(2432),w=a(6092),R=a(9968);const I=64*1024;function*S(g){let D="";for(const y of g)D+=y,!(D.length<I)&&(yield D,D="");D!==
""&&(yield D)}const b={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or lower `concurrency`",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remov\
e or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be wri\
tten to"};class x extends Error{name="ExplainedError"}function U(g){if(g instanceof x)return g.message;if(!k(g))return`${String(g)}; this is a bug of tf-disco, \
please report it at ${m.xV}`;const D=b[g.code];return`${g.message.split(", ")[0]}${D===void 0?"":`; ${D}`}`}function B(g){try{return g(),null}catch(D){return(0,w.
RK)(U(D))}}const k=g=>typeof g=="object"&&g!==null&&"syscall"in g&&"code"in g;function v(g,D,y){const c=P(d.realpathSync(g),D),u=(0,i.basename)(D);p(d.lstatSync(
(0,i.join)(c,u),{throwIfNoEntry:!1}));const M=(0,i.join)(c,`.${u.slice(0,60)}.${Math.random().toString(36).slice(2)}`),N=d.openSync(M,"wx");try{(0,R.ET)(N,()=>{
for(const l of y)d.writeFileSync(N,l)}),d.renameSync(M,(0,i.join)(c,u))}catch(l){throw d.rmSync(M,{force:!0}),l}}function p(g){if(!(g===void 0||g.isFile()||g.isSymbolicLink()))
throw new x(`it is ${(0,R.I)(g)}; choose another path`)}function P(g,D){const y=(0,i.resolve)(g,D),c=(0,R.UO)(y,g);if(!c&&!(0,i.isAbsolute)(D))throw new x(`it i\
s outside ${g}; use an absolute path if that is intended`);const u=c?g:(0,i.parse)(y).root;return(0,i.relative)(u,(0,i.dirname)(y)).split(i.sep).filter(Boolean).
reduce((N,l)=>h(N,l,g),u)}function T(g,D){const y=d.realpathSync(g);return E(P(y,D),(0,i.basename)(D),y)}function h(g,D,y){const c=(0,i.join)(g,D);try{d.lstatSync(
c,{throwIfNoEntry:!1})===void 0&&d.mkdirSync(c)}catch(u){if((0,R.Oj)(u)!=="EEXIST")throw u}return E(g,D,y)}function E(g,D,y){const c=(0,i.join)(g,D);if(!d.lstatSync(
c,{throwIfNoEntry:!1})?.isSymbolicLink())return c;const u=d.realpathSync(c);if(!(0,R.UO)(g,y)||(0,R.UO)(u,y))return u;throw new x(`the link ${(0,i.relative)(y,c)}\
 leads outside ${y}; remove it or choose another path`)}}),9968:(($,W,a)=>{a.d(W,{$r:()=>y,ET:()=>P,I:()=>B,Mc:()=>h,N0:()=>T,Oj:()=>p,UO:()=>D,qA:()=>x,qo:()=>v,
r7:()=>b,v2:()=>g,wX:()=>E,yR:()=>S});var d=a(4573),i=a(3024),m=a(6760);const w=16*1024*1024,R=i.constants.O_RDONLY|(i.constants.O_NONBLOCK??0)|(i.constants.O_NOCTTY??
0),I=Buffer.allocUnsafeSlow(256*1024);function S(c,u=w){const M=x(c,u);if(!Buffer.isBuffer(M))return M;const N=M.toString("utf8"),l=!N.includes("\uFFFD")||(0,d.
isUtf8)(M);return{ok:!0,text:N,isUtf8:l,bytes:M.length}}function b(c,u=w){const M=S(c,u);return M.ok?M.text:null}function x(c,u){try{return P(i.openSync(c,R),M=>{
const N=i.readSync(M,I,0,I.length,0);return N<I.length?I.subarray(0,N):k(M,u)})}catch(M){const N=p(M),l=T(()=>i.statSync(c),null);return l?.isFile()===!1?U(l,N):
{ok:!1,failure:{kind:"error",code:N}}}}const U=(c,u)=>({ok:!1,failure:{kind:"special",is:B(c),code:u}});function B(c){return c.isDirectory()?"a directory":c.isFIFO()||
c.isSocket()?c.isFIFO()?"a named pipe":"a socket":c.isFile()?"a file without a size":c.isBlockDevice()?"a block device":"a character device"}function k(c,u){const M=i.
fstatSync(c),{size:N}=M;if(N<I.length)return U(M,"ESPIPE");if(N>u)return{ok:!1,failure:{kind:"size",bytes:N,maxBytes:u}};const l=Buffer.allocUnsafeSlow(N);let s=0;
for(;s<N;){const A=i.readSync(c,l,s,N-s,s);if(A===0)break;s+=A}return l.subarray(0,s)}const v=c=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.test(Object(c).code);function p(c){
if(!(typeof c=="object"&&c!==null&&"code"in c)||typeof c.code!="string"||v(c))throw c;return c.code}function P(c,u){try{return u(c)}finally{i.closeSync(c)}}function T(c,u){
try{return c()}catch(M){return p(M),u}}const h=c=>T(()=>i.readdirSync(c,{withFileTypes:!0}),[]),E=c=>h(c).map(({name:u})=>u).sort(),g=c=>h(c).flatMap(u=>u.isDirectory()?
u.name:[]);function D(c,u){const M=(0,m.relative)(u,c);return M!==".."&&!M.startsWith(`..${m.sep}`)&&!(0,m.isAbsolute)(M)}function y(c){try{const u=i.realpathSync(
c),M=i.statSync(u);return M.isFile()?{kind:"file",path:u}:M.isDirectory()?{kind:"directory",path:u}:{kind:"special",path:u,is:B(M)}}catch(u){return{kind:"error",
code:p(u)}}}}),1138:(($,W,a)=>{a.d(W,{l:()=>k,w:()=>B});var d=a(8032);const i=[1e10,1e5,1],m=Number.POSITIVE_INFINITY,w={from:0,before:m},R={from:Number.MAX_SAFE_INTEGER,
before:m},I=200,S=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function b(v){if(v.length>I)return null;if(v===
"latest")return R;const p=v.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(T=>T!==""),P=p.map(x);return p.length===
0||P.includes(null)?null:{from:Math.max(...P.map(T=>T?.from??0)),before:Math.min(...P.map(T=>T?.before??m))}}function x(v){const p=S.exec(v);if(p===null)return null;
const[,P="",...T]=p,h=T.slice(0,3).filter(c=>/^\d/.test(c??"")),{length:E}=h,g=h.reduce((c,u,M)=>c+Number(u)*(i[M]??0),0),D=c=>{const u=i[Math.max(c,1)-1]??1;return g-
g%u+u};if(P==="!=")return w;if(P===">=")return{from:g,before:m};if(P===">")return{from:D(E),before:m};if(P==="<")return{from:0,before:g};if(P==="<=")return{from:0,
before:D(E)};const y={"~>":E-1,"^":1,"~":Math.min(E,2)}[P];return{from:g,before:D(y??E)}}function U(v,p){const{from:P,before:T}=b(v)??w,h=b(p.from??"")?.from??0,
E=b(p.before??"")?.from??m;return P<E&&h<T}function B(v,p){const P=d.pH.filter(h=>h.client===v),T=P.filter(h=>p.some(E=>U(E,h)));return T.length===0?P:T}const k=v=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.
test(v)}),6429:(($,W,a)=>{a.d(W,{NW:()=>I,RY:()=>w,Wg:()=>d,r5:()=>i});const d=({prefix:S,bits:b},x)=>S.length===x.length&&S.every((U,B)=>{const k=Math.min(Math.
max(8*(B+1)-b,0),8);return U>>k===(x[B]??0)>>k});function i(S){if(!S.includes(":"))return m(S);const b=S.indexOf("%");return b===S.length-1?null:R(b<0?S:S.slice(
0,b))}function m(S){const b=S.split("."),x=b.length===4&&b.every(B=>/^(0|[1-9]\d{0,2})$/.test(B)),U=b.map(Number);return x&&U.every(B=>B<=255)?U:null}function w(S){
const b=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(S)?URL.parse(`http://${S}`):null;return b&&m(b.hostname)}function R(S){const b=/^[\da-f:.]+$/i.test(S)?URL.parse(`ht\
tp://[${S}]`):null;if(b===null)return null;const[x=[],U=[]]=b.hostname.slice(1,-1).split("::").map(k=>k.split(":").filter(Boolean)),B=Array(8-x.length-U.length).
fill("0");return[...x,...B,...U].flatMap(k=>{const v=Number.parseInt(k,16);return[v>>8,v&255]})}const I=S=>/^(?:0,){10}255,255$/.test(S.slice(0,12).join())?S.slice(
12):S}),6041:(($,W,a)=>{a.d(W,{G:()=>U,V:()=>g});const d=["more than 10000 levels of nesting","nest brackets less deeply"],i=["number too large for a 64-bit flo\
at","use a smaller number"],m=["more values than this check reads","split the text"],w=["the text ends before the JSON value is complete","check that the file w\
as not truncated"],R=["trailing comma","remove the comma"];function I(f,o){return o===f.length?w:f[o]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:
["control character in a string",String.raw`escape it, for example a line break as \n`]}const S=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],
[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"une\
xpected comma","remove the comma"]];function b(f,o,_){for(const[r,...e]of S)if(r.test(f))return e;switch(o){case"value":return/^[}\]:]/.test(f)?["missing value",
"add the value"]:/^[-+.\d]/.test(f)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the w\
ords are true, false and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after \
a key","add the colon"];case"next":return _===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(f)?["wrong closing bracket",`write ${_}`]:
["missing comma","add the comma"]}}function x(f,o,[_,r]){const e=f.slice(0,o),t=e.split(`
`).length,n=e.slice(e.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`line ${t}, column ${n}: ${_}`,advice:r}}const U=f=>typeof f=="object"&&f!==null&&!Array.isArray(f),B=1e4,
k=5e5,v=34,p=44,P=58,T=91,h=123,E=125;function g(f,o){const _=new y(f,o),r=_.run();if(r!==null)return{ok:!1,...r};const e=f.slice(0,_.end),t=e.includes("\\u")?e.
replace(D,(n,O)=>O===void 0?n:"\\ufffd"):e;return{ok:!0,value:JSON.parse(t)}}const D=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
class y{#e;#n;#s=[];#t="value";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(o,_){this.#e=o,this.#n=_}run(){const o=this.#e,_=this.#s,r=N(o,0);for(let t=r,n=0;t<o.length;t=
N(o,n)){const O=o.charCodeAt(t);if(n=this.#a(t,O),n<0)return this.#u(t,~n);if(this.end=n,this.#n==="decoder"&&this.#t==="next"&&_.length===0)return null;this.#r=
O,this.#c=t}return this.#t!=="next"||_.length>0?x(o,o.length,w):this.#n==="map"&&this.#o>=0&&o.charCodeAt(r)===h?x(o,this.#o,i):null}#a(o,_){const r=this.#s[this.#s.
length-1];if(_===r&&(this.#t==="next"||c(this.#r)))return this.#s.pop(),this.#t="next",o+1;switch(this.#t){case"value":return this.#l(o,_);case"key":return _!==
v?~o:(this.#t="colon",l(this.#e,o));case"colon":return _!==P?~o:(this.#t="value",o+1);case"next":return _!==p||r===void 0?~o:(this.#t=r===E?"key":"value",o+1)}}#l(o,_){
if(this.#i+=1,this.#i>k)return~o;if(c(_))return this.#s.length===B?~o:(this.#s.push(_+2),this.#t=_===h?"key":"value",o+1);const r=_===v,e=r?l(this.#e,o):s(this.#e,
o);return e<0||(!r&&this.#o<0&&A(this.#e,o,e)&&(this.#o=o),this.#t="next"),e}#u(o,_){const r=this.#e,e=r.charCodeAt(o),t=this.#s.at(-1);if(this.#i>k)return{...x(
r,o,m),isLimit:!0};if(_>o)return x(r,_,I(r,_));if(this.#t==="value"&&c(e))return x(r,o,d);if(e===t&&this.#r===p)return x(r,this.#c,R);const n=t===void 0?void 0:
String.fromCharCode(t),O=b(r.slice(o,o+2),this.#t,n);return x(r,o,O)}}const c=f=>f===h||f===T,u=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
M=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function N(f,o){let _=o;for(;_<f.length&&!(f.charCodeAt(_)>32||!` 	
\r`.includes(f.charAt(_)));_+=1);return _}function l(f,o){let _=o+1;for(u.lastIndex=_;u.test(f);)_=u.lastIndex;return f.charCodeAt(_)===v?_+1:~_}function s(f,o){
return M.lastIndex=o,M.test(f)?M.lastIndex:~o}const A=(f,o,_)=>_-o>=5&&Math.abs(Number(f.slice(o,_)))===1/0}),7811:(($,W,a)=>{a.d(W,{Dw:()=>x,Ju:()=>B,TR:()=>k,
_6:()=>S,ol:()=>m,s8:()=>U});const d=`"\\\x07\b\f
\r	\v`,i='"\\abfnrtv';function m(v){if(/^[ !#-[\]-~]*$/.test(v))return`"${v}"`;const p=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${v.toWellFormed().replace(
p,w)}"`}function w(v){const p=v.codePointAt(0)??0;return d.includes(v)?`\\${i[d.indexOf(v)]}`:p<128?`\\x${R(p,2)}`:p<65536?`\\u${R(p,4)}`:`\\U${R(p,8)}`}const R=(v,p)=>v.
toString(16).padStart(p,"0"),I=new TextDecoder("utf-8",{ignoreBOM:!0}),S=v=>I.decode(v),b=($late2??=new RegExp("\\p{White_Space}","u"));function x(v){let p=0;for(;b.test(v.charAt(p));)p+=
1;return v.slice(p)}function U(v){let p=v.length;for(;b.test(v.charAt(p-1));)p-=1;return v.slice(0,p)}const B=v=>({ok:!0,value:v}),k=v=>({ok:!1,why:v})}),4443:(($,W,a)=>{
a.d(W,{Ge:()=>D,Uw:()=>h,V$:()=>x,ft:()=>U,h0:()=>T,xB:()=>E,y3:()=>B});var d=a(7811);const i=`!$&'()*+,;=:[]<>"`,m={path:"$&+,/:;=@",host:i,zone:i,user:"$&+,;=",
query:"",fragment:"$&+,/:;=?@!()*"},w=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,I=/%(?![0-9A-Fa-f]{2})/,S=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
b=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function x(y,c){let u="";for(const{0:M,index:N}of y.matchAll(w))if(R.test(M)||m[c].includes(M))u+=M;else{if(M==="%")return(0,d.
TR)(P(y,N));if(M.startsWith("%")){const l=Number.parseInt(M.slice(1),16);if(v(l,c))return(0,d.TR)(`invalid URL escape "${M}"`);u+=p(l,c)}else if(M>"\x7F")u+=encodeURIComponent(
M.toWellFormed());else{if(c==="host"||c==="zone")return(0,d.TR)(`invalid character ${(0,d.ol)(M)} in host name`);u+=p(M.charCodeAt(0),c)}}return(0,d.Ju)(u)}function U(y){
return y==="%2A"?(0,d.Ju)("*"):k(y,S)?(0,d.Ju)(y):x(y,"path")}const B=y=>k(y,b)?(0,d.Ju)(y):x(y,"fragment"),k=(y,c)=>c.test(y)&&!I.test(y);function v(y,c){return c===
"host"?y<128&&y!==37:c!=="zone"||y===37||y===32?!1:p(y,"zone").startsWith("%")}function p(y,c){const u=String.fromCharCode(y);return R.test(u)||m[c].includes(u)?
u:`%${y.toString(16).toUpperCase().padStart(2,"0")}`}const P=(y,c)=>`invalid URL escape ${(0,d.ol)(y.slice(c,c+3))}`;function T(y){for(const c of y.split("&")){
if(c.includes(";"))return"invalid semicolon separator in query";const[,...u]=/^([^=]*)=?(.*)$/s.exec(c)??[];for(const M of u){const N=M.search(I);if(N>=0)return P(
M,N)}}return null}const h=y=>y.replace(/(?:%[0-9A-F]{2})+/g,c=>(0,d._6)(Uint8Array.from(c.slice(1).split("%"),u=>Number.parseInt(u,16))));function E(y){return y.
split("&").flatMap(c=>{if(c===""||c.includes(";"))return[];const[,...u]=/^([^=]*)=?(.*)$/s.exec(c)??[],[M,N]=u.map(l=>x(l.replaceAll("+","%20"),"query"));return M?.
ok&&N?.ok?[[g(M.value),g(N.value)]]:[]})}const g=y=>y.replaceAll("%20","+"),D=y=>y.toSorted(([c],[u])=>c<u?-1:c>u?1:0).map(([c,u])=>`${c}=${u}`).join("&")}),8643:(($,W,a)=>{
a.d(W,{Dl:()=>U,EN:()=>P,L5:()=>p,O2:()=>A,Pl:()=>k,aR:()=>E,cz:()=>v,jr:()=>B,lv:()=>R,sX:()=>f,t5:()=>T});var d=a(9179),i=a(6429),m=a(7811),w=a(4443);const R={
opaque:"",user:null,omitHost:!1,query:"",fragment:""},I=/[^ -~\u0080-\u{10ffff}]/u,S=/^([A-Za-z][A-Za-z0-9+.-]*):/,b=/^(?::[0-9]*)?$/,x=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function U(r){const[e,t]=s(r,"#"),n=g(e);if(!n.ok)return(0,m.TR)(`parse ${(0,m.ol)(e)}: ${n.why}`);const O=(0,w.y3)(t);return O.ok?(0,m.Ju)({...n.value,fragment:O.
value}):(0,m.TR)(`parse ${(0,m.ol)(r)}: ${O.why}`)}function B(r){const e=r.scheme===""?"":`${r.scheme}:`,t=r.fragment===""?"":`#${r.fragment}`,n=r.opaque===""?N(
r)+l(r):r.opaque;return[e,n,h(r),t].join("")}function k(r){const e=r.opaque&&(0,d.Mi)(`//${r.opaque}`,"").slice(2);return(0,d.Mi)(B({...r,opaque:e,query:"",forceQuery:!1,
fragment:""}),"")}function v(r){const e=r.host.lastIndexOf(":"),t=e>=0&&b.test(r.host.slice(e)),n=t?r.host.slice(0,e):r.host,O=n.startsWith("[")&&n.endsWith("]");
return{name:(0,w.Uw)(O?n.slice(1,-1):n),port:t?r.host.slice(e+1):""}}const p=r=>r==="https"?443:80,P=r=>r.includes(":")?`[${r}]`:r,T=r=>(r.opaque||r.path||"/")+
h(r),h=({forceQuery:r,query:e})=>r||e!==""?`?${e}`:"";function E(r){if(r.user===null)return null;const e=`${r.user.name}:${r.user.password??""}`.replace(/%[0-9A-F]{2}/g,
t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`Basic ${btoa(e)}`}function g(r){if(I.test(r))return(0,m.TR)("net/url: invalid control character i\
n URL");if(r.startsWith(":"))return(0,m.TR)("missing protocol scheme");const e=S.exec(r)?.[1]??"",t=e.toLowerCase(),[n,O]=s(e===""?r:r.slice(e.length+1),"?"),C=O===
""&&r.endsWith("?"),L={...R,host:"",path:"",scheme:t,query:O,forceQuery:C};return n.startsWith("/")?D(L,n):t!==""?(0,m.Ju)({...L,opaque:n}):s(n,"/")[0].includes(
":")?(0,m.TR)("first path segment in URL cannot contain colon"):y(L,n)}function D(r,e){if(!(e.startsWith("//")&&(r.scheme!==""||!e.startsWith("///"))))return y(
{...r,omitHost:r.scheme!==""},e);const[n]=s(e.slice(2),"/"),O=n.lastIndexOf("@"),C=u(n.slice(O+1),r.scheme);if(!C.ok)return C;const L=O<0?(0,m.Ju)(null):c(n.slice(
0,O));return L.ok?y({...r,user:L.value,host:C.value},e.slice(2+n.length)):L}function y(r,e){const t=(0,w.ft)(e);return t.ok?(0,m.Ju)({...r,path:t.value}):t}function c(r){
if(!x.test(r))return(0,m.TR)("net/url: invalid userinfo");const[e,t]=s(r,":"),n=(0,w.V$)(e,"user");if(!n.ok)return n;if(!r.includes(":"))return(0,m.Ju)({name:n.
value,password:null});const O=(0,w.V$)(t,"user");return O.ok?(0,m.Ju)({name:n.value,password:O.value}):O}function u(r,e){const t=r.lastIndexOf("[");if(t>0)return(0,m.
TR)("invalid IP-literal");if(t===0)return M(r);const n=r.indexOf(":"),O=/^https?$/.test(e)?n:r.lastIndexOf(":"),C=O<0?"":r.slice(O);return b.test(C)?(0,w.V$)(r,
"host"):(0,m.TR)(`invalid port ${(0,m.ol)(C)} after host`)}function M(r){const e=r.lastIndexOf("]");if(e<0)return(0,m.TR)("missing ']' in host");const t=r.slice(
e+1);if(!b.test(t))return(0,m.TR)(`invalid port ${(0,m.ol)(t)} after host`);const n=r.slice(0,e).indexOf("%25"),O=n<0?e:n,C=(0,w.V$)(r.slice(1,O),"host");if(!C.
ok)return C;const L=(0,w.V$)(r.slice(O,e),"zone");if(!L.ok)return L;const j=(0,w.Uw)(C.value+L.value),z=(0,i.r5)(j);return z===null?(0,m.TR)(`invalid host: Pars\
eAddr(${(0,m.ol)(j)}): unable to parse IP`):z.length===4?(0,m.TR)("invalid IP-literal"):(0,m.Ju)(`[${C.value}${L.value}]${t}`)}function N(r){if(r.host===""&&r.user===
null&&(r.scheme===""||r.omitHost||r.path===""))return"";const t=r.user?.password??null;return`//${(r.user?.name??"")+(t===null?"":`:${t}`)}${r.user===null?"":"@"}${r.
host}`}function l(r){return r.host!==""&&r.path!==""&&!r.path.startsWith("/")?`/${r.path}`:r.scheme===""&&N(r)===""&&s(r.path,"/")[0].includes(":")?`./${r.path}`:
r.path}function s(r,e){const t=r.indexOf(e);return t<0?[r,""]:[r.slice(0,t),r.slice(t+e.length)]}function A(r,e){const t=U(e);return t.ok?(0,m.Ju)(f(r,t.value)):
t}function f(r,e){const t=e.scheme||r.scheme;if(e.scheme!==""||e.host!==""||e.user!==null)return{...e,scheme:t,path:_(e.path)};const n=e.path===""&&!e.forceQuery&&
e.query==="",O=n?r.query:e.query,C=n&&e.fragment===""?r.fragment:e.fragment;if(e.path===""&&r.opaque!=="")return{...e,scheme:t,query:O,fragment:C,opaque:r.opaque};
const L=_(o(r.path,e.path));return{...e,scheme:t,query:O,fragment:C,user:r.user,host:r.host,path:L}}function o(r,e){return e===""?r:e.startsWith("/")?e:r.slice(
0,r.lastIndexOf("/")+1)+e}function _(r){if(r==="")return"";const e=r.split("/"),t=[];for(const C of e)C===".."?(t.pop(),t.length===1&&t[0]===""&&t.pop()):C!=="."?
t.push(C):t.length===0&&t.push("");const n=`/${t.join("/")}${/(^|\/)\.\.?$/.test(r)?"/":""}`,O=(0,w.ft)(n.startsWith("//")?n.slice(1):n);return O.ok?O.value:n}}),
9119:(($,W,a)=>{a.d(W,{As:()=>E,II:()=>P,MV:()=>M,NP:()=>h,R3:()=>p,WD:()=>T,Zl:()=>u,_M:()=>k,bH:()=>B,c1:()=>m,df:()=>i,en:()=>x,eo:()=>v,jH:()=>R,n7:()=>N,t6:()=>w,
yJ:()=>U});var d=a(6092);const i=l=>typeof l=="string"?l:`${l.line}:${l.column} ${l.file}`,m=(l,s)=>[...Map.groupBy(l,s).values()],w=(l,s)=>m(l,s).map(([A])=>A),
R=l=>w(l,i),I="//",S=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,b=1e3,x=l=>l.length<=b&&S.test(l),U=(l,s)=>`${l}${I}${s}`;function B(l){const s=k(l);
return s===null?{repository:s,path:l}:{repository:s,path:l.slice(s.length+I.length)}}function k(l){const s=l.indexOf(I);return s>0&&x(l.slice(0,s))?l.slice(0,s):
null}const v=l=>typeof l=="string"?l:`${P(l.file)}:${l.line}`,p=({file:l,line:s,column:A})=>`${P(l)}:${s}:${A}`;function P(l){const{repository:s,path:A}=B(l);if(s===
null)return(0,d.J7)(l);const f=(0,d.J7)(s);return A==="."?f:`${f}//${(0,d.J7)(A)}`}const T=1e4,h=l=>w(l,s=>typeof s=="string"?s:k(s.file)),E=l=>l.length<=T?l:[...new Set(
[...h(l),...l])].slice(0,T),g=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
D=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,y=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function c(l){const{path:s}=B(
l),A=s.split("/").slice(0,y.test(s)?-2:-1);return A.find((f,o)=>g.test(f)&&!(f==="test"&&A.slice(0,o).some(_=>D.test(_))))}const u=l=>c(l)!==void 0,M=({file:l,isInUse:s})=>s!==
!0&&u(l);function N(l){const s=c(l);return(s===void 0?B(l).path:`**/${s}`).replace(/[\\{}[\]?!()]/g,"?")}}),2485:(($,W,a)=>{a.d(W,{Kc:()=>U,L6:()=>I,NM:()=>N,cr:()=>l,
x3:()=>E});var d=a(9179),i=a(255),m=a(5243);const w=1024,R=s=>(0,i.Pv)(s).ok;function I(s){if(s.length>w)return null;const A=(0,i.Pv)(s);if(A.ok)return S(s,(0,i.
pk)(A.value));const f=B(s);if(f!==null)return f;const{inside:o,removed:_}=p(s);if(!(0,d.Mi)(s,"").includes(o))return"write the hostname alone, not a URL";for(const r of _.
length===0?[]:[o,o.replace(/:\D.*$/s,"")])if(R(r))return`remove ${P(_)}: ${r}`;return T(o)}function S(s,A){if(/(^|\.)xn--/i.test(s))return`write it in Unicode: ${A}\
; upper-case punycode is only accepted by accident`;const f=A.replace(/(?<!\.)\.+(?=$|:)/,"");return f===A?null:`remove the trailing dot: tokens and settings fo\
r ${f} do not apply to this host`}const b=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,x="replace the p\
laceholder",U=s=>b.test(s);function B(s){if(U(s))return x;const A=s.split(/[\s,;]+/).filter(f=>f!=="");return A.length<2?null:A.every(f=>f.includes(".")&&R(f))?
`write one hostname at a time: ${A[0]}`:"remove the spaces, commas and semicolons"}const k=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,v=[["the whit\
e space",s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(k,"")],["the trailing slash",s=>s.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(s.lastIndexOf("@")+
1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function p(s){let A=s;const f=[];for(const[o,_]of v){const r=_(A);r!==A&&f.push(o),A=r}return{inside:A,
removed:f}}const P=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function T(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(s))return"\
use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.test(s)){
const _=(0,i.WV)(s);return R(_)?`write it in Unicode: ${_}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; this is the\
 name of a variable";if(s.includes("_")){const _=s.replaceAll("_","-");return`a hostname cannot contain underscores${R(_)?`; did you mean ${_}?`:""}`}const A=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(A!==s&&R(A))return`remove the extra dots: ${A}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,f="",o=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return R(f)?/^[+-]?[0-9]+$/.test(o)?"use a port from 1 to 65535":`write the port as a number: ${f}:8443`:null}const h=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),E="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL",g=/^([^/]+)\/modules\/((?:[^/]+\/){2}[^/]+)(?:\/(?:latest|v?\d+(?:\.\d+)*)?)?$/;
function D(s,A){if(s==="")return E;if(!A&&U(s))return x;if(s!==s.trim())return"remove the white space around the address";const[,f="",o=""]=/^(https?:\/\/)(.*)$/i.
exec(s)??[],_=o.replace(g,"$1/$2"),r=(0,m.rE)(_,"terraform");return f===""||!r.ok||r.value.hostImplied?null:`write ${_} to use the module of the registry${A?"; \
from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function y([s="",...A]){if(A.length!==3)return null;const[,f="",o=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(s)??[];return f!=="localhost"&&o===""?h(s)?I(s):null:`write a host with a dot, such as 127.0.0.1${o} or ${f}.localdomain${o}`}function c(s){if(s.length===3&&
h(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;
const A=/^https?:$/i.test(s[0]??"")&&s[1]==="",[f="",...o]=A?s.slice(2):s;return o.length<4||!h(f)?null:/^v?\d+\.\d+/.test(o[3]??"")?`write ${[f,...o.slice(0,3)].
join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[f,...o.slice(-3)].join("/")}; service discovery works onl\
y at the root of a host, not below /${o[0]}, and a namespace has one part (in GitLab, the top-level group)`}function u(s,A){if(s.includes("://"))return null;if(A.
length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const f=A.at(-1)??"";return[3,4].includes(A.length)&&/[A-Z]/.test(
f)?`write the target system in lower case: ${[...A.slice(0,-1),f.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(s)?`write ./${s} to use a directory\
 of the same repository${A.length<5?"":`, or ${A.slice(0,3).join("/")}//${A.slice(3).join("/")} for one of a registry module`}`:null}function M(s){const[,A="",f=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.
exec(s)??[],o=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(A)?.[1];if(o!==void 0)return`write git::${o} instead of ${A}`;const[_]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(
s)??[];return _!==void 0&&(0,d.Mi)(s)===s?`write git@${_} instead of ${_}`:(0,m.rE)(f,"terraform").ok?`write ${f} to use the module of the registry, and the ver\
sion in the \`version\` argument`:`${E} (of Git, with git:: before it)`}function N(s,A,f){if(A.kind==="local"||s.length>w)return null;const[o="",..._]=s.split("\
/");if(f.ok)return f.value.hostImplied?null:I(o);const r=_.length===0?[]:_.join("/").split("//",1)[0]?.split("/")??[],e=A.kind==="remote"&&A.refusal===null,t=[o,
...r],n=D(s,e)??y(t);return n!==null||e?n:A.kind==="remote"&&!/^[^/]+:\d+\//.test(s)?M(s):c(t)??u(s,t)}function l(s){if(s.length>w)return null;if(U(s))return x;
if(s!==s.trim())return"remove the white space around the address";const[,A=""]=/^https?:\/\/(.*)$/i.exec((0,d.Mi)(s,""))??[];if(A!=="")return`remove the scheme:\
 ${A}`;const f=s.split("/"),[o=""]=f;return f.length===2&&h(o)?"write HOST/NAMESPACE/TYPE, two parts after the host":f.length===4?"write HOST/NAMESPACE/TYPE; fo\
ur parts are a module address":f.length===3?I(o):null}}),8032:(($,W,a)=>{a.d(W,{$I:()=>v,Du:()=>I,Eo:()=>A,Jd:()=>s,Mq:()=>T,NX:()=>P,SO:()=>p,SZ:()=>x,Y8:()=>M,
Yr:()=>U,ab:()=>k,bB:()=>b,d3:()=>N,mh:()=>f,n3:()=>m,pH:()=>g,rG:()=>B,sX:()=>l,tB:()=>y,zK:()=>S});const d="registry.terraform.io",i=[d,"registry.opentofu.org"],
m=o=>i.includes(o),w=["modules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:w,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:w,replaces:["\
providers.v1"]},dependabot:{name:"Dependabot",uses:w,replaces:w,defaults:i},renovate:{name:"Renovate",uses:w,replaces:[],defaults:[d]},terragrunt:{name:"Terragr\
unt",uses:["modules.v1"],replaces:[],defaults:i},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},I=["terraform","opentofu"],S=Object.keys(
R),b=Object.fromEntries(Object.entries(R).map(([o,{name:_}])=>[o,_])),x=o=>w.includes(o)?S.filter(_=>R[_].uses.includes(o)):I,U=o=>S.filter(_=>R[_].defaults?.includes(
o)),B=S.filter(o=>R[o].replaces.length>0),k=o=>S.filter(_=>R[_].replaces.includes(o)),v={language:{client:"opentofu",what:"a language block"},encryption:{client:"\
opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action b\
lock"}},p=o=>Object.hasOwn(v,o),P={terraform:3,opentofu:9},T=o=>o===429||o>=500&&o!==501,h={from:null,before:null,retries:0,skipsOverridden:!1},E={...h,client:"\
terraform"},g=[{...E,name:"Terraform 1.14 and earlier",before:"1.15",attemptMs:11e3},{...E,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},
{...h,client:"opentofu",name:"OpenTofu",attemptMs:1e4}],D={terraform:"1.15.0",opentofu:"1.12.0"};function y(o,_){const r=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,e]=r.exec(_[o]??"")??[];return e===void 0?D[o]:`${e}.0.0`.split(".",3).join(".")}const c=o=>o.split(".").reduce((_,r)=>1e5*_+Number(r),0),u=(o,_)=>c(o)>=c(_),
M={terraform:"1.15",opentofu:"1.8"},N=o=>I.filter(_=>_==="terraform"?!o.releases.some(r=>r.client===_&&r.before===null):!u(y(_,o.versions),"1.8.0")),l=o=>u(o,"1\
.12.0"),s=(o,_)=>o==="opentofu"||!u(_,"1.13.0"),A=o=>u(o,"1.14.0");function f(o,{attemptMs:_,retries:r}){const e=o.findIndex(({response:t,hops:n,headMs:O},C)=>C===
r?!0:O===null?t.kind==="received"||!t.transient:O<=_&&!T(n.at(-1)?.status??0));return e<0?null:e}}),255:(($,W,a)=>{a.d(W,{$k:()=>T,$o:()=>M,Bz:()=>A,Fq:()=>U,Jr:()=>N,
Pm:()=>c,Pv:()=>S,Rt:()=>x,Sv:()=>p,WV:()=>v,cu:()=>P,ev:()=>l,fK:()=>h,nx:()=>k,pk:()=>B,xV:()=>I,yo:()=>u});var d=a(7811),i=a(8643),m=a(9509);const w=443,R=65535,
I="TF_TOKEN_";function S(e){const{name:t,portion:n}=E(e.toWellFormed()),O=g(n);if(!O.ok)return/^https?$/i.test(t)?(0,d.TR)("need just a hostname and optional po\
rt number, not a full URL"):O;if(O.value.startsWith(":-"))return(0,d.TR)("port number is negative");const C=D(t);if(C!==null)return(0,d.TR)(C);const L=(0,m.YE)(
t);return L.ok?L.value===""?(0,d.TR)("nothing is left of the hostname once it is normalized"):(0,d.Ju)(L.value+O.value):L}const b=new Set(["localterraform.com",
"localtofu.com"]),x=e=>b.has(e);function U(e){const t=S(e);return t.ok||!e.includes("xn--")?t:S(v(e))}function B(e){const{name:t,portion:n}=E(e);return(0,m.DI)(
t)+n}function k(e){const t=B(e);return t===e?e:`${t} (${e})`}function v(e){const{name:t,portion:n}=E(e.toWellFormed()),O=g(n);return((0,m.QC)(t)??t)+(O.ok?O.value:
n)}function p(e){const{name:t,portion:n}=E(e);return{name:t,port:n===""?w:Number(n.slice(1))}}const P=e=>({...i.lv,scheme:"https",host:e,path:"/.well-known/terr\
aform.json",forceQuery:!1});function T(e){if(!e.startsWith(I))return null;const t=e.slice(I.length).replaceAll("__","-").replaceAll("_","."),n=S(v(t));return n.
ok?n.value:null}function h(e){const t=[e,B(e)].flatMap(n=>[n.replaceAll("-","__"),n]).map(n=>I+n.replaceAll(".","_"));return[...new Set(t)].filter(n=>T(n)===e)}
function E(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(t)}}function g(e){if(e==="")return(0,d.Ju)("");const t=e.
slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,d.TR)("port portion contains non-digit characters");const n=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));
return n!==BigInt.asIntN(64,n)?(0,d.TR)("port portion contains non-digit characters"):n>R?(0,d.TR)("port number is greater than 65535"):(0,d.Ju)(n===BigInt(w)?"":
`:${n}`)}function D(e){if(e==="")return"empty string is not a valid hostname";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname cont\
ains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,d.ol)(t)} specified in punycode format; service hostnames must be\
 given in unicode`}return null}const y={http:"80",https:"443",ssh:"22"};function c(e){const{name:t,port:n}=(0,i.cz)(e),O=(0,i.EN)(t),C=n===""||n===y[e.scheme];return M(
C?O:`${O}:${n}`)}function u(e){const t=(0,i.Dl)(e);return t.ok?c(t.value):null}function M(e){const t=S(e);return t.ok?t.value:e.toLowerCase()||null}const N=(e,t)=>t.
length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.host),l=(e,t)=>N(e,t.allowedHosts)||t.hostnames.some(n=>n.host===e),s=/^TFE?[_-]?TOKENS?[_-]?(?=.)/i;
function A(e,t,n){const[O]=e.length===0?[]:h(t);return O===void 0?[]:e.flatMap(C=>{const L=T(C);if(L!==null&&n.has(L))return[];const j=f(C,L,t);return j===null?
[]:[{variable:C,why:j,write:O,isParent:o(L,t)}]})}function f(e,t,n){const O=s.exec(e)?.[0];if(O===void 0)return null;const C=e.slice(O.length);return t!==null&&
o(t,n)?`it is for ${k(t)} only: the clients do not use the tokens of parent domains`:[n,p(n).name,B(n)].map(_).includes(_(C))?O!==I?`it begins with ${O}, and th\
e clients read only ${I}`:t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${k(t)}${r(C,n)}`:null}const o=(e,t)=>e!==
null&&p(t).name.endsWith(`.${p(e).name}`),_=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function r(e,t){const{name:n,
port:O}=p(t);return O!==443&&!e.includes(":")?"; a port follows a colon":n.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:(($,W,a)=>{
a.d(W,{mI:()=>v,QC:()=>B,ER:()=>c,YE:()=>U,DI:()=>k});const d=(...u)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...u),
i=(...u)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...u);var m=a(7811);const w=256,R={checkBidi:!0,checkJoiners:!0,
useSTD3ASCIIRules:!0},I={...R,checkBidi:!1},S=($late3??=new RegExp("\\p{M}{31}","u")),b="xn--",x=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function U(u){const M=P(u,!1);if(!M.ok)return M;
const N=T(M.value,R);return N===null?(0,m.TR)(p(E(u,!1))):(0,m.Ju)(N)}function B(u){const M=P(u,!0);if(!M.ok)return null;const N=T(M.value,I);if(N===null)return null;
const l=P(N,!1);return l.ok?l.value.join("."):null}const k=u=>h(u)?i(u,R).domain:u,v=u=>i(u).domain,p=u=>`idna: invalid label ${(0,m.ol)(u)}`;function P(u,M){if(u.
length>w&&h(u))return(0,m.TR)(`hostname is longer than ${w} characters`);const N=[];for(const l of E(u,M).split(".")){const s=l.startsWith(b)?g(l):(0,m.Ju)(l);if(!s.
ok)return s;const A=D(s.value);if(A!==null)return(0,m.TR)(A);N.push(s.value)}return(0,m.Ju)(N)}function T(u,M){const N=u.join(".");return c(N)?N:d(N,M)}const h=u=>/[^\0-\x7f]|xn--/i.
test(u);function E(u,M){return u.replace(/[A-Z]+|[^\0-\x7f]/gu,l=>c(l)?l.toLowerCase():i(l,{transitionalProcessing:M}).domain).normalize("NFC")}function g(u){const M=u.
slice(b.length);if(M==="")return(0,m.Ju)("");const N=i(u).domain;return N===u||c(N)?(0,m.TR)(p(M)):N.normalize("NFC")!==N||!Array.from(N).every(y)?(0,m.TR)(p(N)):
(0,m.Ju)(N)}function D(u){if(x.test(u))return p(u);if(/^[a-z0-9-]*$/.test(u))return null;if(S.test(u))return p(u);if(!c(u)&&d(u,I)!==null)return null;for(const M of u){
if(!y(M))return p(u);if(M<"\x80"&&!/[a-z0-9-]/.test(M))return`idna: disallowed rune U+${M.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return p(u)}
function y(u){if(u<"\x80")return!0;const{domain:M,error:N}=i(`1${u}`);return!N&&M===`1${u}`}const c=u=>!/[^\0-\x7f]/.test(u)}),1780:(($,W,a)=>{a.d(W,{FS:()=>p,KT:()=>S,
LA:()=>x,PP:()=>B,SP:()=>w,XT:()=>k,b7:()=>b,pj:()=>U,rZ:()=>P,tD:()=>v,xI:()=>m});var d=a(255);const i=T=>typeof T=="string"?[T]:T;function m(T,...h){const E=[];
for(const[g,D]of T.entries()){const y=h[g]??"";for(const c of[D,...i(typeof y=="number"?String(y):y)]){const u=E.at(-1);typeof c!="string"||typeof u!="string"?E.
push(c):E[E.length-1]=u+c}}return E.every(g=>typeof g=="string")?E.join(""):E}const w=T=>[{host:T,shownAs:(0,d.nx)(T)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,I=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function S(T){const h=R.exec(T)?.[1];if(h!==void 0)return[{host:h,shownAs:T}];const[,E="",g,D=""]=I.exec(T)??[];return g===void 0?T:[E,{host:g,shownAs:g},D]}const b=(T,h)=>h.
split(T).flatMap((E,g)=>g===0?E:[{host:T,shownAs:T},E]);function x(T){const h=(0,d.$k)(T);return h===null?T:[{host:h,shownAs:T,isVariable:!0}]}const U=(T,h=E=>E.
shownAs)=>i(T).map(E=>typeof E=="string"?E:h(E)).join(""),B=T=>i(T).flatMap(h=>typeof h=="string"?[]:h.host);function k(T,h,E){const g=T.length-h,D=T.slice(0,h).
reduce((y,c,u)=>m`${y}${u===0?"":", "}${E(c)}`,"");return g>0?m`${D} and ${g} more`:D}function v(T,h){const E=h(U(T)),g=i(T).map(D=>typeof D=="string"?h(D):D);return typeof T!=
"string"&&U(g)===E?g:E}const p=T=>typeof T=="string"?T:T.map(h=>typeof h=="string"||h.isVariable?h:{...h,shownAs:h.host}),P=T=>Array.isArray(T)&&T.some(h=>typeof h==
"object"&&h!==null&&"shownAs"in h)}),5243:(($,W,a)=>{a.d(W,{A:()=>h,Nj:()=>g,RZ:()=>P,Vm:()=>k,mD:()=>v,rE:()=>T,vL:()=>p});var d=a(3916),i=a(7811),m=a(8643),w=a(
255),R=a(9897);const I={terraform:v("registry.terraform.io"),opentofu:v("registry.opentofu.org")},S=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,b=/^[0-9a-z]{1,64}$/,
x="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
U="must be between one and 64 ASCII letters or digits",B={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},k=c=>I[c];
function v(c){const u=(0,w.Pv)(c);if(!u.ok)throw new Error(u.why);return u.value}function p(c,u){if(g(c))return{kind:"local"};const M=T(c,u);if(M.ok)return M.value;
const N=(0,R.cx)(c,u);if(!N.ok)return{kind:"invalid",error:N.why};const{subdirectory:l,host:s}=N.value;return{kind:"remote",subdirectory:l,host:s,refusal:(0,R.Of)(
c,N.value,u)}}function P(c,u){const M=p(c,u);if(M.kind==="registry")return JSON.stringify({...M,hostImplied:!1});if(M.kind==="local")return`./${(0,d.normalize)(
c.replaceAll("\\","/")).replace(/\/$/,"")}`;const N=(0,R.cx)(c,u),{url:l=null,getter:s,subdirectory:A}=N.ok?N.value:{};return l===null?c:`${s}::${(0,m.jr)(l)}//${A}`}
function T(c,u){return g(c)?(0,i.TR)(`can't use local directory ${(0,i.ol)(c)} as a module registry address`):E(c,"module",u)}const h=c=>E(c,"component","terraf\
orm");function E(c,u,M){const N=B[u],{address:l,subdirectory:s}=(0,R.UQ)(c);if(s.startsWith("../"))return(0,i.TR)((0,R.dr)(s,u));const A=l.split("/"),f=A.length===
N.parts;if(!f&&A.length!==N.parts+1)return(0,i.TR)(`a ${u} registry source address must have ${N.count}`);const o=f?(0,i.Ju)(k(M)):D(A.shift()??"",u);if(!o.ok)return o;
const _=y(A,u);if(_!==void 0)return(0,i.TR)(_);const[r="",e="",t=""]=A,n={namespace:r,name:e,system:t,subdirectory:s};return(0,i.Ju)({kind:"registry",host:o.value,
hostImplied:f,...n})}const g=c=>/^\.\.?[/\\]/.test(c);function D(c,u){const M=(0,w.Pv)(c);if(!M.ok){const N=`invalid ${u} registry hostname ${(0,i.ol)(c)}`;return c.
includes("--")?(0,i.TR)(`${N}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,i.TR)(N)}return M.value.includes(
".")?B[u].reserved.includes(M.value)?(0,i.TR)(`can't use ${(0,i.ol)(M.value)} as a ${u} registry host, because it's reserved for installing directly from versio\
n control repositories`):M:(0,i.TR)(`invalid ${u} registry hostname: must contain at least one dot`)}function y([c="",u="",M],N){if(!S.test(c))return c.includes(
".")?`source address must have ${B[N].afterHost}`:`invalid namespace ${(0,i.ol)(c)}: ${x}`;const l=`${N} registry addresses may not include a query string porti\
on`;if(!S.test(u))return M===void 0&&u.includes("?")?l:`invalid ${N} name ${(0,i.ol)(u)}: ${x}`;if(!(M===void 0||b.test(M)))return M.includes("?")?l:`invalid ta\
rget system ${(0,i.ol)(M)}: ${U}`}}),9897:(($,W,a)=>{a.d(W,{GL:()=>T,IZ:()=>S,Ns:()=>U,Of:()=>B,UQ:()=>h,WS:()=>x,cx:()=>v,dr:()=>g,qC:()=>k,uE:()=>P});var d=a(
7811),i=a(8643),m=a(4443),w=a(9179),R=a(8032),I=a(255);const S="",b={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
x=(t,n)=>b[n].test(t),U=(t,{getter:n})=>`download not supported for scheme '${(0,w.Mi)(t)===t?n:"***"}'`;function B(t,n,O){const{getter:C,url:L}=n;return!x(C,O)&&
C.length>1?U(t,n):/^https?$/.test(C)&&L?.host===""?"http: no Host in request URL":null}function k(t){if(/^[a-z]:[/\\]/i.test(t))return[t];if(!/^(?:\/|file:)/i.test(
t))return[];const n=v(t,"terraform");if(!n.ok||n.value.getter!=="file"||n.value.url===null)return[];const{url:O,subdirectory:C}=n.value;return[O.path,(0,m.Uw)(O.
path)].map(L=>E(`${L}/${C}`))}function v(t,n){const{address:O,subdirectory:C}=h(t);if(C.startsWith("../"))return(0,d.TR)(g(C));const L=M(O.toWellFormed(),n);if(!L.
ok)return L;const{subdirectory:j}=L.value,z=j===""?C:E(`${j}/${C}`);if(z.startsWith("../"))return(0,d.TR)(`detected ${g(z)}`);const te=u(L.value.host,O);return(0,d.
Ju)({...L.value,host:te,subdirectory:z})}const p=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function P(t,n){
const[O]=p.exec(t)??[];if(O===void 0)return S;const C=v(`${O}a/b`,n);return C.ok?C.value.host:S}const T=t=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(t);function h(t){const n=t.indexOf("?"),O=n<0?t:t.slice(0,n),C=O.indexOf("://"),L=O.indexOf("//",C<0?0:C+3);if(L<0)return{address:t,subdirectory:""};const j=n<
0?"":t.slice(n),z=O.slice(L+2);return{address:O.slice(0,L)+j,subdirectory:z===""?"":E(z)}}function E(t){const n=t.startsWith("/"),O=[];for(const C of t.split("/"))
C===""||C==="."||(C!==".."?O.push(C):O.length>0&&O.at(-1)!==".."?O.pop():n||O.push(C));return(n?"/":"")+O.join("/")||"."}const g=(t,n="module")=>`subdirectory p\
ath ${(0,d.ol)(t)} leads outside of the ${n} package`,D=(t,n=t.scheme)=>({subdirectory:"",host:y(t,n),getter:n,url:t});function y(t,n){const O=t.omitHost||t.opaque!==
""&&!t.opaque.startsWith(":");if(n==="git"&&O)return(0,I.$o)(t.scheme);if(n==="file"||t.scheme==="file"||n.length===1)return null;const C=(0,I.Pm)(t)??S;return n!==
"git"&&n!=="hg"&&n!=="s3"||(n==="s3"?/\.amazonaws\.com(\.cn)?$/.test(C)||/(^|&)aws_access_key_id=/.test(t.query):/^https?$/.test(t.scheme)||c(t))?C:S}function c({
user:t,host:n,path:O,query:C,fragment:L}){return!/%(?!40|[89A-F])/.test(`${t?.name}:${t?.password}@${n}`)&&(O!==""||`${C}${L}`=="")}function u(t,n){const O=/^[^?#]*\?([^#]*)/.
exec(n)?.[1]??"",[,C=""]=(0,m.xB)(O).find(([z])=>z==="checksum")??[],L=(0,m.Uw)(C.replaceAll("+"," "));if(!L.startsWith("file:"))return t;if(L.includes("checksu\
m",5))return S;const j=v(L.slice(5),"terraform");return j.ok&&j.value.host===t?t:S}function M(t,n){const[,O,C]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(t)??[t,void 0,t],
{address:L}=h(C??t),j=(0,i.Dl)(L);if(j.ok&&j.value.scheme!=="")return(0,d.Ju)(D(j.value,O));for(const te of e){const K=te(L,n);if(K===void 0)continue;if(!K.ok||
K.value.url===null||O===void 0)return K;const{url:se,subdirectory:oe}=K.value;return(0,d.Ju)({...D(se,O),subdirectory:oe})}const z=n==="terraform"?"address":"st\
ring";return(0,d.TR)(`invalid source ${z}: ${t}`)}function N(t,n,O){const C=(0,i.Dl)(t);if(!C.ok)return(0,d.TR)(`error parsing ${n} URL: ${C.why}`);const{path:L}=C.
value,j=O==="git"&&!L.endsWith(".git");return(0,d.Ju)(D(j?{...C.value,path:`${L}.git`}:C.value,O))}const l=t=>{if(!t.startsWith("github.com/"))return;const n=t.
replace(/\?.*$/s,"").split("/");if(n.length<3)return(0,d.TR)("GitHub URLs should be github.com/username/repo");const O=N(`https://${n.slice(0,3).join("/")}`,"Gi\
tHub","git");if(!O.ok||n.length===3)return O;const C=(0,m.V$)(n.slice(3).join("/").replaceAll("%","%25"),"path");if(!C.ok)return C;if(C.value==="")return O;const L=E(
C.value).replaceAll("%","%25");return(0,d.Ju)({...O.value,subdirectory:L})},s=(t,n)=>{const[,O,C,L]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(t)??[];if(C===void 0||
L===void 0)return;const j=(0,m.h0)(/\?(.*)$/s.exec(L)?.[1]??""),z=n==="terraform"?"Git":"GitHub";if(j!==null)return(0,d.TR)(`error parsing ${z} SSH URL: ${j}`);
if(O==="git")return(0,d.Ju)({subdirectory:"",host:(0,I.$o)(C),getter:"git",url:null})},A=t=>t.startsWith("bitbucket.org/")?N(`https://${t}`,"BitBucket","git"):void 0,
f=(t,n)=>{const O=n==="terraform"?"googleapis.com/":".googleapis.com/";if(!t.includes(O))return;const C=t.split("/");return C.length<5?(0,d.TR)("URL is not a va\
lid GCS URL"):N(`https://www.googleapis.com/storage/${C.slice(2).join("/")}`,"GCS","gcs")},o=t=>{if(!t.includes(".amazonaws.com/"))return;const[n="",...O]=t.split(
"/"),C=_(n.split("."));return C===void 0?(0,d.TR)("URL is not a valid S3 URL"):N(`https://${[C,...O].join("/")}`,"S3","s3")};function _(t){const[n="",O="",C=""]=t;
return t.length===3?`${n}.amazonaws.com`:t.length===4?`${O}.amazonaws.com/${n}`:t.length===5&&O==="s3"?`s3.${C}.amazonaws.com/${n}`:void 0}const e=[l,s,A,f,o,(t,n)=>{
if(t!=="")return t.startsWith("/")?N(`file://${t}`,"file","file"):(0,d.TR)(`${R.bB[n]} cannot detect a supported external module source type for ${t}`)}]}),5106:(($,W,a)=>{
a.d(W,{Bn:()=>U,Ls:()=>R,M:()=>B,OA:()=>g,OZ:()=>x,S3:()=>b,TE:()=>f,TW:()=>D,Uc:()=>O,e$:()=>I,eQ:()=>u,fg:()=>h,oe:()=>s,p4:()=>T,qE:()=>E,uW:()=>C,vy:()=>r,xq:()=>S});
var d=a(6041),i=a(7811),m=a(8643),w=a(1780);const R=4096,I="modules.v1",S="providers.v1",b="login.v1",x="tfe.v2",U="tfe.v2.1",B="tfe.v2.2",k=[I,S,x,U,B],v=[b,"m\
otd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],p=L=>L.split(".",1)[0]??"",P=(L,j)=>L.some(z=>p(z)===p(j)),T=L=>P([...k,"state.v2"],L),h=new Set([...k,
...v]),E=L=>T(L)||P(v,L);function g(L){if(E(L))return null;const j=L.toLowerCase(),z=p(j),te=K=>K===j||K.slice(p(K).length)===j.slice(z.length)&&p(K).length>=5&&
D(p(K),z);return[...h].find(te)??null}function D(L,j){let z=0;for(;z<L.length&&L[z]===j[z];)z+=1;const[te,K]=[L.slice(z),j.slice(z)];return te.slice(1)===K||te===
K.slice(1)||te.slice(1)===K.slice(1)||te.slice(2)===K.slice(2)&&te[0]===K[1]&&te[1]===K[0]}const y="[0-9A-Za-z~-]",c=L=>`${L}${y}*(?:\\.${y}+)*`,u=`v?([0-9]+(?:\
\\.[0-9]+)*)(?:-(${c("[0-9]")})|-?(${c("[A-Za-z~-]")}))?(?:\\+(${c(y)}))?`,M=new RegExp(`^${u}$`),N=2n**63n-1n,l=2n**64n-1n;function s(L,j){const z=L.indexOf(".");
if(z<0)return(0,i.TR)(`invalid service ID format (i.e. service.vN): ${L}`);const te=L.slice(0,z),K=L.slice(z+1);switch(j){case"terraform":return M.exec(K)?.[1]?.
split(".").every(ue=>A(ue,N))?(0,i.Ju)({name:te,version:K}):(0,i.TR)(`invalid service version: Malformed version: ${K}`);case"opentofu":{const se=te==="tfe"?K.split(
".")[0]??"":K;return/^v\d+$/.test(se)&&A(se.slice(1),l)?(0,i.Ju)({name:te,version:K}):(0,i.TR)('invalid service version: must be "v" followed by an integer majo\
r version number')}}}const A=(L,j)=>L.replace(/^0+/,"").length<=String(j).length&&BigInt(L)<=j;function f(L,j){const z=s(L,j.client);if(!z.ok)return{kind:"bad-i\
d",why:z.why};const{name:te}=z.value;if(j.services===null)return{kind:"missing",why:`host does not provide a ${te} service`};const K=j.services.find(se=>se.id===
L);return K!==void 0?o(K,z.value,j):j.services.some(se=>se.id.startsWith(`${te}.`))?{kind:"version",why:_(z.value,j)}:{kind:"missing",why:(0,w.xI)`host ${(0,w.KT)(
j.display)} does not provide a ${te} service`}}function o({id:L,value:j},z,te){if(j===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R}\
 characters, which this check does not read`,value:""};if(L===b)return(0,d.G)(j)?{kind:"object",value:j}:{kind:"type",why:`service ${L} must be declared with an\
 object value in the service discovery document`,value:j};if(typeof j!="string")return{kind:"type",why:_(z,te),value:j};const K=r(te.documentUrl,j);if(K.ok)return{
kind:"url",url:K.value,value:j};const se=`failed to parse service URL: ${K.why}`;return{kind:"bad-url",reason:K.reason,why:se,value:j}}function _({name:L,version:j},{
client:z,display:te}){const K=z==="terraform"?j:`${BigInt(/\d+/.exec(j)?.[0]??0)}`;return(0,w.xI)`host ${(0,w.KT)(te)} does not support ${L} version ${K}`}function r(L,j){
const z=(0,m.Dl)(j);if(!z.ok)return{...z,reason:"syntax"};const K=z.value.scheme===""?(0,m.sX)(L,z.value):z.value;return K.scheme!=="http"&&K.scheme!=="https"?{
ok:!1,reason:"scheme",why:`unsupported scheme ${K.scheme}`}:K.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:
{ok:!0,value:{...K,fragment:""}}}const e=[x,U],t=[I,S],n=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...e,...t]},{matches:/^api\.env0\.com$/,services:t},{
matches:/^backend\.api\.env0\.com$/,services:e},{matches:/\.scalr\.io$/,services:e}],O=L=>n.find(({matches:j})=>j.test(L))?.services??[],C={organization:"TF_CLO\
UD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:(($,W,a)=>{a.d(W,{$c:()=>m,Il:()=>i,nL:()=>R,ou:()=>w});const d="***",i=4,m=64*1024;class w{#e;constructor(b){
this.#e=b}reveal(){return this.#e}toString(){return d}toJSON(){return d}[Symbol.for("nodejs.util.inspect.custom")](){return d}}function R(S){const[b]=S;let x=!1;
return S.map(({scheme:U,name:B})=>(x||=b!==void 0&&!I(b.name,B),x?"dropped":U==="https"?"sent":"withheld"))}function I(S,b){return S===b?!0:/[:%]|^[\d.]+$/.test(
b)?!1:b.endsWith(`.${S}`)}}),2432:(($,W,a)=>{a.d(W,{Bw:()=>m,G5:()=>I,_O:()=>i,aq:()=>w,xV:()=>R,xv:()=>d});const d="1.0.0",i=`tf-disco-action/${d}`,m="https://\
github.com/org/tf-disco-action",w=`${m}/blob/v1/docs/problems.md`,R=`${m}/issues`,I=2}),9179:(($,W,a)=>{a.d(W,{Mi:()=>c,NE:()=>D,Nx:()=>E,Qj:()=>T,_U:()=>k,cq:()=>g,
r_:()=>h});const d="***",i=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,m=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
w=(e,t,n)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${n}(?![\da-f]);?)`,R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${w("\
b?sol",47,"2f")})`,I=String.raw`(?:${R}|\\)`,b=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${w("colon",58,"3a")})`}\
)`,x=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
U=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,B=new RegExp(String.raw`(?<=${b})${I}+|${I}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${U}(?:$|${x}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${U}))`,"gi");function k(e){return i.test(
e)?c(e).replace(/[^\s"']+/g,t=>t.replace(p,(n,O,C)=>v.test(C)?n:`${O}${C}=${d}`)):e}const v=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
p=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,P=/(=\s*)"[^"]*(?:"|$)/g,T=e=>k(e.replace(P,`$1"${d}"`)),h=e=>i.test(e),E=e=>c(e).replace(/\?[^\s"']*/g,`?${d}`),g=e=>c(e,
"").replace(/[?#].*$/su,""),D=e=>k(`${e}@ `).slice(0,-2),y=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;function c(e,t=`${d}@`){if(!i.test(e))return e;const n=e.
replace(m,j=>"@".padStart(j.length,"_")),O=n.lastIndexOf("@"),C=[];let L=0;for(const{0:j,1:z,index:te}of n.matchAll(B)){const K=te+j.length;if(K<L)continue;const se=z!==
void 0||r(u,n,K)!=="";if(!se&&/[^"'`\s(=,<[]/.test(n[te-1]??" "))continue;const oe=j===""?r(N,n,K):_(n,K,se?O:-1);oe===""||t!==""&&["@","git@"].includes(oe)||(C.
push(e.slice(L,K),t),L=K+oe.length)}return L===0?e:(C.join("")+e.slice(L)).replace(y,`$1"${d}"`)}const u=/[^\s"'/?#]*:[^\s"']/y,M=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,
N=/[^\s"'/\\?#]*@/y,l=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,s="(?=[/?#]|$|[\"'`](?:[\\s,;:\
.)}\\]>]|$))",A=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${s}(?![^\s"'\`]{0,500}@)`,f=new RegExp(`([^\\s"'\`/?#]*@)(?:${l}${s}|${A})|`+String.raw`()(?:${l}(?:${s}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${s}|${A})`,
"iy"),o=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;function _(e,t,n){const O=r(M,e,t);if(O!=="")return O;f.lastIndex=t;const[C,L=""]=f.exec(e)??
[];return C!==void 0?L:n>t?e.slice(t,n+1):r(o,e,t)}function r(e,t,n){return e.lastIndex=n,e.exec(t)?.[0]??""}}),3298:(($,W,a)=>{a.d(W,{O:()=>d});function d(i){let m;
return w=>{if(m??=new Map,!m.has(w)){m.set(w,void 0);try{m.set(w,i(w))}catch(R){throw m.delete(w),R}}return m.get(w)}}}),6092:(($,W,a)=>{a.d(W,{BP:()=>v,D9:()=>E,
J7:()=>B,LS:()=>p,My:()=>T,RK:()=>U,h$:()=>M,h2:()=>i,js:()=>h,s$:()=>s,z5:()=>A});const d=500,i=1e3,m=4e3,w=160,R=2,I=f=>/^[ -~]*$/.test(f),S=f=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(f),b=f=>($late5??=new RegExp("\\p{M}","u")).test(f),x=f=>`<U+${(f.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(f,o=d){if(f.length<=o&&I(f))return f;let _="",
r=R;for(const e of f){r=b(e)?r+1:0;const t=S(e)||r>R?x(e):e;if(_.length+t.length>o)return`${_}\u2026`;_+=t}return _}function B(f,o=w){const _=k(f.slice(-2*o),o),
r=U(_,Number.POSITIVE_INFINITY),e=k(r,o);return _===f&&e===r?r:`\u2026${e}`}const k=(f,o)=>Array.from(f).slice(-o).join(""),v=f=>f.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function p(f){const _=f.split(`
`).map(r=>v(U(r,m))).join(`
`);return _.length<=m?_:`${_.slice(0,m).toWellFormed()}\u2026`}const P={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},T=f=>f.replace(/[&<>"']/g,o=>`&${P[o]}\
;`),h=(f,o=d)=>U(f,o).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,_=>`&#${_.codePointAt(0)};`),E=(f,o=d)=>f===""?"<i>empty</i>":`<code>${h(f,o)}</code>`,g=f=>I(
f)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(f):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(f),D=/^[0-9a-f]{7,}$/i,y=`"'(`,c=`"'),.;:!?\u2026`,u=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function M(f,o=m){return(U(f,o).match(u)??[]).map(_=>{if(_.split(" ").every(l))return h(_,o);if(_.includes(" ")||/^(["`]).+\1$/u.test(_))return E(_.replace(/^`(.*)`$/u,
"$1"),o);const{before:e,core:t,after:n}=N(_);return`${h(e)}${E(t.replace(/^`(.*)`$/u,"$1"),o)}${h(n)}`}).join("")}function N(f){let o=0,_=f.length;for(;o<_&&y.includes(
f.charAt(o));)o+=1;for(;_>o&&c.includes(f.charAt(_-1));)_-=1;return{before:f.slice(0,o),core:f.slice(o,_),after:f.slice(_)}}function l(f){const{core:o}=N(f);return g(
o)&&!D.test(o)}const s=f=>f.replace(/[^ -~\n]/gu,o=>S(o)?A(o):o).replace(/##(?=\w*\[)/g,A),A=f=>f.replace(/[\s\S]/g,o=>`\\u${o.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:(($,W,a)=>{a.d(W,{L2:()=>c,ie:()=>p,jj:()=>y,kL:()=>x,mB:()=>U,nE:()=>M,xu:()=>N});var d=a(9876),i=a(3087),m=a(2432),w=a(9179),R=a(6092),I=a(3152),
S=a(8839);let b=function(...l){return{setFlagsFromString:b}=process.getBuiltinModule("node:v8"),new.target?new b(...l):b(...l)};function x(l,s){l.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(y,D).unref(),(0,S.B_)(l.stdout,s),(0,S.B_)(l.stderr,()=>{})}async function U(l,{stop:s,secrets:A,isFinal:f,act:o,reportMistakes:_,reportCrash:r}){
const e=O=>(r((0,d.rv)(C=>v(O,C),A)),3),t=E(l,s,{isFinal:f,crash:e}),n=await o(t).catch(O=>O instanceof I.GN?(_(A.redact(O.mistakes)),2):e(O));await g(l,n)}const B=100,
k=5;function v(l,s){const A=(0,i.Or)(l),f=[];let o=l;for(;o!==void 0&&f.length<k;){const t=o instanceof Error?o.stack??o.message:String(o);f.push((0,w._U)(s(t))),
o=o instanceof Error?o.cause:void 0}const _=A?1:B;return[A?`tf-disco could not run: ${s((0,i.A3)(l))}`:`tf-disco ${m.xv} crashed; this is a bug, please report i\
t with this text at ${m.xV}`,...f.join(`
caused by: `).split(`
`).slice(0,_)].map(t=>(0,R.BP)((0,R.RK)(t))).join(`
`)}const p=({hrtime:l})=>()=>Number(l.bigint())/1e6,P=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],T=300,h=5e3;function E(l,s,{isFinal:A,crash:f}){const o=p(l),_=new AbortController;
let r=0;const e=()=>A||_.signal.aborted;for(const t of P)l.on(t,()=>{const n=o()-r;s.end({kind:"signal",signal:t}),e()?(A||n>T)&&(l.removeAllListeners(t),l.kill(
l.pid,t)):r=o(),_.abort()});return l.on("uncaughtException",t=>{s.end({kind:"crash"});const n=f(t);e()&&l.exit(n),_.abort(),setTimeout(()=>l.exit(n),h).unref()}),
l.on("exit",()=>s.end({kind:"crash"})),_.signal}async function g(l,s){const{stdout:A,stderr:f}=l;for(const _ of[A,f])await new Promise(r=>_.write("",r));if(l.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&l.platform!=="win32"&&l.execve!==void 0){const{execPath:_}=l;l.execve(_,[_,"--eval",`require('node:process').exit(${s})`],{})}l.
exit(s)}const D=100,y=()=>b("--semi-space-growth-factor=1"),c=()=>b("--heap-growing-percent=20"),u=100;async function M(l,s,A){let f=Date.now();for(;;){const o=l.
next(s.why!==null);if(o.done)return o.value;Math.abs(Date.now()-f)<u||(A(o.value),await N(),f=Date.now())}}const N=()=>new Promise(l=>setImmediate(l))}),8839:(($,W,a)=>{
a.d(W,{B_:()=>b,Dx:()=>S,PL:()=>U,aH:()=>B,yy:()=>w});var d=a(8474),i=a(3087),m=a(3152);async function w(h,E){for(const g of(0,i.mk)(E)){if(!h.writable)return;h.
write(g)||await R(h)}}async function R(h){const E=new AbortController,g=["drain","error","close"].map(D=>(0,d.once)(h,D,E));await Promise.race(g).catch(()=>{}),
E.abort()}const I=1024*1024;async function*S(h){let E="";for await(const g of h.setEncoding("utf8")){const[D="",...y]=String(g).split(`
`),c=[E+D,...y];E=c.pop()??"";for(const u of c)yield u.replace(/\r$/,"");if(E.length>I)throw new m.GN(["a line of standard input exceeds 1 MiB"])}E!==""&&(yield E)}
function b(h,E){h.once("error",g=>{g.code!=="EPIPE"&&E((0,i.A3)(g))}),h.on("error",()=>{})}const x={min:40,max:100,unknown:80};function U({columns:h},E){return h||
Number(/^\d{1,4}$/.exec(E.COLUMNS??"")?.[0])||x.unknown}function B(h,E,g){const D=E==="auto"?k(h,g):E==="always",y=Math.max(x.min,Math.min(U(h,g),x.max));return{
colour:D,hyperlinks:D&&h.isTTY===!0&&T(g),width:h.isTTY?y:Number.POSITIVE_INFINITY}}function k({isTTY:h},E){return E.NO_COLOR||E.TERM==="dumb"&&!E.FORCE_COLOR?!1:
E.FORCE_COLOR?E.FORCE_COLOR!=="0":h===!0}const v=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,p=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
P=5001;function T(h){const{FORCE_HYPERLINK:E,TERM:g="",TERM_PROGRAM:D="",VTE_VERSION:y}=h;return E?E!=="0":h.CI||h.NO_COLOR||g==="dumb"?!1:Number(y)>=P||v.test(
D)||p.test(g)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(c=>h[c])}}),3474:(($,W,a)=>{a.d(W,{CV:()=>v,KT:()=>I,Ob:()=>N,PW:()=>k,TN:()=>T,WD:()=>h,YA:()=>g,
Yq:()=>y,ai:()=>E,lq:()=>U,lx:()=>D,pS:()=>P,p_:()=>p,xH:()=>B});var d=a(1138),i=a(7811),m=a(9179),w=a(7630),R=a(8535);const I=l=>Object.keys(l).map(s=>({name:s,
...l[s]})),S=(l,s)=>({isList:!1,value:l,parse:s}),b=l=>({value:l,mistakes:[]}),x=(l,s)=>({...l,parse:(A,f)=>{const{value:o,mistakes:_}=l.parse(A,f);return{value:s(
o),mistakes:_}}}),U=({parse:l,...s})=>({...s,parse:(A,f)=>A===""?b(null):l(A,f)}),B=(l,s)=>S(l,(A,f)=>{const o=A===""?(0,i.Ju)(null):s(A);return o.ok?b(o.value):
{value:null,mistakes:[`${f}: ${o.why}`]}}),k=B("FILE",i.Ju),v=B("TOKEN",w.AI),p=(l,s,A=w.Dw)=>({isList:!0,value:l,parse:(f,o)=>{const _=A(f).map(e=>{const t=s(e),
n=t.ok?t:s((0,m.Mi)(e));return n.ok?t:n});return{value:_.flatMap(e=>e.ok?[e.value]:[]),mistakes:_.flatMap(e=>e.ok?[]:`${o}: ${e.why}`)}}}),P=1e4,T=x(p("HOST",w.
l6),l=>Array.from(Map.groupBy(l,({host:s})=>s),([s,A])=>({host:s,services:[...new Set(A.flatMap(({services:f})=>f))],addresses:A.flatMap(({addresses:f})=>f)}))),
h=l=>x(p("LABEL",w.V8),s=>{const A=s.flat();return[...new Set(A.length===0?[l]:A)]}),E=({min:l,max:s,whole:A})=>S("N",(f,o)=>{const _=/^\d+(\.\d+)?$/.test(f)?Number(
f):Number.NaN;if(_>=l&&_<=s&&(!A||Number.isInteger(_)))return b(_);const e=`${o} is "${f}", expected ${A?"a whole number":"a number"} from ${l} to ${s}`;return{
value:l,mistakes:[e]}}),g=l=>({...x(E(l),s=>s*1e3),value:"SECONDS"}),D=S("",(l,s)=>{const A=/^(true|True|TRUE)$/.test(l),f=A||/^(false|False|FALSE)$/.test(l);return{
value:A,mistakes:f?[]:[`${s} is "${l}", expected "true" or "false"`]}}),y=(...l)=>({...S(l.join("|"),(s,A)=>{const o=l.some(_=>_===s)?[]:[`${A} is "${s}", ${c(s,
l)}`];return{value:s,mistakes:o}}),choices:l}),c=(l,s)=>`expected one of ${s.map(A=>`"${A}"`).join(", ")}${(0,R.a)(l,s)}`,u=["auto","terraform","opentofu","both"],
N={...S("CLI",(l,s)=>{const[,A,f=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(l)??[],o={name:A??"auto",version:f},_=r=>({value:o,mistakes:[`${s}\
 is "${l}", ${r}`]});if(A===void 0){const r=c(l,u),e=r.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return _(r+e)}return f===null?b(o):A==="auto"||
A==="both"?_('but only "terraform" and "opentofu" can have a version'):(0,d.l)(f)?b(o):_(`expected a version such as "${A} 1.10"`)}),choices:u}}),7630:(($,W,a)=>{
a.d(W,{$h:()=>_,AI:()=>c,Dw:()=>k,IL:()=>u,Ju:()=>M,Kd:()=>s,V8:()=>f,aS:()=>E,eX:()=>r,jM:()=>y,l6:()=>D,o2:()=>h,vk:()=>v,x2:()=>l});var d=a(7811),i=a(9119),m=a(
2485),w=a(8032),R=a(255),I=a(5106),S=a(7057),b=a(2432),x=a(8535);let U=function(...e){return{parseNamedAddress:U}=a.late([22],6022),new.target?new U(...e):U(...e)},
B=function(...e){return{problemFacts:B}=a.late([507],4507),new.target?new B(...e):B(...e)};const k=e=>p(e,/(^|\s)#.*$/s),v=e=>p(e,/^\s*#.*$/s),p=(e,t)=>e.split(
/\r\n|[\n\r]/).map(n=>n.replace(t,"").trim()).filter(n=>n!=="");function P(e){const t=(0,R.Fq)(e);if(t.ok)return t;const n=(0,m.L6)(e);return(0,d.TR)(`"${e}" is\
 not a hostname: ${t.why}${n===null?"":`; ${n}`}`)}const T=(e,t,n)=>e?(0,d.Ju)(t):(0,d.TR)(`"${t}" ${n}`),h=e=>T((0,i.en)(e),e,'is not the name of a repository,\
 such as "acme/network"');function E(e){const t=(0,I.OA)(e);if(t!==null)return(0,d.TR)(`"${e}" is not a known service id; did you mean ${t}?`);const n=w.Du.some(
O=>(0,I.oe)(e,O).ok);return T(n,e,'is not a service id; expected NAME.vN, such as "modules.v1"')}const g=/^(modules\.v1|providers\.v1)=(.*)$/s;function D(e){const t=e.
split(/\s+/).flatMap(K=>g.test(K)?[K]:K.split(",")),[n="",...O]=t.filter(K=>K!==""),C=P(n),L=O.map(K=>g.exec(K)?.[1]??K),j=[C,...L.map(E)].flatMap(K=>K.ok?[]:K.
why);if(!C.ok||j.length>0)return(0,d.TR)(j.join("; "));const z=O.flatMap(K=>{const[,se,oe=""]=g.exec(K)??[];return se===void 0?[]:{host:C.value,service:se,text:oe}}),
te=z.flatMap(K=>{const se=U(K,"terraform");return se.ok?[]:[`"${K.service}=${K.text}" is wrong: ${se.why}`]});return te.length===0?(0,d.Ju)({host:C.value,services:[
...new Set(L)],addresses:z}):(0,d.TR)(te.join("; "))}function y(e){const t=e.startsWith("*."),n=P(t?e.slice(2):e);return n.ok?(0,d.Ju)({host:n.value,subdomains:t}):
n}const c=e=>e.length>S.$c?(0,d.TR)("the token is longer than 64 KiB; set only the token"):(0,d.Ju)(new S.ou(e));function u(e){const t=e.indexOf("=");if(t<0)return(0,d.
TR)('a line has no "="; expected HOST=TOKEN');const n=(0,R.Fq)(e.slice(0,t).trim());if(!n.ok)return(0,d.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const O=c(e.slice(t+1).trim());return O.ok?(0,d.Ju)({host:n.value,token:O.value}):O}function M(e){const t="expected HOST[:PORT]=AD\
DRESS[:PORT]",n=e.indexOf("=");if(n<0)return(0,d.TR)(`"${e}" has no "="; ${t}`);const O=e.slice(0,n).trim(),C=P(O);if(!C.ok)return C;const L=C.value.replace(/:\d+$/,
""),j=N(e.slice(n+1).trim());if(j===null)return(0,d.TR)(`"${e}" has no valid address; ${t}`);const[,z]=O.split(":");return(0,d.Ju)({name:L,port:z===void 0?null:
Number(z),...j})}function N(e){const[,t,n]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(e)??/^([^:\s[\]]+)(?::(.*))?$/.exec(e)??/^([\da-fA-F:]+)$/.exec(e)??[];return t===
void 0||!/[.:]|^localhost$/i.test(t)?null:n===void 0?{address:t,addressPort:null}:/^\d{1,5}$/.test(n)&&Number(n)>=1&&Number(n)<=65535?{address:t,addressPort:Number(
n)}:null}function l(e){const[t="",n,...O]=e.split(/\s+/);if(O.length>0)return(0,d.TR)(`"${e}" has too many words; expected CODE [HOST]`);const C=B();if(!Object.
hasOwn(C,t)){const j=(0,x.a)(t,Object.keys(C),`; ${b.aq} lists the codes`);return(0,d.TR)(`"${t}" is not a problem code${j}`)}if(n===void 0)return(0,d.Ju)({code:t,
host:null});const L=P(n);return L.ok?(0,d.Ju)({code:t,host:L.value}):L}function s(e){const t=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(e);return T(t,e,'is not a pl\
atform; expected OS_ARCH, such as "linux_amd64"')}const A=50;function f(e){const t=e.split(",").map(O=>O.trim()).filter(O=>O!==""),n=t.find(O=>O.length>A);return n===
void 0?(0,d.Ju)(t):(0,d.TR)(`"${n}" has ${n.length} characters; GitHub allows at most ${A}`)}const o=[[".codequality.json","codequality"],[".sarif.json","sarif"],
[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function _(e){const t=e.toLowerCase(),[,n]=o.find(([O])=>t.endsWith(O))??
[];return n!==void 0?(0,d.Ju)({path:e,format:n}):(0,d.TR)(`"${e}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" \
or ".codequality.json" (GitLab)`)}const r=e=>T(/\.json$/i.test(e),e,'does not end with ".json"; a badge is JSON from which shields.io makes an image')}),8535:(($,W,a)=>{
a.d(W,{a:()=>w,q:()=>i});var d=a(5106);function i(R,I){const S=m(R);if(S.length<2)return null;const b=v=>I.filter(p=>v(m(p))),[x=b(v=>(0,d.TW)(v,S))[0]]=b(v=>v===
S);if(x!==void 0||S.length<3)return x??null;const[U,B]=[b(v=>v.startsWith(S)),b(v=>v.includes(S))],k=U.length===1?U:B;return k.length===1?k[0]??null:null}const m=R=>R.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function w(R,I,S=""){const b=i(R,I);return b===null?S:`; did you mean "${b}"?`}}),101:(($,W,a)=>{a.d(W,{N:()=>w,W:()=>I});
var d=a(1792),i=a(6429),m=a(255);function w(p){const P=E=>p[E]||p[E.toLowerCase()]||"",T={http:R("HTTP_PROXY",P("HTTP_PROXY")),https:R("HTTPS_PROXY",P("HTTPS_PR\
OXY"))},h=x(P("NO_PROXY"));return E=>{const g=T[E.scheme];return g===null||b(E.name)||h(E)?null:g}}function R(p,P){if(P==="")return null;const T=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(P)?P:`http://${P}`);if(T===null)throw new TypeError(`${p} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(T.protocol))throw new TypeError(`${p}\
 is a ${T.protocol}// proxy; expected http:// or https://`);if(!S(T.username)||!S(T.password))throw new TypeError(`${p} has a user name or password with a bare \
"%"; write "%25" for it`);return T}const I=p=>Object.entries(p).flatMap(([P,T=""])=>{if(!/^https?_proxy$/i.test(P))return[];const h=T.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[E=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(h)??[],[,...g]=/^([^:]*):?(.*)$/s.exec(E)??[];return[g,g.map(d.unescape)].flatMap(([D="",y=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,d.unescape)(D))?[D]:[],...y===""?[]:[y,Buffer.from(`${D}:${y}`).toString("base64")]])});function S(p){try{return decodeURIComponent(p),!0}catch{return!1}}
const b=p=>p==="localhost"||["127.0.0.0/8","::1/128"].some(P=>B(P)?.(p));function x(p){const T=p.split(",").map(h=>h.trim().toLowerCase()).filter(h=>h!=="").map(
U);return h=>T.some(E=>E(h))}function U(p){if(p==="*")return()=>!0;const P=B(p);if(P!==null)return({name:y})=>P(y);const{name:T,port:h}=v(p),E=y=>h===""||String(
y.port)===h,g=T.includes(":")?128:32,D=B(`${T}/${g}`)??k(T);return y=>E(y)&&D(y.name)}function B(p){const[,P="",T=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(p)??[],h=(0,i.
r5)(P),E=Number(T);if(h===null||E>8*h.length)return null;const g=(0,i.NW)(h),D=E-8*(h.length-g.length),y=D<0?{prefix:h,bits:E}:{prefix:g,bits:D};return c=>{const u=(0,i.
r5)(c);return u!==null&&(0,i.Wg)(y,(0,i.NW)(u))}}function k(p){if(p==="")return()=>!1;const P=p.replace(/^\*\./,"."),T=P.replace(/^\./,""),h=(0,m.Pv)(T),E=h.ok?
h.value:T,g=D=>!P.startsWith(".")&&D===E;return D=>(0,i.r5)(D)===null&&(D.endsWith(`.${E}`)||g(D))}function v(p){const P=/^\[([^\]]*)\]:([^:]*)$/.exec(p)??/^([^:[\]]*):([^:[\]]*)$/.
exec(p);return P===null?{name:p,port:""}:{name:P[1]??"",port:P[2]??""}}}),3152:(($,W,a)=>{a.d(W,{GN:()=>I,P$:()=>b,w7:()=>S});var d=a(6760),i=a(9179),m=a(3474),
w=a(7630),R=a(7773);class I extends Error{name="SettingsError";mistakes;constructor(v){const p=v.map(i._U);super(p.join(`
`)),this.mistakes=p}}const S={isTerminal:!1,setting:k=>k,missingPath:(k,v)=>`scan names "${k}", which does not exist in ${v}`};function b(k,{setting:v}=S){const p=R.
y.map(({name:g,kind:D,default:y=""})=>({field:g.replace("-seconds","Ms").replace(/-./g,c=>c.slice(1).toUpperCase()),...D.parse(k[g]?.trim()||y,v(g))})),P=Object.
fromEntries(p.map(({field:g,value:D})=>[g,D])),T=[...P.scan,...P.usages,...(0,w.Dw)(k.hostnames??"")].length===0,{length:h}=P.hostnames,E=`${v("hostnames")} has\
 ${h} hosts, the limit is ${m.pS}`;return{settings:T?{...P,scan:["."]}:P,mistakes:[...p.flatMap(({mistakes:g})=>g),...h>m.pS?[E]:[],...x(P,v),...U(P,v),...B(P,v)]}}
function x(k,v){const p=[["issue-open-after",k.issueOpenAfter],["issue-close-after",k.issueCloseAfter]];return(k.history===null?p.filter(([,T])=>T>1):[]).map(([
T,h])=>`${v(T)} is ${h}, which needs ${v("history")}; set it to a file that is kept from run to run`)}function U({report:k,history:v,badge:p},P){const T=[...k.map(
({path:h})=>["report",h]),["history",v],["badge",p]];return T.flatMap(([h,E],g)=>{if(E===null)return[];const D=c=>c!==null&&(0,d.normalize)(c)===(0,d.normalize)(
E),y=T.slice(0,g).find(([c,u])=>c!==h&&D(u));return y===void 0?[]:[`${P(y[0])} and ${P(h)} both name ${E}; write to different files`]})}function B(k,v){const{scan:p,
exclude:P,roots:T,dialect:h,changedOnly:E,repositories:g}=k,D=v("usages");if(k.usages.length===0){const M=`${v("repositories")} needs ${D}; set it to the usages\
 files of the repositories`;return g.length===0?[]:[M]}const y=D.startsWith("--")?`repeat ${D}`:`write one a line in ${D}`,c="set it for `tf-disco usages`, whic\
h reads the files of the repository";return[[p.length>0,"scan",`${c}; to check several files, ${y}`],[P.length>0,"exclude",c],[T.length>0,"roots",c],[h.name!=="\
auto","dialect",c],[E,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([M])=>M).map(([,M,N])=>`${v(M)} cannot be used t\
ogether with ${D}; ${N}`)}}),7773:(($,W,a)=>{a.d(W,{f:()=>p,y:()=>v});var d=a(7811),i=a(3474),m=a(7630);const w={hostnames:{kind:i.TN,help:"Hosts to check, one \
per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@\
~>1.2`, `providers.v1=acme/box`."},scan:{kind:i.p_("PATH",d.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hos\
tnames` or `usages` is set."},exclude:{kind:i.p_("GLOB",d.Ju),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**\
/fixtures`."},"allowed-hosts":{kind:i.p_("HOST",m.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matc\
hes every subdomain. Default: all hosts are allowed."},"required-services":{kind:i.p_("SERVICE",m.aS),help:"Service IDs required from each host in `hostnames` t\
hat lists none, one per line. Default: any one usable service."},dialect:{kind:i.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`,\
 each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},R={usages:{kind:i.p_("FILE",d.
Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},
repositories:{kind:i.p_("OWNER/NAME",m.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as in\
complete."}},I={depth:{kind:i.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the version\
s of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:i.p_(
"GLOB",d.Ju),help:"Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:i.p_("OS\
_ARCH",m.Kd),help:"Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},
upgrade:{kind:i.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{kind:i.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
S={tokens:{kind:i.p_("HOST=TOKEN",m.IL,m.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{kind:i.
PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},b={"timeout-seconds":{kind:i.lq(i.YA({min:.1,max:300})),
help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper\
."},retries:{kind:i.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},
concurrency:{kind:i.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{kind:i.YA({min:1,
max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{kind:i.
PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:i.p_("HOST=ADDRESS",m.Ju),help:"Addresses to connect t\
o instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},x={"certificate-days":{kind:i.ai({min:0,max:3650,
whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{kind:i.YA({min:.1,max:300}),help:"\
Warn if discovery takes longer than this.",default:"3"},"fail-on":{kind:i.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `wa\
rning` or `never`.",default:"error"},ignore:{kind:i.p_("CODE",m.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of i\
gnored findings is still reported."}},U={report:{kind:i.p_("FILE",m.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `\
.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:i.PW,help:"JSON Lines file to which each run appends its results; repor\
ts then show uptime and latency. It must be kept from run to run."},badge:{kind:i.xH("FILE",m.eX),help:"JSON file for a badge of shields.io to write."}},B={"cha\
nged-only":{kind:i.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:i.
Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-req\
uests: write`.",default:"never"},issue:{kind:i.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `\
on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{kind:i.WD("registry-health"),help:"Labels for the issue, one per line. The first label is \
used to find the issue again.",default:"registry-health"},"issue-open-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before th\
e issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{kind:i.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a\
 host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{kind:i.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",actionContext:"github.token"}},k={...w,...R,...I,...S,...b,...x,...U,...B},v=i.KT(k),p=[["What to check",i.KT(w)],["Many repo\
sitories",i.KT(R)],["Following `init`",i.KT(I)],["Credentials",i.KT(S)],["Network",i.KT(b)],["Verdict",i.KT(x)],["Reports",i.KT(U)]]}),2613:($=>{$.exports=process.
getBuiltinModule("assert")}),4434:($=>{$.exports=process.getBuiltinModule("events")}),9896:($=>{$.exports=process.getBuiltinModule("fs")}),8611:($=>{$.exports=process.
getBuiltinModule("http")}),5692:($=>{$.exports=process.getBuiltinModule("https")}),9278:($=>{$.exports=process.getBuiltinModule("net")}),4589:($=>{$.exports=process.
getBuiltinModule("node:assert")}),6698:($=>{$.exports=process.getBuiltinModule("node:async_hooks")}),4573:($=>{$.exports=process.getBuiltinModule("node:buffer")}),
1421:($=>{$.exports=process.getBuiltinModule("node:child_process")}),7598:($=>{$.exports=process.getBuiltinModule("node:crypto")}),3053:($=>{$.exports=process.getBuiltinModule(
"node:diagnostics_channel")}),610:($=>{$.exports=process.getBuiltinModule("node:dns")}),8474:($=>{$.exports=process.getBuiltinModule("node:events")}),3024:($=>{
$.exports=process.getBuiltinModule("node:fs")}),7067:($=>{$.exports=process.getBuiltinModule("node:http")}),2467:($=>{$.exports=process.getBuiltinModule("node:h\
ttp2")}),7030:($=>{$.exports=process.getBuiltinModule("node:net")}),8161:($=>{$.exports=process.getBuiltinModule("node:os")}),6760:($=>{$.exports=process.getBuiltinModule(
"node:path")}),3916:($=>{$.exports=process.getBuiltinModule("node:path/posix")}),643:($=>{$.exports=process.getBuiltinModule("node:perf_hooks")}),1792:($=>{$.exports=
process.getBuiltinModule("node:querystring")}),99:($=>{$.exports=process.getBuiltinModule("node:sqlite")}),7075:($=>{$.exports=process.getBuiltinModule("node:st\
ream")}),7830:($=>{$.exports=process.getBuiltinModule("node:stream/web")}),8500:($=>{$.exports=process.getBuiltinModule("node:timers/promises")}),1692:($=>{$.exports=
process.getBuiltinModule("node:tls")}),3136:($=>{$.exports=process.getBuiltinModule("node:url")}),7975:($=>{$.exports=process.getBuiltinModule("node:util")}),3429:($=>{
$.exports=process.getBuiltinModule("node:util/types")}),5919:($=>{$.exports=process.getBuiltinModule("node:worker_threads")}),8522:($=>{$.exports=process.getBuiltinModule(
"node:zlib")}),857:($=>{$.exports=process.getBuiltinModule("os")}),6928:($=>{$.exports=process.getBuiltinModule("path")}),2375:($=>{$.exports=process.getBuiltinModule(
"tls")}),9023:($=>{$.exports=process.getBuiltinModule("util")})},fe={};function q($){var W=fe[$];if(W!==void 0)return W.exports;var a=fe[$]={exports:{}},d=!0;try{
pe[$](a,a.exports,q),d=!1}finally{d&&delete fe[$]}return a.exports}q.m=pe,typeof q<"u"&&(q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.
url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var $=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",W=typeof Symbol=="function"?Symbol(
"webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",d=m=>{m&&m.d<1&&(m.d=1,m.forEach(w=>w.r--),m.forEach(
w=>w.r--?w.r++:w()))},i=m=>m.map(w=>{if(w!==null&&typeof w=="object"){if(w[$])return w;if(w.then){var R=[];R.d=0,w.then(b=>{I[W]=b,d(R)},b=>{I[a]=b,d(R)});var I={};
return I[$]=b=>b(R),I}}var S={};return S[$]=b=>{},S[W]=w,S});q.a=(m,w,R)=>{var I;R&&((I=[]).d=-1);var S=new Set,b=m.exports,x,U,B,k=new Promise((v,p)=>{B=p,U=v});
k[W]=b,k[$]=v=>(I&&v(I),S.forEach(v),k.catch(p=>{})),m.exports=k,w(v=>{x=i(v);var p,P=()=>x.map(h=>{if(h[a])throw h[a];return h[W]}),T=new Promise(h=>{p=()=>h(P),
p.r=0;var E=g=>g!==I&&!S.has(g)&&(S.add(g),g&&!g.d&&(p.r++,g.push(p)));x.map(g=>g[$](E))});return p.r?T:P()},v=>(v?B(k[a]=v):U(b),d(I))),I&&I.d<0&&(I.d=0)}})(),
(()=>{var $=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,W;q.t=function(a,d){if(d&1&&(a=this(a)),d&8||typeof a=="object"&&a&&(d&4&&a.__esModule||
d&16&&typeof a.then=="function"))return a;var i=Object.create(null);q.r(i);var m={};W=W||[null,$({}),$([]),$($)];for(var w=d&2&&a;typeof w=="object"&&!~W.indexOf(
w);w=$(w))Object.getOwnPropertyNames(w).forEach(R=>m[R]=()=>a[R]);return m.default=()=>a,q.d(i,m),i}})(),q.d=($,W)=>{for(var a in W)q.o(W,a)&&!q.o($,a)&&Object.
defineProperty($,a,{enumerable:!0,get:W[a]})},q.f={},q.e=$=>Promise.all(Object.keys(q.f).reduce((W,a)=>(q.f[a]($,W),W),[])),q.u=$=>({218:"830",276:"276",284:"90\
3",317:"317",427:"427",557:"276",580:"427",581:"798",631:"276",647:"647",668:"317",779:"798",780:"780",798:"798",830:"830",878:"878",892:"317",903:"903",919:"78\
0",947:"427",976:"276"}[$]??$)+".index.js",q.o=($,W)=>Object.prototype.hasOwnProperty.call($,W),q.r=$=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
$,Symbol.toStringTag,{value:"Module"}),Object.defineProperty($,"__esModule",{value:!0})},(()=>{var $={374:0,792:0},W=a=>{var{ids:d,modules:i,runtime:m}=a,w,R,I=0;
for(w in i)q.o(i,w)&&(q.m[w]=i[w]);for(m&&m(q);I<d.length;I++)R=d[I],q.o($,R)&&$[R]&&$[R][0](),$[d[I]]=0};q.late=(a,d)=>{for(const i of a){if($[i]===0)continue;
const{createRequire:m}=process.getBuiltinModule("module");W(m(import.meta.url)("./"+q.u(i)))}return q(d)},q.f.j=(a,d)=>{var i=q.o($,a)?$[a]:void 0;if(i!==0)if(i)
d.push(i[1]);else{var m=import("./"+q.u(a)).then(W,w=>{throw $[a]!==0&&($[a]=void 0),w}),m=Promise.race([m,new Promise(w=>i=$[a]=[w])]);d.push(i[1]=m)}}})();var de={};
q.d(de,{C:()=>Ee,a:()=>ve});const Ee=()=>Promise.all([q.e(780),q.e(919),q.e(427),q.e(374),q.e(580),q.e(947)]).then(q.bind(q,4947)),ve=()=>Promise.all([q.e(374),
q.e(647)]).then(q.bind(q,647));var Oe=de.C,$e=de.a;export{Oe as runAction,$e as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
