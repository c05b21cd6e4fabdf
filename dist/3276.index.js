const ve=[3276,6851,8095,3542,1161,5923,8095,1161,3542,5923,8095,5923,3542,1161,8095],_e={6784:((ae,q,v)=>{v.d(q,{Jw:()=>U,L8:()=>a,Md:()=>w,Tj:()=>D,bs:()=>i,lr:()=>N,
r1:()=>g,v$:()=>W,wH:()=>h,xC:()=>o,zK:()=>e});var C=v(9941);const N=100,$=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),B=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),L="\x80",R=1,K=2,M=4,U=8,W=16,D=32,w=64,S=[[R,/[ \t]/],[K,/[A-Za-z_]/],[M,/[\w-]/],[U,/[\w \t.:=?!&|*%+>~-]/],[W,/[\w \t\n,.:=?!&|*%+>~-]/],
[D,/[^"\\$%\r\n]/],[w,/[^\n$%]/]],P=Array.from({length:128},(p,c)=>String.fromCharCode(c)),j=p=>S.reduce((c,[_,A])=>A.test(p)?c|_:c,0),J=new Uint8Array(2**16).fill(
j(L));J.set(P.map(j));const f=(p,c,_)=>c<p.length&&((J[p.charCodeAt(c)]??0)&_)!==0,o=p=>p===" "||p==="	",a=p=>/^[\w-]/.test(p),h=p=>p==="}"||p===")"||p==="]";function g(p){
return p==="{"?"}":p==="("?")":p==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(c,_=0,A=new C.n_){this.text=c,this.parts=A,this.at=_}countPart(){
this.parts.add()||(this.at=this.text.length)}match(c){return c.lastIndex=this.at,c.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(c){const{
text:_,parts:A,mistake:E}=this;if(E===void 0)return{text:_,body:c,parts:A,problems:[]};const x={...(0,C.yN)(_)(E),message:E.message};return{text:_,body:c,parts:A,
problems:[x]}}report(c,_,A=_+1){this.mistake??={message:c,start:_,end:Math.min(A,Math.max(_,this.text.length))}}stop(c,_){this.report(c,_),this.at=this.text.length}}
class i extends e{readsAll=!1;reportUnclosed(c){const _=/[$%]/.test(this.text.charAt(c)),A=this.text.slice(c,c+(_?2:1)),E=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,x=`unbalanced brackets: "${A}" is not closed before ${E}`;this.report(x,this.isAtEnd()?c:this.at)}reportCharacter(){const c=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let _=`${JSON.stringify(c)} is not used in HCL`;c==="'"&&(_="single quotes are not valid; use double quotes"),c==="\uFFFD"&&(_=
"the file is not UTF-8 here"),this.report(`invalid character: ${_}`,this.at,this.at+c.length)}reportBrokenString(c){const _=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(_,c,this.at)}peek(c=0){const _=this.
at+c;return _<this.text.length?P[this.text.charCodeAt(_)]??L:""}skipSpaces(){for(;;){const c=this.skipAll(R);if(c==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(c==="/"&&this.peek(1)==="*")this.skipBlockComment();else return c}}skipBlank(){
for(;;){const c=this.skipSpaces();if(c===`
`)this.at++;else if(this.isLineComment(c))this.skipLine();else return c}}skipAll(c){const{text:_}=this;let{at:A}=this;for(;f(_,A,c);)A++;return this.at=A,this.peek()}isLineComment(c){
return c==="#"||c==="/"&&this.peek(1)==="/"}isLineEnd(c){return c===`
`||c===""||this.isLineComment(c)}skipLine(){const c=this.text.indexOf(`
`,this.at);this.at=c<0?this.text.length:c}skipBlockComment(){const c=this.text.indexOf("*/",this.at+2);c<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=c<0?this.text.length:c+2}readName(){const{text:c,at:_}=this;return f(c,_,K)&&this.skipAll(M),this.peek()===L&&(this.at=_,this.at+=this.
match($)?.[0].length??0),this.at>_?c.slice(_,this.at):void 0}readEscape(){const{text:c,at:_}=this,A=c.charAt(_+1),E=c.slice(_+2,_+(A==="U"?10:6)),x=A==="U"?/^[0-9a-f]{8}$/i.
test(E):/^[0-9a-f]{4}$/i.test(E),T=Number.parseInt(E,16);if((A==="u"||A==="U")&&x&&T<=1114111)return this.at+=E.length+2,String.fromCodePoint(T);const r=B.get(A);
if(this.at+=r===void 0?1:2,r!==void 0)return r;const m=JSON.stringify(c.slice(_,_+2));return this.report(`invalid escape sequence: ${m}`,_,_+2),""}}}),3276:((ae,q,v)=>{
v.d(q,{O:()=>L});var C=v(6784),N=v(3278),$=v(9941);const B=200;function L(W,D=new $.n_,w=!1){const S=new R(W,0,D);S.isHcl1=w;const P=S.readRoot();return S.structure(
{kind:"json",members:P===void 0?[]:(0,$.lS)(P)})}class R extends C.zK{isHcl1=!1;readRoot(){const{text:D}=this;D.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const w=this.readValue();return this.isHcl1||w===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),w.kind!=="object"&&w.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",w.start)),w}skipSpaces(){const{text:D}=this;for(;;){const w=D.charCodeAt(this.at);if(w===32||w===
10||w===13||w===9)this.at++;else if(w===47)this.skipComment();else return D.charAt(this.at)}}skipComment(){const D=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const w=D?`
`:"*/",S=this.text.indexOf(w,this.at+1);this.at=S<0?this.text.length:S+w.length}readValue(){const{text:D,parts:w,at:S}=this;if(this.countPart(),w.isExceeded())return;
const P=D.charAt(S);if(P==='"'){const o=this.readString();return o===void 0?void 0:(0,N.BD)(o,{start:S,end:this.at},w)}if(P!=="{"&&P!=="[")return this.readPrimitive();
if(this.depth>=B)return this.stop(`values are nested deeper than ${B} levels`,S);this.depth++;const j=P==="{"?this.readItems("}",()=>this.readMember()):[],J=P===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const f={start:S,end:this.at};return P==="{"?{kind:"object",...f,items:j}:{kind:"tuple",...f,elements:J}}readPrimitive(){
const{at:D}=this,w=this.match(K)?.[0];return w===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",D):(this.at+=w.length,{kind:"primitive",start:D,end:this.at,value:JSON.parse(w)})}readItems(D,w){this.at++;const S=[];for(;this.skipSpaces()!==D;){
const P=w();if(P===void 0)break;S.push(P),this.endItem(D)}return this.isAtEnd()||this.at++,S}readMember(){const{text:D,at:w}=this;if(D.charAt(w)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',w);const S=this.readString();if(S===void 0)return;const P=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const j=this.readValue();return j&&
{name:S,start:w,end:P,value:j}}endItem(D){const w=this.skipSpaces(),S=this.at;if(w!==D){if(w===""&&this.stop(`unclosed value: no "${D}" before the end of the fi\
le`,S),w!==","){this.report(`missing separator: expected "," or "${D}"`,S);return}this.at++,this.skipSpaces()===D&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",S)}}readString(){const{text:D,at:w}=this;let S=w+1,P=!0;for(let j=D.charCodeAt(S);j!==34;j=D.charCodeAt(S)){if(!(j>=32))return this.stopInString(
w,S);j===92&&(P=!1),S+=j===92?2:1}return this.at=S+1,P?D.slice(w+1,S):this.unescape(D.slice(w+1,S),w+1)}stopInString(D,w){return w>=this.text.length||this.text.
charCodeAt(w)===10?this.stop("invalid JSON string: no closing quote in its line",D):this.stop("invalid JSON string: a control character must be escaped",w)}unescape(D,w){
return D.replace(M,(S,P,j)=>{const J=this.isHcl1&&U.test(S);if(P===void 0&&!J)return JSON.parse(`"${S}"`);const f=`invalid JSON string: ${JSON.stringify(S)} is \
not an escape sequence`,o=w+j;return this.report(this.isHcl1?"invalid escape sequence":f,o,o+2),S}).toWellFormed()}}const K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
M=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,U=/\/|u[dD][89a-fA-F]/}),8201:((ae,q,v)=>{v.d(q,{Fq:()=>J,Kk:()=>L,_p:()=>K,ku:()=>R});var C=v(7811),N=v(6784);const $="\
<<",B=({close:a})=>a==='"'||a===$;function L(a,h){a.skipAll(N.Jw)===`
`&&h==="line"||M(a,[],h)}const R=(a,h,g)=>M(a,[{start:g,close:h}],void 0),K=(a,h,g)=>M(a,[{start:g,close:$,marker:h}],void 0);function M(a,h,g){for(;;){const e=h.
at(-1);if(e===void 0&&g===void 0)return!0;if(e!==void 0&&B(e)){if(!(e.close==='"'?w:f)(a,h,e))return!1;continue}const i=U(a,h,g);if(i!==void 0)return i}}function U(a,h,g){
for(;;){const e=h.length===0,i=a.skipAll(e?N.Jw:N.v$);if(i===`
`||i===","){if(e&&(i===","||g==="line"))return!0;a.at++}else if((0,N.wH)(i)){if(e)return!0;if(!D(a,h,i))return!1;const p=h.at(-1);if(p===void 0?g===void 0:B(p))
return}else if(i==='"'){const p=a.at++;if(a.skipAll(N.Tj)!=='"'){h.push({start:p,close:'"'});return}a.at++}else{const{at:p}=a,c=(0,N.r1)(i),_=i==="<"?J(a):void 0;
if(_!==void 0){h.push({start:p,close:$,marker:_});return}if(c!==void 0&&h.push({start:p,close:c}),c!==void 0||i==="<")a.at++;else{if(a.isAtEnd())return h[0]!==void 0&&
a.reportUnclosed(h[0].start),e;if(e&&g==="line"&&a.isLineComment(i))return!0;W(a,i)}}}}function W(a,h){a.isLineComment(h)?a.skipLine():h==="/"&&a.peek(1)==="*"?
a.skipBlockComment():h==="/"?a.at++:h==="\r"?a.skipSpaces():(h<"\x80"||a.readName()===void 0)&&(a.reportCharacter(),a.at++)}function D(a,h,g){const e=h.pop();if(e!==
void 0&&e.close!==g){a.reportUnclosed(e.start);let i=h.at(-1);for(;i!==void 0&&i.close!==g&&!B(i);)h.pop(),i=h.at(-1);if(i===void 0)return!1;B(i)?h.push({start:a.
at,close:"}"}):h.pop()}return a.at++,!0}function w(a,h,g){for(;;){const e=a.skipAll(N.Tj);if(e==='"')return h.pop(),a.at++,!0;if(e==="\\"){const i=a.at+(/[^\r\n]/.
test(a.peek(1))?2:1);a.readEscape(),a.at=i}else{if(e!=="$"&&e!=="%")return P(a,h,g);if(S(a,h))return!0}}}function S(a,h){const{at:g}=a,e=a.peek(1);if(e==="{")return h.
push({start:g,close:"}"}),a.at+=2,!0;const i=e===a.peek()&&a.peek(2)==="{";return a.at+=i?3:1,!1}function P(a,h,g){a.reportBrokenString(g.start);const e=j(a);do
h.pop();while((h.at(-1)?.start??-1)>=e);return h.length>0}function j({text:a,at:h}){let g=h;for(;g>0&&a[g-1]!==`
`&&a[g-1]!=="\r";)g--;return g}function J(a){const{text:h,at:g}=a;if(a.peek(1)!=="<")return;a.at+=a.peek(2)==="-"?3:2;const e=a.readName();if(e===void 0){a.at=g;
return}return a.skipSpaces()!==`
`&&a.at<h.length&&a.report("invalid expression: a heredoc marker must end its line",g,a.at),a.skipLine(),a.isAtEnd()||a.at++,e}function f(a,h,g){const e=g.marker??
"";for(;;){if(a.peek(-1)===`
`&&o(a,e))return h.pop(),!0;const i=a.skipAll(N.Md);if(a.isAtEnd())return a.report("unterminated template string: no line closes the heredoc",g.start),!1;if(i===
`
`)a.at++;else if(S(a,h))return!0}}function o(a,h){const{text:g}=a;let{at:e}=a;for(;(0,N.xC)(g.charAt(e));)e++;const i=g.charAt(e);if(i>" "&&i<"\x80"&&!g.startsWith(
h,e))return!1;const p=g.indexOf(`
`,e),c=p<0?g.length:p;return(0,C.s8)((0,C.Dw)(g.slice(e,c)))!==h?!1:(a.at=g.charAt(c-1)==="\r"?c-1:c,!0)}}),3278:((ae,q,v)=>{v.d(q,{BD:()=>L,E3:()=>B,jw:()=>S});
var C=v(7811),N=v(6784),$=v(8201);function B(f){const{text:o,at:a}=f;if(f.at++,f.skipAll(N.Tj)!=='"')return K(f,a);const h=o.slice(a+1,f.at++);return{kind:"stri\
ng",start:a,end:f.at,value:h,verbatim:h}}function L(f,o,a){if(!f.includes("{"))return{kind:"string",...o,value:f,verbatim:f};const h=new N.bs(f,0,a),g={parts:[],
text:"",isTrimmed:!1};for(h.at=0;h.at<f.length;){const i=h.at;for(;h.at<f.length&&!R(h.peek());)h.at++;if(g.text+=f.slice(i,h.at),h.at<f.length&&!D(h,g)){W(g,o);
break}}const e=g.parts.map(i=>i.kind==="known"?i:{...i,code:f.slice(i.start,i.end),...o});return M({...g,parts:e},o,f)}const R=f=>f==="$"||f==="%";function K(f,o){
const{text:a}=f,h=a.slice(o+1,f.at),g={parts:[],text:h,isTrimmed:!1};for(;;){const e=f.at,i=f.skipAll(N.Tj);if(g.text+=a.slice(e,f.at),i==='"')return f.at++,M(g,
{start:o,end:f.at});if(i==="\\")g.text+=f.readEscape();else if(R(i)){if(!D(f,g))return{kind:"other",start:o,end:f.at}}else return f.reportBrokenString(o),{kind:"\
other",start:o,end:f.at}}}function M(f,{start:o,end:a},h){const{parts:g,text:e}=f;return g.length===0?{kind:"string",start:o,end:a,value:e,verbatim:h??e}:(U(f),
{kind:"template",start:o,end:a,parts:g,verbatim:h})}function U(f){const o=f.isTrimmed?(0,C.Dw)(f.text):f.text;o!==""&&f.parts.push({kind:"known",value:o}),f.text=
""}function W(f,o){U(f),f.parts.push({kind:"unknown",start:o.start,end:o.end})}function D(f,o){const{text:a,at:h}=f,g=a.charAt(h);if(f.peek(1)!=="{"){const i=a.
startsWith(`${g}{`,h+1);return o.text+=i?`${g}{`:g,f.at+=i?3:1,!0}f.at+=2;const e=g==="$"?w(f):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&f.skipBlank()===
"}"?(o.text+=e.value,f.at++,!0):(0,$.ku)(f,"}",h)?(a.charAt(h+2)==="~"&&(o.text=(0,C.s8)(o.text)),W(o,{start:h,end:f.at}),o.isTrimmed=a.charAt(f.at-2)==="~",f.countPart(),
!0):!1}function w(f){if(f.skipBlank()!=='"'||f.depth>=N.lr)return;f.depth++;const o=B(f);return f.depth--,o}function S(f){const{text:o,at:a}=f,h=f.peek(2)==="-",
g=(0,$.Fq)(f);if(g===void 0)return;const e=f.at;if(!(0,$._p)(f,g,a))return{kind:"other",start:a,end:f.at};const i={start:a,end:f.at},p=o.slice(e,o.lastIndexOf(`\

`,f.at-1)+1);if(P.test(p)){const A=[{kind:"unknown",...i}];return{kind:"template",...i,parts:A,verbatim:void 0}}const c=p.replaceAll("$${","${").replaceAll("%%{",
"%{"),_=h?j(c):c;return{kind:"string",...i,value:_,verbatim:_}}const P=/(?<!\$)\$\{|(?<!%)%\{/;function j(f){let o=f.length;for(const[a]of f.matchAll(J))o=Math.
min(o,a.length);return f.replace(J,a=>a.slice(o))}const J=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ae,q,v)=>{v.d(q,{B$:()=>g,Tu:()=>W,
_3:()=>L,cd:()=>f,lR:()=>R,p_:()=>K});var C=v(3298),N=v(6784),$=v(891),B=v(9780);const L=({expression:r,text:m},O)=>O.effort.spend(()=>M(r,m,O)),R=1024;function K(r,m){
if(r.length>R)return;const O=new N.bs(r),b=i(O);return O.skipBlank()===""&&O.mistake===void 0?b?.(m):void 0}function M(r,m,O){switch(r.kind){case"string":return O.
isLiteral?r.verbatim:r.value;case"primitive":{const{value:b,start:l,end:t}=r;return typeof b=="number"?U(m.slice(l,t)):b}case"object":return(0,C.O)(b=>{const l=W(
r,b,m);return l===r?void 0:l&&L({expression:l,text:m},O)});case"tuple":return(0,C.O)(b=>{if(b===B.pi)return r.elements.length;const l=r.elements[Number(b)];return l&&
L({expression:l,text:m},O)});case"template":return O.isLiteral&&r.verbatim!==void 0?r.verbatim:j(g(r.parts,m,O),m,O);case"other":return K(m.slice(r.start,r.end),
O)}}function U(r){const m=r.replace(/[()\s]/g,"");return String(Number(m))===m?Number(m):void 0}function W(r,m,O,b=!1){if(r?.kind!=="object")return;const l=S(r.
items,O),t=l.get(void 0),s=b&&t!==void 0&&(t.name!==void 0||D.test(O.slice(t.start,t.end)));return t===void 0||s?l.get(m)?.value:r}const D=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
w=new WeakMap;function S(r,m){const O=w.get(r)??new Map(r.map(b=>[P(b,m),b]));return w.set(r,O),O}function P({name:r,start:m,end:O},b){return r===void 0?(0,B.Uk)(
K(b.slice(m,O),(0,B.os)())):r.includes("{")?void 0:r.normalize("NFC")}function j(r,m,O){let b="";for(const l of r){const t=l.kind==="known"?void 0:f(l,m),s=l.kind===
"known"?l.value:t&&K(t,O),n=(0,B.Uk)(s);if(n===void 0)return(0,B.VI)(b,s);if(b.length+n.length>B.lG)return;b+=n}return b}const J=(r,m)=>r.code??m.slice(r.start,
r.end);function f(r,m){const O=J(r,m);return O.startsWith("${")?O.slice(2,-1).replace(/^~|~$/g,""):void 0}const o=/^%\{~?\s*if\s([\s\S]*)\}$/,a=/^%\{~?\s*else\s*~?\}$/,
h=/^%\{~?\s*endif\s*~?\}$/;function g(r,m,O){const b=r.map(I=>I.kind==="unknown"?J(I,m):""),[l,...t]=b.keys().filter(I=>o.test(b[I]??"")),s=b.findIndex(I=>h.test(
I));if(l===void 0||t.length>0||s<l)return r;const n=o.exec(b[l]??"")?.[1]??"",d=K(n.replace(/~$/,""),O);if(typeof d!="boolean")return r;const u=b.findIndex(I=>a.
test(I)),k=u<0?s:u,y=d?r.slice(l+1,k):r.slice(k+1,s);return[...r.slice(0,l),...y,...r.slice(s+1)]}const e=r=>m=>m.effort.spend(()=>r(m));function i(r){if(r.depth>=
N.lr)return;r.depth++;const m=p(r);let O=m;if(m!==void 0&&x(r,"?")){const b=i(r),l=x(r,":")?i(r):void 0;O=b&&l&&e(s=>{const n=m(s);if(typeof n!="boolean")return(0,B.
J6)([n]);const[d,u]=n?[b,l]:[l,b],k=d?.(s);return/number|boolean/.test(typeof k)&&typeof u?.(s)!=typeof k?void 0:k})}return r.depth--,O}function p(r){const m=c(
r),O=x(r,"==");if(m===void 0||!O&&!x(r,"!="))return m;const b=c(r);return b&&e(t=>{const s=[m(t),b?.(t)];return s.every(d=>d===null||(0,B.Uk)(d)!==void 0)&&(s.includes(
null)||typeof s[0]==typeof s[1])?s[0]===s[1]===O:(0,B.J6)(s)})}function c(r){let m=A(r);for(;m!==void 0;){let O;if(x(r,".")){const b=r.readName()??T(r,/\d+/y);O=
b===void 0?void 0:e(()=>b)}else if(x(r,"[")){if(O=i(r),!x(r,"]"))return}else return m;m=O&&_(m,O)}}const _=(r,m)=>e(O=>{const b=r(O),l=m(O),t=(0,B.Uk)(l);return typeof b!=
"function"||t===void 0?(0,B.J6)([b,l]):b(t)});function A(r){if(x(r,"(")){const t=i(r);return x(r,")")?t:void 0}const m=r.skipBlank(),O=r.readName();if(O!==void 0)
return E(r,O);const b=T(r,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(b!==void 0)return e(()=>U(b));const l=/["{[]/.test(m)?(0,$.U)(r,m):void 0;return l&&e(t=>M(l,r.text,
t))}function E(r,m){const O={true:!0,false:!1,null:null}[m];if(O!==void 0)return e(()=>O);if(!x(r,"("))return e(l=>l.name(m));const b=[];for(;!x(r,")");){const l=i(
r);if(l===void 0||!x(r,",")&&r.skipBlank()!==")")return;b.push(l)}return e(l=>{const t=b.map(s=>s(l));return(0,B.J6)(t)??l.call(m,t)})}function x(r,m){return r.
skipBlank(),r.text.startsWith(m,r.at)?(r.at+=m.length,!0):!1}function T(r,m){const O=r.match(m)?.[0];return r.at+=O?.length??0,O}}),891:((ae,q,v)=>{v.d(q,{J:()=>B,
U:()=>M});var C=v(6784),N=v(8201),$=v(3278);function B(e,i){e.countPart();const p=i==="element"?e.skipBlank():e.skipSpaces(),c=e.at,_=M(e,p);if(_!==void 0&&K(e,
i))return _;i==="line"&&R(e,_),(0,N.Kk)(e,i);let A=e.at;for(;A>c&&(0,C.xC)(e.text.charAt(A-1));)A--;return A===c&&e.report("invalid expression: expected the sta\
rt of an expression",c),_===void 0?w(e,c,A):{kind:"other",start:c,end:A}}const L=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function R(e,i){L.lastIndex=e.at;const p=i===
void 0?L.test(e.text):/["\w]/.test(e.peek()),c=i===void 0?L.lastIndex-1:e.at;p&&e.report("missing newline after argument or block definition",c)}function K(e,i){
const p=i==="element"?e.skipBlank():e.skipSpaces();return(0,C.wH)(p)||p===","||e.isLineEnd(p)}function M(e,i){if(i==='"')return(0,$.E3)(e);if(i==="<")return(0,$.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const p=e.at++;e.depth++;let c;return e.depth>C.lr?c=U(e,i,p):i==="{"?c=j(e,p):i==="["?c=P(e,p):c=S(e,p),e.depth--,c}
function U(e,i,p){return(0,N.ku)(e,(0,C.r1)(i)??i,p),{kind:"other",start:p,end:e.at}}const W=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,D=32;function w(e,i,p){
if(W.lastIndex=i,!(W.test(e.text)&&W.lastIndex===p)||p-i>D)return{kind:"other",start:i,end:p};const _=e.text.slice(i,p),A={true:!0,false:!1,null:null}[_];return{
kind:"primitive",start:i,end:p,value:A===void 0?Number(_):A}}function S(e,i){const p=B(e,"element");return e.skipBlank()!==")"?U(e,"(",i):(e.at++,{...p,start:i,
end:e.at})}function P(e,i){if(g(e))return U(e,"[",i);const p=[];let c=J(e,"]",i);for(;c;c=J(e,"]",i)){const A=e.at;p.push(B(e,"element")),e.at===A&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const _={start:i,end:e.at};return c===void 0?{kind:"other",..._}:{kind:"tuple",..._,elements:p}}function j(e,i){if(g(e))return U(
e,"{",i);const p=[];for(;J(e,"}",i);)p.push(f(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:i,end:e.at,items:p}}function J(e,i,p){const c=e.
skipBlank();return c!==i&&!e.isAtEnd()&&!(0,C.wH)(c)?!0:c!==i?e.reportUnclosed(p):(e.at++,!1)}function f(e,i){const p=e.at,c=o(e,i);let _=e.at;for(;_>p&&(0,C.xC)(
e.text.charAt(_-1));)_--;const A=e.skipSpaces();if(A!=="="&&A!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,N.Kk)(
e,"line"),e.at===p&&e.at++,{name:void 0,start:p,end:_,value:{kind:"other",start:_,end:e.at}};e.at++;const E=B(e,"line");return{name:c,start:p,end:_,value:E}}function o(e,i){
const p=e.at;let c;if(i==='"'||i==="("){const E=M(e,i);E?.kind==="string"&&(c=E.value)}else c=e.readName();const _=e.skipSpaces();if(_==="="||_===":")return c;h(
e);const A=e.text.slice(p,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(A)?A:void 0}const a=/[=!<>]=|[-+*/%<>!&|?.]/y;function h(e){for(;;){const i=e.skipSpaces(),
p=e.at;if(e.isLineComment(i))return;if((0,C.L8)(i))e.at++;else if(i==="["||i==="(")e.at++,U(e,i,p);else if(i==='"')(0,$.E3)(e);else if(e.match(a)!==null)e.at=a.
lastIndex;else if(e.readName()===void 0)return}}function g(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,C.L8)(e.peek(3))}}),6353:((ae,q,v)=>{v.d(q,
{K:()=>R});var C=v(6784),N=v(891),$=v(8201),B=v(3278),L=v(9941);function R(o,a=new L.n_,h=!1){const g=new C.bs(o,o.startsWith("\uFEFF")?1:0,a);return g.readsAll=
h,g.structure(K(g,void 0))}function K(o,a){const h={kind:"native",attributes:[],blocks:[]},g=new Set;let e=a!==void 0&&!o.isLineEnd(o.skipSpaces());for(;;){const i=o.
skipBlank();if(o.at>=o.text.length){a!==void 0&&o.report(M,a);break}if(i==="}"&&a!==void 0){o.at++;break}U(o,i,h,g),J(o,e,h),e=!1}return h}const M="unclosed con\
figuration block: there is no closing brace before the end of the file";function U(o,a,h,g){const e=o.at;o.countPart();const i=a==='"'?P(o):o.readName();if(i===
void 0){a<"\x80"?o.report("argument or block definition required",e):o.reportCharacter(),f(o,e);return}const p=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.
at++,g.has(i)&&o.report("attribute redefined: it is set a second time",e,p),g.add(i),h.attributes.push({name:i,start:e,end:p,value:(0,N.J)(o,"line")});return}const _=[];
for(let r=j(o);r!==void 0;r=j(o))_.push(r);const A=o.at;if(o.peek()!=="{"){const r=_.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';o.report(r,e,p),f(o,e);return}o.at++;const T=W.has(i)&&_[0]?.value!=="terraform_\
remote_state"&&!o.readsAll&&o.depth===0&&o.mistake===void 0?D(o,A):S(o,A);h.blocks.push({type:i,labels:_,start:e,end:A,body:T})}const W=new Set(["resource","dat\
a","ephemeral","output","variable"]);function D(o,a){const{at:h}=o;if((0,$.ku)(o,"}",a)&&o.mistake===void 0){const e=new C.bs(o.text.slice(0,o.at),h,o.parts);return e.
depth=1,new w(e)}return o.at=h,o.mistake=void 0,S(o,a)}class w{kind="native";cursor;body;constructor(a){this.cursor=a}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(a){return this.body!==void 0||this.cursor.text.includes(a,this.cursor.at)}read(){return this.body??=K(this.cursor,this.cursor.
at-1),this.body}}function S(o,a){if(o.depth>=C.lr)return o.report(`blocks are nested deeper than ${C.lr} levels`,a),(0,$.ku)(o,"}",a),{kind:"native",attributes:[],
blocks:[]};o.depth++;const h=K(o,a);return o.depth--,h}function P(o){const a=o.at,h=(0,B.E3)(o);return o.report("invalid argument name: argument names must not \
be quoted",a,o.at),h.kind==="string"?h.value:void 0}function j(o){const a=o.skipSpaces(),h=o.at;let g;if(a==='"'){const i=(0,B.E3)(o);i.kind==="string"?g=i.value:
(g=o.text.slice(h+1,Math.max(h+1,o.at-1)),o.report("invalid block label: it has to be plain text",h,o.at))}else g=o.readName();if(g===void 0)return;const{at:e}=o;
return o.countPart(),{value:g,start:h,end:e}}function J(o,a,{blocks:h}){const g=o.skipSpaces();a&&(g!=="}"||h.length>0)?o.report("invalid single-argument block \
definition: a block in one line has one argument at most",o.at):!a&&!o.isLineEnd(g)&&o.report("missing newline after argument or block definition",o.at)}function f(o,a){
(0,$.Kk)(o,"line"),(o.at===a||(0,C.wH)(o.peek())&&o.peek()!=="}")&&o.at++}}),9780:((ae,q,v)=>{v.d(q,{A9:()=>K,J6:()=>w,Pg:()=>M,Uk:()=>D,VI:()=>S,ae:()=>C,lG:()=>$,
os:()=>U,pi:()=>N,sT:()=>W});class C{text;withheld;constructor(j,J=null){this.text=j,this.withheld=J}}const N="#",$=4096,B=200,L=2e4,R=5e6,K=P=>/[^\0-\x7f]/.test(
P)?P.normalize("NFC"):P;class M{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>R}spend(j){
if(this.steps+=1,this.count(),this.depth>=B||this.steps>L||this.isSpent)return;this.depth+=1;const J=j();return this.depth-=1,typeof J!="string"?J:J.length>$?void 0:
K(J)}}const U=()=>({name:()=>{},call:()=>{},effort:new M}),W=()=>({...U(),isLiteral:!0}),D=P=>typeof P=="string"||typeof P=="number"||typeof P=="boolean"?String(
P):void 0,w=P=>P.find(j=>j instanceof C&&j.withheld!==null);function S(P,j){return j instanceof C?new C((P+j.text).slice(0,$),j.withheld):new C(P)}}),2756:((ae,q,v)=>{
v.d(q,{A_:()=>j,Bs:()=>K,C5:()=>w,Yo:()=>R,bK:()=>S,g$:()=>J,rI:()=>L,wK:()=>W,yR:()=>D});var C=v(9432),N=v(9985),$=v(9780),B=v(9941);function L({text:f},o,a){const h=(0,B.
yN)(f);return{text:f,place:g=>({file:o,...h(g),target:a})}}const R=f=>{const o=f.length>$.lG?(0,C.dh)(f,$.lG):f;return o.length<13?o:[o.slice(0,1),o.slice(1)].join(
"")};function K(f){const o=f.join(".");return o.length>$.lG?R(o):o}const M=f=>f.length>$.lG?{kind:"pieces",pieces:[null],text:R(f)}:{kind:"known",text:R((0,$.A9)(
f))},U=f=>f===void 0||f.length>N.lR?null:{code:R(f)};function W(f,o,a=!1){const h=()=>f.text.slice(o.start,o.end),g=e=>({kind:"pieces",pieces:e,text:R(h())});switch(o.
kind){case"string":{const{value:e,verbatim:i}=o;if(a||e===i)return M(i);const p=R((0,$.A9)(e));return{kind:"pieces",pieces:[p],text:p,isJson:!0}}case"template":{
if(a&&o.verbatim!==void 0)return M(o.verbatim);const e=o.verbatim!==void 0,i=e?null:(0,N._3)({expression:o,text:f.text},(0,$.os)());if(typeof i=="string")return M(
i);const p=(0,N.B$)(o.parts,f.text,(0,$.os)()).map(_=>_.kind==="known"?R(_.value):U((0,N.cd)(_,f.text))),c=p.includes(null)?[U(h())]:p;return{...g(c),...e&&{isJson:e}}}case"\
other":{const e=h(),i=(0,N.p_)(e,(0,$.os)());return typeof i=="string"?M(i):g([U(e)])}case"primitive":case"object":case"tuple":return g([null])}}function D(f,o){
return o.kind!=="primitive"?W(f,o):o.value===null?null:M(String(o.value))}function w(f,o){const[a]=f.kind==="pieces"?f.pieces:[];return f.kind==="known"||typeof a!=
"object"||a===null?f:{...f,pieces:[{code:`(${a.code}).${o}`}]}}function S(f){return f?.kind!=="string"?null:R((0,$.A9)(f.value))}const P=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));
function j({text:f},o){return(o.kind==="template"?o.parts.map(h=>h.kind==="unknown"?(0,N.cd)(h,f):""):[o.kind==="other"?f.slice(o.start,o.end):""]).some(h=>P.test(
h??""))}function J({pieces:f},o){let a="";for(const h of f){const g=typeof h=="object"?h&&(0,N.p_)(h.code,o):h;if(g===null&&h!==null&&f.length===1)return{isWhole:!0,
text:null,withheld:null};const e=(0,$.Uk)(g);if(e===void 0)return{isWhole:!1,...(0,$.VI)(a,g)};if(a.length+e.length>$.lG)return{isWhole:!1,text:a,withheld:null};
a+=e}return{isWhole:!0,text:R((0,$.A9)(a)),withheld:null}}}),3140:((ae,q,v)=>{v.d(q,{AJ:()=>O,AP:()=>D,kM:()=>P,kg:()=>W,ls:()=>b});var C=v(7706),N=v(8516),$=v(
2170),B=v(9119),L=v(1054),R=v(8032),K=v(3846),M=v(9941),U=v(2756);const W=new Map([["import","language","locals","moved","removed","terraform"],["check","module",
"output","provider","variable"],["action","data","ephemeral","list","resource"]].flatMap((t,s)=>t.map(n=>[n,s]))),D=t=>t.kind==="native"?t.blocks:[...W].flatMap(
([s,n])=>(0,M.SH)(t,s,n));function w(t,s,n,d=R.Du){const u=t.place(s);return{what:n.what,place:u,problem:(0,C.ho)(n),clients:d}}const S=/^(?:credentials(?:_helper)?|host|provider_installation)$/;
function*P(t,s){const n=({name:d})=>s.kind==="native"||!W.has(d);for(const d of[...(0,M.Td)(s).filter(n),...D(s)]){const u="name"in d?d.name:d.type,k=W.get(u);if("\
labels"in d&&d.labels.length===k)yield*f(t,d);else{const y=S.test(u)?"of-cli":"unknown";yield w(t,d,{kind:y,what:(0,U.Yo)(u),labels:k})}}}const j=($late2??=new RegExp("^[\\p{ID_Start}_][\\p{ID_Continue}-]*$","u")),
J=/^(?:module|variable|output|resource|data)$/;function*f(t,s){const{type:n,labels:d,body:u}=s,k=n==="provider"?(0,U.bK)((0,M.w4)(u,"alias")?.value):null,y=[n,...d.
map(({value:te})=>te),...k===null?[]:[k]],I=(0,U.Bs)(y);if(n==="terraform"&&(yield*p(t,u)),d.length===0)return;const G=k===null&&!J.test(n);yield{what:I,place:t.
place(s),...G&&{isSingle:G}};const H=d.find(({value:te})=>!j.test(te));H!==void 0&&(yield w(t,H,{kind:"name",what:(0,U.Yo)(H.value)})),n==="variable"&&(yield*x(
t,s,I)),n==="module"&&(yield*e(t,I,u,o));const Q=n==="provider"?(0,M.w4)(u,"for_each"):void 0;Q!==void 0&&(0,M.w4)(u,"alias")===void 0&&(yield w(t,Q,{kind:"no-a\
lias",what:I},["opentofu"]))}const o=[/^(?!(?:lifecycle|locals|provider)$)/],a=[/^(?:hostname|organization|token|workspaces)$/],h=[/^(?:name|tags|project)$/,"na\
me","tags"],g=[/^(?:name|prefix)$/,"name","prefix"];function*e(t,s,n,d){const[u,...k]=d;for(const H of[...(0,M.Td)(n),...n.kind==="native"?n.blocks:[]]){const Q=(0,U.
Yo)("name"in H?H.name:H.type);u.test(Q)||"body"in H&&(0,M.w4)(H.body,"enabled")||(yield w(t,H,{kind:"argument",what:s,argument:Q}))}const[y,I]=k.map(H=>(0,M.w4)(
n,H)?.value),G=[y,I].some(H=>/other|primitive/.test(H?.kind??"other"));I&&!G&&(yield w(t,I,{kind:"both",what:s,names:k}))}const i=[["backend",1,"the backend or \
cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function*p(t,s){for(const[n,d,u]of i)for(const k of(0,M.SH)(
s,n,d))if(yield{what:u,place:t.place(k),isSingle:!0},n!=="required_providers")yield*A(t,k);else for(const y of(0,M.Td)(k.body))yield*r(t,y);yield*m(t,(0,M.w4)(s,
"required_version"))}const c=/^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/,_=/^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/;
function*A(t,s){const[{value:n}={value:"cloud"}]=s.labels;if(!c.test(n)){const d=_.test(n);yield w(t,s,{kind:"backend",what:(0,U.Yo)(n),isRemoved:d})}if(!(n!=="\
cloud"&&n!=="remote")){yield*e(t,`the ${s.type} block`,s.body,a);for(const{body:d}of(0,M.SH)(s.body,"workspaces",0))yield*e(t,"workspaces",d,n==="cloud"?h:g)}}const E=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;
function*x(t,s,n){const d=(0,M.w4)(s.body,"type")?.value,[{value:u}={value:""}]=s.labels;E.test(u)&&(yield w(t,s,{kind:"reserved",what:n})),s.body.kind==="nativ\
e"&&d?.kind==="string"&&(yield w(t,d,{kind:"quoted-type",what:n}))}const T=["source","version","configuration_aliases"];function*r(t,s){const{value:n}=s,d=(0,U.
Yo)(s.name),u=(0,U.Bs)(["required_providers",d]),k=n.kind==="object"?n.items:null,y=(0,K.sL)(d);if(!y.ok||k!==null&&y.value!==d){const G=y.ok?y.value:null;yield w(
t,s,{kind:"local-name",what:d,normal:G});return}const I=k?.find(G=>G.name!==void 0&&!T.includes(G.name));I?.name!==void 0&&(yield w(t,I,{kind:"argument",what:u,
argument:(0,U.Yo)(I.name)}))}function*m(t,s){if(s===void 0||!(0,U.A_)(t,s.value))return;const n=t.place(s.value),d=(0,N.jF)({kind:"not-constant"}),u=/\.tofu(\.json)?$/.
test(n.file)?"opentofu":"terraform";yield{what:"required_version",place:n,problem:d,clients:[u]}}function*O(t){const s=t.every(({kind:n})=>n.clients.length===R.
Du.length);for(const n of s?[R.Du]:R.Du.map(d=>[d])){const d=t.filter(({kind:u})=>n.every(k=>u.clients.includes(k)));yield{readers:n,read:d}}}function b(t){const s=[
...O(t)].flatMap(({readers:n,read:d})=>[...l(d)].map(({what:u,place:k,problem:y,clients:I=R.Du})=>{const G=n.filter(Q=>I.includes(Q)),H=(0,L.Kc)(u);return(0,$.kH)(
y,{places:[k],clients:G,isPlaceholder:H})}));return(0,$.Qp)(s,({places:n,problem:d})=>[n[0],d.message])}function*l(t){const s=new Map;for(const{definitions:n,kind:d,
isContext:u,notes:k}of t)for(const{what:y,place:I,problem:G,clients:H}of n){const Q=s.get(y);if(G!==void 0)!u&&k.length===0&&(yield{what:y,place:I,problem:G,clients:H});else{
if(d.isOverride)continue;if(Q===void 0)s.set(y,I);else if(!u){const te=(0,B.eo)(Q);yield{what:y,place:I,problem:(0,C.ho)({kind:"twice",what:y,first:te})}}}}if(!t.
some(({notes:n,kind:d})=>n.length>0||d.class==="terragrunt")){for(const{definitions:n,kind:d,isContext:u}of t)if(!(!d.isOverride||u))for(const{what:k,place:y,problem:I,
isSingle:G}of n)I!==void 0||G||s.has(k)||(yield{what:k,place:y,problem:(0,C.ho)({kind:"no-base",what:k})})}}}),8594:((ae,q,v)=>{v.d(q,{Ef:()=>f,FT:()=>P,RO:()=>D,
S9:()=>h,Zn:()=>p,gd:()=>_,hN:()=>A,qm:()=>U});var C=v(8339),N=v(8032),$=v(5243),B=v(9897),L=v(3846),R=v(9780),K=v(2756),M=v(5440);const U=E=>[[{...(0,K.g$)(E,(0,R.
os)()),from:null}]],W=1e4;function D({kind:E},x,T,r){const{row:m,value:O}=x;if(O?.kind!=="known")return S(E,x,T);const b=w(x),t=m.grammar==="module"&&!b&&(0,$.Nj)(
O.text)?"./":O.text,s=E.clients.length===N.Du.length?"":E.clients[0],n=`${m.grammar} ${m.service} ${s} ${b} ${t}`,d=r.get(n);if(d!==void 0)return d;r.size>=W&&r.
clear();const u=S(E,x,T);return r.set(n,u),u}const w=({version:E})=>E?.value.kind==="known";function S(E,x,T){const r=E.clients.map(O=>[O,j(E,x,O,T)]),m=Math.max(
...r.map(([,{length:O}])=>O));return Array.from({length:m},(O,b)=>{const l=new Map;for(const[s,{[b]:n}]of r)n!==void 0&&l.set(s,n);const t=P([...l.values()]);return{
meanings:l,first:t,needs:A(l,x.row)}})}const P=E=>E.find(({host:x,directHost:T})=>x!==null||T!==void 0)??M.zt;function j(E,x,T,r){const m=o(x,T,r).map(b=>{const l=g(
E,x,T,b);return J(x,T)?{...l,directHost:B.IZ}:l});if(m.length<2)return m;const O=({host:b,directHost:l,needed:t,problem:s})=>JSON.stringify([b,l,t,s?.message]);
return[...new Map(m.map(b=>[O(b),b])).values()]}const J=({row:E,value:x},T)=>T==="terraform"&&E.evaluation?.terraform!=="any"&&x?.kind==="pieces"&&x.isJson===!0,
f={isWhole:!0,withheld:null,from:null};function o(E,x,T){const{value:r}=E;return r?.kind==="known"?[[{...f,text:r.text}]]:r===void 0||r.text==="null"?[[{...f,text:null}]]:
T(E,r,x)}const a=({value:E})=>E?.kind==="pieces"&&E.text!=="null",h=({references:E})=>E.some(x=>x.row.evaluation!==void 0&&(a(x)||x.version?.value.kind==="piece\
s"||x.row.merges==="module"&&x.value?.kind==="pieces"));function g(E,x,T,r){const{row:m,address:O,value:b}=x,l=p(r),t=l.map(({isWhole:I,text:G})=>{if(G===null)return _(
x,E,T);if(I)return M.pb[m.grammar](G,T,w(x));const H=E.class==="terragrunt"||E.isGenerated;return m.grammar==="host-part"&&H?M.zt:(0,M.i4)(m.grammar,G,T)}),[s]=t,
n=t.every(I=>I?.needed===s?.needed);if(s!==void 0&&n&&!t.includes(void 0)){const[I]=l;if(b?.kind!=="pieces"||I===void 0)return s;const H=t.every(te=>te?.directHost===
s.directHost)?{}:{directHost:B.IZ},Q=l.every(te=>te.isWhole);return{...s,...H,evaluated:{text:I.text,isWhole:Q}}}const d=m.evaluation!==void 0&&m.evaluation[T]===
void 0;if(d&&!E.isGenerated)return M.zt;const u=l.find(({withheld:I})=>I!==null)?.withheld??null;if(!d&&u===null&&i(b))return{...M.zt,directHost:B.IZ};const k=T===
"terraform",y=(0,C.J0)({address:O,argument:m.grammar==="host"?"hostname":"source",expression:b?.kind==="pieces"?b.text:"",candidates:l.map(({isWhole:I,text:G,from:H})=>({
text:I?G:null,from:H})),refused:u===null?null:{variable:k?u:""}});return(0,M.Qm)(y)}const e=/^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/,
i=E=>E?.kind==="pieces"&&(e.test(E.text)||E.pieces.some(x=>/[?&]ref=/.test(String(x))));function p(E){return E.some(({isWhole:x,from:T})=>x&&T!==null)?E.filter(
({isWhole:x,from:T})=>x||T!==null):E}const c={cloud_default:"cloud block",remote_state_default:"remote state"};function _(E,x,T){const{row:r,value:m,address:O,localName:b}=E,
l=m===void 0?E.kind:r.absent??E.kind;if(r.defaults!==void 0){const t=r.defaults[T];return t!==null?(0,M.TU)((0,$.mD)(t)):(0,M.Qm)((0,C.tg)(c[l]??"remote backend"))}
return m!==void 0?r.grammar==="url"?M.zt:(0,M.Qm)((0,C.DA)({reason:"null",address:O})):l==="required_provider_invalid"?(0,M.Qm)((0,C.DA)({reason:"not-a-requirem\
ent",address:O})):b!==null&&x.class!=="stack"&&x.class!=="deploy"?b!=="terraform"&&(0,L.sL)(b).ok?(0,M.TU)((0,$.Vm)(T)):M.zt:x.isOverride?M.zt:(0,M.Qm)((0,C.DA)(
{reason:"missing",address:O}))}function A(E,{service:x}){if(x===null)return[];const T=new Map;for(const[r,{needed:m}]of E)m!==null&&T.set(m,{host:m,service:x,clients:[
...T.get(m)?.clients??[],r]});return[...T.values()]}}),4118:((ae,q,v)=>{v.d(q,{FK:()=>f,hN:()=>p,FZ:()=>r,xr:()=>m,Od:()=>o,gq:()=>h,R:()=>_});var C=v(8032),N=v(
5243),$=v(3846),B=v(5106),L=v(9941),R=v(2756),K=v(3140);function*M(l,t){const s=U.get(t.type)?.(t,l)??[];for(const{kind:n,text:d,localName:u=null,span:k}of s)yield{
kind:n,text:(0,R.Yo)(d),localName:u,place:l.place(k)}}const U=new Map([["terraform",W],["provider",w],["module",j]]);function*W({body:l},t){const s=(0,L.SH)(l,"\
required_providers",0).flatMap(n=>(0,L.Td)(n.body));for(const{value:n}of s){const u=(n.kind==="object"?n.items:[]).find(({name:k})=>k==="configuration_aliases")?.
value;for(const k of u?.kind==="tuple"?u.elements:[])yield{kind:"provider-expected",text:k.kind==="string"?k.value:D(t,k),span:k}}}const D=({text:l},{start:t,end:s})=>l.
slice(t,s).trim();function*w(l){const{labels:t,body:s}=l,[n]=t;if(n===void 0||S(s))return;const d=(0,R.bK)((0,L.w4)(s,"alias")?.value);yield{kind:"provider-conf\
igured",text:d===null?n.value:`${n.value}.${d}`,span:l}}const S=l=>(0,L.Td)(l).every(({name:t})=>t==="alias"||t==="//")&&(l.kind==="json"||l.blocks.length===0),
P=["count","for_each","depends_on"];function*j({labels:[l],body:t},s){const n=(0,R.Yo)(l?.value??""),d=(0,L.w4)(t,"providers")?.value;for(const u of d?.kind==="\
object"?d.items:[])yield{kind:"provider-passed",text:u.name??D(s,u),localName:n,span:u};for(const u of P){const k=(0,L.w4)(t,u);k!==void 0&&(yield{kind:"call-re\
peated",text:u,localName:n,span:k})}}var J=v(1011);const f={providerUses:new Map,hasBackend:!1,declared:[]};function o(l,t){const s=new g(l);for(const k of(0,K.
AP)(t))K.kg.get(k.type)===k.labels.length&&s.read(k);const{providerUses:n,hasBackend:d,declared:u}=s;return{providerUses:n,hasBackend:d,declared:u}}const a=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function h(l,t){const s=new g(l),n=(0,L.w4)(t,"terraform_binary")?.value,[,d]=a.exec((0,R.bK)(n)??"")??[];return n!==void 0&&d!==void 0&&s.declare("binary",n,d),
s.declareVersion("version",(0,L.w4)(t,"terraform_version_constraint")),{...f,declared:s.declared}}class g{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(t){
this.source=t}isOpen=({value:t})=>(0,R.A_)(this.source,t);read(t){const{type:s,labels:n,body:d}=t;switch(this.declared.push(...M(this.source,t)),s){case"languag\
e":this.declare("language",t);for(const u of(0,L.SH)(d,"compatible_with",0))this.declareVersion("compatible",(0,L.w4)(u.body,"opentofu"));return;case"terraform":{
this.hasBackend||=p(d);const u=e(d).flatMap(i).find(this.isOpen);u!==void 0&&this.declare("state-expression",u.value,(0,R.Yo)(u.name));for(const k of(0,L.SH)(d,
"encryption",0))this.declare("encryption",k);this.declareVersion("version",(0,L.w4)(d,"required_version"));return}case"provider":for(const u of n)this.use(u.value,
u.value,u,[t]),this.declareVersion("provider-version",(0,L.w4)(d,"version"),(0,R.Yo)(u.value));(0,L.w4)(d,"for_each")!==void 0&&this.declare("provider-for-each",
t);return;case"check":for(const u of(0,L.SH)(d,"data",2))this.readTyped(u,[t,u]);return;case"import":this.readNamed(t,[t])||this.readImported(t);return;default:
if(n.length<2)return;s==="action"&&this.declare("action",t),this.readTyped(t,[t])}}declare(t,s,n="",d=null){this.declared.push({kind:t,text:n,localName:d,place:this.
source.place(s)})}declareVersion(t,s,n){const d=(0,R.bK)(s?.value);s!==void 0&&d!==null&&this.declare(t,s.value,d,n)}readTyped(t,s){const[n]=t.labels;if(n===void 0||
this.readNamed(t,s))return;const[d=""]=n.value.split("_",1);this.use(d,n.value,n,s)}readImported(t){const s=(0,L.w4)(t.body,"to")?.value,[,n]=x.exec(this.textOf(
s))??[];if(s===void 0||n===void 0)return;const[d=""]=n.split("_",1);this.use(d,n,s,[t])}textOf(t){if(t===void 0)return"";const{start:s,end:n}=t;return(t.kind===
"string"?t.value:this.source.text.slice(s,n)).slice(0,T).trim()}readNamed(t,s){const n=(0,L.w4)(t.body,"provider")?.value;if(n===void 0)return!1;const[,d]=E.exec(
this.textOf(n))??[];return d===void 0?!1:(this.use(d,d,n,s),!0)}use(t,s,n,d){if(this.providerUses.has(t))return;const u={text:(0,R.Yo)(s),address:A(d),place:this.
source.place(n)};this.providerUses.set((0,R.Yo)(t),u)}}const e=l=>[...(0,L.SH)(l,"backend",1),...(0,L.SH)(l,"cloud",0)],i=({body:l})=>[l,...(0,L.SH)(l,"workspac\
es",0).map(t=>t.body)].flatMap(L.Td),p=l=>e(l).length>0,c=["name","prefix","tags"];function _(l){const[t]=(0,L.SH)(l,"workspaces",0),s=d=>d==="workspaces"&&t!==
void 0?c.some(u=>(0,L.w4)(t.body,u)!==void 0):(0,L.w4)(l,d)!==void 0,n=J.Rt.filter(d=>!s(d));return{organization:(0,R.bK)((0,L.w4)(l,"organization")?.value),name:t?
(0,R.bK)((0,L.w4)(t.body,"name")?.value):null,...n.length>0&&{lacks:n}}}const A=l=>(0,R.Bs)(l.flatMap(({type:t,labels:s})=>[t,...s.map(({value:n})=>n)])),E=($late3??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
x=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,T=256;function r(l){const t=new Map;for(const{readers:s,read:n}of(0,K.AJ)(l))for(const[d,u]of b(n)){
const k=t.get(d),y=k===void 0?s:[...k.clients,...s];t.set(d,{...k??u,clients:y})}return Array.from(t.values(),s=>{const{host:n,isHostImplied:d,needs:u}=m(s.clients);
return{kind:"implied_provider",host:n,isHostImplied:d,...s,isOverridden:!1,needs:u}})}function m(l){const t=l.length===C.Du.length,s=d=>d.clients.some(u=>l.includes(
u)),n=t?O:O.filter(s);return{host:n[0]?.host??null,isHostImplied:!0,needs:n}}const O=C.Du.map(l=>({host:(0,N.Vm)(l),service:B.xq,clients:[l]}));function b(l){const t=new Set(
["terraform"]);for(const{references:n}of l)for(const{localName:d}of n)t.add(d);const s=new Map;for(const{scope:n,isContext:d}of l)if(!d)for(const[u,k]of n.providerUses)
t.has(u)||(t.add(u),(0,$.sL)(u).ok&&s.set(u,k));return s}}),5839:((ae,q,v)=>{v.d(q,{PG:()=>D,YK:()=>P,kl:()=>w});var C=v(4756),N=v(2170),$=v(1054),B=v(8032),L=v(
1780),R=v(3298),K=v(3140),M=v(5440),U=v(8594),W=v(4118);const D=5e4;function w(e,i,p=new Map){const c=[],_=[...e.flatMap(E=>E.notes),...(0,K.ls)(e)],A=new J(e,i);
for(const E of e)if(!E.isContext)for(const x of E.references){const r=x.version!==null&&S(E,x.version)?{...x,version:null}:x;if(c.length>=D)return _.push(P(E.file)),
j(c,_);const m=(0,U.RO)(E,r,i,p);if(r.kind==="backend"&&m.every(({first:b})=>b===M.zt))continue;let O=S(E,r)?void 0:f(E,r,i);for(const b of m){const l=A.usageOf(
E,r,b);c.push(O===void 0?l:{...l,calls:O}),O=void 0}for(const b of A.notesOf(E,r,m))_.push(b)}for(const E of(0,W.FZ)(e))c.push(E);return j(c,_)}function S({notes:e},{
value:i,place:p}){const c=p.line+(i?.kind==="pieces"?i.text.split(`
`).length:0);return e.map(A=>(0,N.Xd)(A)?.line??0).some(A=>A>=p.line&&A<c)}const P=e=>(0,N.ht)(e,(0,C.ub)({kind:"module-usages",max:D})),j=(e,i)=>({usages:e.sort(
(p,c)=>g(p.place,c.place)),notes:i.sort((p,c)=>g((0,N.Xd)(p),(0,N.Xd)(c)))});class J{values;overrides;constructor(i,p){this.values=p,this.overrides=i.filter(({kind:c})=>c.
isOverride)}usageOf(i,p,c){const{kind:_,value:A,address:E,constraints:x,place:T,row:r,hasOwnToken:m,workspace:O}=p,{meanings:b,first:l,needs:t}=c,s=this.overrides.
length===0?b:new Map([...b].filter(([u])=>this.isInForce(i,p,u))),n=s.size===b.size,d={kind:_,host:l.host,isHostImplied:l.isHostImplied,directHost:l.directHost,
hasOwnToken:m,text:A?.text??null,address:E,version:this.versionOf(p),constraints:x,place:T,clients:i.kind.clients,needs:n?t:(0,U.hN)(s,p.row),isOverridden:s.size===
0,workspace:O};return n&&r.backend===void 0&&A?.kind!=="pieces"?d:{...d,...this.decisionOf(p,c,s)}}decisionOf({value:i,row:p},{meanings:c},_){const A=[...c],E=A.
flatMap(([T,r])=>r.evaluated===void 0?[]:[[T,r.evaluated]]),x=A.flatMap(([T])=>_.has(T)?[]:T);return{...i?.kind==="pieces"&&{evaluated:Object.fromEntries(E)},...p.
backend!==void 0&&{backend:p.backend},..._.size>0&&x.length>0&&{replacedFor:x}}}notesOf(i,p,c){const{place:_,value:A}=p,E=[_],x=A===void 0&&i.notes.length>0,T=[];
for(const{meanings:r}of x?[]:c)for(const[m,{problem:O,host:b}]of r){if(O===void 0||!this.isInForce(i,p,m)||S(i,p)&&O.code==="source-dynamic")continue;const l=A?.
kind==="known"&&(0,$.Kc)(A.text);T.push((0,N.kH)(O,{namedHost:b,clients:[m],places:E,isPlaceholder:l}))}return(0,N.Qp)(T,({problem:{code:r,message:m}})=>r==="so\
urce-dynamic"?(0,L.pj)(m):r)}isInForce({kind:i},{mergeKey:p},c){return i.isOverride||p===null||!this.replaced(c).has(p)}replaced=(0,R.O)(i=>{const p=new Set;for(const{
kind:c,references:_,scope:A}of this.overrides)if(c.clients.includes(i)){A.hasBackend&&p.add("backend");for(const{mergeKey:E,value:x,localName:T}of _)E!==null&&(x!==
void 0||T!==null)&&p.add(E)}return p});versionOf(i){if(i.version===null)return;const{value:p,place:c}=i.version;if(p.kind==="known")return{text:p.text,place:c};
const _=B.Du.flatMap(E=>{const x=this.values(i,p,E).flat();if(x.some(({withheld:m})=>m!==null))return[];const[T,...r]=x;return[[E,r.length===0&&T?.isWhole===!0?
T.text:null]]});return{text:h.test(p.text)?p.text:"\u2026",value:Object.fromEntries(_),place:c}}}function f({kind:e},i,p){const{row:c,value:_,version:A}=i,E=_?.
kind==="pieces"||A?.value.kind==="pieces";if(c.merges!=="module"||!E)return;const x=e.clients.map(T=>[T,o(i,T,p)]);return Object.fromEntries(x.filter(([,T])=>T!==
null))}function o(e,i,p){const c=x=>x?.kind==="pieces"?p(e,x,i):[[{...U.Ef,text:x?.text??null}]],_=c(e.value);if(_.flat().some(({withheld:x})=>x!==null))return null;
const A=c(e.version?.value),E=new Map;for(let x=0;x<Math.max(_.length,A.length);x+=1){const T=[_[x]??_[0]??[],A[x]??A[0]??[]],[r,m]=T.map(a),[O=null]=T.flatMap(
([t])=>t?.root??[]),l={root:O,source:r??null,version:m??null,isOpen:r===void 0||m===void 0};E.set(JSON.stringify(l),l)}return[...E.values()]}function a(e){const[
i,...p]=(0,U.Zn)(e),c=p.every(({isWhole:_,text:A})=>_&&A===i?.text);return i?.isWhole===!0&&c?i.text:void 0}const h=/^(?!<<)"?[^"]*"?$/,g=(e,i)=>e===null||i===null?
0:e.file!==i.file?e.file<i.file?-1:1:e.line-i.line||e.column-i.column}),6851:((ae,q,v)=>{v.d(q,{eI:()=>p,jq:()=>_,CJ:()=>E,bH:()=>a});var C=v(4756),N=v(8516),$=v(
2170),B=v(9968),L=v(3276),R=v(6353),K=v(9941),M=v(2756),U=v(3140),W=v(3114),D=v(2213),w=v(9985),S=v(4118),P=v(3542);function j(l,t,s){const n=(0,P.FK)(s),d=[],u=new Set(
[""]);if(t.kind==="json")for(const{name:k}of t.members)u.add(k);else for(const{type:k}of t.blocks)n.has(k)&&u.add(k);for(const k of u)for(const y of n.get(k)??[])
new J(l,y,d).readAt(0,{body:t,block:void 0,names:[]});return d}class J{source;row;references;constructor(t,s,n){this.source=t,this.row=s,this.references=n}readAt(t,s){
const n=this.row.path[t];if(n===void 0){this.read(s);return}const[d]=n,{body:u}=s,k=u.kind==="native"?u.blocks:(0,K.SH)(u,d,n.length-1);for(const y of k){const{
labels:I}=y;if(y.type!==d||I.length!==n.length-1||I.some(({value:Q},te)=>!["*",Q].includes(n[te+1]??"")))continue;const H=[...s.names,d,...I.map(({value:Q})=>Q)];
this.readAt(t+1,{body:y.body,block:y,names:H})}}read(t){const{body:s,block:n,names:d}=t;switch(this.row.position){case"entries":for(const u of(0,K.Td)(s))this.addEntry(
d,u);return;case"label":{const u=n?.labels.at(-1);if(u===void 0)return;const k={kind:"known",text:(0,M.Yo)(u.value)},y=this.source.place(u),I=this.version((0,K.
w4)(s,"version")?.value),G=(0,M.bK)((0,K.w4)(s,"constraints")?.value)??void 0;this.add(d.slice(0,-1),{value:k,place:y,version:I,constraints:G});return}case"urls":{
const u=(0,K.w4)(s,"urls")?.value;for(const k of u?.kind==="tuple"?u.elements:[])this.add(d,this.written(k));return}case"open-state":this.addOpenState(t);return;default:
this.addArguments(t,this.row.position)}}add(t,s){const{row:n}=this,d={version:null,constraints:void 0,localName:null,workspace:void 0},u={row:n,address:(0,M.Bs)(
t),mergeKey:(0,P.dh)(n,t)};this.references.push({kind:n.kind,hasOwnToken:!1,...d,...s,...u})}addOpenState({body:t,names:s}){const{source:n}=this,d=te=>(0,K.w4)(
t,te)?.value,u=d("encryption"),k=u?.kind==="other"||D.Ar.some(te=>(0,w.Tu)(u,te,n.text)!==void 0),y=(0,M.bK)(d("backend")),I=d(y===null?"backend":"config"),G=y!==
"remote"&&I?.kind!=="object",H=k?u:G?I:void 0;if(H===void 0)return;const Q={kind:"pieces",pieces:[null],text:(0,M.wK)(n,H).text};this.add(s,{value:Q,place:n.place(
H)})}addArguments({body:t,block:s,names:n},d){const{row:u,source:k}=this,y=ie=>(0,K.w4)(t,ie)?.value,I=u.backend!==void 0;if(I&&(0,M.bK)(y("backend"))!==u.backend)
return;const G=I?y("config"):void 0,H=ie=>{const[re="",le]=ie.split("."),de=I?(0,w.Tu)(G,re,k.text):y(re);return le!==void 0&&de?.kind==="object"?(0,w.Tu)(de,le,
k.text):de},Q={version:this.version(y("version")),hasOwnToken:u.grammar==="host"&&H("token")!==void 0,workspace:u.merges==="backend"&&u.grammar==="host"?(0,S.R)(
t):void 0},te=new Map(d.map(ie=>[H(ie)??ie,ie]));for(const[ie,re]of te)if(typeof ie!="string")this.add(n,{...Q,...this.written(ie)});else if(u.absent!==void 0&&
s!==void 0){const de=G!==void 0&&G.kind!=="object"?(0,M.C5)((0,M.wK)(k,G),re):void 0;this.add(n,{...Q,kind:u.absent,value:de,place:k.place(s)})}}written(t){const{
row:s,source:n}=this,d=t.kind==="primitive"&&t.value===null;return{value:s.defaults!==void 0&&d?void 0:(0,M.wK)(n,t,s.isLiteral),place:n.place(t)}}addEntry(t,{name:s,
value:n}){const{row:d,source:u}=this,k=[...t,s],y=(0,M.Yo)(s);if(n.kind==="object"){const Q=ie=>(0,w.Tu)(n,ie,u.text,d.isLiteral),te=Q("source");this.add(k,{localName:y,
kind:te===void 0?d.absent??d.kind:d.kind,value:te&&(0,M.wK)(u,te,d.isLiteral),version:this.version(Q("version"),M.wK),place:u.place(te??n)});return}const I=["st\
ring","primitive","template"].includes(n.kind),G=I?"required_provider_legacy":"required_provider_invalid",H=I?this.version(n):null;this.add(k,{localName:y,kind:G,
version:H,value:void 0,place:u.place(n)})}version(t,s=M.yR){const n=t&&s(this.source,t);return t&&n?{value:n,place:this.source.place(t)}:null}}var f=v(5839);const o=64;
function*a(l,t){const s=[],n=[];let[d,u]=[0,f.PG];for(const[k,{path:y,file:I,target:G,kind:H,isContext:Q}]of l.entries()){if(k>0&&k%o===0&&(yield t+k))return null;
const ie=(0,B.yR)(y);if(!ie.ok){const{failure:de}=ie;de.kind==="size"?n.push((0,$.ht)(I,(0,C.ub)(de))):s.push(g(de.code,{file:I,kind:H,isContext:Q}));continue}d+=
ie.bytes;const re=E(ie.text,H,I,Q,new K.n_,G);!ie.isUtf8&&!Q&&re.notes.length===0&&n.push(e(ie.text,H,I));const le=i(re)+re.definitions.length;if(le>u){const de={
...re.scope,providerUses:S.FK.providerUses},ue=re.references.slice(0,u),F=[...re.notes,(0,f.YK)(I)];s.push({...re,references:ue,scope:de,definitions:[],notes:F});
break}u-=le,s.push(re)}return{files:s,notes:n,bytes:d}}const h=["EACCES","EPERM"];function g(l,t){const s=((0,W.Ep)(t.kind)||t.kind.class==="lock")&&h.includes(
l),n=[(0,$.ht)(t.file,(0,C.WO)({what:"file",code:l,isRefused:s}))];return{...t,references:[],scope:S.FK,definitions:[],notes:n}}function e(l,t,s){const n=l.indexOf(
"\uFFFD"),d=l.slice(l.lastIndexOf(`
`,n)+1,n),u=/#|\/\//.test(d)||l.lastIndexOf("/*",n)>=0,k=(0,W.Ep)(t)&&t.syntax==="hcl"&&!u,y=(0,K.yN)(l)({start:n,end:n+1});return(0,$.ht)(s,(0,C.U$)({error:null,
isRefused:k}),y)}const i=({references:l,scope:t})=>l.length+t.providerUses.size;function*p(l){const t=(u,k)=>({kind:u,text:"",localName:null,place:{file:k,...$.
wv}}),s=l.filter(({kind:u})=>u.class==="config"),[n]=s;n!==void 0&&s.every(u=>i(u)===0)&&(yield t("module",n.file));const d=s.filter(({scope:u})=>u.hasBackend);
for(const u of new Set(d.map(({kind:k})=>k.clients))){const k=s.find(({kind:y})=>y.clients===u);k!==void 0&&(yield t("state",k.file))}for(const{file:u,kind:k,references:y,
scope:I,isContext:G}of l)k.class==="lock"&&y.length===0&&(yield t("lock",u)),k.class==="config"&&!G&&(yield*I.declared)}const c=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
_=l=>l.kind.class==="terragrunt"&&l.references.length===0&&!c.test(l.file),A={config:S.Od,terragrunt:S.gq};function E(l,t,s,n=!1,d=new K.n_,u){const k=t.isOfPackage===
!0,y=t.syntax==="json"?(0,L.O)(l,d):(0,R.K)(l,d,k),I=(0,M.rI)(y,s,u),{body:G}=y,H=j(I,G,t.class),Q=A[t.class]?.(I,G)??S.FK,te=_({file:s,kind:t,references:H})&&!d.
isExceeded(),ie=n||te?[]:r(y,t,{file:s,target:u});t.class==="lock"&&ie.push(...T(y,s));const le=[...t.class==="config"?(0,U.kM)(I,G):[]].filter(de=>!k||x(de));return{
file:s,kind:t,references:H,scope:Q,definitions:le,notes:ie,isContext:n}}const x=({what:l,problem:t})=>!t||/\.|^required_/.test(l),T=({text:l,body:t},s)=>(0,K.SH)(
t,"provider",1).flatMap(({labels:[n],body:d})=>{const u=(0,K.w4)(d,"hashes")?.value,y=(u?.kind==="tuple"?u.elements:[]).map(H=>H.kind==="string"?H.value:""),I=y.
length>0&&y.every(H=>/^[^:]+:/.test(H));if(u===void 0||I)return[];const G=(0,N.FA)({kind:"not-hashes",provider:n?.value??""});return(0,$.ht)(s,G,(0,K.yN)(l)(u))});
function r({text:l,problems:t,parts:s},n,{file:d,target:u}){return s.isExceeded()?[(0,$.ht)(d,(0,C.ub)({kind:"parts",max:s.max}))]:t.map(({message:k,...y})=>{const I=(0,W.
Ep)(n)&&!m.test(k),G=n.class==="lock"?(0,N.FA)({kind:"syntax",error:k}):(0,C.U$)({error:k,isRefused:I}),H=l.split(`
`,y.line)[y.line-1]??"",Q=O.test(H.slice(0,b));return{...(0,$.ht)(d,G,{...y,target:u}),clients:n.clients,isPlaceholder:Q}})}const m=/^\w+ are nested deeper than/,
O=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,b=1e3}),8095:((ae,q,v)=>{v.r(q),v.d(q,{asWritten:()=>re.qm,declaredIn:()=>ue.eI,dependsOnOthers:()=>re.S9,
detach:()=>N.Yo,dotted:()=>N.Bs,firstWithHost:()=>re.FT,isForeign:()=>ue.jq,meaningOfAbsent:()=>re.gd,neededByImplied:()=>le.xr,needsOf:()=>re.hN,parseFile:()=>ue.
CJ,readHcl:()=>C.K,readModule:()=>ue.bH,readTools:()=>E,resolveValue:()=>N.g$,usagesOf:()=>de.kl});var C=v(6353),N=v(2756),$=v(9432),B=v(3298),L=v(3114),R=v(9059);
const K=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),M=F=>K.
get(F.toLowerCase())??"terraform",U="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)\
|output\\s+-|force-unlock|-chdir",W=(F,V)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${F})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${V})(?![\\w\
-])`),D=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,w=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],S=`(?=["'\\s,\\]})@]|$)`,P="^[\\s-]*\\w[\\w-]*:\\s*\\[",j=`(?=["']?\\s*[,\\]])`,J=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${S}|([\\w.\${}-]+)))?${S}`),text:"uses $1",version:"latest"},{form:W("terraform|tofu",U),text:"runs\
 $1"},{form:W("tofu","fmt"),text:"runs $1"},{form:W("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${P}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${j}`),text:"lists $1"},{form:new RegExp(`${P}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${j}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],f=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,o=/\b(?:echo|printf)\b[^;&|]*/g;function a(F){if(!/terraform|tofu|tfenv/i.
test(F))return[];const V=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(F);if(f.test(F)&&!V)return[];const Y=F.replace(o,X=>" ".repeat(X.length)),z=D.exec(Y);return z===
null?J.flatMap(X=>h(X,Y)):e(z)}function h({form:F,text:V,version:Y=null,...z},X){const ee=F.exec(X);if(ee===null)return[];const[,se="",ne=Y]=ee,Z=V.replace("$1",
()=>se);return[{client:M(se),text:Z,version:ne,...g(ee),...z}]}const g=({index:F,0:{length:V}})=>({start:F,end:F+V});function e(F){const[,V=""]=F;return w.flatMap(
({form:Y,otherwise:z})=>{const X=Y.exec(V);return X===null?[]:[{client:M(X[1]??X[2]??""),text:`uses ${V}`,version:null,...g(F),step:{otherwise:z}}]})}const i=50,
p=/^digger\.ya?ml$/,c=100,_=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,A=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function E(F,V){
const Y=[],z=[],X=new Set;let ee=!1,se=!1,ne=!1;for(const Z of(0,R._X)(F,V)){for(const fe of(0,R.AN)(Z))X.add(fe);if(z.push(...(0,R.mu)(Z)),se||=(0,L.Z)(Z.file)||
A.test(Z.text),(0,R.$)(Z.file)||(0,L.Z)(Z.file))continue;const oe=Z.file.slice(Z.file.lastIndexOf("/")+1),ce=(0,L.TD)(oe)||Z.file.endsWith("mise/config.toml"),pe=ce?
I(Z):x(Z);ne||=p.test(Z.file)&&pe.some(({client:fe})=>fe==="opentofu");const he=ne&&Z.text.includes("diggerhq/digger@");Y.push(...pe.filter(({text:fe})=>!he||fe!==
O)),ee||=!ce&&_.test(Z.text)}return{signs:Y,bots:z,setsCloudHostname:ee,givesState:se,others:X}}function x({file:F,text:V}){if(!/terraform|tofu|tfenv/i.test(V))
return[];const Y=(0,R.Dx)(F,V),z=new Map,X=(0,B.O)(ne=>u(ne,Y)),ee=Y.map(a),se=b(F,Y,ee);for(const[ne,Z]of Y.entries()){if(z.size>=i)break;for(const oe of ee[ne]??
[]){if(se(oe,ne))continue;const{client:ce,level:pe="tool"}=oe;for(const he of t(oe,Y,ne,X)){const fe=`${ce} ${pe} ${he}`;if(z.has(fe))continue;const me=(0,R.$t)(
F,ne,Z,oe);z.set(fe,{client:ce,level:pe,place:me,text:(0,$.dh)(oe.text,c),version:he})}}}return r(F,[...z.values()])}const T=/atlantis\.ya?ml$/;function r(F,V){
return!V.some(({client:z})=>z==="opentofu")||!T.test(F)?V:V.filter(({client:z,version:X})=>z==="opentofu"||X!==null).map(z=>({...z,client:"opentofu"}))}const m=/(^|\/)\.spacelift\/[^/]+$/,
O="sets terraform_version";function b(F,V,Y){const z=se=>{const Z=Y.slice(...se).flat().filter(({text:oe,level:ce})=>ce!=="hook"&&!/_version$/.test(oe));return Z.
length===0?null:Z.every(({client:oe})=>oe==="opentofu")},X=m.test(F)?V.indexOf("stack_defaults:"):-1,ee=X<0?null:n(V,X+1);return({text:se},ne)=>{if(se!==O||T.test(
F))return!1;const Z=z(n(V,ne));if(Z!==null||ee===null)return Z===!0;const oe=ne>=ee[0]&&ne<ee[1];return z(oe?[0,V.length]:ee)===!0}}const l=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function t({version:F,step:V},Y,z,X){if(V===void 0)return F===null?[null]:X(F);const ee=Y.slice(...n(Y,z)).map(se=>l.exec(se)?.[1]?.replace(/^["']|["']$/g,"")).
find(se=>se!==void 0);return ee===void 0?[V.otherwise]:X(ee)}const s=100;function n(F,V){const Y=F[V]??"",z=Y.search(/[^\s-]/),X=oe=>oe!==""&&oe.search(/\S/)<z,
se=Y.trimStart().startsWith("-")?[]:F.slice(Math.max(0,V-s),V),ne=F.slice(V+1,V+s),Z=ne.findIndex(X);return[V-se.length+se.findLastIndex(X)+1,V+1+(Z<0?ne.length:
Z)]}const d=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function u(F,V){const[,Y,z,X]=d.exec(F.trim())??
[],ee=Y??z??X;if(ee===void 0)return[F.trim()];for(const se of V){const ne=se.indexOf(ee),Z=ne<0?void 0:k.exec(se.slice(ne+ee.length))?.[1];if(Z===void 0||/[\w-]$/.
test(se.slice(0,ne)))continue;const oe=Z.match(/[^\s"',[\]]+/g);if(oe!==null)return oe}return[F]}const k=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
y=/[^\s"',\]}]+/;function I({file:F,text:V}){const Y=(0,R.Dx)(F,V);return G(F,Y).flatMap(({at:z,client:X,version:ee,start:se=0})=>{if(X===void 0)return[];const ne=Y[z]??
"",Z=(0,R.$t)(F,z,ne,{start:se,end:ne.length}),oe=ee===null?`selects ${X}`:`selects ${X} ${ee}`;return[{client:X,level:"version-file",place:Z,text:(0,$.dh)(oe,c),
version:ee}]})}function G(F,V){const[,Y]=/\.(terraform|opentofu)-version$/.exec(F)??[];if(Y===void 0)return F.endsWith(".toml")?ie(V):H(V);const z=V.findIndex(ee=>ee.
trim()!==""),X=y.exec(V[z]??"")?.[0]??null;return z<0?[]:[{at:z,client:K.get(Y),version:X}]}const H=F=>F.map((V,Y)=>{const[z="",X=null]=V.trim().split(/\s+/);return{
at:Y,client:K.get(z),version:X}}),Q=/^\s*\[\s*([\w."':/-]+)\s*\]/,te=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ie(F){let V="";
return F.flatMap((Y,z)=>{V=Q.exec(Y)?.[1]?.replaceAll('"',"")??V;const[,X="",ee=""]=te.exec(Y)??[],[,se=""]=/^tools\.(?:\w+:)?(.+)$/.exec(V)??[],ne=K.get(V==="t\
ools"?X:X==="version"?se:""),Z=/\bversion\s*=\s*(.*)$/s.exec(ee)?.[1]??ee,oe=Z.match(/[^\s"',[\]{}=]+/g)??[];return(Z.startsWith("[")?oe:oe.slice(0,1)).map(pe=>({
at:z,client:ne,version:pe,start:Y.search(/\S/)}))})}var re=v(8594),le=v(4118),de=v(5839),ue=v(6851)}),3542:((ae,q,v)=>{v.d(q,{FK:()=>x,Ir:()=>E,dh:()=>T});var C=v(
2213),N=v(5106),$=v(3298);let B=function(...r){return{dotted:B}=v.late([3276,6851,8095],8095),new.target?new B(...r):B(...r)};const L={terraform:"app.terraform.\
io",opentofu:null},R={terraform:"app.terraform.io",opentofu:"app.terraform.io"},K={terraform:"static",opentofu:"static"},M={opentofu:"static"},U={terraform:"any",
opentofu:"any"},W=["config","migrate"],D=["stack","deploy"],w={position:["source"],grammar:"module",service:N.e$},S={...w,grammar:"stack-component",isLiteral:!0},
P={...S,service:null},j={...w,grammar:"terragrunt",evaluation:U},J={position:"entries",grammar:"provider",service:N.xq,isLiteral:!0,absent:"required_provider_no\
source"},f={position:["hostname"],grammar:"host",service:N.Bn,defaults:L},o={...f,service:N.OZ},a={...f,evaluation:U},h={...f,service:N.M,defaults:R},g={position:[
"address"],grammar:"url",service:null};function e(r,m,O,b,{absence:l,...t}={}){const s=m===""?[]:m.split(" > ").map(n=>n.split(" "));return{kind:O,files:r,path:s.
map(([n="",...d])=>[n,...d]),...l&&{absent:`${O}${l}`},...b,...t}}const i={absence:"_missing"},p={absence:"_default"},c={evaluation:M,merges:"backend"},_="data \
terraform_remote_state *",A=(r,m,O)=>Object.entries(m).map(([b,l])=>e(W,r+b,"backend",{...g,grammar:O,position:l.split(" ")},c)),E=[e(W,"module *","module",w,{...i,
evaluation:K,merges:"module"}),e(W,"terraform > required_providers","required_provider",J,{merges:"provider"}),e(W,"terraform > cloud","cloud",o,{...p,...c}),e(
W,"terraform > backend remote","backend_remote",f,{...p,...c}),...A("terraform > backend ",C.FV,"url"),...A("terraform > backend ",C.Gb,"host-part"),...A("terra\
form > backend ",{local:"path workspace_dir"},"state-path"),...A("terraform > encryption > key_provider ",C.nT,"url"),...[_,`check * > ${_}`].flatMap(r=>[e(W,r,
"remote_state",a,{...p,backend:"remote"}),e(W,r,"remote_state",a,{...p,backend:"cloud",service:N.OZ})]),e(W,_,"remote_state",g,{backend:"http",evaluation:U}),e(
[...W,"query"],"provider tfe","provider_tfe",h,{...p,evaluation:U}),e(["test"],"provider tfe","provider_tfe",h),e(["lock"],"provider *","lock_provider",{position:"\
label",grammar:"locked-provider",service:N.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",S,{...i,grammar:"test-module"}),e(["test"],"run * > backe\
nd remote","test_backend_remote",f,p),e(D,"required_providers","required_provider",J),e(D,"component *","stack_component",S,i),e(D,"removed","stack_removed",S,i),
e(D,"stack *","stack_stack",P,{...i,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",P,{grammar:"stack-output"}),e(["migrate"],"state_store_pr\
ovider","state_store_provider",J),e(["migrate"],"from > backend remote","migrate_backend_remote",f,p),...["terraform","unit *","stack *"].map(r=>e(["terragrunt"],
r,"terragrunt_source",j)),...[C.FV,C.Gb].flatMap(r=>Object.entries(r).map(([m,O])=>{const b=r===C.FV?"url":"host-part",l={...g,grammar:b,position:O.split(" "),evaluation:U};
return e(["terragrunt"],"remote_state","backend",l,{backend:m})})),e(["terragrunt"],"remote_state","backend",{...g,position:"open-state"}),e(["terragrunt"],"rem\
ote_state","remote_state",a,{...p,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...j,position:"urls"})],x=(0,$.O)(r=>{const m=E.filter(({files:O})=>O.
includes(r));return Map.groupBy(m,({path:[O]})=>O?.[0]??"")});function T({merges:r},m){return r===void 0||r==="backend"?r??null:B([r,m.at(-1)??""])}})};export{ve as ids,_e as modules};
var $late0,$late1,$late2,$late3;
