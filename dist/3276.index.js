const xt=[3276,3494,2797,7390,3542,5009,5009,7390,3542,3542],yt={6784:((ae,ee,O)=>{O.d(ee,{Jw:()=>J,L8:()=>i,Md:()=>y,Tj:()=>$,bs:()=>l,lr:()=>x,r1:()=>u,v$:()=>P,
wH:()=>s,xC:()=>r,zK:()=>e});var H=O(9941);const x=100,F=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),W=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),j="\x80",L=1,Z=2,Q=4,J=8,P=16,$=32,y=64,C=[[L,/[ \t]/],[Z,/[A-Za-z_]/],[Q,/[\w-]/],[J,/[\w \t.:=?!&|*%+>~-]/],[P,/[\w \t\n,.:=?!&|*%+>~-]/],
[$,/[^"\\$%\r\n]/],[y,/[^\n$%]/]],B=Array.from({length:128},(A,k)=>String.fromCharCode(k)),M=A=>C.reduce((k,[b,D])=>D.test(A)?k|b:k,0),R=new Uint8Array(2**16).fill(
M(j));R.set(B.map(M));const E=(A,k,b)=>k<A.length&&((R[A.charCodeAt(k)]??0)&b)!==0,r=A=>A===" "||A==="	",i=A=>/^[\w-]/.test(A),s=A=>A==="}"||A===")"||A==="]";function u(A){
return A==="{"?"}":A==="("?")":A==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(k,b=0,D=new H.n_){this.text=k,this.parts=D,this.at=b}countPart(){
this.parts.add()||(this.at=this.text.length)}match(k){return k.lastIndex=this.at,k.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(k){const{
text:b,parts:D,mistake:K}=this;if(K===void 0)return{text:b,body:k,parts:D,problems:[]};const G={...(0,H.yN)(b)(K),message:K.message};return{text:b,body:k,parts:D,
problems:[G]}}report(k,b,D=b+1){this.mistake??={message:k,start:b,end:Math.min(D,Math.max(b,this.text.length))}}stop(k,b){this.report(k,b),this.at=this.text.length}}
class l extends e{readsAll=!1;reportUnclosed(k){const b=/[$%]/.test(this.text.charAt(k)),D=this.text.slice(k,k+(b?2:1)),K=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,G=`unbalanced brackets: "${D}" is not closed before ${K}`;this.report(G,this.isAtEnd()?k:this.at)}reportCharacter(){const k=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let b=`${JSON.stringify(k)} is not used in HCL`;k==="'"&&(b="single quotes are not valid; use double quotes"),k==="\uFFFD"&&(b=
"the file is not UTF-8 here"),this.report(`invalid character: ${b}`,this.at,this.at+k.length)}reportBrokenString(k){const b=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(b,k,this.at)}peek(k=0){const b=this.
at+k;return b<this.text.length?B[this.text.charCodeAt(b)]??j:""}skipSpaces(){for(;;){const k=this.skipAll(L);if(k==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(k==="/"&&this.peek(1)==="*")this.skipBlockComment();else return k}}skipBlank(){
for(;;){const k=this.skipSpaces();if(k===`
`)this.at++;else if(this.isLineComment(k))this.skipLine();else return k}}skipAll(k){const{text:b}=this;let{at:D}=this;for(;E(b,D,k);)D++;return this.at=D,this.peek()}isLineComment(k){
return k==="#"||k==="/"&&this.peek(1)==="/"}isLineEnd(k){return k===`
`||k===""||this.isLineComment(k)}skipLine(){const k=this.text.indexOf(`
`,this.at);this.at=k<0?this.text.length:k}skipBlockComment(){const k=this.text.indexOf("*/",this.at+2);k<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=k<0?this.text.length:k+2}readName(){const{text:k,at:b}=this;return E(k,b,Z)&&this.skipAll(Q),this.peek()===j&&(this.at=b,this.at+=this.
match(F)?.[0].length??0),this.at>b?k.slice(b,this.at):void 0}readEscape(){const{text:k,at:b}=this,D=k.charAt(b+1),K=k.slice(b+2,b+(D==="U"?10:6)),G=D==="U"?/^[0-9a-f]{8}$/i.
test(K):/^[0-9a-f]{4}$/i.test(K),h=Number.parseInt(K,16);if((D==="u"||D==="U")&&G&&h<=1114111)return this.at+=K.length+2,String.fromCodePoint(h);const t=W.get(D);
if(this.at+=t===void 0?1:2,t!==void 0)return t;const a=JSON.stringify(k.slice(b,b+2));return this.report(`invalid escape sequence: ${a}`,b,b+2),""}}}),3276:((ae,ee,O)=>{
O.d(ee,{O:()=>j});var H=O(6784),x=O(3278),F=O(9941);const W=200;function j(P,$=new F.n_,y=!1){const C=new L(P,0,$);C.isHcl1=y;const B=C.readRoot();return C.structure(
{kind:"json",members:B===void 0?[]:(0,F.lS)(B)})}class L extends H.zK{isHcl1=!1;readRoot(){const{text:$}=this;$.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const y=this.readValue();return this.isHcl1||y===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),y.kind!=="object"&&y.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",y.start)),y}skipSpaces(){const{text:$}=this;for(;;){const y=$.charCodeAt(this.at);if(y===32||y===
10||y===13||y===9)this.at++;else if(y===47)this.skipComment();else return $.charAt(this.at)}}skipComment(){const $=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const y=$?`
`:"*/",C=this.text.indexOf(y,this.at+1);this.at=C<0?this.text.length:C+y.length}readValue(){const{text:$,parts:y,at:C}=this;if(this.countPart(),y.isExceeded())return;
const B=$.charAt(C);if(B==='"'){const r=this.readString();return r===void 0?void 0:(0,x.BD)(r,{start:C,end:this.at},y)}if(B!=="{"&&B!=="[")return this.readPrimitive();
if(this.depth>=W)return this.stop(`values are nested deeper than ${W} levels`,C);this.depth++;const M=B==="{"?this.readItems("}",()=>this.readMember()):[],R=B===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const E={start:C,end:this.at};return B==="{"?{kind:"object",...E,items:M}:{kind:"tuple",...E,elements:R}}readPrimitive(){
const{at:$}=this,y=this.match(Z)?.[0];return y===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",$):(this.at+=y.length,{kind:"primitive",start:$,end:this.at,value:JSON.parse(y)})}readItems($,y){this.at++;const C=[];for(;this.skipSpaces()!==$;){
const B=y();if(B===void 0)break;C.push(B),this.endItem($)}return this.isAtEnd()||this.at++,C}readMember(){const{text:$,at:y}=this;if($.charAt(y)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',y);const C=this.readString();if(C===void 0)return;const B=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const M=this.readValue();return M&&
{name:C,start:y,end:B,value:M}}endItem($){const y=this.skipSpaces(),C=this.at;if(y!==$){if(y===""&&this.stop(`unclosed value: no "${$}" before the end of the fi\
le`,C),y!==","){this.report(`missing separator: expected "," or "${$}"`,C);return}this.at++,this.skipSpaces()===$&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",C)}}readString(){const{text:$,at:y}=this;let C=y+1,B=!0;for(let M=$.charCodeAt(C);M!==34;M=$.charCodeAt(C)){if(!(M>=32))return this.stopInString(
y,C);M===92&&(B=!1),C+=M===92?2:1}return this.at=C+1,B?$.slice(y+1,C):this.unescape($.slice(y+1,C),y+1)}stopInString($,y){return y>=this.text.length||this.text.
charCodeAt(y)===10?this.stop("invalid JSON string: no closing quote in its line",$):this.stop("invalid JSON string: a control character must be escaped",y)}unescape($,y){
return $.replace(Q,(C,B,M)=>{const R=this.isHcl1&&J.test(C);if(B===void 0&&!R)return JSON.parse(`"${C}"`);const E=`invalid JSON string: ${JSON.stringify(C)} is \
not an escape sequence`,r=y+M;return this.report(this.isHcl1?"invalid escape sequence":E,r,r+2),C}).toWellFormed()}}const Z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
Q=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,J=/\/|u[dD][89a-fA-F]/}),8201:((ae,ee,O)=>{O.d(ee,{Fq:()=>R,Kk:()=>j,_p:()=>Z,ku:()=>L});var H=O(7811),x=O(6784);
const F="<<",W=({close:i})=>i==='"'||i===F;function j(i,s){i.skipAll(x.Jw)===`
`&&s==="line"||Q(i,[],s)}const L=(i,s,u)=>Q(i,[{start:u,close:s}],void 0),Z=(i,s,u)=>Q(i,[{start:u,close:F,marker:s}],void 0);function Q(i,s,u){for(;;){const e=s.
at(-1);if(e===void 0&&u===void 0)return!0;if(e!==void 0&&W(e)){if(!(e.close==='"'?y:E)(i,s,e))return!1;continue}const l=J(i,s,u);if(l!==void 0)return l}}function J(i,s,u){
for(;;){const e=s.length===0,l=i.skipAll(e?x.Jw:x.v$);if(l===`
`||l===","){if(e&&(l===","||u==="line"))return!0;i.at++}else if((0,x.wH)(l)){if(e)return!0;if(!$(i,s,l))return!1;const A=s.at(-1);if(A===void 0?u===void 0:W(A))
return}else if(l==='"'){const A=i.at++;if(i.skipAll(x.Tj)!=='"'){s.push({start:A,close:'"'});return}i.at++}else{const{at:A}=i,k=(0,x.r1)(l),b=l==="<"?R(i):void 0;
if(b!==void 0){s.push({start:A,close:F,marker:b});return}if(k!==void 0&&s.push({start:A,close:k}),k!==void 0||l==="<")i.at++;else{if(i.isAtEnd())return s[0]!==void 0&&
i.reportUnclosed(s[0].start),e;if(e&&u==="line"&&i.isLineComment(l))return!0;P(i,l)}}}}function P(i,s){i.isLineComment(s)?i.skipLine():s==="/"&&i.peek(1)==="*"?
i.skipBlockComment():s==="/"?i.at++:s==="\r"?i.skipSpaces():(s<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function $(i,s,u){const e=s.pop();if(e!==
void 0&&e.close!==u){i.reportUnclosed(e.start);let l=s.at(-1);for(;l!==void 0&&l.close!==u&&!W(l);)s.pop(),l=s.at(-1);if(l===void 0)return!1;W(l)?s.push({start:i.
at,close:"}"}):s.pop()}return i.at++,!0}function y(i,s,u){for(;;){const e=i.skipAll(x.Tj);if(e==='"')return s.pop(),i.at++,!0;if(e==="\\"){const l=i.at+(/[^\r\n]/.
test(i.peek(1))?2:1);i.readEscape(),i.at=l}else{if(e!=="$"&&e!=="%")return B(i,s,u);if(C(i,s))return!0}}}function C(i,s){const{at:u}=i,e=i.peek(1);if(e==="{")return s.
push({start:u,close:"}"}),i.at+=2,!0;const l=e===i.peek()&&i.peek(2)==="{";return i.at+=l?3:1,!1}function B(i,s,u){i.reportBrokenString(u.start);const e=M(i);do
s.pop();while((s.at(-1)?.start??-1)>=e);return s.length>0}function M({text:i,at:s}){let u=s;for(;u>0&&i[u-1]!==`
`&&i[u-1]!=="\r";)u--;return u}function R(i){const{text:s,at:u}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const e=i.readName();if(e===void 0){i.at=u;
return}return i.skipSpaces()!==`
`&&i.at<s.length&&i.report("invalid expression: a heredoc marker must end its line",u,i.at),i.skipLine(),i.isAtEnd()||i.at++,e}function E(i,s,u){const e=u.marker??
"";for(;;){if(i.peek(-1)===`
`&&r(i,e))return s.pop(),!0;const l=i.skipAll(x.Md);if(i.isAtEnd())return i.report("unterminated template string: no line closes the heredoc",u.start),!1;if(l===
`
`)i.at++;else if(C(i,s))return!0}}function r(i,s){const{text:u}=i;let{at:e}=i;for(;(0,x.xC)(u.charAt(e));)e++;const l=u.charAt(e);if(l>" "&&l<"\x80"&&!u.startsWith(
s,e))return!1;const A=u.indexOf(`
`,e),k=A<0?u.length:A;return(0,H.s8)((0,H.Dw)(u.slice(e,k)))!==s?!1:(i.at=u.charAt(k-1)==="\r"?k-1:k,!0)}}),3278:((ae,ee,O)=>{O.d(ee,{BD:()=>j,E3:()=>W,jw:()=>C});
var H=O(7811),x=O(6784),F=O(8201);function W(E){const{text:r,at:i}=E;if(E.at++,E.skipAll(x.Tj)!=='"')return Z(E,i);const s=r.slice(i+1,E.at++);return{kind:"stri\
ng",start:i,end:E.at,value:s,verbatim:s}}function j(E,r,i){if(!E.includes("{"))return{kind:"string",...r,value:E,verbatim:E};const s=new x.bs(E,0,i),u={parts:[],
text:"",isTrimmed:!1};for(s.at=0;s.at<E.length;){const l=s.at;for(;s.at<E.length&&!L(s.peek());)s.at++;if(u.text+=E.slice(l,s.at),s.at<E.length&&!$(s,u)){P(u,r);
break}}const e=u.parts.map(l=>l.kind==="known"?l:{...l,code:E.slice(l.start,l.end),...r});return Q({...u,parts:e},r,E)}const L=E=>E==="$"||E==="%";function Z(E,r){
const{text:i}=E,s=i.slice(r+1,E.at),u={parts:[],text:s,isTrimmed:!1};for(;;){const e=E.at,l=E.skipAll(x.Tj);if(u.text+=i.slice(e,E.at),l==='"')return E.at++,Q(u,
{start:r,end:E.at});if(l==="\\")u.text+=E.readEscape();else if(L(l)){if(!$(E,u))return{kind:"other",start:r,end:E.at}}else return E.reportBrokenString(r),{kind:"\
other",start:r,end:E.at}}}function Q(E,{start:r,end:i},s){const{parts:u,text:e}=E;return u.length===0?{kind:"string",start:r,end:i,value:e,verbatim:s??e}:(J(E),
{kind:"template",start:r,end:i,parts:u,verbatim:s})}function J(E){const r=E.isTrimmed?(0,H.Dw)(E.text):E.text;r!==""&&E.parts.push({kind:"known",value:r}),E.text=
""}function P(E,r){J(E),E.parts.push({kind:"unknown",start:r.start,end:r.end})}function $(E,r){const{text:i,at:s}=E,u=i.charAt(s);if(E.peek(1)!=="{"){const l=i.
startsWith(`${u}{`,s+1);return r.text+=l?`${u}{`:u,E.at+=l?3:1,!0}E.at+=2;const e=u==="$"?y(E):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&E.skipBlank()===
"}"?(r.text+=e.value,E.at++,!0):(0,F.ku)(E,"}",s)?(i.charAt(s+2)==="~"&&(r.text=(0,H.s8)(r.text)),P(r,{start:s,end:E.at}),r.isTrimmed=i.charAt(E.at-2)==="~",E.countPart(),
!0):!1}function y(E){if(E.skipBlank()!=='"'||E.depth>=x.lr)return;E.depth++;const r=W(E);return E.depth--,r}function C(E){const{text:r,at:i}=E,s=E.peek(2)==="-",
u=(0,F.Fq)(E);if(u===void 0)return;const e=E.at;if(!(0,F._p)(E,u,i))return{kind:"other",start:i,end:E.at};const l={start:i,end:E.at},A=r.slice(e,r.lastIndexOf(`\

`,E.at-1)+1);if(B.test(A)){const D=[{kind:"unknown",...l}];return{kind:"template",...l,parts:D,verbatim:void 0}}const k=A.replaceAll("$${","${").replaceAll("%%{",
"%{"),b=s?M(k):k;return{kind:"string",...l,value:b,verbatim:b}}const B=/(?<!\$)\$\{|(?<!%)%\{/;function M(E){let r=E.length;for(const[i]of E.matchAll(R))r=Math.
min(r,i.length);return E.replace(R,i=>i.slice(r))}const R=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ae,ee,O)=>{O.d(ee,{B$:()=>u,Tu:()=>P,
_3:()=>j,cd:()=>E,lR:()=>L,p_:()=>Z});var H=O(3298),x=O(6784),F=O(891),W=O(9780);const j=({expression:t,text:a},w)=>w.effort.spend(()=>Q(t,a,w)),L=1024;function Z(t,a){
if(t.length>L)return;const w=new x.bs(t),g=l(w);return w.skipBlank()===""&&w.mistake===void 0?g?.(a):void 0}function Q(t,a,w){switch(t.kind){case"string":return w.
isLiteral?t.verbatim:t.value;case"primitive":{const{value:g,start:f,end:I}=t;return typeof g=="number"?J(a.slice(f,I)):g}case"object":return(0,H.O)(g=>{const f=P(
t,g,a);return f===t?void 0:f&&j({expression:f,text:a},w)});case"tuple":return(0,H.O)(g=>{if(g===W.pi)return t.elements.length;const f=t.elements[Number(g)];return f&&
j({expression:f,text:a},w)});case"template":return w.isLiteral&&t.verbatim!==void 0?t.verbatim:M(u(t.parts,a,w),a,w);case"other":return Z(a.slice(t.start,t.end),
w)}}function J(t){const a=t.replace(/[()\s]/g,"");return String(Number(a))===a?Number(a):void 0}function P(t,a,w,g=!1){if(t?.kind!=="object")return;const f=C(t.
items,w),I=f.get(void 0),S=g&&I!==void 0&&(I.name!==void 0||$.test(w.slice(I.start,I.end)));return I===void 0||S?f.get(a)?.value:t}const $=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
y=new WeakMap;function C(t,a){const w=y.get(t)??new Map(t.map(g=>[B(g,a),g]));return y.set(t,w),w}function B({name:t,start:a,end:w},g){return t===void 0?(0,W.Uk)(
Z(g.slice(a,w),(0,W.os)())):t.includes("{")?void 0:t.normalize("NFC")}function M(t,a,w){let g="";for(const f of t){const I=f.kind==="known"?void 0:E(f,a),S=f.kind===
"known"?f.value:I&&Z(I,w),N=(0,W.Uk)(S);if(N===void 0)return(0,W.VI)(g,S);if(g.length+N.length>W.lG)return;g+=N}return g}const R=(t,a)=>t.code??a.slice(t.start,
t.end);function E(t,a){const w=R(t,a);return w.startsWith("${")?w.slice(2,-1).replace(/^~|~$/g,""):void 0}const r=/^%\{~?\s*if\s([\s\S]*)\}$/,i=/^%\{~?\s*else\s*~?\}$/,
s=/^%\{~?\s*endif\s*~?\}$/;function u(t,a,w){const g=t.map(fe=>fe.kind==="unknown"?R(fe,a):""),[f,...I]=g.keys().filter(fe=>r.test(g[fe]??"")),S=g.findIndex(fe=>s.
test(fe));if(f===void 0||I.length>0||S<f)return t;const N=r.exec(g[f]??"")?.[1]??"",z=Z(N.replace(/~$/,""),w);if(typeof z!="boolean")return t;const te=g.findIndex(
fe=>i.test(fe)),oe=te<0?S:te,le=z?t.slice(f+1,oe):t.slice(oe+1,S);return[...t.slice(0,f),...le,...t.slice(S+1)]}const e=t=>a=>a.effort.spend(()=>t(a));function l(t){
if(t.depth>=x.lr)return;t.depth++;const a=A(t);let w=a;if(a!==void 0&&G(t,"?")){const g=l(t),f=G(t,":")?l(t):void 0;w=g&&f&&e(S=>{const N=a(S);if(typeof N!="boo\
lean")return(0,W.J6)([N]);const[z,te]=N?[g,f]:[f,g],oe=z?.(S);return/number|boolean/.test(typeof oe)&&typeof te?.(S)!=typeof oe?void 0:oe})}return t.depth--,w}function A(t){
const a=k(t),w=G(t,"==");if(a===void 0||!w&&!G(t,"!="))return a;const g=k(t);return g&&e(I=>{const S=[a(I),g?.(I)];return S.every(z=>z===null||(0,W.Uk)(z)!==void 0)&&
(S.includes(null)||typeof S[0]==typeof S[1])?S[0]===S[1]===w:(0,W.J6)(S)})}function k(t){let a=D(t);for(;a!==void 0;){let w;if(G(t,".")){const g=t.readName()??h(
t,/\d+/y);w=g===void 0?void 0:e(()=>g)}else if(G(t,"[")){if(w=l(t),!G(t,"]"))return}else return a;a=w&&b(a,w)}}const b=(t,a)=>e(w=>{const g=t(w),f=a(w),I=(0,W.Uk)(
f);return typeof g!="function"||I===void 0?(0,W.J6)([g,f]):g(I)});function D(t){if(G(t,"(")){const I=l(t);return G(t,")")?I:void 0}const a=t.skipBlank(),w=t.readName();
if(w!==void 0)return K(t,w);const g=h(t,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(g!==void 0)return e(()=>J(g));const f=/["{[]/.test(a)?(0,F.U)(t,a):void 0;return f&&
e(I=>Q(f,t.text,I))}function K(t,a){const w={true:!0,false:!1,null:null}[a];if(w!==void 0)return e(()=>w);if(!G(t,"("))return e(f=>f.name(a));const g=[];for(;!G(
t,")");){const f=l(t);if(f===void 0||!G(t,",")&&t.skipBlank()!==")")return;g.push(f)}return e(f=>{const I=g.map(S=>S(f));return(0,W.J6)(I)??f.call(a,I)})}function G(t,a){
return t.skipBlank(),t.text.startsWith(a,t.at)?(t.at+=a.length,!0):!1}function h(t,a){const w=t.match(a)?.[0];return t.at+=w?.length??0,w}}),891:((ae,ee,O)=>{O.
d(ee,{J:()=>W,U:()=>Q});var H=O(6784),x=O(8201),F=O(3278);function W(e,l){e.countPart();const A=l==="element"?e.skipBlank():e.skipSpaces(),k=e.at,b=Q(e,A);if(b!==
void 0&&Z(e,l))return b;l==="line"&&L(e,b),(0,x.Kk)(e,l);let D=e.at;for(;D>k&&(0,H.xC)(e.text.charAt(D-1));)D--;return D===k&&e.report("invalid expression: expe\
cted the start of an expression",k),b===void 0?y(e,k,D):{kind:"other",start:k,end:D}}const j=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function L(e,l){j.lastIndex=e.
at;const A=l===void 0?j.test(e.text):/["\w]/.test(e.peek()),k=l===void 0?j.lastIndex-1:e.at;A&&e.report("missing newline after argument or block definition",k)}
function Z(e,l){const A=l==="element"?e.skipBlank():e.skipSpaces();return(0,H.wH)(A)||A===","||e.isLineEnd(A)}function Q(e,l){if(l==='"')return(0,F.E3)(e);if(l===
"<")return(0,F.jw)(e);if(l!=="{"&&l!=="["&&l!=="(")return;const A=e.at++;e.depth++;let k;return e.depth>H.lr?k=J(e,l,A):l==="{"?k=M(e,A):l==="["?k=B(e,A):k=C(e,
A),e.depth--,k}function J(e,l,A){return(0,x.ku)(e,(0,H.r1)(l)??l,A),{kind:"other",start:A,end:e.at}}const P=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
$=32;function y(e,l,A){if(P.lastIndex=l,!(P.test(e.text)&&P.lastIndex===A)||A-l>$)return{kind:"other",start:l,end:A};const b=e.text.slice(l,A),D={true:!0,false:!1,
null:null}[b];return{kind:"primitive",start:l,end:A,value:D===void 0?Number(b):D}}function C(e,l){const A=W(e,"element");return e.skipBlank()!==")"?J(e,"(",l):(e.
at++,{...A,start:l,end:e.at})}function B(e,l){if(u(e))return J(e,"[",l);const A=[];let k=R(e,"]",l);for(;k;k=R(e,"]",l)){const D=e.at;A.push(W(e,"element")),e.at===
D&&e.peek()!==","&&e.at++,e.skipBlank()===","&&e.at++}const b={start:l,end:e.at};return k===void 0?{kind:"other",...b}:{kind:"tuple",...b,elements:A}}function M(e,l){
if(u(e))return J(e,"{",l);const A=[];for(;R(e,"}",l);)A.push(E(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:l,end:e.at,items:A}}function R(e,l,A){
const k=e.skipBlank();return k!==l&&!e.isAtEnd()&&!(0,H.wH)(k)?!0:k!==l?e.reportUnclosed(A):(e.at++,!1)}function E(e,l){const A=e.at,k=r(e,l);let b=e.at;for(;b>
A&&(0,H.xC)(e.text.charAt(b-1));)b--;const D=e.skipSpaces();if(D!=="="&&D!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),
(0,x.Kk)(e,"line"),e.at===A&&e.at++,{name:void 0,start:A,end:b,value:{kind:"other",start:b,end:e.at}};e.at++;const K=W(e,"line");return{name:k,start:A,end:b,value:K}}
function r(e,l){const A=e.at;let k;if(l==='"'||l==="("){const K=Q(e,l);K?.kind==="string"&&(k=K.value)}else k=e.readName();const b=e.skipSpaces();if(b==="="||b===
":")return k;s(e);const D=e.text.slice(A,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(D)?D:void 0}const i=/[=!<>]=|[-+*/%<>!&|?.]/y;function s(e){for(;;){
const l=e.skipSpaces(),A=e.at;if(e.isLineComment(l))return;if((0,H.L8)(l))e.at++;else if(l==="["||l==="(")e.at++,J(e,l,A);else if(l==='"')(0,F.E3)(e);else if(e.
match(i)!==null)e.at=i.lastIndex;else if(e.readName()===void 0)return}}function u(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,H.L8)(e.peek(3))}}),
6353:((ae,ee,O)=>{O.d(ee,{K:()=>L});var H=O(6784),x=O(891),F=O(8201),W=O(3278),j=O(9941);function L(r,i=new j.n_,s=!1){const u=new H.bs(r,r.startsWith("\uFEFF")?
1:0,i);return u.readsAll=s,u.structure(Z(u,void 0))}function Z(r,i){const s={kind:"native",attributes:[],blocks:[]},u=new Set;let e=i!==void 0&&!r.isLineEnd(r.skipSpaces());
for(;;){const l=r.skipBlank();if(r.at>=r.text.length){i!==void 0&&r.report(Q,i);break}if(l==="}"&&i!==void 0){r.at++;break}J(r,l,s,u),R(r,e,s),e=!1}return s}const Q="\
unclosed configuration block: there is no closing brace before the end of the file";function J(r,i,s,u){const e=r.at;r.countPart();const l=i==='"'?B(r):r.readName();
if(l===void 0){i<"\x80"?r.report("argument or block definition required",e):r.reportCharacter(),E(r,e);return}const A=r.at;if(r.skipSpaces()==="="&&r.peek(1)!==
"="){r.at++,u.has(l)&&r.report("attribute redefined: it is set a second time",e,A),u.add(l),s.attributes.push({name:l,start:e,end:A,value:(0,x.J)(r,"line")});return}
const b=[];for(let t=M(r);t!==void 0;t=M(r))b.push(t);const D=r.at;if(r.peek()!=="{"){const t=b.length===0?'argument or block definition required: the name has \
neither "=" nor "{" after it':'invalid block definition: the header has no "{" at its end';r.report(t,e,A),E(r,e);return}r.at++;const h=P.has(l)&&b[0]?.value!==
"terraform_remote_state"&&!r.readsAll&&r.depth===0&&r.mistake===void 0?$(r,D):C(r,D);s.blocks.push({type:l,labels:b,start:e,end:D,body:h})}const P=new Set(["res\
ource","data","ephemeral","output","variable"]);function $(r,i){const{at:s}=r;if((0,F.ku)(r,"}",i)&&r.mistake===void 0){const e=new H.bs(r.text.slice(0,r.at),s,
r.parts);return e.depth=1,new y(e)}return r.at=s,r.mistake=void 0,C(r,i)}class y{kind="native";cursor;body;constructor(i){this.cursor=i}get attributes(){return this.
read().attributes}get blocks(){return this.read().blocks}mayHave(i){return this.body!==void 0||this.cursor.text.includes(i,this.cursor.at)}read(){return this.body??=
Z(this.cursor,this.cursor.at-1),this.body}}function C(r,i){if(r.depth>=H.lr)return r.report(`blocks are nested deeper than ${H.lr} levels`,i),(0,F.ku)(r,"}",i),
{kind:"native",attributes:[],blocks:[]};r.depth++;const s=Z(r,i);return r.depth--,s}function B(r){const i=r.at,s=(0,W.E3)(r);return r.report("invalid argument n\
ame: argument names must not be quoted",i,r.at),s.kind==="string"?s.value:void 0}function M(r){const i=r.skipSpaces(),s=r.at;let u;if(i==='"'){const l=(0,W.E3)(
r);l.kind==="string"?u=l.value:(u=r.text.slice(s+1,Math.max(s+1,r.at-1)),r.report("invalid block label: it has to be plain text",s,r.at))}else u=r.readName();if(u===
void 0)return;const{at:e}=r;return r.countPart(),{value:u,start:s,end:e}}function R(r,i,{blocks:s}){const u=r.skipSpaces();i&&(u!=="}"||s.length>0)?r.report("in\
valid single-argument block definition: a block in one line has one argument at most",r.at):!i&&!r.isLineEnd(u)&&r.report("missing newline after argument or blo\
ck definition",r.at)}function E(r,i){(0,F.Kk)(r,"line"),(r.at===i||(0,H.wH)(r.peek())&&r.peek()!=="}")&&r.at++}}),9780:((ae,ee,O)=>{O.d(ee,{A9:()=>Z,J6:()=>y,Pg:()=>Q,
Uk:()=>$,VI:()=>C,ae:()=>H,lG:()=>F,os:()=>J,pi:()=>x,sT:()=>P});class H{text;withheld;constructor(M,R=null){this.text=M,this.withheld=R}}const x="#",F=4096,W=200,
j=2e4,L=5e6,Z=B=>/[^\0-\x7f]/.test(B)?B.normalize("NFC"):B;class Q{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>L}spend(M){if(this.steps+=1,this.count(),this.depth>=W||this.steps>j||this.isSpent)return;this.depth+=1;const R=M();return this.depth-=1,typeof R!=
"string"?R:R.length>F?void 0:Z(R)}}const J=()=>({name:()=>{},call:()=>{},effort:new Q}),P=()=>({...J(),isLiteral:!0}),$=B=>typeof B=="string"||typeof B=="number"||
typeof B=="boolean"?String(B):void 0,y=B=>B.find(M=>M instanceof H&&M.withheld!==null);function C(B,M){return M instanceof H?new H((B+M.text).slice(0,F),M.withheld):
new H(B)}}),2756:((ae,ee,O)=>{O.d(ee,{Bs:()=>Z,C5:()=>y,Yo:()=>L,bK:()=>C,g$:()=>B,rI:()=>j,wK:()=>P,yR:()=>$});var H=O(9432),x=O(9985),F=O(9780),W=O(9941);function j({
text:M},R,E){const r=(0,W.yN)(M);return{text:M,place:i=>({file:R,...r(i),target:E})}}const L=M=>{const R=M.length>F.lG?(0,H.dh)(M,F.lG):M;return R.length<13?R:[
R.slice(0,1),R.slice(1)].join("")};function Z(M){const R=M.join(".");return R.length>F.lG?L(R):R}const Q=M=>M.length>F.lG?{kind:"pieces",pieces:[null],text:L(M)}:
{kind:"known",text:L((0,F.A9)(M))},J=M=>M===void 0||M.length>x.lR?null:{code:L(M)};function P(M,R,E=!1){const r=()=>M.text.slice(R.start,R.end),i=s=>({kind:"pie\
ces",pieces:s,text:L(r())});switch(R.kind){case"string":{const{value:s,verbatim:u}=R;if(E||s===u)return Q(u);const e=L((0,F.A9)(s));return{kind:"pieces",pieces:[
e],text:e,isJson:!0}}case"template":{if(E&&R.verbatim!==void 0)return Q(R.verbatim);const s=R.verbatim!==void 0,u=s?null:(0,x._3)({expression:R,text:M.text},(0,F.
os)());if(typeof u=="string")return Q(u);const e=(0,x.B$)(R.parts,M.text,(0,F.os)()).map(A=>A.kind==="known"?L(A.value):J((0,x.cd)(A,M.text))),l=e.includes(null)?
[J(r())]:e;return{...i(l),...s&&{isJson:s}}}case"other":{const s=r(),u=(0,x.p_)(s,(0,F.os)());return typeof u=="string"?Q(u):i([J(s)])}case"primitive":case"obje\
ct":case"tuple":return i([null])}}function $(M,R){return R.kind!=="primitive"?P(M,R):R.value===null?null:Q(String(R.value))}function y(M,R){const[E]=M.kind==="p\
ieces"?M.pieces:[];return M.kind==="known"||typeof E!="object"||E===null?M:{...M,pieces:[{code:`(${E.code}).${R}`}]}}function C(M){return M?.kind!=="string"?null:
L((0,F.A9)(M.value))}function B({pieces:M},R){let E="";for(const r of M){const i=typeof r=="object"?r&&(0,x.p_)(r.code,R):r;if(i===null&&r!==null&&M.length===1)
return{isWhole:!0,text:null,withheld:null};const s=(0,F.Uk)(i);if(s===void 0)return{isWhole:!1,...(0,F.VI)(E,i)};if(E.length+s.length>F.lG)return{isWhole:!1,text:E,
withheld:null};E+=s}return{isWhole:!0,text:L((0,F.A9)(E)),withheld:null}}}),3140:((ae,ee,O)=>{O.d(ee,{AJ:()=>l,kM:()=>M,ls:()=>A});var H=O(7706),x=O(8516),F=O(2170),
W=O(9119),j=O(2485),L=O(8032),Z=O(3846),Q=O(9985),J=O(9941),P=O(2756);function $(b,{type:D,labels:K,start:G,end:h}){const t=[D];for(const{value:a}of K)t.push(a);
return{what:(0,P.Bs)(t),place:b.place({start:G,end:h})}}const y=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),C=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
B=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function M(b,D){const G=(D.
kind==="native"?D.blocks:[...y].flatMap(([t,a])=>(0,J.SH)(D,t,a))).flatMap(t=>{const{type:a,labels:w}=t;return y.get(a)===w.length?[$(b,t),...a==="variable"?r(b,
t):[]]:C.test(a)?{...$(b,t),problem:(0,H.ho)({kind:"of-cli",type:a})}:[]}),h=(0,J.SH)(D,"terraform",0);return[...G,...h.flatMap(t=>[...R(b,t.body)])]}function*R(b,D){
for(const[K,G,h]of B)for(const t of(0,J.SH)(D,K,G))if(yield{what:h,place:b.place(t),isSingle:!0},K==="required_providers")for(const a of(0,J.Td)(t.body))yield*s(
b,a);yield*e(b,(0,J.w4)(D,"required_version"))}const E=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function r(b,D){const{
what:K,place:G}=$(b,D),h=(0,P.Yo)(D.labels[0]?.value??""),t=(0,J.w4)(D.body,"type")?.value,a=D.body.kind==="native"&&t?.kind==="string";return[...E.test(h)?[{what:K,
place:G,problem:(0,H.ho)({kind:"reserved",what:K})}]:[],...a?[{what:K,place:b.place(t),problem:(0,H.ho)({kind:"quoted-type",what:K})}]:[]]}const i=["source","ve\
rsion","configuration_aliases"];function s(b,D){const{value:K}=D,G=(0,P.Yo)(D.name),h=(0,P.Bs)(["required_providers",G]),t=K.kind==="object"?K.items:null,a=(0,Z.
sL)(G);if(!a.ok||t!==null&&a.value!==G){const f=a.ok?a.value:null,I=(0,H.ho)({kind:"local-name",name:G,normal:f});return[{what:h,place:b.place(D),problem:I}]}const w=t?.
find(f=>f.name!==void 0&&!i.includes(f.name));if(w?.name===void 0)return[];const g=(0,H.ho)({kind:"argument",what:h,argument:(0,P.Yo)(w.name)});return[{what:h,place:b.
place(w),problem:g}]}const u=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(b,D){if(D===void 0)return[];const{value:K}=D,{text:G}=b;if(!(K.kind==="t\
emplate"?K.parts.map(g=>g.kind==="unknown"?(0,Q.cd)(g,G):""):[K.kind==="other"?G.slice(K.start,K.end):""]).some(g=>u.test(g??"")))return[];const t=b.place(K),a=(0,x.
jF)({kind:"not-constant"}),w=/\.tofu(\.json)?$/.test(t.file)?"opentofu":"terraform";return[{what:"required_version",place:t,problem:a,clients:[w]}]}function*l(b){
const D=b.every(({kind:K})=>K.clients.length===L.Du.length);for(const K of D?[L.Du]:L.Du.map(G=>[G])){const G=b.filter(({kind:h})=>K.every(t=>h.clients.includes(
t)));yield{readers:K,read:G}}}function A(b){const D=[...l(b)].flatMap(({readers:K,read:G})=>[...k(G)].map(({what:h,place:t,problem:a,clients:w=L.Du})=>{const g=K.
filter(I=>w.includes(I)),f=(0,j.Kc)(h);return(0,F.kH)(a,{places:[t],clients:g,isPlaceholder:f})}));return(0,F.Qp)(D,({places:K,problem:G})=>[K[0],G.message])}function*k(b){
const D=new Map;for(const{definitions:K,kind:G,isContext:h}of b)for(const{what:t,place:a,problem:w,clients:g}of K){const f=D.get(t);if(w!==void 0)h||(yield{what:t,
place:a,problem:w,clients:g});else{if(G.isOverride)continue;if(f===void 0)D.set(t,a);else if(!h){const I=(0,W.eo)(f);yield{what:t,place:a,problem:(0,H.ho)({kind:"\
twice",what:t,first:I})}}}}if(!b.some(({notes:K,kind:G})=>K.length>0||G.class==="terragrunt")){for(const{definitions:K,kind:G,isContext:h}of b)if(!(!G.isOverride||
h))for(const{what:t,place:a,problem:w,isSingle:g}of K)w!==void 0||g||D.has(t)||(yield{what:t,place:a,problem:(0,H.ho)({kind:"no-base",what:t})})}}}),4118:((ae,ee,O)=>{
O.d(ee,{FK:()=>E,hN:()=>l,FZ:()=>h,xr:()=>t,Od:()=>i,gq:()=>u,R:()=>k});var H=O(8032),x=O(5243),F=O(3846),W=O(5106),j=O(9941),L=O(2756),Z=O(3140);function*Q(g,f){
const I=J.get(f.type)?.(f,g)??[];for(const{kind:S,text:N,localName:z=null,span:te}of I)yield{kind:S,text:(0,L.Yo)(N),localName:z,place:g.place(te)}}const J=new Map(
[["terraform",P],["provider",y],["module",M]]);function*P({body:g},f){const I=(0,j.SH)(g,"required_providers",0).flatMap(S=>(0,j.Td)(S.body));for(const{value:S}of I){
const z=(S.kind==="object"?S.items:[]).find(({name:te})=>te==="configuration_aliases")?.value;for(const te of z?.kind==="tuple"?z.elements:[])yield{kind:"provid\
er-expected",text:te.kind==="string"?te.value:$(f,te),span:te}}}const $=({text:g},{start:f,end:I})=>g.slice(f,I).trim();function*y(g){const{labels:f,body:I}=g,[
S]=f;if(S===void 0||C(I))return;const N=(0,L.bK)((0,j.w4)(I,"alias")?.value);yield{kind:"provider-configured",text:N===null?S.value:`${S.value}.${N}`,span:g}}const C=g=>(0,j.
Td)(g).every(({name:f})=>f==="alias"||f==="//")&&(g.kind==="json"||g.blocks.length===0),B=["count","for_each","depends_on"];function*M({labels:[g],body:f},I){const S=(0,L.
Yo)(g?.value??""),N=(0,j.w4)(f,"providers")?.value;for(const z of N?.kind==="object"?N.items:[])yield{kind:"provider-passed",text:z.name??$(I,z),localName:S,span:z};
for(const z of B){const te=(0,j.w4)(f,z);te!==void 0&&(yield{kind:"call-repeated",text:z,localName:S,span:te})}}var R=O(1011);const E={providerUses:new Map,hasBackend:!1,
declared:[]},r=new Map([["language",0],["terraform",0],["provider",1],["module",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],
["action",2]]);function i(g,f){const I=new e(g),S=f.kind==="native"?f.blocks.filter(({type:oe,labels:le})=>r.get(oe)===le.length):[...r].flatMap(([oe,le])=>(0,j.
SH)(f,oe,le));for(const oe of S)I.read(oe);const{providerUses:N,hasBackend:z,declared:te}=I;return{providerUses:N,hasBackend:z,declared:te}}const s=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function u(g,f){const I=new e(g),S=(0,j.w4)(f,"terraform_binary")?.value,[,N]=s.exec((0,L.bK)(S)??"")??[];return S!==void 0&&N!==void 0&&I.declare("binary",S,N),
I.declareVersion("version",(0,j.w4)(f,"terraform_version_constraint")),{...E,declared:I.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(f){
this.source=f}read(f){const{type:I,labels:S,body:N}=f;switch(this.declared.push(...Q(this.source,f)),I){case"language":this.declare("language",f);for(const z of(0,j.
SH)(N,"compatible_with",0))this.declareVersion("compatible",(0,j.w4)(z.body,"opentofu"));return;case"terraform":this.hasBackend||=l(N);for(const z of(0,j.SH)(N,
"encryption",0))this.declare("encryption",z);this.declareVersion("version",(0,j.w4)(N,"required_version"));return;case"module":return;case"provider":for(const z of S)
this.use(z.value,z.value,z,[f]),this.declareVersion("provider-version",(0,j.w4)(N,"version"),(0,L.Yo)(z.value));(0,j.w4)(N,"for_each")!==void 0&&this.declare("p\
rovider-for-each",f);return;case"check":for(const z of(0,j.SH)(N,"data",2))this.readTyped(z,[f,z]);return;case"import":this.readNamed(f,[f])||this.readImported(
f);return;default:I==="action"&&this.declare("action",f),this.readTyped(f,[f])}}declare(f,I,S="",N=null){this.declared.push({kind:f,text:S,localName:N,place:this.
source.place(I)})}declareVersion(f,I,S){const N=(0,L.bK)(I?.value);I!==void 0&&N!==null&&this.declare(f,I.value,N,S)}readTyped(f,I){const[S]=f.labels;if(S===void 0||
this.readNamed(f,I))return;const[N=""]=S.value.split("_",1);this.use(N,S.value,S,I)}readImported(f){const I=(0,j.w4)(f.body,"to")?.value,[,S]=K.exec(this.textOf(
I))??[];if(I===void 0||S===void 0)return;const[N=""]=S.split("_",1);this.use(N,S,I,[f])}textOf(f){if(f===void 0)return"";const{start:I,end:S}=f;return(f.kind===
"string"?f.value:this.source.text.slice(I,S)).slice(0,G).trim()}readNamed(f,I){const S=(0,j.w4)(f.body,"provider")?.value;if(S===void 0)return!1;const[,N]=D.exec(
this.textOf(S))??[];return N===void 0?!1:(this.use(N,N,S,I),!0)}use(f,I,S,N){if(this.providerUses.has(f))return;const z={text:(0,L.Yo)(I),address:b(N),place:this.
source.place(S)};this.providerUses.set((0,L.Yo)(f),z)}}const l=g=>(0,j.SH)(g,"backend",1).length>0||(0,j.SH)(g,"cloud",0).length>0,A=["name","prefix","tags"];function k(g){
const[f]=(0,j.SH)(g,"workspaces",0),I=N=>N==="workspaces"&&f!==void 0?A.some(z=>(0,j.w4)(f.body,z)!==void 0):(0,j.w4)(g,N)!==void 0,S=R.Rt.filter(N=>!I(N));return{
organization:(0,L.bK)((0,j.w4)(g,"organization")?.value),name:f?(0,L.bK)((0,j.w4)(f.body,"name")?.value):null,...S.length>0&&{lacks:S}}}const b=g=>(0,L.Bs)(g.flatMap(
({type:f,labels:I})=>[f,...I.map(({value:S})=>S)])),D=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),K=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,G=256;
function h(g){const f=new Map;for(const{readers:I,read:S}of(0,Z.AJ)(g))for(const[N,z]of w(S)){const te=f.get(N),oe=te===void 0?I:[...te.clients,...I];f.set(N,{...te??
z,clients:oe})}return Array.from(f.values(),I=>{const{host:S,isHostImplied:N,needs:z}=t(I.clients);return{kind:"implied_provider",host:S,isHostImplied:N,...I,isOverridden:!1,
needs:z}})}function t(g){const f=g.length===H.Du.length,I=N=>N.clients.some(z=>g.includes(z)),S=f?a:a.filter(I);return{host:S[0]?.host??null,isHostImplied:!0,needs:S}}
const a=H.Du.map(g=>({host:(0,x.Vm)(g),service:W.xq,clients:[g]}));function w(g){const f=new Set(["terraform"]);for(const{references:S}of g)for(const{localName:N}of S)
f.add(N);const I=new Map;for(const{scope:S,isContext:N}of g)if(!N)for(const[z,te]of S.providerUses)f.has(z)||(f.add(z),(0,F.sL)(z).ok&&I.set(z,te));return I}}),
8516:((ae,ee,O)=>{O.d(ee,{FA:()=>r,N0:()=>B,Ov:()=>i,Sm:()=>M,id:()=>y,jF:()=>$});var H=O(8032),x=O(9432),F=O(9119),W=O(9615);const j=6,L=s=>`"${(0,x.dh)(s)}"`,
Z="change one of these constraints so that a version can match all of them",Q=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function J(s){
const u=s.replace(Q,"");return u===""?"":`: ${u}`}const P={syntax:({text:s,why:u})=>({message:`${L(s)} is not a version constraint${J(u)}`,help:"write versions \
such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:s,clients:u})=>({message:`version of ${s} \
is an expression, which ${u.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:u.includes("terraform")?"write the version as a li\
teral; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and varia\
bles",affects:u}),"not-a-string":({address:s})=>({message:`version of ${s} is not a string`,help:"put the version in quotes"}),"pre-release":({text:s})=>({message:`${L(
s)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),
"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:s})=>({
message:`${s} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:s})=>({message:`provider ${s} is required in ve\
rsion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},
$=s=>(0,W.CC)("constraint-invalid",(0,W.Z9)(P,s));function y({of:s,terms:u,constraints:e,...l}){const{preRelease:A,resolution:k}=l,b=u.length===1?"correct the c\
onstraint":Z,K=u.some(({place:a})=>typeof a!="string"&&a.inside)?`${b}; for one in a module, call another version of it`:b,G=k?`${(0,W.OJ)(k)}, or ${b}`:K,h=new Set(
u.map(F.Ox)).size===1,t=({text:a,...w})=>h?L(a):`${L(a)} (${(0,x.dh)((0,F.Ox)(w))})`;return(0,W.CC)("constraint-unmeetable",{...e&&{constraints:e},message:`no v\
ersion of ${s} can match ${u.length>1?"all of ":""}${(0,x.K4)(u,j,t)}`,help:A===void 0?G:`write ${L(A)}: only an exact version, without a space after \`=\` and wi\
thout \`v\`, selects a pre-release of a module`})}const C={terraform:"terraform",opentofu:"tofu"};function B({provider:s,version:u,constraints:e,clients:l,isUnit:A}){
const[k,...b]=l,D=k===void 0||b.length>0?"":`${C[k]} `,K=A?"terragrunt ":D;return(0,W.CC)("lock-outside",{message:`locked provider ${s} ${u} does not match conf\
igured version constraint ${(0,x.K4)(e,j,x.dh)}`,help:`run \`${K}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const M=({
provider:s})=>(0,W.CC)("lock-readonly",{message:`the lock file has no entry for provider ${s}, and \`-lockfile=readonly\` does not let init add one`,help:"run `\
init` in this directory without `-lockfile=readonly`, and commit the lock file"}),R=(s,u)=>e=>({message:`the ${s} of provider ${e.provider} ${u}`}),E={syntax:({
error:s})=>({message:s}),twice:({provider:s})=>({message:`it has two blocks for provider ${s}`,help:"remove one of the blocks; a merge may have duplicated it"}),
"no-version":R("version","is missing"),"not-a-version":R("version","is not a version number"),"not-constraints":R("constraints","are invalid"),"not-normal":s=>({
message:`the ${s.of} of provider ${s.provider} must be written in normalized form: ${L(s.normal)}`})};function r(s){const{message:u,help:e}={help:"restore the f\
ile, or remove the block and run `init` again",...(0,W.Z9)(E,s)};return(0,W.CC)("lock-invalid",{message:`failed to read dependency lock file: ${u}`,help:e})}const i=({
client:s,version:u,constraint:e})=>(0,W.CC)("client-version",{message:`the version constraint ${L(e)} excludes ${H.bB[s]} ${u}`,help:`use another version of ${H.
bB[s]}, or change the constraint`})}),2797:((ae,ee,O)=>{O.r(ee),O.d(ee,{asWritten:()=>Ge,declaredIn:()=>bt,dependsOnOthers:()=>Qe,detach:()=>x.Yo,dotted:()=>x.Bs,
firstWithHost:()=>Te,isForeign:()=>Le,meaningOfAbsent:()=>ye,neededByImplied:()=>he.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>H.K,readModule:()=>_t,readTools:()=>K,
resolveValue:()=>x.g$,usagesOf:()=>ot});var H=O(6353),x=O(2756),F=O(9432),W=O(3298),j=O(3114),L=O(9059);const Z=new Map([["terraform","terraform"],["hashicorp/t\
erraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),Q=c=>Z.get(c.toLowerCase())??"terraform",J="init|plan|appl\
y|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",P=(c,n)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${c})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${n})(?![\\w-])`),$=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,y=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],C=`(?=["'\\s,\\]})@]|$)`,B="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",M=`(?=["']?\\s*[,\\]])`,R=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${C}|\
([\\w.\${}-]+)))?${C}`),text:"uses $1",version:"latest"},{form:P("terraform|tofu",J),text:"runs $1"},{form:P("tofu","fmt"),text:"runs $1"},{form:P("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${B}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${M}`),text:"lists $1"},{form:new RegExp(`${B}(?=[^\
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
text:"sets $1_VERSION"}],E=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,r=/\b(?:echo|printf)\b[^;&|]*/g;function i(c){if(!/terraform|tofu|tfenv/i.
test(c))return[];const n=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(c);if(E.test(c)&&!n)return[];const d=c.replace(r,p=>" ".repeat(p.length)),o=$.exec(d);return o===
null?R.flatMap(p=>s(p,d)):e(o)}function s({form:c,text:n,version:d=null,...o},p){const m=c.exec(p);if(m===null)return[];const[,_="",v=d]=m,T=n.replace("$1",()=>_);
return[{client:Q(_),text:T,version:v,...u(m),...o}]}const u=({index:c,0:{length:n}})=>({start:c,end:c+n});function e(c){const[,n=""]=c;return y.flatMap(({form:d,
otherwise:o})=>{const p=d.exec(n);return p===null?[]:[{client:Q(p[1]??p[2]??""),text:`uses ${n}`,version:null,...u(c),step:{otherwise:o}}]})}const l=50,A=/^digger\.ya?ml$/,
k=100,b=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,D=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function K(c,n){const d=[],o=new Set;
let p=!1,m=!1,_=!1;for(const v of(0,L._X)(c,n)){for(const Y of(0,L.AN)(v))o.add(Y);if(m||=(0,j.Z)(v.file)||D.test(v.text),(0,L.$)(v.file)||(0,j.Z)(v.file))continue;
const T=v.file.slice(v.file.lastIndexOf("/")+1),U=(0,j.TD)(T)||v.file.endsWith("mise/config.toml"),V=U?fe(v):G(v);_||=A.test(v.file)&&V.some(({client:Y})=>Y==="\
opentofu");const X=_&&v.text.includes("diggerhq/digger@");d.push(...V.filter(({text:Y})=>!X||Y!==w)),p||=!U&&b.test(v.text)}return{signs:d,setsCloudHostname:p,givesState:m,
others:o}}function G({file:c,text:n}){if(!/terraform|tofu|tfenv/i.test(n))return[];const d=(0,L.Dx)(c,n),o=new Map,p=(0,W.O)(v=>te(v,d)),m=d.map(i),_=g(c,d,m);for(const[
v,T]of d.entries()){if(o.size>=l)break;for(const U of m[v]??[]){if(_(U,v))continue;const{client:V,level:X="tool"}=U;for(const Y of I(U,d,v,p)){const q=`${V} ${X}\
 ${Y}`;if(o.has(q))continue;const ne=(0,L.$t)(c,v,T,U);o.set(q,{client:V,level:X,place:ne,text:(0,F.dh)(U.text,k),version:Y})}}}return t(c,[...o.values()])}const h=/atlantis\.ya?ml$/;
function t(c,n){return!n.some(({client:o})=>o==="opentofu")||!h.test(c)?n:n.filter(({client:o,version:p})=>o==="opentofu"||p!==null).map(o=>({...o,client:"opent\
ofu"}))}const a=/(^|\/)\.spacelift\/[^/]+$/,w="sets terraform_version";function g(c,n,d){const o=_=>{const T=d.slice(..._).flat().filter(({text:U,level:V})=>V!==
"hook"&&!/_version$/.test(U));return T.length===0?null:T.every(({client:U})=>U==="opentofu")},p=a.test(c)?n.indexOf("stack_defaults:"):-1,m=p<0?null:N(n,p+1);return({
text:_},v)=>{if(_!==w||h.test(c))return!1;const T=o(N(n,v));if(T!==null||m===null)return T===!0;const U=v>=m[0]&&v<m[1];return o(U?[0,n.length]:m)===!0}}const f=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function I({version:c,step:n},d,o,p){if(n===void 0)return c===null?[null]:p(c);const m=d.slice(...N(d,o)).map(_=>f.exec(_)?.[1]?.replace(/^["']|["']$/g,"")).find(
_=>_!==void 0);return m===void 0?[n.otherwise]:p(m)}const S=100;function N(c,n){const d=c[n]??"",o=d.search(/[^\s-]/),p=U=>U!==""&&U.search(/\S/)<o,_=d.trimStart().
startsWith("-")?[]:c.slice(Math.max(0,n-S),n),v=c.slice(n+1,n+S),T=v.findIndex(p);return[n-_.length+_.findLastIndex(p)+1,n+1+(T<0?v.length:T)]}const z=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function te(c,n){const[,d,o,p]=z.exec(c.trim())??[],m=d??o??p;if(m===void 0)return[c.trim()];for(const _ of n){const v=_.indexOf(m),T=v<0?void 0:oe.exec(_.slice(
v+m.length))?.[1];if(T===void 0||/[\w-]$/.test(_.slice(0,v)))continue;const U=T.match(/[^\s"',[\]]+/g);if(U!==null)return U}return[c]}const oe=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
le=/[^\s"',\]}]+/;function fe({file:c,text:n}){const d=(0,L.Dx)(c,n);return Be(c,d).flatMap(({at:o,client:p,version:m,start:_=0})=>{if(p===void 0)return[];const v=d[o]??
"",T=(0,L.$t)(c,o,v,{start:_,end:v.length}),U=m===null?`selects ${p}`:`selects ${p} ${m}`;return[{client:p,level:"version-file",place:T,text:(0,F.dh)(U,k),version:m}]})}
function Be(c,n){const[,d]=/\.(terraform|opentofu)-version$/.exec(c)??[];if(d===void 0)return c.endsWith(".toml")?He(n):je(n);const o=n.findIndex(m=>m.trim()!==
""),p=le.exec(n[o]??"")?.[0]??null;return o<0?[]:[{at:o,client:Z.get(d),version:p}]}const je=c=>c.map((n,d)=>{const[o="",p=null]=n.trim().split(/\s+/);return{at:d,
client:Z.get(o),version:p}}),Ke=/^\s*\[\s*([\w."':/-]+)\s*\]/,We=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function He(c){let n="";return c.
flatMap((d,o)=>{n=Ke.exec(d)?.[1]?.replaceAll('"',"")??n;const[,p="",m=""]=We.exec(d)??[],[,_=""]=/^tools\.(?:\w+:)?(.+)$/.exec(n)??[],v=Z.get(n==="tools"?p:p===
"version"?_:""),T=/\bversion\s*=\s*(.*)$/s.exec(m)?.[1]??m,U=T.match(/[^\s"',[\]{}=]+/g)??[];return(T.startsWith("[")?U:U.slice(0,1)).map(X=>({at:o,client:v,version:X,
start:d.search(/\S/)}))})}var me=O(8339),Ae=O(8032),_e=O(5243),ke=O(9897),Fe=O(3846),Ve=O(9780),re=O(5440);const Ge=c=>[[{...(0,x.g$)(c,(0,Ve.os)()),from:null}]],
Je=1e4;function Ie({kind:c},n,d,o){const{row:p,value:m}=n;if(m?.kind!=="known")return Se(c,n,d);const _=Me(n),T=p.grammar==="module"&&!_&&(0,_e.Nj)(m.text)?"./":
m.text,U=c.clients.length===Ae.Du.length?"":c.clients[0],V=`${p.grammar} ${p.service} ${U} ${_} ${T}`,X=o.get(V);if(X!==void 0)return X;o.size>=Je&&o.clear();const Y=Se(
c,n,d);return o.set(V,Y),Y}const Me=({version:c})=>c?.value.kind==="known";function Se(c,n,d){const o=c.clients.map(m=>[m,ze(c,n,m,d)]),p=Math.max(...o.map(([,{
length:m}])=>m));return Array.from({length:p},(m,_)=>{const v=new Map;for(const[X,{[_]:Y}]of o)Y!==void 0&&v.set(X,Y);const T=[...v.values()],V=T.some(({needed:X})=>X===
"state")?null:Oe(v,n.row);return{meanings:v,first:Te(T),needs:V}})}const Te=c=>c.find(({host:n,directHost:d})=>n!==null||d!==void 0)??re.zt;function ze(c,n,d,o){
const p=Ze(n,d,o).map(_=>{const v=qe(c,n,d,_);return Xe(n,d)?{...v,directHost:ke.IZ}:v});if(p.length<2)return p;const m=({host:_,directHost:v,needed:T,problem:U})=>JSON.
stringify([_,v,T,U?.message]);return[...new Map(p.map(_=>[m(_),_])).values()]}const Xe=({row:c,value:n},d)=>d==="terraform"&&c.evaluation?.terraform!=="any"&&n?.
kind==="pieces"&&n.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(c,n,d){const{value:o}=c;return o?.kind==="known"?[[{...Ee,text:o.text}]]:o===
void 0||o.text==="null"?[[{...Ee,text:null}]]:d(c,o,n)}const Ye=({value:c})=>c?.kind==="pieces"&&c.text!=="null",Qe=({references:c})=>c.some(n=>n.row.evaluation!==
void 0&&(Ye(n)||n.version?.value.kind==="pieces"||n.row.merges==="module"&&n.value?.kind==="pieces"));function qe(c,n,d,o){const{row:p,address:m,value:_}=n,v=xe(
o),T=v.map(({isWhole:se,text:ie})=>{if(ie===null)return ye(n,c,d);if(se)return re.pb[p.grammar](ie,d,Me(n));const ce=c.class==="terragrunt"||c.isGenerated;return p.
grammar==="host-part"&&ce?re.zt:(0,re.i4)(p.grammar,ie,d)}),[U]=T,V=T.every(se=>se?.needed===U?.needed);if(U!==void 0&&V&&!T.includes(void 0)){const[se]=v;if(_?.
kind!=="pieces"||se===void 0)return U;const ce=T.every(we=>we?.directHost===U.directHost)?{}:{directHost:ke.IZ},ve=v.every(we=>we.isWhole);return{...U,...ce,evaluated:{
text:se.text,isWhole:ve}}}if(p.grammar==="terragrunt"&&et(_))return{...re.zt,directHost:ke.IZ};const X=p.evaluation!==void 0&&p.evaluation[d]===void 0,Y=v.find(
({withheld:se})=>se!==null)?.withheld??null,q=d==="terraform",ne=(0,me.J0)({address:m,argument:p.grammar==="host"?"hostname":"source",expression:_?.kind==="piec\
es"?_.text:"",candidates:v.map(({isWhole:se,text:ie,from:ce})=>({text:se?ie:null,from:ce})),refused:X?"never":Y===null?null:{variable:q?Y:""}});return(0,re.Qm)(
ne)}const et=c=>c?.kind==="pieces"&&c.pieces.some(n=>typeof n=="string"&&/[?&]ref=/.test(n));function xe(c){return c.some(({isWhole:n,from:d})=>n&&d!==null)?c.filter(
({isWhole:n,from:d})=>n||d!==null):c}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function ye(c,n,d){const{row:o,value:p,address:m,
localName:_}=c,v=p===void 0?c.kind:o.absent??c.kind;if(o.defaults!==void 0){const T=o.defaults[d];return T!==null?(0,re.TU)((0,_e.mD)(T)):(0,re.Qm)((0,me.tg)(tt[v]??
"remote backend"))}return p!==void 0?o.grammar==="url"?re.zt:(0,re.Qm)((0,me.DA)({reason:"null",address:m})):v==="required_provider_invalid"?(0,re.Qm)((0,me.DA)(
{reason:"not-a-requirement",address:m})):_!==null&&n.class!=="stack"&&n.class!=="deploy"?_!=="terraform"&&(0,Fe.sL)(_).ok?(0,re.TU)((0,_e.Vm)(d)):re.zt:n.isOverride?
re.zt:(0,re.Qm)((0,me.DA)({reason:"missing",address:m}))}function Oe(c,{service:n},d=()=>null){if(n===null)return[];const o=new Map;for(const[p,{needed:m,host:_}]of c){
const v=m==="state"?d(p)??_:m;v!==null&&o.set(v,{host:v,service:n,clients:[...o.get(v)?.clients??[],p]})}return[...o.values()]}var he=O(4118),pe=O(4756),nt=O(7706),
de=O(2170),st=O(2485),it=O(1780),$e=O(3140);const be=5e4;function ot(c,n,d=new Map){const o=[],p=[...c.flatMap(_=>_.notes),...(0,$e.ls)(c)],m=new rt(c,n,d);for(const _ of c)
if(!_.isContext)for(const v of _.references){if(o.length>=be)return p.push(De(_.file)),Pe(o,p);const T=Ie(_,v,n,d);if(v.kind==="backend"&&T.every(({first:V})=>V===
re.zt))continue;let U=at(_,v,n);for(const V of T){const X=m.usageOf(_,v,V);o.push(U===void 0?X:{...X,calls:U}),U=void 0}for(const V of m.notesOf(_,v,T))p.push(V)}
for(const _ of(0,he.FZ)(c))o.push(_);return Pe(o,p)}const De=c=>(0,de.ht)(c,(0,pe.ub)({kind:"module-usages",max:be})),Pe=(c,n)=>({usages:c.sort((d,o)=>Ce(d.place,
o.place)),notes:n.sort((d,o)=>Ce((0,de.Xd)(d),(0,de.Xd)(o)))});class rt{files;values;sources;overrides;constructor(n,d,o){this.files=n,this.values=d,this.sources=
o,this.overrides=n.filter(({kind:p})=>p.isOverride)}usageOf(n,d,o){const{kind:p,value:m,address:_,constraints:v,place:T,row:U,hasOwnToken:V,workspace:X}=d,{meanings:Y,
first:q,needs:ne}=o,se=this.overrides.length===0?Y:new Map([...Y].filter(([ve])=>this.isInForce(n,d,ve))),ie=se.size===Y.size&&ne!==null,ce={kind:p,host:q.host,
isHostImplied:q.isHostImplied,directHost:q.directHost,hasOwnToken:V,text:m?.text??null,address:_,version:this.versionOf(d),constraints:v,place:T,clients:n.kind.
clients,needs:ie?ne:Oe(se,d.row,this.stateHost),isOverridden:se.size===0,workspace:X};return ie&&U.backend===void 0&&m?.kind!=="pieces"?ce:{...ce,...this.decisionOf(
d,o,se)}}decisionOf({value:n,row:d},{meanings:o},p){const m=[...o],_=m.flatMap(([V,X])=>X.evaluated===void 0?[]:[[V,X.evaluated]]),v=[...p].flatMap(([V,{needed:X}])=>{
const Y=X==="state"?this.stateHost(V):null;return Y===null?[]:[[V,Y]]}),T=m.flatMap(([V])=>p.has(V)?[]:V),U=m.some(([,{needed:V}])=>V==="state");return{...n?.kind===
"pieces"&&{evaluated:Object.fromEntries(_)},...d.backend!==void 0&&{backend:d.backend},...p.size>0&&T.length>0&&{replacedFor:T},...U&&{stateHosts:Object.fromEntries(
v)}}}notesOf(n,d,o){const{place:p,row:m,value:_}=d,v=[p],T=_===void 0&&n.notes.length>0,U=n.notes.some(X=>(0,de.Xd)(X)?.line===p.line),V=[];for(const{meanings:X}of T?
[]:o)for(const[Y,{problem:q,host:ne}]of X){if(q===void 0||!this.isInForce(n,d,Y)||U&&q.code==="source-dynamic")continue;const se=_?.kind==="known"&&(0,st.Kc)(_.
text);V.push((0,de.kH)(q,{namedHost:ne,clients:[Y],places:v,isPlaceholder:se}))}return m.isReserved&&V.push((0,de.kH)((0,nt.ME)(),{places:v,clients:n.kind.clients})),
(0,de.Qp)(V,({problem:{code:X,message:Y}})=>X==="source-dynamic"?(0,it.pj)(Y):X)}isInForce({kind:n},{mergeKey:d},o){return n.isOverride||d===null||!this.replaced(
o).has(d)}replaced=(0,W.O)(n=>{const d=new Set;for(const{kind:o,references:p,scope:m}of this.overrides)if(o.clients.includes(n)){m.hasBackend&&d.add("backend");
for(const{mergeKey:_,value:v,localName:T}of p)_!==null&&(v!==void 0||T!==null)&&d.add(_)}return d});stateHost=(0,W.O)(n=>{const d=this.files.filter(({kind:o})=>o.
clients.includes(n));for(const o of d)for(const p of o.references){if(p.row.merges!=="backend"||!this.isInForce(o,p,n))continue;const[m]=Ie(o,p,this.values,this.
sources),_=m?.meanings.get(n)?.needed??null;if(_!==null&&_!=="state")return _}return null});versionOf(n){if(n.version===null)return;const{value:d,place:o}=n.version;
if(d.kind==="known")return{text:d.text,place:o};const p=Ae.Du.flatMap(_=>{const v=this.values(n,d,_).flat();if(v.some(({withheld:V})=>V!==null))return[];const[T,
...U]=v;return[[_,U.length===0&&T?.isWhole===!0?T.text:null]]});return{text:ct.test(d.text)?d.text:"\u2026",value:Object.fromEntries(p),place:o}}}function at({kind:c},n,d){
const{row:o,value:p,version:m}=n,_=p?.kind==="pieces"||m?.value.kind==="pieces";if(o.merges!=="module"||!_)return;const v=c.clients.map(T=>[T,dt(n,T,d)]);return Object.
fromEntries(v.filter(([,T])=>T!==null))}function dt(c,n,d){const o=v=>v?.kind==="pieces"?d(c,v,n):[[{...Ee,text:v?.text??null}]],p=o(c.value);if(p.flat().some(({
withheld:v})=>v!==null))return null;const m=o(c.version?.value),_=new Map;for(let v=0;v<Math.max(p.length,m.length);v+=1){const T=[p[v]??p[0]??[],m[v]??m[0]??[]],
[U,V]=T.map(lt),[X=null]=T.flatMap(([ne])=>ne?.root??[]),q={root:X,source:U??null,version:V??null,isOpen:U===void 0||V===void 0};_.set(JSON.stringify(q),q)}return[
..._.values()]}function lt(c){const[n,...d]=xe(c),o=d.every(({isWhole:p,text:m})=>p&&m===n?.text);return n?.isWhole===!0&&o?n.text:void 0}const ct=/^(?!<<)"?[^"]*"?$/,
Ce=(c,n)=>c===null||n===null?0:c.file!==n.file?c.file<n.file?-1:1:c.line-n.line||c.column-n.column;var ft=O(8516),ut=O(9968),ht=O(3276),ue=O(9941),pt=O(2213),ge=O(
9985),Re=O(3542);function mt(c,n,d){const o=(0,Re.FK)(d),p=[],m=new Set([""]);if(n.kind==="json")for(const{name:_}of n.members)m.add(_);else for(const{type:_}of n.
blocks)o.has(_)&&m.add(_);for(const _ of m)for(const v of o.get(_)??[])new vt(c,v,p).readAt(0,{body:n,block:void 0,names:[]});return p}class vt{source;row;references;constructor(n,d,o){
this.source=n,this.row=d,this.references=o}readAt(n,d){const o=this.row.path[n];if(o===void 0){this.read(d);return}const[p]=o,{body:m}=d,_=m.kind==="native"?m.blocks:
(0,ue.SH)(m,p,o.length-1);for(const v of _){const{labels:T}=v;if(v.type!==p||T.length!==o.length-1||T.some(({value:X},Y)=>!["*",X].includes(o[Y+1]??"")))continue;
const V=[...d.names,p,...T.map(({value:X})=>X)];this.readAt(n+1,{body:v.body,block:v,names:V})}}read(n){const{body:d,block:o,names:p}=n;switch(this.row.position){case"\
entries":for(const m of(0,ue.Td)(d))this.addEntry(p,m);return;case"label":{const m=o?.labels.at(-1);if(m===void 0)return;const _={kind:"known",text:(0,x.Yo)(m.value)},
v=this.source.place(m),T=this.version((0,ue.w4)(d,"version")?.value),U=(0,x.bK)((0,ue.w4)(d,"constraints")?.value)??void 0;this.add(p.slice(0,-1),{value:_,place:v,
version:T,constraints:U});return}case"urls":{const m=(0,ue.w4)(d,"urls")?.value;for(const _ of m?.kind==="tuple"?m.elements:[])this.add(p,this.written(_));return}case"\
open-state":this.addOpenState(n);return;default:this.addArguments(n,this.row.position)}}add(n,d){const{row:o}=this,p={version:null,constraints:void 0,localName:null,
workspace:void 0},m={row:o,address:(0,x.Bs)(n),mergeKey:(0,Re.dh)(o,n)};this.references.push({kind:o.kind,hasOwnToken:!1,...p,...d,...m})}addOpenState({body:n,names:d}){
const{source:o}=this,p=Y=>(0,ue.w4)(n,Y)?.value,m=p("encryption"),_=m?.kind==="other"||pt.Ar.some(Y=>(0,ge.Tu)(m,Y,o.text)!==void 0),v=(0,x.bK)(p("backend")),T=p(
v===null?"backend":"config"),U=v!=="remote"&&T?.kind!=="object",V=_?m:U?T:void 0;if(V===void 0)return;const X={kind:"pieces",pieces:[null],text:(0,x.wK)(o,V).text};
this.add(d,{value:X,place:o.place(V)})}addArguments({body:n,block:d,names:o},p){const{row:m,source:_}=this,v=q=>(0,ue.w4)(n,q)?.value,T=m.backend!==void 0;if(T&&
(0,x.bK)(v("backend"))!==m.backend)return;const U=T?v("config"):void 0,V=q=>{const[ne="",se]=q.split("."),ie=T?(0,ge.Tu)(U,ne,_.text):v(ne);return se!==void 0&&
ie?.kind==="object"?(0,ge.Tu)(ie,se,_.text):ie},X={version:this.version(v("version")),hasOwnToken:m.grammar==="host"&&V("token")!==void 0,workspace:m.merges==="\
backend"&&m.grammar==="host"?(0,he.R)(n):void 0},Y=new Map(p.map(q=>[V(q)??q,q]));for(const[q,ne]of Y)if(typeof q!="string")this.add(o,{...X,...this.written(q)});else if(m.
absent!==void 0&&d!==void 0){const ie=U!==void 0&&U.kind!=="object"?(0,x.C5)((0,x.wK)(_,U),ne):void 0;this.add(o,{...X,kind:m.absent,value:ie,place:_.place(d)})}}written(n){
const{row:d,source:o}=this,p=n.kind==="primitive"&&n.value===null;return{value:d.defaults!==void 0&&p?void 0:(0,x.wK)(o,n,d.isLiteral),place:o.place(n)}}addEntry(n,{
name:d,value:o}){const{row:p,source:m}=this,_=[...n,d],v=(0,x.Yo)(d);if(o.kind==="object"){const X=q=>(0,ge.Tu)(o,q,m.text,p.isLiteral),Y=X("source");this.add(_,
{localName:v,kind:Y===void 0?p.absent??p.kind:p.kind,value:Y&&(0,x.wK)(m,Y,p.isLiteral),version:this.version(X("version"),x.wK),place:m.place(Y??o)});return}const T=[
"string","primitive","template"].includes(o.kind),U=T?"required_provider_legacy":"required_provider_invalid",V=T?this.version(o):null;this.add(_,{localName:v,kind:U,
version:V,value:void 0,place:m.place(o)})}version(n,d=x.yR){const o=n&&d(this.source,n);return n&&o?{value:o,place:this.source.place(n)}:null}}const gt=64;function*_t(c,n){
const d=[],o=[];let[p,m]=[0,be];for(const[_,{path:v,file:T,target:U,kind:V,isContext:X}]of c.entries()){if(_>0&&_%gt===0&&(yield n+_))return null;const q=(0,ut.
yR)(v);if(!q.ok){const{failure:ie}=q;ie.kind==="size"?o.push((0,de.ht)(T,(0,pe.ub)(ie))):d.push(Et(ie.code,{file:T,kind:V,isContext:X}));continue}p+=q.bytes;const ne=Ue(
q.text,V,T,X,new ue.n_,U);!q.isUtf8&&!X&&ne.notes.length===0&&o.push(Ot(q.text,V,T));const se=Ne(ne)+ne.definitions.length;if(se>m){const ie={...ne.scope,providerUses:he.
FK.providerUses},ce=ne.references.slice(0,m),ve=[...ne.notes,De(T)];d.push({...ne,references:ce,scope:ie,definitions:[],notes:ve});break}m-=se,d.push(ne)}return{
files:d,notes:o,bytes:p}}const kt=["EACCES","EPERM"];function Et(c,n){const d=((0,j.Ep)(n.kind)||n.kind.class==="lock")&&kt.includes(c),o=[(0,de.ht)(n.file,(0,pe.
WO)({what:"file",code:c,isRefused:d}))];return{...n,references:[],scope:he.FK,definitions:[],notes:o}}function Ot(c,n,d){const o=c.indexOf("\uFFFD"),p=c.slice(c.
lastIndexOf(`
`,o)+1,o),m=/#|\/\//.test(p)||c.lastIndexOf("/*",o)>=0,_=(0,j.Ep)(n)&&n.syntax==="hcl"&&!m,v=(0,ue.yN)(c)({start:o,end:o+1});return(0,de.ht)(d,(0,pe.U$)({error:null,
isRefused:_}),v)}const Ne=({references:c,scope:n})=>c.length+n.providerUses.size;function*bt(c){const n=(m,_)=>({kind:m,text:"",localName:null,place:{file:_,...de.
wv}}),d=c.filter(({kind:m})=>m.class==="config"),[o]=d;o!==void 0&&c.every(m=>Ne(m)===0)&&(yield n("module",o.file));const p=d.filter(({scope:m})=>m.hasBackend);
for(const m of new Set(p.map(({kind:_})=>_.clients))){const _=d.find(({kind:v})=>v.clients===m);_!==void 0&&(yield n("state",_.file))}for(const{file:m,kind:_,references:v,
scope:T,isContext:U}of c)_.class==="lock"&&v.length===0&&(yield n("lock",m)),_.class==="config"&&!U&&(yield*T.declared)}const wt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Le=c=>c.kind.class==="terragrunt"&&c.references.length===0&&!wt.test(c.file),At={config:he.Od,terragrunt:he.gq};function Ue(c,n,d,o=!1,p=new ue.n_,m){const _=n.
isOfPackage===!0,v=n.syntax==="json"?(0,ht.O)(c,p):(0,H.K)(c,p,_),T=(0,x.rI)(v,d,m),{body:U}=v,V=mt(T,U,n.class),X=At[n.class]?.(T,U)??he.FK,Y=Le({file:d,kind:n,
references:V})&&!p.isExceeded(),q=o||Y?[]:It(v,n,{file:d,target:m}),ne=n.class==="config"?(0,$e.kM)(T,U):[];return{file:d,kind:n,references:V,scope:X,definitions:ne,
notes:q,isContext:o}}function It({text:c,problems:n,parts:d},o,{file:p,target:m}){return d.isExceeded()?[(0,de.ht)(p,(0,pe.ub)({kind:"parts",max:d.max}))]:n.map(
({message:_,...v})=>{const T=(0,j.Ep)(o)&&!Mt.test(_),U=o.class==="lock"?(0,ft.FA)({kind:"syntax",error:_}):(0,pe.U$)({error:_,isRefused:T}),V=c.split(`
`,v.line)[v.line-1]??"",X=St.test(V.slice(0,Tt));return{...(0,de.ht)(p,U,{...v,target:m}),clients:o.clients,isPlaceholder:X}})}const Mt=/^\w+ are nested deeper than/,
St=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,Tt=1e3}),5440:((ae,ee,O)=>{O.d(ee,{Qm:()=>B,TU:()=>$,i4:()=>r,pb:()=>E,zt:()=>J});var H=O(7811),x=O(8339),
F=O(2485),W=O(2213),j=O(255),L=O(5243),Z=O(9897),Q=O(3846);const J={host:null,isHostImplied:!1,needed:null},P=h=>({host:h,isHostImplied:!1,needed:(0,j.Rt)(h)?"s\
tate":h}),$=h=>({host:h,isHostImplied:!0,needed:h}),y=h=>({host:h,isHostImplied:!1,needed:null}),C=h=>h===null?J:{...J,directHost:h},B=h=>({...J,problem:h}),M=(h,t)=>B(
(0,x.DA)({reason:"rejected",error:h,advice:t}));function R(h,t,a){return a===null?h:{...h,problem:(0,x.My)({text:t,host:h.host,advice:a})}}const E={module:A,"te\
st-module":(h,t,a)=>{const w=(0,L.vL)(h,t).kind==="remote";return t==="opentofu"||!w?A(h,t,a):B((0,x.DA)({reason:"remote-in-test",text:h}))},provider:b,"locked-\
provider":D,"stack-component":K,stack:(h,t)=>{const a=(0,L.A)(h);return a.ok&&!h.startsWith(".")?y(a.value.host):{...K(h,t),isHostImplied:!1,needed:null}},"stac\
k-output":h=>{const[t="",...a]=h.split("/");return a.length===3?l(t,y):B((0,x.DA)({reason:"stack",text:h}))},terragrunt:G,host:h=>l(h,P),url:h=>C((0,W.Ul)(h)),"\
host-part":h=>C((0,W.D8)(h)),"state-path":h=>C((0,W.Bm)(h))};function r(h,t,a){if(h==="terragrunt"){const[,I]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return I!==void 0?
s(I,a):/^$|^t$|^tfr?$|^tfr:/.test(t)?void 0:u(t,a)}if(h==="url"&&/^postgres|=/i.test(t))return C(Z.IZ);if(/^(url|host-part|state-path)$/.test(h))return u(t,a);if(h!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(t))return u(t,a);const w=t.indexOf("/");if(w<0)return;const g=(0,L.vL)(`${t.slice(
0,w)}/a/b/c`,a);return g.kind!=="registry"?u(t,a):t.split("/").length<i?{...e(g),directHost:Z.IZ}:e(g)}const i=4,s=(h,t)=>h===""?$((0,L.Vm)(t)):l(h,P),u=(h,t)=>(0,L.
Nj)(h)?J:C((0,Z.uE)(h,t)),e=({host:h,hostImplied:t})=>t?$(h):P(h);function l(h,t){const a=(0,j.Pv)(h),w=(0,F.L6)(h);return a.ok?R(t(a.value),h,w):B((0,x.k0)({text:h,
error:a.why,advice:w}))}function A(h,t,a){if((0,L.Nj)(h)&&!a)return J;const w=(0,L.vL)(h,t),g=w.kind==="registry"?(0,H.Ju)(w):(0,L.rE)(h,t);if(a&&!g.ok){const{why:N}=g,
z=/^https?:/i.test(h)?{kind:"invalid",error:N}:w,oe=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,F.NM)(h,z,g),le=/^[a-z0-9]+::/i.test(h)?"remote":w.kind;return oe===null&&
(le==="local"||le==="remote")?B((0,x.DA)({reason:`${le}-with-version`,text:h})):M(N,oe)}const f=(0,F.NM)(h,w,g);if(g.ok)return R(e(g.value),h,f);if(w.kind==="in\
valid"){const N=h.includes("://")?{directHost:Z.IZ}:{};return{...M(w.error,f??F.x3),...N}}if(w.kind!=="remote")return R(J,h,f);const{refusal:I,host:S}=w;return I!==
null?M(I,f??F.x3):S!==Z.IZ||f!==null?R(C(S),h,f):{...C(S),problem:(0,x.My)({text:h,host:S,advice:k})}}const k="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function b(h,t){const a=(0,Q.mi)(h,t);switch(a.kind){case"legacy":return M(`Invalid legacy provider address: the provider "${a.type}" has no nam\
espace`,`write NAMESPACE/${a.type}`);case"registry":return a.hostImplied?$(a.host):R(P(a.host),h,(0,F.cr)(h));case"builtin":return a.type==="terraform"?y(a.host):
M(`Invalid dependency on built-in provider: none is named "${a.type}"`,"write the address of a provider in a registry");case"invalid":{const[w="",g]=a.error.split(
`

`);return M(w,g??(0,F.cr)(h))}}}function D(h,t){const a=(0,Q.mi)(h,t);if(a.kind==="invalid")return M(a.error,null);if(a.hostImplied)return B((0,x.DA)({reason:"l\
ocked-provider",text:h}));if(a.kind==="builtin")return y(a.host);const w=t==="opentofu"&&(0,Q.Gi)(a);return{...P(a.host),needed:w?(0,L.Vm)(t):a.host}}function K(h,t){
if(h!==h.trim())return B((0,x.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return J;const a=(0,L.rE)(h,t);if(a.ok)return e(a.value);const w=(0,L.A)(
h);if(w.ok)return y(w.value.host);const g=(0,L.vL)(h,t);return g.kind==="invalid"?M(g.error,(0,F.NM)(h,g,a)):C(g.kind==="remote"?g.host:null)}function G(h,t){const[
a,w="",g=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(a===void 0){if(h.startsWith("gitlab.com/"))return C("gitlab.com");if((0,Z.GL)(h))return J;const I=(0,Z.
cx)(h,"opentofu");if(!(I.ok&&(0,Z.Of)(h,I.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const N=(0,Z.cx)(h,t);return C(N.ok?N.value.host:Z.IZ)}}const[f=""]=g.
split("//");return f.split("/").length!==3?B((0,x.DA)({reason:"terragrunt",text:h})):s(w,t)}}),3542:((ae,ee,O)=>{O.d(ee,{FK:()=>G,Ir:()=>K,dh:()=>h});var H=O(2213),
x=O(5106),F=O(3298);let W=function(...t){return{dotted:W}=O.late([3276,3494,2797],2797),new.target?new W(...t):W(...t)};const j={terraform:"app.terraform.io",opentofu:null},
L={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},Q={opentofu:"static"},J={terraform:"any",opentofu:"any"},P=[
"config","migrate"],$=["stack","deploy"],y={position:["source"],grammar:"module",service:x.e$},C={...y,grammar:"stack-component",isLiteral:!0},B={...C,service:null},
M={...y,grammar:"terragrunt",evaluation:J},R={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,absent:"required_provider_nosource"},E={position:[
"hostname"],grammar:"host",service:x.Bn,defaults:j},r={...E,service:x.OZ},i={...E,evaluation:J},s={...E,service:x.M,defaults:L},u={position:["address"],grammar:"\
url",service:null};function e(t,a,w,g,{absence:f,...I}={}){const S=a===""?[]:a.split(" > ").map(N=>N.split(" "));return{kind:w,files:t,path:S.map(([N="",...z])=>[
N,...z]),...f&&{absent:`${w}${f}`},...g,...I}}const l={absence:"_missing"},A={absence:"_default"},k={evaluation:Q,merges:"backend"},b="data terraform_remote_sta\
te *",D=(t,a,w)=>Object.entries(a).map(([g,f])=>e(P,t+g,"backend",{...u,grammar:w,position:f.split(" ")},k)),K=[e(P,"module *","module",y,{...l,evaluation:Z,merges:"\
module"}),e(P,"terraform > required_providers","required_provider",R,{merges:"provider"}),e(P,"required_providers","required_provider",R,{isReserved:!0}),e(P,"t\
erraform > cloud","cloud",r,{...A,...k}),e(P,"terraform > backend remote","backend_remote",E,{...A,...k}),...D("terraform > backend ",H.FV,"url"),...D("terrafor\
m > backend ",H.Gb,"host-part"),...D("terraform > backend ",{local:"path workspace_dir"},"state-path"),...D("terraform > encryption > key_provider ",H.nT,"url"),
...[b,`check * > ${b}`].flatMap(t=>[e(P,t,"remote_state",i,{...A,backend:"remote"}),e(P,t,"remote_state",i,{...A,backend:"cloud",service:x.OZ})]),e(P,b,"remote_\
state",u,{backend:"http",evaluation:J}),e([...P,"query"],"provider tfe","provider_tfe",s,{...A,evaluation:J}),e(["test"],"provider tfe","provider_tfe",s),e(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",C,{...l,grammar:"\
test-module"}),e(["test"],"run * > backend remote","test_backend_remote",E,A),e($,"required_providers","required_provider",R),e($,"component *","stack_component",
C,l),e($,"removed","stack_removed",C,l),e($,"stack *","stack_stack",B,{...l,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",B,{grammar:"stack\
-output"}),e(["migrate"],"state_store_provider","state_store_provider",R),e(["migrate"],"from > backend remote","migrate_backend_remote",E,A),...["terraform","u\
nit *","stack *"].map(t=>e(["terragrunt"],t,"terragrunt_source",M)),...[H.FV,H.Gb].flatMap(t=>Object.entries(t).map(([a,w])=>{const g=t===H.FV?"url":"host-part",
f={...u,grammar:g,position:w.split(" "),evaluation:J};return e(["terragrunt"],"remote_state","backend",f,{backend:a})})),e(["terragrunt"],"remote_state","backen\
d",{...u,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",i,{...A,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...M,
position:"urls"})],G=(0,F.O)(t=>{const a=K.filter(({files:w})=>w.includes(t));return Map.groupBy(a,({path:[w]})=>w?.[0]??"")});function h({merges:t},a){return t===
void 0||t==="backend"?t??null:W([t,a.at(-1)??""])}}),7706:((ae,ee,O)=>{O.d(ee,{ME:()=>F,ho:()=>L,io:()=>J,jP:()=>W});var H=O(8032),x=O(9615);const F=()=>(0,x.CC)(
"block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it i\
nto a terraform block"});function W({kind:P}){const{client:$,what:y}=H.$I[P];return(0,x.CC)("block-unsupported",{message:`${y} is supported by ${H.bB[$]} only`,
help:$==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const j={twice:({what:P,first:$})=>({message:`${P}\
 is defined a second time; the first time is in ${$}`,help:P.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:P})=>({message:`\
this override file changes ${P}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:P})=>({message:`${P} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:P})=>({message:`${P} has a name that calls of a module need for themselves`,
help:"rename the variable"}),"quoted-type":({what:P})=>({message:`the type of ${P} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `\
map(string)` for "map"'}),argument:({what:P,argument:$})=>({message:`${P} cannot have the argument ${$}`,help:"write `source`, `version` and `configuration_alia\
ses` only; a `provider` block configures the provider"}),"local-name":({name:P,normal:$})=>({message:`"${P}" cannot be the local name of a provider`,help:$===null?
"use letters, digits and dashes only, with no dash at either end":`write ${$}`})},L=P=>(0,x.CC)("block-invalid",(0,x.Z9)(j,P)),Z="use another version of the mod\
ule that has this call",Q={"not-passed":({call:P,name:$,canChange:y})=>({message:`${P} does not pass the provider configuration ${$}, which its module expects`,
help:y?`add \`${$} = \u2026\` to the \`providers\` of the call`:Z}),overridden:({call:P,name:$,canChange:y})=>({message:`${P} passes the provider configuration ${$}\
, which its module has itself`,help:y?`remove \`${$}\` from the \`providers\` of the call`:Z}),repeated:({call:P,argument:$,canChange:y})=>({message:`${P} has \`${$}\
\`, but its module configures a provider itself`,help:y?`remove \`${$}\`, or use a version of the module without \`provider\` blocks`:Z})},J=P=>(0,x.CC)("block-\
providers",(0,x.Z9)(Q,P))})};export{xt as ids,yt as modules};
var $late0,$late1,$late2;
