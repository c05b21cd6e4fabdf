const _e=[245,626,907,895,895],ke={9349:((ie,J,m)=>{m.d(J,{Jw:()=>S,L8:()=>_,Md:()=>$,Tj:()=>j,bs:()=>a,lr:()=>D,r1:()=>i,v$:()=>I,wH:()=>d,xC:()=>g,zK:()=>t});
var P=m(6134);const D=100,E=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),L="\x80",y=1,N=2,C=4,S=8,I=16,j=32,$=64,O=[[y,/[ \t]/],[N,/[A-Za-z_]/],[C,/[\w-]/],[S,/[\w \t.:=?!&|*%+>~-]/],
[I,/[\w \t\n,.:=?!&|*%+>~-]/],[j,/[^"\\$%\r\n]/],[$,/[^\n$%]/]],M=Array.from({length:128},(r,o)=>String.fromCharCode(o)),U=r=>O.reduce((o,[f,p])=>p.test(r)?o|f:
o,0),B=new Uint8Array(2**16).fill(U(L));B.set(M.map(U));const h=(r,o,f)=>o<r.length&&((B[r.charCodeAt(o)]??0)&f)!==0,g=r=>r===" "||r==="	",_=r=>/^[\w-]/.test(r),
d=r=>r==="}"||r===")"||r==="]";function i(r){return r==="{"?"}":r==="("?")":r==="["?"]":void 0}class t{text;parts;at;depth=0;mistake;constructor(o,f=0,p=new P.n_){
this.text=o,this.parts=p,this.at=f}countPart(){this.parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(o){const{text:f,
parts:p,mistake:l}=this;if(l===void 0)return{text:f,body:o,parts:p,problems:[]};const u={...(0,P.yN)(f)(l),message:l.message};return{text:f,body:o,parts:p,problems:[
u]}}report(o,f,p=f+1){this.mistake??={message:o,start:f,end:Math.min(p,Math.max(f,this.text.length))}}stop(o,f){this.report(o,f),this.at=this.text.length}}class a extends t{reportUnclosed(o){
const f=/[$%]/.test(this.text.charAt(o)),p=this.text.slice(o,o+(f?2:1)),l=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,u=`unbalanced brackets: "${p}"\
 is not closed before ${l}`;this.report(u,this.isAtEnd()?o:this.at)}reportCharacter(){const o=String.fromCodePoint(this.text.codePointAt(this.at)??0);let f=`${JSON.
stringify(o)} is not used in HCL`;o==="'"&&(f="single quotes are not valid; use double quotes"),o==="\uFFFD"&&(f="the file is not UTF-8 here"),this.report(`inva\
lid character: ${f}`,this.at,this.at+o.length)}reportBrokenString(o){const f=this.isAtEnd()?"unterminated template string: no closing quote before the end of th\
e file":"invalid multi-line string: a quoted string must end in its line";this.report(f,o,this.at)}peek(o=0){const f=this.at+o;return f<this.text.length?M[this.
text.charCodeAt(f)]??L:""}skipSpaces(){for(;;){const o=this.skipAll(y);if(o==="\r")this.skipReturn();else if(o==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return o}}skipBlank(){for(;;){const o=this.skipSpaces();if(o===`
`)this.at++;else if(this.isLineComment(o))this.skipLine();else return o}}skipAll(o){const{text:f}=this;let{at:p}=this;for(;h(f,p,o);)p++;return this.at=p,this.peek()}isLineComment(o){
return o==="#"||o==="/"&&this.peek(1)==="/"}isLineEnd(o){return o===`
`||o===""||this.isLineComment(o)}skipLine(){const o=this.text.indexOf(`
`,this.at);this.at=o<0?this.text.length:o}skipBlockComment(){const o=this.text.indexOf("*/",this.at+2);o<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=o<0?this.text.length:o+2}readName(){const{text:o,at:f}=this;return h(o,f,N)&&this.skipAll(C),this.peek()===L&&(E.lastIndex=f,this.at=
E.test(o)?E.lastIndex:f),this.at>f?o.slice(f,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((ie,J,m)=>{m.d(J,{y:()=>D});const P=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function D(E){const{text:L,at:y}=E,N=L.charAt(y+1),C=L.slice(y+2,y+(N==="U"?10:6)),S=N==="U"?/^[0-9a-f]{8}$/i.test(C):/^[0-9a-f]{4}$/i.
test(C),I=Number.parseInt(C,16);if((N==="u"||N==="U")&&S&&I<=1114111)return E.at+=C.length+2,String.fromCodePoint(I);const j=P.get(N);if(E.at+=j===void 0?1:2,j!==
void 0)return j;const $=JSON.stringify(L.slice(y,y+2));return E.report(`invalid escape sequence: ${$}`,y,y+2),""}}),2245:((ie,J,m)=>{m.d(J,{O:()=>y});var P=m(9349),
D=m(4009),E=m(6134);const L=200;function y(j,$=new E.n_,O=!1){const M=new N(j,0,$);M.isHcl1=O;const U=M.readRoot();return M.structure({kind:"json",members:U===void 0?
[]:(0,E.lS)(U)})}class N extends P.zK{isHcl1=!1;readRoot(){const{text:$}=this;$.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const O=this.readValue();return this.isHcl1||O===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),O.kind!=="object"&&O.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",O.start)),O}skipSpaces(){const{text:$}=this;for(;;){const O=$.charCodeAt(this.at);if(O===32||O===10||O===13||O===9)this.at++;else if(O===
47)this.skipComment();else return $.charAt(this.at)}}skipComment(){const $=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const O=$?`
`:"*/",M=this.text.indexOf(O,this.at+1);this.at=M<0?this.text.length:M+O.length}readValue(){const{text:$,parts:O,at:M}=this;if(this.countPart(),O.isExceeded())return;
const U=$.charAt(M);if(U==='"'){const h=this.readString();return h===void 0?void 0:(0,D.BD)(h,{start:M,end:this.at},O)}if(U!=="{"&&U!=="[")return this.readPrimitive();
if(this.depth>=L)return this.stop(`values are nested deeper than ${L} levels`,M);this.depth++;const B=U==="{"?this.readObject():this.readArray();return this.depth--,
B}readPrimitive(){const{text:$,at:O}=this;C.lastIndex=O;const M=C.exec($)?.[0];return M===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",O):(this.at+=M.length,{kind:"primitive",start:O,end:this.at,value:JSON.parse(M)})}readObject(){const $=this.
at++,O=[];for(let M=this.skipSpaces();M!=="}";M=this.skipSpaces()){if(M!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const U=this.readMember();if(U===void 0)break;O.push(U),this.endItem("}")}return{kind:"object",start:$,end:this.skipBracket(),items:O}}readMember(){const $=this.
at,O=this.readString();if(O===void 0)return;const M=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const U=this.readValue();return U&&{name:O,start:$,end:M,value:U}}readArray(){const $=this.at++,O=[];for(;this.
skipSpaces()!=="]";){const M=this.readValue();if(M===void 0)break;O.push(M),this.endItem("]")}return{kind:"tuple",start:$,end:this.skipBracket(),elements:O}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem($){const O=this.skipSpaces(),M=this.at;if(O!==$){if(O===""&&this.stop(`unclosed value: no "${$}" before the end\
 of the file`,M),O!==","){this.report(`missing separator: expected "," or "${$}"`,M);return}this.at++,this.skipSpaces()===$&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",M)}}readString(){const{text:$,at:O}=this;let M=O+1,U=!0;for(let B=$.charCodeAt(M);B!==34;B=$.charCodeAt(M)){if(!(B>=32))return this.stopInString(
O,M);B===92&&(U=!1),M+=B===92?2:1}return this.at=M+1,U?$.slice(O+1,M):this.unescape($.slice(O+1,M),O+1)}stopInString($,O){return O>=this.text.length||this.text.
charCodeAt(O)===10?this.stop("invalid JSON string: no closing quote in its line",$):this.stop("invalid JSON string: a control character must be escaped",O)}unescape($,O){
return $.replace(S,(M,U,B)=>{const h=this.isHcl1&&I.test(M);if(U===void 0&&!h)return JSON.parse(`"${M}"`);const g=`invalid JSON string: ${JSON.stringify(M)} is \
not an escape sequence`,_=O+B;return this.report(this.isHcl1?"invalid escape sequence":g,_,_+2),M}).toWellFormed()}}const C=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
S=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,I=/\/|u[dD][89a-fA-F]/}),3268:((ie,J,m)=>{m.d(J,{Fq:()=>_,Kk:()=>y,_p:()=>C,ku:()=>N});var P=m(9349),D=m(2615);const E="\
<<",L=({close:t})=>t==='"'||t===E;function y(t,a){t.skipAll(P.Jw)===`
`&&a==="line"||S(t,[],a)}const N=(t,a,r)=>S(t,[{start:r,close:a}],void 0),C=(t,a,r)=>S(t,[{start:r,close:E,marker:a}],void 0);function S(t,a,r){for(;;){const o=a.
at(-1);if(o===void 0&&r===void 0)return!0;let f;if(o!==void 0&&L(o)?(o.close==='"'?U:d)(t,a,o)||(f=!1):f=I(t,a,r),f!==void 0)return f}}function I(t,a,r){for(;;){
const o=a.length===0,f=t.skipAll(o?P.Jw:P.v$);if(f===`
`||f===","){if(o&&(f===","||r==="line"))return!0;t.at++}else if((0,P.wH)(f)){if(o)return!0;if(!O(t,a,f))return!1;const p=a.at(-1);if(p===void 0?r===void 0:L(p))
return}else if(f==='"'){const p=t.at++;if(t.skipAll(P.Tj)!=='"'){a.push({start:p,close:'"'});return}t.at++}else{const p=(0,P.r1)(f);if(p!==void 0)a.push({start:t.
at++,close:p});else{if(f==="<"&&j(t,a))return;if(f!=="<"){if(t.isAtEnd())return M(t,a);if(o&&r==="line"&&t.isLineComment(f))return!0;$(t,f)}}}}}function j(t,a){
const r=t.at,o=_(t);return o===void 0?t.at++:a.push({start:r,close:E,marker:o}),o!==void 0}function $(t,a){t.isLineComment(a)?t.skipLine():a==="/"&&t.peek(1)===
"*"?t.skipBlockComment():a==="/"?t.at++:a==="\r"?t.skipSpaces():(a<"\x80"||t.readName()===void 0)&&(t.reportCharacter(),t.at++)}function O(t,a,r){const o=a.pop();
if(o!==void 0&&o.close!==r){t.reportUnclosed(o.start);let f=a.at(-1);for(;f!==void 0&&f.close!==r&&!L(f);)a.pop(),f=a.at(-1);if(f===void 0)return!1;L(f)?a.push(
{start:t.at,close:"}"}):a.pop()}return t.at++,!0}function M(t,a){const r=a[0];return r===void 0?!0:(t.reportUnclosed(r.start),!1)}function U(t,a,r){for(;;){const o=t.
skipAll(P.Tj);if(o==='"')return a.pop(),t.at++,!0;if(o==="\\"){const f=t.at+(/[^\r\n]/.test(t.peek(1))?2:1);(0,D.y)(t),t.at=f}else{if(o!=="$"&&o!=="%")return h(
t,a,r);if(B(t,a))return!0}}}function B(t,a){const{at:r}=t,o=t.peek(1);if(o==="{")return a.push({start:r,close:"}"}),t.at+=2,!0;const f=o===t.peek()&&t.peek(2)===
"{";return t.at+=f?3:1,!1}function h(t,a,r){t.reportBrokenString(r.start);const o=g(t);do a.pop();while((a.at(-1)?.start??-1)>=o);return a.length>0}function g({
text:t,at:a}){let r=a;for(;r>0&&t[r-1]!==`
`&&t[r-1]!=="\r";)r--;return r}function _(t){const{text:a,at:r}=t;if(t.peek(1)!=="<")return;t.at+=t.peek(2)==="-"?3:2;const o=t.readName();if(o===void 0){t.at=r;
return}return t.skipSpaces()!==`
`&&t.at<a.length&&t.report("invalid expression: a heredoc marker must end its line",r,t.at),t.skipLine(),t.isAtEnd()||t.at++,o}function d(t,a,r){const o=r.marker??
"";for(;;){if(t.peek(-1)===`
`&&i(t,o))return a.pop(),!0;const f=t.skipAll(P.Md);if(t.isAtEnd()){const p=`unterminated template string: no line closes the heredoc "${o}"`;return t.report(p,
r.start),!1}if(f===`
`)t.at++;else if(B(t,a))return!0}}function i(t,a){const{text:r}=t;let{at:o}=t;for(;(0,P.xC)(r.charAt(o));)o++;const f=r.charAt(o);if(f>" "&&f<"\x80"&&!r.startsWith(
a,o))return!1;const p=r.indexOf(`
`,o),l=p<0?r.length:p;return r.slice(o,l).trim()!==a?!1:(t.at=r.charAt(l-1)==="\r"?l-1:l,!0)}}),4009:((ie,J,m)=>{m.d(J,{BD:()=>y,E3:()=>L,jw:()=>O});var P=m(9349),
D=m(2615),E=m(3268);function L(h){const{text:g,at:_}=h;if(h.at++,h.skipAll(P.Tj)!=='"')return C(h,_);const d=g.slice(_+1,h.at++);return{kind:"string",start:_,end:h.
at,value:d,verbatim:d}}function y(h,g,_){if(!h.includes("{"))return{kind:"string",...g,value:h,verbatim:h};const d=new P.bs(h,0,_),i={parts:[],known:""};for(d.at=
0;d.at<h.length;){const a=d.at;for(;d.at<h.length&&!N(d.peek());)d.at++;if(i.known+=h.slice(a,d.at),d.at<h.length&&!j(d,i)){I(i,g);break}}const t=i.parts.map(a=>a.
kind==="known"?a:{...a,code:h.slice(a.start,a.end),...g});return S({parts:t,known:i.known},g,h)}const N=h=>h==="$"||h==="%";function C(h,g){const{text:_}=h,d={parts:[],
known:_.slice(g+1,h.at)};for(;;){const i=h.at,t=h.skipAll(P.Tj);if(d.known+=_.slice(i,h.at),t==='"')return h.at++,S(d,{start:g,end:h.at});if(t==="\\")d.known+=(0,D.
y)(h);else if(N(t)){if(!j(h,d))return{kind:"other",start:g,end:h.at}}else return h.reportBrokenString(g),{kind:"other",start:g,end:h.at}}}function S({parts:h,known:g},{
start:_,end:d},i){return h.length===0?{kind:"string",start:_,end:d,value:g,verbatim:i??g}:(g!==""&&h.push({kind:"known",value:g}),{kind:"template",start:_,end:d,
parts:h,verbatim:i})}function I(h,g){h.known!==""&&h.parts.push({kind:"known",value:h.known}),h.known="",h.parts.push({kind:"unknown",start:g.start,end:g.end})}
function j(h,g){const{text:_,at:d}=h,i=_.charAt(d);if(h.peek(1)!=="{"){const a=_.startsWith(`${i}{`,d+1);return g.known+=a?`${i}{`:i,h.at+=a?3:1,!0}h.at+=2;const t=i===
"$"?$(h):void 0;return t?.kind==="other"?!1:t?.kind==="string"&&h.skipBlank()==="}"?(g.known+=t.value,h.at++,!0):(0,E.ku)(h,"}",d)?(_.charAt(d+2)==="~"&&(g.known=
g.known.trimEnd()),I(g,{start:d,end:h.at}),h.countPart(),!0):!1}function $(h){if(h.skipBlank()!=='"'||h.depth>=P.lr)return;h.depth++;const g=L(h);return h.depth--,
g}function O(h){const{text:g,at:_}=h,d=h.peek(2)==="-",i=(0,E.Fq)(h);if(i===void 0)return;const t=h.at;if(!(0,E._p)(h,i,_))return{kind:"other",start:_,end:h.at};
const a={start:_,end:h.at},r=g.slice(t,g.lastIndexOf(`
`,h.at-1)+1);if(M.test(r)){const p=[{kind:"unknown",...a}];return{kind:"template",...a,parts:p,verbatim:void 0}}const o=r.replaceAll("$${","${").replaceAll("%%{",
"%{"),f=d?U(o):o;return{kind:"string",...a,value:f,verbatim:f}}const M=/(?<!\$)\$\{|(?<!%)%\{/;function U(h){let g=h.length;for(const[_]of h.matchAll(B))g=Math.
min(g,_.length);return h.replace(B,_=>_.slice(g))}const B=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9160:((ie,J,m)=>{m.d(J,{B$:()=>d,Tu:()=>I,_3:()=>y,cd:()=>B,lR:()=>N,p_:()=>C});
var P=m(9349),D=m(8704),E=m(9075),L=m(4009);const y=({expression:e,text:n},s)=>s.effort.spend(()=>S(e,n,s)),N=1024;function C(e,n){if(e.length>N)return;const s=new P.
bs(e),c=t(s);return s.skipBlank()===""&&s.mistake===void 0?c?.(n):void 0}function S(e,n,s){switch(e.kind){case"string":case"primitive":return e.value;case"objec\
t":return(0,E.Oo)(c=>{const v=I(e,c,n);return v===e?void 0:v&&y({expression:v,text:n},s)});case"tuple":return(0,E.Oo)(c=>{if(c===E.pi)return e.elements.length;const v=e.
elements[Number(c)];return v&&y({expression:v,text:n},s)});case"template":return M(d(e.parts,n,s),n,s);case"other":return C(n.slice(e.start,e.end),s)}}function I(e,n,s,c=!1){
if(e?.kind!=="object")return;const v=$(e.items,s);return v.has(void 0)&&!c?e:v.get(n)?.value}const j=new WeakMap;function $(e,n){const s=j.get(e)??new Map(e.map(
c=>[O(c,n),c]));return j.set(e,s),s}function O({name:e,start:n,end:s},c){if(e===void 0)return(0,E.Uk)(C(c.slice(n,s),(0,E.os)()));if(!e.includes("{"))return e;const v=(0,L.
BD)(e,{start:n,end:s});return(0,E.Uk)(y({expression:v,text:e},(0,E.os)()))}function M(e,n,s){let c="";for(const v of e){const x=v.kind==="known"?void 0:B(v,n),b=v.
kind==="known"?v.value:x&&C(x,s),k=(0,E.Uk)(b);if(k===void 0)return(0,E.VI)(c,b);if(c.length+k.length>E.lG)return;c+=k}return c}const U=(e,n)=>e.code??n.slice(e.
start,e.end);function B(e,n){const s=U(e,n);return s.startsWith("${")?s.slice(2,-1).replace(/^~|~$/g,""):void 0}const h=/^%\{~?\s*if\s([\s\S]*)\}$/,g=/^%\{~?\s*else\s*~?\}$/,
_=/^%\{~?\s*endif\s*~?\}$/;function d(e,n,s){const c=e.map(R=>R.kind==="unknown"?U(R,n):""),[v,...x]=c.keys().filter(R=>h.test(c[R]??"")),b=c.findIndex(R=>_.test(
R));if(v===void 0||x.length>0||b<v)return e;const k=h.exec(c[v]??"")?.[1]??"",w=C(k.replace(/~$/,""),s);if(typeof w!="boolean")return e;const T=c.findIndex(R=>g.
test(R)),K=T<0?b:T,A=w?e.slice(v+1,K):e.slice(K+1,b);return[...e.slice(0,v),...A,...e.slice(b+1)]}const i=e=>n=>n.effort.spend(()=>e(n));function t(e){if(e.depth>=
P.lr)return;e.depth++;const n=a(e);let s=n;if(n!==void 0&&l(e,"?")){const c=t(e),v=l(e,":")?t(e):void 0;s=c&&v&&i(b=>{const k=n(b);return typeof k=="boolean"?(k?
c:v)?.(b):(0,E.J6)([k])})}return e.depth--,s}function a(e){const n=r(e),s=l(e,"==");if(n===void 0||!s&&!l(e,"!="))return n;const c=r(e);return c&&i(x=>{const b=[
n(x),c?.(x)];return b.every(w=>w===null||(0,E.Uk)(w)!==void 0)?b[0]===b[1]===s:(0,E.J6)(b)})}function r(e){let n=f(e);for(;n!==void 0;){let s;if(l(e,".")){const c=e.
readName()??u(e,/\d+/y);s=c===void 0?void 0:i(()=>c)}else if(l(e,"[")){if(s=t(e),!l(e,"]"))return}else return n;n=s&&o(n,s)}}const o=(e,n)=>i(s=>{const c=e(s),v=n(
s),x=(0,E.Uk)(v);return typeof c!="function"||x===void 0?(0,E.J6)([c,v]):c(x)});function f(e){if(l(e,"(")){const x=t(e);return l(e,")")?x:void 0}const n=e.skipBlank(),
s=e.readName();if(s!==void 0)return p(e,s);const c=u(e,/\d+(?:\.\d+)?/y);if(c!==void 0)return i(()=>Number(c));const v=/["{[]/.test(n)?(0,D.U)(e,n):void 0;return v&&
i(x=>S(v,e.text,x))}function p(e,n){const s={true:!0,false:!1,null:null}[n];if(s!==void 0)return i(()=>s);if(!l(e,"("))return i(v=>v.name(n));const c=[];for(;!l(
e,")");){const v=t(e);if(v===void 0||!l(e,",")&&e.skipBlank()!==")")return;c.push(v)}return i(v=>{const x=c.map(b=>b(v));return(0,E.J6)(x)??v.call(n,x)})}function l(e,n){
return e.skipBlank(),e.text.startsWith(n,e.at)?(e.at+=n.length,!0):!1}function u(e,n){n.lastIndex=e.at;const[s]=n.exec(e.text)??[];return e.at+=s?.length??0,s}}),
8704:((ie,J,m)=>{m.d(J,{J:()=>L,U:()=>N});var P=m(9349),D=m(3268),E=m(4009);function L(d,i){d.countPart();const t=i==="element"?d.skipBlank():d.skipSpaces(),a=d.
at,r=N(d,t);if(r!==void 0&&y(d,i))return r;(0,D.Kk)(d,i);let o=d.at;for(;o>a&&(0,P.xC)(d.text.charAt(o-1));)o--;return o===a&&d.report("invalid expression: expe\
cted the start of an expression",a),r===void 0?j(d,a,o):{kind:"other",start:a,end:o}}function y(d,i){const t=i==="element"?d.skipBlank():d.skipSpaces();return(0,P.
wH)(t)||t===","||d.isLineEnd(t)}function N(d,i){if(i==='"')return(0,E.E3)(d);if(i==="<")return(0,E.jw)(d);if(i!=="{"&&i!=="["&&i!=="(")return;const t=d.at++;d.depth++;
let a;return d.depth>P.lr?a=C(d,i,t):i==="{"?a=M(d,t):i==="["?a=O(d,t):a=$(d,t),d.depth--,a}function C(d,i,t){return(0,D.ku)(d,(0,P.r1)(i)??i,t),{kind:"other",start:t,
end:d.at}}const S=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,I=32;function j(d,i,t){if(S.lastIndex=i,!(S.test(d.text)&&S.lastIndex===t)||t-i>I)return{kind:"\
other",start:i,end:t};const r=d.text.slice(i,t),o={true:!0,false:!1,null:null}[r];return{kind:"primitive",start:i,end:t,value:o===void 0?Number(r):o}}function $(d,i){
const t=L(d,"element");return d.skipBlank()!==")"?C(d,"(",i):(d.at++,{...t,start:i,end:d.at})}function O(d,i){if(_(d))return C(d,"[",i);const t=[];let a=U(d,"]",
i);for(;a;a=U(d,"]",i)){const o=d.at;t.push(L(d,"element")),d.at===o&&d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}const r={start:i,end:d.at};return a===void 0?
{kind:"other",...r}:{kind:"tuple",...r,elements:t}}function M(d,i){if(_(d))return C(d,"{",i);const t=[];for(;U(d,"}",i);)t.push(B(d,d.peek())),d.skipSpaces()===
","&&d.at++;return{kind:"object",start:i,end:d.at,items:t}}function U(d,i,t){const a=d.skipBlank();return a!==i&&!d.isAtEnd()&&!(0,P.wH)(a)?!0:a!==i?d.reportUnclosed(
t):(d.at++,!1)}function B(d,i){const t=d.at,a=h(d,i);let r=d.at;for(;r>t&&(0,P.xC)(d.text.charAt(r-1));)r--;const o=d.skipSpaces();if(o!=="="&&o!==":")return d.
report('missing attribute value: expected "=" or ":" after the key',d.at),(0,D.Kk)(d,"line"),d.at===t&&d.at++,{name:void 0,start:t,end:r,value:{kind:"other",start:r,
end:d.at}};d.at++;const f=L(d,"line");return{name:a,start:t,end:r,value:f}}function h(d,i){const t=d.at;let a;if(i==='"'||i==="("){const f=N(d,i);f?.kind==="str\
ing"&&(a=f.value)}else a=d.readName();const r=d.skipSpaces();if(r==="="||r===":")return a;g(d);const o=d.text.slice(t,d.at).trimEnd();return/^\d+$/.test(o)?o:void 0}
function g(d){const i=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const t=d.skipSpaces(),a=d.at;if(i.lastIndex=a,d.isLineComment(t))return;if((0,P.L8)(t))d.at++;else if(t===
"["||t==="(")d.at++,C(d,t,a);else if(t==='"')(0,E.E3)(d);else if(i.test(d.text))d.at=i.lastIndex;else if(d.readName()===void 0)return}}function _(d){return d.skipBlank(),
d.text.startsWith("for",d.at)&&!(0,P.L8)(d.peek(3))}}),400:((ie,J,m)=>{m.d(J,{K:()=>C});var P=m(4e3),D=m(9349),E=m(8704),L=m(3268),y=m(4009),N=m(6134);function C(i,t=new N.
n_){const a=new D.bs(i,i.startsWith("\uFEFF")?1:0,t);return a.structure(S(a,void 0))}function S(i,t){const a={kind:"native",attributes:[],blocks:[]};let r=t!==void 0&&
!i.isLineEnd(i.skipSpaces());for(;;){const o=i.skipBlank();if(i.at>=i.text.length){t!==void 0&&i.report(I,t);break}if(o==="}"&&t!==void 0){i.at++;break}j(i,o,a),
_(i,r,a),r=!1}return a}const I="unclosed configuration block: there is no closing brace before the end of the file";function j(i,t,a){const r=i.at;i.countPart();
const o=t==='"'?h(i):i.readName();if(o===void 0){t<"\x80"?i.report("argument or block definition required",r):i.reportCharacter(),d(i,r);return}const f=i.at;if(i.
skipSpaces()==="="&&i.peek(1)!=="="){i.at++,a.attributes.push({name:o,start:r,end:f,value:(0,E.J)(i,"line")});return}const l=[];for(let c=g(i);c!==void 0;c=g(i))
l.push(c);const u=i.at;if(i.peek()!=="{"){const c=l.length===0?`argument or block definition required: "${(0,P.dh)(o)}" has neither "=" nor "{" after it`:`inval\
id block definition: the header of "${(0,P.dh)(o)}" has no "{" at its end`;i.report(c,r,f),d(i,r);return}i.at++;const s=$.has(o)&&l[0]?.value!==O&&i.depth===0&&
i.mistake===void 0?M(i,u):B(i,u);a.blocks.push({type:o,labels:l,start:r,end:u,body:s})}const $=new Set(["resource","data","ephemeral","output","variable"]),O="t\
erraform_remote_state";function M(i,t){const{at:a}=i;return(0,L.ku)(i,"}",t)&&i.mistake===void 0?new U(i,t):(i.at=a,i.mistake=void 0,B(i,t))}class U{kind="nativ\
e";text;parts;start;end;body;constructor({text:t,at:a,parts:r},o){this.text=t,this.parts=r,this.start=o,this.end=a}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(t){const{text:a,start:r,end:o}=this;return this.body!==void 0||a.slice(r,o).includes(t)}read(){if(this.body!==void 0)return this.
body;const{text:t,parts:a,start:r,end:o}=this,f=new D.bs(t.slice(0,o),r+1,a);return f.depth=1,this.body=S(f,r),this.body}}function B(i,t){if(i.depth>=D.lr)return i.
report(`blocks are nested deeper than ${D.lr} levels`,t),(0,L.ku)(i,"}",t),{kind:"native",attributes:[],blocks:[]};i.depth++;const a=S(i,t);return i.depth--,a}function h(i){
const t=i.at,a=(0,y.E3)(i);return i.report("invalid argument name: argument names must not be quoted",t,i.at),a.kind==="string"?a.value:void 0}function g(i){const t=i.
skipSpaces(),a=i.at;let r;if(t==='"'){const f=(0,y.E3)(i);f.kind==="string"?r=f.value:(r=i.text.slice(a+1,Math.max(a+1,i.at-1)),i.report("invalid block label: i\
t has to be plain text",a,i.at))}else r=i.readName();if(r===void 0)return;const{at:o}=i;return i.countPart(),{value:r,start:a,end:o}}function _(i,t,a){const r=i.
skipSpaces();t&&(r!=="}"||a.blocks.length>0)?i.report("invalid single-argument block definition: a block in one line has one argument at most",i.at):!t&&!i.isLineEnd(
r)&&i.report("missing newline after argument or block definition",i.at)}function d(i,t){(0,L.Kk)(i,"line"),(i.at===t||(0,D.wH)(i.peek())&&i.peek()!=="}")&&i.at++}}),
8321:((ie,J,m)=>{m.d(J,{Bs:()=>C,C5:()=>M,Yo:()=>N,bK:()=>U,g$:()=>B,rI:()=>y,wK:()=>$,yR:()=>O});var P=m(4e3),D=m(9160),E=m(9075),L=m(6134);function y({text:h},g,_){
const d=(0,L.yN)(h);return{text:h,place:i=>({file:g,...d(i),target:_})}}const N=h=>{const g=h.length>E.lG?(0,P.dh)(h,E.lG):h;return g.length<13?g:[g.slice(0,1),
g.slice(1)].join("")};function C(h){const g=h.join(".");return g.length>E.lG?N(g):g}const S=h=>/[^\0-\x7f]/.test(h)?h.normalize("NFC"):h,I=h=>({kind:"known",text:N(
S(h))}),j=h=>h===void 0||h.length>D.lR?null:{code:N(h)};function $(h,g,_=!1){const d=()=>h.text.slice(g.start,g.end),i=t=>({kind:"pieces",pieces:t,text:N(d())});
switch(g.kind){case"string":return I(_?g.verbatim:g.value);case"template":{if(_&&g.verbatim!==void 0)return I(g.verbatim);const t=(0,D._3)({expression:g,text:h.
text},(0,E.os)());if(typeof t=="string")return I(t);const a=(0,D.B$)(g.parts,h.text,(0,E.os)()).map(r=>r.kind==="known"?N(r.value):j((0,D.cd)(r,h.text)));return i(
a.includes(null)?[j(d())]:a)}case"other":{const t=d(),a=(0,D.p_)(t,(0,E.os)());return typeof a=="string"?I(a):i([j(t)])}case"primitive":case"object":case"tuple":
return i([null])}}function O(h,g){return g.kind!=="primitive"?$(h,g):g.value===null?null:I(String(g.value))}function M(h,g){const[_]=h.kind==="pieces"?h.pieces:
[];return h.kind==="known"||typeof _!="object"||_===null?h:{...h,pieces:[{code:`(${_.code}).${g}`}]}}function U(h){return h?.kind!=="string"?null:N(S(h.value))}
function B({pieces:h},g){let _="";for(const d of h){const i=typeof d=="object"?d&&(0,D.p_)(d.code,g):d;if(i===null&&d!==null&&h.length===1)return{isWhole:!0,text:null,
withheld:null};const t=(0,E.Uk)(i);if(t===void 0)return{isWhole:!1,...(0,E.VI)(_,i)};if(_.length+t.length>E.lG)return{isWhole:!1,text:_,withheld:null};_+=t}return{
isWhole:!0,text:N(S(_)),withheld:null}}}),9031:((ie,J,m)=>{m.d(J,{cU:()=>r,kM:()=>g,ls:()=>o,rd:()=>$});var P=m(9160),D=m(6134),E=m(8321),L=m(7545),y=m(9804),N=m(
5143),C=m(5799),S=m(3229),I=m(1064),j=m(1022);const $=l=>{const u=l.definitions.map(e=>{const n=e.place();return{...e,place:()=>n}});return{...l,definitions:u}};
function O(l,{type:u,labels:e,start:n,end:s}){const c=[u];for(const{value:v}of e)c.push(v);return{what:(0,E.Bs)(c),place:()=>l.place({start:n,end:s})}}const M=new Map(
[["module",1],["variable",1],["output",1],["resource",2],["data",2]]),U=/^(?:credentials(?:_helper)?|host|provider_installation)$/,B=l=>l.kind==="native"?l.blocks:
[...M].flatMap(([u,e])=>(0,D.SH)(l,u,e)),h=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"require\
d_providers"]];function g(l,u){const e=[];for(const n of B(u)){const{type:s}=n;M.get(s)===n.labels.length&&e.push(O(l,n)),U.test(s)&&e.push({...O(l,n),problem:(0,L.
ho)({reason:"of-cli",type:s})})}for(const n of(0,D.SH)(u,"terraform",0))for(const s of _(l,n.body))e.push(s);return e}function*_(l,u){for(const[e,n,s]of h)for(const c of(0,D.
SH)(u,e,n))if(yield{what:s,place:()=>l.place(c),isSingle:!0},e==="required_providers")for(const v of(0,D.Td)(c.body))yield*i(l,v);yield*a(l,(0,D.w4)(u,"required\
_version"))}const d=["source","version","configuration_aliases"];function i(l,u){const{value:e}=u,n=(0,E.Yo)(u.name),s=(0,E.Bs)(["required_providers",n]),c=e.kind===
"object"?e.items:null,v=(0,j.sL)(n);if(!v.ok||c!==null&&v.value!==n){const k=v.ok?v.value:null,w=(0,L.ho)({reason:"local-name",name:n,normal:k});return[{what:s,
place:()=>l.place(u),problem:w}]}const x=c?.find(k=>k.name!==void 0&&!d.includes(k.name));if(x?.name===void 0)return[];const b=(0,L.ho)({reason:"argument",what:s,
argument:(0,E.Yo)(x.name)});return[{what:s,place:()=>l.place(x),problem:b}]}const t=($late0??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function a(l,u){if(u===void 0)
return[];const{value:e}=u,{text:n}=l;if(!(e.kind==="template"?e.parts.map(b=>b.kind==="unknown"?(0,P.cd)(b,n):""):[e.kind==="other"?n.slice(e.start,e.end):""]).
some(b=>t.test(b??"")))return[];const c=l.place(e),v=(0,y.jF)({reason:"not-constant"}),x=/\.tofu(\.json)?$/.test(c.file)?"opentofu":"terraform";return[{what:"re\
quired_version",place:()=>c,problem:v,clients:[x]}]}const r=l=>l.every(({kind:u})=>u.clients.length===I.Du.length)?[I.Du]:I.Du.map(u=>[u]);function o(l){const u=r(
l).flatMap(e=>{const n=l.filter(({kind:s})=>e.every(c=>s.clients.includes(c)));return[...f(n)].map(({what:s,place:c,problem:v,clients:x=I.Du})=>{const b=e.filter(
w=>x.includes(w)),k=(0,S.Kc)(s);return(0,C.hD)(v,{places:[c()],clients:b,isPlaceholder:k})})});return(0,C.DF)(u,({places:e,problem:n})=>[e[0],n.message])}function*f(l){
const u=new Map;for(const{definitions:e,kind:n,isContext:s}of l)for(const{what:c,place:v,problem:x,clients:b}of e){const k=u.get(c);if(x!==void 0)s||(yield{what:c,
place:v,problem:x,clients:b});else{if(n.isOverride)continue;k===void 0?u.set(c,v):s||(yield{what:c,place:v,problem:(0,L.ho)(p(c,k()))})}}if(!l.some(({notes:e,kind:n})=>e.
length>0||n.class==="terragrunt")){for(const{definitions:e,kind:n,isContext:s}of l)if(!(!n.isOverride||s))for(const{what:c,place:v,problem:x,isSingle:b}of e)x!==
void 0||b||u.has(c)||(yield{what:c,place:v,problem:(0,L.ho)({reason:"no-base",what:c})})}}const p=(l,{file:u,line:e})=>({reason:"twice",what:l,first:`${(0,N.II)(
u)}:${e}`})}),7545:((ie,J,m)=>{m.d(J,{ME:()=>E,ho:()=>N,jP:()=>L});var P=m(1064),D=m(5799);const E=()=>(0,D.CC)("block-reserved",{message:"required_providers is\
 not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function L({kind:C}){const{
client:S,what:I}=P.$I[C];return(0,D.CC)("block-unsupported",{message:`${I} is supported by ${P.bB[S]} only`,help:S==="opentofu"?"remove it, move it into a `.tof\
u` file, or correct `dialect`":"remove it, or correct `dialect`"})}function y(C){switch(C.reason){case"twice":{const{what:S,first:I}=C,j=S.includes(".")?"remove\
 or rename one of them":"write one block only";return{message:`${S} is defined a second time; the first time is in ${I}`,help:j}}case"no-base":return{message:`t\
his override file changes ${C.what}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"\
of-cli":return{message:`${C.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file \
that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${C.what} cannot have the argument ${C.argument}`,help:"write\
 `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:S,normal:I}=C;return{message:`"${S}\
" cannot be the local name of a provider`,help:I===null?"use letters, digits and dashes only, with no dash at either end":`write ${I}`}}}}const N=C=>(0,D.CC)("b\
lock-invalid",y(C))}),9804:((ie,J,m)=>{m.d(J,{FA:()=>h,N0:()=>O,Ov:()=>g,Sm:()=>M,id:()=>j,jF:()=>I});var P=m(1064),D=m(4e3),E=m(5799);const L=6,y=_=>`"${(0,D.dh)(
_)}"`,N=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function C(_){const d=_.replace(N,"");return d===""?"":`: ${d}`}function S(_){
switch(_.reason){case"syntax":{const{text:d,why:i}=_;return{message:`${y(d)} is not a version constraint${C(i)}`,help:"write versions such as 1.2.0, each after \
=, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${_.address} is an expression, which ${_.clients.
includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:_.clients.includes("terraform")?"write the version as a literal; Terraform 1.1\
5 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:_.clients};case"\
not-a-string":return{message:`version of ${_.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${y(_.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"not-con\
stant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"};case"built-in":return{message:`${_.
provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${_.provider} is required in ver\
sion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}
const I=_=>(0,E.CC)("constraint-invalid",S(_)),j=({of:_,terms:d,preRelease:i})=>(0,E.CC)("constraint-unmeetable",{message:`no version of ${_} can match ${(0,D.K4)(
d.map(y),L,D.dh)}`,help:i!==void 0?`write ${y(i)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:d.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),$={terraform:"terraform",opentofu:"tofu"};function O({provider:_,
version:d,constraints:i,clients:t,isUnit:a}){const[r,...o]=t,f=r===void 0||o.length>0?"":`${$[r]} `,p=a?"terragrunt ":f;return(0,E.CC)("lock-outside",{message:`\
locked provider ${_} ${d} does not match configured version constraint ${(0,D.K4)(i,L,D.dh)}`,help:`run \`${p}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`})}const M=({provider:_})=>(0,E.CC)("lock-readonly",{message:`the lock file has no entry for provider ${_}, and \`-lockfile=rea\
donly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),U={"no-version":["version","is m\
issing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};function B(_){const d="failed to read dependency\
 lock file",i="restore the file, or remove the block and run `init` again";switch(_.reason){case"syntax":return{message:`${d}: ${_.error}`,help:i};case"twice":return{
message:`${d}: it has two blocks for provider ${_.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}\
: the ${_.of} of provider ${_.provider} must be written in normalized form: ${y(_.normal)}`,help:i};default:{const[t,a]=U[_.reason];return{message:`${d}: the ${t}\
 of provider ${_.provider} ${a}`,help:i}}}}const h=_=>(0,E.CC)("lock-invalid",B(_)),g=({client:_,version:d,constraint:i})=>(0,E.CC)("client-version",{message:`t\
he version constraint ${y(i)} excludes ${P.bB[_]} ${d}`,help:`use another version of ${P.bB[_]}, or change the constraint`})}),7905:((ie,J,m)=>{m.d(J,{Ef:()=>B,
RO:()=>$,S9:()=>_,Zn:()=>t,gd:()=>r,hN:()=>o,qm:()=>I});var P=m(9075),D=m(8321),E=m(8011),L=m(1064),y=m(5011),N=m(4321),C=m(1022),S=m(7495);const I=f=>[[{...(0,D.
g$)(f,(0,P.os)()),from:null}]],j=1e4;function $({kind:f},p,l,u){const{row:e,value:n}=p;if(n?.kind!=="known")return M(f,p,l);const s=O(p),v=e.grammar==="module"&&
!s&&(0,y.Nj)(n.text)?"./":n.text,x=f.clients.length===L.Du.length?"":f.clients[0],b=`${e.grammar} ${e.service} ${x} ${s} ${v}`,k=u.get(b);if(k!==void 0)return k;
u.size>=j&&u.clear();const w=M(f,p,l);return u.set(b,w),w}const O=({version:f})=>f?.value.kind==="known";function M(f,p,l){const u=f.clients.map(n=>[n,U(f,p,n,l)]),
e=Math.max(...u.map(([,{length:n}])=>n));return Array.from({length:e},(n,s)=>{const c=new Map;for(const[T,{[s]:K}]of u)K!==void 0&&c.set(T,K);const v=[...c.values()],
x=v.find(({host:T,directHost:K})=>T!==null||K!==void 0),k=v.some(({needed:T})=>T==="state")?null:o(c,p.row),w=v.some(({problem:T})=>T!==void 0);return{meanings:c,
first:x??S.zt,needs:k,isFaulty:w}})}function U(f,p,l,u){const e=h(p,l,u).map(s=>d(f,p,l,s));if(e.length<2)return e;const n=({host:s,needed:c,problem:v})=>[s,c,v?.
message].join(" ");return[...new Map(e.map(s=>[n(s),s])).values()]}const B={isWhole:!0,withheld:null,from:null};function h(f,p,l){const{value:u}=f;return u?.kind===
"known"?[[{...B,text:u.text}]]:u===void 0||u.text==="null"?[[{...B,text:null}]]:g(f)?l(f,u,p):I(u)}function g({row:{grammar:f},value:p}){if(p?.kind!=="pieces"||
p.text==="null")return!1;const{text:l}=(0,D.g$)(p,(0,P.os)());return l===null?!0:L.Du.some(u=>(0,S.i4)(f,l,u)===void 0)}const _=({references:f})=>f.some(p=>p.row.
evaluation!==void 0&&(g(p)||p.version?.value.kind==="pieces"||p.row.merges==="module"&&p.value?.kind==="pieces"));function d(f,p,l,u){const{row:e,address:n,value:s}=p,
c=t(u),v=c.map(({isWhole:A,text:R})=>R===null?r(p,f,l):A?S.pb[e.grammar](R,l,O(p)):e.grammar==="host-part"&&f.class==="terragrunt"?S.zt:(0,S.i4)(e.grammar,R,l)),
[x]=v,b=v.every(A=>A?.needed===x?.needed);if(x!==void 0&&b&&!v.includes(void 0)){const[A]=c;return s?.kind!=="pieces"||A===void 0?x:{...x,evaluated:{text:A.text,
isWhole:A.isWhole}}}if(e.grammar==="terragrunt"&&i(s))return{...S.zt,directHost:N.IZ};const k=e.evaluation!==void 0&&e.evaluation[l]===void 0,w=c.find(({withheld:A})=>A!==
null)?.withheld??null,T=l==="terraform",K=(0,E.J0)({address:n,argument:e.grammar==="host"?"hostname":"source",expression:s?.kind==="pieces"?s.text:"",candidates:c.
map(({isWhole:A,text:R,from:H})=>({text:A?R:null,from:H})),refused:k?"never":w===null?null:{variable:T?w:""}});return(0,S.Qm)(K)}const i=f=>f?.kind==="pieces"&&
f.pieces.some(p=>typeof p=="string"&&/[?&]ref=/.test(p));function t(f){return f.some(({isWhole:p,from:l})=>p&&l!==null)?f.filter(({isWhole:p,from:l})=>p||l!==null):
f}const a={cloud_default:"cloud block",remote_state_default:"remote state"};function r(f,p,l){const{row:u,value:e,address:n,localName:s}=f,c=e===void 0?f.kind:u.
absent??f.kind;if(u.defaults!==void 0){const v=u.defaults[l];return v!==null?(0,S.TU)((0,y.mD)(v)):(0,S.Qm)((0,E.tg)({block:a[c]??"remote backend"}))}return e!==
void 0?u.grammar==="url"?S.zt:(0,S.Qm)((0,E.DA)({reason:"null",address:n})):c==="required_provider_invalid"?(0,S.Qm)((0,E.DA)({reason:"not-a-requirement",address:n})):
s!==null&&p.class!=="stack"&&p.class!=="deploy"?s!=="terraform"&&(0,C.sL)(s).ok?(0,S.TU)((0,y.Vm)(l)):S.zt:p.isOverride?S.zt:(0,S.Qm)((0,E.DA)({reason:"missing",
address:n}))}function o(f,{service:p},l=()=>null){if(p===null)return[];const u=new Map;for(const[e,{needed:n,host:s}]of f){const c=n==="state"?l(e)??s:n;c!==null&&
u.set(c,{host:c,service:p,clients:[...u.get(c)?.clients??[],e]})}return[...u.values()]}}),1884:((ie,J,m)=>{m.d(J,{FK:()=>I,FZ:()=>a,Od:()=>$,R:()=>g,gq:()=>M,hN:()=>B,
xr:()=>r});var P=m(6134),D=m(8321),E=m(9031),L=m(1064),y=m(5011),N=m(1022),C=m(9562),S=m(7854);const I={providerUses:new Map,hasBackend:!1,declared:[]},j=new Map(
[["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function $(p,l){const u=new U(
p);if(l.kind==="native")for(const c of l.blocks)j.get(c.type)===c.labels.length&&u.read(c);else for(const[c,v]of j)(0,P.SH)(l,c,v).forEach(u.read,u);const{providerUses:e,
hasBackend:n,declared:s}=u;return{providerUses:e,hasBackend:n,declared:s}}const O=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function M(p,l){const u=new U(p),e=(0,P.
w4)(l,"terraform_binary")?.value,[,n]=O.exec((0,D.bK)(e)??"")??[];e!==void 0&&n!==void 0&&u.declare("binary",e,n),u.declareVersion("version",(0,P.w4)(l,"terrafo\
rm_version_constraint"));const{declared:s}=u;return s.length===0?I:{...I,declared:s}}class U{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(l){
this.source=l}read(l){const{type:u,labels:e,body:n}=l;switch(u){case"language":this.declare("language",l);for(const s of(0,P.SH)(n,"compatible_with",0))this.declareVersion(
"compatible",(0,P.w4)(s.body,"opentofu"));return;case"terraform":this.hasBackend||=B(n);for(const s of(0,P.SH)(n,"encryption",0))this.declare("encryption",s);this.
declareVersion("version",(0,P.w4)(n,"required_version"));return;case"provider":for(const s of e)this.use(s.value,s.value,s,[l]),this.declareVersion("provider-ve\
rsion",(0,P.w4)(n,"version"),(0,D.Yo)(s.value));(0,P.w4)(n,"for_each")!==void 0&&this.declare("provider-for-each",l);return;case"check":for(const s of(0,P.SH)(n,
"data",2))this.readTyped(s,[l,s]);return;case"import":this.readNamed(l,[l])||this.readImported(l);return;default:u==="action"&&this.declare("action",l),this.readTyped(
l,[l])}}declare(l,u,e="",n=null){this.declared.push({kind:l,text:e,localName:n,place:this.source.place(u)})}declareVersion(l,u,e=null){const n=(0,D.bK)(u?.value);
u!==void 0&&n!==null&&this.declare(l,u.value,n,e)}readTyped(l,u){const[e]=l.labels;if(e===void 0||this.readNamed(l,u))return;const[n=""]=e.value.split("_",1);this.
use(n,e.value,e,u)}readImported(l){const u=(0,P.w4)(l.body,"to")?.value,[,e,n]=i.exec(this.textOf(u))??[];u===void 0||e===void 0||n===void 0||this.use(n,e,u,[l])}textOf(l){
return l===void 0?"":this.source.text.slice(l.start,Math.min(l.end,l.start+t))}readNamed(l,u){const e=(0,P.w4)(l.body,"provider")?.value;if(e===void 0)return!1;
const[,n]=d.exec(this.textOf(e))??[];return n===void 0?!1:(this.use(n,n,e,u),!0)}use(l,u,e,n){if(this.providerUses.has(l))return;const s={text:(0,D.Yo)(u),address:_(
n),place:this.source.place(e)};this.providerUses.set((0,D.Yo)(l),s)}}const B=p=>(0,P.SH)(p,"backend",1).length>0||(0,P.SH)(p,"cloud",0).length>0,h=["name","pref\
ix","tags"];function g(p){const[l]=(0,P.SH)(p,"workspaces",0),u=n=>n==="workspaces"&&l!==void 0?h.some(s=>(0,P.w4)(l.body,s)!==void 0):(0,P.w4)(p,n)!==void 0,e=S.
Rt.filter(n=>!u(n));return{organization:(0,D.bK)((0,P.w4)(p,"organization")?.value),name:l?(0,D.bK)((0,P.w4)(l.body,"name")?.value):null,...e.length>0&&{lacks:e}}}
const _=p=>(0,D.Bs)(p.flatMap(({type:l,labels:u})=>[l,...u.map(({value:e})=>e)])),d=($late1??=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u")),i=/^"?((?!(?:module|data)\b)([a-z\d]+)[\w-]*)[.]/i,
t=256;function a(p){if(p.every(({scope:u})=>u.providerUses.size===0))return[];const l=new Map;for(const u of(0,E.cU)(p)){const e=p.filter(({kind:n})=>u.every(s=>n.
clients.includes(s)));for(const[n,s]of f(e)){const c=l.get(n),v=c===void 0?u:[...c.clients,...u];l.set(n,{...c??s,clients:v})}}return Array.from(l.values(),({text:u,
address:e,place:n,clients:s})=>{const{host:c,isHostImplied:v,needs:x}=r(s);return{kind:"implied_provider",host:c,isHostImplied:v,...{text:u,address:e,place:n,clients:s,
isOverridden:!1,needs:x}}})}function r(p){const u=p.length===L.Du.length?o:o.filter((e,n)=>p.some(s=>s===L.Du[n]));return{host:u[0]?.host??null,isHostImplied:!0,
needs:u}}const o=L.Du.map(p=>({host:(0,y.Vm)(p),service:C.xq,clients:[p]}));function f(p){const l=new Set(["terraform"]);for(const{references:e}of p)for(const{localName:n}of e)
l.add(n);const u=new Map;for(const{scope:e,isContext:n}of p)if(!n)for(const[s,c]of e.providerUses)l.has(s)||(l.add(s),(0,N.sL)(s).ok&&u.set(s,c));return u}}),5163:((ie,J,m)=>{
m.d(J,{PG:()=>B,YK:()=>g,kl:()=>h});var P=m(9075),D=m(9031),E=m(7545),L=m(7052),y=m(5799),N=m(3229),C=m(1064),S=m(7495),I=m(7905);function j({kind:a},r,o){const{
row:f,value:p,version:l}=r,u=p?.kind==="pieces"||l?.value.kind==="pieces";if(f.merges!=="module"||!u)return;const e=a.clients.flatMap(n=>{const s=$(r,n,o);return s===
null?[]:[[n,s]]});return Object.fromEntries(e)}function $(a,r,o){const f=e=>e?.kind==="pieces"?o(a,e,r):[[{...I.Ef,text:e?.text??null}]],p=f(a.value);if(p.flat().
some(({withheld:e})=>e!==null))return null;const l=f(a.version?.value),u=new Map;for(let e=0;e<Math.max(p.length,l.length);e+=1){const[n=[],s=[]]=[p[e]??p[0],l[e]??
l[0]],c=O(n,s);u.set(JSON.stringify(c),c)}return[...u.values()]}function O(a,r){const[o,f]=[M(a),M(r)];return{root:a[0]?.root??r[0]?.root??null,source:o??null,version:f??
null,isOpen:o===void 0||f===void 0}}function M(a){const[r,...o]=(0,I.Zn)(a),f=o.every(({isWhole:p,text:l})=>p&&l===r?.text);return r?.isWhole===!0&&f?r.text:void 0}
var U=m(1884);const B=5e4;function h(a,r,o=new Map){const f=[],p=[...a.flatMap(u=>u.notes),...(0,D.ls)(a)],l=new d(a,r,o);for(const u of a)if(!u.isContext)for(const e of u.
references){if(f.length>=B)return p.push(g(u.file)),_(f,p);const n=(0,I.RO)(u,e,r,o);if(e.kind==="backend"&&n.every(({first:c})=>c===S.zt))continue;let s=j(u,e,
r);for(const c of n){const v=l.usageOf(u,e,c);f.push(s===void 0?v:{...v,calls:s}),s=void 0}(e.row.isReserved||n.some(({isFaulty:c})=>c))&&p.push(...l.notesOf(u,
e,n))}for(const u of(0,U.FZ)(a))f.push(u);return _(f,p)}const g=a=>(0,y.sb)(a,(0,L.ub)({kind:"module-usages",max:B})),_=(a,r)=>({usages:a.sort((o,f)=>t(o.place,
f.place)),notes:r.sort((o,f)=>t((0,y.Xd)(o),(0,y.Xd)(f)))});class d{files;values;known;overrides;constructor(r,o,f){this.files=r,this.values=o,this.known=f,this.
overrides=r.filter(({kind:p})=>p.isOverride)}usageOf(r,o,f){const{kind:p,value:l,address:u,constraints:e,place:n,row:s,hasOwnToken:c,workspace:v}=o,{meanings:x,
first:b,needs:k}=f,w=this.overrides.length===0?x:new Map([...x].filter(([A])=>this.isInForce(r,o,A))),T=w.size===x.size&&k!==null,K={kind:p,host:b.host,isHostImplied:b.
isHostImplied,directHost:b.directHost,hasOwnToken:c,text:l?.text??null,address:u,version:this.versionOf(o),constraints:e,place:n,clients:r.kind.clients,needs:T?
k:(0,I.hN)(w,o.row,this.stateHost),isOverridden:w.size===0,workspace:v};return T&&s.backend===void 0&&l?.kind!=="pieces"?K:{...K,...this.decisionOf(o,f,w)}}decisionOf({
value:r,row:o},{meanings:f},p){const l=[...f],u=l.flatMap(([c,v])=>v.evaluated===void 0?[]:[[c,v.evaluated]]),e=[...p].flatMap(([c,{needed:v}])=>{const x=v==="s\
tate"?this.stateHost(c):null;return x===null?[]:[[c,x]]}),n=l.flatMap(([c])=>p.has(c)?[]:c),s=l.some(([,{needed:c}])=>c==="state");return{...r?.kind==="pieces"&&
{evaluated:Object.fromEntries(u)},...o.backend!==void 0&&{backend:o.backend},...p.size>0&&n.length>0&&{replacedFor:n},...s&&{stateHosts:Object.fromEntries(e)}}}notesOf(r,o,f){
const{place:p,row:l,value:u}=o,e=[p],n=new Map,s=u===void 0&&r.notes.length>0;for(const{meanings:c}of s?[]:f)for(const[v,{problem:x,host:b}]of c){if(x===void 0||
!this.isInForce(r,o,v))continue;const k=x.code==="source-dynamic",w=r.notes.some(q=>(0,y.Xd)(q)?.line===p.line);if(k&&w)continue;const T=u?.kind==="known"&&(0,N.
Kc)(u.text),K=k?x.message:x.code,A=n.get(K),R=A===void 0?b:A.namedHost??null,H=[...new Set([...A?.clients??[],v])],Z={namedHost:R,clients:H,places:e,isPlaceholder:T};
n.set(K,(0,y.hD)(A?.problem??x,Z))}if(l.isReserved){const c=(0,E.ME)();n.set(c.code,(0,y.hD)(c,{places:e,clients:r.kind.clients}))}return[...n.values()]}isInForce({
kind:r},{mergeKey:o},f){return r.isOverride||o===null||!this.replaced(f).has(o)}replaced=(0,P.Oo)(r=>{const o=new Set;for(const{kind:f,references:p,scope:l}of this.
overrides)if(f.clients.includes(r)){l.hasBackend&&o.add("backend");for(const{mergeKey:u,value:e,localName:n}of p)u!==null&&(e!==void 0||n!==null)&&o.add(u)}return o});stateHost=(0,P.
Oo)(r=>{const o=this.files.filter(({kind:f})=>f.clients.includes(r));for(const f of o)for(const p of f.references){if(p.row.merges!=="backend"||!this.isInForce(
f,p,r))continue;const[l]=(0,I.RO)(f,p,this.values,this.known),u=l?.meanings.get(r)?.needed??null;if(u!==null&&u!=="state")return u}return null});versionOf(r){if(r.
version===null)return;const{value:o,place:f}=r.version;if(o.kind==="known")return{text:o.text,place:f};const p=C.Du.flatMap(u=>{const e=this.values(r,o,u).flat();
if(e.some(({withheld:c})=>c!==null))return[];const[n,...s]=e;return[[u,s.length===0&&n?.isWhole===!0?n.text:null]]});return{text:i.test(o.text)?o.text:"\u2026",
value:Object.fromEntries(p),place:f}}}const i=/^(?!<<)"?[^"]*"?$/,t=(a,r)=>a===null||r===null?0:a.file!==r.file?a.file<r.file?-1:1:a.line-r.line||a.column-r.column}),
2626:((ie,J,m)=>{m.d(J,{eI:()=>p,jq:()=>u,CJ:()=>n,bH:()=>i});var P=m(5747),D=m(2245),E=m(400),L=m(6134),y=m(8321),N=m(9031),C=m(7052),S=m(9804),I=m(5799),j=m(2161),
$=m(9160),O=m(1884),M=m(4667);function U(b,k,w){const T=(0,M.F)(w),K=[],A=new Set([""]);if(k.kind==="json")for(const{name:R}of k.members)A.add(R);else for(const{
type:R}of k.blocks)T.has(R)&&A.add(R);for(const R of A)for(const H of T.get(R)??[])new B(b,H,K).readAt(0,{body:k,block:void 0,names:[]});return K}class B{source;row;found;constructor(k,w,T){
this.source=k,this.row=w,this.found=T}readAt(k,w){const T=this.row.path[k];if(T===void 0){this.read(w);return}const[K]=T,{body:A}=w,R=A.kind==="native"?A.blocks:
(0,L.SH)(A,K,T.length-1);for(const H of R){const{labels:Z}=H;if(H.type!==K||Z.length!==T.length-1||Z.some(({value:se},oe)=>T[oe+1]!=="*"&&T[oe+1]!==se))continue;
const q=[...w.names,K,...Z.map(({value:se})=>se)];this.readAt(k+1,{body:H.body,block:H,names:q})}}read(k){const{body:w,block:T,names:K}=k;switch(this.row.position){case"\
entries":for(const A of(0,L.Td)(w))this.addEntry(K,A);return;case"label":{const A=T?.labels.at(-1);if(A===void 0)return;const R={kind:"known",text:(0,y.Yo)(A.value)},
H=this.source.place(A),Z=this.version((0,L.w4)(w,"version")?.value),q=(0,y.bK)((0,L.w4)(w,"constraints")?.value)??void 0;this.add(K.slice(0,-1),{value:R,place:H,
version:Z,constraints:q});return}case"urls":{const A=(0,L.w4)(w,"urls")?.value;for(const R of A?.kind==="tuple"?A.elements:[])this.add(K,this.written(R));return}case"\
open-state":{const[A,R]=["backend","config"].map(oe=>(0,L.w4)(w,oe)?.value),H=(0,y.bK)(A),Z=H===null?A:R;if(Z===void 0||H==="remote"||Z.kind==="object")return;const{
text:q}=(0,y.wK)(this.source,Z),se={kind:"pieces",pieces:[null],text:q};this.add(K,{value:se,place:this.source.place(Z)});return}default:this.addArguments(k,this.
row.position)}}add(k,w){const{row:T}=this,{kind:K=T.kind,version:A=null,localName:R=null,hasOwnToken:H=!1}=w;this.found.push({row:T,kind:K,address:(0,y.Bs)(k),value:w.
value,version:A,constraints:w.constraints,place:w.place,mergeKey:h(T,k),localName:R,hasOwnToken:H,workspace:w.workspace})}addArguments({body:k,block:w,names:T},K){
const{row:A,source:R}=this,H=te=>(0,L.w4)(k,te)?.value,Z=A.backend!==void 0;if(Z&&(0,y.bK)(H("backend"))!==A.backend)return;const q=Z?H("config"):void 0,se=te=>{
const[re="",le]=te.split("."),ae=Z?(0,$.Tu)(q,re,R.text):H(re);return le!==void 0&&ae?.kind==="object"?(0,$.Tu)(ae,le,R.text):ae},oe={version:this.version(H("ve\
rsion")),hasOwnToken:A.grammar==="host"&&se("token")!==void 0,workspace:A.merges==="backend"&&A.grammar==="host"?(0,O.R)(k):void 0},de=new Map(K.map(te=>[se(te)??
te,te]));for(const[te,re]of de)if(typeof te!="string")this.add(T,{...oe,...this.written(te)});else if(A.absent!==void 0&&w!==void 0){const ae=q!==void 0&&q.kind!==
"object"?(0,y.C5)((0,y.wK)(R,q),re):void 0;this.add(T,{...oe,kind:A.absent,value:ae,place:R.place(w)})}}written(k){const{row:w,source:T}=this;return{value:w.defaults!==
void 0&&k.kind==="primitive"&&k.value===null?void 0:(0,y.wK)(T,k,w.isLiteral),place:T.place(k)}}addEntry(k,{name:w,value:T}){const{row:K,source:A}=this,R=[...k,
w],H=(0,y.Yo)(w);if(T.kind==="object"){const oe=te=>(0,$.Tu)(T,te,A.text,K.isLiteral),de=oe("source");this.add(R,{localName:H,kind:de===void 0?K.absent??K.kind:
K.kind,value:de&&(0,y.wK)(A,de,K.isLiteral),version:this.version(oe("version"),y.wK),place:A.place(de??T)});return}const Z=["string","primitive","template"].includes(
T.kind),q=Z?"required_provider_legacy":"required_provider_invalid",se=Z?this.version(T):null;this.add(R,{localName:H,kind:q,version:se,value:void 0,place:A.place(
T)})}version(k,w=y.yR){const T=k&&w(this.source,k);return k&&T?{value:T,place:this.source.place(k)}:null}}function h({merges:b},k){return b===void 0||b==="backe\
nd"?b??null:(0,y.Bs)([b,k.at(-1)??""])}var g=m(5163);const _=64,d=16*1024*1024;function*i(b,k){const w=[],T=[];let[K,A]=[0,g.PG];for(const[R,{path:H,file:Z,target:q,
kind:se,isContext:oe}]of b.entries()){if(R>0&&R%_===0&&(yield k+R))return null;const te=(0,P.yR)(H);if(!te.ok){const{failure:ae}=te;ae.kind==="size"?T.push((0,I.
sb)(Z,(0,C.ub)(ae))):w.push(a(ae.code,{file:Z,kind:se,isContext:oe}));continue}K+=te.bytes;const re=n(te.text,se,Z,oe,new L.n_,q);!te.isUtf8&&!oe&&re.notes.length===
0&&T.push(r(te.text,se,Z));const le=f(re);if(le>A){const ae={...re.scope,providerUses:O.FK.providerUses},he={references:re.references.slice(0,A),scope:ae,definitions:[]};
w.push({...re,...he,notes:[...re.notes,(0,g.YK)(Z)]});break}A-=le,w.push(K>d?(0,N.rd)(re):re)}return{files:w,notes:T,bytes:K}}const t=["EACCES","EPERM"];function a(b,k){
const{file:w,kind:T}=k,K=((0,j.Ep)(T)||T.class==="lock")&&t.includes(b),A=[(0,I.sb)(w,(0,C.WO)({what:"file",code:b,isRefused:K}))];return{...k,references:[],scope:O.
FK,definitions:[],notes:A}}function r(b,k,w){const T=b.indexOf("\uFFFD"),K=b.slice(b.lastIndexOf(`
`,T)+1,T),A=/#|\/\//.test(K)||b.lastIndexOf("/*",T)>=0,R=(0,j.Ep)(k)&&k.syntax==="hcl"&&!A,H=(0,L.yN)(b)({start:T,end:T+1});return(0,I.sb)(w,(0,C.U$)({error:null,
isRefused:R}),H)}const o=({references:b,scope:k})=>b.length+k.providerUses.size,f=b=>o(b)+b.definitions.length;function*p(b){const k=(A,R)=>({kind:A,text:"",localName:null,
place:{file:R,...I.wv}}),w=b.filter(({kind:A})=>A.class==="config"),[T]=w;T!==void 0&&b.every(A=>o(A)===0)&&(yield k("module",T.file));const K=w.filter(({scope:A})=>A.
hasBackend);for(const A of new Set(K.map(({kind:R})=>R.clients))){const R=w.find(({kind:H})=>H.clients===A);R!==void 0&&(yield k("state",R.file))}for(const{file:A,
kind:R,references:H,scope:Z,isContext:q}of b)R.class==="lock"&&H.length===0&&(yield k("lock",A)),R.class==="config"&&!q&&(yield*Z.declared)}const l=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function u(b){return b.kind.class!=="terragrunt"||b.references.length>0?!1:!l.test(b.file)}const e={config:O.Od,terragrunt:O.gq};function n(b,k,w,T=!1,K=new L.n_,A){
const R=(k.syntax==="json"?D.O:E.K)(b,K),H=(0,y.rI)(R,w,A),{body:Z}=R,q=U(H,Z,k.class),se=e[k.class]?.(H,Z)??O.FK,oe=u({file:w,kind:k,references:q})&&!K.isExceeded(),
de=T||oe?[]:s(R,k,{file:w,target:A}),te=k.class==="config"?(0,N.kM)(H,Z):[];return{file:w,kind:k,references:q,scope:se,definitions:te,notes:de,isContext:T}}function s({
text:b,problems:k,parts:w},T,{file:K,target:A}){return w.isExceeded()?[(0,I.sb)(K,(0,C.ub)({kind:"parts",max:w.max}))]:k.map(({message:R,...H})=>{const Z=(0,j.Ep)(
T)&&!c.test(R),q=T.class==="lock"?(0,S.FA)({reason:"syntax",error:R}):(0,C.U$)({error:R,isRefused:Z}),se=b.split(`
`,H.line)[H.line-1]??"",oe=v.test(se.slice(0,x));return{...(0,I.sb)(K,q,{...H,target:A}),clients:T.clients,isPlaceholder:oe}})}const c=/^\w+ are nested deeper than/,
v=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,x=1e3}),895:((ie,J,m)=>{m.r(J),m.d(J,{asWritten:()=>le.qm,declaredIn:()=>he.eI,dependsOnOthers:()=>le.S9,
detach:()=>D.Yo,isForeign:()=>he.jq,meaningOfAbsent:()=>le.gd,neededByImplied:()=>ae.xr,needsOf:()=>le.hN,readHcl:()=>P.K,readModule:()=>he.bH,readTools:()=>e,resolveValue:()=>D.
g$,usagesOf:()=>pe.kl,withPlaces:()=>E.rd});var P=m(400),D=m(8321),E=m(9031),L=m(9075),y=m(4e3),N=m(2161),C=m(796);const S=new Map([["terraform","terraform"],["\
hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),I=F=>S.get(F.toLowerCase())??"terraform",j="ini\
t|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",$=(F,W)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${F})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${W})(?![\\w-])`),O=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,M=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],U=`(?=["'\\s,\\]})@]|$)`,B="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",h=`(?=["']?\\s*[,\\]])`,g=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${U}|\
([\\w.\${}-]+)))?${U}`),text:"uses $1",version:"latest"},{form:$("terraform|tofu",j),text:"runs $1"},{form:$("tofu","fmt"),text:"runs $1"},{form:$("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${B}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${h}`),text:"lists $1"},{form:new RegExp(`${B}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${h}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],_=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,d=/\b(?:echo|printf)\b[^;&|]*/g;function i(F){if(!/terraform|tofu|tfenv/i.
test(F))return[];const W=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(F);if(_.test(F)&&!W)return[];const X=F.replace(d,G=>" ".repeat(G.length)),V=O.exec(X);return V===
null?g.flatMap(G=>t(G,X)):r(V)}function t({form:F,text:W,version:X=null,...V},G){const Y=F.exec(G);if(Y===null)return[];const[,Q="",z=X]=Y,ne=W.replace("$1",()=>Q);
return[{client:I(Q),text:ne,version:z,...a(Y),...V}]}const a=({index:F,0:{length:W}})=>({start:F,end:F+W});function r(F){const[,W=""]=F;return M.flatMap(({form:X,
otherwise:V})=>{const G=X.exec(W);return G===null?[]:[{client:I(G[1]??G[2]??""),text:`uses ${W}`,version:null,...a(F),step:{otherwise:V}}]})}const o=50,f=/^digger\.ya?ml$/,
p=100,l=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,u=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function e(F,W){const X=[],V=new Set;
let G=!1,Y=!1,Q=!1;for(const z of(0,C._X)(F,W)){for(const fe of(0,C.AN)(z))V.add(fe);if(Q||=(0,N.Z)(z.file)||u.test(z.text),(0,C.$)(z.file)||(0,N.Z)(z.file))continue;
const ne=z.file.slice(z.file.lastIndexOf("/")+1),ee=(0,N.TD)(ne)||z.file.endsWith("mise/config.toml"),ce=ee?q(z):n(z);Y||=f.test(z.file)&&ce.some(({client:fe})=>fe===
"opentofu");const ue=Y&&z.text.includes("diggerhq/digger@");X.push(...ce.filter(({text:fe})=>!ue||fe!==x)),G||=!ee&&l.test(z.text)}return{signs:X,setsCloudHostname:G,
givesState:Q,others:V}}function n({file:F,text:W}){if(!/terraform|tofu|tfenv/i.test(W))return[];const X=(0,C.Dx)(F,W),V=new Map,G=(0,L.Oo)(z=>R(z,X)),Y=X.map(i),
Q=b(F,X,Y);for(const[z,ne]of X.entries()){if(V.size>=o)break;for(const ee of Y[z]??[]){if(Q(ee,z))continue;const{client:ce,level:ue="tool"}=ee;for(const fe of w(
ee,X,z,G)){const me=`${ce} ${ue} ${fe}`;if(V.has(me))continue;const ve=(0,C.$t)(F,z,ne,ee);V.set(me,{client:ce,level:ue,place:ve,text:(0,y.dh)(ee.text,p),version:fe})}}}
return c(F,[...V.values()])}const s=/atlantis\.ya?ml$/;function c(F,W){return!W.some(({client:V})=>V==="opentofu")||!s.test(F)?W:W.filter(({client:V,version:G})=>V===
"opentofu"||G!==null).map(V=>({...V,client:"opentofu"}))}const v=/(^|\/)\.spacelift\/[^/]+$/,x="sets terraform_version";function b(F,W,X){const V=Q=>{const ne=X.
slice(...Q).flat().filter(({text:ee,level:ce})=>ce!=="hook"&&!/_version$/.test(ee));return ne.length===0?null:ne.every(({client:ee})=>ee==="opentofu")},G=v.test(
F)?W.indexOf("stack_defaults:"):-1,Y=G<0?null:K(W,G+1);return({text:Q},z)=>{if(Q!==x||s.test(F))return!1;const ne=V(K(W,z));if(ne!==null||Y===null)return ne===!0;
const ee=z>=Y[0]&&z<Y[1];return V(ee?[0,W.length]:Y)===!0}}const k=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function w({version:F,
step:W},X,V,G){if(W===void 0)return F===null?[null]:G(F);const Y=X.slice(...K(X,V)).map(Q=>k.exec(Q)?.[1]?.replace(/^["']|["']$/g,"")).find(Q=>Q!==void 0);return Y===
void 0?[W.otherwise]:G(Y)}const T=100;function K(F,W){const X=F[W]??"",V=X.search(/[^\s-]/),G=ee=>ee!==""&&ee.search(/\S/)<V,Q=X.trimStart().startsWith("-")?[]:
F.slice(Math.max(0,W-T),W),z=F.slice(W+1,W+T),ne=z.findIndex(G);return[W-Q.length+Q.findLastIndex(G)+1,W+1+(ne<0?z.length:ne)]}const A=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function R(F,W){const[,X,V,G]=A.exec(F.trim())??[],Y=X??V??G;if(Y===void 0)return[F.trim()];for(const Q of W){const z=Q.indexOf(Y),ne=z<0?void 0:H.exec(Q.slice(
z+Y.length))?.[1];if(ne===void 0||/[\w-]$/.test(Q.slice(0,z)))continue;const ee=ne.match(/[^\s"',[\]]+/g);if(ee!==null)return ee}return[F]}const H=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
Z=/[^\s"',\]}]+/;function q({file:F,text:W}){const X=(0,C.Dx)(F,W);return se(F,X).flatMap(({at:V,client:G,version:Y,start:Q=0})=>{if(G===void 0)return[];const z=X[V]??
"",ne=(0,C.$t)(F,V,z,{start:Q,end:z.length}),ee=Y===null?`selects ${G}`:`selects ${G} ${Y}`;return[{client:G,level:"version-file",place:ne,text:(0,y.dh)(ee,p),version:Y}]})}
function se(F,W){const[,X]=/\.(terraform|opentofu)-version$/.exec(F)??[];if(X===void 0)return F.endsWith(".toml")?re(W):oe(W);const V=W.findIndex(Y=>Y.trim()!==
""),G=Z.exec(W[V]??"")?.[0]??null;return V<0?[]:[{at:V,client:S.get(X),version:G}]}const oe=F=>F.map((W,X)=>{const[V="",G=null]=W.trim().split(/\s+/);return{at:X,
client:S.get(V),version:G}}),de=/^\s*\[\s*([\w."':/-]+)\s*\]/,te=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function re(F){let W="";return F.
flatMap((X,V)=>{W=de.exec(X)?.[1]?.replaceAll('"',"")??W;const[,G="",Y=""]=te.exec(X)??[],Q=/^tools\.(?:\w+:)?(.+)$/.exec(W)?.[1],z=S.get(W==="tools"?G:G==="ver\
sion"?Q??"":""),ne=/\bversion\s*=\s*(.*)$/s.exec(Y)?.[1]??Y,ee=ne.match(/[^\s"',[\]{}=]+/g)??[];return(ne.startsWith("[")?ee:ee.slice(0,1)).map(ue=>({at:V,client:z,
version:ue,start:X.search(/\S/)}))})}var le=m(7905),ae=m(1884),pe=m(5163),he=m(2626)}),7495:((ie,J,m)=>{m.d(J,{Qm:()=>U,TU:()=>$,i4:()=>_,pb:()=>g,zt:()=>I});var P=m(
4091),D=m(8011),E=m(3229),L=m(9037),y=m(1831),N=m(5011),C=m(4321),S=m(1022);const I={host:null,isHostImplied:!1,needed:null},j=e=>({host:e,isHostImplied:!1,needed:(0,y.
Rt)(e)?"state":e}),$=e=>({host:e,isHostImplied:!0,needed:e}),O=e=>({host:e,isHostImplied:!1,needed:null}),M=e=>e===null?I:{...I,directHost:e},U=e=>({...I,problem:e}),
B=(e,n)=>U((0,D.DA)({reason:"rejected",error:e,advice:n}));function h(e,n,s){return s===null?e:{...e,problem:(0,D.My)({text:n,host:e.host,advice:s})}}const g={module:a,
"test-module":(e,n,s)=>{const c=(0,N.vL)(e,n).kind==="remote";return n==="opentofu"||!c?a(e,n,s):U((0,D.DA)({reason:"remote-in-test",text:e}))},provider:o,"lock\
ed-provider":f,"stack-component":p,stack:(e,n)=>{const s=(0,N.A)(e);return s.ok&&!e.startsWith(".")?O(s.value.host):{...p(e,n),isHostImplied:!1,needed:null}},"s\
tack-output":e=>{const[n="",...s]=e.split("/");return s.length===3?t(n,O):U((0,D.DA)({reason:"stack",text:e}))},terragrunt:u,host:e=>t(e,j),url:e=>M((0,L.Ul)(e)),
"host-part":e=>M((0,L.D8)(e)),"state-path":e=>M((0,L.Bm)(e))};function _(e,n,s){if(e==="terragrunt"){const[,x]=/^tfr:\/\/([^/?]*)\//.exec(n)??[];return x===void 0?
/^$|^t$|^tfr?$|^tfr:/.test(n)?void 0:d(n,s):x===""?$((0,N.Vm)(s)):t(x,j)}if(/^(url|host-part|state-path)$/.test(e))return d(n,s);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(n))return d(n,s);const c=n.indexOf("/");if(c<0)return;const v=(0,N.vL)(`${n.slice(0,c)}/a/b/c`,s);return v.kind==="registry"?i(v):d(n,s)}const d=(e,n)=>(0,N.
Nj)(e)?I:M((0,C.uE)(e,n)),i=({host:e,hostImplied:n})=>n?$(e):j(e);function t(e,n){const s=(0,y.Pv)(e),c=(0,E.L6)(e);return s.ok?h(n(s.value),e,c):U((0,D.k0)({text:e,
error:s.why,advice:c}))}function a(e,n,s){if((0,N.Nj)(e)&&!s)return I;const c=(0,N.vL)(e,n),v=c.kind==="registry"?(0,P.Ju)(c):(0,N.rE)(e,n);if(s&&!v.ok){const{why:w}=v,
T=/^https?:/i.test(e)?{kind:"invalid",error:w}:c,A=/^(?:git\+\w+|ssh):/i.test(e)?null:(0,E.NM)(e,T,v),R=/^[a-z0-9]+::/i.test(e)?"remote":c.kind;return A===null&&
(R==="local"||R==="remote")?U((0,D.DA)({reason:`${R}-with-version`,text:e})):B(w,A)}const x=(0,E.NM)(e,c,v);if(v.ok)return h(i(v.value),e,x);if(c.kind==="invali\
d"){const w=e.includes("://")?{directHost:C.IZ}:{};return{...B(c.error,x??E.x3),...w}}if(c.kind!=="remote")return h(I,e,x);const{refusal:b,host:k}=c;return b!==
null?B(b,x??E.x3):k!==C.IZ||x!==null?h(M(k),e,x):{...M(k),problem:(0,D.My)({text:e,host:k,advice:r})}}const r="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function o(e,n){const s=(0,S.mi)(e,n);switch(s.kind){case"registry":case"legacy":return s.hostImplied?$(s.host):h(j(s.host),e,(0,E.cr)(e));case"\
builtin":return O(s.host);case"invalid":{const[c="",v]=s.error.split(`

`);return B(c,v??(0,E.cr)(e))}}}function f(e,n){const s=(0,S.mi)(e,n);if(s.kind==="invalid")return B(s.error,null);if(s.hostImplied)return U((0,D.DA)({reason:"l\
ocked-provider",text:e}));if(s.kind==="builtin")return O(s.host);const c=n==="opentofu"&&(0,S.Gi)(s);return{...j(s.host),needed:c?(0,N.Vm)(n):s.host}}function p(e,n){
if(e!==e.trim())return U((0,D.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return I;const s=(0,N.rE)(e,n);if(s.ok)return i(s.value);const c=(0,N.A)(
e);if(c.ok)return O(c.value.host);const v=(0,N.vL)(e,n);return v.kind==="invalid"?B(v.error,(0,E.NM)(e,v,s)):M(v.kind==="remote"?v.host:null)}function l(e,n){const s=(0,C.
cx)(e,n);return M(s.ok?s.value.host:C.IZ)}function u(e,n){const[s,c="",v=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(s===void 0){if(e.startsWith("gitlab.co\
m/"))return M("gitlab.com");if((0,C.GL)(e))return I;const b=(0,C.cx)(e,"opentofu");if(!(b.ok&&(0,C.Of)(e,b.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e))
return l(e,n)}const[x=""]=v.split("//");return x.split("/").length!==3?U((0,D.DA)({reason:"terragrunt",text:e})):c===""?$((0,N.Vm)(n)):t(c,j)}}),4667:((ie,J,m)=>{
m.d(J,{F:()=>e,I:()=>u});var P=m(9075),D=m(9037),E=m(9562);const L={terraform:"app.terraform.io",opentofu:null},y={terraform:"app.terraform.io",opentofu:"app.te\
rraform.io"},N={terraform:"static",opentofu:"static"},C={opentofu:"static"},S={terraform:"any",opentofu:"any"},I=["config","migrate"],j=["stack","deploy"],$={position:[
"source"],grammar:"module",service:E.e$},O={...$,grammar:"stack-component",isLiteral:!0},M={...O,service:null},U={...$,grammar:"terragrunt",evaluation:S},B={position:"\
entries",grammar:"provider",service:E.xq,isLiteral:!0,absent:"required_provider_nosource"},h={position:["hostname"],grammar:"host",service:E.Bn,defaults:L},g={...h,
service:E.OZ},_={...h,evaluation:S},d={...h,service:E.M,defaults:y},i={position:["address"],grammar:"url",service:null};function t(n,s,c,v,{absence:x,...b}={}){
const k=s===""?[]:s.split(" > ").map(w=>w.split(" "));return{kind:c,files:n,path:k.map(([w="",...T])=>[w,...T]),...x&&{absent:`${c}${x}`},...v,...b}}const a={absence:"\
_missing"},r={absence:"_default"},o={evaluation:C,merges:"backend"},f={backend:"cloud",service:E.OZ},p="data terraform_remote_state *",l=(n,s,c)=>Object.entries(
s).map(([v,x])=>{const b={...i,grammar:c,position:x.split(" ")};return t(I,n+v,"backend",b,o)}),u=[t(I,"module *","module",$,{...a,evaluation:N,merges:"module"}),
t(I,"terraform > required_providers","required_provider",B,{merges:"provider"}),t(I,"required_providers","required_provider",B,{isReserved:!0}),t(I,"terraform >\
 cloud","cloud",g,{...r,...o}),t(I,"terraform > backend remote","backend_remote",h,{...r,...o}),...l("terraform > backend ",D.FV,"url"),...l("terraform > backen\
d ",D.Gb,"host-part"),...l("terraform > backend ",{local:"path workspace_dir"},"state-path"),...l("terraform > encryption > key_provider ",D.nT,"url"),...[p,`ch\
eck * > ${p}`].flatMap(n=>[t(I,n,"remote_state",_,{...r,backend:"remote"}),t(I,n,"remote_state",_,{...f,...r})]),t(I,p,"remote_state",i,{backend:"http",evaluation:S}),
t([...I,"query"],"provider tfe","provider_tfe",d,{...r,evaluation:S}),t(["test"],"provider tfe","provider_tfe",d),t(["lock"],"provider *","lock_provider",{position:"\
label",grammar:"locked-provider",service:E.xq,isLiteral:!0}),t(["test"],"run * > module","test_module",O,{...a,grammar:"test-module"}),t(["test"],"run * > backe\
nd remote","test_backend_remote",h,r),t(j,"required_providers","required_provider",B),t(j,"component *","stack_component",O,a),t(j,"removed","stack_removed",O,a),
t(j,"stack *","stack_stack",M,{...a,grammar:"stack"}),t(["deploy"],"upstream_input *","upstream_input",M,{grammar:"stack-output"}),t(["migrate"],"state_store_pr\
ovider","state_store_provider",B),t(["migrate"],"from > backend remote","migrate_backend_remote",h,r),...["terraform","unit *","stack *"].map(n=>t(["terragrunt"],
n,"terragrunt_source",U)),...[D.FV,D.Gb].flatMap(n=>Object.entries(n).map(([s,c])=>{const v=n===D.FV?"url":"host-part",x={...i,grammar:v,position:c.split(" "),evaluation:S};
return t(["terragrunt"],"remote_state","backend",x,{backend:s})})),t(["terragrunt"],"remote_state","backend",{...i,position:"open-state"}),t(["terragrunt"],"rem\
ote_state","remote_state",_,{...r,backend:"remote"}),t(["terragrunt"],"catalog","terragrunt_source",{...U,position:"urls"})],e=(0,P.Oo)(n=>{const s=u.filter(({files:c})=>c.
includes(n));return Map.groupBy(s,({path:[c]})=>c?.[0]??"")})})};export{_e as ids,ke as modules};
var $late0,$late1;
