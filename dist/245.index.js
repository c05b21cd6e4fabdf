const $t=[245,167,727,845],Rt={9349:((se,Y,E)=>{E.d(Y,{Jw:()=>F,L8:()=>h,Md:()=>C,Tj:()=>H,bs:()=>e,lr:()=>M,r1:()=>n,v$:()=>K,wH:()=>o,xC:()=>G,zK:()=>p});var L=E(
6134);const M=100,T=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),B="\x80",V=1,$=2,N=4,F=8,K=16,H=32,C=64,D=[[V,/[ \t]/],[$,/[A-Za-z_]/],[N,/[\w-]/],[F,/[\w \t.:=?!&|*%+>~-]/],
[K,/[\w \t\n,.:=?!&|*%+>~-]/],[H,/[^"\\$%\r\n]/],[C,/[^\n$%]/]],x=Array.from({length:128},(c,r)=>String.fromCharCode(r)),j=c=>D.reduce((r,[b,I])=>I.test(c)?r|b:
r,0),S=new Uint8Array(2**16).fill(j(B));S.set(x.map(j));const R=(c,r,b)=>r<c.length&&((S[c.charCodeAt(r)]??0)&b)!==0,G=c=>c===" "||c==="	",h=c=>/^[\w-]/.test(c),
o=c=>c==="}"||c===")"||c==="]";function n(c){return c==="{"?"}":c==="("?")":c==="["?"]":void 0}class p{text;parts;at;depth=0;mistake;constructor(r,b=0,I=new L.n_){
this.text=r,this.parts=I,this.at=b}countPart(){this.parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(r){const{text:b,
parts:I,mistake:g}=this;if(g===void 0)return{text:b,body:r,parts:I,problems:[]};const O={...(0,L.yN)(b)(g),message:g.message};return{text:b,body:r,parts:I,problems:[
O]}}report(r,b,I=b+1){this.mistake??={message:r,start:b,end:Math.min(I,Math.max(b,this.text.length))}}stop(r,b){this.report(r,b),this.at=this.text.length}}class e extends p{reportUnclosed(r){
const b=/[$%]/.test(this.text.charAt(r)),I=this.text.slice(r,r+(b?2:1)),g=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,O=`unbalanced brackets: "${I}"\
 is not closed before ${g}`;this.report(O,this.isAtEnd()?r:this.at)}reportCharacter(){const r=String.fromCodePoint(this.text.codePointAt(this.at)??0);let b=`${JSON.
stringify(r)} is not used in HCL`;r==="'"&&(b="single quotes are not valid; use double quotes"),r==="\uFFFD"&&(b="the file is not UTF-8 here"),this.report(`inva\
lid character: ${b}`,this.at,this.at+r.length)}reportBrokenString(r){const b=this.isAtEnd()?"unterminated template string: no closing quote before the end of th\
e file":"invalid multi-line string: a quoted string must end in its line";this.report(b,r,this.at)}peek(r=0){const b=this.at+r;return b<this.text.length?x[this.
text.charCodeAt(b)]??B:""}skipSpaces(){for(;;){const r=this.skipAll(V);if(r==="\r")this.skipReturn();else if(r==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return r}}skipBlank(){for(;;){const r=this.skipSpaces();if(r===`
`)this.at++;else if(this.isLineComment(r))this.skipLine();else return r}}skipAll(r){const{text:b}=this;let{at:I}=this;for(;R(b,I,r);)I++;return this.at=I,this.peek()}isLineComment(r){
return r==="#"||r==="/"&&this.peek(1)==="/"}isLineEnd(r){return r===`
`||r===""||this.isLineComment(r)}skipLine(){const r=this.text.indexOf(`
`,this.at);this.at=r<0?this.text.length:r}skipBlockComment(){const r=this.text.indexOf("*/",this.at+2);r<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=r<0?this.text.length:r+2}readName(){const{text:r,at:b}=this;return R(r,b,$)&&this.skipAll(N),this.peek()===B&&(T.lastIndex=b,this.at=
T.test(r)?T.lastIndex:b),this.at>b?r.slice(b,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((se,Y,E)=>{E.d(Y,{y:()=>M});const L=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function M(T){const{text:B,at:V}=T,$=B.charAt(V+1),N=B.slice(V+2,V+($==="U"?10:6)),F=$==="U"?/^[0-9a-f]{8}$/i.test(N):/^[0-9a-f]{4}$/i.
test(N),K=Number.parseInt(N,16);if(($==="u"||$==="U")&&F&&K<=1114111)return T.at+=N.length+2,String.fromCodePoint(K);const H=L.get($);if(T.at+=H===void 0?1:2,H!==
void 0)return H;const C=JSON.stringify(B.slice(V,V+2));return T.report(`invalid escape sequence: ${C}`,V,V+2),""}}),2245:((se,Y,E)=>{E.d(Y,{O:()=>V});var L=E(9349),
M=E(4009),T=E(6134);const B=200;function V(H,C=new T.n_,D=!1){const x=new $(H,0,C);x.isHcl1=D;const j=x.readRoot();return x.structure({kind:"json",members:j===void 0?
[]:(0,T.lS)(j)})}class $ extends L.zK{isHcl1=!1;readRoot(){const{text:C}=this;C.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const D=this.readValue();return this.isHcl1||D===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),D.kind!=="object"&&D.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",D.start)),D}skipSpaces(){const{text:C}=this;for(;;){const D=C.charCodeAt(this.at);if(D===32||D===10||D===13||D===9)this.at++;else if(D===
47)this.skipComment();else return C.charAt(this.at)}}skipComment(){const C=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const D=C?`
`:"*/",x=this.text.indexOf(D,this.at+1);this.at=x<0?this.text.length:x+D.length}readValue(){const{text:C,parts:D,at:x}=this;if(this.countPart(),D.isExceeded())return;
const j=C.charAt(x);if(j==='"'){const R=this.readString();return R===void 0?void 0:(0,M.BD)(R,{start:x,end:this.at},D)}if(j!=="{"&&j!=="[")return this.readPrimitive();
if(this.depth>=B)return this.stop(`values are nested deeper than ${B} levels`,x);this.depth++;const S=j==="{"?this.readObject():this.readArray();return this.depth--,
S}readPrimitive(){const{text:C,at:D}=this;N.lastIndex=D;const x=N.exec(C)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",D):(this.at+=x.length,{kind:"primitive",start:D,end:this.at,value:JSON.parse(x)})}readObject(){const C=this.
at++,D=[];for(let x=this.skipSpaces();x!=="}";x=this.skipSpaces()){if(x!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const j=this.readMember();if(j===void 0)break;D.push(j),this.endItem("}")}return{kind:"object",start:C,end:this.skipBracket(),items:D}}readMember(){const C=this.
at,D=this.readString();if(D===void 0)return;const x=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const j=this.readValue();return j&&{name:D,start:C,end:x,value:j}}readArray(){const C=this.at++,D=[];for(;this.
skipSpaces()!=="]";){const x=this.readValue();if(x===void 0)break;D.push(x),this.endItem("]")}return{kind:"tuple",start:C,end:this.skipBracket(),elements:D}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(C){const D=this.skipSpaces(),x=this.at;if(D!==C){if(D===""&&this.stop(`unclosed value: no "${C}" before the end\
 of the file`,x),D!==","){this.report(`missing separator: expected "," or "${C}"`,x);return}this.at++,this.skipSpaces()===C&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",x)}}readString(){const{text:C,at:D}=this;let x=D+1,j=!0;for(let S=C.charCodeAt(x);S!==34;S=C.charCodeAt(x)){if(!(S>=32))return this.stopInString(
D,x);S===92&&(j=!1),x+=S===92?2:1}return this.at=x+1,j?C.slice(D+1,x):this.unescape(C.slice(D+1,x),D+1)}stopInString(C,D){return D>=this.text.length||this.text.
charCodeAt(D)===10?this.stop("invalid JSON string: no closing quote in its line",C):this.stop("invalid JSON string: a control character must be escaped",D)}unescape(C,D){
return C.replace(F,(x,j,S)=>{const R=this.isHcl1&&K.test(x);if(j===void 0&&!R)return JSON.parse(`"${x}"`);const G=`invalid JSON string: ${JSON.stringify(x)} is \
not an escape sequence`,h=D+S;return this.report(this.isHcl1?"invalid escape sequence":G,h,h+2),x}).toWellFormed()}}const N=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
F=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,K=/\/|u[dD][89a-fA-F]/}),3268:((se,Y,E)=>{E.d(Y,{Fq:()=>o,Kk:()=>$,_p:()=>F,ku:()=>N});var L=E(4091),M=E(9349),T=E(
2615);const B="<<",V=({close:e})=>e==='"'||e===B;function $(e,c){e.skipAll(M.Jw)===`
`&&c==="line"||K(e,[],c)}const N=(e,c,r)=>K(e,[{start:r,close:c}],void 0),F=(e,c,r)=>K(e,[{start:r,close:B,marker:c}],void 0);function K(e,c,r){for(;;){const b=c.
at(-1);if(b===void 0&&r===void 0)return!0;let I;if(b!==void 0&&V(b)?(b.close==='"'?S:n)(e,c,b)||(I=!1):I=H(e,c,r),I!==void 0)return I}}function H(e,c,r){for(;;){
const b=c.length===0,I=e.skipAll(b?M.Jw:M.v$);if(I===`
`||I===","){if(b&&(I===","||r==="line"))return!0;e.at++}else if((0,M.wH)(I)){if(b)return!0;if(!x(e,c,I))return!1;const g=c.at(-1);if(g===void 0?r===void 0:V(g))
return}else if(I==='"'){const g=e.at++;if(e.skipAll(M.Tj)!=='"'){c.push({start:g,close:'"'});return}e.at++}else{const g=(0,M.r1)(I);if(g!==void 0)c.push({start:e.
at++,close:g});else{if(I==="<"&&C(e,c))return;if(I!=="<"){if(e.isAtEnd())return j(e,c);if(b&&r==="line"&&e.isLineComment(I))return!0;D(e,I)}}}}}function C(e,c){
const r=e.at,b=o(e);return b===void 0?e.at++:c.push({start:r,close:B,marker:b}),b!==void 0}function D(e,c){e.isLineComment(c)?e.skipLine():c==="/"&&e.peek(1)===
"*"?e.skipBlockComment():c==="/"?e.at++:c==="\r"?e.skipSpaces():(c<"\x80"||e.readName()===void 0)&&(e.reportCharacter(),e.at++)}function x(e,c,r){const b=c.pop();
if(b!==void 0&&b.close!==r){e.reportUnclosed(b.start);let I=c.at(-1);for(;I!==void 0&&I.close!==r&&!V(I);)c.pop(),I=c.at(-1);if(I===void 0)return!1;V(I)?c.push(
{start:e.at,close:"}"}):c.pop()}return e.at++,!0}function j(e,c){const r=c[0];return r===void 0?!0:(e.reportUnclosed(r.start),!1)}function S(e,c,r){for(;;){const b=e.
skipAll(M.Tj);if(b==='"')return c.pop(),e.at++,!0;if(b==="\\"){const I=e.at+(/[^\r\n]/.test(e.peek(1))?2:1);(0,T.y)(e),e.at=I}else{if(b!=="$"&&b!=="%")return G(
e,c,r);if(R(e,c))return!0}}}function R(e,c){const{at:r}=e,b=e.peek(1);if(b==="{")return c.push({start:r,close:"}"}),e.at+=2,!0;const I=b===e.peek()&&e.peek(2)===
"{";return e.at+=I?3:1,!1}function G(e,c,r){e.reportBrokenString(r.start);const b=h(e);do c.pop();while((c.at(-1)?.start??-1)>=b);return c.length>0}function h({
text:e,at:c}){let r=c;for(;r>0&&e[r-1]!==`
`&&e[r-1]!=="\r";)r--;return r}function o(e){const{text:c,at:r}=e;if(e.peek(1)!=="<")return;e.at+=e.peek(2)==="-"?3:2;const b=e.readName();if(b===void 0){e.at=r;
return}return e.skipSpaces()!==`
`&&e.at<c.length&&e.report("invalid expression: a heredoc marker must end its line",r,e.at),e.skipLine(),e.isAtEnd()||e.at++,b}function n(e,c,r){const b=r.marker??
"";for(;;){if(e.peek(-1)===`
`&&p(e,b))return c.pop(),!0;const I=e.skipAll(M.Md);if(e.isAtEnd()){const g=`unterminated template string: no line closes the heredoc "${b}"`;return e.report(g,
r.start),!1}if(I===`
`)e.at++;else if(R(e,c))return!0}}function p(e,c){const{text:r}=e;let{at:b}=e;for(;(0,M.xC)(r.charAt(b));)b++;const I=r.charAt(b);if(I>" "&&I<"\x80"&&!r.startsWith(
c,b))return!1;const g=r.indexOf(`
`,b),O=g<0?r.length:g;return(0,L.s8)((0,L.Dw)(r.slice(b,O)))!==c?!1:(e.at=r.charAt(O-1)==="\r"?O-1:O,!0)}}),4009:((se,Y,E)=>{E.d(Y,{BD:()=>$,E3:()=>V,jw:()=>j});
var L=E(4091),M=E(9349),T=E(2615),B=E(3268);function V(h){const{text:o,at:n}=h;if(h.at++,h.skipAll(M.Tj)!=='"')return F(h,n);const p=o.slice(n+1,h.at++);return{
kind:"string",start:n,end:h.at,value:p,verbatim:p}}function $(h,o,n){if(!h.includes("{"))return{kind:"string",...o,value:h,verbatim:h};const p=new M.bs(h,0,n),e={
parts:[],known:"",isTrimmed:!1};for(p.at=0;p.at<h.length;){const r=p.at;for(;p.at<h.length&&!N(p.peek());)p.at++;if(e.known+=h.slice(r,p.at),p.at<h.length&&!D(p,
e)){C(e,o);break}}const c=e.parts.map(r=>r.kind==="known"?r:{...r,code:h.slice(r.start,r.end),...o});return K({...e,parts:c},o,h)}const N=h=>h==="$"||h==="%";function F(h,o){
const{text:n}=h,p=n.slice(o+1,h.at),e={parts:[],known:p,isTrimmed:!1};for(;;){const c=h.at,r=h.skipAll(M.Tj);if(e.known+=n.slice(c,h.at),r==='"')return h.at++,K(
e,{start:o,end:h.at});if(r==="\\")e.known+=(0,T.y)(h);else if(N(r)){if(!D(h,e))return{kind:"other",start:o,end:h.at}}else return h.reportBrokenString(o),{kind:"\
other",start:o,end:h.at}}}function K(h,{start:o,end:n},p){const{parts:e,known:c}=h;return e.length===0?{kind:"string",start:o,end:n,value:c,verbatim:p??c}:(H(h),
{kind:"template",start:o,end:n,parts:e,verbatim:p})}function H(h){const o=h.isTrimmed?(0,L.Dw)(h.known):h.known;o!==""&&h.parts.push({kind:"known",value:o}),h.known=
""}function C(h,o){H(h),h.parts.push({kind:"unknown",start:o.start,end:o.end})}function D(h,o){const{text:n,at:p}=h,e=n.charAt(p);if(h.peek(1)!=="{"){const r=n.
startsWith(`${e}{`,p+1);return o.known+=r?`${e}{`:e,h.at+=r?3:1,!0}h.at+=2;const c=e==="$"?x(h):void 0;return c?.kind==="other"?!1:c?.kind==="string"&&h.skipBlank()===
"}"?(o.known+=c.value,h.at++,!0):(0,B.ku)(h,"}",p)?(n.charAt(p+2)==="~"&&(o.known=(0,L.s8)(o.known)),C(o,{start:p,end:h.at}),o.isTrimmed=n.charAt(h.at-2)==="~",
h.countPart(),!0):!1}function x(h){if(h.skipBlank()!=='"'||h.depth>=M.lr)return;h.depth++;const o=V(h);return h.depth--,o}function j(h){const{text:o,at:n}=h,p=h.
peek(2)==="-",e=(0,B.Fq)(h);if(e===void 0)return;const c=h.at;if(!(0,B._p)(h,e,n))return{kind:"other",start:n,end:h.at};const r={start:n,end:h.at},b=o.slice(c,o.
lastIndexOf(`
`,h.at-1)+1);if(S.test(b)){const O=[{kind:"unknown",...r}];return{kind:"template",...r,parts:O,verbatim:void 0}}const I=b.replaceAll("$${","${").replaceAll("%%{",
"%{"),g=p?R(I):I;return{kind:"string",...r,value:g,verbatim:g}}const S=/(?<!\$)\$\{|(?<!%)%\{/;function R(h){let o=h.length;for(const[n]of h.matchAll(G))o=Math.
min(o,n.length);return h.replace(G,n=>n.slice(o))}const G=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9160:((se,Y,E)=>{E.d(Y,{B$:()=>n,Tu:()=>K,
_3:()=>B,cd:()=>R,lR:()=>V,p_:()=>$});var L=E(9349),M=E(8704),T=E(9075);const B=({expression:t,text:d},f)=>f.effort.spend(()=>N(t,d,f)),V=1024;function $(t,d){if(t.
length>V)return;const f=new L.bs(t),w=e(f);return f.skipBlank()===""&&f.mistake===void 0?w?.(d):void 0}function N(t,d,f){switch(t.kind){case"string":return f.isLiteral?
t.verbatim:t.value;case"primitive":{const{value:w,start:P,end:W}=t;return typeof w=="number"?F(d.slice(P,W)):w}case"object":return(0,T.Oo)(w=>{const P=K(t,w,d);
return P===t?void 0:P&&B({expression:P,text:d},f)});case"tuple":return(0,T.Oo)(w=>{if(w===T.pi)return t.elements.length;const P=t.elements[Number(w)];return P&&
B({expression:P,text:d},f)});case"template":return f.isLiteral&&t.verbatim!==void 0?t.verbatim:j(n(t.parts,d,f),d,f);case"other":return $(d.slice(t.start,t.end),
f)}}function F(t){const d=t.replace(/[()\s]/g,"");return String(Number(d))===d?Number(d):void 0}function K(t,d,f,w=!1){if(t?.kind!=="object")return;const P=D(t.
items,f),W=P.get(void 0),J=w&&W!==void 0&&(W.name!==void 0||H.test(f.slice(W.start,W.end)));return W===void 0||J?P.get(d)?.value:t}const H=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
C=new WeakMap;function D(t,d){const f=C.get(t)??new Map(t.map(w=>[x(w,d),w]));return C.set(t,f),f}function x({name:t,start:d,end:f},w){return t===void 0?(0,T.Uk)(
$(w.slice(d,f),(0,T.os)())):t.includes("{")?void 0:t.normalize("NFC")}function j(t,d,f){let w="";for(const P of t){const W=P.kind==="known"?void 0:R(P,d),J=P.kind===
"known"?P.value:W&&$(W,f),Q=(0,T.Uk)(J);if(Q===void 0)return(0,T.VI)(w,J);if(w.length+Q.length>T.lG)return;w+=Q}return w}const S=(t,d)=>t.code??d.slice(t.start,
t.end);function R(t,d){const f=S(t,d);return f.startsWith("${")?f.slice(2,-1).replace(/^~|~$/g,""):void 0}const G=/^%\{~?\s*if\s([\s\S]*)\}$/,h=/^%\{~?\s*else\s*~?\}$/,
o=/^%\{~?\s*endif\s*~?\}$/;function n(t,d,f){const w=t.map(de=>de.kind==="unknown"?S(de,d):""),[P,...W]=w.keys().filter(de=>G.test(w[de]??"")),J=w.findIndex(de=>o.
test(de));if(P===void 0||W.length>0||J<P)return t;const Q=G.exec(w[P]??"")?.[1]??"",oe=$(Q.replace(/~$/,""),f);if(typeof oe!="boolean")return t;const ie=w.findIndex(
de=>h.test(de)),re=ie<0?J:ie,fe=oe?t.slice(P+1,re):t.slice(re+1,J);return[...t.slice(0,P),...fe,...t.slice(J+1)]}const p=t=>d=>d.effort.spend(()=>t(d));function e(t){
if(t.depth>=L.lr)return;t.depth++;const d=c(t);let f=d;if(d!==void 0&&O(t,"?")){const w=e(t),P=O(t,":")?e(t):void 0;f=w&&P&&p(J=>{const Q=d(J);if(typeof Q!="boo\
lean")return(0,T.J6)([Q]);const[oe,ie]=Q?[w,P]:[P,w],re=oe?.(J);return/number|boolean/.test(typeof re)&&typeof ie?.(J)!=typeof re?void 0:re})}return t.depth--,f}
function c(t){const d=r(t),f=O(t,"==");if(d===void 0||!f&&!O(t,"!="))return d;const w=r(t);return w&&p(W=>{const J=[d(W),w?.(W)];return J.every(oe=>oe===null||(0,T.
Uk)(oe)!==void 0)&&(J.includes(null)||typeof J[0]==typeof J[1])?J[0]===J[1]===f:(0,T.J6)(J)})}function r(t){let d=I(t);for(;d!==void 0;){let f;if(O(t,".")){const w=t.
readName()??i(t,/\d+/y);f=w===void 0?void 0:p(()=>w)}else if(O(t,"[")){if(f=e(t),!O(t,"]"))return}else return d;d=f&&b(d,f)}}const b=(t,d)=>p(f=>{const w=t(f),P=d(
f),W=(0,T.Uk)(P);return typeof w!="function"||W===void 0?(0,T.J6)([w,P]):w(W)});function I(t){if(O(t,"(")){const W=e(t);return O(t,")")?W:void 0}const d=t.skipBlank(),
f=t.readName();if(f!==void 0)return g(t,f);const w=i(t,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(w!==void 0)return p(()=>F(w));const P=/["{[]/.test(d)?(0,M.U)(t,d):
void 0;return P&&p(W=>N(P,t.text,W))}function g(t,d){const f={true:!0,false:!1,null:null}[d];if(f!==void 0)return p(()=>f);if(!O(t,"("))return p(P=>P.name(d));const w=[];
for(;!O(t,")");){const P=e(t);if(P===void 0||!O(t,",")&&t.skipBlank()!==")")return;w.push(P)}return p(P=>{const W=w.map(J=>J(P));return(0,T.J6)(W)??P.call(d,W)})}
function O(t,d){return t.skipBlank(),t.text.startsWith(d,t.at)?(t.at+=d.length,!0):!1}function i(t,d){d.lastIndex=t.at;const[f]=d.exec(t.text)??[];return t.at+=
f?.length??0,f}}),8704:((se,Y,E)=>{E.d(Y,{J:()=>B,U:()=>$});var L=E(9349),M=E(3268),T=E(4009);function B(o,n){o.countPart();const p=n==="element"?o.skipBlank():
o.skipSpaces(),e=o.at,c=$(o,p);if(c!==void 0&&V(o,n))return c;(0,M.Kk)(o,n);let r=o.at;for(;r>e&&(0,L.xC)(o.text.charAt(r-1));)r--;return r===e&&o.report("inval\
id expression: expected the start of an expression",e),c===void 0?H(o,e,r):{kind:"other",start:e,end:r}}function V(o,n){const p=n==="element"?o.skipBlank():o.skipSpaces();
return(0,L.wH)(p)||p===","||o.isLineEnd(p)}function $(o,n){if(n==='"')return(0,T.E3)(o);if(n==="<")return(0,T.jw)(o);if(n!=="{"&&n!=="["&&n!=="(")return;const p=o.
at++;o.depth++;let e;return o.depth>L.lr?e=N(o,n,p):n==="{"?e=x(o,p):n==="["?e=D(o,p):e=C(o,p),o.depth--,e}function N(o,n,p){return(0,M.ku)(o,(0,L.r1)(n)??n,p),
{kind:"other",start:p,end:o.at}}const F=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,K=32;function H(o,n,p){if(F.lastIndex=n,!(F.test(o.text)&&F.lastIndex===
p)||p-n>K)return{kind:"other",start:n,end:p};const c=o.text.slice(n,p),r={true:!0,false:!1,null:null}[c];return{kind:"primitive",start:n,end:p,value:r===void 0?
Number(c):r}}function C(o,n){const p=B(o,"element");return o.skipBlank()!==")"?N(o,"(",n):(o.at++,{...p,start:n,end:o.at})}function D(o,n){if(h(o))return N(o,"[",
n);const p=[];let e=j(o,"]",n);for(;e;e=j(o,"]",n)){const r=o.at;p.push(B(o,"element")),o.at===r&&o.peek()!==","&&o.at++,o.skipBlank()===","&&o.at++}const c={start:n,
end:o.at};return e===void 0?{kind:"other",...c}:{kind:"tuple",...c,elements:p}}function x(o,n){if(h(o))return N(o,"{",n);const p=[];for(;j(o,"}",n);)p.push(S(o,
o.peek())),o.skipSpaces()===","&&o.at++;return{kind:"object",start:n,end:o.at,items:p}}function j(o,n,p){const e=o.skipBlank();return e!==n&&!o.isAtEnd()&&!(0,L.
wH)(e)?!0:e!==n?o.reportUnclosed(p):(o.at++,!1)}function S(o,n){const p=o.at,e=R(o,n);let c=o.at;for(;c>p&&(0,L.xC)(o.text.charAt(c-1));)c--;const r=o.skipSpaces();
if(r!=="="&&r!==":")return o.report('missing attribute value: expected "=" or ":" after the key',o.at),(0,M.Kk)(o,"line"),o.at===p&&o.at++,{name:void 0,start:p,
end:c,value:{kind:"other",start:c,end:o.at}};o.at++;const b=B(o,"line");return{name:e,start:p,end:c,value:b}}function R(o,n){const p=o.at;let e;if(n==='"'||n===
"("){const b=$(o,n);b?.kind==="string"&&(e=b.value)}else e=o.readName();const c=o.skipSpaces();if(c==="="||c===":")return e;G(o);const r=o.text.slice(p,o.at).trimEnd();
return/^(?:0|[1-9]\d{0,14})$/.test(r)?r:void 0}function G(o){const n=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const p=o.skipSpaces(),e=o.at;if(n.lastIndex=e,o.isLineComment(
p))return;if((0,L.L8)(p))o.at++;else if(p==="["||p==="(")o.at++,N(o,p,e);else if(p==='"')(0,T.E3)(o);else if(n.test(o.text))o.at=n.lastIndex;else if(o.readName()===
void 0)return}}function h(o){return o.skipBlank(),o.text.startsWith("for",o.at)&&!(0,L.L8)(o.peek(3))}}),400:((se,Y,E)=>{E.d(Y,{K:()=>N});var L=E(4e3),M=E(9349),
T=E(8704),B=E(3268),V=E(4009),$=E(6134);function N(n,p=new $.n_){const e=new M.bs(n,n.startsWith("\uFEFF")?1:0,p);return e.structure(F(e,void 0))}function F(n,p){
const e={kind:"native",attributes:[],blocks:[]};let c=p!==void 0&&!n.isLineEnd(n.skipSpaces());for(;;){const r=n.skipBlank();if(n.at>=n.text.length){p!==void 0&&
n.report(K,p);break}if(r==="}"&&p!==void 0){n.at++;break}H(n,r,e),h(n,c,e),c=!1}return e}const K="unclosed configuration block: there is no closing brace before\
 the end of the file";function H(n,p,e){const c=n.at;n.countPart();const r=p==='"'?R(n):n.readName();if(r===void 0){p<"\x80"?n.report("argument or block definit\
ion required",c):n.reportCharacter(),o(n,c);return}const b=n.at;if(n.skipSpaces()==="="&&n.peek(1)!=="="){n.at++,e.attributes.push({name:r,start:c,end:b,value:(0,T.
J)(n,"line")});return}const g=[];for(let f=G(n);f!==void 0;f=G(n))g.push(f);const O=n.at;if(n.peek()!=="{"){const f=g.length===0?`argument or block definition r\
equired: "${(0,L.dh)(r)}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${(0,L.dh)(r)}" has no "{" at its end`;n.report(f,c,b),o(n,
c);return}n.at++;const d=C.has(r)&&g[0]?.value!==D&&n.depth===0&&n.mistake===void 0?x(n,O):S(n,O);e.blocks.push({type:r,labels:g,start:c,end:O,body:d})}const C=new Set(
["resource","data","ephemeral","output","variable"]),D="terraform_remote_state";function x(n,p){const{at:e}=n;return(0,B.ku)(n,"}",p)&&n.mistake===void 0?new j(
n,p):(n.at=e,n.mistake=void 0,S(n,p))}class j{kind="native";text;parts;start;end;body;constructor({text:p,at:e,parts:c},r){this.text=p,this.parts=c,this.start=r,
this.end=e}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(p){const{text:e,start:c,end:r}=this;return this.body!==
void 0||e.slice(c,r).includes(p)}read(){if(this.body!==void 0)return this.body;const{text:p,parts:e,start:c,end:r}=this,b=new M.bs(p.slice(0,r),c+1,e);return b.
depth=1,this.body=F(b,c),this.body}}function S(n,p){if(n.depth>=M.lr)return n.report(`blocks are nested deeper than ${M.lr} levels`,p),(0,B.ku)(n,"}",p),{kind:"\
native",attributes:[],blocks:[]};n.depth++;const e=F(n,p);return n.depth--,e}function R(n){const p=n.at,e=(0,V.E3)(n);return n.report("invalid argument name: ar\
gument names must not be quoted",p,n.at),e.kind==="string"?e.value:void 0}function G(n){const p=n.skipSpaces(),e=n.at;let c;if(p==='"'){const b=(0,V.E3)(n);b.kind===
"string"?c=b.value:(c=n.text.slice(e+1,Math.max(e+1,n.at-1)),n.report("invalid block label: it has to be plain text",e,n.at))}else c=n.readName();if(c===void 0)
return;const{at:r}=n;return n.countPart(),{value:c,start:e,end:r}}function h(n,p,e){const c=n.skipSpaces();p&&(c!=="}"||e.blocks.length>0)?n.report("invalid sin\
gle-argument block definition: a block in one line has one argument at most",n.at):!p&&!n.isLineEnd(c)&&n.report("missing newline after argument or block defini\
tion",n.at)}function o(n,p){(0,B.Kk)(n,"line"),(n.at===p||(0,M.wH)(n.peek())&&n.peek()!=="}")&&n.at++}}),8321:((se,Y,E)=>{E.d(Y,{Bs:()=>N,C5:()=>D,Yo:()=>$,bK:()=>x,
g$:()=>j,rI:()=>V,wK:()=>H,yR:()=>C});var L=E(4e3),M=E(9160),T=E(9075),B=E(6134);function V({text:S},R,G){const h=(0,B.yN)(S);return{text:S,place:o=>({file:R,...h(
o),target:G})}}const $=S=>{const R=S.length>T.lG?(0,L.dh)(S,T.lG):S;return R.length<13?R:[R.slice(0,1),R.slice(1)].join("")};function N(S){const R=S.join(".");return R.
length>T.lG?$(R):R}const F=S=>S.length>T.lG?{kind:"pieces",pieces:[null],text:$(S)}:{kind:"known",text:$((0,T.A9)(S))},K=S=>S===void 0||S.length>M.lR?null:{code:$(
S)};function H(S,R,G=!1){const h=()=>S.text.slice(R.start,R.end),o=n=>({kind:"pieces",pieces:n,text:$(h())});switch(R.kind){case"string":{const{value:n,verbatim:p}=R;
if(G||n===p)return F(p);const e=$((0,T.A9)(n));return{kind:"pieces",pieces:[e],text:e,isJson:!0}}case"template":{if(G&&R.verbatim!==void 0)return F(R.verbatim);
const n=R.verbatim!==void 0,p=n?null:(0,M._3)({expression:R,text:S.text},(0,T.os)());if(typeof p=="string")return F(p);const e=(0,M.B$)(R.parts,S.text,(0,T.os)()).
map(r=>r.kind==="known"?$(r.value):K((0,M.cd)(r,S.text))),c=e.includes(null)?[K(h())]:e;return{...o(c),...n&&{isJson:n}}}case"other":{const n=h(),p=(0,M.p_)(n,(0,T.
os)());return typeof p=="string"?F(p):o([K(n)])}case"primitive":case"object":case"tuple":return o([null])}}function C(S,R){return R.kind!=="primitive"?H(S,R):R.
value===null?null:F(String(R.value))}function D(S,R){const[G]=S.kind==="pieces"?S.pieces:[];return S.kind==="known"||typeof G!="object"||G===null?S:{...S,pieces:[
{code:`(${G.code}).${R}`}]}}function x(S){return S?.kind!=="string"?null:$((0,T.A9)(S.value))}function j({pieces:S},R){let G="";for(const h of S){const o=typeof h==
"object"?h&&(0,M.p_)(h.code,R):h;if(o===null&&h!==null&&S.length===1)return{isWhole:!0,text:null,withheld:null};const n=(0,T.Uk)(o);if(n===void 0)return{isWhole:!1,
...(0,T.VI)(G,o)};if(G.length+n.length>T.lG)return{isWhole:!1,text:G,withheld:null};G+=n}return{isWhole:!0,text:$((0,T.A9)(G)),withheld:null}}}),9031:((se,Y,E)=>{
E.d(Y,{AJ:()=>c,kM:()=>G,ls:()=>r,rd:()=>C});var L=E(9160),M=E(6134),T=E(8321),B=E(9026),V=E(9804),$=E(2370),N=E(5143),F=E(3229),K=E(1064),H=E(1022);const C=g=>{
const O=g.definitions.map(i=>{const t=i.place();return{...i,place:()=>t}});return{...g,definitions:O}};function D(g,{type:O,labels:i,start:t,end:d}){const f=[O];
for(const{value:w}of i)f.push(w);return{what:(0,T.Bs)(f),place:()=>g.place({start:t,end:d})}}const x=new Map([["module",1],["variable",1],["output",1],["resourc\
e",2],["data",2]]),j=/^(?:credentials(?:_helper)?|host|provider_installation)$/,S=g=>g.kind==="native"?g.blocks:[...x].flatMap(([O,i])=>(0,M.SH)(g,O,i)),R=[["ba\
ckend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function G(g,O){const i=[];for(const t of S(
O)){const{type:d}=t;x.get(d)===t.labels.length&&i.push(D(g,t)),j.test(d)&&i.push({...D(g,t),problem:(0,B.ho)({reason:"of-cli",type:d})})}for(const t of(0,M.SH)(
O,"terraform",0))for(const d of h(g,t.body))i.push(d);return i}function*h(g,O){for(const[i,t,d]of R)for(const f of(0,M.SH)(O,i,t))if(yield{what:d,place:()=>g.place(
f),isSingle:!0},i==="required_providers")for(const w of(0,M.Td)(f.body))yield*n(g,w);yield*e(g,(0,M.w4)(O,"required_version"))}const o=["source","version","conf\
iguration_aliases"];function n(g,O){const{value:i}=O,t=(0,T.Yo)(O.name),d=(0,T.Bs)(["required_providers",t]),f=i.kind==="object"?i.items:null,w=(0,H.sL)(t);if(!w.
ok||f!==null&&w.value!==t){const J=w.ok?w.value:null,Q=(0,B.ho)({reason:"local-name",name:t,normal:J});return[{what:d,place:()=>g.place(O),problem:Q}]}const P=f?.
find(J=>J.name!==void 0&&!o.includes(J.name));if(P?.name===void 0)return[];const W=(0,B.ho)({reason:"argument",what:d,argument:(0,T.Yo)(P.name)});return[{what:d,
place:()=>g.place(P),problem:W}]}const p=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(g,O){if(O===void 0)return[];const{value:i}=O,{text:t}=g;if(!(i.
kind==="template"?i.parts.map(W=>W.kind==="unknown"?(0,L.cd)(W,t):""):[i.kind==="other"?t.slice(i.start,i.end):""]).some(W=>p.test(W??"")))return[];const f=g.place(
i),w=(0,V.jF)({reason:"not-constant"}),P=/\.tofu(\.json)?$/.test(f.file)?"opentofu":"terraform";return[{what:"required_version",place:()=>f,problem:w,clients:[P]}]}
function*c(g){const O=g.every(({kind:i})=>i.clients.length===K.Du.length);for(const i of O?[K.Du]:K.Du.map(t=>[t])){const t=g.filter(({kind:d})=>i.every(f=>d.clients.
includes(f)));yield{readers:i,read:t}}}function r(g){const O=[...c(g)].flatMap(({readers:i,read:t})=>[...b(t)].map(({what:d,place:f,problem:w,clients:P=K.Du})=>{
const W=i.filter(Q=>P.includes(Q)),J=(0,F.Kc)(d);return(0,$.kH)(w,{places:[f()],clients:W,isPlaceholder:J})}));return(0,$.Qp)(O,({places:i,problem:t})=>[i[0],t.
message])}function*b(g){const O=new Map;for(const{definitions:i,kind:t,isContext:d}of g)for(const{what:f,place:w,problem:P,clients:W}of i){const J=O.get(f);if(P!==
void 0)d||(yield{what:f,place:w,problem:P,clients:W});else{if(t.isOverride)continue;J===void 0?O.set(f,w):d||(yield{what:f,place:w,problem:(0,B.ho)(I(f,J()))})}}
if(!g.some(({notes:i,kind:t})=>i.length>0||t.class==="terragrunt")){for(const{definitions:i,kind:t,isContext:d}of g)if(!(!t.isOverride||d))for(const{what:f,place:w,
problem:P,isSingle:W}of i)P!==void 0||W||O.has(f)||(yield{what:f,place:w,problem:(0,B.ho)({reason:"no-base",what:f})})}}const I=(g,{file:O,line:i})=>({reason:"t\
wice",what:g,first:`${(0,N.II)(O)}:${i}`})}),9026:((se,Y,E)=>{E.d(Y,{ME:()=>T,ho:()=>$,jP:()=>B});var L=E(1064),M=E(5799);const T=()=>(0,M.CC)("block-reserved",
{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform b\
lock"});function B({kind:N}){const{client:F,what:K}=L.$I[N];return(0,M.CC)("block-unsupported",{message:`${K} is supported by ${L.bB[F]} only`,help:F==="opentof\
u"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function V(N){switch(N.reason){case"twice":{const{what:F,first:K}=N,
H=F.includes(".")?"remove or rename one of them":"write one block only";return{message:`${F} is defined a second time; the first time is in ${K}`,help:H}}case"n\
o-base":return{message:`this override file changes ${N.what}, which no other file of the directory defines`,help:"define it in a file that is not an override fi\
le, or remove it here"};case"of-cli":return{message:`${N.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc \
or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${N.what} cannot have the argume\
nt ${N.argument}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:F,
normal:K}=N;return{message:`"${F}" cannot be the local name of a provider`,help:K===null?"use letters, digits and dashes only, with no dash at either end":`writ\
e ${K}`}}}}const $=N=>(0,M.CC)("block-invalid",V(N))}),9804:((se,Y,E)=>{E.d(Y,{FA:()=>R,N0:()=>D,Ov:()=>G,Sm:()=>x,id:()=>H,jF:()=>K});var L=E(1064),M=E(4e3),T=E(
5799);const B=6,V=h=>`"${(0,M.dh)(h)}"`,$=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function N(h){const o=h.replace($,"");return o===
""?"":`: ${o}`}function F(h){switch(h.reason){case"syntax":{const{text:o,why:n}=h;return{message:`${V(o)} is not a version constraint${N(n)}`,help:"write versio\
ns such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${h.address} is a\
n expression, which ${h.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:h.clients.includes("terraform")?"write the ver\
sion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept loca\
ls and variables",affects:h.clients};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${V(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a li\
teral"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`\
provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally\
, use `dev_overrides` without `version`"}}}const K=h=>(0,T.CC)("constraint-invalid",F(h)),H=({of:h,terms:o,preRelease:n})=>(0,T.CC)("constraint-unmeetable",{message:`\
no version of ${h} can match ${(0,M.K4)(o.map(V),B,M.dh)}`,help:n!==void 0?`write ${V(n)}: only an exact version, without a space after \`=\` and without \`v\`, sel\
ects a pre-release of a module`:o.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),C={terraform:"\
terraform",opentofu:"tofu"};function D({provider:h,version:o,constraints:n,clients:p,isUnit:e}){const[c,...r]=p,b=c===void 0||r.length>0?"":`${C[c]} `,I=e?"terr\
agrunt ":b;return(0,T.CC)("lock-outside",{message:`locked provider ${h} ${o} does not match configured version constraint ${(0,M.K4)(n,B,M.dh)}`,help:`run \`${I}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const x=({provider:h})=>(0,T.CC)("lock-readonly",{message:`the lock file\
 has no entry for provider ${h}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and comm\
it the lock file"}),j={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};
function S(h){const o="failed to read dependency lock file",n="restore the file, or remove the block and run `init` again";switch(h.reason){case"syntax":return{
message:`${o}: ${h.error}`,help:n};case"twice":return{message:`${o}: it has two blocks for provider ${h.provider}`,help:"remove one of the blocks; a merge may h\
ave duplicated it"};case"not-normal":return{message:`${o}: the ${h.of} of provider ${h.provider} must be written in normalized form: ${V(h.normal)}`,help:n};default:{
const[p,e]=j[h.reason];return{message:`${o}: the ${p} of provider ${h.provider} ${e}`,help:n}}}}const R=h=>(0,T.CC)("lock-invalid",S(h)),G=({client:h,version:o,
constraint:n})=>(0,T.CC)("client-version",{message:`the version constraint ${V(n)} excludes ${L.bB[h]} ${o}`,help:`use another version of ${L.bB[h]}, or change \
the constraint`})}),1884:((se,Y,E)=>{E.d(Y,{FK:()=>K,FZ:()=>e,Od:()=>C,R:()=>G,gq:()=>x,hN:()=>S,xr:()=>c});var L=E(6134),M=E(8321),T=E(9031),B=E(1064),V=E(5011),
$=E(1022),N=E(9562),F=E(7854);const K={providerUses:new Map,hasBackend:!1,declared:[]},H=new Map([["language",0],["terraform",0],["provider",1],["check",1],["im\
port",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function C(I,g){const O=new j(I);if(g.kind==="native")for(const f of g.blocks)H.get(
f.type)===f.labels.length&&O.read(f);else for(const[f,w]of H)(0,L.SH)(g,f,w).forEach(O.read,O);const{providerUses:i,hasBackend:t,declared:d}=O;return{providerUses:i,
hasBackend:t,declared:d}}const D=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function x(I,g){const O=new j(I),i=(0,L.w4)(g,"terraform_binary")?.value,[,t]=D.exec((0,M.
bK)(i)??"")??[];i!==void 0&&t!==void 0&&O.declare("binary",i,t),O.declareVersion("version",(0,L.w4)(g,"terraform_version_constraint"));const{declared:d}=O;return d.
length===0?K:{...K,declared:d}}class j{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(g){this.source=g}read(g){const{type:O,labels:i,body:t}=g;
switch(O){case"language":this.declare("language",g);for(const d of(0,L.SH)(t,"compatible_with",0))this.declareVersion("compatible",(0,L.w4)(d.body,"opentofu"));
return;case"terraform":this.hasBackend||=S(t);for(const d of(0,L.SH)(t,"encryption",0))this.declare("encryption",d);this.declareVersion("version",(0,L.w4)(t,"re\
quired_version"));return;case"provider":for(const d of i)this.use(d.value,d.value,d,[g]),this.declareVersion("provider-version",(0,L.w4)(t,"version"),(0,M.Yo)(d.
value));(0,L.w4)(t,"for_each")!==void 0&&this.declare("provider-for-each",g);return;case"check":for(const d of(0,L.SH)(t,"data",2))this.readTyped(d,[g,d]);return;case"\
import":this.readNamed(g,[g])||this.readImported(g);return;default:O==="action"&&this.declare("action",g),this.readTyped(g,[g])}}declare(g,O,i="",t=null){this.declared.
push({kind:g,text:i,localName:t,place:this.source.place(O)})}declareVersion(g,O,i=null){const t=(0,M.bK)(O?.value);O!==void 0&&t!==null&&this.declare(g,O.value,
t,i)}readTyped(g,O){const[i]=g.labels;if(i===void 0||this.readNamed(g,O))return;const[t=""]=i.value.split("_",1);this.use(t,i.value,i,O)}readImported(g){const O=(0,L.
w4)(g.body,"to")?.value,[,i]=n.exec(this.textOf(O))??[];if(O===void 0||i===void 0)return;const[t=""]=i.split("_",1);this.use(t,i,O,[g])}textOf(g){if(g===void 0)
return"";const{start:O,end:i}=g;return(g.kind==="string"?g.value:this.source.text.slice(O,i)).slice(0,p).trim()}readNamed(g,O){const i=(0,L.w4)(g.body,"provider")?.
value;if(i===void 0)return!1;const[,t]=o.exec(this.textOf(i))??[];return t===void 0?!1:(this.use(t,t,i,O),!0)}use(g,O,i,t){if(this.providerUses.has(g))return;const d={
text:(0,M.Yo)(O),address:h(t),place:this.source.place(i)};this.providerUses.set((0,M.Yo)(g),d)}}const S=I=>(0,L.SH)(I,"backend",1).length>0||(0,L.SH)(I,"cloud",
0).length>0,R=["name","prefix","tags"];function G(I){const[g]=(0,L.SH)(I,"workspaces",0),O=t=>t==="workspaces"&&g!==void 0?R.some(d=>(0,L.w4)(g.body,d)!==void 0):
(0,L.w4)(I,t)!==void 0,i=F.Rt.filter(t=>!O(t));return{organization:(0,M.bK)((0,L.w4)(I,"organization")?.value),name:g?(0,M.bK)((0,L.w4)(g.body,"name")?.value):null,
...i.length>0&&{lacks:i}}}const h=I=>(0,M.Bs)(I.flatMap(({type:g,labels:O})=>[g,...O.map(({value:i})=>i)])),o=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),n=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,
p=256;function e(I){if(I.every(({scope:O})=>O.providerUses.size===0))return[];const g=new Map;for(const{readers:O,read:i}of(0,T.AJ)(I))for(const[t,d]of b(i)){const f=g.
get(t),w=f===void 0?O:[...f.clients,...O];g.set(t,{...f??d,clients:w})}return Array.from(g.values(),({text:O,address:i,place:t,clients:d})=>{const{host:f,isHostImplied:w,
needs:P}=c(d);return{kind:"implied_provider",host:f,isHostImplied:w,...{text:O,address:i,place:t,clients:d,isOverridden:!1,needs:P}}})}function c(I){const O=I.length===
B.Du.length?r:r.filter((i,t)=>I.some(d=>d===B.Du[t]));return{host:O[0]?.host??null,isHostImplied:!0,needs:O}}const r=B.Du.map(I=>({host:(0,V.Vm)(I),service:N.xq,
clients:[I]}));function b(I){const g=new Set(["terraform"]);for(const{references:i}of I)for(const{localName:t}of i)g.add(t);const O=new Map;for(const{scope:i,isContext:t}of I)
if(!t)for(const[d,f]of i.providerUses)g.has(d)||(g.add(d),(0,$.sL)(d).ok&&O.set(d,f));return O}}),1727:((se,Y,E)=>{E.r(Y),E.d(Y,{asWritten:()=>Me,declaredIn:()=>Mt,
dependsOnOthers:()=>Qe,detach:()=>M.Yo,dotted:()=>M.Bs,firstWithHost:()=>De,isForeign:()=>Ue,meaningOfAbsent:()=>Pe,neededByImplied:()=>he.xr,needsOf:()=>Oe,parseFile:()=>Be,
readHcl:()=>L.K,readModule:()=>gt,readTools:()=>i,resolveValue:()=>M.g$,usagesOf:()=>dt,withPlaces:()=>T.rd});var L=E(400),M=E(8321),T=E(9031),B=E(9075),V=E(4e3),
$=E(2161),N=E(796);const F=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentof\
u","opentofu"]]),K=u=>F.get(u.toLowerCase())??"terraform",H="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|pro\
viders\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",C=(u,s)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${u})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\
\\s+)?(?:${s})(?![\\w-])`),D=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,x=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],j=`(?=["'\\s,\\]})@]|$)`,S="^[\\s-]*\\w[\\w-]*:\\s*\\[",R=`(?=["']?\\s*[,\\]])`,G=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${j}|([\\w.\${}-]+)))?${j}`),text:"uses $1",version:"latest"},{form:C("terraform|tofu",H),text:"runs\
 $1"},{form:C("tofu","fmt"),text:"runs $1"},{form:C("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${S}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${R}`),text:"lists $1"},{form:new RegExp(`${S}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${R}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],h=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,o=/\b(?:echo|printf)\b[^;&|]*/g;function n(u){if(!/terraform|tofu|tfenv/i.
test(u))return[];const s=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(u);if(h.test(u)&&!s)return[];const l=u.replace(o,v=>" ".repeat(v.length)),a=D.exec(l);return a===
null?G.flatMap(v=>p(v,l)):c(a)}function p({form:u,text:s,version:l=null,...a},v){const m=u.exec(v);if(m===null)return[];const[,k="",_=l]=m,A=s.replace("$1",()=>k);
return[{client:K(k),text:A,version:_,...e(m),...a}]}const e=({index:u,0:{length:s}})=>({start:u,end:u+s});function c(u){const[,s=""]=u;return x.flatMap(({form:l,
otherwise:a})=>{const v=l.exec(s);return v===null?[]:[{client:K(v[1]??v[2]??""),text:`uses ${s}`,version:null,...e(u),step:{otherwise:a}}]})}const r=50,b=/^digger\.ya?ml$/,
I=100,g=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,O=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function i(u,s){const l=[],a=new Set;
let v=!1,m=!1,k=!1;for(const _ of(0,N._X)(u,s)){for(const z of(0,N.AN)(_))a.add(z);if(k||=(0,$.Z)(_.file)||O.test(_.text),(0,N.$)(_.file)||(0,$.Z)(_.file))continue;
const A=_.file.slice(_.file.lastIndexOf("/")+1),y=(0,$.TD)(A)||_.file.endsWith("mise/config.toml"),U=y?je(_):t(_);m||=b.test(_.file)&&U.some(({client:z})=>z==="\
opentofu");const X=m&&_.text.includes("diggerhq/digger@");l.push(...U.filter(({text:z})=>!X||z!==P)),v||=!y&&g.test(_.text)}return{signs:l,setsCloudHostname:v,givesState:k,
others:a}}function t({file:u,text:s}){if(!/terraform|tofu|tfenv/i.test(s))return[];const l=(0,N.Dx)(u,s),a=new Map,v=(0,B.Oo)(_=>fe(_,l)),m=l.map(n),k=W(u,l,m);
for(const[_,A]of l.entries()){if(a.size>=r)break;for(const y of m[_]??[]){if(k(y,_))continue;const{client:U,level:X="tool"}=y;for(const z of Q(y,l,_,v)){const Z=`${U}\
 ${X} ${z}`;if(a.has(Z))continue;const ee=(0,N.$t)(u,_,A,y);a.set(Z,{client:U,level:X,place:ee,text:(0,V.dh)(y.text,I),version:z})}}}return f(u,[...a.values()])}
const d=/atlantis\.ya?ml$/;function f(u,s){return!s.some(({client:a})=>a==="opentofu")||!d.test(u)?s:s.filter(({client:a,version:v})=>a==="opentofu"||v!==null).
map(a=>({...a,client:"opentofu"}))}const w=/(^|\/)\.spacelift\/[^/]+$/,P="sets terraform_version";function W(u,s,l){const a=k=>{const A=l.slice(...k).flat().filter(
({text:y,level:U})=>U!=="hook"&&!/_version$/.test(y));return A.length===0?null:A.every(({client:y})=>y==="opentofu")},v=w.test(u)?s.indexOf("stack_defaults:"):-1,
m=v<0?null:ie(s,v+1);return({text:k},_)=>{if(k!==P||d.test(u))return!1;const A=a(ie(s,_));if(A!==null||m===null)return A===!0;const y=_>=m[0]&&_<m[1];return a(y?
[0,s.length]:m)===!0}}const J=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function Q({version:u,step:s},l,a,v){if(s===void 0)return u===
null?[null]:v(u);const m=l.slice(...ie(l,a)).map(k=>J.exec(k)?.[1]?.replace(/^["']|["']$/g,"")).find(k=>k!==void 0);return m===void 0?[s.otherwise]:v(m)}const oe=100;
function ie(u,s){const l=u[s]??"",a=l.search(/[^\s-]/),v=y=>y!==""&&y.search(/\S/)<a,k=l.trimStart().startsWith("-")?[]:u.slice(Math.max(0,s-oe),s),_=u.slice(s+
1,s+oe),A=_.findIndex(v);return[s-k.length+k.findLastIndex(v)+1,s+1+(A<0?_.length:A)]}const re=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function fe(u,s){const[,l,a,v]=re.exec(u.trim())??[],m=l??a??v;if(m===void 0)return[u.trim()];for(const k of s){const _=k.indexOf(m),A=_<0?void 0:de.exec(k.slice(
_+m.length))?.[1];if(A===void 0||/[\w-]$/.test(k.slice(0,_)))continue;const y=A.match(/[^\s"',[\]]+/g);if(y!==null)return y}return[u]}const de=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
Ke=/[^\s"',\]}]+/;function je({file:u,text:s}){const l=(0,N.Dx)(u,s);return We(u,l).flatMap(({at:a,client:v,version:m,start:k=0})=>{if(v===void 0)return[];const _=l[a]??
"",A=(0,N.$t)(u,a,_,{start:k,end:_.length}),y=m===null?`selects ${v}`:`selects ${v} ${m}`;return[{client:v,level:"version-file",place:A,text:(0,V.dh)(y,I),version:m}]})}
function We(u,s){const[,l]=/\.(terraform|opentofu)-version$/.exec(u)??[];if(l===void 0)return u.endsWith(".toml")?Ge(s):Fe(s);const a=s.findIndex(m=>m.trim()!==
""),v=Ke.exec(s[a]??"")?.[0]??null;return a<0?[]:[{at:a,client:F.get(l),version:v}]}const Fe=u=>u.map((s,l)=>{const[a="",v=null]=s.trim().split(/\s+/);return{at:l,
client:F.get(a),version:v}}),He=/^\s*\[\s*([\w."':/-]+)\s*\]/,Ve=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Ge(u){let s="";return u.
flatMap((l,a)=>{s=He.exec(l)?.[1]?.replaceAll('"',"")??s;const[,v="",m=""]=Ve.exec(l)??[],k=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],_=F.get(s==="tools"?v:v==="ver\
sion"?k??"":""),A=/\bversion\s*=\s*(.*)$/s.exec(m)?.[1]??m,y=A.match(/[^\s"',[\]{}=]+/g)??[];return(A.startsWith("[")?y:y.slice(0,1)).map(X=>({at:a,client:_,version:X,
start:l.search(/\S/)}))})}var me=E(8011),we=E(1064),ke=E(5011),ge=E(4321),Je=E(1022),ne=E(7495);const Me=u=>[[{...(0,M.g$)(u,(0,B.os)()),from:null}]],ze=1e4;function Ae({
kind:u},s,l,a){const{row:v,value:m}=s;if(m?.kind!=="known")return Te(u,s,l);const k=Ie(s),A=v.grammar==="module"&&!k&&(0,ke.Nj)(m.text)?"./":m.text,y=u.clients.
length===we.Du.length?"":u.clients[0],U=`${v.grammar} ${v.service} ${y} ${k} ${A}`,X=a.get(U);if(X!==void 0)return X;a.size>=ze&&a.clear();const z=Te(u,s,l);return a.
set(U,z),z}const Ie=({version:u})=>u?.value.kind==="known";function Te(u,s,l){const a=u.clients.map(m=>[m,Xe(u,s,m,l)]),v=Math.max(...a.map(([,{length:m}])=>m));
return Array.from({length:v},(m,k)=>{const _=new Map;for(const[z,{[k]:Z}]of a)Z!==void 0&&_.set(z,Z);const A=[..._.values()],U=A.some(({needed:z})=>z==="state")?
null:Oe(_,s.row),X=A.some(({problem:z})=>z!==void 0);return{meanings:_,first:De(A),needs:U,isFaulty:X}})}const De=u=>u.find(({host:s,directHost:l})=>s!==null||l!==
void 0)??ne.zt;function Xe(u,s,l,a){const v=Ye(s,l,a).map(k=>{const _=qe(u,s,l,k);return Ze(s,l)?{..._,directHost:ge.IZ}:_});if(v.length<2)return v;const m=({host:k,
directHost:_,needed:A,problem:y})=>[k,_,A,y?.message].join(" ");return[...new Map(v.map(k=>[m(k),k])).values()]}const Ze=({row:u,value:s},l)=>l==="terraform"&&u.
evaluation?.terraform!=="any"&&s?.kind==="pieces"&&s.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ye(u,s,l){const{value:a}=u;return a?.kind==="k\
nown"?[[{...Ee,text:a.text}]]:a===void 0||a.text==="null"?[[{...Ee,text:null}]]:xe(u)?l(u,a,s):Me(a)}const xe=({value:u})=>u?.kind==="pieces"&&u.text!=="null",Qe=({
references:u})=>u.some(s=>s.row.evaluation!==void 0&&(xe(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function qe(u,s,l,a){
const{row:v,address:m,value:k}=s,_=Se(a),A=_.map(({isWhole:q,text:te})=>te===null?Pe(s,u,l):q?ne.pb[v.grammar](te,l,Ie(s)):v.grammar==="host-part"&&et(u)?ne.zt:
(0,ne.i4)(v.grammar,te,l)),[y]=A,U=A.every(q=>q?.needed===y?.needed);if(y!==void 0&&U&&!A.includes(void 0)){const[q]=_;if(k?.kind!=="pieces"||q===void 0)return y;
const ce=A.every(ve=>ve?.directHost===y.directHost)?{}:{directHost:ge.IZ},ue=_.every(ve=>ve.isWhole);return{...y,...ce,evaluated:{text:q.text,isWhole:ue}}}if(v.
grammar==="terragrunt"&&tt(k))return{...ne.zt,directHost:ge.IZ};const X=v.evaluation!==void 0&&v.evaluation[l]===void 0,z=_.find(({withheld:q})=>q!==null)?.withheld??
null,Z=l==="terraform",ee=(0,me.J0)({address:m,argument:v.grammar==="host"?"hostname":"source",expression:k?.kind==="pieces"?k.text:"",candidates:_.map(({isWhole:q,
text:te,from:ce})=>({text:q?te:null,from:ce})),refused:X?"never":z===null?null:{variable:Z?z:""}});return(0,ne.Qm)(ee)}const et=u=>u.class==="terragrunt"||u.isGenerated===
!0,tt=u=>u?.kind==="pieces"&&u.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(s));function Se(u){return u.some(({isWhole:s,from:l})=>s&&l!==null)?u.filter(({
isWhole:s,from:l})=>s||l!==null):u}const nt={cloud_default:"cloud block",remote_state_default:"remote state"};function Pe(u,s,l){const{row:a,value:v,address:m,localName:k}=u,
_=v===void 0?u.kind:a.absent??u.kind;if(a.defaults!==void 0){const A=a.defaults[l];return A!==null?(0,ne.TU)((0,ke.mD)(A)):(0,ne.Qm)((0,me.tg)({block:nt[_]??"re\
mote backend"}))}return v!==void 0?a.grammar==="url"?ne.zt:(0,ne.Qm)((0,me.DA)({reason:"null",address:m})):_==="required_provider_invalid"?(0,ne.Qm)((0,me.DA)({
reason:"not-a-requirement",address:m})):k!==null&&s.class!=="stack"&&s.class!=="deploy"?k!=="terraform"&&(0,Je.sL)(k).ok?(0,ne.TU)((0,ke.Vm)(l)):ne.zt:s.isOverride?
ne.zt:(0,ne.Qm)((0,me.DA)({reason:"missing",address:m}))}function Oe(u,{service:s},l=()=>null){if(s===null)return[];const a=new Map;for(const[v,{needed:m,host:k}]of u){
const _=m==="state"?l(v)??k:m;_!==null&&a.set(_,{host:_,service:s,clients:[...a.get(_)?.clients??[],v]})}return[...a.values()]}var he=E(1884),pe=E(7052),st=E(9026),
ae=E(2370),ot=E(3229);function it({kind:u},s,l){const{row:a,value:v,version:m}=s,k=v?.kind==="pieces"||m?.value.kind==="pieces";if(a.merges!=="module"||!k)return;
const _=u.clients.flatMap(A=>{const y=rt(s,A,l);return y===null?[]:[[A,y]]});return Object.fromEntries(_)}function rt(u,s,l){const a=_=>_?.kind==="pieces"?l(u,_,
s):[[{...Ee,text:_?.text??null}]],v=a(u.value);if(v.flat().some(({withheld:_})=>_!==null))return null;const m=a(u.version?.value),k=new Map;for(let _=0;_<Math.max(
v.length,m.length);_+=1){const[A=[],y=[]]=[v[_]??v[0],m[_]??m[0]],U=at(A,y);k.set(JSON.stringify(U),U)}return[...k.values()]}function at(u,s){const[l,a]=[ye(u),
ye(s)];return{root:u[0]?.root??s[0]?.root??null,source:l??null,version:a??null,isOpen:l===void 0||a===void 0}}function ye(u){const[s,...l]=Se(u),a=l.every(({isWhole:v,
text:m})=>v&&m===s?.text);return s?.isWhole===!0&&a?s.text:void 0}const be=5e4;function dt(u,s,l=new Map){const a=[],v=[...u.flatMap(k=>k.notes),...(0,T.ls)(u)],
m=new lt(u,s,l);for(const k of u)if(!k.isContext)for(const _ of k.references){if(a.length>=be)return v.push(Ce(k.file)),$e(a,v);const A=Ae(k,_,s,l);if(_.kind===
"backend"&&A.every(({first:U})=>U===ne.zt))continue;let y=it(k,_,s);for(const U of A){const X=m.usageOf(k,_,U);a.push(y===void 0?X:{...X,calls:y}),y=void 0}(_.row.
isReserved||A.some(({isFaulty:U})=>U))&&v.push(...m.notesOf(k,_,A))}for(const k of(0,he.FZ)(u))a.push(k);return $e(a,v)}const Ce=u=>(0,ae.ht)(u,(0,pe.ub)({kind:"\
module-usages",max:be})),$e=(u,s)=>({usages:u.sort((l,a)=>Re(l.place,a.place)),notes:s.sort((l,a)=>Re((0,ae.Xd)(l),(0,ae.Xd)(a)))});class lt{files;values;known;overrides;constructor(s,l,a){
this.files=s,this.values=l,this.known=a,this.overrides=s.filter(({kind:v})=>v.isOverride)}usageOf(s,l,a){const{kind:v,value:m,address:k,constraints:_,place:A,row:y,
hasOwnToken:U,workspace:X}=l,{meanings:z,first:Z,needs:ee}=a,q=this.overrides.length===0?z:new Map([...z].filter(([ue])=>this.isInForce(s,l,ue))),te=q.size===z.
size&&ee!==null,ce={kind:v,host:Z.host,isHostImplied:Z.isHostImplied,directHost:Z.directHost,hasOwnToken:U,text:m?.text??null,address:k,version:this.versionOf(l),
constraints:_,place:A,clients:s.kind.clients,needs:te?ee:Oe(q,l.row,this.stateHost),isOverridden:q.size===0,workspace:X};return te&&y.backend===void 0&&m?.kind!==
"pieces"?ce:{...ce,...this.decisionOf(l,a,q)}}decisionOf({value:s,row:l},{meanings:a},v){const m=[...a],k=m.flatMap(([U,X])=>X.evaluated===void 0?[]:[[U,X.evaluated]]),
_=[...v].flatMap(([U,{needed:X}])=>{const z=X==="state"?this.stateHost(U):null;return z===null?[]:[[U,z]]}),A=m.flatMap(([U])=>v.has(U)?[]:U),y=m.some(([,{needed:U}])=>U===
"state");return{...s?.kind==="pieces"&&{evaluated:Object.fromEntries(k)},...l.backend!==void 0&&{backend:l.backend},...v.size>0&&A.length>0&&{replacedFor:A},...y&&
{stateHosts:Object.fromEntries(_)}}}notesOf(s,l,a){const{place:v,row:m,value:k}=l,_=[v],A=new Map,y=k===void 0&&s.notes.length>0;for(const{meanings:U}of y?[]:a)
for(const[X,{problem:z,host:Z}]of U){if(z===void 0||!this.isInForce(s,l,X))continue;const ee=z.code==="source-dynamic",q=s.notes.some(Ct=>(0,ae.Xd)(Ct)?.line===
v.line);if(ee&&q)continue;const te=k?.kind==="known"&&(0,ot.Kc)(k.text),ce=ee?z.message:z.code,ue=A.get(ce),ve=ue===void 0?Z:ue.namedHost??null,Pt=[...new Set([
...ue?.clients??[],X])],yt={namedHost:ve,clients:Pt,places:_,isPlaceholder:te};A.set(ce,(0,ae.kH)(ue?.problem??z,yt))}if(m.isReserved){const U=(0,st.ME)();A.set(
U.code,(0,ae.kH)(U,{places:_,clients:s.kind.clients}))}return[...A.values()]}isInForce({kind:s},{mergeKey:l},a){return s.isOverride||l===null||!this.replaced(a).
has(l)}replaced=(0,B.Oo)(s=>{const l=new Set;for(const{kind:a,references:v,scope:m}of this.overrides)if(a.clients.includes(s)){m.hasBackend&&l.add("backend");for(const{
mergeKey:k,value:_,localName:A}of v)k!==null&&(_!==void 0||A!==null)&&l.add(k)}return l});stateHost=(0,B.Oo)(s=>{const l=this.files.filter(({kind:a})=>a.clients.
includes(s));for(const a of l)for(const v of a.references){if(v.row.merges!=="backend"||!this.isInForce(a,v,s))continue;const[m]=Ae(a,v,this.values,this.known),
k=m?.meanings.get(s)?.needed??null;if(k!==null&&k!=="state")return k}return null});versionOf(s){if(s.version===null)return;const{value:l,place:a}=s.version;if(l.
kind==="known")return{text:l.text,place:a};const v=we.Du.flatMap(k=>{const _=this.values(s,l,k).flat();if(_.some(({withheld:U})=>U!==null))return[];const[A,...y]=_;
return[[k,y.length===0&&A?.isWhole===!0?A.text:null]]});return{text:ct.test(l.text)?l.text:"\u2026",value:Object.fromEntries(v),place:a}}}const ct=/^(?!<<)"?[^"]*"?$/,
Re=(u,s)=>u===null||s===null?0:u.file!==s.file?u.file<s.file?-1:1:u.line-s.line||u.column-s.column;var ut=E(5747),ft=E(2245),le=E(6134),ht=E(9804),_e=E(9160),pt=E(
9037),Ne=E(4667);function mt(u,s,l){const a=(0,Ne.FK)(l),v=[],m=new Set([""]);if(s.kind==="json")for(const{name:k}of s.members)m.add(k);else for(const{type:k}of s.
blocks)a.has(k)&&m.add(k);for(const k of m)for(const _ of a.get(k)??[])new vt(u,_,v).readAt(0,{body:s,block:void 0,names:[]});return v}class vt{source;row;found;constructor(s,l,a){
this.source=s,this.row=l,this.found=a}readAt(s,l){const a=this.row.path[s];if(a===void 0){this.read(l);return}const[v]=a,{body:m}=l,k=m.kind==="native"?m.blocks:
(0,le.SH)(m,v,a.length-1);for(const _ of k){const{labels:A}=_;if(_.type!==v||A.length!==a.length-1||A.some(({value:U},X)=>a[X+1]!=="*"&&a[X+1]!==U))continue;const y=[
...l.names,v,...A.map(({value:U})=>U)];this.readAt(s+1,{body:_.body,block:_,names:y})}}read(s){const{body:l,block:a,names:v}=s;switch(this.row.position){case"en\
tries":for(const m of(0,le.Td)(l))this.addEntry(v,m);return;case"label":{const m=a?.labels.at(-1);if(m===void 0)return;const k={kind:"known",text:(0,M.Yo)(m.value)},
_=this.source.place(m),A=this.version((0,le.w4)(l,"version")?.value),y=(0,M.bK)((0,le.w4)(l,"constraints")?.value)??void 0;this.add(v.slice(0,-1),{value:k,place:_,
version:A,constraints:y});return}case"urls":{const m=(0,le.w4)(l,"urls")?.value;for(const k of m?.kind==="tuple"?m.elements:[])this.add(v,this.written(k));return}case"\
open-state":this.addOpenState(s);return;default:this.addArguments(s,this.row.position)}}add(s,l){const{row:a}=this,{kind:v=a.kind,version:m=null,localName:k=null,
hasOwnToken:_=!1}=l;this.found.push({row:a,kind:v,address:(0,M.Bs)(s),value:l.value,version:m,constraints:l.constraints,place:l.place,mergeKey:(0,Ne.dh)(a,s),localName:k,
hasOwnToken:_,workspace:l.workspace})}addOpenState({body:s,names:l}){const{source:a}=this,v=z=>(0,le.w4)(s,z)?.value,m=v("encryption"),k=m?.kind==="other"||pt.Ar.
some(z=>(0,_e.Tu)(m,z,a.text)!==void 0),_=(0,M.bK)(v("backend")),A=v(_===null?"backend":"config"),y=_!=="remote"&&A?.kind!=="object",U=k?m:y?A:void 0;if(U===void 0)
return;const X={kind:"pieces",pieces:[null],text:(0,M.wK)(a,U).text};this.add(l,{value:X,place:a.place(U)})}addArguments({body:s,block:l,names:a},v){const{row:m,
source:k}=this,_=Z=>(0,le.w4)(s,Z)?.value,A=m.backend!==void 0;if(A&&(0,M.bK)(_("backend"))!==m.backend)return;const y=A?_("config"):void 0,U=Z=>{const[ee="",q]=Z.
split("."),te=A?(0,_e.Tu)(y,ee,k.text):_(ee);return q!==void 0&&te?.kind==="object"?(0,_e.Tu)(te,q,k.text):te},X={version:this.version(_("version")),hasOwnToken:m.
grammar==="host"&&U("token")!==void 0,workspace:m.merges==="backend"&&m.grammar==="host"?(0,he.R)(s):void 0},z=new Map(v.map(Z=>[U(Z)??Z,Z]));for(const[Z,ee]of z)
if(typeof Z!="string")this.add(a,{...X,...this.written(Z)});else if(m.absent!==void 0&&l!==void 0){const te=y!==void 0&&y.kind!=="object"?(0,M.C5)((0,M.wK)(k,y),
ee):void 0;this.add(a,{...X,kind:m.absent,value:te,place:k.place(l)})}}written(s){const{row:l,source:a}=this;return{value:l.defaults!==void 0&&s.kind==="primiti\
ve"&&s.value===null?void 0:(0,M.wK)(a,s,l.isLiteral),place:a.place(s)}}addEntry(s,{name:l,value:a}){const{row:v,source:m}=this,k=[...s,l],_=(0,M.Yo)(l);if(a.kind===
"object"){const X=Z=>(0,_e.Tu)(a,Z,m.text,v.isLiteral),z=X("source");this.add(k,{localName:_,kind:z===void 0?v.absent??v.kind:v.kind,value:z&&(0,M.wK)(m,z,v.isLiteral),
version:this.version(X("version"),M.wK),place:m.place(z??a)});return}const A=["string","primitive","template"].includes(a.kind),y=A?"required_provider_legacy":"\
required_provider_invalid",U=A?this.version(a):null;this.add(k,{localName:_,kind:y,version:U,value:void 0,place:m.place(a)})}version(s,l=M.yR){const a=s&&l(this.
source,s);return s&&a?{value:a,place:this.source.place(s)}:null}}const _t=64,kt=16*1024*1024;function*gt(u,s){const l=[],a=[];let[v,m]=[0,be];for(const[k,{path:_,
file:A,target:y,kind:U,isContext:X}]of u.entries()){if(k>0&&k%_t===0&&(yield s+k))return null;const Z=(0,ut.yR)(_);if(!Z.ok){const{failure:te}=Z;te.kind==="size"?
a.push((0,ae.ht)(A,(0,pe.ub)(te))):l.push(Ot(te.code,{file:A,kind:U,isContext:X}));continue}v+=Z.bytes;const ee=Be(Z.text,U,A,X,new le.n_,y);!Z.isUtf8&&!X&&ee.notes.
length===0&&a.push(bt(Z.text,U,A));const q=wt(ee);if(q>m){const te={...ee.scope,providerUses:he.FK.providerUses},ue={references:ee.references.slice(0,m),scope:te,
definitions:[]};l.push({...ee,...ue,notes:[...ee.notes,Ce(A)]});break}m-=q,l.push(v>kt?(0,T.rd)(ee):ee)}return{files:l,notes:a,bytes:v}}const Et=["EACCES","EPER\
M"];function Ot(u,s){const{file:l,kind:a}=s,v=((0,$.Ep)(a)||a.class==="lock")&&Et.includes(u),m=[(0,ae.ht)(l,(0,pe.WO)({what:"file",code:u,isRefused:v}))];return{
...s,references:[],scope:he.FK,definitions:[],notes:m}}function bt(u,s,l){const a=u.indexOf("\uFFFD"),v=u.slice(u.lastIndexOf(`
`,a)+1,a),m=/#|\/\//.test(v)||u.lastIndexOf("/*",a)>=0,k=(0,$.Ep)(s)&&s.syntax==="hcl"&&!m,_=(0,le.yN)(u)({start:a,end:a+1});return(0,ae.ht)(l,(0,pe.U$)({error:null,
isRefused:k}),_)}const Le=({references:u,scope:s})=>u.length+s.providerUses.size,wt=u=>Le(u)+u.definitions.length;function*Mt(u){const s=(m,k)=>({kind:m,text:"",
localName:null,place:{file:k,...ae.wv}}),l=u.filter(({kind:m})=>m.class==="config"),[a]=l;a!==void 0&&u.every(m=>Le(m)===0)&&(yield s("module",a.file));const v=l.
filter(({scope:m})=>m.hasBackend);for(const m of new Set(v.map(({kind:k})=>k.clients))){const k=l.find(({kind:_})=>_.clients===m);k!==void 0&&(yield s("state",k.
file))}for(const{file:m,kind:k,references:_,scope:A,isContext:y}of u)k.class==="lock"&&_.length===0&&(yield s("lock",m)),k.class==="config"&&!y&&(yield*A.declared)}
const At=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;function Ue(u){return u.kind.class!=="terragrunt"||u.references.length>0?!1:!At.test(u.file)}const It={config:he.
Od,terragrunt:he.gq};function Be(u,s,l,a=!1,v=new le.n_,m){const k=(s.syntax==="json"?ft.O:L.K)(u,v),_=(0,M.rI)(k,l,m),{body:A}=k,y=mt(_,A,s.class),U=It[s.class]?.(
_,A)??he.FK,X=Ue({file:l,kind:s,references:y})&&!v.isExceeded(),z=a||X?[]:Tt(k,s,{file:l,target:m}),Z=s.class==="config"?(0,T.kM)(_,A):[];return{file:l,kind:s,references:y,
scope:U,definitions:Z,notes:z,isContext:a}}function Tt({text:u,problems:s,parts:l},a,{file:v,target:m}){return l.isExceeded()?[(0,ae.ht)(v,(0,pe.ub)({kind:"part\
s",max:l.max}))]:s.map(({message:k,..._})=>{const A=(0,$.Ep)(a)&&!Dt.test(k),y=a.class==="lock"?(0,ht.FA)({reason:"syntax",error:k}):(0,pe.U$)({error:k,isRefused:A}),
U=u.split(`
`,_.line)[_.line-1]??"",X=xt.test(U.slice(0,St));return{...(0,ae.ht)(v,y,{..._,target:m}),clients:a.clients,isPlaceholder:X}})}const Dt=/^\w+ are nested deeper than/,
xt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,St=1e3}),7495:((se,Y,E)=>{E.d(Y,{Qm:()=>j,TU:()=>C,i4:()=>h,pb:()=>G,zt:()=>K});var L=E(4091),M=E(8011),
T=E(3229),B=E(9037),V=E(1831),$=E(5011),N=E(4321),F=E(1022);const K={host:null,isHostImplied:!1,needed:null},H=i=>({host:i,isHostImplied:!1,needed:(0,V.Rt)(i)?"\
state":i}),C=i=>({host:i,isHostImplied:!0,needed:i}),D=i=>({host:i,isHostImplied:!1,needed:null}),x=i=>i===null?K:{...K,directHost:i},j=i=>({...K,problem:i}),S=(i,t)=>j(
(0,M.DA)({reason:"rejected",error:i,advice:t}));function R(i,t,d){return d===null?i:{...i,problem:(0,M.My)({text:t,host:i.host,advice:d})}}const G={module:c,"te\
st-module":(i,t,d)=>{const f=(0,$.vL)(i,t).kind==="remote";return t==="opentofu"||!f?c(i,t,d):j((0,M.DA)({reason:"remote-in-test",text:i}))},provider:b,"locked-\
provider":I,"stack-component":g,stack:(i,t)=>{const d=(0,$.A)(i);return d.ok&&!i.startsWith(".")?D(d.value.host):{...g(i,t),isHostImplied:!1,needed:null}},"stac\
k-output":i=>{const[t="",...d]=i.split("/");return d.length===3?e(t,D):j((0,M.DA)({reason:"stack",text:i}))},terragrunt:O,host:i=>e(i,H),url:i=>x((0,B.Ul)(i)),"\
host-part":i=>x((0,B.D8)(i)),"state-path":i=>x((0,B.Bm)(i))};function h(i,t,d){if(i==="terragrunt"){const[,W]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return W===void 0?
/^$|^t$|^tfr?$|^tfr:/.test(t)?void 0:n(t,d):W===""?C((0,$.Vm)(d)):e(W,H)}if(i==="url"&&/^postgres|=/i.test(t))return x(N.IZ);if(/^(url|host-part|state-path)$/.test(
i))return n(t,d);if(i!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(t))return n(t,d);const f=t.indexOf("/");if(f<0)return;
const w=(0,$.vL)(`${t.slice(0,f)}/a/b/c`,d);return w.kind!=="registry"?n(t,d):t.split("/").length<o?{...p(w),directHost:N.IZ}:p(w)}const o=4,n=(i,t)=>(0,$.Nj)(i)?
K:x((0,N.uE)(i,t)),p=({host:i,hostImplied:t})=>t?C(i):H(i);function e(i,t){const d=(0,V.Pv)(i),f=(0,T.L6)(i);return d.ok?R(t(d.value),i,f):j((0,M.k0)({text:i,error:d.
why,advice:f}))}function c(i,t,d){if((0,$.Nj)(i)&&!d)return K;const f=(0,$.vL)(i,t),w=f.kind==="registry"?(0,L.Ju)(f):(0,$.rE)(i,t);if(d&&!w.ok){const{why:Q}=w,
oe=/^https?:/i.test(i)?{kind:"invalid",error:Q}:f,re=/^(?:git\+\w+|ssh):/i.test(i)?null:(0,T.NM)(i,oe,w),fe=/^[a-z0-9]+::/i.test(i)?"remote":f.kind;return re===
null&&(fe==="local"||fe==="remote")?j((0,M.DA)({reason:`${fe}-with-version`,text:i})):S(Q,re)}const P=(0,T.NM)(i,f,w);if(w.ok)return R(p(w.value),i,P);if(f.kind===
"invalid"){const Q=i.includes("://")?{directHost:N.IZ}:{};return{...S(f.error,P??T.x3),...Q}}if(f.kind!=="remote")return R(K,i,P);const{refusal:W,host:J}=f;return W!==
null?S(W,P??T.x3):J!==N.IZ||P!==null?R(x(J),i,P):{...x(J),problem:(0,M.My)({text:i,host:J,advice:r})}}const r="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function b(i,t){const d=(0,F.mi)(i,t);switch(d.kind){case"registry":case"legacy":return d.hostImplied?C(d.host):R(H(d.host),i,(0,T.cr)(i));case"\
builtin":return D(d.host);case"invalid":{const[f="",w]=d.error.split(`

`);return S(f,w??(0,T.cr)(i))}}}function I(i,t){const d=(0,F.mi)(i,t);if(d.kind==="invalid")return S(d.error,null);if(d.hostImplied)return j((0,M.DA)({reason:"l\
ocked-provider",text:i}));if(d.kind==="builtin")return D(d.host);const f=t==="opentofu"&&(0,F.Gi)(d);return{...H(d.host),needed:f?(0,$.Vm)(t):d.host}}function g(i,t){
if(i!==i.trim())return j((0,M.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return K;const d=(0,$.rE)(i,t);if(d.ok)return p(d.value);const f=(0,$.A)(
i);if(f.ok)return D(f.value.host);const w=(0,$.vL)(i,t);return w.kind==="invalid"?S(w.error,(0,T.NM)(i,w,d)):x(w.kind==="remote"?w.host:null)}function O(i,t){const[
d,f="",w=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(i)??[];if(d===void 0){if(i.startsWith("gitlab.com/"))return x("gitlab.com");if((0,N.GL)(i))return K;const W=(0,N.
cx)(i,"opentofu");if(!(W.ok&&(0,N.Of)(i,W.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(i)){const Q=(0,N.cx)(i,t);return x(Q.ok?Q.value.host:N.IZ)}}const[P=""]=w.
split("//");return P.split("/").length!==3?j((0,M.DA)({reason:"terragrunt",text:i})):f===""?C((0,$.Vm)(t)):e(f,H)}}),4667:((se,Y,E)=>{E.d(Y,{FK:()=>t,Ir:()=>i,dh:()=>d});
var L=E(9075),M=E(9037),T=E(9562);let B=function(...f){return{dotted:B}=E.late([245,167,727],1727),new.target?new B(...f):B(...f)};const V={terraform:"app.terra\
form.io",opentofu:null},$={terraform:"app.terraform.io",opentofu:"app.terraform.io"},N={terraform:"static",opentofu:"static"},F={opentofu:"static"},K={terraform:"\
any",opentofu:"any"},H=["config","migrate"],C=["stack","deploy"],D={position:["source"],grammar:"module",service:T.e$},x={...D,grammar:"stack-component",isLiteral:!0},
j={...x,service:null},S={...D,grammar:"terragrunt",evaluation:K},R={position:"entries",grammar:"provider",service:T.xq,isLiteral:!0,absent:"required_provider_no\
source"},G={position:["hostname"],grammar:"host",service:T.Bn,defaults:V},h={...G,service:T.OZ},o={...G,evaluation:K},n={...G,service:T.M,defaults:$},p={position:[
"address"],grammar:"url",service:null};function e(f,w,P,W,{absence:J,...Q}={}){const oe=w===""?[]:w.split(" > ").map(ie=>ie.split(" "));return{kind:P,files:f,path:oe.
map(([ie="",...re])=>[ie,...re]),...J&&{absent:`${P}${J}`},...W,...Q}}const c={absence:"_missing"},r={absence:"_default"},b={evaluation:F,merges:"backend"},I={backend:"\
cloud",service:T.OZ},g="data terraform_remote_state *",O=(f,w,P)=>Object.entries(w).map(([W,J])=>{const Q={...p,grammar:P,position:J.split(" ")};return e(H,f+W,
"backend",Q,b)}),i=[e(H,"module *","module",D,{...c,evaluation:N,merges:"module"}),e(H,"terraform > required_providers","required_provider",R,{merges:"provider"}),
e(H,"required_providers","required_provider",R,{isReserved:!0}),e(H,"terraform > cloud","cloud",h,{...r,...b}),e(H,"terraform > backend remote","backend_remote",
G,{...r,...b}),...O("terraform > backend ",M.FV,"url"),...O("terraform > backend ",M.Gb,"host-part"),...O("terraform > backend ",{local:"path workspace_dir"},"s\
tate-path"),...O("terraform > encryption > key_provider ",M.nT,"url"),...[g,`check * > ${g}`].flatMap(f=>[e(H,f,"remote_state",o,{...r,backend:"remote"}),e(H,f,
"remote_state",o,{...I,...r})]),e(H,g,"remote_state",p,{backend:"http",evaluation:K}),e([...H,"query"],"provider tfe","provider_tfe",n,{...r,evaluation:K}),e(["\
test"],"provider tfe","provider_tfe",n),e(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:T.xq,isLiteral:!0}),e(["test"],
"run * > module","test_module",x,{...c,grammar:"test-module"}),e(["test"],"run * > backend remote","test_backend_remote",G,r),e(C,"required_providers","required\
_provider",R),e(C,"component *","stack_component",x,c),e(C,"removed","stack_removed",x,c),e(C,"stack *","stack_stack",j,{...c,grammar:"stack"}),e(["deploy"],"up\
stream_input *","upstream_input",j,{grammar:"stack-output"}),e(["migrate"],"state_store_provider","state_store_provider",R),e(["migrate"],"from > backend remote",
"migrate_backend_remote",G,r),...["terraform","unit *","stack *"].map(f=>e(["terragrunt"],f,"terragrunt_source",S)),...[M.FV,M.Gb].flatMap(f=>Object.entries(f).
map(([w,P])=>{const W=f===M.FV?"url":"host-part",J={...p,grammar:W,position:P.split(" "),evaluation:K};return e(["terragrunt"],"remote_state","backend",J,{backend:w})})),
e(["terragrunt"],"remote_state","backend",{...p,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",o,{...r,backend:"remote"}),e(["terragrunt"],
"catalog","terragrunt_source",{...S,position:"urls"})],t=(0,L.Oo)(f=>{const w=i.filter(({files:P})=>P.includes(f));return Map.groupBy(w,({path:[P]})=>P?.[0]??"")});
function d({merges:f},w){return f===void 0||f==="backend"?f??null:B([f,w.at(-1)??""])}})};export{$t as ids,Rt as modules};
var $late0,$late1,$late2;
