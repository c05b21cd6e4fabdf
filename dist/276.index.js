const xt=[276,631,797,557,938,938,557],Dt={6784:((ie,Q,E)=>{E.d(Q,{Jw:()=>V,L8:()=>t,Md:()=>S,Tj:()=>N,bs:()=>v,lr:()=>M,r1:()=>o,v$:()=>J,wH:()=>e,xC:()=>b,zK:()=>r});
var W=E(9941);const M=100,L=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),H=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),B="\x80",$=1,U=2,F=4,V=8,J=16,N=32,S=64,P=[[$,/[ \t]/],[U,/[A-Za-z_]/],[F,/[\w-]/],[V,/[\w \t.:=?!&|*%+>~-]/],[J,/[\w \t\n,.:=?!&|*%+>~-]/],
[N,/[^"\\$%\r\n]/],[S,/[^\n$%]/]],C=Array.from({length:128},(O,h)=>String.fromCharCode(h)),I=O=>P.reduce((h,[_,g])=>g.test(O)?h|_:h,0),y=new Uint8Array(2**16).fill(
I(B));y.set(C.map(I));const k=(O,h,_)=>h<O.length&&((y[O.charCodeAt(h)]??0)&_)!==0,b=O=>O===" "||O==="	",t=O=>/^[\w-]/.test(O),e=O=>O==="}"||O===")"||O==="]";function o(O){
return O==="{"?"}":O==="("?")":O==="["?"]":void 0}class r{text;parts;at;depth=0;mistake;constructor(h,_=0,g=new W.n_){this.text=h,this.parts=g,this.at=_}countPart(){
this.parts.add()||(this.at=this.text.length)}match(h){return h.lastIndex=this.at,h.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(h){const{
text:_,parts:g,mistake:D}=this;if(D===void 0)return{text:_,body:h,parts:g,problems:[]};const A={...(0,W.yN)(_)(D),message:D.message};return{text:_,body:h,parts:g,
problems:[A]}}report(h,_,g=_+1){this.mistake??={message:h,start:_,end:Math.min(g,Math.max(_,this.text.length))}}stop(h,_){this.report(h,_),this.at=this.text.length}}
class v extends r{reportUnclosed(h){const _=/[$%]/.test(this.text.charAt(h)),g=this.text.slice(h,h+(_?2:1)),D=this.isAtEnd()?"the end of the file":`"${this.peek()}\
"`,A=`unbalanced brackets: "${g}" is not closed before ${D}`;this.report(A,this.isAtEnd()?h:this.at)}reportCharacter(){const h=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let _=`${JSON.stringify(h)} is not used in HCL`;h==="'"&&(_="single quotes are not valid; use double quotes"),h==="\uFFFD"&&(_="the file is not UTF\
-8 here"),this.report(`invalid character: ${_}`,this.at,this.at+h.length)}reportBrokenString(h){const _=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(_,h,this.at)}peek(h=0){const _=this.at+h;return _<
this.text.length?C[this.text.charCodeAt(_)]??B:""}skipSpaces(){for(;;){const h=this.skipAll($);if(h==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(h==="/"&&this.peek(1)==="*")this.skipBlockComment();else return h}}skipBlank(){
for(;;){const h=this.skipSpaces();if(h===`
`)this.at++;else if(this.isLineComment(h))this.skipLine();else return h}}skipAll(h){const{text:_}=this;let{at:g}=this;for(;k(_,g,h);)g++;return this.at=g,this.peek()}isLineComment(h){
return h==="#"||h==="/"&&this.peek(1)==="/"}isLineEnd(h){return h===`
`||h===""||this.isLineComment(h)}skipLine(){const h=this.text.indexOf(`
`,this.at);this.at=h<0?this.text.length:h}skipBlockComment(){const h=this.text.indexOf("*/",this.at+2);h<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=h<0?this.text.length:h+2}readName(){const{text:h,at:_}=this;return k(h,_,U)&&this.skipAll(F),this.peek()===B&&(this.at=_,this.at+=this.
match(L)?.[0].length??0),this.at>_?h.slice(_,this.at):void 0}readEscape(){const{text:h,at:_}=this,g=h.charAt(_+1),D=h.slice(_+2,_+(g==="U"?10:6)),A=g==="U"?/^[0-9a-f]{8}$/i.
test(D):/^[0-9a-f]{4}$/i.test(D),i=Number.parseInt(D,16);if((g==="u"||g==="U")&&A&&i<=1114111)return this.at+=D.length+2,String.fromCodePoint(i);const n=H.get(g);
if(this.at+=n===void 0?1:2,n!==void 0)return n;const c=JSON.stringify(h.slice(_,_+2));return this.report(`invalid escape sequence: ${c}`,_,_+2),""}}}),3276:((ie,Q,E)=>{
E.d(Q,{O:()=>B});var W=E(6784),M=E(3278),L=E(9941);const H=200;function B(J,N=new L.n_,S=!1){const P=new $(J,0,N);P.isHcl1=S;const C=P.readRoot();return P.structure(
{kind:"json",members:C===void 0?[]:(0,L.lS)(C)})}class $ extends W.zK{isHcl1=!1;readRoot(){const{text:N}=this;N.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const S=this.readValue();return this.isHcl1||S===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),S.kind!=="object"&&S.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",S.start)),S}skipSpaces(){const{text:N}=this;for(;;){const S=N.charCodeAt(this.at);if(S===32||S===
10||S===13||S===9)this.at++;else if(S===47)this.skipComment();else return N.charAt(this.at)}}skipComment(){const N=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const S=N?`
`:"*/",P=this.text.indexOf(S,this.at+1);this.at=P<0?this.text.length:P+S.length}readValue(){const{text:N,parts:S,at:P}=this;if(this.countPart(),S.isExceeded())return;
const C=N.charAt(P);if(C==='"'){const y=this.readString();return y===void 0?void 0:(0,M.BD)(y,{start:P,end:this.at},S)}if(C!=="{"&&C!=="[")return this.readPrimitive();
if(this.depth>=H)return this.stop(`values are nested deeper than ${H} levels`,P);this.depth++;const I=C==="{"?this.readObject():this.readArray();return this.depth--,
I}readPrimitive(){const{at:N}=this,S=this.match(U)?.[0];return S===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a \
number, a string, or a keyword",N):(this.at+=S.length,{kind:"primitive",start:N,end:this.at,value:JSON.parse(S)})}readObject(){const N=this.at++,S=[];for(let P=this.
skipSpaces();P!=="}";P=this.skipSpaces()){if(P!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const C=this.
readMember();if(C===void 0)break;S.push(C),this.endItem("}")}return{kind:"object",start:N,end:this.skipBracket(),items:S}}readMember(){const N=this.at,S=this.readString();
if(S===void 0)return;const P=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const C=this.readValue();return C&&{name:S,start:N,end:P,value:C}}readArray(){const N=this.at++,S=[];for(;this.skipSpaces()!=="]";){const P=this.
readValue();if(P===void 0)break;S.push(P),this.endItem("]")}return{kind:"tuple",start:N,end:this.skipBracket(),elements:S}}skipBracket(){return this.isAtEnd()||
this.at++,this.at}endItem(N){const S=this.skipSpaces(),P=this.at;if(S!==N){if(S===""&&this.stop(`unclosed value: no "${N}" before the end of the file`,P),S!==","){
this.report(`missing separator: expected "," or "${N}"`,P);return}this.at++,this.skipSpaces()===N&&!this.isHcl1&&this.report("trailing comma: JSON allows none",
P)}}readString(){const{text:N,at:S}=this;let P=S+1,C=!0;for(let I=N.charCodeAt(P);I!==34;I=N.charCodeAt(P)){if(!(I>=32))return this.stopInString(S,P);I===92&&(C=
!1),P+=I===92?2:1}return this.at=P+1,C?N.slice(S+1,P):this.unescape(N.slice(S+1,P),S+1)}stopInString(N,S){return S>=this.text.length||this.text.charCodeAt(S)===
10?this.stop("invalid JSON string: no closing quote in its line",N):this.stop("invalid JSON string: a control character must be escaped",S)}unescape(N,S){return N.
replace(F,(P,C,I)=>{const y=this.isHcl1&&V.test(P);if(C===void 0&&!y)return JSON.parse(`"${P}"`);const k=`invalid JSON string: ${JSON.stringify(P)} is not an es\
cape sequence`,b=S+I;return this.report(this.isHcl1?"invalid escape sequence":k,b,b+2),P}).toWellFormed()}}const U=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
F=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,V=/\/|u[dD][89a-fA-F]/}),8201:((ie,Q,E)=>{E.d(Q,{Fq:()=>y,Kk:()=>B,_p:()=>U,ku:()=>$});var W=E(7811),M=E(6784);const L="\
<<",H=({close:t})=>t==='"'||t===L;function B(t,e){t.skipAll(M.Jw)===`
`&&e==="line"||F(t,[],e)}const $=(t,e,o)=>F(t,[{start:o,close:e}],void 0),U=(t,e,o)=>F(t,[{start:o,close:L,marker:e}],void 0);function F(t,e,o){for(;;){const r=e.
at(-1);if(r===void 0&&o===void 0)return!0;let v;if(r!==void 0&&H(r)?(r.close==='"'?S:k)(t,e,r)||(v=!1):v=V(t,e,o),v!==void 0)return v}}function V(t,e,o){for(;;){
const r=e.length===0,v=t.skipAll(r?M.Jw:M.v$);if(v===`
`||v===","){if(r&&(v===","||o==="line"))return!0;t.at++}else if((0,M.wH)(v)){if(r)return!0;if(!N(t,e,v))return!1;const O=e.at(-1);if(O===void 0?o===void 0:H(O))
return}else if(v==='"'){const O=t.at++;if(t.skipAll(M.Tj)!=='"'){e.push({start:O,close:'"'});return}t.at++}else{const{at:O}=t,h=(0,M.r1)(v),_=v==="<"?y(t):void 0;
if(_!==void 0){e.push({start:O,close:L,marker:_});return}if(h!==void 0&&e.push({start:O,close:h}),h!==void 0||v==="<")t.at++;else{if(t.isAtEnd())return e[0]!==void 0&&
t.reportUnclosed(e[0].start),r;if(r&&o==="line"&&t.isLineComment(v))return!0;J(t,v)}}}}function J(t,e){t.isLineComment(e)?t.skipLine():e==="/"&&t.peek(1)==="*"?
t.skipBlockComment():e==="/"?t.at++:e==="\r"?t.skipSpaces():(e<"\x80"||t.readName()===void 0)&&(t.reportCharacter(),t.at++)}function N(t,e,o){const r=e.pop();if(r!==
void 0&&r.close!==o){t.reportUnclosed(r.start);let v=e.at(-1);for(;v!==void 0&&v.close!==o&&!H(v);)e.pop(),v=e.at(-1);if(v===void 0)return!1;H(v)?e.push({start:t.
at,close:"}"}):e.pop()}return t.at++,!0}function S(t,e,o){for(;;){const r=t.skipAll(M.Tj);if(r==='"')return e.pop(),t.at++,!0;if(r==="\\"){const v=t.at+(/[^\r\n]/.
test(t.peek(1))?2:1);t.readEscape(),t.at=v}else{if(r!=="$"&&r!=="%")return C(t,e,o);if(P(t,e))return!0}}}function P(t,e){const{at:o}=t,r=t.peek(1);if(r==="{")return e.
push({start:o,close:"}"}),t.at+=2,!0;const v=r===t.peek()&&t.peek(2)==="{";return t.at+=v?3:1,!1}function C(t,e,o){t.reportBrokenString(o.start);const r=I(t);do
e.pop();while((e.at(-1)?.start??-1)>=r);return e.length>0}function I({text:t,at:e}){let o=e;for(;o>0&&t[o-1]!==`
`&&t[o-1]!=="\r";)o--;return o}function y(t){const{text:e,at:o}=t;if(t.peek(1)!=="<")return;t.at+=t.peek(2)==="-"?3:2;const r=t.readName();if(r===void 0){t.at=o;
return}return t.skipSpaces()!==`
`&&t.at<e.length&&t.report("invalid expression: a heredoc marker must end its line",o,t.at),t.skipLine(),t.isAtEnd()||t.at++,r}function k(t,e,o){const r=o.marker??
"";for(;;){if(t.peek(-1)===`
`&&b(t,r))return e.pop(),!0;const v=t.skipAll(M.Md);if(t.isAtEnd()){const O=`unterminated template string: no line closes the heredoc "${r}"`;return t.report(O,
o.start),!1}if(v===`
`)t.at++;else if(P(t,e))return!0}}function b(t,e){const{text:o}=t;let{at:r}=t;for(;(0,M.xC)(o.charAt(r));)r++;const v=o.charAt(r);if(v>" "&&v<"\x80"&&!o.startsWith(
e,r))return!1;const O=o.indexOf(`
`,r),h=O<0?o.length:O;return(0,W.s8)((0,W.Dw)(o.slice(r,h)))!==e?!1:(t.at=o.charAt(h-1)==="\r"?h-1:h,!0)}}),3278:((ie,Q,E)=>{E.d(Q,{BD:()=>B,E3:()=>H,jw:()=>P});
var W=E(7811),M=E(6784),L=E(8201);function H(k){const{text:b,at:t}=k;if(k.at++,k.skipAll(M.Tj)!=='"')return U(k,t);const e=b.slice(t+1,k.at++);return{kind:"stri\
ng",start:t,end:k.at,value:e,verbatim:e}}function B(k,b,t){if(!k.includes("{"))return{kind:"string",...b,value:k,verbatim:k};const e=new M.bs(k,0,t),o={parts:[],
text:"",isTrimmed:!1};for(e.at=0;e.at<k.length;){const v=e.at;for(;e.at<k.length&&!$(e.peek());)e.at++;if(o.text+=k.slice(v,e.at),e.at<k.length&&!N(e,o)){J(o,b);
break}}const r=o.parts.map(v=>v.kind==="known"?v:{...v,code:k.slice(v.start,v.end),...b});return F({...o,parts:r},b,k)}const $=k=>k==="$"||k==="%";function U(k,b){
const{text:t}=k,e=t.slice(b+1,k.at),o={parts:[],text:e,isTrimmed:!1};for(;;){const r=k.at,v=k.skipAll(M.Tj);if(o.text+=t.slice(r,k.at),v==='"')return k.at++,F(o,
{start:b,end:k.at});if(v==="\\")o.text+=k.readEscape();else if($(v)){if(!N(k,o))return{kind:"other",start:b,end:k.at}}else return k.reportBrokenString(b),{kind:"\
other",start:b,end:k.at}}}function F(k,{start:b,end:t},e){const{parts:o,text:r}=k;return o.length===0?{kind:"string",start:b,end:t,value:r,verbatim:e??r}:(V(k),
{kind:"template",start:b,end:t,parts:o,verbatim:e})}function V(k){const b=k.isTrimmed?(0,W.Dw)(k.text):k.text;b!==""&&k.parts.push({kind:"known",value:b}),k.text=
""}function J(k,b){V(k),k.parts.push({kind:"unknown",start:b.start,end:b.end})}function N(k,b){const{text:t,at:e}=k,o=t.charAt(e);if(k.peek(1)!=="{"){const v=t.
startsWith(`${o}{`,e+1);return b.text+=v?`${o}{`:o,k.at+=v?3:1,!0}k.at+=2;const r=o==="$"?S(k):void 0;return r?.kind==="other"?!1:r?.kind==="string"&&k.skipBlank()===
"}"?(b.text+=r.value,k.at++,!0):(0,L.ku)(k,"}",e)?(t.charAt(e+2)==="~"&&(b.text=(0,W.s8)(b.text)),J(b,{start:e,end:k.at}),b.isTrimmed=t.charAt(k.at-2)==="~",k.countPart(),
!0):!1}function S(k){if(k.skipBlank()!=='"'||k.depth>=M.lr)return;k.depth++;const b=H(k);return k.depth--,b}function P(k){const{text:b,at:t}=k,e=k.peek(2)==="-",
o=(0,L.Fq)(k);if(o===void 0)return;const r=k.at;if(!(0,L._p)(k,o,t))return{kind:"other",start:t,end:k.at};const v={start:t,end:k.at},O=b.slice(r,b.lastIndexOf(`\

`,k.at-1)+1);if(C.test(O)){const g=[{kind:"unknown",...v}];return{kind:"template",...v,parts:g,verbatim:void 0}}const h=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),_=e?I(h):h;return{kind:"string",...v,value:_,verbatim:_}}const C=/(?<!\$)\$\{|(?<!%)%\{/;function I(k){let b=k.length;for(const[t]of k.matchAll(y))b=Math.
min(b,t.length);return k.replace(y,t=>t.slice(b))}const y=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ie,Q,E)=>{E.d(Q,{B$:()=>o,Tu:()=>J,
_3:()=>B,cd:()=>k,lR:()=>$,p_:()=>U});var W=E(3298),M=E(6784),L=E(891),H=E(9780);const B=({expression:n,text:c},w)=>w.effort.spend(()=>F(n,c,w)),$=1024;function U(n,c){
if(n.length>$)return;const w=new M.bs(n),x=v(w);return w.skipBlank()===""&&w.mistake===void 0?x?.(c):void 0}function F(n,c,w){switch(n.kind){case"string":return w.
isLiteral?n.verbatim:n.value;case"primitive":{const{value:x,start:j,end:X}=n;return typeof x=="number"?V(c.slice(j,X)):x}case"object":return(0,W.O)(x=>{const j=J(
n,x,c);return j===n?void 0:j&&B({expression:j,text:c},w)});case"tuple":return(0,W.O)(x=>{if(x===H.pi)return n.elements.length;const j=n.elements[Number(x)];return j&&
B({expression:j,text:c},w)});case"template":return w.isLiteral&&n.verbatim!==void 0?n.verbatim:I(o(n.parts,c,w),c,w);case"other":return U(c.slice(n.start,n.end),
w)}}function V(n){const c=n.replace(/[()\s]/g,"");return String(Number(c))===c?Number(c):void 0}function J(n,c,w,x=!1){if(n?.kind!=="object")return;const j=P(n.
items,w),X=j.get(void 0),Y=x&&X!==void 0&&(X.name!==void 0||N.test(w.slice(X.start,X.end)));return X===void 0||Y?j.get(c)?.value:n}const N=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
S=new WeakMap;function P(n,c){const w=S.get(n)??new Map(n.map(x=>[C(x,c),x]));return S.set(n,w),w}function C({name:n,start:c,end:w},x){return n===void 0?(0,H.Uk)(
U(x.slice(c,w),(0,H.os)())):n.includes("{")?void 0:n.normalize("NFC")}function I(n,c,w){let x="";for(const j of n){const X=j.kind==="known"?void 0:k(j,c),Y=j.kind===
"known"?j.value:X&&U(X,w),q=(0,H.Uk)(Y);if(q===void 0)return(0,H.VI)(x,Y);if(x.length+q.length>H.lG)return;x+=q}return x}const y=(n,c)=>n.code??c.slice(n.start,
n.end);function k(n,c){const w=y(n,c);return w.startsWith("${")?w.slice(2,-1).replace(/^~|~$/g,""):void 0}const b=/^%\{~?\s*if\s([\s\S]*)\}$/,t=/^%\{~?\s*else\s*~?\}$/,
e=/^%\{~?\s*endif\s*~?\}$/;function o(n,c,w){const x=n.map(le=>le.kind==="unknown"?y(le,c):""),[j,...X]=x.keys().filter(le=>b.test(x[le]??"")),Y=x.findIndex(le=>e.
test(le));if(j===void 0||X.length>0||Y<j)return n;const q=b.exec(x[j]??"")?.[1]??"",oe=U(q.replace(/~$/,""),w);if(typeof oe!="boolean")return n;const he=x.findIndex(
le=>t.test(le)),ae=he<0?Y:he,ue=oe?n.slice(j+1,ae):n.slice(ae+1,Y);return[...n.slice(0,j),...ue,...n.slice(Y+1)]}const r=n=>c=>c.effort.spend(()=>n(c));function v(n){
if(n.depth>=M.lr)return;n.depth++;const c=O(n);let w=c;if(c!==void 0&&A(n,"?")){const x=v(n),j=A(n,":")?v(n):void 0;w=x&&j&&r(Y=>{const q=c(Y);if(typeof q!="boo\
lean")return(0,H.J6)([q]);const[oe,he]=q?[x,j]:[j,x],ae=oe?.(Y);return/number|boolean/.test(typeof ae)&&typeof he?.(Y)!=typeof ae?void 0:ae})}return n.depth--,w}
function O(n){const c=h(n),w=A(n,"==");if(c===void 0||!w&&!A(n,"!="))return c;const x=h(n);return x&&r(X=>{const Y=[c(X),x?.(X)];return Y.every(oe=>oe===null||(0,H.
Uk)(oe)!==void 0)&&(Y.includes(null)||typeof Y[0]==typeof Y[1])?Y[0]===Y[1]===w:(0,H.J6)(Y)})}function h(n){let c=g(n);for(;c!==void 0;){let w;if(A(n,".")){const x=n.
readName()??i(n,/\d+/y);w=x===void 0?void 0:r(()=>x)}else if(A(n,"[")){if(w=v(n),!A(n,"]"))return}else return c;c=w&&_(c,w)}}const _=(n,c)=>r(w=>{const x=n(w),j=c(
w),X=(0,H.Uk)(j);return typeof x!="function"||X===void 0?(0,H.J6)([x,j]):x(X)});function g(n){if(A(n,"(")){const X=v(n);return A(n,")")?X:void 0}const c=n.skipBlank(),
w=n.readName();if(w!==void 0)return D(n,w);const x=i(n,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(x!==void 0)return r(()=>V(x));const j=/["{[]/.test(c)?(0,L.U)(n,c):
void 0;return j&&r(X=>F(j,n.text,X))}function D(n,c){const w={true:!0,false:!1,null:null}[c];if(w!==void 0)return r(()=>w);if(!A(n,"("))return r(j=>j.name(c));const x=[];
for(;!A(n,")");){const j=v(n);if(j===void 0||!A(n,",")&&n.skipBlank()!==")")return;x.push(j)}return r(j=>{const X=x.map(Y=>Y(j));return(0,H.J6)(X)??j.call(c,X)})}
function A(n,c){return n.skipBlank(),n.text.startsWith(c,n.at)?(n.at+=c.length,!0):!1}function i(n,c){const w=n.match(c)?.[0];return n.at+=w?.length??0,w}}),891:((ie,Q,E)=>{
E.d(Q,{J:()=>H,U:()=>$});var W=E(6784),M=E(8201),L=E(3278);function H(e,o){e.countPart();const r=o==="element"?e.skipBlank():e.skipSpaces(),v=e.at,O=$(e,r);if(O!==
void 0&&B(e,o))return O;(0,M.Kk)(e,o);let h=e.at;for(;h>v&&(0,W.xC)(e.text.charAt(h-1));)h--;return h===v&&e.report("invalid expression: expected the start of a\
n expression",v),O===void 0?J(e,v,h):{kind:"other",start:v,end:h}}function B(e,o){const r=o==="element"?e.skipBlank():e.skipSpaces();return(0,W.wH)(r)||r===","||
e.isLineEnd(r)}function $(e,o){if(o==='"')return(0,L.E3)(e);if(o==="<")return(0,L.jw)(e);if(o!=="{"&&o!=="["&&o!=="(")return;const r=e.at++;e.depth++;let v;return e.
depth>W.lr?v=U(e,o,r):o==="{"?v=P(e,r):o==="["?v=S(e,r):v=N(e,r),e.depth--,v}function U(e,o,r){return(0,M.ku)(e,(0,W.r1)(o)??o,r),{kind:"other",start:r,end:e.at}}
const F=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,V=32;function J(e,o,r){if(F.lastIndex=o,!(F.test(e.text)&&F.lastIndex===r)||r-o>V)return{kind:"other",
start:o,end:r};const O=e.text.slice(o,r),h={true:!0,false:!1,null:null}[O];return{kind:"primitive",start:o,end:r,value:h===void 0?Number(O):h}}function N(e,o){const r=H(
e,"element");return e.skipBlank()!==")"?U(e,"(",o):(e.at++,{...r,start:o,end:e.at})}function S(e,o){if(t(e))return U(e,"[",o);const r=[];let v=C(e,"]",o);for(;v;v=
C(e,"]",o)){const h=e.at;r.push(H(e,"element")),e.at===h&&e.peek()!==","&&e.at++,e.skipBlank()===","&&e.at++}const O={start:o,end:e.at};return v===void 0?{kind:"\
other",...O}:{kind:"tuple",...O,elements:r}}function P(e,o){if(t(e))return U(e,"{",o);const r=[];for(;C(e,"}",o);)r.push(I(e,e.peek())),e.skipSpaces()===","&&e.
at++;return{kind:"object",start:o,end:e.at,items:r}}function C(e,o,r){const v=e.skipBlank();return v!==o&&!e.isAtEnd()&&!(0,W.wH)(v)?!0:v!==o?e.reportUnclosed(r):
(e.at++,!1)}function I(e,o){const r=e.at,v=y(e,o);let O=e.at;for(;O>r&&(0,W.xC)(e.text.charAt(O-1));)O--;const h=e.skipSpaces();if(h!=="="&&h!==":")return e.report(
'missing attribute value: expected "=" or ":" after the key',e.at),(0,M.Kk)(e,"line"),e.at===r&&e.at++,{name:void 0,start:r,end:O,value:{kind:"other",start:O,end:e.
at}};e.at++;const _=H(e,"line");return{name:v,start:r,end:O,value:_}}function y(e,o){const r=e.at;let v;if(o==='"'||o==="("){const _=$(e,o);_?.kind==="string"&&
(v=_.value)}else v=e.readName();const O=e.skipSpaces();if(O==="="||O===":")return v;b(e);const h=e.text.slice(r,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(
h)?h:void 0}const k=/[=!<>]=|[-+*/%<>!&|?.]/y;function b(e){for(;;){const o=e.skipSpaces(),r=e.at;if(e.isLineComment(o))return;if((0,W.L8)(o))e.at++;else if(o===
"["||o==="(")e.at++,U(e,o,r);else if(o==='"')(0,L.E3)(e);else if(e.match(k)!==null)e.at=k.lastIndex;else if(e.readName()===void 0)return}}function t(e){return e.
skipBlank(),e.text.startsWith("for",e.at)&&!(0,W.L8)(e.peek(3))}}),6353:((ie,Q,E)=>{E.d(Q,{K:()=>U});var W=E(9432),M=E(6784),L=E(891),H=E(8201),B=E(3278),$=E(9941);
function U(t,e=new $.n_){const o=new M.bs(t,t.startsWith("\uFEFF")?1:0,e);return o.structure(F(o,void 0))}function F(t,e){const o={kind:"native",attributes:[],blocks:[]};
let r=e!==void 0&&!t.isLineEnd(t.skipSpaces());for(;;){const v=t.skipBlank();if(t.at>=t.text.length){e!==void 0&&t.report(V,e);break}if(v==="}"&&e!==void 0){t.at++;
break}J(t,v,o),k(t,r,o),r=!1}return o}const V="unclosed configuration block: there is no closing brace before the end of the file";function J(t,e,o){const r=t.at;
t.countPart();const v=e==='"'?I(t):t.readName();if(v===void 0){e<"\x80"?t.report("argument or block definition required",r):t.reportCharacter(),b(t,r);return}const O=t.
at;if(t.skipSpaces()==="="&&t.peek(1)!=="="){t.at++,o.attributes.push({name:v,start:r,end:O,value:(0,L.J)(t,"line")});return}const _=[];for(let n=y(t);n!==void 0;n=
y(t))_.push(n);const g=t.at;if(t.peek()!=="{"){const n=_.length===0?`argument or block definition required: "${(0,W.dh)(v)}" has neither "=" nor "{" after it`:`\
invalid block definition: the header of "${(0,W.dh)(v)}" has no "{" at its end`;t.report(n,r,O),b(t,r);return}t.at++;const i=N.has(v)&&_[0]?.value!=="terraform_\
remote_state"&&t.depth===0&&t.mistake===void 0?S(t,g):C(t,g);o.blocks.push({type:v,labels:_,start:r,end:g,body:i})}const N=new Set(["resource","data","ephemeral",
"output","variable"]);function S(t,e){const{at:o}=t;return(0,H.ku)(t,"}",e)&&t.mistake===void 0?new P(t,e):(t.at=o,t.mistake=void 0,C(t,e))}class P{kind="native";text;parts;start;end;body;constructor({
text:e,at:o,parts:r},v){this.text=e,this.parts=r,this.start=v,this.end=o}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(e){
const{text:o,start:r,end:v}=this;return this.body!==void 0||o.slice(r,v).includes(e)}read(){if(this.body!==void 0)return this.body;const{text:e,parts:o,start:r,
end:v}=this,O=new M.bs(e.slice(0,v),r+1,o);return O.depth=1,this.body=F(O,r),this.body}}function C(t,e){if(t.depth>=M.lr)return t.report(`blocks are nested deep\
er than ${M.lr} levels`,e),(0,H.ku)(t,"}",e),{kind:"native",attributes:[],blocks:[]};t.depth++;const o=F(t,e);return t.depth--,o}function I(t){const e=t.at,o=(0,B.
E3)(t);return t.report("invalid argument name: argument names must not be quoted",e,t.at),o.kind==="string"?o.value:void 0}function y(t){const e=t.skipSpaces(),
o=t.at;let r;if(e==='"'){const O=(0,B.E3)(t);O.kind==="string"?r=O.value:(r=t.text.slice(o+1,Math.max(o+1,t.at-1)),t.report("invalid block label: it has to be p\
lain text",o,t.at))}else r=t.readName();if(r===void 0)return;const{at:v}=t;return t.countPart(),{value:r,start:o,end:v}}function k(t,e,{blocks:o}){const r=t.skipSpaces();
e&&(r!=="}"||o.length>0)?t.report("invalid single-argument block definition: a block in one line has one argument at most",t.at):!e&&!t.isLineEnd(r)&&t.report("\
missing newline after argument or block definition",t.at)}function b(t,e){(0,H.Kk)(t,"line"),(t.at===e||(0,M.wH)(t.peek())&&t.peek()!=="}")&&t.at++}}),9780:((ie,Q,E)=>{
E.d(Q,{A9:()=>U,J6:()=>S,Pg:()=>F,Uk:()=>N,VI:()=>P,ae:()=>W,lG:()=>L,os:()=>V,pi:()=>M,sT:()=>J});class W{text;withheld;constructor(I,y=null){this.text=I,this.
withheld=y}}const M="#",L=4096,H=200,B=2e4,$=5e6,U=C=>/[^\0-\x7f]/.test(C)?C.normalize("NFC"):C;class F{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){
this.allSteps+=1}get isSpent(){return this.allSteps>$}spend(I){if(this.steps+=1,this.count(),this.depth>=H||this.steps>B||this.isSpent)return;this.depth+=1;const y=I();
return this.depth-=1,typeof y!="string"?y:y.length>L?void 0:U(y)}}const V=()=>({name:()=>{},call:()=>{},effort:new F}),J=()=>({...V(),isLiteral:!0}),N=C=>typeof C==
"string"||typeof C=="number"||typeof C=="boolean"?String(C):void 0,S=C=>C.find(I=>I instanceof W&&I.withheld!==null);function P(C,I){return I instanceof W?new W(
(C+I.text).slice(0,L),I.withheld):new W(C)}}),2756:((ie,Q,E)=>{E.d(Q,{Bs:()=>U,C5:()=>S,Yo:()=>$,bK:()=>P,g$:()=>C,rI:()=>B,wK:()=>J,yR:()=>N});var W=E(9432),M=E(
9985),L=E(9780),H=E(9941);function B({text:I},y,k){const b=(0,H.yN)(I);return{text:I,place:t=>({file:y,...b(t),target:k})}}const $=I=>{const y=I.length>L.lG?(0,W.
dh)(I,L.lG):I;return y.length<13?y:[y.slice(0,1),y.slice(1)].join("")};function U(I){const y=I.join(".");return y.length>L.lG?$(y):y}const F=I=>I.length>L.lG?{kind:"\
pieces",pieces:[null],text:$(I)}:{kind:"known",text:$((0,L.A9)(I))},V=I=>I===void 0||I.length>M.lR?null:{code:$(I)};function J(I,y,k=!1){const b=()=>I.text.slice(
y.start,y.end),t=e=>({kind:"pieces",pieces:e,text:$(b())});switch(y.kind){case"string":{const{value:e,verbatim:o}=y;if(k||e===o)return F(o);const r=$((0,L.A9)(e));
return{kind:"pieces",pieces:[r],text:r,isJson:!0}}case"template":{if(k&&y.verbatim!==void 0)return F(y.verbatim);const e=y.verbatim!==void 0,o=e?null:(0,M._3)({
expression:y,text:I.text},(0,L.os)());if(typeof o=="string")return F(o);const r=(0,M.B$)(y.parts,I.text,(0,L.os)()).map(O=>O.kind==="known"?$(O.value):V((0,M.cd)(
O,I.text))),v=r.includes(null)?[V(b())]:r;return{...t(v),...e&&{isJson:e}}}case"other":{const e=b(),o=(0,M.p_)(e,(0,L.os)());return typeof o=="string"?F(o):t([V(
e)])}case"primitive":case"object":case"tuple":return t([null])}}function N(I,y){return y.kind!=="primitive"?J(I,y):y.value===null?null:F(String(y.value))}function S(I,y){
const[k]=I.kind==="pieces"?I.pieces:[];return I.kind==="known"||typeof k!="object"||k===null?I:{...I,pieces:[{code:`(${k.code}).${y}`}]}}function P(I){return I?.
kind!=="string"?null:$((0,L.A9)(I.value))}function C({pieces:I},y){let k="";for(const b of I){const t=typeof b=="object"?b&&(0,M.p_)(b.code,y):b;if(t===null&&b!==
null&&I.length===1)return{isWhole:!0,text:null,withheld:null};const e=(0,L.Uk)(t);if(e===void 0)return{isWhole:!1,...(0,L.VI)(k,t)};if(k.length+e.length>L.lG)return{
isWhole:!1,text:k,withheld:null};k+=e}return{isWhole:!0,text:$((0,L.A9)(k)),withheld:null}}}),3140:((ie,Q,E)=>{E.d(Q,{AJ:()=>o,kM:()=>I,ls:()=>r});var W=E(7706),
M=E(8516),L=E(2170),H=E(9119),B=E(2485),$=E(8032),U=E(3846),F=E(9985),V=E(9941),J=E(2756);function N(O,{type:h,labels:_,start:g,end:D}){const A=[h];for(const{value:i}of _)
A.push(i);return{what:(0,J.Bs)(A),place:O.place({start:g,end:D})}}const S=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),P=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
C=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function I(O,h){const g=(h.
kind==="native"?h.blocks:[...S].flatMap(([A,i])=>(0,V.SH)(h,A,i))).flatMap(A=>{const{type:i,labels:n}=A;return S.get(i)===n.length?N(O,A):P.test(i)?{...N(O,A),problem:(0,W.
ho)({kind:"of-cli",type:i})}:[]}),D=(0,V.SH)(h,"terraform",0);return[...g,...D.flatMap(A=>[...y(O,A.body)])]}function*y(O,h){for(const[_,g,D]of C)for(const A of(0,V.
SH)(h,_,g))if(yield{what:D,place:O.place(A),isSingle:!0},_==="required_providers")for(const i of(0,V.Td)(A.body))yield*b(O,i);yield*e(O,(0,V.w4)(h,"required_ver\
sion"))}const k=["source","version","configuration_aliases"];function b(O,h){const{value:_}=h,g=(0,J.Yo)(h.name),D=(0,J.Bs)(["required_providers",g]),A=_.kind===
"object"?_.items:null,i=(0,U.sL)(g);if(!i.ok||A!==null&&i.value!==g){const w=i.ok?i.value:null,x=(0,W.ho)({kind:"local-name",name:g,normal:w});return[{what:D,place:O.
place(h),problem:x}]}const n=A?.find(w=>w.name!==void 0&&!k.includes(w.name));if(n?.name===void 0)return[];const c=(0,W.ho)({kind:"argument",what:D,argument:(0,J.
Yo)(n.name)});return[{what:D,place:O.place(n),problem:c}]}const t=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(O,h){if(h===void 0)return[];const{value:_}=h,
{text:g}=O;if(!(_.kind==="template"?_.parts.map(c=>c.kind==="unknown"?(0,F.cd)(c,g):""):[_.kind==="other"?g.slice(_.start,_.end):""]).some(c=>t.test(c??"")))return[];
const A=O.place(_),i=(0,M.jF)({kind:"not-constant"}),n=/\.tofu(\.json)?$/.test(A.file)?"opentofu":"terraform";return[{what:"required_version",place:A,problem:i,
clients:[n]}]}function*o(O){const h=O.every(({kind:_})=>_.clients.length===$.Du.length);for(const _ of h?[$.Du]:$.Du.map(g=>[g])){const g=O.filter(({kind:D})=>_.
every(A=>D.clients.includes(A)));yield{readers:_,read:g}}}function r(O){const h=[...o(O)].flatMap(({readers:_,read:g})=>[...v(g)].map(({what:D,place:A,problem:i,
clients:n=$.Du})=>{const c=_.filter(x=>n.includes(x)),w=(0,B.Kc)(D);return(0,L.kH)(i,{places:[A],clients:c,isPlaceholder:w})}));return(0,L.Qp)(h,({places:_,problem:g})=>[
_[0],g.message])}function*v(O){const h=new Map;for(const{definitions:_,kind:g,isContext:D}of O)for(const{what:A,place:i,problem:n,clients:c}of _){const w=h.get(
A);if(n!==void 0)D||(yield{what:A,place:i,problem:n,clients:c});else{if(g.isOverride)continue;if(w===void 0)h.set(A,i);else if(!D){const x=(0,H.eo)(w);yield{what:A,
place:i,problem:(0,W.ho)({kind:"twice",what:A,first:x})}}}}if(!O.some(({notes:_,kind:g})=>_.length>0||g.class==="terragrunt")){for(const{definitions:_,kind:g,isContext:D}of O)
if(!(!g.isOverride||D))for(const{what:A,place:i,problem:n,isSingle:c}of _)n!==void 0||c||h.has(A)||(yield{what:A,place:i,problem:(0,W.ho)({kind:"no-base",what:A})})}}}),
1191:((ie,Q,E)=>{E.d(Q,{FK:()=>V,FZ:()=>r,Od:()=>N,R:()=>k,gq:()=>P,hN:()=>I,xr:()=>v});var W=E(8032),M=E(5243),L=E(3846),H=E(5106),B=E(9941),$=E(2756),U=E(3140),
F=E(1011);const V={providerUses:new Map,hasBackend:!1,declared:[]},J=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",
2],["data",2],["ephemeral",2],["list",2],["action",2]]);function N(_,g){const D=new C(_),A=g.kind==="native"?g.blocks.filter(({type:w,labels:x})=>J.get(w)===x.length):
[...J].flatMap(([w,x])=>(0,B.SH)(g,w,x));for(const w of A)D.read(w);const{providerUses:i,hasBackend:n,declared:c}=D;return{providerUses:i,hasBackend:n,declared:c}}
const S=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function P(_,g){const D=new C(_),A=(0,B.w4)(g,"terraform_binary")?.value,[,i]=S.exec((0,$.bK)(A)??"")??[];return A!==
void 0&&i!==void 0&&D.declare("binary",A,i),D.declareVersion("version",(0,B.w4)(g,"terraform_version_constraint")),{...V,declared:D.declared}}class C{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(g){
this.source=g}read(g){const{type:D,labels:A,body:i}=g;switch(D){case"language":this.declare("language",g);for(const n of(0,B.SH)(i,"compatible_with",0))this.declareVersion(
"compatible",(0,B.w4)(n.body,"opentofu"));return;case"terraform":this.hasBackend||=I(i);for(const n of(0,B.SH)(i,"encryption",0))this.declare("encryption",n);this.
declareVersion("version",(0,B.w4)(i,"required_version"));return;case"provider":for(const n of A)this.use(n.value,n.value,n,[g]),this.declareVersion("provider-ve\
rsion",(0,B.w4)(i,"version"),(0,$.Yo)(n.value));(0,B.w4)(i,"for_each")!==void 0&&this.declare("provider-for-each",g);return;case"check":for(const n of(0,B.SH)(i,
"data",2))this.readTyped(n,[g,n]);return;case"import":this.readNamed(g,[g])||this.readImported(g);return;default:D==="action"&&this.declare("action",g),this.readTyped(
g,[g])}}declare(g,D,A="",i=null){this.declared.push({kind:g,text:A,localName:i,place:this.source.place(D)})}declareVersion(g,D,A){const i=(0,$.bK)(D?.value);D!==
void 0&&i!==null&&this.declare(g,D.value,i,A)}readTyped(g,D){const[A]=g.labels;if(A===void 0||this.readNamed(g,D))return;const[i=""]=A.value.split("_",1);this.use(
i,A.value,A,D)}readImported(g){const D=(0,B.w4)(g.body,"to")?.value,[,A]=e.exec(this.textOf(D))??[];if(D===void 0||A===void 0)return;const[i=""]=A.split("_",1);
this.use(i,A,D,[g])}textOf(g){if(g===void 0)return"";const{start:D,end:A}=g;return(g.kind==="string"?g.value:this.source.text.slice(D,A)).slice(0,o).trim()}readNamed(g,D){
const A=(0,B.w4)(g.body,"provider")?.value;if(A===void 0)return!1;const[,i]=t.exec(this.textOf(A))??[];return i===void 0?!1:(this.use(i,i,A,D),!0)}use(g,D,A,i){
if(this.providerUses.has(g))return;const n={text:(0,$.Yo)(D),address:b(i),place:this.source.place(A)};this.providerUses.set((0,$.Yo)(g),n)}}const I=_=>(0,B.SH)(
_,"backend",1).length>0||(0,B.SH)(_,"cloud",0).length>0,y=["name","prefix","tags"];function k(_){const[g]=(0,B.SH)(_,"workspaces",0),D=i=>i==="workspaces"&&g!==
void 0?y.some(n=>(0,B.w4)(g.body,n)!==void 0):(0,B.w4)(_,i)!==void 0,A=F.Rt.filter(i=>!D(i));return{organization:(0,$.bK)((0,B.w4)(_,"organization")?.value),name:g?
(0,$.bK)((0,B.w4)(g.body,"name")?.value):null,...A.length>0&&{lacks:A}}}const b=_=>(0,$.Bs)(_.flatMap(({type:g,labels:D})=>[g,...D.map(({value:A})=>A)])),t=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
e=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,o=256;function r(_){const g=new Map;for(const{readers:D,read:A}of(0,U.AJ)(_))for(const[i,n]of h(A)){
const c=g.get(i),w=c===void 0?D:[...c.clients,...D];g.set(i,{...c??n,clients:w})}return Array.from(g.values(),D=>{const{host:A,isHostImplied:i,needs:n}=v(D.clients);
return{kind:"implied_provider",host:A,isHostImplied:i,...D,isOverridden:!1,needs:n}})}function v(_){const g=_.length===W.Du.length,D=i=>i.clients.some(n=>_.includes(
n)),A=g?O:O.filter(D);return{host:A[0]?.host??null,isHostImplied:!0,needs:A}}const O=W.Du.map(_=>({host:(0,M.Vm)(_),service:H.xq,clients:[_]}));function h(_){const g=new Set(
["terraform"]);for(const{references:A}of _)for(const{localName:i}of A)g.add(i);const D=new Map;for(const{scope:A,isContext:i}of _)if(!i)for(const[n,c]of A.providerUses)
g.has(n)||(g.add(n),(0,L.sL)(n).ok&&D.set(n,c));return D}}),7706:((ie,Q,E)=>{E.d(Q,{ME:()=>L,ho:()=>$,jP:()=>H});var W=E(8032),M=E(9615);const L=()=>(0,M.CC)("b\
lock-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it int\
o a terraform block"});function H({kind:U}){const{client:F,what:V}=W.$I[U];return(0,M.CC)("block-unsupported",{message:`${V} is supported by ${W.bB[F]} only`,help:F===
"opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const B={twice:({what:U,first:F})=>({message:`${U}\
 is defined a second time; the first time is in ${F}`,help:U.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:U})=>({message:`\
this override file changes ${U}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:U})=>({message:`${U} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({what:U,argument:F})=>({message:`${U} cannot have the argument ${F}`,help:"write `\
source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:U,normal:F})=>({message:`"${U}" cannot be\
 the local name of a provider`,help:F===null?"use letters, digits and dashes only, with no dash at either end":`write ${F}`})},$=U=>(0,M.CC)("block-invalid",(0,M.
Z9)(B,U))}),8516:((ie,Q,E)=>{E.d(Q,{FA:()=>y,N0:()=>S,Ov:()=>k,Sm:()=>P,id:()=>J,jF:()=>V});var W=E(8032),M=E(9432),L=E(9615);const H=6,B=b=>`"${(0,M.dh)(b)}"`,
$=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function U(b){const t=b.replace($,"");return t===""?"":`: ${t}`}const F={syntax:({
text:b,why:t})=>({message:`${B(b)} is not a version constraint${U(t)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, an\
d separate them by commas"}),expression:({address:b,clients:t})=>({message:`version of ${b} is an expression, which ${t.includes("terraform")?"Terraform":"OpenT\
ofu"} does not evaluate during init`,help:t.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const =\
 true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:t}),"not-a-string":({address:b})=>({message:`version o\
f ${b} is not a string`,help:"put the version in quotes"}),"pre-release":({text:b})=>({message:`${B(b)} names a pre-release, which \`required_version\` does not s\
upport`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),"not-constant":()=>({message:"`required_version` is an expres\
sion, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:b})=>({message:`${b} is built in and cannot have a version constr\
aint`,help:"remove `version`"}),unspecified:({provider:b})=>({message:`provider ${b} is required in version 0.0.0, which is not a valid provider version`,help:"\
name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},V=b=>(0,L.CC)("constraint-invalid",(0,L.Z9)(F,b)),J=({
of:b,terms:t,preRelease:e})=>(0,L.CC)("constraint-unmeetable",{message:`no version of ${b} can match ${(0,M.K4)(t.map(B),H,M.dh)}`,help:e!==void 0?`write ${B(e)}\
: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:t.length===1?"correct the constraint":"change one of \
these constraints so that a version can match all of them"}),N={terraform:"terraform",opentofu:"tofu"};function S({provider:b,version:t,constraints:e,clients:o,
isUnit:r}){const[v,...O]=o,h=v===void 0||O.length>0?"":`${N[v]} `,_=r?"terragrunt ":h;return(0,L.CC)("lock-outside",{message:`locked provider ${b} ${t} does not\
 match configured version constraint ${(0,M.K4)(e,H,M.dh)}`,help:`run \`${_}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}
const P=({provider:b})=>(0,L.CC)("lock-readonly",{message:`the lock file has no entry for provider ${b}, and \`-lockfile=readonly\` does not let init add one`,help:"\
run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),C=(b,t)=>e=>({message:`the ${b} of provider ${e.provider} ${t}`}),I={syntax:({
error:b})=>({message:b}),twice:({provider:b})=>({message:`it has two blocks for provider ${b}`,help:"remove one of the blocks; a merge may have duplicated it"}),
"no-version":C("version","is missing"),"not-a-version":C("version","is not a version number"),"not-constraints":C("constraints","are invalid"),"not-normal":b=>({
message:`the ${b.of} of provider ${b.provider} must be written in normalized form: ${B(b.normal)}`})};function y(b){const{message:t,help:e}={help:"restore the f\
ile, or remove the block and run `init` again",...(0,L.Z9)(I,b)};return(0,L.CC)("lock-invalid",{message:`failed to read dependency lock file: ${t}`,help:e})}const k=({
client:b,version:t,constraint:e})=>(0,L.CC)("client-version",{message:`the version constraint ${B(e)} excludes ${W.bB[b]} ${t}`,help:`use another version of ${W.
bB[b]}, or change the constraint`})}),2797:((ie,Q,E)=>{E.r(Q),E.d(Q,{asWritten:()=>Ge,declaredIn:()=>bt,dependsOnOthers:()=>Qe,detach:()=>M.Yo,dotted:()=>M.Bs,firstWithHost:()=>Se,
isForeign:()=>Le,meaningOfAbsent:()=>De,neededByImplied:()=>fe.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>W.K,readModule:()=>kt,readTools:()=>D,resolveValue:()=>M.
g$,usagesOf:()=>ot});var W=E(6353),M=E(2756),L=E(9432),H=E(3298),B=E(3114),$=E(9059);const U=new Map([["terraform","terraform"],["hashicorp/terraform","terrafor\
m"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),F=l=>U.get(l.toLowerCase())??"terraform",V="init|plan|apply|destroy|validate|\
(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",J=(l,s)=>new RegExp(`(?:^|[\\s"'\`;&\
|(=@/\\\\[])(${l})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${s})(?![\\w-])`),N=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,S=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],P=`(?=["'\\s,\\]})@]|$)`,C="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",I=`(?=["']?\\s*[,\\]])`,y=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${P}|\
([\\w.\${}-]+)))?${P}`),text:"uses $1",version:"latest"},{form:J("terraform|tofu",V),text:"runs $1"},{form:J("tofu","fmt"),text:"runs $1"},{form:J("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${C}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${I}`),text:"lists $1"},{form:new RegExp(`${C}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${I}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],k=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,b=/\b(?:echo|printf)\b[^;&|]*/g;function t(l){if(!/terraform|tofu|tfenv/i.
test(l))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(l);if(k.test(l)&&!s)return[];const d=l.replace(b,f=>" ".repeat(f.length)),a=N.exec(d);return a===
null?y.flatMap(f=>e(f,d)):r(a)}function e({form:l,text:s,version:d=null,...a},f){const u=l.exec(f);if(u===null)return[];const[,p="",m=d]=u,T=s.replace("$1",()=>p);
return[{client:F(p),text:T,version:m,...o(u),...a}]}const o=({index:l,0:{length:s}})=>({start:l,end:l+s});function r(l){const[,s=""]=l;return S.flatMap(({form:d,
otherwise:a})=>{const f=d.exec(s);return f===null?[]:[{client:F(f[1]??f[2]??""),text:`uses ${s}`,version:null,...o(l),step:{otherwise:a}}]})}const v=50,O=/^digger\.ya?ml$/,
h=100,_=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,g=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function D(l,s){const d=[],a=new Set;
let f=!1,u=!1,p=!1;for(const m of(0,$._X)(l,s)){for(const z of(0,$.AN)(m))a.add(z);if(u||=(0,B.Z)(m.file)||g.test(m.text),(0,$.$)(m.file)||(0,B.Z)(m.file))continue;
const T=m.file.slice(m.file.lastIndexOf("/")+1),R=(0,B.TD)(T)||m.file.endsWith("mise/config.toml"),K=R?le(m):A(m);p||=O.test(m.file)&&K.some(({client:z})=>z==="\
opentofu");const G=p&&m.text.includes("diggerhq/digger@");d.push(...K.filter(({text:z})=>!G||z!==w)),f||=!R&&_.test(m.text)}return{signs:d,setsCloudHostname:f,givesState:u,
others:a}}function A({file:l,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const d=(0,$.Dx)(l,s),a=new Map,f=(0,H.O)(m=>he(m,d)),u=d.map(t),p=x(l,d,u);for(const[
m,T]of d.entries()){if(a.size>=v)break;for(const R of u[m]??[]){if(p(R,m))continue;const{client:K,level:G="tool"}=R;for(const z of X(R,d,m,f)){const Z=`${K} ${G}\
 ${z}`;if(a.has(Z))continue;const ee=(0,$.$t)(l,m,T,R);a.set(Z,{client:K,level:G,place:ee,text:(0,L.dh)(R.text,h),version:z})}}}return n(l,[...a.values()])}const i=/atlantis\.ya?ml$/;
function n(l,s){return!s.some(({client:a})=>a==="opentofu")||!i.test(l)?s:s.filter(({client:a,version:f})=>a==="opentofu"||f!==null).map(a=>({...a,client:"opent\
ofu"}))}const c=/(^|\/)\.spacelift\/[^/]+$/,w="sets terraform_version";function x(l,s,d){const a=p=>{const T=d.slice(...p).flat().filter(({text:R,level:K})=>K!==
"hook"&&!/_version$/.test(R));return T.length===0?null:T.every(({client:R})=>R==="opentofu")},f=c.test(l)?s.indexOf("stack_defaults:"):-1,u=f<0?null:q(s,f+1);return({
text:p},m)=>{if(p!==w||i.test(l))return!1;const T=a(q(s,m));if(T!==null||u===null)return T===!0;const R=m>=u[0]&&m<u[1];return a(R?[0,s.length]:u)===!0}}const j=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function X({version:l,step:s},d,a,f){if(s===void 0)return l===null?[null]:f(l);const u=d.slice(...q(d,a)).map(p=>j.exec(p)?.[1]?.replace(/^["']|["']$/g,"")).find(
p=>p!==void 0);return u===void 0?[s.otherwise]:f(u)}const Y=100;function q(l,s){const d=l[s]??"",a=d.search(/[^\s-]/),f=R=>R!==""&&R.search(/\S/)<a,p=d.trimStart().
startsWith("-")?[]:l.slice(Math.max(0,s-Y),s),m=l.slice(s+1,s+Y),T=m.findIndex(f);return[s-p.length+p.findLastIndex(f)+1,s+1+(T<0?m.length:T)]}const oe=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function he(l,s){const[,d,a,f]=oe.exec(l.trim())??[],u=d??a??f;if(u===void 0)return[l.trim()];for(const p of s){const m=p.indexOf(u),T=m<0?void 0:ae.exec(p.slice(
m+u.length))?.[1];if(T===void 0||/[\w-]$/.test(p.slice(0,m)))continue;const R=T.match(/[^\s"',[\]]+/g);if(R!==null)return R}return[l]}const ae=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
ue=/[^\s"',\]}]+/;function le({file:l,text:s}){const d=(0,$.Dx)(l,s);return Be(l,d).flatMap(({at:a,client:f,version:u,start:p=0})=>{if(f===void 0)return[];const m=d[a]??
"",T=(0,$.$t)(l,a,m,{start:p,end:m.length}),R=u===null?`selects ${f}`:`selects ${f} ${u}`;return[{client:f,level:"version-file",place:T,text:(0,L.dh)(R,h),version:u}]})}
function Be(l,s){const[,d]=/\.(terraform|opentofu)-version$/.exec(l)??[];if(d===void 0)return l.endsWith(".toml")?He(s):je(s);const a=s.findIndex(u=>u.trim()!==
""),f=ue.exec(s[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:U.get(d),version:f}]}const je=l=>l.map((s,d)=>{const[a="",f=null]=s.trim().split(/\s+/);return{at:d,
client:U.get(a),version:f}}),Ke=/^\s*\[\s*([\w."':/-]+)\s*\]/,We=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function He(l){let s="";return l.
flatMap((d,a)=>{s=Ke.exec(d)?.[1]?.replaceAll('"',"")??s;const[,f="",u=""]=We.exec(d)??[],[,p=""]=/^tools\.(?:\w+:)?(.+)$/.exec(s)??[],m=U.get(s==="tools"?f:f===
"version"?p:""),T=/\bversion\s*=\s*(.*)$/s.exec(u)?.[1]??u,R=T.match(/[^\s"',[\]{}=]+/g)??[];return(T.startsWith("[")?R:R.slice(0,1)).map(G=>({at:a,client:m,version:G,
start:d.search(/\S/)}))})}var me=E(8339),Ae=E(8032),ke=E(5243),ge=E(9897),Fe=E(3846),Ve=E(9780),se=E(5440);const Ge=l=>[[{...(0,M.g$)(l,(0,Ve.os)()),from:null}]],
Je=1e4;function Me({kind:l},s,d,a){const{row:f,value:u}=s;if(u?.kind!=="known")return Ie(l,s,d);const p=Te(s),T=f.grammar==="module"&&!p&&(0,ke.Nj)(u.text)?"./":
u.text,R=l.clients.length===Ae.Du.length?"":l.clients[0],K=`${f.grammar} ${f.service} ${R} ${p} ${T}`,G=a.get(K);if(G!==void 0)return G;a.size>=Je&&a.clear();const z=Ie(
l,s,d);return a.set(K,z),z}const Te=({version:l})=>l?.value.kind==="known";function Ie(l,s,d){const a=l.clients.map(u=>[u,ze(l,s,u,d)]),f=Math.max(...a.map(([,{
length:u}])=>u));return Array.from({length:f},(u,p)=>{const m=new Map;for(const[G,{[p]:z}]of a)z!==void 0&&m.set(G,z);const T=[...m.values()],K=T.some(({needed:G})=>G===
"state")?null:Oe(m,s.row);return{meanings:m,first:Se(T),needs:K}})}const Se=l=>l.find(({host:s,directHost:d})=>s!==null||d!==void 0)??se.zt;function ze(l,s,d,a){
const f=Ze(s,d,a).map(p=>{const m=qe(l,s,d,p);return Xe(s,d)?{...m,directHost:ge.IZ}:m});if(f.length<2)return f;const u=({host:p,directHost:m,needed:T,problem:R})=>JSON.
stringify([p,m,T,R?.message]);return[...new Map(f.map(p=>[u(p),p])).values()]}const Xe=({row:l,value:s},d)=>d==="terraform"&&l.evaluation?.terraform!=="any"&&s?.
kind==="pieces"&&s.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(l,s,d){const{value:a}=l;return a?.kind==="known"?[[{...Ee,text:a.text}]]:a===
void 0||a.text==="null"?[[{...Ee,text:null}]]:d(l,a,s)}const Ye=({value:l})=>l?.kind==="pieces"&&l.text!=="null",Qe=({references:l})=>l.some(s=>s.row.evaluation!==
void 0&&(Ye(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function qe(l,s,d,a){const{row:f,address:u,value:p}=s,m=xe(
a),T=m.map(({isWhole:te,text:ne})=>{if(ne===null)return De(s,l,d);if(te)return se.pb[f.grammar](ne,d,Te(s));const de=l.class==="terragrunt"||l.isGenerated;return f.
grammar==="host-part"&&de?se.zt:(0,se.i4)(f.grammar,ne,d)}),[R]=T,K=T.every(te=>te?.needed===R?.needed);if(R!==void 0&&K&&!T.includes(void 0)){const[te]=m;if(p?.
kind!=="pieces"||te===void 0)return R;const de=T.every(we=>we?.directHost===R.directHost)?{}:{directHost:ge.IZ},ve=m.every(we=>we.isWhole);return{...R,...de,evaluated:{
text:te.text,isWhole:ve}}}if(f.grammar==="terragrunt"&&et(p))return{...se.zt,directHost:ge.IZ};const G=f.evaluation!==void 0&&f.evaluation[d]===void 0,z=m.find(
({withheld:te})=>te!==null)?.withheld??null,Z=d==="terraform",ee=(0,me.J0)({address:u,argument:f.grammar==="host"?"hostname":"source",expression:p?.kind==="piec\
es"?p.text:"",candidates:m.map(({isWhole:te,text:ne,from:de})=>({text:te?ne:null,from:de})),refused:G?"never":z===null?null:{variable:Z?z:""}});return(0,se.Qm)(
ee)}const et=l=>l?.kind==="pieces"&&l.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function xe(l){return l.some(({isWhole:s,from:d})=>s&&d!==null)?l.filter(
({isWhole:s,from:d})=>s||d!==null):l}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function De(l,s,d){const{row:a,value:f,address:u,
localName:p}=l,m=f===void 0?l.kind:a.absent??l.kind;if(a.defaults!==void 0){const T=a.defaults[d];return T!==null?(0,se.TU)((0,ke.mD)(T)):(0,se.Qm)((0,me.tg)(tt[m]??
"remote backend"))}return f!==void 0?a.grammar==="url"?se.zt:(0,se.Qm)((0,me.DA)({reason:"null",address:u})):m==="required_provider_invalid"?(0,se.Qm)((0,me.DA)(
{reason:"not-a-requirement",address:u})):p!==null&&s.class!=="stack"&&s.class!=="deploy"?p!=="terraform"&&(0,Fe.sL)(p).ok?(0,se.TU)((0,ke.Vm)(d)):se.zt:s.isOverride?
se.zt:(0,se.Qm)((0,me.DA)({reason:"missing",address:u}))}function Oe(l,{service:s},d=()=>null){if(s===null)return[];const a=new Map;for(const[f,{needed:u,host:p}]of l){
const m=u==="state"?d(f)??p:u;m!==null&&a.set(m,{host:m,service:s,clients:[...a.get(m)?.clients??[],f]})}return[...a.values()]}var fe=E(1191),pe=E(4756),nt=E(7706),
re=E(2170),st=E(2485),it=E(1780),Pe=E(3140);const be=5e4;function ot(l,s,d=new Map){const a=[],f=[...l.flatMap(p=>p.notes),...(0,Pe.ls)(l)],u=new rt(l,s,d);for(const p of l)
if(!p.isContext)for(const m of p.references){if(a.length>=be)return f.push(Ce(p.file)),ye(a,f);const T=Me(p,m,s,d);if(m.kind==="backend"&&T.every(({first:K})=>K===
se.zt))continue;let R=at(p,m,s);for(const K of T){const G=u.usageOf(p,m,K);a.push(R===void 0?G:{...G,calls:R}),R=void 0}for(const K of u.notesOf(p,m,T))f.push(K)}
for(const p of(0,fe.FZ)(l))a.push(p);return ye(a,f)}const Ce=l=>(0,re.ht)(l,(0,pe.ub)({kind:"module-usages",max:be})),ye=(l,s)=>({usages:l.sort((d,a)=>$e(d.place,
a.place)),notes:s.sort((d,a)=>$e((0,re.Xd)(d),(0,re.Xd)(a)))});class rt{files;values;sources;overrides;constructor(s,d,a){this.files=s,this.values=d,this.sources=
a,this.overrides=s.filter(({kind:f})=>f.isOverride)}usageOf(s,d,a){const{kind:f,value:u,address:p,constraints:m,place:T,row:R,hasOwnToken:K,workspace:G}=d,{meanings:z,
first:Z,needs:ee}=a,te=this.overrides.length===0?z:new Map([...z].filter(([ve])=>this.isInForce(s,d,ve))),ne=te.size===z.size&&ee!==null,de={kind:f,host:Z.host,
isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:K,text:u?.text??null,address:p,version:this.versionOf(d),constraints:m,place:T,clients:s.kind.
clients,needs:ne?ee:Oe(te,d.row,this.stateHost),isOverridden:te.size===0,workspace:G};return ne&&R.backend===void 0&&u?.kind!=="pieces"?de:{...de,...this.decisionOf(
d,a,te)}}decisionOf({value:s,row:d},{meanings:a},f){const u=[...a],p=u.flatMap(([K,G])=>G.evaluated===void 0?[]:[[K,G.evaluated]]),m=[...f].flatMap(([K,{needed:G}])=>{
const z=G==="state"?this.stateHost(K):null;return z===null?[]:[[K,z]]}),T=u.flatMap(([K])=>f.has(K)?[]:K),R=u.some(([,{needed:K}])=>K==="state");return{...s?.kind===
"pieces"&&{evaluated:Object.fromEntries(p)},...d.backend!==void 0&&{backend:d.backend},...f.size>0&&T.length>0&&{replacedFor:T},...R&&{stateHosts:Object.fromEntries(
m)}}}notesOf(s,d,a){const{place:f,row:u,value:p}=d,m=[f],T=p===void 0&&s.notes.length>0,R=s.notes.some(G=>(0,re.Xd)(G)?.line===f.line),K=[];for(const{meanings:G}of T?
[]:a)for(const[z,{problem:Z,host:ee}]of G){if(Z===void 0||!this.isInForce(s,d,z)||R&&Z.code==="source-dynamic")continue;const te=p?.kind==="known"&&(0,st.Kc)(p.
text);K.push((0,re.kH)(Z,{namedHost:ee,clients:[z],places:m,isPlaceholder:te}))}return u.isReserved&&K.push((0,re.kH)((0,nt.ME)(),{places:m,clients:s.kind.clients})),
(0,re.Qp)(K,({problem:{code:G,message:z}})=>G==="source-dynamic"?(0,it.pj)(z):G)}isInForce({kind:s},{mergeKey:d},a){return s.isOverride||d===null||!this.replaced(
a).has(d)}replaced=(0,H.O)(s=>{const d=new Set;for(const{kind:a,references:f,scope:u}of this.overrides)if(a.clients.includes(s)){u.hasBackend&&d.add("backend");
for(const{mergeKey:p,value:m,localName:T}of f)p!==null&&(m!==void 0||T!==null)&&d.add(p)}return d});stateHost=(0,H.O)(s=>{const d=this.files.filter(({kind:a})=>a.
clients.includes(s));for(const a of d)for(const f of a.references){if(f.row.merges!=="backend"||!this.isInForce(a,f,s))continue;const[u]=Me(a,f,this.values,this.
sources),p=u?.meanings.get(s)?.needed??null;if(p!==null&&p!=="state")return p}return null});versionOf(s){if(s.version===null)return;const{value:d,place:a}=s.version;
if(d.kind==="known")return{text:d.text,place:a};const f=Ae.Du.flatMap(p=>{const m=this.values(s,d,p).flat();if(m.some(({withheld:K})=>K!==null))return[];const[T,
...R]=m;return[[p,R.length===0&&T?.isWhole===!0?T.text:null]]});return{text:ct.test(d.text)?d.text:"\u2026",value:Object.fromEntries(f),place:a}}}function at({kind:l},s,d){
const{row:a,value:f,version:u}=s,p=f?.kind==="pieces"||u?.value.kind==="pieces";if(a.merges!=="module"||!p)return;const m=l.clients.map(T=>[T,dt(s,T,d)]);return Object.
fromEntries(m.filter(([,T])=>T!==null))}function dt(l,s,d){const a=m=>m?.kind==="pieces"?d(l,m,s):[[{...Ee,text:m?.text??null}]],f=a(l.value);if(f.flat().some(({
withheld:m})=>m!==null))return null;const u=a(l.version?.value),p=new Map;for(let m=0;m<Math.max(f.length,u.length);m+=1){const T=[f[m]??f[0]??[],u[m]??u[0]??[]],
[R,K]=T.map(lt),[G=null]=T.flatMap(([ee])=>ee?.root??[]),Z={root:G,source:R??null,version:K??null,isOpen:R===void 0||K===void 0};p.set(JSON.stringify(Z),Z)}return[
...p.values()]}function lt(l){const[s,...d]=xe(l),a=d.every(({isWhole:f,text:u})=>f&&u===s?.text);return s?.isWhole===!0&&a?s.text:void 0}const ct=/^(?!<<)"?[^"]*"?$/,
$e=(l,s)=>l===null||s===null?0:l.file!==s.file?l.file<s.file?-1:1:l.line-s.line||l.column-s.column;var ut=E(8516),ft=E(9968),ht=E(3276),ce=E(9941),pt=E(2213),_e=E(
9985),Re=E(3542);function mt(l,s,d){const a=(0,Re.FK)(d),f=[],u=new Set([""]);if(s.kind==="json")for(const{name:p}of s.members)u.add(p);else for(const{type:p}of s.
blocks)a.has(p)&&u.add(p);for(const p of u)for(const m of a.get(p)??[])new vt(l,m,f).readAt(0,{body:s,block:void 0,names:[]});return f}class vt{source;row;references;constructor(s,d,a){
this.source=s,this.row=d,this.references=a}readAt(s,d){const a=this.row.path[s];if(a===void 0){this.read(d);return}const[f]=a,{body:u}=d,p=u.kind==="native"?u.blocks:
(0,ce.SH)(u,f,a.length-1);for(const m of p){const{labels:T}=m;if(m.type!==f||T.length!==a.length-1||T.some(({value:G},z)=>!["*",G].includes(a[z+1]??"")))continue;
const K=[...d.names,f,...T.map(({value:G})=>G)];this.readAt(s+1,{body:m.body,block:m,names:K})}}read(s){const{body:d,block:a,names:f}=s;switch(this.row.position){case"\
entries":for(const u of(0,ce.Td)(d))this.addEntry(f,u);return;case"label":{const u=a?.labels.at(-1);if(u===void 0)return;const p={kind:"known",text:(0,M.Yo)(u.value)},
m=this.source.place(u),T=this.version((0,ce.w4)(d,"version")?.value),R=(0,M.bK)((0,ce.w4)(d,"constraints")?.value)??void 0;this.add(f.slice(0,-1),{value:p,place:m,
version:T,constraints:R});return}case"urls":{const u=(0,ce.w4)(d,"urls")?.value;for(const p of u?.kind==="tuple"?u.elements:[])this.add(f,this.written(p));return}case"\
open-state":this.addOpenState(s);return;default:this.addArguments(s,this.row.position)}}add(s,d){const{row:a}=this,f={version:null,constraints:void 0,localName:null,
workspace:void 0},u={row:a,address:(0,M.Bs)(s),mergeKey:(0,Re.dh)(a,s)};this.references.push({kind:a.kind,hasOwnToken:!1,...f,...d,...u})}addOpenState({body:s,names:d}){
const{source:a}=this,f=z=>(0,ce.w4)(s,z)?.value,u=f("encryption"),p=u?.kind==="other"||pt.Ar.some(z=>(0,_e.Tu)(u,z,a.text)!==void 0),m=(0,M.bK)(f("backend")),T=f(
m===null?"backend":"config"),R=m!=="remote"&&T?.kind!=="object",K=p?u:R?T:void 0;if(K===void 0)return;const G={kind:"pieces",pieces:[null],text:(0,M.wK)(a,K).text};
this.add(d,{value:G,place:a.place(K)})}addArguments({body:s,block:d,names:a},f){const{row:u,source:p}=this,m=Z=>(0,ce.w4)(s,Z)?.value,T=u.backend!==void 0;if(T&&
(0,M.bK)(m("backend"))!==u.backend)return;const R=T?m("config"):void 0,K=Z=>{const[ee="",te]=Z.split("."),ne=T?(0,_e.Tu)(R,ee,p.text):m(ee);return te!==void 0&&
ne?.kind==="object"?(0,_e.Tu)(ne,te,p.text):ne},G={version:this.version(m("version")),hasOwnToken:u.grammar==="host"&&K("token")!==void 0,workspace:u.merges==="\
backend"&&u.grammar==="host"?(0,fe.R)(s):void 0},z=new Map(f.map(Z=>[K(Z)??Z,Z]));for(const[Z,ee]of z)if(typeof Z!="string")this.add(a,{...G,...this.written(Z)});else if(u.
absent!==void 0&&d!==void 0){const ne=R!==void 0&&R.kind!=="object"?(0,M.C5)((0,M.wK)(p,R),ee):void 0;this.add(a,{...G,kind:u.absent,value:ne,place:p.place(d)})}}written(s){
const{row:d,source:a}=this,f=s.kind==="primitive"&&s.value===null;return{value:d.defaults!==void 0&&f?void 0:(0,M.wK)(a,s,d.isLiteral),place:a.place(s)}}addEntry(s,{
name:d,value:a}){const{row:f,source:u}=this,p=[...s,d],m=(0,M.Yo)(d);if(a.kind==="object"){const G=Z=>(0,_e.Tu)(a,Z,u.text,f.isLiteral),z=G("source");this.add(p,
{localName:m,kind:z===void 0?f.absent??f.kind:f.kind,value:z&&(0,M.wK)(u,z,f.isLiteral),version:this.version(G("version"),M.wK),place:u.place(z??a)});return}const T=[
"string","primitive","template"].includes(a.kind),R=T?"required_provider_legacy":"required_provider_invalid",K=T?this.version(a):null;this.add(p,{localName:m,kind:R,
version:K,value:void 0,place:u.place(a)})}version(s,d=M.yR){const a=s&&d(this.source,s);return s&&a?{value:a,place:this.source.place(s)}:null}}const _t=64;function*kt(l,s){
const d=[],a=[];let[f,u]=[0,be];for(const[p,{path:m,file:T,target:R,kind:K,isContext:G}]of l.entries()){if(p>0&&p%_t===0&&(yield s+p))return null;const Z=(0,ft.
yR)(m);if(!Z.ok){const{failure:ne}=Z;ne.kind==="size"?a.push((0,re.ht)(T,(0,pe.ub)(ne))):d.push(Et(ne.code,{file:T,kind:K,isContext:G}));continue}f+=Z.bytes;const ee=Ue(
Z.text,K,T,G,new ce.n_,R);!Z.isUtf8&&!G&&ee.notes.length===0&&a.push(Ot(Z.text,K,T));const te=Ne(ee)+ee.definitions.length;if(te>u){const ne={...ee.scope,providerUses:fe.
FK.providerUses},de=ee.references.slice(0,u),ve=[...ee.notes,Ce(T)];d.push({...ee,references:de,scope:ne,definitions:[],notes:ve});break}u-=te,d.push(ee)}return{
files:d,notes:a,bytes:f}}const gt=["EACCES","EPERM"];function Et(l,s){const d=((0,B.Ep)(s.kind)||s.kind.class==="lock")&&gt.includes(l),a=[(0,re.ht)(s.file,(0,pe.
WO)({what:"file",code:l,isRefused:d}))];return{...s,references:[],scope:fe.FK,definitions:[],notes:a}}function Ot(l,s,d){const a=l.indexOf("\uFFFD"),f=l.slice(l.
lastIndexOf(`
`,a)+1,a),u=/#|\/\//.test(f)||l.lastIndexOf("/*",a)>=0,p=(0,B.Ep)(s)&&s.syntax==="hcl"&&!u,m=(0,ce.yN)(l)({start:a,end:a+1});return(0,re.ht)(d,(0,pe.U$)({error:null,
isRefused:p}),m)}const Ne=({references:l,scope:s})=>l.length+s.providerUses.size;function*bt(l){const s=(u,p)=>({kind:u,text:"",localName:null,place:{file:p,...re.
wv}}),d=l.filter(({kind:u})=>u.class==="config"),[a]=d;a!==void 0&&l.every(u=>Ne(u)===0)&&(yield s("module",a.file));const f=d.filter(({scope:u})=>u.hasBackend);
for(const u of new Set(f.map(({kind:p})=>p.clients))){const p=d.find(({kind:m})=>m.clients===u);p!==void 0&&(yield s("state",p.file))}for(const{file:u,kind:p,references:m,
scope:T,isContext:R}of l)p.class==="lock"&&m.length===0&&(yield s("lock",u)),p.class==="config"&&!R&&(yield*T.declared)}const wt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Le=l=>l.kind.class==="terragrunt"&&l.references.length===0&&!wt.test(l.file),At={config:fe.Od,terragrunt:fe.gq};function Ue(l,s,d,a=!1,f=new ce.n_,u){const p=(s.
syntax==="json"?ht.O:W.K)(l,f),m=(0,M.rI)(p,d,u),{body:T}=p,R=mt(m,T,s.class),K=At[s.class]?.(m,T)??fe.FK,G=Le({file:d,kind:s,references:R})&&!f.isExceeded(),z=a||
G?[]:Mt(p,s,{file:d,target:u}),Z=s.class==="config"?(0,Pe.kM)(m,T):[];return{file:d,kind:s,references:R,scope:K,definitions:Z,notes:z,isContext:a}}function Mt({
text:l,problems:s,parts:d},a,{file:f,target:u}){return d.isExceeded()?[(0,re.ht)(f,(0,pe.ub)({kind:"parts",max:d.max}))]:s.map(({message:p,...m})=>{const T=(0,B.
Ep)(a)&&!Tt.test(p),R=a.class==="lock"?(0,ut.FA)({kind:"syntax",error:p}):(0,pe.U$)({error:p,isRefused:T}),K=l.split(`
`,m.line)[m.line-1]??"",G=It.test(K.slice(0,St));return{...(0,re.ht)(f,R,{...m,target:u}),clients:a.clients,isPlaceholder:G}})}const Tt=/^\w+ are nested deeper than/,
It=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,St=1e3}),5440:((ie,Q,E)=>{E.d(Q,{Qm:()=>C,TU:()=>N,i4:()=>b,pb:()=>k,zt:()=>V});var W=E(7811),M=E(8339),
L=E(2485),H=E(2213),B=E(255),$=E(5243),U=E(9897),F=E(3846);const V={host:null,isHostImplied:!1,needed:null},J=i=>({host:i,isHostImplied:!1,needed:(0,B.Rt)(i)?"s\
tate":i}),N=i=>({host:i,isHostImplied:!0,needed:i}),S=i=>({host:i,isHostImplied:!1,needed:null}),P=i=>i===null?V:{...V,directHost:i},C=i=>({...V,problem:i}),I=(i,n)=>C(
(0,M.DA)({reason:"rejected",error:i,advice:n}));function y(i,n,c){return c===null?i:{...i,problem:(0,M.My)({text:n,host:i.host,advice:c})}}const k={module:O,"te\
st-module":(i,n,c)=>{const w=(0,$.vL)(i,n).kind==="remote";return n==="opentofu"||!w?O(i,n,c):C((0,M.DA)({reason:"remote-in-test",text:i}))},provider:_,"locked-\
provider":g,"stack-component":D,stack:(i,n)=>{const c=(0,$.A)(i);return c.ok&&!i.startsWith(".")?S(c.value.host):{...D(i,n),isHostImplied:!1,needed:null}},"stac\
k-output":i=>{const[n="",...c]=i.split("/");return c.length===3?v(n,S):C((0,M.DA)({reason:"stack",text:i}))},terragrunt:A,host:i=>v(i,J),url:i=>P((0,H.Ul)(i)),"\
host-part":i=>P((0,H.D8)(i)),"state-path":i=>P((0,H.Bm)(i))};function b(i,n,c){if(i==="terragrunt"){const[,X]=/^tfr:\/\/([^/?]*)\//.exec(n)??[];return X!==void 0?
e(X,c):/^$|^t$|^tfr?$|^tfr:/.test(n)?void 0:o(n,c)}if(i==="url"&&/^postgres|=/i.test(n))return P(U.IZ);if(/^(url|host-part|state-path)$/.test(i))return o(n,c);if(i!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(n))return o(n,c);const w=n.indexOf("/");if(w<0)return;const x=(0,$.vL)(`${n.slice(
0,w)}/a/b/c`,c);return x.kind!=="registry"?o(n,c):n.split("/").length<t?{...r(x),directHost:U.IZ}:r(x)}const t=4,e=(i,n)=>i===""?N((0,$.Vm)(n)):v(i,J),o=(i,n)=>(0,$.
Nj)(i)?V:P((0,U.uE)(i,n)),r=({host:i,hostImplied:n})=>n?N(i):J(i);function v(i,n){const c=(0,B.Pv)(i),w=(0,L.L6)(i);return c.ok?y(n(c.value),i,w):C((0,M.k0)({text:i,
error:c.why,advice:w}))}function O(i,n,c){if((0,$.Nj)(i)&&!c)return V;const w=(0,$.vL)(i,n),x=w.kind==="registry"?(0,W.Ju)(w):(0,$.rE)(i,n);if(c&&!x.ok){const{why:q}=x,
oe=/^https?:/i.test(i)?{kind:"invalid",error:q}:w,ae=/^(?:git\+\w+|ssh):/i.test(i)?null:(0,L.NM)(i,oe,x),ue=/^[a-z0-9]+::/i.test(i)?"remote":w.kind;return ae===
null&&(ue==="local"||ue==="remote")?C((0,M.DA)({reason:`${ue}-with-version`,text:i})):I(q,ae)}const j=(0,L.NM)(i,w,x);if(x.ok)return y(r(x.value),i,j);if(w.kind===
"invalid"){const q=i.includes("://")?{directHost:U.IZ}:{};return{...I(w.error,j??L.x3),...q}}if(w.kind!=="remote")return y(V,i,j);const{refusal:X,host:Y}=w;return X!==
null?I(X,j??L.x3):Y!==U.IZ||j!==null?y(P(Y),i,j):{...P(Y),problem:(0,M.My)({text:i,host:Y,advice:h})}}const h="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function _(i,n){const c=(0,F.mi)(i,n);switch(c.kind){case"registry":case"legacy":return c.hostImplied?N(c.host):y(J(c.host),i,(0,L.cr)(i));case"\
builtin":return S(c.host);case"invalid":{const[w="",x]=c.error.split(`

`);return I(w,x??(0,L.cr)(i))}}}function g(i,n){const c=(0,F.mi)(i,n);if(c.kind==="invalid")return I(c.error,null);if(c.hostImplied)return C((0,M.DA)({reason:"l\
ocked-provider",text:i}));if(c.kind==="builtin")return S(c.host);const w=n==="opentofu"&&(0,F.Gi)(c);return{...J(c.host),needed:w?(0,$.Vm)(n):c.host}}function D(i,n){
if(i!==i.trim())return C((0,M.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return V;const c=(0,$.rE)(i,n);if(c.ok)return r(c.value);const w=(0,$.A)(
i);if(w.ok)return S(w.value.host);const x=(0,$.vL)(i,n);return x.kind==="invalid"?I(x.error,(0,L.NM)(i,x,c)):P(x.kind==="remote"?x.host:null)}function A(i,n){const[
c,w="",x=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(i)??[];if(c===void 0){if(i.startsWith("gitlab.com/"))return P("gitlab.com");if((0,U.GL)(i))return V;const X=(0,U.
cx)(i,"opentofu");if(!(X.ok&&(0,U.Of)(i,X.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(i)){const q=(0,U.cx)(i,n);return P(q.ok?q.value.host:U.IZ)}}const[j=""]=x.
split("//");return j.split("/").length!==3?C((0,M.DA)({reason:"terragrunt",text:i})):e(w,n)}}),3542:((ie,Q,E)=>{E.d(Q,{FK:()=>A,Ir:()=>D,dh:()=>i});var W=E(2213),
M=E(5106),L=E(3298);let H=function(...n){return{dotted:H}=E.late([276,631,797],2797),new.target?new H(...n):H(...n)};const B={terraform:"app.terraform.io",opentofu:null},
$={terraform:"app.terraform.io",opentofu:"app.terraform.io"},U={terraform:"static",opentofu:"static"},F={opentofu:"static"},V={terraform:"any",opentofu:"any"},J=[
"config","migrate"],N=["stack","deploy"],S={position:["source"],grammar:"module",service:M.e$},P={...S,grammar:"stack-component",isLiteral:!0},C={...P,service:null},
I={...S,grammar:"terragrunt",evaluation:V},y={position:"entries",grammar:"provider",service:M.xq,isLiteral:!0,absent:"required_provider_nosource"},k={position:[
"hostname"],grammar:"host",service:M.Bn,defaults:B},b={...k,service:M.OZ},t={...k,evaluation:V},e={...k,service:M.M,defaults:$},o={position:["address"],grammar:"\
url",service:null};function r(n,c,w,x,{absence:j,...X}={}){const Y=c===""?[]:c.split(" > ").map(q=>q.split(" "));return{kind:w,files:n,path:Y.map(([q="",...oe])=>[
q,...oe]),...j&&{absent:`${w}${j}`},...x,...X}}const v={absence:"_missing"},O={absence:"_default"},h={evaluation:F,merges:"backend"},_="data terraform_remote_st\
ate *",g=(n,c,w)=>Object.entries(c).map(([x,j])=>r(J,n+x,"backend",{...o,grammar:w,position:j.split(" ")},h)),D=[r(J,"module *","module",S,{...v,evaluation:U,merges:"\
module"}),r(J,"terraform > required_providers","required_provider",y,{merges:"provider"}),r(J,"required_providers","required_provider",y,{isReserved:!0}),r(J,"t\
erraform > cloud","cloud",b,{...O,...h}),r(J,"terraform > backend remote","backend_remote",k,{...O,...h}),...g("terraform > backend ",W.FV,"url"),...g("terrafor\
m > backend ",W.Gb,"host-part"),...g("terraform > backend ",{local:"path workspace_dir"},"state-path"),...g("terraform > encryption > key_provider ",W.nT,"url"),
...[_,`check * > ${_}`].flatMap(n=>[r(J,n,"remote_state",t,{...O,backend:"remote"}),r(J,n,"remote_state",t,{...O,backend:"cloud",service:M.OZ})]),r(J,_,"remote_\
state",o,{backend:"http",evaluation:V}),r([...J,"query"],"provider tfe","provider_tfe",e,{...O,evaluation:V}),r(["test"],"provider tfe","provider_tfe",e),r(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:M.xq,isLiteral:!0}),r(["test"],"run * > module","test_module",P,{...v,grammar:"\
test-module"}),r(["test"],"run * > backend remote","test_backend_remote",k,O),r(N,"required_providers","required_provider",y),r(N,"component *","stack_component",
P,v),r(N,"removed","stack_removed",P,v),r(N,"stack *","stack_stack",C,{...v,grammar:"stack"}),r(["deploy"],"upstream_input *","upstream_input",C,{grammar:"stack\
-output"}),r(["migrate"],"state_store_provider","state_store_provider",y),r(["migrate"],"from > backend remote","migrate_backend_remote",k,O),...["terraform","u\
nit *","stack *"].map(n=>r(["terragrunt"],n,"terragrunt_source",I)),...[W.FV,W.Gb].flatMap(n=>Object.entries(n).map(([c,w])=>{const x=n===W.FV?"url":"host-part",
j={...o,grammar:x,position:w.split(" "),evaluation:V};return r(["terragrunt"],"remote_state","backend",j,{backend:c})})),r(["terragrunt"],"remote_state","backen\
d",{...o,position:"open-state"}),r(["terragrunt"],"remote_state","remote_state",t,{...O,backend:"remote"}),r(["terragrunt"],"catalog","terragrunt_source",{...I,
position:"urls"})],A=(0,L.O)(n=>{const c=D.filter(({files:w})=>w.includes(n));return Map.groupBy(c,({path:[w]})=>w?.[0]??"")});function i({merges:n},c){return n===
void 0||n==="backend"?n??null:H([n,c.at(-1)??""])}})};export{xt as ids,Dt as modules};
var $late0,$late1,$late2;
