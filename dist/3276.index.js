const _e=[3276,6851,3557,5938,8095,8095,5938,3557,8095],ve={6784:((ae,Y,v)=>{v.d(Y,{Jw:()=>L,L8:()=>r,Md:()=>O,Tj:()=>P,bs:()=>i,lr:()=>B,r1:()=>g,v$:()=>U,wH:()=>_,
xC:()=>s,zK:()=>e});var $=v(9941);const B=100,S=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),K=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),y="\x80",C=1,F=2,w=4,L=8,U=16,P=32,O=64,A=[[C,/[ \t]/],[F,/[A-Za-z_]/],[w,/[\w-]/],[L,/[\w \t.:=?!&|*%+>~-]/],[U,/[\w \t\n,.:=?!&|*%+>~-]/],
[P,/[^"\\$%\r\n]/],[O,/[^\n$%]/]],I=Array.from({length:128},(h,p)=>String.fromCharCode(p)),R=h=>A.reduce((p,[k,D])=>D.test(h)?p|k:p,0),j=new Uint8Array(2**16).fill(
R(y));j.set(I.map(R));const f=(h,p,k)=>p<h.length&&((j[h.charCodeAt(p)]??0)&k)!==0,s=h=>h===" "||h==="	",r=h=>/^[\w-]/.test(h),_=h=>h==="}"||h===")"||h==="]";function g(h){
return h==="{"?"}":h==="("?")":h==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(p,k=0,D=new $.n_){this.text=p,this.parts=D,this.at=k}countPart(){
this.parts.add()||(this.at=this.text.length)}match(p){return p.lastIndex=this.at,p.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(p){const{
text:k,parts:D,mistake:M}=this;if(M===void 0)return{text:k,body:p,parts:D,problems:[]};const T={...(0,$.yN)(k)(M),message:M.message};return{text:k,body:p,parts:D,
problems:[T]}}report(p,k,D=k+1){this.mistake??={message:p,start:k,end:Math.min(D,Math.max(k,this.text.length))}}stop(p,k){this.report(p,k),this.at=this.text.length}}
class i extends e{readsAll=!1;reportUnclosed(p){const k=/[$%]/.test(this.text.charAt(p)),D=this.text.slice(p,p+(k?2:1)),M=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,T=`unbalanced brackets: "${D}" is not closed before ${M}`;this.report(T,this.isAtEnd()?p:this.at)}reportCharacter(){const p=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let k=`${JSON.stringify(p)} is not used in HCL`;p==="'"&&(k="single quotes are not valid; use double quotes"),p==="\uFFFD"&&(k=
"the file is not UTF-8 here"),this.report(`invalid character: ${k}`,this.at,this.at+p.length)}reportBrokenString(p){const k=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(k,p,this.at)}peek(p=0){const k=this.
at+p;return k<this.text.length?I[this.text.charCodeAt(k)]??y:""}skipSpaces(){for(;;){const p=this.skipAll(C);if(p==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(p==="/"&&this.peek(1)==="*")this.skipBlockComment();else return p}}skipBlank(){
for(;;){const p=this.skipSpaces();if(p===`
`)this.at++;else if(this.isLineComment(p))this.skipLine();else return p}}skipAll(p){const{text:k}=this;let{at:D}=this;for(;f(k,D,p);)D++;return this.at=D,this.peek()}isLineComment(p){
return p==="#"||p==="/"&&this.peek(1)==="/"}isLineEnd(p){return p===`
`||p===""||this.isLineComment(p)}skipLine(){const p=this.text.indexOf(`
`,this.at);this.at=p<0?this.text.length:p}skipBlockComment(){const p=this.text.indexOf("*/",this.at+2);p<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=p<0?this.text.length:p+2}readName(){const{text:p,at:k}=this;return f(p,k,F)&&this.skipAll(w),this.peek()===y&&(this.at=k,this.at+=this.
match(S)?.[0].length??0),this.at>k?p.slice(k,this.at):void 0}readEscape(){const{text:p,at:k}=this,D=p.charAt(k+1),M=p.slice(k+2,k+(D==="U"?10:6)),T=D==="U"?/^[0-9a-f]{8}$/i.
test(M):/^[0-9a-f]{4}$/i.test(M),N=Number.parseInt(M,16);if((D==="u"||D==="U")&&T&&N<=1114111)return this.at+=M.length+2,String.fromCodePoint(N);const d=K.get(D);
if(this.at+=d===void 0?1:2,d!==void 0)return d;const t=JSON.stringify(p.slice(k,k+2));return this.report(`invalid escape sequence: ${t}`,k,k+2),""}}}),3276:((ae,Y,v)=>{
v.d(Y,{O:()=>y});var $=v(6784),B=v(3278),S=v(9941);const K=200;function y(U,P=new S.n_,O=!1){const A=new C(U,0,P);A.isHcl1=O;const I=A.readRoot();return A.structure(
{kind:"json",members:I===void 0?[]:(0,S.lS)(I)})}class C extends $.zK{isHcl1=!1;readRoot(){const{text:P}=this;P.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const O=this.readValue();return this.isHcl1||O===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),O.kind!=="object"&&O.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",O.start)),O}skipSpaces(){const{text:P}=this;for(;;){const O=P.charCodeAt(this.at);if(O===32||O===
10||O===13||O===9)this.at++;else if(O===47)this.skipComment();else return P.charAt(this.at)}}skipComment(){const P=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const O=P?`
`:"*/",A=this.text.indexOf(O,this.at+1);this.at=A<0?this.text.length:A+O.length}readValue(){const{text:P,parts:O,at:A}=this;if(this.countPart(),O.isExceeded())return;
const I=P.charAt(A);if(I==='"'){const s=this.readString();return s===void 0?void 0:(0,B.BD)(s,{start:A,end:this.at},O)}if(I!=="{"&&I!=="[")return this.readPrimitive();
if(this.depth>=K)return this.stop(`values are nested deeper than ${K} levels`,A);this.depth++;const R=I==="{"?this.readItems("}",()=>this.readMember()):[],j=I===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const f={start:A,end:this.at};return I==="{"?{kind:"object",...f,items:R}:{kind:"tuple",...f,elements:j}}readPrimitive(){
const{at:P}=this,O=this.match(F)?.[0];return O===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",P):(this.at+=O.length,{kind:"primitive",start:P,end:this.at,value:JSON.parse(O)})}readItems(P,O){this.at++;const A=[];for(;this.skipSpaces()!==P;){
const I=O();if(I===void 0)break;A.push(I),this.endItem(P)}return this.isAtEnd()||this.at++,A}readMember(){const{text:P,at:O}=this;if(P.charAt(O)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',O);const A=this.readString();if(A===void 0)return;const I=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const R=this.readValue();return R&&
{name:A,start:O,end:I,value:R}}endItem(P){const O=this.skipSpaces(),A=this.at;if(O!==P){if(O===""&&this.stop(`unclosed value: no "${P}" before the end of the fi\
le`,A),O!==","){this.report(`missing separator: expected "," or "${P}"`,A);return}this.at++,this.skipSpaces()===P&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",A)}}readString(){const{text:P,at:O}=this;let A=O+1,I=!0;for(let R=P.charCodeAt(A);R!==34;R=P.charCodeAt(A)){if(!(R>=32))return this.stopInString(
O,A);R===92&&(I=!1),A+=R===92?2:1}return this.at=A+1,I?P.slice(O+1,A):this.unescape(P.slice(O+1,A),O+1)}stopInString(P,O){return O>=this.text.length||this.text.
charCodeAt(O)===10?this.stop("invalid JSON string: no closing quote in its line",P):this.stop("invalid JSON string: a control character must be escaped",O)}unescape(P,O){
return P.replace(w,(A,I,R)=>{const j=this.isHcl1&&L.test(A);if(I===void 0&&!j)return JSON.parse(`"${A}"`);const f=`invalid JSON string: ${JSON.stringify(A)} is \
not an escape sequence`,s=O+R;return this.report(this.isHcl1?"invalid escape sequence":f,s,s+2),A}).toWellFormed()}}const F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
w=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,L=/\/|u[dD][89a-fA-F]/}),8201:((ae,Y,v)=>{v.d(Y,{Fq:()=>j,Kk:()=>y,_p:()=>F,ku:()=>C});var $=v(7811),B=v(6784);const S="\
<<",K=({close:r})=>r==='"'||r===S;function y(r,_){r.skipAll(B.Jw)===`
`&&_==="line"||w(r,[],_)}const C=(r,_,g)=>w(r,[{start:g,close:_}],void 0),F=(r,_,g)=>w(r,[{start:g,close:S,marker:_}],void 0);function w(r,_,g){for(;;){const e=_.
at(-1);if(e===void 0&&g===void 0)return!0;if(e!==void 0&&K(e)){if(!(e.close==='"'?O:f)(r,_,e))return!1;continue}const i=L(r,_,g);if(i!==void 0)return i}}function L(r,_,g){
for(;;){const e=_.length===0,i=r.skipAll(e?B.Jw:B.v$);if(i===`
`||i===","){if(e&&(i===","||g==="line"))return!0;r.at++}else if((0,B.wH)(i)){if(e)return!0;if(!P(r,_,i))return!1;const h=_.at(-1);if(h===void 0?g===void 0:K(h))
return}else if(i==='"'){const h=r.at++;if(r.skipAll(B.Tj)!=='"'){_.push({start:h,close:'"'});return}r.at++}else{const{at:h}=r,p=(0,B.r1)(i),k=i==="<"?j(r):void 0;
if(k!==void 0){_.push({start:h,close:S,marker:k});return}if(p!==void 0&&_.push({start:h,close:p}),p!==void 0||i==="<")r.at++;else{if(r.isAtEnd())return _[0]!==void 0&&
r.reportUnclosed(_[0].start),e;if(e&&g==="line"&&r.isLineComment(i))return!0;U(r,i)}}}}function U(r,_){r.isLineComment(_)?r.skipLine():_==="/"&&r.peek(1)==="*"?
r.skipBlockComment():_==="/"?r.at++:_==="\r"?r.skipSpaces():(_<"\x80"||r.readName()===void 0)&&(r.reportCharacter(),r.at++)}function P(r,_,g){const e=_.pop();if(e!==
void 0&&e.close!==g){r.reportUnclosed(e.start);let i=_.at(-1);for(;i!==void 0&&i.close!==g&&!K(i);)_.pop(),i=_.at(-1);if(i===void 0)return!1;K(i)?_.push({start:r.
at,close:"}"}):_.pop()}return r.at++,!0}function O(r,_,g){for(;;){const e=r.skipAll(B.Tj);if(e==='"')return _.pop(),r.at++,!0;if(e==="\\"){const i=r.at+(/[^\r\n]/.
test(r.peek(1))?2:1);r.readEscape(),r.at=i}else{if(e!=="$"&&e!=="%")return I(r,_,g);if(A(r,_))return!0}}}function A(r,_){const{at:g}=r,e=r.peek(1);if(e==="{")return _.
push({start:g,close:"}"}),r.at+=2,!0;const i=e===r.peek()&&r.peek(2)==="{";return r.at+=i?3:1,!1}function I(r,_,g){r.reportBrokenString(g.start);const e=R(r);do
_.pop();while((_.at(-1)?.start??-1)>=e);return _.length>0}function R({text:r,at:_}){let g=_;for(;g>0&&r[g-1]!==`
`&&r[g-1]!=="\r";)g--;return g}function j(r){const{text:_,at:g}=r;if(r.peek(1)!=="<")return;r.at+=r.peek(2)==="-"?3:2;const e=r.readName();if(e===void 0){r.at=g;
return}return r.skipSpaces()!==`
`&&r.at<_.length&&r.report("invalid expression: a heredoc marker must end its line",g,r.at),r.skipLine(),r.isAtEnd()||r.at++,e}function f(r,_,g){const e=g.marker??
"";for(;;){if(r.peek(-1)===`
`&&s(r,e))return _.pop(),!0;const i=r.skipAll(B.Md);if(r.isAtEnd())return r.report("unterminated template string: no line closes the heredoc",g.start),!1;if(i===
`
`)r.at++;else if(A(r,_))return!0}}function s(r,_){const{text:g}=r;let{at:e}=r;for(;(0,B.xC)(g.charAt(e));)e++;const i=g.charAt(e);if(i>" "&&i<"\x80"&&!g.startsWith(
_,e))return!1;const h=g.indexOf(`
`,e),p=h<0?g.length:h;return(0,$.s8)((0,$.Dw)(g.slice(e,p)))!==_?!1:(r.at=g.charAt(p-1)==="\r"?p-1:p,!0)}}),3278:((ae,Y,v)=>{v.d(Y,{BD:()=>y,E3:()=>K,jw:()=>A});
var $=v(7811),B=v(6784),S=v(8201);function K(f){const{text:s,at:r}=f;if(f.at++,f.skipAll(B.Tj)!=='"')return F(f,r);const _=s.slice(r+1,f.at++);return{kind:"stri\
ng",start:r,end:f.at,value:_,verbatim:_}}function y(f,s,r){if(!f.includes("{"))return{kind:"string",...s,value:f,verbatim:f};const _=new B.bs(f,0,r),g={parts:[],
text:"",isTrimmed:!1};for(_.at=0;_.at<f.length;){const i=_.at;for(;_.at<f.length&&!C(_.peek());)_.at++;if(g.text+=f.slice(i,_.at),_.at<f.length&&!P(_,g)){U(g,s);
break}}const e=g.parts.map(i=>i.kind==="known"?i:{...i,code:f.slice(i.start,i.end),...s});return w({...g,parts:e},s,f)}const C=f=>f==="$"||f==="%";function F(f,s){
const{text:r}=f,_=r.slice(s+1,f.at),g={parts:[],text:_,isTrimmed:!1};for(;;){const e=f.at,i=f.skipAll(B.Tj);if(g.text+=r.slice(e,f.at),i==='"')return f.at++,w(g,
{start:s,end:f.at});if(i==="\\")g.text+=f.readEscape();else if(C(i)){if(!P(f,g))return{kind:"other",start:s,end:f.at}}else return f.reportBrokenString(s),{kind:"\
other",start:s,end:f.at}}}function w(f,{start:s,end:r},_){const{parts:g,text:e}=f;return g.length===0?{kind:"string",start:s,end:r,value:e,verbatim:_??e}:(L(f),
{kind:"template",start:s,end:r,parts:g,verbatim:_})}function L(f){const s=f.isTrimmed?(0,$.Dw)(f.text):f.text;s!==""&&f.parts.push({kind:"known",value:s}),f.text=
""}function U(f,s){L(f),f.parts.push({kind:"unknown",start:s.start,end:s.end})}function P(f,s){const{text:r,at:_}=f,g=r.charAt(_);if(f.peek(1)!=="{"){const i=r.
startsWith(`${g}{`,_+1);return s.text+=i?`${g}{`:g,f.at+=i?3:1,!0}f.at+=2;const e=g==="$"?O(f):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&f.skipBlank()===
"}"?(s.text+=e.value,f.at++,!0):(0,S.ku)(f,"}",_)?(r.charAt(_+2)==="~"&&(s.text=(0,$.s8)(s.text)),U(s,{start:_,end:f.at}),s.isTrimmed=r.charAt(f.at-2)==="~",f.countPart(),
!0):!1}function O(f){if(f.skipBlank()!=='"'||f.depth>=B.lr)return;f.depth++;const s=K(f);return f.depth--,s}function A(f){const{text:s,at:r}=f,_=f.peek(2)==="-",
g=(0,S.Fq)(f);if(g===void 0)return;const e=f.at;if(!(0,S._p)(f,g,r))return{kind:"other",start:r,end:f.at};const i={start:r,end:f.at},h=s.slice(e,s.lastIndexOf(`\

`,f.at-1)+1);if(I.test(h)){const D=[{kind:"unknown",...i}];return{kind:"template",...i,parts:D,verbatim:void 0}}const p=h.replaceAll("$${","${").replaceAll("%%{",
"%{"),k=_?R(p):p;return{kind:"string",...i,value:k,verbatim:k}}const I=/(?<!\$)\$\{|(?<!%)%\{/;function R(f){let s=f.length;for(const[r]of f.matchAll(j))s=Math.
min(s,r.length);return f.replace(j,r=>r.slice(s))}const j=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ae,Y,v)=>{v.d(Y,{B$:()=>g,Tu:()=>U,
_3:()=>y,cd:()=>f,lR:()=>C,p_:()=>F});var $=v(3298),B=v(6784),S=v(891),K=v(9780);const y=({expression:d,text:t},l)=>l.effort.spend(()=>w(d,t,l)),C=1024;function F(d,t){
if(d.length>C)return;const l=new B.bs(d),a=i(l);return l.skipBlank()===""&&l.mistake===void 0?a?.(t):void 0}function w(d,t,l){switch(d.kind){case"string":return l.
isLiteral?d.verbatim:d.value;case"primitive":{const{value:a,start:c,end:n}=d;return typeof a=="number"?L(t.slice(c,n)):a}case"object":return(0,$.O)(a=>{const c=U(
d,a,t);return c===d?void 0:c&&y({expression:c,text:t},l)});case"tuple":return(0,$.O)(a=>{if(a===K.pi)return d.elements.length;const c=d.elements[Number(a)];return c&&
y({expression:c,text:t},l)});case"template":return l.isLiteral&&d.verbatim!==void 0?d.verbatim:R(g(d.parts,t,l),t,l);case"other":return F(t.slice(d.start,d.end),
l)}}function L(d){const t=d.replace(/[()\s]/g,"");return String(Number(t))===t?Number(t):void 0}function U(d,t,l,a=!1){if(d?.kind!=="object")return;const c=A(d.
items,l),n=c.get(void 0),o=a&&n!==void 0&&(n.name!==void 0||P.test(l.slice(n.start,n.end)));return n===void 0||o?c.get(t)?.value:d}const P=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
O=new WeakMap;function A(d,t){const l=O.get(d)??new Map(d.map(a=>[I(a,t),a]));return O.set(d,l),l}function I({name:d,start:t,end:l},a){return d===void 0?(0,K.Uk)(
F(a.slice(t,l),(0,K.os)())):d.includes("{")?void 0:d.normalize("NFC")}function R(d,t,l){let a="";for(const c of d){const n=c.kind==="known"?void 0:f(c,t),o=c.kind===
"known"?c.value:n&&F(n,l),u=(0,K.Uk)(o);if(u===void 0)return(0,K.VI)(a,o);if(a.length+u.length>K.lG)return;a+=u}return a}const j=(d,t)=>d.code??t.slice(d.start,
d.end);function f(d,t){const l=j(d,t);return l.startsWith("${")?l.slice(2,-1).replace(/^~|~$/g,""):void 0}const s=/^%\{~?\s*if\s([\s\S]*)\}$/,r=/^%\{~?\s*else\s*~?\}$/,
_=/^%\{~?\s*endif\s*~?\}$/;function g(d,t,l){const a=d.map(W=>W.kind==="unknown"?j(W,t):""),[c,...n]=a.keys().filter(W=>s.test(a[W]??"")),o=a.findIndex(W=>_.test(
W));if(c===void 0||n.length>0||o<c)return d;const u=s.exec(a[c]??"")?.[1]??"",E=F(u.replace(/~$/,""),l);if(typeof E!="boolean")return d;const m=a.findIndex(W=>r.
test(W)),b=m<0?o:m,x=E?d.slice(c+1,b):d.slice(b+1,o);return[...d.slice(0,c),...x,...d.slice(o+1)]}const e=d=>t=>t.effort.spend(()=>d(t));function i(d){if(d.depth>=
B.lr)return;d.depth++;const t=h(d);let l=t;if(t!==void 0&&T(d,"?")){const a=i(d),c=T(d,":")?i(d):void 0;l=a&&c&&e(o=>{const u=t(o);if(typeof u!="boolean")return(0,K.
J6)([u]);const[E,m]=u?[a,c]:[c,a],b=E?.(o);return/number|boolean/.test(typeof b)&&typeof m?.(o)!=typeof b?void 0:b})}return d.depth--,l}function h(d){const t=p(
d),l=T(d,"==");if(t===void 0||!l&&!T(d,"!="))return t;const a=p(d);return a&&e(n=>{const o=[t(n),a?.(n)];return o.every(E=>E===null||(0,K.Uk)(E)!==void 0)&&(o.includes(
null)||typeof o[0]==typeof o[1])?o[0]===o[1]===l:(0,K.J6)(o)})}function p(d){let t=D(d);for(;t!==void 0;){let l;if(T(d,".")){const a=d.readName()??N(d,/\d+/y);l=
a===void 0?void 0:e(()=>a)}else if(T(d,"[")){if(l=i(d),!T(d,"]"))return}else return t;t=l&&k(t,l)}}const k=(d,t)=>e(l=>{const a=d(l),c=t(l),n=(0,K.Uk)(c);return typeof a!=
"function"||n===void 0?(0,K.J6)([a,c]):a(n)});function D(d){if(T(d,"(")){const n=i(d);return T(d,")")?n:void 0}const t=d.skipBlank(),l=d.readName();if(l!==void 0)
return M(d,l);const a=N(d,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(a!==void 0)return e(()=>L(a));const c=/["{[]/.test(t)?(0,S.U)(d,t):void 0;return c&&e(n=>w(c,d.text,
n))}function M(d,t){const l={true:!0,false:!1,null:null}[t];if(l!==void 0)return e(()=>l);if(!T(d,"("))return e(c=>c.name(t));const a=[];for(;!T(d,")");){const c=i(
d);if(c===void 0||!T(d,",")&&d.skipBlank()!==")")return;a.push(c)}return e(c=>{const n=a.map(o=>o(c));return(0,K.J6)(n)??c.call(t,n)})}function T(d,t){return d.
skipBlank(),d.text.startsWith(t,d.at)?(d.at+=t.length,!0):!1}function N(d,t){const l=d.match(t)?.[0];return d.at+=l?.length??0,l}}),891:((ae,Y,v)=>{v.d(Y,{J:()=>K,
U:()=>w});var $=v(6784),B=v(8201),S=v(3278);function K(e,i){e.countPart();const h=i==="element"?e.skipBlank():e.skipSpaces(),p=e.at,k=w(e,h);if(k!==void 0&&F(e,
i))return k;i==="line"&&C(e,k),(0,B.Kk)(e,i);let D=e.at;for(;D>p&&(0,$.xC)(e.text.charAt(D-1));)D--;return D===p&&e.report("invalid expression: expected the sta\
rt of an expression",p),k===void 0?O(e,p,D):{kind:"other",start:p,end:D}}const y=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function C(e,i){y.lastIndex=e.at;const h=i===
void 0?y.test(e.text):/["\w]/.test(e.peek()),p=i===void 0?y.lastIndex-1:e.at;h&&e.report("missing newline after argument or block definition",p)}function F(e,i){
const h=i==="element"?e.skipBlank():e.skipSpaces();return(0,$.wH)(h)||h===","||e.isLineEnd(h)}function w(e,i){if(i==='"')return(0,S.E3)(e);if(i==="<")return(0,S.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const h=e.at++;e.depth++;let p;return e.depth>$.lr?p=L(e,i,h):i==="{"?p=R(e,h):i==="["?p=I(e,h):p=A(e,h),e.depth--,p}
function L(e,i,h){return(0,B.ku)(e,(0,$.r1)(i)??i,h),{kind:"other",start:h,end:e.at}}const U=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,P=32;function O(e,i,h){
if(U.lastIndex=i,!(U.test(e.text)&&U.lastIndex===h)||h-i>P)return{kind:"other",start:i,end:h};const k=e.text.slice(i,h),D={true:!0,false:!1,null:null}[k];return{
kind:"primitive",start:i,end:h,value:D===void 0?Number(k):D}}function A(e,i){const h=K(e,"element");return e.skipBlank()!==")"?L(e,"(",i):(e.at++,{...h,start:i,
end:e.at})}function I(e,i){if(g(e))return L(e,"[",i);const h=[];let p=j(e,"]",i);for(;p;p=j(e,"]",i)){const D=e.at;h.push(K(e,"element")),e.at===D&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const k={start:i,end:e.at};return p===void 0?{kind:"other",...k}:{kind:"tuple",...k,elements:h}}function R(e,i){if(g(e))return L(
e,"{",i);const h=[];for(;j(e,"}",i);)h.push(f(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:i,end:e.at,items:h}}function j(e,i,h){const p=e.
skipBlank();return p!==i&&!e.isAtEnd()&&!(0,$.wH)(p)?!0:p!==i?e.reportUnclosed(h):(e.at++,!1)}function f(e,i){const h=e.at,p=s(e,i);let k=e.at;for(;k>h&&(0,$.xC)(
e.text.charAt(k-1));)k--;const D=e.skipSpaces();if(D!=="="&&D!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,B.Kk)(
e,"line"),e.at===h&&e.at++,{name:void 0,start:h,end:k,value:{kind:"other",start:k,end:e.at}};e.at++;const M=K(e,"line");return{name:p,start:h,end:k,value:M}}function s(e,i){
const h=e.at;let p;if(i==='"'||i==="("){const M=w(e,i);M?.kind==="string"&&(p=M.value)}else p=e.readName();const k=e.skipSpaces();if(k==="="||k===":")return p;_(
e);const D=e.text.slice(h,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(D)?D:void 0}const r=/[=!<>]=|[-+*/%<>!&|?.]/y;function _(e){for(;;){const i=e.skipSpaces(),
h=e.at;if(e.isLineComment(i))return;if((0,$.L8)(i))e.at++;else if(i==="["||i==="(")e.at++,L(e,i,h);else if(i==='"')(0,S.E3)(e);else if(e.match(r)!==null)e.at=r.
lastIndex;else if(e.readName()===void 0)return}}function g(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,$.L8)(e.peek(3))}}),6353:((ae,Y,v)=>{v.d(Y,
{K:()=>C});var $=v(6784),B=v(891),S=v(8201),K=v(3278),y=v(9941);function C(s,r=new y.n_,_=!1){const g=new $.bs(s,s.startsWith("\uFEFF")?1:0,r);return g.readsAll=
_,g.structure(F(g,void 0))}function F(s,r){const _={kind:"native",attributes:[],blocks:[]},g=new Set;let e=r!==void 0&&!s.isLineEnd(s.skipSpaces());for(;;){const i=s.
skipBlank();if(s.at>=s.text.length){r!==void 0&&s.report(w,r);break}if(i==="}"&&r!==void 0){s.at++;break}L(s,i,_,g),j(s,e,_),e=!1}return _}const w="unclosed con\
figuration block: there is no closing brace before the end of the file";function L(s,r,_,g){const e=s.at;s.countPart();const i=r==='"'?I(s):s.readName();if(i===
void 0){r<"\x80"?s.report("argument or block definition required",e):s.reportCharacter(),f(s,e);return}const h=s.at;if(s.skipSpaces()==="="&&s.peek(1)!=="="){s.
at++,g.has(i)&&s.report("attribute redefined: it is set a second time",e,h),g.add(i),_.attributes.push({name:i,start:e,end:h,value:(0,B.J)(s,"line")});return}const k=[];
for(let d=R(s);d!==void 0;d=R(s))k.push(d);const D=s.at;if(s.peek()!=="{"){const d=k.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';s.report(d,e,h),f(s,e);return}s.at++;const N=U.has(i)&&k[0]?.value!=="terraform_\
remote_state"&&!s.readsAll&&s.depth===0&&s.mistake===void 0?P(s,D):A(s,D);_.blocks.push({type:i,labels:k,start:e,end:D,body:N})}const U=new Set(["resource","dat\
a","ephemeral","output","variable"]);function P(s,r){const{at:_}=s;if((0,S.ku)(s,"}",r)&&s.mistake===void 0){const e=new $.bs(s.text.slice(0,s.at),_,s.parts);return e.
depth=1,new O(e)}return s.at=_,s.mistake=void 0,A(s,r)}class O{kind="native";cursor;body;constructor(r){this.cursor=r}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(r){return this.body!==void 0||this.cursor.text.includes(r,this.cursor.at)}read(){return this.body??=F(this.cursor,this.cursor.
at-1),this.body}}function A(s,r){if(s.depth>=$.lr)return s.report(`blocks are nested deeper than ${$.lr} levels`,r),(0,S.ku)(s,"}",r),{kind:"native",attributes:[],
blocks:[]};s.depth++;const _=F(s,r);return s.depth--,_}function I(s){const r=s.at,_=(0,K.E3)(s);return s.report("invalid argument name: argument names must not \
be quoted",r,s.at),_.kind==="string"?_.value:void 0}function R(s){const r=s.skipSpaces(),_=s.at;let g;if(r==='"'){const i=(0,K.E3)(s);i.kind==="string"?g=i.value:
(g=s.text.slice(_+1,Math.max(_+1,s.at-1)),s.report("invalid block label: it has to be plain text",_,s.at))}else g=s.readName();if(g===void 0)return;const{at:e}=s;
return s.countPart(),{value:g,start:_,end:e}}function j(s,r,{blocks:_}){const g=s.skipSpaces();r&&(g!=="}"||_.length>0)?s.report("invalid single-argument block \
definition: a block in one line has one argument at most",s.at):!r&&!s.isLineEnd(g)&&s.report("missing newline after argument or block definition",s.at)}function f(s,r){
(0,S.Kk)(s,"line"),(s.at===r||(0,$.wH)(s.peek())&&s.peek()!=="}")&&s.at++}}),9780:((ae,Y,v)=>{v.d(Y,{A9:()=>F,J6:()=>O,Pg:()=>w,Uk:()=>P,VI:()=>A,ae:()=>$,lG:()=>S,
os:()=>L,pi:()=>B,sT:()=>U});class ${text;withheld;constructor(R,j=null){this.text=R,this.withheld=j}}const B="#",S=4096,K=200,y=2e4,C=5e6,F=I=>/[^\0-\x7f]/.test(
I)?I.normalize("NFC"):I;class w{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>C}spend(R){
if(this.steps+=1,this.count(),this.depth>=K||this.steps>y||this.isSpent)return;this.depth+=1;const j=R();return this.depth-=1,typeof j!="string"?j:j.length>S?void 0:
F(j)}}const L=()=>({name:()=>{},call:()=>{},effort:new w}),U=()=>({...L(),isLiteral:!0}),P=I=>typeof I=="string"||typeof I=="number"||typeof I=="boolean"?String(
I):void 0,O=I=>I.find(R=>R instanceof $&&R.withheld!==null);function A(I,R){return R instanceof $?new $((I+R.text).slice(0,S),R.withheld):new $(I)}}),2756:((ae,Y,v)=>{
v.d(Y,{A_:()=>R,Bs:()=>F,C5:()=>O,Yo:()=>C,bK:()=>A,g$:()=>j,rI:()=>y,wK:()=>U,yR:()=>P});var $=v(9432),B=v(9985),S=v(9780),K=v(9941);function y({text:f},s,r){const _=(0,K.
yN)(f);return{text:f,place:g=>({file:s,..._(g),target:r})}}const C=f=>{const s=f.length>S.lG?(0,$.dh)(f,S.lG):f;return s.length<13?s:[s.slice(0,1),s.slice(1)].join(
"")};function F(f){const s=f.join(".");return s.length>S.lG?C(s):s}const w=f=>f.length>S.lG?{kind:"pieces",pieces:[null],text:C(f)}:{kind:"known",text:C((0,S.A9)(
f))},L=f=>f===void 0||f.length>B.lR?null:{code:C(f)};function U(f,s,r=!1){const _=()=>f.text.slice(s.start,s.end),g=e=>({kind:"pieces",pieces:e,text:C(_())});switch(s.
kind){case"string":{const{value:e,verbatim:i}=s;if(r||e===i)return w(i);const h=C((0,S.A9)(e));return{kind:"pieces",pieces:[h],text:h,isJson:!0}}case"template":{
if(r&&s.verbatim!==void 0)return w(s.verbatim);const e=s.verbatim!==void 0,i=e?null:(0,B._3)({expression:s,text:f.text},(0,S.os)());if(typeof i=="string")return w(
i);const h=(0,B.B$)(s.parts,f.text,(0,S.os)()).map(k=>k.kind==="known"?C(k.value):L((0,B.cd)(k,f.text))),p=h.includes(null)?[L(_())]:h;return{...g(p),...e&&{isJson:e}}}case"\
other":{const e=_(),i=(0,B.p_)(e,(0,S.os)());return typeof i=="string"?w(i):g([L(e)])}case"primitive":case"object":case"tuple":return g([null])}}function P(f,s){
return s.kind!=="primitive"?U(f,s):s.value===null?null:w(String(s.value))}function O(f,s){const[r]=f.kind==="pieces"?f.pieces:[];return f.kind==="known"||typeof r!=
"object"||r===null?f:{...f,pieces:[{code:`(${r.code}).${s}`}]}}function A(f){return f?.kind!=="string"?null:C((0,S.A9)(f.value))}const I=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));
function R({text:f},s){return(s.kind==="template"?s.parts.map(_=>_.kind==="unknown"?(0,B.cd)(_,f):""):[s.kind==="other"?f.slice(s.start,s.end):""]).some(_=>I.test(
_??""))}function j({pieces:f},s){let r="";for(const _ of f){const g=typeof _=="object"?_&&(0,B.p_)(_.code,s):_;if(g===null&&_!==null&&f.length===1)return{isWhole:!0,
text:null,withheld:null};const e=(0,S.Uk)(g);if(e===void 0)return{isWhole:!1,...(0,S.VI)(r,g)};if(r.length+e.length>S.lG)return{isWhole:!1,text:r,withheld:null};
r+=e}return{isWhole:!0,text:C((0,S.A9)(r)),withheld:null}}}),6641:((ae,Y,v)=>{v.d(Y,{A:()=>F,l:()=>w});var $=v(7706),B=v(2170),S=v(9119),K=v(1054),y=v(8032),C=v(
3140);function*F(U){const P=U.every(({kind:O})=>O.clients.length===y.Du.length);for(const O of P?[y.Du]:y.Du.map(A=>[A])){const A=U.filter(({kind:I})=>O.every(R=>I.
clients.includes(R)));yield{readers:O,read:A}}}function w(U){const P=[...F(U)].flatMap(({readers:O,read:A})=>[...L(A)].map(({what:I,place:R,problem:j,clients:f=y.
Du})=>{const s=O.filter(_=>f.includes(_)),r=(0,K.Kc)(I);return(0,B.kH)(j,{places:[R],clients:s,isPlaceholder:r})}));return(0,B.Qp)(P,({places:O,problem:A})=>[O[0],
A.message])}function*L(U){const P=new Map,O=U.some(({kind:A,definitions:I})=>A.isOverride&&I.some(({what:R,problem:j})=>!j&&R===C.Uf));for(const{definitions:A,kind:I,
isContext:R,notes:j}of U)for(const{what:f,place:s,problem:r,clients:_}of A){const g=P.get(f);if(r!==void 0){const e=r.code==="block-backend"&&O&&!I.isOverride;!R&&
j.length===0&&!e&&(yield{what:f,place:s,problem:r,clients:_})}else{if(I.isOverride)continue;if(g===void 0)P.set(f,s);else if(!R){const e=(0,S.eo)(g);yield{what:f,
place:s,problem:(0,$.ho)({kind:"twice",what:f,first:e})}}}}if(!U.some(({notes:A,kind:I})=>A.length>0||I.class==="terragrunt")){for(const{definitions:A,kind:I,isContext:R}of U)
if(!(!I.isOverride||R))for(const{what:j,place:f,problem:s,isSingle:r}of A)s!==void 0||r||P.has(j)||(yield{what:j,place:f,problem:(0,$.ho)({kind:"no-base",what:j})})}}}),
3140:((ae,Y,v)=>{v.d(Y,{AP:()=>w,Uf:()=>U,kM:()=>O,kg:()=>F});var $=v(7706),B=v(8516),S=v(8032),K=v(3846),y=v(9941),C=v(2756);const F=new Map([["import","langua\
ge","locals","moved","removed","terraform"],["check","module","output","provider","variable"],["action","data","ephemeral","list","resource"]].flatMap((t,l)=>t.
map(a=>[a,l]))),w=t=>t.kind==="native"?t.blocks:[...F].flatMap(([l,a])=>(0,y.SH)(t,l,a));function L(t,l,a,c=S.Du,n=$.ho){return{what:a.what,place:t.place(l),problem:n(
a),clients:c}}const U="the backend or cloud block",P=/^(?:credentials(?:_helper)?|host|provider_installation)$/;function*O(t,l){const a=({name:c})=>l.kind==="na\
tive"||!F.has(c);for(const c of[...(0,y.Td)(l).filter(a),...w(l)]){const n="name"in c?c.name:c.type,o=F.get(n);if("labels"in c&&c.labels.length===o)yield*R(t,c);else{
const u=P.test(n)?"of-cli":"unknown";yield L(t,c,{kind:u,what:(0,C.Yo)(n),labels:o})}}}const A=($late2??=new RegExp("^[\\p{ID_Start}_][\\p{ID_Continue}-]*$","u")),I=/^(?:module|variable|output|resource|data)$/;
function*R(t,l){const{type:a,labels:c,body:n}=l,o=a==="provider"?(0,C.bK)((0,y.w4)(n,"alias")?.value):null,u=[a,...c.map(({value:G})=>G),...o===null?[]:[o]],E=(0,C.
Bs)(u);if(a==="terraform"&&(yield*i(t,n)),c.length===0)return;const m=o===null&&!I.test(a);yield{what:E,place:t.place(l),...m&&{isSingle:m}};const b=G=>a==="pro\
vider"?(0,K.sL)(G).ok:A.test(G),x=c.find(({value:G})=>!b(G));x!==void 0&&(yield L(t,x,{kind:"name",what:(0,C.Yo)(x.value)})),a==="variable"&&(yield*M(t,l,E)),a===
"module"&&(yield*g(t,E,n,j));const W=a==="provider"?(0,y.w4)(n,"for_each"):void 0;W!==void 0&&(0,y.w4)(n,"alias")===void 0&&(yield L(t,W,{kind:"no-alias",what:E},
["opentofu"]))}const j=[/^(?!(?:lifecycle|locals|provider)$)/],f=["terraform"],s=[/^(?:hostname|organization|token|workspaces)$/],r=[/^(?:name|tags|project)$/,"\
name","tags"],_=[/^(?:name|prefix)$/,"name","prefix"];function*g(t,l,a,c){const[n,...o]=c,u=c===j?$.ho:$.g6;for(const x of[...(0,y.Td)(a),...a.kind==="native"?a.
blocks:[]]){const W=(0,C.Yo)("name"in x?x.name:x.type),G=W==="lifecycle"?f:S.Du,Q={kind:"argument",what:l,argument:W};n.test(W)||(yield L(t,x,Q,G,u))}const[E,m]=o.
map(x=>(0,y.w4)(a,x)?.value),b=[E,m].some(x=>/other|primitive/.test(x?.kind??"other")||(0,C.bK)(x)==="");!m||b||(yield L(t,m,{kind:"both",what:l,names:o},S.Du,u))}
const e=[["backend",1,U],["cloud",0,U],["required_providers",0,"required_providers"]];function*i(t,l){for(const[a,c,n]of e)for(const o of(0,y.SH)(l,a,c))if(yield{
what:n,place:t.place(o),isSingle:!0},a!=="required_providers")yield*k(t,o);else for(const u of(0,y.Td)(o.body))yield*N(t,u);yield*d(t,(0,y.w4)(l,"required_versi\
on"))}const h=/^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/,p=/^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/;function*k(t,l){
const[{value:a}={value:"cloud"}]=l.labels;if(!h.test(a)){const c=p.test(a),n={kind:"backend",what:(0,C.Yo)(a),isRemoved:c};yield L(t,l,n,S.Du,$.g6)}if(!(a!=="cl\
oud"&&a!=="remote")){yield*g(t,`the ${l.type} block`,l.body,s);for(const{body:c}of(0,y.SH)(l.body,"workspaces",0))yield*g(t,"workspaces",c,a==="cloud"?r:_)}}const D=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;
function*M(t,l,a){const c=(0,y.w4)(l.body,"type")?.value,[{value:n}={value:""}]=l.labels;D.test(n)&&(yield L(t,l,{kind:"reserved",what:a})),l.body.kind==="nativ\
e"&&c?.kind==="string"&&(yield L(t,c,{kind:"quoted-type",what:a}))}const T=["source","version","configuration_aliases"];function*N(t,l){const{value:a}=l,c=(0,C.
Yo)(l.name),n=(0,C.Bs)(["required_providers",c]),o=a.kind==="object"?a.items:null,u=(0,K.sL)(c);if(!u.ok||o!==null&&u.value!==c){const m=u.ok?u.value:null;yield L(
t,l,{kind:"local-name",what:c,normal:m});return}const E=o?.find(m=>m.name!==void 0&&!T.includes(m.name));E?.name!==void 0&&(yield L(t,E,{kind:"argument",what:n,
argument:(0,C.Yo)(E.name)}))}function*d(t,l){if(l===void 0||!(0,C.A_)(t,l.value))return;const a=t.place(l.value),c=(0,B.jF)({kind:"not-constant"}),n=/\.tofu(\.json)?$/.
test(a.file)?"opentofu":"terraform";yield{what:"required_version",place:a,problem:c,clients:[n]}}}),8594:((ae,Y,v)=>{v.d(Y,{Ef:()=>f,FT:()=>I,RO:()=>P,S9:()=>_,
Zn:()=>h,gd:()=>k,hN:()=>D,qm:()=>L});var $=v(8339),B=v(8032),S=v(5243),K=v(9897),y=v(3846),C=v(9780),F=v(2756),w=v(5440);const L=M=>[[{...(0,F.g$)(M,(0,C.os)()),
from:null}]],U=1e4;function P({kind:M},T,N,d){const{row:t,value:l}=T;if(l?.kind!=="known")return A(M,T,N);const a=O(T),n=t.grammar==="module"&&!a&&(0,S.Nj)(l.text)?
"./":l.text,o=M.clients.length===B.Du.length?"":M.clients[0],u=`${t.grammar} ${t.service} ${o} ${a} ${n}`,E=d.get(u);if(E!==void 0)return E;d.size>=U&&d.clear();
const m=A(M,T,N);return d.set(u,m),m}const O=({version:M})=>M?.value.kind==="known";function A(M,T,N){const d=M.clients.map(l=>[l,R(M,T,l,N)]),t=Math.max(...d.map(
([,{length:l}])=>l));return Array.from({length:t},(l,a)=>{const c=new Map;for(const[o,{[a]:u}]of d)u!==void 0&&c.set(o,u);const n=I([...c.values()]);return{meanings:c,
first:n,needs:D(c,T.row)}})}const I=M=>M.find(({host:T,directHost:N})=>T!==null||N!==void 0)??w.zt;function R(M,T,N,d){const t=s(T,N,d).map(a=>{const c=g(M,T,N,
a);return j(T,N)?{...c,directHost:K.IZ}:c});if(t.length<2)return t;const l=({host:a,directHost:c,needed:n,problem:o})=>JSON.stringify([a,c,n,o?.message]);return[
...new Map(t.map(a=>[l(a),a])).values()]}const j=({row:M,value:T},N)=>N==="terraform"&&M.evaluation?.terraform!=="any"&&T?.kind==="pieces"&&T.isJson===!0,f={isWhole:!0,
withheld:null,from:null};function s(M,T,N){const{value:d}=M;return d?.kind==="known"?[[{...f,text:d.text}]]:d===void 0||d.text==="null"?[[{...f,text:null}]]:N(M,
d,T)}const r=({value:M})=>M?.kind==="pieces"&&M.text!=="null",_=({references:M})=>M.some(T=>T.row.evaluation!==void 0&&(r(T)||T.version?.value.kind==="pieces"||
T.row.merges==="module"&&T.value?.kind==="pieces"));function g(M,T,N,d){const{row:t,address:l,value:a}=T,c=h(d),n=c.map(({isWhole:W,text:G})=>{if(G===null)return k(
T,M,N);if(W)return w.pb[t.grammar](G,N,O(T));const Q=M.class==="terragrunt"||M.isGenerated;return t.grammar==="host-part"&&Q?w.zt:(0,w.i4)(t.grammar,G,N)}),[o]=n,
u=n.every(W=>W?.needed===o?.needed);if(o!==void 0&&u&&!n.includes(void 0)){const[W]=c;if(a?.kind!=="pieces"||W===void 0)return o;const Q=n.every(oe=>oe?.directHost===
o.directHost)?{}:{directHost:K.IZ},ie=c.every(oe=>oe.isWhole);return{...o,...Q,evaluated:{text:W.text,isWhole:ie}}}const E=t.evaluation!==void 0&&t.evaluation[N]===
void 0;if(E&&!M.isGenerated)return w.zt;const m=c.find(({withheld:W})=>W!==null)?.withheld??null;if(!E&&m===null&&i(a))return{...w.zt,directHost:K.IZ};const b=N===
"terraform",x=(0,$.J0)({address:l,argument:t.grammar==="host"?"hostname":"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:W,text:G,from:Q})=>({
text:W?G:null,from:Q})),refused:m===null?null:{variable:b?m:""}});return(0,w.Qm)(x)}const e=/^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/,
i=M=>M?.kind==="pieces"&&(e.test(M.text)||M.pieces.some(T=>/[?&]ref=/.test(String(T))));function h(M){return M.some(({isWhole:T,from:N})=>T&&N!==null)?M.filter(
({isWhole:T,from:N})=>T||N!==null):M}const p={cloud_default:"cloud block",remote_state_default:"remote state"};function k(M,T,N){const{row:d,value:t,address:l,localName:a}=M,
c=t===void 0?M.kind:d.absent??M.kind;if(d.defaults!==void 0){const n=d.defaults[N];return n!==null?(0,w.TU)((0,S.mD)(n)):(0,w.Qm)((0,$.tg)(p[c]??"remote backend"))}
return t!==void 0?d.grammar==="url"?w.zt:(0,w.Qm)((0,$.DA)({reason:"null",address:l})):c==="required_provider_invalid"?(0,w.Qm)((0,$.DA)({reason:"not-a-requirem\
ent",address:l})):a!==null&&T.class!=="stack"&&T.class!=="deploy"?a!=="terraform"&&(0,y.sL)(a).ok?(0,w.TU)((0,S.Vm)(N)):w.zt:T.isOverride?w.zt:(0,w.Qm)((0,$.DA)(
{reason:"missing",address:l}))}function D(M,{service:T}){if(T===null)return[];const N=new Map;for(const[d,{needed:t}]of M)t!==null&&N.set(t,{host:t,service:T,clients:[
...N.get(t)?.clients??[],d]});return[...N.values()]}}),4118:((ae,Y,v)=>{v.d(Y,{FK:()=>s,hN:()=>p,FZ:()=>t,xr:()=>l,Od:()=>r,gq:()=>g,R:()=>D});var $=v(8032),B=v(
5243),S=v(3846),K=v(5106),y=v(9941),C=v(2756),F=v(6641),w=v(3140);function*L(n,o){const u=U.get(o.type)?.(o,n)??[];for(const{kind:E,text:m,localName:b=null,span:x}of u)
yield{kind:E,text:(0,C.Yo)(m),localName:b,place:n.place(x)}}const U=new Map([["terraform",P],["provider",A],["module",j]]);function*P({body:n},o){const u=(0,y.SH)(
n,"required_providers",0).flatMap(E=>(0,y.Td)(E.body));for(const{value:E}of u){const b=(E.kind==="object"?E.items:[]).find(({name:x})=>x==="configuration_aliase\
s")?.value;for(const x of b?.kind==="tuple"?b.elements:[])yield{kind:"provider-expected",text:x.kind==="string"?x.value:O(o,x),span:x}}}const O=({text:n},{start:o,
end:u})=>n.slice(o,u).trim();function*A(n){const{labels:o,body:u}=n,[E]=o;if(E===void 0||I(u))return;const m=(0,C.bK)((0,y.w4)(u,"alias")?.value);yield{kind:"pr\
ovider-configured",text:m===null?E.value:`${E.value}.${m}`,span:n}}const I=n=>(0,y.Td)(n).every(({name:o})=>o==="alias"||o==="//")&&(n.kind==="json"||n.blocks.length===
0),R=["count","for_each","depends_on"];function*j({labels:[n],body:o},u){const E=(0,C.Yo)(n?.value??""),m=(0,y.w4)(o,"providers")?.value;for(const b of m?.kind===
"object"?m.items:[])yield{kind:"provider-passed",text:b.name??O(u,b),localName:E,span:b};for(const b of R){const x=(0,y.w4)(o,b);x!==void 0&&(yield{kind:"call-r\
epeated",text:b,localName:E,span:x})}}var f=v(1011);const s={providerUses:new Map,hasBackend:!1,declared:[]};function r(n,o){const u=new e(n);for(const x of(0,w.
AP)(o))w.kg.get(x.type)===x.labels.length&&u.read(x);const{providerUses:E,hasBackend:m,declared:b}=u;return{providerUses:E,hasBackend:m,declared:b}}const _=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function g(n,o){const u=new e(n),E=(0,y.w4)(o,"terraform_binary")?.value,[,m]=_.exec((0,C.bK)(E)??"")??[];return E!==void 0&&m!==void 0&&u.declare("binary",E,m),
u.declareVersion("version",(0,y.w4)(o,"terraform_version_constraint")),{...s,declared:u.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(o){
this.source=o}isOpen=({value:o})=>(0,C.A_)(this.source,o);read(o){const{type:u,labels:E,body:m}=o;switch(this.declared.push(...L(this.source,o)),u){case"languag\
e":this.declare("language",o);for(const b of(0,y.SH)(m,"compatible_with",0))this.declareVersion("compatible",(0,y.w4)(b.body,"opentofu"));return;case"terraform":{
this.hasBackend||=p(m);const b=i(m).flatMap(h).find(this.isOpen);b!==void 0&&m.kind==="native"&&this.declare("state-expression",b.value,(0,C.Yo)(b.name));for(const x of(0,y.
SH)(m,"encryption",0))this.declare("encryption",x);this.declareVersion("version",(0,y.w4)(m,"required_version"));return}case"provider":for(const b of E)this.use(
b.value,b.value,b,[o]),this.declareVersion("provider-version",(0,y.w4)(m,"version"),(0,C.Yo)(b.value));(0,y.w4)(m,"for_each")!==void 0&&this.declare("provider-f\
or-each",o);return;case"check":for(const b of(0,y.SH)(m,"data",2))this.readTyped(b,[o,b]);return;case"import":this.readNamed(o,[o])||this.readImported(o);return;default:
if(E.length<2)return;u==="action"&&this.declare("action",o),this.readTyped(o,[o])}}declare(o,u,E="",m=null){this.declared.push({kind:o,text:E,localName:m,place:this.
source.place(u)})}declareVersion(o,u,E){const m=(0,C.bK)(u?.value);u!==void 0&&m!==null&&this.declare(o,u.value,m,E)}readTyped(o,u){const[E]=o.labels;if(E===void 0||
this.readNamed(o,u))return;const[m=""]=E.value.split("_",1);this.use(m,E.value,E,u)}readImported(o){const u=(0,y.w4)(o.body,"to")?.value,[,E]=N.exec(this.textOf(
u))??[];if(u===void 0||E===void 0)return;const[m=""]=E.split("_",1);this.use(m,E,u,[o])}textOf(o){if(o===void 0)return"";const{start:u,end:E}=o;return(o.kind===
"string"?o.value:this.source.text.slice(u,E)).slice(0,d).trim()}readNamed(o,u){const E=(0,y.w4)(o.body,"provider")?.value;if(E===void 0)return!1;const[,m]=T.exec(
this.textOf(E))??[];return m===void 0?!1:(this.use(m,m,E,u),!0)}use(o,u,E,m){if(this.providerUses.has(o))return;const b={text:(0,C.Yo)(u),address:M(m),place:this.
source.place(E)};this.providerUses.set((0,C.Yo)(o),b)}}const i=n=>[...(0,y.SH)(n,"backend",1),...(0,y.SH)(n,"cloud",0)],h=({body:n})=>[n,...(0,y.SH)(n,"workspac\
es",0).map(o=>o.body)].flatMap(y.Td),p=n=>i(n).length>0,k=["name","prefix","tags"];function D(n){const[o]=(0,y.SH)(n,"workspaces",0),u=m=>m==="workspaces"&&o!==
void 0?k.some(b=>(0,y.w4)(o.body,b)!==void 0):(0,y.w4)(n,m)!==void 0,E=f.Rt.filter(m=>!u(m));return{organization:(0,C.bK)((0,y.w4)(n,"organization")?.value),name:o?
(0,C.bK)((0,y.w4)(o.body,"name")?.value):null,...E.length>0&&{lacks:E}}}const M=n=>(0,C.Bs)(n.flatMap(({type:o,labels:u})=>[o,...u.map(({value:E})=>E)])),T=($late3??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
N=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,d=256;function t(n){const o=new Map;for(const{readers:u,read:E}of(0,F.A)(n))for(const[m,b]of c(E)){
const x=o.get(m),W=x===void 0?u:[...x.clients,...u];o.set(m,{...x??b,clients:W})}return Array.from(o.values(),u=>{const{host:E,isHostImplied:m,needs:b}=l(u.clients);
return{kind:"implied_provider",host:E,isHostImplied:m,...u,isOverridden:!1,needs:b}})}function l(n){const o=n.length===$.Du.length,u=m=>m.clients.some(b=>n.includes(
b)),E=o?a:a.filter(u);return{host:E[0]?.host??null,isHostImplied:!0,needs:E}}const a=$.Du.map(n=>({host:(0,B.Vm)(n),service:K.xq,clients:[n]}));function c(n){const o=new Set(
["terraform"]);for(const{references:E}of n)for(const{localName:m}of E)o.add(m);const u=new Map;for(const{scope:E,isContext:m}of n)if(!m)for(const[b,x]of E.providerUses)
o.has(b)||(o.add(b),(0,S.sL)(b).ok&&u.set(b,x));return u}}),5839:((ae,Y,v)=>{v.d(Y,{PG:()=>P,YK:()=>I,kl:()=>O});var $=v(4756),B=v(2170),S=v(1054),K=v(8032),y=v(
1780),C=v(3298),F=v(6641),w=v(5440),L=v(8594),U=v(4118);const P=5e4;function O(e,i,h=new Map){const p=[],k=[...e.flatMap(M=>M.notes),...(0,F.l)(e)],D=new j(e,i);
for(const M of e)if(!M.isContext)for(const T of M.references){const d=T.version!==null&&A(M,T.version)?{...T,version:null}:T;if(p.length>=P)return k.push(I(M.file)),
R(p,k);const t=(0,L.RO)(M,d,i,h);if(d.kind==="backend"&&t.every(({first:a})=>a===w.zt))continue;let l=A(M,d)?void 0:f(M,d,i);for(const a of t){const c=D.usageOf(
M,d,a);p.push(l===void 0?c:{...c,calls:l}),l=void 0}for(const a of D.notesOf(M,d,t))k.push(a)}for(const M of(0,U.FZ)(e))p.push(M);return R(p,k)}function A({notes:e},{
value:i,place:h}){const p=h.line+(i?.kind==="pieces"?i.text.split(`
`).length:0);return e.map(D=>(0,B.Xd)(D)?.line??0).some(D=>D>=h.line&&D<p)}const I=e=>(0,B.ht)(e,(0,$.ub)({kind:"module-usages",max:P})),R=(e,i)=>({usages:e.sort(
(h,p)=>g(h.place,p.place)),notes:i.sort((h,p)=>g((0,B.Xd)(h),(0,B.Xd)(p)))});class j{values;overrides;constructor(i,h){this.values=h,this.overrides=i.filter(({kind:p})=>p.
isOverride)}usageOf(i,h,p){const{kind:k,value:D,address:M,constraints:T,place:N,row:d,hasOwnToken:t,workspace:l}=h,{meanings:a,first:c,needs:n}=p,o=this.overrides.
length===0?a:new Map([...a].filter(([m])=>this.isInForce(i,h,m))),u=o.size===a.size,E={kind:k,host:c.host,isHostImplied:c.isHostImplied,directHost:c.directHost,
hasOwnToken:t,text:D?.text??null,address:M,version:this.versionOf(h),constraints:T,place:N,clients:i.kind.clients,needs:u?n:(0,L.hN)(o,h.row),isOverridden:o.size===
0,workspace:l};return u&&d.backend===void 0&&D?.kind!=="pieces"?E:{...E,...this.decisionOf(h,p,o)}}decisionOf({value:i,row:h},{meanings:p},k){const D=[...p],M=D.
flatMap(([N,d])=>d.evaluated===void 0?[]:[[N,d.evaluated]]),T=D.flatMap(([N])=>k.has(N)?[]:N);return{...i?.kind==="pieces"&&{evaluated:Object.fromEntries(M)},...h.
backend!==void 0&&{backend:h.backend},...k.size>0&&T.length>0&&{replacedFor:T}}}notesOf(i,h,p){const{place:k,value:D}=h,M=[k],T=D===void 0&&i.notes.length>0,N=[];
for(const{meanings:d}of T?[]:p)for(const[t,{problem:l,host:a}]of d){if(l===void 0||!this.isInForce(i,h,t)||A(i,h)&&l.code==="source-dynamic")continue;const c=D?.
kind==="known"&&(0,S.Kc)(D.text);N.push((0,B.kH)(l,{namedHost:a,clients:[t],places:M,isPlaceholder:c}))}return(0,B.Qp)(N,({problem:{code:d,message:t}})=>d==="so\
urce-dynamic"?(0,y.pj)(t):d)}isInForce({kind:i},{mergeKey:h},p){return i.isOverride||h===null||!this.replaced(p).has(h)}replaced=(0,C.O)(i=>{const h=new Set;for(const{
kind:p,references:k,scope:D}of this.overrides)if(p.clients.includes(i)){D.hasBackend&&h.add("backend");for(const{mergeKey:M,value:T,localName:N}of k)M!==null&&(T!==
void 0||N!==null)&&h.add(M)}return h});versionOf(i){if(i.version===null)return;const{value:h,place:p}=i.version;if(h.kind==="known")return{text:h.text,place:p};
const k=K.Du.flatMap(M=>{const T=this.values(i,h,M).flat();if(T.some(({withheld:t})=>t!==null))return[];const[N,...d]=T;return[[M,d.length===0&&N?.isWhole===!0?
N.text:null]]});return{text:_.test(h.text)?h.text:"\u2026",value:Object.fromEntries(k),place:p}}}function f({kind:e},i,h){const{row:p,value:k,version:D}=i,M=k?.
kind==="pieces"||D?.value.kind==="pieces";if(p.merges!=="module"||!M)return;const T=e.clients.map(N=>[N,s(i,N,h)]);return Object.fromEntries(T.filter(([,N])=>N!==
null))}function s(e,i,h){const p=T=>T?.kind==="pieces"?h(e,T,i):[[{...L.Ef,text:T?.text??null}]],k=p(e.value);if(k.flat().some(({withheld:T})=>T!==null))return null;
const D=p(e.version?.value),M=new Map;for(let T=0;T<Math.max(k.length,D.length);T+=1){const N=[k[T]??k[0]??[],D[T]??D[0]??[]],[d,t]=N.map(r),[l=null]=N.flatMap(
([n])=>n?.root??[]),c={root:l,source:d??null,version:t??null,isOpen:d===void 0||t===void 0};M.set(JSON.stringify(c),c)}return[...M.values()]}function r(e){const[
i,...h]=(0,L.Zn)(e),p=h.every(({isWhole:k,text:D})=>k&&D===i?.text);return i?.isWhole===!0&&p?i.text:void 0}const _=/^(?!<<)"?[^"]*"?$/,g=(e,i)=>e===null||i===null?
0:e.file!==i.file?e.file<i.file?-1:1:e.line-i.line||e.column-i.column}),6851:((ae,Y,v)=>{v.d(Y,{eI:()=>h,jq:()=>k,CJ:()=>M,bH:()=>r});var $=v(4756),B=v(8516),S=v(
2170),K=v(9968),y=v(3276),C=v(6353),F=v(9941),w=v(2756),L=v(3140),U=v(3114),P=v(2213),O=v(9985),A=v(4118),I=v(3542);function R(c,n,o){const u=(0,I.FK)(o),E=[],m=new Set(
[""]);if(n.kind==="json")for(const{name:b}of n.members)m.add(b);else for(const{type:b}of n.blocks)u.has(b)&&m.add(b);for(const b of m)for(const x of u.get(b)??[])
new j(c,x,E).readAt(0,{body:n,block:void 0,names:[]});return E}class j{source;row;references;constructor(n,o,u){this.source=n,this.row=o,this.references=u}readAt(n,o){
const u=this.row.path[n];if(u===void 0){this.read(o);return}const[E]=u,{body:m}=o,b=m.kind==="native"?m.blocks:(0,F.SH)(m,E,u.length-1);for(const x of b){const{
labels:W}=x;if(x.type!==E||W.length!==u.length-1||W.some(({value:ie},oe)=>!["*",ie].includes(u[oe+1]??"")))continue;const Q=[...o.names,E,...W.map(({value:ie})=>ie)];
this.readAt(n+1,{body:x.body,block:x,names:Q})}}read(n){const{body:o,block:u,names:E}=n;switch(this.row.position){case"entries":for(const m of(0,F.Td)(o))this.addEntry(
E,m);return;case"label":{const m=u?.labels.at(-1);if(m===void 0)return;const b={kind:"known",text:(0,w.Yo)(m.value)},x=this.source.place(m),W=this.version((0,F.
w4)(o,"version")?.value),G=(0,w.bK)((0,F.w4)(o,"constraints")?.value)??void 0;this.add(E.slice(0,-1),{value:b,place:x,version:W,constraints:G});return}case"urls":{
const m=(0,F.w4)(o,"urls")?.value;for(const b of m?.kind==="tuple"?m.elements:[])this.add(E,this.written(b));return}case"open-state":this.addOpenState(n);return;default:
this.addArguments(n,this.row.position)}}add(n,o){const{row:u}=this,E={version:null,constraints:void 0,localName:null,workspace:void 0},m={row:u,address:(0,w.Bs)(
n),mergeKey:(0,I.dh)(u,n)};this.references.push({kind:u.kind,hasOwnToken:!1,...E,...o,...m})}addOpenState({body:n,names:o}){const{source:u}=this,E=oe=>(0,F.w4)(
n,oe)?.value,m=E("encryption"),b=m?.kind==="other"||P.Ar.some(oe=>(0,O.Tu)(m,oe,u.text)!==void 0),x=(0,w.bK)(E("backend")),W=E(x===null?"backend":"config"),G=x!==
"remote"&&W?.kind!=="object",Q=b?m:G?W:void 0;if(Q===void 0)return;const ie={kind:"pieces",pieces:[null],text:(0,w.wK)(u,Q).text};this.add(o,{value:ie,place:u.place(
Q)})}addArguments({body:n,block:o,names:u},E){const{row:m,source:b}=this,x=ne=>(0,F.w4)(n,ne)?.value,W=m.backend!==void 0;if(W&&(0,w.bK)(x("backend"))!==m.backend)
return;const G=W?x("config"):void 0,Q=ne=>{const[re="",le]=ne.split("."),de=W?(0,O.Tu)(G,re,b.text):x(re);return le!==void 0&&de?.kind==="object"?(0,O.Tu)(de,le,
b.text):de},ie={version:this.version(x("version")),hasOwnToken:m.grammar==="host"&&Q("token")!==void 0,workspace:m.merges==="backend"&&m.grammar==="host"?(0,A.R)(
n):void 0},oe=new Map(E.map(ne=>[Q(ne)??ne,ne]));for(const[ne,re]of oe)if(typeof ne!="string")this.add(u,{...ie,...this.written(ne)});else if(m.absent!==void 0&&
o!==void 0){const de=G!==void 0&&G.kind!=="object"?(0,w.C5)((0,w.wK)(b,G),re):void 0;this.add(u,{...ie,kind:m.absent,value:de,place:b.place(o)})}}written(n){const{
row:o,source:u}=this,E=n.kind==="primitive"&&n.value===null;return{value:o.defaults!==void 0&&E?void 0:(0,w.wK)(u,n,o.isLiteral),place:u.place(n)}}addEntry(n,{name:o,
value:u}){const{row:E,source:m}=this,b=[...n,o],x=(0,w.Yo)(o);if(u.kind==="object"){const ie=ne=>(0,O.Tu)(u,ne,m.text,E.isLiteral),oe=ie("source");this.add(b,{localName:x,
kind:oe===void 0?E.absent??E.kind:E.kind,value:oe&&(0,w.wK)(m,oe,E.isLiteral),version:this.version(ie("version"),w.wK),place:m.place(oe??u)});return}const W=["s\
tring","primitive","template"].includes(u.kind),G=W?"required_provider_legacy":"required_provider_invalid",Q=W?this.version(u):null;this.add(b,{localName:x,kind:G,
version:Q,value:void 0,place:m.place(u)})}version(n,o=w.yR){const u=n&&o(this.source,n);return n&&u?{value:u,place:this.source.place(n)}:null}}var f=v(5839);const s=64;
function*r(c,n){const o=[],u=[];let[E,m]=[0,f.PG];for(const[b,{path:x,file:W,target:G,kind:Q,isContext:ie}]of c.entries()){if(b>0&&b%s===0&&(yield n+b))return null;
const ne=(0,K.yR)(x);if(!ne.ok){const{failure:de}=ne;de.kind==="size"?u.push((0,S.ht)(W,(0,$.ub)(de))):o.push(g(de.code,{file:W,kind:Q,isContext:ie}));continue}
E+=ne.bytes;const re=M(ne.text,Q,W,ie,new F.n_,G);!ne.isUtf8&&!ie&&re.notes.length===0&&u.push(e(ne.text,Q,W));const le=i(re)+re.definitions.length;if(le>m){const de={
...re.scope,providerUses:A.FK.providerUses},ue=re.references.slice(0,m),H=[...re.notes,(0,f.YK)(W)];o.push({...re,references:ue,scope:de,definitions:[],notes:H});
break}m-=le,o.push(re)}return{files:o,notes:u,bytes:E}}const _=["EACCES","EPERM"];function g(c,n){const o=((0,U.Ep)(n.kind)||n.kind.class==="lock")&&_.includes(
c),u=[(0,S.ht)(n.file,(0,$.WO)({what:"file",code:c,isRefused:o}))];return{...n,references:[],scope:A.FK,definitions:[],notes:u}}function e(c,n,o){const u=c.indexOf(
"\uFFFD"),E=c.slice(c.lastIndexOf(`
`,u)+1,u),m=/#|\/\//.test(E)||c.lastIndexOf("/*",u)>=0,b=(0,U.Ep)(n)&&n.syntax==="hcl"&&!m,x=(0,F.yN)(c)({start:u,end:u+1});return(0,S.ht)(o,(0,$.U$)({error:null,
isRefused:b}),x)}const i=({references:c,scope:n})=>c.length+n.providerUses.size;function*h(c){const n=(m,b)=>({kind:m,text:"",localName:null,place:{file:b,...S.
wv}}),o=c.filter(({kind:m})=>m.class==="config"),[u]=o;u!==void 0&&o.every(m=>i(m)===0)&&(yield n("module",u.file));const E=o.filter(({scope:m})=>m.hasBackend);
for(const m of new Set(E.map(({kind:b})=>b.clients))){const b=o.find(({kind:x})=>x.clients===m);b!==void 0&&(yield n("state",b.file))}for(const{file:m,kind:b,references:x,
scope:W,isContext:G}of c)b.class==="lock"&&x.length===0&&(yield n("lock",m)),b.class==="config"&&!G&&(yield*W.declared)}const p=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
k=c=>c.kind.class==="terragrunt"&&c.references.length===0&&!p.test(c.file),D={config:A.Od,terragrunt:A.gq};function M(c,n,o,u=!1,E=new F.n_,m){const b=n.isOfPackage===
!0,x=n.syntax==="json"?(0,y.O)(c,E):(0,C.K)(c,E,b),W=(0,w.rI)(x,o,m),{body:G}=x,Q=R(W,G,n.class),ie=D[n.class]?.(W,G)??A.FK,oe=k({file:o,kind:n,references:Q})&&
!E.isExceeded(),ne=u||oe?[]:d(x,n,{file:o,target:m});n.class==="lock"&&ne.push(...N(x,o));const le=[...n.class==="config"?(0,L.kM)(W,G):[]].filter(de=>!b||T(de));
return{file:o,kind:n,references:Q,scope:ie,definitions:le,notes:ne,isContext:u}}const T=({what:c,problem:n})=>!n||n.code!=="block-backend"&&/\.|^required_/.test(
c),N=({text:c,body:n},o)=>(0,F.SH)(n,"provider",1).flatMap(({labels:[u],body:E})=>{const m=(0,F.w4)(E,"hashes")?.value,x=(m?.kind==="tuple"?m.elements:[]).map(Q=>Q.
kind==="string"?Q.value:""),W=x.length>0&&x.every(Q=>/^[^:]+:/.test(Q));if(m===void 0||W)return[];const G=(0,B.FA)({kind:"not-hashes",provider:u?.value??""});return(0,S.
ht)(o,G,(0,F.yN)(c)(m))});function d({text:c,problems:n,parts:o},u,{file:E,target:m}){return o.isExceeded()?[(0,S.ht)(E,(0,$.ub)({kind:"parts",max:o.max}))]:n.map(
({message:b,...x})=>{const W=(0,U.Ep)(u)&&!t.test(b),G=u.class==="lock"?(0,B.FA)({kind:"syntax",error:b}):(0,$.U$)({error:b,isRefused:W}),Q=c.split(`
`,x.line)[x.line-1]??"",ie=l.test(Q.slice(0,a));return{...(0,S.ht)(E,G,{...x,target:m}),clients:u.clients,isPlaceholder:ie}})}const t=/^\w+ are nested deeper than/,
l=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,a=1e3}),8095:((ae,Y,v)=>{v.r(Y),v.d(Y,{asWritten:()=>re.qm,declaredIn:()=>ue.eI,dependsOnOthers:()=>re.S9,
detach:()=>B.Yo,dotted:()=>B.Bs,firstWithHost:()=>re.FT,isForeign:()=>ue.jq,meaningOfAbsent:()=>re.gd,neededByImplied:()=>le.xr,needsOf:()=>re.hN,parseFile:()=>ue.
CJ,readHcl:()=>$.K,readModule:()=>ue.bH,readTools:()=>M,resolveValue:()=>B.g$,usagesOf:()=>de.kl});var $=v(6353),B=v(2756),S=v(9432),K=v(3298),y=v(3114),C=v(9059);
const F=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),w=H=>F.
get(H.toLowerCase())??"terraform",L="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)\
|output\\s+-|force-unlock|-chdir",U=(H,V)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${H})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${V})(?![\\w\
-])`),P=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,O=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],A=`(?=["'\\s,\\]})@]|$)`,I="^[\\s-]*\\w[\\w-]*:\\s*\\[",R=`(?=["']?\\s*[,\\]])`,j=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${A}|([\\w.\${}-]+)))?${A}`),text:"uses $1",version:"latest"},{form:U("terraform|tofu",L),text:"runs\
 $1"},{form:U("tofu","fmt"),text:"runs $1"},{form:U("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${I}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${R}`),text:"lists $1"},{form:new RegExp(`${I}(?=[^\
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
text:"sets $1_VERSION"}],f=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,s=/\b(?:echo|printf)\b[^;&|]*/g;function r(H){if(!/terraform|tofu|tfenv/i.
test(H))return[];const V=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(H);if(f.test(H)&&!V)return[];const X=H.replace(s,z=>" ".repeat(z.length)),J=P.exec(X);return J===
null?j.flatMap(z=>_(z,X)):e(J)}function _({form:H,text:V,version:X=null,...J},z){const q=H.exec(z);if(q===null)return[];const[,te="",ee=X]=q,Z=V.replace("$1",()=>te);
return[{client:w(te),text:Z,version:ee,...g(q),...J}]}const g=({index:H,0:{length:V}})=>({start:H,end:H+V});function e(H){const[,V=""]=H;return O.flatMap(({form:X,
otherwise:J})=>{const z=X.exec(V);return z===null?[]:[{client:w(z[1]??z[2]??""),text:`uses ${V}`,version:null,...g(H),step:{otherwise:J}}]})}const i=50,h=/^digger\.ya?ml$/,
p=100,k=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,D=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function M(H,V){const X=[],J=[],
z=new Set;let q=!1,te=!1,ee=!1;for(const Z of(0,C._X)(H,V)){for(const fe of(0,C.AN)(Z))z.add(fe);if(J.push(...(0,C.mu)(Z)),te||=(0,y.Z)(Z.file)||D.test(Z.text),
(0,C.$)(Z.file)||(0,y.Z)(Z.file))continue;const se=Z.file.slice(Z.file.lastIndexOf("/")+1),ce=(0,y.TD)(se)||Z.file.endsWith("mise/config.toml"),pe=ce?W(Z):T(Z);
ee||=h.test(Z.file)&&pe.some(({client:fe})=>fe==="opentofu");const he=ee&&Z.text.includes("diggerhq/digger@");X.push(...pe.filter(({text:fe})=>!he||fe!==l)),q||=
!ce&&k.test(Z.text)}return{signs:X,bots:J,setsCloudHostname:q,givesState:te,others:z}}function T({file:H,text:V}){if(!/terraform|tofu|tfenv/i.test(V))return[];const X=(0,C.
Dx)(H,V),J=new Map,z=(0,K.O)(ee=>m(ee,X)),q=X.map(r),te=a(H,X,q);for(const[ee,Z]of X.entries()){if(J.size>=i)break;for(const se of q[ee]??[]){if(te(se,ee))continue;
const{client:ce,level:pe="tool"}=se;for(const he of n(se,X,ee,z)){const fe=`${ce} ${pe} ${he}`;if(J.has(fe))continue;const me=(0,C.$t)(H,ee,Z,se);J.set(fe,{client:ce,
level:pe,place:me,text:(0,S.dh)(se.text,p),version:he})}}}return d(H,[...J.values()])}const N=/atlantis\.ya?ml$/;function d(H,V){return!V.some(({client:J})=>J===
"opentofu")||!N.test(H)?V:V.filter(({client:J,version:z})=>J==="opentofu"||z!==null).map(J=>({...J,client:"opentofu"}))}const t=/(^|\/)\.spacelift\/[^/]+$/,l="s\
ets terraform_version";function a(H,V,X){const J=te=>{const Z=X.slice(...te).flat().filter(({text:se,level:ce})=>ce!=="hook"&&!/_version$/.test(se));return Z.length===
0?null:Z.every(({client:se})=>se==="opentofu")},z=t.test(H)?V.indexOf("stack_defaults:"):-1,q=z<0?null:u(V,z+1);return({text:te},ee)=>{if(te!==l||N.test(H))return!1;
const Z=J(u(V,ee));if(Z!==null||q===null)return Z===!0;const se=ee>=q[0]&&ee<q[1];return J(se?[0,V.length]:q)===!0}}const c=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function n({version:H,step:V},X,J,z){if(V===void 0)return H===null?[null]:z(H);const q=X.slice(...u(X,J)).map(te=>c.exec(te)?.[1]?.replace(/^["']|["']$/g,"")).find(
te=>te!==void 0);return q===void 0?[V.otherwise]:z(q)}const o=100;function u(H,V){const X=H[V]??"",J=X.search(/[^\s-]/),z=se=>se!==""&&se.search(/\S/)<J,te=X.trimStart().
startsWith("-")?[]:H.slice(Math.max(0,V-o),V),ee=H.slice(V+1,V+o),Z=ee.findIndex(z);return[V-te.length+te.findLastIndex(z)+1,V+1+(Z<0?ee.length:Z)]}const E=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function m(H,V){const[,X,J,z]=E.exec(H.trim())??[],q=X??J??z;if(q===void 0)return[H.trim()];for(const te of V){const ee=te.indexOf(q),Z=ee<0?void 0:b.exec(te.slice(
ee+q.length))?.[1];if(Z===void 0||/[\w-]$/.test(te.slice(0,ee)))continue;const se=Z.match(/[^\s"',[\]]+/g);if(se!==null)return se}return[H]}const b=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
x=/[^\s"',\]}]+/;function W({file:H,text:V}){const X=(0,C.Dx)(H,V);return G(H,X).flatMap(({at:J,client:z,version:q,start:te=0})=>{if(z===void 0)return[];const ee=X[J]??
"",Z=(0,C.$t)(H,J,ee,{start:te,end:ee.length}),se=q===null?`selects ${z}`:`selects ${z} ${q}`;return[{client:z,level:"version-file",place:Z,text:(0,S.dh)(se,p),
version:q}]})}function G(H,V){const[,X]=/\.(terraform|opentofu)-version$/.exec(H)??[];if(X===void 0)return H.endsWith(".toml")?ne(V):Q(V);const J=V.findIndex(q=>q.
trim()!==""),z=x.exec(V[J]??"")?.[0]??null;return J<0?[]:[{at:J,client:F.get(X),version:z}]}const Q=H=>H.map((V,X)=>{const[J="",z=null]=V.trim().split(/\s+/);return{
at:X,client:F.get(J),version:z}}),ie=/^\s*\[\s*([\w."':/-]+)\s*\]/,oe=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ne(H){let V="";
return H.flatMap((X,J)=>{V=ie.exec(X)?.[1]?.replaceAll('"',"")??V;const[,z="",q=""]=oe.exec(X)??[],[,te=""]=/^tools\.(?:\w+:)?(.+)$/.exec(V)??[],ee=F.get(V==="t\
ools"?z:z==="version"?te:""),Z=/\bversion\s*=\s*(.*)$/s.exec(q)?.[1]??q,se=Z.match(/[^\s"',[\]{}=]+/g)??[];return(Z.startsWith("[")?se:se.slice(0,1)).map(pe=>({
at:J,client:ee,version:pe,start:X.search(/\S/)}))})}var re=v(8594),le=v(4118),de=v(5839),ue=v(6851)}),5440:((ae,Y,v)=>{v.d(Y,{Qm:()=>j,TU:()=>A,i4:()=>_,pb:()=>r,
zt:()=>P});var $=v(7811),B=v(8516),S=v(8339),K=v(1054),y=v(8345),C=v(2213),F=v(255),w=v(5243),L=v(9897),U=v(3846);const P={host:null,isHostImplied:!1,needed:null},
O=t=>({host:t,isHostImplied:!1,needed:t}),A=t=>({host:t,isHostImplied:!0,needed:t}),I=t=>({host:t,isHostImplied:!1,needed:null}),R=t=>t===null?P:{...P,directHost:t},
j=t=>({...P,problem:t}),f=(t,l)=>j((0,S.DA)({reason:"rejected",error:t,advice:l}));function s(t,l,a){return a===null?t:{...t,problem:(0,S.My)({text:l,host:t.host,
advice:a})}}const r={module:k,"test-module":(t,l,a)=>{const c=(0,w.vL)(t,l).kind==="remote";return l==="opentofu"||!c?k(t,l,a):j((0,S.DA)({reason:"remote-in-tes\
t",text:t}))},provider:M,"locked-provider":T,"stack-component":N,stack:(t,l)=>{const a=(0,w.A)(t);return a.ok&&!t.startsWith(".")?I(a.value.host):{...N(t,l),isHostImplied:!1,
needed:null}},"stack-output":t=>{const[l="",...a]=t.split("/");return a.length===3?p(l,I):j((0,S.DA)({reason:"stack",text:t}))},terragrunt:d,host:t=>p(t,O),url:t=>R(
(0,C.Ul)(t)),"host-part":t=>R((0,C.D8)(t)),"state-path":t=>R((0,C.Bm)(t))};function _(t,l,a){if(t==="terragrunt"){const[,u]=/^tfr:\/\/([^/?]*)\//.exec(l)??[];return u!==
void 0?e(u,a):/^$|^t$|^tfr?$|^tfr:/.test(l)?void 0:i(l,a)}if(t==="url"&&/^postgres|=/i.test(l))return R(L.IZ);if(/^(url|host-part|state-path)$/.test(t))return i(
l,a);if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(l))return i(l,a);const c=l.indexOf("/");if(c<0)return;const n=(0,w.
vL)(`${l.slice(0,c)}/a/b/c`,a);return n.kind!=="registry"?i(l,a):l.split("/").length<g?{...h(n),directHost:L.IZ}:h(n)}const g=4,e=(t,l)=>t===""?A((0,w.Vm)(l)):p(
t,O),i=(t,l)=>(0,w.Nj)(t)?P:R((0,L.uE)(t,l)),h=({host:t,hostImplied:l})=>l?A(t):O(t);function p(t,l){const a=(0,F.Pv)(t),c=(0,K.L6)(t);return a.ok?s(l(a.value),
t,c):j((0,S.k0)({text:t,error:a.why,advice:c}))}function k(t,l,a){if((0,w.Nj)(t)&&!a)return P;const c=(0,w.vL)(t,l),n=c.kind==="registry"?(0,$.Ju)(c):(0,w.rE)(t,
l);if(a&&!n.ok){const{why:m}=n,b=/^https?:/i.test(t)?{kind:"invalid",error:m}:c,W=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,K.NM)(t,b,n),G=/^[a-z0-9]+::/i.test(t)?"\
remote":c.kind;return W===null&&(G==="local"||G==="remote")?j((0,S.DA)({reason:`${G}-with-version`,text:t})):f(m,W)}const o=(0,K.NM)(t,c,n);if(n.ok)return s(h(n.
value),t,o);if(c.kind==="invalid"){const m=t.includes("://")?{directHost:L.IZ}:{};return{...f(c.error,o??K.x3),...m}}if(c.kind!=="remote")return s(P,t,o);const{
refusal:u,host:E}=c;return u!==null?f(u,o??K.x3):E!==L.IZ||o!==null?s(R(E),t,o):{...R(E),problem:(0,S.My)({text:t,host:E,advice:D})}}const D="write the host aft\
er the scheme, such as git::https://HOST/PATH";function M(t,l){const a=(0,U.mi)(t,l);switch(a.kind){case"legacy":return f(`Invalid legacy provider address: the \
provider "${a.type}" has no namespace`,`write NAMESPACE/${a.type}`);case"registry":return a.hostImplied?A(a.host):s(O(a.host),t,(0,y.c)(t,a));case"builtin":return a.
type==="terraform"?I(a.host):f(`Invalid dependency on built-in provider: none is named "${a.type}"`,"write the address of a provider in a registry");case"invali\
d":return f(a.error.split(`

`)[0]??"",(0,y.c)(t,a))}}function T(t,l){const a=(0,U.mi)(t,l);if(a.kind==="invalid")return f(a.error,null);const c=(0,U.NE)(a);if(c!==t)return j((0,B.FA)({kind:"\
not-normal",of:"address",provider:t,normal:c}));if(a.kind==="builtin")return I(a.host);const n=a.host===(0,w.Vm)("terraform");return{...O(a.host),needed:n?(0,w.
Vm)(l):a.host}}function N(t,l){if(t!==t.trim())return j((0,S.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return P;const a=(0,w.rE)(t,l);if(a.ok)return h(
a.value);const c=(0,w.A)(t);if(c.ok)return I(c.value.host);const n=(0,w.vL)(t,l);return n.kind==="invalid"?f(n.error,(0,K.NM)(t,n,a)):R(n.kind==="remote"?n.host:
null)}function d(t,l){const[a,c="",n=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(a===void 0){if(t.startsWith("gitlab.com/"))return R("gitlab.com");if((0,L.
GL)(t))return P;const u=(0,L.cx)(t,"opentofu");if(!(u.ok&&(0,L.Of)(t,u.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t)){const m=(0,L.cx)(t,l);return R(m.ok?
m.value.host:L.IZ)}}const[o=""]=n.split("//");return o.split("/").length!==3?j((0,S.DA)({reason:"terragrunt",text:t})):e(c,l)}}),3542:((ae,Y,v)=>{v.d(Y,{FK:()=>T,
Ir:()=>M,dh:()=>N});var $=v(2213),B=v(5106),S=v(3298);let K=function(...d){return{dotted:K}=v.late([3276,6851,8095],8095),new.target?new K(...d):K(...d)};const y={
terraform:"app.terraform.io",opentofu:null},C={terraform:"app.terraform.io",opentofu:"app.terraform.io"},F={terraform:"static",opentofu:"static"},w={opentofu:"s\
tatic"},L={terraform:"any",opentofu:"any"},U=["config","migrate"],P=["stack","deploy"],O={position:["source"],grammar:"module",service:B.e$},A={...O,grammar:"st\
ack-component",isLiteral:!0},I={...A,service:null},R={...O,grammar:"terragrunt",evaluation:L},j={position:"entries",grammar:"provider",service:B.xq,isLiteral:!0,
absent:"required_provider_nosource"},f={position:["hostname"],grammar:"host",service:B.Bn,defaults:y},s={...f,service:B.OZ},r={...f,evaluation:L},_={...f,service:B.
M,defaults:C},g={position:["address"],grammar:"url",service:null};function e(d,t,l,a,{absence:c,...n}={}){const o=t===""?[]:t.split(" > ").map(u=>u.split(" "));
return{kind:l,files:d,path:o.map(([u="",...E])=>[u,...E]),...c&&{absent:`${l}${c}`},...a,...n}}const i={absence:"_missing"},h={absence:"_default"},p={evaluation:w,
merges:"backend"},k="data terraform_remote_state *",D=(d,t,l)=>Object.entries(t).map(([a,c])=>e(U,d+a,"backend",{...g,grammar:l,position:c.split(" ")},p)),M=[e(
U,"module *","module",O,{...i,evaluation:F,merges:"module"}),e(U,"terraform > required_providers","required_provider",j,{merges:"provider"}),e(U,"terraform > cl\
oud","cloud",s,{...h,...p}),e(U,"terraform > backend remote","backend_remote",f,{...h,...p}),...D("terraform > backend ",$.FV,"url"),...D("terraform > backend ",
$.Gb,"host-part"),...D("terraform > backend ",{local:"path workspace_dir"},"state-path"),...D("terraform > encryption > key_provider ",$.nT,"url"),...[k,`check \
* > ${k}`].flatMap(d=>[e(U,d,"remote_state",r,{...h,backend:"remote"}),e(U,d,"remote_state",r,{...h,backend:"cloud",service:B.OZ})]),e(U,k,"remote_state",g,{backend:"\
http",evaluation:L}),e([...U,"query"],"provider tfe","provider_tfe",_,{...h,evaluation:L}),e(["test"],"provider tfe","provider_tfe",_),e(["lock"],"provider *","\
lock_provider",{position:"label",grammar:"locked-provider",service:B.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",A,{...i,grammar:"test-module"}),
e(["test"],"run * > backend remote","test_backend_remote",f,h),e(P,"required_providers","required_provider",j),e(P,"component *","stack_component",A,i),e(P,"rem\
oved","stack_removed",A,i),e(P,"stack *","stack_stack",I,{...i,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",I,{grammar:"stack-output"}),e(
["migrate"],"state_store_provider","state_store_provider",j),e(["migrate"],"from > backend remote","migrate_backend_remote",f,h),...["terraform","unit *","stack\
 *"].map(d=>e(["terragrunt"],d,"terragrunt_source",R)),...[$.FV,$.Gb].flatMap(d=>Object.entries(d).map(([t,l])=>{const a=d===$.FV?"url":"host-part",c={...g,grammar:a,
position:l.split(" "),evaluation:L};return e(["terragrunt"],"remote_state","backend",c,{backend:t})})),e(["terragrunt"],"remote_state","backend",{...g,position:"\
open-state"}),e(["terragrunt"],"remote_state","remote_state",r,{...h,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...R,position:"urls"})],
T=(0,S.O)(d=>{const t=M.filter(({files:l})=>l.includes(d));return Map.groupBy(t,({path:[l]})=>l?.[0]??"")});function N({merges:d},t){return d===void 0||d==="bac\
kend"?d??null:K([d,t.at(-1)??""])}}),8345:((ae,Y,v)=>{v.d(Y,{C:()=>y,c:()=>C});var $=v(9179),B=v(3846),S=v(1054),K=v(845);const y="write the `source` that the d\
ocumentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function C(w,L){if(w.length>S.lG)return null;const[U=""]=w.split("/",1);
if(L.kind!=="invalid")return L.hostImplied?null:(0,S.L6)(U);if((0,S.Kc)(w))return S.dj;if(w!==w.trim())return"remove the white space around the address";const[,
P="",O=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,$.Mi)(w,""))??[],A=P!==""&&/\bterraform-provider-|\.git$/.test(O);if((0,K.ni)(O)||A)return y;const I=(0,K.
Fu)(O,"provider");return I!==null?`write ${I}`:L.error.split(`

`)[1]??F(w,O)}function F(w,L){const[,U="",P]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(L)??[];if(U!==w&&(0,B.mi)(U,"terraform").kind==="registry")return`w\
rite ${U}${P===void 0?"":", and the version in the `version` argument"}`;const O=U.split("/"),[A="",I=""]=O;if(O.length>3){const R=`; service discovery works on\
ly at the root of a host, not below /${I}`;return`write HOST/NAMESPACE/TYPE${(0,S.Cm)(A)?R:""}`}return O.length===3?(0,S.L6)(A):O.length===2&&(0,S.Cm)(A)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{_e as ids,ve as modules};
var $late0,$late1,$late2,$late3;
