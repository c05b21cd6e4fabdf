const Re=[927],Le={9349:((J,K,c)=>{c.d(K,{Jw:()=>k,L8:()=>a,Md:()=>M,Tj:()=>I,bs:()=>m,lr:()=>y,r1:()=>f,v$:()=>j,wH:()=>t,xC:()=>v,zK:()=>l});var O=c(6134);const y=100,
w=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),C=128,b=255,T=1,D=2,P=4,k=8,j=16,I=32,M=64,E=[[T,/[ \t]/g],[D,/[A-Za-z_]/g],[P,/[\w-]/g],[k,/[\w \t.:=?!&|*%+>~-]/g],[j,
/[\w \t\n,.:=?!&|*%+>~-]/g],[I,/[^"\\$%\r\n]/g],[M,/[^\n$%]/g]],_=Array.from({length:b+1},(o,i)=>i>C?"":String.fromCharCode(i)),u=new Uint8Array(b+1);for(const[
o,i]of E)_.join("").replace(i,(p,d)=>(u[d]=o|(u[d]??0),""));const r=(o=b,i)=>((u[o]??0)&i)!==0,v=o=>o===" "||o==="	",a=o=>/^[\w-]/.test(o),t=o=>o==="}"||o===")"||
o==="]";function f(o){return o==="{"?"}":o==="("?")":o==="["?"]":void 0}let e=new Uint8Array(256*1024);const n=new TextEncoder;function s(o,i){const{length:p}=o;
e.length<=p&&(e=new Uint8Array(2*p+1));const d=e,g=o.slice(i),{read:h,written:$}=n.encodeInto(g,d.subarray(i,p));if(h!==g.length||$!==g.length)for(let S=i;S<p;S++)
d[S]=Math.min(o.charCodeAt(S),C);return d[p]=b,d}class l{text;parts;at;depth=0;mistake;constructor(i,p,d=0){this.text=i,this.parts=p,this.at=d}countPart(){this.
parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(i){const{text:p,parts:d,mistake:g}=this;if(g===void 0)return{text:p,
body:i,parts:d,problems:[]};const h={...(0,O.yN)(p)(g),message:g.message};return{text:p,body:i,parts:d,problems:[h]}}report(i,p,d=p+1){this.mistake??={message:i,
start:p,end:Math.min(d,Math.max(p,this.text.length))}}stop(i,p){this.report(i,p),this.at=this.text.length}}class m extends l{codes;constructor(i,p=0,d=new O.n_){
super(i,d,p),this.codes=s(i,p)}reportUnclosed(i){const p=/[$%]/.test(this.text.charAt(i)),d=this.text.slice(i,i+(p?2:1)),g=this.isAtEnd()?"the end of the file":
`"${this.peek()}"`,h=`unbalanced brackets: "${d}" is not closed before ${g}`;this.report(h,this.isAtEnd()?i:this.at)}reportCharacter(){const i=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let p=`${JSON.stringify(i)} is not used in HCL`;i==="'"&&(p="single quotes are not valid; use double quotes"),i==="\uFFFD"&&(p=
"the file is not UTF-8 here"),this.report(`invalid character: ${p}`,this.at,this.at+i.length)}reportBrokenString(i){const p=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(p,i,this.at)}peek(i=0){return _[this.
codes[this.at+i]??b]??""}skipSpaces(){for(;;){const i=this.skipAll(T);if(i==="\r")this.skipReturn();else if(i==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return i}}skipBlank(){for(;;){const i=this.skipSpaces();if(i===`
`)this.at++;else if(this.isLineComment(i))this.skipLine();else return i}}skipAll(i){const{codes:p}=this;let{at:d}=this,g=p[d]??b;for(;r(g,i);)g=p[++d]??b;return this.
at=d,_[g]??""}isLineComment(i){return i==="#"||i==="/"&&this.peek(1)==="/"}isLineEnd(i){return i===`
`||i===""||this.isLineComment(i)}skipLine(){const i=this.text.indexOf(`
`,this.at);this.at=i<0?this.text.length:i}skipBlockComment(){const i=this.text.indexOf("*/",this.at+2);i<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=i<0?this.text.length:i+2}readName(){const{codes:i,text:p,at:d}=this;return r(i[d],D)&&this.skipAll(P),i[this.at]===C&&(w.lastIndex=d,
this.at=w.test(p)?w.lastIndex:d),this.at>d?p.slice(d,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),2615:((J,K,c)=>{c.d(K,{y:()=>y});const O=new Map(Object.entries(
{n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function y(w){const{text:C,at:b}=w,T=C.charAt(b+1),D=C.slice(b+2,b+(T==="U"?10:6)),P=T==="U"?/^[0-9a-f]{8}$/i.test(D):/^[0-9a-f]{4}$/i.
test(D),k=Number.parseInt(D,16);if((T==="u"||T==="U")&&P&&k<=1114111)return w.at+=D.length+2,String.fromCodePoint(k);const j=O.get(T);if(w.at+=j===void 0?1:2,j!==
void 0)return j;const I=JSON.stringify(C.slice(b,b+2));return w.report(`invalid escape sequence: ${I}`,b,b+2),""}}),9160:((J,K,c)=>{c.d(K,{B$:()=>r,_3:()=>C,cd:()=>M,
lR:()=>b,p_:()=>T});var O=c(9349),y=c(8704),w=c(9075);const C=({expression:o,text:i},p)=>p.effort.spend(()=>D(o,i,p)),b=1024;function T(o,i){if(o.length>b)return;
const p=new O.bs(o),d=a(p);return p.skipBlank()===""&&p.mistake===void 0?d?.(i):void 0}function D(o,i,p){switch(o.kind){case"string":case"primitive":return o.value;case"\
object":return(0,w.Oo)(d=>{const g=k(o.items).get(d);return g&&C({expression:g.value,text:i},p)});case"tuple":return(0,w.Oo)(d=>{if(d===w.pi)return o.elements.length;
const g=o.elements[Number(d)];return g&&C({expression:g,text:i},p)});case"template":return j(r(o.parts,i,p),i,p);case"other":return T(i.slice(o.start,o.end),p)}}
const P=new WeakMap;function k(o){const i=P.get(o)??new Map(o.toReversed().map(p=>[p.name,p]));return P.set(o,i),i}function j(o,i,p){let d="";for(const g of o){
const h=g.kind==="known"?void 0:M(g,i),$=g.kind==="known"?g.value:h&&T(h,p),S=(0,w.Uk)($);if(S===void 0)return(0,w.VI)(d,$);if(d.length+S.length>w.lG)return;d+=
S}return d}const I=(o,i)=>o.code??i.slice(o.start,o.end);function M(o,i){const p=I(o,i);return p.startsWith("${")?p.slice(2,-1).replace(/^~|~$/g,""):void 0}const E=/^%\{~?\s*if\s([\s\S]*)\}$/,
_=/^%\{~?\s*else\s*~?\}$/,u=/^%\{~?\s*endif\s*~?\}$/;function r(o,i,p){const d=o.map(ee=>ee.kind==="unknown"?I(ee,i):""),[g,...h]=d.keys().filter(ee=>E.test(d[ee]??
"")),$=d.findIndex(ee=>u.test(ee));if(g===void 0||h.length>0||$<g)return o;const S=E.exec(d[g]??"")?.[1]??"",W=T(S.replace(/~$/,""),p);if(typeof W!="boolean")return o;
const G=d.findIndex(ee=>_.test(ee)),z=G<0?$:G,Q=W?o.slice(g+1,z):o.slice(z+1,$);return[...o.slice(0,g),...Q,...o.slice($+1)]}const v=o=>i=>i.effort.spend(()=>o(
i));function a(o){if(o.depth>=O.lr)return;o.depth++;const i=t(o);let p=i;if(i!==void 0&&l(o,"?")){const d=a(o),g=l(o,":")?a(o):void 0;p=d&&g&&v($=>{const S=i($);
return typeof S=="boolean"?(S?d:g)?.($):(0,w.J6)([S])})}return o.depth--,p}function t(o){const i=f(o),p=l(o,"==");if(i===void 0||!p&&!l(o,"!="))return i;const d=f(
o);return d&&v(h=>{const $=[i(h),d?.(h)];return $.every(W=>W===null||(0,w.Uk)(W)!==void 0)?$[0]===$[1]===p:(0,w.J6)($)})}function f(o){let i=n(o);for(;i!==void 0;){
let p;if(l(o,".")){const d=o.readName()??m(o,/\d+/y);p=d===void 0?void 0:v(()=>d)}else if(l(o,"[")){if(p=a(o),!l(o,"]"))return}else return i;i=p&&e(i,p)}}const e=(o,i)=>v(
p=>{const d=o(p),g=i(p),h=(0,w.Uk)(g);return typeof d!="function"||h===void 0?(0,w.J6)([d,g]):d(h)});function n(o){if(l(o,"(")){const h=a(o);return l(o,")")?h:void 0}
const i=o.skipBlank(),p=o.readName();if(p!==void 0)return s(o,p);const d=m(o,/\d+(?:\.\d+)?/y);if(d!==void 0)return v(()=>Number(d));const g=/["{[]/.test(i)?(0,y.
U)(o,i):void 0;return g&&v(h=>D(g,o.text,h))}function s(o,i){const p={true:!0,false:!1,null:null}[i];if(p!==void 0)return v(()=>p);if(!l(o,"("))return v(g=>g.name(
i));const d=[];for(;!l(o,")");){const g=a(o);if(g===void 0||!l(o,",")&&o.skipBlank()!==")")return;d.push(g)}return v(g=>{const h=d.map($=>$(g));return(0,w.J6)(h)??
g.call(i,h)})}function l(o,i){return o.skipBlank(),o.text.startsWith(i,o.at)?(o.at+=i.length,!0):!1}function m(o,i){i.lastIndex=o.at;const[p]=i.exec(o.text)??[];
return o.at+=p?.length??0,p}}),8704:((J,K,c)=>{c.d(K,{J:()=>C,U:()=>T});var O=c(9349),y=c(3268),w=c(4009);function C(t,f){t.countPart();const e=f==="element"?t.
skipBlank():t.skipSpaces(),n=t.at,s=T(t,e);if(s!==void 0&&b(t,f))return s;(0,y.Kk)(t,f);let l=t.at;for(;l>n&&(0,O.xC)(t.text.charAt(l-1));)l--;return l===n&&t.report(
"invalid expression: expected the start of an expression",n),s===void 0?j(t,n,l):{kind:"other",start:n,end:l}}function b(t,f){const e=f==="element"?t.skipBlank():
t.skipSpaces();return(0,O.wH)(e)||e===","||t.isLineEnd(e)}function T(t,f){if(f==='"')return(0,w.E3)(t);if(f==="<")return(0,w.jw)(t);if(f!=="{"&&f!=="["&&f!=="(")
return;const e=t.at++;t.depth++;let n;return t.depth>O.lr?n=D(t,f,e):f==="{"?n=E(t,e):f==="["?n=M(t,e):n=I(t,e),t.depth--,n}function D(t,f,e){return(0,y.ku)(t,(0,O.
r1)(f)??f,e),{kind:"other",start:e,end:t.at}}const P=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,k=32;function j(t,f,e){if(P.lastIndex=f,!(P.test(t.text)&&
P.lastIndex===e)||e-f>k)return{kind:"other",start:f,end:e};const s=t.text.slice(f,e),l={true:!0,false:!1,null:null}[s];return{kind:"primitive",start:f,end:e,value:l===
void 0?Number(s):l}}function I(t,f){const e=C(t,"element");return t.skipBlank()!==")"?D(t,"(",f):(t.at++,{...e,start:f,end:t.at})}function M(t,f){if(a(t))return D(
t,"[",f);const e=[];let n=_(t,"]",f);for(;n;n=_(t,"]",f)){const l=t.at;e.push(C(t,"element")),t.at===l&&t.peek()!==","&&t.at++,t.skipBlank()===","&&t.at++}const s={
start:f,end:t.at};return n===void 0?{kind:"other",...s}:{kind:"tuple",...s,elements:e}}function E(t,f){if(a(t))return D(t,"{",f);const e=[];for(;_(t,"}",f);)e.push(
u(t,t.peek())),t.skipSpaces()===","&&t.at++;return{kind:"object",start:f,end:t.at,items:e}}function _(t,f,e){const n=t.skipBlank();return n!==f&&!t.isAtEnd()&&!(0,O.
wH)(n)?!0:n!==f?t.reportUnclosed(e):(t.at++,!1)}function u(t,f){const e=t.at,n=r(t,f);let s=t.at;for(;s>e&&(0,O.xC)(t.text.charAt(s-1));)s--;const l=t.skipSpaces();
if(l!=="="&&l!==":")return t.report('missing attribute value: expected "=" or ":" after the key',t.at),(0,y.Kk)(t,"line"),t.at===e&&t.at++,{name:void 0,start:e,
end:s,value:{kind:"other",start:s,end:t.at}};t.at++;const m=C(t,"line");return{name:n,start:e,end:s,value:m}}function r(t,f){const e=t.at;let n;if(f==='"'||f===
"("){const m=T(t,f);m?.kind==="string"&&(n=m.value)}else n=t.readName();const s=t.skipSpaces();if(s==="="||s===":")return n;v(t);const l=t.text.slice(e,t.at).trimEnd();
return/^\d+$/.test(l)?l:void 0}function v(t){const f=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const e=t.skipSpaces(),n=t.at;if(f.lastIndex=n,t.isLineComment(e))return;
if((0,O.L8)(e))t.at++;else if(e==="["||e==="(")t.at++,D(t,e,n);else if(e==='"')(0,w.E3)(t);else if(f.test(t.text))t.at=f.lastIndex;else if(t.readName()===void 0)
return}}function a(t){return t.skipBlank(),t.text.startsWith("for",t.at)&&!(0,O.L8)(t.peek(3))}}),3268:((J,K,c)=>{c.d(K,{Fq:()=>a,Kk:()=>b,_p:()=>D,ku:()=>T});var O=c(
9349),y=c(2615);const w="<<",C=({close:e})=>e==='"'||e===w;function b(e,n){e.skipAll(O.Jw)===`
`&&n==="line"||P(e,[],n)}const T=(e,n,s)=>P(e,[{start:s,close:n}],void 0),D=(e,n,s)=>P(e,[{start:s,close:w,marker:n}],void 0);function P(e,n,s){for(;;){const l=n.
at(-1);if(l===void 0&&s===void 0)return!0;let m;if(l!==void 0&&C(l)?(l.close==='"'?_:t)(e,n,l)||(m=!1):m=k(e,n,s),m!==void 0)return m}}function k(e,n,s){for(;;){
const l=n.length===0,m=e.skipAll(l?O.Jw:O.v$);if(m===`
`||m===","){if(l&&(m===","||s==="line"))return!0;e.at++}else if((0,O.wH)(m)){if(l)return!0;if(!M(e,n,m))return!1;const o=n.at(-1);if(o===void 0?s===void 0:C(o))
return}else if(m==='"'){const o=e.at++;if(e.skipAll(O.Tj)!=='"'){n.push({start:o,close:'"'});return}e.at++}else{const o=(0,O.r1)(m);if(o!==void 0)n.push({start:e.
at++,close:o});else{if(m==="<"&&j(e,n))return;if(m!=="<"){if(e.isAtEnd())return E(e,n);if(l&&s==="line"&&e.isLineComment(m))return!0;I(e,m)}}}}}function j(e,n){
const s=e.at,l=a(e);return l===void 0?e.at++:n.push({start:s,close:w,marker:l}),l!==void 0}function I(e,n){e.isLineComment(n)?e.skipLine():n==="/"&&e.peek(1)===
"*"?e.skipBlockComment():n==="/"?e.at++:n==="\r"?e.skipSpaces():(n<"\x80"||e.readName()===void 0)&&(e.reportCharacter(),e.at++)}function M(e,n,s){const l=n.pop();
if(l!==void 0&&l.close!==s){e.reportUnclosed(l.start);let m=n.at(-1);for(;m!==void 0&&m.close!==s&&!C(m);)n.pop(),m=n.at(-1);if(m===void 0)return!1;C(m)?n.push(
{start:e.at,close:"}"}):n.pop()}return e.at++,!0}function E(e,n){const s=n[0];return s===void 0?!0:(e.reportUnclosed(s.start),!1)}function _(e,n,s){for(;;){const l=e.
skipAll(O.Tj);if(l==='"')return n.pop(),e.at++,!0;if(l==="\\"){const m=e.at+(/[^\r\n]/.test(e.peek(1))?2:1);(0,y.y)(e),e.at=m}else{if(l!=="$"&&l!=="%")return r(
e,n,s);if(u(e,n))return!0}}}function u(e,n){const{at:s}=e,l=e.peek(1);if(l==="{")return n.push({start:s,close:"}"}),e.at+=2,!0;const m=l===e.peek()&&e.peek(2)===
"{";return e.at+=m?3:1,!1}function r(e,n,s){e.reportBrokenString(s.start);const l=v(e);do n.pop();while((n.at(-1)?.start??-1)>=l);return n.length>0}function v({
text:e,at:n}){let s=n;for(;s>0&&e[s-1]!==`
`&&e[s-1]!=="\r";)s--;return s}function a(e){const{text:n,at:s}=e;if(e.peek(1)!=="<")return;e.at+=e.peek(2)==="-"?3:2;const l=e.readName();if(l===void 0){e.at=s;
return}return e.skipSpaces()!==`
`&&e.at<n.length&&e.report("invalid expression: a heredoc marker must end its line",s,e.at),e.skipLine(),e.isAtEnd()||e.at++,l}function t(e,n,s){const l=s.marker??
"";for(;;){if(e.peek(-1)===`
`&&f(e,l))return n.pop(),!0;const m=e.skipAll(O.Md);if(e.isAtEnd()){const o=`unterminated template string: no line closes the heredoc "${l}"`;return e.report(o,
s.start),!1}if(m===`
`)e.at++;else if(u(e,n))return!0}}function f(e,n){const{text:s}=e;let{at:l}=e;for(;(0,O.xC)(s.charAt(l));)l++;const m=s.charAt(l);if(m>" "&&m<"\x80"&&!s.startsWith(
n,l))return!1;const o=s.indexOf(`
`,l),i=o<0?s.length:o;return s.slice(l,i).trim()!==n?!1:(e.at=s.charAt(i-1)==="\r"?i-1:i,!0)}}),4009:((J,K,c)=>{c.d(K,{BD:()=>b,E3:()=>C,jw:()=>M});var O=c(9349),
y=c(2615),w=c(3268);function C(r){const{text:v,at:a}=r;if(r.at++,r.skipAll(O.Tj)!=='"')return D(r,a);const t=v.slice(a+1,r.at++);return{kind:"string",start:a,end:r.
at,value:t,verbatim:t}}function b(r,v,a){if(!r.includes("{"))return{kind:"string",...v,value:r,verbatim:r};const t=new O.bs(r,0,a),f={parts:[],known:""};for(t.at=
0;t.at<r.length;){const n=t.at;for(;t.at<r.length&&!T(t.peek());)t.at++;if(f.known+=r.slice(n,t.at),t.at<r.length&&!j(t,f)){k(f,v);break}}const e=f.parts.map(n=>n.
kind==="known"?n:{...n,code:r.slice(n.start,n.end),...v});return P({parts:e,known:f.known},v,r)}const T=r=>r==="$"||r==="%";function D(r,v){const{text:a}=r,t={parts:[],
known:a.slice(v+1,r.at)};for(;;){const f=r.at,e=r.skipAll(O.Tj);if(t.known+=a.slice(f,r.at),e==='"')return r.at++,P(t,{start:v,end:r.at});if(e==="\\")t.known+=(0,y.
y)(r);else if(T(e)){if(!j(r,t))return{kind:"other",start:v,end:r.at}}else return r.reportBrokenString(v),{kind:"other",start:v,end:r.at}}}function P({parts:r,known:v},{
start:a,end:t},f){return r.length===0?{kind:"string",start:a,end:t,value:v,verbatim:f??v}:(v!==""&&r.push({kind:"known",value:v}),{kind:"template",start:a,end:t,
parts:r,verbatim:f})}function k(r,v){r.known!==""&&r.parts.push({kind:"known",value:r.known}),r.known="",r.parts.push({kind:"unknown",start:v.start,end:v.end})}
function j(r,v){const{text:a,at:t}=r,f=a.charAt(t);if(r.peek(1)!=="{"){const n=a.startsWith(`${f}{`,t+1);return v.known+=n?`${f}{`:f,r.at+=n?3:1,!0}r.at+=2;const e=f===
"$"?I(r):void 0;return e?.kind==="other"?!1:e?.kind==="string"&&r.skipBlank()==="}"?(v.known+=e.value,r.at++,!0):(0,w.ku)(r,"}",t)?(a.charAt(t+2)==="~"&&(v.known=
v.known.trimEnd()),k(v,{start:t,end:r.at}),r.countPart(),!0):!1}function I(r){if(r.skipBlank()!=='"'||r.depth>=O.lr)return;r.depth++;const v=C(r);return r.depth--,
v}function M(r){const{text:v,at:a}=r,t=r.peek(2)==="-",f=(0,w.Fq)(r);if(f===void 0)return;const e=r.at;if(!(0,w._p)(r,f,a))return{kind:"other",start:a,end:r.at};
const n={start:a,end:r.at},s=v.slice(e,v.lastIndexOf(`
`,r.at-1)+1);if(E.test(s)){const o=[{kind:"unknown",...n}];return{kind:"template",...n,parts:o,verbatim:void 0}}const l=s.replaceAll("$${","${").replaceAll("%%{",
"%{"),m=t?_(l):l;return{kind:"string",...n,value:m,verbatim:m}}const E=/(?<!\$)\$\{|(?<!%)%\{/;function _(r){let v=r.length;for(const[a]of r.matchAll(u))v=Math.
min(v,a.length);return r.replace(u,a=>a.slice(v))}const u=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((J,K,c)=>{c.d(K,{SH:()=>C,Td:()=>b,Tu:()=>D,lS:()=>P,n_:()=>w,w4:()=>T,
yN:()=>I});const O=25e4,y=100;class w{max;count=0;constructor(r=O){this.max=r}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*y}}const C=(u,r,v)=>{if(u.kind==="native")return u.blocks.filter(t=>t.type===r&&t.labels.length===v);const a=[];for(const{name:t,
value:f}of u.members)t===r&&j(r,f,v,[],a);return a},b=u=>u.kind==="native"?u.attributes:u.members;function T(u,r){if(!(u.kind==="native"&&u.mayHave?.(r)===!1))return b(
u).find(v=>v.name===r)}const D=(u,r)=>u?.kind==="object"?u.items.find(v=>v.name===r)?.value:void 0,P=u=>(u.kind==="tuple"?u.elements:[u]).flatMap(v=>v.kind==="o\
bject"?v.items.filter(k):[]),k=u=>u.name!==void 0&&u.name!=="//";function j(u,r,v,a,t){if(v>0){for(const{name:e,start:n,end:s,value:l}of P(r))j(u,l,v-1,[...a,{value:e,
start:n,end:s}],t);return}const f={start:r.start,end:r.start+1};for(const e of r.kind==="tuple"?r.elements:[r])e.kind!=="object"&&e.kind!=="tuple"||t.push({...f,
type:u,labels:a,body:{kind:"json",members:P(e)}})}const I=u=>{const r=[u.startsWith("\uFEFF")?1:0];let v=u.indexOf(`
`),a;return({start:t,end:f})=>{for(;v>=0&&v<t;v=u.indexOf(`
`,v+1))r.push(v+1);a??=E(u);const e=Math.max(1,_(r,t)),n=r[e-1]??0,s=(r[e]??(v<0?u.length:v)+1)-1;return{line:e,column:M(Math.max(t,n),n,a),endColumn:M(Math.min(
f,s),n,a)}}},M=(u,r,v)=>u-r-_(v,u-1)+_(v,r-1)+1,E=u=>/[\uD800-\uDBFF]/.test(u)?Array.from(u.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),r=>r.index):[];function _(u,r){
let v=0,a=u.length;for(;v<a;){const t=v+a>>>1;(u[t]??0)<=r?v=t+1:a=t}return v}}),9031:((J,K,c)=>{c.d(K,{cU:()=>s,kM:()=>v,ls:()=>l,rd:()=>M});var O=c(9160),y=c(
6134),w=c(7545),C=c(9804),b=c(5143),T=c(5799),D=c(3229),P=c(1064),k=c(1022);let j=function(...i){return{detach:j}=c.late([354,262],3082),new.target?new j(...i):
j(...i)},I=function(...i){return{dotted:I}=c.late([354,262],3082),new.target?new I(...i):I(...i)};const M=i=>{const p=i.definitions.map(d=>{const g=d.place();return{
...d,place:()=>g}});return{...i,definitions:p}};function E(i,{type:p,labels:d,start:g,end:h}){const $=[p];for(const{value:S}of d)$.push(S);return{what:I($),place:()=>i.
place({start:g,end:h})}}const _=new Map([["module",1],["variable",1],["output",1],["resource",2],["data",2]]),u=i=>i.kind==="native"?i.blocks:[..._].flatMap(([p,
d])=>(0,y.SH)(i,p,d)),r=[["backend",1,"the backend or cloud block"],["cloud",0,"the backend or cloud block"],["required_providers",0,"required_providers"]];function v(i,p){
const d=[];for(const g of u(p))_.get(g.type)===g.labels.length&&d.push(E(i,g));for(const g of(0,y.SH)(p,"terraform",0))for(const h of a(i,g.body))d.push(h);return d}
function*a(i,p){for(const[d,g,h]of r)for(const $ of(0,y.SH)(p,d,g))if(yield{what:h,place:()=>i.place($),isSingle:!0},d==="required_providers")for(const S of(0,y.
Td)($.body))yield*f(i,S);yield*n(i,(0,y.w4)(p,"required_version"))}const t=["source","version","configuration_aliases"];function f(i,p){const{value:d}=p,g=j(p.name),
h=I(["required_providers",g]),$=d.kind==="object"?d.items:null,S=(0,k.sL)(g);if(!S.ok||$!==null&&S.value!==g){const z=S.ok?S.value:null,Q=(0,w.ho)({reason:"loca\
l-name",name:g,normal:z});return[{what:h,place:()=>i.place(p),problem:Q}]}const W=$?.find(z=>z.name!==void 0&&!t.includes(z.name));if(W?.name===void 0)return[];
const G=(0,w.ho)({reason:"argument",what:h,argument:j(W.name)});return[{what:h,place:()=>i.place(W),problem:G}]}const e=new RegExp("^\\s*(?!(?:true|false|null)\\b)[\\p{ID_Start}_]","u");
function n(i,p){if(p===void 0)return[];const{value:d}=p,{text:g}=i;if(!(d.kind==="template"?d.parts.map(G=>G.kind==="unknown"?(0,O.cd)(G,g):""):[d.kind==="other"?
g.slice(d.start,d.end):""]).some(G=>e.test(G??"")))return[];const $=i.place(d),S=(0,C.jF)({reason:"not-constant"}),W=/\.tofu(\.json)?$/.test($.file)?"opentofu":
"terraform";return[{what:"required_version",place:()=>$,problem:S,clients:[W]}]}const s=i=>i.every(({kind:p})=>p.clients.length===P.Du.length)?[P.Du]:P.Du.map(p=>[
p]);function l(i){const p=s(i).flatMap(d=>{const g=i.filter(({kind:h})=>d.every($=>h.clients.includes($)));return[...m(g)].map(({what:h,place:$,problem:S,clients:W=P.
Du})=>{const G=d.filter(Q=>W.includes(Q)),z=(0,D.Kc)(h);return(0,T.hD)(S,{places:[$()],clients:G,isPlaceholder:z})})});return(0,T.DF)(p,({places:d,problem:g})=>[
d[0],g.message])}function*m(i){const p=new Map;for(const{definitions:d,kind:g,isContext:h}of i)for(const{what:$,place:S,problem:W,clients:G}of d){const z=p.get(
$);if(W!==void 0)h||(yield{what:$,place:S,problem:W,clients:G});else{if(g.isOverride)continue;z===void 0?p.set($,S):h||(yield{what:$,place:S,problem:(0,w.ho)(o(
$,z()))})}}if(!i.some(({notes:d,kind:g})=>d.length>0||g.class==="terragrunt")){for(const{definitions:d,kind:g,isContext:h}of i)if(!(!g.isOverride||h))for(const{
what:$,place:S,problem:W,isSingle:G}of d)W!==void 0||G||p.has($)||(yield{what:$,place:S,problem:(0,w.ho)({reason:"no-base",what:$})})}}const o=(i,{file:p,line:d})=>({
reason:"twice",what:i,first:`${(0,b.II)(p)}:${d}`})}),7545:((J,K,c)=>{c.d(K,{ME:()=>w,ho:()=>T,jP:()=>C});var O=c(1064),y=c(5799);const w=({block:D,parent:P})=>(0,y.
CC)("block-reserved",{message:`${D} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${P}\
 block`});function C({kind:D}){const{client:P,what:k}=O.$I[D];return(0,y.CC)("block-unsupported",{message:`${k} is supported by ${O.bB[P]} only`,help:P==="opent\
ofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}function b(D){switch(D.reason){case"twice":{const{what:P,
first:k}=D,j=P.includes(".")?"remove or rename one of them":"write one block only";return{message:`${P} is defined a second time; the first time is in ${k}`,help:j}}case"\
no-base":return{message:`this override file changes ${D.what}, which no other file of the directory defines`,help:"define it in a file that is not an override f\
ile, or remove it here"};case"argument":return{message:`${D.what} cannot have the argument ${D.argument}`,help:"write `source`, `version` and `configuration_ali\
ases` only; a `provider` block configures the provider"};case"local-name":{const{name:P,normal:k}=D;return{message:`"${P}" cannot be the local name of a provide\
r`,help:k===null?"use letters, digits and dashes only, with no dash at either end":`write ${k}`}}}}const T=D=>(0,y.CC)("block-invalid",b(D))}),4e3:((J,K,c)=>{c.
d(K,{$$:()=>M,B9:()=>n,Cw:()=>p,I0:()=>E,K4:()=>I,NM:()=>l,VW:()=>e,Wt:()=>t,YA:()=>o,_r:()=>m,dh:()=>T,eZ:()=>_,go:()=>r,mP:()=>v,oZ:()=>g,px:()=>P,qZ:()=>s,zM:()=>i,
zN:()=>j,zd:()=>u});var O=c(1064),y=c(9562),w=c(9587);const C=300,b=8192;function T(h,$=C){const{length:S}=h,W=S>b?(0,w.NE)(h.slice(0,b)):(0,w._U)(h);return W.length<=
$?W:`${D(W,$)}\u2026`}const D=(h,$)=>structuredClone(h.slice(0,$).toWellFormed()),P=(h,$)=>`${h} ${h===1?$:k($)}`,k=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`;function j(h,$){
const{length:S}=h,W=typeof $=="number"?$:S<=2*$.few?S:$.few,G=h.slice(W);return{shown:h.slice(0,W),rest:G,more:G.length}}function I(h,$,S=String,W=G=>`${G} more`){
const{shown:G,more:z}=j(h,$),Q=G.map(ee=>S(ee)).join(", ");return z>0?`${Q} and ${W(z)}`:Q}const M=h=>new TextEncoder().encode(h).length;function E(h,$,S,W){const G=[];
let z=0;for(const Q of Iterator.from(h).map(W)){if(z+=M(Q)+S,z>$)break;G.push(Q)}return{shown:G,more:h.length-G.length}}const _=h=>h.map($=>O.bB[$]).join(" and "),
u=h=>`the clients print "${h}"`;function r(h){return h===null?"null":Array.isArray(h)?"an array":typeof h=="object"?"an object":`a ${typeof h}`}function v(h){if(h.
kind==="error")return`cannot be read: ${h.code}`;if(h.kind==="special")return`is ${h.is} and is not read`;const{bytes:$,maxBytes:S}=h;return`has ${$} bytes and \
is not read; the limit is ${S/1024/1024} MiB`}const a={[y.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPA\
CE/NAME/SYSTEM)",[y.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/T\
YPE), and one that is installed by hand needs a filesystem mirror"};function t(h){return h.flatMap(S=>a[S]??[])[0]??"correct the host in `source` or `hostname`,\
 or add the `source` that a child module lacks"}const f=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.ha\
shicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitla\
b.com"]]),e=h=>f.get(h)??null,n=h=>`wait and run the check again; see ${e(h)??"its status page"}, and consider a network mirror for providers`,s=h=>`use another\
 network, a proxy (HTTPS_PROXY) or a network mirror: ${h} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network,\
 for example by country`;function l({page:h,asked:$},S){if(h===null)return S;const W=h.title===""?"":` ("${h.title}")`,G=S.guest??s($);switch(h.kind){case"sign-\
in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:G,because:`the host returned a sign-in page${W}`};case"captive-portal":
return`a proxy or captive portal returned an HTML page${W}: allow this machine to reach the host`;case"other":{const z=S.user??`check that ${$} is a registry, a\
nd ${t([])}`;return{...S,user:z,guest:G,because:`the host returned an HTML page${W}`}}}}const m=({url:h,status:$,reason:S})=>`${h} returned ${`${$} ${T(S)}`.trim()}`,
o=h=>`${Math.round(h/100)/10} s`,i=h=>h.kind==="several"?h.reasons:[h];function p(h){switch(h.kind){case"deadline":return`the check reached its deadline of ${o(
h.ms)}`;case"signal":return`the check was interrupted by ${h.signal}`;case"crash":return"tf-disco crashed";case"missing":return d(h);case"several":return h.reasons.
map(p).join("; ")}}function d({repositories:h,total:$}){const S=$===1?"repository":"repositories",W=h.length===1?"is":"are",G=I(h,10,T);return`${h.length} of ${$}\
 ${S} ${W} missing: ${G}`}const g=({kind:h,address:$,version:S})=>`${h} ${$} ${T(S,40)}`}),7052:((J,K,c)=>{c.d(K,{JW:()=>k,U$:()=>w,WO:()=>D,a3:()=>P,ub:()=>M,yQ:()=>j});
var O=c(4e3),y=c(5799);const w=({error:E,isRefused:_})=>(0,y.CC)("file-syntax",{message:E??"the file is not valid UTF-8",help:"fix the file, or list it in `excl\
ude` if it is invalid on purpose",...!_&&{severity:"warning"}}),C={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of t\
he link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the link is"},b={ENAMETOOLONG:"s\
horten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},T={file:"correct the permissions, or list \
the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"\
correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or li\
st it in `exclude`"},D=E=>(0,y.CC)("file-unreadable",{message:`${C[E.what]}${"code"in E?`: ${E.code}`:` ${E.is} and is not read`}`,help:(E.what==="file"||E.what===
"directory"?b[E.code]:void 0)??T[E.what],...!("isRefused"in E&&E.isRefused)&&{severity:"warning",affects:[]}}),P=()=>(0,y.CC)("file-outside",{message:"the link \
points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function k({scan:E,hasHostnames:_,isFleet:u}){
const r=E.every(f=>f==="."),a=`found no Terraform or OpenTofu files in ${u?"the repositories of `usages`":r?"this directory":`\`scan\` (${(0,O.K4)(E,3,O.dh)})`}`,
t=u?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return _?(0,y.CC)("nothing-to-check",
{message:`${a}; only \`hostnames\` was checked`,help:`${t}, or correct \`scan\``,severity:"warning"}):(0,y.CC)("nothing-to-check",{message:`${a}, and \`hostnames\
\` is not set`,help:`${t}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const j=({oldest:E})=>(0,y.CC)("file-stale",{message:`the usages file was wr\
itten more than a week ago (the oldest on ${E}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see w\
hy the job that writes it no longer runs"}),I={depth:E=>({message:`directories nested deeper than ${E} levels are not scanned`,help:"list this directory in `exc\
lude`"}),files:E=>({message:`there are more than ${E} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or \
`exclude`"}),directory:E=>({message:`the directory has more than ${E} files; the files after them are not scanned`,help:"split the directory, or list files in `\
exclude`"}),parts:E=>({message:`the file has more than ${E} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),
"module-usages":E=>({message:`the files of this directory use or define more than ${E} modules, providers, resources and variables; the rest of this file and th\
e files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:E=>({message:`the scan found more than ${E} usages of hosts; t\
his directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:E=>({message:`the root modules have more th\
an ${E} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"})};
function M(E){switch(E.kind){case"size":return(0,y.CC)("file-limit",{message:`the file ${(0,O.mP)(E)}`,help:"split the file, or list it in `exclude`"});case"pro\
blems":return(0,y.CC)("file-limit",{message:`there are more than ${E.max} problems in files; ${E.omitted} are not reported`,help:"fix the reported problems firs\
t, or scan fewer files with `scan` or `exclude`"});case"time":return(0,y.CC)("file-limit",{message:`${(0,O.Cw)(E.stopped)} after reading ${E.files} files; this \
directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"});default:
return(0,y.CC)("file-limit",I[E.kind](E.max))}}}),9804:((J,K,c)=>{c.d(K,{FA:()=>r,N0:()=>M,Ov:()=>v,Sm:()=>E,id:()=>j,jF:()=>k});var O=c(1064),y=c(4e3),w=c(5799);
const C=6,b=a=>`"${(0,y.dh)(a)}"`,T=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function D(a){const t=a.replace(T,"");return t===
""?"":`: ${t}`}function P(a){switch(a.reason){case"syntax":{const{text:t,why:f}=a;return{message:`${b(t)} is not a version constraint${D(f)}`,help:"write versio\
ns such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${a.address} is a\
n expression, which ${a.clients.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:a.clients.includes("terraform")?"write the ver\
sion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept loca\
ls and variables",affects:a.clients};case"not-a-string":return{message:`version of ${a.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${b(a.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"not-constant":return{message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a li\
teral"};case"built-in":return{message:`${a.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`\
provider ${a.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally\
, use `dev_overrides` without `version`"}}}const k=a=>(0,w.CC)("constraint-invalid",P(a)),j=({of:a,terms:t,preRelease:f})=>(0,w.CC)("constraint-unmeetable",{message:`\
no version of ${a} can match ${(0,y.K4)(t.map(b),C,y.dh)}`,help:f!==void 0?`write ${b(f)}: only an exact version, without a space after \`=\` and without \`v\`, sel\
ects a pre-release of a module`:t.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),I={terraform:"\
terraform",opentofu:"tofu"};function M({provider:a,version:t,constraints:f,clients:e,isUnit:n}){const[s,...l]=e,m=s===void 0||l.length>0?"":`${I[s]} `,o=n?"terr\
agrunt ":m;return(0,w.CC)("lock-outside",{message:`locked provider ${a} ${t} does not match configured version constraint ${(0,y.K4)(f,C,y.dh)}`,help:`run \`${o}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`})}const E=({provider:a})=>(0,w.CC)("lock-readonly",{message:`the lock file\
 has no entry for provider ${a}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory without `-lockfile=readonly`, and comm\
it the lock file"}),_={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};
function u(a){const t="failed to read dependency lock file",f="restore the file, or remove the block and run `init` again";switch(a.reason){case"syntax":return{
message:`${t}: ${a.error}`,help:f};case"twice":return{message:`${t}: it has two blocks for provider ${a.provider}`,help:"remove one of the blocks; a merge may h\
ave duplicated it"};case"not-normal":return{message:`${t}: the ${a.of} of provider ${a.provider} must be written in normalized form: ${b(a.normal)}`,help:f};default:{
const[e,n]=_[a.reason];return{message:`${t}: the ${e} of provider ${a.provider} ${n}`,help:f}}}}const r=a=>(0,w.CC)("lock-invalid",u(a)),v=({client:a,version:t,
constraint:f})=>(0,w.CC)("client-version",{message:`the version constraint ${b(f)} excludes ${O.bB[a]} ${t}`,help:`use another version of ${O.bB[a]}, or change \
the constraint`})}),6697:((J,K,c)=>{c.d(K,{AO:()=>P,U7:()=>D,n3:()=>k,nD:()=>M,ro:()=>I,wp:()=>T});var O=c(3592),y=c(4e3),w=c(5799);const C=({file:_,line:u})=>`${(0,y.
dh)(_)}:${u}`;function b(_){const u=`${_.host}, which is not in \`allowed-hosts\``;if("service"in _)return[`${_.service} of ${_.registry} is on ${u}`,"use anoth\
er registry"];if("package"in _)return[`the package of ${_.package} is downloaded from ${u} and was not contacted`,"use another module or provider"];if("use"in _)
return _.use==="download"?[`the source is downloaded from ${u}`,"use a source on an allowed host"]:[`the HTTP backend uses ${u}`,"use an allowed backend"];const r=`\
host ${_.host} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in _))return[r,"use an allowed registry"];const{place:v,clients:a}=_.implied,t=`${C(
v)} names no host, and this is the default of ${(0,y.eZ)(a)}`;return[`${r}; ${t}`,"name an allowed registry there"]}function T(_){const[u,r]=b(_),v=`${r}, or ad\
d ${_.host} to \`allowed-hosts\``;return(0,w.CC)("host-not-allowed",{message:u,help:v})}const D=({host:_})=>(0,w.CC)("host-generic",{message:`${_} is a generic \
hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),P=({host:_,address:u,
asks:r})=>u==="metadata"?(0,w.CC)("host-private-redirect",{message:`${_} is the address of a cloud metadata service and was not contacted`,help:"remove the redi\
rect or the address; metadata services are never contacted"}):(0,w.CC)("host-private-redirect",{message:`a public host ${r==="document"?"redirects":"leads"} to ${_}\
, which has a ${u} address and was not contacted`,help:`if ${r==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
k=({host:_,thrown:u})=>(0,w.CC)("host-check-crashed",{message:`${_} was not checked completely, because of a bug in tf-disco ${O.xv}: ${j(u)}`,help:`please repo\
rt this text at ${O.xV}; to pass until it is fixed, add \`host-check-crashed ${_}\` to \`ignore\``});function j(_){if(!(_ instanceof Error))return(0,y.dh)(String(
_));const u=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(_.stack??"")?.[1];return(0,y.dh)(String(_))+(u===void 0?"":` (${u})`)}const I=({host:_})=>(0,w.CC)("host-http2",{message:`${_}\
 speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${_} as well (ALPN \`http/1.1\`)`,
note:"to pass without checking it, add `host-http2` to `ignore`"});function M({host:_,stopped:u,isBegun:r,unchecked:v,total:a}){const t=r?" completely: its visi\
t was under way when":":";return(0,w.CC)("host-not-checked",{message:`${_} was not checked${t} ${(0,y.Cw)(u)}, with ${v} of ${a} hosts not checked`,help:E[u.kind]})}
const E={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the jo\
b or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((J,K,c)=>{c.d(K,{C:()=>r,CC:()=>n,
DF:()=>_,W7:()=>M,Xd:()=>I,aZ:()=>E,hD:()=>P,oC:()=>D,pj:()=>t,sb:()=>j,tr:()=>e,wv:()=>k});var O=c(1064),y=c(1831),w=c(9587),C=c(4e3),b=c(5143);let T=function(...s){
return{problemFacts:T}=c.late([507],4507),new.target?new T(...s):T(...s)};const D=["error","warning","notice"];function P(s,{clients:l=O.zK,...m}={}){return{problem:s,
severity:s.severity,affects:s.affects.filter(o=>l.includes(o)),clients:l,host:null,services:[],places:[],needed:!0,isHostNew:!1,...m}}const k={line:1,column:1,endColumn:1};
function j(s,l,m=k){const o={file:s===""?".":s,...m};return P(l,{places:[o],clients:O.Du})}const I=({places:s})=>s.find(l=>typeof l!="string")??null,M=s=>I(s)?.
file??"",E=(s,l)=>({...s,affects:s.affects.filter(m=>l.includes(m))}),_=(s,l)=>(0,b.c1)(s,m=>JSON.stringify(l(m))).map(m=>{const[o]=m;if(m.length===1)return o;const i=u(
m,d=>d.exclude??[]),p=u(m,d=>d.rows??[]);return{...o,needed:m.some(({needed:d})=>d),affects:u(m,({affects:d})=>d),clients:u(m,({clients:d})=>d),places:(0,b.As)(
(0,b.jH)(m.flatMap(({places:d})=>d))),...i.length===0?{}:{exclude:i},...p.length===0?{}:{rows:p}}}),u=(s,l)=>[...new Set(s.flatMap(l))],r=(s,l)=>({operator:s,note:l});
function v({operator:s,user:l,guest:m},{role:o,host:i}){const p=`ask the operator of ${i} to ${s}`;switch(o){case"operator":return s;case"user":return l===s?l:l===
void 0?p:`${l}; if you run ${i}, ${a(s,l)}`;case"guest":return m??l??p}}const a=(s,l)=>s.startsWith(`${l}, or `)?s.slice(l.length+5):s;function t(s,l){const{cures:m,
...o}=s;return m===void 0?s:{...o,help:f(m,l)}}function f(s,l){const{because:m,note:o}=s,i=m===void 0?"":`${m}: `,p=o===void 0?"":`; ${o}`;return(0,y.$Y)((0,w._U)(
i+v(s,l)+p))}function e(s,l){const[m,...o]=l,p=`if ${m===void 0?"this repository":(0,C.K4)(l,3)} ${o.length>0?"use":"uses"} OpenTofu, set \`dialect\``,d=m===void 0?
p:`${p} for \`tf-disco usages\``;return{...s,help:s.help===void 0?d:`${s.help}; ${d}`}}function n(s,l){const{operator:m,user:o,guest:i,because:p,note:d,...g}=l,
h=m===void 0?void 0:{operator:m,user:o,guest:i,because:p,note:d},{help:$=h,...S}=g,W=T()[s],G=(0,w._U)(S.message),z={code:s,...W,usualSeverity:W.severity,...S,message:G};
return $===void 0?z:typeof $=="string"?{...z,help:(0,y.$Y)((0,w._U)($))}:{...z,help:f($,{role:"operator",host:""}),cures:$}}}),8011:((J,K,c)=>{c.d(K,{DA:()=>I,Iz:()=>j,
J0:()=>v,My:()=>M,Zp:()=>f,_W:()=>e,k0:()=>a,tg:()=>t});var O=c(1064),y=c(9587),w=c(4e3),C=c(5799);const b=120,T="is not a registry module, and `version` applie\
s to registry modules only",D={"local-with-version":[T,"remove `version`"],"remote-with-version":[T,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a regis\
try module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},P={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],
"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function k(n){
if("error"in n)return{message:n.error,help:n.advice??void 0};if("address"in n){const[m,o]=P[n.reason];return{message:`${n.address} ${m}`,help:o}}const[s,l]=D[n.
reason];return{message:`"${n.text}" ${s}`,help:l}}const j=({path:n,maker:s})=>(0,C.CC)("source-missing",{message:`there is no directory ${(0,w.dh)(n)}`,help:"co\
rrect the path, or commit the directory",...s!==null&&{message:`there is no directory ${(0,w.dh)(n)} in this checkout; ${(0,w.dh)(s)} may create it`,help:"creat\
e it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),I=n=>"isOld"in n?
(0,C.CC)("source-invalid",{...r(n),affects:[n.client]}):(0,C.CC)("source-invalid",k(n)),M=n=>(0,C.CC)("source-near-miss",{message:n.host===null?`"${n.text}" is \
not read as a registry address`:`"${n.text}" is read as host ${n.host}`,help:n.advice}),E="to check its host, add the host to `hostnames`; to read files as well\
, set `scan: .`";function _(n){const{shown:s,more:l}=(0,w.zN)(n,4),m=s.map(({text:i,from:p})=>`${i===null?"not known":(0,w.dh)(i,b)} ${p??"by default"}`),o=l>0?
`${l} more`:m.pop();return`${m.join(", ")} and ${o}`}function u(n){const{address:s,argument:l,expression:m,candidates:o,refused:i}=n,p=(0,w.dh)((0,y.Qj)(m),b),d=`${l}\
 of ${s} is ${p}`;if(i==="never")return{message:`${d}, which Terraform does not evaluate`,help:`write the ${l} as a literal`};if(i!==null){const{variable:g}=i;if(g===
""){const h=`write the ${l} with literals, locals and variables only`;return{message:`${d}, which cannot be known during init`,help:h}}return{message:`${d}, and\
 Terraform evaluates var.${g} here only with \`const = true\``,help:`add \`const = true\` to variable "${g}", which requires Terraform 1.15, or write the ${l} a\
s a literal`}}return o.length>1?{message:`${d}, which is ${_(o)}`,help:E}:{message:`${d}, which is only known at init time`,help:E}}function r({address:n,expression:s,
client:l,isOld:m}){const o=(0,w.dh)((0,y.Qj)(s),b),i=`source of ${n} is ${o}`,[p,d]=[O.bB[l],O.Y8[l]],g="write the source as a literal";if(m)return{message:`${i}\
, which ${p} evaluates only since ${d}`,help:`${g}, or use ${p} ${d} or later`};const h=l==="terraform";return{message:`${i}, and ${p} evaluates only locals and\
 ${h?"variables with `const = true`":"variables"} here`,help:`${g}${h?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with\
 locals and variables"}`}}const v=n=>(0,C.CC)("source-dynamic","isOld"in n?r(n):u(n)),a=n=>(0,C.CC)("host-invalid",{message:`"${n.text}" is not a hostname: ${n.
error}`,help:n.advice??void 0}),t=({block:n})=>(0,C.CC)("host-missing",{severity:"warning",message:`the ${n} has no hostname, and OpenTofu has no default`,help:n===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),f=({host:n,name:s})=>(0,C.CC)("host-dotless-module",{message:`m\
odule sources cannot name host ${n}: must contain at least one dot`,help:`use a full name such as ${s}.localdomain; provider addresses accept the short name`}),
e=({host:n})=>(0,C.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${n}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),9664:((J,K,c)=>{c.d(K,{Gz:()=>y,LA:()=>b,jt:()=>w,un:()=>C});var O=c(
3916);const y=(T,D)=>T===""?D:`${T}/${D}`,w=T=>T.slice(0,Math.max(0,T.lastIndexOf("/")));function C(T,D){const P=(0,O.join)(T,D).replace(/\/$/,"");return P==="."?
"":P}const b=T=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(T)}),1022:((J,K,c)=>{c.d(K,{A5:()=>e,mi:()=>E,op:()=>f,sL:()=>u});var O=c(4091),y=c(1831),w=c(8408),
C=c(5011);const b={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},T="hashicorp",D="-",P='Invalid provider source string: The "source" attr\
ibute must be in the format "[hostname/][namespace/]name"',k="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",j={prefix:"\
terraform-",whose:"a Terraform",frequency:"often"},M={terraform:[j],opentofu:[j,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function E(n,s){
const l=n.split("/");if(l.length>3||l.includes(""))return _(P);const[m="",o,i]=l.reverse(),p=u(m);if(!p.ok){const Q=`${(0,O.ol)(m)} in source ${(0,O.ol)(n)}`;return _(
`Invalid provider type: Invalid provider type ${Q}: ${p.why}"`)}const d=i===void 0,g=d?(0,O.Ju)((0,C.Vm)(s)):(0,y.Pv)(i);if(o===void 0&&g.ok){const Q={hostImplied:d,
namespace:T,type:p.value};return{kind:"registry",host:g.value,...Q}}const $=o===D?(0,O.Ju)(o):u(o??""),S=`namespace "" in source ${(0,O.ol)(n)}`;if(!$.ok)return _(
`Invalid provider namespace: Invalid provider ${S}: ${$.why}"`);const W="Invalid provider source hostname";if(!g.ok)return _(`${W}: ${W} ${S}: ${g.why}"`);const G={
hostImplied:d,host:g.value,namespace:$.value,type:p.value},z=v(G,s);return z===void 0?{kind:r(G,s),...G}:_(z)}const _=n=>({kind:"invalid",error:n});function u(n){
if(/^[a-z0-9]+$/.test(n))return(0,O.Ju)(n);if(n==="")return(0,O.TR)("must have at least one character");if(n.includes("."))return(0,O.TR)("dots are not allowed");
if(n.includes("--"))return(0,O.TR)("cannot use multiple consecutive dashes");const s=(0,w.YE)(n);return s.ok?(0,O.Ju)((0,w.DI)(s.value)):(0,O.TR)(k)}function r({
host:n,namespace:s},l){return s===D?"legacy":s==="builtin"&&b[l].includes(n)?"builtin":"registry"}function v(n,s){const l=(0,C.Vm)(s);if(n.namespace===D&&n.host!==
l)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${l}.`;const m=M[s].find(({prefix:o})=>n.type.startsWith(o));
return m===void 0?void 0:a(n,m,s)}function a(n,{prefix:s,whose:l,frequency:m},o){const i=`${s}provider-`,p=n.type.slice(i.length);if(!n.type.startsWith(i)||!u(p).
ok)return`Invalid provider type: Provider source ${(0,O.ol)(t(n))} has a type with the prefix ${(0,O.ol)(s)}, which isn't allowed because it would be redundant \
to name ${l} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const d=t({...n,type:p},o);return`Invalid \
provider type: Provider source ${(0,O.ol)(t(n,o))} has a type with the prefix ${(0,O.ol)(i)}, which isn't valid. Although that prefix is ${m} used in the names \
of version control repositories for ${l.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,O.ol)(d)}?`}const t=({host:n,namespace:s,type:l},m)=>m!==void 0&&n===(0,C.Vm)(m)?`${s}/${l}`:`${(0,y.pk)(n)}/${s}/${l}`,f=n=>n.replace(/^.*\./s,
""),e=n=>(n??"").replace(/[._].*$/s,"")}),4120:((J,K,c)=>{c.d(K,{H8:()=>T,Iu:()=>b,QI:()=>j,QN:()=>r,SY:()=>D,dy:()=>C,kJ:()=>I,nO:()=>v,od:()=>k,tY:()=>M,u8:()=>_});
var O=c(4e3),y=c(5799),w=c(1064);const C="new in this pull request",b=a=>a.replace(/^./u,t=>t.toUpperCase()),T=a=>y.oC.flatMap(t=>{const{length:f}=a.filter(e=>e.
severity===t);return f===0?[]:[(0,O.px)(f,t)]}).join(", "),D=a=>w.zK.every(t=>a.includes(t))?"all clients":P(a).join(", "),P=a=>a.map(t=>w.bB[t]);function k(a,t){
const f=t.filter(e=>a.includes(e));return a.length===0||f.length===t.length?"":P(f).join(", ")||"no client in use"}const j=({clients:a,versions:t})=>a.map(f=>[w.
bB[f],t[f]].join(" ").trim()).join(" and ");function I(a){return a<999.5?`${Math.round(a)} ms`:a<59950?`${(a/1e3).toFixed(1)} s`:`${(a/6e4).toFixed(1)} min`}function M(a){
return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(1)} kB`:`${(a/1e6).toFixed(1)} MB`}const E=36e5;function _(a,t){const f=(Date.parse(t)-Date.parse(a))/E;if(f>=
48)return`${u(f/24)} days`;if(f>=1)return`${u(f)} h`;const e=Math.floor(f*60);return e>=1?`${e} min`:"less than a minute"}const u=a=>Math.floor(a*10)/10,r=a=>`${a.
slice(0,16).replace("T"," ")} UTC`;function v(a,t){const f=(Date.parse(a)-Date.parse(t))/(24*E);if(Number.isNaN(f))return a;const e=Math.floor(Math.abs(f)),n=e===
0?"less than a day":(0,O.px)(e,"day");return`${a.slice(0,10)} (${f<0?`${n} ago`:`in ${n}`})`}}),6503:((J,K,c)=>{c.d(K,{CN:()=>a,Dx:()=>E,GH:()=>k,Ky:()=>C,TD:()=>b,
YC:()=>u,eb:()=>D,f5:()=>_,io:()=>r,ju:()=>v,lp:()=>M,mj:()=>j,oN:()=>I});var O=c(4e3),y=c(5143),w=c(5799);function C(e,n){const{places:s,noun:l}=b(e);return(0,O.
K4)(s,n,y.eo,m=>(0,O.px)(m,`more ${l}`))}function b(e){const n=f(e),s=(0,y.t6)(n,m=>t(m)?(0,y._M)(m.file)??m:m),l=T(s).length>1;return{places:l?s:n,noun:l?"repo\
sitory":"place"}}const T=e=>e.filter(t).filter(({file:n})=>(0,y._M)(n)!==null),D=e=>(0,y.t6)(T(P(e)),({file:n})=>(0,y._M)(n)),P=e=>[...new Set(e.map(({places:n})=>n))].
flat(),k=(e,n,s)=>`${e===n?"all":`${e} of`} ${n} ${s}`;function j(e,n){const{length:s}=n>1?D(e):[];return s>1?k(s,n,"repositories"):""}function I(e,n){const s=new Set(
e.flatMap(({file:o})=>(0,y._M)(o)??[])).size>1,l=o=>(s?(0,y._M)(o.file):null)??`${o.line}:${o.file}`,m=new Set(n.map(l));return e.filter(o=>!m.has(l(o)))}function M(e,n){
const s=E([e]);return C(I(s,s.slice(0,1)),n)}const E=e=>f(P(e).filter(t)),_=e=>[...new Set(P(e).filter(n=>typeof n=="string"))];function u(e){const n=e.hosts.flatMap(
({requirements:l})=>l),s=[...e.findings,...e.roots.flatMap(({rows:l})=>l)];return[...new Set([...n.map(({because:l})=>l),...s.map(l=>l.places)])]}const r=e=>e.find(
n=>(0,w.Xd)(n)!==null),v=({services:[e,...n]})=>n.length===0?e??null:null,a=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,y._M)(e)===null,t=e=>typeof e!=
"string",f=e=>(0,y.t6)(e,n=>t(n)?`${n.line}:${n.file}`:n)}),6763:((J,K,c)=>{c.d(K,{h$:()=>j,q9:()=>D,rc:()=>P});var O=c(4e3),y=c(5143),w=c(4120),C=c(6503);const b=50,
T=3;function D(I){const{shown:M,more:E}=(0,O.zN)(I,b);return E===0?M:[...M,`and ${(0,O.px)(E,"more remark")}`]}function P(I){const M=(0,C.YC)(I).some(({length:f})=>f===
y.WD),_=I.roots.flatMap(({rows:f})=>f.flatMap(e=>e.platforms)).some(({available:f})=>f),u=I.files.filter(({exclude:f,severity:e})=>f&&e!=="notice"),r=[...new Set(
u.flatMap(({exclude:f})=>f??[]))],v=(0,C.eb)(u).length>0?" where their files are read":"",a=`${(0,O.px)(u.length,"finding")} in tests, examples or templates, wh\
ere errors are warnings`,t=`to skip such files, set \`exclude\`${v}: ${(0,O.K4)(r,T,O.dh)}`;return[...M?[`lists of places end after ${y.WD} places`]:[],...u.length>
0?[`${a}; ${t}`]:[],..._?["signatures of provider packages were not verified"]:[]]}function k({hosts:I},M){const{scan:E,repositories:_}=M,{length:u}=I.filter(({
requirements:t})=>t.some(({because:f})=>f.some(e=>typeof e!="string"))),r=`${(0,O.px)(E.usages,"usage")} of ${(0,O.px)(u,"registry host")}`,v=u===0?"no registry\
 host is used":r;return _.length>0?`${v} in ${(0,O.px)(_.length,"repository")}`:E.files===0?E.durationMs===0?null:"found no Terraform or OpenTofu files":`scanne\
d ${`${(0,O.px)(E.files,"file")} (${(0,w.tY)(E.bytes)})`} in ${(0,w.kJ)(E.durationMs)}: ${v}`}function j(I,M){const{dialect:E,durationMs:_,scan:u,remarks:r}=M,{
findings:v,ignored:a}=I,t=(0,w.H8)(v)||"no findings",f=a>0?`${t}, ${a} ignored`:t,n=I.hosts.length===0&&u.files===0?"":` for ${(0,w.QI)(E)} (${E.why})`,s=k(I,M);
return[`${f}; checked in ${(0,w.kJ)(_)}${n}`,...s===null?[]:[s],...r]}}),4526:((J,K,c)=>{c.d(K,{Pv:()=>T,RO:()=>_,fJ:()=>I,hK:()=>D,n6:()=>r,s1:()=>v,z0:()=>C});
var O=c(9664),y=c(5011),w=c(5257);const C=({kind:a})=>a==="module"||a==="state"||a==="lock",b=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function T({usages:a,declared:t,units:f},e){const n=new Map,s=m=>{const o=n.get(m)??D(m);return n.set(m,o),o},l=({directories:m,place:o})=>m?.map(s)??[s((0,O.jt)(
o.file))];for(const m of f)P(s(m.directory),m);for(const m of a)if(!(!m.clients.includes(e)||m.kind==="installed_module"))for(const o of l(m))m.kind==="test_mod\
ule"?o.tests.push(m):k(o,m,e);for(const m of t){const{kind:o,place:i}=m;if(!(e==="terraform"&&/\.tofu(\.json)?$/.test(i.file)))for(const p of l(m))p.declared.push(
m),o==="lock"?j(p,i):p.hasConfiguration=!0,p.isInitialised||=o==="state"}for(const m of n.values())u(n,m);return n}const D=a=>({name:a,...{usages:[],declared:[],
tests:[],children:[]},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[a]});function P(a,t){a.unit=t,a.hasConfiguration=!0,a.isInitialised=
!0,t.module!==null&&a.children.push({name:t.module,root:null})}function k(a,t,f){const e=t.address==="terraform"&&a.unit?.module===null;if(!(t.kind==="terragrun\
t_source"&&!e)&&(t.kind==="lock_provider"?j(a,t.place):a.hasConfiguration=!0,!(!b.test(t.kind)||t.isOverridden&&t.kind!=="module")&&(a.usages.push(t),!(t.isOverridden||
t.kind!=="module"))))for(const{source:n,root:s}of(0,w.MZ)(t,f))for(const l of M(a.name,n))a.children.push({name:l,root:s})}function j(a,{file:t}){a.lockFile=t,a.
isInitialised=!0}const I=(a,{name:t,unit:f})=>a.root===null||f===null&&a.root===t,M=(a,t)=>t!==null&&(0,y.Nj)(t)?[(0,O.un)(a,t)]:[],E=/(^|\/)tests$/,_=a=>E.test(
a)?(0,O.jt)(a):a;function u(a,t){const{name:f,tests:e}=t;if(e.length===0)return;const n=E.test(f)?a.get((0,O.jt)(f)):void 0,s=n?.hasConfiguration===!0?n:t;s.isInitialised=
!0,s!==t&&(s.tests.push(...e),t.tests=[])}const r=({name:a,tests:t})=>t.flatMap(({text:f})=>M(a,f)),v=a=>[...a.children.map(({name:t})=>t),...r(a)]}),5257:((J,K,c)=>{
c.d(K,{IY:()=>j,Im:()=>I,JT:()=>k,KS:()=>E,MP:()=>P,MZ:()=>_,W$:()=>D,Xo:()=>v,cd:()=>T,ek:()=>M,lc:()=>u});var O=c(9075),y=c(9664),w=c(5011),C=c(1022);const b="\
hostnames input",T={file:b,line:1,column:1,endColumn:1},D=t=>t.file===b?b:t,P=({host:t,namespace:f,name:e,system:n})=>[t,f,e,n].join("/"),k=({host:t,namespace:f,
type:e})=>[t,f,e].join("/"),j=t=>"type"in t?k(t):P(t);function I(t){return"constraints"in t?t.constraints:t.constraint===null?[]:[t.constraint]}const M=t=>("pla\
ces"in t?t.places:[t.place]).map(D);function E({version:t},f){if(t===void 0)return null;const{text:e,value:n,place:s}=t,l=(n===void 0?e:n[f])??null;return l===null?
null:{text:l,place:s}}const _=({text:t,calls:f},e)=>f===void 0?[{root:null,source:t,version:null,isOpen:!1}]:f[e]??[];function u({kind:t,text:f,address:e},n,s){
switch(t){case"required_provider":case"state_store_provider":case"lock_provider":{const l=(0,C.mi)(f??"",s);return l.kind==="registry"?l:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:n,namespace:"hashicorp",type:(0,C.op)(e)};case"implied_provider":return{host:n,namespace:"hashicorp",type:(0,C.
A5)(f)};default:return null}}const r=/^\.{1,2}\//;function v(t,f){const e=Map.groupBy(f,({lockFile:m})=>m),n=new Set(t.flatMap(({kind:m,text:o,place:i})=>a.test(
m)&&!r.test(o??"")?(0,y.jt)(i.file):[])),s=(0,O.Oo)(m=>new Set(m.providers.map(({provider:o})=>k(o)))),l=(m,o)=>{if(m.calls.length>0||m.directories.some(p=>n.has(
p)))return!0;const i=u(o,(0,w.Vm)(m.client),m.client);return i===null||s(m).has(k(i))};return t.map(m=>{if(m.kind!=="lock_provider"||m.needs.length===0)return m;
const o=e.get(m.place.file);return o===void 0||o.some(i=>l(i,m))?m:{...m,needs:[]}})}const a=/^(?:module|test_module|terragrunt_source|installed_module)/}),7747:((J,K,c)=>{
c.d(K,{E:()=>T});var O=c(3024),y=c(6760),w=c(5747),C=c(9075),b=c(6195);function T({root:P,scan:k}){const j=[P,...k.map(_=>(0,y.resolve)(P,(0,b.VK)(_).fixed))].map(
D),I=_=>j.some(u=>u!==null&&(0,b.UO)(_,u)),M=_=>{const u=(0,y.resolve)(P,_),r=(0,O.existsSync)(u)?D(u):null;return r!==null&&I(r)?r:null},E=(_,u)=>{const r=M(_);
return(r===null?[]:(0,w.Mc)(r).filter(u)).map(({name:a})=>a).sort()};return{list:_=>E(_,u=>!u.isDirectory()),directories:_=>E(_,u=>u.isDirectory()&&!(0,b.G$)(u.
name)),exists:(0,C.Oo)(_=>M(_)!==null),read:(_,u)=>{const r=M(_),v=r===null?null:(0,w.yR)(r,u);return v?.ok?v.text:null}}}const D=P=>(0,w.N0)(()=>(0,O.realpathSync)(
P),null)}),8416:((J,K,c)=>{c.d(K,{L2:()=>I,WJ:()=>k,oh:()=>j,rU:()=>M,uQ:()=>E});var O=c(9075),y=c(4e3),w=c(5143),C=c(1064),b=c(9664),T=c(5603),D=c(3469);let P=function(...e){
return{readTools:P}=c.late([354,262],3082),new.target?new P(...e):P(...e)};const k=([e,...n])=>e===void 0||n.length>0?"both":e;function j(e,n){const s=(0,O.Oo)(
()=>P(e,n));return()=>s(null)}function I({setting:e,scan:n}){const{name:s}=e,l=s==="auto"?null:s==="both"?C.Du:[s],m=n===null||n.isEmpty?null:n,o=m===null?[]:v(
m,e,l),i={setting:e,signs:o,constraints:m?.constraints??[]};if(l!==null)return a(l,["set by `dialect`"],[],i);if(m===null)return a(C.Du,["CLI not detected; set \
`dialect` to check one"],[],i);const p=r(o);if(p.length===0)return{...a(["terraform"],["assumed; set `dialect`"],[],i),isGuess:!0};const d=_(p),g=d.flatMap(h=>p.
find($=>$.client===h)??[]);return a(d,g.map(f),p,i)}function M({clients:e},n){if(n===null||n.isEmpty)return C.zK;const s=new Set([...e,...n.tools().others]);return n.
usesTerragrunt&&s.add("terragrunt"),C.zK.filter(l=>s.has(l))}function E(e,{evidence:n,versions:s}){return(l,m)=>{const o=n.some(i=>{if(i.level!=="version-file"||
i.version===null)return!1;const p=(0,b.jt)(i.place.file);return i.client===l&&(p===""||`${m}/`.startsWith(`${p}/`))});return e.version??(o?s[l]??null:null)}}const _=e=>C.
Du.filter(n=>e.some(s=>s.client===n));function u(e){const n=e.filter(({place:s})=>!(0,w.Zl)(s.file));return n.length===0?e:n}function r(e){const n=u(e),s=T.A.find(
l=>n.some(m=>m.level===l));return n.filter(({level:l})=>l===s)}function v({signs:e,tools:n,hasCloudHostname:s},{version:l},m){const o=r(e),i=m??_(o),p=o.every(({
place:W})=>(0,w.Zl)(W.file)),d=m===null&&(p||o.some(({isCloud:W})=>W)),g=l===null&&i.some(W=>(0,D.w)(W,[]).length>1);if(!d&&!g)return e;const{setsCloudHostname:h,
signs:$}=n(),S=s||h;return[...e.filter(({isCloud:W})=>!(W&&S)),...$]}function a(e,n,s,l){const m=e.map(p=>t(p,l)),o=m.filter(({version:p})=>p!==null),i=o.flatMap(
({signs:p})=>p.slice(0,1).map(f));return{name:k(e),clients:e,releases:m.flatMap(({releases:p})=>p),versions:Object.fromEntries(o.map(p=>[p.client,p.version??""])),
why:[...new Set([...n,...i])].join(", "),evidence:[...new Set([...s,...m.flatMap(({signs:p})=>p)])]}}function t(e,{setting:n,signs:s,constraints:l}){const m=(h,$)=>{
const[S=null,...W]=h,G=(0,D.w)(e,h);return{client:e,releases:G,version:W.length===0?S:null,signs:$}};if(n.version!==null)return m([n.version],[]);const o=u(s.filter(
h=>h.client===e&&h.version!==null)),i=new Set(o.map(({version:h})=>(h??"").replace(/^v/,"")));if(i.size>0){const h=m([...i],o);return{...h,version:(0,D.l)(h.version??
"")?h.version:null}}const p=u(l),d=m([],[]),g=m(p.map(({text:h})=>h),p.map(({text:h,place:$})=>({client:e,level:"syntax",place:$,text:`requires ${(0,y.dh)(h)}`,
version:h})));return g.releases.length===d.releases.length?d:g}const f=({place:e,text:n})=>`${e.file}:${e.line} ${n}`}),796:((J,K,c)=>{c.d(K,{$:()=>u,$t:()=>n,AN:()=>v,
Dx:()=>e,_X:()=>M});var O=c(6134),y=c(9664),w=c(7747),C=c(2161),b=c(6195);const T=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure \
.azuredevops .azure-pipelines .pipelines .spacelift".split(" "),D=s=>s==="config.toml",P=[["",C.Z8],[".github",()=>!1],...T.map(s=>[s,l=>/\.ya?ml$/i.test(l)]),[
".devcontainer",C.Z8],[".config",C.TD],[".config/mise",D],[".mise",D]],k=".github/actions",j=128*1024,I=200;function*M({root:s,exclude:l},m){const o=(0,w.E)({root:s,
scan:[]}),i=(0,b.Ls)(l),p=E(o).filter(h=>!i(h)),d=h=>h.split("/").length,g=[...new Set([...p,...m])].sort((h,$)=>d(h)-d($)||(h<$?-1:1));for(const h of g.slice(0,
I)){const $=o.read(h);$!==null&&$.length<=j&&(yield{file:h,text:$})}}function E(s){const l=P.flatMap(([o,i])=>s.list(o).filter(p=>i(p)||u((0,y.Gz)(o,p))).map(p=>(0,y.
Gz)(o,p))),m=s.directories(k).flatMap(o=>["action.yml","action.yaml"].map(i=>`${k}/${o}/${i}`));return[...l,...m]}const _=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],u=s=>_.some(({path:l})=>l.test(s)),r=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function v({file:s,text:l}){if(u(s)){const o=e(s,l);return _.filter(({path:i,line:p})=>i.test(s)&&(p===void 0||o.some(d=>p.test(d)))).map(({client:i})=>i)}return l.
search(r)<0?[]:e(s,l).flatMap(o=>o.match(r)??[]).map(o=>o.toLowerCase())}const a=1e3,t=/(^|\s)#.*$/s,f=/(^|\s)(\/\/|\/?\*).*$/s;function e(s,l){const m=/jenkinsfile|\.json$/i.
test(s)?f:t;return l.split(`
`).map(o=>o.slice(0,a).replace(m,"").trimEnd())}function n(s,l,m,o){return{file:s,...(0,O.yN)(m)(o),line:l+1}}}),2161:((J,K,c)=>{c.d(K,{L8:()=>M,TD:()=>t,U4:()=>j,
Z:()=>a,Z8:()=>f,dN:()=>v,e0:()=>I,tr:()=>k,xO:()=>r});var O=c(1064);const y=["terraform"],w=["opentofu"],C=/\.tfquery\.(hcl|json)$/,b=[[/\.tf(\.json)?$/,"confi\
g",O.Du],[/\.tofu(\.json)?$/,"config",w],[/\.tftest\.(hcl|json)$/,"test",O.Du],[/\.tofutest\.(hcl|json)$/,"test",w],[C,"query",y],[/\.tfmigrate\.hcl$/,"migrate",
y],[/\.tf(component|stack)\.(hcl|json)$/,"stack",y],[/\.tfdeploy\.(hcl|json)$/,"deploy",y],[/\.(tf|tofu)mock\.hcl$/,null,O.Du],[/terragrunt\.hcl\.json$|\.hcl$/,
"terragrunt",O.Du]],T=/\.(tf|tofu|hcl|json)$/,D=".terraform.lock.hcl",P={class:"lock",syntax:"hcl",clients:O.Du,isOverride:!1},k=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(e),j=".terraform/modules/modules.json",I={...P,class:"manifest",syntax:"json"};function M(e,n,s){if(e===D)return P;const l=T.test(e)?b.find(([z])=>z.test(e)):
void 0,[m=/$/,o=null,i=[]]=l??[];if(o===null)return;const p=E(e)&&o==="test"&&s==="tests";if(E(e)&&!p)return;const d=e.search(m),g=e.slice(0,d),h=g+e.slice(d).replace(
".tf",".tofu"),$=g==="override"||g.endsWith("_override"),S=p||h!==e&&n.has(h);if(S&&!i.includes("terraform"))return;const W=S?y:i,G=e.endsWith(".json")?"json":"\
hcl";return{class:o,syntax:G,clients:W,isOverride:$}}const E=e=>e.startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),_=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
u=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|c\
irrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),r=e=>C.test(e),v=[".spacelift/confi\
g.yml",".spacelift/config.yaml"],a=e=>e.endsWith(".tfbackend"),t=e=>_.test(e),f=e=>t(e)||u.test(e)}),6195:((J,K,c)=>{c.d(K,{$8:()=>D,G$:()=>P,Ls:()=>b,UO:()=>k,
VK:()=>C,sT:()=>I,sq:()=>j});var O=c(6760),y=c(7052);const w=/[*?[{]/;function C(M){const E=M.split("/"),_=E.findIndex(u=>w.test(u));return _<0?{fixed:M}:{fixed:E.
slice(0,_).join("/"),glob:E.slice(_).join("/")}}function b(M){const E=M.map(_=>{const u=_.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:u,start:T(
u)}});return _=>{const u=_.toLowerCase();return E.some(({glob:r,start:v})=>r===_||u.startsWith(v)&&O.posix.matchesGlob(_,r))}}function T(M){const[E=""]=M.includes(
"..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(M)??[];return E.toLowerCase()}const D=({file:M,glob:E},_)=>M===_||E!==void 0&&O.posix.matchesGlob(_,E),P=M=>M.startsWith(".")||
M==="node_modules",k=(M,E)=>M===E||M.startsWith(E.endsWith(O.sep)?E:E+O.sep),j=M=>O.sep==="/"?M:M.replaceAll(O.sep,"/");function I(M,{boundary:E}){return M.kind===
"error"?(0,y.WO)({what:"link",code:M.code}):k(M.path,E)?M.kind==="special"?(0,y.WO)({...M,what:"link-to-special-file"}):M.kind==="file"?M.path:null:(0,y.a3)()}}),
5603:((J,K,c)=>{c.d(K,{A:()=>b,j:()=>T});var O=c(5143),y=c(5799),w=c(1064),C=c(5011);const b=["lock-file","syntax","version-file","tool","hook"];class T{signs=new Map;constraints=new Map;addFile({
file:k,kind:{clients:j},scope:I,isContext:M}){if(M)return;const[E,..._]=j;if(E!==void 0&&_.length===0&&!/(^|\/)[.#][^/]*$/.test(k)){const u=`is read by ${w.bB[E]}\
 only`;this.addSign({client:E,level:"syntax",place:{file:k,...y.wv},text:u})}for(const u of I.declared)this.addDeclared(u)}end(k){for(const{kind:j,host:I,place:M,
clients:E,isOverridden:_}of k)if(j==="lock_provider"){const u=w.Du.find(v=>(0,C.Vm)(v)===I),r=`locks providers from ${I}`;u&&this.addSign({client:u,level:"lock-\
file",place:M,text:r})}else j==="cloud_default"&&!_&&E.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:M,text:"has a cloud block wi\
thout hostname",isCloud:!0});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(k){const{kind:j,text:I,place:M}=k;if(j===
"version")D(this.constraints,I,k);else if(j==="binary"){const E=I==="tofu"?"opentofu":"terraform";this.addSign({client:E,level:"version-file",place:M,text:"sets\
 terraform_binary"})}else if((0,w.SO)(j)){const{client:E,what:_}=w.$I[j];this.addSign({client:E,level:"syntax",place:M,text:`has ${_}`})}}addSign(k){D(this.signs,
`${k.client} ${k.text}`,{...k,version:null})}}function D(P,k,j){const I=(0,O.Zl)(j.place.file)?`${k} aside`:k;P.has(I)||P.set(I,j)}}),7854:((J,K,c)=>{c.d(K,{G4:()=>E,
O8:()=>b,Rt:()=>C,VZ:()=>T,eI:()=>P,kA:()=>j,s7:()=>k,sw:()=>D,vH:()=>I});var O=c(9075),y=c(7052),w=c(5799);const C=["organization","workspaces"],b=["module","s\
tate","lock"],T=["version","compatible","provider-version"];function D(_,u){const r=(0,O.Oo)(a=>a.filter(t=>u.includes(t))),v=(0,O.Oo)(a=>a.map(t=>({...t,clients:r(
t.clients)})).filter(t=>t.clients.length>0));return _.flatMap(a=>{const t=r(a.clients);if(t.length===a.clients.length)return a;const f=v(a.needs),e=a.isHostImplied?
f[0]?.host??a.host:a.host;return t.length===0?[]:{...a,clients:t,needs:f,host:e}})}const P=(_,u)=>u.length===0?_:_.map(r=>{const{calls:v,evaluated:a}=r;if(v===void 0||
a===void 0)return r;const t=Object.entries(v).filter(([f])=>!u.some(e=>e===f));return{...r,calls:Object.fromEntries(t)}}),k=({workspace:_,hasOwnToken:u,directHost:r})=>_!==
void 0||u===!0||r!==void 0,j=_=>new Set(_.flatMap(({host:u,isHostImplied:r})=>r?[]:u??[])),I=(_,u)=>_.filter(({clients:r})=>r.some(v=>u.includes(v))),M=1e4;function E(_=M){
const u=[],r={error:0,warning:0,notice:0};let v=0;const a=f=>{r[f.severity]+=1,r[f.severity]<=_?u.push(f):v+=1},t=()=>(0,w.sb)(".",(0,y.ub)({kind:"problems",max:_,
omitted:v}));return{add:a,all:()=>v===0?u:[...u,t()]}}}),5751:((J,K,c)=>{c.d(K,{s:()=>s});var O=c(3024),y=c(6760),w=c(5747),C=c(4091),b=c(4e3),T=c(7030),D=c(6181),
P=c(1831);function k(d){const g=S=>d[S]||d[S.toLowerCase()]||"",h={http:I("HTTP_PROXY",g("HTTP_PROXY")),https:I("HTTPS_PROXY",g("HTTPS_PROXY"))},$=_(g("NO_PROXY"));
return S=>{const W=h[S.scheme];return W===null||E(S.name)||$(S)?null:W}}const j=["http:","https:"];function I(d,g){if(g==="")return null;const h=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(g)?g:`http://${g}`);if(h===null)throw new TypeError(`${d} is not a URL; expected http://HOST:PORT`);if(!j.includes(h.protocol))throw new TypeError(`${d} is\
 a ${h.protocol}// proxy; expected http:// or https://`);if(!M(h.username)||!M(h.password))throw new TypeError(`${d} has a user name or password with a bare "%"\
; write "%25" for it`);return h}function M(d){try{return decodeURIComponent(d),!0}catch(g){if(g instanceof URIError)return!1;throw g}}const E=d=>d==="localhost"||
["127.0.0.0/8","::1/128"].some(g=>r(g)?.(d));function _(d){const g=d.split(",").map(h=>h.trim().toLowerCase()).filter(h=>h!=="").map(u);return h=>g.some($=>$(h))}
function u(d){if(d==="*")return()=>!0;const g=r(d);if(g!==null)return({name:z})=>g(z);const{name:h,port:$}=t(d),S=z=>$===""||String(z.port)===$,W=(0,T.isIP)(h)===
4?32:128,G=r(`${h}/${W}`)??a(h);return z=>S(z)&&G(z.name)}function r(d){const[,g="",h=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(d)??[];if(!v(g))return null;const $=Number(
h);if($>((0,T.isIP)(g)===4?32:128))return null;const S=$-((0,T.isIP)(g)===6?96:0),W=new T.BlockList,G=(0,T.isIP)((0,D.n7)(g))===4&&S>=0;return G?W.addSubnet((0,D.
n7)(g),S,"ipv4"):W.addSubnet(g,$,"ipv6"),z=>{const Q=(0,D.n7)(G?z:z.replace(/%.*$/s,""));return(0,T.isIP)(Q)===(G?4:6)&&W.check(Q,G?"ipv4":"ipv6")}}const v=d=>(0,T.
isIP)(d)!==0&&!d.includes("%");function a(d){if(d==="")return()=>!1;const g=d.replace(/^\*\./,"."),h=g.replace(/^\./,""),$=(0,P.Pv)(h),S=$.ok?$.value:h,W=G=>!g.
startsWith(".")&&G===S;return G=>(0,T.isIP)(G)===0&&(G.endsWith(`.${S}`)||W(G))}function t(d){const g=/^\[([^\]]*)\]:([^:]*)$/.exec(d)??/^([^:[\]]*):([^:[\]]*)$/.
exec(d);return g===null?{name:d,port:""}:{name:g[1]??"",port:g[2]??""}}var f=c(3152);let e=function(...d){return{X509Certificate:e}=process.getBuiltinModule("no\
de:crypto"),new.target?new e(...d):e(...d)};const n=4*1024*1024;function s(d,{environment:g,directory:h,wording:$=f.w7}){const{settings:S,mistakes:W}=(0,f.P$)(d,
$),G=o(S.caFile,$),z=m(g),Q=[G,z].flatMap(re=>re.ok?[]:[re.why]),ee=l(S.scan,h).map(re=>$.missingPath(re,h)),ae=[...W,...Q,...ee];if(ae.length>0||!G.ok||!z.ok)throw new f.
GN(ae);return{...S,authorities:G.value,chooseProxy:z.value}}const l=(d,g)=>d.filter(h=>!/[*?[\]{}]/.test(h)&&!(0,O.existsSync)((0,y.resolve)(g,h)));function m(d){
try{return(0,C.Ju)(k(d))}catch(g){if(g instanceof TypeError)return(0,C.TR)(g.message);throw g}}function o(d,{setting:g}){if(d===null)return(0,C.Ju)(null);const h=(0,w.
yR)(d,n),$=g("ca-file");if(!h.ok)return(0,C.TR)(`${$} "${d}" ${(0,b.mP)(h.failure)}`);const S=p(h.text);return S.ok?S:(0,C.TR)(`${$} "${d}" ${S.why}`)}const i=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function p(d){const g=d.match(i)??[];if(g.length===0)return(0,C.TR)("contains no certificate; expected PEM");try{for(const h of g)new e(h);return(0,C.Ju)(g.join(
`
`))}catch(h){return(0,C.TR)(`contains an invalid certificate: ${h instanceof Error?h.message:h}`)}}}),1435:((J,K,c)=>{c.d(K,{j:()=>T,o:()=>D});var O=c(9562);let y=function(...k){
return{thisMachine:y}=c.late([905,437],2218),new.target?new y(...k):y(...k)},w=function(...k){return{mergeMistakes:w}=c.late([905,437],2218),new.target?new w(...k):
w(...k)},C=function(...k){return{readCliConfig:C}=c.late([905,437],2218),new.target?new C(...k):C(...k)},b=function(...k){return{withoutInstalled:b}=c.late([778,
155,468],1264),new.target?new b(...k):b(...k)};function T(k,j,I,{environment:M,directory:E,plugins:_=null}){if(j.hostnames.length===0&&k.every(({needs:e})=>e.length===
0))return{usages:k,remarks:[],findings:[],configs:[],releases:I.releases};const u=D(j.cliConfig,I.clients,M),r=I.releases.map(e=>{const n=u.find(({client:s})=>s===
e.client);return{...e,attemptMs:n?.requestTimeoutMs??e.attemptMs}}),v=j.depth!=="discovery",a={root:E,plugins:_,releases:r,asksMirrors:v},t=k.some(P)?b(k,u,a):{
usages:k,remarks:[],findings:[]},f=[...u.flatMap(e=>e.findings),...t.findings];return{...t,findings:w(f),configs:u,releases:r}}function D(k,j,I){const M=y(I);return j.
map(E=>C(E,M,k))}const P=({needs:k})=>k.some(({service:j})=>j===O.xq)}),215:((J,K,c)=>{c.d(K,{o:()=>be,S:()=>Se});var O=c(5799),y=c(785),w=c(1064),C=c(7747),b=c(
8416),T=c(2161),D=c(7854),P=c(9075),k=c(9664),j=c(5011),I=c(9031),M=c(7052),E=c(5603),_=c(3024),u=c(6760),r=c(5747),v=c(6195);const a={files:1e6,directoryFiles:5e4},
t=200,f=()=>({toolFiles:[],links:new Map});function*e(A,U=f(),R=a){const x=new s(A,U,R);for(const L of A.scan){const B=n(x.root,L);"path"in B?yield*x.walkFrom(B):
yield{name:L,files:[],notes:[B]}}}function n(A,U){const{fixed:R,glob:x}=(0,v.VK)(U);try{const L=(0,_.realpathSync)((0,u.resolve)(A,R)),B=(0,v.sq)((0,u.relative)(
A,L)),H=(0,v.UO)(L,A),N=H?A:L;if(x!==void 0)return{path:L,name:B,boundary:N,glob:(0,k.Gz)(B,x)};if((0,_.statSync)(L).isDirectory())return{path:L,name:B,boundary:N};
const F=(0,u.resolve)(L,"..");return{...{path:F,name:(0,v.sq)((0,u.relative)(A,F))},boundary:H?A:F,file:B}}catch(L){return(0,O.sb)(U,(0,M.WO)({what:"scan",code:(0,r.
Oj)(L)}))}}class s{root;isExcluded;aside;limits;selected;files=0;constructor({root:U,scan:R,exclude:x},L,B){this.root=(0,_.realpathSync)(U),this.isExcluded=(0,v.
Ls)(x),this.aside=L,this.limits=B,this.selected=R.length>1?new Set:null}*walkFrom(U){const{path:R,name:x,glob:L,file:B}=U,N=[{path:R,name:x,depth:0,isSelected:L===
void 0&&B===void 0}];for(let F=N.pop();F!==void 0;F=N.pop()){const{name:X}=F,V=l(F);if("problem"in V){yield{name:X,files:[],notes:[V]};continue}const Y=this.findFiles(
U,F,V);this.files+=Y.files.length;const te=this.limits.files;if(this.files>te){const q=(0,O.sb)(X,(0,M.ub)({kind:"files",max:te}));yield{name:X,files:[],notes:[
...Y.notes,q]};return}if(yield Y.files.every(({isContext:q})=>q)?{...Y,files:[]}:Y,U.file!==void 0)return;for(const q of this.findDirectories(U,F,V))N.push(q)}}findFiles(U,R,x){
const{name:L}=R,B=[],H=[];for(const N of this.filesAmong(U,R,x))if("problem"in N)H.push(N);else if(B.length<this.limits.directoryFiles)B.push(N);else{const F=this.
limits.directoryFiles;H.push((0,O.sb)(L,(0,M.ub)({kind:"directory",max:F})));break}return{name:L,files:B,notes:H}}*filesAmong(U,R,x){const L=new Set;let B=!1;for(const N of x)
if((0,T.tr)(N.name)&&!N.isDirectory()&&L.add(N.name),B||=N.name===".terraform",N.name===".spacelift")for(const F of T.dN)this.addTool((0,k.Gz)(R.name,F));const H=u.
posix.basename(R.name);for(const N of x){if(N.isDirectory())continue;const F=(0,k.Gz)(R.name,N.name),X=(0,T.L8)(N.name,L,H);if(X===void 0){(0,T.Z8)(N.name)&&this.
addTool(F);continue}const Y={path:R.path+u.sep+N.name,file:F,kind:X,isContext:!this.select(U,R,F)};N.isFile()?yield Y:N.isSymbolicLink()?yield*this.follow(U,Y):
yield(0,O.sb)(F,(0,M.WO)({what:"special-file",is:(0,r.I)(N)}))}if(B&&R.isSelected){const N=[R.path,...T.U4.split("/")].join(u.sep),F=(0,r.$r)(N);F.kind==="file"&&
F.path===N&&(yield{path:N,file:(0,k.Gz)(R.name,T.U4),kind:T.e0,isContext:!1})}}addTool(U){this.isExcluded(U)||this.aside.toolFiles.push(U)}select(U,R,x){return!(R.
isSelected||(0,v.$8)(U,x))||this.isExcluded(x)||this.selected?.has(x)?!1:(this.selected?.add(x),!0)}*follow(U,R){const x=(0,v.sT)((0,r.$r)(R.path),U);if(x===null)
return;if(typeof x=="object")return yield(0,O.sb)(R.file,x);const L=(0,v.sq)((0,u.relative)(this.root,x));R.isContext||this.aside.links.set(R.file,L),yield{...R,
path:x,target:L}}findDirectories({glob:U},{path:R,name:x,depth:L,isSelected:B},H){return H.toReversed().flatMap(N=>{if(!N.isDirectory()||(0,v.G$)(N.name))return[];
const F=(0,k.Gz)(x,N.name);if(this.isExcluded(F))return[];const X=B||U!==void 0&&u.posix.matchesGlob(F,U);return{path:R+u.sep+N.name,name:F,depth:L+1,isSelected:X}})}}
function l({path:A,name:U,depth:R}){if(R>t)return(0,O.sb)(U,(0,M.ub)({kind:"depth",max:t}));try{return(0,_.readdirSync)(A,{withFileTypes:!0}).sort((x,L)=>x.name<
L.name?-1:1)}catch(x){return(0,O.sb)(U,(0,M.WO)({what:"directory",code:(0,r.Oj)(x)}))}}let m=function(...A){return{dependsOnOthers:m}=c.late([354,262],3082),new.target?
new m(...A):m(...A)},o=function(...A){return{usagesOf:o}=c.late([354,262],3082),new.target?new o(...A):o(...A)},i=function(...A){return{declaredIn:i}=c.late([354,
262],3082),new.target?new i(...A):i(...A)},p=function(...A){return{isForeign:p}=c.late([354,262],3082),new.target?new p(...A):p(...A)},d=function(...A){return{readModule:d}=
c.late([354,262],3082),new.target?new d(...A):d(...A)};const g=25e4;function*h(A,U,R=g){const x=new $(U,R);yield*x.collect(A);const L=yield*x.decideOpen();return x.
result(L)}class ${items=[];notes=(0,D.G4)();known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new E.j;aside=f();counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(U,R){
this.values=(0,P.Oo)(()=>U(this.found)),this.maxUsages=R}*collect(U){const{counts:R}=this;for(const{name:x,files:L,notes:B}of e(U,this.aside)){if(this.endedAt=x,
yield R.files)return;for(const N of B)this.notes.add(N);if(L.length===0)continue;if(this.isFull(R.decided+R.open,x))break;const H=yield*d(L,R.files);if(H===null)
return;R.bytes+=H.bytes;for(const N of H.notes)this.notes.add(N);this.add({directory:x,files:H.files})}this.endedAt=null}*decideOpen(){const U=[];let R=!1;for(const x of this.
items){if(!("files"in x)){U.push(x);continue}if(R||=this.isFull(this.counts.decided,x.directory),!R)if(yield this.counts.files)this.endedAt??=x.directory,R=!0;else
for(const L of this.decide(x.files))U.push(L)}return U}result(U){const{signs:R,notes:x,declared:L,aside:B,isEmpty:H,usesTerragrunt:N,endedAt:F}=this,{files:X,bytes:V}=this.
counts;return{...{usages:U,declared:L,notes:x.all(),...R.end(U),...B},units:[],files:X,bytes:V,isEmpty:H,usesTerragrunt:N,endedAt:F}}add(U){const{files:R}=U;this.
counts.files+=R.length;for(const L of i(R))this.declared.push(L);for(const L of R){const B=!p(L),H=L.kind.class==="terragrunt";B&&(this.isEmpty=!1),H&&this.found.
terragrunt.push(L.file),this.usesTerragrunt||=H&&B,this.signs.addFile(L)}const x=R.some(m);for(const L of R)(x||!L.isContext)&&this.addCalls(L);if(x){this.items.
push({...U,files:R.map(I.rd)});for(const{references:L}of R)this.counts.open+=L.length}else for(const L of this.decide(R))this.items.push(L)}addCalls({file:U,references:R}){
for(const{kind:x,value:L}of R){if(x!=="module"||L===void 0)continue;(L.kind==="pieces"||(0,j.Nj)(L.text))&&this.found.calls.push({source:L.text,file:U})}}decide(U){
const{usages:R,notes:x}=o(U,this.values(null),this.known);for(const L of x)this.notes.add(L);return this.counts.decided+=R.length,R}isFull(U,R){const x=this.maxUsages;
return U<x?!1:(this.notes.add((0,O.sb)(R,(0,M.ub)({kind:"usages",max:x}))),!0)}}let S=function(...A){return{resolveValue:S}=c.late([354,262],3082),new.target?new S(
...A):S(...A)},W=function(...A){return{asWritten:W}=c.late([354,262],3082),new.target?new W(...A):W(...A)},G=function(...A){return{Instances:G}=c.late([354,262],
3082),new.target?new G(...A):G(...A)},z=function(...A){return{Terragrunt:z}=c.late([354,262],3082),new.target?new z(...A):z(...A)},Q=function(...A){return{withUnits:Q}=
c.late([354,262],3082),new.target?new Q(...A):Q(...A)};function*ee(A,U=[]){const R={},x=yield*h(A,L=>{const B=pe((0,C.E)(A),L,U);return R.terragrunt=new z(B),ae(
B,R.terragrunt)});return R.terragrunt===void 0?x:yield*Q(x,R.terragrunt)}function ae(A,U=new z(A)){const R=(0,P.Oo)(x=>(0,P.Oo)(L=>new G(A,x,L)));return({row:x,
place:L},B,H)=>{if(x.grammar==="terragrunt")return re(U,L.file,B);const N=x.evaluation?.[H];if(N===void 0)return W(B);const F=R(H)(N);if(F.effort.isSpent)return W(
B);const X=({scope:q,from:Z,root:se})=>(q.effort.renew(),{...S(B,q),from:Z,root:se}),V=(0,k.jt)(L.file),Y=X(F.unknown(V));if(Y.isWhole)return[[Y]];const te=Map.
groupBy(F.of(V),({use:q})=>q);return Array.from(te.values(),q=>q.map(X))}}function re(A,U,R){if(A.effort.isSpent)return W(R);const x=B=>({...S(R,B),from:null}),
L=A.includedScopes(U).map(B=>[x(B)]);return L.length===0?[[x(A.scopeOf(U))]]:L}function pe(A,{calls:U,terragrunt:R},x){const L=new Set(x),B=(0,P.Oo)(Ee),H=(0,P.
Oo)(_e);return{files:A,calls:()=>H(U),terragrunt:R,isSet:N=>L.has(N),setBy:N=>{const F=`TF_VAR_${N}`;if(L.has(F))return F;const X=B(A).get(N);return X===void 0?
null:`${F} in ${X}`}}}const me=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function _e(A){const U=new Map,R=new Set;for(const{source:x,file:L}of A){const B=(0,k.
jt)(L);if((0,j.Nj)(x)){const H=(0,k.un)(B,x);U.set(H,(U.get(H)??new Set).add(B))}else me.test(x)&&R.add(B)}return{callers:U,dynamic:R}}const fe=".github/workflo\
ws",ve=200;function Ee(A){const U=new Map,R=A.list(fe).filter(x=>/\.ya?ml$/.test(x));for(const x of R.slice(0,ve)){const L=`${fe}/${x}`,B=A.read(L)??"";for(const[
,H,N]of B.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const F=H??N??"";U.has(F)||U.set(F,L)}}return U}var le=c(3916),ge=c(8011),Oe=c(3229),de=c(4526),
we=c(5257),$e=c(796);const ke=100;function Me(A,U){const R=Ce(U),x=A.flatMap(H=>{const{kind:N,version:F,directories:X,isOverridden:V,replacedFor:Y}=H;if(!(N==="\
module"||N==="test_module")||V||(F!==void 0||X!==void 0))return[];const se=H.clients.filter(oe=>!Y?.includes(oe)).flatMap(oe=>{const ce=R(H,oe);return ce===null?
[]:{client:oe,paths:ce}}),ne=se[0]?.paths??[];return{usage:H,paths:ne,clients:se.map(({client:oe})=>oe)}}),L=Map.groupBy(x,({paths:H})=>H.at(-1));L.delete(void 0);
const B=L.size===0?null:Te(U);return[...L].slice(0,ke).flatMap(([H="",N])=>{const F=B?.(N[0]?.paths??[])??null;return N.map(({usage:{place:X,text:V},clients:Y})=>{
const te=(0,Oe.Kc)(V??"");return(0,O.hD)((0,ge.Iz)({path:H,maker:F}),{places:[X],clients:Y,isPlaceholder:te})})})}const ue={throwIfNoEntry:!1},ye=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Ce({root:A,units:U}){const R=(0,P.Oo)(B=>(0,r.N0)(()=>(0,_.statSync)((0,u.join)(A,B),ue)?.isDirectory()===!0,!1)),x=(0,P.Oo)(B=>{if(/^(\/|\.\.(\/|$))/.
test(B)||ye.test(B)||R(B))return null;const H=B.split("/"),N=H.map((V,Y)=>H.slice(0,Y+1).join("/")),F=N.findIndex(V=>!R(V));return(0,r.N0)(()=>{const V=(0,_.lstatSync)(
(0,u.join)(A,N[F]??""),ue);return V===void 0||V.isFile()},!1)?N.slice(F):null}),L=(0,P.Oo)(B=>{const H=U.filter(F=>F.directory===B||F.module===B);return H.some(
F=>F.unknown!==null||F.isPartial)?[]:[B,...H.flatMap(F=>[F.directory,F.module??[]]).flat()]});return(B,H)=>{const N=(0,k.jt)(B.place.file),X=[...B.kind==="test_\
module"?[(0,de.RO)(N)]:[],...L(N)],V=(0,we.MZ)(B,H).flatMap(({source:Y})=>Y===null||!(0,j.Nj)(Y)||/\\|[$%]\{/.test(Y)?null:X.map(te=>x((0,k.un)(te,Y))));return V.
includes(null)?null:V[0]??null}}const Pe=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Te({root:A,exclude:U,toolFiles:R}){const x=(0,C.
E)({root:A,scan:[]}),L=(0,P.Oo)(X=>({file:X,text:x.read(X)??""})),B=(0,P.Oo)(X=>[...(0,$e._X)({root:A,exclude:U},R)]),H=/sparsecheckout\s*=\s*true/i,N=[".git/co\
nfig.worktree",".git/config"].find(X=>H.test(L(X).text)),F=[...L(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return X=>{if(N!==void 0)return N;const V=X.
at(-1)??"";if(F.some(([,Z])=>(0,k.Gz)(V,"").startsWith(`${Z}/`)))return".gitmodules";const Y=V.split("/");return[...Y.flatMap((Z,se)=>Pe.map(ne=>L((0,k.Gz)(Y.slice(
0,se).join("/"),ne)))),...B(null)].find(({text:Z})=>X.some(se=>De(Z,se)))?.file??null}}function De(A,U){const R=U.split("/").toReversed(),[x=""]=R;return!A.includes(
x)&&!A.includes("*")?!1:(A.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(L=>{const B=L.split("/").filter(H=>!/^\.*$/.test(H));return/^[\w-]+(\.[\w-]+)+$/.test(B[0]??"")&&
B.length>2?B.at(-1)?.replace(/\.git$/,"")===x:B.some((H,N)=>(H===x||/\w\*|\*\w/.test(H)&&(0,le.matchesGlob)(x,H))&&R.slice(1,N+1).every((X,V)=>Ie(B[N-V-1],X)))})}
const Ie=(A="",U)=>A===U||/[$*{}]/.test(A);function Ae(A,{roots:U,exclude:R},x){const L=new Set(A.links.values());if(L.size===0)return A;const[B,H]=[(0,v.Ls)(U),
(0,v.Ls)(R)],N=w.Du.flatMap(Z=>[...(0,de.Pv)(A,Z).values()]),F=new Set(N.flatMap(de.s1)),X=new Set(A.units.map(({directory:Z})=>Z)),V=(0,P.Oo)(Z=>F.has(Z)||X.has(
Z)||B(Z||".")?!1:x.list(Z).map(ne=>(0,k.Gz)(Z,ne)).every(ne=>L.has(ne)||H(ne)||!he(ne))),Y=Z=>L.has(Z)&&he(Z)&&V((0,k.jt)(Z)),te=A.usages.filter(({place:Z})=>!Y(
Z.file)),q=A.declared.filter(({place:Z})=>!Y(Z.file));return{...A,usages:te,declared:q,notes:A.notes.filter(Z=>!Y((0,O.W7)(Z)))}}function he(A){const U=(0,T.L8)(
(0,le.basename)(A),new Set,(0,le.basename)((0,le.dirname)(A)));return U!==void 0&&U.class!=="terragrunt"}async function Se(A,U){const{directory:R,environment:x,
stop:L,progress:B}=U,H={root:R,scan:A.scan,exclude:A.exclude},N=ee(H,Object.keys(x)),F=await(0,y.nE)(N,L,X=>B({kind:"scan",files:X}));return Ae(F,A,(0,C.E)(H))}
function be({dialect:A,exclude:U,scan:R},x,{environment:L,directory:B}){const H=(0,b.oh)({root:B,exclude:U},x.toolFiles),N=!!L.TF_CLOUD_HOSTNAME,F=R.length>0,X={
setting:A,scan:F?{...x,tools:H,hasCloudHostname:N}:null},V=(0,b.L2)(X),{clients:Y,versions:te}=V,q=(0,w.Eo)((0,w.tB)("terraform",te)),Z=ie=>q||!(0,T.xO)(ie),ne=(0,D.
eI)((0,D.sw)(x.usages,Y),(0,w.d3)(V)).filter(({place:ie})=>Z(ie.file)),oe=Me(ne,{...x,root:B,exclude:U}),ce=ne.some(({workspace:ie})=>ie?.lacks)&&H().givesState;
return{dialect:V,usedBy:()=>(0,b.rU)(V,X.scan),usages:ce?ne.map(xe):ne,notes:[...(0,D.vH)(x.notes,Y).filter(ie=>Z((0,O.W7)(ie))),...oe]}}function xe(A){if(A.workspace?.
lacks===void 0)return A;const{organization:U,name:R}=A.workspace;return{...A,workspace:{organization:U,name:R}}}}),2859:((J,K,c)=>{c.d(K,{CG:()=>T,Fh:()=>P,en:()=>k,
h1:()=>D,wX:()=>j});var O=c(6697),y=c(5143),w=c(1831),C=c(7854);const b=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","te\
st_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function T(I,M,E,_=(0,C.kA)(M)){const u=["hostnames\
 input"],r=I.hostnames.flatMap(({host:t,services:f})=>{const e=f.length>0?f:I.requiredServices,n=e.length>0?e:["any"],s={host:t,clients:E,because:u,isImplied:!1,
isForInit:!0};return n.map(l=>({...s,service:l}))}),v=new Set([..._,...I.hostnames.map(({host:t})=>t)]),a=M.flatMap(({kind:t,needs:f,place:e})=>f.map(n=>({...n,
because:[e],isImplied:!v.has(n.host),isForInit:!b.has(t)})));return D([r,a],E)}function D(I,M){return(0,y.c1)(I.flat(),({host:E,service:_})=>`${E} ${_}`).map(E=>{
const[{host:_,service:u}]=E;return{host:_,service:u,clients:[...M.filter(r=>E.some(v=>v.clients.includes(r)))],because:(0,y.As)([...E.flatMap(({because:r})=>r)]),
isImplied:E.every(({isImplied:r})=>r),isForInit:E.some(({isForInit:r})=>r)}})}const P=(I,{isGuess:M},E)=>{const _=E.flatMap(({host:u,isImplied:r})=>r?u:[]);return M?
[{repository:I,hosts:new Set(_)}]:[]};function k(I,{hostnames:M,allowedHosts:E}){const _=new Set(M.map(({host:r})=>r)),u=new Map;for(const{host:r,isImplied:v,because:a,
clients:t}of I){if(_.has(r)||u.has(r))continue;const f={host:(0,w.nx)(r)},[e]=a.filter(s=>typeof s!="string"),n=v&&e!==void 0&&{implied:{place:e,clients:t}};(0,w.
Rt)(r)?u.set(r,(0,O.U7)(f)):(0,w.Jr)(r,E)||u.set(r,(0,O.wp)({...f,...n}))}return u}const j=I=>new Set(I.flatMap(({host:M,service:E})=>[M,(0,w.pk)(M),E]))})};export{Re as ids,Le as modules};
