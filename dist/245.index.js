const _e=[245,626,907,895,895],ke={9349:((ne,z,m)=>{m.d(z,{Jw:()=>D,L8:()=>v,Md:()=>I,Tj:()=>j,bs:()=>r,lr:()=>P,r1:()=>d,v$:()=>x,wH:()=>f,xC:()=>_,zK:()=>e});
var T=m(6134);const P=100,g=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),C="\x80",y=1,R=2,S=4,D=8,x=16,j=32,I=64,E=[[y,/[ \t]/],[R,/[A-Za-z_]/],[S,/[\w-]/],[D,/[\w \t.:=?!&|*%+>~-]/],
[x,/[\w \t\n,.:=?!&|*%+>~-]/],[j,/[^"\\$%\r\n]/],[I,/[^\n$%]/]],w=Array.from({length:128},(l,o)=>String.fromCharCode(o)),N=l=>E.reduce((o,[u,s])=>s.test(l)?o|u:
o,0),B=new Uint8Array(2**16).fill(N(C));B.set(w.map(N));const h=(l,o,u)=>o<l.length&&((B[l.charCodeAt(o)]??0)&u)!==0,_=l=>l===" "||l==="	",v=l=>/^[\w-]/.test(l),
f=l=>l==="}"||l===")"||l==="]";function d(l){return l==="{"?"}":l==="("?")":l==="["?"]":void 0}class e{text;parts;at;depth=0;mistake;constructor(o,u=0,s=new T.n_){
this.text=o,this.parts=s,this.at=u}countPart(){this.parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(o){const{text:u,
parts:s,mistake:n}=this;if(n===void 0)return{text:u,body:o,parts:s,problems:[]};const a={...(0,T.yN)(u)(n),message:n.message};return{text:u,body:o,parts:s,problems:[
a]}}report(o,u,s=u+1){this.mistake??={message:o,start:u,end:Math.min(s,Math.max(u,this.text.length))}}stop(o,u){this.report(o,u),this.at=this.text.length}}class r extends e{reportUnclosed(o){
const u=/[$%]/.test(this.text.charAt(o)),s=this.text.slice(o,o+(u?2:1)),n=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,a=`unbalanced brackets: "${s}"\
 is not closed before ${n}`;this.report(a,this.isAtEnd()?o:this.at)}reportCharacter(){const o=String.fromCodePoint(this.text.codePointAt(this.at)??0);let u=`${JSON.
stringify(o)} is not used in HCL`;o==="'"&&(u="single quotes are not valid; use double quotes"),o==="\uFFFD"&&(u="the file is not UTF-8 here"),this.report(`inva\
lid character: ${u}`,this.at,this.at+o.length)}reportBrokenString(o){const u=this.isAtEnd()?"unterminated template string: no closing quote before the end of th\
e file":"invalid multi-line string: a quoted string must end in its line";this.report(u,o,this.at)}peek(o=0){const u=this.at+o;return u<this.text.length?w[this.
text.charCodeAt(u)]??C:""}skipSpaces(){for(;;){const o=this.skipAll(y);if(o==="\r")this.skipReturn();else if(o==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return o}}skipBlank(){for(;;){const o=this.skipSpaces();if(o===`
`)this.at++;else if(this.isLineComment(o))this.skipLine();else return o}}skipAll(o){const{text:u}=this;let{at:s}=this;for(;h(u,s,o);)s++;return this.at=s,this.peek()}isLineComment(o){
return o==="#"||o==="/"&&this.peek(1)==="/"}isLineEnd(o){return o===`
`||o===""||this.isLineComment(o)}skipLine(){const o=this.text.indexOf(`
`,this.at);this.at=o<0?this.text.length:o}skipBlockComment(){const o=this.text.indexOf("*/",this.at+2);o<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=o<0?this.text.length:o+2}readName(){const{text:o,at:u}=this;return h(o,u,R)&&this.skipAll(S),this.peek()===C&&(g.lastIndex=u,this.at=
g.test(o)?g.lastIndex:u),this.at>u?o.slice(u,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((ne,z,m)=>{m.d(z,{y:()=>P});const T=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function P(g){const{text:C,at:y}=g,R=C.charAt(y+1),S=C.slice(y+2,y+(R==="U"?10:6)),D=R==="U"?/^[0-9a-f]{8}$/i.test(S):/^[0-9a-f]{4}$/i.
test(S),x=Number.parseInt(S,16);if((R==="u"||R==="U")&&D&&x<=1114111)return g.at+=S.length+2,String.fromCodePoint(x);const j=T.get(R);if(g.at+=j===void 0?1:2,j!==
void 0)return j;const I=JSON.stringify(C.slice(y,y+2));return g.report(`invalid escape sequence: ${I}`,y,y+2),""}}),2245:((ne,z,m)=>{m.d(z,{O:()=>y});var T=m(9349),
P=m(4009),g=m(6134);const C=200;function y(j,I=new g.n_,E=!1){const w=new R(j,0,I);w.isHcl1=E;const N=w.readRoot();return w.structure({kind:"json",members:N===void 0?
[]:(0,g.lS)(N)})}class R extends T.zK{isHcl1=!1;readRoot(){const{text:I}=this;I.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte ord\
er mark",0),this.at=1),this.skipSpaces();const E=this.readValue();return this.isHcl1||E===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous dat\
a after value: extra characters appear after the JSON value",this.at),E.kind!=="object"&&E.kind!=="tuple"&&this.report("root value must be object: it is neither\
 an object nor an array of objects",E.start)),E}skipSpaces(){const{text:I}=this;for(;;){const E=I.charCodeAt(this.at);if(E===32||E===10||E===13||E===9)this.at++;else if(E===
47)this.skipComment();else return I.charAt(this.at)}}skipComment(){const I=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const E=I?`
`:"*/",w=this.text.indexOf(E,this.at+1);this.at=w<0?this.text.length:w+E.length}readValue(){const{text:I,parts:E,at:w}=this;if(this.countPart(),E.isExceeded())return;
const N=I.charAt(w);if(N==='"'){const h=this.readString();return h===void 0?void 0:(0,P.BD)(h,{start:w,end:this.at},E)}if(N!=="{"&&N!=="[")return this.readPrimitive();
if(this.depth>=C)return this.stop(`values are nested deeper than ${C} levels`,w);this.depth++;const B=N==="{"?this.readObject():this.readArray();return this.depth--,
B}readPrimitive(){const{text:I,at:E}=this;S.lastIndex=E;const w=S.exec(I)?.[0];return w===void 0?this.stop("invalid start of value: a JSON value must start with\
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
return I.replace(D,(w,N,B)=>{const h=this.isHcl1&&x.test(w);if(N===void 0&&!h)return JSON.parse(`"${w}"`);const _=`invalid JSON string: ${JSON.stringify(w)} is \
not an escape sequence`,v=E+B;return this.report(this.isHcl1?"invalid escape sequence":_,v,v+2),w}).toWellFormed()}}const S=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
D=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,x=/\/|u[dD][89a-fA-F]/}),3268:((ne,z,m)=>{m.d(z,{Fq:()=>v,Kk:()=>y,_p:()=>S,ku:()=>R});var T=m(9349),P=m(2615);const g="\
<<",C=({close:e})=>e==='"'||e===g;function y(e,r){e.skipAll(T.Jw)===`
`&&r==="line"||D(e,[],r)}const R=(e,r,l)=>D(e,[{start:l,close:r}],void 0),S=(e,r,l)=>D(e,[{start:l,close:g,marker:r}],void 0);function D(e,r,l){for(;;){const o=r.
at(-1);if(o===void 0&&l===void 0)return!0;let u;if(o!==void 0&&C(o)?(o.close==='"'?N:f)(e,r,o)||(u=!1):u=x(e,r,l),u!==void 0)return u}}function x(e,r,l){for(;;){
const o=r.length===0,u=e.skipAll(o?T.Jw:T.v$);if(u===`
`||u===","){if(o&&(u===","||l==="line"))return!0;e.at++}else if((0,T.wH)(u)){if(o)return!0;if(!E(e,r,u))return!1;const s=r.at(-1);if(s===void 0?l===void 0:C(s))
return}else if(u==='"'){const s=e.at++;if(e.skipAll(T.Tj)!=='"'){r.push({start:s,close:'"'});return}e.at++}else{const s=(0,T.r1)(u);if(s!==void 0)r.push({start:e.
at++,close:s});else{if(u==="<"&&j(e,r))return;if(u!=="<"){if(e.isAtEnd())return w(e,r);if(o&&l==="line"&&e.isLineComment(u))return!0;I(e,u)}}}}}function j(e,r){
const l=e.at,o=v(e);return o===void 0?e.at++:r.push({start:l,close:g,marker:o}),o!==void 0}function I(e,r){e.isLineComment(r)?e.skipLine():r==="/"&&e.peek(1)===
"*"?e.skipBlockComment():r==="/"?e.at++:r==="\r"?e.skipSpaces():(r<"\x80"||e.readName()===void 0)&&(e.reportCharacter(),e.at++)}function E(e,r,l){const o=r.pop();
if(o!==void 0&&o.close!==l){e.reportUnclosed(o.start);let u=r.at(-1);for(;u!==void 0&&u.close!==l&&!C(u);)r.pop(),u=r.at(-1);if(u===void 0)return!1;C(u)?r.push(
{start:e.at,close:"}"}):r.pop()}return e.at++,!0}function w(e,r){const l=r[0];return l===void 0?!0:(e.reportUnclosed(l.start),!1)}function N(e,r,l){for(;;){const o=e.
skipAll(T.Tj);if(o==='"')return r.pop(),e.at++,!0;if(o==="\\"){const u=e.at+(/[^\r\n]/.test(e.peek(1))?2:1);(0,P.y)(e),e.at=u}else{if(o!=="$"&&o!=="%")return h(
e,r,l);if(B(e,r))return!0}}}function B(e,r){const{at:l}=e,o=e.peek(1);if(o==="{")return r.push({start:l,close:"}"}),e.at+=2,!0;const u=o===e.peek()&&e.peek(2)===
"{";return e.at+=u?3:1,!1}function h(e,r,l){e.reportBrokenString(l.start);const o=_(e);do r.pop();while((r.at(-1)?.start??-1)>=o);return r.length>0}function _({
text:e,at:r}){let l=r;for(;l>0&&e[l-1]!==`
`&&e[l-1]!=="\r";)l--;return l}function v(e){const{text:r,at:l}=e;if(e.peek(1)!=="<")return;e.at+=e.peek(2)==="-"?3:2;const o=e.readName();if(o===void 0){e.at=l;
return}return e.skipSpaces()!==`
`&&e.at<r.length&&e.report("invalid expression: a heredoc marker must end its line",l,e.at),e.skipLine(),e.isAtEnd()||e.at++,o}function f(e,r,l){const o=l.marker??
"";for(;;){if(e.peek(-1)===`
`&&d(e,o))return r.pop(),!0;const u=e.skipAll(T.Md);if(e.isAtEnd()){const s=`unterminated template string: no line closes the heredoc "${o}"`;return e.report(s,
l.start),!1}if(u===`
`)e.at++;else if(B(e,r))return!0}}function d(e,r){const{text:l}=e;let{at:o}=e;for(;(0,T.xC)(l.charAt(o));)o++;const u=l.charAt(o);if(u>" "&&u<"\x80"&&!l.startsWith(
r,o))return!1;const s=l.indexOf(`
`,o),n=s<0?l.length:s;return l.slice(o,n).trim()!==r?!1:(e.at=l.charAt(n-1)==="\r"?n-1:n,!0)}}),4009:((ne,z,m)=>{m.d(z,{BD:()=>y,E3:()=>C,jw:()=>E});var T=m(9349),
P=m(2615),g=m(3268);function C(h){const{text:_,at:v}=h;if(h.at++,h.skipAll(T.Tj)!=='"')return S(h,v);const f=_.slice(v+1,h.at++);return{kind:"string",start:v,end:h.
at,value:f,verbatim:f}}function y(h,_,v){if(!h.includes("{"))return{kind:"string",..._,value:h,verbatim:h};const f=new T.bs(h,0,v),d={parts:[],known:""};for(f.at=
0;f.at<h.length;){const r=f.at;for(;f.at<h.length&&!R(f.peek());)f.at++;if(d.known+=h.slice(r,f.at),f.at<h.length&&!j(f,d)){x(d,_);break}}const e=d.parts.map(r=>r.
kind==="known"?r:{...r,code:h.slice(r.start,r.end),..._});return D({parts:e,known:d.known},_,h)}const R=h=>h==="$"||h==="%";function S(h,_){const{text:v}=h,f={parts:[],
known:v.slice(_+1,h.at)};for(;;){const d=h.at,e=h.skipAll(T.Tj);if(f.known+=v.slice(d,h.at),e==='"')return h.at++,D(f,{start:_,end:h.at});if(e==="\\")f.known+=(0,P.
y)(h);else if(R(e)){if(!j(h,f))return{kind:"other",start:_,end:h.at}}else return h.reportBrokenString(_),{kind:"other",start:_,end:h.at}}}function D({parts:h,known:_},{
start:v,end:f},d){return h.length===0?{kind:"string",start:v,end:f,value:_,verbatim:d??_}:(_!==""&&h.push({kind:"known",value:_}),{kind:"template",start:v,end:f,
parts:h,verbatim:d})}function x(h,_){h.known!==""&&h.parts.push({kind:"known",value:h.known}),h.known="",h.parts.push({kind:"unknown",start:_.start,end:_.end})}
function j(h,_){const{text:v,at:f}=h,d=v.charAt(f);if(h.peek(1)!=="{"){const r=v.startsWith(`${d}{`,f+1);return _.known+=r?`${d}{`:d,h.at+=r?3:1,!0}h.at+=2;const e=d===
"$"?I(h):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&h.skipBlank()==="}"?(_.known+=e.value,h.at++,!0):(0,g.ku)(h,"}",f)?(v.charAt(f+2)==="~"&&(_.known=
_.known.trimEnd()),x(_,{start:f,end:h.at}),h.countPart(),!0):!1}function I(h){if(h.skipBlank()!=='"'||h.depth>=T.lr)return;h.depth++;const _=C(h);return h.depth--,
_}function E(h){const{text:_,at:v}=h,f=h.peek(2)==="-",d=(0,g.Fq)(h);if(d===void 0)return;const e=h.at;if(!(0,g._p)(h,d,v))return{kind:"other",start:v,end:h.at};
const r={start:v,end:h.at},l=_.slice(e,_.lastIndexOf(`
`,h.at-1)+1);if(w.test(l)){const s=[{kind:"unknown",...r}];return{kind:"template",...r,parts:s,verbatim:void 0}}const o=l.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=f?N(o):o;return{kind:"string",...r,value:u,verbatim:u}}const w=/(?<!\$)\$\{|(?<!%)%\{/;function N(h){let _=h.length;for(const[v]of h.matchAll(B))_=Math.
min(_,v.length);return h.replace(B,v=>v.slice(_))}const B=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9160:((ne,z,m)=>{m.d(z,{B$:()=>h,_3:()=>C,cd:()=>E,lR:()=>y,p_:()=>R});var T=m(
9349),P=m(8704),g=m(9075);const C=({expression:s,text:n},a)=>a.effort.spend(()=>S(s,n,a)),y=1024;function R(s,n){if(s.length>y)return;const a=new T.bs(s),t=v(a);
return a.skipBlank()===""&&a.mistake===void 0?t?.(n):void 0}function S(s,n,a){switch(s.kind){case"string":case"primitive":return s.value;case"object":return(0,g.
Oo)(t=>{const i=x(s.items).get(t);return i&&C({expression:i.value,text:n},a)});case"tuple":return(0,g.Oo)(t=>{if(t===g.pi)return s.elements.length;const i=s.elements[Number(
t)];return i&&C({expression:i,text:n},a)});case"template":return j(h(s.parts,n,a),n,a);case"other":return R(n.slice(s.start,s.end),a)}}const D=new WeakMap;function x(s){
const n=D.get(s)??new Map(s.toReversed().map(a=>[a.name,a]));return D.set(s,n),n}function j(s,n,a){let t="";for(const i of s){const c=i.kind==="known"?void 0:E(
i,n),p=i.kind==="known"?i.value:c&&R(c,a),O=(0,g.Uk)(p);if(O===void 0)return(0,g.VI)(t,p);if(t.length+O.length>g.lG)return;t+=O}return t}const I=(s,n)=>s.code??
n.slice(s.start,s.end);function E(s,n){const a=I(s,n);return a.startsWith("${")?a.slice(2,-1).replace(/^~|~$/g,""):void 0}const w=/^%\{~?\s*if\s([\s\S]*)\}$/,N=/^%\{~?\s*else\s*~?\}$/,
B=/^%\{~?\s*endif\s*~?\}$/;function h(s,n,a){const t=s.map(L=>L.kind==="unknown"?I(L,n):""),[i,...c]=t.keys().filter(L=>w.test(t[L]??"")),p=t.findIndex(L=>B.test(
L));if(i===void 0||c.length>0||p<i)return s;const O=w.exec(t[i]??"")?.[1]??"",b=R(O.replace(/~$/,""),a);if(typeof b!="boolean")return s;const k=t.findIndex(L=>N.
test(L)),M=k<0?p:k,A=b?s.slice(i+1,M):s.slice(M+1,p);return[...s.slice(0,i),...A,...s.slice(p+1)]}const _=s=>n=>n.effort.spend(()=>s(n));function v(s){if(s.depth>=
T.lr)return;s.depth++;const n=f(s);let a=n;if(n!==void 0&&o(s,"?")){const t=v(s),i=o(s,":")?v(s):void 0;a=t&&i&&_(p=>{const O=n(p);return typeof O=="boolean"?(O?
t:i)?.(p):(0,g.J6)([O])})}return s.depth--,a}function f(s){const n=d(s),a=o(s,"==");if(n===void 0||!a&&!o(s,"!="))return n;const t=d(s);return t&&_(c=>{const p=[
n(c),t?.(c)];return p.every(b=>b===null||(0,g.Uk)(b)!==void 0)?p[0]===p[1]===a:(0,g.J6)(p)})}function d(s){let n=r(s);for(;n!==void 0;){let a;if(o(s,".")){const t=s.
readName()??u(s,/\d+/y);a=t===void 0?void 0:_(()=>t)}else if(o(s,"[")){if(a=v(s),!o(s,"]"))return}else return n;n=a&&e(n,a)}}const e=(s,n)=>_(a=>{const t=s(a),i=n(
a),c=(0,g.Uk)(i);return typeof t!="function"||c===void 0?(0,g.J6)([t,i]):t(c)});function r(s){if(o(s,"(")){const c=v(s);return o(s,")")?c:void 0}const n=s.skipBlank(),
a=s.readName();if(a!==void 0)return l(s,a);const t=u(s,/\d+(?:\.\d+)?/y);if(t!==void 0)return _(()=>Number(t));const i=/["{[]/.test(n)?(0,P.U)(s,n):void 0;return i&&
_(c=>S(i,s.text,c))}function l(s,n){const a={true:!0,false:!1,null:null}[n];if(a!==void 0)return _(()=>a);if(!o(s,"("))return _(i=>i.name(n));const t=[];for(;!o(
s,")");){const i=v(s);if(i===void 0||!o(s,",")&&s.skipBlank()!==")")return;t.push(i)}return _(i=>{const c=t.map(p=>p(i));return(0,g.J6)(c)??i.call(n,c)})}function o(s,n){
return s.skipBlank(),s.text.startsWith(n,s.at)?(s.at+=n.length,!0):!1}function u(s,n){n.lastIndex=s.at;const[a]=n.exec(s.text)??[];return s.at+=a?.length??0,a}}),
8704:((ne,z,m)=>{m.d(z,{J:()=>C,U:()=>R});var T=m(9349),P=m(3268),g=m(4009);function C(f,d){f.countPart();const e=d==="element"?f.skipBlank():f.skipSpaces(),r=f.
at,l=R(f,e);if(l!==void 0&&y(f,d))return l;(0,P.Kk)(f,d);let o=f.at;for(;o>r&&(0,T.xC)(f.text.charAt(o-1));)o--;return o===r&&f.report("invalid expression: expe\
cted the start of an expression",r),l===void 0?j(f,r,o):{kind:"other",start:r,end:o}}function y(f,d){const e=d==="element"?f.skipBlank():f.skipSpaces();return(0,T.
wH)(e)||e===","||f.isLineEnd(e)}function R(f,d){if(d==='"')return(0,g.E3)(f);if(d==="<")return(0,g.jw)(f);if(d!=="{"&&d!=="["&&d!=="(")return;const e=f.at++;f.depth++;
let r;return f.depth>T.lr?r=S(f,d,e):d==="{"?r=w(f,e):d==="["?r=E(f,e):r=I(f,e),f.depth--,r}function S(f,d,e){return(0,P.ku)(f,(0,T.r1)(d)??d,e),{kind:"other",start:e,
end:f.at}}const D=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,x=32;function j(f,d,e){if(D.lastIndex=d,!(D.test(f.text)&&D.lastIndex===e)||e-d>x)return{kind:"\
other",start:d,end:e};const l=f.text.slice(d,e),o={true:!0,false:!1,null:null}[l];return{kind:"primitive",start:d,end:e,value:o===void 0?Number(l):o}}function I(f,d){
const e=C(f,"element");return f.skipBlank()!==")"?S(f,"(",d):(f.at++,{...e,start:d,end:f.at})}function E(f,d){if(v(f))return S(f,"[",d);const e=[];let r=N(f,"]",
d);for(;r;r=N(f,"]",d)){const o=f.at;e.push(C(f,"element")),f.at===o&&f.peek()!==","&&f.at++,f.skipBlank()===","&&f.at++}const l={start:d,end:f.at};return r===void 0?
{kind:"other",...l}:{kind:"tuple",...l,elements:e}}function w(f,d){if(v(f))return S(f,"{",d);const e=[];for(;N(f,"}",d);)e.push(B(f,f.peek())),f.skipSpaces()===
","&&f.at++;return{kind:"object",start:d,end:f.at,items:e}}function N(f,d,e){const r=f.skipBlank();return r!==d&&!f.isAtEnd()&&!(0,T.wH)(r)?!0:r!==d?f.reportUnclosed(
e):(f.at++,!1)}function B(f,d){const e=f.at,r=h(f,d);let l=f.at;for(;l>e&&(0,T.xC)(f.text.charAt(l-1));)l--;const o=f.skipSpaces();if(o!=="="&&o!==":")return f.
report('missing attribute value: expected "=" or ":" after the key',f.at),(0,P.Kk)(f,"line"),f.at===e&&f.at++,{name:void 0,start:e,end:l,value:{kind:"other",start:l,
end:f.at}};f.at++;const u=C(f,"line");return{name:r,start:e,end:l,value:u}}function h(f,d){const e=f.at;let r;if(d==='"'||d==="("){const u=R(f,d);u?.kind==="str\
ing"&&(r=u.value)}else r=f.readName();const l=f.skipSpaces();if(l==="="||l===":")return r;_(f);const o=f.text.slice(e,f.at).trimEnd();return/^\d+$/.test(o)?o:void 0}
function _(f){const d=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const e=f.skipSpaces(),r=f.at;if(d.lastIndex=r,f.isLineComment(e))return;if((0,T.L8)(e))f.at++;else if(e===
"["||e==="(")f.at++,S(f,e,r);else if(e==='"')(0,g.E3)(f);else if(d.test(f.text))f.at=d.lastIndex;else if(f.readName()===void 0)return}}function v(f){return f.skipBlank(),
f.text.startsWith("for",f.at)&&!(0,T.L8)(f.peek(3))}}),400:((ne,z,m)=>{m.d(z,{K:()=>S});var T=m(4e3),P=m(9349),g=m(8704),C=m(3268),y=m(4009),R=m(6134);function S(d,e=new R.
n_){const r=new P.bs(d,d.startsWith("\uFEFF")?1:0,e);return r.structure(D(r,void 0))}function D(d,e){const r={kind:"native",attributes:[],blocks:[]};let l=e!==void 0&&
!d.isLineEnd(d.skipSpaces());for(;;){const o=d.skipBlank();if(d.at>=d.text.length){e!==void 0&&d.report(x,e);break}if(o==="}"&&e!==void 0){d.at++;break}j(d,o,r),
v(d,l,r),l=!1}return r}const x="unclosed configuration block: there is no closing brace before the end of the file";function j(d,e,r){const l=d.at;d.countPart();
const o=e==='"'?h(d):d.readName();if(o===void 0){e<"\x80"?d.report("argument or block definition required",l):d.reportCharacter(),f(d,l);return}const u=d.at;if(d.
skipSpaces()==="="&&d.peek(1)!=="="){d.at++,r.attributes.push({name:o,start:l,end:u,value:(0,g.J)(d,"line")});return}const n=[];for(let p=_(d);p!==void 0;p=_(d))
n.push(p);const a=d.at;if(d.peek()!=="{"){const p=n.length===0?`argument or block definition required: "${(0,T.dh)(o)}" has neither "=" nor "{" after it`:`inval\
id block definition: the header of "${(0,T.dh)(o)}" has no "{" at its end`;d.report(p,l,u),f(d,l);return}d.at++;const c=I.has(o)&&n[0]?.value!==E&&d.depth===0&&
d.mistake===void 0?w(d,a):B(d,a);r.blocks.push({type:o,labels:n,start:l,end:a,body:c})}const I=new Set(["resource","data","ephemeral","output","variable"]),E="t\
erraform_remote_state";function w(d,e){const{at:r}=d;return(0,C.ku)(d,"}",e)&&d.mistake===void 0?new N(d,e):(d.at=r,d.mistake=void 0,B(d,e))}class N{kind="nativ\
e";text;parts;start;end;body;constructor({text:e,at:r,parts:l},o){this.text=e,this.parts=l,this.start=o,this.end=r}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(e){const{text:r,start:l,end:o}=this;return this.body!==void 0||r.slice(l,o).includes(e)}read(){if(this.body!==void 0)return this.
body;const{text:e,parts:r,start:l,end:o}=this,u=new P.bs(e.slice(0,o),l+1,r);return u.depth=1,this.body=D(u,l),this.body}}function B(d,e){if(d.depth>=P.lr)return d.
report(`blocks are nested deeper than ${P.lr} levels`,e),(0,C.ku)(d,"}",e),{kind:"native",attributes:[],blocks:[]};d.depth++;const r=D(d,e);return d.depth--,r}function h(d){
const e=d.at,r=(0,y.E3)(d);return d.report("invalid argument name: argument names must not be quoted",e,d.at),r.kind==="string"?r.value:void 0}function _(d){const e=d.
skipSpaces(),r=d.at;let l;if(e==='"'){const u=(0,y.E3)(d);u.kind==="string"?l=u.value:(l=d.text.slice(r+1,Math.max(r+1,d.at-1)),d.report("invalid block label: i\
t has to be plain text",r,d.at))}else l=d.readName();if(l===void 0)return;const{at:o}=d;return d.countPart(),{value:l,start:r,end:o}}function v(d,e,r){const l=d.
skipSpaces();e&&(l!=="}"||r.blocks.length>0)?d.report("invalid single-argument block definition: a block in one line has one argument at most",d.at):!e&&!d.isLineEnd(
l)&&d.report("missing newline after argument or block definition",d.at)}function f(d,e){(0,C.Kk)(d,"line"),(d.at===e||(0,P.wH)(d.peek())&&d.peek()!=="}")&&d.at++}}),
8321:((ne,z,m)=>{m.d(z,{Bs:()=>S,C5:()=>w,Yo:()=>R,bK:()=>N,g$:()=>B,rI:()=>y,wK:()=>I,yR:()=>E});var T=m(4e3),P=m(9160),g=m(9075),C=m(6134);function y({text:h},_,v){
const f=(0,C.yN)(h);return{text:h,place:d=>({file:_,...f(d),target:v})}}const R=h=>{const _=h.length>g.lG?(0,T.dh)(h,g.lG):h;return _.length<13?_:[_.slice(0,1),
_.slice(1)].join("")};function S(h){const _=h.join(".");return _.length>g.lG?R(_):_}const D=h=>/[^\0-\x7f]/.test(h)?h.normalize("NFC"):h,x=h=>({kind:"known",text:R(
D(h))}),j=h=>h===void 0||h.length>P.lR?null:{code:R(h)};function I(h,_,v=!1){const f=()=>h.text.slice(_.start,_.end),d=e=>({kind:"pieces",pieces:e,text:R(f())});
switch(_.kind){case"string":return x(v?_.verbatim:_.value);case"template":{if(v&&_.verbatim!==void 0)return x(_.verbatim);const e=(0,P._3)({expression:_,text:h.
text},(0,g.os)());if(typeof e=="string")return x(e);const r=(0,P.B$)(_.parts,h.text,(0,g.os)()).map(l=>l.kind==="known"?R(l.value):j((0,P.cd)(l,h.text)));return d(
r.includes(null)?[j(f())]:r)}case"other":{const e=f(),r=(0,P.p_)(e,(0,g.os)());return typeof r=="string"?x(r):d([j(e)])}case"primitive":case"object":case"tuple":
return d([null])}}function E(h,_){return _.kind!=="primitive"?I(h,_):_.value===null?null:x(String(_.value))}function w(h,_){const[v]=h.kind==="pieces"?h.pieces:
[];return h.kind==="known"||typeof v!="object"||v===null?h:{...h,pieces:[{code:`(${v.code}).${_}`}]}}function N(h){return h?.kind!=="string"?null:R(D(h.value))}
function B({pieces:h},_){let v="";for(const f of h){const d=typeof f=="object"?f&&(0,P.p_)(f.code,_):f;if(d===null&&f!==null&&h.length===1)return{isWhole:!0,text:null,
withheld:null};const e=(0,g.Uk)(d);if(e===void 0)return{isWhole:!1,...(0,g.VI)(v,d)};if(v.length+e.length>g.lG)return{isWhole:!1,text:v,withheld:null};v+=e}return{
isWhole:!0,text:R(D(v)),withheld:null}}}),9031:((ne,z,m)=>{m.d(z,{cU:()=>l,kM:()=>_,ls:()=>o,rd:()=>I});var T=m(9160),P=m(6134),g=m(8321),C=m(7545),y=m(9804),R=m(
5143),S=m(5799),D=m(3229),x=m(1064),j=m(1022);const I=n=>{const a=n.definitions.map(t=>{const i=t.place();return{...t,place:()=>i}});return{...n,definitions:a}};
function E(n,{type:a,labels:t,start:i,end:c}){const p=[a];for(const{value:O}of t)p.push(O);return{what:(0,g.Bs)(p),place:()=>n.place({start:i,end:c})}}const w=new Map(
[["module",1],["variable",1],["output",1],["resource",2],["data",2]]),N=/^(?:credentials(?:_helper)?|host|provider_installation)$/,B=n=>n.kind==="native"?n.blocks:
[...w].flatMap(([a,t])=>(0,P.SH)(n,a,t)),h=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"require\
d_providers"]];function _(n,a){const t=[];for(const i of B(a)){const{type:c}=i;w.get(c)===i.labels.length&&t.push(E(n,i)),N.test(c)&&t.push({...E(n,i),problem:(0,C.
ho)({reason:"of-cli",type:c})})}for(const i of(0,P.SH)(a,"terraform",0))for(const c of v(n,i.body))t.push(c);return t}function*v(n,a){for(const[t,i,c]of h)for(const p of(0,P.
SH)(a,t,i))if(yield{what:c,place:()=>n.place(p),isSingle:!0},t==="required_providers")for(const O of(0,P.Td)(p.body))yield*d(n,O);yield*r(n,(0,P.w4)(a,"required\
_version"))}const f=["source","version","configuration_aliases"];function d(n,a){const{value:t}=a,i=(0,g.Yo)(a.name),c=(0,g.Bs)(["required_providers",i]),p=t.kind===
"object"?t.items:null,O=(0,j.sL)(i);if(!O.ok||p!==null&&O.value!==i){const M=O.ok?O.value:null,A=(0,C.ho)({reason:"local-name",name:i,normal:M});return[{what:c,
place:()=>n.place(a),problem:A}]}const b=p?.find(M=>M.name!==void 0&&!f.includes(M.name));if(b?.name===void 0)return[];const k=(0,C.ho)({reason:"argument",what:c,
argument:(0,g.Yo)(b.name)});return[{what:c,place:()=>n.place(b),problem:k}]}const e=($late0??=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u"));function r(n,a){if(a===void 0)
return[];const{value:t}=a,{text:i}=n;if(!(t.kind==="template"?t.parts.map(k=>k.kind==="unknown"?(0,T.cd)(k,i):""):[t.kind==="other"?i.slice(t.start,t.end):""]).
some(k=>e.test(k??"")))return[];const p=n.place(t),O=(0,y.jF)({reason:"not-constant"}),b=/\.tofu(\.json)?$/.test(p.file)?"opentofu":"terraform";return[{what:"re\
quired_version",place:()=>p,problem:O,clients:[b]}]}const l=n=>n.every(({kind:a})=>a.clients.length===x.Du.length)?[x.Du]:x.Du.map(a=>[a]);function o(n){const a=l(
n).flatMap(t=>{const i=n.filter(({kind:c})=>t.every(p=>c.clients.includes(p)));return[...u(i)].map(({what:c,place:p,problem:O,clients:b=x.Du})=>{const k=t.filter(
A=>b.includes(A)),M=(0,D.Kc)(c);return(0,S.hD)(O,{places:[p()],clients:k,isPlaceholder:M})})});return(0,S.DF)(a,({places:t,problem:i})=>[t[0],i.message])}function*u(n){
const a=new Map;for(const{definitions:t,kind:i,isContext:c}of n)for(const{what:p,place:O,problem:b,clients:k}of t){const M=a.get(p);if(b!==void 0)c||(yield{what:p,
place:O,problem:b,clients:k});else{if(i.isOverride)continue;M===void 0?a.set(p,O):c||(yield{what:p,place:O,problem:(0,C.ho)(s(p,M()))})}}if(!n.some(({notes:t,kind:i})=>t.
length>0||i.class==="terragrunt")){for(const{definitions:t,kind:i,isContext:c}of n)if(!(!i.isOverride||c))for(const{what:p,place:O,problem:b,isSingle:k}of t)b!==
void 0||k||a.has(p)||(yield{what:p,place:O,problem:(0,C.ho)({reason:"no-base",what:p})})}}const s=(n,{file:a,line:t})=>({reason:"twice",what:n,first:`${(0,R.II)(
a)}:${t}`})}),7545:((ne,z,m)=>{m.d(z,{ME:()=>g,ho:()=>R,jP:()=>C});var T=m(1064),P=m(5799);const g=()=>(0,P.CC)("block-reserved",{message:"required_providers is\
 not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function C({kind:S}){const{
client:D,what:x}=T.$I[S];return(0,P.CC)("block-unsupported",{message:`${x} is supported by ${T.bB[D]} only`,help:D==="opentofu"?"remove it, move it into a `.tof\
u` file, or correct `dialect`":"remove it, or correct `dialect`"})}function y(S){switch(S.reason){case"twice":{const{what:D,first:x}=S,j=D.includes(".")?"remove\
 or rename one of them":"write one block only";return{message:`${D} is defined a second time; the first time is in ${x}`,help:j}}case"no-base":return{message:`t\
his override file changes ${S.what}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"};case"\
of-cli":return{message:`${S.type} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file \
that TF_CLI_CONFIG_FILE names; replace a token that was committed"};case"argument":return{message:`${S.what} cannot have the argument ${S.argument}`,help:"write\
 `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"};case"local-name":{const{name:D,normal:x}=S;return{message:`"${D}\
" cannot be the local name of a provider`,help:x===null?"use letters, digits and dashes only, with no dash at either end":`write ${x}`}}}}const R=S=>(0,P.CC)("b\
lock-invalid",y(S))}),9804:((ne,z,m)=>{m.d(z,{FA:()=>h,N0:()=>E,Ov:()=>_,Sm:()=>w,id:()=>j,jF:()=>x});var T=m(1064),P=m(4e3),g=m(5799);const C=6,y=v=>`"${(0,P.dh)(
v)}"`,R=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function S(v){const f=v.replace(R,"");return f===""?"":`: ${f}`}function D(v){
switch(v.reason){case"syntax":{const{text:f,why:d}=v;return{message:`${y(f)} is not a version constraint${S(d)}`,help:"write versions such as 1.2.0, each after \
=, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${v.address} is an expression, which ${v.clients.
includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:v.clients.includes("terraform")?"write the version as a literal; Terraform 1.1\
5 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:v.clients};case"\
not-a-string":return{message:`version of ${v.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${y(v.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"not-con\
stant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"};case"built-in":return{message:`${v.
provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${v.provider} is required in ver\
sion 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}
const x=v=>(0,g.CC)("constraint-invalid",D(v)),j=({of:v,terms:f,preRelease:d})=>(0,g.CC)("constraint-unmeetable",{message:`no version of ${v} can match ${(0,P.K4)(
f.map(y),C,P.dh)}`,help:d!==void 0?`write ${y(d)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:f.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),I={terraform:"terraform",opentofu:"tofu"};function E({provider:v,
version:f,constraints:d,clients:e,isUnit:r}){const[l,...o]=e,u=l===void 0||o.length>0?"":`${I[l]} `,s=r?"terragrunt ":u;return(0,g.CC)("lock-outside",{message:`\
locked provider ${v} ${f} does not match configured version constraint ${(0,P.K4)(d,C,P.dh)}`,help:`run \`${s}init -upgrade\` in this directory and commit the lo\
ck file, or change the constraint`})}const w=({provider:v})=>(0,g.CC)("lock-readonly",{message:`the lock file has no entry for provider ${v}, and \`-lockfile=rea\
donly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and commit the lock file"}),N={"no-version":["version","is m\
issing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};function B(v){const f="failed to read dependency\
 lock file",d="restore the file, or remove the block and run `init` again";switch(v.reason){case"syntax":return{message:`${f}: ${v.error}`,help:d};case"twice":return{
message:`${f}: it has two blocks for provider ${v.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${f}\
: the ${v.of} of provider ${v.provider} must be written in normalized form: ${y(v.normal)}`,help:d};default:{const[e,r]=N[v.reason];return{message:`${f}: the ${e}\
 of provider ${v.provider} ${r}`,help:d}}}}const h=v=>(0,g.CC)("lock-invalid",B(v)),_=({client:v,version:f,constraint:d})=>(0,g.CC)("client-version",{message:`t\
he version constraint ${y(d)} excludes ${T.bB[v]} ${f}`,help:`use another version of ${T.bB[v]}, or change the constraint`})}),7905:((ne,z,m)=>{m.d(z,{Ef:()=>B,
RO:()=>I,S9:()=>v,Zn:()=>e,gd:()=>l,hN:()=>o,qm:()=>x});var T=m(9075),P=m(8321),g=m(8011),C=m(1064),y=m(5011),R=m(4321),S=m(1022),D=m(7495);const x=u=>[[{...(0,P.
g$)(u,(0,T.os)()),from:null}]],j=1e4;function I({kind:u},s,n,a){const{row:t,value:i}=s;if(i?.kind!=="known")return w(u,s,n);const c=E(s),O=t.grammar==="module"&&
!c&&(0,y.Nj)(i.text)?"./":i.text,b=u.clients.length===C.Du.length?"":u.clients[0],k=`${t.grammar} ${t.service} ${b} ${c} ${O}`,M=a.get(k);if(M!==void 0)return M;
a.size>=j&&a.clear();const A=w(u,s,n);return a.set(k,A),A}const E=({version:u})=>u?.value.kind==="known";function w(u,s,n){const a=u.clients.map(i=>[i,N(u,s,i,n)]),
t=Math.max(...a.map(([,{length:i}])=>i));return Array.from({length:t},(i,c)=>{const p=new Map;for(const[L,{[c]:$}]of a)$!==void 0&&p.set(L,$);const O=[...p.values()],
b=O.find(({host:L,directHost:$})=>L!==null||$!==void 0),M=O.some(({needed:L})=>L==="state")?null:o(p,s.row),A=O.some(({problem:L})=>L!==void 0);return{meanings:p,
first:b??D.zt,needs:M,isFaulty:A}})}function N(u,s,n,a){const t=h(s,n,a).map(c=>f(u,s,n,c));if(t.length<2)return t;const i=({host:c,needed:p,problem:O})=>[c,p,O?.
message].join(" ");return[...new Map(t.map(c=>[i(c),c])).values()]}const B={isWhole:!0,withheld:null,from:null};function h(u,s,n){const{value:a}=u;return a?.kind===
"known"?[[{...B,text:a.text}]]:a===void 0||a.text==="null"?[[{...B,text:null}]]:_(u)?n(u,a,s):x(a)}function _({row:{grammar:u},value:s}){if(s?.kind!=="pieces"||
s.text==="null")return!1;const{text:n}=(0,P.g$)(s,(0,T.os)());return n===null?!0:C.Du.some(a=>(0,D.i4)(u,n,a)===void 0)}const v=({references:u})=>u.some(s=>s.row.
evaluation!==void 0&&(_(s)||s.version?.value.kind==="pieces"||s.row.merges==="module"&&s.value?.kind==="pieces"));function f(u,s,n,a){const{row:t,address:i,value:c}=s,
p=e(a),O=p.map(({isWhole:U,text:F})=>F===null?l(s,u,n):U?D.pb[t.grammar](F,n,E(s)):(0,D.i4)(t.grammar,F,n)),[b]=O,k=O.every(U=>U?.needed===b?.needed);if(b!==void 0&&
k&&!O.includes(void 0)){const[U]=p;return c?.kind!=="pieces"||U===void 0?b:{...b,evaluated:{text:U.text,isWhole:U.isWhole}}}if(t.grammar==="terragrunt"&&d(c))return{
...D.zt,directHost:R.IZ};const M=t.evaluation!==void 0&&t.evaluation[n]===void 0,A=p.find(({withheld:U})=>U!==null)?.withheld??null,L=n==="terraform",$=(0,g.J0)(
{address:i,argument:t.grammar==="host"?"hostname":"source",expression:c?.kind==="pieces"?c.text:"",candidates:p.map(({isWhole:U,text:F,from:X})=>({text:U?F:null,
from:X})),refused:M?"never":A===null?null:{variable:L?A:""}});return(0,D.Qm)($)}const d=u=>u?.kind==="pieces"&&u.pieces.some(s=>typeof s=="string"&&/[?&]ref=/.test(
s));function e(u){return u.some(({isWhole:s,from:n})=>s&&n!==null)?u.filter(({isWhole:s,from:n})=>s||n!==null):u}const r={cloud_default:"cloud block",remote_state_default:"\
remote state"};function l(u,s,n){const{row:a,value:t,address:i,localName:c}=u,p=t===void 0?u.kind:a.absent??u.kind;if(a.defaults!==void 0){const O=a.defaults[n];
return O!==null?(0,D.TU)((0,y.mD)(O)):(0,D.Qm)((0,g.tg)({block:r[p]??"remote backend"}))}return t!==void 0?a.grammar==="url"?D.zt:(0,D.Qm)((0,g.DA)({reason:"nul\
l",address:i})):p==="required_provider_invalid"?(0,D.Qm)((0,g.DA)({reason:"not-a-requirement",address:i})):c!==null&&s.class!=="stack"&&s.class!=="deploy"?c!=="\
terraform"&&(0,S.sL)(c).ok?(0,D.TU)((0,y.Vm)(n)):D.zt:s.isOverride?D.zt:(0,D.Qm)((0,g.DA)({reason:"missing",address:i}))}function o(u,{service:s},n=()=>null){if(s===
null)return[];const a=new Map;for(const[t,{needed:i,host:c}]of u){const p=i==="state"?n(t)??c:i;p!==null&&a.set(p,{host:p,service:s,clients:[...a.get(p)?.clients??
[],t]})}return[...a.values()]}}),1884:((ne,z,m)=>{m.d(z,{FK:()=>x,FZ:()=>r,Od:()=>I,R:()=>_,gq:()=>w,hN:()=>B,xr:()=>l});var T=m(6134),P=m(8321),g=m(9031),C=m(1064),
y=m(5011),R=m(1022),S=m(9562),D=m(7854);const x={providerUses:new Map,hasBackend:!1,declared:[]},j=new Map([["language",0],["terraform",0],["provider",1],["chec\
k",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function I(s,n){const a=new N(s);if(n.kind==="native")for(const p of n.blocks)
j.get(p.type)===p.labels.length&&a.read(p);else for(const[p,O]of j)(0,T.SH)(n,p,O).forEach(a.read,a);const{providerUses:t,hasBackend:i,declared:c}=a;return{providerUses:t,
hasBackend:i,declared:c}}const E=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function w(s,n){const a=new N(s),t=(0,T.w4)(n,"terraform_binary")?.value,[,i]=E.exec((0,P.
bK)(t)??"")??[];t!==void 0&&i!==void 0&&a.declare("binary",t,i),a.declareVersion("version",(0,T.w4)(n,"terraform_version_constraint"));const{declared:c}=a;return c.
length===0?x:{...x,declared:c}}class N{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(n){this.source=n}read(n){const{type:a,labels:t,body:i}=n;
switch(a){case"language":this.declare("language",n);for(const c of(0,T.SH)(i,"compatible_with",0))this.declareVersion("compatible",(0,T.w4)(c.body,"opentofu"));
return;case"terraform":this.hasBackend||=B(i);for(const c of(0,T.SH)(i,"encryption",0))this.declare("encryption",c);this.declareVersion("version",(0,T.w4)(i,"re\
quired_version"));return;case"provider":for(const c of t)this.use(c.value,c.value,c,[n]),this.declareVersion("provider-version",(0,T.w4)(i,"version"),(0,P.Yo)(c.
value));(0,T.w4)(i,"for_each")!==void 0&&this.declare("provider-for-each",n);return;case"check":for(const c of(0,T.SH)(i,"data",2))this.readTyped(c,[n,c]);return;case"\
import":this.readNamed(n,[n])||this.readImported(n);return;default:a==="action"&&this.declare("action",n),this.readTyped(n,[n])}}declare(n,a,t="",i=null){this.declared.
push({kind:n,text:t,localName:i,place:this.source.place(a)})}declareVersion(n,a,t=null){const i=(0,P.bK)(a?.value);a!==void 0&&i!==null&&this.declare(n,a.value,
i,t)}readTyped(n,a){const[t]=n.labels;if(t===void 0||this.readNamed(n,a))return;const[i=""]=t.value.split("_",1);this.use(i,t.value,t,a)}readImported(n){const a=(0,T.
w4)(n.body,"to")?.value,[,t,i]=d.exec(this.textOf(a))??[];a===void 0||t===void 0||i===void 0||this.use(i,t,a,[n])}textOf(n){return n===void 0?"":this.source.text.
slice(n.start,Math.min(n.end,n.start+e))}readNamed(n,a){const t=(0,T.w4)(n.body,"provider")?.value;if(t===void 0)return!1;const[,i]=f.exec(this.textOf(t))??[];return i===
void 0?!1:(this.use(i,i,t,a),!0)}use(n,a,t,i){if(this.providerUses.has(n))return;const c={text:(0,P.Yo)(a),address:v(i),place:this.source.place(t)};this.providerUses.
set((0,P.Yo)(n),c)}}const B=s=>(0,T.SH)(s,"backend",1).length>0||(0,T.SH)(s,"cloud",0).length>0,h=["name","prefix","tags"];function _(s){const[n]=(0,T.SH)(s,"wo\
rkspaces",0),a=i=>i==="workspaces"&&n!==void 0?h.some(c=>(0,T.w4)(n.body,c)!==void 0):(0,T.w4)(s,i)!==void 0,t=D.Rt.filter(i=>!a(i));return{organization:(0,P.bK)(
(0,T.w4)(s,"organization")?.value),name:n?(0,P.bK)((0,T.w4)(n.body,"name")?.value):null,...t.length>0&&{lacks:t}}}const v=s=>(0,P.Bs)(s.flatMap(({type:n,labels:a})=>[
n,...a.map(({value:t})=>t)])),f=($late1??=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u")),d=/^"?((?!(?:module|data)\b)([a-z\d]+)[\w-]*)[.]/i,e=256;function r(s){if(s.every(
({scope:a})=>a.providerUses.size===0))return[];const n=new Map;for(const a of(0,g.cU)(s)){const t=s.filter(({kind:i})=>a.every(c=>i.clients.includes(c)));for(const[
i,c]of u(t)){const p=n.get(i),O=p===void 0?a:[...p.clients,...a];n.set(i,{...p??c,clients:O})}}return Array.from(n.values(),({text:a,address:t,place:i,clients:c})=>{
const{host:p,isHostImplied:O,needs:b}=l(c);return{kind:"implied_provider",host:p,isHostImplied:O,...{text:a,address:t,place:i,clients:c,isOverridden:!1,needs:b}}})}
function l(s){const a=s.length===C.Du.length?o:o.filter((t,i)=>s.some(c=>c===C.Du[i]));return{host:a[0]?.host??null,isHostImplied:!0,needs:a}}const o=C.Du.map(s=>({
host:(0,y.Vm)(s),service:S.xq,clients:[s]}));function u(s){const n=new Set(["terraform"]);for(const{references:t}of s)for(const{localName:i}of t)n.add(i);const a=new Map;
for(const{scope:t,isContext:i}of s)if(!i)for(const[c,p]of t.providerUses)n.has(c)||(n.add(c),(0,R.sL)(c).ok&&a.set(c,p));return a}}),5163:((ne,z,m)=>{m.d(z,{PG:()=>N,
YK:()=>h,kl:()=>B});var T=m(9075),P=m(9031),g=m(7545),C=m(7052),y=m(5799),R=m(3229),S=m(1064),D=m(7905);function x({kind:e},r,l){const{row:o,value:u,version:s}=r,
n=u?.kind==="pieces"||s?.value.kind==="pieces";if(o.merges!=="module"||!n)return;const a=e.clients.flatMap(t=>{const i=j(r,t,l);return i===null?[]:[[t,i]]});return Object.
fromEntries(a)}function j(e,r,l){const o=a=>a?.kind==="pieces"?l(e,a,r):[[{...D.Ef,text:a?.text??null}]],u=o(e.value);if(u.flat().some(({withheld:a})=>a!==null))
return null;const s=o(e.version?.value),n=new Map;for(let a=0;a<Math.max(u.length,s.length);a+=1){const[t=[],i=[]]=[u[a]??u[0],s[a]??s[0]],c=I(t,i);n.set(JSON.stringify(
c),c)}return[...n.values()]}function I(e,r){const[l,o]=[E(e),E(r)];return{root:e[0]?.root??r[0]?.root??null,source:l??null,version:o??null,isOpen:l===void 0||o===
void 0}}function E(e){const[r,...l]=(0,D.Zn)(e),o=l.every(({isWhole:u,text:s})=>u&&s===r?.text);return r?.isWhole===!0&&o?r.text:void 0}var w=m(1884);const N=5e4;
function B(e,r,l=new Map){const o=[],u=[...e.flatMap(n=>n.notes),...(0,P.ls)(e)],s=new v(e,r,l);for(const n of e)if(!n.isContext)for(const a of n.references){if(o.
length>=N)return u.push(h(n.file)),_(o,u);const t=(0,D.RO)(n,a,r,l);let i=x(n,a,r);for(const c of t){const p=s.usageOf(n,a,c);o.push(i===void 0?p:{...p,calls:i}),
i=void 0}(a.row.isReserved||t.some(({isFaulty:c})=>c))&&u.push(...s.notesOf(n,a,t))}for(const n of(0,w.FZ)(e))o.push(n);return _(o,u)}const h=e=>(0,y.sb)(e,(0,C.
ub)({kind:"module-usages",max:N})),_=(e,r)=>({usages:e.sort((l,o)=>d(l.place,o.place)),notes:r.sort((l,o)=>d((0,y.Xd)(l),(0,y.Xd)(o)))});class v{files;values;known;overrides;constructor(r,l,o){
this.files=r,this.values=l,this.known=o,this.overrides=r.filter(({kind:u})=>u.isOverride)}usageOf(r,l,o){const{kind:u,value:s,address:n,constraints:a,place:t,row:i,
hasOwnToken:c,workspace:p}=l,{meanings:O,first:b,needs:k}=o,M=this.overrides.length===0?O:new Map([...O].filter(([$])=>this.isInForce(r,l,$))),A=M.size===O.size&&
k!==null,L={kind:u,host:b.host,isHostImplied:b.isHostImplied,directHost:b.directHost,hasOwnToken:c,text:s?.text??null,address:n,version:this.versionOf(l),constraints:a,
place:t,clients:r.kind.clients,needs:A?k:(0,D.hN)(M,l.row,this.stateHost),isOverridden:M.size===0,workspace:p};return A&&i.backend===void 0&&s?.kind!=="pieces"?
L:{...L,...this.decisionOf(l,o,M)}}decisionOf({value:r,row:l},{meanings:o},u){const s=[...o],n=s.flatMap(([c,p])=>p.evaluated===void 0?[]:[[c,p.evaluated]]),a=[
...u].flatMap(([c,{needed:p}])=>{const O=p==="state"?this.stateHost(c):null;return O===null?[]:[[c,O]]}),t=s.flatMap(([c])=>u.has(c)?[]:c),i=s.some(([,{needed:c}])=>c===
"state");return{...r?.kind==="pieces"&&{evaluated:Object.fromEntries(n)},...l.backend!==void 0&&{backend:l.backend},...u.size>0&&t.length>0&&{replacedFor:t},...i&&
{stateHosts:Object.fromEntries(a)}}}notesOf(r,l,o){const{place:u,row:s,value:n}=l,a=[u],t=new Map,i=n===void 0&&r.notes.length>0;for(const{meanings:c}of i?[]:o)
for(const[p,{problem:O,host:b}]of c){if(O===void 0||!this.isInForce(r,l,p))continue;const k=O.code==="source-dynamic",M=r.notes.some(q=>(0,y.Xd)(q)?.line===u.line);
if(k&&M)continue;const A=n?.kind==="known"&&(0,R.Kc)(n.text),L=k?O.message:O.code,$=t.get(L),U=$===void 0?b:$.namedHost??null,F=[...new Set([...$?.clients??[],p])],
X={namedHost:U,clients:F,places:a,isPlaceholder:A};t.set(L,(0,y.hD)($?.problem??O,X))}if(s.isReserved){const c=(0,g.ME)();t.set(c.code,(0,y.hD)(c,{places:a,clients:r.
kind.clients}))}return[...t.values()]}isInForce({kind:r},{mergeKey:l},o){return r.isOverride||l===null||!this.replaced(o).has(l)}replaced=(0,T.Oo)(r=>{const l=new Set;
for(const{kind:o,references:u,scope:s}of this.overrides)if(o.clients.includes(r)){s.hasBackend&&l.add("backend");for(const{mergeKey:n,value:a,localName:t}of u)n!==
null&&(a!==void 0||t!==null)&&l.add(n)}return l});stateHost=(0,T.Oo)(r=>{const l=this.files.filter(({kind:o})=>o.clients.includes(r));for(const o of l)for(const u of o.
references){if(u.row.merges!=="backend"||!this.isInForce(o,u,r))continue;const[s]=(0,D.RO)(o,u,this.values,this.known),n=s?.meanings.get(r)?.needed??null;if(n!==
null&&n!=="state")return n}return null});versionOf(r){if(r.version===null)return;const{value:l,place:o}=r.version;if(l.kind==="known")return{text:l.text,place:o};
const u=S.Du.flatMap(n=>{const a=this.values(r,l,n).flat();if(a.some(({withheld:c})=>c!==null))return[];const[t,...i]=a;return[[n,i.length===0&&t?.isWhole===!0?
t.text:null]]});return{text:f.test(l.text)?l.text:"\u2026",value:Object.fromEntries(u),place:o}}}const f=/^(?!<<)"?[^"]*"?$/,d=(e,r)=>e===null||r===null?0:e.file!==
r.file?e.file<r.file?-1:1:e.line-r.line||e.column-r.column}),2626:((ne,z,m)=>{m.d(z,{eI:()=>u,jq:()=>n,CJ:()=>t,bH:()=>f});var T=m(5747),P=m(2245),g=m(400),C=m(
6134),y=m(8321),R=m(9031),S=m(7052),D=m(9804),x=m(5799),j=m(2161),I=m(1884),E=m(4667);function w(b,k,M){const A=(0,E.F)(M),L=[],$=new Set([""]);if(k.kind==="jso\
n")for(const{name:U}of k.members)$.add(U);else for(const{type:U}of k.blocks)A.has(U)&&$.add(U);for(const U of $)for(const F of A.get(U)??[])new N(b,F,L).readAt(
0,{body:k,block:void 0,names:[]});return L}class N{source;row;found;constructor(k,M,A){this.source=k,this.row=M,this.found=A}readAt(k,M){const A=this.row.path[k];
if(A===void 0){this.read(M);return}const[L]=A,{body:$}=M,U=$.kind==="native"?$.blocks:(0,C.SH)($,L,A.length-1);for(const F of U){const{labels:X}=F;if(F.type!==L||
X.length!==A.length-1||X.some(({value:se},te)=>A[te+1]!=="*"&&A[te+1]!==se))continue;const q=[...M.names,L,...X.map(({value:se})=>se)];this.readAt(k+1,{body:F.body,
block:F,names:q})}}read(k){const{body:M,block:A,names:L}=k;switch(this.row.position){case"entries":for(const $ of(0,C.Td)(M))this.addEntry(L,$);return;case"labe\
l":{const $=A?.labels.at(-1);if($===void 0)return;const U={kind:"known",text:(0,y.Yo)($.value)},F=this.source.place($),X=this.version((0,C.w4)(M,"version")?.value),
q=(0,y.bK)((0,C.w4)(M,"constraints")?.value)??void 0;this.add(L.slice(0,-1),{value:U,place:F,version:X,constraints:q});return}case"urls":{const $=(0,C.w4)(M,"ur\
ls")?.value;for(const U of $?.kind==="tuple"?$.elements:[])this.add(L,this.written(U));return}default:this.addArguments(k,this.row.position)}}add(k,M){const{row:A}=this,
{kind:L=A.kind,version:$=null,localName:U=null,hasOwnToken:F=!1}=M;this.found.push({row:A,kind:L,address:(0,y.Bs)(k),value:M.value,version:$,constraints:M.constraints,
place:M.place,mergeKey:B(A,k),localName:U,hasOwnToken:F,workspace:M.workspace})}addArguments({body:k,block:M,names:A},L){const{row:$,source:U}=this,F=re=>(0,C.w4)(
k,re)?.value,X=$.backend!==void 0;if(X&&(0,y.bK)(F("backend"))!==$.backend)return;const q=X?F("config"):void 0,se=re=>{const[oe="",ie]=re.split("."),ae=X?(0,C.Tu)(
q,oe):F(oe);return ie!==void 0&&ae?.kind==="object"?(0,C.Tu)(ae,ie):ae},te={version:this.version(F("version")),hasOwnToken:$.grammar==="host"&&se("token")!==void 0,
workspace:$.merges==="backend"&&$.grammar==="host"?(0,I.R)(k):void 0};for(const re of L){const oe=se(re);if(oe!==void 0)this.add(A,{...te,...this.written(oe)});else if($.
absent!==void 0&&M!==void 0){const ae=q!==void 0&&q.kind!=="object"?(0,y.C5)((0,y.wK)(U,q),re):void 0;this.add(A,{...te,kind:$.absent,value:ae,place:U.place(M)})}}}written(k){
const{row:M,source:A}=this;return{value:M.defaults!==void 0&&k.kind==="primitive"&&k.value===null?void 0:(0,y.wK)(A,k,M.isLiteral),place:A.place(k)}}addEntry(k,{
name:M,value:A}){const{row:L,source:$}=this,U=[...k,M],F=(0,y.Yo)(M);if(A.kind==="object"){const te=(0,C.Tu)(A,"source");this.add(U,{localName:F,kind:te===void 0?
L.absent??L.kind:L.kind,value:te&&(0,y.wK)($,te,L.isLiteral),version:this.version((0,C.Tu)(A,"version"),y.wK),place:$.place(te??A)});return}const X=["string","p\
rimitive","template"].includes(A.kind),q=X?"required_provider_legacy":"required_provider_invalid",se=X?this.version(A):null;this.add(U,{localName:F,kind:q,version:se,
value:void 0,place:$.place(A)})}version(k,M=y.yR){const A=k&&M(this.source,k);return k&&A?{value:A,place:this.source.place(k)}:null}}function B({merges:b},k){return b===
void 0||b==="backend"?b??null:(0,y.Bs)([b,k.at(-1)??""])}var h=m(5163);const _=64,v=16*1024*1024;function*f(b,k){const M=[],A=[];let[L,$]=[0,h.PG];for(const[U,{
path:F,file:X,target:q,kind:se,isContext:te}]of b.entries()){if(U>0&&U%_===0&&(yield k+U))return null;const oe=(0,T.yR)(F);if(!oe.ok){const{failure:de}=oe;de.kind===
"size"?A.push((0,x.sb)(X,(0,S.ub)(de))):M.push(e(de.code,{file:X,kind:se,isContext:te}));continue}L+=oe.bytes;const ie=t(oe.text,se,X,te,new C.n_,q);!oe.isUtf8&&
!te&&ie.notes.length===0&&A.push(r(oe.text,se,X));const ae=o(ie);if(ae>$){const de={...ie.scope,providerUses:I.FK.providerUses},ue={references:ie.references.slice(
0,$),scope:de,definitions:[]};M.push({...ie,...ue,notes:[...ie.notes,(0,h.YK)(X)]});break}$-=ae,M.push(L>v?(0,R.rd)(ie):ie)}return{files:M,notes:A,bytes:L}}const d=[
"EACCES","EPERM"];function e(b,k){const{file:M,kind:A}=k,L=((0,j.Ep)(A)||A.class==="lock")&&d.includes(b),$=[(0,x.sb)(M,(0,S.WO)({what:"file",code:b,isRefused:L}))];
return{...k,references:[],scope:I.FK,definitions:[],notes:$}}function r(b,k,M){const A=b.indexOf("\uFFFD"),L=b.slice(b.lastIndexOf(`
`,A)+1,A),$=/#|\/\//.test(L)||b.lastIndexOf("/*",A)>=0,U=(0,j.Ep)(k)&&k.syntax==="hcl"&&!$,F=(0,C.yN)(b)({start:A,end:A+1});return(0,x.sb)(M,(0,S.U$)({error:null,
isRefused:U}),F)}const l=({references:b,scope:k})=>b.length+k.providerUses.size,o=b=>l(b)+b.definitions.length;function*u(b){const k=($,U)=>({kind:$,text:"",localName:null,
place:{file:U,...x.wv}}),M=b.filter(({kind:$})=>$.class==="config"),[A]=M;A!==void 0&&b.every($=>l($)===0)&&(yield k("module",A.file));const L=M.filter(({scope:$})=>$.
hasBackend);for(const $ of new Set(L.map(({kind:U})=>U.clients))){const U=M.find(({kind:F})=>F.clients===$);U!==void 0&&(yield k("state",U.file))}for(const{file:$,
kind:U,references:F,scope:X,isContext:q}of b)U.class==="lock"&&F.length===0&&(yield k("lock",$)),U.class==="config"&&!q&&(yield*X.declared)}const s=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function n(b){return b.kind.class!=="terragrunt"||b.references.length>0?!1:!s.test(b.file)}const a={config:I.Od,terragrunt:I.gq};function t(b,k,M,A=!1,L=new C.n_,$){
const U=(k.syntax==="json"?P.O:g.K)(b,L),F=(0,y.rI)(U,M,$),{body:X}=U,q=w(F,X,k.class),se=a[k.class]?.(F,X)??I.FK,te=n({file:M,kind:k,references:q})&&!L.isExceeded(),
re=A||te?[]:i(U,k,{file:M,target:$}),oe=k.class==="config"?(0,R.kM)(F,X):[];return{file:M,kind:k,references:q,scope:se,definitions:oe,notes:re,isContext:A}}function i({
text:b,problems:k,parts:M},A,{file:L,target:$}){return M.isExceeded()?[(0,x.sb)(L,(0,S.ub)({kind:"parts",max:M.max}))]:k.map(({message:U,...F})=>{const X=(0,j.Ep)(
A)&&!c.test(U),q=A.class==="lock"?(0,D.FA)({reason:"syntax",error:U}):(0,S.U$)({error:U,isRefused:X}),se=b.split(`
`,F.line)[F.line-1]??"",te=p.test(se.slice(0,O));return{...(0,x.sb)(L,q,{...F,target:$}),clients:A.clients,isPlaceholder:te}})}const c=/^\w+ are nested deeper than/,
p=/\{\{|\{%|<%|@@|__\w{1,64}__|<[A-Z_]{2,}>|^\s*[$%]\{/,O=1e3}),895:((ne,z,m)=>{m.r(z),m.d(z,{asWritten:()=>de.qm,declaredIn:()=>he.eI,dependsOnOthers:()=>de.S9,
detach:()=>P.Yo,isForeign:()=>he.jq,meaningOfAbsent:()=>de.gd,neededByImplied:()=>pe.xr,needsOf:()=>de.hN,readHcl:()=>T.K,readModule:()=>he.bH,readTools:()=>t,resolveValue:()=>P.
g$,usagesOf:()=>ue.kl,withPlaces:()=>g.rd});var T=m(400),P=m(8321),g=m(9031),C=m(9075),y=m(4e3),R=m(2161),S=m(796);const D=new Map([["terraform","terraform"],["\
hashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),x=W=>D.get(W.toLowerCase())??"terraform",j="ini\
t|plan|apply|destroy|validate|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",I=(W,K)=>new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(${W})(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${K})(?![\\w-])`),E=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,w=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,
otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,otherwise:null}],N=`(?=["'\\s,\\]})@]|$)`,B="^[\\s-]*\\w[\\w-]*:\\s\
*\\[",h=`(?=["']?\\s*[,\\]])`,_=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${N}|\
([\\w.\${}-]+)))?${N}`),text:"uses $1",version:"latest"},{form:I("terraform|tofu",j),text:"runs $1"},{form:I("tofu","fmt"),text:"runs $1"},{form:I("terraform","\
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
text:"sets $1_VERSION"}],v=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,f=/\b(?:echo|printf)\b[^;&|]*/g;function d(W){if(!/terraform|tofu|tfenv/i.
test(W))return[];const K=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(W);if(v.test(W)&&!K)return[];const J=W.replace(f,V=>" ".repeat(V.length)),H=E.exec(J);return H===
null?_.flatMap(V=>e(V,J)):l(H)}function e({form:W,text:K,version:J=null,...H},V){const Z=W.exec(V);if(Z===null)return[];const[,Y="",G=J]=Z,ee=K.replace("$1",()=>Y);
return[{client:x(Y),text:ee,version:G,...r(Z),...H}]}const r=({index:W,0:{length:K}})=>({start:W,end:W+K});function l(W){const[,K=""]=W;return w.flatMap(({form:J,
otherwise:H})=>{const V=J.exec(K);return V===null?[]:[{client:x(V[1]??V[2]??""),text:`uses ${K}`,version:null,...r(W),step:{otherwise:H}}]})}const o=50,u=/^digger\.ya?ml$/,
s=100,n=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/,a=/(?:^|\n)[^#\n]*(?:\bTF_(?:CLOUD_ORGANIZATION|WORKSPACE)\b|-backend-config\b)/;function t(W,K){const J=[],H=new Set;
let V=!1,Z=!1,Y=!1;for(const G of(0,S._X)(W,K)){for(const ce of(0,S.AN)(G))H.add(ce);if(Y||=(0,R.Z)(G.file)||a.test(G.text),(0,S.$)(G.file)||(0,R.Z)(G.file))continue;
const ee=G.file.slice(G.file.lastIndexOf("/")+1),Q=(0,R.TD)(ee)||G.file.endsWith("mise/config.toml"),le=Q?se(G):i(G);Z||=u.test(G.file)&&le.some(({client:ce})=>ce===
"opentofu");const fe=Z&&G.text.includes("diggerhq/digger@");J.push(...le.filter(({text:ce})=>!fe||ce!==b)),V||=!Q&&n.test(G.text)}return{signs:J,setsCloudHostname:V,
givesState:Y,others:H}}function i({file:W,text:K}){if(!/terraform|tofu|tfenv/i.test(K))return[];const J=(0,S.Dx)(W,K),H=new Map,V=(0,C.Oo)(G=>F(G,J)),Z=J.map(d),
Y=k(W,J,Z);for(const[G,ee]of J.entries()){if(H.size>=o)break;for(const Q of Z[G]??[]){if(Y(Q,G))continue;const{client:le,level:fe="tool"}=Q;for(const ce of A(Q,
J,G,V)){const me=`${le} ${fe} ${ce}`;if(H.has(me))continue;const ve=(0,S.$t)(W,G,ee,Q);H.set(me,{client:le,level:fe,place:ve,text:(0,y.dh)(Q.text,s),version:ce})}}}
return p(W,[...H.values()])}const c=/atlantis\.ya?ml$/;function p(W,K){return!K.some(({client:H})=>H==="opentofu")||!c.test(W)?K:K.filter(({client:H,version:V})=>H===
"opentofu"||V!==null).map(H=>({...H,client:"opentofu"}))}const O=/(^|\/)\.spacelift\/[^/]+$/,b="sets terraform_version";function k(W,K,J){const H=Y=>{const ee=J.
slice(...Y).flat().filter(({text:Q,level:le})=>le!=="hook"&&!/_version$/.test(Q));return ee.length===0?null:ee.every(({client:Q})=>Q==="opentofu")},V=O.test(W)?
K.indexOf("stack_defaults:"):-1,Z=V<0?null:$(K,V+1);return({text:Y},G)=>{if(Y!==b||c.test(W))return!1;const ee=H($(K,G));if(ee!==null||Z===null)return ee===!0;const Q=G>=
Z[0]&&G<Z[1];return H(Q?[0,K.length]:Z)===!0}}const M=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function A({version:W,step:K},J,H,V){
if(K===void 0)return W===null?[null]:V(W);const Z=J.slice(...$(J,H)).map(Y=>M.exec(Y)?.[1]?.replace(/^["']|["']$/g,"")).find(Y=>Y!==void 0);return Z===void 0?[K.
otherwise]:V(Z)}const L=100;function $(W,K){const J=W[K]??"",H=J.search(/[^\s-]/),V=Q=>Q!==""&&Q.search(/\S/)<H,Y=J.trimStart().startsWith("-")?[]:W.slice(Math.
max(0,K-L),K),G=W.slice(K+1,K+L),ee=G.findIndex(V);return[K-Y.length+Y.findLastIndex(V)+1,K+1+(ee<0?G.length:ee)]}const U=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function F(W,K){const[,J,H,V]=U.exec(W.trim())??[],Z=J??H??V;if(Z===void 0)return[W.trim()];for(const Y of K){const G=Y.indexOf(Z),ee=G<0?void 0:X.exec(Y.slice(
G+Z.length))?.[1];if(ee===void 0||/[\w-]$/.test(Y.slice(0,G)))continue;const Q=ee.match(/[^\s"',[\]]+/g);if(Q!==null)return Q}return[W]}const X=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
q=/[^\s"',\]}]+/;function se({file:W,text:K}){const J=(0,S.Dx)(W,K);return te(W,J).flatMap(({at:H,client:V,version:Z,start:Y=0})=>{if(V===void 0)return[];const G=J[H]??
"",ee=(0,S.$t)(W,H,G,{start:Y,end:G.length}),Q=Z===null?`selects ${V}`:`selects ${V} ${Z}`;return[{client:V,level:"version-file",place:ee,text:(0,y.dh)(Q,s),version:Z}]})}
function te(W,K){const[,J]=/\.(terraform|opentofu)-version$/.exec(W)??[];if(J===void 0)return W.endsWith(".toml")?ae(K):re(K);const H=K.findIndex(Z=>Z.trim()!==
""),V=q.exec(K[H]??"")?.[0]??null;return H<0?[]:[{at:H,client:D.get(J),version:V}]}const re=W=>W.map((K,J)=>{const[H="",V=null]=K.trim().split(/\s+/);return{at:J,
client:D.get(H),version:V}}),oe=/^\s*\[\s*([\w."':/-]+)\s*\]/,ie=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function ae(W){let K="";return W.
flatMap((J,H)=>{K=oe.exec(J)?.[1]?.replaceAll('"',"")??K;const[,V="",Z=""]=ie.exec(J)??[],Y=/^tools\.(?:\w+:)?(.+)$/.exec(K)?.[1],G=D.get(K==="tools"?V:V==="ver\
sion"?Y??"":""),ee=/\bversion\s*=\s*(.*)$/s.exec(Z)?.[1]??Z,Q=ee.match(/[^\s"',[\]{}=]+/g)??[];return(ee.startsWith("[")?Q:Q.slice(0,1)).map(fe=>({at:H,client:G,
version:fe,start:J.search(/\S/)}))})}var de=m(7905),pe=m(1884),ue=m(5163),he=m(2626)}),7495:((ne,z,m)=>{m.d(z,{Qm:()=>N,TU:()=>I,i4:()=>v,pb:()=>_,zt:()=>x});var T=m(
4091),P=m(8011),g=m(3229),C=m(9037),y=m(1831),R=m(5011),S=m(4321),D=m(1022);const x={host:null,isHostImplied:!1,needed:null},j=t=>({host:t,isHostImplied:!1,needed:(0,y.
Rt)(t)?"state":t}),I=t=>({host:t,isHostImplied:!0,needed:t}),E=t=>({host:t,isHostImplied:!1,needed:null}),w=t=>t===null?x:{...x,directHost:t},N=t=>({...x,problem:t}),
B=(t,i)=>N((0,P.DA)({reason:"rejected",error:t,advice:i}));function h(t,i,c){return c===null?t:{...t,problem:(0,P.My)({text:i,host:t.host,advice:c})}}const _={module:r,
"test-module":(t,i,c)=>{const p=(0,R.vL)(t,i).kind==="remote";return i==="opentofu"||!p?r(t,i,c):N((0,P.DA)({reason:"remote-in-test",text:t}))},provider:o,"lock\
ed-provider":u,"stack-component":s,stack:(t,i)=>{const c=(0,R.A)(t);return c.ok&&!t.startsWith(".")?E(c.value.host):{...s(t,i),isHostImplied:!1,needed:null}},"s\
tack-output":t=>{const[i="",...c]=t.split("/");return c.length===3?e(i,E):N((0,P.DA)({reason:"stack",text:t}))},terragrunt:a,host:t=>e(t,j),url:t=>w((0,C.Ul)(t)),
"host-part":t=>w((0,C.D8)(t)),"state-path":t=>w((0,C.Bm)(t))};function v(t,i,c){if(t==="terragrunt"){const[,b]=/^tfr:\/\/([^/?]*)\//.exec(i)??[];return b===void 0?
/^$|^t$|^tfr?$|^tfr:/.test(i)?void 0:f(i,c):b===""?I((0,R.Vm)(c)):e(b,j)}if(/^(url|host-part|state-path)$/.test(t))return f(i,c);if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(i))return f(i,c);const p=i.indexOf("/");if(p<0)return;const O=(0,R.vL)(`${i.slice(0,p)}/a/b/c`,c);return O.kind==="registry"?d(O):f(i,c)}const f=(t,i)=>(0,R.
Nj)(t)?x:w((0,S.uE)(t,i)),d=({host:t,hostImplied:i})=>i?I(t):j(t);function e(t,i){const c=(0,y.Pv)(t),p=(0,g.L6)(t);return c.ok?h(i(c.value),t,p):N((0,P.k0)({text:t,
error:c.why,advice:p}))}function r(t,i,c){if((0,R.Nj)(t)&&!c)return x;const p=(0,R.vL)(t,i),O=p.kind==="registry"?(0,T.Ju)(p):(0,R.rE)(t,i);if(c&&!O.ok){const{why:A}=O,
L=/^https?:/i.test(t)?{kind:"invalid",error:A}:p,U=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,g.NM)(t,L,O),F=/^[a-z0-9]+::/i.test(t)?"remote":p.kind;return U===null&&
(F==="local"||F==="remote")?N((0,P.DA)({reason:`${F}-with-version`,text:t})):B(A,U)}const b=(0,g.NM)(t,p,O);if(O.ok)return h(d(O.value),t,b);if(p.kind==="invali\
d"){const A=t.includes("://")?{directHost:S.IZ}:{};return{...B(p.error,b??g.x3),...A}}if(p.kind!=="remote")return h(x,t,b);const{refusal:k,host:M}=p;return k!==
null?B(k,b??g.x3):M!==S.IZ||b!==null?h(w(M),t,b):{...w(M),problem:(0,P.My)({text:t,host:M,advice:l})}}const l="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function o(t,i){const c=(0,D.mi)(t,i);switch(c.kind){case"registry":case"legacy":return c.hostImplied?I(c.host):h(j(c.host),t,(0,g.cr)(t));case"\
builtin":return E(c.host);case"invalid":{const[p="",O]=c.error.split(`

`);return B(p,O??(0,g.cr)(t))}}}function u(t,i){const c=(0,D.mi)(t,i);if(c.kind==="invalid")return B(c.error,null);if(c.hostImplied)return N((0,P.DA)({reason:"l\
ocked-provider",text:t}));if(c.kind==="builtin")return E(c.host);const p=i==="opentofu"&&(0,D.Gi)(c);return{...j(c.host),needed:p?(0,R.Vm)(i):c.host}}function s(t,i){
if(t!==t.trim())return N((0,P.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return x;const c=(0,R.rE)(t,i);if(c.ok)return d(c.value);const p=(0,R.A)(
t);if(p.ok)return E(p.value.host);const O=(0,R.vL)(t,i);return O.kind==="invalid"?B(O.error,(0,g.NM)(t,O,c)):w(O.kind==="remote"?O.host:null)}function n(t,i){const c=(0,S.
cx)(t,i);return w(c.ok?c.value.host:S.IZ)}function a(t,i){const[c,p="",O=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(c===void 0){if(t.startsWith("gitlab.co\
m/"))return w("gitlab.com");if((0,S.GL)(t))return x;const k=(0,S.cx)(t,"opentofu");if(!(k.ok&&(0,S.Of)(t,k.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t))
return n(t,i)}const[b=""]=O.split("//");return b.split("/").length!==3?N((0,P.DA)({reason:"terragrunt",text:t})):p===""?I((0,R.Vm)(i)):e(p,j)}}),4667:((ne,z,m)=>{
m.d(z,{F:()=>t,I:()=>a});var T=m(9075),P=m(9037),g=m(9562);const C={terraform:"app.terraform.io",opentofu:null},y={terraform:"app.terraform.io",opentofu:"app.te\
rraform.io"},R={terraform:"static",opentofu:"static"},S={opentofu:"static"},D={terraform:"any",opentofu:"any"},x=["config","migrate"],j=["stack","deploy"],I={position:[
"source"],grammar:"module",service:g.e$},E={...I,grammar:"stack-component",isLiteral:!0},w={...E,service:null},N={...I,grammar:"terragrunt",evaluation:D},B={position:"\
entries",grammar:"provider",service:g.xq,isLiteral:!0,absent:"required_provider_nosource"},h={position:["hostname"],grammar:"host",service:g.Bn,defaults:C},_={...h,
service:g.OZ},v={...h,evaluation:D},f={...h,service:g.M,defaults:y},d={position:["address"],grammar:"url",service:null};function e(i,c,p,O,{absence:b,...k}={}){
const M=c===""?[]:c.split(" > ").map(A=>A.split(" "));return{kind:p,files:i,path:M.map(([A="",...L])=>[A,...L]),...b&&{absent:`${p}${b}`},...O,...k}}const r={absence:"\
_missing"},l={absence:"_default"},o={evaluation:S,merges:"backend"},u={backend:"cloud",service:g.OZ},s="data terraform_remote_state *",n=(i,c,p)=>Object.entries(
c).map(([O,b])=>{const k={...d,grammar:p,position:b.split(" ")};return e(x,i+O,"backend",k,o)}),a=[e(x,"module *","module",I,{...r,evaluation:R,merges:"module"}),
e(x,"terraform > required_providers","required_provider",B,{merges:"provider"}),e(x,"required_providers","required_provider",B,{isReserved:!0}),e(x,"terraform >\
 cloud","cloud",_,{...l,...o}),e(x,"terraform > backend remote","backend_remote",h,{...l,...o}),...n("terraform > backend ",P.FV,"url"),...n("terraform > backen\
d ",P.Gb,"host-part"),...n("terraform > backend ",{local:"path workspace_dir"},"state-path"),...n("terraform > encryption > key_provider ",P.nT,"url"),...[s,`ch\
eck * > ${s}`].flatMap(i=>[e(x,i,"remote_state",v,{...l,backend:"remote"}),e(x,i,"remote_state",v,{...u,...l})]),e(x,s,"remote_state",d,{backend:"http",evaluation:D}),
e([...x,"query"],"provider tfe","provider_tfe",f,{...l,evaluation:D}),e(["test"],"provider tfe","provider_tfe",f),e(["lock"],"provider *","lock_provider",{position:"\
label",grammar:"locked-provider",service:g.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",E,{...r,grammar:"test-module"}),e(["test"],"run * > backe\
nd remote","test_backend_remote",h,l),e(j,"required_providers","required_provider",B),e(j,"component *","stack_component",E,r),e(j,"removed","stack_removed",E,r),
e(j,"stack *","stack_stack",w,{...r,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",w,{grammar:"stack-output"}),e(["migrate"],"state_store_pr\
ovider","state_store_provider",B),e(["migrate"],"from > backend remote","migrate_backend_remote",h,l),...["terraform","unit *","stack *"].map(i=>e(["terragrunt"],
i,"terragrunt_source",N)),...Object.entries(P.FV).map(([i,c])=>{const p={...d,position:c.split(" "),evaluation:D};return e(["terragrunt"],"remote_state","backen\
d",p,{backend:i})}),e(["terragrunt"],"remote_state","remote_state",v,{...l,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...N,position:"url\
s"})],t=(0,T.Oo)(i=>{const c=a.filter(({files:p})=>p.includes(i));return Map.groupBy(c,({path:[p]})=>p?.[0]??"")})})};export{_e as ids,ke as modules};
var $late0,$late1;
