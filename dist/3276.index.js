const _e=[3276,6851,8095,3542,1161,5923,8095,1161,3542,5923,8095,5923,3542,1161,8095],ve={6784:((re,Y,E)=>{E.d(Y,{Jw:()=>j,L8:()=>o,Md:()=>A,Tj:()=>D,bs:()=>i,lr:()=>$,
r1:()=>O,v$:()=>L,wH:()=>v,xC:()=>a,zK:()=>e});var I=E(9941);const $=100,P=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),U=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),C="\x80",N=1,B=2,S=4,j=8,L=16,D=32,A=64,w=[[N,/[ \t]/],[B,/[A-Za-z_]/],[S,/[\w-]/],[j,/[\w \t.:=?!&|*%+>~-]/],[L,/[\w \t\n,.:=?!&|*%+>~-]/],
[D,/[^"\\$%\r\n]/],[A,/[^\n$%]/]],y=Array.from({length:128},(u,d)=>String.fromCharCode(d)),M=u=>w.reduce((d,[c,l])=>l.test(u)?d|c:d,0),T=new Uint8Array(2**16).fill(
M(C));T.set(y.map(M));const g=(u,d,c)=>d<u.length&&((T[u.charCodeAt(d)]??0)&c)!==0,a=u=>u===" "||u==="	",o=u=>/^[\w-]/.test(u),v=u=>u==="}"||u===")"||u==="]";function O(u){
return u==="{"?"}":u==="("?")":u==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(d,c=0,l=new I.n_){this.text=d,this.parts=l,this.at=c}countPart(){
this.parts.add()||(this.at=this.text.length)}match(d){return d.lastIndex=this.at,d.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(d){const{
text:c,parts:l,mistake:m}=this;if(m===void 0)return{text:c,body:d,parts:l,problems:[]};const k={...(0,I.yN)(c)(m),message:m.message};return{text:c,body:d,parts:l,
problems:[k]}}report(d,c,l=c+1){this.mistake??={message:d,start:c,end:Math.min(l,Math.max(c,this.text.length))}}stop(d,c){this.report(d,c),this.at=this.text.length}}
class i extends e{readsAll=!1;reportUnclosed(d){const c=/[$%]/.test(this.text.charAt(d)),l=this.text.slice(d,d+(c?2:1)),m=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,k=`unbalanced brackets: "${l}" is not closed before ${m}`;this.report(k,this.isAtEnd()?d:this.at)}reportCharacter(){const d=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let c=`${JSON.stringify(d)} is not used in HCL`;d==="'"&&(c="single quotes are not valid; use double quotes"),d==="\uFFFD"&&(c=
"the file is not UTF-8 here"),this.report(`invalid character: ${c}`,this.at,this.at+d.length)}reportBrokenString(d){const c=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(c,d,this.at)}peek(d=0){const c=this.
at+d;return c<this.text.length?y[this.text.charCodeAt(c)]??C:""}skipSpaces(){for(;;){const d=this.skipAll(N);if(d==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(d==="/"&&this.peek(1)==="*")this.skipBlockComment();else return d}}skipBlank(){
for(;;){const d=this.skipSpaces();if(d===`
`)this.at++;else if(this.isLineComment(d))this.skipLine();else return d}}skipAll(d){const{text:c}=this;let{at:l}=this;for(;g(c,l,d);)l++;return this.at=l,this.peek()}isLineComment(d){
return d==="#"||d==="/"&&this.peek(1)==="/"}isLineEnd(d){return d===`
`||d===""||this.isLineComment(d)}skipLine(){const d=this.text.indexOf(`
`,this.at);this.at=d<0?this.text.length:d}skipBlockComment(){const d=this.text.indexOf("*/",this.at+2);d<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=d<0?this.text.length:d+2}readName(){const{text:d,at:c}=this;return g(d,c,B)&&this.skipAll(S),this.peek()===C&&(this.at=c,this.at+=this.
match(P)?.[0].length??0),this.at>c?d.slice(c,this.at):void 0}readEscape(){const{text:d,at:c}=this,l=d.charAt(c+1),m=d.slice(c+2,c+(l==="U"?10:6)),k=l==="U"?/^[0-9a-f]{8}$/i.
test(m):/^[0-9a-f]{4}$/i.test(m),b=Number.parseInt(m,16);if((l==="u"||l==="U")&&k&&b<=1114111)return this.at+=m.length+2,String.fromCodePoint(b);const s=U.get(l);
if(this.at+=s===void 0?1:2,s!==void 0)return s;const p=JSON.stringify(d.slice(c,c+2));return this.report(`invalid escape sequence: ${p}`,c,c+2),""}}}),3276:((re,Y,E)=>{
E.d(Y,{O:()=>C});var I=E(6784),$=E(3278),P=E(9941);const U=200;function C(L,D=new P.n_,A=!1){const w=new N(L,0,D);w.isHcl1=A;const y=w.readRoot();return w.structure(
{kind:"json",members:y===void 0?[]:(0,P.lS)(y)})}class N extends I.zK{isHcl1=!1;readRoot(){const{text:D}=this;D.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const A=this.readValue();return this.isHcl1||A===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),A.kind!=="object"&&A.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",A.start)),A}skipSpaces(){const{text:D}=this;for(;;){const A=D.charCodeAt(this.at);if(A===32||A===
10||A===13||A===9)this.at++;else if(A===47)this.skipComment();else return D.charAt(this.at)}}skipComment(){const D=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const A=D?`
`:"*/",w=this.text.indexOf(A,this.at+1);this.at=w<0?this.text.length:w+A.length}readValue(){const{text:D,parts:A,at:w}=this;if(this.countPart(),A.isExceeded())return;
const y=D.charAt(w);if(y==='"'){const a=this.readString();return a===void 0?void 0:(0,$.BD)(a,{start:w,end:this.at},A)}if(y!=="{"&&y!=="[")return this.readPrimitive();
if(this.depth>=U)return this.stop(`values are nested deeper than ${U} levels`,w);this.depth++;const M=y==="{"?this.readItems("}",()=>this.readMember()):[],T=y===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const g={start:w,end:this.at};return y==="{"?{kind:"object",...g,items:M}:{kind:"tuple",...g,elements:T}}readPrimitive(){
const{at:D}=this,A=this.match(B)?.[0];return A===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",D):(this.at+=A.length,{kind:"primitive",start:D,end:this.at,value:JSON.parse(A)})}readItems(D,A){this.at++;const w=[];for(;this.skipSpaces()!==D;){
const y=A();if(y===void 0)break;w.push(y),this.endItem(D)}return this.isAtEnd()||this.at++,w}readMember(){const{text:D,at:A}=this;if(D.charAt(A)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',A);const w=this.readString();if(w===void 0)return;const y=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const M=this.readValue();return M&&
{name:w,start:A,end:y,value:M}}endItem(D){const A=this.skipSpaces(),w=this.at;if(A!==D){if(A===""&&this.stop(`unclosed value: no "${D}" before the end of the fi\
le`,w),A!==","){this.report(`missing separator: expected "," or "${D}"`,w);return}this.at++,this.skipSpaces()===D&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",w)}}readString(){const{text:D,at:A}=this;let w=A+1,y=!0;for(let M=D.charCodeAt(w);M!==34;M=D.charCodeAt(w)){if(!(M>=32))return this.stopInString(
A,w);M===92&&(y=!1),w+=M===92?2:1}return this.at=w+1,y?D.slice(A+1,w):this.unescape(D.slice(A+1,w),A+1)}stopInString(D,A){return A>=this.text.length||this.text.
charCodeAt(A)===10?this.stop("invalid JSON string: no closing quote in its line",D):this.stop("invalid JSON string: a control character must be escaped",A)}unescape(D,A){
return D.replace(S,(w,y,M)=>{const T=this.isHcl1&&j.test(w);if(y===void 0&&!T)return JSON.parse(`"${w}"`);const g=`invalid JSON string: ${JSON.stringify(w)} is \
not an escape sequence`,a=A+M;return this.report(this.isHcl1?"invalid escape sequence":g,a,a+2),w}).toWellFormed()}}const B=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
S=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,j=/\/|u[dD][89a-fA-F]/}),8201:((re,Y,E)=>{E.d(Y,{Fq:()=>T,Kk:()=>C,_p:()=>B,ku:()=>N});var I=E(7811),$=E(6784);const P="\
<<",U=({close:o})=>o==='"'||o===P;function C(o,v){o.skipAll($.Jw)===`
`&&v==="line"||S(o,[],v)}const N=(o,v,O)=>S(o,[{start:O,close:v}],void 0),B=(o,v,O)=>S(o,[{start:O,close:P,marker:v}],void 0);function S(o,v,O){for(;;){const e=v.
at(-1);if(e===void 0&&O===void 0)return!0;if(e!==void 0&&U(e)){if(!(e.close==='"'?A:g)(o,v,e))return!1;continue}const i=j(o,v,O);if(i!==void 0)return i}}function j(o,v,O){
for(;;){const e=v.length===0,i=o.skipAll(e?$.Jw:$.v$);if(i===`
`||i===","){if(e&&(i===","||O==="line"))return!0;o.at++}else if((0,$.wH)(i)){if(e)return!0;if(!D(o,v,i))return!1;const u=v.at(-1);if(u===void 0?O===void 0:U(u))
return}else if(i==='"'){const u=o.at++;if(o.skipAll($.Tj)!=='"'){v.push({start:u,close:'"'});return}o.at++}else{const{at:u}=o,d=(0,$.r1)(i),c=i==="<"?T(o):void 0;
if(c!==void 0){v.push({start:u,close:P,marker:c});return}if(d!==void 0&&v.push({start:u,close:d}),d!==void 0||i==="<")o.at++;else{if(o.isAtEnd())return v[0]!==void 0&&
o.reportUnclosed(v[0].start),e;if(e&&O==="line"&&o.isLineComment(i))return!0;L(o,i)}}}}function L(o,v){o.isLineComment(v)?o.skipLine():v==="/"&&o.peek(1)==="*"?
o.skipBlockComment():v==="/"?o.at++:v==="\r"?o.skipSpaces():(v<"\x80"||o.readName()===void 0)&&(o.reportCharacter(),o.at++)}function D(o,v,O){const e=v.pop();if(e!==
void 0&&e.close!==O){o.reportUnclosed(e.start);let i=v.at(-1);for(;i!==void 0&&i.close!==O&&!U(i);)v.pop(),i=v.at(-1);if(i===void 0)return!1;U(i)?v.push({start:o.
at,close:"}"}):v.pop()}return o.at++,!0}function A(o,v,O){for(;;){const e=o.skipAll($.Tj);if(e==='"')return v.pop(),o.at++,!0;if(e==="\\"){const i=o.at+(/[^\r\n]/.
test(o.peek(1))?2:1);o.readEscape(),o.at=i}else{if(e!=="$"&&e!=="%")return y(o,v,O);if(w(o,v))return!0}}}function w(o,v){const{at:O}=o,e=o.peek(1);if(e==="{")return v.
push({start:O,close:"}"}),o.at+=2,!0;const i=e===o.peek()&&o.peek(2)==="{";return o.at+=i?3:1,!1}function y(o,v,O){o.reportBrokenString(O.start);const e=M(o);do
v.pop();while((v.at(-1)?.start??-1)>=e);return v.length>0}function M({text:o,at:v}){let O=v;for(;O>0&&o[O-1]!==`
`&&o[O-1]!=="\r";)O--;return O}function T(o){const{text:v,at:O}=o;if(o.peek(1)!=="<")return;o.at+=o.peek(2)==="-"?3:2;const e=o.readName();if(e===void 0){o.at=O;
return}return o.skipSpaces()!==`
`&&o.at<v.length&&o.report("invalid expression: a heredoc marker must end its line",O,o.at),o.skipLine(),o.isAtEnd()||o.at++,e}function g(o,v,O){const e=O.marker??
"";for(;;){if(o.peek(-1)===`
`&&a(o,e))return v.pop(),!0;const i=o.skipAll($.Md);if(o.isAtEnd())return o.report("unterminated template string: no line closes the heredoc",O.start),!1;if(i===
`
`)o.at++;else if(w(o,v))return!0}}function a(o,v){const{text:O}=o;let{at:e}=o;for(;(0,$.xC)(O.charAt(e));)e++;const i=O.charAt(e);if(i>" "&&i<"\x80"&&!O.startsWith(
v,e))return!1;const u=O.indexOf(`
`,e),d=u<0?O.length:u;return(0,I.s8)((0,I.Dw)(O.slice(e,d)))!==v?!1:(o.at=O.charAt(d-1)==="\r"?d-1:d,!0)}}),3278:((re,Y,E)=>{E.d(Y,{BD:()=>C,E3:()=>U,jw:()=>w});
var I=E(7811),$=E(6784),P=E(8201);function U(g){const{text:a,at:o}=g;if(g.at++,g.skipAll($.Tj)!=='"')return B(g,o);const v=a.slice(o+1,g.at++);return{kind:"stri\
ng",start:o,end:g.at,value:v,verbatim:v}}function C(g,a,o){if(!g.includes("{"))return{kind:"string",...a,value:g,verbatim:g};const v=new $.bs(g,0,o),O={parts:[],
text:"",isTrimmed:!1};for(v.at=0;v.at<g.length;){const i=v.at;for(;v.at<g.length&&!N(v.peek());)v.at++;if(O.text+=g.slice(i,v.at),v.at<g.length&&!D(v,O)){L(O,a);
break}}const e=O.parts.map(i=>i.kind==="known"?i:{...i,code:g.slice(i.start,i.end),...a});return S({...O,parts:e},a,g)}const N=g=>g==="$"||g==="%";function B(g,a){
const{text:o}=g,v=o.slice(a+1,g.at),O={parts:[],text:v,isTrimmed:!1};for(;;){const e=g.at,i=g.skipAll($.Tj);if(O.text+=o.slice(e,g.at),i==='"')return g.at++,S(O,
{start:a,end:g.at});if(i==="\\")O.text+=g.readEscape();else if(N(i)){if(!D(g,O))return{kind:"other",start:a,end:g.at}}else return g.reportBrokenString(a),{kind:"\
other",start:a,end:g.at}}}function S(g,{start:a,end:o},v){const{parts:O,text:e}=g;return O.length===0?{kind:"string",start:a,end:o,value:e,verbatim:v??e}:(j(g),
{kind:"template",start:a,end:o,parts:O,verbatim:v})}function j(g){const a=g.isTrimmed?(0,I.Dw)(g.text):g.text;a!==""&&g.parts.push({kind:"known",value:a}),g.text=
""}function L(g,a){j(g),g.parts.push({kind:"unknown",start:a.start,end:a.end})}function D(g,a){const{text:o,at:v}=g,O=o.charAt(v);if(g.peek(1)!=="{"){const i=o.
startsWith(`${O}{`,v+1);return a.text+=i?`${O}{`:O,g.at+=i?3:1,!0}g.at+=2;const e=O==="$"?A(g):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&g.skipBlank()===
"}"?(a.text+=e.value,g.at++,!0):(0,P.ku)(g,"}",v)?(o.charAt(v+2)==="~"&&(a.text=(0,I.s8)(a.text)),L(a,{start:v,end:g.at}),a.isTrimmed=o.charAt(g.at-2)==="~",g.countPart(),
!0):!1}function A(g){if(g.skipBlank()!=='"'||g.depth>=$.lr)return;g.depth++;const a=U(g);return g.depth--,a}function w(g){const{text:a,at:o}=g,v=g.peek(2)==="-",
O=(0,P.Fq)(g);if(O===void 0)return;const e=g.at;if(!(0,P._p)(g,O,o))return{kind:"other",start:o,end:g.at};const i={start:o,end:g.at},u=a.slice(e,a.lastIndexOf(`\

`,g.at-1)+1);if(y.test(u)){const l=[{kind:"unknown",...i}];return{kind:"template",...i,parts:l,verbatim:void 0}}const d=u.replaceAll("$${","${").replaceAll("%%{",
"%{"),c=v?M(d):d;return{kind:"string",...i,value:c,verbatim:c}}const y=/(?<!\$)\$\{|(?<!%)%\{/;function M(g){let a=g.length;for(const[o]of g.matchAll(T))a=Math.
min(a,o.length);return g.replace(T,o=>o.slice(a))}const T=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((re,Y,E)=>{E.d(Y,{B$:()=>O,Tu:()=>L,
_3:()=>C,cd:()=>g,lR:()=>N,p_:()=>B});var I=E(3298),$=E(6784),P=E(891),U=E(9780);const C=({expression:s,text:p},f)=>f.effort.spend(()=>S(s,p,f)),N=1024;function B(s,p){
if(s.length>N)return;const f=new $.bs(s),n=i(f);return f.skipBlank()===""&&f.mistake===void 0?n?.(p):void 0}function S(s,p,f){switch(s.kind){case"string":return f.
isLiteral?s.verbatim:s.value;case"primitive":{const{value:n,start:t,end:r}=s;return typeof n=="number"?j(p.slice(t,r)):n}case"object":return(0,I.O)(n=>{const t=L(
s,n,p);return t===s?void 0:t&&C({expression:t,text:p},f)});case"tuple":return(0,I.O)(n=>{if(n===U.pi)return s.elements.length;const t=s.elements[Number(n)];return t&&
C({expression:t,text:p},f)});case"template":return f.isLiteral&&s.verbatim!==void 0?s.verbatim:M(O(s.parts,p,f),p,f);case"other":return B(p.slice(s.start,s.end),
f)}}function j(s){const p=s.replace(/[()\s]/g,"");return String(Number(p))===p?Number(p):void 0}function L(s,p,f,n=!1){if(s?.kind!=="object")return;const t=w(s.
items,f),r=t.get(void 0),_=n&&r!==void 0&&(r.name!==void 0||D.test(f.slice(r.start,r.end)));return r===void 0||_?t.get(p)?.value:s}const D=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
A=new WeakMap;function w(s,p){const f=A.get(s)??new Map(s.map(n=>[y(n,p),n]));return A.set(s,f),f}function y({name:s,start:p,end:f},n){return s===void 0?(0,U.Uk)(
B(n.slice(p,f),(0,U.os)())):s.includes("{")?void 0:s.normalize("NFC")}function M(s,p,f){let n="";for(const t of s){const r=t.kind==="known"?void 0:g(t,p),_=t.kind===
"known"?t.value:r&&B(r,f),h=(0,U.Uk)(_);if(h===void 0)return(0,U.VI)(n,_);if(n.length+h.length>U.lG)return;n+=h}return n}const T=(s,p)=>s.code??p.slice(s.start,
s.end);function g(s,p){const f=T(s,p);return f.startsWith("${")?f.slice(2,-1).replace(/^~|~$/g,""):void 0}const a=/^%\{~?\s*if\s([\s\S]*)\}$/,o=/^%\{~?\s*else\s*~?\}$/,
v=/^%\{~?\s*endif\s*~?\}$/;function O(s,p,f){const n=s.map(X=>X.kind==="unknown"?T(X,p):""),[t,...r]=n.keys().filter(X=>a.test(n[X]??"")),_=n.findIndex(X=>v.test(
X));if(t===void 0||r.length>0||_<t)return s;const h=a.exec(n[t]??"")?.[1]??"",x=B(h.replace(/~$/,""),f);if(typeof x!="boolean")return s;const R=n.findIndex(X=>o.
test(X)),F=R<0?_:R,H=x?s.slice(t+1,F):s.slice(F+1,_);return[...s.slice(0,t),...H,...s.slice(_+1)]}const e=s=>p=>p.effort.spend(()=>s(p));function i(s){if(s.depth>=
$.lr)return;s.depth++;const p=u(s);let f=p;if(p!==void 0&&k(s,"?")){const n=i(s),t=k(s,":")?i(s):void 0;f=n&&t&&e(_=>{const h=p(_);if(typeof h!="boolean")return(0,U.
J6)([h]);const[x,R]=h?[n,t]:[t,n],F=x?.(_);return/number|boolean/.test(typeof F)&&typeof R?.(_)!=typeof F?void 0:F})}return s.depth--,f}function u(s){const p=d(
s),f=k(s,"==");if(p===void 0||!f&&!k(s,"!="))return p;const n=d(s);return n&&e(r=>{const _=[p(r),n?.(r)];return _.every(x=>x===null||(0,U.Uk)(x)!==void 0)&&(_.includes(
null)||typeof _[0]==typeof _[1])?_[0]===_[1]===f:(0,U.J6)(_)})}function d(s){let p=l(s);for(;p!==void 0;){let f;if(k(s,".")){const n=s.readName()??b(s,/\d+/y);f=
n===void 0?void 0:e(()=>n)}else if(k(s,"[")){if(f=i(s),!k(s,"]"))return}else return p;p=f&&c(p,f)}}const c=(s,p)=>e(f=>{const n=s(f),t=p(f),r=(0,U.Uk)(t);return typeof n!=
"function"||r===void 0?(0,U.J6)([n,t]):n(r)});function l(s){if(k(s,"(")){const r=i(s);return k(s,")")?r:void 0}const p=s.skipBlank(),f=s.readName();if(f!==void 0)
return m(s,f);const n=b(s,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(n!==void 0)return e(()=>j(n));const t=/["{[]/.test(p)?(0,P.U)(s,p):void 0;return t&&e(r=>S(t,s.text,
r))}function m(s,p){const f={true:!0,false:!1,null:null}[p];if(f!==void 0)return e(()=>f);if(!k(s,"("))return e(t=>t.name(p));const n=[];for(;!k(s,")");){const t=i(
s);if(t===void 0||!k(s,",")&&s.skipBlank()!==")")return;n.push(t)}return e(t=>{const r=n.map(_=>_(t));return(0,U.J6)(r)??t.call(p,r)})}function k(s,p){return s.
skipBlank(),s.text.startsWith(p,s.at)?(s.at+=p.length,!0):!1}function b(s,p){const f=s.match(p)?.[0];return s.at+=f?.length??0,f}}),891:((re,Y,E)=>{E.d(Y,{J:()=>U,
U:()=>S});var I=E(6784),$=E(8201),P=E(3278);function U(e,i){e.countPart();const u=i==="element"?e.skipBlank():e.skipSpaces(),d=e.at,c=S(e,u);if(c!==void 0&&B(e,
i))return c;i==="line"&&N(e,c),(0,$.Kk)(e,i);let l=e.at;for(;l>d&&(0,I.xC)(e.text.charAt(l-1));)l--;return l===d&&e.report("invalid expression: expected the sta\
rt of an expression",d),c===void 0?A(e,d,l):{kind:"other",start:d,end:l}}const C=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function N(e,i){C.lastIndex=e.at;const u=i===
void 0?C.test(e.text):/["\w]/.test(e.peek()),d=i===void 0?C.lastIndex-1:e.at;u&&e.report("missing newline after argument or block definition",d)}function B(e,i){
const u=i==="element"?e.skipBlank():e.skipSpaces();return(0,I.wH)(u)||u===","||e.isLineEnd(u)}function S(e,i){if(i==='"')return(0,P.E3)(e);if(i==="<")return(0,P.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const u=e.at++;e.depth++;let d;return e.depth>I.lr?d=j(e,i,u):i==="{"?d=M(e,u):i==="["?d=y(e,u):d=w(e,u),e.depth--,d}
function j(e,i,u){return(0,$.ku)(e,(0,I.r1)(i)??i,u),{kind:"other",start:u,end:e.at}}const L=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,D=32;function A(e,i,u){
if(L.lastIndex=i,!(L.test(e.text)&&L.lastIndex===u)||u-i>D)return{kind:"other",start:i,end:u};const c=e.text.slice(i,u),l={true:!0,false:!1,null:null}[c];return{
kind:"primitive",start:i,end:u,value:l===void 0?Number(c):l}}function w(e,i){const u=U(e,"element");return e.skipBlank()!==")"?j(e,"(",i):(e.at++,{...u,start:i,
end:e.at})}function y(e,i){if(O(e))return j(e,"[",i);const u=[];let d=T(e,"]",i);for(;d;d=T(e,"]",i)){const l=e.at;u.push(U(e,"element")),e.at===l&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const c={start:i,end:e.at};return d===void 0?{kind:"other",...c}:{kind:"tuple",...c,elements:u}}function M(e,i){if(O(e))return j(
e,"{",i);const u=[];for(;T(e,"}",i);)u.push(g(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:i,end:e.at,items:u}}function T(e,i,u){const d=e.
skipBlank();return d!==i&&!e.isAtEnd()&&!(0,I.wH)(d)?!0:d!==i?e.reportUnclosed(u):(e.at++,!1)}function g(e,i){const u=e.at,d=a(e,i);let c=e.at;for(;c>u&&(0,I.xC)(
e.text.charAt(c-1));)c--;const l=e.skipSpaces();if(l!=="="&&l!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,$.Kk)(
e,"line"),e.at===u&&e.at++,{name:void 0,start:u,end:c,value:{kind:"other",start:c,end:e.at}};e.at++;const m=U(e,"line");return{name:d,start:u,end:c,value:m}}function a(e,i){
const u=e.at;let d;if(i==='"'||i==="("){const m=S(e,i);m?.kind==="string"&&(d=m.value)}else d=e.readName();const c=e.skipSpaces();if(c==="="||c===":")return d;v(
e);const l=e.text.slice(u,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(l)?l:void 0}const o=/[=!<>]=|[-+*/%<>!&|?.]/y;function v(e){for(;;){const i=e.skipSpaces(),
u=e.at;if(e.isLineComment(i))return;if((0,I.L8)(i))e.at++;else if(i==="["||i==="(")e.at++,j(e,i,u);else if(i==='"')(0,P.E3)(e);else if(e.match(o)!==null)e.at=o.
lastIndex;else if(e.readName()===void 0)return}}function O(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,I.L8)(e.peek(3))}}),6353:((re,Y,E)=>{E.d(Y,
{K:()=>N});var I=E(6784),$=E(891),P=E(8201),U=E(3278),C=E(9941);function N(a,o=new C.n_,v=!1){const O=new I.bs(a,a.startsWith("\uFEFF")?1:0,o);return O.readsAll=
v,O.structure(B(O,void 0))}function B(a,o){const v={kind:"native",attributes:[],blocks:[]},O=new Set;let e=o!==void 0&&!a.isLineEnd(a.skipSpaces());for(;;){const i=a.
skipBlank();if(a.at>=a.text.length){o!==void 0&&a.report(S,o);break}if(i==="}"&&o!==void 0){a.at++;break}j(a,i,v,O),T(a,e,v),e=!1}return v}const S="unclosed con\
figuration block: there is no closing brace before the end of the file";function j(a,o,v,O){const e=a.at;a.countPart();const i=o==='"'?y(a):a.readName();if(i===
void 0){o<"\x80"?a.report("argument or block definition required",e):a.reportCharacter(),g(a,e);return}const u=a.at;if(a.skipSpaces()==="="&&a.peek(1)!=="="){a.
at++,O.has(i)&&a.report("attribute redefined: it is set a second time",e,u),O.add(i),v.attributes.push({name:i,start:e,end:u,value:(0,$.J)(a,"line")});return}const c=[];
for(let s=M(a);s!==void 0;s=M(a))c.push(s);const l=a.at;if(a.peek()!=="{"){const s=c.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';a.report(s,e,u),g(a,e);return}a.at++;const b=L.has(i)&&c[0]?.value!=="terraform_\
remote_state"&&!a.readsAll&&a.depth===0&&a.mistake===void 0?D(a,l):w(a,l);v.blocks.push({type:i,labels:c,start:e,end:l,body:b})}const L=new Set(["resource","dat\
a","ephemeral","output","variable"]);function D(a,o){const{at:v}=a;if((0,P.ku)(a,"}",o)&&a.mistake===void 0){const e=new I.bs(a.text.slice(0,a.at),v,a.parts);return e.
depth=1,new A(e)}return a.at=v,a.mistake=void 0,w(a,o)}class A{kind="native";cursor;body;constructor(o){this.cursor=o}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(o){return this.body!==void 0||this.cursor.text.includes(o,this.cursor.at)}read(){return this.body??=B(this.cursor,this.cursor.
at-1),this.body}}function w(a,o){if(a.depth>=I.lr)return a.report(`blocks are nested deeper than ${I.lr} levels`,o),(0,P.ku)(a,"}",o),{kind:"native",attributes:[],
blocks:[]};a.depth++;const v=B(a,o);return a.depth--,v}function y(a){const o=a.at,v=(0,U.E3)(a);return a.report("invalid argument name: argument names must not \
be quoted",o,a.at),v.kind==="string"?v.value:void 0}function M(a){const o=a.skipSpaces(),v=a.at;let O;if(o==='"'){const i=(0,U.E3)(a);i.kind==="string"?O=i.value:
(O=a.text.slice(v+1,Math.max(v+1,a.at-1)),a.report("invalid block label: it has to be plain text",v,a.at))}else O=a.readName();if(O===void 0)return;const{at:e}=a;
return a.countPart(),{value:O,start:v,end:e}}function T(a,o,{blocks:v}){const O=a.skipSpaces();o&&(O!=="}"||v.length>0)?a.report("invalid single-argument block \
definition: a block in one line has one argument at most",a.at):!o&&!a.isLineEnd(O)&&a.report("missing newline after argument or block definition",a.at)}function g(a,o){
(0,P.Kk)(a,"line"),(a.at===o||(0,I.wH)(a.peek())&&a.peek()!=="}")&&a.at++}}),9780:((re,Y,E)=>{E.d(Y,{A9:()=>B,J6:()=>A,Pg:()=>S,Uk:()=>D,VI:()=>w,ae:()=>I,lG:()=>P,
os:()=>j,pi:()=>$,sT:()=>L});class I{text;withheld;constructor(M,T=null){this.text=M,this.withheld=T}}const $="#",P=4096,U=200,C=2e4,N=5e6,B=y=>/[^\0-\x7f]/.test(
y)?y.normalize("NFC"):y;class S{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>N}spend(M){
if(this.steps+=1,this.count(),this.depth>=U||this.steps>C||this.isSpent)return;this.depth+=1;const T=M();return this.depth-=1,typeof T!="string"?T:T.length>P?void 0:
B(T)}}const j=()=>({name:()=>{},call:()=>{},effort:new S}),L=()=>({...j(),isLiteral:!0}),D=y=>typeof y=="string"||typeof y=="number"||typeof y=="boolean"?String(
y):void 0,A=y=>y.find(M=>M instanceof I&&M.withheld!==null);function w(y,M){return M instanceof I?new I((y+M.text).slice(0,P),M.withheld):new I(y)}}),2756:((re,Y,E)=>{
E.d(Y,{Bs:()=>B,C5:()=>A,Yo:()=>N,bK:()=>w,g$:()=>y,rI:()=>C,wK:()=>L,yR:()=>D});var I=E(9432),$=E(9985),P=E(9780),U=E(9941);function C({text:M},T,g){const a=(0,U.
yN)(M);return{text:M,place:o=>({file:T,...a(o),target:g})}}const N=M=>{const T=M.length>P.lG?(0,I.dh)(M,P.lG):M;return T.length<13?T:[T.slice(0,1),T.slice(1)].join(
"")};function B(M){const T=M.join(".");return T.length>P.lG?N(T):T}const S=M=>M.length>P.lG?{kind:"pieces",pieces:[null],text:N(M)}:{kind:"known",text:N((0,P.A9)(
M))},j=M=>M===void 0||M.length>$.lR?null:{code:N(M)};function L(M,T,g=!1){const a=()=>M.text.slice(T.start,T.end),o=v=>({kind:"pieces",pieces:v,text:N(a())});switch(T.
kind){case"string":{const{value:v,verbatim:O}=T;if(g||v===O)return S(O);const e=N((0,P.A9)(v));return{kind:"pieces",pieces:[e],text:e,isJson:!0}}case"template":{
if(g&&T.verbatim!==void 0)return S(T.verbatim);const v=T.verbatim!==void 0,O=v?null:(0,$._3)({expression:T,text:M.text},(0,P.os)());if(typeof O=="string")return S(
O);const e=(0,$.B$)(T.parts,M.text,(0,P.os)()).map(u=>u.kind==="known"?N(u.value):j((0,$.cd)(u,M.text))),i=e.includes(null)?[j(a())]:e;return{...o(i),...v&&{isJson:v}}}case"\
other":{const v=a(),O=(0,$.p_)(v,(0,P.os)());return typeof O=="string"?S(O):o([j(v)])}case"primitive":case"object":case"tuple":return o([null])}}function D(M,T){
return T.kind!=="primitive"?L(M,T):T.value===null?null:S(String(T.value))}function A(M,T){const[g]=M.kind==="pieces"?M.pieces:[];return M.kind==="known"||typeof g!=
"object"||g===null?M:{...M,pieces:[{code:`(${g.code}).${T}`}]}}function w(M){return M?.kind!=="string"?null:N((0,P.A9)(M.value))}function y({pieces:M},T){let g="";
for(const a of M){const o=typeof a=="object"?a&&(0,$.p_)(a.code,T):a;if(o===null&&a!==null&&M.length===1)return{isWhole:!0,text:null,withheld:null};const v=(0,P.
Uk)(o);if(v===void 0)return{isWhole:!1,...(0,P.VI)(g,o)};if(g.length+v.length>P.lG)return{isWhole:!1,text:g,withheld:null};g+=v}return{isWhole:!0,text:N((0,P.A9)(
g)),withheld:null}}}),3140:((re,Y,E)=>{E.d(Y,{AJ:()=>i,kM:()=>M,ls:()=>u});var I=E(7706),$=E(8516),P=E(2170),U=E(9119),C=E(1054),N=E(8032),B=E(3846),S=E(9985),j=E(
9941),L=E(2756);function D(c,{type:l,labels:m,start:k,end:b}){const s=[l];for(const{value:p}of m)s.push(p);return{what:(0,L.Bs)(s),place:c.place({start:k,end:b})}}
const A=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),w=/^(?:credentials(?:_helper)?|host|provider_installation)$/,y=[["backend",
1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function*M(c,l){const m=l.kind==="native"?
l.blocks:[...A].flatMap(([k,b])=>(0,j.SH)(l,k,b));for(const k of m){const{type:b,labels:s}=k;A.get(b)===s.length?(yield D(c,k),b==="variable"&&(yield*a(c,k))):w.
test(b)&&(yield{...D(c,k),problem:(0,I.ho)({kind:"of-cli",type:b})})}for(const k of(0,j.SH)(l,"terraform",0))yield*T(c,k.body)}function*T(c,l){for(const[m,k,b]of y)
for(const s of(0,j.SH)(l,m,k))if(yield{what:b,place:c.place(s),isSingle:!0},m==="required_providers")for(const p of(0,j.Td)(s.body))yield*v(c,p);yield*e(c,(0,j.
w4)(l,"required_version"))}const g=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function*a(c,l){const{what:m,place:k}=D(
c,l),b=(0,L.Yo)(l.labels[0]?.value??""),s=(0,j.w4)(l.body,"type")?.value;g.test(b)&&(yield{what:m,place:k,problem:(0,I.ho)({kind:"reserved",what:m})}),l.body.kind===
"native"&&s?.kind==="string"&&(yield{what:m,place:c.place(s),problem:(0,I.ho)({kind:"quoted-type",what:m})})}const o=["source","version","configuration_aliases"];
function v(c,l){const{value:m}=l,k=(0,L.Yo)(l.name),b=(0,L.Bs)(["required_providers",k]),s=m.kind==="object"?m.items:null,p=(0,B.sL)(k);if(!p.ok||s!==null&&p.value!==
k){const t=p.ok?p.value:null,r=(0,I.ho)({kind:"local-name",name:k,normal:t});return[{what:b,place:c.place(l),problem:r}]}const f=s?.find(t=>t.name!==void 0&&!o.
includes(t.name));if(f?.name===void 0)return[];const n=(0,I.ho)({kind:"argument",what:b,argument:(0,L.Yo)(f.name)});return[{what:b,place:c.place(f),problem:n}]}
const O=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(c,l){if(l===void 0)return[];const{value:m}=l,{text:k}=c;if(!(m.kind==="template"?m.parts.map(
n=>n.kind==="unknown"?(0,S.cd)(n,k):""):[m.kind==="other"?k.slice(m.start,m.end):""]).some(n=>O.test(n??"")))return[];const s=c.place(m),p=(0,$.jF)({kind:"not-c\
onstant"}),f=/\.tofu(\.json)?$/.test(s.file)?"opentofu":"terraform";return[{what:"required_version",place:s,problem:p,clients:[f]}]}function*i(c){const l=c.every(
({kind:m})=>m.clients.length===N.Du.length);for(const m of l?[N.Du]:N.Du.map(k=>[k])){const k=c.filter(({kind:b})=>m.every(s=>b.clients.includes(s)));yield{readers:m,
read:k}}}function u(c){const l=[...i(c)].flatMap(({readers:m,read:k})=>[...d(k)].map(({what:b,place:s,problem:p,clients:f=N.Du})=>{const n=m.filter(r=>f.includes(
r)),t=(0,C.Kc)(b);return(0,P.kH)(p,{places:[s],clients:n,isPlaceholder:t})}));return(0,P.Qp)(l,({places:m,problem:k})=>[m[0],k.message])}function*d(c){const l=new Map;
for(const{definitions:m,kind:k,isContext:b}of c)for(const{what:s,place:p,problem:f,clients:n}of m){const t=l.get(s);if(f!==void 0)b||(yield{what:s,place:p,problem:f,
clients:n});else{if(k.isOverride)continue;if(t===void 0)l.set(s,p);else if(!b){const r=(0,U.eo)(t);yield{what:s,place:p,problem:(0,I.ho)({kind:"twice",what:s,first:r})}}}}
if(!c.some(({notes:m,kind:k})=>m.length>0||k.class==="terragrunt")){for(const{definitions:m,kind:k,isContext:b}of c)if(!(!k.isOverride||b))for(const{what:s,place:p,
problem:f,isSingle:n}of m)f!==void 0||n||l.has(s)||(yield{what:s,place:p,problem:(0,I.ho)({kind:"no-base",what:s})})}}}),8594:((re,Y,E)=>{E.d(Y,{Ef:()=>g,FT:()=>y,
RO:()=>D,S9:()=>v,Zn:()=>i,gd:()=>d,hN:()=>c,qm:()=>j});var I=E(8339),$=E(8032),P=E(5243),U=E(9897),C=E(3846),N=E(9780),B=E(2756),S=E(5440);const j=l=>[[{...(0,B.
g$)(l,(0,N.os)()),from:null}]],L=1e4;function D({kind:l},m,k,b){const{row:s,value:p}=m;if(p?.kind!=="known")return w(l,m,k);const f=A(m),t=s.grammar==="module"&&
!f&&(0,P.Nj)(p.text)?"./":p.text,r=l.clients.length===$.Du.length?"":l.clients[0],_=`${s.grammar} ${s.service} ${r} ${f} ${t}`,h=b.get(_);if(h!==void 0)return h;
b.size>=L&&b.clear();const x=w(l,m,k);return b.set(_,x),x}const A=({version:l})=>l?.value.kind==="known";function w(l,m,k){const b=l.clients.map(p=>[p,M(l,m,p,k)]),
s=Math.max(...b.map(([,{length:p}])=>p));return Array.from({length:s},(p,f)=>{const n=new Map;for(const[h,{[f]:x}]of b)x!==void 0&&n.set(h,x);const t=[...n.values()],
_=t.some(({needed:h})=>h==="state")?null:c(n,m.row);return{meanings:n,first:y(t),needs:_}})}const y=l=>l.find(({host:m,directHost:k})=>m!==null||k!==void 0)??S.
zt;function M(l,m,k,b){const s=a(m,k,b).map(f=>{const n=O(l,m,k,f);return T(m,k)?{...n,directHost:U.IZ}:n});if(s.length<2)return s;const p=({host:f,directHost:n,
needed:t,problem:r})=>JSON.stringify([f,n,t,r?.message]);return[...new Map(s.map(f=>[p(f),f])).values()]}const T=({row:l,value:m},k)=>k==="terraform"&&l.evaluation?.
terraform!=="any"&&m?.kind==="pieces"&&m.isJson===!0,g={isWhole:!0,withheld:null,from:null};function a(l,m,k){const{value:b}=l;return b?.kind==="known"?[[{...g,
text:b.text}]]:b===void 0||b.text==="null"?[[{...g,text:null}]]:k(l,b,m)}const o=({value:l})=>l?.kind==="pieces"&&l.text!=="null",v=({references:l})=>l.some(m=>m.
row.evaluation!==void 0&&(o(m)||m.version?.value.kind==="pieces"||m.row.merges==="module"&&m.value?.kind==="pieces"));function O(l,m,k,b){const{row:s,address:p,
value:f}=m,n=i(b),t=n.map(({isWhole:H,text:X})=>{if(X===null)return d(m,l,k);if(H)return S.pb[s.grammar](X,k,A(m));const Q=l.class==="terragrunt"||l.isGenerated;
return s.grammar==="host-part"&&Q?S.zt:(0,S.i4)(s.grammar,X,k)}),[r]=t,_=t.every(H=>H?.needed===r?.needed);if(r!==void 0&&_&&!t.includes(void 0)){const[H]=n;if(f?.
kind!=="pieces"||H===void 0)return r;const Q=t.every(q=>q?.directHost===r.directHost)?{}:{directHost:U.IZ},se=n.every(q=>q.isWhole);return{...r,...Q,evaluated:{
text:H.text,isWhole:se}}}if(s.grammar==="terragrunt"&&e(f))return{...S.zt,directHost:U.IZ};const h=s.evaluation!==void 0&&s.evaluation[k]===void 0,x=n.find(({withheld:H})=>H!==
null)?.withheld??null,R=k==="terraform",F=(0,I.J0)({address:p,argument:s.grammar==="host"?"hostname":"source",expression:f?.kind==="pieces"?f.text:"",candidates:n.
map(({isWhole:H,text:X,from:Q})=>({text:H?X:null,from:Q})),refused:h?"never":x===null?null:{variable:R?x:""}});return(0,S.Qm)(F)}const e=l=>l?.kind==="pieces"&&
l.pieces.some(m=>typeof m=="string"&&/[?&]ref=/.test(m));function i(l){return l.some(({isWhole:m,from:k})=>m&&k!==null)?l.filter(({isWhole:m,from:k})=>m||k!==null):
l}const u={cloud_default:"cloud block",remote_state_default:"remote state"};function d(l,m,k){const{row:b,value:s,address:p,localName:f}=l,n=s===void 0?l.kind:b.
absent??l.kind;if(b.defaults!==void 0){const t=b.defaults[k];return t!==null?(0,S.TU)((0,P.mD)(t)):(0,S.Qm)((0,I.tg)(u[n]??"remote backend"))}return s!==void 0?
b.grammar==="url"?S.zt:(0,S.Qm)((0,I.DA)({reason:"null",address:p})):n==="required_provider_invalid"?(0,S.Qm)((0,I.DA)({reason:"not-a-requirement",address:p})):
f!==null&&m.class!=="stack"&&m.class!=="deploy"?f!=="terraform"&&(0,C.sL)(f).ok?(0,S.TU)((0,P.Vm)(k)):S.zt:m.isOverride?S.zt:(0,S.Qm)((0,I.DA)({reason:"missing",
address:p}))}function c(l,{service:m},k=()=>null){if(m===null)return[];const b=new Map;for(const[s,{needed:p,host:f}]of l){const n=p==="state"?k(s)??f:p;n!==null&&
b.set(n,{host:n,service:m,clients:[...b.get(n)?.clients??[],s]})}return[...b.values()]}}),4118:((re,Y,E)=>{E.d(Y,{FK:()=>g,hN:()=>i,FZ:()=>b,xr:()=>s,Od:()=>o,gq:()=>O,
R:()=>d});var I=E(8032),$=E(5243),P=E(3846),U=E(5106),C=E(9941),N=E(2756),B=E(3140);function*S(n,t){const r=j.get(t.type)?.(t,n)??[];for(const{kind:_,text:h,localName:x=null,
span:R}of r)yield{kind:_,text:(0,N.Yo)(h),localName:x,place:n.place(R)}}const j=new Map([["terraform",L],["provider",A],["module",M]]);function*L({body:n},t){const r=(0,C.
SH)(n,"required_providers",0).flatMap(_=>(0,C.Td)(_.body));for(const{value:_}of r){const x=(_.kind==="object"?_.items:[]).find(({name:R})=>R==="configuration_al\
iases")?.value;for(const R of x?.kind==="tuple"?x.elements:[])yield{kind:"provider-expected",text:R.kind==="string"?R.value:D(t,R),span:R}}}const D=({text:n},{start:t,
end:r})=>n.slice(t,r).trim();function*A(n){const{labels:t,body:r}=n,[_]=t;if(_===void 0||w(r))return;const h=(0,N.bK)((0,C.w4)(r,"alias")?.value);yield{kind:"pr\
ovider-configured",text:h===null?_.value:`${_.value}.${h}`,span:n}}const w=n=>(0,C.Td)(n).every(({name:t})=>t==="alias"||t==="//")&&(n.kind==="json"||n.blocks.length===
0),y=["count","for_each","depends_on"];function*M({labels:[n],body:t},r){const _=(0,N.Yo)(n?.value??""),h=(0,C.w4)(t,"providers")?.value;for(const x of h?.kind===
"object"?h.items:[])yield{kind:"provider-passed",text:x.name??D(r,x),localName:_,span:x};for(const x of y){const R=(0,C.w4)(t,x);R!==void 0&&(yield{kind:"call-r\
epeated",text:x,localName:_,span:R})}}var T=E(1011);const g={providerUses:new Map,hasBackend:!1,declared:[]},a=new Map([["language",0],["terraform",0],["provide\
r",1],["module",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function o(n,t){const r=new e(n),_=t.kind==="nat\
ive"?t.blocks.filter(({type:F,labels:H})=>a.get(F)===H.length):[...a].flatMap(([F,H])=>(0,C.SH)(t,F,H));for(const F of _)r.read(F);const{providerUses:h,hasBackend:x,
declared:R}=r;return{providerUses:h,hasBackend:x,declared:R}}const v=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function O(n,t){const r=new e(n),_=(0,C.w4)(t,"ter\
raform_binary")?.value,[,h]=v.exec((0,N.bK)(_)??"")??[];return _!==void 0&&h!==void 0&&r.declare("binary",_,h),r.declareVersion("version",(0,C.w4)(t,"terraform_\
version_constraint")),{...g,declared:r.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(t){this.source=t}read(t){const{type:r,
labels:_,body:h}=t;switch(this.declared.push(...S(this.source,t)),r){case"language":this.declare("language",t);for(const x of(0,C.SH)(h,"compatible_with",0))this.
declareVersion("compatible",(0,C.w4)(x.body,"opentofu"));return;case"terraform":this.hasBackend||=i(h);for(const x of(0,C.SH)(h,"encryption",0))this.declare("en\
cryption",x);this.declareVersion("version",(0,C.w4)(h,"required_version"));return;case"module":return;case"provider":for(const x of _)this.use(x.value,x.value,x,
[t]),this.declareVersion("provider-version",(0,C.w4)(h,"version"),(0,N.Yo)(x.value));(0,C.w4)(h,"for_each")!==void 0&&this.declare("provider-for-each",t);return;case"\
check":for(const x of(0,C.SH)(h,"data",2))this.readTyped(x,[t,x]);return;case"import":this.readNamed(t,[t])||this.readImported(t);return;default:r==="action"&&this.
declare("action",t),this.readTyped(t,[t])}}declare(t,r,_="",h=null){this.declared.push({kind:t,text:_,localName:h,place:this.source.place(r)})}declareVersion(t,r,_){
const h=(0,N.bK)(r?.value);r!==void 0&&h!==null&&this.declare(t,r.value,h,_)}readTyped(t,r){const[_]=t.labels;if(_===void 0||this.readNamed(t,r))return;const[h=""]=_.
value.split("_",1);this.use(h,_.value,_,r)}readImported(t){const r=(0,C.w4)(t.body,"to")?.value,[,_]=m.exec(this.textOf(r))??[];if(r===void 0||_===void 0)return;
const[h=""]=_.split("_",1);this.use(h,_,r,[t])}textOf(t){if(t===void 0)return"";const{start:r,end:_}=t;return(t.kind==="string"?t.value:this.source.text.slice(r,
_)).slice(0,k).trim()}readNamed(t,r){const _=(0,C.w4)(t.body,"provider")?.value;if(_===void 0)return!1;const[,h]=l.exec(this.textOf(_))??[];return h===void 0?!1:
(this.use(h,h,_,r),!0)}use(t,r,_,h){if(this.providerUses.has(t))return;const x={text:(0,N.Yo)(r),address:c(h),place:this.source.place(_)};this.providerUses.set(
(0,N.Yo)(t),x)}}const i=n=>(0,C.SH)(n,"backend",1).length>0||(0,C.SH)(n,"cloud",0).length>0,u=["name","prefix","tags"];function d(n){const[t]=(0,C.SH)(n,"worksp\
aces",0),r=h=>h==="workspaces"&&t!==void 0?u.some(x=>(0,C.w4)(t.body,x)!==void 0):(0,C.w4)(n,h)!==void 0,_=T.Rt.filter(h=>!r(h));return{organization:(0,N.bK)((0,C.
w4)(n,"organization")?.value),name:t?(0,N.bK)((0,C.w4)(t.body,"name")?.value):null,..._.length>0&&{lacks:_}}}const c=n=>(0,N.Bs)(n.flatMap(({type:t,labels:r})=>[
t,...r.map(({value:_})=>_)])),l=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),m=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,k=256;function b(n){const t=new Map;
for(const{readers:r,read:_}of(0,B.AJ)(n))for(const[h,x]of f(_)){const R=t.get(h),F=R===void 0?r:[...R.clients,...r];t.set(h,{...R??x,clients:F})}return Array.from(
t.values(),r=>{const{host:_,isHostImplied:h,needs:x}=s(r.clients);return{kind:"implied_provider",host:_,isHostImplied:h,...r,isOverridden:!1,needs:x}})}function s(n){
const t=n.length===I.Du.length,r=h=>h.clients.some(x=>n.includes(x)),_=t?p:p.filter(r);return{host:_[0]?.host??null,isHostImplied:!0,needs:_}}const p=I.Du.map(n=>({
host:(0,$.Vm)(n),service:U.xq,clients:[n]}));function f(n){const t=new Set(["terraform"]);for(const{references:_}of n)for(const{localName:h}of _)t.add(h);const r=new Map;
for(const{scope:_,isContext:h}of n)if(!h)for(const[x,R]of _.providerUses)t.has(x)||(t.add(x),(0,P.sL)(x).ok&&r.set(x,R));return r}}),5839:((re,Y,E)=>{E.d(Y,{PG:()=>A,
YK:()=>y,kl:()=>w});var I=E(4756),$=E(7706),P=E(2170),U=E(1054),C=E(8032),N=E(1780),B=E(3298),S=E(3140),j=E(5440),L=E(8594),D=E(4118);const A=5e4;function w(e,i,u=new Map){
const d=[],c=[...e.flatMap(m=>m.notes),...(0,S.ls)(e)],l=new T(e,i,u);for(const m of e)if(!m.isContext)for(const k of m.references){if(d.length>=A)return c.push(
y(m.file)),M(d,c);const b=(0,L.RO)(m,k,i,u);if(k.kind==="backend"&&b.every(({first:p})=>p===j.zt))continue;let s=g(m,k,i);for(const p of b){const f=l.usageOf(m,
k,p);d.push(s===void 0?f:{...f,calls:s}),s=void 0}for(const p of l.notesOf(m,k,b))c.push(p)}for(const m of(0,D.FZ)(e))d.push(m);return M(d,c)}const y=e=>(0,P.ht)(
e,(0,I.ub)({kind:"module-usages",max:A})),M=(e,i)=>({usages:e.sort((u,d)=>O(u.place,d.place)),notes:i.sort((u,d)=>O((0,P.Xd)(u),(0,P.Xd)(d)))});class T{files;values;sources;overrides;constructor(i,u,d){
this.files=i,this.values=u,this.sources=d,this.overrides=i.filter(({kind:c})=>c.isOverride)}usageOf(i,u,d){const{kind:c,value:l,address:m,constraints:k,place:b,
row:s,hasOwnToken:p,workspace:f}=u,{meanings:n,first:t,needs:r}=d,_=this.overrides.length===0?n:new Map([...n].filter(([R])=>this.isInForce(i,u,R))),h=_.size===
n.size&&r!==null,x={kind:c,host:t.host,isHostImplied:t.isHostImplied,directHost:t.directHost,hasOwnToken:p,text:l?.text??null,address:m,version:this.versionOf(u),
constraints:k,place:b,clients:i.kind.clients,needs:h?r:(0,L.hN)(_,u.row,this.stateHost),isOverridden:_.size===0,workspace:f};return h&&s.backend===void 0&&l?.kind!==
"pieces"?x:{...x,...this.decisionOf(u,d,_)}}decisionOf({value:i,row:u},{meanings:d},c){const l=[...d],m=l.flatMap(([p,f])=>f.evaluated===void 0?[]:[[p,f.evaluated]]),
k=[...c].flatMap(([p,{needed:f}])=>{const n=f==="state"?this.stateHost(p):null;return n===null?[]:[[p,n]]}),b=l.flatMap(([p])=>c.has(p)?[]:p),s=l.some(([,{needed:p}])=>p===
"state");return{...i?.kind==="pieces"&&{evaluated:Object.fromEntries(m)},...u.backend!==void 0&&{backend:u.backend},...c.size>0&&b.length>0&&{replacedFor:b},...s&&
{stateHosts:Object.fromEntries(k)}}}notesOf(i,u,d){const{place:c,row:l,value:m}=u,k=[c],b=m===void 0&&i.notes.length>0,s=i.notes.some(f=>(0,P.Xd)(f)?.line===c.line),
p=[];for(const{meanings:f}of b?[]:d)for(const[n,{problem:t,host:r}]of f){if(t===void 0||!this.isInForce(i,u,n)||s&&t.code==="source-dynamic")continue;const _=m?.
kind==="known"&&(0,U.Kc)(m.text);p.push((0,P.kH)(t,{namedHost:r,clients:[n],places:k,isPlaceholder:_}))}return l.isReserved&&p.push((0,P.kH)((0,$.ME)(),{places:k,
clients:i.kind.clients})),(0,P.Qp)(p,({problem:{code:f,message:n}})=>f==="source-dynamic"?(0,N.pj)(n):f)}isInForce({kind:i},{mergeKey:u},d){return i.isOverride||
u===null||!this.replaced(d).has(u)}replaced=(0,B.O)(i=>{const u=new Set;for(const{kind:d,references:c,scope:l}of this.overrides)if(d.clients.includes(i)){l.hasBackend&&
u.add("backend");for(const{mergeKey:m,value:k,localName:b}of c)m!==null&&(k!==void 0||b!==null)&&u.add(m)}return u});stateHost=(0,B.O)(i=>{const u=this.files.filter(
({kind:d})=>d.clients.includes(i));for(const d of u)for(const c of d.references){if(c.row.merges!=="backend"||!this.isInForce(d,c,i))continue;const[l]=(0,L.RO)(
d,c,this.values,this.sources),m=l?.meanings.get(i)?.needed??null;if(m!==null&&m!=="state")return m}return null});versionOf(i){if(i.version===null)return;const{value:u,
place:d}=i.version;if(u.kind==="known")return{text:u.text,place:d};const c=C.Du.flatMap(m=>{const k=this.values(i,u,m).flat();if(k.some(({withheld:p})=>p!==null))
return[];const[b,...s]=k;return[[m,s.length===0&&b?.isWhole===!0?b.text:null]]});return{text:v.test(u.text)?u.text:"\u2026",value:Object.fromEntries(c),place:d}}}
function g({kind:e},i,u){const{row:d,value:c,version:l}=i,m=c?.kind==="pieces"||l?.value.kind==="pieces";if(d.merges!=="module"||!m)return;const k=e.clients.map(
b=>[b,a(i,b,u)]);return Object.fromEntries(k.filter(([,b])=>b!==null))}function a(e,i,u){const d=k=>k?.kind==="pieces"?u(e,k,i):[[{...L.Ef,text:k?.text??null}]],
c=d(e.value);if(c.flat().some(({withheld:k})=>k!==null))return null;const l=d(e.version?.value),m=new Map;for(let k=0;k<Math.max(c.length,l.length);k+=1){const b=[
c[k]??c[0]??[],l[k]??l[0]??[]],[s,p]=b.map(o),[f=null]=b.flatMap(([r])=>r?.root??[]),t={root:f,source:s??null,version:p??null,isOpen:s===void 0||p===void 0};m.set(
JSON.stringify(t),t)}return[...m.values()]}function o(e){const[i,...u]=(0,L.Zn)(e),d=u.every(({isWhole:c,text:l})=>c&&l===i?.text);return i?.isWhole===!0&&d?i.text:
void 0}const v=/^(?!<<)"?[^"]*"?$/,O=(e,i)=>e===null||i===null?0:e.file!==i.file?e.file<i.file?-1:1:e.line-i.line||e.column-i.column}),6851:((re,Y,E)=>{E.d(Y,{eI:()=>u,
jq:()=>c,CJ:()=>m,bH:()=>o});var I=E(4756),$=E(8516),P=E(2170),U=E(9968),C=E(3276),N=E(6353),B=E(9941),S=E(2756),j=E(3140),L=E(3114),D=E(2213),A=E(9985),w=E(4118),
y=E(3542);function M(f,n,t){const r=(0,y.FK)(t),_=[],h=new Set([""]);if(n.kind==="json")for(const{name:x}of n.members)h.add(x);else for(const{type:x}of n.blocks)
r.has(x)&&h.add(x);for(const x of h)for(const R of r.get(x)??[])new T(f,R,_).readAt(0,{body:n,block:void 0,names:[]});return _}class T{source;row;references;constructor(n,t,r){
this.source=n,this.row=t,this.references=r}readAt(n,t){const r=this.row.path[n];if(r===void 0){this.read(t);return}const[_]=r,{body:h}=t,x=h.kind==="native"?h.blocks:
(0,B.SH)(h,_,r.length-1);for(const R of x){const{labels:F}=R;if(R.type!==_||F.length!==r.length-1||F.some(({value:Q},se)=>!["*",Q].includes(r[se+1]??"")))continue;
const X=[...t.names,_,...F.map(({value:Q})=>Q)];this.readAt(n+1,{body:R.body,block:R,names:X})}}read(n){const{body:t,block:r,names:_}=n;switch(this.row.position){case"\
entries":for(const h of(0,B.Td)(t))this.addEntry(_,h);return;case"label":{const h=r?.labels.at(-1);if(h===void 0)return;const x={kind:"known",text:(0,S.Yo)(h.value)},
R=this.source.place(h),F=this.version((0,B.w4)(t,"version")?.value),H=(0,S.bK)((0,B.w4)(t,"constraints")?.value)??void 0;this.add(_.slice(0,-1),{value:x,place:R,
version:F,constraints:H});return}case"urls":{const h=(0,B.w4)(t,"urls")?.value;for(const x of h?.kind==="tuple"?h.elements:[])this.add(_,this.written(x));return}case"\
open-state":this.addOpenState(n);return;default:this.addArguments(n,this.row.position)}}add(n,t){const{row:r}=this,_={version:null,constraints:void 0,localName:null,
workspace:void 0},h={row:r,address:(0,S.Bs)(n),mergeKey:(0,y.dh)(r,n)};this.references.push({kind:r.kind,hasOwnToken:!1,..._,...t,...h})}addOpenState({body:n,names:t}){
const{source:r}=this,_=se=>(0,B.w4)(n,se)?.value,h=_("encryption"),x=h?.kind==="other"||D.Ar.some(se=>(0,A.Tu)(h,se,r.text)!==void 0),R=(0,S.bK)(_("backend")),F=_(
R===null?"backend":"config"),H=R!=="remote"&&F?.kind!=="object",X=x?h:H?F:void 0;if(X===void 0)return;const Q={kind:"pieces",pieces:[null],text:(0,S.wK)(r,X).text};
this.add(t,{value:Q,place:r.place(X)})}addArguments({body:n,block:t,names:r},_){const{row:h,source:x}=this,R=q=>(0,B.w4)(n,q)?.value,F=h.backend!==void 0;if(F&&
(0,S.bK)(R("backend"))!==h.backend)return;const H=F?R("config"):void 0,X=q=>{const[ie="",ae]=q.split("."),oe=F?(0,A.Tu)(H,ie,x.text):R(ie);return ae!==void 0&&oe?.
kind==="object"?(0,A.Tu)(oe,ae,x.text):oe},Q={version:this.version(R("version")),hasOwnToken:h.grammar==="host"&&X("token")!==void 0,workspace:h.merges==="backe\
nd"&&h.grammar==="host"?(0,w.R)(n):void 0},se=new Map(_.map(q=>[X(q)??q,q]));for(const[q,ie]of se)if(typeof q!="string")this.add(r,{...Q,...this.written(q)});else if(h.
absent!==void 0&&t!==void 0){const oe=H!==void 0&&H.kind!=="object"?(0,S.C5)((0,S.wK)(x,H),ie):void 0;this.add(r,{...Q,kind:h.absent,value:oe,place:x.place(t)})}}written(n){
const{row:t,source:r}=this,_=n.kind==="primitive"&&n.value===null;return{value:t.defaults!==void 0&&_?void 0:(0,S.wK)(r,n,t.isLiteral),place:r.place(n)}}addEntry(n,{
name:t,value:r}){const{row:_,source:h}=this,x=[...n,t],R=(0,S.Yo)(t);if(r.kind==="object"){const Q=q=>(0,A.Tu)(r,q,h.text,_.isLiteral),se=Q("source");this.add(x,
{localName:R,kind:se===void 0?_.absent??_.kind:_.kind,value:se&&(0,S.wK)(h,se,_.isLiteral),version:this.version(Q("version"),S.wK),place:h.place(se??r)});return}
const F=["string","primitive","template"].includes(r.kind),H=F?"required_provider_legacy":"required_provider_invalid",X=F?this.version(r):null;this.add(x,{localName:R,
kind:H,version:X,value:void 0,place:h.place(r)})}version(n,t=S.yR){const r=n&&t(this.source,n);return n&&r?{value:r,place:this.source.place(n)}:null}}var g=E(5839);
const a=64;function*o(f,n){const t=[],r=[];let[_,h]=[0,g.PG];for(const[x,{path:R,file:F,target:H,kind:X,isContext:Q}]of f.entries()){if(x>0&&x%a===0&&(yield n+x))
return null;const q=(0,U.yR)(R);if(!q.ok){const{failure:oe}=q;oe.kind==="size"?r.push((0,P.ht)(F,(0,I.ub)(oe))):t.push(O(oe.code,{file:F,kind:X,isContext:Q}));continue}
_+=q.bytes;const ie=m(q.text,X,F,Q,new B.n_,H);!q.isUtf8&&!Q&&ie.notes.length===0&&r.push(e(q.text,X,F));const ae=i(ie)+ie.definitions.length;if(ae>h){const oe={
...ie.scope,providerUses:w.FK.providerUses},fe=ie.references.slice(0,h),pe=[...ie.notes,(0,g.YK)(F)];t.push({...ie,references:fe,scope:oe,definitions:[],notes:pe});
break}h-=ae,t.push(ie)}return{files:t,notes:r,bytes:_}}const v=["EACCES","EPERM"];function O(f,n){const t=((0,L.Ep)(n.kind)||n.kind.class==="lock")&&v.includes(
f),r=[(0,P.ht)(n.file,(0,I.WO)({what:"file",code:f,isRefused:t}))];return{...n,references:[],scope:w.FK,definitions:[],notes:r}}function e(f,n,t){const r=f.indexOf(
"\uFFFD"),_=f.slice(f.lastIndexOf(`
`,r)+1,r),h=/#|\/\//.test(_)||f.lastIndexOf("/*",r)>=0,x=(0,L.Ep)(n)&&n.syntax==="hcl"&&!h,R=(0,B.yN)(f)({start:r,end:r+1});return(0,P.ht)(t,(0,I.U$)({error:null,
isRefused:x}),R)}const i=({references:f,scope:n})=>f.length+n.providerUses.size;function*u(f){const n=(h,x)=>({kind:h,text:"",localName:null,place:{file:x,...P.
wv}}),t=f.filter(({kind:h})=>h.class==="config"),[r]=t;r!==void 0&&t.every(h=>i(h)===0)&&(yield n("module",r.file));const _=t.filter(({scope:h})=>h.hasBackend);
for(const h of new Set(_.map(({kind:x})=>x.clients))){const x=t.find(({kind:R})=>R.clients===h);x!==void 0&&(yield n("state",x.file))}for(const{file:h,kind:x,references:R,
scope:F,isContext:H}of f)x.class==="lock"&&R.length===0&&(yield n("lock",h)),x.class==="config"&&!H&&(yield*F.declared)}const d=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
c=f=>f.kind.class==="terragrunt"&&f.references.length===0&&!d.test(f.file),l={config:w.Od,terragrunt:w.gq};function m(f,n,t,r=!1,_=new B.n_,h){const x=n.isOfPackage===
!0,R=n.syntax==="json"?(0,C.O)(f,_):(0,N.K)(f,_,x),F=(0,S.rI)(R,t,h),{body:H}=R,X=M(F,H,n.class),Q=l[n.class]?.(F,H)??w.FK,se=c({file:t,kind:n,references:X})&&!_.
isExceeded(),q=r||se?[]:k(R,n,{file:t,target:h}),ie=n.class==="config"?[...(0,j.kM)(F,H)]:[];return{file:t,kind:n,references:X,scope:Q,definitions:ie,notes:q,isContext:r}}
function k({text:f,problems:n,parts:t},r,{file:_,target:h}){return t.isExceeded()?[(0,P.ht)(_,(0,I.ub)({kind:"parts",max:t.max}))]:n.map(({message:x,...R})=>{const F=(0,L.
Ep)(r)&&!b.test(x),H=r.class==="lock"?(0,$.FA)({kind:"syntax",error:x}):(0,I.U$)({error:x,isRefused:F}),X=f.split(`
`,R.line)[R.line-1]??"",Q=s.test(X.slice(0,p));return{...(0,P.ht)(_,H,{...R,target:h}),clients:r.clients,isPlaceholder:Q}})}const b=/^\w+ are nested deeper than/,
s=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,p=1e3}),8095:((re,Y,E)=>{E.r(Y),E.d(Y,{asWritten:()=>oe.qm,declaredIn:()=>ue.eI,dependsOnOthers:()=>oe.S9,
detach:()=>$.Yo,dotted:()=>$.Bs,firstWithHost:()=>oe.FT,isForeign:()=>ue.jq,meaningOfAbsent:()=>oe.gd,neededByImplied:()=>fe.xr,needsOf:()=>oe.hN,parseFile:()=>ue.
CJ,readHcl:()=>I.K,readModule:()=>ue.bH,readTools:()=>m,resolveValue:()=>$.g$,usagesOf:()=>pe.kl});var I=E(6353),$=E(2756),P=E(9432),U=E(3298),C=E(3114),N=E(9059);
const B=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),S=W=>B.
get(W.toLowerCase())??"terraform",j="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)\
|output\\s+-|force-unlock|-chdir",L=(W,K)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${W})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${K})(?![\\w\
-])`),D=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,A=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],w=`(?=["'\\s,\\]})@]|$)`,y="^[\\s-]*\\w[\\w-]*:\\s*\\[",M=`(?=["']?\\s*[,\\]])`,T=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${w}|([\\w.\${}-]+)))?${w}`),text:"uses $1",version:"latest"},{form:L("terraform|tofu",j),text:"runs\
 $1"},{form:L("tofu","fmt"),text:"runs $1"},{form:L("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
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
text:"sets $1_VERSION"}],g=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,a=/\b(?:echo|printf)\b[^;&|]*/g;function o(W){if(!/terraform|tofu|tfenv/i.
test(W))return[];const K=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(W);if(g.test(W)&&!K)return[];const z=W.replace(a,G=>" ".repeat(G.length)),V=D.exec(z);return V===
null?T.flatMap(G=>v(G,z)):e(V)}function v({form:W,text:K,version:z=null,...V},G){const Z=W.exec(G);if(Z===null)return[];const[,ee="",J=z]=Z,ne=K.replace("$1",()=>ee);
return[{client:S(ee),text:ne,version:J,...O(Z),...V}]}const O=({index:W,0:{length:K}})=>({start:W,end:W+K});function e(W){const[,K=""]=W;return A.flatMap(({form:z,
otherwise:V})=>{const G=z.exec(K);return G===null?[]:[{client:S(G[1]??G[2]??""),text:`uses ${K}`,version:null,...O(W),step:{otherwise:V}}]})}const i=50,u=/^digger\.ya?ml$/,
d=100,c=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,l=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function m(W,K){const z=[],V=new Set;
let G=!1,Z=!1,ee=!1;for(const J of(0,N._X)(W,K)){for(const le of(0,N.AN)(J))V.add(le);if(Z||=(0,C.Z)(J.file)||l.test(J.text),(0,N.$)(J.file)||(0,C.Z)(J.file))continue;
const ne=J.file.slice(J.file.lastIndexOf("/")+1),te=(0,C.TD)(ne)||J.file.endsWith("mise/config.toml"),de=te?X(J):k(J);ee||=u.test(J.file)&&de.some(({client:le})=>le===
"opentofu");const ce=ee&&J.text.includes("diggerhq/digger@");z.push(...de.filter(({text:le})=>!ce||le!==f)),G||=!te&&c.test(J.text)}return{signs:z,setsCloudHostname:G,
givesState:Z,others:V}}function k({file:W,text:K}){if(!/terraform|tofu|tfenv/i.test(K))return[];const z=(0,N.Dx)(W,K),V=new Map,G=(0,U.O)(J=>R(J,z)),Z=z.map(o),
ee=n(W,z,Z);for(const[J,ne]of z.entries()){if(V.size>=i)break;for(const te of Z[J]??[]){if(ee(te,J))continue;const{client:de,level:ce="tool"}=te;for(const le of r(
te,z,J,G)){const he=`${de} ${ce} ${le}`;if(V.has(he))continue;const me=(0,N.$t)(W,J,ne,te);V.set(he,{client:de,level:ce,place:me,text:(0,P.dh)(te.text,d),version:le})}}}
return s(W,[...V.values()])}const b=/atlantis\.ya?ml$/;function s(W,K){return!K.some(({client:V})=>V==="opentofu")||!b.test(W)?K:K.filter(({client:V,version:G})=>V===
"opentofu"||G!==null).map(V=>({...V,client:"opentofu"}))}const p=/(^|\/)\.spacelift\/[^/]+$/,f="sets terraform_version";function n(W,K,z){const V=ee=>{const ne=z.
slice(...ee).flat().filter(({text:te,level:de})=>de!=="hook"&&!/_version$/.test(te));return ne.length===0?null:ne.every(({client:te})=>te==="opentofu")},G=p.test(
W)?K.indexOf("stack_defaults:"):-1,Z=G<0?null:h(K,G+1);return({text:ee},J)=>{if(ee!==f||b.test(W))return!1;const ne=V(h(K,J));if(ne!==null||Z===null)return ne===
!0;const te=J>=Z[0]&&J<Z[1];return V(te?[0,K.length]:Z)===!0}}const t=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function r({version:W,
step:K},z,V,G){if(K===void 0)return W===null?[null]:G(W);const Z=z.slice(...h(z,V)).map(ee=>t.exec(ee)?.[1]?.replace(/^["']|["']$/g,"")).find(ee=>ee!==void 0);return Z===
void 0?[K.otherwise]:G(Z)}const _=100;function h(W,K){const z=W[K]??"",V=z.search(/[^\s-]/),G=te=>te!==""&&te.search(/\S/)<V,ee=z.trimStart().startsWith("-")?[]:
W.slice(Math.max(0,K-_),K),J=W.slice(K+1,K+_),ne=J.findIndex(G);return[K-ee.length+ee.findLastIndex(G)+1,K+1+(ne<0?J.length:ne)]}const x=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function R(W,K){const[,z,V,G]=x.exec(W.trim())??[],Z=z??V??G;if(Z===void 0)return[W.trim()];for(const ee of K){const J=ee.indexOf(Z),ne=J<0?void 0:F.exec(ee.slice(
J+Z.length))?.[1];if(ne===void 0||/[\w-]$/.test(ee.slice(0,J)))continue;const te=ne.match(/[^\s"',[\]]+/g);if(te!==null)return te}return[W]}const F=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
H=/[^\s"',\]}]+/;function X({file:W,text:K}){const z=(0,N.Dx)(W,K);return Q(W,z).flatMap(({at:V,client:G,version:Z,start:ee=0})=>{if(G===void 0)return[];const J=z[V]??
"",ne=(0,N.$t)(W,V,J,{start:ee,end:J.length}),te=Z===null?`selects ${G}`:`selects ${G} ${Z}`;return[{client:G,level:"version-file",place:ne,text:(0,P.dh)(te,d),
version:Z}]})}function Q(W,K){const[,z]=/\.(terraform|opentofu)-version$/.exec(W)??[];if(z===void 0)return W.endsWith(".toml")?ae(K):se(K);const V=K.findIndex(Z=>Z.
trim()!==""),G=H.exec(K[V]??"")?.[0]??null;return V<0?[]:[{at:V,client:B.get(z),version:G}]}const se=W=>W.map((K,z)=>{const[V="",G=null]=K.trim().split(/\s+/);return{
at:z,client:B.get(V),version:G}}),q=/^\s*\[\s*([\w."':/-]+)\s*\]/,ie=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ae(W){let K="";
return W.flatMap((z,V)=>{K=q.exec(z)?.[1]?.replaceAll('"',"")??K;const[,G="",Z=""]=ie.exec(z)??[],[,ee=""]=/^tools\.(?:\w+:)?(.+)$/.exec(K)??[],J=B.get(K==="too\
ls"?G:G==="version"?ee:""),ne=/\bversion\s*=\s*(.*)$/s.exec(Z)?.[1]??Z,te=ne.match(/[^\s"',[\]{}=]+/g)??[];return(ne.startsWith("[")?te:te.slice(0,1)).map(ce=>({
at:V,client:J,version:ce,start:z.search(/\S/)}))})}var oe=E(8594),fe=E(4118),pe=E(5839),ue=E(6851)}),3542:((re,Y,E)=>{E.d(Y,{FK:()=>k,Ir:()=>m,dh:()=>b});var I=E(
2213),$=E(5106),P=E(3298);let U=function(...s){return{dotted:U}=E.late([3276,6851,8095],8095),new.target?new U(...s):U(...s)};const C={terraform:"app.terraform.\
io",opentofu:null},N={terraform:"app.terraform.io",opentofu:"app.terraform.io"},B={terraform:"static",opentofu:"static"},S={opentofu:"static"},j={terraform:"any",
opentofu:"any"},L=["config","migrate"],D=["stack","deploy"],A={position:["source"],grammar:"module",service:$.e$},w={...A,grammar:"stack-component",isLiteral:!0},
y={...w,service:null},M={...A,grammar:"terragrunt",evaluation:j},T={position:"entries",grammar:"provider",service:$.xq,isLiteral:!0,absent:"required_provider_no\
source"},g={position:["hostname"],grammar:"host",service:$.Bn,defaults:C},a={...g,service:$.OZ},o={...g,evaluation:j},v={...g,service:$.M,defaults:N},O={position:[
"address"],grammar:"url",service:null};function e(s,p,f,n,{absence:t,...r}={}){const _=p===""?[]:p.split(" > ").map(h=>h.split(" "));return{kind:f,files:s,path:_.
map(([h="",...x])=>[h,...x]),...t&&{absent:`${f}${t}`},...n,...r}}const i={absence:"_missing"},u={absence:"_default"},d={evaluation:S,merges:"backend"},c="data \
terraform_remote_state *",l=(s,p,f)=>Object.entries(p).map(([n,t])=>e(L,s+n,"backend",{...O,grammar:f,position:t.split(" ")},d)),m=[e(L,"module *","module",A,{...i,
evaluation:B,merges:"module"}),e(L,"terraform > required_providers","required_provider",T,{merges:"provider"}),e(L,"required_providers","required_provider",T,{isReserved:!0}),
e(L,"terraform > cloud","cloud",a,{...u,...d}),e(L,"terraform > backend remote","backend_remote",g,{...u,...d}),...l("terraform > backend ",I.FV,"url"),...l("te\
rraform > backend ",I.Gb,"host-part"),...l("terraform > backend ",{local:"path workspace_dir"},"state-path"),...l("terraform > encryption > key_provider ",I.nT,
"url"),...[c,`check * > ${c}`].flatMap(s=>[e(L,s,"remote_state",o,{...u,backend:"remote"}),e(L,s,"remote_state",o,{...u,backend:"cloud",service:$.OZ})]),e(L,c,"\
remote_state",O,{backend:"http",evaluation:j}),e([...L,"query"],"provider tfe","provider_tfe",v,{...u,evaluation:j}),e(["test"],"provider tfe","provider_tfe",v),
e(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:$.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",w,{...i,
grammar:"test-module"}),e(["test"],"run * > backend remote","test_backend_remote",g,u),e(D,"required_providers","required_provider",T),e(D,"component *","stack_\
component",w,i),e(D,"removed","stack_removed",w,i),e(D,"stack *","stack_stack",y,{...i,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",y,{grammar:"\
stack-output"}),e(["migrate"],"state_store_provider","state_store_provider",T),e(["migrate"],"from > backend remote","migrate_backend_remote",g,u),...["terrafor\
m","unit *","stack *"].map(s=>e(["terragrunt"],s,"terragrunt_source",M)),...[I.FV,I.Gb].flatMap(s=>Object.entries(s).map(([p,f])=>{const n=s===I.FV?"url":"host-\
part",t={...O,grammar:n,position:f.split(" "),evaluation:j};return e(["terragrunt"],"remote_state","backend",t,{backend:p})})),e(["terragrunt"],"remote_state","\
backend",{...O,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",o,{...u,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",
{...M,position:"urls"})],k=(0,P.O)(s=>{const p=m.filter(({files:f})=>f.includes(s));return Map.groupBy(p,({path:[f]})=>f?.[0]??"")});function b({merges:s},p){return s===
void 0||s==="backend"?s??null:U([s,p.at(-1)??""])}})};export{_e as ids,ve as modules};
var $late0,$late1,$late2;
