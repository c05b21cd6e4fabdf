const _e=[3276,6851,3557,5938,8095,8095,5938,3557,8095],ve={6784:((le,q,E)=>{E.d(q,{Jw:()=>N,L8:()=>d,Md:()=>A,Tj:()=>S,bs:()=>i,lr:()=>B,r1:()=>O,v$:()=>j,wH:()=>v,
xC:()=>o,zK:()=>e});var L=E(9941);const B=100,y=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),K=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),$="\x80",C=1,W=2,b=4,N=8,j=16,S=32,A=64,T=[[C,/[ \t]/],[W,/[A-Za-z_]/],[b,/[\w-]/],[N,/[\w \t.:=?!&|*%+>~-]/],[j,/[\w \t\n,.:=?!&|*%+>~-]/],
[S,/[^"\\$%\r\n]/],[A,/[^\n$%]/]],x=Array.from({length:128},(h,f)=>String.fromCharCode(f)),U=h=>T.reduce((f,[k,I])=>I.test(h)?f|k:f,0),H=new Uint8Array(2**16).fill(
U($));H.set(x.map(U));const u=(h,f,k)=>f<h.length&&((H[h.charCodeAt(f)]??0)&k)!==0,o=h=>h===" "||h==="	",d=h=>/^[\w-]/.test(h),v=h=>h==="}"||h===")"||h==="]";function O(h){
return h==="{"?"}":h==="("?")":h==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(f,k=0,I=new L.n_){this.text=f,this.parts=I,this.at=k}countPart(){
this.parts.add()||(this.at=this.text.length)}match(f){return f.lastIndex=this.at,f.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(f){const{
text:k,parts:I,mistake:M}=this;if(M===void 0)return{text:k,body:f,parts:I,problems:[]};const w={...(0,L.yN)(k)(M),message:M.message};return{text:k,body:f,parts:I,
problems:[w]}}report(f,k,I=k+1){this.mistake??={message:f,start:k,end:Math.min(I,Math.max(k,this.text.length))}}stop(f,k){this.report(f,k),this.at=this.text.length}}
class i extends e{readsAll=!1;reportUnclosed(f){const k=/[$%]/.test(this.text.charAt(f)),I=this.text.slice(f,f+(k?2:1)),M=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,w=`unbalanced brackets: "${I}" is not closed before ${M}`;this.report(w,this.isAtEnd()?f:this.at)}reportCharacter(){const f=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let k=`${JSON.stringify(f)} is not used in HCL`;f==="'"&&(k="single quotes are not valid; use double quotes"),f==="\uFFFD"&&(k=
"the file is not UTF-8 here"),this.report(`invalid character: ${k}`,this.at,this.at+f.length)}reportBrokenString(f){const k=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(k,f,this.at)}peek(f=0){const k=this.
at+f;return k<this.text.length?x[this.text.charCodeAt(k)]??$:""}skipSpaces(){for(;;){const f=this.skipAll(C);if(f==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(f==="/"&&this.peek(1)==="*")this.skipBlockComment();else return f}}skipBlank(){
for(;;){const f=this.skipSpaces();if(f===`
`)this.at++;else if(this.isLineComment(f))this.skipLine();else return f}}skipAll(f){const{text:k}=this;let{at:I}=this;for(;u(k,I,f);)I++;return this.at=I,this.peek()}isLineComment(f){
return f==="#"||f==="/"&&this.peek(1)==="/"}isLineEnd(f){return f===`
`||f===""||this.isLineComment(f)}skipLine(){const f=this.text.indexOf(`
`,this.at);this.at=f<0?this.text.length:f}skipBlockComment(){const f=this.text.indexOf("*/",this.at+2);f<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=f<0?this.text.length:f+2}readName(){const{text:f,at:k}=this;return u(f,k,W)&&this.skipAll(b),this.peek()===$&&(this.at=k,this.at+=this.
match(y)?.[0].length??0),this.at>k?f.slice(k,this.at):void 0}readEscape(){const{text:f,at:k}=this,I=f.charAt(k+1),M=f.slice(k+2,k+(I==="U"?10:6)),w=I==="U"?/^[0-9a-f]{8}$/i.
test(M):/^[0-9a-f]{4}$/i.test(M),R=Number.parseInt(M,16);if((I==="u"||I==="U")&&w&&R<=1114111)return this.at+=M.length+2,String.fromCodePoint(R);const a=K.get(I);
if(this.at+=a===void 0?1:2,a!==void 0)return a;const t=JSON.stringify(f.slice(k,k+2));return this.report(`invalid escape sequence: ${t}`,k,k+2),""}}}),3276:((le,q,E)=>{
E.d(q,{O:()=>$});var L=E(6784),B=E(3278),y=E(9941);const K=200;function $(j,S=new y.n_,A=!1){const T=new C(j,0,S);T.isHcl1=A;const x=T.readRoot();return T.structure(
{kind:"json",members:x===void 0?[]:(0,y.lS)(x)})}class C extends L.zK{isHcl1=!1;readRoot(){const{text:S}=this;S.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const A=this.readValue();return this.isHcl1||A===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),A.kind!=="object"&&A.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",A.start)),A}skipSpaces(){const{text:S}=this;for(;;){const A=S.charCodeAt(this.at);if(A===32||A===
10||A===13||A===9)this.at++;else if(A===47)this.skipComment();else return S.charAt(this.at)}}skipComment(){const S=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const A=S?`
`:"*/",T=this.text.indexOf(A,this.at+1);this.at=T<0?this.text.length:T+A.length}readValue(){const{text:S,parts:A,at:T}=this;if(this.countPart(),A.isExceeded())return;
const x=S.charAt(T);if(x==='"'){const o=this.readString();return o===void 0?void 0:(0,B.BD)(o,{start:T,end:this.at},A)}if(x!=="{"&&x!=="[")return this.readPrimitive();
if(this.depth>=K)return this.stop(`values are nested deeper than ${K} levels`,T);this.depth++;const U=x==="{"?this.readItems("}",()=>this.readMember()):[],H=x===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const u={start:T,end:this.at};return x==="{"?{kind:"object",...u,items:U}:{kind:"tuple",...u,elements:H}}readPrimitive(){
const{at:S}=this,A=this.match(W)?.[0];return A===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",S):(this.at+=A.length,{kind:"primitive",start:S,end:this.at,value:JSON.parse(A)})}readItems(S,A){this.at++;const T=[];for(;this.skipSpaces()!==S;){
const x=A();if(x===void 0)break;T.push(x),this.endItem(S)}return this.isAtEnd()||this.at++,T}readMember(){const{text:S,at:A}=this;if(S.charAt(A)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',A);const T=this.readString();if(T===void 0)return;const x=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const U=this.readValue();return U&&
{name:T,start:A,end:x,value:U}}endItem(S){const A=this.skipSpaces(),T=this.at;if(A!==S){if(A===""&&this.stop(`unclosed value: no "${S}" before the end of the fi\
le`,T),A!==","){this.report(`missing separator: expected "," or "${S}"`,T);return}this.at++,this.skipSpaces()===S&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",T)}}readString(){const{text:S,at:A}=this;let T=A+1,x=!0;for(let U=S.charCodeAt(T);U!==34;U=S.charCodeAt(T)){if(!(U>=32))return this.stopInString(
A,T);U===92&&(x=!1),T+=U===92?2:1}return this.at=T+1,x?S.slice(A+1,T):this.unescape(S.slice(A+1,T),A+1)}stopInString(S,A){return A>=this.text.length||this.text.
charCodeAt(A)===10?this.stop("invalid JSON string: no closing quote in its line",S):this.stop("invalid JSON string: a control character must be escaped",A)}unescape(S,A){
return S.replace(b,(T,x,U)=>{const H=this.isHcl1&&N.test(T);if(x===void 0&&!H)return JSON.parse(`"${T}"`);const u=`invalid JSON string: ${JSON.stringify(T)} is \
not an escape sequence`,o=A+U;return this.report(this.isHcl1?"invalid escape sequence":u,o,o+2),T}).toWellFormed()}}const W=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
b=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,N=/\/|u[dD][89a-fA-F]/}),8201:((le,q,E)=>{E.d(q,{Fq:()=>H,Kk:()=>$,_p:()=>W,ku:()=>C});var L=E(7811),B=E(6784);const y="\
<<",K=({close:d})=>d==='"'||d===y;function $(d,v){d.skipAll(B.Jw)===`
`&&v==="line"||b(d,[],v)}const C=(d,v,O)=>b(d,[{start:O,close:v}],void 0),W=(d,v,O)=>b(d,[{start:O,close:y,marker:v}],void 0);function b(d,v,O){for(;;){const e=v.
at(-1);if(e===void 0&&O===void 0)return!0;if(e!==void 0&&K(e)){if(!(e.close==='"'?A:u)(d,v,e))return!1;continue}const i=N(d,v,O);if(i!==void 0)return i}}function N(d,v,O){
for(;;){const e=v.length===0,i=d.skipAll(e?B.Jw:B.v$);if(i===`
`||i===","){if(e&&(i===","||O==="line"))return!0;d.at++}else if((0,B.wH)(i)){if(e)return!0;if(!S(d,v,i))return!1;const h=v.at(-1);if(h===void 0?O===void 0:K(h))
return}else if(i==='"'){const h=d.at++;if(d.skipAll(B.Tj)!=='"'){v.push({start:h,close:'"'});return}d.at++}else{const{at:h}=d,f=(0,B.r1)(i),k=i==="<"?H(d):void 0;
if(k!==void 0){v.push({start:h,close:y,marker:k});return}if(f!==void 0&&v.push({start:h,close:f}),f!==void 0||i==="<")d.at++;else{if(d.isAtEnd())return v[0]!==void 0&&
d.reportUnclosed(v[0].start),e;if(e&&O==="line"&&d.isLineComment(i))return!0;j(d,i)}}}}function j(d,v){d.isLineComment(v)?d.skipLine():v==="/"&&d.peek(1)==="*"?
d.skipBlockComment():v==="/"?d.at++:v==="\r"?d.skipSpaces():(v<"\x80"||d.readName()===void 0)&&(d.reportCharacter(),d.at++)}function S(d,v,O){const e=v.pop();if(e!==
void 0&&e.close!==O){d.reportUnclosed(e.start);let i=v.at(-1);for(;i!==void 0&&i.close!==O&&!K(i);)v.pop(),i=v.at(-1);if(i===void 0)return!1;K(i)?v.push({start:d.
at,close:"}"}):v.pop()}return d.at++,!0}function A(d,v,O){for(;;){const e=d.skipAll(B.Tj);if(e==='"')return v.pop(),d.at++,!0;if(e==="\\"){const i=d.at+(/[^\r\n]/.
test(d.peek(1))?2:1);d.readEscape(),d.at=i}else{if(e!=="$"&&e!=="%")return x(d,v,O);if(T(d,v))return!0}}}function T(d,v){const{at:O}=d,e=d.peek(1);if(e==="{")return v.
push({start:O,close:"}"}),d.at+=2,!0;const i=e===d.peek()&&d.peek(2)==="{";return d.at+=i?3:1,!1}function x(d,v,O){d.reportBrokenString(O.start);const e=U(d);do
v.pop();while((v.at(-1)?.start??-1)>=e);return v.length>0}function U({text:d,at:v}){let O=v;for(;O>0&&d[O-1]!==`
`&&d[O-1]!=="\r";)O--;return O}function H(d){const{text:v,at:O}=d;if(d.peek(1)!=="<")return;d.at+=d.peek(2)==="-"?3:2;const e=d.readName();if(e===void 0){d.at=O;
return}return d.skipSpaces()!==`
`&&d.at<v.length&&d.report("invalid expression: a heredoc marker must end its line",O,d.at),d.skipLine(),d.isAtEnd()||d.at++,e}function u(d,v,O){const e=O.marker??
"";for(;;){if(d.peek(-1)===`
`&&o(d,e))return v.pop(),!0;const i=d.skipAll(B.Md);if(d.isAtEnd())return d.report("unterminated template string: no line closes the heredoc",O.start),!1;if(i===
`
`)d.at++;else if(T(d,v))return!0}}function o(d,v){const{text:O}=d;let{at:e}=d;for(;(0,B.xC)(O.charAt(e));)e++;const i=O.charAt(e);if(i>" "&&i<"\x80"&&!O.startsWith(
v,e))return!1;const h=O.indexOf(`
`,e),f=h<0?O.length:h;return(0,L.s8)((0,L.Dw)(O.slice(e,f)))!==v?!1:(d.at=O.charAt(f-1)==="\r"?f-1:f,!0)}}),3278:((le,q,E)=>{E.d(q,{BD:()=>$,E3:()=>K,jw:()=>T});
var L=E(7811),B=E(6784),y=E(8201);function K(u){const{text:o,at:d}=u;if(u.at++,u.skipAll(B.Tj)!=='"')return W(u,d);const v=o.slice(d+1,u.at++);return{kind:"stri\
ng",start:d,end:u.at,value:v,verbatim:v}}function $(u,o,d){if(!u.includes("{"))return{kind:"string",...o,value:u,verbatim:u};const v=new B.bs(u,0,d),O={parts:[],
text:"",isTrimmed:!1};for(v.at=0;v.at<u.length;){const i=v.at;for(;v.at<u.length&&!C(v.peek());)v.at++;if(O.text+=u.slice(i,v.at),v.at<u.length&&!S(v,O)){j(O,o);
break}}const e=O.parts.map(i=>i.kind==="known"?i:{...i,code:u.slice(i.start,i.end),...o});return b({...O,parts:e},o,u)}const C=u=>u==="$"||u==="%";function W(u,o){
const{text:d}=u,v=d.slice(o+1,u.at),O={parts:[],text:v,isTrimmed:!1};for(;;){const e=u.at,i=u.skipAll(B.Tj);if(O.text+=d.slice(e,u.at),i==='"')return u.at++,b(O,
{start:o,end:u.at});if(i==="\\")O.text+=u.readEscape();else if(C(i)){if(!S(u,O))return{kind:"other",start:o,end:u.at}}else return u.reportBrokenString(o),{kind:"\
other",start:o,end:u.at}}}function b(u,{start:o,end:d},v){const{parts:O,text:e}=u;return O.length===0?{kind:"string",start:o,end:d,value:e,verbatim:v??e}:(N(u),
{kind:"template",start:o,end:d,parts:O,verbatim:v})}function N(u){const o=u.isTrimmed?(0,L.Dw)(u.text):u.text;o!==""&&u.parts.push({kind:"known",value:o}),u.text=
""}function j(u,o){N(u),u.parts.push({kind:"unknown",start:o.start,end:o.end})}function S(u,o){const{text:d,at:v}=u,O=d.charAt(v);if(u.peek(1)!=="{"){const i=d.
startsWith(`${O}{`,v+1);return o.text+=i?`${O}{`:O,u.at+=i?3:1,!0}u.at+=2;const e=O==="$"?A(u):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&u.skipBlank()===
"}"?(o.text+=e.value,u.at++,!0):(0,y.ku)(u,"}",v)?(d.charAt(v+2)==="~"&&(o.text=(0,L.s8)(o.text)),j(o,{start:v,end:u.at}),o.isTrimmed=d.charAt(u.at-2)==="~",u.countPart(),
!0):!1}function A(u){if(u.skipBlank()!=='"'||u.depth>=B.lr)return;u.depth++;const o=K(u);return u.depth--,o}function T(u){const{text:o,at:d}=u,v=u.peek(2)==="-",
O=(0,y.Fq)(u);if(O===void 0)return;const e=u.at;if(!(0,y._p)(u,O,d))return{kind:"other",start:d,end:u.at};const i={start:d,end:u.at},h=o.slice(e,o.lastIndexOf(`\

`,u.at-1)+1);if(x.test(h)){const I=[{kind:"unknown",...i}];return{kind:"template",...i,parts:I,verbatim:void 0}}const f=h.replaceAll("$${","${").replaceAll("%%{",
"%{"),k=v?U(f):f;return{kind:"string",...i,value:k,verbatim:k}}const x=/(?<!\$)\$\{|(?<!%)%\{/;function U(u){let o=u.length;for(const[d]of u.matchAll(H))o=Math.
min(o,d.length);return u.replace(H,d=>d.slice(o))}const H=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((le,q,E)=>{E.d(q,{B$:()=>O,Tu:()=>j,
_3:()=>$,cd:()=>u,lR:()=>C,p_:()=>W});var L=E(3298),B=E(6784),y=E(891),K=E(9780);const $=({expression:a,text:t},m)=>m.effort.spend(()=>b(a,t,m)),C=1024;function W(a,t){
if(a.length>C)return;const m=new B.bs(a),_=i(m);return m.skipBlank()===""&&m.mistake===void 0?_?.(t):void 0}function b(a,t,m){switch(a.kind){case"string":return m.
isLiteral?a.verbatim:a.value;case"primitive":{const{value:_,start:r,end:n}=a;return typeof _=="number"?N(t.slice(r,n)):_}case"object":return(0,L.O)(_=>{const r=j(
a,_,t);return r===a?void 0:r&&$({expression:r,text:t},m)});case"tuple":return(0,L.O)(_=>{if(_===K.pi)return a.elements.length;const r=a.elements[Number(_)];return r&&
$({expression:r,text:t},m)});case"template":return m.isLiteral&&a.verbatim!==void 0?a.verbatim:U(O(a.parts,t,m),t,m);case"other":return W(t.slice(a.start,a.end),
m)}}function N(a){const t=a.replace(/[()\s]/g,"");return String(Number(t))===t?Number(t):void 0}function j(a,t,m,_=!1){if(a?.kind!=="object")return;const r=T(a.
items,m),n=r.get(void 0),p=_&&n!==void 0&&(n.name!==void 0||S.test(m.slice(n.start,n.end)));return n===void 0||p?r.get(t)?.value:a}const S=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
A=new WeakMap;function T(a,t){const m=A.get(a)??new Map(a.map(_=>[x(_,t),_]));return A.set(a,m),m}function x({name:a,start:t,end:m},_){return a===void 0?(0,K.Uk)(
W(_.slice(t,m),(0,K.os)())):a.includes("{")?void 0:a.normalize("NFC")}function U(a,t,m){let _="";for(const r of a){const n=r.kind==="known"?void 0:u(r,t),p=r.kind===
"known"?r.value:n&&W(n,m),s=(0,K.Uk)(p);if(s===void 0)return(0,K.VI)(_,p);if(_.length+s.length>K.lG)return;_+=s}return _}const H=(a,t)=>a.code??t.slice(a.start,
a.end);function u(a,t){const m=H(a,t);return m.startsWith("${")?m.slice(2,-1).replace(/^~|~$/g,""):void 0}const o=/^%\{~?\s*if\s([\s\S]*)\}$/,d=/^%\{~?\s*else\s*~?\}$/,
v=/^%\{~?\s*endif\s*~?\}$/;function O(a,t,m){const _=a.map(P=>P.kind==="unknown"?H(P,t):""),[r,...n]=_.keys().filter(P=>o.test(_[P]??"")),p=_.findIndex(P=>v.test(
P));if(r===void 0||n.length>0||p<r)return a;const s=o.exec(_[r]??"")?.[1]??"",c=W(s.replace(/~$/,""),m);if(typeof c!="boolean")return a;const l=_.findIndex(P=>d.
test(P)),g=l<0?p:l,D=c?a.slice(r+1,g):a.slice(g+1,p);return[...a.slice(0,r),...D,...a.slice(p+1)]}const e=a=>t=>t.effort.spend(()=>a(t));function i(a){if(a.depth>=
B.lr)return;a.depth++;const t=h(a);let m=t;if(t!==void 0&&w(a,"?")){const _=i(a),r=w(a,":")?i(a):void 0;m=_&&r&&e(p=>{const s=t(p);if(typeof s!="boolean")return(0,K.
J6)([s]);const[c,l]=s?[_,r]:[r,_],g=c?.(p);return/number|boolean/.test(typeof g)&&typeof l?.(p)!=typeof g?void 0:g})}return a.depth--,m}function h(a){const t=f(
a),m=w(a,"==");if(t===void 0||!m&&!w(a,"!="))return t;const _=f(a);return _&&e(n=>{const p=[t(n),_?.(n)];return p.every(c=>c===null||(0,K.Uk)(c)!==void 0)&&(p.includes(
null)||typeof p[0]==typeof p[1])?p[0]===p[1]===m:(0,K.J6)(p)})}function f(a){let t=I(a);for(;t!==void 0;){let m;if(w(a,".")){const _=a.readName()??R(a,/\d+/y);m=
_===void 0?void 0:e(()=>_)}else if(w(a,"[")){if(m=i(a),!w(a,"]"))return}else return t;t=m&&k(t,m)}}const k=(a,t)=>e(m=>{const _=a(m),r=t(m),n=(0,K.Uk)(r);return typeof _!=
"function"||n===void 0?(0,K.J6)([_,r]):_(n)});function I(a){if(w(a,"(")){const n=i(a);return w(a,")")?n:void 0}const t=a.skipBlank(),m=a.readName();if(m!==void 0)
return M(a,m);const _=R(a,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(_!==void 0)return e(()=>N(_));const r=/["{[]/.test(t)?(0,y.U)(a,t):void 0;return r&&e(n=>b(r,a.text,
n))}function M(a,t){const m={true:!0,false:!1,null:null}[t];if(m!==void 0)return e(()=>m);if(!w(a,"("))return e(r=>r.name(t));const _=[];for(;!w(a,")");){const r=i(
a);if(r===void 0||!w(a,",")&&a.skipBlank()!==")")return;_.push(r)}return e(r=>{const n=_.map(p=>p(r));return(0,K.J6)(n)??r.call(t,n)})}function w(a,t){return a.
skipBlank(),a.text.startsWith(t,a.at)?(a.at+=t.length,!0):!1}function R(a,t){const m=a.match(t)?.[0];return a.at+=m?.length??0,m}}),891:((le,q,E)=>{E.d(q,{J:()=>K,
U:()=>b});var L=E(6784),B=E(8201),y=E(3278);function K(e,i){e.countPart();const h=i==="element"?e.skipBlank():e.skipSpaces(),f=e.at,k=b(e,h);if(k!==void 0&&W(e,
i))return k;i==="line"&&C(e,k),(0,B.Kk)(e,i);let I=e.at;for(;I>f&&(0,L.xC)(e.text.charAt(I-1));)I--;return I===f&&e.report("invalid expression: expected the sta\
rt of an expression",f),k===void 0?A(e,f,I):{kind:"other",start:f,end:I}}const $=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function C(e,i){$.lastIndex=e.at;const h=i===
void 0?$.test(e.text):/["\w]/.test(e.peek()),f=i===void 0?$.lastIndex-1:e.at;h&&e.report("missing newline after argument or block definition",f)}function W(e,i){
const h=i==="element"?e.skipBlank():e.skipSpaces();return(0,L.wH)(h)||h===","||e.isLineEnd(h)}function b(e,i){if(i==='"')return(0,y.E3)(e);if(i==="<")return(0,y.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const h=e.at++;e.depth++;let f;return e.depth>L.lr?f=N(e,i,h):i==="{"?f=U(e,h):i==="["?f=x(e,h):f=T(e,h),e.depth--,f}
function N(e,i,h){return(0,B.ku)(e,(0,L.r1)(i)??i,h),{kind:"other",start:h,end:e.at}}const j=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,S=32;function A(e,i,h){
if(j.lastIndex=i,!(j.test(e.text)&&j.lastIndex===h)||h-i>S)return{kind:"other",start:i,end:h};const k=e.text.slice(i,h),I={true:!0,false:!1,null:null}[k];return{
kind:"primitive",start:i,end:h,value:I===void 0?Number(k):I}}function T(e,i){const h=K(e,"element");return e.skipBlank()!==")"?N(e,"(",i):(e.at++,{...h,start:i,
end:e.at})}function x(e,i){if(O(e))return N(e,"[",i);const h=[];let f=H(e,"]",i);for(;f;f=H(e,"]",i)){const I=e.at;h.push(K(e,"element")),e.at===I&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const k={start:i,end:e.at};return f===void 0?{kind:"other",...k}:{kind:"tuple",...k,elements:h}}function U(e,i){if(O(e))return N(
e,"{",i);const h=[];for(;H(e,"}",i);)h.push(u(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:i,end:e.at,items:h}}function H(e,i,h){const f=e.
skipBlank();return f!==i&&!e.isAtEnd()&&!(0,L.wH)(f)?!0:f!==i?e.reportUnclosed(h):(e.at++,!1)}function u(e,i){const h=e.at,f=o(e,i);let k=e.at;for(;k>h&&(0,L.xC)(
e.text.charAt(k-1));)k--;const I=e.skipSpaces();if(I!=="="&&I!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,B.Kk)(
e,"line"),e.at===h&&e.at++,{name:void 0,start:h,end:k,value:{kind:"other",start:k,end:e.at}};e.at++;const M=K(e,"line");return{name:f,start:h,end:k,value:M}}function o(e,i){
const h=e.at;let f;if(i==='"'||i==="("){const M=b(e,i);M?.kind==="string"&&(f=M.value)}else f=e.readName();const k=e.skipSpaces();if(k==="="||k===":")return f;v(
e);const I=e.text.slice(h,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(I)?I:void 0}const d=/[=!<>]=|[-+*/%<>!&|?.]/y;function v(e){for(;;){const i=e.skipSpaces(),
h=e.at;if(e.isLineComment(i))return;if((0,L.L8)(i))e.at++;else if(i==="["||i==="(")e.at++,N(e,i,h);else if(i==='"')(0,y.E3)(e);else if(e.match(d)!==null)e.at=d.
lastIndex;else if(e.readName()===void 0)return}}function O(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,L.L8)(e.peek(3))}}),6353:((le,q,E)=>{E.d(q,
{K:()=>C});var L=E(6784),B=E(891),y=E(8201),K=E(3278),$=E(9941);function C(o,d=new $.n_,v=!1){const O=new L.bs(o,o.startsWith("\uFEFF")?1:0,d);return O.readsAll=
v,O.structure(W(O,void 0))}function W(o,d){const v={kind:"native",attributes:[],blocks:[]},O=new Set;let e=d!==void 0&&!o.isLineEnd(o.skipSpaces());for(;;){const i=o.
skipBlank();if(o.at>=o.text.length){d!==void 0&&o.report(b,d);break}if(i==="}"&&d!==void 0){o.at++;break}N(o,i,v,O),H(o,e,v),e=!1}return v}const b="unclosed con\
figuration block: there is no closing brace before the end of the file";function N(o,d,v,O){const e=o.at;o.countPart();const i=d==='"'?x(o):o.readName();if(i===
void 0){d<"\x80"?o.report("argument or block definition required",e):o.reportCharacter(),u(o,e);return}const h=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.
at++,O.has(i)&&o.report("attribute redefined: it is set a second time",e,h),O.add(i),v.attributes.push({name:i,start:e,end:h,value:(0,B.J)(o,"line")});return}const k=[];
for(let a=U(o);a!==void 0;a=U(o))k.push(a);const I=o.at;if(o.peek()!=="{"){const a=k.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';o.report(a,e,h),u(o,e);return}o.at++;const R=j.has(i)&&k[0]?.value!=="terraform_\
remote_state"&&!o.readsAll&&o.depth===0&&o.mistake===void 0?S(o,I):T(o,I);v.blocks.push({type:i,labels:k,start:e,end:I,body:R})}const j=new Set(["resource","dat\
a","ephemeral","output","variable"]);function S(o,d){const{at:v}=o;if((0,y.ku)(o,"}",d)&&o.mistake===void 0){const e=new L.bs(o.text.slice(0,o.at),v,o.parts);return e.
depth=1,new A(e)}return o.at=v,o.mistake=void 0,T(o,d)}class A{kind="native";cursor;body;constructor(d){this.cursor=d}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(d){return this.body!==void 0||this.cursor.text.includes(d,this.cursor.at)}read(){return this.body??=W(this.cursor,this.cursor.
at-1),this.body}}function T(o,d){if(o.depth>=L.lr)return o.report(`blocks are nested deeper than ${L.lr} levels`,d),(0,y.ku)(o,"}",d),{kind:"native",attributes:[],
blocks:[]};o.depth++;const v=W(o,d);return o.depth--,v}function x(o){const d=o.at,v=(0,K.E3)(o);return o.report("invalid argument name: argument names must not \
be quoted",d,o.at),v.kind==="string"?v.value:void 0}function U(o){const d=o.skipSpaces(),v=o.at;let O;if(d==='"'){const i=(0,K.E3)(o);i.kind==="string"?O=i.value:
(O=o.text.slice(v+1,Math.max(v+1,o.at-1)),o.report("invalid block label: it has to be plain text",v,o.at))}else O=o.readName();if(O===void 0)return;const{at:e}=o;
return o.countPart(),{value:O,start:v,end:e}}function H(o,d,{blocks:v}){const O=o.skipSpaces();d&&(O!=="}"||v.length>0)?o.report("invalid single-argument block \
definition: a block in one line has one argument at most",o.at):!d&&!o.isLineEnd(O)&&o.report("missing newline after argument or block definition",o.at)}function u(o,d){
(0,y.Kk)(o,"line"),(o.at===d||(0,L.wH)(o.peek())&&o.peek()!=="}")&&o.at++}}),9780:((le,q,E)=>{E.d(q,{A9:()=>W,J6:()=>A,Pg:()=>b,Uk:()=>S,VI:()=>T,ae:()=>L,lG:()=>y,
os:()=>N,pi:()=>B,sT:()=>j});class L{text;withheld;constructor(U,H=null){this.text=U,this.withheld=H}}const B="#",y=4096,K=200,$=2e4,C=5e6,W=x=>/[^\0-\x7f]/.test(
x)?x.normalize("NFC"):x;class b{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>C}spend(U){
if(this.steps+=1,this.count(),this.depth>=K||this.steps>$||this.isSpent)return;this.depth+=1;const H=U();return this.depth-=1,typeof H!="string"?H:H.length>y?void 0:
W(H)}}const N=()=>({name:()=>{},call:()=>{},effort:new b}),j=()=>({...N(),isLiteral:!0}),S=x=>typeof x=="string"||typeof x=="number"||typeof x=="boolean"?String(
x):void 0,A=x=>x.find(U=>U instanceof L&&U.withheld!==null);function T(x,U){return U instanceof L?new L((x+U.text).slice(0,y),U.withheld):new L(x)}}),2756:((le,q,E)=>{
E.d(q,{A_:()=>U,Bs:()=>W,C5:()=>A,Yo:()=>C,bK:()=>T,g$:()=>H,rI:()=>$,wK:()=>j,yR:()=>S});var L=E(9432),B=E(9985),y=E(9780),K=E(9941);function $({text:u},o,d){const v=(0,K.
yN)(u);return{text:u,place:O=>({file:o,...v(O),target:d})}}const C=u=>{const o=u.length>y.lG?(0,L.dh)(u,y.lG):u;return o.length<13?o:[o.slice(0,1),o.slice(1)].join(
"")};function W(u){const o=u.join(".");return o.length>y.lG?C(o):o}const b=u=>u.length>y.lG?{kind:"pieces",pieces:[null],text:C(u)}:{kind:"known",text:C((0,y.A9)(
u))},N=u=>u===void 0||u.length>B.lR?null:{code:C(u)};function j(u,o,d=!1){const v=()=>u.text.slice(o.start,o.end),O=e=>({kind:"pieces",pieces:e,text:C(v())});switch(o.
kind){case"string":{const{value:e,verbatim:i}=o;if(d||e===i)return b(i);const h=C((0,y.A9)(e));return{kind:"pieces",pieces:[h],text:h,isJson:!0}}case"template":{
if(d&&o.verbatim!==void 0)return b(o.verbatim);const e=o.verbatim!==void 0,i=e?null:(0,B._3)({expression:o,text:u.text},(0,y.os)());if(typeof i=="string")return b(
i);const h=(0,B.B$)(o.parts,u.text,(0,y.os)()).map(k=>k.kind==="known"?C(k.value):N((0,B.cd)(k,u.text))),f=h.includes(null)?[N(v())]:h;return{...O(f),...e&&{isJson:e}}}case"\
other":{const e=v(),i=(0,B.p_)(e,(0,y.os)());return typeof i=="string"?b(i):O([N(e)])}case"primitive":case"object":case"tuple":return O([null])}}function S(u,o){
return o.kind!=="primitive"?j(u,o):o.value===null?null:b(String(o.value))}function A(u,o){const[d]=u.kind==="pieces"?u.pieces:[];return u.kind==="known"||typeof d!=
"object"||d===null?u:{...u,pieces:[{code:`(${d.code}).${o}`}]}}function T(u){return u?.kind!=="string"?null:C((0,y.A9)(u.value))}const x=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));
function U({text:u},o){return(o.kind==="template"?o.parts.map(v=>v.kind==="unknown"?(0,B.cd)(v,u):""):[o.kind==="other"?u.slice(o.start,o.end):""]).some(v=>x.test(
v??""))}function H({pieces:u},o){let d="";for(const v of u){const O=typeof v=="object"?v&&(0,B.p_)(v.code,o):v;if(O===null&&v!==null&&u.length===1)return{isWhole:!0,
text:null,withheld:null};const e=(0,y.Uk)(O);if(e===void 0)return{isWhole:!1,...(0,y.VI)(d,O)};if(d.length+e.length>y.lG)return{isWhole:!1,text:d,withheld:null};
d+=e}return{isWhole:!0,text:C((0,y.A9)(d)),withheld:null}}}),3140:((le,q,E)=>{E.d(q,{AJ:()=>r,AP:()=>S,kM:()=>U,kg:()=>j,ls:()=>n});var L=E(7706),B=E(8516),y=E(
2170),K=E(9119),$=E(1054),C=E(8032),W=E(3846),b=E(9941),N=E(2756);const j=new Map([["import","language","locals","moved","removed","terraform"],["check","module",
"output","provider","variable"],["action","data","ephemeral","list","resource"]].flatMap((s,c)=>s.map(l=>[l,c]))),S=s=>s.kind==="native"?s.blocks:[...j].flatMap(
([c,l])=>(0,b.SH)(s,c,l));function A(s,c,l,g=C.Du,D=L.ho){return{what:l.what,place:s.place(c),problem:D(l),clients:g}}const T="the backend or cloud block",x=/^(?:credentials(?:_helper)?|host|provider_installation)$/;
function*U(s,c){const l=({name:g})=>c.kind==="native"||!j.has(g);for(const g of[...(0,b.Td)(c).filter(l),...S(c)]){const D="name"in g?g.name:g.type,P=j.get(D);if("\
labels"in g&&g.labels.length===P)yield*o(s,g);else{const F=x.test(D)?"of-cli":"unknown";yield A(s,g,{kind:F,what:(0,N.Yo)(D),labels:P})}}}const H=($late2??=new RegExp("^[\\p{ID_Start}_][\\p{ID_Continue}-]*$","u")),
u=/^(?:module|variable|output|resource|data)$/;function*o(s,c){const{type:l,labels:g,body:D}=c,P=l==="provider"?(0,N.bK)((0,b.w4)(D,"alias")?.value):null,F=[l,...g.
map(({value:ae})=>ae),...P===null?[]:[P]],V=(0,N.Bs)(F);if(l==="terraform"&&(yield*k(s,D)),g.length===0)return;const z=P===null&&!u.test(l);yield{what:V,place:s.
place(c),...z&&{isSingle:z}};const te=ae=>l==="provider"?(0,W.sL)(ae).ok:H.test(ae),Y=g.find(({value:ae})=>!te(ae));Y!==void 0&&(yield A(s,Y,{kind:"name",what:(0,N.
Yo)(Y.value)})),l==="variable"&&(yield*a(s,c,V)),l==="module"&&(yield*h(s,V,D,d));const se=l==="provider"?(0,b.w4)(D,"for_each"):void 0;se!==void 0&&(0,b.w4)(D,
"alias")===void 0&&(yield A(s,se,{kind:"no-alias",what:V},["opentofu"]))}const d=[/^(?!(?:lifecycle|locals|provider)$)/],v=["terraform"],O=[/^(?:hostname|organization|token|workspaces)$/],
e=[/^(?:name|tags|project)$/,"name","tags"],i=[/^(?:name|prefix)$/,"name","prefix"];function*h(s,c,l,g){const[D,...P]=g,F=g===d?L.ho:L.g6;for(const Y of[...(0,b.
Td)(l),...l.kind==="native"?l.blocks:[]]){const se=(0,N.Yo)("name"in Y?Y.name:Y.type),ae=se==="lifecycle"?v:C.Du,de={kind:"argument",what:c,argument:se};D.test(
se)||(yield A(s,Y,de,ae,F))}const[V,z]=P.map(Y=>(0,b.w4)(l,Y)?.value),te=[V,z].some(Y=>/other|primitive/.test(Y?.kind??"other")||(0,N.bK)(Y)==="");!z||te||(yield A(
s,z,{kind:"both",what:c,names:P},C.Du,F))}const f=[["backend",1,T],["cloud",0,T],["required_providers",0,"required_providers"]];function*k(s,c){for(const[l,g,D]of f)
for(const P of(0,b.SH)(c,l,g))if(yield{what:D,place:s.place(P),isSingle:!0},l!=="required_providers")yield*w(s,P);else for(const F of(0,b.Td)(P.body))yield*m(s,
F);yield*_(s,(0,b.w4)(c,"required_version"))}const I=/^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/,M=/^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/;
function*w(s,c){const[{value:l}={value:"cloud"}]=c.labels;if(!I.test(l)){const g=M.test(l),D={kind:"backend",what:(0,N.Yo)(l),isRemoved:g};yield A(s,c,D,C.Du,L.
g6)}if(!(l!=="cloud"&&l!=="remote")){yield*h(s,`the ${c.type} block`,c.body,O);for(const{body:g}of(0,b.SH)(c.body,"workspaces",0))yield*h(s,"workspaces",g,l==="\
cloud"?e:i)}}const R=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function*a(s,c,l){const g=(0,b.w4)(c.body,"type")?.value,
[{value:D}={value:""}]=c.labels;R.test(D)&&(yield A(s,c,{kind:"reserved",what:l})),c.body.kind==="native"&&g?.kind==="string"&&(yield A(s,g,{kind:"quoted-type",
what:l}))}const t=["source","version","configuration_aliases"];function*m(s,c){const{value:l}=c,g=(0,N.Yo)(c.name),D=(0,N.Bs)(["required_providers",g]),P=l.kind===
"object"?l.items:null,F=(0,W.sL)(g);if(!F.ok||P!==null&&F.value!==g){const z=F.ok?F.value:null;yield A(s,c,{kind:"local-name",what:g,normal:z});return}const V=P?.
find(z=>z.name!==void 0&&!t.includes(z.name));V?.name!==void 0&&(yield A(s,V,{kind:"argument",what:D,argument:(0,N.Yo)(V.name)}))}function*_(s,c){if(c===void 0||
!(0,N.A_)(s,c.value))return;const l=s.place(c.value),g=(0,B.jF)({kind:"not-constant"}),D=/\.tofu(\.json)?$/.test(l.file)?"opentofu":"terraform";yield{what:"requ\
ired_version",place:l,problem:g,clients:[D]}}function*r(s){const c=s.every(({kind:l})=>l.clients.length===C.Du.length);for(const l of c?[C.Du]:C.Du.map(g=>[g])){
const g=s.filter(({kind:D})=>l.every(P=>D.clients.includes(P)));yield{readers:l,read:g}}}function n(s){const c=[...r(s)].flatMap(({readers:l,read:g})=>[...p(g)].
map(({what:D,place:P,problem:F,clients:V=C.Du})=>{const z=l.filter(Y=>V.includes(Y)),te=(0,$.Kc)(D);return(0,y.kH)(F,{places:[P],clients:z,isPlaceholder:te})}));
return(0,y.Qp)(c,({places:l,problem:g})=>[l[0],g.message])}function*p(s){const c=new Map,l=s.some(({kind:g,definitions:D})=>g.isOverride&&D.some(({what:P,problem:F})=>!F&&
P===T));for(const{definitions:g,kind:D,isContext:P,notes:F}of s)for(const{what:V,place:z,problem:te,clients:Y}of g){const se=c.get(V);if(te!==void 0){const ae=te.
code==="block-backend"&&l&&!D.isOverride;!P&&F.length===0&&!ae&&(yield{what:V,place:z,problem:te,clients:Y})}else{if(D.isOverride)continue;if(se===void 0)c.set(
V,z);else if(!P){const ae=(0,K.eo)(se);yield{what:V,place:z,problem:(0,L.ho)({kind:"twice",what:V,first:ae})}}}}if(!s.some(({notes:g,kind:D})=>g.length>0||D.class===
"terragrunt")){for(const{definitions:g,kind:D,isContext:P}of s)if(!(!D.isOverride||P))for(const{what:F,place:V,problem:z,isSingle:te}of g)z!==void 0||te||c.has(
F)||(yield{what:F,place:V,problem:(0,L.ho)({kind:"no-base",what:F})})}}}),8594:((le,q,E)=>{E.d(q,{Ef:()=>u,FT:()=>x,RO:()=>S,S9:()=>v,Zn:()=>h,gd:()=>k,hN:()=>I,
qm:()=>N});var L=E(8339),B=E(8032),y=E(5243),K=E(9897),$=E(3846),C=E(9780),W=E(2756),b=E(5440);const N=M=>[[{...(0,W.g$)(M,(0,C.os)()),from:null}]],j=1e4;function S({
kind:M},w,R,a){const{row:t,value:m}=w;if(m?.kind!=="known")return T(M,w,R);const _=A(w),n=t.grammar==="module"&&!_&&(0,y.Nj)(m.text)?"./":m.text,p=M.clients.length===
B.Du.length?"":M.clients[0],s=`${t.grammar} ${t.service} ${p} ${_} ${n}`,c=a.get(s);if(c!==void 0)return c;a.size>=j&&a.clear();const l=T(M,w,R);return a.set(s,
l),l}const A=({version:M})=>M?.value.kind==="known";function T(M,w,R){const a=M.clients.map(m=>[m,U(M,w,m,R)]),t=Math.max(...a.map(([,{length:m}])=>m));return Array.
from({length:t},(m,_)=>{const r=new Map;for(const[p,{[_]:s}]of a)s!==void 0&&r.set(p,s);const n=x([...r.values()]);return{meanings:r,first:n,needs:I(r,w.row)}})}
const x=M=>M.find(({host:w,directHost:R})=>w!==null||R!==void 0)??b.zt;function U(M,w,R,a){const t=o(w,R,a).map(_=>{const r=O(M,w,R,_);return H(w,R)?{...r,directHost:K.
IZ}:r});if(t.length<2)return t;const m=({host:_,directHost:r,needed:n,problem:p})=>JSON.stringify([_,r,n,p?.message]);return[...new Map(t.map(_=>[m(_),_])).values()]}
const H=({row:M,value:w},R)=>R==="terraform"&&M.evaluation?.terraform!=="any"&&w?.kind==="pieces"&&w.isJson===!0,u={isWhole:!0,withheld:null,from:null};function o(M,w,R){
const{value:a}=M;return a?.kind==="known"?[[{...u,text:a.text}]]:a===void 0||a.text==="null"?[[{...u,text:null}]]:R(M,a,w)}const d=({value:M})=>M?.kind==="piece\
s"&&M.text!=="null",v=({references:M})=>M.some(w=>w.row.evaluation!==void 0&&(d(w)||w.version?.value.kind==="pieces"||w.row.merges==="module"&&w.value?.kind==="\
pieces"));function O(M,w,R,a){const{row:t,address:m,value:_}=w,r=h(a),n=r.map(({isWhole:P,text:F})=>{if(F===null)return k(w,M,R);if(P)return b.pb[t.grammar](F,R,
A(w));const V=M.class==="terragrunt"||M.isGenerated;return t.grammar==="host-part"&&V?b.zt:(0,b.i4)(t.grammar,F,R)}),[p]=n,s=n.every(P=>P?.needed===p?.needed);if(p!==
void 0&&s&&!n.includes(void 0)){const[P]=r;if(_?.kind!=="pieces"||P===void 0)return p;const V=n.every(te=>te?.directHost===p.directHost)?{}:{directHost:K.IZ},z=r.
every(te=>te.isWhole);return{...p,...V,evaluated:{text:P.text,isWhole:z}}}const c=t.evaluation!==void 0&&t.evaluation[R]===void 0;if(c&&!M.isGenerated)return b.
zt;const l=r.find(({withheld:P})=>P!==null)?.withheld??null;if(!c&&l===null&&i(_))return{...b.zt,directHost:K.IZ};const g=R==="terraform",D=(0,L.J0)({address:m,
argument:t.grammar==="host"?"hostname":"source",expression:_?.kind==="pieces"?_.text:"",candidates:r.map(({isWhole:P,text:F,from:V})=>({text:P?F:null,from:V})),
refused:l===null?null:{variable:g?l:""}});return(0,b.Qm)(D)}const e=/^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/,i=M=>M?.kind===
"pieces"&&(e.test(M.text)||M.pieces.some(w=>/[?&]ref=/.test(String(w))));function h(M){return M.some(({isWhole:w,from:R})=>w&&R!==null)?M.filter(({isWhole:w,from:R})=>w||
R!==null):M}const f={cloud_default:"cloud block",remote_state_default:"remote state"};function k(M,w,R){const{row:a,value:t,address:m,localName:_}=M,r=t===void 0?
M.kind:a.absent??M.kind;if(a.defaults!==void 0){const n=a.defaults[R];return n!==null?(0,b.TU)((0,y.mD)(n)):(0,b.Qm)((0,L.tg)(f[r]??"remote backend"))}return t!==
void 0?a.grammar==="url"?b.zt:(0,b.Qm)((0,L.DA)({reason:"null",address:m})):r==="required_provider_invalid"?(0,b.Qm)((0,L.DA)({reason:"not-a-requirement",address:m})):
_!==null&&w.class!=="stack"&&w.class!=="deploy"?_!=="terraform"&&(0,$.sL)(_).ok?(0,b.TU)((0,y.Vm)(R)):b.zt:w.isOverride?b.zt:(0,b.Qm)((0,L.DA)({reason:"missing",
address:m}))}function I(M,{service:w}){if(w===null)return[];const R=new Map;for(const[a,{needed:t}]of M)t!==null&&R.set(t,{host:t,service:w,clients:[...R.get(t)?.
clients??[],a]});return[...R.values()]}}),4118:((le,q,E)=>{E.d(q,{FK:()=>u,hN:()=>h,FZ:()=>a,xr:()=>t,Od:()=>o,gq:()=>v,R:()=>k});var L=E(8032),B=E(5243),y=E(3846),
K=E(5106),$=E(9941),C=E(2756),W=E(3140);function*b(r,n){const p=N.get(n.type)?.(n,r)??[];for(const{kind:s,text:c,localName:l=null,span:g}of p)yield{kind:s,text:(0,C.
Yo)(c),localName:l,place:r.place(g)}}const N=new Map([["terraform",j],["provider",A],["module",U]]);function*j({body:r},n){const p=(0,$.SH)(r,"required_provider\
s",0).flatMap(s=>(0,$.Td)(s.body));for(const{value:s}of p){const l=(s.kind==="object"?s.items:[]).find(({name:g})=>g==="configuration_aliases")?.value;for(const g of l?.
kind==="tuple"?l.elements:[])yield{kind:"provider-expected",text:g.kind==="string"?g.value:S(n,g),span:g}}}const S=({text:r},{start:n,end:p})=>r.slice(n,p).trim();
function*A(r){const{labels:n,body:p}=r,[s]=n;if(s===void 0||T(p))return;const c=(0,C.bK)((0,$.w4)(p,"alias")?.value);yield{kind:"provider-configured",text:c===null?
s.value:`${s.value}.${c}`,span:r}}const T=r=>(0,$.Td)(r).every(({name:n})=>n==="alias"||n==="//")&&(r.kind==="json"||r.blocks.length===0),x=["count","for_each",
"depends_on"];function*U({labels:[r],body:n},p){const s=(0,C.Yo)(r?.value??""),c=(0,$.w4)(n,"providers")?.value;for(const l of c?.kind==="object"?c.items:[])yield{
kind:"provider-passed",text:l.name??S(p,l),localName:s,span:l};for(const l of x){const g=(0,$.w4)(n,l);g!==void 0&&(yield{kind:"call-repeated",text:l,localName:s,
span:g})}}var H=E(1011);const u={providerUses:new Map,hasBackend:!1,declared:[]};function o(r,n){const p=new O(r);for(const g of(0,W.AP)(n))W.kg.get(g.type)===g.
labels.length&&p.read(g);const{providerUses:s,hasBackend:c,declared:l}=p;return{providerUses:s,hasBackend:c,declared:l}}const d=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function v(r,n){const p=new O(r),s=(0,$.w4)(n,"terraform_binary")?.value,[,c]=d.exec((0,C.bK)(s)??"")??[];return s!==void 0&&c!==void 0&&p.declare("binary",s,c),
p.declareVersion("version",(0,$.w4)(n,"terraform_version_constraint")),{...u,declared:p.declared}}class O{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(n){
this.source=n}isOpen=({value:n})=>(0,C.A_)(this.source,n);read(n){const{type:p,labels:s,body:c}=n;switch(this.declared.push(...b(this.source,n)),p){case"languag\
e":this.declare("language",n);for(const l of(0,$.SH)(c,"compatible_with",0))this.declareVersion("compatible",(0,$.w4)(l.body,"opentofu"));return;case"terraform":{
this.hasBackend||=h(c);const l=e(c).flatMap(i).find(this.isOpen);l!==void 0&&c.kind==="native"&&this.declare("state-expression",l.value,(0,C.Yo)(l.name));for(const g of(0,$.
SH)(c,"encryption",0))this.declare("encryption",g);this.declareVersion("version",(0,$.w4)(c,"required_version"));return}case"provider":for(const l of s)this.use(
l.value,l.value,l,[n]),this.declareVersion("provider-version",(0,$.w4)(c,"version"),(0,C.Yo)(l.value));(0,$.w4)(c,"for_each")!==void 0&&this.declare("provider-f\
or-each",n);return;case"check":for(const l of(0,$.SH)(c,"data",2))this.readTyped(l,[n,l]);return;case"import":this.readNamed(n,[n])||this.readImported(n);return;default:
if(s.length<2)return;p==="action"&&this.declare("action",n),this.readTyped(n,[n])}}declare(n,p,s="",c=null){this.declared.push({kind:n,text:s,localName:c,place:this.
source.place(p)})}declareVersion(n,p,s){const c=(0,C.bK)(p?.value);p!==void 0&&c!==null&&this.declare(n,p.value,c,s)}readTyped(n,p){const[s]=n.labels;if(s===void 0||
this.readNamed(n,p))return;const[c=""]=s.value.split("_",1);this.use(c,s.value,s,p)}readImported(n){const p=(0,$.w4)(n.body,"to")?.value,[,s]=w.exec(this.textOf(
p))??[];if(p===void 0||s===void 0)return;const[c=""]=s.split("_",1);this.use(c,s,p,[n])}textOf(n){if(n===void 0)return"";const{start:p,end:s}=n;return(n.kind===
"string"?n.value:this.source.text.slice(p,s)).slice(0,R).trim()}readNamed(n,p){const s=(0,$.w4)(n.body,"provider")?.value;if(s===void 0)return!1;const[,c]=M.exec(
this.textOf(s))??[];return c===void 0?!1:(this.use(c,c,s,p),!0)}use(n,p,s,c){if(this.providerUses.has(n))return;const l={text:(0,C.Yo)(p),address:I(c),place:this.
source.place(s)};this.providerUses.set((0,C.Yo)(n),l)}}const e=r=>[...(0,$.SH)(r,"backend",1),...(0,$.SH)(r,"cloud",0)],i=({body:r})=>[r,...(0,$.SH)(r,"workspac\
es",0).map(n=>n.body)].flatMap($.Td),h=r=>e(r).length>0,f=["name","prefix","tags"];function k(r){const[n]=(0,$.SH)(r,"workspaces",0),p=c=>c==="workspaces"&&n!==
void 0?f.some(l=>(0,$.w4)(n.body,l)!==void 0):(0,$.w4)(r,c)!==void 0,s=H.Rt.filter(c=>!p(c));return{organization:(0,C.bK)((0,$.w4)(r,"organization")?.value),name:n?
(0,C.bK)((0,$.w4)(n.body,"name")?.value):null,...s.length>0&&{lacks:s}}}const I=r=>(0,C.Bs)(r.flatMap(({type:n,labels:p})=>[n,...p.map(({value:s})=>s)])),M=($late3??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
w=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,R=256;function a(r){const n=new Map;for(const{readers:p,read:s}of(0,W.AJ)(r))for(const[c,l]of _(s)){
const g=n.get(c),D=g===void 0?p:[...g.clients,...p];n.set(c,{...g??l,clients:D})}return Array.from(n.values(),p=>{const{host:s,isHostImplied:c,needs:l}=t(p.clients);
return{kind:"implied_provider",host:s,isHostImplied:c,...p,isOverridden:!1,needs:l}})}function t(r){const n=r.length===L.Du.length,p=c=>c.clients.some(l=>r.includes(
l)),s=n?m:m.filter(p);return{host:s[0]?.host??null,isHostImplied:!0,needs:s}}const m=L.Du.map(r=>({host:(0,B.Vm)(r),service:K.xq,clients:[r]}));function _(r){const n=new Set(
["terraform"]);for(const{references:s}of r)for(const{localName:c}of s)n.add(c);const p=new Map;for(const{scope:s,isContext:c}of r)if(!c)for(const[l,g]of s.providerUses)
n.has(l)||(n.add(l),(0,y.sL)(l).ok&&p.set(l,g));return p}}),5839:((le,q,E)=>{E.d(q,{PG:()=>S,YK:()=>x,kl:()=>A});var L=E(4756),B=E(2170),y=E(1054),K=E(8032),$=E(
1780),C=E(3298),W=E(3140),b=E(5440),N=E(8594),j=E(4118);const S=5e4;function A(e,i,h=new Map){const f=[],k=[...e.flatMap(M=>M.notes),...(0,W.ls)(e)],I=new H(e,i);
for(const M of e)if(!M.isContext)for(const w of M.references){const a=w.version!==null&&T(M,w.version)?{...w,version:null}:w;if(f.length>=S)return k.push(x(M.file)),
U(f,k);const t=(0,N.RO)(M,a,i,h);if(a.kind==="backend"&&t.every(({first:_})=>_===b.zt))continue;let m=T(M,a)?void 0:u(M,a,i);for(const _ of t){const r=I.usageOf(
M,a,_);f.push(m===void 0?r:{...r,calls:m}),m=void 0}for(const _ of I.notesOf(M,a,t))k.push(_)}for(const M of(0,j.FZ)(e))f.push(M);return U(f,k)}function T({notes:e},{
value:i,place:h}){const f=h.line+(i?.kind==="pieces"?i.text.split(`
`).length:0);return e.map(I=>(0,B.Xd)(I)?.line??0).some(I=>I>=h.line&&I<f)}const x=e=>(0,B.ht)(e,(0,L.ub)({kind:"module-usages",max:S})),U=(e,i)=>({usages:e.sort(
(h,f)=>O(h.place,f.place)),notes:i.sort((h,f)=>O((0,B.Xd)(h),(0,B.Xd)(f)))});class H{values;overrides;constructor(i,h){this.values=h,this.overrides=i.filter(({kind:f})=>f.
isOverride)}usageOf(i,h,f){const{kind:k,value:I,address:M,constraints:w,place:R,row:a,hasOwnToken:t,workspace:m}=h,{meanings:_,first:r,needs:n}=f,p=this.overrides.
length===0?_:new Map([..._].filter(([l])=>this.isInForce(i,h,l))),s=p.size===_.size,c={kind:k,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,
hasOwnToken:t,text:I?.text??null,address:M,version:this.versionOf(h),constraints:w,place:R,clients:i.kind.clients,needs:s?n:(0,N.hN)(p,h.row),isOverridden:p.size===
0,workspace:m};return s&&a.backend===void 0&&I?.kind!=="pieces"?c:{...c,...this.decisionOf(h,f,p)}}decisionOf({value:i,row:h},{meanings:f},k){const I=[...f],M=I.
flatMap(([R,a])=>a.evaluated===void 0?[]:[[R,a.evaluated]]),w=I.flatMap(([R])=>k.has(R)?[]:R);return{...i?.kind==="pieces"&&{evaluated:Object.fromEntries(M)},...h.
backend!==void 0&&{backend:h.backend},...k.size>0&&w.length>0&&{replacedFor:w}}}notesOf(i,h,f){const{place:k,value:I}=h,M=[k],w=I===void 0&&i.notes.length>0,R=[];
for(const{meanings:a}of w?[]:f)for(const[t,{problem:m,host:_}]of a){if(m===void 0||!this.isInForce(i,h,t)||T(i,h)&&m.code==="source-dynamic")continue;const r=I?.
kind==="known"&&(0,y.Kc)(I.text);R.push((0,B.kH)(m,{namedHost:_,clients:[t],places:M,isPlaceholder:r}))}return(0,B.Qp)(R,({problem:{code:a,message:t}})=>a==="so\
urce-dynamic"?(0,$.pj)(t):a)}isInForce({kind:i},{mergeKey:h},f){return i.isOverride||h===null||!this.replaced(f).has(h)}replaced=(0,C.O)(i=>{const h=new Set;for(const{
kind:f,references:k,scope:I}of this.overrides)if(f.clients.includes(i)){I.hasBackend&&h.add("backend");for(const{mergeKey:M,value:w,localName:R}of k)M!==null&&(w!==
void 0||R!==null)&&h.add(M)}return h});versionOf(i){if(i.version===null)return;const{value:h,place:f}=i.version;if(h.kind==="known")return{text:h.text,place:f};
const k=K.Du.flatMap(M=>{const w=this.values(i,h,M).flat();if(w.some(({withheld:t})=>t!==null))return[];const[R,...a]=w;return[[M,a.length===0&&R?.isWhole===!0?
R.text:null]]});return{text:v.test(h.text)?h.text:"\u2026",value:Object.fromEntries(k),place:f}}}function u({kind:e},i,h){const{row:f,value:k,version:I}=i,M=k?.
kind==="pieces"||I?.value.kind==="pieces";if(f.merges!=="module"||!M)return;const w=e.clients.map(R=>[R,o(i,R,h)]);return Object.fromEntries(w.filter(([,R])=>R!==
null))}function o(e,i,h){const f=w=>w?.kind==="pieces"?h(e,w,i):[[{...N.Ef,text:w?.text??null}]],k=f(e.value);if(k.flat().some(({withheld:w})=>w!==null))return null;
const I=f(e.version?.value),M=new Map;for(let w=0;w<Math.max(k.length,I.length);w+=1){const R=[k[w]??k[0]??[],I[w]??I[0]??[]],[a,t]=R.map(d),[m=null]=R.flatMap(
([n])=>n?.root??[]),r={root:m,source:a??null,version:t??null,isOpen:a===void 0||t===void 0};M.set(JSON.stringify(r),r)}return[...M.values()]}function d(e){const[
i,...h]=(0,N.Zn)(e),f=h.every(({isWhole:k,text:I})=>k&&I===i?.text);return i?.isWhole===!0&&f?i.text:void 0}const v=/^(?!<<)"?[^"]*"?$/,O=(e,i)=>e===null||i===null?
0:e.file!==i.file?e.file<i.file?-1:1:e.line-i.line||e.column-i.column}),6851:((le,q,E)=>{E.d(q,{eI:()=>h,jq:()=>k,CJ:()=>M,bH:()=>d});var L=E(4756),B=E(8516),y=E(
2170),K=E(9968),$=E(3276),C=E(6353),W=E(9941),b=E(2756),N=E(3140),j=E(3114),S=E(2213),A=E(9985),T=E(4118),x=E(3542);function U(r,n,p){const s=(0,x.FK)(p),c=[],l=new Set(
[""]);if(n.kind==="json")for(const{name:g}of n.members)l.add(g);else for(const{type:g}of n.blocks)s.has(g)&&l.add(g);for(const g of l)for(const D of s.get(g)??[])
new H(r,D,c).readAt(0,{body:n,block:void 0,names:[]});return c}class H{source;row;references;constructor(n,p,s){this.source=n,this.row=p,this.references=s}readAt(n,p){
const s=this.row.path[n];if(s===void 0){this.read(p);return}const[c]=s,{body:l}=p,g=l.kind==="native"?l.blocks:(0,W.SH)(l,c,s.length-1);for(const D of g){const{
labels:P}=D;if(D.type!==c||P.length!==s.length-1||P.some(({value:z},te)=>!["*",z].includes(s[te+1]??"")))continue;const V=[...p.names,c,...P.map(({value:z})=>z)];
this.readAt(n+1,{body:D.body,block:D,names:V})}}read(n){const{body:p,block:s,names:c}=n;switch(this.row.position){case"entries":for(const l of(0,W.Td)(p))this.addEntry(
c,l);return;case"label":{const l=s?.labels.at(-1);if(l===void 0)return;const g={kind:"known",text:(0,b.Yo)(l.value)},D=this.source.place(l),P=this.version((0,W.
w4)(p,"version")?.value),F=(0,b.bK)((0,W.w4)(p,"constraints")?.value)??void 0;this.add(c.slice(0,-1),{value:g,place:D,version:P,constraints:F});return}case"urls":{
const l=(0,W.w4)(p,"urls")?.value;for(const g of l?.kind==="tuple"?l.elements:[])this.add(c,this.written(g));return}case"open-state":this.addOpenState(n);return;default:
this.addArguments(n,this.row.position)}}add(n,p){const{row:s}=this,c={version:null,constraints:void 0,localName:null,workspace:void 0},l={row:s,address:(0,b.Bs)(
n),mergeKey:(0,x.dh)(s,n)};this.references.push({kind:s.kind,hasOwnToken:!1,...c,...p,...l})}addOpenState({body:n,names:p}){const{source:s}=this,c=te=>(0,W.w4)(
n,te)?.value,l=c("encryption"),g=l?.kind==="other"||S.Ar.some(te=>(0,A.Tu)(l,te,s.text)!==void 0),D=(0,b.bK)(c("backend")),P=c(D===null?"backend":"config"),F=D!==
"remote"&&P?.kind!=="object",V=g?l:F?P:void 0;if(V===void 0)return;const z={kind:"pieces",pieces:[null],text:(0,b.wK)(s,V).text};this.add(p,{value:z,place:s.place(
V)})}addArguments({body:n,block:p,names:s},c){const{row:l,source:g}=this,D=Y=>(0,W.w4)(n,Y)?.value,P=l.backend!==void 0;if(P&&(0,b.bK)(D("backend"))!==l.backend)
return;const F=P?D("config"):void 0,V=Y=>{const[se="",ae]=Y.split("."),de=P?(0,A.Tu)(F,se,g.text):D(se);return ae!==void 0&&de?.kind==="object"?(0,A.Tu)(de,ae,g.
text):de},z={version:this.version(D("version")),hasOwnToken:l.grammar==="host"&&V("token")!==void 0,workspace:l.merges==="backend"&&l.grammar==="host"?(0,T.R)(n):
void 0},te=new Map(c.map(Y=>[V(Y)??Y,Y]));for(const[Y,se]of te)if(typeof Y!="string")this.add(s,{...z,...this.written(Y)});else if(l.absent!==void 0&&p!==void 0){
const de=F!==void 0&&F.kind!=="object"?(0,b.C5)((0,b.wK)(g,F),se):void 0;this.add(s,{...z,kind:l.absent,value:de,place:g.place(p)})}}written(n){const{row:p,source:s}=this,
c=n.kind==="primitive"&&n.value===null;return{value:p.defaults!==void 0&&c?void 0:(0,b.wK)(s,n,p.isLiteral),place:s.place(n)}}addEntry(n,{name:p,value:s}){const{
row:c,source:l}=this,g=[...n,p],D=(0,b.Yo)(p);if(s.kind==="object"){const z=Y=>(0,A.Tu)(s,Y,l.text,c.isLiteral),te=z("source");this.add(g,{localName:D,kind:te===
void 0?c.absent??c.kind:c.kind,value:te&&(0,b.wK)(l,te,c.isLiteral),version:this.version(z("version"),b.wK),place:l.place(te??s)});return}const P=["string","pri\
mitive","template"].includes(s.kind),F=P?"required_provider_legacy":"required_provider_invalid",V=P?this.version(s):null;this.add(g,{localName:D,kind:F,version:V,
value:void 0,place:l.place(s)})}version(n,p=b.yR){const s=n&&p(this.source,n);return n&&s?{value:s,place:this.source.place(n)}:null}}var u=E(5839);const o=64;function*d(r,n){
const p=[],s=[];let[c,l]=[0,u.PG];for(const[g,{path:D,file:P,target:F,kind:V,isContext:z}]of r.entries()){if(g>0&&g%o===0&&(yield n+g))return null;const Y=(0,K.
yR)(D);if(!Y.ok){const{failure:de}=Y;de.kind==="size"?s.push((0,y.ht)(P,(0,L.ub)(de))):p.push(O(de.code,{file:P,kind:V,isContext:z}));continue}c+=Y.bytes;const se=M(
Y.text,V,P,z,new W.n_,F);!Y.isUtf8&&!z&&se.notes.length===0&&s.push(e(Y.text,V,P));const ae=i(se)+se.definitions.length;if(ae>l){const de={...se.scope,providerUses:T.
FK.providerUses},fe=se.references.slice(0,l),G=[...se.notes,(0,u.YK)(P)];p.push({...se,references:fe,scope:de,definitions:[],notes:G});break}l-=ae,p.push(se)}return{
files:p,notes:s,bytes:c}}const v=["EACCES","EPERM"];function O(r,n){const p=((0,j.Ep)(n.kind)||n.kind.class==="lock")&&v.includes(r),s=[(0,y.ht)(n.file,(0,L.WO)(
{what:"file",code:r,isRefused:p}))];return{...n,references:[],scope:T.FK,definitions:[],notes:s}}function e(r,n,p){const s=r.indexOf("\uFFFD"),c=r.slice(r.lastIndexOf(
`
`,s)+1,s),l=/#|\/\//.test(c)||r.lastIndexOf("/*",s)>=0,g=(0,j.Ep)(n)&&n.syntax==="hcl"&&!l,D=(0,W.yN)(r)({start:s,end:s+1});return(0,y.ht)(p,(0,L.U$)({error:null,
isRefused:g}),D)}const i=({references:r,scope:n})=>r.length+n.providerUses.size;function*h(r){const n=(l,g)=>({kind:l,text:"",localName:null,place:{file:g,...y.
wv}}),p=r.filter(({kind:l})=>l.class==="config"),[s]=p;s!==void 0&&p.every(l=>i(l)===0)&&(yield n("module",s.file));const c=p.filter(({scope:l})=>l.hasBackend);
for(const l of new Set(c.map(({kind:g})=>g.clients))){const g=p.find(({kind:D})=>D.clients===l);g!==void 0&&(yield n("state",g.file))}for(const{file:l,kind:g,references:D,
scope:P,isContext:F}of r)g.class==="lock"&&D.length===0&&(yield n("lock",l)),g.class==="config"&&!F&&(yield*P.declared)}const f=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
k=r=>r.kind.class==="terragrunt"&&r.references.length===0&&!f.test(r.file),I={config:T.Od,terragrunt:T.gq};function M(r,n,p,s=!1,c=new W.n_,l){const g=n.isOfPackage===
!0,D=n.syntax==="json"?(0,$.O)(r,c):(0,C.K)(r,c,g),P=(0,b.rI)(D,p,l),{body:F}=D,V=U(P,F,n.class),z=I[n.class]?.(P,F)??T.FK,te=k({file:p,kind:n,references:V})&&!c.
isExceeded(),Y=s||te?[]:a(D,n,{file:p,target:l});n.class==="lock"&&Y.push(...R(D,p));const ae=[...n.class==="config"?(0,N.kM)(P,F):[]].filter(de=>!g||w(de));return{
file:p,kind:n,references:V,scope:z,definitions:ae,notes:Y,isContext:s}}const w=({what:r,problem:n})=>!n||n.code!=="block-backend"&&/\.|^required_/.test(r),R=({text:r,
body:n},p)=>(0,W.SH)(n,"provider",1).flatMap(({labels:[s],body:c})=>{const l=(0,W.w4)(c,"hashes")?.value,D=(l?.kind==="tuple"?l.elements:[]).map(V=>V.kind==="st\
ring"?V.value:""),P=D.length>0&&D.every(V=>/^[^:]+:/.test(V));if(l===void 0||P)return[];const F=(0,B.FA)({kind:"not-hashes",provider:s?.value??""});return(0,y.ht)(
p,F,(0,W.yN)(r)(l))});function a({text:r,problems:n,parts:p},s,{file:c,target:l}){return p.isExceeded()?[(0,y.ht)(c,(0,L.ub)({kind:"parts",max:p.max}))]:n.map(({
message:g,...D})=>{const P=(0,j.Ep)(s)&&!t.test(g),F=s.class==="lock"?(0,B.FA)({kind:"syntax",error:g}):(0,L.U$)({error:g,isRefused:P}),V=r.split(`
`,D.line)[D.line-1]??"",z=m.test(V.slice(0,_));return{...(0,y.ht)(c,F,{...D,target:l}),clients:s.clients,isPlaceholder:z}})}const t=/^\w+ are nested deeper than/,
m=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,_=1e3}),8095:((le,q,E)=>{E.r(q),E.d(q,{asWritten:()=>se.qm,declaredIn:()=>fe.eI,dependsOnOthers:()=>se.S9,
detach:()=>B.Yo,dotted:()=>B.Bs,firstWithHost:()=>se.FT,isForeign:()=>fe.jq,meaningOfAbsent:()=>se.gd,neededByImplied:()=>ae.xr,needsOf:()=>se.hN,parseFile:()=>fe.
CJ,readHcl:()=>L.K,readModule:()=>fe.bH,readTools:()=>M,resolveValue:()=>B.g$,usagesOf:()=>de.kl});var L=E(6353),B=E(2756),y=E(9432),K=E(3298),$=E(3114),C=E(9059);
const W=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),b=G=>W.
get(G.toLowerCase())??"terraform",N="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)\
|output\\s+-|force-unlock|-chdir",j=(G,J)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${G})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${J})(?![\\w\
-])`),S=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,A=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],T=`(?=["'\\s,\\]})@]|$)`,x="^[\\s-]*\\w[\\w-]*:\\s*\\[",U=`(?=["']?\\s*[,\\]])`,H=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${T}|([\\w.\${}-]+)))?${T}`),text:"uses $1",version:"latest"},{form:j("terraform|tofu",N),text:"runs\
 $1"},{form:j("tofu","fmt"),text:"runs $1"},{form:j("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${x}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${U}`),text:"lists $1"},{form:new RegExp(`${x}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${U}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],u=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,o=/\b(?:echo|printf)\b[^;&|]*/g;function d(G){if(!/terraform|tofu|tfenv/i.
test(G))return[];const J=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(G);if(u.test(G)&&!J)return[];const Q=G.replace(o,Z=>" ".repeat(Z.length)),X=S.exec(Q);return X===
null?H.flatMap(Z=>v(Z,Q)):e(X)}function v({form:G,text:J,version:Q=null,...X},Z){const ne=G.exec(Z);if(ne===null)return[];const[,oe="",ie=Q]=ne,ee=J.replace("$1",
()=>oe);return[{client:b(oe),text:ee,version:ie,...O(ne),...X}]}const O=({index:G,0:{length:J}})=>({start:G,end:G+J});function e(G){const[,J=""]=G;return A.flatMap(
({form:Q,otherwise:X})=>{const Z=Q.exec(J);return Z===null?[]:[{client:b(Z[1]??Z[2]??""),text:`uses ${J}`,version:null,...O(G),step:{otherwise:X}}]})}const i=50,
h=/^digger\.ya?ml$/,f=100,k=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,I=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function M(G,J){
const Q=[],X=[],Z=new Set;let ne=!1,oe=!1,ie=!1;for(const ee of(0,C._X)(G,J)){for(const ue of(0,C.AN)(ee))Z.add(ue);if(X.push(...(0,C.mu)(ee)),oe||=(0,$.Z)(ee.file)||
I.test(ee.text),(0,C.$)(ee.file)||(0,$.Z)(ee.file))continue;const re=ee.file.slice(ee.file.lastIndexOf("/")+1),ce=(0,$.TD)(re)||ee.file.endsWith("mise/config.to\
ml"),pe=ce?P(ee):w(ee);ie||=h.test(ee.file)&&pe.some(({client:ue})=>ue==="opentofu");const he=ie&&ee.text.includes("diggerhq/digger@");Q.push(...pe.filter(({text:ue})=>!he||
ue!==m)),ne||=!ce&&k.test(ee.text)}return{signs:Q,bots:X,setsCloudHostname:ne,givesState:oe,others:Z}}function w({file:G,text:J}){if(!/terraform|tofu|tfenv/i.test(
J))return[];const Q=(0,C.Dx)(G,J),X=new Map,Z=(0,K.O)(ie=>l(ie,Q)),ne=Q.map(d),oe=_(G,Q,ne);for(const[ie,ee]of Q.entries()){if(X.size>=i)break;for(const re of ne[ie]??
[]){if(oe(re,ie))continue;const{client:ce,level:pe="tool"}=re;for(const he of n(re,Q,ie,Z)){const ue=`${ce} ${pe} ${he}`;if(X.has(ue))continue;const me=(0,C.$t)(
G,ie,ee,re);X.set(ue,{client:ce,level:pe,place:me,text:(0,y.dh)(re.text,f),version:he})}}}return a(G,[...X.values()])}const R=/atlantis\.ya?ml$/;function a(G,J){
return!J.some(({client:X})=>X==="opentofu")||!R.test(G)?J:J.filter(({client:X,version:Z})=>X==="opentofu"||Z!==null).map(X=>({...X,client:"opentofu"}))}const t=/(^|\/)\.spacelift\/[^/]+$/,
m="sets terraform_version";function _(G,J,Q){const X=oe=>{const ee=Q.slice(...oe).flat().filter(({text:re,level:ce})=>ce!=="hook"&&!/_version$/.test(re));return ee.
length===0?null:ee.every(({client:re})=>re==="opentofu")},Z=t.test(G)?J.indexOf("stack_defaults:"):-1,ne=Z<0?null:s(J,Z+1);return({text:oe},ie)=>{if(oe!==m||R.test(
G))return!1;const ee=X(s(J,ie));if(ee!==null||ne===null)return ee===!0;const re=ie>=ne[0]&&ie<ne[1];return X(re?[0,J.length]:ne)===!0}}const r=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function n({version:G,step:J},Q,X,Z){if(J===void 0)return G===null?[null]:Z(G);const ne=Q.slice(...s(Q,X)).map(oe=>r.exec(oe)?.[1]?.replace(/^["']|["']$/g,"")).
find(oe=>oe!==void 0);return ne===void 0?[J.otherwise]:Z(ne)}const p=100;function s(G,J){const Q=G[J]??"",X=Q.search(/[^\s-]/),Z=re=>re!==""&&re.search(/\S/)<X,
oe=Q.trimStart().startsWith("-")?[]:G.slice(Math.max(0,J-p),J),ie=G.slice(J+1,J+p),ee=ie.findIndex(Z);return[J-oe.length+oe.findLastIndex(Z)+1,J+1+(ee<0?ie.length:
ee)]}const c=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function l(G,J){const[,Q,X,Z]=c.exec(G.
trim())??[],ne=Q??X??Z;if(ne===void 0)return[G.trim()];for(const oe of J){const ie=oe.indexOf(ne),ee=ie<0?void 0:g.exec(oe.slice(ie+ne.length))?.[1];if(ee===void 0||
/[\w-]$/.test(oe.slice(0,ie)))continue;const re=ee.match(/[^\s"',[\]]+/g);if(re!==null)return re}return[G]}const g=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
D=/[^\s"',\]}]+/;function P({file:G,text:J}){const Q=(0,C.Dx)(G,J);return F(G,Q).flatMap(({at:X,client:Z,version:ne,start:oe=0})=>{if(Z===void 0)return[];const ie=Q[X]??
"",ee=(0,C.$t)(G,X,ie,{start:oe,end:ie.length}),re=ne===null?`selects ${Z}`:`selects ${Z} ${ne}`;return[{client:Z,level:"version-file",place:ee,text:(0,y.dh)(re,
f),version:ne}]})}function F(G,J){const[,Q]=/\.(terraform|opentofu)-version$/.exec(G)??[];if(Q===void 0)return G.endsWith(".toml")?Y(J):V(J);const X=J.findIndex(
ne=>ne.trim()!==""),Z=D.exec(J[X]??"")?.[0]??null;return X<0?[]:[{at:X,client:W.get(Q),version:Z}]}const V=G=>G.map((J,Q)=>{const[X="",Z=null]=J.trim().split(/\s+/);
return{at:Q,client:W.get(X),version:Z}}),z=/^\s*\[\s*([\w."':/-]+)\s*\]/,te=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Y(G){let J="";
return G.flatMap((Q,X)=>{J=z.exec(Q)?.[1]?.replaceAll('"',"")??J;const[,Z="",ne=""]=te.exec(Q)??[],[,oe=""]=/^tools\.(?:\w+:)?(.+)$/.exec(J)??[],ie=W.get(J==="t\
ools"?Z:Z==="version"?oe:""),ee=/\bversion\s*=\s*(.*)$/s.exec(ne)?.[1]??ne,re=ee.match(/[^\s"',[\]{}=]+/g)??[];return(ee.startsWith("[")?re:re.slice(0,1)).map(pe=>({
at:X,client:ie,version:pe,start:Q.search(/\S/)}))})}var se=E(8594),ae=E(4118),de=E(5839),fe=E(6851)}),5440:((le,q,E)=>{E.d(q,{Qm:()=>H,TU:()=>T,i4:()=>v,pb:()=>d,
zt:()=>S});var L=E(7811),B=E(8516),y=E(8339),K=E(1054),$=E(8345),C=E(2213),W=E(255),b=E(5243),N=E(9897),j=E(3846);const S={host:null,isHostImplied:!1,needed:null},
A=t=>({host:t,isHostImplied:!1,needed:t}),T=t=>({host:t,isHostImplied:!0,needed:t}),x=t=>({host:t,isHostImplied:!1,needed:null}),U=t=>t===null?S:{...S,directHost:t},
H=t=>({...S,problem:t}),u=(t,m)=>H((0,y.DA)({reason:"rejected",error:t,advice:m}));function o(t,m,_){return _===null?t:{...t,problem:(0,y.My)({text:m,host:t.host,
advice:_})}}const d={module:k,"test-module":(t,m,_)=>{const r=(0,b.vL)(t,m).kind==="remote";return m==="opentofu"||!r?k(t,m,_):H((0,y.DA)({reason:"remote-in-tes\
t",text:t}))},provider:M,"locked-provider":w,"stack-component":R,stack:(t,m)=>{const _=(0,b.A)(t);return _.ok&&!t.startsWith(".")?x(_.value.host):{...R(t,m),isHostImplied:!1,
needed:null}},"stack-output":t=>{const[m="",..._]=t.split("/");return _.length===3?f(m,x):H((0,y.DA)({reason:"stack",text:t}))},terragrunt:a,host:t=>f(t,A),url:t=>U(
(0,C.Ul)(t)),"host-part":t=>U((0,C.D8)(t)),"state-path":t=>U((0,C.Bm)(t))};function v(t,m,_){if(t==="terragrunt"){const[,s]=/^tfr:\/\/([^/?]*)\//.exec(m)??[];return s!==
void 0?e(s,_):/^$|^t$|^tfr?$|^tfr:/.test(m)?void 0:i(m,_)}if(t==="url"&&/^postgres|=/i.test(m))return U(N.IZ);if(/^(url|host-part|state-path)$/.test(t))return i(
m,_);if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(m))return i(m,_);const r=m.indexOf("/");if(r<0)return;const n=(0,b.
vL)(`${m.slice(0,r)}/a/b/c`,_);return n.kind!=="registry"?i(m,_):m.split("/").length<O?{...h(n),directHost:N.IZ}:h(n)}const O=4,e=(t,m)=>t===""?T((0,b.Vm)(m)):f(
t,A),i=(t,m)=>(0,b.Nj)(t)?S:U((0,N.uE)(t,m)),h=({host:t,hostImplied:m})=>m?T(t):A(t);function f(t,m){const _=(0,W.Pv)(t),r=(0,K.L6)(t);return _.ok?o(m(_.value),
t,r):H((0,y.k0)({text:t,error:_.why,advice:r}))}function k(t,m,_){if((0,b.Nj)(t)&&!_)return S;const r=(0,b.vL)(t,m),n=r.kind==="registry"?(0,L.Ju)(r):(0,b.rE)(t,
m);if(_&&!n.ok){const{why:l}=n,g=/^https?:/i.test(t)?{kind:"invalid",error:l}:r,P=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,K.NM)(t,g,n),F=/^[a-z0-9]+::/i.test(t)?"\
remote":r.kind;return P===null&&(F==="local"||F==="remote")?H((0,y.DA)({reason:`${F}-with-version`,text:t})):u(l,P)}const p=(0,K.NM)(t,r,n);if(n.ok)return o(h(n.
value),t,p);if(r.kind==="invalid"){const l=t.includes("://")?{directHost:N.IZ}:{};return{...u(r.error,p??K.x3),...l}}if(r.kind!=="remote")return o(S,t,p);const{
refusal:s,host:c}=r;return s!==null?u(s,p??K.x3):c!==N.IZ||p!==null?o(U(c),t,p):{...U(c),problem:(0,y.My)({text:t,host:c,advice:I})}}const I="write the host aft\
er the scheme, such as git::https://HOST/PATH";function M(t,m){const _=(0,j.mi)(t,m);switch(_.kind){case"legacy":return u(`Invalid legacy provider address: the \
provider "${_.type}" has no namespace`,`write NAMESPACE/${_.type}`);case"registry":return _.hostImplied?T(_.host):o(A(_.host),t,(0,$.c)(t,_));case"builtin":return _.
type==="terraform"?x(_.host):u(`Invalid dependency on built-in provider: none is named "${_.type}"`,"write the address of a provider in a registry");case"invali\
d":return u(_.error.split(`

`)[0]??"",(0,$.c)(t,_))}}function w(t,m){const _=(0,j.mi)(t,m);if(_.kind==="invalid")return u(_.error,null);const r=(0,j.NE)(_);if(r!==t)return H((0,B.FA)({kind:"\
not-normal",of:"address",provider:t,normal:r}));if(_.kind==="builtin")return x(_.host);const n=_.host===(0,b.Vm)("terraform");return{...A(_.host),needed:n?(0,b.
Vm)(m):_.host}}function R(t,m){if(t!==t.trim())return H((0,y.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return S;const _=(0,b.rE)(t,m);if(_.ok)return h(
_.value);const r=(0,b.A)(t);if(r.ok)return x(r.value.host);const n=(0,b.vL)(t,m);return n.kind==="invalid"?u(n.error,(0,K.NM)(t,n,_)):U(n.kind==="remote"?n.host:
null)}function a(t,m){const[_,r="",n=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(_===void 0){if(t.startsWith("gitlab.com/"))return U("gitlab.com");if((0,N.
GL)(t))return S;const s=(0,N.cx)(t,"opentofu");if(!(s.ok&&(0,N.Of)(t,s.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t)){const l=(0,N.cx)(t,m);return U(l.ok?
l.value.host:N.IZ)}}const[p=""]=n.split("//");return p.split("/").length!==3?H((0,y.DA)({reason:"terragrunt",text:t})):e(r,m)}}),3542:((le,q,E)=>{E.d(q,{FK:()=>w,
Ir:()=>M,dh:()=>R});var L=E(2213),B=E(5106),y=E(3298);let K=function(...a){return{dotted:K}=E.late([3276,6851,8095],8095),new.target?new K(...a):K(...a)};const $={
terraform:"app.terraform.io",opentofu:null},C={terraform:"app.terraform.io",opentofu:"app.terraform.io"},W={terraform:"static",opentofu:"static"},b={opentofu:"s\
tatic"},N={terraform:"any",opentofu:"any"},j=["config","migrate"],S=["stack","deploy"],A={position:["source"],grammar:"module",service:B.e$},T={...A,grammar:"st\
ack-component",isLiteral:!0},x={...T,service:null},U={...A,grammar:"terragrunt",evaluation:N},H={position:"entries",grammar:"provider",service:B.xq,isLiteral:!0,
absent:"required_provider_nosource"},u={position:["hostname"],grammar:"host",service:B.Bn,defaults:$},o={...u,service:B.OZ},d={...u,evaluation:N},v={...u,service:B.
M,defaults:C},O={position:["address"],grammar:"url",service:null};function e(a,t,m,_,{absence:r,...n}={}){const p=t===""?[]:t.split(" > ").map(s=>s.split(" "));
return{kind:m,files:a,path:p.map(([s="",...c])=>[s,...c]),...r&&{absent:`${m}${r}`},..._,...n}}const i={absence:"_missing"},h={absence:"_default"},f={evaluation:b,
merges:"backend"},k="data terraform_remote_state *",I=(a,t,m)=>Object.entries(t).map(([_,r])=>e(j,a+_,"backend",{...O,grammar:m,position:r.split(" ")},f)),M=[e(
j,"module *","module",A,{...i,evaluation:W,merges:"module"}),e(j,"terraform > required_providers","required_provider",H,{merges:"provider"}),e(j,"terraform > cl\
oud","cloud",o,{...h,...f}),e(j,"terraform > backend remote","backend_remote",u,{...h,...f}),...I("terraform > backend ",L.FV,"url"),...I("terraform > backend ",
L.Gb,"host-part"),...I("terraform > backend ",{local:"path workspace_dir"},"state-path"),...I("terraform > encryption > key_provider ",L.nT,"url"),...[k,`check \
* > ${k}`].flatMap(a=>[e(j,a,"remote_state",d,{...h,backend:"remote"}),e(j,a,"remote_state",d,{...h,backend:"cloud",service:B.OZ})]),e(j,k,"remote_state",O,{backend:"\
http",evaluation:N}),e([...j,"query"],"provider tfe","provider_tfe",v,{...h,evaluation:N}),e(["test"],"provider tfe","provider_tfe",v),e(["lock"],"provider *","\
lock_provider",{position:"label",grammar:"locked-provider",service:B.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",T,{...i,grammar:"test-module"}),
e(["test"],"run * > backend remote","test_backend_remote",u,h),e(S,"required_providers","required_provider",H),e(S,"component *","stack_component",T,i),e(S,"rem\
oved","stack_removed",T,i),e(S,"stack *","stack_stack",x,{...i,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",x,{grammar:"stack-output"}),e(
["migrate"],"state_store_provider","state_store_provider",H),e(["migrate"],"from > backend remote","migrate_backend_remote",u,h),...["terraform","unit *","stack\
 *"].map(a=>e(["terragrunt"],a,"terragrunt_source",U)),...[L.FV,L.Gb].flatMap(a=>Object.entries(a).map(([t,m])=>{const _=a===L.FV?"url":"host-part",r={...O,grammar:_,
position:m.split(" "),evaluation:N};return e(["terragrunt"],"remote_state","backend",r,{backend:t})})),e(["terragrunt"],"remote_state","backend",{...O,position:"\
open-state"}),e(["terragrunt"],"remote_state","remote_state",d,{...h,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...U,position:"urls"})],
w=(0,y.O)(a=>{const t=M.filter(({files:m})=>m.includes(a));return Map.groupBy(t,({path:[m]})=>m?.[0]??"")});function R({merges:a},t){return a===void 0||a==="bac\
kend"?a??null:K([a,t.at(-1)??""])}}),8345:((le,q,E)=>{E.d(q,{C:()=>$,c:()=>C});var L=E(9179),B=E(3846),y=E(1054),K=E(845);const $="write the `source` that the d\
ocumentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function C(b,N){if(b.length>y.lG)return null;const[j=""]=b.split("/",1);
if(N.kind!=="invalid")return N.hostImplied?null:(0,y.L6)(j);if((0,y.Kc)(b))return y.dj;if(b!==b.trim())return"remove the white space around the address";const[,
S="",A=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,L.Mi)(b,""))??[],T=S!==""&&/\bterraform-provider-|\.git$/.test(A);if((0,K.ni)(A)||T)return $;const x=(0,K.
Fu)(A,"provider");return x!==null?`write ${x}`:N.error.split(`

`)[1]??W(b,A)}function W(b,N){const[,j="",S]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(N)??[];if(j!==b&&(0,B.mi)(j,"terraform").kind==="registry")return`w\
rite ${j}${S===void 0?"":", and the version in the `version` argument"}`;const A=j.split("/"),[T="",x=""]=A;if(A.length>3){const U=`; service discovery works on\
ly at the root of a host, not below /${x}`;return`write HOST/NAMESPACE/TYPE${(0,y.Cm)(T)?U:""}`}return A.length===3?(0,y.L6)(T):A.length===2&&(0,y.Cm)(T)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{_e as ids,ve as modules};
var $late0,$late1,$late2,$late3;
