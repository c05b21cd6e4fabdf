var he={9018:((h,I,n)=>{n.d(I,{r:()=>Me,c:()=>we});var o=n(1831),a=n(2713),_=n(7630);const E=L=>(0,o.Pv)(L).ok,O=L=>L.includes(".")&&E(L);function v(L,B){const j=(0,_.
vk)(L.tokens??"").flatMap(w=>{const F=w.indexOf("="),J=w.slice(F+1).trim(),G=F<0?"":w.slice(0,F).trim();return G!==""&&(!E(G)||!G.includes(".")&&O(J))?[J,G,w]:[
J]}),H=Object.entries(B).flatMap(([w,F])=>w.startsWith(o.xV)&&F!==void 0?[F]:[]);return[...j,...H,L["github-token"]?.trim()??""].filter(w=>w!=="").map(w=>new a.
o(w))}var m=n(1064);const u=16777619,l=2654435761;class d{length;#e;#n;#s;#t;constructor(B,j,H){this.length=B,this.#e=j;const w=Math.max(4,Math.ceil(Math.log2(2*
H.length+1)));this.#n=new Int32Array(2**w).fill(-1),this.#s=32-w;let F=1;for(let J=1;J<B;J+=1)F=Math.imul(F,u);this.#t=F;for(const J of H)this.#n[this.#c(j,J,this.#i(
j,J))]=J}hasAt(B,j){return j<0||j+this.length>B.length?!1:this.#o(B,j,this.#i(B,j))>=0}search(B,j,H){const w=this.length;if(B.length<w)return;let F=this.#i(B,0);
for(let J=0;;J+=1){const G=this.#o(B,J,F);if(G>=0){let[X,q]=[0,w];for(;X<j&&this.#r(B,J,G,-1-X);)X+=1;for(;q<w+j&&this.#r(B,J,G,q);)q+=1;H(J-X,J+q)}if(J+w>=B.length)
return;const V=F-Math.imul(B[J]??0,this.#t);F=Math.imul(V,u)+(B[J+w]??0)|0}}#o(B,j,H){return this.#n[this.#c(B,j,H)]??-1}#r(B,j,H,w){const F=B[j+w];return F!==void 0&&
F===this.#e[H+w]}#c(B,j,H){let w=Math.imul(H^H>>>15,l)>>>this.#s;for(;;){const F=this.#n[w]??-1;if(F<0||this.#a(F,B,j))return w;w=w+1===this.#n.length?0:w+1}}#a(B,j,H){
for(let w=0;w<this.length;w+=1)if(!this.#r(j,H,B,w))return!1;return!0}#i(B,j){let H=0;for(let w=j;w<j+this.length;w+=1)H=Math.imul(H,u)+(B[w]??0)|0;return H}}var $=n(
7251),p=n(8408);const A=4;function T(L,B){let j={text:L,starts:null};for(let H=0;H<A&&j!==null;H+=1)B(C(j,L.length)),j=i(j,L.length)}const y="\u2026",D=32,P=Uint16Array.
from({length:128},(L,B)=>{const j=String.fromCharCode(B);return B<=D||B===127?D:({"-":"+",_:"/"}[j]??j).toLowerCase().charCodeAt(0)});function R(L){return L===y?
L:/[\s\x80-\x9f]/.test(L)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(L)?"":L.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let M=new Uint16Array(
1024),U=new Uint32Array(1025);function b(L){if(L<M.length)return;const[B,j]=[new Uint16Array(2*L),new Uint32Array(2*L+1)];B.set(M),j.set(U),M=B,U=j}function C({
text:L,starts:B},j){b(L.length);let H=0;for(let w=0;w<L.length;w+=1){const F=L.charCodeAt(w),J=B===null?w:B[w]??j;if(F<128){H=W(P[F]??D,J,H);continue}const G=String.
fromCodePoint(L.codePointAt(w)??0),V=R(G);b(H+V.length+L.length-w);for(let X=0;X<V.length;X+=1)H=W(V.charCodeAt(X),J,H);w+=G.length-1}return U[H]=j,{codes:M.subarray(
0,H),starts:U.subarray(0,H+1)}}function W(L,B,j){return L===D&&j>0&&M[j-1]===D?j:(M[j]=L,U[j]=B,j+1)}const s={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
f=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
r=/[%\\&]|xn--/i;function i({text:L,starts:B},j){if(!r.test(L))return null;let H="";const w=[];let F=0;const J=V=>B===null?V:B[V]??j,G=V=>{for(let X=F;X<V;X+=1)
w.push(J(X));H+=L.slice(F,V)};for(const V of L.matchAll(f)){G(V.index),F=V.index+V[0].length;for(const{written:X,at:q}of e(V)){H+=X;for(let ne=0;ne<X.length;ne+=
1)w.push(J(V.index+q))}}return F===0?null:(G(L.length),{text:H,starts:w})}function e(L){const[B,j,H,w,F,J,G,V,X,q]=L;if(j!==void 0)return x(j);if(q!==void 0)return[
{written:(0,p.mI)(q.toLowerCase()),at:0}];const ne=H??w??V;return t(ne!==void 0?c(Number.parseInt(ne,16)):G!==void 0?c(Number(G)):X!==void 0?s[X]??B:F??(J===void 0?
"":" "))}const t=L=>[{written:L,at:0}],c=L=>L<=1114111?String.fromCodePoint(L):"\uFFFD",g=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function x(L){const B=L.startsWith("%")?3:4,j=L.replace(/(?:%|\\x)(..)/g,(H,w)=>String.fromCharCode(Number.parseInt(w,16)));return Array.from(j.matchAll(g),({0:[
H="",...w],index:F})=>{const J=H.charCodeAt(0),G=w.reduce((V,X)=>V<<6|X.charCodeAt(0)&63,w.length===0?J:J&63>>w.length);return{written:c(G),at:B*F}})}const K="*\
**",S=12,k=4,N=200;function z(L){const B=Z(L);return B===null?null:(j,H)=>{const w=[];return T(j,F=>Q(F,j,B,w)),w.length===0?j:ee(j,w,H)}}function Z(L){const B=[];
for(const G of(0,$.x)(L))T(G,({codes:V})=>{V.length>=a.I&&B.push(V.slice())});if(B.length===0)return null;const j=new Uint16Array(B.reduce((G,{length:V})=>G+V,0)),
H=Array.from({length:S+1},()=>[]),w=Array.from({length:S},()=>[]);let F=0;for(const G of B){const{length:V}=G;j.set(G,F);for(let q=0;q+S<V;q+=k)H[S]?.push(F+q);
const X=Math.min(V,S);H[X]?.push(F+V-X);for(let q=a.I;q<X;q+=1)w[q]?.push(F);F+=V}const J=(G,V)=>G.length===0?[]:[new d(V,j,G)];return{pieces:H.flatMap(J),heads:w.
flatMap(J).reverse()}}function Q({codes:L,starts:B},j,{pieces:H,heads:w},F){const J=(X,q)=>{const ne=L[X]===D?X+1:X;let se=L[q-1]===D?q-1:q;for(;se<L.length&&B[se]===
B[se-1];)se+=1;const ie=B[ne]??0,fe=B[se]??j.length,ce=F.at(-1);ce===void 0||ie<ce.from||ie>ce.to?F.push({from:ie,to:fe}):F[F.length-1]={from:ce.from,to:Math.max(
ce.to,fe)}};for(const X of H)X.search(L,X.length===S?k-1:0,J);const G=X=>{const q=w.find(ne=>ne.hasAt(L,X-ne.length));q!==void 0&&J(X-q.length,X)},V=y.charCodeAt(
0);for(let X=L.indexOf(V);X>=0;X=L.indexOf(V,X+1))G(X);j.length>=N&&G(L.length)}function ee(L,B,j){let H="",w=0;for(const F of B.toSorted((J,G)=>J.from-G.from))
F.to<=w||j.size>0&&te(L,F,j)||((F.from>w||w===0)&&(H+=L.slice(w,F.from)+K),w=F.to);return H+L.slice(w)}const oe=L=>L<"\x80"?/[a-z\d.:-]/i.test(L):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(L),re=260;function te(L,{from:B,to:j},H){const w=G=>Math.max(B-G,G-j)<re&&oe(L[G]??"");let F=B;for(;w(F-1);)F-=1;let J=j;for(;w(J);)J+=1;for(;J>j&&/[.:]/.test(
L[J-1]??"");)J-=1;return H.has(L.slice(F,J))}const ae=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclu\
de","servicesFrom","requirements"]),me=new Set(["value","login"]),_e=(L,B)=>pe.has(L)||L==="client"&&m.Du.some(j=>j===B),ge=new Set;function ve(L){return le(()=>{
const B=z(L);return B===null?j=>j:(j,H=ge)=>le(()=>Te($e(w=>B(w,H)))(j))})}function le(L){try{return L()}catch{throw new Error("tokens could not be hidden")}}const Ee=1e4,
Ae=200,Oe=100;function $e(L){const B=new Map;return j=>{const H=B.get(j);if(H!==void 0)return H;const w=L(j);return j.length<=Ae&&B.size<Ee&&B.set(j,w),w}}function Te(L){
const B={ours:new Map,theirs:new Map},j=(w,F,J)=>{if(Array.isArray(w)){const q=w.map(ne=>H(ne,F+1,J));return q.every((ne,se)=>ne===w[se])?w:q}let G=!0;const V=Object.
entries(w).map(([q,ne])=>{if(J==="ours"&&_e(q,ne))return[q,ne];const se=H(ne,F+1,me.has(q)?"theirs":J),ie=L(q);return G&&=ie===q&&se===ne,[ie,se]}),X=Object.getPrototypeOf(
w)===Object.prototype;return G&&X?w:Object.fromEntries(V)},H=(w,F,J)=>{if(typeof w=="string")return L(w);if(F>ae)return null;if(typeof w!="object"||w===null)return w;
const G=B[J].get(w)??j(w,F,J),V=Array.isArray(w)&&w.length>Oe;return(G!==w||V)&&B[J].set(w,G),G};return w=>H(w,0,"ours")}function we(L,B,j=()=>{}){const H=new Map;
let w=null;const F=J=>{const G=J.filter(V=>!H.has(V.reveal()));if(G.length!==0){for(const V of G)H.set(V.reveal(),V);w=null,j(G)}};return le(()=>F(v(L,B))),{learn:J=>le(
()=>F([J])),redact:(J,G)=>(w??=ve([...H.values()]),w(J,G))}}const ye="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(L,{
redact:B}){try{return L(B)}catch{return ye}}}),7251:((h,I,n)=>{n.d(I,{K:()=>d,x:()=>m});var o=n(6246),a=n(6979),_=n(2713);function E(p){const A=p.reveal(),T=/[\r\n]/.
test(A)?A.split(/[\r\n]+/):[];return[A,...T].filter(y=>y.trim().length>=_.I)}const O=p=>[...new Set([p,Buffer.from(p).toString("latin1")])],v=p=>["","x","xx"].flatMap(
A=>{const T=Buffer.from(A+p).toString("base64"),y=T.slice(Math.ceil(A.length*4/3)).replace(/=+$/,"");return T.endsWith("=")?[y.slice(0,-1),y]:[y]});function*m(p){
const A=p.flatMap(E).map(T=>T.trim());for(const T of new Set(A.flatMap(O)))yield T,T.includes(" ")&&(yield T.replaceAll(" ","+")),yield*v(T),yield Buffer.from(T).
toString("hex")}const u=16*1024,l=1024*1024;function d(p){let A=l;return T=>{const y=T.flatMap(E).flatMap(P=>[P,P.trim()]),D=[];for(const P of new Set(y.flatMap(
O))){if(P.length>u||A<0)continue;const R=$(P).filter(M=>M.trim().length>=_.I);D.push(...R),A-=R.join("").length}p([...new Set([...y,...D])])}}function $(p){const A=(0,a.
ft)(p),T=(0,o.o)(p).slice(1,-1),y=[encodeURIComponent(p.toWellFormed()),...A.ok?[A.value]:[]],D=v(p),P=Buffer.from(p).toString("hex");return[p,p.toLowerCase(),T,
JSON.stringify(p).slice(1,-1),...y,...y.map(R=>R.replace(/%[0-9A-F]{2}/g,M=>M.toLowerCase())),...D,...D.map(R=>R.replaceAll("+","-").replaceAll("/","_")),P,P.toUpperCase()]}}),
6309:((h,I,n)=>{n.d(I,{A:()=>E,h:()=>_});var o=n(3592);const a={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or ren\
ame the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a direct\
ory",EPERM:"give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class _ extends Error{name="ExplainedError"}
function E(v){if(v instanceof _)return v.message;if(!O(v))return`${String(v)}; this is a bug of tf-disco, please report it at ${o.xV}`;const m=a[v.code];return`${v.
message.split(", ")[0]}${m===void 0?"":`; ${m}`}`}const O=v=>typeof v=="object"&&v!==null&&"syscall"in v&&"code"in v}),6181:((h,I,n)=>{n.d(I,{RY:()=>_,n7:()=>u,
r5:()=>o});function o(l){if(!l.includes(":"))return a(l);const d=l.indexOf("%");return d===l.length-1?null:O(d<0?l:l.slice(0,d))}function a(l){const d=l.split("\
."),$=d.length===4&&d.every(A=>/^(0|[1-9]\d{0,2})$/.test(A)),p=d.map(Number);return $&&p.every(A=>A<=255)?p:null}function _(l){const d=l.split(".").map(E),$=d.pop()??
Number.NaN,p=4-d.length;if(!(p>0&&d.every(y=>y<=255)&&$<256**p))return null;const T=Array.from({length:p},(y,D)=>Math.floor($/256**(p-1-D))%256);return[...d,...T]}
function E(l){return/^0x[\da-f]*$/i.test(l)?Number.parseInt(`0${l.slice(2)}`,16):/^0[0-7]*$/.test(l)?Number.parseInt(l,8):/^[1-9]\d*$/.test(l)?Number(l):Number.
NaN}function O(l){const[d="",$,...p]=l.split("::");if($===void 0){const D=v(d,!0);return D?.length===16?D:null}const[A,T]=[v(d,!1),v($,!0)];if(A===null||T===null||
p.length>0)return null;const y=16-A.length-T.length;return y<2?null:[...A,...Array(y).fill(0),...T]}function v(l,d){if(l==="")return[];const $=l.split(":"),p=$.
map((A,T)=>{if(/^[0-9a-f]{1,4}$/i.test(A)){const y=Number.parseInt(A,16);return[y>>8,y&255]}return d&&T===$.length-1?a(A):null});return p.every(A=>A!==null)?p.flat():
null}const m=[0,0,0,0,0,0,0,0,0,0,255,255].join();function u(l){const d=o(l)??[];return d.slice(0,12).join()===m?d.slice(12).join("."):l}}),4874:((h,I,n)=>{n.d(
I,{AN:()=>O,I9:()=>l,ap:()=>v,f:()=>m});const o=32,a=34,_=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,E=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;
function O(d,$){let p=$;for(;p<d.length&&!(d.charCodeAt(p)>o||!` 	
\r`.includes(d.charAt(p)));p+=1);return p}function v(d,$){let p=$+1;for(_.lastIndex=p;_.test(d);)p=_.lastIndex;return d.charCodeAt(p)===a?p+1:~p}function m(d,$){
return E.lastIndex=$,E.test(d)?E.lastIndex:~$}const u=5,l=(d,$,p)=>p-$>=u&&Math.abs(Number(d.slice($,p)))===1/0}),3307:((h,I,n)=>{n.d(I,{Gv:()=>$,HT:()=>U,I:()=>f,
IL:()=>s,Ey:()=>M});const o=10,a=["more than 10000 levels of nesting","nest brackets less deeply"],_=["number too large for a 64-bit float","use a smaller numbe\
r"],E=["the text ends before the JSON value is complete","check that the file was not truncated"],O=["trailing comma","remove the comma"];function v(r,i){return i===
r.length?E:r[i]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const m=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function u(r,i,e){for(const[t,...c]of m)if(t.test(r))
return c;switch(i){case"value":return/^[}\]:]/.test(r)?["missing value","add the value"]:/^[-+.\d]/.test(r)?["invalid number","write a decimal number without le\
ading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put the \
key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return e===void 0?["text after the end of the JSON va\
lue","remove it"]:/^[}\]]/.test(r)?["wrong closing bracket",`write ${e}`]:["missing comma","add the comma"]}}function l(r,i,[e,t]){let[c,g]=[1,1];for(let x=0;x<
i;x+=1){const K=r.charCodeAt(x);K===o?(c+=1,g=1):(K<56320||K>57343)&&(g+=1)}return{why:`line ${c}, column ${g}: ${e}`,advice:t}}var d=n(4874);const $=r=>typeof r==
"object"&&r!==null&&!Array.isArray(r),p=1e4,A=34,T=44,y=58,D=91,P=123,R=125,M=(r,i)=>new b(r,i).run(),U=(r,i)=>new b(r,null).run(i);class b{#e;#n;#s=[];#t="valu\
e";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(i,e){this.#e=i,this.#n=e}run(i="whole"){const e=this.#e,t=this.#s,c=(0,d.AN)(e,0);for(let x=c,K=0;x<e.length;x=(0,d.
AN)(e,K)){const S=e.charCodeAt(x);if(K=this.#u(x,S),K<0)return this.#h(x,~K);if(this.#t==="next"&&t.length===1&&this.#n?.(this.#c,K,this.#a,this.#i),i==="first"&&
this.#t==="next"&&t.length===0)return null;this.#o=S,this.#r=x}return this.#t!=="next"||t.length>0?l(e,e.length,E):this.#n!==null&&this.#l>=0&&e.charCodeAt(c)===
P?l(e,this.#l,_):null}#u(i,e){const t=this.#s[this.#s.length-1];if(e===t&&(this.#t==="next"||C(this.#o)))return this.#s.pop(),this.#t="next",i+1;switch(this.#t){case"\
value":return this.#d(i,e);case"key":return e===A?this.#f(i):~i;case"colon":return e!==y?~i:(this.#t="value",i+1);case"next":return e!==T||t===void 0?~i:(this.#t=
t===R?"key":"value",i+1)}}#d(i,e){const t=this.#s.length;if(t===1&&(this.#c=i),C(e))return t===p?~i:(this.#s.push(e+2),this.#t=e===P?"key":"value",i+1);const c=e===
A,g=c?(0,d.ap)(this.#e,i):(0,d.f)(this.#e,i);return g<0||(!c&&this.#l<0&&(0,d.I9)(this.#e,i,g)&&(this.#l=i),this.#t="next"),g}#f(i){const e=(0,d.ap)(this.#e,i);
return this.#s.length===1&&(this.#a=i,this.#i=e),this.#t="colon",e}#h(i,e){const t=this.#e,c=t.charCodeAt(i),g=this.#s.at(-1);if(e>i)return l(t,e,v(t,e));if(this.#t===
"value"&&C(c))return l(t,i,a);if(c===g&&this.#o===T)return l(t,this.#r,O);const x=g===void 0?void 0:String.fromCharCode(g);return l(t,i,u(t.slice(i,i+2),this.#t,
x))}}const C=r=>r===P||r===D,W=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;function s(r){return r.startsWith(
'"')?f(r):r.includes("\\u")?JSON.parse(r.replace(W,(i,e)=>e===void 0?i:"\\ufffd")):JSON.parse(r)}function f(r){return JSON.parse(r).toWellFormed()}}),3625:((h,I,n)=>{
n.d(I,{J:()=>o,T:()=>a});const o=_=>({ok:!0,value:_}),a=_=>({ok:!1,why:_})}),6246:((h,I,n)=>{n.d(I,{D:()=>_,o:()=>a});const o={'"':'\\"',"\\":"\\\\","\x07":"\\a",
"\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},a=m=>`"${E(m.toWellFormed())}"`;function _(m,u){const l=new TextEncoder,{read:d,written:$}=l.encodeInto(
m,new Uint8Array(u)),p=l.encode(m.slice(d,d+2)).subarray(0,u-$),A=Array.from(p,T=>`\\x${v(T,2)}`).join("");return`"${E(m.slice(0,d).toWellFormed())}${A}"`}function E(m){
return/^[ !#-[\]-~]*$/.test(m)?m:m.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),u=>o[u]??O(u))}function O(m){const u=m.codePointAt(0)??0;return u<128?`\\x${v(
u,2)}`:u<65536?`\\u${v(u,4)}`:`\\U${v(u,8)}`}const v=(m,u)=>m.toString(16).padStart(u,"0")}),6979:((h,I,n)=>{n.d(I,{Ge:()=>U,V$:()=>d,ft:()=>$,h0:()=>P,xB:()=>R,
y3:()=>p});var o=n(3625),a=n(6246);const _=`!$&'()*+,;=:[]<>"`,E={path:"$&+,/:;=@",host:_,zone:_,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},O=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
v=/^[A-Za-z0-9._~-]/,m=/%(?![0-9A-Fa-f]{2})/,u=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,l=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function d(b,C){let W="";for(const{
0:s,index:f}of b.matchAll(O))if(v.test(s)||E[C].includes(s))W+=s;else{if(s==="%")return(0,o.T)(D(b,f));if(s.startsWith("%")){const r=Number.parseInt(s.slice(1),
16);if(T(r,C))return(0,o.T)(`invalid URL escape "${s}"`);W+=y(r,C)}else if(s>"\x7F")W+=encodeURIComponent(s.toWellFormed());else{if(C==="host"||C==="zone")return(0,o.
T)(`invalid character ${(0,a.o)(s)} in host name`);W+=y(s.charCodeAt(0),C)}}return(0,o.J)(W)}function $(b){return b==="%2A"?(0,o.J)("*"):A(b,u)?(0,o.J)(b):d(b,"\
path")}const p=b=>A(b,l)?(0,o.J)(b):d(b,"fragment"),A=(b,C)=>C.test(b)&&!m.test(b);function T(b,C){return C==="host"?b<128&&b!==37:C!=="zone"||b===37||b===32?!1:
y(b,"zone").startsWith("%")}function y(b,C){const W=String.fromCharCode(b);return v.test(W)||E[C].includes(W)?W:`%${b.toString(16).toUpperCase().padStart(2,"0")}`}
const D=(b,C)=>`invalid URL escape ${(0,a.D)(b.slice(C,C+4),3)}`;function P(b){for(const C of b.split("&")){if(C.includes(";"))return"invalid semicolon separato\
r in query";const[,...W]=/^([^=]*)=?(.*)$/s.exec(C)??[];for(const s of W){const f=s.search(m);if(f>=0)return D(s,f)}}return null}function R(b){return b.split("&").
flatMap(C=>{if(C===""||C.includes(";"))return[];const[,...W]=/^([^=]*)=?(.*)$/s.exec(C)??[],[s,f]=W.map(r=>d(r.replaceAll("+","%20"),"query"));return s?.ok&&f?.
ok?[[M(s.value),M(f.value)]]:[]})}const M=b=>b.replaceAll("%20","+"),U=b=>b.toSorted(([C],[W])=>C<W?-1:C>W?1:0).map(([C,W])=>`${C}=${W}`).join("&")}),630:((h,I,n)=>{
n.d(I,{O:()=>E,s:()=>O});var o=n(3625),a=n(4283),_=n(6979);function E(u,l){const d=(0,a.Dl)(l);return d.ok?(0,o.J)(O(u,d.value)):d}function O(u,l){if(l.scheme!==
""||l.host!==""||l.user!==null){const y=l.scheme===""?u.scheme:l.scheme;return{...l,scheme:y,path:m(l.path)}}const{scheme:d}=u,$=l.path===""&&!l.forceQuery&&l.query===
"",p=$?u.query:l.query,A=$&&l.fragment===""?u.fragment:l.fragment;if(l.path===""&&u.opaque!=="")return{...l,scheme:d,query:p,fragment:A,opaque:u.opaque};const T=m(
v(u.path,l.path));return{...l,scheme:d,query:p,fragment:A,user:u.user,host:u.host,path:T}}function v(u,l){return l===""?u:l.startsWith("/")?l:u.slice(0,u.lastIndexOf(
"/")+1)+l}function m(u){if(u==="")return"";const l=u.split("/"),d=[];for(const T of l)T===".."?(d.pop(),d.length===1&&d[0]===""&&d.pop()):T!=="."?d.push(T):d.length===
0&&d.push("");const $=l.at(-1),p=`/${d.join("/")}${$==="."||$===".."?"/":""}`,A=(0,_.ft)(p.startsWith("//")?p.slice(1):p);return A.ok?A.value:p}}),4283:((h,I,n)=>{
n.d(I,{Dl:()=>d,EN:()=>y,L5:()=>T,Pl:()=>p,aR:()=>P,cz:()=>A,jr:()=>$,t5:()=>D});var o=n(6181),a=n(3625),_=n(6246),E=n(6979),O=n(8947);const v=/[^ -~\u0080-\u{10ffff}]/u,
m=/^([A-Za-z][A-Za-z0-9+.-]*):/,u=/^(?::[0-9]*)?$/,l=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function d(e){const[t,c]=i(e,"#"),g=R(t);if(!g.ok)return(0,a.T)(`parse ${(0,_.
o)(t)}: ${g.why}`);const x=(0,E.y3)(c);return x.ok?(0,a.J)({...g.value,fragment:x.value}):(0,a.T)(`parse ${(0,_.o)(e)}: ${x.why}`)}function $(e){const t=e.scheme===
""?"":`${e.scheme}:`,c=e.forceQuery||e.query!==""?`?${e.query}`:"",g=e.fragment===""?"":`#${e.fragment}`,x=e.opaque===""?s(e)+f(e):e.opaque;return[t,x,c,g].join(
"")}function p(e){const t=e.opaque.replace(/^[^/]*@/,"");return $({...e,opaque:t,user:null,query:"",forceQuery:!1,fragment:""})}function A(e){const t=e.host.lastIndexOf(
":"),c=t>=0&&u.test(e.host.slice(t)),g=c?e.host.slice(0,t):e.host,x=g.startsWith("[")&&g.endsWith("]");return{name:r(x?g.slice(1,-1):g),port:c?e.host.slice(t+1):
""}}const T=e=>e==="https"?443:80,y=e=>e.includes(":")?`[${e}]`:e;function D(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+
t}function P(e){if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,c=>String.fromCharCode(Number.parseInt(c.slice(
1),16)));return`Basic ${btoa(t)}`}function R(e){if(v.test(e))return(0,a.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,a.T)("miss\
ing protocol scheme");const t=m.exec(e)?.[1]??"",c=t.toLowerCase(),[g,x]=i(t===""?e:e.slice(t.length+1),"?"),K=x===""&&e.endsWith("?"),k={...{opaque:"",user:null,
host:"",omitHost:!1,path:"",fragment:""},scheme:c,query:x,forceQuery:K};return g.startsWith("/")?M(k,g):c!==""?(0,a.J)({...k,opaque:g}):i(g,"/")[0].includes(":")?
(0,a.T)("first path segment in URL cannot contain colon"):U(k,g)}function M(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return U({...e,
omitHost:e.scheme!==""},t);const[g]=i(t.slice(2),"/"),x=g.lastIndexOf("@"),K=C(g.slice(x+1),e.scheme);if(!K.ok)return K;const S=x<0?(0,a.J)(null):b(g.slice(0,x));
return S.ok?U({...e,user:S.value,host:K.value},t.slice(2+g.length)):S}function U(e,t){const c=(0,E.ft)(t);return c.ok?(0,a.J)({...e,path:c.value}):c}function b(e){
if(!l.test(e))return(0,a.T)("net/url: invalid userinfo");const[t,c]=i(e,":"),g=(0,E.V$)(t,"user");if(!g.ok)return g;if(!e.includes(":"))return(0,a.J)({name:g.value,
password:null});const x=(0,E.V$)(c,"user");return x.ok?(0,a.J)({name:g.value,password:x.value}):x}function C(e,t){const c=e.lastIndexOf("[");if(c>0)return(0,a.T)(
"invalid IP-literal");if(c===0)return W(e);const g=e.indexOf(":"),x=/^https?$/.test(t)?g:e.lastIndexOf(":"),K=x<0?"":e.slice(x);return u.test(K)?(0,E.V$)(e,"hos\
t"):(0,a.T)(`invalid port ${(0,_.o)(K)} after host`)}function W(e){const t=e.lastIndexOf("]");if(t<0)return(0,a.T)("missing ']' in host");const c=e.slice(t+1);if(!u.
test(c))return(0,a.T)(`invalid port ${(0,_.o)(c)} after host`);const g=e.slice(0,t).indexOf("%25"),x=g<0?t:g,K=(0,E.V$)(e.slice(1,x),"host");if(!K.ok)return K;const S=(0,E.
V$)(e.slice(x,t),"zone");if(!S.ok)return S;const k=r(K.value+S.value),N=(0,o.r5)(k);return N===null?(0,a.T)(`invalid host: ParseAddr(${(0,_.o)(k)}): unable to p\
arse IP`):N.length===4?(0,a.T)("invalid IP-literal"):(0,a.J)(`[${K.value}${S.value}]${c}`)}function s(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||
e.path===""))return"";const c=e.user?.password??null;return`//${(e.user?.name??"")+(c===null?"":`:${c}`)}${e.user===null?"":"@"}${e.host}`}function f(e){return e.
host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&s(e)===""&&i(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function r(e){return e.
replace(/(?:%[0-9A-F]{2})+/g,t=>{const c=t.slice(1).split("%");return(0,O._6)(Uint8Array.from(c,g=>Number.parseInt(g,16)))})}function i(e,t){const c=e.indexOf(t);
return c<0?[e,""]:[e.slice(0,c),e.slice(c+t.length)]}}),8947:((h,I,n)=>{n.d(I,{_6:()=>a,iP:()=>m});const o=new TextDecoder("utf-8",{ignoreBOM:!0});function a(u){
const l=o.decode(u);return l.includes("\uFFFD")?o.decode(E(u)):l}const _=255;function E(u){const l=new Uint8Array(u),d=$=>((u[$]??0)&192)===128;for(const[$,p]of u.
entries()){if(p<224)continue;d($+1)&&d($+2)&&(p<240||d($+3))||(l[$]=_)}return l}const O=u=>m(new TextEncoder().encode(u));function v(u){const l=new Uint8Array(u.
length);for(let d=0;d<u.length;d+=1)l[d]=u.charCodeAt(d);return o.decode(l)}function m(u){let l="";for(const d of u)l+=String.fromCharCode(d);return l}}),5143:((h,I,n)=>{
n.d(I,{As:()=>$,WD:()=>d,Zl:()=>D,_M:()=>l,bH:()=>u,df:()=>o,en:()=>v,jH:()=>a,n7:()=>P,yJ:()=>m});const o=R=>typeof R=="string"?R:`${R.line}:${R.column} ${R.file}`,
a=R=>[...Map.groupBy(R,o).values()].flatMap(M=>M.slice(0,1)),_="//",E=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,O=1e3,v=R=>R.length<=O&&E.test(R),m=(R,M)=>`${R}${_}${M}`;
function u(R){const M=l(R);return M===null?{repository:M,path:R}:{repository:M,path:R.slice(M.length+_.length)}}function l(R){const M=R.indexOf(_);return M>0&&v(
R.slice(0,M))?R.slice(0,M):null}const d=1e4;function $(R){if(R.length<=d)return R;const M=new Set,{first:U=[],other:b=[]}=Object.groupBy(R,C=>{if(typeof C=="str\
ing")return"first";const W=l(C.file);return W===null||M.has(W)?"other":(M.add(W),"first")});return[...U,...b].slice(0,d)}const p=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
A=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,T=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function y(R){const{path:M}=u(
R),U=M.split("/").slice(0,T.test(M)?-2:-1);return U.find((b,C)=>p.test(b)&&!(b==="test"&&U.slice(0,C).some(W=>A.test(W))))}const D=R=>y(R)!==void 0;function P(R){
const M=y(R);return(M===void 0?u(R).path:`**/${M}`).replace(/[\\{}[\]?!()]/g,"?")}}),9077:((h,I,n)=>{n.d(I,{ie:()=>o,qG:()=>v,wf:()=>O});const o=({hrtime:m})=>()=>Number(
m.bigint())/1e6,a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],_=300,E=5e3;function O(m,u,{isFinal:l,crash:d}){const $=o(m),p=new AbortController;let A=0;const T=()=>l||
p.signal.aborted;for(const y of a)m.on(y,()=>{const D=$()-A;u.end({kind:"signal",signal:y}),T()?(l||D>_)&&(m.removeAllListeners(y),m.kill(m.pid,y)):A=$(),p.abort()});
return m.on("uncaughtException",y=>{u.end({kind:"crash"});const D=d(y);T()&&m.exit(D),p.abort(),setTimeout(()=>m.exit(D),E).unref()}),m.on("exit",()=>u.end({kind:"\
crash"})),p.signal}async function v(m,u){const{stdout:l,stderr:d}=m;for(const p of[l,d])await new Promise(A=>p.write("",A));if(m.getActiveResourcesInfo().includes(
"GetAddrInfoReqWrap")&&m.platform!=="win32"&&m.execve!==void 0){const{execPath:p}=m;m.execve(p,[p,"--eval",`require('node:process').exit(${u})`],{})}m.exit(u)}}),
4178:((h,I,n)=>{n.d(I,{k:()=>p,m:()=>A});var o=n(9018),a=n(6174),_=n(3592),E=n(8641);const O=100,v=5;function m(T,y){const D=[];let P=T;for(;P!==void 0&&D.length<
v;){const M=P instanceof Error?P.stack??P.message:String(P);D.push((0,a._)(y(M))),P=P instanceof Error?P.cause:void 0}const R=D.join(`
caused by: `).split(`
`).slice(0,O);return[`tf-disco ${_.xv} crashed; this is a bug, please report it with this text at ${_.xV}`,...R.map(M=>(0,E.BP)((0,E.RK)(M)))].join(`
`)}var u=n(8189),l=n(9077),d=n(3386),$=n(2057);function p(T,y){T.env.UV_THREADPOOL_SIZE??="64",(0,d.p)(),(0,$.B_)(T.stdout,y),(0,$.B_)(T.stderr,()=>{})}async function A(T,{
stop:y,secrets:D,isFinal:P,act:R,reportMistakes:M,reportCrash:U}){const b=s=>(U((0,o.r)(f=>m(s,f),D)),3),C=(0,l.wf)(T,y,{isFinal:P,crash:b}),W=await R(C).catch(
s=>s instanceof u.GN?(M(D.redact(s.mistakes)),2):b(s));await(0,l.qG)(T,W)}}),3386:((h,I,n)=>{n.d(I,{L:()=>E,p:()=>_});const o=function(...O){const{setFlagsFromString:v}=process.
getBuiltinModule("node:v8");return new.target?new v(...O):v(...O)},a=100;function _(){setTimeout(()=>o("--semi-space-growth-factor=1"),a).unref()}const E=()=>o(
"--heap-growing-percent=20")}),2057:((h,I,n)=>{n.d(I,{B_:()=>v,Dx:()=>O,yy:()=>_});var o=n(6309),a=n(5955);async function _(m,u){for(const l of(0,a.mk)(u)){if(!m.
writable)return;m.write(l)||await E(m)}}const E=m=>new Promise(u=>{const l=["drain","error","close"],d=()=>{for(const $ of l)m.off($,d);u()};for(const $ of l)m.
on($,d)});async function*O(m){let u="";for await(const l of m.setEncoding("utf8")){const[d="",...$]=String(l).split(`
`),p=[u+d,...$];u=p.pop()??"";for(const A of p)yield A.replace(/\r$/,"")}u!==""&&(yield u)}function v(m,u){let l=!1;m.on("error",d=>{const $=!l;l=!0,$&&d.code!==
"EPIPE"&&u((0,o.A)(d))})}}),3229:((h,I,n)=>{n.d(I,{Kc:()=>l,L6:()=>O,NM:()=>C,cr:()=>W});var o=n(1831),a=n(5011);const _=1024,E=s=>(0,o.Pv)(s).ok;function O(s){
if(s.length>_)return null;const f=(0,o.Pv)(s);if(f.ok)return v(s,(0,o.nx)(f.value));const r=d(s);if(r!==null)return r;const{inside:i,removed:e}=A(s);if(s.includes(
"@",s.lastIndexOf(i)))return"write the hostname alone, not a URL";for(const t of e.length===0?[]:[i,i.replace(/:\D.*$/s,"")])if(E(t))return`remove ${T(e)}: ${t}`;
return y(i)}function v(s,f){if(/(^|\.)xn--/i.test(s))return`write it in Unicode: ${f}; upper-case punycode is only accepted by accident`;const r=f.replace(/(?<!\.)\.+(?=$|:)/,
"");return r===f?null:`remove the trailing dot: tokens and settings for ${r} do not apply to this host`}const m=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
u="replace the placeholder",l=s=>m.test(s);function d(s){if(l(s))return u;const f=s.split(/[\s,;]+/).filter(r=>r!=="");return f.length<2?null:f.every(r=>r.includes(
".")&&E(r))?`write one hostname at a time: ${f[0]}`:"remove the spaces, commas and semicolons"}const $=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,p=[
["the white space",s=>s.trim()],["the quotation marks",s=>s.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",s=>s.replace($,"")],["the trailing slash",s=>s.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",s=>s.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",s=>s.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",s=>s.slice(
s.lastIndexOf("@")+1)],["the trailing colon",s=>s.replace(/^([^:]*):$/,"$1")]];function A(s){let f=s;const r=[];for(const[i,e]of p){const t=e(f);t!==f&&r.push(i),
f=t}return{inside:f,removed:r}}const T=s=>s.join(", ").replace(/, ([^,]*)$/," and $1");function y(s){if(/^\[.*\](:\d+)?$/s.test(s)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(s))return"use a DNS name; the clients do not support IPv6 addresses";if(s.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(s)){const e=(0,o.WV)(s);return E(e)?`write it in Unicode: ${e}`:"write it in Unicode, not in punycode"}if(s.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(s.includes("_")){const e=s.replaceAll("_","-");return`a hostname cannot contain underscores${E(e)?`; did you mean ${e}?`:""}`}const f=s.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(f!==s&&E(f))return`remove the extra dots: ${f}`;if(/(^|\.)-|-(\.|:|$)/.test(s))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(s))return"a label cannot have hyphens as its third and fourth character";const[,r="",i=""]=/^([^:]*):(.*)$/s.
exec(s)??[];return E(r)?/^[+-]?[0-9]+$/.test(i)?"use a port from 1 to 65535":`write the port as a number: ${r}:8443`:null}const D=s=>{const f=(0,a.rE)(s,"terraf\
orm");return f.ok&&!f.value.hostImplied},P=s=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(s);function R({text:s,isRemote:f}){if(s==="")return"write a path such a\
s ./network, or a registry address or URL";if(!f&&l(s))return u;if(s!==s.trim())return"remove the white space around the address";const[,r="",i=""]=/^(https?:\/\/)(.*)$/i.
exec(s)??[];return r===""||!D(i)?null:`remove ${r} to use the registry module: ${i}${f?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`}function M({isRemote:s,parts:[f="",...r]}){if(r.length!==3)return null;const[,i="",e=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(f)??[];if(i!=="localhost"&&e==="")return P(f)?O(f):null;const t=s?`; the client reads "${i}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${e} or ${i}.localdomain${e}${t}`}function U({parts:s}){if(s.length===3&&P(s[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${s[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const f=/^https?:$/i.test(s[0]??"")&&s[1]==="",[r="",...i]=f?s.slice(2):
s;if(i.length!==4||!P(r))return null;const[e="",...t]=i;return/^v?\d+\.\d+/.test(i[3]??"")?`write ${[r,...i.slice(0,3)].join("/")}, and the version in the \`vers\
ion\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[r,...t].join("/")}; service discovery works only at the root of a host, not below /${e}`}function b({
text:s,parts:f}){if(f.length>=3&&s.includes("?"))return"remove the query; set the version with the `version` argument";const r=f.at(-1)??"";return[3,4].includes(
f.length)&&/[A-Z]/.test(r)?`write the target system in lower case: ${[...f.slice(0,-1),r.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(s)?`write .\
/${s} to use a directory of the same repository`:null}function C(s,f,r){if(f.kind==="local"||s.length>_)return null;const[i="",...e]=s.split("/");if(r.ok)return r.
value.hostImplied?null:O(i);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[],c=f.kind==="remote",g={text:s,isRemote:c,parts:[i,...t]};return R(
g)??M(g)??(c?null:U(g)??b(g))}function W(s){if(s.length>_)return null;if(l(s))return u;if(s!==s.trim())return"remove the white space around the address";const[,
f=""]=/^https?:\/\/(.*)$/i.exec(s)??[];if(f!=="")return`remove the scheme: ${f}`;const r=s.split("/"),[i=""]=r;return r.length===2&&P(i)?"write HOST/NAMESPACE/T\
YPE, two parts after the host":r.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":r.length===3?O(i):null}}),6174:((h,I,n)=>{n.d(I,{Q:()=>v,
_:()=>E});const o="***",a=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,_=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function E(u){return/[@?]/.test(u)?u.replace(/[^\s"']+/g,l=>l.split("://").map((d,$)=>m(d,$>0)).join("://").replace(_,(d,$,p)=>a.test(p)?d:`${$}${p}=${o}`)):u}const O=/(=\s*)"[^"]*(?:"|$)/g,
v=u=>E(u.replace(O,`$1"${o}"`));function m(u,l){const d=u.search(/[/?#]/),$=d<0?u:u.slice(0,d),A=l&&/:(?!\d*$)/.test($)?u.lastIndexOf("@"):$.lastIndexOf("@"),T=u.
slice(0,Math.max(A,0)).replace(/^[a-z0-9]+::/,""),y=l?T!=="git":T.includes(":");return A<0||!y?u:o+u.slice(A)}}),1064:((h,I,n)=>{n.d(I,{$I:()=>T,Du:()=>v,Jd:()=>W,
Mq:()=>P,NX:()=>D,SO:()=>y,SZ:()=>d,Yr:()=>$,ab:()=>A,bB:()=>u,n3:()=>_,pH:()=>R,rG:()=>p,sX:()=>C,tB:()=>U,zK:()=>m});const o="registry.terraform.io",a=[o,"reg\
istry.opentofu.org"],_=s=>a.includes(s),E=["modules.v1","providers.v1"],O={terraform:{name:"Terraform",uses:E,replaces:["providers.v1"]},opentofu:{name:"OpenTof\
u",uses:E,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:E,replaces:E,defaults:a},renovate:{name:"Renovate",uses:E,replaces:[],defaults:[o]},terragrunt:{
name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:a},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},v=["terraform","opentofu"],m=Object.
keys(O),u=Object.fromEntries(Object.entries(O).map(([s,{name:f}])=>[s,f])),l=s=>O[s],d=s=>E.includes(s)?m.filter(f=>l(f).uses.includes(s)):v,$=s=>m.filter(f=>l(
f).defaults?.includes(s)),p=m.filter(s=>l(s).replaces.length>0),A=s=>m.filter(f=>l(f).replaces.includes(s)),T={language:{client:"opentofu",what:"a language bloc\
k"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_each"},action:{client:"terr\
aform",what:"an action block"}},y=s=>Object.hasOwn(T,s),D={terraform:3,opentofu:9},P=s=>s===429||s>=500&&s!==501,R=[{client:"terraform",name:"Terraform 1.14 and\
 earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",from:"1.15",before:null,attemptMs:5e3,
retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],M={terraform:"1.15.0",opentofu:"\
1.12.0"};function U(s,f){const r=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(f[s]??"");if(r===null)return M[s];const i=r[1]?.split(".")??[];
return[0,1,2].map(e=>i[e]??"0").join(".")}function b(s,f){const[r=[],i=[]]=[s,f].map(t=>t.split(".").map(Number)),e=r.findIndex((t,c)=>t!==i[c]);return e<0||(r[e]??
0)>(i[e]??0)}const C=s=>b(s,"1.12.0"),W=(s,f)=>s==="opentofu"||!b(f,"1.13.0")}),1831:((h,I,n)=>{n.d(I,{$k:()=>P,$o:()=>s,Jr:()=>f,Pm:()=>W,Pv:()=>d,Rt:()=>p,Sv:()=>y,
WV:()=>T,cu:()=>D,fK:()=>R,nx:()=>A,xV:()=>l});var o=n(3625),a=n(6246),_=n(4283),E=n(8408);const O=443,v=65535,m=9223372036854775807n,u=-9223372036854775808n,l="\
TF_TOKEN_";function d(r){const{name:i,portion:e}=M(r.toWellFormed()),t=U(e);if(!t.ok)return/^https?$/i.test(i)?(0,o.T)("need just a hostname and optional port n\
umber, not a full URL"):t;if(t.value.startsWith(":-"))return(0,o.T)("port number is negative");const c=b(i);if(c!==null)return(0,o.T)(c);const g=(0,E.YE)(i);return g.
ok?g.value===""?(0,o.T)("nothing is left of the hostname once it is normalized"):(0,o.J)(g.value+t.value):g}const $=new Set(["localterraform.com","localtofu.com"]),
p=r=>$.has(r);function A(r){const{name:i,portion:e}=M(r);return(0,E.DI)(i)+e}function T(r){const{name:i,portion:e}=M(r.toWellFormed()),t=U(e);return((0,E.QC)(i)??
i)+(t.ok?t.value:e)}function y(r){const{name:i,portion:e}=M(r);return{name:i,port:e===""?O:Number(e.slice(1))}}const D=r=>({scheme:"https",opaque:"",user:null,host:r,
omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function P(r){if(!r.startsWith(l))return null;const i=r.slice(l.length).replaceAll(
"__","-").replaceAll("_","."),e=d(T(i));return e.ok?e.value:null}function R(r){const i=A(r),e=[r.replaceAll("-","__").replaceAll(".","_"),r.replaceAll(".","_"),
i.replaceAll("-","__").replaceAll(".","_"),i.replaceAll(".","_")];return[...new Set(e)].map(t=>l+t).filter(t=>P(t)===r)}function M(r){const i=r.indexOf(":");return i===
-1?{name:r,portion:""}:{name:r.slice(0,i),portion:r.slice(i)}}function U(r){if(r==="")return(0,o.J)("");const i=r.slice(1);if(!/^[+-]?[0-9]+$/.test(i))return(0,o.
T)("port portion contains non-digit characters");const e=i.replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=e.length>20?null:BigInt(e.replace("+",""));return t===null||t>m||
t<u?(0,o.T)("port portion contains non-digit characters"):t>v?(0,o.T)("port number is greater than 65535"):(0,o.J)(t===BigInt(O)?"":`:${t}`)}function b(r){if(r===
"")return"empty string is not a valid hostname";for(const i of r.replace(/\.{1,2}$/,"").split(".")){if(i==="")return"hostname contains empty label (two consecut\
ive periods)";if(i.startsWith("xn--"))return`hostname label ${(0,a.o)(i)} specified in punycode format; service hostnames must be given in unicode`}return null}
const C={http:"80",https:"443",ssh:"22"};function W(r){const{name:i,port:e}=(0,_.cz)(r),t=(0,_.EN)(i),c=e===""||e===C[r.scheme];return s(c?t:`${t}:${e}`)}function s(r){
const i=d(r);return i.ok?i.value:r.toLowerCase()||null}const f=(r,i)=>i.length===0||i.some(e=>e.subdomains?r.endsWith(`.${e.host}`):r===e.host)}),8408:((h,I,n)=>{
n.d(I,{mI:()=>D,QC:()=>T,ER:()=>i,YE:()=>p,DI:()=>y});const o=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...e),
a=(...e)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...e);var _=n(3625),E=n(6246);const O=256,v={checkBidi:!0,checkJoiners:!0,
useSTD3ASCIIRules:!0},m={...v,checkBidi:!1},u=new RegExp("\\p{M}{31}","u"),l="xn--",d=new TextEncoder;let $;function p(e){return $?.name!==e&&($={name:e,ascii:A(
e)}),$.ascii}function A(e){const t=M(e,!1);if(!t.ok)return t;const c=U(t.value,v);return c===null?(0,_.T)(P(C(e,!1))):(0,_.J)(c)}function T(e){const t=M(e,!0);if(!t.
ok)return null;const c=U(t.value,m);if(c===null)return null;const g=M(c,!1);return g.ok?g.value.join("."):null}const y=e=>b(e)?a(e,v).domain:e,D=e=>a(e).domain,
P=e=>`idna: invalid label ${(0,E.o)(e)}`;function R(e){return`idna: disallowed rune U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function M(e,t){
if(e.length>O&&b(e))return(0,_.T)(`hostname is longer than ${O} characters`);const c=[];for(const g of C(e,t).split(".")){const x=g.startsWith(l)?W(g):(0,_.J)(g);
if(!x.ok)return x;const K=s(x.value);if(K!==null)return(0,_.T)(K);c.push(x.value)}return(0,_.J)(c)}function U(e,t){const c=e.join(".");return i(c)?c:o(c,t)}const b=e=>/[^\0-\x7f]|xn--/i.
test(e);function C(e,t){return e.replace(/[A-Z]+|[^\0-\x7f]/gu,g=>i(g)?g.toLowerCase():a(g,{transitionalProcessing:t}).domain).normalize("NFC")}function W(e){const t=e.
slice(l.length);if(t==="")return(0,_.J)("");const c=a(e).domain;return c===e||i(c)?(0,_.T)(P(t)):c.normalize("NFC")!==c||!Array.from(c).every(r)?(0,_.T)(P(c)):(0,_.
J)(c)}function s(e){if(f(e))return P(e);if(/^[a-z0-9-]*$/.test(e))return null;if(u.test(e))return P(e);if(!i(e)&&o(e,m)!==null)return null;for(const t of e){if(!r(
t))return P(e);if(t<"\x80"&&!/[a-z0-9-]/.test(t))return R(t)}return P(e)}function f(e){if(e.startsWith("-")||e.endsWith("-"))return!0;if(!e.slice(0,4).includes(
"--"))return!1;const t=d.encode(e.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function r(e){if(e<"\x80")return!0;const{domain:t,error:c}=a(`1${e}`);return!c&&
t===`1${e}`}const i=e=>!/[^\0-\x7f]/.test(e)}),5011:((h,I,n)=>{n.d(I,{A:()=>y,Nj:()=>P,Vm:()=>$,mD:()=>p,rE:()=>T,vL:()=>A});var o=n(3625),a=n(6246),_=n(1831),E=n(
4321);const O={terraform:p("registry.terraform.io"),opentofu:p("registry.opentofu.org")},v=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,m=/^[0-9a-z]{1,64}$/,
u="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",
l="must be between one and 64 ASCII letters or digits",d={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more componen\
ts after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three sl\
ash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},$=U=>O[U];
function p(U){const b=(0,_.Pv)(U);if(!b.ok)throw new Error(b.why);return b.value}function A(U,b){if(P(U))return{kind:"local"};const C=T(U,b);if(C.ok)return C.value;
const W=(0,E.cx)(U,b);if(!W.ok)return{kind:"invalid",error:W.why};const{subdirectory:s,host:f}=W.value;return{kind:"remote",subdirectory:s,host:f}}function T(U,b){
return P(U)?(0,o.T)(`can't use local directory ${(0,a.o)(U)} as a module registry address`):D(U,"module",b)}const y=U=>D(U,"component","terraform");function D(U,b,C){
const W=d[b],{address:s,subdirectory:f}=(0,E.UQ)(U);if(f.startsWith("../"))return(0,o.T)((0,E.dr)(f,b));const r=s.split("/"),i=r.length===W.parts;if(!i&&r.length!==
W.parts+1)return(0,o.T)(`a ${b} registry source address must have ${W.count}`);const e=i?(0,o.J)($(C)):R(r.shift()??"",b);if(!e.ok)return e;const t=M(r,b);if(t!==
void 0)return(0,o.T)(t);const[c="",g="",x=""]=r,{value:K}=e;return(0,o.J)({kind:"registry",host:K,hostImplied:i,namespace:c,name:g,system:x,subdirectory:f})}const P=U=>/^\.\.?[/\\]/.
test(U);function R(U,b){const C=(0,_.Pv)(U);if(!C.ok){const W=`invalid ${b} registry hostname ${(0,a.o)(U)}`;return U.includes("--")?(0,o.T)(`${W}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,o.T)(W)}return C.value.includes(".")?d[b].reserved.includes(C.value)?(0,o.T)(
`can't use ${(0,a.o)(C.value)} as a ${b} registry host, because it's reserved for installing directly from version control repositories`):C:(0,o.T)(`invalid ${b}\
 registry hostname: must contain at least one dot`)}function M([U="",b="",C],W){if(!v.test(U))return U.includes(".")?`source address must have ${d[W].afterHost}`:
`invalid namespace ${(0,a.o)(U)}: ${u}`;const s=`${W} registry addresses may not include a query string portion`;if(!v.test(b))return C===void 0&&b.includes("?")?
s:`invalid ${W} name ${(0,a.o)(b)}: ${u}`;if(!(C===void 0||m.test(C)))return C.includes("?")?s:`invalid target system ${(0,a.o)(C)}: ${l}`}}),4321:((h,I,n)=>{n.
d(I,{UQ:()=>d,cx:()=>m,dr:()=>p,uE:()=>l});var o=n(3625),a=n(6246),_=n(4283),E=n(6979),O=n(1064),v=n(1831);function m(f,r){const{address:i,subdirectory:e}=d(f);
if(e.startsWith("../"))return(0,o.T)(p(e));const t=y(i.toWellFormed(),r);if(!t.ok)return t;const{subdirectory:c}=t.value;if(c==="")return(0,o.J)({...t.value,subdirectory:e});
const g=$(`${c}/${e}`);return g.startsWith("../")?(0,o.T)(`detected ${p(g)}`):(0,o.J)({...t.value,subdirectory:g})}const u=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function l(f,r){const i=u.exec(f)?.[0];if(i===void 0)return null;const e=m(`${i}a/b`,r);return e.ok?e.value.host:null}function d(f){const r=f.indexOf("?"),i=r<0?
f:f.slice(0,r),e=i.indexOf("://"),t=i.indexOf("//",e<0?0:e+3);if(t<0)return{address:f,subdirectory:""};const c=r<0?"":f.slice(r),g=i.slice(t+2);return{address:i.
slice(0,t)+c,subdirectory:g===""?"":$(g)}}function $(f){const r=f.startsWith("/"),i=[];for(const t of f.split("/"))t===""||t==="."||(t!==".."?i.push(t):i.length>
0&&i.at(-1)!==".."?i.pop():r||i.push(t));const e=(r?"/":"")+i.join("/");return e===""?".":e}const p=(f,r="module")=>`subdirectory path ${(0,a.o)(f)} leads outsi\
de of the ${r} package`,A=(f,r=f.scheme)=>(0,o.J)({subdirectory:"",host:f.scheme==="file"?null:(0,v.Pm)(f),getter:r,url:f}),T=(f,r)=>(0,o.J)({subdirectory:"",host:r,
getter:f,url:null});function y(f,r){const[,i,e]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(f)??[f,void 0,f],{address:t}=d(e??f),c=(0,_.Dl)(t);if(c.ok&&c.value.scheme!=="")
return A(c.value,i);for(const x of s){const K=x(t,r);if(K?.ok)return(0,o.J)({...K.value,getter:i??K.value.getter});if(K!==void 0)return K}const g=r==="terraform"?
"address":"string";return(0,o.T)(`invalid source ${g}: ${f}`)}function D(f,r,i){const e=(0,_.Dl)(f);if(!e.ok)return(0,o.T)(`error parsing ${r} URL: ${e.why}`);const{
path:t}=e.value,c=i==="git"&&!t.endsWith(".git");return A(c?{...e.value,path:`${t}.git`}:e.value,i)}const P=f=>{if(!f.startsWith("github.com/"))return;const r=f.
replace(/\?.*$/s,"").split("/");if(r.length<3)return(0,o.T)("GitHub URLs should be github.com/username/repo");const i=D(`https://${r.slice(0,3).join("/")}`,"Git\
Hub","git");if(!i.ok||r.length===3)return i;const e=(0,E.V$)(r.slice(3).join("/").replaceAll("%","%25"),"path");if(!e.ok)return e;if(e.value==="")return i;const t=$(
e.value).replaceAll("%","%25");return(0,o.J)({...i.value,subdirectory:t})},R=(f,r)=>{const[,i,e,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(f)??[];if(e===void 0||
t===void 0)return;const c=(0,E.h0)(/\?(.*)$/s.exec(t)?.[1]??""),g=r==="terraform"?"Git":"GitHub";return c!==null?(0,o.T)(`error parsing ${g} SSH URL: ${c}`):i===
"git"?T("git",(0,v.$o)(e)):void 0},M=f=>f.startsWith("bitbucket.org/")?D(`https://${f}`,"BitBucket","git"):void 0,U=(f,r)=>{const i=r==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!f.includes(i))return;const e=f.split("/");return e.length<5?(0,o.T)("URL is not a valid GCS URL"):D(`https://www.googleapis.com/sto\
rage/${e.slice(2).join("/")}`,"GCS","gcs")},b=f=>{if(!f.includes(".amazonaws.com/"))return;const[r="",...i]=f.split("/"),e=C(r.split("."));return e===void 0?(0,o.
T)("URL is not a valid S3 URL"):D(`https://${[e,...i].join("/")}`,"S3","s3")};function C(f){const[r="",i="",e=""]=f;return f.length===3?`${r}.amazonaws.com`:f.length===
4?`${i}.amazonaws.com/${r}`:f.length===5&&i==="s3"?`s3.${e}.amazonaws.com/${r}`:void 0}const s=[P,R,M,U,b,(f,r)=>{if(f!=="")return f.startsWith("/")?T("file",null):
(0,o.T)(`${O.bB[r]} cannot detect a supported external module source type for ${f}`)}]}),8999:((h,I,n)=>{n.d(I,{v:()=>_});var o=n(4283),a=n(630);function _(E,O){
const v=(0,o.Dl)(O);if(!v.ok)return{...v,reason:"syntax"};const u=v.value.scheme===""?(0,a.s)(E,v.value):v.value;return u.scheme!=="http"&&u.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${u.scheme}`}:u.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{...u,fragment:""}}}}),9562:((h,I,n)=>{n.d(I,{Bn:()=>l,D6:()=>P,Ls:()=>E,M:()=>d,OA:()=>U,OZ:()=>u,S3:()=>m,TE:()=>g,TW:()=>C,Tz:()=>x,e$:()=>O,eQ:()=>f,oe:()=>t,
p4:()=>y,qE:()=>R,xq:()=>v});var o=n(3307),a=n(3625),_=n(8999);const E=4096,O="modules.v1",v="providers.v1",m="login.v1",u="tfe.v2",l="tfe.v2.1",d="tfe.v2.2",$=[
O,v,u,l,d,"state.v2"],p=[m,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],A=k=>k.split(".",1)[0]??"",T=(k,N)=>k.some(z=>A(z)===A(N)),y=k=>T($,k),D=new Set(
[...$,...p]),P=k=>k!=="state.v2"&&D.has(k),R=k=>y(k)||T(p,k),M=[O,v,m,u,l,d,...p];function U(k){if(R(k))return null;const N=k.toLowerCase(),z=Z=>Z===N||Z.slice(
A(Z).length)===N.slice(A(N).length)&&A(Z).length>=b&&C(A(Z),A(N));return M.find(z)??null}const b=5;function C(k,N){let z=0;for(;z<k.length&&k[z]===N[z];)z+=1;const[
Z,Q]=[k.slice(z),N.slice(z)];return Z.slice(1)===Q||Z===Q.slice(1)||Z.slice(1)===Q.slice(1)||Z.slice(2)===Q.slice(2)&&Z[0]===Q[1]&&Z[1]===Q[0]}const W="[0-9A-Za\
-z~-]",s=k=>`${k}${W}*(?:\\.${W}+)*`,f=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${s("[0-9]")})|-?(${s("[A-Za-z~-]")}))?(?:\\+(${s(W)}))?`,r=new RegExp(`^${f}$`),i=2n**63n-
1n,e=2n**64n-1n;function t(k,N){const z=k.indexOf(".");if(z<0)return(0,a.T)(`invalid service ID format (i.e. service.vN): ${k}`);const Z=k.slice(0,z),Q=k.slice(
z+1);switch(N){case"terraform":return r.exec(Q)?.[1]?.split(".").every(re=>c(re,i))?(0,a.J)({name:Z,version:Q}):(0,a.T)(`invalid service version: Malformed vers\
ion: ${Q}`);case"opentofu":{const ee=Z==="tfe"?Q.split(".")[0]??"":Q;return/^v\d+$/.test(ee)&&c(ee.slice(1),e)?(0,a.J)({name:Z,version:Q}):(0,a.T)('invalid serv\
ice version: must be "v" followed by an integer major version number')}}}const c=(k,N)=>k.replace(/^0+/,"").length<=String(N).length&&BigInt(k)<=N;function g(k,N){
const z=t(k,N.client);if(!z.ok)return{kind:"bad-id",why:z.why};const{name:Z}=z.value;if(N.services===null)return{kind:"missing",why:x(Z)};const Q=N.services.find(
ee=>ee.id===k);return Q!==void 0?K(Q,z.value,N):N.services.some(ee=>ee.id.startsWith(`${Z}.`))?{kind:"version",why:S(z.value,N)}:{kind:"missing",why:`host ${N.display}\
 does not provide a ${Z} service`}}const x=k=>`host does not provide a ${k} service`;function K({id:k,value:N},z,Z){if(N===void 0)return{kind:"bad-url",reason:"\
syntax",why:`its value has more than ${E} characters, which this check does not read`,value:""};if(k===m)return(0,o.Gv)(N)?{kind:"object",value:N}:{kind:"type",
why:`service ${k} must be declared with an object value in the service discovery document`,value:N};if(typeof N!="string")return{kind:"type",why:S(z,Z),value:N};
const Q=(0,_.v)(Z.documentUrl,N);if(Q.ok)return{kind:"url",url:Q.value,value:N};const ee=`failed to parse service URL: ${Q.why}`;return{kind:"bad-url",reason:Q.
reason,why:ee,value:N}}function S({name:k,version:N},{client:z,display:Z}){const Q=z==="terraform"?N:BigInt(/\d+/.exec(N)?.[0]??0);return`host ${Z} does not sup\
port ${k} version ${Q}`}}),2713:((h,I,n)=>{n.d(I,{I:()=>a,o:()=>_});const o="***",a=4;class _{#e;constructor(O){this.#e=O}reveal(){return this.#e}toString(){return o}toJSON(){
return o}[Symbol.for("nodejs.util.inspect.custom")](){return o}}}),3592:((h,I,n)=>{n.d(I,{Bw:()=>_,G5:()=>v,_O:()=>a,aq:()=>E,xV:()=>O,xv:()=>o});const o="1.0.0",
a=`tf-disco-action/${o}`,_="https://github.com/org/tf-disco-action",E=`${_}/blob/v1/docs/problems.md`,O=`${_}/issues`,v=2}),5955:((h,I,n)=>{n.d(I,{$$:()=>o,I0:()=>a,
mk:()=>E});const o=O=>new TextEncoder().encode(O).length;function a(O,v,m,u){const l=[];let d=0;for(const $ of O){const p=u($);if(d+=o(p)+m,d>v)break;l.push(p)}
return l}const _=64*1024;function*E(O){let v="";for(const m of O)v+=m,!(v.length<_)&&(yield v,v="");v!==""&&(yield v)}}),8641:((h,I,n)=>{n.d(I,{BP:()=>p,D9:()=>P,
J7:()=>$,LS:()=>A,My:()=>y,RK:()=>d,cq:()=>e,h$:()=>W,h2:()=>a,js:()=>D,s$:()=>r,z5:()=>i});const o=500,a=1e3,_=4e3,E=160,O=2,v=t=>/^[ -~]*$/.test(t),m=t=>new RegExp(
"[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(t),u=t=>new RegExp("\\p{M}","u").test(t),l=t=>`\
<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function d(t,c=o){if(t.length<=c&&v(t))return t;let g="",x=O;for(const K of t){x=u(K)?x+
1:0;const S=m(K)||x>O?l(K):K;if(g.length+S.length>c)return`${g}\u2026`;g+=S}return g}function $(t,c=E){const g=Array.from(t.slice(-2*c)).slice(-c).join(""),x=Array.
from(d(g,Number.POSITIVE_INFINITY));return`${g===t&&x.length<=c?"":"\u2026"}${x.slice(-c).join("")}`}function p(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(
/^(\s*:)(?=:)/,"$1 ")}function A(t){const g=t.split(`
`).map(x=>p(d(x,_))).join(`
`);return g.length>_?`${g.slice(0,_).toWellFormed()}\u2026`:g}const T={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},y=t=>t.replace(/[&<>"']/g,c=>T[c]??
c);function D(t,c=o){return d(t,c).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,g=>`&#${g.codePointAt(0)};`)}function P(t,c=o){return t===""?"<i>empty</i>":
`<code>${D(t,c)}</code>`}const R=t=>v(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(t),M=/^[0-9a-f]{7,}$/i,U=`"'\
(`,b=`"'),.;:!?\u2026`,C=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function W(t,c=_){return(d(t,c).match(C)??[]).map(g=>{if(g.split(" ").every(f))return D(g,c);
if(g.includes(" ")||/^(["`]).+\1$/u.test(g))return P(g.replace(/^`(.*)`$/u,"$1"),c);const{before:K,core:S,after:k}=s(g);return`${D(K)}${P(S.replace(/^`(.*)`$/u,
"$1"),c)}${D(k)}`}).join("")}function s(t){let c=0,g=t.length;for(;c<g&&U.includes(t.charAt(c));)c+=1;for(;g>c&&b.includes(t.charAt(g-1));)g-=1;return{before:t.
slice(0,c),core:t.slice(c,g),after:t.slice(g)}}function f(t){const{core:c}=s(t);return R(c)&&!M.test(c)}const r=t=>t.replace(/[^ -~\n]/gu,c=>m(c)?i(c):c).replace(
/##(?=\w*\[)/g,i),i=t=>t.replace(/[\s\S]/g,c=>`\\u${c.charCodeAt(0).toString(16).padStart(4,"0")}`);function e(t){return t.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),3469:((h,I,n)=>{n.d(I,{l:()=>T,w:()=>A});var o=n(1064);const[a,_,E]=[1e10,1e5,1],O=Number.POSITIVE_INFINITY,v={from:0,before:O},m={from:Number.MAX_SAFE_INTEGER,
before:O},u=200,l=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;function d(y){if(y.length>u)return null;if(y===
"latest")return m;const D=y.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).filter(R=>R!==""),P=D.map($);return D.length===
0||P.includes(null)?null:{from:Math.max(...P.map(R=>R?.from??0)),before:Math.min(...P.map(R=>R?.before??O))}}function $(y){const D=l.exec(y);if(D===null)return null;
const[,P="",...R]=D,M=R.slice(0,3).flatMap(f=>/^\d/.test(f??"")?[Number(f)]:[]),[U=0,b=0,C=0]=M,W=U*a+b*_+C,s=f=>{const r=f<=1?a:f===2?_:E;return W-W%r+r};switch(P){case"\
>=":return{from:W,before:O};case">":return{from:s(M.length),before:O};case"<":return{from:0,before:W};case"<=":return{from:0,before:s(M.length)};case"!=":return v;case"\
~>":return{from:W,before:s(M.length-1)};case"^":return{from:W,before:s(1)};case"~":return{from:W,before:s(Math.min(M.length,2))};default:return{from:W,before:s(
M.length)}}}function p(y,D){const{from:P,before:R}=d(y)??v,M=d(D.from??"")?.from??0,U=d(D.before??"")?.from??O;return P<U&&M<R}function A(y,D){const P=o.pH.filter(
M=>M.client===y);if(D.length===0)return P;const R=P.filter(M=>D.some(U=>p(U,M)));return R.length===0?P:R}const T=y=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.
test(y)}),3474:((h,I,n)=>{n.d(I,{CV:()=>A,KT:()=>v,Ob:()=>i,PW:()=>p,TN:()=>P,WD:()=>R,YA:()=>U,Yq:()=>C,ai:()=>M,lq:()=>d,lx:()=>b,pS:()=>D,p_:()=>y,xH:()=>$});
var o=n(3625),a=n(2713),_=n(3469),E=n(7630),O=n(8535);const v=e=>Object.keys(e).map(t=>({name:t,...e[t]})),m=(e,t)=>({isList:!1,value:e,parse:t}),u=e=>({value:e,
mistakes:[]}),l=(e,t)=>({...e,parse:(c,g)=>{const{value:x,mistakes:K}=e.parse(c,g);return{value:t(x),mistakes:K}}}),d=({parse:e,...t})=>({...t,parse:(c,g)=>c===
""?u(null):e(c,g)}),$=(e,t)=>m(e,(c,g)=>{if(c==="")return u(null);const x=t(c);return x.ok?u(x.value):{value:null,mistakes:[`${g}: ${x.why}`]}}),p=$("FILE",o.J),
A=$("TOKEN",e=>(0,o.J)(new a.o(e))),T=20,y=(e,t,c=E.Dw)=>({isList:!0,value:e,parse:(g,x)=>{const K=c(g).map(t),S=K.flatMap(N=>N.ok?[]:[`${x}: ${N.why}`]),k=S.length-
T;return{value:K.flatMap(N=>N.ok?[N.value]:[]),mistakes:S.slice(0,T).concat(k>0?`${x}: ${k} more lines are wrong`:[])}}}),D=1e4,P=l(y("HOST",E.l6),e=>Array.from(
Map.groupBy(e,({host:t})=>t),([t,c])=>({host:t,services:[...new Set(c.flatMap(({services:g})=>g))],addresses:c.flatMap(({addresses:g})=>g)}))),R=e=>l(y("LABEL",
E.V8),t=>{const c=t.flat();return[...new Set(c.length===0?[e]:c)]}),M=({min:e,max:t,whole:c})=>m("N",(g,x)=>{const K=/^\d+(\.\d+)?$/.test(g)?Number(g):Number.NaN;
if(K>=e&&K<=t&&(!c||Number.isInteger(K)))return u(K);const k=`${x} is "${g}", expected ${c?"a whole number":"a number"} from ${e} to ${t}`;return{value:e,mistakes:[
k]}}),U=e=>({...l(M(e),t=>t*1e3),value:"SECONDS"}),b=m("",(e,t)=>{const c=/^(true|True|TRUE)$/.test(e),g=c||/^(false|False|FALSE)$/.test(e);return{value:c,mistakes:g?
[]:[`${t} is "${e}", expected "true" or "false"`]}}),C=(...e)=>({...m(e.join("|"),(t,c)=>{const x=e.some(K=>K===t)?[]:[`${c} is "${t}", ${W(t,e)}`];return{value:t,
mistakes:x}}),choices:e}),W=(e,t)=>`expected one of ${t.map(c=>`"${c}"`).join(", ")}${(0,O.a)(e,t)}`,s=["auto","terraform","opentofu","both"],f=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
i={...m("CLI",(e,t)=>{const[,c,g=null]=f.exec(e)??[],x=`${t} is "${e}"`;if(c===void 0){const S=W(e,s),k=S.endsWith("?")?"":'; a version may follow: "terraform 1\
.15"';return{value:{name:"auto",version:null},mistakes:[`${x}, ${S}${k}`]}}const K={name:c,version:g};if(g===null)return u(K);if(c==="auto"||c==="both"){const S=`${x}\
, but only "terraform" and "opentofu" can have a version`;return{value:K,mistakes:[S]}}return(0,_.l)(g)?u(K):{value:K,mistakes:[`${x}, expected a version such a\
s "${c} 1.10"`]}}),choices:s}}),7630:((h,I,n)=>{n.d(I,{$h:()=>x,Dw:()=>p,IL:()=>C,Ju:()=>s,Kd:()=>e,V8:()=>c,aS:()=>P,eX:()=>K,jM:()=>b,l6:()=>M,o2:()=>D,vk:()=>A,
x2:()=>i});var o=n(3625),a=n(5143),_=n(3229),E=n(1064),O=n(1831),v=n(9562),m=n(2713),u=n(3592),l=n(8535);const d=function(...S){const{problemFacts:k}=n.late([773,
558,579,507],4507);return new.target?new k(...S):k(...S)},$=function(...S){const{parseNamedAddress:k}=n.late([22],6022);return new.target?new k(...S):k(...S)},p=S=>T(
S,/(^|\s)#.*$/s),A=S=>T(S,/^\s*#.*$/s),T=(S,k)=>S.split(/\r\n|[\n\r]/).map(N=>N.replace(k,"").trim()).filter(N=>N!=="");function y(S){const k=(0,O.Pv)(S);if(k.ok)
return k;const N=(0,_.L6)(S);return(0,o.T)(`"${S}" is not a hostname: ${k.why}${N===null?"":`; ${N}`}`)}const D=S=>(0,a.en)(S)?(0,o.J)(S):(0,o.T)(`"${S}" is not\
 the name of a repository, such as "acme/network"`);function P(S){const k=(0,v.OA)(S);return k!==null?(0,o.T)(`"${S}" is not a known service id; did you mean ${k}\
?`):E.Du.some(N=>(0,v.oe)(S,N).ok)?(0,o.J)(S):(0,o.T)(`"${S}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const R=/^(modules\.v1|providers\.v1)=(.*)$/s;
function M(S){const k=S.split(/\s+/).flatMap(te=>R.test(te)?[te]:te.split(",")),[N="",...z]=k.filter(te=>te!==""),Z=y(N),Q=z.map(te=>R.exec(te)?.[1]??te),ee=[Z,
...Q.map(P)].flatMap(te=>te.ok?[]:[te.why]);if(!Z.ok||ee.length>0)return(0,o.T)(ee.join("; "));const oe=z.flatMap(te=>U(te,Z.value)),re=oe.flatMap(te=>{const ae=$(
te,"terraform");return ae.ok?[]:[`"${te.service}=${te.text}" is wrong: ${ae.why}`]});return re.length===0?(0,o.J)({host:Z.value,services:[...new Set(Q)],addresses:oe}):
(0,o.T)(re.join("; "))}function U(S,k){const[,N,z=""]=R.exec(S)??[];return N===void 0?[]:[{host:k,service:N,text:z}]}function b(S){const k=S.startsWith("*."),N=y(
k?S.slice(2):S);return N.ok?(0,o.J)({host:N.value,subdomains:k}):N}function C(S){const k=S.indexOf("=");if(k<0)return(0,o.T)('a line has no "="; expected HOST=T\
OKEN');const N=(0,O.Pv)(S.slice(0,k).trim());return N.ok?(0,o.J)({host:N.value,token:new m.o(S.slice(k+1).trim())}):(0,o.T)('the text before the first "=" of a \
line is not a hostname; expected HOST=TOKEN')}const W=/^\d{1,5}$/;function s(S){const k="expected HOST[:PORT]=ADDRESS[:PORT]",N=S.indexOf("=");if(N<0)return(0,o.
T)(`"${S}" has no "="; ${k}`);const z=S.slice(0,N).trim(),Z=y(z);if(!Z.ok)return Z;const Q=Z.value.replace(/:\d+$/,""),ee=r(S.slice(N+1).trim());return ee===null?
(0,o.T)(`"${S}" has no valid address; ${k}`):(0,o.J)({name:Q,port:f(z),...ee})}function f(S){const k=S.indexOf(":");return k<0?null:Number(S.slice(k+1))}function r(S){
const k=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(S)??/^([^:\s[\]]+)(?::(.*))?$/.exec(S);if(k?.[1]!==void 0){const N=k[2];return N===void 0?{address:k[1],addressPort:null}:
!W.test(N)||Number(N)<1||Number(N)>65535?null:{address:k[1],addressPort:Number(N)}}return/^[\da-fA-F:]+$/.test(S)?{address:S,addressPort:null}:null}function i(S){
const[k="",N,...z]=S.split(/\s+/);if(z.length>0)return(0,o.T)(`"${S}" has too many words; expected CODE [HOST]`);const Z=d();if(!Object.hasOwn(Z,k)){const ee=(0,l.
a)(k,Object.keys(Z),`; ${u.aq} lists the codes`);return(0,o.T)(`"${k}" is not a problem code${ee}`)}if(N===void 0)return(0,o.J)({code:k,host:null});const Q=y(N);
return Q.ok?(0,o.J)({code:k,host:Q.value}):Q}const e=S=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(S)?(0,o.J)(S):(0,o.T)(`"${S}" is not a platform; expected OS_ARCH\
, such as "linux_amd64"`),t=50;function c(S){const k=S.split(",").map(z=>z.trim()).filter(z=>z!==""),N=k.find(z=>z.length>t);return N===void 0?(0,o.J)(k):(0,o.T)(
`"${N}" has ${N.length} characters; GitHub allows at most ${t}`)}const g=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json",
"json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function x(S){const k=S.toLowerCase(),N=g.find(([z])=>k.endsWith(z));return N!==void 0?(0,o.J)({path:S,
format:N[1]}):(0,o.T)(`"${S}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const K=S=>/\.json$/i.
test(S)?(0,o.J)(S):(0,o.T)(`"${S}" does not end with ".json"; a badge is JSON from which shields.io makes an image`)}),8535:((h,I,n)=>{n.d(I,{a:()=>O,q:()=>_});
var o=n(9562);const a=3;function _(v,m){const u=E(v);if(u.length<2)return null;const l=d=>{const[$,...p]=u.length<a?[]:m.filter(A=>d(E(A)));return $===void 0||p.
length>0?null:$};return m.find(d=>E(d)===u)??m.find(d=>(0,o.TW)(E(d),u))??l(d=>d.startsWith(u))??l(d=>d.includes(u))}const E=v=>v.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,
"");function O(v,m,u=""){const l=_(v,m);return l===null?u:`; did you mean "${l}"?`}}),8189:((h,I,n)=>{n.d(I,{w7:()=>d,GN:()=>l,P$:()=>$});var o=n(6174),a=n(3474),
_=n(7630),E=n(7773),O=n(6760);function v(p,A){const T=[["issue-open-after",p.issueOpenAfter],["issue-close-after",p.issueCloseAfter]];return[...(p.history===null?
T.filter(([,D])=>D>1):[]).map(([D,P])=>`${A(D)} is ${P}, which needs ${A("history")}; set it to a file that is kept from run to run`),...m(p,A),...u(p,A)]}function m({
report:p,history:A,badge:T},y){const D=[...p.map(({path:P})=>["report",P]),["history",A],["badge",T]];return D.flatMap(([P,R],M)=>{if(R===null)return[];const U=C=>C!==
null&&(0,O.normalize)(C)===(0,O.normalize)(R),b=D.slice(0,M).find(([C,W])=>C!==P&&U(W));return b===void 0?[]:[`${y(b[0])} and ${y(P)} both name ${R}; write to d\
ifferent files`]})}function u(p,A){const{scan:T,exclude:y,roots:D,dialect:P,changedOnly:R,repositories:M}=p,U=A("usages");if(p.usages.length===0){const s=`${A("\
repositories")} needs ${U}; set it to the usages files of the repositories`;return M.length===0?[]:[s]}const b=U.startsWith("--")?`repeat ${U}`:`write one a lin\
e in ${U}`,C="set it for `tf-disco usages`, which reads the files of the repository";return[[T.length>0,"scan",`${C}; to check several files, ${b}`],[y.length>0,
"exclude",C],[D.length>0,"roots",C],[P.name!=="auto","dialect",C],[R,"changed-only","remove it: usages files do not say what a pull request changes"]].filter(([
s])=>s).map(([,s,f])=>`${A(s)} cannot be used together with ${U}; ${f}`)}class l extends Error{name="SettingsError";mistakes;constructor(A){const T=A.map(o._);super(
T.join(`
`)),this.mistakes=T}}const d={setting:p=>p,missingPath:(p,A)=>`scan names "${p}", which does not exist in ${A}`};function $(p,{setting:A}=d){const T=E.y.map(({name:M,
field:U=M,kind:b,default:C=""})=>({field:U,...b.parse(p[M]?.trim()||C,A(M))})),y=Object.fromEntries(T.map(({field:M,value:U})=>[M,U])),D=[...y.scan,...y.usages,
...(0,_.Dw)(p.hostnames??"")].length===0,{length:P}=y.hostnames,R=`${A("hostnames")} has ${P} hosts, the limit is ${a.pS}`;return{settings:D?{...y,scan:["."]}:y,
mistakes:[...T.flatMap(({mistakes:M})=>M),...P>a.pS?[R]:[],...v(y,A)]}}}),7773:((h,I,n)=>{n.d(I,{f:()=>A,y:()=>p});var o=n(3625),a=n(3474),_=n(7630);const E={hostnames:{
kind:a.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may name what the registry must\
 have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:a.p_("PATH",o.J),help:"Directories, files or globs to scan, one per line. Defa\
ult: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:a.p_("GLOB",o.J),help:"Globs of directories and files to skip, one per line, rela\
tive to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",kind:a.p_("HOST",_.jM),help:"Allowlist for the hosts that scanned files ma\
ke the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"required-services":{field:"requiredServices",kind:a.
p_("SERVICE",_.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service."},dialect:{kind:a.Ob,
help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI \
and version from the files.",default:"auto"}},O={usages:{kind:a.p_("FILE",o.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, o\
ne per line: checks what these repositories use instead of scanning files."},repositories:{kind:a.p_("OWNER/NAME",_.o2),help:"Repositories whose usages must be \
there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},v={depth:{kind:a.Yq("discovery","versions","packages"),help:"How far t\
o follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` w\
ould install, without downloading them.",default:"discovery"},roots:{kind:a.p_("GLOB",o.J),help:"Globs of the directories in which `init` runs, one per line, re\
lative to the current directory. Default: detected."},platforms:{kind:a.p_("OS_ARCH",_.Kd),help:"Platforms that providers must have packages for, one per line: \
`linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:a.lx,help:"Predict `init -upgrade`, which ignores the versions in l\
ock files.",default:"false"},"max-requests":{field:"maxRequests",kind:a.ai({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: ve\
rsions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},m={tokens:{kind:a.p_("HOST=TOKEN",_.IL,_.vk),help:"Tokens\
, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"cliConfig",kind:a.PW,help:"CLI configuration file to rea\
d instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},u={"timeout-seconds":{field:"timeoutMs",kind:a.lq(a.YA({min:.1,max:300})),help:"Time lim\
it for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper."},retries:{kind:a.
ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",default:"3"},concurrency:{kind:a.
ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-seconds":{field:"deadlineMs",kind:a.YA({min:1,max:21600}),
help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.",default:"600"},"ca-file":{field:"caFile",
kind:a.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{kind:a.p_("HOST=ADDRESS",_.Ju),help:"Addresses to co\
nnect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host."}},l={"certificate-days":{field:"certifica\
teDays",kind:a.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},"slow-seconds":{
field:"slowMs",kind:a.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"fail-on":{field:"failOn",kind:a.Yq("error","warning","\
never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{kind:a.p_("CODE",_.x2),help:"Findings to ignore, on\
e per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."},report:{kind:a.p_("FILE",_.$h),help:"Report files to write,\
 one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.codequality.json` (GitLab)."},history:{kind:a.PW,help:"\
JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run."},badge:{kind:a.xH("FILE",_.eX),help:"\
JSON file for a badge of shields.io to write."}},d={"changed-only":{field:"changedOnly",kind:a.lx,help:"In pull requests, check only what the changed files use.\
 Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:a.Yq("never","on-failure","always"),help:"When to write one comment on the pull reques\
t, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"never"},issue:{kind:a.Yq("never","on-failure"),help:"When t\
o open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},"issue-labels":{field:"issueLa\
bels",kind:a.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},"issue\
-open-after":{field:"issueOpenAfter",kind:a.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `his\
tory`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:a.ai({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it c\
ounts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"githubToken",kind:a.CV,help:"Token used for the comment, the \
issue and the list of changed files.",actionContext:"github.token"}},$={...E,...O,...v,...m,...u,...l,...d},p=a.KT($),A=[["What to check",a.KT(E)],["Many reposi\
tories",a.KT(O)],["Following `init`",a.KT(v)],["Credentials",a.KT(m)],["Network",a.KT(u)],["Result",a.KT(l)]]}),6875:((h,I,n)=>{n.d(I,{Ip:()=>a,VG:()=>o,VJ:()=>E,
v7:()=>_});class o{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(v){this.#n??=v,this.#e.abort()}}const a=(O,v)=>{
const m=setTimeout(v,O);return()=>clearTimeout(m)};function _(O,{startTimer:v,stop:m}){return new Promise(u=>{const l=()=>{d(),m.signal.removeEventListener("abo\
rt",l),u()},d=v(O,l);m.signal.addEventListener("abort",l)})}function E(O,v){const m=/^\d+$/.test(O??"")?Number(O)*1e3:Date.parse(O??"")-v;return Number.isNaN(m)?
null:m}}),2613:(h=>{h.exports=process.getBuiltinModule("assert")}),4434:(h=>{h.exports=process.getBuiltinModule("events")}),9896:(h=>{h.exports=process.getBuiltinModule(
"fs")}),8611:(h=>{h.exports=process.getBuiltinModule("http")}),5692:(h=>{h.exports=process.getBuiltinModule("https")}),9278:(h=>{h.exports=process.getBuiltinModule(
"net")}),4589:(h=>{h.exports=process.getBuiltinModule("node:assert")}),6698:(h=>{h.exports=process.getBuiltinModule("node:async_hooks")}),4573:(h=>{h.exports=process.
getBuiltinModule("node:buffer")}),1421:(h=>{h.exports=process.getBuiltinModule("node:child_process")}),7598:(h=>{h.exports=process.getBuiltinModule("node:crypto")}),
3053:(h=>{h.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(h=>{h.exports=process.getBuiltinModule("node:dns")}),8474:(h=>{h.exports=process.
getBuiltinModule("node:events")}),3024:(h=>{h.exports=process.getBuiltinModule("node:fs")}),7067:(h=>{h.exports=process.getBuiltinModule("node:http")}),2467:(h=>{
h.exports=process.getBuiltinModule("node:http2")}),7030:(h=>{h.exports=process.getBuiltinModule("node:net")}),8161:(h=>{h.exports=process.getBuiltinModule("node\
:os")}),6760:(h=>{h.exports=process.getBuiltinModule("node:path")}),3916:(h=>{h.exports=process.getBuiltinModule("node:path/posix")}),643:(h=>{h.exports=process.
getBuiltinModule("node:perf_hooks")}),1792:(h=>{h.exports=process.getBuiltinModule("node:querystring")}),99:(h=>{h.exports=process.getBuiltinModule("node:sqlite")}),
7075:(h=>{h.exports=process.getBuiltinModule("node:stream")}),7830:(h=>{h.exports=process.getBuiltinModule("node:stream/web")}),8500:(h=>{h.exports=process.getBuiltinModule(
"node:timers/promises")}),1692:(h=>{h.exports=process.getBuiltinModule("node:tls")}),3136:(h=>{h.exports=process.getBuiltinModule("node:url")}),7975:(h=>{h.exports=
process.getBuiltinModule("node:util")}),3429:(h=>{h.exports=process.getBuiltinModule("node:util/types")}),5919:(h=>{h.exports=process.getBuiltinModule("node:wor\
ker_threads")}),8522:(h=>{h.exports=process.getBuiltinModule("node:zlib")}),857:(h=>{h.exports=process.getBuiltinModule("os")}),6928:(h=>{h.exports=process.getBuiltinModule(
"path")}),4756:(h=>{h.exports=process.getBuiltinModule("tls")}),9023:(h=>{h.exports=process.getBuiltinModule("util")})},ue={};function Y(h){var I=ue[h];if(I!==void 0)
return I.exports;var n=ue[h]={exports:{}},o=!0;try{he[h](n,n.exports,Y),o=!1}finally{o&&delete ue[h]}return n.exports}Y.m=he,typeof Y<"u"&&(Y.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var h=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",I=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",n=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",o=_=>{_&&_.d<1&&(_.d=1,_.forEach(E=>E.r--),_.forEach(E=>E.r--?E.r++:E()))},a=_=>_.map(E=>{if(E!==null&&typeof E=="object"){if(E[h])return E;if(E.then){
var O=[];O.d=0,E.then(u=>{v[I]=u,o(O)},u=>{v[n]=u,o(O)});var v={};return v[h]=u=>u(O),v}}var m={};return m[h]=u=>{},m[I]=E,m});Y.a=(_,E,O)=>{var v;O&&((v=[]).d=
-1);var m=new Set,u=_.exports,l,d,$,p=new Promise((A,T)=>{$=T,d=A});p[I]=u,p[h]=A=>(v&&A(v),m.forEach(A),p.catch(T=>{})),_.exports=p,E(A=>{l=a(A);var T,y=()=>l.
map(P=>{if(P[n])throw P[n];return P[I]}),D=new Promise(P=>{T=()=>P(y),T.r=0;var R=M=>M!==v&&!m.has(M)&&(m.add(M),M&&!M.d&&(T.r++,M.push(T)));l.map(M=>M[h](R))});
return T.r?D:y()},A=>(A?$(p[n]=A):d(u),o(v))),v&&v.d<0&&(v.d=0)}})(),(()=>{var h=Object.getPrototypeOf?n=>Object.getPrototypeOf(n):n=>n.__proto__,I;Y.t=function(n,o){
if(o&1&&(n=this(n)),o&8||typeof n=="object"&&n&&(o&4&&n.__esModule||o&16&&typeof n.then=="function"))return n;var a=Object.create(null);Y.r(a);var _={};I=I||[null,
h({}),h([]),h(h)];for(var E=o&2&&n;typeof E=="object"&&!~I.indexOf(E);E=h(E))Object.getOwnPropertyNames(E).forEach(O=>_[O]=()=>n[O]);return _.default=()=>n,Y.d(
a,_),a}})(),Y.d=(h,I)=>{for(var n in I)Y.o(I,n)&&!Y.o(h,n)&&Object.defineProperty(h,n,{enumerable:!0,get:I[n]})},Y.f={},Y.e=h=>Promise.all(Object.keys(Y.f).reduce(
(I,n)=>(Y.f[n](h,I),I),[])),Y.u=h=>({0:"9",9:"9",69:"69",71:"9",240:"9",428:"558",456:"773",558:"558",576:"773",696:"773",773:"773",909:"558",929:"558"}[h]??h)+
".index.js",Y.o=(h,I)=>Object.prototype.hasOwnProperty.call(h,I),Y.r=h=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(h,Symbol.toStringTag,{value:"\
Module"}),Object.defineProperty(h,"__esModule",{value:!0})},(()=>{var h={196:0,792:0},I=n=>{var{ids:o,modules:a,runtime:_}=n,E,O,v=0;for(E in a)Y.o(a,E)&&(Y.m[E]=
a[E]);for(_&&_(Y);v<o.length;v++)O=o[v],Y.o(h,O)&&h[O]&&h[O][0](),h[o[v]]=0};Y.late=(n,o)=>{for(const a of n){if(h[a]===0)continue;const{createRequire:_}=process.
getBuiltinModule("module");I(_(import.meta.url)("./"+Y.u(a)))}return Y(o)},Y.f.j=(n,o)=>{var a=Y.o(h,n)?h[n]:void 0;if(a!==0)if(a)o.push(a[1]);else{var _=import("\
./"+Y.u(n)).then(I,E=>{throw h[n]!==0&&(h[n]=void 0),E}),_=Promise.race([_,new Promise(E=>a=h[n]=[E])]);o.push(a[1]=_)}}})();var de={};Y.d(de,{C:()=>Se,a:()=>ke});
const Se=()=>Promise.all([Y.e(558),Y.e(929),Y.e(196),Y.e(428),Y.e(909)]).then(Y.bind(Y,2909)),ke=()=>Promise.all([Y.e(196),Y.e(69)]).then(Y.bind(Y,9069));var be=de.
C,Ie=de.a;export{be as runAction,Ie as runCli};
