const ve=[3276,6851,7390,3542,5009,8333,8095,8095,5009,7390,3542,8333,8095,3542,8095],_e={6784:((oe,z,E)=>{E.d(z,{Jw:()=>j,L8:()=>d,Md:()=>A,Tj:()=>w,bs:()=>o,lr:()=>y,
r1:()=>k,v$:()=>T,wH:()=>a,xC:()=>u,zK:()=>e});var $=E(9941);const y=100,x=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),N=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),L="\x80",S=1,U=2,R=4,j=8,T=16,w=32,A=64,D=[[S,/[ \t]/],[U,/[A-Za-z_]/],[R,/[\w-]/],[j,/[\w \t.:=?!&|*%+>~-]/],[T,/[\w \t\n,.:=?!&|*%+>~-]/],
[w,/[^"\\$%\r\n]/],[A,/[^\n$%]/]],C=Array.from({length:128},(m,f)=>String.fromCharCode(f)),I=m=>D.reduce((f,[p,h])=>h.test(m)?f|p:f,0),P=new Uint8Array(2**16).fill(
I(L));P.set(C.map(I));const O=(m,f,p)=>f<m.length&&((P[m.charCodeAt(f)]??0)&p)!==0,u=m=>m===" "||m==="	",d=m=>/^[\w-]/.test(m),a=m=>m==="}"||m===")"||m==="]";function k(m){
return m==="{"?"}":m==="("?")":m==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(f,p=0,h=new $.n_){this.text=f,this.parts=h,this.at=p}countPart(){
this.parts.add()||(this.at=this.text.length)}match(f){return f.lastIndex=this.at,f.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(f){const{
text:p,parts:h,mistake:_}=this;if(_===void 0)return{text:p,body:f,parts:h,problems:[]};const b={...(0,$.yN)(p)(_),message:_.message};return{text:p,body:f,parts:h,
problems:[b]}}report(f,p,h=p+1){this.mistake??={message:f,start:p,end:Math.min(h,Math.max(p,this.text.length))}}stop(f,p){this.report(f,p),this.at=this.text.length}}
class o extends e{readsAll=!1;reportUnclosed(f){const p=/[$%]/.test(this.text.charAt(f)),h=this.text.slice(f,f+(p?2:1)),_=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,b=`unbalanced brackets: "${h}" is not closed before ${_}`;this.report(b,this.isAtEnd()?f:this.at)}reportCharacter(){const f=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let p=`${JSON.stringify(f)} is not used in HCL`;f==="'"&&(p="single quotes are not valid; use double quotes"),f==="\uFFFD"&&(p=
"the file is not UTF-8 here"),this.report(`invalid character: ${p}`,this.at,this.at+f.length)}reportBrokenString(f){const p=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(p,f,this.at)}peek(f=0){const p=this.
at+f;return p<this.text.length?C[this.text.charCodeAt(p)]??L:""}skipSpaces(){for(;;){const f=this.skipAll(S);if(f==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(f==="/"&&this.peek(1)==="*")this.skipBlockComment();else return f}}skipBlank(){
for(;;){const f=this.skipSpaces();if(f===`
`)this.at++;else if(this.isLineComment(f))this.skipLine();else return f}}skipAll(f){const{text:p}=this;let{at:h}=this;for(;O(p,h,f);)h++;return this.at=h,this.peek()}isLineComment(f){
return f==="#"||f==="/"&&this.peek(1)==="/"}isLineEnd(f){return f===`
`||f===""||this.isLineComment(f)}skipLine(){const f=this.text.indexOf(`
`,this.at);this.at=f<0?this.text.length:f}skipBlockComment(){const f=this.text.indexOf("*/",this.at+2);f<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=f<0?this.text.length:f+2}readName(){const{text:f,at:p}=this;return O(f,p,U)&&this.skipAll(R),this.peek()===L&&(this.at=p,this.at+=this.
match(x)?.[0].length??0),this.at>p?f.slice(p,this.at):void 0}readEscape(){const{text:f,at:p}=this,h=f.charAt(p+1),_=f.slice(p+2,p+(h==="U"?10:6)),b=h==="U"?/^[0-9a-f]{8}$/i.
test(_):/^[0-9a-f]{4}$/i.test(_),r=Number.parseInt(_,16);if((h==="u"||h==="U")&&b&&r<=1114111)return this.at+=_.length+2,String.fromCodePoint(r);const t=N.get(h);
if(this.at+=t===void 0?1:2,t!==void 0)return t;const i=JSON.stringify(f.slice(p,p+2));return this.report(`invalid escape sequence: ${i}`,p,p+2),""}}}),3276:((oe,z,E)=>{
E.d(z,{O:()=>L});var $=E(6784),y=E(3278),x=E(9941);const N=200;function L(T,w=new x.n_,A=!1){const D=new S(T,0,w);D.isHcl1=A;const C=D.readRoot();return D.structure(
{kind:"json",members:C===void 0?[]:(0,x.lS)(C)})}class S extends $.zK{isHcl1=!1;readRoot(){const{text:w}=this;w.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const A=this.readValue();return this.isHcl1||A===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),A.kind!=="object"&&A.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",A.start)),A}skipSpaces(){const{text:w}=this;for(;;){const A=w.charCodeAt(this.at);if(A===32||A===
10||A===13||A===9)this.at++;else if(A===47)this.skipComment();else return w.charAt(this.at)}}skipComment(){const w=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const A=w?`
`:"*/",D=this.text.indexOf(A,this.at+1);this.at=D<0?this.text.length:D+A.length}readValue(){const{text:w,parts:A,at:D}=this;if(this.countPart(),A.isExceeded())return;
const C=w.charAt(D);if(C==='"'){const u=this.readString();return u===void 0?void 0:(0,y.BD)(u,{start:D,end:this.at},A)}if(C!=="{"&&C!=="[")return this.readPrimitive();
if(this.depth>=N)return this.stop(`values are nested deeper than ${N} levels`,D);this.depth++;const I=C==="{"?this.readItems("}",()=>this.readMember()):[],P=C===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const O={start:D,end:this.at};return C==="{"?{kind:"object",...O,items:I}:{kind:"tuple",...O,elements:P}}readPrimitive(){
const{at:w}=this,A=this.match(U)?.[0];return A===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",w):(this.at+=A.length,{kind:"primitive",start:w,end:this.at,value:JSON.parse(A)})}readItems(w,A){this.at++;const D=[];for(;this.skipSpaces()!==w;){
const C=A();if(C===void 0)break;D.push(C),this.endItem(w)}return this.isAtEnd()||this.at++,D}readMember(){const{text:w,at:A}=this;if(w.charAt(A)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',A);const D=this.readString();if(D===void 0)return;const C=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const I=this.readValue();return I&&
{name:D,start:A,end:C,value:I}}endItem(w){const A=this.skipSpaces(),D=this.at;if(A!==w){if(A===""&&this.stop(`unclosed value: no "${w}" before the end of the fi\
le`,D),A!==","){this.report(`missing separator: expected "," or "${w}"`,D);return}this.at++,this.skipSpaces()===w&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",D)}}readString(){const{text:w,at:A}=this;let D=A+1,C=!0;for(let I=w.charCodeAt(D);I!==34;I=w.charCodeAt(D)){if(!(I>=32))return this.stopInString(
A,D);I===92&&(C=!1),D+=I===92?2:1}return this.at=D+1,C?w.slice(A+1,D):this.unescape(w.slice(A+1,D),A+1)}stopInString(w,A){return A>=this.text.length||this.text.
charCodeAt(A)===10?this.stop("invalid JSON string: no closing quote in its line",w):this.stop("invalid JSON string: a control character must be escaped",A)}unescape(w,A){
return w.replace(R,(D,C,I)=>{const P=this.isHcl1&&j.test(D);if(C===void 0&&!P)return JSON.parse(`"${D}"`);const O=`invalid JSON string: ${JSON.stringify(D)} is \
not an escape sequence`,u=A+I;return this.report(this.isHcl1?"invalid escape sequence":O,u,u+2),D}).toWellFormed()}}const U=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
R=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,j=/\/|u[dD][89a-fA-F]/}),8201:((oe,z,E)=>{E.d(z,{Fq:()=>P,Kk:()=>L,_p:()=>U,ku:()=>S});var $=E(7811),y=E(6784);const x="\
<<",N=({close:d})=>d==='"'||d===x;function L(d,a){d.skipAll(y.Jw)===`
`&&a==="line"||R(d,[],a)}const S=(d,a,k)=>R(d,[{start:k,close:a}],void 0),U=(d,a,k)=>R(d,[{start:k,close:x,marker:a}],void 0);function R(d,a,k){for(;;){const e=a.
at(-1);if(e===void 0&&k===void 0)return!0;if(e!==void 0&&N(e)){if(!(e.close==='"'?A:O)(d,a,e))return!1;continue}const o=j(d,a,k);if(o!==void 0)return o}}function j(d,a,k){
for(;;){const e=a.length===0,o=d.skipAll(e?y.Jw:y.v$);if(o===`
`||o===","){if(e&&(o===","||k==="line"))return!0;d.at++}else if((0,y.wH)(o)){if(e)return!0;if(!w(d,a,o))return!1;const m=a.at(-1);if(m===void 0?k===void 0:N(m))
return}else if(o==='"'){const m=d.at++;if(d.skipAll(y.Tj)!=='"'){a.push({start:m,close:'"'});return}d.at++}else{const{at:m}=d,f=(0,y.r1)(o),p=o==="<"?P(d):void 0;
if(p!==void 0){a.push({start:m,close:x,marker:p});return}if(f!==void 0&&a.push({start:m,close:f}),f!==void 0||o==="<")d.at++;else{if(d.isAtEnd())return a[0]!==void 0&&
d.reportUnclosed(a[0].start),e;if(e&&k==="line"&&d.isLineComment(o))return!0;T(d,o)}}}}function T(d,a){d.isLineComment(a)?d.skipLine():a==="/"&&d.peek(1)==="*"?
d.skipBlockComment():a==="/"?d.at++:a==="\r"?d.skipSpaces():(a<"\x80"||d.readName()===void 0)&&(d.reportCharacter(),d.at++)}function w(d,a,k){const e=a.pop();if(e!==
void 0&&e.close!==k){d.reportUnclosed(e.start);let o=a.at(-1);for(;o!==void 0&&o.close!==k&&!N(o);)a.pop(),o=a.at(-1);if(o===void 0)return!1;N(o)?a.push({start:d.
at,close:"}"}):a.pop()}return d.at++,!0}function A(d,a,k){for(;;){const e=d.skipAll(y.Tj);if(e==='"')return a.pop(),d.at++,!0;if(e==="\\"){const o=d.at+(/[^\r\n]/.
test(d.peek(1))?2:1);d.readEscape(),d.at=o}else{if(e!=="$"&&e!=="%")return C(d,a,k);if(D(d,a))return!0}}}function D(d,a){const{at:k}=d,e=d.peek(1);if(e==="{")return a.
push({start:k,close:"}"}),d.at+=2,!0;const o=e===d.peek()&&d.peek(2)==="{";return d.at+=o?3:1,!1}function C(d,a,k){d.reportBrokenString(k.start);const e=I(d);do
a.pop();while((a.at(-1)?.start??-1)>=e);return a.length>0}function I({text:d,at:a}){let k=a;for(;k>0&&d[k-1]!==`
`&&d[k-1]!=="\r";)k--;return k}function P(d){const{text:a,at:k}=d;if(d.peek(1)!=="<")return;d.at+=d.peek(2)==="-"?3:2;const e=d.readName();if(e===void 0){d.at=k;
return}return d.skipSpaces()!==`
`&&d.at<a.length&&d.report("invalid expression: a heredoc marker must end its line",k,d.at),d.skipLine(),d.isAtEnd()||d.at++,e}function O(d,a,k){const e=k.marker??
"";for(;;){if(d.peek(-1)===`
`&&u(d,e))return a.pop(),!0;const o=d.skipAll(y.Md);if(d.isAtEnd())return d.report("unterminated template string: no line closes the heredoc",k.start),!1;if(o===
`
`)d.at++;else if(D(d,a))return!0}}function u(d,a){const{text:k}=d;let{at:e}=d;for(;(0,y.xC)(k.charAt(e));)e++;const o=k.charAt(e);if(o>" "&&o<"\x80"&&!k.startsWith(
a,e))return!1;const m=k.indexOf(`
`,e),f=m<0?k.length:m;return(0,$.s8)((0,$.Dw)(k.slice(e,f)))!==a?!1:(d.at=k.charAt(f-1)==="\r"?f-1:f,!0)}}),3278:((oe,z,E)=>{E.d(z,{BD:()=>L,E3:()=>N,jw:()=>D});
var $=E(7811),y=E(6784),x=E(8201);function N(O){const{text:u,at:d}=O;if(O.at++,O.skipAll(y.Tj)!=='"')return U(O,d);const a=u.slice(d+1,O.at++);return{kind:"stri\
ng",start:d,end:O.at,value:a,verbatim:a}}function L(O,u,d){if(!O.includes("{"))return{kind:"string",...u,value:O,verbatim:O};const a=new y.bs(O,0,d),k={parts:[],
text:"",isTrimmed:!1};for(a.at=0;a.at<O.length;){const o=a.at;for(;a.at<O.length&&!S(a.peek());)a.at++;if(k.text+=O.slice(o,a.at),a.at<O.length&&!w(a,k)){T(k,u);
break}}const e=k.parts.map(o=>o.kind==="known"?o:{...o,code:O.slice(o.start,o.end),...u});return R({...k,parts:e},u,O)}const S=O=>O==="$"||O==="%";function U(O,u){
const{text:d}=O,a=d.slice(u+1,O.at),k={parts:[],text:a,isTrimmed:!1};for(;;){const e=O.at,o=O.skipAll(y.Tj);if(k.text+=d.slice(e,O.at),o==='"')return O.at++,R(k,
{start:u,end:O.at});if(o==="\\")k.text+=O.readEscape();else if(S(o)){if(!w(O,k))return{kind:"other",start:u,end:O.at}}else return O.reportBrokenString(u),{kind:"\
other",start:u,end:O.at}}}function R(O,{start:u,end:d},a){const{parts:k,text:e}=O;return k.length===0?{kind:"string",start:u,end:d,value:e,verbatim:a??e}:(j(O),
{kind:"template",start:u,end:d,parts:k,verbatim:a})}function j(O){const u=O.isTrimmed?(0,$.Dw)(O.text):O.text;u!==""&&O.parts.push({kind:"known",value:u}),O.text=
""}function T(O,u){j(O),O.parts.push({kind:"unknown",start:u.start,end:u.end})}function w(O,u){const{text:d,at:a}=O,k=d.charAt(a);if(O.peek(1)!=="{"){const o=d.
startsWith(`${k}{`,a+1);return u.text+=o?`${k}{`:k,O.at+=o?3:1,!0}O.at+=2;const e=k==="$"?A(O):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&O.skipBlank()===
"}"?(u.text+=e.value,O.at++,!0):(0,x.ku)(O,"}",a)?(d.charAt(a+2)==="~"&&(u.text=(0,$.s8)(u.text)),T(u,{start:a,end:O.at}),u.isTrimmed=d.charAt(O.at-2)==="~",O.countPart(),
!0):!1}function A(O){if(O.skipBlank()!=='"'||O.depth>=y.lr)return;O.depth++;const u=N(O);return O.depth--,u}function D(O){const{text:u,at:d}=O,a=O.peek(2)==="-",
k=(0,x.Fq)(O);if(k===void 0)return;const e=O.at;if(!(0,x._p)(O,k,d))return{kind:"other",start:d,end:O.at};const o={start:d,end:O.at},m=u.slice(e,u.lastIndexOf(`\

`,O.at-1)+1);if(C.test(m)){const h=[{kind:"unknown",...o}];return{kind:"template",...o,parts:h,verbatim:void 0}}const f=m.replaceAll("$${","${").replaceAll("%%{",
"%{"),p=a?I(f):f;return{kind:"string",...o,value:p,verbatim:p}}const C=/(?<!\$)\$\{|(?<!%)%\{/;function I(O){let u=O.length;for(const[d]of O.matchAll(P))u=Math.
min(u,d.length);return O.replace(P,d=>d.slice(u))}const P=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((oe,z,E)=>{E.d(z,{B$:()=>k,Tu:()=>T,
_3:()=>L,cd:()=>O,lR:()=>S,p_:()=>U});var $=E(3298),y=E(6784),x=E(891),N=E(9780);const L=({expression:t,text:i},l)=>l.effort.spend(()=>R(t,i,l)),S=1024;function U(t,i){
if(t.length>S)return;const l=new y.bs(t),n=o(l);return l.skipBlank()===""&&l.mistake===void 0?n?.(i):void 0}function R(t,i,l){switch(t.kind){case"string":return l.
isLiteral?t.verbatim:t.value;case"primitive":{const{value:n,start:s,end:c}=t;return typeof n=="number"?j(i.slice(s,c)):n}case"object":return(0,$.O)(n=>{const s=T(
t,n,i);return s===t?void 0:s&&L({expression:s,text:i},l)});case"tuple":return(0,$.O)(n=>{if(n===N.pi)return t.elements.length;const s=t.elements[Number(n)];return s&&
L({expression:s,text:i},l)});case"template":return l.isLiteral&&t.verbatim!==void 0?t.verbatim:I(k(t.parts,i,l),i,l);case"other":return U(i.slice(t.start,t.end),
l)}}function j(t){const i=t.replace(/[()\s]/g,"");return String(Number(i))===i?Number(i):void 0}function T(t,i,l,n=!1){if(t?.kind!=="object")return;const s=D(t.
items,l),c=s.get(void 0),g=n&&c!==void 0&&(c.name!==void 0||w.test(l.slice(c.start,c.end)));return c===void 0||g?s.get(i)?.value:t}const w=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
A=new WeakMap;function D(t,i){const l=A.get(t)??new Map(t.map(n=>[C(n,i),n]));return A.set(t,l),l}function C({name:t,start:i,end:l},n){return t===void 0?(0,N.Uk)(
U(n.slice(i,l),(0,N.os)())):t.includes("{")?void 0:t.normalize("NFC")}function I(t,i,l){let n="";for(const s of t){const c=s.kind==="known"?void 0:O(s,i),g=s.kind===
"known"?s.value:c&&U(c,l),v=(0,N.Uk)(g);if(v===void 0)return(0,N.VI)(n,g);if(n.length+v.length>N.lG)return;n+=v}return n}const P=(t,i)=>t.code??i.slice(t.start,
t.end);function O(t,i){const l=P(t,i);return l.startsWith("${")?l.slice(2,-1).replace(/^~|~$/g,""):void 0}const u=/^%\{~?\s*if\s([\s\S]*)\}$/,d=/^%\{~?\s*else\s*~?\}$/,
a=/^%\{~?\s*endif\s*~?\}$/;function k(t,i,l){const n=t.map(X=>X.kind==="unknown"?P(X,i):""),[s,...c]=n.keys().filter(X=>u.test(n[X]??"")),g=n.findIndex(X=>a.test(
X));if(s===void 0||c.length>0||g<s)return t;const v=u.exec(n[s]??"")?.[1]??"",M=U(v.replace(/~$/,""),l);if(typeof M!="boolean")return t;const B=n.findIndex(X=>d.
test(X)),K=B<0?g:B,F=M?t.slice(s+1,K):t.slice(K+1,g);return[...t.slice(0,s),...F,...t.slice(g+1)]}const e=t=>i=>i.effort.spend(()=>t(i));function o(t){if(t.depth>=
y.lr)return;t.depth++;const i=m(t);let l=i;if(i!==void 0&&b(t,"?")){const n=o(t),s=b(t,":")?o(t):void 0;l=n&&s&&e(g=>{const v=i(g);if(typeof v!="boolean")return(0,N.
J6)([v]);const[M,B]=v?[n,s]:[s,n],K=M?.(g);return/number|boolean/.test(typeof K)&&typeof B?.(g)!=typeof K?void 0:K})}return t.depth--,l}function m(t){const i=f(
t),l=b(t,"==");if(i===void 0||!l&&!b(t,"!="))return i;const n=f(t);return n&&e(c=>{const g=[i(c),n?.(c)];return g.every(M=>M===null||(0,N.Uk)(M)!==void 0)&&(g.includes(
null)||typeof g[0]==typeof g[1])?g[0]===g[1]===l:(0,N.J6)(g)})}function f(t){let i=h(t);for(;i!==void 0;){let l;if(b(t,".")){const n=t.readName()??r(t,/\d+/y);l=
n===void 0?void 0:e(()=>n)}else if(b(t,"[")){if(l=o(t),!b(t,"]"))return}else return i;i=l&&p(i,l)}}const p=(t,i)=>e(l=>{const n=t(l),s=i(l),c=(0,N.Uk)(s);return typeof n!=
"function"||c===void 0?(0,N.J6)([n,s]):n(c)});function h(t){if(b(t,"(")){const c=o(t);return b(t,")")?c:void 0}const i=t.skipBlank(),l=t.readName();if(l!==void 0)
return _(t,l);const n=r(t,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(n!==void 0)return e(()=>j(n));const s=/["{[]/.test(i)?(0,x.U)(t,i):void 0;return s&&e(c=>R(s,t.text,
c))}function _(t,i){const l={true:!0,false:!1,null:null}[i];if(l!==void 0)return e(()=>l);if(!b(t,"("))return e(s=>s.name(i));const n=[];for(;!b(t,")");){const s=o(
t);if(s===void 0||!b(t,",")&&t.skipBlank()!==")")return;n.push(s)}return e(s=>{const c=n.map(g=>g(s));return(0,N.J6)(c)??s.call(i,c)})}function b(t,i){return t.
skipBlank(),t.text.startsWith(i,t.at)?(t.at+=i.length,!0):!1}function r(t,i){const l=t.match(i)?.[0];return t.at+=l?.length??0,l}}),891:((oe,z,E)=>{E.d(z,{J:()=>N,
U:()=>R});var $=E(6784),y=E(8201),x=E(3278);function N(e,o){e.countPart();const m=o==="element"?e.skipBlank():e.skipSpaces(),f=e.at,p=R(e,m);if(p!==void 0&&U(e,
o))return p;o==="line"&&S(e,p),(0,y.Kk)(e,o);let h=e.at;for(;h>f&&(0,$.xC)(e.text.charAt(h-1));)h--;return h===f&&e.report("invalid expression: expected the sta\
rt of an expression",f),p===void 0?A(e,f,h):{kind:"other",start:f,end:h}}const L=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function S(e,o){L.lastIndex=e.at;const m=o===
void 0?L.test(e.text):/["\w]/.test(e.peek()),f=o===void 0?L.lastIndex-1:e.at;m&&e.report("missing newline after argument or block definition",f)}function U(e,o){
const m=o==="element"?e.skipBlank():e.skipSpaces();return(0,$.wH)(m)||m===","||e.isLineEnd(m)}function R(e,o){if(o==='"')return(0,x.E3)(e);if(o==="<")return(0,x.
jw)(e);if(o!=="{"&&o!=="["&&o!=="(")return;const m=e.at++;e.depth++;let f;return e.depth>$.lr?f=j(e,o,m):o==="{"?f=I(e,m):o==="["?f=C(e,m):f=D(e,m),e.depth--,f}
function j(e,o,m){return(0,y.ku)(e,(0,$.r1)(o)??o,m),{kind:"other",start:m,end:e.at}}const T=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,w=32;function A(e,o,m){
if(T.lastIndex=o,!(T.test(e.text)&&T.lastIndex===m)||m-o>w)return{kind:"other",start:o,end:m};const p=e.text.slice(o,m),h={true:!0,false:!1,null:null}[p];return{
kind:"primitive",start:o,end:m,value:h===void 0?Number(p):h}}function D(e,o){const m=N(e,"element");return e.skipBlank()!==")"?j(e,"(",o):(e.at++,{...m,start:o,
end:e.at})}function C(e,o){if(k(e))return j(e,"[",o);const m=[];let f=P(e,"]",o);for(;f;f=P(e,"]",o)){const h=e.at;m.push(N(e,"element")),e.at===h&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const p={start:o,end:e.at};return f===void 0?{kind:"other",...p}:{kind:"tuple",...p,elements:m}}function I(e,o){if(k(e))return j(
e,"{",o);const m=[];for(;P(e,"}",o);)m.push(O(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:o,end:e.at,items:m}}function P(e,o,m){const f=e.
skipBlank();return f!==o&&!e.isAtEnd()&&!(0,$.wH)(f)?!0:f!==o?e.reportUnclosed(m):(e.at++,!1)}function O(e,o){const m=e.at,f=u(e,o);let p=e.at;for(;p>m&&(0,$.xC)(
e.text.charAt(p-1));)p--;const h=e.skipSpaces();if(h!=="="&&h!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,y.Kk)(
e,"line"),e.at===m&&e.at++,{name:void 0,start:m,end:p,value:{kind:"other",start:p,end:e.at}};e.at++;const _=N(e,"line");return{name:f,start:m,end:p,value:_}}function u(e,o){
const m=e.at;let f;if(o==='"'||o==="("){const _=R(e,o);_?.kind==="string"&&(f=_.value)}else f=e.readName();const p=e.skipSpaces();if(p==="="||p===":")return f;a(
e);const h=e.text.slice(m,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(h)?h:void 0}const d=/[=!<>]=|[-+*/%<>!&|?.]/y;function a(e){for(;;){const o=e.skipSpaces(),
m=e.at;if(e.isLineComment(o))return;if((0,$.L8)(o))e.at++;else if(o==="["||o==="(")e.at++,j(e,o,m);else if(o==='"')(0,x.E3)(e);else if(e.match(d)!==null)e.at=d.
lastIndex;else if(e.readName()===void 0)return}}function k(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,$.L8)(e.peek(3))}}),6353:((oe,z,E)=>{E.d(z,
{K:()=>S});var $=E(6784),y=E(891),x=E(8201),N=E(3278),L=E(9941);function S(u,d=new L.n_,a=!1){const k=new $.bs(u,u.startsWith("\uFEFF")?1:0,d);return k.readsAll=
a,k.structure(U(k,void 0))}function U(u,d){const a={kind:"native",attributes:[],blocks:[]},k=new Set;let e=d!==void 0&&!u.isLineEnd(u.skipSpaces());for(;;){const o=u.
skipBlank();if(u.at>=u.text.length){d!==void 0&&u.report(R,d);break}if(o==="}"&&d!==void 0){u.at++;break}j(u,o,a,k),P(u,e,a),e=!1}return a}const R="unclosed con\
figuration block: there is no closing brace before the end of the file";function j(u,d,a,k){const e=u.at;u.countPart();const o=d==='"'?C(u):u.readName();if(o===
void 0){d<"\x80"?u.report("argument or block definition required",e):u.reportCharacter(),O(u,e);return}const m=u.at;if(u.skipSpaces()==="="&&u.peek(1)!=="="){u.
at++,k.has(o)&&u.report("attribute redefined: it is set a second time",e,m),k.add(o),a.attributes.push({name:o,start:e,end:m,value:(0,y.J)(u,"line")});return}const p=[];
for(let t=I(u);t!==void 0;t=I(u))p.push(t);const h=u.at;if(u.peek()!=="{"){const t=p.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';u.report(t,e,m),O(u,e);return}u.at++;const r=T.has(o)&&p[0]?.value!=="terraform_\
remote_state"&&!u.readsAll&&u.depth===0&&u.mistake===void 0?w(u,h):D(u,h);a.blocks.push({type:o,labels:p,start:e,end:h,body:r})}const T=new Set(["resource","dat\
a","ephemeral","output","variable"]);function w(u,d){const{at:a}=u;if((0,x.ku)(u,"}",d)&&u.mistake===void 0){const e=new $.bs(u.text.slice(0,u.at),a,u.parts);return e.
depth=1,new A(e)}return u.at=a,u.mistake=void 0,D(u,d)}class A{kind="native";cursor;body;constructor(d){this.cursor=d}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(d){return this.body!==void 0||this.cursor.text.includes(d,this.cursor.at)}read(){return this.body??=U(this.cursor,this.cursor.
at-1),this.body}}function D(u,d){if(u.depth>=$.lr)return u.report(`blocks are nested deeper than ${$.lr} levels`,d),(0,x.ku)(u,"}",d),{kind:"native",attributes:[],
blocks:[]};u.depth++;const a=U(u,d);return u.depth--,a}function C(u){const d=u.at,a=(0,N.E3)(u);return u.report("invalid argument name: argument names must not \
be quoted",d,u.at),a.kind==="string"?a.value:void 0}function I(u){const d=u.skipSpaces(),a=u.at;let k;if(d==='"'){const o=(0,N.E3)(u);o.kind==="string"?k=o.value:
(k=u.text.slice(a+1,Math.max(a+1,u.at-1)),u.report("invalid block label: it has to be plain text",a,u.at))}else k=u.readName();if(k===void 0)return;const{at:e}=u;
return u.countPart(),{value:k,start:a,end:e}}function P(u,d,{blocks:a}){const k=u.skipSpaces();d&&(k!=="}"||a.length>0)?u.report("invalid single-argument block \
definition: a block in one line has one argument at most",u.at):!d&&!u.isLineEnd(k)&&u.report("missing newline after argument or block definition",u.at)}function O(u,d){
(0,x.Kk)(u,"line"),(u.at===d||(0,$.wH)(u.peek())&&u.peek()!=="}")&&u.at++}}),9780:((oe,z,E)=>{E.d(z,{A9:()=>U,J6:()=>A,Pg:()=>R,Uk:()=>w,VI:()=>D,ae:()=>$,lG:()=>x,
os:()=>j,pi:()=>y,sT:()=>T});class ${text;withheld;constructor(I,P=null){this.text=I,this.withheld=P}}const y="#",x=4096,N=200,L=2e4,S=5e6,U=C=>/[^\0-\x7f]/.test(
C)?C.normalize("NFC"):C;class R{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>S}spend(I){
if(this.steps+=1,this.count(),this.depth>=N||this.steps>L||this.isSpent)return;this.depth+=1;const P=I();return this.depth-=1,typeof P!="string"?P:P.length>x?void 0:
U(P)}}const j=()=>({name:()=>{},call:()=>{},effort:new R}),T=()=>({...j(),isLiteral:!0}),w=C=>typeof C=="string"||typeof C=="number"||typeof C=="boolean"?String(
C):void 0,A=C=>C.find(I=>I instanceof $&&I.withheld!==null);function D(C,I){return I instanceof $?new $((C+I.text).slice(0,x),I.withheld):new $(C)}}),2756:((oe,z,E)=>{
E.d(z,{Bs:()=>U,C5:()=>A,Yo:()=>S,bK:()=>D,g$:()=>C,rI:()=>L,wK:()=>T,yR:()=>w});var $=E(9432),y=E(9985),x=E(9780),N=E(9941);function L({text:I},P,O){const u=(0,N.
yN)(I);return{text:I,place:d=>({file:P,...u(d),target:O})}}const S=I=>{const P=I.length>x.lG?(0,$.dh)(I,x.lG):I;return P.length<13?P:[P.slice(0,1),P.slice(1)].join(
"")};function U(I){const P=I.join(".");return P.length>x.lG?S(P):P}const R=I=>I.length>x.lG?{kind:"pieces",pieces:[null],text:S(I)}:{kind:"known",text:S((0,x.A9)(
I))},j=I=>I===void 0||I.length>y.lR?null:{code:S(I)};function T(I,P,O=!1){const u=()=>I.text.slice(P.start,P.end),d=a=>({kind:"pieces",pieces:a,text:S(u())});switch(P.
kind){case"string":{const{value:a,verbatim:k}=P;if(O||a===k)return R(k);const e=S((0,x.A9)(a));return{kind:"pieces",pieces:[e],text:e,isJson:!0}}case"template":{
if(O&&P.verbatim!==void 0)return R(P.verbatim);const a=P.verbatim!==void 0,k=a?null:(0,y._3)({expression:P,text:I.text},(0,x.os)());if(typeof k=="string")return R(
k);const e=(0,y.B$)(P.parts,I.text,(0,x.os)()).map(m=>m.kind==="known"?S(m.value):j((0,y.cd)(m,I.text))),o=e.includes(null)?[j(u())]:e;return{...d(o),...a&&{isJson:a}}}case"\
other":{const a=u(),k=(0,y.p_)(a,(0,x.os)());return typeof k=="string"?R(k):d([j(a)])}case"primitive":case"object":case"tuple":return d([null])}}function w(I,P){
return P.kind!=="primitive"?T(I,P):P.value===null?null:R(String(P.value))}function A(I,P){const[O]=I.kind==="pieces"?I.pieces:[];return I.kind==="known"||typeof O!=
"object"||O===null?I:{...I,pieces:[{code:`(${O.code}).${P}`}]}}function D(I){return I?.kind!=="string"?null:S((0,x.A9)(I.value))}function C({pieces:I},P){let O="";
for(const u of I){const d=typeof u=="object"?u&&(0,y.p_)(u.code,P):u;if(d===null&&u!==null&&I.length===1)return{isWhole:!0,text:null,withheld:null};const a=(0,x.
Uk)(d);if(a===void 0)return{isWhole:!1,...(0,x.VI)(O,d)};if(O.length+a.length>x.lG)return{isWhole:!1,text:O,withheld:null};O+=a}return{isWhole:!0,text:S((0,x.A9)(
O)),withheld:null}}}),3140:((oe,z,E)=>{E.d(z,{AJ:()=>o,kM:()=>I,ls:()=>m});var $=E(7706),y=E(8516),x=E(2170),N=E(9119),L=E(2485),S=E(8032),U=E(3846),R=E(9985),j=E(
9941),T=E(2756);function w(p,{type:h,labels:_,start:b,end:r}){const t=[h];for(const{value:i}of _)t.push(i);return{what:(0,T.Bs)(t),place:p.place({start:b,end:r})}}
const A=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),D=/^(?:credentials(?:_helper)?|host|provider_installation)$/,C=[["backend",
1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function*I(p,h){const _=h.kind==="native"?
h.blocks:[...A].flatMap(([b,r])=>(0,j.SH)(h,b,r));for(const b of _){const{type:r,labels:t}=b;A.get(r)===t.length?(yield w(p,b),r==="variable"&&(yield*u(p,b))):D.
test(r)&&(yield{...w(p,b),problem:(0,$.ho)({kind:"of-cli",type:r})})}for(const b of(0,j.SH)(h,"terraform",0))yield*P(p,b.body)}function*P(p,h){for(const[_,b,r]of C)
for(const t of(0,j.SH)(h,_,b))if(yield{what:r,place:p.place(t),isSingle:!0},_==="required_providers")for(const i of(0,j.Td)(t.body))yield*a(p,i);yield*e(p,(0,j.
w4)(h,"required_version"))}const O=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function*u(p,h){const{what:_,place:b}=w(
p,h),r=(0,T.Yo)(h.labels[0]?.value??""),t=(0,j.w4)(h.body,"type")?.value;O.test(r)&&(yield{what:_,place:b,problem:(0,$.ho)({kind:"reserved",what:_})}),h.body.kind===
"native"&&t?.kind==="string"&&(yield{what:_,place:p.place(t),problem:(0,$.ho)({kind:"quoted-type",what:_})})}const d=["source","version","configuration_aliases"];
function a(p,h){const{value:_}=h,b=(0,T.Yo)(h.name),r=(0,T.Bs)(["required_providers",b]),t=_.kind==="object"?_.items:null,i=(0,U.sL)(b);if(!i.ok||t!==null&&i.value!==
b){const s=i.ok?i.value:null,c=(0,$.ho)({kind:"local-name",name:b,normal:s});return[{what:r,place:p.place(h),problem:c}]}const l=t?.find(s=>s.name!==void 0&&!d.
includes(s.name));if(l?.name===void 0)return[];const n=(0,$.ho)({kind:"argument",what:r,argument:(0,T.Yo)(l.name)});return[{what:r,place:p.place(l),problem:n}]}
const k=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(p,h){if(h===void 0)return[];const{value:_}=h,{text:b}=p;if(!(_.kind==="template"?_.parts.map(
n=>n.kind==="unknown"?(0,R.cd)(n,b):""):[_.kind==="other"?b.slice(_.start,_.end):""]).some(n=>k.test(n??"")))return[];const t=p.place(_),i=(0,y.jF)({kind:"not-c\
onstant"}),l=/\.tofu(\.json)?$/.test(t.file)?"opentofu":"terraform";return[{what:"required_version",place:t,problem:i,clients:[l]}]}function*o(p){const h=p.every(
({kind:_})=>_.clients.length===S.Du.length);for(const _ of h?[S.Du]:S.Du.map(b=>[b])){const b=p.filter(({kind:r})=>_.every(t=>r.clients.includes(t)));yield{readers:_,
read:b}}}function m(p){const h=[...o(p)].flatMap(({readers:_,read:b})=>[...f(b)].map(({what:r,place:t,problem:i,clients:l=S.Du})=>{const n=_.filter(c=>l.includes(
c)),s=(0,L.Kc)(r);return(0,x.kH)(i,{places:[t],clients:n,isPlaceholder:s})}));return(0,x.Qp)(h,({places:_,problem:b})=>[_[0],b.message])}function*f(p){const h=new Map;
for(const{definitions:_,kind:b,isContext:r}of p)for(const{what:t,place:i,problem:l,clients:n}of _){const s=h.get(t);if(l!==void 0)r||(yield{what:t,place:i,problem:l,
clients:n});else{if(b.isOverride)continue;if(s===void 0)h.set(t,i);else if(!r){const c=(0,N.eo)(s);yield{what:t,place:i,problem:(0,$.ho)({kind:"twice",what:t,first:c})}}}}
if(!p.some(({notes:_,kind:b})=>_.length>0||b.class==="terragrunt")){for(const{definitions:_,kind:b,isContext:r}of p)if(!(!b.isOverride||r))for(const{what:t,place:i,
problem:l,isSingle:n}of _)l!==void 0||n||h.has(t)||(yield{what:t,place:i,problem:(0,$.ho)({kind:"no-base",what:t})})}}}),8594:((oe,z,E)=>{E.d(z,{Ef:()=>O,FT:()=>C,
RO:()=>w,S9:()=>a,Zn:()=>o,gd:()=>f,hN:()=>p,qm:()=>j});var $=E(8339),y=E(8032),x=E(5243),N=E(9897),L=E(3846),S=E(9780),U=E(2756),R=E(5440);const j=h=>[[{...(0,U.
g$)(h,(0,S.os)()),from:null}]],T=1e4;function w({kind:h},_,b,r){const{row:t,value:i}=_;if(i?.kind!=="known")return D(h,_,b);const l=A(_),s=t.grammar==="module"&&
!l&&(0,x.Nj)(i.text)?"./":i.text,c=h.clients.length===y.Du.length?"":h.clients[0],g=`${t.grammar} ${t.service} ${c} ${l} ${s}`,v=r.get(g);if(v!==void 0)return v;
r.size>=T&&r.clear();const M=D(h,_,b);return r.set(g,M),M}const A=({version:h})=>h?.value.kind==="known";function D(h,_,b){const r=h.clients.map(i=>[i,I(h,_,i,b)]),
t=Math.max(...r.map(([,{length:i}])=>i));return Array.from({length:t},(i,l)=>{const n=new Map;for(const[v,{[l]:M}]of r)M!==void 0&&n.set(v,M);const s=[...n.values()],
g=s.some(({needed:v})=>v==="state")?null:p(n,_.row);return{meanings:n,first:C(s),needs:g}})}const C=h=>h.find(({host:_,directHost:b})=>_!==null||b!==void 0)??R.
zt;function I(h,_,b,r){const t=u(_,b,r).map(l=>{const n=k(h,_,b,l);return P(_,b)?{...n,directHost:N.IZ}:n});if(t.length<2)return t;const i=({host:l,directHost:n,
needed:s,problem:c})=>JSON.stringify([l,n,s,c?.message]);return[...new Map(t.map(l=>[i(l),l])).values()]}const P=({row:h,value:_},b)=>b==="terraform"&&h.evaluation?.
terraform!=="any"&&_?.kind==="pieces"&&_.isJson===!0,O={isWhole:!0,withheld:null,from:null};function u(h,_,b){const{value:r}=h;return r?.kind==="known"?[[{...O,
text:r.text}]]:r===void 0||r.text==="null"?[[{...O,text:null}]]:b(h,r,_)}const d=({value:h})=>h?.kind==="pieces"&&h.text!=="null",a=({references:h})=>h.some(_=>_.
row.evaluation!==void 0&&(d(_)||_.version?.value.kind==="pieces"||_.row.merges==="module"&&_.value?.kind==="pieces"));function k(h,_,b,r){const{row:t,address:i,
value:l}=_,n=o(r),s=n.map(({isWhole:F,text:X})=>{if(X===null)return f(_,h,b);if(F)return R.pb[t.grammar](X,b,A(_));const Q=h.class==="terragrunt"||h.isGenerated;
return t.grammar==="host-part"&&Q?R.zt:(0,R.i4)(t.grammar,X,b)}),[c]=s,g=s.every(F=>F?.needed===c?.needed);if(c!==void 0&&g&&!s.includes(void 0)){const[F]=n;if(l?.
kind!=="pieces"||F===void 0)return c;const Q=s.every(q=>q?.directHost===c.directHost)?{}:{directHost:N.IZ},se=n.every(q=>q.isWhole);return{...c,...Q,evaluated:{
text:F.text,isWhole:se}}}if(t.grammar==="terragrunt"&&e(l))return{...R.zt,directHost:N.IZ};const v=t.evaluation!==void 0&&t.evaluation[b]===void 0,M=n.find(({withheld:F})=>F!==
null)?.withheld??null,B=b==="terraform",K=(0,$.J0)({address:i,argument:t.grammar==="host"?"hostname":"source",expression:l?.kind==="pieces"?l.text:"",candidates:n.
map(({isWhole:F,text:X,from:Q})=>({text:F?X:null,from:Q})),refused:v?"never":M===null?null:{variable:B?M:""}});return(0,R.Qm)(K)}const e=h=>h?.kind==="pieces"&&
h.pieces.some(_=>typeof _=="string"&&/[?&]ref=/.test(_));function o(h){return h.some(({isWhole:_,from:b})=>_&&b!==null)?h.filter(({isWhole:_,from:b})=>_||b!==null):
h}const m={cloud_default:"cloud block",remote_state_default:"remote state"};function f(h,_,b){const{row:r,value:t,address:i,localName:l}=h,n=t===void 0?h.kind:r.
absent??h.kind;if(r.defaults!==void 0){const s=r.defaults[b];return s!==null?(0,R.TU)((0,x.mD)(s)):(0,R.Qm)((0,$.tg)(m[n]??"remote backend"))}return t!==void 0?
r.grammar==="url"?R.zt:(0,R.Qm)((0,$.DA)({reason:"null",address:i})):n==="required_provider_invalid"?(0,R.Qm)((0,$.DA)({reason:"not-a-requirement",address:i})):
l!==null&&_.class!=="stack"&&_.class!=="deploy"?l!=="terraform"&&(0,L.sL)(l).ok?(0,R.TU)((0,x.Vm)(b)):R.zt:_.isOverride?R.zt:(0,R.Qm)((0,$.DA)({reason:"missing",
address:i}))}function p(h,{service:_},b=()=>null){if(_===null)return[];const r=new Map;for(const[t,{needed:i,host:l}]of h){const n=i==="state"?b(t)??l:i;n!==null&&
r.set(n,{host:n,service:_,clients:[...r.get(n)?.clients??[],t]})}return[...r.values()]}}),4118:((oe,z,E)=>{E.d(z,{FK:()=>O,hN:()=>o,FZ:()=>r,xr:()=>t,Od:()=>d,gq:()=>k,
R:()=>f});var $=E(8032),y=E(5243),x=E(3846),N=E(5106),L=E(9941),S=E(2756),U=E(3140);function*R(n,s){const c=j.get(s.type)?.(s,n)??[];for(const{kind:g,text:v,localName:M=null,
span:B}of c)yield{kind:g,text:(0,S.Yo)(v),localName:M,place:n.place(B)}}const j=new Map([["terraform",T],["provider",A],["module",I]]);function*T({body:n},s){const c=(0,L.
SH)(n,"required_providers",0).flatMap(g=>(0,L.Td)(g.body));for(const{value:g}of c){const M=(g.kind==="object"?g.items:[]).find(({name:B})=>B==="configuration_al\
iases")?.value;for(const B of M?.kind==="tuple"?M.elements:[])yield{kind:"provider-expected",text:B.kind==="string"?B.value:w(s,B),span:B}}}const w=({text:n},{start:s,
end:c})=>n.slice(s,c).trim();function*A(n){const{labels:s,body:c}=n,[g]=s;if(g===void 0||D(c))return;const v=(0,S.bK)((0,L.w4)(c,"alias")?.value);yield{kind:"pr\
ovider-configured",text:v===null?g.value:`${g.value}.${v}`,span:n}}const D=n=>(0,L.Td)(n).every(({name:s})=>s==="alias"||s==="//")&&(n.kind==="json"||n.blocks.length===
0),C=["count","for_each","depends_on"];function*I({labels:[n],body:s},c){const g=(0,S.Yo)(n?.value??""),v=(0,L.w4)(s,"providers")?.value;for(const M of v?.kind===
"object"?v.items:[])yield{kind:"provider-passed",text:M.name??w(c,M),localName:g,span:M};for(const M of C){const B=(0,L.w4)(s,M);B!==void 0&&(yield{kind:"call-r\
epeated",text:M,localName:g,span:B})}}var P=E(1011);const O={providerUses:new Map,hasBackend:!1,declared:[]},u=new Map([["language",0],["terraform",0],["provide\
r",1],["module",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function d(n,s){const c=new e(n),g=s.kind==="nat\
ive"?s.blocks.filter(({type:K,labels:F})=>u.get(K)===F.length):[...u].flatMap(([K,F])=>(0,L.SH)(s,K,F));for(const K of g)c.read(K);const{providerUses:v,hasBackend:M,
declared:B}=c;return{providerUses:v,hasBackend:M,declared:B}}const a=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function k(n,s){const c=new e(n),g=(0,L.w4)(s,"ter\
raform_binary")?.value,[,v]=a.exec((0,S.bK)(g)??"")??[];return g!==void 0&&v!==void 0&&c.declare("binary",g,v),c.declareVersion("version",(0,L.w4)(s,"terraform_\
version_constraint")),{...O,declared:c.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(s){this.source=s}read(s){const{type:c,
labels:g,body:v}=s;switch(this.declared.push(...R(this.source,s)),c){case"language":this.declare("language",s);for(const M of(0,L.SH)(v,"compatible_with",0))this.
declareVersion("compatible",(0,L.w4)(M.body,"opentofu"));return;case"terraform":this.hasBackend||=o(v);for(const M of(0,L.SH)(v,"encryption",0))this.declare("en\
cryption",M);this.declareVersion("version",(0,L.w4)(v,"required_version"));return;case"module":return;case"provider":for(const M of g)this.use(M.value,M.value,M,
[s]),this.declareVersion("provider-version",(0,L.w4)(v,"version"),(0,S.Yo)(M.value));(0,L.w4)(v,"for_each")!==void 0&&this.declare("provider-for-each",s);return;case"\
check":for(const M of(0,L.SH)(v,"data",2))this.readTyped(M,[s,M]);return;case"import":this.readNamed(s,[s])||this.readImported(s);return;default:c==="action"&&this.
declare("action",s),this.readTyped(s,[s])}}declare(s,c,g="",v=null){this.declared.push({kind:s,text:g,localName:v,place:this.source.place(c)})}declareVersion(s,c,g){
const v=(0,S.bK)(c?.value);c!==void 0&&v!==null&&this.declare(s,c.value,v,g)}readTyped(s,c){const[g]=s.labels;if(g===void 0||this.readNamed(s,c))return;const[v=""]=g.
value.split("_",1);this.use(v,g.value,g,c)}readImported(s){const c=(0,L.w4)(s.body,"to")?.value,[,g]=_.exec(this.textOf(c))??[];if(c===void 0||g===void 0)return;
const[v=""]=g.split("_",1);this.use(v,g,c,[s])}textOf(s){if(s===void 0)return"";const{start:c,end:g}=s;return(s.kind==="string"?s.value:this.source.text.slice(c,
g)).slice(0,b).trim()}readNamed(s,c){const g=(0,L.w4)(s.body,"provider")?.value;if(g===void 0)return!1;const[,v]=h.exec(this.textOf(g))??[];return v===void 0?!1:
(this.use(v,v,g,c),!0)}use(s,c,g,v){if(this.providerUses.has(s))return;const M={text:(0,S.Yo)(c),address:p(v),place:this.source.place(g)};this.providerUses.set(
(0,S.Yo)(s),M)}}const o=n=>(0,L.SH)(n,"backend",1).length>0||(0,L.SH)(n,"cloud",0).length>0,m=["name","prefix","tags"];function f(n){const[s]=(0,L.SH)(n,"worksp\
aces",0),c=v=>v==="workspaces"&&s!==void 0?m.some(M=>(0,L.w4)(s.body,M)!==void 0):(0,L.w4)(n,v)!==void 0,g=P.Rt.filter(v=>!c(v));return{organization:(0,S.bK)((0,L.
w4)(n,"organization")?.value),name:s?(0,S.bK)((0,L.w4)(s.body,"name")?.value):null,...g.length>0&&{lacks:g}}}const p=n=>(0,S.Bs)(n.flatMap(({type:s,labels:c})=>[
s,...c.map(({value:g})=>g)])),h=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),_=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,b=256;function r(n){const s=new Map;
for(const{readers:c,read:g}of(0,U.AJ)(n))for(const[v,M]of l(g)){const B=s.get(v),K=B===void 0?c:[...B.clients,...c];s.set(v,{...B??M,clients:K})}return Array.from(
s.values(),c=>{const{host:g,isHostImplied:v,needs:M}=t(c.clients);return{kind:"implied_provider",host:g,isHostImplied:v,...c,isOverridden:!1,needs:M}})}function t(n){
const s=n.length===$.Du.length,c=v=>v.clients.some(M=>n.includes(M)),g=s?i:i.filter(c);return{host:g[0]?.host??null,isHostImplied:!0,needs:g}}const i=$.Du.map(n=>({
host:(0,y.Vm)(n),service:N.xq,clients:[n]}));function l(n){const s=new Set(["terraform"]);for(const{references:g}of n)for(const{localName:v}of g)s.add(v);const c=new Map;
for(const{scope:g,isContext:v}of n)if(!v)for(const[M,B]of g.providerUses)s.has(M)||(s.add(M),(0,x.sL)(M).ok&&c.set(M,B));return c}}),5839:((oe,z,E)=>{E.d(z,{PG:()=>A,
YK:()=>C,kl:()=>D});var $=E(4756),y=E(7706),x=E(2170),N=E(2485),L=E(8032),S=E(1780),U=E(3298),R=E(3140),j=E(5440),T=E(8594),w=E(4118);const A=5e4;function D(e,o,m=new Map){
const f=[],p=[...e.flatMap(_=>_.notes),...(0,R.ls)(e)],h=new P(e,o,m);for(const _ of e)if(!_.isContext)for(const b of _.references){if(f.length>=A)return p.push(
C(_.file)),I(f,p);const r=(0,T.RO)(_,b,o,m);if(b.kind==="backend"&&r.every(({first:i})=>i===j.zt))continue;let t=O(_,b,o);for(const i of r){const l=h.usageOf(_,
b,i);f.push(t===void 0?l:{...l,calls:t}),t=void 0}for(const i of h.notesOf(_,b,r))p.push(i)}for(const _ of(0,w.FZ)(e))f.push(_);return I(f,p)}const C=e=>(0,x.ht)(
e,(0,$.ub)({kind:"module-usages",max:A})),I=(e,o)=>({usages:e.sort((m,f)=>k(m.place,f.place)),notes:o.sort((m,f)=>k((0,x.Xd)(m),(0,x.Xd)(f)))});class P{files;values;sources;overrides;constructor(o,m,f){
this.files=o,this.values=m,this.sources=f,this.overrides=o.filter(({kind:p})=>p.isOverride)}usageOf(o,m,f){const{kind:p,value:h,address:_,constraints:b,place:r,
row:t,hasOwnToken:i,workspace:l}=m,{meanings:n,first:s,needs:c}=f,g=this.overrides.length===0?n:new Map([...n].filter(([B])=>this.isInForce(o,m,B))),v=g.size===
n.size&&c!==null,M={kind:p,host:s.host,isHostImplied:s.isHostImplied,directHost:s.directHost,hasOwnToken:i,text:h?.text??null,address:_,version:this.versionOf(m),
constraints:b,place:r,clients:o.kind.clients,needs:v?c:(0,T.hN)(g,m.row,this.stateHost),isOverridden:g.size===0,workspace:l};return v&&t.backend===void 0&&h?.kind!==
"pieces"?M:{...M,...this.decisionOf(m,f,g)}}decisionOf({value:o,row:m},{meanings:f},p){const h=[...f],_=h.flatMap(([i,l])=>l.evaluated===void 0?[]:[[i,l.evaluated]]),
b=[...p].flatMap(([i,{needed:l}])=>{const n=l==="state"?this.stateHost(i):null;return n===null?[]:[[i,n]]}),r=h.flatMap(([i])=>p.has(i)?[]:i),t=h.some(([,{needed:i}])=>i===
"state");return{...o?.kind==="pieces"&&{evaluated:Object.fromEntries(_)},...m.backend!==void 0&&{backend:m.backend},...p.size>0&&r.length>0&&{replacedFor:r},...t&&
{stateHosts:Object.fromEntries(b)}}}notesOf(o,m,f){const{place:p,row:h,value:_}=m,b=[p],r=_===void 0&&o.notes.length>0,t=o.notes.some(l=>(0,x.Xd)(l)?.line===p.line),
i=[];for(const{meanings:l}of r?[]:f)for(const[n,{problem:s,host:c}]of l){if(s===void 0||!this.isInForce(o,m,n)||t&&s.code==="source-dynamic")continue;const g=_?.
kind==="known"&&(0,N.Kc)(_.text);i.push((0,x.kH)(s,{namedHost:c,clients:[n],places:b,isPlaceholder:g}))}return h.isReserved&&i.push((0,x.kH)((0,y.ME)(),{places:b,
clients:o.kind.clients})),(0,x.Qp)(i,({problem:{code:l,message:n}})=>l==="source-dynamic"?(0,S.pj)(n):l)}isInForce({kind:o},{mergeKey:m},f){return o.isOverride||
m===null||!this.replaced(f).has(m)}replaced=(0,U.O)(o=>{const m=new Set;for(const{kind:f,references:p,scope:h}of this.overrides)if(f.clients.includes(o)){h.hasBackend&&
m.add("backend");for(const{mergeKey:_,value:b,localName:r}of p)_!==null&&(b!==void 0||r!==null)&&m.add(_)}return m});stateHost=(0,U.O)(o=>{const m=this.files.filter(
({kind:f})=>f.clients.includes(o));for(const f of m)for(const p of f.references){if(p.row.merges!=="backend"||!this.isInForce(f,p,o))continue;const[h]=(0,T.RO)(
f,p,this.values,this.sources),_=h?.meanings.get(o)?.needed??null;if(_!==null&&_!=="state")return _}return null});versionOf(o){if(o.version===null)return;const{value:m,
place:f}=o.version;if(m.kind==="known")return{text:m.text,place:f};const p=L.Du.flatMap(_=>{const b=this.values(o,m,_).flat();if(b.some(({withheld:i})=>i!==null))
return[];const[r,...t]=b;return[[_,t.length===0&&r?.isWhole===!0?r.text:null]]});return{text:a.test(m.text)?m.text:"\u2026",value:Object.fromEntries(p),place:f}}}
function O({kind:e},o,m){const{row:f,value:p,version:h}=o,_=p?.kind==="pieces"||h?.value.kind==="pieces";if(f.merges!=="module"||!_)return;const b=e.clients.map(
r=>[r,u(o,r,m)]);return Object.fromEntries(b.filter(([,r])=>r!==null))}function u(e,o,m){const f=b=>b?.kind==="pieces"?m(e,b,o):[[{...T.Ef,text:b?.text??null}]],
p=f(e.value);if(p.flat().some(({withheld:b})=>b!==null))return null;const h=f(e.version?.value),_=new Map;for(let b=0;b<Math.max(p.length,h.length);b+=1){const r=[
p[b]??p[0]??[],h[b]??h[0]??[]],[t,i]=r.map(d),[l=null]=r.flatMap(([c])=>c?.root??[]),s={root:l,source:t??null,version:i??null,isOpen:t===void 0||i===void 0};_.set(
JSON.stringify(s),s)}return[..._.values()]}function d(e){const[o,...m]=(0,T.Zn)(e),f=m.every(({isWhole:p,text:h})=>p&&h===o?.text);return o?.isWhole===!0&&f?o.text:
void 0}const a=/^(?!<<)"?[^"]*"?$/,k=(e,o)=>e===null||o===null?0:e.file!==o.file?e.file<o.file?-1:1:e.line-o.line||e.column-o.column}),6851:((oe,z,E)=>{E.d(z,{eI:()=>m,
jq:()=>p,CJ:()=>_,bH:()=>d});var $=E(4756),y=E(8516),x=E(2170),N=E(9968),L=E(3276),S=E(6353),U=E(9941),R=E(2756),j=E(3140),T=E(3114),w=E(2213),A=E(9985),D=E(4118),
C=E(3542);function I(l,n,s){const c=(0,C.FK)(s),g=[],v=new Set([""]);if(n.kind==="json")for(const{name:M}of n.members)v.add(M);else for(const{type:M}of n.blocks)
c.has(M)&&v.add(M);for(const M of v)for(const B of c.get(M)??[])new P(l,B,g).readAt(0,{body:n,block:void 0,names:[]});return g}class P{source;row;references;constructor(n,s,c){
this.source=n,this.row=s,this.references=c}readAt(n,s){const c=this.row.path[n];if(c===void 0){this.read(s);return}const[g]=c,{body:v}=s,M=v.kind==="native"?v.blocks:
(0,U.SH)(v,g,c.length-1);for(const B of M){const{labels:K}=B;if(B.type!==g||K.length!==c.length-1||K.some(({value:Q},se)=>!["*",Q].includes(c[se+1]??"")))continue;
const X=[...s.names,g,...K.map(({value:Q})=>Q)];this.readAt(n+1,{body:B.body,block:B,names:X})}}read(n){const{body:s,block:c,names:g}=n;switch(this.row.position){case"\
entries":for(const v of(0,U.Td)(s))this.addEntry(g,v);return;case"label":{const v=c?.labels.at(-1);if(v===void 0)return;const M={kind:"known",text:(0,R.Yo)(v.value)},
B=this.source.place(v),K=this.version((0,U.w4)(s,"version")?.value),F=(0,R.bK)((0,U.w4)(s,"constraints")?.value)??void 0;this.add(g.slice(0,-1),{value:M,place:B,
version:K,constraints:F});return}case"urls":{const v=(0,U.w4)(s,"urls")?.value;for(const M of v?.kind==="tuple"?v.elements:[])this.add(g,this.written(M));return}case"\
open-state":this.addOpenState(n);return;default:this.addArguments(n,this.row.position)}}add(n,s){const{row:c}=this,g={version:null,constraints:void 0,localName:null,
workspace:void 0},v={row:c,address:(0,R.Bs)(n),mergeKey:(0,C.dh)(c,n)};this.references.push({kind:c.kind,hasOwnToken:!1,...g,...s,...v})}addOpenState({body:n,names:s}){
const{source:c}=this,g=se=>(0,U.w4)(n,se)?.value,v=g("encryption"),M=v?.kind==="other"||w.Ar.some(se=>(0,A.Tu)(v,se,c.text)!==void 0),B=(0,R.bK)(g("backend")),K=g(
B===null?"backend":"config"),F=B!=="remote"&&K?.kind!=="object",X=M?v:F?K:void 0;if(X===void 0)return;const Q={kind:"pieces",pieces:[null],text:(0,R.wK)(c,X).text};
this.add(s,{value:Q,place:c.place(X)})}addArguments({body:n,block:s,names:c},g){const{row:v,source:M}=this,B=q=>(0,U.w4)(n,q)?.value,K=v.backend!==void 0;if(K&&
(0,R.bK)(B("backend"))!==v.backend)return;const F=K?B("config"):void 0,X=q=>{const[ie="",ae]=q.split("."),re=K?(0,A.Tu)(F,ie,M.text):B(ie);return ae!==void 0&&re?.
kind==="object"?(0,A.Tu)(re,ae,M.text):re},Q={version:this.version(B("version")),hasOwnToken:v.grammar==="host"&&X("token")!==void 0,workspace:v.merges==="backe\
nd"&&v.grammar==="host"?(0,D.R)(n):void 0},se=new Map(g.map(q=>[X(q)??q,q]));for(const[q,ie]of se)if(typeof q!="string")this.add(c,{...Q,...this.written(q)});else if(v.
absent!==void 0&&s!==void 0){const re=F!==void 0&&F.kind!=="object"?(0,R.C5)((0,R.wK)(M,F),ie):void 0;this.add(c,{...Q,kind:v.absent,value:re,place:M.place(s)})}}written(n){
const{row:s,source:c}=this,g=n.kind==="primitive"&&n.value===null;return{value:s.defaults!==void 0&&g?void 0:(0,R.wK)(c,n,s.isLiteral),place:c.place(n)}}addEntry(n,{
name:s,value:c}){const{row:g,source:v}=this,M=[...n,s],B=(0,R.Yo)(s);if(c.kind==="object"){const Q=q=>(0,A.Tu)(c,q,v.text,g.isLiteral),se=Q("source");this.add(M,
{localName:B,kind:se===void 0?g.absent??g.kind:g.kind,value:se&&(0,R.wK)(v,se,g.isLiteral),version:this.version(Q("version"),R.wK),place:v.place(se??c)});return}
const K=["string","primitive","template"].includes(c.kind),F=K?"required_provider_legacy":"required_provider_invalid",X=K?this.version(c):null;this.add(M,{localName:B,
kind:F,version:X,value:void 0,place:v.place(c)})}version(n,s=R.yR){const c=n&&s(this.source,n);return n&&c?{value:c,place:this.source.place(n)}:null}}var O=E(5839);
const u=64;function*d(l,n){const s=[],c=[];let[g,v]=[0,O.PG];for(const[M,{path:B,file:K,target:F,kind:X,isContext:Q}]of l.entries()){if(M>0&&M%u===0&&(yield n+M))
return null;const q=(0,N.yR)(B);if(!q.ok){const{failure:re}=q;re.kind==="size"?c.push((0,x.ht)(K,(0,$.ub)(re))):s.push(k(re.code,{file:K,kind:X,isContext:Q}));continue}
g+=q.bytes;const ie=_(q.text,X,K,Q,new U.n_,F);!q.isUtf8&&!Q&&ie.notes.length===0&&c.push(e(q.text,X,K));const ae=o(ie)+ie.definitions.length;if(ae>v){const re={
...ie.scope,providerUses:D.FK.providerUses},fe=ie.references.slice(0,v),he=[...ie.notes,(0,O.YK)(K)];s.push({...ie,references:fe,scope:re,definitions:[],notes:he});
break}v-=ae,s.push(ie)}return{files:s,notes:c,bytes:g}}const a=["EACCES","EPERM"];function k(l,n){const s=((0,T.Ep)(n.kind)||n.kind.class==="lock")&&a.includes(
l),c=[(0,x.ht)(n.file,(0,$.WO)({what:"file",code:l,isRefused:s}))];return{...n,references:[],scope:D.FK,definitions:[],notes:c}}function e(l,n,s){const c=l.indexOf(
"\uFFFD"),g=l.slice(l.lastIndexOf(`
`,c)+1,c),v=/#|\/\//.test(g)||l.lastIndexOf("/*",c)>=0,M=(0,T.Ep)(n)&&n.syntax==="hcl"&&!v,B=(0,U.yN)(l)({start:c,end:c+1});return(0,x.ht)(s,(0,$.U$)({error:null,
isRefused:M}),B)}const o=({references:l,scope:n})=>l.length+n.providerUses.size;function*m(l){const n=(v,M)=>({kind:v,text:"",localName:null,place:{file:M,...x.
wv}}),s=l.filter(({kind:v})=>v.class==="config"),[c]=s;c!==void 0&&l.every(v=>o(v)===0)&&(yield n("module",c.file));const g=s.filter(({scope:v})=>v.hasBackend);
for(const v of new Set(g.map(({kind:M})=>M.clients))){const M=s.find(({kind:B})=>B.clients===v);M!==void 0&&(yield n("state",M.file))}for(const{file:v,kind:M,references:B,
scope:K,isContext:F}of l)M.class==="lock"&&B.length===0&&(yield n("lock",v)),M.class==="config"&&!F&&(yield*K.declared)}const f=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
p=l=>l.kind.class==="terragrunt"&&l.references.length===0&&!f.test(l.file),h={config:D.Od,terragrunt:D.gq};function _(l,n,s,c=!1,g=new U.n_,v){const M=n.isOfPackage===
!0,B=n.syntax==="json"?(0,L.O)(l,g):(0,S.K)(l,g,M),K=(0,R.rI)(B,s,v),{body:F}=B,X=I(K,F,n.class),Q=h[n.class]?.(K,F)??D.FK,se=p({file:s,kind:n,references:X})&&!g.
isExceeded(),q=c||se?[]:b(B,n,{file:s,target:v}),ie=n.class==="config"?[...(0,j.kM)(K,F)]:[];return{file:s,kind:n,references:X,scope:Q,definitions:ie,notes:q,isContext:c}}
function b({text:l,problems:n,parts:s},c,{file:g,target:v}){return s.isExceeded()?[(0,x.ht)(g,(0,$.ub)({kind:"parts",max:s.max}))]:n.map(({message:M,...B})=>{const K=(0,T.
Ep)(c)&&!r.test(M),F=c.class==="lock"?(0,y.FA)({kind:"syntax",error:M}):(0,$.U$)({error:M,isRefused:K}),X=l.split(`
`,B.line)[B.line-1]??"",Q=t.test(X.slice(0,i));return{...(0,x.ht)(g,F,{...B,target:v}),clients:c.clients,isPlaceholder:Q}})}const r=/^\w+ are nested deeper than/,
t=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,i=1e3}),8516:((oe,z,E)=>{E.d(z,{FA:()=>u,N0:()=>C,Ov:()=>d,Sm:()=>I,id:()=>A,jF:()=>w});var $=E(8032),y=E(
9432),x=E(9119),N=E(9615);const L=6,S=a=>`"${(0,y.dh)(a)}"`,U="change one of these constraints so that a version can match all of them",R=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function j(a){const k=a.replace(R,"");return k===""?"":`: ${k}`}const T={syntax:({text:a,why:k})=>({message:`${S(a)} is not a version constraint${j(k)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:a,clients:k})=>({message:`ve\
rsion of ${a} is an expression, which ${k.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:k.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:k}),"not-a-string":({address:a})=>({message:`version of ${a} is not a string`,help:"put the version in quotes"}),"pre-release":({text:a})=>({
message:`${S(a)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:a})=>({message:`${a} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:a})=>({message:`provider ${a} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},w=a=>(0,N.CC)("constraint-invalid",(0,N.Z9)(T,a));function A({of:a,terms:k,constraints:e,...o}){const{preRelease:m,resolution:f}=o,p=k.length===
1?"correct the constraint":U,_=k.some(({place:i})=>typeof i!="string"&&i.inside)?`${p}; for one in a module, call another version of it`:p,b=f?`${(0,N.OJ)(f)}, \
or ${p}`:_,r=new Set(k.map(x.Ox)).size===1,t=({text:i,...l})=>r?S(i):`${S(i)} (${(0,y.dh)((0,x.Ox)(l))})`;return(0,N.CC)("constraint-unmeetable",{...e&&{constraints:e},
message:`no version of ${a} can match ${k.length>1?"all of ":""}${(0,y.K4)(k,L,t)}`,help:m===void 0?b:`write ${S(m)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const D={terraform:"terraform",opentofu:"tofu"};function C({provider:a,version:k,constraints:e,
clients:o,isUnit:m}){const[f,...p]=o,h=f===void 0||p.length>0?"":`${D[f]} `,_=m?"terragrunt ":h;return(0,N.CC)("lock-outside",{message:`locked provider ${a} ${k}\
 does not match configured version constraint ${(0,y.K4)(e,L,y.dh)}`,help:`run \`${_}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const I=({provider:a})=>(0,N.CC)("lock-readonly",{message:`the lock file has no entry for provider ${a}, and \`-lockfile=readonly\` does not let init \
add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),P=(a,k)=>e=>({message:`the ${a} of provider ${e.provider} ${k}`}),
O={syntax:({error:a})=>({message:a}),twice:({provider:a})=>({message:`it has two blocks for provider ${a}`,help:"remove one of the blocks; a merge may have dupl\
icated it"}),"no-version":P("version","is missing"),"not-a-version":P("version","is not a version number"),"not-constraints":P("constraints","are invalid"),"not\
-normal":a=>({message:`the ${a.of} of provider ${a.provider} must be written in normalized form: ${S(a.normal)}`})};function u(a){const{message:k,help:e}={help:"\
restore the file, or remove the block and run `init` again",...(0,N.Z9)(O,a)};return(0,N.CC)("lock-invalid",{message:`failed to read dependency lock file: ${k}`,
help:e})}const d=({client:a,version:k,constraint:e})=>(0,N.CC)("client-version",{message:`the version constraint ${S(e)} excludes ${$.bB[a]} ${k}`,help:`use ano\
ther version of ${$.bB[a]}, or change the constraint`})}),8095:((oe,z,E)=>{E.r(z),E.d(z,{asWritten:()=>re.qm,declaredIn:()=>ue.eI,dependsOnOthers:()=>re.S9,detach:()=>y.
Yo,dotted:()=>y.Bs,firstWithHost:()=>re.FT,isForeign:()=>ue.jq,meaningOfAbsent:()=>re.gd,neededByImplied:()=>fe.xr,needsOf:()=>re.hN,parseFile:()=>ue.CJ,readHcl:()=>$.
K,readModule:()=>ue.bH,readTools:()=>_,resolveValue:()=>y.g$,usagesOf:()=>he.kl});var $=E(6353),y=E(2756),x=E(9432),N=E(3298),L=E(3114),S=E(9059);const U=new Map(
[["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),R=H=>U.get(H.toLowerCase())??
"terraform",j="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlo\
ck|-chdir",T=(H,W)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${H})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${W})(?![\\w-])`),w=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,
A=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],D=`(?=["'\\s,\\]})@]|$)`,C="^[\\s-]*\\w[\\w-]*:\\s*\\[",I=`(?=["']?\\s*[,\\]])`,P=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${D}|([\\w.\${}-]+)))?${D}`),text:"uses $1",version:"latest"},{form:T("terraform|tofu",j),text:"runs\
 $1"},{form:T("tofu","fmt"),text:"runs $1"},{form:T("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
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
text:"sets $1_VERSION"}],O=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,u=/\b(?:echo|printf)\b[^;&|]*/g;function d(H){if(!/terraform|tofu|tfenv/i.
test(H))return[];const W=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(H);if(O.test(H)&&!W)return[];const Z=H.replace(u,G=>" ".repeat(G.length)),V=w.exec(Z);return V===
null?P.flatMap(G=>a(G,Z)):e(V)}function a({form:H,text:W,version:Z=null,...V},G){const Y=H.exec(G);if(Y===null)return[];const[,ee="",J=Z]=Y,ne=W.replace("$1",()=>ee);
return[{client:R(ee),text:ne,version:J,...k(Y),...V}]}const k=({index:H,0:{length:W}})=>({start:H,end:H+W});function e(H){const[,W=""]=H;return A.flatMap(({form:Z,
otherwise:V})=>{const G=Z.exec(W);return G===null?[]:[{client:R(G[1]??G[2]??""),text:`uses ${W}`,version:null,...k(H),step:{otherwise:V}}]})}const o=50,m=/^digger\.ya?ml$/,
f=100,p=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,h=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function _(H,W){const Z=[],V=new Set;
let G=!1,Y=!1,ee=!1;for(const J of(0,S._X)(H,W)){for(const de of(0,S.AN)(J))V.add(de);if(Y||=(0,L.Z)(J.file)||h.test(J.text),(0,S.$)(J.file)||(0,L.Z)(J.file))continue;
const ne=J.file.slice(J.file.lastIndexOf("/")+1),te=(0,L.TD)(ne)||J.file.endsWith("mise/config.toml"),le=te?X(J):b(J);ee||=m.test(J.file)&&le.some(({client:de})=>de===
"opentofu");const ce=ee&&J.text.includes("diggerhq/digger@");Z.push(...le.filter(({text:de})=>!ce||de!==l)),G||=!te&&p.test(J.text)}return{signs:Z,setsCloudHostname:G,
givesState:Y,others:V}}function b({file:H,text:W}){if(!/terraform|tofu|tfenv/i.test(W))return[];const Z=(0,S.Dx)(H,W),V=new Map,G=(0,N.O)(J=>B(J,Z)),Y=Z.map(d),
ee=n(H,Z,Y);for(const[J,ne]of Z.entries()){if(V.size>=o)break;for(const te of Y[J]??[]){if(ee(te,J))continue;const{client:le,level:ce="tool"}=te;for(const de of c(
te,Z,J,G)){const pe=`${le} ${ce} ${de}`;if(V.has(pe))continue;const me=(0,S.$t)(H,J,ne,te);V.set(pe,{client:le,level:ce,place:me,text:(0,x.dh)(te.text,f),version:de})}}}
return t(H,[...V.values()])}const r=/atlantis\.ya?ml$/;function t(H,W){return!W.some(({client:V})=>V==="opentofu")||!r.test(H)?W:W.filter(({client:V,version:G})=>V===
"opentofu"||G!==null).map(V=>({...V,client:"opentofu"}))}const i=/(^|\/)\.spacelift\/[^/]+$/,l="sets terraform_version";function n(H,W,Z){const V=ee=>{const ne=Z.
slice(...ee).flat().filter(({text:te,level:le})=>le!=="hook"&&!/_version$/.test(te));return ne.length===0?null:ne.every(({client:te})=>te==="opentofu")},G=i.test(
H)?W.indexOf("stack_defaults:"):-1,Y=G<0?null:v(W,G+1);return({text:ee},J)=>{if(ee!==l||r.test(H))return!1;const ne=V(v(W,J));if(ne!==null||Y===null)return ne===
!0;const te=J>=Y[0]&&J<Y[1];return V(te?[0,W.length]:Y)===!0}}const s=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function c({version:H,
step:W},Z,V,G){if(W===void 0)return H===null?[null]:G(H);const Y=Z.slice(...v(Z,V)).map(ee=>s.exec(ee)?.[1]?.replace(/^["']|["']$/g,"")).find(ee=>ee!==void 0);return Y===
void 0?[W.otherwise]:G(Y)}const g=100;function v(H,W){const Z=H[W]??"",V=Z.search(/[^\s-]/),G=te=>te!==""&&te.search(/\S/)<V,ee=Z.trimStart().startsWith("-")?[]:
H.slice(Math.max(0,W-g),W),J=H.slice(W+1,W+g),ne=J.findIndex(G);return[W-ee.length+ee.findLastIndex(G)+1,W+1+(ne<0?J.length:ne)]}const M=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function B(H,W){const[,Z,V,G]=M.exec(H.trim())??[],Y=Z??V??G;if(Y===void 0)return[H.trim()];for(const ee of W){const J=ee.indexOf(Y),ne=J<0?void 0:K.exec(ee.slice(
J+Y.length))?.[1];if(ne===void 0||/[\w-]$/.test(ee.slice(0,J)))continue;const te=ne.match(/[^\s"',[\]]+/g);if(te!==null)return te}return[H]}const K=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
F=/[^\s"',\]}]+/;function X({file:H,text:W}){const Z=(0,S.Dx)(H,W);return Q(H,Z).flatMap(({at:V,client:G,version:Y,start:ee=0})=>{if(G===void 0)return[];const J=Z[V]??
"",ne=(0,S.$t)(H,V,J,{start:ee,end:J.length}),te=Y===null?`selects ${G}`:`selects ${G} ${Y}`;return[{client:G,level:"version-file",place:ne,text:(0,x.dh)(te,f),
version:Y}]})}function Q(H,W){const[,Z]=/\.(terraform|opentofu)-version$/.exec(H)??[];if(Z===void 0)return H.endsWith(".toml")?ae(W):se(W);const V=W.findIndex(Y=>Y.
trim()!==""),G=F.exec(W[V]??"")?.[0]??null;return V<0?[]:[{at:V,client:U.get(Z),version:G}]}const se=H=>H.map((W,Z)=>{const[V="",G=null]=W.trim().split(/\s+/);return{
at:Z,client:U.get(V),version:G}}),q=/^\s*\[\s*([\w."':/-]+)\s*\]/,ie=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ae(H){let W="";
return H.flatMap((Z,V)=>{W=q.exec(Z)?.[1]?.replaceAll('"',"")??W;const[,G="",Y=""]=ie.exec(Z)??[],[,ee=""]=/^tools\.(?:\w+:)?(.+)$/.exec(W)??[],J=U.get(W==="too\
ls"?G:G==="version"?ee:""),ne=/\bversion\s*=\s*(.*)$/s.exec(Y)?.[1]??Y,te=ne.match(/[^\s"',[\]{}=]+/g)??[];return(ne.startsWith("[")?te:te.slice(0,1)).map(ce=>({
at:V,client:J,version:ce,start:Z.search(/\S/)}))})}var re=E(8594),fe=E(4118),he=E(5839),ue=E(6851)}),5440:((oe,z,E)=>{E.d(z,{Qm:()=>C,TU:()=>w,i4:()=>u,pb:()=>O,
zt:()=>j});var $=E(7811),y=E(8339),x=E(2485),N=E(2213),L=E(255),S=E(5243),U=E(9897),R=E(3846);const j={host:null,isHostImplied:!1,needed:null},T=r=>({host:r,isHostImplied:!1,
needed:(0,L.Rt)(r)?"state":r}),w=r=>({host:r,isHostImplied:!0,needed:r}),A=r=>({host:r,isHostImplied:!1,needed:null}),D=r=>r===null?j:{...j,directHost:r},C=r=>({
...j,problem:r}),I=(r,t)=>C((0,y.DA)({reason:"rejected",error:r,advice:t}));function P(r,t,i){return i===null?r:{...r,problem:(0,y.My)({text:t,host:r.host,advice:i})}}
const O={module:m,"test-module":(r,t,i)=>{const l=(0,S.vL)(r,t).kind==="remote";return t==="opentofu"||!l?m(r,t,i):C((0,y.DA)({reason:"remote-in-test",text:r}))},
provider:p,"locked-provider":h,"stack-component":_,stack:(r,t)=>{const i=(0,S.A)(r);return i.ok&&!r.startsWith(".")?A(i.value.host):{..._(r,t),isHostImplied:!1,
needed:null}},"stack-output":r=>{const[t="",...i]=r.split("/");return i.length===3?o(t,A):C((0,y.DA)({reason:"stack",text:r}))},terragrunt:b,host:r=>o(r,T),url:r=>D(
(0,N.Ul)(r)),"host-part":r=>D((0,N.D8)(r)),"state-path":r=>D((0,N.Bm)(r))};function u(r,t,i){if(r==="terragrunt"){const[,c]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return c!==
void 0?a(c,i):/^$|^t$|^tfr?$|^tfr:/.test(t)?void 0:k(t,i)}if(r==="url"&&/^postgres|=/i.test(t))return D(U.IZ);if(/^(url|host-part|state-path)$/.test(r))return k(
t,i);if(r!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(t))return k(t,i);const l=t.indexOf("/");if(l<0)return;const n=(0,S.
vL)(`${t.slice(0,l)}/a/b/c`,i);return n.kind!=="registry"?k(t,i):t.split("/").length<d?{...e(n),directHost:U.IZ}:e(n)}const d=4,a=(r,t)=>r===""?w((0,S.Vm)(t)):o(
r,T),k=(r,t)=>(0,S.Nj)(r)?j:D((0,U.uE)(r,t)),e=({host:r,hostImplied:t})=>t?w(r):T(r);function o(r,t){const i=(0,L.Pv)(r),l=(0,x.L6)(r);return i.ok?P(t(i.value),
r,l):C((0,y.k0)({text:r,error:i.why,advice:l}))}function m(r,t,i){if((0,S.Nj)(r)&&!i)return j;const l=(0,S.vL)(r,t),n=l.kind==="registry"?(0,$.Ju)(l):(0,S.rE)(r,
t);if(i&&!n.ok){const{why:v}=n,M=/^https?:/i.test(r)?{kind:"invalid",error:v}:l,K=/^(?:git\+\w+|ssh):/i.test(r)?null:(0,x.NM)(r,M,n),F=/^[a-z0-9]+::/i.test(r)?"\
remote":l.kind;return K===null&&(F==="local"||F==="remote")?C((0,y.DA)({reason:`${F}-with-version`,text:r})):I(v,K)}const s=(0,x.NM)(r,l,n);if(n.ok)return P(e(n.
value),r,s);if(l.kind==="invalid"){const v=r.includes("://")?{directHost:U.IZ}:{};return{...I(l.error,s??x.x3),...v}}if(l.kind!=="remote")return P(j,r,s);const{
refusal:c,host:g}=l;return c!==null?I(c,s??x.x3):g!==U.IZ||s!==null?P(D(g),r,s):{...D(g),problem:(0,y.My)({text:r,host:g,advice:f})}}const f="write the host aft\
er the scheme, such as git::https://HOST/PATH";function p(r,t){const i=(0,R.mi)(r,t);switch(i.kind){case"legacy":return I(`Invalid legacy provider address: the \
provider "${i.type}" has no namespace`,`write NAMESPACE/${i.type}`);case"registry":return i.hostImplied?w(i.host):P(T(i.host),r,(0,x.cr)(r));case"builtin":return i.
type==="terraform"?A(i.host):I(`Invalid dependency on built-in provider: none is named "${i.type}"`,"write the address of a provider in a registry");case"invali\
d":{const[l="",n]=i.error.split(`

`);return I(l,n??(0,x.cr)(r))}}}function h(r,t){const i=(0,R.mi)(r,t);if(i.kind==="invalid")return I(i.error,null);if(i.hostImplied)return C((0,y.DA)({reason:"l\
ocked-provider",text:r}));if(i.kind==="builtin")return A(i.host);const l=t==="opentofu"&&(0,R.Gi)(i);return{...T(i.host),needed:l?(0,S.Vm)(t):i.host}}function _(r,t){
if(r!==r.trim())return C((0,y.DA)({reason:"white-space",text:r}));if(r==="."||r==="..")return j;const i=(0,S.rE)(r,t);if(i.ok)return e(i.value);const l=(0,S.A)(
r);if(l.ok)return A(l.value.host);const n=(0,S.vL)(r,t);return n.kind==="invalid"?I(n.error,(0,x.NM)(r,n,i)):D(n.kind==="remote"?n.host:null)}function b(r,t){const[
i,l="",n=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(r)??[];if(i===void 0){if(r.startsWith("gitlab.com/"))return D("gitlab.com");if((0,U.GL)(r))return j;const c=(0,U.
cx)(r,"opentofu");if(!(c.ok&&(0,U.Of)(r,c.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(r)){const v=(0,U.cx)(r,t);return D(v.ok?v.value.host:U.IZ)}}const[s=""]=n.
split("//");return s.split("/").length!==3?C((0,y.DA)({reason:"terragrunt",text:r})):a(l,t)}}),3542:((oe,z,E)=>{E.d(z,{FK:()=>b,Ir:()=>_,dh:()=>r});var $=E(2213),
y=E(5106),x=E(3298);let N=function(...t){return{dotted:N}=E.late([3276,6851,8095],8095),new.target?new N(...t):N(...t)};const L={terraform:"app.terraform.io",opentofu:null},
S={terraform:"app.terraform.io",opentofu:"app.terraform.io"},U={terraform:"static",opentofu:"static"},R={opentofu:"static"},j={terraform:"any",opentofu:"any"},T=[
"config","migrate"],w=["stack","deploy"],A={position:["source"],grammar:"module",service:y.e$},D={...A,grammar:"stack-component",isLiteral:!0},C={...D,service:null},
I={...A,grammar:"terragrunt",evaluation:j},P={position:"entries",grammar:"provider",service:y.xq,isLiteral:!0,absent:"required_provider_nosource"},O={position:[
"hostname"],grammar:"host",service:y.Bn,defaults:L},u={...O,service:y.OZ},d={...O,evaluation:j},a={...O,service:y.M,defaults:S},k={position:["address"],grammar:"\
url",service:null};function e(t,i,l,n,{absence:s,...c}={}){const g=i===""?[]:i.split(" > ").map(v=>v.split(" "));return{kind:l,files:t,path:g.map(([v="",...M])=>[
v,...M]),...s&&{absent:`${l}${s}`},...n,...c}}const o={absence:"_missing"},m={absence:"_default"},f={evaluation:R,merges:"backend"},p="data terraform_remote_sta\
te *",h=(t,i,l)=>Object.entries(i).map(([n,s])=>e(T,t+n,"backend",{...k,grammar:l,position:s.split(" ")},f)),_=[e(T,"module *","module",A,{...o,evaluation:U,merges:"\
module"}),e(T,"terraform > required_providers","required_provider",P,{merges:"provider"}),e(T,"required_providers","required_provider",P,{isReserved:!0}),e(T,"t\
erraform > cloud","cloud",u,{...m,...f}),e(T,"terraform > backend remote","backend_remote",O,{...m,...f}),...h("terraform > backend ",$.FV,"url"),...h("terrafor\
m > backend ",$.Gb,"host-part"),...h("terraform > backend ",{local:"path workspace_dir"},"state-path"),...h("terraform > encryption > key_provider ",$.nT,"url"),
...[p,`check * > ${p}`].flatMap(t=>[e(T,t,"remote_state",d,{...m,backend:"remote"}),e(T,t,"remote_state",d,{...m,backend:"cloud",service:y.OZ})]),e(T,p,"remote_\
state",k,{backend:"http",evaluation:j}),e([...T,"query"],"provider tfe","provider_tfe",a,{...m,evaluation:j}),e(["test"],"provider tfe","provider_tfe",a),e(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:y.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",D,{...o,grammar:"\
test-module"}),e(["test"],"run * > backend remote","test_backend_remote",O,m),e(w,"required_providers","required_provider",P),e(w,"component *","stack_component",
D,o),e(w,"removed","stack_removed",D,o),e(w,"stack *","stack_stack",C,{...o,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",C,{grammar:"stack\
-output"}),e(["migrate"],"state_store_provider","state_store_provider",P),e(["migrate"],"from > backend remote","migrate_backend_remote",O,m),...["terraform","u\
nit *","stack *"].map(t=>e(["terragrunt"],t,"terragrunt_source",I)),...[$.FV,$.Gb].flatMap(t=>Object.entries(t).map(([i,l])=>{const n=t===$.FV?"url":"host-part",
s={...k,grammar:n,position:l.split(" "),evaluation:j};return e(["terragrunt"],"remote_state","backend",s,{backend:i})})),e(["terragrunt"],"remote_state","backen\
d",{...k,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",d,{...m,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...I,
position:"urls"})],b=(0,x.O)(t=>{const i=_.filter(({files:l})=>l.includes(t));return Map.groupBy(i,({path:[l]})=>l?.[0]??"")});function r({merges:t},i){return t===
void 0||t==="backend"?t??null:N([t,i.at(-1)??""])}}),7706:((oe,z,E)=>{E.d(z,{ME:()=>x,ho:()=>S,io:()=>j,jP:()=>N});var $=E(8032),y=E(9615);const x=()=>(0,y.CC)(
"block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it i\
nto a terraform block"});function N({kind:T}){const{client:w,what:A}=$.$I[T];return(0,y.CC)("block-unsupported",{message:`${A} is supported by ${$.bB[w]} only`,
help:w==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const L={twice:({what:T,first:w})=>({message:`${T}\
 is defined a second time; the first time is in ${w}`,help:T.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:T})=>({message:`\
this override file changes ${T}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:T})=>({message:`${T} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:T})=>({message:`${T} has a name that calls of a module need for themselves`,
help:"rename the variable"}),"quoted-type":({what:T})=>({message:`the type of ${T} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `\
map(string)` for "map"'}),argument:({what:T,argument:w})=>({message:`${T} cannot have the argument ${w}`,help:"write `source`, `version` and `configuration_alia\
ses` only; a `provider` block configures the provider"}),"local-name":({name:T,normal:w})=>({message:`"${T}" cannot be the local name of a provider`,help:w===null?
"use letters, digits and dashes only, with no dash at either end":`write ${w}`})},S=T=>(0,y.CC)("block-invalid",(0,y.Z9)(L,T)),U="use another version of the mod\
ule that has this call",R={"not-passed":({call:T,name:w,canChange:A})=>({message:`${T} does not pass the provider configuration ${w}, which its module expects`,
help:A?`add \`${w} = \u2026\` to the \`providers\` of the call`:U}),overridden:({call:T,name:w,canChange:A})=>({message:`${T} passes the provider configuration ${w}\
, which its module has itself`,help:A?`remove \`${w}\` from the \`providers\` of the call`:U}),repeated:({call:T,argument:w,canChange:A})=>({message:`${T} has \`${w}\
\`, but its module configures a provider itself`,help:A?`remove \`${w}\`, or use a version of the module without \`provider\` blocks`:U})},j=T=>(0,y.CC)("block-\
providers",(0,y.Z9)(R,T))})};export{ve as ids,_e as modules};
var $late0,$late1,$late2;
