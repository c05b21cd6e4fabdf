var de={9018:((p,I,o)=>{o.d(I,{r:()=>Me,c:()=>we});var r=o(1831),u=o(2713),g=o(7630);const E=D=>(0,r.Pv)(D).ok,w=D=>D.includes(".")&&E(D);function _(D,U){const L=(0,g.
vk)(D.tokens??"").flatMap(k=>{const K=k.indexOf("="),F=k.slice(K+1).trim(),G=K<0?"":k.slice(0,K).trim();return G!==""&&(!E(G)||!G.includes(".")&&w(F))?[F,G,k]:[
F]}),H=Object.entries(U).flatMap(([k,K])=>k.startsWith(r.xV)&&K!==void 0?[K]:[]);return[...L,...H,D["github-token"]?.trim()??""].filter(k=>k!=="").map(k=>new u.
o(k))}var $=o(1064);const a=16777619,d=2654435761;class h{length;#e;#n;#s;#t;constructor(U,L,H){this.length=U,this.#e=L;const k=Math.max(4,Math.ceil(Math.log2(2*
H.length+1)));this.#n=new Int32Array(2**k).fill(-1),this.#s=32-k;let K=1;for(let F=1;F<U;F+=1)K=Math.imul(K,a);this.#t=K;for(const F of H)this.#n[this.#c(L,F,this.#i(
L,F))]=F}hasAt(U,L){return L<0||L+this.length>U.length?!1:this.#o(U,L,this.#i(U,L))>=0}search(U,L,H){const k=this.length;if(U.length<k)return;let K=this.#i(U,0);
for(let F=0;;F+=1){const G=this.#o(U,F,K);if(G>=0){let[z,Q]=[0,k];for(;z<L&&this.#r(U,F,G,-1-z);)z+=1;for(;Q<k+L&&this.#r(U,F,G,Q);)Q+=1;H(F-z,F+Q)}if(F+k>=U.length)
return;const V=K-Math.imul(U[F]??0,this.#t);K=Math.imul(V,a)+(U[F+k]??0)|0}}#o(U,L,H){return this.#n[this.#c(U,L,H)]??-1}#r(U,L,H,k){const K=U[L+k];return K!==void 0&&
K===this.#e[H+k]}#c(U,L,H){let k=Math.imul(H^H>>>15,d)>>>this.#s;for(;;){const K=this.#n[k]??-1;if(K<0||this.#a(K,U,L))return k;k=k+1===this.#n.length?0:k+1}}#a(U,L,H){
for(let k=0;k<this.length;k+=1)if(!this.#r(L,H,U,k))return!1;return!0}#i(U,L){let H=0;for(let k=L;k<L+this.length;k+=1)H=Math.imul(H,a)+(U[k]??0)|0;return H}}var b=o(
7251),A=o(8408);const v=4;function T(D,U){let L={text:D,starts:null};for(let H=0;H<v&&L!==null;H+=1)U(N(L,D.length)),L=l(L,D.length)}const P="\u2026",y=32,O=Uint16Array.
from({length:128},(D,U)=>{const L=String.fromCharCode(U);return U<=y||U===127?y:({"-":"+",_:"/"}[L]??L).toLowerCase().charCodeAt(0)});function B(D){return D===P?
D:/[\s\x80-\x9f]/.test(D)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(D)?"":D.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let C=new Uint16Array(
1024),R=new Uint32Array(1025);function S(D){if(D<C.length)return;const[U,L]=[new Uint16Array(2*D),new Uint32Array(2*D+1)];U.set(C),L.set(R),C=U,R=L}function N({
text:D,starts:U},L){S(D.length);let H=0;for(let k=0;k<D.length;k+=1){const K=D.charCodeAt(k),F=U===null?k:U[k]??L;if(K<128){H=j(O[K]??y,F,H);continue}const G=String.
fromCodePoint(D.codePointAt(k)??0),V=B(G);S(H+V.length+D.length-k);for(let z=0;z<V.length;z+=1)H=j(V.charCodeAt(z),F,H);k+=G.length-1}return R[H]=L,{codes:C.subarray(
0,H),starts:R.subarray(0,H+1)}}function j(D,U,L){return D===y&&L>0&&C[L-1]===y?L:(C[L]=D,R[L]=U,L+1)}const i={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
c=/[%\\&]|xn--/i;function l({text:D,starts:U},L){if(!c.test(D))return null;let H="";const k=[];let K=0;const F=V=>U===null?V:U[V]??L,G=V=>{for(let z=K;z<V;z+=1)
k.push(F(z));H+=D.slice(K,V)};for(const V of D.matchAll(f)){G(V.index),K=V.index+V[0].length;for(const{written:z,at:Q}of e(V)){H+=z;for(let te=0;te<z.length;te+=
1)k.push(F(V.index+Q))}}return K===0?null:(G(D.length),{text:H,starts:k})}function e(D){const[U,L,H,k,K,F,G,V,z,Q]=D;if(L!==void 0)return m(L);if(Q!==void 0)return[
{written:(0,A.mI)(Q.toLowerCase()),at:0}];const te=H??k??V;return t(te!==void 0?s(Number.parseInt(te,16)):G!==void 0?s(Number(G)):z!==void 0?i[z]??U:K??(F===void 0?
"":" "))}const t=D=>[{written:D,at:0}],s=D=>D<=1114111?String.fromCodePoint(D):"\uFFFD",n=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function m(D){const U=D.startsWith("%")?3:4,L=D.replace(/(?:%|\\x)(..)/g,(H,k)=>String.fromCharCode(Number.parseInt(k,16)));return Array.from(L.matchAll(n),({0:[
H="",...k],index:K})=>{const F=H.charCodeAt(0),G=k.reduce((V,z)=>V<<6|z.charCodeAt(0)&63,k.length===0?F:F&63>>k.length);return{written:s(G),at:U*K}})}const M="*\
**",W=12,x=4,J=200;function Y(D){const U=Z(D);return U===null?null:(L,H)=>{const k=[];return T(L,K=>ee(K,L,U,k)),k.length===0?L:q(L,k,H)}}function Z(D){const U=[];
for(const G of(0,b.x)(D))T(G,({codes:V})=>{V.length>=u.I&&U.push(V.slice())});if(U.length===0)return null;const L=new Uint16Array(U.reduce((G,{length:V})=>G+V,0)),
H=Array.from({length:W+1},()=>[]),k=Array.from({length:W},()=>[]);let K=0;for(const G of U){const{length:V}=G;L.set(G,K);for(let Q=0;Q+W<V;Q+=x)H[W]?.push(K+Q);
const z=Math.min(V,W);H[z]?.push(K+V-z);for(let Q=u.I;Q<z;Q+=1)k[Q]?.push(K);K+=V}const F=(G,V)=>G.length===0?[]:[new h(V,L,G)];return{pieces:H.flatMap(F),heads:k.
flatMap(F).reverse()}}function ee({codes:D,starts:U},L,{pieces:H,heads:k},K){const F=(z,Q)=>{const te=D[z]===y?z+1:z;let ne=D[Q-1]===y?Q-1:Q;for(;ne<D.length&&U[ne]===
U[ne-1];)ne+=1;const oe=U[te]??0,ue=U[ne]??L.length,re=K.at(-1);re===void 0||oe<re.from||oe>re.to?K.push({from:oe,to:ue}):K[K.length-1]={from:re.from,to:Math.max(
re.to,ue)}};for(const z of H)z.search(D,z.length===W?x-1:0,F);const G=z=>{const Q=k.find(te=>te.hasAt(D,z-te.length));Q!==void 0&&F(z-Q.length,z)},V=P.charCodeAt(
0);for(let z=D.indexOf(V);z>=0;z=D.indexOf(V,z+1))G(z);L.length>=J&&G(D.length)}function q(D,U,L){let H="",k=0;for(const K of U.toSorted((F,G)=>F.from-G.from))K.
to<=k||L.size>0&&fe(D,K,L)||((K.from>k||k===0)&&(H+=D.slice(k,K.from)+M),k=K.to);return H+D.slice(k)}const se=D=>D<"\x80"?/[a-z\d.:-]/i.test(D):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(D),ce=260;function fe(D,{from:U,to:L},H){const k=G=>Math.max(U-G,G-L)<ce&&se(D[G]??"");let K=U;for(;k(K-1);)K-=1;let F=L;for(;k(F);)F+=1;for(;F>L&&/[.:]/.test(
D[F-1]??"");)F-=1;return H.has(D.slice(K,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclu\
de","servicesFrom","requirements"]),me=new Set(["value","login"]),_e=(D,U)=>pe.has(D)||D==="client"&&$.Du.some(L=>L===U),ge=new Set;function Ee(D){return ie(()=>{
const U=Y(D);return U===null?L=>L:(L,H=ge)=>ie(()=>ye(Oe(k=>U(k,H)))(L))})}function ie(D){try{return D()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,
$e=200,Ae=100;function Oe(D){const U=new Map;return L=>{const H=U.get(L);if(H!==void 0)return H;const k=D(L);return L.length<=$e&&U.size<ve&&U.set(L,k),k}}function ye(D){
const U={ours:new Map,theirs:new Map},L=(k,K,F)=>{if(Array.isArray(k)){const Q=k.map(te=>H(te,K+1,F));return Q.every((te,ne)=>te===k[ne])?k:Q}let G=!0;const V=Object.
entries(k).map(([Q,te])=>{if(F==="ours"&&_e(Q,te))return[Q,te];const ne=H(te,K+1,me.has(Q)?"theirs":F),oe=D(Q);return G&&=oe===Q&&ne===te,[oe,ne]}),z=Object.getPrototypeOf(
k)===Object.prototype;return G&&z?k:Object.fromEntries(V)},H=(k,K,F)=>{if(typeof k=="string")return D(k);if(K>he)return null;if(typeof k!="object"||k===null)return k;
const G=U[F].get(k)??L(k,K,F),V=Array.isArray(k)&&k.length>Ae;return(G!==k||V)&&U[F].set(k,G),G};return k=>H(k,0,"ours")}function we(D,U,L=()=>{}){const H=new Map;
let k=null;const K=F=>{const G=F.filter(V=>!H.has(V.reveal()));if(G.length!==0){for(const V of G)H.set(V.reveal(),V);k=null,L(G)}};return ie(()=>K(_(D,U))),{learn:F=>ie(
()=>K([F])),redact:(F,G)=>(k??=Ee([...H.values()]),k(F,G))}}const Te="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(D,{
redact:U}){try{return D(U)}catch{return Te}}}),7251:((p,I,o)=>{o.d(I,{K:()=>h,x:()=>$});var r=o(6246),u=o(6979),g=o(2713);function E(A){const v=A.reveal(),T=/[\r\n]/.
test(v)?v.split(/[\r\n]+/):[];return[v,...T].filter(P=>P.trim().length>=g.I)}const w=A=>[...new Set([A,Buffer.from(A).toString("latin1")])],_=A=>["","x","xx"].flatMap(
v=>{const T=Buffer.from(v+A).toString("base64"),P=T.slice(Math.ceil(v.length*4/3)).replace(/=+$/,"");return T.endsWith("=")?[P.slice(0,-1),P]:[P]});function*$(A){
const v=A.flatMap(E).map(T=>T.trim());for(const T of new Set(v.flatMap(w)))yield T,T.includes(" ")&&(yield T.replaceAll(" ","+")),yield*_(T),yield Buffer.from(T).
toString("hex")}const a=16*1024,d=1024*1024;function h(A){let v=d;return T=>{const P=T.flatMap(E).flatMap(O=>[O,O.trim()]),y=[];for(const O of new Set(P.flatMap(
w))){if(O.length>a||v<0)continue;const B=b(O).filter(C=>C.trim().length>=g.I);y.push(...B),v-=B.join("").length}A([...new Set([...P,...y])])}}function b(A){const v=(0,u.
ft)(A),T=(0,r.o)(A).slice(1,-1),P=[encodeURIComponent(A.toWellFormed()),...v.ok?[v.value]:[]],y=_(A),O=Buffer.from(A).toString("hex");return[A,A.toLowerCase(),T,
JSON.stringify(A).slice(1,-1),...P,...P.map(B=>B.replace(/%[0-9A-F]{2}/g,C=>C.toLowerCase())),...y,...y.map(B=>B.replaceAll("+","-").replaceAll("/","_")),O,O.toUpperCase()]}}),
6309:((p,I,o)=>{o.d(I,{A:()=>E,h:()=>g});var r=o(3592);const u={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or ren\
ame the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a direct\
ory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class g extends Error{name="ExplainedError"}
function E(_){if(_ instanceof g)return _.message;if(!w(_))return`${String(_)}; this is a bug of tf-disco, please report it at ${r.xV}`;const $=u[_.code];return`${_.
message.split(", ")[0]}${$===void 0?"":`; ${$}`}`}const w=_=>typeof _=="object"&&_!==null&&"syscall"in _&&"code"in _}),6181:((p,I,o)=>{o.d(I,{RY:()=>g,n7:()=>a,
r5:()=>r});function r(d){if(!d.includes(":"))return u(d);const h=d.indexOf("%");return h===d.length-1?null:w(h<0?d:d.slice(0,h))}function u(d){const h=d.split("\
."),b=h.length===4&&h.every(v=>/^(0|[1-9]\d{0,2})$/.test(v)),A=h.map(Number);return b&&A.every(v=>v<=255)?A:null}function g(d){const h=d.split(".").map(E),b=h.pop()??
Number.NaN,A=4-h.length;if(!(A>0&&h.every(P=>P<=255)&&b<256**A))return null;const T=Array.from({length:A},(P,y)=>Math.floor(b/256**(A-1-y))%256);return[...h,...T]}
function E(d){return/^0x[\da-f]*$/i.test(d)?Number.parseInt(`0${d.slice(2)}`,16):/^0[0-7]*$/.test(d)?Number.parseInt(d,8):/^[1-9]\d*$/.test(d)?Number(d):Number.
NaN}function w(d){const[h="",b,...A]=d.split("::");if(b===void 0){const y=_(h,!0);return y?.length===16?y:null}const[v,T]=[_(h,!1),_(b,!0)];if(v===null||T===null||
A.length>0)return null;const P=16-v.length-T.length;return P<2?null:[...v,...Array(P).fill(0),...T]}function _(d,h){if(d==="")return[];const b=d.split(":"),A=b.
map((v,T)=>{if(/^[0-9a-f]{1,4}$/i.test(v)){const P=Number.parseInt(v,16);return[P>>8,P&255]}return h&&T===b.length-1?u(v):null});return A.every(v=>v!==null)?A.flat():
null}const $=[0,0,0,0,0,0,0,0,0,0,255,255].join();function a(d){const h=r(d)??[];return h.slice(0,12).join()===$?h.slice(12).join("."):d}}),4874:((p,I,o)=>{o.d(
I,{AN:()=>w,I9:()=>d,ap:()=>_,f:()=>$});const r=32,u=34,g=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,E=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function w(h,b){let A=b;for(;A<h.length&&!(h.charCodeAt(A)>r||!` 	
\r`.includes(h.charAt(A)));A+=1);return A}function _(h,b){let A=b+1;for(g.lastIndex=A;g.test(h);)A=g.lastIndex;return h.charCodeAt(A)===u?A+1:~A}function $(h,b){
return E.lastIndex=b,E.test(h)?E.lastIndex:~b}const a=5,d=(h,b,A)=>A-b>=a&&Math.abs(Number(h.slice(b,A)))===1/0}),3307:((p,I,o)=>{o.d(I,{Gv:()=>b,HT:()=>R,I:()=>f,
IL:()=>i,Ey:()=>C});const r=10,u=["more than 10000 levels of nesting","nest brackets less deeply"],g=["number too large for a 64-bit float","use a smaller numbe\
r"],E=["the text ends before the JSON value is complete","check that the file was not truncated"],w=["trailing comma","remove the comma"];function _(c,l){return l===
c.length?E:c[l]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const $=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function a(c,l,e){for(const[t,...s]of $)if(t.test(c))
return s;switch(l){case"value":return/^[}\]:]/.test(c)?["missing value","add the value"]:/^[-+.\d]/.test(c)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return e===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(c)?["wrong closing bracket",`write ${e}`]:["missing comma","add the comma"]}}function d(c,l,[e,t]){let[s,n]=[1,1];for(let m=0;m<
l;m+=1){const M=c.charCodeAt(m);M===r?(s+=1,n=1):(M<56320||M>57343)&&(n+=1)}return{why:`line ${s}, column ${n}: ${e}`,advice:t}}var h=o(4874);const b=c=>typeof c==
"object"&&c!==null&&!Array.isArray(c),A=1e4,v=34,T=44,P=58,y=91,O=123,B=125,C=(c,l)=>new S(c,l).run(),R=(c,l)=>new S(c,null).run(l);class S{#e;#n;#s=[];#t="valu\
e";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(l,e){this.#e=l,this.#n=e}run(l="whole"){const e=this.#e,t=this.#s,s=(0,h.AN)(e,0);for(let m=s,M=0;m<e.length;m=(0,h.
AN)(e,M)){const W=e.charCodeAt(m);if(M=this.#u(m,W),M<0)return this.#h(m,~M);if(this.#t==="next"&&t.length===1&&this.#n?.(this.#c,M,this.#a,this.#i),l==="first"&&
this.#t==="next"&&t.length===0)return null;this.#o=W,this.#r=m}return this.#t!=="next"||t.length>0?d(e,e.length,E):this.#n!==null&&this.#l>=0&&e.charCodeAt(s)===
O?d(e,this.#l,g):null}#u(l,e){const t=this.#s[this.#s.length-1];if(e===t&&(this.#t==="next"||N(this.#o)))return this.#s.pop(),this.#t="next",l+1;switch(this.#t){case"\
value":return this.#d(l,e);case"key":return e===v?this.#f(l):~l;case"colon":return e!==P?~l:(this.#t="value",l+1);case"next":return e!==T||t===void 0?~l:(this.#t=
t===B?"key":"value",l+1)}}#d(l,e){const t=this.#s.length;if(t===1&&(this.#c=l),N(e))return t===A?~l:(this.#s.push(e+2),this.#t=e===O?"key":"value",l+1);const s=e===
v,n=s?(0,h.ap)(this.#e,l):(0,h.f)(this.#e,l);return n<0||(!s&&this.#l<0&&(0,h.I9)(this.#e,l,n)&&(this.#l=l),this.#t="next"),n}#f(l){const e=(0,h.ap)(this.#e,l);
return this.#s.length===1&&(this.#a=l,this.#i=e),this.#t="colon",e}#h(l,e){const t=this.#e,s=t.charCodeAt(l),n=this.#s.at(-1);if(e>l)return d(t,e,_(t,e));if(this.#t===
"value"&&N(s))return d(t,l,u);if(s===n&&this.#o===T)return d(t,this.#r,w);const m=n===void 0?void 0:String.fromCharCode(n);return d(t,l,a(t.slice(l,l+2),this.#t,
m))}}const N=c=>c===O||c===y,j=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;function i(c){return c.startsWith(
'"')?f(c):c.includes("\\u")?JSON.parse(c.replace(j,(l,e)=>e===void 0?l:"\\ufffd")):JSON.parse(c)}function f(c){return JSON.parse(c).toWellFormed()}}),3625:((p,I,o)=>{
o.d(I,{J:()=>r,T:()=>u});const r=g=>({ok:!0,value:g}),u=g=>({ok:!1,why:g})}),6246:((p,I,o)=>{o.d(I,{D:()=>g,o:()=>u});const r={'"':'\\"',"\\":"\\\\","\x07":"\\a",
"\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},u=$=>`"${E($.toWellFormed())}"`;function g($,a){const d=new TextEncoder,{read:h,written:b}=d.encodeInto(
$,new Uint8Array(a)),A=d.encode($.slice(h,h+2)).subarray(0,a-b),v=Array.from(A,T=>`\\x${_(T,2)}`).join("");return`"${E($.slice(0,h).toWellFormed())}${v}"`}function E($){
return/^[ !#-[\]-~]*$/.test($)?$:$.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),a=>r[a]??w(a))}function w($){const a=$.codePointAt(0)??0;return a<128?`\\x${_(
a,2)}`:a<65536?`\\u${_(a,4)}`:`\\U${_(a,8)}`}const _=($,a)=>$.toString(16).padStart(a,"0")}),6979:((p,I,o)=>{o.d(I,{Ge:()=>R,V$:()=>h,ft:()=>b,h0:()=>O,xB:()=>B,
y3:()=>A});var r=o(3625),u=o(6246);const g=`!$&'()*+,;=:[]<>"`,E={path:"$&+,/:;=@",host:g,zone:g,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},w=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
_=/^[A-Za-z0-9._~-]/,$=/%(?![0-9A-Fa-f]{2})/,a=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function h(S,N){let j="";for(const{
0:i,index:f}of S.matchAll(w))if(_.test(i)||E[N].includes(i))j+=i;else{if(i==="%")return(0,r.T)(y(S,f));if(i.startsWith("%")){const c=Number.parseInt(i.slice(1),
16);if(T(c,N))return(0,r.T)(`invalid URL escape "${i}"`);j+=P(c,N)}else if(i>"\x7F")j+=encodeURIComponent(i.toWellFormed());else{if(N==="host"||N==="zone")return(0,r.
T)(`invalid character ${(0,u.o)(i)} in host name`);j+=P(i.charCodeAt(0),N)}}return(0,r.J)(j)}function b(S){return S==="%2A"?(0,r.J)("*"):v(S,a)?(0,r.J)(S):h(S,"\
path")}const A=S=>v(S,d)?(0,r.J)(S):h(S,"fragment"),v=(S,N)=>N.test(S)&&!$.test(S);function T(S,N){return N==="host"?S<128&&S!==37:N!=="zone"||S===37||S===32?!1:
P(S,"zone").startsWith("%")}function P(S,N){const j=String.fromCharCode(S);return _.test(j)||E[N].includes(j)?j:`%${S.toString(16).toUpperCase().padStart(2,"0")}`}
const y=(S,N)=>`invalid URL escape ${(0,u.D)(S.slice(N,N+4),3)}`;function O(S){for(const N of S.split("&")){if(N.includes(";"))return"invalid semicolon separato\
r in query";const[,...j]=/^([^=]*)=?(.*)$/s.exec(N)??[];for(const i of j){const f=i.search($);if(f>=0)return y(i,f)}}return null}function B(S){return S.split("&").
flatMap(N=>{if(N===""||N.includes(";"))return[];const[,...j]=/^([^=]*)=?(.*)$/s.exec(N)??[],[i,f]=j.map(c=>h(c.replaceAll("+","%20"),"query"));return i?.ok&&f?.
ok?[[C(i.value),C(f.value)]]:[]})}const C=S=>S.replaceAll("%20","+"),R=S=>S.toSorted(([N],[j])=>N<j?-1:N>j?1:0).map(([N,j])=>`${N}=${j}`).join("&")}),630:((p,I,o)=>{
o.d(I,{O:()=>E,s:()=>w});var r=o(3625),u=o(4283),g=o(6979);function E(a,d){const h=(0,u.Dl)(d);return h.ok?(0,r.J)(w(a,h.value)):h}function w(a,d){if(d.scheme!==
""||d.host!==""||d.user!==null){const P=d.scheme===""?a.scheme:d.scheme;return{...d,scheme:P,path:$(d.path)}}const{scheme:h}=a,b=d.path===""&&!d.forceQuery&&d.query===
"",A=b?a.query:d.query,v=b&&d.fragment===""?a.fragment:d.fragment;if(d.path===""&&a.opaque!=="")return{...d,scheme:h,query:A,fragment:v,opaque:a.opaque};const T=$(
_(a.path,d.path));return{...d,scheme:h,query:A,fragment:v,user:a.user,host:a.host,path:T}}function _(a,d){return d===""?a:d.startsWith("/")?d:a.slice(0,a.lastIndexOf(
"/")+1)+d}function $(a){if(a==="")return"";const d=a.split("/"),h=[];for(const T of d)T===".."?(h.pop(),h.length===1&&h[0]===""&&h.pop()):T!=="."?h.push(T):h.length===
0&&h.push("");const b=d.at(-1),A=`/${h.join("/")}${b==="."||b===".."?"/":""}`,v=(0,g.ft)(A.startsWith("//")?A.slice(1):A);return v.ok?v.value:A}}),4283:((p,I,o)=>{
o.d(I,{Dl:()=>h,EN:()=>P,L5:()=>T,Pl:()=>A,aR:()=>O,cz:()=>v,jr:()=>b,t5:()=>y});var r=o(6181),u=o(3625),g=o(6246),E=o(6979),w=o(8947);const _=/[^ -~\u0080-\u{10ffff}]/u,
$=/^([A-Za-z][A-Za-z0-9+.-]*):/,a=/^(?::[0-9]*)?$/,d=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function h(e){const[t,s]=l(e,"#"),n=B(t);if(!n.ok)return(0,u.T)(`parse ${(0,g.
o)(t)}: ${n.why}`);const m=(0,E.y3)(s);return m.ok?(0,u.J)({...n.value,fragment:m.value}):(0,u.T)(`parse ${(0,g.o)(e)}: ${m.why}`)}function b(e){const t=e.scheme===
""?"":`${e.scheme}:`,s=e.forceQuery||e.query!==""?`?${e.query}`:"",n=e.fragment===""?"":`#${e.fragment}`,m=e.opaque===""?i(e)+f(e):e.opaque;return[t,m,s,n].join(
"")}function A(e){const t=e.opaque.replace(/^[^/]*@/,"");return b({...e,opaque:t,user:null,query:"",forceQuery:!1,fragment:""})}function v(e){const t=e.host.lastIndexOf(
":"),s=t>=0&&a.test(e.host.slice(t)),n=s?e.host.slice(0,t):e.host,m=n.startsWith("[")&&n.endsWith("]");return{name:c(m?n.slice(1,-1):n),port:s?e.host.slice(t+1):
""}}const T=e=>e==="https"?443:80,P=e=>e.includes(":")?`[${e}]`:e;function y(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+
t}function O(e){if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,s=>String.fromCharCode(Number.parseInt(s.slice(
1),16)));return`Basic ${btoa(t)}`}function B(e){if(_.test(e))return(0,u.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,u.T)("miss\
ing protocol scheme");const t=$.exec(e)?.[1]??"",s=t.toLowerCase(),[n,m]=l(t===""?e:e.slice(t.length+1),"?"),M=m===""&&e.endsWith("?"),x={...{opaque:"",user:null,
host:"",omitHost:!1,path:"",fragment:""},scheme:s,query:m,forceQuery:M};return n.startsWith("/")?C(x,n):s!==""?(0,u.J)({...x,opaque:n}):l(n,"/")[0].includes(":")?
(0,u.T)("first path segment in URL cannot contain colon"):R(x,n)}function C(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return R({...e,
omitHost:e.scheme!==""},t);const[n]=l(t.slice(2),"/"),m=n.lastIndexOf("@"),M=N(n.slice(m+1),e.scheme);if(!M.ok)return M;const W=m<0?(0,u.J)(null):S(n.slice(0,m));
return W.ok?R({...e,user:W.value,host:M.value},t.slice(2+n.length)):W}function R(e,t){const s=(0,E.ft)(t);return s.ok?(0,u.J)({...e,path:s.value}):s}function S(e){
if(!d.test(e))return(0,u.T)("net/url: invalid userinfo");const[t,s]=l(e,":"),n=(0,E.V$)(t,"user");if(!n.ok)return n;if(!e.includes(":"))return(0,u.J)({name:n.value,
password:null});const m=(0,E.V$)(s,"user");return m.ok?(0,u.J)({name:n.value,password:m.value}):m}function N(e,t){const s=e.lastIndexOf("[");if(s>0)return(0,u.T)(
"invalid IP-literal");if(s===0)return j(e);const n=e.indexOf(":"),m=/^https?$/.test(t)?n:e.lastIndexOf(":"),M=m<0?"":e.slice(m);return a.test(M)?(0,E.V$)(e,"hos\
t"):(0,u.T)(`invalid port ${(0,g.o)(M)} after host`)}function j(e){const t=e.lastIndexOf("]");if(t<0)return(0,u.T)("missing ']' in host");const s=e.slice(t+1);if(!a.
test(s))return(0,u.T)(`invalid port ${(0,g.o)(s)} after host`);const n=e.slice(0,t).indexOf("%25"),m=n<0?t:n,M=(0,E.V$)(e.slice(1,m),"host");if(!M.ok)return M;const W=(0,E.
V$)(e.slice(m,t),"zone");if(!W.ok)return W;const x=c(M.value+W.value),J=(0,r.r5)(x);return J===null?(0,u.T)(`invalid host: ParseAddr(${(0,g.o)(x)}): unable to p\
arse IP`):J.length===4?(0,u.T)("invalid IP-literal"):(0,u.J)(`[${M.value}${W.value}]${s}`)}function i(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||
e.path===""))return"";const s=e.user?.password??null;return`//${(e.user?.name??"")+(s===null?"":`:${s}`)}${e.user===null?"":"@"}${e.host}`}function f(e){return e.
host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&i(e)===""&&l(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function c(e){return e.
replace(/(?:%[0-9A-F]{2})+/g,t=>{const s=t.slice(1).split("%");return(0,w._6)(Uint8Array.from(s,n=>Number.parseInt(n,16)))})}function l(e,t){const s=e.indexOf(t);
return s<0?[e,""]:[e.slice(0,s),e.slice(s+t.length)]}}),8947:((p,I,o)=>{o.d(I,{_6:()=>g,iP:()=>_});const r=new TextDecoder("utf-8",{ignoreBOM:!0}),u=/[\xe0-\xef](?![\x80-\xbf]{2})|[\xf0-\xf4](?![\x80-\xbf]{3})/g;
function g($){const a=r.decode($);return a.includes("\uFFFD")?w(_($).replace(u,"\xFF")):a}const E=$=>_(new TextEncoder().encode($));function w($){const a=new Uint8Array(
$.length);for(let d=0;d<$.length;d+=1)a[d]=$.charCodeAt(d);return r.decode(a)}function _($){let a="";for(const d of $)a+=String.fromCharCode(d);return a}}),4e3:((p,I,o)=>{
o.d(I,{Af:()=>S,B9:()=>y,Cw:()=>i,Fn:()=>l,K4:()=>d,NM:()=>B,Wt:()=>P,YA:()=>R,_r:()=>C,dh:()=>w,eZ:()=>N,go:()=>A,hS:()=>$,mP:()=>v,oZ:()=>e,qZ:()=>O,v:()=>h,zM:()=>j,
zN:()=>a,zd:()=>b});var r=o(6174),u=o(7715),g=o(9562);const E=300;function w(t,s=E){if(t.length<=s)return t;const n=(0,r._)(t);return n.length<=s?n:`${_(n,s)}\u2026`}
const _=(t,s)=>structuredClone(t.slice(0,s).toWellFormed()),$=(t,s)=>`${t} ${s}${t===1?"":"s"}`,a=(t,s)=>({shown:t.slice(0,s),more:Math.max(0,t.length-s)});function d(t,s,n=String){
const{shown:m,more:M}=a(t,s);return h(m.map(W=>n(W)),M)}const h=(t,s)=>`${t.join(", ")}${s>0?` and ${s} more`:""}`,b=t=>`the clients print "${t}"`;function A(t){
return t===null?"null":Array.isArray(t)?"an array":typeof t=="object"?"an object":`a ${typeof t}`}function v(t){if(t.kind==="error")return`cannot be read: ${t.code}`;
const{bytes:s,maxBytes:n}=t;return`has ${s} bytes and is not read; the limit is ${n/1024/1024} MiB`}const T={[g.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[g.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a pr\
ovider of the public registry has no host (NAMESPACE/TYPE), and one that is installed by hand needs a filesystem mirror"};function P(t){return t.flatMap(n=>T[n]??
[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const y=t=>`wait and run the check again; see ${(0,u.V)(t)??
"its status page"}, and consider a network mirror for providers`,O=t=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${t} serves its discovery\
 document to everyone, so the registry, a proxy or a firewall blocks this network, for example by country`;function B(t,s,n){if(t===null)return n;const m=t.title===
""?"":` ("${t.title}")`,M=n.guest??O(s);switch(t.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:M,because:`\
the host returned a sign-in page${m}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${m}: allow this machine to reach the host`;case"\
other":{const W=n.user??`check that ${s} is a registry, and ${P([])}`;return{...n,user:W,guest:M,because:`the host returned an HTML page${m}`}}}}const C=({url:t,
status:s,reason:n})=>`${t} returned ${`${s} ${w(n)}`.trim()}`,R=t=>`${Math.round(t/100)/10} s`,S=t=>t.map(({name:s,attemptMs:n,retries:m})=>{const M=Number.isFinite(
n)?R(n):"without a limit",W=m===0?"":` in each of ${m+1} attempts`,x=s.includes(" and ")?"wait":"waits";return`${s} ${x} ${M}${W}`}).join(", "),N=t=>t.map(({name:s})=>s).
join(" and "),j=t=>t.kind==="several"?t.reasons:[t];function i(t){switch(t.kind){case"deadline":return`the check reached its deadline of ${R(t.ms)}`;case"signal":
return`the check was interrupted by ${t.signal}`;case"crash":return"tf-disco crashed";case"missing":return c(t);case"several":return t.reasons.map(i).join("; ")}}
const f=10;function c({repositories:t,total:s}){const n=s===1?"repository":"repositories",m=t.length===1?"is":"are",M=d(t,f,w);return`${t.length} of ${s} ${n} ${m}\
 missing: ${M}`}const l=t=>`${t}; it may use hosts that are not in \`allowed-hosts\``,e=({kind:t,address:s,version:n})=>`${t} ${s} ${w(n,40)}`}),5143:((p,I,o)=>{
o.d(I,{As:()=>d,WD:()=>a,Zl:()=>T,_M:()=>$,bH:()=>_,en:()=>E,n7:()=>P,yJ:()=>w});const r="//",u=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,g=1e3,E=y=>y.
length<=g&&u.test(y),w=(y,O)=>`${y}${r}${O}`;function _(y){const O=$(y);return O===null?{repository:O,path:y}:{repository:O,path:y.slice(O.length+r.length)}}function $(y){
const O=y.indexOf(r);return O>0&&E(y.slice(0,O))?y.slice(0,O):null}const a=1e4;function d(y){if(y.length<=a)return y;const O=new Set,{first:B=[],other:C=[]}=Object.
groupBy(y,R=>{if(typeof R=="string")return"first";const S=$(R.file);return S===null||O.has(S)?"other":(O.add(S),"first")});return[...B,...C].slice(0,a)}const h=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
b=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,A=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function v(y){const{path:O}=_(
y),B=O.split("/").slice(0,A.test(O)?-2:-1);return B.find((C,R)=>h.test(C)&&!(C==="test"&&B.slice(0,R).some(S=>b.test(S))))}const T=y=>v(y)!==void 0;function P(y){
const O=v(y);return(O===void 0?_(y).path:`**/${O}`).replace(/[\\{}[\]?!()]/g,"?")}}),9077:((p,I,o)=>{o.d(I,{ie:()=>r,qG:()=>$,wf:()=>w});const r=({hrtime:a})=>()=>Number(
a.bigint())/1e6,u=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],g=300,E=5e3;function w(a,d,{isFinal:h,crash:b}){const A=r(a),v=new AbortController;let T=0;const P=()=>h||
v.signal.aborted;for(const y of u)a.on(y,()=>{const O=A()-T;d.end({kind:"signal",signal:y}),P()?(h||O>g)&&_(y,a):T=A(),v.abort()});return a.on("uncaughtExceptio\
n",y=>{d.end({kind:"crash"});const O=b(y);P()&&a.exit(O),v.abort(),setTimeout(()=>a.exit(O),E).unref()}),a.on("exit",()=>d.end({kind:"crash"})),v.signal}function _(a,d){
d.removeAllListeners(a),d.kill(d.pid,a)}async function $(a,d){const{stdout:h,stderr:b}=a;for(const v of[h,b])await new Promise(T=>v.write("",T));if(a.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&a.platform!=="win32"&&a.execve!==void 0){const{execPath:v}=a;a.execve(v,[v,"--eval",`require('node:process').exit(${d})`],{})}a.
exit(d)}}),4178:((p,I,o)=>{o.d(I,{k:()=>A,m:()=>v});var r=o(9018),u=o(6174),g=o(3592),E=o(8641);const w=100,_=5;function $(T,P){const y=[];let O=T;for(;O!==void 0&&
y.length<_;){const C=O instanceof Error?O.stack??O.message:String(O);y.push((0,u._)(P(C))),O=O instanceof Error?O.cause:void 0}const B=y.join(`
caused by: `).split(`
`).slice(0,w);return[`tf-disco ${g.xv} crashed; this is a bug, please report it with this text at ${g.xV}`,...B.map(C=>(0,E.BP)((0,E.RK)(C)))].join(`
`)}var a=o(8189),d=o(9077),h=o(3386),b=o(2057);function A(T,P){T.env.UV_THREADPOOL_SIZE??="64",(0,h.p)(),(0,b.B_)(T.stdout,P),(0,b.B_)(T.stderr,()=>{})}async function v(T,{
stop:P,secrets:y,isFinal:O,act:B,reportMistakes:C,reportCrash:R}){const S=i=>(R((0,r.r)(f=>$(i,f),y)),3),N=(0,d.wf)(T,P,{isFinal:O,crash:S}),j=await B(N).catch(
i=>i instanceof a.GN?(C(y.redact(i.mistakes)),2):S(i));await(0,d.qG)(T,j)}}),3386:((p,I,o)=>{o.d(I,{L:()=>E,p:()=>g});const r=function(...w){const{setFlagsFromString:_}=process.
getBuiltinModule("node:v8");return new.target?new _(...w):_(...w)},u=100;function g(){setTimeout(()=>r("--semi-space-growth-factor=1"),u).unref()}const E=()=>r(
"--heap-growing-percent=20")}),2057:((p,I,o)=>{o.d(I,{B_:()=>_,Dx:()=>w,yy:()=>g});var r=o(6309),u=o(5955);async function g($,a){for(const d of(0,u.mk)(a)){if(!$.
writable)return;$.write(d)||await E($)}}const E=$=>new Promise(a=>{const d=["drain","error","close"],h=()=>{for(const b of d)$.off(b,h);a()};for(const b of d)$.
on(b,h)});async function*w($){let a="";for await(const d of $.setEncoding("utf8")){const[h="",...b]=String(d).split(`
`),A=[a+h,...b];a=A.pop()??"";for(const v of A)yield v.replace(/\r$/,"")}a!==""&&(yield a)}function _($,a){let d=!1;$.on("error",h=>{const b=!d;d=!0,b&&h.code!==
"EPIPE"&&a((0,r.A)(h))})}}),3229:((p,I,o)=>{o.d(I,{Kc:()=>d,L6:()=>w,NM:()=>N,cr:()=>j});var r=o(1831),u=o(5011);const g=1024,E=i=>(0,r.Pv)(i).ok;function w(i){
if(i.length>g)return null;const f=(0,r.Pv)(i);if(f.ok)return _(i,(0,r.nx)(f.value));const c=h(i);if(c!==null)return c;const{inside:l,removed:e}=v(i);if(i.includes(
"@",i.lastIndexOf(l)))return"write the hostname alone, not a URL";for(const t of e.length===0?[]:[l,l.replace(/:\D.*$/s,"")])if(E(t))return`remove ${T(e)}: ${t}`;
return P(l)}function _(i,f){if(/(^|\.)xn--/i.test(i))return`write it in Unicode: ${f}; upper-case punycode is only accepted by accident`;const c=f.replace(/(?<!\.)\.+(?=$|:)/,
"");return c===f?null:`remove the trailing dot: tokens and settings for ${c} do not apply to this host`}const $=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
a="replace the placeholder",d=i=>$.test(i);function h(i){if(d(i))return a;const f=i.split(/[\s,;]+/).filter(c=>c!=="");return f.length<2?null:f.every(c=>c.includes(
".")&&E(c))?`write one hostname at a time: ${f[0]}`:"remove the spaces, commas and semicolons"}const b=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,A=[
["the white space",i=>i.trim()],["the quotation marks",i=>i.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",i=>i.replace(b,"")],["the trailing slash",i=>i.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",i=>i.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",i=>i.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",i=>i.slice(
i.lastIndexOf("@")+1)],["the trailing colon",i=>i.replace(/^([^:]*):$/,"$1")]];function v(i){let f=i;const c=[];for(const[l,e]of A){const t=e(f);t!==f&&c.push(l),
f=t}return{inside:f,removed:c}}const T=i=>i.join(", ").replace(/, ([^,]*)$/," and $1");function P(i){if(/^\[.*\](:\d+)?$/s.test(i)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(i))return"use a DNS name; the clients do not support IPv6 addresses";if(i.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(i)){const e=(0,r.WV)(i);return E(e)?`write it in Unicode: ${e}`:"write it in Unicode, not in punycode"}if(i.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(i.includes("_")){const e=i.replaceAll("_","-");return`a hostname cannot contain underscores${E(e)?`; did you mean ${e}?`:""}`}const f=i.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(f!==i&&E(f))return`remove the extra dots: ${f}`;if(/(^|\.)-|-(\.|:|$)/.test(i))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(i))return"a label cannot have hyphens as its third and fourth character";const[,c="",l=""]=/^([^:]*):(.*)$/s.
exec(i)??[];return E(c)?/^[+-]?[0-9]+$/.test(l)?"use a port from 1 to 65535":`write the port as a number: ${c}:8443`:null}const y=i=>{const f=(0,u.rE)(i,"terraf\
orm");return f.ok&&!f.value.hostImplied},O=i=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(i);function B({text:i,isRemote:f}){if(i==="")return"write a path such a\
s ./network, or a registry address or URL";if(!f&&d(i))return a;if(i!==i.trim())return"remove the white space around the address";const[,c="",l=""]=/^(https?:\/\/)(.*)$/i.
exec(i)??[];return c===""||!y(l)?null:`remove ${c} to use the registry module: ${l}${f?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`}function C({isRemote:i,parts:[f="",...c]}){if(c.length!==3)return null;const[,l="",e=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(f)??[];if(l!=="localhost"&&e==="")return O(f)?w(f):null;const t=i?`; the client reads "${l}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${e} or ${l}.localdomain${e}${t}`}function R({parts:i}){if(i.length===3&&O(i[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${i[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const f=/^https?:$/i.test(i[0]??"")&&i[1]==="",[c="",...l]=f?i.slice(2):
i;if(l.length!==4||!O(c))return null;const[e="",...t]=l;return/^v?\d+\.\d+/.test(l[3]??"")?`write ${[c,...l.slice(0,3)].join("/")}, and the version in the \`vers\
ion\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[c,...t].join("/")}; service discovery works only at the root of a host, not below /${e}`}function S({
text:i,parts:f}){if(f.length>=3&&i.includes("?"))return"remove the query; set the version with the `version` argument";const c=f.at(-1)??"";return[3,4].includes(
f.length)&&/[A-Z]/.test(c)?`write the target system in lower case: ${[...f.slice(0,-1),c.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(i)?`write .\
/${i} to use a directory of the same repository`:null}function N(i,f,c){if(f.kind==="local"||i.length>g)return null;const[l="",...e]=i.split("/");if(c.ok)return c.
value.hostImplied?null:w(l);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[],s=f.kind==="remote",n={text:i,isRemote:s,parts:[l,...t]};return B(
n)??C(n)??(s?null:R(n)??S(n))}function j(i){if(i.length>g)return null;if(d(i))return a;if(i!==i.trim())return"remove the white space around the address";const[,
f=""]=/^https?:\/\/(.*)$/i.exec(i)??[];if(f!=="")return`remove the scheme: ${f}`;const c=i.split("/"),[l=""]=c;return c.length===2&&O(l)?"write HOST/NAMESPACE/T\
YPE, two parts after the host":c.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":c.length===3?w(l):null}}),6174:((p,I,o)=>{o.d(I,{Q:()=>_,
_:()=>E});const r="***",u=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,g=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function E(a){return/[@?]/.test(a)?a.replace(/[^\s"']+/g,d=>d.split("://").map((h,b)=>$(h,b>0)).join("://").replace(g,(h,b,A)=>u.test(A)?h:`${b}${A}=${r}`)):a}const w=/(=\s*)"[^"]*(?:"|$)/g,
_=a=>E(a.replace(w,`$1"${r}"`));function $(a,d){const h=a.search(/[/?#]/),b=h<0?a:a.slice(0,h),v=d&&/:(?!\d*$)/.test(b)?a.lastIndexOf("@"):b.lastIndexOf("@"),T=a.
slice(0,Math.max(v,0)).replace(/^[a-z0-9]+::/,""),P=d?T!=="git":T.includes(":");return v<0||!P?a:r+a.slice(v)}}),1064:((p,I,o)=>{o.d(I,{$I:()=>T,Du:()=>_,Jd:()=>j,
Mq:()=>O,NX:()=>y,SO:()=>P,SZ:()=>h,Yr:()=>b,ab:()=>v,bB:()=>a,n3:()=>g,pH:()=>B,rG:()=>A,sX:()=>N,tB:()=>R,zK:()=>$});const r="registry.terraform.io",u=[r,"reg\
istry.opentofu.org"],g=i=>u.includes(i),E=["modules.v1","providers.v1"],w={terraform:{name:"Terraform",uses:E,replaces:["providers.v1"]},opentofu:{name:"OpenTof\
u",uses:E,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:E,replaces:E,defaults:u},renovate:{name:"Renovate",uses:E,replaces:[],defaults:[r]},terragrunt:{
name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:u},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},_=["terraform","opentofu"],$=Object.
keys(w),a=Object.fromEntries(Object.entries(w).map(([i,{name:f}])=>[i,f])),d=i=>w[i],h=i=>E.includes(i)?$.filter(f=>d(f).uses.includes(i)):_,b=i=>$.filter(f=>d(
f).defaults?.includes(i)),A=$.filter(i=>d(i).replaces.length>0),v=i=>$.filter(f=>d(f).replaces.includes(i)),T={language:{client:"opentofu",what:"a language bloc\
k"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terr\
aform",what:"an action block"}},P=i=>Object.hasOwn(T,i),y={terraform:3,opentofu:9},O=i=>i===429||i>=500&&i!==501,B=[{client:"terraform",name:"Terraform 1.14 and\
 earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,
retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],C={terraform:"1.15.0",opentofu:"\
1.12.0"};function R(i,f){const c=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(f[i]??"");if(c===null)return C[i];const l=c[1]?.split(".")??[];
return[0,1,2].map(e=>l[e]??"0").join(".")}function S(i,f){const[c=[],l=[]]=[i,f].map(t=>t.split(".").map(Number)),e=c.findIndex((t,s)=>t!==l[s]);return e<0||(c[e]??
0)>(l[e]??0)}const N=i=>S(i,"1.12.0"),j=(i,f)=>i==="opentofu"||!S(f,"1.13.0")}),1831:((p,I,o)=>{o.d(I,{$k:()=>O,$o:()=>i,Jr:()=>f,Pm:()=>j,Pv:()=>h,Rt:()=>A,Sv:()=>P,
WV:()=>T,cu:()=>y,fK:()=>B,nx:()=>v,xV:()=>d});var r=o(3625),u=o(6246),g=o(4283),E=o(8408);const w=443,_=65535,$=9223372036854775807n,a=-9223372036854775808n,d="\
TF_TOKEN_";function h(c){const{name:l,portion:e}=C(c.toWellFormed()),t=R(e);if(!t.ok)return/^https?$/i.test(l)?(0,r.T)("need just a hostname and optional port n\
umber, not a full URL"):t;if(t.value.startsWith(":-"))return(0,r.T)("port number is negative");const s=S(l);if(s!==null)return(0,r.T)(s);const n=(0,E.YE)(l);return n.
ok?n.value===""?(0,r.T)("nothing is left of the hostname once it is normalized"):(0,r.J)(n.value+t.value):n}const b=new Set(["localterraform.com","localtofu.com"]),
A=c=>b.has(c);function v(c){const{name:l,portion:e}=C(c);return(0,E.DI)(l)+e}function T(c){const{name:l,portion:e}=C(c.toWellFormed()),t=R(e);return((0,E.QC)(l)??
l)+(t.ok?t.value:e)}function P(c){const{name:l,portion:e}=C(c);return{name:l,port:e===""?w:Number(e.slice(1))}}const y=c=>({scheme:"https",opaque:"",user:null,host:c,
omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function O(c){if(!c.startsWith(d))return null;const l=c.slice(d.length).replaceAll(
"__","-").replaceAll("_","."),e=h(T(l));return e.ok?e.value:null}function B(c){const l=v(c),e=[c.replaceAll("-","__").replaceAll(".","_"),c.replaceAll(".","_"),
l.replaceAll("-","__").replaceAll(".","_"),l.replaceAll(".","_")];return[...new Set(e)].map(t=>d+t).filter(t=>O(t)===c)}function C(c){const l=c.indexOf(":");return l===
-1?{name:c,portion:""}:{name:c.slice(0,l),portion:c.slice(l)}}function R(c){if(c==="")return(0,r.J)("");const l=c.slice(1);if(!/^[+-]?[0-9]+$/.test(l))return(0,r.
T)("port portion contains non-digit characters");const e=l.replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=e.length>20?null:BigInt(e.replace("+",""));return t===null||t>$||
t<a?(0,r.T)("port portion contains non-digit characters"):t>_?(0,r.T)("port number is greater than 65535"):(0,r.J)(t===BigInt(w)?"":`:${t}`)}function S(c){if(c===
"")return"empty string is not a valid hostname";for(const l of c.replace(/\.{1,2}$/,"").split(".")){if(l==="")return"hostname contains empty label (two consecut\
ive periods)";if(l.startsWith("xn--"))return`hostname label ${(0,u.o)(l)} specified in punycode format; service hostnames must be given in unicode`}return null}
const N={http:"80",https:"443",ssh:"22"};function j(c){const{name:l,port:e}=(0,g.cz)(c),t=(0,g.EN)(l),s=e===""||e===N[c.scheme];return i(s?t:`${t}:${e}`)}function i(c){
const l=h(c);return l.ok?l.value:c.toLowerCase()||null}const f=(c,l)=>l.length===0||l.some(e=>e.subdomains?c.endsWith(`.${e.host}`):c===e.host)}),7715:((p,I,o)=>{
o.d(I,{V:()=>u});const r=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terrafor\
m.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),u=g=>r.get(g)??null}),
8408:((p,I,o)=>{o.d(I,{mI:()=>y,QC:()=>T,ER:()=>l,YE:()=>A,DI:()=>P});const r=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.\
cjs").toASCII(...e),u=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...e);var g=o(3625),E=o(6246);const w=256,
_={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},$={..._,checkBidi:!1},a=new RegExp("\\p{M}{31}","u"),d="xn--",h=new TextEncoder;let b;function A(e){return b?.
name!==e&&(b={name:e,ascii:v(e)}),b.ascii}function v(e){const t=C(e,!1);if(!t.ok)return t;const s=R(t.value,_);return s===null?(0,g.T)(O(N(e,!1))):(0,g.J)(s)}function T(e){
const t=C(e,!0);if(!t.ok)return null;const s=R(t.value,$);if(s===null)return null;const n=C(s,!1);return n.ok?n.value.join("."):null}const P=e=>S(e)?u(e,_).domain:
e,y=e=>u(e).domain,O=e=>`idna: invalid label ${(0,E.o)(e)}`;function B(e){return`idna: disallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}`}function C(e,t){if(e.length>w&&S(e))return(0,g.T)(`hostname is longer than ${w} characters`);const s=[];for(const n of N(e,t).split(".")){const m=n.startsWith(
d)?j(n):(0,g.J)(n);if(!m.ok)return m;const M=i(m.value);if(M!==null)return(0,g.T)(M);s.push(m.value)}return(0,g.J)(s)}function R(e,t){const s=e.join(".");return l(
s)?s:r(s,t)}const S=e=>/[^\0-\x7f]|xn--/i.test(e);function N(e,t){return e.replace(/[A-Z]+|[^\0-\x7f]/gu,n=>l(n)?n.toLowerCase():u(n,{transitionalProcessing:t}).
domain).normalize("NFC")}function j(e){const t=e.slice(d.length);if(t==="")return(0,g.J)("");const s=u(e).domain;return s===e||l(s)?(0,g.T)(O(t)):s.normalize("N\
FC")!==s||!Array.from(s).every(c)?(0,g.T)(O(s)):(0,g.J)(s)}function i(e){if(f(e))return O(e);if(/^[a-z0-9-]*$/.test(e))return null;if(a.test(e))return O(e);if(!l(
e)&&r(e,$)!==null)return null;for(const t of e){if(!c(t))return O(e);if(t<"\x80"&&!/[a-z0-9-]/.test(t))return B(t)}return O(e)}function f(e){if(e.startsWith("-")||
e.endsWith("-"))return!0;if(!e.slice(0,4).includes("--"))return!1;const t=h.encode(e.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function c(e){if(e<"\x80")
return!0;const{domain:t,error:s}=u(`1${e}`);return!s&&t===`1${e}`}const l=e=>!/[^\0-\x7f]/.test(e)}),5011:((p,I,o)=>{o.d(I,{A:()=>P,Nj:()=>O,Vm:()=>b,mD:()=>A,rE:()=>T,
vL:()=>v});var r=o(3625),u=o(6246),g=o(1831),E=o(4321);const w={terraform:A("registry.terraform.io"),opentofu:A("registry.opentofu.org")},_=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
$=/^[0-9a-z]{1,64}$/,a="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",d="must be between one and 64 ASCII letters or digits",h={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},b=R=>w[R];function A(R){const S=(0,g.Pv)(R);if(!S.ok)throw new Error(S.why);return S.value}function v(R,S){if(O(R))return{kind:"local"};const N=T(
R,S);if(N.ok)return N.value;const j=(0,E.cx)(R,S);if(!j.ok)return{kind:"invalid",error:j.why};const{subdirectory:i,host:f}=j.value;return{kind:"remote",subdirectory:i,
host:f}}function T(R,S){return O(R)?(0,r.T)(`can't use local directory ${(0,u.o)(R)} as a module registry address`):y(R,"module",S)}const P=R=>y(R,"component","\
terraform");function y(R,S,N){const j=h[S],{address:i,subdirectory:f}=(0,E.UQ)(R);if(f.startsWith("../"))return(0,r.T)((0,E.dr)(f,S));const c=i.split("/"),l=c.length===
j.parts;if(!l&&c.length!==j.parts+1)return(0,r.T)(`a ${S} registry source address must have ${j.count}`);const e=l?(0,r.J)(b(N)):B(c.shift()??"",S);if(!e.ok)return e;
const t=C(c,S);if(t!==void 0)return(0,r.T)(t);const[s="",n="",m=""]=c,{value:M}=e;return(0,r.J)({kind:"registry",host:M,hostImplied:l,namespace:s,name:n,system:m,
subdirectory:f})}const O=R=>/^\.\.?[/\\]/.test(R);function B(R,S){const N=(0,g.Pv)(R);if(!N.ok){const j=`invalid ${S} registry hostname ${(0,u.o)(R)}`;return R.
includes("--")?(0,r.T)(`${j}; internationalized domain names must be given as direct unicode characters, not in punycode`):(0,r.T)(j)}return N.value.includes(".")?
h[S].reserved.includes(N.value)?(0,r.T)(`can't use ${(0,u.o)(N.value)} as a ${S} registry host, because it's reserved for installing directly from version contr\
ol repositories`):N:(0,r.T)(`invalid ${S} registry hostname: must contain at least one dot`)}function C([R="",S="",N],j){if(!_.test(R))return R.includes(".")?`s\
ource address must have ${h[j].afterHost}`:`invalid namespace ${(0,u.o)(R)}: ${a}`;const i=`${j} registry addresses may not include a query string portion`;if(!_.
test(S))return N===void 0&&S.includes("?")?i:`invalid ${j} name ${(0,u.o)(S)}: ${a}`;if(!(N===void 0||$.test(N)))return N.includes("?")?i:`invalid target system\
 ${(0,u.o)(N)}: ${d}`}}),4321:((p,I,o)=>{o.d(I,{UQ:()=>h,cx:()=>$,dr:()=>A,uE:()=>d});var r=o(3625),u=o(6246),g=o(4283),E=o(6979),w=o(1064),_=o(1831);function $(f,c){
const{address:l,subdirectory:e}=h(f);if(e.startsWith("../"))return(0,r.T)(A(e));const t=P(l.toWellFormed(),c);if(!t.ok)return t;const{subdirectory:s}=t.value;if(s===
"")return(0,r.J)({...t.value,subdirectory:e});const n=b(`${s}/${e}`);return n.startsWith("../")?(0,r.T)(`detected ${A(n)}`):(0,r.J)({...t.value,subdirectory:n})}
const a=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;function d(f,c){const l=a.exec(f)?.[0];if(l===
void 0)return null;const e=$(`${l}a/b`,c);return e.ok?e.value.host:null}function h(f){const c=f.indexOf("?"),l=c<0?f:f.slice(0,c),e=l.indexOf("://"),t=l.indexOf(
"//",e<0?0:e+3);if(t<0)return{address:f,subdirectory:""};const s=c<0?"":f.slice(c),n=l.slice(t+2);return{address:l.slice(0,t)+s,subdirectory:n===""?"":b(n)}}function b(f){
const c=f.startsWith("/"),l=[];for(const t of f.split("/"))t===""||t==="."||(t!==".."?l.push(t):l.length>0&&l.at(-1)!==".."?l.pop():c||l.push(t));const e=(c?"/":
"")+l.join("/");return e===""?".":e}const A=(f,c="module")=>`subdirectory path ${(0,u.o)(f)} leads outside of the ${c} package`,v=(f,c=f.scheme)=>(0,r.J)({subdirectory:"",
host:f.scheme==="file"?null:(0,_.Pm)(f),getter:c,url:f}),T=(f,c)=>(0,r.J)({subdirectory:"",host:c,getter:f,url:null});function P(f,c){const[,l,e]=/^([A-Za-z0-9]+)::([^\n]+)$/.
exec(f)??[f,void 0,f],{address:t}=h(e??f),s=(0,g.Dl)(t);if(s.ok&&s.value.scheme!=="")return v(s.value,l);for(const m of i){const M=m(t,c);if(M?.ok)return(0,r.J)(
{...M.value,getter:l??M.value.getter});if(M!==void 0)return M}const n=c==="terraform"?"address":"string";return(0,r.T)(`invalid source ${n}: ${f}`)}function y(f,c,l){
const e=(0,g.Dl)(f);if(!e.ok)return(0,r.T)(`error parsing ${c} URL: ${e.why}`);const{path:t}=e.value,s=l==="git"&&!t.endsWith(".git");return v(s?{...e.value,path:`${t}\
.git`}:e.value,l)}const O=f=>{if(!f.startsWith("github.com/"))return;const c=f.replace(/\?.*$/s,"").split("/");if(c.length<3)return(0,r.T)("GitHub URLs should b\
e github.com/username/repo");const l=y(`https://${c.slice(0,3).join("/")}`,"GitHub","git");if(!l.ok||c.length===3)return l;const e=(0,E.V$)(c.slice(3).join("/").
replaceAll("%","%25"),"path");if(!e.ok)return e;if(e.value==="")return l;const t=b(e.value).replaceAll("%","%25");return(0,r.J)({...l.value,subdirectory:t})},B=(f,c)=>{
const[,l,e,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(f)??[];if(e===void 0||t===void 0)return;const s=(0,E.h0)(/\?(.*)$/s.exec(t)?.[1]??""),n=c==="terraform"?
"Git":"GitHub";return s!==null?(0,r.T)(`error parsing ${n} SSH URL: ${s}`):l==="git"?T("git",(0,_.$o)(e)):void 0},C=f=>f.startsWith("bitbucket.org/")?y(`https:/\
/${f}`,"BitBucket","git"):void 0,R=(f,c)=>{const l=c==="terraform"?"googleapis.com/":".googleapis.com/";if(!f.includes(l))return;const e=f.split("/");return e.length<
5?(0,r.T)("URL is not a valid GCS URL"):y(`https://www.googleapis.com/storage/${e.slice(2).join("/")}`,"GCS","gcs")},S=f=>{if(!f.includes(".amazonaws.com/"))return;
const[c="",...l]=f.split("/"),e=N(c.split("."));return e===void 0?(0,r.T)("URL is not a valid S3 URL"):y(`https://${[e,...l].join("/")}`,"S3","s3")};function N(f){
const[c="",l="",e=""]=f;return f.length===3?`${c}.amazonaws.com`:f.length===4?`${l}.amazonaws.com/${c}`:f.length===5&&l==="s3"?`s3.${e}.amazonaws.com/${c}`:void 0}
const i=[O,B,C,R,S,(f,c)=>{if(f!=="")return f.startsWith("/")?T("file",null):(0,r.T)(`${w.bB[c]} cannot detect a supported external module source type for ${f}`)}]}),
8999:((p,I,o)=>{o.d(I,{v:()=>g});var r=o(4283),u=o(630);function g(E,w){const _=(0,r.Dl)(w);if(!_.ok)return{..._,reason:"syntax"};const a=_.value.scheme===""?(0,u.
s)(E,_.value):_.value;return a.scheme!=="http"&&a.scheme!=="https"?{ok:!1,reason:"scheme",why:`unsupported scheme ${a.scheme}`}:a.user!==null?{ok:!1,reason:"use\
r-info",why:"embedded username/password information is not permitted"}:{ok:!0,value:{...a,fragment:""}}}}),9562:((p,I,o)=>{o.d(I,{Bn:()=>d,D6:()=>O,Ls:()=>E,M:()=>h,
OA:()=>R,OZ:()=>a,S3:()=>$,TE:()=>n,TW:()=>N,Tz:()=>m,e$:()=>w,eQ:()=>f,oe:()=>t,p4:()=>P,qE:()=>B,xq:()=>_});var r=o(3307),u=o(3625),g=o(8999);const E=4096,w="\
modules.v1",_="providers.v1",$="login.v1",a="tfe.v2",d="tfe.v2.1",h="tfe.v2.2",b=[w,_,a,d,h,"state.v2"],A=[$,"motd.v1","versions.v1","cloudplugin.v1","stacksplu\
gin.v1"],v=x=>x.split(".",1)[0]??"",T=(x,J)=>x.some(Y=>v(Y)===v(J)),P=x=>T(b,x),y=new Set([...b,...A]),O=x=>x!=="state.v2"&&y.has(x),B=x=>P(x)||T(A,x),C=[w,_,$,
a,d,h,...A];function R(x){if(B(x))return null;const J=x.toLowerCase(),Y=Z=>Z===J||Z.slice(v(Z).length)===J.slice(v(J).length)&&v(Z).length>=S&&N(v(Z),v(J));return C.
find(Y)??null}const S=5;function N(x,J){let Y=0;for(;Y<x.length&&x[Y]===J[Y];)Y+=1;const[Z,ee]=[x.slice(Y),J.slice(Y)];return Z.slice(1)===ee||Z===ee.slice(1)||
Z.slice(1)===ee.slice(1)||Z.slice(2)===ee.slice(2)&&Z[0]===ee[1]&&Z[1]===ee[0]}const j="[0-9A-Za-z~-]",i=x=>`${x}${j}*(?:\\.${j}+)*`,f=`v?([0-9]+(?:\\.[0-9]+)*)(\
?:-(${i("[0-9]")})|-?(${i("[A-Za-z~-]")}))?(?:\\+(${i(j)}))?`,c=new RegExp(`^${f}$`),l=2n**63n-1n,e=2n**64n-1n;function t(x,J){const Y=x.indexOf(".");if(Y<0)return(0,u.
T)(`invalid service ID format (i.e. service.vN): ${x}`);const Z=x.slice(0,Y),ee=x.slice(Y+1);switch(J){case"terraform":return c.exec(ee)?.[1]?.split(".").every(
ce=>s(ce,l))?(0,u.J)({name:Z,version:ee}):(0,u.T)(`invalid service version: Malformed version: ${ee}`);case"opentofu":{const q=Z==="tfe"?ee.split(".")[0]??"":ee;
return/^v\d+$/.test(q)&&s(q.slice(1),e)?(0,u.J)({name:Z,version:ee}):(0,u.T)('invalid service version: must be "v" followed by an integer major version number')}}}
const s=(x,J)=>x.replace(/^0+/,"").length<=String(J).length&&BigInt(x)<=J;function n(x,J){const Y=t(x,J.client);if(!Y.ok)return{kind:"bad-id",why:Y.why};const{name:Z}=Y.
value;if(J.services===null)return{kind:"missing",why:m(Z)};const ee=J.services.find(q=>q.id===x);return ee!==void 0?M(ee,Y.value,J):J.services.some(q=>q.id.startsWith(
`${Z}.`))?{kind:"version",why:W(Y.value,J)}:{kind:"missing",why:`host ${J.display} does not provide a ${Z} service`}}const m=x=>`host does not provide a ${x} se\
rvice`;function M({id:x,value:J},Y,Z){if(J===void 0)return{kind:"bad-url",reason:"syntax",why:`its value has more than ${E} characters, which this check does no\
t read`,value:""};if(x===$)return(0,r.Gv)(J)?{kind:"object",value:J}:{kind:"type",why:`service ${x} must be declared with an object value in the service discove\
ry document`,value:J};if(typeof J!="string")return{kind:"type",why:W(Y,Z),value:J};const ee=(0,g.v)(Z.documentUrl,J);if(ee.ok)return{kind:"url",url:ee.value,value:J};
const q=`failed to parse service URL: ${ee.why}`;return{kind:"bad-url",reason:ee.reason,why:q,value:J}}function W({name:x,version:J},{client:Y,display:Z}){const ee=Y===
"terraform"?J:BigInt(/\d+/.exec(J)?.[0]??0);return`host ${Z} does not support ${x} version ${ee}`}}),2713:((p,I,o)=>{o.d(I,{I:()=>u,o:()=>g});const r="***",u=4;
class g{#e;constructor(w){this.#e=w}reveal(){return this.#e}toString(){return r}toJSON(){return r}[Symbol.for("nodejs.util.inspect.custom")](){return r}}}),3592:((p,I,o)=>{
o.d(I,{Bw:()=>g,G5:()=>_,_O:()=>u,aq:()=>E,xV:()=>w,xv:()=>r});const r="1.0.0",u=`tf-disco-action/${r}`,g="https://github.com/org/tf-disco-action",E=`${g}/blob/\
v1/docs/problems.md`,w=`${g}/issues`,_=1}),5955:((p,I,o)=>{o.d(I,{$$:()=>r,I0:()=>u,mk:()=>E});const r=w=>new TextEncoder().encode(w).length;function u(w,_,$,a){
const d=[];let h=0;for(const b of w){const A=a(b);if(h+=r(A)+$,h>_)break;d.push(A)}return d}const g=64*1024;function*E(w){let _="";for(const $ of w)_+=$,!(_.length<
g)&&(yield _,_="");_!==""&&(yield _)}}),8641:((p,I,o)=>{o.d(I,{BP:()=>A,D9:()=>O,J7:()=>b,LS:()=>v,My:()=>P,RK:()=>h,cq:()=>e,h$:()=>j,h2:()=>u,js:()=>y,s$:()=>c,
z5:()=>l});const r=500,u=1e3,g=4e3,E=160,w=2,_=t=>/^[ -~]*$/.test(t),$=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point\
}\\u2800]|(?! )\\p{Zs}","u").test(t),a=t=>new RegExp("\\p{M}","u").test(t),d=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function h(t,s=r){
if(t.length<=s&&_(t))return t;let n="",m=w;for(const M of t){m=a(M)?m+1:0;const W=$(M)||m>w?d(M):M;if(n.length+W.length>s)return`${n}\u2026`;n+=W}return n}function b(t,s=E){
const n=Array.from(t.slice(-2*s)).slice(-s).join(""),m=Array.from(h(n,Number.POSITIVE_INFINITY));return`${n===t&&m.length<=s?"":"\u2026"}${m.slice(-s).join("")}`}
function A(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function v(t){const n=t.split(`
`).map(m=>A(h(m,g))).join(`
`);return n.length>g?`${n.slice(0,g).toWellFormed()}\u2026`:n}const T={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},P=t=>t.replace(/[&<>"']/g,s=>T[s]??
s);function y(t,s=r){return h(t,s).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,n=>`&#${n.codePointAt(0)};`)}function O(t,s=r){return t===""?"<i>empty</i>":
`<code>${y(t,s)}</code>`}const B=t=>_(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(t),C=/^[0-9a-f]{7,}$/i,R=`"'\
(`,S=`"'),.;:!?\u2026`,N=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function j(t,s=g){return(h(t,s).match(N)??[]).map(n=>{if(n.split(" ").every(f))return y(n,s);
if(n.includes(" ")||/^(["`]).+\1$/u.test(n))return O(n.replace(/^`(.*)`$/u,"$1"),s);const{before:M,core:W,after:x}=i(n);return`${y(M)}${O(W.replace(/^`(.*)`$/u,
"$1"),s)}${y(x)}`}).join("")}function i(t){let s=0,n=t.length;for(;s<n&&R.includes(t.charAt(s));)s+=1;for(;n>s&&S.includes(t.charAt(n-1));)n-=1;return{before:t.
slice(0,s),core:t.slice(s,n),after:t.slice(n)}}function f(t){const{core:s}=i(t);return B(s)&&!C.test(s)}const c=t=>t.replace(/[^ -~\n]/gu,s=>$(s)?l(s):s).replace(
/##(?=\w*\[)/g,l),l=t=>t.replace(/[\s\S]/g,s=>`\\u${s.charCodeAt(0).toString(16).padStart(4,"0")}`);function e(t){return t.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),3469:((p,I,o)=>{o.d(I,{l:()=>T,w:()=>v});var r=o(1064);const[u,g,E]=[1e10,1e5,1],w=Number.POSITIVE_INFINITY,_={from:0,before:w},$={from:Number.MAX_SAFE_INTEGER,
before:w},a=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function h(P){if(P.length>a)return null;if(P===
"latest")return $;const y=P.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(B=>B!==""),O=y.map(b);return y.length===
0||O.includes(null)?null:{from:Math.max(...O.map(B=>B?.from??0)),before:Math.min(...O.map(B=>B?.before??w))}}function b(P){const y=d.exec(P);if(y===null)return null;
const[,O="",...B]=y,C=B.slice(0,3).flatMap(f=>/^\d/.test(f??"")?[Number(f)]:[]),[R=0,S=0,N=0]=C,j=R*u+S*g+N,i=f=>{const c=f<=1?u:f===2?g:E;return j-j%c+c};switch(O){case"\
>=":return{from:j,before:w};case">":return{from:i(C.length),before:w};case"<":return{from:0,before:j};case"<=":return{from:0,before:i(C.length)};case"!=":return _;case"\
~>":return{from:j,before:i(C.length-1)};case"^":return{from:j,before:i(1)};case"~":return{from:j,before:i(Math.min(C.length,2))};default:return{from:j,before:i(
C.length)}}}function A(P,y){const{from:O,before:B}=h(P)??_,C=h(y.from??"")?.from??0,R=h(y.before??"")?.from??w;return O<R&&C<B}function v(P,y){const O=r.pH.filter(
C=>C.client===P);if(y.length===0)return O;const B=O.filter(C=>y.some(R=>A(R,C)));return B.length===0?O:B}const T=P=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.
test(P)}),3474:((p,I,o)=>{o.d(I,{CV:()=>T,KT:()=>$,Ob:()=>e,PW:()=>v,TN:()=>B,WD:()=>C,YA:()=>S,Yq:()=>j,ai:()=>R,lq:()=>b,lx:()=>N,pS:()=>O,p_:()=>y,xH:()=>A});
var r=o(3625),u=o(4e3),g=o(2713),E=o(3469),w=o(7630),_=o(8535);const $=s=>Object.keys(s).map(n=>({name:n,...s[n]})),a=(s,n)=>({isList:!1,value:s,parse:n}),d=s=>({
value:s,mistakes:[]}),h=(s,n)=>({...s,parse:(m,M)=>{const{value:W,mistakes:x}=s.parse(m,M);return{value:n(W),mistakes:x}}}),b=({parse:s,...n})=>({...n,parse:(m,M)=>m===
""?d(null):s(m,M)}),A=(s,n)=>a(s,(m,M)=>{if(m==="")return d(null);const W=n(m);return W.ok?d(W.value):{value:null,mistakes:[`${M}: ${W.why}`]}}),v=A("FILE",r.J),
T=A("TOKEN",s=>(0,r.J)(new g.o(s))),P=20,y=(s,n,m=w.Dw)=>({isList:!0,value:s,parse:(M,W)=>{const x=m(M).map(n),{shown:J,more:Y}=(0,u.zN)(x.flatMap(Z=>Z.ok?[]:[`${W}\
: ${Z.why}`]),P);return{value:x.flatMap(Z=>Z.ok?[Z.value]:[]),mistakes:Y>0?[...J,`${W}: ${Y} more lines are wrong`]:J}}}),O=1e4,B=h(y("HOST",w.l6),s=>Array.from(
Map.groupBy(s,({host:n})=>n),([n,m])=>({host:n,services:[...new Set(m.flatMap(({services:M})=>M))],addresses:m.flatMap(({addresses:M})=>M)}))),C=s=>h(y("LABEL",
w.V8),n=>{const m=n.flat();return[...new Set(m.length===0?[s]:m)]}),R=({min:s,max:n,whole:m})=>a("N",(M,W)=>{const x=/^\d+(\.\d+)?$/.test(M)?Number(M):Number.NaN;
if(x>=s&&x<=n&&(!m||Number.isInteger(x)))return d(x);const Y=`${W} is "${M}", expected ${m?"a whole number":"a number"} from ${s} to ${n}`;return{value:s,mistakes:[
Y]}}),S=s=>({...h(R(s),n=>n*1e3),value:"SECONDS"}),N=a("",(s,n)=>{const m=/^(true|True|TRUE)$/.test(s),M=m||/^(false|False|FALSE)$/.test(s);return{value:m,mistakes:M?
[]:[`${n} is "${s}", expected "true" or "false"`]}}),j=(...s)=>({...a(s.join("|"),(n,m)=>{const W=s.some(x=>x===n)?[]:[`${m} is "${n}", ${i(n,s)}`];return{value:n,
mistakes:W}}),choices:s}),i=(s,n)=>`expected one of ${n.map(m=>`"${m}"`).join(", ")}${(0,_.a)(s,n)}`,f=["auto","terraform","opentofu","both"],c=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
e={...a("CLI",(s,n)=>{const[,m,M=null]=c.exec(s)??[],W=`${n} is "${s}"`;if(m===void 0){const J=i(s,f),Y=J.endsWith("?")?"":'; a version may follow: "terraform 1\
.15"';return{value:t,mistakes:[`${W}, ${J}${Y}`]}}const x={name:m,version:M};if(M===null)return d(x);if(m==="auto"||m==="both"){const J=`${W}, but only "terrafo\
rm" and "opentofu" can have a version`;return{value:x,mistakes:[J]}}return(0,E.l)(M)?d(x):{value:x,mistakes:[`${W}, expected a version such as "${m} 1.10"`]}}),
choices:f},t={name:"auto",version:null}}),7630:((p,I,o)=>{o.d(I,{Dw:()=>A,IL:()=>N,Ju:()=>i,Kd:()=>e,V8:()=>s,aS:()=>O,jM:()=>S,l6:()=>C,o2:()=>y,vk:()=>v,x2:()=>l});
var r=o(3625),u=o(5143),g=o(3229),E=o(1064),w=o(1831),_=o(9562),$=o(2713),a=o(3592),d=o(8535);const h=function(...n){const{problemFacts:m}=o.late([558,773,579,507],
4507);return new.target?new m(...n):m(...n)},b=function(...n){const{parseNamedAddress:m}=o.late([22],6022);return new.target?new m(...n):m(...n)},A=n=>T(n,/(^|\s)#.*$/s),
v=n=>T(n,/^\s*#.*$/s),T=(n,m)=>n.split(/\r\n|[\n\r]/).map(M=>M.replace(m,"").trim()).filter(M=>M!=="");function P(n){const m=(0,w.Pv)(n);if(m.ok)return m;const M=(0,g.
L6)(n);return(0,r.T)(`"${n}" is not a hostname: ${m.why}${M===null?"":`; ${M}`}`)}const y=n=>(0,u.en)(n)?(0,r.J)(n):(0,r.T)(`"${n}" is not the name of a reposit\
ory, such as "acme/network"`);function O(n){const m=(0,_.OA)(n);return m!==null?(0,r.T)(`"${n}" is not a known service id; did you mean ${m}?`):E.Du.some(M=>(0,_.
oe)(n,M).ok)?(0,r.J)(n):(0,r.T)(`"${n}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const B=/^(modules\.v1|providers\.v1)=(.*)$/s;function C(n){
const m=n.split(/\s+/).flatMap(q=>B.test(q)?[q]:q.split(",")),[M="",...W]=m.filter(q=>q!==""),x=P(M),J=W.map(q=>B.exec(q)?.[1]??q),Y=[x,...J.map(O)].flatMap(q=>q.
ok?[]:[q.why]);if(!x.ok||Y.length>0)return(0,r.T)(Y.join("; "));const Z=W.flatMap(q=>R(q,x.value)),ee=Z.flatMap(q=>{const se=b(q,"terraform");return se.ok?[]:[`\
"${q.service}=${q.text}" is wrong: ${se.why}`]});return ee.length===0?(0,r.J)({host:x.value,services:[...new Set(J)],addresses:Z}):(0,r.T)(ee.join("; "))}function R(n,m){
const[,M,W=""]=B.exec(n)??[];return M===void 0?[]:[{host:m,service:M,text:W}]}function S(n){const m=n.startsWith("*."),M=P(m?n.slice(2):n);return M.ok?(0,r.J)({
host:M.value,subdomains:m}):M}function N(n){const m=n.indexOf("=");if(m<0)return(0,r.T)('a line has no "="; expected HOST=TOKEN');const M=(0,w.Pv)(n.slice(0,m).
trim());return M.ok?(0,r.J)({host:M.value,token:new $.o(n.slice(m+1).trim())}):(0,r.T)('the text before the first "=" of a line is not a hostname; expected HOST\
=TOKEN')}const j=/^\d{1,5}$/;function i(n){const m="expected HOST[:PORT]=ADDRESS[:PORT]",M=n.indexOf("=");if(M<0)return(0,r.T)(`"${n}" has no "="; ${m}`);const W=n.
slice(0,M).trim(),x=P(W);if(!x.ok)return x;const J=x.value.replace(/:\d+$/,""),Y=c(n.slice(M+1).trim());return Y===null?(0,r.T)(`"${n}" has no valid address; ${m}`):
(0,r.J)({name:J,port:f(W),...Y})}function f(n){const m=n.indexOf(":");return m<0?null:Number(n.slice(m+1))}function c(n){const m=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.
exec(n)??/^([^:\s[\]]+)(?::(.*))?$/.exec(n);if(m?.[1]!==void 0){const M=m[2];return M===void 0?{address:m[1],addressPort:null}:!j.test(M)||Number(M)<1||Number(M)>
65535?null:{address:m[1],addressPort:Number(M)}}return/^[\da-fA-F:]+$/.test(n)?{address:n,addressPort:null}:null}function l(n){const[m="",M,...W]=n.split(/\s+/);
if(W.length>0)return(0,r.T)(`"${n}" has too many words; expected CODE [HOST]`);const x=h();if(!Object.hasOwn(x,m)){const Y=(0,d.a)(m,Object.keys(x),`; ${a.aq} l\
ists the codes`);return(0,r.T)(`"${m}" is not a problem code${Y}`)}if(M===void 0)return(0,r.J)({code:m,host:null});const J=P(M);return J.ok?(0,r.J)({code:m,host:J.
value}):J}const e=n=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(n)?(0,r.J)(n):(0,r.T)(`"${n}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),t=50;function s(n){
const m=n.split(",").map(W=>W.trim()).filter(W=>W!==""),M=m.find(W=>W.length>t);return M===void 0?(0,r.J)(m):(0,r.T)(`"${M}" has ${M.length} characters; GitHub \
allows at most ${t}`)}}),8535:((p,I,o)=>{o.d(I,{a:()=>w,q:()=>g});var r=o(9562);const u=3;function g(_,$){const a=E(_);if(a.length<2)return null;const d=h=>{const[
b,...A]=a.length<u?[]:$.filter(v=>h(E(v)));return b===void 0||A.length>0?null:b};return $.find(h=>E(h)===a)??$.find(h=>(0,r.TW)(E(h),a))??d(h=>h.startsWith(a))??
d(h=>h.includes(a))}const E=_=>_.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"");function w(_,$,a=""){const d=g(_,$);return d===null?a:`; did you mean "${d}"?`}}),
8189:((p,I,o)=>{o.d(I,{w7:()=>b,GN:()=>h,P$:()=>A});var r=o(6174),u=o(3474),g=o(7630),E=o(3557),w=o(6760);const _=(v,T)=>[...$(v,T),...a(v,T),...d(v,T)];function $({
history:v,issueOpenAfter:T,issueCloseAfter:P},y){return v!==null?[]:[["issue-open-after",T],["issue-close-after",P]].filter(([,B])=>B>1).map(([B,C])=>`${y(B)} i\
s ${C}, which needs ${y("history")}; set it to a file that is kept from run to run`)}function a({report:v,history:T,badge:P},y){const O=[...v.map(({path:B})=>["\
report",B]),["history",T],["badge",P]];return O.flatMap(([B,C],R)=>{if(C===null)return[];const S=j=>j!==null&&(0,w.normalize)(j)===(0,w.normalize)(C),N=O.slice(
0,R).find(([j,i])=>j!==B&&S(i));return N===void 0?[]:[`${y(N[0])} and ${y(B)} both name ${C}; write to different files`]})}function d(v,T){const{scan:P,exclude:y,
roots:O,dialect:B,changedOnly:C,repositories:R}=v,S=T("usages");if(v.usages.length===0){const f=`${T("repositories")} needs ${S}; set it to the usages files of \
the repositories`;return R.length===0?[]:[f]}const N=S.startsWith("--")?`repeat ${S}`:`write one a line in ${S}`,j="set it for `tf-disco usages`, which reads th\
e files of the repository";return[[P.length>0,"scan",`${j}; to check several files, ${N}`],[y.length>0,"exclude",j],[O.length>0,"roots",j],[B.name!=="auto","dia\
lect",j],[C,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([f])=>f).map(([,f,c])=>`${T(f)} cannot be used together wi\
th ${S}; ${c}`)}class h extends Error{name="SettingsError";mistakes;constructor(T){const P=T.map(r._);super(P.join(`
`)),this.mistakes=P}}const b={setting:v=>v,missingPath:(v,T)=>`scan names "${v}", which does not exist in ${T}`};function A(v,{setting:T}=b){const P=E.y.map(({name:R,
field:S=R,kind:N,default:j=""})=>({field:S,...N.parse(v[R]?.trim()||j,T(R))})),y=Object.fromEntries(P.map(({field:R,value:S})=>[R,S])),O=[...y.scan,...y.usages,
...(0,g.Dw)(v.hostnames??"")].length===0,{length:B}=y.hostnames,C=`${T("hostnames")} has ${B} hosts, the limit is ${u.pS}`;return{settings:O?{...y,scan:["."]}:y,
mistakes:[...P.flatMap(({mistakes:R})=>R),...B>u.pS?[C]:[],..._(y,T)]}}}),3557:((p,I,o)=>{o.d(I,{f:()=>y,y:()=>P});var r=o(3625),u=o(3474),g=o(7630);const E=[["\
.codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function w(O){
const B=O.toLowerCase(),C=E.find(([R])=>B.endsWith(R));return C!==void 0?(0,r.J)({path:O,format:C[1]}):(0,r.T)(`"${O}" does not end with a report format; expect\
ed ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const _=O=>/\.json$/i.test(O)?(0,r.J)(O):(0,r.T)(`"${O}" does not end wit\
h ".json"; a badge is JSON from which shields.io makes an image`),$={hostnames:{kind:u.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each lis\
ted service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:u.
p_("PATH",r.J),help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:u.p_(
"GLOB",r.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",
kind:u.p_("HOST",g.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: a\
ll hosts are allowed."},"required-services":{field:"requiredServices",kind:u.p_("SERVICE",g.aS),help:"Service IDs required from each host in `hostnames` that li\
sts none, one per line. Default: any one usable service."},dialect:{kind:u.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each \
optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},a={usages:{kind:u.p_("FILE",r.J),help:"\
Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{
kind:u.p_("OWNER/NAME",g.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},d={
depth:{kind:u.Yq("discovery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every modul\
e and provider; `packages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:u.p_("GLOB",r.J),help:"\
Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:u.p_("OS_ARCH",g.Kd),help:"\
Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:u.lx,
help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{field:"maxRequests",kind:u.ai({min:1,max:1e5,whole:!0}),
help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},
h={tokens:{kind:u.p_("HOST=TOKEN",g.IL,g.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"\
cliConfig",kind:u.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},b={"timeout-seconds":{field:"tim\
eoutMs",kind:u.lq(u.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as \
long as the CLI waits, and 10 for a helper."},retries:{kind:u.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and \
HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:u.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"\
16"},"deadline-seconds":{field:"deadlineMs",kind:u.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as no\
t checked, and the check fails.",default:"600"},"ca-file":{field:"caFile",kind:u.PW,help:"PEM file with certificate authorities to trust in addition to the syst\
em\u2019s."},resolve:{kind:u.p_("HOST=ADDRESS",g.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certific\
ates must still match the host."}},A={"certificate-days":{field:"certificateDays",kind:u.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the re\
direct chain expires within this many days.",default:"21"},"slow-seconds":{field:"slowMs",kind:u.YA({min:.1,max:300}),help:"Warn if discovery takes longer than \
this.",default:"3"},"fail-on":{field:"failOn",kind:u.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"\
error"},ignore:{kind:u.p_("CODE",g.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still repo\
rted."},report:{kind:u.p_("FILE",w),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.ht\
ml` or `.codequality.json` (GitLab)."},history:{kind:u.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It \
must be kept from run to run."},badge:{kind:u.xH("FILE",_),help:"JSON file for a badge of shields.io to write."}},v={"changed-only":{field:"changedOnly",kind:u.
lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:u.Yq("never","on-fail\
ure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"\
never"},issue:{kind:u.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issue\
s: write`.",default:"never"},"issue-labels":{field:"issueLabels",kind:u.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used \
to find the issue again.",default:"registry-health"},"issue-open-after":{field:"issueOpenAfter",kind:u.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row o\
f a host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:u.ai({min:1,max:20,whole:!0}),
help:"Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"gi\
thubToken",kind:u.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},T={...$,...a,...d,...h,...b,...A,
...v},P=u.KT(T),y=[["What to check",u.KT($)],["Many repositories",u.KT(a)],["Following `init`",u.KT(d)],["Credentials",u.KT(h)],["Network",u.KT(b)],["Result",u.
KT(A)]]}),6875:((p,I,o)=>{o.d(I,{Ip:()=>u,VG:()=>r,VJ:()=>E,v7:()=>g});class r{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.
signal}end(_){this.#n??=_,this.#e.abort()}}const u=(w,_)=>{const $=setTimeout(_,w);return()=>clearTimeout($)};function g(w,{startTimer:_,stop:$}){return new Promise(
a=>{const d=()=>{h(),$.signal.removeEventListener("abort",d),a()},h=_(w,d);$.signal.addEventListener("abort",d)})}function E(w,_){const $=/^\d+$/.test(w??"")?Number(
w)*1e3:Date.parse(w??"")-_;return Number.isNaN($)?null:$}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule(
"events")}),9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule(
"https")}),9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(p=>{p.exports=process.getBuiltinModule("node:buffer")}),1421:(p=>{p.exports=process.getBuiltinModule("node:child_process")}),7598:(p=>{
p.exports=process.getBuiltinModule("node:crypto")}),3053:(p=>{p.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(p=>{p.exports=process.getBuiltinModule(
"node:dns")}),8474:(p=>{p.exports=process.getBuiltinModule("node:events")}),3024:(p=>{p.exports=process.getBuiltinModule("node:fs")}),7067:(p=>{p.exports=process.
getBuiltinModule("node:http")}),2467:(p=>{p.exports=process.getBuiltinModule("node:http2")}),7030:(p=>{p.exports=process.getBuiltinModule("node:net")}),8161:(p=>{
p.exports=process.getBuiltinModule("node:os")}),6760:(p=>{p.exports=process.getBuiltinModule("node:path")}),3916:(p=>{p.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(p=>{p.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(p=>{p.exports=process.getBuiltinModule("node:querystring")}),99:(p=>{p.exports=
process.getBuiltinModule("node:sqlite")}),7075:(p=>{p.exports=process.getBuiltinModule("node:stream")}),7830:(p=>{p.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(p=>{p.exports=process.getBuiltinModule("node:timers/promises")}),1692:(p=>{p.exports=process.getBuiltinModule("node:tls")}),3136:(p=>{p.exports=
process.getBuiltinModule("node:url")}),7975:(p=>{p.exports=process.getBuiltinModule("node:util")}),3429:(p=>{p.exports=process.getBuiltinModule("node:util/types")}),
5919:(p=>{p.exports=process.getBuiltinModule("node:worker_threads")}),8522:(p=>{p.exports=process.getBuiltinModule("node:zlib")}),857:(p=>{p.exports=process.getBuiltinModule(
"os")}),6928:(p=>{p.exports=process.getBuiltinModule("path")}),4756:(p=>{p.exports=process.getBuiltinModule("tls")}),9023:(p=>{p.exports=process.getBuiltinModule(
"util")})},ae={};function X(p){var I=ae[p];if(I!==void 0)return I.exports;var o=ae[p]={exports:{}},r=!0;try{de[p](o,o.exports,X),r=!1}finally{r&&delete ae[p]}return o.
exports}X.m=de,typeof X<"u"&&(X.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",I=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",o=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",r=g=>{g&&g.d<1&&(g.d=1,g.forEach(E=>E.r--),g.forEach(E=>E.r--?E.r++:E()))},u=g=>g.map(E=>{if(E!==null&&typeof E=="ob\
ject"){if(E[p])return E;if(E.then){var w=[];w.d=0,E.then(a=>{_[I]=a,r(w)},a=>{_[o]=a,r(w)});var _={};return _[p]=a=>a(w),_}}var $={};return $[p]=a=>{},$[I]=E,$});
X.a=(g,E,w)=>{var _;w&&((_=[]).d=-1);var $=new Set,a=g.exports,d,h,b,A=new Promise((v,T)=>{b=T,h=v});A[I]=a,A[p]=v=>(_&&v(_),$.forEach(v),A.catch(T=>{})),g.exports=
A,E(v=>{d=u(v);var T,P=()=>d.map(O=>{if(O[o])throw O[o];return O[I]}),y=new Promise(O=>{T=()=>O(P),T.r=0;var B=C=>C!==_&&!$.has(C)&&($.add(C),C&&!C.d&&(T.r++,C.
push(T)));d.map(C=>C[p](B))});return T.r?y:P()},v=>(v?b(A[o]=v):h(a),r(_))),_&&_.d<0&&(_.d=0)}})(),(()=>{var p=Object.getPrototypeOf?o=>Object.getPrototypeOf(o):
o=>o.__proto__,I;X.t=function(o,r){if(r&1&&(o=this(o)),r&8||typeof o=="object"&&o&&(r&4&&o.__esModule||r&16&&typeof o.then=="function"))return o;var u=Object.create(
null);X.r(u);var g={};I=I||[null,p({}),p([]),p(p)];for(var E=r&2&&o;typeof E=="object"&&!~I.indexOf(E);E=p(E))Object.getOwnPropertyNames(E).forEach(w=>g[w]=()=>o[w]);
return g.default=()=>o,X.d(u,g),u}})(),X.d=(p,I)=>{for(var o in I)X.o(I,o)&&!X.o(p,o)&&Object.defineProperty(p,o,{enumerable:!0,get:I[o]})},X.f={},X.e=p=>Promise.
all(Object.keys(X.f).reduce((I,o)=>(X.f[o](p,I),I),[])),X.u=p=>({69:"69",456:"773",499:"705",558:"558",619:"705",641:"773",696:"773",705:"705",773:"773",909:"55\
8",929:"558",938:"558"}[p]??p)+".index.js",X.o=(p,I)=>Object.prototype.hasOwnProperty.call(p,I),X.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={196:0,792:0},I=o=>{var{ids:r,modules:u,runtime:g}=o,E,w,_=0;
for(E in u)X.o(u,E)&&(X.m[E]=u[E]);for(g&&g(X);_<r.length;_++)w=r[_],X.o(p,w)&&p[w]&&p[w][0](),p[r[_]]=0};X.late=(o,r)=>{for(const u of o){if(p[u]===0)continue;
const{createRequire:g}=process.getBuiltinModule("module");I(g(import.meta.url)("./"+X.u(u)))}return X(r)},X.f.j=(o,r)=>{var u=X.o(p,o)?p[o]:void 0;if(u!==0)if(u)
r.push(u[1]);else{var g=import("./"+X.u(o)).then(I,E=>{throw p[o]!==0&&(p[o]=void 0),E}),g=Promise.race([g,new Promise(E=>u=p[o]=[E])]);r.push(u[1]=g)}}})();var le={};
X.d(le,{C:()=>Se,a:()=>be});const Se=()=>Promise.all([X.e(558),X.e(929),X.e(196),X.e(938),X.e(909)]).then(X.bind(X,2909)),be=()=>Promise.all([X.e(196),X.e(69)]).
then(X.bind(X,9069));var ke=le.C,Pe=le.a;export{ke as runAction,Pe as runCli};
