const _e=[245,626,895,907,895],ke={9349:((ne,z,p)=>{p.d(z,{Jw:()=>R,L8:()=>m,Md:()=>k,Tj:()=>T,bs:()=>u,lr:()=>D,r1:()=>r,v$:()=>B,wH:()=>l,xC:()=>_,zK:()=>a});
var P=p(6134);const D=100,b=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),C=128,O=255,L=1,w=2,S=4,R=8,B=16,T=32,k=64,A=[[L,/[ \t]/g],[w,/[A-Za-z_]/g],[S,/[\w-]/g],[R,/[\w \t.:=?!&|*%+>~-]/g],
[B,/[\w \t\n,.:=?!&|*%+>~-]/g],[T,/[^"\\$%\r\n]/g],[k,/[^\n$%]/g]],y=Array.from({length:O+1},(e,t)=>t>C?"":String.fromCharCode(t)),U=new Uint8Array(O+1);for(const[
e,t]of A)y.join("").replace(t,(s,o)=>(U[o]=e|(U[o]??0),""));const f=(e=O,t)=>((U[e]??0)&t)!==0,_=e=>e===" "||e==="	",m=e=>/^[\w-]/.test(e),l=e=>e==="}"||e===")"||
e==="]";function r(e){return e==="{"?"}":e==="("?")":e==="["?"]":void 0}let n=new Uint8Array(256*1024);const i=new TextEncoder;function c(e,t){const{length:s}=e;
n.length<=s&&(n=new Uint8Array(2*s+1));const o=n,d=e.slice(t),{read:h,written:v}=i.encodeInto(d,o.subarray(t,s));if(h!==d.length||v!==d.length)for(let N=t;N<s;N++)
o[N]=Math.min(e.charCodeAt(N),C);return o[s]=O,o}class a{text;parts;at;depth=0;mistake;constructor(t,s,o=0){this.text=t,this.parts=s,this.at=o}countPart(){this.
parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(t){const{text:s,parts:o,mistake:d}=this;if(d===void 0)return{text:s,
body:t,parts:o,problems:[]};const h={...(0,P.yN)(s)(d),message:d.message};return{text:s,body:t,parts:o,problems:[h]}}report(t,s,o=s+1){this.mistake??={message:t,
start:s,end:Math.min(o,Math.max(s,this.text.length))}}stop(t,s){this.report(t,s),this.at=this.text.length}}class u extends a{codes;constructor(t,s=0,o=new P.n_){
super(t,o,s),this.codes=c(t,s)}reportUnclosed(t){const s=/[$%]/.test(this.text.charAt(t)),o=this.text.slice(t,t+(s?2:1)),d=this.isAtEnd()?"the end of the file":
`"${this.peek()}"`,h=`unbalanced brackets: "${o}" is not closed before ${d}`;this.report(h,this.isAtEnd()?t:this.at)}reportCharacter(){const t=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let s=`${JSON.stringify(t)} is not used in HCL`;t==="'"&&(s="single quotes are not valid; use double quotes"),t==="\uFFFD"&&(s=
"the file is not UTF-8 here"),this.report(`invalid character: ${s}`,this.at,this.at+t.length)}reportBrokenString(t){const s=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(s,t,this.at)}peek(t=0){return y[this.
codes[this.at+t]??O]??""}skipSpaces(){for(;;){const t=this.skipAll(L);if(t==="\r")this.skipReturn();else if(t==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return t}}skipBlank(){for(;;){const t=this.skipSpaces();if(t===`
`)this.at++;else if(this.isLineComment(t))this.skipLine();else return t}}skipAll(t){const{codes:s}=this;let{at:o}=this,d=s[o]??O;for(;f(d,t);)d=s[++o]??O;return this.
at=o,y[d]??""}isLineComment(t){return t==="#"||t==="/"&&this.peek(1)==="/"}isLineEnd(t){return t===`
`||t===""||this.isLineComment(t)}skipLine(){const t=this.text.indexOf(`
`,this.at);this.at=t<0?this.text.length:t}skipBlockComment(){const t=this.text.indexOf("*/",this.at+2);t<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=t<0?this.text.length:t+2}readName(){const{codes:t,text:s,at:o}=this;return f(t[o],w)&&this.skipAll(S),t[this.at]===C&&(b.lastIndex=o,
this.at=b.test(s)?b.lastIndex:o),this.at>o?s.slice(o,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((ne,z,p)=>{p.d(z,{y:()=>D});const P=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function D(b){const{text:C,at:O}=b,L=C.charAt(O+1),w=C.slice(O+2,O+(L==="U"?10:6)),S=L==="U"?/^[0-9a-f]{8}$/i.test(w):/^[0-9a-f]{4}$/i.
test(w),R=Number.parseInt(w,16);if((L==="u"||L==="U")&&S&&R<=1114111)return b.at+=w.length+2,String.fromCodePoint(R);const B=P.get(L);if(b.at+=B===void 0?1:2,B!==
void 0)return B;const T=JSON.stringify(C.slice(O,O+2));return b.report(`invalid escape sequence: ${T}`,O,O+2),""}}),2245:((ne,z,p)=>{p.d(z,{O:()=>O});var P=p(9349),
D=p(4009),b=p(6134);const C=200;function O(B,T=new b.n_,k=!1){const A=new L(B,T);A.isHcl1=k;const y=A.readRoot();return A.structure({kind:"json",members:y===void 0?
[]:(0,b.lS)(y)})}class L extends P.zK{isHcl1=!1;readRoot(){const{text:T}=this;T.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const k=this.readValue();return this.isHcl1||k===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),k.kind!=="object"&&k.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",k.start)),k}skipSpaces(){const{text:T}=this;for(;;){const k=T.charCodeAt(this.at);if(k===32||k===10||k===13||k===9)this.at++;else if(k===
47)this.skipComment();else return T.charAt(this.at)}}skipComment(){const T=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const k=T?`
`:"*/",A=this.text.indexOf(k,this.at+1);this.at=A<0?this.text.length:A+k.length}readValue(){const{text:T,parts:k,at:A}=this;if(this.countPart(),k.isExceeded())return;
const y=T.charAt(A);if(y==='"'){const f=this.readString();return f===void 0?void 0:(0,D.BD)(f,{start:A,end:this.at},k)}if(y!=="{"&&y!=="[")return this.readPrimitive();
if(this.depth>=C)return this.stop(`values are nested deeper than ${C} levels`,A);this.depth++;const U=y==="{"?this.readObject():this.readArray();return this.depth--,
U}readPrimitive(){const{text:T,at:k}=this;w.lastIndex=k;const A=w.exec(T)?.[0];return A===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",k):(this.at+=A.length,{kind:"primitive",start:k,end:this.at,value:JSON.parse(A)})}readObject(){const T=this.
at++,k=[];for(let A=this.skipSpaces();A!=="}";A=this.skipSpaces()){if(A!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const y=this.readMember();if(y===void 0)break;k.push(y),this.endItem("}")}return{kind:"object",start:T,end:this.skipBracket(),items:k}}readMember(){const T=this.
at,k=this.readString();if(k===void 0)return;const A=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const y=this.readValue();return y&&{name:k,start:T,end:A,value:y}}readArray(){const T=this.at++,k=[];for(;this.
skipSpaces()!=="]";){const A=this.readValue();if(A===void 0)break;k.push(A),this.endItem("]")}return{kind:"tuple",start:T,end:this.skipBracket(),elements:k}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(T){const k=this.skipSpaces(),A=this.at;if(k!==T){if(k===""&&this.stop(`unclosed value: no "${T}" before the end\
 of the file`,A),k!==","){this.report(`missing separator: expected "," or "${T}"`,A);return}this.at++,this.skipSpaces()===T&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",A)}}readString(){const{text:T,at:k}=this;let A=k+1,y=!0;for(let U=T.charCodeAt(A);U!==34;U=T.charCodeAt(A)){if(!(U>=32))return this.stopInString(
k,A);U===92&&(y=!1),A+=U===92?2:1}return this.at=A+1,y?T.slice(k+1,A):this.unescape(T.slice(k+1,A),k+1)}stopInString(T,k){return k>=this.text.length||this.text.
charCodeAt(k)===10?this.stop("invalid JSON string: no closing quote in its line",T):this.stop("invalid JSON string: a control character must be escaped",k)}unescape(T,k){
return T.replace(S,(A,y,U)=>{const f=this.isHcl1&&R.test(A);if(y===void 0&&!f)return JSON.parse(`"${A}"`);const _=`invalid JSON string: ${JSON.stringify(A)} is \
not an escape sequence`,m=k+U;return this.report(this.isHcl1?"invalid escape sequence":_,m,m+2),A}).toWellFormed()}}const w=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
S=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,R=/\/|u[dD][89a-fA-F]/}),3268:((ne,z,p)=>{p.d(z,{Fq:()=>m,Kk:()=>O,_p:()=>w,ku:()=>L});var P=p(9349),D=p(2615);const b="\
<<",C=({close:n})=>n==='"'||n===b;function O(n,i){n.skipAll(P.Jw)===`
`&&i==="line"||S(n,[],i)}const L=(n,i,c)=>S(n,[{start:c,close:i}],void 0),w=(n,i,c)=>S(n,[{start:c,close:b,marker:i}],void 0);function S(n,i,c){for(;;){const a=i.
at(-1);if(a===void 0&&c===void 0)return!0;let u;if(a!==void 0&&C(a)?(a.close==='"'?y:l)(n,i,a)||(u=!1):u=R(n,i,c),u!==void 0)return u}}function R(n,i,c){for(;;){
const a=i.length===0,u=n.skipAll(a?P.Jw:P.v$);if(u===`
`||u===","){if(a&&(u===","||c==="line"))return!0;n.at++}else if((0,P.wH)(u)){if(a)return!0;if(!k(n,i,u))return!1;const e=i.at(-1);if(e===void 0?c===void 0:C(e))
return}else if(u==='"'){const e=n.at++;if(n.skipAll(P.Tj)!=='"'){i.push({start:e,close:'"'});return}n.at++}else{const e=(0,P.r1)(u);if(e!==void 0)i.push({start:n.
at++,close:e});else{if(u==="<"&&B(n,i))return;if(u!=="<"){if(n.isAtEnd())return A(n,i);if(a&&c==="line"&&n.isLineComment(u))return!0;T(n,u)}}}}}function B(n,i){
const c=n.at,a=m(n);return a===void 0?n.at++:i.push({start:c,close:b,marker:a}),a!==void 0}function T(n,i){n.isLineComment(i)?n.skipLine():i==="/"&&n.peek(1)===
"*"?n.skipBlockComment():i==="/"?n.at++:i==="\r"?n.skipSpaces():(i<"\x80"||n.readName()===void 0)&&(n.reportCharacter(),n.at++)}function k(n,i,c){const a=i.pop();
if(a!==void 0&&a.close!==c){n.reportUnclosed(a.start);let u=i.at(-1);for(;u!==void 0&&u.close!==c&&!C(u);)i.pop(),u=i.at(-1);if(u===void 0)return!1;C(u)?i.push(
{start:n.at,close:"}"}):i.pop()}return n.at++,!0}function A(n,i){const c=i[0];return c===void 0?!0:(n.reportUnclosed(c.start),!1)}function y(n,i,c){for(;;){const a=n.
skipAll(P.Tj);if(a==='"')return i.pop(),n.at++,!0;if(a==="\\"){const u=n.at+(/[^\r\n]/.test(n.peek(1))?2:1);(0,D.y)(n),n.at=u}else{if(a!=="$"&&a!=="%")return f(
n,i,c);if(U(n,i))return!0}}}function U(n,i){const{at:c}=n,a=n.peek(1);if(a==="{")return i.push({start:c,close:"}"}),n.at+=2,!0;const u=a===n.peek()&&n.peek(2)===
"{";return n.at+=u?3:1,!1}function f(n,i,c){n.reportBrokenString(c.start);const a=_(n);do i.pop();while((i.at(-1)?.start??-1)>=a);return i.length>0}function _({
text:n,at:i}){let c=i;for(;c>0&&n[c-1]!==`
`&&n[c-1]!=="\r";)c--;return c}function m(n){const{text:i,at:c}=n;if(n.peek(1)!=="<")return;n.at+=n.peek(2)==="-"?3:2;const a=n.readName();if(a===void 0){n.at=c;
return}return n.skipSpaces()!==`
`&&n.at<i.length&&n.report("invalid expression: a heredoc marker must end its line",c,n.at),n.skipLine(),n.isAtEnd()||n.at++,a}function l(n,i,c){const a=c.marker??
"";for(;;){if(n.peek(-1)===`
`&&r(n,a))return i.pop(),!0;const u=n.skipAll(P.Md);if(n.isAtEnd()){const e=`unterminated template string: no line closes the heredoc "${a}"`;return n.report(e,
c.start),!1}if(u===`
`)n.at++;else if(U(n,i))return!0}}function r(n,i){const{text:c}=n;let{at:a}=n;for(;(0,P.xC)(c.charAt(a));)a++;const u=c.charAt(a);if(u>" "&&u<"\x80"&&!c.startsWith(
i,a))return!1;const e=c.indexOf(`
`,a),t=e<0?c.length:e;return c.slice(a,t).trim()!==i?!1:(n.at=c.charAt(t-1)==="\r"?t-1:t,!0)}}),4009:((ne,z,p)=>{p.d(z,{BD:()=>O,E3:()=>C,jw:()=>k});var P=p(9349),
D=p(2615),b=p(3268);function C(f){const{text:_,at:m}=f;if(f.at++,f.skipAll(P.Tj)!=='"')return w(f,m);const l=_.slice(m+1,f.at++);return{kind:"string",start:m,end:f.
at,value:l,verbatim:l}}function O(f,_,m){if(!f.includes("{"))return{kind:"string",..._,value:f,verbatim:f};const l=new P.bs(f,0,m),r={parts:[],known:""};for(l.at=
0;l.at<f.length;){const i=l.at;for(;l.at<f.length&&!L(l.peek());)l.at++;if(r.known+=f.slice(i,l.at),l.at<f.length&&!B(l,r)){R(r,_);break}}const n=r.parts.map(i=>i.
kind==="known"?i:{...i,code:f.slice(i.start,i.end),..._});return S({parts:n,known:r.known},_,f)}const L=f=>f==="$"||f==="%";function w(f,_){const{text:m}=f,l={parts:[],
known:m.slice(_+1,f.at)};for(;;){const r=f.at,n=f.skipAll(P.Tj);if(l.known+=m.slice(r,f.at),n==='"')return f.at++,S(l,{start:_,end:f.at});if(n==="\\")l.known+=(0,D.
y)(f);else if(L(n)){if(!B(f,l))return{kind:"other",start:_,end:f.at}}else return f.reportBrokenString(_),{kind:"other",start:_,end:f.at}}}function S({parts:f,known:_},{
start:m,end:l},r){return f.length===0?{kind:"string",start:m,end:l,value:_,verbatim:r??_}:(_!==""&&f.push({kind:"known",value:_}),{kind:"template",start:m,end:l,
parts:f,verbatim:r})}function R(f,_){f.known!==""&&f.parts.push({kind:"known",value:f.known}),f.known="",f.parts.push({kind:"unknown",start:_.start,end:_.end})}
function B(f,_){const{text:m,at:l}=f,r=m.charAt(l);if(f.peek(1)!=="{"){const i=m.startsWith(`${r}{`,l+1);return _.known+=i?`${r}{`:r,f.at+=i?3:1,!0}f.at+=2;const n=r===
"$"?T(f):void 0;return n?.kind==="other"?!1:n?.kind==="string"&&f.skipBlank()==="}"?(_.known+=n.value,f.at++,!0):(0,b.ku)(f,"}",l)?(m.charAt(l+2)==="~"&&(_.known=
_.known.trimEnd()),R(_,{start:l,end:f.at}),f.countPart(),!0):!1}function T(f){if(f.skipBlank()!=='"'||f.depth>=P.lr)return;f.depth++;const _=C(f);return f.depth--,
_}function k(f){const{text:_,at:m}=f,l=f.peek(2)==="-",r=(0,b.Fq)(f);if(r===void 0)return;const n=f.at;if(!(0,b._p)(f,r,m))return{kind:"other",start:m,end:f.at};
const i={start:m,end:f.at},c=_.slice(n,_.lastIndexOf(`
`,f.at-1)+1);if(A.test(c)){const e=[{kind:"unknown",...i}];return{kind:"template",...i,parts:e,verbatim:void 0}}const a=c.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=l?y(a):a;return{kind:"string",...i,value:u,verbatim:u}}const A=/(?<!\$)\$\{|(?<!%)%\{/;function y(f){let _=f.length;for(const[m]of f.matchAll(U))_=Math.
min(_,m.length);return f.replace(U,m=>m.slice(_))}const U=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9160:((ne,z,p)=>{p.d(z,{B$:()=>f,_3:()=>C,cd:()=>k,lR:()=>O,p_:()=>L});var P=p(
9349),D=p(8704),b=p(9075);const C=({expression:e,text:t},s)=>s.effort.spend(()=>w(e,t,s)),O=1024;function L(e,t){if(e.length>O)return;const s=new P.bs(e),o=m(s);
return s.skipBlank()===""&&s.mistake===void 0?o?.(t):void 0}function w(e,t,s){switch(e.kind){case"string":case"primitive":return e.value;case"object":return(0,b.
Oo)(o=>{const d=R(e.items).get(o);return d&&C({expression:d.value,text:t},s)});case"tuple":return(0,b.Oo)(o=>{if(o===b.pi)return e.elements.length;const d=e.elements[Number(
o)];return d&&C({expression:d,text:t},s)});case"template":return B(f(e.parts,t,s),t,s);case"other":return L(t.slice(e.start,e.end),s)}}const S=new WeakMap;function R(e){
const t=S.get(e)??new Map(e.toReversed().map(s=>[s.name,s]));return S.set(e,t),t}function B(e,t,s){let o="";for(const d of e){const h=d.kind==="known"?void 0:k(
d,t),v=d.kind==="known"?d.value:h&&L(h,s),N=(0,b.Uk)(v);if(N===void 0)return(0,b.VI)(o,v);if(o.length+N.length>b.lG)return;o+=N}return o}const T=(e,t)=>e.code??
t.slice(e.start,e.end);function k(e,t){const s=T(e,t);return s.startsWith("${")?s.slice(2,-1).replace(/^~|~$/g,""):void 0}const A=/^%\{~?\s*if\s([\s\S]*)\}$/,y=/^%\{~?\s*else\s*~?\}$/,
U=/^%\{~?\s*endif\s*~?\}$/;function f(e,t,s){const o=e.map($=>$.kind==="unknown"?T($,t):""),[d,...h]=o.keys().filter($=>A.test(o[$]??"")),v=o.findIndex($=>U.test(
$));if(d===void 0||h.length>0||v<d)return e;const N=A.exec(o[d]??"")?.[1]??"",x=L(N.replace(/~$/,""),s);if(typeof x!="boolean")return e;const g=o.findIndex($=>y.
test($)),M=g<0?v:g,E=x?e.slice(d+1,M):e.slice(M+1,v);return[...e.slice(0,d),...E,...e.slice(v+1)]}const _=e=>t=>t.effort.spend(()=>e(t));function m(e){if(e.depth>=
P.lr)return;e.depth++;const t=l(e);let s=t;if(t!==void 0&&a(e,"?")){const o=m(e),d=a(e,":")?m(e):void 0;s=o&&d&&_(v=>{const N=t(v);return typeof N=="boolean"?(N?
o:d)?.(v):(0,b.J6)([N])})}return e.depth--,s}function l(e){const t=r(e),s=a(e,"==");if(t===void 0||!s&&!a(e,"!="))return t;const o=r(e);return o&&_(h=>{const v=[
t(h),o?.(h)];return v.every(x=>x===null||(0,b.Uk)(x)!==void 0)?v[0]===v[1]===s:(0,b.J6)(v)})}function r(e){let t=i(e);for(;t!==void 0;){let s;if(a(e,".")){const o=e.
readName()??u(e,/\d+/y);s=o===void 0?void 0:_(()=>o)}else if(a(e,"[")){if(s=m(e),!a(e,"]"))return}else return t;t=s&&n(t,s)}}const n=(e,t)=>_(s=>{const o=e(s),d=t(
s),h=(0,b.Uk)(d);return typeof o!="function"||h===void 0?(0,b.J6)([o,d]):o(h)});function i(e){if(a(e,"(")){const h=m(e);return a(e,")")?h:void 0}const t=e.skipBlank(),
s=e.readName();if(s!==void 0)return c(e,s);const o=u(e,/\d+(?:\.\d+)?/y);if(o!==void 0)return _(()=>Number(o));const d=/["{[]/.test(t)?(0,D.U)(e,t):void 0;return d&&
_(h=>w(d,e.text,h))}function c(e,t){const s={true:!0,false:!1,null:null}[t];if(s!==void 0)return _(()=>s);if(!a(e,"("))return _(d=>d.name(t));const o=[];for(;!a(
e,")");){const d=m(e);if(d===void 0||!a(e,",")&&e.skipBlank()!==")")return;o.push(d)}return _(d=>{const h=o.map(v=>v(d));return(0,b.J6)(h)??d.call(t,h)})}function a(e,t){
return e.skipBlank(),e.text.startsWith(t,e.at)?(e.at+=t.length,!0):!1}function u(e,t){t.lastIndex=e.at;const[s]=t.exec(e.text)??[];return e.at+=s?.length??0,s}}),
8704:((ne,z,p)=>{p.d(z,{J:()=>C,U:()=>L});var P=p(9349),D=p(3268),b=p(4009);function C(l,r){l.countPart();const n=r==="element"?l.skipBlank():l.skipSpaces(),i=l.
at,c=L(l,n);if(c!==void 0&&O(l,r))return c;(0,D.Kk)(l,r);let a=l.at;for(;a>i&&(0,P.xC)(l.text.charAt(a-1));)a--;return a===i&&l.report("invalid expression: expe\
cted the start of an expression",i),c===void 0?B(l,i,a):{kind:"other",start:i,end:a}}function O(l,r){const n=r==="element"?l.skipBlank():l.skipSpaces();return(0,P.
wH)(n)||n===","||l.isLineEnd(n)}function L(l,r){if(r==='"')return(0,b.E3)(l);if(r==="<")return(0,b.jw)(l);if(r!=="{"&&r!=="["&&r!=="(")return;const n=l.at++;l.depth++;
let i;return l.depth>P.lr?i=w(l,r,n):r==="{"?i=A(l,n):r==="["?i=k(l,n):i=T(l,n),l.depth--,i}function w(l,r,n){return(0,D.ku)(l,(0,P.r1)(r)??r,n),{kind:"other",start:n,
end:l.at}}const S=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,R=32;function B(l,r,n){if(S.lastIndex=r,!(S.test(l.text)&&S.lastIndex===n)||n-r>R)return{kind:"\
other",start:r,end:n};const c=l.text.slice(r,n),a={true:!0,false:!1,null:null}[c];return{kind:"primitive",start:r,end:n,value:a===void 0?Number(c):a}}function T(l,r){
const n=C(l,"element");return l.skipBlank()!==")"?w(l,"(",r):(l.at++,{...n,start:r,end:l.at})}function k(l,r){if(m(l))return w(l,"[",r);const n=[];let i=y(l,"]",
r);for(;i;i=y(l,"]",r)){const a=l.at;n.push(C(l,"element")),l.at===a&&l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}const c={start:r,end:l.at};return i===void 0?
{kind:"other",...c}:{kind:"tuple",...c,elements:n}}function A(l,r){if(m(l))return w(l,"{",r);const n=[];for(;y(l,"}",r);)n.push(U(l,l.peek())),l.skipSpaces()===
","&&l.at++;return{kind:"object",start:r,end:l.at,items:n}}function y(l,r,n){const i=l.skipBlank();return i!==r&&!l.isAtEnd()&&!(0,P.wH)(i)?!0:i!==r?l.reportUnclosed(
n):(l.at++,!1)}function U(l,r){const n=l.at,i=f(l,r);let c=l.at;for(;c>n&&(0,P.xC)(l.text.charAt(c-1));)c--;const a=l.skipSpaces();if(a!=="="&&a!==":")return l.
report('missing attribute value: expected "=" or ":" after the key',l.at),(0,D.Kk)(l,"line"),l.at===n&&l.at++,{name:void 0,start:n,end:c,value:{kind:"other",start:c,
end:l.at}};l.at++;const u=C(l,"line");return{name:i,start:n,end:c,value:u}}function f(l,r){const n=l.at;let i;if(r==='"'||r==="("){const u=L(l,r);u?.kind==="str\
ing"&&(i=u.value)}else i=l.readName();const c=l.skipSpaces();if(c==="="||c===":")return i;_(l);const a=l.text.slice(n,l.at).trimEnd();return/^\d+$/.test(a)?a:void 0}
function _(l){const r=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const n=l.skipSpaces(),i=l.at;if(r.lastIndex=i,l.isLineComment(n))return;if((0,P.L8)(n))l.at++;else if(n===
"["||n==="(")l.at++,w(l,n,i);else if(n==='"')(0,b.E3)(l);else if(r.test(l.text))l.at=r.lastIndex;else if(l.readName()===void 0)return}}function m(l){return l.skipBlank(),
l.text.startsWith("for",l.at)&&!(0,P.L8)(l.peek(3))}}),400:((ne,z,p)=>{p.d(z,{K:()=>w});var P=p(4e3),D=p(9349),b=p(8704),C=p(3268),O=p(4009),L=p(6134);function w(r,n=new L.
n_){const i=new D.bs(r,r.startsWith("\uFEFF")?1:0,n);return i.structure(S(i,void 0))}function S(r,n){const i={kind:"native",attributes:[],blocks:[]};let c=n!==void 0&&
!r.isLineEnd(r.skipSpaces());for(;;){const a=r.skipBlank();if(r.at>=r.text.length){n!==void 0&&r.report(R,n);break}if(a==="}"&&n!==void 0){r.at++;break}B(r,a,i),
m(r,c,i),c=!1}return i}const R="unclosed configuration block: there is no closing brace before the end of the file";function B(r,n,i){const c=r.at;r.countPart();
const a=n==='"'?f(r):r.readName();if(a===void 0){n<"\x80"?r.report("argument or block definition required",c):r.reportCharacter(),l(r,c);return}const u=r.at;if(r.
skipSpaces()==="="&&r.peek(1)!=="="){r.at++,i.attributes.push({name:a,start:c,end:u,value:(0,b.J)(r,"line")});return}const t=[];for(let v=_(r);v!==void 0;v=_(r))
t.push(v);const s=r.at;if(r.peek()!=="{"){const v=t.length===0?`argument or block definition required: "${(0,P.dh)(a)}" has neither "=" nor "{" after it`:`inval\
id block definition: the header of "${(0,P.dh)(a)}" has no "{" at its end`;r.report(v,c,u),l(r,c);return}r.at++;const h=T.has(a)&&t[0]?.value!==k&&r.depth===0&&
r.mistake===void 0?A(r,s):U(r,s);i.blocks.push({type:a,labels:t,start:c,end:s,body:h})}const T=new Set(["resource","data","ephemeral","output","variable"]),k="t\
erraform_remote_state";function A(r,n){const{at:i}=r;return(0,C.ku)(r,"}",n)&&r.mistake===void 0?new y(r,n):(r.at=i,r.mistake=void 0,U(r,n))}class y{kind="nativ\
e";text;parts;start;end;body;constructor({text:n,at:i,parts:c},a){this.text=n,this.parts=c,this.start=a,this.end=i}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(n){const{text:i,start:c,end:a}=this;return this.body!==void 0||i.slice(c,a).includes(n)}read(){if(this.body!==void 0)return this.
body;const{text:n,parts:i,start:c,end:a}=this,u=new D.bs(n.slice(0,a),c+1,i);return u.depth=1,this.body=S(u,c),this.body}}function U(r,n){if(r.depth>=D.lr)return r.
report(`blocks are nested deeper than ${D.lr} levels`,n),(0,C.ku)(r,"}",n),{kind:"native",attributes:[],blocks:[]};r.depth++;const i=S(r,n);return r.depth--,i}function f(r){
const n=r.at,i=(0,O.E3)(r);return r.report("invalid argument name: argument names must not be quoted",n,r.at),i.kind==="string"?i.value:void 0}function _(r){const n=r.
skipSpaces(),i=r.at;let c;if(n==='"'){const u=(0,O.E3)(r);u.kind==="string"?c=u.value:(c=r.text.slice(i+1,Math.max(i+1,r.at-1)),r.report("invalid block label: i\
t has to be plain text",i,r.at))}else c=r.readName();if(c===void 0)return;const{at:a}=r;return r.countPart(),{value:c,start:i,end:a}}function m(r,n,i){const c=r.
skipSpaces();n&&(c!=="}"||i.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argument at most",r.at):!n&&!r.isLineEnd(
c)&&r.report("missing newline after argument or block definition",r.at)}function l(r,n){(0,C.Kk)(r,"line"),(r.at===n||(0,D.wH)(r.peek())&&r.peek()!=="}")&&r.at++}}),
8321:((ne,z,p)=>{p.d(z,{Bs:()=>w,C5:()=>A,Yo:()=>L,bK:()=>y,g$:()=>U,rI:()=>O,wK:()=>T,yR:()=>k});var P=p(4e3),D=p(9160),b=p(9075),C=p(6134);function O({text:f},_,m){
const l=(0,C.yN)(f);return{text:f,place:r=>{const{line:n,column:i,endColumn:c}=l(r);return{file:_,line:n,column:i,endColumn:c,target:m}}}}const L=f=>{const _=f.
length>b.lG?(0,P.dh)(f,b.lG):f;return _.length<13?_:[_.slice(0,1),_.slice(1)].join("")};function w(f){const _=f.join(".");return _.length>b.lG?L(_):_}const S=f=>/[^\0-\x7f]/.
test(f)?f.normalize("NFC"):f,R=f=>({kind:"known",text:L(S(f))}),B=f=>f===void 0||f.length>D.lR?null:{code:L(f)};function T(f,_,m=!1){const l=()=>f.text.slice(_.
start,_.end),r=n=>({kind:"pieces",pieces:n,text:L(l())});switch(_.kind){case"string":return R(m?_.verbatim:_.value);case"template":{if(m&&_.verbatim!==void 0)return R(
_.verbatim);const n=(0,D._3)({expression:_,text:f.text},(0,b.os)());if(typeof n=="string")return R(n);const i=(0,D.B$)(_.parts,f.text,(0,b.os)()).map(c=>c.kind===
"known"?L(c.value):B((0,D.cd)(c,f.text)));return r(i.includes(null)?[B(l())]:i)}case"other":{const n=l(),i=(0,D.p_)(n,(0,b.os)());return typeof i=="string"?R(i):
r([B(n)])}case"primitive":case"object":case"tuple":return r([null])}}function k(f,_){return _.kind!=="primitive"?T(f,_):_.value===null?null:R(String(_.value))}function A(f,_){
const[m]=f.kind==="pieces"?f.pieces:[];return f.kind==="known"||typeof m!="object"||m===null?f:{...f,pieces:[{code:`(${m.code}).${_}`}]}}function y(f){return f?.
kind!=="string"?null:L(S(f.value))}function U({pieces:f},_){let m="";for(const l of f){const r=typeof l=="object"?l&&(0,D.p_)(l.code,_):l;if(r===null&&l!==null&&
f.length===1)return{isWhole:!0,text:null,withheld:null};const n=(0,b.Uk)(r);if(n===void 0)return{isWhole:!1,...(0,b.VI)(m,r)};if(m.length+n.length>b.lG)return{isWhole:!1,
text:m,withheld:null};m+=n}return{isWhole:!0,text:L(S(m)),withheld:null}}}),9031:((ne,z,p)=>{p.d(z,{cU:()=>c,kM:()=>_,ls:()=>a,rd:()=>T});var P=p(9160),D=p(6134),
b=p(8321),C=p(7545),O=p(9804),L=p(5143),w=p(5799),S=p(3229),R=p(1064),B=p(1022);const T=t=>{const s=t.definitions.map(o=>{const d=o.place();return{...o,place:()=>d}});
return{...t,definitions:s}};function k(t,{type:s,labels:o,start:d,end:h}){const v=[s];for(const{value:N}of o)v.push(N);return{what:(0,b.Bs)(v),place:()=>t.place(
{start:d,end:h})}}const A=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),y=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
U=t=>t.kind==="native"?t.blocks:[...A].flatMap(([s,o])=>(0,D.SH)(t,s,o)),f=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],
["required_providers",0,"required_providers"]];function _(t,s){const o=[];for(const d of U(s)){const{type:h}=d;A.get(h)===d.labels.length&&o.push(k(t,d)),y.test(
h)&&o.push({...k(t,d),problem:(0,C.ho)({reason:"of-cli",type:h})})}for(const d of(0,D.SH)(s,"terraform",0))for(const h of m(t,d.body))o.push(h);return o}function*m(t,s){
for(const[o,d,h]of f)for(const v of(0,D.SH)(s,o,d))if(yield{what:h,place:()=>t.place(v),isSingle:!0},o==="required_providers")for(const N of(0,D.Td)(v.body))yield*r(
t,N);yield*i(t,(0,D.w4)(s,"required_version"))}const l=["source","version","configuration_aliases"];function r(t,s){const{value:o}=s,d=(0,b.Yo)(s.name),h=(0,b.Bs)(
["required_providers",d]),v=o.kind==="object"?o.items:null,N=(0,B.sL)(d);if(!N.ok||v!==null&&N.value!==d){const M=N.ok?N.value:null,E=(0,C.ho)({reason:"local-na\
me",name:d,normal:M});return[{what:h,place:()=>t.place(s),problem:E}]}const x=v?.find(M=>M.name!==void 0&&!l.includes(M.name));if(x?.name===void 0)return[];const g=(0,C.
ho)({reason:"argument",what:h,argument:(0,b.Yo)(x.name)});return[{what:h,place:()=>t.place(x),problem:g}]}const n=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u");
function i(t,s){if(s===void 0)return[];const{value:o}=s,{text:d}=t;if(!(o.kind==="template"?o.parts.map(g=>g.kind==="unknown"?(0,P.cd)(g,d):""):[o.kind==="other"?
d.slice(o.start,o.end):""]).some(g=>n.test(g??"")))return[];const v=t.place(o),N=(0,O.jF)({reason:"not-constant"}),x=/\.tofu(\.json)?$/.test(v.file)?"opentofu":
"terraform";return[{what:"required_version",place:()=>v,problem:N,clients:[x]}]}const c=t=>t.every(({kind:s})=>s.clients.length===R.Du.length)?[R.Du]:R.Du.map(s=>[
s]);function a(t){const s=c(t).flatMap(o=>{const d=t.filter(({kind:h})=>o.every(v=>h.clients.includes(v)));return[...u(d)].map(({what:h,place:v,problem:N,clients:x=R.
Du})=>{const g=o.filter(E=>x.includes(E)),M=(0,S.Kc)(h);return(0,w.hD)(N,{places:[v()],clients:g,isPlaceholder:M})})});return(0,w.DF)(s,({places:o,problem:d})=>[
o[0],d.message])}function*u(t){const s=new Map;for(const{definitions:o,kind:d,isContext:h}of t)for(const{what:v,place:N,problem:x,clients:g}of o){const M=s.get(
v);if(x!==void 0)h||(yield{what:v,place:N,problem:x,clients:g});else{if(d.isOverride)continue;M===void 0?s.set(v,N):h||(yield{what:v,place:N,problem:(0,C.ho)(e(
v,M()))})}}if(!t.some(({notes:o,kind:d})=>o.length>0||d.class==="terragrunt")){for(const{definitions:o,kind:d,isContext:h}of t)if(!(!d.isOverride||h))for(const{
what:v,place:N,problem:x,isSingle:g}of o)x!==void 0||g||s.has(v)||(yield{what:v,place:N,problem:(0,C.ho)({reason:"no-base",what:v})})}}const e=(t,{file:s,line:o})=>({
reason:"twice",what:t,first:`${(0,L.II)(s)}:${o}`})}),7545:((ne,z,p)=>{p.d(z,{ME:()=>b,ho:()=>L,jP:()=>C});var P=p(1064),D=p(5799);const b=()=>(0,D.CC)("block-r\
eserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a te\
rraform block"});function C({kind:w}){const{client:S,what:R}=P.$I[w];return(0,D.CC)("block-unsupported",{message:`${R} is supported by ${P.bB[S]} only`,help:S===
"opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function O(w){switch(w.reason){case"twice":{const{
what:S,first:R}=w,B=S.includes(".")?"remove or rename one of them":"write one block only";return{message:`${S} is defined a second time; the first time is in ${R}`,
help:B}}case"no-base":return{message:`this override file changes ${w.what}, which no other file of the directory defines`,help:"define it in a file that is not \
an override file, or remove it here"};case"of-cli":return{message:`${w.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~\
/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${w.what} cannot h\
ave the argument ${w.argument}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{
const{name:S,normal:R}=w;return{message:`"${S}" cannot be the local name of a provider`,help:R===null?"use letters, digits and dashes only, with no dash at eith\
er end":`write ${R}`}}}}const L=w=>(0,D.CC)("block-invalid",O(w))}),9804:((ne,z,p)=>{p.d(z,{FA:()=>f,N0:()=>k,Ov:()=>_,Sm:()=>A,id:()=>B,jF:()=>R});var P=p(1064),
D=p(4e3),b=p(5799);const C=6,O=m=>`"${(0,D.dh)(m)}"`,L=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function w(m){const l=m.replace(
L,"");return l===""?"":`: ${l}`}function S(m){switch(m.reason){case"syntax":{const{text:l,why:r}=m;return{message:`${O(l)} is not a version constraint${w(r)}`,help:"\
write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${m.address}\
 is an expression, which ${m.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:m.clients.includes("terraform")?"write th\
e version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept\
 locals and variables",affects:m.clients};case"not-a-string":return{message:`version of ${m.address} is not a string`,help:"put the version in quotes"};case"pre\
-release":return{message:`${O(m.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release o\
f the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as\
 a literal"};case"built-in":return{message:`${m.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`\
provider ${m.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally\
, use `dev_overrides` without `version`"}}}const R=m=>(0,b.CC)("constraint-invalid",S(m)),B=({of:m,terms:l,preRelease:r})=>(0,b.CC)("constraint-unmeetable",{message:`\
no version of ${m} can match ${(0,D.K4)(l.map(O),C,D.dh)}`,help:r!==void 0?`write ${O(r)}: only an exact version, without a space after \`=\` and without \`v\`, sel\
ects a pre-release of a module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),T={terraform:"\
terraform",opentofu:"tofu"};function k({provider:m,version:l,constraints:r,clients:n,isUnit:i}){const[c,...a]=n,u=c===void 0||a.length>0?"":`${T[c]} `,e=i?"terr\
agrunt ":u;return(0,b.CC)("lock-outside",{message:`locked provider ${m} ${l} does not match configured version constraint ${(0,D.K4)(r,C,D.dh)}`,help:`run \`${e}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const A=({provider:m})=>(0,b.CC)("lock-readonly",{message:`the lock file\
 has no entry for provider ${m}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and comm\
it the lock file"}),y={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};
function U(m){const l="failed to read dependency lock file",r="restore the file, or remove the block and run `init` again";switch(m.reason){case"syntax":return{
message:`${l}: ${m.error}`,help:r};case"twice":return{message:`${l}: it has two blocks for provider ${m.provider}`,help:"remove one of the blocks; a merge may h\
ave duplicated it"};case"not-normal":return{message:`${l}: the ${m.of} of provider ${m.provider} must be written in normalized form: ${O(m.normal)}`,help:r};default:{
const[n,i]=y[m.reason];return{message:`${l}: the ${n} of provider ${m.provider} ${i}`,help:r}}}}const f=m=>(0,b.CC)("lock-invalid",U(m)),_=({client:m,version:l,
constraint:r})=>(0,b.CC)("client-version",{message:`the version constraint ${O(r)} excludes ${P.bB[m]} ${l}`,help:`use another version of ${P.bB[m]}, or change \
the constraint`})}),7905:((ne,z,p)=>{p.d(z,{Ef:()=>y,RO:()=>B,S9:()=>_,Zn:()=>r,gd:()=>i,hN:()=>c,qm:()=>S});var P=p(9075),D=p(8321),b=p(8011),C=p(1064),O=p(5011),
L=p(1022),w=p(7495);const S=a=>[[{...(0,D.g$)(a,(0,P.os)()),from:null}]],R=1e4;function B({kind:a},u,e,t){const{row:s,value:o}=u;if(o?.kind!=="known")return k(a,
u,e);const d=T(u),v=s.grammar==="module"&&!d&&(0,O.Nj)(o.text)?"./":o.text,N=a.clients.length===C.Du.length?"":a.clients[0],x=`${s.grammar} ${s.service} ${N} ${d}\
 ${v}`,g=t.get(x);if(g!==void 0)return g;t.size>=R&&t.clear();const M=k(a,u,e);return t.set(x,M),M}const T=({version:a})=>a?.value.kind==="known";function k(a,u,e){
const t=a.clients.map(o=>[o,A(a,u,o,e)]),s=Math.max(...t.map(([,{length:o}])=>o));return Array.from({length:s},(o,d)=>{const h=new Map;for(const[E,{[d]:$}]of t)
$!==void 0&&h.set(E,$);const v=[...h.values()],N=v.find(({host:E,directHost:$})=>E!==null||$!==void 0),g=v.some(({needed:E})=>E==="state")?null:c(h,u.row),M=v.some(
({problem:E})=>E!==void 0);return{meanings:h,first:N??w.zt,needs:g,isFaulty:M}})}function A(a,u,e,t){const s=U(u,e,t).map(d=>m(a,u,e,d));if(s.length<2)return s;
const o=({host:d,needed:h,problem:v})=>[d,h,v?.message].join(" ");return[...new Map(s.map(d=>[o(d),d])).values()]}const y={isWhole:!0,withheld:null,from:null};function U(a,u,e){
const{value:t}=a;return t?.kind==="known"?[[{...y,text:t.text}]]:t===void 0||t.text==="null"?[[{...y,text:null}]]:f(a)?e(a,t,u):S(t)}function f({row:{grammar:a},
value:u}){if(u?.kind!=="pieces"||u.text==="null")return!1;const{text:e}=(0,D.g$)(u,(0,P.os)());return e===null?!0:C.Du.some(t=>(0,w.i4)(a,e,t)===void 0)}const _=({
references:a})=>a.some(u=>u.row.evaluation!==void 0&&(f(u)||u.version?.value.kind==="pieces"||u.row.merges==="module"&&u.value?.kind==="pieces"));function m(a,u,e,t){
const{row:s,address:o,value:d}=u,h=r(t),v=h.map(({isWhole:I,text:K})=>K===null?i(u,a,e):I?w.pb[s.grammar](K,e,T(u)):(0,w.i4)(s.grammar,K,e)),[N]=v,x=v.every(I=>I?.
needed===N?.needed);if(N!==void 0&&x&&!v.includes(void 0)){const[I]=h;return d?.kind!=="pieces"||I===void 0?N:{...N,evaluated:{text:I.text,isWhole:I.isWhole}}}if(s.
grammar==="terragrunt"&&l(d))return w.zt;const g=s.evaluation!==void 0&&s.evaluation[e]===void 0,M=h.find(({withheld:I})=>I!==null)?.withheld??null,E=e==="terra\
form",$=(0,b.J0)({address:o,argument:s.grammar==="host"?"hostname":"source",expression:d?.kind==="pieces"?d.text:"",candidates:h.map(({isWhole:I,text:K,from:F})=>({
text:I?K:null,from:F})),refused:g?"never":M===null?null:{variable:E?M:""}});return(0,w.Qm)($)}const l=a=>a?.kind==="pieces"&&a.pieces.some(u=>typeof u=="string"&&
/[?&]ref=/.test(u));function r(a){return a.some(({isWhole:u,from:e})=>u&&e!==null)?a.filter(({isWhole:u,from:e})=>u||e!==null):a}const n={cloud_default:"cloud b\
lock",remote_state_default:"remote state"};function i(a,u,e){const{row:t,value:s,address:o,localName:d}=a,h=s===void 0?a.kind:t.absent??a.kind;if(t.defaults!==void 0){
const v=t.defaults[e];return v!==null?(0,w.TU)((0,O.mD)(v)):(0,w.Qm)((0,b.tg)({block:n[h]??"remote backend"}))}return s!==void 0?t.grammar==="url"?w.zt:(0,w.Qm)(
(0,b.DA)({reason:"null",address:o})):h==="required_provider_invalid"?(0,w.Qm)((0,b.DA)({reason:"not-a-requirement",address:o})):d!==null&&u.class!=="stack"&&u.class!==
"deploy"?d!=="terraform"&&(0,L.sL)(d).ok?(0,w.TU)((0,O.Vm)(e)):w.zt:u.isOverride?w.zt:(0,w.Qm)((0,b.DA)({reason:"missing",address:o}))}function c(a,{service:u},e=()=>null){
if(u===null)return[];const t=new Map;for(const[s,{needed:o,host:d}]of a){const h=o==="state"?e(s)??d:o;h!==null&&t.set(h,{host:h,service:u,clients:[...t.get(h)?.
clients??[],s]})}return[...t.values()]}}),1884:((ne,z,p)=>{p.d(z,{FK:()=>R,FZ:()=>n,Od:()=>T,R:()=>_,gq:()=>A,hN:()=>U,xr:()=>i});var P=p(6134),D=p(8321),b=p(9031),
C=p(1064),O=p(5011),L=p(1022),w=p(9562),S=p(7854);const R={providerUses:new Map,hasBackend:!1,declared:[]},B=new Map([["language",0],["terraform",0],["provider",
1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function T(u,e){const t=new y(u);if(e.kind==="native")for(const h of e.
blocks)B.get(h.type)===h.labels.length&&t.read(h);else for(const[h,v]of B)(0,P.SH)(e,h,v).forEach(t.read,t);const{providerUses:s,hasBackend:o,declared:d}=t;return{
providerUses:s,hasBackend:o,declared:d}}const k=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function A(u,e){const t=new y(u),s=(0,P.w4)(e,"terraform_binary")?.value,
[,o]=k.exec((0,D.bK)(s)??"")??[];s!==void 0&&o!==void 0&&t.declare("binary",s,o),t.declareVersion("version",(0,P.w4)(e,"terraform_version_constraint"));const{declared:d}=t;
return d.length===0?R:{...R,declared:d}}class y{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){this.source=e}read(e){const{type:t,labels:s,
body:o}=e;switch(t){case"language":this.declare("language",e);for(const d of(0,P.SH)(o,"compatible_with",0))this.declareVersion("compatible",(0,P.w4)(d.body,"op\
entofu"));return;case"terraform":this.hasBackend||=U(o);for(const d of(0,P.SH)(o,"encryption",0))this.declare("encryption",d);this.declareVersion("version",(0,P.
w4)(o,"required_version"));return;case"provider":for(const d of s)this.use(d.value,d.value,d,[e]),this.declareVersion("provider-version",(0,P.w4)(o,"version"),(0,D.
Yo)(d.value));(0,P.w4)(o,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const d of(0,P.SH)(o,"data",2))this.readTyped(d,[e,d]);
return;case"import":this.readNamed(e,[e]);return;default:t==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,t,s="",o=null){this.declared.push(
{kind:e,text:s,localName:o,place:this.source.place(t)})}declareVersion(e,t,s=null){const o=(0,D.bK)(t?.value);t!==void 0&&o!==null&&this.declare(e,t.value,o,s)}readTyped(e,t){
const[s]=e.labels;if(s===void 0||this.readNamed(e,t))return;const[o=""]=s.value.split("_",1);this.use(o,s.value,s,t)}readNamed(e,t){const s=(0,P.w4)(e.body,"pro\
vider")?.value;if(s===void 0)return!1;const{start:o,end:d}=s,h=this.source.text.slice(o,Math.min(d,o+r)),[,v]=l.exec(h)??[];return v===void 0?!1:(this.use(v,v,s,
t),!0)}use(e,t,s,o){if(this.providerUses.has(e))return;const d={text:(0,D.Yo)(t),address:m(o),place:this.source.place(s)};this.providerUses.set((0,D.Yo)(e),d)}}
const U=u=>(0,P.SH)(u,"backend",1).length>0||(0,P.SH)(u,"cloud",0).length>0,f=["name","prefix","tags"];function _(u){const[e]=(0,P.SH)(u,"workspaces",0),t=o=>o===
"workspaces"&&e!==void 0?f.some(d=>(0,P.w4)(e.body,d)!==void 0):(0,P.w4)(u,o)!==void 0,s=S.Rt.filter(o=>!t(o));return{organization:(0,D.bK)((0,P.w4)(u,"organiza\
tion")?.value),name:e?(0,D.bK)((0,P.w4)(e.body,"name")?.value):null,...s.length>0&&{lacks:s}}}const m=u=>(0,D.Bs)(u.flatMap(({type:e,labels:t})=>[e,...t.map(({value:s})=>s)])),
l=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),r=256;function n(u){if(u.every(({scope:t})=>t.providerUses.size===0))return[];const e=new Map;for(const t of(0,b.
cU)(u)){const s=u.filter(({kind:o})=>t.every(d=>o.clients.includes(d)));for(const[o,d]of a(s)){const h=e.get(o),v=h===void 0?t:[...h.clients,...t];e.set(o,{...h??
d,clients:v})}}return Array.from(e.values(),({text:t,address:s,place:o,clients:d})=>{const{host:h,isHostImplied:v,needs:N}=i(d);return{kind:"implied_provider",host:h,
isHostImplied:v,...{text:t,address:s,place:o,clients:d,isOverridden:!1,needs:N}}})}function i(u){const t=u.length===C.Du.length?c:c.filter((s,o)=>u.some(d=>d===
C.Du[o]));return{host:t[0]?.host??null,isHostImplied:!0,needs:t}}const c=C.Du.map(u=>({host:(0,O.Vm)(u),service:w.xq,clients:[u]}));function a(u){const e=new Set(
["terraform"]);for(const{references:s}of u)for(const{localName:o}of s)e.add(o);const t=new Map;for(const{scope:s,isContext:o}of u)if(!o)for(const[d,h]of s.providerUses)
e.has(d)||(e.add(d),(0,L.sL)(d).ok&&t.set(d,h));return t}}),5163:((ne,z,p)=>{p.d(z,{PG:()=>y,YK:()=>f,kl:()=>U});var P=p(9075),D=p(9031),b=p(7545),C=p(7052),O=p(
5799),L=p(3229),w=p(1064),S=p(7905);function R({kind:n},i,c){const{row:a,value:u,version:e}=i,t=u?.kind==="pieces"||e?.value.kind==="pieces";if(a.merges!=="modu\
le"||!t)return;const s=n.clients.flatMap(o=>{const d=B(i,o,c);return d===null?[]:[[o,d]]});return Object.fromEntries(s)}function B(n,i,c){const a=s=>s?.kind==="\
pieces"?c(n,s,i):[[{...S.Ef,text:s?.text??null}]],u=a(n.value);if(u.flat().some(({withheld:s})=>s!==null))return null;const e=a(n.version?.value),t=new Map;for(let s=0;s<
Math.max(u.length,e.length);s+=1){const[o=[],d=[]]=[u[s]??u[0],e[s]??e[0]],h=T(o,d);t.set(JSON.stringify(h),h)}return[...t.values()]}function T(n,i){const[c,a]=[
k(n),k(i)];return{root:n[0]?.root??i[0]?.root??null,source:c??null,version:a??null,isOpen:c===void 0||a===void 0}}function k(n){const[i,...c]=(0,S.Zn)(n),a=c.every(
({isWhole:u,text:e})=>u&&e===i?.text);return i?.isWhole===!0&&a?i.text:void 0}var A=p(1884);const y=5e4;function U(n,i,c=new Map){const a=[],u=[...n.flatMap(t=>t.
notes),...(0,D.ls)(n)],e=new m(n,i,c);for(const t of n)if(!t.isContext)for(const s of t.references){if(a.length>=y)return u.push(f(t.file)),_(a,u);const o=(0,S.
RO)(t,s,i,c);let d=R(t,s,i);for(const h of o){const v=e.usageOf(t,s,h);a.push(d===void 0?v:{...v,calls:d}),d=void 0}(s.row.isReserved||o.some(({isFaulty:h})=>h))&&
u.push(...e.notesOf(t,s,o))}for(const t of(0,A.FZ)(n))a.push(t);return _(a,u)}const f=n=>(0,O.sb)(n,(0,C.ub)({kind:"module-usages",max:y})),_=(n,i)=>({usages:n.
sort((c,a)=>r(c.place,a.place)),notes:i.sort((c,a)=>r((0,O.Xd)(c),(0,O.Xd)(a)))});class m{files;values;known;overrides;constructor(i,c,a){this.files=i,this.values=
c,this.known=a,this.overrides=i.filter(({kind:u})=>u.isOverride)}usageOf(i,c,a){const{kind:u,value:e,address:t,constraints:s,place:o,row:d,hasOwnToken:h,workspace:v}=c,
{meanings:N,first:x,needs:g}=a,M=this.overrides.length===0?N:new Map([...N].filter(([I])=>this.isInForce(i,c,I))),E=M.size===N.size&&g!==null,$={kind:u,host:x.host,
isHostImplied:x.isHostImplied,directHost:x.directHost,hasOwnToken:h,text:e?.text??null,address:t,version:this.versionOf(c),constraints:s,place:o,clients:i.kind.
clients,needs:E?g:(0,S.hN)(M,c.row,this.stateHost),isOverridden:M.size===0,workspace:v};return E&&d.backend===void 0&&e?.kind!=="pieces"?$:{...$,...this.decisionOf(
c,a,M)}}decisionOf({value:i,row:c},{meanings:a},u){const e=[...a],t=e.flatMap(([h,v])=>v.evaluated===void 0?[]:[[h,v.evaluated]]),s=[...u].flatMap(([h,{needed:v}])=>{
const N=v==="state"?this.stateHost(h):null;return N===null?[]:[[h,N]]}),o=e.flatMap(([h])=>u.has(h)?[]:h),d=e.some(([,{needed:h}])=>h==="state");return{...i?.kind===
"pieces"&&{evaluated:Object.fromEntries(t)},...c.backend!==void 0&&{backend:c.backend},...u.size>0&&o.length>0&&{replacedFor:o},...d&&{stateHosts:Object.fromEntries(
s)}}}notesOf(i,c,a){const{place:u,row:e,value:t}=c,s=[u],o=new Map,d=t===void 0&&i.notes.length>0;for(const{meanings:h}of d?[]:a)for(const[v,{problem:N,host:x}]of h){
if(N===void 0||!this.isInForce(i,c,v))continue;const g=N.code==="source-dynamic",M=i.notes.some(q=>(0,O.Xd)(q)?.line===u.line);if(g&&M)continue;const E=t?.kind===
"known"&&(0,L.Kc)(t.text),$=g?N.message:N.code,I=o.get($),K=I===void 0?x:I.namedHost??null,F=[...new Set([...I?.clients??[],v])],Y={namedHost:K,clients:F,places:s,
isPlaceholder:E};o.set($,(0,O.hD)(I?.problem??N,Y))}if(e.isReserved){const h=(0,b.ME)();o.set(h.code,(0,O.hD)(h,{places:s,clients:i.kind.clients}))}return[...o.
values()]}isInForce({kind:i},{mergeKey:c},a){return i.isOverride||c===null||!this.replaced(a).has(c)}replaced=(0,P.Oo)(i=>{const c=new Set;for(const{kind:a,references:u,
scope:e}of this.overrides)if(a.clients.includes(i)){e.hasBackend&&c.add("backend");for(const{mergeKey:t,value:s,localName:o}of u)t!==null&&(s!==void 0||o!==null)&&
c.add(t)}return c});stateHost=(0,P.Oo)(i=>{const c=this.files.filter(({kind:a})=>a.clients.includes(i));for(const a of c)for(const u of a.references){if(u.row.merges!==
"backend"||!this.isInForce(a,u,i))continue;const[e]=(0,S.RO)(a,u,this.values,this.known),t=e?.meanings.get(i)?.needed??null;if(t!==null&&t!=="state")return t}return null});versionOf(i){
if(i.version===null)return;const{value:c,place:a}=i.version;if(c.kind==="known")return{text:c.text,place:a};const u=w.Du.flatMap(t=>{const s=this.values(i,c,t).
flat();if(s.some(({withheld:h})=>h!==null))return[];const[o,...d]=s;return[[t,d.length===0&&o?.isWhole===!0?o.text:null]]});return{text:l.test(c.text)?c.text:"\u2026",
value:Object.fromEntries(u),place:a}}}const l=/^(?!<<)"?[^"]*"?$/,r=(n,i)=>n===null||i===null?0:n.file!==i.file?n.file<i.file?-1:1:n.line-i.line||n.column-i.column}),
2626:((ne,z,p)=>{p.d(z,{eI:()=>u,jq:()=>t,CJ:()=>o,bH:()=>m});var P=p(5747),D=p(2245),b=p(400),C=p(6134),O=p(8321),L=p(9031),w=p(7052),S=p(9804),R=p(5799),B=p(1884),
T=p(4667);function k(x,g,M){const E=(0,T.F)(M),$=[],I=new Set([""]);if(g.kind==="json")for(const{name:K}of g.members)I.add(K);else for(const{type:K}of g.blocks)
E.has(K)&&I.add(K);for(const K of I)for(const F of E.get(K)??[])new A(x,F,$).readAt(0,{body:g,block:void 0,names:[]});return $}class A{source;row;found;constructor(g,M,E){
this.source=g,this.row=M,this.found=E}readAt(g,M){const E=this.row.path[g];if(E===void 0){this.read(M);return}const[$]=E,{body:I}=M,K=I.kind==="native"?I.blocks:
(0,C.SH)(I,$,E.length-1);for(const F of K){const{labels:Y}=F;if(F.type!==$||Y.length!==E.length-1||Y.some(({value:se},te)=>E[te+1]!=="*"&&E[te+1]!==se))continue;
const q=[...M.names,$,...Y.map(({value:se})=>se)];this.readAt(g+1,{body:F.body,block:F,names:q})}}read(g){const{body:M,block:E,names:$}=g;switch(this.row.position){case"\
entries":for(const I of(0,C.Td)(M))this.addEntry($,I);return;case"label":{const I=E?.labels.at(-1);if(I===void 0)return;const K={kind:"known",text:(0,O.Yo)(I.value)},
F=this.source.place(I),Y=this.version((0,C.w4)(M,"version")?.value),q=(0,O.bK)((0,C.w4)(M,"constraints")?.value)??void 0;this.add($.slice(0,-1),{value:K,place:F,
version:Y,constraints:q});return}case"manifest":this.addManifest(M);return;case"urls":{const I=(0,C.w4)(M,"urls")?.value;for(const K of I?.kind==="tuple"?I.elements:
[])this.add($,this.written(K));return}default:this.addArguments(g,this.row.position)}}add(g,M){const{row:E}=this,{kind:$=E.kind,version:I=null,localName:K=null,
hasOwnToken:F=!1}=M;this.found.push({row:E,kind:$,address:(0,O.Bs)(g),value:M.value,version:I,constraints:M.constraints,place:M.place,mergeKey:y(E,g),localName:K,
hasOwnToken:F,workspace:M.workspace})}addArguments({body:g,block:M,names:E},$){const{row:I,source:K}=this,F=ie=>(0,C.w4)(g,ie)?.value,Y=I.backend!==void 0;if(Y&&
(0,O.bK)(F("backend"))!==I.backend)return;const q=Y?F("config"):void 0,se=Y?ie=>(0,C.Tu)(q,ie):F,te={version:this.version(F("version")),hasOwnToken:I.grammar===
"host"&&se("token")!==void 0,workspace:I.merges==="backend"&&I.grammar==="host"?(0,B.R)(g):void 0};for(const ie of $){const oe=se(ie);if(oe!==void 0)this.add(E,
{...te,...this.written(oe)});else if(I.absent!==void 0&&M!==void 0){const ce=q!==void 0&&q.kind!=="object"?(0,O.C5)((0,O.wK)(K,q),ie):void 0;this.add(E,{...te,kind:I.
absent,value:ce,place:K.place(M)})}}}written(g){const{row:M,source:E}=this;return{value:M.defaults!==void 0&&g.kind==="primitive"&&g.value===null?void 0:(0,O.wK)(
E,g,M.isLiteral),place:E.place(g)}}addEntry(g,{name:M,value:E}){const{row:$,source:I}=this,K=[...g,M],F=(0,O.Yo)(M);if(E.kind==="object"){const te=(0,C.Tu)(E,"s\
ource");this.add(K,{localName:F,kind:te===void 0?$.absent??$.kind:$.kind,value:te&&(0,O.wK)(I,te,$.isLiteral),version:this.version((0,C.Tu)(E,"version"),O.wK),place:I.
place(te??E)});return}const Y=["string","primitive","template"].includes(E.kind),q=Y?"required_provider_legacy":"required_provider_invalid",se=Y?this.version(E):
null;this.add(K,{localName:F,kind:q,version:se,value:void 0,place:I.place(E)})}addManifest(g){const M=(0,C.w4)(g,"Modules")?.value;for(const E of M?.kind==="tup\
le"?M.elements:[]){const $=(0,C.Tu)(E,"Source"),I=(0,O.bK)((0,C.Tu)(E,"Key"));if($===void 0||I===null)continue;const K=this.version((0,C.Tu)(E,"Version"));this.
add(["module",I],{...this.written($),version:K})}}version(g,M=O.yR){const E=g&&M(this.source,g);return g&&E?{value:E,place:this.source.place(g)}:null}}function y({
merges:x},g){return x===void 0||x==="backend"?x??null:(0,O.Bs)([x,g.at(-1)??""])}var U=p(5163);const f=64,_=16*1024*1024;function*m(x,g){const M=[],E=[];let[$,I]=[
0,U.PG];for(const[K,{path:F,file:Y,target:q,kind:se,isContext:te}]of x.entries()){if(K>0&&K%f===0&&(yield g+K))return null;const oe=(0,P.yR)(F);if(!oe.ok){const{
failure:ae}=oe;ae.kind==="size"?E.push((0,R.sb)(Y,(0,w.ub)(ae))):M.push(n(ae.code,{file:Y,kind:se,isContext:te}));continue}$+=oe.bytes;const re=o(oe.text,se,Y,te,
new C.n_,q);!oe.isUtf8&&!te&&re.notes.length===0&&E.push(i(oe.text,se,Y));const ce=a(re);if(ce>I){const ae={...re.scope,providerUses:B.FK.providerUses},fe={references:re.
references.slice(0,I),scope:ae,definitions:[]};M.push({...re,...fe,notes:[...re.notes,(0,U.YK)(Y)]});break}I-=ce,M.push($>_?(0,L.rd)(re):re)}return{files:M,notes:E,
bytes:$}}const l=({class:x})=>x==="config"||x==="test",r=["EACCES","EPERM"];function n(x,g){const{file:M,kind:E}=g,$=(l(E)||E.class==="lock")&&r.includes(x),I=[
(0,R.sb)(M,(0,w.WO)({what:"file",code:x,isRefused:$}))];return{...g,references:[],scope:B.FK,definitions:[],notes:I}}function i(x,g,M){const E=x.indexOf("\uFFFD"),
$=x.slice(x.lastIndexOf(`
`,E)+1,E),I=/#|\/\//.test($)||x.lastIndexOf("/*",E)>=0,K=l(g)&&g.syntax==="hcl"&&!I,F=(0,C.yN)(x)({start:E,end:E+1});return(0,R.sb)(M,(0,w.U$)({error:null,isRefused:K}),
F)}const c=({references:x,scope:g})=>x.length+g.providerUses.size,a=x=>c(x)+x.definitions.length;function*u(x){const g=(I,K)=>({kind:I,text:"",localName:null,place:{
file:K,...R.wv}}),M=x.filter(({kind:I})=>I.class==="config"),[E]=M;E!==void 0&&x.every(I=>c(I)===0)&&(yield g("module",E.file));const $=M.filter(({scope:I})=>I.
hasBackend);for(const I of new Set($.map(({kind:K})=>K.clients))){const K=M.find(({kind:F})=>F.clients===I);K!==void 0&&(yield g("state",K.file))}for(const{file:I,
kind:K,references:F,scope:Y,isContext:q}of x)K.class==="lock"&&F.length===0&&(yield g("lock",I)),K.class==="config"&&!q&&(yield*Y.declared)}const e=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function t(x){return x.kind.class!=="terragrunt"||x.references.length>0?!1:!e.test(x.file)}const s={config:B.Od,terragrunt:B.gq};function o(x,g,M,E=!1,$=new C.n_,I){
const K=(g.syntax==="json"?D.O:b.K)(x,$),F=(0,O.rI)(K,M,I),{body:Y}=K,q=k(F,Y,g.class),se=s[g.class]?.(F,Y)??B.FK,te=t({file:M,kind:g,references:q})&&!$.isExceeded(),
ie=E||te?[]:d(K,g,{file:M,target:I}),oe=g.class==="config"?(0,L.kM)(F,Y):[];return{file:M,kind:g,references:q,scope:se,definitions:oe,notes:ie,isContext:E}}function d({
text:x,problems:g,parts:M},E,{file:$,target:I}){return M.isExceeded()?[(0,R.sb)($,(0,w.ub)({kind:"parts",max:M.max}))]:g.map(({message:K,...F})=>{const Y=l(E)&&
!h.test(K),q=E.class==="lock"?(0,S.FA)({reason:"syntax",error:K}):(0,w.U$)({error:K,isRefused:Y}),se=x.split(`
`,F.line)[F.line-1]??"",te=v.test(se.slice(0,N));return{...(0,R.sb)($,q,{...F,target:I}),clients:E.clients,isPlaceholder:te}})}const h=/^\w+ are nested deeper than/,
v=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,N=1e3}),895:((ne,z,p)=>{p.r(z),p.d(z,{asWritten:()=>ae.qm,declaredIn:()=>he.eI,dependsOnOthers:()=>ae.S9,
detach:()=>D.Yo,isForeign:()=>he.jq,meaningOfAbsent:()=>ae.gd,neededByImplied:()=>pe.xr,needsOf:()=>ae.hN,readHcl:()=>P.K,readModule:()=>he.bH,readTools:()=>o,resolveValue:()=>D.
g$,usagesOf:()=>fe.kl,withPlaces:()=>b.rd});var P=p(400),D=p(8321),b=p(9031),C=p(9075),O=p(4e3),L=p(2161),w=p(796);const S=new Map([["terraform","terraform"],["\
hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),R=W=>S.get(W.toLowerCase())??"terraform",B="ini\
t|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",T=(W,j)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${W})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${j})(?![\\w-])`),k=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,A=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],y=`(?=["'\\s,\\]})@]|$)`,U="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",f=`(?=["']?\\s*[,\\]])`,_=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${y}|\
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
text:"sets $1_VERSION"}],m=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,l=/\b(?:echo|printf)\b[^;&|]*/g;function r(W){if(!/terraform|tofu|tfenv/i.
test(W))return[];const j=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(W);if(m.test(W)&&!j)return[];const J=W.replace(l,V=>" ".repeat(V.length)),H=k.exec(J);return H===
null?_.flatMap(V=>n(V,J)):c(H)}function n({form:W,text:j,version:J=null,...H},V){const X=W.exec(V);if(X===null)return[];const[,Z="",G=J]=X,ee=j.replace("$1",()=>Z);
return[{client:R(Z),text:ee,version:G,...i(X),...H}]}const i=({index:W,0:{length:j}})=>({start:W,end:W+j});function c(W){const[,j=""]=W;return A.flatMap(({form:J,
otherwise:H})=>{const V=J.exec(j);return V===null?[]:[{client:R(V[1]??V[2]??""),text:`uses ${j}`,version:null,...i(W),step:{otherwise:H}}]})}const a=50,u=/^digger\.ya?ml$/,
e=100,t=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,s=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function o(W,j){const J=[],H=new Set;
let V=!1,X=!1,Z=!1;for(const G of(0,w._X)(W,j)){for(const de of(0,w.AN)(G))H.add(de);if(Z||=(0,L.Z)(G.file)||s.test(G.text),(0,w.$)(G.file)||(0,L.Z)(G.file))continue;
const ee=G.file.slice(G.file.lastIndexOf("/")+1),Q=(0,L.TD)(ee)||G.file.endsWith("mise/config.toml"),le=Q?se(G):d(G);X||=u.test(G.file)&&le.some(({client:de})=>de===
"opentofu");const ue=X&&G.text.includes("diggerhq/digger@");J.push(...le.filter(({text:de})=>!ue||de!==x)),V||=!Q&&t.test(G.text)}return{signs:J,setsCloudHostname:V,
givesState:Z,others:H}}function d({file:W,text:j}){if(!/terraform|tofu|tfenv/i.test(j))return[];const J=(0,w.Dx)(W,j),H=new Map,V=(0,C.Oo)(G=>F(G,J)),X=J.map(r),
Z=g(W,J,X);for(const[G,ee]of J.entries()){if(H.size>=a)break;for(const Q of X[G]??[]){if(Z(Q,G))continue;const{client:le,level:ue="tool"}=Q;for(const de of E(Q,
J,G,V)){const me=`${le} ${ue} ${de}`;if(H.has(me))continue;const ve=(0,w.$t)(W,G,ee,Q);H.set(me,{client:le,level:ue,place:ve,text:(0,O.dh)(Q.text,e),version:de})}}}
return v(W,[...H.values()])}const h=/atlantis\.ya?ml$/;function v(W,j){return!j.some(({client:H})=>H==="opentofu")||!h.test(W)?j:j.filter(({client:H,version:V})=>H===
"opentofu"||V!==null).map(H=>({...H,client:"opentofu"}))}const N=/(^|\/)\.spacelift\/[^/]+$/,x="sets terraform_version";function g(W,j,J){const H=Z=>{const ee=J.
slice(...Z).flat().filter(({text:Q,level:le})=>le!=="hook"&&!/_version$/.test(Q));return ee.length===0?null:ee.every(({client:Q})=>Q==="opentofu")},V=N.test(W)?
j.indexOf("stack_defaults:"):-1,X=V<0?null:I(j,V+1);return({text:Z},G)=>{if(Z!==x||h.test(W))return!1;const ee=H(I(j,G));if(ee!==null||X===null)return ee===!0;const Q=G>=
X[0]&&G<X[1];return H(Q?[0,j.length]:X)===!0}}const M=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function E({version:W,step:j},J,H,V){
if(j===void 0)return W===null?[null]:V(W);const X=J.slice(...I(J,H)).map(Z=>M.exec(Z)?.[1]?.replace(/^["']|["']$/g,"")).find(Z=>Z!==void 0);return X===void 0?[j.
otherwise]:V(X)}const $=100;function I(W,j){const J=W[j]??"",H=J.search(/[^\s-]/),V=Q=>Q!==""&&Q.search(/\S/)<H,Z=J.trimStart().startsWith("-")?[]:W.slice(Math.
max(0,j-$),j),G=W.slice(j+1,j+$),ee=G.findIndex(V);return[j-Z.length+Z.findLastIndex(V)+1,j+1+(ee<0?G.length:ee)]}const K=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function F(W,j){const[,J,H,V]=K.exec(W.trim())??[],X=J??H??V;if(X===void 0)return[W.trim()];for(const Z of j){const G=Z.indexOf(X),ee=G<0?void 0:Y.exec(Z.slice(
G+X.length))?.[1];if(ee===void 0||/[\w-]$/.test(Z.slice(0,G)))continue;const Q=ee.match(/[^\s"',[\]]+/g);if(Q!==null)return Q}return[W]}const Y=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
q=/[^\s"',\]}]+/;function se({file:W,text:j}){const J=(0,w.Dx)(W,j);return te(W,J).flatMap(({at:H,client:V,version:X,start:Z=0})=>{if(V===void 0)return[];const G=J[H]??
"",ee=(0,w.$t)(W,H,G,{start:Z,end:G.length}),Q=X===null?`selects ${V}`:`selects ${V} ${X}`;return[{client:V,level:"version-file",place:ee,text:(0,O.dh)(Q,e),version:X}]})}
function te(W,j){const[,J]=/\.(terraform|opentofu)-version$/.exec(W)??[];if(J===void 0)return W.endsWith(".toml")?ce(j):ie(j);const H=j.findIndex(X=>X.trim()!==
""),V=q.exec(j[H]??"")?.[0]??null;return H<0?[]:[{at:H,client:S.get(J),version:V}]}const ie=W=>W.map((j,J)=>{const[H="",V=null]=j.trim().split(/\s+/);return{at:J,
client:S.get(H),version:V}}),oe=/^\s*\[\s*([\w."':/-]+)\s*\]/,re=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ce(W){let j="";return W.
flatMap((J,H)=>{j=oe.exec(J)?.[1]?.replaceAll('"',"")??j;const[,V="",X=""]=re.exec(J)??[],Z=/^tools\.(?:\w+:)?(.+)$/.exec(j)?.[1],G=S.get(j==="tools"?V:V==="ver\
sion"?Z??"":""),ee=/\bversion\s*=\s*(.*)$/s.exec(X)?.[1]??X,Q=ee.match(/[^\s"',[\]{}=]+/g)??[];return(ee.startsWith("[")?Q:Q.slice(0,1)).map(ue=>({at:H,client:G,
version:ue,start:J.search(/\S/)}))})}var ae=p(7905),pe=p(1884),fe=p(5163),he=p(2626)}),7495:((ne,z,p)=>{p.d(z,{Qm:()=>A,TU:()=>B,i4:()=>_,pb:()=>f,zt:()=>S});var P=p(
4091),D=p(8011),b=p(3229),C=p(1831),O=p(5011),L=p(4321),w=p(1022);const S={host:null,isHostImplied:!1,needed:null},R=e=>({host:e,isHostImplied:!1,needed:(0,C.Rt)(
e)?"state":e}),B=e=>({host:e,isHostImplied:!0,needed:e}),T=e=>({host:e,isHostImplied:!1,needed:null}),k=e=>e===null?S:{...S,directHost:e},A=e=>({...S,problem:e}),
y=(e,t)=>A((0,D.DA)({reason:"rejected",error:e,advice:t}));function U(e,t,s){return s===null?e:{...e,problem:(0,D.My)({text:t,host:e.host,advice:s})}}const f={module:r,
"test-module":(e,t,s)=>{const o=(0,O.vL)(e,t).kind==="remote";return t==="opentofu"||!o?r(e,t,s):A((0,D.DA)({reason:"remote-in-test",text:e}))},"registry-module":(e,t)=>{
const s=(0,O.rE)(e,t);return s.ok?m(s.value):a(e,t)},provider:n,"locked-provider":i,"stack-component":c,stack:(e,t)=>{const s=(0,O.A)(e);return s.ok&&!e.startsWith(
".")?T(s.value.host):{...c(e,t),isHostImplied:!1,needed:null}},"stack-output":e=>{const[t="",...s]=e.split("/");return s.length===3?l(t,T):A((0,D.DA)({reason:"s\
tack",text:e}))},terragrunt:u,host:e=>l(e,R),url:a};function _(e,t,s){if(e==="terragrunt"){const[,h]=/^tfr:\/\/([^/?]*)\//.exec(t)??[];return h===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(t)?void 0:S:h===""?B((0,O.Vm)(s)):l(h,R)}if(e==="url")return k((0,L.uE)(t,s));if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(t))return k((0,L.uE)(t,s));const o=t.indexOf("/");if(o<0)return;const d=(0,O.vL)(`${t.slice(0,o)}/a/b/c`,s);return d.kind==="registry"?m(d):k((0,L.uE)(t,s))}
const m=({host:e,hostImplied:t})=>t?B(e):R(e);function l(e,t){const s=(0,C.Pv)(e),o=(0,b.L6)(e);return s.ok?U(t(s.value),e,o):A((0,D.k0)({text:e,error:s.why,advice:o}))}
function r(e,t,s){if((0,O.Nj)(e)&&!s)return S;const o=(0,O.vL)(e,t),d=o.kind==="registry"?(0,P.Ju)(o):(0,O.rE)(e,t);if(s&&!d.ok){const{why:x}=d,g=/^https?:/i.test(
e)?{kind:"invalid",error:x}:o,E=/^(?:git\+\w+|ssh):/i.test(e)?null:(0,b.NM)(e,g,d),$=/^[a-z0-9]+::/i.test(e)?"remote":o.kind;return E===null&&($==="local"||$===
"remote")?A((0,D.DA)({reason:`${$}-with-version`,text:e})):y(x,E)}const h=(0,b.NM)(e,o,d);if(d.ok)return U(m(d.value),e,h);if(o.kind==="invalid")return y(o.error,
h??b.x3);if(o.kind!=="remote")return U(S,e,h);const{refusal:v,host:N}=o;return v!==null?y(v,h??b.x3):U(k(N),e,h)}function n(e,t){const s=(0,w.mi)(e,t);switch(s.
kind){case"registry":case"legacy":return s.hostImplied?B(s.host):U(R(s.host),e,(0,b.cr)(e));case"builtin":return T(s.host);case"invalid":{const[o="",d]=s.error.
split(`

`);return y(o,d??(0,b.cr)(e))}}}function i(e,t){const s=(0,w.mi)(e,t);if(s.kind==="invalid")return y(s.error,null);if(s.hostImplied)return A((0,D.DA)({reason:"l\
ocked-provider",text:e}));if(s.kind==="builtin")return T(s.host);const o=t==="opentofu"&&(0,w.Gi)(s);return{...R(s.host),needed:o?(0,O.Vm)(t):s.host}}function c(e,t){
if(e!==e.trim())return A((0,D.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return S;const s=(0,O.rE)(e,t);if(s.ok)return m(s.value);const o=(0,O.A)(
e);if(o.ok)return T(o.value.host);const d=(0,O.vL)(e,t);return d.kind==="invalid"?y(d.error,(0,b.NM)(e,d,s)):k(d.kind==="remote"?d.host:null)}function a(e,t){const s=(0,L.
cx)(e,t);return k(s.ok?s.value.host:null)}function u(e,t){const[s,o="",d=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(s===void 0){if(e.startsWith("gitlab.co\
m/"))return k("gitlab.com");const v=(0,L.cx)(e,"opentofu");if(!(v.ok&&(0,L.Of)(e,v.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e))return a(e,t)}const[h=""]=d.
split("//");return h.split("/").length!==3?A((0,D.DA)({reason:"terragrunt",text:e})):o===""?B((0,O.Vm)(t)):l(o,R)}}),4667:((ne,z,p)=>{p.d(z,{F:()=>o,I:()=>s});var P=p(
9075),D=p(9562);const b={terraform:"app.terraform.io",opentofu:null},C={terraform:"app.terraform.io",opentofu:"app.terraform.io"},O={terraform:"static",opentofu:"\
static"},L={opentofu:"static"},w={terraform:"any",opentofu:"any"},S=["config","migrate"],R=["stack","deploy"],B={position:["source"],grammar:"module",service:D.
e$},T={...B,grammar:"stack-component",isLiteral:!0},k={...T,service:null},A={...B,grammar:"terragrunt",evaluation:w},y={position:"entries",grammar:"provider",service:D.
xq,isLiteral:!0,absent:"required_provider_nosource"},U={position:["hostname"],grammar:"host",service:D.Bn,defaults:b},f={...U,service:D.OZ},_={...U,evaluation:w},
m={...U,service:D.M,defaults:C},l={...T,position:"manifest",grammar:"registry-module"},r={position:["address"],grammar:"url",service:null};function n(d,h,v,N,{absence:x,
...g}={}){const M=h===""?[]:h.split(" > ").map(E=>E.split(" "));return{kind:v,files:d,path:M.map(([E="",...$])=>[E,...$]),...x&&{absent:`${v}${x}`},...N,...g}}const i={
absence:"_missing"},c={absence:"_default"},a={evaluation:L,merges:"backend"},u={backend:"cloud",service:D.OZ},e="data terraform_remote_state *",t={...r,position:[
"address","lock_address","unlock_address"]},s=[n(S,"module *","module",B,{...i,evaluation:O,merges:"module"}),n(S,"terraform > required_providers","required_pro\
vider",y,{merges:"provider"}),n(S,"required_providers","required_provider",y,{isReserved:!0}),n(S,"terraform > cloud","cloud",f,{...c,...a}),n(S,"terraform > ba\
ckend remote","backend_remote",U,{...c,...a}),n(S,"terraform > backend http","backend_http",t,a),...[e,`check * > ${e}`].flatMap(d=>[n(S,d,"remote_state",_,{...c,
backend:"remote"}),n(S,d,"remote_state",_,{...u,...c})]),n(S,e,"remote_state",r,{backend:"http",evaluation:w}),n([...S,"query"],"provider tfe","provider_tfe",m,
{...c,evaluation:w}),n(["test"],"provider tfe","provider_tfe",m),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:D.xq,
isLiteral:!0}),n(["test"],"run * > module","test_module",T,{...i,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",U,c),n(R,"req\
uired_providers","required_provider",y),n(R,"component *","stack_component",T,i),n(R,"removed","stack_removed",T,i),n(R,"stack *","stack_stack",k,{...i,grammar:"\
stack"}),n(["deploy"],"upstream_input *","upstream_input",k,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",y),n(["migrate"],
"from > backend remote","migrate_backend_remote",U,c),...["terraform","unit *","stack *"].map(d=>n(["terragrunt"],d,"terragrunt_source",A)),n(["terragrunt"],"ca\
talog","terragrunt_source",{...A,position:"urls"}),n(["manifest"],"","installed_module",l)],o=(0,P.Oo)(d=>{const h=s.filter(({files:v})=>v.includes(d));return Map.
groupBy(h,({path:[v]})=>v?.[0]??"")})})};export{_e as ids,ke as modules};
