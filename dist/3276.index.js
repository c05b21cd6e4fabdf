const xt=[3276,3494,2797,7390,3542,5009,5009,7390,3542,3542],yt={6784:((ae,ee,O)=>{O.d(ee,{Jw:()=>G,L8:()=>i,Md:()=>y,Tj:()=>$,bs:()=>l,lr:()=>M,r1:()=>f,v$:()=>P,
wH:()=>s,xC:()=>r,zK:()=>e});var H=O(9941);const M=100,K=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),V=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"})),L="\x80",U=1,Z=2,Q=4,G=8,P=16,$=32,y=64,C=[[U,/[ \t]/],[Z,/[A-Za-z_]/],[Q,/[\w-]/],[G,/[\w \t.:=?!&|*%+>~-]/],[P,/[\w \t\n,.:=?!&|*%+>~-]/],
[$,/[^"\\$%\r\n]/],[y,/[^\n$%]/]],j=Array.from({length:128},(A,E)=>String.fromCharCode(E)),S=A=>C.reduce((E,[b,D])=>D.test(A)?E|b:E,0),R=new Uint8Array(2**16).fill(
S(L));R.set(j.map(S));const k=(A,E,b)=>E<A.length&&((R[A.charCodeAt(E)]??0)&b)!==0,r=A=>A===" "||A==="	",i=A=>/^[\w-]/.test(A),s=A=>A==="}"||A===")"||A==="]";function f(A){
return A==="{"?"}":A==="("?")":A==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(E,b=0,D=new H.n_){this.text=E,this.parts=D,this.at=b}countPart(){
this.parts.add()||(this.at=this.text.length)}match(E){return E.lastIndex=this.at,E.exec(this.text)}isAtEnd(){return this.at>=this.text.length}structure(E){const{
text:b,parts:D,mistake:W}=this;if(W===void 0)return{text:b,body:E,parts:D,problems:[]};const J={...(0,H.yN)(b)(W),message:W.message};return{text:b,body:E,parts:D,
problems:[J]}}report(E,b,D=b+1){this.mistake??={message:E,start:b,end:Math.min(D,Math.max(b,this.text.length))}}stop(E,b){this.report(E,b),this.at=this.text.length}}
class l extends e{readsAll=!1;reportUnclosed(E){const b=/[$%]/.test(this.text.charAt(E)),D=this.text.slice(E,E+(b?2:1)),W=this.isAtEnd()?"the end of the file":`\
"${this.peek()}"`,J=`unbalanced brackets: "${D}" is not closed before ${W}`;this.report(J,this.isAtEnd()?E:this.at)}reportCharacter(){const E=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let b=`${JSON.stringify(E)} is not used in HCL`;E==="'"&&(b="single quotes are not valid; use double quotes"),E==="\uFFFD"&&(b=
"the file is not UTF-8 here"),this.report(`invalid character: ${b}`,this.at,this.at+E.length)}reportBrokenString(E){const b=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(b,E,this.at)}peek(E=0){const b=this.
at+E;return b<this.text.length?j[this.text.charCodeAt(b)]??L:""}skipSpaces(){for(;;){const E=this.skipAll(U);if(E==="\r")this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++;else if(E==="/"&&this.peek(1)==="*")this.skipBlockComment();else return E}}skipBlank(){
for(;;){const E=this.skipSpaces();if(E===`
`)this.at++;else if(this.isLineComment(E))this.skipLine();else return E}}skipAll(E){const{text:b}=this;let{at:D}=this;for(;k(b,D,E);)D++;return this.at=D,this.peek()}isLineComment(E){
return E==="#"||E==="/"&&this.peek(1)==="/"}isLineEnd(E){return E===`
`||E===""||this.isLineComment(E)}skipLine(){const E=this.text.indexOf(`
`,this.at);this.at=E<0?this.text.length:E}skipBlockComment(){const E=this.text.indexOf("*/",this.at+2);E<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=E<0?this.text.length:E+2}readName(){const{text:E,at:b}=this;return k(E,b,Z)&&this.skipAll(Q),this.peek()===L&&(this.at=b,this.at+=this.
match(K)?.[0].length??0),this.at>b?E.slice(b,this.at):void 0}readEscape(){const{text:E,at:b}=this,D=E.charAt(b+1),W=E.slice(b+2,b+(D==="U"?10:6)),J=D==="U"?/^[0-9a-f]{8}$/i.
test(W):/^[0-9a-f]{4}$/i.test(W),m=Number.parseInt(W,16);if((D==="u"||D==="U")&&J&&m<=1114111)return this.at+=W.length+2,String.fromCodePoint(m);const t=V.get(D);
if(this.at+=t===void 0?1:2,t!==void 0)return t;const d=JSON.stringify(E.slice(b,b+2));return this.report(`invalid escape sequence: ${d}`,b,b+2),""}}}),3276:((ae,ee,O)=>{
O.d(ee,{O:()=>L});var H=O(6784),M=O(3278),K=O(9941);const V=200;function L(P,$=new K.n_,y=!1){const C=new U(P,0,$);C.isHcl1=y;const j=C.readRoot();return C.structure(
{kind:"json",members:j===void 0?[]:(0,K.lS)(j)})}class U extends H.zK{isHcl1=!1;readRoot(){const{text:$}=this;$.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const y=this.readValue();return this.isHcl1||y===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),y.kind!=="object"&&y.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",y.start)),y}skipSpaces(){const{text:$}=this;for(;;){const y=$.charCodeAt(this.at);if(y===32||y===
10||y===13||y===9)this.at++;else if(y===47)this.skipComment();else return $.charAt(this.at)}}skipComment(){const $=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const y=$?`
`:"*/",C=this.text.indexOf(y,this.at+1);this.at=C<0?this.text.length:C+y.length}readValue(){const{text:$,parts:y,at:C}=this;if(this.countPart(),y.isExceeded())return;
const j=$.charAt(C);if(j==='"'){const r=this.readString();return r===void 0?void 0:(0,M.BD)(r,{start:C,end:this.at},y)}if(j!=="{"&&j!=="[")return this.readPrimitive();
if(this.depth>=V)return this.stop(`values are nested deeper than ${V} levels`,C);this.depth++;const S=j==="{"?this.readItems("}",()=>this.readMember()):[],R=j===
"["?this.readItems("]",()=>this.readValue()):[];this.depth--;const k={start:C,end:this.at};return j==="{"?{kind:"object",...k,items:S}:{kind:"tuple",...k,elements:R}}readPrimitive(){
const{at:$}=this,y=this.match(Z)?.[0];return y===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracket, a number, a string, \
or a keyword",$):(this.at+=y.length,{kind:"primitive",start:$,end:this.at,value:JSON.parse(y)})}readItems($,y){this.at++;const C=[];for(;this.skipSpaces()!==$;){
const j=y();if(j===void 0)break;C.push(j),this.endItem($)}return this.isAtEnd()||this.at++,C}readMember(){const{text:$,at:y}=this;if($.charAt(y)!=='"')return this.
stop('invalid object: expected a property name in double quotes, or "}"',y);const C=this.readString();if(C===void 0)return;const j=this.at;if(this.skipSpaces()!==
":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.at++,this.skipSpaces();const S=this.readValue();return S&&
{name:C,start:y,end:j,value:S}}endItem($){const y=this.skipSpaces(),C=this.at;if(y!==$){if(y===""&&this.stop(`unclosed value: no "${$}" before the end of the fi\
le`,C),y!==","){this.report(`missing separator: expected "," or "${$}"`,C);return}this.at++,this.skipSpaces()===$&&!this.isHcl1&&this.report("trailing comma: JS\
ON allows none",C)}}readString(){const{text:$,at:y}=this;let C=y+1,j=!0;for(let S=$.charCodeAt(C);S!==34;S=$.charCodeAt(C)){if(!(S>=32))return this.stopInString(
y,C);S===92&&(j=!1),C+=S===92?2:1}return this.at=C+1,j?$.slice(y+1,C):this.unescape($.slice(y+1,C),y+1)}stopInString($,y){return y>=this.text.length||this.text.
charCodeAt(y)===10?this.stop("invalid JSON string: no closing quote in its line",$):this.stop("invalid JSON string: a control character must be escaped",y)}unescape($,y){
return $.replace(Q,(C,j,S)=>{const R=this.isHcl1&&G.test(C);if(j===void 0&&!R)return JSON.parse(`"${C}"`);const k=`invalid JSON string: ${JSON.stringify(C)} is \
not an escape sequence`,r=y+S;return this.report(this.isHcl1?"invalid escape sequence":k,r,r+2),C}).toWellFormed()}}const Z=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
Q=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,G=/\/|u[dD][89a-fA-F]/}),8201:((ae,ee,O)=>{O.d(ee,{Fq:()=>R,Kk:()=>L,_p:()=>Z,ku:()=>U});var H=O(7811),M=O(6784);
const K="<<",V=({close:i})=>i==='"'||i===K;function L(i,s){i.skipAll(M.Jw)===`
`&&s==="line"||Q(i,[],s)}const U=(i,s,f)=>Q(i,[{start:f,close:s}],void 0),Z=(i,s,f)=>Q(i,[{start:f,close:K,marker:s}],void 0);function Q(i,s,f){for(;;){const e=s.
at(-1);if(e===void 0&&f===void 0)return!0;if(e!==void 0&&V(e)){if(!(e.close==='"'?y:k)(i,s,e))return!1;continue}const l=G(i,s,f);if(l!==void 0)return l}}function G(i,s,f){
for(;;){const e=s.length===0,l=i.skipAll(e?M.Jw:M.v$);if(l===`
`||l===","){if(e&&(l===","||f==="line"))return!0;i.at++}else if((0,M.wH)(l)){if(e)return!0;if(!$(i,s,l))return!1;const A=s.at(-1);if(A===void 0?f===void 0:V(A))
return}else if(l==='"'){const A=i.at++;if(i.skipAll(M.Tj)!=='"'){s.push({start:A,close:'"'});return}i.at++}else{const{at:A}=i,E=(0,M.r1)(l),b=l==="<"?R(i):void 0;
if(b!==void 0){s.push({start:A,close:K,marker:b});return}if(E!==void 0&&s.push({start:A,close:E}),E!==void 0||l==="<")i.at++;else{if(i.isAtEnd())return s[0]!==void 0&&
i.reportUnclosed(s[0].start),e;if(e&&f==="line"&&i.isLineComment(l))return!0;P(i,l)}}}}function P(i,s){i.isLineComment(s)?i.skipLine():s==="/"&&i.peek(1)==="*"?
i.skipBlockComment():s==="/"?i.at++:s==="\r"?i.skipSpaces():(s<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function $(i,s,f){const e=s.pop();if(e!==
void 0&&e.close!==f){i.reportUnclosed(e.start);let l=s.at(-1);for(;l!==void 0&&l.close!==f&&!V(l);)s.pop(),l=s.at(-1);if(l===void 0)return!1;V(l)?s.push({start:i.
at,close:"}"}):s.pop()}return i.at++,!0}function y(i,s,f){for(;;){const e=i.skipAll(M.Tj);if(e==='"')return s.pop(),i.at++,!0;if(e==="\\"){const l=i.at+(/[^\r\n]/.
test(i.peek(1))?2:1);i.readEscape(),i.at=l}else{if(e!=="$"&&e!=="%")return j(i,s,f);if(C(i,s))return!0}}}function C(i,s){const{at:f}=i,e=i.peek(1);if(e==="{")return s.
push({start:f,close:"}"}),i.at+=2,!0;const l=e===i.peek()&&i.peek(2)==="{";return i.at+=l?3:1,!1}function j(i,s,f){i.reportBrokenString(f.start);const e=S(i);do
s.pop();while((s.at(-1)?.start??-1)>=e);return s.length>0}function S({text:i,at:s}){let f=s;for(;f>0&&i[f-1]!==`
`&&i[f-1]!=="\r";)f--;return f}function R(i){const{text:s,at:f}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const e=i.readName();if(e===void 0){i.at=f;
return}return i.skipSpaces()!==`
`&&i.at<s.length&&i.report("invalid expression: a heredoc marker must end its line",f,i.at),i.skipLine(),i.isAtEnd()||i.at++,e}function k(i,s,f){const e=f.marker??
"";for(;;){if(i.peek(-1)===`
`&&r(i,e))return s.pop(),!0;const l=i.skipAll(M.Md);if(i.isAtEnd())return i.report("unterminated template string: no line closes the heredoc",f.start),!1;if(l===
`
`)i.at++;else if(C(i,s))return!0}}function r(i,s){const{text:f}=i;let{at:e}=i;for(;(0,M.xC)(f.charAt(e));)e++;const l=f.charAt(e);if(l>" "&&l<"\x80"&&!f.startsWith(
s,e))return!1;const A=f.indexOf(`
`,e),E=A<0?f.length:A;return(0,H.s8)((0,H.Dw)(f.slice(e,E)))!==s?!1:(i.at=f.charAt(E-1)==="\r"?E-1:E,!0)}}),3278:((ae,ee,O)=>{O.d(ee,{BD:()=>L,E3:()=>V,jw:()=>C});
var H=O(7811),M=O(6784),K=O(8201);function V(k){const{text:r,at:i}=k;if(k.at++,k.skipAll(M.Tj)!=='"')return Z(k,i);const s=r.slice(i+1,k.at++);return{kind:"stri\
ng",start:i,end:k.at,value:s,verbatim:s}}function L(k,r,i){if(!k.includes("{"))return{kind:"string",...r,value:k,verbatim:k};const s=new M.bs(k,0,i),f={parts:[],
text:"",isTrimmed:!1};for(s.at=0;s.at<k.length;){const l=s.at;for(;s.at<k.length&&!U(s.peek());)s.at++;if(f.text+=k.slice(l,s.at),s.at<k.length&&!$(s,f)){P(f,r);
break}}const e=f.parts.map(l=>l.kind==="known"?l:{...l,code:k.slice(l.start,l.end),...r});return Q({...f,parts:e},r,k)}const U=k=>k==="$"||k==="%";function Z(k,r){
const{text:i}=k,s=i.slice(r+1,k.at),f={parts:[],text:s,isTrimmed:!1};for(;;){const e=k.at,l=k.skipAll(M.Tj);if(f.text+=i.slice(e,k.at),l==='"')return k.at++,Q(f,
{start:r,end:k.at});if(l==="\\")f.text+=k.readEscape();else if(U(l)){if(!$(k,f))return{kind:"other",start:r,end:k.at}}else return k.reportBrokenString(r),{kind:"\
other",start:r,end:k.at}}}function Q(k,{start:r,end:i},s){const{parts:f,text:e}=k;return f.length===0?{kind:"string",start:r,end:i,value:e,verbatim:s??e}:(G(k),
{kind:"template",start:r,end:i,parts:f,verbatim:s})}function G(k){const r=k.isTrimmed?(0,H.Dw)(k.text):k.text;r!==""&&k.parts.push({kind:"known",value:r}),k.text=
""}function P(k,r){G(k),k.parts.push({kind:"unknown",start:r.start,end:r.end})}function $(k,r){const{text:i,at:s}=k,f=i.charAt(s);if(k.peek(1)!=="{"){const l=i.
startsWith(`${f}{`,s+1);return r.text+=l?`${f}{`:f,k.at+=l?3:1,!0}k.at+=2;const e=f==="$"?y(k):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&k.skipBlank()===
"}"?(r.text+=e.value,k.at++,!0):(0,K.ku)(k,"}",s)?(i.charAt(s+2)==="~"&&(r.text=(0,H.s8)(r.text)),P(r,{start:s,end:k.at}),r.isTrimmed=i.charAt(k.at-2)==="~",k.countPart(),
!0):!1}function y(k){if(k.skipBlank()!=='"'||k.depth>=M.lr)return;k.depth++;const r=V(k);return k.depth--,r}function C(k){const{text:r,at:i}=k,s=k.peek(2)==="-",
f=(0,K.Fq)(k);if(f===void 0)return;const e=k.at;if(!(0,K._p)(k,f,i))return{kind:"other",start:i,end:k.at};const l={start:i,end:k.at},A=r.slice(e,r.lastIndexOf(`\

`,k.at-1)+1);if(j.test(A)){const D=[{kind:"unknown",...l}];return{kind:"template",...l,parts:D,verbatim:void 0}}const E=A.replaceAll("$${","${").replaceAll("%%{",
"%{"),b=s?S(E):E;return{kind:"string",...l,value:b,verbatim:b}}const j=/(?<!\$)\$\{|(?<!%)%\{/;function S(k){let r=k.length;for(const[i]of k.matchAll(R))r=Math.
min(r,i.length);return k.replace(R,i=>i.slice(r))}const R=new RegExp("(?<=^|\\n)(?:(?!\\n)\\p{White_Space})*(?=\\P{White_Space})","gu")}),9985:((ae,ee,O)=>{O.d(ee,{B$:()=>f,Tu:()=>P,
_3:()=>L,cd:()=>k,lR:()=>U,p_:()=>Z});var H=O(3298),M=O(6784),K=O(891),V=O(9780);const L=({expression:t,text:d},w)=>w.effort.spend(()=>Q(t,d,w)),U=1024;function Z(t,d){
if(t.length>U)return;const w=new M.bs(t),g=l(w);return w.skipBlank()===""&&w.mistake===void 0?g?.(d):void 0}function Q(t,d,w){switch(t.kind){case"string":return w.
isLiteral?t.verbatim:t.value;case"primitive":{const{value:g,start:u,end:I}=t;return typeof g=="number"?G(d.slice(u,I)):g}case"object":return(0,H.O)(g=>{const u=P(
t,g,d);return u===t?void 0:u&&L({expression:u,text:d},w)});case"tuple":return(0,H.O)(g=>{if(g===V.pi)return t.elements.length;const u=t.elements[Number(g)];return u&&
L({expression:u,text:d},w)});case"template":return w.isLiteral&&t.verbatim!==void 0?t.verbatim:S(f(t.parts,d,w),d,w);case"other":return Z(d.slice(t.start,t.end),
w)}}function G(t){const d=t.replace(/[()\s]/g,"");return String(Number(d))===d?Number(d):void 0}function P(t,d,w,g=!1){if(t?.kind!=="object")return;const u=C(t.
items,w),I=u.get(void 0),T=g&&I!==void 0&&(I.name!==void 0||$.test(w.slice(I.start,I.end)));return I===void 0||T?u.get(d)?.value:t}const $=($late0??=new RegExp("^[\\s(]*[\\p{ID_Start}_][\\p{ID_Continue}.-]*[\\s)]*$","u")),
y=new WeakMap;function C(t,d){const w=y.get(t)??new Map(t.map(g=>[j(g,d),g]));return y.set(t,w),w}function j({name:t,start:d,end:w},g){return t===void 0?(0,V.Uk)(
Z(g.slice(d,w),(0,V.os)())):t.includes("{")?void 0:t.normalize("NFC")}function S(t,d,w){let g="";for(const u of t){const I=u.kind==="known"?void 0:k(u,d),T=u.kind===
"known"?u.value:I&&Z(I,w),N=(0,V.Uk)(T);if(N===void 0)return(0,V.VI)(g,T);if(g.length+N.length>V.lG)return;g+=N}return g}const R=(t,d)=>t.code??d.slice(t.start,
t.end);function k(t,d){const w=R(t,d);return w.startsWith("${")?w.slice(2,-1).replace(/^~|~$/g,""):void 0}const r=/^%\{~?\s*if\s([\s\S]*)\}$/,i=/^%\{~?\s*else\s*~?\}$/,
s=/^%\{~?\s*endif\s*~?\}$/;function f(t,d,w){const g=t.map(ue=>ue.kind==="unknown"?R(ue,d):""),[u,...I]=g.keys().filter(ue=>r.test(g[ue]??"")),T=g.findIndex(ue=>s.
test(ue));if(u===void 0||I.length>0||T<u)return t;const N=r.exec(g[u]??"")?.[1]??"",z=Z(N.replace(/~$/,""),w);if(typeof z!="boolean")return t;const te=g.findIndex(
ue=>i.test(ue)),oe=te<0?T:te,le=z?t.slice(u+1,oe):t.slice(oe+1,T);return[...t.slice(0,u),...le,...t.slice(T+1)]}const e=t=>d=>d.effort.spend(()=>t(d));function l(t){
if(t.depth>=M.lr)return;t.depth++;const d=A(t);let w=d;if(d!==void 0&&J(t,"?")){const g=l(t),u=J(t,":")?l(t):void 0;w=g&&u&&e(T=>{const N=d(T);if(typeof N!="boo\
lean")return(0,V.J6)([N]);const[z,te]=N?[g,u]:[u,g],oe=z?.(T);return/number|boolean/.test(typeof oe)&&typeof te?.(T)!=typeof oe?void 0:oe})}return t.depth--,w}function A(t){
const d=E(t),w=J(t,"==");if(d===void 0||!w&&!J(t,"!="))return d;const g=E(t);return g&&e(I=>{const T=[d(I),g?.(I)];return T.every(z=>z===null||(0,V.Uk)(z)!==void 0)&&
(T.includes(null)||typeof T[0]==typeof T[1])?T[0]===T[1]===w:(0,V.J6)(T)})}function E(t){let d=D(t);for(;d!==void 0;){let w;if(J(t,".")){const g=t.readName()??m(
t,/\d+/y);w=g===void 0?void 0:e(()=>g)}else if(J(t,"[")){if(w=l(t),!J(t,"]"))return}else return d;d=w&&b(d,w)}}const b=(t,d)=>e(w=>{const g=t(w),u=d(w),I=(0,V.Uk)(
u);return typeof g!="function"||I===void 0?(0,V.J6)([g,u]):g(I)});function D(t){if(J(t,"(")){const I=l(t);return J(t,")")?I:void 0}const d=t.skipBlank(),w=t.readName();
if(w!==void 0)return W(t,w);const g=m(t,/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y);if(g!==void 0)return e(()=>G(g));const u=/["{[]/.test(d)?(0,K.U)(t,d):void 0;return u&&
e(I=>Q(u,t.text,I))}function W(t,d){const w={true:!0,false:!1,null:null}[d];if(w!==void 0)return e(()=>w);if(!J(t,"("))return e(u=>u.name(d));const g=[];for(;!J(
t,")");){const u=l(t);if(u===void 0||!J(t,",")&&t.skipBlank()!==")")return;g.push(u)}return e(u=>{const I=g.map(T=>T(u));return(0,V.J6)(I)??u.call(d,I)})}function J(t,d){
return t.skipBlank(),t.text.startsWith(d,t.at)?(t.at+=d.length,!0):!1}function m(t,d){const w=t.match(d)?.[0];return t.at+=w?.length??0,w}}),891:((ae,ee,O)=>{O.
d(ee,{J:()=>V,U:()=>Q});var H=O(6784),M=O(8201),K=O(3278);function V(e,l){e.countPart();const A=l==="element"?e.skipBlank():e.skipSpaces(),E=e.at,b=Q(e,A);if(b!==
void 0&&Z(e,l))return b;l==="line"&&U(e,b),(0,M.Kk)(e,l);let D=e.at;for(;D>E&&(0,H.xC)(e.text.charAt(D-1));)D--;return D===E&&e.report("invalid expression: expe\
cted the start of an expression",E),b===void 0?y(e,E,D):{kind:"other",start:E,end:D}}const L=/[\w\t .:=?!&|*%+>~-]*\w[\t ]+["\w]/y;function U(e,l){L.lastIndex=e.
at;const A=l===void 0?L.test(e.text):/["\w]/.test(e.peek()),E=l===void 0?L.lastIndex-1:e.at;A&&e.report("missing newline after argument or block definition",E)}
function Z(e,l){const A=l==="element"?e.skipBlank():e.skipSpaces();return(0,H.wH)(A)||A===","||e.isLineEnd(A)}function Q(e,l){if(l==='"')return(0,K.E3)(e);if(l===
"<")return(0,K.jw)(e);if(l!=="{"&&l!=="["&&l!=="(")return;const A=e.at++;e.depth++;let E;return e.depth>H.lr?E=G(e,l,A):l==="{"?E=S(e,A):l==="["?E=j(e,A):E=C(e,
A),e.depth--,E}function G(e,l,A){return(0,M.ku)(e,(0,H.r1)(l)??l,A),{kind:"other",start:A,end:e.at}}const P=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
$=32;function y(e,l,A){if(P.lastIndex=l,!(P.test(e.text)&&P.lastIndex===A)||A-l>$)return{kind:"other",start:l,end:A};const b=e.text.slice(l,A),D={true:!0,false:!1,
null:null}[b];return{kind:"primitive",start:l,end:A,value:D===void 0?Number(b):D}}function C(e,l){const A=V(e,"element");return e.skipBlank()!==")"?G(e,"(",l):(e.
at++,{...A,start:l,end:e.at})}function j(e,l){if(f(e))return G(e,"[",l);const A=[];let E=R(e,"]",l);for(;E;E=R(e,"]",l)){const D=e.at;A.push(V(e,"element")),e.at===
D&&e.peek()!==","&&e.at++,e.skipBlank()===","&&e.at++}const b={start:l,end:e.at};return E===void 0?{kind:"other",...b}:{kind:"tuple",...b,elements:A}}function S(e,l){
if(f(e))return G(e,"{",l);const A=[];for(;R(e,"}",l);)A.push(k(e,e.peek())),e.skipSpaces()===","&&e.at++;return{kind:"object",start:l,end:e.at,items:A}}function R(e,l,A){
const E=e.skipBlank();return E!==l&&!e.isAtEnd()&&!(0,H.wH)(E)?!0:E!==l?e.reportUnclosed(A):(e.at++,!1)}function k(e,l){const A=e.at,E=r(e,l);let b=e.at;for(;b>
A&&(0,H.xC)(e.text.charAt(b-1));)b--;const D=e.skipSpaces();if(D!=="="&&D!==":")return e.report('missing attribute value: expected "=" or ":" after the key',e.at),
(0,M.Kk)(e,"line"),e.at===A&&e.at++,{name:void 0,start:A,end:b,value:{kind:"other",start:b,end:e.at}};e.at++;const W=V(e,"line");return{name:E,start:A,end:b,value:W}}
function r(e,l){const A=e.at;let E;if(l==='"'||l==="("){const W=Q(e,l);W?.kind==="string"&&(E=W.value)}else E=e.readName();const b=e.skipSpaces();if(b==="="||b===
":")return E;s(e);const D=e.text.slice(A,e.at).trimEnd();return/^(?:0|[1-9]\d{0,14})$/.test(D)?D:void 0}const i=/[=!<>]=|[-+*/%<>!&|?.]/y;function s(e){for(;;){
const l=e.skipSpaces(),A=e.at;if(e.isLineComment(l))return;if((0,H.L8)(l))e.at++;else if(l==="["||l==="(")e.at++,G(e,l,A);else if(l==='"')(0,K.E3)(e);else if(e.
match(i)!==null)e.at=i.lastIndex;else if(e.readName()===void 0)return}}function f(e){return e.skipBlank(),e.text.startsWith("for",e.at)&&!(0,H.L8)(e.peek(3))}}),
6353:((ae,ee,O)=>{O.d(ee,{K:()=>U});var H=O(6784),M=O(891),K=O(8201),V=O(3278),L=O(9941);function U(r,i=new L.n_,s=!1){const f=new H.bs(r,r.startsWith("\uFEFF")?
1:0,i);return f.readsAll=s,f.structure(Z(f,void 0))}function Z(r,i){const s={kind:"native",attributes:[],blocks:[]},f=new Set;let e=i!==void 0&&!r.isLineEnd(r.skipSpaces());
for(;;){const l=r.skipBlank();if(r.at>=r.text.length){i!==void 0&&r.report(Q,i);break}if(l==="}"&&i!==void 0){r.at++;break}G(r,l,s,f),R(r,e,s),e=!1}return s}const Q="\
unclosed configuration block: there is no closing brace before the end of the file";function G(r,i,s,f){const e=r.at;r.countPart();const l=i==='"'?j(r):r.readName();
if(l===void 0){i<"\x80"?r.report("argument or block definition required",e):r.reportCharacter(),k(r,e);return}const A=r.at;if(r.skipSpaces()==="="&&r.peek(1)!==
"="){r.at++,f.has(l)&&r.report("attribute redefined: it is set a second time",e,A),f.add(l),s.attributes.push({name:l,start:e,end:A,value:(0,M.J)(r,"line")});return}
const b=[];for(let t=S(r);t!==void 0;t=S(r))b.push(t);const D=r.at;if(r.peek()!=="{"){const t=b.length===0?'argument or block definition required: the name has \
neither "=" nor "{" after it':'invalid block definition: the header has no "{" at its end';r.report(t,e,A),k(r,e);return}r.at++;const m=P.has(l)&&b[0]?.value!==
"terraform_remote_state"&&!r.readsAll&&r.depth===0&&r.mistake===void 0?$(r,D):C(r,D);s.blocks.push({type:l,labels:b,start:e,end:D,body:m})}const P=new Set(["res\
ource","data","ephemeral","output","variable"]);function $(r,i){const{at:s}=r;if((0,K.ku)(r,"}",i)&&r.mistake===void 0){const e=new H.bs(r.text.slice(0,r.at),s,
r.parts);return e.depth=1,new y(e)}return r.at=s,r.mistake=void 0,C(r,i)}class y{kind="native";cursor;body;constructor(i){this.cursor=i}get attributes(){return this.
read().attributes}get blocks(){return this.read().blocks}mayHave(i){return this.body!==void 0||this.cursor.text.includes(i,this.cursor.at)}read(){return this.body??=
Z(this.cursor,this.cursor.at-1),this.body}}function C(r,i){if(r.depth>=H.lr)return r.report(`blocks are nested deeper than ${H.lr} levels`,i),(0,K.ku)(r,"}",i),
{kind:"native",attributes:[],blocks:[]};r.depth++;const s=Z(r,i);return r.depth--,s}function j(r){const i=r.at,s=(0,V.E3)(r);return r.report("invalid argument n\
ame: argument names must not be quoted",i,r.at),s.kind==="string"?s.value:void 0}function S(r){const i=r.skipSpaces(),s=r.at;let f;if(i==='"'){const l=(0,V.E3)(
r);l.kind==="string"?f=l.value:(f=r.text.slice(s+1,Math.max(s+1,r.at-1)),r.report("invalid block label: it has to be plain text",s,r.at))}else f=r.readName();if(f===
void 0)return;const{at:e}=r;return r.countPart(),{value:f,start:s,end:e}}function R(r,i,{blocks:s}){const f=r.skipSpaces();i&&(f!=="}"||s.length>0)?r.report("in\
valid single-argument block definition: a block in one line has one argument at most",r.at):!i&&!r.isLineEnd(f)&&r.report("missing newline after argument or blo\
ck definition",r.at)}function k(r,i){(0,K.Kk)(r,"line"),(r.at===i||(0,H.wH)(r.peek())&&r.peek()!=="}")&&r.at++}}),9780:((ae,ee,O)=>{O.d(ee,{A9:()=>Z,J6:()=>y,Pg:()=>Q,
Uk:()=>$,VI:()=>C,ae:()=>H,lG:()=>K,os:()=>G,pi:()=>M,sT:()=>P});class H{text;withheld;constructor(S,R=null){this.text=S,this.withheld=R}}const M="#",K=4096,V=200,
L=2e4,U=5e6,Z=j=>/[^\0-\x7f]/.test(j)?j.normalize("NFC"):j;class Q{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>U}spend(S){if(this.steps+=1,this.count(),this.depth>=V||this.steps>L||this.isSpent)return;this.depth+=1;const R=S();return this.depth-=1,typeof R!=
"string"?R:R.length>K?void 0:Z(R)}}const G=()=>({name:()=>{},call:()=>{},effort:new Q}),P=()=>({...G(),isLiteral:!0}),$=j=>typeof j=="string"||typeof j=="number"||
typeof j=="boolean"?String(j):void 0,y=j=>j.find(S=>S instanceof H&&S.withheld!==null);function C(j,S){return S instanceof H?new H((j+S.text).slice(0,K),S.withheld):
new H(j)}}),2756:((ae,ee,O)=>{O.d(ee,{Bs:()=>Z,C5:()=>y,Yo:()=>U,bK:()=>C,g$:()=>j,rI:()=>L,wK:()=>P,yR:()=>$});var H=O(9432),M=O(9985),K=O(9780),V=O(9941);function L({
text:S},R,k){const r=(0,V.yN)(S);return{text:S,place:i=>({file:R,...r(i),target:k})}}const U=S=>{const R=S.length>K.lG?(0,H.dh)(S,K.lG):S;return R.length<13?R:[
R.slice(0,1),R.slice(1)].join("")};function Z(S){const R=S.join(".");return R.length>K.lG?U(R):R}const Q=S=>S.length>K.lG?{kind:"pieces",pieces:[null],text:U(S)}:
{kind:"known",text:U((0,K.A9)(S))},G=S=>S===void 0||S.length>M.lR?null:{code:U(S)};function P(S,R,k=!1){const r=()=>S.text.slice(R.start,R.end),i=s=>({kind:"pie\
ces",pieces:s,text:U(r())});switch(R.kind){case"string":{const{value:s,verbatim:f}=R;if(k||s===f)return Q(f);const e=U((0,K.A9)(s));return{kind:"pieces",pieces:[
e],text:e,isJson:!0}}case"template":{if(k&&R.verbatim!==void 0)return Q(R.verbatim);const s=R.verbatim!==void 0,f=s?null:(0,M._3)({expression:R,text:S.text},(0,K.
os)());if(typeof f=="string")return Q(f);const e=(0,M.B$)(R.parts,S.text,(0,K.os)()).map(A=>A.kind==="known"?U(A.value):G((0,M.cd)(A,S.text))),l=e.includes(null)?
[G(r())]:e;return{...i(l),...s&&{isJson:s}}}case"other":{const s=r(),f=(0,M.p_)(s,(0,K.os)());return typeof f=="string"?Q(f):i([G(s)])}case"primitive":case"obje\
ct":case"tuple":return i([null])}}function $(S,R){return R.kind!=="primitive"?P(S,R):R.value===null?null:Q(String(R.value))}function y(S,R){const[k]=S.kind==="p\
ieces"?S.pieces:[];return S.kind==="known"||typeof k!="object"||k===null?S:{...S,pieces:[{code:`(${k.code}).${R}`}]}}function C(S){return S?.kind!=="string"?null:
U((0,K.A9)(S.value))}function j({pieces:S},R){let k="";for(const r of S){const i=typeof r=="object"?r&&(0,M.p_)(r.code,R):r;if(i===null&&r!==null&&S.length===1)
return{isWhole:!0,text:null,withheld:null};const s=(0,K.Uk)(i);if(s===void 0)return{isWhole:!1,...(0,K.VI)(k,i)};if(k.length+s.length>K.lG)return{isWhole:!1,text:k,
withheld:null};k+=s}return{isWhole:!0,text:U((0,K.A9)(k)),withheld:null}}}),3140:((ae,ee,O)=>{O.d(ee,{AJ:()=>l,kM:()=>S,ls:()=>A});var H=O(7706),M=O(8516),K=O(2170),
V=O(9119),L=O(2485),U=O(8032),Z=O(3846),Q=O(9985),G=O(9941),P=O(2756);function $(b,{type:D,labels:W,start:J,end:m}){const t=[D];for(const{value:d}of W)t.push(d);
return{what:(0,P.Bs)(t),place:b.place({start:J,end:m})}}const y=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),C=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
j=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function S(b,D){const J=(D.
kind==="native"?D.blocks:[...y].flatMap(([t,d])=>(0,G.SH)(D,t,d))).flatMap(t=>{const{type:d,labels:w}=t;return y.get(d)===w.length?[$(b,t),...d==="variable"?r(b,
t):[]]:C.test(d)?{...$(b,t),problem:(0,H.ho)({kind:"of-cli",type:d})}:[]}),m=(0,G.SH)(D,"terraform",0);return[...J,...m.flatMap(t=>[...R(b,t.body)])]}function*R(b,D){
for(const[W,J,m]of j)for(const t of(0,G.SH)(D,W,J))if(yield{what:m,place:b.place(t),isSingle:!0},W==="required_providers")for(const d of(0,G.Td)(t.body))yield*s(
b,d);yield*e(b,(0,G.w4)(D,"required_version"))}const k=/^(?:source|version|count|for_each|depends_on|providers|lifecycle|locals|provider|_)$/;function r(b,D){const{
what:W,place:J}=$(b,D),m=(0,P.Yo)(D.labels[0]?.value??""),t=(0,G.w4)(D.body,"type")?.value,d=D.body.kind==="native"&&t?.kind==="string";return[...k.test(m)?[{what:W,
place:J,problem:(0,H.ho)({kind:"reserved",what:W})}]:[],...d?[{what:W,place:b.place(t),problem:(0,H.ho)({kind:"quoted-type",what:W})}]:[]]}const i=["source","ve\
rsion","configuration_aliases"];function s(b,D){const{value:W}=D,J=(0,P.Yo)(D.name),m=(0,P.Bs)(["required_providers",J]),t=W.kind==="object"?W.items:null,d=(0,Z.
sL)(J);if(!d.ok||t!==null&&d.value!==J){const u=d.ok?d.value:null,I=(0,H.ho)({kind:"local-name",name:J,normal:u});return[{what:m,place:b.place(D),problem:I}]}const w=t?.
find(u=>u.name!==void 0&&!i.includes(u.name));if(w?.name===void 0)return[];const g=(0,H.ho)({kind:"argument",what:m,argument:(0,P.Yo)(w.name)});return[{what:m,place:b.
place(w),problem:g}]}const f=($late1??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function e(b,D){if(D===void 0)return[];const{value:W}=D,{text:J}=b;if(!(W.kind==="t\
emplate"?W.parts.map(g=>g.kind==="unknown"?(0,Q.cd)(g,J):""):[W.kind==="other"?J.slice(W.start,W.end):""]).some(g=>f.test(g??"")))return[];const t=b.place(W),d=(0,M.
jF)({kind:"not-constant"}),w=/\.tofu(\.json)?$/.test(t.file)?"opentofu":"terraform";return[{what:"required_version",place:t,problem:d,clients:[w]}]}function*l(b){
const D=b.every(({kind:W})=>W.clients.length===U.Du.length);for(const W of D?[U.Du]:U.Du.map(J=>[J])){const J=b.filter(({kind:m})=>W.every(t=>m.clients.includes(
t)));yield{readers:W,read:J}}}function A(b){const D=[...l(b)].flatMap(({readers:W,read:J})=>[...E(J)].map(({what:m,place:t,problem:d,clients:w=U.Du})=>{const g=W.
filter(I=>w.includes(I)),u=(0,L.Kc)(m);return(0,K.kH)(d,{places:[t],clients:g,isPlaceholder:u})}));return(0,K.Qp)(D,({places:W,problem:J})=>[W[0],J.message])}function*E(b){
const D=new Map;for(const{definitions:W,kind:J,isContext:m}of b)for(const{what:t,place:d,problem:w,clients:g}of W){const u=D.get(t);if(w!==void 0)m||(yield{what:t,
place:d,problem:w,clients:g});else{if(J.isOverride)continue;if(u===void 0)D.set(t,d);else if(!m){const I=(0,V.eo)(u);yield{what:t,place:d,problem:(0,H.ho)({kind:"\
twice",what:t,first:I})}}}}if(!b.some(({notes:W,kind:J})=>W.length>0||J.class==="terragrunt")){for(const{definitions:W,kind:J,isContext:m}of b)if(!(!J.isOverride||
m))for(const{what:t,place:d,problem:w,isSingle:g}of W)w!==void 0||g||D.has(t)||(yield{what:t,place:d,problem:(0,H.ho)({kind:"no-base",what:t})})}}}),4118:((ae,ee,O)=>{
O.d(ee,{FK:()=>k,hN:()=>l,FZ:()=>m,xr:()=>t,Od:()=>i,gq:()=>f,R:()=>E});var H=O(8032),M=O(5243),K=O(3846),V=O(5106),L=O(9941),U=O(2756),Z=O(3140);function*Q(g,u){
const I=G.get(u.type)?.(u,g)??[];for(const{kind:T,text:N,localName:z=null,span:te}of I)yield{kind:T,text:(0,U.Yo)(N),localName:z,place:g.place(te)}}const G=new Map(
[["terraform",P],["provider",y],["module",S]]);function*P({body:g},u){const I=(0,L.SH)(g,"required_providers",0).flatMap(T=>(0,L.Td)(T.body));for(const{value:T}of I){
const z=(T.kind==="object"?T.items:[]).find(({name:te})=>te==="configuration_aliases")?.value;for(const te of z?.kind==="tuple"?z.elements:[])yield{kind:"provid\
er-expected",text:te.kind==="string"?te.value:$(u,te),span:te}}}const $=({text:g},{start:u,end:I})=>g.slice(u,I).trim();function*y(g){const{labels:u,body:I}=g,[
T]=u;if(T===void 0||C(I))return;const N=(0,U.bK)((0,L.w4)(I,"alias")?.value);yield{kind:"provider-configured",text:N===null?T.value:`${T.value}.${N}`,span:g}}const C=g=>(0,L.
Td)(g).every(({name:u})=>u==="alias"||u==="//")&&(g.kind==="json"||g.blocks.length===0),j=["count","for_each","depends_on"];function*S({labels:[g],body:u},I){const T=(0,U.
Yo)(g?.value??""),N=(0,L.w4)(u,"providers")?.value;for(const z of N?.kind==="object"?N.items:[])yield{kind:"provider-passed",text:z.name??$(I,z),localName:T,span:z};
for(const z of j){const te=(0,L.w4)(u,z);te!==void 0&&(yield{kind:"call-repeated",text:z,localName:T,span:te})}}var R=O(1011);const k={providerUses:new Map,hasBackend:!1,
declared:[]},r=new Map([["language",0],["terraform",0],["provider",1],["module",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],
["action",2]]);function i(g,u){const I=new e(g),T=u.kind==="native"?u.blocks.filter(({type:oe,labels:le})=>r.get(oe)===le.length):[...r].flatMap(([oe,le])=>(0,L.
SH)(u,oe,le));for(const oe of T)I.read(oe);const{providerUses:N,hasBackend:z,declared:te}=I;return{providerUses:N,hasBackend:z,declared:te}}const s=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;
function f(g,u){const I=new e(g),T=(0,L.w4)(u,"terraform_binary")?.value,[,N]=s.exec((0,U.bK)(T)??"")??[];return T!==void 0&&N!==void 0&&I.declare("binary",T,N),
I.declareVersion("version",(0,L.w4)(u,"terraform_version_constraint")),{...k,declared:I.declared}}class e{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(u){
this.source=u}read(u){const{type:I,labels:T,body:N}=u;switch(this.declared.push(...Q(this.source,u)),I){case"language":this.declare("language",u);for(const z of(0,L.
SH)(N,"compatible_with",0))this.declareVersion("compatible",(0,L.w4)(z.body,"opentofu"));return;case"terraform":this.hasBackend||=l(N);for(const z of(0,L.SH)(N,
"encryption",0))this.declare("encryption",z);this.declareVersion("version",(0,L.w4)(N,"required_version"));return;case"module":return;case"provider":for(const z of T)
this.use(z.value,z.value,z,[u]),this.declareVersion("provider-version",(0,L.w4)(N,"version"),(0,U.Yo)(z.value));(0,L.w4)(N,"for_each")!==void 0&&this.declare("p\
rovider-for-each",u);return;case"check":for(const z of(0,L.SH)(N,"data",2))this.readTyped(z,[u,z]);return;case"import":this.readNamed(u,[u])||this.readImported(
u);return;default:I==="action"&&this.declare("action",u),this.readTyped(u,[u])}}declare(u,I,T="",N=null){this.declared.push({kind:u,text:T,localName:N,place:this.
source.place(I)})}declareVersion(u,I,T){const N=(0,U.bK)(I?.value);I!==void 0&&N!==null&&this.declare(u,I.value,N,T)}readTyped(u,I){const[T]=u.labels;if(T===void 0||
this.readNamed(u,I))return;const[N=""]=T.value.split("_",1);this.use(N,T.value,T,I)}readImported(u){const I=(0,L.w4)(u.body,"to")?.value,[,T]=W.exec(this.textOf(
I))??[];if(I===void 0||T===void 0)return;const[N=""]=T.split("_",1);this.use(N,T,I,[u])}textOf(u){if(u===void 0)return"";const{start:I,end:T}=u;return(u.kind===
"string"?u.value:this.source.text.slice(I,T)).slice(0,J).trim()}readNamed(u,I){const T=(0,L.w4)(u.body,"provider")?.value;if(T===void 0)return!1;const[,N]=D.exec(
this.textOf(T))??[];return N===void 0?!1:(this.use(N,N,T,I),!0)}use(u,I,T,N){if(this.providerUses.has(u))return;const z={text:(0,U.Yo)(I),address:b(N),place:this.
source.place(T)};this.providerUses.set((0,U.Yo)(u),z)}}const l=g=>(0,L.SH)(g,"backend",1).length>0||(0,L.SH)(g,"cloud",0).length>0,A=["name","prefix","tags"];function E(g){
const[u]=(0,L.SH)(g,"workspaces",0),I=N=>N==="workspaces"&&u!==void 0?A.some(z=>(0,L.w4)(u.body,z)!==void 0):(0,L.w4)(g,N)!==void 0,T=R.Rt.filter(N=>!I(N));return{
organization:(0,U.bK)((0,L.w4)(g,"organization")?.value),name:u?(0,U.bK)((0,L.w4)(u.body,"name")?.value):null,...T.length>0&&{lacks:T}}}const b=g=>(0,U.Bs)(g.flatMap(
({type:u,labels:I})=>[u,...I.map(({value:T})=>T)])),D=($late2??=new RegExp("^([\\p{ID_Start}_][\\p{ID_Continue}-]*)","u")),W=/^(?:resource\.)?((?!(?:module|data)\b)[a-z\d][\w-]*)[.]/i,J=256;
function m(g){const u=new Map;for(const{readers:I,read:T}of(0,Z.AJ)(g))for(const[N,z]of w(T)){const te=u.get(N),oe=te===void 0?I:[...te.clients,...I];u.set(N,{...te??
z,clients:oe})}return Array.from(u.values(),I=>{const{host:T,isHostImplied:N,needs:z}=t(I.clients);return{kind:"implied_provider",host:T,isHostImplied:N,...I,isOverridden:!1,
needs:z}})}function t(g){const u=g.length===H.Du.length,I=N=>N.clients.some(z=>g.includes(z)),T=u?d:d.filter(I);return{host:T[0]?.host??null,isHostImplied:!0,needs:T}}
const d=H.Du.map(g=>({host:(0,M.Vm)(g),service:V.xq,clients:[g]}));function w(g){const u=new Set(["terraform"]);for(const{references:T}of g)for(const{localName:N}of T)
u.add(N);const I=new Map;for(const{scope:T,isContext:N}of g)if(!N)for(const[z,te]of T.providerUses)u.has(z)||(u.add(z),(0,K.sL)(z).ok&&I.set(z,te));return I}}),
8516:((ae,ee,O)=>{O.d(ee,{FA:()=>r,N0:()=>j,Ov:()=>i,Sm:()=>S,id:()=>$,jF:()=>P});var H=O(8032),M=O(9432),K=O(9615);const V=6,L=s=>`"${(0,M.dh)(s)}"`,U="change \
one of these constraints so that a version can match all of them",Z=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function Q(s){
const f=s.replace(Z,"");return f===""?"":`: ${f}`}const G={syntax:({text:s,why:f})=>({message:`${L(s)} is not a version constraint${Q(f)}`,help:"write versions \
such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:s,clients:f})=>({message:`version of ${s} \
is an expression, which ${f.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:f.includes("terraform")?"write the version as a li\
teral; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and varia\
bles",affects:f}),"not-a-string":({address:s})=>({message:`version of ${s} is not a string`,help:"put the version in quotes"}),"pre-release":({text:s})=>({message:`${L(
s)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),
"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:s})=>({
message:`${s} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:s})=>({message:`provider ${s} is required in ve\
rsion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},
P=s=>(0,K.CC)("constraint-invalid",(0,K.Z9)(G,s));function $({of:s,terms:f,preRelease:e}){const l=f.length===1?"correct the constraint":U,E=f.some(({at:b})=>b!==
void 0)?`${l}; for one in a module, call another version of it`:l;return(0,K.CC)("constraint-unmeetable",{message:`no version of ${s} can match ${(0,M.K4)(f,V,y)}`,
help:e===void 0?E:`write ${L(e)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`})}const y=({text:s,at:f})=>f===
void 0?(0,M.dh)(L(s)):`${(0,M.dh)(L(s))} (${(0,M.dh)(f)})`,C={terraform:"terraform",opentofu:"tofu"};function j({provider:s,version:f,constraints:e,clients:l,isUnit:A}){
const[E,...b]=l,D=E===void 0||b.length>0?"":`${C[E]} `,W=A?"terragrunt ":D;return(0,K.CC)("lock-outside",{message:`locked provider ${s} ${f} does not match conf\
igured version constraint ${(0,M.K4)(e,V,M.dh)}`,help:`run \`${W}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const S=({
provider:s})=>(0,K.CC)("lock-readonly",{message:`the lock file has no entry for provider ${s}, and \`-lockfile=readonly\` does not let init add one`,help:"run `\
init` in this directory without `-lockfile=readonly`, and commit the lock file"}),R=(s,f)=>e=>({message:`the ${s} of provider ${e.provider} ${f}`}),k={syntax:({
error:s})=>({message:s}),twice:({provider:s})=>({message:`it has two blocks for provider ${s}`,help:"remove one of the blocks; a merge may have duplicated it"}),
"no-version":R("version","is missing"),"not-a-version":R("version","is not a version number"),"not-constraints":R("constraints","are invalid"),"not-normal":s=>({
message:`the ${s.of} of provider ${s.provider} must be written in normalized form: ${L(s.normal)}`})};function r(s){const{message:f,help:e}={help:"restore the f\
ile, or remove the block and run `init` again",...(0,K.Z9)(k,s)};return(0,K.CC)("lock-invalid",{message:`failed to read dependency lock file: ${f}`,help:e})}const i=({
client:s,version:f,constraint:e})=>(0,K.CC)("client-version",{message:`the version constraint ${L(e)} excludes ${H.bB[s]} ${f}`,help:`use another version of ${H.
bB[s]}, or change the constraint`})}),2797:((ae,ee,O)=>{O.r(ee),O.d(ee,{asWritten:()=>Ge,declaredIn:()=>bt,dependsOnOthers:()=>Qe,detach:()=>M.Yo,dotted:()=>M.Bs,
firstWithHost:()=>Te,isForeign:()=>Le,meaningOfAbsent:()=>ye,neededByImplied:()=>he.xr,needsOf:()=>Oe,parseFile:()=>Ue,readHcl:()=>H.K,readModule:()=>_t,readTools:()=>W,
resolveValue:()=>M.g$,usagesOf:()=>ot});var H=O(6353),M=O(2756),K=O(9432),V=O(3298),L=O(3114),U=O(9059);const Z=new Map([["terraform","terraform"],["hashicorp/t\
erraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),Q=c=>Z.get(c.toLowerCase())??"terraform",G="init|plan|appl\
y|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",P=(c,n)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${c})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${n})(?![\\w-])`),$=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,y=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],C=`(?=["'\\s,\\]})@]|$)`,j="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",S=`(?=["']?\\s*[,\\]])`,R=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${C}|\
([\\w.\${}-]+)))?${C}`),text:"uses $1",version:"latest"},{form:P("terraform|tofu",G),text:"runs $1"},{form:P("tofu","fmt"),text:"runs $1"},{form:P("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${j}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${S}`),text:"lists $1"},{form:new RegExp(`${j}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${S}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],k=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,r=/\b(?:echo|printf)\b[^;&|]*/g;function i(c){if(!/terraform|tofu|tfenv/i.
test(c))return[];const n=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(c);if(k.test(c)&&!n)return[];const a=c.replace(r,h=>" ".repeat(h.length)),o=$.exec(a);return o===
null?R.flatMap(h=>s(h,a)):e(o)}function s({form:c,text:n,version:a=null,...o},h){const p=c.exec(h);if(p===null)return[];const[,_="",v=a]=p,x=n.replace("$1",()=>_);
return[{client:Q(_),text:x,version:v,...f(p),...o}]}const f=({index:c,0:{length:n}})=>({start:c,end:c+n});function e(c){const[,n=""]=c;return y.flatMap(({form:a,
otherwise:o})=>{const h=a.exec(n);return h===null?[]:[{client:Q(h[1]??h[2]??""),text:`uses ${n}`,version:null,...f(c),step:{otherwise:o}}]})}const l=50,A=/^digger\.ya?ml$/,
E=100,b=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,D=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function W(c,n){const a=[],o=new Set;
let h=!1,p=!1,_=!1;for(const v of(0,U._X)(c,n)){for(const Y of(0,U.AN)(v))o.add(Y);if(p||=(0,L.Z)(v.file)||D.test(v.text),(0,U.$)(v.file)||(0,L.Z)(v.file))continue;
const x=v.file.slice(v.file.lastIndexOf("/")+1),B=(0,L.TD)(x)||v.file.endsWith("mise/config.toml"),F=B?ue(v):J(v);_||=A.test(v.file)&&F.some(({client:Y})=>Y==="\
opentofu");const X=_&&v.text.includes("diggerhq/digger@");a.push(...F.filter(({text:Y})=>!X||Y!==w)),h||=!B&&b.test(v.text)}return{signs:a,setsCloudHostname:h,givesState:p,
others:o}}function J({file:c,text:n}){if(!/terraform|tofu|tfenv/i.test(n))return[];const a=(0,U.Dx)(c,n),o=new Map,h=(0,V.O)(v=>te(v,a)),p=a.map(i),_=g(c,a,p);for(const[
v,x]of a.entries()){if(o.size>=l)break;for(const B of p[v]??[]){if(_(B,v))continue;const{client:F,level:X="tool"}=B;for(const Y of I(B,a,v,h)){const q=`${F} ${X}\
 ${Y}`;if(o.has(q))continue;const ne=(0,U.$t)(c,v,x,B);o.set(q,{client:F,level:X,place:ne,text:(0,K.dh)(B.text,E),version:Y})}}}return t(c,[...o.values()])}const m=/atlantis\.ya?ml$/;
function t(c,n){return!n.some(({client:o})=>o==="opentofu")||!m.test(c)?n:n.filter(({client:o,version:h})=>o==="opentofu"||h!==null).map(o=>({...o,client:"opent\
ofu"}))}const d=/(^|\/)\.spacelift\/[^/]+$/,w="sets terraform_version";function g(c,n,a){const o=_=>{const x=a.slice(..._).flat().filter(({text:B,level:F})=>F!==
"hook"&&!/_version$/.test(B));return x.length===0?null:x.every(({client:B})=>B==="opentofu")},h=d.test(c)?n.indexOf("stack_defaults:"):-1,p=h<0?null:N(n,h+1);return({
text:_},v)=>{if(_!==w||m.test(c))return!1;const x=o(N(n,v));if(x!==null||p===null)return x===!0;const B=v>=p[0]&&v<p[1];return o(B?[0,n.length]:p)===!0}}const u=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function I({version:c,step:n},a,o,h){if(n===void 0)return c===null?[null]:h(c);const p=a.slice(...N(a,o)).map(_=>u.exec(_)?.[1]?.replace(/^["']|["']$/g,"")).find(
_=>_!==void 0);return p===void 0?[n.otherwise]:h(p)}const T=100;function N(c,n){const a=c[n]??"",o=a.search(/[^\s-]/),h=B=>B!==""&&B.search(/\S/)<o,_=a.trimStart().
startsWith("-")?[]:c.slice(Math.max(0,n-T),n),v=c.slice(n+1,n+T),x=v.findIndex(h);return[n-_.length+_.findLastIndex(h)+1,n+1+(x<0?v.length:x)]}const z=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function te(c,n){const[,a,o,h]=z.exec(c.trim())??[],p=a??o??h;if(p===void 0)return[c.trim()];for(const _ of n){const v=_.indexOf(p),x=v<0?void 0:oe.exec(_.slice(
v+p.length))?.[1];if(x===void 0||/[\w-]$/.test(_.slice(0,v)))continue;const B=x.match(/[^\s"',[\]]+/g);if(B!==null)return B}return[c]}const oe=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
le=/[^\s"',\]}]+/;function ue({file:c,text:n}){const a=(0,U.Dx)(c,n);return Be(c,a).flatMap(({at:o,client:h,version:p,start:_=0})=>{if(h===void 0)return[];const v=a[o]??
"",x=(0,U.$t)(c,o,v,{start:_,end:v.length}),B=p===null?`selects ${h}`:`selects ${h} ${p}`;return[{client:h,level:"version-file",place:x,text:(0,K.dh)(B,E),version:p}]})}
function Be(c,n){const[,a]=/\.(terraform|opentofu)-version$/.exec(c)??[];if(a===void 0)return c.endsWith(".toml")?He(n):je(n);const o=n.findIndex(p=>p.trim()!==
""),h=le.exec(n[o]??"")?.[0]??null;return o<0?[]:[{at:o,client:Z.get(a),version:h}]}const je=c=>c.map((n,a)=>{const[o="",h=null]=n.trim().split(/\s+/);return{at:a,
client:Z.get(o),version:h}}),Ke=/^\s*\[\s*([\w."':/-]+)\s*\]/,We=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function He(c){let n="";return c.
flatMap((a,o)=>{n=Ke.exec(a)?.[1]?.replaceAll('"',"")??n;const[,h="",p=""]=We.exec(a)??[],[,_=""]=/^tools\.(?:\w+:)?(.+)$/.exec(n)??[],v=Z.get(n==="tools"?h:h===
"version"?_:""),x=/\bversion\s*=\s*(.*)$/s.exec(p)?.[1]??p,B=x.match(/[^\s"',[\]{}=]+/g)??[];return(x.startsWith("[")?B:B.slice(0,1)).map(X=>({at:o,client:v,version:X,
start:a.search(/\S/)}))})}var me=O(8339),Ae=O(8032),_e=O(5243),ke=O(9897),Fe=O(3846),Ve=O(9780),re=O(5440);const Ge=c=>[[{...(0,M.g$)(c,(0,Ve.os)()),from:null}]],
Je=1e4;function Ie({kind:c},n,a,o){const{row:h,value:p}=n;if(p?.kind!=="known")return Me(c,n,a);const _=Se(n),x=h.grammar==="module"&&!_&&(0,_e.Nj)(p.text)?"./":
p.text,B=c.clients.length===Ae.Du.length?"":c.clients[0],F=`${h.grammar} ${h.service} ${B} ${_} ${x}`,X=o.get(F);if(X!==void 0)return X;o.size>=Je&&o.clear();const Y=Me(
c,n,a);return o.set(F,Y),Y}const Se=({version:c})=>c?.value.kind==="known";function Me(c,n,a){const o=c.clients.map(p=>[p,ze(c,n,p,a)]),h=Math.max(...o.map(([,{
length:p}])=>p));return Array.from({length:h},(p,_)=>{const v=new Map;for(const[X,{[_]:Y}]of o)Y!==void 0&&v.set(X,Y);const x=[...v.values()],F=x.some(({needed:X})=>X===
"state")?null:Oe(v,n.row);return{meanings:v,first:Te(x),needs:F}})}const Te=c=>c.find(({host:n,directHost:a})=>n!==null||a!==void 0)??re.zt;function ze(c,n,a,o){
const h=Ze(n,a,o).map(_=>{const v=qe(c,n,a,_);return Xe(n,a)?{...v,directHost:ke.IZ}:v});if(h.length<2)return h;const p=({host:_,directHost:v,needed:x,problem:B})=>JSON.
stringify([_,v,x,B?.message]);return[...new Map(h.map(_=>[p(_),_])).values()]}const Xe=({row:c,value:n},a)=>a==="terraform"&&c.evaluation?.terraform!=="any"&&n?.
kind==="pieces"&&n.isJson===!0,Ee={isWhole:!0,withheld:null,from:null};function Ze(c,n,a){const{value:o}=c;return o?.kind==="known"?[[{...Ee,text:o.text}]]:o===
void 0||o.text==="null"?[[{...Ee,text:null}]]:a(c,o,n)}const Ye=({value:c})=>c?.kind==="pieces"&&c.text!=="null",Qe=({references:c})=>c.some(n=>n.row.evaluation!==
void 0&&(Ye(n)||n.version?.value.kind==="pieces"||n.row.merges==="module"&&n.value?.kind==="pieces"));function qe(c,n,a,o){const{row:h,address:p,value:_}=n,v=xe(
o),x=v.map(({isWhole:se,text:ie})=>{if(ie===null)return ye(n,c,a);if(se)return re.pb[h.grammar](ie,a,Se(n));const ce=c.class==="terragrunt"||c.isGenerated;return h.
grammar==="host-part"&&ce?re.zt:(0,re.i4)(h.grammar,ie,a)}),[B]=x,F=x.every(se=>se?.needed===B?.needed);if(B!==void 0&&F&&!x.includes(void 0)){const[se]=v;if(_?.
kind!=="pieces"||se===void 0)return B;const ce=x.every(we=>we?.directHost===B.directHost)?{}:{directHost:ke.IZ},ve=v.every(we=>we.isWhole);return{...B,...ce,evaluated:{
text:se.text,isWhole:ve}}}if(h.grammar==="terragrunt"&&et(_))return{...re.zt,directHost:ke.IZ};const X=h.evaluation!==void 0&&h.evaluation[a]===void 0,Y=v.find(
({withheld:se})=>se!==null)?.withheld??null,q=a==="terraform",ne=(0,me.J0)({address:p,argument:h.grammar==="host"?"hostname":"source",expression:_?.kind==="piec\
es"?_.text:"",candidates:v.map(({isWhole:se,text:ie,from:ce})=>({text:se?ie:null,from:ce})),refused:X?"never":Y===null?null:{variable:q?Y:""}});return(0,re.Qm)(
ne)}const et=c=>c?.kind==="pieces"&&c.pieces.some(n=>typeof n=="string"&&/[?&]ref=/.test(n));function xe(c){return c.some(({isWhole:n,from:a})=>n&&a!==null)?c.filter(
({isWhole:n,from:a})=>n||a!==null):c}const tt={cloud_default:"cloud block",remote_state_default:"remote state"};function ye(c,n,a){const{row:o,value:h,address:p,
localName:_}=c,v=h===void 0?c.kind:o.absent??c.kind;if(o.defaults!==void 0){const x=o.defaults[a];return x!==null?(0,re.TU)((0,_e.mD)(x)):(0,re.Qm)((0,me.tg)(tt[v]??
"remote backend"))}return h!==void 0?o.grammar==="url"?re.zt:(0,re.Qm)((0,me.DA)({reason:"null",address:p})):v==="required_provider_invalid"?(0,re.Qm)((0,me.DA)(
{reason:"not-a-requirement",address:p})):_!==null&&n.class!=="stack"&&n.class!=="deploy"?_!=="terraform"&&(0,Fe.sL)(_).ok?(0,re.TU)((0,_e.Vm)(a)):re.zt:n.isOverride?
re.zt:(0,re.Qm)((0,me.DA)({reason:"missing",address:p}))}function Oe(c,{service:n},a=()=>null){if(n===null)return[];const o=new Map;for(const[h,{needed:p,host:_}]of c){
const v=p==="state"?a(h)??_:p;v!==null&&o.set(v,{host:v,service:n,clients:[...o.get(v)?.clients??[],h]})}return[...o.values()]}var he=O(4118),pe=O(4756),nt=O(7706),
de=O(2170),st=O(2485),it=O(1780),$e=O(3140);const be=5e4;function ot(c,n,a=new Map){const o=[],h=[...c.flatMap(_=>_.notes),...(0,$e.ls)(c)],p=new rt(c,n,a);for(const _ of c)
if(!_.isContext)for(const v of _.references){if(o.length>=be)return h.push(De(_.file)),Pe(o,h);const x=Ie(_,v,n,a);if(v.kind==="backend"&&x.every(({first:F})=>F===
re.zt))continue;let B=at(_,v,n);for(const F of x){const X=p.usageOf(_,v,F);o.push(B===void 0?X:{...X,calls:B}),B=void 0}for(const F of p.notesOf(_,v,x))h.push(F)}
for(const _ of(0,he.FZ)(c))o.push(_);return Pe(o,h)}const De=c=>(0,de.ht)(c,(0,pe.ub)({kind:"module-usages",max:be})),Pe=(c,n)=>({usages:c.sort((a,o)=>Ce(a.place,
o.place)),notes:n.sort((a,o)=>Ce((0,de.Xd)(a),(0,de.Xd)(o)))});class rt{files;values;sources;overrides;constructor(n,a,o){this.files=n,this.values=a,this.sources=
o,this.overrides=n.filter(({kind:h})=>h.isOverride)}usageOf(n,a,o){const{kind:h,value:p,address:_,constraints:v,place:x,row:B,hasOwnToken:F,workspace:X}=a,{meanings:Y,
first:q,needs:ne}=o,se=this.overrides.length===0?Y:new Map([...Y].filter(([ve])=>this.isInForce(n,a,ve))),ie=se.size===Y.size&&ne!==null,ce={kind:h,host:q.host,
isHostImplied:q.isHostImplied,directHost:q.directHost,hasOwnToken:F,text:p?.text??null,address:_,version:this.versionOf(a),constraints:v,place:x,clients:n.kind.
clients,needs:ie?ne:Oe(se,a.row,this.stateHost),isOverridden:se.size===0,workspace:X};return ie&&B.backend===void 0&&p?.kind!=="pieces"?ce:{...ce,...this.decisionOf(
a,o,se)}}decisionOf({value:n,row:a},{meanings:o},h){const p=[...o],_=p.flatMap(([F,X])=>X.evaluated===void 0?[]:[[F,X.evaluated]]),v=[...h].flatMap(([F,{needed:X}])=>{
const Y=X==="state"?this.stateHost(F):null;return Y===null?[]:[[F,Y]]}),x=p.flatMap(([F])=>h.has(F)?[]:F),B=p.some(([,{needed:F}])=>F==="state");return{...n?.kind===
"pieces"&&{evaluated:Object.fromEntries(_)},...a.backend!==void 0&&{backend:a.backend},...h.size>0&&x.length>0&&{replacedFor:x},...B&&{stateHosts:Object.fromEntries(
v)}}}notesOf(n,a,o){const{place:h,row:p,value:_}=a,v=[h],x=_===void 0&&n.notes.length>0,B=n.notes.some(X=>(0,de.Xd)(X)?.line===h.line),F=[];for(const{meanings:X}of x?
[]:o)for(const[Y,{problem:q,host:ne}]of X){if(q===void 0||!this.isInForce(n,a,Y)||B&&q.code==="source-dynamic")continue;const se=_?.kind==="known"&&(0,st.Kc)(_.
text);F.push((0,de.kH)(q,{namedHost:ne,clients:[Y],places:v,isPlaceholder:se}))}return p.isReserved&&F.push((0,de.kH)((0,nt.ME)(),{places:v,clients:n.kind.clients})),
(0,de.Qp)(F,({problem:{code:X,message:Y}})=>X==="source-dynamic"?(0,it.pj)(Y):X)}isInForce({kind:n},{mergeKey:a},o){return n.isOverride||a===null||!this.replaced(
o).has(a)}replaced=(0,V.O)(n=>{const a=new Set;for(const{kind:o,references:h,scope:p}of this.overrides)if(o.clients.includes(n)){p.hasBackend&&a.add("backend");
for(const{mergeKey:_,value:v,localName:x}of h)_!==null&&(v!==void 0||x!==null)&&a.add(_)}return a});stateHost=(0,V.O)(n=>{const a=this.files.filter(({kind:o})=>o.
clients.includes(n));for(const o of a)for(const h of o.references){if(h.row.merges!=="backend"||!this.isInForce(o,h,n))continue;const[p]=Ie(o,h,this.values,this.
sources),_=p?.meanings.get(n)?.needed??null;if(_!==null&&_!=="state")return _}return null});versionOf(n){if(n.version===null)return;const{value:a,place:o}=n.version;
if(a.kind==="known")return{text:a.text,place:o};const h=Ae.Du.flatMap(_=>{const v=this.values(n,a,_).flat();if(v.some(({withheld:F})=>F!==null))return[];const[x,
...B]=v;return[[_,B.length===0&&x?.isWhole===!0?x.text:null]]});return{text:ct.test(a.text)?a.text:"\u2026",value:Object.fromEntries(h),place:o}}}function at({kind:c},n,a){
const{row:o,value:h,version:p}=n,_=h?.kind==="pieces"||p?.value.kind==="pieces";if(o.merges!=="module"||!_)return;const v=c.clients.map(x=>[x,dt(n,x,a)]);return Object.
fromEntries(v.filter(([,x])=>x!==null))}function dt(c,n,a){const o=v=>v?.kind==="pieces"?a(c,v,n):[[{...Ee,text:v?.text??null}]],h=o(c.value);if(h.flat().some(({
withheld:v})=>v!==null))return null;const p=o(c.version?.value),_=new Map;for(let v=0;v<Math.max(h.length,p.length);v+=1){const x=[h[v]??h[0]??[],p[v]??p[0]??[]],
[B,F]=x.map(lt),[X=null]=x.flatMap(([ne])=>ne?.root??[]),q={root:X,source:B??null,version:F??null,isOpen:B===void 0||F===void 0};_.set(JSON.stringify(q),q)}return[
..._.values()]}function lt(c){const[n,...a]=xe(c),o=a.every(({isWhole:h,text:p})=>h&&p===n?.text);return n?.isWhole===!0&&o?n.text:void 0}const ct=/^(?!<<)"?[^"]*"?$/,
Ce=(c,n)=>c===null||n===null?0:c.file!==n.file?c.file<n.file?-1:1:c.line-n.line||c.column-n.column;var ut=O(8516),ft=O(9968),ht=O(3276),fe=O(9941),pt=O(2213),ge=O(
9985),Re=O(3542);function mt(c,n,a){const o=(0,Re.FK)(a),h=[],p=new Set([""]);if(n.kind==="json")for(const{name:_}of n.members)p.add(_);else for(const{type:_}of n.
blocks)o.has(_)&&p.add(_);for(const _ of p)for(const v of o.get(_)??[])new vt(c,v,h).readAt(0,{body:n,block:void 0,names:[]});return h}class vt{source;row;references;constructor(n,a,o){
this.source=n,this.row=a,this.references=o}readAt(n,a){const o=this.row.path[n];if(o===void 0){this.read(a);return}const[h]=o,{body:p}=a,_=p.kind==="native"?p.blocks:
(0,fe.SH)(p,h,o.length-1);for(const v of _){const{labels:x}=v;if(v.type!==h||x.length!==o.length-1||x.some(({value:X},Y)=>!["*",X].includes(o[Y+1]??"")))continue;
const F=[...a.names,h,...x.map(({value:X})=>X)];this.readAt(n+1,{body:v.body,block:v,names:F})}}read(n){const{body:a,block:o,names:h}=n;switch(this.row.position){case"\
entries":for(const p of(0,fe.Td)(a))this.addEntry(h,p);return;case"label":{const p=o?.labels.at(-1);if(p===void 0)return;const _={kind:"known",text:(0,M.Yo)(p.value)},
v=this.source.place(p),x=this.version((0,fe.w4)(a,"version")?.value),B=(0,M.bK)((0,fe.w4)(a,"constraints")?.value)??void 0;this.add(h.slice(0,-1),{value:_,place:v,
version:x,constraints:B});return}case"urls":{const p=(0,fe.w4)(a,"urls")?.value;for(const _ of p?.kind==="tuple"?p.elements:[])this.add(h,this.written(_));return}case"\
open-state":this.addOpenState(n);return;default:this.addArguments(n,this.row.position)}}add(n,a){const{row:o}=this,h={version:null,constraints:void 0,localName:null,
workspace:void 0},p={row:o,address:(0,M.Bs)(n),mergeKey:(0,Re.dh)(o,n)};this.references.push({kind:o.kind,hasOwnToken:!1,...h,...a,...p})}addOpenState({body:n,names:a}){
const{source:o}=this,h=Y=>(0,fe.w4)(n,Y)?.value,p=h("encryption"),_=p?.kind==="other"||pt.Ar.some(Y=>(0,ge.Tu)(p,Y,o.text)!==void 0),v=(0,M.bK)(h("backend")),x=h(
v===null?"backend":"config"),B=v!=="remote"&&x?.kind!=="object",F=_?p:B?x:void 0;if(F===void 0)return;const X={kind:"pieces",pieces:[null],text:(0,M.wK)(o,F).text};
this.add(a,{value:X,place:o.place(F)})}addArguments({body:n,block:a,names:o},h){const{row:p,source:_}=this,v=q=>(0,fe.w4)(n,q)?.value,x=p.backend!==void 0;if(x&&
(0,M.bK)(v("backend"))!==p.backend)return;const B=x?v("config"):void 0,F=q=>{const[ne="",se]=q.split("."),ie=x?(0,ge.Tu)(B,ne,_.text):v(ne);return se!==void 0&&
ie?.kind==="object"?(0,ge.Tu)(ie,se,_.text):ie},X={version:this.version(v("version")),hasOwnToken:p.grammar==="host"&&F("token")!==void 0,workspace:p.merges==="\
backend"&&p.grammar==="host"?(0,he.R)(n):void 0},Y=new Map(h.map(q=>[F(q)??q,q]));for(const[q,ne]of Y)if(typeof q!="string")this.add(o,{...X,...this.written(q)});else if(p.
absent!==void 0&&a!==void 0){const ie=B!==void 0&&B.kind!=="object"?(0,M.C5)((0,M.wK)(_,B),ne):void 0;this.add(o,{...X,kind:p.absent,value:ie,place:_.place(a)})}}written(n){
const{row:a,source:o}=this,h=n.kind==="primitive"&&n.value===null;return{value:a.defaults!==void 0&&h?void 0:(0,M.wK)(o,n,a.isLiteral),place:o.place(n)}}addEntry(n,{
name:a,value:o}){const{row:h,source:p}=this,_=[...n,a],v=(0,M.Yo)(a);if(o.kind==="object"){const X=q=>(0,ge.Tu)(o,q,p.text,h.isLiteral),Y=X("source");this.add(_,
{localName:v,kind:Y===void 0?h.absent??h.kind:h.kind,value:Y&&(0,M.wK)(p,Y,h.isLiteral),version:this.version(X("version"),M.wK),place:p.place(Y??o)});return}const x=[
"string","primitive","template"].includes(o.kind),B=x?"required_provider_legacy":"required_provider_invalid",F=x?this.version(o):null;this.add(_,{localName:v,kind:B,
version:F,value:void 0,place:p.place(o)})}version(n,a=M.yR){const o=n&&a(this.source,n);return n&&o?{value:o,place:this.source.place(n)}:null}}const gt=64;function*_t(c,n){
const a=[],o=[];let[h,p]=[0,be];for(const[_,{path:v,file:x,target:B,kind:F,isContext:X}]of c.entries()){if(_>0&&_%gt===0&&(yield n+_))return null;const q=(0,ft.
yR)(v);if(!q.ok){const{failure:ie}=q;ie.kind==="size"?o.push((0,de.ht)(x,(0,pe.ub)(ie))):a.push(Et(ie.code,{file:x,kind:F,isContext:X}));continue}h+=q.bytes;const ne=Ue(
q.text,F,x,X,new fe.n_,B);!q.isUtf8&&!X&&ne.notes.length===0&&o.push(Ot(q.text,F,x));const se=Ne(ne)+ne.definitions.length;if(se>p){const ie={...ne.scope,providerUses:he.
FK.providerUses},ce=ne.references.slice(0,p),ve=[...ne.notes,De(x)];a.push({...ne,references:ce,scope:ie,definitions:[],notes:ve});break}p-=se,a.push(ne)}return{
files:a,notes:o,bytes:h}}const kt=["EACCES","EPERM"];function Et(c,n){const a=((0,L.Ep)(n.kind)||n.kind.class==="lock")&&kt.includes(c),o=[(0,de.ht)(n.file,(0,pe.
WO)({what:"file",code:c,isRefused:a}))];return{...n,references:[],scope:he.FK,definitions:[],notes:o}}function Ot(c,n,a){const o=c.indexOf("\uFFFD"),h=c.slice(c.
lastIndexOf(`
`,o)+1,o),p=/#|\/\//.test(h)||c.lastIndexOf("/*",o)>=0,_=(0,L.Ep)(n)&&n.syntax==="hcl"&&!p,v=(0,fe.yN)(c)({start:o,end:o+1});return(0,de.ht)(a,(0,pe.U$)({error:null,
isRefused:_}),v)}const Ne=({references:c,scope:n})=>c.length+n.providerUses.size;function*bt(c){const n=(p,_)=>({kind:p,text:"",localName:null,place:{file:_,...de.
wv}}),a=c.filter(({kind:p})=>p.class==="config"),[o]=a;o!==void 0&&c.every(p=>Ne(p)===0)&&(yield n("module",o.file));const h=a.filter(({scope:p})=>p.hasBackend);
for(const p of new Set(h.map(({kind:_})=>_.clients))){const _=a.find(({kind:v})=>v.clients===p);_!==void 0&&(yield n("state",_.file))}for(const{file:p,kind:_,references:v,
scope:x,isContext:B}of c)_.class==="lock"&&v.length===0&&(yield n("lock",p)),_.class==="config"&&!B&&(yield*x.declared)}const wt=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Le=c=>c.kind.class==="terragrunt"&&c.references.length===0&&!wt.test(c.file),At={config:he.Od,terragrunt:he.gq};function Ue(c,n,a,o=!1,h=new fe.n_,p){const _=n.
isOfPackage===!0,v=n.syntax==="json"?(0,ht.O)(c,h):(0,H.K)(c,h,_),x=(0,M.rI)(v,a,p),{body:B}=v,F=mt(x,B,n.class),X=At[n.class]?.(x,B)??he.FK,Y=Le({file:a,kind:n,
references:F})&&!h.isExceeded(),q=o||Y?[]:It(v,n,{file:a,target:p}),ne=n.class==="config"?(0,$e.kM)(x,B):[];return{file:a,kind:n,references:F,scope:X,definitions:ne,
notes:q,isContext:o}}function It({text:c,problems:n,parts:a},o,{file:h,target:p}){return a.isExceeded()?[(0,de.ht)(h,(0,pe.ub)({kind:"parts",max:a.max}))]:n.map(
({message:_,...v})=>{const x=(0,L.Ep)(o)&&!St.test(_),B=o.class==="lock"?(0,ut.FA)({kind:"syntax",error:_}):(0,pe.U$)({error:_,isRefused:x}),F=c.split(`
`,v.line)[v.line-1]??"",X=Mt.test(F.slice(0,Tt));return{...(0,de.ht)(h,B,{...v,target:p}),clients:o.clients,isPlaceholder:X}})}const St=/^\w+ are nested deeper than/,
Mt=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,Tt=1e3}),5440:((ae,ee,O)=>{O.d(ee,{Qm:()=>j,TU:()=>$,i4:()=>r,pb:()=>k,zt:()=>G});var H=O(7811),M=O(8339),
K=O(2485),V=O(2213),L=O(255),U=O(5243),Z=O(9897),Q=O(3846);const G={host:null,isHostImplied:!1,needed:null},P=m=>({host:m,isHostImplied:!1,needed:(0,L.Rt)(m)?"s\
tate":m}),$=m=>({host:m,isHostImplied:!0,needed:m}),y=m=>({host:m,isHostImplied:!1,needed:null}),C=m=>m===null?G:{...G,directHost:m},j=m=>({...G,problem:m}),S=(m,t)=>j(
(0,M.DA)({reason:"rejected",error:m,advice:t}));function R(m,t,d){return d===null?m:{...m,problem:(0,M.My)({text:t,host:m.host,advice:d})}}const k={module:A,"te\
st-module":(m,t,d)=>{const w=(0,U.vL)(m,t).kind==="remote";return t==="opentofu"||!w?A(m,t,d):j((0,M.DA)({reason:"remote-in-test",text:m}))},provider:b,"locked-\
provider":D,"stack-component":W,stack:(m,t)=>{const d=(0,U.A)(m);return d.ok&&!m.startsWith(".")?y(d.value.host):{...W(m,t),isHostImplied:!1,needed:null}},"stac\
k-output":m=>{const[t="",...d]=m.split("/");return d.length===3?l(t,y):j((0,M.DA)({reason:"stack",text:m}))},terragrunt:J,host:m=>l(m,P),url:m=>C((0,V.Ul)(m)),"\
host-part":m=>C((0,V.D8)(m)),"state-path":m=>C((0,V.Bm)(m))};function r(m,t,d){if(m==="terragrunt"){const[,I]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return I!==void 0?
s(I,d):/^$|^t$|^tfr?$|^tfr:/.test(t)?void 0:f(t,d)}if(m==="url"&&/^postgres|=/i.test(t))return C(Z.IZ);if(/^(url|host-part|state-path)$/.test(m))return f(t,d);if(m!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(t))return f(t,d);const w=t.indexOf("/");if(w<0)return;const g=(0,U.vL)(`${t.slice(
0,w)}/a/b/c`,d);return g.kind!=="registry"?f(t,d):t.split("/").length<i?{...e(g),directHost:Z.IZ}:e(g)}const i=4,s=(m,t)=>m===""?$((0,U.Vm)(t)):l(m,P),f=(m,t)=>(0,U.
Nj)(m)?G:C((0,Z.uE)(m,t)),e=({host:m,hostImplied:t})=>t?$(m):P(m);function l(m,t){const d=(0,L.Pv)(m),w=(0,K.L6)(m);return d.ok?R(t(d.value),m,w):j((0,M.k0)({text:m,
error:d.why,advice:w}))}function A(m,t,d){if((0,U.Nj)(m)&&!d)return G;const w=(0,U.vL)(m,t),g=w.kind==="registry"?(0,H.Ju)(w):(0,U.rE)(m,t);if(d&&!g.ok){const{why:N}=g,
z=/^https?:/i.test(m)?{kind:"invalid",error:N}:w,oe=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,K.NM)(m,z,g),le=/^[a-z0-9]+::/i.test(m)?"remote":w.kind;return oe===null&&
(le==="local"||le==="remote")?j((0,M.DA)({reason:`${le}-with-version`,text:m})):S(N,oe)}const u=(0,K.NM)(m,w,g);if(g.ok)return R(e(g.value),m,u);if(w.kind==="in\
valid"){const N=m.includes("://")?{directHost:Z.IZ}:{};return{...S(w.error,u??K.x3),...N}}if(w.kind!=="remote")return R(G,m,u);const{refusal:I,host:T}=w;return I!==
null?S(I,u??K.x3):T!==Z.IZ||u!==null?R(C(T),m,u):{...C(T),problem:(0,M.My)({text:m,host:T,advice:E})}}const E="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function b(m,t){const d=(0,Q.mi)(m,t);switch(d.kind){case"legacy":return S(`Invalid legacy provider address: the provider "${d.type}" has no nam\
espace`,`write NAMESPACE/${d.type}`);case"registry":return d.hostImplied?$(d.host):R(P(d.host),m,(0,K.cr)(m));case"builtin":return d.type==="terraform"?y(d.host):
S(`Invalid dependency on built-in provider: none is named "${d.type}"`,"write the address of a provider in a registry");case"invalid":{const[w="",g]=d.error.split(
`

`);return S(w,g??(0,K.cr)(m))}}}function D(m,t){const d=(0,Q.mi)(m,t);if(d.kind==="invalid")return S(d.error,null);if(d.hostImplied)return j((0,M.DA)({reason:"l\
ocked-provider",text:m}));if(d.kind==="builtin")return y(d.host);const w=t==="opentofu"&&(0,Q.Gi)(d);return{...P(d.host),needed:w?(0,U.Vm)(t):d.host}}function W(m,t){
if(m!==m.trim())return j((0,M.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return G;const d=(0,U.rE)(m,t);if(d.ok)return e(d.value);const w=(0,U.A)(
m);if(w.ok)return y(w.value.host);const g=(0,U.vL)(m,t);return g.kind==="invalid"?S(g.error,(0,K.NM)(m,g,d)):C(g.kind==="remote"?g.host:null)}function J(m,t){const[
d,w="",g=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(d===void 0){if(m.startsWith("gitlab.com/"))return C("gitlab.com");if((0,Z.GL)(m))return G;const I=(0,Z.
cx)(m,"opentofu");if(!(I.ok&&(0,Z.Of)(m,I.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const N=(0,Z.cx)(m,t);return C(N.ok?N.value.host:Z.IZ)}}const[u=""]=g.
split("//");return u.split("/").length!==3?j((0,M.DA)({reason:"terragrunt",text:m})):s(w,t)}}),3542:((ae,ee,O)=>{O.d(ee,{FK:()=>J,Ir:()=>W,dh:()=>m});var H=O(2213),
M=O(5106),K=O(3298);let V=function(...t){return{dotted:V}=O.late([3276,3494,2797],2797),new.target?new V(...t):V(...t)};const L={terraform:"app.terraform.io",opentofu:null},
U={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},Q={opentofu:"static"},G={terraform:"any",opentofu:"any"},P=[
"config","migrate"],$=["stack","deploy"],y={position:["source"],grammar:"module",service:M.e$},C={...y,grammar:"stack-component",isLiteral:!0},j={...C,service:null},
S={...y,grammar:"terragrunt",evaluation:G},R={position:"entries",grammar:"provider",service:M.xq,isLiteral:!0,absent:"required_provider_nosource"},k={position:[
"hostname"],grammar:"host",service:M.Bn,defaults:L},r={...k,service:M.OZ},i={...k,evaluation:G},s={...k,service:M.M,defaults:U},f={position:["address"],grammar:"\
url",service:null};function e(t,d,w,g,{absence:u,...I}={}){const T=d===""?[]:d.split(" > ").map(N=>N.split(" "));return{kind:w,files:t,path:T.map(([N="",...z])=>[
N,...z]),...u&&{absent:`${w}${u}`},...g,...I}}const l={absence:"_missing"},A={absence:"_default"},E={evaluation:Q,merges:"backend"},b="data terraform_remote_sta\
te *",D=(t,d,w)=>Object.entries(d).map(([g,u])=>e(P,t+g,"backend",{...f,grammar:w,position:u.split(" ")},E)),W=[e(P,"module *","module",y,{...l,evaluation:Z,merges:"\
module"}),e(P,"terraform > required_providers","required_provider",R,{merges:"provider"}),e(P,"required_providers","required_provider",R,{isReserved:!0}),e(P,"t\
erraform > cloud","cloud",r,{...A,...E}),e(P,"terraform > backend remote","backend_remote",k,{...A,...E}),...D("terraform > backend ",H.FV,"url"),...D("terrafor\
m > backend ",H.Gb,"host-part"),...D("terraform > backend ",{local:"path workspace_dir"},"state-path"),...D("terraform > encryption > key_provider ",H.nT,"url"),
...[b,`check * > ${b}`].flatMap(t=>[e(P,t,"remote_state",i,{...A,backend:"remote"}),e(P,t,"remote_state",i,{...A,backend:"cloud",service:M.OZ})]),e(P,b,"remote_\
state",f,{backend:"http",evaluation:G}),e([...P,"query"],"provider tfe","provider_tfe",s,{...A,evaluation:G}),e(["test"],"provider tfe","provider_tfe",s),e(["lo\
ck"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:M.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",C,{...l,grammar:"\
test-module"}),e(["test"],"run * > backend remote","test_backend_remote",k,A),e($,"required_providers","required_provider",R),e($,"component *","stack_component",
C,l),e($,"removed","stack_removed",C,l),e($,"stack *","stack_stack",j,{...l,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",j,{grammar:"stack\
-output"}),e(["migrate"],"state_store_provider","state_store_provider",R),e(["migrate"],"from > backend remote","migrate_backend_remote",k,A),...["terraform","u\
nit *","stack *"].map(t=>e(["terragrunt"],t,"terragrunt_source",S)),...[H.FV,H.Gb].flatMap(t=>Object.entries(t).map(([d,w])=>{const g=t===H.FV?"url":"host-part",
u={...f,grammar:g,position:w.split(" "),evaluation:G};return e(["terragrunt"],"remote_state","backend",u,{backend:d})})),e(["terragrunt"],"remote_state","backen\
d",{...f,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",i,{...A,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...S,
position:"urls"})],J=(0,K.O)(t=>{const d=W.filter(({files:w})=>w.includes(t));return Map.groupBy(d,({path:[w]})=>w?.[0]??"")});function m({merges:t},d){return t===
void 0||t==="backend"?t??null:V([t,d.at(-1)??""])}}),7706:((ae,ee,O)=>{O.d(ee,{ME:()=>K,ho:()=>U,io:()=>G,jP:()=>V});var H=O(8032),M=O(9615);const K=()=>(0,M.CC)(
"block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it i\
nto a terraform block"});function V({kind:P}){const{client:$,what:y}=H.$I[P];return(0,M.CC)("block-unsupported",{message:`${y} is supported by ${H.bB[$]} only`,
help:$==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const L={twice:({what:P,first:$})=>({message:`${P}\
 is defined a second time; the first time is in ${$}`,help:P.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:P})=>({message:`\
this override file changes ${P}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-\
cli":({type:P})=>({message:`${P} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file t\
hat TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:P})=>({message:`${P} has a name that calls of a module need for themselves`,
help:"rename the variable"}),"quoted-type":({what:P})=>({message:`the type of ${P} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `\
map(string)` for "map"'}),argument:({what:P,argument:$})=>({message:`${P} cannot have the argument ${$}`,help:"write `source`, `version` and `configuration_alia\
ses` only; a `provider` block configures the provider"}),"local-name":({name:P,normal:$})=>({message:`"${P}" cannot be the local name of a provider`,help:$===null?
"use letters, digits and dashes only, with no dash at either end":`write ${$}`})},U=P=>(0,M.CC)("block-invalid",(0,M.Z9)(L,P)),Z="use another version of the mod\
ule that has this call",Q={"not-passed":({call:P,name:$,canChange:y})=>({message:`${P} does not pass the provider configuration ${$}, which its module expects`,
help:y?`add \`${$} = \u2026\` to the \`providers\` of the call`:Z}),overridden:({call:P,name:$,canChange:y})=>({message:`${P} passes the provider configuration ${$}\
, which its module has itself`,help:y?`remove \`${$}\` from the \`providers\` of the call`:Z}),repeated:({call:P,argument:$,canChange:y})=>({message:`${P} has \`${$}\
\`, but its module configures a provider itself`,help:y?`remove \`${$}\`, or use a version of the module without \`provider\` blocks`:Z})},G=P=>(0,M.CC)("block-\
providers",(0,M.Z9)(Q,P))})};export{xt as ids,yt as modules};
var $late0,$late1,$late2;
