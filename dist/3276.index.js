const xt=[3276,6631,2797,7390,3542,5009,5009,7390,3542,3542],Dt={6784:((ie,Q,O)=>{O.d(Q,{Jw:()=>F,L8:()=>r,Md:()=>D,Tj:()=>y,bs:()=>c,lr:()=>S,r1:()=>f,v$:()=>P,
wH:()=>o,xC:()=>d,zK:()=>t});var K=O(9941);const S=100,j=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),H=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),L="\x80",R=1,G=2,z=4,F=8,P=16,y=32,D=64,C=[[R,/[ \t]/],[G,/[A-Za-z_]/],[z,/[\w-]/],[F,/[\w \t.:=?!&|*%+>~-]/],[P,/[\w \t\n,.:=?!&|*%+>~-]/],
[y,/[^"\\$%\r\n]/],[D,/[^\n$%]/]],U=Array.from({length:128},(A,k)=>String.fromCharCode(k)),T=A=>C.reduce((k,[b,w])=>w.test(A)?k|b:k,0),$=new Uint8Array(2**16).fill(
T(L));$.set(U.map(T));const E=(A,k,b)=>k<A.length&&(($[A.charCodeAt(k)]??0)&b)!==0,d=A=>A===" "||A==="	",r=A=>/^[\w-]/.test(A),o=A=>A==="}"||A===")"||A==="]";function f(A){
return A==="{"?"}":A==="("?")":A==="["?"]":void 0}class t{text;parts;at;depth=0;mistake;constructor(k,b=0,w=new K.n_){this.text=k,this.parts=w,this.at=b}countPart(){
this.parts.add()||(this.at=this.text.length)}match(k){return k.lastIndex=this.at,k.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(k){const{
text:b,parts:w,mistake:m}=this;if(m===void 0)return{text:b,body:k,parts:w,problems:[]};const M={...(0,K.yN)(b)(m),message:m.message};return{text:b,body:k,parts:w,
problems:[M]}}report(k,b,w=b+1){this.mistake??={message:k,start:b,end:Math.min(w,Math.max(b,this.text.length))}}stop(k,b){this.report(k,b),this.at=this.text.length}}
class c extends t{readsAll=!1;reportUnclosed(k){const b=/[$%]/.test(this.text.charAt(k)),w=this.text.slice(k,k+(b?2:1)),m=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,M=`unbalanced brackets: "${w}" is not closed before ${m}`;this.report(M,this.isAtEnd()?k:this.at)}reportCharacter(){const k=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let b=`${JSON.stringify(k)} is not used in HCL`;k==="'"&&(b="single quotes are not valid; use double quotes"),k==="\uFFFD"&&(b=
"the file is not UTF-8 here"),this.report(`invalid character: ${b}`,this.at,this.at+k.length)}reportBrokenString(k){const b=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(b,k,this.at)}peek(k=0){const b=this.
at+k;return b<this.text.length?U[this.text.charCodeAt(b)]??L:""}skipSpaces(){for(;;){const k=this.skipAll(R);if(k==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(k==="/"&&this.peek(1)==="*")this.skipBlockComment();else return k}}skipBlank(){
for(;;){const k=this.skipSpaces();if(k===`
`)this.at++;else if(this.isLineComment(k))this.skipLine();else return k}}skipAll(k){const{text:b}=this;let{at:w}=this;for(;E(b,w,k);)w++;return this.at=w,this.peek()}isLineComment(k){
return k==="#"||k==="/"&&this.peek(1)==="/"}isLineEnd(k){return k===`
`||k===""||this.isLineComment(k)}skipLine(){const k=this.text.indexOf(`
`,this.at);this.at=k<0?this.text.length:k}skipBlockComment(){const k=this.text.indexOf("*/",this.at+2);k<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=k<0?this.text.length:k+2}readName(){const{text:k,at:b}=this;return E(k,b,G)&&this.skipAll(z),this.peek()===L&&(this.at=b,this.at+=this.
match(j)?.[0].length??0),this.at>b?k.slice(b,this.at):void 0}readEscape(){const{text:k,at:b}=this,w=k.charAt(b+1),m=k.slice(b+2,b+(w==="U"?10:6)),M=w==="U"?/^[0-9a-f]{8}$/i.
test(m):/^[0-9a-f]{4}$/i.test(m),i=Number.parseInt(m,16);if((w==="u"||w==="U")&&M&&i<=1114111)return this.at+=m.length+2,String.fromCodePoint(i);const e=H.get(w);
if(this.at+=e===void 0?1:2,e!==void 0)return e;const s=JSON.stringify(k.slice(b,b+2));return this.report(`invalid escape sequence: ${s}`,b,b+2),""}}}),3276:((ie,Q,O)=>{
O.d(Q,{O:()=>L});var K=O(6784),S=O(3278),j=O(9941);const H=200;function L(P,y=new j.n_,D=!1){const C=new R(P,0,y);C.isHcl1=D;const U=C.readRoot();return C.structure(
{kind:"json",members:U===void 0?[]:(0,j.lS)(U)})}class R extends K.zK{isHcl1=!1;readRoot(){const{text:y}=this;y.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const D=this.readValue();return this.isHcl1||D===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),D.kind!=="object"&&D.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",D.start)),D}skipSpaces(){const{text:y}=this;for(;;){const D=y.charCodeAt(this.at);if(D===32||D===
10||D===13||D===9)this.at++;else if(D===47)this.skipComment();else return y.charAt(this.at)}}skipComment(){const y=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const D=y?`
`:"*/",C=this.text.indexOf(D,this.at+1);this.at=C<0?this.text.length:C+D.length}readValue(){const{text:y,parts:D,at:C}=this;if(this.countPart(),D.isExceeded())return;
const U=y.charAt(C);if(U==='"'){const d=this.readString();return d===void 0?void 0:(0,S.BD)(d,{start:C,end:this.at},D)}if(U!=="{"&&U!=="[")return this.readPrimitive();
if(this.depth>=H)return this.stop(`values are nested deeper than ${H} levels`,C);this.depth++;const T=U==="{"?this.readItems("}",()=>this.readMember()):[],$=U===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const E={start:C,end:this.at};return U==="{"?{kind:"object",...E,items:T}:{kind:"tuple",...E,elements:$}}readPrimitive(){
const{at:y}=this,D=this.match(G)?.[0];return D===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",y):(this.at+=D.length,{kind:"primitive",start:y,end:this.at,value:JSON.parse(D)})}readItems(y,D){this.at++;const C=[];for(;this.skipSpaces()!==y;){
const U=D();if(U===void 0)break;C.push(U),this.endItem(y)}return this.isAtEnd()||this.at++,C}readMember(){const{text:y,at:D}=this;if(y.charAt(D)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',D);const C=this.readString();if(C===void 0)return;const U=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const T=this.readValue();return T&&
{name:C,start:D,end:U,value:T}}endItem(y){const D=this.skipSpaces(),C=this.at;if(D!==y){if(D===""&&this.stop(`unclosed value: no "${y}" before the end of the fi\
le`,C),D!==","){this.report(`missing separator: expected "," or "${y}"`,C);return}this.at++,this.skipSpaces()===y&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",C)}}readString(){const{text:y,at:D}=this;let C=D+1,U=!0;for(let T=y.charCodeAt(C);T!==34;T=y.charCodeAt(C)){if(!(T>=32))return this.stopInString(
D,C);T===92&&(U=!1),C+=T===92?2:1}return this.at=C+1,U?y.slice(D+1,C):this.unescape(y.slice(D+1,C),D+1)}stopInString(y,D){return D>=this.text.length||this.text.
charCodeAt(D)===10?this.stop("invalid JSON string: no closing quote in its line",y):this.stop("invalid JSON string: a control character must be escaped",D)}unescape(y,D){
return y.replace(z,(C,U,T)=>{const $=this.isHcl1&&F.test(C);if(U===void 0&&!$)return JSON.parse(`"${C}"`);const E=`invalid JSON string: ${JSON.stringify(C)} is \
not an escape sequence`,d=D+T;return this.report(this.isHcl1?"invalid escape sequence":E,d,d+2),C}).toWellFormed()}}const G=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
z=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,F=/\/|u[dD][89a-fA-F]/}),8201:((ie,Q,O)=>{O.d(Q,{Fq:()=>$,Kk:()=>L,_p:()=>G,ku:()=>R});var K=O(7811),S=O(6784);const j="\
<<",H=({close:r})=>r==='"'||r===j;function L(r,o){r.skipAll(S.Jw)===`
`&&o==="line"||z(r,[],o)}const R=(r,o,f)=>z(r,[{start:f,close:o}],void 0),G=(r,o,f)=>z(r,[{start:f,close:j,marker:o}],void 0);function z(r,o,f){for(;;){const t=o.
at(-1);if(t===void 0&&f===void 0)return!0;if(t!==void 0&&H(t)){if(!(t.close==='"'?D:E)(r,o,t))return!1;continue}const c=F(r,o,f);if(c!==void 0)return c}}function F(r,o,f){
for(;;){const t=o.length===0,c=r.skipAll(t?S.Jw:S.v$);if(c===`
`||c===","){if(t&&(c===","||f==="line"))return!0;r.at++}else if((0,S.wH)(c)){if(t)return!0;if(!y(r,o,c))return!1;const A=o.at(-1);if(A===void 0?f===void 0:H(A))
return}else if(c==='"'){const A=r.at++;if(r.skipAll(S.Tj)!=='"'){o.push({start:A,close:'"'});return}r.at++}else{const{at:A}=r,k=(0,S.r1)(c),b=c==="<"?$(r):void 0;
if(b!==void 0){o.push({start:A,close:j,marker:b});return}if(k!==void 0&&o.push({start:A,close:k}),k!==void 0||c==="<")r.at++;else{if(r.isAtEnd())return o[0]!==void 0&&
r.reportUnclosed(o[0].start),t;if(t&&f==="line"&&r.isLineComment(c))return!0;P(r,c)}}}}function P(r,o){r.isLineComment(o)?r.skipLine():o==="/"&&r.peek(1)==="*"?
r.skipBlockComment():o==="/"?r.at++:o==="\r"?r.skipSpaces():(o<"\x80"||r.readName()===void 0)&&(r.reportCharacter(),r.at++)}function y(r,o,f){const t=o.pop();if(t!==
void 0&&t.close!==f){r.reportUnclosed(t.start);let c=o.at(-1);for(;c!==void 0&&c.close!==f&&!H(c);)o.pop(),c=o.at(-1);if(c===void 0)return!1;H(c)?o.push({start:r.
at,close:"}"}):o.pop()}return r.at++,!0}function D(r,o,f){for(;;){const t=r.skipAll(S.Tj);if(t==='"')return o.pop(),r.at++,!0;if(t==="\\"){const c=r.at+(/[^\r\n]/.
test(r.peek(1))?2:1);r.readEscape(),r.at=c}else{if(t!=="$"&&t!=="%")return U(r,o,f);if(C(r,o))return!0}}}function C(r,o){const{at:f}=r,t=r.peek(1);if(t==="{")return o.
push({start:f,close:"}"}),r.at+=2,!0;const c=t===r.peek()&&r.peek(2)==="{";return r.at+=c?3:1,!1}function U(r,o,f){r.reportBrokenString(f.start);const t=T(r);do
o.pop();while((o.at(-1)?.start??-1)>=t);return o.length>0}function T({text:r,at:o}){let f=o;for(;f>0&&r[f-1]!==`
`&&r[f-1]!=="\r";)f--;return f}function $(r){const{text:o,at:f}=r;if(r.peek(1)!=="<")return;r.at+=r.peek(2)==="-"?3:2;const t=r.readName();if(t===void 0){r.at=f;
return}return r.skipSpaces()!==`
`&&r.at<o.length&&r.report("invalid expression: a heredoc marker must end its line",f,r.at),r.skipLine(),r.isAtEnd()||r.at++,t}function E(r,o,f){const t=f.marker??
"";for(;;){if(r.peek(-1)===`
`&&d(r,t))return o.pop(),!0;const c=r.skipAll(S.Md);if(r.isAtEnd())return r.report("unterminated template string: no line closes the heredoc",f.start),!1;if(c===
`
`)r.at++;else if(C(r,o))return!0}}function d(r,o){const{text:f}=r;let{at:t}=r;for(;(0,S.xC)(f.charAt(t));)t++;const c=f.charAt(t);if(c>" "&&c<"\x80"&&!f.startsWith(
o,t))return!1;const A=f.indexOf(`
`,t),k=A<0?f.length:A;return(0,K.s8)((0,K.Dw)(f.slice(t,k)))!==o?!1:(r.at=f.charAt(k-1)==="\r"?k-1:k,!0)}}),3278:((ie,Q,O)=>{O.d(Q,{BD:()=>L,E3:()=>H,jw:()=>C});
var K=O(7811),S=O(6784),j=O(8201);function H(E){const{text:d,at:r}=E;if(E.at++,E.skipAll(S.Tj)!=='"')return G(E,r);const o=d.slice(r+1,E.at++);return{kind:"stri\
ng",start:r,end:E.at,value:o,verbatim:o}}function L(E,d,r){if(!E.includes("{"))return{kind:"string",...d,value:E,verbatim:E};const o=new S.bs(E,0,r),f={parts:[],
text:"",isTrimmed:!1};for(o.at=0;o.at<E.length;){const c=o.at;for(;o.at<E.length&&!R(o.peek());)o.at++;if(f.text+=E.slice(c,o.at),o.at<E.length&&!y(o,f)){P(f,d);
break}}const t=f.parts.map(c=>c.kind==="known"?c:{...c,code:E.slice(c.start,c.end),...d});return z({...f,parts:t},d,E)}const R=E=>E==="$"||E==="%";function G(E,d){
const{text:r}=E,o=r.slice(d+1,E.at),f={parts:[],text:o,isTrimmed:!1};for(;;){const t=E.at,c=E.skipAll(S.Tj);if(f.text+=r.slice(t,E.at),c==='"')return E.at++,z(f,
{start:d,end:E.at});if(c==="\\")f.text+=E.readEscape();else if(R(c)){if(!y(E,f))return{kind:"other",start:d,end:E.at}}else return E.reportBrokenString(d),{kind:"\
other",start:d,end:E.at}}}function z(E,{start:d,end:r},o){const{parts:f,text:t}=E;return f.length===0?{kind:"string",start:d,end:r,value:t,verbatim:o??t}:(F(E),
{kind:"template",start:d,end:r,parts:f,verbatim:o})}function F(E){const d=E.isTrimmed?(0,K.Dw)(E.text):E.text;d!==""&&E.parts.push({kind:"known",value:d}),E.text=
""}function P(E,d){F(E),E.parts.push({kind:"unknown",start:d.start,end:d.end})}function y(E,d){const{text:r,at:o}=E,f=r.charAt(o);if(E.peek(1)!=="{"){const c=r.
startsWith(`${f}{`,o+1);return d.text+=c?`${f}{`:f,E.at+=c?3:1,!0}E.at+=2;const t=f==="$"?D(E):void 0;return t?.kind==="other"?!1:t?.kind==="string"&&E.skipBlank()===
"}"?(d.text+=t.value,E.at++,!0):(0,j.ku)(E,"}",o)?(r.charAt(o+2)==="~"&&(d.text=(0,K.s8)(d.text)),P(d,{start:o,end:E.at}),d.isTrimmed=r.charAt(E.at-2)==="~",E.countPart(),
!0):!1}function D(E){if(E.skipBlank()!=='"'||E.depth>=S.lr)return;E.depth++;const d=H(E);return E.depth--,d}function C(E){const{text:d,at:r}=E,o=E.peek(2)==="-",
f=(0,j.Fq)(E);if(f===void 0)return;const t=E.at;if(!(0,j._p)(E,f,r))return{kind:"other",start:r,end:E.at};const c={start:r,end:E.at},A=d.slice(t,d.lastIndexOf(`\

`,E.at-1)+1);if(U.test(A)){const w=[{kind:"unknown",...c}];return{kind:"template",...c,parts:w,verbatim:void 0}}const k=A.replaceAll("$${","${").replaceAll("%%{",
"%{"),b=o?T(k):k;return{kind:"string",...c,value:b,verbatim:b}}const U=/(?<!\$)\$\{|(?<!%)%\{/;function T(E){let d=E.length;for(const[r]of E.matchAll($))d=Math.
min(d,r.length);return E.replace($,r=>r.slice(d))}const $=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ie,Q,O)=>{O.d(Q,{B$:()=>f,Tu:()=>P,
_3:()=>L,cd:()=>E,lR:()=>R,p_:()=>G});var K=O(3298),S=O(6784),j=O(891),H=O(9780);const L=({expression:e,text:s},v)=>v.effort.spend(()=>z(e,s,v)),R=1024;function G(e,s){
if(e.length>R)return;const v=new S.bs(e),I=c(v);return v.skipBlank()===""&&v.mistake===void 0?I?.(s):void 0}function z(e,s,v){switch(e.kind){case"string":return v.
isLiteral?e.verbatim:e.value;case"primitive":{const{value:I,start:N,end:X}=e;return typeof I=="number"?F(s.slice(N,X)):I}case"object":return(0,K.O)(I=>{const N=P(
e,I,s);return N===e?void 0:N&&L({expression:N,text:s},v)});case"tuple":return(0,K.O)(I=>{if(I===H.pi)return e.elements.length;const N=e.elements[Number(I)];return N&&
L({expression:N,text:s},v)});case"template":return v.isLiteral&&e.verbatim!==void 0?e.verbatim:T(f(e.parts,s,v),s,v);case"other":return G(s.slice(e.start,e.end),
v)}}function F(e){const s=e.replace(/[()\s]/g,"");return String(Number(s))===s?Number(s):void 0}function P(e,s,v,I=!1){if(e?.kind!=="object")return;const N=C(e.
items,v),X=N.get(void 0),Y=I&&X!==void 0&&(X.name!==void 0||y.test(v.slice(X.start,X.end)));return X===void 0||Y?N.get(s)?.value:e}const y=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
D=new WeakMap;function C(e,s){const v=D.get(e)??new Map(e.map(I=>[U(I,s),I]));return D.set(e,v),v}function U({name:e,start:s,end:v},I){return e===void 0?(0,H.Uk)(
G(I.slice(s,v),(0,H.os)())):e.includes("{")?void 0:e.normalize("NFC")}function T(e,s,v){let I="";for(const N of e){const X=N.kind==="known"?void 0:E(N,s),Y=N.kind===
"known"?N.value:X&&G(X,v),q=(0,H.Uk)(Y);if(q===void 0)return(0,H.VI)(I,Y);if(I.length+q.length>H.lG)return;I+=q}return I}const $=(e,s)=>e.code??s.slice(e.start,
e.end);function E(e,s){const v=$(e,s);return v.startsWith("${")?v.slice(2,-1).replace(/^~|~$/g,""):void 0}const d=/^%\{~?\s*if\s([\s\S]*)\}$/,r=/^%\{~?\s*else\s*~?\}$/,
o=/^%\{~?\s*endif\s*~?\}$/;function f(e,s,v){const I=e.map(le=>le.kind==="unknown"?$(le,s):""),[N,...X]=I.keys().filter(le=>d.test(I[le]??"")),Y=I.findIndex(le=>o.
test(le));if(N===void 0||X.length>0||Y<N)return e;const q=d.exec(I[N]??"")?.[1]??"",oe=G(q.replace(/~$/,""),v);if(typeof oe!="boolean")return e;const he=I.findIndex(
le=>r.test(le)),ae=he<0?Y:he,ue=oe?e.slice(N+1,ae):e.slice(ae+1,Y);return[...e.slice(0,N),...ue,...e.slice(Y+1)]}const t=e=>s=>s.effort.spend(()=>e(s));function c(e){
if(e.depth>=S.lr)return;e.depth++;const s=A(e);let v=s;if(s!==void 0&&M(e,"?")){const I=c(e),N=M(e,":")?c(e):void 0;v=I&&N&&t(Y=>{const q=s(Y);if(typeof q!="boo\
lean")return(0,H.J6)([q]);const[oe,he]=q?[I,N]:[N,I],ae=oe?.(Y);return/number|boolean/.test(typeof ae)&&typeof he?.(Y)!=typeof ae?void 0:ae})}return e.depth--,v}
function A(e){const s=k(e),v=M(e,"==");if(s===void 0||!v&&!M(e,"!="))return s;const I=k(e);return I&&t(X=>{const Y=[s(X),I?.(X)];return Y.every(oe=>oe===null||(0,H.
Uk)(oe)!==void 0)&&(Y.includes(null)||typeof Y[0]==typeof Y[1])?Y[0]===Y[1]===v:(0,H.J6)(Y)})}function k(e){let s=w(e);for(;s!==void 0;){let v;if(M(e,".")){const I=e.
readName()??i(e,/\d+/y);v=I===void 0?void 0:t(()=>I)}else if(M(e,"[")){if(v=c(e),!M(e,"]"))return}else return s;s=v&&b(s,v)}}const b=(e,s)=>t(v=>{const I=e(v),N=s(
v),X=(0,H.Uk)(N);return typeof I!="function"||X===void 0?(0,H.J6)([I,N]):I(X)});function w(e){if(M(e,"(")){const X=c(e);return M(e,")")?X:void 0}const s=e.skipBlank(),
v=e.readName();if(v!==void 0)return m(e,v);const I=i(e,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(I!==void 0)return t(()=>F(I));const N=/["{[]/.test(s)?(0,j.U)(e,s):
void 0;return N&&t(X=>z(N,e.text,X))}function m(e,s){const v={true:!0,false:!1,null:null}[s];if(v!==void 0)return t(()=>v);if(!M(e,"("))return t(N=>N.name(s));const I=[];
for(;!M(e,")");){const N=c(e);if(N===void 0||!M(e,",")&&e.skipBlank()!==")")return;I.push(N)}return t(N=>{const X=I.map(Y=>Y(N));return(0,H.J6)(X)??N.call(s,X)})}
function M(e,s){return e.skipBlank(),e.text.startsWith(s,e.at)?(e.at+=s.length,!0):!1}function i(e,s){const v=e.match(s)?.[0];return e.at+=v?.length??0,v}}),891:((ie,Q,O)=>{
O.d(Q,{J:()=>H,U:()=>z});var K=O(6784),S=O(8201),j=O(3278);function H(t,c){t.countPart();const A=c==="element"?t.skipBlank():t.skipSpaces(),k=t.at,b=z(t,A);if(b!==
void 0&&G(t,c))return b;c==="line"&&R(t,b),(0,S.Kk)(t,c);let w=t.at;for(;w>k&&(0,K.xC)(t.text.charAt(w-1));)w--;return w===k&&t.report("invalid expression: expe\
cted the start of an expression",k),b===void 0?D(t,k,w):{kind:"other",start:k,end:w}}const L=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function R(t,c){L.lastIndex=t.
at;const A=c===void 0?L.test(t.text):/["\w]/.test(t.peek()),k=c===void 0?L.lastIndex-1:t.at;A&&t.report("missing newline after argument or block definition",k)}
function G(t,c){const A=c==="element"?t.skipBlank():t.skipSpaces();return(0,K.wH)(A)||A===","||t.isLineEnd(A)}function z(t,c){if(c==='"')return(0,j.E3)(t);if(c===
"<")return(0,j.jw)(t);if(c!=="{"&&c!=="["&&c!=="(")return;const A=t.at++;t.depth++;let k;return t.depth>K.lr?k=F(t,c,A):c==="{"?k=T(t,A):c==="["?k=U(t,A):k=C(t,
A),t.depth--,k}function F(t,c,A){return(0,S.ku)(t,(0,K.r1)(c)??c,A),{kind:"other",start:A,end:t.at}}const P=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
y=32;function D(t,c,A){if(P.lastIndex=c,!(P.test(t.text)&&P.lastIndex===A)||A-c>y)return{kind:"other",start:c,end:A};const b=t.text.slice(c,A),w={true:!0,false:!1,
null:null}[b];return{kind:"primitive",start:c,end:A,value:w===void 0?Number(b):w}}function C(t,c){const A=H(t,"element");return t.skipBlank()!==")"?F(t,"(",c):(t.
at++,{...A,start:c,end:t.at})}function U(t,c){if(f(t))return F(t,"[",c);const A=[];let k=$(t,"]",c);for(;k;k=$(t,"]",c)){const w=t.at;A.push(H(t,"element")),t.at===
w&&t.peek()!==","&&t.at++,t.skipBlank()===","&&t.at++}const b={start:c,end:t.at};return k===void 0?{kind:"other",...b}:{kind:"tuple",...b,elements:A}}function T(t,c){
if(f(t))return F(t,"{",c);const A=[];for(;$(t,"}",c);)A.push(E(t,t.peek())),t.skipSpaces()===","&&t.at++;return{kind:"object",start:c,end:t.at,items:A}}function $(t,c,A){
const k=t.skipBlank();return k!==c&&!t.isAtEnd()&&!(0,K.wH)(k)?!0:k!==c?t.reportUnclosed(A):(t.at++,!1)}function E(t,c){const A=t.at,k=d(t,c);let b=t.at;for(;b>
A&&(0,K.xC)(t.text.charAt(b-1));)b--;const w=t.skipSpaces();if(w!=="="&&w!==":")return t.report('missing attribute value: expected "=" or ":" after the key',t.at),
(0,S.Kk)(t,"line"),t.at===A&&t.at++,{name:void 0,start:A,end:b,value:{kind:"other",start:b,end:t.at}};t.at++;const m=H(t,"line");return{name:k,start:A,end:b,value:m}}
function d(t,c){const A=t.at;let k;if(c==='"'||c==="("){const m=z(t,c);m?.kind==="string"&&(k=m.value)}else k=t.readName();const b=t.skipSpaces();if(b==="="||b===
":")return k;o(t);const w=t.text.slice(A,t.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(w)?w:void 0}const r=/[=!<>]=|[-+*/%<>!&|?.]/y;function o(t){for(;;){
const c=t.skipSpaces(),A=t.at;if(t.isLineComment(c))return;if((0,K.L8)(c))t.at++;else if(c==="["||c==="(")t.at++,F(t,c,A);else if(c==='"')(0,j.E3)(t);else if(t.
match(r)!==null)t.at=r.lastIndex;else if(t.readName()===void 0)return}}function f(t){return t.skipBlank(),t.text.startsWith("for",t.at)&&!(0,K.L8)(t.peek(3))}}),
6353:((ie,Q,O)=>{O.d(Q,{K:()=>R});var K=O(6784),S=O(891),j=O(8201),H=O(3278),L=O(9941);function R(d,r=new L.n_,o=!1){const f=new K.bs(d,d.startsWith("\uFEFF")?1:
0,r);return f.readsAll=o,f.structure(G(f,void 0))}function G(d,r){const o={kind:"native",attributes:[],blocks:[]},f=new Set;let t=r!==void 0&&!d.isLineEnd(d.skipSpaces());
for(;;){const c=d.skipBlank();if(d.at>=d.text.length){r!==void 0&&d.report(z,r);break}if(c==="}"&&r!==void 0){d.at++;break}F(d,c,o,f),$(d,t,o),t=!1}return o}const z="\
unclosed configuration block: there is no closing brace before the end of the file";function F(d,r,o,f){const t=d.at;d.countPart();const c=r==='"'?U(d):d.readName();
if(c===void 0){r<"\x80"?d.report("argument or block definition required",t):d.reportCharacter(),E(d,t);return}const A=d.at;if(d.skipSpaces()==="="&&d.peek(1)!==
"="){d.at++,f.has(c)&&d.report("attribute redefined: it is set a second time",t,A),f.add(c),o.attributes.push({name:c,start:t,end:A,value:(0,S.J)(d,"line")});return}
const b=[];for(let e=T(d);e!==void 0;e=T(d))b.push(e);const w=d.at;if(d.peek()!=="{"){const e=b.length===0?'argument or block definition required: the name has \
neither "=" nor "{" after it':'invalid block definition: the header has no "{" at its end';d.report(e,t,A),E(d,t);return}d.at++;const i=P.has(c)&&b[0]?.value!==
"terraform_remote_state"&&!d.readsAll&&d.depth===0&&d.mistake===void 0?y(d,w):C(d,w);o.blocks.push({type:c,labels:b,start:t,end:w,body:i})}const P=new Set(["res\
ource","data","ephemeral","output","variable"]);function y(d,r){const{at:o}=d;if((0,j.ku)(d,"}",r)&&d.mistake===void 0){const t=new K.bs(d.text.slice(0,d.at),o,
d.parts);return t.depth=1,new D(t)}return d.at=o,d.mistake=void 0,C(d,r)}class D{kind="native";cursor;body;constructor(r){this.cursor=r}get attributes(){return this.
read().attributes}get blocks(){return this.read().blocks}mayHave(r){return this.body!==void 0||this.cursor.text.includes(r,this.cursor.at)}read(){return this.body??=
G(this.cursor,this.cursor.at-1),this.body}}function C(d,r){if(d.depth>=K.lr)return d.report(`blocks are nested deeper than ${K.lr} levels`,r),(0,j.ku)(d,"}",r),
{kind:"native",attributes:[],blocks:[]};d.depth++;const o=G(d,r);return d.depth--,o}function U(d){const r=d.at,o=(0,H.E3)(d);return d.report("invalid argument n\
ame: argument names must not be quoted",r,d.at),o.kind==="string"?o.value:void 0}function T(d){const r=d.skipSpaces(),o=d.at;let f;if(r==='"'){const c=(0,H.E3)(
d);c.kind==="string"?f=c.value:(f=d.text.slice(o+1,Math.max(o+1,d.at-1)),d.report("invalid block label: it has to be plain text",o,d.at))}else f=d.readName();if(f===
void 0)return;const{at:t}=d;return d.countPart(),{value:f,start:o,end:t}}function $(d,r,{blocks:o}){const f=d.skipSpaces();r&&(f!=="}"||o.length>0)?d.report("in\
valid single-argument block definition: a block in one line has one argument at most",d.at):!r&&!d.isLineEnd(f)&&d.report("missing newline after argument or blo\
ck definition",d.at)}function E(d,r){(0,j.Kk)(d,"line"),(d.at===r||(0,K.wH)(d.peek())&&d.peek()!=="}")&&d.at++}}),9780:((ie,Q,O)=>{O.d(Q,{A9:()=>G,J6:()=>D,Pg:()=>z,
Uk:()=>y,VI:()=>C,ae:()=>K,lG:()=>j,os:()=>F,pi:()=>S,sT:()=>P});class K{text;withheld;constructor(T,$=null){this.text=T,this.withheld=$}}const S="#",j=4096,H=200,
L=2e4,R=5e6,G=U=>/[^\0-\x7f]/.test(U)?U.normalize("NFC"):U;class z{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>R}spend(T){if(this.steps+=1,this.count(),this.depth>=H||this.steps>L||this.isSpent)return;this.depth+=1;const $=T();return this.depth-=1,typeof $!=
"string"?$:$.length>j?void 0:G($)}}const F=()=>({name:()=>{},call:()=>{},effort:new z}),P=()=>({...F(),isLiteral:!0}),y=U=>typeof U=="string"||typeof U=="number"||
typeof U=="boolean"?String(U):void 0,D=U=>U.find(T=>T instanceof K&&T.withheld!==null);function C(U,T){return T instanceof K?new K((U+T.text).slice(0,j),T.withheld):
new K(U)}}),2756:((ie,Q,O)=>{O.d(Q,{Bs:()=>G,C5:()=>D,Yo:()=>R,bK:()=>C,g$:()=>U,rI:()=>L,wK:()=>P,yR:()=>y});var K=O(9432),S=O(9985),j=O(9780),H=O(9941);function L({
text:T},$,E){const d=(0,H.yN)(T);return{text:T,place:r=>({file:$,...d(r),target:E})}}const R=T=>{const $=T.length>j.lG?(0,K.dh)(T,j.lG):T;return $.length<13?$:[
$.slice(0,1),$.slice(1)].join("")};function G(T){const $=T.join(".");return $.length>j.lG?R($):$}const z=T=>T.length>j.lG?{kind:"pieces",pieces:[null],text:R(T)}:
{kind:"known",text:R((0,j.A9)(T))},F=T=>T===void 0||T.length>S.lR?null:{code:R(T)};function P(T,$,E=!1){const d=()=>T.text.slice($.start,$.end),r=o=>({kind:"pie\
ces",pieces:o,text:R(d())});switch($.kind){case"string":{const{value:o,verbatim:f}=$;if(E||o===f)return z(f);const t=R((0,j.A9)(o));return{kind:"pieces",pieces:[
t],text:t,isJson:!0}}case"template":{if(E&&$.verbatim!==void 0)return z($.verbatim);const o=$.verbatim!==void 0,f=o?null:(0,S._3)({expression:$,text:T.text},(0,j.
os)());if(typeof f=="string")return z(f);const t=(0,S.B$)($.parts,T.text,(0,j.os)()).map(A=>A.kind==="known"?R(A.value):F((0,S.cd)(A,T.text))),c=t.includes(null)?
[F(d())]:t;return{...r(c),...o&&{isJson:o}}}case"other":{const o=d(),f=(0,S.p_)(o,(0,j.os)());return typeof f=="string"?z(f):r([F(o)])}case"primitive":case"obje\
ct":case"tuple":return r([null])}}function y(T,$){return $.kind!=="primitive"?P(T,$):$.value===null?null:z(String($.value))}function D(T,$){const[E]=T.kind==="p\
ieces"?T.pieces:[];return T.kind==="known"||typeof E!="object"||E===null?T:{...T,pieces:[{code:`(${E.code}).${$}`}]}}function C(T){return T?.kind!=="string"?null:
R((0,j.A9)(T.value))}function U({pieces:T},$){let E="";for(const d of T){const r=typeof d=="object"?d&&(0,S.p_)(d.code,$):d;if(r===null&&d!==null&&T.length===1)
return{isWhole:!0,text:null,withheld:null};const o=(0,j.Uk)(r);if(o===void 0)return{isWhole:!1,...(0,j.VI)(E,r)};if(E.length+o.length>j.lG)return{isWhole:!1,text:E,
withheld:null};E+=o}return{isWhole:!0,text:R((0,j.A9)(E)),withheld:null}}}),3140:((ie,Q,O)=>{O.d(Q,{AJ:()=>c,kM:()=>T,ls:()=>A});var K=O(7706),S=O(8516),j=O(2170),
H=O(9119),L=O(2485),R=O(8032),G=O(3846),z=O(9985),F=O(9941),P=O(2756);function y(b,{type:w,labels:m,start:M,end:i}){const e=[w];for(const{value:s}of m)e.push(s);
return{what:(0,P.Bs)(e),place:b.place({start:M,end:i})}}const D=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),C=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
U=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function T(b,w){const M=(w.
kind==="native"?w.blocks:[...D].flatMap(([e,s])=>(0,F.SH)(w,e,s))).flatMap(e=>{const{type:s,labels:v}=e;return D.get(s)===v.length?[y(b,e),...s==="variable"?d(b,
e):[]]:C.test(s)?{...y(b,e),problem:(0,K.ho)({kind:"of-cli",type:s})}:[]}),i=(0,F.SH)(w,"terraform",0);return[...M,...i.flatMap(e=>[...$(b,e.body)])]}function*$(b,w){
for(const[m,M,i]of U)for(const e of(0,F.SH)(w,m,M))if(yield{what:i,place:b.place(e),isSingle:!0},m==="required_providers")for(const s of(0,F.Td)(e.body))yield*o(
b,s);yield*t(b,(0,F.w4)(w,"required_version"))}const E=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function d(b,w){const{
what:m,place:M}=y(b,w),i=(0,P.Yo)(w.labels[0]?.value??""),e=(0,F.w4)(w.body,"type")?.value,s=w.body.kind==="native"&&e?.kind==="string";return[...E.test(i)?[{what:m,
place:M,problem:(0,K.ho)({kind:"reserved",what:m})}]:[],...s?[{what:m,place:b.place(e),problem:(0,K.ho)({kind:"quoted-type",what:m})}]:[]]}const r=["source","ve\
rsion","configuration_aliases"];function o(b,w){const{value:m}=w,M=(0,P.Yo)(w.name),i=(0,P.Bs)(["required_providers",M]),e=m.kind==="object"?m.items:null,s=(0,G.
sL)(M);if(!s.ok||e!==null&&s.value!==M){const N=s.ok?s.value:null,X=(0,K.ho)({kind:"local-name",name:M,normal:N});return[{what:i,place:b.place(w),problem:X}]}const v=e?.
find(N=>N.name!==void 0&&!r.includes(N.name));if(v?.name===void 0)return[];const I=(0,K.ho)({kind:"argument",what:i,argument:(0,P.Yo)(v.name)});return[{what:i,place:b.
place(v),problem:I}]}const f=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function t(b,w){if(w===void 0)return[];const{value:m}=w,{text:M}=b;if(!(m.kind==="t\
emplate"?m.parts.map(I=>I.kind==="unknown"?(0,z.cd)(I,M):""):[m.kind==="other"?M.slice(m.start,m.end):""]).some(I=>f.test(I??"")))return[];const e=b.place(m),s=(0,S.
jF)({kind:"not-constant"}),v=/\.tofu(\.json)?$/.test(e.file)?"opentofu":"terraform";return[{what:"required_version",place:e,problem:s,clients:[v]}]}function*c(b){
const w=b.every(({kind:m})=>m.clients.length===R.Du.length);for(const m of w?[R.Du]:R.Du.map(M=>[M])){const M=b.filter(({kind:i})=>m.every(e=>i.clients.includes(
e)));yield{readers:m,read:M}}}function A(b){const w=[...c(b)].flatMap(({readers:m,read:M})=>[...k(M)].map(({what:i,place:e,problem:s,clients:v=R.Du})=>{const I=m.
filter(X=>v.includes(X)),N=(0,L.Kc)(i);return(0,j.kH)(s,{places:[e],clients:I,isPlaceholder:N})}));return(0,j.Qp)(w,({places:m,problem:M})=>[m[0],M.message])}function*k(b){
const w=new Map;for(const{definitions:m,kind:M,isContext:i}of b)for(const{what:e,place:s,problem:v,clients:I}of m){const N=w.get(e);if(v!==void 0)i||(yield{what:e,
place:s,problem:v,clients:I});else{if(M.isOverride)continue;if(N===void 0)w.set(e,s);else if(!i){const X=(0,H.eo)(N);yield{what:e,place:s,problem:(0,K.ho)({kind:"\
twice",what:e,first:X})}}}}if(!b.some(({notes:m,kind:M})=>m.length>0||M.class==="terragrunt")){for(const{definitions:m,kind:M,isContext:i}of b)if(!(!M.isOverride||
i))for(const{what:e,place:s,problem:v,isSingle:I}of m)v!==void 0||I||w.has(e)||(yield{what:e,place:s,problem:(0,K.ho)({kind:"no-base",what:e})})}}}),1191:((ie,Q,O)=>{
O.d(Q,{FK:()=>F,FZ:()=>c,Od:()=>y,R:()=>E,gq:()=>C,hN:()=>T,xr:()=>A});var K=O(8032),S=O(5243),j=O(3846),H=O(5106),L=O(9941),R=O(2756),G=O(3140),z=O(1011);const F={
providerUses:new Map,hasBackend:!1,declared:[]},P=new Map([["language",0],["terraform",0],["provider",1],["module",1],["check",1],["import",0],["resource",2],["\
data",2],["ephemeral",2],["list",2],["action",2]]);function y(w,m){const M=new U(w),i=m.kind==="native"?m.blocks.filter(({type:I,labels:N})=>P.get(I)===N.length):
[...P].flatMap(([I,N])=>(0,L.SH)(m,I,N));for(const I of i)M.read(I);const{providerUses:e,hasBackend:s,declared:v}=M;return{providerUses:e,hasBackend:s,declared:v}}
const D=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function C(w,m){const M=new U(w),i=(0,L.w4)(m,"terraform_binary")?.value,[,e]=D.exec((0,R.bK)(i)??"")??[];return i!==
void 0&&e!==void 0&&M.declare("binary",i,e),M.declareVersion("version",(0,L.w4)(m,"terraform_version_constraint")),{...F,declared:M.declared}}class U{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(m){
this.source=m}read(m){const{type:M,labels:i,body:e}=m;switch(M){case"language":this.declare("language",m);for(const s of(0,L.SH)(e,"compatible_with",0))this.declareVersion(
"compatible",(0,L.w4)(s.body,"opentofu"));return;case"terraform":this.hasBackend||=T(e);for(const s of(0,L.SH)(e,"encryption",0))this.declare("encryption",s);this.
declareVersion("version",(0,L.w4)(e,"required_version"));for(const s of(0,L.SH)(e,"required_providers",0))this.readExpected(s.body);return;case"module":this.readCall(
m);return;case"provider":for(const s of i)this.use(s.value,s.value,s,[m]),this.declareVersion("provider-version",(0,L.w4)(e,"version"),(0,R.Yo)(s.value));(0,L.w4)(
e,"for_each")!==void 0&&this.declare("provider-for-each",m),this.readConfiguration(m);return;case"check":for(const s of(0,L.SH)(e,"data",2))this.readTyped(s,[m,
s]);return;case"import":this.readNamed(m,[m])||this.readImported(m);return;default:M==="action"&&this.declare("action",m),this.readTyped(m,[m])}}declare(m,M,i="",e=null){
this.declared.push({kind:m,text:i,localName:e,place:this.source.place(M)})}declareVersion(m,M,i){const e=(0,R.bK)(M?.value);M!==void 0&&e!==null&&this.declare(m,
M.value,e,i)}readExpected(m){for(const{value:M}of(0,L.Td)(m)){const e=(M.kind==="object"?M.items:[]).find(({name:v})=>v==="configuration_aliases")?.value,s=e?.kind===
"tuple"?e.elements:[];for(const v of s)this.declare("provider-expected",v,(0,R.Yo)(this.textOf(v)))}}readConfiguration(m){const[M]=m.labels,{body:i}=m,e=(0,L.Td)(
i).every(({name:I})=>I==="alias"||I==="//");if(M===void 0||e&&!(i.kind==="native"&&i.blocks.length>0))return;const s=(0,R.bK)((0,L.w4)(i,"alias")?.value),v=s===
null?M.value:`${M.value}.${s}`;this.declare("provider-configured",m,(0,R.Yo)(v))}readCall({labels:[m],body:M}){const i=(0,L.w4)(M,"providers")?.value,e=i?.kind===
"object"?i.items:[],s=(0,R.Yo)(m?.value??"");for(const v of e){const I=v.name??this.source.text.slice(v.start,v.end);this.declare("provider-passed",v,(0,R.Yo)(I),
s)}for(const v of r){const I=(0,L.w4)(M,v);I!==void 0&&this.declare("call-repeated",I,v,s)}}readTyped(m,M){const[i]=m.labels;if(i===void 0||this.readNamed(m,M))
return;const[e=""]=i.value.split("_",1);this.use(e,i.value,i,M)}readImported(m){const M=(0,L.w4)(m.body,"to")?.value,[,i]=f.exec(this.textOf(M))??[];if(M===void 0||
i===void 0)return;const[e=""]=i.split("_",1);this.use(e,i,M,[m])}textOf(m){if(m===void 0)return"";const{start:M,end:i}=m;return(m.kind==="string"?m.value:this.source.
text.slice(M,i)).slice(0,t).trim()}readNamed(m,M){const i=(0,L.w4)(m.body,"provider")?.value;if(i===void 0)return!1;const[,e]=o.exec(this.textOf(i))??[];return e===
void 0?!1:(this.use(e,e,i,M),!0)}use(m,M,i,e){if(this.providerUses.has(m))return;const s={text:(0,R.Yo)(M),address:d(e),place:this.source.place(i)};this.providerUses.
set((0,R.Yo)(m),s)}}const T=w=>(0,L.SH)(w,"backend",1).length>0||(0,L.SH)(w,"cloud",0).length>0,$=["name","prefix","tags"];function E(w){const[m]=(0,L.SH)(w,"wo\
rkspaces",0),M=e=>e==="workspaces"&&m!==void 0?$.some(s=>(0,L.w4)(m.body,s)!==void 0):(0,L.w4)(w,e)!==void 0,i=z.Rt.filter(e=>!M(e));return{organization:(0,R.bK)(
(0,L.w4)(w,"organization")?.value),name:m?(0,R.bK)((0,L.w4)(m.body,"name")?.value):null,...i.length>0&&{lacks:i}}}const d=w=>(0,R.Bs)(w.flatMap(({type:m,labels:M})=>[
m,...M.map(({value:i})=>i)])),r=["count","for_each","depends_on"],o=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),f=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,
t=256;function c(w){const m=new Map;for(const{readers:M,read:i}of(0,G.AJ)(w))for(const[e,s]of b(i)){const v=m.get(e),I=v===void 0?M:[...v.clients,...M];m.set(e,
{...v??s,clients:I})}return Array.from(m.values(),M=>{const{host:i,isHostImplied:e,needs:s}=A(M.clients);return{kind:"implied_provider",host:i,isHostImplied:e,...M,
isOverridden:!1,needs:s}})}function A(w){const m=w.length===K.Du.length,M=e=>e.clients.some(s=>w.includes(s)),i=m?k:k.filter(M);return{host:i[0]?.host??null,isHostImplied:!0,
needs:i}}const k=K.Du.map(w=>({host:(0,S.Vm)(w),service:H.xq,clients:[w]}));function b(w){const m=new Set(["terraform"]);for(const{references:i}of w)for(const{localName:e}of i)
m.add(e);const M=new Map;for(const{scope:i,isContext:e}of w)if(!e)for(const[s,v]of i.providerUses)m.has(s)||(m.add(s),(0,j.sL)(s).ok&&M.set(s,v));return M}}),8516:((ie,Q,O)=>{
O.d(Q,{FA:()=>d,N0:()=>U,Ov:()=>r,Sm:()=>T,id:()=>y,jF:()=>P});var K=O(8032),S=O(9432),j=O(9615);const H=6,L=o=>`"${(0,S.dh)(o)}"`,R="change one of these constr\
aints so that a version can match all of them",G=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function z(o){const f=o.replace(G,
"");return f===""?"":`: ${f}`}const F={syntax:({text:o,why:f})=>({message:`${L(o)} is not a version constraint${z(f)}`,help:"write versions such as 1.2.0, each \
after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:o,clients:f})=>({message:`version of ${o} is an expression, wh\
ich ${f.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:f.includes("terraform")?"write the version as a literal; Terraform 1.1\
5 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:f}),"n\
ot-a-string":({address:o})=>({message:`version of ${o} is not a string`,help:"put the version in quotes"}),"pre-release":({text:o})=>({message:`${L(o)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),"not-consta\
nt":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:o})=>({message:`${o}\
 is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:o})=>({message:`provider ${o} is required in version 0.0.0, \
which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},P=o=>(0,j.
CC)("constraint-invalid",(0,j.Z9)(F,o));function y({of:o,terms:f,preRelease:t}){const c=f.length===1?"correct the constraint":R,k=f.some(({at:b})=>b!==void 0)?`${c}\
; for one in a module, call another version of it`:c;return(0,j.CC)("constraint-unmeetable",{message:`no version of ${o} can match ${(0,S.K4)(f,H,D)}`,help:t===
void 0?k:`write ${L(t)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`})}const D=({text:o,at:f})=>f===
void 0?(0,S.dh)(L(o)):`${(0,S.dh)(L(o))} (${(0,S.dh)(f)})`,C={terraform:"terraform",opentofu:"tofu"};function U({provider:o,version:f,constraints:t,clients:c,isUnit:A}){
const[k,...b]=c,w=k===void 0||b.length>0?"":`${C[k]} `,m=A?"terragrunt ":w;return(0,j.CC)("lock-outside",{message:`locked provider ${o} ${f} does not match conf\
igured version constraint ${(0,S.K4)(t,H,S.dh)}`,help:`run \`${m}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const T=({
provider:o})=>(0,j.CC)("lock-readonly",{message:`the lock file has no entry for provider ${o}, and \`-lockfile=readonly\` does not let init add one`,help:"run `\
init` in this directory without `-lockfile=readonly`, and commit the lock file"}),$=(o,f)=>t=>({message:`the ${o} of provider ${t.provider} ${f}`}),E={syntax:({
error:o})=>({message:o}),twice:({provider:o})=>({message:`it has two blocks for provider ${o}`,help:"remove one of the blocks; a merge may have duplicated it"}),
"no-version":$("version","is missing"),"not-a-version":$("version","is not a version number"),"not-constraints":$("constraints","are invalid"),"not-normal":o=>({
message:`the ${o.of} of provider ${o.provider} must be written in normalized form: ${L(o.normal)}`})};function d(o){const{message:f,help:t}={help:"restore the f\
ile, or remove the block and run `init` again",...(0,j.Z9)(E,o)};return(0,j.CC)("lock-invalid",{message:`failed to read dependency lock file: ${f}`,help:t})}const r=({
client:o,version:f,constraint:t})=>(0,j.CC)("client-version",{message:`the version constraint ${L(t)} excludes ${K.bB[o]} ${f}`,help:`use another version of ${K.
bB[o]}, or change the constraint`})}),2797:((ie,Q,O)=>{O.r(Q),O.d(Q,{asWritten:()=>Ge,declaredIn:()=>bt,dependsOnOthers:()=>Qe,detach:()=>S.Yo,dotted:()=>S.Bs,firstWithHost:()=>Se,
isForeign:()=>Le,meaningOfAbsent:()=>De,neededByImplied:()=>fe.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>K.K,readModule:()=>gt,readTools:()=>m,resolveValue:()=>S.
g$,usagesOf:()=>ot});var K=O(6353),S=O(2756),j=O(9432),H=O(3298),L=O(3114),R=O(9059);const G=new Map([["terraform","terraform"],["hashicorp/terraform","terrafor\
m"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),z=u=>G.get(u.toLowerCase())??"terraform",F="init|plan|apply|destroy|validate|\
(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",P=(u,n)=>new RegExp(`(?:^|[\\s"'\`;&\
|(=@/\\\\[])(${u})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${n})(?![\\w-])`),y=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,D=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],C=`(?=["'\\s,\\]})@]|$)`,U="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",T=`(?=["']?\\s*[,\\]])`,$=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${C}|\
([\\w.\${}-]+)))?${C}`),text:"uses $1",version:"latest"},{form:P("terraform|tofu",F),text:"runs $1"},{form:P("tofu","fmt"),text:"runs $1"},{form:P("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${U}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${T}`),text:"lists $1"},{form:new RegExp(`${U}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${T}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],E=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,d=/\b(?:echo|printf)\b[^;&|]*/g;function r(u){if(!/terraform|tofu|tfenv/i.
test(u))return[];const n=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(u);if(E.test(u)&&!n)return[];const l=u.replace(d,h=>" ".repeat(h.length)),a=y.exec(l);return a===
null?$.flatMap(h=>o(h,l)):t(a)}function o({form:u,text:n,version:l=null,...a},h){const p=u.exec(h);if(p===null)return[];const[,g="",_=l]=p,x=n.replace("$1",()=>g);
return[{client:z(g),text:x,version:_,...f(p),...a}]}const f=({index:u,0:{length:n}})=>({start:u,end:u+n});function t(u){const[,n=""]=u;return D.flatMap(({form:l,
otherwise:a})=>{const h=l.exec(n);return h===null?[]:[{client:z(h[1]??h[2]??""),text:`uses ${n}`,version:null,...f(u),step:{otherwise:a}}]})}const c=50,A=/^digger\.ya?ml$/,
k=100,b=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,w=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function m(u,n){const l=[],a=new Set;
let h=!1,p=!1,g=!1;for(const _ of(0,R._X)(u,n)){for(const J of(0,R.AN)(_))a.add(J);if(p||=(0,L.Z)(_.file)||w.test(_.text),(0,R.$)(_.file)||(0,L.Z)(_.file))continue;
const x=_.file.slice(_.file.lastIndexOf("/")+1),B=(0,L.TD)(x)||_.file.endsWith("mise/config.toml"),W=B?le(_):M(_);g||=A.test(_.file)&&W.some(({client:J})=>J==="\
opentofu");const V=g&&_.text.includes("diggerhq/digger@");l.push(...W.filter(({text:J})=>!V||J!==v)),h||=!B&&b.test(_.text)}return{signs:l,setsCloudHostname:h,givesState:p,
others:a}}function M({file:u,text:n}){if(!/terraform|tofu|tfenv/i.test(n))return[];const l=(0,R.Dx)(u,n),a=new Map,h=(0,H.O)(_=>he(_,l)),p=l.map(r),g=I(u,l,p);for(const[
_,x]of l.entries()){if(a.size>=c)break;for(const B of p[_]??[]){if(g(B,_))continue;const{client:W,level:V="tool"}=B;for(const J of X(B,l,_,h)){const Z=`${W} ${V}\
 ${J}`;if(a.has(Z))continue;const ee=(0,R.$t)(u,_,x,B);a.set(Z,{client:W,level:V,place:ee,text:(0,j.dh)(B.text,k),version:J})}}}return e(u,[...a.values()])}const i=/atlantis\.ya?ml$/;
function e(u,n){return!n.some(({client:a})=>a==="opentofu")||!i.test(u)?n:n.filter(({client:a,version:h})=>a==="opentofu"||h!==null).map(a=>({...a,client:"opent\
ofu"}))}const s=/(^|\/)\.spacelift\/[^/]+$/,v="sets terraform_version";function I(u,n,l){const a=g=>{const x=l.slice(...g).flat().filter(({text:B,level:W})=>W!==
"hook"&&!/_version$/.test(B));return x.length===0?null:x.every(({client:B})=>B==="opentofu")},h=s.test(u)?n.indexOf("stack_defaults:"):-1,p=h<0?null:q(n,h+1);return({
text:g},_)=>{if(g!==v||i.test(u))return!1;const x=a(q(n,_));if(x!==null||p===null)return x===!0;const B=_>=p[0]&&_<p[1];return a(B?[0,n.length]:p)===!0}}const N=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function X({version:u,step:n},l,a,h){if(n===void 0)return u===null?[null]:h(u);const p=l.slice(...q(l,a)).map(g=>N.exec(g)?.[1]?.replace(/^["']|["']$/g,"")).find(
g=>g!==void 0);return p===void 0?[n.otherwise]:h(p)}const Y=100;function q(u,n){const l=u[n]??"",a=l.search(/[^\s-]/),h=B=>B!==""&&B.search(/\S/)<a,g=l.trimStart().
startsWith("-")?[]:u.slice(Math.max(0,n-Y),n),_=u.slice(n+1,n+Y),x=_.findIndex(h);return[n-g.length+g.findLastIndex(h)+1,n+1+(x<0?_.length:x)]}const oe=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function he(u,n){const[,l,a,h]=oe.exec(u.trim())??[],p=l??a??h;if(p===void 0)return[u.trim()];for(const g of n){const _=g.indexOf(p),x=_<0?void 0:ae.exec(g.slice(
_+p.length))?.[1];if(x===void 0||/[\w-]$/.test(g.slice(0,_)))continue;const B=x.match(/[^\s"',[\]]+/g);if(B!==null)return B}return[u]}const ae=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
ue=/[^\s"',\]}]+/;function le({file:u,text:n}){const l=(0,R.Dx)(u,n);return Be(u,l).flatMap(({at:a,client:h,version:p,start:g=0})=>{if(h===void 0)return[];const _=l[a]??
"",x=(0,R.$t)(u,a,_,{start:g,end:_.length}),B=p===null?`selects ${h}`:`selects ${h} ${p}`;return[{client:h,level:"version-file",place:x,text:(0,j.dh)(B,k),version:p}]})}
function Be(u,n){const[,l]=/\.(terraform|opentofu)-version$/.exec(u)??[];if(l===void 0)return u.endsWith(".toml")?He(n):je(n);const a=n.findIndex(p=>p.trim()!==
""),h=ue.exec(n[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:G.get(l),version:h}]}const je=u=>u.map((n,l)=>{const[a="",h=null]=n.trim().split(/\s+/);return{at:l,
client:G.get(a),version:h}}),Ke=/^\s*\[\s*([\w."':/-]+)\s*\]/,We=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function He(u){let n="";return u.
flatMap((l,a)=>{n=Ke.exec(l)?.[1]?.replaceAll('"',"")??n;const[,h="",p=""]=We.exec(l)??[],[,g=""]=/^tools\.(?:\w+:)?(.+)$/.exec(n)??[],_=G.get(n==="tools"?h:h===
"version"?g:""),x=/\bversion\s*=\s*(.*)$/s.exec(p)?.[1]??p,B=x.match(/[^\s"',[\]{}=]+/g)??[];return(x.startsWith("[")?B:B.slice(0,1)).map(V=>({at:a,client:_,version:V,
start:l.search(/\S/)}))})}var me=O(8339),Ae=O(8032),ge=O(5243),ke=O(9897),Fe=O(3846),Ve=O(9780),se=O(5440);const Ge=u=>[[{...(0,S.g$)(u,(0,Ve.os)()),from:null}]],
Je=1e4;function Me({kind:u},n,l,a){const{row:h,value:p}=n;if(p?.kind!=="known")return Te(u,n,l);const g=Ie(n),x=h.grammar==="module"&&!g&&(0,ge.Nj)(p.text)?"./":
p.text,B=u.clients.length===Ae.Du.length?"":u.clients[0],W=`${h.grammar} ${h.service} ${B} ${g} ${x}`,V=a.get(W);if(V!==void 0)return V;a.size>=Je&&a.clear();const J=Te(
u,n,l);return a.set(W,J),J}const Ie=({version:u})=>u?.value.kind==="known";function Te(u,n,l){const a=u.clients.map(p=>[p,ze(u,n,p,l)]),h=Math.max(...a.map(([,{
length:p}])=>p));return Array.from({length:h},(p,g)=>{const _=new Map;for(const[V,{[g]:J}]of a)J!==void 0&&_.set(V,J);const x=[..._.values()],W=x.some(({needed:V})=>V===
"state")?null:Oe(_,n.row);return{meanings:_,first:Se(x),needs:W}})}const Se=u=>u.find(({host:n,directHost:l})=>n!==null||l!==void 0)??se.zt;function ze(u,n,l,a){
const h=Ze(n,l,a).map(g=>{const _=qe(u,n,l,g);return Xe(n,l)?{..._,directHost:ke.IZ}:_});if(h.length<2)return h;const p=({host:g,directHost:_,needed:x,problem:B})=>JSON.
stringify([g,_,x,B?.message]);return[...new Map(h.map(g=>[p(g),g])).values()]}const Xe=({row:u,value:n},l)=>l==="terraform"&&u.evaluation?.terraform!=="any"&&n?.
kind==="pieces"&&n.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(u,n,l){const{value:a}=u;return a?.kind==="known"?[[{...Ee,text:a.text}]]:a===
void 0||a.text==="null"?[[{...Ee,text:null}]]:l(u,a,n)}const Ye=({value:u})=>u?.kind==="pieces"&&u.text!=="null",Qe=({references:u})=>u.some(n=>n.row.evaluation!==
void 0&&(Ye(n)||n.version?.value.kind==="pieces"||n.row.merges==="module"&&n.value?.kind==="pieces"));function qe(u,n,l,a){const{row:h,address:p,value:g}=n,_=xe(
a),x=_.map(({isWhole:te,text:ne})=>{if(ne===null)return De(n,u,l);if(te)return se.pb[h.grammar](ne,l,Ie(n));const de=u.class==="terragrunt"||u.isGenerated;return h.
grammar==="host-part"&&de?se.zt:(0,se.i4)(h.grammar,ne,l)}),[B]=x,W=x.every(te=>te?.needed===B?.needed);if(B!==void 0&&W&&!x.includes(void 0)){const[te]=_;if(g?.
kind!=="pieces"||te===void 0)return B;const de=x.every(we=>we?.directHost===B.directHost)?{}:{directHost:ke.IZ},ve=_.every(we=>we.isWhole);return{...B,...de,evaluated:{
text:te.text,isWhole:ve}}}if(h.grammar==="terragrunt"&&et(g))return{...se.zt,directHost:ke.IZ};const V=h.evaluation!==void 0&&h.evaluation[l]===void 0,J=_.find(
({withheld:te})=>te!==null)?.withheld??null,Z=l==="terraform",ee=(0,me.J0)({address:p,argument:h.grammar==="host"?"hostname":"source",expression:g?.kind==="piec\
es"?g.text:"",candidates:_.map(({isWhole:te,text:ne,from:de})=>({text:te?ne:null,from:de})),refused:V?"never":J===null?null:{variable:Z?J:""}});return(0,se.Qm)(
ee)}const et=u=>u?.kind==="pieces"&&u.pieces.some(n=>typeof n=="string"&&/[?&]ref=/.test(n));function xe(u){return u.some(({isWhole:n,from:l})=>n&&l!==null)?u.filter(
({isWhole:n,from:l})=>n||l!==null):u}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function De(u,n,l){const{row:a,value:h,address:p,
localName:g}=u,_=h===void 0?u.kind:a.absent??u.kind;if(a.defaults!==void 0){const x=a.defaults[l];return x!==null?(0,se.TU)((0,ge.mD)(x)):(0,se.Qm)((0,me.tg)(tt[_]??
"remote backend"))}return h!==void 0?a.grammar==="url"?se.zt:(0,se.Qm)((0,me.DA)({reason:"null",address:p})):_==="required_provider_invalid"?(0,se.Qm)((0,me.DA)(
{reason:"not-a-requirement",address:p})):g!==null&&n.class!=="stack"&&n.class!=="deploy"?g!=="terraform"&&(0,Fe.sL)(g).ok?(0,se.TU)((0,ge.Vm)(l)):se.zt:n.isOverride?
se.zt:(0,se.Qm)((0,me.DA)({reason:"missing",address:p}))}function Oe(u,{service:n},l=()=>null){if(n===null)return[];const a=new Map;for(const[h,{needed:p,host:g}]of u){
const _=p==="state"?l(h)??g:p;_!==null&&a.set(_,{host:_,service:n,clients:[...a.get(_)?.clients??[],h]})}return[...a.values()]}var fe=O(1191),pe=O(4756),nt=O(7706),
re=O(2170),st=O(2485),it=O(1780),ye=O(3140);const be=5e4;function ot(u,n,l=new Map){const a=[],h=[...u.flatMap(g=>g.notes),...(0,ye.ls)(u)],p=new rt(u,n,l);for(const g of u)
if(!g.isContext)for(const _ of g.references){if(a.length>=be)return h.push(Pe(g.file)),Ce(a,h);const x=Me(g,_,n,l);if(_.kind==="backend"&&x.every(({first:W})=>W===
se.zt))continue;let B=at(g,_,n);for(const W of x){const V=p.usageOf(g,_,W);a.push(B===void 0?V:{...V,calls:B}),B=void 0}for(const W of p.notesOf(g,_,x))h.push(W)}
for(const g of(0,fe.FZ)(u))a.push(g);return Ce(a,h)}const Pe=u=>(0,re.ht)(u,(0,pe.ub)({kind:"module-usages",max:be})),Ce=(u,n)=>({usages:u.sort((l,a)=>$e(l.place,
a.place)),notes:n.sort((l,a)=>$e((0,re.Xd)(l),(0,re.Xd)(a)))});class rt{files;values;sources;overrides;constructor(n,l,a){this.files=n,this.values=l,this.sources=
a,this.overrides=n.filter(({kind:h})=>h.isOverride)}usageOf(n,l,a){const{kind:h,value:p,address:g,constraints:_,place:x,row:B,hasOwnToken:W,workspace:V}=l,{meanings:J,
first:Z,needs:ee}=a,te=this.overrides.length===0?J:new Map([...J].filter(([ve])=>this.isInForce(n,l,ve))),ne=te.size===J.size&&ee!==null,de={kind:h,host:Z.host,
isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:W,text:p?.text??null,address:g,version:this.versionOf(l),constraints:_,place:x,clients:n.kind.
clients,needs:ne?ee:Oe(te,l.row,this.stateHost),isOverridden:te.size===0,workspace:V};return ne&&B.backend===void 0&&p?.kind!=="pieces"?de:{...de,...this.decisionOf(
l,a,te)}}decisionOf({value:n,row:l},{meanings:a},h){const p=[...a],g=p.flatMap(([W,V])=>V.evaluated===void 0?[]:[[W,V.evaluated]]),_=[...h].flatMap(([W,{needed:V}])=>{
const J=V==="state"?this.stateHost(W):null;return J===null?[]:[[W,J]]}),x=p.flatMap(([W])=>h.has(W)?[]:W),B=p.some(([,{needed:W}])=>W==="state");return{...n?.kind===
"pieces"&&{evaluated:Object.fromEntries(g)},...l.backend!==void 0&&{backend:l.backend},...h.size>0&&x.length>0&&{replacedFor:x},...B&&{stateHosts:Object.fromEntries(
_)}}}notesOf(n,l,a){const{place:h,row:p,value:g}=l,_=[h],x=g===void 0&&n.notes.length>0,B=n.notes.some(V=>(0,re.Xd)(V)?.line===h.line),W=[];for(const{meanings:V}of x?
[]:a)for(const[J,{problem:Z,host:ee}]of V){if(Z===void 0||!this.isInForce(n,l,J)||B&&Z.code==="source-dynamic")continue;const te=g?.kind==="known"&&(0,st.Kc)(g.
text);W.push((0,re.kH)(Z,{namedHost:ee,clients:[J],places:_,isPlaceholder:te}))}return p.isReserved&&W.push((0,re.kH)((0,nt.ME)(),{places:_,clients:n.kind.clients})),
(0,re.Qp)(W,({problem:{code:V,message:J}})=>V==="source-dynamic"?(0,it.pj)(J):V)}isInForce({kind:n},{mergeKey:l},a){return n.isOverride||l===null||!this.replaced(
a).has(l)}replaced=(0,H.O)(n=>{const l=new Set;for(const{kind:a,references:h,scope:p}of this.overrides)if(a.clients.includes(n)){p.hasBackend&&l.add("backend");
for(const{mergeKey:g,value:_,localName:x}of h)g!==null&&(_!==void 0||x!==null)&&l.add(g)}return l});stateHost=(0,H.O)(n=>{const l=this.files.filter(({kind:a})=>a.
clients.includes(n));for(const a of l)for(const h of a.references){if(h.row.merges!=="backend"||!this.isInForce(a,h,n))continue;const[p]=Me(a,h,this.values,this.
sources),g=p?.meanings.get(n)?.needed??null;if(g!==null&&g!=="state")return g}return null});versionOf(n){if(n.version===null)return;const{value:l,place:a}=n.version;
if(l.kind==="known")return{text:l.text,place:a};const h=Ae.Du.flatMap(g=>{const _=this.values(n,l,g).flat();if(_.some(({withheld:W})=>W!==null))return[];const[x,
...B]=_;return[[g,B.length===0&&x?.isWhole===!0?x.text:null]]});return{text:ct.test(l.text)?l.text:"\u2026",value:Object.fromEntries(h),place:a}}}function at({kind:u},n,l){
const{row:a,value:h,version:p}=n,g=h?.kind==="pieces"||p?.value.kind==="pieces";if(a.merges!=="module"||!g)return;const _=u.clients.map(x=>[x,dt(n,x,l)]);return Object.
fromEntries(_.filter(([,x])=>x!==null))}function dt(u,n,l){const a=_=>_?.kind==="pieces"?l(u,_,n):[[{...Ee,text:_?.text??null}]],h=a(u.value);if(h.flat().some(({
withheld:_})=>_!==null))return null;const p=a(u.version?.value),g=new Map;for(let _=0;_<Math.max(h.length,p.length);_+=1){const x=[h[_]??h[0]??[],p[_]??p[0]??[]],
[B,W]=x.map(lt),[V=null]=x.flatMap(([ee])=>ee?.root??[]),Z={root:V,source:B??null,version:W??null,isOpen:B===void 0||W===void 0};g.set(JSON.stringify(Z),Z)}return[
...g.values()]}function lt(u){const[n,...l]=xe(u),a=l.every(({isWhole:h,text:p})=>h&&p===n?.text);return n?.isWhole===!0&&a?n.text:void 0}const ct=/^(?!<<)"?[^"]*"?$/,
$e=(u,n)=>u===null||n===null?0:u.file!==n.file?u.file<n.file?-1:1:u.line-n.line||u.column-n.column;var ut=O(8516),ft=O(9968),ht=O(3276),ce=O(9941),pt=O(2213),_e=O(
9985),Re=O(3542);function mt(u,n,l){const a=(0,Re.FK)(l),h=[],p=new Set([""]);if(n.kind==="json")for(const{name:g}of n.members)p.add(g);else for(const{type:g}of n.
blocks)a.has(g)&&p.add(g);for(const g of p)for(const _ of a.get(g)??[])new vt(u,_,h).readAt(0,{body:n,block:void 0,names:[]});return h}class vt{source;row;references;constructor(n,l,a){
this.source=n,this.row=l,this.references=a}readAt(n,l){const a=this.row.path[n];if(a===void 0){this.read(l);return}const[h]=a,{body:p}=l,g=p.kind==="native"?p.blocks:
(0,ce.SH)(p,h,a.length-1);for(const _ of g){const{labels:x}=_;if(_.type!==h||x.length!==a.length-1||x.some(({value:V},J)=>!["*",V].includes(a[J+1]??"")))continue;
const W=[...l.names,h,...x.map(({value:V})=>V)];this.readAt(n+1,{body:_.body,block:_,names:W})}}read(n){const{body:l,block:a,names:h}=n;switch(this.row.position){case"\
entries":for(const p of(0,ce.Td)(l))this.addEntry(h,p);return;case"label":{const p=a?.labels.at(-1);if(p===void 0)return;const g={kind:"known",text:(0,S.Yo)(p.value)},
_=this.source.place(p),x=this.version((0,ce.w4)(l,"version")?.value),B=(0,S.bK)((0,ce.w4)(l,"constraints")?.value)??void 0;this.add(h.slice(0,-1),{value:g,place:_,
version:x,constraints:B});return}case"urls":{const p=(0,ce.w4)(l,"urls")?.value;for(const g of p?.kind==="tuple"?p.elements:[])this.add(h,this.written(g));return}case"\
open-state":this.addOpenState(n);return;default:this.addArguments(n,this.row.position)}}add(n,l){const{row:a}=this,h={version:null,constraints:void 0,localName:null,
workspace:void 0},p={row:a,address:(0,S.Bs)(n),mergeKey:(0,Re.dh)(a,n)};this.references.push({kind:a.kind,hasOwnToken:!1,...h,...l,...p})}addOpenState({body:n,names:l}){
const{source:a}=this,h=J=>(0,ce.w4)(n,J)?.value,p=h("encryption"),g=p?.kind==="other"||pt.Ar.some(J=>(0,_e.Tu)(p,J,a.text)!==void 0),_=(0,S.bK)(h("backend")),x=h(
_===null?"backend":"config"),B=_!=="remote"&&x?.kind!=="object",W=g?p:B?x:void 0;if(W===void 0)return;const V={kind:"pieces",pieces:[null],text:(0,S.wK)(a,W).text};
this.add(l,{value:V,place:a.place(W)})}addArguments({body:n,block:l,names:a},h){const{row:p,source:g}=this,_=Z=>(0,ce.w4)(n,Z)?.value,x=p.backend!==void 0;if(x&&
(0,S.bK)(_("backend"))!==p.backend)return;const B=x?_("config"):void 0,W=Z=>{const[ee="",te]=Z.split("."),ne=x?(0,_e.Tu)(B,ee,g.text):_(ee);return te!==void 0&&
ne?.kind==="object"?(0,_e.Tu)(ne,te,g.text):ne},V={version:this.version(_("version")),hasOwnToken:p.grammar==="host"&&W("token")!==void 0,workspace:p.merges==="\
backend"&&p.grammar==="host"?(0,fe.R)(n):void 0},J=new Map(h.map(Z=>[W(Z)??Z,Z]));for(const[Z,ee]of J)if(typeof Z!="string")this.add(a,{...V,...this.written(Z)});else if(p.
absent!==void 0&&l!==void 0){const ne=B!==void 0&&B.kind!=="object"?(0,S.C5)((0,S.wK)(g,B),ee):void 0;this.add(a,{...V,kind:p.absent,value:ne,place:g.place(l)})}}written(n){
const{row:l,source:a}=this,h=n.kind==="primitive"&&n.value===null;return{value:l.defaults!==void 0&&h?void 0:(0,S.wK)(a,n,l.isLiteral),place:a.place(n)}}addEntry(n,{
name:l,value:a}){const{row:h,source:p}=this,g=[...n,l],_=(0,S.Yo)(l);if(a.kind==="object"){const V=Z=>(0,_e.Tu)(a,Z,p.text,h.isLiteral),J=V("source");this.add(g,
{localName:_,kind:J===void 0?h.absent??h.kind:h.kind,value:J&&(0,S.wK)(p,J,h.isLiteral),version:this.version(V("version"),S.wK),place:p.place(J??a)});return}const x=[
"string","primitive","template"].includes(a.kind),B=x?"required_provider_legacy":"required_provider_invalid",W=x?this.version(a):null;this.add(g,{localName:_,kind:B,
version:W,value:void 0,place:p.place(a)})}version(n,l=S.yR){const a=n&&l(this.source,n);return n&&a?{value:a,place:this.source.place(n)}:null}}const _t=64;function*gt(u,n){
const l=[],a=[];let[h,p]=[0,be];for(const[g,{path:_,file:x,target:B,kind:W,isContext:V}]of u.entries()){if(g>0&&g%_t===0&&(yield n+g))return null;const Z=(0,ft.
yR)(_);if(!Z.ok){const{failure:ne}=Z;ne.kind==="size"?a.push((0,re.ht)(x,(0,pe.ub)(ne))):l.push(Et(ne.code,{file:x,kind:W,isContext:V}));continue}h+=Z.bytes;const ee=Ue(
Z.text,W,x,V,new ce.n_,B);!Z.isUtf8&&!V&&ee.notes.length===0&&a.push(Ot(Z.text,W,x));const te=Ne(ee)+ee.definitions.length;if(te>p){const ne={...ee.scope,providerUses:fe.
FK.providerUses},de=ee.references.slice(0,p),ve=[...ee.notes,Pe(x)];l.push({...ee,references:de,scope:ne,definitions:[],notes:ve});break}p-=te,l.push(ee)}return{
files:l,notes:a,bytes:h}}const kt=["EACCES","EPERM"];function Et(u,n){const l=((0,L.Ep)(n.kind)||n.kind.class==="lock")&&kt.includes(u),a=[(0,re.ht)(n.file,(0,pe.
WO)({what:"file",code:u,isRefused:l}))];return{...n,references:[],scope:fe.FK,definitions:[],notes:a}}function Ot(u,n,l){const a=u.indexOf("\uFFFD"),h=u.slice(u.
lastIndexOf(`
`,a)+1,a),p=/#|\/\//.test(h)||u.lastIndexOf("/*",a)>=0,g=(0,L.Ep)(n)&&n.syntax==="hcl"&&!p,_=(0,ce.yN)(u)({start:a,end:a+1});return(0,re.ht)(l,(0,pe.U$)({error:null,
isRefused:g}),_)}const Ne=({references:u,scope:n})=>u.length+n.providerUses.size;function*bt(u){const n=(p,g)=>({kind:p,text:"",localName:null,place:{file:g,...re.
wv}}),l=u.filter(({kind:p})=>p.class==="config"),[a]=l;a!==void 0&&u.every(p=>Ne(p)===0)&&(yield n("module",a.file));const h=l.filter(({scope:p})=>p.hasBackend);
for(const p of new Set(h.map(({kind:g})=>g.clients))){const g=l.find(({kind:_})=>_.clients===p);g!==void 0&&(yield n("state",g.file))}for(const{file:p,kind:g,references:_,
scope:x,isContext:B}of u)g.class==="lock"&&_.length===0&&(yield n("lock",p)),g.class==="config"&&!B&&(yield*x.declared)}const wt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Le=u=>u.kind.class==="terragrunt"&&u.references.length===0&&!wt.test(u.file),At={config:fe.Od,terragrunt:fe.gq};function Ue(u,n,l,a=!1,h=new ce.n_,p){const g=n.
isOfPackage===!0,_=n.syntax==="json"?(0,ht.O)(u,h):(0,K.K)(u,h,g),x=(0,S.rI)(_,l,p),{body:B}=_,W=mt(x,B,n.class),V=At[n.class]?.(x,B)??fe.FK,J=Le({file:l,kind:n,
references:W})&&!h.isExceeded(),Z=a||J?[]:Mt(_,n,{file:l,target:p}),ee=n.class==="config"?(0,ye.kM)(x,B):[];return{file:l,kind:n,references:W,scope:V,definitions:ee,
notes:Z,isContext:a}}function Mt({text:u,problems:n,parts:l},a,{file:h,target:p}){return l.isExceeded()?[(0,re.ht)(h,(0,pe.ub)({kind:"parts",max:l.max}))]:n.map(
({message:g,..._})=>{const x=(0,L.Ep)(a)&&!It.test(g),B=a.class==="lock"?(0,ut.FA)({kind:"syntax",error:g}):(0,pe.U$)({error:g,isRefused:x}),W=u.split(`
`,_.line)[_.line-1]??"",V=Tt.test(W.slice(0,St));return{...(0,re.ht)(h,B,{..._,target:p}),clients:a.clients,isPlaceholder:V}})}const It=/^\w+ are nested deeper than/,
Tt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,St=1e3}),5440:((ie,Q,O)=>{O.d(Q,{Qm:()=>U,TU:()=>y,i4:()=>d,pb:()=>E,zt:()=>F});var K=O(7811),S=O(8339),
j=O(2485),H=O(2213),L=O(255),R=O(5243),G=O(9897),z=O(3846);const F={host:null,isHostImplied:!1,needed:null},P=i=>({host:i,isHostImplied:!1,needed:(0,L.Rt)(i)?"s\
tate":i}),y=i=>({host:i,isHostImplied:!0,needed:i}),D=i=>({host:i,isHostImplied:!1,needed:null}),C=i=>i===null?F:{...F,directHost:i},U=i=>({...F,problem:i}),T=(i,e)=>U(
(0,S.DA)({reason:"rejected",error:i,advice:e}));function $(i,e,s){return s===null?i:{...i,problem:(0,S.My)({text:e,host:i.host,advice:s})}}const E={module:A,"te\
st-module":(i,e,s)=>{const v=(0,R.vL)(i,e).kind==="remote";return e==="opentofu"||!v?A(i,e,s):U((0,S.DA)({reason:"remote-in-test",text:i}))},provider:b,"locked-\
provider":w,"stack-component":m,stack:(i,e)=>{const s=(0,R.A)(i);return s.ok&&!i.startsWith(".")?D(s.value.host):{...m(i,e),isHostImplied:!1,needed:null}},"stac\
k-output":i=>{const[e="",...s]=i.split("/");return s.length===3?c(e,D):U((0,S.DA)({reason:"stack",text:i}))},terragrunt:M,host:i=>c(i,P),url:i=>C((0,H.Ul)(i)),"\
host-part":i=>C((0,H.D8)(i)),"state-path":i=>C((0,H.Bm)(i))};function d(i,e,s){if(i==="terragrunt"){const[,X]=/^tfr:\/\/([^/?]*)\//.exec(e)??[];return X!==void 0?
o(X,s):/^$|^t$|^tfr?$|^tfr:/.test(e)?void 0:f(e,s)}if(i==="url"&&/^postgres|=/i.test(e))return C(G.IZ);if(/^(url|host-part|state-path)$/.test(i))return f(e,s);if(i!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(e))return f(e,s);const v=e.indexOf("/");if(v<0)return;const I=(0,R.vL)(`${e.slice(
0,v)}/a/b/c`,s);return I.kind!=="registry"?f(e,s):e.split("/").length<r?{...t(I),directHost:G.IZ}:t(I)}const r=4,o=(i,e)=>i===""?y((0,R.Vm)(e)):c(i,P),f=(i,e)=>(0,R.
Nj)(i)?F:C((0,G.uE)(i,e)),t=({host:i,hostImplied:e})=>e?y(i):P(i);function c(i,e){const s=(0,L.Pv)(i),v=(0,j.L6)(i);return s.ok?$(e(s.value),i,v):U((0,S.k0)({text:i,
error:s.why,advice:v}))}function A(i,e,s){if((0,R.Nj)(i)&&!s)return F;const v=(0,R.vL)(i,e),I=v.kind==="registry"?(0,K.Ju)(v):(0,R.rE)(i,e);if(s&&!I.ok){const{why:q}=I,
oe=/^https?:/i.test(i)?{kind:"invalid",error:q}:v,ae=/^(?:git\+\w+|ssh):/i.test(i)?null:(0,j.NM)(i,oe,I),ue=/^[a-z0-9]+::/i.test(i)?"remote":v.kind;return ae===
null&&(ue==="local"||ue==="remote")?U((0,S.DA)({reason:`${ue}-with-version`,text:i})):T(q,ae)}const N=(0,j.NM)(i,v,I);if(I.ok)return $(t(I.value),i,N);if(v.kind===
"invalid"){const q=i.includes("://")?{directHost:G.IZ}:{};return{...T(v.error,N??j.x3),...q}}if(v.kind!=="remote")return $(F,i,N);const{refusal:X,host:Y}=v;return X!==
null?T(X,N??j.x3):Y!==G.IZ||N!==null?$(C(Y),i,N):{...C(Y),problem:(0,S.My)({text:i,host:Y,advice:k})}}const k="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function b(i,e){const s=(0,z.mi)(i,e);switch(s.kind){case"legacy":return T(`Invalid legacy provider address: the provider "${s.type}" has no nam\
espace`,`write NAMESPACE/${s.type}`);case"registry":return s.hostImplied?y(s.host):$(P(s.host),i,(0,j.cr)(i));case"builtin":return s.type==="terraform"?D(s.host):
T(`Invalid dependency on built-in provider: none is named "${s.type}"`,"write the address of a provider in a registry");case"invalid":{const[v="",I]=s.error.split(
`

`);return T(v,I??(0,j.cr)(i))}}}function w(i,e){const s=(0,z.mi)(i,e);if(s.kind==="invalid")return T(s.error,null);if(s.hostImplied)return U((0,S.DA)({reason:"l\
ocked-provider",text:i}));if(s.kind==="builtin")return D(s.host);const v=e==="opentofu"&&(0,z.Gi)(s);return{...P(s.host),needed:v?(0,R.Vm)(e):s.host}}function m(i,e){
if(i!==i.trim())return U((0,S.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return F;const s=(0,R.rE)(i,e);if(s.ok)return t(s.value);const v=(0,R.A)(
i);if(v.ok)return D(v.value.host);const I=(0,R.vL)(i,e);return I.kind==="invalid"?T(I.error,(0,j.NM)(i,I,s)):C(I.kind==="remote"?I.host:null)}function M(i,e){const[
s,v="",I=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(i)??[];if(s===void 0){if(i.startsWith("gitlab.com/"))return C("gitlab.com");if((0,G.GL)(i))return F;const X=(0,G.
cx)(i,"opentofu");if(!(X.ok&&(0,G.Of)(i,X.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(i)){const q=(0,G.cx)(i,e);return C(q.ok?q.value.host:G.IZ)}}const[N=""]=I.
split("//");return N.split("/").length!==3?U((0,S.DA)({reason:"terragrunt",text:i})):o(v,e)}}),3542:((ie,Q,O)=>{O.d(Q,{FK:()=>M,Ir:()=>m,dh:()=>i});var K=O(2213),
S=O(5106),j=O(3298);let H=function(...e){return{dotted:H}=O.late([3276,6631,2797],2797),new.target?new H(...e):H(...e)};const L={terraform:"app.terraform.io",opentofu:null},
R={terraform:"app.terraform.io",opentofu:"app.terraform.io"},G={terraform:"static",opentofu:"static"},z={opentofu:"static"},F={terraform:"any",opentofu:"any"},P=[
"config","migrate"],y=["stack","deploy"],D={position:["source"],grammar:"module",service:S.e$},C={...D,grammar:"stack-component",isLiteral:!0},U={...C,service:null},
T={...D,grammar:"terragrunt",evaluation:F},$={position:"entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource"},E={position:[
"hostname"],grammar:"host",service:S.Bn,defaults:L},d={...E,service:S.OZ},r={...E,evaluation:F},o={...E,service:S.M,defaults:R},f={position:["address"],grammar:"\
url",service:null};function t(e,s,v,I,{absence:N,...X}={}){const Y=s===""?[]:s.split(" > ").map(q=>q.split(" "));return{kind:v,files:e,path:Y.map(([q="",...oe])=>[
q,...oe]),...N&&{absent:`${v}${N}`},...I,...X}}const c={absence:"_missing"},A={absence:"_default"},k={evaluation:z,merges:"backend"},b="data terraform_remote_st\
ate *",w=(e,s,v)=>Object.entries(s).map(([I,N])=>t(P,e+I,"backend",{...f,grammar:v,position:N.split(" ")},k)),m=[t(P,"module *","module",D,{...c,evaluation:G,merges:"\
module"}),t(P,"terraform > required_providers","required_provider",$,{merges:"provider"}),t(P,"required_providers","required_provider",$,{isReserved:!0}),t(P,"t\
erraform > cloud","cloud",d,{...A,...k}),t(P,"terraform > backend remote","backend_remote",E,{...A,...k}),...w("terraform > backend ",K.FV,"url"),...w("terrafor\
m > backend ",K.Gb,"host-part"),...w("terraform > backend ",{local:"path workspace_dir"},"state-path"),...w("terraform > encryption > key_provider ",K.nT,"url"),
...[b,`check * > ${b}`].flatMap(e=>[t(P,e,"remote_state",r,{...A,backend:"remote"}),t(P,e,"remote_state",r,{...A,backend:"cloud",service:S.OZ})]),t(P,b,"remote_\
state",f,{backend:"http",evaluation:F}),t([...P,"query"],"provider tfe","provider_tfe",o,{...A,evaluation:F}),t(["test"],"provider tfe","provider_tfe",o),t(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0}),t(["test"],"run * > module","test_module",C,{...c,grammar:"\
test-module"}),t(["test"],"run * > backend remote","test_backend_remote",E,A),t(y,"required_providers","required_provider",$),t(y,"component *","stack_component",
C,c),t(y,"removed","stack_removed",C,c),t(y,"stack *","stack_stack",U,{...c,grammar:"stack"}),t(["deploy"],"upstream_input *","upstream_input",U,{grammar:"stack\
-output"}),t(["migrate"],"state_store_provider","state_store_provider",$),t(["migrate"],"from > backend remote","migrate_backend_remote",E,A),...["terraform","u\
nit *","stack *"].map(e=>t(["terragrunt"],e,"terragrunt_source",T)),...[K.FV,K.Gb].flatMap(e=>Object.entries(e).map(([s,v])=>{const I=e===K.FV?"url":"host-part",
N={...f,grammar:I,position:v.split(" "),evaluation:F};return t(["terragrunt"],"remote_state","backend",N,{backend:s})})),t(["terragrunt"],"remote_state","backen\
d",{...f,position:"open-state"}),t(["terragrunt"],"remote_state","remote_state",r,{...A,backend:"remote"}),t(["terragrunt"],"catalog","terragrunt_source",{...T,
position:"urls"})],M=(0,j.O)(e=>{const s=m.filter(({files:v})=>v.includes(e));return Map.groupBy(s,({path:[v]})=>v?.[0]??"")});function i({merges:e},s){return e===
void 0||e==="backend"?e??null:H([e,s.at(-1)??""])}}),7706:((ie,Q,O)=>{O.d(Q,{ME:()=>j,ho:()=>R,io:()=>F,jP:()=>H});var K=O(8032),S=O(9615);const j=()=>(0,S.CC)(
"block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it i\
nto a terraform block"});function H({kind:P}){const{client:y,what:D}=K.$I[P];return(0,S.CC)("block-unsupported",{message:`${D} is supported by ${K.bB[y]} only`,
help:y==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const L={twice:({what:P,first:y})=>({message:`${P}\
 is defined a second time; the first time is in ${y}`,help:P.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:P})=>({message:`\
this override file changes ${P}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:P})=>({message:`${P} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:P})=>({message:`${P} has a name that calls of a module need for themselves`,
help:"rename the variable"}),"quoted-type":({what:P})=>({message:`the type of ${P} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `\
map(string)` for "map"'}),argument:({what:P,argument:y})=>({message:`${P} cannot have the argument ${y}`,help:"write `source`, `version` and `configuration_alia\
ses` only; a `provider` block configures the provider"}),"local-name":({name:P,normal:y})=>({message:`"${P}" cannot be the local name of a provider`,help:y===null?
"use letters, digits and dashes only, with no dash at either end":`write ${y}`})},R=P=>(0,S.CC)("block-invalid",(0,S.Z9)(L,P)),G="use another version of the mod\
ule that has this call",z={"not-passed":({call:P,name:y,canChange:D})=>({message:`${P} does not pass the provider configuration ${y}, which its module expects`,
help:D?`add \`${y} = \u2026\` to the \`providers\` of the call`:G}),overridden:({call:P,name:y,canChange:D})=>({message:`${P} passes the provider configuration ${y}\
, which its module has itself`,help:D?`remove \`${y}\` from the \`providers\` of the call`:G}),repeated:({call:P,argument:y,canChange:D})=>({message:`${P} has \`${y}\
\`, but its module configures a provider itself`,help:D?`remove \`${y}\`, or use a version of the module without \`provider\` blocks`:G})},F=P=>(0,S.CC)("block-\
providers",(0,S.Z9)(z,P))})};export{xt as ids,Dt as modules};
var $late0,$late1,$late2;
