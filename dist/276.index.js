const Ct=[276,631,976,557],$t={6784:((ie,Q,E)=>{E.d(Q,{Jw:()=>H,L8:()=>t,Md:()=>D,Tj:()=>N,bs:()=>_,lr:()=>I,r1:()=>r,v$:()=>G,wH:()=>e,xC:()=>O,zK:()=>o});var W=E(
9941);const I=100,L=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),F=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),j="\x80",R=1,B=2,V=4,H=8,G=16,N=32,D=64,P=[[R,/[ \t]/],[B,/[A-Za-z_]/],[V,/[\w-]/],[H,/[\w \t.:=?!&|*%+>~-]/],[G,/[\w \t\n,.:=?!&|*%+>~-]/],
[N,/[^"\\$%\r\n]/],[D,/[^\n$%]/]],C=Array.from({length:128},(A,u)=>String.fromCharCode(u)),T=A=>P.reduce((u,[k,v])=>v.test(A)?u|k:u,0),y=new Uint8Array(2**16).fill(
T(j));y.set(C.map(T));const g=(A,u,k)=>u<A.length&&((y[A.charCodeAt(u)]??0)&k)!==0,O=A=>A===" "||A==="	",t=A=>/^[\w-]/.test(A),e=A=>A==="}"||A===")"||A==="]";function r(A){
return A==="{"?"}":A==="("?")":A==="["?"]":void 0}class o{text;parts;at;depth=0;mistake;constructor(u,k=0,v=new W.n_){this.text=u,this.parts=v,this.at=k}countPart(){
this.parts.add()||(this.at=this.text.length)}match(u){return u.lastIndex=this.at,u.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(u){const{
text:k,parts:v,mistake:w}=this;if(w===void 0)return{text:k,body:u,parts:v,problems:[]};const S={...(0,W.yN)(k)(w),message:w.message};return{text:k,body:u,parts:v,
problems:[S]}}report(u,k,v=k+1){this.mistake??={message:u,start:k,end:Math.min(v,Math.max(k,this.text.length))}}stop(u,k){this.report(u,k),this.at=this.text.length}}
class _ extends o{reportUnclosed(u){const k=/[$%]/.test(this.text.charAt(u)),v=this.text.slice(u,u+(k?2:1)),w=this.isAtEnd()?"the end of the file":`"${this.peek()}\
"`,S=`unbalanced brackets: "${v}" is not closed before ${w}`;this.report(S,this.isAtEnd()?u:this.at)}reportCharacter(){const u=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let k=`${JSON.stringify(u)} is not used in HCL`;u==="'"&&(k="single quotes are not valid; use double quotes"),u==="\uFFFD"&&(k="the file is not UTF\
-8 here"),this.report(`invalid character: ${k}`,this.at,this.at+u.length)}reportBrokenString(u){const k=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(k,u,this.at)}peek(u=0){const k=this.at+u;return k<
this.text.length?C[this.text.charCodeAt(k)]??j:""}skipSpaces(){for(;;){const u=this.skipAll(R);if(u==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(u==="/"&&this.peek(1)==="*")this.skipBlockComment();else return u}}skipBlank(){
for(;;){const u=this.skipSpaces();if(u===`
`)this.at++;else if(this.isLineComment(u))this.skipLine();else return u}}skipAll(u){const{text:k}=this;let{at:v}=this;for(;g(k,v,u);)v++;return this.at=v,this.peek()}isLineComment(u){
return u==="#"||u==="/"&&this.peek(1)==="/"}isLineEnd(u){return u===`
`||u===""||this.isLineComment(u)}skipLine(){const u=this.text.indexOf(`
`,this.at);this.at=u<0?this.text.length:u}skipBlockComment(){const u=this.text.indexOf("*/",this.at+2);u<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=u<0?this.text.length:u+2}readName(){const{text:u,at:k}=this;return g(u,k,B)&&this.skipAll(V),this.peek()===j&&(this.at=k,this.at+=this.
match(L)?.[0].length??0),this.at>k?u.slice(k,this.at):void 0}readEscape(){const{text:u,at:k}=this,v=u.charAt(k+1),w=u.slice(k+2,k+(v==="U"?10:6)),S=v==="U"?/^[0-9a-f]{8}$/i.
test(w):/^[0-9a-f]{4}$/i.test(w),i=Number.parseInt(w,16);if((v==="u"||v==="U")&&S&&i<=1114111)return this.at+=w.length+2,String.fromCodePoint(i);const n=F.get(v);
if(this.at+=n===void 0?1:2,n!==void 0)return n;const l=JSON.stringify(u.slice(k,k+2));return this.report(`invalid escape sequence: ${l}`,k,k+2),""}}}),3276:((ie,Q,E)=>{
E.d(Q,{O:()=>j});var W=E(6784),I=E(3278),L=E(9941);const F=200;function j(G,N=new L.n_,D=!1){const P=new R(G,0,N);P.isHcl1=D;const C=P.readRoot();return P.structure(
{kind:"json",members:C===void 0?[]:(0,L.lS)(C)})}class R extends W.zK{isHcl1=!1;readRoot(){const{text:N}=this;N.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const D=this.readValue();return this.isHcl1||D===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),D.kind!=="object"&&D.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",D.start)),D}skipSpaces(){const{text:N}=this;for(;;){const D=N.charCodeAt(this.at);if(D===32||D===
10||D===13||D===9)this.at++;else if(D===47)this.skipComment();else return N.charAt(this.at)}}skipComment(){const N=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const D=N?`
`:"*/",P=this.text.indexOf(D,this.at+1);this.at=P<0?this.text.length:P+D.length}readValue(){const{text:N,parts:D,at:P}=this;if(this.countPart(),D.isExceeded())return;
const C=N.charAt(P);if(C==='"'){const y=this.readString();return y===void 0?void 0:(0,I.BD)(y,{start:P,end:this.at},D)}if(C!=="{"&&C!=="[")return this.readPrimitive();
if(this.depth>=F)return this.stop(`values are nested deeper than ${F} levels`,P);this.depth++;const T=C==="{"?this.readObject():this.readArray();return this.depth--,
T}readPrimitive(){const{at:N}=this,D=this.match(B)?.[0];return D===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a \
number, a string, or a keyword",N):(this.at+=D.length,{kind:"primitive",start:N,end:this.at,value:JSON.parse(D)})}readObject(){const N=this.at++,D=[];for(let P=this.
skipSpaces();P!=="}";P=this.skipSpaces()){if(P!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const C=this.
readMember();if(C===void 0)break;D.push(C),this.endItem("}")}return{kind:"object",start:N,end:this.skipBracket(),items:D}}readMember(){const N=this.at,D=this.readString();
if(D===void 0)return;const P=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const C=this.readValue();return C&&{name:D,start:N,end:P,value:C}}readArray(){const N=this.at++,D=[];for(;this.skipSpaces()!=="]";){const P=this.
readValue();if(P===void 0)break;D.push(P),this.endItem("]")}return{kind:"tuple",start:N,end:this.skipBracket(),elements:D}}skipBracket(){return this.isAtEnd()||
this.at++,this.at}endItem(N){const D=this.skipSpaces(),P=this.at;if(D!==N){if(D===""&&this.stop(`unclosed value: no "${N}" before the end of the file`,P),D!==","){
this.report(`missing separator: expected "," or "${N}"`,P);return}this.at++,this.skipSpaces()===N&&!this.isHcl1&&this.report("trailing comma: JSON allows none",
P)}}readString(){const{text:N,at:D}=this;let P=D+1,C=!0;for(let T=N.charCodeAt(P);T!==34;T=N.charCodeAt(P)){if(!(T>=32))return this.stopInString(D,P);T===92&&(C=
!1),P+=T===92?2:1}return this.at=P+1,C?N.slice(D+1,P):this.unescape(N.slice(D+1,P),D+1)}stopInString(N,D){return D>=this.text.length||this.text.charCodeAt(D)===
10?this.stop("invalid JSON string: no closing quote in its line",N):this.stop("invalid JSON string: a control character must be escaped",D)}unescape(N,D){return N.
replace(V,(P,C,T)=>{const y=this.isHcl1&&H.test(P);if(C===void 0&&!y)return JSON.parse(`"${P}"`);const g=`invalid JSON string: ${JSON.stringify(P)} is not an es\
cape sequence`,O=D+T;return this.report(this.isHcl1?"invalid escape sequence":g,O,O+2),P}).toWellFormed()}}const B=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
V=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,H=/\/|u[dD][89a-fA-F]/}),8201:((ie,Q,E)=>{E.d(Q,{Fq:()=>y,Kk:()=>j,_p:()=>B,ku:()=>R});var W=E(7811),I=E(6784);const L="\
<<",F=({close:t})=>t==='"'||t===L;function j(t,e){t.skipAll(I.Jw)===`
`&&e==="line"||V(t,[],e)}const R=(t,e,r)=>V(t,[{start:r,close:e}],void 0),B=(t,e,r)=>V(t,[{start:r,close:L,marker:e}],void 0);function V(t,e,r){for(;;){const o=e.
at(-1);if(o===void 0&&r===void 0)return!0;let _;if(o!==void 0&&F(o)?(o.close==='"'?D:g)(t,e,o)||(_=!1):_=H(t,e,r),_!==void 0)return _}}function H(t,e,r){for(;;){
const o=e.length===0,_=t.skipAll(o?I.Jw:I.v$);if(_===`
`||_===","){if(o&&(_===","||r==="line"))return!0;t.at++}else if((0,I.wH)(_)){if(o)return!0;if(!N(t,e,_))return!1;const A=e.at(-1);if(A===void 0?r===void 0:F(A))
return}else if(_==='"'){const A=t.at++;if(t.skipAll(I.Tj)!=='"'){e.push({start:A,close:'"'});return}t.at++}else{const{at:A}=t,u=(0,I.r1)(_),k=_==="<"?y(t):void 0;
if(k!==void 0){e.push({start:A,close:L,marker:k});return}if(u!==void 0&&e.push({start:A,close:u}),u!==void 0||_==="<")t.at++;else{if(t.isAtEnd())return e[0]!==void 0&&
t.reportUnclosed(e[0].start),o;if(o&&r==="line"&&t.isLineComment(_))return!0;G(t,_)}}}}function G(t,e){t.isLineComment(e)?t.skipLine():e==="/"&&t.peek(1)==="*"?
t.skipBlockComment():e==="/"?t.at++:e==="\r"?t.skipSpaces():(e<"\x80"||t.readName()===void 0)&&(t.reportCharacter(),t.at++)}function N(t,e,r){const o=e.pop();if(o!==
void 0&&o.close!==r){t.reportUnclosed(o.start);let _=e.at(-1);for(;_!==void 0&&_.close!==r&&!F(_);)e.pop(),_=e.at(-1);if(_===void 0)return!1;F(_)?e.push({start:t.
at,close:"}"}):e.pop()}return t.at++,!0}function D(t,e,r){for(;;){const o=t.skipAll(I.Tj);if(o==='"')return e.pop(),t.at++,!0;if(o==="\\"){const _=t.at+(/[^\r\n]/.
test(t.peek(1))?2:1);t.readEscape(),t.at=_}else{if(o!=="$"&&o!=="%")return C(t,e,r);if(P(t,e))return!0}}}function P(t,e){const{at:r}=t,o=t.peek(1);if(o==="{")return e.
push({start:r,close:"}"}),t.at+=2,!0;const _=o===t.peek()&&t.peek(2)==="{";return t.at+=_?3:1,!1}function C(t,e,r){t.reportBrokenString(r.start);const o=T(t);do
e.pop();while((e.at(-1)?.start??-1)>=o);return e.length>0}function T({text:t,at:e}){let r=e;for(;r>0&&t[r-1]!==`
`&&t[r-1]!=="\r";)r--;return r}function y(t){const{text:e,at:r}=t;if(t.peek(1)!=="<")return;t.at+=t.peek(2)==="-"?3:2;const o=t.readName();if(o===void 0){t.at=r;
return}return t.skipSpaces()!==`
`&&t.at<e.length&&t.report("invalid expression: a heredoc marker must end its line",r,t.at),t.skipLine(),t.isAtEnd()||t.at++,o}function g(t,e,r){const o=r.marker??
"";for(;;){if(t.peek(-1)===`
`&&O(t,o))return e.pop(),!0;const _=t.skipAll(I.Md);if(t.isAtEnd()){const A=`unterminated template string: no line closes the heredoc "${o}"`;return t.report(A,
r.start),!1}if(_===`
`)t.at++;else if(P(t,e))return!0}}function O(t,e){const{text:r}=t;let{at:o}=t;for(;(0,I.xC)(r.charAt(o));)o++;const _=r.charAt(o);if(_>" "&&_<"\x80"&&!r.startsWith(
e,o))return!1;const A=r.indexOf(`
`,o),u=A<0?r.length:A;return(0,W.s8)((0,W.Dw)(r.slice(o,u)))!==e?!1:(t.at=r.charAt(u-1)==="\r"?u-1:u,!0)}}),3278:((ie,Q,E)=>{E.d(Q,{BD:()=>j,E3:()=>F,jw:()=>P});
var W=E(7811),I=E(6784),L=E(8201);function F(g){const{text:O,at:t}=g;if(g.at++,g.skipAll(I.Tj)!=='"')return B(g,t);const e=O.slice(t+1,g.at++);return{kind:"stri\
ng",start:t,end:g.at,value:e,verbatim:e}}function j(g,O,t){if(!g.includes("{"))return{kind:"string",...O,value:g,verbatim:g};const e=new I.bs(g,0,t),r={parts:[],
text:"",isTrimmed:!1};for(e.at=0;e.at<g.length;){const _=e.at;for(;e.at<g.length&&!R(e.peek());)e.at++;if(r.text+=g.slice(_,e.at),e.at<g.length&&!N(e,r)){G(r,O);
break}}const o=r.parts.map(_=>_.kind==="known"?_:{..._,code:g.slice(_.start,_.end),...O});return V({...r,parts:o},O,g)}const R=g=>g==="$"||g==="%";function B(g,O){
const{text:t}=g,e=t.slice(O+1,g.at),r={parts:[],text:e,isTrimmed:!1};for(;;){const o=g.at,_=g.skipAll(I.Tj);if(r.text+=t.slice(o,g.at),_==='"')return g.at++,V(r,
{start:O,end:g.at});if(_==="\\")r.text+=g.readEscape();else if(R(_)){if(!N(g,r))return{kind:"other",start:O,end:g.at}}else return g.reportBrokenString(O),{kind:"\
other",start:O,end:g.at}}}function V(g,{start:O,end:t},e){const{parts:r,text:o}=g;return r.length===0?{kind:"string",start:O,end:t,value:o,verbatim:e??o}:(H(g),
{kind:"template",start:O,end:t,parts:r,verbatim:e})}function H(g){const O=g.isTrimmed?(0,W.Dw)(g.text):g.text;O!==""&&g.parts.push({kind:"known",value:O}),g.text=
""}function G(g,O){H(g),g.parts.push({kind:"unknown",start:O.start,end:O.end})}function N(g,O){const{text:t,at:e}=g,r=t.charAt(e);if(g.peek(1)!=="{"){const _=t.
startsWith(`${r}{`,e+1);return O.text+=_?`${r}{`:r,g.at+=_?3:1,!0}g.at+=2;const o=r==="$"?D(g):void 0;return o?.kind==="other"?!1:o?.kind==="string"&&g.skipBlank()===
"}"?(O.text+=o.value,g.at++,!0):(0,L.ku)(g,"}",e)?(t.charAt(e+2)==="~"&&(O.text=(0,W.s8)(O.text)),G(O,{start:e,end:g.at}),O.isTrimmed=t.charAt(g.at-2)==="~",g.countPart(),
!0):!1}function D(g){if(g.skipBlank()!=='"'||g.depth>=I.lr)return;g.depth++;const O=F(g);return g.depth--,O}function P(g){const{text:O,at:t}=g,e=g.peek(2)==="-",
r=(0,L.Fq)(g);if(r===void 0)return;const o=g.at;if(!(0,L._p)(g,r,t))return{kind:"other",start:t,end:g.at};const _={start:t,end:g.at},A=O.slice(o,O.lastIndexOf(`\

`,g.at-1)+1);if(C.test(A)){const v=[{kind:"unknown",..._}];return{kind:"template",..._,parts:v,verbatim:void 0}}const u=A.replaceAll("$${","${").replaceAll("%%{",
"%{"),k=e?T(u):u;return{kind:"string",..._,value:k,verbatim:k}}const C=/(?<!\$)\$\{|(?<!%)%\{/;function T(g){let O=g.length;for(const[t]of g.matchAll(y))O=Math.
min(O,t.length);return g.replace(y,t=>t.slice(O))}const y=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ie,Q,E)=>{E.d(Q,{B$:()=>r,Tu:()=>G,
_3:()=>j,cd:()=>g,lR:()=>R,p_:()=>B});var W=E(3298),I=E(6784),L=E(891),F=E(9780);const j=({expression:n,text:l},b)=>b.effort.spend(()=>V(n,l,b)),R=1024;function B(n,l){
if(n.length>R)return;const b=new I.bs(n),x=_(b);return b.skipBlank()===""&&b.mistake===void 0?x?.(l):void 0}function V(n,l,b){switch(n.kind){case"string":return b.
isLiteral?n.verbatim:n.value;case"primitive":{const{value:x,start:U,end:X}=n;return typeof x=="number"?H(l.slice(U,X)):x}case"object":return(0,W.O)(x=>{const U=G(
n,x,l);return U===n?void 0:U&&j({expression:U,text:l},b)});case"tuple":return(0,W.O)(x=>{if(x===F.pi)return n.elements.length;const U=n.elements[Number(x)];return U&&
j({expression:U,text:l},b)});case"template":return b.isLiteral&&n.verbatim!==void 0?n.verbatim:T(r(n.parts,l,b),l,b);case"other":return B(l.slice(n.start,n.end),
b)}}function H(n){const l=n.replace(/[()\s]/g,"");return String(Number(l))===l?Number(l):void 0}function G(n,l,b,x=!1){if(n?.kind!=="object")return;const U=P(n.
items,b),X=U.get(void 0),Y=x&&X!==void 0&&(X.name!==void 0||N.test(b.slice(X.start,X.end)));return X===void 0||Y?U.get(l)?.value:n}const N=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
D=new WeakMap;function P(n,l){const b=D.get(n)??new Map(n.map(x=>[C(x,l),x]));return D.set(n,b),b}function C({name:n,start:l,end:b},x){return n===void 0?(0,F.Uk)(
B(x.slice(l,b),(0,F.os)())):n.includes("{")?void 0:n.normalize("NFC")}function T(n,l,b){let x="";for(const U of n){const X=U.kind==="known"?void 0:g(U,l),Y=U.kind===
"known"?U.value:X&&B(X,b),ee=(0,F.Uk)(Y);if(ee===void 0)return(0,F.VI)(x,Y);if(x.length+ee.length>F.lG)return;x+=ee}return x}const y=(n,l)=>n.code??l.slice(n.start,
n.end);function g(n,l){const b=y(n,l);return b.startsWith("${")?b.slice(2,-1).replace(/^~|~$/g,""):void 0}const O=/^%\{~?\s*if\s([\s\S]*)\}$/,t=/^%\{~?\s*else\s*~?\}$/,
e=/^%\{~?\s*endif\s*~?\}$/;function r(n,l,b){const x=n.map(le=>le.kind==="unknown"?y(le,l):""),[U,...X]=x.keys().filter(le=>O.test(x[le]??"")),Y=x.findIndex(le=>e.
test(le));if(U===void 0||X.length>0||Y<U)return n;const ee=O.exec(x[U]??"")?.[1]??"",oe=B(ee.replace(/~$/,""),b);if(typeof oe!="boolean")return n;const pe=x.findIndex(
le=>t.test(le)),de=pe<0?Y:pe,fe=oe?n.slice(U+1,de):n.slice(de+1,Y);return[...n.slice(0,U),...fe,...n.slice(Y+1)]}const o=n=>l=>l.effort.spend(()=>n(l));function _(n){
if(n.depth>=I.lr)return;n.depth++;const l=A(n);let b=l;if(l!==void 0&&S(n,"?")){const x=_(n),U=S(n,":")?_(n):void 0;b=x&&U&&o(Y=>{const ee=l(Y);if(typeof ee!="b\
oolean")return(0,F.J6)([ee]);const[oe,pe]=ee?[x,U]:[U,x],de=oe?.(Y);return/number|boolean/.test(typeof de)&&typeof pe?.(Y)!=typeof de?void 0:de})}return n.depth--,
b}function A(n){const l=u(n),b=S(n,"==");if(l===void 0||!b&&!S(n,"!="))return l;const x=u(n);return x&&o(X=>{const Y=[l(X),x?.(X)];return Y.every(oe=>oe===null||
(0,F.Uk)(oe)!==void 0)&&(Y.includes(null)||typeof Y[0]==typeof Y[1])?Y[0]===Y[1]===b:(0,F.J6)(Y)})}function u(n){let l=v(n);for(;l!==void 0;){let b;if(S(n,".")){
const x=n.readName()??i(n,/\d+/y);b=x===void 0?void 0:o(()=>x)}else if(S(n,"[")){if(b=_(n),!S(n,"]"))return}else return l;l=b&&k(l,b)}}const k=(n,l)=>o(b=>{const x=n(
b),U=l(b),X=(0,F.Uk)(U);return typeof x!="function"||X===void 0?(0,F.J6)([x,U]):x(X)});function v(n){if(S(n,"(")){const X=_(n);return S(n,")")?X:void 0}const l=n.
skipBlank(),b=n.readName();if(b!==void 0)return w(n,b);const x=i(n,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(x!==void 0)return o(()=>H(x));const U=/["{[]/.test(l)?(0,L.
U)(n,l):void 0;return U&&o(X=>V(U,n.text,X))}function w(n,l){const b={true:!0,false:!1,null:null}[l];if(b!==void 0)return o(()=>b);if(!S(n,"("))return o(U=>U.name(
l));const x=[];for(;!S(n,")");){const U=_(n);if(U===void 0||!S(n,",")&&n.skipBlank()!==")")return;x.push(U)}return o(U=>{const X=x.map(Y=>Y(U));return(0,F.J6)(X)??
U.call(l,X)})}function S(n,l){return n.skipBlank(),n.text.startsWith(l,n.at)?(n.at+=l.length,!0):!1}function i(n,l){const b=n.match(l)?.[0];return n.at+=b?.length??
0,b}}),891:((ie,Q,E)=>{E.d(Q,{J:()=>F,U:()=>R});var W=E(6784),I=E(8201),L=E(3278);function F(e,r){e.countPart();const o=r==="element"?e.skipBlank():e.skipSpaces(),
_=e.at,A=R(e,o);if(A!==void 0&&j(e,r))return A;(0,I.Kk)(e,r);let u=e.at;for(;u>_&&(0,W.xC)(e.text.charAt(u-1));)u--;return u===_&&e.report("invalid expression: \
expected the start of an expression",_),A===void 0?G(e,_,u):{kind:"other",start:_,end:u}}function j(e,r){const o=r==="element"?e.skipBlank():e.skipSpaces();return(0,W.
wH)(o)||o===","||e.isLineEnd(o)}function R(e,r){if(r==='"')return(0,L.E3)(e);if(r==="<")return(0,L.jw)(e);if(r!=="{"&&r!=="["&&r!=="(")return;const o=e.at++;e.depth++;
let _;return e.depth>W.lr?_=B(e,r,o):r==="{"?_=P(e,o):r==="["?_=D(e,o):_=N(e,o),e.depth--,_}function B(e,r,o){return(0,I.ku)(e,(0,W.r1)(r)??r,o),{kind:"other",start:o,
end:e.at}}const V=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,H=32;function G(e,r,o){if(V.lastIndex=r,!(V.test(e.text)&&V.lastIndex===o)||o-r>H)return{kind:"\
other",start:r,end:o};const A=e.text.slice(r,o),u={true:!0,false:!1,null:null}[A];return{kind:"primitive",start:r,end:o,value:u===void 0?Number(A):u}}function N(e,r){
const o=F(e,"element");return e.skipBlank()!==")"?B(e,"(",r):(e.at++,{...o,start:r,end:e.at})}function D(e,r){if(t(e))return B(e,"[",r);const o=[];let _=C(e,"]",
r);for(;_;_=C(e,"]",r)){const u=e.at;o.push(F(e,"element")),e.at===u&&e.peek()!==","&&e.at++,e.skipBlank()===","&&e.at++}const A={start:r,end:e.at};return _===void 0?
{kind:"other",...A}:{kind:"tuple",...A,elements:o}}function P(e,r){if(t(e))return B(e,"{",r);const o=[];for(;C(e,"}",r);)o.push(T(e,e.peek())),e.skipSpaces()===
","&&e.at++;return{kind:"object",start:r,end:e.at,items:o}}function C(e,r,o){const _=e.skipBlank();return _!==r&&!e.isAtEnd()&&!(0,W.wH)(_)?!0:_!==r?e.reportUnclosed(
o):(e.at++,!1)}function T(e,r){const o=e.at,_=y(e,r);let A=e.at;for(;A>o&&(0,W.xC)(e.text.charAt(A-1));)A--;const u=e.skipSpaces();if(u!=="="&&u!==":")return e.
report('missing attribute value: expected "=" or ":" after the key',e.at),(0,I.Kk)(e,"line"),e.at===o&&e.at++,{name:void 0,start:o,end:A,value:{kind:"other",start:A,
end:e.at}};e.at++;const k=F(e,"line");return{name:_,start:o,end:A,value:k}}function y(e,r){const o=e.at;let _;if(r==='"'||r==="("){const k=R(e,r);k?.kind==="str\
ing"&&(_=k.value)}else _=e.readName();const A=e.skipSpaces();if(A==="="||A===":")return _;O(e);const u=e.text.slice(o,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.
test(u)?u:void 0}const g=/[=!<>]=|[-+*/%<>!&|?.]/y;function O(e){for(;;){const r=e.skipSpaces(),o=e.at;if(e.isLineComment(r))return;if((0,W.L8)(r))e.at++;else if(r===
"["||r==="(")e.at++,B(e,r,o);else if(r==='"')(0,L.E3)(e);else if(e.match(g)!==null)e.at=g.lastIndex;else if(e.readName()===void 0)return}}function t(e){return e.
skipBlank(),e.text.startsWith("for",e.at)&&!(0,W.L8)(e.peek(3))}}),6353:((ie,Q,E)=>{E.d(Q,{K:()=>B});var W=E(9432),I=E(6784),L=E(891),F=E(8201),j=E(3278),R=E(9941);
function B(t,e=new R.n_){const r=new I.bs(t,t.startsWith("\uFEFF")?1:0,e);return r.structure(V(r,void 0))}function V(t,e){const r={kind:"native",attributes:[],blocks:[]};
let o=e!==void 0&&!t.isLineEnd(t.skipSpaces());for(;;){const _=t.skipBlank();if(t.at>=t.text.length){e!==void 0&&t.report(H,e);break}if(_==="}"&&e!==void 0){t.at++;
break}G(t,_,r),g(t,o,r),o=!1}return r}const H="unclosed configuration block: there is no closing brace before the end of the file";function G(t,e,r){const o=t.at;
t.countPart();const _=e==='"'?T(t):t.readName();if(_===void 0){e<"\x80"?t.report("argument or block definition required",o):t.reportCharacter(),O(t,o);return}const A=t.
at;if(t.skipSpaces()==="="&&t.peek(1)!=="="){t.at++,r.attributes.push({name:_,start:o,end:A,value:(0,L.J)(t,"line")});return}const k=[];for(let n=y(t);n!==void 0;n=
y(t))k.push(n);const v=t.at;if(t.peek()!=="{"){const n=k.length===0?`argument or block definition required: "${(0,W.dh)(_)}" has neither "=" nor "{" after it`:`\
invalid block definition: the header of "${(0,W.dh)(_)}" has no "{" at its end`;t.report(n,o,A),O(t,o);return}t.at++;const i=N.has(_)&&k[0]?.value!=="terraform_\
remote_state"&&t.depth===0&&t.mistake===void 0?D(t,v):C(t,v);r.blocks.push({type:_,labels:k,start:o,end:v,body:i})}const N=new Set(["resource","data","ephemeral",
"output","variable"]);function D(t,e){const{at:r}=t;return(0,F.ku)(t,"}",e)&&t.mistake===void 0?new P(t,e):(t.at=r,t.mistake=void 0,C(t,e))}class P{kind="native";text;parts;start;end;body;constructor({
text:e,at:r,parts:o},_){this.text=e,this.parts=o,this.start=_,this.end=r}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(e){
const{text:r,start:o,end:_}=this;return this.body!==void 0||r.slice(o,_).includes(e)}read(){if(this.body!==void 0)return this.body;const{text:e,parts:r,start:o,
end:_}=this,A=new I.bs(e.slice(0,_),o+1,r);return A.depth=1,this.body=V(A,o),this.body}}function C(t,e){if(t.depth>=I.lr)return t.report(`blocks are nested deep\
er than ${I.lr} levels`,e),(0,F.ku)(t,"}",e),{kind:"native",attributes:[],blocks:[]};t.depth++;const r=V(t,e);return t.depth--,r}function T(t){const e=t.at,r=(0,j.
E3)(t);return t.report("invalid argument name: argument names must not be quoted",e,t.at),r.kind==="string"?r.value:void 0}function y(t){const e=t.skipSpaces(),
r=t.at;let o;if(e==='"'){const A=(0,j.E3)(t);A.kind==="string"?o=A.value:(o=t.text.slice(r+1,Math.max(r+1,t.at-1)),t.report("invalid block label: it has to be p\
lain text",r,t.at))}else o=t.readName();if(o===void 0)return;const{at:_}=t;return t.countPart(),{value:o,start:r,end:_}}function g(t,e,{blocks:r}){const o=t.skipSpaces();
e&&(o!=="}"||r.length>0)?t.report("invalid single-argument block definition: a block in one line has one argument at most",t.at):!e&&!t.isLineEnd(o)&&t.report("\
missing newline after argument or block definition",t.at)}function O(t,e){(0,F.Kk)(t,"line"),(t.at===e||(0,I.wH)(t.peek())&&t.peek()!=="}")&&t.at++}}),9780:((ie,Q,E)=>{
E.d(Q,{A9:()=>B,J6:()=>D,Pg:()=>V,Uk:()=>N,VI:()=>P,ae:()=>W,lG:()=>L,os:()=>H,pi:()=>I,sT:()=>G});class W{text;withheld;constructor(T,y=null){this.text=T,this.
withheld=y}}const I="#",L=4096,F=200,j=2e4,R=5e6,B=C=>/[^\0-\x7f]/.test(C)?C.normalize("NFC"):C;class V{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){
this.allSteps+=1}get isSpent(){return this.allSteps>R}spend(T){if(this.steps+=1,this.count(),this.depth>=F||this.steps>j||this.isSpent)return;this.depth+=1;const y=T();
return this.depth-=1,typeof y!="string"?y:y.length>L?void 0:B(y)}}const H=()=>({name:()=>{},call:()=>{},effort:new V}),G=()=>({...H(),isLiteral:!0}),N=C=>typeof C==
"string"||typeof C=="number"||typeof C=="boolean"?String(C):void 0,D=C=>C.find(T=>T instanceof W&&T.withheld!==null);function P(C,T){return T instanceof W?new W(
(C+T.text).slice(0,L),T.withheld):new W(C)}}),2756:((ie,Q,E)=>{E.d(Q,{Bs:()=>B,C5:()=>D,Yo:()=>R,bK:()=>P,g$:()=>C,rI:()=>j,wK:()=>G,yR:()=>N});var W=E(9432),I=E(
9985),L=E(9780),F=E(9941);function j({text:T},y,g){const O=(0,F.yN)(T);return{text:T,place:t=>({file:y,...O(t),target:g})}}const R=T=>{const y=T.length>L.lG?(0,W.
dh)(T,L.lG):T;return y.length<13?y:[y.slice(0,1),y.slice(1)].join("")};function B(T){const y=T.join(".");return y.length>L.lG?R(y):y}const V=T=>T.length>L.lG?{kind:"\
pieces",pieces:[null],text:R(T)}:{kind:"known",text:R((0,L.A9)(T))},H=T=>T===void 0||T.length>I.lR?null:{code:R(T)};function G(T,y,g=!1){const O=()=>T.text.slice(
y.start,y.end),t=e=>({kind:"pieces",pieces:e,text:R(O())});switch(y.kind){case"string":{const{value:e,verbatim:r}=y;if(g||e===r)return V(r);const o=R((0,L.A9)(e));
return{kind:"pieces",pieces:[o],text:o,isJson:!0}}case"template":{if(g&&y.verbatim!==void 0)return V(y.verbatim);const e=y.verbatim!==void 0,r=e?null:(0,I._3)({
expression:y,text:T.text},(0,L.os)());if(typeof r=="string")return V(r);const o=(0,I.B$)(y.parts,T.text,(0,L.os)()).map(A=>A.kind==="known"?R(A.value):H((0,I.cd)(
A,T.text))),_=o.includes(null)?[H(O())]:o;return{...t(_),...e&&{isJson:e}}}case"other":{const e=O(),r=(0,I.p_)(e,(0,L.os)());return typeof r=="string"?V(r):t([H(
e)])}case"primitive":case"object":case"tuple":return t([null])}}function N(T,y){return y.kind!=="primitive"?G(T,y):y.value===null?null:V(String(y.value))}function D(T,y){
const[g]=T.kind==="pieces"?T.pieces:[];return T.kind==="known"||typeof g!="object"||g===null?T:{...T,pieces:[{code:`(${g.code}).${y}`}]}}function P(T){return T?.
kind!=="string"?null:R((0,L.A9)(T.value))}function C({pieces:T},y){let g="";for(const O of T){const t=typeof O=="object"?O&&(0,I.p_)(O.code,y):O;if(t===null&&O!==
null&&T.length===1)return{isWhole:!0,text:null,withheld:null};const e=(0,L.Uk)(t);if(e===void 0)return{isWhole:!1,...(0,L.VI)(g,t)};if(g.length+e.length>L.lG)return{
isWhole:!1,text:g,withheld:null};g+=e}return{isWhole:!0,text:R((0,L.A9)(g)),withheld:null}}}),3140:((ie,Q,E)=>{E.d(Q,{AJ:()=>o,kM:()=>y,ls:()=>_,rd:()=>N});var W=E(
7706),I=E(8516),L=E(2170),F=E(9119),j=E(2485),R=E(8032),B=E(3846),V=E(9985),H=E(9941),G=E(2756);const N=u=>{const k=u.definitions.map(v=>{const w=v.place();return{
...v,place:()=>w}});return{...u,definitions:k}};function D(u,{type:k,labels:v,start:w,end:S}){const i=[k];for(const{value:n}of v)i.push(n);return{what:(0,G.Bs)(
i),place:()=>u.place({start:w,end:S})}}const P=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),C=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
T=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function y(u,k){const w=(k.
kind==="native"?k.blocks:[...P].flatMap(([i,n])=>(0,H.SH)(k,i,n))).flatMap(i=>{const{type:n,labels:l}=i;return P.get(n)===l.length?D(u,i):C.test(n)?{...D(u,i),problem:(0,W.
ho)({reason:"of-cli",type:n})}:[]}),S=(0,H.SH)(k,"terraform",0).map(i=>g(u,i.body));return[...w,...S.flatMap(i=>[...i])]}function*g(u,k){for(const[v,w,S]of T)for(const i of(0,H.
SH)(k,v,w))if(yield{what:S,place:()=>u.place(i),isSingle:!0},v==="required_providers")for(const n of(0,H.Td)(i.body))yield*t(u,n);yield*r(u,(0,H.w4)(k,"required\
_version"))}const O=["source","version","configuration_aliases"];function t(u,k){const{value:v}=k,w=(0,G.Yo)(k.name),S=(0,G.Bs)(["required_providers",w]),i=v.kind===
"object"?v.items:null,n=(0,B.sL)(w);if(!n.ok||i!==null&&n.value!==w){const x=n.ok?n.value:null,U=(0,W.ho)({reason:"local-name",name:w,normal:x});return[{what:S,
place:()=>u.place(k),problem:U}]}const l=i?.find(x=>x.name!==void 0&&!O.includes(x.name));if(l?.name===void 0)return[];const b=(0,W.ho)({reason:"argument",what:S,
argument:(0,G.Yo)(l.name)});return[{what:S,place:()=>u.place(l),problem:b}]}const e=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function r(u,k){if(k===void 0)
return[];const{value:v}=k,{text:w}=u;if(!(v.kind==="template"?v.parts.map(b=>b.kind==="unknown"?(0,V.cd)(b,w):""):[v.kind==="other"?w.slice(v.start,v.end):""]).
some(b=>e.test(b??"")))return[];const i=u.place(v),n=(0,I.jF)({reason:"not-constant"}),l=/\.tofu(\.json)?$/.test(i.file)?"opentofu":"terraform";return[{what:"re\
quired_version",place:()=>i,problem:n,clients:[l]}]}function*o(u){const k=u.every(({kind:v})=>v.clients.length===R.Du.length);for(const v of k?[R.Du]:R.Du.map(w=>[
w])){const w=u.filter(({kind:S})=>v.every(i=>S.clients.includes(i)));yield{readers:v,read:w}}}function _(u){const k=[...o(u)].flatMap(({readers:v,read:w})=>[...A(
w)].map(({what:S,place:i,problem:n,clients:l=R.Du})=>{const b=v.filter(U=>l.includes(U)),x=(0,j.Kc)(S);return(0,L.kH)(n,{places:[i()],clients:b,isPlaceholder:x})}));
return(0,L.Qp)(k,({places:v,problem:w})=>[v[0],w.message])}function*A(u){const k=new Map;for(const{definitions:v,kind:w,isContext:S}of u)for(const{what:i,place:n,
problem:l,clients:b}of v){const x=k.get(i);if(l!==void 0)S||(yield{what:i,place:n,problem:l,clients:b});else{if(w.isOverride)continue;if(x===void 0)k.set(i,n);else if(!S){
const{file:U,line:X}=x(),Y=`${(0,F.II)(U)}:${X}`;yield{what:i,place:n,problem:(0,W.ho)({reason:"twice",what:i,first:Y})}}}}if(!u.some(({notes:v,kind:w})=>v.length>
0||w.class==="terragrunt")){for(const{definitions:v,kind:w,isContext:S}of u)if(!(!w.isOverride||S))for(const{what:i,place:n,problem:l,isSingle:b}of v)l!==void 0||
b||k.has(i)||(yield{what:i,place:n,problem:(0,W.ho)({reason:"no-base",what:i})})}}}),1191:((ie,Q,E)=>{E.d(Q,{FK:()=>H,FZ:()=>o,Od:()=>N,R:()=>g,gq:()=>P,hN:()=>T,
xr:()=>_});var W=E(8032),I=E(5243),L=E(3846),F=E(5106),j=E(9941),R=E(2756),B=E(3140),V=E(1011);const H={providerUses:new Map,hasBackend:!1,declared:[]},G=new Map(
[["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function N(k,v){const w=new C(
k);if(v.kind==="native")for(const l of v.blocks)G.get(l.type)===l.labels.length&&w.read(l);else for(const[l,b]of G)for(const x of(0,j.SH)(v,l,b))w.read(x);const{
providerUses:S,hasBackend:i,declared:n}=w;return{providerUses:S,hasBackend:i,declared:n}}const D=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function P(k,v){const w=new C(
k),S=(0,j.w4)(v,"terraform_binary")?.value,[,i]=D.exec((0,R.bK)(S)??"")??[];return S!==void 0&&i!==void 0&&w.declare("binary",S,i),w.declareVersion("version",(0,j.
w4)(v,"terraform_version_constraint")),{...H,declared:w.declared}}class C{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(v){this.source=v}read(v){
const{type:w,labels:S,body:i}=v;switch(w){case"language":this.declare("language",v);for(const n of(0,j.SH)(i,"compatible_with",0))this.declareVersion("compatibl\
e",(0,j.w4)(n.body,"opentofu"));return;case"terraform":this.hasBackend||=T(i);for(const n of(0,j.SH)(i,"encryption",0))this.declare("encryption",n);this.declareVersion(
"version",(0,j.w4)(i,"required_version"));return;case"provider":for(const n of S)this.use(n.value,n.value,n,[v]),this.declareVersion("provider-version",(0,j.w4)(
i,"version"),(0,R.Yo)(n.value));(0,j.w4)(i,"for_each")!==void 0&&this.declare("provider-for-each",v);return;case"check":for(const n of(0,j.SH)(i,"data",2))this.
readTyped(n,[v,n]);return;case"import":this.readNamed(v,[v])||this.readImported(v);return;default:w==="action"&&this.declare("action",v),this.readTyped(v,[v])}}declare(v,w,S="",i=null){
this.declared.push({kind:v,text:S,localName:i,place:this.source.place(w)})}declareVersion(v,w,S){const i=(0,R.bK)(w?.value);w!==void 0&&i!==null&&this.declare(v,
w.value,i,S)}readTyped(v,w){const[S]=v.labels;if(S===void 0||this.readNamed(v,w))return;const[i=""]=S.value.split("_",1);this.use(i,S.value,S,w)}readImported(v){
const w=(0,j.w4)(v.body,"to")?.value,[,S]=e.exec(this.textOf(w))??[];if(w===void 0||S===void 0)return;const[i=""]=S.split("_",1);this.use(i,S,w,[v])}textOf(v){if(v===
void 0)return"";const{start:w,end:S}=v;return(v.kind==="string"?v.value:this.source.text.slice(w,S)).slice(0,r).trim()}readNamed(v,w){const S=(0,j.w4)(v.body,"p\
rovider")?.value;if(S===void 0)return!1;const[,i]=t.exec(this.textOf(S))??[];return i===void 0?!1:(this.use(i,i,S,w),!0)}use(v,w,S,i){if(this.providerUses.has(v))
return;const n={text:(0,R.Yo)(w),address:O(i),place:this.source.place(S)};this.providerUses.set((0,R.Yo)(v),n)}}const T=k=>(0,j.SH)(k,"backend",1).length>0||(0,j.
SH)(k,"cloud",0).length>0,y=["name","prefix","tags"];function g(k){const[v]=(0,j.SH)(k,"workspaces",0),w=i=>i==="workspaces"&&v!==void 0?y.some(n=>(0,j.w4)(v.body,
n)!==void 0):(0,j.w4)(k,i)!==void 0,S=V.Rt.filter(i=>!w(i));return{organization:(0,R.bK)((0,j.w4)(k,"organization")?.value),name:v?(0,R.bK)((0,j.w4)(v.body,"nam\
e")?.value):null,...S.length>0&&{lacks:S}}}const O=k=>(0,R.Bs)(k.flatMap(({type:v,labels:w})=>[v,...w.map(({value:S})=>S)])),t=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
e=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,r=256;function o(k){if(k.every(({scope:w})=>w.providerUses.size===0))return[];const v=new Map;for(const{
readers:w,read:S}of(0,B.AJ)(k))for(const[i,n]of u(S)){const l=v.get(i),b=l===void 0?w:[...l.clients,...w];v.set(i,{...l??n,clients:b})}return Array.from(v.values(),
w=>{const{host:S,isHostImplied:i,needs:n}=_(w.clients);return{kind:"implied_provider",host:S,isHostImplied:i,...w,isOverridden:!1,needs:n}})}function _(k){const v=k.
length===W.Du.length,w=i=>i.clients.some(n=>k.includes(n)),S=v?A:A.filter(w);return{host:S[0]?.host??null,isHostImplied:!0,needs:S}}const A=W.Du.map(k=>({host:(0,I.
Vm)(k),service:F.xq,clients:[k]}));function u(k){const v=new Set(["terraform"]);for(const{references:S}of k)for(const{localName:i}of S)v.add(i);const w=new Map;
for(const{scope:S,isContext:i}of k)if(!i)for(const[n,l]of S.providerUses)v.has(n)||(v.add(n),(0,L.sL)(n).ok&&w.set(n,l));return w}}),7706:((ie,Q,E)=>{E.d(Q,{ME:()=>L,
ho:()=>R,jP:()=>F});var W=E(8032),I=E(9615);const L=()=>(0,I.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraf\
orm and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function F({kind:B}){const{client:V,what:H}=W.$I[B];return(0,I.CC)("bl\
ock-unsupported",{message:`${H} is supported by ${W.bB[V]} only`,help:V==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, \
or correct `dialect`"})}function j(B){switch(B.reason){case"twice":{const{what:V,first:H}=B,G=V.includes(".")?"remove or rename one of them":"write one block on\
ly";return{message:`${V} is defined a second time; the first time is in ${H}`,help:G}}case"no-base":return{message:`this override file changes ${B.what}, which \
no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"of-cli":return{message:`${B.type} is a \
block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace \
a token that was committed"};case"argument":return{message:`${B.what} cannot have the argument ${B.argument}`,help:"write `source`, `version` and `configuration\
_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:V,normal:H}=B;return{message:`"${V}" cannot be the local name of a pro\
vider`,help:H===null?"use letters, digits and dashes only, with no dash at either end":`write ${H}`}}}}const R=B=>(0,I.CC)("block-invalid",j(B))}),8516:((ie,Q,E)=>{
E.d(Q,{FA:()=>y,N0:()=>D,Ov:()=>g,Sm:()=>P,id:()=>G,jF:()=>H});var W=E(8032),I=E(9432),L=E(9615);const F=6,j=O=>`"${(0,I.dh)(O)}"`,R=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function B(O){const t=O.replace(R,"");return t===""?"":`: ${t}`}function V(O){switch(O.reason){case"syntax":{const{text:t,why:e}=O;return{message:`${j(t)} is no\
t a version constraint${B(e)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${O.address} is an expression, which ${O.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:O.
clients.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a lite\
ral; OpenTofu 1.8 and later also accept locals and variables",affects:O.clients};case"not-a-string":return{message:`version of ${O.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${j(O.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the pa\
rt after the hyphen; a pre-release of the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not eval\
uated",help:"write the constraint as a literal"};case"built-in":return{message:`${O.provider} is built in and cannot have a version constraint`,help:"remove `ve\
rsion`"};case"unspecified":return{message:`provider ${O.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published ve\
rsion; for a provider that is built locally, use `dev_overrides` without `version`"}}}const H=O=>(0,L.CC)("constraint-invalid",V(O)),G=({of:O,terms:t,preRelease:e})=>(0,L.
CC)("constraint-unmeetable",{message:`no version of ${O} can match ${(0,I.K4)(t.map(j),F,I.dh)}`,help:e!==void 0?`write ${j(e)}: only an exact version, without \
a space after \`=\` and without \`v\`, selects a pre-release of a module`:t.length===1?"correct the constraint":"change one of these constraints so that a versi\
on can match all of them"}),N={terraform:"terraform",opentofu:"tofu"};function D({provider:O,version:t,constraints:e,clients:r,isUnit:o}){const[_,...A]=r,u=_===
void 0||A.length>0?"":`${N[_]} `,k=o?"terragrunt ":u;return(0,L.CC)("lock-outside",{message:`locked provider ${O} ${t} does not match configured version constra\
int ${(0,I.K4)(e,F,I.dh)}`,help:`run \`${k}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const P=({provider:O})=>(0,L.
CC)("lock-readonly",{message:`the lock file has no entry for provider ${O}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this direc\
tory without `-lockfile=readonly`, and commit the lock file"}),C={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"n\
ot-constraints":["constraints","are invalid"]};function T(O){const t="failed to read dependency lock file",e="restore the file, or remove the block and run `ini\
t` again";switch(O.reason){case"syntax":return{message:`${t}: ${O.error}`,help:e};case"twice":return{message:`${t}: it has two blocks for provider ${O.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${t}: the ${O.of} of provider ${O.provider} must be written in\
 normalized form: ${j(O.normal)}`,help:e};default:{const[r,o]=C[O.reason];return{message:`${t}: the ${r} of provider ${O.provider} ${o}`,help:e}}}}const y=O=>(0,L.
CC)("lock-invalid",T(O)),g=({client:O,version:t,constraint:e})=>(0,L.CC)("client-version",{message:`the version constraint ${j(e)} excludes ${W.bB[O]} ${t}`,help:`\
use another version of ${W.bB[O]}, or change the constraint`})}),4976:((ie,Q,E)=>{E.r(Q),E.d(Q,{asWritten:()=>Ae,declaredIn:()=>wt,dependsOnOthers:()=>Qe,detach:()=>I.
Yo,dotted:()=>I.Bs,firstWithHost:()=>xe,isForeign:()=>Ue,meaningOfAbsent:()=>ye,neededByImplied:()=>he.xr,needsOf:()=>be,parseFile:()=>Be,readHcl:()=>W.K,readModule:()=>kt,
readTools:()=>S,resolveValue:()=>I.g$,usagesOf:()=>dt,withPlaces:()=>L.rd});var W=E(6353),I=E(2756),L=E(3140),F=E(9432),j=E(3298),R=E(3114),B=E(9059);const V=new Map(
[["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),H=c=>V.get(c.toLowerCase())??
"terraform",G="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlo\
ck|-chdir",N=(c,s)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${c})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${s})(?![\\w-])`),D=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,
P=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],C=`(?=["'\\s,\\]})@]|$)`,T="^[\\s-]*\\w[\\w-]*:\\s*\\[",y=`(?=["']?\\s*[,\\]])`,g=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${C}|([\\w.\${}-]+)))?${C}`),text:"uses $1",version:"latest"},{form:N("terraform|tofu",G),text:"runs\
 $1"},{form:N("tofu","fmt"),text:"runs $1"},{form:N("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${T}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${y}`),text:"lists $1"},{form:new RegExp(`${T}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${y}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],O=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,t=/\b(?:echo|printf)\b[^;&|]*/g;function e(c){if(!/terraform|tofu|tfenv/i.
test(c))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(c);if(O.test(c)&&!s)return[];const d=c.replace(t,f=>" ".repeat(f.length)),a=D.exec(d);return a===
null?g.flatMap(f=>r(f,d)):_(a)}function r({form:c,text:s,version:d=null,...a},f){const h=c.exec(f);if(h===null)return[];const[,p="",m=d]=h,M=s.replace("$1",()=>p);
return[{client:H(p),text:M,version:m,...o(h),...a}]}const o=({index:c,0:{length:s}})=>({start:c,end:c+s});function _(c){const[,s=""]=c;return P.flatMap(({form:d,
otherwise:a})=>{const f=d.exec(s);return f===null?[]:[{client:H(f[1]??f[2]??""),text:`uses ${s}`,version:null,...o(c),step:{otherwise:a}}]})}const A=50,u=/^digger\.ya?ml$/,
k=100,v=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,w=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function S(c,s){const d=[],a=new Set;
let f=!1,h=!1,p=!1;for(const m of(0,B._X)(c,s)){for(const J of(0,B.AN)(m))a.add(J);if(h||=(0,R.Z)(m.file)||w.test(m.text),(0,B.$)(m.file)||(0,R.Z)(m.file))continue;
const M=m.file.slice(m.file.lastIndexOf("/")+1),$=(0,R.TD)(M)||m.file.endsWith("mise/config.toml"),K=$?je(m):i(m);p||=u.test(m.file)&&K.some(({client:J})=>J==="\
opentofu");const z=p&&m.text.includes("diggerhq/digger@");d.push(...K.filter(({text:J})=>!z||J!==x)),f||=!$&&v.test(m.text)}return{signs:d,setsCloudHostname:f,givesState:h,
others:a}}function i({file:c,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const d=(0,B.Dx)(c,s),a=new Map,f=(0,j.O)(m=>de(m,d)),h=d.map(e),p=U(c,d,h);for(const[
m,M]of d.entries()){if(a.size>=A)break;for(const $ of h[m]??[]){if(p($,m))continue;const{client:K,level:z="tool"}=$;for(const J of Y($,d,m,f)){const Z=`${K} ${z}\
 ${J}`;if(a.has(Z))continue;const q=(0,B.$t)(c,m,M,$);a.set(Z,{client:K,level:z,place:q,text:(0,F.dh)($.text,k),version:J})}}}return l(c,[...a.values()])}const n=/atlantis\.ya?ml$/;
function l(c,s){return!s.some(({client:a})=>a==="opentofu")||!n.test(c)?s:s.filter(({client:a,version:f})=>a==="opentofu"||f!==null).map(a=>({...a,client:"opent\
ofu"}))}const b=/(^|\/)\.spacelift\/[^/]+$/,x="sets terraform_version";function U(c,s,d){const a=p=>{const M=d.slice(...p).flat().filter(({text:$,level:K})=>K!==
"hook"&&!/_version$/.test($));return M.length===0?null:M.every(({client:$})=>$==="opentofu")},f=b.test(c)?s.indexOf("stack_defaults:"):-1,h=f<0?null:oe(s,f+1);return({
text:p},m)=>{if(p!==x||n.test(c))return!1;const M=a(oe(s,m));if(M!==null||h===null)return M===!0;const $=m>=h[0]&&m<h[1];return a($?[0,s.length]:h)===!0}}const X=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function Y({version:c,step:s},d,a,f){if(s===void 0)return c===null?[null]:f(c);const h=d.slice(...oe(d,a)).map(p=>X.exec(p)?.[1]?.replace(/^["']|["']$/g,"")).find(
p=>p!==void 0);return h===void 0?[s.otherwise]:f(h)}const ee=100;function oe(c,s){const d=c[s]??"",a=d.search(/[^\s-]/),f=$=>$!==""&&$.search(/\S/)<a,p=d.trimStart().
startsWith("-")?[]:c.slice(Math.max(0,s-ee),s),m=c.slice(s+1,s+ee),M=m.findIndex(f);return[s-p.length+p.findLastIndex(f)+1,s+1+(M<0?m.length:M)]}const pe=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function de(c,s){const[,d,a,f]=pe.exec(c.trim())??[],h=d??a??f;if(h===void 0)return[c.trim()];for(const p of s){const m=p.indexOf(h),M=m<0?void 0:fe.exec(p.slice(
m+h.length))?.[1];if(M===void 0||/[\w-]$/.test(p.slice(0,m)))continue;const $=M.match(/[^\s"',[\]]+/g);if($!==null)return $}return[c]}const fe=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
le=/[^\s"',\]}]+/;function je({file:c,text:s}){const d=(0,B.Dx)(c,s);return Ke(c,d).flatMap(({at:a,client:f,version:h,start:p=0})=>{if(f===void 0)return[];const m=d[a]??
"",M=(0,B.$t)(c,a,m,{start:p,end:m.length}),$=h===null?`selects ${f}`:`selects ${f} ${h}`;return[{client:f,level:"version-file",place:M,text:(0,F.dh)($,k),version:h}]})}
function Ke(c,s){const[,d]=/\.(terraform|opentofu)-version$/.exec(c)??[];if(d===void 0)return c.endsWith(".toml")?Ve(s):We(s);const a=s.findIndex(h=>h.trim()!==
""),f=le.exec(s[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:V.get(d),version:f}]}const We=c=>c.map((s,d)=>{const[a="",f=null]=s.trim().split(/\s+/);return{at:d,
client:V.get(a),version:f}}),He=/^\s*\[\s*([\w."':/-]+)\s*\]/,Fe=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Ve(c){let s="";return c.
flatMap((d,a)=>{s=He.exec(d)?.[1]?.replaceAll('"',"")??s;const[,f="",h=""]=Fe.exec(d)??[],[,p=""]=/^tools\.(?:\w+:)?(.+)$/.exec(s)??[],m=V.get(s==="tools"?f:f===
"version"?p:""),M=/\bversion\s*=\s*(.*)$/s.exec(h)?.[1]??h,$=M.match(/[^\s"',[\]{}=]+/g)??[];return(M.startsWith("[")?$:$.slice(0,1)).map(z=>({at:a,client:m,version:z,
start:d.search(/\S/)}))})}var ve=E(8339),Me=E(8032),ke=E(5243),Ee=E(9897),Ge=E(3846),Je=E(9780),se=E(5440);const Ae=c=>[[{...(0,I.g$)(c,(0,Je.os)()),from:null}]],
ze=1e4;function Ie({kind:c},s,d,a){const{row:f,value:h}=s;if(h?.kind!=="known")return Se(c,s,d);const p=Te(s),M=f.grammar==="module"&&!p&&(0,ke.Nj)(h.text)?"./":
h.text,$=c.clients.length===Me.Du.length?"":c.clients[0],K=`${f.grammar} ${f.service} ${$} ${p} ${M}`,z=a.get(K);if(z!==void 0)return z;a.size>=ze&&a.clear();const J=Se(
c,s,d);return a.set(K,J),J}const Te=({version:c})=>c?.value.kind==="known";function Se(c,s,d){const a=c.clients.map(h=>[h,Xe(c,s,h,d)]),f=Math.max(...a.map(([,{
length:h}])=>h));return Array.from({length:f},(h,p)=>{const m=new Map;for(const[J,{[p]:Z}]of a)Z!==void 0&&m.set(J,Z);const M=[...m.values()],K=M.some(({needed:J})=>J===
"state")?null:be(m,s.row),z=M.some(({problem:J})=>J!==void 0);return{meanings:m,first:xe(M),needs:K,isFaulty:z}})}const xe=c=>c.find(({host:s,directHost:d})=>s!==
null||d!==void 0)??se.zt;function Xe(c,s,d,a){const f=Ye(s,d,a).map(p=>{const m=qe(c,s,d,p);return Ze(s,d)?{...m,directHost:Ee.IZ}:m});if(f.length<2)return f;const h=({
host:p,directHost:m,needed:M,problem:$})=>JSON.stringify([p,m,M,$?.message]);return[...new Map(f.map(p=>[h(p),p])).values()]}const Ze=({row:c,value:s},d)=>d==="\
terraform"&&c.evaluation?.terraform!=="any"&&s?.kind==="pieces"&&s.isJson===!0,Oe={isWhole:!0,withheld:null,from:null};function Ye(c,s,d){const{value:a}=c;return a?.
kind==="known"?[[{...Oe,text:a.text}]]:a===void 0||a.text==="null"?[[{...Oe,text:null}]]:De(c)?d(c,a,s):Ae(a)}const De=({value:c})=>c?.kind==="pieces"&&c.text!==
"null",Qe=({references:c})=>c.some(s=>s.row.evaluation!==void 0&&(De(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function qe(c,s,d,a){
const{row:f,address:h,value:p}=s,m=Pe(a),M=m.map(({isWhole:te,text:ne})=>{if(ne===null)return ye(s,c,d);if(te)return se.pb[f.grammar](ne,d,Te(s));const re=c.class===
"terragrunt"||c.isGenerated;return f.grammar==="host-part"&&re?se.zt:(0,se.i4)(f.grammar,ne,d)}),[$]=M,K=M.every(te=>te?.needed===$?.needed);if($!==void 0&&K&&!M.
includes(void 0)){const[te]=m;if(p?.kind!=="pieces"||te===void 0)return $;const re=M.every(_e=>_e?.directHost===$.directHost)?{}:{directHost:Ee.IZ},ue=m.every(_e=>_e.
isWhole);return{...$,...re,evaluated:{text:te.text,isWhole:ue}}}if(f.grammar==="terragrunt"&&et(p))return{...se.zt,directHost:Ee.IZ};const z=f.evaluation!==void 0&&
f.evaluation[d]===void 0,J=m.find(({withheld:te})=>te!==null)?.withheld??null,Z=d==="terraform",q=(0,ve.J0)({address:h,argument:f.grammar==="host"?"hostname":"s\
ource",expression:p?.kind==="pieces"?p.text:"",candidates:m.map(({isWhole:te,text:ne,from:re})=>({text:te?ne:null,from:re})),refused:z?"never":J===null?null:{variable:Z?
J:""}});return(0,se.Qm)(q)}const et=c=>c?.kind==="pieces"&&c.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function Pe(c){return c.some(({isWhole:s,from:d})=>s&&
d!==null)?c.filter(({isWhole:s,from:d})=>s||d!==null):c}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function ye(c,s,d){const{row:a,
value:f,address:h,localName:p}=c,m=f===void 0?c.kind:a.absent??c.kind;if(a.defaults!==void 0){const M=a.defaults[d];return M!==null?(0,se.TU)((0,ke.mD)(M)):(0,se.
Qm)((0,ve.tg)({block:tt[m]??"remote backend"}))}return f!==void 0?a.grammar==="url"?se.zt:(0,se.Qm)((0,ve.DA)({reason:"null",address:h})):m==="required_provider\
_invalid"?(0,se.Qm)((0,ve.DA)({reason:"not-a-requirement",address:h})):p!==null&&s.class!=="stack"&&s.class!=="deploy"?p!=="terraform"&&(0,Ge.sL)(p).ok?(0,se.TU)(
(0,ke.Vm)(d)):se.zt:s.isOverride?se.zt:(0,se.Qm)((0,ve.DA)({reason:"missing",address:h}))}function be(c,{service:s},d=()=>null){if(s===null)return[];const a=new Map;
for(const[f,{needed:h,host:p}]of c){const m=h==="state"?d(f)??p:h;m!==null&&a.set(m,{host:m,service:s,clients:[...a.get(m)?.clients??[],f]})}return[...a.values()]}
var he=E(1191),me=E(4756),nt=E(7706),ae=E(2170),st=E(2485),it=E(1780);function ot({kind:c},s,d){const{row:a,value:f,version:h}=s,p=f?.kind==="pieces"||h?.value.
kind==="pieces";if(a.merges!=="module"||!p)return;const m=c.clients.map(M=>[M,rt(s,M,d)]);return Object.fromEntries(m.filter(([,M])=>M!==null))}function rt(c,s,d){
const a=m=>m?.kind==="pieces"?d(c,m,s):[[{...Oe,text:m?.text??null}]],f=a(c.value);if(f.flat().some(({withheld:m})=>m!==null))return null;const h=a(c.version?.value),
p=new Map;for(let m=0;m<Math.max(f.length,h.length);m+=1){const M=[f[m]??f[0]??[],h[m]??h[0]??[]],[$,K]=M.map(at),[z=null]=M.flatMap(([q])=>q?.root??[]),Z={root:z,
source:$??null,version:K??null,isOpen:$===void 0||K===void 0};p.set(JSON.stringify(Z),Z)}return[...p.values()]}function at(c){const[s,...d]=Pe(c),a=d.every(({isWhole:f,
text:h})=>f&&h===s?.text);return s?.isWhole===!0&&a?s.text:void 0}const we=5e4;function dt(c,s,d=new Map){const a=[],f=[...c.flatMap(p=>p.notes),...(0,L.ls)(c)],
h=new lt(c,s,d);for(const p of c)if(!p.isContext)for(const m of p.references){if(a.length>=we)return f.push(Ce(p.file)),$e(a,f);const M=Ie(p,m,s,d);if(m.kind===
"backend"&&M.every(({first:K})=>K===se.zt))continue;let $=ot(p,m,s);for(const K of M){const z=h.usageOf(p,m,K);a.push($===void 0?z:{...z,calls:$}),$=void 0}(m.row.
isReserved||M.some(({isFaulty:K})=>K))&&f.push(...h.notesOf(p,m,M))}for(const p of(0,he.FZ)(c))a.push(p);return $e(a,f)}const Ce=c=>(0,ae.ht)(c,(0,me.ub)({kind:"\
module-usages",max:we})),$e=(c,s)=>({usages:c.sort((d,a)=>Re(d.place,a.place)),notes:s.sort((d,a)=>Re((0,ae.Xd)(d),(0,ae.Xd)(a)))});class lt{files;values;sources;overrides;constructor(s,d,a){
this.files=s,this.values=d,this.sources=a,this.overrides=s.filter(({kind:f})=>f.isOverride)}usageOf(s,d,a){const{kind:f,value:h,address:p,constraints:m,place:M,
row:$,hasOwnToken:K,workspace:z}=d,{meanings:J,first:Z,needs:q}=a,te=this.overrides.length===0?J:new Map([...J].filter(([ue])=>this.isInForce(s,d,ue))),ne=te.size===
J.size&&q!==null,re={kind:f,host:Z.host,isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:K,text:h?.text??null,address:p,version:this.versionOf(
d),constraints:m,place:M,clients:s.kind.clients,needs:ne?q:be(te,d.row,this.stateHost),isOverridden:te.size===0,workspace:z};return ne&&$.backend===void 0&&h?.kind!==
"pieces"?re:{...re,...this.decisionOf(d,a,te)}}decisionOf({value:s,row:d},{meanings:a},f){const h=[...a],p=h.flatMap(([K,z])=>z.evaluated===void 0?[]:[[K,z.evaluated]]),
m=[...f].flatMap(([K,{needed:z}])=>{const J=z==="state"?this.stateHost(K):null;return J===null?[]:[[K,J]]}),M=h.flatMap(([K])=>f.has(K)?[]:K),$=h.some(([,{needed:K}])=>K===
"state");return{...s?.kind==="pieces"&&{evaluated:Object.fromEntries(p)},...d.backend!==void 0&&{backend:d.backend},...f.size>0&&M.length>0&&{replacedFor:M},...$&&
{stateHosts:Object.fromEntries(m)}}}notesOf(s,d,a){const{place:f,row:h,value:p}=d,m=[f],M=new Map,$=p===void 0&&s.notes.length>0;for(const{meanings:K}of $?[]:a)
for(const[z,{problem:J,host:Z}]of K){if(J===void 0||!this.isInForce(s,d,z))continue;const q=J.code==="source-dynamic",te=s.notes.some(yt=>(0,ae.Xd)(yt)?.line===
f.line);if(q&&te)continue;const ne=p?.kind==="known"&&(0,st.Kc)(p.text),re=q?(0,it.pj)(J.message):J.code,ue=M.get(re),_e=ue===void 0?Z:ue.namedHost??null,Dt=[...new Set(
[...ue?.clients??[],z])],Pt={namedHost:_e,clients:Dt,places:m,isPlaceholder:ne};M.set(re,(0,ae.kH)(ue?.problem??J,Pt))}if(h.isReserved){const K=(0,nt.ME)();M.set(
K.code,(0,ae.kH)(K,{places:m,clients:s.kind.clients}))}return[...M.values()]}isInForce({kind:s},{mergeKey:d},a){return s.isOverride||d===null||!this.replaced(a).
has(d)}replaced=(0,j.O)(s=>{const d=new Set;for(const{kind:a,references:f,scope:h}of this.overrides)if(a.clients.includes(s)){h.hasBackend&&d.add("backend");for(const{
mergeKey:p,value:m,localName:M}of f)p!==null&&(m!==void 0||M!==null)&&d.add(p)}return d});stateHost=(0,j.O)(s=>{const d=this.files.filter(({kind:a})=>a.clients.
includes(s));for(const a of d)for(const f of a.references){if(f.row.merges!=="backend"||!this.isInForce(a,f,s))continue;const[h]=Ie(a,f,this.values,this.sources),
p=h?.meanings.get(s)?.needed??null;if(p!==null&&p!=="state")return p}return null});versionOf(s){if(s.version===null)return;const{value:d,place:a}=s.version;if(d.
kind==="known")return{text:d.text,place:a};const f=Me.Du.flatMap(p=>{const m=this.values(s,d,p).flat();if(m.some(({withheld:K})=>K!==null))return[];const[M,...$]=m;
return[[p,$.length===0&&M?.isWhole===!0?M.text:null]]});return{text:ct.test(d.text)?d.text:"\u2026",value:Object.fromEntries(f),place:a}}}const ct=/^(?!<<)"?[^"]*"?$/,
Re=(c,s)=>c===null||s===null?0:c.file!==s.file?c.file<s.file?-1:1:c.line-s.line||c.column-s.column;var ut=E(8516),ft=E(9968),ht=E(3276),ce=E(9941),pt=E(2213),ge=E(
9985),Ne=E(3542);function mt(c,s,d){const a=(0,Ne.FK)(d),f=[],h=new Set([""]);if(s.kind==="json")for(const{name:p}of s.members)h.add(p);else for(const{type:p}of s.
blocks)a.has(p)&&h.add(p);for(const p of h)for(const m of a.get(p)??[])new vt(c,m,f).readAt(0,{body:s,block:void 0,names:[]});return f}class vt{source;row;references;constructor(s,d,a){
this.source=s,this.row=d,this.references=a}readAt(s,d){const a=this.row.path[s];if(a===void 0){this.read(d);return}const[f]=a,{body:h}=d,p=h.kind==="native"?h.blocks:
(0,ce.SH)(h,f,a.length-1);for(const m of p){const{labels:M}=m;if(m.type!==f||M.length!==a.length-1||M.some(({value:z},J)=>!["*",z].includes(a[J+1]??"")))continue;
const K=[...d.names,f,...M.map(({value:z})=>z)];this.readAt(s+1,{body:m.body,block:m,names:K})}}read(s){const{body:d,block:a,names:f}=s;switch(this.row.position){case"\
entries":for(const h of(0,ce.Td)(d))this.addEntry(f,h);return;case"label":{const h=a?.labels.at(-1);if(h===void 0)return;const p={kind:"known",text:(0,I.Yo)(h.value)},
m=this.source.place(h),M=this.version((0,ce.w4)(d,"version")?.value),$=(0,I.bK)((0,ce.w4)(d,"constraints")?.value)??void 0;this.add(f.slice(0,-1),{value:p,place:m,
version:M,constraints:$});return}case"urls":{const h=(0,ce.w4)(d,"urls")?.value;for(const p of h?.kind==="tuple"?h.elements:[])this.add(f,this.written(p));return}case"\
open-state":this.addOpenState(s);return;default:this.addArguments(s,this.row.position)}}add(s,d){const{row:a}=this,f={version:null,constraints:void 0,localName:null,
workspace:void 0},h={row:a,address:(0,I.Bs)(s),mergeKey:(0,Ne.dh)(a,s)};this.references.push({kind:a.kind,hasOwnToken:!1,...f,...d,...h})}addOpenState({body:s,names:d}){
const{source:a}=this,f=J=>(0,ce.w4)(s,J)?.value,h=f("encryption"),p=h?.kind==="other"||pt.Ar.some(J=>(0,ge.Tu)(h,J,a.text)!==void 0),m=(0,I.bK)(f("backend")),M=f(
m===null?"backend":"config"),$=m!=="remote"&&M?.kind!=="object",K=p?h:$?M:void 0;if(K===void 0)return;const z={kind:"pieces",pieces:[null],text:(0,I.wK)(a,K).text};
this.add(d,{value:z,place:a.place(K)})}addArguments({body:s,block:d,names:a},f){const{row:h,source:p}=this,m=Z=>(0,ce.w4)(s,Z)?.value,M=h.backend!==void 0;if(M&&
(0,I.bK)(m("backend"))!==h.backend)return;const $=M?m("config"):void 0,K=Z=>{const[q="",te]=Z.split("."),ne=M?(0,ge.Tu)($,q,p.text):m(q);return te!==void 0&&ne?.
kind==="object"?(0,ge.Tu)(ne,te,p.text):ne},z={version:this.version(m("version")),hasOwnToken:h.grammar==="host"&&K("token")!==void 0,workspace:h.merges==="back\
end"&&h.grammar==="host"?(0,he.R)(s):void 0},J=new Map(f.map(Z=>[K(Z)??Z,Z]));for(const[Z,q]of J)if(typeof Z!="string")this.add(a,{...z,...this.written(Z)});else if(h.
absent!==void 0&&d!==void 0){const ne=$!==void 0&&$.kind!=="object"?(0,I.C5)((0,I.wK)(p,$),q):void 0;this.add(a,{...z,kind:h.absent,value:ne,place:p.place(d)})}}written(s){
const{row:d,source:a}=this,f=s.kind==="primitive"&&s.value===null;return{value:d.defaults!==void 0&&f?void 0:(0,I.wK)(a,s,d.isLiteral),place:a.place(s)}}addEntry(s,{
name:d,value:a}){const{row:f,source:h}=this,p=[...s,d],m=(0,I.Yo)(d);if(a.kind==="object"){const z=Z=>(0,ge.Tu)(a,Z,h.text,f.isLiteral),J=z("source");this.add(p,
{localName:m,kind:J===void 0?f.absent??f.kind:f.kind,value:J&&(0,I.wK)(h,J,f.isLiteral),version:this.version(z("version"),I.wK),place:h.place(J??a)});return}const M=[
"string","primitive","template"].includes(a.kind),$=M?"required_provider_legacy":"required_provider_invalid",K=M?this.version(a):null;this.add(p,{localName:m,kind:$,
version:K,value:void 0,place:h.place(a)})}version(s,d=I.yR){const a=s&&d(this.source,s);return s&&a?{value:a,place:this.source.place(s)}:null}}const _t=64,gt=16*
1024*1024;function*kt(c,s){const d=[],a=[];let[f,h]=[0,we];for(const[p,{path:m,file:M,target:$,kind:K,isContext:z}]of c.entries()){if(p>0&&p%_t===0&&(yield s+p))
return null;const Z=(0,ft.yR)(m);if(!Z.ok){const{failure:ne}=Z;ne.kind==="size"?a.push((0,ae.ht)(M,(0,me.ub)(ne))):d.push(Ot(ne.code,{file:M,kind:K,isContext:z}));
continue}f+=Z.bytes;const q=Be(Z.text,K,M,z,new ce.n_,$);!Z.isUtf8&&!z&&q.notes.length===0&&a.push(bt(Z.text,K,M));const te=Le(q)+q.definitions.length;if(te>h){
const ne={...q.scope,providerUses:he.FK.providerUses},re=q.references.slice(0,h),ue=[...q.notes,Ce(M)];d.push({...q,references:re,scope:ne,definitions:[],notes:ue});
break}h-=te,d.push(f>gt?(0,L.rd)(q):q)}return{files:d,notes:a,bytes:f}}const Et=["EACCES","EPERM"];function Ot(c,s){const d=((0,R.Ep)(s.kind)||s.kind.class==="l\
ock")&&Et.includes(c),a=[(0,ae.ht)(s.file,(0,me.WO)({what:"file",code:c,isRefused:d}))];return{...s,references:[],scope:he.FK,definitions:[],notes:a}}function bt(c,s,d){
const a=c.indexOf("\uFFFD"),f=c.slice(c.lastIndexOf(`
`,a)+1,a),h=/#|\/\//.test(f)||c.lastIndexOf("/*",a)>=0,p=(0,R.Ep)(s)&&s.syntax==="hcl"&&!h,m=(0,ce.yN)(c)({start:a,end:a+1});return(0,ae.ht)(d,(0,me.U$)({error:null,
isRefused:p}),m)}const Le=({references:c,scope:s})=>c.length+s.providerUses.size;function*wt(c){const s=(h,p)=>({kind:h,text:"",localName:null,place:{file:p,...ae.
wv}}),d=c.filter(({kind:h})=>h.class==="config"),[a]=d;a!==void 0&&c.every(h=>Le(h)===0)&&(yield s("module",a.file));const f=d.filter(({scope:h})=>h.hasBackend);
for(const h of new Set(f.map(({kind:p})=>p.clients))){const p=d.find(({kind:m})=>m.clients===h);p!==void 0&&(yield s("state",p.file))}for(const{file:h,kind:p,references:m,
scope:M,isContext:$}of c)p.class==="lock"&&m.length===0&&(yield s("lock",h)),p.class==="config"&&!$&&(yield*M.declared)}const Mt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Ue=c=>c.kind.class==="terragrunt"&&c.references.length===0&&!Mt.test(c.file),At={config:he.Od,terragrunt:he.gq};function Be(c,s,d,a=!1,f=new ce.n_,h){const p=(s.
syntax==="json"?ht.O:W.K)(c,f),m=(0,I.rI)(p,d,h),{body:M}=p,$=mt(m,M,s.class),K=At[s.class]?.(m,M)??he.FK,z=Ue({file:d,kind:s,references:$})&&!f.isExceeded(),J=a||
z?[]:It(p,s,{file:d,target:h}),Z=s.class==="config"?(0,L.kM)(m,M):[];return{file:d,kind:s,references:$,scope:K,definitions:Z,notes:J,isContext:a}}function It({text:c,
problems:s,parts:d},a,{file:f,target:h}){return d.isExceeded()?[(0,ae.ht)(f,(0,me.ub)({kind:"parts",max:d.max}))]:s.map(({message:p,...m})=>{const M=(0,R.Ep)(a)&&
!Tt.test(p),$=a.class==="lock"?(0,ut.FA)({reason:"syntax",error:p}):(0,me.U$)({error:p,isRefused:M}),K=c.split(`
`,m.line)[m.line-1]??"",z=St.test(K.slice(0,xt));return{...(0,ae.ht)(f,$,{...m,target:h}),clients:a.clients,isPlaceholder:z}})}const Tt=/^\w+ are nested deeper than/,
St=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,xt=1e3}),5440:((ie,Q,E)=>{E.d(Q,{Qm:()=>C,TU:()=>N,i4:()=>O,pb:()=>g,zt:()=>H});var W=E(7811),I=E(8339),
L=E(2485),F=E(2213),j=E(255),R=E(5243),B=E(9897),V=E(3846);const H={host:null,isHostImplied:!1,needed:null},G=i=>({host:i,isHostImplied:!1,needed:(0,j.Rt)(i)?"s\
tate":i}),N=i=>({host:i,isHostImplied:!0,needed:i}),D=i=>({host:i,isHostImplied:!1,needed:null}),P=i=>i===null?H:{...H,directHost:i},C=i=>({...H,problem:i}),T=(i,n)=>C(
(0,I.DA)({reason:"rejected",error:i,advice:n}));function y(i,n,l){return l===null?i:{...i,problem:(0,I.My)({text:n,host:i.host,advice:l})}}const g={module:A,"te\
st-module":(i,n,l)=>{const b=(0,R.vL)(i,n).kind==="remote";return n==="opentofu"||!b?A(i,n,l):C((0,I.DA)({reason:"remote-in-test",text:i}))},provider:k,"locked-\
provider":v,"stack-component":w,stack:(i,n)=>{const l=(0,R.A)(i);return l.ok&&!i.startsWith(".")?D(l.value.host):{...w(i,n),isHostImplied:!1,needed:null}},"stac\
k-output":i=>{const[n="",...l]=i.split("/");return l.length===3?_(n,D):C((0,I.DA)({reason:"stack",text:i}))},terragrunt:S,host:i=>_(i,G),url:i=>P((0,F.Ul)(i)),"\
host-part":i=>P((0,F.D8)(i)),"state-path":i=>P((0,F.Bm)(i))};function O(i,n,l){if(i==="terragrunt"){const[,X]=/^tfr:\/\/([^/?]*)\//.exec(n)??[];return X!==void 0?
e(X,l):/^$|^t$|^tfr?$|^tfr:/.test(n)?void 0:r(n,l)}if(i==="url"&&/^postgres|=/i.test(n))return P(B.IZ);if(/^(url|host-part|state-path)$/.test(i))return r(n,l);if(i!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(n))return r(n,l);const b=n.indexOf("/");if(b<0)return;const x=(0,R.vL)(`${n.slice(
0,b)}/a/b/c`,l);return x.kind!=="registry"?r(n,l):n.split("/").length<t?{...o(x),directHost:B.IZ}:o(x)}const t=4,e=(i,n)=>i===""?N((0,R.Vm)(n)):_(i,G),r=(i,n)=>(0,R.
Nj)(i)?H:P((0,B.uE)(i,n)),o=({host:i,hostImplied:n})=>n?N(i):G(i);function _(i,n){const l=(0,j.Pv)(i),b=(0,L.L6)(i);return l.ok?y(n(l.value),i,b):C((0,I.k0)({text:i,
error:l.why,advice:b}))}function A(i,n,l){if((0,R.Nj)(i)&&!l)return H;const b=(0,R.vL)(i,n),x=b.kind==="registry"?(0,W.Ju)(b):(0,R.rE)(i,n);if(l&&!x.ok){const{why:ee}=x,
oe=/^https?:/i.test(i)?{kind:"invalid",error:ee}:b,de=/^(?:git\+\w+|ssh):/i.test(i)?null:(0,L.NM)(i,oe,x),fe=/^[a-z0-9]+::/i.test(i)?"remote":b.kind;return de===
null&&(fe==="local"||fe==="remote")?C((0,I.DA)({reason:`${fe}-with-version`,text:i})):T(ee,de)}const U=(0,L.NM)(i,b,x);if(x.ok)return y(o(x.value),i,U);if(b.kind===
"invalid"){const ee=i.includes("://")?{directHost:B.IZ}:{};return{...T(b.error,U??L.x3),...ee}}if(b.kind!=="remote")return y(H,i,U);const{refusal:X,host:Y}=b;return X!==
null?T(X,U??L.x3):Y!==B.IZ||U!==null?y(P(Y),i,U):{...P(Y),problem:(0,I.My)({text:i,host:Y,advice:u})}}const u="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function k(i,n){const l=(0,V.mi)(i,n);switch(l.kind){case"registry":case"legacy":return l.hostImplied?N(l.host):y(G(l.host),i,(0,L.cr)(i));case"\
builtin":return D(l.host);case"invalid":{const[b="",x]=l.error.split(`

`);return T(b,x??(0,L.cr)(i))}}}function v(i,n){const l=(0,V.mi)(i,n);if(l.kind==="invalid")return T(l.error,null);if(l.hostImplied)return C((0,I.DA)({reason:"l\
ocked-provider",text:i}));if(l.kind==="builtin")return D(l.host);const b=n==="opentofu"&&(0,V.Gi)(l);return{...G(l.host),needed:b?(0,R.Vm)(n):l.host}}function w(i,n){
if(i!==i.trim())return C((0,I.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return H;const l=(0,R.rE)(i,n);if(l.ok)return o(l.value);const b=(0,R.A)(
i);if(b.ok)return D(b.value.host);const x=(0,R.vL)(i,n);return x.kind==="invalid"?T(x.error,(0,L.NM)(i,x,l)):P(x.kind==="remote"?x.host:null)}function S(i,n){const[
l,b="",x=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(i)??[];if(l===void 0){if(i.startsWith("gitlab.com/"))return P("gitlab.com");if((0,B.GL)(i))return H;const X=(0,B.
cx)(i,"opentofu");if(!(X.ok&&(0,B.Of)(i,X.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(i)){const ee=(0,B.cx)(i,n);return P(ee.ok?ee.value.host:B.IZ)}}const[
U=""]=x.split("//");return U.split("/").length!==3?C((0,I.DA)({reason:"terragrunt",text:i})):e(b,n)}}),3542:((ie,Q,E)=>{E.d(Q,{FK:()=>S,Ir:()=>w,dh:()=>i});var W=E(
2213),I=E(5106),L=E(3298);let F=function(...n){return{dotted:F}=E.late([276,631,976],4976),new.target?new F(...n):F(...n)};const j={terraform:"app.terraform.io",
opentofu:null},R={terraform:"app.terraform.io",opentofu:"app.terraform.io"},B={terraform:"static",opentofu:"static"},V={opentofu:"static"},H={terraform:"any",opentofu:"\
any"},G=["config","migrate"],N=["stack","deploy"],D={position:["source"],grammar:"module",service:I.e$},P={...D,grammar:"stack-component",isLiteral:!0},C={...P,
service:null},T={...D,grammar:"terragrunt",evaluation:H},y={position:"entries",grammar:"provider",service:I.xq,isLiteral:!0,absent:"required_provider_nosource"},
g={position:["hostname"],grammar:"host",service:I.Bn,defaults:j},O={...g,service:I.OZ},t={...g,evaluation:H},e={...g,service:I.M,defaults:R},r={position:["addre\
ss"],grammar:"url",service:null};function o(n,l,b,x,{absence:U,...X}={}){const Y=l===""?[]:l.split(" > ").map(ee=>ee.split(" "));return{kind:b,files:n,path:Y.map(
([ee="",...oe])=>[ee,...oe]),...U&&{absent:`${b}${U}`},...x,...X}}const _={absence:"_missing"},A={absence:"_default"},u={evaluation:V,merges:"backend"},k="data \
terraform_remote_state *",v=(n,l,b)=>Object.entries(l).map(([x,U])=>o(G,n+x,"backend",{...r,grammar:b,position:U.split(" ")},u)),w=[o(G,"module *","module",D,{..._,
evaluation:B,merges:"module"}),o(G,"terraform > required_providers","required_provider",y,{merges:"provider"}),o(G,"required_providers","required_provider",y,{isReserved:!0}),
o(G,"terraform > cloud","cloud",O,{...A,...u}),o(G,"terraform > backend remote","backend_remote",g,{...A,...u}),...v("terraform > backend ",W.FV,"url"),...v("te\
rraform > backend ",W.Gb,"host-part"),...v("terraform > backend ",{local:"path workspace_dir"},"state-path"),...v("terraform > encryption > key_provider ",W.nT,
"url"),...[k,`check * > ${k}`].flatMap(n=>[o(G,n,"remote_state",t,{...A,backend:"remote"}),o(G,n,"remote_state",t,{...A,backend:"cloud",service:I.OZ})]),o(G,k,"\
remote_state",r,{backend:"http",evaluation:H}),o([...G,"query"],"provider tfe","provider_tfe",e,{...A,evaluation:H}),o(["test"],"provider tfe","provider_tfe",e),
o(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:I.xq,isLiteral:!0}),o(["test"],"run * > module","test_module",P,{..._,
grammar:"test-module"}),o(["test"],"run * > backend remote","test_backend_remote",g,A),o(N,"required_providers","required_provider",y),o(N,"component *","stack_\
component",P,_),o(N,"removed","stack_removed",P,_),o(N,"stack *","stack_stack",C,{..._,grammar:"stack"}),o(["deploy"],"upstream_input *","upstream_input",C,{grammar:"\
stack-output"}),o(["migrate"],"state_store_provider","state_store_provider",y),o(["migrate"],"from > backend remote","migrate_backend_remote",g,A),...["terrafor\
m","unit *","stack *"].map(n=>o(["terragrunt"],n,"terragrunt_source",T)),...[W.FV,W.Gb].flatMap(n=>Object.entries(n).map(([l,b])=>{const x=n===W.FV?"url":"host-\
part",U={...r,grammar:x,position:b.split(" "),evaluation:H};return o(["terragrunt"],"remote_state","backend",U,{backend:l})})),o(["terragrunt"],"remote_state","\
backend",{...r,position:"open-state"}),o(["terragrunt"],"remote_state","remote_state",t,{...A,backend:"remote"}),o(["terragrunt"],"catalog","terragrunt_source",
{...T,position:"urls"})],S=(0,L.O)(n=>{const l=w.filter(({files:b})=>b.includes(n));return Map.groupBy(l,({path:[b]})=>b?.[0]??"")});function i({merges:n},l){return n===
void 0||n==="backend"?n??null:F([n,l.at(-1)??""])}})};export{Ct as ids,$t as modules};
var $late0,$late1,$late2;
