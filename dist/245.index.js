const _e=[245,626,907,895,895],ke={9349:((ne,z,p)=>{p.d(z,{Jw:()=>C,L8:()=>v,Md:()=>E,Tj:()=>I,bs:()=>f,lr:()=>P,r1:()=>a,v$:()=>j,wH:()=>l,xC:()=>_,zK:()=>h});
var T=p(6134);const P=100,g=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),x=128,S=255,y=1,$=2,D=4,C=8,j=16,I=32,E=64,w=[[y,/[ \t]/g],[$,/[A-Za-z_]/g],[D,/[\w-]/g],[C,/[\w \t.:=?!&|*%+>~-]/g],
[j,/[\w \t\n,.:=?!&|*%+>~-]/g],[I,/[^"\\$%\r\n]/g],[E,/[^\n$%]/g]],N=Array.from({length:S+1},(s,t)=>t>x?"":String.fromCharCode(t)),B=new Uint8Array(S+1);for(const[
s,t]of w)N.join("").replace(t,(o,e)=>(B[e]=s|(B[e]??0),""));const u=(s=S,t)=>((B[s]??0)&t)!==0,_=s=>s===" "||s==="	",v=s=>/^[\w-]/.test(s),l=s=>s==="}"||s===")"||
s==="]";function a(s){return s==="{"?"}":s==="("?")":s==="["?"]":void 0}let n=new Uint8Array(256*1024);const i=new TextEncoder;function d(s,t){const{length:o}=s;
n.length<=o&&(n=new Uint8Array(2*o+1));const e=n,r=s.slice(t),{read:c,written:m}=i.encodeInto(r,e.subarray(t,o));if(c!==r.length||m!==r.length)for(let O=t;O<o;O++)
e[O]=Math.min(s.charCodeAt(O),x);return e[o]=S,e}class h{text;parts;at;depth=0;mistake;constructor(t,o,e=0){this.text=t,this.parts=o,this.at=e}countPart(){this.
parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(t){const{text:o,parts:e,mistake:r}=this;if(r===void 0)return{text:o,
body:t,parts:e,problems:[]};const c={...(0,T.yN)(o)(r),message:r.message};return{text:o,body:t,parts:e,problems:[c]}}report(t,o,e=o+1){this.mistake??={message:t,
start:o,end:Math.min(e,Math.max(o,this.text.length))}}stop(t,o){this.report(t,o),this.at=this.text.length}}class f extends h{codes;constructor(t,o=0,e=new T.n_){
super(t,e,o),this.codes=d(t,o)}reportUnclosed(t){const o=/[$%]/.test(this.text.charAt(t)),e=this.text.slice(t,t+(o?2:1)),r=this.isAtEnd()?"the end of the file":
`"${this.peek()}"`,c=`unbalanced brackets: "${e}" is not closed before ${r}`;this.report(c,this.isAtEnd()?t:this.at)}reportCharacter(){const t=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let o=`${JSON.stringify(t)} is not used in HCL`;t==="'"&&(o="single quotes are not valid; use double quotes"),t==="\uFFFD"&&(o=
"the file is not UTF-8 here"),this.report(`invalid character: ${o}`,this.at,this.at+t.length)}reportBrokenString(t){const o=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(o,t,this.at)}peek(t=0){return N[this.
codes[this.at+t]??S]??""}skipSpaces(){for(;;){const t=this.skipAll(y);if(t==="\r")this.skipReturn();else if(t==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return t}}skipBlank(){for(;;){const t=this.skipSpaces();if(t===`
`)this.at++;else if(this.isLineComment(t))this.skipLine();else return t}}skipAll(t){const{codes:o}=this;let{at:e}=this,r=o[e]??S;for(;u(r,t);)r=o[++e]??S;return this.
at=e,N[r]??""}isLineComment(t){return t==="#"||t==="/"&&this.peek(1)==="/"}isLineEnd(t){return t===`
`||t===""||this.isLineComment(t)}skipLine(){const t=this.text.indexOf(`
`,this.at);this.at=t<0?this.text.length:t}skipBlockComment(){const t=this.text.indexOf("*/",this.at+2);t<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=t<0?this.text.length:t+2}readName(){const{codes:t,text:o,at:e}=this;return u(t[e],$)&&this.skipAll(D),t[this.at]===x&&(g.lastIndex=e,
this.at=g.test(o)?g.lastIndex:e),this.at>e?o.slice(e,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((ne,z,p)=>{p.d(z,{y:()=>P});const T=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function P(g){const{text:x,at:S}=g,y=x.charAt(S+1),$=x.slice(S+2,S+(y==="U"?10:6)),D=y==="U"?/^[0-9a-f]{8}$/i.test($):/^[0-9a-f]{4}$/i.
test($),C=Number.parseInt($,16);if((y==="u"||y==="U")&&D&&C<=1114111)return g.at+=$.length+2,String.fromCodePoint(C);const j=T.get(y);if(g.at+=j===void 0?1:2,j!==
void 0)return j;const I=JSON.stringify(x.slice(S,S+2));return g.report(`invalid escape sequence: ${I}`,S,S+2),""}}),2245:((ne,z,p)=>{p.d(z,{O:()=>S});var T=p(9349),
P=p(4009),g=p(6134);const x=200;function S(j,I=new g.n_,E=!1){const w=new y(j,I);w.isHcl1=E;const N=w.readRoot();return w.structure({kind:"json",members:N===void 0?
[]:(0,g.lS)(N)})}class y extends T.zK{isHcl1=!1;readRoot(){const{text:I}=this;I.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const E=this.readValue();return this.isHcl1||E===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),E.kind!=="object"&&E.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",E.start)),E}skipSpaces(){const{text:I}=this;for(;;){const E=I.charCodeAt(this.at);if(E===32||E===10||E===13||E===9)this.at++;else if(E===
47)this.skipComment();else return I.charAt(this.at)}}skipComment(){const I=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const E=I?`
`:"*/",w=this.text.indexOf(E,this.at+1);this.at=w<0?this.text.length:w+E.length}readValue(){const{text:I,parts:E,at:w}=this;if(this.countPart(),E.isExceeded())return;
const N=I.charAt(w);if(N==='"'){const u=this.readString();return u===void 0?void 0:(0,P.BD)(u,{start:w,end:this.at},E)}if(N!=="{"&&N!=="[")return this.readPrimitive();
if(this.depth>=x)return this.stop(`values are nested deeper than ${x} levels`,w);this.depth++;const B=N==="{"?this.readObject():this.readArray();return this.depth--,
B}readPrimitive(){const{text:I,at:E}=this;$.lastIndex=E;const w=$.exec(I)?.[0];return w===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",E):(this.at+=w.length,{kind:"primitive",start:E,end:this.at,value:JSON.parse(w)})}readObject(){const I=this.
at++,E=[];for(let w=this.skipSpaces();w!=="}";w=this.skipSpaces()){if(w!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const N=this.readMember();if(N===void 0)break;E.push(N),this.endItem("}")}return{kind:"object",start:I,end:this.skipBracket(),items:E}}readMember(){const I=this.
at,E=this.readString();if(E===void 0)return;const w=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const N=this.readValue();return N&&{name:E,start:I,end:w,value:N}}readArray(){const I=this.at++,E=[];for(;this.
skipSpaces()!=="]";){const w=this.readValue();if(w===void 0)break;E.push(w),this.endItem("]")}return{kind:"tuple",start:I,end:this.skipBracket(),elements:E}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(I){const E=this.skipSpaces(),w=this.at;if(E!==I){if(E===""&&this.stop(`unclosed value: no "${I}" before the end\
 of the file`,w),E!==","){this.report(`missing separator: expected "," or "${I}"`,w);return}this.at++,this.skipSpaces()===I&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",w)}}readString(){const{text:I,at:E}=this;let w=E+1,N=!0;for(let B=I.charCodeAt(w);B!==34;B=I.charCodeAt(w)){if(!(B>=32))return this.stopInString(
E,w);B===92&&(N=!1),w+=B===92?2:1}return this.at=w+1,N?I.slice(E+1,w):this.unescape(I.slice(E+1,w),E+1)}stopInString(I,E){return E>=this.text.length||this.text.
charCodeAt(E)===10?this.stop("invalid JSON string: no closing quote in its line",I):this.stop("invalid JSON string: a control character must be escaped",E)}unescape(I,E){
return I.replace(D,(w,N,B)=>{const u=this.isHcl1&&C.test(w);if(N===void 0&&!u)return JSON.parse(`"${w}"`);const _=`invalid JSON string: ${JSON.stringify(w)} is \
not an escape sequence`,v=E+B;return this.report(this.isHcl1?"invalid escape sequence":_,v,v+2),w}).toWellFormed()}}const $=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
D=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,C=/\/|u[dD][89a-fA-F]/}),3268:((ne,z,p)=>{p.d(z,{Fq:()=>v,Kk:()=>S,_p:()=>$,ku:()=>y});var T=p(9349),P=p(2615);const g="\
<<",x=({close:n})=>n==='"'||n===g;function S(n,i){n.skipAll(T.Jw)===`
`&&i==="line"||D(n,[],i)}const y=(n,i,d)=>D(n,[{start:d,close:i}],void 0),$=(n,i,d)=>D(n,[{start:d,close:g,marker:i}],void 0);function D(n,i,d){for(;;){const h=i.
at(-1);if(h===void 0&&d===void 0)return!0;let f;if(h!==void 0&&x(h)?(h.close==='"'?N:l)(n,i,h)||(f=!1):f=C(n,i,d),f!==void 0)return f}}function C(n,i,d){for(;;){
const h=i.length===0,f=n.skipAll(h?T.Jw:T.v$);if(f===`
`||f===","){if(h&&(f===","||d==="line"))return!0;n.at++}else if((0,T.wH)(f)){if(h)return!0;if(!E(n,i,f))return!1;const s=i.at(-1);if(s===void 0?d===void 0:x(s))
return}else if(f==='"'){const s=n.at++;if(n.skipAll(T.Tj)!=='"'){i.push({start:s,close:'"'});return}n.at++}else{const s=(0,T.r1)(f);if(s!==void 0)i.push({start:n.
at++,close:s});else{if(f==="<"&&j(n,i))return;if(f!=="<"){if(n.isAtEnd())return w(n,i);if(h&&d==="line"&&n.isLineComment(f))return!0;I(n,f)}}}}}function j(n,i){
const d=n.at,h=v(n);return h===void 0?n.at++:i.push({start:d,close:g,marker:h}),h!==void 0}function I(n,i){n.isLineComment(i)?n.skipLine():i==="/"&&n.peek(1)===
"*"?n.skipBlockComment():i==="/"?n.at++:i==="\r"?n.skipSpaces():(i<"\x80"||n.readName()===void 0)&&(n.reportCharacter(),n.at++)}function E(n,i,d){const h=i.pop();
if(h!==void 0&&h.close!==d){n.reportUnclosed(h.start);let f=i.at(-1);for(;f!==void 0&&f.close!==d&&!x(f);)i.pop(),f=i.at(-1);if(f===void 0)return!1;x(f)?i.push(
{start:n.at,close:"}"}):i.pop()}return n.at++,!0}function w(n,i){const d=i[0];return d===void 0?!0:(n.reportUnclosed(d.start),!1)}function N(n,i,d){for(;;){const h=n.
skipAll(T.Tj);if(h==='"')return i.pop(),n.at++,!0;if(h==="\\"){const f=n.at+(/[^\r\n]/.test(n.peek(1))?2:1);(0,P.y)(n),n.at=f}else{if(h!=="$"&&h!=="%")return u(
n,i,d);if(B(n,i))return!0}}}function B(n,i){const{at:d}=n,h=n.peek(1);if(h==="{")return i.push({start:d,close:"}"}),n.at+=2,!0;const f=h===n.peek()&&n.peek(2)===
"{";return n.at+=f?3:1,!1}function u(n,i,d){n.reportBrokenString(d.start);const h=_(n);do i.pop();while((i.at(-1)?.start??-1)>=h);return i.length>0}function _({
text:n,at:i}){let d=i;for(;d>0&&n[d-1]!==`
`&&n[d-1]!=="\r";)d--;return d}function v(n){const{text:i,at:d}=n;if(n.peek(1)!=="<")return;n.at+=n.peek(2)==="-"?3:2;const h=n.readName();if(h===void 0){n.at=d;
return}return n.skipSpaces()!==`
`&&n.at<i.length&&n.report("invalid expression: a heredoc marker must end its line",d,n.at),n.skipLine(),n.isAtEnd()||n.at++,h}function l(n,i,d){const h=d.marker??
"";for(;;){if(n.peek(-1)===`
`&&a(n,h))return i.pop(),!0;const f=n.skipAll(T.Md);if(n.isAtEnd()){const s=`unterminated template string: no line closes the heredoc "${h}"`;return n.report(s,
d.start),!1}if(f===`
`)n.at++;else if(B(n,i))return!0}}function a(n,i){const{text:d}=n;let{at:h}=n;for(;(0,T.xC)(d.charAt(h));)h++;const f=d.charAt(h);if(f>" "&&f<"\x80"&&!d.startsWith(
i,h))return!1;const s=d.indexOf(`
`,h),t=s<0?d.length:s;return d.slice(h,t).trim()!==i?!1:(n.at=d.charAt(t-1)==="\r"?t-1:t,!0)}}),4009:((ne,z,p)=>{p.d(z,{BD:()=>S,E3:()=>x,jw:()=>E});var T=p(9349),
P=p(2615),g=p(3268);function x(u){const{text:_,at:v}=u;if(u.at++,u.skipAll(T.Tj)!=='"')return $(u,v);const l=_.slice(v+1,u.at++);return{kind:"string",start:v,end:u.
at,value:l,verbatim:l}}function S(u,_,v){if(!u.includes("{"))return{kind:"string",..._,value:u,verbatim:u};const l=new T.bs(u,0,v),a={parts:[],known:""};for(l.at=
0;l.at<u.length;){const i=l.at;for(;l.at<u.length&&!y(l.peek());)l.at++;if(a.known+=u.slice(i,l.at),l.at<u.length&&!j(l,a)){C(a,_);break}}const n=a.parts.map(i=>i.
kind==="known"?i:{...i,code:u.slice(i.start,i.end),..._});return D({parts:n,known:a.known},_,u)}const y=u=>u==="$"||u==="%";function $(u,_){const{text:v}=u,l={parts:[],
known:v.slice(_+1,u.at)};for(;;){const a=u.at,n=u.skipAll(T.Tj);if(l.known+=v.slice(a,u.at),n==='"')return u.at++,D(l,{start:_,end:u.at});if(n==="\\")l.known+=(0,P.
y)(u);else if(y(n)){if(!j(u,l))return{kind:"other",start:_,end:u.at}}else return u.reportBrokenString(_),{kind:"other",start:_,end:u.at}}}function D({parts:u,known:_},{
start:v,end:l},a){return u.length===0?{kind:"string",start:v,end:l,value:_,verbatim:a??_}:(_!==""&&u.push({kind:"known",value:_}),{kind:"template",start:v,end:l,
parts:u,verbatim:a})}function C(u,_){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:_.start,end:_.end})}
function j(u,_){const{text:v,at:l}=u,a=v.charAt(l);if(u.peek(1)!=="{"){const i=v.startsWith(`${a}{`,l+1);return _.known+=i?`${a}{`:a,u.at+=i?3:1,!0}u.at+=2;const n=a===
"$"?I(u):void 0;return n?.kind==="other"?!1:n?.kind==="string"&&u.skipBlank()==="}"?(_.known+=n.value,u.at++,!0):(0,g.ku)(u,"}",l)?(v.charAt(l+2)==="~"&&(_.known=
_.known.trimEnd()),C(_,{start:l,end:u.at}),u.countPart(),!0):!1}function I(u){if(u.skipBlank()!=='"'||u.depth>=T.lr)return;u.depth++;const _=x(u);return u.depth--,
_}function E(u){const{text:_,at:v}=u,l=u.peek(2)==="-",a=(0,g.Fq)(u);if(a===void 0)return;const n=u.at;if(!(0,g._p)(u,a,v))return{kind:"other",start:v,end:u.at};
const i={start:v,end:u.at},d=_.slice(n,_.lastIndexOf(`
`,u.at-1)+1);if(w.test(d)){const s=[{kind:"unknown",...i}];return{kind:"template",...i,parts:s,verbatim:void 0}}const h=d.replaceAll("$${","${").replaceAll("%%{",
"%{"),f=l?N(h):h;return{kind:"string",...i,value:f,verbatim:f}}const w=/(?<!\$)\$\{|(?<!%)%\{/;function N(u){let _=u.length;for(const[v]of u.matchAll(B))_=Math.
min(_,v.length);return u.replace(B,v=>v.slice(_))}const B=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9160:((ne,z,p)=>{p.d(z,{B$:()=>u,_3:()=>x,cd:()=>E,lR:()=>S,p_:()=>y});var T=p(
9349),P=p(8704),g=p(9075);const x=({expression:s,text:t},o)=>o.effort.spend(()=>$(s,t,o)),S=1024;function y(s,t){if(s.length>S)return;const o=new T.bs(s),e=v(o);
return o.skipBlank()===""&&o.mistake===void 0?e?.(t):void 0}function $(s,t,o){switch(s.kind){case"string":case"primitive":return s.value;case"object":return(0,g.
Oo)(e=>{const r=C(s.items).get(e);return r&&x({expression:r.value,text:t},o)});case"tuple":return(0,g.Oo)(e=>{if(e===g.pi)return s.elements.length;const r=s.elements[Number(
e)];return r&&x({expression:r,text:t},o)});case"template":return j(u(s.parts,t,o),t,o);case"other":return y(t.slice(s.start,s.end),o)}}const D=new WeakMap;function C(s){
const t=D.get(s)??new Map(s.toReversed().map(o=>[o.name,o]));return D.set(s,t),t}function j(s,t,o){let e="";for(const r of s){const c=r.kind==="known"?void 0:E(
r,t),m=r.kind==="known"?r.value:c&&y(c,o),O=(0,g.Uk)(m);if(O===void 0)return(0,g.VI)(e,m);if(e.length+O.length>g.lG)return;e+=O}return e}const I=(s,t)=>s.code??
t.slice(s.start,s.end);function E(s,t){const o=I(s,t);return o.startsWith("${")?o.slice(2,-1).replace(/^~|~$/g,""):void 0}const w=/^%\{~?\s*if\s([\s\S]*)\}$/,N=/^%\{~?\s*else\s*~?\}$/,
B=/^%\{~?\s*endif\s*~?\}$/;function u(s,t,o){const e=s.map(L=>L.kind==="unknown"?I(L,t):""),[r,...c]=e.keys().filter(L=>w.test(e[L]??"")),m=e.findIndex(L=>B.test(
L));if(r===void 0||c.length>0||m<r)return s;const O=w.exec(e[r]??"")?.[1]??"",b=y(O.replace(/~$/,""),o);if(typeof b!="boolean")return s;const k=e.findIndex(L=>N.
test(L)),M=k<0?m:k,A=b?s.slice(r+1,M):s.slice(M+1,m);return[...s.slice(0,r),...A,...s.slice(m+1)]}const _=s=>t=>t.effort.spend(()=>s(t));function v(s){if(s.depth>=
T.lr)return;s.depth++;const t=l(s);let o=t;if(t!==void 0&&h(s,"?")){const e=v(s),r=h(s,":")?v(s):void 0;o=e&&r&&_(m=>{const O=t(m);return typeof O=="boolean"?(O?
e:r)?.(m):(0,g.J6)([O])})}return s.depth--,o}function l(s){const t=a(s),o=h(s,"==");if(t===void 0||!o&&!h(s,"!="))return t;const e=a(s);return e&&_(c=>{const m=[
t(c),e?.(c)];return m.every(b=>b===null||(0,g.Uk)(b)!==void 0)?m[0]===m[1]===o:(0,g.J6)(m)})}function a(s){let t=i(s);for(;t!==void 0;){let o;if(h(s,".")){const e=s.
readName()??f(s,/\d+/y);o=e===void 0?void 0:_(()=>e)}else if(h(s,"[")){if(o=v(s),!h(s,"]"))return}else return t;t=o&&n(t,o)}}const n=(s,t)=>_(o=>{const e=s(o),r=t(
o),c=(0,g.Uk)(r);return typeof e!="function"||c===void 0?(0,g.J6)([e,r]):e(c)});function i(s){if(h(s,"(")){const c=v(s);return h(s,")")?c:void 0}const t=s.skipBlank(),
o=s.readName();if(o!==void 0)return d(s,o);const e=f(s,/\d+(?:\.\d+)?/y);if(e!==void 0)return _(()=>Number(e));const r=/["{[]/.test(t)?(0,P.U)(s,t):void 0;return r&&
_(c=>$(r,s.text,c))}function d(s,t){const o={true:!0,false:!1,null:null}[t];if(o!==void 0)return _(()=>o);if(!h(s,"("))return _(r=>r.name(t));const e=[];for(;!h(
s,")");){const r=v(s);if(r===void 0||!h(s,",")&&s.skipBlank()!==")")return;e.push(r)}return _(r=>{const c=e.map(m=>m(r));return(0,g.J6)(c)??r.call(t,c)})}function h(s,t){
return s.skipBlank(),s.text.startsWith(t,s.at)?(s.at+=t.length,!0):!1}function f(s,t){t.lastIndex=s.at;const[o]=t.exec(s.text)??[];return s.at+=o?.length??0,o}}),
8704:((ne,z,p)=>{p.d(z,{J:()=>x,U:()=>y});var T=p(9349),P=p(3268),g=p(4009);function x(l,a){l.countPart();const n=a==="element"?l.skipBlank():l.skipSpaces(),i=l.
at,d=y(l,n);if(d!==void 0&&S(l,a))return d;(0,P.Kk)(l,a);let h=l.at;for(;h>i&&(0,T.xC)(l.text.charAt(h-1));)h--;return h===i&&l.report("invalid expression: expe\
cted the start of an expression",i),d===void 0?j(l,i,h):{kind:"other",start:i,end:h}}function S(l,a){const n=a==="element"?l.skipBlank():l.skipSpaces();return(0,T.
wH)(n)||n===","||l.isLineEnd(n)}function y(l,a){if(a==='"')return(0,g.E3)(l);if(a==="<")return(0,g.jw)(l);if(a!=="{"&&a!=="["&&a!=="(")return;const n=l.at++;l.depth++;
let i;return l.depth>T.lr?i=$(l,a,n):a==="{"?i=w(l,n):a==="["?i=E(l,n):i=I(l,n),l.depth--,i}function $(l,a,n){return(0,P.ku)(l,(0,T.r1)(a)??a,n),{kind:"other",start:n,
end:l.at}}const D=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,C=32;function j(l,a,n){if(D.lastIndex=a,!(D.test(l.text)&&D.lastIndex===n)||n-a>C)return{kind:"\
other",start:a,end:n};const d=l.text.slice(a,n),h={true:!0,false:!1,null:null}[d];return{kind:"primitive",start:a,end:n,value:h===void 0?Number(d):h}}function I(l,a){
const n=x(l,"element");return l.skipBlank()!==")"?$(l,"(",a):(l.at++,{...n,start:a,end:l.at})}function E(l,a){if(v(l))return $(l,"[",a);const n=[];let i=N(l,"]",
a);for(;i;i=N(l,"]",a)){const h=l.at;n.push(x(l,"element")),l.at===h&&l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}const d={start:a,end:l.at};return i===void 0?
{kind:"other",...d}:{kind:"tuple",...d,elements:n}}function w(l,a){if(v(l))return $(l,"{",a);const n=[];for(;N(l,"}",a);)n.push(B(l,l.peek())),l.skipSpaces()===
","&&l.at++;return{kind:"object",start:a,end:l.at,items:n}}function N(l,a,n){const i=l.skipBlank();return i!==a&&!l.isAtEnd()&&!(0,T.wH)(i)?!0:i!==a?l.reportUnclosed(
n):(l.at++,!1)}function B(l,a){const n=l.at,i=u(l,a);let d=l.at;for(;d>n&&(0,T.xC)(l.text.charAt(d-1));)d--;const h=l.skipSpaces();if(h!=="="&&h!==":")return l.
report('missing attribute value: expected "=" or ":" after the key',l.at),(0,P.Kk)(l,"line"),l.at===n&&l.at++,{name:void 0,start:n,end:d,value:{kind:"other",start:d,
end:l.at}};l.at++;const f=x(l,"line");return{name:i,start:n,end:d,value:f}}function u(l,a){const n=l.at;let i;if(a==='"'||a==="("){const f=y(l,a);f?.kind==="str\
ing"&&(i=f.value)}else i=l.readName();const d=l.skipSpaces();if(d==="="||d===":")return i;_(l);const h=l.text.slice(n,l.at).trimEnd();return/^\d+$/.test(h)?h:void 0}
function _(l){const a=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const n=l.skipSpaces(),i=l.at;if(a.lastIndex=i,l.isLineComment(n))return;if((0,T.L8)(n))l.at++;else if(n===
"["||n==="(")l.at++,$(l,n,i);else if(n==='"')(0,g.E3)(l);else if(a.test(l.text))l.at=a.lastIndex;else if(l.readName()===void 0)return}}function v(l){return l.skipBlank(),
l.text.startsWith("for",l.at)&&!(0,T.L8)(l.peek(3))}}),400:((ne,z,p)=>{p.d(z,{K:()=>$});var T=p(4e3),P=p(9349),g=p(8704),x=p(3268),S=p(4009),y=p(6134);function $(a,n=new y.
n_){const i=new P.bs(a,a.startsWith("\uFEFF")?1:0,n);return i.structure(D(i,void 0))}function D(a,n){const i={kind:"native",attributes:[],blocks:[]};let d=n!==void 0&&
!a.isLineEnd(a.skipSpaces());for(;;){const h=a.skipBlank();if(a.at>=a.text.length){n!==void 0&&a.report(C,n);break}if(h==="}"&&n!==void 0){a.at++;break}j(a,h,i),
v(a,d,i),d=!1}return i}const C="unclosed configuration block: there is no closing brace before the end of the file";function j(a,n,i){const d=a.at;a.countPart();
const h=n==='"'?u(a):a.readName();if(h===void 0){n<"\x80"?a.report("argument or block definition required",d):a.reportCharacter(),l(a,d);return}const f=a.at;if(a.
skipSpaces()==="="&&a.peek(1)!=="="){a.at++,i.attributes.push({name:h,start:d,end:f,value:(0,g.J)(a,"line")});return}const t=[];for(let m=_(a);m!==void 0;m=_(a))
t.push(m);const o=a.at;if(a.peek()!=="{"){const m=t.length===0?`argument or block definition required: "${(0,T.dh)(h)}" has neither "=" nor "{" after it`:`inval\
id block definition: the header of "${(0,T.dh)(h)}" has no "{" at its end`;a.report(m,d,f),l(a,d);return}a.at++;const c=I.has(h)&&t[0]?.value!==E&&a.depth===0&&
a.mistake===void 0?w(a,o):B(a,o);i.blocks.push({type:h,labels:t,start:d,end:o,body:c})}const I=new Set(["resource","data","ephemeral","output","variable"]),E="t\
erraform_remote_state";function w(a,n){const{at:i}=a;return(0,x.ku)(a,"}",n)&&a.mistake===void 0?new N(a,n):(a.at=i,a.mistake=void 0,B(a,n))}class N{kind="nativ\
e";text;parts;start;end;body;constructor({text:n,at:i,parts:d},h){this.text=n,this.parts=d,this.start=h,this.end=i}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(n){const{text:i,start:d,end:h}=this;return this.body!==void 0||i.slice(d,h).includes(n)}read(){if(this.body!==void 0)return this.
body;const{text:n,parts:i,start:d,end:h}=this,f=new P.bs(n.slice(0,h),d+1,i);return f.depth=1,this.body=D(f,d),this.body}}function B(a,n){if(a.depth>=P.lr)return a.
report(`blocks are nested deeper than ${P.lr} levels`,n),(0,x.ku)(a,"}",n),{kind:"native",attributes:[],blocks:[]};a.depth++;const i=D(a,n);return a.depth--,i}function u(a){
const n=a.at,i=(0,S.E3)(a);return a.report("invalid argument name: argument names must not be quoted",n,a.at),i.kind==="string"?i.value:void 0}function _(a){const n=a.
skipSpaces(),i=a.at;let d;if(n==='"'){const f=(0,S.E3)(a);f.kind==="string"?d=f.value:(d=a.text.slice(i+1,Math.max(i+1,a.at-1)),a.report("invalid block label: i\
t has to be plain text",i,a.at))}else d=a.readName();if(d===void 0)return;const{at:h}=a;return a.countPart(),{value:d,start:i,end:h}}function v(a,n,i){const d=a.
skipSpaces();n&&(d!=="}"||i.blocks.length>0)?a.report("invalid single-argument block definition: a block in one line has one argument at most",a.at):!n&&!a.isLineEnd(
d)&&a.report("missing newline after argument or block definition",a.at)}function l(a,n){(0,x.Kk)(a,"line"),(a.at===n||(0,P.wH)(a.peek())&&a.peek()!=="}")&&a.at++}}),
8321:((ne,z,p)=>{p.d(z,{Bs:()=>$,C5:()=>w,Yo:()=>y,bK:()=>N,g$:()=>B,rI:()=>S,wK:()=>I,yR:()=>E});var T=p(4e3),P=p(9160),g=p(9075),x=p(6134);function S({text:u},_,v){
const l=(0,x.yN)(u);return{text:u,place:a=>{const{line:n,column:i,endColumn:d}=l(a);return{file:_,line:n,column:i,endColumn:d,target:v}}}}const y=u=>{const _=u.
length>g.lG?(0,T.dh)(u,g.lG):u;return _.length<13?_:[_.slice(0,1),_.slice(1)].join("")};function $(u){const _=u.join(".");return _.length>g.lG?y(_):_}const D=u=>/[^\0-\x7f]/.
test(u)?u.normalize("NFC"):u,C=u=>({kind:"known",text:y(D(u))}),j=u=>u===void 0||u.length>P.lR?null:{code:y(u)};function I(u,_,v=!1){const l=()=>u.text.slice(_.
start,_.end),a=n=>({kind:"pieces",pieces:n,text:y(l())});switch(_.kind){case"string":return C(v?_.verbatim:_.value);case"template":{if(v&&_.verbatim!==void 0)return C(
_.verbatim);const n=(0,P._3)({expression:_,text:u.text},(0,g.os)());if(typeof n=="string")return C(n);const i=(0,P.B$)(_.parts,u.text,(0,g.os)()).map(d=>d.kind===
"known"?y(d.value):j((0,P.cd)(d,u.text)));return a(i.includes(null)?[j(l())]:i)}case"other":{const n=l(),i=(0,P.p_)(n,(0,g.os)());return typeof i=="string"?C(i):
a([j(n)])}case"primitive":case"object":case"tuple":return a([null])}}function E(u,_){return _.kind!=="primitive"?I(u,_):_.value===null?null:C(String(_.value))}function w(u,_){
const[v]=u.kind==="pieces"?u.pieces:[];return u.kind==="known"||typeof v!="object"||v===null?u:{...u,pieces:[{code:`(${v.code}).${_}`}]}}function N(u){return u?.
kind!=="string"?null:y(D(u.value))}function B({pieces:u},_){let v="";for(const l of u){const a=typeof l=="object"?l&&(0,P.p_)(l.code,_):l;if(a===null&&l!==null&&
u.length===1)return{isWhole:!0,text:null,withheld:null};const n=(0,g.Uk)(a);if(n===void 0)return{isWhole:!1,...(0,g.VI)(v,a)};if(v.length+n.length>g.lG)return{isWhole:!1,
text:v,withheld:null};v+=n}return{isWhole:!0,text:y(D(v)),withheld:null}}}),9031:((ne,z,p)=>{p.d(z,{cU:()=>d,kM:()=>_,ls:()=>h,rd:()=>I});var T=p(9160),P=p(6134),
g=p(8321),x=p(7545),S=p(9804),y=p(5143),$=p(5799),D=p(3229),C=p(1064),j=p(1022);const I=t=>{const o=t.definitions.map(e=>{const r=e.place();return{...e,place:()=>r}});
return{...t,definitions:o}};function E(t,{type:o,labels:e,start:r,end:c}){const m=[o];for(const{value:O}of e)m.push(O);return{what:(0,g.Bs)(m),place:()=>t.place(
{start:r,end:c})}}const w=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),N=/^(?:credentials(?:_helper)?|host|provider_installation)$/,
B=t=>t.kind==="native"?t.blocks:[...w].flatMap(([o,e])=>(0,P.SH)(t,o,e)),u=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],
["required_providers",0,"required_providers"]];function _(t,o){const e=[];for(const r of B(o)){const{type:c}=r;w.get(c)===r.labels.length&&e.push(E(t,r)),N.test(
c)&&e.push({...E(t,r),problem:(0,x.ho)({reason:"of-cli",type:c})})}for(const r of(0,P.SH)(o,"terraform",0))for(const c of v(t,r.body))e.push(c);return e}function*v(t,o){
for(const[e,r,c]of u)for(const m of(0,P.SH)(o,e,r))if(yield{what:c,place:()=>t.place(m),isSingle:!0},e==="required_providers")for(const O of(0,P.Td)(m.body))yield*a(
t,O);yield*i(t,(0,P.w4)(o,"required_version"))}const l=["source","version","configuration_aliases"];function a(t,o){const{value:e}=o,r=(0,g.Yo)(o.name),c=(0,g.Bs)(
["required_providers",r]),m=e.kind==="object"?e.items:null,O=(0,j.sL)(r);if(!O.ok||m!==null&&O.value!==r){const M=O.ok?O.value:null,A=(0,x.ho)({reason:"local-na\
me",name:r,normal:M});return[{what:c,place:()=>t.place(o),problem:A}]}const b=m?.find(M=>M.name!==void 0&&!l.includes(M.name));if(b?.name===void 0)return[];const k=(0,x.
ho)({reason:"argument",what:c,argument:(0,g.Yo)(b.name)});return[{what:c,place:()=>t.place(b),problem:k}]}const n=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u");
function i(t,o){if(o===void 0)return[];const{value:e}=o,{text:r}=t;if(!(e.kind==="template"?e.parts.map(k=>k.kind==="unknown"?(0,T.cd)(k,r):""):[e.kind==="other"?
r.slice(e.start,e.end):""]).some(k=>n.test(k??"")))return[];const m=t.place(e),O=(0,S.jF)({reason:"not-constant"}),b=/\.tofu(\.json)?$/.test(m.file)?"opentofu":
"terraform";return[{what:"required_version",place:()=>m,problem:O,clients:[b]}]}const d=t=>t.every(({kind:o})=>o.clients.length===C.Du.length)?[C.Du]:C.Du.map(o=>[
o]);function h(t){const o=d(t).flatMap(e=>{const r=t.filter(({kind:c})=>e.every(m=>c.clients.includes(m)));return[...f(r)].map(({what:c,place:m,problem:O,clients:b=C.
Du})=>{const k=e.filter(A=>b.includes(A)),M=(0,D.Kc)(c);return(0,$.hD)(O,{places:[m()],clients:k,isPlaceholder:M})})});return(0,$.DF)(o,({places:e,problem:r})=>[
e[0],r.message])}function*f(t){const o=new Map;for(const{definitions:e,kind:r,isContext:c}of t)for(const{what:m,place:O,problem:b,clients:k}of e){const M=o.get(
m);if(b!==void 0)c||(yield{what:m,place:O,problem:b,clients:k});else{if(r.isOverride)continue;M===void 0?o.set(m,O):c||(yield{what:m,place:O,problem:(0,x.ho)(s(
m,M()))})}}if(!t.some(({notes:e,kind:r})=>e.length>0||r.class==="terragrunt")){for(const{definitions:e,kind:r,isContext:c}of t)if(!(!r.isOverride||c))for(const{
what:m,place:O,problem:b,isSingle:k}of e)b!==void 0||k||o.has(m)||(yield{what:m,place:O,problem:(0,x.ho)({reason:"no-base",what:m})})}}const s=(t,{file:o,line:e})=>({
reason:"twice",what:t,first:`${(0,y.II)(o)}:${e}`})}),7545:((ne,z,p)=>{p.d(z,{ME:()=>g,ho:()=>y,jP:()=>x});var T=p(1064),P=p(5799);const g=()=>(0,P.CC)("block-r\
eserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a te\
rraform block"});function x({kind:$}){const{client:D,what:C}=T.$I[$];return(0,P.CC)("block-unsupported",{message:`${C} is supported by ${T.bB[D]} only`,help:D===
"opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function S($){switch($.reason){case"twice":{const{
what:D,first:C}=$,j=D.includes(".")?"remove or rename one of them":"write one block only";return{message:`${D} is defined a second time; the first time is in ${C}`,
help:j}}case"no-base":return{message:`this override file changes ${$.what}, which no other file of the directory defines`,help:"define it in a file that is not \
an override file, or remove it here"};case"of-cli":return{message:`${$.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~\
/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${$.what} cannot h\
ave the argument ${$.argument}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{
const{name:D,normal:C}=$;return{message:`"${D}" cannot be the local name of a provider`,help:C===null?"use letters, digits and dashes only, with no dash at eith\
er end":`write ${C}`}}}}const y=$=>(0,P.CC)("block-invalid",S($))}),9804:((ne,z,p)=>{p.d(z,{FA:()=>u,N0:()=>E,Ov:()=>_,Sm:()=>w,id:()=>j,jF:()=>C});var T=p(1064),
P=p(4e3),g=p(5799);const x=6,S=v=>`"${(0,P.dh)(v)}"`,y=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function $(v){const l=v.replace(
y,"");return l===""?"":`: ${l}`}function D(v){switch(v.reason){case"syntax":{const{text:l,why:a}=v;return{message:`${S(l)} is not a version constraint${$(a)}`,help:"\
write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${v.address}\
 is an expression, which ${v.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:v.clients.includes("terraform")?"write th\
e version as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept\
 locals and variables",affects:v.clients};case"not-a-string":return{message:`version of ${v.address} is not a string`,help:"put the version in quotes"};case"pre\
-release":return{message:`${S(v.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release o\
f the CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as\
 a literal"};case"built-in":return{message:`${v.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`\
provider ${v.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally\
, use `dev_overrides` without `version`"}}}const C=v=>(0,g.CC)("constraint-invalid",D(v)),j=({of:v,terms:l,preRelease:a})=>(0,g.CC)("constraint-unmeetable",{message:`\
no version of ${v} can match ${(0,P.K4)(l.map(S),x,P.dh)}`,help:a!==void 0?`write ${S(a)}: only an exact version, without a space after \`=\` and without \`v\`, sel\
ects a pre-release of a module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),I={terraform:"\
terraform",opentofu:"tofu"};function E({provider:v,version:l,constraints:a,clients:n,isUnit:i}){const[d,...h]=n,f=d===void 0||h.length>0?"":`${I[d]} `,s=i?"terr\
agrunt ":f;return(0,g.CC)("lock-outside",{message:`locked provider ${v} ${l} does not match configured version constraint ${(0,P.K4)(a,x,P.dh)}`,help:`run \`${s}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const w=({provider:v})=>(0,g.CC)("lock-readonly",{message:`the lock file\
 has no entry for provider ${v}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and comm\
it the lock file"}),N={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};
function B(v){const l="failed to read dependency lock file",a="restore the file, or remove the block and run `init` again";switch(v.reason){case"syntax":return{
message:`${l}: ${v.error}`,help:a};case"twice":return{message:`${l}: it has two blocks for provider ${v.provider}`,help:"remove one of the blocks; a merge may h\
ave duplicated it"};case"not-normal":return{message:`${l}: the ${v.of} of provider ${v.provider} must be written in normalized form: ${S(v.normal)}`,help:a};default:{
const[n,i]=N[v.reason];return{message:`${l}: the ${n} of provider ${v.provider} ${i}`,help:a}}}}const u=v=>(0,g.CC)("lock-invalid",B(v)),_=({client:v,version:l,
constraint:a})=>(0,g.CC)("client-version",{message:`the version constraint ${S(a)} excludes ${T.bB[v]} ${l}`,help:`use another version of ${T.bB[v]}, or change \
the constraint`})}),7905:((ne,z,p)=>{p.d(z,{Ef:()=>B,RO:()=>I,S9:()=>v,Zn:()=>n,gd:()=>d,hN:()=>h,qm:()=>C});var T=p(9075),P=p(8321),g=p(8011),x=p(1064),S=p(5011),
y=p(4321),$=p(1022),D=p(7495);const C=f=>[[{...(0,P.g$)(f,(0,T.os)()),from:null}]],j=1e4;function I({kind:f},s,t,o){const{row:e,value:r}=s;if(r?.kind!=="known")
return w(f,s,t);const c=E(s),O=e.grammar==="module"&&!c&&(0,S.Nj)(r.text)?"./":r.text,b=f.clients.length===x.Du.length?"":f.clients[0],k=`${e.grammar} ${e.service}\
 ${b} ${c} ${O}`,M=o.get(k);if(M!==void 0)return M;o.size>=j&&o.clear();const A=w(f,s,t);return o.set(k,A),A}const E=({version:f})=>f?.value.kind==="known";function w(f,s,t){
const o=f.clients.map(r=>[r,N(f,s,r,t)]),e=Math.max(...o.map(([,{length:r}])=>r));return Array.from({length:e},(r,c)=>{const m=new Map;for(const[L,{[c]:R}]of o)
R!==void 0&&m.set(L,R);const O=[...m.values()],b=O.find(({host:L,directHost:R})=>L!==null||R!==void 0),M=O.some(({needed:L})=>L==="state")?null:h(m,s.row),A=O.some(
({problem:L})=>L!==void 0);return{meanings:m,first:b??D.zt,needs:M,isFaulty:A}})}function N(f,s,t,o){const e=u(s,t,o).map(c=>l(f,s,t,c));if(e.length<2)return e;
const r=({host:c,needed:m,problem:O})=>[c,m,O?.message].join(" ");return[...new Map(e.map(c=>[r(c),c])).values()]}const B={isWhole:!0,withheld:null,from:null};function u(f,s,t){
const{value:o}=f;return o?.kind==="known"?[[{...B,text:o.text}]]:o===void 0||o.text==="null"?[[{...B,text:null}]]:_(f)?t(f,o,s):C(o)}function _({row:{grammar:f},
value:s}){if(s?.kind!=="pieces"||s.text==="null")return!1;const{text:t}=(0,P.g$)(s,(0,T.os)());return t===null?!0:x.Du.some(o=>(0,D.i4)(f,t,o)===void 0)}const v=({
references:f})=>f.some(s=>s.row.evaluation!==void 0&&(_(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function l(f,s,t,o){
const{row:e,address:r,value:c}=s,m=n(o),O=m.map(({isWhole:U,text:F})=>F===null?d(s,f,t):U?D.pb[e.grammar](F,t,E(s)):(0,D.i4)(e.grammar,F,t)),[b]=O,k=O.every(U=>U?.
needed===b?.needed);if(b!==void 0&&k&&!O.includes(void 0)){const[U]=m;return c?.kind!=="pieces"||U===void 0?b:{...b,evaluated:{text:U.text,isWhole:U.isWhole}}}if(e.
grammar==="terragrunt"&&a(c))return{...D.zt,directHost:y.IZ};const M=e.evaluation!==void 0&&e.evaluation[t]===void 0,A=m.find(({withheld:U})=>U!==null)?.withheld??
null,L=t==="terraform",R=(0,g.J0)({address:r,argument:e.grammar==="host"?"hostname":"source",expression:c?.kind==="pieces"?c.text:"",candidates:m.map(({isWhole:U,
text:F,from:X})=>({text:U?F:null,from:X})),refused:M?"never":A===null?null:{variable:L?A:""}});return(0,D.Qm)(R)}const a=f=>f?.kind==="pieces"&&f.pieces.some(s=>typeof s==
"string"&&/[?&]ref=/.test(s));function n(f){return f.some(({isWhole:s,from:t})=>s&&t!==null)?f.filter(({isWhole:s,from:t})=>s||t!==null):f}const i={cloud_default:"\
cloud block",remote_state_default:"remote state"};function d(f,s,t){const{row:o,value:e,address:r,localName:c}=f,m=e===void 0?f.kind:o.absent??f.kind;if(o.defaults!==
void 0){const O=o.defaults[t];return O!==null?(0,D.TU)((0,S.mD)(O)):(0,D.Qm)((0,g.tg)({block:i[m]??"remote backend"}))}return e!==void 0?o.grammar==="url"?D.zt:
(0,D.Qm)((0,g.DA)({reason:"null",address:r})):m==="required_provider_invalid"?(0,D.Qm)((0,g.DA)({reason:"not-a-requirement",address:r})):c!==null&&s.class!=="st\
ack"&&s.class!=="deploy"?c!=="terraform"&&(0,$.sL)(c).ok?(0,D.TU)((0,S.Vm)(t)):D.zt:s.isOverride?D.zt:(0,D.Qm)((0,g.DA)({reason:"missing",address:r}))}function h(f,{
service:s},t=()=>null){if(s===null)return[];const o=new Map;for(const[e,{needed:r,host:c}]of f){const m=r==="state"?t(e)??c:r;m!==null&&o.set(m,{host:m,service:s,
clients:[...o.get(m)?.clients??[],e]})}return[...o.values()]}}),1884:((ne,z,p)=>{p.d(z,{FK:()=>C,FZ:()=>n,Od:()=>I,R:()=>_,gq:()=>w,hN:()=>B,xr:()=>i});var T=p(
6134),P=p(8321),g=p(9031),x=p(1064),S=p(5011),y=p(1022),$=p(9562),D=p(7854);const C={providerUses:new Map,hasBackend:!1,declared:[]},j=new Map([["language",0],[
"terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function I(f,s){const t=new N(f);if(s.
kind==="native")for(const c of s.blocks)j.get(c.type)===c.labels.length&&t.read(c);else for(const[c,m]of j)(0,T.SH)(s,c,m).forEach(t.read,t);const{providerUses:o,
hasBackend:e,declared:r}=t;return{providerUses:o,hasBackend:e,declared:r}}const E=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function w(f,s){const t=new N(f),o=(0,T.
w4)(s,"terraform_binary")?.value,[,e]=E.exec((0,P.bK)(o)??"")??[];o!==void 0&&e!==void 0&&t.declare("binary",o,e),t.declareVersion("version",(0,T.w4)(s,"terrafo\
rm_version_constraint"));const{declared:r}=t;return r.length===0?C:{...C,declared:r}}class N{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(s){
this.source=s}read(s){const{type:t,labels:o,body:e}=s;switch(t){case"language":this.declare("language",s);for(const r of(0,T.SH)(e,"compatible_with",0))this.declareVersion(
"compatible",(0,T.w4)(r.body,"opentofu"));return;case"terraform":this.hasBackend||=B(e);for(const r of(0,T.SH)(e,"encryption",0))this.declare("encryption",r);this.
declareVersion("version",(0,T.w4)(e,"required_version"));return;case"provider":for(const r of o)this.use(r.value,r.value,r,[s]),this.declareVersion("provider-ve\
rsion",(0,T.w4)(e,"version"),(0,P.Yo)(r.value));(0,T.w4)(e,"for_each")!==void 0&&this.declare("provider-for-each",s);return;case"check":for(const r of(0,T.SH)(e,
"data",2))this.readTyped(r,[s,r]);return;case"import":this.readNamed(s,[s]);return;default:t==="action"&&this.declare("action",s),this.readTyped(s,[s])}}declare(s,t,o="",e=null){
this.declared.push({kind:s,text:o,localName:e,place:this.source.place(t)})}declareVersion(s,t,o=null){const e=(0,P.bK)(t?.value);t!==void 0&&e!==null&&this.declare(
s,t.value,e,o)}readTyped(s,t){const[o]=s.labels;if(o===void 0||this.readNamed(s,t))return;const[e=""]=o.value.split("_",1);this.use(e,o.value,o,t)}readNamed(s,t){
const o=(0,T.w4)(s.body,"provider")?.value;if(o===void 0)return!1;const{start:e,end:r}=o,c=this.source.text.slice(e,Math.min(r,e+a)),[,m]=l.exec(c)??[];return m===
void 0?!1:(this.use(m,m,o,t),!0)}use(s,t,o,e){if(this.providerUses.has(s))return;const r={text:(0,P.Yo)(t),address:v(e),place:this.source.place(o)};this.providerUses.
set((0,P.Yo)(s),r)}}const B=f=>(0,T.SH)(f,"backend",1).length>0||(0,T.SH)(f,"cloud",0).length>0,u=["name","prefix","tags"];function _(f){const[s]=(0,T.SH)(f,"wo\
rkspaces",0),t=e=>e==="workspaces"&&s!==void 0?u.some(r=>(0,T.w4)(s.body,r)!==void 0):(0,T.w4)(f,e)!==void 0,o=D.Rt.filter(e=>!t(e));return{organization:(0,P.bK)(
(0,T.w4)(f,"organization")?.value),name:s?(0,P.bK)((0,T.w4)(s.body,"name")?.value):null,...o.length>0&&{lacks:o}}}const v=f=>(0,P.Bs)(f.flatMap(({type:s,labels:t})=>[
s,...t.map(({value:o})=>o)])),l=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),a=256;function n(f){if(f.every(({scope:t})=>t.providerUses.size===0))return[];
const s=new Map;for(const t of(0,g.cU)(f)){const o=f.filter(({kind:e})=>t.every(r=>e.clients.includes(r)));for(const[e,r]of h(o)){const c=s.get(e),m=c===void 0?
t:[...c.clients,...t];s.set(e,{...c??r,clients:m})}}return Array.from(s.values(),({text:t,address:o,place:e,clients:r})=>{const{host:c,isHostImplied:m,needs:O}=i(
r);return{kind:"implied_provider",host:c,isHostImplied:m,...{text:t,address:o,place:e,clients:r,isOverridden:!1,needs:O}}})}function i(f){const t=f.length===x.Du.
length?d:d.filter((o,e)=>f.some(r=>r===x.Du[e]));return{host:t[0]?.host??null,isHostImplied:!0,needs:t}}const d=x.Du.map(f=>({host:(0,S.Vm)(f),service:$.xq,clients:[
f]}));function h(f){const s=new Set(["terraform"]);for(const{references:o}of f)for(const{localName:e}of o)s.add(e);const t=new Map;for(const{scope:o,isContext:e}of f)
if(!e)for(const[r,c]of o.providerUses)s.has(r)||(s.add(r),(0,y.sL)(r).ok&&t.set(r,c));return t}}),5163:((ne,z,p)=>{p.d(z,{PG:()=>N,YK:()=>u,kl:()=>B});var T=p(9075),
P=p(9031),g=p(7545),x=p(7052),S=p(5799),y=p(3229),$=p(1064),D=p(7905);function C({kind:n},i,d){const{row:h,value:f,version:s}=i,t=f?.kind==="pieces"||s?.value.kind===
"pieces";if(h.merges!=="module"||!t)return;const o=n.clients.flatMap(e=>{const r=j(i,e,d);return r===null?[]:[[e,r]]});return Object.fromEntries(o)}function j(n,i,d){
const h=o=>o?.kind==="pieces"?d(n,o,i):[[{...D.Ef,text:o?.text??null}]],f=h(n.value);if(f.flat().some(({withheld:o})=>o!==null))return null;const s=h(n.version?.
value),t=new Map;for(let o=0;o<Math.max(f.length,s.length);o+=1){const[e=[],r=[]]=[f[o]??f[0],s[o]??s[0]],c=I(e,r);t.set(JSON.stringify(c),c)}return[...t.values()]}
function I(n,i){const[d,h]=[E(n),E(i)];return{root:n[0]?.root??i[0]?.root??null,source:d??null,version:h??null,isOpen:d===void 0||h===void 0}}function E(n){const[
i,...d]=(0,D.Zn)(n),h=d.every(({isWhole:f,text:s})=>f&&s===i?.text);return i?.isWhole===!0&&h?i.text:void 0}var w=p(1884);const N=5e4;function B(n,i,d=new Map){
const h=[],f=[...n.flatMap(t=>t.notes),...(0,P.ls)(n)],s=new v(n,i,d);for(const t of n)if(!t.isContext)for(const o of t.references){if(h.length>=N)return f.push(
u(t.file)),_(h,f);const e=(0,D.RO)(t,o,i,d);let r=C(t,o,i);for(const c of e){const m=s.usageOf(t,o,c);h.push(r===void 0?m:{...m,calls:r}),r=void 0}(o.row.isReserved||
e.some(({isFaulty:c})=>c))&&f.push(...s.notesOf(t,o,e))}for(const t of(0,w.FZ)(n))h.push(t);return _(h,f)}const u=n=>(0,S.sb)(n,(0,x.ub)({kind:"module-usages",max:N})),
_=(n,i)=>({usages:n.sort((d,h)=>a(d.place,h.place)),notes:i.sort((d,h)=>a((0,S.Xd)(d),(0,S.Xd)(h)))});class v{files;values;known;overrides;constructor(i,d,h){this.
files=i,this.values=d,this.known=h,this.overrides=i.filter(({kind:f})=>f.isOverride)}usageOf(i,d,h){const{kind:f,value:s,address:t,constraints:o,place:e,row:r,hasOwnToken:c,
workspace:m}=d,{meanings:O,first:b,needs:k}=h,M=this.overrides.length===0?O:new Map([...O].filter(([R])=>this.isInForce(i,d,R))),A=M.size===O.size&&k!==null,L={
kind:f,host:b.host,isHostImplied:b.isHostImplied,directHost:b.directHost,hasOwnToken:c,text:s?.text??null,address:t,version:this.versionOf(d),constraints:o,place:e,
clients:i.kind.clients,needs:A?k:(0,D.hN)(M,d.row,this.stateHost),isOverridden:M.size===0,workspace:m};return A&&r.backend===void 0&&s?.kind!=="pieces"?L:{...L,
...this.decisionOf(d,h,M)}}decisionOf({value:i,row:d},{meanings:h},f){const s=[...h],t=s.flatMap(([c,m])=>m.evaluated===void 0?[]:[[c,m.evaluated]]),o=[...f].flatMap(
([c,{needed:m}])=>{const O=m==="state"?this.stateHost(c):null;return O===null?[]:[[c,O]]}),e=s.flatMap(([c])=>f.has(c)?[]:c),r=s.some(([,{needed:c}])=>c==="stat\
e");return{...i?.kind==="pieces"&&{evaluated:Object.fromEntries(t)},...d.backend!==void 0&&{backend:d.backend},...f.size>0&&e.length>0&&{replacedFor:e},...r&&{stateHosts:Object.
fromEntries(o)}}}notesOf(i,d,h){const{place:f,row:s,value:t}=d,o=[f],e=new Map,r=t===void 0&&i.notes.length>0;for(const{meanings:c}of r?[]:h)for(const[m,{problem:O,
host:b}]of c){if(O===void 0||!this.isInForce(i,d,m))continue;const k=O.code==="source-dynamic",M=i.notes.some(q=>(0,S.Xd)(q)?.line===f.line);if(k&&M)continue;const A=t?.
kind==="known"&&(0,y.Kc)(t.text),L=k?O.message:O.code,R=e.get(L),U=R===void 0?b:R.namedHost??null,F=[...new Set([...R?.clients??[],m])],X={namedHost:U,clients:F,
places:o,isPlaceholder:A};e.set(L,(0,S.hD)(R?.problem??O,X))}if(s.isReserved){const c=(0,g.ME)();e.set(c.code,(0,S.hD)(c,{places:o,clients:i.kind.clients}))}return[
...e.values()]}isInForce({kind:i},{mergeKey:d},h){return i.isOverride||d===null||!this.replaced(h).has(d)}replaced=(0,T.Oo)(i=>{const d=new Set;for(const{kind:h,
references:f,scope:s}of this.overrides)if(h.clients.includes(i)){s.hasBackend&&d.add("backend");for(const{mergeKey:t,value:o,localName:e}of f)t!==null&&(o!==void 0||
e!==null)&&d.add(t)}return d});stateHost=(0,T.Oo)(i=>{const d=this.files.filter(({kind:h})=>h.clients.includes(i));for(const h of d)for(const f of h.references){
if(f.row.merges!=="backend"||!this.isInForce(h,f,i))continue;const[s]=(0,D.RO)(h,f,this.values,this.known),t=s?.meanings.get(i)?.needed??null;if(t!==null&&t!=="\
state")return t}return null});versionOf(i){if(i.version===null)return;const{value:d,place:h}=i.version;if(d.kind==="known")return{text:d.text,place:h};const f=$.
Du.flatMap(t=>{const o=this.values(i,d,t).flat();if(o.some(({withheld:c})=>c!==null))return[];const[e,...r]=o;return[[t,r.length===0&&e?.isWhole===!0?e.text:null]]});
return{text:l.test(d.text)?d.text:"\u2026",value:Object.fromEntries(f),place:h}}}const l=/^(?!<<)"?[^"]*"?$/,a=(n,i)=>n===null||i===null?0:n.file!==i.file?n.file<
i.file?-1:1:n.line-i.line||n.column-i.column}),2626:((ne,z,p)=>{p.d(z,{eI:()=>f,jq:()=>t,CJ:()=>e,bH:()=>l});var T=p(5747),P=p(2245),g=p(400),x=p(6134),S=p(8321),
y=p(9031),$=p(7052),D=p(9804),C=p(5799),j=p(2161),I=p(1884),E=p(4667);function w(b,k,M){const A=(0,E.F)(M),L=[],R=new Set([""]);if(k.kind==="json")for(const{name:U}of k.
members)R.add(U);else for(const{type:U}of k.blocks)A.has(U)&&R.add(U);for(const U of R)for(const F of A.get(U)??[])new N(b,F,L).readAt(0,{body:k,block:void 0,names:[]});
return L}class N{source;row;found;constructor(k,M,A){this.source=k,this.row=M,this.found=A}readAt(k,M){const A=this.row.path[k];if(A===void 0){this.read(M);return}
const[L]=A,{body:R}=M,U=R.kind==="native"?R.blocks:(0,x.SH)(R,L,A.length-1);for(const F of U){const{labels:X}=F;if(F.type!==L||X.length!==A.length-1||X.some(({value:se},te)=>A[te+
1]!=="*"&&A[te+1]!==se))continue;const q=[...M.names,L,...X.map(({value:se})=>se)];this.readAt(k+1,{body:F.body,block:F,names:q})}}read(k){const{body:M,block:A,
names:L}=k;switch(this.row.position){case"entries":for(const R of(0,x.Td)(M))this.addEntry(L,R);return;case"label":{const R=A?.labels.at(-1);if(R===void 0)return;
const U={kind:"known",text:(0,S.Yo)(R.value)},F=this.source.place(R),X=this.version((0,x.w4)(M,"version")?.value),q=(0,S.bK)((0,x.w4)(M,"constraints")?.value)??
void 0;this.add(L.slice(0,-1),{value:U,place:F,version:X,constraints:q});return}case"urls":{const R=(0,x.w4)(M,"urls")?.value;for(const U of R?.kind==="tuple"?R.
elements:[])this.add(L,this.written(U));return}default:this.addArguments(k,this.row.position)}}add(k,M){const{row:A}=this,{kind:L=A.kind,version:R=null,localName:U=null,
hasOwnToken:F=!1}=M;this.found.push({row:A,kind:L,address:(0,S.Bs)(k),value:M.value,version:R,constraints:M.constraints,place:M.place,mergeKey:B(A,k),localName:U,
hasOwnToken:F,workspace:M.workspace})}addArguments({body:k,block:M,names:A},L){const{row:R,source:U}=this,F=re=>(0,x.w4)(k,re)?.value,X=R.backend!==void 0;if(X&&
(0,S.bK)(F("backend"))!==R.backend)return;const q=X?F("config"):void 0,se=re=>{const[oe="",ie]=re.split("."),ae=X?(0,x.Tu)(q,oe):F(oe);return ie!==void 0&&ae?.kind===
"object"?(0,x.Tu)(ae,ie):ae},te={version:this.version(F("version")),hasOwnToken:R.grammar==="host"&&se("token")!==void 0,workspace:R.merges==="backend"&&R.grammar===
"host"?(0,I.R)(k):void 0};for(const re of L){const oe=se(re);if(oe!==void 0)this.add(A,{...te,...this.written(oe)});else if(R.absent!==void 0&&M!==void 0){const ae=q!==
void 0&&q.kind!=="object"?(0,S.C5)((0,S.wK)(U,q),re):void 0;this.add(A,{...te,kind:R.absent,value:ae,place:U.place(M)})}}}written(k){const{row:M,source:A}=this;
return{value:M.defaults!==void 0&&k.kind==="primitive"&&k.value===null?void 0:(0,S.wK)(A,k,M.isLiteral),place:A.place(k)}}addEntry(k,{name:M,value:A}){const{row:L,
source:R}=this,U=[...k,M],F=(0,S.Yo)(M);if(A.kind==="object"){const te=(0,x.Tu)(A,"source");this.add(U,{localName:F,kind:te===void 0?L.absent??L.kind:L.kind,value:te&&
(0,S.wK)(R,te,L.isLiteral),version:this.version((0,x.Tu)(A,"version"),S.wK),place:R.place(te??A)});return}const X=["string","primitive","template"].includes(A.kind),
q=X?"required_provider_legacy":"required_provider_invalid",se=X?this.version(A):null;this.add(U,{localName:F,kind:q,version:se,value:void 0,place:R.place(A)})}version(k,M=S.
yR){const A=k&&M(this.source,k);return k&&A?{value:A,place:this.source.place(k)}:null}}function B({merges:b},k){return b===void 0||b==="backend"?b??null:(0,S.Bs)(
[b,k.at(-1)??""])}var u=p(5163);const _=64,v=16*1024*1024;function*l(b,k){const M=[],A=[];let[L,R]=[0,u.PG];for(const[U,{path:F,file:X,target:q,kind:se,isContext:te}]of b.
entries()){if(U>0&&U%_===0&&(yield k+U))return null;const oe=(0,T.yR)(F);if(!oe.ok){const{failure:le}=oe;le.kind==="size"?A.push((0,C.sb)(X,(0,$.ub)(le))):M.push(
n(le.code,{file:X,kind:se,isContext:te}));continue}L+=oe.bytes;const ie=e(oe.text,se,X,te,new x.n_,q);!oe.isUtf8&&!te&&ie.notes.length===0&&A.push(i(oe.text,se,
X));const ae=h(ie);if(ae>R){const le={...ie.scope,providerUses:I.FK.providerUses},ue={references:ie.references.slice(0,R),scope:le,definitions:[]};M.push({...ie,
...ue,notes:[...ie.notes,(0,u.YK)(X)]});break}R-=ae,M.push(L>v?(0,y.rd)(ie):ie)}return{files:M,notes:A,bytes:L}}const a=["EACCES","EPERM"];function n(b,k){const{
file:M,kind:A}=k,L=((0,j.Ep)(A)||A.class==="lock")&&a.includes(b),R=[(0,C.sb)(M,(0,$.WO)({what:"file",code:b,isRefused:L}))];return{...k,references:[],scope:I.FK,
definitions:[],notes:R}}function i(b,k,M){const A=b.indexOf("\uFFFD"),L=b.slice(b.lastIndexOf(`
`,A)+1,A),R=/#|\/\//.test(L)||b.lastIndexOf("/*",A)>=0,U=(0,j.Ep)(k)&&k.syntax==="hcl"&&!R,F=(0,x.yN)(b)({start:A,end:A+1});return(0,C.sb)(M,(0,$.U$)({error:null,
isRefused:U}),F)}const d=({references:b,scope:k})=>b.length+k.providerUses.size,h=b=>d(b)+b.definitions.length;function*f(b){const k=(R,U)=>({kind:R,text:"",localName:null,
place:{file:U,...C.wv}}),M=b.filter(({kind:R})=>R.class==="config"),[A]=M;A!==void 0&&b.every(R=>d(R)===0)&&(yield k("module",A.file));const L=M.filter(({scope:R})=>R.
hasBackend);for(const R of new Set(L.map(({kind:U})=>U.clients))){const U=M.find(({kind:F})=>F.clients===R);U!==void 0&&(yield k("state",U.file))}for(const{file:R,
kind:U,references:F,scope:X,isContext:q}of b)U.class==="lock"&&F.length===0&&(yield k("lock",R)),U.class==="config"&&!q&&(yield*X.declared)}const s=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function t(b){return b.kind.class!=="terragrunt"||b.references.length>0?!1:!s.test(b.file)}const o={config:I.Od,terragrunt:I.gq};function e(b,k,M,A=!1,L=new x.n_,R){
const U=(k.syntax==="json"?P.O:g.K)(b,L),F=(0,S.rI)(U,M,R),{body:X}=U,q=w(F,X,k.class),se=o[k.class]?.(F,X)??I.FK,te=t({file:M,kind:k,references:q})&&!L.isExceeded(),
re=A||te?[]:r(U,k,{file:M,target:R}),oe=k.class==="config"?(0,y.kM)(F,X):[];return{file:M,kind:k,references:q,scope:se,definitions:oe,notes:re,isContext:A}}function r({
text:b,problems:k,parts:M},A,{file:L,target:R}){return M.isExceeded()?[(0,C.sb)(L,(0,$.ub)({kind:"parts",max:M.max}))]:k.map(({message:U,...F})=>{const X=(0,j.Ep)(
A)&&!c.test(U),q=A.class==="lock"?(0,D.FA)({reason:"syntax",error:U}):(0,$.U$)({error:U,isRefused:X}),se=b.split(`
`,F.line)[F.line-1]??"",te=m.test(se.slice(0,O));return{...(0,C.sb)(L,q,{...F,target:R}),clients:A.clients,isPlaceholder:te}})}const c=/^\w+ are nested deeper than/,
m=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,O=1e3}),895:((ne,z,p)=>{p.r(z),p.d(z,{asWritten:()=>le.qm,declaredIn:()=>he.eI,dependsOnOthers:()=>le.S9,
detach:()=>P.Yo,isForeign:()=>he.jq,meaningOfAbsent:()=>le.gd,neededByImplied:()=>pe.xr,needsOf:()=>le.hN,readHcl:()=>T.K,readModule:()=>he.bH,readTools:()=>e,resolveValue:()=>P.
g$,usagesOf:()=>ue.kl,withPlaces:()=>g.rd});var T=p(400),P=p(8321),g=p(9031),x=p(9075),S=p(4e3),y=p(2161),$=p(796);const D=new Map([["terraform","terraform"],["\
hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),C=W=>D.get(W.toLowerCase())??"terraform",j="ini\
t|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",I=(W,K)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${W})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${K})(?![\\w-])`),E=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,w=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],N=`(?=["'\\s,\\]})@]|$)`,B="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",u=`(?=["']?\\s*[,\\]])`,_=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${N}|\
([\\w.\${}-]+)))?${N}`),text:"uses $1",version:"latest"},{form:I("terraform|tofu",j),text:"runs $1"},{form:I("tofu","fmt"),text:"runs $1"},{form:I("terraform","\
fmt"),text:"runs $1 fmt",level:"hook"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${B}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${u}`),text:"lists $1"},{form:new RegExp(`${B}(?=[^\
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
text:"sets $1_VERSION"}],v=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,l=/\b(?:echo|printf)\b[^;&|]*/g;function a(W){if(!/terraform|tofu|tfenv/i.
test(W))return[];const K=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(W);if(v.test(W)&&!K)return[];const J=W.replace(l,V=>" ".repeat(V.length)),H=E.exec(J);return H===
null?_.flatMap(V=>n(V,J)):d(H)}function n({form:W,text:K,version:J=null,...H},V){const Z=W.exec(V);if(Z===null)return[];const[,Y="",G=J]=Z,ee=K.replace("$1",()=>Y);
return[{client:C(Y),text:ee,version:G,...i(Z),...H}]}const i=({index:W,0:{length:K}})=>({start:W,end:W+K});function d(W){const[,K=""]=W;return w.flatMap(({form:J,
otherwise:H})=>{const V=J.exec(K);return V===null?[]:[{client:C(V[1]??V[2]??""),text:`uses ${K}`,version:null,...i(W),step:{otherwise:H}}]})}const h=50,f=/^digger\.ya?ml$/,
s=100,t=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,o=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function e(W,K){const J=[],H=new Set;
let V=!1,Z=!1,Y=!1;for(const G of(0,$._X)(W,K)){for(const ce of(0,$.AN)(G))H.add(ce);if(Y||=(0,y.Z)(G.file)||o.test(G.text),(0,$.$)(G.file)||(0,y.Z)(G.file))continue;
const ee=G.file.slice(G.file.lastIndexOf("/")+1),Q=(0,y.TD)(ee)||G.file.endsWith("mise/config.toml"),de=Q?se(G):r(G);Z||=f.test(G.file)&&de.some(({client:ce})=>ce===
"opentofu");const fe=Z&&G.text.includes("diggerhq/digger@");J.push(...de.filter(({text:ce})=>!fe||ce!==b)),V||=!Q&&t.test(G.text)}return{signs:J,setsCloudHostname:V,
givesState:Y,others:H}}function r({file:W,text:K}){if(!/terraform|tofu|tfenv/i.test(K))return[];const J=(0,$.Dx)(W,K),H=new Map,V=(0,x.Oo)(G=>F(G,J)),Z=J.map(a),
Y=k(W,J,Z);for(const[G,ee]of J.entries()){if(H.size>=h)break;for(const Q of Z[G]??[]){if(Y(Q,G))continue;const{client:de,level:fe="tool"}=Q;for(const ce of A(Q,
J,G,V)){const me=`${de} ${fe} ${ce}`;if(H.has(me))continue;const ve=(0,$.$t)(W,G,ee,Q);H.set(me,{client:de,level:fe,place:ve,text:(0,S.dh)(Q.text,s),version:ce})}}}
return m(W,[...H.values()])}const c=/atlantis\.ya?ml$/;function m(W,K){return!K.some(({client:H})=>H==="opentofu")||!c.test(W)?K:K.filter(({client:H,version:V})=>H===
"opentofu"||V!==null).map(H=>({...H,client:"opentofu"}))}const O=/(^|\/)\.spacelift\/[^/]+$/,b="sets terraform_version";function k(W,K,J){const H=Y=>{const ee=J.
slice(...Y).flat().filter(({text:Q,level:de})=>de!=="hook"&&!/_version$/.test(Q));return ee.length===0?null:ee.every(({client:Q})=>Q==="opentofu")},V=O.test(W)?
K.indexOf("stack_defaults:"):-1,Z=V<0?null:R(K,V+1);return({text:Y},G)=>{if(Y!==b||c.test(W))return!1;const ee=H(R(K,G));if(ee!==null||Z===null)return ee===!0;const Q=G>=
Z[0]&&G<Z[1];return H(Q?[0,K.length]:Z)===!0}}const M=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function A({version:W,step:K},J,H,V){
if(K===void 0)return W===null?[null]:V(W);const Z=J.slice(...R(J,H)).map(Y=>M.exec(Y)?.[1]?.replace(/^["']|["']$/g,"")).find(Y=>Y!==void 0);return Z===void 0?[K.
otherwise]:V(Z)}const L=100;function R(W,K){const J=W[K]??"",H=J.search(/[^\s-]/),V=Q=>Q!==""&&Q.search(/\S/)<H,Y=J.trimStart().startsWith("-")?[]:W.slice(Math.
max(0,K-L),K),G=W.slice(K+1,K+L),ee=G.findIndex(V);return[K-Y.length+Y.findLastIndex(V)+1,K+1+(ee<0?G.length:ee)]}const U=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function F(W,K){const[,J,H,V]=U.exec(W.trim())??[],Z=J??H??V;if(Z===void 0)return[W.trim()];for(const Y of K){const G=Y.indexOf(Z),ee=G<0?void 0:X.exec(Y.slice(
G+Z.length))?.[1];if(ee===void 0||/[\w-]$/.test(Y.slice(0,G)))continue;const Q=ee.match(/[^\s"',[\]]+/g);if(Q!==null)return Q}return[W]}const X=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
q=/[^\s"',\]}]+/;function se({file:W,text:K}){const J=(0,$.Dx)(W,K);return te(W,J).flatMap(({at:H,client:V,version:Z,start:Y=0})=>{if(V===void 0)return[];const G=J[H]??
"",ee=(0,$.$t)(W,H,G,{start:Y,end:G.length}),Q=Z===null?`selects ${V}`:`selects ${V} ${Z}`;return[{client:V,level:"version-file",place:ee,text:(0,S.dh)(Q,s),version:Z}]})}
function te(W,K){const[,J]=/\.(terraform|opentofu)-version$/.exec(W)??[];if(J===void 0)return W.endsWith(".toml")?ae(K):re(K);const H=K.findIndex(Z=>Z.trim()!==
""),V=q.exec(K[H]??"")?.[0]??null;return H<0?[]:[{at:H,client:D.get(J),version:V}]}const re=W=>W.map((K,J)=>{const[H="",V=null]=K.trim().split(/\s+/);return{at:J,
client:D.get(H),version:V}}),oe=/^\s*\[\s*([\w."':/-]+)\s*\]/,ie=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ae(W){let K="";return W.
flatMap((J,H)=>{K=oe.exec(J)?.[1]?.replaceAll('"',"")??K;const[,V="",Z=""]=ie.exec(J)??[],Y=/^tools\.(?:\w+:)?(.+)$/.exec(K)?.[1],G=D.get(K==="tools"?V:V==="ver\
sion"?Y??"":""),ee=/\bversion\s*=\s*(.*)$/s.exec(Z)?.[1]??Z,Q=ee.match(/[^\s"',[\]{}=]+/g)??[];return(ee.startsWith("[")?Q:Q.slice(0,1)).map(fe=>({at:H,client:G,
version:fe,start:J.search(/\S/)}))})}var le=p(7905),pe=p(1884),ue=p(5163),he=p(2626)}),7495:((ne,z,p)=>{p.d(z,{Qm:()=>N,TU:()=>I,i4:()=>v,pb:()=>_,zt:()=>C});var T=p(
4091),P=p(8011),g=p(3229),x=p(9037),S=p(1831),y=p(5011),$=p(4321),D=p(1022);const C={host:null,isHostImplied:!1,needed:null},j=e=>({host:e,isHostImplied:!1,needed:(0,S.
Rt)(e)?"state":e}),I=e=>({host:e,isHostImplied:!0,needed:e}),E=e=>({host:e,isHostImplied:!1,needed:null}),w=e=>e===null?C:{...C,directHost:e},N=e=>({...C,problem:e}),
B=(e,r)=>N((0,P.DA)({reason:"rejected",error:e,advice:r}));function u(e,r,c){return c===null?e:{...e,problem:(0,P.My)({text:r,host:e.host,advice:c})}}const _={module:i,
"test-module":(e,r,c)=>{const m=(0,y.vL)(e,r).kind==="remote";return r==="opentofu"||!m?i(e,r,c):N((0,P.DA)({reason:"remote-in-test",text:e}))},provider:h,"lock\
ed-provider":f,"stack-component":s,stack:(e,r)=>{const c=(0,y.A)(e);return c.ok&&!e.startsWith(".")?E(c.value.host):{...s(e,r),isHostImplied:!1,needed:null}},"s\
tack-output":e=>{const[r="",...c]=e.split("/");return c.length===3?n(r,E):N((0,P.DA)({reason:"stack",text:e}))},terragrunt:o,host:e=>n(e,j),url:e=>w((0,x.Ul)(e)),
"host-part":e=>w((0,x.D8)(e)),"state-path":e=>w((0,x.Bm)(e))};function v(e,r,c){if(e==="terragrunt"){const[,b]=/^tfr:\/\/([^/?]*)\//.exec(r)??[];return b===void 0?
/^$|^t$|^tfr?$|^tfr:/.test(r)?void 0:l(r,c):b===""?I((0,y.Vm)(c)):n(b,j)}if(/^(url|host-part|state-path)$/.test(e))return l(r,c);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(r))return l(r,c);const m=r.indexOf("/");if(m<0)return;const O=(0,y.vL)(`${r.slice(0,m)}/a/b/c`,c);return O.kind==="registry"?a(O):l(r,c)}const l=(e,r)=>(0,y.
Nj)(e)?C:w((0,$.uE)(e,r)),a=({host:e,hostImplied:r})=>r?I(e):j(e);function n(e,r){const c=(0,S.Pv)(e),m=(0,g.L6)(e);return c.ok?u(r(c.value),e,m):N((0,P.k0)({text:e,
error:c.why,advice:m}))}function i(e,r,c){if((0,y.Nj)(e)&&!c)return C;const m=(0,y.vL)(e,r),O=m.kind==="registry"?(0,T.Ju)(m):(0,y.rE)(e,r);if(c&&!O.ok){const{why:A}=O,
L=/^https?:/i.test(e)?{kind:"invalid",error:A}:m,U=/^(?:git\+\w+|ssh):/i.test(e)?null:(0,g.NM)(e,L,O),F=/^[a-z0-9]+::/i.test(e)?"remote":m.kind;return U===null&&
(F==="local"||F==="remote")?N((0,P.DA)({reason:`${F}-with-version`,text:e})):B(A,U)}const b=(0,g.NM)(e,m,O);if(O.ok)return u(a(O.value),e,b);if(m.kind==="invali\
d"){const A=e.includes("://")?{directHost:$.IZ}:{};return{...B(m.error,b??g.x3),...A}}if(m.kind!=="remote")return u(C,e,b);const{refusal:k,host:M}=m;return k!==
null?B(k,b??g.x3):M!==$.IZ||b!==null?u(w(M),e,b):{...w(M),problem:(0,P.My)({text:e,host:M,advice:d})}}const d="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function h(e,r){const c=(0,D.mi)(e,r);switch(c.kind){case"registry":case"legacy":return c.hostImplied?I(c.host):u(j(c.host),e,(0,g.cr)(e));case"\
builtin":return E(c.host);case"invalid":{const[m="",O]=c.error.split(`

`);return B(m,O??(0,g.cr)(e))}}}function f(e,r){const c=(0,D.mi)(e,r);if(c.kind==="invalid")return B(c.error,null);if(c.hostImplied)return N((0,P.DA)({reason:"l\
ocked-provider",text:e}));if(c.kind==="builtin")return E(c.host);const m=r==="opentofu"&&(0,D.Gi)(c);return{...j(c.host),needed:m?(0,y.Vm)(r):c.host}}function s(e,r){
if(e!==e.trim())return N((0,P.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return C;const c=(0,y.rE)(e,r);if(c.ok)return a(c.value);const m=(0,y.A)(
e);if(m.ok)return E(m.value.host);const O=(0,y.vL)(e,r);return O.kind==="invalid"?B(O.error,(0,g.NM)(e,O,c)):w(O.kind==="remote"?O.host:null)}function t(e,r){const c=(0,$.
cx)(e,r);return w(c.ok?c.value.host:$.IZ)}function o(e,r){const[c,m="",O=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(c===void 0){if(e.startsWith("gitlab.co\
m/"))return w("gitlab.com");if((0,$.GL)(e))return C;const k=(0,$.cx)(e,"opentofu");if(!(k.ok&&(0,$.Of)(e,k.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e))
return t(e,r)}const[b=""]=O.split("//");return b.split("/").length!==3?N((0,P.DA)({reason:"terragrunt",text:e})):m===""?I((0,y.Vm)(r)):n(m,j)}}),4667:((ne,z,p)=>{
p.d(z,{F:()=>e,I:()=>o});var T=p(9075),P=p(9037),g=p(9562);const x={terraform:"app.terraform.io",opentofu:null},S={terraform:"app.terraform.io",opentofu:"app.te\
rraform.io"},y={terraform:"static",opentofu:"static"},$={opentofu:"static"},D={terraform:"any",opentofu:"any"},C=["config","migrate"],j=["stack","deploy"],I={position:[
"source"],grammar:"module",service:g.e$},E={...I,grammar:"stack-component",isLiteral:!0},w={...E,service:null},N={...I,grammar:"terragrunt",evaluation:D},B={position:"\
entries",grammar:"provider",service:g.xq,isLiteral:!0,absent:"required_provider_nosource"},u={position:["hostname"],grammar:"host",service:g.Bn,defaults:x},_={...u,
service:g.OZ},v={...u,evaluation:D},l={...u,service:g.M,defaults:S},a={position:["address"],grammar:"url",service:null};function n(r,c,m,O,{absence:b,...k}={}){
const M=c===""?[]:c.split(" > ").map(A=>A.split(" "));return{kind:m,files:r,path:M.map(([A="",...L])=>[A,...L]),...b&&{absent:`${m}${b}`},...O,...k}}const i={absence:"\
_missing"},d={absence:"_default"},h={evaluation:$,merges:"backend"},f={backend:"cloud",service:g.OZ},s="data terraform_remote_state *",t=(r,c,m)=>Object.entries(
c).map(([O,b])=>{const k={...a,grammar:m,position:b.split(" ")};return n(C,r+O,"backend",k,h)}),o=[n(C,"module *","module",I,{...i,evaluation:y,merges:"module"}),
n(C,"terraform > required_providers","required_provider",B,{merges:"provider"}),n(C,"required_providers","required_provider",B,{isReserved:!0}),n(C,"terraform >\
 cloud","cloud",_,{...d,...h}),n(C,"terraform > backend remote","backend_remote",u,{...d,...h}),...t("terraform > backend ",P.FV,"url"),...t("terraform > backen\
d ",P.Gb,"host-part"),...t("terraform > backend ",{local:"path workspace_dir"},"state-path"),...t("terraform > encryption > key_provider ",P.nT,"url"),...[s,`ch\
eck * > ${s}`].flatMap(r=>[n(C,r,"remote_state",v,{...d,backend:"remote"}),n(C,r,"remote_state",v,{...f,...d})]),n(C,s,"remote_state",a,{backend:"http",evaluation:D}),
n([...C,"query"],"provider tfe","provider_tfe",l,{...d,evaluation:D}),n(["test"],"provider tfe","provider_tfe",l),n(["lock"],"provider *","lock_provider",{position:"\
label",grammar:"locked-provider",service:g.xq,isLiteral:!0}),n(["test"],"run * > module","test_module",E,{...i,grammar:"test-module"}),n(["test"],"run * > backe\
nd remote","test_backend_remote",u,d),n(j,"required_providers","required_provider",B),n(j,"component *","stack_component",E,i),n(j,"removed","stack_removed",E,i),
n(j,"stack *","stack_stack",w,{...i,grammar:"stack"}),n(["deploy"],"upstream_input *","upstream_input",w,{grammar:"stack-output"}),n(["migrate"],"state_store_pr\
ovider","state_store_provider",B),n(["migrate"],"from > backend remote","migrate_backend_remote",u,d),...["terraform","unit *","stack *"].map(r=>n(["terragrunt"],
r,"terragrunt_source",N)),n(["terragrunt"],"catalog","terragrunt_source",{...N,position:"urls"})],e=(0,T.Oo)(r=>{const c=o.filter(({files:m})=>m.includes(r));return Map.
groupBy(c,({path:[m]})=>m?.[0]??"")})})};export{_e as ids,ke as modules};
