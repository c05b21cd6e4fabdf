const _e=[3276,7918,3557,5938,8319,8095,8095,8319,3557,5938,8095,5938,3557,8319,8095],ve={6784:((de,se,p)=>{p.d(se,{Jw:()=>K,L8:()=>i,Md:()=>g,Tj:()=>x,bs:()=>s,
lr:()=>B,r1:()=>_,v$:()=>F,wH:()=>f,xC:()=>n,zK:()=>e});var V=p(9941);const B=100,N=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),j=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),R="\x80",L=1,Z=2,y=4,K=8,F=16,x=32,g=64,M=[[L,/[ \t]/],[Z,/[A-Za-z_]/],[y,/[\w-]/],[K,/[\w \t.:=?!&|*%+>~-]/],[F,/[\w \t\n,.:=?!&|*%+>~-]/],
[x,/[^"\\$%\r\n]/],[g,/[^\n$%]/]],A=Array.from({length:128},(c,l)=>String.fromCharCode(l)),w=c=>M.reduce((l,[v,D])=>D.test(c)?l|v:l,0),G=new Uint8Array(2**16).fill(
w(R));G.set(A.map(w));const d=(c,l,v)=>l<c.length&&((G[c.charCodeAt(l)]??0)&v)!==0,n=c=>c===" "||c==="	",i=c=>/^[\w-]/.test(c),f=c=>c==="}"||c===")"||c==="]";function _(c){
return c==="{"?"}":c==="("?")":c==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(l,v=0,D=new V.n_){this.text=l,this.parts=D,this.at=v}countPart(){
this.parts.add()||(this.at=this.text.length)}match(l){return l.lastIndex=this.at,l.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(l){const{
text:v,parts:D,mistake:O}=this;if(O===void 0)return{text:v,body:l,parts:D,problems:[]};const b={...(0,V.yN)(v)(O),message:O.message};return{text:v,body:l,parts:D,
problems:[b]}}report(l,v,D=v+1){this.mistake??={message:l,start:v,end:Math.min(D,Math.max(v,this.text.length))}}stop(l,v){this.report(l,v),this.at=this.text.length}}
class s extends e{readsAll=!1;reportUnclosed(l){const v=/[$%]/.test(this.text.charAt(l)),D=this.text.slice(l,l+(v?2:1)),O=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,b=`unbalanced brackets: "${D}" is not closed before ${O}`;this.report(b,this.isAtEnd()?l:this.at)}reportCharacter(){const l=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let v=`${JSON.stringify(l)} is not used in HCL`;l==="'"&&(v="single quotes are not valid; use double quotes"),l==="\uFFFD"&&(v=
"the file is not UTF-8 here"),this.report(`invalid character: ${v}`,this.at,this.at+l.length)}reportBrokenString(l){const v=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(v,l,this.at)}peek(l=0){const v=this.
at+l;return v<this.text.length?A[this.text.charCodeAt(v)]??R:""}skipSpaces(){for(;;){const l=this.skipAll(L);if(l==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(l==="/"&&this.peek(1)==="*")this.skipBlockComment();else return l}}skipBlank(){
for(;;){const l=this.skipSpaces();if(l===`
`)this.at++;else if(this.isLineComment(l))this.skipLine();else return l}}skipAll(l){const{text:v}=this;let{at:D}=this;for(;d(v,D,l);)D++;return this.at=D,this.peek()}isLineComment(l){
return l==="#"||l==="/"&&this.peek(1)==="/"}isLineEnd(l){return l===`
`||l===""||this.isLineComment(l)}skipLine(){const l=this.text.indexOf(`
`,this.at);this.at=l<0?this.text.length:l}skipBlockComment(){const l=this.text.indexOf("*/",this.at+2);l<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=l<0?this.text.length:l+2}readName(){const{text:l,at:v}=this;return d(l,v,Z)&&this.skipAll(y),this.peek()===R&&(this.at=v,this.at+=this.
match(N)?.[0].length??0),this.at>v?l.slice(v,this.at):void 0}readEscape(){const{text:l,at:v}=this,D=l.charAt(v+1),O=l.slice(v+2,v+(D==="U"?10:6)),b=D==="U"?/^[0-9a-f]{8}$/i.
test(O):/^[0-9a-f]{4}$/i.test(O),$=Number.parseInt(O,16);if((D==="u"||D==="U")&&b&&$<=1114111)return this.at+=O.length+2,String.fromCodePoint($);const r=j.get(D);
if(this.at+=r===void 0?1:2,r!==void 0)return r;const t=JSON.stringify(l.slice(v,v+2));return this.report(`invalid escape sequence: ${t}`,v,v+2),""}}}),3276:((de,se,p)=>{
p.d(se,{O:()=>R});var V=p(6784),B=p(3278),N=p(9941);const j=200;function R(F,x=new N.n_,g=!1){const M=new L(F,0,x);M.isHcl1=g;const A=M.readRoot();return M.structure(
{kind:"json",members:A===void 0?[]:(0,N.lS)(A)})}class L extends V.zK{isHcl1=!1;readRoot(){const{text:x}=this;x.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const g=this.readValue();return this.isHcl1||g===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),g.kind!=="object"&&g.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",g.start)),g}skipSpaces(){const{text:x}=this;for(;;){const g=x.charCodeAt(this.at);if(g===32||g===
10||g===13||g===9)this.at++;else if(g===47)this.skipComment();else return x.charAt(this.at)}}skipComment(){const x=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const g=x?`
`:"*/",M=this.text.indexOf(g,this.at+1);this.at=M<0?this.text.length:M+g.length}readValue(){const{text:x,parts:g,at:M}=this;if(this.countPart(),g.isExceeded())return;
const A=x.charAt(M);if(A==='"'){const n=this.readString();return n===void 0?void 0:(0,B.BD)(n,{start:M,end:this.at},g)}if(A!=="{"&&A!=="[")return this.readPrimitive();
if(this.depth>=j)return this.stop(`values are nested deeper than ${j} levels`,M);this.depth++;const w=A==="{"?this.readItems("}",()=>this.readMember()):[],G=A===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const d={start:M,end:this.at};return A==="{"?{kind:"object",...d,items:w}:{kind:"tuple",...d,elements:G}}readPrimitive(){
const{at:x}=this,g=this.match(Z)?.[0];return g===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",x):(this.at+=g.length,{kind:"primitive",start:x,end:this.at,value:JSON.parse(g)})}readItems(x,g){this.at++;const M=[];for(;this.skipSpaces()!==x;){
const A=g();if(A===void 0)break;M.push(A),this.endItem(x)}return this.isAtEnd()||this.at++,M}readMember(){const{text:x,at:g}=this;if(x.charAt(g)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',g);const M=this.readString();if(M===void 0)return;const A=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const w=this.readValue();return w&&
{name:M,start:g,end:A,value:w}}endItem(x){const g=this.skipSpaces(),M=this.at;if(g!==x){if(g===""&&this.stop(`unclosed value: no "${x}" before the end of the fi\
le`,M),g!==","){this.report(`missing separator: expected "," or "${x}"`,M);return}this.at++,this.skipSpaces()===x&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",M)}}readString(){const{text:x,at:g}=this;let M=g+1,A=!0;for(let w=x.charCodeAt(M);w!==34;w=x.charCodeAt(M)){if(!(w>=32))return this.stopInString(
g,M);w===92&&(A=!1),M+=w===92?2:1}return this.at=M+1,A?x.slice(g+1,M):this.unescape(x.slice(g+1,M),g+1)}stopInString(x,g){return g>=this.text.length||this.text.
charCodeAt(g)===10?this.stop("invalid JSON string: no closing quote in its line",x):this.stop("invalid JSON string: a control character must be escaped",g)}unescape(x,g){
return x.replace(y,(M,A,w)=>{const G=this.isHcl1&&K.test(M);if(A===void 0&&!G)return JSON.parse(`"${M}"`);const d=`invalid JSON string: ${JSON.stringify(M)} is \
not an escape sequence`,n=g+w;return this.report(this.isHcl1?"invalid escape sequence":d,n,n+2),M}).toWellFormed()}}const Z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
y=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,K=/\/|u[dD][89a-fA-F]/}),8201:((de,se,p)=>{p.d(se,{Fq:()=>G,Kk:()=>R,_p:()=>Z,ku:()=>L});var V=p(7811),B=p(6784);
const N="<<",j=({close:i})=>i==='"'||i===N;function R(i,f){i.skipAll(B.Jw)===`
`&&f==="line"||y(i,[],f)}const L=(i,f,_)=>y(i,[{start:_,close:f}],void 0),Z=(i,f,_)=>y(i,[{start:_,close:N,marker:f}],void 0);function y(i,f,_){for(;;){const e=f.
at(-1);if(e===void 0&&_===void 0)return!0;if(e!==void 0&&j(e)){if(!(e.close==='"'?g:d)(i,f,e))return!1;continue}const s=K(i,f,_);if(s!==void 0)return s}}function K(i,f,_){
for(;;){const e=f.length===0,s=i.skipAll(e?B.Jw:B.v$);if(s===`
`||s===","){if(e&&(s===","||_==="line"))return!0;i.at++}else if((0,B.wH)(s)){if(e)return!0;if(!x(i,f,s))return!1;const c=f.at(-1);if(c===void 0?_===void 0:j(c))
return}else if(s==='"'){const c=i.at++;if(i.skipAll(B.Tj)!=='"'){f.push({start:c,close:'"'});return}i.at++}else{const{at:c}=i,l=(0,B.r1)(s),v=s==="<"?G(i):void 0;
if(v!==void 0){f.push({start:c,close:N,marker:v});return}if(l!==void 0&&f.push({start:c,close:l}),l!==void 0||s==="<")i.at++;else{if(i.isAtEnd())return f[0]!==void 0&&
i.reportUnclosed(f[0].start),e;if(e&&_==="line"&&i.isLineComment(s))return!0;F(i,s)}}}}function F(i,f){i.isLineComment(f)?i.skipLine():f==="/"&&i.peek(1)==="*"?
i.skipBlockComment():f==="/"?i.at++:f==="\r"?i.skipSpaces():(f<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function x(i,f,_){const e=f.pop();if(e!==
void 0&&e.close!==_){i.reportUnclosed(e.start);let s=f.at(-1);for(;s!==void 0&&s.close!==_&&!j(s);)f.pop(),s=f.at(-1);if(s===void 0)return!1;j(s)?f.push({start:i.
at,close:"}"}):f.pop()}return i.at++,!0}function g(i,f,_){for(;;){const e=i.skipAll(B.Tj);if(e==='"')return f.pop(),i.at++,!0;if(e==="\\"){const s=i.at+(/[^\r\n]/.
test(i.peek(1))?2:1);i.readEscape(),i.at=s}else{if(e!=="$"&&e!=="%")return A(i,f,_);if(M(i,f))return!0}}}function M(i,f){const{at:_}=i,e=i.peek(1);if(e==="{")return f.
push({start:_,close:"}"}),i.at+=2,!0;const s=e===i.peek()&&i.peek(2)==="{";return i.at+=s?3:1,!1}function A(i,f,_){i.reportBrokenString(_.start);const e=w(i);do
f.pop();while((f.at(-1)?.start??-1)>=e);return f.length>0}function w({text:i,at:f}){let _=f;for(;_>0&&i[_-1]!==`
`&&i[_-1]!=="\r";)_--;return _}function G(i){const{text:f,at:_}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const e=i.readName();if(e===void 0){i.at=_;
return}return i.skipSpaces()!==`
`&&i.at<f.length&&i.report("invalid expression: a heredoc marker must end its line",_,i.at),i.skipLine(),i.isAtEnd()||i.at++,e}function d(i,f,_){const e=_.marker??
"";for(;;){if(i.peek(-1)===`
`&&n(i,e))return f.pop(),!0;const s=i.skipAll(B.Md);if(i.isAtEnd())return i.report("unterminated template string: no line closes the heredoc",_.start),!1;if(s===
`
`)i.at++;else if(M(i,f))return!0}}function n(i,f){const{text:_}=i;let{at:e}=i;for(;(0,B.xC)(_.charAt(e));)e++;const s=_.charAt(e);if(s>" "&&s<"\x80"&&!_.startsWith(
f,e))return!1;const c=_.indexOf(`
`,e),l=c<0?_.length:c;return(0,V.s8)((0,V.Dw)(_.slice(e,l)))!==f?!1:(i.at=_.charAt(l-1)==="\r"?l-1:l,!0)}}),3278:((de,se,p)=>{p.d(se,{BD:()=>R,E3:()=>j,jw:()=>M});
var V=p(7811),B=p(6784),N=p(8201);function j(d){const{text:n,at:i}=d;if(d.at++,d.skipAll(B.Tj)!=='"')return Z(d,i);const f=n.slice(i+1,d.at++);return{kind:"stri\
ng",start:i,end:d.at,value:f,verbatim:f}}function R(d,n,i){if(!d.includes("{"))return{kind:"string",...n,value:d,verbatim:d};const f=new B.bs(d,0,i),_={parts:[],
text:"",isTrimmed:!1};for(f.at=0;f.at<d.length;){const s=f.at;for(;f.at<d.length&&!L(f.peek());)f.at++;if(_.text+=d.slice(s,f.at),f.at<d.length&&!x(f,_)){F(_,n);
break}}const e=_.parts.map(s=>s.kind==="known"?s:{...s,code:d.slice(s.start,s.end),...n});return y({..._,parts:e},n,d)}const L=d=>d==="$"||d==="%";function Z(d,n){
const{text:i}=d,f=i.slice(n+1,d.at),_={parts:[],text:f,isTrimmed:!1};for(;;){const e=d.at,s=d.skipAll(B.Tj);if(_.text+=i.slice(e,d.at),s==='"')return d.at++,y(_,
{start:n,end:d.at});if(s==="\\")_.text+=d.readEscape();else if(L(s)){if(!x(d,_))return{kind:"other",start:n,end:d.at}}else return d.reportBrokenString(n),{kind:"\
other",start:n,end:d.at}}}function y(d,{start:n,end:i},f){const{parts:_,text:e}=d;return _.length===0?{kind:"string",start:n,end:i,value:e,verbatim:f??e}:(K(d),
{kind:"template",start:n,end:i,parts:_,verbatim:f})}function K(d){const n=d.isTrimmed?(0,V.Dw)(d.text):d.text;n!==""&&d.parts.push({kind:"known",value:n}),d.text=
""}function F(d,n){K(d),d.parts.push({kind:"unknown",start:n.start,end:n.end})}function x(d,n){const{text:i,at:f}=d,_=i.charAt(f);if(d.peek(1)!=="{"){const s=i.
startsWith(`${_}{`,f+1);return n.text+=s?`${_}{`:_,d.at+=s?3:1,!0}d.at+=2;const e=_==="$"?g(d):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&d.skipBlank()===
"}"?(n.text+=e.value,d.at++,!0):(0,N.ku)(d,"}",f)?(i.charAt(f+2)==="~"&&(n.text=(0,V.s8)(n.text)),F(n,{start:f,end:d.at}),n.isTrimmed=i.charAt(d.at-2)==="~",d.countPart(),
!0):!1}function g(d){if(d.skipBlank()!=='"'||d.depth>=B.lr)return;d.depth++;const n=j(d);return d.depth--,n}function M(d){const{text:n,at:i}=d,f=d.peek(2)==="-",
_=(0,N.Fq)(d);if(_===void 0)return;const e=d.at;if(!(0,N._p)(d,_,i))return{kind:"other",start:i,end:d.at};const s={start:i,end:d.at},c=n.slice(e,n.lastIndexOf(`\

`,d.at-1)+1);if(A.test(c)){const D=[{kind:"unknown",...s}];return{kind:"template",...s,parts:D,verbatim:void 0}}const l=c.replaceAll("$${","${").replaceAll("%%{",
"%{"),v=f?w(l):l;return{kind:"string",...s,value:v,verbatim:v}}const A=/(?<!\$)\$\{|(?<!%)%\{/;function w(d){let n=d.length;for(const[i]of d.matchAll(G))n=Math.
min(n,i.length);return d.replace(G,i=>i.slice(n))}const G=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((de,se,p)=>{p.d(se,{B$:()=>_,Tu:()=>F,
_3:()=>R,cd:()=>d,lR:()=>L,p_:()=>Z});var V=p(3298),B=p(6784),N=p(891),j=p(9780);const R=({expression:r,text:t},a)=>a.effort.spend(()=>y(r,t,a)),L=1024;function Z(r,t){
if(r.length>L)return;const a=new B.bs(r),o=s(a);return a.skipBlank()===""&&a.mistake===void 0?o?.(t):void 0}function y(r,t,a){switch(r.kind){case"string":return a.
isLiteral?r.verbatim:r.value;case"primitive":{const{value:o,start:h,end:m}=r;return typeof o=="number"?K(t.slice(h,m)):o}case"object":return(0,V.O)(o=>{const h=F(
r,o,t);return h===r?void 0:h&&R({expression:h,text:t},a)});case"tuple":return(0,V.O)(o=>{if(o===j.pi)return r.elements.length;const h=r.elements[Number(o)];return h&&
R({expression:h,text:t},a)});case"template":return a.isLiteral&&r.verbatim!==void 0?r.verbatim:w(_(r.parts,t,a),t,a);case"other":return Z(t.slice(r.start,r.end),
a)}}function K(r){const t=r.replace(/[()\s]/g,"");return String(Number(t))===t?Number(t):void 0}function F(r,t,a,o=!1){if(r?.kind!=="object")return;const h=M(r.
items,a),m=h.get(void 0),u=o&&m!==void 0&&(m.name!==void 0||x.test(a.slice(m.start,m.end)));return m===void 0||u?h.get(t)?.value:r}const x=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
g=new WeakMap;function M(r,t){const a=g.get(r)??new Map(r.map(o=>[A(o,t),o]));return g.set(r,a),a}function A({name:r,start:t,end:a},o){return r===void 0?(0,j.Uk)(
Z(o.slice(t,a),(0,j.os)())):r.includes("{")?void 0:r.normalize("NFC")}function w(r,t,a){let o="";for(const h of r){const m=h.kind==="known"?void 0:d(h,t),u=h.kind===
"known"?h.value:m&&Z(m,a),k=(0,j.Uk)(u);if(k===void 0)return(0,j.VI)(o,u);if(o.length+k.length>j.lG)return;o+=k}return o}const G=(r,t)=>r.code??t.slice(r.start,
r.end);function d(r,t){const a=G(r,t);return a.startsWith("${")?a.slice(2,-1).replace(/^~|~$/g,""):void 0}const n=/^%\{~?\s*if\s([\s\S]*)\}$/,i=/^%\{~?\s*else\s*~?\}$/,
f=/^%\{~?\s*endif\s*~?\}$/;function _(r,t,a){const o=r.map(oe=>oe.kind==="unknown"?G(oe,t):""),[h,...m]=o.keys().filter(oe=>n.test(o[oe]??"")),u=o.findIndex(oe=>f.
test(oe));if(h===void 0||m.length>0||u<h)return r;const k=n.exec(o[h]??"")?.[1]??"",I=Z(k.replace(/~$/,""),a);if(typeof I!="boolean")return r;const P=o.findIndex(
oe=>i.test(oe)),z=P<0?u:P,te=I?r.slice(h+1,z):r.slice(z+1,u);return[...r.slice(0,h),...te,...r.slice(u+1)]}const e=r=>t=>t.effort.spend(()=>r(t));function s(r){
if(r.depth>=B.lr)return;r.depth++;const t=c(r);let a=t;if(t!==void 0&&b(r,"?")){const o=s(r),h=b(r,":")?s(r):void 0;a=o&&h&&e(u=>{const k=t(u);if(typeof k!="boo\
lean")return(0,j.J6)([k]);const[I,P]=k?[o,h]:[h,o],z=I?.(u);return/number|boolean/.test(typeof z)&&typeof P?.(u)!=typeof z?void 0:z})}return r.depth--,a}function c(r){
const t=l(r),a=b(r,"==");if(t===void 0||!a&&!b(r,"!="))return t;const o=l(r);return o&&e(m=>{const u=[t(m),o?.(m)];return u.every(I=>I===null||(0,j.Uk)(I)!==void 0)&&
(u.includes(null)||typeof u[0]==typeof u[1])?u[0]===u[1]===a:(0,j.J6)(u)})}function l(r){let t=D(r);for(;t!==void 0;){let a;if(b(r,".")){const o=r.readName()??$(
r,/\d+/y);a=o===void 0?void 0:e(()=>o)}else if(b(r,"[")){if(a=s(r),!b(r,"]"))return}else return t;t=a&&v(t,a)}}const v=(r,t)=>e(a=>{const o=r(a),h=t(a),m=(0,j.Uk)(
h);return typeof o!="function"||m===void 0?(0,j.J6)([o,h]):o(m)});function D(r){if(b(r,"(")){const m=s(r);return b(r,")")?m:void 0}const t=r.skipBlank(),a=r.readName();
if(a!==void 0)return O(r,a);const o=$(r,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(o!==void 0)return e(()=>K(o));const h=/["{[]/.test(t)?(0,N.U)(r,t):void 0;return h&&
e(m=>y(h,r.text,m))}function O(r,t){const a={true:!0,false:!1,null:null}[t];if(a!==void 0)return e(()=>a);if(!b(r,"("))return e(h=>h.name(t));const o=[];for(;!b(
r,")");){const h=s(r);if(h===void 0||!b(r,",")&&r.skipBlank()!==")")return;o.push(h)}return e(h=>{const m=o.map(u=>u(h));return(0,j.J6)(m)??h.call(t,m)})}function b(r,t){
return r.skipBlank(),r.text.startsWith(t,r.at)?(r.at+=t.length,!0):!1}function $(r,t){const a=r.match(t)?.[0];return r.at+=a?.length??0,a}}),891:((de,se,p)=>{p.
d(se,{J:()=>j,U:()=>y});var V=p(6784),B=p(8201),N=p(3278);function j(e,s){e.countPart();const c=s==="element"?e.skipBlank():e.skipSpaces(),l=e.at,v=y(e,c);if(v!==
void 0&&Z(e,s))return v;s==="line"&&L(e,v),(0,B.Kk)(e,s);let D=e.at;for(;D>l&&(0,V.xC)(e.text.charAt(D-1));)D--;return D===l&&e.report("invalid expression: expe\
cted the start of an expression",l),v===void 0?g(e,l,D):{kind:"other",start:l,end:D}}const R=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function L(e,s){R.lastIndex=e.
at;const c=s===void 0?R.test(e.text):/["\w]/.test(e.peek()),l=s===void 0?R.lastIndex-1:e.at;c&&e.report("missing newline after argument or block definition",l)}
function Z(e,s){const c=s==="element"?e.skipBlank():e.skipSpaces();return(0,V.wH)(c)||c===","||e.isLineEnd(c)}function y(e,s){if(s==='"')return(0,N.E3)(e);if(s===
"<")return(0,N.jw)(e);if(s!=="{"&&s!=="["&&s!=="(")return;const c=e.at++;e.depth++;let l;return e.depth>V.lr?l=K(e,s,c):s==="{"?l=w(e,c):s==="["?l=A(e,c):l=M(e,
c),e.depth--,l}function K(e,s,c){return(0,B.ku)(e,(0,V.r1)(s)??s,c),{kind:"other",start:c,end:e.at}}const F=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
x=32;function g(e,s,c){if(F.lastIndex=s,!(F.test(e.text)&&F.lastIndex===c)||c-s>x)return{kind:"other",start:s,end:c};const v=e.text.slice(s,c),D={true:!0,false:!1,
null:null}[v];return{kind:"primitive",start:s,end:c,value:D===void 0?Number(v):D}}function M(e,s){const c=j(e,"element");return e.skipBlank()!==")"?K(e,"(",s):(e.
at++,{...c,start:s,end:e.at})}function A(e,s){if(_(e))return K(e,"[",s);const c=[];let l=G(e,"]",s);for(;l;l=G(e,"]",s)){const D=e.at;c.push(j(e,"element")),e.at===
D&&e.peek()!==","&&e.at++,e.skipBlank()===","&&e.at++}const v={start:s,end:e.at};return l===void 0?{kind:"other",...v}:{kind:"tuple",...v,elements:c}}function w(e,s){
if(_(e))return K(e,"{",s);const c=[];for(;G(e,"}",s);)c.push(d(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:s,end:e.at,items:c}}function G(e,s,c){
const l=e.skipBlank();return l!==s&&!e.isAtEnd()&&!(0,V.wH)(l)?!0:l!==s?e.reportUnclosed(c):(e.at++,!1)}function d(e,s){const c=e.at,l=n(e,s);let v=e.at;for(;v>
c&&(0,V.xC)(e.text.charAt(v-1));)v--;const D=e.skipSpaces();if(D!=="="&&D!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),
(0,B.Kk)(e,"line"),e.at===c&&e.at++,{name:void 0,start:c,end:v,value:{kind:"other",start:v,end:e.at}};e.at++;const O=j(e,"line");return{name:l,start:c,end:v,value:O}}
function n(e,s){const c=e.at;let l;if(s==='"'||s==="("){const O=y(e,s);O?.kind==="string"&&(l=O.value)}else l=e.readName();const v=e.skipSpaces();if(v==="="||v===
":")return l;f(e);const D=e.text.slice(c,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(D)?D:void 0}const i=/[=!<>]=|[-+*/%<>!&|?.]/y;function f(e){for(;;){
const s=e.skipSpaces(),c=e.at;if(e.isLineComment(s))return;if((0,V.L8)(s))e.at++;else if(s==="["||s==="(")e.at++,K(e,s,c);else if(s==='"')(0,N.E3)(e);else if(e.
match(i)!==null)e.at=i.lastIndex;else if(e.readName()===void 0)return}}function _(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,V.L8)(e.peek(3))}}),
6353:((de,se,p)=>{p.d(se,{K:()=>L});var V=p(6784),B=p(891),N=p(8201),j=p(3278),R=p(9941);function L(n,i=new R.n_,f=!1){const _=new V.bs(n,n.startsWith("\uFEFF")?
1:0,i);return _.readsAll=f,_.structure(Z(_,void 0))}function Z(n,i){const f={kind:"native",attributes:[],blocks:[]},_=new Set;let e=i!==void 0&&!n.isLineEnd(n.skipSpaces());
for(;;){const s=n.skipBlank();if(n.at>=n.text.length){i!==void 0&&n.report(y,i);break}if(s==="}"&&i!==void 0){n.at++;break}K(n,s,f,_),G(n,e,f),e=!1}return f}const y="\
unclosed configuration block: there is no closing brace before the end of the file";function K(n,i,f,_){const e=n.at;n.countPart();const s=i==='"'?A(n):n.readName();
if(s===void 0){i<"\x80"?n.report("argument or block definition required",e):n.reportCharacter(),d(n,e);return}const c=n.at;if(n.skipSpaces()==="="&&n.peek(1)!==
"="){n.at++,_.has(s)&&n.report("attribute redefined: it is set a second time",e,c),_.add(s),f.attributes.push({name:s,start:e,end:c,value:(0,B.J)(n,"line")});return}
const v=[];for(let r=w(n);r!==void 0;r=w(n))v.push(r);const D=n.at;if(n.peek()!=="{"){const r=v.length===0?'argument or block definition required: the name has \
neither "=" nor "{" after it':'invalid block definition: the header has no "{" at its end';n.report(r,e,c),d(n,e);return}n.at++;const $=F.has(s)&&v[0]?.value!==
"terraform_remote_state"&&!n.readsAll&&n.depth===0&&n.mistake===void 0?x(n,D):M(n,D);f.blocks.push({type:s,labels:v,start:e,end:D,body:$})}const F=new Set(["res\
ource","data","ephemeral","output","variable"]);function x(n,i){const{at:f}=n;if((0,N.ku)(n,"}",i)&&n.mistake===void 0){const e=new V.bs(n.text.slice(0,n.at),f,
n.parts);return e.depth=1,new g(e)}return n.at=f,n.mistake=void 0,M(n,i)}class g{kind="native";cursor;body;constructor(i){this.cursor=i}get attributes(){return this.
read().attributes}get blocks(){return this.read().blocks}mayHave(i){return this.body!==void 0||this.cursor.text.includes(i,this.cursor.at)}read(){return this.body??=
Z(this.cursor,this.cursor.at-1),this.body}}function M(n,i){if(n.depth>=V.lr)return n.report(`blocks are nested deeper than ${V.lr} levels`,i),(0,N.ku)(n,"}",i),
{kind:"native",attributes:[],blocks:[]};n.depth++;const f=Z(n,i);return n.depth--,f}function A(n){const i=n.at,f=(0,j.E3)(n);return n.report("invalid argument n\
ame: argument names must not be quoted",i,n.at),f.kind==="string"?f.value:void 0}function w(n){const i=n.skipSpaces(),f=n.at;let _;if(i==='"'){const s=(0,j.E3)(
n);s.kind==="string"?_=s.value:(_=n.text.slice(f+1,Math.max(f+1,n.at-1)),n.report("invalid block label: it has to be plain text",f,n.at))}else _=n.readName();if(_===
void 0)return;const{at:e}=n;return n.countPart(),{value:_,start:f,end:e}}function G(n,i,{blocks:f}){const _=n.skipSpaces();i&&(_!=="}"||f.length>0)?n.report("in\
valid single-argument block definition: a block in one line has one argument at most",n.at):!i&&!n.isLineEnd(_)&&n.report("missing newline after argument or blo\
ck definition",n.at)}function d(n,i){(0,N.Kk)(n,"line"),(n.at===i||(0,V.wH)(n.peek())&&n.peek()!=="}")&&n.at++}}),9780:((de,se,p)=>{p.d(se,{A9:()=>Z,J6:()=>g,Pg:()=>y,
Uk:()=>x,VI:()=>M,ae:()=>V,lG:()=>N,os:()=>K,pi:()=>B,sT:()=>F});class V{text;withheld;constructor(w,G=null){this.text=w,this.withheld=G}}const B="#",N=4096,j=200,
R=2e4,L=5e6,Z=A=>/[^\0-\x7f]/.test(A)?A.normalize("NFC"):A;class y{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>L}spend(w){if(this.steps+=1,this.count(),this.depth>=j||this.steps>R||this.isSpent)return;this.depth+=1;const G=w();return this.depth-=1,typeof G!=
"string"?G:G.length>N?void 0:Z(G)}}const K=()=>({name:()=>{},call:()=>{},effort:new y}),F=()=>({...K(),isLiteral:!0}),x=A=>typeof A=="string"||typeof A=="number"||
typeof A=="boolean"?String(A):void 0,g=A=>A.find(w=>w instanceof V&&w.withheld!==null);function M(A,w){return w instanceof V?new V((A+w.text).slice(0,N),w.withheld):
new V(A)}}),2756:((de,se,p)=>{p.d(se,{A_:()=>w,Bs:()=>Z,C5:()=>g,Yo:()=>L,bK:()=>M,g$:()=>G,rI:()=>R,wK:()=>F,yR:()=>x});var V=p(9432),B=p(9985),N=p(9780),j=p(9941);
function R({text:d},n,i){const f=(0,j.yN)(d);return{text:d,place:_=>({file:n,...f(_),target:i})}}const L=d=>{const n=d.length>N.lG?(0,V.dh)(d,N.lG):d;return n.length<
13?n:[n.slice(0,1),n.slice(1)].join("")};function Z(d){const n=d.join(".");return n.length>N.lG?L(n):n}const y=d=>d.length>N.lG?{kind:"pieces",pieces:[null],text:L(
d)}:{kind:"known",text:L((0,N.A9)(d))},K=d=>d===void 0||d.length>B.lR?null:{code:L(d)};function F(d,n,i=!1){const f=()=>d.text.slice(n.start,n.end),_=e=>({kind:"\
pieces",pieces:e,text:L(f())});switch(n.kind){case"string":{const{value:e,verbatim:s}=n;if(i||e===s)return y(s);const c=L((0,N.A9)(e));return{kind:"pieces",pieces:[
c],text:c,isJson:!0}}case"template":{if(i&&n.verbatim!==void 0)return y(n.verbatim);const e=n.verbatim!==void 0,s=e?null:(0,B._3)({expression:n,text:d.text},(0,N.
os)());if(typeof s=="string")return y(s);const c=(0,B.B$)(n.parts,d.text,(0,N.os)()).map(v=>v.kind==="known"?L(v.value):K((0,B.cd)(v,d.text))),l=c.includes(null)?
[K(f())]:c;return{..._(l),...e&&{isJson:e}}}case"other":{const e=f(),s=(0,B.p_)(e,(0,N.os)());return typeof s=="string"?y(s):_([K(e)])}case"primitive":case"obje\
ct":case"tuple":return _([null])}}function x(d,n){return n.kind!=="primitive"?F(d,n):n.value===null?null:y(String(n.value))}function g(d,n){const[i]=d.kind==="p\
ieces"?d.pieces:[];return d.kind==="known"||typeof i!="object"||i===null?d:{...d,pieces:[{code:`(${i.code}).${n}`}]}}function M(d){return d?.kind!=="string"?null:
L((0,N.A9)(d.value))}const A=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function w({text:d},n){return(n.kind==="template"?n.parts.map(f=>f.kind==="unknown"?
(0,B.cd)(f,d):""):[n.kind==="other"?d.slice(n.start,n.end):""]).some(f=>A.test(f??""))}function G({pieces:d},n){let i="";for(const f of d){const _=typeof f=="ob\
ject"?f&&(0,B.p_)(f.code,n):f;if(_===null&&f!==null&&d.length===1)return{isWhole:!0,text:null,withheld:null};const e=(0,N.Uk)(_);if(e===void 0)return{isWhole:!1,
...(0,N.VI)(i,_)};if(i.length+e.length>N.lG)return{isWhole:!1,text:i,withheld:null};i+=e}return{isWhole:!0,text:L((0,N.A9)(i)),withheld:null}}}),6641:((de,se,p)=>{
p.d(se,{A:()=>Z,l:()=>y});var V=p(7706),B=p(2170),N=p(9119),j=p(1054),R=p(8032),L=p(3140);function*Z(F){const x=F.every(({kind:g})=>g.clients.length===R.Du.length);
for(const g of x?[R.Du]:R.Du.map(M=>[M])){const M=F.filter(({kind:A})=>g.every(w=>A.clients.includes(w)));yield{readers:g,read:M}}}function y(F){const x=[...Z(F)].
flatMap(({readers:g,read:M})=>[...K(M)].map(({what:A,place:w,problem:G,clients:d=R.Du})=>{const n=g.filter(f=>d.includes(f)),i=(0,j.Kc)(A);return(0,B.kH)(G,{places:[
w],clients:n,isPlaceholder:i})}));return(0,B.Qp)(x,({places:g,problem:M})=>[g[0],M.message])}function*K(F){const x=new Map,g=F.some(({kind:M,definitions:A})=>M.
isOverride&&A.some(({what:w,problem:G})=>!G&&w===L.Uf));for(const{definitions:M,kind:A,isContext:w,notes:G}of F)for(const{what:d,place:n,problem:i,clients:f}of M){
const _=x.get(d);if(i!==void 0){const e=i.code==="block-backend"&&g&&!A.isOverride;!w&&G.length===0&&!e&&(yield{what:d,place:n,problem:i,clients:f})}else{if(A.isOverride)
continue;if(_===void 0)x.set(d,n);else if(!w){const e=(0,N.eo)(_);yield{what:d,place:n,problem:(0,V.ho)({kind:"twice",what:d,first:e})}}}}if(!F.some(({notes:M,kind:A})=>M.
length>0||A.class==="terragrunt")){for(const{definitions:M,kind:A,isContext:w}of F)if(!(!A.isOverride||w))for(const{what:G,place:d,problem:n,isSingle:i}of M)n!==
void 0||i||x.has(G)||(yield{what:G,place:d,problem:(0,V.ho)({kind:"no-base",what:G})})}}}),3140:((de,se,p)=>{p.d(se,{AP:()=>y,Uf:()=>F,kM:()=>g,kg:()=>Z});var V=p(
7706),B=p(8516),N=p(8032),j=p(3846),R=p(9941),L=p(2756);const Z=new Map([["import","language","locals","moved","removed","terraform"],["check","module","output",
"provider","variable"],["action","data","ephemeral","list","resource"]].flatMap((t,a)=>t.map(o=>[o,a]))),y=t=>t.kind==="native"?t.blocks:[...Z].flatMap(([a,o])=>(0,R.
SH)(t,a,o));function K(t,a,o,h=N.Du,m=V.ho){return{what:o.what,place:t.place(a),problem:m(o),clients:h}}const F="the backend or cloud block",x=/^(?:credentials(?:_helper)?|host|provider_installation)$/;
function*g(t,a){const o=({name:h})=>a.kind==="native"||!Z.has(h);for(const h of[...(0,R.Td)(a).filter(o),...y(a)]){const m="name"in h?h.name:h.type,u=Z.get(m);if("\
labels"in h&&h.labels.length===u)yield*w(t,h);else{const k=x.test(m)?"of-cli":"unknown";yield K(t,h,{kind:k,what:(0,L.Yo)(m),labels:u})}}}const M=($late2??=new RegExp("^[\\p{ID_Start}_][\\p{ID_Continue}-]*$","u")),
A=/^(?:module|variable|output|resource|data)$/;function*w(t,a){const{type:o,labels:h,body:m}=a,u=o==="provider"?(0,L.bK)((0,R.w4)(m,"alias")?.value):null,k=[o,...h.
map(({value:re})=>re),...u===null?[]:[u]],I=(0,L.Bs)(k);if(o==="terraform"&&(yield*s(t,m)),h.length===0)return;const P=u===null&&!A.test(o);yield{what:I,place:t.
place(a),...P&&{isSingle:P}};const z=re=>o==="provider"?(0,j.sL)(re).ok:M.test(re),te=h.find(({value:re})=>!z(re));te!==void 0&&(yield K(t,te,{kind:"name",what:(0,L.
Yo)(te.value)})),o==="variable"&&(yield*O(t,a,I)),o==="module"&&(yield*_(t,I,m,G));const oe=o==="provider"?(0,R.w4)(m,"for_each"):void 0;oe!==void 0&&(0,R.w4)(m,
"alias")===void 0&&(yield K(t,oe,{kind:"no-alias",what:I},["opentofu"]))}const G=[/^(?!(?:lifecycle|locals|provider)$)/],d=["terraform"],n=[/^(?:hostname|organization|token|workspaces)$/],
i=[/^(?:name|tags|project)$/,"name","tags"],f=[/^(?:name|prefix)$/,"name","prefix"];function*_(t,a,o,h){const[m,...u]=h,k=h===G?V.ho:V.g6;for(const te of[...(0,R.
Td)(o),...o.kind==="native"?o.blocks:[]]){const oe=(0,L.Yo)("name"in te?te.name:te.type),re=oe==="lifecycle"?d:N.Du,ce={kind:"argument",what:a,argument:oe};m.test(
oe)||(yield K(t,te,ce,re,k))}const[I,P]=u.map(te=>(0,R.w4)(o,te)?.value),z=[I,P].some(te=>/other|primitive/.test(te?.kind??"other")||(0,L.bK)(te)==="");!P||z||(yield K(
t,P,{kind:"both",what:a,names:u},N.Du,k))}const e=[["backend",1,F],["cloud",0,F],["required_providers",0,"required_providers"]];function*s(t,a){for(const[o,h,m]of e)
for(const u of(0,R.SH)(a,o,h))if(yield{what:m,place:t.place(u),isSingle:!0},o!=="required_providers")yield*v(t,u);else for(const k of(0,R.Td)(u.body))yield*$(t,
k);yield*r(t,(0,R.w4)(a,"required_version"))}const c=/^(?:azurerm|cloud|consul|cos|gcs|http|inmem|kubernetes|local|oci|oss|pg|remote|s3)$/,l=/^(?:artifactory|azure|etcd|etcdv3|manta|swift)$/;
function*v(t,a){const[{value:o}={value:"cloud"}]=a.labels;if(!c.test(o)){const h=l.test(o),m={kind:"backend",what:(0,L.Yo)(o),isRemoved:h};yield K(t,a,m,N.Du,V.
g6)}if(!(o!=="cloud"&&o!=="remote")){yield*_(t,`the ${a.type} block`,a.body,n);for(const{body:h}of(0,R.SH)(a.body,"workspaces",0))yield*_(t,"workspaces",h,o==="\
cloud"?i:f)}}const D=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function*O(t,a,o){const h=(0,R.w4)(a.body,"type")?.value,
[{value:m}={value:""}]=a.labels;D.test(m)&&(yield K(t,a,{kind:"reserved",what:o})),a.body.kind==="native"&&h?.kind==="string"&&(yield K(t,h,{kind:"quoted-type",
what:o}))}const b=["source","version","configuration_aliases"];function*$(t,a){const{value:o}=a,h=(0,L.Yo)(a.name),m=(0,L.Bs)(["required_providers",h]),u=o.kind===
"object"?o.items:null,k=(0,j.sL)(h);if(!k.ok||u!==null&&k.value!==h){const P=k.ok?k.value:null;yield K(t,a,{kind:"local-name",what:h,normal:P});return}const I=u?.
find(P=>P.name!==void 0&&!b.includes(P.name));I?.name!==void 0&&(yield K(t,I,{kind:"argument",what:m,argument:(0,L.Yo)(I.name)}))}function*r(t,a){if(a===void 0||
!(0,L.A_)(t,a.value))return;const o=t.place(a.value),h=(0,B.jF)({kind:"not-constant"}),m=/\.tofu(\.json)?$/.test(o.file)?"opentofu":"terraform";yield{what:"requ\
ired_version",place:o,problem:h,clients:[m]}}}),8594:((de,se,p)=>{p.d(se,{Ef:()=>d,FT:()=>A,RO:()=>x,S9:()=>f,Zn:()=>c,gd:()=>v,hN:()=>D,qm:()=>K});var V=p(8339),
B=p(8032),N=p(5243),j=p(9897),R=p(3846),L=p(9780),Z=p(2756),y=p(5440);const K=O=>[[{...(0,Z.g$)(O,(0,L.os)()),from:null}]],F=1e4;function x({kind:O},b,$,r){const{
row:t,value:a}=b;if(a?.kind!=="known")return M(O,b,$);const o=g(b),m=t.grammar==="module"&&!o&&(0,N.Nj)(a.text)?"./":a.text,u=O.clients.length===B.Du.length?"":
O.clients[0],k=`${t.grammar} ${t.service} ${u} ${o} ${m}`,I=r.get(k);if(I!==void 0)return I;r.size>=F&&r.clear();const P=M(O,b,$);return r.set(k,P),P}const g=({
version:O})=>O?.value.kind==="known";function M(O,b,$){const r=O.clients.map(a=>[a,w(O,b,a,$)]),t=Math.max(...r.map(([,{length:a}])=>a));return Array.from({length:t},
(a,o)=>{const h=new Map;for(const[u,{[o]:k}]of r)k!==void 0&&h.set(u,k);const m=A([...h.values()]);return{meanings:h,first:m,needs:D(h,b.row)}})}const A=O=>O.find(
({host:b,directHost:$})=>b!==null||$!==void 0)??y.zt;function w(O,b,$,r){const t=n(b,$,r).map(o=>{const h=_(O,b,$,o);return G(b,$)?{...h,directHost:j.IZ}:h});if(t.
length<2)return t;const a=({host:o,directHost:h,needed:m,problem:u})=>JSON.stringify([o,h,m,u?.message]);return[...new Map(t.map(o=>[a(o),o])).values()]}const G=({
row:O,value:b},$)=>$==="terraform"&&O.evaluation?.terraform!=="any"&&b?.kind==="pieces"&&b.isJson===!0,d={isWhole:!0,withheld:null,from:null};function n(O,b,$){
const{value:r}=O;return r?.kind==="known"?[[{...d,text:r.text}]]:r===void 0||r.text==="null"?[[{...d,text:null}]]:$(O,r,b)}const i=({value:O})=>O?.kind==="piece\
s"&&O.text!=="null",f=({references:O})=>O.some(b=>b.row.evaluation!==void 0&&(i(b)||b.version?.value.kind==="pieces"||b.row.merges==="module"&&b.value?.kind==="\
pieces"));function _(O,b,$,r){const{row:t,address:a,value:o}=b,h=c(r),m=h.map(({isWhole:oe,text:re})=>{if(re===null)return v(b,O,$);if(oe)return y.pb[t.grammar](
re,$,g(b));const ce=O.class==="terragrunt"||O.isGenerated;return t.grammar==="host-part"&&ce?y.zt:(0,y.i4)(t.grammar,re,$)}),[u]=m,k=m.every(oe=>oe?.needed===u?.
needed);if(u!==void 0&&k&&!m.includes(void 0)){const[oe]=h;if(o?.kind!=="pieces"||oe===void 0)return u;const ce=m.every(pe=>pe?.directHost===u.directHost)?{}:{directHost:j.
IZ},he=h.every(pe=>pe.isWhole);return{...u,...ce,evaluated:{text:oe.text,isWhole:he}}}const I=t.evaluation!==void 0&&t.evaluation[$]===void 0;if(I&&!O.isGenerated)
return y.zt;const P=h.find(({withheld:oe})=>oe!==null)?.withheld??null;if(!I&&P===null&&s(o))return{...y.zt,directHost:j.IZ};const z=$==="terraform",te=(0,V.J0)(
{address:a,argument:t.grammar==="host"?"hostname":"source",expression:o?.kind==="pieces"?o.text:"",candidates:h.map(({isWhole:oe,text:re,from:ce})=>({text:oe?re:
null,from:ce})),refused:P===null?null:{variable:z?P:""}});return(0,y.Qm)(te)}const e=/^[^?]*\?\s*"(?:\.\.?\/|git::|git@)[^"]*"\s*:\s*"(?:\.\.?\/|git::|git@)[^"]*"$/,
s=O=>O?.kind==="pieces"&&(e.test(O.text)||O.pieces.some(b=>/[?&]ref=/.test(String(b))));function c(O){return O.some(({isWhole:b,from:$})=>b&&$!==null)?O.filter(
({isWhole:b,from:$})=>b||$!==null):O}const l={cloud_default:"cloud block",remote_state_default:"remote state"};function v(O,b,$){const{row:r,value:t,address:a,localName:o}=O,
h=t===void 0?O.kind:r.absent??O.kind;if(r.defaults!==void 0){const m=r.defaults[$];return m!==null?(0,y.TU)((0,N.mD)(m)):(0,y.Qm)((0,V.tg)(l[h]??"remote backend"))}
return t!==void 0?r.grammar==="url"?y.zt:(0,y.Qm)((0,V.DA)({reason:"null",address:a})):h==="required_provider_invalid"?(0,y.Qm)((0,V.DA)({reason:"not-a-requirem\
ent",address:a})):o!==null&&b.class!=="stack"&&b.class!=="deploy"?o!=="terraform"&&(0,R.sL)(o).ok?(0,y.TU)((0,N.Vm)($)):y.zt:b.isOverride?y.zt:(0,y.Qm)((0,V.DA)(
{reason:"missing",address:a}))}function D(O,{service:b}){if(b===null)return[];const $=new Map;for(const[r,{needed:t}]of O)t!==null&&$.set(t,{host:t,service:b,clients:[
...$.get(t)?.clients??[],r]});return[...$.values()]}}),4118:((de,se,p)=>{p.d(se,{FK:()=>n,hN:()=>l,FZ:()=>t,xr:()=>a,Od:()=>i,gq:()=>_,R:()=>D});var V=p(8032),B=p(
5243),N=p(3846),j=p(5106),R=p(9941),L=p(2756),Z=p(6641),y=p(3140);function*K(m,u){const k=F.get(u.type)?.(u,m)??[];for(const{kind:I,text:P,localName:z=null,span:te}of k)
yield{kind:I,text:(0,L.Yo)(P),localName:z,place:m.place(te)}}const F=new Map([["terraform",x],["provider",M],["module",G]]);function*x({body:m},u){const k=(0,R.
SH)(m,"required_providers",0).flatMap(I=>(0,R.Td)(I.body));for(const{value:I}of k){const z=(I.kind==="object"?I.items:[]).find(({name:te})=>te==="configuration_\
aliases")?.value;for(const te of z?.kind==="tuple"?z.elements:[])yield{kind:"provider-expected",text:te.kind==="string"?te.value:g(u,te),span:te}}}const g=({text:m},{
start:u,end:k})=>m.slice(u,k).trim();function*M(m){const{labels:u,body:k}=m,[I]=u;if(I===void 0||A(k))return;const P=(0,L.bK)((0,R.w4)(k,"alias")?.value);yield{
kind:"provider-configured",text:P===null?I.value:`${I.value}.${P}`,span:m}}const A=m=>(0,R.Td)(m).every(({name:u})=>u==="alias"||u==="//")&&(m.kind==="json"||m.
blocks.length===0),w=["count","for_each","depends_on"];function*G({labels:[m],body:u},k){const I=(0,L.Yo)(m?.value??""),P=(0,R.w4)(u,"providers")?.value;for(const z of P?.
kind==="object"?P.items:[])yield{kind:"provider-passed",text:z.name??g(k,z),localName:I,span:z};for(const z of w){const te=(0,R.w4)(u,z);te!==void 0&&(yield{kind:"\
call-repeated",text:z,localName:I,span:te})}}var d=p(1011);const n={providerUses:new Map,hasBackend:!1,declared:[]};function i(m,u){const k=new e(m);for(const te of(0,y.
AP)(u))y.kg.get(te.type)===te.labels.length&&k.read(te);const{providerUses:I,hasBackend:P,declared:z}=k;return{providerUses:I,hasBackend:P,declared:z}}const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function _(m,u){const k=new e(m),I=(0,R.w4)(u,"terraform_binary")?.value,[,P]=f.exec((0,L.bK)(I)??"")??[];return I!==void 0&&P!==void 0&&k.declare("binary",I,P),
k.declareVersion("version",(0,R.w4)(u,"terraform_version_constraint")),{...n,declared:k.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(u){
this.source=u}isOpen=({value:u})=>(0,L.A_)(this.source,u);read(u){const{type:k,labels:I,body:P}=u;switch(this.declared.push(...K(this.source,u)),k){case"languag\
e":this.declare("language",u);for(const z of(0,R.SH)(P,"compatible_with",0))this.declareVersion("compatible",(0,R.w4)(z.body,"opentofu"));return;case"terraform":{
this.hasBackend||=l(P);const z=s(P).flatMap(c).find(this.isOpen);z!==void 0&&P.kind==="native"&&this.declare("state-expression",z.value,(0,L.Yo)(z.name));for(const te of(0,R.
SH)(P,"encryption",0))this.declare("encryption",te);this.declareVersion("version",(0,R.w4)(P,"required_version"));return}case"provider":for(const z of I)this.use(
z.value,z.value,z,[u]),this.declareVersion("provider-version",(0,R.w4)(P,"version"),(0,L.Yo)(z.value));(0,R.w4)(P,"for_each")!==void 0&&this.declare("provider-f\
or-each",u);return;case"check":for(const z of(0,R.SH)(P,"data",2))this.readTyped(z,[u,z]);return;case"import":this.readNamed(u,[u])||this.readImported(u);return;default:
if(I.length<2)return;k==="action"&&this.declare("action",u),this.readTyped(u,[u])}}declare(u,k,I="",P=null){this.declared.push({kind:u,text:I,localName:P,place:this.
source.place(k)})}declareVersion(u,k,I){const P=(0,L.bK)(k?.value);k!==void 0&&P!==null&&this.declare(u,k.value,P,I)}readTyped(u,k){const[I]=u.labels;if(I===void 0||
this.readNamed(u,k))return;const[P=""]=I.value.split("_",1);this.use(P,I.value,I,k)}readImported(u){const k=(0,R.w4)(u.body,"to")?.value,[,I]=$.exec(this.textOf(
k))??[];if(k===void 0||I===void 0)return;const[P=""]=I.split("_",1);this.use(P,I,k,[u])}textOf(u){if(u===void 0)return"";const{start:k,end:I}=u;return(u.kind===
"string"?u.value:this.source.text.slice(k,I)).slice(0,r).trim()}readNamed(u,k){const I=(0,R.w4)(u.body,"provider")?.value;if(I===void 0)return!1;const[,P]=b.exec(
this.textOf(I))??[];return P===void 0?!1:(this.use(P,P,I,k),!0)}use(u,k,I,P){if(this.providerUses.has(u))return;const z={text:(0,L.Yo)(k),address:O(P),place:this.
source.place(I)};this.providerUses.set((0,L.Yo)(u),z)}}const s=m=>[...(0,R.SH)(m,"backend",1),...(0,R.SH)(m,"cloud",0)],c=({body:m})=>[m,...(0,R.SH)(m,"workspac\
es",0).map(u=>u.body)].flatMap(R.Td),l=m=>s(m).length>0,v=["name","prefix","tags"];function D(m){const[u]=(0,R.SH)(m,"workspaces",0),k=P=>P==="workspaces"&&u!==
void 0?v.some(z=>(0,R.w4)(u.body,z)!==void 0):(0,R.w4)(m,P)!==void 0,I=d.Rt.filter(P=>!k(P));return{organization:(0,L.bK)((0,R.w4)(m,"organization")?.value),name:u?
(0,L.bK)((0,R.w4)(u.body,"name")?.value):null,...I.length>0&&{lacks:I}}}const O=m=>(0,L.Bs)(m.flatMap(({type:u,labels:k})=>[u,...k.map(({value:I})=>I)])),b=($late3??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),
$=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,r=256;function t(m){const u=new Map;for(const{readers:k,read:I}of(0,Z.A)(m))for(const[P,z]of h(I)){
const te=u.get(P),oe=te===void 0?k:[...te.clients,...k];u.set(P,{...te??z,clients:oe})}return Array.from(u.values(),k=>{const{host:I,isHostImplied:P,needs:z}=a(
k.clients);return{kind:"implied_provider",host:I,isHostImplied:P,...k,isOverridden:!1,needs:z}})}function a(m){const u=m.length===V.Du.length,k=P=>P.clients.some(
z=>m.includes(z)),I=u?o:o.filter(k);return{host:I[0]?.host??null,isHostImplied:!0,needs:I}}const o=V.Du.map(m=>({host:(0,B.Vm)(m),service:j.xq,clients:[m]}));function h(m){
const u=new Set(["terraform"]);for(const{references:I}of m)for(const{localName:P}of I)u.add(P);const k=new Map;for(const{scope:I,isContext:P}of m)if(!P)for(const[
z,te]of I.providerUses)u.has(z)||(u.add(z),(0,N.sL)(z).ok&&k.set(z,te));return k}}),5839:((de,se,p)=>{p.d(se,{PG:()=>x,YK:()=>A,kl:()=>g});var V=p(4756),B=p(2170),
N=p(1054),j=p(8032),R=p(1780),L=p(3298),Z=p(6641),y=p(5440),K=p(8594),F=p(4118);const x=5e4;function g(e,s,c=new Map){const l=[],v=[...e.flatMap(O=>O.notes),...(0,Z.
l)(e)],D=new G(e,s);for(const O of e)if(!O.isContext)for(const b of O.references){const r=b.version!==null&&M(O,b.version)?{...b,version:null}:b;if(l.length>=x)
return v.push(A(O.file)),w(l,v);const t=(0,K.RO)(O,r,s,c);if(r.kind==="backend"&&t.every(({first:o})=>o===y.zt))continue;let a=M(O,r)?void 0:d(O,r,s);for(const o of t){
const h=D.usageOf(O,r,o);l.push(a===void 0?h:{...h,calls:a}),a=void 0}for(const o of D.notesOf(O,r,t))v.push(o)}for(const O of(0,F.FZ)(e))l.push(O);return w(l,v)}
function M({notes:e},{value:s,place:c}){const l=c.line+(s?.kind==="pieces"?s.text.split(`
`).length:0);return e.map(D=>(0,B.Xd)(D)?.line??0).some(D=>D>=c.line&&D<l)}const A=e=>(0,B.ht)(e,(0,V.ub)({kind:"module-usages",max:x})),w=(e,s)=>({usages:e.sort(
(c,l)=>_(c.place,l.place)),notes:s.sort((c,l)=>_((0,B.Xd)(c),(0,B.Xd)(l)))});class G{values;overrides;constructor(s,c){this.values=c,this.overrides=s.filter(({kind:l})=>l.
isOverride)}usageOf(s,c,l){const{kind:v,value:D,address:O,constraints:b,place:$,row:r,hasOwnToken:t,workspace:a}=c,{meanings:o,first:h,needs:m}=l,u=this.overrides.
length===0?o:new Map([...o].filter(([P])=>this.isInForce(s,c,P))),k=u.size===o.size,I={kind:v,host:h.host,isHostImplied:h.isHostImplied,directHost:h.directHost,
hasOwnToken:t,text:D?.text??null,address:O,version:this.versionOf(c),constraints:b,place:$,clients:s.kind.clients,needs:k?m:(0,K.hN)(u,c.row),isOverridden:u.size===
0,workspace:a};return k&&r.backend===void 0&&D?.kind!=="pieces"?I:{...I,...this.decisionOf(c,l,u)}}decisionOf({value:s,row:c},{meanings:l},v){const D=[...l],O=D.
flatMap(([$,r])=>r.evaluated===void 0?[]:[[$,r.evaluated]]),b=D.flatMap(([$])=>v.has($)?[]:$);return{...s?.kind==="pieces"&&{evaluated:Object.fromEntries(O)},...c.
backend!==void 0&&{backend:c.backend},...v.size>0&&b.length>0&&{replacedFor:b}}}notesOf(s,c,l){const{place:v,value:D}=c,O=[v],b=D===void 0&&s.notes.length>0,$=[];
for(const{meanings:r}of b?[]:l)for(const[t,{problem:a,host:o}]of r){if(a===void 0||!this.isInForce(s,c,t)||M(s,c)&&a.code==="source-dynamic")continue;const h=D?.
kind==="known"&&(0,N.Kc)(D.text);$.push((0,B.kH)(a,{namedHost:o,clients:[t],places:O,isPlaceholder:h}))}return(0,B.Qp)($,({problem:{code:r,message:t}})=>r==="so\
urce-dynamic"?(0,R.pj)(t):r)}isInForce({kind:s},{mergeKey:c},l){return s.isOverride||c===null||!this.replaced(l).has(c)}replaced=(0,L.O)(s=>{const c=new Set;for(const{
kind:l,references:v,scope:D}of this.overrides)if(l.clients.includes(s)){D.hasBackend&&c.add("backend");for(const{mergeKey:O,value:b,localName:$}of v)O!==null&&(b!==
void 0||$!==null)&&c.add(O)}return c});versionOf(s){if(s.version===null)return;const{value:c,place:l}=s.version;if(c.kind==="known")return{text:c.text,place:l};
const v=j.Du.flatMap(O=>{const b=this.values(s,c,O).flat();if(b.some(({withheld:t})=>t!==null))return[];const[$,...r]=b;return[[O,r.length===0&&$?.isWhole===!0?
$.text:null]]});return{text:f.test(c.text)?c.text:"\u2026",value:Object.fromEntries(v),place:l}}}function d({kind:e},s,c){const{row:l,value:v,version:D}=s,O=v?.
kind==="pieces"||D?.value.kind==="pieces";if(l.merges!=="module"||!O)return;const b=e.clients.map($=>[$,n(s,$,c)]);return Object.fromEntries(b.filter(([,$])=>$!==
null))}function n(e,s,c){const l=b=>b?.kind==="pieces"?c(e,b,s):[[{...K.Ef,text:b?.text??null}]],v=l(e.value);if(v.flat().some(({withheld:b})=>b!==null))return null;
const D=l(e.version?.value),O=new Map;for(let b=0;b<Math.max(v.length,D.length);b+=1){const $=[v[b]??v[0]??[],D[b]??D[0]??[]],[r,t]=$.map(i),[a=null]=$.flatMap(
([m])=>m?.root??[]),h={root:a,source:r??null,version:t??null,isOpen:r===void 0||t===void 0};O.set(JSON.stringify(h),h)}return[...O.values()]}function i(e){const[
s,...c]=(0,K.Zn)(e),l=c.every(({isWhole:v,text:D})=>v&&D===s?.text);return s?.isWhole===!0&&l?s.text:void 0}const f=/^(?!<<)"?[^"]*"?$/,_=(e,s)=>e===null||s===null?
0:e.file!==s.file?e.file<s.file?-1:1:e.line-s.line||e.column-s.column}),7918:((de,se,p)=>{p.d(se,{eI:()=>u,jq:()=>I,CJ:()=>z,bH:()=>v});var V=p(9432),B=p(4756),
N=p(8516),j=p(2170),R=p(9968),L=p(6784),Z=p(8201);const y=8192,K=2*1024*1024;function F(ne,S,J){const U=new x(ne.slice(0,K),S,J);for(;!U.isAtEnd();)(0,Z.ku)(U,"\
}",U.at)||U.at++;return U.comments}class x extends L.bs{comments=[];pattern;max;constructor(S,J,U){super(S),this.pattern=J,this.max=U}skipLine(){const S=this.at;
super.skipLine(),this.add(S)}skipBlockComment(){const S=this.at;super.skipBlockComment(),this.add(S)}add(S){const{text:J,at:U}=this,X=J.slice(S,Math.min(U,S+y));
if(this.comments.length>=this.max||!this.pattern.test(X))return;const E=J.slice(Math.max(0,S-y),S),[T=""]=J.slice(U,U+y).split(`
`,1),C=E.slice(E.lastIndexOf(`
`)+1).trim()+T.trim()==="";this.comments.push({start:S,end:U,text:X,isAlone:C})}}var g=p(3276),M=p(6353),A=p(9941),w=p(2756),G=p(3140),d=p(3114),n=p(2213),i=p(9985),
f=p(4118),_=p(3542);function e(ne,S,J){const U=(0,_.FK)(J),X=[],E=new Set([""]);if(S.kind==="json")for(const{name:T}of S.members)E.add(T);else for(const{type:T}of S.
blocks)U.has(T)&&E.add(T);for(const T of E)for(const C of U.get(T)??[])new s(ne,C,X).readAt(0,{body:S,block:void 0,names:[]});return X}class s{source;row;references;constructor(S,J,U){
this.source=S,this.row=J,this.references=U}readAt(S,J){const U=this.row.path[S];if(U===void 0){this.read(J);return}const[X]=U,{body:E}=J,T=E.kind==="native"?E.blocks:
(0,A.SH)(E,X,U.length-1);for(const C of T){const{labels:H}=C;if(C.type!==X||H.length!==U.length-1||H.some(({value:q},ee)=>!["*",q].includes(U[ee+1]??"")))continue;
const Y=[...J.names,X,...H.map(({value:q})=>q)];this.readAt(S+1,{body:C.body,block:C,names:Y})}}read(S){const{body:J,block:U,names:X}=S;switch(this.row.position){case"\
entries":for(const E of(0,A.Td)(J))this.addEntry(X,E);return;case"label":{const E=U?.labels.at(-1);if(E===void 0)return;const T={kind:"known",text:(0,w.Yo)(E.value)},
C=this.source.place(E),H=this.version((0,A.w4)(J,"version")?.value),W=(0,w.bK)((0,A.w4)(J,"constraints")?.value)??void 0;this.add(X.slice(0,-1),{value:T,place:C,
version:H,constraints:W});return}case"urls":{const E=(0,A.w4)(J,"urls")?.value;for(const T of E?.kind==="tuple"?E.elements:[])this.add(X,this.written(T));return}case"\
open-state":this.addOpenState(S);return;default:this.addArguments(S,this.row.position)}}add(S,J){const{row:U}=this,X={version:null,constraints:void 0,localName:null,
workspace:void 0},E={row:U,address:(0,w.Bs)(S),mergeKey:(0,_.dh)(U,S)};this.references.push({kind:U.kind,hasOwnToken:!1,...X,...J,...E})}addOpenState({body:S,names:J}){
const{source:U}=this,X=ee=>(0,A.w4)(S,ee)?.value,E=X("encryption"),T=E?.kind==="other"||n.Ar.some(ee=>(0,i.Tu)(E,ee,U.text)!==void 0),C=(0,w.bK)(X("backend")),H=X(
C===null?"backend":"config"),W=C!=="remote"&&H?.kind!=="object",Y=T?E:W?H:void 0;if(Y===void 0)return;const q={kind:"pieces",pieces:[null],text:(0,w.wK)(U,Y).text};
this.add(J,{value:q,place:U.place(Y)})}addArguments({body:S,block:J,names:U},X){const{row:E,source:T}=this,C=Q=>(0,A.w4)(S,Q)?.value,H=E.backend!==void 0;if(H&&
(0,w.bK)(C("backend"))!==E.backend)return;const W=H?C("config"):void 0,Y=Q=>{const[ie="",ae]=Q.split("."),le=H?(0,i.Tu)(W,ie,T.text):C(ie);return ae!==void 0&&le?.
kind==="object"?(0,i.Tu)(le,ae,T.text):le},q={version:this.version(C("version")),hasOwnToken:E.grammar==="host"&&Y("token")!==void 0,workspace:E.merges==="backe\
nd"&&E.grammar==="host"?(0,f.R)(S):void 0},ee=new Map(X.map(Q=>[Y(Q)??Q,Q]));for(const[Q,ie]of ee)if(typeof Q!="string")this.add(U,{...q,...this.written(Q)});else if(E.
absent!==void 0&&J!==void 0){const le=W!==void 0&&W.kind!=="object"?(0,w.C5)((0,w.wK)(T,W),ie):void 0;this.add(U,{...q,kind:E.absent,value:le,place:T.place(J)})}}written(S){
const{row:J,source:U}=this,X=S.kind==="primitive"&&S.value===null;return{value:J.defaults!==void 0&&X?void 0:(0,w.wK)(U,S,J.isLiteral),place:U.place(S)}}addEntry(S,{
name:J,value:U}){const{row:X,source:E}=this,T=[...S,J],C=(0,w.Yo)(J);if(U.kind==="object"){const q=Q=>(0,i.Tu)(U,Q,E.text,X.isLiteral),ee=q("source");this.add(T,
{localName:C,kind:ee===void 0?X.absent??X.kind:X.kind,value:ee&&(0,w.wK)(E,ee,X.isLiteral),version:this.version(q("version"),w.wK),place:E.place(ee??U)});return}
const H=["string","primitive","template"].includes(U.kind),W=H?"required_provider_legacy":"required_provider_invalid",Y=H?this.version(U):null;this.add(T,{localName:C,
kind:W,version:Y,value:void 0,place:E.place(U)})}version(S,J=w.yR){const U=S&&J(this.source,S);return S&&U?{value:U,place:this.source.place(S)}:null}}var c=p(5839);
const l=64;function*v(ne,S){const J=[],U=[],X=[];let[E,T]=[0,c.PG];for(const[C,{path:H,file:W,target:Y,kind:q,isContext:ee}]of ne.entries()){if(C>0&&C%l===0&&(yield S+
C))return null;const ie=(0,R.yR)(H);if(!ie.ok){const{failure:fe}=ie;fe.kind==="size"?U.push((0,j.ht)(W,(0,B.ub)(fe))):J.push(o(fe.code,{file:W,kind:q,isContext:ee}));
continue}E+=ie.bytes,ee||X.push(...r(ie.text,q,{file:W,target:Y}));const ae=z(ie.text,q,W,ee,new A.n_,Y);!ie.isUtf8&&!ee&&ae.notes.length===0&&U.push(h(ie.text,
q,W));const le=m(ae)+ae.definitions.length;if(le>T){const fe={...ae.scope,providerUses:f.FK.providerUses},ue=ae.references.slice(0,T),me=[...ae.notes,(0,c.YK)(W)];
J.push({...ae,references:ue,scope:fe,definitions:[],notes:me});break}T-=le,J.push(ae)}return{files:J,notes:U,bytes:E,comments:X}}const D=/tf[-_ ]?disco[-_:= ]{0,3}(?:ignore|disable|skip|nolint)(?![a-z])/i,
O=/"\/\/"\s{0,99}:\s{0,99}"[^"\n]{0,1000}"/g,b=1e3,$=400;function r(ne,{syntax:S},J){if(!D.test(ne)||/(^|\/)\.terraform\//.test(J.file))return[];const U=S==="js\
on"?t(ne):F(ne,D,b),X=(0,A.yN)(ne);let E={first:0,line:0};return U.toReversed().map(C=>{const H={...J,...X(C)},W=X({start:C.end,end:C.end}).line,Y=E.first===W+1?
E.line:W+1,q=C.isAlone?Y:W;return E=C.isAlone?{first:H.line,line:q}:{first:0,line:0},{text:(0,w.Yo)((0,V.dh)(C.text,$)),place:H,line:q}}).reverse()}const t=ne=>Array.
from(ne.matchAll(O),({0:S,index:J})=>({start:J,end:J+S.length,text:S,isAlone:!1})).filter(S=>D.test(S.text)),a=["EACCES","EPERM"];function o(ne,S){const J=((0,d.
Ep)(S.kind)||S.kind.class==="lock")&&a.includes(ne),U=[(0,j.ht)(S.file,(0,B.WO)({what:"file",code:ne,isRefused:J}))];return{...S,references:[],scope:f.FK,definitions:[],
notes:U}}function h(ne,S,J){const U=ne.indexOf("\uFFFD"),X=ne.slice(ne.lastIndexOf(`
`,U)+1,U),E=/#|\/\//.test(X)||ne.lastIndexOf("/*",U)>=0,T=(0,d.Ep)(S)&&S.syntax==="hcl"&&!E,C=(0,A.yN)(ne)({start:U,end:U+1});return(0,j.ht)(J,(0,B.U$)({error:null,
isRefused:T}),C)}const m=({references:ne,scope:S})=>ne.length+S.providerUses.size;function*u(ne){const S=(E,T)=>({kind:E,text:"",localName:null,place:{file:T,...j.
wv}}),J=ne.filter(({kind:E})=>E.class==="config"),[U]=J;U!==void 0&&J.every(E=>m(E)===0)&&(yield S("module",U.file));const X=J.filter(({scope:E})=>E.hasBackend);
for(const E of new Set(X.map(({kind:T})=>T.clients))){const T=J.find(({kind:C})=>C.clients===E);T!==void 0&&(yield S("state",T.file))}for(const{file:E,kind:T,references:C,
scope:H,isContext:W}of ne)T.class==="lock"&&C.length===0&&(yield S("lock",E)),T.class==="config"&&!W&&(yield*H.declared)}const k=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
I=ne=>ne.kind.class==="terragrunt"&&ne.references.length===0&&!k.test(ne.file),P={config:f.Od,terragrunt:f.gq};function z(ne,S,J,U=!1,X=new A.n_,E){const T=S.isOfPackage===
!0,C=S.syntax==="json"?(0,g.O)(ne,X):(0,M.K)(ne,X,T),H=(0,w.rI)(C,J,E),{body:W}=C,Y=e(H,W,S.class),q=P[S.class]?.(H,W)??f.FK,ee=I({file:J,kind:S,references:Y})&&
!X.isExceeded(),Q=U||ee?[]:re(C,S,{file:J,target:E});S.class==="lock"&&Q.push(...oe(C,J));const ae=[...S.class==="config"?(0,G.kM)(H,W):[]].filter(le=>!T||te(le));
return{file:J,kind:S,references:Y,scope:q,definitions:ae,notes:Q,isContext:U}}const te=({what:ne,problem:S})=>!S||S.code!=="block-backend"&&/\.|^required_/.test(
ne),oe=({text:ne,body:S},J)=>(0,A.SH)(S,"provider",1).flatMap(({labels:[U],body:X})=>{const E=(0,A.w4)(X,"hashes")?.value,C=(E?.kind==="tuple"?E.elements:[]).map(
Y=>Y.kind==="string"?Y.value:""),H=C.length>0&&C.every(Y=>/^[^:]+:/.test(Y));if(E===void 0||H)return[];const W=(0,N.FA)({kind:"not-hashes",provider:U?.value??""});
return(0,j.ht)(J,W,(0,A.yN)(ne)(E))});function re({text:ne,problems:S,parts:J},U,{file:X,target:E}){return J.isExceeded()?[(0,j.ht)(X,(0,B.ub)({kind:"parts",max:J.
max}))]:S.map(({message:T,...C})=>{const H=(0,d.Ep)(U)&&!ce.test(T),W=U.class==="lock"?(0,N.FA)({kind:"syntax",error:T}):(0,B.U$)({error:T,isRefused:H}),Y=ne.split(
`
`,C.line)[C.line-1]??"",q=he.test(Y.slice(0,pe));return{...(0,j.ht)(X,W,{...C,target:E}),clients:U.clients,isPlaceholder:q}})}const ce=/^\w+ are nested deeper than/,
he=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,pe=1e3}),8095:((de,se,p)=>{p.r(se),p.d(se,{asWritten:()=>S.qm,declaredIn:()=>X.eI,dependsOnOthers:()=>S.
S9,detach:()=>B.Yo,dotted:()=>B.Bs,firstWithHost:()=>S.FT,isForeign:()=>X.jq,meaningOfAbsent:()=>S.gd,neededByImplied:()=>J.xr,needsOf:()=>S.hN,parseFile:()=>X.
CJ,readHcl:()=>V.K,readModule:()=>X.bH,readTools:()=>O,resolveValue:()=>B.g$,sourceText:()=>B.rI,usagesOf:()=>U.kl});var V=p(6353),B=p(2756),N=p(9432),j=p(3298),
R=p(3114),L=p(9059);const Z=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opento\
fu","opentofu"]]),y=E=>Z.get(E.toLowerCase())??"terraform",K="init|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|pr\
oviders\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",F=(E,T)=>new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(${E})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S\
+\\s+)?(?:${T})(?![\\w-])`),x=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,g=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],M=`(?=["'\\s,\\]})@]|$)`,A="^[\\s-]*\\w[\\w-]*:\\s*\\[",w=`(?=["']?\\s*[,\\]])`,G=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/\
terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${M}|([\\w.\${}-]+)))?${M}`),text:"uses $1",version:"latest"},{form:F("terraform|tofu",K),text:"runs\
 $1"},{form:F("tofu","fmt"),text:"runs $1"},{form:F("terraform","fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${A}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${w}`),text:"lists $1"},{form:new RegExp(`${A}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${w}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],d=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,n=/\b(?:echo|printf)\b[^;&|]*/g;function i(E){if(!/terraform|tofu|tfenv/i.
test(E))return[];const T=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(E);if(d.test(E)&&!T)return[];const C=E.replace(n,W=>" ".repeat(W.length)),H=x.exec(C);return H===
null?G.flatMap(W=>f(W,C)):e(H)}function f({form:E,text:T,version:C=null,...H},W){const Y=E.exec(W);if(Y===null)return[];const[,q="",ee=C]=Y,Q=T.replace("$1",()=>q);
return[{client:y(q),text:Q,version:ee,..._(Y),...H}]}const _=({index:E,0:{length:T}})=>({start:E,end:E+T});function e(E){const[,T=""]=E;return g.flatMap(({form:C,
otherwise:H})=>{const W=C.exec(T);return W===null?[]:[{client:y(W[1]??W[2]??""),text:`uses ${T}`,version:null,..._(E),step:{otherwise:H}}]})}const s=50,c=/^digger\.ya?ml$/,
l=100,v=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,D=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function O(E,T){const C=[],H=[],
W=new Set;let Y=!1,q=!1,ee=!1;for(const Q of(0,L._X)(E,T)){for(const ue of(0,L.AN)(Q))W.add(ue);if(H.push(...(0,L.mu)(Q)),q||=(0,R.Z)(Q.file)||D.test(Q.text),(0,L.
$)(Q.file)||(0,R.Z)(Q.file))continue;const ie=Q.file.slice(Q.file.lastIndexOf("/")+1),ae=(0,R.TD)(ie)||Q.file.endsWith("mise/config.toml"),le=ae?oe(Q):b(Q);ee||=
c.test(Q.file)&&le.some(({client:ue})=>ue==="opentofu");const fe=ee&&Q.text.includes("diggerhq/digger@");C.push(...le.filter(({text:ue})=>!fe||ue!==a)),Y||=!ae&&
v.test(Q.text)}return{signs:C,bots:H,setsCloudHostname:Y,givesState:q,others:W}}function b({file:E,text:T}){if(!/terraform|tofu|tfenv/i.test(T))return[];const C=(0,L.
Dx)(E,T),H=new Map,W=(0,j.O)(ee=>P(ee,C)),Y=C.map(i),q=o(E,C,Y);for(const[ee,Q]of C.entries()){if(H.size>=s)break;for(const ie of Y[ee]??[]){if(q(ie,ee))continue;
const{client:ae,level:le="tool"}=ie;for(const fe of m(ie,C,ee,W)){const ue=`${ae} ${le} ${fe}`;if(H.has(ue))continue;const me=(0,L.$t)(E,ee,Q,ie);H.set(ue,{client:ae,
level:le,place:me,text:(0,N.dh)(ie.text,l),version:fe})}}}return r(E,[...H.values()])}const $=/atlantis\.ya?ml$/;function r(E,T){return!T.some(({client:H})=>H===
"opentofu")||!$.test(E)?T:T.filter(({client:H,version:W})=>H==="opentofu"||W!==null).map(H=>({...H,client:"opentofu"}))}const t=/(^|\/)\.spacelift\/[^/]+$/,a="s\
ets terraform_version";function o(E,T,C){const H=q=>{const Q=C.slice(...q).flat().filter(({text:ie,level:ae})=>ae!=="hook"&&!/_version$/.test(ie));return Q.length===
0?null:Q.every(({client:ie})=>ie==="opentofu")},W=t.test(E)?T.indexOf("stack_defaults:"):-1,Y=W<0?null:k(T,W+1);return({text:q},ee)=>{if(q!==a||$.test(E))return!1;
const Q=H(k(T,ee));if(Q!==null||Y===null)return Q===!0;const ie=ee>=Y[0]&&ee<Y[1];return H(ie?[0,T.length]:Y)===!0}}const h=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function m({version:E,step:T},C,H,W){if(T===void 0)return E===null?[null]:W(E);const Y=C.slice(...k(C,H)).map(q=>h.exec(q)?.[1]?.replace(/^["']|["']$/g,"")).find(
q=>q!==void 0);return Y===void 0?[T.otherwise]:W(Y)}const u=100;function k(E,T){const C=E[T]??"",H=C.search(/[^\s-]/),W=ie=>ie!==""&&ie.search(/\S/)<H,q=C.trimStart().
startsWith("-")?[]:E.slice(Math.max(0,T-u),T),ee=E.slice(T+1,T+u),Q=ee.findIndex(W);return[T-q.length+q.findLastIndex(W)+1,T+1+(Q<0?ee.length:Q)]}const I=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function P(E,T){const[,C,H,W]=I.exec(E.trim())??[],Y=C??H??W;if(Y===void 0)return[E.trim()];for(const q of T){const ee=q.indexOf(Y),Q=ee<0?void 0:z.exec(q.slice(
ee+Y.length))?.[1];if(Q===void 0||/[\w-]$/.test(q.slice(0,ee)))continue;const ie=Q.match(/[^\s"',[\]]+/g);if(ie!==null)return ie}return[E]}const z=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
te=/[^\s"',\]}]+/;function oe({file:E,text:T}){const C=(0,L.Dx)(E,T);return re(E,C).flatMap(({at:H,client:W,version:Y,start:q=0})=>{if(W===void 0)return[];const ee=C[H]??
"",Q=(0,L.$t)(E,H,ee,{start:q,end:ee.length}),ie=Y===null?`selects ${W}`:`selects ${W} ${Y}`;return[{client:W,level:"version-file",place:Q,text:(0,N.dh)(ie,l),version:Y}]})}
function re(E,T){const[,C]=/\.(terraform|opentofu)-version$/.exec(E)??[];if(C===void 0)return E.endsWith(".toml")?ne(T):ce(T);const H=T.findIndex(Y=>Y.trim()!==
""),W=te.exec(T[H]??"")?.[0]??null;return H<0?[]:[{at:H,client:Z.get(C),version:W}]}const ce=E=>E.map((T,C)=>{const[H="",W=null]=T.trim().split(/\s+/);return{at:C,
client:Z.get(H),version:W}}),he=/^\s*\[\s*([\w."':/-]+)\s*\]/,pe=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ne(E){let T="";return E.
flatMap((C,H)=>{T=he.exec(C)?.[1]?.replaceAll('"',"")??T;const[,W="",Y=""]=pe.exec(C)??[],[,q=""]=/^tools\.(?:\w+:)?(.+)$/.exec(T)??[],ee=Z.get(T==="tools"?W:W===
"version"?q:""),Q=/\bversion\s*=\s*(.*)$/s.exec(Y)?.[1]??Y,ie=Q.match(/[^\s"',[\]{}=]+/g)??[];return(Q.startsWith("[")?ie:ie.slice(0,1)).map(le=>({at:H,client:ee,
version:le,start:C.search(/\S/)}))})}var S=p(8594),J=p(4118),U=p(5839),X=p(7918)}),5440:((de,se,p)=>{p.d(se,{Qm:()=>G,TU:()=>M,i4:()=>f,pb:()=>i,zt:()=>x});var V=p(
7811),B=p(8516),N=p(8339),j=p(1054),R=p(8345),L=p(2213),Z=p(255),y=p(5243),K=p(9897),F=p(3846);const x={host:null,isHostImplied:!1,needed:null},g=t=>({host:t,isHostImplied:!1,
needed:t}),M=t=>({host:t,isHostImplied:!0,needed:t}),A=t=>({host:t,isHostImplied:!1,needed:null}),w=t=>t===null?x:{...x,directHost:t},G=t=>({...x,problem:t}),d=(t,a)=>G(
(0,N.DA)({reason:"rejected",error:t,advice:a}));function n(t,a,o){return o===null?t:{...t,problem:(0,N.My)({text:a,host:t.host,advice:o})}}const i={module:v,"te\
st-module":(t,a,o)=>{const h=(0,y.vL)(t,a).kind==="remote";return a==="opentofu"||!h?v(t,a,o):G((0,N.DA)({reason:"remote-in-test",text:t}))},provider:O,"locked-\
provider":b,"stack-component":$,stack:(t,a)=>{const o=(0,y.A)(t);return o.ok&&!t.startsWith(".")?A(o.value.host):{...$(t,a),isHostImplied:!1,needed:null}},"stac\
k-output":t=>{const[a="",...o]=t.split("/");return o.length===3?l(a,A):G((0,N.DA)({reason:"stack",text:t}))},terragrunt:r,host:t=>l(t,g),url:t=>w((0,L.Ul)(t)),"\
host-part":t=>w((0,L.D8)(t)),"state-path":t=>w((0,L.Bm)(t))};function f(t,a,o){if(t==="terragrunt"){const[,k]=/^tfr:\/\/([^/?]*)\//.exec(a)??[];return k!==void 0?
e(k,o):/^$|^t$|^tfr?$|^tfr:/.test(a)?void 0:s(a,o)}if(t==="url"&&/^postgres|=/i.test(a))return w(K.IZ);if(/^(url|host-part|state-path)$/.test(t))return s(a,o);if(t!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(a))return s(a,o);const h=a.indexOf("/");if(h<0)return;const m=(0,y.vL)(`${a.slice(
0,h)}/a/b/c`,o);return m.kind!=="registry"?s(a,o):a.split("/").length<_?{...c(m),directHost:K.IZ}:c(m)}const _=4,e=(t,a)=>t===""?M((0,y.Vm)(a)):l(t,g),s=(t,a)=>(0,y.
Nj)(t)?x:w((0,K.uE)(t,a)),c=({host:t,hostImplied:a})=>a?M(t):g(t);function l(t,a){const o=(0,Z.Pv)(t),h=(0,j.L6)(t);return o.ok?n(a(o.value),t,h):G((0,N.k0)({text:t,
error:o.why,advice:h}))}function v(t,a,o){if((0,y.Nj)(t)&&!o)return x;const h=(0,y.vL)(t,a),m=h.kind==="registry"?(0,V.Ju)(h):(0,y.rE)(t,a);if(o&&!m.ok){const{why:P}=m,
z=/^https?:/i.test(t)?{kind:"invalid",error:P}:h,oe=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,j.NM)(t,z,m),re=/^[a-z0-9]+::/i.test(t)?"remote":h.kind;return oe===null&&
(re==="local"||re==="remote")?G((0,N.DA)({reason:`${re}-with-version`,text:t})):d(P,oe)}const u=(0,j.NM)(t,h,m);if(m.ok)return n(c(m.value),t,u);if(h.kind==="in\
valid"){const P=t.includes("://")?{directHost:K.IZ}:{};return{...d(h.error,u??j.x3),...P}}if(h.kind!=="remote")return n(x,t,u);const{refusal:k,host:I}=h;return k!==
null?d(k,u??j.x3):I!==K.IZ||u!==null?n(w(I),t,u):{...w(I),problem:(0,N.My)({text:t,host:I,advice:D})}}const D="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function O(t,a){const o=(0,F.mi)(t,a);switch(o.kind){case"legacy":return d(`Invalid legacy provider address: the provider "${o.type}" has no nam\
espace`,`write NAMESPACE/${o.type}`);case"registry":return o.hostImplied?M(o.host):n(g(o.host),t,(0,R.c)(t,o));case"builtin":return o.type==="terraform"?A(o.host):
d(`Invalid dependency on built-in provider: none is named "${o.type}"`,"write the address of a provider in a registry");case"invalid":return d(o.error.split(`

`)[0]??"",(0,R.c)(t,o))}}function b(t,a){const o=(0,F.mi)(t,a);if(o.kind==="invalid")return d(o.error,null);const h=(0,F.NE)(o);if(h!==t)return G((0,B.FA)({kind:"\
not-normal",of:"address",provider:t,normal:h}));if(o.kind==="builtin")return A(o.host);const m=o.host===(0,y.Vm)("terraform");return{...g(o.host),needed:m?(0,y.
Vm)(a):o.host}}function $(t,a){if(t!==t.trim())return G((0,N.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return x;const o=(0,y.rE)(t,a);if(o.ok)return c(
o.value);const h=(0,y.A)(t);if(h.ok)return A(h.value.host);const m=(0,y.vL)(t,a);return m.kind==="invalid"?d(m.error,(0,j.NM)(t,m,o)):w(m.kind==="remote"?m.host:
null)}function r(t,a){const[o,h="",m=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(o===void 0){if(t.startsWith("gitlab.com/"))return w("gitlab.com");if((0,K.
GL)(t))return x;const k=(0,K.cx)(t,"opentofu");if(!(k.ok&&(0,K.Of)(t,k.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t)){const P=(0,K.cx)(t,a);return w(P.ok?
P.value.host:K.IZ)}}const[u=""]=m.split("//");return u.split("/").length!==3?G((0,N.DA)({reason:"terragrunt",text:t})):e(h,a)}}),3542:((de,se,p)=>{p.d(se,{FK:()=>b,
Ir:()=>O,dh:()=>$});var V=p(2213),B=p(5106),N=p(3298);let j=function(...r){return{dotted:j}=p.late([3276,7918,8095],8095),new.target?new j(...r):j(...r)};const R={
terraform:"app.terraform.io",opentofu:null},L={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},y={opentofu:"s\
tatic"},K={terraform:"any",opentofu:"any"},F=["config","migrate"],x=["stack","deploy"],g={position:["source"],grammar:"module",service:B.e$},M={...g,grammar:"st\
ack-component",isLiteral:!0},A={...M,service:null},w={...g,grammar:"terragrunt",evaluation:K},G={position:"entries",grammar:"provider",service:B.xq,isLiteral:!0,
absent:"required_provider_nosource"},d={position:["hostname"],grammar:"host",service:B.Bn,defaults:R},n={...d,service:B.OZ},i={...d,evaluation:K},f={...d,service:B.
M,defaults:L},_={position:["address"],grammar:"url",service:null};function e(r,t,a,o,{absence:h,...m}={}){const u=t===""?[]:t.split(" > ").map(k=>k.split(" "));
return{kind:a,files:r,path:u.map(([k="",...I])=>[k,...I]),...h&&{absent:`${a}${h}`},...o,...m}}const s={absence:"_missing"},c={absence:"_default"},l={evaluation:y,
merges:"backend"},v="data terraform_remote_state *",D=(r,t,a)=>Object.entries(t).map(([o,h])=>e(F,r+o,"backend",{..._,grammar:a,position:h.split(" ")},l)),O=[e(
F,"module *","module",g,{...s,evaluation:Z,merges:"module"}),e(F,"terraform > required_providers","required_provider",G,{merges:"provider"}),e(F,"terraform > cl\
oud","cloud",n,{...c,...l}),e(F,"terraform > backend remote","backend_remote",d,{...c,...l}),...D("terraform > backend ",V.FV,"url"),...D("terraform > backend ",
V.Gb,"host-part"),...D("terraform > backend ",{local:"path workspace_dir"},"state-path"),...D("terraform > encryption > key_provider ",V.nT,"url"),...[v,`check \
* > ${v}`].flatMap(r=>[e(F,r,"remote_state",i,{...c,backend:"remote"}),e(F,r,"remote_state",i,{...c,backend:"cloud",service:B.OZ})]),e(F,v,"remote_state",_,{backend:"\
http",evaluation:K}),e([...F,"query"],"provider tfe","provider_tfe",f,{...c,evaluation:K}),e(["test"],"provider tfe","provider_tfe",f),e(["lock"],"provider *","\
lock_provider",{position:"label",grammar:"locked-provider",service:B.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",M,{...s,grammar:"test-module"}),
e(["test"],"run * > backend remote","test_backend_remote",d,c),e(x,"required_providers","required_provider",G),e(x,"component *","stack_component",M,s),e(x,"rem\
oved","stack_removed",M,s),e(x,"stack *","stack_stack",A,{...s,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",A,{grammar:"stack-output"}),e(
["migrate"],"state_store_provider","state_store_provider",G),e(["migrate"],"from > backend remote","migrate_backend_remote",d,c),...["terraform","unit *","stack\
 *"].map(r=>e(["terragrunt"],r,"terragrunt_source",w)),...[V.FV,V.Gb].flatMap(r=>Object.entries(r).map(([t,a])=>{const o=r===V.FV?"url":"host-part",h={..._,grammar:o,
position:a.split(" "),evaluation:K};return e(["terragrunt"],"remote_state","backend",h,{backend:t})})),e(["terragrunt"],"remote_state","backend",{..._,position:"\
open-state"}),e(["terragrunt"],"remote_state","remote_state",i,{...c,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...w,position:"urls"})],
b=(0,N.O)(r=>{const t=O.filter(({files:a})=>a.includes(r));return Map.groupBy(t,({path:[a]})=>a?.[0]??"")});function $({merges:r},t){return r===void 0||r==="bac\
kend"?r??null:j([r,t.at(-1)??""])}}),8345:((de,se,p)=>{p.d(se,{C:()=>R,c:()=>L});var V=p(9179),B=p(3846),N=p(1054),j=p(845);const R="write the `source` that the\
 documentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function L(y,K){if(y.length>N.lG)return null;const[F=""]=y.split("/",
1);if(K.kind!=="invalid")return K.hostImplied?null:(0,N.L6)(F);if((0,N.Kc)(y))return N.dj;if(y!==y.trim())return"remove the white space around the address";const[
,x="",g=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,V.Mi)(y,""))??[],M=x!==""&&/\bterraform-provider-|\.git$/.test(g);if((0,j.ni)(g)||M)return R;const A=(0,j.
Fu)(g,"provider");return A!==null?`write ${A}`:K.error.split(`

`)[1]??Z(y,g)}function Z(y,K){const[,F="",x]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(K)??[];if(F!==y&&(0,B.mi)(F,"terraform").kind==="registry")return`w\
rite ${F}${x===void 0?"":", and the version in the `version` argument"}`;const g=F.split("/"),[M="",A=""]=g;if(g.length>3){const w=`; service discovery works on\
ly at the root of a host, not below /${A}`;return`write HOST/NAMESPACE/TYPE${(0,N.Cm)(M)?w:""}`}return g.length===3?(0,N.L6)(M):g.length===2&&(0,N.Cm)(M)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{_e as ids,ve as modules};
var $late0,$late1,$late2,$late3;
