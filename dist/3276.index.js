const _e=[3276,7918,3557,5938,8319,8095,8095,8319,3557,5938,8095,5938,3557,8319,8095],ve={6784:((ce,q,p)=>{p.d(q,{Jw:()=>U,L8:()=>i,Md:()=>k,Tj:()=>y,bs:()=>s,lr:()=>K,
r1:()=>E,v$:()=>j,wH:()=>h,xC:()=>n,zK:()=>e});var B=p(9941);const K=100,x=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),W=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),R="\x80",D=1,V=2,C=4,U=8,j=16,y=32,k=64,M=[[D,/[ \t]/],[V,/[A-Za-z_]/],[C,/[\w-]/],[U,/[\w \t.:=?!&|*%+>~-]/],[j,/[\w \t\n,.:=?!&|*%+>~-]/],
[y,/[^"\\$%\r\n]/],[k,/[^\n$%]/]],S=Array.from({length:128},(c,l)=>String.fromCharCode(l)),N=c=>M.reduce((l,[g,P])=>P.test(c)?l|g:l,0),F=new Uint8Array(2**16).fill(
N(R));F.set(S.map(N));const d=(c,l,g)=>l<c.length&&((F[c.charCodeAt(l)]??0)&g)!==0,n=c=>c===" "||c==="	",i=c=>/^[\w-]/.test(c),h=c=>c==="}"||c===")"||c==="]";function E(c){
return c==="{"?"}":c==="("?")":c==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(l,g=0,P=new B.n_){this.text=l,this.parts=P,this.at=g}countPart(){
this.parts.add()||(this.at=this.text.length)}match(l){return l.lastIndex=this.at,l.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(l){const{
text:g,parts:P,mistake:A}=this;if(A===void 0)return{text:g,body:l,parts:P,problems:[]};const b={...(0,B.yN)(g)(A),message:A.message};return{text:g,body:l,parts:P,
problems:[b]}}report(l,g,P=g+1){this.mistake??={message:l,start:g,end:Math.min(P,Math.max(g,this.text.length))}}stop(l,g){this.report(l,g),this.at=this.text.length}}
class s extends e{readsAll=!1;reportUnclosed(l){const g=/[$%]/.test(this.text.charAt(l)),P=this.text.slice(l,l+(g?2:1)),A=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,b=`unbalanced brackets: "${P}" is not closed before ${A}`;this.report(b,this.isAtEnd()?l:this.at)}reportCharacter(){const l=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let g=`${JSON.stringify(l)} is not used in HCL`;l==="'"&&(g="single quotes are not valid; use double quotes"),l==="\uFFFD"&&(g=
"the file is not UTF-8 here"),this.report(`invalid character: ${g}`,this.at,this.at+l.length)}reportBrokenString(l){const g=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(g,l,this.at)}peek(l=0){const g=this.
at+l;return g<this.text.length?S[this.text.charCodeAt(g)]??R:""}skipSpaces(){for(;;){const l=this.skipAll(D);if(l==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(l==="/"&&this.peek(1)==="*")this.skipBlockComment();else return l}}skipBlank(){
for(;;){const l=this.skipSpaces();if(l===`
`)this.at++;else if(this.isLineComment(l))this.skipLine();else return l}}skipAll(l){const{text:g}=this;let{at:P}=this;for(;d(g,P,l);)P++;return this.at=P,this.peek()}isLineComment(l){
return l==="#"||l==="/"&&this.peek(1)==="/"}isLineEnd(l){return l===`
`||l===""||this.isLineComment(l)}skipLine(){const l=this.text.indexOf(`
`,this.at);this.at=l<0?this.text.length:l}skipBlockComment(){const l=this.text.indexOf("*/",this.at+2);l<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=l<0?this.text.length:l+2}readName(){const{text:l,at:g}=this;return d(l,g,V)&&this.skipAll(C),this.peek()===R&&(this.at=g,this.at+=this.
match(x)?.[0].length??0),this.at>g?l.slice(g,this.at):void 0}readEscape(){const{text:l,at:g}=this,P=l.charAt(g+1),A=l.slice(g+2,g+(P==="U"?10:6)),b=P==="U"?/^[0-9a-f]{8}$/i.
test(A):/^[0-9a-f]{4}$/i.test(A),$=Number.parseInt(A,16);if((P==="u"||P==="U")&&b&&$<=1114111)return this.at+=A.length+2,String.fromCodePoint($);const o=W.get(P);
if(this.at+=o===void 0?1:2,o!==void 0)return o;const t=JSON.stringify(l.slice(g,g+2));return this.report(`invalid escape sequence: ${t}`,g,g+2),""}}}),3276:((ce,q,p)=>{
p.d(q,{O:()=>R});var B=p(6784),K=p(3278),x=p(9941);const W=200;function R(j,y=new x.n_,k=!1){const M=new D(j,0,y);M.isHcl1=k;const S=M.readRoot();return M.structure(
{kind:"json",members:S===void 0?[]:(0,x.lS)(S)})}class D extends B.zK{isHcl1=!1;readRoot(){const{text:y}=this;y.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const k=this.readValue();return this.isHcl1||k===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),k.kind!=="object"&&k.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",k.start)),k}skipSpaces(){const{text:y}=this;for(;;){const k=y.charCodeAt(this.at);if(k===32||k===
10||k===13||k===9)this.at++;else if(k===47)this.skipComment();else return y.charAt(this.at)}}skipComment(){const y=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const k=y?`
`:"*/",M=this.text.indexOf(k,this.at+1);this.at=M<0?this.text.length:M+k.length}readValue(){const{text:y,parts:k,at:M}=this;if(this.countPart(),k.isExceeded())return;
const S=y.charAt(M);if(S==='"'){const n=this.readString();return n===void 0?void 0:(0,K.BD)(n,{start:M,end:this.at},k)}if(S!=="{"&&S!=="[")return this.readPrimitive();
if(this.depth>=W)return this.stop(`values are nested deeper than ${W} levels`,M);this.depth++;const N=S==="{"?this.readItems("}",()=>this.readMember()):[],F=S===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const d={start:M,end:this.at};return S==="{"?{kind:"object",...d,items:N}:{kind:"tuple",...d,elements:F}}readPrimitive(){
const{at:y}=this,k=this.match(V)?.[0];return k===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",y):(this.at+=k.length,{kind:"primitive",start:y,end:this.at,value:JSON.parse(k)})}readItems(y,k){this.at++;const M=[];for(;this.skipSpaces()!==y;){
const S=k();if(S===void 0)break;M.push(S),this.endItem(y)}return this.isAtEnd()||this.at++,M}readMember(){const{text:y,at:k}=this;if(y.charAt(k)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',k);const M=this.readString();if(M===void 0)return;const S=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const N=this.readValue();return N&&
{name:M,start:k,end:S,value:N}}endItem(y){const k=this.skipSpaces(),M=this.at;if(k!==y){if(k===""&&this.stop(`unclosed value: no "${y}" before the end of the fi\
le`,M),k!==","){this.report(`missing separator: expected "," or "${y}"`,M);return}this.at++,this.skipSpaces()===y&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",M)}}readString(){const{text:y,at:k}=this;let M=k+1,S=!0;for(let N=y.charCodeAt(M);N!==34;N=y.charCodeAt(M)){if(!(N>=32))return this.stopInString(
k,M);N===92&&(S=!1),M+=N===92?2:1}return this.at=M+1,S?y.slice(k+1,M):this.unescape(y.slice(k+1,M),k+1)}stopInString(y,k){return k>=this.text.length||this.text.
charCodeAt(k)===10?this.stop("invalid JSON string: no closing quote in its line",y):this.stop("invalid JSON string: a control character must be escaped",k)}unescape(y,k){
return y.replace(C,(M,S,N)=>{const F=this.isHcl1&&U.test(M);if(S===void 0&&!F)return JSON.parse(`"${M}"`);const d=`invalid JSON string: ${JSON.stringify(M)} is \
not an escape sequence`,n=k+N;return this.report(this.isHcl1?"invalid escape sequence":d,n,n+2),M}).toWellFormed()}}const V=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
C=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,U=/\/|u[dD][89a-fA-F]/}),8201:((ce,q,p)=>{p.d(q,{Fq:()=>F,Kk:()=>R,_p:()=>V,ku:()=>D});var B=p(7811),K=p(6784);const x="\
<<",W=({close:i})=>i==='"'||i===x;function R(i,h){i.skipAll(K.Jw)===`
`&&h==="line"||C(i,[],h)}const D=(i,h,E)=>C(i,[{start:E,close:h}],void 0),V=(i,h,E)=>C(i,[{start:E,close:x,marker:h}],void 0);function C(i,h,E){for(;;){const e=h.
at(-1);if(e===void 0&&E===void 0)return!0;if(e!==void 0&&W(e)){if(!(e.close==='"'?k:d)(i,h,e))return!1;continue}const s=U(i,h,E);if(s!==void 0)return s}}function U(i,h,E){
for(;;){const e=h.length===0,s=i.skipAll(e?K.Jw:K.v$);if(s===`
`||s===","){if(e&&(s===","||E==="line"))return!0;i.at++}else if((0,K.wH)(s)){if(e)return!0;if(!y(i,h,s))return!1;const c=h.at(-1);if(c===void 0?E===void 0:W(c))
return}else if(s==='"'){const c=i.at++;if(i.skipAll(K.Tj)!=='"'){h.push({start:c,close:'"'});return}i.at++}else{const{at:c}=i,l=(0,K.r1)(s),g=s==="<"?F(i):void 0;
if(g!==void 0){h.push({start:c,close:x,marker:g});return}if(l!==void 0&&h.push({start:c,close:l}),l!==void 0||s==="<")i.at++;else{if(i.isAtEnd())return h[0]!==void 0&&
i.reportUnclosed(h[0].start),e;if(e&&E==="line"&&i.isLineComment(s))return!0;j(i,s)}}}}function j(i,h){i.isLineComment(h)?i.skipLine():h==="/"&&i.peek(1)==="*"?
i.skipBlockComment():h==="/"?i.at++:h==="\r"?i.skipSpaces():(h<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function y(i,h,E){const e=h.pop();if(e!==
void 0&&e.close!==E){i.reportUnclosed(e.start);let s=h.at(-1);for(;s!==void 0&&s.close!==E&&!W(s);)h.pop(),s=h.at(-1);if(s===void 0)return!1;W(s)?h.push({start:i.
at,close:"}"}):h.pop()}return i.at++,!0}function k(i,h,E){for(;;){const e=i.skipAll(K.Tj);if(e==='"')return h.pop(),i.at++,!0;if(e==="\\"){const s=i.at+(/[^\r\n]/.
test(i.peek(1))?2:1);i.readEscape(),i.at=s}else{if(e!=="$"&&e!=="%")return S(i,h,E);if(M(i,h))return!0}}}function M(i,h){const{at:E}=i,e=i.peek(1);if(e==="{")return h.
push({start:E,close:"}"}),i.at+=2,!0;const s=e===i.peek()&&i.peek(2)==="{";return i.at+=s?3:1,!1}function S(i,h,E){i.reportBrokenString(E.start);const e=N(i);do
h.pop();while((h.at(-1)?.start??-1)>=e);return h.length>0}function N({text:i,at:h}){let E=h;for(;E>0&&i[E-1]!==`
`&&i[E-1]!=="\r";)E--;return E}function F(i){const{text:h,at:E}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const e=i.readName();if(e===void 0){i.at=E;
return}return i.skipSpaces()!==`
`&&i.at<h.length&&i.report("invalid expression: a heredoc marker must end its line",E,i.at),i.skipLine(),i.isAtEnd()||i.at++,e}function d(i,h,E){const e=E.marker??
"";for(;;){if(i.peek(-1)===`
`&&n(i,e))return h.pop(),!0;const s=i.skipAll(K.Md);if(i.isAtEnd())return i.report("unterminated template string: no line closes the heredoc",E.start),!1;if(s===
`
`)i.at++;else if(M(i,h))return!0}}function n(i,h){const{text:E}=i;let{at:e}=i;for(;(0,K.xC)(E.charAt(e));)e++;const s=E.charAt(e);if(s>" "&&s<"\x80"&&!E.startsWith(
h,e))return!1;const c=E.indexOf(`
`,e),l=c<0?E.length:c;return(0,B.s8)((0,B.Dw)(E.slice(e,l)))!==h?!1:(i.at=E.charAt(l-1)==="\r"?l-1:l,!0)}}),3278:((ce,q,p)=>{p.d(q,{BD:()=>R,E3:()=>W,jw:()=>M});
var B=p(7811),K=p(6784),x=p(8201);function W(d){const{text:n,at:i}=d;if(d.at++,d.skipAll(K.Tj)!=='"')return V(d,i);const h=n.slice(i+1,d.at++);return{kind:"stri\
ng",start:i,end:d.at,value:h,verbatim:h}}function R(d,n,i){if(!d.includes("{"))return{kind:"string",...n,value:d,verbatim:d};const h=new K.bs(d,0,i),E={parts:[],
text:"",isTrimmed:!1};for(h.at=0;h.at<d.length;){const s=h.at;for(;h.at<d.length&&!D(h.peek());)h.at++;if(E.text+=d.slice(s,h.at),h.at<d.length&&!y(h,E)){j(E,n);
break}}const e=E.parts.map(s=>s.kind==="known"?s:{...s,code:d.slice(s.start,s.end),...n});return C({...E,parts:e},n,d)}const D=d=>d==="$"||d==="%";function V(d,n){
const{text:i}=d,h=i.slice(n+1,d.at),E={parts:[],text:h,isTrimmed:!1};for(;;){const e=d.at,s=d.skipAll(K.Tj);if(E.text+=i.slice(e,d.at),s==='"')return d.at++,C(E,
{start:n,end:d.at});if(s==="\\")E.text+=d.readEscape();else if(D(s)){if(!y(d,E))return{kind:"other",start:n,end:d.at}}else return d.reportBrokenString(n),{kind:"\
other",start:n,end:d.at}}}function C(d,{start:n,end:i},h){const{parts:E,text:e}=d;return E.length===0?{kind:"string",start:n,end:i,value:e,verbatim:h??e}:(U(d),
{kind:"template",start:n,end:i,parts:E,verbatim:h})}function U(d){const n=d.isTrimmed?(0,B.Dw)(d.text):d.text;n!==""&&d.parts.push({kind:"known",value:n}),d.text=
""}function j(d,n){U(d),d.parts.push({kind:"unknown",start:n.start,end:n.end})}function y(d,n){const{text:i,at:h}=d,E=i.charAt(h);if(d.peek(1)!=="{"){const s=i.
startsWith(`${E}{`,h+1);return n.text+=s?`${E}{`:E,d.at+=s?3:1,!0}d.at+=2;const e=E==="$"?k(d):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&d.skipBlank()===
"}"?(n.text+=e.value,d.at++,!0):(0,x.ku)(d,"}",h)?(i.charAt(h+2)==="~"&&(n.text=(0,B.s8)(n.text)),j(n,{start:h,end:d.at}),n.isTrimmed=i.charAt(d.at-2)==="~",d.countPart(),
!0):!1}function k(d){if(d.skipBlank()!=='"'||d.depth>=K.lr)return;d.depth++;const n=W(d);return d.depth--,n}function M(d){const{text:n,at:i}=d,h=d.peek(2)==="-",
E=(0,x.Fq)(d);if(E===void 0)return;const e=d.at;if(!(0,x._p)(d,E,i))return{kind:"other",start:i,end:d.at};const s={start:i,end:d.at},c=n.slice(e,n.lastIndexOf(`\

`,d.at-1)+1);if(S.test(c)){const P=[{kind:"unknown",...s}];return{kind:"template",...s,parts:P,verbatim:void 0}}const l=c.replaceAll("$${","${").replaceAll("%%{",
"%{"),g=h?N(l):l;return{kind:"string",...s,value:g,verbatim:g}}const S=/(?<!\$)\$\{|(?<!%)%\{/;function N(d){let n=d.length;for(const[i]of d.matchAll(F))n=Math.
min(n,i.length);return d.replace(F,i=>i.slice(n))}const F=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ce,q,p)=>{p.d(q,{B$:()=>E,Tu:()=>j,
_3:()=>R,cd:()=>d,lR:()=>D,p_:()=>V});var B=p(3298),K=p(6784),x=p(891),W=p(9780);const R=({expression:o,text:t},a)=>a.effort.spend(()=>C(o,t,a)),D=1024;function V(o,t){
if(o.length>D)return;const a=new K.bs(o),r=s(a);return a.skipBlank()===""&&a.mistake===void 0?r?.(t):void 0}function C(o,t,a){switch(o.kind){case"string":return a.
isLiteral?o.verbatim:o.value;case"primitive":{const{value:r,start:u,end:m}=o;return typeof r=="number"?U(t.slice(u,m)):r}case"object":return(0,B.O)(r=>{const u=j(
o,r,t);return u===o?void 0:u&&R({expression:u,text:t},a)});case"tuple":return(0,B.O)(r=>{if(r===W.pi)return o.elements.length;const u=o.elements[Number(r)];return u&&
R({expression:u,text:t},a)});case"template":return a.isLiteral&&o.verbatim!==void 0?o.verbatim:N(E(o.parts,t,a),t,a);case"other":return V(t.slice(o.start,o.end),
a)}}function U(o){const t=o.replace(/[()\s]/g,"");return String(Number(t))===t?Number(t):void 0}function j(o,t,a,r=!1){if(o?.kind!=="object")return;const u=M(o.
items,a),m=u.get(void 0),f=r&&m!==void 0&&(m.name!==void 0||y.test(a.slice(m.start,m.end)));return m===void 0||f?u.get(t)?.value:o}const y=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
k=new WeakMap;function M(o,t){const a=k.get(o)??new Map(o.map(r=>[S(r,t),r]));return k.set(o,a),a}function S({name:o,start:t,end:a},r){return o===void 0?(0,W.Uk)(
V(r.slice(t,a),(0,W.os)())):o.includes("{")?void 0:o.normalize("NFC")}function N(o,t,a){let r="";for(const u of o){const m=u.kind==="known"?void 0:d(u,t),f=u.kind===
"known"?u.value:m&&V(m,a),O=(0,W.Uk)(f);if(O===void 0)return(0,W.VI)(r,f);if(r.length+O.length>W.lG)return;r+=O}return r}const F=(o,t)=>o.code??t.slice(o.start,
o.end);function d(o,t){const a=F(o,t);return a.startsWith("${")?a.slice(2,-1).replace(/^~|~$/g,""):void 0}const n=/^%\{~?\s*if\s([\s\S]*)\}$/,i=/^%\{~?\s*else\s*~?\}$/,
h=/^%\{~?\s*endif\s*~?\}$/;function E(o,t,a){const r=o.map(w=>w.kind==="unknown"?F(w,t):""),[u,...m]=r.keys().filter(w=>n.test(r[w]??"")),f=r.findIndex(w=>h.test(
w));if(u===void 0||m.length>0||f<u)return o;const O=n.exec(r[u]??"")?.[1]??"",I=V(O.replace(/~$/,""),a);if(typeof I!="boolean")return o;const _=r.findIndex(w=>i.
test(w)),v=_<0?f:_,T=I?o.slice(u+1,v):o.slice(v+1,f);return[...o.slice(0,u),...T,...o.slice(f+1)]}const e=o=>t=>t.effort.spend(()=>o(t));function s(o){if(o.depth>=
K.lr)return;o.depth++;const t=c(o);let a=t;if(t!==void 0&&b(o,"?")){const r=s(o),u=b(o,":")?s(o):void 0;a=r&&u&&e(f=>{const O=t(f);if(typeof O!="boolean")return(0,W.
J6)([O]);const[I,_]=O?[r,u]:[u,r],v=I?.(f);return/number|boolean/.test(typeof v)&&typeof _?.(f)!=typeof v?void 0:v})}return o.depth--,a}function c(o){const t=l(
o),a=b(o,"==");if(t===void 0||!a&&!b(o,"!="))return t;const r=l(o);return r&&e(m=>{const f=[t(m),r?.(m)];return f.every(I=>I===null||(0,W.Uk)(I)!==void 0)&&(f.includes(
null)||typeof f[0]==typeof f[1])?f[0]===f[1]===a:(0,W.J6)(f)})}function l(o){let t=P(o);for(;t!==void 0;){let a;if(b(o,".")){const r=o.readName()??$(o,/\d+/y);a=
r===void 0?void 0:e(()=>r)}else if(b(o,"[")){if(a=s(o),!b(o,"]"))return}else return t;t=a&&g(t,a)}}const g=(o,t)=>e(a=>{const r=o(a),u=t(a),m=(0,W.Uk)(u);return typeof r!=
"function"||m===void 0?(0,W.J6)([r,u]):r(m)});function P(o){if(b(o,"(")){const m=s(o);return b(o,")")?m:void 0}const t=o.skipBlank(),a=o.readName();if(a!==void 0)
return A(o,a);const r=$(o,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(r!==void 0)return e(()=>U(r));const u=/["{[]/.test(t)?(0,x.U)(o,t):void 0;return u&&e(m=>C(u,o.text,
m))}function A(o,t){const a={true:!0,false:!1,null:null}[t];if(a!==void 0)return e(()=>a);if(!b(o,"("))return e(u=>u.name(t));const r=[];for(;!b(o,")");){const u=s(
o);if(u===void 0||!b(o,",")&&o.skipBlank()!==")")return;r.push(u)}return e(u=>{const m=r.map(f=>f(u));return(0,W.J6)(m)??u.call(t,m)})}function b(o,t){return o.
skipBlank(),o.text.startsWith(t,o.at)?(o.at+=t.length,!0):!1}function $(o,t){const a=o.match(t)?.[0];return o.at+=a?.length??0,a}}),891:((ce,q,p)=>{p.d(q,{J:()=>W,
U:()=>C});var B=p(6784),K=p(8201),x=p(3278);function W(e,s){e.countPart();const c=s==="element"?e.skipBlank():e.skipSpaces(),l=e.at,g=C(e,c);if(g!==void 0&&V(e,
s))return g;s==="line"&&D(e,g),(0,K.Kk)(e,s);let P=e.at;for(;P>l&&(0,B.xC)(e.text.charAt(P-1));)P--;return P===l&&e.report("invalid expression: expected the sta\
rt of an expression",l),g===void 0?k(e,l,P):{kind:"other",start:l,end:P}}const R=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function D(e,s){R.lastIndex=e.at;const c=s===
void 0?R.test(e.text):/["\w]/.test(e.peek()),l=s===void 0?R.lastIndex-1:e.at;c&&e.report("missing newline after argument or block definition",l)}function V(e,s){
const c=s==="element"?e.skipBlank():e.skipSpaces();return(0,B.wH)(c)||c===","||e.isLineEnd(c)}function C(e,s){if(s==='"')return(0,x.E3)(e);if(s==="<")return(0,x.
jw)(e);if(s!=="{"&&s!=="["&&s!=="(")return;const c=e.at++;e.depth++;let l;return e.depth>B.lr?l=U(e,s,c):s==="{"?l=N(e,c):s==="["?l=S(e,c):l=M(e,c),e.depth--,l}
function U(e,s,c){return(0,K.ku)(e,(0,B.r1)(s)??s,c),{kind:"other",start:c,end:e.at}}const j=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,y=32;function k(e,s,c){
if(j.lastIndex=s,!(j.test(e.text)&&j.lastIndex===c)||c-s>y)return{kind:"other",start:s,end:c};const g=e.text.slice(s,c),P={true:!0,false:!1,null:null}[g];return{
kind:"primitive",start:s,end:c,value:P===void 0?Number(g):P}}function M(e,s){const c=W(e,"element");return e.skipBlank()!==")"?U(e,"(",s):(e.at++,{...c,start:s,
end:e.at})}function S(e,s){if(E(e))return U(e,"[",s);const c=[];let l=F(e,"]",s);for(;l;l=F(e,"]",s)){const P=e.at;c.push(W(e,"element")),e.at===P&&e.peek()!=="\
,"&&e.at++,e.skipBlank()===","&&e.at++}const g={start:s,end:e.at};return l===void 0?{kind:"other",...g}:{kind:"tuple",...g,elements:c}}function N(e,s){if(E(e))return U(
e,"{",s);const c=[];for(;F(e,"}",s);)c.push(d(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:s,end:e.at,items:c}}function F(e,s,c){const l=e.
skipBlank();return l!==s&&!e.isAtEnd()&&!(0,B.wH)(l)?!0:l!==s?e.reportUnclosed(c):(e.at++,!1)}function d(e,s){const c=e.at,l=n(e,s);let g=e.at;for(;g>c&&(0,B.xC)(
e.text.charAt(g-1));)g--;const P=e.skipSpaces();if(P!=="="&&P!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),(0,K.Kk)(
e,"line"),e.at===c&&e.at++,{name:void 0,start:c,end:g,value:{kind:"other",start:g,end:e.at}};e.at++;const A=W(e,"line");return{name:l,start:c,end:g,value:A}}function n(e,s){
const c=e.at;let l;if(s==='"'||s==="("){const A=C(e,s);A?.kind==="string"&&(l=A.value)}else l=e.readName();const g=e.skipSpaces();if(g==="="||g===":")return l;h(
e);const P=e.text.slice(c,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(P)?P:void 0}const i=/[=!<>]=|[-+*/%<>!&|?.]/y;function h(e){for(;;){const s=e.skipSpaces(),
c=e.at;if(e.isLineComment(s))return;if((0,B.L8)(s))e.at++;else if(s==="["||s==="(")e.at++,U(e,s,c);else if(s==='"')(0,x.E3)(e);else if(e.match(i)!==null)e.at=i.
lastIndex;else if(e.readName()===void 0)return}}function E(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,B.L8)(e.peek(3))}}),6353:((ce,q,p)=>{p.d(q,
{K:()=>D});var B=p(6784),K=p(891),x=p(8201),W=p(3278),R=p(9941);function D(n,i=new R.n_,h=!1){const E=new B.bs(n,n.startsWith("\uFEFF")?1:0,i);return E.readsAll=
h,E.structure(V(E,void 0))}function V(n,i){const h={kind:"native",attributes:[],blocks:[]},E=new Set;let e=i!==void 0&&!n.isLineEnd(n.skipSpaces());for(;;){const s=n.
skipBlank();if(n.at>=n.text.length){i!==void 0&&n.report(C,i);break}if(s==="}"&&i!==void 0){n.at++;break}U(n,s,h,E),F(n,e,h),e=!1}return h}const C="unclosed con\
figuration block: there is no closing brace before the end of the file";function U(n,i,h,E){const e=n.at;n.countPart();const s=i==='"'?S(n):n.readName();if(s===
void 0){i<"\x80"?n.report("argument or block definition required",e):n.reportCharacter(),d(n,e);return}const c=n.at;if(n.skipSpaces()==="="&&n.peek(1)!=="="){n.
at++,E.has(s)&&n.report("attribute redefined: it is set a second time",e,c),E.add(s),h.attributes.push({name:s,start:e,end:c,value:(0,K.J)(n,"line")});return}const g=[];
for(let o=N(n);o!==void 0;o=N(n))g.push(o);const P=n.at;if(n.peek()!=="{"){const o=g.length===0?'argument or block definition required: the name has neither "="\
 nor "{" after it':'invalid block definition: the header has no "{" at its end';n.report(o,e,c),d(n,e);return}n.at++;const $=j.has(s)&&g[0]?.value!=="terraform_\
remote_state"&&!n.readsAll&&n.depth===0&&n.mistake===void 0?y(n,P):M(n,P);h.blocks.push({type:s,labels:g,start:e,end:P,body:$})}const j=new Set(["resource","dat\
a","ephemeral","output","variable"]);function y(n,i){const{at:h}=n;if((0,x.ku)(n,"}",i)&&n.mistake===void 0){const e=new B.bs(n.text.slice(0,n.at),h,n.parts);return e.
depth=1,new k(e)}return n.at=h,n.mistake=void 0,M(n,i)}class k{kind="native";cursor;body;constructor(i){this.cursor=i}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(i){return this.body!==void 0||this.cursor.text.includes(i,this.cursor.at)}read(){return this.body??=V(this.cursor,this.cursor.
at-1),this.body}}function M(n,i){if(n.depth>=B.lr)return n.report(`blocks are nested deeper than ${B.lr} levels`,i),(0,x.ku)(n,"}",i),{kind:"native",attributes:[],
blocks:[]};n.depth++;const h=V(n,i);return n.depth--,h}function S(n){const i=n.at,h=(0,W.E3)(n);return n.report("invalid argument name: argument names must not \
be quoted",i,n.at),h.kind==="string"?h.value:void 0}function N(n){const i=n.skipSpaces(),h=n.at;let E;if(i==='"'){const s=(0,W.E3)(n);s.kind==="string"?E=s.value:
(E=n.text.slice(h+1,Math.max(h+1,n.at-1)),n.report("invalid block label: it has to be plain text",h,n.at))}else E=n.readName();if(E===void 0)return;const{at:e}=n;
return n.countPart(),{value:E,start:h,end:e}}function F(n,i,{blocks:h}){const E=n.skipSpaces();i&&(E!=="}"||h.length>0)?n.report("invalid single-argument block \
definition: a block in one line has one argument at most",n.at):!i&&!n.isLineEnd(E)&&n.report("missing newline after argument or block definition",n.at)}function d(n,i){
(0,x.Kk)(n,"line"),(n.at===i||(0,B.wH)(n.peek())&&n.peek()!=="}")&&n.at++}}),9780:((ce,q,p)=>{p.d(q,{A9:()=>V,J6:()=>k,Pg:()=>C,Uk:()=>y,VI:()=>M,ae:()=>B,lG:()=>x,
os:()=>U,pi:()=>K,sT:()=>j});class B{text;withheld;constructor(N,F=null){this.text=N,this.withheld=F}}const K="#",x=4096,W=200,R=2e4,D=5e6,V=S=>/[^\0-\x7f]/.test(
S)?S.normalize("NFC"):S;class C{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>D}spend(N){
if(this.steps+=1,this.count(),this.depth>=W||this.steps>R||this.isSpent)return;this.depth+=1;const F=N();return this.depth-=1,typeof F!="string"?F:F.length>x?void 0:
V(F)}}const U=()=>({name:()=>{},call:()=>{},effort:new C}),j=()=>({...U(),isLiteral:!0}),y=S=>typeof S=="string"||typeof S=="number"||typeof S=="boolean"?String(
S):void 0,k=S=>S.find(N=>N instanceof B&&N.withheld!==null);function M(S,N){return N instanceof B?new B((S+N.text).slice(0,x),N.withheld):new B(S)}}),2756:((ce,q,p)=>{
p.d(q,{A_:()=>N,Bs:()=>V,C5:()=>k,Yo:()=>D,bK:()=>M,g$:()=>F,rI:()=>R,wK:()=>j,yR:()=>y});var B=p(9432),K=p(9985),x=p(9780),W=p(9941);function R({text:d},n,i){const h=(0,W.
yN)(d);return{text:d,place:E=>({file:n,...h(E),target:i})}}const D=d=>{const n=d.length>x.lG?(0,B.dh)(d,x.lG):d;return n.length<13?n:[n.slice(0,1),n.slice(1)].join(
"")};function V(d){const n=d.join(".");return n.length>x.lG?D(n):n}const C=d=>d.length>x.lG?{kind:"pieces",pieces:[null],text:D(d)}:{kind:"known",text:D((0,x.A9)(
d))},U=d=>d===void 0||d.length>K.lR?null:{code:D(d)};function j(d,n,i=!1){const h=()=>d.text.slice(n.start,n.end),E=e=>({kind:"pieces",pieces:e,text:D(h())});switch(n.
kind){case"string":{const{value:e,verbatim:s}=n;if(i||e===s)return C(s);const c=D((0,x.A9)(e));return{kind:"pieces",pieces:[c],text:c,isJson:!0}}case"template":{
if(i&&n.verbatim!==void 0)return C(n.verbatim);const e=n.verbatim!==void 0,s=e?null:(0,K._3)({expression:n,text:d.text},(0,x.os)());if(typeof s=="string")return C(
s);const c=(0,K.B$)(n.parts,d.text,(0,x.os)()).map(g=>g.kind==="known"?D(g.value):U((0,K.cd)(g,d.text))),l=c.includes(null)?[U(h())]:c;return{...E(l),...e&&{isJson:e}}}case"\
other":{const e=h(),s=(0,K.p_)(e,(0,x.os)());return typeof s=="string"?C(s):E([U(e)])}case"primitive":case"object":case"tuple":return E([null])}}function y(d,n){
return n.kind!=="primitive"?j(d,n):n.value===null?null:C(String(n.value))}function k(d,n){const[i]=d.kind==="pieces"?d.pieces:[];return d.kind==="known"||typeof i!=
"object"||i===null?d:{...d,pieces:[{code:`(${i.code}).${n}`}]}}function M(d){return d?.kind!=="string"?null:D((0,x.A9)(d.value))}const S=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));
function N({text:d},n){return(n.kind==="template"?n.parts.map(h=>h.kind==="unknown"?(0,K.cd)(h,d):""):[n.kind==="other"?d.slice(n.start,n.end):""]).some(h=>S.test(
h??""))}function F({pieces:d},n){let i="";for(const h of d){const E=typeof h=="object"?h&&(0,K.p_)(h.code,n):h;if(E===null&&h!==null&&d.length===1)return{isWhole:!0,
text:null,withheld:null};const e=(0,x.Uk)(E);if(e===void 0)return{isWhole:!1,...(0,x.VI)(i,E)};if(i.length+e.length>x.lG)return{isWhole:!1,text:i,withheld:null};
i+=e}return{isWhole:!0,text:D((0,x.A9)(i)),withheld:null}}}),6641:((ce,q,p)=>{p.d(q,{A:()=>V,l:()=>C});var B=p(7706),K=p(2170),x=p(9119),W=p(1054),R=p(8032),D=p(
3140);function*V(j){const y=j.every(({kind:k})=>k.clients.length===R.Du.length);for(const k of y?[R.Du]:R.Du.map(M=>[M])){const M=j.filter(({kind:S})=>k.every(N=>S.
clients.includes(N)));yield{readers:k,read:M}}}function C(j){const y=[...V(j)].flatMap(({readers:k,read:M})=>[...U(M)].map(({what:S,place:N,problem:F,clients:d=R.
Du})=>{const n=k.filter(h=>d.includes(h)),i=(0,W.Kc)(S);return(0,K.kH)(F,{places:[N],clients:n,isPlaceholder:i})}));return(0,K.Qp)(y,({places:k,problem:M})=>[k[0],
M.message])}function*U(j){const y=new Map,k=j.some(({kind:M,definitions:S})=>M.isOverride&&S.some(({what:N,problem:F})=>!F&&N===D.Uf));for(const{definitions:M,kind:S,
isContext:N,notes:F}of j)for(const{what:d,place:n,problem:i,clients:h}of M){const E=y.get(d);if(i!==void 0){const e=i.code==="block-backend"&&k&&!S.isOverride;!N&&
F.length===0&&!e&&(yield{what:d,place:n,problem:i,clients:h})}else{if(S.isOverride)continue;if(E===void 0)y.set(d,n);else if(!N){const e=(0,x.eo)(E);yield{what:d,
place:n,problem:(0,B.ho)({kind:"twice",what:d,first:e})}}}}if(!j.some(({notes:M,kind:S})=>M.length>0||S.class==="terragrunt")){for(const{definitions:M,kind:S,isContext:N}of j)
if(!(!S.isOverride||N))for(const{what:F,place:d,problem:n,isSingle:i}of M)n!==void 0||i||y.has(F)||(yield{what:F,place:d,problem:(0,B.ho)({kind:"no-base",what:F})})}}}),
3140:((ce,q,p)=>{p.d(q,{AP:()=>C,Uf:()=>j,kM:()=>k,kg:()=>V});var B=p(7706),K=p(8516),x=p(8032),W=p(3846),R=p(9941),D=p(2756);const V=new Map([["import","langua\
ge","locals","moved","removed","terraform"],["check","module","output","provider","variable"],["action","data","ephemeral","list","resource"]].flatMap((t,a)=>t.
map(r=>[r,a]))),C=t=>t.kind==="native"?t.blocks:[...V].flatMap(([a,r])=>(0,R.SH)(t,a,r));function U(t,a,r,u=x.Du,m=B.ho){return{what:r.what,place:t.place(a),problem:m(
r),clients:u}}const j="the backend or cloud block",y=/^(?:credentials(?:_helper)?|host|provider_installation)$/;function*k(t,a){const r=({name:u})=>a.kind==="na\
tive"||!V.has(u);for(const u of[...(0,R.Td)(a).filter(r),...C(a)]){const m="name"in u?u.name:u.type,f=V.get(m);if("labels"in u&&u.labels.length===f)yield*N(t,u);else{
const O=y.test(m)?"of-cli":"unknown";yield U(t,u,{kind:O,what:(0,D.Yo)(m),labels:f})}}}const M=($late2??=new RegExp("^[\\p{ID_Start}_][\\p{ID_Continue}-]*$","u")),S=/^(?:module|variable|output|resource|data)$/;
function*N(t,a){const{type:r,labels:u,body:m}=a,f=r==="provider"?(0,D.bK)((0,R.w4)(m,"alias")?.value):null,O=[r,...u.map(({value:G})=>G),...f===null?[]:[f]],I=(0,D.
Bs)(O);if(r==="terraform"&&(yield*s(t,m)),u.length===0)return;const _=f===null&&!S.test(r);yield{what:I,place:t.place(a),..._&&{isSingle:_}};const v=G=>r==="pro\
vider"?(0,W.sL)(G).ok:M.test(G),T=u.find(({value:G})=>!v(G));T!==void 0&&(yield U(t,T,{kind:"name",what:(0,D.Yo)(T.value)})),r==="variable"&&(yield*A(t,a,I)),r===
"module"&&(yield*E(t,I,m,F));const w=r==="provider"?(0,R.w4)(m,"for_each"):void 0;w!==void 0&&(0,R.w4)(m,"alias")===void 0&&(yield U(t,w,{kind:"no-alias",what:I},
["opentofu"]))}const F=[/^(?!(?:lifecycle|locals|provider)$)/],d=["terraform"],n=[/^(?:hostname|organization|token|workspaces)$/],i=[/^(?:name|tags|project)$/,"\
name","tags"],h=[/^(?:name|prefix)$/,"name","prefix"];function*E(t,a,r,u){const[m,...f]=u,O=u===F?B.ho:B.g6;for(const T of[...(0,R.Td)(r),...r.kind==="native"?r.
blocks:[]]){const w=(0,D.Yo)("name"in T?T.name:T.type),G=w==="lifecycle"?d:x.Du,L={kind:"argument",what:a,argument:w};m.test(w)||(yield U(t,T,L,G,O))}const[I,_]=f.
map(T=>(0,R.w4)(r,T)?.value),v=[I,_].some(T=>/other|primitive/.test(T?.kind??"other")||(0,D.bK)(T)==="");!_||v||(yield U(t,_,{kind:"both",what:a,names:f},x.Du,O))}
const e=[["backend",1,j],["cloud",0,j],["required_providers",0,"required_providers"]];function*s(t,a){for(const[r,u,m]of e)for(const f of(0,R.SH)(a,r,u))if(yield{
what:m,place:t.place(f),isSingle:!0},r!=="required_providers")yield*g(t,f);else for(const O of(0,R.Td)(f.body))yield*$(t,O);yield*o(t,(0,R.w4)(a,"required_versi\
on"))}const c=/^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/,l=/^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/;function*g(t,a){
const[{value:r}={value:"cloud"}]=a.labels;if(!c.test(r)){const u=l.test(r),m={kind:"backend",what:(0,D.Yo)(r),isRemoved:u};yield U(t,a,m,x.Du,B.g6)}if(!(r!=="cl\
oud"&&r!=="remote")){yield*E(t,`the ${a.type} block`,a.body,n);for(const{body:u}of(0,R.SH)(a.body,"workspaces",0))yield*E(t,"workspaces",u,r==="cloud"?i:h)}}const P=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;
function*A(t,a,r){const u=(0,R.w4)(a.body,"type")?.value,[{value:m}={value:""}]=a.labels;P.test(m)&&(yield U(t,a,{kind:"reserved",what:r})),a.body.kind==="nativ\
e"&&u?.kind==="string"&&(yield U(t,u,{kind:"quoted-type",what:r}))}const b=["source","version","configuration_aliases"];function*$(t,a){const{value:r}=a,u=(0,D.
Yo)(a.name),m=(0,D.Bs)(["required_providers",u]),f=r.kind==="object"?r.items:null,O=(0,W.sL)(u);if(!O.ok||f!==null&&O.value!==u){const _=O.ok?O.value:null;yield U(
t,a,{kind:"local-name",what:u,normal:_});return}const I=f?.find(_=>_.name!==void 0&&!b.includes(_.name));I?.name!==void 0&&(yield U(t,I,{kind:"argument",what:m,
argument:(0,D.Yo)(I.name)}))}function*o(t,a){if(a===void 0||!(0,D.A_)(t,a.value))return;const r=t.place(a.value),u=(0,K.jF)({kind:"not-constant"}),m=/\.tofu(\.json)?$/.
test(r.file)?"opentofu":"terraform";yield{what:"required_version",place:r,problem:u,clients:[m]}}}),8594:((ce,q,p)=>{p.d(q,{Ef:()=>d,FT:()=>S,RO:()=>y,S9:()=>h,
Zn:()=>c,gd:()=>g,hN:()=>P,qm:()=>U});var B=p(8339),K=p(8032),x=p(5243),W=p(9897),R=p(3846),D=p(9780),V=p(2756),C=p(5440);const U=A=>[[{...(0,V.g$)(A,(0,D.os)()),
from:null}]],j=1e4;function y({kind:A},b,$,o){const{row:t,value:a}=b;if(a?.kind!=="known")return M(A,b,$);const r=k(b),m=t.grammar==="module"&&!r&&(0,x.Nj)(a.text)?
"./":a.text,f=A.clients.length===K.Du.length?"":A.clients[0],O=`${t.grammar} ${t.service} ${f} ${r} ${m}`,I=o.get(O);if(I!==void 0)return I;o.size>=j&&o.clear();
const _=M(A,b,$);return o.set(O,_),_}const k=({version:A})=>A?.value.kind==="known";function M(A,b,$){const o=A.clients.map(a=>[a,N(A,b,a,$)]),t=Math.max(...o.map(
([,{length:a}])=>a));return Array.from({length:t},(a,r)=>{const u=new Map;for(const[f,{[r]:O}]of o)O!==void 0&&u.set(f,O);const m=S([...u.values()]);return{meanings:u,
first:m,needs:P(u,b.row)}})}const S=A=>A.find(({host:b,directHost:$})=>b!==null||$!==void 0)??C.zt;function N(A,b,$,o){const t=n(b,$,o).map(r=>{const u=E(A,b,$,
r);return F(b,$)?{...u,directHost:W.IZ}:u});if(t.length<2)return t;const a=({host:r,directHost:u,needed:m,problem:f})=>JSON.stringify([r,u,m,f?.message]);return[
...new Map(t.map(r=>[a(r),r])).values()]}const F=({row:A,value:b},$)=>$==="terraform"&&A.evaluation?.terraform!=="any"&&b?.kind==="pieces"&&b.isJson===!0,d={isWhole:!0,
withheld:null,from:null};function n(A,b,$){const{value:o}=A;return o?.kind==="known"?[[{...d,text:o.text}]]:o===void 0||o.text==="null"?[[{...d,text:null}]]:$(A,
o,b)}const i=({value:A})=>A?.kind==="pieces"&&A.text!=="null",h=({references:A})=>A.some(b=>b.row.evaluation!==void 0&&(i(b)||b.version?.value.kind==="pieces"||
b.row.merges==="module"&&b.value?.kind==="pieces"));function E(A,b,$,o){const{row:t,address:a,value:r}=b,u=c(o),m=u.map(({isWhole:w,text:G})=>{if(G===null)return g(
b,A,$);if(w)return C.pb[t.grammar](G,$,k(b));const L=A.class==="terragrunt"||A.isGenerated;return t.grammar==="host-part"&&L?C.zt:(0,C.i4)(t.grammar,G,$)}),[f]=m,
O=m.every(w=>w?.needed===f?.needed);if(f!==void 0&&O&&!m.includes(void 0)){const[w]=u;if(r?.kind!=="pieces"||w===void 0)return f;const L=m.every(Z=>Z?.directHost===
f.directHost)?{}:{directHost:W.IZ},J=u.every(Z=>Z.isWhole);return{...f,...L,evaluated:{text:w.text,isWhole:J}}}const I=t.evaluation!==void 0&&t.evaluation[$]===
void 0;if(I&&!A.isGenerated)return C.zt;const _=u.find(({withheld:w})=>w!==null)?.withheld??null;if(!I&&_===null&&s(r))return{...C.zt,directHost:W.IZ};const v=$===
"terraform",T=(0,B.J0)({address:a,argument:t.grammar==="host"?"hostname":"source",expression:r?.kind==="pieces"?r.text:"",candidates:u.map(({isWhole:w,text:G,from:L})=>({
text:w?G:null,from:L})),refused:_===null?null:{variable:v?_:""}});return(0,C.Qm)(T)}const e=/^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/,
s=A=>A?.kind==="pieces"&&(e.test(A.text)||A.pieces.some(b=>/[?&]ref=/.test(String(b))));function c(A){return A.some(({isWhole:b,from:$})=>b&&$!==null)?A.filter(
({isWhole:b,from:$})=>b||$!==null):A}const l={cloud_default:"cloud block",remote_state_default:"remote state"};function g(A,b,$){const{row:o,value:t,address:a,localName:r}=A,
u=t===void 0?A.kind:o.absent??A.kind;if(o.defaults!==void 0){const m=o.defaults[$];return m!==null?(0,C.TU)((0,x.mD)(m)):(0,C.Qm)((0,B.tg)(l[u]??"remote backend"))}
return t!==void 0?o.grammar==="url"?C.zt:(0,C.Qm)((0,B.DA)({reason:"null",address:a})):u==="required_provider_invalid"?(0,C.Qm)((0,B.DA)({reason:"not-a-requirem\
ent",address:a})):r!==null&&b.class!=="stack"&&b.class!=="deploy"?r!=="terraform"&&(0,R.sL)(r).ok?(0,C.TU)((0,x.Vm)($)):C.zt:b.isOverride?C.zt:(0,C.Qm)((0,B.DA)(
{reason:"missing",address:a}))}function P(A,{service:b}){if(b===null)return[];const $=new Map;for(const[o,{needed:t}]of A)t!==null&&$.set(t,{host:t,service:b,clients:[
...$.get(t)?.clients??[],o]});return[...$.values()]}}),4118:((ce,q,p)=>{p.d(q,{FK:()=>n,hN:()=>l,FZ:()=>t,xr:()=>a,Od:()=>i,gq:()=>E,R:()=>P});var B=p(8032),K=p(
5243),x=p(3846),W=p(5106),R=p(9941),D=p(2756),V=p(6641),C=p(3140);function*U(m,f){const O=j.get(f.type)?.(f,m)??[];for(const{kind:I,text:_,localName:v=null,span:T}of O)
yield{kind:I,text:(0,D.Yo)(_),localName:v,place:m.place(T)}}const j=new Map([["terraform",y],["provider",M],["module",F]]);function*y({body:m},f){const O=(0,R.SH)(
m,"required_providers",0).flatMap(I=>(0,R.Td)(I.body));for(const{value:I}of O){const v=(I.kind==="object"?I.items:[]).find(({name:T})=>T==="configuration_aliase\
s")?.value;for(const T of v?.kind==="tuple"?v.elements:[])yield{kind:"provider-expected",text:T.kind==="string"?T.value:k(f,T),span:T}}}const k=({text:m},{start:f,
end:O})=>m.slice(f,O).trim();function*M(m){const{labels:f,body:O}=m,[I]=f;if(I===void 0||S(O))return;const _=(0,D.bK)((0,R.w4)(O,"alias")?.value);yield{kind:"pr\
ovider-configured",text:_===null?I.value:`${I.value}.${_}`,span:m}}const S=m=>(0,R.Td)(m).every(({name:f})=>f==="alias"||f==="//")&&(m.kind==="json"||m.blocks.length===
0),N=["count","for_each","depends_on"];function*F({labels:[m],body:f},O){const I=(0,D.Yo)(m?.value??""),_=(0,R.w4)(f,"providers")?.value;for(const v of _?.kind===
"object"?_.items:[])yield{kind:"provider-passed",text:v.name??k(O,v),localName:I,span:v};for(const v of N){const T=(0,R.w4)(f,v);T!==void 0&&(yield{kind:"call-r\
epeated",text:v,localName:I,span:T})}}var d=p(1011);const n={providerUses:new Map,hasBackend:!1,declared:[]};function i(m,f){const O=new e(m);for(const T of(0,C.
AP)(f))C.kg.get(T.type)===T.labels.length&&O.read(T);const{providerUses:I,hasBackend:_,declared:v}=O;return{providerUses:I,hasBackend:_,declared:v}}const h=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function E(m,f){const O=new e(m),I=(0,R.w4)(f,"terraform_binary")?.value,[,_]=h.exec((0,D.bK)(I)??"")??[];return I!==void 0&&_!==void 0&&O.declare("binary",I,_),
O.declareVersion("version",(0,R.w4)(f,"terraform_version_constraint")),{...n,declared:O.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(f){
this.source=f}isOpen=({value:f})=>(0,D.A_)(this.source,f);read(f){const{type:O,labels:I,body:_}=f;switch(this.declared.push(...U(this.source,f)),O){case"languag\
e":this.declare("language",f);for(const v of(0,R.SH)(_,"compatible_with",0))this.declareVersion("compatible",(0,R.w4)(v.body,"opentofu"));return;case"terraform":{
this.hasBackend||=l(_);const v=s(_).flatMap(c).find(this.isOpen);v!==void 0&&_.kind==="native"&&this.declare("state-expression",v.value,(0,D.Yo)(v.name));for(const T of(0,R.
SH)(_,"encryption",0))this.declare("encryption",T);this.declareVersion("version",(0,R.w4)(_,"required_version"));return}case"provider":for(const v of I)this.use(
v.value,v.value,v,[f]),this.declareVersion("provider-version",(0,R.w4)(_,"version"),(0,D.Yo)(v.value));(0,R.w4)(_,"for_each")!==void 0&&this.declare("provider-f\
or-each",f);return;case"check":for(const v of(0,R.SH)(_,"data",2))this.readTyped(v,[f,v]);return;case"import":this.readNamed(f,[f])||this.readImported(f);return;default:
if(I.length<2)return;O==="action"&&this.declare("action",f),this.readTyped(f,[f])}}declare(f,O,I="",_=null){this.declared.push({kind:f,text:I,localName:_,place:this.
source.place(O)})}declareVersion(f,O,I){const _=(0,D.bK)(O?.value);O!==void 0&&_!==null&&this.declare(f,O.value,_,I)}readTyped(f,O){const[I]=f.labels;if(I===void 0||
this.readNamed(f,O))return;const[_=""]=I.value.split("_",1);this.use(_,I.value,I,O)}readImported(f){const O=(0,R.w4)(f.body,"to")?.value,[,I]=$.exec(this.textOf(
O))??[];if(O===void 0||I===void 0)return;const[_=""]=I.split("_",1);this.use(_,I,O,[f])}textOf(f){if(f===void 0)return"";const{start:O,end:I}=f;return(f.kind===
"string"?f.value:this.source.text.slice(O,I)).slice(0,o).trim()}readNamed(f,O){const I=(0,R.w4)(f.body,"provider")?.value;if(I===void 0)return!1;const[,_]=b.exec(
this.textOf(I))??[];return _===void 0?!1:(this.use(_,_,I,O),!0)}use(f,O,I,_){if(this.providerUses.has(f))return;const v={text:(0,D.Yo)(O),address:A(_),place:this.
source.place(I)};this.providerUses.set((0,D.Yo)(f),v)}}const s=m=>[...(0,R.SH)(m,"backend",1),...(0,R.SH)(m,"cloud",0)],c=({body:m})=>[m,...(0,R.SH)(m,"workspac\
es",0).map(f=>f.body)].flatMap(R.Td),l=m=>s(m).length>0,g=["name","prefix","tags"];function P(m){const[f]=(0,R.SH)(m,"workspaces",0),O=_=>_==="workspaces"&&f!==
void 0?g.some(v=>(0,R.w4)(f.body,v)!==void 0):(0,R.w4)(m,_)!==void 0,I=d.Rt.filter(_=>!O(_));return{organization:(0,D.bK)((0,R.w4)(m,"organization")?.value),name:f?
(0,D.bK)((0,R.w4)(f.body,"name")?.value):null,...I.length>0&&{lacks:I}}}const A=m=>(0,D.Bs)(m.flatMap(({type:f,labels:O})=>[f,...O.map(({value:I})=>I)])),b=($late3??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
$=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,o=256;function t(m){const f=new Map;for(const{readers:O,read:I}of(0,V.A)(m))for(const[_,v]of u(I)){
const T=f.get(_),w=T===void 0?O:[...T.clients,...O];f.set(_,{...T??v,clients:w})}return Array.from(f.values(),O=>{const{host:I,isHostImplied:_,needs:v}=a(O.clients);
return{kind:"implied_provider",host:I,isHostImplied:_,...O,isOverridden:!1,needs:v}})}function a(m){const f=m.length===B.Du.length,O=_=>_.clients.some(v=>m.includes(
v)),I=f?r:r.filter(O);return{host:I[0]?.host??null,isHostImplied:!0,needs:I}}const r=B.Du.map(m=>({host:(0,K.Vm)(m),service:W.xq,clients:[m]}));function u(m){const f=new Set(
["terraform"]);for(const{references:I}of m)for(const{localName:_}of I)f.add(_);const O=new Map;for(const{scope:I,isContext:_}of m)if(!_)for(const[v,T]of I.providerUses)
f.has(v)||(f.add(v),(0,x.sL)(v).ok&&O.set(v,T));return O}}),5839:((ce,q,p)=>{p.d(q,{PG:()=>y,YK:()=>S,kl:()=>k});var B=p(4756),K=p(2170),x=p(1054),W=p(8032),R=p(
1780),D=p(3298),V=p(6641),C=p(5440),U=p(8594),j=p(4118);const y=5e4;function k(e,s,c=new Map){const l=[],g=[...e.flatMap(A=>A.notes),...(0,V.l)(e)],P=new F(e,s);
for(const A of e)if(!A.isContext)for(const b of A.references){const o=b.version!==null&&M(A,b.version)?{...b,version:null}:b;if(l.length>=y)return g.push(S(A.file)),
N(l,g);const t=(0,U.RO)(A,o,s,c);if(o.kind==="backend"&&t.every(({first:r})=>r===C.zt))continue;let a=M(A,o)?void 0:d(A,o,s);for(const r of t){const u=P.usageOf(
A,o,r);l.push(a===void 0?u:{...u,calls:a}),a=void 0}for(const r of P.notesOf(A,o,t))g.push(r)}for(const A of(0,j.FZ)(e))l.push(A);return N(l,g)}function M({notes:e},{
value:s,place:c}){const l=c.line+(s?.kind==="pieces"?s.text.split(`
`).length:0);return e.map(P=>(0,K.Xd)(P)?.line??0).some(P=>P>=c.line&&P<l)}const S=e=>(0,K.ht)(e,(0,B.ub)({kind:"module-usages",max:y})),N=(e,s)=>({usages:e.sort(
(c,l)=>E(c.place,l.place)),notes:s.sort((c,l)=>E((0,K.Xd)(c),(0,K.Xd)(l)))});class F{values;overrides;constructor(s,c){this.values=c,this.overrides=s.filter(({kind:l})=>l.
isOverride)}usageOf(s,c,l){const{kind:g,value:P,address:A,constraints:b,place:$,row:o,hasOwnToken:t,workspace:a}=c,{meanings:r,first:u,needs:m}=l,f=this.overrides.
length===0?r:new Map([...r].filter(([_])=>this.isInForce(s,c,_))),O=f.size===r.size,I={kind:g,host:u.host,isHostImplied:u.isHostImplied,directHost:u.directHost,
hasOwnToken:t,text:P?.text??null,address:A,version:this.versionOf(c),constraints:b,place:$,clients:s.kind.clients,needs:O?m:(0,U.hN)(f,c.row),isOverridden:f.size===
0,workspace:a};return O&&o.backend===void 0&&P?.kind!=="pieces"?I:{...I,...this.decisionOf(c,l,f)}}decisionOf({value:s,row:c},{meanings:l},g){const P=[...l],A=P.
flatMap(([$,o])=>o.evaluated===void 0?[]:[[$,o.evaluated]]),b=P.flatMap(([$])=>g.has($)?[]:$);return{...s?.kind==="pieces"&&{evaluated:Object.fromEntries(A)},...c.
backend!==void 0&&{backend:c.backend},...g.size>0&&b.length>0&&{replacedFor:b}}}notesOf(s,c,l){const{place:g,value:P}=c,A=[g],b=P===void 0&&s.notes.length>0,$=[];
for(const{meanings:o}of b?[]:l)for(const[t,{problem:a,host:r}]of o){if(a===void 0||!this.isInForce(s,c,t)||M(s,c)&&a.code==="source-dynamic")continue;const u=P?.
kind==="known"&&(0,x.Kc)(P.text);$.push((0,K.kH)(a,{namedHost:r,clients:[t],places:A,isPlaceholder:u}))}return(0,K.Qp)($,({problem:{code:o,message:t}})=>o==="so\
urce-dynamic"?(0,R.pj)(t):o)}isInForce({kind:s},{mergeKey:c},l){return s.isOverride||c===null||!this.replaced(l).has(c)}replaced=(0,D.O)(s=>{const c=new Set;for(const{
kind:l,references:g,scope:P}of this.overrides)if(l.clients.includes(s)){P.hasBackend&&c.add("backend");for(const{mergeKey:A,value:b,localName:$}of g)A!==null&&(b!==
void 0||$!==null)&&c.add(A)}return c});versionOf(s){if(s.version===null)return;const{value:c,place:l}=s.version;if(c.kind==="known")return{text:c.text,place:l};
const g=W.Du.flatMap(A=>{const b=this.values(s,c,A).flat();if(b.some(({withheld:t})=>t!==null))return[];const[$,...o]=b;return[[A,o.length===0&&$?.isWhole===!0?
$.text:null]]});return{text:h.test(c.text)?c.text:"\u2026",value:Object.fromEntries(g),place:l}}}function d({kind:e},s,c){const{row:l,value:g,version:P}=s,A=g?.
kind==="pieces"||P?.value.kind==="pieces";if(l.merges!=="module"||!A)return;const b=e.clients.map($=>[$,n(s,$,c)]);return Object.fromEntries(b.filter(([,$])=>$!==
null))}function n(e,s,c){const l=b=>b?.kind==="pieces"?c(e,b,s):[[{...U.Ef,text:b?.text??null}]],g=l(e.value);if(g.flat().some(({withheld:b})=>b!==null))return null;
const P=l(e.version?.value),A=new Map;for(let b=0;b<Math.max(g.length,P.length);b+=1){const $=[g[b]??g[0]??[],P[b]??P[0]??[]],[o,t]=$.map(i),[a=null]=$.flatMap(
([m])=>m?.root??[]),u={root:a,source:o??null,version:t??null,isOpen:o===void 0||t===void 0};A.set(JSON.stringify(u),u)}return[...A.values()]}function i(e){const[
s,...c]=(0,U.Zn)(e),l=c.every(({isWhole:g,text:P})=>g&&P===s?.text);return s?.isWhole===!0&&l?s.text:void 0}const h=/^(?!<<)"?[^"]*"?$/,E=(e,s)=>e===null||s===null?
0:e.file!==s.file?e.file<s.file?-1:1:e.line-s.line||e.column-s.column}),7918:((ce,q,p)=>{p.d(q,{eI:()=>b,jq:()=>o,CJ:()=>a,bH:()=>c});var B=p(4756),K=p(8516),x=p(
2170),W=p(9968),R=p(9432),D=p(9941),V=p(2756);const C=/(?:#|\/\/|\/\*)[^"\n]{0,80}?tf[-_ ]?disco[-_:= ]{0,3}(?:ignore|disable|skip|nolint)(?![a-z])[^\n]*/gi,U=1e3,
j=400;function y(_,v){if(!/tf[-_ ]?disco/i.test(_))return[];const T=(0,D.yN)(_),w=new Set;return Array.from(_.matchAll(C).take(U),({0:L,index:J})=>{const[Z="",...se]=L.
trimEnd().split("*/"),ee={...v,...T({start:J,end:J+Z.length})};return[_.slice(_.lastIndexOf(`
`,J)+1,J),...se].join("").trim()===""&&w.add(ee.line),{text:(0,V.Yo)((0,R.dh)(Z,j)),place:ee}}).map(L=>{let{line:J}=L.place;for(;w.has(J);)J++;return{...L,line:J}})}
var k=p(3276),M=p(6353),S=p(3140),N=p(3114),F=p(2213),d=p(9985),n=p(4118),i=p(3542);function h(_,v,T){const w=(0,i.FK)(T),G=[],L=new Set([""]);if(v.kind==="json")
for(const{name:J}of v.members)L.add(J);else for(const{type:J}of v.blocks)w.has(J)&&L.add(J);for(const J of L)for(const Z of w.get(J)??[])new E(_,Z,G).readAt(0,{
body:v,block:void 0,names:[]});return G}class E{source;row;references;constructor(v,T,w){this.source=v,this.row=T,this.references=w}readAt(v,T){const w=this.row.
path[v];if(w===void 0){this.read(T);return}const[G]=w,{body:L}=T,J=L.kind==="native"?L.blocks:(0,D.SH)(L,G,w.length-1);for(const Z of J){const{labels:se}=Z;if(Z.
type!==G||se.length!==w.length-1||se.some(({value:le},ae)=>!["*",le].includes(w[ae+1]??"")))continue;const re=[...T.names,G,...se.map(({value:le})=>le)];this.readAt(
v+1,{body:Z.body,block:Z,names:re})}}read(v){const{body:T,block:w,names:G}=v;switch(this.row.position){case"entries":for(const L of(0,D.Td)(T))this.addEntry(G,L);
return;case"label":{const L=w?.labels.at(-1);if(L===void 0)return;const J={kind:"known",text:(0,V.Yo)(L.value)},Z=this.source.place(L),se=this.version((0,D.w4)(
T,"version")?.value),ee=(0,V.bK)((0,D.w4)(T,"constraints")?.value)??void 0;this.add(G.slice(0,-1),{value:J,place:Z,version:se,constraints:ee});return}case"urls":{
const L=(0,D.w4)(T,"urls")?.value;for(const J of L?.kind==="tuple"?L.elements:[])this.add(G,this.written(J));return}case"open-state":this.addOpenState(v);return;default:
this.addArguments(v,this.row.position)}}add(v,T){const{row:w}=this,G={version:null,constraints:void 0,localName:null,workspace:void 0},L={row:w,address:(0,V.Bs)(
v),mergeKey:(0,i.dh)(w,v)};this.references.push({kind:w.kind,hasOwnToken:!1,...G,...T,...L})}addOpenState({body:v,names:T}){const{source:w}=this,G=ae=>(0,D.w4)(
v,ae)?.value,L=G("encryption"),J=L?.kind==="other"||F.Ar.some(ae=>(0,d.Tu)(L,ae,w.text)!==void 0),Z=(0,V.bK)(G("backend")),se=G(Z===null?"backend":"config"),ee=Z!==
"remote"&&se?.kind!=="object",re=J?L:ee?se:void 0;if(re===void 0)return;const le={kind:"pieces",pieces:[null],text:(0,V.wK)(w,re).text};this.add(T,{value:le,place:w.
place(re)})}addArguments({body:v,block:T,names:w},G){const{row:L,source:J}=this,Z=H=>(0,D.w4)(v,H)?.value,se=L.backend!==void 0;if(se&&(0,V.bK)(Z("backend"))!==
L.backend)return;const ee=se?Z("config"):void 0,re=H=>{const[z="",Y]=H.split("."),X=se?(0,d.Tu)(ee,z,J.text):Z(z);return Y!==void 0&&X?.kind==="object"?(0,d.Tu)(
X,Y,J.text):X},le={version:this.version(Z("version")),hasOwnToken:L.grammar==="host"&&re("token")!==void 0,workspace:L.merges==="backend"&&L.grammar==="host"?(0,n.
R)(v):void 0},ae=new Map(G.map(H=>[re(H)??H,H]));for(const[H,z]of ae)if(typeof H!="string")this.add(w,{...le,...this.written(H)});else if(L.absent!==void 0&&T!==
void 0){const X=ee!==void 0&&ee.kind!=="object"?(0,V.C5)((0,V.wK)(J,ee),z):void 0;this.add(w,{...le,kind:L.absent,value:X,place:J.place(T)})}}written(v){const{row:T,
source:w}=this,G=v.kind==="primitive"&&v.value===null;return{value:T.defaults!==void 0&&G?void 0:(0,V.wK)(w,v,T.isLiteral),place:w.place(v)}}addEntry(v,{name:T,
value:w}){const{row:G,source:L}=this,J=[...v,T],Z=(0,V.Yo)(T);if(w.kind==="object"){const le=H=>(0,d.Tu)(w,H,L.text,G.isLiteral),ae=le("source");this.add(J,{localName:Z,
kind:ae===void 0?G.absent??G.kind:G.kind,value:ae&&(0,V.wK)(L,ae,G.isLiteral),version:this.version(le("version"),V.wK),place:L.place(ae??w)});return}const se=["\
string","primitive","template"].includes(w.kind),ee=se?"required_provider_legacy":"required_provider_invalid",re=se?this.version(w):null;this.add(J,{localName:Z,
kind:ee,version:re,value:void 0,place:L.place(w)})}version(v,T=V.yR){const w=v&&T(this.source,v);return v&&w?{value:w,place:this.source.place(v)}:null}}var e=p(
5839);const s=64;function*c(_,v){const T=[],w=[],G=[];let[L,J]=[0,e.PG];for(const[Z,{path:se,file:ee,target:re,kind:le,isContext:ae}]of _.entries()){if(Z>0&&Z%s===
0&&(yield v+Z))return null;const z=(0,W.yR)(se);if(!z.ok){const{failure:Q}=z;Q.kind==="size"?w.push((0,x.ht)(ee,(0,B.ub)(Q))):T.push(g(Q.code,{file:ee,kind:le,isContext:ae}));
continue}L+=z.bytes,!ae&&le.syntax==="hcl"&&!/(^|\/)\.terraform\//.test(ee)&&G.push(...y(z.text,{file:ee,target:re}));const Y=a(z.text,le,ee,ae,new D.n_,re);!z.
isUtf8&&!ae&&Y.notes.length===0&&w.push(P(z.text,le,ee));const X=A(Y)+Y.definitions.length;if(X>J){const Q={...Y.scope,providerUses:n.FK.providerUses},ne=Y.references.
slice(0,J),ie=[...Y.notes,(0,e.YK)(ee)];T.push({...Y,references:ne,scope:Q,definitions:[],notes:ie});break}J-=X,T.push(Y)}return{files:T,notes:w,bytes:L,comments:G}}
const l=["EACCES","EPERM"];function g(_,v){const T=((0,N.Ep)(v.kind)||v.kind.class==="lock")&&l.includes(_),w=[(0,x.ht)(v.file,(0,B.WO)({what:"file",code:_,isRefused:T}))];
return{...v,references:[],scope:n.FK,definitions:[],notes:w}}function P(_,v,T){const w=_.indexOf("\uFFFD"),G=_.slice(_.lastIndexOf(`
`,w)+1,w),L=/#|\/\//.test(G)||_.lastIndexOf("/*",w)>=0,J=(0,N.Ep)(v)&&v.syntax==="hcl"&&!L,Z=(0,D.yN)(_)({start:w,end:w+1});return(0,x.ht)(T,(0,B.U$)({error:null,
isRefused:J}),Z)}const A=({references:_,scope:v})=>_.length+v.providerUses.size;function*b(_){const v=(L,J)=>({kind:L,text:"",localName:null,place:{file:J,...x.
wv}}),T=_.filter(({kind:L})=>L.class==="config"),[w]=T;w!==void 0&&T.every(L=>A(L)===0)&&(yield v("module",w.file));const G=T.filter(({scope:L})=>L.hasBackend);
for(const L of new Set(G.map(({kind:J})=>J.clients))){const J=T.find(({kind:Z})=>Z.clients===L);J!==void 0&&(yield v("state",J.file))}for(const{file:L,kind:J,references:Z,
scope:se,isContext:ee}of _)J.class==="lock"&&Z.length===0&&(yield v("lock",L)),J.class==="config"&&!ee&&(yield*se.declared)}const $=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
o=_=>_.kind.class==="terragrunt"&&_.references.length===0&&!$.test(_.file),t={config:n.Od,terragrunt:n.gq};function a(_,v,T,w=!1,G=new D.n_,L){const J=v.isOfPackage===
!0,Z=v.syntax==="json"?(0,k.O)(_,G):(0,M.K)(_,G,J),se=(0,V.rI)(Z,T,L),{body:ee}=Z,re=h(se,ee,v.class),le=t[v.class]?.(se,ee)??n.FK,ae=o({file:T,kind:v,references:re})&&
!G.isExceeded(),H=w||ae?[]:m(Z,v,{file:T,target:L});v.class==="lock"&&H.push(...u(Z,T));const Y=[...v.class==="config"?(0,S.kM)(se,ee):[]].filter(X=>!J||r(X));return{
file:T,kind:v,references:re,scope:le,definitions:Y,notes:H,isContext:w}}const r=({what:_,problem:v})=>!v||v.code!=="block-backend"&&/\.|^required_/.test(_),u=({
text:_,body:v},T)=>(0,D.SH)(v,"provider",1).flatMap(({labels:[w],body:G})=>{const L=(0,D.w4)(G,"hashes")?.value,Z=(L?.kind==="tuple"?L.elements:[]).map(re=>re.kind===
"string"?re.value:""),se=Z.length>0&&Z.every(re=>/^[^:]+:/.test(re));if(L===void 0||se)return[];const ee=(0,K.FA)({kind:"not-hashes",provider:w?.value??""});return(0,x.
ht)(T,ee,(0,D.yN)(_)(L))});function m({text:_,problems:v,parts:T},w,{file:G,target:L}){return T.isExceeded()?[(0,x.ht)(G,(0,B.ub)({kind:"parts",max:T.max}))]:v.
map(({message:J,...Z})=>{const se=(0,N.Ep)(w)&&!f.test(J),ee=w.class==="lock"?(0,K.FA)({kind:"syntax",error:J}):(0,B.U$)({error:J,isRefused:se}),re=_.split(`
`,Z.line)[Z.line-1]??"",le=O.test(re.slice(0,I));return{...(0,x.ht)(G,ee,{...Z,target:L}),clients:w.clients,isPlaceholder:le}})}const f=/^\w+ are nested deeper than/,
O=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,I=1e3}),8095:((ce,q,p)=>{p.r(q),p.d(q,{asWritten:()=>ee.qm,declaredIn:()=>ae.eI,dependsOnOthers:()=>ee.S9,
detach:()=>K.Yo,dotted:()=>K.Bs,firstWithHost:()=>ee.FT,isForeign:()=>ae.jq,meaningOfAbsent:()=>ee.gd,neededByImplied:()=>re.xr,needsOf:()=>ee.hN,parseFile:()=>ae.
CJ,readHcl:()=>B.K,readModule:()=>ae.bH,readTools:()=>A,resolveValue:()=>K.g$,sourceText:()=>K.rI,usagesOf:()=>le.kl});var B=p(6353),K=p(2756),x=p(9432),W=p(3298),
R=p(3114),D=p(9059);const V=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opento\
fu","opentofu"]]),C=H=>V.get(H.toLowerCase())??"terraform",U="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|pr\
oviders\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",j=(H,z)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${H})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S\
+\\s+)?(?:${z})(?![\\w-])`),y=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,k=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],M=`(?=["'\\s,\\]})@]|$)`,S="^[\\s-]*\\w[\\w-]*:\\s*\\[",N=`(?=["']?\\s*[,\\]])`,F=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${M}|([\\w.\${}-]+)))?${M}`),text:"uses $1",version:"latest"},{form:j("terraform|tofu",U),text:"runs\
 $1"},{form:j("tofu","fmt"),text:"runs $1"},{form:j("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${S}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${N}`),text:"lists $1"},{form:new RegExp(`${S}(?=[^\
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
text:"sets $1_VERSION"}],d=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,n=/\b(?:echo|printf)\b[^;&|]*/g;function i(H){if(!/terraform|tofu|tfenv/i.
test(H))return[];const z=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(H);if(d.test(H)&&!z)return[];const Y=H.replace(n,Q=>" ".repeat(Q.length)),X=y.exec(Y);return X===
null?F.flatMap(Q=>h(Q,Y)):e(X)}function h({form:H,text:z,version:Y=null,...X},Q){const ne=H.exec(Q);if(ne===null)return[];const[,ie="",oe=Y]=ne,te=z.replace("$1",
()=>ie);return[{client:C(ie),text:te,version:oe,...E(ne),...X}]}const E=({index:H,0:{length:z}})=>({start:H,end:H+z});function e(H){const[,z=""]=H;return k.flatMap(
({form:Y,otherwise:X})=>{const Q=Y.exec(z);return Q===null?[]:[{client:C(Q[1]??Q[2]??""),text:`uses ${z}`,version:null,...E(H),step:{otherwise:X}}]})}const s=50,
c=/^digger\.ya?ml$/,l=100,g=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,P=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function A(H,z){
const Y=[],X=[],Q=new Set;let ne=!1,ie=!1,oe=!1;for(const te of(0,D._X)(H,z)){for(const ue of(0,D.AN)(te))Q.add(ue);if(X.push(...(0,D.mu)(te)),ie||=(0,R.Z)(te.file)||
P.test(te.text),(0,D.$)(te.file)||(0,R.Z)(te.file))continue;const de=te.file.slice(te.file.lastIndexOf("/")+1),fe=(0,R.TD)(de)||te.file.endsWith("mise/config.to\
ml"),pe=fe?w(te):b(te);oe||=c.test(te.file)&&pe.some(({client:ue})=>ue==="opentofu");const he=oe&&te.text.includes("diggerhq/digger@");Y.push(...pe.filter(({text:ue})=>!he||
ue!==a)),ne||=!fe&&g.test(te.text)}return{signs:Y,bots:X,setsCloudHostname:ne,givesState:ie,others:Q}}function b({file:H,text:z}){if(!/terraform|tofu|tfenv/i.test(
z))return[];const Y=(0,D.Dx)(H,z),X=new Map,Q=(0,W.O)(oe=>_(oe,Y)),ne=Y.map(i),ie=r(H,Y,ne);for(const[oe,te]of Y.entries()){if(X.size>=s)break;for(const de of ne[oe]??
[]){if(ie(de,oe))continue;const{client:fe,level:pe="tool"}=de;for(const he of m(de,Y,oe,Q)){const ue=`${fe} ${pe} ${he}`;if(X.has(ue))continue;const me=(0,D.$t)(
H,oe,te,de);X.set(ue,{client:fe,level:pe,place:me,text:(0,x.dh)(de.text,l),version:he})}}}return o(H,[...X.values()])}const $=/atlantis\.ya?ml$/;function o(H,z){
return!z.some(({client:X})=>X==="opentofu")||!$.test(H)?z:z.filter(({client:X,version:Q})=>X==="opentofu"||Q!==null).map(X=>({...X,client:"opentofu"}))}const t=/(^|\/)\.spacelift\/[^/]+$/,
a="sets terraform_version";function r(H,z,Y){const X=ie=>{const te=Y.slice(...ie).flat().filter(({text:de,level:fe})=>fe!=="hook"&&!/_version$/.test(de));return te.
length===0?null:te.every(({client:de})=>de==="opentofu")},Q=t.test(H)?z.indexOf("stack_defaults:"):-1,ne=Q<0?null:O(z,Q+1);return({text:ie},oe)=>{if(ie!==a||$.test(
H))return!1;const te=X(O(z,oe));if(te!==null||ne===null)return te===!0;const de=oe>=ne[0]&&oe<ne[1];return X(de?[0,z.length]:ne)===!0}}const u=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function m({version:H,step:z},Y,X,Q){if(z===void 0)return H===null?[null]:Q(H);const ne=Y.slice(...O(Y,X)).map(ie=>u.exec(ie)?.[1]?.replace(/^["']|["']$/g,"")).
find(ie=>ie!==void 0);return ne===void 0?[z.otherwise]:Q(ne)}const f=100;function O(H,z){const Y=H[z]??"",X=Y.search(/[^\s-]/),Q=de=>de!==""&&de.search(/\S/)<X,
ie=Y.trimStart().startsWith("-")?[]:H.slice(Math.max(0,z-f),z),oe=H.slice(z+1,z+f),te=oe.findIndex(Q);return[z-ie.length+ie.findLastIndex(Q)+1,z+1+(te<0?oe.length:
te)]}const I=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function _(H,z){const[,Y,X,Q]=I.exec(H.
trim())??[],ne=Y??X??Q;if(ne===void 0)return[H.trim()];for(const ie of z){const oe=ie.indexOf(ne),te=oe<0?void 0:v.exec(ie.slice(oe+ne.length))?.[1];if(te===void 0||
/[\w-]$/.test(ie.slice(0,oe)))continue;const de=te.match(/[^\s"',[\]]+/g);if(de!==null)return de}return[H]}const v=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
T=/[^\s"',\]}]+/;function w({file:H,text:z}){const Y=(0,D.Dx)(H,z);return G(H,Y).flatMap(({at:X,client:Q,version:ne,start:ie=0})=>{if(Q===void 0)return[];const oe=Y[X]??
"",te=(0,D.$t)(H,X,oe,{start:ie,end:oe.length}),de=ne===null?`selects ${Q}`:`selects ${Q} ${ne}`;return[{client:Q,level:"version-file",place:te,text:(0,x.dh)(de,
l),version:ne}]})}function G(H,z){const[,Y]=/\.(terraform|opentofu)-version$/.exec(H)??[];if(Y===void 0)return H.endsWith(".toml")?se(z):L(z);const X=z.findIndex(
ne=>ne.trim()!==""),Q=T.exec(z[X]??"")?.[0]??null;return X<0?[]:[{at:X,client:V.get(Y),version:Q}]}const L=H=>H.map((z,Y)=>{const[X="",Q=null]=z.trim().split(/\s+/);
return{at:Y,client:V.get(X),version:Q}}),J=/^\s*\[\s*([\w."':/-]+)\s*\]/,Z=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function se(H){let z="";
return H.flatMap((Y,X)=>{z=J.exec(Y)?.[1]?.replaceAll('"',"")??z;const[,Q="",ne=""]=Z.exec(Y)??[],[,ie=""]=/^tools\.(?:\w+:)?(.+)$/.exec(z)??[],oe=V.get(z==="to\
ols"?Q:Q==="version"?ie:""),te=/\bversion\s*=\s*(.*)$/s.exec(ne)?.[1]??ne,de=te.match(/[^\s"',[\]{}=]+/g)??[];return(te.startsWith("[")?de:de.slice(0,1)).map(pe=>({
at:X,client:oe,version:pe,start:Y.search(/\S/)}))})}var ee=p(8594),re=p(4118),le=p(5839),ae=p(7918)}),5440:((ce,q,p)=>{p.d(q,{Qm:()=>F,TU:()=>M,i4:()=>h,pb:()=>i,
zt:()=>y});var B=p(7811),K=p(8516),x=p(8339),W=p(1054),R=p(8345),D=p(2213),V=p(255),C=p(5243),U=p(9897),j=p(3846);const y={host:null,isHostImplied:!1,needed:null},
k=t=>({host:t,isHostImplied:!1,needed:t}),M=t=>({host:t,isHostImplied:!0,needed:t}),S=t=>({host:t,isHostImplied:!1,needed:null}),N=t=>t===null?y:{...y,directHost:t},
F=t=>({...y,problem:t}),d=(t,a)=>F((0,x.DA)({reason:"rejected",error:t,advice:a}));function n(t,a,r){return r===null?t:{...t,problem:(0,x.My)({text:a,host:t.host,
advice:r})}}const i={module:g,"test-module":(t,a,r)=>{const u=(0,C.vL)(t,a).kind==="remote";return a==="opentofu"||!u?g(t,a,r):F((0,x.DA)({reason:"remote-in-tes\
t",text:t}))},provider:A,"locked-provider":b,"stack-component":$,stack:(t,a)=>{const r=(0,C.A)(t);return r.ok&&!t.startsWith(".")?S(r.value.host):{...$(t,a),isHostImplied:!1,
needed:null}},"stack-output":t=>{const[a="",...r]=t.split("/");return r.length===3?l(a,S):F((0,x.DA)({reason:"stack",text:t}))},terragrunt:o,host:t=>l(t,k),url:t=>N(
(0,D.Ul)(t)),"host-part":t=>N((0,D.D8)(t)),"state-path":t=>N((0,D.Bm)(t))};function h(t,a,r){if(t==="terragrunt"){const[,O]=/^tfr:\/\/([^/?]*)\//.exec(a)??[];return O!==
void 0?e(O,r):/^$|^t$|^tfr?$|^tfr:/.test(a)?void 0:s(a,r)}if(t==="url"&&/^postgres|=/i.test(a))return N(U.IZ);if(/^(url|host-part|state-path)$/.test(t))return s(
a,r);if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(a))return s(a,r);const u=a.indexOf("/");if(u<0)return;const m=(0,C.
vL)(`${a.slice(0,u)}/a/b/c`,r);return m.kind!=="registry"?s(a,r):a.split("/").length<E?{...c(m),directHost:U.IZ}:c(m)}const E=4,e=(t,a)=>t===""?M((0,C.Vm)(a)):l(
t,k),s=(t,a)=>(0,C.Nj)(t)?y:N((0,U.uE)(t,a)),c=({host:t,hostImplied:a})=>a?M(t):k(t);function l(t,a){const r=(0,V.Pv)(t),u=(0,W.L6)(t);return r.ok?n(a(r.value),
t,u):F((0,x.k0)({text:t,error:r.why,advice:u}))}function g(t,a,r){if((0,C.Nj)(t)&&!r)return y;const u=(0,C.vL)(t,a),m=u.kind==="registry"?(0,B.Ju)(u):(0,C.rE)(t,
a);if(r&&!m.ok){const{why:_}=m,v=/^https?:/i.test(t)?{kind:"invalid",error:_}:u,w=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,W.NM)(t,v,m),G=/^[a-z0-9]+::/i.test(t)?"\
remote":u.kind;return w===null&&(G==="local"||G==="remote")?F((0,x.DA)({reason:`${G}-with-version`,text:t})):d(_,w)}const f=(0,W.NM)(t,u,m);if(m.ok)return n(c(m.
value),t,f);if(u.kind==="invalid"){const _=t.includes("://")?{directHost:U.IZ}:{};return{...d(u.error,f??W.x3),..._}}if(u.kind!=="remote")return n(y,t,f);const{
refusal:O,host:I}=u;return O!==null?d(O,f??W.x3):I!==U.IZ||f!==null?n(N(I),t,f):{...N(I),problem:(0,x.My)({text:t,host:I,advice:P})}}const P="write the host aft\
er the scheme, such as git::https://HOST/PATH";function A(t,a){const r=(0,j.mi)(t,a);switch(r.kind){case"legacy":return d(`Invalid legacy provider address: the \
provider "${r.type}" has no namespace`,`write NAMESPACE/${r.type}`);case"registry":return r.hostImplied?M(r.host):n(k(r.host),t,(0,R.c)(t,r));case"builtin":return r.
type==="terraform"?S(r.host):d(`Invalid dependency on built-in provider: none is named "${r.type}"`,"write the address of a provider in a registry");case"invali\
d":return d(r.error.split(`

`)[0]??"",(0,R.c)(t,r))}}function b(t,a){const r=(0,j.mi)(t,a);if(r.kind==="invalid")return d(r.error,null);const u=(0,j.NE)(r);if(u!==t)return F((0,K.FA)({kind:"\
not-normal",of:"address",provider:t,normal:u}));if(r.kind==="builtin")return S(r.host);const m=r.host===(0,C.Vm)("terraform");return{...k(r.host),needed:m?(0,C.
Vm)(a):r.host}}function $(t,a){if(t!==t.trim())return F((0,x.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return y;const r=(0,C.rE)(t,a);if(r.ok)return c(
r.value);const u=(0,C.A)(t);if(u.ok)return S(u.value.host);const m=(0,C.vL)(t,a);return m.kind==="invalid"?d(m.error,(0,W.NM)(t,m,r)):N(m.kind==="remote"?m.host:
null)}function o(t,a){const[r,u="",m=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(r===void 0){if(t.startsWith("gitlab.com/"))return N("gitlab.com");if((0,U.
GL)(t))return y;const O=(0,U.cx)(t,"opentofu");if(!(O.ok&&(0,U.Of)(t,O.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t)){const _=(0,U.cx)(t,a);return N(_.ok?
_.value.host:U.IZ)}}const[f=""]=m.split("//");return f.split("/").length!==3?F((0,x.DA)({reason:"terragrunt",text:t})):e(u,a)}}),3542:((ce,q,p)=>{p.d(q,{FK:()=>b,
Ir:()=>A,dh:()=>$});var B=p(2213),K=p(5106),x=p(3298);let W=function(...o){return{dotted:W}=p.late([3276,7918,8095],8095),new.target?new W(...o):W(...o)};const R={
terraform:"app.terraform.io",opentofu:null},D={terraform:"app.terraform.io",opentofu:"app.terraform.io"},V={terraform:"static",opentofu:"static"},C={opentofu:"s\
tatic"},U={terraform:"any",opentofu:"any"},j=["config","migrate"],y=["stack","deploy"],k={position:["source"],grammar:"module",service:K.e$},M={...k,grammar:"st\
ack-component",isLiteral:!0},S={...M,service:null},N={...k,grammar:"terragrunt",evaluation:U},F={position:"entries",grammar:"provider",service:K.xq,isLiteral:!0,
absent:"required_provider_nosource"},d={position:["hostname"],grammar:"host",service:K.Bn,defaults:R},n={...d,service:K.OZ},i={...d,evaluation:U},h={...d,service:K.
M,defaults:D},E={position:["address"],grammar:"url",service:null};function e(o,t,a,r,{absence:u,...m}={}){const f=t===""?[]:t.split(" > ").map(O=>O.split(" "));
return{kind:a,files:o,path:f.map(([O="",...I])=>[O,...I]),...u&&{absent:`${a}${u}`},...r,...m}}const s={absence:"_missing"},c={absence:"_default"},l={evaluation:C,
merges:"backend"},g="data terraform_remote_state *",P=(o,t,a)=>Object.entries(t).map(([r,u])=>e(j,o+r,"backend",{...E,grammar:a,position:u.split(" ")},l)),A=[e(
j,"module *","module",k,{...s,evaluation:V,merges:"module"}),e(j,"terraform > required_providers","required_provider",F,{merges:"provider"}),e(j,"terraform > cl\
oud","cloud",n,{...c,...l}),e(j,"terraform > backend remote","backend_remote",d,{...c,...l}),...P("terraform > backend ",B.FV,"url"),...P("terraform > backend ",
B.Gb,"host-part"),...P("terraform > backend ",{local:"path workspace_dir"},"state-path"),...P("terraform > encryption > key_provider ",B.nT,"url"),...[g,`check \
* > ${g}`].flatMap(o=>[e(j,o,"remote_state",i,{...c,backend:"remote"}),e(j,o,"remote_state",i,{...c,backend:"cloud",service:K.OZ})]),e(j,g,"remote_state",E,{backend:"\
http",evaluation:U}),e([...j,"query"],"provider tfe","provider_tfe",h,{...c,evaluation:U}),e(["test"],"provider tfe","provider_tfe",h),e(["lock"],"provider *","\
lock_provider",{position:"label",grammar:"locked-provider",service:K.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",M,{...s,grammar:"test-module"}),
e(["test"],"run * > backend remote","test_backend_remote",d,c),e(y,"required_providers","required_provider",F),e(y,"component *","stack_component",M,s),e(y,"rem\
oved","stack_removed",M,s),e(y,"stack *","stack_stack",S,{...s,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",S,{grammar:"stack-output"}),e(
["migrate"],"state_store_provider","state_store_provider",F),e(["migrate"],"from > backend remote","migrate_backend_remote",d,c),...["terraform","unit *","stack\
 *"].map(o=>e(["terragrunt"],o,"terragrunt_source",N)),...[B.FV,B.Gb].flatMap(o=>Object.entries(o).map(([t,a])=>{const r=o===B.FV?"url":"host-part",u={...E,grammar:r,
position:a.split(" "),evaluation:U};return e(["terragrunt"],"remote_state","backend",u,{backend:t})})),e(["terragrunt"],"remote_state","backend",{...E,position:"\
open-state"}),e(["terragrunt"],"remote_state","remote_state",i,{...c,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...N,position:"urls"})],
b=(0,x.O)(o=>{const t=A.filter(({files:a})=>a.includes(o));return Map.groupBy(t,({path:[a]})=>a?.[0]??"")});function $({merges:o},t){return o===void 0||o==="bac\
kend"?o??null:W([o,t.at(-1)??""])}}),8345:((ce,q,p)=>{p.d(q,{C:()=>R,c:()=>D});var B=p(9179),K=p(3846),x=p(1054),W=p(845);const R="write the `source` that the d\
ocumentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function D(C,U){if(C.length>x.lG)return null;const[j=""]=C.split("/",1);
if(U.kind!=="invalid")return U.hostImplied?null:(0,x.L6)(j);if((0,x.Kc)(C))return x.dj;if(C!==C.trim())return"remove the white space around the address";const[,
y="",k=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,B.Mi)(C,""))??[],M=y!==""&&/\bterraform-provider-|\.git$/.test(k);if((0,W.ni)(k)||M)return R;const S=(0,W.
Fu)(k,"provider");return S!==null?`write ${S}`:U.error.split(`

`)[1]??V(C,k)}function V(C,U){const[,j="",y]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(U)??[];if(j!==C&&(0,K.mi)(j,"terraform").kind==="registry")return`w\
rite ${j}${y===void 0?"":", and the version in the `version` argument"}`;const k=j.split("/"),[M="",S=""]=k;if(k.length>3){const N=`; service discovery works on\
ly at the root of a host, not below /${S}`;return`write HOST/NAMESPACE/TYPE${(0,x.Cm)(M)?N:""}`}return k.length===3?(0,x.L6)(M):k.length===2&&(0,x.Cm)(M)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{_e as ids,ve as modules};
var $late0,$late1,$late2,$late3;
