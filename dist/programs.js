var pe={9876:((v,j,r)=>{r.d(j,{rv:()=>_e,cA:()=>me});var u=r(255),o=r(7057),$=r(7630),S=r(101),R=r(1780),k=r(9179),w=r(3298),D=r(3628),W=r(9509);const U=4;function x(F,Z){
let V={text:F,starts:null};for(let ee=0;ee<U&&V!==null;ee+=1)Z(I(V,F.length)),V=a(V,F.length)}const P="\u2026",y=Array.from({length:128},(F,Z)=>{const V=String.
fromCharCode(Z);return Z<=32||Z===127?" ":({"-":"+",_:"/"}[V]??V).toLowerCase()});function m(F){return F===P?F:/[\s\x80-\x9f]/.test(F)?" ":($late0??=new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u")).
test(F)?"":F.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}function I({text:F,starts:Z},V){let ee="",Q=!1;const J=[],z=(G,X)=>{G===" "&&Q||(Q=G===
" ",ee+=G,J.push(X))};for(let G=0;G<F.length;G+=1){const X=Z===null?G:Z[G]??V,Y=y[F.charCodeAt(G)];if(Y!==void 0){z(Y,X);continue}const se=String.fromCodePoint(
F.codePointAt(G)??0);for(const ce of m(se).split(""))z(ce,X);G+=se.length-1}return J.push(V),{folded:ee,starts:J}}const g=new Map(`Tab NewLine nbsp excl! quot" \
QUOT" num# dollar$ percnt% amp& AMP& apos' lpar( rpar) ast* midast* plus+ comma, hyphen- dash-
  period. sol/ colon: semi; lt< LT< equals= gt> GT> quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ UnderBar_
  grave\` DiacriticalGrave\` lcub{ lbrace{ verbar| vert| VerticalLine| rcub} rbrace}`.split(/\s+/).map(F=>[F.replace(/\W|_$/,""),/\W|_$/.exec(F)?.[0]??" "])),d=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d+)(?:;|(?![\d\u2026]))|&#[xX]([0-9A-Fa-f]+)(?:;|(?![0-9A-Fa-f\u2026]))|&(amp|AMP|gt|GT|lt|LT|nbsp|quot|QUOT|[A-Za-z]{3,16}(?=;));?|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]*)(?=\u2026|$)/g,
i=/[%\\&]|xn--/i;function a({text:F,starts:Z},V){if(!i.test(F))return null;let ee="";const Q=[];let J=0;const z=X=>Z===null?X:Z[X]??V,G=X=>{for(let Y=J;Y<X;Y+=1)
Q.push(z(Y));ee+=F.slice(J,X)};for(const X of F.matchAll(d)){G(X.index),J=X.index+X[0].length;for(const{written:Y,at:se}of A(X)){ee+=Y;for(let ce=0;ce<Y.length;ce+=
1)Q.push(z(X.index+se))}}return J===0?null:(G(F.length),{text:ee,starts:Q})}function A(F){const[Z,V,ee,Q,J,z,G,X,Y,se]=F;if(V!==void 0)return L(V);if(se!==void 0)
return[{written:(0,W.mI)(se.toLowerCase()),at:0}];const ce=ee??Q??X;return b(ce!==void 0?E(Number.parseInt(ce,16)):G!==void 0?E(Number(G)):Y!==void 0?g.get(Y)??
Z:J??(z===void 0?"":" "))}const b=F=>[{written:F,at:0}],E=F=>F<=1114111?String.fromCodePoint(F):"\uFFFD",h=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function L(F){const Z=F.startsWith("%")?3:4,V=F.replace(/(?:%|\\x)(..)/g,(ee,Q)=>String.fromCharCode(Number.parseInt(Q,16)));return Array.from(V.matchAll(h),({0:[
ee="",...Q],index:J})=>{const z=ee.charCodeAt(0),G=Q.reduce((X,Y)=>X<<6|Y.charCodeAt(0)&63,Q.length===0?z:z&63>>Q.length);return{written:E(G),at:Z*J}})}const N="\
***",s=12,_=200;function f(F){const Z=p(F);return(V,ee)=>{if(Z.pieces.size===0)return V;const Q=[];return x(V,J=>O(J,V,Z,Q)),Q.length===0?V:C(V,Q,ee)}}function p(F){
const Z=new Set,V=new Set,ee=new Set,Q=({folded:J})=>{if(J.length<o.Il)return;const z=Math.min(J.length,s);V.add(z);for(let G=0;G+z<=J.length;G+=1)Z.add(J.slice(
G,G+z));for(let G=o.Il;G<z;G+=1)ee.add(J.slice(0,G))};for(const J of(0,D.x)(F))x(J,Q);return{pieces:Z,lengths:V,heads:ee}}function O({folded:F,starts:Z},V,{pieces:ee,
lengths:Q,heads:J},z){const G=(Y,se)=>{const ce=F[Y]===" "?Y+1:Y;let re=F[se-1]===" "?se-1:se;for(;re<F.length&&Z[re]===Z[re-1];)re+=1;const ae=Z[ce]??0,ue=Z[re]??
V.length,le=z.at(-1);le===void 0||ae<le.from||ae>le.to?z.push({from:ae,to:ue}):z[z.length-1]={from:le.from,to:Math.max(le.to,ue)}};for(const Y of Q)for(let se=0;se+
Y<=F.length;se+=1)ee.has(F.slice(se,se+Y))&&G(se,se+Y);const X=Y=>{for(let se=Math.min(s-1,Y);se>=o.Il;se-=1)if(J.has(F.slice(Y-se,Y))){G(Y-se,Y);break}};for(let Y=F.
indexOf(P);Y>=0;Y=F.indexOf(P,Y+1))X(Y);V.length>=_&&X(F.length)}function C(F,Z,V){let ee="",Q=0;for(const J of Z.toSorted((z,G)=>z.from-G.from))J.to<=Q||V.size>
0&&e(F,J,V)||((J.from>Q||Q===0)&&(ee+=F.slice(Q,J.from)+N),Q=J.to);return ee+F.slice(Q)}const l=F=>F<"\x80"?/[a-z\d.:-]/i.test(F):($late1??=new RegExp("[\\p{L}\\p{M}\\p{N}]","u")).test(F),n=260;
function e(F,{from:Z,to:V},ee){const Q=G=>Math.max(Z-G,G-V)<n&&l(F[G]??"");let J=Z;for(;Q(J-1);)J-=1;let z=V;for(;Q(z);)z+=1;for(;!ee.has(F.slice(J,z));){if(z===
V||!/[.:]/.test(F[z-1]??""))return!1;z-=1}return!0}const t=64,K="kind severity usualSeverity worst code title absence signal authorization held level verb lacks\
 refusal clients affects checkedFor replacedFor usedBy releases place places rejectedAt servicesFrom file rowKeys directory directories failing root units exclu\
de requirements namedHost repository setting writtenAt",te="value hashes",H=new Set;function ne(F){return oe(()=>{const Z=f(F);return(V,ee=H)=>{if(typeof V=="st\
ring")return oe(()=>Z(V,ee));const Q=(0,w.O)(J=>Z((0,k._U)(J),ee));return oe(()=>ie(Q)(V))}})}function oe(F){try{return F()}catch{throw new Error("tokens could \
not be hidden")}}function ie(F){const[Z,V]=[new Set(K.split(" ")),new Set(te.split(" "))],ee={ours:new Map,theirs:new Map},Q=(z,G,X)=>{if((0,R.rZ)(z))return(0,R.
tD)(z,F);if(Array.isArray(z)){const re=z.map(ae=>J(ae,G+1,X));return re.every((ae,ue)=>ae===z[ue])?z:re}let Y=!0;const se=Object.entries(z).map(([re,ae])=>{if(X===
"ours"&&Z.has(re))return[re,ae];const ue=J(ae,G+1,V.has(re)?"theirs":X),le=X==="ours"?re:F(re);return Y&&=le===re&&ue===ae,[le,ue]}),ce=Object.getPrototypeOf(z)===
Object.prototype;return Y&&ce?z:Object.fromEntries(se)},J=(z,G,X)=>{if(typeof z=="string")return F(z);if(G>t)return null;if(typeof z!="object"||z===null)return z;
const Y=ee[X].get(z)??Q(z,G,X);return ee[X].set(z,Y),Y};return z=>J(z,0,"ours")}function me(F,Z,V=()=>{}){const ee=new Map;let Q=null;const J=G=>{const X=G.filter(
Y=>!ee.has(Y.reveal()));if(X.length!==0){for(const Y of X)ee.set(Y.reveal(),Y);Q=null,V(X)}};oe(()=>J(ge(F,Z)));const z=(G,X)=>(Q??=ne([...ee.values()]),Q(G,X));
return{learn:G=>oe(()=>J([G])),redact:z,redactUsages:(G,X)=>ee.size===0?G:z(G,X)}}function _e(F,{redact:Z}){try{return F(Z)}catch{return"tf-disco crashed, and t\
he description of the crash could not be cleared of tokens"}}const he=F=>(0,u.Fq)(F).ok;function ge(F,Z){const V=(0,$.vk)(F.tokens??"").flatMap(J=>{const z=J.indexOf(
"="),G=J.slice(z+1).trim(),X=z<0?"":J.slice(0,z).trim(),Y=!X.includes(".")&&G.includes(".")&&he(G);return X!==""&&(!he(X)||Y)?[G,X,J]:[G]}),ee=Object.entries(Z).
flatMap(([J,z])=>J.startsWith(u.xV)&&z!==void 0?[z]:[]),Q=F["github-token"]?.trim()??"";return[...V,...ee,...(0,S.W)(Z),Q].filter(J=>J!=="").map(J=>new o.ou(J))}}),
3628:((v,j,r)=>{r.d(j,{K:()=>U,x:()=>w});var u=r(7811),o=r(4443),$=r(7057);function S(P){const y=P.reveal(),m=/[\r\n]/.test(y)?y.split(/[\r\n]+/):[];return[y,...m].
filter(I=>I.trim().length>=$.Il)}const R=P=>[...new Set([P,Buffer.from(P).toString("latin1")])],k=P=>["","x","xx"].flatMap(y=>{const m=Buffer.from(y+P).toString(
"base64"),I=m.slice(Math.ceil(y.length*4/3)).replace(/=+$/,"");return m.endsWith("=")?[I.slice(0,-1),I]:[I]});function*w(P){const y=P.flatMap(S).map(m=>m.trim().
slice(0,$.$c));for(const m of new Set(y.flatMap(R)))yield m,m.includes(" ")&&(yield m.replaceAll(" ","+")),yield*k(m),yield Buffer.from(m).toString("hex")}const D=16*
1024,W=1024*1024;function U(P){let y=W;return m=>{const I=m.flatMap(S).flatMap(d=>[d,d.trim()]),g=[];for(const d of new Set(I.flatMap(R))){if(d.length>D||y<0)continue;
const i=x(d).filter(a=>a.trim().length>=$.Il);g.push(...i),y-=i.join("").length}for(const d of new Set([...I,...g]))P(d)}}function x(P){const y=(0,o.zg)(P,"path"),
m=(0,u.ol)(P).slice(1,-1),I=[encodeURIComponent(P.toWellFormed()),...y.ok?[y.value]:[]],g=k(P),d=Buffer.from(P).toString("hex");return[P,P.toLowerCase(),m,JSON.
stringify(P).slice(1,-1),...I,...I.map(i=>i.replace(/%[0-9A-F]{2}/g,a=>a.toLowerCase())),...g,...g.map(i=>i.replaceAll("+","-").replaceAll("/","_")),d,d.toUpperCase()]}}),
3214:((v,j,r)=>{r.d(j,{Ip:()=>o,VG:()=>u,VJ:()=>S,v7:()=>$});class u{#e=new AbortController;signal=this.#e.signal;onEnd=new Set;endIfDue=()=>{};#n=null;get why(){
return this.#n===null&&this.endIfDue(),this.#n}end(k){this.#n??=k,this.#e.abort();for(const w of this.onEnd)w()}}const o=(R,k)=>{const w=setTimeout(k,R);return()=>clearTimeout(
w)};function $(R,{startTimer:k,stop:w}){return new Promise(D=>{const W=()=>{U(),w.onEnd.delete(W),D()},U=k(R,W);w.onEnd.add(W)})}function S(R,k){const w=/^\d+$/.
test(R??"")?Number(R)*1e3:Date.parse(R??"")-k;return Number.isNaN(w)?null:w}}),3087:((v,j,r)=>{r.d(j,{A3:()=>U,KE:()=>x,KI:()=>m,Or:()=>P,f8:()=>y,hM:()=>W,mk:()=>w,
qW:()=>g});var u=r(3024),o=r(6760),$=r(2432),S=r(6092),R=r(9968);const k=64*1024;function*w(a){let A="";for(const b of a)A+=b,!(A.length<k)&&(yield A,A="");A!==
""&&(yield A)}const D={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",EMFILE:"r\
aise the limit of open files, such as with `ulimit -n 4096`, or set a lower `concurrency` in .tf-disco.hcl",ENOENT:"check that the path exists",ENOSPC:"free dis\
k space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file\
 system that can be written to"};class W extends Error{name="ExplainedError"}function U(a){if(a instanceof W)return a.message;if(!P(a))return`${String(a)}; this\
 is a bug of tf-disco, please report it at ${$.xV}`;const A=D[a.code];return`${a.message.split(", ")[0]}${A===void 0?"":`; ${A}`}`}function x(a){try{return a(),
null}catch(A){return(0,S.RK)(U(A))}}const P=a=>typeof a=="object"&&a!==null&&"syscall"in a&&"code"in a;function y(a,A,b){const E=I(u.realpathSync(a),A),h=(0,o.basename)(
A);m(u.lstatSync((0,o.join)(E,h),{throwIfNoEntry:!1}));const L=(0,o.join)(E,`.${h.slice(0,60)}.${Math.random().toString(36).slice(2)}`),N=u.openSync(L,"wx");try{
(0,R.ET)(N,()=>{for(const s of b)u.writeFileSync(N,s)}),u.renameSync(L,(0,o.join)(E,h))}catch(s){throw u.rmSync(L,{force:!0}),s}}function m(a){if(!(a===void 0||
a.isFile()||a.isSymbolicLink()))throw new W(`it is ${(0,R.I)(a)}; choose another path`)}function I(a,A){const b=(0,o.resolve)(a,A),E=(0,R.UO)(b,a);if(!E&&!(0,o.
isAbsolute)(A))throw new W(`it is outside ${a}; use an absolute path if that is intended`);const h=E?a:(0,o.parse)(b).root;return(0,o.relative)(h,(0,o.dirname)(
b)).split(o.sep).filter(Boolean).reduce((N,s)=>d(N,s,a),h)}function g(a,A){const b=u.realpathSync(a);return i(I(b,A),(0,o.basename)(A),b)}function d(a,A,b){const E=(0,o.
join)(a,A);try{u.lstatSync(E,{throwIfNoEntry:!1})===void 0&&u.mkdirSync(E)}catch(h){if((0,R.Oj)(h)!=="EEXIST")throw h}return i(a,A,b)}function i(a,A,b){const E=(0,o.
join)(a,A);if(!u.lstatSync(E,{throwIfNoEntry:!1})?.isSymbolicLink())return E;const h=u.realpathSync(E);if(!(0,R.UO)(a,b)||(0,R.UO)(h,b))return h;throw new W(`th\
e link ${(0,o.relative)(b,E)} leads outside ${b}; remove it or choose another path`)}}),9968:((v,j,r)=>{r.d(j,{$r:()=>b,ET:()=>I,I:()=>x,Mc:()=>d,N0:()=>g,Oj:()=>m,
UO:()=>A,qA:()=>W,qo:()=>y,r7:()=>D,v2:()=>a,wX:()=>i,yR:()=>w});var u=r(4573),o=r(3024),$=r(6760);const S=16*1024*1024,R=o.constants.O_RDONLY|(o.constants.O_NONBLOCK??
0)|(o.constants.O_NOCTTY??0),k=Buffer.allocUnsafeSlow(256*1024);function w(E,h=S){const L=W(E,h);if(!Buffer.isBuffer(L))return L;const N=L.toString("utf8"),s=!N.
includes("\uFFFD")||(0,u.isUtf8)(L);return{ok:!0,text:N,isUtf8:s,bytes:L.length}}function D(E,h=S){const L=w(E,h);return L.ok?L.text:null}function W(E,h){try{return I(
o.openSync(E,R),L=>{const N=o.readSync(L,k,0,k.length,0);return N<k.length?k.subarray(0,N):P(L,h)})}catch(L){const N=m(L),s=g(()=>o.statSync(E),null);return s?.
isFile()===!1?U(s,N):{ok:!1,failure:{kind:"error",code:N}}}}const U=(E,h)=>({ok:!1,failure:{kind:"special",is:x(E),code:h}});function x(E){return E.isDirectory()?
"a directory":E.isFIFO()||E.isSocket()?E.isFIFO()?"a named pipe":"a socket":E.isFile()?"a file without a size":E.isBlockDevice()?"a block device":"a character d\
evice"}function P(E,h){const L=o.fstatSync(E),{size:N}=L;if(N<k.length)return U(L,"ESPIPE");if(N>h)return{ok:!1,failure:{kind:"size",bytes:N,maxBytes:h}};const s=Buffer.
allocUnsafeSlow(N);let _=0;for(;_<N;){const f=o.readSync(E,s,_,N-_,_);if(f===0)break;_+=f}return s.subarray(0,_)}const y=E=>/^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS)$/.
test(Object(E).code);function m(E){if(!(typeof E=="object"&&E!==null&&"code"in E)||typeof E.code!="string"||y(E))throw E;return E.code}function I(E,h){try{return h(
E)}finally{o.closeSync(E)}}function g(E,h){try{return E()}catch(L){return m(L),h}}const d=E=>g(()=>o.readdirSync(E,{withFileTypes:!0}),[]),i=E=>d(E).map(({name:h})=>h).
sort(),a=E=>d(E).flatMap(h=>h.isDirectory()?h.name:[]);function A(E,h){const L=(0,$.relative)(h,E);return L!==".."&&!L.startsWith(`..${$.sep}`)&&!(0,$.isAbsolute)(
L)}function b(E){try{const h=o.realpathSync(E),L=o.statSync(h);return L.isFile()?{kind:"file",path:h}:L.isDirectory()?{kind:"directory",path:h}:{kind:"special",
path:h,is:x(L)}}catch(h){return{kind:"error",code:m(h)}}}}),4497:((v,j,r)=>{r.d(j,{h4:()=>W,lF:()=>I,w0:()=>m});var u=r(8032),o=r(3298);const $=[1e10,1e5,1],S=Number.
POSITIVE_INFINITY,R={from:0,before:S},k={from:Number.MAX_SAFE_INTEGER,before:S},w=200,D=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function W(g){const d=[...new Set(g)].map(i=>U(i)??R);return(0,o.O)(i=>{const a=U(i)??R;return d.some(A=>y(A,a))})}function U(g){if(g.length>w)return null;if(g===
"latest")return k;const d=g.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(a=>a!==""),i=d.map(x);return d.length===
0||i.includes(null)?null:{from:Math.max(...i.map(a=>a?.from??0)),before:Math.min(...i.map(a=>a?.before??S))}}function x(g){const d=D.exec(g);if(d===null)return null;
const[,i="",...a]=d,A=a.slice(0,3).filter(N=>/^\d/.test(N??"")),{length:b}=A,E=A.reduce((N,s,_)=>N+Number(s)*($[_]??0),0),h=N=>{const s=$[Math.max(N,1)-1]??1;return E-
E%s+s};if(i==="!=")return R;if(i===">=")return{from:E,before:S};if(i===">")return{from:h(b),before:S};if(i==="<")return{from:0,before:E};if(i==="<=")return{from:0,
before:h(b)};const L={"~>":b-1,"^":1,"~":Math.min(b,2)}[i];return{from:E,before:h(L??b)}}function P(g,d){const i=U(d.from??"")?.from??0,a=U(d.before??"")?.from??
S;return y(U(g)??R,{from:i,before:a})}const y=(g,d)=>g.from<d.before&&d.from<g.before;function m(g,d){const i=u.pH.filter(A=>A.client===g),a=i.filter(A=>d.some(
b=>P(b,A)));return a.length===0?i:a}const I=g=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(g)}),6429:((v,j,r)=>{r.d(j,{NW:()=>k,RY:()=>S,Wg:()=>u,
r5:()=>o});const u=({prefix:w,bits:D},W)=>w.length===W.length&&w.every((U,x)=>{const P=Math.min(Math.max(8*(x+1)-D,0),8);return U>>P===(W[x]??0)>>P});function o(w){
if(!w.includes(":"))return $(w);const D=w.indexOf("%");return D===w.length-1?null:R(D<0?w:w.slice(0,D))}function $(w){const D=w.split("."),W=D.length===4&&D.every(
x=>/^(0|[1-9]\d{0,2})$/.test(x)),U=D.map(Number);return W&&U.every(x=>x<=255)?U:null}function S(w){const D=/^[\da-fx]+(?:\.[\da-fx]+)*$/i.test(w)?URL.parse(`htt\
p://${w}`):null;return D&&$(D.hostname)}function R(w){const D=/^[\da-f:.]+$/i.test(w)?URL.parse(`http://[${w}]`):null;if(D===null)return null;const[W=[],U=[]]=D.
hostname.slice(1,-1).split("::").map(P=>P.split(":").filter(Boolean)),x=Array(8-W.length-U.length).fill("0");return[...W,...x,...U].flatMap(P=>{const y=Number.parseInt(
P,16);return[y>>8,y&255]})}const k=w=>/^(?:0,){10}255,255$/.test(w.slice(0,12).join())?w.slice(12):w}),9562:((v,j,r)=>{r.d(j,{G:()=>u,V:()=>U});const u=s=>typeof s==
"object"&&s!==null&&!Array.isArray(s),o=1e4,$=5e5,S=34,R=44,k=58,w=91,D=123,W=125;function U(s,_){const f=new m(s,_),p=f.run();if(p!==null)return{ok:!1,...N(s,p)};
const O=s.slice(0,f.end),C=O.includes("\\u")?O.replace(x,(l,n)=>n===void 0?l:"\\ufffd"):O;return{ok:!0,value:JSON.parse(C)}}const x=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g,
P=["the text ends before the JSON value is complete","check that the file was not truncated"],y="more values than this check reads";class m{#e;#n;#s=[];#t="valu\
e";#r=0;#c=0;#i=0;#o=-1;end=0;constructor(_,f){this.#e=_,this.#n=f}run(){const _=this.#e,f=this.#s,p=i(_,0);for(let C=p,l=0;C<_.length;C=i(_,l)){const n=_.charCodeAt(
C);if(l=this.#a(C,n),l<0)return this.#u(C,~l);if(this.end=l,this.#n==="decoder"&&this.#t==="next"&&f.length===0)return null;this.#r=n,this.#c=C}return this.#t!==
"next"||f.length>0?[_.length,...P]:this.#n==="map"&&this.#o>=0&&_.charCodeAt(p)===D?[this.#o,"number too large for a 64-bit float","use a smaller number"]:null}#a(_,f){
const p=this.#s[this.#s.length-1];if(f===p&&(this.#t==="next"||I(this.#r)))return this.#s.pop(),this.#t="next",_+1;switch(this.#t){case"value":return this.#l(_,
f);case"key":return f!==S?~_:(this.#t="colon",a(this.#e,_));case"colon":return f!==k?~_:(this.#t="value",_+1);case"next":return f!==R||p===void 0?~_:(this.#t=p===
W?"key":"value",_+1)}}#l(_,f){if(this.#i+=1,this.#i>$)return~_;if(I(f))return this.#s.length===o?~_:(this.#s.push(f+2),this.#t=f===D?"key":"value",_+1);const p=f===
S,O=p?a(this.#e,_):A(this.#e,_);return O<0||(!p&&this.#o<0&&b(this.#e,_,O)&&(this.#o=_),this.#t="next"),O}#u(_,f){const p=this.#e,O=p.charCodeAt(_),C=this.#s.at(
-1);if(this.#i>$)return[_,y,"split the text"];if(f>_)return[f,...E(p,f)];if(this.#t==="value"&&I(O))return[_,`more than ${o} levels of nesting`,"nest brackets l\
ess deeply"];if(O===C&&this.#r===R)return[this.#c,"trailing comma","remove the comma"];const l=C===void 0?void 0:String.fromCharCode(C);return[_,...L(p.slice(_,
_+2),this.#t,l)]}}const I=s=>s===D||s===w,g=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,d=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function i(s,_){let f=_;for(;f<s.length&&!(s.charCodeAt(f)>32||!` 	
\r`.includes(s.charAt(f)));f+=1);return f}function a(s,_){let f=_+1;for(g.lastIndex=f;g.test(s);)f=g.lastIndex;return s.charCodeAt(f)===S?f+1:~f}function A(s,_){
return d.lastIndex=_,d.test(s)?d.lastIndex:~_}const b=(s,_,f)=>f-_>=5&&Math.abs(Number(s.slice(_,f)))===1/0;function E(s,_){return _===s.length?P:s[_]==="\\"?["\
invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const h=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function L(s,_,f){for(const[p,...O]of h)if(p.test(s))
return O;switch(_){case"value":return/^[}\]:]/.test(s)?["missing value","add the value"]:/^[-+.\d]/.test(s)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return f===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(s)?["wrong closing bracket",`write ${f}`]:["missing comma","add the comma"]}}function N(s,[_,f,p]){const O=s.slice(0,_),C=O.split(
`
`).length,l=O.slice(O.lastIndexOf(`
`)+1).replace(/[\udc00-\udfff]/g,"").length+1;return{why:`${`line ${C}, column ${l}`}: ${f}`,advice:p,isLimit:f===y}}}),7811:((v,j,r)=>{r.d(j,{Dw:()=>W,Ju:()=>x,
TR:()=>P,_6:()=>w,ol:()=>$,s8:()=>U});const u=`"\\\x07\b\f
\r	\v`,o='"\\abfnrtv';function $(y){if(/^[ !#-[\]-~]*$/.test(y))return`"${y}"`;const m=new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu");return`"${y.toWellFormed().replace(
m,S)}"`}function S(y){const m=y.codePointAt(0)??0;return u.includes(y)?`\\${o[u.indexOf(y)]}`:m<128?`\\x${R(m,2)}`:m<65536?`\\u${R(m,4)}`:`\\U${R(m,8)}`}const R=(y,m)=>y.
toString(16).padStart(m,"0"),k=new TextDecoder("utf-8",{ignoreBOM:!0}),w=y=>k.decode(y),D=($late2??=new RegExp("\\p{White_Space}","u"));function W(y){let m=0;for(;D.test(y.charAt(m));)m+=
1;return y.slice(m)}function U(y){let m=y.length;for(;D.test(y.charAt(m-1));)m-=1;return y.slice(0,m)}const x=y=>({ok:!0,value:y}),P=y=>({ok:!1,why:y})}),4443:((v,j,r)=>{
r.d(j,{Ge:()=>d,Uw:()=>m,V$:()=>D,h0:()=>y,xB:()=>I,zg:()=>W});var u=r(7811);const o=`!$&'()*+,;=:[]<>"`,$={path:"$&+,/:;=@",host:o,zone:o,user:"$&+,;=",query:"",
fragment:"$&+,/:;=?@!()*"},S=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,R=/^[A-Za-z0-9._~-]/,k=/%(?![0-9A-Fa-f]{2})/,w={path:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
fragment:/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/};function D(i,a){let A="";for(const{0:b,index:E}of i.matchAll(S))if(R.test(b)||$[a].includes(b))A+=b;else{if(b===
"%")return(0,u.TR)(P(i,E));if(b.startsWith("%")){const h=Number.parseInt(b.slice(1),16);if(U(h,a))return(0,u.TR)(`invalid URL escape "${b}"`);A+=x(h,a)}else if(b>
"\x7F")A+=encodeURIComponent(b.toWellFormed());else{if(a==="host"||a==="zone")return(0,u.TR)(`invalid character ${(0,u.ol)(b)} in host name`);A+=x(b.charCodeAt(
0),a)}}return(0,u.Ju)(A)}function W(i,a){return i==="%2A"&&a==="path"?(0,u.Ju)("*"):w[a].test(i)&&!k.test(i)?(0,u.Ju)(i):D(i,a)}function U(i,a){return a==="host"?
i<128&&i!==37:a!=="zone"||i===37||i===32?!1:x(i,"zone").startsWith("%")}function x(i,a){const A=String.fromCharCode(i);return R.test(A)||$[a].includes(A)?A:`%${i.
toString(16).toUpperCase().padStart(2,"0")}`}const P=(i,a)=>`invalid URL escape ${(0,u.ol)(i.slice(a,a+3))}`;function y(i){for(const a of i.split("&")){if(a.includes(
";"))return"invalid semicolon separator in query";const[,...A]=/^([^=]*)=?(.*)$/s.exec(a)??[];for(const b of A){const E=b.search(k);if(E>=0)return P(b,E)}}return null}
const m=i=>i.replace(/(?:%[0-9A-F]{2})+/g,a=>(0,u._6)(Uint8Array.from(a.slice(1).split("%"),A=>Number.parseInt(A,16))));function I(i){return i.split("&").flatMap(
a=>{if(a===""||a.includes(";"))return[];const[,...A]=/^([^=]*)=?(.*)$/s.exec(a)??[],[b,E]=A.map(h=>D(h.replaceAll("+","%20"),"query"));return b?.ok&&E?.ok?[[g(b.
value),g(E.value)]]:[]})}const g=i=>i.replaceAll("%20","+"),d=i=>i.toSorted(([a],[A])=>a<A?-1:a>A?1:0).map(([a,A])=>`${a}=${A}`).join("&")}),8643:((v,j,r)=>{r.d(
j,{Dl:()=>U,EN:()=>I,L5:()=>m,O2:()=>f,Pl:()=>P,aR:()=>i,cz:()=>y,jr:()=>x,lv:()=>R,sX:()=>p,t5:()=>g});var u=r(9179),o=r(6429),$=r(7811),S=r(4443);const R={opaque:"",
user:null,omitHost:!1,query:"",fragment:""},k=/[^ -~\u0080-\u{10ffff}]/u,w=/^([A-Za-z][A-Za-z0-9+.-]*):/,D=/^(?::[0-9]*)?$/,W=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;
function U(l){const[n,e]=_(l,"#"),t=a(n);if(!t.ok)return(0,$.TR)(`parse ${(0,$.ol)(n)}: ${t.why}`);const c=(0,S.zg)(e,"fragment");return c.ok?(0,$.Ju)({...t.value,
fragment:c.value}):(0,$.TR)(`parse ${(0,$.ol)(l)}: ${c.why}`)}function x(l){const n=l.scheme===""?"":`${l.scheme}:`,e=l.fragment===""?"":`#${l.fragment}`,t=l.opaque===
""?N(l)+s(l):l.opaque;return[n,t,d(l),e].join("")}function P(l){const n=l.opaque&&(0,u.Mi)(`//${l.opaque}`,"").slice(2);return(0,u.Mi)(x({...l,opaque:n,query:"",
forceQuery:!1,fragment:""}),"")}function y(l){const n=l.host.lastIndexOf(":"),e=n>=0&&D.test(l.host.slice(n)),t=e?l.host.slice(0,n):l.host,c=t.startsWith("[")&&
t.endsWith("]");return{name:(0,S.Uw)(c?t.slice(1,-1):t),port:e?l.host.slice(n+1):""}}const m=l=>l==="https"?443:80,I=l=>l.includes(":")?`[${l}]`:l,g=l=>(l.opaque||
l.path||"/")+d(l),d=({forceQuery:l,query:n})=>l||n!==""?`?${n}`:"";function i(l){if(l.user===null)return null;const n=`${l.user.name}:${l.user.password??""}`.replace(
/%[0-9A-F]{2}/g,e=>String.fromCharCode(Number.parseInt(e.slice(1),16)));return`Basic ${btoa(n)}`}function a(l){if(k.test(l))return(0,$.TR)("net/url: invalid con\
trol character in URL");if(l.startsWith(":"))return(0,$.TR)("missing protocol scheme");const n=w.exec(l)?.[1]??"",e=n.toLowerCase(),[t,c]=_(n===""?l:l.slice(n.length+
1),"?"),T=c===""&&l.endsWith("?"),M={...R,host:"",path:"",scheme:e,query:c,forceQuery:T};return t.startsWith("/")?A(M,t):e!==""?(0,$.Ju)({...M,opaque:t}):_(t,"/")[0].
includes(":")?(0,$.TR)("first path segment in URL cannot contain colon"):b(M,t)}function A(l,n){if(!(n.startsWith("//")&&(l.scheme!==""||!n.startsWith("///"))))
return b({...l,omitHost:l.scheme!==""},n);const[t]=_(n.slice(2),"/"),c=t.lastIndexOf("@"),T=h(t.slice(c+1),l.scheme);if(!T.ok)return T;const M=c<0?(0,$.Ju)(null):
E(t.slice(0,c));return M.ok?b({...l,user:M.value,host:T.value},n.slice(2+t.length)):M}function b(l,n){const e=(0,S.zg)(n,"path");return e.ok?(0,$.Ju)({...l,path:e.
value}):e}function E(l){if(!W.test(l))return(0,$.TR)("net/url: invalid userinfo");const[n,e]=_(l,":"),t=(0,S.V$)(n,"user");if(!t.ok)return t;if(!l.includes(":"))
return(0,$.Ju)({name:t.value,password:null});const c=(0,S.V$)(e,"user");return c.ok?(0,$.Ju)({name:t.value,password:c.value}):c}function h(l,n){const e=l.lastIndexOf(
"[");if(e>0)return(0,$.TR)("invalid IP-literal");if(e===0)return L(l);const t=l.indexOf(":"),c=/^https?$/.test(n)?t:l.lastIndexOf(":"),T=c<0?"":l.slice(c);return D.
test(T)?(0,S.V$)(l,"host"):(0,$.TR)(`invalid port ${(0,$.ol)(T)} after host`)}function L(l){const n=l.lastIndexOf("]");if(n<0)return(0,$.TR)("missing ']' in hos\
t");const e=l.slice(n+1);if(!D.test(e))return(0,$.TR)(`invalid port ${(0,$.ol)(e)} after host`);const t=l.slice(0,n).indexOf("%25"),c=t<0?n:t,T=(0,S.V$)(l.slice(
1,c),"host");if(!T.ok)return T;const M=(0,S.V$)(l.slice(c,n),"zone");if(!M.ok)return M;const B=(0,S.Uw)(T.value+M.value),K=(0,o.r5)(B);return K===null?(0,$.TR)(
`invalid host: ParseAddr(${(0,$.ol)(B)}): unable to parse IP`):K.length===4?(0,$.TR)("invalid IP-literal"):(0,$.Ju)(`[${T.value}${M.value}]${e}`)}function N(l){
if(l.host===""&&l.user===null&&(l.scheme===""||l.omitHost||l.path===""))return"";const e=l.user?.password??null;return`//${(l.user?.name??"")+(e===null?"":`:${e}`)}${l.
user===null?"":"@"}${l.host}`}function s(l){return l.host!==""&&l.path!==""&&!l.path.startsWith("/")?`/${l.path}`:l.scheme===""&&N(l)===""&&_(l.path,"/")[0].includes(
":")?`./${l.path}`:l.path}function _(l,n){const e=l.indexOf(n);return e<0?[l,""]:[l.slice(0,e),l.slice(e+n.length)]}function f(l,n){const e=U(n);return e.ok?(0,$.
Ju)(p(l,e.value)):e}function p(l,n){const e=n.scheme||l.scheme;if(n.scheme!==""||n.host!==""||n.user!==null)return{...n,scheme:e,path:C(n.path)};const t=n.path===
""&&!n.forceQuery&&n.query==="",c=t?l.query:n.query,T=t&&n.fragment===""?l.fragment:n.fragment;if(n.path===""&&l.opaque!=="")return{...n,scheme:e,query:c,fragment:T,
opaque:l.opaque};const M=C(O(l.path,n.path));return{...n,scheme:e,query:c,fragment:T,user:l.user,host:l.host,path:M}}function O(l,n){return n===""?l:n.startsWith(
"/")?n:l.slice(0,l.lastIndexOf("/")+1)+n}function C(l){if(l==="")return"";const n=l.split("/"),e=[];for(const T of n)T===".."?(e.pop(),e.length===1&&e[0]===""&&
e.pop()):T!=="."?e.push(T):e.length===0&&e.push("");const t=`/${e.join("/")}${/(^|\/)\.\.?$/.test(l)?"/":""}`,c=(0,S.zg)(t.startsWith("//")?t.slice(1):t,"path");
return c.ok?c.value:t}}),9119:((v,j,r)=>{r.d(j,{As:()=>s,II:()=>b,Kh:()=>$,MV:()=>l,NP:()=>N,Ox:()=>S,R3:()=>A,WD:()=>L,Xs:()=>R,Zl:()=>C,_M:()=>i,bH:()=>d,c1:()=>D,
df:()=>w,en:()=>I,eo:()=>a,hy:()=>W,jH:()=>x,kn:()=>o,n7:()=>n,p:()=>h,t6:()=>U,yJ:()=>g});var u=r(6092);function o({through:e,file:t,line:c}){const T=e.map(M=>(0,u.
J7)(M)).join(" > ");return t===""?T:`${T}: ${(0,u.J7)(t)}:${c}`}const $=({module:e,place:t})=>e===void 0&&(typeof t=="string"||t.inside===void 0);function S({place:e,
module:t}){if(typeof e=="string")return e;const{file:c,line:T,inside:M}=e;if(M!==void 0)return[t,o(M)].filter(Boolean).join(" > ");const B=`${(0,u.J7)(c)}:${T}`;
return t===void 0?B:`${t}: ${B}`}const R=({file:e,inside:t})=>t?.file??e,k=({inside:e})=>e===void 0?"":` \u2192 ${o(e)}`,w=e=>typeof e=="string"?e:`${e.line}:${e.
column} ${e.file}${k(e)}`,D=(e,t)=>[...Map.groupBy(e,t).values()],W=(e,t)=>Map.groupBy(e.flatMap(c=>t(c).map(T=>({key:T,item:c}))),({key:c})=>c),U=(e,t)=>D(e,t).
map(([c])=>c),x=e=>U(e,w),P="//",y=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,m=1e3,I=e=>e.length<=m&&y.test(e),g=(e,t)=>`${e}${P}${t}`;function d(e){
const t=i(e);return t===null?{repository:t,path:e}:{repository:t,path:e.slice(t.length+P.length)}}function i(e){const t=e.indexOf(P);return t>0&&I(e.slice(0,t))?
e.slice(0,t):null}const a=e=>typeof e=="string"?e:`${b(e.file)}:${e.line}${k(e)}`,A=e=>`${b(e.file)}:${e.line}:${e.column}${k(e)}`;function b(e){const{repository:t,
path:c}=d(e);if(t===null)return(0,u.J7)(e);const T=(0,u.J7)(t);return c==="."?T:`${T}//${(0,u.J7)(c)}`}const E=e=>typeof e!="string"&&e.file.endsWith(".terrafor\
m.lock.hcl"),h=e=>e.toSorted((t,c)=>Number(E(t))-Number(E(c))),L=1e4,N=e=>U(e,t=>typeof t=="string"?t:i(t.file)),s=e=>e.length<=L?e:[...new Set([...N(e),...e])].
slice(0,L),_=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated|golden[-_.]?(files|copies))$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
f=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,p=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function O(e){const{path:t}=d(
e),c=t.split("/").slice(0,p.test(t)?-2:-1);return c.find((T,M)=>_.test(T)&&!(T==="test"&&c.slice(0,M).some(B=>f.test(B))))}const C=e=>O(e)!==void 0,l=({file:e,isInUse:t})=>t!==
!0&&C(e);function n(e){const t=O(e);return(t===void 0?d(e).path:`**/${t}`).replace(/[\\{}[\]?!()]/g,"?")}}),1054:((v,j,r)=>{r.d(j,{Cm:()=>i,Kc:()=>x,L6:()=>w,NM:()=>N,
dj:()=>U,lG:()=>R,x3:()=>a});var u=r(9179),o=r(255),$=r(5243),S=r(845);const R=1024,k=s=>(0,o.Pv)(s).ok;function w(s){if(s.length>R)return null;const _=(0,o.Pv)(
s);if(_.ok)return D(s,(0,o.pk)(_.value));const f=P(s);if(f!==null)return f;const{inside:p,removed:O}=I(s);if(!(0,u.Mi)(s,"").includes(p))return"write the hostna\
me alone, not a URL";for(const C of O.length===0?[]:[p,p.replace(/:\D.*$/s,"")])if(k(C))return`remove ${g(O)}: ${C}`;return d(p)}function D(s,_){if(/(^|\.)xn--/i.
test(s))return`write it in Unicode: ${_}; upper-case punycode is only accepted by accident`;const f=_.replace(/(?<!\.)\.+(?=$|:)/,"");return f===_?null:`remove \
the trailing dot: tokens and settings for ${f} do not apply to this host`}const W=/\$\{|\{\{|\$\(|^\$|<\s*[A-Za-z_][^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
U="replace the placeholder",x=s=>W.test(s);function P(s){if(x(s))return U;const _=s.split(/[\s,;]+/).filter(f=>f!=="");return _.length<2?null:_.every(f=>f.includes(
".")&&k(f))?`write one hostname at a time: ${_[0]}`:"remove the spaces, commas and semicolons"}const y=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,m=[
["the white space",s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace(y,"")],["the trailing slash",s=>s.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(
s.lastIndexOf("@")+1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function I(s){let _=s;const f=[];for(const[p,O]of m){const C=O(_);C!==_&&f.push(p),
_=C}return{inside:_,removed:f}}const g=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function d(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(s))return"use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(s)){const O=(0,o.WV)(s);return k(O)?`write it in Unicode: ${O}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(s.includes("_")){const O=s.replaceAll("_","-");return`a hostname cannot contain underscores${k(O)?`; did you mean ${O}?`:""}`}const _=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(_!==s&&k(_))return`remove the extra dots: ${_}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,f="",p=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return k(f)?/^[+-]?[0-9]+$/.test(p)?"use a port from 1 to 65535":`write the port as a number: ${f}:8443`:null}const i=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.
test(s),a="write a path such as ./network, a registry address (NAMESPACE/NAME/SYSTEM) or a URL";function A(s,_){if(s==="")return a;if(!_&&x(s))return U;if(s!==s.
trim())return"remove the white space around the address";if(/^[\w.-]+(\\[\w.-]+)+\\?$/.test(s))return`write ./${s.replaceAll("\\","/")} to use a directory of th\
e same repository`;const[,f="",p=""]=/^(https?:\/\/)?(.*)$/is.exec(s)??[],O=(0,S.Fu)(p,"module");if(O!==null)return`write ${O} to use the module of the registry`;
if(f!==""&&(0,S.Z6)(p))return`write git::${s}`;const C=(0,$.rE)(p,"terraform");return f===""||!C.ok||C.value.hostImplied?null:`write ${p} to use the module of t\
he registry${_?"; from a URL, the client downloads an archive (of Git: git::https://\u2026)":""}`}function b([s="",..._]){if(_.length!==3)return null;const[,f="",
p=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(s)??[];return f!=="localhost"&&p===""?i(s)?w(s):null:`write a host with a dot, such as 127.0.0.1${p} or ${f}.localdomai\
n${p}`}function E(s){if(s.length===3&&i(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the host${s[0]==="gitlab.com"?"; for a Git reposito\
ry, git::https://gitlab.com/\u2026":""}`;const _=/^https?:$/i.test(s[0]??"")&&s[1]==="",[f="",...p]=_?s.slice(2):s;return p.length<4||!i(f)?null:/^v?\d+\.\d+/.test(
p[3]??"")?`write ${[f,...p.slice(0,3)].join("/")}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[f,...p.slice(-3)].
join("/")}; service discovery works only at the root of a host, not below /${p[0]}, and a namespace has one part (in GitLab, the top-level group)`}function h(s,_){
if(s.includes("://"))return null;if(_.length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const f=_.at(-1)??"";return[
3,4].includes(_.length)&&/[A-Z]/.test(f)?`write the target system in lower case: ${[..._.slice(0,-1),f.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(
s)?`write ./${s} to use a directory of the same repository${_.length<5?"":`, or ${_.slice(0,3).join("/")}//${_.slice(3).join("/")} for one of a registry module`}`:
null}function L(s){const[,_="",f=""]=/^([a-z][a-z0-9+.-]*:\/\/\/?)([^?]*)/i.exec(s)??[],p=/^(?:git\+)?((?:ssh|https?):.*)/i.exec(_)?.[1];if(p!==void 0)return`wr\
ite git::${p} instead of ${_}`;const[O]=/^[\w-]+(?:\.[\w-]+)+:(?=[^/:])/.exec(s)??[];return O!==void 0&&(0,u.Mi)(s)===s?`write git@${O} instead of ${O}`:(0,$.rE)(
f,"terraform").ok?`write ${f} to use the module of the registry, and the version in the \`version\` argument`:`${a} (of Git, with git:: before it)`}function N(s,_,f){
if(_.kind==="local"||s.length>R)return null;const[p="",...O]=s.split("/");if(f.ok)return f.value.hostImplied?null:w(p);const C=O.length===0?[]:O.join("/").split(
"//",1)[0]?.split("/")??[],l=_.kind==="remote"&&_.refusal===null,n=[p,...C],e=A(s,l)??b(n);return e!==null||l?e:_.kind==="remote"&&!/^[^/]+:\d+\//.test(s)?L(s):
E(n)??h(s,n)}}),845:((v,j,r)=>{r.d(j,{Fu:()=>$,Z6:()=>k,ni:()=>R});const u={module:o("modules",3),provider:o("providers?",2)};function o(w,D){const W=`([^/]+)(?\
:/app/[^/]+/registry)?/${w}/(?:private/|(public)/)?`,U="(?:/(?:latest|v?\\d+(?:\\.\\d+)*)(?:/[^?]*)?)?";return new RegExp(`^${W}([^/?#]+(?:/[^/?#]+){${D-1}})${U}\
/?(?:#.*)?$`)}function $(w,D){const[,W="",U,x=""]=u[D].exec(w)??[];return x===""?null:U!==void 0||/^registry\.terraform\.io$|\.opentofu\.org$/.test(W)?x:`${W}/${x}`}
const S=/^(?:www\.)?(?:github\.com|bitbucket\.org|gitlab\.com)/i,R=w=>/^(?:[:/].*)?$/s.test(w.replace(S,""))&&w!=="",k=w=>R(w)&&/^[^/]+(?:\/[\w-]+){2}(?:\.git)?(?:\/\/[^?]*)?(?:\?ref=[^&]*)?$/.
test(w)}),8032:((v,j,r)=>{r.d(j,{$I:()=>y,$l:()=>_,Du:()=>k,Dv:()=>f,Fe:()=>s,Jd:()=>O,Mq:()=>g,NX:()=>I,SO:()=>m,SZ:()=>W,Y8:()=>L,Yr:()=>U,ab:()=>P,bB:()=>D,d3:()=>N,
mh:()=>l,n3:()=>$,pH:()=>a,pJ:()=>C,rG:()=>x,sX:()=>p,tB:()=>b,zK:()=>w});const u="registry.terraform.io",o=[u,"registry.opentofu.org"],$=n=>o.includes(n),S=["m\
odules.v1","providers.v1"],R={terraform:{name:"Terraform",uses:S,replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:S,replaces:["providers.v1"]},dependabot:{
name:"Dependabot",uses:S,replaces:S,defaults:o},renovate:{name:"Renovate",uses:S,replaces:[],defaults:[u]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],
defaults:o},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},k=["terraform","opentofu"],w=Object.keys(R),D=Object.fromEntries(Object.entries(
R).map(([n,{name:e}])=>[n,e])),W=n=>S.includes(n)?w.filter(e=>R[e].uses.includes(n)):k,U=n=>w.filter(e=>R[e].defaults?.includes(n)),x=w.filter(n=>R[n].replaces.
length>0),P=n=>w.filter(e=>R[e].replaces.includes(n)),y={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption \
block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terraform",what:"an action block"}},m=n=>Object.hasOwn(y,n),
I={terraform:3,opentofu:9},g=n=>n===429||n>=500&&n!==501,d={from:null,before:null,retries:0,skipsOverridden:!1},i={...d,client:"terraform"},a=[{...i,name:"Terra\
form 1.14 and earlier",before:"1.15",attemptMs:11e3},{...i,name:"Terraform 1.15 and later",from:"1.15",attemptMs:5e3,retries:3,skipsOverridden:!0},{...d,client:"\
opentofu",name:"OpenTofu",attemptMs:1e4}],A={terraform:"1.16.0",opentofu:"1.12.0"};function b(n,e){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/,
[,c]=t.exec(e[n]??"")??[];return c===void 0?A[n]:`${c}.0.0`.split(".",3).join(".")}const E=n=>n.split(".").reduce((e,t)=>1e5*e+Number(t),0),h=(n,e)=>E(n)>=E(e),
L={terraform:"1.15",opentofu:"1.8"},N=n=>k.filter(e=>e==="terraform"?!n.releases.some(t=>t.client===e&&t.before===null):!h(b(e,n.versions),"1.8.0")),s={underscores:{
client:"terraform",version:"1.16"},oci:{client:"opentofu",version:"1.10"},queries:{client:"terraform",version:"1.14"},testsAlone:{client:"terraform",version:"1.\
12"},cachedLocks:{client:"opentofu",version:"1.12"},interim:{client:"terraform",version:"1.12"},openTofuInterim:{client:"opentofu",version:"1.10"}},_=(n,e)=>h(b(
s[n].client,e),`${s[n].version}.0`),f=(n,e)=>["interim","openTofuInterim"].some(t=>n.includes(s[t].client)&&_(t,e))?Number.POSITIVE_INFINITY:5,p=n=>h(n,"1.12.0"),
O=(n,e)=>n==="opentofu"||!h(e,"1.13.0"),C=(n,e)=>({readsChecksum:!h(e,n==="terraform"?"1.12.0":"1.11.0"),trimsLines:n==="opentofu"&&h(e,"1.12.0")});function l(n,{
attemptMs:e,retries:t}){const c=n.findIndex(({response:T,hops:M,headMs:B},K)=>K===t?!0:B===null?T.kind==="received"||!T.transient:B<=e&&!g(M.at(-1)?.status??0));
return c<0?null:c}}),255:((v,j,r)=>{r.d(j,{$k:()=>g,$o:()=>L,Bz:()=>p,Fq:()=>U,Jr:()=>N,Pm:()=>E,Pv:()=>w,Rt:()=>W,Sv:()=>m,WV:()=>y,Zp:()=>f,cu:()=>I,ev:()=>s,
fK:()=>d,nx:()=>P,pk:()=>x,xV:()=>k,yo:()=>h});var u=r(7811),o=r(8643),$=r(9509);const S=443,R=65535,k="TF_TOKEN_";function w(e){const{name:t,portion:c}=i(e.toWellFormed()),
T=a(c);if(!T.ok)return/^https?$/i.test(t)?(0,u.TR)("need just a hostname and optional port number, not a full URL"):T;if(T.value.startsWith(":-"))return(0,u.TR)(
"port number is negative");const M=A(t);if(M!==null)return(0,u.TR)(M);const B=(0,$.YE)(t);return B.ok?B.value===""?(0,u.TR)("nothing is left of the hostname onc\
e it is normalized"):(0,u.Ju)(B.value+T.value):B}const D=new Set(["localterraform.com","localtofu.com"]),W=e=>D.has(e);function U(e){const t=w(e);return t.ok||!e.
includes("xn--")?t:w(y(e))}function x(e){const{name:t,portion:c}=i(e);return(0,$.DI)(t)+c}function P(e){const t=x(e);return t===e?e:`${t} (${e})`}function y(e){
const{name:t,portion:c}=i(e.toWellFormed()),T=a(c);return((0,$.QC)(t)??t)+(T.ok?T.value:c)}function m(e){const{name:t,portion:c}=i(e);return{name:t,port:c===""?
S:Number(c.slice(1))}}const I=e=>({...o.lv,scheme:"https",host:e,path:"/.well-known/terraform.json",forceQuery:!1});function g(e){if(!e.startsWith(k))return null;
const t=e.slice(k.length).replaceAll("__","-").replaceAll("_","."),c=w(y(t));return c.ok?c.value:null}function d(e){const t=[e,x(e)].flatMap(c=>[c.replaceAll("-",
"__"),c]).map(c=>k+c.replaceAll(".","_"));return[...new Set(t)].filter(c=>g(c)===e)}function i(e){const t=e.indexOf(":");return t===-1?{name:e,portion:""}:{name:e.
slice(0,t),portion:e.slice(t)}}function a(e){if(e==="")return(0,u.Ju)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(t))return(0,u.TR)("port portion contains n\
on-digit characters");const c=BigInt(t.replace(/^(-?)\+?0*(?=\d)/,"$1").slice(0,21));return c!==BigInt.asIntN(64,c)?(0,u.TR)("port portion contains non-digit ch\
aracters"):c>R?(0,u.TR)("port number is greater than 65535"):(0,u.Ju)(c===BigInt(S)?"":`:${c}`)}function A(e){if(e==="")return"empty string is not a valid hostn\
ame";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two consecutive periods)";if(t.startsWith("xn--"))return`\
hostname label ${(0,u.ol)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}const b={http:"80",https:"443",ssh:"22"};function E(e){
const{name:t,port:c}=(0,o.cz)(e),T=(0,o.EN)(t),M=c===""||c===b[e.scheme];return L(M?T:`${T}:${c}`)}function h(e){const t=(0,o.Dl)(e);return t.ok?E(t.value):null}
function L(e){const t=w(e);return t.ok?t.value:e.toLowerCase()||null}const N=(e,t)=>t.length===0||t.some(c=>c.subdomains?e.endsWith(`.${c.host}`):e===c.host),s=(e,t)=>N(
e,t.allowedHosts)||t.hostnames.some(c=>c.host===e),_=/^\s*(?:export\s+|set\s+|\$?env:)?(?:TFE?|TERRAFORM|(?:OPEN)?TOFU)[_-]?TOKENS?[_-]?(?=.)/i,f=e=>_.test(e);function p(e,t,c){
const[T]=e.length===0?[]:d(t);return T===void 0?[]:e.flatMap(M=>{const B=g(M);if(B!==null&&c.has(B))return[];const K=O(M,B,t);return K===null?[]:[{variable:M,why:K,
write:T,isParent:C(B,t)}]})}function O(e,t,c){const T=_.exec(e)?.[0];if(T===void 0)return null;const M=e.slice(T.length);return t!==null&&C(t,c)?`it is for ${P(
t)} only: the clients do not use the tokens of parent domains`:[c,m(c).name,x(c)].map(l).includes(l(M))?T!==k?`it begins with ${T}, and the clients read only ${k}`:
t===null?"the clients cannot read a hostname from it and ignore it":`the clients read it for ${P(t)}${n(M,c)}`:null}const C=(e,t)=>e!==null&&m(t).name.endsWith(
`.${m(e).name}`),l=e=>e.normalize("NFC").toLowerCase().replace(new RegExp("[^\\p{L}\\p{N}]+","gu"),"_").replace(/^_|_$/g,"");function n(e,t){const{name:c,port:T}=m(t);return T!==
443&&!e.includes(":")?"; a port follows a colon":c.includes("-")&&!e.includes("-")?"; a hyphen is written as two underscores":""}}),9509:((v,j,r)=>{r.d(j,{mI:()=>y,
QC:()=>x,ER:()=>E,YE:()=>U,DI:()=>P});const u=(...h)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...h),o=(...h)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...h);var $=r(7811);const S=256,R={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},
k={...R,checkBidi:!1},w=($late3??=new RegExp("\\p{M}{31}","u")),D="xn--",W=/^-|-$|^(?:[\0-\x7f]{2}|[\x80-\u07ff])--./s;function U(h){const L=I(h,!1);if(!L.ok)return L;const N=g(L.value,R);
return N===null?(0,$.TR)(m(i(h,!1))):(0,$.Ju)(N)}function x(h){const L=I(h,!0);if(!L.ok)return null;const N=g(L.value,k);if(N===null)return null;const s=I(N,!1);
return s.ok?s.value.join("."):null}const P=h=>d(h)?o(h,R).domain:h,y=h=>o(h).domain,m=h=>`idna: invalid label ${(0,$.ol)(h)}`;function I(h,L){if(h.length>S&&d(h))
return(0,$.TR)(`hostname is longer than ${S} characters`);const N=[];for(const s of i(h,L).split(".")){const _=s.startsWith(D)?a(s):(0,$.Ju)(s);if(!_.ok)return _;
const f=A(_.value);if(f!==null)return(0,$.TR)(f);N.push(_.value)}return(0,$.Ju)(N)}function g(h,L){const N=h.join(".");return E(N)?N:u(N,L)}const d=h=>/[^\0-\x7f]|xn--/i.
test(h);function i(h,L){return h.replace(/[A-Z]+|[^\0-\x7f]/gu,s=>E(s)?s.toLowerCase():o(s,{transitionalProcessing:L}).domain).normalize("NFC")}function a(h){const L=h.
slice(D.length);if(L==="")return(0,$.Ju)("");const N=o(h).domain;return N===h||E(N)?(0,$.TR)(m(L)):N.normalize("NFC")!==N||!Array.from(N).every(b)?(0,$.TR)(m(N)):
(0,$.Ju)(N)}function A(h){if(W.test(h))return m(h);if(/^[a-z0-9-]*$/.test(h))return null;if(w.test(h))return m(h);if(!E(h)&&u(h,k)!==null)return null;for(const L of h){
if(!b(L))return m(h);if(L<"\x80"&&!/[a-z0-9-]/.test(L))return`idna: disallowed rune U+${L.charCodeAt(0).toString(16).toUpperCase().padStart(4,"0")}`}return m(h)}
function b(h){if(h<"\x80")return!0;const{domain:L,error:N}=o(`1${h}`);return!N&&L===`1${h}`}const E=h=>!/[^\0-\x7f]/.test(h)}),1780:((v,j,r)=>{r.d(j,{FS:()=>m,KT:()=>w,
LA:()=>W,PP:()=>x,SP:()=>S,XT:()=>P,b7:()=>D,pj:()=>U,rZ:()=>I,tD:()=>y,xI:()=>$});var u=r(255);const o=g=>typeof g=="string"?[g]:g;function $(g,...d){const i=[];
for(const[a,A]of g.entries()){const b=d[a]??"";for(const E of[A,...o(typeof b=="number"?String(b):b)]){const h=i.at(-1);typeof E!="string"||typeof h!="string"?i.
push(E):i[i.length-1]=h+E}}return i.every(a=>typeof a=="string")?i.join(""):i}const S=g=>[{host:g,shownAs:(0,u.nx)(g)}],R=/^\S+ \(([^\s()]*xn--[^\s()]*)\)$/,k=/^([a-z][a-z\d+.-]*:\/\/)?([^/?#\s]+)(.*)$/is;
function w(g){const d=R.exec(g)?.[1];if(d!==void 0)return[{host:d,shownAs:g}];const[,i="",a,A=""]=k.exec(g)??[];return a===void 0?g:[i,{host:a,shownAs:a},A]}const D=(g,d)=>d.
split(g).flatMap((i,a)=>a===0?i:[{host:g,shownAs:g},i]);function W(g){const d=(0,u.$k)(g);return d===null?g:[{host:d,shownAs:g,isVariable:!0}]}const U=(g,d=i=>i.
shownAs)=>o(g).map(i=>typeof i=="string"?i:d(i)).join(""),x=g=>o(g).flatMap(d=>typeof d=="string"?[]:d.host);function P(g,d,i){const a=g.length-d,A=g.slice(0,d).
reduce((b,E,h)=>$`${b}${h===0?"":", "}${i(E)}`,"");return a>0?$`${A} and ${a} more`:A}function y(g,d){const i=d(U(g)),a=o(g).map(A=>typeof A=="string"?d(A):A);return typeof g!=
"string"&&U(a)===i?a:i}const m=g=>typeof g=="string"?g:g.map(d=>typeof d=="string"||d.isVariable?d:{...d,shownAs:d.host}),I=g=>Array.isArray(g)&&g.some(d=>typeof d==
"object"&&d!==null&&"shownAs"in d)}),5243:((v,j,r)=>{r.d(j,{A:()=>d,Nj:()=>a,RZ:()=>I,Vm:()=>P,mD:()=>y,rE:()=>g,vL:()=>m});var u=r(3916),o=r(7811),$=r(8643),S=r(
255),R=r(9897);const k={terraform:y("registry.terraform.io"),opentofu:y("registry.opentofu.org")},w=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,D=/^[0-9a-z]{1,64}$/,
W="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
U="must be between one and 64 ASCII letters or digits",x={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},P=E=>k[E];
function y(E){const h=(0,S.Pv)(E);if(!h.ok)throw new Error(h.why);return h.value}function m(E,h){if(a(E))return{kind:"local"};const L=g(E,h);if(L.ok)return L.value;
const N=(0,R.cx)(E,h);if(!N.ok)return{kind:"invalid",error:N.why};const{subdirectory:s,host:_}=N.value;return{kind:"remote",subdirectory:s,host:_,refusal:(0,R.Of)(
E,N.value,h)}}function I(E,h){const L=m(E,h);if(L.kind==="registry")return JSON.stringify({...L,hostImplied:!1});if(L.kind==="local")return`./${(0,u.normalize)(
E.replaceAll("\\","/")).replace(/\/$/,"")}`;const N=(0,R.cx)(E,h),{url:s=null,getter:_,subdirectory:f}=N.ok?N.value:{};return s===null?E:`${_}::${(0,$.jr)(s)}//${f}`}
function g(E,h){return a(E)?(0,o.TR)(`can't use local directory ${(0,o.ol)(E)} as a module registry address`):i(E,"module",h)}const d=E=>i(E,"component","terraf\
orm");function i(E,h,L){const N=x[h],{address:s,subdirectory:_}=(0,R.UQ)(E);if(_.startsWith("../"))return(0,o.TR)((0,R.dr)(_,h));const f=s.split("/"),p=f.length===
N.parts;if(!p&&f.length!==N.parts+1)return(0,o.TR)(`a ${h} registry source address must have ${N.count}`);const O=p?(0,o.Ju)(P(L)):A(f.shift()??"",h);if(!O.ok)return O;
const C=b(f,h);if(C!==void 0)return(0,o.TR)(C);const[l="",n="",e=""]=f,t={namespace:l,name:n,system:e,subdirectory:_};return(0,o.Ju)({kind:"registry",host:O.value,
hostImplied:p,...t})}const a=E=>/^\.\.?[/\\]/.test(E);function A(E,h){const L=(0,S.Pv)(E);if(!L.ok){const N=`invalid ${h} registry hostname ${(0,o.ol)(E)}`;return E.
includes("--")?(0,o.TR)(`${N}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,o.TR)(N)}return L.value.includes(
".")?x[h].reserved.includes(L.value)?(0,o.TR)(`can't use ${(0,o.ol)(L.value)} as a ${h} registry host, because it's reserved for installing directly from versio\
n control repositories`):L:(0,o.TR)(`invalid ${h} registry hostname: must contain at least one dot`)}function b([E="",h="",L],N){if(!w.test(E))return E.includes(
".")?`source address must have ${x[N].afterHost}`:`invalid namespace ${(0,o.ol)(E)}: ${W}`;const s=`${N} registry addresses may not include a query string porti\
on`;if(!w.test(h))return L===void 0&&h.includes("?")?s:`invalid ${N} name ${(0,o.ol)(h)}: ${W}`;if(!(L===void 0||D.test(L)))return L.includes("?")?s:`invalid ta\
rget system ${(0,o.ol)(L)}: ${U}`}}),9897:((v,j,r)=>{r.d(j,{GL:()=>g,IZ:()=>w,Ns:()=>U,Of:()=>x,UQ:()=>d,WS:()=>W,cx:()=>y,dr:()=>a,qC:()=>P,uE:()=>I});var u=r(
7811),o=r(8643),$=r(4443),S=r(9179),R=r(8032),k=r(255);const w="",D={terraform:/^(?:file|gcs|git|hg|https?|s3)$/,opentofu:/^(?:file|gcs|git|hg|https?|oci|s3)$/},
W=(e,t)=>D[t].test(e),U=(e,{getter:t})=>`download not supported for scheme '${(0,S.Mi)(e)===e?t:"***"}'`;function x(e,t,c){const{getter:T,url:M}=t;return!W(T,c)&&
T.length>1?U(e,t):/^https?$/.test(T)&&M?.host===""?"http: no Host in request URL":null}function P(e){if(/^[a-z]:[/\\]/i.test(e))return[e];if(!/^(?:\/|file:)/i.test(
e))return[];const t=y(e,"terraform");if(!t.ok||t.value.getter!=="file"||t.value.url===null)return[];const{url:c,subdirectory:T}=t.value;return[c.path,(0,$.Uw)(c.
path)].map(M=>i(`${M}/${T}`))}function y(e,t){const{address:c,subdirectory:T}=d(e);if(T.startsWith("../"))return(0,u.TR)(a(T));const M=L(c.toWellFormed(),t);if(!M.
ok)return M;const{subdirectory:B}=M.value,K=B===""?T:i(`${B}/${T}`);if(K.startsWith("../"))return(0,u.TR)(`detected ${a(K)}`);const te=h(M.value.host,c);return(0,u.
Ju)({...M.value,host:te,subdirectory:K})}const m=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function I(e,t){
const[c]=m.exec(e)??[];if(c===void 0)return w;const T=y(`${c}a/b`,t);return T.ok?T.value.host:w}const g=e=>!/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//.
test(e);function d(e){const t=e.indexOf("?"),c=t<0?e:e.slice(0,t),T=c.indexOf("://"),M=c.indexOf("//",T<0?0:T+3);if(M<0)return{address:e,subdirectory:""};const B=t<
0?"":e.slice(t),K=c.slice(M+2);return{address:c.slice(0,M)+B,subdirectory:K===""?"":i(K)}}function i(e){const t=e.startsWith("/"),c=[];for(const T of e.split("/"))
T===""||T==="."||(T!==".."?c.push(T):c.length>0&&c.at(-1)!==".."?c.pop():t||c.push(T));return(t?"/":"")+c.join("/")||"."}const a=(e,t="module")=>`subdirectory p\
ath ${(0,u.ol)(e)} leads outside of the ${t} package`,A=(e,t=e.scheme)=>({subdirectory:"",host:b(e,t),getter:t,url:e});function b(e,t){const c=e.omitHost||e.opaque!==
""&&!e.opaque.startsWith(":");if(t==="git"&&c)return(0,k.$o)(e.scheme);if(t==="file"||e.scheme==="file"||t.length===1)return null;const T=(0,k.Pm)(e)??w;return t!==
"git"&&t!=="hg"&&t!=="s3"||(t==="s3"?/\.amazonaws\.com(\.cn)?$/.test(T)||/(^|&)aws_access_key_id=/.test(e.query):/^https?$/.test(e.scheme)||E(e))?T:w}function E({
user:e,host:t,path:c,query:T,fragment:M}){return!/%(?!40|[89A-F])/.test(`${e?.name}:${e?.password}@${t}`)&&(c!==""||`${T}${M}`=="")}function h(e,t){const c=/^[^?#]*\?([^#]*)/.
exec(t)?.[1]??"",[,T=""]=(0,$.xB)(c).find(([K])=>K==="checksum")??[],M=(0,$.Uw)(T.replaceAll("+"," "));if(!M.startsWith("file:"))return e;if(M.includes("checksu\
m",5))return w;const B=y(M.slice(5),"terraform");return B.ok&&B.value.host===e?e:w}function L(e,t){const[,c,T]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],
{address:M}=d(T??e),B=(0,o.Dl)(M);if(B.ok&&B.value.scheme!=="")return(0,u.Ju)(A(B.value,c));for(const te of n){const H=te(M,t);if(H===void 0)continue;if(!H.ok||
H.value.url===null||c===void 0)return H;const{url:ne,subdirectory:oe}=H.value;return(0,u.Ju)({...A(ne,c),subdirectory:oe})}const K=t==="terraform"?"address":"st\
ring";return(0,u.TR)(`invalid source ${K}: ${e}`)}function N(e,t,c){const T=(0,o.Dl)(e);if(!T.ok)return(0,u.TR)(`error parsing ${t} URL: ${T.why}`);const{path:M}=T.
value,B=c==="git"&&!M.endsWith(".git");return(0,u.Ju)(A(B?{...T.value,path:`${M}.git`}:T.value,c))}const s=e=>{if(!e.startsWith("github.com/"))return;const[,t="",
c=""]=/^([^?]*)(.*)$/s.exec(e)??[],T=t.split("/");if(T.length<3)return(0,u.TR)("GitHub URLs should be github.com/username/repo");const M=N(`https://${T.slice(0,
3).join("/")}${c}`,"GitHub","git");if(!M.ok||T.length===3)return M;const B=(0,$.V$)(T.slice(3).join("/").replaceAll("%","%25"),"path");if(!B.ok)return B;if(B.value===
"")return M;const K=i(B.value).replaceAll("%","%25");return(0,u.Ju)({...M.value,subdirectory:K})},_=(e,t)=>{const[,c,T,M]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(
e)??[];if(T===void 0||M===void 0)return;const B=(0,$.h0)(/\?(.*)$/s.exec(M)?.[1]??""),K=t==="terraform"?"Git":"GitHub";if(B!==null)return(0,u.TR)(`error parsing\
 ${K} SSH URL: ${B}`);if(c!=="git")return;const te=(0,o.Dl)(`ssh://${c}@${T}/${M}`),H={subdirectory:"",host:(0,k.$o)(T),getter:"git"};return(0,u.Ju)({...H,url:te.
ok?te.value:null})},f=e=>e.startsWith("bitbucket.org/")?N(`https://${e}`,"BitBucket","git"):void 0,p=(e,t)=>{const c=t==="terraform"?"googleapis.com/":".googlea\
pis.com/";if(!e.includes(c))return;const T=e.split("/");return T.length<5?(0,u.TR)("URL is not a valid GCS URL"):N(`https://www.googleapis.com/storage/${T.slice(
2).join("/")}`,"GCS","gcs")},O=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...c]=e.split("/"),T=C(t.split("."));return T===void 0?(0,u.TR)("URL is n\
ot a valid S3 URL"):N(`https://${[T,...c].join("/")}`,"S3","s3")};function C(e){const[t="",c="",T=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===4?`${c}\
.amazonaws.com/${t}`:e.length===5&&c==="s3"?`s3.${T}.amazonaws.com/${t}`:void 0}const n=[s,_,f,p,O,(e,t)=>{if(e!=="")return e.startsWith("/")?N(`file://${e}`,"f\
ile","file"):(0,u.TR)(`${R.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),5106:((v,j,r)=>{r.d(j,{Bn:()=>U,Ls:()=>R,M:()=>x,OA:()=>a,
OZ:()=>W,S3:()=>D,TE:()=>p,TW:()=>A,Uc:()=>c,c4:()=>n,e$:()=>k,eQ:()=>h,fg:()=>d,oe:()=>_,p4:()=>g,qE:()=>i,uW:()=>T,vy:()=>l,xq:()=>w});var u=r(9562),o=r(7811),
$=r(8643),S=r(1780);const R=4096,k="modules.v1",w="providers.v1",D="login.v1",W="tfe.v2",U="tfe.v2.1",x="tfe.v2.2",P=[k,w,W,U,x],y=[D,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],m=M=>M.split(".",1)[0]??"",I=(M,B)=>M.some(K=>m(K)===m(B)),g=M=>I([...P,"state.v2"],M),d=new Set([...P,...y]),i=M=>g(M)||I(y,M);
function a(M){const[,B="",K="1"]=/^([a-z]+)(?:\.v?(\d+))?$/i.exec(M)??[],te=`${B.toLowerCase()}.v${K}`;if(te!==M&&d.has(te))return te;if(i(M))return null;const H=M.
toLowerCase(),ne=m(H),oe=ie=>ie===H||ie.slice(m(ie).length)===H.slice(ne.length)&&m(ie).length>=5&&A(m(ie),ne);return[...d].find(oe)??null}function A(M,B){let K=0;
for(;K<M.length&&M[K]===B[K];)K+=1;const[te,H]=[M.slice(K),B.slice(K)];return te.slice(1)===H||te===H.slice(1)||te.slice(1)===H.slice(1)||te.slice(2)===H.slice(
2)&&te[0]===H[1]&&te[1]===H[0]}const b="[0-9A-Za-z~-]",E=M=>`${M}${b}*(?:\\.${b}+)*`,h=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${E("[0-9]")})|-?(${E("[A-Za-z~-]")}))?(?:\\\
+(${E(b)}))?`,L=new RegExp(`^${h}$`),N=2n**63n-1n,s=2n**64n-1n;function _(M,B){const K=M.indexOf(".");if(K<0)return(0,o.TR)(`invalid service ID format (i.e. ser\
vice.vN): ${M}`);const te=M.slice(0,K),H=M.slice(K+1);switch(B){case"terraform":return L.exec(H)?.[1]?.split(".").every(ie=>f(ie,N))?(0,o.Ju)({name:te,version:H}):
(0,o.TR)(`invalid service version: Malformed version: ${H}`);case"opentofu":{const ne=te==="tfe"?H.split(".")[0]??"":H;return/^v\d+$/.test(ne)&&f(ne.slice(1),s)?
(0,o.Ju)({name:te,version:H}):(0,o.TR)('invalid service version: must be "v" followed by an integer major version number')}}}const f=(M,B)=>M.replace(/^0+/,"").
length<=String(B).length&&BigInt(M)<=B;function p(M,B){const K=_(M,B.client);if(!K.ok)return{kind:"bad-id",why:K.why};const{name:te}=K.value;if(B.services===null)
return{kind:"missing",why:`host does not provide a ${te} service`};const H=B.services.find(ne=>ne.id===M);return H!==void 0?O(H,K.value,B):B.services.some(ne=>ne.
id.startsWith(`${te}.`))?{kind:"version",why:C(K.value,B)}:{kind:"missing",why:(0,S.xI)`host ${(0,S.KT)(B.display)} does not provide a ${te} service`}}function O({
id:M,value:B},K,te){if(B===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${R} characters, which this check does not read`,value:""};
if(M===D)return(0,u.G)(B)?{kind:"object",value:B}:{kind:"type",why:`service ${M} must be declared with an object value in the service discovery document`,value:B};
if(typeof B!="string")return{kind:"type",why:C(K,te),value:B};const H=l(te.documentUrl,B);if(H.ok)return{kind:"url",url:H.value,value:B};const ne=`failed to par\
se service URL: ${H.why}`;return{kind:"bad-url",reason:H.reason,why:ne,value:B}}function C({name:M,version:B},{client:K,display:te}){const H=K==="terraform"?B:`${BigInt(
/\d+/.exec(B)?.[0]??0)}`;return(0,S.xI)`host ${(0,S.KT)(te)} does not support ${M} version ${H}`}function l(M,B){const K=(0,$.Dl)(B);if(!K.ok)return{...K,reason:"\
syntax"};const H=K.value.scheme===""?(0,$.sX)(M,K.value):K.value;return H.scheme!=="http"&&H.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${H.
scheme}`}:H.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...H,fragment:""}}}const n=[W,U],
e=[k,w],t=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...n,...e]},{matches:/^api\.env0\.com$/,services:e},{matches:/^backend\.api\.env0\.com$/,services:n},
{matches:/\.scalr\.io$/,services:n}],c=M=>t.find(({matches:B})=>B.test(M))?.services??[],T={organization:"TF_CLOUD_ORGANIZATION",workspaces:"TF_WORKSPACE"}}),7057:((v,j,r)=>{
r.d(j,{$c:()=>$,Il:()=>o,O6:()=>y,kQ:()=>P,nL:()=>U,ou:()=>W,wK:()=>D});const u="***",o=4,$=64*1024,S=/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|^\\?\$+(?:env:)?[a-z_]\w*$|^%\w+%$|^<[^>]*>$|^(?:ENC)?\[.*\]$|^#?\{\w+\}#?$|^`.*`$|^@?[\w.]+\(.*\)$|^(__|@@?)\w+\1$|^[\W_]+$/i,
R=/^(?:process\.env|secrets?|vars?|env|inputs|steps|local|data|variables|parameters)\.[a-z_][\w.-]*$|^(?!https?:)[a-z][a-z\d+.-]*:\/\/|^(?:arn|env|file|kv|ssm|vault):|^projects\/[^/]+\/secrets\/|^(?:[~@]|\/(?:etc|home|mnt|root|run|tmp|var))\//i,
k=/x{6}|^(.)\1+$|^(?:null|none|nil|undefined)$|^(?=\D*$).*(?:your|change.?me|replace|insert|placeholder|example|todo|fixme|dummy|redacted)/i,w=/^(?:[A-Z]+_)+(?:TOKEN|KEY|PAT|SECRET|PASSWORD|CREDENTIALS?)$/;
function D(m){if(m.length>300)return!1;const I=m.replace(/^\s*(?:bearer\s+)?["']?|["']?\s*$/gi,"");return[S,R,k,w].some(g=>g.test(I))}class W{#e;constructor(I){
this.#e=I}reveal(){return this.#e}toString(){return u}toJSON(){return u}[Symbol.for("nodejs.util.inspect.custom")](){return u}}function U(m){const[I]=m;let g=!1;
return m.map(({scheme:d,name:i})=>(g||=I!==void 0&&!x(I.name,i),g?"dropped":d==="https"?"sent":"withheld"))}function x(m,I){return m===I?!0:/[:%]|^[\d.]+$/.test(
I)?!1:I.endsWith(`.${m}`)}function P(m){const I=m.flatMap(g=>g.replace(/"[^"]*"/g,"").split(",")).flatMap(g=>/^\s*([\w-]+)(?:\s|$)/.exec(g)?.[1]??[]);return I.some(
g=>g.toLowerCase()==="bearer")?null:I.find(g=>!y(g))??I[0]??null}const y=m=>/^(?:negotiate|ntlm|kerberos|digest)$/i.test(m)}),2432:((v,j,r)=>{r.d(j,{Bw:()=>$,G5:()=>k,
_O:()=>o,aq:()=>S,xV:()=>R,xv:()=>u});const u="1.0.0",o=`tf-disco-action/${u}`,$="https://github.com/org/tf-disco-action",S=`${$}/blob/v1/docs/problems.md`,R=`${$}\
/issues`,k=2}),9179:((v,j,r)=>{r.d(j,{Mi:()=>h,NE:()=>b,Nx:()=>a,Qj:()=>d,_U:()=>P,cq:()=>A,r_:()=>i});const u="***",o=/[@?%\\&\uff20\ufe6b]|\/\/[^/?#]*:/,$=/[\uff20\ufe6b]|%(?:25)*40|(?<!\\)\\+(?:u00|x)40|&(?:amp;?){0,9}(?:commat;|#0{0,9}64(?!\d);?|#x0{0,9}40(?![\da-f]);?)/gi,
S=(e,t,c)=>String.raw`&(?:amp;?){0,9}(?:(?:${e});|#0{0,9}${t}(?!\d);?|#x0{0,9}${c}(?![\da-f]);?)`,R=String.raw`(?:\\(?:u00|x)(?:2f|5c)|/|%(?:25)*(?:2f|5c)|${S("\
b?sol",47,"2f")})`,k=String.raw`(?:${R}|\\)`,D=`((?:[a-z0-9]{1,9}::)?[a-z][a-z0-9+.-]{1,30}${String.raw`(?::|%(?:25){0,3}3a|\\(?:u00|x)3a|${S("colon",58,"3a")})`}\
)`,W=String.raw`(?:\[[\da-f:.]{2,45}\]|(?:\d{1,3}\.){3}\d{1,3}|(?:[\w%\x80-\uffff-]{1,63}\.){1,9}[a-z\x80-\uffff][\w%\x80-\uffff-]{1,62}\.?|localhost|[$%]\{[^}]{1,200}\}[\w.-]{0,99})`,
U=String.raw`(?!(?:[a-z0-9]+::)?git@(?![^\s"'/?#]*@))(?=[^\s"'/\\?#]+@`,x=new RegExp(String.raw`(?<=${D})${k}+|${k}{2,}(?!\s)|`+String.raw`(?<![^\s"'])(?!mailto:)(?:(?![a-z0-9]+::[^:@]*@)(?=[^\s"'/\\?#@]*:[^\s"'/\\?#]+@)|`+
String.raw`${U}(?:$|${W}(?::\d{1,5})?\\{0,9}(?:${R}|["']? is not a hostname)))|(?<=(?:hostname|namespace) \\{0,9}["'])${U}))`,"gi");function P(e){return o.test(
e)?h(e).replace(/[^\s"']+/g,t=>t.replace(m,(c,T,M)=>y.test(M)?c:`${T}${M}=${u}`)):e}const y=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
m=/([?&])([\w.~%-]{1,100})=([^&#]+)/g,I=/((?<!(?:^|[?:&|({])\s{0,9}(?:(?:var|local|path)\.[\w-]{1,99}|each\.(?:key|value))\s{0,9}[=!])=\s*(?:[\w./([][\s\w./([*]{0,99})?\\?)"(?<=(?:[=([]|\*\/)\s*\\?")[^"]*(?:"|$)|"[^"]*"(?=[^"?:&|,]*[=!]=)/g,
g=/pass|pw|secret|token|(?<!each\.)key|cred|auth|pat(?!h)|cert|private/i,d=e=>P(g.test(e)&&/[=!]=|\?[\s"]|\bif\b/.test(e)?e.replace(/".*/s,`"${u}"`):e.replace(I,
`$1"${u}"`)),i=e=>o.test(e),a=e=>h(e).replace(/\?[^\s"']*/g,`?${u}`),A=e=>h(e,"").replace(/[?#].*$/su,""),b=e=>P(`${e}@ `).slice(0,-2),E=/(invalid [A-Za-z: ]{1,20}\(?)"(?:[^"\\]|\\.)*"/gi;
function h(e,t=`${u}@`){if(!o.test(e))return e;const c=e.replace($,K=>"@".padStart(K.length,"_")),T=c.lastIndexOf("@"),M=[];let B=0;for(const{0:K,1:te,index:H}of c.
matchAll(x)){const ne=H+K.length;if(ne<B)continue;const oe=te!==void 0||n(L,c,ne)!=="";if(!oe&&/[^"'`\s(=,<[]/.test(c[H-1]??" "))continue;const ie=K===""?n(s,c,
ne):l(c,ne,oe?T:-1);ie===""||t!==""&&["@","git@"].includes(ie)||(M.push(e.slice(B,ne),t),B=ne+ie.length)}return B===0?e:(M.join("")+e.slice(B)).replace(E,`$1"${u}\
"`)}const L=/[^\s"'/?#]*:[^\s"']/y,N=/(?:git|\*\*\*)@(?![^\s"'`/?#]*@)/y,s=/[^\s"'/\\?#]*@/y,_=String.raw`(?:\[[\da-f:.]{2,45}\]|localhost|[\w%\x80-\uffff-]{1,63}\.[\w.%\x80-\uffff-]{1,250})(?::\d{0,5})?`,
f="(?=[/?#]|$|[\"'`](?:[\\s,;:.)}\\]>]|$))",p=String.raw`[\w%\x80-\uffff-]{0,63}(?::\d{1,5})?${f}(?![^\s"'\`]{0,500}@)`,O=new RegExp(`([^\\s"'\`/?#]*@)(?:${_}${f}\
|${p})|`+String.raw`()(?:${_}(?:${f}|(?=[\s"'\`,;!)\]}<>|*…]|[.:]+(?:\s|$)))|[\w%\x80-\uffff-]{0,63}${f}|${p})`,"iy"),C=/(?!localhost:)[\w%+-]*:(?!\d*(?:[\s"'`/?#]|$))[^\s"'`]+|/iy;
function l(e,t,c){const T=n(N,e,t);if(T!=="")return T;O.lastIndex=t;const[M,B=""]=O.exec(e)??[];return M!==void 0?B:c>t?e.slice(t,c+1):n(C,e,t)}function n(e,t,c){
return e.lastIndex=c,e.exec(t)?.[0]??""}}),3298:((v,j,r)=>{r.d(j,{O:()=>u});function u(o,$=S=>S){let S;return R=>{S??=new Map;const k=$(R);if(!S.has(k)){S.set(k,
void 0);try{S.set(k,o(R))}catch(w){throw S.delete(k),w}}return S.get(k)}}}),6092:((v,j,r)=>{r.d(j,{BP:()=>y,D9:()=>i,J7:()=>x,LS:()=>m,My:()=>g,RK:()=>U,h$:()=>L,
h2:()=>o,js:()=>d,s$:()=>_,z5:()=>f});const u=500,o=1e3,$=4e3,S=160,R=2,k=p=>/^[ -~]*$/.test(p),w=p=>($late4??=new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u")).
test(p),D=p=>($late5??=new RegExp("\\p{M}","u")).test(p),W=p=>`<U+${(p.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function U(p,O=u){if(p.length<=O&&k(p))return p;let C="",
l=R;for(const n of p){l=D(n)?l+1:0;const e=w(n)||l>R?W(n):n;if(C.length+e.length>O)return`${C}\u2026`;C+=e}return C}function x(p,O=S){const C=P(p.slice(-2*O),O),
l=U(C,Number.POSITIVE_INFINITY),n=P(l,O);return C===p&&n===l?l:`\u2026${n}`}const P=(p,O)=>Array.from(p).slice(-O).join(""),y=p=>p.replace(/##(?=\w*\[)/g,"# #").
replace(/^(\s*:)(?=:)/,"$1 ");function m(p){const C=p.split(`
`).map(l=>y(U(l,$))).join(`
`);return C.length<=$?C:`${C.slice(0,$).toWellFormed()}\u2026`}const I={"&":"amp","<":"lt",">":"gt",'"':"quot","'":"apos"},g=p=>p.replace(/[&<>"']/g,O=>`&${I[O]}\
;`),d=(p,O=u)=>U(p,O).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,C=>`&#${C.codePointAt(0)};`),i=(p,O=u)=>p===""?"<i>empty</i>":`<code>${d(p,O)}</code>`,a=p=>k(
p)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(p):($late6??=new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u")).test(p),A=/^[0-9a-f]{7,}$/i,b=`"'(`,E=`"'),.;:!?\u2026`,h=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;
function L(p,O=$){return(U(p,O).match(h)??[]).map(C=>{if(C.split(" ").every(s))return d(C,O);if(C.includes(" ")||/^(["`]).+\1$/u.test(C))return i(C.replace(/^`(.*)`$/u,
"$1"),O);const{before:n,core:e,after:t}=N(C);return`${d(n)}${i(e.replace(/^`(.*)`$/u,"$1"),O)}${d(t)}`}).join("")}function N(p){let O=0,C=p.length;for(;O<C&&b.includes(
p.charAt(O));)O+=1;for(;C>O&&E.includes(p.charAt(C-1));)C-=1;return{before:p.slice(0,O),core:p.slice(O,C),after:p.slice(C)}}function s(p){const{core:O}=N(p);return a(
O)&&!A.test(O)}const _=p=>p.replace(/[^ -~\n]/gu,O=>w(O)?f(O):O).replace(/##(?=\w*\[)/g,f),f=p=>p.replace(/[\s\S]/g,O=>`\\u${O.charCodeAt(0).toString(16).padStart(
4,"0")}`)}),4515:((v,j,r)=>{r.d(j,{L2:()=>E,ie:()=>m,jj:()=>b,kL:()=>W,mB:()=>U,nE:()=>L,xu:()=>N});var u=r(9876),o=r(3087),$=r(2432),S=r(9179),R=r(6092),k=r(3152),
w=r(8839);let D=function(...s){return{setFlagsFromString:D}=process.getBuiltinModule("node:v8"),new.target?new D(...s):D(...s)};function W(s,_){s.env.UV_THREADPOOL_SIZE??=
"64",setTimeout(b,A).unref(),(0,w.B_)(s.stdout,_),(0,w.B_)(s.stderr,()=>{})}async function U(s,{stop:_,secrets:f,isFinal:p,act:O,reportMistakes:C,reportCrash:l}){
const n=c=>(l((0,u.rv)(T=>y(c,T),f)),3),e=i(s,_,{isFinal:p,crash:n}),t=await O(e).catch(c=>c instanceof k.GN?(C(f.redact(c.mistakes)),2):n(c));await a(s,t)}const x=100,
P=5;function y(s,_){const f=(0,o.Or)(s),p=[];let O=s;for(;O!==void 0&&p.length<P;){const e=O instanceof Error?O.stack??O.message:String(O);p.push((0,S._U)(_(e))),
O=O instanceof Error?O.cause:void 0}const C=f?1:x;return[f?`tf-disco could not run: ${_((0,o.A3)(s))}`:`tf-disco ${$.xv} crashed; this is a bug, please report i\
t with this text at ${$.xV}`,...p.join(`
caused by: `).split(`
`).slice(0,C)].map(e=>(0,R.BP)((0,R.RK)(e))).join(`
`)}const m=({hrtime:s})=>()=>Number(s.bigint())/1e6,I=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],g=300,d=5e3;function i(s,_,{isFinal:f,crash:p}){const O=m(s),C=new AbortController;
let l=0;const n=()=>f||C.signal.aborted;for(const e of I)s.on(e,()=>{const t=O()-l;_.end({kind:"signal",signal:e}),n()?(f||t>g)&&(s.removeAllListeners(e),s.kill(
s.pid,e)):l=O(),C.abort()});return s.on("uncaughtException",e=>{_.end({kind:"crash"});const t=p(e);n()&&s.exit(t),C.abort(),setTimeout(()=>s.exit(t),d).unref()}),
s.on("exit",()=>_.end({kind:"crash"})),C.signal}async function a(s,_){const{stdout:f,stderr:p}=s;for(const C of[f,p])await new Promise(l=>C.write("",l));if(s.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&s.platform!=="win32"&&s.execve!==void 0){const{execPath:C}=s;s.execve(C,[C,"--eval",`require('node:process').exit(${_})`],{})}s.
exit(_)}const A=100,b=()=>D("--semi-space-growth-factor=1"),E=()=>D("--heap-growing-percent=20"),h=100;async function L(s,_,f){let p=Date.now();for(;;){const O=s.
next(_.why!==null);if(O.done)return O.value;Math.abs(Date.now()-p)<h||(f(O.value),await N(),p=Date.now())}}const N=()=>new Promise(s=>setImmediate(s))}),8839:((v,j,r)=>{
r.d(j,{B_:()=>D,Dx:()=>w,PL:()=>U,aH:()=>x,yy:()=>S});var u=r(8474),o=r(3087),$=r(3152);async function S(d,i){for(const a of(0,o.mk)(i)){if(!d.writable)return;d.
write(a)||await R(d)}}async function R(d){const i=new AbortController,a=["drain","error","close"].map(A=>(0,u.once)(d,A,i));await Promise.race(a).catch(()=>{}),
i.abort()}const k=1024*1024;async function*w(d){let i="";for await(const a of d.setEncoding("utf8")){const[A="",...b]=String(a).split(`
`),E=[i+A,...b];i=E.pop()??"";for(const h of E)yield h.replace(/\r$/,"");if(i.length>k)throw new $.GN(["a line of standard input exceeds 1 MiB"])}i!==""&&(yield i)}
function D(d,i){d.once("error",a=>{a.code!=="EPIPE"&&i((0,o.A3)(a))}),d.on("error",()=>{})}const W={min:40,max:100,unknown:80};function U({columns:d},i){return d||
Number(/^\d{1,4}$/.exec(i.COLUMNS??"")?.[0])||W.unknown}function x(d,i,a){const A=i==="auto"?P(d,a):i==="always",b=Math.max(W.min,Math.min(U(d,a),W.max));return{
colour:A,hyperlinks:A&&d.isTTY===!0&&g(a),width:d.isTTY?b:Number.POSITIVE_INFINITY}}function P({isTTY:d},i){return i.NO_COLOR||i.TERM==="dumb"&&!i.FORCE_COLOR?!1:
i.FORCE_COLOR?i.FORCE_COLOR!=="0":d===!0}const y=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,m=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,
I=5001;function g(d){const{FORCE_HYPERLINK:i,TERM:a="",TERM_PROGRAM:A="",VTE_VERSION:b}=d;return i?i!=="0":d.CI||d.NO_COLOR||a==="dumb"?!1:Number(b)>=I||y.test(
A)||m.test(a)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(E=>d[E])}}),3474:((v,j,r)=>{r.d(j,{CV:()=>y,KT:()=>k,Ob:()=>_,PW:()=>P,TN:()=>i,WD:()=>a,YA:()=>b,
Yq:()=>h,ai:()=>A,lq:()=>U,lx:()=>E,pS:()=>d,p_:()=>g});var u=r(4497),o=r(7811),$=r(9179),S=r(7630),R=r(8535);const k=f=>Object.keys(f).map(p=>({name:p,...f[p]})),
w=(f,p)=>({isList:!1,value:f,parse:p}),D=f=>({value:f,mistakes:[]}),W=(f,p)=>({...f,parse:(O,C)=>{const{value:l,mistakes:n}=f.parse(O,C);return{value:p(l),mistakes:n}}}),
U=({parse:f,...p})=>({...p,parse:(O,C)=>O===""?D(null):f(O,C)}),x=(f,p)=>w(f,(O,C)=>{const l=O===""?(0,o.Ju)(null):p(O);return l.ok?D(l.value):{value:null,mistakes:[
`${C}: ${l.why}`]}}),P=x("FILE",o.Ju),y=x("TOKEN",S.AI),m=/^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/,I=f=>`write one ${f.toLowerCase()}\
 per line, without "- ", commas, quotes or brackets`,g=(f,p,O=S.Dw)=>({isList:!0,value:f,parse:(C,l)=>{const n=O(C),e=n.map(T=>{const M=p(T),B=M.ok?M:p((0,$.Mi)(
T));return B.ok?M:B}),t=e.flatMap(T=>T.ok?[T.value]:[]),c=e.flatMap((T,M)=>T.ok?[]:`${l}: ${m.test(n[M]??"")?I(f):T.why}`);return{value:t,mistakes:[...new Set(c)]}}}),
d=1e4,i=W(g("HOST",S.l6),f=>Array.from(Map.groupBy(f,({host:p})=>p),([p,O])=>({host:p,services:[...new Set(O.flatMap(({services:C})=>C))],addresses:O.flatMap(({
addresses:C})=>C)}))),a=f=>W(g("LABEL",S.V8),p=>{const O=p.flat();return[...new Set(O.length===0?[f]:O)]}),A=({min:f,max:p,whole:O})=>w("N",(C,l)=>{const n=/^\d+(\.\d+)?$/.
test(C)?Number(C):Number.NaN;if(n>=f&&n<=p&&(!O||Number.isInteger(n)))return D(n);const t=`${l} is "${C}", expected ${O?"a whole number":"a number"} from ${f} t\
o ${p}`;return{value:f,mistakes:[t]}}),b=f=>({...W(A(f),p=>p*1e3),value:"SECONDS"}),E=w("",(f,p)=>{const O=/^(true|True|TRUE)$/.test(f),C=O||/^(false|False|FALSE)$/.
test(f);return{value:O,mistakes:C?[]:[`${p} is "${f}", expected "true" or "false"`]}}),h=(...f)=>({...w(f.join("|"),(p,O)=>{const l=f.some(n=>n===p)?[]:[`${O} i\
s "${p}", ${L(p,f)}`];return{value:p,mistakes:l}}),choices:f}),L=(f,p)=>`expected one of ${p.map(O=>`"${O}"`).join(", ")}${(0,R.a)(f,p)}`,N=["auto","terraform",
"opentofu","both"],_={...w("CLI",(f,p)=>{const[,O,C=null]=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s.exec(f)??[],l={name:O??"auto",version:C},n=e=>({value:l,
mistakes:[`${p} is "${f}", ${e}`]});if(O===void 0){const e=L(f,N),t=e.endsWith("?")?"":'; a version may follow: "terraform 1.15"';return n(e+t)}return C===null?
D(l):O==="auto"||O==="both"?n('but only "terraform" and "opentofu" can have a version'):(0,u.lF)(C)?D(l):n(`expected a version such as "${O} 1.10"`)}),choices:N}}),
7630:((v,j,r)=>{r.d(j,{$h:()=>l,AI:()=>E,Dw:()=>P,IL:()=>h,Ju:()=>L,Kd:()=>f,V8:()=>O,aS:()=>i,jM:()=>b,l6:()=>A,o2:()=>d,vk:()=>y,x2:()=>_});var u=r(7811),o=r(
9119),$=r(1054),S=r(8032),R=r(255),k=r(5106),w=r(7057),D=r(2432),W=r(8535);let U=function(...n){return{parseNamedAddress:U}=r.late([2172,6022],6022),new.target?
new U(...n):U(...n)},x=function(...n){return{problemFacts:x}=r.late([4507],4507),new.target?new x(...n):x(...n)};const P=n=>m(n,/(^|\s)#.*$/s),y=n=>m(n,/^\s*#.*$/s),
m=(n,e)=>n.split(/\r\n|[\n\r]/).map(t=>t.replace(e,"").trim()).filter(t=>t!=="");function I(n){const e=(0,R.Fq)(n);if(e.ok)return e;const t=(0,$.L6)(n);return(0,u.
TR)(`"${n}" is not a hostname: ${e.why}${t===null?"":`; ${t}`}`)}const g=(n,e,t)=>n?(0,u.Ju)(e):(0,u.TR)(`"${e}" ${t}`),d=n=>g((0,o.en)(n),n,'is not the name of\
 a repository, such as "acme/network"');function i(n){const e=(0,k.OA)(n),t=S.Du.some(c=>(0,k.oe)(n,c).ok);return e!==null?(0,u.TR)(`"${n}" is not a ${t?"known ":
""}service id; did you mean ${e}?`):g(t,n,'is not a service id; expected NAME.vN, such as "modules.v1"')}const a=/^(modules\.v1|providers\.v1)=(.*)$/s;function A(n){
const e=n.split(/\s+/).flatMap(H=>a.test(H)?[H]:H.split(",")),[t="",...c]=e.filter(H=>H!==""),T=I(t),M=c.map(H=>a.exec(H)?.[1]??H),B=[T,...M.map(i)].flatMap(H=>H.
ok?[]:H.why);if(!T.ok||B.length>0)return(0,u.TR)(B.join("; "));const K=c.flatMap(H=>{const[,ne,oe=""]=a.exec(H)??[];return ne===void 0?[]:{host:T.value,service:ne,
text:oe}}),te=K.flatMap(H=>{const ne=U(H,"terraform");return ne.ok?[]:[`"${H.service}=${H.text}" is wrong: ${ne.why}`]});return te.length===0?(0,u.Ju)({host:T.value,
services:[...new Set(M)],addresses:K}):(0,u.TR)(te.join("; "))}function b(n){const e=n.startsWith("*."),t=I(e?n.slice(2):n);return t.ok?(0,u.Ju)({host:t.value,subdomains:e}):
t}const E=n=>n.length>w.$c?(0,u.TR)("the token is longer than 64 KiB; set only the token"):(0,u.Ju)(new w.ou(n));function h(n){const e=n.indexOf("=");if(e<0)return(0,u.
TR)('a line has no "="; expected HOST=TOKEN');const t=(0,R.Fq)(n.slice(0,e).trim());if(!t.ok)return(0,u.TR)('the text before the first "=" of a line is not a ho\
stname; expected HOST=TOKEN');const c=E(n.slice(e+1).trim());return c.ok?(0,u.Ju)({host:t.value,token:c.value}):c}function L(n){const e="expected HOST[:PORT]=AD\
DRESS[:PORT]",t=n.indexOf("=");if(t<0)return(0,u.TR)(`"${n}" has no "="; ${e}`);const c=n.slice(0,t).trim(),T=I(c);if(!T.ok)return T;const M=T.value.replace(/:\d+$/,
""),B=N(n.slice(t+1).trim());if(B===null)return(0,u.TR)(`"${n}" has no valid address; ${e}`);const[,K]=c.split(":");return(0,u.Ju)({name:M,port:K===void 0?null:
Number(K),...B})}function N(n){const[,e,t]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(n)??/^([^:\s[\]]+)(?::(.*))?$/.exec(n)??/^([\da-fA-F:]+)$/.exec(n)??[];return e===
void 0||!/[.:]|^localhost$/i.test(e)?null:t===void 0?{address:e,addressPort:null}:/^\d{1,5}$/.test(t)&&Number(t)>=1&&Number(t)<=65535?{address:e,addressPort:Number(
t)}:null}const s=["block-reserved","services-forced-differ"];function _(n){const[e="",t,...c]=n.split(/\s+/);if(c.length>0)return(0,u.TR)(`"${n}" has too many w\
ords; expected CODE [HOST]`);const T=x();if(!Object.hasOwn(T,e)&&!s.includes(e)){const B=(0,W.a)(e,Object.keys(T),`; ${D.aq} lists the codes`);return(0,u.TR)(`"${e}\
" is not a problem code${B}`)}if(t===void 0)return(0,u.Ju)({code:e,host:null});const M=I(t);return M.ok?(0,u.Ju)({code:e,host:M.value}):M}function f(n){const e=/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.
test(n);return g(e,n,'is not a platform; expected OS_ARCH, such as "linux_amd64"')}const p=50;function O(n){const e=n.split(",").map(c=>c.trim()).filter(c=>c!==
""),t=e.find(c=>c.length>p);return t===void 0?(0,u.Ju)(e):(0,u.TR)(`"${t}" has ${t.length} characters; GitHub allows at most ${p}`)}const C=[[".badge.json","bad\
ge"],[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function l(n){
const e=n.toLowerCase(),[,t]=C.find(([c])=>e.endsWith(c)&&!e.includes(","))??[];return t!==void 0?(0,u.Ju)({path:n,format:t}):(0,u.TR)(`"${n}" does not end with\
 a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html", ".codequality.json" (GitLab) or ".badge.json" (shields.io)`)}}),8535:((v,j,r)=>{r.
d(j,{a:()=>S,q:()=>o});var u=r(5106);function o(R,k){const w=$(R);if(w.length<2)return null;const D=y=>k.filter(m=>y($(m))),[W=D(y=>(0,u.TW)(y,w))[0]]=D(y=>y===
w);if(W!==void 0||w.length<3)return W??null;const[U,x]=[D(y=>y.startsWith(w)),D(y=>y.includes(w))],P=U.length===1?U:x;return P.length===1?P[0]??null:null}const $=R=>R.
toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function S(R,k,w=""){const D=o(R,k);return D===null?w:`; did you mean "${D}"?`}}),101:((v,j,r)=>{r.d(j,{N:()=>S,W:()=>k});
var u=r(1792),o=r(6429),$=r(255);function S(m){const I=i=>m[i]||m[i.toLowerCase()]||"",g={http:R("HTTP_PROXY",I("HTTP_PROXY")),https:R("HTTPS_PROXY",I("HTTPS_PR\
OXY"))},d=W(I("NO_PROXY"));return i=>{const a=g[i.scheme];return a===null||D(i.name)||d(i)?null:a}}function R(m,I){if(I==="")return null;const g=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(I)?I:`http://${I}`);if(g===null)throw new TypeError(`${m} is not a URL; expected http://HOST:PORT`);if(!/^https?:$/.test(g.protocol))throw new TypeError(`${m}\
 is a ${g.protocol}// proxy; expected http:// or https://`);if(!w(g.username)||!w(g.password))throw new TypeError(`${m} has a user name or password with a bare \
"%"; write "%25" for it`);return g}const k=m=>Object.entries(m).flatMap(([I,g=""])=>{if(!/^https?_proxy$/i.test(I))return[];const d=g.replace(/^\s*(?:[a-z][\w+.-]*:[/\\]+)?/i,
""),[i=""]=/^[^/?#\\]*(?=@)|^.*(?=@)/s.exec(d)??[],[,...a]=/^([^:]*):?(.*)$/s.exec(i)??[];return[a,a.map(u.unescape)].flatMap(([A="",b=""])=>[.../^(?=.*\d).{8}|^.{20}/s.
test((0,u.unescape)(A))?[A]:[],...b===""?[]:[b,Buffer.from(`${A}:${b}`).toString("base64")]])});function w(m){try{return decodeURIComponent(m),!0}catch{return!1}}
const D=m=>m==="localhost"||["127.0.0.0/8","::1/128"].some(I=>x(I)?.(m));function W(m){const g=m.split(",").map(d=>d.trim().toLowerCase()).filter(d=>d!=="").map(
U);return d=>g.some(i=>i(d))}function U(m){if(m==="*")return()=>!0;const I=x(m);if(I!==null)return({name:b})=>I(b);const{name:g,port:d}=y(m),i=b=>d===""||String(
b.port)===d,a=g.includes(":")?128:32,A=x(`${g}/${a}`)??P(g);return b=>i(b)&&A(b.name)}function x(m){const[,I="",g=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(m)??[],d=(0,o.
r5)(I),i=Number(g);if(d===null||i>8*d.length)return null;const a=(0,o.NW)(d),A=i-8*(d.length-a.length),b=A<0?{prefix:d,bits:i}:{prefix:a,bits:A};return E=>{const h=(0,o.
r5)(E);return h!==null&&(0,o.Wg)(b,(0,o.NW)(h))}}function P(m){if(m==="")return()=>!1;const I=m.replace(/^\*\./,"."),g=I.replace(/^\./,""),d=(0,$.Pv)(g),i=d.ok?
d.value:g,a=A=>!I.startsWith(".")&&A===i;return A=>(0,o.r5)(A)===null&&(A.endsWith(`.${i}`)||a(A))}function y(m){const I=/^\[([^\]]*)\]:([^:]*)$/.exec(m)??/^([^:[\]]*):([^:[\]]*)$/.
exec(m);return I===null?{name:m,port:""}:{name:I[1]??"",port:I[2]??""}}}),3152:((v,j,r)=>{r.d(j,{GN:()=>k,P$:()=>D,w7:()=>w});var u=r(6760),o=r(9179),$=r(3474),
S=r(7630),R=r(7773);class k extends Error{name="SettingsError";mistakes;constructor(P){const y=P.map(o._U);super(y.join(`
`)),this.mistakes=y}}const w={isTerminal:!1,setting:x=>x,missingPath:(x,P)=>`scan names "${x}", which does not exist in ${P}`};function D(x,{setting:P}=w){const y=R.
yy.map(({name:i,kind:a,default:A=""})=>({field:i.replace("-seconds","Ms").replace(/-./g,b=>b.slice(1).toUpperCase()),...a.parse(x[i]?.trim()||A,P(i))})),m=Object.
fromEntries(y.map(({field:i,value:a})=>[i,a])),I=[...m.scan,...m.usages,...(0,S.Dw)(x.hostnames??"")].length===0,{length:g}=m.hostnames,d=`${P("hostnames")} has\
 ${g} hosts, the limit is ${$.pS}`;return{settings:I?{...m,scan:["."]}:m,mistakes:[...y.flatMap(({mistakes:i})=>i),...g>$.pS?[d]:[],...W(m,P),...U(m,P)]}}function W(x,P){
const{report:y,history:m,issueAfter:I}=x,g=P("history"),d=`${P("issue-after")} is ${I}, which needs ${g}; set it to a file that is kept from run to run`;if(m===
null)return I>1?[d]:[];const i=y.some(({path:A})=>(0,u.normalize)(A)===(0,u.normalize)(m)),a=`${P("report")} and ${g} both name ${m}; write to different files`;
return i?[a]:[]}function U(x,P){const{scan:y,exclude:m,roots:I,dialect:g,depth:d,changedOnly:i,repositories:a}=x,A=P("usages");if(x.usages.length===0){const s=`${P(
"repositories")} needs ${A}; set it to the usages files of the repositories`;return a.length===0?[]:[s]}const b=A.startsWith("--")?`repeat ${A}`:`write one a li\
ne in ${A}`,E="set it for `tf-disco usages`, which reads the files of the repository";return[[y.length>0,P("scan"),`${E}; to check several files, ${b}`],[m.length>
0,P("exclude"),E],[I.length>0,P("roots"),E],[g.name!=="auto",P("dialect"),E],[d==="init",`${P("depth")} init`,"set it to packages: usages files hold no packages\
 of modules"],[i,P("changed-only"),"remove it: usages files do not say what a pull request changes"]].filter(([s])=>s).map(([,s,_])=>`${s} cannot be used togeth\
er with ${A}; ${_}`)}}),7773:((v,j,r)=>{r.d(j,{fd:()=>I,mc:()=>m,yy:()=>y});var u=r(7811),o=r(3474),$=r(7630);const S={hostnames:{kind:o.TN,help:"Hosts to check\
, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/networ\
k/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:o.p_("PATH",u.Ju),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing i\
f `hostnames` or `usages` is set."},exclude:{kind:o.p_("GLOB",u.Ju),help:"Globs of directories and files to skip, one per line, relative to the current director\
y: `**/fixtures`."},"allowed-hosts":{kind:o.p_("HOST",$.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com\
` matches every subdomain. Default: all hosts are allowed."},"required-services":{kind:o.p_("SERVICE",$.aS),help:"Service IDs required from each host in `hostna\
mes` that lists none, one per line. Default: any one usable service."},dialect:{kind:o.Ob,help:"CLI whose rules and default registry apply: `terraform` or `open\
tofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},R={usages:{kind:o.p_("FI\
LE",u.Ju),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning f\
iles."},repositories:{kind:o.p_("OWNER/NAME",$.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fai\
ls as incomplete."}},k={depth:{kind:o.Yq("discovery","versions","packages","init"),help:"How far to follow `init`: `discovery`; `versions` also asks registries \
for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them; `init` also fetches an\
d reads the packages of modules, as `init` does.",default:"discovery"},roots:{kind:o.p_("GLOB",u.Ju),help:"Globs of the directories in which `init` runs, one pe\
r line, relative to the current directory. Default: detected."},platforms:{kind:o.p_("OS_ARCH",$.Kd),help:"Platforms that providers must have packages for, one \
per line: `linux_amd64`. For `depth: packages` and `init`. Default: the platform of this machine."},upgrade:{kind:o.lx,help:"Predict `init -upgrade`, which igno\
res the versions in lock files.",default:"false"},"max-requests":{kind:o.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: v\
ersions`, `packages` and `init`. Modules and providers that are then not checked are reported.",default:"500"}},w={tokens:{kind:o.p_("HOST=TOKEN",$.IL,$.vk),help:"\
Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables and the CLI configuration (`TF_CLI_CONFIG_FILE`) also work."}},D={"timeout-seconds":{
kind:o.lq(o.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as \
the CLI waits, and 10 for a helper."},retries:{kind:o.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408\
, 425, 429 and 5xx.",default:"3",isFlagOnly:!0},concurrency:{kind:o.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"\
16",isFlagOnly:!0},"deadline-seconds":{kind:o.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not che\
cked, and the check fails.",default:"600"},"ca-file":{kind:o.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{
kind:o.p_("HOST=ADDRESS",$.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match \
the host."}},W={"certificate-days":{kind:o.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"\
21"},"slow-seconds":{kind:o.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3",isFlagOnly:!0},"fail-on":{kind:o.Yq("error","warni\
ng","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:o.p_("CODE",$.x2),help:"Findings to ignor\
e, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."}},U={report:{kind:o.p_("FILE",$.$h),help:"Report files \
to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html`, `.codequality.json` (GitLab) or `.badge.json` (shi\
elds.io)."},history:{kind:o.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to ru\
n."}},x={"changed-only":{kind:o.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{
kind:o.Yq("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `p\
ull-requests: write`.",default:"never"},issue:{kind:o.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `neve\
r` or `on-failure`, which includes certificates and tokens that expire soon. Needs `issues: write`.",default:"never"},"issue-labels":{kind:o.WD("registry-health"),
help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},"issue-after":{kind:o.ai({min:1,max:20,whole:!0}),
help:"Runs in a row after which a failing host opens the issue, and after which one that no longer fails counts as recovered. More than 1 needs `history`.",default:"\
1"},"github-token":{kind:o.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},P={...S,...R,...k,...w,
...D,...W,...U,...x},y=o.KT(P),m=y.filter(({isFlagOnly:g})=>!g),I=[["What to check",o.KT(S)],["Many repositories",o.KT(R)],["Following `init`",o.KT(k)],["Creden\
tials",o.KT(w)],["Network",o.KT(D)],["Verdict",o.KT(W)],["Reports",o.KT(U)]]}),2613:(v=>{v.exports=process.getBuiltinModule("assert")}),181:(v=>{v.exports=process.
getBuiltinModule("buffer")}),4434:(v=>{v.exports=process.getBuiltinModule("events")}),9896:(v=>{v.exports=process.getBuiltinModule("fs")}),8611:(v=>{v.exports=process.
getBuiltinModule("http")}),5692:(v=>{v.exports=process.getBuiltinModule("https")}),9278:(v=>{v.exports=process.getBuiltinModule("net")}),4589:(v=>{v.exports=process.
getBuiltinModule("node:assert")}),6698:(v=>{v.exports=process.getBuiltinModule("node:async_hooks")}),4573:(v=>{v.exports=process.getBuiltinModule("node:buffer")}),
7598:(v=>{v.exports=process.getBuiltinModule("node:crypto")}),3053:(v=>{v.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(v=>{v.exports=process.
getBuiltinModule("node:dns")}),1553:(v=>{v.exports=process.getBuiltinModule("node:dns/promises")}),8474:(v=>{v.exports=process.getBuiltinModule("node:events")}),
3024:(v=>{v.exports=process.getBuiltinModule("node:fs")}),1455:(v=>{v.exports=process.getBuiltinModule("node:fs/promises")}),7067:(v=>{v.exports=process.getBuiltinModule(
"node:http")}),2467:(v=>{v.exports=process.getBuiltinModule("node:http2")}),7030:(v=>{v.exports=process.getBuiltinModule("node:net")}),8161:(v=>{v.exports=process.
getBuiltinModule("node:os")}),6760:(v=>{v.exports=process.getBuiltinModule("node:path")}),3916:(v=>{v.exports=process.getBuiltinModule("node:path/posix")}),643:(v=>{
v.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(v=>{v.exports=process.getBuiltinModule("node:querystring")}),99:(v=>{v.exports=process.getBuiltinModule(
"node:sqlite")}),7075:(v=>{v.exports=process.getBuiltinModule("node:stream")}),7830:(v=>{v.exports=process.getBuiltinModule("node:stream/web")}),6193:(v=>{v.exports=
process.getBuiltinModule("node:string_decoder")}),8500:(v=>{v.exports=process.getBuiltinModule("node:timers/promises")}),1692:(v=>{v.exports=process.getBuiltinModule(
"node:tls")}),3136:(v=>{v.exports=process.getBuiltinModule("node:url")}),7975:(v=>{v.exports=process.getBuiltinModule("node:util")}),3429:(v=>{v.exports=process.
getBuiltinModule("node:util/types")}),5919:(v=>{v.exports=process.getBuiltinModule("node:worker_threads")}),8522:(v=>{v.exports=process.getBuiltinModule("node:z\
lib")}),857:(v=>{v.exports=process.getBuiltinModule("os")}),6928:(v=>{v.exports=process.getBuiltinModule("path")}),2203:(v=>{v.exports=process.getBuiltinModule(
"stream")}),2375:(v=>{v.exports=process.getBuiltinModule("tls")}),9023:(v=>{v.exports=process.getBuiltinModule("util")}),3106:(v=>{v.exports=process.getBuiltinModule(
"zlib")})},fe={};function q(v){var j=fe[v];if(j!==void 0)return j.exports;var r=fe[v]={exports:{}},u=!0;try{pe[v](r,r.exports,q),u=!1}finally{u&&delete fe[v]}return r.
exports}q.m=pe,typeof q<"u"&&(q.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var v=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",j=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",r=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",u=$=>{$&&$.d<1&&($.d=1,$.forEach(S=>S.r--),$.forEach(S=>S.r--?S.r++:S()))},o=$=>$.map(S=>{if(S!==null&&typeof S=="ob\
ject"){if(S[v])return S;if(S.then){var R=[];R.d=0,S.then(D=>{k[j]=D,u(R)},D=>{k[r]=D,u(R)});var k={};return k[v]=D=>D(R),k}}var w={};return w[v]=D=>{},w[j]=S,w});
q.a=($,S,R)=>{var k;R&&((k=[]).d=-1);var w=new Set,D=$.exports,W,U,x,P=new Promise((y,m)=>{x=m,U=y});P[j]=D,P[v]=y=>(k&&y(k),w.forEach(y),P.catch(m=>{})),$.exports=
P,S(y=>{W=o(y);var m,I=()=>W.map(d=>{if(d[r])throw d[r];return d[j]}),g=new Promise(d=>{m=()=>d(I),m.r=0;var i=a=>a!==k&&!w.has(a)&&(w.add(a),a&&!a.d&&(m.r++,a.
push(m)));W.map(a=>a[v](i))});return m.r?g:I()},y=>(y?x(P[r]=y):U(D),u(k))),k&&k.d<0&&(k.d=0)}})(),(()=>{var v=Object.getPrototypeOf?r=>Object.getPrototypeOf(r):
r=>r.__proto__,j;q.t=function(r,u){if(u&1&&(r=this(r)),u&8||typeof r=="object"&&r&&(u&4&&r.__esModule||u&16&&typeof r.then=="function"))return r;var o=Object.create(
null);q.r(o);var $={};j=j||[null,v({}),v([]),v(v)];for(var S=u&2&&r;typeof S=="object"&&!~j.indexOf(S);S=v(S))Object.getOwnPropertyNames(S).forEach(R=>$[R]=()=>r[R]);
return $.default=()=>r,q.d(o,$),o}})(),q.d=(v,j)=>{for(var r in j)q.o(j,r)&&!q.o(v,r)&&Object.defineProperty(v,r,{enumerable:!0,get:j[r]})},q.f={},q.e=v=>Promise.
all(Object.keys(q.f).reduce((j,r)=>(q.f[r](v,j),j),[])),q.u=v=>({647:"647",1427:"1427",1903:"1903",2172:"6135",2218:"2218",3053:"7786",3276:"3276",3557:"3276",3576:"\
2218",4284:"1903",4668:"8317",4878:"4878",4947:"1427",5866:"2218",5938:"3276",6135:"6135",6851:"3276",7680:"8317",7786:"7786",8095:"3276",8297:"6135",8317:"8317",
8580:"1427"}[v]??v)+".index.js",q.o=(v,j)=>Object.prototype.hasOwnProperty.call(v,j),q.r=v=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(v,Symbol.
toStringTag,{value:"Module"}),Object.defineProperty(v,"__esModule",{value:!0})},(()=>{var v={8374:0,8792:0},j=r=>{var{ids:u,modules:o,runtime:$}=r,S,R,k=0;for(S in o)
q.o(o,S)&&(q.m[S]=o[S]);for($&&$(q);k<u.length;k++)R=u[k],q.o(v,R)&&v[R]&&v[R][0](),v[u[k]]=0};q.late=(r,u)=>{for(const o of r){if(v[o]===0)continue;const{createRequire:$}=process.
getBuiltinModule("module");j($(import.meta.url)("./"+q.u(o)))}return q(u)},q.f.j=(r,u)=>{var o=q.o(v,r)?v[r]:void 0;if(o!==0)if(o)u.push(o[1]);else{var $=import("\
./"+q.u(r)).then(j,S=>{throw v[r]!==0&&(v[r]=void 0),S}),$=Promise.race([$,new Promise(S=>o=v[r]=[S])]);u.push(o[1]=$)}}})();var de={};q.d(de,{C:()=>Ee,a:()=>$e});
const Ee=()=>Promise.all([q.e(6135),q.e(2172),q.e(8297),q.e(1427),q.e(8374),q.e(8580),q.e(4947)]).then(q.bind(q,4947)),$e=()=>Promise.all([q.e(8374),q.e(647)]).
then(q.bind(q,647));var ve=de.C,Oe=de.a;export{ve as runAction,Oe as runCli};
var $late0,$late1,$late2,$late3,$late4,$late5,$late6;
