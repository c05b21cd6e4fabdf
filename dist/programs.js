var ge={3368:((p,N,c)=>{c.d(N,{rv:()=>we,cA:()=>Te});var i=c(1831),l=c(2713),m=c(7630),w=c(1064),b=c(7251),$=c(8408);const I=4;function E(C,x){let D={text:C,starts:null};
for(let W=0;W<I&&D!==null;W+=1)x(M(D,C.length)),D=P(D,C.length)}const a="\u2026",_=32,U=Uint16Array.from({length:128},(C,x)=>{const D=String.fromCharCode(x);return x<=
_||x===127?_:({"-":"+",_:"/"}[D]??D).toLowerCase().charCodeAt(0)});function O(C){return C===a?C:/[\s\x80-\x9f]/.test(C)?" ":new RegExp("[\\p{C}\\p{Default_Ignorable_Code_Point}\\ufffd]","u").
test(C)?"":C.normalize("NFKD").toLowerCase().toUpperCase().toLowerCase()}let v=new Uint16Array(1024),u=new Uint32Array(1025);function h(C){if(C<v.length)return;
const[x,D]=[new Uint16Array(2*C),new Uint32Array(2*C+1)];x.set(v),D.set(u),v=x,u=D}function M({text:C,starts:x},D){h(C.length);let W=0;for(let S=0;S<C.length;S+=
1){const H=C.charCodeAt(S),F=x===null?S:x[S]??D;if(H<128){W=k(U[H]??_,F,W);continue}const V=String.fromCodePoint(C.codePointAt(S)??0),Y=O(V);h(W+Y.length+C.length-
S);for(let X=0;X<Y.length;X+=1)W=k(Y.charCodeAt(X),F,W);S+=V.length-1}return u[W]=D,{codes:v.subarray(0,W),starts:u.subarray(0,W+1)}}function k(C,x,D){return C===
_&&D>0&&v[D-1]===_?D:(v[D]=C,u[D]=x,D+1)}const T={amp:"&",apos:"'",gt:">",lt:"<",nbsp:" ",quot:'"'},A=/((?:%[0-9A-Fa-f]{2})+|(?:\\x[0-9A-Fa-f]{2})+)|\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})|\\(["'/\\])|(\\[abfnrtv])|&#(\d{1,7});|&#[xX]([0-9A-Fa-f]{1,6});|&(amp|apos|gt|lt|nbsp|quot);|([xX][nN]--[0-9A-Za-z-]{1,1024})|(?:%[0-9A-Fa-f]?|\\(?:[uUx][0-9A-Fa-f]{0,7})?|&#?[0-9A-Za-z]{0,7})(?=\u2026|$)/g,
y=/[%\\&]|xn--/i;function P({text:C,starts:x},D){if(!y.test(C))return null;let W="";const S=[];let H=0;const F=Y=>x===null?Y:x[Y]??D,V=Y=>{for(let X=H;X<Y;X+=1)
S.push(F(X));W+=C.slice(H,Y)};for(const Y of C.matchAll(A)){V(Y.index),H=Y.index+Y[0].length;for(const{written:X,at:q}of j(Y)){W+=X;for(let re=0;re<X.length;re+=
1)S.push(F(Y.index+q))}}return H===0?null:(V(C.length),{text:W,starts:S})}function j(C){const[x,D,W,S,H,F,V,Y,X,q]=C;if(D!==void 0)return e(D);if(q!==void 0)return[
{written:(0,$.mI)(q.toLowerCase()),at:0}];const re=W??S??Y;return B(re!==void 0?r(Number.parseInt(re,16)):V!==void 0?r(Number(V)):X!==void 0?T[X]??x:H??(F===void 0?
"":" "))}const B=C=>[{written:C,at:0}],r=C=>C<=1114111?String.fromCodePoint(C):"\uFFFD",s=/[\xc0-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xff][\x80-\xbf]{3}|./gs;
function e(C){const x=C.startsWith("%")?3:4,D=C.replace(/(?:%|\\x)(..)/g,(W,S)=>String.fromCharCode(Number.parseInt(S,16)));return Array.from(D.matchAll(s),({0:[
W="",...S],index:H})=>{const F=W.charCodeAt(0),V=S.reduce((Y,X)=>Y<<6|X.charCodeAt(0)&63,S.length===0?F:F&63>>S.length);return{written:r(V),at:x*H}})}const n="*\
**",t=12,o=4,f=200;function L(C){const x=K(C);return x===null?null:(D,W)=>{const S=[];return E(D,H=>d(H,D,x,S)),S.length===0?D:g(D,S,W)}}function K(C){const x=[];
for(const V of(0,b.x)(C))E(V,({codes:Y})=>{Y.length>=l.Il&&x.push(Y.slice())});if(x.length===0)return null;const D=new Uint16Array(x.reduce((V,{length:Y})=>V+Y,
0)),W=Array.from({length:t+1},()=>[]),S=Array.from({length:t},()=>[]);let H=0;for(const V of x){const{length:Y}=V;D.set(V,H);for(let q=0;q+t<Y;q+=o)W[t]?.push(H+
q);const X=Math.min(Y,t);W[X]?.push(H+Y-X);for(let q=l.Il;q<X;q+=1)S[q]?.push(H);H+=Y}const F=(V,Y)=>V.length===0?[]:[new ie(Y,D,V)];return{pieces:W.flatMap(F),
heads:S.flatMap(F).reverse()}}function d({codes:C,starts:x},D,{pieces:W,heads:S},H){const F=(X,q)=>{const re=C[X]===_?X+1:X;let ae=C[q-1]===_?q-1:q;for(;ae<C.length&&
x[ae]===x[ae-1];)ae+=1;const ue=x[re]??0,_e=x[ae]??D.length,fe=H.at(-1);fe===void 0||ue<fe.from||ue>fe.to?H.push({from:ue,to:_e}):H[H.length-1]={from:fe.from,to:Math.
max(fe.to,_e)}};for(const X of W)X.search(C,X.length===t?o-1:0,F);const V=X=>{const q=S.find(re=>re.hasAt(C,X-re.length));q!==void 0&&F(X-q.length,X)},Y=a.charCodeAt(
0);for(let X=C.indexOf(Y);X>=0;X=C.indexOf(Y,X+1))V(X);D.length>=f&&V(C.length)}function g(C,x,D){let W="",S=0;for(const H of x.toSorted((F,V)=>F.from-V.from))H.
to<=S||D.size>0&&ee(C,H,D)||((H.from>S||S===0)&&(W+=C.slice(S,H.from)+n),S=H.to);return W+C.slice(S)}const R=C=>C<"\x80"?/[a-z\d.:-]/i.test(C):new RegExp("[\\p{L}\\p{M}\\p{N}]","u").
test(C),G=260;function ee(C,{from:x,to:D},W){const S=V=>Math.max(x-V,V-D)<G&&R(C[V]??"");let H=x;for(;S(H-1);)H-=1;let F=D;for(;S(F);)F+=1;for(;F>D&&/[.:]/.test(
C[F-1]??"");)F-=1;return W.has(C.slice(H,F))}const ne=16777619,oe=2654435761;class ie{length;#e;#n;#s;#t;constructor(x,D,W){this.length=x,this.#e=D;const S=Math.
max(4,Math.ceil(Math.log2(2*W.length+1)));this.#n=new Int32Array(2**S).fill(-1),this.#s=32-S;let H=1;for(let F=1;F<x;F+=1)H=Math.imul(H,ne);this.#t=H;for(const F of W)
this.#n[this.#c(D,F,this.#i(D,F))]=F}hasAt(x,D){return D<0||D+this.length>x.length?!1:this.#o(x,D,this.#i(x,D))>=0}search(x,D,W){const S=this.length;if(x.length<
S)return;let H=this.#i(x,0);for(let F=0;;F+=1){const V=this.#o(x,F,H);if(V>=0){let[X,q]=[0,S];for(;X<D&&this.#r(x,F,V,-1-X);)X+=1;for(;q<S+D&&this.#r(x,F,V,q);)
q+=1;W(F-X,F+q)}if(F+S>=x.length)return;const Y=H-Math.imul(x[F]??0,this.#t);H=Math.imul(Y,ne)+(x[F+S]??0)|0}}#o(x,D,W){return this.#n[this.#c(x,D,W)]??-1}#r(x,D,W,S){
const H=x[D+S];return H!==void 0&&H===this.#e[W+S]}#c(x,D,W){let S=Math.imul(W^W>>>15,oe)>>>this.#s;for(;;){const H=this.#n[S]??-1;if(H<0||this.#a(H,x,D))return S;
S=S+1===this.#n.length?0:S+1}}#a(x,D,W){for(let S=0;S<this.length;S+=1)if(!this.#r(D,W,x,S))return!1;return!0}#i(x,D){let W=0;for(let S=D;S<D+this.length;S+=1)W=
Math.imul(W,ne)+(x[S]??0)|0;return W}}const z=64,J=new Set(["kind","severity","code","affects","clients","authorization","held","place","places","exclude","serv\
icesFrom","requirements"]),Q=new Set(["value","login"]),se=(C,x)=>J.has(C)||C==="client"&&w.Du.some(D=>D===x),te=new Set;function ce(C){return le(()=>{const x=L(
C);return x===null?D=>D:(D,W=te)=>le(()=>Ae(Oe(S=>x(S,W)))(D))})}function le(C){try{return C()}catch{throw new Error("tokens could not be hidden")}}const de=1e4,
Ee=200,ve=100;function Oe(C){const x=new Map;return D=>{const W=x.get(D);if(W!==void 0)return W;const S=C(D);return D.length<=Ee&&x.size<de&&x.set(D,S),S}}function Ae(C){
const x={ours:new Map,theirs:new Map},D=(S,H,F)=>{if(Array.isArray(S)){const q=S.map(re=>W(re,H+1,F));return q.every((re,ae)=>re===S[ae])?S:q}let V=!0;const Y=Object.
entries(S).map(([q,re])=>{if(F==="ours"&&se(q,re))return[q,re];const ae=W(re,H+1,Q.has(q)?"theirs":F),ue=C(q);return V&&=ue===q&&ae===re,[ue,ae]}),X=Object.getPrototypeOf(
S)===Object.prototype;return V&&X?S:Object.fromEntries(Y)},W=(S,H,F)=>{if(typeof S=="string")return C(S);if(H>z)return null;if(typeof S!="object"||S===null)return S;
const V=x[F].get(S)??D(S,H,F),Y=Array.isArray(S)&&S.length>ve;return(V!==S||Y)&&x[F].set(S,V),V};return S=>W(S,0,"ours")}function Te(C,x,D=()=>{}){const W=new Map;
let S=null;const H=F=>{const V=F.filter(Y=>!W.has(Y.reveal()));if(V.length!==0){for(const Y of V)W.set(Y.reveal(),Y);S=null,D(V)}};return le(()=>H(Me(C,x))),{learn:F=>le(
()=>H([F])),redact:(F,V)=>(S??=ce([...W.values()]),S(F,V))}}const $e="tf-disco crashed, and the description of the crash could not be cleared of tokens";function we(C,{
redact:x}){try{return C(x)}catch{return $e}}const me=C=>(0,i.Pv)(C).ok,ye=C=>C.includes(".")&&me(C);function Me(C,x){const D=(0,m.vk)(C.tokens??"").flatMap(S=>{
const H=S.indexOf("="),F=S.slice(H+1).trim(),V=H<0?"":S.slice(0,H).trim();return V!==""&&(!me(V)||!V.includes(".")&&ye(F))?[F,V,S]:[F]}),W=Object.entries(x).flatMap(
([S,H])=>S.startsWith(i.xV)&&H!==void 0?[H]:[]);return[...D,...W,C["github-token"]?.trim()??""].filter(S=>S!=="").map(S=>new l.ou(S))}}),7251:((p,N,c)=>{c.d(N,{
K:()=>_,x:()=>I});var i=c(4091),l=c(6979),m=c(2713);function w(O){const v=O.reveal(),u=/[\r\n]/.test(v)?v.split(/[\r\n]+/):[];return[v,...u].filter(h=>h.trim().
length>=m.Il)}const b=O=>[...new Set([O,Buffer.from(O).toString("latin1")])],$=O=>["","x","xx"].flatMap(v=>{const u=Buffer.from(v+O).toString("base64"),h=u.slice(
Math.ceil(v.length*4/3)).replace(/=+$/,"");return u.endsWith("=")?[h.slice(0,-1),h]:[h]});function*I(O){const v=O.flatMap(w).map(u=>u.trim());for(const u of new Set(
v.flatMap(b)))yield u,u.includes(" ")&&(yield u.replaceAll(" ","+")),yield*$(u),yield Buffer.from(u).toString("hex")}const E=16*1024,a=1024*1024;function _(O){let v=a;
return u=>{const h=u.flatMap(w).flatMap(k=>[k,k.trim()]),M=[];for(const k of new Set(h.flatMap(b))){if(k.length>E||v<0)continue;const T=U(k).filter(A=>A.trim().
length>=m.Il);M.push(...T),v-=T.join("").length}O([...new Set([...h,...M])])}}function U(O){const v=(0,l.ft)(O),u=(0,i.ol)(O).slice(1,-1),h=[encodeURIComponent(
O.toWellFormed()),...v.ok?[v.value]:[]],M=$(O),k=Buffer.from(O).toString("hex");return[O,O.toLowerCase(),u,JSON.stringify(O).slice(1,-1),...h,...h.map(T=>T.replace(
/%[0-9A-F]{2}/g,A=>A.toLowerCase())),...M,...M.map(T=>T.replaceAll("+","-").replaceAll("/","_")),k,k.toUpperCase()]}}),1342:((p,N,c)=>{c.d(N,{A3:()=>$,hM:()=>b,
mk:()=>m});var i=c(3592);const l=64*1024;function*m(E){let a="";for(const _ of E)a+=_,!(a.length<l)&&(yield a,a="");a!==""&&(yield a)}const w={EACCES:"give this\
 user permission to write there",EDQUOT:"free disk space",EISDIR:"remove or rename the directory of that name",ENOENT:"check that the path exists",ENOSPC:"free \
disk space",ENOTDIR:"remove or rename the file that is in the place of a directory",EPERM:"give this user permission to write there",EROFS:"choose a path on a f\
ile system that can be written to"};class b extends Error{name="ExplainedError"}function $(E){if(E instanceof b)return E.message;if(!I(E))return`${String(E)}; t\
his is a bug of tf-disco, please report it at ${i.xV}`;const a=w[E.code];return`${E.message.split(", ")[0]}${a===void 0?"":`; ${a}`}`}const I=E=>typeof E=="obje\
ct"&&E!==null&&"syscall"in E&&"code"in E}),6181:((p,N,c)=>{c.d(N,{RY:()=>m,n7:()=>E,r5:()=>i});function i(a){if(!a.includes(":"))return l(a);const _=a.indexOf("\
%");return _===a.length-1?null:b(_<0?a:a.slice(0,_))}function l(a){const _=a.split("."),U=_.length===4&&_.every(v=>/^(0|[1-9]\d{0,2})$/.test(v)),O=_.map(Number);
return U&&O.every(v=>v<=255)?O:null}function m(a){const _=a.split(".").map(w),U=_.pop()??Number.NaN,O=4-_.length;if(!(O>0&&_.every(h=>h<=255)&&U<256**O))return null;
const u=Array.from({length:O},(h,M)=>Math.floor(U/256**(O-1-M))%256);return[..._,...u]}function w(a){return/^0x[\da-f]*$/i.test(a)?Number.parseInt(`0${a.slice(2)}`,
16):/^0[0-7]*$/.test(a)?Number.parseInt(a,8):/^[1-9]\d*$/.test(a)?Number(a):Number.NaN}function b(a){const[_="",U,...O]=a.split("::");if(U===void 0){const M=$(_,
!0);return M?.length===16?M:null}const[v,u]=[$(_,!1),$(U,!0)];if(v===null||u===null||O.length>0)return null;const h=16-v.length-u.length;return h<2?null:[...v,...Array(
h).fill(0),...u]}function $(a,_){if(a==="")return[];const U=a.split(":"),O=U.map((v,u)=>{if(/^[0-9a-f]{1,4}$/i.test(v)){const h=Number.parseInt(v,16);return[h>>
8,h&255]}return _&&u===U.length-1?l(v):null});return O.every(v=>v!==null)?O.flat():null}const I=[0,0,0,0,0,0,0,0,0,0,255,255].join();function E(a){const _=i(a)??
[];return _.slice(0,12).join()===I?_.slice(12).join("."):a}}),3307:((p,N,c)=>{c.d(N,{f:()=>f,ap:()=>o,Gv:()=>_,HT:()=>A,I:()=>r,IL:()=>B,Ey:()=>T,AN:()=>t});const i=10,
l=["more than 10000 levels of nesting","nest brackets less deeply"],m=["number too large for a 64-bit float","use a smaller number"],w=["the text ends before th\
e JSON value is complete","check that the file was not truncated"],b=["trailing comma","remove the comma"];function $(d,g){return g===d.length?w:d[g]==="\\"?["i\
nvalid escape sequence in a string",String.raw`write a backslash as \\`]:["control character in a string",String.raw`escape it, for example a line break as \n`]}
const I=[[/^(?:\/[/*]|#)/,"comment","remove the comment; JSON has none"],[/^'/,"single quotation marks","use double quotation marks"],[/^[\u201c-\u201f]/,"typog\
raphic quotation marks","use straight double quotation marks"],[/^,/,"unexpected comma","remove the comma"]];function E(d,g,R){for(const[G,...ee]of I)if(G.test(
d))return ee;switch(g){case"value":return/^[}\]:]/.test(d)?["missing value","add the value"]:/^[-+.\d]/.test(d)?["invalid number","write a decimal number withou\
t leading zeros"]:["unknown word","put text in double quotation marks; the words are true, false and null"];case"key":return["key without quotation marks","put \
the key in double quotation marks"];case"colon":return["missing colon after a key","add the colon"];case"next":return R===void 0?["text after the end of the JSO\
N value","remove it"]:/^[}\]]/.test(d)?["wrong closing bracket",`write ${R}`]:["missing comma","add the comma"]}}function a(d,g,[R,G]){let[ee,ne]=[1,1];for(let oe=0;oe<
g;oe+=1){const ie=d.charCodeAt(oe);ie===i?(ee+=1,ne=1):(ie<56320||ie>57343)&&(ne+=1)}return{why:`line ${ee}, column ${ne}: ${R}`,advice:G}}const _=d=>typeof d==
"object"&&d!==null&&!Array.isArray(d),U=1e4,O=34,v=44,u=58,h=91,M=123,k=125,T=(d,g)=>new y(d,g).run(),A=(d,g)=>new y(d,null).run(g);class y{#e;#n;#s=[];#t="valu\
e";#o=0;#r=0;#c=0;#a=0;#i=0;#l=-1;constructor(g,R){this.#e=g,this.#n=R}run(g="whole"){const R=this.#e,G=this.#s,ee=t(R,0);for(let oe=ee,ie=0;oe<R.length;oe=t(R,
ie)){const z=R.charCodeAt(oe);if(ie=this.#u(oe,z),ie<0)return this.#h(oe,~ie);if(this.#t==="next"&&G.length===1&&this.#n?.(this.#c,ie,this.#a,this.#i),g==="firs\
t"&&this.#t==="next"&&G.length===0)return null;this.#o=z,this.#r=oe}return this.#t!=="next"||G.length>0?a(R,R.length,w):this.#n!==null&&this.#l>=0&&R.charCodeAt(
ee)===M?a(R,this.#l,m):null}#u(g,R){const G=this.#s[this.#s.length-1];if(R===G&&(this.#t==="next"||P(this.#o)))return this.#s.pop(),this.#t="next",g+1;switch(this.#t){case"\
value":return this.#f(g,R);case"key":return R===O?this.#d(g):~g;case"colon":return R!==u?~g:(this.#t="value",g+1);case"next":return R!==v||G===void 0?~g:(this.#t=
G===k?"key":"value",g+1)}}#f(g,R){const G=this.#s.length;if(G===1&&(this.#c=g),P(R))return G===U?~g:(this.#s.push(R+2),this.#t=R===M?"key":"value",g+1);const ee=R===
O,ne=ee?o(this.#e,g):f(this.#e,g);return ne<0||(!ee&&this.#l<0&&K(this.#e,g,ne)&&(this.#l=g),this.#t="next"),ne}#d(g){const R=o(this.#e,g);return this.#s.length===
1&&(this.#a=g,this.#i=R),this.#t="colon",R}#h(g,R){const G=this.#e,ee=G.charCodeAt(g),ne=this.#s.at(-1);if(R>g)return a(G,R,$(G,R));if(this.#t==="value"&&P(ee))
return a(G,g,l);if(ee===ne&&this.#o===v)return a(G,this.#r,b);const oe=ne===void 0?void 0:String.fromCharCode(ne);return a(G,g,E(G.slice(g,g+2),this.#t,oe))}}const P=d=>d===
M||d===h,j=/\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(\\u[dD][89a-fA-F][0-9a-fA-F]{2})|\\./g;function B(d){return d.startsWith('"')?r(d):d.includes(
"\\u")?JSON.parse(d.replace(j,(g,R)=>R===void 0?g:"\\ufffd")):JSON.parse(d)}function r(d){return JSON.parse(d).toWellFormed()}const s=32,e=/(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})){1,1000}/y,
n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\t\n\r ,"{}[\]:]|$)/y;function t(d,g){let R=g;for(;R<d.length&&!(d.charCodeAt(R)>s||!` 	
\r`.includes(d.charAt(R)));R+=1);return R}function o(d,g){let R=g+1;for(e.lastIndex=R;e.test(d);)R=e.lastIndex;return d.charCodeAt(R)===O?R+1:~R}function f(d,g){
return n.lastIndex=g,n.test(d)?n.lastIndex:~g}const L=5,K=(d,g,R)=>R-g>=L&&Math.abs(Number(d.slice(g,R)))===1/0}),4091:((p,N,c)=>{c.d(N,{D3:()=>m,Ju:()=>O,TR:()=>v,
_6:()=>E,iP:()=>U,ol:()=>l});const i={'"':'\\"',"\\":"\\\\","\x07":"\\a","\b":"\\b","\f":"\\f","\n":"\\n","\r":"\\r","	":"\\t","\v":"\\v"},l=u=>`"${w(u.toWellFormed())}\
"`;function m(u,h){const M=new TextEncoder,{read:k,written:T}=M.encodeInto(u,new Uint8Array(h)),A=M.encode(u.slice(k,k+2)).subarray(0,h-T),y=Array.from(A,P=>`\\x${$(
P,2)}`).join("");return`"${w(u.slice(0,k).toWellFormed())}${y}"`}function w(u){return/^[ !#-[\]-~]*$/.test(u)?u:u.replace(new RegExp("[\"\\\\]|[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]","gu"),
h=>i[h]??b(h))}function b(u){const h=u.codePointAt(0)??0;return h<128?`\\x${$(h,2)}`:h<65536?`\\u${$(h,4)}`:`\\U${$(h,8)}`}const $=(u,h)=>u.toString(16).padStart(
h,"0"),I=new TextDecoder("utf-8",{ignoreBOM:!0});function E(u){const h=I.decode(u);return h.includes("\uFFFD")?I.decode(_(u)):h}const a=255;function _(u){const h=new Uint8Array(
u),M=k=>((u[k]??0)&192)===128;for(const[k,T]of u.entries()){if(T<224)continue;M(k+1)&&M(k+2)&&(T<240||M(k+3))||(h[k]=a)}return h}function U(u){let h="";for(const M of u)
h+=String.fromCharCode(M);return h}const O=u=>({ok:!0,value:u}),v=u=>({ok:!1,why:u})}),6979:((p,N,c)=>{c.d(N,{Ge:()=>A,V$:()=>a,ft:()=>_,h0:()=>M,xB:()=>k,y3:()=>U});
var i=c(4091);const l=`!$&'()*+,;=:[]<>"`,m={path:"$&+,/:;=@",host:l,zone:l,user:"$&+,;=",query:"",fragment:"$&+,/:;=?@!()*"},w=/[A-Za-z0-9._~-]+|%[0-9A-Fa-f]{2}|[\u0080-\u{10ffff}]+|./gsu,
b=/^[A-Za-z0-9._~-]/,$=/%(?![0-9A-Fa-f]{2})/,I=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/-]*$/,E=/^[A-Za-z0-9._~!$&'()*+,;=:@[\]%/?-]*$/;function a(y,P){let j="";for(const{
0:B,index:r}of y.matchAll(w))if(b.test(B)||m[P].includes(B))j+=B;else{if(B==="%")return(0,i.TR)(h(y,r));if(B.startsWith("%")){const s=Number.parseInt(B.slice(1),
16);if(v(s,P))return(0,i.TR)(`invalid URL escape "${B}"`);j+=u(s,P)}else if(B>"\x7F")j+=encodeURIComponent(B.toWellFormed());else{if(P==="host"||P==="zone")return(0,i.
TR)(`invalid character ${(0,i.ol)(B)} in host name`);j+=u(B.charCodeAt(0),P)}}return(0,i.Ju)(j)}function _(y){return y==="%2A"?(0,i.Ju)("*"):O(y,I)?(0,i.Ju)(y):
a(y,"path")}const U=y=>O(y,E)?(0,i.Ju)(y):a(y,"fragment"),O=(y,P)=>P.test(y)&&!$.test(y);function v(y,P){return P==="host"?y<128&&y!==37:P!=="zone"||y===37||y===
32?!1:u(y,"zone").startsWith("%")}function u(y,P){const j=String.fromCharCode(y);return b.test(j)||m[P].includes(j)?j:`%${y.toString(16).toUpperCase().padStart(
2,"0")}`}const h=(y,P)=>`invalid URL escape ${(0,i.D3)(y.slice(P,P+4),3)}`;function M(y){for(const P of y.split("&")){if(P.includes(";"))return"invalid semicolo\
n separator in query";const[,...j]=/^([^=]*)=?(.*)$/s.exec(P)??[];for(const B of j){const r=B.search($);if(r>=0)return h(B,r)}}return null}function k(y){return y.
split("&").flatMap(P=>{if(P===""||P.includes(";"))return[];const[,...j]=/^([^=]*)=?(.*)$/s.exec(P)??[],[B,r]=j.map(s=>a(s.replaceAll("+","%20"),"query"));return B?.
ok&&r?.ok?[[T(B.value),T(r.value)]]:[]})}const T=y=>y.replaceAll("%20","+"),A=y=>y.toSorted(([P],[j])=>P<j?-1:P>j?1:0).map(([P,j])=>`${P}=${j}`).join("&")}),630:((p,N,c)=>{
c.d(N,{O:()=>w,s:()=>b});var i=c(4091),l=c(4283),m=c(6979);function w(E,a){const _=(0,l.Dl)(a);return _.ok?(0,i.Ju)(b(E,_.value)):_}function b(E,a){if(a.scheme!==
""||a.host!==""||a.user!==null){const h=a.scheme===""?E.scheme:a.scheme;return{...a,scheme:h,path:I(a.path)}}const{scheme:_}=E,U=a.path===""&&!a.forceQuery&&a.query===
"",O=U?E.query:a.query,v=U&&a.fragment===""?E.fragment:a.fragment;if(a.path===""&&E.opaque!=="")return{...a,scheme:_,query:O,fragment:v,opaque:E.opaque};const u=I(
$(E.path,a.path));return{...a,scheme:_,query:O,fragment:v,user:E.user,host:E.host,path:u}}function $(E,a){return a===""?E:a.startsWith("/")?a:E.slice(0,E.lastIndexOf(
"/")+1)+a}function I(E){if(E==="")return"";const a=E.split("/"),_=[];for(const u of a)u===".."?(_.pop(),_.length===1&&_[0]===""&&_.pop()):u!=="."?_.push(u):_.length===
0&&_.push("");const U=a.at(-1),O=`/${_.join("/")}${U==="."||U===".."?"/":""}`,v=(0,m.ft)(O.startsWith("//")?O.slice(1):O);return v.ok?v.value:O}}),4283:((p,N,c)=>{
c.d(N,{Dl:()=>E,EN:()=>v,L5:()=>O,Pl:()=>_,aR:()=>h,cz:()=>U,jr:()=>a,t5:()=>u});var i=c(6181),l=c(4091),m=c(6979);const w=/[^ -~\u0080-\u{10ffff}]/u,b=/^([A-Za-z][A-Za-z0-9+.-]*):/,
$=/^(?::[0-9]*)?$/,I=/^[A-Za-z0-9._~:!$&'()*+,;=%@-]*$/;function E(e){const[n,t]=s(e,"#"),o=M(n);if(!o.ok)return(0,l.TR)(`parse ${(0,l.ol)(n)}: ${o.why}`);const f=(0,m.
y3)(t);return f.ok?(0,l.Ju)({...o.value,fragment:f.value}):(0,l.TR)(`parse ${(0,l.ol)(e)}: ${f.why}`)}function a(e){const n=e.scheme===""?"":`${e.scheme}:`,t=e.
forceQuery||e.query!==""?`?${e.query}`:"",o=e.fragment===""?"":`#${e.fragment}`,f=e.opaque===""?j(e)+B(e):e.opaque;return[n,f,t,o].join("")}function _(e){const n=e.
opaque.replace(/^[^/]*@/,"");return a({...e,opaque:n,user:null,query:"",forceQuery:!1,fragment:""})}function U(e){const n=e.host.lastIndexOf(":"),t=n>=0&&$.test(
e.host.slice(n)),o=t?e.host.slice(0,n):e.host,f=o.startsWith("[")&&o.endsWith("]");return{name:r(f?o.slice(1,-1):o),port:t?e.host.slice(n+1):""}}const O=e=>e===
"https"?443:80,v=e=>e.includes(":")?`[${e}]`:e;function u(e){const n=e.forceQuery||e.query!==""?`?${e.query}`:"";return(e.opaque||e.path||"/")+n}function h(e){if(e.
user===null)return null;const n=`${e.user.name}:${e.user.password??""}`.replace(/%[0-9A-F]{2}/g,t=>String.fromCharCode(Number.parseInt(t.slice(1),16)));return`B\
asic ${btoa(n)}`}function M(e){if(w.test(e))return(0,l.TR)("net/url: invalid control character in URL");if(e.startsWith(":"))return(0,l.TR)("missing protocol sc\
heme");const n=b.exec(e)?.[1]??"",t=n.toLowerCase(),[o,f]=s(n===""?e:e.slice(n.length+1),"?"),L=f===""&&e.endsWith("?"),d={...{opaque:"",user:null,host:"",omitHost:!1,
path:"",fragment:""},scheme:t,query:f,forceQuery:L};return o.startsWith("/")?k(d,o):t!==""?(0,l.Ju)({...d,opaque:o}):s(o,"/")[0].includes(":")?(0,l.TR)("first p\
ath segment in URL cannot contain colon"):T(d,o)}function k(e,n){if(!(n.startsWith("//")&&(e.scheme!==""||!n.startsWith("///"))))return T({...e,omitHost:e.scheme!==
""},n);const[o]=s(n.slice(2),"/"),f=o.lastIndexOf("@"),L=y(o.slice(f+1),e.scheme);if(!L.ok)return L;const K=f<0?(0,l.Ju)(null):A(o.slice(0,f));return K.ok?T({...e,
user:K.value,host:L.value},n.slice(2+o.length)):K}function T(e,n){const t=(0,m.ft)(n);return t.ok?(0,l.Ju)({...e,path:t.value}):t}function A(e){if(!I.test(e))return(0,l.
TR)("net/url: invalid userinfo");const[n,t]=s(e,":"),o=(0,m.V$)(n,"user");if(!o.ok)return o;if(!e.includes(":"))return(0,l.Ju)({name:o.value,password:null});const f=(0,m.
V$)(t,"user");return f.ok?(0,l.Ju)({name:o.value,password:f.value}):f}function y(e,n){const t=e.lastIndexOf("[");if(t>0)return(0,l.TR)("invalid IP-literal");if(t===
0)return P(e);const o=e.indexOf(":"),f=/^https?$/.test(n)?o:e.lastIndexOf(":"),L=f<0?"":e.slice(f);return $.test(L)?(0,m.V$)(e,"host"):(0,l.TR)(`invalid port ${(0,l.
ol)(L)} after host`)}function P(e){const n=e.lastIndexOf("]");if(n<0)return(0,l.TR)("missing ']' in host");const t=e.slice(n+1);if(!$.test(t))return(0,l.TR)(`in\
valid port ${(0,l.ol)(t)} after host`);const o=e.slice(0,n).indexOf("%25"),f=o<0?n:o,L=(0,m.V$)(e.slice(1,f),"host");if(!L.ok)return L;const K=(0,m.V$)(e.slice(
f,n),"zone");if(!K.ok)return K;const d=r(L.value+K.value),g=(0,i.r5)(d);return g===null?(0,l.TR)(`invalid host: ParseAddr(${(0,l.ol)(d)}): unable to parse IP`):
g.length===4?(0,l.TR)("invalid IP-literal"):(0,l.Ju)(`[${L.value}${K.value}]${t}`)}function j(e){if(e.host===""&&e.user===null&&(e.scheme===""||e.omitHost||e.path===
""))return"";const t=e.user?.password??null;return`//${(e.user?.name??"")+(t===null?"":`:${t}`)}${e.user===null?"":"@"}${e.host}`}function B(e){return e.host!==
""&&e.path!==""&&!e.path.startsWith("/")?`/${e.path}`:e.scheme===""&&j(e)===""&&s(e.path,"/")[0].includes(":")?`./${e.path}`:e.path}function r(e){return e.replace(
/(?:%[0-9A-F]{2})+/g,n=>{const t=n.slice(1).split("%");return(0,l._6)(Uint8Array.from(t,o=>Number.parseInt(o,16)))})}function s(e,n){const t=e.indexOf(n);return t<
0?[e,""]:[e.slice(0,t),e.slice(t+n.length)]}}),5143:((p,N,c)=>{c.d(N,{As:()=>U,WD:()=>_,Zl:()=>M,_M:()=>a,bH:()=>E,df:()=>i,en:()=>$,jH:()=>l,n7:()=>k,yJ:()=>I});
const i=T=>typeof T=="string"?T:`${T.line}:${T.column} ${T.file}`,l=T=>[...Map.groupBy(T,i).values()].flatMap(A=>A.slice(0,1)),m="//",w=/^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]+(?:\/[\w.-]+)*$/,
b=1e3,$=T=>T.length<=b&&w.test(T),I=(T,A)=>`${T}${m}${A}`;function E(T){const A=a(T);return A===null?{repository:A,path:T}:{repository:A,path:T.slice(A.length+m.
length)}}function a(T){const A=T.indexOf(m);return A>0&&$(T.slice(0,A))?T.slice(0,A):null}const _=1e4;function U(T){if(T.length<=_)return T;const A=new Set,{first:y=[],
other:P=[]}=Object.groupBy(T,j=>{if(typeof j=="string")return"first";const B=a(j.file);return B===null||A.has(B)?"other":(A.add(B),"first")});return[...y,...P].
slice(0,_)}const O=/^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i,
v=/(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i,u=/(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;function h(T){const{path:A}=E(
T),y=A.split("/").slice(0,u.test(A)?-2:-1);return y.find((P,j)=>O.test(P)&&!(P==="test"&&y.slice(0,j).some(B=>v.test(B))))}const M=T=>h(T)!==void 0;function k(T){
const A=h(T);return(A===void 0?E(T).path:`**/${A}`).replace(/[\\{}[\]?!()]/g,"?")}}),785:((p,N,c)=>{c.d(N,{L2:()=>P,ie:()=>v,kL:()=>E,mB:()=>a,nE:()=>B,xu:()=>r});
var i=c(3368),l=c(6174),m=c(3592),w=c(8641),b=c(3152),$=c(2057);const I=function(...s){const{setFlagsFromString:e}=process.getBuiltinModule("node:v8");return new.target?
new e(...s):e(...s)};function E(s,e){s.env.UV_THREADPOOL_SIZE??="64",y(),(0,$.B_)(s.stdout,e),(0,$.B_)(s.stderr,()=>{})}async function a(s,{stop:e,secrets:n,isFinal:t,
act:o,reportMistakes:f,reportCrash:L}){const K=R=>(L((0,i.rv)(G=>O(R,G),n)),3),d=k(s,e,{isFinal:t,crash:K}),g=await o(d).catch(R=>R instanceof b.GN?(f(n.redact(
R.mistakes)),2):K(R));await T(s,g)}const _=100,U=5;function O(s,e){const n=[];let t=s;for(;t!==void 0&&n.length<U;){const f=t instanceof Error?t.stack??t.message:
String(t);n.push((0,l._U)(e(f))),t=t instanceof Error?t.cause:void 0}const o=n.join(`
caused by: `).split(`
`).slice(0,_);return[`tf-disco ${m.xv} crashed; this is a bug, please report it with this text at ${m.xV}`,...o.map(f=>(0,w.BP)((0,w.RK)(f)))].join(`
`)}const v=({hrtime:s})=>()=>Number(s.bigint())/1e6,u=["SIGINT","SIGTERM","SIGHUP","SIGBREAK"],h=300,M=5e3;function k(s,e,{isFinal:n,crash:t}){const o=v(s),f=new AbortController;
let L=0;const K=()=>n||f.signal.aborted;for(const d of u)s.on(d,()=>{const g=o()-L;e.end({kind:"signal",signal:d}),K()?(n||g>h)&&(s.removeAllListeners(d),s.kill(
s.pid,d)):L=o(),f.abort()});return s.on("uncaughtException",d=>{e.end({kind:"crash"});const g=t(d);K()&&s.exit(g),f.abort(),setTimeout(()=>s.exit(g),M).unref()}),
s.on("exit",()=>e.end({kind:"crash"})),f.signal}async function T(s,e){const{stdout:n,stderr:t}=s;for(const f of[n,t])await new Promise(L=>f.write("",L));if(s.getActiveResourcesInfo().
includes("GetAddrInfoReqWrap")&&s.platform!=="win32"&&s.execve!==void 0){const{execPath:f}=s;s.execve(f,[f,"--eval",`require('node:process').exit(${e})`],{})}s.
exit(e)}const A=100;function y(){setTimeout(()=>I("--semi-space-growth-factor=1"),A).unref()}const P=()=>I("--heap-growing-percent=20"),j=100;async function B(s,e,n){
let t=performance.now();for(;;){const o=s.next(e.why!==null);if(o.done)return o.value;performance.now()-t<j||(n(o.value),await r(),t=performance.now())}}const r=()=>new Promise(
s=>setImmediate(s))}),2057:((p,N,c)=>{c.d(N,{B_:()=>b,Dx:()=>w,PL:()=>I,aH:()=>E,yy:()=>l});var i=c(1342);async function l(u,h){for(const M of(0,i.mk)(h)){if(!u.
writable)return;u.write(M)||await m(u)}}const m=u=>new Promise(h=>{const M=["drain","error","close"],k=()=>{for(const T of M)u.off(T,k);h()};for(const T of M)u.
on(T,k)});async function*w(u){let h="";for await(const M of u.setEncoding("utf8")){const[k="",...T]=String(M).split(`
`),A=[h+k,...T];h=A.pop()??"";for(const y of A)yield y.replace(/\r$/,"")}h!==""&&(yield h)}function b(u,h){let M=!1;u.on("error",k=>{const T=!M;M=!0,T&&k.code!==
"EPIPE"&&h((0,i.A3)(k))})}const $={min:40,max:100,unknown:80};function I({columns:u},h){return u||Number(/^\d{1,4}$/.exec(h.COLUMNS??"")?.[0])||$.unknown}function E(u,h,M){
const k=h==="auto"?a(u,M):h==="always",T=Math.max($.min,Math.min(I(u,M),$.max));return{colour:k,hyperlinks:k&&u.isTTY===!0&&v(M),width:u.isTTY?T:Number.POSITIVE_INFINITY}}
function a({isTTY:u},h){return h.NO_COLOR||h.TERM==="dumb"&&!h.FORCE_COLOR?!1:h.FORCE_COLOR?h.FORCE_COLOR!=="0":u===!0}const _=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
U=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,O=5001;function v(u){const{FORCE_HYPERLINK:h,TERM:M="",TERM_PROGRAM:k="",VTE_VERSION:T}=u;
return h?h!=="0":u.CI||u.NO_COLOR||M==="dumb"?!1:Number(T)>=O||_.test(k)||U.test(M)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(A=>u[A])}}),3229:((p,N,c)=>{
c.d(N,{Kc:()=>a,L6:()=>b,NM:()=>j,cr:()=>B});var i=c(1831),l=c(5011);const m=1024,w=r=>(0,i.Pv)(r).ok;function b(r){if(r.length>m)return null;const s=(0,i.Pv)(r);
if(s.ok)return $(r,(0,i.nx)(s.value));const e=_(r);if(e!==null)return e;const{inside:n,removed:t}=v(r);if(r.includes("@",r.lastIndexOf(n)))return"write the host\
name alone, not a URL";for(const o of t.length===0?[]:[n,n.replace(/:\D.*$/s,"")])if(w(o))return`remove ${u(t)}: ${o}`;return h(n)}function $(r,s){if(/(^|\.)xn--/i.
test(r))return`write it in Unicode: ${s}; upper-case punycode is only accepted by accident`;const e=s.replace(/(?<!\.)\.+(?=$|:)/,"");return e===s?null:`remove \
the trailing dot: tokens and settings for ${e} do not apply to this host`}const I=/\$\{|\{\{|\$\(|^\$|<[^<>]*>|__\w{1,64}__|%%|@@|#\{|\{%|\[\[|%[sdqv]|%[A-Z_]+%|@[A-Z_]+@/,
E="replace the placeholder",a=r=>I.test(r);function _(r){if(a(r))return E;const s=r.split(/[\s,;]+/).filter(e=>e!=="");return s.length<2?null:s.every(e=>e.includes(
".")&&w(e))?`write one hostname at a time: ${s[0]}`:"remove the spaces, commas and semicolons"}const U=/^(https?:(?!\d)(\/\/)?|[a-z0-9+.:-]{1,32}:\/\/|\/\/)/i,O=[
["the white space",r=>r.trim()],["the quotation marks",r=>r.replace(/^(["'`])(.*)\1$/s,"$2")],["the scheme",r=>r.replace(U,"")],["the trailing slash",r=>r.replace(
/^([^/?#\\]*)\/$/,"$1")],["the path",r=>r.replace(/^([^/?#\\]*)[/\\].*$/s,"$1")],["the query",r=>r.replace(/^([^?#]*)[?#].*$/s,"$1")],["the user name",r=>r.slice(
r.lastIndexOf("@")+1)],["the trailing colon",r=>r.replace(/^([^:]*):$/,"$1")]];function v(r){let s=r;const e=[];for(const[n,t]of O){const o=t(s);o!==s&&e.push(n),
s=o}return{inside:s,removed:e}}const u=r=>r.join(", ").replace(/, ([^,]*)$/," and $1");function h(r){if(/^\[.*\](:\d+)?$/s.test(r)||/^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/i.
test(r))return"use a DNS name; the clients do not support IPv6 addresses";if(r.includes("*"))return"write each hostname; wildcards are not supported";if(/(^|\.)xn--/i.
test(r)){const t=(0,i.WV)(r);return w(t)?`write it in Unicode: ${t}`:"write it in Unicode, not in punycode"}if(r.startsWith("TF_"))return"write the hostname; th\
is is the name of a variable";if(r.includes("_")){const t=r.replaceAll("_","-");return`a hostname cannot contain underscores${w(t)?`; did you mean ${t}?`:""}`}const s=r.
replace(/^\.+|(?<!\.)\.+$/g,"").replace(/\.{2,}/g,".");if(s!==r&&w(s))return`remove the extra dots: ${s}`;if(/(^|\.)-|-(\.|:|$)/.test(r))return"remove the hyphe\
n at the start or end of a label";if(/(^|\.)[^.:]{2}--/.test(r))return"a label cannot have hyphens as its third and fourth character";const[,e="",n=""]=/^([^:]*):(.*)$/s.
exec(r)??[];return w(e)?/^[+-]?[0-9]+$/.test(n)?"use a port from 1 to 65535":`write the port as a number: ${e}:8443`:null}const M=r=>{const s=(0,l.rE)(r,"terraf\
orm");return s.ok&&!s.value.hostImplied},k=r=>/^[^.\s:@]+(\.[^.\s:@]+)+(:[^:@]*)?$/.test(r);function T({text:r,isRemote:s}){if(r==="")return"write a path such a\
s ./network, or a registry address or URL";if(!s&&a(r))return E;if(r!==r.trim())return"remove the white space around the address";const[,e="",n=""]=/^(https?:\/\/)(.*)$/i.
exec(r)??[];return e===""||!M(n)?null:`remove ${e} to use the registry module: ${n}${s?"; with it, the client downloads an archive from this URL (for a Git repo\
sitory, write git::https://\u2026)":""}`}function A({isRemote:r,parts:[s="",...e]}){if(e.length!==3)return null;const[,n="",t=""]=/^(localhost|[^.:]+)(:\d+)?$/.
exec(s)??[];if(n!=="localhost"&&t==="")return k(s)?b(s):null;const o=r?`; the client reads "${n}" as a download method`:"";return`write a host with a dot, such \
as 127.0.0.1${t} or ${n}.localdomain${t}${o}`}function y({parts:r}){if(r.length===3&&k(r[0]??""))return`write HOST/NAMESPACE/NAME/SYSTEM, three parts after the \
host${r[0]==="gitlab.com"?"; for a Git repository, git::https://gitlab.com/\u2026":""}`;const s=/^https?:$/i.test(r[0]??"")&&r[1]==="",[e="",...n]=s?r.slice(2):
r;if(n.length!==4||!k(e))return null;const[t="",...o]=n;return/^v?\d+\.\d+/.test(n[3]??"")?`write ${[e,...n.slice(0,3)].join("/")}, and the version in the \`vers\
ion\` argument`:`write HOST/NAMESPACE/NAME/SYSTEM, such as ${[e,...o].join("/")}; service discovery works only at the root of a host, not below /${t}`}function P({
text:r,parts:s}){if(s.length>=3&&r.includes("?"))return"remove the query; set the version with the `version` argument";const e=s.at(-1)??"";return[3,4].includes(
s.length)&&/[A-Z]/.test(e)?`write the target system in lower case: ${[...s.slice(0,-1),e.toLowerCase()].join("/")}`:/^\w[\w-]*(\/[\w.-]+)*\/?$/.test(r)?`write .\
/${r} to use a directory of the same repository`:null}function j(r,s,e){if(s.kind==="local"||r.length>m)return null;const[n="",...t]=r.split("/");if(e.ok)return e.
value.hostImplied?null:b(n);const o=t.length===0?[]:t.join("/").split("//",1)[0]?.split("/")??[],f=s.kind==="remote",L={text:r,isRemote:f,parts:[n,...o]};return T(
L)??A(L)??(f?null:y(L)??P(L))}function B(r){if(r.length>m)return null;if(a(r))return E;if(r!==r.trim())return"remove the white space around the address";const[,
s=""]=/^https?:\/\/(.*)$/i.exec(r)??[];if(s!=="")return`remove the scheme: ${s}`;const e=r.split("/"),[n=""]=e;return e.length===2&&k(n)?"write HOST/NAMESPACE/T\
YPE, two parts after the host":e.length===4?"write HOST/NAMESPACE/TYPE; four parts are a module address":e.length===3?b(n):null}}),6174:((p,N,c)=>{c.d(N,{Qj:()=>$,
_U:()=>w,r_:()=>I});const i="***",l=/^(?:ref|rev|tag|depth|version|versionId|region|digest|archive|checksum|filename|terraform-get|go-get)$/,m=/([?&])([\w.~%-]{1,100})=([^&#]+)/g;
function w(a){return/[@?]/.test(a)?a.replace(/[^\s"']+/g,_=>_.split("://").map((U,O)=>E(U,O>0)).join("://").replace(m,(U,O,v)=>l.test(v)?U:`${O}${v}=${i}`)):a}const b=/(=\s*)"[^"]*(?:"|$)/g,
$=a=>w(a.replace(b,`$1"${i}"`)),I=a=>/[@?]|\\"/.test(a);function E(a,_){const U=a.search(/[/?#]/),O=U<0?a:a.slice(0,U),u=_&&/:(?!\d*$)/.test(O)?a.lastIndexOf("@"):
O.lastIndexOf("@"),h=a.slice(0,Math.max(u,0)).replace(/^[a-z0-9]+::/,""),M=_?h!=="git":h.includes(":");return u<0||!M?a:i+a.slice(u)}}),1064:((p,N,c)=>{c.d(N,{$I:()=>u,
Du:()=>$,Jd:()=>B,Mq:()=>k,NX:()=>M,SO:()=>h,SZ:()=>_,Yr:()=>U,ab:()=>v,bB:()=>E,mh:()=>r,n3:()=>m,pH:()=>T,rG:()=>O,sX:()=>j,tB:()=>y,zK:()=>I});const i="regis\
try.terraform.io",l=[i,"registry.opentofu.org"],m=e=>l.includes(e),w=["modules.v1","providers.v1"],b={terraform:{name:"Terraform",uses:w,replaces:["providers.v1"]},
opentofu:{name:"OpenTofu",uses:w,replaces:["providers.v1"]},dependabot:{name:"Dependabot",uses:w,replaces:w,defaults:l},renovate:{name:"Renovate",uses:w,replaces:[],
defaults:[i]},terragrunt:{name:"Terragrunt",uses:["modules.v1"],replaces:[],defaults:l},checkov:{name:"Checkov",uses:["modules.v1"],replaces:["modules.v1"]}},$=[
"terraform","opentofu"],I=Object.keys(b),E=Object.fromEntries(Object.entries(b).map(([e,{name:n}])=>[e,n])),a=e=>b[e],_=e=>w.includes(e)?I.filter(n=>a(n).uses.includes(
e)):$,U=e=>I.filter(n=>a(n).defaults?.includes(e)),O=I.filter(e=>a(e).replaces.length>0),v=e=>I.filter(n=>a(n).replaces.includes(e)),u={language:{client:"opento\
fu",what:"a language block"},encryption:{client:"opentofu",what:"an encryption block"},"provider-for-each":{client:"opentofu",what:"a provider block with for_ea\
ch"},action:{client:"terraform",what:"an action block"}},h=e=>Object.hasOwn(u,e),M={terraform:3,opentofu:9},k=e=>e===429||e>=500&&e!==501,T=[{client:"terraform",
name:"Terraform 1.14 and earlier",from:null,before:"1.15",attemptMs:11e3,retries:0,skipsOverridden:!1},{client:"terraform",name:"Terraform 1.15 and later",from:"\
1.15",before:null,attemptMs:5e3,retries:3,skipsOverridden:!0},{client:"opentofu",name:"OpenTofu",from:null,before:null,attemptMs:1e4,retries:0,skipsOverridden:!1}],
A={terraform:"1.15.0",opentofu:"1.12.0"};function y(e,n){const t=/^v?(\d{1,5}(?:\.\d{1,5}){0,2})(?:\.x)?(?:[-+][\w.+-]*)?$/.exec(n[e]??"");if(t===null)return A[e];
const o=t[1]?.split(".")??[];return[0,1,2].map(f=>o[f]??"0").join(".")}function P(e,n){const[t=[],o=[]]=[e,n].map(L=>L.split(".").map(Number)),f=t.findIndex((L,K)=>L!==
o[K]);return f<0||(t[f]??0)>(o[f]??0)}const j=e=>P(e,"1.12.0"),B=(e,n)=>e==="opentofu"||!P(n,"1.13.0");function r(e,{attemptMs:n,retries:t}){const o=e.findIndex(
(f,L)=>L===t||!s(f,n));return o<0?null:o}function s({response:e,hops:n,headMs:t},o){return t===null?e.kind==="failed"&&e.transient:t>o||k(n.at(-1)?.status??0)}}),
1831:((p,N,c)=>{c.d(N,{$k:()=>M,$o:()=>B,Jr:()=>r,Pm:()=>j,Pv:()=>a,Rt:()=>U,Sv:()=>u,WV:()=>v,cu:()=>h,fK:()=>k,nx:()=>O,xV:()=>E});var i=c(4091),l=c(4283),m=c(
8408);const w=443,b=65535,$=9223372036854775807n,I=-9223372036854775808n,E="TF_TOKEN_";function a(s){const{name:e,portion:n}=T(s.toWellFormed()),t=A(n);if(!t.ok)
return/^https?$/i.test(e)?(0,i.TR)("need just a hostname and optional port number, not a full URL"):t;if(t.value.startsWith(":-"))return(0,i.TR)("port number is\
 negative");const o=y(e);if(o!==null)return(0,i.TR)(o);const f=(0,m.YE)(e);return f.ok?f.value===""?(0,i.TR)("nothing is left of the hostname once it is normali\
zed"):(0,i.Ju)(f.value+t.value):f}const _=new Set(["localterraform.com","localtofu.com"]),U=s=>_.has(s);function O(s){const{name:e,portion:n}=T(s);return(0,m.DI)(
e)+n}function v(s){const{name:e,portion:n}=T(s.toWellFormed()),t=A(n);return((0,m.QC)(e)??e)+(t.ok?t.value:n)}function u(s){const{name:e,portion:n}=T(s);return{
name:e,port:n===""?w:Number(n.slice(1))}}const h=s=>({scheme:"https",opaque:"",user:null,host:s,omitHost:!1,path:"/.well-known/terraform.json",query:"",forceQuery:!1,
fragment:""});function M(s){if(!s.startsWith(E))return null;const e=s.slice(E.length).replaceAll("__","-").replaceAll("_","."),n=a(v(e));return n.ok?n.value:null}
function k(s){const e=O(s),n=[s.replaceAll("-","__").replaceAll(".","_"),s.replaceAll(".","_"),e.replaceAll("-","__").replaceAll(".","_"),e.replaceAll(".","_")];
return[...new Set(n)].map(t=>E+t).filter(t=>M(t)===s)}function T(s){const e=s.indexOf(":");return e===-1?{name:s,portion:""}:{name:s.slice(0,e),portion:s.slice(
e)}}function A(s){if(s==="")return(0,i.Ju)("");const e=s.slice(1);if(!/^[+-]?[0-9]+$/.test(e))return(0,i.TR)("port portion contains non-digit characters");const n=e.
replace(/^([+-]?)0+(?=[0-9])/,"$1"),t=n.length>20?null:BigInt(n.replace("+",""));return t===null||t>$||t<I?(0,i.TR)("port portion contains non-digit characters"):
t>b?(0,i.TR)("port number is greater than 65535"):(0,i.Ju)(t===BigInt(w)?"":`:${t}`)}function y(s){if(s==="")return"empty string is not a valid hostname";for(const e of s.
replace(/\.{1,2}$/,"").split(".")){if(e==="")return"hostname contains empty label (two consecutive periods)";if(e.startsWith("xn--"))return`hostname label ${(0,i.
ol)(e)} specified in punycode format; service hostnames must be given in unicode`}return null}const P={http:"80",https:"443",ssh:"22"};function j(s){const{name:e,
port:n}=(0,l.cz)(s),t=(0,l.EN)(e),o=n===""||n===P[s.scheme];return B(o?t:`${t}:${n}`)}function B(s){const e=a(s);return e.ok?e.value:s.toLowerCase()||null}const r=(s,e)=>e.
length===0||e.some(n=>n.subdomains?s.endsWith(`.${n.host}`):s===n.host)}),8408:((p,N,c)=>{c.d(N,{mI:()=>h,QC:()=>v,ER:()=>e,YE:()=>U,DI:()=>u});const i=(...n)=>process.
getBuiltinModule("module").createRequire(import.meta.url)("./tr46.cjs").toASCII(...n),l=(...n)=>process.getBuiltinModule("module").createRequire(import.meta.url)(
"./tr46.cjs").toUnicode(...n);var m=c(4091);const w=256,b={checkBidi:!0,checkJoiners:!0,useSTD3ASCIIRules:!0},$={...b,checkBidi:!1},I=new RegExp("\\p{M}{31}","u"),
E="xn--",a=new TextEncoder;let _;function U(n){return _?.name!==n&&(_={name:n,ascii:O(n)}),_.ascii}function O(n){const t=T(n,!1);if(!t.ok)return t;const o=A(t.value,
b);return o===null?(0,m.TR)(M(P(n,!1))):(0,m.Ju)(o)}function v(n){const t=T(n,!0);if(!t.ok)return null;const o=A(t.value,$);if(o===null)return null;const f=T(o,
!1);return f.ok?f.value.join("."):null}const u=n=>y(n)?l(n,b).domain:n,h=n=>l(n).domain,M=n=>`idna: invalid label ${(0,m.ol)(n)}`;function k(n){return`idna: dis\
allowed rune U+${(n.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}`}function T(n,t){if(n.length>w&&y(n))return(0,m.TR)(`hostname is longer than ${w}\
 characters`);const o=[];for(const f of P(n,t).split(".")){const L=f.startsWith(E)?j(f):(0,m.Ju)(f);if(!L.ok)return L;const K=B(L.value);if(K!==null)return(0,m.
TR)(K);o.push(L.value)}return(0,m.Ju)(o)}function A(n,t){const o=n.join(".");return e(o)?o:i(o,t)}const y=n=>/[^\0-\x7f]|xn--/i.test(n);function P(n,t){return n.
replace(/[A-Z]+|[^\0-\x7f]/gu,f=>e(f)?f.toLowerCase():l(f,{transitionalProcessing:t}).domain).normalize("NFC")}function j(n){const t=n.slice(E.length);if(t==="")
return(0,m.Ju)("");const o=l(n).domain;return o===n||e(o)?(0,m.TR)(M(t)):o.normalize("NFC")!==o||!Array.from(o).every(s)?(0,m.TR)(M(o)):(0,m.Ju)(o)}function B(n){
if(r(n))return M(n);if(/^[a-z0-9-]*$/.test(n))return null;if(I.test(n))return M(n);if(!e(n)&&i(n,$)!==null)return null;for(const t of n){if(!s(t))return M(n);if(t<
"\x80"&&!/[a-z0-9-]/.test(t))return k(t)}return M(n)}function r(n){if(n.startsWith("-")||n.endsWith("-"))return!0;if(!n.slice(0,4).includes("--"))return!1;const t=a.
encode(n.slice(0,5));return t.length>4&&t[2]===45&&t[3]===45}function s(n){if(n<"\x80")return!0;const{domain:t,error:o}=l(`1${n}`);return!o&&t===`1${n}`}const e=n=>!/[^\0-\x7f]/.
test(n)}),5011:((p,N,c)=>{c.d(N,{A:()=>u,Nj:()=>M,Vm:()=>_,mD:()=>U,rE:()=>v,vL:()=>O});var i=c(4091),l=c(1831),m=c(4321);const w={terraform:U("registry.terrafo\
rm.io"),opentofu:U("registry.opentofu.org")},b=/^[0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?$/,$=/^[0-9a-z]{1,64}$/,I="must be between one and 64 characters,\
 including ASCII letters, digits, dashes, and underscores, where dashes and underscores may not be the prefix or suffix",E="must be between one and 64 ASCII let\
ters or digits",a={module:{parts:3,count:"either three or four slash-separated components",afterHost:"three more components after the hostname: the namespace, t\
he name, and the target system",reserved:["github.com","bitbucket.org"]},component:{parts:2,count:"either two or three slash-separated segments",afterHost:"two \
more components after the hostname: the namespace and the name",reserved:["github.com","bitbucket.org","gitlab.com"]}},_=A=>w[A];function U(A){const y=(0,l.Pv)(
A);if(!y.ok)throw new Error(y.why);return y.value}function O(A,y){if(M(A))return{kind:"local"};const P=v(A,y);if(P.ok)return P.value;const j=(0,m.cx)(A,y);if(!j.
ok)return{kind:"invalid",error:j.why};const{subdirectory:B,host:r}=j.value;return{kind:"remote",subdirectory:B,host:r}}function v(A,y){return M(A)?(0,i.TR)(`can\
't use local directory ${(0,i.ol)(A)} as a module registry address`):h(A,"module",y)}const u=A=>h(A,"component","terraform");function h(A,y,P){const j=a[y],{address:B,
subdirectory:r}=(0,m.UQ)(A);if(r.startsWith("../"))return(0,i.TR)((0,m.dr)(r,y));const s=B.split("/"),e=s.length===j.parts;if(!e&&s.length!==j.parts+1)return(0,i.
TR)(`a ${y} registry source address must have ${j.count}`);const n=e?(0,i.Ju)(_(P)):k(s.shift()??"",y);if(!n.ok)return n;const t=T(s,y);if(t!==void 0)return(0,i.
TR)(t);const[o="",f="",L=""]=s,K={namespace:o,name:f,system:L,subdirectory:r};return(0,i.Ju)({kind:"registry",host:n.value,hostImplied:e,...K})}const M=A=>/^\.\.?[/\\]/.
test(A);function k(A,y){const P=(0,l.Pv)(A);if(!P.ok){const j=`invalid ${y} registry hostname ${(0,i.ol)(A)}`;return A.includes("--")?(0,i.TR)(`${j}; internatio\
nalized domain names must be given as direct unicode characters, not in punycode`):(0,i.TR)(j)}return P.value.includes(".")?a[y].reserved.includes(P.value)?(0,i.
TR)(`can't use ${(0,i.ol)(P.value)} as a ${y} registry host, because it's reserved for installing directly from version control repositories`):P:(0,i.TR)(`inval\
id ${y} registry hostname: must contain at least one dot`)}function T([A="",y="",P],j){if(!b.test(A))return A.includes(".")?`source address must have ${a[j].afterHost}`:
`invalid namespace ${(0,i.ol)(A)}: ${I}`;const B=`${j} registry addresses may not include a query string portion`;if(!b.test(y))return P===void 0&&y.includes("?")?
B:`invalid ${j} name ${(0,i.ol)(y)}: ${I}`;if(!(P===void 0||$.test(P)))return P.includes("?")?B:`invalid target system ${(0,i.ol)(P)}: ${E}`}}),4321:((p,N,c)=>{
c.d(N,{UQ:()=>a,cx:()=>$,dr:()=>U,uE:()=>E});var i=c(4091),l=c(4283),m=c(6979),w=c(1064),b=c(1831);function $(r,s){const{address:e,subdirectory:n}=a(r);if(n.startsWith(
"../"))return(0,i.TR)(U(n));const t=u(e.toWellFormed(),s);if(!t.ok)return t;const{subdirectory:o}=t.value;if(o==="")return(0,i.Ju)({...t.value,subdirectory:n});
const f=_(`${o}/${n}`);return f.startsWith("../")?(0,i.TR)(`detected ${U(f)}`):(0,i.Ju)({...t.value,subdirectory:f})}const I=/^(?:[A-Za-z0-9]+::)?(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/]*\/|git@[^:/]+:|(?:github\.com|bitbucket\.org)\/)/;
function E(r,s){const e=I.exec(r)?.[0];if(e===void 0)return null;const n=$(`${e}a/b`,s);return n.ok?n.value.host:null}function a(r){const s=r.indexOf("?"),e=s<0?
r:r.slice(0,s),n=e.indexOf("://"),t=e.indexOf("//",n<0?0:n+3);if(t<0)return{address:r,subdirectory:""};const o=s<0?"":r.slice(s),f=e.slice(t+2);return{address:e.
slice(0,t)+o,subdirectory:f===""?"":_(f)}}function _(r){const s=r.startsWith("/"),e=[];for(const t of r.split("/"))t===""||t==="."||(t!==".."?e.push(t):e.length>
0&&e.at(-1)!==".."?e.pop():s||e.push(t));const n=(s?"/":"")+e.join("/");return n===""?".":n}const U=(r,s="module")=>`subdirectory path ${(0,i.ol)(r)} leads outs\
ide of the ${s} package`,O=(r,s=r.scheme)=>(0,i.Ju)({subdirectory:"",host:r.scheme==="file"?null:(0,b.Pm)(r),getter:s,url:r}),v=(r,s)=>(0,i.Ju)({subdirectory:"",
host:s,getter:r,url:null});function u(r,s){const[,e,n]=/^([A-Za-z0-9]+)::([^\n]+)$/.exec(r)??[r,void 0,r],{address:t}=a(n??r),o=(0,l.Dl)(t);if(o.ok&&o.value.scheme!==
"")return O(o.value,e);for(const L of B){const K=L(t,s);if(K?.ok)return(0,i.Ju)({...K.value,getter:e??K.value.getter});if(K!==void 0)return K}const f=s==="terra\
form"?"address":"string";return(0,i.TR)(`invalid source ${f}: ${r}`)}function h(r,s,e){const n=(0,l.Dl)(r);if(!n.ok)return(0,i.TR)(`error parsing ${s} URL: ${n.
why}`);const{path:t}=n.value,o=e==="git"&&!t.endsWith(".git");return O(o?{...n.value,path:`${t}.git`}:n.value,e)}const M=r=>{if(!r.startsWith("github.com/"))return;
const s=r.replace(/\?.*$/s,"").split("/");if(s.length<3)return(0,i.TR)("GitHub URLs should be github.com/username/repo");const e=h(`https://${s.slice(0,3).join(
"/")}`,"GitHub","git");if(!e.ok||s.length===3)return e;const n=(0,m.V$)(s.slice(3).join("/").replaceAll("%","%25"),"path");if(!n.ok)return n;if(n.value==="")return e;
const t=_(n.value).replaceAll("%","%25");return(0,i.Ju)({...e.value,subdirectory:t})},k=(r,s)=>{const[,e,n,t]=/^(?:([^@]+)@)?([^:]+):\/?([^\n]+)$/.exec(r)??[];if(n===
void 0||t===void 0)return;const o=(0,m.h0)(/\?(.*)$/s.exec(t)?.[1]??""),f=s==="terraform"?"Git":"GitHub";return o!==null?(0,i.TR)(`error parsing ${f} SSH URL: ${o}`):
e==="git"?v("git",(0,b.$o)(n)):void 0},T=r=>r.startsWith("bitbucket.org/")?h(`https://${r}`,"BitBucket","git"):void 0,A=(r,s)=>{const e=s==="terraform"?"googlea\
pis.com/":".googleapis.com/";if(!r.includes(e))return;const n=r.split("/");return n.length<5?(0,i.TR)("URL is not a valid GCS URL"):h(`https://www.googleapis.co\
m/storage/${n.slice(2).join("/")}`,"GCS","gcs")},y=r=>{if(!r.includes(".amazonaws.com/"))return;const[s="",...e]=r.split("/"),n=P(s.split("."));return n===void 0?
(0,i.TR)("URL is not a valid S3 URL"):h(`https://${[n,...e].join("/")}`,"S3","s3")};function P(r){const[s="",e="",n=""]=r;return r.length===3?`${s}.amazonaws.co\
m`:r.length===4?`${e}.amazonaws.com/${s}`:r.length===5&&e==="s3"?`s3.${n}.amazonaws.com/${s}`:void 0}const B=[M,k,T,A,y,(r,s)=>{if(r!=="")return r.startsWith("/")?
v("file",null):(0,i.TR)(`${w.bB[s]} cannot detect a supported external module source type for ${r}`)}]}),9562:((p,N,c)=>{c.d(N,{Bn:()=>_,D6:()=>T,Ls:()=>b,M:()=>U,
OA:()=>P,OZ:()=>a,S3:()=>E,TE:()=>K,TW:()=>B,Tz:()=>d,Uc:()=>ie,e$:()=>$,eQ:()=>e,oe:()=>f,p4:()=>M,qE:()=>A,vy:()=>G,xq:()=>I});var i=c(3307),l=c(4091),m=c(4283),
w=c(630);const b=4096,$="modules.v1",I="providers.v1",E="login.v1",a="tfe.v2",_="tfe.v2.1",U="tfe.v2.2",O=[$,I,a,_,U,"state.v2"],v=[E,"motd.v1","versions.v1","c\
loudplugin.v1","stacksplugin.v1"],u=z=>z.split(".",1)[0]??"",h=(z,J)=>z.some(Q=>u(Q)===u(J)),M=z=>h(O,z),k=new Set([...O,...v]),T=z=>z!=="state.v2"&&k.has(z),A=z=>M(
z)||h(v,z),y=[$,I,E,a,_,U,...v];function P(z){if(A(z))return null;const J=z.toLowerCase(),Q=se=>se===J||se.slice(u(se).length)===J.slice(u(J).length)&&u(se).length>=
j&&B(u(se),u(J));return y.find(Q)??null}const j=5;function B(z,J){let Q=0;for(;Q<z.length&&z[Q]===J[Q];)Q+=1;const[se,te]=[z.slice(Q),J.slice(Q)];return se.slice(
1)===te||se===te.slice(1)||se.slice(1)===te.slice(1)||se.slice(2)===te.slice(2)&&se[0]===te[1]&&se[1]===te[0]}const r="[0-9A-Za-z~-]",s=z=>`${z}${r}*(?:\\.${r}+\
)*`,e=`v?([0-9]+(?:\\.[0-9]+)*)(?:-(${s("[0-9]")})|-?(${s("[A-Za-z~-]")}))?(?:\\+(${s(r)}))?`,n=new RegExp(`^${e}$`),t=2n**63n-1n,o=2n**64n-1n;function f(z,J){const Q=z.
indexOf(".");if(Q<0)return(0,l.TR)(`invalid service ID format (i.e. service.vN): ${z}`);const se=z.slice(0,Q),te=z.slice(Q+1);switch(J){case"terraform":return n.
exec(te)?.[1]?.split(".").every(de=>L(de,t))?(0,l.Ju)({name:se,version:te}):(0,l.TR)(`invalid service version: Malformed version: ${te}`);case"opentofu":{const ce=se===
"tfe"?te.split(".")[0]??"":te;return/^v\d+$/.test(ce)&&L(ce.slice(1),o)?(0,l.Ju)({name:se,version:te}):(0,l.TR)('invalid service version: must be "v" followed b\
y an integer major version number')}}}const L=(z,J)=>z.replace(/^0+/,"").length<=String(J).length&&BigInt(z)<=J;function K(z,J){const Q=f(z,J.client);if(!Q.ok)return{
kind:"bad-id",why:Q.why};const{name:se}=Q.value;if(J.services===null)return{kind:"missing",why:d(se)};const te=J.services.find(ce=>ce.id===z);return te!==void 0?
g(te,Q.value,J):J.services.some(ce=>ce.id.startsWith(`${se}.`))?{kind:"version",why:R(Q.value,J)}:{kind:"missing",why:`host ${J.display} does not provide a ${se}\
 service`}}const d=z=>`host does not provide a ${z} service`;function g({id:z,value:J},Q,se){if(J===void 0)return{kind:"bad-url",reason:"syntax",why:`its value \
has more than ${b} characters, which this check does not read`,value:""};if(z===E)return(0,i.Gv)(J)?{kind:"object",value:J}:{kind:"type",why:`service ${z} must \
be declared with an object value in the service discovery document`,value:J};if(typeof J!="string")return{kind:"type",why:R(Q,se),value:J};const te=G(se.documentUrl,
J);if(te.ok)return{kind:"url",url:te.value,value:J};const ce=`failed to parse service URL: ${te.why}`;return{kind:"bad-url",reason:te.reason,why:ce,value:J}}function R({
name:z,version:J},{client:Q,display:se}){const te=Q==="terraform"?J:BigInt(/\d+/.exec(J)?.[0]??0);return`host ${se} does not support ${z} version ${te}`}function G(z,J){
const Q=(0,m.Dl)(J);if(!Q.ok)return{...Q,reason:"syntax"};const te=Q.value.scheme===""?(0,w.s)(z,Q.value):Q.value;return te.scheme!=="http"&&te.scheme!=="https"?
{ok:!1,reason:"scheme",why:`unsupported scheme ${te.scheme}`}:te.user!==null?{ok:!1,reason:"user-info",why:"embedded username/password information is not permit\
ted"}:{ok:!0,value:{...te,fragment:""}}}const ee=[a,_],ne=[$,I],oe=[{matches:/^app\.(eu\.)?terraform\.io$/,services:[...ee,...ne]},{matches:/^api\.env0\.com$/,services:ne},
{matches:/^backend\.api\.env0\.com$/,services:ee},{matches:/\.scalr\.io$/,services:ee}],ie=z=>oe.find(({matches:J})=>J.test(z))?.services??[]}),2713:((p,N,c)=>{
c.d(N,{Il:()=>l,nL:()=>w,ou:()=>m});const i="***",l=4;class m{#e;constructor(I){this.#e=I}reveal(){return this.#e}toString(){return i}toJSON(){return i}[Symbol.
for("nodejs.util.inspect.custom")](){return i}}function w($){const[I]=$;let E=!1;return $.map(({scheme:a,name:_})=>(E||=I!==void 0&&!b(I.name,_),E?"dropped":a===
"https"?"sent":"withheld"))}function b($,I){return $===I?!0:/[:%]|^[\d.]+$/.test(I)?!1:I.endsWith(`.${$}`)}}),3592:((p,N,c)=>{c.d(N,{Bw:()=>m,G5:()=>$,_O:()=>l,
aq:()=>w,xV:()=>b,xv:()=>i});const i="1.0.0",l=`tf-disco-action/${i}`,m="https://github.com/org/tf-disco-action",w=`${m}/blob/v1/docs/problems.md`,b=`${m}/issue\
s`,$=2}),8641:((p,N,c)=>{c.d(N,{BP:()=>O,D9:()=>M,J7:()=>U,LS:()=>v,My:()=>u,RK:()=>_,cq:()=>n,h$:()=>j,h2:()=>l,js:()=>h,s$:()=>s,z5:()=>e});const i=500,l=1e3,
m=4e3,w=160,b=2,$=t=>/^[ -~]*$/.test(t),I=t=>new RegExp("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?! )\\p{Zs}",
"u").test(t),E=t=>new RegExp("\\p{M}","u").test(t),a=t=>`<U+${(t.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,"0")}>`;function _(t,o=i){if(t.length<=
o&&$(t))return t;let f="",L=b;for(const K of t){L=E(K)?L+1:0;const d=I(K)||L>b?a(K):K;if(f.length+d.length>o)return`${f}\u2026`;f+=d}return f}function U(t,o=w){
const f=Array.from(t.slice(-2*o)).slice(-o).join(""),L=Array.from(_(f,Number.POSITIVE_INFINITY));return`${f===t&&L.length<=o?"":"\u2026"}${L.slice(-o).join("")}`}
function O(t){return t.replace(/##(?=\w*\[)/g,"# #").replace(/^(\s*:)(?=:)/,"$1 ")}function v(t){const f=t.split(`
`).map(L=>O(_(L,m))).join(`
`);return f.length>m?`${f.slice(0,m).toWellFormed()}\u2026`:f}const u=t=>t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',
"&quot;").replaceAll("'","&apos;");function h(t,o=i){return _(t,o).replace(/[&<>"'`|*_[\]()!\\#~@$:{}]|(?<=www)\./gi,f=>`&#${f.codePointAt(0)};`)}function M(t,o=i){
return t===""?"<i>empty</i>":`<code>${h(t,o)}</code>`}const k=t=>$(t)?/^(?:[a-z'-]+|\d[\d.,%-]*)?$/i.test(t):new RegExp("^(?:[\\p{L}\\p{M}\\u2019'\\u2013-]+|\\d[\\d.,%\\u2013-]*)?$","u").test(
t),T=/^[0-9a-f]{7,}$/i,A=`"'(`,y=`"'),.;:!?\u2026`,P=/"[^"]+"(?=[\s),.;:]|$)|`[^`]+`|[^ ]+| +/gu;function j(t,o=m){return(_(t,o).match(P)??[]).map(f=>{if(f.split(
" ").every(r))return h(f,o);if(f.includes(" ")||/^(["`]).+\1$/u.test(f))return M(f.replace(/^`(.*)`$/u,"$1"),o);const{before:K,core:d,after:g}=B(f);return`${h(K)}${M(
d.replace(/^`(.*)`$/u,"$1"),o)}${h(g)}`}).join("")}function B(t){let o=0,f=t.length;for(;o<f&&A.includes(t.charAt(o));)o+=1;for(;f>o&&y.includes(t.charAt(f-1));)
f-=1;return{before:t.slice(0,o),core:t.slice(o,f),after:t.slice(f)}}function r(t){const{core:o}=B(t);return k(o)&&!T.test(o)}const s=t=>t.replace(/[^ -~\n]/gu,o=>I(
o)?e(o):o).replace(/##(?=\w*\[)/g,e),e=t=>t.replace(/[\s\S]/g,o=>`\\u${o.charCodeAt(0).toString(16).padStart(4,"0")}`);function n(t){return t.replace(/[?#].*$/su,
"").replace(/^([a-z][a-z0-9+.-]*:)?[/\\]{2}[^/\\]*@/iu,"$1//")}}),3469:((p,N,c)=>{c.d(N,{l:()=>u,w:()=>v});var i=c(1064);const[l,m,w]=[1e10,1e5,1],b=Number.POSITIVE_INFINITY,
$={from:0,before:b},I={from:Number.MAX_SAFE_INTEGER,before:b},E=200,a=/^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/;
function _(h){if(h.length>E)return null;if(h==="latest")return I;const M=h.replace(/^(latest|prefix):/,"").replace(/(=|>|<|~)\s+(?=[v\d])/g,"$1").split(/[\s,]+/).
filter(T=>T!==""),k=M.map(U);return M.length===0||k.includes(null)?null:{from:Math.max(...k.map(T=>T?.from??0)),before:Math.min(...k.map(T=>T?.before??b))}}function U(h){
const M=a.exec(h);if(M===null)return null;const[,k="",...T]=M,A=T.slice(0,3).flatMap(n=>/^\d/.test(n??"")?[Number(n)]:[]),[y=0,P=0,j=0]=A,B=y*l+P*m+j,r=n=>{const t=n<=
1?l:n===2?m:w;return B-B%t+t},{length:s}=A;if(k==="!=")return $;if(k===">=")return{from:B,before:b};if(k===">")return{from:r(s),before:b};if(k==="<")return{from:0,
before:B};if(k==="<=")return{from:0,before:r(s)};const e={"~>":s-1,"^":1,"~":Math.min(s,2)};return{from:B,before:r(e[k]??s)}}function O(h,M){const{from:k,before:T}=_(
h)??$,A=_(M.from??"")?.from??0,y=_(M.before??"")?.from??b;return k<y&&A<T}function v(h,M){const k=i.pH.filter(A=>A.client===h);if(M.length===0)return k;const T=k.
filter(A=>M.some(y=>O(y,A)));return T.length===0?k:T}const u=h=>/^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(h)}),3474:((p,N,c)=>{c.d(N,{CV:()=>v,
KT:()=>$,Ob:()=>n,PW:()=>O,TN:()=>k,WD:()=>T,YA:()=>y,Yq:()=>j,ai:()=>A,lq:()=>_,lx:()=>P,pS:()=>M,p_:()=>h,xH:()=>U});var i=c(4091),l=c(2713),m=c(3469),w=c(7630),
b=c(8535);const $=t=>Object.keys(t).map(o=>({name:o,...t[o]})),I=(t,o)=>({isList:!1,value:t,parse:o}),E=t=>({value:t,mistakes:[]}),a=(t,o)=>({...t,parse:(f,L)=>{
const{value:K,mistakes:d}=t.parse(f,L);return{value:o(K),mistakes:d}}}),_=({parse:t,...o})=>({...o,parse:(f,L)=>f===""?E(null):t(f,L)}),U=(t,o)=>I(t,(f,L)=>{const K=f===
""?(0,i.Ju)(null):o(f);return K.ok?E(K.value):{value:null,mistakes:[`${L}: ${K.why}`]}}),O=U("FILE",i.Ju),v=U("TOKEN",t=>(0,i.Ju)(new l.ou(t))),u=20,h=(t,o,f=w.
Dw)=>({isList:!0,value:t,parse:(L,K)=>{const d=f(L).map(o),g=d.flatMap(G=>G.ok?[]:[`${K}: ${G.why}`]),R=g.length-u;return{value:d.flatMap(G=>G.ok?[G.value]:[]),
mistakes:g.slice(0,u).concat(R>0?`${K}: ${R} more lines are wrong`:[])}}}),M=1e4,k=a(h("HOST",w.l6),t=>Array.from(Map.groupBy(t,({host:o})=>o),([o,f])=>({host:o,
services:[...new Set(f.flatMap(({services:L})=>L))],addresses:f.flatMap(({addresses:L})=>L)}))),T=t=>a(h("LABEL",w.V8),o=>{const f=o.flat();return[...new Set(f.
length===0?[t]:f)]}),A=({min:t,max:o,whole:f})=>I("N",(L,K)=>{const d=/^\d+(\.\d+)?$/.test(L)?Number(L):Number.NaN;if(d>=t&&d<=o&&(!f||Number.isInteger(d)))return E(
d);const R=`${K} is "${L}", expected ${f?"a whole number":"a number"} from ${t} to ${o}`;return{value:t,mistakes:[R]}}),y=t=>({...a(A(t),o=>o*1e3),value:"SECOND\
S"}),P=I("",(t,o)=>{const f=/^(true|True|TRUE)$/.test(t),L=f||/^(false|False|FALSE)$/.test(t);return{value:f,mistakes:L?[]:[`${o} is "${t}", expected "true" or \
"false"`]}}),j=(...t)=>({...I(t.join("|"),(o,f)=>{const K=t.some(d=>d===o)?[]:[`${f} is "${o}", ${B(o,t)}`];return{value:o,mistakes:K}}),choices:t}),B=(t,o)=>`e\
xpected one of ${o.map(f=>`"${f}"`).join(", ")}${(0,b.a)(t,o)}`,r=["auto","terraform","opentofu","both"],s=/^(auto|terraform|opentofu|both)(?:\s+(\S.*))?$/s,n={
...I("CLI",(t,o)=>{const[,f,L=null]=s.exec(t)??[],K=`${o} is "${t}"`;if(f===void 0){const g=B(t,r),R=g.endsWith("?")?"":'; a version may follow: "terraform 1.15\
"';return{value:{name:"auto",version:null},mistakes:[`${K}, ${g}${R}`]}}const d={name:f,version:L};if(L===null)return E(d);if(f==="auto"||f==="both"){const g=`${K}\
, but only "terraform" and "opentofu" can have a version`;return{value:d,mistakes:[g]}}return(0,m.l)(L)?E(d):{value:d,mistakes:[`${K}, expected a version such a\
s "${f} 1.10"`]}}),choices:r}}),7630:((p,N,c)=>{c.d(N,{$h:()=>L,Dw:()=>O,IL:()=>j,Ju:()=>B,Kd:()=>n,V8:()=>o,aS:()=>k,eX:()=>K,jM:()=>P,l6:()=>A,o2:()=>M,vk:()=>v,
x2:()=>e});var i=c(4091),l=c(5143),m=c(3229),w=c(1064),b=c(1831),$=c(9562),I=c(2713),E=c(3592),a=c(8535);const _=function(...d){const{problemFacts:g}=c.late([124,
558,312,579,917],4507);return new.target?new g(...d):g(...d)},U=function(...d){const{parseNamedAddress:g}=c.late([22],6022);return new.target?new g(...d):g(...d)},
O=d=>u(d,/(^|\s)#.*$/s),v=d=>u(d,/^\s*#.*$/s),u=(d,g)=>d.split(/\r\n|[\n\r]/).map(R=>R.replace(g,"").trim()).filter(R=>R!=="");function h(d){const g=(0,b.Pv)(d);
if(g.ok)return g;const R=(0,m.L6)(d);return(0,i.TR)(`"${d}" is not a hostname: ${g.why}${R===null?"":`; ${R}`}`)}const M=d=>(0,l.en)(d)?(0,i.Ju)(d):(0,i.TR)(`"${d}\
" is not the name of a repository, such as "acme/network"`);function k(d){const g=(0,$.OA)(d);return g!==null?(0,i.TR)(`"${d}" is not a known service id; did yo\
u mean ${g}?`):w.Du.some(R=>(0,$.oe)(d,R).ok)?(0,i.Ju)(d):(0,i.TR)(`"${d}" is not a service id; expected NAME.vN, such as "modules.v1"`)}const T=/^(modules\.v1|providers\.v1)=(.*)$/s;
function A(d){const g=d.split(/\s+/).flatMap(J=>T.test(J)?[J]:J.split(",")),[R="",...G]=g.filter(J=>J!==""),ee=h(R),ne=G.map(J=>T.exec(J)?.[1]??J),oe=[ee,...ne.
map(k)].flatMap(J=>J.ok?[]:[J.why]);if(!ee.ok||oe.length>0)return(0,i.TR)(oe.join("; "));const ie=G.flatMap(J=>y(J,ee.value)),z=ie.flatMap(J=>{const Q=U(J,"terr\
aform");return Q.ok?[]:[`"${J.service}=${J.text}" is wrong: ${Q.why}`]});return z.length===0?(0,i.Ju)({host:ee.value,services:[...new Set(ne)],addresses:ie}):(0,i.
TR)(z.join("; "))}function y(d,g){const[,R,G=""]=T.exec(d)??[];return R===void 0?[]:[{host:g,service:R,text:G}]}function P(d){const g=d.startsWith("*."),R=h(g?d.
slice(2):d);return R.ok?(0,i.Ju)({host:R.value,subdomains:g}):R}function j(d){const g=d.indexOf("=");if(g<0)return(0,i.TR)('a line has no "="; expected HOST=TOK\
EN');const R=(0,b.Pv)(d.slice(0,g).trim());return R.ok?(0,i.Ju)({host:R.value,token:new I.ou(d.slice(g+1).trim())}):(0,i.TR)('the text before the first "=" of a\
 line is not a hostname; expected HOST=TOKEN')}function B(d){const g="expected HOST[:PORT]=ADDRESS[:PORT]",R=d.indexOf("=");if(R<0)return(0,i.TR)(`"${d}" has no\
 "="; ${g}`);const G=d.slice(0,R).trim(),ee=h(G);if(!ee.ok)return ee;const ne=ee.value.replace(/:\d+$/,""),oe=s(d.slice(R+1).trim());return oe===null?(0,i.TR)(`\
"${d}" has no valid address; ${g}`):(0,i.Ju)({name:ne,port:r(G),...oe})}function r(d){const g=d.indexOf(":");return g<0?null:Number(d.slice(g+1))}function s(d){
const[,g,R]=/^\[([\da-fA-F:.]+)\](?::(.*))?$/.exec(d)??/^([^:\s[\]]+)(?::(.*))?$/.exec(d)??/^([\da-fA-F:]+)$/.exec(d)??[];return g===void 0?null:R===void 0?{address:g,
addressPort:null}:/^\d{1,5}$/.test(R)&&Number(R)>=1&&Number(R)<=65535?{address:g,addressPort:Number(R)}:null}function e(d){const[g="",R,...G]=d.split(/\s+/);if(G.
length>0)return(0,i.TR)(`"${d}" has too many words; expected CODE [HOST]`);const ee=_();if(!Object.hasOwn(ee,g)){const oe=(0,a.a)(g,Object.keys(ee),`; ${E.aq} l\
ists the codes`);return(0,i.TR)(`"${g}" is not a problem code${oe}`)}if(R===void 0)return(0,i.Ju)({code:g,host:null});const ne=h(R);return ne.ok?(0,i.Ju)({code:g,
host:ne.value}):ne}const n=d=>/^[a-z0-9]{1,20}_[a-z0-9]{1,20}$/.test(d)?(0,i.Ju)(d):(0,i.TR)(`"${d}" is not a platform; expected OS_ARCH, such as "linux_amd64"`),
t=50;function o(d){const g=d.split(",").map(G=>G.trim()).filter(G=>G!==""),R=g.find(G=>G.length>t);return R===void 0?(0,i.Ju)(g):(0,i.TR)(`"${R}" has ${R.length}\
 characters; GitHub allows at most ${t}`)}const f=[[".codequality.json","codequality"],[".sarif.json","sarif"],[".sarif","sarif"],[".json","json"],[".xml","juni\
t"],[".md","markdown"],[".html","html"]];function L(d){const g=d.toLowerCase(),R=f.find(([G])=>g.endsWith(G));return R!==void 0?(0,i.Ju)({path:d,format:R[1]}):(0,i.
TR)(`"${d}" does not end with a report format; expected ".json", ".sarif", ".xml" (JUnit), ".md", ".html" or ".codequality.json" (GitLab)`)}const K=d=>/\.json$/i.
test(d)?(0,i.Ju)(d):(0,i.TR)(`"${d}" does not end with ".json"; a badge is JSON from which shields.io makes an image`)}),8535:((p,N,c)=>{c.d(N,{a:()=>b,q:()=>m});
var i=c(9562);const l=3;function m($,I){const E=w($);if(E.length<2)return null;const a=_=>{const[U,...O]=E.length<l?[]:I.filter(v=>_(w(v)));return U===void 0||O.
length>0?null:U};return I.find(_=>w(_)===E)??I.find(_=>(0,i.TW)(w(_),E))??a(_=>_.startsWith(E))??a(_=>_.includes(E))}const w=$=>$.toLowerCase().replace(/[-_]|s(?=$|[-_])/g,
"");function b($,I,E=""){const a=m($,I);return a===null?E:`; did you mean "${a}"?`}}),3152:((p,N,c)=>{c.d(N,{GN:()=>$,P$:()=>E,w7:()=>I});var i=c(6760),l=c(6174),
m=c(3474),w=c(7630),b=c(7773);class $ extends Error{name="SettingsError";mistakes;constructor(v){const u=v.map(l._U);super(u.join(`
`)),this.mistakes=u}}const I={setting:O=>O,missingPath:(O,v)=>`scan names "${O}", which does not exist in ${v}`};function E(O,{setting:v}=I){const u=b.y.map(({name:A,
field:y=A,kind:P,default:j=""})=>({field:y,...P.parse(O[A]?.trim()||j,v(A))})),h=Object.fromEntries(u.map(({field:A,value:y})=>[A,y])),M=[...h.scan,...h.usages,
...(0,w.Dw)(O.hostnames??"")].length===0,{length:k}=h.hostnames,T=`${v("hostnames")} has ${k} hosts, the limit is ${m.pS}`;return{settings:M?{...h,scan:["."]}:h,
mistakes:[...u.flatMap(({mistakes:A})=>A),...k>m.pS?[T]:[],...a(h,v)]}}function a(O,v){const u=[["issue-open-after",O.issueOpenAfter],["issue-close-after",O.issueCloseAfter]];
return[...(O.history===null?u.filter(([,M])=>M>1):[]).map(([M,k])=>`${v(M)} is ${k}, which needs ${v("history")}; set it to a file that is kept from run to run`),
..._(O,v),...U(O,v)]}function _({report:O,history:v,badge:u},h){const M=[...O.map(({path:k})=>["report",k]),["history",v],["badge",u]];return M.flatMap(([k,T],A)=>{
if(T===null)return[];const y=j=>j!==null&&(0,i.normalize)(j)===(0,i.normalize)(T),P=M.slice(0,A).find(([j,B])=>j!==k&&y(B));return P===void 0?[]:[`${h(P[0])} an\
d ${h(k)} both name ${T}; write to different files`]})}function U(O,v){const{scan:u,exclude:h,roots:M,dialect:k,changedOnly:T,repositories:A}=O,y=v("usages");if(O.
usages.length===0){const r=`${v("repositories")} needs ${y}; set it to the usages files of the repositories`;return A.length===0?[]:[r]}const P=y.startsWith("--")?
`repeat ${y}`:`write one a line in ${y}`,j="set it for `tf-disco usages`, which reads the files of the repository";return[[u.length>0,"scan",`${j}; to check sev\
eral files, ${P}`],[h.length>0,"exclude",j],[M.length>0,"roots",j],[k.name!=="auto","dialect",j],[T,"changed-only","remove it: usages files do not say what a pu\
ll request changes"]].filter(([r])=>r).map(([,r,s])=>`${v(r)} cannot be used together with ${y}; ${s}`)}}),7773:((p,N,c)=>{c.d(N,{f:()=>v,y:()=>O});var i=c(4091),
l=c(3474),m=c(7630);const w={hostnames:{kind:l.TN,help:"Hosts to check, one per line: `HOST[:PORT] [SERVICE\u2026]`. Each listed service is required. With `depth`, a\
 service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`."},scan:{kind:l.p_("PATH",i.Ju),help:"Directories, f\
iles or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set."},exclude:{kind:l.p_("GLOB",i.Ju),help:"Globs of directo\
ries and files to skip, one per line, relative to the current directory: `**/fixtures`."},"allowed-hosts":{field:"allowedHosts",kind:l.p_("HOST",m.jM),help:"All\
owlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed."},"require\
d-services":{field:"requiredServices",kind:l.p_("SERVICE",m.aS),help:"Service IDs required from each host in `hostnames` that lists none, one per line. Default:\
 any one usable service."},dialect:{kind:l.Ob,help:"CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terr\
aform 1.15`), `both`, or `auto` to detect CLI and version from the files.",default:"auto"}},b={usages:{kind:l.p_("FILE",i.Ju),help:"Files that `tf-disco usages \
--format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files."},repositories:{kind:l.p_("OWNER/NAME",
m.o2),help:"Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete."}},$={depth:{kind:l.Yq("dis\
covery","versions","packages"),help:"How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `pack\
ages` also asks for the packages that `init` would install, without downloading them.",default:"discovery"},roots:{kind:l.p_("GLOB",i.Ju),help:"Globs of the dir\
ectories in which `init` runs, one per line, relative to the current directory. Default: detected."},platforms:{kind:l.p_("OS_ARCH",m.Kd),help:"Platforms that p\
roviders must have packages for, one per line: `linux_amd64`. For `depth: packages`. Default: the platform of this machine."},upgrade:{kind:l.lx,help:"Predict `\
init -upgrade`, which ignores the versions in lock files.",default:"false"},"max-requests":{field:"maxRequests",kind:l.ai({min:1,max:1e5,whole:!0}),help:"Maximu\
m number of requests to one host for `depth: versions` and `packages`. Modules and providers that are then not checked are reported.",default:"500"}},I={tokens:{
kind:l.p_("HOST=TOKEN",m.IL,m.vk),help:"Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_\u2026` environment variables also work."},"cli-config":{field:"cliConfig",
kind:l.PW,help:"CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`."}},E={"timeout-seconds":{field:"timeoutMs",kind:l.
lq(l.YA({min:.1,max:300})),help:"Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI\
 waits, and 10 for a helper."},retries:{kind:l.ai({min:0,max:10,whole:!0}),help:"Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, \
429 and 5xx.",default:"3"},concurrency:{kind:l.ai({min:1,max:256,whole:!0}),help:"Maximum number of hosts to contact at the same time.",default:"16"},"deadline-\
seconds":{field:"deadlineMs",kind:l.YA({min:1,max:21600}),help:"Time limit for the whole check. Hosts without a result by then are reported as not checked, and \
the check fails.",default:"600"},"ca-file":{field:"caFile",kind:l.PW,help:"PEM file with certificate authorities to trust in addition to the system\u2019s."},resolve:{
kind:l.p_("HOST=ADDRESS",m.Ju),help:"Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match \
the host."}},a={"certificate-days":{field:"certificateDays",kind:l.ai({min:0,max:3650,whole:!0}),help:"Warn if a TLS certificate in the redirect chain expires w\
ithin this many days.",default:"21"},"slow-seconds":{field:"slowMs",kind:l.YA({min:.1,max:300}),help:"Warn if discovery takes longer than this.",default:"3"},"f\
ail-on":{field:"failOn",kind:l.Yq("error","warning","never"),help:"Lowest severity that fails the check: `error`, `warning` or `never`.",default:"error"},ignore:{
kind:l.p_("CODE",m.x2),help:"Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported."},report:{
kind:l.p_("FILE",m.$h),help:"Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html` or `.code\
quality.json` (GitLab)."},history:{kind:l.PW,help:"JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept \
from run to run."},badge:{kind:l.xH("FILE",m.eX),help:"JSON file for a badge of shields.io to write."}},_={"changed-only":{field:"changedOnly",kind:l.lx,help:"I\
n pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.",default:"false"},comment:{kind:l.Yq("never","on-failure","alwa\
ys"),help:"When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.",default:"neve\
r"},issue:{kind:l.Yq("never","on-failure"),help:"When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: w\
rite`.",default:"never"},"issue-labels":{field:"issueLabels",kind:l.WD("registry-health"),help:"Labels for the issue, one per line. The first label is used to f\
ind the issue again.",default:"registry-health"},"issue-open-after":{field:"issueOpenAfter",kind:l.ai({min:1,max:20,whole:!0}),help:"Failing runs in a row of a \
host before the issue is opened. More than 1 needs `history`.",default:"1"},"issue-close-after":{field:"issueCloseAfter",kind:l.ai({min:1,max:20,whole:!0}),help:"\
Runs in a row without a failure of a host before it counts as recovered in the issue. More than 1 needs `history`.",default:"1"},"github-token":{field:"githubTo\
ken",kind:l.CV,help:"Token used for the comment, the issue and the list of changed files.",actionContext:"github.token"}},U={...w,...b,...$,...I,...E,...a,..._},
O=l.KT(U),v=[["What to check",l.KT(w)],["Many repositories",l.KT(b)],["Following `init`",l.KT($)],["Credentials",l.KT(I)],["Network",l.KT(E)],["Result",l.KT(a)]]}),
6875:((p,N,c)=>{c.d(N,{Ip:()=>l,VG:()=>i,VJ:()=>w,v7:()=>m});class i{#e=new AbortController;#n=null;get why(){return this.#n}get signal(){return this.#e.signal}end($){
this.#n??=$,this.#e.abort()}}const l=(b,$)=>{const I=setTimeout($,b);return()=>clearTimeout(I)};function m(b,{startTimer:$,stop:I}){return new Promise(E=>{const a=()=>{
_(),I.signal.removeEventListener("abort",a),E()},_=$(b,a);I.signal.addEventListener("abort",a)})}function w(b,$){const I=/^\d+$/.test(b??"")?Number(b)*1e3:Date.
parse(b??"")-$;return Number.isNaN(I)?null:I}}),2613:(p=>{p.exports=process.getBuiltinModule("assert")}),4434:(p=>{p.exports=process.getBuiltinModule("events")}),
9896:(p=>{p.exports=process.getBuiltinModule("fs")}),8611:(p=>{p.exports=process.getBuiltinModule("http")}),5692:(p=>{p.exports=process.getBuiltinModule("https")}),
9278:(p=>{p.exports=process.getBuiltinModule("net")}),4589:(p=>{p.exports=process.getBuiltinModule("node:assert")}),6698:(p=>{p.exports=process.getBuiltinModule(
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
"util")})},he={};function Z(p){var N=he[p];if(N!==void 0)return N.exports;var c=he[p]={exports:{}},i=!0;try{ge[p](c,c.exports,Z),i=!1}finally{i&&delete he[p]}return c.
exports}Z.m=ge,typeof Z<"u"&&(Z.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var p=typeof Symbol==
"function"?Symbol("webpack queues"):"__webpack_queues__",N=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",c=typeof Symbol=="function"?
Symbol("webpack error"):"__webpack_error__",i=m=>{m&&m.d<1&&(m.d=1,m.forEach(w=>w.r--),m.forEach(w=>w.r--?w.r++:w()))},l=m=>m.map(w=>{if(w!==null&&typeof w=="ob\
ject"){if(w[p])return w;if(w.then){var b=[];b.d=0,w.then(E=>{$[N]=E,i(b)},E=>{$[c]=E,i(b)});var $={};return $[p]=E=>E(b),$}}var I={};return I[p]=E=>{},I[N]=w,I});
Z.a=(m,w,b)=>{var $;b&&(($=[]).d=-1);var I=new Set,E=m.exports,a,_,U,O=new Promise((v,u)=>{U=u,_=v});O[N]=E,O[p]=v=>($&&v($),I.forEach(v),O.catch(u=>{})),m.exports=
O,w(v=>{a=l(v);var u,h=()=>a.map(k=>{if(k[c])throw k[c];return k[N]}),M=new Promise(k=>{u=()=>k(h),u.r=0;var T=A=>A!==$&&!I.has(A)&&(I.add(A),A&&!A.d&&(u.r++,A.
push(u)));a.map(A=>A[p](T))});return u.r?M:h()},v=>(v?U(O[c]=v):_(E),i($))),$&&$.d<0&&($.d=0)}})(),(()=>{var p=Object.getPrototypeOf?c=>Object.getPrototypeOf(c):
c=>c.__proto__,N;Z.t=function(c,i){if(i&1&&(c=this(c)),i&8||typeof c=="object"&&c&&(i&4&&c.__esModule||i&16&&typeof c.then=="function"))return c;var l=Object.create(
null);Z.r(l);var m={};N=N||[null,p({}),p([]),p(p)];for(var w=i&2&&c;typeof w=="object"&&!~N.indexOf(w);w=p(w))Object.getOwnPropertyNames(w).forEach(b=>m[b]=()=>c[b]);
return m.default=()=>c,Z.d(l,m),l}})(),Z.d=(p,N)=>{for(var c in N)Z.o(N,c)&&!Z.o(p,c)&&Object.defineProperty(p,c,{enumerable:!0,get:N[c]})},Z.f={},Z.e=p=>Promise.
all(Object.keys(Z.f).reduce((N,c)=>(Z.f[c](p,N),N),[])),Z.u=p=>({9:"9",69:"69",124:"124",248:"558",312:"124",321:"9",325:"9",558:"558",667:"124",718:"124",725:"\
9",890:"9",909:"558",977:"124",992:"558"}[p]??p)+".index.js",Z.o=(p,N)=>Object.prototype.hasOwnProperty.call(p,N),Z.r=p=>{typeof Symbol<"u"&&Symbol.toStringTag&&
Object.defineProperty(p,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(p,"__esModule",{value:!0})},(()=>{var p={371:0,792:0},N=c=>{var{ids:i,modules:l,
runtime:m}=c,w,b,$=0;for(w in l)Z.o(l,w)&&(Z.m[w]=l[w]);for(m&&m(Z);$<i.length;$++)b=i[$],Z.o(p,b)&&p[b]&&p[b][0](),p[i[$]]=0};Z.late=(c,i)=>{for(const l of c){
if(p[l]===0)continue;const{createRequire:m}=process.getBuiltinModule("module");N(m(import.meta.url)("./"+Z.u(l)))}return Z(i)},Z.f.j=(c,i)=>{var l=Z.o(p,c)?p[c]:
void 0;if(l!==0)if(l)i.push(l[1]);else{var m=import("./"+Z.u(c)).then(N,w=>{throw p[c]!==0&&(p[c]=void 0),w}),m=Promise.race([m,new Promise(w=>l=p[c]=[w])]);i.push(
l[1]=m)}}})();var pe={};Z.d(pe,{C:()=>Re,a:()=>Se});const Re=()=>Promise.all([Z.e(558),Z.e(992),Z.e(371),Z.e(248),Z.e(909)]).then(Z.bind(Z,2909)),Se=()=>Promise.
all([Z.e(371),Z.e(69)]).then(Z.bind(Z,9069));var ke=pe.C,be=pe.a;export{ke as runAction,be as runCli};
