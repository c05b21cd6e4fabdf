const _e=[3276,7918,3557,5938,8319,8095,5938,8319,8095,8095,8319,5938,8095],ve={6784:((ce,q,f)=>{f.d(q,{Jw:()=>U,L8:()=>n,Md:()=>k,Tj:()=>S,bs:()=>i,lr:()=>$,r1:()=>p,
v$:()=>K,wH:()=>u,xC:()=>s,zK:()=>e});var L=f(9941);const $=100,x=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),W=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),R="\x80",P=1,H=2,C=4,U=8,K=16,S=32,k=64,M=[[P,/[ \t]/],[H,/[A-Za-z_]/],[C,/[\w-]/],[U,/[\w \t.:=?!&|*%+>~-]/],[K,/[\w \t\n,.:=?!&|*%+>~-]/],
[S,/[^"\\$%\r\n]/],[k,/[^\n$%]/]],y=Array.from({length:128},(c,l)=>String.fromCharCode(l)),N=c=>M.reduce((l,[E,I])=>I.test(c)?l|E:l,0),F=new Uint8Array(2**16).fill(
N(R));F.set(y.map(N));const d=(c,l,E)=>l<c.length&&((F[c.charCodeAt(l)]??0)&E)!==0,s=c=>c===" "||c==="	",n=c=>/^[\w-]/.test(c),u=c=>c==="}"||c===")"||c==="]";function p(c){
return c==="{"?"}":c==="("?")":c==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(l,E=0,I=new L.n_){this.text=l,this.parts=I,this.at=E}countPart(){
this.parts.add()||(this.at=this.text.length)}match(l){return l.lastIndex=this.at,l.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(l){const{
text:E,parts:I,mistake:O}=this;if(O===void 0)return{text:E,body:l,parts:I,problems:[]};const b={...(0,L.yN)(E)(O),message:O.message};return{text:E,body:l,parts:I,
problems:[b]}}report(l,E,I=E+1){this.mistake??={message:l,start:E,end:Math.min(I,Math.max(E,this.text.length))}}stop(l,E){this.report(l,E),this.at=this.text.length}}
class i extends e{readsAll=!1;reportUnclosed(l){const E=/[$%]/.test(this.text.charAt(l)),I=this.text.slice(l,l+(E?2:1)),O=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,b=`unbalanced brackets: "${I}" is not closed before ${O}`;this.report(b,this.isAtEnd()?l:this.at)}reportCharacter(){const l=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let E=`${JSON.stringify(l)} is not used in HCL`;l==="'"&&(E="single quotes are not valid; use double quotes"),l==="\uFFFD"&&(E=
"the file is not UTF-8 here"),this.report(`invalid character: ${E}`,this.at,this.at+l.length)}reportBrokenString(l){const E=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(E,l,this.at)}peek(l=0){const E=this.
at+l;return E<this.text.length?y[this.text.charCodeAt(E)]??R:""}skipSpaces(){for(;;){const l=this.skipAll(P);if(l==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(l==="/"&&this.peek(1)==="*")this.skipBlockComment();else return l}}skipBlank(){
for(;;){const l=this.skipSpaces();if(l===`
`)this.at++;else if(this.isLineComment(l))this.skipLine();else return l}}skipAll(l){const{text:E}=this;let{at:I}=this;for(;d(E,I,l);)I++;return this.at=I,this.peek()}isLineComment(l){
return l==="#"||l==="/"&&this.peek(1)==="/"}isLineEnd(l){return l===`
`||l===""||this.isLineComment(l)}skipLine(){const l=this.text.indexOf(`
`,this.at);this.at=l<0?this.text.length:l}skipBlockComment(){const l=this.text.indexOf("*/",this.at+2);l<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=l<0?this.text.length:l+2}readName(){const{text:l,at:E}=this;return d(l,E,H)&&this.skipAll(C),this.peek()===R&&(this.at=E,this.at+=this.
match(x)?.[0].length??0),this.at>E?l.slice(E,this.at):void 0}readEscape(){const{text:l,at:E}=this,I=l.charAt(E+1),O=l.slice(E+2,E+(I==="U"?10:6)),b=I==="U"?/^[0-9a-f]{8}$/i.
test(O):/^[0-9a-f]{4}$/i.test(O),j=Number.parseInt(O,16);if((I==="u"||I==="U")&&b&&j<=1114111)return this.at+=O.length+2,String.fromCodePoint(j);const a=W.get(I);
if(this.at+=a===void 0?1:2,a!==void 0)return a;const t=JSON.stringify(l.slice(E,E+2));return this.report(`invalid escape sequence: ${t}`,E,E+2),""}}}),3276:((ce,q,f)=>{
f.d(q,{O:()=>R});var L=f(6784),$=f(3278),x=f(9941);const W=200;function R(K,S=new x.n_,k=!1){const M=new P(K,0,S);M.isHcl1=k;const y=M.readRoot();return M.structure(
{kind:"json",members:y===void 0?[]:(0,x.lS)(y)})}class P extends L.zK{isHcl1=!1;readRoot(){const{text:S}=this;S.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const k=this.readValue();return this.isHcl1||k===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),k.kind!=="object"&&k.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",k.start)),k}skipSpaces(){const{text:S}=this;for(;;){const k=S.charCodeAt(this.at);if(k===32||k===
10||k===13||k===9)this.at++;else if(k===47)this.skipComment();else return S.charAt(this.at)}}skipComment(){const S=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const k=S?`
`:"*/",M=this.text.indexOf(k,this.at+1);this.at=M<0?this.text.length:M+k.length}readValue(){const{text:S,parts:k,at:M}=this;if(this.countPart(),k.isExceeded())return;
const y=S.charAt(M);if(y==='"'){const s=this.readString();return s===void 0?void 0:(0,$.BD)(s,{start:M,end:this.at},k)}if(y!=="{"&&y!=="[")return this.readPrimitive();
if(this.depth>=W)return this.stop(`values are nested deeper than ${W} levels`,M);this.depth++;const N=y==="{"?this.readItems("}",()=>this.readMember()):[],F=y===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const d={start:M,end:this.at};return y==="{"?{kind:"object",...d,items:N}:{kind:"tuple",...d,elements:F}}readPrimitive(){
const{at:S}=this,k=this.match(H)?.[0];return k===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",S):(this.at+=k.length,{kind:"primitive",start:S,end:this.at,value:JSON.parse(k)})}readItems(S,k){this.at++;const M=[];for(;this.skipSpaces()!==S;){
const y=k();if(y===void 0)break;M.push(y),this.endItem(S)}return this.isAtEnd()||this.at++,M}readMember(){const{text:S,at:k}=this;if(S.charAt(k)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',k);const M=this.readString();if(M===void 0)return;const y=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const N=this.readValue();return N&&
{name:M,start:k,end:y,value:N}}endItem(S){const k=this.skipSpaces(),M=this.at;if(k!==S){if(k===""&&this.stop(`unclosed value: no "${S}" before the end of the fi\
le`,M),k!==","){this.report(`missing separator: expected "," or "${S}"`,M);return}this.at++,this.skipSpaces()===S&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",M)}}readString(){const{text:S,at:k}=this;let M=k+1,y=!0;for(let N=S.charCodeAt(M);N!==34;N=S.charCodeAt(M)){if(!(N>=32))return this.stopInString(
k,M);N===92&&(y=!1),M+=N===92?2:1}return this.at=M+1,y?S.slice(k+1,M):this.unescape(S.slice(k+1,M),k+1)}stopInString(S,k){return k>=this.text.length||this.text.
charCodeAt(k)===10?this.stop("invalid JSON string: no closing quote in its line",S):this.stop("invalid JSON string: a control character must be escaped",k)}unescape(S,k){
return S.replace(C,(M,y,N)=>{const F=this.isHcl1&&U.test(M);if(y===void 0&&!F)return JSON.parse(`"${M}"`);const d=`invalid JSON string: ${JSON.stringify(M)} is \
not an escape sequence`,s=k+N;return this.report(this.isHcl1?"invalid escape sequence":d,s,s+2),M}).toWellFormed()}}const H=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
C=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,U=/\/|u[dD][89a-fA-F]/}),8201:((ce,q,f)=>{f.d(q,{Fq:()=>F,Kk:()=>R,_p:()=>H,ku:()=>P});var L=f(7811),$=f(6784);const x="\
<<",W=({close:n})=>n==='"'||n===x;function R(n,u){n.skipAll($.Jw)===`
`&&u==="line"||C(n,[],u)}const P=(n,u,p)=>C(n,[{start:p,close:u}],void 0),H=(n,u,p)=>C(n,[{start:p,close:x,marker:u}],void 0);function C(n,u,p){for(;;){const e=u.
at(-1);if(e===void 0&&p===void 0)return!0;if(e!==void 0&&W(e)){if(!(e.close==='"'?k:d)(n,u,e))return!1;continue}const i=U(n,u,p);if(i!==void 0)return i}}function U(n,u,p){
for(;;){const e=u.length===0,i=n.skipAll(e?$.Jw:$.v$);if(i===`
`||i===","){if(e&&(i===","||p==="line"))return!0;n.at++}else if((0,$.wH)(i)){if(e)return!0;if(!S(n,u,i))return!1;const c=u.at(-1);if(c===void 0?p===void 0:W(c))
return}else if(i==='"'){const c=n.at++;if(n.skipAll($.Tj)!=='"'){u.push({start:c,close:'"'});return}n.at++}else{const{at:c}=n,l=(0,$.r1)(i),E=i==="<"?F(n):void 0;
if(E!==void 0){u.push({start:c,close:x,marker:E});return}if(l!==void 0&&u.push({start:c,close:l}),l!==void 0||i==="<")n.at++;else{if(n.isAtEnd())return u[0]!==void 0&&
n.reportUnclosed(u[0].start),e;if(e&&p==="line"&&n.isLineComment(i))return!0;K(n,i)}}}}function K(n,u){n.isLineComment(u)?n.skipLine():u==="/"&&n.peek(1)==="*"?
n.skipBlockComment():u==="/"?n.at++:u==="\r"?n.skipSpaces():(u<"\x80"||n.readName()===void 0)&&(n.reportCharacter(),n.at++)}function S(n,u,p){const e=u.pop();if(e!==
void 0&&e.close!==p){n.reportUnclosed(e.start);let i=u.at(-1);for(;i!==void 0&&i.close!==p&&!W(i);)u.pop(),i=u.at(-1);if(i===void 0)return!1;W(i)?u.push({start:n.
at,close:"}"}):u.pop()}return n.at++,!0}function k(n,u,p){for(;;){const e=n.skipAll($.Tj);if(e==='"')return u.pop(),n.at++,!0;if(e==="\\"){const i=n.at+(/[^\r\n]/.
test(n.peek(1))?2:1);n.readEscape(),n.at=i}else{if(e!=="$"&&e!=="%")return y(n,u,p);if(M(n,u))return!0}}}function M(n,u){const{at:p}=n,e=n.peek(1);if(e==="{")return u.
push({start:p,close:"}"}),n.at+=2,!0;const i=e===n.peek()&&n.peek(2)==="{";return n.at+=i?3:1,!1}function y(n,u,p){n.reportBrokenString(p.start);const e=N(n);do
u.pop();while((u.at(-1)?.start??-1)>=e);return u.length>0}function N({text:n,at:u}){let p=u;for(;p>0&&n[p-1]!==`
`&&n[p-1]!=="\r";)p--;return p}function F(n){const{text:u,at:p}=n;if(n.peek(1)!=="<")return;n.at+=n.peek(2)==="-"?3:2;const e=n.readName();if(e===void 0){n.at=p;
return}return n.skipSpaces()!==`
`&&n.at<u.length&&n.report("invalid expression: a heredoc marker must end its line",p,n.at),n.skipLine(),n.isAtEnd()||n.at++,e}function d(n,u,p){const e=p.marker??
"";for(;;){if(n.peek(-1)===`
`&&s(n,e))return u.pop(),!0;const i=n.skipAll($.Md);if(n.isAtEnd())return n.report("unterminated template string: no line closes the heredoc",p.start),!1;if(i===
`
`)n.at++;else if(M(n,u))return!0}}function s(n,u){const{text:p}=n;let{at:e}=n;for(;(0,$.xC)(p.charAt(e));)e++;const i=p.charAt(e);if(i>" "&&i<"\x80"&&!p.startsWith(
u,e))return!1;const c=p.indexOf(`
`,e),l=c<0?p.length:c;return(0,L.s8)((0,L.Dw)(p.slice(e,l)))!==u?!1:(n.at=p.charAt(l-1)==="\r"?l-1:l,!0)}}),3278:((ce,q,f)=>{f.d(q,{BD:()=>R,E3:()=>W,jw:()=>M});
var L=f(7811),$=f(6784),x=f(8201);function W(d){const{text:s,at:n}=d;if(d.at++,d.skipAll($.Tj)!=='"')return H(d,n);const u=s.slice(n+1,d.at++);return{kind:"stri\
ng",start:n,end:d.at,value:u,verbatim:u}}function R(d,s,n){if(!d.includes("{"))return{kind:"string",...s,value:d,verbatim:d};const u=new $.bs(d,0,n),p={parts:[],
text:"",isTrimmed:!1};for(u.at=0;u.at<d.length;){const i=u.at;for(;u.at<d.length&&!P(u.peek());)u.at++;if(p.text+=d.slice(i,u.at),u.at<d.length&&!S(u,p)){K(p,s);
break}}const e=p.parts.map(i=>i.kind==="known"?i:{...i,code:d.slice(i.start,i.end),...s});return C({...p,parts:e},s,d)}const P=d=>d==="$"||d==="%";function H(d,s){
const{text:n}=d,u=n.slice(s+1,d.at),p={parts:[],text:u,isTrimmed:!1};for(;;){const e=d.at,i=d.skipAll($.Tj);if(p.text+=n.slice(e,d.at),i==='"')return d.at++,C(p,
{start:s,end:d.at});if(i==="\\")p.text+=d.readEscape();else if(P(i)){if(!S(d,p))return{kind:"other",start:s,end:d.at}}else return d.reportBrokenString(s),{kind:"\
other",start:s,end:d.at}}}function C(d,{start:s,end:n},u){const{parts:p,text:e}=d;return p.length===0?{kind:"string",start:s,end:n,value:e,verbatim:u??e}:(U(d),
{kind:"template",start:s,end:n,parts:p,verbatim:u})}function U(d){const s=d.isTrimmed?(0,L.Dw)(d.text):d.text;s!==""&&d.parts.push({kind:"known",value:s}),d.text=
""}function K(d,s){U(d),d.parts.push({kind:"unknown",start:s.start,end:s.end})}function S(d,s){const{text:n,at:u}=d,p=n.charAt(u);if(d.peek(1)!=="{"){const i=n.
startsWith(`${p}{`,u+1);return s.text+=i?`${p}{`:p,d.at+=i?3:1,!0}d.at+=2;const e=p==="$"?k(d):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&d.skipBlank()===
"}"?(s.text+=e.value,d.at++,!0):(0,x.ku)(d,"}",u)?(n.charAt(u+2)==="~"&&(s.text=(0,L.s8)(s.text)),K(s,{start:u,end:d.at}),s.isTrimmed=n.charAt(d.at-2)==="~",d.countPart(),
!0):!1}function k(d){if(d.skipBlank()!=='"'||d.depth>=$.lr)return;d.depth++;const s=W(d);return d.depth--,s}function M(d){const{text:s,at:n}=d,u=d.peek(2)==="-",
p=(0,x.Fq)(d);if(p===void 0)return;const e=d.at;if(!(0,x._p)(d,p,n))return{kind:"other",start:n,end:d.at};const i={start:n,end:d.at},c=s.slice(e,s.lastIndexOf(`\

`,d.at-1)+1);if(y.test(c)){const I=[{kind:"unknown",...i}];return{kind:"template",...i,parts:I,verbatim:void 0}}const l=c.replaceAll("$${","${").replaceAll("%%{",
"%{"),E=u?N(l):l;return{kind:"string",...i,value:E,verbatim:E}}const y=/(?<!\$)\$\{|(?<!%)%\{/;function N(d){let s=d.length;for(const[n]of d.matchAll(F))s=Math.
min(s,n.length);return d.replace(F,n=>n.slice(s))}const F=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ce,q,f)=>{f.d(q,{B$:()=>p,Tu:()=>K,
_3:()=>R,cd:()=>d,lR:()=>P,p_:()=>H});var L=f(3298),$=f(6784),x=f(891),W=f(9780);const R=({expression:a,text:t},o)=>o.effort.spend(()=>C(a,t,o)),P=1024;function H(a,t){
if(a.length>P)return;const o=new $.bs(a),r=i(o);return o.skipBlank()===""&&o.mistake===void 0?r?.(t):void 0}function C(a,t,o){switch(a.kind){case"string":return o.
isLiteral?a.verbatim:a.value;case"primitive":{const{value:r,start:_,end:m}=a;return typeof r=="number"?U(t.slice(_,m)):r}case"object":return(0,L.O)(r=>{const _=K(
a,r,t);return _===a?void 0:_&&R({expression:_,text:t},o)});case"tuple":return(0,L.O)(r=>{if(r===W.pi)return a.elements.length;const _=a.elements[Number(r)];return _&&
R({expression:_,text:t},o)});case"template":return o.isLiteral&&a.verbatim!==void 0?a.verbatim:N(p(a.parts,t,o),t,o);case"other":return H(t.slice(a.start,a.end),
o)}}function U(a){const t=a.replace(/[()\s]/g,"");return String(Number(t))===t?Number(t):void 0}function K(a,t,o,r=!1){if(a?.kind!=="object")return;const _=M(a.
items,o),m=_.get(void 0),h=r&&m!==void 0&&(m.name!==void 0||S.test(o.slice(m.start,m.end)));return m===void 0||h?_.get(t)?.value:a}const S=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
k=new WeakMap;function M(a,t){const o=k.get(a)??new Map(a.map(r=>[y(r,t),r]));return k.set(a,o),o}function y({name:a,start:t,end:o},r){return a===void 0?(0,W.Uk)(
H(r.slice(t,o),(0,W.os)())):a.includes("{")?void 0:a.normalize("NFC")}function N(a,t,o){let r="";for(const _ of a){const m=_.kind==="known"?void 0:d(_,t),h=_.kind===
"known"?_.value:m&&H(m,o),A=(0,W.Uk)(h);if(A===void 0)return(0,W.VI)(r,h);if(r.length+A.length>W.lG)return;r+=A}return r}const F=(a,t)=>a.code??t.slice(a.start,
a.end);function d(a,t){const o=F(a,t);return o.startsWith("${")?o.slice(2,-1).replace(/^~|~$/g,""):void 0}const s=/^%\{~?\s*if\s([\s\S]*)\}$/,n=/^%\{~?\s*else\s*~?\}$/,
u=/^%\{~?\s*endif\s*~?\}$/;function p(a,t,o){const r=a.map(D=>D.kind==="unknown"?F(D,t):""),[_,...m]=r.keys().filter(D=>s.test(r[D]??"")),h=r.findIndex(D=>u.test(
D));if(_===void 0||m.length>0||h<_)return a;const A=s.exec(r[_]??"")?.[1]??"",w=H(A.replace(/~$/,""),o);if(typeof w!="boolean")return a;const g=r.findIndex(D=>n.
test(D)),v=g<0?h:g,T=w?a.slice(_+1,v):a.slice(v+1,h);return[...a.slice(0,_),...T,...a.slice(h+1)]}const e=a=>t=>t.effort.spend(()=>a(t));function i(a){if(a.depth>=
$.lr)return;a.depth++;const t=c(a);let o=t;if(t!==void 0&&b(a,"?")){const r=i(a),_=b(a,":")?i(a):void 0;o=r&&_&&e(h=>{const A=t(h);if(typeof A!="boolean")return(0,W.
J6)([A]);const[w,g]=A?[r,_]:[_,r],v=w?.(h);return/number|boolean/.test(typeof v)&&typeof g?.(h)!=typeof v?void 0:v})}return a.depth--,o}function c(a){const t=l(
a),o=b(a,"==");if(t===void 0||!o&&!b(a,"!="))return t;const r=l(a);return r&&e(m=>{const h=[t(m),r?.(m)];return h.every(w=>w===null||(0,W.Uk)(w)!==void 0)&&(h.includes(
null)||typeof h[0]==typeof h[1])?h[0]===h[1]===o:(0,W.J6)(h)})}function l(a){let t=I(a);for(;t!==void 0;){let o;if(b(a,".")){const r=a.readName()??j(a,/\d+/y);o=
r===void 0?void 0:e(()=>r)}else if(b(a,"[")){if(o=i(a),!b(a,"]"))return}else return t;t=o&&E(t,o)}}const E=(a,t)=>e(o=>{const r=a(o),_=t(o),m=(0,W.Uk)(_);return typeof r!=
"function"||m===void 0?(0,W.J6)([r,_]):r(m)});function I(a){if(b(a,"(")){const m=i(a);return b(a,")")?m:void 0}const t=a.skipBlank(),o=a.readName();if(o!==void 0)
return O(a,o);const r=j(a,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(r!==void 0)return e(()=>U(r));const _=/["{[]/.test(t)?(0,x.U)(a,t):void 0;return _&&e(m=>C(_,a.text,
m))}function O(a,t){const o={true:!0,false:!1,null:null}[t];if(o!==void 0)return e(()=>o);if(!b(a,"("))return e(_=>_.name(t));const r=[];for(;!b(a,")");){const _=i(
a);if(_===void 0||!b(a,",")&&a.skipBlank()!==")")return;r.push(_)}return e(_=>{const m=r.map(h=>h(_));return(0,W.J6)(m)??_.call(t,m)})}function b(a,t){return a.
skipBlank(),a.text.startsWith(t,a.at)?(a.at+=t.length,!0):!1}function j(a,t){const o=a.match(t)?.[0];return a.at+=o?.length??0,o}}),891:((ce,q,f)=>{f.d(q,{J:()=>W,
U:()=>C});var L=f(6784),$=f(8201),x=f(3278);function W(e,i){e.countPart();const c=i==="element"?e.skipBlank():e.skipSpaces(),l=e.at,E=C(e,c);if(E!==void 0&&H(e,
i))return E;i==="line"&&P(e,E),(0,$.Kk)(e,i);let I=e.at;for(;I>l&&(0,L.xC)(e.text.charAt(I-1));)I--;return I===l&&e.report("invalid expression: expected the sta\
rt of an expression",l),E===void 0?k(e,l,I):{kind:"other",start:l,end:I}}const R=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function P(e,i){R.lastIndex=e.at;const c=i===
void 0?R.test(e.text):/["\w]/.test(e.peek()),l=i===void 0?R.lastIndex-1:e.at;c&&e.report("missing newline after argument or block definition",l)}function H(e,i){
const c=i==="element"?e.skipBlank():e.skipSpaces();return(0,L.wH)(c)||c===","||e.isLineEnd(c)}function C(e,i){if(i==='"')return(0,x.E3)(e);if(i==="<")return(0,x.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const c=e.at++;e.depth++;let l;return e.depth>L.lr?l=U(e,i,c):i==="{"?l=N(e,c):i==="["?l=y(e,c):l=M(e,c),e.depth--,l}
function U(e,i,c){return(0,$.ku)(e,(0,L.r1)(i)??i,c),{kind:"other",start:c,end:e.at}}const K=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,S=32;function k(e,i,c){
if(K.lastIndex=i,!(K.test(e.text)&&K.lastIndex===c)||c-i>S)return{kind:"other",start:i,end:c};const E=e.text.slice(i,c),I={true:!0,false:!1,null:null}[E];return{
kind:"primitive",start:i,end:c,value:I===void 0?Number(E):I}}function M(e,i){const c=W(e,"element");return e.skipBlank()!==")"?U(e,"(",i):(e.at++,{...c,start:i,
end:e.at})}function y(e,i){if(p(e))return U(e,"[",i);const c=[];let l=F(e,"]",i);for(;l;l=F(e,"]",i)){const I=e.at;c.push(W(e,"element")),e.at===I&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const E={start:i,end:e.at};return l===void 0?{kind:"other",...E}:{kind:"tuple",...E,elements:c}}function N(e,i){if(p(e))return U(
e,"{",i);const c=[];for(;F(e,"}",i);)c.push(d(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:i,end:e.at,items:c}}function F(e,i,c){const l=e.
skipBlank();return l!==i&&!e.isAtEnd()&&!(0,L.wH)(l)?!0:l!==i?e.reportUnclosed(c):(e.at++,!1)}function d(e,i){const c=e.at,l=s(e,i);let E=e.at;for(;E>c&&(0,L.xC)(
e.text.charAt(E-1));)E--;const I=e.skipSpaces();if(I!=="="&&I!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,$.Kk)(
e,"line"),e.at===c&&e.at++,{name:void 0,start:c,end:E,value:{kind:"other",start:E,end:e.at}};e.at++;const O=W(e,"line");return{name:l,start:c,end:E,value:O}}function s(e,i){
const c=e.at;let l;if(i==='"'||i==="("){const O=C(e,i);O?.kind==="string"&&(l=O.value)}else l=e.readName();const E=e.skipSpaces();if(E==="="||E===":")return l;u(
e);const I=e.text.slice(c,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(I)?I:void 0}const n=/[=!<>]=|[-+*/%<>!&|?.]/y;function u(e){for(;;){const i=e.skipSpaces(),
c=e.at;if(e.isLineComment(i))return;if((0,L.L8)(i))e.at++;else if(i==="["||i==="(")e.at++,U(e,i,c);else if(i==='"')(0,x.E3)(e);else if(e.match(n)!==null)e.at=n.
lastIndex;else if(e.readName()===void 0)return}}function p(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,L.L8)(e.peek(3))}}),6353:((ce,q,f)=>{f.d(q,
{K:()=>P});var L=f(6784),$=f(891),x=f(8201),W=f(3278),R=f(9941);function P(s,n=new R.n_,u=!1){const p=new L.bs(s,s.startsWith("\uFEFF")?1:0,n);return p.readsAll=
u,p.structure(H(p,void 0))}function H(s,n){const u={kind:"native",attributes:[],blocks:[]},p=new Set;let e=n!==void 0&&!s.isLineEnd(s.skipSpaces());for(;;){const i=s.
skipBlank();if(s.at>=s.text.length){n!==void 0&&s.report(C,n);break}if(i==="}"&&n!==void 0){s.at++;break}U(s,i,u,p),F(s,e,u),e=!1}return u}const C="unclosed con\
figuration block: there is no closing brace before the end of the file";function U(s,n,u,p){const e=s.at;s.countPart();const i=n==='"'?y(s):s.readName();if(i===
void 0){n<"\x80"?s.report("argument or block definition required",e):s.reportCharacter(),d(s,e);return}const c=s.at;if(s.skipSpaces()==="="&&s.peek(1)!=="="){s.
at++,p.has(i)&&s.report("attribute redefined: it is set a second time",e,c),p.add(i),u.attributes.push({name:i,start:e,end:c,value:(0,$.J)(s,"line")});return}const E=[];
for(let a=N(s);a!==void 0;a=N(s))E.push(a);const I=s.at;if(s.peek()!=="{"){const a=E.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';s.report(a,e,c),d(s,e);return}s.at++;const j=K.has(i)&&E[0]?.value!=="terraform_\
remote_state"&&!s.readsAll&&s.depth===0&&s.mistake===void 0?S(s,I):M(s,I);u.blocks.push({type:i,labels:E,start:e,end:I,body:j})}const K=new Set(["resource","dat\
a","ephemeral","output","variable"]);function S(s,n){const{at:u}=s;if((0,x.ku)(s,"}",n)&&s.mistake===void 0){const e=new L.bs(s.text.slice(0,s.at),u,s.parts);return e.
depth=1,new k(e)}return s.at=u,s.mistake=void 0,M(s,n)}class k{kind="native";cursor;body;constructor(n){this.cursor=n}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(n){return this.body!==void 0||this.cursor.text.includes(n,this.cursor.at)}read(){return this.body??=H(this.cursor,this.cursor.
at-1),this.body}}function M(s,n){if(s.depth>=L.lr)return s.report(`blocks are nested deeper than ${L.lr} levels`,n),(0,x.ku)(s,"}",n),{kind:"native",attributes:[],
blocks:[]};s.depth++;const u=H(s,n);return s.depth--,u}function y(s){const n=s.at,u=(0,W.E3)(s);return s.report("invalid argument name: argument names must not \
be quoted",n,s.at),u.kind==="string"?u.value:void 0}function N(s){const n=s.skipSpaces(),u=s.at;let p;if(n==='"'){const i=(0,W.E3)(s);i.kind==="string"?p=i.value:
(p=s.text.slice(u+1,Math.max(u+1,s.at-1)),s.report("invalid block label: it has to be plain text",u,s.at))}else p=s.readName();if(p===void 0)return;const{at:e}=s;
return s.countPart(),{value:p,start:u,end:e}}function F(s,n,{blocks:u}){const p=s.skipSpaces();n&&(p!=="}"||u.length>0)?s.report("invalid single-argument block \
definition: a block in one line has one argument at most",s.at):!n&&!s.isLineEnd(p)&&s.report("missing newline after argument or block definition",s.at)}function d(s,n){
(0,x.Kk)(s,"line"),(s.at===n||(0,L.wH)(s.peek())&&s.peek()!=="}")&&s.at++}}),9780:((ce,q,f)=>{f.d(q,{A9:()=>H,J6:()=>k,Pg:()=>C,Uk:()=>S,VI:()=>M,ae:()=>L,lG:()=>x,
os:()=>U,pi:()=>$,sT:()=>K});class L{text;withheld;constructor(N,F=null){this.text=N,this.withheld=F}}const $="#",x=4096,W=200,R=2e4,P=5e6,H=y=>/[^\0-\x7f]/.test(
y)?y.normalize("NFC"):y;class C{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>P}spend(N){
if(this.steps+=1,this.count(),this.depth>=W||this.steps>R||this.isSpent)return;this.depth+=1;const F=N();return this.depth-=1,typeof F!="string"?F:F.length>x?void 0:
H(F)}}const U=()=>({name:()=>{},call:()=>{},effort:new C}),K=()=>({...U(),isLiteral:!0}),S=y=>typeof y=="string"||typeof y=="number"||typeof y=="boolean"?String(
y):void 0,k=y=>y.find(N=>N instanceof L&&N.withheld!==null);function M(y,N){return N instanceof L?new L((y+N.text).slice(0,x),N.withheld):new L(y)}}),2756:((ce,q,f)=>{
f.d(q,{A_:()=>N,Bs:()=>H,C5:()=>k,Yo:()=>P,bK:()=>M,g$:()=>F,rI:()=>R,wK:()=>K,yR:()=>S});var L=f(9432),$=f(9985),x=f(9780),W=f(9941);function R({text:d},s,n){const u=(0,W.
yN)(d);return{text:d,place:p=>({file:s,...u(p),target:n})}}const P=d=>{const s=d.length>x.lG?(0,L.dh)(d,x.lG):d;return s.length<13?s:[s.slice(0,1),s.slice(1)].join(
"")};function H(d){const s=d.join(".");return s.length>x.lG?P(s):s}const C=d=>d.length>x.lG?{kind:"pieces",pieces:[null],text:P(d)}:{kind:"known",text:P((0,x.A9)(
d))},U=d=>d===void 0||d.length>$.lR?null:{code:P(d)};function K(d,s,n=!1){const u=()=>d.text.slice(s.start,s.end),p=e=>({kind:"pieces",pieces:e,text:P(u())});switch(s.
kind){case"string":{const{value:e,verbatim:i}=s;if(n||e===i)return C(i);const c=P((0,x.A9)(e));return{kind:"pieces",pieces:[c],text:c,isJson:!0}}case"template":{
if(n&&s.verbatim!==void 0)return C(s.verbatim);const e=s.verbatim!==void 0,i=e?null:(0,$._3)({expression:s,text:d.text},(0,x.os)());if(typeof i=="string")return C(
i);const c=(0,$.B$)(s.parts,d.text,(0,x.os)()).map(E=>E.kind==="known"?P(E.value):U((0,$.cd)(E,d.text))),l=c.includes(null)?[U(u())]:c;return{...p(l),...e&&{isJson:e}}}case"\
other":{const e=u(),i=(0,$.p_)(e,(0,x.os)());return typeof i=="string"?C(i):p([U(e)])}case"primitive":case"object":case"tuple":return p([null])}}function S(d,s){
return s.kind!=="primitive"?K(d,s):s.value===null?null:C(String(s.value))}function k(d,s){const[n]=d.kind==="pieces"?d.pieces:[];return d.kind==="known"||typeof n!=
"object"||n===null?d:{...d,pieces:[{code:`(${n.code}).${s}`}]}}function M(d){return d?.kind!=="string"?null:P((0,x.A9)(d.value))}const y=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));
function N({text:d},s){return(s.kind==="template"?s.parts.map(u=>u.kind==="unknown"?(0,$.cd)(u,d):""):[s.kind==="other"?d.slice(s.start,s.end):""]).some(u=>y.test(
u??""))}function F({pieces:d},s){let n="";for(const u of d){const p=typeof u=="object"?u&&(0,$.p_)(u.code,s):u;if(p===null&&u!==null&&d.length===1)return{isWhole:!0,
text:null,withheld:null};const e=(0,x.Uk)(p);if(e===void 0)return{isWhole:!1,...(0,x.VI)(n,p)};if(n.length+e.length>x.lG)return{isWhole:!1,text:n,withheld:null};
n+=e}return{isWhole:!0,text:P((0,x.A9)(n)),withheld:null}}}),6641:((ce,q,f)=>{f.d(q,{A:()=>H,l:()=>C});var L=f(7706),$=f(2170),x=f(9119),W=f(1054),R=f(8032),P=f(
3140);function*H(K){const S=K.every(({kind:k})=>k.clients.length===R.Du.length);for(const k of S?[R.Du]:R.Du.map(M=>[M])){const M=K.filter(({kind:y})=>k.every(N=>y.
clients.includes(N)));yield{readers:k,read:M}}}function C(K){const S=[...H(K)].flatMap(({readers:k,read:M})=>[...U(M)].map(({what:y,place:N,problem:F,clients:d=R.
Du})=>{const s=k.filter(u=>d.includes(u)),n=(0,W.Kc)(y);return(0,$.kH)(F,{places:[N],clients:s,isPlaceholder:n})}));return(0,$.Qp)(S,({places:k,problem:M})=>[k[0],
M.message])}function*U(K){const S=new Map,k=K.some(({kind:M,definitions:y})=>M.isOverride&&y.some(({what:N,problem:F})=>!F&&N===P.Uf));for(const{definitions:M,kind:y,
isContext:N,notes:F}of K)for(const{what:d,place:s,problem:n,clients:u}of M){const p=S.get(d);if(n!==void 0){const e=n.code==="block-backend"&&k&&!y.isOverride;!N&&
F.length===0&&!e&&(yield{what:d,place:s,problem:n,clients:u})}else{if(y.isOverride)continue;if(p===void 0)S.set(d,s);else if(!N){const e=(0,x.eo)(p);yield{what:d,
place:s,problem:(0,L.ho)({kind:"twice",what:d,first:e})}}}}if(!K.some(({notes:M,kind:y})=>M.length>0||y.class==="terragrunt")){for(const{definitions:M,kind:y,isContext:N}of K)
if(!(!y.isOverride||N))for(const{what:F,place:d,problem:s,isSingle:n}of M)s!==void 0||n||S.has(F)||(yield{what:F,place:d,problem:(0,L.ho)({kind:"no-base",what:F})})}}}),
3140:((ce,q,f)=>{f.d(q,{AP:()=>C,Uf:()=>K,kM:()=>k,kg:()=>H});var L=f(7706),$=f(8516),x=f(8032),W=f(3846),R=f(9941),P=f(2756);const H=new Map([["import","langua\
ge","locals","moved","removed","terraform"],["check","module","output","provider","variable"],["action","data","ephemeral","list","resource"]].flatMap((t,o)=>t.
map(r=>[r,o]))),C=t=>t.kind==="native"?t.blocks:[...H].flatMap(([o,r])=>(0,R.SH)(t,o,r));function U(t,o,r,_=x.Du,m=L.ho){return{what:r.what,place:t.place(o),problem:m(
r),clients:_}}const K="the backend or cloud block",S=/^(?:credentials(?:_helper)?|host|provider_installation)$/;function*k(t,o){const r=({name:_})=>o.kind==="na\
tive"||!H.has(_);for(const _ of[...(0,R.Td)(o).filter(r),...C(o)]){const m="name"in _?_.name:_.type,h=H.get(m);if("labels"in _&&_.labels.length===h)yield*N(t,_);else{
const A=S.test(m)?"of-cli":"unknown";yield U(t,_,{kind:A,what:(0,P.Yo)(m),labels:h})}}}const M=($late2??=new RegExp("^[\\p{ID_Start}_][\\p{ID_Continue}-]*$","u")),y=/^(?:module|variable|output|resource|data)$/;
function*N(t,o){const{type:r,labels:_,body:m}=o,h=r==="provider"?(0,P.bK)((0,R.w4)(m,"alias")?.value):null,A=[r,..._.map(({value:G})=>G),...h===null?[]:[h]],w=(0,P.
Bs)(A);if(r==="terraform"&&(yield*i(t,m)),_.length===0)return;const g=h===null&&!y.test(r);yield{what:w,place:t.place(o),...g&&{isSingle:g}};const v=G=>r==="pro\
vider"?(0,W.sL)(G).ok:M.test(G),T=_.find(({value:G})=>!v(G));T!==void 0&&(yield U(t,T,{kind:"name",what:(0,P.Yo)(T.value)})),r==="variable"&&(yield*O(t,o,w)),r===
"module"&&(yield*p(t,w,m,F));const D=r==="provider"?(0,R.w4)(m,"for_each"):void 0;D!==void 0&&(0,R.w4)(m,"alias")===void 0&&(yield U(t,D,{kind:"no-alias",what:w},
["opentofu"]))}const F=[/^(?!(?:lifecycle|locals|provider)$)/],d=["terraform"],s=[/^(?:hostname|organization|token|workspaces)$/],n=[/^(?:name|tags|project)$/,"\
name","tags"],u=[/^(?:name|prefix)$/,"name","prefix"];function*p(t,o,r,_){const[m,...h]=_,A=_===F?L.ho:L.g6;for(const T of[...(0,R.Td)(r),...r.kind==="native"?r.
blocks:[]]){const D=(0,P.Yo)("name"in T?T.name:T.type),G=D==="lifecycle"?d:x.Du,B={kind:"argument",what:o,argument:D};m.test(D)||(yield U(t,T,B,G,A))}const[w,g]=h.
map(T=>(0,R.w4)(r,T)?.value),v=[w,g].some(T=>/other|primitive/.test(T?.kind??"other")||(0,P.bK)(T)==="");!g||v||(yield U(t,g,{kind:"both",what:o,names:h},x.Du,A))}
const e=[["backend",1,K],["cloud",0,K],["required_providers",0,"required_providers"]];function*i(t,o){for(const[r,_,m]of e)for(const h of(0,R.SH)(o,r,_))if(yield{
what:m,place:t.place(h),isSingle:!0},r!=="required_providers")yield*E(t,h);else for(const A of(0,R.Td)(h.body))yield*j(t,A);yield*a(t,(0,R.w4)(o,"required_versi\
on"))}const c=/^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/,l=/^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/;function*E(t,o){
const[{value:r}={value:"cloud"}]=o.labels;if(!c.test(r)){const _=l.test(r),m={kind:"backend",what:(0,P.Yo)(r),isRemoved:_};yield U(t,o,m,x.Du,L.g6)}if(!(r!=="cl\
oud"&&r!=="remote")){yield*p(t,`the ${o.type} block`,o.body,s);for(const{body:_}of(0,R.SH)(o.body,"workspaces",0))yield*p(t,"workspaces",_,r==="cloud"?n:u)}}const I=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;
function*O(t,o,r){const _=(0,R.w4)(o.body,"type")?.value,[{value:m}={value:""}]=o.labels;I.test(m)&&(yield U(t,o,{kind:"reserved",what:r})),o.body.kind==="nativ\
e"&&_?.kind==="string"&&(yield U(t,_,{kind:"quoted-type",what:r}))}const b=["source","version","configuration_aliases"];function*j(t,o){const{value:r}=o,_=(0,P.
Yo)(o.name),m=(0,P.Bs)(["required_providers",_]),h=r.kind==="object"?r.items:null,A=(0,W.sL)(_);if(!A.ok||h!==null&&A.value!==_){const g=A.ok?A.value:null;yield U(
t,o,{kind:"local-name",what:_,normal:g});return}const w=h?.find(g=>g.name!==void 0&&!b.includes(g.name));w?.name!==void 0&&(yield U(t,w,{kind:"argument",what:m,
argument:(0,P.Yo)(w.name)}))}function*a(t,o){if(o===void 0||!(0,P.A_)(t,o.value))return;const r=t.place(o.value),_=(0,$.jF)({kind:"not-constant"}),m=/\.tofu(\.json)?$/.
test(r.file)?"opentofu":"terraform";yield{what:"required_version",place:r,problem:_,clients:[m]}}}),8594:((ce,q,f)=>{f.d(q,{Ef:()=>d,FT:()=>y,RO:()=>S,S9:()=>u,
Zn:()=>c,gd:()=>E,hN:()=>I,qm:()=>U});var L=f(8339),$=f(8032),x=f(5243),W=f(9897),R=f(3846),P=f(9780),H=f(2756),C=f(5440);const U=O=>[[{...(0,H.g$)(O,(0,P.os)()),
from:null}]],K=1e4;function S({kind:O},b,j,a){const{row:t,value:o}=b;if(o?.kind!=="known")return M(O,b,j);const r=k(b),m=t.grammar==="module"&&!r&&(0,x.Nj)(o.text)?
"./":o.text,h=O.clients.length===$.Du.length?"":O.clients[0],A=`${t.grammar} ${t.service} ${h} ${r} ${m}`,w=a.get(A);if(w!==void 0)return w;a.size>=K&&a.clear();
const g=M(O,b,j);return a.set(A,g),g}const k=({version:O})=>O?.value.kind==="known";function M(O,b,j){const a=O.clients.map(o=>[o,N(O,b,o,j)]),t=Math.max(...a.map(
([,{length:o}])=>o));return Array.from({length:t},(o,r)=>{const _=new Map;for(const[h,{[r]:A}]of a)A!==void 0&&_.set(h,A);const m=y([..._.values()]);return{meanings:_,
first:m,needs:I(_,b.row)}})}const y=O=>O.find(({host:b,directHost:j})=>b!==null||j!==void 0)??C.zt;function N(O,b,j,a){const t=s(b,j,a).map(r=>{const _=p(O,b,j,
r);return F(b,j)?{..._,directHost:W.IZ}:_});if(t.length<2)return t;const o=({host:r,directHost:_,needed:m,problem:h})=>JSON.stringify([r,_,m,h?.message]);return[
...new Map(t.map(r=>[o(r),r])).values()]}const F=({row:O,value:b},j)=>j==="terraform"&&O.evaluation?.terraform!=="any"&&b?.kind==="pieces"&&b.isJson===!0,d={isWhole:!0,
withheld:null,from:null};function s(O,b,j){const{value:a}=O;return a?.kind==="known"?[[{...d,text:a.text}]]:a===void 0||a.text==="null"?[[{...d,text:null}]]:j(O,
a,b)}const n=({value:O})=>O?.kind==="pieces"&&O.text!=="null",u=({references:O})=>O.some(b=>b.row.evaluation!==void 0&&(n(b)||b.version?.value.kind==="pieces"||
b.row.merges==="module"&&b.value?.kind==="pieces"));function p(O,b,j,a){const{row:t,address:o,value:r}=b,_=c(a),m=_.map(({isWhole:D,text:G})=>{if(G===null)return E(
b,O,j);if(D)return C.pb[t.grammar](G,j,k(b));const B=O.class==="terragrunt"||O.isGenerated;return t.grammar==="host-part"&&B?C.zt:(0,C.i4)(t.grammar,G,j)}),[h]=m,
A=m.every(D=>D?.needed===h?.needed);if(h!==void 0&&A&&!m.includes(void 0)){const[D]=_;if(r?.kind!=="pieces"||D===void 0)return h;const B=m.every(Z=>Z?.directHost===
h.directHost)?{}:{directHost:W.IZ},J=_.every(Z=>Z.isWhole);return{...h,...B,evaluated:{text:D.text,isWhole:J}}}const w=t.evaluation!==void 0&&t.evaluation[j]===
void 0;if(w&&!O.isGenerated)return C.zt;const g=_.find(({withheld:D})=>D!==null)?.withheld??null;if(!w&&g===null&&i(r))return{...C.zt,directHost:W.IZ};const v=j===
"terraform",T=(0,L.J0)({address:o,argument:t.grammar==="host"?"hostname":"source",expression:r?.kind==="pieces"?r.text:"",candidates:_.map(({isWhole:D,text:G,from:B})=>({
text:D?G:null,from:B})),refused:g===null?null:{variable:v?g:""}});return(0,C.Qm)(T)}const e=/^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/,
i=O=>O?.kind==="pieces"&&(e.test(O.text)||O.pieces.some(b=>/[?&]ref=/.test(String(b))));function c(O){return O.some(({isWhole:b,from:j})=>b&&j!==null)?O.filter(
({isWhole:b,from:j})=>b||j!==null):O}const l={cloud_default:"cloud block",remote_state_default:"remote state"};function E(O,b,j){const{row:a,value:t,address:o,localName:r}=O,
_=t===void 0?O.kind:a.absent??O.kind;if(a.defaults!==void 0){const m=a.defaults[j];return m!==null?(0,C.TU)((0,x.mD)(m)):(0,C.Qm)((0,L.tg)(l[_]??"remote backend"))}
return t!==void 0?a.grammar==="url"?C.zt:(0,C.Qm)((0,L.DA)({reason:"null",address:o})):_==="required_provider_invalid"?(0,C.Qm)((0,L.DA)({reason:"not-a-requirem\
ent",address:o})):r!==null&&b.class!=="stack"&&b.class!=="deploy"?r!=="terraform"&&(0,R.sL)(r).ok?(0,C.TU)((0,x.Vm)(j)):C.zt:b.isOverride?C.zt:(0,C.Qm)((0,L.DA)(
{reason:"missing",address:o}))}function I(O,{service:b}){if(b===null)return[];const j=new Map;for(const[a,{needed:t}]of O)t!==null&&j.set(t,{host:t,service:b,clients:[
...j.get(t)?.clients??[],a]});return[...j.values()]}}),4118:((ce,q,f)=>{f.d(q,{FK:()=>s,hN:()=>l,FZ:()=>t,xr:()=>o,Od:()=>n,gq:()=>p,R:()=>I});var L=f(8032),$=f(
5243),x=f(3846),W=f(5106),R=f(9941),P=f(2756),H=f(6641),C=f(3140);function*U(m,h){const A=K.get(h.type)?.(h,m)??[];for(const{kind:w,text:g,localName:v=null,span:T}of A)
yield{kind:w,text:(0,P.Yo)(g),localName:v,place:m.place(T)}}const K=new Map([["terraform",S],["provider",M],["module",F]]);function*S({body:m},h){const A=(0,R.SH)(
m,"required_providers",0).flatMap(w=>(0,R.Td)(w.body));for(const{value:w}of A){const v=(w.kind==="object"?w.items:[]).find(({name:T})=>T==="configuration_aliase\
s")?.value;for(const T of v?.kind==="tuple"?v.elements:[])yield{kind:"provider-expected",text:T.kind==="string"?T.value:k(h,T),span:T}}}const k=({text:m},{start:h,
end:A})=>m.slice(h,A).trim();function*M(m){const{labels:h,body:A}=m,[w]=h;if(w===void 0||y(A))return;const g=(0,P.bK)((0,R.w4)(A,"alias")?.value);yield{kind:"pr\
ovider-configured",text:g===null?w.value:`${w.value}.${g}`,span:m}}const y=m=>(0,R.Td)(m).every(({name:h})=>h==="alias"||h==="//")&&(m.kind==="json"||m.blocks.length===
0),N=["count","for_each","depends_on"];function*F({labels:[m],body:h},A){const w=(0,P.Yo)(m?.value??""),g=(0,R.w4)(h,"providers")?.value;for(const v of g?.kind===
"object"?g.items:[])yield{kind:"provider-passed",text:v.name??k(A,v),localName:w,span:v};for(const v of N){const T=(0,R.w4)(h,v);T!==void 0&&(yield{kind:"call-r\
epeated",text:v,localName:w,span:T})}}var d=f(1011);const s={providerUses:new Map,hasBackend:!1,declared:[]};function n(m,h){const A=new e(m);for(const T of(0,C.
AP)(h))C.kg.get(T.type)===T.labels.length&&A.read(T);const{providerUses:w,hasBackend:g,declared:v}=A;return{providerUses:w,hasBackend:g,declared:v}}const u=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function p(m,h){const A=new e(m),w=(0,R.w4)(h,"terraform_binary")?.value,[,g]=u.exec((0,P.bK)(w)??"")??[];return w!==void 0&&g!==void 0&&A.declare("binary",w,g),
A.declareVersion("version",(0,R.w4)(h,"terraform_version_constraint")),{...s,declared:A.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(h){
this.source=h}isOpen=({value:h})=>(0,P.A_)(this.source,h);read(h){const{type:A,labels:w,body:g}=h;switch(this.declared.push(...U(this.source,h)),A){case"languag\
e":this.declare("language",h);for(const v of(0,R.SH)(g,"compatible_with",0))this.declareVersion("compatible",(0,R.w4)(v.body,"opentofu"));return;case"terraform":{
this.hasBackend||=l(g);const v=i(g).flatMap(c).find(this.isOpen);v!==void 0&&g.kind==="native"&&this.declare("state-expression",v.value,(0,P.Yo)(v.name));for(const T of(0,R.
SH)(g,"encryption",0))this.declare("encryption",T);this.declareVersion("version",(0,R.w4)(g,"required_version"));return}case"provider":for(const v of w)this.use(
v.value,v.value,v,[h]),this.declareVersion("provider-version",(0,R.w4)(g,"version"),(0,P.Yo)(v.value));(0,R.w4)(g,"for_each")!==void 0&&this.declare("provider-f\
or-each",h);return;case"check":for(const v of(0,R.SH)(g,"data",2))this.readTyped(v,[h,v]);return;case"import":this.readNamed(h,[h])||this.readImported(h);return;default:
if(w.length<2)return;A==="action"&&this.declare("action",h),this.readTyped(h,[h])}}declare(h,A,w="",g=null){this.declared.push({kind:h,text:w,localName:g,place:this.
source.place(A)})}declareVersion(h,A,w){const g=(0,P.bK)(A?.value);A!==void 0&&g!==null&&this.declare(h,A.value,g,w)}readTyped(h,A){const[w]=h.labels;if(w===void 0||
this.readNamed(h,A))return;const[g=""]=w.value.split("_",1);this.use(g,w.value,w,A)}readImported(h){const A=(0,R.w4)(h.body,"to")?.value,[,w]=j.exec(this.textOf(
A))??[];if(A===void 0||w===void 0)return;const[g=""]=w.split("_",1);this.use(g,w,A,[h])}textOf(h){if(h===void 0)return"";const{start:A,end:w}=h;return(h.kind===
"string"?h.value:this.source.text.slice(A,w)).slice(0,a).trim()}readNamed(h,A){const w=(0,R.w4)(h.body,"provider")?.value;if(w===void 0)return!1;const[,g]=b.exec(
this.textOf(w))??[];return g===void 0?!1:(this.use(g,g,w,A),!0)}use(h,A,w,g){if(this.providerUses.has(h))return;const v={text:(0,P.Yo)(A),address:O(g),place:this.
source.place(w)};this.providerUses.set((0,P.Yo)(h),v)}}const i=m=>[...(0,R.SH)(m,"backend",1),...(0,R.SH)(m,"cloud",0)],c=({body:m})=>[m,...(0,R.SH)(m,"workspac\
es",0).map(h=>h.body)].flatMap(R.Td),l=m=>i(m).length>0,E=["name","prefix","tags"];function I(m){const[h]=(0,R.SH)(m,"workspaces",0),A=g=>g==="workspaces"&&h!==
void 0?E.some(v=>(0,R.w4)(h.body,v)!==void 0):(0,R.w4)(m,g)!==void 0,w=d.Rt.filter(g=>!A(g));return{organization:(0,P.bK)((0,R.w4)(m,"organization")?.value),name:h?
(0,P.bK)((0,R.w4)(h.body,"name")?.value):null,...w.length>0&&{lacks:w}}}const O=m=>(0,P.Bs)(m.flatMap(({type:h,labels:A})=>[h,...A.map(({value:w})=>w)])),b=($late3??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
j=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,a=256;function t(m){const h=new Map;for(const{readers:A,read:w}of(0,H.A)(m))for(const[g,v]of _(w)){
const T=h.get(g),D=T===void 0?A:[...T.clients,...A];h.set(g,{...T??v,clients:D})}return Array.from(h.values(),A=>{const{host:w,isHostImplied:g,needs:v}=o(A.clients);
return{kind:"implied_provider",host:w,isHostImplied:g,...A,isOverridden:!1,needs:v}})}function o(m){const h=m.length===L.Du.length,A=g=>g.clients.some(v=>m.includes(
v)),w=h?r:r.filter(A);return{host:w[0]?.host??null,isHostImplied:!0,needs:w}}const r=L.Du.map(m=>({host:(0,$.Vm)(m),service:W.xq,clients:[m]}));function _(m){const h=new Set(
["terraform"]);for(const{references:w}of m)for(const{localName:g}of w)h.add(g);const A=new Map;for(const{scope:w,isContext:g}of m)if(!g)for(const[v,T]of w.providerUses)
h.has(v)||(h.add(v),(0,x.sL)(v).ok&&A.set(v,T));return A}}),5839:((ce,q,f)=>{f.d(q,{PG:()=>S,YK:()=>M,kl:()=>k});var L=f(4756),$=f(2170),x=f(1054),W=f(8032),R=f(
1780),P=f(3298),H=f(6641),C=f(5440),U=f(8594),K=f(4118);const S=5e4;function k(p,e,i=new Map){const c=[],l=[...p.flatMap(I=>I.notes),...(0,H.l)(p)],E=new N(p,e);
for(const I of p)if(!I.isContext)for(const O of I.references){const j=O.version!==null&&E.isCut(I,O.version)?{...O,version:null}:O;if(c.length>=S)return l.push(
M(I.file)),y(c,l);const a=(0,U.RO)(I,j,e,i);if(j.kind==="backend"&&a.every(({first:o})=>o===C.zt))continue;let t=E.isCut(I,j)?void 0:F(I,j,e);for(const o of a){
const r=E.usageOf(I,j,o);c.push(t===void 0?r:{...r,calls:t}),t=void 0}for(const o of E.notesOf(I,j,a))l.push(o)}for(const I of(0,K.FZ)(p))c.push(I);return y(c,l)}
const M=p=>(0,$.ht)(p,(0,L.ub)({kind:"module-usages",max:S})),y=(p,e)=>({usages:p.sort((i,c)=>u(i.place,c.place)),notes:e.sort((i,c)=>u((0,$.Xd)(i),(0,$.Xd)(c)))});
class N{values;overrides;constructor(e,i){this.values=i,this.overrides=e.filter(({kind:c})=>c.isOverride)}usageOf(e,i,c){const{kind:l,value:E,address:I,constraints:O,
place:b,row:j,hasOwnToken:a,workspace:t}=i,{meanings:o,first:r,needs:_}=c,m=this.overrides.length===0?o:new Map([...o].filter(([w])=>this.isInForce(e,i,w))),h=m.
size===o.size,A={kind:l,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,hasOwnToken:a,text:E?.text??null,address:I,version:this.versionOf(i),constraints:O,
place:b,clients:e.kind.clients,needs:h?_:(0,U.hN)(m,i.row),isOverridden:m.size===0,workspace:t};return h&&j.backend===void 0&&E?.kind!=="pieces"?A:{...A,...this.
decisionOf(i,c,m)}}decisionOf({value:e,row:i},{meanings:c},l){const E=[...c],I=E.flatMap(([b,j])=>j.evaluated===void 0?[]:[[b,j.evaluated]]),O=E.flatMap(([b])=>l.
has(b)?[]:b);return{...e?.kind==="pieces"&&{evaluated:Object.fromEntries(I)},...i.backend!==void 0&&{backend:i.backend},...l.size>0&&O.length>0&&{replacedFor:O}}}notesOf(e,i,c){
const{place:l,value:E}=i,I=[l],O=E===void 0&&e.notes.length>0,b=[];for(const{meanings:j}of O?[]:c)for(const[a,{problem:t,host:o}]of j){if(t===void 0||!this.isInForce(
e,i,a)||this.isCut(e,i)&&t.code==="source-dynamic")continue;const r=E?.kind==="known"&&(0,x.Kc)(E.text);b.push((0,$.kH)(t,{namedHost:o,clients:[a],places:I,isPlaceholder:r}))}
return(0,$.Qp)(b,({problem:{code:j,message:a}})=>j==="source-dynamic"?(0,R.pj)(a):j)}isCut(e,{value:i,place:c}){return i?.kind!=="pieces"?!1:i.text.split(`
`).some((l,E)=>this.noted(e).has(c.line+E))}noted=(0,P.O)(({notes:e})=>new Set(e.map(i=>(0,$.Xd)(i)?.line)));isInForce({kind:e},{mergeKey:i},c){return e.isOverride||
i===null||!this.replaced(c).has(i)}replaced=(0,P.O)(e=>{const i=new Set;for(const{kind:c,references:l,scope:E}of this.overrides)if(c.clients.includes(e)){E.hasBackend&&
i.add("backend");for(const{mergeKey:I,value:O,localName:b}of l)I!==null&&(O!==void 0||b!==null)&&i.add(I)}return i});versionOf(e){if(e.version===null)return;const{
value:i,place:c}=e.version;if(i.kind==="known")return{text:i.text,place:c};const l=W.Du.flatMap(I=>{const O=this.values(e,i,I).flat();if(O.some(({withheld:a})=>a!==
null))return[];const[b,...j]=O;return[[I,j.length===0&&b?.isWhole===!0?b.text:null]]});return{text:n.test(i.text)?i.text:"\u2026",value:Object.fromEntries(l),place:c}}}
function F({kind:p},e,i){const{row:c,value:l,version:E}=e,I=l?.kind==="pieces"||E?.value.kind==="pieces";if(c.merges!=="module"||!I)return;const O=p.clients.map(
b=>[b,d(e,b,i)]);return Object.fromEntries(O.filter(([,b])=>b!==null))}function d(p,e,i){const c=O=>O?.kind==="pieces"?i(p,O,e):[[{...U.Ef,text:O?.text??null}]],
l=c(p.value);if(l.flat().some(({withheld:O})=>O!==null))return null;const E=c(p.version?.value),I=new Map;for(let O=0;O<Math.max(l.length,E.length);O+=1){const b=[
l[O]??l[0]??[],E[O]??E[0]??[]],[j,a]=b.map(s),[t=null]=b.flatMap(([_])=>_?.root??[]),r={root:t,source:j??null,version:a??null,isOpen:j===void 0||a===void 0};I.set(
JSON.stringify(r),r)}return[...I.values()]}function s(p){const[e,...i]=(0,U.Zn)(p),c=i.every(({isWhole:l,text:E})=>l&&E===e?.text);return e?.isWhole===!0&&c?e.text:
void 0}const n=/^(?!<<)"?[^"]*"?$/,u=(p,e)=>p===null||e===null?0:p.file!==e.file?p.file<e.file?-1:1:p.line-e.line||p.column-e.column}),7918:((ce,q,f)=>{f.d(q,{eI:()=>b,
jq:()=>a,CJ:()=>o,bH:()=>c});var L=f(4756),$=f(8516),x=f(2170),W=f(9968),R=f(9432),P=f(9941),H=f(2756);const C=/(?:#|\/\/|\/\*)[^"\n]{0,80}?tf[-_ ]?disco[-_:= ]{0,3}(?:(?:ignore|disable|skip|nolint)(?![a-z])|(?<=:)i)[^\n]*/gi,
U=1e3,K=400;function S(g,v){if(!/tf[-_ ]?disco/i.test(g))return[];const T=(0,P.yN)(g),D=new Set;return Array.from(g.matchAll(C).take(U),({0:B,index:J})=>{const[
Z="",...se]=B.trimEnd().split("*/"),ee={...v,...T({start:J,end:J+Z.length})};return[g.slice(g.lastIndexOf(`
`,J)+1,J),...se].join("").trim()===""&&D.add(ee.line),{text:(0,H.Yo)((0,R.dh)(Z,K)),place:ee}}).map(B=>{let{line:J}=B.place;for(;D.has(J);)J++;return{...B,line:J}})}
var k=f(3276),M=f(6353),y=f(3140),N=f(3114),F=f(2213),d=f(9985),s=f(4118),n=f(3542);function u(g,v,T){const D=(0,n.FK)(T),G=[],B=new Set([""]);if(v.kind==="json")
for(const{name:J}of v.members)B.add(J);else for(const{type:J}of v.blocks)D.has(J)&&B.add(J);for(const J of B)for(const Z of D.get(J)??[])new p(g,Z,G).readAt(0,{
body:v,block:void 0,names:[]});return G}class p{source;row;references;constructor(v,T,D){this.source=v,this.row=T,this.references=D}readAt(v,T){const D=this.row.
path[v];if(D===void 0){this.read(T);return}const[G]=D,{body:B}=T,J=B.kind==="native"?B.blocks:(0,P.SH)(B,G,D.length-1);for(const Z of J){const{labels:se}=Z;if(Z.
type!==G||se.length!==D.length-1||se.some(({value:re},ae)=>!["*",re].includes(D[ae+1]??"")))continue;const le=[...T.names,G,...se.map(({value:re})=>re)];this.readAt(
v+1,{body:Z.body,block:Z,names:le})}}read(v){const{body:T,block:D,names:G}=v;switch(this.row.position){case"entries":for(const B of(0,P.Td)(T))this.addEntry(G,B);
return;case"label":{const B=D?.labels.at(-1);if(B===void 0)return;const J={kind:"known",text:(0,H.Yo)(B.value)},Z=this.source.place(B),se=this.version((0,P.w4)(
T,"version")?.value),ee=(0,H.bK)((0,P.w4)(T,"constraints")?.value)??void 0;this.add(G.slice(0,-1),{value:J,place:Z,version:se,constraints:ee});return}case"urls":{
const B=(0,P.w4)(T,"urls")?.value;for(const J of B?.kind==="tuple"?B.elements:[])this.add(G,this.written(J));return}case"open-state":this.addOpenState(v);return;default:
this.addArguments(v,this.row.position)}}add(v,T){const{row:D}=this,G={version:null,constraints:void 0,localName:null,workspace:void 0},B={row:D,address:(0,H.Bs)(
v),mergeKey:(0,n.dh)(D,v)};this.references.push({kind:D.kind,hasOwnToken:!1,...G,...T,...B})}addOpenState({body:v,names:T}){const{source:D}=this,G=ae=>(0,P.w4)(
v,ae)?.value,B=G("encryption"),J=B?.kind==="other"||F.Ar.some(ae=>(0,d.Tu)(B,ae,D.text)!==void 0),Z=(0,H.bK)(G("backend")),se=G(Z===null?"backend":"config"),ee=Z!==
"remote"&&se?.kind!=="object",le=J?B:ee?se:void 0;if(le===void 0)return;const re={kind:"pieces",pieces:[null],text:(0,H.wK)(D,le).text};this.add(T,{value:re,place:D.
place(le)})}addArguments({body:v,block:T,names:D},G){const{row:B,source:J}=this,Z=V=>(0,P.w4)(v,V)?.value,se=B.backend!==void 0;if(se&&(0,H.bK)(Z("backend"))!==
B.backend)return;const ee=se?Z("config"):void 0,le=V=>{const[z="",Y]=V.split("."),X=se?(0,d.Tu)(ee,z,J.text):Z(z);return Y!==void 0&&X?.kind==="object"?(0,d.Tu)(
X,Y,J.text):X},re={version:this.version(Z("version")),hasOwnToken:B.grammar==="host"&&le("token")!==void 0,workspace:B.merges==="backend"&&B.grammar==="host"?(0,s.
R)(v):void 0},ae=new Map(G.map(V=>[le(V)??V,V]));for(const[V,z]of ae)if(typeof V!="string")this.add(D,{...re,...this.written(V)});else if(B.absent!==void 0&&T!==
void 0){const X=ee!==void 0&&ee.kind!=="object"?(0,H.C5)((0,H.wK)(J,ee),z):void 0;this.add(D,{...re,kind:B.absent,value:X,place:J.place(T)})}}written(v){const{row:T,
source:D}=this,G=v.kind==="primitive"&&v.value===null;return{value:T.defaults!==void 0&&G?void 0:(0,H.wK)(D,v,T.isLiteral),place:D.place(v)}}addEntry(v,{name:T,
value:D}){const{row:G,source:B}=this,J=[...v,T],Z=(0,H.Yo)(T);if(D.kind==="object"){const re=V=>(0,d.Tu)(D,V,B.text,G.isLiteral),ae=re("source");this.add(J,{localName:Z,
kind:ae===void 0?G.absent??G.kind:G.kind,value:ae&&(0,H.wK)(B,ae,G.isLiteral),version:this.version(re("version"),H.wK),place:B.place(ae??D)});return}const se=["\
string","primitive","template"].includes(D.kind),ee=se?"required_provider_legacy":"required_provider_invalid",le=se?this.version(D):null;this.add(J,{localName:Z,
kind:ee,version:le,value:void 0,place:B.place(D)})}version(v,T=H.yR){const D=v&&T(this.source,v);return v&&D?{value:D,place:this.source.place(v)}:null}}var e=f(
5839);const i=64;function*c(g,v){const T=[],D=[],G=[];let[B,J]=[0,e.PG];for(const[Z,{path:se,file:ee,target:le,kind:re,isContext:ae}]of g.entries()){if(Z>0&&Z%i===
0&&(yield v+Z))return null;const z=(0,W.yR)(se);if(!z.ok){const{failure:Q}=z;Q.kind==="size"?D.push((0,x.ht)(ee,(0,L.ub)(Q))):T.push(E(Q.code,{file:ee,kind:re,isContext:ae}));
continue}B+=z.bytes,!ae&&re.syntax==="hcl"&&!/(^|\/)\.terraform\//.test(ee)&&G.push(...S(z.text,{file:ee,target:le}));const Y=o(z.text,re,ee,ae,new P.n_,le);!z.
isUtf8&&!ae&&Y.notes.length===0&&D.push(I(z.text,re,ee));const X=O(Y)+Y.definitions.length;if(X>J){const Q={...Y.scope,providerUses:s.FK.providerUses},ne=Y.references.
slice(0,J),ie=[...Y.notes,(0,e.YK)(ee)];T.push({...Y,references:ne,scope:Q,definitions:[],notes:ie});break}J-=X,T.push(Y)}return{files:T,notes:D,bytes:B,comments:G}}
const l=["EACCES","EPERM"];function E(g,v){const T=((0,N.Ep)(v.kind)||v.kind.class==="lock")&&l.includes(g),D=[(0,x.ht)(v.file,(0,L.WO)({what:"file",code:g,isRefused:T}))];
return{...v,references:[],scope:s.FK,definitions:[],notes:D}}function I(g,v,T){const D=g.indexOf("\uFFFD"),G=g.slice(g.lastIndexOf(`
`,D)+1,D),B=/#|\/\//.test(G)||g.lastIndexOf("/*",D)>=0,J=(0,N.Ep)(v)&&v.syntax==="hcl"&&!B,Z=(0,P.yN)(g)({start:D,end:D+1});return(0,x.ht)(T,(0,L.U$)({error:null,
isRefused:J}),Z)}const O=({references:g,scope:v})=>g.length+v.providerUses.size;function*b(g){const v=(B,J)=>({kind:B,text:"",localName:null,place:{file:J,...x.
wv}}),T=g.filter(({kind:B})=>B.class==="config"),[D]=T;D!==void 0&&T.every(B=>O(B)===0)&&(yield v("module",D.file));const G=T.filter(({scope:B})=>B.hasBackend);
for(const B of new Set(G.map(({kind:J})=>J.clients))){const J=T.find(({kind:Z})=>Z.clients===B);J!==void 0&&(yield v("state",J.file))}for(const{file:B,kind:J,references:Z,
scope:se,isContext:ee}of g)J.class==="lock"&&Z.length===0&&(yield v("lock",B)),J.class==="config"&&!ee&&(yield*se.declared)}const j=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
a=g=>g.kind.class==="terragrunt"&&g.references.length===0&&!j.test(g.file),t={config:s.Od,terragrunt:s.gq};function o(g,v,T,D=!1,G=new P.n_,B){const J=v.isOfPackage===
!0,Z=v.syntax==="json"?(0,k.O)(g,G):(0,M.K)(g,G,J),se=(0,H.rI)(Z,T,B),{body:ee}=Z,le=u(se,ee,v.class),re=t[v.class]?.(se,ee)??s.FK,ae=a({file:T,kind:v,references:le})&&
!G.isExceeded(),V=D||ae?[]:m(Z,v,{file:T,target:B});v.class==="lock"&&V.push(..._(Z,T));const Y=[...v.class==="config"?(0,y.kM)(se,ee):[]].filter(X=>!J||r(X));return{
file:T,kind:v,references:le,scope:re,definitions:Y,notes:V,isContext:D}}const r=({what:g,problem:v})=>!v||v.code!=="block-backend"&&/\.|^required_/.test(g);function _({
text:g,body:v},T){const D=(0,P.yN)(g);return(0,P.SH)(v,"provider",1).flatMap(({labels:[G],body:B})=>{const J=(0,P.w4)(B,"hashes")?.value,se=(J?.kind==="tuple"?J.
elements:[]).map(re=>re.kind==="string"?re.value:""),ee=se.length>0&&se.every(re=>/^[^:]+:/.test(re));if(J===void 0||ee)return[];const le=(0,$.FA)({kind:"not-ha\
shes",provider:G?.value??""});return(0,x.ht)(T,le,D(J))})}function m({text:g,problems:v,parts:T},D,{file:G,target:B}){return T.isExceeded()?[(0,x.ht)(G,(0,L.ub)(
{kind:"parts",max:T.max}))]:v.map(({message:J,...Z})=>{const se=(0,N.Ep)(D)&&!h.test(J),ee=D.class==="lock"?(0,$.FA)({kind:"syntax",error:J}):(0,L.U$)({error:J,
isRefused:se}),le=g.split(`
`,Z.line)[Z.line-1]??"",re=A.test(le.slice(0,w));return{...(0,x.ht)(G,ee,{...Z,target:B}),clients:D.clients,isPlaceholder:re}})}const h=/^\w+ are nested deeper than/,
A=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,w=1e3}),8095:((ce,q,f)=>{f.r(q),f.d(q,{asWritten:()=>ee.qm,declaredIn:()=>ae.eI,dependsOnOthers:()=>ee.S9,
detach:()=>$.Yo,dotted:()=>$.Bs,firstWithHost:()=>ee.FT,isForeign:()=>ae.jq,meaningOfAbsent:()=>ee.gd,neededByImplied:()=>le.xr,needsOf:()=>ee.hN,parseFile:()=>ae.
CJ,readHcl:()=>L.K,readModule:()=>ae.bH,readTools:()=>O,resolveValue:()=>$.g$,sourceText:()=>$.rI,usagesOf:()=>re.kl});var L=f(6353),$=f(2756),x=f(9432),W=f(3298),
R=f(3114),P=f(9059);const H=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opento\
fu","opentofu"]]),C=V=>H.get(V.toLowerCase())??"terraform",U="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|pr\
oviders\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",K=(V,z)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${V})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S\
+\\s+)?(?:${z})(?![\\w-])`),S=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,k=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],M=`(?=["'\\s,\\]})@]|$)`,y="^[\\s-]*\\w[\\w-]*:\\s*\\[",N=`(?=["']?\\s*[,\\]])`,F=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${M}|([\\w.\${}-]+)))?${M}`),text:"uses $1",version:"latest"},{form:K("terraform|tofu",U),text:"runs\
 $1"},{form:K("tofu","fmt"),text:"runs $1"},{form:K("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${y}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${N}`),text:"lists $1"},{form:new RegExp(`${y}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${N}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],d=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,s=/\b(?:echo|printf)\b[^;&|]*/g;function n(V){if(!/terraform|tofu|tfenv/i.
test(V))return[];const z=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(V);if(d.test(V)&&!z)return[];const Y=V.replace(s,Q=>" ".repeat(Q.length)),X=S.exec(Y);return X===
null?F.flatMap(Q=>u(Q,Y)):e(X)}function u({form:V,text:z,version:Y=null,...X},Q){const ne=V.exec(Q);if(ne===null)return[];const[,ie="",oe=Y]=ne,te=z.replace("$1",
()=>ie);return[{client:C(ie),text:te,version:oe,...p(ne),...X}]}const p=({index:V,0:{length:z}})=>({start:V,end:V+z});function e(V){const[,z=""]=V;return k.flatMap(
({form:Y,otherwise:X})=>{const Q=Y.exec(z);return Q===null?[]:[{client:C(Q[1]??Q[2]??""),text:`uses ${z}`,version:null,...p(V),step:{otherwise:X}}]})}const i=50,
c=/^digger\.ya?ml$/,l=100,E=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,I=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function O(V,z){
const Y=[],X=[],Q=new Set;let ne=!1,ie=!1,oe=!1;for(const te of(0,P._X)(V,z)){for(const ue of(0,P.AN)(te))Q.add(ue);if(X.push(...(0,P.mu)(te)),ie||=(0,R.Z)(te.file)||
I.test(te.text),(0,P.$)(te.file)||(0,R.Z)(te.file))continue;const de=te.file.slice(te.file.lastIndexOf("/")+1),fe=(0,R.TD)(de)||te.file.endsWith("mise/config.to\
ml"),pe=fe?D(te):b(te);oe||=c.test(te.file)&&pe.some(({client:ue})=>ue==="opentofu");const he=oe&&te.text.includes("diggerhq/digger@");Y.push(...pe.filter(({text:ue})=>!he||
ue!==o)),ne||=!fe&&E.test(te.text)}return{signs:Y,bots:X,setsCloudHostname:ne,givesState:ie,others:Q}}function b({file:V,text:z}){if(!/terraform|tofu|tfenv/i.test(
z))return[];const Y=(0,P.Dx)(V,z),X=new Map,Q=(0,W.O)(oe=>g(oe,Y)),ne=Y.map(n),ie=r(V,Y,ne);for(const[oe,te]of Y.entries()){if(X.size>=i)break;for(const de of ne[oe]??
[]){if(ie(de,oe))continue;const{client:fe,level:pe="tool"}=de;for(const he of m(de,Y,oe,Q)){const ue=`${fe} ${pe} ${he}`;if(X.has(ue))continue;const me=(0,P.$t)(
V,oe,te,de);X.set(ue,{client:fe,level:pe,place:me,text:(0,x.dh)(de.text,l),version:he})}}}return a(V,[...X.values()])}const j=/atlantis\.ya?ml$/;function a(V,z){
return!z.some(({client:X})=>X==="opentofu")||!j.test(V)?z:z.filter(({client:X,version:Q})=>X==="opentofu"||Q!==null).map(X=>({...X,client:"opentofu"}))}const t=/(^|\/)\.spacelift\/[^/]+$/,
o="sets terraform_version";function r(V,z,Y){const X=ie=>{const te=Y.slice(...ie).flat().filter(({text:de,level:fe})=>fe!=="hook"&&!/_version$/.test(de));return te.
length===0?null:te.every(({client:de})=>de==="opentofu")},Q=t.test(V)?z.indexOf("stack_defaults:"):-1,ne=Q<0?null:A(z,Q+1);return({text:ie},oe)=>{if(ie!==o||j.test(
V))return!1;const te=X(A(z,oe));if(te!==null||ne===null)return te===!0;const de=oe>=ne[0]&&oe<ne[1];return X(de?[0,z.length]:ne)===!0}}const _=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function m({version:V,step:z},Y,X,Q){if(z===void 0)return V===null?[null]:Q(V);const ne=Y.slice(...A(Y,X)).map(ie=>_.exec(ie)?.[1]?.replace(/^["']|["']$/g,"")).
find(ie=>ie!==void 0);return ne===void 0?[z.otherwise]:Q(ne)}const h=100;function A(V,z){const Y=V[z]??"",X=Y.search(/[^\s-]/),Q=de=>de!==""&&de.search(/\S/)<X,
ie=Y.trimStart().startsWith("-")?[]:V.slice(Math.max(0,z-h),z),oe=V.slice(z+1,z+h),te=oe.findIndex(Q);return[z-ie.length+ie.findLastIndex(Q)+1,z+1+(te<0?oe.length:
te)]}const w=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function g(V,z){const[,Y,X,Q]=w.exec(V.
trim())??[],ne=Y??X??Q;if(ne===void 0)return[V.trim()];for(const ie of z){const oe=ie.indexOf(ne),te=oe<0?void 0:v.exec(ie.slice(oe+ne.length))?.[1];if(te===void 0||
/[\w-]$/.test(ie.slice(0,oe)))continue;const de=te.match(/[^\s"',[\]]+/g);if(de!==null)return de}return[V]}const v=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
T=/[^\s"',\]}]+/;function D({file:V,text:z}){const Y=(0,P.Dx)(V,z);return G(V,Y).flatMap(({at:X,client:Q,version:ne,start:ie=0})=>{if(Q===void 0)return[];const oe=Y[X]??
"",te=(0,P.$t)(V,X,oe,{start:ie,end:oe.length}),de=ne===null?`selects ${Q}`:`selects ${Q} ${ne}`;return[{client:Q,level:"version-file",place:te,text:(0,x.dh)(de,
l),version:ne}]})}function G(V,z){const[,Y]=/\.(terraform|opentofu)-version$/.exec(V)??[];if(Y===void 0)return V.endsWith(".toml")?se(z):B(z);const X=z.findIndex(
ne=>ne.trim()!==""),Q=T.exec(z[X]??"")?.[0]??null;return X<0?[]:[{at:X,client:H.get(Y),version:Q}]}const B=V=>V.map((z,Y)=>{const[X="",Q=null]=z.trim().split(/\s+/);
return{at:Y,client:H.get(X),version:Q}}),J=/^\s*\[\s*([\w."':/-]+)\s*\]/,Z=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function se(V){let z="";
return V.flatMap((Y,X)=>{z=J.exec(Y)?.[1]?.replaceAll('"',"")??z;const[,Q="",ne=""]=Z.exec(Y)??[],[,ie=""]=/^tools\.(?:\w+:)?(.+)$/.exec(z)??[],oe=H.get(z==="to\
ols"?Q:Q==="version"?ie:""),te=/\bversion\s*=\s*(.*)$/s.exec(ne)?.[1]??ne,de=te.match(/[^\s"',[\]{}=]+/g)??[];return(te.startsWith("[")?de:de.slice(0,1)).map(pe=>({
at:X,client:oe,version:pe,start:Y.search(/\S/)}))})}var ee=f(8594),le=f(4118),re=f(5839),ae=f(7918)}),3114:((ce,q,f)=>{f.d(q,{Dp:()=>M,Ep:()=>H,L8:()=>K,TD:()=>d,
Z:()=>F,Z8:()=>s,dN:()=>N,tr:()=>U,xO:()=>y});var L=f(8032);const $=["terraform"],x=["opentofu"],W=/\.tfquery\.(hcl|json)$/,R=[[/\.tf(\.json)?$/,"config",L.Du],
[/\.tofu(\.json)?$/,"config",x],[/\.tftest\.(hcl|json)$/,"test",L.Du],[/\.tofutest\.(hcl|json)$/,"test",x],[W,"query",$],[/\.tfmigrate\.hcl$/,"migrate",$],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",$],[/\.tfdeploy\.(hcl|json)$/,"deploy",$],[/\.(tf|tofu)mock\.hcl$/,null,L.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",L.Du]],P=/\.(tf|tofu|hcl|json)$/,
H=({class:n})=>n==="config"||n==="test",C={class:"lock",syntax:"hcl",clients:L.Du,isOverride:!1},U=n=>n.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
n);function K(n,u,p){if(n===".terraform.lock.hcl")return C;const e=P.test(n)?R.find(([r])=>r.test(n)):void 0,[i=/$/,c=null,l=[]]=e??[];if(c===null)return;const E=S(
n)&&c==="test"&&p==="tests";if(S(n)&&!E)return;const I=n.search(i),O=n.slice(0,I),b=O+n.slice(I).replace(".tf",".tofu"),j=O==="override"||O.endsWith("_override"),
a=E||b!==n&&u.has(b);if(a&&!l.includes("terraform"))return;const t=a?$:l,o=n.endsWith(".json")?"json":"hcl";return{class:c,syntax:o,clients:t,isOverride:j}}const S=n=>n.
startsWith(".")||n.endsWith("~")||n.startsWith("#")&&n.endsWith("#"),k=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),M=".tf-disco.hcl",y=n=>W.test(n),N=[".spacelift/config.yml",".spacelift/config.yaml"],F=n=>n.endsWith(
".tfbackend"),d=n=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(n),s=n=>d(n)||k.test(n)}),5440:((ce,q,f)=>{f.d(q,{Qm:()=>F,TU:()=>M,
i4:()=>u,pb:()=>n,zt:()=>S});var L=f(7811),$=f(8516),x=f(8339),W=f(1054),R=f(8345),P=f(2213),H=f(255),C=f(5243),U=f(9897),K=f(3846);const S={host:null,isHostImplied:!1,
needed:null},k=t=>({host:t,isHostImplied:!1,needed:t}),M=t=>({host:t,isHostImplied:!0,needed:t}),y=t=>({host:t,isHostImplied:!1,needed:null}),N=t=>t===null?S:{...S,
directHost:t},F=t=>({...S,problem:t}),d=(t,o)=>F((0,x.DA)({reason:"rejected",error:t,advice:o}));function s(t,o,r){return r===null?t:{...t,problem:(0,x.My)({text:o,
host:t.host,advice:r})}}const n={module:E,"test-module":(t,o,r)=>{const _=(0,C.vL)(t,o).kind==="remote";return o==="opentofu"||!_?E(t,o,r):F((0,x.DA)({reason:"r\
emote-in-test",text:t}))},provider:O,"locked-provider":b,"stack-component":j,stack:(t,o)=>{const r=(0,C.A)(t);return r.ok&&!t.startsWith(".")?y(r.value.host):{...j(
t,o),isHostImplied:!1,needed:null}},"stack-output":t=>{const[o="",...r]=t.split("/");return r.length===3?l(o,y):F((0,x.DA)({reason:"stack",text:t}))},terragrunt:a,
host:t=>l(t,k),url:t=>N((0,P.Ul)(t)),"host-part":t=>N((0,P.D8)(t)),"state-path":t=>N((0,P.Bm)(t))};function u(t,o,r){if(t==="terragrunt"){const[,A]=/^tfr:\/\/([^/?]*)\//.
exec(o)??[];return A!==void 0?e(A,r):/^$|^t$|^tfr?$|^tfr:/.test(o)?void 0:i(o,r)}if(t==="url"&&/^postgres|=/i.test(o))return N(U.IZ);if(/^(url|host-part|state-path)$/.
test(t))return i(o,r);if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(o))return i(o,r);const _=o.indexOf("/");if(_<0)return;
const m=(0,C.vL)(`${o.slice(0,_)}/a/b/c`,r);return m.kind!=="registry"?i(o,r):o.split("/").length<p?{...c(m),directHost:U.IZ}:c(m)}const p=4,e=(t,o)=>t===""?M((0,C.
Vm)(o)):l(t,k),i=(t,o)=>(0,C.Nj)(t)?S:N((0,U.uE)(t,o)),c=({host:t,hostImplied:o})=>o?M(t):k(t);function l(t,o){const r=(0,H.Pv)(t),_=(0,W.L6)(t);return r.ok?s(o(
r.value),t,_):F((0,x.k0)({text:t,error:r.why,advice:_}))}function E(t,o,r){if((0,C.Nj)(t)&&!r)return S;const _=(0,C.vL)(t,o),m=_.kind==="registry"?(0,L.Ju)(_):(0,C.
rE)(t,o);if(r&&!m.ok){const{why:g}=m,v=/^https?:/i.test(t)?{kind:"invalid",error:g}:_,D=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,W.NM)(t,v,m),G=/^[a-z0-9]+::/i.test(
t)?"remote":_.kind;return D===null&&(G==="local"||G==="remote")?F((0,x.DA)({reason:`${G}-with-version`,text:t})):d(g,D)}const h=(0,W.NM)(t,_,m);if(m.ok)return s(
c(m.value),t,h);if(_.kind==="invalid"){const g=t.includes("://")?{directHost:U.IZ}:{};return{...d(_.error,h??W.x3),...g}}if(_.kind!=="remote")return s(S,t,h);const{
refusal:A,host:w}=_;return A!==null?d(A,h??W.x3):w!==U.IZ||h!==null?s(N(w),t,h):{...N(w),problem:(0,x.My)({text:t,host:w,advice:I})}}const I="write the host aft\
er the scheme, such as git::https://HOST/PATH";function O(t,o){const r=(0,K.mi)(t,o);switch(r.kind){case"legacy":return d(`Invalid legacy provider address: the \
provider "${r.type}" has no namespace`,`write NAMESPACE/${r.type}`);case"registry":return r.hostImplied?M(r.host):s(k(r.host),t,(0,R.c)(t,r));case"builtin":return r.
type==="terraform"?y(r.host):d(`Invalid dependency on built-in provider: none is named "${r.type}"`,"write the address of a provider in a registry");case"invali\
d":return d(r.error.split(`

`)[0]??"",(0,R.c)(t,r))}}function b(t,o){const r=(0,K.mi)(t,o);if(r.kind==="invalid")return d(r.error,null);const _=(0,K.NE)(r);if(_!==t)return F((0,$.FA)({kind:"\
not-normal",of:"address",provider:t,normal:_}));if(r.kind==="builtin")return y(r.host);const m=r.host===(0,C.Vm)("terraform");return{...k(r.host),needed:m?(0,C.
Vm)(o):r.host}}function j(t,o){if(t!==t.trim())return F((0,x.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return S;const r=(0,C.rE)(t,o);if(r.ok)return c(
r.value);const _=(0,C.A)(t);if(_.ok)return y(_.value.host);const m=(0,C.vL)(t,o);return m.kind==="invalid"?d(m.error,(0,W.NM)(t,m,r)):N(m.kind==="remote"?m.host:
null)}function a(t,o){const[r,_="",m=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(r===void 0){if(t.startsWith("gitlab.com/"))return N("gitlab.com");if((0,U.
GL)(t))return S;const A=(0,U.cx)(t,"opentofu");if(!(A.ok&&(0,U.Of)(t,A.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t)){const g=(0,U.cx)(t,o);return N(g.ok?
g.value.host:U.IZ)}}const[h=""]=m.split("//");return h.split("/").length!==3?F((0,x.DA)({reason:"terragrunt",text:t})):e(_,o)}}),3542:((ce,q,f)=>{f.d(q,{FK:()=>b,
Ir:()=>O,dh:()=>j});var L=f(2213),$=f(5106),x=f(3298);let W=function(...a){return{dotted:W}=f.late([3276,7918,8095],8095),new.target?new W(...a):W(...a)};const R={
terraform:"app.terraform.io",opentofu:null},P={terraform:"app.terraform.io",opentofu:"app.terraform.io"},H={terraform:"static",opentofu:"static"},C={opentofu:"s\
tatic"},U={terraform:"any",opentofu:"any"},K=["config","migrate"],S=["stack","deploy"],k={position:["source"],grammar:"module",service:$.e$},M={...k,grammar:"st\
ack-component",isLiteral:!0},y={...M,service:null},N={...k,grammar:"terragrunt",evaluation:U},F={position:"entries",grammar:"provider",service:$.xq,isLiteral:!0,
absent:"required_provider_nosource"},d={position:["hostname"],grammar:"host",service:$.Bn,defaults:R},s={...d,service:$.OZ},n={...d,evaluation:U},u={...d,service:$.
M,defaults:P},p={position:["address"],grammar:"url",service:null};function e(a,t,o,r,{absence:_,...m}={}){const h=t===""?[]:t.split(" > ").map(A=>A.split(" "));
return{kind:o,files:a,path:h.map(([A="",...w])=>[A,...w]),..._&&{absent:`${o}${_}`},...r,...m}}const i={absence:"_missing"},c={absence:"_default"},l={evaluation:C,
merges:"backend"},E="data terraform_remote_state *",I=(a,t,o)=>Object.entries(t).map(([r,_])=>e(K,a+r,"backend",{...p,grammar:o,position:_.split(" ")},l)),O=[e(
K,"module *","module",k,{...i,evaluation:H,merges:"module"}),e(K,"terraform > required_providers","required_provider",F,{merges:"provider"}),e(K,"terraform > cl\
oud","cloud",s,{...c,...l}),e(K,"terraform > backend remote","backend_remote",d,{...c,...l}),...I("terraform > backend ",L.FV,"url"),...I("terraform > backend ",
L.Gb,"host-part"),...I("terraform > backend ",{local:"path workspace_dir"},"state-path"),...I("terraform > encryption > key_provider ",L.nT,"url"),...[E,`check \
* > ${E}`].flatMap(a=>[e(K,a,"remote_state",n,{...c,backend:"remote"}),e(K,a,"remote_state",n,{...c,backend:"cloud",service:$.OZ})]),e(K,E,"remote_state",p,{backend:"\
http",evaluation:U}),e([...K,"query"],"provider tfe","provider_tfe",u,{...c,evaluation:U}),e(["test"],"provider tfe","provider_tfe",u),e(["lock"],"provider *","\
lock_provider",{position:"label",grammar:"locked-provider",service:$.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",M,{...i,grammar:"test-module"}),
e(["test"],"run * > backend remote","test_backend_remote",d,c),e(S,"required_providers","required_provider",F),e(S,"component *","stack_component",M,i),e(S,"rem\
oved","stack_removed",M,i),e(S,"stack *","stack_stack",y,{...i,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",y,{grammar:"stack-output"}),e(
["migrate"],"state_store_provider","state_store_provider",F),e(["migrate"],"from > backend remote","migrate_backend_remote",d,c),...["terraform","unit *","stack\
 *"].map(a=>e(["terragrunt"],a,"terragrunt_source",N)),...[L.FV,L.Gb].flatMap(a=>Object.entries(a).map(([t,o])=>{const r=a===L.FV?"url":"host-part",_={...p,grammar:r,
position:o.split(" "),evaluation:U};return e(["terragrunt"],"remote_state","backend",_,{backend:t})})),e(["terragrunt"],"remote_state","backend",{...p,position:"\
open-state"}),e(["terragrunt"],"remote_state","remote_state",n,{...c,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...N,position:"urls"})],
b=(0,x.O)(a=>{const t=O.filter(({files:o})=>o.includes(a));return Map.groupBy(t,({path:[o]})=>o?.[0]??"")});function j({merges:a},t){return a===void 0||a==="bac\
kend"?a??null:W([a,t.at(-1)??""])}}),8345:((ce,q,f)=>{f.d(q,{C:()=>R,c:()=>P});var L=f(9179),$=f(3846),x=f(1054),W=f(845);const R="write the `source` that the d\
ocumentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function P(C,U){if(C.length>x.lG)return null;const[K=""]=C.split("/",1);
if(U.kind!=="invalid")return U.hostImplied?null:(0,x.L6)(K);if((0,x.Kc)(C))return x.dj;if(C!==C.trim())return"remove the white space around the address";const[,
S="",k=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,L.Mi)(C,""))??[],M=S!==""&&/\bterraform-provider-|\.git$/.test(k);if((0,W.ni)(k)||M)return R;const y=(0,W.
Fu)(k,"provider");return y!==null?`write ${y}`:U.error.split(`

`)[1]??H(C,k)}function H(C,U){const[,K="",S]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(U)??[];if(K!==C&&(0,$.mi)(K,"terraform").kind==="registry")return`w\
rite ${K}${S===void 0?"":", and the version in the `version` argument"}`;const k=K.split("/"),[M="",y=""]=k;if(k.length>3){const N=`; service discovery works on\
ly at the root of a host, not below /${y}`;return`write HOST/NAMESPACE/TYPE${(0,x.Cm)(M)?N:""}`}return k.length===3?(0,x.L6)(M):k.length===2&&(0,x.Cm)(M)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{_e as ids,ve as modules};
var $late0,$late1,$late2,$late3;
