const xt=[3276,6631,2797,3557,3542,5938,5938,3557,3542,3542],Dt={6784:((ie,Q,E)=>{E.d(Q,{Jw:()=>V,L8:()=>t,Md:()=>x,Tj:()=>L,bs:()=>g,lr:()=>A,r1:()=>i,v$:()=>J,
wH:()=>e,xC:()=>C,zK:()=>r});var W=E(9941);const A=100,N=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),H=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),U="\x80",$=1,B=2,F=4,V=8,J=16,L=32,x=64,D=[[$,/[ \t]/],[B,/[A-Za-z_]/],[F,/[\w-]/],[V,/[\w \t.:=?!&|*%+>~-]/],[J,/[\w \t\n,.:=?!&|*%+>~-]/],
[L,/[^"\\$%\r\n]/],[x,/[^\n$%]/]],y=Array.from({length:128},(O,u)=>String.fromCharCode(u)),M=O=>D.reduce((u,[v,k])=>k.test(O)?u|v:u,0),P=new Uint8Array(2**16).fill(
M(U));P.set(y.map(M));const _=(O,u,v)=>u<O.length&&((P[O.charCodeAt(u)]??0)&v)!==0,C=O=>O===" "||O==="	",t=O=>/^[\w-]/.test(O),e=O=>O==="}"||O===")"||O==="]";function i(O){
return O==="{"?"}":O==="("?")":O==="["?"]":void 0}class r{text;parts;at;depth=0;mistake;constructor(u,v=0,k=new W.n_){this.text=u,this.parts=k,this.at=v}countPart(){
this.parts.add()||(this.at=this.text.length)}match(u){return u.lastIndex=this.at,u.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(u){const{
text:v,parts:k,mistake:T}=this;if(T===void 0)return{text:v,body:u,parts:k,problems:[]};const w={...(0,W.yN)(v)(T),message:T.message};return{text:v,body:u,parts:k,
problems:[w]}}report(u,v,k=v+1){this.mistake??={message:u,start:v,end:Math.min(k,Math.max(v,this.text.length))}}stop(u,v){this.report(u,v),this.at=this.text.length}}
class g extends r{reportUnclosed(u){const v=/[$%]/.test(this.text.charAt(u)),k=this.text.slice(u,u+(v?2:1)),T=this.isAtEnd()?"the end of the file":`"${this.peek()}\
"`,w=`unbalanced brackets: "${k}" is not closed before ${T}`;this.report(w,this.isAtEnd()?u:this.at)}reportCharacter(){const u=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let v=`${JSON.stringify(u)} is not used in HCL`;u==="'"&&(v="single quotes are not valid; use double quotes"),u==="\uFFFD"&&(v="the file is not UTF\
-8 here"),this.report(`invalid character: ${v}`,this.at,this.at+u.length)}reportBrokenString(u){const v=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(v,u,this.at)}peek(u=0){const v=this.at+u;return v<
this.text.length?y[this.text.charCodeAt(v)]??U:""}skipSpaces(){for(;;){const u=this.skipAll($);if(u==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(u==="/"&&this.peek(1)==="*")this.skipBlockComment();else return u}}skipBlank(){
for(;;){const u=this.skipSpaces();if(u===`
`)this.at++;else if(this.isLineComment(u))this.skipLine();else return u}}skipAll(u){const{text:v}=this;let{at:k}=this;for(;_(v,k,u);)k++;return this.at=k,this.peek()}isLineComment(u){
return u==="#"||u==="/"&&this.peek(1)==="/"}isLineEnd(u){return u===`
`||u===""||this.isLineComment(u)}skipLine(){const u=this.text.indexOf(`
`,this.at);this.at=u<0?this.text.length:u}skipBlockComment(){const u=this.text.indexOf("*/",this.at+2);u<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=u<0?this.text.length:u+2}readName(){const{text:u,at:v}=this;return _(u,v,B)&&this.skipAll(F),this.peek()===U&&(this.at=v,this.at+=this.
match(N)?.[0].length??0),this.at>v?u.slice(v,this.at):void 0}readEscape(){const{text:u,at:v}=this,k=u.charAt(v+1),T=u.slice(v+2,v+(k==="U"?10:6)),w=k==="U"?/^[0-9a-f]{8}$/i.
test(T):/^[0-9a-f]{4}$/i.test(T),o=Number.parseInt(T,16);if((k==="u"||k==="U")&&w&&o<=1114111)return this.at+=T.length+2,String.fromCodePoint(o);const n=H.get(k);
if(this.at+=n===void 0?1:2,n!==void 0)return n;const c=JSON.stringify(u.slice(v,v+2));return this.report(`invalid escape sequence: ${c}`,v,v+2),""}}}),3276:((ie,Q,E)=>{
E.d(Q,{O:()=>U});var W=E(6784),A=E(3278),N=E(9941);const H=200;function U(J,L=new N.n_,x=!1){const D=new $(J,0,L);D.isHcl1=x;const y=D.readRoot();return D.structure(
{kind:"json",members:y===void 0?[]:(0,N.lS)(y)})}class $ extends W.zK{isHcl1=!1;readRoot(){const{text:L}=this;L.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const x=this.readValue();return this.isHcl1||x===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),x.kind!=="object"&&x.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",x.start)),x}skipSpaces(){const{text:L}=this;for(;;){const x=L.charCodeAt(this.at);if(x===32||x===
10||x===13||x===9)this.at++;else if(x===47)this.skipComment();else return L.charAt(this.at)}}skipComment(){const L=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const x=L?`
`:"*/",D=this.text.indexOf(x,this.at+1);this.at=D<0?this.text.length:D+x.length}readValue(){const{text:L,parts:x,at:D}=this;if(this.countPart(),x.isExceeded())return;
const y=L.charAt(D);if(y==='"'){const C=this.readString();return C===void 0?void 0:(0,A.BD)(C,{start:D,end:this.at},x)}if(y!=="{"&&y!=="[")return this.readPrimitive();
if(this.depth>=H)return this.stop(`values are nested deeper than ${H} levels`,D);this.depth++;const M=y==="{"?this.readItems("}",()=>this.readMember()):[],P=y===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const _={start:D,end:this.at};return y==="{"?{kind:"object",..._,items:M}:{kind:"tuple",..._,elements:P}}readPrimitive(){
const{at:L}=this,x=this.match(B)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",L):(this.at+=x.length,{kind:"primitive",start:L,end:this.at,value:JSON.parse(x)})}readItems(L,x){this.at++;const D=[];for(;this.skipSpaces()!==L;){
const y=x();if(y===void 0)break;D.push(y),this.endItem(L)}return this.isAtEnd()||this.at++,D}readMember(){const{text:L,at:x}=this;if(L.charAt(x)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',x);const D=this.readString();if(D===void 0)return;const y=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const M=this.readValue();return M&&
{name:D,start:x,end:y,value:M}}endItem(L){const x=this.skipSpaces(),D=this.at;if(x!==L){if(x===""&&this.stop(`unclosed value: no "${L}" before the end of the fi\
le`,D),x!==","){this.report(`missing separator: expected "," or "${L}"`,D);return}this.at++,this.skipSpaces()===L&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",D)}}readString(){const{text:L,at:x}=this;let D=x+1,y=!0;for(let M=L.charCodeAt(D);M!==34;M=L.charCodeAt(D)){if(!(M>=32))return this.stopInString(
x,D);M===92&&(y=!1),D+=M===92?2:1}return this.at=D+1,y?L.slice(x+1,D):this.unescape(L.slice(x+1,D),x+1)}stopInString(L,x){return x>=this.text.length||this.text.
charCodeAt(x)===10?this.stop("invalid JSON string: no closing quote in its line",L):this.stop("invalid JSON string: a control character must be escaped",x)}unescape(L,x){
return L.replace(F,(D,y,M)=>{const P=this.isHcl1&&V.test(D);if(y===void 0&&!P)return JSON.parse(`"${D}"`);const _=`invalid JSON string: ${JSON.stringify(D)} is \
not an escape sequence`,C=x+M;return this.report(this.isHcl1?"invalid escape sequence":_,C,C+2),D}).toWellFormed()}}const B=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
F=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,V=/\/|u[dD][89a-fA-F]/}),8201:((ie,Q,E)=>{E.d(Q,{Fq:()=>P,Kk:()=>U,_p:()=>B,ku:()=>$});var W=E(7811),A=E(6784);const N="\
<<",H=({close:t})=>t==='"'||t===N;function U(t,e){t.skipAll(A.Jw)===`
`&&e==="line"||F(t,[],e)}const $=(t,e,i)=>F(t,[{start:i,close:e}],void 0),B=(t,e,i)=>F(t,[{start:i,close:N,marker:e}],void 0);function F(t,e,i){for(;;){const r=e.
at(-1);if(r===void 0&&i===void 0)return!0;if(r!==void 0&&H(r)){if(!(r.close==='"'?x:_)(t,e,r))return!1;continue}const g=V(t,e,i);if(g!==void 0)return g}}function V(t,e,i){
for(;;){const r=e.length===0,g=t.skipAll(r?A.Jw:A.v$);if(g===`
`||g===","){if(r&&(g===","||i==="line"))return!0;t.at++}else if((0,A.wH)(g)){if(r)return!0;if(!L(t,e,g))return!1;const O=e.at(-1);if(O===void 0?i===void 0:H(O))
return}else if(g==='"'){const O=t.at++;if(t.skipAll(A.Tj)!=='"'){e.push({start:O,close:'"'});return}t.at++}else{const{at:O}=t,u=(0,A.r1)(g),v=g==="<"?P(t):void 0;
if(v!==void 0){e.push({start:O,close:N,marker:v});return}if(u!==void 0&&e.push({start:O,close:u}),u!==void 0||g==="<")t.at++;else{if(t.isAtEnd())return e[0]!==void 0&&
t.reportUnclosed(e[0].start),r;if(r&&i==="line"&&t.isLineComment(g))return!0;J(t,g)}}}}function J(t,e){t.isLineComment(e)?t.skipLine():e==="/"&&t.peek(1)==="*"?
t.skipBlockComment():e==="/"?t.at++:e==="\r"?t.skipSpaces():(e<"\x80"||t.readName()===void 0)&&(t.reportCharacter(),t.at++)}function L(t,e,i){const r=e.pop();if(r!==
void 0&&r.close!==i){t.reportUnclosed(r.start);let g=e.at(-1);for(;g!==void 0&&g.close!==i&&!H(g);)e.pop(),g=e.at(-1);if(g===void 0)return!1;H(g)?e.push({start:t.
at,close:"}"}):e.pop()}return t.at++,!0}function x(t,e,i){for(;;){const r=t.skipAll(A.Tj);if(r==='"')return e.pop(),t.at++,!0;if(r==="\\"){const g=t.at+(/[^\r\n]/.
test(t.peek(1))?2:1);t.readEscape(),t.at=g}else{if(r!=="$"&&r!=="%")return y(t,e,i);if(D(t,e))return!0}}}function D(t,e){const{at:i}=t,r=t.peek(1);if(r==="{")return e.
push({start:i,close:"}"}),t.at+=2,!0;const g=r===t.peek()&&t.peek(2)==="{";return t.at+=g?3:1,!1}function y(t,e,i){t.reportBrokenString(i.start);const r=M(t);do
e.pop();while((e.at(-1)?.start??-1)>=r);return e.length>0}function M({text:t,at:e}){let i=e;for(;i>0&&t[i-1]!==`
`&&t[i-1]!=="\r";)i--;return i}function P(t){const{text:e,at:i}=t;if(t.peek(1)!=="<")return;t.at+=t.peek(2)==="-"?3:2;const r=t.readName();if(r===void 0){t.at=i;
return}return t.skipSpaces()!==`
`&&t.at<e.length&&t.report("invalid expression: a heredoc marker must end its line",i,t.at),t.skipLine(),t.isAtEnd()||t.at++,r}function _(t,e,i){const r=i.marker??
"";for(;;){if(t.peek(-1)===`
`&&C(t,r))return e.pop(),!0;const g=t.skipAll(A.Md);if(t.isAtEnd()){const O=`unterminated template string: no line closes the heredoc "${r}"`;return t.report(O,
i.start),!1}if(g===`
`)t.at++;else if(D(t,e))return!0}}function C(t,e){const{text:i}=t;let{at:r}=t;for(;(0,A.xC)(i.charAt(r));)r++;const g=i.charAt(r);if(g>" "&&g<"\x80"&&!i.startsWith(
e,r))return!1;const O=i.indexOf(`
`,r),u=O<0?i.length:O;return(0,W.s8)((0,W.Dw)(i.slice(r,u)))!==e?!1:(t.at=i.charAt(u-1)==="\r"?u-1:u,!0)}}),3278:((ie,Q,E)=>{E.d(Q,{BD:()=>U,E3:()=>H,jw:()=>D});
var W=E(7811),A=E(6784),N=E(8201);function H(_){const{text:C,at:t}=_;if(_.at++,_.skipAll(A.Tj)!=='"')return B(_,t);const e=C.slice(t+1,_.at++);return{kind:"stri\
ng",start:t,end:_.at,value:e,verbatim:e}}function U(_,C,t){if(!_.includes("{"))return{kind:"string",...C,value:_,verbatim:_};const e=new A.bs(_,0,t),i={parts:[],
text:"",isTrimmed:!1};for(e.at=0;e.at<_.length;){const g=e.at;for(;e.at<_.length&&!$(e.peek());)e.at++;if(i.text+=_.slice(g,e.at),e.at<_.length&&!L(e,i)){J(i,C);
break}}const r=i.parts.map(g=>g.kind==="known"?g:{...g,code:_.slice(g.start,g.end),...C});return F({...i,parts:r},C,_)}const $=_=>_==="$"||_==="%";function B(_,C){
const{text:t}=_,e=t.slice(C+1,_.at),i={parts:[],text:e,isTrimmed:!1};for(;;){const r=_.at,g=_.skipAll(A.Tj);if(i.text+=t.slice(r,_.at),g==='"')return _.at++,F(i,
{start:C,end:_.at});if(g==="\\")i.text+=_.readEscape();else if($(g)){if(!L(_,i))return{kind:"other",start:C,end:_.at}}else return _.reportBrokenString(C),{kind:"\
other",start:C,end:_.at}}}function F(_,{start:C,end:t},e){const{parts:i,text:r}=_;return i.length===0?{kind:"string",start:C,end:t,value:r,verbatim:e??r}:(V(_),
{kind:"template",start:C,end:t,parts:i,verbatim:e})}function V(_){const C=_.isTrimmed?(0,W.Dw)(_.text):_.text;C!==""&&_.parts.push({kind:"known",value:C}),_.text=
""}function J(_,C){V(_),_.parts.push({kind:"unknown",start:C.start,end:C.end})}function L(_,C){const{text:t,at:e}=_,i=t.charAt(e);if(_.peek(1)!=="{"){const g=t.
startsWith(`${i}{`,e+1);return C.text+=g?`${i}{`:i,_.at+=g?3:1,!0}_.at+=2;const r=i==="$"?x(_):void 0;return r?.kind==="other"?!1:r?.kind==="string"&&_.skipBlank()===
"}"?(C.text+=r.value,_.at++,!0):(0,N.ku)(_,"}",e)?(t.charAt(e+2)==="~"&&(C.text=(0,W.s8)(C.text)),J(C,{start:e,end:_.at}),C.isTrimmed=t.charAt(_.at-2)==="~",_.countPart(),
!0):!1}function x(_){if(_.skipBlank()!=='"'||_.depth>=A.lr)return;_.depth++;const C=H(_);return _.depth--,C}function D(_){const{text:C,at:t}=_,e=_.peek(2)==="-",
i=(0,N.Fq)(_);if(i===void 0)return;const r=_.at;if(!(0,N._p)(_,i,t))return{kind:"other",start:t,end:_.at};const g={start:t,end:_.at},O=C.slice(r,C.lastIndexOf(`\

`,_.at-1)+1);if(y.test(O)){const k=[{kind:"unknown",...g}];return{kind:"template",...g,parts:k,verbatim:void 0}}const u=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),v=e?M(u):u;return{kind:"string",...g,value:v,verbatim:v}}const y=/(?<!\$)\$\{|(?<!%)%\{/;function M(_){let C=_.length;for(const[t]of _.matchAll(P))C=Math.
min(C,t.length);return _.replace(P,t=>t.slice(C))}const P=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ie,Q,E)=>{E.d(Q,{B$:()=>i,Tu:()=>J,
_3:()=>U,cd:()=>_,lR:()=>$,p_:()=>B});var W=E(3298),A=E(6784),N=E(891),H=E(9780);const U=({expression:n,text:c},b)=>b.effort.spend(()=>F(n,c,b)),$=1024;function B(n,c){
if(n.length>$)return;const b=new A.bs(n),S=g(b);return b.skipBlank()===""&&b.mistake===void 0?S?.(c):void 0}function F(n,c,b){switch(n.kind){case"string":return b.
isLiteral?n.verbatim:n.value;case"primitive":{const{value:S,start:K,end:X}=n;return typeof S=="number"?V(c.slice(K,X)):S}case"object":return(0,W.O)(S=>{const K=J(
n,S,c);return K===n?void 0:K&&U({expression:K,text:c},b)});case"tuple":return(0,W.O)(S=>{if(S===H.pi)return n.elements.length;const K=n.elements[Number(S)];return K&&
U({expression:K,text:c},b)});case"template":return b.isLiteral&&n.verbatim!==void 0?n.verbatim:M(i(n.parts,c,b),c,b);case"other":return B(c.slice(n.start,n.end),
b)}}function V(n){const c=n.replace(/[()\s]/g,"");return String(Number(c))===c?Number(c):void 0}function J(n,c,b,S=!1){if(n?.kind!=="object")return;const K=D(n.
items,b),X=K.get(void 0),Y=S&&X!==void 0&&(X.name!==void 0||L.test(b.slice(X.start,X.end)));return X===void 0||Y?K.get(c)?.value:n}const L=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
x=new WeakMap;function D(n,c){const b=x.get(n)??new Map(n.map(S=>[y(S,c),S]));return x.set(n,b),b}function y({name:n,start:c,end:b},S){return n===void 0?(0,H.Uk)(
B(S.slice(c,b),(0,H.os)())):n.includes("{")?void 0:n.normalize("NFC")}function M(n,c,b){let S="";for(const K of n){const X=K.kind==="known"?void 0:_(K,c),Y=K.kind===
"known"?K.value:X&&B(X,b),q=(0,H.Uk)(Y);if(q===void 0)return(0,H.VI)(S,Y);if(S.length+q.length>H.lG)return;S+=q}return S}const P=(n,c)=>n.code??c.slice(n.start,
n.end);function _(n,c){const b=P(n,c);return b.startsWith("${")?b.slice(2,-1).replace(/^~|~$/g,""):void 0}const C=/^%\{~?\s*if\s([\s\S]*)\}$/,t=/^%\{~?\s*else\s*~?\}$/,
e=/^%\{~?\s*endif\s*~?\}$/;function i(n,c,b){const S=n.map(le=>le.kind==="unknown"?P(le,c):""),[K,...X]=S.keys().filter(le=>C.test(S[le]??"")),Y=S.findIndex(le=>e.
test(le));if(K===void 0||X.length>0||Y<K)return n;const q=C.exec(S[K]??"")?.[1]??"",oe=B(q.replace(/~$/,""),b);if(typeof oe!="boolean")return n;const he=S.findIndex(
le=>t.test(le)),ae=he<0?Y:he,ue=oe?n.slice(K+1,ae):n.slice(ae+1,Y);return[...n.slice(0,K),...ue,...n.slice(Y+1)]}const r=n=>c=>c.effort.spend(()=>n(c));function g(n){
if(n.depth>=A.lr)return;n.depth++;const c=O(n);let b=c;if(c!==void 0&&w(n,"?")){const S=g(n),K=w(n,":")?g(n):void 0;b=S&&K&&r(Y=>{const q=c(Y);if(typeof q!="boo\
lean")return(0,H.J6)([q]);const[oe,he]=q?[S,K]:[K,S],ae=oe?.(Y);return/number|boolean/.test(typeof ae)&&typeof he?.(Y)!=typeof ae?void 0:ae})}return n.depth--,b}
function O(n){const c=u(n),b=w(n,"==");if(c===void 0||!b&&!w(n,"!="))return c;const S=u(n);return S&&r(X=>{const Y=[c(X),S?.(X)];return Y.every(oe=>oe===null||(0,H.
Uk)(oe)!==void 0)&&(Y.includes(null)||typeof Y[0]==typeof Y[1])?Y[0]===Y[1]===b:(0,H.J6)(Y)})}function u(n){let c=k(n);for(;c!==void 0;){let b;if(w(n,".")){const S=n.
readName()??o(n,/\d+/y);b=S===void 0?void 0:r(()=>S)}else if(w(n,"[")){if(b=g(n),!w(n,"]"))return}else return c;c=b&&v(c,b)}}const v=(n,c)=>r(b=>{const S=n(b),K=c(
b),X=(0,H.Uk)(K);return typeof S!="function"||X===void 0?(0,H.J6)([S,K]):S(X)});function k(n){if(w(n,"(")){const X=g(n);return w(n,")")?X:void 0}const c=n.skipBlank(),
b=n.readName();if(b!==void 0)return T(n,b);const S=o(n,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(S!==void 0)return r(()=>V(S));const K=/["{[]/.test(c)?(0,N.U)(n,c):
void 0;return K&&r(X=>F(K,n.text,X))}function T(n,c){const b={true:!0,false:!1,null:null}[c];if(b!==void 0)return r(()=>b);if(!w(n,"("))return r(K=>K.name(c));const S=[];
for(;!w(n,")");){const K=g(n);if(K===void 0||!w(n,",")&&n.skipBlank()!==")")return;S.push(K)}return r(K=>{const X=S.map(Y=>Y(K));return(0,H.J6)(X)??K.call(c,X)})}
function w(n,c){return n.skipBlank(),n.text.startsWith(c,n.at)?(n.at+=c.length,!0):!1}function o(n,c){const b=n.match(c)?.[0];return n.at+=b?.length??0,b}}),891:((ie,Q,E)=>{
E.d(Q,{J:()=>H,U:()=>$});var W=E(6784),A=E(8201),N=E(3278);function H(e,i){e.countPart();const r=i==="element"?e.skipBlank():e.skipSpaces(),g=e.at,O=$(e,r);if(O!==
void 0&&U(e,i))return O;(0,A.Kk)(e,i);let u=e.at;for(;u>g&&(0,W.xC)(e.text.charAt(u-1));)u--;return u===g&&e.report("invalid expression: expected the start of a\
n expression",g),O===void 0?J(e,g,u):{kind:"other",start:g,end:u}}function U(e,i){const r=i==="element"?e.skipBlank():e.skipSpaces();return(0,W.wH)(r)||r===","||
e.isLineEnd(r)}function $(e,i){if(i==='"')return(0,N.E3)(e);if(i==="<")return(0,N.jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const r=e.at++;e.depth++;let g;return e.
depth>W.lr?g=B(e,i,r):i==="{"?g=D(e,r):i==="["?g=x(e,r):g=L(e,r),e.depth--,g}function B(e,i,r){return(0,A.ku)(e,(0,W.r1)(i)??i,r),{kind:"other",start:r,end:e.at}}
const F=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,V=32;function J(e,i,r){if(F.lastIndex=i,!(F.test(e.text)&&F.lastIndex===r)||r-i>V)return{kind:"other",
start:i,end:r};const O=e.text.slice(i,r),u={true:!0,false:!1,null:null}[O];return{kind:"primitive",start:i,end:r,value:u===void 0?Number(O):u}}function L(e,i){const r=H(
e,"element");return e.skipBlank()!==")"?B(e,"(",i):(e.at++,{...r,start:i,end:e.at})}function x(e,i){if(t(e))return B(e,"[",i);const r=[];let g=y(e,"]",i);for(;g;g=
y(e,"]",i)){const u=e.at;r.push(H(e,"element")),e.at===u&&e.peek()!==","&&e.at++,e.skipBlank()===","&&e.at++}const O={start:i,end:e.at};return g===void 0?{kind:"\
other",...O}:{kind:"tuple",...O,elements:r}}function D(e,i){if(t(e))return B(e,"{",i);const r=[];for(;y(e,"}",i);)r.push(M(e,e.peek())),e.skipSpaces()===","&&e.
at++;return{kind:"object",start:i,end:e.at,items:r}}function y(e,i,r){const g=e.skipBlank();return g!==i&&!e.isAtEnd()&&!(0,W.wH)(g)?!0:g!==i?e.reportUnclosed(r):
(e.at++,!1)}function M(e,i){const r=e.at,g=P(e,i);let O=e.at;for(;O>r&&(0,W.xC)(e.text.charAt(O-1));)O--;const u=e.skipSpaces();if(u!=="="&&u!==":")return e.report(
'missing attribute value: expected "=" or ":" after the key',e.at),(0,A.Kk)(e,"line"),e.at===r&&e.at++,{name:void 0,start:r,end:O,value:{kind:"other",start:O,end:e.
at}};e.at++;const v=H(e,"line");return{name:g,start:r,end:O,value:v}}function P(e,i){const r=e.at;let g;if(i==='"'||i==="("){const v=$(e,i);v?.kind==="string"&&
(g=v.value)}else g=e.readName();const O=e.skipSpaces();if(O==="="||O===":")return g;C(e);const u=e.text.slice(r,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(
u)?u:void 0}const _=/[=!<>]=|[-+*/%<>!&|?.]/y;function C(e){for(;;){const i=e.skipSpaces(),r=e.at;if(e.isLineComment(i))return;if((0,W.L8)(i))e.at++;else if(i===
"["||i==="(")e.at++,B(e,i,r);else if(i==='"')(0,N.E3)(e);else if(e.match(_)!==null)e.at=_.lastIndex;else if(e.readName()===void 0)return}}function t(e){return e.
skipBlank(),e.text.startsWith("for",e.at)&&!(0,W.L8)(e.peek(3))}}),6353:((ie,Q,E)=>{E.d(Q,{K:()=>B});var W=E(9432),A=E(6784),N=E(891),H=E(8201),U=E(3278),$=E(9941);
function B(t,e=new $.n_){const i=new A.bs(t,t.startsWith("\uFEFF")?1:0,e);return i.structure(F(i,void 0))}function F(t,e){const i={kind:"native",attributes:[],blocks:[]};
let r=e!==void 0&&!t.isLineEnd(t.skipSpaces());for(;;){const g=t.skipBlank();if(t.at>=t.text.length){e!==void 0&&t.report(V,e);break}if(g==="}"&&e!==void 0){t.at++;
break}J(t,g,i),_(t,r,i),r=!1}return i}const V="unclosed configuration block: there is no closing brace before the end of the file";function J(t,e,i){const r=t.at;
t.countPart();const g=e==='"'?M(t):t.readName();if(g===void 0){e<"\x80"?t.report("argument or block definition required",r):t.reportCharacter(),C(t,r);return}const O=t.
at;if(t.skipSpaces()==="="&&t.peek(1)!=="="){t.at++,i.attributes.push({name:g,start:r,end:O,value:(0,N.J)(t,"line")});return}const v=[];for(let n=P(t);n!==void 0;n=
P(t))v.push(n);const k=t.at;if(t.peek()!=="{"){const n=v.length===0?`argument or block definition required: "${(0,W.dh)(g)}" has neither "=" nor "{" after it`:`\
invalid block definition: the header of "${(0,W.dh)(g)}" has no "{" at its end`;t.report(n,r,O),C(t,r);return}t.at++;const o=L.has(g)&&v[0]?.value!=="terraform_\
remote_state"&&t.depth===0&&t.mistake===void 0?x(t,k):y(t,k);i.blocks.push({type:g,labels:v,start:r,end:k,body:o})}const L=new Set(["resource","data","ephemeral",
"output","variable"]);function x(t,e){const{at:i}=t;if((0,H.ku)(t,"}",e)&&t.mistake===void 0){const g=new A.bs(t.text.slice(0,t.at),i,t.parts);return g.depth=1,
new D(g)}return t.at=i,t.mistake=void 0,y(t,e)}class D{kind="native";cursor;body;constructor(e){this.cursor=e}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(e){return this.body!==void 0||this.cursor.text.includes(e,this.cursor.at)}read(){return this.body??=F(this.cursor,this.cursor.
at-1),this.body}}function y(t,e){if(t.depth>=A.lr)return t.report(`blocks are nested deeper than ${A.lr} levels`,e),(0,H.ku)(t,"}",e),{kind:"native",attributes:[],
blocks:[]};t.depth++;const i=F(t,e);return t.depth--,i}function M(t){const e=t.at,i=(0,U.E3)(t);return t.report("invalid argument name: argument names must not \
be quoted",e,t.at),i.kind==="string"?i.value:void 0}function P(t){const e=t.skipSpaces(),i=t.at;let r;if(e==='"'){const O=(0,U.E3)(t);O.kind==="string"?r=O.value:
(r=t.text.slice(i+1,Math.max(i+1,t.at-1)),t.report("invalid block label: it has to be plain text",i,t.at))}else r=t.readName();if(r===void 0)return;const{at:g}=t;
return t.countPart(),{value:r,start:i,end:g}}function _(t,e,{blocks:i}){const r=t.skipSpaces();e&&(r!=="}"||i.length>0)?t.report("invalid single-argument block \
definition: a block in one line has one argument at most",t.at):!e&&!t.isLineEnd(r)&&t.report("missing newline after argument or block definition",t.at)}function C(t,e){
(0,H.Kk)(t,"line"),(t.at===e||(0,A.wH)(t.peek())&&t.peek()!=="}")&&t.at++}}),9780:((ie,Q,E)=>{E.d(Q,{A9:()=>B,J6:()=>x,Pg:()=>F,Uk:()=>L,VI:()=>D,ae:()=>W,lG:()=>N,
os:()=>V,pi:()=>A,sT:()=>J});class W{text;withheld;constructor(M,P=null){this.text=M,this.withheld=P}}const A="#",N=4096,H=200,U=2e4,$=5e6,B=y=>/[^\0-\x7f]/.test(
y)?y.normalize("NFC"):y;class F{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>$}spend(M){
if(this.steps+=1,this.count(),this.depth>=H||this.steps>U||this.isSpent)return;this.depth+=1;const P=M();return this.depth-=1,typeof P!="string"?P:P.length>N?void 0:
B(P)}}const V=()=>({name:()=>{},call:()=>{},effort:new F}),J=()=>({...V(),isLiteral:!0}),L=y=>typeof y=="string"||typeof y=="number"||typeof y=="boolean"?String(
y):void 0,x=y=>y.find(M=>M instanceof W&&M.withheld!==null);function D(y,M){return M instanceof W?new W((y+M.text).slice(0,N),M.withheld):new W(y)}}),2756:((ie,Q,E)=>{
E.d(Q,{Bs:()=>B,C5:()=>x,Yo:()=>$,bK:()=>D,g$:()=>y,rI:()=>U,wK:()=>J,yR:()=>L});var W=E(9432),A=E(9985),N=E(9780),H=E(9941);function U({text:M},P,_){const C=(0,H.
yN)(M);return{text:M,place:t=>({file:P,...C(t),target:_})}}const $=M=>{const P=M.length>N.lG?(0,W.dh)(M,N.lG):M;return P.length<13?P:[P.slice(0,1),P.slice(1)].join(
"")};function B(M){const P=M.join(".");return P.length>N.lG?$(P):P}const F=M=>M.length>N.lG?{kind:"pieces",pieces:[null],text:$(M)}:{kind:"known",text:$((0,N.A9)(
M))},V=M=>M===void 0||M.length>A.lR?null:{code:$(M)};function J(M,P,_=!1){const C=()=>M.text.slice(P.start,P.end),t=e=>({kind:"pieces",pieces:e,text:$(C())});switch(P.
kind){case"string":{const{value:e,verbatim:i}=P;if(_||e===i)return F(i);const r=$((0,N.A9)(e));return{kind:"pieces",pieces:[r],text:r,isJson:!0}}case"template":{
if(_&&P.verbatim!==void 0)return F(P.verbatim);const e=P.verbatim!==void 0,i=e?null:(0,A._3)({expression:P,text:M.text},(0,N.os)());if(typeof i=="string")return F(
i);const r=(0,A.B$)(P.parts,M.text,(0,N.os)()).map(O=>O.kind==="known"?$(O.value):V((0,A.cd)(O,M.text))),g=r.includes(null)?[V(C())]:r;return{...t(g),...e&&{isJson:e}}}case"\
other":{const e=C(),i=(0,A.p_)(e,(0,N.os)());return typeof i=="string"?F(i):t([V(e)])}case"primitive":case"object":case"tuple":return t([null])}}function L(M,P){
return P.kind!=="primitive"?J(M,P):P.value===null?null:F(String(P.value))}function x(M,P){const[_]=M.kind==="pieces"?M.pieces:[];return M.kind==="known"||typeof _!=
"object"||_===null?M:{...M,pieces:[{code:`(${_.code}).${P}`}]}}function D(M){return M?.kind!=="string"?null:$((0,N.A9)(M.value))}function y({pieces:M},P){let _="";
for(const C of M){const t=typeof C=="object"?C&&(0,A.p_)(C.code,P):C;if(t===null&&C!==null&&M.length===1)return{isWhole:!0,text:null,withheld:null};const e=(0,N.
Uk)(t);if(e===void 0)return{isWhole:!1,...(0,N.VI)(_,t)};if(_.length+e.length>N.lG)return{isWhole:!1,text:_,withheld:null};_+=e}return{isWhole:!0,text:$((0,N.A9)(
_)),withheld:null}}}),3140:((ie,Q,E)=>{E.d(Q,{AJ:()=>i,kM:()=>M,ls:()=>r});var W=E(7706),A=E(8516),N=E(2170),H=E(9119),U=E(2485),$=E(8032),B=E(3846),F=E(9985),V=E(
9941),J=E(2756);function L(O,{type:u,labels:v,start:k,end:T}){const w=[u];for(const{value:o}of v)w.push(o);return{what:(0,J.Bs)(w),place:O.place({start:k,end:T})}}
const x=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),D=/^(?:credentials(?:_helper)?|host|provider_installation)$/,y=[["backend",
1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function M(O,u){const k=(u.kind==="nativ\
e"?u.blocks:[...x].flatMap(([w,o])=>(0,V.SH)(u,w,o))).flatMap(w=>{const{type:o,labels:n}=w;return x.get(o)===n.length?L(O,w):D.test(o)?{...L(O,w),problem:(0,W.ho)(
{kind:"of-cli",type:o})}:[]}),T=(0,V.SH)(u,"terraform",0);return[...k,...T.flatMap(w=>[...P(O,w.body)])]}function*P(O,u){for(const[v,k,T]of y)for(const w of(0,V.
SH)(u,v,k))if(yield{what:T,place:O.place(w),isSingle:!0},v==="required_providers")for(const o of(0,V.Td)(w.body))yield*C(O,o);yield*e(O,(0,V.w4)(u,"required_ver\
sion"))}const _=["source","version","configuration_aliases"];function C(O,u){const{value:v}=u,k=(0,J.Yo)(u.name),T=(0,J.Bs)(["required_providers",k]),w=v.kind===
"object"?v.items:null,o=(0,B.sL)(k);if(!o.ok||w!==null&&o.value!==k){const b=o.ok?o.value:null,S=(0,W.ho)({kind:"local-name",name:k,normal:b});return[{what:T,place:O.
place(u),problem:S}]}const n=w?.find(b=>b.name!==void 0&&!_.includes(b.name));if(n?.name===void 0)return[];const c=(0,W.ho)({kind:"argument",what:T,argument:(0,J.
Yo)(n.name)});return[{what:T,place:O.place(n),problem:c}]}const t=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(O,u){if(u===void 0)return[];const{value:v}=u,
{text:k}=O;if(!(v.kind==="template"?v.parts.map(c=>c.kind==="unknown"?(0,F.cd)(c,k):""):[v.kind==="other"?k.slice(v.start,v.end):""]).some(c=>t.test(c??"")))return[];
const w=O.place(v),o=(0,A.jF)({kind:"not-constant"}),n=/\.tofu(\.json)?$/.test(w.file)?"opentofu":"terraform";return[{what:"required_version",place:w,problem:o,
clients:[n]}]}function*i(O){const u=O.every(({kind:v})=>v.clients.length===$.Du.length);for(const v of u?[$.Du]:$.Du.map(k=>[k])){const k=O.filter(({kind:T})=>v.
every(w=>T.clients.includes(w)));yield{readers:v,read:k}}}function r(O){const u=[...i(O)].flatMap(({readers:v,read:k})=>[...g(k)].map(({what:T,place:w,problem:o,
clients:n=$.Du})=>{const c=v.filter(S=>n.includes(S)),b=(0,U.Kc)(T);return(0,N.kH)(o,{places:[w],clients:c,isPlaceholder:b})}));return(0,N.Qp)(u,({places:v,problem:k})=>[
v[0],k.message])}function*g(O){const u=new Map;for(const{definitions:v,kind:k,isContext:T}of O)for(const{what:w,place:o,problem:n,clients:c}of v){const b=u.get(
w);if(n!==void 0)T||(yield{what:w,place:o,problem:n,clients:c});else{if(k.isOverride)continue;if(b===void 0)u.set(w,o);else if(!T){const S=(0,H.eo)(b);yield{what:w,
place:o,problem:(0,W.ho)({kind:"twice",what:w,first:S})}}}}if(!O.some(({notes:v,kind:k})=>v.length>0||k.class==="terragrunt")){for(const{definitions:v,kind:k,isContext:T}of O)
if(!(!k.isOverride||T))for(const{what:w,place:o,problem:n,isSingle:c}of v)n!==void 0||c||u.has(w)||(yield{what:w,place:o,problem:(0,W.ho)({kind:"no-base",what:w})})}}}),
1191:((ie,Q,E)=>{E.d(Q,{FK:()=>V,FZ:()=>r,Od:()=>L,R:()=>_,gq:()=>D,hN:()=>M,xr:()=>g});var W=E(8032),A=E(5243),N=E(3846),H=E(5106),U=E(9941),$=E(2756),B=E(3140),
F=E(1011);const V={providerUses:new Map,hasBackend:!1,declared:[]},J=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",
2],["data",2],["ephemeral",2],["list",2],["action",2]]);function L(v,k){const T=new y(v),w=k.kind==="native"?k.blocks.filter(({type:b,labels:S})=>J.get(b)===S.length):
[...J].flatMap(([b,S])=>(0,U.SH)(k,b,S));for(const b of w)T.read(b);const{providerUses:o,hasBackend:n,declared:c}=T;return{providerUses:o,hasBackend:n,declared:c}}
const x=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function D(v,k){const T=new y(v),w=(0,U.w4)(k,"terraform_binary")?.value,[,o]=x.exec((0,$.bK)(w)??"")??[];return w!==
void 0&&o!==void 0&&T.declare("binary",w,o),T.declareVersion("version",(0,U.w4)(k,"terraform_version_constraint")),{...V,declared:T.declared}}class y{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(k){
this.source=k}read(k){const{type:T,labels:w,body:o}=k;switch(T){case"language":this.declare("language",k);for(const n of(0,U.SH)(o,"compatible_with",0))this.declareVersion(
"compatible",(0,U.w4)(n.body,"opentofu"));return;case"terraform":this.hasBackend||=M(o);for(const n of(0,U.SH)(o,"encryption",0))this.declare("encryption",n);this.
declareVersion("version",(0,U.w4)(o,"required_version"));return;case"provider":for(const n of w)this.use(n.value,n.value,n,[k]),this.declareVersion("provider-ve\
rsion",(0,U.w4)(o,"version"),(0,$.Yo)(n.value));(0,U.w4)(o,"for_each")!==void 0&&this.declare("provider-for-each",k);return;case"check":for(const n of(0,U.SH)(o,
"data",2))this.readTyped(n,[k,n]);return;case"import":this.readNamed(k,[k])||this.readImported(k);return;default:T==="action"&&this.declare("action",k),this.readTyped(
k,[k])}}declare(k,T,w="",o=null){this.declared.push({kind:k,text:w,localName:o,place:this.source.place(T)})}declareVersion(k,T,w){const o=(0,$.bK)(T?.value);T!==
void 0&&o!==null&&this.declare(k,T.value,o,w)}readTyped(k,T){const[w]=k.labels;if(w===void 0||this.readNamed(k,T))return;const[o=""]=w.value.split("_",1);this.use(
o,w.value,w,T)}readImported(k){const T=(0,U.w4)(k.body,"to")?.value,[,w]=e.exec(this.textOf(T))??[];if(T===void 0||w===void 0)return;const[o=""]=w.split("_",1);
this.use(o,w,T,[k])}textOf(k){if(k===void 0)return"";const{start:T,end:w}=k;return(k.kind==="string"?k.value:this.source.text.slice(T,w)).slice(0,i).trim()}readNamed(k,T){
const w=(0,U.w4)(k.body,"provider")?.value;if(w===void 0)return!1;const[,o]=t.exec(this.textOf(w))??[];return o===void 0?!1:(this.use(o,o,w,T),!0)}use(k,T,w,o){
if(this.providerUses.has(k))return;const n={text:(0,$.Yo)(T),address:C(o),place:this.source.place(w)};this.providerUses.set((0,$.Yo)(k),n)}}const M=v=>(0,U.SH)(
v,"backend",1).length>0||(0,U.SH)(v,"cloud",0).length>0,P=["name","prefix","tags"];function _(v){const[k]=(0,U.SH)(v,"workspaces",0),T=o=>o==="workspaces"&&k!==
void 0?P.some(n=>(0,U.w4)(k.body,n)!==void 0):(0,U.w4)(v,o)!==void 0,w=F.Rt.filter(o=>!T(o));return{organization:(0,$.bK)((0,U.w4)(v,"organization")?.value),name:k?
(0,$.bK)((0,U.w4)(k.body,"name")?.value):null,...w.length>0&&{lacks:w}}}const C=v=>(0,$.Bs)(v.flatMap(({type:k,labels:T})=>[k,...T.map(({value:w})=>w)])),t=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
e=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,i=256;function r(v){const k=new Map;for(const{readers:T,read:w}of(0,B.AJ)(v))for(const[o,n]of u(w)){
const c=k.get(o),b=c===void 0?T:[...c.clients,...T];k.set(o,{...c??n,clients:b})}return Array.from(k.values(),T=>{const{host:w,isHostImplied:o,needs:n}=g(T.clients);
return{kind:"implied_provider",host:w,isHostImplied:o,...T,isOverridden:!1,needs:n}})}function g(v){const k=v.length===W.Du.length,T=o=>o.clients.some(n=>v.includes(
n)),w=k?O:O.filter(T);return{host:w[0]?.host??null,isHostImplied:!0,needs:w}}const O=W.Du.map(v=>({host:(0,A.Vm)(v),service:H.xq,clients:[v]}));function u(v){const k=new Set(
["terraform"]);for(const{references:w}of v)for(const{localName:o}of w)k.add(o);const T=new Map;for(const{scope:w,isContext:o}of v)if(!o)for(const[n,c]of w.providerUses)
k.has(n)||(k.add(n),(0,N.sL)(n).ok&&T.set(n,c));return T}}),7706:((ie,Q,E)=>{E.d(Q,{ME:()=>N,ho:()=>$,jP:()=>H});var W=E(8032),A=E(9615);const N=()=>(0,A.CC)("b\
lock-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it int\
o a terraform block"});function H({kind:B}){const{client:F,what:V}=W.$I[B];return(0,A.CC)("block-unsupported",{message:`${V} is supported by ${W.bB[F]} only`,help:F===
"opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const U={twice:({what:B,first:F})=>({message:`${B}\
 is defined a second time; the first time is in ${F}`,help:B.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:B})=>({message:`\
this override file changes ${B}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:B})=>({message:`${B} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),argument:({what:B,argument:F})=>({message:`${B} cannot have the argument ${F}`,help:"write `\
source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:B,normal:F})=>({message:`"${B}" cannot be\
 the local name of a provider`,help:F===null?"use letters, digits and dashes only, with no dash at either end":`write ${F}`})},$=B=>(0,A.CC)("block-invalid",(0,A.
Z9)(U,B))}),8516:((ie,Q,E)=>{E.d(Q,{FA:()=>C,N0:()=>y,Ov:()=>t,Sm:()=>M,id:()=>L,jF:()=>J});var W=E(8032),A=E(9432),N=E(9615);const H=6,U=e=>`"${(0,A.dh)(e)}"`,
$="change one of these constraints so that a version can match all of them",B=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function F(e){
const i=e.replace(B,"");return i===""?"":`: ${i}`}const V={syntax:({text:e,why:i})=>({message:`${U(e)} is not a version constraint${F(i)}`,help:"write versions \
such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:e,clients:i})=>({message:`version of ${e} \
is an expression, which ${i.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:i.includes("terraform")?"write the version as a li\
teral; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and varia\
bles",affects:i}),"not-a-string":({address:e})=>({message:`version of ${e} is not a string`,help:"put the version in quotes"}),"pre-release":({text:e})=>({message:`${U(
e)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),
"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:e})=>({
message:`${e} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:e})=>({message:`provider ${e} is required in ve\
rsion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},
J=e=>(0,N.CC)("constraint-invalid",(0,N.Z9)(V,e));function L({of:e,terms:i,preRelease:r}){const g=i.length===1?"correct the constraint":$,u=i.some(({at:v})=>v!==
void 0)?`${g}; for one in a module, call another version of it`:g;return(0,N.CC)("constraint-unmeetable",{message:`no version of ${e} can match ${(0,A.K4)(i,H,x)}`,
help:r===void 0?u:`write ${U(r)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`})}const x=({text:e,at:i})=>i===
void 0?(0,A.dh)(U(e)):`${(0,A.dh)(U(e))} (${(0,A.dh)(i)})`,D={terraform:"terraform",opentofu:"tofu"};function y({provider:e,version:i,constraints:r,clients:g,isUnit:O}){
const[u,...v]=g,k=u===void 0||v.length>0?"":`${D[u]} `,T=O?"terragrunt ":k;return(0,N.CC)("lock-outside",{message:`locked provider ${e} ${i} does not match conf\
igured version constraint ${(0,A.K4)(r,H,A.dh)}`,help:`run \`${T}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const M=({
provider:e})=>(0,N.CC)("lock-readonly",{message:`the lock file has no entry for provider ${e}, and \`-lockfile=readonly\` does not let init add one`,help:"run `\
init` in this directory without `-lockfile=readonly`, and commit the lock file"}),P=(e,i)=>r=>({message:`the ${e} of provider ${r.provider} ${i}`}),_={syntax:({
error:e})=>({message:e}),twice:({provider:e})=>({message:`it has two blocks for provider ${e}`,help:"remove one of the blocks; a merge may have duplicated it"}),
"no-version":P("version","is missing"),"not-a-version":P("version","is not a version number"),"not-constraints":P("constraints","are invalid"),"not-normal":e=>({
message:`the ${e.of} of provider ${e.provider} must be written in normalized form: ${U(e.normal)}`})};function C(e){const{message:i,help:r}={help:"restore the f\
ile, or remove the block and run `init` again",...(0,N.Z9)(_,e)};return(0,N.CC)("lock-invalid",{message:`failed to read dependency lock file: ${i}`,help:r})}const t=({
client:e,version:i,constraint:r})=>(0,N.CC)("client-version",{message:`the version constraint ${U(r)} excludes ${W.bB[e]} ${i}`,help:`use another version of ${W.
bB[e]}, or change the constraint`})}),2797:((ie,Q,E)=>{E.r(Q),E.d(Q,{asWritten:()=>Ge,declaredIn:()=>bt,dependsOnOthers:()=>Qe,detach:()=>A.Yo,dotted:()=>A.Bs,firstWithHost:()=>Se,
isForeign:()=>Le,meaningOfAbsent:()=>De,neededByImplied:()=>fe.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>W.K,readModule:()=>gt,readTools:()=>T,resolveValue:()=>A.
g$,usagesOf:()=>ot});var W=E(6353),A=E(2756),N=E(9432),H=E(3298),U=E(3114),$=E(9059);const B=new Map([["terraform","terraform"],["hashicorp/terraform","terrafor\
m"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),F=l=>B.get(l.toLowerCase())??"terraform",V="init|plan|apply|destroy|validate|\
(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",J=(l,s)=>new RegExp(`(?:^|[\\s"'\`;&\
|(=@/\\\\[])(${l})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${s})(?![\\w-])`),L=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,x=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],D=`(?=["'\\s,\\]})@]|$)`,y="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",M=`(?=["']?\\s*[,\\]])`,P=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${D}|\
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
text:"sets $1_VERSION"}],_=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,C=/\b(?:echo|printf)\b[^;&|]*/g;function t(l){if(!/terraform|tofu|tfenv/i.
test(l))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(l);if(_.test(l)&&!s)return[];const d=l.replace(C,h=>" ".repeat(h.length)),a=L.exec(d);return a===
null?P.flatMap(h=>e(h,d)):r(a)}function e({form:l,text:s,version:d=null,...a},h){const f=l.exec(h);if(f===null)return[];const[,p="",m=d]=f,I=s.replace("$1",()=>p);
return[{client:F(p),text:I,version:m,...i(f),...a}]}const i=({index:l,0:{length:s}})=>({start:l,end:l+s});function r(l){const[,s=""]=l;return x.flatMap(({form:d,
otherwise:a})=>{const h=d.exec(s);return h===null?[]:[{client:F(h[1]??h[2]??""),text:`uses ${s}`,version:null,...i(l),step:{otherwise:a}}]})}const g=50,O=/^digger\.ya?ml$/,
u=100,v=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,k=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function T(l,s){const d=[],a=new Set;
let h=!1,f=!1,p=!1;for(const m of(0,$._X)(l,s)){for(const z of(0,$.AN)(m))a.add(z);if(f||=(0,U.Z)(m.file)||k.test(m.text),(0,$.$)(m.file)||(0,U.Z)(m.file))continue;
const I=m.file.slice(m.file.lastIndexOf("/")+1),R=(0,U.TD)(I)||m.file.endsWith("mise/config.toml"),j=R?le(m):w(m);p||=O.test(m.file)&&j.some(({client:z})=>z==="\
opentofu");const G=p&&m.text.includes("diggerhq/digger@");d.push(...j.filter(({text:z})=>!G||z!==b)),h||=!R&&v.test(m.text)}return{signs:d,setsCloudHostname:h,givesState:f,
others:a}}function w({file:l,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const d=(0,$.Dx)(l,s),a=new Map,h=(0,H.O)(m=>he(m,d)),f=d.map(t),p=S(l,d,f);for(const[
m,I]of d.entries()){if(a.size>=g)break;for(const R of f[m]??[]){if(p(R,m))continue;const{client:j,level:G="tool"}=R;for(const z of X(R,d,m,h)){const Z=`${j} ${G}\
 ${z}`;if(a.has(Z))continue;const ee=(0,$.$t)(l,m,I,R);a.set(Z,{client:j,level:G,place:ee,text:(0,N.dh)(R.text,u),version:z})}}}return n(l,[...a.values()])}const o=/atlantis\.ya?ml$/;
function n(l,s){return!s.some(({client:a})=>a==="opentofu")||!o.test(l)?s:s.filter(({client:a,version:h})=>a==="opentofu"||h!==null).map(a=>({...a,client:"opent\
ofu"}))}const c=/(^|\/)\.spacelift\/[^/]+$/,b="sets terraform_version";function S(l,s,d){const a=p=>{const I=d.slice(...p).flat().filter(({text:R,level:j})=>j!==
"hook"&&!/_version$/.test(R));return I.length===0?null:I.every(({client:R})=>R==="opentofu")},h=c.test(l)?s.indexOf("stack_defaults:"):-1,f=h<0?null:q(s,h+1);return({
text:p},m)=>{if(p!==b||o.test(l))return!1;const I=a(q(s,m));if(I!==null||f===null)return I===!0;const R=m>=f[0]&&m<f[1];return a(R?[0,s.length]:f)===!0}}const K=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function X({version:l,step:s},d,a,h){if(s===void 0)return l===null?[null]:h(l);const f=d.slice(...q(d,a)).map(p=>K.exec(p)?.[1]?.replace(/^["']|["']$/g,"")).find(
p=>p!==void 0);return f===void 0?[s.otherwise]:h(f)}const Y=100;function q(l,s){const d=l[s]??"",a=d.search(/[^\s-]/),h=R=>R!==""&&R.search(/\S/)<a,p=d.trimStart().
startsWith("-")?[]:l.slice(Math.max(0,s-Y),s),m=l.slice(s+1,s+Y),I=m.findIndex(h);return[s-p.length+p.findLastIndex(h)+1,s+1+(I<0?m.length:I)]}const oe=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function he(l,s){const[,d,a,h]=oe.exec(l.trim())??[],f=d??a??h;if(f===void 0)return[l.trim()];for(const p of s){const m=p.indexOf(f),I=m<0?void 0:ae.exec(p.slice(
m+f.length))?.[1];if(I===void 0||/[\w-]$/.test(p.slice(0,m)))continue;const R=I.match(/[^\s"',[\]]+/g);if(R!==null)return R}return[l]}const ae=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
ue=/[^\s"',\]}]+/;function le({file:l,text:s}){const d=(0,$.Dx)(l,s);return Be(l,d).flatMap(({at:a,client:h,version:f,start:p=0})=>{if(h===void 0)return[];const m=d[a]??
"",I=(0,$.$t)(l,a,m,{start:p,end:m.length}),R=f===null?`selects ${h}`:`selects ${h} ${f}`;return[{client:h,level:"version-file",place:I,text:(0,N.dh)(R,u),version:f}]})}
function Be(l,s){const[,d]=/\.(terraform|opentofu)-version$/.exec(l)??[];if(d===void 0)return l.endsWith(".toml")?He(s):Ke(s);const a=s.findIndex(f=>f.trim()!==
""),h=ue.exec(s[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:B.get(d),version:h}]}const Ke=l=>l.map((s,d)=>{const[a="",h=null]=s.trim().split(/\s+/);return{at:d,
client:B.get(a),version:h}}),je=/^\s*\[\s*([\w."':/-]+)\s*\]/,We=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function He(l){let s="";return l.
flatMap((d,a)=>{s=je.exec(d)?.[1]?.replaceAll('"',"")??s;const[,h="",f=""]=We.exec(d)??[],[,p=""]=/^tools\.(?:\w+:)?(.+)$/.exec(s)??[],m=B.get(s==="tools"?h:h===
"version"?p:""),I=/\bversion\s*=\s*(.*)$/s.exec(f)?.[1]??f,R=I.match(/[^\s"',[\]{}=]+/g)??[];return(I.startsWith("[")?R:R.slice(0,1)).map(G=>({at:a,client:m,version:G,
start:d.search(/\S/)}))})}var me=E(8339),Ae=E(8032),ge=E(5243),ke=E(9897),Fe=E(3846),Ve=E(9780),se=E(5440);const Ge=l=>[[{...(0,A.g$)(l,(0,Ve.os)()),from:null}]],
Je=1e4;function Me({kind:l},s,d,a){const{row:h,value:f}=s;if(f?.kind!=="known")return Te(l,s,d);const p=Ie(s),I=h.grammar==="module"&&!p&&(0,ge.Nj)(f.text)?"./":
f.text,R=l.clients.length===Ae.Du.length?"":l.clients[0],j=`${h.grammar} ${h.service} ${R} ${p} ${I}`,G=a.get(j);if(G!==void 0)return G;a.size>=Je&&a.clear();const z=Te(
l,s,d);return a.set(j,z),z}const Ie=({version:l})=>l?.value.kind==="known";function Te(l,s,d){const a=l.clients.map(f=>[f,ze(l,s,f,d)]),h=Math.max(...a.map(([,{
length:f}])=>f));return Array.from({length:h},(f,p)=>{const m=new Map;for(const[G,{[p]:z}]of a)z!==void 0&&m.set(G,z);const I=[...m.values()],j=I.some(({needed:G})=>G===
"state")?null:Oe(m,s.row);return{meanings:m,first:Se(I),needs:j}})}const Se=l=>l.find(({host:s,directHost:d})=>s!==null||d!==void 0)??se.zt;function ze(l,s,d,a){
const h=Ze(s,d,a).map(p=>{const m=qe(l,s,d,p);return Xe(s,d)?{...m,directHost:ke.IZ}:m});if(h.length<2)return h;const f=({host:p,directHost:m,needed:I,problem:R})=>JSON.
stringify([p,m,I,R?.message]);return[...new Map(h.map(p=>[f(p),p])).values()]}const Xe=({row:l,value:s},d)=>d==="terraform"&&l.evaluation?.terraform!=="any"&&s?.
kind==="pieces"&&s.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(l,s,d){const{value:a}=l;return a?.kind==="known"?[[{...Ee,text:a.text}]]:a===
void 0||a.text==="null"?[[{...Ee,text:null}]]:d(l,a,s)}const Ye=({value:l})=>l?.kind==="pieces"&&l.text!=="null",Qe=({references:l})=>l.some(s=>s.row.evaluation!==
void 0&&(Ye(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function qe(l,s,d,a){const{row:h,address:f,value:p}=s,m=xe(
a),I=m.map(({isWhole:te,text:ne})=>{if(ne===null)return De(s,l,d);if(te)return se.pb[h.grammar](ne,d,Ie(s));const de=l.class==="terragrunt"||l.isGenerated;return h.
grammar==="host-part"&&de?se.zt:(0,se.i4)(h.grammar,ne,d)}),[R]=I,j=I.every(te=>te?.needed===R?.needed);if(R!==void 0&&j&&!I.includes(void 0)){const[te]=m;if(p?.
kind!=="pieces"||te===void 0)return R;const de=I.every(we=>we?.directHost===R.directHost)?{}:{directHost:ke.IZ},ve=m.every(we=>we.isWhole);return{...R,...de,evaluated:{
text:te.text,isWhole:ve}}}if(h.grammar==="terragrunt"&&et(p))return{...se.zt,directHost:ke.IZ};const G=h.evaluation!==void 0&&h.evaluation[d]===void 0,z=m.find(
({withheld:te})=>te!==null)?.withheld??null,Z=d==="terraform",ee=(0,me.J0)({address:f,argument:h.grammar==="host"?"hostname":"source",expression:p?.kind==="piec\
es"?p.text:"",candidates:m.map(({isWhole:te,text:ne,from:de})=>({text:te?ne:null,from:de})),refused:G?"never":z===null?null:{variable:Z?z:""}});return(0,se.Qm)(
ee)}const et=l=>l?.kind==="pieces"&&l.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function xe(l){return l.some(({isWhole:s,from:d})=>s&&d!==null)?l.filter(
({isWhole:s,from:d})=>s||d!==null):l}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function De(l,s,d){const{row:a,value:h,address:f,
localName:p}=l,m=h===void 0?l.kind:a.absent??l.kind;if(a.defaults!==void 0){const I=a.defaults[d];return I!==null?(0,se.TU)((0,ge.mD)(I)):(0,se.Qm)((0,me.tg)(tt[m]??
"remote backend"))}return h!==void 0?a.grammar==="url"?se.zt:(0,se.Qm)((0,me.DA)({reason:"null",address:f})):m==="required_provider_invalid"?(0,se.Qm)((0,me.DA)(
{reason:"not-a-requirement",address:f})):p!==null&&s.class!=="stack"&&s.class!=="deploy"?p!=="terraform"&&(0,Fe.sL)(p).ok?(0,se.TU)((0,ge.Vm)(d)):se.zt:s.isOverride?
se.zt:(0,se.Qm)((0,me.DA)({reason:"missing",address:f}))}function Oe(l,{service:s},d=()=>null){if(s===null)return[];const a=new Map;for(const[h,{needed:f,host:p}]of l){
const m=f==="state"?d(h)??p:f;m!==null&&a.set(m,{host:m,service:s,clients:[...a.get(m)?.clients??[],h]})}return[...a.values()]}var fe=E(1191),pe=E(4756),nt=E(7706),
re=E(2170),st=E(2485),it=E(1780),Pe=E(3140);const be=5e4;function ot(l,s,d=new Map){const a=[],h=[...l.flatMap(p=>p.notes),...(0,Pe.ls)(l)],f=new rt(l,s,d);for(const p of l)
if(!p.isContext)for(const m of p.references){if(a.length>=be)return h.push(Ce(p.file)),ye(a,h);const I=Me(p,m,s,d);if(m.kind==="backend"&&I.every(({first:j})=>j===
se.zt))continue;let R=at(p,m,s);for(const j of I){const G=f.usageOf(p,m,j);a.push(R===void 0?G:{...G,calls:R}),R=void 0}for(const j of f.notesOf(p,m,I))h.push(j)}
for(const p of(0,fe.FZ)(l))a.push(p);return ye(a,h)}const Ce=l=>(0,re.ht)(l,(0,pe.ub)({kind:"module-usages",max:be})),ye=(l,s)=>({usages:l.sort((d,a)=>$e(d.place,
a.place)),notes:s.sort((d,a)=>$e((0,re.Xd)(d),(0,re.Xd)(a)))});class rt{files;values;sources;overrides;constructor(s,d,a){this.files=s,this.values=d,this.sources=
a,this.overrides=s.filter(({kind:h})=>h.isOverride)}usageOf(s,d,a){const{kind:h,value:f,address:p,constraints:m,place:I,row:R,hasOwnToken:j,workspace:G}=d,{meanings:z,
first:Z,needs:ee}=a,te=this.overrides.length===0?z:new Map([...z].filter(([ve])=>this.isInForce(s,d,ve))),ne=te.size===z.size&&ee!==null,de={kind:h,host:Z.host,
isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:j,text:f?.text??null,address:p,version:this.versionOf(d),constraints:m,place:I,clients:s.kind.
clients,needs:ne?ee:Oe(te,d.row,this.stateHost),isOverridden:te.size===0,workspace:G};return ne&&R.backend===void 0&&f?.kind!=="pieces"?de:{...de,...this.decisionOf(
d,a,te)}}decisionOf({value:s,row:d},{meanings:a},h){const f=[...a],p=f.flatMap(([j,G])=>G.evaluated===void 0?[]:[[j,G.evaluated]]),m=[...h].flatMap(([j,{needed:G}])=>{
const z=G==="state"?this.stateHost(j):null;return z===null?[]:[[j,z]]}),I=f.flatMap(([j])=>h.has(j)?[]:j),R=f.some(([,{needed:j}])=>j==="state");return{...s?.kind===
"pieces"&&{evaluated:Object.fromEntries(p)},...d.backend!==void 0&&{backend:d.backend},...h.size>0&&I.length>0&&{replacedFor:I},...R&&{stateHosts:Object.fromEntries(
m)}}}notesOf(s,d,a){const{place:h,row:f,value:p}=d,m=[h],I=p===void 0&&s.notes.length>0,R=s.notes.some(G=>(0,re.Xd)(G)?.line===h.line),j=[];for(const{meanings:G}of I?
[]:a)for(const[z,{problem:Z,host:ee}]of G){if(Z===void 0||!this.isInForce(s,d,z)||R&&Z.code==="source-dynamic")continue;const te=p?.kind==="known"&&(0,st.Kc)(p.
text);j.push((0,re.kH)(Z,{namedHost:ee,clients:[z],places:m,isPlaceholder:te}))}return f.isReserved&&j.push((0,re.kH)((0,nt.ME)(),{places:m,clients:s.kind.clients})),
(0,re.Qp)(j,({problem:{code:G,message:z}})=>G==="source-dynamic"?(0,it.pj)(z):G)}isInForce({kind:s},{mergeKey:d},a){return s.isOverride||d===null||!this.replaced(
a).has(d)}replaced=(0,H.O)(s=>{const d=new Set;for(const{kind:a,references:h,scope:f}of this.overrides)if(a.clients.includes(s)){f.hasBackend&&d.add("backend");
for(const{mergeKey:p,value:m,localName:I}of h)p!==null&&(m!==void 0||I!==null)&&d.add(p)}return d});stateHost=(0,H.O)(s=>{const d=this.files.filter(({kind:a})=>a.
clients.includes(s));for(const a of d)for(const h of a.references){if(h.row.merges!=="backend"||!this.isInForce(a,h,s))continue;const[f]=Me(a,h,this.values,this.
sources),p=f?.meanings.get(s)?.needed??null;if(p!==null&&p!=="state")return p}return null});versionOf(s){if(s.version===null)return;const{value:d,place:a}=s.version;
if(d.kind==="known")return{text:d.text,place:a};const h=Ae.Du.flatMap(p=>{const m=this.values(s,d,p).flat();if(m.some(({withheld:j})=>j!==null))return[];const[I,
...R]=m;return[[p,R.length===0&&I?.isWhole===!0?I.text:null]]});return{text:ct.test(d.text)?d.text:"\u2026",value:Object.fromEntries(h),place:a}}}function at({kind:l},s,d){
const{row:a,value:h,version:f}=s,p=h?.kind==="pieces"||f?.value.kind==="pieces";if(a.merges!=="module"||!p)return;const m=l.clients.map(I=>[I,dt(s,I,d)]);return Object.
fromEntries(m.filter(([,I])=>I!==null))}function dt(l,s,d){const a=m=>m?.kind==="pieces"?d(l,m,s):[[{...Ee,text:m?.text??null}]],h=a(l.value);if(h.flat().some(({
withheld:m})=>m!==null))return null;const f=a(l.version?.value),p=new Map;for(let m=0;m<Math.max(h.length,f.length);m+=1){const I=[h[m]??h[0]??[],f[m]??f[0]??[]],
[R,j]=I.map(lt),[G=null]=I.flatMap(([ee])=>ee?.root??[]),Z={root:G,source:R??null,version:j??null,isOpen:R===void 0||j===void 0};p.set(JSON.stringify(Z),Z)}return[
...p.values()]}function lt(l){const[s,...d]=xe(l),a=d.every(({isWhole:h,text:f})=>h&&f===s?.text);return s?.isWhole===!0&&a?s.text:void 0}const ct=/^(?!<<)"?[^"]*"?$/,
$e=(l,s)=>l===null||s===null?0:l.file!==s.file?l.file<s.file?-1:1:l.line-s.line||l.column-s.column;var ut=E(8516),ft=E(9968),ht=E(3276),ce=E(9941),pt=E(2213),_e=E(
9985),Re=E(3542);function mt(l,s,d){const a=(0,Re.FK)(d),h=[],f=new Set([""]);if(s.kind==="json")for(const{name:p}of s.members)f.add(p);else for(const{type:p}of s.
blocks)a.has(p)&&f.add(p);for(const p of f)for(const m of a.get(p)??[])new vt(l,m,h).readAt(0,{body:s,block:void 0,names:[]});return h}class vt{source;row;references;constructor(s,d,a){
this.source=s,this.row=d,this.references=a}readAt(s,d){const a=this.row.path[s];if(a===void 0){this.read(d);return}const[h]=a,{body:f}=d,p=f.kind==="native"?f.blocks:
(0,ce.SH)(f,h,a.length-1);for(const m of p){const{labels:I}=m;if(m.type!==h||I.length!==a.length-1||I.some(({value:G},z)=>!["*",G].includes(a[z+1]??"")))continue;
const j=[...d.names,h,...I.map(({value:G})=>G)];this.readAt(s+1,{body:m.body,block:m,names:j})}}read(s){const{body:d,block:a,names:h}=s;switch(this.row.position){case"\
entries":for(const f of(0,ce.Td)(d))this.addEntry(h,f);return;case"label":{const f=a?.labels.at(-1);if(f===void 0)return;const p={kind:"known",text:(0,A.Yo)(f.value)},
m=this.source.place(f),I=this.version((0,ce.w4)(d,"version")?.value),R=(0,A.bK)((0,ce.w4)(d,"constraints")?.value)??void 0;this.add(h.slice(0,-1),{value:p,place:m,
version:I,constraints:R});return}case"urls":{const f=(0,ce.w4)(d,"urls")?.value;for(const p of f?.kind==="tuple"?f.elements:[])this.add(h,this.written(p));return}case"\
open-state":this.addOpenState(s);return;default:this.addArguments(s,this.row.position)}}add(s,d){const{row:a}=this,h={version:null,constraints:void 0,localName:null,
workspace:void 0},f={row:a,address:(0,A.Bs)(s),mergeKey:(0,Re.dh)(a,s)};this.references.push({kind:a.kind,hasOwnToken:!1,...h,...d,...f})}addOpenState({body:s,names:d}){
const{source:a}=this,h=z=>(0,ce.w4)(s,z)?.value,f=h("encryption"),p=f?.kind==="other"||pt.Ar.some(z=>(0,_e.Tu)(f,z,a.text)!==void 0),m=(0,A.bK)(h("backend")),I=h(
m===null?"backend":"config"),R=m!=="remote"&&I?.kind!=="object",j=p?f:R?I:void 0;if(j===void 0)return;const G={kind:"pieces",pieces:[null],text:(0,A.wK)(a,j).text};
this.add(d,{value:G,place:a.place(j)})}addArguments({body:s,block:d,names:a},h){const{row:f,source:p}=this,m=Z=>(0,ce.w4)(s,Z)?.value,I=f.backend!==void 0;if(I&&
(0,A.bK)(m("backend"))!==f.backend)return;const R=I?m("config"):void 0,j=Z=>{const[ee="",te]=Z.split("."),ne=I?(0,_e.Tu)(R,ee,p.text):m(ee);return te!==void 0&&
ne?.kind==="object"?(0,_e.Tu)(ne,te,p.text):ne},G={version:this.version(m("version")),hasOwnToken:f.grammar==="host"&&j("token")!==void 0,workspace:f.merges==="\
backend"&&f.grammar==="host"?(0,fe.R)(s):void 0},z=new Map(h.map(Z=>[j(Z)??Z,Z]));for(const[Z,ee]of z)if(typeof Z!="string")this.add(a,{...G,...this.written(Z)});else if(f.
absent!==void 0&&d!==void 0){const ne=R!==void 0&&R.kind!=="object"?(0,A.C5)((0,A.wK)(p,R),ee):void 0;this.add(a,{...G,kind:f.absent,value:ne,place:p.place(d)})}}written(s){
const{row:d,source:a}=this,h=s.kind==="primitive"&&s.value===null;return{value:d.defaults!==void 0&&h?void 0:(0,A.wK)(a,s,d.isLiteral),place:a.place(s)}}addEntry(s,{
name:d,value:a}){const{row:h,source:f}=this,p=[...s,d],m=(0,A.Yo)(d);if(a.kind==="object"){const G=Z=>(0,_e.Tu)(a,Z,f.text,h.isLiteral),z=G("source");this.add(p,
{localName:m,kind:z===void 0?h.absent??h.kind:h.kind,value:z&&(0,A.wK)(f,z,h.isLiteral),version:this.version(G("version"),A.wK),place:f.place(z??a)});return}const I=[
"string","primitive","template"].includes(a.kind),R=I?"required_provider_legacy":"required_provider_invalid",j=I?this.version(a):null;this.add(p,{localName:m,kind:R,
version:j,value:void 0,place:f.place(a)})}version(s,d=A.yR){const a=s&&d(this.source,s);return s&&a?{value:a,place:this.source.place(s)}:null}}const _t=64;function*gt(l,s){
const d=[],a=[];let[h,f]=[0,be];for(const[p,{path:m,file:I,target:R,kind:j,isContext:G}]of l.entries()){if(p>0&&p%_t===0&&(yield s+p))return null;const Z=(0,ft.
yR)(m);if(!Z.ok){const{failure:ne}=Z;ne.kind==="size"?a.push((0,re.ht)(I,(0,pe.ub)(ne))):d.push(Et(ne.code,{file:I,kind:j,isContext:G}));continue}h+=Z.bytes;const ee=Ue(
Z.text,j,I,G,new ce.n_,R);!Z.isUtf8&&!G&&ee.notes.length===0&&a.push(Ot(Z.text,j,I));const te=Ne(ee)+ee.definitions.length;if(te>f){const ne={...ee.scope,providerUses:fe.
FK.providerUses},de=ee.references.slice(0,f),ve=[...ee.notes,Ce(I)];d.push({...ee,references:de,scope:ne,definitions:[],notes:ve});break}f-=te,d.push(ee)}return{
files:d,notes:a,bytes:h}}const kt=["EACCES","EPERM"];function Et(l,s){const d=((0,U.Ep)(s.kind)||s.kind.class==="lock")&&kt.includes(l),a=[(0,re.ht)(s.file,(0,pe.
WO)({what:"file",code:l,isRefused:d}))];return{...s,references:[],scope:fe.FK,definitions:[],notes:a}}function Ot(l,s,d){const a=l.indexOf("\uFFFD"),h=l.slice(l.
lastIndexOf(`
`,a)+1,a),f=/#|\/\//.test(h)||l.lastIndexOf("/*",a)>=0,p=(0,U.Ep)(s)&&s.syntax==="hcl"&&!f,m=(0,ce.yN)(l)({start:a,end:a+1});return(0,re.ht)(d,(0,pe.U$)({error:null,
isRefused:p}),m)}const Ne=({references:l,scope:s})=>l.length+s.providerUses.size;function*bt(l){const s=(f,p)=>({kind:f,text:"",localName:null,place:{file:p,...re.
wv}}),d=l.filter(({kind:f})=>f.class==="config"),[a]=d;a!==void 0&&l.every(f=>Ne(f)===0)&&(yield s("module",a.file));const h=d.filter(({scope:f})=>f.hasBackend);
for(const f of new Set(h.map(({kind:p})=>p.clients))){const p=d.find(({kind:m})=>m.clients===f);p!==void 0&&(yield s("state",p.file))}for(const{file:f,kind:p,references:m,
scope:I,isContext:R}of l)p.class==="lock"&&m.length===0&&(yield s("lock",f)),p.class==="config"&&!R&&(yield*I.declared)}const wt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Le=l=>l.kind.class==="terragrunt"&&l.references.length===0&&!wt.test(l.file),At={config:fe.Od,terragrunt:fe.gq};function Ue(l,s,d,a=!1,h=new ce.n_,f){const p=(s.
syntax==="json"?ht.O:W.K)(l,h),m=(0,A.rI)(p,d,f),{body:I}=p,R=mt(m,I,s.class),j=At[s.class]?.(m,I)??fe.FK,G=Le({file:d,kind:s,references:R})&&!h.isExceeded(),z=a||
G?[]:Mt(p,s,{file:d,target:f}),Z=s.class==="config"?(0,Pe.kM)(m,I):[];return{file:d,kind:s,references:R,scope:j,definitions:Z,notes:z,isContext:a}}function Mt({
text:l,problems:s,parts:d},a,{file:h,target:f}){return d.isExceeded()?[(0,re.ht)(h,(0,pe.ub)({kind:"parts",max:d.max}))]:s.map(({message:p,...m})=>{const I=(0,U.
Ep)(a)&&!It.test(p),R=a.class==="lock"?(0,ut.FA)({kind:"syntax",error:p}):(0,pe.U$)({error:p,isRefused:I}),j=l.split(`
`,m.line)[m.line-1]??"",G=Tt.test(j.slice(0,St));return{...(0,re.ht)(h,R,{...m,target:f}),clients:a.clients,isPlaceholder:G}})}const It=/^\w+ are nested deeper than/,
Tt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,St=1e3}),5440:((ie,Q,E)=>{E.d(Q,{Qm:()=>y,TU:()=>L,i4:()=>C,pb:()=>_,zt:()=>V});var W=E(7811),A=E(8339),
N=E(2485),H=E(2213),U=E(255),$=E(5243),B=E(9897),F=E(3846);const V={host:null,isHostImplied:!1,needed:null},J=o=>({host:o,isHostImplied:!1,needed:(0,U.Rt)(o)?"s\
tate":o}),L=o=>({host:o,isHostImplied:!0,needed:o}),x=o=>({host:o,isHostImplied:!1,needed:null}),D=o=>o===null?V:{...V,directHost:o},y=o=>({...V,problem:o}),M=(o,n)=>y(
(0,A.DA)({reason:"rejected",error:o,advice:n}));function P(o,n,c){return c===null?o:{...o,problem:(0,A.My)({text:n,host:o.host,advice:c})}}const _={module:O,"te\
st-module":(o,n,c)=>{const b=(0,$.vL)(o,n).kind==="remote";return n==="opentofu"||!b?O(o,n,c):y((0,A.DA)({reason:"remote-in-test",text:o}))},provider:v,"locked-\
provider":k,"stack-component":T,stack:(o,n)=>{const c=(0,$.A)(o);return c.ok&&!o.startsWith(".")?x(c.value.host):{...T(o,n),isHostImplied:!1,needed:null}},"stac\
k-output":o=>{const[n="",...c]=o.split("/");return c.length===3?g(n,x):y((0,A.DA)({reason:"stack",text:o}))},terragrunt:w,host:o=>g(o,J),url:o=>D((0,H.Ul)(o)),"\
host-part":o=>D((0,H.D8)(o)),"state-path":o=>D((0,H.Bm)(o))};function C(o,n,c){if(o==="terragrunt"){const[,X]=/^tfr:\/\/([^/?]*)\//.exec(n)??[];return X!==void 0?
e(X,c):/^$|^t$|^tfr?$|^tfr:/.test(n)?void 0:i(n,c)}if(o==="url"&&/^postgres|=/i.test(n))return D(B.IZ);if(/^(url|host-part|state-path)$/.test(o))return i(n,c);if(o!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(n))return i(n,c);const b=n.indexOf("/");if(b<0)return;const S=(0,$.vL)(`${n.slice(
0,b)}/a/b/c`,c);return S.kind!=="registry"?i(n,c):n.split("/").length<t?{...r(S),directHost:B.IZ}:r(S)}const t=4,e=(o,n)=>o===""?L((0,$.Vm)(n)):g(o,J),i=(o,n)=>(0,$.
Nj)(o)?V:D((0,B.uE)(o,n)),r=({host:o,hostImplied:n})=>n?L(o):J(o);function g(o,n){const c=(0,U.Pv)(o),b=(0,N.L6)(o);return c.ok?P(n(c.value),o,b):y((0,A.k0)({text:o,
error:c.why,advice:b}))}function O(o,n,c){if((0,$.Nj)(o)&&!c)return V;const b=(0,$.vL)(o,n),S=b.kind==="registry"?(0,W.Ju)(b):(0,$.rE)(o,n);if(c&&!S.ok){const{why:q}=S,
oe=/^https?:/i.test(o)?{kind:"invalid",error:q}:b,ae=/^(?:git\+\w+|ssh):/i.test(o)?null:(0,N.NM)(o,oe,S),ue=/^[a-z0-9]+::/i.test(o)?"remote":b.kind;return ae===
null&&(ue==="local"||ue==="remote")?y((0,A.DA)({reason:`${ue}-with-version`,text:o})):M(q,ae)}const K=(0,N.NM)(o,b,S);if(S.ok)return P(r(S.value),o,K);if(b.kind===
"invalid"){const q=o.includes("://")?{directHost:B.IZ}:{};return{...M(b.error,K??N.x3),...q}}if(b.kind!=="remote")return P(V,o,K);const{refusal:X,host:Y}=b;return X!==
null?M(X,K??N.x3):Y!==B.IZ||K!==null?P(D(Y),o,K):{...D(Y),problem:(0,A.My)({text:o,host:Y,advice:u})}}const u="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function v(o,n){const c=(0,F.mi)(o,n);switch(c.kind){case"registry":case"legacy":return c.hostImplied?L(c.host):P(J(c.host),o,(0,N.cr)(o));case"\
builtin":return x(c.host);case"invalid":{const[b="",S]=c.error.split(`

`);return M(b,S??(0,N.cr)(o))}}}function k(o,n){const c=(0,F.mi)(o,n);if(c.kind==="invalid")return M(c.error,null);if(c.hostImplied)return y((0,A.DA)({reason:"l\
ocked-provider",text:o}));if(c.kind==="builtin")return x(c.host);const b=n==="opentofu"&&(0,F.Gi)(c);return{...J(c.host),needed:b?(0,$.Vm)(n):c.host}}function T(o,n){
if(o!==o.trim())return y((0,A.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return V;const c=(0,$.rE)(o,n);if(c.ok)return r(c.value);const b=(0,$.A)(
o);if(b.ok)return x(b.value.host);const S=(0,$.vL)(o,n);return S.kind==="invalid"?M(S.error,(0,N.NM)(o,S,c)):D(S.kind==="remote"?S.host:null)}function w(o,n){const[
c,b="",S=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(o)??[];if(c===void 0){if(o.startsWith("gitlab.com/"))return D("gitlab.com");if((0,B.GL)(o))return V;const X=(0,B.
cx)(o,"opentofu");if(!(X.ok&&(0,B.Of)(o,X.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(o)){const q=(0,B.cx)(o,n);return D(q.ok?q.value.host:B.IZ)}}const[K=""]=S.
split("//");return K.split("/").length!==3?y((0,A.DA)({reason:"terragrunt",text:o})):e(b,n)}}),3542:((ie,Q,E)=>{E.d(Q,{FK:()=>w,Ir:()=>T,dh:()=>o});var W=E(2213),
A=E(5106),N=E(3298);let H=function(...n){return{dotted:H}=E.late([3276,6631,2797],2797),new.target?new H(...n):H(...n)};const U={terraform:"app.terraform.io",opentofu:null},
$={terraform:"app.terraform.io",opentofu:"app.terraform.io"},B={terraform:"static",opentofu:"static"},F={opentofu:"static"},V={terraform:"any",opentofu:"any"},J=[
"config","migrate"],L=["stack","deploy"],x={position:["source"],grammar:"module",service:A.e$},D={...x,grammar:"stack-component",isLiteral:!0},y={...D,service:null},
M={...x,grammar:"terragrunt",evaluation:V},P={position:"entries",grammar:"provider",service:A.xq,isLiteral:!0,absent:"required_provider_nosource"},_={position:[
"hostname"],grammar:"host",service:A.Bn,defaults:U},C={..._,service:A.OZ},t={..._,evaluation:V},e={..._,service:A.M,defaults:$},i={position:["address"],grammar:"\
url",service:null};function r(n,c,b,S,{absence:K,...X}={}){const Y=c===""?[]:c.split(" > ").map(q=>q.split(" "));return{kind:b,files:n,path:Y.map(([q="",...oe])=>[
q,...oe]),...K&&{absent:`${b}${K}`},...S,...X}}const g={absence:"_missing"},O={absence:"_default"},u={evaluation:F,merges:"backend"},v="data terraform_remote_st\
ate *",k=(n,c,b)=>Object.entries(c).map(([S,K])=>r(J,n+S,"backend",{...i,grammar:b,position:K.split(" ")},u)),T=[r(J,"module *","module",x,{...g,evaluation:B,merges:"\
module"}),r(J,"terraform > required_providers","required_provider",P,{merges:"provider"}),r(J,"required_providers","required_provider",P,{isReserved:!0}),r(J,"t\
erraform > cloud","cloud",C,{...O,...u}),r(J,"terraform > backend remote","backend_remote",_,{...O,...u}),...k("terraform > backend ",W.FV,"url"),...k("terrafor\
m > backend ",W.Gb,"host-part"),...k("terraform > backend ",{local:"path workspace_dir"},"state-path"),...k("terraform > encryption > key_provider ",W.nT,"url"),
...[v,`check * > ${v}`].flatMap(n=>[r(J,n,"remote_state",t,{...O,backend:"remote"}),r(J,n,"remote_state",t,{...O,backend:"cloud",service:A.OZ})]),r(J,v,"remote_\
state",i,{backend:"http",evaluation:V}),r([...J,"query"],"provider tfe","provider_tfe",e,{...O,evaluation:V}),r(["test"],"provider tfe","provider_tfe",e),r(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:A.xq,isLiteral:!0}),r(["test"],"run * > module","test_module",D,{...g,grammar:"\
test-module"}),r(["test"],"run * > backend remote","test_backend_remote",_,O),r(L,"required_providers","required_provider",P),r(L,"component *","stack_component",
D,g),r(L,"removed","stack_removed",D,g),r(L,"stack *","stack_stack",y,{...g,grammar:"stack"}),r(["deploy"],"upstream_input *","upstream_input",y,{grammar:"stack\
-output"}),r(["migrate"],"state_store_provider","state_store_provider",P),r(["migrate"],"from > backend remote","migrate_backend_remote",_,O),...["terraform","u\
nit *","stack *"].map(n=>r(["terragrunt"],n,"terragrunt_source",M)),...[W.FV,W.Gb].flatMap(n=>Object.entries(n).map(([c,b])=>{const S=n===W.FV?"url":"host-part",
K={...i,grammar:S,position:b.split(" "),evaluation:V};return r(["terragrunt"],"remote_state","backend",K,{backend:c})})),r(["terragrunt"],"remote_state","backen\
d",{...i,position:"open-state"}),r(["terragrunt"],"remote_state","remote_state",t,{...O,backend:"remote"}),r(["terragrunt"],"catalog","terragrunt_source",{...M,
position:"urls"})],w=(0,N.O)(n=>{const c=T.filter(({files:b})=>b.includes(n));return Map.groupBy(c,({path:[b]})=>b?.[0]??"")});function o({merges:n},c){return n===
void 0||n==="backend"?n??null:H([n,c.at(-1)??""])}})};export{xt as ids,Dt as modules};
var $late0,$late1,$late2;
