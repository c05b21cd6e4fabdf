var ge={3368:((d,N,c)=>{c.d(N,{rv:()=>ye,cA:()=>Te});var i=c(1831),l=c(2713),g=c(7630),R=c(1064),b=c(7251),w=c(8408);const I=4;function T(C,x){let D={text:C,starts:null};
for(let W=0;W<I&&D!==null;W+=1)x(h(D,C.length)),D=P(D,C.length)}const a="\u2026",v=32,U=Uint16Array.from({length:128},(C,x)=>{const D=String.fromCharCode(x);return x<=
v||x===127?v:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function $(C){return C===a?C:/[\s\x80-\x9f]/.test(C)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(C)?"":C.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let A=new Uint16Array(1024),p=new Uint32Array(1025);function m(C){if(C<A.length)return;
const[x,D]=[new Uint16Array(2*C),new Uint32Array(2*C+1)];x.set(A),D.set(p),A=x,p=D}function h({text:C,starts:x},D){m(C.length);let W=0;for(let k=0;k<C.length;k+=
1){const H=C.charCodeAt(k),F=x===null?k:x[k]??D;if(H<128){W=y(U[H]??v,F,W);continue}const V=String.fromCodePoint(C.codePointAt(k)??0),Y=$(V);m(W+Y.length+C.length-
k);for(let X=0;X<Y.length;X+=1)W=y(Y.charCodeAt(X),F,W);k+=V.length-1}return p[W]=D,{codes:A.subarray(0,W),starts:p.subarray(0,W+1)}}function y(C,x,D){return C===
v&&D>0&&A[D-1]===v?D:(A[D]=C,p[D]=x,D+1)}const E={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},_=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
M=/[%\\&]|xn--/i;function P({text:C,starts:x},D){if(!M.test(C))return null;let W="";const k=[];let H=0;const F=Y=>x===null?Y:x[Y]??D,V=Y=>{for(let X=H;X<Y;X+=1)
k.push(F(X));W+=C.slice(H,Y)};for(const Y of C.matchAll(_)){V(Y.index),H=Y.index+Y[0].length;for(const{written:X,at:q}of j(Y)){W+=X;for(let re=0;re<X.length;re+=
1)k.push(F(Y.index+q))}}return H===0?null:(V(C.length),{text:W,starts:k})}function j(C){const[x,D,W,k,H,F,V,Y,X,q]=C;if(D!==void 0)return e(D);if(q!==void 0)return[
{written:(0,w.mI)(q.toLowerCase()),at:0}];const re=W??k??Y;return B(re!==void 0?r(Number.parseInt(re,16)):V!==void 0?r(Number(V)):X!==void 0?E[X]??x:H??(F===void 0?
"":" "))}const B=C=>[{written:C,at:0}],r=C=>C<=1114111?String.fromCodePoint(C):"\uFFFD",s=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function e(C){const x=C.startsWith("%")?3:4,D=C.replace(/(?:%|\\x)(..)/g,(W,k)=>String.fromCharCode(Number.parseInt(k,16)));return Array.from(D.matchAll(s),({0:[
W="",...k],index:H})=>{const F=W.charCodeAt(0),V=k.reduce((Y,X)=>Y<<6|X.charCodeAt(0)&63,k.length===0?F:F&63>>k.length);return{written:r(V),at:x*H}})}const n="*\
**",t=12,o=4,u=200;function L(C){const x=K(C);return x===null?null:(D,W)=>{const k=[];return T(D,H=>f(H,D,x,k)),k.length===0?D:O(D,k,W)}}function K(C){const x=[];
for(const V of(0,b.x)(C))T(V,({codes:Y})=>{Y.length>=l.Il&&x.push(Y.slice())});if(x.length===0)return null;const D=new Uint16Array(x.reduce((V,{length:Y})=>V+Y,
0)),W=Array.from({length:t+1},()=>[]),k=Array.from({length:t},()=>[]);let H=0;for(const V of x){const{length:Y}=V;D.set(V,H);for(let q=0;q+t<Y;q+=o)W[t]?.push(H+
q);const X=Math.min(Y,t);W[X]?.push(H+Y-X);for(let q=l.Il;q<X;q+=1)k[q]?.push(H);H+=Y}const F=(V,Y)=>V.length===0?[]:[new ie(Y,D,V)];return{pieces:W.flatMap(F),
heads:k.flatMap(F).reverse()}}function f({codes:C,starts:x},D,{pieces:W,heads:k},H){const F=(X,q)=>{const re=C[X]===v?X+1:X;let ae=C[q-1]===v?q-1:q;for(;ae<C.length&&
x[ae]===x[ae-1];)ae+=1;const ue=x[re]??0,_e=x[ae]??D.length,fe=H.at(-1);fe===void 0||ue<fe.from||ue>fe.to?H.push({from:ue,to:_e}):H[H.length-1]={from:fe.from,to:Math.
max(fe.to,_e)}};for(const X of W)X.search(C,X.length===t?o-1:0,F);const V=X=>{const q=k.find(re=>re.hasAt(C,X-re.length));q!==void 0&&F(X-q.length,X)},Y=a.charCodeAt(
0);for(let X=C.indexOf(Y);X>=0;X=C.indexOf(Y,X+1))V(X);D.length>=u&&V(C.length)}function O(C,x,D){let W="",k=0;for(const H of x.toSorted((F,V)=>F.from-V.from))H.
to<=k||D.size>0&&ee(C,H,D)||((H.from>k||k===0)&&(W+=C.slice(k,H.from)+n),k=H.to);return W+C.slice(k)}const S=C=>C<"\x80"?/[a-z\d.:-]/i.test(C):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(C),G=260;function ee(C,{from:x,to:D},W){const k=V=>Math.max(x-V,V-D)<G&&S(C[V]??"");let H=x;for(;k(H-1);)H-=1;let F=D;for(;k(F);)F+=1;for(;F>D&&/[.:]/.test(
C[F-1]??"");)F-=1;return W.has(C.slice(H,F))}const ne=16777619,oe=2654435761;class ie{length;#e;#n;#s;#t;constructor(x,D,W){this.length=x,this.#e=D;const k=Math.
max(4,Math.ceil(Math.log2(2*W.length+1)));this.#n=new Int32Array(2**k).fill(-1),this.#s=32-k;let H=1;for(let F=1;F<x;F+=1)H=Math.imul(H,ne);this.#t=H;for(const F of W)
this.#n[this.#c(D,F,this.#i(D,F))]=F}hasAt(x,D){return D<0||D+this.length>x.length?!1:this.#o(x,D,this.#i(x,D))>=0}search(x,D,W){const k=this.length;if(x.length<
k)return;let H=this.#i(x,0);for(let F=0;;F+=1){const V=this.#o(x,F,H);if(V>=0){let[X,q]=[0,k];for(;X<D&&this.#r(x,F,V,-1-X);)X+=1;for(;q<k+D&&this.#r(x,F,V,q);)
q+=1;W(F-X,F+q)}if(F+k>=x.length)return;const Y=H-Math.imul(x[F]??0,this.#t);H=Math.imul(Y,ne)+(x[F+k]??0)|0}}#o(x,D,W){return this.#n[this.#c(x,D,W)]??-1}#r(x,D,W,k){
const H=x[D+k];return H!==void 0&&H===this.#e[W+k]}#c(x,D,W){let k=Math.imul(W^W>>>15,oe)>>>this.#s;for(;;){const H=this.#n[k]??-1;if(H<0||this.#a(H,x,D))return k;
k=k+1===this.#n.length?0:k+1}}#a(x,D,W){for(let k=0;k<this.length;k+=1)if(!this.#r(D,W,x,k))return!1;return!0}#i(x,D){let W=0;for(let k=D;k<D+this.length;k+=1)W=
Math.imul(W,ne)+(x[k]??0)|0;return W}}const z=64,J=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","serv\
icesFrom","requirements"]),Q=new Set(["value","login"]),se=(C,x)=>J.has(C)||C==="client"&&R.Du.some(D=>D===x),te=new Set;function ce(C){return le(()=>{const x=L(
C);return x===null?D=>D:(D,W=te)=>le(()=>Ae(Oe(k=>x(k,W)))(D))})}function le(C){try{return C()}catch{throw new Error("tokens could not be hidden")}}const de=1e4,
Ee=200,ve=100;function Oe(C){const x=new Map;return D=>{const W=x.get(D);if(W!==void 0)return W;const k=C(D);return D.length<=Ee&&x.size<de&&x.set(D,k),k}}function Ae(C){
const x={ours:new Map,theirs:new Map},D=(k,H,F)=>{if(Array.isArray(k)){const q=k.map(re=>W(re,H+1,F));return q.every((re,ae)=>re===k[ae])?k:q}let V=!0;const Y=Object.
entries(k).map(([q,re])=>{if(F==="ours"&&se(q,re))return[q,re];const ae=W(re,H+1,Q.has(q)?"theirs":F),ue=C(q);return V&&=ue===q&&ae===re,[ue,ae]}),X=Object.getPrototypeOf(
k)===Object.prototype;return V&&X?k:Object.fromEntries(Y)},W=(k,H,F)=>{if(typeof k=="string")return C(k);if(H>z)return null;if(typeof k!="object"||k===null)return k;
const V=x[F].get(k)??D(k,H,F),Y=Array.isArray(k)&&k.length>ve;return(V!==k||Y)&&x[F].set(k,V),V};return k=>W(k,0,"ours")}function Te(C,x,D=()=>{}){const W=new Map;
let k=null;const H=F=>{const V=F.filter(Y=>!W.has(Y.reveal()));if(V.length!==0){for(const Y of V)W.set(Y.reveal(),Y);k=null,D(V)}};return le(()=>H(Me(C,x))),{learn:F=>le(
()=>H([F])),redact:(F,V)=>(k??=ce([...W.values()]),k(F,V))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function ye(C,{
redact:x}){try{return C(x)}catch{return $e}}const me=C=>(0,i.Pv)(C).ok,we=C=>C.includes(".")&&me(C);function Me(C,x){const D=(0,g.vk)(C.tokens??"").flatMap(k=>{
const H=k.indexOf("="),F=k.slice(H+1).trim(),V=H<0?"":k.slice(0,H).trim();return V!==""&&(!me(V)||!V.includes(".")&&we(F))?[F,V,k]:[F]}),W=Object.entries(x).flatMap(
([k,H])=>k.startsWith(i.xV)&&H!==void 0?[H]:[]);return[...D,...W,C["github-token"]?.trim()??""].filter(k=>k!=="").map(k=>new l.ou(k))}}),7251:((d,N,c)=>{c.d(N,{
K:()=>v,x:()=>I});var i=c(4091),l=c(6979),g=c(2713);function R($){const A=$.reveal(),p=/[\r\n]/.test(A)?A.split(/[\r\n]+/):[];return[A,...p].filter(m=>m.trim().
length>=g.Il)}const b=$=>[...new Set([$,Buffer.from($).toString("latin1")])],w=$=>["","x","xx"].flatMap(A=>{const p=Buffer.from(A+$).toString("base64"),m=p.slice(
Math.ceil(A.length*4/3)).replace(/=+$/,"");return p.endsWith("=")?[m.slice(0,-1),m]:[m]});function*I($){const A=$.flatMap(R).map(p=>p.trim());for(const p of new Set(
A.flatMap(b)))yield p,p.includes(" ")&&(yield p.replaceAll(" ","+")),yield*w(p),yield Buffer.from(p).toString("hex")}const T=16*1024,a=1024*1024;function v($){let A=a;
return p=>{const m=p.flatMap(R).flatMap(y=>[y,y.trim()]),h=[];for(const y of new Set(m.flatMap(b))){if(y.length>T||A<0)continue;const E=U(y).filter(_=>_.trim().
length>=g.Il);h.push(...E),A-=E.join("").length}$([...new Set([...m,...h])])}}function U($){const A=(0,l.ft)($),p=(0,i.ol)($).slice(1,-1),m=[encodeURIComponent(
$.toWellFormed()),...A.ok?[A.value]:[]],h=w($),y=Buffer.from($).toString("hex");return[$,$.toLowerCase(),p,JSON.stringify($).slice(1,-1),...m,...m.map(E=>E.replace(
/%[0-9A-F]{2}/g,_=>_.toLowerCase())),...h,...h.map(E=>E.replaceAll("+","-").replaceAll("/","_")),y,y.toUpperCase()]}}),1342:((d,N,c)=>{c.d(N,{A3:()=>w,hM:()=>b,
mk:()=>g});var i=c(3592);const l=64*1024;function*g(T){let a="";for(const v of T)a+=v,!(a.length<l)&&(yield a,a="");a!==""&&(yield a)}const R={EACCES:"give this\
 user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free \
disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a f\
ile system that can be written to"};class b extends Error{name="ExplainedError"}function w(T){if(T instanceof b)return T.message;if(!I(T))return`${String(T)}; t\
his is a bug of tf-disco, please report it at ${i.xV}`;const a=R[T.code];return`${T.message.split(", ")[0]}${a===void 0?"":`; ${a}`}`}const I=T=>typeof T=="obje\
ct"&&T!==null&&"syscall"in T&&"code"in T}),6181:((d,N,c)=>{c.d(N,{RY:()=>g,n7:()=>T,r5:()=>i});function i(a){if(!a.includes(":"))return l(a);const v=a.indexOf("\
%");return v===a.length-1?null:b(v<0?a:a.slice(0,v))}function l(a){const v=a.split("."),U=v.length===4&&v.every(A=>/^(0|[1-9]\d{0,2})$/.test(A)),$=v.map(Number);
return U&&$.every(A=>A<=255)?$:null}function g(a){const v=a.split(".").map(R),U=v.pop()??Number.NaN,$=4-v.length;if(!($>0&&v.every(m=>m<=255)&&U<256**$))return null;
const p=Array.from({length:$},(m,h)=>Math.floor(U/256**($-1-h))%256);return[...v,...p]}function R(a){return/^0x[\da-f]*$/i.test(a)?Number.parseInt(`0${a.slice(2)}`,
16):/^0[0-7]*$/.test(a)?Number.parseInt(a,8):/^[1-9]\d*$/.test(a)?Number(a):Number.NaN}function b(a){const[v="",U,...$]=a.split("::");if(U===void 0){const h=w(v,
!0);return h?.length===16?h:null}const[A,p]=[w(v,!1),w(U,!0)];if(A===null||p===null||$.length>0)return null;const m=16-A.length-p.length;return m<2?null:[...A,...Array(
m).fill(0),...p]}function w(a,v){if(a==="")return[];const U=a.split(":"),$=U.map((A,p)=>{if(/^[0-9a-f]{1,4}$/i.test(A)){const m=Number.parseInt(A,16);return[m>>
8,m&255]}return v&&p===U.length-1?l(A):null});return $.every(A=>A!==null)?$.flat():null}const I=[0,0,0,0,0,0,0,0,0,0,255,255].join();function T(a){const v=i(a)??
[];return v.slice(0,12).join()===I?v.slice(12).join("."):a}}),3307:((d,N,c)=>{c.d(N,{f:()=>u,ap:()=>o,Gv:()=>v,HT:()=>_,I:()=>r,IL:()=>B,Ey:()=>E,AN:()=>t});const i=10,
l=["more than 10000 levels of nesting","nest brackets less deeply"],g=["number too large for a 64-bit float","use a smaller number"],R=["the text ends before th\
e JSON value is complete","check that the file was not truncated"],b=["trailing comma","remove the comma"];function w(f,O){return O===f.length?R:f[O]==="\\"?["i\
nvalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const I=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function T(f,O,S){for(const[G,...ee]of I)if(G.test(
f))return ee;switch(O){case"value":return/^[}\]:]/.test(f)?["missing value","add the value"]:/^[-+.\d]/.test(f)?["invalid number","write a decimal number withou\
t leading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put \
the key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return S===void 0?["text after the end of the JSO\
N value","remove it"]:/^[}\]]/.test(f)?["wrong closing bracket",`write ${S}`]:["missing comma","add the comma"]}}function a(f,O,[S,G]){let[ee,ne]=[1,1];for(let oe=0;oe<
O;oe+=1){const ie=f.charCodeAt(oe);ie===i?(ee+=1,ne=1):(ie<56320||ie>57343)&&(ne+=1)}return{why:`line ${ee}, column ${ne}: ${S}`,advice:G}}const v=f=>typeof f==
"object"&&f!==null&&!Array.isArray(f),U=1e4,$=34,A=44,p=58,m=91,h=123,y=125,E=(f,O)=>new M(f,O).run(),_=(f,O)=>new M(f,null).run(O);class M{#e;#n;#s=[];#t="valu\
e";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(O,S){this.#e=O,this.#n=S}run(O="whole"){const S=this.#e,G=this.#s,ee=t(S,0);for(let oe=ee,ie=0;oe<S.length;oe=t(S,
ie)){const z=S.charCodeAt(oe);if(ie=this.#u(oe,z),ie<0)return this.#h(oe,~ie);if(this.#t==="next"&&G.length===1&&this.#n?.(this.#c,ie,this.#a,this.#i),O==="firs\
t"&&this.#t==="next"&&G.length===0)return null;this.#o=z,this.#r=oe}return this.#t!=="next"||G.length>0?a(S,S.length,R):this.#n!==null&&this.#l>=0&&S.charCodeAt(
ee)===h?a(S,this.#l,g):null}#u(O,S){const G=this.#s[this.#s.length-1];if(S===G&&(this.#t==="next"||P(this.#o)))return this.#s.pop(),this.#t="next",O+1;switch(this.#t){case"\
value":return this.#f(O,S);case"key":return S===$?this.#d(O):~O;case"colon":return S!==p?~O:(this.#t="value",O+1);case"next":return S!==A||G===void 0?~O:(this.#t=
G===y?"key":"value",O+1)}}#f(O,S){const G=this.#s.length;if(G===1&&(this.#c=O),P(S))return G===U?~O:(this.#s.push(S+2),this.#t=S===h?"key":"value",O+1);const ee=S===
$,ne=ee?o(this.#e,O):u(this.#e,O);return ne<0||(!ee&&this.#l<0&&K(this.#e,O,ne)&&(this.#l=O),this.#t="next"),ne}#d(O){const S=o(this.#e,O);return this.#s.length===
1&&(this.#a=O,this.#i=S),this.#t="colon",S}#h(O,S){const G=this.#e,ee=G.charCodeAt(O),ne=this.#s.at(-1);if(S>O)return a(G,S,w(G,S));if(this.#t==="value"&&P(ee))
return a(G,O,l);if(ee===ne&&this.#o===A)return a(G,this.#r,b);const oe=ne===void 0?void 0:String.fromCharCode(ne);return a(G,O,T(G.slice(O,O+2),this.#t,oe))}}const P=f=>f===
h||f===m,j=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;function B(f){return f.startsWith('"')?r(f):f.includes(
"\\u")?JSON.parse(f.replace(j,(O,S)=>S===void 0?O:"\\ufffd")):JSON.parse(f)}function r(f){return JSON.parse(f).toWellFormed()}const s=32,e=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function t(f,O){let S=O;for(;S<f.length&&!(f.charCodeAt(S)>s||!` 	
\r`.includes(f.charAt(S)));S+=1);return S}function o(f,O){let S=O+1;for(e.lastIndex=S;e.test(f);)S=e.lastIndex;return f.charCodeAt(S)===$?S+1:~S}function u(f,O){
return n.lastIndex=O,n.test(f)?n.lastIndex:~O}const L=5,K=(f,O,S)=>S-O>=L&&Math.abs(Number(f.slice(O,S)))===1/0}),4091:((d,N,c)=>{c.d(N,{D3:()=>g,Ju:()=>p,TR:()=>m,
_6:()=>T,iP:()=>A,ol:()=>l});const i={'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=h=>`"${R(h.toWellFormed())}\
"`;function g(h,y){const E=new TextEncoder,{read:_,written:M}=E.encodeInto(h,new Uint8Array(y)),P=E.encode(h.slice(_,_+2)).subarray(0,y-M),j=Array.from(P,B=>`\\x${w(
B,2)}`).join("");return`"${R(h.slice(0,_).toWellFormed())}${j}"`}function R(h){return/^[ !#-[\]-~]*$/.test(h)?h:h.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),
y=>i[y]??b(y))}function b(h){const y=h.codePointAt(0)??0;return y<128?`\\x${w(y,2)}`:y<65536?`\\u${w(y,4)}`:`\\U${w(y,8)}`}const w=(h,y)=>h.toString(16).padStart(
y,"0"),I=new TextDecoder("utf-8",{ignoreBOM:!0});function T(h){const y=I.decode(h);return y.includes("\uFFFD")?I.decode(v(h)):y}const a=255;function v(h){const y=new Uint8Array(
h),E=_=>((h[_]??0)&192)===128;for(const[_,M]of h.entries()){if(M<224)continue;E(_+1)&&E(_+2)&&(M<240||E(_+3))||(y[_]=a)}return y}const U=h=>A(new TextEncoder().
encode(h));function $(h){const y=new Uint8Array(h.length);for(let E=0;E<h.length;E+=1)y[E]=h.charCodeAt(E);return I.decode(y)}function A(h){let y="";for(const E of h)
y+=String.fromCharCode(E);return y}const p=h=>({ok:!0,value:h}),m=h=>({ok:!1,why:h})}),6979:((d,N,c)=>{c.d(N,{Ge:()=>_,V$:()=>a,ft:()=>v,h0:()=>h,xB:()=>y,y3:()=>U});
var i=c(4091);const l=`!$&'()*+,;=:[]<>"`,g={path:"$&+,/:;=@",host:l,zone:l,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},R=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
b=/^[A-Za-z0-9._~-]/,w=/%(?![0-9A-Fa-f]{2})/,I=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,T=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function a(M,P){let j="";for(const{
0:B,index:r}of M.matchAll(R))if(b.test(B)||g[P].includes(B))j+=B;else{if(B==="%")return(0,i.TR)(m(M,r));if(B.startsWith("%")){const s=Number.parseInt(B.slice(1),
16);if(A(s,P))return(0,i.TR)(`invalid URL escape "${B}"`);j+=p(s,P)}else if(B>"\x7F")j+=encodeURIComponent(B.toWellFormed());else{if(P==="host"||P==="zone")return(0,i.
TR)(`invalid character ${(0,i.ol)(B)} in host name`);j+=p(B.charCodeAt(0),P)}}return(0,i.Ju)(j)}function v(M){return M==="%2A"?(0,i.Ju)("*"):$(M,I)?(0,i.Ju)(M):
a(M,"path")}const U=M=>$(M,T)?(0,i.Ju)(M):a(M,"fragment"),$=(M,P)=>P.test(M)&&!w.test(M);function A(M,P){return P==="host"?M<128&&M!==37:P!=="zone"||M===37||M===
32?!1:p(M,"zone").startsWith("%")}function p(M,P){const j=String.fromCharCode(M);return b.test(j)||g[P].includes(j)?j:`%${M.toString(16).toUpperCase().padStart(
2,"0")}`}const m=(M,P)=>`invalid URL escape ${(0,i.D3)(M.slice(P,P+4),3)}`;function h(M){for(const P of M.split("&")){if(P.includes(";"))return"invalid semicolo\
n separator in query";const[,...j]=/^([^=]*)=?(.*)$/s.exec(P)??[];for(const B of j){const r=B.search(w);if(r>=0)return m(B,r)}}return null}function y(M){return M.
split("&").flatMap(P=>{if(P===""||P.includes(";"))return[];const[,...j]=/^([^=]*)=?(.*)$/s.exec(P)??[],[B,r]=j.map(s=>a(s.replaceAll("+","%20"),"query"));return B?.
ok&&r?.ok?[[E(B.value),E(r.value)]]:[]})}const E=M=>M.replaceAll("%20","+"),_=M=>M.toSorted(([P],[j])=>P<j?-1:P>j?1:0).map(([P,j])=>`${P}=${j}`).join("&")}),630:((d,N,c)=>{
c.d(N,{O:()=>R,s:()=>b});var i=c(4091),l=c(4283),g=c(6979);function R(T,a){const v=(0,l.Dl)(a);return v.ok?(0,i.Ju)(b(T,v.value)):v}function b(T,a){if(a.scheme!==
""||a.host!==""||a.user!==null){const m=a.scheme===""?T.scheme:a.scheme;return{...a,scheme:m,path:I(a.path)}}const{scheme:v}=T,U=a.path===""&&!a.forceQuery&&a.query===
"",$=U?T.query:a.query,A=U&&a.fragment===""?T.fragment:a.fragment;if(a.path===""&&T.opaque!=="")return{...a,scheme:v,query:$,fragment:A,opaque:T.opaque};const p=I(
w(T.path,a.path));return{...a,scheme:v,query:$,fragment:A,user:T.user,host:T.host,path:p}}function w(T,a){return a===""?T:a.startsWith("/")?a:T.slice(0,T.lastIndexOf(
"/")+1)+a}function I(T){if(T==="")return"";const a=T.split("/"),v=[];for(const p of a)p===".."?(v.pop(),v.length===1&&v[0]===""&&v.pop()):p!=="."?v.push(p):v.length===
0&&v.push("");const U=a.at(-1),$=`/${v.join("/")}${U==="."||U===".."?"/":""}`,A=(0,g.ft)($.startsWith("//")?$.slice(1):$);return A.ok?A.value:$}}),4283:((d,N,c)=>{
c.d(N,{Dl:()=>T,EN:()=>A,L5:()=>$,Pl:()=>v,aR:()=>m,cz:()=>U,jr:()=>a,t5:()=>p});var i=c(6181),l=c(4091),g=c(6979);const R=/[^ -~\u0080-\u{10ffff}]/u,b=/^([A-Za-z][A-Za-z0-9+.-]*):/,
w=/^(?::[0-9]*)?$/,I=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function T(e){const[n,t]=s(e,"#"),o=h(n);if(!o.ok)return(0,l.TR)(`parse ${(0,l.ol)(n)}: ${o.why}`);const u=(0,g.
y3)(t);return u.ok?(0,l.Ju)({...o.value,fragment:u.value}):(0,l.TR)(`parse ${(0,l.ol)(e)}: ${u.why}`)}function a(e){const n=e.scheme===""?"":`${e.scheme}:`,t=e.
forceQuery||e.query!==""?`?${e.query}`:"",o=e.fragment===""?"":`#${e.fragment}`,u=e.opaque===""?j(e)+B(e):e.opaque;return[n,u,t,o].join("")}function v(e){const n=e.
opaque.replace(/^[^/]*@/,"");return a({...e,opaque:n,user:null,query:"",forceQuery:!1,fragment:""})}function U(e){const n=e.host.lastIndexOf(":"),t=n>=0&&w.test(
e.host.slice(n)),o=t?e.host.slice(0,n):e.host,u=o.startsWith("[")&&o.endsWith("]");return{name:r(u?o.slice(1,-1):o),port:t?e.host.slice(n+1):""}}const $=e=>e===
"https"?443:80,A=e=>e.includes(":")?`[${e}]`:e;function p(e){const n=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+n}function m(e){if(e.
user===null)return null;const n=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`B\
asic ${btoa(n)}`}function h(e){if(R.test(e))return(0,l.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.TR)("missing protocol sc\
heme");const n=b.exec(e)?.[1]??"",t=n.toLowerCase(),[o,u]=s(n===""?e:e.slice(n.length+1),"?"),L=u===""&&e.endsWith("?"),f={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:u,forceQuery:L};return o.startsWith("/")?y(f,o):t!==""?(0,l.Ju)({...f,opaque:o}):s(o,"/")[0].includes(":")?(0,l.TR)("first p\
ath segment in URL cannot contain colon"):E(f,o)}function y(e,n){if(!(n.startsWith("//")&&(e.scheme!==""||!n.startsWith("///"))))return E({...e,omitHost:e.scheme!==
""},n);const[o]=s(n.slice(2),"/"),u=o.lastIndexOf("@"),L=M(o.slice(u+1),e.scheme);if(!L.ok)return L;const K=u<0?(0,l.Ju)(null):_(o.slice(0,u));return K.ok?E({...e,
user:K.value,host:L.value},n.slice(2+o.length)):K}function E(e,n){const t=(0,g.ft)(n);return t.ok?(0,l.Ju)({...e,path:t.value}):t}function _(e){if(!I.test(e))return(0,l.
TR)("net/url: invalid userinfo");const[n,t]=s(e,":"),o=(0,g.V$)(n,"user");if(!o.ok)return o;if(!e.includes(":"))return(0,l.Ju)({name:o.value,password:null});const u=(0,g.
V$)(t,"user");return u.ok?(0,l.Ju)({name:o.value,password:u.value}):u}function M(e,n){const t=e.lastIndexOf("[");if(t>0)return(0,l.TR)("invalid IP-literal");if(t===
0)return P(e);const o=e.indexOf(":"),u=/^https?$/.test(n)?o:e.lastIndexOf(":"),L=u<0?"":e.slice(u);return w.test(L)?(0,g.V$)(e,"host"):(0,l.TR)(`invalid port ${(0,l.
ol)(L)} after host`)}function P(e){const n=e.lastIndexOf("]");if(n<0)return(0,l.TR)("missing ']' in host");const t=e.slice(n+1);if(!w.test(t))return(0,l.TR)(`in\
valid port ${(0,l.ol)(t)} after host`);const o=e.slice(0,n).indexOf("%25"),u=o<0?n:o,L=(0,g.V$)(e.slice(1,u),"host");if(!L.ok)return L;const K=(0,g.V$)(e.slice(
u,n),"zone");if(!K.ok)return K;const f=r(L.value+K.value),O=(0,i.r5)(f);return O===null?(0,l.TR)(`invalid host: ParseAddr(${(0,l.ol)(f)}): unable to parse IP`):
O.length===4?(0,l.TR)("invalid IP-literal"):(0,l.Ju)(`[${L.value}${K.value}]${t}`)}function j(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===
""))return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.host}`}function B(e){return e.host!==
""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&j(e)===""&&s(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function r(e){return e.replace(
/(?:%[0-9A-F]{2})+/g,n=>{const t=n.slice(1).split("%");return(0,l._6)(Uint8Array.from(t,o=>Number.parseInt(o,16)))})}function s(e,n){const t=e.indexOf(n);return t<
0?[e,""]:[e.slice(0,t),e.slice(t+n.length)]}}),5143:((d,N,c)=>{c.d(N,{As:()=>U,WD:()=>v,Zl:()=>h,_M:()=>a,bH:()=>T,df:()=>i,en:()=>w,jH:()=>l,n7:()=>y,yJ:()=>I});
const i=E=>typeof E=="string"?E:`${E.line}:${E.column} ${E.file}`,l=E=>[...Map.groupBy(E,i).values()].flatMap(_=>_.slice(0,1)),g="//",R=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
b=1e3,w=E=>E.length<=b&&R.test(E),I=(E,_)=>`${E}${g}${_}`;function T(E){const _=a(E);return _===null?{repository:_,path:E}:{repository:_,path:E.slice(_.length+g.
length)}}function a(E){const _=E.indexOf(g);return _>0&&w(E.slice(0,_))?E.slice(0,_):null}const v=1e4;function U(E){if(E.length<=v)return E;const _=new Set,{first:M=[],
other:P=[]}=Object.groupBy(E,j=>{if(typeof j=="string")return"first";const B=a(j.file);return B===null||_.has(B)?"other":(_.add(B),"first")});return[...M,...P].
slice(0,v)}const $=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
A=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,p=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function m(E){const{path:_}=T(
E),M=_.split("/").slice(0,p.test(_)?-2:-1);return M.find((P,j)=>$.test(P)&&!(P==="test"&&M.slice(0,j).some(B=>A.test(B))))}const h=E=>m(E)!==void 0;function y(E){
const _=m(E);return(_===void 0?T(E).path:`**/${_}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((d,N,c)=>{c.d(N,{L2:()=>P,ie:()=>A,kL:()=>T,mB:()=>a,nE:()=>B,xu:()=>r});
var i=c(3368),l=c(6174),g=c(3592),R=c(8641),b=c(3152),w=c(2057);const I=function(...s){const{setFlagsFromString:e}=process.getBuiltinModule("node:v8");return new.target?
new e(...s):e(...s)};function T(s,e){s.env.UV_THREADPOOL_SIZE??="64",M(),(0,w.B_)(s.stdout,e),(0,w.B_)(s.stderr,()=>{})}async function a(s,{stop:e,secrets:n,isFinal:t,
act:o,reportMistakes:u,reportCrash:L}){const K=S=>(L((0,i.rv)(G=>$(S,G),n)),3),f=y(s,e,{isFinal:t,crash:K}),O=await o(f).catch(S=>S instanceof b.GN?(u(n.redact(
S.mistakes)),2):K(S));await E(s,O)}const v=100,U=5;function $(s,e){const n=[];let t=s;for(;t!==void 0&&n.length<U;){const u=t instanceof Error?t.stack??t.message:
String(t);n.push((0,l._U)(e(u))),t=t instanceof Error?t.cause:void 0}const o=n.join(`
caused by: `).split(`
`).slice(0,v);return[`tf-disco ${g.xv} crashed; this is a bug, please report it with this text at ${g.xV}`,...o.map(u=>(0,R.BP)((0,R.RK)(u)))].join(`
`)}const A=({hrtime:s})=>()=>Number(s.bigint())/1e6,p=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],m=300,h=5e3;function y(s,e,{isFinal:n,crash:t}){const o=A(s),u=new AbortController;
let L=0;const K=()=>n||u.signal.aborted;for(const f of p)s.on(f,()=>{const O=o()-L;e.end({kind:"signal",signal:f}),K()?(n||O>m)&&(s.removeAllListeners(f),s.kill(
s.pid,f)):L=o(),u.abort()});return s.on("uncaughtException",f=>{e.end({kind:"crash"});const O=t(f);K()&&s.exit(O),u.abort(),setTimeout(()=>s.exit(O),h).unref()}),
s.on("exit",()=>e.end({kind:"crash"})),u.signal}async function E(s,e){const{stdout:n,stderr:t}=s;for(const u of[n,t])await new Promise(L=>u.write("",L));if(s.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&s.platform!=="win32"&&s.execve!==void 0){const{execPath:u}=s;s.execve(u,[u,"--eval",`require('node:process').exit(${e})`],{})}s.
exit(e)}const _=100;function M(){setTimeout(()=>I("--semi-space-growth-factor=1"),_).unref()}const P=()=>I("--heap-growing-percent=20"),j=100;async function B(s,e,n){
let t=performance.now();for(;;){const o=s.next(e.why!==null);if(o.done)return o.value;performance.now()-t<j||(n(o.value),await r(),t=performance.now())}}const r=()=>new Promise(
s=>setImmediate(s))}),2057:((d,N,c)=>{c.d(N,{B_:()=>b,Dx:()=>R,PL:()=>I,aH:()=>T,yy:()=>l});var i=c(1342);async function l(p,m){for(const h of(0,i.mk)(m)){if(!p.
writable)return;p.write(h)||await g(p)}}const g=p=>new Promise(m=>{const h=["drain","error","close"],y=()=>{for(const E of h)p.off(E,y);m()};for(const E of h)p.
on(E,y)});async function*R(p){let m="";for await(const h of p.setEncoding("utf8")){const[y="",...E]=String(h).split(`
`),_=[m+y,...E];m=_.pop()??"";for(const M of _)yield M.replace(/\r$/,"")}m!==""&&(yield m)}function b(p,m){let h=!1;p.on("error",y=>{const E=!h;h=!0,E&&y.code!==
"EPIPE"&&m((0,i.A3)(y))})}const w={min:40,max:100,unknown:80};function I({columns:p},m){return p||Number(/^\d{1,4}$/.exec(m.COLUMNS??"")?.[0])||w.unknown}function T(p,m,h){
const y=m==="auto"?a(p,h):m==="always",E=Math.max(w.min,Math.min(I(p,h),w.max));return{colour:y,hyperlinks:y&&p.isTTY===!0&&A(h),width:p.isTTY?E:Number.POSITIVE_INFINITY}}
function a({isTTY:p},m){return m.NO_COLOR||m.TERM==="dumb"&&!m.FORCE_COLOR?!1:m.FORCE_COLOR?m.FORCE_COLOR!=="0":p===!0}const v=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
U=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,$=5001;function A(p){const{FORCE_HYPERLINK:m,TERM:h="",TERM_PROGRAM:y="",VTE_VERSION:E}=p;
return m?m!=="0":p.CI||p.NO_COLOR||h==="dumb"?!1:Number(E)>=$||v.test(y)||U.test(h)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(_=>p[_])}}),3229:((d,N,c)=>{
c.d(N,{Kc:()=>a,L6:()=>b,NM:()=>j,cr:()=>B});var i=c(1831),l=c(5011);const g=1024,R=r=>(0,i.Pv)(r).ok;function b(r){if(r.length>g)return null;const s=(0,i.Pv)(r);
if(s.ok)return w(r,(0,i.nx)(s.value));const e=v(r);if(e!==null)return e;const{inside:n,removed:t}=A(r);if(r.includes("@",r.lastIndexOf(n)))return"write the host\
name alone, not a URL";for(const o of t.length===0?[]:[n,n.replace(/:\D.*$/s,"")])if(R(o))return`remove ${p(t)}: ${o}`;return m(n)}function w(r,s){if(/(^|\.)xn--/i.
test(r))return`write it in Unicode: ${s}; upper-case punycode is only accepted by accident`;const e=s.replace(/(?<!\.)\.+(?=$|:)/,"");return e===s?null:`remove \
the trailing dot: tokens and settings for ${e} do not apply to this host`}const I=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
T="replace the placeholder",a=r=>I.test(r);function v(r){if(a(r))return T;const s=r.split(/[\s,;]+/).filter(e=>e!=="");return s.length<2?null:s.every(e=>e.includes(
".")&&R(e))?`write one hostname at a time: ${s[0]}`:"remove the spaces, commas and semicolons"}const U=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,$=[
["the white space",r=>r.trim()],["the quotation marks",r=>r.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",r=>r.replace(U,"")],["the trailing slash",r=>r.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",r=>r.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",r=>r.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",r=>r.slice(
r.lastIndexOf("@")+1)],["the trailing colon",r=>r.replace(/^([^:]*):$/,"$1")]];function A(r){let s=r;const e=[];for(const[n,t]of $){const o=t(s);o!==s&&e.push(n),
s=o}return{inside:s,removed:e}}const p=r=>r.join(", ").replace(/, ([^,]*)$/," and $1");function m(r){if(/^\[.*\](:\d+)?$/s.test(r)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(r))return"use a DNS name; the clients do not support IPv6 addresses";if(r.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(r)){const t=(0,i.WV)(r);return R(t)?`write it in Unicode: ${t}`:"write it in Unicode, not in punycode"}if(r.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(r.includes("_")){const t=r.replaceAll("_","-");return`a hostname cannot contain underscores${R(t)?`; did you mean ${t}?`:""}`}const s=r.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(s!==r&&R(s))return`remove the extra dots: ${s}`;if(/(^|\.)-|-(\.|:|$)/.test(r))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(r))return"a label cannot have hyphens as its third and fourth character";const[,e="",n=""]=/^([^:]*):(.*)$/s.
exec(r)??[];return R(e)?/^[+-]?[0-9]+$/.test(n)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const h=r=>{const s=(0,l.rE)(r,"terraf\
orm");return s.ok&&!s.value.hostImplied},y=r=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(r);function E({text:r,isRemote:s}){if(r==="")return"write a path such a\
s ./network, or a registry address or URL";if(!s&&a(r))return T;if(r!==r.trim())return"remove the white space around the address";const[,e="",n=""]=/^(https?:\/\/)(.*)$/i.
exec(r)??[];return e===""||!h(n)?null:`remove ${e} to use the registry module: ${n}${s?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`}function _({isRemote:r,parts:[s="",...e]}){if(e.length!==3)return null;const[,n="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(s)??[];if(n!=="localhost"&&t==="")return y(s)?b(s):null;const o=r?`; the client reads "${n}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${t} or ${n}.localdomain${t}${o}`}function M({parts:r}){if(r.length===3&&y(r[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${r[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const s=/^https?:$/i.test(r[0]??"")&&r[1]==="",[e="",...n]=s?r.slice(2):
r;if(n.length!==4||!y(e))return null;const[t="",...o]=n;return/^v?\d+\.\d+/.test(n[3]??"")?`write ${[e,...n.slice(0,3)].join("/")}, and the version in the \`vers\
ion\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...o].join("/")}; service discovery works only at the root of a host, not below /${t}`}function P({
text:r,parts:s}){if(s.length>=3&&r.includes("?"))return"remove the query; set the version with the `version` argument";const e=s.at(-1)??"";return[3,4].includes(
s.length)&&/[A-Z]/.test(e)?`write the target system in lower case: ${[...s.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(r)?`write .\
/${r} to use a directory of the same repository`:null}function j(r,s,e){if(s.kind==="local"||r.length>g)return null;const[n="",...t]=r.split("/");if(e.ok)return e.
value.hostImplied?null:b(n);const o=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[],u=s.kind==="remote",L={text:r,isRemote:u,parts:[n,...o]};return E(
L)??_(L)??(u?null:M(L)??P(L))}function B(r){if(r.length>g)return null;if(a(r))return T;if(r!==r.trim())return"remove the white space around the address";const[,
s=""]=/^https?:\/\/(.*)$/i.exec(r)??[];if(s!=="")return`remove the scheme: ${s}`;const e=r.split("/"),[n=""]=e;return e.length===2&&y(n)?"write HOST/NAMESPACE/T\
YPE, two parts after the host":e.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":e.length===3?b(n):null}}),6174:((d,N,c)=>{c.d(N,{Qj:()=>w,
_U:()=>R,r_:()=>I});const i="***",l=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,g=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function R(a){return/[@?]/.test(a)?a.replace(/[^\s"']+/g,v=>v.split("://").map((U,$)=>T(U,$>0)).join("://").replace(g,(U,$,A)=>l.test(A)?U:`${$}${A}=${i}`)):a}const b=/(=\s*)"[^"]*(?:"|$)/g,
w=a=>R(a.replace(b,`$1"${i}"`)),I=a=>/[@?]|\\"/.test(a);function T(a,v){const U=a.search(/[/?#]/),$=U<0?a:a.slice(0,U),p=v&&/:(?!\d*$)/.test($)?a.lastIndexOf("@"):
$.lastIndexOf("@"),m=a.slice(0,Math.max(p,0)).replace(/^[a-z0-9]+::/,""),h=v?m!=="git":m.includes(":");return p<0||!h?a:i+a.slice(p)}}),1064:((d,N,c)=>{c.d(N,{$I:()=>p,
Du:()=>w,Jd:()=>B,Mq:()=>y,NX:()=>h,SO:()=>m,SZ:()=>v,Yr:()=>U,ab:()=>A,bB:()=>T,mh:()=>r,n3:()=>g,pH:()=>E,rG:()=>$,sX:()=>j,tB:()=>M,zK:()=>I});const i="regis\
try.terraform.io",l=[i,"registry.opentofu.org"],g=e=>l.includes(e),R=["modules.v1","providers.v1"],b={terraform:{name:"Terraform",uses:R,replaces:["providers.v1"]},
opentofu:{name:"OpenTofu",uses:R,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:R,replaces:R,defaults:l},renovate:{name:"Renovate",uses:R,replaces:[],
defaults:[i]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},w=[
"terraform","opentofu"],I=Object.keys(b),T=Object.fromEntries(Object.entries(b).map(([e,{name:n}])=>[e,n])),a=e=>b[e],v=e=>R.includes(e)?I.filter(n=>a(n).uses.includes(
e)):w,U=e=>I.filter(n=>a(n).defaults?.includes(e)),$=I.filter(e=>a(e).replaces.length>0),A=e=>I.filter(n=>a(n).replaces.includes(e)),p={language:{client:"opento\
fu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_ea\
ch"},action:{client:"terraform",what:"an action block"}},m=e=>Object.hasOwn(p,e),h={terraform:3,opentofu:9},y=e=>e===429||e>=500&&e!==501,E=[{client:"terraform",
name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",from:"\
1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
_={terraform:"1.15.0",opentofu:"1.12.0"};function M(e,n){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(n[e]??"");if(t===null)return _[e];
const o=t[1]?.split(".")??[];return[0,1,2].map(u=>o[u]??"0").join(".")}function P(e,n){const[t=[],o=[]]=[e,n].map(L=>L.split(".").map(Number)),u=t.findIndex((L,K)=>L!==
o[K]);return u<0||(t[u]??0)>(o[u]??0)}const j=e=>P(e,"1.12.0"),B=(e,n)=>e==="opentofu"||!P(n,"1.13.0");function r(e,{attemptMs:n,retries:t}){const o=e.findIndex(
(u,L)=>L===t||!s(u,n));return o<0?null:o}function s({response:e,hops:n,headMs:t},o){return t===null?e.kind==="failed"&&e.transient:t>o||y(n.at(-1)?.status??0)}}),
1831:((d,N,c)=>{c.d(N,{$k:()=>h,$o:()=>B,Jr:()=>r,Pm:()=>j,Pv:()=>a,Rt:()=>U,Sv:()=>p,WV:()=>A,cu:()=>m,fK:()=>y,nx:()=>$,xV:()=>T});var i=c(4091),l=c(4283),g=c(
8408);const R=443,b=65535,w=9223372036854775807n,I=-9223372036854775808n,T="TF_TOKEN_";function a(s){const{name:e,portion:n}=E(s.toWellFormed()),t=_(n);if(!t.ok)
return/^https?$/i.test(e)?(0,i.TR)("need just a hostname and optional port number, not a full URL"):t;if(t.value.startsWith(":-"))return(0,i.TR)("port number is\
 negative");const o=M(e);if(o!==null)return(0,i.TR)(o);const u=(0,g.YE)(e);return u.ok?u.value===""?(0,i.TR)("nothing is left of the hostname once it is normali\
zed"):(0,i.Ju)(u.value+t.value):u}const v=new Set(["localterraform.com","localtofu.com"]),U=s=>v.has(s);function $(s){const{name:e,portion:n}=E(s);return(0,g.DI)(
e)+n}function A(s){const{name:e,portion:n}=E(s.toWellFormed()),t=_(n);return((0,g.QC)(e)??e)+(t.ok?t.value:n)}function p(s){const{name:e,portion:n}=E(s);return{
name:e,port:n===""?R:Number(n.slice(1))}}const m=s=>({scheme:"https",opaque:"",user:null,host:s,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,
fragment:""});function h(s){if(!s.startsWith(T))return null;const e=s.slice(T.length).replaceAll("__","-").replaceAll("_","."),n=a(A(e));return n.ok?n.value:null}
function y(s){const e=$(s),n=[s.replaceAll("-","__").replaceAll(".","_"),s.replaceAll(".","_"),e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_")];
return[...new Set(n)].map(t=>T+t).filter(t=>h(t)===s)}function E(s){const e=s.indexOf(":");return e===-1?{name:s,portion:""}:{name:s.slice(0,e),portion:s.slice(
e)}}function _(s){if(s==="")return(0,i.Ju)("");const e=s.slice(1);if(!/^[+-]?[0-9]+$/.test(e))return(0,i.TR)("port portion contains non-digit characters");const n=e.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=n.length>20?null:BigInt(n.replace("+",""));return t===null||t>w||t<I?(0,i.TR)("port portion contains non-digit characters"):
t>b?(0,i.TR)("port number is greater than 65535"):(0,i.Ju)(t===BigInt(R)?"":`:${t}`)}function M(s){if(s==="")return"empty string is not a valid hostname";for(const e of s.
replace(/\.{1,2}$/,"").split(".")){if(e==="")return"hostname contains empty label (two consecutive periods)";if(e.startsWith("xn--"))return`hostname label ${(0,i.
ol)(e)} specified in punycode format; service hostnames must be given in unicode`}return null}const P={http:"80",https:"443",ssh:"22"};function j(s){const{name:e,
port:n}=(0,l.cz)(s),t=(0,l.EN)(e),o=n===""||n===P[s.scheme];return B(o?t:`${t}:${n}`)}function B(s){const e=a(s);return e.ok?e.value:s.toLowerCase()||null}const r=(s,e)=>e.
length===0||e.some(n=>n.subdomains?s.endsWith(`.${n.host}`):s===n.host)}),8408:((d,N,c)=>{c.d(N,{mI:()=>m,QC:()=>A,ER:()=>e,YE:()=>U,DI:()=>p});const i=(...n)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...n),l=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...n);var g=c(4091);const R=256,b={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},w={...b,checkBidi:!1},I=new RegExp("\\p{M}{31}","u"),
T="xn--",a=new TextEncoder;let v;function U(n){return v?.name!==n&&(v={name:n,ascii:$(n)}),v.ascii}function $(n){const t=E(n,!1);if(!t.ok)return t;const o=_(t.value,
b);return o===null?(0,g.TR)(h(P(n,!1))):(0,g.Ju)(o)}function A(n){const t=E(n,!0);if(!t.ok)return null;const o=_(t.value,w);if(o===null)return null;const u=E(o,
!1);return u.ok?u.value.join("."):null}const p=n=>M(n)?l(n,b).domain:n,m=n=>l(n).domain,h=n=>`idna: invalid label ${(0,g.ol)(n)}`;function y(n){return`idna: dis\
allowed rune U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function E(n,t){if(n.length>R&&M(n))return(0,g.TR)(`hostname is longer than ${R}\
 characters`);const o=[];for(const u of P(n,t).split(".")){const L=u.startsWith(T)?j(u):(0,g.Ju)(u);if(!L.ok)return L;const K=B(L.value);if(K!==null)return(0,g.
TR)(K);o.push(L.value)}return(0,g.Ju)(o)}function _(n,t){const o=n.join(".");return e(o)?o:i(o,t)}const M=n=>/[^\0-\x7f]|xn--/i.test(n);function P(n,t){return n.
replace(/[A-Z]+|[^\0-\x7f]/gu,u=>e(u)?u.toLowerCase():l(u,{transitionalProcessing:t}).domain).normalize("NFC")}function j(n){const t=n.slice(T.length);if(t==="")
return(0,g.Ju)("");const o=l(n).domain;return o===n||e(o)?(0,g.TR)(h(t)):o.normalize("NFC")!==o||!Array.from(o).every(s)?(0,g.TR)(h(o)):(0,g.Ju)(o)}function B(n){
if(r(n))return h(n);if(/^[a-z0-9-]*$/.test(n))return null;if(I.test(n))return h(n);if(!e(n)&&i(n,w)!==null)return null;for(const t of n){if(!s(t))return h(n);if(t<
"\x80"&&!/[a-z0-9-]/.test(t))return y(t)}return h(n)}function r(n){if(n.startsWith("-")||n.endsWith("-"))return!0;if(!n.slice(0,4).includes("--"))return!1;const t=a.
encode(n.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function s(n){if(n<"\x80")return!0;const{domain:t,error:o}=l(`1${n}`);return!o&&t===`1${n}`}const e=n=>!/[^\0-\x7f]/.
test(n)}),5011:((d,N,c)=>{c.d(N,{A:()=>p,Nj:()=>h,Vm:()=>v,mD:()=>U,rE:()=>A,vL:()=>$});var i=c(4091),l=c(1831),g=c(4321);const R={terraform:U("registry.terrafo\
rm.io"),opentofu:U("registry.opentofu.org")},b=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,w=/^[0-9a-z]{1,64}$/,I="must be between one and 64 characters,\
 including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",T="must be between one and 64 ASCII let\
ters or digits",a={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, t\
he name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two \
more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},v=_=>R[_];function U(_){const M=(0,l.Pv)(
_);if(!M.ok)throw new Error(M.why);return M.value}function $(_,M){if(h(_))return{kind:"local"};const P=A(_,M);if(P.ok)return P.value;const j=(0,g.cx)(_,M);if(!j.
ok)return{kind:"invalid",error:j.why};const{subdirectory:B,host:r}=j.value;return{kind:"remote",subdirectory:B,host:r}}function A(_,M){return h(_)?(0,i.TR)(`can\
't use local directory ${(0,i.ol)(_)} as a module registry address`):m(_,"module",M)}const p=_=>m(_,"component","terraform");function m(_,M,P){const j=a[M],{address:B,
subdirectory:r}=(0,g.UQ)(_);if(r.startsWith("../"))return(0,i.TR)((0,g.dr)(r,M));const s=B.split("/"),e=s.length===j.parts;if(!e&&s.length!==j.parts+1)return(0,i.
TR)(`a ${M} registry source address must have ${j.count}`);const n=e?(0,i.Ju)(v(P)):y(s.shift()??"",M);if(!n.ok)return n;const t=E(s,M);if(t!==void 0)return(0,i.
TR)(t);const[o="",u="",L=""]=s,K={namespace:o,name:u,system:L,subdirectory:r};return(0,i.Ju)({kind:"registry",host:n.value,hostImplied:e,...K})}const h=_=>/^\.\.?[/\\]/.
test(_);function y(_,M){const P=(0,l.Pv)(_);if(!P.ok){const j=`invalid ${M} registry hostname ${(0,i.ol)(_)}`;return _.includes("--")?(0,i.TR)(`${j}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,i.TR)(j)}return P.value.includes(".")?a[M].reserved.includes(P.value)?(0,i.
TR)(`can't use ${(0,i.ol)(P.value)} as a ${M} registry host, because it's reserved for installing directly from version control repositories`):P:(0,i.TR)(`inval\
id ${M} registry hostname: must contain at least one dot`)}function E([_="",M="",P],j){if(!b.test(_))return _.includes(".")?`source address must have ${a[j].afterHost}`:
`invalid namespace ${(0,i.ol)(_)}: ${I}`;const B=`${j} registry addresses may not include a query string portion`;if(!b.test(M))return P===void 0&&M.includes("?")?
B:`invalid ${j} name ${(0,i.ol)(M)}: ${I}`;if(!(P===void 0||w.test(P)))return P.includes("?")?B:`invalid target system ${(0,i.ol)(P)}: ${T}`}}),4321:((d,N,c)=>{
c.d(N,{UQ:()=>a,cx:()=>w,dr:()=>U,uE:()=>T});var i=c(4091),l=c(4283),g=c(6979),R=c(1064),b=c(1831);function w(r,s){const{address:e,subdirectory:n}=a(r);if(n.startsWith(
"../"))return(0,i.TR)(U(n));const t=p(e.toWellFormed(),s);if(!t.ok)return t;const{subdirectory:o}=t.value;if(o==="")return(0,i.Ju)({...t.value,subdirectory:n});
const u=v(`${o}/${n}`);return u.startsWith("../")?(0,i.TR)(`detected ${U(u)}`):(0,i.Ju)({...t.value,subdirectory:u})}const I=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function T(r,s){const e=I.exec(r)?.[0];if(e===void 0)return null;const n=w(`${e}a/b`,s);return n.ok?n.value.host:null}function a(r){const s=r.indexOf("?"),e=s<0?
r:r.slice(0,s),n=e.indexOf("://"),t=e.indexOf("//",n<0?0:n+3);if(t<0)return{address:r,subdirectory:""};const o=s<0?"":r.slice(s),u=e.slice(t+2);return{address:e.
slice(0,t)+o,subdirectory:u===""?"":v(u)}}function v(r){const s=r.startsWith("/"),e=[];for(const t of r.split("/"))t===""||t==="."||(t!==".."?e.push(t):e.length>
0&&e.at(-1)!==".."?e.pop():s||e.push(t));const n=(s?"/":"")+e.join("/");return n===""?".":n}const U=(r,s="module")=>`subdirectory path ${(0,i.ol)(r)} leads outs\
ide of the ${s} package`,$=(r,s=r.scheme)=>(0,i.Ju)({subdirectory:"",host:r.scheme==="file"?null:(0,b.Pm)(r),getter:s,url:r}),A=(r,s)=>(0,i.Ju)({subdirectory:"",
host:s,getter:r,url:null});function p(r,s){const[,e,n]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(r)??[r,void 0,r],{address:t}=a(n??r),o=(0,l.Dl)(t);if(o.ok&&o.value.scheme!==
"")return $(o.value,e);for(const L of B){const K=L(t,s);if(K?.ok)return(0,i.Ju)({...K.value,getter:e??K.value.getter});if(K!==void 0)return K}const u=s==="terra\
form"?"address":"string";return(0,i.TR)(`invalid source ${u}: ${r}`)}function m(r,s,e){const n=(0,l.Dl)(r);if(!n.ok)return(0,i.TR)(`error parsing ${s} URL: ${n.
why}`);const{path:t}=n.value,o=e==="git"&&!t.endsWith(".git");return $(o?{...n.value,path:`${t}.git`}:n.value,e)}const h=r=>{if(!r.startsWith("github.com/"))return;
const s=r.replace(/\?.*$/s,"").split("/");if(s.length<3)return(0,i.TR)("GitHub URLs should be github.com/username/repo");const e=m(`https://${s.slice(0,3).join(
"/")}`,"GitHub","git");if(!e.ok||s.length===3)return e;const n=(0,g.V$)(s.slice(3).join("/").replaceAll("%","%25"),"path");if(!n.ok)return n;if(n.value==="")return e;
const t=v(n.value).replaceAll("%","%25");return(0,i.Ju)({...e.value,subdirectory:t})},y=(r,s)=>{const[,e,n,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(r)??[];if(n===
void 0||t===void 0)return;const o=(0,g.h0)(/\?(.*)$/s.exec(t)?.[1]??""),u=s==="terraform"?"Git":"GitHub";return o!==null?(0,i.TR)(`error parsing ${u} SSH URL: ${o}`):
e==="git"?A("git",(0,b.$o)(n)):void 0},E=r=>r.startsWith("bitbucket.org/")?m(`https://${r}`,"BitBucket","git"):void 0,_=(r,s)=>{const e=s==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!r.includes(e))return;const n=r.split("/");return n.length<5?(0,i.TR)("URL is not a valid GCS URL"):m(`https://www.googleapis.co\
m/storage/${n.slice(2).join("/")}`,"GCS","gcs")},M=r=>{if(!r.includes(".amazonaws.com/"))return;const[s="",...e]=r.split("/"),n=P(s.split("."));return n===void 0?
(0,i.TR)("URL is not a valid S3 URL"):m(`https://${[n,...e].join("/")}`,"S3","s3")};function P(r){const[s="",e="",n=""]=r;return r.length===3?`${s}.amazonaws.co\
m`:r.length===4?`${e}.amazonaws.com/${s}`:r.length===5&&e==="s3"?`s3.${n}.amazonaws.com/${s}`:void 0}const B=[h,y,E,_,M,(r,s)=>{if(r!=="")return r.startsWith("/")?
A("file",null):(0,i.TR)(`${R.bB[s]} cannot detect a supported external module source type for ${r}`)}]}),9562:((d,N,c)=>{c.d(N,{Bn:()=>v,D6:()=>E,Ls:()=>b,M:()=>U,
OA:()=>P,OZ:()=>a,S3:()=>T,TE:()=>K,TW:()=>B,Tz:()=>f,Uc:()=>ie,e$:()=>w,eQ:()=>e,oe:()=>u,p4:()=>h,qE:()=>_,vy:()=>G,xq:()=>I});var i=c(3307),l=c(4091),g=c(4283),
R=c(630);const b=4096,w="modules.v1",I="providers.v1",T="login.v1",a="tfe.v2",v="tfe.v2.1",U="tfe.v2.2",$=[w,I,a,v,U,"state.v2"],A=[T,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],p=z=>z.split(".",1)[0]??"",m=(z,J)=>z.some(Q=>p(Q)===p(J)),h=z=>m($,z),y=new Set([...$,...A]),E=z=>z!=="state.v2"&&y.has(z),_=z=>h(
z)||m(A,z),M=[w,I,T,a,v,U,...A];function P(z){if(_(z))return null;const J=z.toLowerCase(),Q=se=>se===J||se.slice(p(se).length)===J.slice(p(J).length)&&p(se).length>=
j&&B(p(se),p(J));return M.find(Q)??null}const j=5;function B(z,J){let Q=0;for(;Q<z.length&&z[Q]===J[Q];)Q+=1;const[se,te]=[z.slice(Q),J.slice(Q)];return se.slice(
1)===te||se===te.slice(1)||se.slice(1)===te.slice(1)||se.slice(2)===te.slice(2)&&se[0]===te[1]&&se[1]===te[0]}const r="[0-9A-Za-z~-]",s=z=>`${z}${r}*(?:\\.${r}+\
)*`,e=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${s("[0-9]")})|-?(${s("[A-Za-z~-]")}))?(?:\\+(${s(r)}))?`,n=new RegExp(`^${e}$`),t=2n**63n-1n,o=2n**64n-1n;function u(z,J){const Q=z.
indexOf(".");if(Q<0)return(0,l.TR)(`invalid service ID format (i.e. service.vN): ${z}`);const se=z.slice(0,Q),te=z.slice(Q+1);switch(J){case"terraform":return n.
exec(te)?.[1]?.split(".").every(de=>L(de,t))?(0,l.Ju)({name:se,version:te}):(0,l.TR)(`invalid service version: Malformed version: ${te}`);case"opentofu":{const ce=se===
"tfe"?te.split(".")[0]??"":te;return/^v\d+$/.test(ce)&&L(ce.slice(1),o)?(0,l.Ju)({name:se,version:te}):(0,l.TR)('invalid service version: must be "v" followed b\
y an integer major version number')}}}const L=(z,J)=>z.replace(/^0+/,"").length<=String(J).length&&BigInt(z)<=J;function K(z,J){const Q=u(z,J.client);if(!Q.ok)return{
kind:"bad-id",why:Q.why};const{name:se}=Q.value;if(J.services===null)return{kind:"missing",why:f(se)};const te=J.services.find(ce=>ce.id===z);return te!==void 0?
O(te,Q.value,J):J.services.some(ce=>ce.id.startsWith(`${se}.`))?{kind:"version",why:S(Q.value,J)}:{kind:"missing",why:`host ${J.display} does not provide a ${se}\
 service`}}const f=z=>`host does not provide a ${z} service`;function O({id:z,value:J},Q,se){if(J===void 0)return{kind:"bad-url",reason:"syntax",why:`its value \
has more than ${b} characters, which this check does not read`,value:""};if(z===T)return(0,i.Gv)(J)?{kind:"object",value:J}:{kind:"type",why:`service ${z} must \
be declared with an object value in the service discovery document`,value:J};if(typeof J!="string")return{kind:"type",why:S(Q,se),value:J};const te=G(se.documentUrl,
J);if(te.ok)return{kind:"url",url:te.value,value:J};const ce=`failed to parse service URL: ${te.why}`;return{kind:"bad-url",reason:te.reason,why:ce,value:J}}function S({
name:z,version:J},{client:Q,display:se}){const te=Q==="terraform"?J:BigInt(/\d+/.exec(J)?.[0]??0);return`host ${se} does not support ${z} version ${te}`}function G(z,J){
const Q=(0,g.Dl)(J);if(!Q.ok)return{...Q,reason:"syntax"};const te=Q.value.scheme===""?(0,R.s)(z,Q.value):Q.value;return te.scheme!=="http"&&te.scheme!=="https"?
{ok:!1,reason:"scheme",why:`unsupported scheme ${te.scheme}`}:te.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permit\
ted"}:{ok:!0,value:{...te,fragment:""}}}const ee=[a,v],ne=[w,I],oe=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...ee,...ne]},{matches:/^api\.env0\.com$/,services:ne},
{matches:/^backend\.api\.env0\.com$/,services:ee},{matches:/\.scalr\.io$/,services:ee}],ie=z=>oe.find(({matches:J})=>J.test(z))?.services??[]}),2713:((d,N,c)=>{
c.d(N,{Il:()=>l,nL:()=>R,ou:()=>g});const i="***",l=4;class g{#e;constructor(I){this.#e=I}reveal(){return this.#e}toString(){return i}toJSON(){return i}[Symbol.
for("nodejs.util.inspect.custom")](){return i}}function R(w){const[I]=w;let T=!1;return w.map(({scheme:a,name:v})=>(T||=I!==void 0&&!b(I.name,v),T?"dropped":a===
"https"?"sent":"withheld"))}function b(w,I){return w===I?!0:/[:%]|^[\d.]+$/.test(I)?!1:I.endsWith(`.${w}`)}}),3592:((d,N,c)=>{c.d(N,{Bw:()=>g,G5:()=>w,_O:()=>l,
aq:()=>R,xV:()=>b,xv:()=>i});const i="1.0.0",l=`tf-disco-action/${i}`,g="https://github.com/org/tf-disco-action",R=`${g}/blob/v1/docs/problems.md`,b=`${g}/issue\
s`,w=2}),8641:((d,N,c)=>{c.d(N,{BP:()=>$,D9:()=>h,J7:()=>U,LS:()=>A,My:()=>p,RK:()=>v,cq:()=>n,h$:()=>j,h2:()=>l,js:()=>m,s$:()=>s,z5:()=>e});const i=500,l=1e3,
g=4e3,R=160,b=2,w=t=>/^[ -~]*$/.test(t),I=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}",
"u").test(t),T=t=>new RegExp("\\p{M}","u").test(t),a=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function v(t,o=i){if(t.length<=
o&&w(t))return t;let u="",L=b;for(const K of t){L=T(K)?L+1:0;const f=I(K)||L>b?a(K):K;if(u.length+f.length>o)return`${u}\u2026`;u+=f}return u}function U(t,o=R){
const u=Array.from(t.slice(-2*o)).slice(-o).join(""),L=Array.from(v(u,Number.POSITIVE_INFINITY));return`${u===t&&L.length<=o?"":"\u2026"}${L.slice(-o).join("")}`}
function $(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function A(t){const u=t.split(`
`).map(L=>$(v(L,g))).join(`
`);return u.length>g?`${u.slice(0,g).toWellFormed()}\u2026`:u}const p=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',
"&quot;").replaceAll("'","&apos;");function m(t,o=i){return v(t,o).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,u=>`&#${u.codePointAt(0)};`)}function h(t,o=i){
return t===""?"<i>empty</i>":`<code>${m(t,o)}</code>`}const y=t=>w(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(
t),E=/^[0-9a-f]{7,}$/i,_=`"'(`,M=`"'),.;:!?\u2026`,P=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function j(t,o=g){return(v(t,o).match(P)??[]).map(u=>{if(u.split(
" ").every(r))return m(u,o);if(u.includes(" ")||/^(["`]).+\1$/u.test(u))return h(u.replace(/^`(.*)`$/u,"$1"),o);const{before:K,core:f,after:O}=B(u);return`${m(K)}${h(
f.replace(/^`(.*)`$/u,"$1"),o)}${m(O)}`}).join("")}function B(t){let o=0,u=t.length;for(;o<u&&_.includes(t.charAt(o));)o+=1;for(;u>o&&M.includes(t.charAt(u-1));)
u-=1;return{before:t.slice(0,o),core:t.slice(o,u),after:t.slice(u)}}function r(t){const{core:o}=B(t);return y(o)&&!E.test(o)}const s=t=>t.replace(/[^ -~\n]/gu,o=>I(
o)?e(o):o).replace(/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,o=>`\\u${o.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(t){return t.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),3469:((d,N,c)=>{c.d(N,{l:()=>p,w:()=>A});var i=c(1064);const[l,g,R]=[1e10,1e5,1],b=Number.POSITIVE_INFINITY,
w={from:0,before:b},I={from:Number.MAX_SAFE_INTEGER,before:b},T=200,a=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function v(m){if(m.length>T)return null;if(m==="latest")return I;const h=m.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(E=>E!==""),y=h.map(U);return h.length===0||y.includes(null)?null:{from:Math.max(...y.map(E=>E?.from??0)),before:Math.min(...y.map(E=>E?.before??b))}}function U(m){
const h=a.exec(m);if(h===null)return null;const[,y="",...E]=h,_=E.slice(0,3).flatMap(n=>/^\d/.test(n??"")?[Number(n)]:[]),[M=0,P=0,j=0]=_,B=M*l+P*g+j,r=n=>{const t=n<=
1?l:n===2?g:R;return B-B%t+t},{length:s}=_;if(y==="!=")return w;if(y===">=")return{from:B,before:b};if(y===">")return{from:r(s),before:b};if(y==="<")return{from:0,
before:B};if(y==="<=")return{from:0,before:r(s)};const e={"~>":s-1,"^":1,"~":Math.min(s,2)};return{from:B,before:r(e[y]??s)}}function $(m,h){const{from:y,before:E}=v(
m)??w,_=v(h.from??"")?.from??0,M=v(h.before??"")?.from??b;return y<M&&_<E}function A(m,h){const y=i.pH.filter(_=>_.client===m);if(h.length===0)return y;const E=y.
filter(_=>h.some(M=>$(M,_)));return E.length===0?y:E}const p=m=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(m)}),3474:((d,N,c)=>{c.d(N,{CV:()=>A,
KT:()=>w,Ob:()=>n,PW:()=>$,TN:()=>y,WD:()=>E,YA:()=>M,Yq:()=>j,ai:()=>_,lq:()=>v,lx:()=>P,pS:()=>h,p_:()=>m,xH:()=>U});var i=c(4091),l=c(2713),g=c(3469),R=c(7630),
b=c(8535);const w=t=>Object.keys(t).map(o=>({name:o,...t[o]})),I=(t,o)=>({isList:!1,value:t,parse:o}),T=t=>({value:t,mistakes:[]}),a=(t,o)=>({...t,parse:(u,L)=>{
const{value:K,mistakes:f}=t.parse(u,L);return{value:o(K),mistakes:f}}}),v=({parse:t,...o})=>({...o,parse:(u,L)=>u===""?T(null):t(u,L)}),U=(t,o)=>I(t,(u,L)=>{const K=u===
""?(0,i.Ju)(null):o(u);return K.ok?T(K.value):{value:null,mistakes:[`${L}: ${K.why}`]}}),$=U("FILE",i.Ju),A=U("TOKEN",t=>(0,i.Ju)(new l.ou(t))),p=20,m=(t,o,u=R.
Dw)=>({isList:!0,value:t,parse:(L,K)=>{const f=u(L).map(o),O=f.flatMap(G=>G.ok?[]:[`${K}: ${G.why}`]),S=O.length-p;return{value:f.flatMap(G=>G.ok?[G.value]:[]),
mistakes:O.slice(0,p).concat(S>0?`${K}: ${S} more lines are wrong`:[])}}}),h=1e4,y=a(m("HOST",R.l6),t=>Array.from(Map.groupBy(t,({host:o})=>o),([o,u])=>({host:o,
services:[...new Set(u.flatMap(({services:L})=>L))],addresses:u.flatMap(({addresses:L})=>L)}))),E=t=>a(m("LABEL",R.V8),o=>{const u=o.flat();return[...new Set(u.
length===0?[t]:u)]}),_=({min:t,max:o,whole:u})=>I("N",(L,K)=>{const f=/^\d+(\.\d+)?$/.test(L)?Number(L):Number.NaN;if(f>=t&&f<=o&&(!u||Number.isInteger(f)))return T(
f);const S=`${K} is "${L}", expected ${u?"a whole number":"a number"} from ${t} to ${o}`;return{value:t,mistakes:[S]}}),M=t=>({...a(_(t),o=>o*1e3),value:"SECOND\
S"}),P=I("",(t,o)=>{const u=/^(true|True|TRUE)$/.test(t),L=u||/^(false|False|FALSE)$/.test(t);return{value:u,mistakes:L?[]:[`${o} is "${t}", expected "true" or \
"false"`]}}),j=(...t)=>({...I(t.join("|"),(o,u)=>{const K=t.some(f=>f===o)?[]:[`${u} is "${o}", ${B(o,t)}`];return{value:o,mistakes:K}}),choices:t}),B=(t,o)=>`e\
xpected one of ${o.map(u=>`"${u}"`).join(", ")}${(0,b.a)(t,o)}`,r=["auto","terraform","opentofu","both"],s=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,n={
...I("CLI",(t,o)=>{const[,u,L=null]=s.exec(t)??[],K=`${o} is "${t}"`;if(u===void 0){const O=B(t,r),S=O.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return{value:{name:"auto",version:null},mistakes:[`${K}, ${O}${S}`]}}const f={name:u,version:L};if(L===null)return T(f);if(u==="auto"||u==="both"){const O=`${K}\
, but only "terraform" and "opentofu" can have a version`;return{value:f,mistakes:[O]}}return(0,g.l)(L)?T(f):{value:f,mistakes:[`${K}, expected a version such a\
s "${u} 1.10"`]}}),choices:r}}),7630:((d,N,c)=>{c.d(N,{$h:()=>L,Dw:()=>$,IL:()=>j,Ju:()=>B,Kd:()=>n,V8:()=>o,aS:()=>y,eX:()=>K,jM:()=>P,l6:()=>_,o2:()=>h,vk:()=>A,
x2:()=>e});var i=c(4091),l=c(5143),g=c(3229),R=c(1064),b=c(1831),w=c(9562),I=c(2713),T=c(3592),a=c(8535);const v=function(...f){const{problemFacts:O}=c.late([124,
558,312,579,917],4507);return new.target?new O(...f):O(...f)},U=function(...f){const{parseNamedAddress:O}=c.late([22],6022);return new.target?new O(...f):O(...f)},
$=f=>p(f,/(^|\s)#.*$/s),A=f=>p(f,/^\s*#.*$/s),p=(f,O)=>f.split(/\r\n|[\n\r]/).map(S=>S.replace(O,"").trim()).filter(S=>S!=="");function m(f){const O=(0,b.Pv)(f);
if(O.ok)return O;const S=(0,g.L6)(f);return(0,i.TR)(`"${f}" is not a hostname: ${O.why}${S===null?"":`; ${S}`}`)}const h=f=>(0,l.en)(f)?(0,i.Ju)(f):(0,i.TR)(`"${f}\
" is not the name of a repository, such as "acme/network"`);function y(f){const O=(0,w.OA)(f);return O!==null?(0,i.TR)(`"${f}" is not a known service id; did yo\
u mean ${O}?`):R.Du.some(S=>(0,w.oe)(f,S).ok)?(0,i.Ju)(f):(0,i.TR)(`"${f}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const E=/^(modules\.v1|providers\.v1)=(.*)$/s;
function _(f){const O=f.split(/\s+/).flatMap(J=>E.test(J)?[J]:J.split(",")),[S="",...G]=O.filter(J=>J!==""),ee=m(S),ne=G.map(J=>E.exec(J)?.[1]??J),oe=[ee,...ne.
map(y)].flatMap(J=>J.ok?[]:[J.why]);if(!ee.ok||oe.length>0)return(0,i.TR)(oe.join("; "));const ie=G.flatMap(J=>M(J,ee.value)),z=ie.flatMap(J=>{const Q=U(J,"terr\
aform");return Q.ok?[]:[`"${J.service}=${J.text}" is wrong: ${Q.why}`]});return z.length===0?(0,i.Ju)({host:ee.value,services:[...new Set(ne)],addresses:ie}):(0,i.
TR)(z.join("; "))}function M(f,O){const[,S,G=""]=E.exec(f)??[];return S===void 0?[]:[{host:O,service:S,text:G}]}function P(f){const O=f.startsWith("*."),S=m(O?f.
slice(2):f);return S.ok?(0,i.Ju)({host:S.value,subdomains:O}):S}function j(f){const O=f.indexOf("=");if(O<0)return(0,i.TR)('a line has no "="; expected HOST=TOK\
EN');const S=(0,b.Pv)(f.slice(0,O).trim());return S.ok?(0,i.Ju)({host:S.value,token:new I.ou(f.slice(O+1).trim())}):(0,i.TR)('the text before the first "=" of a\
 line is not a hostname; expected HOST=TOKEN')}function B(f){const O="expected HOST[:PORT]=ADDRESS[:PORT]",S=f.indexOf("=");if(S<0)return(0,i.TR)(`"${f}" has no\
 "="; ${O}`);const G=f.slice(0,S).trim(),ee=m(G);if(!ee.ok)return ee;const ne=ee.value.replace(/:\d+$/,""),oe=s(f.slice(S+1).trim());return oe===null?(0,i.TR)(`\
"${f}" has no valid address; ${O}`):(0,i.Ju)({name:ne,port:r(G),...oe})}function r(f){const O=f.indexOf(":");return O<0?null:Number(f.slice(O+1))}function s(f){
const[,O,S]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(f)??/^([^:\s[\]]+)(?::(.*))?$/.exec(f)??/^([\da-fA-F:]+)$/.exec(f)??[];return O===void 0?null:S===void 0?{address:O,
addressPort:null}:/^\d{1,5}$/.test(S)&&Number(S)>=1&&Number(S)<=65535?{address:O,addressPort:Number(S)}:null}function e(f){const[O="",S,...G]=f.split(/\s+/);if(G.
length>0)return(0,i.TR)(`"${f}" has too many words; expected CODE [HOST]`);const ee=v();if(!Object.hasOwn(ee,O)){const oe=(0,a.a)(O,Object.keys(ee),`; ${T.aq} l\
ists the codes`);return(0,i.TR)(`"${O}" is not a problem code${oe}`)}if(S===void 0)return(0,i.Ju)({code:O,host:null});const ne=m(S);return ne.ok?(0,i.Ju)({code:O,
host:ne.value}):ne}const n=f=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(f)?(0,i.Ju)(f):(0,i.TR)(`"${f}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),
t=50;function o(f){const O=f.split(",").map(G=>G.trim()).filter(G=>G!==""),S=O.find(G=>G.length>t);return S===void 0?(0,i.Ju)(O):(0,i.TR)(`"${S}" has ${S.length}\
 characters; GitHub allows at most ${t}`)}const u=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","juni\
t"],[".md","markdown"],[".html","html"]];function L(f){const O=f.toLowerCase(),S=u.find(([G])=>O.endsWith(G));return S!==void 0?(0,i.Ju)({path:f,format:S[1]}):(0,i.
TR)(`"${f}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const K=f=>/\.json$/i.
test(f)?(0,i.Ju)(f):(0,i.TR)(`"${f}" does not end with ".json"; a badge is JSON from which shields.io makes an image`)}),8535:((d,N,c)=>{c.d(N,{a:()=>b,q:()=>g});
var i=c(9562);const l=3;function g(w,I){const T=R(w);if(T.length<2)return null;const a=v=>{const[U,...$]=T.length<l?[]:I.filter(A=>v(R(A)));return U===void 0||$.
length>0?null:U};return I.find(v=>R(v)===T)??I.find(v=>(0,i.TW)(R(v),T))??a(v=>v.startsWith(T))??a(v=>v.includes(T))}const R=w=>w.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,
"");function b(w,I,T=""){const a=g(w,I);return a===null?T:`; did you mean "${a}"?`}}),3152:((d,N,c)=>{c.d(N,{GN:()=>w,P$:()=>T,w7:()=>I});var i=c(6760),l=c(6174),
g=c(3474),R=c(7630),b=c(7773);class w extends Error{name="SettingsError";mistakes;constructor(A){const p=A.map(l._U);super(p.join(`
`)),this.mistakes=p}}const I={setting:$=>$,missingPath:($,A)=>`scan names "${$}", which does not exist in ${A}`};function T($,{setting:A}=I){const p=b.y.map(({name:_,
field:M=_,kind:P,default:j=""})=>({field:M,...P.parse($[_]?.trim()||j,A(_))})),m=Object.fromEntries(p.map(({field:_,value:M})=>[_,M])),h=[...m.scan,...m.usages,
...(0,R.Dw)($.hostnames??"")].length===0,{length:y}=m.hostnames,E=`${A("hostnames")} has ${y} hosts, the limit is ${g.pS}`;return{settings:h?{...m,scan:["."]}:m,
mistakes:[...p.flatMap(({mistakes:_})=>_),...y>g.pS?[E]:[],...a(m,A)]}}function a($,A){const p=[["issue-open-after",$.issueOpenAfter],["issue-close-after",$.issueCloseAfter]];
return[...($.history===null?p.filter(([,h])=>h>1):[]).map(([h,y])=>`${A(h)} is ${y}, which needs ${A("history")}; set it to a file that is kept from run to run`),
...v($,A),...U($,A)]}function v({report:$,history:A,badge:p},m){const h=[...$.map(({path:y})=>["report",y]),["history",A],["badge",p]];return h.flatMap(([y,E],_)=>{
if(E===null)return[];const M=j=>j!==null&&(0,i.normalize)(j)===(0,i.normalize)(E),P=h.slice(0,_).find(([j,B])=>j!==y&&M(B));return P===void 0?[]:[`${m(P[0])} an\
d ${m(y)} both name ${E}; write to different files`]})}function U($,A){const{scan:p,exclude:m,roots:h,dialect:y,changedOnly:E,repositories:_}=$,M=A("usages");if($.
usages.length===0){const r=`${A("repositories")} needs ${M}; set it to the usages files of the repositories`;return _.length===0?[]:[r]}const P=M.startsWith("--")?
`repeat ${M}`:`write one a line in ${M}`,j="set it for `tf-disco usages`, which reads the files of the repository";return[[p.length>0,"scan",`${j}; to check sev\
eral files, ${P}`],[m.length>0,"exclude",j],[h.length>0,"roots",j],[y.name!=="auto","dialect",j],[E,"changed-only","remove it: usages files do not say what a pu\
ll request changes"]].filter(([r])=>r).map(([,r,s])=>`${A(r)} cannot be used together with ${M}; ${s}`)}}),7773:((d,N,c)=>{c.d(N,{f:()=>A,y:()=>$});var i=c(4091),
l=c(3474),g=c(7630);const R={hostnames:{kind:l.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a\
 service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",i.Ju),help:"Directories, f\
iles or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",i.Ju),help:"Globs of directo\
ries and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",kind:l.p_("HOST",g.jM),help:"All\
owlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"require\
d-services":{field:"requiredServices",kind:l.p_("SERVICE",g.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default:\
 any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terr\
aform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},b={usages:{kind:l.p_("FILE",i.Ju),help:"Files that `tf-disco usages \
--format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:l.p_("OWNER/NAME",
g.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},w={depth:{kind:l.Yq("dis\
covery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `pack\
ages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_("GLOB",i.Ju),help:"Globs of the dir\
ectories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS_ARCH",g.Kd),help:"Platforms that p\
roviders must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:l.lx,help:"Predict `\
init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{field:"maxRequests",kind:l.ai({min:1,max:1e5,whole:!0}),help:"Maximu\
m number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},I={tokens:{
kind:l.p_("HOST=TOKEN",g.IL,g.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"cliConfig",
kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},T={"timeout-seconds":{field:"timeoutMs",kind:l.
lq(l.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI\
 waits, and 10 for a helper."},retries:{kind:l.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, \
429 and 5xx.",default:"3"},concurrency:{kind:l.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-\
seconds":{field:"deadlineMs",kind:l.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and \
the check fails.",default:"600"},"ca-file":{field:"caFile",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{
kind:l.p_("HOST=ADDRESS",g.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match \
the host."}},a={"certificate-days":{field:"certificateDays",kind:l.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires w\
ithin this many days.",default:"21"},"slow-seconds":{field:"slowMs",kind:l.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"f\
ail-on":{field:"failOn",kind:l.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{
kind:l.p_("CODE",g.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."},report:{
kind:l.p_("FILE",g.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.code\
quality.json` (GitLab)."},history:{kind:l.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept \
from run to run."},badge:{kind:l.xH("FILE",g.eX),help:"JSON file for a badge of shields.io to write."}},v={"changed-only":{field:"changedOnly",kind:l.lx,help:"I\
n pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:l.Yq("never","on-failure","alwa\
ys"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"neve\
r"},issue:{kind:l.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: w\
rite`.",default:"never"},"issue-labels":{field:"issueLabels",kind:l.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to f\
ind the issue again.",default:"registry-health"},"issue-open-after":{field:"issueOpenAfter",kind:l.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a \
host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:l.ai({min:1,max:20,whole:!0}),help:"\
Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"githubTo\
ken",kind:l.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},U={...R,...b,...w,...I,...T,...a,...v},
$=l.KT(U),A=[["What to check",l.KT(R)],["Many repositories",l.KT(b)],["Following `init`",l.KT(w)],["Credentials",l.KT(I)],["Network",l.KT(T)],["Result",l.KT(a)]]}),
6875:((d,N,c)=>{c.d(N,{Ip:()=>l,VG:()=>i,VJ:()=>R,v7:()=>g});class i{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end(w){
this.#n??=w,this.#e.abort()}}const l=(b,w)=>{const I=setTimeout(w,b);return()=>clearTimeout(I)};function g(b,{startTimer:w,stop:I}){return new Promise(T=>{const a=()=>{
v(),I.signal.removeEventListener("abort",a),T()},v=w(b,a);I.signal.addEventListener("abort",a)})}function R(b,w){const I=/^\d+$/.test(b??"")?Number(b)*1e3:Date.
parse(b??"")-w;return Number.isNaN(I)?null:I}}),2613:(d=>{d.exports=process.getBuiltinModule("assert")}),4434:(d=>{d.exports=process.getBuiltinModule("events")}),
9896:(d=>{d.exports=process.getBuiltinModule("fs")}),8611:(d=>{d.exports=process.getBuiltinModule("http")}),5692:(d=>{d.exports=process.getBuiltinModule("https")}),
9278:(d=>{d.exports=process.getBuiltinModule("net")}),4589:(d=>{d.exports=process.getBuiltinModule("node:assert")}),6698:(d=>{d.exports=process.getBuiltinModule(
"node:async_hooks")}),4573:(d=>{d.exports=process.getBuiltinModule("node:buffer")}),1421:(d=>{d.exports=process.getBuiltinModule("node:child_process")}),7598:(d=>{
d.exports=process.getBuiltinModule("node:crypto")}),3053:(d=>{d.exports=process.getBuiltinModule("node:diagnostics_channel")}),610:(d=>{d.exports=process.getBuiltinModule(
"node:dns")}),8474:(d=>{d.exports=process.getBuiltinModule("node:events")}),3024:(d=>{d.exports=process.getBuiltinModule("node:fs")}),7067:(d=>{d.exports=process.
getBuiltinModule("node:http")}),2467:(d=>{d.exports=process.getBuiltinModule("node:http2")}),7030:(d=>{d.exports=process.getBuiltinModule("node:net")}),8161:(d=>{
d.exports=process.getBuiltinModule("node:os")}),6760:(d=>{d.exports=process.getBuiltinModule("node:path")}),3916:(d=>{d.exports=process.getBuiltinModule("node:p\
ath/posix")}),643:(d=>{d.exports=process.getBuiltinModule("node:perf_hooks")}),1792:(d=>{d.exports=process.getBuiltinModule("node:querystring")}),99:(d=>{d.exports=
process.getBuiltinModule("node:sqlite")}),7075:(d=>{d.exports=process.getBuiltinModule("node:stream")}),7830:(d=>{d.exports=process.getBuiltinModule("node:strea\
m/web")}),8500:(d=>{d.exports=process.getBuiltinModule("node:timers/promises")}),1692:(d=>{d.exports=process.getBuiltinModule("node:tls")}),3136:(d=>{d.exports=
process.getBuiltinModule("node:url")}),7975:(d=>{d.exports=process.getBuiltinModule("node:util")}),3429:(d=>{d.exports=process.getBuiltinModule("node:util/types")}),
5919:(d=>{d.exports=process.getBuiltinModule("node:worker_threads")}),8522:(d=>{d.exports=process.getBuiltinModule("node:zlib")}),857:(d=>{d.exports=process.getBuiltinModule(
"os")}),6928:(d=>{d.exports=process.getBuiltinModule("path")}),4756:(d=>{d.exports=process.getBuiltinModule("tls")}),9023:(d=>{d.exports=process.getBuiltinModule(
"util")})},he={};function Z(d){var N=he[d];if(N!==void 0)return N.exports;var c=he[d]={exports:{}},i=!0;try{ge[d](c,c.exports,Z),i=!1}finally{i&&delete he[d]}return c.
exports}Z.m=ge,typeof Z<"u"&&(Z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var d=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",N=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",i=g=>{g&&g.d<1&&(g.d=1,g.forEach(R=>R.r--),g.forEach(R=>R.r--?R.r++:R()))},l=g=>g.map(R=>{if(R!==null&&typeof R=="ob\
ject"){if(R[d])return R;if(R.then){var b=[];b.d=0,R.then(T=>{w[N]=T,i(b)},T=>{w[c]=T,i(b)});var w={};return w[d]=T=>T(b),w}}var I={};return I[d]=T=>{},I[N]=R,I});
Z.a=(g,R,b)=>{var w;b&&((w=[]).d=-1);var I=new Set,T=g.exports,a,v,U,$=new Promise((A,p)=>{U=p,v=A});$[N]=T,$[d]=A=>(w&&A(w),I.forEach(A),$.catch(p=>{})),g.exports=
$,R(A=>{a=l(A);var p,m=()=>a.map(y=>{if(y[c])throw y[c];return y[N]}),h=new Promise(y=>{p=()=>y(m),p.r=0;var E=_=>_!==w&&!I.has(_)&&(I.add(_),_&&!_.d&&(p.r++,_.
push(p)));a.map(_=>_[d](E))});return p.r?h:m()},A=>(A?U($[c]=A):v(T),i(w))),w&&w.d<0&&(w.d=0)}})(),(()=>{var d=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):
c=>c.__proto__,N;Z.t=function(c,i){if(i&1&&(c=this(c)),i&8||typeof c=="object"&&c&&(i&4&&c.__esModule||i&16&&typeof c.then=="function"))return c;var l=Object.create(
null);Z.r(l);var g={};N=N||[null,d({}),d([]),d(d)];for(var R=i&2&&c;typeof R=="object"&&!~N.indexOf(R);R=d(R))Object.getOwnPropertyNames(R).forEach(b=>g[b]=()=>c[b]);
return g.default=()=>c,Z.d(l,g),l}})(),Z.d=(d,N)=>{for(var c in N)Z.o(N,c)&&!Z.o(d,c)&&Object.defineProperty(d,c,{enumerable:!0,get:N[c]})},Z.f={},Z.e=d=>Promise.
all(Object.keys(Z.f).reduce((N,c)=>(Z.f[c](d,N),N),[])),Z.u=d=>({9:"9",69:"69",124:"124",248:"558",312:"124",321:"9",325:"9",558:"558",667:"124",718:"124",725:"\
9",890:"9",909:"558",977:"124",992:"558"}[d]??d)+".index.js",Z.o=(d,N)=>Object.prototype.hasOwnProperty.call(d,N),Z.r=d=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(d,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(d,"__esModule",{value:!0})},(()=>{var d={371:0,792:0},N=c=>{var{ids:i,modules:l,
runtime:g}=c,R,b,w=0;for(R in l)Z.o(l,R)&&(Z.m[R]=l[R]);for(g&&g(Z);w<i.length;w++)b=i[w],Z.o(d,b)&&d[b]&&d[b][0](),d[i[w]]=0};Z.late=(c,i)=>{for(const l of c){
if(d[l]===0)continue;const{createRequire:g}=process.getBuiltinModule("module");N(g(import.meta.url)("./"+Z.u(l)))}return Z(i)},Z.f.j=(c,i)=>{var l=Z.o(d,c)?d[c]:
void 0;if(l!==0)if(l)i.push(l[1]);else{var g=import("./"+Z.u(c)).then(N,R=>{throw d[c]!==0&&(d[c]=void 0),R}),g=Promise.race([g,new Promise(R=>l=d[c]=[R])]);i.push(
l[1]=g)}}})();var pe={};Z.d(pe,{C:()=>Re,a:()=>Se});const Re=()=>Promise.all([Z.e(558),Z.e(992),Z.e(371),Z.e(248),Z.e(909)]).then(Z.bind(Z,2909)),Se=()=>Promise.
all([Z.e(371),Z.e(69)]).then(Z.bind(Z,9069));var ke=pe.C,be=pe.a;export{ke as runAction,be as runCli};
