const Rt=[245,167,727,845],Nt={9349:((se,Y,E)=>{E.d(Y,{Jw:()=>W,L8:()=>h,Md:()=>C,Tj:()=>G,bs:()=>t,lr:()=>w,r1:()=>n,v$:()=>L,wH:()=>o,xC:()=>z,zK:()=>d});var U=E(
6134);const w=100,T=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),K="\x80",H=1,R=2,N=4,W=8,L=16,G=32,C=64,D=[[H,/[ \t]/],[R,/[A-Za-z_]/],[N,/[\w-]/],[W,/[\w \t.:=?!&|*%+>~-]/],
[L,/[\w \t\n,.:=?!&|*%+>~-]/],[G,/[^"\\$%\r\n]/],[C,/[^\n$%]/]],P=Array.from({length:128},(u,r)=>String.fromCharCode(r)),j=u=>D.reduce((r,[b,I])=>I.test(u)?r|b:
r,0),x=new Uint8Array(2**16).fill(j(K));x.set(P.map(j));const $=(u,r,b)=>r<u.length&&((x[u.charCodeAt(r)]??0)&b)!==0,z=u=>u===" "||u==="	",h=u=>/^[\w-]/.test(u),
o=u=>u==="}"||u===")"||u==="]";function n(u){return u==="{"?"}":u==="("?")":u==="["?"]":void 0}class d{text;parts;at;depth=0;mistake;constructor(r,b=0,I=new U.n_){
this.text=r,this.parts=I,this.at=b}countPart(){this.parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(r){const{text:b,
parts:I,mistake:g}=this;if(g===void 0)return{text:b,body:r,parts:I,problems:[]};const O={...(0,U.yN)(b)(g),message:g.message};return{text:b,body:r,parts:I,problems:[
O]}}report(r,b,I=b+1){this.mistake??={message:r,start:b,end:Math.min(I,Math.max(b,this.text.length))}}stop(r,b){this.report(r,b),this.at=this.text.length}}class t extends d{reportUnclosed(r){
const b=/[$%]/.test(this.text.charAt(r)),I=this.text.slice(r,r+(b?2:1)),g=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,O=`unbalanced brackets: "${I}"\
 is not closed before ${g}`;this.report(O,this.isAtEnd()?r:this.at)}reportCharacter(){const r=String.fromCodePoint(this.text.codePointAt(this.at)??0);let b=`${JSON.
stringify(r)} is not used in HCL`;r==="'"&&(b="single quotes are not valid; use double quotes"),r==="\uFFFD"&&(b="the file is not UTF-8 here"),this.report(`inva\
lid character: ${b}`,this.at,this.at+r.length)}reportBrokenString(r){const b=this.isAtEnd()?"unterminated template string: no closing quote before the end of th\
e file":"invalid multi-line string: a quoted string must end in its line";this.report(b,r,this.at)}peek(r=0){const b=this.at+r;return b<this.text.length?P[this.
text.charCodeAt(b)]??K:""}skipSpaces(){for(;;){const r=this.skipAll(H);if(r==="\r")this.skipReturn();else if(r==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return r}}skipBlank(){for(;;){const r=this.skipSpaces();if(r===`
`)this.at++;else if(this.isLineComment(r))this.skipLine();else return r}}skipAll(r){const{text:b}=this;let{at:I}=this;for(;$(b,I,r);)I++;return this.at=I,this.peek()}isLineComment(r){
return r==="#"||r==="/"&&this.peek(1)==="/"}isLineEnd(r){return r===`
`||r===""||this.isLineComment(r)}skipLine(){const r=this.text.indexOf(`
`,this.at);this.at=r<0?this.text.length:r}skipBlockComment(){const r=this.text.indexOf("*/",this.at+2);r<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=r<0?this.text.length:r+2}readName(){const{text:r,at:b}=this;return $(r,b,R)&&this.skipAll(N),this.peek()===K&&(T.lastIndex=b,this.at=
T.test(r)?T.lastIndex:b),this.at>b?r.slice(b,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((se,Y,E)=>{E.d(Y,{y:()=>w});const U=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function w(T){const{text:K,at:H}=T,R=K.charAt(H+1),N=K.slice(H+2,H+(R==="U"?10:6)),W=R==="U"?/^[0-9a-f]{8}$/i.test(N):/^[0-9a-f]{4}$/i.
test(N),L=Number.parseInt(N,16);if((R==="u"||R==="U")&&W&&L<=1114111)return T.at+=N.length+2,String.fromCodePoint(L);const G=U.get(R);if(T.at+=G===void 0?1:2,G!==
void 0)return G;const C=JSON.stringify(K.slice(H,H+2));return T.report(`invalid escape sequence: ${C}`,H,H+2),""}}),2245:((se,Y,E)=>{E.d(Y,{O:()=>H});var U=E(9349),
w=E(4009),T=E(6134);const K=200;function H(G,C=new T.n_,D=!1){const P=new R(G,0,C);P.isHcl1=D;const j=P.readRoot();return P.structure({kind:"json",members:j===void 0?
[]:(0,T.lS)(j)})}class R extends U.zK{isHcl1=!1;readRoot(){const{text:C}=this;C.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const D=this.readValue();return this.isHcl1||D===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),D.kind!=="object"&&D.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",D.start)),D}skipSpaces(){const{text:C}=this;for(;;){const D=C.charCodeAt(this.at);if(D===32||D===10||D===13||D===9)this.at++;else if(D===
47)this.skipComment();else return C.charAt(this.at)}}skipComment(){const C=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const D=C?`
`:"*/",P=this.text.indexOf(D,this.at+1);this.at=P<0?this.text.length:P+D.length}readValue(){const{text:C,parts:D,at:P}=this;if(this.countPart(),D.isExceeded())return;
const j=C.charAt(P);if(j==='"'){const $=this.readString();return $===void 0?void 0:(0,w.BD)($,{start:P,end:this.at},D)}if(j!=="{"&&j!=="[")return this.readPrimitive();
if(this.depth>=K)return this.stop(`values are nested deeper than ${K} levels`,P);this.depth++;const x=j==="{"?this.readObject():this.readArray();return this.depth--,
x}readPrimitive(){const{text:C,at:D}=this;N.lastIndex=D;const P=N.exec(C)?.[0];return P===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",D):(this.at+=P.length,{kind:"primitive",start:D,end:this.at,value:JSON.parse(P)})}readObject(){const C=this.
at++,D=[];for(let P=this.skipSpaces();P!=="}";P=this.skipSpaces()){if(P!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const j=this.readMember();if(j===void 0)break;D.push(j),this.endItem("}")}return{kind:"object",start:C,end:this.skipBracket(),items:D}}readMember(){const C=this.
at,D=this.readString();if(D===void 0)return;const P=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const j=this.readValue();return j&&{name:D,start:C,end:P,value:j}}readArray(){const C=this.at++,D=[];for(;this.
skipSpaces()!=="]";){const P=this.readValue();if(P===void 0)break;D.push(P),this.endItem("]")}return{kind:"tuple",start:C,end:this.skipBracket(),elements:D}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(C){const D=this.skipSpaces(),P=this.at;if(D!==C){if(D===""&&this.stop(`unclosed value: no "${C}" before the end\
 of the file`,P),D!==","){this.report(`missing separator: expected "," or "${C}"`,P);return}this.at++,this.skipSpaces()===C&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",P)}}readString(){const{text:C,at:D}=this;let P=D+1,j=!0;for(let x=C.charCodeAt(P);x!==34;x=C.charCodeAt(P)){if(!(x>=32))return this.stopInString(
D,P);x===92&&(j=!1),P+=x===92?2:1}return this.at=P+1,j?C.slice(D+1,P):this.unescape(C.slice(D+1,P),D+1)}stopInString(C,D){return D>=this.text.length||this.text.
charCodeAt(D)===10?this.stop("invalid JSON string: no closing quote in its line",C):this.stop("invalid JSON string: a control character must be escaped",D)}unescape(C,D){
return C.replace(W,(P,j,x)=>{const $=this.isHcl1&&L.test(P);if(j===void 0&&!$)return JSON.parse(`"${P}"`);const z=`invalid JSON string: ${JSON.stringify(P)} is \
not an escape sequence`,h=D+x;return this.report(this.isHcl1?"invalid escape sequence":z,h,h+2),P}).toWellFormed()}}const N=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
W=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,L=/\/|u[dD][89a-fA-F]/}),3268:((se,Y,E)=>{E.d(Y,{Fq:()=>o,Kk:()=>R,_p:()=>W,ku:()=>N});var U=E(4091),w=E(9349),T=E(
2615);const K="<<",H=({close:t})=>t==='"'||t===K;function R(t,u){t.skipAll(w.Jw)===`
`&&u==="line"||L(t,[],u)}const N=(t,u,r)=>L(t,[{start:r,close:u}],void 0),W=(t,u,r)=>L(t,[{start:r,close:K,marker:u}],void 0);function L(t,u,r){for(;;){const b=u.
at(-1);if(b===void 0&&r===void 0)return!0;let I;if(b!==void 0&&H(b)?(b.close==='"'?x:n)(t,u,b)||(I=!1):I=G(t,u,r),I!==void 0)return I}}function G(t,u,r){for(;;){
const b=u.length===0,I=t.skipAll(b?w.Jw:w.v$);if(I===`
`||I===","){if(b&&(I===","||r==="line"))return!0;t.at++}else if((0,w.wH)(I)){if(b)return!0;if(!P(t,u,I))return!1;const g=u.at(-1);if(g===void 0?r===void 0:H(g))
return}else if(I==='"'){const g=t.at++;if(t.skipAll(w.Tj)!=='"'){u.push({start:g,close:'"'});return}t.at++}else{const g=(0,w.r1)(I);if(g!==void 0)u.push({start:t.
at++,close:g});else{if(I==="<"&&C(t,u))return;if(I!=="<"){if(t.isAtEnd())return j(t,u);if(b&&r==="line"&&t.isLineComment(I))return!0;D(t,I)}}}}}function C(t,u){
const r=t.at,b=o(t);return b===void 0?t.at++:u.push({start:r,close:K,marker:b}),b!==void 0}function D(t,u){t.isLineComment(u)?t.skipLine():u==="/"&&t.peek(1)===
"*"?t.skipBlockComment():u==="/"?t.at++:u==="\r"?t.skipSpaces():(u<"\x80"||t.readName()===void 0)&&(t.reportCharacter(),t.at++)}function P(t,u,r){const b=u.pop();
if(b!==void 0&&b.close!==r){t.reportUnclosed(b.start);let I=u.at(-1);for(;I!==void 0&&I.close!==r&&!H(I);)u.pop(),I=u.at(-1);if(I===void 0)return!1;H(I)?u.push(
{start:t.at,close:"}"}):u.pop()}return t.at++,!0}function j(t,u){const r=u[0];return r===void 0?!0:(t.reportUnclosed(r.start),!1)}function x(t,u,r){for(;;){const b=t.
skipAll(w.Tj);if(b==='"')return u.pop(),t.at++,!0;if(b==="\\"){const I=t.at+(/[^\r\n]/.test(t.peek(1))?2:1);(0,T.y)(t),t.at=I}else{if(b!=="$"&&b!=="%")return z(
t,u,r);if($(t,u))return!0}}}function $(t,u){const{at:r}=t,b=t.peek(1);if(b==="{")return u.push({start:r,close:"}"}),t.at+=2,!0;const I=b===t.peek()&&t.peek(2)===
"{";return t.at+=I?3:1,!1}function z(t,u,r){t.reportBrokenString(r.start);const b=h(t);do u.pop();while((u.at(-1)?.start??-1)>=b);return u.length>0}function h({
text:t,at:u}){let r=u;for(;r>0&&t[r-1]!==`
`&&t[r-1]!=="\r";)r--;return r}function o(t){const{text:u,at:r}=t;if(t.peek(1)!=="<")return;t.at+=t.peek(2)==="-"?3:2;const b=t.readName();if(b===void 0){t.at=r;
return}return t.skipSpaces()!==`
`&&t.at<u.length&&t.report("invalid expression: a heredoc marker must end its line",r,t.at),t.skipLine(),t.isAtEnd()||t.at++,b}function n(t,u,r){const b=r.marker??
"";for(;;){if(t.peek(-1)===`
`&&d(t,b))return u.pop(),!0;const I=t.skipAll(w.Md);if(t.isAtEnd()){const g=`unterminated template string: no line closes the heredoc "${b}"`;return t.report(g,
r.start),!1}if(I===`
`)t.at++;else if($(t,u))return!0}}function d(t,u){const{text:r}=t;let{at:b}=t;for(;(0,w.xC)(r.charAt(b));)b++;const I=r.charAt(b);if(I>" "&&I<"\x80"&&!r.startsWith(
u,b))return!1;const g=r.indexOf(`
`,b),O=g<0?r.length:g;return(0,U.s8)((0,U.Dw)(r.slice(b,O)))!==u?!1:(t.at=r.charAt(O-1)==="\r"?O-1:O,!0)}}),4009:((se,Y,E)=>{E.d(Y,{BD:()=>R,E3:()=>H,jw:()=>j});
var U=E(4091),w=E(9349),T=E(2615),K=E(3268);function H(h){const{text:o,at:n}=h;if(h.at++,h.skipAll(w.Tj)!=='"')return W(h,n);const d=o.slice(n+1,h.at++);return{
kind:"string",start:n,end:h.at,value:d,verbatim:d}}function R(h,o,n){if(!h.includes("{"))return{kind:"string",...o,value:h,verbatim:h};const d=new w.bs(h,0,n),t={
parts:[],known:"",isTrimmed:!1};for(d.at=0;d.at<h.length;){const r=d.at;for(;d.at<h.length&&!N(d.peek());)d.at++;if(t.known+=h.slice(r,d.at),d.at<h.length&&!D(d,
t)){C(t,o);break}}const u=t.parts.map(r=>r.kind==="known"?r:{...r,code:h.slice(r.start,r.end),...o});return L({...t,parts:u},o,h)}const N=h=>h==="$"||h==="%";function W(h,o){
const{text:n}=h,d=n.slice(o+1,h.at),t={parts:[],known:d,isTrimmed:!1};for(;;){const u=h.at,r=h.skipAll(w.Tj);if(t.known+=n.slice(u,h.at),r==='"')return h.at++,L(
t,{start:o,end:h.at});if(r==="\\")t.known+=(0,T.y)(h);else if(N(r)){if(!D(h,t))return{kind:"other",start:o,end:h.at}}else return h.reportBrokenString(o),{kind:"\
other",start:o,end:h.at}}}function L(h,{start:o,end:n},d){const{parts:t,known:u}=h;return t.length===0?{kind:"string",start:o,end:n,value:u,verbatim:d??u}:(G(h),
{kind:"template",start:o,end:n,parts:t,verbatim:d})}function G(h){const o=h.isTrimmed?(0,U.Dw)(h.known):h.known;o!==""&&h.parts.push({kind:"known",value:o}),h.known=
""}function C(h,o){G(h),h.parts.push({kind:"unknown",start:o.start,end:o.end})}function D(h,o){const{text:n,at:d}=h,t=n.charAt(d);if(h.peek(1)!=="{"){const r=n.
startsWith(`${t}{`,d+1);return o.known+=r?`${t}{`:t,h.at+=r?3:1,!0}h.at+=2;const u=t==="$"?P(h):void 0;return u?.kind==="other"?!1:u?.kind==="string"&&h.skipBlank()===
"}"?(o.known+=u.value,h.at++,!0):(0,K.ku)(h,"}",d)?(n.charAt(d+2)==="~"&&(o.known=(0,U.s8)(o.known)),C(o,{start:d,end:h.at}),o.isTrimmed=n.charAt(h.at-2)==="~",
h.countPart(),!0):!1}function P(h){if(h.skipBlank()!=='"'||h.depth>=w.lr)return;h.depth++;const o=H(h);return h.depth--,o}function j(h){const{text:o,at:n}=h,d=h.
peek(2)==="-",t=(0,K.Fq)(h);if(t===void 0)return;const u=h.at;if(!(0,K._p)(h,t,n))return{kind:"other",start:n,end:h.at};const r={start:n,end:h.at},b=o.slice(u,o.
lastIndexOf(`
`,h.at-1)+1);if(x.test(b)){const O=[{kind:"unknown",...r}];return{kind:"template",...r,parts:O,verbatim:void 0}}const I=b.replaceAll("$${","${").replaceAll("%%{",
"%{"),g=d?$(I):I;return{kind:"string",...r,value:g,verbatim:g}}const x=/(?<!\$)\$\{|(?<!%)%\{/;function $(h){let o=h.length;for(const[n]of h.matchAll(z))o=Math.
min(o,n.length);return h.replace(z,n=>n.slice(o))}const z=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9160:((se,Y,E)=>{E.d(Y,{B$:()=>n,Tu:()=>L,
_3:()=>K,cd:()=>$,lR:()=>H,p_:()=>R});var U=E(9349),w=E(8704),T=E(9075);const K=({expression:e,text:a},m)=>m.effort.spend(()=>N(e,a,m)),H=1024;function R(e,a){if(e.
length>H)return;const m=new U.bs(e),M=t(m);return m.skipBlank()===""&&m.mistake===void 0?M?.(a):void 0}function N(e,a,m){switch(e.kind){case"string":return m.isLiteral?
e.verbatim:e.value;case"primitive":{const{value:M,start:y,end:F}=e;return typeof M=="number"?W(a.slice(y,F)):M}case"object":return(0,T.Oo)(M=>{const y=L(e,M,a);
return y===e?void 0:y&&K({expression:y,text:a},m)});case"tuple":return(0,T.Oo)(M=>{if(M===T.pi)return e.elements.length;const y=e.elements[Number(M)];return y&&
K({expression:y,text:a},m)});case"template":return m.isLiteral&&e.verbatim!==void 0?e.verbatim:j(n(e.parts,a,m),a,m);case"other":return R(a.slice(e.start,e.end),
m)}}function W(e){const a=e.replace(/[()\s]/g,"");return String(Number(a))===a?Number(a):void 0}function L(e,a,m,M=!1){if(e?.kind!=="object")return;const y=D(e.
items,m),F=y.get(void 0),X=M&&F!==void 0&&(F.name!==void 0||G.test(m.slice(F.start,F.end)));return F===void 0||X?y.get(a)?.value:e}const G=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
C=new WeakMap;function D(e,a){const m=C.get(e)??new Map(e.map(M=>[P(M,a),M]));return C.set(e,m),m}function P({name:e,start:a,end:m},M){return e===void 0?(0,T.Uk)(
R(M.slice(a,m),(0,T.os)())):e.includes("{")?void 0:e.normalize("NFC")}function j(e,a,m){let M="";for(const y of e){const F=y.kind==="known"?void 0:$(y,a),X=y.kind===
"known"?y.value:F&&R(F,m),Q=(0,T.Uk)(X);if(Q===void 0)return(0,T.VI)(M,X);if(M.length+Q.length>T.lG)return;M+=Q}return M}const x=(e,a)=>e.code??a.slice(e.start,
e.end);function $(e,a){const m=x(e,a);return m.startsWith("${")?m.slice(2,-1).replace(/^~|~$/g,""):void 0}const z=/^%\{~?\s*if\s([\s\S]*)\}$/,h=/^%\{~?\s*else\s*~?\}$/,
o=/^%\{~?\s*endif\s*~?\}$/;function n(e,a,m){const M=e.map(ae=>ae.kind==="unknown"?x(ae,a):""),[y,...F]=M.keys().filter(ae=>z.test(M[ae]??"")),X=M.findIndex(ae=>o.
test(ae));if(y===void 0||F.length>0||X<y)return e;const Q=z.exec(M[y]??"")?.[1]??"",oe=R(Q.replace(/~$/,""),m);if(typeof oe!="boolean")return e;const ue=M.findIndex(
ae=>h.test(ae)),re=ue<0?X:ue,fe=oe?e.slice(y+1,re):e.slice(re+1,X);return[...e.slice(0,y),...fe,...e.slice(X+1)]}const d=e=>a=>a.effort.spend(()=>e(a));function t(e){
if(e.depth>=U.lr)return;e.depth++;const a=u(e);let m=a;if(a!==void 0&&O(e,"?")){const M=t(e),y=O(e,":")?t(e):void 0;m=M&&y&&d(X=>{const Q=a(X);if(typeof Q!="boo\
lean")return(0,T.J6)([Q]);const[oe,ue]=Q?[M,y]:[y,M],re=oe?.(X);return/number|boolean/.test(typeof re)&&typeof ue?.(X)!=typeof re?void 0:re})}return e.depth--,m}
function u(e){const a=r(e),m=O(e,"==");if(a===void 0||!m&&!O(e,"!="))return a;const M=r(e);return M&&d(F=>{const X=[a(F),M?.(F)];return X.every(oe=>oe===null||(0,T.
Uk)(oe)!==void 0)&&(X.includes(null)||typeof X[0]==typeof X[1])?X[0]===X[1]===m:(0,T.J6)(X)})}function r(e){let a=I(e);for(;a!==void 0;){let m;if(O(e,".")){const M=e.
readName()??i(e,/\d+/y);m=M===void 0?void 0:d(()=>M)}else if(O(e,"[")){if(m=t(e),!O(e,"]"))return}else return a;a=m&&b(a,m)}}const b=(e,a)=>d(m=>{const M=e(m),y=a(
m),F=(0,T.Uk)(y);return typeof M!="function"||F===void 0?(0,T.J6)([M,y]):M(F)});function I(e){if(O(e,"(")){const F=t(e);return O(e,")")?F:void 0}const a=e.skipBlank(),
m=e.readName();if(m!==void 0)return g(e,m);const M=i(e,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(M!==void 0)return d(()=>W(M));const y=/["{[]/.test(a)?(0,w.U)(e,a):
void 0;return y&&d(F=>N(y,e.text,F))}function g(e,a){const m={true:!0,false:!1,null:null}[a];if(m!==void 0)return d(()=>m);if(!O(e,"("))return d(y=>y.name(a));const M=[];
for(;!O(e,")");){const y=t(e);if(y===void 0||!O(e,",")&&e.skipBlank()!==")")return;M.push(y)}return d(y=>{const F=M.map(X=>X(y));return(0,T.J6)(F)??y.call(a,F)})}
function O(e,a){return e.skipBlank(),e.text.startsWith(a,e.at)?(e.at+=a.length,!0):!1}function i(e,a){a.lastIndex=e.at;const[m]=a.exec(e.text)??[];return e.at+=
m?.length??0,m}}),8704:((se,Y,E)=>{E.d(Y,{J:()=>K,U:()=>R});var U=E(9349),w=E(3268),T=E(4009);function K(o,n){o.countPart();const d=n==="element"?o.skipBlank():
o.skipSpaces(),t=o.at,u=R(o,d);if(u!==void 0&&H(o,n))return u;(0,w.Kk)(o,n);let r=o.at;for(;r>t&&(0,U.xC)(o.text.charAt(r-1));)r--;return r===t&&o.report("inval\
id expression: expected the start of an expression",t),u===void 0?G(o,t,r):{kind:"other",start:t,end:r}}function H(o,n){const d=n==="element"?o.skipBlank():o.skipSpaces();
return(0,U.wH)(d)||d===","||o.isLineEnd(d)}function R(o,n){if(n==='"')return(0,T.E3)(o);if(n==="<")return(0,T.jw)(o);if(n!=="{"&&n!=="["&&n!=="(")return;const d=o.
at++;o.depth++;let t;return o.depth>U.lr?t=N(o,n,d):n==="{"?t=P(o,d):n==="["?t=D(o,d):t=C(o,d),o.depth--,t}function N(o,n,d){return(0,w.ku)(o,(0,U.r1)(n)??n,d),
{kind:"other",start:d,end:o.at}}const W=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,L=32;function G(o,n,d){if(W.lastIndex=n,!(W.test(o.text)&&W.lastIndex===
d)||d-n>L)return{kind:"other",start:n,end:d};const u=o.text.slice(n,d),r={true:!0,false:!1,null:null}[u];return{kind:"primitive",start:n,end:d,value:r===void 0?
Number(u):r}}function C(o,n){const d=K(o,"element");return o.skipBlank()!==")"?N(o,"(",n):(o.at++,{...d,start:n,end:o.at})}function D(o,n){if(h(o))return N(o,"[",
n);const d=[];let t=j(o,"]",n);for(;t;t=j(o,"]",n)){const r=o.at;d.push(K(o,"element")),o.at===r&&o.peek()!==","&&o.at++,o.skipBlank()===","&&o.at++}const u={start:n,
end:o.at};return t===void 0?{kind:"other",...u}:{kind:"tuple",...u,elements:d}}function P(o,n){if(h(o))return N(o,"{",n);const d=[];for(;j(o,"}",n);)d.push(x(o,
o.peek())),o.skipSpaces()===","&&o.at++;return{kind:"object",start:n,end:o.at,items:d}}function j(o,n,d){const t=o.skipBlank();return t!==n&&!o.isAtEnd()&&!(0,U.
wH)(t)?!0:t!==n?o.reportUnclosed(d):(o.at++,!1)}function x(o,n){const d=o.at,t=$(o,n);let u=o.at;for(;u>d&&(0,U.xC)(o.text.charAt(u-1));)u--;const r=o.skipSpaces();
if(r!=="="&&r!==":")return o.report('missing attribute value: expected "=" or ":" after the key',o.at),(0,w.Kk)(o,"line"),o.at===d&&o.at++,{name:void 0,start:d,
end:u,value:{kind:"other",start:u,end:o.at}};o.at++;const b=K(o,"line");return{name:t,start:d,end:u,value:b}}function $(o,n){const d=o.at;let t;if(n==='"'||n===
"("){const b=R(o,n);b?.kind==="string"&&(t=b.value)}else t=o.readName();const u=o.skipSpaces();if(u==="="||u===":")return t;z(o);const r=o.text.slice(d,o.at).trimEnd();
return/^(?:0|[1-9]\d{0,14})$/.test(r)?r:void 0}function z(o){const n=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const d=o.skipSpaces(),t=o.at;if(n.lastIndex=t,o.isLineComment(
d))return;if((0,U.L8)(d))o.at++;else if(d==="["||d==="(")o.at++,N(o,d,t);else if(d==='"')(0,T.E3)(o);else if(n.test(o.text))o.at=n.lastIndex;else if(o.readName()===
void 0)return}}function h(o){return o.skipBlank(),o.text.startsWith("for",o.at)&&!(0,U.L8)(o.peek(3))}}),400:((se,Y,E)=>{E.d(Y,{K:()=>N});var U=E(4e3),w=E(9349),
T=E(8704),K=E(3268),H=E(4009),R=E(6134);function N(n,d=new R.n_){const t=new w.bs(n,n.startsWith("\uFEFF")?1:0,d);return t.structure(W(t,void 0))}function W(n,d){
const t={kind:"native",attributes:[],blocks:[]};let u=d!==void 0&&!n.isLineEnd(n.skipSpaces());for(;;){const r=n.skipBlank();if(n.at>=n.text.length){d!==void 0&&
n.report(L,d);break}if(r==="}"&&d!==void 0){n.at++;break}G(n,r,t),h(n,u,t),u=!1}return t}const L="unclosed configuration block: there is no closing brace before\
 the end of the file";function G(n,d,t){const u=n.at;n.countPart();const r=d==='"'?$(n):n.readName();if(r===void 0){d<"\x80"?n.report("argument or block definit\
ion required",u):n.reportCharacter(),o(n,u);return}const b=n.at;if(n.skipSpaces()==="="&&n.peek(1)!=="="){n.at++,t.attributes.push({name:r,start:u,end:b,value:(0,T.
J)(n,"line")});return}const g=[];for(let m=z(n);m!==void 0;m=z(n))g.push(m);const O=n.at;if(n.peek()!=="{"){const m=g.length===0?`argument or block definition r\
equired: "${(0,U.dh)(r)}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${(0,U.dh)(r)}" has no "{" at its end`;n.report(m,u,b),o(n,
u);return}n.at++;const a=C.has(r)&&g[0]?.value!==D&&n.depth===0&&n.mistake===void 0?P(n,O):x(n,O);t.blocks.push({type:r,labels:g,start:u,end:O,body:a})}const C=new Set(
["resource","data","ephemeral","output","variable"]),D="terraform_remote_state";function P(n,d){const{at:t}=n;return(0,K.ku)(n,"}",d)&&n.mistake===void 0?new j(
n,d):(n.at=t,n.mistake=void 0,x(n,d))}class j{kind="native";text;parts;start;end;body;constructor({text:d,at:t,parts:u},r){this.text=d,this.parts=u,this.start=r,
this.end=t}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){const{text:t,start:u,end:r}=this;return this.body!==
void 0||t.slice(u,r).includes(d)}read(){if(this.body!==void 0)return this.body;const{text:d,parts:t,start:u,end:r}=this,b=new w.bs(d.slice(0,r),u+1,t);return b.
depth=1,this.body=W(b,u),this.body}}function x(n,d){if(n.depth>=w.lr)return n.report(`blocks are nested deeper than ${w.lr} levels`,d),(0,K.ku)(n,"}",d),{kind:"\
native",attributes:[],blocks:[]};n.depth++;const t=W(n,d);return n.depth--,t}function $(n){const d=n.at,t=(0,H.E3)(n);return n.report("invalid argument name: ar\
gument names must not be quoted",d,n.at),t.kind==="string"?t.value:void 0}function z(n){const d=n.skipSpaces(),t=n.at;let u;if(d==='"'){const b=(0,H.E3)(n);b.kind===
"string"?u=b.value:(u=n.text.slice(t+1,Math.max(t+1,n.at-1)),n.report("invalid block label: it has to be plain text",t,n.at))}else u=n.readName();if(u===void 0)
return;const{at:r}=n;return n.countPart(),{value:u,start:t,end:r}}function h(n,d,t){const u=n.skipSpaces();d&&(u!=="}"||t.blocks.length>0)?n.report("invalid sin\
gle-argument block definition: a block in one line has one argument at most",n.at):!d&&!n.isLineEnd(u)&&n.report("missing newline after argument or block defini\
tion",n.at)}function o(n,d){(0,K.Kk)(n,"line"),(n.at===d||(0,w.wH)(n.peek())&&n.peek()!=="}")&&n.at++}}),8321:((se,Y,E)=>{E.d(Y,{Bs:()=>N,C5:()=>D,Yo:()=>R,bK:()=>P,
g$:()=>j,rI:()=>H,wK:()=>G,yR:()=>C});var U=E(4e3),w=E(9160),T=E(9075),K=E(6134);function H({text:x},$,z){const h=(0,K.yN)(x);return{text:x,place:o=>({file:$,...h(
o),target:z})}}const R=x=>{const $=x.length>T.lG?(0,U.dh)(x,T.lG):x;return $.length<13?$:[$.slice(0,1),$.slice(1)].join("")};function N(x){const $=x.join(".");return $.
length>T.lG?R($):$}const W=x=>x.length>T.lG?{kind:"pieces",pieces:[null],text:R(x)}:{kind:"known",text:R((0,T.A9)(x))},L=x=>x===void 0||x.length>w.lR?null:{code:R(
x)};function G(x,$,z=!1){const h=()=>x.text.slice($.start,$.end),o=n=>({kind:"pieces",pieces:n,text:R(h())});switch($.kind){case"string":{const{value:n,verbatim:d}=$;
if(z||n===d)return W(d);const t=R((0,T.A9)(n));return{kind:"pieces",pieces:[t],text:t,isJson:!0}}case"template":{if(z&&$.verbatim!==void 0)return W($.verbatim);
const n=$.verbatim!==void 0,d=n?null:(0,w._3)({expression:$,text:x.text},(0,T.os)());if(typeof d=="string")return W(d);const t=(0,w.B$)($.parts,x.text,(0,T.os)()).
map(r=>r.kind==="known"?R(r.value):L((0,w.cd)(r,x.text))),u=t.includes(null)?[L(h())]:t;return{...o(u),...n&&{isJson:n}}}case"other":{const n=h(),d=(0,w.p_)(n,(0,T.
os)());return typeof d=="string"?W(d):o([L(n)])}case"primitive":case"object":case"tuple":return o([null])}}function C(x,$){return $.kind!=="primitive"?G(x,$):$.
value===null?null:W(String($.value))}function D(x,$){const[z]=x.kind==="pieces"?x.pieces:[];return x.kind==="known"||typeof z!="object"||z===null?x:{...x,pieces:[
{code:`(${z.code}).${$}`}]}}function P(x){return x?.kind!=="string"?null:R((0,T.A9)(x.value))}function j({pieces:x},$){let z="";for(const h of x){const o=typeof h==
"object"?h&&(0,w.p_)(h.code,$):h;if(o===null&&h!==null&&x.length===1)return{isWhole:!0,text:null,withheld:null};const n=(0,T.Uk)(o);if(n===void 0)return{isWhole:!1,
...(0,T.VI)(z,o)};if(z.length+n.length>T.lG)return{isWhole:!1,text:z,withheld:null};z+=n}return{isWhole:!0,text:R((0,T.A9)(z)),withheld:null}}}),9031:((se,Y,E)=>{
E.d(Y,{AJ:()=>u,kM:()=>z,ls:()=>r,rd:()=>C});var U=E(9160),w=E(6134),T=E(8321),K=E(7545),H=E(9804),R=E(5143),N=E(5799),W=E(3229),L=E(1064),G=E(1022);const C=g=>{
const O=g.definitions.map(i=>{const e=i.place();return{...i,place:()=>e}});return{...g,definitions:O}};function D(g,{type:O,labels:i,start:e,end:a}){const m=[O];
for(const{value:M}of i)m.push(M);return{what:(0,T.Bs)(m),place:()=>g.place({start:e,end:a})}}const P=new Map([["module",1],["variable",1],["output",1],["resourc\
e",2],["data",2]]),j=/^(?:credentials(?:_helper)?|host|provider_installation)$/,x=g=>g.kind==="native"?g.blocks:[...P].flatMap(([O,i])=>(0,w.SH)(g,O,i)),$=[["ba\
ckend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function z(g,O){const i=[];for(const e of x(
O)){const{type:a}=e;P.get(a)===e.labels.length&&i.push(D(g,e)),j.test(a)&&i.push({...D(g,e),problem:(0,K.ho)({reason:"of-cli",type:a})})}for(const e of(0,w.SH)(
O,"terraform",0))for(const a of h(g,e.body))i.push(a);return i}function*h(g,O){for(const[i,e,a]of $)for(const m of(0,w.SH)(O,i,e))if(yield{what:a,place:()=>g.place(
m),isSingle:!0},i==="required_providers")for(const M of(0,w.Td)(m.body))yield*n(g,M);yield*t(g,(0,w.w4)(O,"required_version"))}const o=["source","version","conf\
iguration_aliases"];function n(g,O){const{value:i}=O,e=(0,T.Yo)(O.name),a=(0,T.Bs)(["required_providers",e]),m=i.kind==="object"?i.items:null,M=(0,G.sL)(e);if(!M.
ok||m!==null&&M.value!==e){const X=M.ok?M.value:null,Q=(0,K.ho)({reason:"local-name",name:e,normal:X});return[{what:a,place:()=>g.place(O),problem:Q}]}const y=m?.
find(X=>X.name!==void 0&&!o.includes(X.name));if(y?.name===void 0)return[];const F=(0,K.ho)({reason:"argument",what:a,argument:(0,T.Yo)(y.name)});return[{what:a,
place:()=>g.place(y),problem:F}]}const d=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function t(g,O){if(O===void 0)return[];const{value:i}=O,{text:e}=g;if(!(i.
kind==="template"?i.parts.map(F=>F.kind==="unknown"?(0,U.cd)(F,e):""):[i.kind==="other"?e.slice(i.start,i.end):""]).some(F=>d.test(F??"")))return[];const m=g.place(
i),M=(0,H.jF)({reason:"not-constant"}),y=/\.tofu(\.json)?$/.test(m.file)?"opentofu":"terraform";return[{what:"required_version",place:()=>m,problem:M,clients:[y]}]}
function*u(g){const O=g.every(({kind:i})=>i.clients.length===L.Du.length);for(const i of O?[L.Du]:L.Du.map(e=>[e])){const e=g.filter(({kind:a})=>i.every(m=>a.clients.
includes(m)));yield{readers:i,read:e}}}function r(g){const O=[...u(g)].flatMap(({readers:i,read:e})=>[...b(e)].map(({what:a,place:m,problem:M,clients:y=L.Du})=>{
const F=i.filter(Q=>y.includes(Q)),X=(0,W.Kc)(a);return(0,N.hD)(M,{places:[m()],clients:F,isPlaceholder:X})}));return(0,N.DF)(O,({places:i,problem:e})=>[i[0],e.
message])}function*b(g){const O=new Map;for(const{definitions:i,kind:e,isContext:a}of g)for(const{what:m,place:M,problem:y,clients:F}of i){const X=O.get(m);if(y!==
void 0)a||(yield{what:m,place:M,problem:y,clients:F});else{if(e.isOverride)continue;X===void 0?O.set(m,M):a||(yield{what:m,place:M,problem:(0,K.ho)(I(m,X()))})}}
if(!g.some(({notes:i,kind:e})=>i.length>0||e.class==="terragrunt")){for(const{definitions:i,kind:e,isContext:a}of g)if(!(!e.isOverride||a))for(const{what:m,place:M,
problem:y,isSingle:F}of i)y!==void 0||F||O.has(m)||(yield{what:m,place:M,problem:(0,K.ho)({reason:"no-base",what:m})})}}const I=(g,{file:O,line:i})=>({reason:"t\
wice",what:g,first:`${(0,R.II)(O)}:${i}`})}),7545:((se,Y,E)=>{E.d(Y,{ME:()=>T,ho:()=>R,jP:()=>K});var U=E(1064),w=E(5799);const T=()=>(0,w.CC)("block-reserved",
{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform b\
lock"});function K({kind:N}){const{client:W,what:L}=U.$I[N];return(0,w.CC)("block-unsupported",{message:`${L} is supported by ${U.bB[W]} only`,help:W==="opentof\
u"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function H(N){switch(N.reason){case"twice":{const{what:W,first:L}=N,
G=W.includes(".")?"remove or rename one of them":"write one block only";return{message:`${W} is defined a second time; the first time is in ${L}`,help:G}}case"n\
o-base":return{message:`this override file changes ${N.what}, which no other file of the directory defines`,help:"define it in a file that is not an override fi\
le, or remove it here"};case"of-cli":return{message:`${N.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc \
or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${N.what} cannot have the argume\
nt ${N.argument}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:W,
normal:L}=N;return{message:`"${W}" cannot be the local name of a provider`,help:L===null?"use letters, digits and dashes only, with no dash at either end":`writ\
e ${L}`}}}}const R=N=>(0,w.CC)("block-invalid",H(N))}),9804:((se,Y,E)=>{E.d(Y,{FA:()=>$,N0:()=>D,Ov:()=>z,Sm:()=>P,id:()=>G,jF:()=>L});var U=E(1064),w=E(4e3),T=E(
5799);const K=6,H=h=>`"${(0,w.dh)(h)}"`,R=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function N(h){const o=h.replace(R,"");return o===
""?"":`: ${o}`}function W(h){switch(h.reason){case"syntax":{const{text:o,why:n}=h;return{message:`${H(o)} is not a version constraint${N(n)}`,help:"write versio\
ns such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${h.address} is a\
n expression, which ${h.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:h.clients.includes("terraform")?"write the ver\
sion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept loca\
ls and variables",affects:h.clients};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${H(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a li\
teral"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`\
provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally\
, use `dev_overrides` without `version`"}}}const L=h=>(0,T.CC)("constraint-invalid",W(h)),G=({of:h,terms:o,preRelease:n})=>(0,T.CC)("constraint-unmeetable",{message:`\
no version of ${h} can match ${(0,w.K4)(o.map(H),K,w.dh)}`,help:n!==void 0?`write ${H(n)}: only an exact version, without a space after \`=\` and without \`v\`, sel\
ects a pre-release of a module`:o.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),C={terraform:"\
terraform",opentofu:"tofu"};function D({provider:h,version:o,constraints:n,clients:d,isUnit:t}){const[u,...r]=d,b=u===void 0||r.length>0?"":`${C[u]} `,I=t?"terr\
agrunt ":b;return(0,T.CC)("lock-outside",{message:`locked provider ${h} ${o} does not match configured version constraint ${(0,w.K4)(n,K,w.dh)}`,help:`run \`${I}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const P=({provider:h})=>(0,T.CC)("lock-readonly",{message:`the lock file\
 has no entry for provider ${h}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and comm\
it the lock file"}),j={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};
function x(h){const o="failed to read dependency lock file",n="restore the file, or remove the block and run `init` again";switch(h.reason){case"syntax":return{
message:`${o}: ${h.error}`,help:n};case"twice":return{message:`${o}: it has two blocks for provider ${h.provider}`,help:"remove one of the blocks; a merge may h\
ave duplicated it"};case"not-normal":return{message:`${o}: the ${h.of} of provider ${h.provider} must be written in normalized form: ${H(h.normal)}`,help:n};default:{
const[d,t]=j[h.reason];return{message:`${o}: the ${d} of provider ${h.provider} ${t}`,help:n}}}}const $=h=>(0,T.CC)("lock-invalid",x(h)),z=({client:h,version:o,
constraint:n})=>(0,T.CC)("client-version",{message:`the version constraint ${H(n)} excludes ${U.bB[h]} ${o}`,help:`use another version of ${U.bB[h]}, or change \
the constraint`})}),1884:((se,Y,E)=>{E.d(Y,{FK:()=>L,FZ:()=>t,Od:()=>C,R:()=>z,gq:()=>P,hN:()=>x,xr:()=>u});var U=E(6134),w=E(8321),T=E(9031),K=E(1064),H=E(5011),
R=E(1022),N=E(9562),W=E(7854);const L={providerUses:new Map,hasBackend:!1,declared:[]},G=new Map([["language",0],["terraform",0],["provider",1],["check",1],["im\
port",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function C(I,g){const O=new j(I);if(g.kind==="native")for(const m of g.blocks)G.get(
m.type)===m.labels.length&&O.read(m);else for(const[m,M]of G)(0,U.SH)(g,m,M).forEach(O.read,O);const{providerUses:i,hasBackend:e,declared:a}=O;return{providerUses:i,
hasBackend:e,declared:a}}const D=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function P(I,g){const O=new j(I),i=(0,U.w4)(g,"terraform_binary")?.value,[,e]=D.exec((0,w.
bK)(i)??"")??[];i!==void 0&&e!==void 0&&O.declare("binary",i,e),O.declareVersion("version",(0,U.w4)(g,"terraform_version_constraint"));const{declared:a}=O;return a.
length===0?L:{...L,declared:a}}class j{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(g){this.source=g}read(g){const{type:O,labels:i,body:e}=g;
switch(O){case"language":this.declare("language",g);for(const a of(0,U.SH)(e,"compatible_with",0))this.declareVersion("compatible",(0,U.w4)(a.body,"opentofu"));
return;case"terraform":this.hasBackend||=x(e);for(const a of(0,U.SH)(e,"encryption",0))this.declare("encryption",a);this.declareVersion("version",(0,U.w4)(e,"re\
quired_version"));return;case"provider":for(const a of i)this.use(a.value,a.value,a,[g]),this.declareVersion("provider-version",(0,U.w4)(e,"version"),(0,w.Yo)(a.
value));(0,U.w4)(e,"for_each")!==void 0&&this.declare("provider-for-each",g);return;case"check":for(const a of(0,U.SH)(e,"data",2))this.readTyped(a,[g,a]);return;case"\
import":this.readNamed(g,[g])||this.readImported(g);return;default:O==="action"&&this.declare("action",g),this.readTyped(g,[g])}}declare(g,O,i="",e=null){this.declared.
push({kind:g,text:i,localName:e,place:this.source.place(O)})}declareVersion(g,O,i=null){const e=(0,w.bK)(O?.value);O!==void 0&&e!==null&&this.declare(g,O.value,
e,i)}readTyped(g,O){const[i]=g.labels;if(i===void 0||this.readNamed(g,O))return;const[e=""]=i.value.split("_",1);this.use(e,i.value,i,O)}readImported(g){const O=(0,U.
w4)(g.body,"to")?.value,[,i]=n.exec(this.textOf(O))??[];if(O===void 0||i===void 0)return;const[e=""]=i.split("_",1);this.use(e,i,O,[g])}textOf(g){if(g===void 0)
return"";const{start:O,end:i}=g;return(g.kind==="string"?g.value:this.source.text.slice(O,i)).slice(0,d).trim()}readNamed(g,O){const i=(0,U.w4)(g.body,"provider")?.
value;if(i===void 0)return!1;const[,e]=o.exec(this.textOf(i))??[];return e===void 0?!1:(this.use(e,e,i,O),!0)}use(g,O,i,e){if(this.providerUses.has(g))return;const a={
text:(0,w.Yo)(O),address:h(e),place:this.source.place(i)};this.providerUses.set((0,w.Yo)(g),a)}}const x=I=>(0,U.SH)(I,"backend",1).length>0||(0,U.SH)(I,"cloud",
0).length>0,$=["name","prefix","tags"];function z(I){const[g]=(0,U.SH)(I,"workspaces",0),O=e=>e==="workspaces"&&g!==void 0?$.some(a=>(0,U.w4)(g.body,a)!==void 0):
(0,U.w4)(I,e)!==void 0,i=W.Rt.filter(e=>!O(e));return{organization:(0,w.bK)((0,U.w4)(I,"organization")?.value),name:g?(0,w.bK)((0,U.w4)(g.body,"name")?.value):null,
...i.length>0&&{lacks:i}}}const h=I=>(0,w.Bs)(I.flatMap(({type:g,labels:O})=>[g,...O.map(({value:i})=>i)])),o=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),n=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,
d=256;function t(I){if(I.every(({scope:O})=>O.providerUses.size===0))return[];const g=new Map;for(const{readers:O,read:i}of(0,T.AJ)(I))for(const[e,a]of b(i)){const m=g.
get(e),M=m===void 0?O:[...m.clients,...O];g.set(e,{...m??a,clients:M})}return Array.from(g.values(),({text:O,address:i,place:e,clients:a})=>{const{host:m,isHostImplied:M,
needs:y}=u(a);return{kind:"implied_provider",host:m,isHostImplied:M,...{text:O,address:i,place:e,clients:a,isOverridden:!1,needs:y}}})}function u(I){const O=I.length===
K.Du.length?r:r.filter((i,e)=>I.some(a=>a===K.Du[e]));return{host:O[0]?.host??null,isHostImplied:!0,needs:O}}const r=K.Du.map(I=>({host:(0,H.Vm)(I),service:N.xq,
clients:[I]}));function b(I){const g=new Set(["terraform"]);for(const{references:i}of I)for(const{localName:e}of i)g.add(e);const O=new Map;for(const{scope:i,isContext:e}of I)
if(!e)for(const[a,m]of i.providerUses)g.has(a)||(g.add(a),(0,R.sL)(a).ok&&O.set(a,m));return O}}),1727:((se,Y,E)=>{E.r(Y),E.d(Y,{asWritten:()=>Me,declaredIn:()=>At,
dependsOnOthers:()=>Ye,detach:()=>w.Yo,firstWithHost:()=>De,isForeign:()=>Le,meaningOfAbsent:()=>Se,neededByImplied:()=>he.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>U.
K,readModule:()=>Et,readTools:()=>i,resolveValue:()=>w.g$,usagesOf:()=>at,withPlaces:()=>T.rd});var U=E(400),w=E(8321),T=E(9031),K=E(9075),H=E(4e3),R=E(2161),N=E(
796);const W=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),
L=f=>W.get(f.toLowerCase())??"terraform",G="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|\
mirror)|output\\s+-|force-unlock|-chdir",C=(f,s)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${f})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${s}\
)(?![\\w-])`),D=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,P=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],j=`(?=["'\\s,\\]})@]|$)`,x="^[\\s-]*\\w[\\w-]*:\\s*\\[",$=`(?=["']?\\s*[,\\]])`,z=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${j}|([\\w.\${}-]+)))?${j}`),text:"uses $1",version:"latest"},{form:C("terraform|tofu",G),text:"runs\
 $1"},{form:C("tofu","fmt"),text:"runs $1"},{form:C("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${x}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${$}`),text:"lists $1"},{form:new RegExp(`${x}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${$}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],h=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,o=/\b(?:echo|printf)\b[^;&|]*/g;function n(f){if(!/terraform|tofu|tfenv/i.
test(f))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(f);if(h.test(f)&&!s)return[];const c=f.replace(o,v=>" ".repeat(v.length)),l=D.exec(c);return l===
null?z.flatMap(v=>d(v,c)):u(l)}function d({form:f,text:s,version:c=null,...l},v){const p=f.exec(v);if(p===null)return[];const[,_="",k=c]=p,A=s.replace("$1",()=>_);
return[{client:L(_),text:A,version:k,...t(p),...l}]}const t=({index:f,0:{length:s}})=>({start:f,end:f+s});function u(f){const[,s=""]=f;return P.flatMap(({form:c,
otherwise:l})=>{const v=c.exec(s);return v===null?[]:[{client:L(v[1]??v[2]??""),text:`uses ${s}`,version:null,...t(f),step:{otherwise:l}}]})}const r=50,b=/^digger\.ya?ml$/,
I=100,g=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,O=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function i(f,s){const c=[],l=new Set;
let v=!1,p=!1,_=!1;for(const k of(0,N._X)(f,s)){for(const J of(0,N.AN)(k))l.add(J);if(_||=(0,R.Z)(k.file)||O.test(k.text),(0,N.$)(k.file)||(0,R.Z)(k.file))continue;
const A=k.file.slice(k.file.lastIndexOf("/")+1),S=(0,R.TD)(A)||k.file.endsWith("mise/config.toml"),B=S?Ke(k):e(k);p||=b.test(k.file)&&B.some(({client:J})=>J==="\
opentofu");const V=p&&k.text.includes("diggerhq/digger@");c.push(...B.filter(({text:J})=>!V||J!==y)),v||=!S&&g.test(k.text)}return{signs:c,setsCloudHostname:v,givesState:_,
others:l}}function e({file:f,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const c=(0,N.Dx)(f,s),l=new Map,v=(0,K.Oo)(k=>fe(k,c)),p=c.map(n),_=F(f,c,p);
for(const[k,A]of c.entries()){if(l.size>=r)break;for(const S of p[k]??[]){if(_(S,k))continue;const{client:B,level:V="tool"}=S;for(const J of Q(S,c,k,v)){const Z=`${B}\
 ${V} ${J}`;if(l.has(Z))continue;const q=(0,N.$t)(f,k,A,S);l.set(Z,{client:B,level:V,place:q,text:(0,H.dh)(S.text,I),version:J})}}}return m(f,[...l.values()])}const a=/atlantis\.ya?ml$/;
function m(f,s){return!s.some(({client:l})=>l==="opentofu")||!a.test(f)?s:s.filter(({client:l,version:v})=>l==="opentofu"||v!==null).map(l=>({...l,client:"opent\
ofu"}))}const M=/(^|\/)\.spacelift\/[^/]+$/,y="sets terraform_version";function F(f,s,c){const l=_=>{const A=c.slice(..._).flat().filter(({text:S,level:B})=>B!==
"hook"&&!/_version$/.test(S));return A.length===0?null:A.every(({client:S})=>S==="opentofu")},v=M.test(f)?s.indexOf("stack_defaults:"):-1,p=v<0?null:ue(s,v+1);return({
text:_},k)=>{if(_!==y||a.test(f))return!1;const A=l(ue(s,k));if(A!==null||p===null)return A===!0;const S=k>=p[0]&&k<p[1];return l(S?[0,s.length]:p)===!0}}const X=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function Q({version:f,step:s},c,l,v){if(s===void 0)return f===null?[null]:v(f);const p=c.slice(...ue(c,l)).map(_=>X.exec(_)?.[1]?.replace(/^["']|["']$/g,"")).find(
_=>_!==void 0);return p===void 0?[s.otherwise]:v(p)}const oe=100;function ue(f,s){const c=f[s]??"",l=c.search(/[^\s-]/),v=S=>S!==""&&S.search(/\S/)<l,_=c.trimStart().
startsWith("-")?[]:f.slice(Math.max(0,s-oe),s),k=f.slice(s+1,s+oe),A=k.findIndex(v);return[s-_.length+_.findLastIndex(v)+1,s+1+(A<0?k.length:A)]}const re=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function fe(f,s){const[,c,l,v]=re.exec(f.trim())??[],p=c??l??v;if(p===void 0)return[f.trim()];for(const _ of s){const k=_.indexOf(p),A=k<0?void 0:ae.exec(_.slice(
k+p.length))?.[1];if(A===void 0||/[\w-]$/.test(_.slice(0,k)))continue;const S=A.match(/[^\s"',[\]]+/g);if(S!==null)return S}return[f]}const ae=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
Be=/[^\s"',\]}]+/;function Ke({file:f,text:s}){const c=(0,N.Dx)(f,s);return je(f,c).flatMap(({at:l,client:v,version:p,start:_=0})=>{if(v===void 0)return[];const k=c[l]??
"",A=(0,N.$t)(f,l,k,{start:_,end:k.length}),S=p===null?`selects ${v}`:`selects ${v} ${p}`;return[{client:v,level:"version-file",place:A,text:(0,H.dh)(S,I),version:p}]})}
function je(f,s){const[,c]=/\.(terraform|opentofu)-version$/.exec(f)??[];if(c===void 0)return f.endsWith(".toml")?Ve(s):We(s);const l=s.findIndex(p=>p.trim()!==
""),v=Be.exec(s[l]??"")?.[0]??null;return l<0?[]:[{at:l,client:W.get(c),version:v}]}const We=f=>f.map((s,c)=>{const[l="",v=null]=s.trim().split(/\s+/);return{at:c,
client:W.get(l),version:v}}),Fe=/^\s*\[\s*([\w."':/-]+)\s*\]/,He=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Ve(f){let s="";return f.
flatMap((c,l)=>{s=Fe.exec(c)?.[1]?.replaceAll('"',"")??s;const[,v="",p=""]=He.exec(c)??[],_=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],k=W.get(s==="tools"?v:v==="ver\
sion"?_??"":""),A=/\bversion\s*=\s*(.*)$/s.exec(p)?.[1]??p,S=A.match(/[^\s"',[\]{}=]+/g)??[];return(A.startsWith("[")?S:S.slice(0,1)).map(V=>({at:l,client:k,version:V,
start:c.search(/\S/)}))})}var me=E(8011),we=E(1064),ke=E(5011),ge=E(4321),Ge=E(1022),ne=E(7495);const Me=f=>[[{...(0,w.g$)(f,(0,K.os)()),from:null}]],Je=1e4;function Ae({
kind:f},s,c,l){const{row:v,value:p}=s;if(p?.kind!=="known")return Te(f,s,c);const _=Ie(s),A=v.grammar==="module"&&!_&&(0,ke.Nj)(p.text)?"./":p.text,S=f.clients.
length===we.Du.length?"":f.clients[0],B=`${v.grammar} ${v.service} ${S} ${_} ${A}`,V=l.get(B);if(V!==void 0)return V;l.size>=Je&&l.clear();const J=Te(f,s,c);return l.
set(B,J),J}const Ie=({version:f})=>f?.value.kind==="known";function Te(f,s,c){const l=f.clients.map(p=>[p,ze(f,s,p,c)]),v=Math.max(...l.map(([,{length:p}])=>p));
return Array.from({length:v},(p,_)=>{const k=new Map;for(const[J,{[_]:Z}]of l)Z!==void 0&&k.set(J,Z);const A=[...k.values()],B=A.some(({needed:J})=>J==="state")?
null:Oe(k,s.row),V=A.some(({problem:J})=>J!==void 0);return{meanings:k,first:De(A),needs:B,isFaulty:V}})}const De=f=>f.find(({host:s,directHost:c})=>s!==null||c!==
void 0)??ne.zt;function ze(f,s,c,l){const v=Ze(s,c,l).map(_=>{const k=Qe(f,s,c,_);return Xe(s,c)?{...k,directHost:ge.IZ}:k});if(v.length<2)return v;const p=({host:_,
directHost:k,needed:A,problem:S})=>[_,k,A,S?.message].join(" ");return[...new Map(v.map(_=>[p(_),_])).values()]}const Xe=({row:f,value:s},c)=>c==="terraform"&&f.
evaluation?.terraform!=="any"&&s?.kind==="pieces"&&s.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(f,s,c){const{value:l}=f;return l?.kind==="k\
nown"?[[{...Ee,text:l.text}]]:l===void 0||l.text==="null"?[[{...Ee,text:null}]]:xe(f)?c(f,l,s):Me(l)}const xe=({value:f})=>f?.kind==="pieces"&&f.text!=="null",Ye=({
references:f})=>f.some(s=>s.row.evaluation!==void 0&&(xe(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function Qe(f,s,c,l){
const{row:v,address:p,value:_}=s,k=Pe(l),A=k.map(({isWhole:ee,text:te})=>te===null?Se(s,f,c):ee?ne.pb[v.grammar](te,c,Ie(s)):v.grammar==="host-part"&&qe(f)?ne.zt:
(0,ne.i4)(v.grammar,te,c)),[S]=A,B=A.every(ee=>ee?.needed===S?.needed);if(S!==void 0&&B&&!A.includes(void 0)){const[ee]=k;if(_?.kind!=="pieces"||ee===void 0)return S;
const le=A.every(ve=>ve?.directHost===S.directHost)?{}:{directHost:ge.IZ},ce=k.every(ve=>ve.isWhole);return{...S,...le,evaluated:{text:ee.text,isWhole:ce}}}if(v.
grammar==="terragrunt"&&et(_))return{...ne.zt,directHost:ge.IZ};const V=v.evaluation!==void 0&&v.evaluation[c]===void 0,J=k.find(({withheld:ee})=>ee!==null)?.withheld??
null,Z=c==="terraform",q=(0,me.J0)({address:p,argument:v.grammar==="host"?"hostname":"source",expression:_?.kind==="pieces"?_.text:"",candidates:k.map(({isWhole:ee,
text:te,from:le})=>({text:ee?te:null,from:le})),refused:V?"never":J===null?null:{variable:Z?J:""}});return(0,ne.Qm)(q)}const qe=f=>f.class==="terragrunt"||f.isGenerated===
!0,et=f=>f?.kind==="pieces"&&f.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function Pe(f){return f.some(({isWhole:s,from:c})=>s&&c!==null)?f.filter(({
isWhole:s,from:c})=>s||c!==null):f}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function Se(f,s,c){const{row:l,value:v,address:p,localName:_}=f,
k=v===void 0?f.kind:l.absent??f.kind;if(l.defaults!==void 0){const A=l.defaults[c];return A!==null?(0,ne.TU)((0,ke.mD)(A)):(0,ne.Qm)((0,me.tg)({block:tt[k]??"re\
mote backend"}))}return v!==void 0?l.grammar==="url"?ne.zt:(0,ne.Qm)((0,me.DA)({reason:"null",address:p})):k==="required_provider_invalid"?(0,ne.Qm)((0,me.DA)({
reason:"not-a-requirement",address:p})):_!==null&&s.class!=="stack"&&s.class!=="deploy"?_!=="terraform"&&(0,Ge.sL)(_).ok?(0,ne.TU)((0,ke.Vm)(c)):ne.zt:s.isOverride?
ne.zt:(0,ne.Qm)((0,me.DA)({reason:"missing",address:p}))}function Oe(f,{service:s},c=()=>null){if(s===null)return[];const l=new Map;for(const[v,{needed:p,host:_}]of f){
const k=p==="state"?c(v)??_:p;k!==null&&l.set(k,{host:k,service:s,clients:[...l.get(k)?.clients??[],v]})}return[...l.values()]}var he=E(1884),nt=E(7545),pe=E(7052),
ie=E(5799),st=E(3229);function ot({kind:f},s,c){const{row:l,value:v,version:p}=s,_=v?.kind==="pieces"||p?.value.kind==="pieces";if(l.merges!=="module"||!_)return;
const k=f.clients.flatMap(A=>{const S=it(s,A,c);return S===null?[]:[[A,S]]});return Object.fromEntries(k)}function it(f,s,c){const l=k=>k?.kind==="pieces"?c(f,k,
s):[[{...Ee,text:k?.text??null}]],v=l(f.value);if(v.flat().some(({withheld:k})=>k!==null))return null;const p=l(f.version?.value),_=new Map;for(let k=0;k<Math.max(
v.length,p.length);k+=1){const[A=[],S=[]]=[v[k]??v[0],p[k]??p[0]],B=rt(A,S);_.set(JSON.stringify(B),B)}return[..._.values()]}function rt(f,s){const[c,l]=[ye(f),
ye(s)];return{root:f[0]?.root??s[0]?.root??null,source:c??null,version:l??null,isOpen:c===void 0||l===void 0}}function ye(f){const[s,...c]=Pe(f),l=c.every(({isWhole:v,
text:p})=>v&&p===s?.text);return s?.isWhole===!0&&l?s.text:void 0}const be=5e4;function at(f,s,c=new Map){const l=[],v=[...f.flatMap(_=>_.notes),...(0,T.ls)(f)],
p=new dt(f,s,c);for(const _ of f)if(!_.isContext)for(const k of _.references){if(l.length>=be)return v.push(Ce(_.file)),$e(l,v);const A=Ae(_,k,s,c);if(k.kind===
"backend"&&A.every(({first:B})=>B===ne.zt))continue;let S=ot(_,k,s);for(const B of A){const V=p.usageOf(_,k,B);l.push(S===void 0?V:{...V,calls:S}),S=void 0}(k.row.
isReserved||A.some(({isFaulty:B})=>B))&&v.push(...p.notesOf(_,k,A))}for(const _ of(0,he.FZ)(f))l.push(_);return $e(l,v)}const Ce=f=>(0,ie.sb)(f,(0,pe.ub)({kind:"\
module-usages",max:be})),$e=(f,s)=>({usages:f.sort((c,l)=>Re(c.place,l.place)),notes:s.sort((c,l)=>Re((0,ie.Xd)(c),(0,ie.Xd)(l)))});class dt{files;values;known;overrides;constructor(s,c,l){
this.files=s,this.values=c,this.known=l,this.overrides=s.filter(({kind:v})=>v.isOverride)}usageOf(s,c,l){const{kind:v,value:p,address:_,constraints:k,place:A,row:S,
hasOwnToken:B,workspace:V}=c,{meanings:J,first:Z,needs:q}=l,ee=this.overrides.length===0?J:new Map([...J].filter(([ce])=>this.isInForce(s,c,ce))),te=ee.size===J.
size&&q!==null,le={kind:v,host:Z.host,isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:B,text:p?.text??null,address:_,version:this.versionOf(c),
constraints:k,place:A,clients:s.kind.clients,needs:te?q:Oe(ee,c.row,this.stateHost),isOverridden:ee.size===0,workspace:V};return te&&S.backend===void 0&&p?.kind!==
"pieces"?le:{...le,...this.decisionOf(c,l,ee)}}decisionOf({value:s,row:c},{meanings:l},v){const p=[...l],_=p.flatMap(([B,V])=>V.evaluated===void 0?[]:[[B,V.evaluated]]),
k=[...v].flatMap(([B,{needed:V}])=>{const J=V==="state"?this.stateHost(B):null;return J===null?[]:[[B,J]]}),A=p.flatMap(([B])=>v.has(B)?[]:B),S=p.some(([,{needed:B}])=>B===
"state");return{...s?.kind==="pieces"&&{evaluated:Object.fromEntries(_)},...c.backend!==void 0&&{backend:c.backend},...v.size>0&&A.length>0&&{replacedFor:A},...S&&
{stateHosts:Object.fromEntries(k)}}}notesOf(s,c,l){const{place:v,row:p,value:_}=c,k=[v],A=new Map,S=_===void 0&&s.notes.length>0;for(const{meanings:B}of S?[]:l)
for(const[V,{problem:J,host:Z}]of B){if(J===void 0||!this.isInForce(s,c,V))continue;const q=J.code==="source-dynamic",ee=s.notes.some($t=>(0,ie.Xd)($t)?.line===
v.line);if(q&&ee)continue;const te=_?.kind==="known"&&(0,st.Kc)(_.text),le=q?J.message:J.code,ce=A.get(le),ve=ce===void 0?Z:ce.namedHost??null,yt=[...new Set([...ce?.
clients??[],V])],Ct={namedHost:ve,clients:yt,places:k,isPlaceholder:te};A.set(le,(0,ie.hD)(ce?.problem??J,Ct))}if(p.isReserved){const B=(0,nt.ME)();A.set(B.code,
(0,ie.hD)(B,{places:k,clients:s.kind.clients}))}return[...A.values()]}isInForce({kind:s},{mergeKey:c},l){return s.isOverride||c===null||!this.replaced(l).has(c)}replaced=(0,K.
Oo)(s=>{const c=new Set;for(const{kind:l,references:v,scope:p}of this.overrides)if(l.clients.includes(s)){p.hasBackend&&c.add("backend");for(const{mergeKey:_,value:k,
localName:A}of v)_!==null&&(k!==void 0||A!==null)&&c.add(_)}return c});stateHost=(0,K.Oo)(s=>{const c=this.files.filter(({kind:l})=>l.clients.includes(s));for(const l of c)
for(const v of l.references){if(v.row.merges!=="backend"||!this.isInForce(l,v,s))continue;const[p]=Ae(l,v,this.values,this.known),_=p?.meanings.get(s)?.needed??
null;if(_!==null&&_!=="state")return _}return null});versionOf(s){if(s.version===null)return;const{value:c,place:l}=s.version;if(c.kind==="known")return{text:c.
text,place:l};const v=we.Du.flatMap(_=>{const k=this.values(s,c,_).flat();if(k.some(({withheld:B})=>B!==null))return[];const[A,...S]=k;return[[_,S.length===0&&A?.
isWhole===!0?A.text:null]]});return{text:lt.test(c.text)?c.text:"\u2026",value:Object.fromEntries(v),place:l}}}const lt=/^(?!<<)"?[^"]*"?$/,Re=(f,s)=>f===null||
s===null?0:f.file!==s.file?f.file<s.file?-1:1:f.line-s.line||f.column-s.column;var ct=E(5747),ut=E(2245),de=E(6134),ft=E(9804),_e=E(9160),ht=E(4667);const pt=["\
address","endpoints","http_proxy","https_proxy","vault_uri"];function mt(f,s,c){const l=(0,ht.F)(c),v=[],p=new Set([""]);if(s.kind==="json")for(const{name:_}of s.
members)p.add(_);else for(const{type:_}of s.blocks)l.has(_)&&p.add(_);for(const _ of p)for(const k of l.get(_)??[])new vt(f,k,v).readAt(0,{body:s,block:void 0,names:[]});
return v}class vt{source;row;found;constructor(s,c,l){this.source=s,this.row=c,this.found=l}readAt(s,c){const l=this.row.path[s];if(l===void 0){this.read(c);return}
const[v]=l,{body:p}=c,_=p.kind==="native"?p.blocks:(0,de.SH)(p,v,l.length-1);for(const k of _){const{labels:A}=k;if(k.type!==v||A.length!==l.length-1||A.some(({
value:B},V)=>l[V+1]!=="*"&&l[V+1]!==B))continue;const S=[...c.names,v,...A.map(({value:B})=>B)];this.readAt(s+1,{body:k.body,block:k,names:S})}}read(s){const{body:c,
block:l,names:v}=s;switch(this.row.position){case"entries":for(const p of(0,de.Td)(c))this.addEntry(v,p);return;case"label":{const p=l?.labels.at(-1);if(p===void 0)
return;const _={kind:"known",text:(0,w.Yo)(p.value)},k=this.source.place(p),A=this.version((0,de.w4)(c,"version")?.value),S=(0,w.bK)((0,de.w4)(c,"constraints")?.
value)??void 0;this.add(v.slice(0,-1),{value:_,place:k,version:A,constraints:S});return}case"urls":{const p=(0,de.w4)(c,"urls")?.value;for(const _ of p?.kind===
"tuple"?p.elements:[])this.add(v,this.written(_));return}case"open-state":{const p=q=>(0,de.w4)(c,q)?.value,_=p("encryption"),k=pt.find(q=>(0,_e.Tu)(_,q,this.source.
text)),A=(0,w.bK)(p("backend")),S=p(A===null?"backend":"config"),B=A==="remote"||S===void 0||S.kind==="object",V=k===void 0&&_?.kind!=="other"?S:_;if(V===void 0||
V===S&&B)return;const{text:J}=(0,w.wK)(this.source,V),Z={kind:"pieces",pieces:[null],text:J};this.add(v,{value:Z,place:this.source.place(V)});return}default:this.
addArguments(s,this.row.position)}}add(s,c){const{row:l}=this,{kind:v=l.kind,version:p=null,localName:_=null,hasOwnToken:k=!1}=c;this.found.push({row:l,kind:v,address:(0,w.
Bs)(s),value:c.value,version:p,constraints:c.constraints,place:c.place,mergeKey:_t(l,s),localName:_,hasOwnToken:k,workspace:c.workspace})}addArguments({body:s,block:c,
names:l},v){const{row:p,source:_}=this,k=Z=>(0,de.w4)(s,Z)?.value,A=p.backend!==void 0;if(A&&(0,w.bK)(k("backend"))!==p.backend)return;const S=A?k("config"):void 0,
B=Z=>{const[q="",ee]=Z.split("."),te=A?(0,_e.Tu)(S,q,_.text):k(q);return ee!==void 0&&te?.kind==="object"?(0,_e.Tu)(te,ee,_.text):te},V={version:this.version(k(
"version")),hasOwnToken:p.grammar==="host"&&B("token")!==void 0,workspace:p.merges==="backend"&&p.grammar==="host"?(0,he.R)(s):void 0},J=new Map(v.map(Z=>[B(Z)??
Z,Z]));for(const[Z,q]of J)if(typeof Z!="string")this.add(l,{...V,...this.written(Z)});else if(p.absent!==void 0&&c!==void 0){const te=S!==void 0&&S.kind!=="obje\
ct"?(0,w.C5)((0,w.wK)(_,S),q):void 0;this.add(l,{...V,kind:p.absent,value:te,place:_.place(c)})}}written(s){const{row:c,source:l}=this;return{value:c.defaults!==
void 0&&s.kind==="primitive"&&s.value===null?void 0:(0,w.wK)(l,s,c.isLiteral),place:l.place(s)}}addEntry(s,{name:c,value:l}){const{row:v,source:p}=this,_=[...s,
c],k=(0,w.Yo)(c);if(l.kind==="object"){const V=Z=>(0,_e.Tu)(l,Z,p.text,v.isLiteral),J=V("source");this.add(_,{localName:k,kind:J===void 0?v.absent??v.kind:v.kind,
value:J&&(0,w.wK)(p,J,v.isLiteral),version:this.version(V("version"),w.wK),place:p.place(J??l)});return}const A=["string","primitive","template"].includes(l.kind),
S=A?"required_provider_legacy":"required_provider_invalid",B=A?this.version(l):null;this.add(_,{localName:k,kind:S,version:B,value:void 0,place:p.place(l)})}version(s,c=w.
yR){const l=s&&c(this.source,s);return s&&l?{value:l,place:this.source.place(s)}:null}}function _t({merges:f},s){return f===void 0||f==="backend"?f??null:(0,w.Bs)(
[f,s.at(-1)??""])}const kt=64,gt=16*1024*1024;function*Et(f,s){const c=[],l=[];let[v,p]=[0,be];for(const[_,{path:k,file:A,target:S,kind:B,isContext:V}]of f.entries()){
if(_>0&&_%kt===0&&(yield s+_))return null;const Z=(0,ct.yR)(k);if(!Z.ok){const{failure:te}=Z;te.kind==="size"?l.push((0,ie.sb)(A,(0,pe.ub)(te))):c.push(bt(te.code,
{file:A,kind:B,isContext:V}));continue}v+=Z.bytes;const q=Ue(Z.text,B,A,V,new de.n_,S);!Z.isUtf8&&!V&&q.notes.length===0&&l.push(wt(Z.text,B,A));const ee=Mt(q);
if(ee>p){const te={...q.scope,providerUses:he.FK.providerUses},ce={references:q.references.slice(0,p),scope:te,definitions:[]};c.push({...q,...ce,notes:[...q.notes,
Ce(A)]});break}p-=ee,c.push(v>gt?(0,T.rd)(q):q)}return{files:c,notes:l,bytes:v}}const Ot=["EACCES","EPERM"];function bt(f,s){const{file:c,kind:l}=s,v=((0,R.Ep)(
l)||l.class==="lock")&&Ot.includes(f),p=[(0,ie.sb)(c,(0,pe.WO)({what:"file",code:f,isRefused:v}))];return{...s,references:[],scope:he.FK,definitions:[],notes:p}}
function wt(f,s,c){const l=f.indexOf("\uFFFD"),v=f.slice(f.lastIndexOf(`
`,l)+1,l),p=/#|\/\//.test(v)||f.lastIndexOf("/*",l)>=0,_=(0,R.Ep)(s)&&s.syntax==="hcl"&&!p,k=(0,de.yN)(f)({start:l,end:l+1});return(0,ie.sb)(c,(0,pe.U$)({error:null,
isRefused:_}),k)}const Ne=({references:f,scope:s})=>f.length+s.providerUses.size,Mt=f=>Ne(f)+f.definitions.length;function*At(f){const s=(p,_)=>({kind:p,text:"",
localName:null,place:{file:_,...ie.wv}}),c=f.filter(({kind:p})=>p.class==="config"),[l]=c;l!==void 0&&f.every(p=>Ne(p)===0)&&(yield s("module",l.file));const v=c.
filter(({scope:p})=>p.hasBackend);for(const p of new Set(v.map(({kind:_})=>_.clients))){const _=c.find(({kind:k})=>k.clients===p);_!==void 0&&(yield s("state",_.
file))}for(const{file:p,kind:_,references:k,scope:A,isContext:S}of f)_.class==="lock"&&k.length===0&&(yield s("lock",p)),_.class==="config"&&!S&&(yield*A.declared)}
const It=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;function Le(f){return f.kind.class!=="terragrunt"||f.references.length>0?!1:!It.test(f.file)}const Tt={config:he.
Od,terragrunt:he.gq};function Ue(f,s,c,l=!1,v=new de.n_,p){const _=(s.syntax==="json"?ut.O:U.K)(f,v),k=(0,w.rI)(_,c,p),{body:A}=_,S=mt(k,A,s.class),B=Tt[s.class]?.(
k,A)??he.FK,V=Le({file:c,kind:s,references:S})&&!v.isExceeded(),J=l||V?[]:Dt(_,s,{file:c,target:p}),Z=s.class==="config"?(0,T.kM)(k,A):[];return{file:c,kind:s,references:S,
scope:B,definitions:Z,notes:J,isContext:l}}function Dt({text:f,problems:s,parts:c},l,{file:v,target:p}){return c.isExceeded()?[(0,ie.sb)(v,(0,pe.ub)({kind:"part\
s",max:c.max}))]:s.map(({message:_,...k})=>{const A=(0,R.Ep)(l)&&!xt.test(_),S=l.class==="lock"?(0,ft.FA)({reason:"syntax",error:_}):(0,pe.U$)({error:_,isRefused:A}),
B=f.split(`
`,k.line)[k.line-1]??"",V=Pt.test(B.slice(0,St));return{...(0,ie.sb)(v,S,{...k,target:p}),clients:l.clients,isPlaceholder:V}})}const xt=/^\w+ are nested deeper than/,
Pt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,St=1e3}),7495:((se,Y,E)=>{E.d(Y,{Qm:()=>j,TU:()=>C,i4:()=>h,pb:()=>z,zt:()=>L});var U=E(4091),w=E(8011),
T=E(3229),K=E(9037),H=E(1831),R=E(5011),N=E(4321),W=E(1022);const L={host:null,isHostImplied:!1,needed:null},G=i=>({host:i,isHostImplied:!1,needed:(0,H.Rt)(i)?"\
state":i}),C=i=>({host:i,isHostImplied:!0,needed:i}),D=i=>({host:i,isHostImplied:!1,needed:null}),P=i=>i===null?L:{...L,directHost:i},j=i=>({...L,problem:i}),x=(i,e)=>j(
(0,w.DA)({reason:"rejected",error:i,advice:e}));function $(i,e,a){return a===null?i:{...i,problem:(0,w.My)({text:e,host:i.host,advice:a})}}const z={module:u,"te\
st-module":(i,e,a)=>{const m=(0,R.vL)(i,e).kind==="remote";return e==="opentofu"||!m?u(i,e,a):j((0,w.DA)({reason:"remote-in-test",text:i}))},provider:b,"locked-\
provider":I,"stack-component":g,stack:(i,e)=>{const a=(0,R.A)(i);return a.ok&&!i.startsWith(".")?D(a.value.host):{...g(i,e),isHostImplied:!1,needed:null}},"stac\
k-output":i=>{const[e="",...a]=i.split("/");return a.length===3?t(e,D):j((0,w.DA)({reason:"stack",text:i}))},terragrunt:O,host:i=>t(i,G),url:i=>P((0,K.Ul)(i)),"\
host-part":i=>P((0,K.D8)(i)),"state-path":i=>P((0,K.Bm)(i))};function h(i,e,a){if(i==="terragrunt"){const[,F]=/^tfr:\/\/([^/?]*)\//.exec(e)??[];return F===void 0?
/^$|^t$|^tfr?$|^tfr:/.test(e)?void 0:n(e,a):F===""?C((0,R.Vm)(a)):t(F,G)}if(i==="url"&&/^postgres|=/i.test(e))return P(N.IZ);if(/^(url|host-part|state-path)$/.test(
i))return n(e,a);if(i!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(e))return n(e,a);const m=e.indexOf("/");if(m<0)return;
const M=(0,R.vL)(`${e.slice(0,m)}/a/b/c`,a);return M.kind!=="registry"?n(e,a):e.split("/").length<o?{...d(M),directHost:N.IZ}:d(M)}const o=4,n=(i,e)=>(0,R.Nj)(i)?
L:P((0,N.uE)(i,e)),d=({host:i,hostImplied:e})=>e?C(i):G(i);function t(i,e){const a=(0,H.Pv)(i),m=(0,T.L6)(i);return a.ok?$(e(a.value),i,m):j((0,w.k0)({text:i,error:a.
why,advice:m}))}function u(i,e,a){if((0,R.Nj)(i)&&!a)return L;const m=(0,R.vL)(i,e),M=m.kind==="registry"?(0,U.Ju)(m):(0,R.rE)(i,e);if(a&&!M.ok){const{why:Q}=M,
oe=/^https?:/i.test(i)?{kind:"invalid",error:Q}:m,re=/^(?:git\+\w+|ssh):/i.test(i)?null:(0,T.NM)(i,oe,M),fe=/^[a-z0-9]+::/i.test(i)?"remote":m.kind;return re===
null&&(fe==="local"||fe==="remote")?j((0,w.DA)({reason:`${fe}-with-version`,text:i})):x(Q,re)}const y=(0,T.NM)(i,m,M);if(M.ok)return $(d(M.value),i,y);if(m.kind===
"invalid"){const Q=i.includes("://")?{directHost:N.IZ}:{};return{...x(m.error,y??T.x3),...Q}}if(m.kind!=="remote")return $(L,i,y);const{refusal:F,host:X}=m;return F!==
null?x(F,y??T.x3):X!==N.IZ||y!==null?$(P(X),i,y):{...P(X),problem:(0,w.My)({text:i,host:X,advice:r})}}const r="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function b(i,e){const a=(0,W.mi)(i,e);switch(a.kind){case"registry":case"legacy":return a.hostImplied?C(a.host):$(G(a.host),i,(0,T.cr)(i));case"\
builtin":return D(a.host);case"invalid":{const[m="",M]=a.error.split(`

`);return x(m,M??(0,T.cr)(i))}}}function I(i,e){const a=(0,W.mi)(i,e);if(a.kind==="invalid")return x(a.error,null);if(a.hostImplied)return j((0,w.DA)({reason:"l\
ocked-provider",text:i}));if(a.kind==="builtin")return D(a.host);const m=e==="opentofu"&&(0,W.Gi)(a);return{...G(a.host),needed:m?(0,R.Vm)(e):a.host}}function g(i,e){
if(i!==i.trim())return j((0,w.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return L;const a=(0,R.rE)(i,e);if(a.ok)return d(a.value);const m=(0,R.A)(
i);if(m.ok)return D(m.value.host);const M=(0,R.vL)(i,e);return M.kind==="invalid"?x(M.error,(0,T.NM)(i,M,a)):P(M.kind==="remote"?M.host:null)}function O(i,e){const[
a,m="",M=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(i)??[];if(a===void 0){if(i.startsWith("gitlab.com/"))return P("gitlab.com");if((0,N.GL)(i))return L;const F=(0,N.
cx)(i,"opentofu");if(!(F.ok&&(0,N.Of)(i,F.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(i)){const Q=(0,N.cx)(i,e);return P(Q.ok?Q.value.host:N.IZ)}}const[y=""]=M.
split("//");return y.split("/").length!==3?j((0,w.DA)({reason:"terragrunt",text:i})):m===""?C((0,R.Vm)(e)):t(m,G)}}),4667:((se,Y,E)=>{E.d(Y,{F:()=>i,I:()=>O});var U=E(
9075),w=E(9037),T=E(9562);const K={terraform:"app.terraform.io",opentofu:null},H={terraform:"app.terraform.io",opentofu:"app.terraform.io"},R={terraform:"static",
opentofu:"static"},N={opentofu:"static"},W={terraform:"any",opentofu:"any"},L=["config","migrate"],G=["stack","deploy"],C={position:["source"],grammar:"module",
service:T.e$},D={...C,grammar:"stack-component",isLiteral:!0},P={...D,service:null},j={...C,grammar:"terragrunt",evaluation:W},x={position:"entries",grammar:"pr\
ovider",service:T.xq,isLiteral:!0,absent:"required_provider_nosource"},$={position:["hostname"],grammar:"host",service:T.Bn,defaults:K},z={...$,service:T.OZ},h={
...$,evaluation:W},o={...$,service:T.M,defaults:H},n={position:["address"],grammar:"url",service:null};function d(e,a,m,M,{absence:y,...F}={}){const X=a===""?[]:
a.split(" > ").map(Q=>Q.split(" "));return{kind:m,files:e,path:X.map(([Q="",...oe])=>[Q,...oe]),...y&&{absent:`${m}${y}`},...M,...F}}const t={absence:"_missing"},
u={absence:"_default"},r={evaluation:N,merges:"backend"},b={backend:"cloud",service:T.OZ},I="data terraform_remote_state *",g=(e,a,m)=>Object.entries(a).map(([M,
y])=>{const F={...n,grammar:m,position:y.split(" ")};return d(L,e+M,"backend",F,r)}),O=[d(L,"module *","module",C,{...t,evaluation:R,merges:"module"}),d(L,"terr\
aform > required_providers","required_provider",x,{merges:"provider"}),d(L,"required_providers","required_provider",x,{isReserved:!0}),d(L,"terraform > cloud","\
cloud",z,{...u,...r}),d(L,"terraform > backend remote","backend_remote",$,{...u,...r}),...g("terraform > backend ",w.FV,"url"),...g("terraform > backend ",w.Gb,
"host-part"),...g("terraform > backend ",{local:"path workspace_dir"},"state-path"),...g("terraform > encryption > key_provider ",w.nT,"url"),...[I,`check * > ${I}`].
flatMap(e=>[d(L,e,"remote_state",h,{...u,backend:"remote"}),d(L,e,"remote_state",h,{...b,...u})]),d(L,I,"remote_state",n,{backend:"http",evaluation:W}),d([...L,
"query"],"provider tfe","provider_tfe",o,{...u,evaluation:W}),d(["test"],"provider tfe","provider_tfe",o),d(["lock"],"provider *","lock_provider",{position:"lab\
el",grammar:"locked-provider",service:T.xq,isLiteral:!0}),d(["test"],"run * > module","test_module",D,{...t,grammar:"test-module"}),d(["test"],"run * > backend \
remote","test_backend_remote",$,u),d(G,"required_providers","required_provider",x),d(G,"component *","stack_component",D,t),d(G,"removed","stack_removed",D,t),d(
G,"stack *","stack_stack",P,{...t,grammar:"stack"}),d(["deploy"],"upstream_input *","upstream_input",P,{grammar:"stack-output"}),d(["migrate"],"state_store_prov\
ider","state_store_provider",x),d(["migrate"],"from > backend remote","migrate_backend_remote",$,u),...["terraform","unit *","stack *"].map(e=>d(["terragrunt"],
e,"terragrunt_source",j)),...[w.FV,w.Gb].flatMap(e=>Object.entries(e).map(([a,m])=>{const M=e===w.FV?"url":"host-part",y={...n,grammar:M,position:m.split(" "),evaluation:W};
return d(["terragrunt"],"remote_state","backend",y,{backend:a})})),d(["terragrunt"],"remote_state","backend",{...n,position:"open-state"}),d(["terragrunt"],"rem\
ote_state","remote_state",h,{...u,backend:"remote"}),d(["terragrunt"],"catalog","terragrunt_source",{...j,position:"urls"})],i=(0,U.Oo)(e=>{const a=O.filter(({files:m})=>m.
includes(e));return Map.groupBy(a,({path:[m]})=>m?.[0]??"")})})};export{Rt as ids,Nt as modules};
var $late0,$late1,$late2;
