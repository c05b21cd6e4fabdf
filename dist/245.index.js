const _e=[245,626,895,157,895,907,895,157],ke={9349:((ie,J,h)=>{h.d(J,{Jw:()=>C,L8:()=>m,Md:()=>k,Tj:()=>D,bs:()=>c,lr:()=>I,r1:()=>a,v$:()=>K,wH:()=>d,xC:()=>v,
zK:()=>i});var P=h(6134);const I=100,w=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),M=128,_=255,R=1,E=2,A=4,C=8,K=16,D=32,k=64,O=[[R,/[ \t]/g],[E,/[A-Za-z_]/g],[A,/[\w-]/g],
[C,/[\w \t.:=?!&|*%+>~-]/g],[K,/[\w \t\n,.:=?!&|*%+>~-]/g],[D,/[^"\\$%\r\n]/g],[k,/[^\n$%]/g]],S=Array.from({length:_+1},(e,t)=>t>M?"":String.fromCharCode(t)),L=new Uint8Array(
_+1);for(const[e,t]of O)S.join("").replace(t,(s,l)=>(L[l]=e|(L[l]??0),""));const u=(e=_,t)=>((L[e]??0)&t)!==0,v=e=>e===" "||e==="	",m=e=>/^[\w-]/.test(e),d=e=>e===
"}"||e===")"||e==="]";function a(e){return e==="{"?"}":e==="("?")":e==="["?"]":void 0}let n=new Uint8Array(256*1024);const o=new TextEncoder;function r(e,t){const{
length:s}=e;n.length<=s&&(n=new Uint8Array(2*s+1));const l=n,f=e.slice(t),{read:p,written:b}=o.encodeInto(f,l.subarray(t,s));if(p!==f.length||b!==f.length)for(let N=t;N<
s;N++)l[N]=Math.min(e.charCodeAt(N),M);return l[s]=_,l}class i{text;parts;at;depth=0;mistake;constructor(t,s,l=0){this.text=t,this.parts=s,this.at=l}countPart(){
this.parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(t){const{text:s,parts:l,mistake:f}=this;if(f===void 0)return{text:s,
body:t,parts:l,problems:[]};const p={...(0,P.yN)(s)(f),message:f.message};return{text:s,body:t,parts:l,problems:[p]}}report(t,s,l=s+1){this.mistake??={message:t,
start:s,end:Math.min(l,Math.max(s,this.text.length))}}stop(t,s){this.report(t,s),this.at=this.text.length}}class c extends i{codes;constructor(t,s=0,l=new P.n_){
super(t,l,s),this.codes=r(t,s)}reportUnclosed(t){const s=/[$%]/.test(this.text.charAt(t)),l=this.text.slice(t,t+(s?2:1)),f=this.isAtEnd()?"the end of the file":
`"${this.peek()}"`,p=`unbalanced brackets: "${l}" is not closed before ${f}`;this.report(p,this.isAtEnd()?t:this.at)}reportCharacter(){const t=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let s=`${JSON.stringify(t)} is not used in HCL`;t==="'"&&(s="single quotes are not valid; use double quotes"),t==="\uFFFD"&&(s=
"the file is not UTF-8 here"),this.report(`invalid character: ${s}`,this.at,this.at+t.length)}reportBrokenString(t){const s=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(s,t,this.at)}peek(t=0){return S[this.
codes[this.at+t]??_]??""}skipSpaces(){for(;;){const t=this.skipAll(R);if(t==="\r")this.skipReturn();else if(t==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return t}}skipBlank(){for(;;){const t=this.skipSpaces();if(t===`
`)this.at++;else if(this.isLineComment(t))this.skipLine();else return t}}skipAll(t){const{codes:s}=this;let{at:l}=this,f=s[l]??_;for(;u(f,t);)f=s[++l]??_;return this.
at=l,S[f]??""}isLineComment(t){return t==="#"||t==="/"&&this.peek(1)==="/"}isLineEnd(t){return t===`
`||t===""||this.isLineComment(t)}skipLine(){const t=this.text.indexOf(`
`,this.at);this.at=t<0?this.text.length:t}skipBlockComment(){const t=this.text.indexOf("*/",this.at+2);t<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=t<0?this.text.length:t+2}readName(){const{codes:t,text:s,at:l}=this;return u(t[l],E)&&this.skipAll(A),t[this.at]===M&&(w.lastIndex=l,
this.at=w.test(s)?w.lastIndex:l),this.at>l?s.slice(l,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((ie,J,h)=>{h.d(J,{y:()=>I});const P=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function I(w){const{text:M,at:_}=w,R=M.charAt(_+1),E=M.slice(_+2,_+(R==="U"?10:6)),A=R==="U"?/^[0-9a-f]{8}$/i.test(E):/^[0-9a-f]{4}$/i.
test(E),C=Number.parseInt(E,16);if((R==="u"||R==="U")&&A&&C<=1114111)return w.at+=E.length+2,String.fromCodePoint(C);const K=P.get(R);if(w.at+=K===void 0?1:2,K!==
void 0)return K;const D=JSON.stringify(M.slice(_,_+2));return w.report(`invalid escape sequence: ${D}`,_,_+2),""}}),2245:((ie,J,h)=>{h.d(J,{O:()=>_});var P=h(9349),
I=h(4009),w=h(6134);const M=200;function _(K,D=new w.n_,k=!1){const O=new R(K,D);O.isHcl1=k;const S=O.readRoot();return O.structure({kind:"json",members:S===void 0?
[]:(0,w.lS)(S)})}class R extends P.zK{isHcl1=!1;readRoot(){const{text:D}=this;D.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const k=this.readValue();return this.isHcl1||k===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),k.kind!=="object"&&k.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",k.start)),k}skipSpaces(){const{text:D}=this;for(;;){const k=D.charCodeAt(this.at);if(k===32||k===10||k===13||k===9)this.at++;else if(k===
47)this.skipComment();else return D.charAt(this.at)}}skipComment(){const D=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const k=D?`
`:"*/",O=this.text.indexOf(k,this.at+1);this.at=O<0?this.text.length:O+k.length}readValue(){const{text:D,parts:k,at:O}=this;if(this.countPart(),k.isExceeded())return;
const S=D.charAt(O);if(S==='"'){const u=this.readString();return u===void 0?void 0:(0,I.BD)(u,{start:O,end:this.at},k)}if(S!=="{"&&S!=="[")return this.readPrimitive();
if(this.depth>=M)return this.stop(`values are nested deeper than ${M} levels`,O);this.depth++;const L=S==="{"?this.readObject():this.readArray();return this.depth--,
L}readPrimitive(){const{text:D,at:k}=this;E.lastIndex=k;const O=E.exec(D)?.[0];return O===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",k):(this.at+=O.length,{kind:"primitive",start:k,end:this.at,value:JSON.parse(O)})}readObject(){const D=this.
at++,k=[];for(let O=this.skipSpaces();O!=="}";O=this.skipSpaces()){if(O!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const S=this.readMember();if(S===void 0)break;k.push(S),this.endItem("}")}return{kind:"object",start:D,end:this.skipBracket(),items:k}}readMember(){const D=this.
at,k=this.readString();if(k===void 0)return;const O=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const S=this.readValue();return S&&{name:k,start:D,end:O,value:S}}readArray(){const D=this.at++,k=[];for(;this.
skipSpaces()!=="]";){const O=this.readValue();if(O===void 0)break;k.push(O),this.endItem("]")}return{kind:"tuple",start:D,end:this.skipBracket(),elements:k}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(D){const k=this.skipSpaces(),O=this.at;if(k!==D){if(k===""&&this.stop(`unclosed value: no "${D}" before the end\
 of the file`,O),k!==","){this.report(`missing separator: expected "," or "${D}"`,O);return}this.at++,this.skipSpaces()===D&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",O)}}readString(){const{text:D,at:k}=this;let O=k+1,S=!0;for(let L=D.charCodeAt(O);L!==34;L=D.charCodeAt(O)){if(!(L>=32))return this.stopInString(
k,O);L===92&&(S=!1),O+=L===92?2:1}return this.at=O+1,S?D.slice(k+1,O):this.unescape(D.slice(k+1,O),k+1)}stopInString(D,k){return k>=this.text.length||this.text.
charCodeAt(k)===10?this.stop("invalid JSON string: no closing quote in its line",D):this.stop("invalid JSON string: a control character must be escaped",k)}unescape(D,k){
return D.replace(A,(O,S,L)=>{const u=this.isHcl1&&C.test(O);if(S===void 0&&!u)return JSON.parse(`"${O}"`);const v=`invalid JSON string: ${JSON.stringify(O)} is \
not an escape sequence`,m=k+L;return this.report(this.isHcl1?"invalid escape sequence":v,m,m+2),O}).toWellFormed()}}const E=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
A=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,C=/\/|u[dD][89a-fA-F]/}),3268:((ie,J,h)=>{h.d(J,{Fq:()=>m,Kk:()=>_,_p:()=>E,ku:()=>R});var P=h(9349),I=h(2615);const w="\
<<",M=({close:n})=>n==='"'||n===w;function _(n,o){n.skipAll(P.Jw)===`
`&&o==="line"||A(n,[],o)}const R=(n,o,r)=>A(n,[{start:r,close:o}],void 0),E=(n,o,r)=>A(n,[{start:r,close:w,marker:o}],void 0);function A(n,o,r){for(;;){const i=o.
at(-1);if(i===void 0&&r===void 0)return!0;let c;if(i!==void 0&&M(i)?(i.close==='"'?S:d)(n,o,i)||(c=!1):c=C(n,o,r),c!==void 0)return c}}function C(n,o,r){for(;;){
const i=o.length===0,c=n.skipAll(i?P.Jw:P.v$);if(c===`
`||c===","){if(i&&(c===","||r==="line"))return!0;n.at++}else if((0,P.wH)(c)){if(i)return!0;if(!k(n,o,c))return!1;const e=o.at(-1);if(e===void 0?r===void 0:M(e))
return}else if(c==='"'){const e=n.at++;if(n.skipAll(P.Tj)!=='"'){o.push({start:e,close:'"'});return}n.at++}else{const e=(0,P.r1)(c);if(e!==void 0)o.push({start:n.
at++,close:e});else{if(c==="<"&&K(n,o))return;if(c!=="<"){if(n.isAtEnd())return O(n,o);if(i&&r==="line"&&n.isLineComment(c))return!0;D(n,c)}}}}}function K(n,o){
const r=n.at,i=m(n);return i===void 0?n.at++:o.push({start:r,close:w,marker:i}),i!==void 0}function D(n,o){n.isLineComment(o)?n.skipLine():o==="/"&&n.peek(1)===
"*"?n.skipBlockComment():o==="/"?n.at++:o==="\r"?n.skipSpaces():(o<"\x80"||n.readName()===void 0)&&(n.reportCharacter(),n.at++)}function k(n,o,r){const i=o.pop();
if(i!==void 0&&i.close!==r){n.reportUnclosed(i.start);let c=o.at(-1);for(;c!==void 0&&c.close!==r&&!M(c);)o.pop(),c=o.at(-1);if(c===void 0)return!1;M(c)?o.push(
{start:n.at,close:"}"}):o.pop()}return n.at++,!0}function O(n,o){const r=o[0];return r===void 0?!0:(n.reportUnclosed(r.start),!1)}function S(n,o,r){for(;;){const i=n.
skipAll(P.Tj);if(i==='"')return o.pop(),n.at++,!0;if(i==="\\"){const c=n.at+(/[^\r\n]/.test(n.peek(1))?2:1);(0,I.y)(n),n.at=c}else{if(i!=="$"&&i!=="%")return u(
n,o,r);if(L(n,o))return!0}}}function L(n,o){const{at:r}=n,i=n.peek(1);if(i==="{")return o.push({start:r,close:"}"}),n.at+=2,!0;const c=i===n.peek()&&n.peek(2)===
"{";return n.at+=c?3:1,!1}function u(n,o,r){n.reportBrokenString(r.start);const i=v(n);do o.pop();while((o.at(-1)?.start??-1)>=i);return o.length>0}function v({
text:n,at:o}){let r=o;for(;r>0&&n[r-1]!==`
`&&n[r-1]!=="\r";)r--;return r}function m(n){const{text:o,at:r}=n;if(n.peek(1)!=="<")return;n.at+=n.peek(2)==="-"?3:2;const i=n.readName();if(i===void 0){n.at=r;
return}return n.skipSpaces()!==`
`&&n.at<o.length&&n.report("invalid expression: a heredoc marker must end its line",r,n.at),n.skipLine(),n.isAtEnd()||n.at++,i}function d(n,o,r){const i=r.marker??
"";for(;;){if(n.peek(-1)===`
`&&a(n,i))return o.pop(),!0;const c=n.skipAll(P.Md);if(n.isAtEnd()){const e=`unterminated template string: no line closes the heredoc "${i}"`;return n.report(e,
r.start),!1}if(c===`
`)n.at++;else if(L(n,o))return!0}}function a(n,o){const{text:r}=n;let{at:i}=n;for(;(0,P.xC)(r.charAt(i));)i++;const c=r.charAt(i);if(c>" "&&c<"\x80"&&!r.startsWith(
o,i))return!1;const e=r.indexOf(`
`,i),t=e<0?r.length:e;return r.slice(i,t).trim()!==o?!1:(n.at=r.charAt(t-1)==="\r"?t-1:t,!0)}}),4009:((ie,J,h)=>{h.d(J,{BD:()=>_,E3:()=>M,jw:()=>k});var P=h(9349),
I=h(2615),w=h(3268);function M(u){const{text:v,at:m}=u;if(u.at++,u.skipAll(P.Tj)!=='"')return E(u,m);const d=v.slice(m+1,u.at++);return{kind:"string",start:m,end:u.
at,value:d,verbatim:d}}function _(u,v,m){if(!u.includes("{"))return{kind:"string",...v,value:u,verbatim:u};const d=new P.bs(u,0,m),a={parts:[],known:""};for(d.at=
0;d.at<u.length;){const o=d.at;for(;d.at<u.length&&!R(d.peek());)d.at++;if(a.known+=u.slice(o,d.at),d.at<u.length&&!K(d,a)){C(a,v);break}}const n=a.parts.map(o=>o.
kind==="known"?o:{...o,code:u.slice(o.start,o.end),...v});return A({parts:n,known:a.known},v,u)}const R=u=>u==="$"||u==="%";function E(u,v){const{text:m}=u,d={parts:[],
known:m.slice(v+1,u.at)};for(;;){const a=u.at,n=u.skipAll(P.Tj);if(d.known+=m.slice(a,u.at),n==='"')return u.at++,A(d,{start:v,end:u.at});if(n==="\\")d.known+=(0,I.
y)(u);else if(R(n)){if(!K(u,d))return{kind:"other",start:v,end:u.at}}else return u.reportBrokenString(v),{kind:"other",start:v,end:u.at}}}function A({parts:u,known:v},{
start:m,end:d},a){return u.length===0?{kind:"string",start:m,end:d,value:v,verbatim:a??v}:(v!==""&&u.push({kind:"known",value:v}),{kind:"template",start:m,end:d,
parts:u,verbatim:a})}function C(u,v){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:v.start,end:v.end})}
function K(u,v){const{text:m,at:d}=u,a=m.charAt(d);if(u.peek(1)!=="{"){const o=m.startsWith(`${a}{`,d+1);return v.known+=o?`${a}{`:a,u.at+=o?3:1,!0}u.at+=2;const n=a===
"$"?D(u):void 0;return n?.kind==="other"?!1:n?.kind==="string"&&u.skipBlank()==="}"?(v.known+=n.value,u.at++,!0):(0,w.ku)(u,"}",d)?(m.charAt(d+2)==="~"&&(v.known=
v.known.trimEnd()),C(v,{start:d,end:u.at}),u.countPart(),!0):!1}function D(u){if(u.skipBlank()!=='"'||u.depth>=P.lr)return;u.depth++;const v=M(u);return u.depth--,
v}function k(u){const{text:v,at:m}=u,d=u.peek(2)==="-",a=(0,w.Fq)(u);if(a===void 0)return;const n=u.at;if(!(0,w._p)(u,a,m))return{kind:"other",start:m,end:u.at};
const o={start:m,end:u.at},r=v.slice(n,v.lastIndexOf(`
`,u.at-1)+1);if(O.test(r)){const e=[{kind:"unknown",...o}];return{kind:"template",...o,parts:e,verbatim:void 0}}const i=r.replaceAll("$${","${").replaceAll("%%{",
"%{"),c=d?S(i):i;return{kind:"string",...o,value:c,verbatim:c}}const O=/(?<!\$)\$\{|(?<!%)%\{/;function S(u){let v=u.length;for(const[m]of u.matchAll(L))v=Math.
min(v,m.length);return u.replace(L,m=>m.slice(v))}const L=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9160:((ie,J,h)=>{h.d(J,{B$:()=>u,_3:()=>M,cd:()=>k,lR:()=>_,p_:()=>R});var P=h(
9349),I=h(8704),w=h(9075);const M=({expression:e,text:t},s)=>s.effort.spend(()=>E(e,t,s)),_=1024;function R(e,t){if(e.length>_)return;const s=new P.bs(e),l=m(s);
return s.skipBlank()===""&&s.mistake===void 0?l?.(t):void 0}function E(e,t,s){switch(e.kind){case"string":case"primitive":return e.value;case"object":return(0,w.
Oo)(l=>{const f=C(e.items).get(l);return f&&M({expression:f.value,text:t},s)});case"tuple":return(0,w.Oo)(l=>{if(l===w.pi)return e.elements.length;const f=e.elements[Number(
l)];return f&&M({expression:f,text:t},s)});case"template":return K(u(e.parts,t,s),t,s);case"other":return R(t.slice(e.start,e.end),s)}}const A=new WeakMap;function C(e){
const t=A.get(e)??new Map(e.toReversed().map(s=>[s.name,s]));return A.set(e,t),t}function K(e,t,s){let l="";for(const f of e){const p=f.kind==="known"?void 0:k(
f,t),b=f.kind==="known"?f.value:p&&R(p,s),N=(0,w.Uk)(b);if(N===void 0)return(0,w.VI)(l,b);if(l.length+N.length>w.lG)return;l+=N}return l}const D=(e,t)=>e.code??
t.slice(e.start,e.end);function k(e,t){const s=D(e,t);return s.startsWith("${")?s.slice(2,-1).replace(/^~|~$/g,""):void 0}const O=/^%\{~?\s*if\s([\s\S]*)\}$/,S=/^%\{~?\s*else\s*~?\}$/,
L=/^%\{~?\s*endif\s*~?\}$/;function u(e,t,s){const l=e.map(g=>g.kind==="unknown"?D(g,t):""),[f,...p]=l.keys().filter(g=>O.test(l[g]??"")),b=l.findIndex(g=>L.test(
g));if(f===void 0||p.length>0||b<f)return e;const N=O.exec(l[f]??"")?.[1]??"",F=R(N.replace(/~$/,""),s);if(typeof F!="boolean")return e;const Y=l.findIndex(g=>S.
test(g)),Q=Y<0?b:Y,$=F?e.slice(f+1,Q):e.slice(Q+1,b);return[...e.slice(0,f),...$,...e.slice(b+1)]}const v=e=>t=>t.effort.spend(()=>e(t));function m(e){if(e.depth>=
P.lr)return;e.depth++;const t=d(e);let s=t;if(t!==void 0&&i(e,"?")){const l=m(e),f=i(e,":")?m(e):void 0;s=l&&f&&v(b=>{const N=t(b);return typeof N=="boolean"?(N?
l:f)?.(b):(0,w.J6)([N])})}return e.depth--,s}function d(e){const t=a(e),s=i(e,"==");if(t===void 0||!s&&!i(e,"!="))return t;const l=a(e);return l&&v(p=>{const b=[
t(p),l?.(p)];return b.every(F=>F===null||(0,w.Uk)(F)!==void 0)?b[0]===b[1]===s:(0,w.J6)(b)})}function a(e){let t=o(e);for(;t!==void 0;){let s;if(i(e,".")){const l=e.
readName()??c(e,/\d+/y);s=l===void 0?void 0:v(()=>l)}else if(i(e,"[")){if(s=m(e),!i(e,"]"))return}else return t;t=s&&n(t,s)}}const n=(e,t)=>v(s=>{const l=e(s),f=t(
s),p=(0,w.Uk)(f);return typeof l!="function"||p===void 0?(0,w.J6)([l,f]):l(p)});function o(e){if(i(e,"(")){const p=m(e);return i(e,")")?p:void 0}const t=e.skipBlank(),
s=e.readName();if(s!==void 0)return r(e,s);const l=c(e,/\d+(?:\.\d+)?/y);if(l!==void 0)return v(()=>Number(l));const f=/["{[]/.test(t)?(0,I.U)(e,t):void 0;return f&&
v(p=>E(f,e.text,p))}function r(e,t){const s={true:!0,false:!1,null:null}[t];if(s!==void 0)return v(()=>s);if(!i(e,"("))return v(f=>f.name(t));const l=[];for(;!i(
e,")");){const f=m(e);if(f===void 0||!i(e,",")&&e.skipBlank()!==")")return;l.push(f)}return v(f=>{const p=l.map(b=>b(f));return(0,w.J6)(p)??f.call(t,p)})}function i(e,t){
return e.skipBlank(),e.text.startsWith(t,e.at)?(e.at+=t.length,!0):!1}function c(e,t){t.lastIndex=e.at;const[s]=t.exec(e.text)??[];return e.at+=s?.length??0,s}}),
8704:((ie,J,h)=>{h.d(J,{J:()=>M,U:()=>R});var P=h(9349),I=h(3268),w=h(4009);function M(d,a){d.countPart();const n=a==="element"?d.skipBlank():d.skipSpaces(),o=d.
at,r=R(d,n);if(r!==void 0&&_(d,a))return r;(0,I.Kk)(d,a);let i=d.at;for(;i>o&&(0,P.xC)(d.text.charAt(i-1));)i--;return i===o&&d.report("invalid expression: expe\
cted the start of an expression",o),r===void 0?K(d,o,i):{kind:"other",start:o,end:i}}function _(d,a){const n=a==="element"?d.skipBlank():d.skipSpaces();return(0,P.
wH)(n)||n===","||d.isLineEnd(n)}function R(d,a){if(a==='"')return(0,w.E3)(d);if(a==="<")return(0,w.jw)(d);if(a!=="{"&&a!=="["&&a!=="(")return;const n=d.at++;d.depth++;
let o;return d.depth>P.lr?o=E(d,a,n):a==="{"?o=O(d,n):a==="["?o=k(d,n):o=D(d,n),d.depth--,o}function E(d,a,n){return(0,I.ku)(d,(0,P.r1)(a)??a,n),{kind:"other",start:n,
end:d.at}}const A=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,C=32;function K(d,a,n){if(A.lastIndex=a,!(A.test(d.text)&&A.lastIndex===n)||n-a>C)return{kind:"\
other",start:a,end:n};const r=d.text.slice(a,n),i={true:!0,false:!1,null:null}[r];return{kind:"primitive",start:a,end:n,value:i===void 0?Number(r):i}}function D(d,a){
const n=M(d,"element");return d.skipBlank()!==")"?E(d,"(",a):(d.at++,{...n,start:a,end:d.at})}function k(d,a){if(m(d))return E(d,"[",a);const n=[];let o=S(d,"]",
a);for(;o;o=S(d,"]",a)){const i=d.at;n.push(M(d,"element")),d.at===i&&d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}const r={start:a,end:d.at};return o===void 0?
{kind:"other",...r}:{kind:"tuple",...r,elements:n}}function O(d,a){if(m(d))return E(d,"{",a);const n=[];for(;S(d,"}",a);)n.push(L(d,d.peek())),d.skipSpaces()===
","&&d.at++;return{kind:"object",start:a,end:d.at,items:n}}function S(d,a,n){const o=d.skipBlank();return o!==a&&!d.isAtEnd()&&!(0,P.wH)(o)?!0:o!==a?d.reportUnclosed(
n):(d.at++,!1)}function L(d,a){const n=d.at,o=u(d,a);let r=d.at;for(;r>n&&(0,P.xC)(d.text.charAt(r-1));)r--;const i=d.skipSpaces();if(i!=="="&&i!==":")return d.
report('missing attribute value: expected "=" or ":" after the key',d.at),(0,I.Kk)(d,"line"),d.at===n&&d.at++,{name:void 0,start:n,end:r,value:{kind:"other",start:r,
end:d.at}};d.at++;const c=M(d,"line");return{name:o,start:n,end:r,value:c}}function u(d,a){const n=d.at;let o;if(a==='"'||a==="("){const c=R(d,a);c?.kind==="str\
ing"&&(o=c.value)}else o=d.readName();const r=d.skipSpaces();if(r==="="||r===":")return o;v(d);const i=d.text.slice(n,d.at).trimEnd();return/^\d+$/.test(i)?i:void 0}
function v(d){const a=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const n=d.skipSpaces(),o=d.at;if(a.lastIndex=o,d.isLineComment(n))return;if((0,P.L8)(n))d.at++;else if(n===
"["||n==="(")d.at++,E(d,n,o);else if(n==='"')(0,w.E3)(d);else if(a.test(d.text))d.at=a.lastIndex;else if(d.readName()===void 0)return}}function m(d){return d.skipBlank(),
d.text.startsWith("for",d.at)&&!(0,P.L8)(d.peek(3))}}),400:((ie,J,h)=>{h.d(J,{K:()=>E});var P=h(4e3),I=h(9349),w=h(8704),M=h(3268),_=h(4009),R=h(6134);function E(a,n=new R.
n_){const o=new I.bs(a,a.startsWith("\uFEFF")?1:0,n);return o.structure(A(o,void 0))}function A(a,n){const o={kind:"native",attributes:[],blocks:[]};let r=n!==void 0&&
!a.isLineEnd(a.skipSpaces());for(;;){const i=a.skipBlank();if(a.at>=a.text.length){n!==void 0&&a.report(C,n);break}if(i==="}"&&n!==void 0){a.at++;break}K(a,i,o),
m(a,r,o),r=!1}return o}const C="unclosed configuration block: there is no closing brace before the end of the file";function K(a,n,o){const r=a.at;a.countPart();
const i=n==='"'?u(a):a.readName();if(i===void 0){n<"\x80"?a.report("argument or block definition required",r):a.reportCharacter(),d(a,r);return}const c=a.at;if(a.
skipSpaces()==="="&&a.peek(1)!=="="){a.at++,o.attributes.push({name:i,start:r,end:c,value:(0,w.J)(a,"line")});return}const t=[];for(let b=v(a);b!==void 0;b=v(a))
t.push(b);const s=a.at;if(a.peek()!=="{"){const b=t.length===0?`argument or block definition required: "${(0,P.dh)(i)}" has neither "=" nor "{" after it`:`inval\
id block definition: the header of "${(0,P.dh)(i)}" has no "{" at its end`;a.report(b,r,c),d(a,r);return}a.at++;const p=D.has(i)&&t[0]?.value!==k&&a.depth===0&&
a.mistake===void 0?O(a,s):L(a,s);o.blocks.push({type:i,labels:t,start:r,end:s,body:p})}const D=new Set(["resource","data","ephemeral","output","variable"]),k="t\
erraform_remote_state";function O(a,n){const{at:o}=a;return(0,M.ku)(a,"}",n)&&a.mistake===void 0?new S(a,n):(a.at=o,a.mistake=void 0,L(a,n))}class S{kind="nativ\
e";text;parts;start;end;body;constructor({text:n,at:o,parts:r},i){this.text=n,this.parts=r,this.start=i,this.end=o}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(n){const{text:o,start:r,end:i}=this;return this.body!==void 0||o.slice(r,i).includes(n)}read(){if(this.body!==void 0)return this.
body;const{text:n,parts:o,start:r,end:i}=this,c=new I.bs(n.slice(0,i),r+1,o);return c.depth=1,this.body=A(c,r),this.body}}function L(a,n){if(a.depth>=I.lr)return a.
report(`blocks are nested deeper than ${I.lr} levels`,n),(0,M.ku)(a,"}",n),{kind:"native",attributes:[],blocks:[]};a.depth++;const o=A(a,n);return a.depth--,o}function u(a){
const n=a.at,o=(0,_.E3)(a);return a.report("invalid argument name: argument names must not be quoted",n,a.at),o.kind==="string"?o.value:void 0}function v(a){const n=a.
skipSpaces(),o=a.at;let r;if(n==='"'){const c=(0,_.E3)(a);c.kind==="string"?r=c.value:(r=a.text.slice(o+1,Math.max(o+1,a.at-1)),a.report("invalid block label: i\
t has to be plain text",o,a.at))}else r=a.readName();if(r===void 0)return;const{at:i}=a;return a.countPart(),{value:r,start:o,end:i}}function m(a,n,o){const r=a.
skipSpaces();n&&(r!=="}"||o.blocks.length>0)?a.report("invalid single-argument block definition: a block in one line has one argument at most",a.at):!n&&!a.isLineEnd(
r)&&a.report("missing newline after argument or block definition",a.at)}function d(a,n){(0,M.Kk)(a,"line"),(a.at===n||(0,I.wH)(a.peek())&&a.peek()!=="}")&&a.at++}}),
8321:((ie,J,h)=>{h.d(J,{Bs:()=>E,C5:()=>O,Yo:()=>R,bK:()=>S,g$:()=>L,rI:()=>_,wK:()=>D,yR:()=>k});var P=h(4e3),I=h(9160),w=h(9075),M=h(6134);function _({text:u},v,m){
const d=(0,M.yN)(u);return{text:u,place:a=>{const{line:n,column:o,endColumn:r}=d(a);return{file:v,line:n,column:o,endColumn:r,target:m}}}}const R=u=>{const v=u.
length>w.lG?(0,P.dh)(u,w.lG):u;return v.length<13?v:[v.slice(0,1),v.slice(1)].join("")};function E(u){const v=u.join(".");return v.length>w.lG?R(v):v}const A=u=>/[^\0-\x7f]/.
test(u)?u.normalize("NFC"):u,C=u=>({kind:"known",text:R(A(u))}),K=u=>u===void 0||u.length>I.lR?null:{code:R(u)};function D(u,v,m=!1){const d=()=>u.text.slice(v.
start,v.end),a=n=>({kind:"pieces",pieces:n,text:R(d())});switch(v.kind){case"string":return C(m?v.verbatim:v.value);case"template":{if(m&&v.verbatim!==void 0)return C(
v.verbatim);const n=(0,I._3)({expression:v,text:u.text},(0,w.os)());if(typeof n=="string")return C(n);const o=(0,I.B$)(v.parts,u.text,(0,w.os)()).map(r=>r.kind===
"known"?R(r.value):K((0,I.cd)(r,u.text)));return a(o.includes(null)?[K(d())]:o)}case"other":{const n=d(),o=(0,I.p_)(n,(0,w.os)());return typeof o=="string"?C(o):
a([K(n)])}case"primitive":case"object":case"tuple":return a([null])}}function k(u,v){return v.kind!=="primitive"?D(u,v):v.value===null?null:C(String(v.value))}function O(u,v){
const[m]=u.kind==="pieces"?u.pieces:[];return u.kind==="known"||typeof m!="object"||m===null?u:{...u,pieces:[{code:`(${m.code}).${v}`}]}}function S(u){return u?.
kind!=="string"?null:R(A(u.value))}function L({pieces:u},v){let m="";for(const d of u){const a=typeof d=="object"?d&&(0,I.p_)(d.code,v):d;if(a===null&&d!==null&&
u.length===1)return{isWhole:!0,text:null,withheld:null};const n=(0,w.Uk)(a);if(n===void 0)return{isWhole:!1,...(0,w.VI)(m,a)};if(m.length+n.length>w.lG)return{isWhole:!1,
text:m,withheld:null};m+=n}return{isWhole:!0,text:R(A(m)),withheld:null}}}),9031:((ie,J,h)=>{h.d(J,{cU:()=>o,kM:()=>u,ls:()=>r,rd:()=>D});var P=h(9160),I=h(6134),
w=h(8321),M=h(7545),_=h(9804),R=h(5143),E=h(5799),A=h(3229),C=h(1064),K=h(1022);const D=e=>{const t=e.definitions.map(s=>{const l=s.place();return{...s,place:()=>l}});
return{...e,definitions:t}};function k(e,{type:t,labels:s,start:l,end:f}){const p=[t];for(const{value:b}of s)p.push(b);return{what:(0,w.Bs)(p),place:()=>e.place(
{start:l,end:f})}}const O=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),S=e=>e.kind==="native"?e.blocks:[...O].flatMap(([t,s])=>(0,I.
SH)(e,t,s)),L=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function u(e,t){
const s=[];for(const l of S(t))O.get(l.type)===l.labels.length&&s.push(k(e,l));for(const l of(0,I.SH)(t,"terraform",0))for(const f of v(e,l.body))s.push(f);return s}
function*v(e,t){for(const[s,l,f]of L)for(const p of(0,I.SH)(t,s,l))if(yield{what:f,place:()=>e.place(p),isSingle:!0},s==="required_providers")for(const b of(0,I.
Td)(p.body))yield*d(e,b);yield*n(e,(0,I.w4)(t,"required_version"))}const m=["source","version","configuration_aliases"];function d(e,t){const{value:s}=t,l=(0,w.
Yo)(t.name),f=(0,w.Bs)(["required_providers",l]),p=s.kind==="object"?s.items:null,b=(0,K.sL)(l);if(!b.ok||p!==null&&b.value!==l){const Y=b.ok?b.value:null,Q=(0,M.
ho)({reason:"local-name",name:l,normal:Y});return[{what:f,place:()=>e.place(t),problem:Q}]}const N=p?.find(Y=>Y.name!==void 0&&!m.includes(Y.name));if(N?.name===
void 0)return[];const F=(0,M.ho)({reason:"argument",what:f,argument:(0,w.Yo)(N.name)});return[{what:f,place:()=>e.place(N),problem:F}]}const a=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u");
function n(e,t){if(t===void 0)return[];const{value:s}=t,{text:l}=e;if(!(s.kind==="template"?s.parts.map(F=>F.kind==="unknown"?(0,P.cd)(F,l):""):[s.kind==="other"?
l.slice(s.start,s.end):""]).some(F=>a.test(F??"")))return[];const p=e.place(s),b=(0,_.jF)({reason:"not-constant"}),N=/\.tofu(\.json)?$/.test(p.file)?"opentofu":
"terraform";return[{what:"required_version",place:()=>p,problem:b,clients:[N]}]}const o=e=>e.every(({kind:t})=>t.clients.length===C.Du.length)?[C.Du]:C.Du.map(t=>[
t]);function r(e){const t=o(e).flatMap(s=>{const l=e.filter(({kind:f})=>s.every(p=>f.clients.includes(p)));return[...i(l)].map(({what:f,place:p,problem:b,clients:N=C.
Du})=>{const F=s.filter(Q=>N.includes(Q)),Y=(0,A.Kc)(f);return(0,E.hD)(b,{places:[p()],clients:F,isPlaceholder:Y})})});return(0,E.DF)(t,({places:s,problem:l})=>[
s[0],l.message])}function*i(e){const t=new Map;for(const{definitions:s,kind:l,isContext:f}of e)for(const{what:p,place:b,problem:N,clients:F}of s){const Y=t.get(
p);if(N!==void 0)f||(yield{what:p,place:b,problem:N,clients:F});else{if(l.isOverride)continue;Y===void 0?t.set(p,b):f||(yield{what:p,place:b,problem:(0,M.ho)(c(
p,Y()))})}}if(!e.some(({notes:s,kind:l})=>s.length>0||l.class==="terragrunt")){for(const{definitions:s,kind:l,isContext:f}of e)if(!(!l.isOverride||f))for(const{
what:p,place:b,problem:N,isSingle:F}of s)N!==void 0||F||t.has(p)||(yield{what:p,place:b,problem:(0,M.ho)({reason:"no-base",what:p})})}}const c=(e,{file:t,line:s})=>({
reason:"twice",what:e,first:`${(0,R.II)(t)}:${s}`})}),7545:((ie,J,h)=>{h.d(J,{ME:()=>w,ho:()=>R,jP:()=>M});var P=h(1064),I=h(5799);const w=({block:E,parent:A})=>(0,I.
CC)("block-reserved",{message:`${E} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${A}\
 block`});function M({kind:E}){const{client:A,what:C}=P.$I[E];return(0,I.CC)("block-unsupported",{message:`${C} is supported by ${P.bB[A]} only`,help:A==="opent\
ofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function _(E){switch(E.reason){case"twice":{const{what:A,
first:C}=E,K=A.includes(".")?"remove or rename one of them":"write one block only";return{message:`${A} is defined a second time; the first time is in ${C}`,help:K}}case"\
no-base":return{message:`this override file changes ${E.what}, which no other file of the directory defines`,help:"define it in a file that is not an override f\
ile, or remove it here"};case"argument":return{message:`${E.what} cannot have the argument ${E.argument}`,help:"write `source`, `version` and `configuration_ali\
ases` only; a `provider` block configures the provider"};case"local-name":{const{name:A,normal:C}=E;return{message:`"${A}" cannot be the local name of a provide\
r`,help:C===null?"use letters, digits and dashes only, with no dash at either end":`write ${C}`}}}}const R=E=>(0,I.CC)("block-invalid",_(E))}),9804:((ie,J,h)=>{
h.d(J,{FA:()=>u,N0:()=>k,Ov:()=>v,Sm:()=>O,id:()=>K,jF:()=>C});var P=h(1064),I=h(4e3),w=h(5799);const M=6,_=m=>`"${(0,I.dh)(m)}"`,R=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function E(m){const d=m.replace(R,"");return d===""?"":`: ${d}`}function A(m){switch(m.reason){case"syntax":{const{text:d,why:a}=m;return{message:`${_(d)} is no\
t a version constraint${E(a)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${m.address} is an expression, which ${m.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:m.
clients.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a lite\
ral; OpenTofu 1.8 and later also accept locals and variables",affects:m.clients};case"not-a-string":return{message:`version of ${m.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${_(m.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the pa\
rt after the hyphen; a pre-release of the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not eval\
uated",help:"write the constraint as a literal"};case"built-in":return{message:`${m.provider} is built in and cannot have a version constraint`,help:"remove `ve\
rsion`"};case"unspecified":return{message:`provider ${m.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published ve\
rsion; for a provider that is built locally, use `dev_overrides` without `version`"}}}const C=m=>(0,w.CC)("constraint-invalid",A(m)),K=({of:m,terms:d,preRelease:a})=>(0,w.
CC)("constraint-unmeetable",{message:`no version of ${m} can match ${(0,I.K4)(d.map(_),M,I.dh)}`,help:a!==void 0?`write ${_(a)}: only an exact version, without \
a space after \`=\` and without \`v\`, selects a pre-release of a module`:d.length===1?"correct the constraint":"change one of these constraints so that a versi\
on can match all of them"}),D={terraform:"terraform",opentofu:"tofu"};function k({provider:m,version:d,constraints:a,clients:n,isUnit:o}){const[r,...i]=n,c=r===
void 0||i.length>0?"":`${D[r]} `,e=o?"terragrunt ":c;return(0,w.CC)("lock-outside",{message:`locked provider ${m} ${d} does not match configured version constra\
int ${(0,I.K4)(a,M,I.dh)}`,help:`run \`${e}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const O=({provider:m})=>(0,w.
CC)("lock-readonly",{message:`the lock file has no entry for provider ${m}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this direc\
tory without `-lockfile=readonly`, and commit the lock file"}),S={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"n\
ot-constraints":["constraints","are invalid"]};function L(m){const d="failed to read dependency lock file",a="restore the file, or remove the block and run `ini\
t` again";switch(m.reason){case"syntax":return{message:`${d}: ${m.error}`,help:a};case"twice":return{message:`${d}: it has two blocks for provider ${m.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${m.of} of provider ${m.provider} must be written in\
 normalized form: ${_(m.normal)}`,help:a};default:{const[n,o]=S[m.reason];return{message:`${d}: the ${n} of provider ${m.provider} ${o}`,help:a}}}}const u=m=>(0,w.
CC)("lock-invalid",L(m)),v=({client:m,version:d,constraint:a})=>(0,w.CC)("client-version",{message:`the version constraint ${_(a)} excludes ${P.bB[m]} ${d}`,help:`\
use another version of ${P.bB[m]}, or change the constraint`})}),7905:((ie,J,h)=>{h.d(J,{Ef:()=>S,RO:()=>K,S9:()=>v,Zn:()=>a,gd:()=>o,hN:()=>r,qm:()=>A});var P=h(
9075),I=h(8321),w=h(8011),M=h(1064),_=h(5011),R=h(1022),E=h(7495);const A=i=>[[{...(0,I.g$)(i,(0,P.os)()),from:null}]],C=1e4;function K({kind:i},c,e,t){const{row:s,
value:l}=c;if(l?.kind!=="known")return k(i,c,e);const f=D(c),b=s.grammar==="module"&&!f&&(0,_.Nj)(l.text)?"./":l.text,N=i.clients.length===M.Du.length?"":i.clients[0],
F=`${s.grammar} ${s.service} ${N} ${f} ${b}`,Y=t.get(F);if(Y!==void 0)return Y;t.size>=C&&t.clear();const Q=k(i,c,e);return t.set(F,Q),Q}const D=({version:i})=>i?.
value.kind==="known";function k(i,c,e){const t=i.clients.map(l=>[l,O(i,c,l,e)]),s=Math.max(...t.map(([,{length:l}])=>l));return Array.from({length:s},(l,f)=>{const p=new Map;
for(const[$,{[f]:g}]of t)g!==void 0&&p.set($,g);const b=[...p.values()],N=b.find(({host:$,directHost:g})=>$!==null||g!==void 0),Y=b.some(({needed:$})=>$==="stat\
e")?null:r(p,c.row),Q=b.some(({problem:$})=>$!==void 0);return{meanings:p,first:N??E.zt,needs:Y,isFaulty:Q}})}function O(i,c,e,t){const s=L(c,e,t).map(f=>m(i,c,
e,f));if(s.length<2)return s;const l=({host:f,needed:p,problem:b})=>[f,p,b?.message].join(" ");return[...new Map(s.map(f=>[l(f),f])).values()]}const S={isWhole:!0,
withheld:null,from:null};function L(i,c,e){const{value:t}=i;return t?.kind==="known"?[[{...S,text:t.text}]]:t===void 0||t.text==="null"?[[{...S,text:null}]]:u(i)?
e(i,t,c):A(t)}function u({row:{grammar:i},value:c}){if(c?.kind!=="pieces"||c.text==="null")return!1;const{text:e}=(0,I.g$)(c,(0,P.os)());return e===null?!0:M.Du.
some(t=>(0,E.i4)(i,e,t)===void 0)}const v=({references:i})=>i.some(c=>c.row.evaluation!==void 0&&(u(c)||c.version?.value.kind==="pieces"||c.row.merges==="module"&&
c.value?.kind==="pieces"));function m(i,c,e,t){const{row:s,address:l,value:f}=c,p=a(t),b=p.map(({isWhole:T,text:x})=>x===null?o(c,i,e):T?E.pb[s.grammar](x,e,D(c)):
(0,E.i4)(s.grammar,x,e)),[N]=b,F=b.every(T=>T?.needed===N?.needed);if(N!==void 0&&F&&!b.includes(void 0)){const[T]=p;return f?.kind!=="pieces"||T===void 0?N:{...N,
evaluated:{text:T.text,isWhole:T.isWhole}}}if(s.grammar==="terragrunt"&&d(f))return E.zt;const Y=s.evaluation!==void 0&&s.evaluation[e]===void 0,Q=p.find(({withheld:T})=>T!==
null)?.withheld??null,$=e==="terraform",g=(0,w.J0)({address:l,argument:s.grammar==="host"?"hostname":"source",expression:f?.kind==="pieces"?f.text:"",candidates:p.
map(({isWhole:T,text:x,from:j})=>({text:T?x:null,from:j})),refused:Y?"never":Q===null?null:{variable:$?Q:""}});return(0,E.Qm)(g)}const d=i=>i?.kind==="pieces"&&
i.pieces.some(c=>typeof c=="string"&&/[?&]ref=/.test(c));function a(i){return i.some(({isWhole:c,from:e})=>c&&e!==null)?i.filter(({isWhole:c,from:e})=>c||e!==null):
i}const n={cloud_default:"cloud block",remote_state_default:"remote state"};function o(i,c,e){const{row:t,value:s,address:l,localName:f}=i,p=s===void 0?i.kind:t.
absent??i.kind;if(t.defaults!==void 0){const b=t.defaults[e];return b!==null?(0,E.TU)((0,_.mD)(b)):(0,E.Qm)((0,w.tg)({block:n[p]??"remote backend"}))}return s!==
void 0?t.grammar==="url"?E.zt:(0,E.Qm)((0,w.DA)({reason:"null",address:l})):p==="required_provider_invalid"?(0,E.Qm)((0,w.DA)({reason:"not-a-requirement",address:l})):
f!==null&&c.class!=="stack"&&c.class!=="deploy"?f!=="terraform"&&(0,R.sL)(f).ok?(0,E.TU)((0,_.Vm)(e)):E.zt:c.isOverride?E.zt:(0,E.Qm)((0,w.DA)({reason:"missing",
address:l}))}function r(i,{service:c},e=()=>null){if(c===null)return[];const t=new Map;for(const[s,{needed:l,host:f}]of i){const p=l==="state"?e(s)??f:l;p!==null&&
t.set(p,{host:p,service:c,clients:[...t.get(p)?.clients??[],s]})}return[...t.values()]}}),1884:((ie,J,h)=>{h.d(J,{FK:()=>A,FZ:()=>m,Od:()=>K,gq:()=>k,hN:()=>S,xr:()=>d});
var P=h(6134),I=h(8321),w=h(9031),M=h(1064),_=h(5011),R=h(1022),E=h(9562);const A={providerUses:new Map,hasBackend:!1,declared:[]},C=new Map([["language",0],["t\
erraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function K(o,r){const i=new O(o);if(r.kind===
"native")for(const s of r.blocks)C.get(s.type)===s.labels.length&&i.read(s);else for(const[s,l]of C)(0,P.SH)(r,s,l).forEach(i.read,i);const{providerUses:c,hasBackend:e,
declared:t}=i;return{providerUses:c,hasBackend:e,declared:t}}const D=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function k(o,r){const i=new O(o),c=(0,P.w4)(r,"ter\
raform_binary")?.value,[,e]=D.exec((0,I.bK)(c)??"")??[];c!==void 0&&e!==void 0&&i.declare("binary",c,e),i.declareVersion("version",(0,P.w4)(r,"terraform_version\
_constraint"));const{declared:t}=i;return t.length===0?A:{...A,declared:t}}class O{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(r){this.source=
r}read(r){const{type:i,labels:c,body:e}=r;switch(i){case"language":this.declare("language",r);for(const t of(0,P.SH)(e,"compatible_with",0))this.declareVersion(
"compatible",(0,P.w4)(t.body,"opentofu"));return;case"terraform":this.hasBackend||=S(e);for(const t of(0,P.SH)(e,"encryption",0))this.declare("encryption",t);this.
declareVersion("version",(0,P.w4)(e,"required_version"));return;case"provider":for(const t of c)this.use(t.value,t.value,t,[r]),this.declareVersion("provider-ve\
rsion",(0,P.w4)(e,"version"),(0,I.Yo)(t.value));(0,P.w4)(e,"for_each")!==void 0&&this.declare("provider-for-each",r);return;case"check":for(const t of(0,P.SH)(e,
"data",2))this.readTyped(t,[r,t]);return;case"import":this.readNamed(r,[r]);return;default:i==="action"&&this.declare("action",r),this.readTyped(r,[r])}}declare(r,i,c="",e=null){
this.declared.push({kind:r,text:c,localName:e,place:this.source.place(i)})}declareVersion(r,i,c=null){const e=(0,I.bK)(i?.value);i!==void 0&&e!==null&&this.declare(
r,i.value,e,c)}readTyped(r,i){const[c]=r.labels;if(c===void 0||this.readNamed(r,i))return;const[e=""]=c.value.split("_",1);this.use(e,c.value,c,i)}readNamed(r,i){
const c=(0,P.w4)(r.body,"provider")?.value;if(c===void 0)return!1;const{start:e,end:t}=c,s=this.source.text.slice(e,Math.min(t,e+v)),[,l]=u.exec(s)??[];return l===
void 0?!1:(this.use(l,l,c,i),!0)}use(r,i,c,e){if(this.providerUses.has(r))return;const t={text:(0,I.Yo)(i),address:L(e),place:this.source.place(c)};this.providerUses.
set((0,I.Yo)(r),t)}}const S=o=>(0,P.SH)(o,"backend",1).length>0||(0,P.SH)(o,"cloud",0).length>0,L=o=>(0,I.Bs)(o.flatMap(({type:r,labels:i})=>[r,...i.map(({value:c})=>c)])),
u=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),v=256;function m(o){if(o.every(({scope:i})=>i.providerUses.size===0))return[];const r=new Map;for(const i of(0,w.
cU)(o)){const c=o.filter(({kind:e})=>i.every(t=>e.clients.includes(t)));for(const[e,t]of n(c)){const s=r.get(e),l=s===void 0?i:[...s.clients,...i];r.set(e,{...s??
t,clients:l})}}return Array.from(r.values(),({text:i,address:c,place:e,clients:t})=>{const{host:s,isHostImplied:l,needs:f}=d(t);return{kind:"implied_provider",host:s,
isHostImplied:l,...{text:i,address:c,place:e,clients:t,isOverridden:!1,needs:f}}})}function d(o){const i=o.length===M.Du.length?a:a.filter((c,e)=>o.some(t=>t===
M.Du[e]));return{host:i[0]?.host??null,isHostImplied:!0,needs:i}}const a=M.Du.map(o=>({host:(0,_.Vm)(o),service:E.xq,clients:[o]}));function n(o){const r=new Set(
["terraform"]);for(const{references:c}of o)for(const{localName:e}of c)r.add(e);const i=new Map;for(const{scope:c,isContext:e}of o)if(!e)for(const[t,s]of c.providerUses)
r.has(t)||(r.add(t),(0,R.sL)(t).ok&&i.set(t,s));return i}}),5163:((ie,J,h)=>{h.d(J,{PG:()=>S,YK:()=>u,kl:()=>L});var P=h(9075),I=h(9031),w=h(7545),M=h(7052),_=h(
5799),R=h(3229),E=h(1064),A=h(7905);function C({kind:n},o,r){const{row:i,value:c,version:e}=o,t=c?.kind==="pieces"||e?.value.kind==="pieces";if(i.merges!=="modu\
le"||!t)return;const s=n.clients.flatMap(l=>{const f=K(o,l,r);return f===null?[]:[[l,f]]});return Object.fromEntries(s)}function K(n,o,r){const i=s=>s?.kind==="\
pieces"?r(n,s,o):[[{...A.Ef,text:s?.text??null}]],c=i(n.value);if(c.flat().some(({withheld:s})=>s!==null))return null;const e=i(n.version?.value),t=new Map;for(let s=0;s<
Math.max(c.length,e.length);s+=1){const[l=[],f=[]]=[c[s]??c[0],e[s]??e[0]],p=D(l,f);t.set(JSON.stringify(p),p)}return[...t.values()]}function D(n,o){const[r,i]=[
k(n),k(o)];return{root:n[0]?.root??o[0]?.root??null,source:r??null,version:i??null,isOpen:r===void 0||i===void 0}}function k(n){const[o,...r]=(0,A.Zn)(n),i=r.every(
({isWhole:c,text:e})=>c&&e===o?.text);return o?.isWhole===!0&&i?o.text:void 0}var O=h(1884);const S=5e4;function L(n,o,r=new Map){const i=[],c=[...n.flatMap(t=>t.
notes),...(0,I.ls)(n)],e=new m(n,o,r);for(const t of n)if(!t.isContext)for(const s of t.references){if(i.length>=S)return c.push(u(t.file)),v(i,c);const l=(0,A.
RO)(t,s,o,r);let f=C(t,s,o);for(const p of l){const b=e.usageOf(t,s,p);i.push(f===void 0?b:{...b,calls:f}),f=void 0}(s.row.isReserved||l.some(({isFaulty:p})=>p))&&
c.push(...e.notesOf(t,s,l))}for(const t of(0,O.FZ)(n))i.push(t);return v(i,c)}const u=n=>(0,_.sb)(n,(0,M.ub)({kind:"module-usages",max:S})),v=(n,o)=>({usages:n.
sort((r,i)=>a(r.place,i.place)),notes:o.sort((r,i)=>a((0,_.Xd)(r),(0,_.Xd)(i)))});class m{files;values;known;overrides;constructor(o,r,i){this.files=o,this.values=
r,this.known=i,this.overrides=o.filter(({kind:c})=>c.isOverride)}usageOf(o,r,i){const{kind:c,value:e,address:t,constraints:s,place:l,row:f,hasOwnToken:p,workspace:b}=r,
{meanings:N,first:F,needs:Y}=i,Q=this.overrides.length===0?N:new Map([...N].filter(([T])=>this.isInForce(o,r,T))),$=Q.size===N.size&&Y!==null,g={kind:c,host:F.host,
isHostImplied:F.isHostImplied,directHost:F.directHost,hasOwnToken:p,text:e?.text??null,address:t,version:this.versionOf(r),constraints:s,place:l,clients:o.kind.
clients,needs:$?Y:(0,A.hN)(Q,r.row,this.stateHost),isOverridden:Q.size===0,workspace:b};return $&&f.backend===void 0&&e?.kind!=="pieces"?g:{...g,...this.decisionOf(
r,i,Q)}}decisionOf({value:o,row:r},{meanings:i},c){const e=[...i],t=e.flatMap(([p,b])=>b.evaluated===void 0?[]:[[p,b.evaluated]]),s=[...c].flatMap(([p,{needed:b}])=>{
const N=b==="state"?this.stateHost(p):null;return N===null?[]:[[p,N]]}),l=e.flatMap(([p])=>c.has(p)?[]:p),f=e.some(([,{needed:p}])=>p==="state");return{...o?.kind===
"pieces"&&{evaluated:Object.fromEntries(t)},...r.backend!==void 0&&{backend:r.backend},...c.size>0&&l.length>0&&{replacedFor:l},...f&&{stateHosts:Object.fromEntries(
s)}}}notesOf(o,r,i){const{place:c,row:e,value:t}=r,s=[c],l=new Map,f=t===void 0&&o.notes.length>0;for(const{meanings:p}of f?[]:i)for(const[b,{problem:N,host:F}]of p){
if(N===void 0||!this.isInForce(o,r,b))continue;const Y=N.code==="source-dynamic",Q=o.notes.some(W=>(0,_.Xd)(W)?.line===c.line);if(Y&&Q)continue;const $=t?.kind===
"known"&&(0,R.Kc)(t.text),g=Y?N.message:N.code,T=l.get(g),x=T===void 0?F:T.namedHost??null,j=[...new Set([...T?.clients??[],b])],y={namedHost:x,clients:j,places:s,
isPlaceholder:$};l.set(g,(0,_.hD)(T?.problem??N,y))}if(e.isReserved){const p=(0,w.ME)({block:"required_providers",parent:"terraform"});l.set(p.code,(0,_.hD)(p,{
places:s,clients:o.kind.clients}))}return[...l.values()]}isInForce({kind:o},{mergeKey:r},i){return o.isOverride||r===null||!this.replaced(i).has(r)}replaced=(0,P.
Oo)(o=>{const r=new Set;for(const{kind:i,references:c,scope:e}of this.overrides)if(i.clients.includes(o)){e.hasBackend&&r.add("backend");for(const{mergeKey:t,value:s,
localName:l}of c)t!==null&&(s!==void 0||l!==null)&&r.add(t)}return r});stateHost=(0,P.Oo)(o=>{const r=this.files.filter(({kind:i})=>i.clients.includes(o));for(const i of r)
for(const c of i.references){if(c.row.merges!=="backend"||!this.isInForce(i,c,o))continue;const[e]=(0,A.RO)(i,c,this.values,this.known),t=e?.meanings.get(o)?.needed??
null;if(t!==null&&t!=="state")return t}return null});versionOf(o){if(o.version===null)return;const{value:r,place:i}=o.version;if(r.kind==="known")return{text:r.
text,place:i};const c=E.Du.flatMap(t=>{const s=this.values(o,r,t).flat();if(s.some(({withheld:p})=>p!==null))return[];const[l,...f]=s;return[[t,f.length===0&&l?.
isWhole===!0?l.text:null]]});return{text:d.test(r.text)?r.text:"\u2026",value:Object.fromEntries(c),place:i}}}const d=/^(?!<<)"?[^"]*"?$/,a=(n,o)=>n===null||o===
null?0:n.file!==o.file?n.file<o.file?-1:1:n.line-o.line||n.column-o.column}),2626:((ie,J,h)=>{h.d(J,{eI:()=>s,jq:()=>f,CJ:()=>b,bH:()=>n});var P=h(5747),I=h(2245),
w=h(400),M=h(6134),_=h(8321),R=h(9031),E=h(7052),A=h(9804),C=h(5799),K=h(7854),D=h(4667);function k($,g,T){const x=(0,D.F)(T),j=[],y=new Set([""]);if(g.kind==="\
json")for(const{name:W}of g.members)y.add(W);else for(const{type:W}of g.blocks)x.has(W)&&y.add(W);for(const W of y)for(const X of x.get(W)??[])new O($,X,j).readAt(
0,{body:g,block:void 0,names:[]});return j}class O{source;row;found;constructor(g,T,x){this.source=g,this.row=T,this.found=x}readAt(g,T){const x=this.row.path[g];
if(x===void 0){this.read(T);return}const[j]=x,{body:y}=T,W=y.kind==="native"?y.blocks:(0,M.SH)(y,j,x.length-1);for(const X of W){const{labels:q}=X;if(X.type!==j||
q.length!==x.length-1||q.some(({value:re},oe)=>x[oe+1]!=="*"&&x[oe+1]!==re))continue;const se=[...T.names,j,...q.map(({value:re})=>re)];this.readAt(g+1,{body:X.
body,block:X,names:se})}}read(g){const{body:T,block:x,names:j}=g;switch(this.row.position){case"entries":for(const y of(0,M.Td)(T))this.addEntry(j,y);return;case"\
label":{const y=x?.labels.at(-1);if(y===void 0)return;const W={kind:"known",text:(0,_.Yo)(y.value)},X=this.source.place(y),q=this.version((0,M.w4)(T,"version")?.
value),se=(0,_.bK)((0,M.w4)(T,"constraints")?.value)??void 0;this.add(j.slice(0,-1),{value:W,place:X,version:q,constraints:se});return}case"manifest":this.addManifest(
T);return;case"urls":{const y=(0,M.w4)(T,"urls")?.value;for(const W of y?.kind==="tuple"?y.elements:[])this.add(j,this.written(W));return}default:this.addArguments(
g,this.row.position)}}add(g,T){const{row:x}=this,{kind:j=x.kind,version:y=null,localName:W=null,hasOwnToken:X=!1}=T;this.found.push({row:x,kind:j,address:(0,_.Bs)(
g),value:T.value,version:y,constraints:T.constraints,place:T.place,mergeKey:S(x,g),localName:W,hasOwnToken:X,workspace:T.workspace})}addArguments({body:g,block:T,
names:x},j){const{row:y,source:W}=this,X=de=>(0,M.w4)(g,de)?.value,q=y.backend!==void 0;if(q&&(0,_.bK)(X("backend"))!==y.backend)return;const se=q?X("config"):void 0,
re=q?de=>(0,M.Tu)(se,de):X,oe={version:this.version(X("version")),hasOwnToken:y.grammar==="host"&&re("token")!==void 0,workspace:y.merges==="backend"&&y.grammar===
"host"?u(g):void 0};for(const de of j){const ae=re(de);if(ae!==void 0)this.add(x,{...oe,...this.written(ae)});else if(y.absent!==void 0&&T!==void 0){const he=se!==
void 0&&se.kind!=="object"?(0,_.C5)((0,_.wK)(W,se),de):void 0;this.add(x,{...oe,kind:y.absent,value:he,place:W.place(T)})}}}written(g){const{row:T,source:x}=this;
return{value:T.defaults!==void 0&&g.kind==="primitive"&&g.value===null?void 0:(0,_.wK)(x,g,T.isLiteral),place:x.place(g)}}addEntry(g,{name:T,value:x}){const{row:j,
source:y}=this,W=[...g,T],X=(0,_.Yo)(T);if(x.kind==="object"){const oe=(0,M.Tu)(x,"source");this.add(W,{localName:X,kind:oe===void 0?j.absent??j.kind:j.kind,value:oe&&
(0,_.wK)(y,oe,j.isLiteral),version:this.version((0,M.Tu)(x,"version"),_.wK),place:y.place(oe??x)});return}const q=["string","primitive","template"].includes(x.kind),
se=q?"required_provider_legacy":"required_provider_invalid",re=q?this.version(x):null;this.add(W,{localName:X,kind:se,version:re,value:void 0,place:y.place(x)})}addManifest(g){
const T=(0,M.w4)(g,"Modules")?.value;for(const x of T?.kind==="tuple"?T.elements:[]){const j=(0,M.Tu)(x,"Source"),y=(0,_.bK)((0,M.Tu)(x,"Key"));if(j===void 0||y===
null)continue;const W=this.version((0,M.Tu)(x,"Version"));this.add(["module",y],{...this.written(j),version:W})}}version(g,T=_.yR){const x=g&&T(this.source,g);return g&&
x?{value:x,place:this.source.place(g)}:null}}function S({merges:$},g){return $===void 0||$==="backend"?$??null:(0,_.Bs)([$,g.at(-1)??""])}const L=["name","prefi\
x","tags"];function u($){const[g]=(0,M.SH)($,"workspaces",0),T=j=>j==="workspaces"&&g!==void 0?L.some(y=>(0,M.w4)(g.body,y)!==void 0):(0,M.w4)($,j)!==void 0,x=K.
Rt.filter(j=>!T(j));return{organization:(0,_.bK)((0,M.w4)($,"organization")?.value),name:g?(0,_.bK)((0,M.w4)(g.body,"name")?.value):null,...x.length>0&&{lacks:x}}}
var v=h(1884),m=h(5163);const d=64,a=16*1024*1024;function*n($,g){const T=[],x=[];let[j,y]=[0,m.PG];for(const[W,{path:X,file:q,target:se,kind:re,isContext:oe}]of $.
entries()){if(W>0&&W%d===0&&(yield g+W))return null;const ae=(0,P.yR)(X);if(!ae.ok){const{failure:ce}=ae;ce.kind==="size"?x.push((0,C.sb)(q,(0,E.ub)(ce))):T.push(
i(ce.code,{file:q,kind:re,isContext:oe}));continue}j+=ae.bytes;const le=b(ae.text,re,q,oe,new M.n_,se);!ae.isUtf8&&!oe&&le.notes.length===0&&x.push(c(ae.text,re,
q));const he=t(le);if(he>y){const ce={...le.scope,providerUses:v.FK.providerUses},U={references:le.references.slice(0,y),scope:ce,definitions:[]};T.push({...le,
...U,notes:[...le.notes,(0,m.YK)(q)]});break}y-=he,T.push(j>a?(0,R.rd)(le):le)}return{files:T,notes:x,bytes:j}}const o=({class:$})=>$==="config"||$==="test",r=[
"EACCES","EPERM"];function i($,g){const{file:T,kind:x}=g,j=(o(x)||x.class==="lock")&&r.includes($),y=[(0,C.sb)(T,(0,E.WO)({what:"file",code:$,isRefused:j}))];return{
...g,references:[],scope:v.FK,definitions:[],notes:y}}function c($,g,T){const x=$.indexOf("\uFFFD"),j=$.slice($.lastIndexOf(`
`,x)+1,x),y=/#|\/\//.test(j)||$.lastIndexOf("/*",x)>=0,W=o(g)&&g.syntax==="hcl"&&!y,X=(0,M.yN)($)({start:x,end:x+1});return(0,C.sb)(T,(0,E.U$)({error:null,isRefused:W}),
X)}const e=({references:$,scope:g})=>$.length+g.providerUses.size,t=$=>e($)+$.definitions.length;function*s($){const g=(y,W)=>({kind:y,text:"",localName:null,place:{
file:W,...C.wv}}),T=$.filter(({kind:y})=>y.class==="config"),[x]=T;x!==void 0&&$.every(y=>e(y)===0)&&(yield g("module",x.file));const j=T.filter(({scope:y})=>y.
hasBackend);for(const y of new Set(j.map(({kind:W})=>W.clients))){const W=T.find(({kind:X})=>X.clients===y);W!==void 0&&(yield g("state",W.file))}for(const{file:y,
kind:W,references:X,scope:q,isContext:se}of $)W.class==="lock"&&X.length===0&&(yield g("lock",y)),W.class==="config"&&!se&&(yield*q.declared)}const l=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function f($){return $.kind.class!=="terragrunt"||$.references.length>0?!1:!l.test($.file)}const p={config:v.Od,terragrunt:v.gq};function b($,g,T,x=!1,j=new M.n_,y){
const W=(g.syntax==="json"?I.O:w.K)($,j),X=(0,_.rI)(W,T,y),{body:q}=W,se=k(X,q,g.class),re=p[g.class]?.(X,q)??v.FK,oe=f({file:T,kind:g,references:se})&&!j.isExceeded(),
de=x||oe?[]:N(W,g,{file:T,target:y}),ae=g.class==="config"?(0,R.kM)(X,q):[];return{file:T,kind:g,references:se,scope:re,definitions:ae,notes:de,isContext:x}}function N({
text:$,problems:g,parts:T},x,{file:j,target:y}){return T.isExceeded()?[(0,C.sb)(j,(0,E.ub)({kind:"parts",max:T.max}))]:g.map(({message:W,...X})=>{const q=o(x)&&
!F.test(W),se=x.class==="lock"?(0,A.FA)({reason:"syntax",error:W}):(0,E.U$)({error:W,isRefused:q}),re=$.split(`
`,X.line)[X.line-1]??"",oe=Y.test(re.slice(0,Q));return{...(0,C.sb)(j,se,{...X,target:y}),clients:x.clients,isPlaceholder:oe}})}const F=/^\w+ are nested deeper than/,
Y=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,Q=1e3}),895:((ie,J,h)=>{h.r(J),h.d(J,{asWritten:()=>ae.qm,declaredIn:()=>ce.eI,dependsOnOthers:()=>ae.S9,
detach:()=>I.Yo,isForeign:()=>ce.jq,meaningOfAbsent:()=>ae.gd,neededByImplied:()=>le.xr,needsOf:()=>ae.hN,readHcl:()=>P.K,readModule:()=>ce.bH,readTools:()=>l,resolveValue:()=>I.
g$,usagesOf:()=>he.kl,withPlaces:()=>w.rd});var P=h(400),I=h(8321),w=h(9031),M=h(9075),_=h(4e3),R=h(2161),E=h(796);const A=new Map([["terraform","terraform"],["\
hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),C=B=>A.get(B.toLowerCase())??"terraform",K="ini\
t|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",D=(B,U)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${B})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${U})(?![\\w-])`),k=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,O=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],S=`(?=["'\\s,\\]})@]|$)`,L="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",u=`(?=["']?\\s*[,\\]])`,v=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${S}|\
([\\w.\${}-]+)))?${S}`),text:"uses $1",version:"latest"},{form:D("terraform|tofu",K),text:"runs $1"},{form:D("tofu","fmt"),text:"runs $1"},{form:D("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${L}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${u}`),text:"lists $1"},{form:new RegExp(`${L}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${u}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],m=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,d=/\b(?:echo|printf)\b[^;&|]*/g;function a(B){if(!/terraform|tofu|tfenv/i.
test(B))return[];const U=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(B);if(m.test(B)&&!U)return[];const z=B.replace(d,V=>" ".repeat(V.length)),H=k.exec(z);return H===
null?v.flatMap(V=>n(V,z)):r(H)}function n({form:B,text:U,version:z=null,...H},V){const Z=B.exec(V);if(Z===null)return[];const[,ee="",G=z]=Z,ne=U.replace("$1",()=>ee);
return[{client:C(ee),text:ne,version:G,...o(Z),...H}]}const o=({index:B,0:{length:U}})=>({start:B,end:B+U});function r(B){const[,U=""]=B;return O.flatMap(({form:z,
otherwise:H})=>{const V=z.exec(U);return V===null?[]:[{client:C(V[1]??V[2]??""),text:`uses ${U}`,version:null,...o(B),step:{otherwise:H}}]})}const i=50,c=/^digger\.ya?ml$/,
e=100,t=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,s=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function l(B,U){const z=[],H=new Set;
let V=!1,Z=!1,ee=!1;for(const G of(0,E._X)(B,U)){for(const fe of(0,E.AN)(G))H.add(fe);if(ee||=(0,R.Z)(G.file)||s.test(G.text),(0,E.$)(G.file)||(0,R.Z)(G.file))continue;
const ne=G.file.slice(G.file.lastIndexOf("/")+1),te=(0,R.TD)(ne)||G.file.endsWith("mise/config.toml"),ue=te?X(G):f(G);Z||=c.test(G.file)&&ue.some(({client:fe})=>fe===
"opentofu");const pe=Z&&G.text.includes("diggerhq/digger@");z.push(...ue.filter(({text:fe})=>!pe||fe!==F)),V||=!te&&t.test(G.text)}return{signs:z,setsCloudHostname:V,
givesState:ee,others:H}}function f({file:B,text:U}){if(!/terraform|tofu|tfenv/i.test(U))return[];const z=(0,E.Dx)(B,U),H=new Map,V=(0,M.Oo)(G=>j(G,z)),Z=z.map(a),
ee=Y(B,z,Z);for(const[G,ne]of z.entries()){if(H.size>=i)break;for(const te of Z[G]??[]){if(ee(te,G))continue;const{client:ue,level:pe="tool"}=te;for(const fe of $(
te,z,G,V)){const me=`${ue} ${pe} ${fe}`;if(H.has(me))continue;const ve=(0,E.$t)(B,G,ne,te);H.set(me,{client:ue,level:pe,place:ve,text:(0,_.dh)(te.text,e),version:fe})}}}
return b(B,[...H.values()])}const p=/atlantis\.ya?ml$/;function b(B,U){return!U.some(({client:H})=>H==="opentofu")||!p.test(B)?U:U.filter(({client:H,version:V})=>H===
"opentofu"||V!==null).map(H=>({...H,client:"opentofu"}))}const N=/(^|\/)\.spacelift\/[^/]+$/,F="sets terraform_version";function Y(B,U,z){const H=ee=>{const ne=z.
slice(...ee).flat().filter(({text:te,level:ue})=>ue!=="hook"&&!/_version$/.test(te));return ne.length===0?null:ne.every(({client:te})=>te==="opentofu")},V=N.test(
B)?U.indexOf("stack_defaults:"):-1,Z=V<0?null:T(U,V+1);return({text:ee},G)=>{if(ee!==F||p.test(B))return!1;const ne=H(T(U,G));if(ne!==null||Z===null)return ne===
!0;const te=G>=Z[0]&&G<Z[1];return H(te?[0,U.length]:Z)===!0}}const Q=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function $({version:B,
step:U},z,H,V){if(U===void 0)return B===null?[null]:V(B);const Z=z.slice(...T(z,H)).map(ee=>Q.exec(ee)?.[1]?.replace(/^["']|["']$/g,"")).find(ee=>ee!==void 0);return Z===
void 0?[U.otherwise]:V(Z)}const g=100;function T(B,U){const z=B[U]??"",H=z.search(/[^\s-]/),V=te=>te!==""&&te.search(/\S/)<H,ee=z.trimStart().startsWith("-")?[]:
B.slice(Math.max(0,U-g),U),G=B.slice(U+1,U+g),ne=G.findIndex(V);return[U-ee.length+ee.findLastIndex(V)+1,U+1+(ne<0?G.length:ne)]}const x=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function j(B,U){const[,z,H,V]=x.exec(B.trim())??[],Z=z??H??V;if(Z===void 0)return[B.trim()];for(const ee of U){const G=ee.indexOf(Z),ne=G<0?void 0:y.exec(ee.slice(
G+Z.length))?.[1];if(ne===void 0||/[\w-]$/.test(ee.slice(0,G)))continue;const te=ne.match(/[^\s"',[\]]+/g);if(te!==null)return te}return[B]}const y=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
W=/[^\s"',\]}]+/;function X({file:B,text:U}){const z=(0,E.Dx)(B,U);return q(B,z).flatMap(({at:H,client:V,version:Z,start:ee=0})=>{if(V===void 0)return[];const G=z[H]??
"",ne=(0,E.$t)(B,H,G,{start:ee,end:G.length}),te=Z===null?`selects ${V}`:`selects ${V} ${Z}`;return[{client:V,level:"version-file",place:ne,text:(0,_.dh)(te,e),
version:Z}]})}function q(B,U){const[,z]=/\.(terraform|opentofu)-version$/.exec(B)??[];if(z===void 0)return B.endsWith(".toml")?de(U):se(U);const H=U.findIndex(Z=>Z.
trim()!==""),V=W.exec(U[H]??"")?.[0]??null;return H<0?[]:[{at:H,client:A.get(z),version:V}]}const se=B=>B.map((U,z)=>{const[H="",V=null]=U.trim().split(/\s+/);return{
at:z,client:A.get(H),version:V}}),re=/^\s*\[\s*([\w."':/-]+)\s*\]/,oe=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function de(B){let U="";
return B.flatMap((z,H)=>{U=re.exec(z)?.[1]?.replaceAll('"',"")??U;const[,V="",Z=""]=oe.exec(z)??[],ee=/^tools\.(?:\w+:)?(.+)$/.exec(U)?.[1],G=A.get(U==="tools"?
V:V==="version"?ee??"":""),ne=/\bversion\s*=\s*(.*)$/s.exec(Z)?.[1]??Z,te=ne.match(/[^\s"',[\]{}=]+/g)??[];return(ne.startsWith("[")?te:te.slice(0,1)).map(pe=>({
at:H,client:G,version:pe,start:z.search(/\S/)}))})}var ae=h(7905),le=h(1884),he=h(5163),ce=h(2626)}),4667:((ie,J,h)=>{h.d(J,{F:()=>l,I:()=>s});var P=h(9075),I=h(
9562);const w={terraform:"app.terraform.io",opentofu:null},M={terraform:"app.terraform.io",opentofu:"app.terraform.io"},_={terraform:"static",opentofu:"static"},
R={opentofu:"static"},E={terraform:"any",opentofu:"any"},A=["config","migrate"],C=["stack","deploy"],K={position:["source"],grammar:"module",service:I.e$},D={...K,
grammar:"stack-component",isLiteral:!0},k={...D,service:null},O={...K,grammar:"terragrunt",evaluation:E},S={position:"entries",grammar:"provider",service:I.xq,isLiteral:!0,
absent:"required_provider_nosource"},L={position:["hostname"],grammar:"host",service:I.Bn,defaults:w},u={...L,service:I.OZ},v={...L,evaluation:E},m={...L,service:I.
M,defaults:M},d={...D,position:"manifest",grammar:"registry-module"},a={position:["address"],grammar:"url",service:null};function n(f,p,b,N,{absence:F,...Y}={}){
const Q=p===""?[]:p.split(" > ").map($=>$.split(" "));return{kind:b,files:f,path:Q.map(([$="",...g])=>[$,...g]),...F&&{absent:`${b}${F}`},...N,...Y}}const o={absence:"\
_missing"},r={absence:"_default"},i={evaluation:R,merges:"backend"},c={backend:"cloud",service:I.OZ},e="data terraform_remote_state *",t={...a,position:["addres\
s","lock_address","unlock_address"]},s=[n(A,"module *","module",K,{...o,evaluation:_,merges:"module"}),n(A,"terraform > required_providers","required_provider",
S,{merges:"provider"}),n(A,"required_providers","required_provider",S,{isReserved:!0}),n(A,"terraform > cloud","cloud",u,{...r,...i}),n(A,"terraform > backend r\
emote","backend_remote",L,{...r,...i}),n(A,"terraform > backend http","backend_http",t,i),...[e,`check * > ${e}`].flatMap(f=>[n(A,f,"remote_state",v,{...r,backend:"\
remote"}),n(A,f,"remote_state",v,{...c,...r})]),n(A,e,"remote_state",a,{backend:"http",evaluation:E}),n([...A,"query"],"provider tfe","provider_tfe",m,{...r,evaluation:E}),
n(["test"],"provider tfe","provider_tfe",m),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:I.xq,isLiteral:!0}),n(["\
test"],"run * > module","test_module",D,{...o,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",L,r),n(C,"required_providers","r\
equired_provider",S),n(C,"component *","stack_component",D,o),n(C,"removed","stack_removed",D,o),n(C,"stack *","stack_stack",k,{...o,grammar:"stack"}),n(["deplo\
y"],"upstream_input *","upstream_input",k,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",S),n(["migrate"],"from > backend\
 remote","migrate_backend_remote",L,r),...["terraform","unit *","stack *"].map(f=>n(["terragrunt"],f,"terragrunt_source",O)),n(["terragrunt"],"catalog","terragr\
unt_source",{...O,position:"urls"}),n(["manifest"],"","installed_module",d)],l=(0,P.Oo)(f=>{const p=s.filter(({files:b})=>b.includes(f));return Map.groupBy(p,({
path:[b]})=>b?.[0]??"")})}),7495:((ie,J,h)=>{h.d(J,{Qm:()=>O,TU:()=>K,i4:()=>v,pb:()=>u,zt:()=>A});var P=h(4091),I=h(8011),w=h(3229),M=h(1831),_=h(5011),R=h(4321),
E=h(1022);const A={host:null,isHostImplied:!1,needed:null},C=e=>({host:e,isHostImplied:!1,needed:(0,M.Rt)(e)?"state":e}),K=e=>({host:e,isHostImplied:!0,needed:e}),
D=e=>({host:e,isHostImplied:!1,needed:null}),k=e=>e===null?A:{...A,directHost:e},O=e=>({...A,problem:e}),S=(e,t)=>O((0,I.DA)({reason:"rejected",error:e,advice:t}));
function L(e,t,s){return s===null?e:{...e,problem:(0,I.My)({text:t,host:e.host,advice:s})}}const u={module:a,"test-module":(e,t,s)=>{const l=(0,_.vL)(e,t).kind===
"remote";return t==="opentofu"||!l?a(e,t,s):O((0,I.DA)({reason:"remote-in-test",text:e}))},"registry-module":(e,t)=>{const s=(0,_.rE)(e,t);return s.ok?m(s.value):
i(e,t)},provider:n,"locked-provider":o,"stack-component":r,stack:(e,t)=>{const s=(0,_.A)(e);return s.ok&&!e.startsWith(".")?D(s.value.host):{...r(e,t),isHostImplied:!1,
needed:null}},"stack-output":e=>{const[t="",...s]=e.split("/");return s.length===3?d(t,D):O((0,I.DA)({reason:"stack",text:e}))},terragrunt:c,host:e=>d(e,C),url:i};
function v(e,t,s){if(e==="terragrunt"){const[,p]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return p===void 0?/^$|^t$|^tfr?$|^tfr:/.test(t)?void 0:A:p===""?K((0,_.Vm)(s)):
d(p,C)}if(e==="url")return k((0,R.uE)(t,s));if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(t))return k((0,R.uE)(t,s));
const l=t.indexOf("/");if(l<0)return;const f=(0,_.vL)(`${t.slice(0,l)}/a/b/c`,s);return f.kind==="registry"?m(f):k((0,R.uE)(t,s))}const m=({host:e,hostImplied:t})=>t?
K(e):C(e);function d(e,t){const s=(0,M.Pv)(e),l=(0,w.L6)(e);return s.ok?L(t(s.value),e,l):O((0,I.k0)({text:e,error:s.why,advice:l}))}function a(e,t,s){if((0,_.Nj)(
e)&&!s)return A;const l=(0,_.vL)(e,t),f=l.kind==="registry"?(0,P.Ju)(l):(0,_.rE)(e,t);if(s&&!f.ok){const{why:N}=f,F=/^https?:/i.test(e)?{kind:"invalid",error:N}:
l,Y=(0,w.NM)(e,F,f),{kind:Q}=l;return Y===null&&(Q==="local"||Q==="remote")?O((0,I.DA)({reason:`${Q}-with-version`,text:e})):S(N,Y)}const p=(0,w.NM)(e,l,f);if(f.
ok)return L(m(f.value),e,p);if(l.kind==="invalid")return S(l.error,p);const b=l.kind==="remote"?l.host:null;return L(k(b),e,p)}function n(e,t){const s=(0,E.mi)(
e,t);switch(s.kind){case"registry":case"legacy":return s.hostImplied?K(s.host):L(C(s.host),e,(0,w.cr)(e));case"builtin":return D(s.host);case"invalid":{const[l="",
f]=s.error.split(`

`);return S(l,f??(0,w.cr)(e))}}}function o(e,t){const s=(0,E.mi)(e,t);if(s.kind==="invalid")return S(s.error,null);if(s.hostImplied)return O((0,I.DA)({reason:"l\
ocked-provider",text:e}));if(s.kind==="builtin")return D(s.host);const l=t==="opentofu"&&s.host===(0,_.Vm)("terraform")&&s.namespace==="hashicorp";return{...C(s.
host),needed:l?(0,_.Vm)(t):s.host}}function r(e,t){if(e!==e.trim())return O((0,I.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return A;const s=(0,_.
rE)(e,t);if(s.ok)return m(s.value);const l=(0,_.A)(e);if(l.ok)return D(l.value.host);const f=(0,_.vL)(e,t);return f.kind==="invalid"?S(f.error,(0,w.NM)(e,f,s)):
k(f.kind==="remote"?f.host:null)}function i(e,t){const s=(0,R.cx)(e,t);return k(s.ok?s.value.host:null)}function c(e,t){const[,s,l=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(e)??[];if(s===void 0)return e.startsWith("gitlab.com/")?k("gitlab.com"):i(e,t);const[f=""]=l.split("//");return f.split("/").length!==3?O((0,I.DA)({reason:"\
terragrunt",text:e})):s===""?K((0,_.Vm)(t)):d(s,C)}})};export{_e as ids,ke as modules};
