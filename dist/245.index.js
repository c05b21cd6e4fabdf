const Lt=[245,167,727,845],Nt={9349:((se,Q,E)=>{E.d(Q,{Jw:()=>H,L8:()=>f,Md:()=>U,Tj:()=>V,bs:()=>e,lr:()=>w,r1:()=>n,v$:()=>j,wH:()=>i,xC:()=>J,zK:()=>p});var y=E(
6134);const w=100,R=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),B="\x80",F=1,K=2,N=4,H=8,j=16,V=32,U=64,S=[[F,/[ \t]/],[K,/[A-Za-z_]/],[N,/[\w-]/],[H,/[\w \t.:=?!&|*%+>~-]/],
[j,/[\w \t\n,.:=?!&|*%+>~-]/],[V,/[^"\\$%\r\n]/],[U,/[^\n$%]/]],x=Array.from({length:128},(l,r)=>String.fromCharCode(r)),C=l=>S.reduce((r,[b,T])=>T.test(l)?r|b:
r,0),I=new Uint8Array(2**16).fill(C(B));I.set(x.map(C));const P=(l,r,b)=>r<l.length&&((I[l.charCodeAt(r)]??0)&b)!==0,J=l=>l===" "||l==="	",f=l=>/^[\w-]/.test(l),
i=l=>l==="}"||l===")"||l==="]";function n(l){return l==="{"?"}":l==="("?")":l==="["?"]":void 0}class p{text;parts;at;depth=0;mistake;constructor(r,b=0,T=new y.n_){
this.text=r,this.parts=T,this.at=b}countPart(){this.parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(r){const{text:b,
parts:T,mistake:g}=this;if(g===void 0)return{text:b,body:r,parts:T,problems:[]};const M={...(0,y.yN)(b)(g),message:g.message};return{text:b,body:r,parts:T,problems:[
M]}}report(r,b,T=b+1){this.mistake??={message:r,start:b,end:Math.min(T,Math.max(b,this.text.length))}}stop(r,b){this.report(r,b),this.at=this.text.length}}class e extends p{reportUnclosed(r){
const b=/[$%]/.test(this.text.charAt(r)),T=this.text.slice(r,r+(b?2:1)),g=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,M=`unbalanced brackets: "${T}"\
 is not closed before ${g}`;this.report(M,this.isAtEnd()?r:this.at)}reportCharacter(){const r=String.fromCodePoint(this.text.codePointAt(this.at)??0);let b=`${JSON.
stringify(r)} is not used in HCL`;r==="'"&&(b="single quotes are not valid; use double quotes"),r==="\uFFFD"&&(b="the file is not UTF-8 here"),this.report(`inva\
lid character: ${b}`,this.at,this.at+r.length)}reportBrokenString(r){const b=this.isAtEnd()?"unterminated template string: no closing quote before the end of th\
e file":"invalid multi-line string: a quoted string must end in its line";this.report(b,r,this.at)}peek(r=0){const b=this.at+r;return b<this.text.length?x[this.
text.charCodeAt(b)]??B:""}skipSpaces(){for(;;){const r=this.skipAll(F);if(r==="\r")this.skipReturn();else if(r==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return r}}skipBlank(){for(;;){const r=this.skipSpaces();if(r===`
`)this.at++;else if(this.isLineComment(r))this.skipLine();else return r}}skipAll(r){const{text:b}=this;let{at:T}=this;for(;P(b,T,r);)T++;return this.at=T,this.peek()}isLineComment(r){
return r==="#"||r==="/"&&this.peek(1)==="/"}isLineEnd(r){return r===`
`||r===""||this.isLineComment(r)}skipLine(){const r=this.text.indexOf(`
`,this.at);this.at=r<0?this.text.length:r}skipBlockComment(){const r=this.text.indexOf("*/",this.at+2);r<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=r<0?this.text.length:r+2}readName(){const{text:r,at:b}=this;return P(r,b,K)&&this.skipAll(N),this.peek()===B&&(R.lastIndex=b,this.at=
R.test(r)?R.lastIndex:b),this.at>b?r.slice(b,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((se,Q,E)=>{E.d(Q,{y:()=>w});const y=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function w(R){const{text:B,at:F}=R,K=B.charAt(F+1),N=B.slice(F+2,F+(K==="U"?10:6)),H=K==="U"?/^[0-9a-f]{8}$/i.test(N):/^[0-9a-f]{4}$/i.
test(N),j=Number.parseInt(N,16);if((K==="u"||K==="U")&&H&&j<=1114111)return R.at+=N.length+2,String.fromCodePoint(j);const V=y.get(K);if(R.at+=V===void 0?1:2,V!==
void 0)return V;const U=JSON.stringify(B.slice(F,F+2));return R.report(`invalid escape sequence: ${U}`,F,F+2),""}}),2245:((se,Q,E)=>{E.d(Q,{O:()=>F});var y=E(9349),
w=E(4009),R=E(6134);const B=200;function F(V,U=new R.n_,S=!1){const x=new K(V,0,U);x.isHcl1=S;const C=x.readRoot();return x.structure({kind:"json",members:C===void 0?
[]:(0,R.lS)(C)})}class K extends y.zK{isHcl1=!1;readRoot(){const{text:U}=this;U.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const S=this.readValue();return this.isHcl1||S===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),S.kind!=="object"&&S.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",S.start)),S}skipSpaces(){const{text:U}=this;for(;;){const S=U.charCodeAt(this.at);if(S===32||S===10||S===13||S===9)this.at++;else if(S===
47)this.skipComment();else return U.charAt(this.at)}}skipComment(){const U=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const S=U?`
`:"*/",x=this.text.indexOf(S,this.at+1);this.at=x<0?this.text.length:x+S.length}readValue(){const{text:U,parts:S,at:x}=this;if(this.countPart(),S.isExceeded())return;
const C=U.charAt(x);if(C==='"'){const P=this.readString();return P===void 0?void 0:(0,w.BD)(P,{start:x,end:this.at},S)}if(C!=="{"&&C!=="[")return this.readPrimitive();
if(this.depth>=B)return this.stop(`values are nested deeper than ${B} levels`,x);this.depth++;const I=C==="{"?this.readObject():this.readArray();return this.depth--,
I}readPrimitive(){const{text:U,at:S}=this;N.lastIndex=S;const x=N.exec(U)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",S):(this.at+=x.length,{kind:"primitive",start:S,end:this.at,value:JSON.parse(x)})}readObject(){const U=this.
at++,S=[];for(let x=this.skipSpaces();x!=="}";x=this.skipSpaces()){if(x!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const C=this.readMember();if(C===void 0)break;S.push(C),this.endItem("}")}return{kind:"object",start:U,end:this.skipBracket(),items:S}}readMember(){const U=this.
at,S=this.readString();if(S===void 0)return;const x=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const C=this.readValue();return C&&{name:S,start:U,end:x,value:C}}readArray(){const U=this.at++,S=[];for(;this.
skipSpaces()!=="]";){const x=this.readValue();if(x===void 0)break;S.push(x),this.endItem("]")}return{kind:"tuple",start:U,end:this.skipBracket(),elements:S}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(U){const S=this.skipSpaces(),x=this.at;if(S!==U){if(S===""&&this.stop(`unclosed value: no "${U}" before the end\
 of the file`,x),S!==","){this.report(`missing separator: expected "," or "${U}"`,x);return}this.at++,this.skipSpaces()===U&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",x)}}readString(){const{text:U,at:S}=this;let x=S+1,C=!0;for(let I=U.charCodeAt(x);I!==34;I=U.charCodeAt(x)){if(!(I>=32))return this.stopInString(
S,x);I===92&&(C=!1),x+=I===92?2:1}return this.at=x+1,C?U.slice(S+1,x):this.unescape(U.slice(S+1,x),S+1)}stopInString(U,S){return S>=this.text.length||this.text.
charCodeAt(S)===10?this.stop("invalid JSON string: no closing quote in its line",U):this.stop("invalid JSON string: a control character must be escaped",S)}unescape(U,S){
return U.replace(H,(x,C,I)=>{const P=this.isHcl1&&j.test(x);if(C===void 0&&!P)return JSON.parse(`"${x}"`);const J=`invalid JSON string: ${JSON.stringify(x)} is \
not an escape sequence`,f=S+I;return this.report(this.isHcl1?"invalid escape sequence":J,f,f+2),x}).toWellFormed()}}const N=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
H=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,j=/\/|u[dD][89a-fA-F]/}),3268:((se,Q,E)=>{E.d(Q,{Fq:()=>i,Kk:()=>K,_p:()=>H,ku:()=>N});var y=E(4091),w=E(9349),R=E(
2615);const B="<<",F=({close:e})=>e==='"'||e===B;function K(e,l){e.skipAll(w.Jw)===`
`&&l==="line"||j(e,[],l)}const N=(e,l,r)=>j(e,[{start:r,close:l}],void 0),H=(e,l,r)=>j(e,[{start:r,close:B,marker:l}],void 0);function j(e,l,r){for(;;){const b=l.
at(-1);if(b===void 0&&r===void 0)return!0;let T;if(b!==void 0&&F(b)?(b.close==='"'?I:n)(e,l,b)||(T=!1):T=V(e,l,r),T!==void 0)return T}}function V(e,l,r){for(;;){
const b=l.length===0,T=e.skipAll(b?w.Jw:w.v$);if(T===`
`||T===","){if(b&&(T===","||r==="line"))return!0;e.at++}else if((0,w.wH)(T)){if(b)return!0;if(!x(e,l,T))return!1;const g=l.at(-1);if(g===void 0?r===void 0:F(g))
return}else if(T==='"'){const g=e.at++;if(e.skipAll(w.Tj)!=='"'){l.push({start:g,close:'"'});return}e.at++}else{const g=(0,w.r1)(T);if(g!==void 0)l.push({start:e.
at++,close:g});else{if(T==="<"&&U(e,l))return;if(T!=="<"){if(e.isAtEnd())return C(e,l);if(b&&r==="line"&&e.isLineComment(T))return!0;S(e,T)}}}}}function U(e,l){
const r=e.at,b=i(e);return b===void 0?e.at++:l.push({start:r,close:B,marker:b}),b!==void 0}function S(e,l){e.isLineComment(l)?e.skipLine():l==="/"&&e.peek(1)===
"*"?e.skipBlockComment():l==="/"?e.at++:l==="\r"?e.skipSpaces():(l<"\x80"||e.readName()===void 0)&&(e.reportCharacter(),e.at++)}function x(e,l,r){const b=l.pop();
if(b!==void 0&&b.close!==r){e.reportUnclosed(b.start);let T=l.at(-1);for(;T!==void 0&&T.close!==r&&!F(T);)l.pop(),T=l.at(-1);if(T===void 0)return!1;F(T)?l.push(
{start:e.at,close:"}"}):l.pop()}return e.at++,!0}function C(e,l){const r=l[0];return r===void 0?!0:(e.reportUnclosed(r.start),!1)}function I(e,l,r){for(;;){const b=e.
skipAll(w.Tj);if(b==='"')return l.pop(),e.at++,!0;if(b==="\\"){const T=e.at+(/[^\r\n]/.test(e.peek(1))?2:1);(0,R.y)(e),e.at=T}else{if(b!=="$"&&b!=="%")return J(
e,l,r);if(P(e,l))return!0}}}function P(e,l){const{at:r}=e,b=e.peek(1);if(b==="{")return l.push({start:r,close:"}"}),e.at+=2,!0;const T=b===e.peek()&&e.peek(2)===
"{";return e.at+=T?3:1,!1}function J(e,l,r){e.reportBrokenString(r.start);const b=f(e);do l.pop();while((l.at(-1)?.start??-1)>=b);return l.length>0}function f({
text:e,at:l}){let r=l;for(;r>0&&e[r-1]!==`
`&&e[r-1]!=="\r";)r--;return r}function i(e){const{text:l,at:r}=e;if(e.peek(1)!=="<")return;e.at+=e.peek(2)==="-"?3:2;const b=e.readName();if(b===void 0){e.at=r;
return}return e.skipSpaces()!==`
`&&e.at<l.length&&e.report("invalid expression: a heredoc marker must end its line",r,e.at),e.skipLine(),e.isAtEnd()||e.at++,b}function n(e,l,r){const b=r.marker??
"";for(;;){if(e.peek(-1)===`
`&&p(e,b))return l.pop(),!0;const T=e.skipAll(w.Md);if(e.isAtEnd()){const g=`unterminated template string: no line closes the heredoc "${b}"`;return e.report(g,
r.start),!1}if(T===`
`)e.at++;else if(P(e,l))return!0}}function p(e,l){const{text:r}=e;let{at:b}=e;for(;(0,w.xC)(r.charAt(b));)b++;const T=r.charAt(b);if(T>" "&&T<"\x80"&&!r.startsWith(
l,b))return!1;const g=r.indexOf(`
`,b),M=g<0?r.length:g;return(0,y.s8)((0,y.Dw)(r.slice(b,M)))!==l?!1:(e.at=r.charAt(M-1)==="\r"?M-1:M,!0)}}),4009:((se,Q,E)=>{E.d(Q,{BD:()=>K,E3:()=>F,jw:()=>C});
var y=E(4091),w=E(9349),R=E(2615),B=E(3268);function F(f){const{text:i,at:n}=f;if(f.at++,f.skipAll(w.Tj)!=='"')return H(f,n);const p=i.slice(n+1,f.at++);return{
kind:"string",start:n,end:f.at,value:p,verbatim:p}}function K(f,i,n){if(!f.includes("{"))return{kind:"string",...i,value:f,verbatim:f};const p=new w.bs(f,0,n),e={
parts:[],known:"",isTrimmed:!1};for(p.at=0;p.at<f.length;){const r=p.at;for(;p.at<f.length&&!N(p.peek());)p.at++;if(e.known+=f.slice(r,p.at),p.at<f.length&&!S(p,
e)){U(e,i);break}}const l=e.parts.map(r=>r.kind==="known"?r:{...r,code:f.slice(r.start,r.end),...i});return j({...e,parts:l},i,f)}const N=f=>f==="$"||f==="%";function H(f,i){
const{text:n}=f,p=n.slice(i+1,f.at),e={parts:[],known:p,isTrimmed:!1};for(;;){const l=f.at,r=f.skipAll(w.Tj);if(e.known+=n.slice(l,f.at),r==='"')return f.at++,j(
e,{start:i,end:f.at});if(r==="\\")e.known+=(0,R.y)(f);else if(N(r)){if(!S(f,e))return{kind:"other",start:i,end:f.at}}else return f.reportBrokenString(i),{kind:"\
other",start:i,end:f.at}}}function j(f,{start:i,end:n},p){const{parts:e,known:l}=f;return e.length===0?{kind:"string",start:i,end:n,value:l,verbatim:p??l}:(V(f),
{kind:"template",start:i,end:n,parts:e,verbatim:p})}function V(f){const i=f.isTrimmed?(0,y.Dw)(f.known):f.known;i!==""&&f.parts.push({kind:"known",value:i}),f.known=
""}function U(f,i){V(f),f.parts.push({kind:"unknown",start:i.start,end:i.end})}function S(f,i){const{text:n,at:p}=f,e=n.charAt(p);if(f.peek(1)!=="{"){const r=n.
startsWith(`${e}{`,p+1);return i.known+=r?`${e}{`:e,f.at+=r?3:1,!0}f.at+=2;const l=e==="$"?x(f):void 0;return l?.kind==="other"?!1:l?.kind==="string"&&f.skipBlank()===
"}"?(i.known+=l.value,f.at++,!0):(0,B.ku)(f,"}",p)?(n.charAt(p+2)==="~"&&(i.known=(0,y.s8)(i.known)),U(i,{start:p,end:f.at}),i.isTrimmed=n.charAt(f.at-2)==="~",
f.countPart(),!0):!1}function x(f){if(f.skipBlank()!=='"'||f.depth>=w.lr)return;f.depth++;const i=F(f);return f.depth--,i}function C(f){const{text:i,at:n}=f,p=f.
peek(2)==="-",e=(0,B.Fq)(f);if(e===void 0)return;const l=f.at;if(!(0,B._p)(f,e,n))return{kind:"other",start:n,end:f.at};const r={start:n,end:f.at},b=i.slice(l,i.
lastIndexOf(`
`,f.at-1)+1);if(I.test(b)){const M=[{kind:"unknown",...r}];return{kind:"template",...r,parts:M,verbatim:void 0}}const T=b.replaceAll("$${","${").replaceAll("%%{",
"%{"),g=p?P(T):T;return{kind:"string",...r,value:g,verbatim:g}}const I=/(?<!\$)\$\{|(?<!%)%\{/;function P(f){let i=f.length;for(const[n]of f.matchAll(J))i=Math.
min(i,n.length);return f.replace(J,n=>n.slice(i))}const J=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9160:((se,Q,E)=>{E.d(Q,{B$:()=>p,Tu:()=>V,
_3:()=>F,cd:()=>J,lR:()=>K,p_:()=>N});var y=E(7050),w=E(9349),R=E(8704),B=E(9075);const F=({expression:t,text:c},O)=>O.effort.spend(()=>H(t,c,O)),K=1024;function N(t,c){
if(t.length>K)return;const O=new w.bs(t),D=l(O);return O.skipBlank()===""&&O.mistake===void 0?D?.(c):void 0}function H(t,c,O){switch(t.kind){case"string":return O.
isLiteral?t.verbatim:t.value;case"primitive":{const{value:D,start:L,end:G}=t;return typeof D=="number"?j(c.slice(L,G)):D}case"object":return(0,y.O)(D=>{const L=V(
t,D,c);return L===t?void 0:L&&F({expression:L,text:c},O)});case"tuple":return(0,y.O)(D=>{if(D===B.pi)return t.elements.length;const L=t.elements[Number(D)];return L&&
F({expression:L,text:c},O)});case"template":return O.isLiteral&&t.verbatim!==void 0?t.verbatim:I(p(t.parts,c,O),c,O);case"other":return N(c.slice(t.start,t.end),
O)}}function j(t){const c=t.replace(/[()\s]/g,"");return String(Number(c))===c?Number(c):void 0}function V(t,c,O,D=!1){if(t?.kind!=="object")return;const L=x(t.
items,O),G=L.get(void 0),Z=D&&G!==void 0&&(G.name!==void 0||U.test(O.slice(G.start,G.end)));return G===void 0||Z?L.get(c)?.value:t}const U=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
S=new WeakMap;function x(t,c){const O=S.get(t)??new Map(t.map(D=>[C(D,c),D]));return S.set(t,O),O}function C({name:t,start:c,end:O},D){return t===void 0?(0,B.Uk)(
N(D.slice(c,O),(0,B.os)())):t.includes("{")?void 0:t.normalize("NFC")}function I(t,c,O){let D="";for(const L of t){const G=L.kind==="known"?void 0:J(L,c),Z=L.kind===
"known"?L.value:G&&N(G,O),ne=(0,B.Uk)(Z);if(ne===void 0)return(0,B.VI)(D,Z);if(D.length+ne.length>B.lG)return;D+=ne}return D}const P=(t,c)=>t.code??c.slice(t.start,
t.end);function J(t,c){const O=P(t,c);return O.startsWith("${")?O.slice(2,-1).replace(/^~|~$/g,""):void 0}const f=/^%\{~?\s*if\s([\s\S]*)\}$/,i=/^%\{~?\s*else\s*~?\}$/,
n=/^%\{~?\s*endif\s*~?\}$/;function p(t,c,O){const D=t.map(le=>le.kind==="unknown"?P(le,c):""),[L,...G]=D.keys().filter(le=>f.test(D[le]??"")),Z=D.findIndex(le=>n.
test(le));if(L===void 0||G.length>0||Z<L)return t;const ne=f.exec(D[L]??"")?.[1]??"",oe=N(ne.replace(/~$/,""),O);if(typeof oe!="boolean")return t;const de=D.findIndex(
le=>i.test(le)),re=de<0?Z:de,_e=oe?t.slice(L+1,re):t.slice(re+1,Z);return[...t.slice(0,L),..._e,...t.slice(Z+1)]}const e=t=>c=>c.effort.spend(()=>t(c));function l(t){
if(t.depth>=w.lr)return;t.depth++;const c=r(t);let O=c;if(c!==void 0&&o(t,"?")){const D=l(t),L=o(t,":")?l(t):void 0;O=D&&L&&e(Z=>{const ne=c(Z);if(typeof ne!="b\
oolean")return(0,B.J6)([ne]);const[oe,de]=ne?[D,L]:[L,D],re=oe?.(Z);return/number|boolean/.test(typeof re)&&typeof de?.(Z)!=typeof re?void 0:re})}return t.depth--,
O}function r(t){const c=b(t),O=o(t,"==");if(c===void 0||!O&&!o(t,"!="))return c;const D=b(t);return D&&e(G=>{const Z=[c(G),D?.(G)];return Z.every(oe=>oe===null||
(0,B.Uk)(oe)!==void 0)&&(Z.includes(null)||typeof Z[0]==typeof Z[1])?Z[0]===Z[1]===O:(0,B.J6)(Z)})}function b(t){let c=g(t);for(;c!==void 0;){let O;if(o(t,".")){
const D=t.readName()??k(t,/\d+/y);O=D===void 0?void 0:e(()=>D)}else if(o(t,"[")){if(O=l(t),!o(t,"]"))return}else return c;c=O&&T(c,O)}}const T=(t,c)=>e(O=>{const D=t(
O),L=c(O),G=(0,B.Uk)(L);return typeof D!="function"||G===void 0?(0,B.J6)([D,L]):D(G)});function g(t){if(o(t,"(")){const G=l(t);return o(t,")")?G:void 0}const c=t.
skipBlank(),O=t.readName();if(O!==void 0)return M(t,O);const D=k(t,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(D!==void 0)return e(()=>j(D));const L=/["{[]/.test(c)?(0,R.
U)(t,c):void 0;return L&&e(G=>H(L,t.text,G))}function M(t,c){const O={true:!0,false:!1,null:null}[c];if(O!==void 0)return e(()=>O);if(!o(t,"("))return e(L=>L.name(
c));const D=[];for(;!o(t,")");){const L=l(t);if(L===void 0||!o(t,",")&&t.skipBlank()!==")")return;D.push(L)}return e(L=>{const G=D.map(Z=>Z(L));return(0,B.J6)(G)??
L.call(c,G)})}function o(t,c){return t.skipBlank(),t.text.startsWith(c,t.at)?(t.at+=c.length,!0):!1}function k(t,c){c.lastIndex=t.at;const[O]=c.exec(t.text)??[];
return t.at+=O?.length??0,O}}),8704:((se,Q,E)=>{E.d(Q,{J:()=>B,U:()=>K});var y=E(9349),w=E(3268),R=E(4009);function B(i,n){i.countPart();const p=n==="element"?i.
skipBlank():i.skipSpaces(),e=i.at,l=K(i,p);if(l!==void 0&&F(i,n))return l;(0,w.Kk)(i,n);let r=i.at;for(;r>e&&(0,y.xC)(i.text.charAt(r-1));)r--;return r===e&&i.report(
"invalid expression: expected the start of an expression",e),l===void 0?V(i,e,r):{kind:"other",start:e,end:r}}function F(i,n){const p=n==="element"?i.skipBlank():
i.skipSpaces();return(0,y.wH)(p)||p===","||i.isLineEnd(p)}function K(i,n){if(n==='"')return(0,R.E3)(i);if(n==="<")return(0,R.jw)(i);if(n!=="{"&&n!=="["&&n!=="(")
return;const p=i.at++;i.depth++;let e;return i.depth>y.lr?e=N(i,n,p):n==="{"?e=x(i,p):n==="["?e=S(i,p):e=U(i,p),i.depth--,e}function N(i,n,p){return(0,w.ku)(i,(0,y.
r1)(n)??n,p),{kind:"other",start:p,end:i.at}}const H=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,j=32;function V(i,n,p){if(H.lastIndex=n,!(H.test(i.text)&&
H.lastIndex===p)||p-n>j)return{kind:"other",start:n,end:p};const l=i.text.slice(n,p),r={true:!0,false:!1,null:null}[l];return{kind:"primitive",start:n,end:p,value:r===
void 0?Number(l):r}}function U(i,n){const p=B(i,"element");return i.skipBlank()!==")"?N(i,"(",n):(i.at++,{...p,start:n,end:i.at})}function S(i,n){if(f(i))return N(
i,"[",n);const p=[];let e=C(i,"]",n);for(;e;e=C(i,"]",n)){const r=i.at;p.push(B(i,"element")),i.at===r&&i.peek()!==","&&i.at++,i.skipBlank()===","&&i.at++}const l={
start:n,end:i.at};return e===void 0?{kind:"other",...l}:{kind:"tuple",...l,elements:p}}function x(i,n){if(f(i))return N(i,"{",n);const p=[];for(;C(i,"}",n);)p.push(
I(i,i.peek())),i.skipSpaces()===","&&i.at++;return{kind:"object",start:n,end:i.at,items:p}}function C(i,n,p){const e=i.skipBlank();return e!==n&&!i.isAtEnd()&&!(0,y.
wH)(e)?!0:e!==n?i.reportUnclosed(p):(i.at++,!1)}function I(i,n){const p=i.at,e=P(i,n);let l=i.at;for(;l>p&&(0,y.xC)(i.text.charAt(l-1));)l--;const r=i.skipSpaces();
if(r!=="="&&r!==":")return i.report('missing attribute value: expected "=" or ":" after the key',i.at),(0,w.Kk)(i,"line"),i.at===p&&i.at++,{name:void 0,start:p,
end:l,value:{kind:"other",start:l,end:i.at}};i.at++;const b=B(i,"line");return{name:e,start:p,end:l,value:b}}function P(i,n){const p=i.at;let e;if(n==='"'||n===
"("){const b=K(i,n);b?.kind==="string"&&(e=b.value)}else e=i.readName();const l=i.skipSpaces();if(l==="="||l===":")return e;J(i);const r=i.text.slice(p,i.at).trimEnd();
return/^(?:0|[1-9]\d{0,14})$/.test(r)?r:void 0}function J(i){const n=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const p=i.skipSpaces(),e=i.at;if(n.lastIndex=e,i.isLineComment(
p))return;if((0,y.L8)(p))i.at++;else if(p==="["||p==="(")i.at++,N(i,p,e);else if(p==='"')(0,R.E3)(i);else if(n.test(i.text))i.at=n.lastIndex;else if(i.readName()===
void 0)return}}function f(i){return i.skipBlank(),i.text.startsWith("for",i.at)&&!(0,y.L8)(i.peek(3))}}),400:((se,Q,E)=>{E.d(Q,{K:()=>N});var y=E(4e3),w=E(9349),
R=E(8704),B=E(3268),F=E(4009),K=E(6134);function N(n,p=new K.n_){const e=new w.bs(n,n.startsWith("\uFEFF")?1:0,p);return e.structure(H(e,void 0))}function H(n,p){
const e={kind:"native",attributes:[],blocks:[]};let l=p!==void 0&&!n.isLineEnd(n.skipSpaces());for(;;){const r=n.skipBlank();if(n.at>=n.text.length){p!==void 0&&
n.report(j,p);break}if(r==="}"&&p!==void 0){n.at++;break}V(n,r,e),f(n,l,e),l=!1}return e}const j="unclosed configuration block: there is no closing brace before\
 the end of the file";function V(n,p,e){const l=n.at;n.countPart();const r=p==='"'?P(n):n.readName();if(r===void 0){p<"\x80"?n.report("argument or block definit\
ion required",l):n.reportCharacter(),i(n,l);return}const b=n.at;if(n.skipSpaces()==="="&&n.peek(1)!=="="){n.at++,e.attributes.push({name:r,start:l,end:b,value:(0,R.
J)(n,"line")});return}const g=[];for(let c=J(n);c!==void 0;c=J(n))g.push(c);const M=n.at;if(n.peek()!=="{"){const c=g.length===0?`argument or block definition r\
equired: "${(0,y.dh)(r)}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${(0,y.dh)(r)}" has no "{" at its end`;n.report(c,l,b),i(n,
l);return}n.at++;const t=U.has(r)&&g[0]?.value!==S&&n.depth===0&&n.mistake===void 0?x(n,M):I(n,M);e.blocks.push({type:r,labels:g,start:l,end:M,body:t})}const U=new Set(
["resource","data","ephemeral","output","variable"]),S="terraform_remote_state";function x(n,p){const{at:e}=n;return(0,B.ku)(n,"}",p)&&n.mistake===void 0?new C(
n,p):(n.at=e,n.mistake=void 0,I(n,p))}class C{kind="native";text;parts;start;end;body;constructor({text:p,at:e,parts:l},r){this.text=p,this.parts=l,this.start=r,
this.end=e}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(p){const{text:e,start:l,end:r}=this;return this.body!==
void 0||e.slice(l,r).includes(p)}read(){if(this.body!==void 0)return this.body;const{text:p,parts:e,start:l,end:r}=this,b=new w.bs(p.slice(0,r),l+1,e);return b.
depth=1,this.body=H(b,l),this.body}}function I(n,p){if(n.depth>=w.lr)return n.report(`blocks are nested deeper than ${w.lr} levels`,p),(0,B.ku)(n,"}",p),{kind:"\
native",attributes:[],blocks:[]};n.depth++;const e=H(n,p);return n.depth--,e}function P(n){const p=n.at,e=(0,F.E3)(n);return n.report("invalid argument name: ar\
gument names must not be quoted",p,n.at),e.kind==="string"?e.value:void 0}function J(n){const p=n.skipSpaces(),e=n.at;let l;if(p==='"'){const b=(0,F.E3)(n);b.kind===
"string"?l=b.value:(l=n.text.slice(e+1,Math.max(e+1,n.at-1)),n.report("invalid block label: it has to be plain text",e,n.at))}else l=n.readName();if(l===void 0)
return;const{at:r}=n;return n.countPart(),{value:l,start:e,end:r}}function f(n,p,e){const l=n.skipSpaces();p&&(l!=="}"||e.blocks.length>0)?n.report("invalid sin\
gle-argument block definition: a block in one line has one argument at most",n.at):!p&&!n.isLineEnd(l)&&n.report("missing newline after argument or block defini\
tion",n.at)}function i(n,p){(0,B.Kk)(n,"line"),(n.at===p||(0,w.wH)(n.peek())&&n.peek()!=="}")&&n.at++}}),9075:((se,Q,E)=>{E.d(Q,{A9:()=>N,J6:()=>S,Pg:()=>H,Uk:()=>U,
VI:()=>x,ae:()=>y,lG:()=>R,os:()=>j,pi:()=>w,sT:()=>V});class y{text;withheld;constructor(I,P=null){this.text=I,this.withheld=P}}const w="#",R=4096,B=200,F=2e4,
K=5e6,N=C=>/[^\0-\x7f]/.test(C)?C.normalize("NFC"):C;class H{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>K}spend(I){if(this.steps+=1,this.count(),this.depth>=B||this.steps>F||this.isSpent)return;this.depth+=1;const P=I();return this.depth-=1,typeof P!=
"string"?P:P.length>R?void 0:N(P)}}const j=()=>({name:()=>{},call:()=>{},effort:new H}),V=()=>({...j(),isLiteral:!0}),U=C=>typeof C=="string"||typeof C=="number"||
typeof C=="boolean"?String(C):void 0,S=C=>C.find(I=>I instanceof y&&I.withheld!==null);function x(C,I){return I instanceof y?new y((C+I.text).slice(0,R),I.withheld):
new y(C)}}),8321:((se,Q,E)=>{E.d(Q,{Bs:()=>N,C5:()=>S,Yo:()=>K,bK:()=>x,g$:()=>C,rI:()=>F,wK:()=>V,yR:()=>U});var y=E(4e3),w=E(9160),R=E(9075),B=E(6134);function F({
text:I},P,J){const f=(0,B.yN)(I);return{text:I,place:i=>({file:P,...f(i),target:J})}}const K=I=>{const P=I.length>R.lG?(0,y.dh)(I,R.lG):I;return P.length<13?P:[
P.slice(0,1),P.slice(1)].join("")};function N(I){const P=I.join(".");return P.length>R.lG?K(P):P}const H=I=>I.length>R.lG?{kind:"pieces",pieces:[null],text:K(I)}:
{kind:"known",text:K((0,R.A9)(I))},j=I=>I===void 0||I.length>w.lR?null:{code:K(I)};function V(I,P,J=!1){const f=()=>I.text.slice(P.start,P.end),i=n=>({kind:"pie\
ces",pieces:n,text:K(f())});switch(P.kind){case"string":{const{value:n,verbatim:p}=P;if(J||n===p)return H(p);const e=K((0,R.A9)(n));return{kind:"pieces",pieces:[
e],text:e,isJson:!0}}case"template":{if(J&&P.verbatim!==void 0)return H(P.verbatim);const n=P.verbatim!==void 0,p=n?null:(0,w._3)({expression:P,text:I.text},(0,R.
os)());if(typeof p=="string")return H(p);const e=(0,w.B$)(P.parts,I.text,(0,R.os)()).map(r=>r.kind==="known"?K(r.value):j((0,w.cd)(r,I.text))),l=e.includes(null)?
[j(f())]:e;return{...i(l),...n&&{isJson:n}}}case"other":{const n=f(),p=(0,w.p_)(n,(0,R.os)());return typeof p=="string"?H(p):i([j(n)])}case"primitive":case"obje\
ct":case"tuple":return i([null])}}function U(I,P){return P.kind!=="primitive"?V(I,P):P.value===null?null:H(String(P.value))}function S(I,P){const[J]=I.kind==="p\
ieces"?I.pieces:[];return I.kind==="known"||typeof J!="object"||J===null?I:{...I,pieces:[{code:`(${J.code}).${P}`}]}}function x(I){return I?.kind!=="string"?null:
K((0,R.A9)(I.value))}function C({pieces:I},P){let J="";for(const f of I){const i=typeof f=="object"?f&&(0,w.p_)(f.code,P):f;if(i===null&&f!==null&&I.length===1)
return{isWhole:!0,text:null,withheld:null};const n=(0,R.Uk)(i);if(n===void 0)return{isWhole:!1,...(0,R.VI)(J,i)};if(J.length+n.length>R.lG)return{isWhole:!1,text:J,
withheld:null};J+=n}return{isWhole:!0,text:K((0,R.A9)(J)),withheld:null}}}),9031:((se,Q,E)=>{E.d(Q,{AJ:()=>l,kM:()=>J,ls:()=>r,rd:()=>U});var y=E(9160),w=E(6134),
R=E(8321),B=E(9026),F=E(9804),K=E(2370),N=E(5143),H=E(3229),j=E(1064),V=E(1022);const U=g=>{const M=g.definitions.map(o=>{const k=o.place();return{...o,place:()=>k}});
return{...g,definitions:M}};function S(g,{type:M,labels:o,start:k,end:t}){const c=[M];for(const{value:O}of o)c.push(O);return{what:(0,R.Bs)(c),place:()=>g.place(
{start:k,end:t})}}const x=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),C=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
I=g=>g.kind==="native"?g.blocks:[...x].flatMap(([M,o])=>(0,w.SH)(g,M,o)),P=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],
["required_providers",0,"required_providers"]];function J(g,M){const o=[];for(const k of I(M)){const{type:t}=k;x.get(t)===k.labels.length&&o.push(S(g,k)),C.test(
t)&&o.push({...S(g,k),problem:(0,B.ho)({reason:"of-cli",type:t})})}for(const k of(0,w.SH)(M,"terraform",0))for(const t of f(g,k.body))o.push(t);return o}function*f(g,M){
for(const[o,k,t]of P)for(const c of(0,w.SH)(M,o,k))if(yield{what:t,place:()=>g.place(c),isSingle:!0},o==="required_providers")for(const O of(0,w.Td)(c.body))yield*n(
g,O);yield*e(g,(0,w.w4)(M,"required_version"))}const i=["source","version","configuration_aliases"];function n(g,M){const{value:o}=M,k=(0,R.Yo)(M.name),t=(0,R.Bs)(
["required_providers",k]),c=o.kind==="object"?o.items:null,O=(0,V.sL)(k);if(!O.ok||c!==null&&O.value!==k){const G=O.ok?O.value:null,Z=(0,B.ho)({reason:"local-na\
me",name:k,normal:G});return[{what:t,place:()=>g.place(M),problem:Z}]}const D=c?.find(G=>G.name!==void 0&&!i.includes(G.name));if(D?.name===void 0)return[];const L=(0,B.
ho)({reason:"argument",what:t,argument:(0,R.Yo)(D.name)});return[{what:t,place:()=>g.place(D),problem:L}]}const p=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));
function e(g,M){if(M===void 0)return[];const{value:o}=M,{text:k}=g;if(!(o.kind==="template"?o.parts.map(L=>L.kind==="unknown"?(0,y.cd)(L,k):""):[o.kind==="other"?
k.slice(o.start,o.end):""]).some(L=>p.test(L??"")))return[];const c=g.place(o),O=(0,F.jF)({reason:"not-constant"}),D=/\.tofu(\.json)?$/.test(c.file)?"opentofu":
"terraform";return[{what:"required_version",place:()=>c,problem:O,clients:[D]}]}function*l(g){const M=g.every(({kind:o})=>o.clients.length===j.Du.length);for(const o of M?
[j.Du]:j.Du.map(k=>[k])){const k=g.filter(({kind:t})=>o.every(c=>t.clients.includes(c)));yield{readers:o,read:k}}}function r(g){const M=[...l(g)].flatMap(({readers:o,
read:k})=>[...b(k)].map(({what:t,place:c,problem:O,clients:D=j.Du})=>{const L=o.filter(Z=>D.includes(Z)),G=(0,H.Kc)(t);return(0,K.kH)(O,{places:[c()],clients:L,
isPlaceholder:G})}));return(0,K.Qp)(M,({places:o,problem:k})=>[o[0],k.message])}function*b(g){const M=new Map;for(const{definitions:o,kind:k,isContext:t}of g)for(const{
what:c,place:O,problem:D,clients:L}of o){const G=M.get(c);if(D!==void 0)t||(yield{what:c,place:O,problem:D,clients:L});else{if(k.isOverride)continue;G===void 0?
M.set(c,O):t||(yield{what:c,place:O,problem:(0,B.ho)(T(c,G()))})}}if(!g.some(({notes:o,kind:k})=>o.length>0||k.class==="terragrunt")){for(const{definitions:o,kind:k,
isContext:t}of g)if(!(!k.isOverride||t))for(const{what:c,place:O,problem:D,isSingle:L}of o)D!==void 0||L||M.has(c)||(yield{what:c,place:O,problem:(0,B.ho)({reason:"\
no-base",what:c})})}}const T=(g,{file:M,line:o})=>({reason:"twice",what:g,first:`${(0,N.II)(M)}:${o}`})}),9026:((se,Q,E)=>{E.d(Q,{ME:()=>R,ho:()=>K,jP:()=>B});var y=E(
1064),w=E(5799);const R=()=>(0,w.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it \
for a future version",help:"move it into a terraform block"});function B({kind:N}){const{client:H,what:j}=y.$I[N];return(0,w.CC)("block-unsupported",{message:`${j}\
 is supported by ${y.bB[H]} only`,help:H==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function F(N){
switch(N.reason){case"twice":{const{what:H,first:j}=N,V=H.includes(".")?"remove or rename one of them":"write one block only";return{message:`${H} is defined a \
second time; the first time is in ${j}`,help:V}}case"no-base":return{message:`this override file changes ${N.what}, which no other file of the directory defines`,
help:"define it in a file that is not an override file, or remove it here"};case"of-cli":return{message:`${N.type} is a block of the CLI configuration, which ha\
s files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argume\
nt":return{message:`${N.what} cannot have the argument ${N.argument}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block confi\
gures the provider"};case"local-name":{const{name:H,normal:j}=N;return{message:`"${H}" cannot be the local name of a provider`,help:j===null?"use letters, digit\
s and dashes only, with no dash at either end":`write ${j}`}}}}const K=N=>(0,w.CC)("block-invalid",F(N))}),9804:((se,Q,E)=>{E.d(Q,{FA:()=>P,N0:()=>S,Ov:()=>J,Sm:()=>x,
id:()=>V,jF:()=>j});var y=E(1064),w=E(4e3),R=E(5799);const B=6,F=f=>`"${(0,w.dh)(f)}"`,K=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function N(f){const i=f.replace(K,"");return i===""?"":`: ${i}`}function H(f){switch(f.reason){case"syntax":{const{text:i,why:n}=f;return{message:`${F(i)} is no\
t a version constraint${N(n)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${f.address} is an expression, which ${f.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:f.
clients.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a lite\
ral; OpenTofu 1.8 and later also accept locals and variables",affects:f.clients};case"not-a-string":return{message:`version of ${f.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${F(f.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the pa\
rt after the hyphen; a pre-release of the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not eval\
uated",help:"write the constraint as a literal"};case"built-in":return{message:`${f.provider} is built in and cannot have a version constraint`,help:"remove `ve\
rsion`"};case"unspecified":return{message:`provider ${f.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published ve\
rsion; for a provider that is built locally, use `dev_overrides` without `version`"}}}const j=f=>(0,R.CC)("constraint-invalid",H(f)),V=({of:f,terms:i,preRelease:n})=>(0,R.
CC)("constraint-unmeetable",{message:`no version of ${f} can match ${(0,w.K4)(i.map(F),B,w.dh)}`,help:n!==void 0?`write ${F(n)}: only an exact version, without \
a space after \`=\` and without \`v\`, selects a pre-release of a module`:i.length===1?"correct the constraint":"change one of these constraints so that a versi\
on can match all of them"}),U={terraform:"terraform",opentofu:"tofu"};function S({provider:f,version:i,constraints:n,clients:p,isUnit:e}){const[l,...r]=p,b=l===
void 0||r.length>0?"":`${U[l]} `,T=e?"terragrunt ":b;return(0,R.CC)("lock-outside",{message:`locked provider ${f} ${i} does not match configured version constra\
int ${(0,w.K4)(n,B,w.dh)}`,help:`run \`${T}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const x=({provider:f})=>(0,R.
CC)("lock-readonly",{message:`the lock file has no entry for provider ${f}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this direc\
tory without `-lockfile=readonly`, and commit the lock file"}),C={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"n\
ot-constraints":["constraints","are invalid"]};function I(f){const i="failed to read dependency lock file",n="restore the file, or remove the block and run `ini\
t` again";switch(f.reason){case"syntax":return{message:`${i}: ${f.error}`,help:n};case"twice":return{message:`${i}: it has two blocks for provider ${f.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${i}: the ${f.of} of provider ${f.provider} must be written in\
 normalized form: ${F(f.normal)}`,help:n};default:{const[p,e]=C[f.reason];return{message:`${i}: the ${p} of provider ${f.provider} ${e}`,help:n}}}}const P=f=>(0,R.
CC)("lock-invalid",I(f)),J=({client:f,version:i,constraint:n})=>(0,R.CC)("client-version",{message:`the version constraint ${F(n)} excludes ${y.bB[f]} ${i}`,help:`\
use another version of ${y.bB[f]}, or change the constraint`})}),1884:((se,Q,E)=>{E.d(Q,{FK:()=>j,FZ:()=>e,Od:()=>U,R:()=>J,gq:()=>x,hN:()=>I,xr:()=>l});var y=E(
6134),w=E(8321),R=E(9031),B=E(1064),F=E(5011),K=E(1022),N=E(9562),H=E(7854);const j={providerUses:new Map,hasBackend:!1,declared:[]},V=new Map([["language",0],[
"terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function U(T,g){const M=new C(T);if(g.
kind==="native")for(const c of g.blocks)V.get(c.type)===c.labels.length&&M.read(c);else for(const[c,O]of V)(0,y.SH)(g,c,O).forEach(M.read,M);const{providerUses:o,
hasBackend:k,declared:t}=M;return{providerUses:o,hasBackend:k,declared:t}}const S=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function x(T,g){const M=new C(T),o=(0,y.
w4)(g,"terraform_binary")?.value,[,k]=S.exec((0,w.bK)(o)??"")??[];o!==void 0&&k!==void 0&&M.declare("binary",o,k),M.declareVersion("version",(0,y.w4)(g,"terrafo\
rm_version_constraint"));const{declared:t}=M;return t.length===0?j:{...j,declared:t}}class C{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(g){
this.source=g}read(g){const{type:M,labels:o,body:k}=g;switch(M){case"language":this.declare("language",g);for(const t of(0,y.SH)(k,"compatible_with",0))this.declareVersion(
"compatible",(0,y.w4)(t.body,"opentofu"));return;case"terraform":this.hasBackend||=I(k);for(const t of(0,y.SH)(k,"encryption",0))this.declare("encryption",t);this.
declareVersion("version",(0,y.w4)(k,"required_version"));return;case"provider":for(const t of o)this.use(t.value,t.value,t,[g]),this.declareVersion("provider-ve\
rsion",(0,y.w4)(k,"version"),(0,w.Yo)(t.value));(0,y.w4)(k,"for_each")!==void 0&&this.declare("provider-for-each",g);return;case"check":for(const t of(0,y.SH)(k,
"data",2))this.readTyped(t,[g,t]);return;case"import":this.readNamed(g,[g])||this.readImported(g);return;default:M==="action"&&this.declare("action",g),this.readTyped(
g,[g])}}declare(g,M,o="",k=null){this.declared.push({kind:g,text:o,localName:k,place:this.source.place(M)})}declareVersion(g,M,o=null){const k=(0,w.bK)(M?.value);
M!==void 0&&k!==null&&this.declare(g,M.value,k,o)}readTyped(g,M){const[o]=g.labels;if(o===void 0||this.readNamed(g,M))return;const[k=""]=o.value.split("_",1);this.
use(k,o.value,o,M)}readImported(g){const M=(0,y.w4)(g.body,"to")?.value,[,o]=n.exec(this.textOf(M))??[];if(M===void 0||o===void 0)return;const[k=""]=o.split("_",
1);this.use(k,o,M,[g])}textOf(g){if(g===void 0)return"";const{start:M,end:o}=g;return(g.kind==="string"?g.value:this.source.text.slice(M,o)).slice(0,p).trim()}readNamed(g,M){
const o=(0,y.w4)(g.body,"provider")?.value;if(o===void 0)return!1;const[,k]=i.exec(this.textOf(o))??[];return k===void 0?!1:(this.use(k,k,o,M),!0)}use(g,M,o,k){
if(this.providerUses.has(g))return;const t={text:(0,w.Yo)(M),address:f(k),place:this.source.place(o)};this.providerUses.set((0,w.Yo)(g),t)}}const I=T=>(0,y.SH)(
T,"backend",1).length>0||(0,y.SH)(T,"cloud",0).length>0,P=["name","prefix","tags"];function J(T){const[g]=(0,y.SH)(T,"workspaces",0),M=k=>k==="workspaces"&&g!==
void 0?P.some(t=>(0,y.w4)(g.body,t)!==void 0):(0,y.w4)(T,k)!==void 0,o=H.Rt.filter(k=>!M(k));return{organization:(0,w.bK)((0,y.w4)(T,"organization")?.value),name:g?
(0,w.bK)((0,y.w4)(g.body,"name")?.value):null,...o.length>0&&{lacks:o}}}const f=T=>(0,w.Bs)(T.flatMap(({type:g,labels:M})=>[g,...M.map(({value:o})=>o)])),i=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
n=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,p=256;function e(T){if(T.every(({scope:M})=>M.providerUses.size===0))return[];const g=new Map;for(const{
readers:M,read:o}of(0,R.AJ)(T))for(const[k,t]of b(o)){const c=g.get(k),O=c===void 0?M:[...c.clients,...M];g.set(k,{...c??t,clients:O})}return Array.from(g.values(),
({text:M,address:o,place:k,clients:t})=>{const{host:c,isHostImplied:O,needs:D}=l(t);return{kind:"implied_provider",host:c,isHostImplied:O,...{text:M,address:o,place:k,
clients:t,isOverridden:!1,needs:D}}})}function l(T){const M=T.length===B.Du.length?r:r.filter((o,k)=>T.some(t=>t===B.Du[k]));return{host:M[0]?.host??null,isHostImplied:!0,
needs:M}}const r=B.Du.map(T=>({host:(0,F.Vm)(T),service:N.xq,clients:[T]}));function b(T){const g=new Set(["terraform"]);for(const{references:o}of T)for(const{localName:k}of o)
g.add(k);const M=new Map;for(const{scope:o,isContext:k}of T)if(!k)for(const[t,c]of o.providerUses)g.has(t)||(g.add(t),(0,K.sL)(t).ok&&M.set(t,c));return M}}),1727:((se,Q,E)=>{
E.r(Q),E.d(Q,{asWritten:()=>Ae,declaredIn:()=>It,dependsOnOthers:()=>qe,detach:()=>w.Yo,dotted:()=>w.Bs,firstWithHost:()=>De,isForeign:()=>Be,meaningOfAbsent:()=>ye,
neededByImplied:()=>he.xr,needsOf:()=>be,parseFile:()=>Ke,readHcl:()=>y.K,readModule:()=>Ot,readTools:()=>o,resolveValue:()=>w.g$,usagesOf:()=>ct,withPlaces:()=>R.
rd});var y=E(400),w=E(8321),R=E(9031),B=E(4e3),F=E(7050),K=E(2161),N=E(796);const H=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["ope\
ntofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),j=u=>H.get(u.toLowerCase())??"terraform",V="init|plan|apply|destroy|validate|(?:worksp\
ace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",U=(u,s)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[]\
)(${u})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${s})(?![\\w-])`),S=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,x=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],C=`(?=["'\\s,\\]})@]|$)`,I="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",P=`(?=["']?\\s*[,\\]])`,J=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${C}|\
([\\w.\${}-]+)))?${C}`),text:"uses $1",version:"latest"},{form:U("terraform|tofu",V),text:"runs $1"},{form:U("tofu","fmt"),text:"runs $1"},{form:U("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${I}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${P}`),text:"lists $1"},{form:new RegExp(`${I}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${P}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],f=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,i=/\b(?:echo|printf)\b[^;&|]*/g;function n(u){if(!/terraform|tofu|tfenv/i.
test(u))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(u);if(f.test(u)&&!s)return[];const d=u.replace(i,m=>" ".repeat(m.length)),a=S.exec(d);return a===
null?J.flatMap(m=>p(m,d)):l(a)}function p({form:u,text:s,version:d=null,...a},m){const h=u.exec(m);if(h===null)return[];const[,_="",v=d]=h,A=s.replace("$1",()=>_);
return[{client:j(_),text:A,version:v,...e(h),...a}]}const e=({index:u,0:{length:s}})=>({start:u,end:u+s});function l(u){const[,s=""]=u;return x.flatMap(({form:d,
otherwise:a})=>{const m=d.exec(s);return m===null?[]:[{client:j(m[1]??m[2]??""),text:`uses ${s}`,version:null,...e(u),step:{otherwise:a}}]})}const r=50,b=/^digger\.ya?ml$/,
T=100,g=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,M=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function o(u,s){const d=[],a=new Set;
let m=!1,h=!1,_=!1;for(const v of(0,N._X)(u,s)){for(const z of(0,N.AN)(v))a.add(z);if(_||=(0,K.Z)(v.file)||M.test(v.text),(0,N.$)(v.file)||(0,K.Z)(v.file))continue;
const A=v.file.slice(v.file.lastIndexOf("/")+1),$=(0,K.TD)(A)||v.file.endsWith("mise/config.toml"),W=$?je(v):k(v);h||=b.test(v.file)&&W.some(({client:z})=>z==="\
opentofu");const X=h&&v.text.includes("diggerhq/digger@");d.push(...W.filter(({text:z})=>!X||z!==D)),m||=!$&&g.test(v.text)}return{signs:d,setsCloudHostname:m,givesState:_,
others:a}}function k({file:u,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const d=(0,N.Dx)(u,s),a=new Map,m=(0,F.O)(v=>re(v,d)),h=d.map(n),_=L(u,d,h);for(const[
v,A]of d.entries()){if(a.size>=r)break;for(const $ of h[v]??[]){if(_($,v))continue;const{client:W,level:X="tool"}=$;for(const z of Z($,d,v,m)){const Y=`${W} ${X}\
 ${z}`;if(a.has(Y))continue;const ee=(0,N.$t)(u,v,A,$);a.set(Y,{client:W,level:X,place:ee,text:(0,B.dh)($.text,T),version:z})}}}return c(u,[...a.values()])}const t=/atlantis\.ya?ml$/;
function c(u,s){return!s.some(({client:a})=>a==="opentofu")||!t.test(u)?s:s.filter(({client:a,version:m})=>a==="opentofu"||m!==null).map(a=>({...a,client:"opent\
ofu"}))}const O=/(^|\/)\.spacelift\/[^/]+$/,D="sets terraform_version";function L(u,s,d){const a=_=>{const A=d.slice(..._).flat().filter(({text:$,level:W})=>W!==
"hook"&&!/_version$/.test($));return A.length===0?null:A.every(({client:$})=>$==="opentofu")},m=O.test(u)?s.indexOf("stack_defaults:"):-1,h=m<0?null:oe(s,m+1);return({
text:_},v)=>{if(_!==D||t.test(u))return!1;const A=a(oe(s,v));if(A!==null||h===null)return A===!0;const $=v>=h[0]&&v<h[1];return a($?[0,s.length]:h)===!0}}const G=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function Z({version:u,step:s},d,a,m){if(s===void 0)return u===null?[null]:m(u);const h=d.slice(...oe(d,a)).map(_=>G.exec(_)?.[1]?.replace(/^["']|["']$/g,"")).find(
_=>_!==void 0);return h===void 0?[s.otherwise]:m(h)}const ne=100;function oe(u,s){const d=u[s]??"",a=d.search(/[^\s-]/),m=$=>$!==""&&$.search(/\S/)<a,_=d.trimStart().
startsWith("-")?[]:u.slice(Math.max(0,s-ne),s),v=u.slice(s+1,s+ne),A=v.findIndex(m);return[s-_.length+_.findLastIndex(m)+1,s+1+(A<0?v.length:A)]}const de=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function re(u,s){const[,d,a,m]=de.exec(u.trim())??[],h=d??a??m;if(h===void 0)return[u.trim()];for(const _ of s){const v=_.indexOf(h),A=v<0?void 0:_e.exec(_.slice(
v+h.length))?.[1];if(A===void 0||/[\w-]$/.test(_.slice(0,v)))continue;const $=A.match(/[^\s"',[\]]+/g);if($!==null)return $}return[u]}const _e=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
le=/[^\s"',\]}]+/;function je({file:u,text:s}){const d=(0,N.Dx)(u,s);return We(u,d).flatMap(({at:a,client:m,version:h,start:_=0})=>{if(m===void 0)return[];const v=d[a]??
"",A=(0,N.$t)(u,a,v,{start:_,end:v.length}),$=h===null?`selects ${m}`:`selects ${m} ${h}`;return[{client:m,level:"version-file",place:A,text:(0,B.dh)($,T),version:h}]})}
function We(u,s){const[,d]=/\.(terraform|opentofu)-version$/.exec(u)??[];if(d===void 0)return u.endsWith(".toml")?Ge(s):Fe(s);const a=s.findIndex(h=>h.trim()!==
""),m=le.exec(s[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:H.get(d),version:m}]}const Fe=u=>u.map((s,d)=>{const[a="",m=null]=s.trim().split(/\s+/);return{at:d,
client:H.get(a),version:m}}),He=/^\s*\[\s*([\w."':/-]+)\s*\]/,Ve=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Ge(u){let s="";return u.
flatMap((d,a)=>{s=He.exec(d)?.[1]?.replaceAll('"',"")??s;const[,m="",h=""]=Ve.exec(d)??[],_=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],v=H.get(s==="tools"?m:m==="ver\
sion"?_??"":""),A=/\bversion\s*=\s*(.*)$/s.exec(h)?.[1]??h,$=A.match(/[^\s"',[\]{}=]+/g)??[];return(A.startsWith("[")?$:$.slice(0,1)).map(X=>({at:a,client:v,version:X,
start:d.search(/\S/)}))})}var Je=E(9075),me=E(8011),Me=E(1064),ge=E(5011),Ee=E(4321),ze=E(1022),ie=E(7495);const Ae=u=>[[{...(0,w.g$)(u,(0,Je.os)()),from:null}]],
Xe=1e4;function Ie({kind:u},s,d,a){const{row:m,value:h}=s;if(h?.kind!=="known")return Se(u,s,d);const _=Te(s),A=m.grammar==="module"&&!_&&(0,ge.Nj)(h.text)?"./":
h.text,$=u.clients.length===Me.Du.length?"":u.clients[0],W=`${m.grammar} ${m.service} ${$} ${_} ${A}`,X=a.get(W);if(X!==void 0)return X;a.size>=Xe&&a.clear();const z=Se(
u,s,d);return a.set(W,z),z}const Te=({version:u})=>u?.value.kind==="known";function Se(u,s,d){const a=u.clients.map(h=>[h,Ze(u,s,h,d)]),m=Math.max(...a.map(([,{
length:h}])=>h));return Array.from({length:m},(h,_)=>{const v=new Map;for(const[z,{[_]:Y}]of a)Y!==void 0&&v.set(z,Y);const A=[...v.values()],W=A.some(({needed:z})=>z===
"state")?null:be(v,s.row),X=A.some(({problem:z})=>z!==void 0);return{meanings:v,first:De(A),needs:W,isFaulty:X}})}const De=u=>u.find(({host:s,directHost:d})=>s!==
null||d!==void 0)??ie.zt;function Ze(u,s,d,a){const m=Qe(s,d,a).map(_=>{const v=et(u,s,d,_);return Ye(s,d)?{...v,directHost:Ee.IZ}:v});if(m.length<2)return m;const h=({
host:_,directHost:v,needed:A,problem:$})=>JSON.stringify([_,v,A,$?.message]);return[...new Map(m.map(_=>[h(_),_])).values()]}const Ye=({row:u,value:s},d)=>d==="\
terraform"&&u.evaluation?.terraform!=="any"&&s?.kind==="pieces"&&s.isJson===!0,Oe={isWhole:!0,withheld:null,from:null};function Qe(u,s,d){const{value:a}=u;return a?.
kind==="known"?[[{...Oe,text:a.text}]]:a===void 0||a.text==="null"?[[{...Oe,text:null}]]:xe(u)?d(u,a,s):Ae(a)}const xe=({value:u})=>u?.kind==="pieces"&&u.text!==
"null",qe=({references:u})=>u.some(s=>s.row.evaluation!==void 0&&(xe(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function et(u,s,d,a){
const{row:m,address:h,value:_}=s,v=Pe(a),A=v.map(({isWhole:q,text:te})=>te===null?ye(s,u,d):q?ie.pb[m.grammar](te,d,Te(s)):m.grammar==="host-part"&&tt(u)?ie.zt:
(0,ie.i4)(m.grammar,te,d)),[$]=A,W=A.every(q=>q?.needed===$?.needed);if($!==void 0&&W&&!A.includes(void 0)){const[q]=v;if(_?.kind!=="pieces"||q===void 0)return $;
const ue=A.every(ve=>ve?.directHost===$.directHost)?{}:{directHost:Ee.IZ},fe=v.every(ve=>ve.isWhole);return{...$,...ue,evaluated:{text:q.text,isWhole:fe}}}if(m.
grammar==="terragrunt"&&nt(_))return{...ie.zt,directHost:Ee.IZ};const X=m.evaluation!==void 0&&m.evaluation[d]===void 0,z=v.find(({withheld:q})=>q!==null)?.withheld??
null,Y=d==="terraform",ee=(0,me.J0)({address:h,argument:m.grammar==="host"?"hostname":"source",expression:_?.kind==="pieces"?_.text:"",candidates:v.map(({isWhole:q,
text:te,from:ue})=>({text:q?te:null,from:ue})),refused:X?"never":z===null?null:{variable:Y?z:""}});return(0,ie.Qm)(ee)}const tt=u=>u.class==="terragrunt"||u.isGenerated===
!0,nt=u=>u?.kind==="pieces"&&u.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function Pe(u){return u.some(({isWhole:s,from:d})=>s&&d!==null)?u.filter(({
isWhole:s,from:d})=>s||d!==null):u}const st={cloud_default:"cloud block",remote_state_default:"remote state"};function ye(u,s,d){const{row:a,value:m,address:h,localName:_}=u,
v=m===void 0?u.kind:a.absent??u.kind;if(a.defaults!==void 0){const A=a.defaults[d];return A!==null?(0,ie.TU)((0,ge.mD)(A)):(0,ie.Qm)((0,me.tg)({block:st[v]??"re\
mote backend"}))}return m!==void 0?a.grammar==="url"?ie.zt:(0,ie.Qm)((0,me.DA)({reason:"null",address:h})):v==="required_provider_invalid"?(0,ie.Qm)((0,me.DA)({
reason:"not-a-requirement",address:h})):_!==null&&s.class!=="stack"&&s.class!=="deploy"?_!=="terraform"&&(0,ze.sL)(_).ok?(0,ie.TU)((0,ge.Vm)(d)):ie.zt:s.isOverride?
ie.zt:(0,ie.Qm)((0,me.DA)({reason:"missing",address:h}))}function be(u,{service:s},d=()=>null){if(s===null)return[];const a=new Map;for(const[m,{needed:h,host:_}]of u){
const v=h==="state"?d(m)??_:h;v!==null&&a.set(v,{host:v,service:s,clients:[...a.get(v)?.clients??[],m]})}return[...a.values()]}var he=E(1884),pe=E(7052),ot=E(9026),
ae=E(2370),it=E(3229),rt=E(4732);function at({kind:u},s,d){const{row:a,value:m,version:h}=s,_=m?.kind==="pieces"||h?.value.kind==="pieces";if(a.merges!=="module"||
!_)return;const v=u.clients.flatMap(A=>{const $=dt(s,A,d);return $===null?[]:[[A,$]]});return Object.fromEntries(v)}function dt(u,s,d){const a=v=>v?.kind==="pie\
ces"?d(u,v,s):[[{...Oe,text:v?.text??null}]],m=a(u.value);if(m.flat().some(({withheld:v})=>v!==null))return null;const h=a(u.version?.value),_=new Map;for(let v=0;v<
Math.max(m.length,h.length);v+=1){const[A=[],$=[]]=[m[v]??m[0],h[v]??h[0]],W=lt(A,$);_.set(JSON.stringify(W),W)}return[..._.values()]}function lt(u,s){const[d,a]=[
Ce(u),Ce(s)];return{root:u[0]?.root??s[0]?.root??null,source:d??null,version:a??null,isOpen:d===void 0||a===void 0}}function Ce(u){const[s,...d]=Pe(u),a=d.every(
({isWhole:m,text:h})=>m&&h===s?.text);return s?.isWhole===!0&&a?s.text:void 0}const we=5e4;function ct(u,s,d=new Map){const a=[],m=[...u.flatMap(_=>_.notes),...(0,R.
ls)(u)],h=new ut(u,s,d);for(const _ of u)if(!_.isContext)for(const v of _.references){if(a.length>=we)return m.push($e(_.file)),Re(a,m);const A=Ie(_,v,s,d);if(v.
kind==="backend"&&A.every(({first:W})=>W===ie.zt))continue;let $=at(_,v,s);for(const W of A){const X=h.usageOf(_,v,W);a.push($===void 0?X:{...X,calls:$}),$=void 0}
(v.row.isReserved||A.some(({isFaulty:W})=>W))&&m.push(...h.notesOf(_,v,A))}for(const _ of(0,he.FZ)(u))a.push(_);return Re(a,m)}const $e=u=>(0,ae.ht)(u,(0,pe.ub)(
{kind:"module-usages",max:we})),Re=(u,s)=>({usages:u.sort((d,a)=>Le(d.place,a.place)),notes:s.sort((d,a)=>Le((0,ae.Xd)(d),(0,ae.Xd)(a)))});class ut{files;values;known;overrides;constructor(s,d,a){
this.files=s,this.values=d,this.known=a,this.overrides=s.filter(({kind:m})=>m.isOverride)}usageOf(s,d,a){const{kind:m,value:h,address:_,constraints:v,place:A,row:$,
hasOwnToken:W,workspace:X}=d,{meanings:z,first:Y,needs:ee}=a,q=this.overrides.length===0?z:new Map([...z].filter(([fe])=>this.isInForce(s,d,fe))),te=q.size===z.
size&&ee!==null,ue={kind:m,host:Y.host,isHostImplied:Y.isHostImplied,directHost:Y.directHost,hasOwnToken:W,text:h?.text??null,address:_,version:this.versionOf(d),
constraints:v,place:A,clients:s.kind.clients,needs:te?ee:be(q,d.row,this.stateHost),isOverridden:q.size===0,workspace:X};return te&&$.backend===void 0&&h?.kind!==
"pieces"?ue:{...ue,...this.decisionOf(d,a,q)}}decisionOf({value:s,row:d},{meanings:a},m){const h=[...a],_=h.flatMap(([W,X])=>X.evaluated===void 0?[]:[[W,X.evaluated]]),
v=[...m].flatMap(([W,{needed:X}])=>{const z=X==="state"?this.stateHost(W):null;return z===null?[]:[[W,z]]}),A=h.flatMap(([W])=>m.has(W)?[]:W),$=h.some(([,{needed:W}])=>W===
"state");return{...s?.kind==="pieces"&&{evaluated:Object.fromEntries(_)},...d.backend!==void 0&&{backend:d.backend},...m.size>0&&A.length>0&&{replacedFor:A},...$&&
{stateHosts:Object.fromEntries(v)}}}notesOf(s,d,a){const{place:m,row:h,value:_}=d,v=[m],A=new Map,$=_===void 0&&s.notes.length>0;for(const{meanings:W}of $?[]:a)
for(const[X,{problem:z,host:Y}]of W){if(z===void 0||!this.isInForce(s,d,X))continue;const ee=z.code==="source-dynamic",q=s.notes.some(Rt=>(0,ae.Xd)(Rt)?.line===
m.line);if(ee&&q)continue;const te=_?.kind==="known"&&(0,it.Kc)(_.text),ue=ee?(0,rt.pj)(z.message):z.code,fe=A.get(ue),ve=fe===void 0?Y:fe.namedHost??null,Ct=[...new Set(
[...fe?.clients??[],X])],$t={namedHost:ve,clients:Ct,places:v,isPlaceholder:te};A.set(ue,(0,ae.kH)(fe?.problem??z,$t))}if(h.isReserved){const W=(0,ot.ME)();A.set(
W.code,(0,ae.kH)(W,{places:v,clients:s.kind.clients}))}return[...A.values()]}isInForce({kind:s},{mergeKey:d},a){return s.isOverride||d===null||!this.replaced(a).
has(d)}replaced=(0,F.O)(s=>{const d=new Set;for(const{kind:a,references:m,scope:h}of this.overrides)if(a.clients.includes(s)){h.hasBackend&&d.add("backend");for(const{
mergeKey:_,value:v,localName:A}of m)_!==null&&(v!==void 0||A!==null)&&d.add(_)}return d});stateHost=(0,F.O)(s=>{const d=this.files.filter(({kind:a})=>a.clients.
includes(s));for(const a of d)for(const m of a.references){if(m.row.merges!=="backend"||!this.isInForce(a,m,s))continue;const[h]=Ie(a,m,this.values,this.known),
_=h?.meanings.get(s)?.needed??null;if(_!==null&&_!=="state")return _}return null});versionOf(s){if(s.version===null)return;const{value:d,place:a}=s.version;if(d.
kind==="known")return{text:d.text,place:a};const m=Me.Du.flatMap(_=>{const v=this.values(s,d,_).flat();if(v.some(({withheld:W})=>W!==null))return[];const[A,...$]=v;
return[[_,$.length===0&&A?.isWhole===!0?A.text:null]]});return{text:ft.test(d.text)?d.text:"\u2026",value:Object.fromEntries(m),place:a}}}const ft=/^(?!<<)"?[^"]*"?$/,
Le=(u,s)=>u===null||s===null?0:u.file!==s.file?u.file<s.file?-1:1:u.line-s.line||u.column-s.column;var ht=E(5747),pt=E(2245),ce=E(6134),mt=E(9804),ke=E(9160),vt=E(
9037),Ne=E(4667);function _t(u,s,d){const a=(0,Ne.FK)(d),m=[],h=new Set([""]);if(s.kind==="json")for(const{name:_}of s.members)h.add(_);else for(const{type:_}of s.
blocks)a.has(_)&&h.add(_);for(const _ of h)for(const v of a.get(_)??[])new kt(u,v,m).readAt(0,{body:s,block:void 0,names:[]});return m}class kt{source;row;found;constructor(s,d,a){
this.source=s,this.row=d,this.found=a}readAt(s,d){const a=this.row.path[s];if(a===void 0){this.read(d);return}const[m]=a,{body:h}=d,_=h.kind==="native"?h.blocks:
(0,ce.SH)(h,m,a.length-1);for(const v of _){const{labels:A}=v;if(v.type!==m||A.length!==a.length-1||A.some(({value:W},X)=>a[X+1]!=="*"&&a[X+1]!==W))continue;const $=[
...d.names,m,...A.map(({value:W})=>W)];this.readAt(s+1,{body:v.body,block:v,names:$})}}read(s){const{body:d,block:a,names:m}=s;switch(this.row.position){case"en\
tries":for(const h of(0,ce.Td)(d))this.addEntry(m,h);return;case"label":{const h=a?.labels.at(-1);if(h===void 0)return;const _={kind:"known",text:(0,w.Yo)(h.value)},
v=this.source.place(h),A=this.version((0,ce.w4)(d,"version")?.value),$=(0,w.bK)((0,ce.w4)(d,"constraints")?.value)??void 0;this.add(m.slice(0,-1),{value:_,place:v,
version:A,constraints:$});return}case"urls":{const h=(0,ce.w4)(d,"urls")?.value;for(const _ of h?.kind==="tuple"?h.elements:[])this.add(m,this.written(_));return}case"\
open-state":this.addOpenState(s);return;default:this.addArguments(s,this.row.position)}}add(s,d){const{row:a}=this,{kind:m=a.kind,version:h=null,localName:_=null,
hasOwnToken:v=!1}=d;this.found.push({row:a,kind:m,address:(0,w.Bs)(s),value:d.value,version:h,constraints:d.constraints,place:d.place,mergeKey:(0,Ne.dh)(a,s),localName:_,
hasOwnToken:v,workspace:d.workspace})}addOpenState({body:s,names:d}){const{source:a}=this,m=z=>(0,ce.w4)(s,z)?.value,h=m("encryption"),_=h?.kind==="other"||vt.Ar.
some(z=>(0,ke.Tu)(h,z,a.text)!==void 0),v=(0,w.bK)(m("backend")),A=m(v===null?"backend":"config"),$=v!=="remote"&&A?.kind!=="object",W=_?h:$?A:void 0;if(W===void 0)
return;const X={kind:"pieces",pieces:[null],text:(0,w.wK)(a,W).text};this.add(d,{value:X,place:a.place(W)})}addArguments({body:s,block:d,names:a},m){const{row:h,
source:_}=this,v=Y=>(0,ce.w4)(s,Y)?.value,A=h.backend!==void 0;if(A&&(0,w.bK)(v("backend"))!==h.backend)return;const $=A?v("config"):void 0,W=Y=>{const[ee="",q]=Y.
split("."),te=A?(0,ke.Tu)($,ee,_.text):v(ee);return q!==void 0&&te?.kind==="object"?(0,ke.Tu)(te,q,_.text):te},X={version:this.version(v("version")),hasOwnToken:h.
grammar==="host"&&W("token")!==void 0,workspace:h.merges==="backend"&&h.grammar==="host"?(0,he.R)(s):void 0},z=new Map(m.map(Y=>[W(Y)??Y,Y]));for(const[Y,ee]of z)
if(typeof Y!="string")this.add(a,{...X,...this.written(Y)});else if(h.absent!==void 0&&d!==void 0){const te=$!==void 0&&$.kind!=="object"?(0,w.C5)((0,w.wK)(_,$),
ee):void 0;this.add(a,{...X,kind:h.absent,value:te,place:_.place(d)})}}written(s){const{row:d,source:a}=this;return{value:d.defaults!==void 0&&s.kind==="primiti\
ve"&&s.value===null?void 0:(0,w.wK)(a,s,d.isLiteral),place:a.place(s)}}addEntry(s,{name:d,value:a}){const{row:m,source:h}=this,_=[...s,d],v=(0,w.Yo)(d);if(a.kind===
"object"){const X=Y=>(0,ke.Tu)(a,Y,h.text,m.isLiteral),z=X("source");this.add(_,{localName:v,kind:z===void 0?m.absent??m.kind:m.kind,value:z&&(0,w.wK)(h,z,m.isLiteral),
version:this.version(X("version"),w.wK),place:h.place(z??a)});return}const A=["string","primitive","template"].includes(a.kind),$=A?"required_provider_legacy":"\
required_provider_invalid",W=A?this.version(a):null;this.add(_,{localName:v,kind:$,version:W,value:void 0,place:h.place(a)})}version(s,d=w.yR){const a=s&&d(this.
source,s);return s&&a?{value:a,place:this.source.place(s)}:null}}const gt=64,Et=16*1024*1024;function*Ot(u,s){const d=[],a=[];let[m,h]=[0,we];for(const[_,{path:v,
file:A,target:$,kind:W,isContext:X}]of u.entries()){if(_>0&&_%gt===0&&(yield s+_))return null;const Y=(0,ht.yR)(v);if(!Y.ok){const{failure:te}=Y;te.kind==="size"?
a.push((0,ae.ht)(A,(0,pe.ub)(te))):d.push(wt(te.code,{file:A,kind:W,isContext:X}));continue}m+=Y.bytes;const ee=Ke(Y.text,W,A,X,new ce.n_,$);!Y.isUtf8&&!X&&ee.notes.
length===0&&a.push(Mt(Y.text,W,A));const q=At(ee);if(q>h){const te={...ee.scope,providerUses:he.FK.providerUses},fe={references:ee.references.slice(0,h),scope:te,
definitions:[]};d.push({...ee,...fe,notes:[...ee.notes,$e(A)]});break}h-=q,d.push(m>Et?(0,R.rd)(ee):ee)}return{files:d,notes:a,bytes:m}}const bt=["EACCES","EPER\
M"];function wt(u,s){const{file:d,kind:a}=s,m=((0,K.Ep)(a)||a.class==="lock")&&bt.includes(u),h=[(0,ae.ht)(d,(0,pe.WO)({what:"file",code:u,isRefused:m}))];return{
...s,references:[],scope:he.FK,definitions:[],notes:h}}function Mt(u,s,d){const a=u.indexOf("\uFFFD"),m=u.slice(u.lastIndexOf(`
`,a)+1,a),h=/#|\/\//.test(m)||u.lastIndexOf("/*",a)>=0,_=(0,K.Ep)(s)&&s.syntax==="hcl"&&!h,v=(0,ce.yN)(u)({start:a,end:a+1});return(0,ae.ht)(d,(0,pe.U$)({error:null,
isRefused:_}),v)}const Ue=({references:u,scope:s})=>u.length+s.providerUses.size,At=u=>Ue(u)+u.definitions.length;function*It(u){const s=(h,_)=>({kind:h,text:"",
localName:null,place:{file:_,...ae.wv}}),d=u.filter(({kind:h})=>h.class==="config"),[a]=d;a!==void 0&&u.every(h=>Ue(h)===0)&&(yield s("module",a.file));const m=d.
filter(({scope:h})=>h.hasBackend);for(const h of new Set(m.map(({kind:_})=>_.clients))){const _=d.find(({kind:v})=>v.clients===h);_!==void 0&&(yield s("state",_.
file))}for(const{file:h,kind:_,references:v,scope:A,isContext:$}of u)_.class==="lock"&&v.length===0&&(yield s("lock",h)),_.class==="config"&&!$&&(yield*A.declared)}
const Tt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;function Be(u){return u.kind.class!=="terragrunt"||u.references.length>0?!1:!Tt.test(u.file)}const St={config:he.
Od,terragrunt:he.gq};function Ke(u,s,d,a=!1,m=new ce.n_,h){const _=(s.syntax==="json"?pt.O:y.K)(u,m),v=(0,w.rI)(_,d,h),{body:A}=_,$=_t(v,A,s.class),W=St[s.class]?.(
v,A)??he.FK,X=Be({file:d,kind:s,references:$})&&!m.isExceeded(),z=a||X?[]:Dt(_,s,{file:d,target:h}),Y=s.class==="config"?(0,R.kM)(v,A):[];return{file:d,kind:s,references:$,
scope:W,definitions:Y,notes:z,isContext:a}}function Dt({text:u,problems:s,parts:d},a,{file:m,target:h}){return d.isExceeded()?[(0,ae.ht)(m,(0,pe.ub)({kind:"part\
s",max:d.max}))]:s.map(({message:_,...v})=>{const A=(0,K.Ep)(a)&&!xt.test(_),$=a.class==="lock"?(0,mt.FA)({reason:"syntax",error:_}):(0,pe.U$)({error:_,isRefused:A}),
W=u.split(`
`,v.line)[v.line-1]??"",X=Pt.test(W.slice(0,yt));return{...(0,ae.ht)(m,$,{...v,target:h}),clients:a.clients,isPlaceholder:X}})}const xt=/^\w+ are nested deeper than/,
Pt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,yt=1e3}),7495:((se,Q,E)=>{E.d(Q,{Qm:()=>C,TU:()=>U,i4:()=>f,pb:()=>J,zt:()=>j});var y=E(4091),w=E(8011),
R=E(3229),B=E(9037),F=E(1831),K=E(5011),N=E(4321),H=E(1022);const j={host:null,isHostImplied:!1,needed:null},V=o=>({host:o,isHostImplied:!1,needed:(0,F.Rt)(o)?"\
state":o}),U=o=>({host:o,isHostImplied:!0,needed:o}),S=o=>({host:o,isHostImplied:!1,needed:null}),x=o=>o===null?j:{...j,directHost:o},C=o=>({...j,problem:o}),I=(o,k)=>C(
(0,w.DA)({reason:"rejected",error:o,advice:k}));function P(o,k,t){return t===null?o:{...o,problem:(0,w.My)({text:k,host:o.host,advice:t})}}const J={module:l,"te\
st-module":(o,k,t)=>{const c=(0,K.vL)(o,k).kind==="remote";return k==="opentofu"||!c?l(o,k,t):C((0,w.DA)({reason:"remote-in-test",text:o}))},provider:b,"locked-\
provider":T,"stack-component":g,stack:(o,k)=>{const t=(0,K.A)(o);return t.ok&&!o.startsWith(".")?S(t.value.host):{...g(o,k),isHostImplied:!1,needed:null}},"stac\
k-output":o=>{const[k="",...t]=o.split("/");return t.length===3?e(k,S):C((0,w.DA)({reason:"stack",text:o}))},terragrunt:M,host:o=>e(o,V),url:o=>x((0,B.Ul)(o)),"\
host-part":o=>x((0,B.D8)(o)),"state-path":o=>x((0,B.Bm)(o))};function f(o,k,t){if(o==="terragrunt"){const[,L]=/^tfr:\/\/([^/?]*)\//.exec(k)??[];return L===void 0?
/^$|^t$|^tfr?$|^tfr:/.test(k)?void 0:n(k,t):L===""?U((0,K.Vm)(t)):e(L,V)}if(o==="url"&&/^postgres|=/i.test(k))return x(N.IZ);if(/^(url|host-part|state-path)$/.test(
o))return n(k,t);if(o!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(k))return n(k,t);const c=k.indexOf("/");if(c<0)return;
const O=(0,K.vL)(`${k.slice(0,c)}/a/b/c`,t);return O.kind!=="registry"?n(k,t):k.split("/").length<i?{...p(O),directHost:N.IZ}:p(O)}const i=4,n=(o,k)=>(0,K.Nj)(o)?
j:x((0,N.uE)(o,k)),p=({host:o,hostImplied:k})=>k?U(o):V(o);function e(o,k){const t=(0,F.Pv)(o),c=(0,R.L6)(o);return t.ok?P(k(t.value),o,c):C((0,w.k0)({text:o,error:t.
why,advice:c}))}function l(o,k,t){if((0,K.Nj)(o)&&!t)return j;const c=(0,K.vL)(o,k),O=c.kind==="registry"?(0,y.Ju)(c):(0,K.rE)(o,k);if(t&&!O.ok){const{why:Z}=O,
ne=/^https?:/i.test(o)?{kind:"invalid",error:Z}:c,de=/^(?:git\+\w+|ssh):/i.test(o)?null:(0,R.NM)(o,ne,O),re=/^[a-z0-9]+::/i.test(o)?"remote":c.kind;return de===
null&&(re==="local"||re==="remote")?C((0,w.DA)({reason:`${re}-with-version`,text:o})):I(Z,de)}const D=(0,R.NM)(o,c,O);if(O.ok)return P(p(O.value),o,D);if(c.kind===
"invalid"){const Z=o.includes("://")?{directHost:N.IZ}:{};return{...I(c.error,D??R.x3),...Z}}if(c.kind!=="remote")return P(j,o,D);const{refusal:L,host:G}=c;return L!==
null?I(L,D??R.x3):G!==N.IZ||D!==null?P(x(G),o,D):{...x(G),problem:(0,w.My)({text:o,host:G,advice:r})}}const r="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function b(o,k){const t=(0,H.mi)(o,k);switch(t.kind){case"registry":case"legacy":return t.hostImplied?U(t.host):P(V(t.host),o,(0,R.cr)(o));case"\
builtin":return S(t.host);case"invalid":{const[c="",O]=t.error.split(`

`);return I(c,O??(0,R.cr)(o))}}}function T(o,k){const t=(0,H.mi)(o,k);if(t.kind==="invalid")return I(t.error,null);if(t.hostImplied)return C((0,w.DA)({reason:"l\
ocked-provider",text:o}));if(t.kind==="builtin")return S(t.host);const c=k==="opentofu"&&(0,H.Gi)(t);return{...V(t.host),needed:c?(0,K.Vm)(k):t.host}}function g(o,k){
if(o!==o.trim())return C((0,w.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return j;const t=(0,K.rE)(o,k);if(t.ok)return p(t.value);const c=(0,K.A)(
o);if(c.ok)return S(c.value.host);const O=(0,K.vL)(o,k);return O.kind==="invalid"?I(O.error,(0,R.NM)(o,O,t)):x(O.kind==="remote"?O.host:null)}function M(o,k){const[
t,c="",O=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(o)??[];if(t===void 0){if(o.startsWith("gitlab.com/"))return x("gitlab.com");if((0,N.GL)(o))return j;const L=(0,N.
cx)(o,"opentofu");if(!(L.ok&&(0,N.Of)(o,L.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(o)){const Z=(0,N.cx)(o,k);return x(Z.ok?Z.value.host:N.IZ)}}const[D=""]=O.
split("//");return D.split("/").length!==3?C((0,w.DA)({reason:"terragrunt",text:o})):c===""?U((0,K.Vm)(k)):e(c,V)}}),4667:((se,Q,E)=>{E.d(Q,{FK:()=>k,Ir:()=>o,dh:()=>t});
var y=E(9037),w=E(9562),R=E(7050);let B=function(...c){return{dotted:B}=E.late([245,167,727],1727),new.target?new B(...c):B(...c)};const F={terraform:"app.terra\
form.io",opentofu:null},K={terraform:"app.terraform.io",opentofu:"app.terraform.io"},N={terraform:"static",opentofu:"static"},H={opentofu:"static"},j={terraform:"\
any",opentofu:"any"},V=["config","migrate"],U=["stack","deploy"],S={position:["source"],grammar:"module",service:w.e$},x={...S,grammar:"stack-component",isLiteral:!0},
C={...x,service:null},I={...S,grammar:"terragrunt",evaluation:j},P={position:"entries",grammar:"provider",service:w.xq,isLiteral:!0,absent:"required_provider_no\
source"},J={position:["hostname"],grammar:"host",service:w.Bn,defaults:F},f={...J,service:w.OZ},i={...J,evaluation:j},n={...J,service:w.M,defaults:K},p={position:[
"address"],grammar:"url",service:null};function e(c,O,D,L,{absence:G,...Z}={}){const ne=O===""?[]:O.split(" > ").map(oe=>oe.split(" "));return{kind:D,files:c,path:ne.
map(([oe="",...de])=>[oe,...de]),...G&&{absent:`${D}${G}`},...L,...Z}}const l={absence:"_missing"},r={absence:"_default"},b={evaluation:H,merges:"backend"},T={backend:"\
cloud",service:w.OZ},g="data terraform_remote_state *",M=(c,O,D)=>Object.entries(O).map(([L,G])=>{const Z={...p,grammar:D,position:G.split(" ")};return e(V,c+L,
"backend",Z,b)}),o=[e(V,"module *","module",S,{...l,evaluation:N,merges:"module"}),e(V,"terraform > required_providers","required_provider",P,{merges:"provider"}),
e(V,"required_providers","required_provider",P,{isReserved:!0}),e(V,"terraform > cloud","cloud",f,{...r,...b}),e(V,"terraform > backend remote","backend_remote",
J,{...r,...b}),...M("terraform > backend ",y.FV,"url"),...M("terraform > backend ",y.Gb,"host-part"),...M("terraform > backend ",{local:"path workspace_dir"},"s\
tate-path"),...M("terraform > encryption > key_provider ",y.nT,"url"),...[g,`check * > ${g}`].flatMap(c=>[e(V,c,"remote_state",i,{...r,backend:"remote"}),e(V,c,
"remote_state",i,{...T,...r})]),e(V,g,"remote_state",p,{backend:"http",evaluation:j}),e([...V,"query"],"provider tfe","provider_tfe",n,{...r,evaluation:j}),e(["\
test"],"provider tfe","provider_tfe",n),e(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:w.xq,isLiteral:!0}),e(["test"],
"run * > module","test_module",x,{...l,grammar:"test-module"}),e(["test"],"run * > backend remote","test_backend_remote",J,r),e(U,"required_providers","required\
_provider",P),e(U,"component *","stack_component",x,l),e(U,"removed","stack_removed",x,l),e(U,"stack *","stack_stack",C,{...l,grammar:"stack"}),e(["deploy"],"up\
stream_input *","upstream_input",C,{grammar:"stack-output"}),e(["migrate"],"state_store_provider","state_store_provider",P),e(["migrate"],"from > backend remote",
"migrate_backend_remote",J,r),...["terraform","unit *","stack *"].map(c=>e(["terragrunt"],c,"terragrunt_source",I)),...[y.FV,y.Gb].flatMap(c=>Object.entries(c).
map(([O,D])=>{const L=c===y.FV?"url":"host-part",G={...p,grammar:L,position:D.split(" "),evaluation:j};return e(["terragrunt"],"remote_state","backend",G,{backend:O})})),
e(["terragrunt"],"remote_state","backend",{...p,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",i,{...r,backend:"remote"}),e(["terragrunt"],
"catalog","terragrunt_source",{...I,position:"urls"})],k=(0,R.O)(c=>{const O=o.filter(({files:D})=>D.includes(c));return Map.groupBy(O,({path:[D]})=>D?.[0]??"")});
function t({merges:c},O){return c===void 0||c==="backend"?c??null:B([c,O.at(-1)??""])}})};export{Lt as ids,Nt as modules};
var $late0,$late1,$late2;
