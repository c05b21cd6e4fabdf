var ue={9018:((h,P,r)=>{r.d(P,{r:()=>Me,c:()=>$e});var a=r(1831),f=r(2713),g=r(7630);const _=L=>(0,a.Pv)(L).ok,y=L=>L.includes(".")&&_(L);function E(L,U){const N=(0,g.
vk)(L.tokens??"").flatMap(b=>{const W=b.indexOf("="),F=b.slice(W+1).trim(),J=W<0?"":b.slice(0,W).trim();return J!==""&&(!_(J)||!J.includes(".")&&y(F))?[F,J,b]:[
F]}),H=Object.entries(U).flatMap(([b,W])=>b.startsWith("TF_TOKEN_")&&W!==void 0?[W]:[]);return[...N,...H,L["github-token"]?.trim()??""].filter(b=>b!=="").map(b=>new f.
o(b))}var A=r(1064);const d=16777619,o=2654435761;class l{length;#e;#n;#s;#t;constructor(U,N,H){this.length=U,this.#e=N;const b=Math.max(4,Math.ceil(Math.log2(2*
H.length+1)));this.#n=new Int32Array(2**b).fill(-1),this.#s=32-b;let W=1;for(let F=1;F<U;F+=1)W=Math.imul(W,d);this.#t=W;for(const F of H)this.#n[this.#a(N,F,this.#i(
N,F))]=F}hasAt(U,N){return N<0||N+this.length>U.length?!1:this.#o(U,N,this.#i(U,N))>=0}search(U,N,H){const b=this.length;if(U.length<b)return;let W=this.#i(U,0);
for(let F=0;;F+=1){const J=this.#o(U,F,W);if(J>=0){let[z,Q]=[0,b];for(;z<N&&this.#r(U,F,J,-1-z);)z+=1;for(;Q<b+N&&this.#r(U,F,J,Q);)Q+=1;H(F-z,F+Q)}if(F+b>=U.length)
return;const G=W-Math.imul(U[F]??0,this.#t);W=Math.imul(G,d)+(U[F+b]??0)|0}}#o(U,N,H){return this.#n[this.#a(U,N,H)]??-1}#r(U,N,H,b){const W=U[N+b];return W!==void 0&&
W===this.#e[H+b]}#a(U,N,H){let b=Math.imul(H^H>>>15,o)>>>this.#s;for(;;){const W=this.#n[b]??-1;if(W<0||this.#c(W,U,N))return b;b=b+1===this.#n.length?0:b+1}}#c(U,N,H){
for(let b=0;b<this.length;b+=1)if(!this.#r(N,H,U,b))return!1;return!0}#i(U,N){let H=0;for(let b=N;b<N+this.length;b+=1)H=Math.imul(H,d)+(U[b]??0)|0;return H}}var v=r(
7251),m=r(8408);const T=4;function R(L,U){let N={text:L,starts:null};for(let H=0;H<T&&N!==null;H+=1)U(u(N,L.length)),N=t(N,L.length)}const I="\u2026",w=32,k=Uint16Array.
from({length:128},(L,U)=>{const N=String.fromCharCode(U);return U<=w||U===127?w:({"-":"+",_:"/"}[N]??N).toLowerCase().charCodeAt(0)});function K(L){return L===I?
L:/[\s\x80-\x9f]/.test(L)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").test(L)?"":L.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let x=new Uint16Array(
1024),j=new Uint32Array(1025);function C(L){if(L<x.length)return;const[U,N]=[new Uint16Array(2*L),new Uint32Array(2*L+1)];U.set(x),N.set(j),x=U,j=N}function u({
text:L,starts:U},N){C(L.length);let H=0;for(let b=0;b<L.length;b+=1){const W=L.charCodeAt(b),F=U===null?b:U[b]??N;if(W<128){H=p(k[W]??w,F,H);continue}const J=String.
fromCodePoint(L.codePointAt(b)??0),G=K(J);C(H+G.length+L.length-b);for(let z=0;z<G.length;z+=1)H=p(G.charCodeAt(z),F,H);b+=J.length-1}return j[H]=N,{codes:x.subarray(
0,H),starts:j.subarray(0,H+1)}}function p(L,U,N){return L===w&&N>0&&x[N-1]===w?N:(x[N]=L,j[N]=U,N+1)}const M={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},
O=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
e=/[%\\&]|xn--/i;function t({text:L,starts:U},N){if(!e.test(L))return null;let H="";const b=[];let W=0;const F=G=>U===null?G:U[G]??N,J=G=>{for(let z=W;z<G;z+=1)
b.push(F(z));H+=L.slice(W,G)};for(const G of L.matchAll(O)){J(G.index),W=G.index+G[0].length;for(const{written:z,at:Q}of n(G)){H+=z;for(let ee=0;ee<z.length;ee+=
1)b.push(F(G.index+Q))}}return W===0?null:(J(L.length),{text:H,starts:b})}function n(L){const[U,N,H,b,W,F,J,G,z,Q]=L;return N!==void 0?c(N):Q!==void 0?[{written:(0,m.
mI)(Q.toLowerCase()),at:0}]:s(H!==void 0?String.fromCharCode(Number.parseInt(H,16)):b!==void 0?i(Number.parseInt(b,16)):J!==void 0?i(Number(J)):G!==void 0?i(Number.
parseInt(G,16)):z!==void 0?M[z]??U:W??(F===void 0?"":" "))}const s=L=>[{written:L,at:0}],i=L=>L<=1114111?String.fromCodePoint(L):"\uFFFD";function c(L){const U=L.
startsWith("%")?3:4,N=Array.from({length:L.length/U},(b,W)=>Number.parseInt(L.slice(U*(W+1)-2,U*(W+1)),16)),H=[];for(let b=0;b<N.length;){const{written:W,size:F}=$(
N,b);H.push({written:W,at:U*b}),b+=F}return H}function $(L,U){const N=L[U]??0,H={written:String.fromCharCode(N),size:1};if(N<192)return H;const b=N<224?2:N<240?
3:4;let W=N&127>>b;for(let F=U+1;F<U+b;F+=1){const J=L[F]??0;if((J&192)!==128)return H;W=W<<6|J&63}return{written:i(W),size:b}}const D="***",S=12,B=4,X=200;function Y(L){
const U=Z(L);return U===null?null:(N,H)=>{const b=[];return R(N,W=>q(W,N,U,b)),b.length===0?N:oe(N,b,H)}}function Z(L){const U=[];for(const J of(0,v.x)(L))R(J,({
codes:G})=>{G.length>=f.I&&U.push(G.slice())});if(U.length===0)return null;const N=new Uint16Array(U.reduce((J,{length:G})=>J+G,0)),H=Array.from({length:S+1},()=>[]),
b=Array.from({length:S},()=>[]);let W=0;for(const J of U){const{length:G}=J;N.set(J,W);for(let Q=0;Q+S<G;Q+=B)H[S]?.push(W+Q);const z=Math.min(G,S);H[z]?.push(W+
G-z);for(let Q=f.I;Q<z;Q+=1)b[Q]?.push(W);W+=G}const F=(J,G)=>J.length===0?[]:[new l(G,N,J)];return{pieces:H.flatMap(F),heads:b.flatMap(F).reverse()}}function q({
codes:L,starts:U},N,{pieces:H,heads:b},W){const F=(z,Q)=>{const ee=L[z]===w?z+1:z;let te=L[Q-1]===w?Q-1:Q;for(;te<L.length&&U[te]===U[te-1];)te+=1;const ie=U[ee]??
0,le=U[te]??N.length,ne=W.at(-1);ne===void 0||ie<ne.from||ie>ne.to?W.push({from:ie,to:le}):W[W.length-1]={from:ne.from,to:Math.max(ne.to,le)}};for(const z of H)
z.search(L,z.length===S?B-1:0,F);const J=z=>{const Q=b.find(ee=>ee.hasAt(L,z-ee.length));Q!==void 0&&F(z-Q.length,z)},G=I.charCodeAt(0);for(let z=L.indexOf(G);z>=
0;z=L.indexOf(G,z+1))J(z);N.length>=X&&J(L.length)}function oe(L,U,N){let H="",b=0;for(const W of U.toSorted((F,J)=>F.from-J.from))W.to<=b||N.size>0&&de(L,W,N)||
((W.from>b||b===0)&&(H+=L.slice(b,W.from)+D),b=W.to);return H+L.slice(b)}const re=L=>L<"\x80"?/[a-z\d.:-]/i.test(L):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").test(L),fe=260;function de(L,{
from:U,to:N},H){const b=J=>Math.max(U-J,J-N)<fe&&re(L[J]??"");let W=U;for(;b(W-1);)W-=1;let F=N;for(;b(F);)F+=1;for(;F>N&&/[.:]/.test(L[F-1]??"");)F-=1;return H.
has(L.slice(W,F))}const he=64,pe=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","servicesFrom","require\
ments"]),me=new Set(["value","login"]),_e=(L,U)=>pe.has(L)||L==="client"&&A.Du.some(N=>N===U),ge=new Set;function Ee(L){return se(()=>{const U=Y(L);return U===null?
N=>N:(N,H=ge)=>se(()=>we(Oe(b=>U(b,H)))(N))})}function se(L){try{return L()}catch{throw new Error("tokens could not be hidden")}}const ve=1e4,Ae=200;function Oe(L){
const U=new Map;return N=>{const H=U.get(N);if(H!==void 0)return H;const b=L(N);return N.length<=Ae&&U.size<ve&&U.set(N,b),b}}function we(L){const U={ours:new Map,
theirs:new Map},N=(b,W,F)=>{if(Array.isArray(b))return b.map(G=>H(G,W+1,F));const J=Object.entries(b).map(([G,z])=>F==="ours"&&_e(G,z)?[G,z]:[L(G),H(z,W+1,me.has(
G)?"theirs":F)]);return Object.fromEntries(J)},H=(b,W,F)=>{if(typeof b=="string")return L(b);if(W>he)return null;if(typeof b!="object"||b===null)return b;const J=U[F].
get(b)??N(b,W,F);return U[F].set(b,J),J};return b=>H(b,0,"ours")}function $e(L,U,N=()=>{}){const H=new Map;let b=null;const W=F=>{const J=F.filter(G=>!H.has(G.reveal()));
if(J.length!==0){for(const G of J)H.set(G.reveal(),G);b=null,N(J)}};return se(()=>W(E(L,U))),{learn:F=>se(()=>W([F])),redact:(F,J)=>(b??=Ee([...H.values()]),b(F,
J))}}const Te="tf-disco crashed, and the description of the crash could not be cleared of tokens";function Me(L,{redact:U}){try{return L(U)}catch{return Te}}}),
7251:((h,P,r)=>{r.d(P,{K:()=>l,x:()=>A});var a=r(6246),f=r(6979),g=r(2713);function _(m){const T=m.reveal(),R=/[\r\n]/.test(T)?T.split(/[\r\n]+/):[];return[T,...R].
filter(I=>I.trim().length>=g.I)}const y=m=>[...new Set([m,Buffer.from(m).toString("latin1")])],E=m=>["","x","xx"].flatMap(T=>{const R=Buffer.from(T+m).toString(
"base64"),I=R.slice(Math.ceil(T.length*4/3)).replace(/=+$/,"");return R.endsWith("=")?[I.slice(0,-1),I]:[I]});function*A(m){const T=m.flatMap(_).map(R=>R.trim());
for(const R of new Set(T.flatMap(y)))yield R,R.includes(" ")&&(yield R.replaceAll(" ","+")),yield*E(R),yield Buffer.from(R).toString("hex")}const d=16*1024,o=1024*
1024;function l(m){let T=o;return R=>{const I=R.flatMap(_).flatMap(k=>[k,k.trim()]),w=[];for(const k of new Set(I.flatMap(y))){if(k.length>d||T<0)continue;const K=v(
k).filter(x=>x.trim().length>=g.I);w.push(...K),T-=K.join("").length}m([...new Set([...I,...w])])}}function v(m){const T=(0,f.ft)(m),R=(0,a.o)(m).slice(1,-1),I=[
encodeURIComponent(m.toWellFormed()),...T.ok?[T.value]:[]],w=E(m),k=Buffer.from(m).toString("hex");return[m,m.toLowerCase(),R,JSON.stringify(m).slice(1,-1),...I,
...I.map(K=>K.replace(/%[0-9A-F]{2}/g,x=>x.toLowerCase())),...w,...w.map(K=>K.replaceAll("+","-").replaceAll("/","_")),k,k.toUpperCase()]}}),6309:((h,P,r)=>{r.d(
P,{A3:()=>_,Lw:()=>g,Or:()=>y});var a=r(3592);const f={EACCES:"give this user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the d\
irectory of that name",ENOENT:"check that the path exists",ENOSPC:"free disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"\
give this user permission to write there",EROFS:"choose a path on a file system that can be written to"};class g extends Error{name="Refused"}function _(E){if(E instanceof
g)return E.message;if(!y(E))return`${String(E)}; this is a bug of tf-disco, please report it at ${a.xV}`;const A=f[E.code];return`${E.message.split(", ")[0]}${A===
void 0?"":`; ${A}`}`}const y=E=>typeof E=="object"&&E!==null&&"syscall"in E&&"code"in E}),6181:((h,P,r)=>{r.d(P,{RY:()=>g,n7:()=>d,r5:()=>a});function a(o){if(!o.
includes(":"))return f(o);const l=o.indexOf("%");return l===o.length-1?null:y(l<0?o:o.slice(0,l))}function f(o){const l=o.split("."),v=l.length===4&&l.every(T=>/^(0|[1-9]\d{0,2})$/.
test(T)),m=l.map(Number);return v&&m.every(T=>T<=255)?m:null}function g(o){const l=o.split(".").map(_),v=l.pop()??Number.NaN,m=4-l.length;if(!(m>0&&l.every(I=>I<=
255)&&v<256**m))return null;const R=Array.from({length:m},(I,w)=>Math.floor(v/256**(m-1-w))%256);return[...l,...R]}function _(o){return/^0x[\da-f]*$/i.test(o)?Number.
parseInt(`0${o.slice(2)}`,16):/^0[0-7]*$/.test(o)?Number.parseInt(o,8):/^[1-9]\d*$/.test(o)?Number(o):Number.NaN}function y(o){const[l="",v,...m]=o.split("::");
if(v===void 0){const w=E(l,!0);return w?.length===16?w:null}const[T,R]=[E(l,!1),E(v,!0)];if(T===null||R===null||m.length>0)return null;const I=16-T.length-R.length;
return I<2?null:[...T,...Array(I).fill(0),...R]}function E(o,l){if(o==="")return[];const v=o.split(":"),m=v.map((T,R)=>{if(/^[0-9a-f]{1,4}$/i.test(T)){const I=Number.
parseInt(T,16);return[I>>8,I&255]}return l&&R===v.length-1?f(T):null});return m.every(T=>T!==null)?m.flat():null}const A=[0,0,0,0,0,0,0,0,0,0,255,255].join();function d(o){
const l=a(o)??[];return l.slice(0,12).join()===A?l.slice(12).join("."):o}}),4874:((h,P,r)=>{r.d(P,{AN:()=>k,I9:()=>s,ap:()=>K,f:()=>C});const a=9,f=10,g=13,_=32,
y=34,E=43,A=44,d=45,o=46,l=48,v=69,m=92,T=101,R=117,I=c=>c===_||c===f||c===g||c===a,w=c=>c>=l&&c<=l+9;function k(c,$){let D=$;for(;D<c.length&&I(c.charCodeAt(D));)
D+=1;return D}function K(c,$){let D=$+1;for(;D<c.length;){const S=c.charCodeAt(D);if(S===y)return D+1;if(S<_)return~D;if(S===m){const B=x(c,D);if(B===0)return~D;
D+=B}else D+=1}return~c.length}function x(c,$){if($+1>=c.length)return 0;if(c.charCodeAt($+1)!==R)return'"\\/bfnrt'.includes(c.charAt($+1))?2:0;for(let D=$+2;D<
$+6;D+=1)if(D>=c.length||!j(c.charCodeAt(D)))return 0;return 6}function j(c){const $=c|32;return w(c)||$>=97&&$<=102}function C(c,$){const D=u(c.charCodeAt($))?
p(c,$):O(c,$);return D>=0&&M(c,D)?D:~$}const u=c=>c>=97&&c<=122;function p(c,$){const D=["true","false","null"].find(S=>c.startsWith(S,$));return D===void 0?-1:
$+D.length}function M(c,$){if($>=c.length)return!0;const D=c.charCodeAt($);return D===A||I(D)||'"{}[]:'.includes(c.charAt($))}function O(c,$){const D=t(c,$)===d?
$+1:$;let S=t(c,D)===l?D+1:e(c,D);if(S>0&&t(c,S)===o&&(S=e(c,S+1)),S>0&&(t(c,S)===v||t(c,S)===T)){const B=t(c,S+1);S=e(c,B===E||B===d?S+2:S+1)}return S}function e(c,$){
let D=$;for(;D<c.length&&w(c.charCodeAt(D));)D+=1;return D===$?-1:D}const t=(c,$)=>$<c.length?c.charCodeAt($):0,n=200;function s(c,$,D){return D-$<=n&&!i(c,$,D)?
!1:!Number.isFinite(Number(c.slice($,D)))}function i(c,$,D){for(let S=$;S<D-3;S+=1){const B=c.charCodeAt(S);if(B===T||B===v)return!0}return!1}}),3307:((h,P,r)=>{
r.d(P,{Gv:()=>v,HT:()=>j,I:()=>e,IL:()=>O,CI:()=>C,Ey:()=>x});const a=10,f=["more than 10000 levels of nesting","nest brackets less deeply"],g=["number too larg\
e for a 64-bit float","use a smaller number"],_=["the text ends before the JSON value is complete","check that the file was not truncated"],y=["trailing comma",
"remove the comma"];function E(t,n){return n===t.length?_:t[n]==="\\"?["invalid escape sequence in a string",String.raw`write a backslash as \\`]:["control char\
acter in a string",String.raw`escape it, for example a line break as \n`]}const A=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single\
 quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typographic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma",
"remove the comma"]];function d(t,n,s){for(const[i,...c]of A)if(i.test(t))return c;switch(n){case"value":return/^[}\]:]/.test(t)?["missing value","add the value"]:
/^[-+.\d]/.test(t)?["invalid number","write a decimal number without leading zeros"]:["unknown word","put text in double quotation marks; the words are true, fa\
lse and null"];case"key":return["key without quotation marks","put the key in double quotation marks"];case"colon":return["missing colon after a key","add the c\
olon"];case"next":return s===void 0?["text after the end of the JSON value","remove it"]:/^[}\]]/.test(t)?["wrong closing bracket",`write ${s}`]:["missing comma",
"add the comma"]}}function o(t,n,[s,i]){let[c,$]=[1,1];for(let D=0;D<n;D+=1){const S=t.charCodeAt(D);S===a?(c+=1,$=1):(S<56320||S>57343)&&($+=1)}return{why:`lin\
e ${c}, column ${$}: ${s}`,advice:i}}var l=r(4874);const v=t=>typeof t=="object"&&t!==null&&!Array.isArray(t),m=1e4,T=34,R=44,I=58,w=91,k=123,K=125,x=(t,n)=>new u(
t,n).run({start:0,end:t.length}),j=(t,n)=>new u(t,null).run({start:0,end:t.length},n);function C(t,n,s){new u(t,s).run(n)}class u{#e;#n;#s=[];#t="value";#o=0;#r=0;#a=0;#c=0;#i=0;#l=-1;constructor(n,s){
this.#e=n,this.#n=s}run(n,s="whole"){const i=this.#e,c=this.#s,$=(0,l.AN)(i,n.start);for(let S=$,B=0;S<n.end;S=(0,l.AN)(i,B)){const X=i.charCodeAt(S);if(B=this.#u(
S,X),B<0)return this.#h(S,~B);if(this.#t==="next"&&c.length===1&&this.#n?.(this.#a,B,this.#c,this.#i),s==="first"&&this.#t==="next"&&c.length===0)return null;this.#o=
X,this.#r=S}return this.#t!=="next"||c.length>0?o(i,i.length,_):this.#n!==null&&this.#l>=0&&i.charCodeAt($)===k?o(i,this.#l,g):null}#u(n,s){const i=this.#s[this.#s.
length-1];if(s===i&&(this.#t==="next"||p(this.#o)))return this.#s.pop(),this.#t="next",n+1;switch(this.#t){case"value":return this.#f(n,s);case"key":return s===
T?this.#d(n):~n;case"colon":return s!==I?~n:(this.#t="value",n+1);case"next":return s!==R||i===void 0?~n:(this.#t=i===K?"key":"value",n+1)}}#f(n,s){const i=this.#s.
length;if(i===1&&(this.#a=n),p(s))return i===m?~n:(this.#s.push(s+2),this.#t=s===k?"key":"value",n+1);const c=s===T,$=c?(0,l.ap)(this.#e,n):(0,l.f)(this.#e,n);return $<
0||(!c&&this.#l<0&&(0,l.I9)(this.#e,n,$)&&(this.#l=n),this.#t="next"),$}#d(n){const s=(0,l.ap)(this.#e,n);return this.#s.length===1&&(this.#c=n,this.#i=s),this.#t=
"colon",s}#h(n,s){const i=this.#e,c=i.charCodeAt(n),$=this.#s.at(-1);if(s>n)return o(i,s,E(i,s));if(this.#t==="value"&&p(c))return o(i,n,f);if(c===$&&this.#o===
R)return o(i,this.#r,y);const D=$===void 0?void 0:String.fromCharCode($);return o(i,n,d(i.slice(n,n+2),this.#t,D))}}const p=t=>t===k||t===w,M=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;
function O(t){return t.startsWith('"')?e(t):t.includes("\\u")?JSON.parse(t.replace(M,(n,s)=>s===void 0?n:"\\ufffd")):JSON.parse(t)}function e(t){return JSON.parse(
t).toWellFormed()}}),3625:((h,P,r)=>{r.d(P,{J:()=>a,T:()=>f});const a=g=>({ok:!0,value:g}),f=g=>({ok:!1,why:g})}),6246:((h,P,r)=>{r.d(P,{D:()=>g,o:()=>f});const a={
'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},f=d=>`"${_(d.toWellFormed())}"`;function g(d,o){let l="",v=o;
for(const m of d.toWellFormed()){if(v===0)break;const T=new TextEncoder().encode(m);l+=T.length<=v?_(m):E(T.subarray(0,v)),v=Math.max(0,v-T.length)}return`"${l}\
"`}function _(d){return/^[ !#-[\]-~]*$/.test(d)?d:d.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),o=>a[o]??y(o))}function y(d){const o=d.codePointAt(0)??0;return o<
128?`\\x${A(o,2)}`:o<65536?`\\u${A(o,4)}`:`\\U${A(o,8)}`}const E=d=>Array.from(d,o=>`\\x${A(o,2)}`).join(""),A=(d,o)=>d.toString(16).padStart(o,"0")}),6979:((h,P,r)=>{
r.d(P,{Ge:()=>j,V$:()=>l,ft:()=>v,h0:()=>k,xB:()=>K,y3:()=>m});var a=r(3625),f=r(6246);const g=`!$&'()*+,;=:[]<>"`,_={path:"$&+,/:;=@",host:g,zone:g,user:"$&+,;\
=",query:"",fragment:"$&+,/:;=?@!()*"},y=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,E=/^[A-Za-z0-9._~-]/,A=/%(?![0-9A-Fa-f]{2})/,d=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,
o=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function l(C,u){let p="";for(const{0:M,index:O}of C.matchAll(y))if(E.test(M)||_[u].includes(M))p+=M;else{if(M==="%")return(0,a.
T)(w(C,O));if(M.startsWith("%")){const e=Number.parseInt(M.slice(1),16);if(R(e,u))return(0,a.T)(`invalid URL escape "${M}"`);p+=I(e,u)}else if(M>"\x7F")p+=encodeURIComponent(
M.toWellFormed());else{if(u==="host"||u==="zone")return(0,a.T)(`invalid character ${(0,f.o)(M)} in host name`);p+=I(M.charCodeAt(0),u)}}return(0,a.J)(p)}function v(C){
return C==="%2A"?(0,a.J)("*"):T(C,d)?(0,a.J)(C):l(C,"path")}const m=C=>T(C,o)?(0,a.J)(C):l(C,"fragment"),T=(C,u)=>u.test(C)&&!A.test(C);function R(C,u){return u===
"host"?C<128&&C!==37:u!=="zone"||C===37||C===32?!1:I(C,"zone").startsWith("%")}function I(C,u){const p=String.fromCharCode(C);return E.test(p)||_[u].includes(p)?
p:`%${C.toString(16).toUpperCase().padStart(2,"0")}`}const w=(C,u)=>`invalid URL escape ${(0,f.D)(C.slice(u,u+4),3)}`;function k(C){for(const u of C.split("&")){
if(u.includes(";"))return"invalid semicolon separator in query";const[,...p]=/^([^=]*)=?(.*)$/s.exec(u)??[];for(const M of p){const O=M.search(A);if(O>=0)return w(
M,O)}}return null}function K(C){return C.split("&").flatMap(u=>{if(u===""||u.includes(";"))return[];const[,...p]=/^([^=]*)=?(.*)$/s.exec(u)??[],[M,O]=p.map(e=>l(
e.replaceAll("+","%20"),"query"));return M?.ok&&O?.ok?[[x(M.value),x(O.value)]]:[]})}const x=C=>C.replaceAll("%20","+"),j=C=>C.toSorted(([u],[p])=>u<p?-1:u>p?1:
0).map(([u,p])=>`${u}=${p}`).join("&")}),630:((h,P,r)=>{r.d(P,{O:()=>_,s:()=>y});var a=r(3625),f=r(4283),g=r(6979);function _(d,o){const l=(0,f.Dl)(o);return l.
ok?(0,a.J)(y(d,l.value)):l}function y(d,o){if(o.scheme!==""||o.host!==""||o.user!==null){const I=o.scheme===""?d.scheme:o.scheme;return{...o,scheme:I,path:A(o.path)}}
const{scheme:l}=d,v=o.path===""&&!o.forceQuery&&o.query==="",m=v?d.query:o.query,T=v&&o.fragment===""?d.fragment:o.fragment;if(o.path===""&&d.opaque!=="")return{
...o,scheme:l,query:m,fragment:T,opaque:d.opaque};const R=A(E(d.path,o.path));return{...o,scheme:l,query:m,fragment:T,user:d.user,host:d.host,path:R}}function E(d,o){
return o===""?d:o.startsWith("/")?o:d.slice(0,d.lastIndexOf("/")+1)+o}function A(d){if(d==="")return"";const o=d.split("/"),l=[];for(const R of o)R===".."?(l.pop(),
l.length===1&&l[0]===""&&l.pop()):R!=="."?l.push(R):l.length===0&&l.push("");const v=o.at(-1),m=`/${l.join("/")}${v==="."||v===".."?"/":""}`,T=(0,g.ft)(m.startsWith(
"//")?m.slice(1):m);return T.ok?T.value:m}}),4283:((h,P,r)=>{r.d(P,{Dl:()=>l,Pl:()=>m,aR:()=>I,cz:()=>T,jr:()=>v,t5:()=>R});var a=r(6181),f=r(3625),g=r(6246),_=r(
6979),y=r(8947);const E=/[^ -~\u0080-\u{10ffff}]/u,A=/^([A-Za-z][A-Za-z0-9+.-]*):/,d=/^(?::[0-9]*)?$/,o=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function l(e){const[t,
n]=O(e,"#"),s=w(t);if(!s.ok)return(0,f.T)(`parse ${(0,g.o)(t)}: ${s.why}`);const i=(0,_.y3)(n);return i.ok?(0,f.J)({...s.value,fragment:i.value}):(0,f.T)(`parse\
 ${(0,g.o)(e)}: ${i.why}`)}function v(e){const t=e.scheme===""?"":`${e.scheme}:`,n=e.forceQuery||e.query!==""?`?${e.query}`:"",s=e.fragment===""?"":`#${e.fragment}`,
i=e.opaque===""?u(e)+p(e):e.opaque;return t+i+n+s}function m(e){const t=e.opaque.replace(/^[^/]*@/,"");return v({...e,opaque:t,user:null,query:"",forceQuery:!1,
fragment:""})}function T(e){const t=e.host.lastIndexOf(":"),n=t>=0&&d.test(e.host.slice(t)),s=n?e.host.slice(0,t):e.host,i=s.startsWith("[")&&s.endsWith("]");return{
name:M(i?s.slice(1,-1):s),port:n?e.host.slice(t+1):""}}function R(e){const t=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+t}function I(e){
if(e.user===null)return null;const t=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,n=>String.fromCharCode(Number.parseInt(n.slice(1),16)));return`\
Basic ${btoa(t)}`}function w(e){if(E.test(e))return(0,f.T)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,f.T)("missing protocol sch\
eme");const t=A.exec(e)?.[1]??"",n=t.toLowerCase(),[s,i]=O(t===""?e:e.slice(t.length+1),"?"),c=i===""&&e.endsWith("?"),D={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:n,query:i,forceQuery:c};return s.startsWith("/")?k(D,s):n!==""?(0,f.J)({...D,opaque:s}):O(s,"/")[0].includes(":")?(0,f.T)("first pat\
h segment in URL cannot contain colon"):K(D,s)}function k(e,t){if(!(t.startsWith("//")&&(e.scheme!==""||!t.startsWith("///"))))return K({...e,omitHost:e.scheme!==
""},t);const[s]=O(t.slice(2),"/"),i=s.lastIndexOf("@"),c=j(s.slice(i+1),e.scheme);if(!c.ok)return c;const $=i<0?(0,f.J)(null):x(s.slice(0,i));return $.ok?K({...e,
user:$.value,host:c.value},t.slice(2+s.length)):$}function K(e,t){const n=(0,_.ft)(t);return n.ok?(0,f.J)({...e,path:n.value}):n}function x(e){if(!o.test(e))return(0,f.
T)("net/url: invalid userinfo");const[t,n]=O(e,":"),s=(0,_.V$)(t,"user");if(!s.ok)return s;if(!e.includes(":"))return(0,f.J)({name:s.value,password:null});const i=(0,_.
V$)(n,"user");return i.ok?(0,f.J)({name:s.value,password:i.value}):i}function j(e,t){const n=e.lastIndexOf("[");if(n>0)return(0,f.T)("invalid IP-literal");if(n===
0)return C(e);const s=e.indexOf(":"),i=/^https?$/.test(t)?s:e.lastIndexOf(":"),c=i<0?"":e.slice(i);return d.test(c)?(0,_.V$)(e,"host"):(0,f.T)(`invalid port ${(0,g.
o)(c)} after host`)}function C(e){const t=e.lastIndexOf("]");if(t<0)return(0,f.T)("missing ']' in host");const n=e.slice(t+1);if(!d.test(n))return(0,f.T)(`inval\
id port ${(0,g.o)(n)} after host`);const s=e.slice(0,t).indexOf("%25"),i=s<0?t:s,c=(0,_.V$)(e.slice(1,i),"host");if(!c.ok)return c;const $=(0,_.V$)(e.slice(i,t),
"zone");if(!$.ok)return $;const D=M(c.value+$.value),S=(0,a.r5)(D);return S===null?(0,f.T)(`invalid host: ParseAddr(${(0,g.o)(D)}): unable to parse IP`):S.length===
4?(0,f.T)("invalid IP-literal"):(0,f.J)(`[${c.value}${$.value}]${n}`)}function u(e){if(e.scheme===""&&e.host===""&&e.user===null||e.omitHost&&e.host===""&&e.user===
null||e.host===""&&e.path===""&&e.user===null)return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.
host}`}function p(e){return e.host!==""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&u(e)===""&&O(e.path,"/")[0].includes(":")?`./${e.path}`:
e.path}function M(e){return e.replace(/(?:%[0-9A-F]{2})+/g,t=>{const n=t.slice(1).split("%");return(0,y._6)(Uint8Array.from(n,s=>Number.parseInt(s,16)))})}function O(e,t){
const n=e.indexOf(t);return n<0?[e,""]:[e.slice(0,n),e.slice(n+t.length)]}}),8947:((h,P,r)=>{r.d(P,{ZJ:()=>E,_6:()=>f,iP:()=>d,uK:()=>A});const a=new TextDecoder(
"utf-8",{ignoreBOM:!0});function f(o){const l=a.decode(o);return l.includes("\uFFFD")?a.decode(_(o)):l}const g=255;function _(o){const l=new Uint8Array(o);for(let v=0;v<
o.length;v+=1){const m=o[v]??0;if(m<224||m>244)continue;const T=m<240?3:4,R=y(o,v,T);R<T&&l.fill(g,v,v+R),v+=R-1}return l}function y(o,l,v){const m=o[l],T=o[l+1]??
0,R=m===224?160:m===240?144:128,I=m===237?159:m===244?143:191;if(T<R||T>I)return 1;let w=2;for(;w<v&&((o[l+w]??0)&192)===128;)w+=1;return w}const E=o=>d(new TextEncoder().
encode(o));function A(o){const l=new Uint8Array(o.length);for(let v=0;v<o.length;v+=1)l[v]=o.charCodeAt(v);return a.decode(l)}function d(o){let l="";for(const v of o)
l+=String.fromCharCode(v);return l}}),5143:((h,P,r)=>{r.d(P,{As:()=>o,WD:()=>d,Zl:()=>R,_M:()=>A,bH:()=>E,en:()=>_,n7:()=>I,yJ:()=>y});const a="//",f=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
g=1e3,_=w=>w.length<=g&&f.test(w),y=(w,k)=>`${w}${a}${k}`;function E(w){const k=A(w);return k===null?{repository:k,path:w}:{repository:k,path:w.slice(k.length+a.
length)}}function A(w){const k=w.indexOf(a);return k>0&&_(w.slice(0,k))?w.slice(0,k):null}const d=1e4;function o(w){if(w.length<=d)return w;const k=new Set,{first:K=[],
other:x=[]}=Object.groupBy(w,j=>{if(typeof j=="string")return"first";const C=A(j.file);return C===null||k.has(C)?"other":(k.add(C),"first")});return[...K,...x].
slice(0,d)}const l=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
v=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,m=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function T(w){const{path:k}=E(
w),K=k.split("/").slice(0,m.test(k)?-2:-1);return K.find((x,j)=>l.test(x)&&!(x==="test"&&K.slice(0,j).some(C=>v.test(C))))}const R=w=>T(w)!==void 0;function I(w){
const k=T(w);return(k===void 0?E(w).path:`**/${k}`).replace(/[\\{}[\]?!()]/g,"?")}}),4690:((h,P,r)=>{r.d(P,{i:()=>a});const a=({hrtime:f})=>()=>Number(f.bigint())/
1e6}),9077:((h,P,r)=>{r.d(P,{q:()=>E,w:()=>_});const a=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],f=300,g=5e3;function _(A,d,{isFinal:o,crash:l,now:v}){const m=new AbortController;
let T=0;const R=()=>o||m.signal.aborted;for(const I of a)A.on(I,()=>{const w=v()-T;d.end({kind:"signal",signal:I}),R()?(o||w>f)&&y(I,A):T=v(),m.abort()});return A.
on("uncaughtException",I=>{d.end({kind:"crash"});const w=l(I);R()&&A.exit(w),m.abort(),setTimeout(()=>A.exit(w),g).unref()}),A.on("exit",()=>d.end({kind:"crash"})),
m.signal}function y(A,d){d.removeAllListeners(A),d.kill(d.pid,A)}async function E(A,d){const{stdout:o,stderr:l}=A;for(const m of[o,l])await new Promise(T=>m.write(
"",T));if(A.getActiveResourcesInfo().includes("GetAddrInfoReqWrap")&&A.platform!=="win32"&&A.execve!==void 0){const{execPath:m}=A;A.execve(m,[m,"--eval",`requir\
e('node:process').exit(${d})`],{})}A.exit(d)}}),3386:((h,P,r)=>{r.d(P,{p:()=>g});const a=function(..._){const{setFlagsFromString:y}=process.getBuiltinModule("no\
de:v8");return new.target?new y(..._):y(..._)},f=100;function g(){setTimeout(()=>{a("--semi-space-growth-factor=1"),a("--heap-growing-percent=20")},f).unref()}}),
2057:((h,P,r)=>{r.d(P,{B_:()=>E,Dx:()=>y,yy:()=>g});var a=r(6309),f=r(5955);async function g(A,d){for(const o of(0,f.mk)(d)){if(!A.writable)return;A.write(o)||await _(
A)}}const _=A=>new Promise(d=>{const o=["drain","error","close"],l=()=>{for(const v of o)A.off(v,l);d()};for(const v of o)A.on(v,l)});async function*y(A){let d=[];
for await(const o of A.setEncoding("utf8")){const l=String(o).split(`
`),v=l.pop()??"";for(const m of l)yield[...d,m].join("").replace(/\r$/,""),d=[];d.push(v)}d.some(o=>o!=="")&&(yield d.join(""))}function E(A,d){let o=!1;A.on("e\
rror",l=>{const v=!o;o=!0,v&&l.code!=="EPIPE"&&d((0,a.A3)(l))})}}),3229:((h,P,r)=>{r.d(P,{Kc:()=>l,L6:()=>E,NM:()=>j,cr:()=>C});var a=r(1831),f=r(5011);const g=1024,
_=u=>(0,a.Pv)(u).ok;function y(u,...p){for(const M of u){const O=M(...p);if(O!==null)return O}return null}function E(u){if(u.length>g)return null;const p=(0,a.Pv)(
u);if(p.ok)return A(u,(0,a.nx)(p.value));const M=y(v,u);if(M!==null)return M;const{inside:O,removed:e}=R(u);if(u.includes("@",u.lastIndexOf(O)))return"write the\
 hostname alone, not a URL";for(const t of e.length===0?[]:[O,O.replace(/:\D.*$/s,"")])if(_(t))return`remove ${I(e)}: ${t}`;return y(w,O)}function A(u,p){if(/(^|\.)xn--/i.
test(u))return`write it in Unicode: ${p}; upper-case punycode is only accepted by accident`;const M=p.replace(/(?<!\.)\.+(?=$|:)/,"");return M===p?null:`remove \
the trailing dot: tokens and settings for ${M} do not apply to this host`}const d=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
o="replace the placeholder",l=u=>d.test(u),v=[u=>l(u)?o:null,u=>{const p=u.split(/[\s,;]+/).filter(M=>M!=="");return p.length<2?null:p.every(M=>M.includes(".")&&
_(M))?`write one hostname at a time: ${p[0]}`:"remove the spaces, commas and semicolons"}],m=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,T=[["the wh\
ite space",u=>u.trim()],["the quotation marks",u=>u.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",u=>u.replace(m,"")],["the trailing slash",u=>u.replace(/^([^/?#\\]*)\/$/,
"$1")],["the path",u=>u.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",u=>u.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",u=>u.slice(u.lastIndexOf("@")+
1)],["the trailing colon",u=>u.replace(/^([^:]*):$/,"$1")]];function R(u){let p=u;const M=[];for(const[O,e]of T){const t=e(p);t!==p&&M.push(O),p=t}return{inside:p,
removed:M}}const I=u=>u.join(", ").replace(/, ([^,]*)$/," and $1"),w=[u=>/^\[.*\](:\d+)?$/s.test(u)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.test(u)?"use a DNS nam\
e; the clients do not support IPv6 addresses":null,u=>u.includes("*")?"write each hostname; wildcards are not supported":null,u=>{if(!/(^|\.)xn--/i.test(u))return null;
const p=(0,a.WV)(u);return _(p)?`write it in Unicode: ${p}`:"write it in Unicode, not in punycode"},u=>{if(!u.includes("_"))return null;if(u.startsWith("TF_"))return"\
write the hostname; this is the name of a variable";const p=u.replaceAll("_","-");return`a hostname cannot contain underscores${_(p)?`; did you mean ${p}?`:""}`},
u=>{const p=u.replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");return p!==u&&_(p)?`remove the extra dots: ${p}`:null},u=>/(^|\.)-|-(\.|:|$)/.test(u)?"remo\
ve the hyphen at the start or end of a label":null,u=>/(^|\.)[^.:]{2}--/.test(u)?"a label cannot have hyphens as its third and fourth character":null,u=>{const[
,p="",M=""]=/^([^:]*):(.*)$/s.exec(u)??[];return _(p)?/^[+-]?[0-9]+$/.test(M)?"use a port from 1 to 65535":`write the port as a number: ${p}:8443`:null}],k=u=>{
const p=(0,f.rE)(u,"terraform");return p.ok&&!p.value.hostImplied},K=u=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(u),x=[u=>u===""?"write a path such as ./netwo\
rk, or a registry address or URL":null,(u,p)=>!p&&l(u)?o:null,u=>u===u.trim()?null:"remove the white space around the address",(u,p)=>{const[,M="",O=""]=/^(https?:\/\/)(.*)$/i.
exec(u)??[];return M===""||!k(O)?null:`remove ${M} to use the registry module: ${O}${p?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`},(u,p,[M="",...O])=>{const[,e="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.exec(M)??[];if(O.length!==3||e!=="localhost"&&t===
"")return null;const n=p?`; the client reads "${e}" as a download method`:"";return`write a host with a dot, such as 127.0.0.1${t} or ${e}.localdomain${t}${n}`},
(u,p,[M="",...O])=>O.length===3&&K(M)?E(M):null,(u,p,M)=>{const[O=""]=M;return p||M.length!==3||!K(O)?null:`write HOST/NAMESPACE/NAME/SYSTEM, three parts after \
the host${O==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`},(u,p,M)=>{const O=/^https?:$/i.test(M[0]??"")&&M[1]==="",[e="",...t]=O?
M.slice(2):M;if(p||t.length!==4||!K(e))return null;const[n="",s=""]=[t[0],t[3]],[i,c]=[t.slice(1),t.slice(0,3)].map($=>[e,...$].join("/"));return/^v?\d+\.\d+/.test(
s)?`write ${c}, and the version in the \`version\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${i}; service discovery works only at the root of a host\
, not below /${n}`},(u,p,M)=>!p&&M.length>=3&&u.includes("?")?"remove the query; set the version with the `version` argument":null,(u,p,M)=>{const O=M.at(-1)??"";
return p||![3,4].includes(M.length)||!/[A-Z]/.test(O)?null:`write the target system in lower case: ${[...M.slice(0,-1),O.toLowerCase()].join("/")}`},(u,p)=>!p&&
/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(u)?`write ./${u} to use a directory of the same repository`:null];function j(u,p,M){if(p.kind==="local"||u.length>g)return null;
const[O="",...e]=u.split("/");if(M.ok)return M.value.hostImplied?null:E(O);const t=e.length===0?[]:e.join("/").split("//",1)[0]?.split("/")??[];return y(x,u,p.kind===
"remote",[O,...t])}function C(u){if(u.length>g)return null;if(l(u))return o;if(u!==u.trim())return"remove the white space around the address";const[,p=""]=/^https?:\/\/(.*)$/i.
exec(u)??[];if(p!=="")return`remove the scheme: ${p}`;const M=u.split("/"),[O=""]=M;return M.length===2&&K(O)?"write HOST/NAMESPACE/TYPE, two parts after the ho\
st":M.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":M.length===3?E(O):null}}),6174:((h,P,r)=>{r.d(P,{Q:()=>E,_:()=>_});const a="***",f=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,
g=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;function _(d){return/[@?]/.test(d)?d.replace(/[^\s"']+/g,o=>o.split("://").map((l,v)=>A(l,v>0)).join("://").replace(g,(l,v,m)=>f.
test(m)?l:`${v}${m}=${a}`)):d}const y=/(=\s*)"[^"]*(?:"|$)/g,E=d=>_(d.replace(y,`$1"${a}"`));function A(d,o){const l=d.search(/[/?#]/),v=l<0?d:d.slice(0,l),T=o&&
/:(?!\d*$)/.test(v)?d.lastIndexOf("@"):v.lastIndexOf("@"),R=d.slice(0,Math.max(T,0)).replace(/^[a-z0-9]+::/,""),I=o?R!=="git":R.includes(":");return T<0||!I?d:a+
d.slice(T)}}),1064:((h,P,r)=>{r.d(P,{$I:()=>R,Du:()=>E,Jd:()=>u,Mq:()=>w,NX:()=>I,SZ:()=>l,Yr:()=>v,ab:()=>T,bB:()=>d,n3:()=>g,pH:()=>k,rG:()=>m,sX:()=>C,tB:()=>x,
zK:()=>A});const a="registry.terraform.io",f=[a,"registry.opentofu.org"],g=p=>f.includes(p),_=["modules.v1","providers.v1"],y={terraform:{name:"Terraform",uses:_,
replaces:["providers.v1"]},opentofu:{name:"OpenTofu",uses:_,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:_,replaces:_,defaults:f},renovate:{name:"\
Renovate",uses:_,replaces:[],defaults:[a]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:f},checkov:{name:"Checkov",uses:["modules.v1"],
replaces:["modules.v1"]}},E=["terraform","opentofu"],A=Object.keys(y),d=Object.fromEntries(Object.entries(y).map(([p,{name:M}])=>[p,M])),o=p=>y[p],l=p=>_.includes(
p)?A.filter(M=>o(M).uses.includes(p)):E,v=p=>A.filter(M=>o(M).defaults?.includes(p)),m=A.filter(p=>o(p).replaces.length>0),T=p=>A.filter(M=>o(M).replaces.includes(
p)),R={language:{client:"opentofu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"\
a provider block with for_each"},action:{client:"terraform",what:"an action block"}},I={terraform:3,opentofu:9},w=p=>p===429||p>=500&&p!==501,k=[{client:"terraf\
orm",name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",
from:"1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
K={terraform:"1.15.0",opentofu:"1.12.0"};function x(p,M){const O=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(M[p]??"");if(O===null)return K[p];
const e=O[1]?.split(".")??[];return[0,1,2].map(t=>e[t]??"0").join(".")}function j(p,M){const[O=[],e=[]]=[p,M].map(n=>n.split(".").map(Number)),t=O.findIndex((n,s)=>n!==
e[s]);return t<0||(O[t]??0)>(e[t]??0)}const C=p=>j(p,"1.12.0"),u=(p,M)=>p==="opentofu"||!j(M,"1.13.0")}),1831:((h,P,r)=>{r.d(P,{$k:()=>k,$o:()=>M,Jr:()=>O,Pm:()=>p,
Pv:()=>l,Rt:()=>m,Sv:()=>I,WV:()=>R,cu:()=>w,fK:()=>K,nx:()=>T});var a=r(3625),f=r(6246),g=r(4283),_=r(8408);const y=443,E=65535,A=9223372036854775807n,d=-9223372036854775808n,
o="TF_TOKEN_";function l(e){const{name:t,portion:n}=x(e.toWellFormed()),s=j(n);if(!s.ok)return/^https?$/i.test(t)?(0,a.T)("need just a hostname and optional por\
t number, not a full URL"):s;if(s.value.startsWith(":-"))return(0,a.T)("port number is negative");const i=C(t);if(i!==null)return(0,a.T)(i);const c=(0,_.YE)(t);
return c.ok?c.value===""?(0,a.T)("nothing is left of the hostname once it is normalized"):(0,a.J)(c.value+s.value):c}const v=new Set(["localterraform.com","loca\
ltofu.com"]),m=e=>v.has(e);function T(e){const{name:t,portion:n}=x(e);return(0,_.DI)(t)+n}function R(e){const{name:t,portion:n}=x(e.toWellFormed()),s=j(n);return((0,_.
QC)(t)??t)+(s.ok?s.value:n)}function I(e){const{name:t,portion:n}=x(e);return{name:t,port:n===""?y:Number(n.slice(1))}}const w=e=>({scheme:"https",opaque:"",user:null,
host:e,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,fragment:""});function k(e){if(!e.startsWith(o))return null;const t=e.slice(o.length).
replaceAll("__","-").replaceAll("_","."),n=l(R(t));return n.ok?n.value:null}function K(e){const t=T(e),n=[e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(
".","_"),t.replaceAll("-","__").replaceAll(".","_"),t.replaceAll(".","_")];return[...new Set(n)].map(s=>o+s).filter(s=>k(s)===e)}function x(e){const t=e.indexOf(
":");return t===-1?{name:e,portion:""}:{name:e.slice(0,t),portion:e.slice(t)}}function j(e){if(e==="")return(0,a.J)("");const t=e.slice(1);if(!/^[+-]?[0-9]+$/.test(
t))return(0,a.T)("port portion contains non-digit characters");const n=t.replace(/^([+-]?)0+(?=[0-9])/,"$1"),s=n.length>20?null:BigInt(n.replace("+",""));return s===
null||s>A||s<d?(0,a.T)("port portion contains non-digit characters"):s>E?(0,a.T)("port number is greater than 65535"):(0,a.J)(s===BigInt(y)?"":`:${s}`)}function C(e){
if(e==="")return"empty string is not a valid hostname";for(const t of e.replace(/\.{1,2}$/,"").split(".")){if(t==="")return"hostname contains empty label (two c\
onsecutive periods)";if(t.startsWith("xn--"))return`hostname label ${(0,f.o)(t)} specified in punycode format; service hostnames must be given in unicode`}return null}
const u={http:"80",https:"443",ssh:"22"};function p(e){const{name:t,port:n}=(0,g.cz)(e),s=t.includes(":")?`[${t}]`:t,i=n===""||n===u[e.scheme];return M(i?s:`${s}\
:${n}`)}function M(e){const t=l(e);return t.ok?t.value:e.toLowerCase()||null}const O=(e,t)=>t.length===0||t.some(n=>n.subdomains?e.endsWith(`.${n.host}`):e===n.
host)}),8408:((h,P,r)=>{r.d(P,{mI:()=>w,QC:()=>R,YE:()=>m,DI:()=>I});const a=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.c\
js").toASCII(...n),f=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toUnicode(...n);var g=r(3625),_=r(6246);const y=256,
E={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},A={...E,checkBidi:!1},d=new RegExp("\\p{M}{31}","u"),o="xn--",l=new TextEncoder;let v;function m(n){return v?.
name!==n&&(v={name:n,ascii:T(n)}),v.ascii}function T(n){const s=x(n,!1);if(!s.ok)return s;const i=j(s.value,E);return i===null?(0,g.T)(k(u(n,!1))):(0,g.J)(i)}function R(n){
const s=x(n,!0);if(!s.ok)return null;const i=j(s.value,A);if(i===null)return null;const c=x(i,!1);return c.ok?c.value.join("."):null}const I=n=>C(n)?f(n,E).domain:
n,w=n=>f(n).domain,k=n=>`idna: invalid label ${(0,_.o)(n)}`;function K(n){return`idna: disallowed rune U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(
4,"0")}`}function x(n,s){if(n.length>y&&C(n))return(0,g.T)(`hostname is longer than ${y} characters`);const i=[];for(const c of u(n,s).split(".")){const $=c.startsWith(
o)?p(c):(0,g.J)(c);if(!$.ok)return $;const D=M($.value);if(D!==null)return(0,g.T)(D);i.push($.value)}return(0,g.J)(i)}function j(n,s){const i=n.join(".");return t(
i)?i:a(i,s)}const C=n=>/[^\0-\x7f]|xn--/i.test(n);function u(n,s){return n.replace(/[A-Z]+|[^\0-\x7f]/gu,c=>t(c)?c.toLowerCase():f(c,{transitionalProcessing:s}).
domain).normalize("NFC")}function p(n){const s=n.slice(o.length);if(s==="")return(0,g.J)("");const i=f(n).domain;return i===n||t(i)?(0,g.T)(k(s)):i.normalize("N\
FC")!==i||!Array.from(i).every(e)?(0,g.T)(k(i)):(0,g.J)(i)}function M(n){if(O(n))return k(n);if(/^[a-z0-9-]*$/.test(n))return null;if(d.test(n))return k(n);if(!t(
n)&&a(n,A)!==null)return null;for(const s of n){if(!e(s))return k(n);if(s<"\x80"&&!/[a-z0-9-]/.test(s))return K(s)}return k(n)}function O(n){if(n.startsWith("-")||
n.endsWith("-"))return!0;if(!n.slice(0,4).includes("--"))return!1;const s=l.encode(n.slice(0,5));return s.length>4&&s[2]===45&&s[3]===45}function e(n){if(n<"\x80")
return!0;const{domain:s,error:i}=f(`1${n}`);return!i&&s===`1${n}`}const t=n=>!/[^\0-\x7f]/.test(n)}),5011:((h,P,r)=>{r.d(P,{A:()=>I,Nj:()=>k,Vm:()=>v,mD:()=>m,rE:()=>R,
vL:()=>T});var a=r(3625),f=r(6246),g=r(1831),_=r(4321);const y={terraform:m("registry.terraform.io"),opentofu:m("registry.opentofu.org")},E=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,
A=/^[0-9a-z]{1,64}$/,d="must be between one and 64 characters, including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be\
 the prefix or suffix",o="must be between one and 64 ASCII letters or digits",l={module:{parts:3,count:"either three or four slash-separated components",afterHost:"\
three more components after the hostname: the namespace, the name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"eit\
her two or three slash-separated segments",afterHost:"two more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org",
"gitlab.com"]}},v=j=>y[j];function m(j){const C=(0,g.Pv)(j);if(!C.ok)throw new Error(C.why);return C.value}function T(j,C){if(k(j))return{kind:"local"};const u=R(
j,C);if(u.ok)return u.value;const p=(0,_.Zy)(j,C);return p.ok?{kind:"remote",...p.value}:{kind:"invalid",error:p.why}}function R(j,C){return k(j)?(0,a.T)(`can't\
 use local directory ${(0,f.o)(j)} as a module registry address`):w(j,"module",C)}const I=j=>w(j,"component","terraform");function w(j,C,u){const p=l[C],{address:M,
subdirectory:O}=(0,_.UQ)(j);if(O.startsWith("../"))return(0,a.T)((0,_.dr)(O,C));const e=M.split("/"),t=e.length===p.parts;if(!t&&e.length!==p.parts+1)return(0,a.
T)(`a ${C} registry source address must have ${p.count}`);const n=t?(0,a.J)(v(u)):K(e.shift()??"",C);if(!n.ok)return n;const s=x(e,C);if(s!==void 0)return(0,a.T)(
s);const[i="",c="",$=""]=e,D={hostImplied:t,namespace:i,name:c,system:$,subdirectory:O};return(0,a.J)({kind:"registry",host:n.value,...D})}const k=j=>/^\.\.?[/\\]/.
test(j);function K(j,C){const u=(0,g.Pv)(j);if(!u.ok){const p=`invalid ${C} registry hostname ${(0,f.o)(j)}`;return j.includes("--")?(0,a.T)(`${p}; internationa\
lized domain names must be given as direct unicode characters, not in punycode`):(0,a.T)(p)}return u.value.includes(".")?l[C].reserved.includes(u.value)?(0,a.T)(
`can't use ${(0,f.o)(u.value)} as a ${C} registry host, because it's reserved for installing directly from version control repositories`):u:(0,a.T)(`invalid ${C}\
 registry hostname: must contain at least one dot`)}function x([j="",C="",u],p){if(!E.test(j))return j.includes(".")?`source address must have ${l[p].afterHost}`:
`invalid namespace ${(0,f.o)(j)}: ${d}`;const M=`${p} registry addresses may not include a query string portion`;if(!E.test(C))return u===void 0&&C.includes("?")?
M:`invalid ${p} name ${(0,f.o)(C)}: ${d}`;if(!(u===void 0||A.test(u)))return u.includes("?")?M:`invalid target system ${(0,f.o)(u)}: ${o}`}}),4321:((h,P,r)=>{r.
d(P,{UQ:()=>v,Zy:()=>A,cx:()=>d,dr:()=>T,uE:()=>l});var a=r(3625),f=r(6246),g=r(4283),_=r(6979),y=r(1064),E=r(1831);function A(e,t){const n=d(e,t);if(!n.ok)return n;
const{subdirectory:s,host:i}=n.value;return(0,a.J)({subdirectory:s,host:i})}function d(e,t){const{address:n,subdirectory:s}=v(e);if(s.startsWith("../"))return(0,a.
T)(T(s));const i=w(n.toWellFormed(),t);if(!i.ok)return i;const{subdirectory:c}=i.value;if(c==="")return(0,a.J)({...i.value,subdirectory:s});const $=m(`${c}/${s}`);
return $.startsWith("../")?(0,a.T)(`detected ${T($)}`):(0,a.J)({...i.value,subdirectory:$})}const o=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function l(e,t){const n=o.exec(e)?.[0];if(n===void 0)return null;const s=A(`${n}a/b`,t);return s.ok?s.value.host:null}function v(e){const t=e.indexOf("?"),n=t<0?
e:e.slice(0,t),s=n.indexOf("://"),i=n.indexOf("//",s<0?0:s+3);if(i<0)return{address:e,subdirectory:""};const c=t<0?"":e.slice(t),$=n.slice(i+2);return{address:n.
slice(0,i)+c,subdirectory:$===""?"":m($)}}function m(e){const t=e.startsWith("/"),n=[];for(const i of e.split("/"))i===""||i==="."||(i!==".."?n.push(i):n.length>
0&&n.at(-1)!==".."?n.pop():t||n.push(i));const s=(t?"/":"")+n.join("/");return s===""?".":s}const T=(e,t="module")=>`subdirectory path ${(0,f.o)(e)} leads outsi\
de of the ${t} package`,R=(e,t=e.scheme)=>(0,a.J)({subdirectory:"",host:e.scheme==="file"?null:(0,E.Pm)(e),getter:t,url:e}),I=(e,t)=>(0,a.J)({subdirectory:"",host:t,
getter:e,url:null});function w(e,t){const[,n,s]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(e)??[e,void 0,e],{address:i}=v(s??e),c=(0,g.Dl)(i);if(c.ok&&c.value.scheme!=="")
return R(c.value,n);for(const D of O){const S=D(i,t);if(S?.ok)return(0,a.J)({...S.value,getter:n??S.value.getter});if(S!==void 0)return S}const $=t==="terraform"?
"address":"string";return(0,a.T)(`invalid source ${$}: ${e}`)}function k(e,t,n){const s=(0,g.Dl)(e);if(!s.ok)return(0,a.T)(`error parsing ${t} URL: ${s.why}`);const{
path:i}=s.value,c=n==="git"&&!i.endsWith(".git");return R(c?{...s.value,path:`${i}.git`}:s.value,n)}const K=e=>{if(!e.startsWith("github.com/"))return;const t=e.
replace(/\?.*$/s,"").split("/");if(t.length<3)return(0,a.T)("GitHub URLs should be github.com/username/repo");const n=k(`https://${t.slice(0,3).join("/")}`,"Git\
Hub","git");if(!n.ok||t.length===3)return n;const s=(0,_.V$)(t.slice(3).join("/").replaceAll("%","%25"),"path");if(!s.ok)return s;if(s.value==="")return n;const i=m(
s.value).replaceAll("%","%25");return(0,a.J)({...n.value,subdirectory:i})},x=(e,t)=>{const[,n,s,i]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(e)??[];if(s===void 0||
i===void 0)return;const c=(0,_.h0)(/\?(.*)$/s.exec(i)?.[1]??""),$=t==="terraform"?"Git":"GitHub";return c!==null?(0,a.T)(`error parsing ${$} SSH URL: ${c}`):n===
"git"?I("git",(0,E.$o)(s)):void 0},j=e=>e.startsWith("bitbucket.org/")?k(`https://${e}`,"BitBucket","git"):void 0,C=(e,t)=>{const n=t==="terraform"?"googleapis.\
com/":".googleapis.com/";if(!e.includes(n))return;const s=e.split("/");return s.length<5?(0,a.T)("URL is not a valid GCS URL"):k(`https://www.googleapis.com/sto\
rage/${s.slice(2).join("/")}`,"GCS","gcs")},u=e=>{if(!e.includes(".amazonaws.com/"))return;const[t="",...n]=e.split("/"),s=p(t.split("."));return s===void 0?(0,a.
T)("URL is not a valid S3 URL"):k(`https://${[s,...n].join("/")}`,"S3","s3")};function p(e){const[t="",n="",s=""]=e;return e.length===3?`${t}.amazonaws.com`:e.length===
4?`${n}.amazonaws.com/${t}`:e.length===5&&n==="s3"?`s3.${s}.amazonaws.com/${t}`:void 0}const O=[K,x,j,C,u,(e,t)=>{if(e!=="")return e.startsWith("/")?I("file",null):
(0,a.T)(`${y.bB[t]} cannot detect a supported external module source type for ${e}`)}]}),8999:((h,P,r)=>{r.d(P,{v:()=>g});var a=r(4283),f=r(630);function g(_,y){
const E=(0,a.Dl)(y);if(!E.ok)return{...E,reason:"syntax"};const d=E.value.scheme===""?(0,f.s)(_,E.value):E.value;return d.scheme!=="http"&&d.scheme!=="https"?{ok:!1,
reason:"scheme",why:`unsupported scheme ${d.scheme}`}:d.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permitted"}:{ok:!0,
value:{...d,fragment:""}}}}),9562:((h,P,r)=>{r.d(P,{Bn:()=>d,D6:()=>w,M:()=>o,OA:()=>x,OZ:()=>A,S3:()=>E,TE:()=>i,TW:()=>C,Tz:()=>c,e$:()=>_,eQ:()=>M,oe:()=>n,p4:()=>R,
qE:()=>k,xq:()=>y});var a=r(3307),f=r(3625),g=r(8999);const _="modules.v1",y="providers.v1",E="login.v1",A="tfe.v2",d="tfe.v2.1",o="tfe.v2.2",l=[_,y,A,d,o,"stat\
e.v2"],v=[E,"motd.v1","versions.v1","cloudplugin.v1","stacksplugin.v1"],m=S=>S.split(".",1)[0]??"",T=(S,B)=>S.some(X=>m(X)===m(B)),R=S=>T(l,S),I=new Set([...l,...v]),
w=S=>S!=="state.v2"&&I.has(S),k=S=>R(S)||T(v,S),K=[_,y,E,A,d,o,...v];function x(S){if(k(S))return null;const B=S.toLowerCase(),X=Y=>Y===B||Y.slice(m(Y).length)===
B.slice(m(B).length)&&m(Y).length>=j&&C(m(Y),m(B));return K.find(X)??null}const j=5;function C(S,B){let X=0;for(;X<S.length&&S[X]===B[X];)X+=1;const[Y,Z]=[S.slice(
X),B.slice(X)];return Y.slice(1)===Z||Y===Z.slice(1)||Y.slice(1)===Z.slice(1)||Y.slice(2)===Z.slice(2)&&Y[0]===Z[1]&&Y[1]===Z[0]}const u="[0-9A-Za-z~-]",p=S=>`${S}${u}\
*(?:\\.${u}+)*`,M=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${p("[0-9]")})|-?(${p("[A-Za-z~-]")}))?(?:\\+(${p(u)}))?`,O=new RegExp(`^${M}$`),e=2n**63n-1n,t=2n**64n-1n;function n(S,B){
const X=S.indexOf(".");if(X<0)return(0,f.T)(`invalid service ID format (i.e. service.vN): ${S}`);const Y=S.slice(0,X),Z=S.slice(X+1);switch(B){case"terraform":return O.
exec(Z)?.[1]?.split(".").every(re=>s(re,e))?(0,f.J)({name:Y,version:Z}):(0,f.T)(`invalid service version: Malformed version: ${Z}`);case"opentofu":{const q=Y===
"tfe"?Z.split(".")[0]??"":Z;return/^v\d+$/.test(q)&&s(q.slice(1),t)?(0,f.J)({name:Y,version:Z}):(0,f.T)('invalid service version: must be "v" followed by an int\
eger major version number')}}}const s=(S,B)=>S.replace(/^0+/,"").length<=String(B).length&&BigInt(S)<=B;function i(S,B){const X=n(S,B.client);if(!X.ok)return{kind:"\
bad-id",why:X.why};const{name:Y}=X.value;if(B.services===null)return{kind:"missing",why:c(Y)};const Z=B.services.find(q=>q.id===S);return Z!==void 0?$(Z,X.value,
B):B.services.some(q=>q.id.startsWith(`${Y}.`))?{kind:"version",why:D(X.value,B)}:{kind:"missing",why:`host ${B.display} does not provide a ${Y} service`}}const c=S=>`\
host does not provide a ${S} service`;function $({id:S,value:B},X,Y){if(S===E)return(0,a.Gv)(B)?{kind:"object",value:B}:{kind:"type",why:`service ${S} must be d\
eclared with an object value in the service discovery document`,value:B};if(typeof B!="string")return{kind:"type",why:D(X,Y),value:B};const Z=(0,g.v)(Y.documentUrl,
B);if(Z.ok)return{kind:"url",url:Z.value,value:B};const q=`failed to parse service URL: ${Z.why}`;return{kind:"bad-url",reason:Z.reason,why:q,value:B}}function D({
name:S,version:B},{client:X,display:Y}){const Z=X==="terraform"?B:BigInt(/\d+/.exec(B)?.[0]??0);return`host ${Y} does not support ${S} version ${Z}`}}),2713:((h,P,r)=>{
r.d(P,{I:()=>f,o:()=>g});const a="***",f=4;class g{#e;constructor(y){this.#e=y}reveal(){return this.#e}toString(){return a}toJSON(){return a}[Symbol.for("nodejs\
.util.inspect.custom")](){return a}}}),3592:((h,P,r)=>{r.d(P,{Bw:()=>g,G5:()=>E,_O:()=>f,aq:()=>_,xV:()=>y,xv:()=>a});const a="1.0.0",f=`tf-disco-action/${a}`,g="\
https://github.com/org/tf-disco-action",_=`${g}/blob/v1/docs/problems.md`,y=`${g}/issues`,E=1}),5955:((h,P,r)=>{r.d(P,{$$:()=>a,I0:()=>f,mk:()=>_});const a=y=>new TextEncoder().
encode(y).length;function f(y,E,A,d){const o=[];let l=0;for(const v of y){const m=d(v);if(l+=a(m)+A,l>E)break;o.push(m)}return o}const g=64*1024;function*_(y){let E="";
for(const A of y)E+=A,!(E.length<g)&&(yield E,E="");E!==""&&(yield E)}}),8641:((h,P,r)=>{r.d(P,{BP:()=>m,D9:()=>k,J7:()=>v,LS:()=>T,My:()=>I,RK:()=>l,cq:()=>n,h$:()=>p,
h2:()=>f,js:()=>w,s$:()=>e,z5:()=>t});const a=500,f=1e3,g=4e3,_=160,y=2,E=s=>/^[ -~]*$/.test(s),A=s=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{D\
efault_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}","u").test(s),d=s=>new RegExp("\\p{M}","u").test(s),o=s=>`<U+${(s.codePointAt(0)??0).toString(16).toUpperCase().
padStart(4,"0")}>`;function l(s,i=a){if(s.length<=i&&E(s))return s;let c="",$=y;for(const D of s){$=d(D)?$+1:0;const S=A(D)||$>y?o(D):D;if(c.length+S.length>i)return`${c}\
\u2026`;c+=S}return c}function v(s,i=_){const c=Array.from(s.slice(-2*i)).slice(-i).join(""),$=Array.from(l(c,Number.POSITIVE_INFINITY));return`${c===s&&$.length<=
i?"":"\u2026"}${$.slice(-i).join("")}`}function m(s){return s.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function T(s){const c=s.split(`
`).map($=>m(l($,g))).join(`
`);return c.length>g?`${c.slice(0,g).toWellFormed()}\u2026`:c}const R={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&apos;"},I=s=>s.replace(/[&<>"']/g,i=>R[i]??
i);function w(s,i=a){return l(s,i).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,c=>`&#${c.codePointAt(0)};`)}function k(s,i=a){return s===""?"<i>empty</i>":
`<code>${w(s,i)}</code>`}const K=s=>E(s)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(s):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(s),x=/^[0-9a-f]{7,}$/i,j=`"'\
(`,C=`"'),.;:!?\u2026`,u=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function p(s,i=g){return(l(s,i).match(u)??[]).map(c=>{if(c.split(" ").every(O))return w(c,i);
if(c.includes(" ")||/^(["`]).+\1$/u.test(c))return k(c.replace(/^`(.*)`$/u,"$1"),i);const{before:D,core:S,after:B}=M(c);return`${w(D)}${k(S.replace(/^`(.*)`$/u,
"$1"),i)}${w(B)}`}).join("")}function M(s){let i=0,c=s.length;for(;i<c&&j.includes(s.charAt(i));)i+=1;for(;c>i&&C.includes(s.charAt(c-1));)c-=1;return{before:s.
slice(0,i),core:s.slice(i,c),after:s.slice(c)}}function O(s){const{core:i}=M(s);return K(i)&&!x.test(i)}const e=s=>s.replace(/[^ -~\n]/gu,i=>A(i)?t(i):i).replace(
/##(?=\w*\[)/g,t),t=s=>s.replace(/[\s\S]/g,i=>`\\u${i.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(s){return s.replace(/[?#].*$/su,"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,
"$1//")}}),9703:((h,P,r)=>{r.d(P,{p:()=>E});var a=r(6174),f=r(3592),g=r(8641);const _=100,y=5;function E(A,d){const o=[];let l=A;for(;l!==void 0&&o.length<y;){const m=l instanceof
Error?l.stack??l.message:String(l);o.push((0,a._)(d(m))),l=l instanceof Error?l.cause:void 0}const v=o.join(`
caused by: `).split(`
`).slice(0,_);return[`tf-disco ${f.xv} crashed; this is a bug, please report it with this text at ${f.xV}`,...v.map(m=>(0,g.BP)((0,g.RK)(m)))].join(`
`)}}),3469:((h,P,r)=>{r.d(P,{l:()=>R,w:()=>T});var a=r(1064);const f=[0,0,0],g=[Number.POSITIVE_INFINITY,0,0],_={from:f,before:g},y={from:[Number.MAX_SAFE_INTEGER,
0,0],before:g},E=(I,w)=>I[0]-w[0]||I[1]-w[1]||I[2]-w[2],A=200,d=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function o(I){if(I.length>A)return null;if(I==="latest")return y;const w=I.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(K=>K!=="");let k=_;for(const K of w){const x=l(K);if(x===null)return null;k={from:E(x.from,k.from)>0?x.from:k.from,before:E(x.before,k.before)<0?x.before:
k.before}}return w.length===0?null:k}function l(I){const w=d.exec(I);if(w===null)return null;const[,k="",...K]=w,x=K.slice(0,3).flatMap(O=>/^\d/.test(O??"")?[Number(
O)]:[]),[j=0,C=0,u=0]=x,p=[j,C,u],M=O=>O<=1?[j+1,0,0]:O===2?[j,C+1,0]:[j,C,u+1];switch(k){case">=":return{from:p,before:g};case">":return{from:M(x.length),before:g};case"\
<":return{from:f,before:p};case"<=":return{from:f,before:M(x.length)};case"!=":return _;case"~>":return{from:p,before:M(x.length-1)};case"^":return{from:p,before:M(
1)};case"~":return{from:p,before:M(Math.min(x.length,2))};default:return{from:p,before:M(x.length)}}}const v=(I,w)=>I===null?w:o(I)?.from??w;function m(I,w){const{
from:k,before:K}=o(I)??_;return E(k,v(w.before,g))<0&&E(v(w.from,f),K)<0}function T(I,w){const k=a.pH.filter(x=>x.client===I);if(w.length===0)return k;const K=k.
filter(x=>w.some(j=>m(j,x)));return K.length===0?k:K}const R=I=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(I)}),3474:((h,P,r)=>{r.d(P,{CV:()=>o,
Ku:()=>m,Ob:()=>O,PW:()=>A,TN:()=>R,WD:()=>I,YA:()=>k,Yq:()=>j,ai:()=>w,lq:()=>K,lx:()=>x,pS:()=>T,p_:()=>v,xH:()=>d});var a=r(2713),f=r(3469),g=r(7630),_=r(8535);
const y=(t,n)=>({isList:!1,value:t,parse:n}),E=t=>({value:t,mistakes:[]}),A=y("FILE",t=>E(t||null)),d=(t,n)=>y(t,(s,i)=>{if(s==="")return E(null);const c=n(s);return c.
ok?E(c.value):{value:null,mistakes:[`${i}: ${c.why}`]}}),o=y("TOKEN",t=>E(t===""?null:new a.o(t))),l=20,v=(t,n,s=g.Dw)=>({isList:!0,value:t,parse:(i,c)=>{const $=s(
i).map(n),D=$.flatMap(S=>S.ok?[]:[`${c}: ${S.why}`]);return{value:$.flatMap(S=>S.ok?[S.value]:[]),mistakes:m(D,c)}}});function m(t,n){const s=t.length-l;return t.
slice(0,l).concat(s>0?`${n}: ${s} more lines are wrong`:[])}const T=1e4,R={isList:!0,value:"HOST",parse:(t,n)=>{const{value:s,mistakes:i}=v("HOST",g.l6).parse(t,
n),c=Map.groupBy(s,({host:D})=>D);return{value:Array.from(c,([D,S])=>({host:D,services:[...new Set(S.flatMap(({services:B})=>B))],addresses:S.flatMap(({addresses:B})=>B)})),
mistakes:i}}},I=t=>({isList:!0,value:"LABEL",parse:(n,s)=>{const{value:i,mistakes:c}=v("LABEL",g.V8).parse(n,s),$=i.flat();return{value:[...new Set($.length===0?
[t]:$)],mistakes:c}}}),w=({min:t,max:n,whole:s})=>y("N",(i,c)=>{const $=/^\d+(\.\d+)?$/.test(i)?Number(i):Number.NaN;if($>=t&&$<=n&&(!s||Number.isInteger($)))return E(
$);const S=`${c} is "${i}", expected ${s?"a whole number":"a number"} from ${t} to ${n}`;return{value:t,mistakes:[S]}}),k=t=>y("SECONDS",(n,s)=>{const{value:i,mistakes:c}=w(
t).parse(n,s);return{value:i*1e3,mistakes:c}}),K=({parse:t,...n})=>({...n,parse:(s,i)=>s===""?E(null):t(s,i)}),x=y("",(t,n)=>{const s=/^(true|True|TRUE)$/.test(
t),i=s||/^(false|False|FALSE)$/.test(t);return{value:s,mistakes:i?[]:[`${n} is "${t}", expected "true" or "false"`]}}),j=(...t)=>({isList:!1,value:t.join("|"),choices:t,
parse:(n,s)=>{const c=t.some($=>$===n)?[]:[`${s} is "${n}", ${C(n,t)}`];return{value:n,mistakes:c}}});function C(t,n){const s=(0,_.q)(t,n),i=s===null?"":`; did \
you mean "${s}"?`;return`expected one of ${n.map(c=>`"${c}"`).join(", ")}${i}`}const u=["auto","terraform","opentofu","both"],p=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,
O={isList:!1,value:"CLI",choices:u,parse:(t,n)=>{const[,s,i=null]=p.exec(t)??[],c=`${n} is "${t}"`;if(s===void 0){const D=C(t,u),S=D.endsWith("?")?"":'; a versi\
on may follow: "terraform 1.15"';return{value:e,mistakes:[`${c}, ${D}${S}`]}}const $={name:s,version:i};if(i===null)return E($);if(s==="auto"||s==="both"){const D=`${c}\
, but only "terraform" and "opentofu" can have a version`;return{value:e,mistakes:[D]}}return(0,f.l)(i)?E($):{value:e,mistakes:[`${c}, expected a version such a\
s "${s} 1.10"`]}}},e={name:"auto",version:null}}),7630:((h,P,r)=>{r.d(P,{Dw:()=>d,IL:()=>w,Ju:()=>K,Kd:()=>u,V8:()=>M,aS:()=>m,jM:()=>I,l6:()=>R,o2:()=>v,vk:()=>o,
x2:()=>C});var a=r(3625),f=r(5143),g=r(3229),_=r(1064),y=r(1831),E=r(9562),A=r(2713);function d(O){return O.split(/\r\n|[\n\r]/).map(e=>e.replace(/(^|\s)#.*$/s,
"").trim()).filter(e=>e!=="")}function o(O){return O.split(/\r\n|[\n\r]/).map(e=>e.trim()).filter(e=>e!==""&&!e.startsWith("#"))}function l(O){const e=(0,y.Pv)(
O);if(e.ok)return e;const t=(0,g.L6)(O);return(0,a.T)(`"${O}" is not a hostname: ${e.why}${t===null?"":`; ${t}`}`)}const v=O=>(0,f.en)(O)?(0,a.J)(O):(0,a.T)(`"${O}\
" is not the name of a repository, such as "acme/network"`);function m(O){const e=(0,E.OA)(O);return e!==null?(0,a.T)(`"${O}" is not a known service id; did you\
 mean ${e}?`):_.Du.some(t=>(0,E.oe)(O,t).ok)?(0,a.J)(O):(0,a.T)(`"${O}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const T=/^(modules\.v1|providers\.v1)=(.*)$/s;
function R(O){const e=O.split(/\s+/).flatMap(B=>T.test(B)?[B]:B.split(",")),[t="",...n]=e.filter(B=>B!==""),s=l(t),i=n.flatMap(B=>{const[,X,Y=""]=T.exec(B)??[];
return X===void 0?[]:[{service:X,text:Y}]}),c=n.map(B=>T.exec(B)?.[1]??B),$=c.map(m).flatMap(B=>B.ok?[]:[B.why]),D=s.ok?$:[s.why,...$];if(!s.ok||D.length>0)return(0,a.
T)(D.join("; "));const S=i.map(B=>({...B,host:s.value}));return(0,a.J)({host:s.value,services:[...new Set(c)],addresses:S})}function I(O){const e=O.startsWith("\
*."),t=l(e?O.slice(2):O);return t.ok?(0,a.J)({host:t.value,subdomains:e}):t}function w(O){const e=O.indexOf("=");if(e<0)return(0,a.T)('a line has no "="; expect\
ed HOST=TOKEN');const t=(0,y.Pv)(O.slice(0,e).trim());return t.ok?(0,a.J)({host:t.value,token:new A.o(O.slice(e+1).trim())}):(0,a.T)('the text before the first \
"=" of a line is not a hostname; expected HOST=TOKEN')}const k=/^\d{1,5}$/;function K(O){const e="expected HOST[:PORT]=ADDRESS[:PORT]",t=O.indexOf("=");if(t<0)return(0,a.
T)(`"${O}" has no "="; ${e}`);const n=O.slice(0,t).trim(),s=l(n);if(!s.ok)return s;const i=s.value.replace(/:\d+$/,""),c=j(O.slice(t+1).trim());return c===null?
(0,a.T)(`"${O}" has no valid address; ${e}`):(0,a.J)({name:i,port:x(n),...c})}function x(O){const e=O.indexOf(":");return e<0?null:Number(O.slice(e+1))}function j(O){
const e=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(O)??/^([^:\s[\]]+)(?::(.*))?$/.exec(O);if(e?.[1]!==void 0){const t=e[2];return t===void 0?{address:e[1],addressPort:null}:
!k.test(t)||Number(t)<1||Number(t)>65535?null:{address:e[1],addressPort:Number(t)}}return/^[\da-fA-F:]+$/.test(O)?{address:O,addressPort:null}:null}function C(O){
const[e="",t,...n]=O.split(/\s+/);if(n.length>0)return(0,a.T)(`"${O}" has too many words; expected CODE [HOST]`);if(t===void 0)return(0,a.J)({code:e,host:null});
const s=l(t);return s.ok?(0,a.J)({code:e,host:s.value}):s}const u=O=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(O)?(0,a.J)(O):(0,a.T)(`"${O}" is not a platform; exp\
ected OS_ARCH, such as "linux_amd64"`),p=50;function M(O){const e=O.split(",").map(n=>n.trim()).filter(n=>n!==""),t=e.find(n=>n.length>p);return t===void 0?(0,a.
J)(e):(0,a.T)(`"${t}" has ${t.length} characters; GitHub allows at most ${p}`)}}),8535:((h,P,r)=>{r.d(P,{q:()=>g});var a=r(9562);const f=3;function g(y,E){const A=_(
y);if(A.length<2)return null;const d=o=>{const[l,...v]=A.length<f?[]:E.filter(m=>o(_(m)));return l===void 0||v.length>0?null:l};return E.find(o=>_(o)===A)??E.find(
o=>(0,a.TW)(_(o),A))??d(o=>o.startsWith(A))??d(o=>o.includes(A))}const _=y=>y.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,"")}),3152:((h,P,r)=>{r.d(P,{GN:()=>E,P$:()=>d,
w7:()=>A});var a=r(6174),f=r(3474),g=r(7630),_=r(5100),y=r(6339);class E extends Error{name="SettingsError";mistakes;constructor(l){const v=l.map(a._);super(v.join(
`
`)),this.mistakes=v}}const A={setting:o=>o,missingPath:(o,l)=>`scan names "${o}", which does not exist in ${l}`};function d(o,{setting:l}=A){const v=_.y.map(({name:w,
field:k,kind:K,default:x})=>({field:k,...K.parse(o[w]?.trim()||x,l(w))})),m=Object.fromEntries(v.map(({field:w,value:k})=>[w,k])),T=[...m.scan,...m.usages,...(0,g.
Dw)(o.hostnames??"")].length===0,{length:R}=m.hostnames,I=`${l("hostnames")} has ${R} hosts, the limit is ${f.pS}`;return{settings:T?{...m,scan:["."]}:m,mistakes:[
...v.flatMap(({mistakes:w})=>w),...R>f.pS?[I]:[],...(0,y.U)(m,{setting:l})]}}}),5100:((h,P,r)=>{r.d(P,{f:()=>I,y:()=>R});var a=r(3625),f=r(3474),g=r(7630);const _=[
{name:"usages",field:"usages",kind:(0,f.p_)("FILE",a.J),help:"Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks wha\
t these repositories use instead of scanning files.",default:""},{name:"repositories",field:"repositories",kind:(0,f.p_)("OWNER/NAME",g.o2),help:"Repositories w\
hose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.",default:""}],y=[{name:"changed-only",field:"changedO\
nly",kind:f.lx,help:"In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},{name:"comment",field:"\
comment",kind:(0,f.Yq)("never","on-failure","always"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `alwa\
ys`. Needs `pull-requests: write`.",default:"never"},{name:"issue",field:"issue",kind:(0,f.Yq)("never","on-failure"),help:"When to open one issue, updated autom\
atically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.",default:"never"},{name:"issue-labels",field:"issueLabels",kind:(0,f.WD)("regis\
try-health"),help:"Labels for the issue, one per line. The first label is used to find the issue again.",default:"registry-health"},{name:"issue-open-after",field:"\
issueOpenAfter",kind:(0,f.ai)({min:1,max:20,whole:!0}),help:"Failing runs in a row of a host before the issue is opened. More than 1 needs `history`.",default:"\
1"},{name:"issue-close-after",field:"issueCloseAfter",kind:(0,f.ai)({min:1,max:20,whole:!0}),help:"Runs in a row without a failure of a host before it counts as\
 recovered in the issue. More than 1 needs `history`.",default:"1"},{name:"github-token",field:"githubToken",kind:f.CV,help:"Token used for the comment, the iss\
ue and the list of changed files.",default:"",actionContext:"github.token"}],E=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[
".json","json"],[".xml","junit"],[".md","markdown"],[".html","html"]];function A(w){const k=w.toLowerCase(),K=E.find(([x])=>k.endsWith(x));return K!==void 0?(0,a.
J)({path:w,format:K[1]}):(0,a.T)(`"${w}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (G\
itLab)`)}const d=w=>/\.json$/i.test(w)?(0,a.J)(w):(0,a.T)(`"${w}" does not end with ".json"; a badge is JSON from which shields.io makes an image`),o=[{name:"ho\
stnames",field:"hostnames",kind:f.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a service may \
name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.",default:""},{name:"scan",field:"scan",kind:(0,f.p_)("PATH",a.J),
help:"Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.",default:""},{name:"exclude",field:"\
exclude",kind:(0,f.p_)("GLOB",a.J),help:"Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.",default:""},{name:"\
allowed-hosts",field:"allowedHosts",kind:(0,f.p_)("HOST",g.jM),help:"Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.\
com` matches every subdomain. Default: all hosts are allowed.",default:""},{name:"required-services",field:"requiredServices",kind:(0,f.p_)("SERVICE",g.aS),help:"\
Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.",default:""},{name:"dialect",field:"dialect",
kind:f.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to d\
etect CLI and version from the files.",default:"auto"}],l=[{name:"depth",field:"depth",kind:(0,f.Yq)("discovery","versions","packages"),help:"How far to follow \
`init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` would inst\
all, without downloading them.",default:"discovery"},{name:"roots",field:"roots",kind:(0,f.p_)("GLOB",a.J),help:"Globs of the directories in which `init` runs, \
one per line, relative to the current directory. Default: detected.",default:""},{name:"platforms",field:"platforms",kind:(0,f.p_)("OS_ARCH",g.Kd),help:"Platfor\
ms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine.",default:""},{name:"upgrade",
field:"upgrade",kind:f.lx,help:"Predict `init -upgrade`, which ignores the versions in lock files.",default:"false"},{name:"max-requests",field:"maxRequests",kind:(0,f.
ai)({min:1,max:1e5,whole:!0}),help:"Maximum number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked\
 are reported.",default:"500"}],v=[{name:"tokens",field:"tokens",kind:(0,f.p_)("HOST=TOKEN",g.IL,g.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` en\
vironment variables also work.",default:""},{name:"cli-config",field:"cliConfig",kind:f.PW,help:"CLI configuration file to read instead of those in the home dir\
ectory, like `TF_CLI_CONFIG_FILE`.",default:""}],m=[{name:"timeout-seconds",field:"timeoutMs",kind:(0,f.lq)((0,f.YA)({min:.1,max:300})),help:"Time limit for one\
 attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.",default:""},{name:"re\
tries",field:"retries",kind:(0,f.ai)({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.",
default:"3"},{name:"concurrency",field:"concurrency",kind:(0,f.ai)({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"\
16"},{name:"deadline-seconds",field:"deadlineMs",kind:(0,f.YA)({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are repor\
ted as not checked, and the check fails.",default:"600"},{name:"ca-file",field:"caFile",kind:f.PW,help:"PEM file with certificate authorities to trust in additi\
on to the system\u2019s.",default:""},{name:"resolve",field:"resolve",kind:(0,f.p_)("HOST=ADDRESS",g.Ju),help:"Addresses to connect to instead of those in DNS, \
one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.",default:""}],T=[{name:"certificate-days",field:"certificateDays",kind:(0,f.
ai)({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires within this many days.",default:"21"},{name:"slow-seconds",field:"s\
lowMs",kind:(0,f.YA)({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},{name:"fail-on",field:"failOn",kind:(0,f.Yq)("error","warni\
ng","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},{name:"ignore",field:"ignore",kind:(0,f.p_)("CODE",g.x2),
help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.",default:""},{name:"report",field:"\
report",kind:(0,f.p_)("FILE",A),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` \
or `.codequality.json` (GitLab).",default:""},{name:"history",field:"history",kind:f.PW,help:"JSON Lines file to which each run appends its results; reports the\
n show uptime and latency. It must be kept from run to run.",default:""},{name:"badge",field:"badge",kind:(0,f.xH)("FILE",d),help:"JSON file for a badge of shie\
lds.io to write.",default:""}],R=[...o,..._,...l,...v,...m,...T,...y],I=[["What to check",o],["Many repositories",_],["Following `init`",l],["Credentials",v],["\
Network",m],["Result",T]]}),6339:((h,P,r)=>{r.d(P,{S:()=>f,U:()=>g});var a=r(6760);function f(A,{setting:d}){const{scan:o,exclude:l,roots:v,dialect:m,changedOnly:T,
repositories:R}=A,I=d("usages");if(A.usages.length===0)return R.length===0?[]:[`${d("repositories")} needs ${I}; set it to the usages files of the repositories`];
const w=E(I)?`repeat ${I}`:`write one a line in ${I}`,k="set it for `tf-disco usages`, which reads the files of the repository";return[[o.length>0,"scan",`${k};\
 to check several files, ${w}`],[l.length>0,"exclude",k],[v.length>0,"roots",k],[m.name!=="auto","dialect",k],[T,"changed-only","remove it: usages files do not \
say what a pull request changes"]].flatMap(([x,j,C])=>x?[`${d(j)} cannot be used together with ${I}; ${C}`]:[])}const g=(A,{setting:d})=>[..._(A).map(([o,l])=>`${d(
o)} is ${l}, which needs ${d("history")}; set it to a file that is kept from run to run`),...y(A).map(([o,l,v])=>`${d(o)} and ${d(l)} both name ${v}; write to d\
ifferent files`)];function _({history:A,issueOpenAfter:d,issueCloseAfter:o}){return A===null?[["issue-open-after",d],["issue-close-after",o]].filter(([,v])=>v>1):
[]}function y({report:A,history:d,badge:o}){const l=[...A.map(({path:v})=>["report",v]),...d===null?[]:[["history",d]],...o===null?[]:[["badge",o]]];return l.flatMap(
([v,m],T)=>{const R=l.slice(0,T).find(([I,w])=>I!==v&&(0,a.normalize)(w)===(0,a.normalize)(m));return R===void 0?[]:[[R[0],v,m]]})}const E=A=>A.startsWith("--")}),
6875:((h,P,r)=>{r.d(P,{I:()=>f,V:()=>a});class a{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(_){this.#n??=_,this.#e.
abort()}}const f=(g,_)=>{const y=setTimeout(_,g);return()=>clearTimeout(y)}}),2613:(h=>{h.exports=process.getBuiltinModule("assert")}),4434:(h=>{h.exports=process.
getBuiltinModule("events")}),9896:(h=>{h.exports=process.getBuiltinModule("fs")}),8611:(h=>{h.exports=process.getBuiltinModule("http")}),5692:(h=>{h.exports=process.
getBuiltinModule("https")}),9278:(h=>{h.exports=process.getBuiltinModule("net")}),4589:(h=>{h.exports=process.getBuiltinModule("node:assert")}),6698:(h=>{h.exports=
process.getBuiltinModule("node:async_hooks")}),4573:(h=>{h.exports=process.getBuiltinModule("node:buffer")}),1421:(h=>{h.exports=process.getBuiltinModule("node:\
child_process")}),7598:(h=>{h.exports=process.getBuiltinModule("node:crypto")}),3053:(h=>{h.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(h=>{
h.exports=process.getBuiltinModule("node:dns")}),8474:(h=>{h.exports=process.getBuiltinModule("node:events")}),3024:(h=>{h.exports=process.getBuiltinModule("nod\
e:fs")}),7067:(h=>{h.exports=process.getBuiltinModule("node:http")}),2467:(h=>{h.exports=process.getBuiltinModule("node:http2")}),7030:(h=>{h.exports=process.getBuiltinModule(
"node:net")}),8161:(h=>{h.exports=process.getBuiltinModule("node:os")}),6760:(h=>{h.exports=process.getBuiltinModule("node:path")}),3916:(h=>{h.exports=process.
getBuiltinModule("node:path/posix")}),643:(h=>{h.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(h=>{h.exports=process.getBuiltinModule("node:querys\
tring")}),99:(h=>{h.exports=process.getBuiltinModule("node:sqlite")}),7075:(h=>{h.exports=process.getBuiltinModule("node:stream")}),7830:(h=>{h.exports=process.
getBuiltinModule("node:stream/web")}),8500:(h=>{h.exports=process.getBuiltinModule("node:timers/promises")}),1692:(h=>{h.exports=process.getBuiltinModule("node:\
tls")}),3136:(h=>{h.exports=process.getBuiltinModule("node:url")}),7975:(h=>{h.exports=process.getBuiltinModule("node:util")}),3429:(h=>{h.exports=process.getBuiltinModule(
"node:util/types")}),5919:(h=>{h.exports=process.getBuiltinModule("node:worker_threads")}),8522:(h=>{h.exports=process.getBuiltinModule("node:zlib")}),857:(h=>{
h.exports=process.getBuiltinModule("os")}),6928:(h=>{h.exports=process.getBuiltinModule("path")}),4756:(h=>{h.exports=process.getBuiltinModule("tls")}),9023:(h=>{
h.exports=process.getBuiltinModule("util")})},ae={};function V(h){var P=ae[h];if(P!==void 0)return P.exports;var r=ae[h]={exports:{}},a=!0;try{ue[h](r,r.exports,
V),a=!1}finally{a&&delete ae[h]}return r.exports}V.m=ue,typeof V<"u"&&(V.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(
/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var h=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",P=typeof Symbol=="function"?Symbol("webpack \
exports"):"__webpack_exports__",r=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",a=g=>{g&&g.d<1&&(g.d=1,g.forEach(_=>_.r--),g.forEach(_=>_.
r--?_.r++:_()))},f=g=>g.map(_=>{if(_!==null&&typeof _=="object"){if(_[h])return _;if(_.then){var y=[];y.d=0,_.then(d=>{E[P]=d,a(y)},d=>{E[r]=d,a(y)});var E={};return E[h]=
d=>d(y),E}}var A={};return A[h]=d=>{},A[P]=_,A});V.a=(g,_,y)=>{var E;y&&((E=[]).d=-1);var A=new Set,d=g.exports,o,l,v,m=new Promise((T,R)=>{v=R,l=T});m[P]=d,m[h]=
T=>(E&&T(E),A.forEach(T),m.catch(R=>{})),g.exports=m,_(T=>{o=f(T);var R,I=()=>o.map(k=>{if(k[r])throw k[r];return k[P]}),w=new Promise(k=>{R=()=>k(I),R.r=0;var K=x=>x!==
E&&!A.has(x)&&(A.add(x),x&&!x.d&&(R.r++,x.push(R)));o.map(x=>x[h](K))});return R.r?w:I()},T=>(T?v(m[r]=T):l(d),a(E))),E&&E.d<0&&(E.d=0)}})(),(()=>{var h=Object.
getPrototypeOf?r=>Object.getPrototypeOf(r):r=>r.__proto__,P;V.t=function(r,a){if(a&1&&(r=this(r)),a&8||typeof r=="object"&&r&&(a&4&&r.__esModule||a&16&&typeof r.
then=="function"))return r;var f=Object.create(null);V.r(f);var g={};P=P||[null,h({}),h([]),h(h)];for(var _=a&2&&r;typeof _=="object"&&!~P.indexOf(_);_=h(_))Object.
getOwnPropertyNames(_).forEach(y=>g[y]=()=>r[y]);return g.default=()=>r,V.d(f,g),f}})(),V.d=(h,P)=>{for(var r in P)V.o(P,r)&&!V.o(h,r)&&Object.defineProperty(h,
r,{enumerable:!0,get:P[r]})},V.f={},V.e=h=>Promise.all(Object.keys(V.f).reduce((P,r)=>(V.f[r](h,P),P),[])),V.u=h=>({69:"69",210:"400",400:"400",456:"914",528:"5\
58",558:"558",696:"914",751:"558",909:"558",913:"400",914:"914",929:"558"}[h]??h)+".index.js",V.o=(h,P)=>Object.prototype.hasOwnProperty.call(h,P),V.r=h=>{typeof Symbol<
"u"&&Symbol.toStringTag&&Object.defineProperty(h,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(h,"__esModule",{value:!0})},(()=>{var h={667:0,792:0},
P=r=>{var{ids:a,modules:f,runtime:g}=r,_,y,E=0;for(_ in f)V.o(f,_)&&(V.m[_]=f[_]);for(g&&g(V);E<a.length;E++)y=a[E],V.o(h,y)&&h[y]&&h[y][0](),h[a[E]]=0};V.late=
(r,a)=>{for(const f of r){if(h[f]===0)continue;const{createRequire:g}=process.getBuiltinModule("module");P(g(import.meta.url)("./"+V.u(f)))}return V(a)},V.f.j=(r,a)=>{
var f=V.o(h,r)?h[r]:void 0;if(f!==0)if(f)a.push(f[1]);else{var g=import("./"+V.u(r)).then(P,_=>{throw h[r]!==0&&(h[r]=void 0),_}),g=Promise.race([g,new Promise(
_=>f=h[r]=[_])]);a.push(f[1]=g)}}})();var ce={};V.d(ce,{C:()=>ye,a:()=>Se});const ye=()=>Promise.all([V.e(558),V.e(751),V.e(929),V.e(667),V.e(528),V.e(909)]).then(
V.bind(V,2909)),Se=()=>Promise.all([V.e(667),V.e(69)]).then(V.bind(V,9069));var ke=ce.C,be=ce.a;export{ke as runAction,be as runCli};
