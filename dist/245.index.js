const _e=[245,626,895,907,895],ke={9349:((ne,G,h)=>{h.d(G,{Jw:()=>$,L8:()=>p,Md:()=>k,Tj:()=>T,bs:()=>u,lr:()=>I,r1:()=>r,v$:()=>B,wH:()=>d,xC:()=>v,zK:()=>a});
var P=h(6134);const I=100,b=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),C=128,E=255,N=1,O=2,x=4,$=8,B=16,T=32,k=64,w=[[N,/[ \t]/g],[O,/[A-Za-z_]/g],[x,/[\w-]/g],[$,/[\w \t.:=?!&|*%+>~-]/g],
[B,/[\w \t\n,.:=?!&|*%+>~-]/g],[T,/[^"\\$%\r\n]/g],[k,/[^\n$%]/g]],y=Array.from({length:E+1},(e,t)=>t>C?"":String.fromCharCode(t)),U=new Uint8Array(E+1);for(const[
e,t]of w)y.join("").replace(t,(n,o)=>(U[o]=e|(U[o]??0),""));const f=(e=E,t)=>((U[e]??0)&t)!==0,v=e=>e===" "||e==="	",p=e=>/^[\w-]/.test(e),d=e=>e==="}"||e===")"||
e==="]";function r(e){return e==="{"?"}":e==="("?")":e==="["?"]":void 0}let s=new Uint8Array(256*1024);const i=new TextEncoder;function c(e,t){const{length:n}=e;
s.length<=n&&(s=new Uint8Array(2*n+1));const o=s,l=e.slice(t),{read:m,written:_}=i.encodeInto(l,o.subarray(t,n));if(m!==l.length||_!==l.length)for(let L=t;L<n;L++)
o[L]=Math.min(e.charCodeAt(L),C);return o[n]=E,o}class a{text;parts;at;depth=0;mistake;constructor(t,n,o=0){this.text=t,this.parts=n,this.at=o}countPart(){this.
parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(t){const{text:n,parts:o,mistake:l}=this;if(l===void 0)return{text:n,
body:t,parts:o,problems:[]};const m={...(0,P.yN)(n)(l),message:l.message};return{text:n,body:t,parts:o,problems:[m]}}report(t,n,o=n+1){this.mistake??={message:t,
start:n,end:Math.min(o,Math.max(n,this.text.length))}}stop(t,n){this.report(t,n),this.at=this.text.length}}class u extends a{codes;constructor(t,n=0,o=new P.n_){
super(t,o,n),this.codes=c(t,n)}reportUnclosed(t){const n=/[$%]/.test(this.text.charAt(t)),o=this.text.slice(t,t+(n?2:1)),l=this.isAtEnd()?"the end of the file":
`"${this.peek()}"`,m=`unbalanced brackets: "${o}" is not closed before ${l}`;this.report(m,this.isAtEnd()?t:this.at)}reportCharacter(){const t=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let n=`${JSON.stringify(t)} is not used in HCL`;t==="'"&&(n="single quotes are not valid; use double quotes"),t==="\uFFFD"&&(n=
"the file is not UTF-8 here"),this.report(`invalid character: ${n}`,this.at,this.at+t.length)}reportBrokenString(t){const n=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(n,t,this.at)}peek(t=0){return y[this.
codes[this.at+t]??E]??""}skipSpaces(){for(;;){const t=this.skipAll(N);if(t==="\r")this.skipReturn();else if(t==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return t}}skipBlank(){for(;;){const t=this.skipSpaces();if(t===`
`)this.at++;else if(this.isLineComment(t))this.skipLine();else return t}}skipAll(t){const{codes:n}=this;let{at:o}=this,l=n[o]??E;for(;f(l,t);)l=n[++o]??E;return this.
at=o,y[l]??""}isLineComment(t){return t==="#"||t==="/"&&this.peek(1)==="/"}isLineEnd(t){return t===`
`||t===""||this.isLineComment(t)}skipLine(){const t=this.text.indexOf(`
`,this.at);this.at=t<0?this.text.length:t}skipBlockComment(){const t=this.text.indexOf("*/",this.at+2);t<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=t<0?this.text.length:t+2}readName(){const{codes:t,text:n,at:o}=this;return f(t[o],O)&&this.skipAll(x),t[this.at]===C&&(b.lastIndex=o,
this.at=b.test(n)?b.lastIndex:o),this.at>o?n.slice(o,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((ne,G,h)=>{h.d(G,{y:()=>I});const P=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function I(b){const{text:C,at:E}=b,N=C.charAt(E+1),O=C.slice(E+2,E+(N==="U"?10:6)),x=N==="U"?/^[0-9a-f]{8}$/i.test(O):/^[0-9a-f]{4}$/i.
test(O),$=Number.parseInt(O,16);if((N==="u"||N==="U")&&x&&$<=1114111)return b.at+=O.length+2,String.fromCodePoint($);const B=P.get(N);if(b.at+=B===void 0?1:2,B!==
void 0)return B;const T=JSON.stringify(C.slice(E,E+2));return b.report(`invalid escape sequence: ${T}`,E,E+2),""}}),2245:((ne,G,h)=>{h.d(G,{O:()=>E});var P=h(9349),
I=h(4009),b=h(6134);const C=200;function E(B,T=new b.n_,k=!1){const w=new N(B,T);w.isHcl1=k;const y=w.readRoot();return w.structure({kind:"json",members:y===void 0?
[]:(0,b.lS)(y)})}class N extends P.zK{isHcl1=!1;readRoot(){const{text:T}=this;T.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const k=this.readValue();return this.isHcl1||k===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),k.kind!=="object"&&k.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",k.start)),k}skipSpaces(){const{text:T}=this;for(;;){const k=T.charCodeAt(this.at);if(k===32||k===10||k===13||k===9)this.at++;else if(k===
47)this.skipComment();else return T.charAt(this.at)}}skipComment(){const T=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const k=T?`
`:"*/",w=this.text.indexOf(k,this.at+1);this.at=w<0?this.text.length:w+k.length}readValue(){const{text:T,parts:k,at:w}=this;if(this.countPart(),k.isExceeded())return;
const y=T.charAt(w);if(y==='"'){const f=this.readString();return f===void 0?void 0:(0,I.BD)(f,{start:w,end:this.at},k)}if(y!=="{"&&y!=="[")return this.readPrimitive();
if(this.depth>=C)return this.stop(`values are nested deeper than ${C} levels`,w);this.depth++;const U=y==="{"?this.readObject():this.readArray();return this.depth--,
U}readPrimitive(){const{text:T,at:k}=this;O.lastIndex=k;const w=O.exec(T)?.[0];return w===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",k):(this.at+=w.length,{kind:"primitive",start:k,end:this.at,value:JSON.parse(w)})}readObject(){const T=this.
at++,k=[];for(let w=this.skipSpaces();w!=="}";w=this.skipSpaces()){if(w!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const y=this.readMember();if(y===void 0)break;k.push(y),this.endItem("}")}return{kind:"object",start:T,end:this.skipBracket(),items:k}}readMember(){const T=this.
at,k=this.readString();if(k===void 0)return;const w=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const y=this.readValue();return y&&{name:k,start:T,end:w,value:y}}readArray(){const T=this.at++,k=[];for(;this.
skipSpaces()!=="]";){const w=this.readValue();if(w===void 0)break;k.push(w),this.endItem("]")}return{kind:"tuple",start:T,end:this.skipBracket(),elements:k}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(T){const k=this.skipSpaces(),w=this.at;if(k!==T){if(k===""&&this.stop(`unclosed value: no "${T}" before the end\
 of the file`,w),k!==","){this.report(`missing separator: expected "," or "${T}"`,w);return}this.at++,this.skipSpaces()===T&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",w)}}readString(){const{text:T,at:k}=this;let w=k+1,y=!0;for(let U=T.charCodeAt(w);U!==34;U=T.charCodeAt(w)){if(!(U>=32))return this.stopInString(
k,w);U===92&&(y=!1),w+=U===92?2:1}return this.at=w+1,y?T.slice(k+1,w):this.unescape(T.slice(k+1,w),k+1)}stopInString(T,k){return k>=this.text.length||this.text.
charCodeAt(k)===10?this.stop("invalid JSON string: no closing quote in its line",T):this.stop("invalid JSON string: a control character must be escaped",k)}unescape(T,k){
return T.replace(x,(w,y,U)=>{const f=this.isHcl1&&$.test(w);if(y===void 0&&!f)return JSON.parse(`"${w}"`);const v=`invalid JSON string: ${JSON.stringify(w)} is \
not an escape sequence`,p=k+U;return this.report(this.isHcl1?"invalid escape sequence":v,p,p+2),w}).toWellFormed()}}const O=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
x=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,$=/\/|u[dD][89a-fA-F]/}),3268:((ne,G,h)=>{h.d(G,{Fq:()=>p,Kk:()=>E,_p:()=>O,ku:()=>N});var P=h(9349),I=h(2615);const b="\
<<",C=({close:s})=>s==='"'||s===b;function E(s,i){s.skipAll(P.Jw)===`
`&&i==="line"||x(s,[],i)}const N=(s,i,c)=>x(s,[{start:c,close:i}],void 0),O=(s,i,c)=>x(s,[{start:c,close:b,marker:i}],void 0);function x(s,i,c){for(;;){const a=i.
at(-1);if(a===void 0&&c===void 0)return!0;let u;if(a!==void 0&&C(a)?(a.close==='"'?y:d)(s,i,a)||(u=!1):u=$(s,i,c),u!==void 0)return u}}function $(s,i,c){for(;;){
const a=i.length===0,u=s.skipAll(a?P.Jw:P.v$);if(u===`
`||u===","){if(a&&(u===","||c==="line"))return!0;s.at++}else if((0,P.wH)(u)){if(a)return!0;if(!k(s,i,u))return!1;const e=i.at(-1);if(e===void 0?c===void 0:C(e))
return}else if(u==='"'){const e=s.at++;if(s.skipAll(P.Tj)!=='"'){i.push({start:e,close:'"'});return}s.at++}else{const e=(0,P.r1)(u);if(e!==void 0)i.push({start:s.
at++,close:e});else{if(u==="<"&&B(s,i))return;if(u!=="<"){if(s.isAtEnd())return w(s,i);if(a&&c==="line"&&s.isLineComment(u))return!0;T(s,u)}}}}}function B(s,i){
const c=s.at,a=p(s);return a===void 0?s.at++:i.push({start:c,close:b,marker:a}),a!==void 0}function T(s,i){s.isLineComment(i)?s.skipLine():i==="/"&&s.peek(1)===
"*"?s.skipBlockComment():i==="/"?s.at++:i==="\r"?s.skipSpaces():(i<"\x80"||s.readName()===void 0)&&(s.reportCharacter(),s.at++)}function k(s,i,c){const a=i.pop();
if(a!==void 0&&a.close!==c){s.reportUnclosed(a.start);let u=i.at(-1);for(;u!==void 0&&u.close!==c&&!C(u);)i.pop(),u=i.at(-1);if(u===void 0)return!1;C(u)?i.push(
{start:s.at,close:"}"}):i.pop()}return s.at++,!0}function w(s,i){const c=i[0];return c===void 0?!0:(s.reportUnclosed(c.start),!1)}function y(s,i,c){for(;;){const a=s.
skipAll(P.Tj);if(a==='"')return i.pop(),s.at++,!0;if(a==="\\"){const u=s.at+(/[^\r\n]/.test(s.peek(1))?2:1);(0,I.y)(s),s.at=u}else{if(a!=="$"&&a!=="%")return f(
s,i,c);if(U(s,i))return!0}}}function U(s,i){const{at:c}=s,a=s.peek(1);if(a==="{")return i.push({start:c,close:"}"}),s.at+=2,!0;const u=a===s.peek()&&s.peek(2)===
"{";return s.at+=u?3:1,!1}function f(s,i,c){s.reportBrokenString(c.start);const a=v(s);do i.pop();while((i.at(-1)?.start??-1)>=a);return i.length>0}function v({
text:s,at:i}){let c=i;for(;c>0&&s[c-1]!==`
`&&s[c-1]!=="\r";)c--;return c}function p(s){const{text:i,at:c}=s;if(s.peek(1)!=="<")return;s.at+=s.peek(2)==="-"?3:2;const a=s.readName();if(a===void 0){s.at=c;
return}return s.skipSpaces()!==`
`&&s.at<i.length&&s.report("invalid expression: a heredoc marker must end its line",c,s.at),s.skipLine(),s.isAtEnd()||s.at++,a}function d(s,i,c){const a=c.marker??
"";for(;;){if(s.peek(-1)===`
`&&r(s,a))return i.pop(),!0;const u=s.skipAll(P.Md);if(s.isAtEnd()){const e=`unterminated template string: no line closes the heredoc "${a}"`;return s.report(e,
c.start),!1}if(u===`
`)s.at++;else if(U(s,i))return!0}}function r(s,i){const{text:c}=s;let{at:a}=s;for(;(0,P.xC)(c.charAt(a));)a++;const u=c.charAt(a);if(u>" "&&u<"\x80"&&!c.startsWith(
i,a))return!1;const e=c.indexOf(`
`,a),t=e<0?c.length:e;return c.slice(a,t).trim()!==i?!1:(s.at=c.charAt(t-1)==="\r"?t-1:t,!0)}}),4009:((ne,G,h)=>{h.d(G,{BD:()=>E,E3:()=>C,jw:()=>k});var P=h(9349),
I=h(2615),b=h(3268);function C(f){const{text:v,at:p}=f;if(f.at++,f.skipAll(P.Tj)!=='"')return O(f,p);const d=v.slice(p+1,f.at++);return{kind:"string",start:p,end:f.
at,value:d,verbatim:d}}function E(f,v,p){if(!f.includes("{"))return{kind:"string",...v,value:f,verbatim:f};const d=new P.bs(f,0,p),r={parts:[],known:""};for(d.at=
0;d.at<f.length;){const i=d.at;for(;d.at<f.length&&!N(d.peek());)d.at++;if(r.known+=f.slice(i,d.at),d.at<f.length&&!B(d,r)){$(r,v);break}}const s=r.parts.map(i=>i.
kind==="known"?i:{...i,code:f.slice(i.start,i.end),...v});return x({parts:s,known:r.known},v,f)}const N=f=>f==="$"||f==="%";function O(f,v){const{text:p}=f,d={parts:[],
known:p.slice(v+1,f.at)};for(;;){const r=f.at,s=f.skipAll(P.Tj);if(d.known+=p.slice(r,f.at),s==='"')return f.at++,x(d,{start:v,end:f.at});if(s==="\\")d.known+=(0,I.
y)(f);else if(N(s)){if(!B(f,d))return{kind:"other",start:v,end:f.at}}else return f.reportBrokenString(v),{kind:"other",start:v,end:f.at}}}function x({parts:f,known:v},{
start:p,end:d},r){return f.length===0?{kind:"string",start:p,end:d,value:v,verbatim:r??v}:(v!==""&&f.push({kind:"known",value:v}),{kind:"template",start:p,end:d,
parts:f,verbatim:r})}function $(f,v){f.known!==""&&f.parts.push({kind:"known",value:f.known}),f.known="",f.parts.push({kind:"unknown",start:v.start,end:v.end})}
function B(f,v){const{text:p,at:d}=f,r=p.charAt(d);if(f.peek(1)!=="{"){const i=p.startsWith(`${r}{`,d+1);return v.known+=i?`${r}{`:r,f.at+=i?3:1,!0}f.at+=2;const s=r===
"$"?T(f):void 0;return s?.kind==="other"?!1:s?.kind==="string"&&f.skipBlank()==="}"?(v.known+=s.value,f.at++,!0):(0,b.ku)(f,"}",d)?(p.charAt(d+2)==="~"&&(v.known=
v.known.trimEnd()),$(v,{start:d,end:f.at}),f.countPart(),!0):!1}function T(f){if(f.skipBlank()!=='"'||f.depth>=P.lr)return;f.depth++;const v=C(f);return f.depth--,
v}function k(f){const{text:v,at:p}=f,d=f.peek(2)==="-",r=(0,b.Fq)(f);if(r===void 0)return;const s=f.at;if(!(0,b._p)(f,r,p))return{kind:"other",start:p,end:f.at};
const i={start:p,end:f.at},c=v.slice(s,v.lastIndexOf(`
`,f.at-1)+1);if(w.test(c)){const e=[{kind:"unknown",...i}];return{kind:"template",...i,parts:e,verbatim:void 0}}const a=c.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=d?y(a):a;return{kind:"string",...i,value:u,verbatim:u}}const w=/(?<!\$)\$\{|(?<!%)%\{/;function y(f){let v=f.length;for(const[p]of f.matchAll(U))v=Math.
min(v,p.length);return f.replace(U,p=>p.slice(v))}const U=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9160:((ne,G,h)=>{h.d(G,{B$:()=>f,_3:()=>C,cd:()=>k,lR:()=>E,p_:()=>N});var P=h(
9349),I=h(8704),b=h(9075);const C=({expression:e,text:t},n)=>n.effort.spend(()=>O(e,t,n)),E=1024;function N(e,t){if(e.length>E)return;const n=new P.bs(e),o=p(n);
return n.skipBlank()===""&&n.mistake===void 0?o?.(t):void 0}function O(e,t,n){switch(e.kind){case"string":case"primitive":return e.value;case"object":return(0,b.
Oo)(o=>{const l=$(e.items).get(o);return l&&C({expression:l.value,text:t},n)});case"tuple":return(0,b.Oo)(o=>{if(o===b.pi)return e.elements.length;const l=e.elements[Number(
o)];return l&&C({expression:l,text:t},n)});case"template":return B(f(e.parts,t,n),t,n);case"other":return N(t.slice(e.start,e.end),n)}}const x=new WeakMap;function $(e){
const t=x.get(e)??new Map(e.toReversed().map(n=>[n.name,n]));return x.set(e,t),t}function B(e,t,n){let o="";for(const l of e){const m=l.kind==="known"?void 0:k(
l,t),_=l.kind==="known"?l.value:m&&N(m,n),L=(0,b.Uk)(_);if(L===void 0)return(0,b.VI)(o,_);if(o.length+L.length>b.lG)return;o+=L}return o}const T=(e,t)=>e.code??
t.slice(e.start,e.end);function k(e,t){const n=T(e,t);return n.startsWith("${")?n.slice(2,-1).replace(/^~|~$/g,""):void 0}const w=/^%\{~?\s*if\s([\s\S]*)\}$/,y=/^%\{~?\s*else\s*~?\}$/,
U=/^%\{~?\s*endif\s*~?\}$/;function f(e,t,n){const o=e.map(R=>R.kind==="unknown"?T(R,t):""),[l,...m]=o.keys().filter(R=>w.test(o[R]??"")),_=o.findIndex(R=>U.test(
R));if(l===void 0||m.length>0||_<l)return e;const L=w.exec(o[l]??"")?.[1]??"",S=N(L.replace(/~$/,""),n);if(typeof S!="boolean")return e;const g=o.findIndex(R=>y.
test(R)),M=g<0?_:g,A=S?e.slice(l+1,M):e.slice(M+1,_);return[...e.slice(0,l),...A,...e.slice(_+1)]}const v=e=>t=>t.effort.spend(()=>e(t));function p(e){if(e.depth>=
P.lr)return;e.depth++;const t=d(e);let n=t;if(t!==void 0&&a(e,"?")){const o=p(e),l=a(e,":")?p(e):void 0;n=o&&l&&v(_=>{const L=t(_);return typeof L=="boolean"?(L?
o:l)?.(_):(0,b.J6)([L])})}return e.depth--,n}function d(e){const t=r(e),n=a(e,"==");if(t===void 0||!n&&!a(e,"!="))return t;const o=r(e);return o&&v(m=>{const _=[
t(m),o?.(m)];return _.every(S=>S===null||(0,b.Uk)(S)!==void 0)?_[0]===_[1]===n:(0,b.J6)(_)})}function r(e){let t=i(e);for(;t!==void 0;){let n;if(a(e,".")){const o=e.
readName()??u(e,/\d+/y);n=o===void 0?void 0:v(()=>o)}else if(a(e,"[")){if(n=p(e),!a(e,"]"))return}else return t;t=n&&s(t,n)}}const s=(e,t)=>v(n=>{const o=e(n),l=t(
n),m=(0,b.Uk)(l);return typeof o!="function"||m===void 0?(0,b.J6)([o,l]):o(m)});function i(e){if(a(e,"(")){const m=p(e);return a(e,")")?m:void 0}const t=e.skipBlank(),
n=e.readName();if(n!==void 0)return c(e,n);const o=u(e,/\d+(?:\.\d+)?/y);if(o!==void 0)return v(()=>Number(o));const l=/["{[]/.test(t)?(0,I.U)(e,t):void 0;return l&&
v(m=>O(l,e.text,m))}function c(e,t){const n={true:!0,false:!1,null:null}[t];if(n!==void 0)return v(()=>n);if(!a(e,"("))return v(l=>l.name(t));const o=[];for(;!a(
e,")");){const l=p(e);if(l===void 0||!a(e,",")&&e.skipBlank()!==")")return;o.push(l)}return v(l=>{const m=o.map(_=>_(l));return(0,b.J6)(m)??l.call(t,m)})}function a(e,t){
return e.skipBlank(),e.text.startsWith(t,e.at)?(e.at+=t.length,!0):!1}function u(e,t){t.lastIndex=e.at;const[n]=t.exec(e.text)??[];return e.at+=n?.length??0,n}}),
8704:((ne,G,h)=>{h.d(G,{J:()=>C,U:()=>N});var P=h(9349),I=h(3268),b=h(4009);function C(d,r){d.countPart();const s=r==="element"?d.skipBlank():d.skipSpaces(),i=d.
at,c=N(d,s);if(c!==void 0&&E(d,r))return c;(0,I.Kk)(d,r);let a=d.at;for(;a>i&&(0,P.xC)(d.text.charAt(a-1));)a--;return a===i&&d.report("invalid expression: expe\
cted the start of an expression",i),c===void 0?B(d,i,a):{kind:"other",start:i,end:a}}function E(d,r){const s=r==="element"?d.skipBlank():d.skipSpaces();return(0,P.
wH)(s)||s===","||d.isLineEnd(s)}function N(d,r){if(r==='"')return(0,b.E3)(d);if(r==="<")return(0,b.jw)(d);if(r!=="{"&&r!=="["&&r!=="(")return;const s=d.at++;d.depth++;
let i;return d.depth>P.lr?i=O(d,r,s):r==="{"?i=w(d,s):r==="["?i=k(d,s):i=T(d,s),d.depth--,i}function O(d,r,s){return(0,I.ku)(d,(0,P.r1)(r)??r,s),{kind:"other",start:s,
end:d.at}}const x=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,$=32;function B(d,r,s){if(x.lastIndex=r,!(x.test(d.text)&&x.lastIndex===s)||s-r>$)return{kind:"\
other",start:r,end:s};const c=d.text.slice(r,s),a={true:!0,false:!1,null:null}[c];return{kind:"primitive",start:r,end:s,value:a===void 0?Number(c):a}}function T(d,r){
const s=C(d,"element");return d.skipBlank()!==")"?O(d,"(",r):(d.at++,{...s,start:r,end:d.at})}function k(d,r){if(p(d))return O(d,"[",r);const s=[];let i=y(d,"]",
r);for(;i;i=y(d,"]",r)){const a=d.at;s.push(C(d,"element")),d.at===a&&d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}const c={start:r,end:d.at};return i===void 0?
{kind:"other",...c}:{kind:"tuple",...c,elements:s}}function w(d,r){if(p(d))return O(d,"{",r);const s=[];for(;y(d,"}",r);)s.push(U(d,d.peek())),d.skipSpaces()===
","&&d.at++;return{kind:"object",start:r,end:d.at,items:s}}function y(d,r,s){const i=d.skipBlank();return i!==r&&!d.isAtEnd()&&!(0,P.wH)(i)?!0:i!==r?d.reportUnclosed(
s):(d.at++,!1)}function U(d,r){const s=d.at,i=f(d,r);let c=d.at;for(;c>s&&(0,P.xC)(d.text.charAt(c-1));)c--;const a=d.skipSpaces();if(a!=="="&&a!==":")return d.
report('missing attribute value: expected "=" or ":" after the key',d.at),(0,I.Kk)(d,"line"),d.at===s&&d.at++,{name:void 0,start:s,end:c,value:{kind:"other",start:c,
end:d.at}};d.at++;const u=C(d,"line");return{name:i,start:s,end:c,value:u}}function f(d,r){const s=d.at;let i;if(r==='"'||r==="("){const u=N(d,r);u?.kind==="str\
ing"&&(i=u.value)}else i=d.readName();const c=d.skipSpaces();if(c==="="||c===":")return i;v(d);const a=d.text.slice(s,d.at).trimEnd();return/^\d+$/.test(a)?a:void 0}
function v(d){const r=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const s=d.skipSpaces(),i=d.at;if(r.lastIndex=i,d.isLineComment(s))return;if((0,P.L8)(s))d.at++;else if(s===
"["||s==="(")d.at++,O(d,s,i);else if(s==='"')(0,b.E3)(d);else if(r.test(d.text))d.at=r.lastIndex;else if(d.readName()===void 0)return}}function p(d){return d.skipBlank(),
d.text.startsWith("for",d.at)&&!(0,P.L8)(d.peek(3))}}),400:((ne,G,h)=>{h.d(G,{K:()=>O});var P=h(4e3),I=h(9349),b=h(8704),C=h(3268),E=h(4009),N=h(6134);function O(r,s=new N.
n_){const i=new I.bs(r,r.startsWith("\uFEFF")?1:0,s);return i.structure(x(i,void 0))}function x(r,s){const i={kind:"native",attributes:[],blocks:[]};let c=s!==void 0&&
!r.isLineEnd(r.skipSpaces());for(;;){const a=r.skipBlank();if(r.at>=r.text.length){s!==void 0&&r.report($,s);break}if(a==="}"&&s!==void 0){r.at++;break}B(r,a,i),
p(r,c,i),c=!1}return i}const $="unclosed configuration block: there is no closing brace before the end of the file";function B(r,s,i){const c=r.at;r.countPart();
const a=s==='"'?f(r):r.readName();if(a===void 0){s<"\x80"?r.report("argument or block definition required",c):r.reportCharacter(),d(r,c);return}const u=r.at;if(r.
skipSpaces()==="="&&r.peek(1)!=="="){r.at++,i.attributes.push({name:a,start:c,end:u,value:(0,b.J)(r,"line")});return}const t=[];for(let _=v(r);_!==void 0;_=v(r))
t.push(_);const n=r.at;if(r.peek()!=="{"){const _=t.length===0?`argument or block definition required: "${(0,P.dh)(a)}" has neither "=" nor "{" after it`:`inval\
id block definition: the header of "${(0,P.dh)(a)}" has no "{" at its end`;r.report(_,c,u),d(r,c);return}r.at++;const m=T.has(a)&&t[0]?.value!==k&&r.depth===0&&
r.mistake===void 0?w(r,n):U(r,n);i.blocks.push({type:a,labels:t,start:c,end:n,body:m})}const T=new Set(["resource","data","ephemeral","output","variable"]),k="t\
erraform_remote_state";function w(r,s){const{at:i}=r;return(0,C.ku)(r,"}",s)&&r.mistake===void 0?new y(r,s):(r.at=i,r.mistake=void 0,U(r,s))}class y{kind="nativ\
e";text;parts;start;end;body;constructor({text:s,at:i,parts:c},a){this.text=s,this.parts=c,this.start=a,this.end=i}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(s){const{text:i,start:c,end:a}=this;return this.body!==void 0||i.slice(c,a).includes(s)}read(){if(this.body!==void 0)return this.
body;const{text:s,parts:i,start:c,end:a}=this,u=new I.bs(s.slice(0,a),c+1,i);return u.depth=1,this.body=x(u,c),this.body}}function U(r,s){if(r.depth>=I.lr)return r.
report(`blocks are nested deeper than ${I.lr} levels`,s),(0,C.ku)(r,"}",s),{kind:"native",attributes:[],blocks:[]};r.depth++;const i=x(r,s);return r.depth--,i}function f(r){
const s=r.at,i=(0,E.E3)(r);return r.report("invalid argument name: argument names must not be quoted",s,r.at),i.kind==="string"?i.value:void 0}function v(r){const s=r.
skipSpaces(),i=r.at;let c;if(s==='"'){const u=(0,E.E3)(r);u.kind==="string"?c=u.value:(c=r.text.slice(i+1,Math.max(i+1,r.at-1)),r.report("invalid block label: i\
t has to be plain text",i,r.at))}else c=r.readName();if(c===void 0)return;const{at:a}=r;return r.countPart(),{value:c,start:i,end:a}}function p(r,s,i){const c=r.
skipSpaces();s&&(c!=="}"||i.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argument at most",r.at):!s&&!r.isLineEnd(
c)&&r.report("missing newline after argument or block definition",r.at)}function d(r,s){(0,C.Kk)(r,"line"),(r.at===s||(0,I.wH)(r.peek())&&r.peek()!=="}")&&r.at++}}),
8321:((ne,G,h)=>{h.d(G,{Bs:()=>O,C5:()=>w,Yo:()=>N,bK:()=>y,g$:()=>U,rI:()=>E,wK:()=>T,yR:()=>k});var P=h(4e3),I=h(9160),b=h(9075),C=h(6134);function E({text:f},v,p){
const d=(0,C.yN)(f);return{text:f,place:r=>{const{line:s,column:i,endColumn:c}=d(r);return{file:v,line:s,column:i,endColumn:c,target:p}}}}const N=f=>{const v=f.
length>b.lG?(0,P.dh)(f,b.lG):f;return v.length<13?v:[v.slice(0,1),v.slice(1)].join("")};function O(f){const v=f.join(".");return v.length>b.lG?N(v):v}const x=f=>/[^\0-\x7f]/.
test(f)?f.normalize("NFC"):f,$=f=>({kind:"known",text:N(x(f))}),B=f=>f===void 0||f.length>I.lR?null:{code:N(f)};function T(f,v,p=!1){const d=()=>f.text.slice(v.
start,v.end),r=s=>({kind:"pieces",pieces:s,text:N(d())});switch(v.kind){case"string":return $(p?v.verbatim:v.value);case"template":{if(p&&v.verbatim!==void 0)return $(
v.verbatim);const s=(0,I._3)({expression:v,text:f.text},(0,b.os)());if(typeof s=="string")return $(s);const i=(0,I.B$)(v.parts,f.text,(0,b.os)()).map(c=>c.kind===
"known"?N(c.value):B((0,I.cd)(c,f.text)));return r(i.includes(null)?[B(d())]:i)}case"other":{const s=d(),i=(0,I.p_)(s,(0,b.os)());return typeof i=="string"?$(i):
r([B(s)])}case"primitive":case"object":case"tuple":return r([null])}}function k(f,v){return v.kind!=="primitive"?T(f,v):v.value===null?null:$(String(v.value))}function w(f,v){
const[p]=f.kind==="pieces"?f.pieces:[];return f.kind==="known"||typeof p!="object"||p===null?f:{...f,pieces:[{code:`(${p.code}).${v}`}]}}function y(f){return f?.
kind!=="string"?null:N(x(f.value))}function U({pieces:f},v){let p="";for(const d of f){const r=typeof d=="object"?d&&(0,I.p_)(d.code,v):d;if(r===null&&d!==null&&
f.length===1)return{isWhole:!0,text:null,withheld:null};const s=(0,b.Uk)(r);if(s===void 0)return{isWhole:!1,...(0,b.VI)(p,r)};if(p.length+s.length>b.lG)return{isWhole:!1,
text:p,withheld:null};p+=s}return{isWhole:!0,text:N(x(p)),withheld:null}}}),9031:((ne,G,h)=>{h.d(G,{cU:()=>i,kM:()=>f,ls:()=>c,rd:()=>T});var P=h(9160),I=h(6134),
b=h(8321),C=h(7545),E=h(9804),N=h(5143),O=h(5799),x=h(3229),$=h(1064),B=h(1022);const T=e=>{const t=e.definitions.map(n=>{const o=n.place();return{...n,place:()=>o}});
return{...e,definitions:t}};function k(e,{type:t,labels:n,start:o,end:l}){const m=[t];for(const{value:_}of n)m.push(_);return{what:(0,b.Bs)(m),place:()=>e.place(
{start:o,end:l})}}const w=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),y=e=>e.kind==="native"?e.blocks:[...w].flatMap(([t,n])=>(0,I.
SH)(e,t,n)),U=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function f(e,t){
const n=[];for(const o of y(t))w.get(o.type)===o.labels.length&&n.push(k(e,o));for(const o of(0,I.SH)(t,"terraform",0))for(const l of v(e,o.body))n.push(l);return n}
function*v(e,t){for(const[n,o,l]of U)for(const m of(0,I.SH)(t,n,o))if(yield{what:l,place:()=>e.place(m),isSingle:!0},n==="required_providers")for(const _ of(0,I.
Td)(m.body))yield*d(e,_);yield*s(e,(0,I.w4)(t,"required_version"))}const p=["source","version","configuration_aliases"];function d(e,t){const{value:n}=t,o=(0,b.
Yo)(t.name),l=(0,b.Bs)(["required_providers",o]),m=n.kind==="object"?n.items:null,_=(0,B.sL)(o);if(!_.ok||m!==null&&_.value!==o){const g=_.ok?_.value:null,M=(0,C.
ho)({reason:"local-name",name:o,normal:g});return[{what:l,place:()=>e.place(t),problem:M}]}const L=m?.find(g=>g.name!==void 0&&!p.includes(g.name));if(L?.name===
void 0)return[];const S=(0,C.ho)({reason:"argument",what:l,argument:(0,b.Yo)(L.name)});return[{what:l,place:()=>e.place(L),problem:S}]}const r=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u");
function s(e,t){if(t===void 0)return[];const{value:n}=t,{text:o}=e;if(!(n.kind==="template"?n.parts.map(S=>S.kind==="unknown"?(0,P.cd)(S,o):""):[n.kind==="other"?
o.slice(n.start,n.end):""]).some(S=>r.test(S??"")))return[];const m=e.place(n),_=(0,E.jF)({reason:"not-constant"}),L=/\.tofu(\.json)?$/.test(m.file)?"opentofu":
"terraform";return[{what:"required_version",place:()=>m,problem:_,clients:[L]}]}const i=e=>e.every(({kind:t})=>t.clients.length===$.Du.length)?[$.Du]:$.Du.map(t=>[
t]);function c(e){const t=i(e).flatMap(n=>{const o=e.filter(({kind:l})=>n.every(m=>l.clients.includes(m)));return[...a(o)].map(({what:l,place:m,problem:_,clients:L=$.
Du})=>{const S=n.filter(M=>L.includes(M)),g=(0,x.Kc)(l);return(0,O.hD)(_,{places:[m()],clients:S,isPlaceholder:g})})});return(0,O.DF)(t,({places:n,problem:o})=>[
n[0],o.message])}function*a(e){const t=new Map;for(const{definitions:n,kind:o,isContext:l}of e)for(const{what:m,place:_,problem:L,clients:S}of n){const g=t.get(
m);if(L!==void 0)l||(yield{what:m,place:_,problem:L,clients:S});else{if(o.isOverride)continue;g===void 0?t.set(m,_):l||(yield{what:m,place:_,problem:(0,C.ho)(u(
m,g()))})}}if(!e.some(({notes:n,kind:o})=>n.length>0||o.class==="terragrunt")){for(const{definitions:n,kind:o,isContext:l}of e)if(!(!o.isOverride||l))for(const{
what:m,place:_,problem:L,isSingle:S}of n)L!==void 0||S||t.has(m)||(yield{what:m,place:_,problem:(0,C.ho)({reason:"no-base",what:m})})}}const u=(e,{file:t,line:n})=>({
reason:"twice",what:e,first:`${(0,N.II)(t)}:${n}`})}),7545:((ne,G,h)=>{h.d(G,{ME:()=>b,ho:()=>N,jP:()=>C});var P=h(1064),I=h(5799);const b=({block:O,parent:x})=>(0,I.
CC)("block-reserved",{message:`${O} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${x}\
 block`});function C({kind:O}){const{client:x,what:$}=P.$I[O];return(0,I.CC)("block-unsupported",{message:`${$} is supported by ${P.bB[x]} only`,help:x==="opent\
ofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function E(O){switch(O.reason){case"twice":{const{what:x,
first:$}=O,B=x.includes(".")?"remove or rename one of them":"write one block only";return{message:`${x} is defined a second time; the first time is in ${$}`,help:B}}case"\
no-base":return{message:`this override file changes ${O.what}, which no other file of the directory defines`,help:"define it in a file that is not an override f\
ile, or remove it here"};case"argument":return{message:`${O.what} cannot have the argument ${O.argument}`,help:"write `source`, `version` and `configuration_ali\
ases` only; a `provider` block configures the provider"};case"local-name":{const{name:x,normal:$}=O;return{message:`"${x}" cannot be the local name of a provide\
r`,help:$===null?"use letters, digits and dashes only, with no dash at either end":`write ${$}`}}}}const N=O=>(0,I.CC)("block-invalid",E(O))}),9804:((ne,G,h)=>{
h.d(G,{FA:()=>f,N0:()=>k,Ov:()=>v,Sm:()=>w,id:()=>B,jF:()=>$});var P=h(1064),I=h(4e3),b=h(5799);const C=6,E=p=>`"${(0,I.dh)(p)}"`,N=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function O(p){const d=p.replace(N,"");return d===""?"":`: ${d}`}function x(p){switch(p.reason){case"syntax":{const{text:d,why:r}=p;return{message:`${E(d)} is no\
t a version constraint${O(r)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${p.address} is an expression, which ${p.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:p.
clients.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a lite\
ral; OpenTofu 1.8 and later also accept locals and variables",affects:p.clients};case"not-a-string":return{message:`version of ${p.address} is not a string`,help:"\
put the version in quotes"};case"pre-release":return{message:`${E(p.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the pa\
rt after the hyphen; a pre-release of the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not eval\
uated",help:"write the constraint as a literal"};case"built-in":return{message:`${p.provider} is built in and cannot have a version constraint`,help:"remove `ve\
rsion`"};case"unspecified":return{message:`provider ${p.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published ve\
rsion; for a provider that is built locally, use `dev_overrides` without `version`"}}}const $=p=>(0,b.CC)("constraint-invalid",x(p)),B=({of:p,terms:d,preRelease:r})=>(0,b.
CC)("constraint-unmeetable",{message:`no version of ${p} can match ${(0,I.K4)(d.map(E),C,I.dh)}`,help:r!==void 0?`write ${E(r)}: only an exact version, without \
a space after \`=\` and without \`v\`, selects a pre-release of a module`:d.length===1?"correct the constraint":"change one of these constraints so that a versi\
on can match all of them"}),T={terraform:"terraform",opentofu:"tofu"};function k({provider:p,version:d,constraints:r,clients:s,isUnit:i}){const[c,...a]=s,u=c===
void 0||a.length>0?"":`${T[c]} `,e=i?"terragrunt ":u;return(0,b.CC)("lock-outside",{message:`locked provider ${p} ${d} does not match configured version constra\
int ${(0,I.K4)(r,C,I.dh)}`,help:`run \`${e}init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const w=({provider:p})=>(0,b.
CC)("lock-readonly",{message:`the lock file has no entry for provider ${p}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this direc\
tory without `-lockfile=readonly`, and commit the lock file"}),y={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"n\
ot-constraints":["constraints","are invalid"]};function U(p){const d="failed to read dependency lock file",r="restore the file, or remove the block and run `ini\
t` again";switch(p.reason){case"syntax":return{message:`${d}: ${p.error}`,help:r};case"twice":return{message:`${d}: it has two blocks for provider ${p.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${p.of} of provider ${p.provider} must be written in\
 normalized form: ${E(p.normal)}`,help:r};default:{const[s,i]=y[p.reason];return{message:`${d}: the ${s} of provider ${p.provider} ${i}`,help:r}}}}const f=p=>(0,b.
CC)("lock-invalid",U(p)),v=({client:p,version:d,constraint:r})=>(0,b.CC)("client-version",{message:`the version constraint ${E(r)} excludes ${P.bB[p]} ${d}`,help:`\
use another version of ${P.bB[p]}, or change the constraint`})}),7905:((ne,G,h)=>{h.d(G,{Ef:()=>y,RO:()=>B,S9:()=>v,Zn:()=>r,gd:()=>i,hN:()=>c,qm:()=>x});var P=h(
9075),I=h(8321),b=h(8011),C=h(1064),E=h(5011),N=h(1022),O=h(7495);const x=a=>[[{...(0,I.g$)(a,(0,P.os)()),from:null}]],$=1e4;function B({kind:a},u,e,t){const{row:n,
value:o}=u;if(o?.kind!=="known")return k(a,u,e);const l=T(u),_=n.grammar==="module"&&!l&&(0,E.Nj)(o.text)?"./":o.text,L=a.clients.length===C.Du.length?"":a.clients[0],
S=`${n.grammar} ${n.service} ${L} ${l} ${_}`,g=t.get(S);if(g!==void 0)return g;t.size>=$&&t.clear();const M=k(a,u,e);return t.set(S,M),M}const T=({version:a})=>a?.
value.kind==="known";function k(a,u,e){const t=a.clients.map(o=>[o,w(a,u,o,e)]),n=Math.max(...t.map(([,{length:o}])=>o));return Array.from({length:n},(o,l)=>{const m=new Map;
for(const[A,{[l]:R}]of t)R!==void 0&&m.set(A,R);const _=[...m.values()],L=_.find(({host:A,directHost:R})=>A!==null||R!==void 0),g=_.some(({needed:A})=>A==="stat\
e")?null:c(m,u.row),M=_.some(({problem:A})=>A!==void 0);return{meanings:m,first:L??O.zt,needs:g,isFaulty:M}})}function w(a,u,e,t){const n=U(u,e,t).map(l=>p(a,u,
e,l));if(n.length<2)return n;const o=({host:l,needed:m,problem:_})=>[l,m,_?.message].join(" ");return[...new Map(n.map(l=>[o(l),l])).values()]}const y={isWhole:!0,
withheld:null,from:null};function U(a,u,e){const{value:t}=a;return t?.kind==="known"?[[{...y,text:t.text}]]:t===void 0||t.text==="null"?[[{...y,text:null}]]:f(a)?
e(a,t,u):x(t)}function f({row:{grammar:a},value:u}){if(u?.kind!=="pieces"||u.text==="null")return!1;const{text:e}=(0,I.g$)(u,(0,P.os)());return e===null?!0:C.Du.
some(t=>(0,O.i4)(a,e,t)===void 0)}const v=({references:a})=>a.some(u=>u.row.evaluation!==void 0&&(f(u)||u.version?.value.kind==="pieces"||u.row.merges==="module"&&
u.value?.kind==="pieces"));function p(a,u,e,t){const{row:n,address:o,value:l}=u,m=r(t),_=m.map(({isWhole:D,text:K})=>K===null?i(u,a,e):D?O.pb[n.grammar](K,e,T(u)):
(0,O.i4)(n.grammar,K,e)),[L]=_,S=_.every(D=>D?.needed===L?.needed);if(L!==void 0&&S&&!_.includes(void 0)){const[D]=m;return l?.kind!=="pieces"||D===void 0?L:{...L,
evaluated:{text:D.text,isWhole:D.isWhole}}}if(n.grammar==="terragrunt"&&d(l))return O.zt;const g=n.evaluation!==void 0&&n.evaluation[e]===void 0,M=m.find(({withheld:D})=>D!==
null)?.withheld??null,A=e==="terraform",R=(0,b.J0)({address:o,argument:n.grammar==="host"?"hostname":"source",expression:l?.kind==="pieces"?l.text:"",candidates:m.
map(({isWhole:D,text:K,from:F})=>({text:D?K:null,from:F})),refused:g?"never":M===null?null:{variable:A?M:""}});return(0,O.Qm)(R)}const d=a=>a?.kind==="pieces"&&
a.pieces.some(u=>typeof u=="string"&&/[?&]ref=/.test(u));function r(a){return a.some(({isWhole:u,from:e})=>u&&e!==null)?a.filter(({isWhole:u,from:e})=>u||e!==null):
a}const s={cloud_default:"cloud block",remote_state_default:"remote state"};function i(a,u,e){const{row:t,value:n,address:o,localName:l}=a,m=n===void 0?a.kind:t.
absent??a.kind;if(t.defaults!==void 0){const _=t.defaults[e];return _!==null?(0,O.TU)((0,E.mD)(_)):(0,O.Qm)((0,b.tg)({block:s[m]??"remote backend"}))}return n!==
void 0?t.grammar==="url"?O.zt:(0,O.Qm)((0,b.DA)({reason:"null",address:o})):m==="required_provider_invalid"?(0,O.Qm)((0,b.DA)({reason:"not-a-requirement",address:o})):
l!==null&&u.class!=="stack"&&u.class!=="deploy"?l!=="terraform"&&(0,N.sL)(l).ok?(0,O.TU)((0,E.Vm)(e)):O.zt:u.isOverride?O.zt:(0,O.Qm)((0,b.DA)({reason:"missing",
address:o}))}function c(a,{service:u},e=()=>null){if(u===null)return[];const t=new Map;for(const[n,{needed:o,host:l}]of a){const m=o==="state"?e(n)??l:o;m!==null&&
t.set(m,{host:m,service:u,clients:[...t.get(m)?.clients??[],n]})}return[...t.values()]}}),1884:((ne,G,h)=>{h.d(G,{FK:()=>$,FZ:()=>s,Od:()=>T,R:()=>v,gq:()=>w,hN:()=>U,
xr:()=>i});var P=h(6134),I=h(8321),b=h(9031),C=h(1064),E=h(5011),N=h(1022),O=h(9562),x=h(7854);const $={providerUses:new Map,hasBackend:!1,declared:[]},B=new Map(
[["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function T(u,e){const t=new y(
u);if(e.kind==="native")for(const m of e.blocks)B.get(m.type)===m.labels.length&&t.read(m);else for(const[m,_]of B)(0,P.SH)(e,m,_).forEach(t.read,t);const{providerUses:n,
hasBackend:o,declared:l}=t;return{providerUses:n,hasBackend:o,declared:l}}const k=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function w(u,e){const t=new y(u),n=(0,P.
w4)(e,"terraform_binary")?.value,[,o]=k.exec((0,I.bK)(n)??"")??[];n!==void 0&&o!==void 0&&t.declare("binary",n,o),t.declareVersion("version",(0,P.w4)(e,"terrafo\
rm_version_constraint"));const{declared:l}=t;return l.length===0?$:{...$,declared:l}}class y{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){
this.source=e}read(e){const{type:t,labels:n,body:o}=e;switch(t){case"language":this.declare("language",e);for(const l of(0,P.SH)(o,"compatible_with",0))this.declareVersion(
"compatible",(0,P.w4)(l.body,"opentofu"));return;case"terraform":this.hasBackend||=U(o);for(const l of(0,P.SH)(o,"encryption",0))this.declare("encryption",l);this.
declareVersion("version",(0,P.w4)(o,"required_version"));return;case"provider":for(const l of n)this.use(l.value,l.value,l,[e]),this.declareVersion("provider-ve\
rsion",(0,P.w4)(o,"version"),(0,I.Yo)(l.value));(0,P.w4)(o,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const l of(0,P.SH)(o,
"data",2))this.readTyped(l,[e,l]);return;case"import":this.readNamed(e,[e]);return;default:t==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,t,n="",o=null){
this.declared.push({kind:e,text:n,localName:o,place:this.source.place(t)})}declareVersion(e,t,n=null){const o=(0,I.bK)(t?.value);t!==void 0&&o!==null&&this.declare(
e,t.value,o,n)}readTyped(e,t){const[n]=e.labels;if(n===void 0||this.readNamed(e,t))return;const[o=""]=n.value.split("_",1);this.use(o,n.value,n,t)}readNamed(e,t){
const n=(0,P.w4)(e.body,"provider")?.value;if(n===void 0)return!1;const{start:o,end:l}=n,m=this.source.text.slice(o,Math.min(l,o+r)),[,_]=d.exec(m)??[];return _===
void 0?!1:(this.use(_,_,n,t),!0)}use(e,t,n,o){if(this.providerUses.has(e))return;const l={text:(0,I.Yo)(t),address:p(o),place:this.source.place(n)};this.providerUses.
set((0,I.Yo)(e),l)}}const U=u=>(0,P.SH)(u,"backend",1).length>0||(0,P.SH)(u,"cloud",0).length>0,f=["name","prefix","tags"];function v(u){const[e]=(0,P.SH)(u,"wo\
rkspaces",0),t=o=>o==="workspaces"&&e!==void 0?f.some(l=>(0,P.w4)(e.body,l)!==void 0):(0,P.w4)(u,o)!==void 0,n=x.Rt.filter(o=>!t(o));return{organization:(0,I.bK)(
(0,P.w4)(u,"organization")?.value),name:e?(0,I.bK)((0,P.w4)(e.body,"name")?.value):null,...n.length>0&&{lacks:n}}}const p=u=>(0,I.Bs)(u.flatMap(({type:e,labels:t})=>[
e,...t.map(({value:n})=>n)])),d=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),r=256;function s(u){if(u.every(({scope:t})=>t.providerUses.size===0))return[];
const e=new Map;for(const t of(0,b.cU)(u)){const n=u.filter(({kind:o})=>t.every(l=>o.clients.includes(l)));for(const[o,l]of a(n)){const m=e.get(o),_=m===void 0?
t:[...m.clients,...t];e.set(o,{...m??l,clients:_})}}return Array.from(e.values(),({text:t,address:n,place:o,clients:l})=>{const{host:m,isHostImplied:_,needs:L}=i(
l);return{kind:"implied_provider",host:m,isHostImplied:_,...{text:t,address:n,place:o,clients:l,isOverridden:!1,needs:L}}})}function i(u){const t=u.length===C.Du.
length?c:c.filter((n,o)=>u.some(l=>l===C.Du[o]));return{host:t[0]?.host??null,isHostImplied:!0,needs:t}}const c=C.Du.map(u=>({host:(0,E.Vm)(u),service:O.xq,clients:[
u]}));function a(u){const e=new Set(["terraform"]);for(const{references:n}of u)for(const{localName:o}of n)e.add(o);const t=new Map;for(const{scope:n,isContext:o}of u)
if(!o)for(const[l,m]of n.providerUses)e.has(l)||(e.add(l),(0,N.sL)(l).ok&&t.set(l,m));return t}}),5163:((ne,G,h)=>{h.d(G,{PG:()=>y,YK:()=>f,kl:()=>U});var P=h(9075),
I=h(9031),b=h(7545),C=h(7052),E=h(5799),N=h(3229),O=h(1064),x=h(7905);function $({kind:s},i,c){const{row:a,value:u,version:e}=i,t=u?.kind==="pieces"||e?.value.kind===
"pieces";if(a.merges!=="module"||!t)return;const n=s.clients.flatMap(o=>{const l=B(i,o,c);return l===null?[]:[[o,l]]});return Object.fromEntries(n)}function B(s,i,c){
const a=n=>n?.kind==="pieces"?c(s,n,i):[[{...x.Ef,text:n?.text??null}]],u=a(s.value);if(u.flat().some(({withheld:n})=>n!==null))return null;const e=a(s.version?.
value),t=new Map;for(let n=0;n<Math.max(u.length,e.length);n+=1){const[o=[],l=[]]=[u[n]??u[0],e[n]??e[0]],m=T(o,l);t.set(JSON.stringify(m),m)}return[...t.values()]}
function T(s,i){const[c,a]=[k(s),k(i)];return{root:s[0]?.root??i[0]?.root??null,source:c??null,version:a??null,isOpen:c===void 0||a===void 0}}function k(s){const[
i,...c]=(0,x.Zn)(s),a=c.every(({isWhole:u,text:e})=>u&&e===i?.text);return i?.isWhole===!0&&a?i.text:void 0}var w=h(1884);const y=5e4;function U(s,i,c=new Map){
const a=[],u=[...s.flatMap(t=>t.notes),...(0,I.ls)(s)],e=new p(s,i,c);for(const t of s)if(!t.isContext)for(const n of t.references){if(a.length>=y)return u.push(
f(t.file)),v(a,u);const o=(0,x.RO)(t,n,i,c);let l=$(t,n,i);for(const m of o){const _=e.usageOf(t,n,m);a.push(l===void 0?_:{..._,calls:l}),l=void 0}(n.row.isReserved||
o.some(({isFaulty:m})=>m))&&u.push(...e.notesOf(t,n,o))}for(const t of(0,w.FZ)(s))a.push(t);return v(a,u)}const f=s=>(0,E.sb)(s,(0,C.ub)({kind:"module-usages",max:y})),
v=(s,i)=>({usages:s.sort((c,a)=>r(c.place,a.place)),notes:i.sort((c,a)=>r((0,E.Xd)(c),(0,E.Xd)(a)))});class p{files;values;known;overrides;constructor(i,c,a){this.
files=i,this.values=c,this.known=a,this.overrides=i.filter(({kind:u})=>u.isOverride)}usageOf(i,c,a){const{kind:u,value:e,address:t,constraints:n,place:o,row:l,hasOwnToken:m,
workspace:_}=c,{meanings:L,first:S,needs:g}=a,M=this.overrides.length===0?L:new Map([...L].filter(([D])=>this.isInForce(i,c,D))),A=M.size===L.size&&g!==null,R={
kind:u,host:S.host,isHostImplied:S.isHostImplied,directHost:S.directHost,hasOwnToken:m,text:e?.text??null,address:t,version:this.versionOf(c),constraints:n,place:o,
clients:i.kind.clients,needs:A?g:(0,x.hN)(M,c.row,this.stateHost),isOverridden:M.size===0,workspace:_};return A&&l.backend===void 0&&e?.kind!=="pieces"?R:{...R,
...this.decisionOf(c,a,M)}}decisionOf({value:i,row:c},{meanings:a},u){const e=[...a],t=e.flatMap(([m,_])=>_.evaluated===void 0?[]:[[m,_.evaluated]]),n=[...u].flatMap(
([m,{needed:_}])=>{const L=_==="state"?this.stateHost(m):null;return L===null?[]:[[m,L]]}),o=e.flatMap(([m])=>u.has(m)?[]:m),l=e.some(([,{needed:m}])=>m==="stat\
e");return{...i?.kind==="pieces"&&{evaluated:Object.fromEntries(t)},...c.backend!==void 0&&{backend:c.backend},...u.size>0&&o.length>0&&{replacedFor:o},...l&&{stateHosts:Object.
fromEntries(n)}}}notesOf(i,c,a){const{place:u,row:e,value:t}=c,n=[u],o=new Map,l=t===void 0&&i.notes.length>0;for(const{meanings:m}of l?[]:a)for(const[_,{problem:L,
host:S}]of m){if(L===void 0||!this.isInForce(i,c,_))continue;const g=L.code==="source-dynamic",M=i.notes.some(q=>(0,E.Xd)(q)?.line===u.line);if(g&&M)continue;const A=t?.
kind==="known"&&(0,N.Kc)(t.text),R=g?L.message:L.code,D=o.get(R),K=D===void 0?S:D.namedHost??null,F=[...new Set([...D?.clients??[],_])],Y={namedHost:K,clients:F,
places:n,isPlaceholder:A};o.set(R,(0,E.hD)(D?.problem??L,Y))}if(e.isReserved){const m=(0,b.ME)({block:"required_providers",parent:"terraform"});o.set(m.code,(0,E.
hD)(m,{places:n,clients:i.kind.clients}))}return[...o.values()]}isInForce({kind:i},{mergeKey:c},a){return i.isOverride||c===null||!this.replaced(a).has(c)}replaced=(0,P.
Oo)(i=>{const c=new Set;for(const{kind:a,references:u,scope:e}of this.overrides)if(a.clients.includes(i)){e.hasBackend&&c.add("backend");for(const{mergeKey:t,value:n,
localName:o}of u)t!==null&&(n!==void 0||o!==null)&&c.add(t)}return c});stateHost=(0,P.Oo)(i=>{const c=this.files.filter(({kind:a})=>a.clients.includes(i));for(const a of c)
for(const u of a.references){if(u.row.merges!=="backend"||!this.isInForce(a,u,i))continue;const[e]=(0,x.RO)(a,u,this.values,this.known),t=e?.meanings.get(i)?.needed??
null;if(t!==null&&t!=="state")return t}return null});versionOf(i){if(i.version===null)return;const{value:c,place:a}=i.version;if(c.kind==="known")return{text:c.
text,place:a};const u=O.Du.flatMap(t=>{const n=this.values(i,c,t).flat();if(n.some(({withheld:m})=>m!==null))return[];const[o,...l]=n;return[[t,l.length===0&&o?.
isWhole===!0?o.text:null]]});return{text:d.test(c.text)?c.text:"\u2026",value:Object.fromEntries(u),place:a}}}const d=/^(?!<<)"?[^"]*"?$/,r=(s,i)=>s===null||i===
null?0:s.file!==i.file?s.file<i.file?-1:1:s.line-i.line||s.column-i.column}),2626:((ne,G,h)=>{h.d(G,{eI:()=>u,jq:()=>t,CJ:()=>o,bH:()=>p});var P=h(5747),I=h(2245),
b=h(400),C=h(6134),E=h(8321),N=h(9031),O=h(7052),x=h(9804),$=h(5799),B=h(1884),T=h(4667);function k(S,g,M){const A=(0,T.F)(M),R=[],D=new Set([""]);if(g.kind==="\
json")for(const{name:K}of g.members)D.add(K);else for(const{type:K}of g.blocks)A.has(K)&&D.add(K);for(const K of D)for(const F of A.get(K)??[])new w(S,F,R).readAt(
0,{body:g,block:void 0,names:[]});return R}class w{source;row;found;constructor(g,M,A){this.source=g,this.row=M,this.found=A}readAt(g,M){const A=this.row.path[g];
if(A===void 0){this.read(M);return}const[R]=A,{body:D}=M,K=D.kind==="native"?D.blocks:(0,C.SH)(D,R,A.length-1);for(const F of K){const{labels:Y}=F;if(F.type!==R||
Y.length!==A.length-1||Y.some(({value:se},te)=>A[te+1]!=="*"&&A[te+1]!==se))continue;const q=[...M.names,R,...Y.map(({value:se})=>se)];this.readAt(g+1,{body:F.body,
block:F,names:q})}}read(g){const{body:M,block:A,names:R}=g;switch(this.row.position){case"entries":for(const D of(0,C.Td)(M))this.addEntry(R,D);return;case"labe\
l":{const D=A?.labels.at(-1);if(D===void 0)return;const K={kind:"known",text:(0,E.Yo)(D.value)},F=this.source.place(D),Y=this.version((0,C.w4)(M,"version")?.value),
q=(0,E.bK)((0,C.w4)(M,"constraints")?.value)??void 0;this.add(R.slice(0,-1),{value:K,place:F,version:Y,constraints:q});return}case"manifest":this.addManifest(M);
return;case"urls":{const D=(0,C.w4)(M,"urls")?.value;for(const K of D?.kind==="tuple"?D.elements:[])this.add(R,this.written(K));return}default:this.addArguments(
g,this.row.position)}}add(g,M){const{row:A}=this,{kind:R=A.kind,version:D=null,localName:K=null,hasOwnToken:F=!1}=M;this.found.push({row:A,kind:R,address:(0,E.Bs)(
g),value:M.value,version:D,constraints:M.constraints,place:M.place,mergeKey:y(A,g),localName:K,hasOwnToken:F,workspace:M.workspace})}addArguments({body:g,block:M,
names:A},R){const{row:D,source:K}=this,F=ie=>(0,C.w4)(g,ie)?.value,Y=D.backend!==void 0;if(Y&&(0,E.bK)(F("backend"))!==D.backend)return;const q=Y?F("config"):void 0,
se=Y?ie=>(0,C.Tu)(q,ie):F,te={version:this.version(F("version")),hasOwnToken:D.grammar==="host"&&se("token")!==void 0,workspace:D.merges==="backend"&&D.grammar===
"host"?(0,B.R)(g):void 0};for(const ie of R){const oe=se(ie);if(oe!==void 0)this.add(A,{...te,...this.written(oe)});else if(D.absent!==void 0&&M!==void 0){const ce=q!==
void 0&&q.kind!=="object"?(0,E.C5)((0,E.wK)(K,q),ie):void 0;this.add(A,{...te,kind:D.absent,value:ce,place:K.place(M)})}}}written(g){const{row:M,source:A}=this;
return{value:M.defaults!==void 0&&g.kind==="primitive"&&g.value===null?void 0:(0,E.wK)(A,g,M.isLiteral),place:A.place(g)}}addEntry(g,{name:M,value:A}){const{row:R,
source:D}=this,K=[...g,M],F=(0,E.Yo)(M);if(A.kind==="object"){const te=(0,C.Tu)(A,"source");this.add(K,{localName:F,kind:te===void 0?R.absent??R.kind:R.kind,value:te&&
(0,E.wK)(D,te,R.isLiteral),version:this.version((0,C.Tu)(A,"version"),E.wK),place:D.place(te??A)});return}const Y=["string","primitive","template"].includes(A.kind),
q=Y?"required_provider_legacy":"required_provider_invalid",se=Y?this.version(A):null;this.add(K,{localName:F,kind:q,version:se,value:void 0,place:D.place(A)})}addManifest(g){
const M=(0,C.w4)(g,"Modules")?.value;for(const A of M?.kind==="tuple"?M.elements:[]){const R=(0,C.Tu)(A,"Source"),D=(0,E.bK)((0,C.Tu)(A,"Key"));if(R===void 0||D===
null)continue;const K=this.version((0,C.Tu)(A,"Version"));this.add(["module",D],{...this.written(R),version:K})}}version(g,M=E.yR){const A=g&&M(this.source,g);return g&&
A?{value:A,place:this.source.place(g)}:null}}function y({merges:S},g){return S===void 0||S==="backend"?S??null:(0,E.Bs)([S,g.at(-1)??""])}var U=h(5163);const f=64,
v=16*1024*1024;function*p(S,g){const M=[],A=[];let[R,D]=[0,U.PG];for(const[K,{path:F,file:Y,target:q,kind:se,isContext:te}]of S.entries()){if(K>0&&K%f===0&&(yield g+
K))return null;const oe=(0,P.yR)(F);if(!oe.ok){const{failure:ae}=oe;ae.kind==="size"?A.push((0,$.sb)(Y,(0,O.ub)(ae))):M.push(s(ae.code,{file:Y,kind:se,isContext:te}));
continue}R+=oe.bytes;const re=o(oe.text,se,Y,te,new C.n_,q);!oe.isUtf8&&!te&&re.notes.length===0&&A.push(i(oe.text,se,Y));const ce=a(re);if(ce>D){const ae={...re.
scope,providerUses:B.FK.providerUses},fe={references:re.references.slice(0,D),scope:ae,definitions:[]};M.push({...re,...fe,notes:[...re.notes,(0,U.YK)(Y)]});break}
D-=ce,M.push(R>v?(0,N.rd)(re):re)}return{files:M,notes:A,bytes:R}}const d=({class:S})=>S==="config"||S==="test",r=["EACCES","EPERM"];function s(S,g){const{file:M,
kind:A}=g,R=(d(A)||A.class==="lock")&&r.includes(S),D=[(0,$.sb)(M,(0,O.WO)({what:"file",code:S,isRefused:R}))];return{...g,references:[],scope:B.FK,definitions:[],
notes:D}}function i(S,g,M){const A=S.indexOf("\uFFFD"),R=S.slice(S.lastIndexOf(`
`,A)+1,A),D=/#|\/\//.test(R)||S.lastIndexOf("/*",A)>=0,K=d(g)&&g.syntax==="hcl"&&!D,F=(0,C.yN)(S)({start:A,end:A+1});return(0,$.sb)(M,(0,O.U$)({error:null,isRefused:K}),
F)}const c=({references:S,scope:g})=>S.length+g.providerUses.size,a=S=>c(S)+S.definitions.length;function*u(S){const g=(D,K)=>({kind:D,text:"",localName:null,place:{
file:K,...$.wv}}),M=S.filter(({kind:D})=>D.class==="config"),[A]=M;A!==void 0&&S.every(D=>c(D)===0)&&(yield g("module",A.file));const R=M.filter(({scope:D})=>D.
hasBackend);for(const D of new Set(R.map(({kind:K})=>K.clients))){const K=M.find(({kind:F})=>F.clients===D);K!==void 0&&(yield g("state",K.file))}for(const{file:D,
kind:K,references:F,scope:Y,isContext:q}of S)K.class==="lock"&&F.length===0&&(yield g("lock",D)),K.class==="config"&&!q&&(yield*Y.declared)}const e=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function t(S){return S.kind.class!=="terragrunt"||S.references.length>0?!1:!e.test(S.file)}const n={config:B.Od,terragrunt:B.gq};function o(S,g,M,A=!1,R=new C.n_,D){
const K=(g.syntax==="json"?I.O:b.K)(S,R),F=(0,E.rI)(K,M,D),{body:Y}=K,q=k(F,Y,g.class),se=n[g.class]?.(F,Y)??B.FK,te=t({file:M,kind:g,references:q})&&!R.isExceeded(),
ie=A||te?[]:l(K,g,{file:M,target:D}),oe=g.class==="config"?(0,N.kM)(F,Y):[];return{file:M,kind:g,references:q,scope:se,definitions:oe,notes:ie,isContext:A}}function l({
text:S,problems:g,parts:M},A,{file:R,target:D}){return M.isExceeded()?[(0,$.sb)(R,(0,O.ub)({kind:"parts",max:M.max}))]:g.map(({message:K,...F})=>{const Y=d(A)&&
!m.test(K),q=A.class==="lock"?(0,x.FA)({reason:"syntax",error:K}):(0,O.U$)({error:K,isRefused:Y}),se=S.split(`
`,F.line)[F.line-1]??"",te=_.test(se.slice(0,L));return{...(0,$.sb)(R,q,{...F,target:D}),clients:A.clients,isPlaceholder:te}})}const m=/^\w+ are nested deeper than/,
_=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,L=1e3}),895:((ne,G,h)=>{h.r(G),h.d(G,{asWritten:()=>ae.qm,declaredIn:()=>he.eI,dependsOnOthers:()=>ae.S9,
detach:()=>I.Yo,isForeign:()=>he.jq,meaningOfAbsent:()=>ae.gd,neededByImplied:()=>me.xr,needsOf:()=>ae.hN,readHcl:()=>P.K,readModule:()=>he.bH,readTools:()=>o,resolveValue:()=>I.
g$,usagesOf:()=>fe.kl,withPlaces:()=>b.rd});var P=h(400),I=h(8321),b=h(9031),C=h(9075),E=h(4e3),N=h(2161),O=h(796);const x=new Map([["terraform","terraform"],["\
hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),$=W=>x.get(W.toLowerCase())??"terraform",B="ini\
t|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",T=(W,j)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${W})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${j})(?![\\w-])`),k=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,w=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],y=`(?=["'\\s,\\]})@]|$)`,U="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",f=`(?=["']?\\s*[,\\]])`,v=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${y}|\
([\\w.\${}-]+)))?${y}`),text:"uses $1",version:"latest"},{form:T("terraform|tofu",B),text:"runs $1"},{form:T("tofu","fmt"),text:"runs $1"},{form:T("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${U}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${f}`),text:"lists $1"},{form:new RegExp(`${U}(?=[^\
\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${f}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/(?:^[\s-]*|[{,]\s*)["']?(?:setup-)?((?<=setup-)terraform|opentofu)["']?\s*:\s*["']?true\b/,
text:"turns on $1"},{form:/\bterraform_workflow_tool["']?\s*:\s*["']?(?:OPEN_)?(TOFU|TERRAFORM)(?:_FOSS)?\b/,text:"sets terraform_workflow_tool"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],p=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,d=/\b(?:echo|printf)\b[^;&|]*/g;function r(W){if(!/terraform|tofu|tfenv/i.
test(W))return[];const j=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(W);if(p.test(W)&&!j)return[];const J=W.replace(d,V=>" ".repeat(V.length)),H=k.exec(J);return H===
null?v.flatMap(V=>s(V,J)):c(H)}function s({form:W,text:j,version:J=null,...H},V){const X=W.exec(V);if(X===null)return[];const[,Z="",z=J]=X,ee=j.replace("$1",()=>Z);
return[{client:$(Z),text:ee,version:z,...i(X),...H}]}const i=({index:W,0:{length:j}})=>({start:W,end:W+j});function c(W){const[,j=""]=W;return w.flatMap(({form:J,
otherwise:H})=>{const V=J.exec(j);return V===null?[]:[{client:$(V[1]??V[2]??""),text:`uses ${j}`,version:null,...i(W),step:{otherwise:H}}]})}const a=50,u=/^digger\.ya?ml$/,
e=100,t=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,n=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function o(W,j){const J=[],H=new Set;
let V=!1,X=!1,Z=!1;for(const z of(0,O._X)(W,j)){for(const le of(0,O.AN)(z))H.add(le);if(Z||=(0,N.Z)(z.file)||n.test(z.text),(0,O.$)(z.file)||(0,N.Z)(z.file))continue;
const ee=z.file.slice(z.file.lastIndexOf("/")+1),Q=(0,N.TD)(ee)||z.file.endsWith("mise/config.toml"),de=Q?se(z):l(z);X||=u.test(z.file)&&de.some(({client:le})=>le===
"opentofu");const ue=X&&z.text.includes("diggerhq/digger@");J.push(...de.filter(({text:le})=>!ue||le!==S)),V||=!Q&&t.test(z.text)}return{signs:J,setsCloudHostname:V,
givesState:Z,others:H}}function l({file:W,text:j}){if(!/terraform|tofu|tfenv/i.test(j))return[];const J=(0,O.Dx)(W,j),H=new Map,V=(0,C.Oo)(z=>F(z,J)),X=J.map(r),
Z=g(W,J,X);for(const[z,ee]of J.entries()){if(H.size>=a)break;for(const Q of X[z]??[]){if(Z(Q,z))continue;const{client:de,level:ue="tool"}=Q;for(const le of A(Q,
J,z,V)){const pe=`${de} ${ue} ${le}`;if(H.has(pe))continue;const ve=(0,O.$t)(W,z,ee,Q);H.set(pe,{client:de,level:ue,place:ve,text:(0,E.dh)(Q.text,e),version:le})}}}
return _(W,[...H.values()])}const m=/atlantis\.ya?ml$/;function _(W,j){return!j.some(({client:H})=>H==="opentofu")||!m.test(W)?j:j.filter(({client:H,version:V})=>H===
"opentofu"||V!==null).map(H=>({...H,client:"opentofu"}))}const L=/(^|\/)\.spacelift\/[^/]+$/,S="sets terraform_version";function g(W,j,J){const H=Z=>{const ee=J.
slice(...Z).flat().filter(({text:Q,level:de})=>de!=="hook"&&!/_version$/.test(Q));return ee.length===0?null:ee.every(({client:Q})=>Q==="opentofu")},V=L.test(W)?
j.indexOf("stack_defaults:"):-1,X=V<0?null:D(j,V+1);return({text:Z},z)=>{if(Z!==S||m.test(W))return!1;const ee=H(D(j,z));if(ee!==null||X===null)return ee===!0;const Q=z>=
X[0]&&z<X[1];return H(Q?[0,j.length]:X)===!0}}const M=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function A({version:W,step:j},J,H,V){
if(j===void 0)return W===null?[null]:V(W);const X=J.slice(...D(J,H)).map(Z=>M.exec(Z)?.[1]?.replace(/^["']|["']$/g,"")).find(Z=>Z!==void 0);return X===void 0?[j.
otherwise]:V(X)}const R=100;function D(W,j){const J=W[j]??"",H=J.search(/[^\s-]/),V=Q=>Q!==""&&Q.search(/\S/)<H,Z=J.trimStart().startsWith("-")?[]:W.slice(Math.
max(0,j-R),j),z=W.slice(j+1,j+R),ee=z.findIndex(V);return[j-Z.length+Z.findLastIndex(V)+1,j+1+(ee<0?z.length:ee)]}const K=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function F(W,j){const[,J,H,V]=K.exec(W.trim())??[],X=J??H??V;if(X===void 0)return[W.trim()];for(const Z of j){const z=Z.indexOf(X),ee=z<0?void 0:Y.exec(Z.slice(
z+X.length))?.[1];if(ee===void 0||/[\w-]$/.test(Z.slice(0,z)))continue;const Q=ee.match(/[^\s"',[\]]+/g);if(Q!==null)return Q}return[W]}const Y=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
q=/[^\s"',\]}]+/;function se({file:W,text:j}){const J=(0,O.Dx)(W,j);return te(W,J).flatMap(({at:H,client:V,version:X,start:Z=0})=>{if(V===void 0)return[];const z=J[H]??
"",ee=(0,O.$t)(W,H,z,{start:Z,end:z.length}),Q=X===null?`selects ${V}`:`selects ${V} ${X}`;return[{client:V,level:"version-file",place:ee,text:(0,E.dh)(Q,e),version:X}]})}
function te(W,j){const[,J]=/\.(terraform|opentofu)-version$/.exec(W)??[];if(J===void 0)return W.endsWith(".toml")?ce(j):ie(j);const H=j.findIndex(X=>X.trim()!==
""),V=q.exec(j[H]??"")?.[0]??null;return H<0?[]:[{at:H,client:x.get(J),version:V}]}const ie=W=>W.map((j,J)=>{const[H="",V=null]=j.trim().split(/\s+/);return{at:J,
client:x.get(H),version:V}}),oe=/^\s*\[\s*([\w."':/-]+)\s*\]/,re=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ce(W){let j="";return W.
flatMap((J,H)=>{j=oe.exec(J)?.[1]?.replaceAll('"',"")??j;const[,V="",X=""]=re.exec(J)??[],Z=/^tools\.(?:\w+:)?(.+)$/.exec(j)?.[1],z=x.get(j==="tools"?V:V==="ver\
sion"?Z??"":""),ee=/\bversion\s*=\s*(.*)$/s.exec(X)?.[1]??X,Q=ee.match(/[^\s"',[\]{}=]+/g)??[];return(ee.startsWith("[")?Q:Q.slice(0,1)).map(ue=>({at:H,client:z,
version:ue,start:J.search(/\S/)}))})}var ae=h(7905),me=h(1884),fe=h(5163),he=h(2626)}),7495:((ne,G,h)=>{h.d(G,{Qm:()=>w,TU:()=>B,i4:()=>v,pb:()=>f,zt:()=>x});var P=h(
4091),I=h(8011),b=h(3229),C=h(1831),E=h(5011),N=h(4321),O=h(1022);const x={host:null,isHostImplied:!1,needed:null},$=e=>({host:e,isHostImplied:!1,needed:(0,C.Rt)(
e)?"state":e}),B=e=>({host:e,isHostImplied:!0,needed:e}),T=e=>({host:e,isHostImplied:!1,needed:null}),k=e=>e===null?x:{...x,directHost:e},w=e=>({...x,problem:e}),
y=(e,t)=>w((0,I.DA)({reason:"rejected",error:e,advice:t}));function U(e,t,n){return n===null?e:{...e,problem:(0,I.My)({text:t,host:e.host,advice:n})}}const f={module:r,
"test-module":(e,t,n)=>{const o=(0,E.vL)(e,t).kind==="remote";return t==="opentofu"||!o?r(e,t,n):w((0,I.DA)({reason:"remote-in-test",text:e}))},"registry-module":(e,t)=>{
const n=(0,E.rE)(e,t);return n.ok?p(n.value):a(e,t)},provider:s,"locked-provider":i,"stack-component":c,stack:(e,t)=>{const n=(0,E.A)(e);return n.ok&&!e.startsWith(
".")?T(n.value.host):{...c(e,t),isHostImplied:!1,needed:null}},"stack-output":e=>{const[t="",...n]=e.split("/");return n.length===3?d(t,T):w((0,I.DA)({reason:"s\
tack",text:e}))},terragrunt:u,host:e=>d(e,$),url:a};function v(e,t,n){if(e==="terragrunt"){const[,m]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return m===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(t)?void 0:x:m===""?B((0,E.Vm)(n)):d(m,$)}if(e==="url")return k((0,N.uE)(t,n));if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(t))return k((0,N.uE)(t,n));const o=t.indexOf("/");if(o<0)return;const l=(0,E.vL)(`${t.slice(0,o)}/a/b/c`,n);return l.kind==="registry"?p(l):k((0,N.uE)(t,n))}
const p=({host:e,hostImplied:t})=>t?B(e):$(e);function d(e,t){const n=(0,C.Pv)(e),o=(0,b.L6)(e);return n.ok?U(t(n.value),e,o):w((0,I.k0)({text:e,error:n.why,advice:o}))}
function r(e,t,n){if((0,E.Nj)(e)&&!n)return x;const o=(0,E.vL)(e,t),l=o.kind==="registry"?(0,P.Ju)(o):(0,E.rE)(e,t);if(n&&!l.ok){const{why:L}=l,S=/^https?:/i.test(
e)?{kind:"invalid",error:L}:o,g=(0,b.NM)(e,S,l),M=/^[a-z0-9]+::/i.test(e)?"remote":o.kind;return g===null&&(M==="local"||M==="remote")?w((0,I.DA)({reason:`${M}-\
with-version`,text:e})):y(L,g)}const m=(0,b.NM)(e,o,l);if(l.ok)return U(p(l.value),e,m);if(o.kind==="invalid")return y(o.error,m??b.x3);const _=o.kind==="remote"?
o.host:null;return U(k(_),e,m)}function s(e,t){const n=(0,O.mi)(e,t);switch(n.kind){case"registry":case"legacy":return n.hostImplied?B(n.host):U($(n.host),e,(0,b.
cr)(e));case"builtin":return T(n.host);case"invalid":{const[o="",l]=n.error.split(`

`);return y(o,l??(0,b.cr)(e))}}}function i(e,t){const n=(0,O.mi)(e,t);if(n.kind==="invalid")return y(n.error,null);if(n.hostImplied)return w((0,I.DA)({reason:"l\
ocked-provider",text:e}));if(n.kind==="builtin")return T(n.host);const o=t==="opentofu"&&n.host===(0,E.Vm)("terraform")&&n.namespace==="hashicorp";return{...$(n.
host),needed:o?(0,E.Vm)(t):n.host}}function c(e,t){if(e!==e.trim())return w((0,I.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return x;const n=(0,E.
rE)(e,t);if(n.ok)return p(n.value);const o=(0,E.A)(e);if(o.ok)return T(o.value.host);const l=(0,E.vL)(e,t);return l.kind==="invalid"?y(l.error,(0,b.NM)(e,l,n)):
k(l.kind==="remote"?l.host:null)}function a(e,t){const n=(0,N.cx)(e,t);return k(n.ok?n.value.host:null)}function u(e,t){const[,n,o=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(e)??[];if(n===void 0)return e.startsWith("gitlab.com/")?k("gitlab.com"):a(e,t);const[l=""]=o.split("//");return l.split("/").length!==3?w((0,I.DA)({reason:"\
terragrunt",text:e})):n===""?B((0,E.Vm)(t)):d(n,$)}}),4667:((ne,G,h)=>{h.d(G,{F:()=>o,I:()=>n});var P=h(9075),I=h(9562);const b={terraform:"app.terraform.io",opentofu:null},
C={terraform:"app.terraform.io",opentofu:"app.terraform.io"},E={terraform:"static",opentofu:"static"},N={opentofu:"static"},O={terraform:"any",opentofu:"any"},x=[
"config","migrate"],$=["stack","deploy"],B={position:["source"],grammar:"module",service:I.e$},T={...B,grammar:"stack-component",isLiteral:!0},k={...T,service:null},
w={...B,grammar:"terragrunt",evaluation:O},y={position:"entries",grammar:"provider",service:I.xq,isLiteral:!0,absent:"required_provider_nosource"},U={position:[
"hostname"],grammar:"host",service:I.Bn,defaults:b},f={...U,service:I.OZ},v={...U,evaluation:O},p={...U,service:I.M,defaults:C},d={...T,position:"manifest",grammar:"\
registry-module"},r={position:["address"],grammar:"url",service:null};function s(l,m,_,L,{absence:S,...g}={}){const M=m===""?[]:m.split(" > ").map(A=>A.split(" "));
return{kind:_,files:l,path:M.map(([A="",...R])=>[A,...R]),...S&&{absent:`${_}${S}`},...L,...g}}const i={absence:"_missing"},c={absence:"_default"},a={evaluation:N,
merges:"backend"},u={backend:"cloud",service:I.OZ},e="data terraform_remote_state *",t={...r,position:["address","lock_address","unlock_address"]},n=[s(x,"modul\
e *","module",B,{...i,evaluation:E,merges:"module"}),s(x,"terraform > required_providers","required_provider",y,{merges:"provider"}),s(x,"required_providers","r\
equired_provider",y,{isReserved:!0}),s(x,"terraform > cloud","cloud",f,{...c,...a}),s(x,"terraform > backend remote","backend_remote",U,{...c,...a}),s(x,"terraf\
orm > backend http","backend_http",t,a),...[e,`check * > ${e}`].flatMap(l=>[s(x,l,"remote_state",v,{...c,backend:"remote"}),s(x,l,"remote_state",v,{...u,...c})]),
s(x,e,"remote_state",r,{backend:"http",evaluation:O}),s([...x,"query"],"provider tfe","provider_tfe",p,{...c,evaluation:O}),s(["test"],"provider tfe","provider_\
tfe",p),s(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:I.xq,isLiteral:!0}),s(["test"],"run * > module","test_module",
T,{...i,grammar:"test-module"}),s(["test"],"run * > backend remote","test_backend_remote",U,c),s($,"required_providers","required_provider",y),s($,"component *",
"stack_component",T,i),s($,"removed","stack_removed",T,i),s($,"stack *","stack_stack",k,{...i,grammar:"stack"}),s(["deploy"],"upstream_input *","upstream_input",
k,{grammar:"stack-output"}),s(["migrate"],"state_store_provider","state_store_provider",y),s(["migrate"],"from > backend remote","migrate_backend_remote",U,c),...[
"terraform","unit *","stack *"].map(l=>s(["terragrunt"],l,"terragrunt_source",w)),s(["terragrunt"],"catalog","terragrunt_source",{...w,position:"urls"}),s(["man\
ifest"],"","installed_module",d)],o=(0,P.Oo)(l=>{const m=n.filter(({files:_})=>_.includes(l));return Map.groupBy(m,({path:[_]})=>_?.[0]??"")})})};export{_e as ids,ke as modules};
