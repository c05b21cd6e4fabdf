const xt=[276,631,797,557,938,938,557],Dt={6784:((ie,Q,E)=>{E.d(Q,{Jw:()=>V,L8:()=>e,Md:()=>x,Tj:()=>L,bs:()=>k,lr:()=>w,r1:()=>i,v$:()=>J,wH:()=>t,xC:()=>P,zK:()=>r});
var W=E(9941);const w=100,N=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),H=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),B="\x80",$=1,U=2,F=4,V=8,J=16,L=32,x=64,D=[[$,/[ \t]/],[U,/[A-Za-z_]/],[F,/[\w-]/],[V,/[\w \t.:=?!&|*%+>~-]/],[J,/[\w \t\n,.:=?!&|*%+>~-]/],
[L,/[^"\\$%\r\n]/],[x,/[^\n$%]/]],y=Array.from({length:128},(O,h)=>String.fromCharCode(h)),M=O=>D.reduce((h,[_,g])=>g.test(O)?h|_:h,0),C=new Uint8Array(2**16).fill(
M(B));C.set(y.map(M));const v=(O,h,_)=>h<O.length&&((C[O.charCodeAt(h)]??0)&_)!==0,P=O=>O===" "||O==="	",e=O=>/^[\w-]/.test(O),t=O=>O==="}"||O===")"||O==="]";function i(O){
return O==="{"?"}":O==="("?")":O==="["?"]":void 0}class r{text;parts;at;depth=0;mistake;constructor(h,_=0,g=new W.n_){this.text=h,this.parts=g,this.at=_}countPart(){
this.parts.add()||(this.at=this.text.length)}match(h){return h.lastIndex=this.at,h.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(h){const{
text:_,parts:g,mistake:S}=this;if(S===void 0)return{text:_,body:h,parts:g,problems:[]};const A={...(0,W.yN)(_)(S),message:S.message};return{text:_,body:h,parts:g,
problems:[A]}}report(h,_,g=_+1){this.mistake??={message:h,start:_,end:Math.min(g,Math.max(_,this.text.length))}}stop(h,_){this.report(h,_),this.at=this.text.length}}
class k extends r{reportUnclosed(h){const _=/[$%]/.test(this.text.charAt(h)),g=this.text.slice(h,h+(_?2:1)),S=this.isAtEnd()?"the end of the file":`"${this.peek()}\
"`,A=`unbalanced brackets: "${g}" is not closed before ${S}`;this.report(A,this.isAtEnd()?h:this.at)}reportCharacter(){const h=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let _=`${JSON.stringify(h)} is not used in HCL`;h==="'"&&(_="single quotes are not valid; use double quotes"),h==="\uFFFD"&&(_="the file is not UTF\
-8 here"),this.report(`invalid character: ${_}`,this.at,this.at+h.length)}reportBrokenString(h){const _=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(_,h,this.at)}peek(h=0){const _=this.at+h;return _<
this.text.length?y[this.text.charCodeAt(_)]??B:""}skipSpaces(){for(;;){const h=this.skipAll($);if(h==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(h==="/"&&this.peek(1)==="*")this.skipBlockComment();else return h}}skipBlank(){
for(;;){const h=this.skipSpaces();if(h===`
`)this.at++;else if(this.isLineComment(h))this.skipLine();else return h}}skipAll(h){const{text:_}=this;let{at:g}=this;for(;v(_,g,h);)g++;return this.at=g,this.peek()}isLineComment(h){
return h==="#"||h==="/"&&this.peek(1)==="/"}isLineEnd(h){return h===`
`||h===""||this.isLineComment(h)}skipLine(){const h=this.text.indexOf(`
`,this.at);this.at=h<0?this.text.length:h}skipBlockComment(){const h=this.text.indexOf("*/",this.at+2);h<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=h<0?this.text.length:h+2}readName(){const{text:h,at:_}=this;return v(h,_,U)&&this.skipAll(F),this.peek()===B&&(this.at=_,this.at+=this.
match(N)?.[0].length??0),this.at>_?h.slice(_,this.at):void 0}readEscape(){const{text:h,at:_}=this,g=h.charAt(_+1),S=h.slice(_+2,_+(g==="U"?10:6)),A=g==="U"?/^[0-9a-f]{8}$/i.
test(S):/^[0-9a-f]{4}$/i.test(S),o=Number.parseInt(S,16);if((g==="u"||g==="U")&&A&&o<=1114111)return this.at+=S.length+2,String.fromCodePoint(o);const n=H.get(g);
if(this.at+=n===void 0?1:2,n!==void 0)return n;const c=JSON.stringify(h.slice(_,_+2));return this.report(`invalid escape sequence: ${c}`,_,_+2),""}}}),3276:((ie,Q,E)=>{
E.d(Q,{O:()=>B});var W=E(6784),w=E(3278),N=E(9941);const H=200;function B(J,L=new N.n_,x=!1){const D=new $(J,0,L);D.isHcl1=x;const y=D.readRoot();return D.structure(
{kind:"json",members:y===void 0?[]:(0,N.lS)(y)})}class $ extends W.zK{isHcl1=!1;readRoot(){const{text:L}=this;L.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const x=this.readValue();return this.isHcl1||x===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),x.kind!=="object"&&x.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",x.start)),x}skipSpaces(){const{text:L}=this;for(;;){const x=L.charCodeAt(this.at);if(x===32||x===
10||x===13||x===9)this.at++;else if(x===47)this.skipComment();else return L.charAt(this.at)}}skipComment(){const L=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const x=L?`
`:"*/",D=this.text.indexOf(x,this.at+1);this.at=D<0?this.text.length:D+x.length}readValue(){const{text:L,parts:x,at:D}=this;if(this.countPart(),x.isExceeded())return;
const y=L.charAt(D);if(y==='"'){const P=this.readString();return P===void 0?void 0:(0,w.BD)(P,{start:D,end:this.at},x)}if(y!=="{"&&y!=="[")return this.readPrimitive();
if(this.depth>=H)return this.stop(`values are nested deeper than ${H} levels`,D);this.depth++;const M=y==="{"?this.readItems("}",()=>this.readMember()):[],C=y===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const v={start:D,end:this.at};return y==="{"?{kind:"object",...v,items:M}:{kind:"tuple",...v,elements:C}}readPrimitive(){
const{at:L}=this,x=this.match(U)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",L):(this.at+=x.length,{kind:"primitive",start:L,end:this.at,value:JSON.parse(x)})}readItems(L,x){this.at++;const D=[];for(;this.skipSpaces()!==L;){
const y=x();if(y===void 0)break;D.push(y),this.endItem(L)}return this.isAtEnd()||this.at++,D}readMember(){const{text:L,at:x}=this;if(L.charAt(x)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',x);const D=this.readString();if(D===void 0)return;const y=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const M=this.readValue();return M&&
{name:D,start:x,end:y,value:M}}endItem(L){const x=this.skipSpaces(),D=this.at;if(x!==L){if(x===""&&this.stop(`unclosed value: no "${L}" before the end of the fi\
le`,D),x!==","){this.report(`missing separator: expected "," or "${L}"`,D);return}this.at++,this.skipSpaces()===L&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",D)}}readString(){const{text:L,at:x}=this;let D=x+1,y=!0;for(let M=L.charCodeAt(D);M!==34;M=L.charCodeAt(D)){if(!(M>=32))return this.stopInString(
x,D);M===92&&(y=!1),D+=M===92?2:1}return this.at=D+1,y?L.slice(x+1,D):this.unescape(L.slice(x+1,D),x+1)}stopInString(L,x){return x>=this.text.length||this.text.
charCodeAt(x)===10?this.stop("invalid JSON string: no closing quote in its line",L):this.stop("invalid JSON string: a control character must be escaped",x)}unescape(L,x){
return L.replace(F,(D,y,M)=>{const C=this.isHcl1&&V.test(D);if(y===void 0&&!C)return JSON.parse(`"${D}"`);const v=`invalid JSON string: ${JSON.stringify(D)} is \
not an escape sequence`,P=x+M;return this.report(this.isHcl1?"invalid escape sequence":v,P,P+2),D}).toWellFormed()}}const U=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
F=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,V=/\/|u[dD][89a-fA-F]/}),8201:((ie,Q,E)=>{E.d(Q,{Fq:()=>C,Kk:()=>B,_p:()=>U,ku:()=>$});var W=E(7811),w=E(6784);const N="\
<<",H=({close:e})=>e==='"'||e===N;function B(e,t){e.skipAll(w.Jw)===`
`&&t==="line"||F(e,[],t)}const $=(e,t,i)=>F(e,[{start:i,close:t}],void 0),U=(e,t,i)=>F(e,[{start:i,close:N,marker:t}],void 0);function F(e,t,i){for(;;){const r=t.
at(-1);if(r===void 0&&i===void 0)return!0;if(r!==void 0&&H(r)){if(!(r.close==='"'?x:v)(e,t,r))return!1;continue}const k=V(e,t,i);if(k!==void 0)return k}}function V(e,t,i){
for(;;){const r=t.length===0,k=e.skipAll(r?w.Jw:w.v$);if(k===`
`||k===","){if(r&&(k===","||i==="line"))return!0;e.at++}else if((0,w.wH)(k)){if(r)return!0;if(!L(e,t,k))return!1;const O=t.at(-1);if(O===void 0?i===void 0:H(O))
return}else if(k==='"'){const O=e.at++;if(e.skipAll(w.Tj)!=='"'){t.push({start:O,close:'"'});return}e.at++}else{const{at:O}=e,h=(0,w.r1)(k),_=k==="<"?C(e):void 0;
if(_!==void 0){t.push({start:O,close:N,marker:_});return}if(h!==void 0&&t.push({start:O,close:h}),h!==void 0||k==="<")e.at++;else{if(e.isAtEnd())return t[0]!==void 0&&
e.reportUnclosed(t[0].start),r;if(r&&i==="line"&&e.isLineComment(k))return!0;J(e,k)}}}}function J(e,t){e.isLineComment(t)?e.skipLine():t==="/"&&e.peek(1)==="*"?
e.skipBlockComment():t==="/"?e.at++:t==="\r"?e.skipSpaces():(t<"\x80"||e.readName()===void 0)&&(e.reportCharacter(),e.at++)}function L(e,t,i){const r=t.pop();if(r!==
void 0&&r.close!==i){e.reportUnclosed(r.start);let k=t.at(-1);for(;k!==void 0&&k.close!==i&&!H(k);)t.pop(),k=t.at(-1);if(k===void 0)return!1;H(k)?t.push({start:e.
at,close:"}"}):t.pop()}return e.at++,!0}function x(e,t,i){for(;;){const r=e.skipAll(w.Tj);if(r==='"')return t.pop(),e.at++,!0;if(r==="\\"){const k=e.at+(/[^\r\n]/.
test(e.peek(1))?2:1);e.readEscape(),e.at=k}else{if(r!=="$"&&r!=="%")return y(e,t,i);if(D(e,t))return!0}}}function D(e,t){const{at:i}=e,r=e.peek(1);if(r==="{")return t.
push({start:i,close:"}"}),e.at+=2,!0;const k=r===e.peek()&&e.peek(2)==="{";return e.at+=k?3:1,!1}function y(e,t,i){e.reportBrokenString(i.start);const r=M(e);do
t.pop();while((t.at(-1)?.start??-1)>=r);return t.length>0}function M({text:e,at:t}){let i=t;for(;i>0&&e[i-1]!==`
`&&e[i-1]!=="\r";)i--;return i}function C(e){const{text:t,at:i}=e;if(e.peek(1)!=="<")return;e.at+=e.peek(2)==="-"?3:2;const r=e.readName();if(r===void 0){e.at=i;
return}return e.skipSpaces()!==`
`&&e.at<t.length&&e.report("invalid expression: a heredoc marker must end its line",i,e.at),e.skipLine(),e.isAtEnd()||e.at++,r}function v(e,t,i){const r=i.marker??
"";for(;;){if(e.peek(-1)===`
`&&P(e,r))return t.pop(),!0;const k=e.skipAll(w.Md);if(e.isAtEnd()){const O=`unterminated template string: no line closes the heredoc "${r}"`;return e.report(O,
i.start),!1}if(k===`
`)e.at++;else if(D(e,t))return!0}}function P(e,t){const{text:i}=e;let{at:r}=e;for(;(0,w.xC)(i.charAt(r));)r++;const k=i.charAt(r);if(k>" "&&k<"\x80"&&!i.startsWith(
t,r))return!1;const O=i.indexOf(`
`,r),h=O<0?i.length:O;return(0,W.s8)((0,W.Dw)(i.slice(r,h)))!==t?!1:(e.at=i.charAt(h-1)==="\r"?h-1:h,!0)}}),3278:((ie,Q,E)=>{E.d(Q,{BD:()=>B,E3:()=>H,jw:()=>D});
var W=E(7811),w=E(6784),N=E(8201);function H(v){const{text:P,at:e}=v;if(v.at++,v.skipAll(w.Tj)!=='"')return U(v,e);const t=P.slice(e+1,v.at++);return{kind:"stri\
ng",start:e,end:v.at,value:t,verbatim:t}}function B(v,P,e){if(!v.includes("{"))return{kind:"string",...P,value:v,verbatim:v};const t=new w.bs(v,0,e),i={parts:[],
text:"",isTrimmed:!1};for(t.at=0;t.at<v.length;){const k=t.at;for(;t.at<v.length&&!$(t.peek());)t.at++;if(i.text+=v.slice(k,t.at),t.at<v.length&&!L(t,i)){J(i,P);
break}}const r=i.parts.map(k=>k.kind==="known"?k:{...k,code:v.slice(k.start,k.end),...P});return F({...i,parts:r},P,v)}const $=v=>v==="$"||v==="%";function U(v,P){
const{text:e}=v,t=e.slice(P+1,v.at),i={parts:[],text:t,isTrimmed:!1};for(;;){const r=v.at,k=v.skipAll(w.Tj);if(i.text+=e.slice(r,v.at),k==='"')return v.at++,F(i,
{start:P,end:v.at});if(k==="\\")i.text+=v.readEscape();else if($(k)){if(!L(v,i))return{kind:"other",start:P,end:v.at}}else return v.reportBrokenString(P),{kind:"\
other",start:P,end:v.at}}}function F(v,{start:P,end:e},t){const{parts:i,text:r}=v;return i.length===0?{kind:"string",start:P,end:e,value:r,verbatim:t??r}:(V(v),
{kind:"template",start:P,end:e,parts:i,verbatim:t})}function V(v){const P=v.isTrimmed?(0,W.Dw)(v.text):v.text;P!==""&&v.parts.push({kind:"known",value:P}),v.text=
""}function J(v,P){V(v),v.parts.push({kind:"unknown",start:P.start,end:P.end})}function L(v,P){const{text:e,at:t}=v,i=e.charAt(t);if(v.peek(1)!=="{"){const k=e.
startsWith(`${i}{`,t+1);return P.text+=k?`${i}{`:i,v.at+=k?3:1,!0}v.at+=2;const r=i==="$"?x(v):void 0;return r?.kind==="other"?!1:r?.kind==="string"&&v.skipBlank()===
"}"?(P.text+=r.value,v.at++,!0):(0,N.ku)(v,"}",t)?(e.charAt(t+2)==="~"&&(P.text=(0,W.s8)(P.text)),J(P,{start:t,end:v.at}),P.isTrimmed=e.charAt(v.at-2)==="~",v.countPart(),
!0):!1}function x(v){if(v.skipBlank()!=='"'||v.depth>=w.lr)return;v.depth++;const P=H(v);return v.depth--,P}function D(v){const{text:P,at:e}=v,t=v.peek(2)==="-",
i=(0,N.Fq)(v);if(i===void 0)return;const r=v.at;if(!(0,N._p)(v,i,e))return{kind:"other",start:e,end:v.at};const k={start:e,end:v.at},O=P.slice(r,P.lastIndexOf(`\

`,v.at-1)+1);if(y.test(O)){const g=[{kind:"unknown",...k}];return{kind:"template",...k,parts:g,verbatim:void 0}}const h=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),_=t?M(h):h;return{kind:"string",...k,value:_,verbatim:_}}const y=/(?<!\$)\$\{|(?<!%)%\{/;function M(v){let P=v.length;for(const[e]of v.matchAll(C))P=Math.
min(P,e.length);return v.replace(C,e=>e.slice(P))}const C=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ie,Q,E)=>{E.d(Q,{B$:()=>i,Tu:()=>J,
_3:()=>B,cd:()=>v,lR:()=>$,p_:()=>U});var W=E(3298),w=E(6784),N=E(891),H=E(9780);const B=({expression:n,text:c},b)=>b.effort.spend(()=>F(n,c,b)),$=1024;function U(n,c){
if(n.length>$)return;const b=new w.bs(n),T=k(b);return b.skipBlank()===""&&b.mistake===void 0?T?.(c):void 0}function F(n,c,b){switch(n.kind){case"string":return b.
isLiteral?n.verbatim:n.value;case"primitive":{const{value:T,start:K,end:X}=n;return typeof T=="number"?V(c.slice(K,X)):T}case"object":return(0,W.O)(T=>{const K=J(
n,T,c);return K===n?void 0:K&&B({expression:K,text:c},b)});case"tuple":return(0,W.O)(T=>{if(T===H.pi)return n.elements.length;const K=n.elements[Number(T)];return K&&
B({expression:K,text:c},b)});case"template":return b.isLiteral&&n.verbatim!==void 0?n.verbatim:M(i(n.parts,c,b),c,b);case"other":return U(c.slice(n.start,n.end),
b)}}function V(n){const c=n.replace(/[()\s]/g,"");return String(Number(c))===c?Number(c):void 0}function J(n,c,b,T=!1){if(n?.kind!=="object")return;const K=D(n.
items,b),X=K.get(void 0),Y=T&&X!==void 0&&(X.name!==void 0||L.test(b.slice(X.start,X.end)));return X===void 0||Y?K.get(c)?.value:n}const L=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
x=new WeakMap;function D(n,c){const b=x.get(n)??new Map(n.map(T=>[y(T,c),T]));return x.set(n,b),b}function y({name:n,start:c,end:b},T){return n===void 0?(0,H.Uk)(
U(T.slice(c,b),(0,H.os)())):n.includes("{")?void 0:n.normalize("NFC")}function M(n,c,b){let T="";for(const K of n){const X=K.kind==="known"?void 0:v(K,c),Y=K.kind===
"known"?K.value:X&&U(X,b),q=(0,H.Uk)(Y);if(q===void 0)return(0,H.VI)(T,Y);if(T.length+q.length>H.lG)return;T+=q}return T}const C=(n,c)=>n.code??c.slice(n.start,
n.end);function v(n,c){const b=C(n,c);return b.startsWith("${")?b.slice(2,-1).replace(/^~|~$/g,""):void 0}const P=/^%\{~?\s*if\s([\s\S]*)\}$/,e=/^%\{~?\s*else\s*~?\}$/,
t=/^%\{~?\s*endif\s*~?\}$/;function i(n,c,b){const T=n.map(le=>le.kind==="unknown"?C(le,c):""),[K,...X]=T.keys().filter(le=>P.test(T[le]??"")),Y=T.findIndex(le=>t.
test(le));if(K===void 0||X.length>0||Y<K)return n;const q=P.exec(T[K]??"")?.[1]??"",oe=U(q.replace(/~$/,""),b);if(typeof oe!="boolean")return n;const he=T.findIndex(
le=>e.test(le)),ae=he<0?Y:he,ue=oe?n.slice(K+1,ae):n.slice(ae+1,Y);return[...n.slice(0,K),...ue,...n.slice(Y+1)]}const r=n=>c=>c.effort.spend(()=>n(c));function k(n){
if(n.depth>=w.lr)return;n.depth++;const c=O(n);let b=c;if(c!==void 0&&A(n,"?")){const T=k(n),K=A(n,":")?k(n):void 0;b=T&&K&&r(Y=>{const q=c(Y);if(typeof q!="boo\
lean")return(0,H.J6)([q]);const[oe,he]=q?[T,K]:[K,T],ae=oe?.(Y);return/number|boolean/.test(typeof ae)&&typeof he?.(Y)!=typeof ae?void 0:ae})}return n.depth--,b}
function O(n){const c=h(n),b=A(n,"==");if(c===void 0||!b&&!A(n,"!="))return c;const T=h(n);return T&&r(X=>{const Y=[c(X),T?.(X)];return Y.every(oe=>oe===null||(0,H.
Uk)(oe)!==void 0)&&(Y.includes(null)||typeof Y[0]==typeof Y[1])?Y[0]===Y[1]===b:(0,H.J6)(Y)})}function h(n){let c=g(n);for(;c!==void 0;){let b;if(A(n,".")){const T=n.
readName()??o(n,/\d+/y);b=T===void 0?void 0:r(()=>T)}else if(A(n,"[")){if(b=k(n),!A(n,"]"))return}else return c;c=b&&_(c,b)}}const _=(n,c)=>r(b=>{const T=n(b),K=c(
b),X=(0,H.Uk)(K);return typeof T!="function"||X===void 0?(0,H.J6)([T,K]):T(X)});function g(n){if(A(n,"(")){const X=k(n);return A(n,")")?X:void 0}const c=n.skipBlank(),
b=n.readName();if(b!==void 0)return S(n,b);const T=o(n,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(T!==void 0)return r(()=>V(T));const K=/["{[]/.test(c)?(0,N.U)(n,c):
void 0;return K&&r(X=>F(K,n.text,X))}function S(n,c){const b={true:!0,false:!1,null:null}[c];if(b!==void 0)return r(()=>b);if(!A(n,"("))return r(K=>K.name(c));const T=[];
for(;!A(n,")");){const K=k(n);if(K===void 0||!A(n,",")&&n.skipBlank()!==")")return;T.push(K)}return r(K=>{const X=T.map(Y=>Y(K));return(0,H.J6)(X)??K.call(c,X)})}
function A(n,c){return n.skipBlank(),n.text.startsWith(c,n.at)?(n.at+=c.length,!0):!1}function o(n,c){const b=n.match(c)?.[0];return n.at+=b?.length??0,b}}),891:((ie,Q,E)=>{
E.d(Q,{J:()=>H,U:()=>$});var W=E(6784),w=E(8201),N=E(3278);function H(t,i){t.countPart();const r=i==="element"?t.skipBlank():t.skipSpaces(),k=t.at,O=$(t,r);if(O!==
void 0&&B(t,i))return O;(0,w.Kk)(t,i);let h=t.at;for(;h>k&&(0,W.xC)(t.text.charAt(h-1));)h--;return h===k&&t.report("invalid expression: expected the start of a\
n expression",k),O===void 0?J(t,k,h):{kind:"other",start:k,end:h}}function B(t,i){const r=i==="element"?t.skipBlank():t.skipSpaces();return(0,W.wH)(r)||r===","||
t.isLineEnd(r)}function $(t,i){if(i==='"')return(0,N.E3)(t);if(i==="<")return(0,N.jw)(t);if(i!=="{"&&i!=="["&&i!=="(")return;const r=t.at++;t.depth++;let k;return t.
depth>W.lr?k=U(t,i,r):i==="{"?k=D(t,r):i==="["?k=x(t,r):k=L(t,r),t.depth--,k}function U(t,i,r){return(0,w.ku)(t,(0,W.r1)(i)??i,r),{kind:"other",start:r,end:t.at}}
const F=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,V=32;function J(t,i,r){if(F.lastIndex=i,!(F.test(t.text)&&F.lastIndex===r)||r-i>V)return{kind:"other",
start:i,end:r};const O=t.text.slice(i,r),h={true:!0,false:!1,null:null}[O];return{kind:"primitive",start:i,end:r,value:h===void 0?Number(O):h}}function L(t,i){const r=H(
t,"element");return t.skipBlank()!==")"?U(t,"(",i):(t.at++,{...r,start:i,end:t.at})}function x(t,i){if(e(t))return U(t,"[",i);const r=[];let k=y(t,"]",i);for(;k;k=
y(t,"]",i)){const h=t.at;r.push(H(t,"element")),t.at===h&&t.peek()!==","&&t.at++,t.skipBlank()===","&&t.at++}const O={start:i,end:t.at};return k===void 0?{kind:"\
other",...O}:{kind:"tuple",...O,elements:r}}function D(t,i){if(e(t))return U(t,"{",i);const r=[];for(;y(t,"}",i);)r.push(M(t,t.peek())),t.skipSpaces()===","&&t.
at++;return{kind:"object",start:i,end:t.at,items:r}}function y(t,i,r){const k=t.skipBlank();return k!==i&&!t.isAtEnd()&&!(0,W.wH)(k)?!0:k!==i?t.reportUnclosed(r):
(t.at++,!1)}function M(t,i){const r=t.at,k=C(t,i);let O=t.at;for(;O>r&&(0,W.xC)(t.text.charAt(O-1));)O--;const h=t.skipSpaces();if(h!=="="&&h!==":")return t.report(
'missing attribute value: expected "=" or ":" after the key',t.at),(0,w.Kk)(t,"line"),t.at===r&&t.at++,{name:void 0,start:r,end:O,value:{kind:"other",start:O,end:t.
at}};t.at++;const _=H(t,"line");return{name:k,start:r,end:O,value:_}}function C(t,i){const r=t.at;let k;if(i==='"'||i==="("){const _=$(t,i);_?.kind==="string"&&
(k=_.value)}else k=t.readName();const O=t.skipSpaces();if(O==="="||O===":")return k;P(t);const h=t.text.slice(r,t.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(
h)?h:void 0}const v=/[=!<>]=|[-+*/%<>!&|?.]/y;function P(t){for(;;){const i=t.skipSpaces(),r=t.at;if(t.isLineComment(i))return;if((0,W.L8)(i))t.at++;else if(i===
"["||i==="(")t.at++,U(t,i,r);else if(i==='"')(0,N.E3)(t);else if(t.match(v)!==null)t.at=v.lastIndex;else if(t.readName()===void 0)return}}function e(t){return t.
skipBlank(),t.text.startsWith("for",t.at)&&!(0,W.L8)(t.peek(3))}}),6353:((ie,Q,E)=>{E.d(Q,{K:()=>U});var W=E(9432),w=E(6784),N=E(891),H=E(8201),B=E(3278),$=E(9941);
function U(e,t=new $.n_){const i=new w.bs(e,e.startsWith("\uFEFF")?1:0,t);return i.structure(F(i,void 0))}function F(e,t){const i={kind:"native",attributes:[],blocks:[]};
let r=t!==void 0&&!e.isLineEnd(e.skipSpaces());for(;;){const k=e.skipBlank();if(e.at>=e.text.length){t!==void 0&&e.report(V,t);break}if(k==="}"&&t!==void 0){e.at++;
break}J(e,k,i),v(e,r,i),r=!1}return i}const V="unclosed configuration block: there is no closing brace before the end of the file";function J(e,t,i){const r=e.at;
e.countPart();const k=t==='"'?M(e):e.readName();if(k===void 0){t<"\x80"?e.report("argument or block definition required",r):e.reportCharacter(),P(e,r);return}const O=e.
at;if(e.skipSpaces()==="="&&e.peek(1)!=="="){e.at++,i.attributes.push({name:k,start:r,end:O,value:(0,N.J)(e,"line")});return}const _=[];for(let n=C(e);n!==void 0;n=
C(e))_.push(n);const g=e.at;if(e.peek()!=="{"){const n=_.length===0?`argument or block definition required: "${(0,W.dh)(k)}" has neither "=" nor "{" after it`:`\
invalid block definition: the header of "${(0,W.dh)(k)}" has no "{" at its end`;e.report(n,r,O),P(e,r);return}e.at++;const o=L.has(k)&&_[0]?.value!=="terraform_\
remote_state"&&e.depth===0&&e.mistake===void 0?x(e,g):y(e,g);i.blocks.push({type:k,labels:_,start:r,end:g,body:o})}const L=new Set(["resource","data","ephemeral",
"output","variable"]);function x(e,t){const{at:i}=e;if((0,H.ku)(e,"}",t)&&e.mistake===void 0){const k=new w.bs(e.text.slice(0,e.at),i,e.parts);return k.depth=1,
new D(k)}return e.at=i,e.mistake=void 0,y(e,t)}class D{kind="native";cursor;body;constructor(t){this.cursor=t}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(t){return this.body!==void 0||this.cursor.text.includes(t,this.cursor.at)}read(){return this.body??=F(this.cursor,this.cursor.
at-1),this.body}}function y(e,t){if(e.depth>=w.lr)return e.report(`blocks are nested deeper than ${w.lr} levels`,t),(0,H.ku)(e,"}",t),{kind:"native",attributes:[],
blocks:[]};e.depth++;const i=F(e,t);return e.depth--,i}function M(e){const t=e.at,i=(0,B.E3)(e);return e.report("invalid argument name: argument names must not \
be quoted",t,e.at),i.kind==="string"?i.value:void 0}function C(e){const t=e.skipSpaces(),i=e.at;let r;if(t==='"'){const O=(0,B.E3)(e);O.kind==="string"?r=O.value:
(r=e.text.slice(i+1,Math.max(i+1,e.at-1)),e.report("invalid block label: it has to be plain text",i,e.at))}else r=e.readName();if(r===void 0)return;const{at:k}=e;
return e.countPart(),{value:r,start:i,end:k}}function v(e,t,{blocks:i}){const r=e.skipSpaces();t&&(r!=="}"||i.length>0)?e.report("invalid single-argument block \
definition: a block in one line has one argument at most",e.at):!t&&!e.isLineEnd(r)&&e.report("missing newline after argument or block definition",e.at)}function P(e,t){
(0,H.Kk)(e,"line"),(e.at===t||(0,w.wH)(e.peek())&&e.peek()!=="}")&&e.at++}}),9780:((ie,Q,E)=>{E.d(Q,{A9:()=>U,J6:()=>x,Pg:()=>F,Uk:()=>L,VI:()=>D,ae:()=>W,lG:()=>N,
os:()=>V,pi:()=>w,sT:()=>J});class W{text;withheld;constructor(M,C=null){this.text=M,this.withheld=C}}const w="#",N=4096,H=200,B=2e4,$=5e6,U=y=>/[^\0-\x7f]/.test(
y)?y.normalize("NFC"):y;class F{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>$}spend(M){
if(this.steps+=1,this.count(),this.depth>=H||this.steps>B||this.isSpent)return;this.depth+=1;const C=M();return this.depth-=1,typeof C!="string"?C:C.length>N?void 0:
U(C)}}const V=()=>({name:()=>{},call:()=>{},effort:new F}),J=()=>({...V(),isLiteral:!0}),L=y=>typeof y=="string"||typeof y=="number"||typeof y=="boolean"?String(
y):void 0,x=y=>y.find(M=>M instanceof W&&M.withheld!==null);function D(y,M){return M instanceof W?new W((y+M.text).slice(0,N),M.withheld):new W(y)}}),2756:((ie,Q,E)=>{
E.d(Q,{Bs:()=>U,C5:()=>x,Yo:()=>$,bK:()=>D,g$:()=>y,rI:()=>B,wK:()=>J,yR:()=>L});var W=E(9432),w=E(9985),N=E(9780),H=E(9941);function B({text:M},C,v){const P=(0,H.
yN)(M);return{text:M,place:e=>({file:C,...P(e),target:v})}}const $=M=>{const C=M.length>N.lG?(0,W.dh)(M,N.lG):M;return C.length<13?C:[C.slice(0,1),C.slice(1)].join(
"")};function U(M){const C=M.join(".");return C.length>N.lG?$(C):C}const F=M=>M.length>N.lG?{kind:"pieces",pieces:[null],text:$(M)}:{kind:"known",text:$((0,N.A9)(
M))},V=M=>M===void 0||M.length>w.lR?null:{code:$(M)};function J(M,C,v=!1){const P=()=>M.text.slice(C.start,C.end),e=t=>({kind:"pieces",pieces:t,text:$(P())});switch(C.
kind){case"string":{const{value:t,verbatim:i}=C;if(v||t===i)return F(i);const r=$((0,N.A9)(t));return{kind:"pieces",pieces:[r],text:r,isJson:!0}}case"template":{
if(v&&C.verbatim!==void 0)return F(C.verbatim);const t=C.verbatim!==void 0,i=t?null:(0,w._3)({expression:C,text:M.text},(0,N.os)());if(typeof i=="string")return F(
i);const r=(0,w.B$)(C.parts,M.text,(0,N.os)()).map(O=>O.kind==="known"?$(O.value):V((0,w.cd)(O,M.text))),k=r.includes(null)?[V(P())]:r;return{...e(k),...t&&{isJson:t}}}case"\
other":{const t=P(),i=(0,w.p_)(t,(0,N.os)());return typeof i=="string"?F(i):e([V(t)])}case"primitive":case"object":case"tuple":return e([null])}}function L(M,C){
return C.kind!=="primitive"?J(M,C):C.value===null?null:F(String(C.value))}function x(M,C){const[v]=M.kind==="pieces"?M.pieces:[];return M.kind==="known"||typeof v!=
"object"||v===null?M:{...M,pieces:[{code:`(${v.code}).${C}`}]}}function D(M){return M?.kind!=="string"?null:$((0,N.A9)(M.value))}function y({pieces:M},C){let v="";
for(const P of M){const e=typeof P=="object"?P&&(0,w.p_)(P.code,C):P;if(e===null&&P!==null&&M.length===1)return{isWhole:!0,text:null,withheld:null};const t=(0,N.
Uk)(e);if(t===void 0)return{isWhole:!1,...(0,N.VI)(v,e)};if(v.length+t.length>N.lG)return{isWhole:!1,text:v,withheld:null};v+=t}return{isWhole:!0,text:$((0,N.A9)(
v)),withheld:null}}}),3140:((ie,Q,E)=>{E.d(Q,{AJ:()=>i,kM:()=>M,ls:()=>r});var W=E(7706),w=E(8516),N=E(2170),H=E(9119),B=E(2485),$=E(8032),U=E(3846),F=E(9985),V=E(
9941),J=E(2756);function L(O,{type:h,labels:_,start:g,end:S}){const A=[h];for(const{value:o}of _)A.push(o);return{what:(0,J.Bs)(A),place:O.place({start:g,end:S})}}
const x=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),D=/^(?:credentials(?:_helper)?|host|provider_installation)$/,y=[["backend",
1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function M(O,h){const g=(h.kind==="nativ\
e"?h.blocks:[...x].flatMap(([A,o])=>(0,V.SH)(h,A,o))).flatMap(A=>{const{type:o,labels:n}=A;return x.get(o)===n.length?L(O,A):D.test(o)?{...L(O,A),problem:(0,W.ho)(
{kind:"of-cli",type:o})}:[]}),S=(0,V.SH)(h,"terraform",0);return[...g,...S.flatMap(A=>[...C(O,A.body)])]}function*C(O,h){for(const[_,g,S]of y)for(const A of(0,V.
SH)(h,_,g))if(yield{what:S,place:O.place(A),isSingle:!0},_==="required_providers")for(const o of(0,V.Td)(A.body))yield*P(O,o);yield*t(O,(0,V.w4)(h,"required_ver\
sion"))}const v=["source","version","configuration_aliases"];function P(O,h){const{value:_}=h,g=(0,J.Yo)(h.name),S=(0,J.Bs)(["required_providers",g]),A=_.kind===
"object"?_.items:null,o=(0,U.sL)(g);if(!o.ok||A!==null&&o.value!==g){const b=o.ok?o.value:null,T=(0,W.ho)({kind:"local-name",name:g,normal:b});return[{what:S,place:O.
place(h),problem:T}]}const n=A?.find(b=>b.name!==void 0&&!v.includes(b.name));if(n?.name===void 0)return[];const c=(0,W.ho)({kind:"argument",what:S,argument:(0,J.
Yo)(n.name)});return[{what:S,place:O.place(n),problem:c}]}const e=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function t(O,h){if(h===void 0)return[];const{value:_}=h,
{text:g}=O;if(!(_.kind==="template"?_.parts.map(c=>c.kind==="unknown"?(0,F.cd)(c,g):""):[_.kind==="other"?g.slice(_.start,_.end):""]).some(c=>e.test(c??"")))return[];
const A=O.place(_),o=(0,w.jF)({kind:"not-constant"}),n=/\.tofu(\.json)?$/.test(A.file)?"opentofu":"terraform";return[{what:"required_version",place:A,problem:o,
clients:[n]}]}function*i(O){const h=O.every(({kind:_})=>_.clients.length===$.Du.length);for(const _ of h?[$.Du]:$.Du.map(g=>[g])){const g=O.filter(({kind:S})=>_.
every(A=>S.clients.includes(A)));yield{readers:_,read:g}}}function r(O){const h=[...i(O)].flatMap(({readers:_,read:g})=>[...k(g)].map(({what:S,place:A,problem:o,
clients:n=$.Du})=>{const c=_.filter(T=>n.includes(T)),b=(0,B.Kc)(S);return(0,N.kH)(o,{places:[A],clients:c,isPlaceholder:b})}));return(0,N.Qp)(h,({places:_,problem:g})=>[
_[0],g.message])}function*k(O){const h=new Map;for(const{definitions:_,kind:g,isContext:S}of O)for(const{what:A,place:o,problem:n,clients:c}of _){const b=h.get(
A);if(n!==void 0)S||(yield{what:A,place:o,problem:n,clients:c});else{if(g.isOverride)continue;if(b===void 0)h.set(A,o);else if(!S){const T=(0,H.eo)(b);yield{what:A,
place:o,problem:(0,W.ho)({kind:"twice",what:A,first:T})}}}}if(!O.some(({notes:_,kind:g})=>_.length>0||g.class==="terragrunt")){for(const{definitions:_,kind:g,isContext:S}of O)
if(!(!g.isOverride||S))for(const{what:A,place:o,problem:n,isSingle:c}of _)n!==void 0||c||h.has(A)||(yield{what:A,place:o,problem:(0,W.ho)({kind:"no-base",what:A})})}}}),
1191:((ie,Q,E)=>{E.d(Q,{FK:()=>V,FZ:()=>r,Od:()=>L,R:()=>v,gq:()=>D,hN:()=>M,xr:()=>k});var W=E(8032),w=E(5243),N=E(3846),H=E(5106),B=E(9941),$=E(2756),U=E(3140),
F=E(1011);const V={providerUses:new Map,hasBackend:!1,declared:[]},J=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",
2],["data",2],["ephemeral",2],["list",2],["action",2]]);function L(_,g){const S=new y(_),A=g.kind==="native"?g.blocks.filter(({type:b,labels:T})=>J.get(b)===T.length):
[...J].flatMap(([b,T])=>(0,B.SH)(g,b,T));for(const b of A)S.read(b);const{providerUses:o,hasBackend:n,declared:c}=S;return{providerUses:o,hasBackend:n,declared:c}}
const x=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function D(_,g){const S=new y(_),A=(0,B.w4)(g,"terraform_binary")?.value,[,o]=x.exec((0,$.bK)(A)??"")??[];return A!==
void 0&&o!==void 0&&S.declare("binary",A,o),S.declareVersion("version",(0,B.w4)(g,"terraform_version_constraint")),{...V,declared:S.declared}}class y{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(g){
this.source=g}read(g){const{type:S,labels:A,body:o}=g;switch(S){case"language":this.declare("language",g);for(const n of(0,B.SH)(o,"compatible_with",0))this.declareVersion(
"compatible",(0,B.w4)(n.body,"opentofu"));return;case"terraform":this.hasBackend||=M(o);for(const n of(0,B.SH)(o,"encryption",0))this.declare("encryption",n);this.
declareVersion("version",(0,B.w4)(o,"required_version"));return;case"provider":for(const n of A)this.use(n.value,n.value,n,[g]),this.declareVersion("provider-ve\
rsion",(0,B.w4)(o,"version"),(0,$.Yo)(n.value));(0,B.w4)(o,"for_each")!==void 0&&this.declare("provider-for-each",g);return;case"check":for(const n of(0,B.SH)(o,
"data",2))this.readTyped(n,[g,n]);return;case"import":this.readNamed(g,[g])||this.readImported(g);return;default:S==="action"&&this.declare("action",g),this.readTyped(
g,[g])}}declare(g,S,A="",o=null){this.declared.push({kind:g,text:A,localName:o,place:this.source.place(S)})}declareVersion(g,S,A){const o=(0,$.bK)(S?.value);S!==
void 0&&o!==null&&this.declare(g,S.value,o,A)}readTyped(g,S){const[A]=g.labels;if(A===void 0||this.readNamed(g,S))return;const[o=""]=A.value.split("_",1);this.use(
o,A.value,A,S)}readImported(g){const S=(0,B.w4)(g.body,"to")?.value,[,A]=t.exec(this.textOf(S))??[];if(S===void 0||A===void 0)return;const[o=""]=A.split("_",1);
this.use(o,A,S,[g])}textOf(g){if(g===void 0)return"";const{start:S,end:A}=g;return(g.kind==="string"?g.value:this.source.text.slice(S,A)).slice(0,i).trim()}readNamed(g,S){
const A=(0,B.w4)(g.body,"provider")?.value;if(A===void 0)return!1;const[,o]=e.exec(this.textOf(A))??[];return o===void 0?!1:(this.use(o,o,A,S),!0)}use(g,S,A,o){
if(this.providerUses.has(g))return;const n={text:(0,$.Yo)(S),address:P(o),place:this.source.place(A)};this.providerUses.set((0,$.Yo)(g),n)}}const M=_=>(0,B.SH)(
_,"backend",1).length>0||(0,B.SH)(_,"cloud",0).length>0,C=["name","prefix","tags"];function v(_){const[g]=(0,B.SH)(_,"workspaces",0),S=o=>o==="workspaces"&&g!==
void 0?C.some(n=>(0,B.w4)(g.body,n)!==void 0):(0,B.w4)(_,o)!==void 0,A=F.Rt.filter(o=>!S(o));return{organization:(0,$.bK)((0,B.w4)(_,"organization")?.value),name:g?
(0,$.bK)((0,B.w4)(g.body,"name")?.value):null,...A.length>0&&{lacks:A}}}const P=_=>(0,$.Bs)(_.flatMap(({type:g,labels:S})=>[g,...S.map(({value:A})=>A)])),e=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
t=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,i=256;function r(_){const g=new Map;for(const{readers:S,read:A}of(0,U.AJ)(_))for(const[o,n]of h(A)){
const c=g.get(o),b=c===void 0?S:[...c.clients,...S];g.set(o,{...c??n,clients:b})}return Array.from(g.values(),S=>{const{host:A,isHostImplied:o,needs:n}=k(S.clients);
return{kind:"implied_provider",host:A,isHostImplied:o,...S,isOverridden:!1,needs:n}})}function k(_){const g=_.length===W.Du.length,S=o=>o.clients.some(n=>_.includes(
n)),A=g?O:O.filter(S);return{host:A[0]?.host??null,isHostImplied:!0,needs:A}}const O=W.Du.map(_=>({host:(0,w.Vm)(_),service:H.xq,clients:[_]}));function h(_){const g=new Set(
["terraform"]);for(const{references:A}of _)for(const{localName:o}of A)g.add(o);const S=new Map;for(const{scope:A,isContext:o}of _)if(!o)for(const[n,c]of A.providerUses)
g.has(n)||(g.add(n),(0,N.sL)(n).ok&&S.set(n,c));return S}}),7706:((ie,Q,E)=>{E.d(Q,{ME:()=>N,ho:()=>$,jP:()=>H});var W=E(8032),w=E(9615);const N=()=>(0,w.CC)("b\
lock-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it int\
o a terraform block"});function H({kind:U}){const{client:F,what:V}=W.$I[U];return(0,w.CC)("block-unsupported",{message:`${V} is supported by ${W.bB[F]} only`,help:F===
"opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const B={twice:({what:U,first:F})=>({message:`${U}\
 is defined a second time; the first time is in ${F}`,help:U.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:U})=>({message:`\
this override file changes ${U}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:U})=>({message:`${U} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({what:U,argument:F})=>({message:`${U} cannot have the argument ${F}`,help:"write `\
source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:U,normal:F})=>({message:`"${U}" cannot be\
 the local name of a provider`,help:F===null?"use letters, digits and dashes only, with no dash at either end":`write ${F}`})},$=U=>(0,w.CC)("block-invalid",(0,w.
Z9)(B,U))}),8516:((ie,Q,E)=>{E.d(Q,{FA:()=>v,N0:()=>D,Ov:()=>P,Sm:()=>y,id:()=>L,jF:()=>J});var W=E(8032),w=E(9432),N=E(9615);const H=6,B=e=>`"${(0,w.dh)(e)}"`,
$="change one of these constraints so that a version can match all of them",U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function F(e){
const t=e.replace(U,"");return t===""?"":`: ${t}`}const V={syntax:({text:e,why:t})=>({message:`${B(e)} is not a version constraint${F(t)}`,help:"write versions \
such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:e,clients:t})=>({message:`version of ${e} \
is an expression, which ${t.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:t.includes("terraform")?"write the version as a li\
teral; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and varia\
bles",affects:t}),"not-a-string":({address:e})=>({message:`version of ${e} is not a string`,help:"put the version in quotes"}),"pre-release":({text:e})=>({message:`${B(
e)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),
"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:e})=>({
message:`${e} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:e})=>({message:`provider ${e} is required in ve\
rsion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},
J=e=>(0,N.CC)("constraint-invalid",(0,N.Z9)(V,e));function L({of:e,terms:t,preRelease:i}){const r=t.length===1?"correct the constraint":$;return(0,N.CC)("constr\
aint-unmeetable",{message:`no version of ${e} can match ${(0,w.K4)(t.map(B),H,w.dh)}`,help:i===void 0?r:`write ${B(i)}: only an exact version, without a space a\
fter \`=\` and without \`v\`, selects a pre-release of a module`})}const x={terraform:"terraform",opentofu:"tofu"};function D({provider:e,version:t,constraints:i,
clients:r,isUnit:k}){const[O,...h]=r,_=O===void 0||h.length>0?"":`${x[O]} `,g=k?"terragrunt ":_;return(0,N.CC)("lock-outside",{message:`locked provider ${e} ${t}\
 does not match configured version constraint ${(0,w.K4)(i,H,w.dh)}`,help:`run \`${g}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const y=({provider:e})=>(0,N.CC)("lock-readonly",{message:`the lock file has no entry for provider ${e}, and \`-lockfile=readonly\` does not let init \
add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),M=(e,t)=>i=>({message:`the ${e} of provider ${i.provider} ${t}`}),
C={syntax:({error:e})=>({message:e}),twice:({provider:e})=>({message:`it has two blocks for provider ${e}`,help:"remove one of the blocks; a merge may have dupl\
icated it"}),"no-version":M("version","is missing"),"not-a-version":M("version","is not a version number"),"not-constraints":M("constraints","are invalid"),"not\
-normal":e=>({message:`the ${e.of} of provider ${e.provider} must be written in normalized form: ${B(e.normal)}`})};function v(e){const{message:t,help:i}={help:"\
restore the file, or remove the block and run `init` again",...(0,N.Z9)(C,e)};return(0,N.CC)("lock-invalid",{message:`failed to read dependency lock file: ${t}`,
help:i})}const P=({client:e,version:t,constraint:i})=>(0,N.CC)("client-version",{message:`the version constraint ${B(i)} excludes ${W.bB[e]} ${t}`,help:`use ano\
ther version of ${W.bB[e]}, or change the constraint`})}),2797:((ie,Q,E)=>{E.r(Q),E.d(Q,{asWritten:()=>Ge,declaredIn:()=>bt,dependsOnOthers:()=>Qe,detach:()=>w.
Yo,dotted:()=>w.Bs,firstWithHost:()=>Se,isForeign:()=>Le,meaningOfAbsent:()=>De,neededByImplied:()=>fe.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>W.K,readModule:()=>gt,
readTools:()=>S,resolveValue:()=>w.g$,usagesOf:()=>ot});var W=E(6353),w=E(2756),N=E(9432),H=E(3298),B=E(3114),$=E(9059);const U=new Map([["terraform","terraform"],
["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),F=l=>U.get(l.toLowerCase())??"terraform",V="i\
nit|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",J=(l,s)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${l})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${s})(?![\\w-])`),L=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,x=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],D=`(?=["'\\s,\\]})@]|$)`,y="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",M=`(?=["']?\\s*[,\\]])`,C=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${D}|\
([\\w.\${}-]+)))?${D}`),text:"uses $1",version:"latest"},{form:J("terraform|tofu",V),text:"runs $1"},{form:J("tofu","fmt"),text:"runs $1"},{form:J("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${y}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${M}`),text:"lists $1"},{form:new RegExp(`${y}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${M}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],v=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,P=/\b(?:echo|printf)\b[^;&|]*/g;function e(l){if(!/terraform|tofu|tfenv/i.
test(l))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(l);if(v.test(l)&&!s)return[];const d=l.replace(P,f=>" ".repeat(f.length)),a=L.exec(d);return a===
null?C.flatMap(f=>t(f,d)):r(a)}function t({form:l,text:s,version:d=null,...a},f){const u=l.exec(f);if(u===null)return[];const[,p="",m=d]=u,I=s.replace("$1",()=>p);
return[{client:F(p),text:I,version:m,...i(u),...a}]}const i=({index:l,0:{length:s}})=>({start:l,end:l+s});function r(l){const[,s=""]=l;return x.flatMap(({form:d,
otherwise:a})=>{const f=d.exec(s);return f===null?[]:[{client:F(f[1]??f[2]??""),text:`uses ${s}`,version:null,...i(l),step:{otherwise:a}}]})}const k=50,O=/^digger\.ya?ml$/,
h=100,_=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,g=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function S(l,s){const d=[],a=new Set;
let f=!1,u=!1,p=!1;for(const m of(0,$._X)(l,s)){for(const z of(0,$.AN)(m))a.add(z);if(u||=(0,B.Z)(m.file)||g.test(m.text),(0,$.$)(m.file)||(0,B.Z)(m.file))continue;
const I=m.file.slice(m.file.lastIndexOf("/")+1),R=(0,B.TD)(I)||m.file.endsWith("mise/config.toml"),j=R?le(m):A(m);p||=O.test(m.file)&&j.some(({client:z})=>z==="\
opentofu");const G=p&&m.text.includes("diggerhq/digger@");d.push(...j.filter(({text:z})=>!G||z!==b)),f||=!R&&_.test(m.text)}return{signs:d,setsCloudHostname:f,givesState:u,
others:a}}function A({file:l,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const d=(0,$.Dx)(l,s),a=new Map,f=(0,H.O)(m=>he(m,d)),u=d.map(e),p=T(l,d,u);for(const[
m,I]of d.entries()){if(a.size>=k)break;for(const R of u[m]??[]){if(p(R,m))continue;const{client:j,level:G="tool"}=R;for(const z of X(R,d,m,f)){const Z=`${j} ${G}\
 ${z}`;if(a.has(Z))continue;const ee=(0,$.$t)(l,m,I,R);a.set(Z,{client:j,level:G,place:ee,text:(0,N.dh)(R.text,h),version:z})}}}return n(l,[...a.values()])}const o=/atlantis\.ya?ml$/;
function n(l,s){return!s.some(({client:a})=>a==="opentofu")||!o.test(l)?s:s.filter(({client:a,version:f})=>a==="opentofu"||f!==null).map(a=>({...a,client:"opent\
ofu"}))}const c=/(^|\/)\.spacelift\/[^/]+$/,b="sets terraform_version";function T(l,s,d){const a=p=>{const I=d.slice(...p).flat().filter(({text:R,level:j})=>j!==
"hook"&&!/_version$/.test(R));return I.length===0?null:I.every(({client:R})=>R==="opentofu")},f=c.test(l)?s.indexOf("stack_defaults:"):-1,u=f<0?null:q(s,f+1);return({
text:p},m)=>{if(p!==b||o.test(l))return!1;const I=a(q(s,m));if(I!==null||u===null)return I===!0;const R=m>=u[0]&&m<u[1];return a(R?[0,s.length]:u)===!0}}const K=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function X({version:l,step:s},d,a,f){if(s===void 0)return l===null?[null]:f(l);const u=d.slice(...q(d,a)).map(p=>K.exec(p)?.[1]?.replace(/^["']|["']$/g,"")).find(
p=>p!==void 0);return u===void 0?[s.otherwise]:f(u)}const Y=100;function q(l,s){const d=l[s]??"",a=d.search(/[^\s-]/),f=R=>R!==""&&R.search(/\S/)<a,p=d.trimStart().
startsWith("-")?[]:l.slice(Math.max(0,s-Y),s),m=l.slice(s+1,s+Y),I=m.findIndex(f);return[s-p.length+p.findLastIndex(f)+1,s+1+(I<0?m.length:I)]}const oe=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function he(l,s){const[,d,a,f]=oe.exec(l.trim())??[],u=d??a??f;if(u===void 0)return[l.trim()];for(const p of s){const m=p.indexOf(u),I=m<0?void 0:ae.exec(p.slice(
m+u.length))?.[1];if(I===void 0||/[\w-]$/.test(p.slice(0,m)))continue;const R=I.match(/[^\s"',[\]]+/g);if(R!==null)return R}return[l]}const ae=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
ue=/[^\s"',\]}]+/;function le({file:l,text:s}){const d=(0,$.Dx)(l,s);return Be(l,d).flatMap(({at:a,client:f,version:u,start:p=0})=>{if(f===void 0)return[];const m=d[a]??
"",I=(0,$.$t)(l,a,m,{start:p,end:m.length}),R=u===null?`selects ${f}`:`selects ${f} ${u}`;return[{client:f,level:"version-file",place:I,text:(0,N.dh)(R,h),version:u}]})}
function Be(l,s){const[,d]=/\.(terraform|opentofu)-version$/.exec(l)??[];if(d===void 0)return l.endsWith(".toml")?He(s):Ke(s);const a=s.findIndex(u=>u.trim()!==
""),f=ue.exec(s[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:U.get(d),version:f}]}const Ke=l=>l.map((s,d)=>{const[a="",f=null]=s.trim().split(/\s+/);return{at:d,
client:U.get(a),version:f}}),je=/^\s*\[\s*([\w."':/-]+)\s*\]/,We=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function He(l){let s="";return l.
flatMap((d,a)=>{s=je.exec(d)?.[1]?.replaceAll('"',"")??s;const[,f="",u=""]=We.exec(d)??[],[,p=""]=/^tools\.(?:\w+:)?(.+)$/.exec(s)??[],m=U.get(s==="tools"?f:f===
"version"?p:""),I=/\bversion\s*=\s*(.*)$/s.exec(u)?.[1]??u,R=I.match(/[^\s"',[\]{}=]+/g)??[];return(I.startsWith("[")?R:R.slice(0,1)).map(G=>({at:a,client:m,version:G,
start:d.search(/\S/)}))})}var me=E(8339),Me=E(8032),ge=E(5243),ke=E(9897),Fe=E(3846),Ve=E(9780),se=E(5440);const Ge=l=>[[{...(0,w.g$)(l,(0,Ve.os)()),from:null}]],
Je=1e4;function we({kind:l},s,d,a){const{row:f,value:u}=s;if(u?.kind!=="known")return Te(l,s,d);const p=Ie(s),I=f.grammar==="module"&&!p&&(0,ge.Nj)(u.text)?"./":
u.text,R=l.clients.length===Me.Du.length?"":l.clients[0],j=`${f.grammar} ${f.service} ${R} ${p} ${I}`,G=a.get(j);if(G!==void 0)return G;a.size>=Je&&a.clear();const z=Te(
l,s,d);return a.set(j,z),z}const Ie=({version:l})=>l?.value.kind==="known";function Te(l,s,d){const a=l.clients.map(u=>[u,ze(l,s,u,d)]),f=Math.max(...a.map(([,{
length:u}])=>u));return Array.from({length:f},(u,p)=>{const m=new Map;for(const[G,{[p]:z}]of a)z!==void 0&&m.set(G,z);const I=[...m.values()],j=I.some(({needed:G})=>G===
"state")?null:Oe(m,s.row);return{meanings:m,first:Se(I),needs:j}})}const Se=l=>l.find(({host:s,directHost:d})=>s!==null||d!==void 0)??se.zt;function ze(l,s,d,a){
const f=Ze(s,d,a).map(p=>{const m=qe(l,s,d,p);return Xe(s,d)?{...m,directHost:ke.IZ}:m});if(f.length<2)return f;const u=({host:p,directHost:m,needed:I,problem:R})=>JSON.
stringify([p,m,I,R?.message]);return[...new Map(f.map(p=>[u(p),p])).values()]}const Xe=({row:l,value:s},d)=>d==="terraform"&&l.evaluation?.terraform!=="any"&&s?.
kind==="pieces"&&s.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(l,s,d){const{value:a}=l;return a?.kind==="known"?[[{...Ee,text:a.text}]]:a===
void 0||a.text==="null"?[[{...Ee,text:null}]]:d(l,a,s)}const Ye=({value:l})=>l?.kind==="pieces"&&l.text!=="null",Qe=({references:l})=>l.some(s=>s.row.evaluation!==
void 0&&(Ye(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function qe(l,s,d,a){const{row:f,address:u,value:p}=s,m=xe(
a),I=m.map(({isWhole:te,text:ne})=>{if(ne===null)return De(s,l,d);if(te)return se.pb[f.grammar](ne,d,Ie(s));const de=l.class==="terragrunt"||l.isGenerated;return f.
grammar==="host-part"&&de?se.zt:(0,se.i4)(f.grammar,ne,d)}),[R]=I,j=I.every(te=>te?.needed===R?.needed);if(R!==void 0&&j&&!I.includes(void 0)){const[te]=m;if(p?.
kind!=="pieces"||te===void 0)return R;const de=I.every(Ae=>Ae?.directHost===R.directHost)?{}:{directHost:ke.IZ},ve=m.every(Ae=>Ae.isWhole);return{...R,...de,evaluated:{
text:te.text,isWhole:ve}}}if(f.grammar==="terragrunt"&&et(p))return{...se.zt,directHost:ke.IZ};const G=f.evaluation!==void 0&&f.evaluation[d]===void 0,z=m.find(
({withheld:te})=>te!==null)?.withheld??null,Z=d==="terraform",ee=(0,me.J0)({address:u,argument:f.grammar==="host"?"hostname":"source",expression:p?.kind==="piec\
es"?p.text:"",candidates:m.map(({isWhole:te,text:ne,from:de})=>({text:te?ne:null,from:de})),refused:G?"never":z===null?null:{variable:Z?z:""}});return(0,se.Qm)(
ee)}const et=l=>l?.kind==="pieces"&&l.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function xe(l){return l.some(({isWhole:s,from:d})=>s&&d!==null)?l.filter(
({isWhole:s,from:d})=>s||d!==null):l}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function De(l,s,d){const{row:a,value:f,address:u,
localName:p}=l,m=f===void 0?l.kind:a.absent??l.kind;if(a.defaults!==void 0){const I=a.defaults[d];return I!==null?(0,se.TU)((0,ge.mD)(I)):(0,se.Qm)((0,me.tg)(tt[m]??
"remote backend"))}return f!==void 0?a.grammar==="url"?se.zt:(0,se.Qm)((0,me.DA)({reason:"null",address:u})):m==="required_provider_invalid"?(0,se.Qm)((0,me.DA)(
{reason:"not-a-requirement",address:u})):p!==null&&s.class!=="stack"&&s.class!=="deploy"?p!=="terraform"&&(0,Fe.sL)(p).ok?(0,se.TU)((0,ge.Vm)(d)):se.zt:s.isOverride?
se.zt:(0,se.Qm)((0,me.DA)({reason:"missing",address:u}))}function Oe(l,{service:s},d=()=>null){if(s===null)return[];const a=new Map;for(const[f,{needed:u,host:p}]of l){
const m=u==="state"?d(f)??p:u;m!==null&&a.set(m,{host:m,service:s,clients:[...a.get(m)?.clients??[],f]})}return[...a.values()]}var fe=E(1191),pe=E(4756),nt=E(7706),
re=E(2170),st=E(2485),it=E(1780),Pe=E(3140);const be=5e4;function ot(l,s,d=new Map){const a=[],f=[...l.flatMap(p=>p.notes),...(0,Pe.ls)(l)],u=new rt(l,s,d);for(const p of l)
if(!p.isContext)for(const m of p.references){if(a.length>=be)return f.push(Ce(p.file)),ye(a,f);const I=we(p,m,s,d);if(m.kind==="backend"&&I.every(({first:j})=>j===
se.zt))continue;let R=at(p,m,s);for(const j of I){const G=u.usageOf(p,m,j);a.push(R===void 0?G:{...G,calls:R}),R=void 0}for(const j of u.notesOf(p,m,I))f.push(j)}
for(const p of(0,fe.FZ)(l))a.push(p);return ye(a,f)}const Ce=l=>(0,re.ht)(l,(0,pe.ub)({kind:"module-usages",max:be})),ye=(l,s)=>({usages:l.sort((d,a)=>$e(d.place,
a.place)),notes:s.sort((d,a)=>$e((0,re.Xd)(d),(0,re.Xd)(a)))});class rt{files;values;sources;overrides;constructor(s,d,a){this.files=s,this.values=d,this.sources=
a,this.overrides=s.filter(({kind:f})=>f.isOverride)}usageOf(s,d,a){const{kind:f,value:u,address:p,constraints:m,place:I,row:R,hasOwnToken:j,workspace:G}=d,{meanings:z,
first:Z,needs:ee}=a,te=this.overrides.length===0?z:new Map([...z].filter(([ve])=>this.isInForce(s,d,ve))),ne=te.size===z.size&&ee!==null,de={kind:f,host:Z.host,
isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:j,text:u?.text??null,address:p,version:this.versionOf(d),constraints:m,place:I,clients:s.kind.
clients,needs:ne?ee:Oe(te,d.row,this.stateHost),isOverridden:te.size===0,workspace:G};return ne&&R.backend===void 0&&u?.kind!=="pieces"?de:{...de,...this.decisionOf(
d,a,te)}}decisionOf({value:s,row:d},{meanings:a},f){const u=[...a],p=u.flatMap(([j,G])=>G.evaluated===void 0?[]:[[j,G.evaluated]]),m=[...f].flatMap(([j,{needed:G}])=>{
const z=G==="state"?this.stateHost(j):null;return z===null?[]:[[j,z]]}),I=u.flatMap(([j])=>f.has(j)?[]:j),R=u.some(([,{needed:j}])=>j==="state");return{...s?.kind===
"pieces"&&{evaluated:Object.fromEntries(p)},...d.backend!==void 0&&{backend:d.backend},...f.size>0&&I.length>0&&{replacedFor:I},...R&&{stateHosts:Object.fromEntries(
m)}}}notesOf(s,d,a){const{place:f,row:u,value:p}=d,m=[f],I=p===void 0&&s.notes.length>0,R=s.notes.some(G=>(0,re.Xd)(G)?.line===f.line),j=[];for(const{meanings:G}of I?
[]:a)for(const[z,{problem:Z,host:ee}]of G){if(Z===void 0||!this.isInForce(s,d,z)||R&&Z.code==="source-dynamic")continue;const te=p?.kind==="known"&&(0,st.Kc)(p.
text);j.push((0,re.kH)(Z,{namedHost:ee,clients:[z],places:m,isPlaceholder:te}))}return u.isReserved&&j.push((0,re.kH)((0,nt.ME)(),{places:m,clients:s.kind.clients})),
(0,re.Qp)(j,({problem:{code:G,message:z}})=>G==="source-dynamic"?(0,it.pj)(z):G)}isInForce({kind:s},{mergeKey:d},a){return s.isOverride||d===null||!this.replaced(
a).has(d)}replaced=(0,H.O)(s=>{const d=new Set;for(const{kind:a,references:f,scope:u}of this.overrides)if(a.clients.includes(s)){u.hasBackend&&d.add("backend");
for(const{mergeKey:p,value:m,localName:I}of f)p!==null&&(m!==void 0||I!==null)&&d.add(p)}return d});stateHost=(0,H.O)(s=>{const d=this.files.filter(({kind:a})=>a.
clients.includes(s));for(const a of d)for(const f of a.references){if(f.row.merges!=="backend"||!this.isInForce(a,f,s))continue;const[u]=we(a,f,this.values,this.
sources),p=u?.meanings.get(s)?.needed??null;if(p!==null&&p!=="state")return p}return null});versionOf(s){if(s.version===null)return;const{value:d,place:a}=s.version;
if(d.kind==="known")return{text:d.text,place:a};const f=Me.Du.flatMap(p=>{const m=this.values(s,d,p).flat();if(m.some(({withheld:j})=>j!==null))return[];const[I,
...R]=m;return[[p,R.length===0&&I?.isWhole===!0?I.text:null]]});return{text:ct.test(d.text)?d.text:"\u2026",value:Object.fromEntries(f),place:a}}}function at({kind:l},s,d){
const{row:a,value:f,version:u}=s,p=f?.kind==="pieces"||u?.value.kind==="pieces";if(a.merges!=="module"||!p)return;const m=l.clients.map(I=>[I,dt(s,I,d)]);return Object.
fromEntries(m.filter(([,I])=>I!==null))}function dt(l,s,d){const a=m=>m?.kind==="pieces"?d(l,m,s):[[{...Ee,text:m?.text??null}]],f=a(l.value);if(f.flat().some(({
withheld:m})=>m!==null))return null;const u=a(l.version?.value),p=new Map;for(let m=0;m<Math.max(f.length,u.length);m+=1){const I=[f[m]??f[0]??[],u[m]??u[0]??[]],
[R,j]=I.map(lt),[G=null]=I.flatMap(([ee])=>ee?.root??[]),Z={root:G,source:R??null,version:j??null,isOpen:R===void 0||j===void 0};p.set(JSON.stringify(Z),Z)}return[
...p.values()]}function lt(l){const[s,...d]=xe(l),a=d.every(({isWhole:f,text:u})=>f&&u===s?.text);return s?.isWhole===!0&&a?s.text:void 0}const ct=/^(?!<<)"?[^"]*"?$/,
$e=(l,s)=>l===null||s===null?0:l.file!==s.file?l.file<s.file?-1:1:l.line-s.line||l.column-s.column;var ut=E(8516),ft=E(9968),ht=E(3276),ce=E(9941),pt=E(2213),_e=E(
9985),Re=E(3542);function mt(l,s,d){const a=(0,Re.FK)(d),f=[],u=new Set([""]);if(s.kind==="json")for(const{name:p}of s.members)u.add(p);else for(const{type:p}of s.
blocks)a.has(p)&&u.add(p);for(const p of u)for(const m of a.get(p)??[])new vt(l,m,f).readAt(0,{body:s,block:void 0,names:[]});return f}class vt{source;row;references;constructor(s,d,a){
this.source=s,this.row=d,this.references=a}readAt(s,d){const a=this.row.path[s];if(a===void 0){this.read(d);return}const[f]=a,{body:u}=d,p=u.kind==="native"?u.blocks:
(0,ce.SH)(u,f,a.length-1);for(const m of p){const{labels:I}=m;if(m.type!==f||I.length!==a.length-1||I.some(({value:G},z)=>!["*",G].includes(a[z+1]??"")))continue;
const j=[...d.names,f,...I.map(({value:G})=>G)];this.readAt(s+1,{body:m.body,block:m,names:j})}}read(s){const{body:d,block:a,names:f}=s;switch(this.row.position){case"\
entries":for(const u of(0,ce.Td)(d))this.addEntry(f,u);return;case"label":{const u=a?.labels.at(-1);if(u===void 0)return;const p={kind:"known",text:(0,w.Yo)(u.value)},
m=this.source.place(u),I=this.version((0,ce.w4)(d,"version")?.value),R=(0,w.bK)((0,ce.w4)(d,"constraints")?.value)??void 0;this.add(f.slice(0,-1),{value:p,place:m,
version:I,constraints:R});return}case"urls":{const u=(0,ce.w4)(d,"urls")?.value;for(const p of u?.kind==="tuple"?u.elements:[])this.add(f,this.written(p));return}case"\
open-state":this.addOpenState(s);return;default:this.addArguments(s,this.row.position)}}add(s,d){const{row:a}=this,f={version:null,constraints:void 0,localName:null,
workspace:void 0},u={row:a,address:(0,w.Bs)(s),mergeKey:(0,Re.dh)(a,s)};this.references.push({kind:a.kind,hasOwnToken:!1,...f,...d,...u})}addOpenState({body:s,names:d}){
const{source:a}=this,f=z=>(0,ce.w4)(s,z)?.value,u=f("encryption"),p=u?.kind==="other"||pt.Ar.some(z=>(0,_e.Tu)(u,z,a.text)!==void 0),m=(0,w.bK)(f("backend")),I=f(
m===null?"backend":"config"),R=m!=="remote"&&I?.kind!=="object",j=p?u:R?I:void 0;if(j===void 0)return;const G={kind:"pieces",pieces:[null],text:(0,w.wK)(a,j).text};
this.add(d,{value:G,place:a.place(j)})}addArguments({body:s,block:d,names:a},f){const{row:u,source:p}=this,m=Z=>(0,ce.w4)(s,Z)?.value,I=u.backend!==void 0;if(I&&
(0,w.bK)(m("backend"))!==u.backend)return;const R=I?m("config"):void 0,j=Z=>{const[ee="",te]=Z.split("."),ne=I?(0,_e.Tu)(R,ee,p.text):m(ee);return te!==void 0&&
ne?.kind==="object"?(0,_e.Tu)(ne,te,p.text):ne},G={version:this.version(m("version")),hasOwnToken:u.grammar==="host"&&j("token")!==void 0,workspace:u.merges==="\
backend"&&u.grammar==="host"?(0,fe.R)(s):void 0},z=new Map(f.map(Z=>[j(Z)??Z,Z]));for(const[Z,ee]of z)if(typeof Z!="string")this.add(a,{...G,...this.written(Z)});else if(u.
absent!==void 0&&d!==void 0){const ne=R!==void 0&&R.kind!=="object"?(0,w.C5)((0,w.wK)(p,R),ee):void 0;this.add(a,{...G,kind:u.absent,value:ne,place:p.place(d)})}}written(s){
const{row:d,source:a}=this,f=s.kind==="primitive"&&s.value===null;return{value:d.defaults!==void 0&&f?void 0:(0,w.wK)(a,s,d.isLiteral),place:a.place(s)}}addEntry(s,{
name:d,value:a}){const{row:f,source:u}=this,p=[...s,d],m=(0,w.Yo)(d);if(a.kind==="object"){const G=Z=>(0,_e.Tu)(a,Z,u.text,f.isLiteral),z=G("source");this.add(p,
{localName:m,kind:z===void 0?f.absent??f.kind:f.kind,value:z&&(0,w.wK)(u,z,f.isLiteral),version:this.version(G("version"),w.wK),place:u.place(z??a)});return}const I=[
"string","primitive","template"].includes(a.kind),R=I?"required_provider_legacy":"required_provider_invalid",j=I?this.version(a):null;this.add(p,{localName:m,kind:R,
version:j,value:void 0,place:u.place(a)})}version(s,d=w.yR){const a=s&&d(this.source,s);return s&&a?{value:a,place:this.source.place(s)}:null}}const _t=64;function*gt(l,s){
const d=[],a=[];let[f,u]=[0,be];for(const[p,{path:m,file:I,target:R,kind:j,isContext:G}]of l.entries()){if(p>0&&p%_t===0&&(yield s+p))return null;const Z=(0,ft.
yR)(m);if(!Z.ok){const{failure:ne}=Z;ne.kind==="size"?a.push((0,re.ht)(I,(0,pe.ub)(ne))):d.push(Et(ne.code,{file:I,kind:j,isContext:G}));continue}f+=Z.bytes;const ee=Ue(
Z.text,j,I,G,new ce.n_,R);!Z.isUtf8&&!G&&ee.notes.length===0&&a.push(Ot(Z.text,j,I));const te=Ne(ee)+ee.definitions.length;if(te>u){const ne={...ee.scope,providerUses:fe.
FK.providerUses},de=ee.references.slice(0,u),ve=[...ee.notes,Ce(I)];d.push({...ee,references:de,scope:ne,definitions:[],notes:ve});break}u-=te,d.push(ee)}return{
files:d,notes:a,bytes:f}}const kt=["EACCES","EPERM"];function Et(l,s){const d=((0,B.Ep)(s.kind)||s.kind.class==="lock")&&kt.includes(l),a=[(0,re.ht)(s.file,(0,pe.
WO)({what:"file",code:l,isRefused:d}))];return{...s,references:[],scope:fe.FK,definitions:[],notes:a}}function Ot(l,s,d){const a=l.indexOf("\uFFFD"),f=l.slice(l.
lastIndexOf(`
`,a)+1,a),u=/#|\/\//.test(f)||l.lastIndexOf("/*",a)>=0,p=(0,B.Ep)(s)&&s.syntax==="hcl"&&!u,m=(0,ce.yN)(l)({start:a,end:a+1});return(0,re.ht)(d,(0,pe.U$)({error:null,
isRefused:p}),m)}const Ne=({references:l,scope:s})=>l.length+s.providerUses.size;function*bt(l){const s=(u,p)=>({kind:u,text:"",localName:null,place:{file:p,...re.
wv}}),d=l.filter(({kind:u})=>u.class==="config"),[a]=d;a!==void 0&&l.every(u=>Ne(u)===0)&&(yield s("module",a.file));const f=d.filter(({scope:u})=>u.hasBackend);
for(const u of new Set(f.map(({kind:p})=>p.clients))){const p=d.find(({kind:m})=>m.clients===u);p!==void 0&&(yield s("state",p.file))}for(const{file:u,kind:p,references:m,
scope:I,isContext:R}of l)p.class==="lock"&&m.length===0&&(yield s("lock",u)),p.class==="config"&&!R&&(yield*I.declared)}const At=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Le=l=>l.kind.class==="terragrunt"&&l.references.length===0&&!At.test(l.file),Mt={config:fe.Od,terragrunt:fe.gq};function Ue(l,s,d,a=!1,f=new ce.n_,u){const p=(s.
syntax==="json"?ht.O:W.K)(l,f),m=(0,w.rI)(p,d,u),{body:I}=p,R=mt(m,I,s.class),j=Mt[s.class]?.(m,I)??fe.FK,G=Le({file:d,kind:s,references:R})&&!f.isExceeded(),z=a||
G?[]:wt(p,s,{file:d,target:u}),Z=s.class==="config"?(0,Pe.kM)(m,I):[];return{file:d,kind:s,references:R,scope:j,definitions:Z,notes:z,isContext:a}}function wt({
text:l,problems:s,parts:d},a,{file:f,target:u}){return d.isExceeded()?[(0,re.ht)(f,(0,pe.ub)({kind:"parts",max:d.max}))]:s.map(({message:p,...m})=>{const I=(0,B.
Ep)(a)&&!It.test(p),R=a.class==="lock"?(0,ut.FA)({kind:"syntax",error:p}):(0,pe.U$)({error:p,isRefused:I}),j=l.split(`
`,m.line)[m.line-1]??"",G=Tt.test(j.slice(0,St));return{...(0,re.ht)(f,R,{...m,target:u}),clients:a.clients,isPlaceholder:G}})}const It=/^\w+ are nested deeper than/,
Tt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,St=1e3}),5440:((ie,Q,E)=>{E.d(Q,{Qm:()=>y,TU:()=>L,i4:()=>P,pb:()=>v,zt:()=>V});var W=E(7811),w=E(8339),
N=E(2485),H=E(2213),B=E(255),$=E(5243),U=E(9897),F=E(3846);const V={host:null,isHostImplied:!1,needed:null},J=o=>({host:o,isHostImplied:!1,needed:(0,B.Rt)(o)?"s\
tate":o}),L=o=>({host:o,isHostImplied:!0,needed:o}),x=o=>({host:o,isHostImplied:!1,needed:null}),D=o=>o===null?V:{...V,directHost:o},y=o=>({...V,problem:o}),M=(o,n)=>y(
(0,w.DA)({reason:"rejected",error:o,advice:n}));function C(o,n,c){return c===null?o:{...o,problem:(0,w.My)({text:n,host:o.host,advice:c})}}const v={module:O,"te\
st-module":(o,n,c)=>{const b=(0,$.vL)(o,n).kind==="remote";return n==="opentofu"||!b?O(o,n,c):y((0,w.DA)({reason:"remote-in-test",text:o}))},provider:_,"locked-\
provider":g,"stack-component":S,stack:(o,n)=>{const c=(0,$.A)(o);return c.ok&&!o.startsWith(".")?x(c.value.host):{...S(o,n),isHostImplied:!1,needed:null}},"stac\
k-output":o=>{const[n="",...c]=o.split("/");return c.length===3?k(n,x):y((0,w.DA)({reason:"stack",text:o}))},terragrunt:A,host:o=>k(o,J),url:o=>D((0,H.Ul)(o)),"\
host-part":o=>D((0,H.D8)(o)),"state-path":o=>D((0,H.Bm)(o))};function P(o,n,c){if(o==="terragrunt"){const[,X]=/^tfr:\/\/([^/?]*)\//.exec(n)??[];return X!==void 0?
t(X,c):/^$|^t$|^tfr?$|^tfr:/.test(n)?void 0:i(n,c)}if(o==="url"&&/^postgres|=/i.test(n))return D(U.IZ);if(/^(url|host-part|state-path)$/.test(o))return i(n,c);if(o!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(n))return i(n,c);const b=n.indexOf("/");if(b<0)return;const T=(0,$.vL)(`${n.slice(
0,b)}/a/b/c`,c);return T.kind!=="registry"?i(n,c):n.split("/").length<e?{...r(T),directHost:U.IZ}:r(T)}const e=4,t=(o,n)=>o===""?L((0,$.Vm)(n)):k(o,J),i=(o,n)=>(0,$.
Nj)(o)?V:D((0,U.uE)(o,n)),r=({host:o,hostImplied:n})=>n?L(o):J(o);function k(o,n){const c=(0,B.Pv)(o),b=(0,N.L6)(o);return c.ok?C(n(c.value),o,b):y((0,w.k0)({text:o,
error:c.why,advice:b}))}function O(o,n,c){if((0,$.Nj)(o)&&!c)return V;const b=(0,$.vL)(o,n),T=b.kind==="registry"?(0,W.Ju)(b):(0,$.rE)(o,n);if(c&&!T.ok){const{why:q}=T,
oe=/^https?:/i.test(o)?{kind:"invalid",error:q}:b,ae=/^(?:git\+\w+|ssh):/i.test(o)?null:(0,N.NM)(o,oe,T),ue=/^[a-z0-9]+::/i.test(o)?"remote":b.kind;return ae===
null&&(ue==="local"||ue==="remote")?y((0,w.DA)({reason:`${ue}-with-version`,text:o})):M(q,ae)}const K=(0,N.NM)(o,b,T);if(T.ok)return C(r(T.value),o,K);if(b.kind===
"invalid"){const q=o.includes("://")?{directHost:U.IZ}:{};return{...M(b.error,K??N.x3),...q}}if(b.kind!=="remote")return C(V,o,K);const{refusal:X,host:Y}=b;return X!==
null?M(X,K??N.x3):Y!==U.IZ||K!==null?C(D(Y),o,K):{...D(Y),problem:(0,w.My)({text:o,host:Y,advice:h})}}const h="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function _(o,n){const c=(0,F.mi)(o,n);switch(c.kind){case"registry":case"legacy":return c.hostImplied?L(c.host):C(J(c.host),o,(0,N.cr)(o));case"\
builtin":return x(c.host);case"invalid":{const[b="",T]=c.error.split(`

`);return M(b,T??(0,N.cr)(o))}}}function g(o,n){const c=(0,F.mi)(o,n);if(c.kind==="invalid")return M(c.error,null);if(c.hostImplied)return y((0,w.DA)({reason:"l\
ocked-provider",text:o}));if(c.kind==="builtin")return x(c.host);const b=n==="opentofu"&&(0,F.Gi)(c);return{...J(c.host),needed:b?(0,$.Vm)(n):c.host}}function S(o,n){
if(o!==o.trim())return y((0,w.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return V;const c=(0,$.rE)(o,n);if(c.ok)return r(c.value);const b=(0,$.A)(
o);if(b.ok)return x(b.value.host);const T=(0,$.vL)(o,n);return T.kind==="invalid"?M(T.error,(0,N.NM)(o,T,c)):D(T.kind==="remote"?T.host:null)}function A(o,n){const[
c,b="",T=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(o)??[];if(c===void 0){if(o.startsWith("gitlab.com/"))return D("gitlab.com");if((0,U.GL)(o))return V;const X=(0,U.
cx)(o,"opentofu");if(!(X.ok&&(0,U.Of)(o,X.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(o)){const q=(0,U.cx)(o,n);return D(q.ok?q.value.host:U.IZ)}}const[K=""]=T.
split("//");return K.split("/").length!==3?y((0,w.DA)({reason:"terragrunt",text:o})):t(b,n)}}),3542:((ie,Q,E)=>{E.d(Q,{FK:()=>A,Ir:()=>S,dh:()=>o});var W=E(2213),
w=E(5106),N=E(3298);let H=function(...n){return{dotted:H}=E.late([276,631,797],2797),new.target?new H(...n):H(...n)};const B={terraform:"app.terraform.io",opentofu:null},
$={terraform:"app.terraform.io",opentofu:"app.terraform.io"},U={terraform:"static",opentofu:"static"},F={opentofu:"static"},V={terraform:"any",opentofu:"any"},J=[
"config","migrate"],L=["stack","deploy"],x={position:["source"],grammar:"module",service:w.e$},D={...x,grammar:"stack-component",isLiteral:!0},y={...D,service:null},
M={...x,grammar:"terragrunt",evaluation:V},C={position:"entries",grammar:"provider",service:w.xq,isLiteral:!0,absent:"required_provider_nosource"},v={position:[
"hostname"],grammar:"host",service:w.Bn,defaults:B},P={...v,service:w.OZ},e={...v,evaluation:V},t={...v,service:w.M,defaults:$},i={position:["address"],grammar:"\
url",service:null};function r(n,c,b,T,{absence:K,...X}={}){const Y=c===""?[]:c.split(" > ").map(q=>q.split(" "));return{kind:b,files:n,path:Y.map(([q="",...oe])=>[
q,...oe]),...K&&{absent:`${b}${K}`},...T,...X}}const k={absence:"_missing"},O={absence:"_default"},h={evaluation:F,merges:"backend"},_="data terraform_remote_st\
ate *",g=(n,c,b)=>Object.entries(c).map(([T,K])=>r(J,n+T,"backend",{...i,grammar:b,position:K.split(" ")},h)),S=[r(J,"module *","module",x,{...k,evaluation:U,merges:"\
module"}),r(J,"terraform > required_providers","required_provider",C,{merges:"provider"}),r(J,"required_providers","required_provider",C,{isReserved:!0}),r(J,"t\
erraform > cloud","cloud",P,{...O,...h}),r(J,"terraform > backend remote","backend_remote",v,{...O,...h}),...g("terraform > backend ",W.FV,"url"),...g("terrafor\
m > backend ",W.Gb,"host-part"),...g("terraform > backend ",{local:"path workspace_dir"},"state-path"),...g("terraform > encryption > key_provider ",W.nT,"url"),
...[_,`check * > ${_}`].flatMap(n=>[r(J,n,"remote_state",e,{...O,backend:"remote"}),r(J,n,"remote_state",e,{...O,backend:"cloud",service:w.OZ})]),r(J,_,"remote_\
state",i,{backend:"http",evaluation:V}),r([...J,"query"],"provider tfe","provider_tfe",t,{...O,evaluation:V}),r(["test"],"provider tfe","provider_tfe",t),r(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:w.xq,isLiteral:!0}),r(["test"],"run * > module","test_module",D,{...k,grammar:"\
test-module"}),r(["test"],"run * > backend remote","test_backend_remote",v,O),r(L,"required_providers","required_provider",C),r(L,"component *","stack_component",
D,k),r(L,"removed","stack_removed",D,k),r(L,"stack *","stack_stack",y,{...k,grammar:"stack"}),r(["deploy"],"upstream_input *","upstream_input",y,{grammar:"stack\
-output"}),r(["migrate"],"state_store_provider","state_store_provider",C),r(["migrate"],"from > backend remote","migrate_backend_remote",v,O),...["terraform","u\
nit *","stack *"].map(n=>r(["terragrunt"],n,"terragrunt_source",M)),...[W.FV,W.Gb].flatMap(n=>Object.entries(n).map(([c,b])=>{const T=n===W.FV?"url":"host-part",
K={...i,grammar:T,position:b.split(" "),evaluation:V};return r(["terragrunt"],"remote_state","backend",K,{backend:c})})),r(["terragrunt"],"remote_state","backen\
d",{...i,position:"open-state"}),r(["terragrunt"],"remote_state","remote_state",e,{...O,backend:"remote"}),r(["terragrunt"],"catalog","terragrunt_source",{...M,
position:"urls"})],A=(0,N.O)(n=>{const c=S.filter(({files:b})=>b.includes(n));return Map.groupBy(c,({path:[b]})=>b?.[0]??"")});function o({merges:n},c){return n===
void 0||n==="backend"?n??null:H([n,c.at(-1)??""])}})};export{xt as ids,Dt as modules};
var $late0,$late1,$late2;
