const Os=[9,321,354,325,706],ws={9349:((oe,Y,S)=>{S.d(Y,{Jw:()=>B,L8:()=>I,Md:()=>M,Tj:()=>y,bs:()=>f,lr:()=>T,r1:()=>c,v$:()=>V,wH:()=>v,xC:()=>E,zK:()=>m});var x=S(
6134);const T=100,R=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),U=128,F=255,H=1,L=2,K=4,B=8,V=16,y=32,M=64,O=[[H,/[ \t]/g],[L,/[A-Za-z_]/g],[K,/[\w-]/g],[B,/[\w \t.:=?!&|*%+>~-]/g],
[V,/[\w \t\n,.:=?!&|*%+>~-]/g],[y,/[^"\\$%\r\n]/g],[M,/[^\n$%]/g]],$=Array.from({length:F+1},(s,i)=>i>U?"":String.fromCharCode(i)),N=new Uint8Array(F+1);for(const[
s,i]of O)for(const{index:u}of $.join("").matchAll(i))N[u]=s|(N[u]??0);const P=(s=F,i)=>((N[s]??0)&i)!==0,E=s=>s===" "||s==="	",I=s=>/^[\w-]/.test(s),v=s=>s==="}"||
s===")"||s==="]";function c(s){return s==="{"?"}":s==="("?")":s==="["?"]":void 0}let l=new Uint8Array(256*1024);const h=new TextEncoder;function _(s,i){const{length:u}=s;
l.length<=u&&(l=new Uint8Array(2*u+1));const k=l,w=s.slice(i),{read:C,written:D}=h.encodeInto(w,k.subarray(i,u));if(C!==w.length||D!==w.length)for(let W=i;W<u;W++)
k[W]=Math.min(s.charCodeAt(W),U);return k[u]=F,k}class m{text;parts;at;depth=0;mistake;constructor(i,u,k=0){this.text=i,this.parts=u,this.at=k}countPart(){this.
parts.add()||(this.at=this.text.length)}isAtEnd(){return this.at>=this.text.length}structure(i){const{text:u,parts:k,mistake:w}=this;if(w===void 0)return{text:u,
body:i,parts:k,problems:[]};const C={...(0,x.yN)(u)(w),message:w.message};return{text:u,body:i,parts:k,problems:[C]}}report(i,u,k=u+1){this.mistake??={message:i,
start:u,end:Math.min(k,Math.max(u,this.text.length))}}stop(i,u){this.report(i,u),this.at=this.text.length}}class f extends m{codes;constructor(i,u=0,k=new x.n_){
super(i,k,u),this.codes=_(i,u)}reportUnclosed(i){const u=/[$%]/.test(this.text.charAt(i)),k=this.text.slice(i,i+(u?2:1)),w=this.isAtEnd()?"the end of the file":
`"${this.peek()}"`,C=`unbalanced brackets: "${k}" is not closed before ${w}`;this.report(C,this.isAtEnd()?i:this.at)}reportCharacter(){const i=String.fromCodePoint(
this.text.codePointAt(this.at)??0);let u=`${JSON.stringify(i)} is not used in HCL`;i==="'"&&(u="single quotes are not valid; use double quotes"),i==="\uFFFD"&&(u=
"the file is not UTF-8 here"),this.report(`invalid character: ${u}`,this.at,this.at+i.length)}reportBrokenString(i){const u=this.isAtEnd()?"unterminated templat\
e string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(u,i,this.at)}peek(i=0){return $[this.
codes[this.at+i]??F]??""}skipSpaces(){for(;;){const i=this.skipAll(H);if(i==="\r")this.skipReturn();else if(i==="/"&&this.peek(1)==="*")this.skipBlockComment();else
return i}}skipBlank(){for(;;){const i=this.skipSpaces();if(i===`
`)this.at++;else if(this.isLineComment(i))this.skipLine();else return i}}skipAll(i){const{codes:u}=this;let{at:k}=this,w=u[k]??F;for(;P(w,i);)w=u[++k]??F;return this.
at=k,$[w]??""}isLineComment(i){return i==="#"||i==="/"&&this.peek(1)==="/"}isLineEnd(i){return i===`
`||i===""||this.isLineComment(i)}skipLine(){const i=this.text.indexOf(`
`,this.at);this.at=i<0?this.text.length:i}skipBlockComment(){const i=this.text.indexOf("*/",this.at+2);i<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=i<0?this.text.length:i+2}readName(){const{codes:i,text:u,at:k}=this;return P(i[k],L)&&this.skipAll(K),i[this.at]===U&&(R.lastIndex=k,
this.at=R.test(u)?R.lastIndex:k),this.at>k?u.slice(k,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),3268:((oe,Y,S)=>{S.d(Y,{Fq:()=>E,Kk:()=>U,_p:()=>H,ku:()=>F});var x=S(
9349);const T="<<",R=({close:c})=>c==='"'||c===T;function U(c,l){c.skipAll(x.Jw)===`
`&&l==="line"||L(c,[],l)}const F=(c,l,h)=>L(c,[{start:h,close:l}],void 0),H=(c,l,h)=>L(c,[{start:h,close:T,marker:l}],void 0);function L(c,l,h){for(;;){const _=l.
at(-1);if(_===void 0&&h===void 0)return!0;let m;if(_!==void 0&&R(_)?(_.close==='"'?O:I)(c,l,_)||(m=!1):m=K(c,l,h),m!==void 0)return m}}function K(c,l,h){for(;;){
const _=l.length===0,m=c.skipAll(_?x.Jw:x.v$);if(m===`
`||m===","){if(_&&(m===","||h==="line"))return!0;c.at++}else if((0,x.wH)(m)){if(_)return!0;if(!y(c,l,m))return!1;const f=l.at(-1);if(f===void 0?h===void 0:R(f))
return}else if(m==='"'){const f=c.at++;if(c.skipAll(x.Tj)!=='"'){l.push({start:f,close:'"'});return}c.at++}else{const f=(0,x.r1)(m);if(f!==void 0)l.push({start:c.
at++,close:f});else{if(m==="<"&&B(c,l))return;if(m!=="<"){if(c.isAtEnd())return M(c,l);if(_&&h==="line"&&c.isLineComment(m))return!0;V(c,m)}}}}}function B(c,l){
const h=c.at,_=E(c);return _===void 0?c.at++:l.push({start:h,close:T,marker:_}),_!==void 0}function V(c,l){c.isLineComment(l)?c.skipLine():l==="/"&&c.peek(1)===
"*"?c.skipBlockComment():l==="/"?c.at++:l==="\r"?c.skipSpaces():(l<"\x80"||c.readName()===void 0)&&(c.reportCharacter(),c.at++)}function y(c,l,h){const _=l.pop();
if(_!==void 0&&_.close!==h){c.reportUnclosed(_.start);let m=l.at(-1);for(;m!==void 0&&m.close!==h&&!R(m);)l.pop(),m=l.at(-1);if(m===void 0)return!1;R(m)?l.push(
{start:c.at,close:"}"}):l.pop()}return c.at++,!0}function M(c,l){const h=l[0];return h===void 0?!0:(c.reportUnclosed(h.start),!1)}function O(c,l,h){for(;;){const _=c.
skipAll(x.Tj);if(_==='"')return l.pop(),c.at++,!0;if(_==="\\")c.at+=/[^\r\n]/.test(c.peek(1))?2:1;else{if(_!=="$"&&_!=="%")return N(c,l,h);if($(c,l))return!0}}}
function $(c,l){const{at:h}=c,_=c.peek(1);if(_==="{")return l.push({start:h,close:"}"}),c.at+=2,!0;const m=_===c.peek()&&c.peek(2)==="{";return c.at+=m?3:1,!1}function N(c,l,h){
c.reportBrokenString(h.start);const _=P(c);do l.pop();while((l.at(-1)?.start??-1)>=_);return l.length>0}function P({text:c,at:l}){let h=l;for(;h>0&&c[h-1]!==`
`&&c[h-1]!=="\r";)h--;return h}function E(c){const{text:l,at:h}=c;if(c.peek(1)!=="<")return;c.at+=c.peek(2)==="-"?3:2;const _=c.readName();if(_===void 0){c.at=h;
return}return c.skipSpaces()!==`
`&&c.at<l.length&&c.report("invalid expression: a heredoc marker must end its line",h,c.at),c.skipLine(),c.isAtEnd()||c.at++,_}function I(c,l,h){const _=h.marker??
"";for(;;){if(c.peek(-1)===`
`&&v(c,_))return l.pop(),!0;const m=c.skipAll(x.Md);if(c.isAtEnd()){const f=`unterminated template string: no line closes the heredoc "${_}"`;return c.report(f,
h.start),!1}if(m===`
`)c.at++;else if($(c,l))return!0}}function v(c,l){const{text:h}=c;let{at:_}=c;for(;(0,x.xC)(h.charAt(_));)_++;const m=h.charAt(_);if(m>" "&&m<"\x80"&&!h.startsWith(
l,_))return!1;const f=h.indexOf(`
`,_),s=f<0?h.length:f;return h.slice(_,s).trim()!==l?!1:(c.at=h.charAt(s-1)==="\r"?s-1:s,!0)}}),4009:((oe,Y,S)=>{S.d(Y,{BD:()=>U,E3:()=>R,jw:()=>O});var x=S(9349),
T=S(3268);function R(E){const{text:I,at:v}=E;if(E.at++,E.skipAll(x.Tj)!=='"')return H(E,v);const c=I.slice(v+1,E.at++);return{kind:"string",start:v,end:E.at,value:c,
verbatim:c}}function U(E,I,v){if(!E.includes("{"))return{kind:"string",...I,value:E,verbatim:E};const c=new x.bs(E,0,v),l={parts:[],known:""};for(c.at=0;c.at<E.
length;){const _=c.at;for(;c.at<E.length&&!F(c.peek());)c.at++;if(l.known+=E.slice(_,c.at),c.at<E.length&&!B(c,l)){K(l,I);break}}const h=l.parts.map(_=>_.kind===
"known"?_:{..._,code:E.slice(_.start,_.end),...I});return L({parts:h,known:l.known},I,E)}const F=E=>E==="$"||E==="%";function H(E,I){const{text:v}=E,c={parts:[],
known:v.slice(I+1,E.at)};for(;;){const l=E.at,h=E.skipAll(x.Tj);if(c.known+=v.slice(l,E.at),h==='"')return E.at++,L(c,{start:I,end:E.at});if(h==="\\")c.known+=M(
E);else if(F(h)){if(!B(E,c))return{kind:"other",start:I,end:E.at}}else return E.reportBrokenString(I),{kind:"other",start:I,end:E.at}}}function L({parts:E,known:I},{
start:v,end:c},l){return E.length===0?{kind:"string",start:v,end:c,value:I,verbatim:l??I}:(I!==""&&E.push({kind:"known",value:I}),{kind:"template",start:v,end:c,
parts:E,verbatim:l})}function K(E,I){E.known!==""&&E.parts.push({kind:"known",value:E.known}),E.known="",E.parts.push({kind:"unknown",start:I.start,end:I.end})}
function B(E,I){const{text:v,at:c}=E,l=v.charAt(c);if(E.peek(1)!=="{"){const _=v.startsWith(`${l}{`,c+1);return I.known+=_?`${l}{`:l,E.at+=_?3:1,!0}E.at+=2;const h=l===
"$"?V(E):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&E.skipBlank()==="}"?(I.known+=h.value,E.at++,!0):(0,T.ku)(E,"}",c)?(v.charAt(c+2)==="~"&&(I.known=
I.known.trimEnd()),K(I,{start:c,end:E.at}),E.countPart(),!0):!1}function V(E){if(E.skipBlank()!=='"'||E.depth>=x.lr)return;E.depth++;const I=R(E);return E.depth--,
I}const y=new Map(Object.entries({n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"}));function M(E){const{text:I,at:v}=E,c=I.charAt(v+1),l=I.slice(v+2,v+(c==="U"?10:6)),h=c==="U"?/^[0-9a-f]{8}$/i.test(l):/^[0-9a-f]{4}$/i.
test(l),_=Number.parseInt(l,16);if((c==="u"||c==="U")&&h&&_<=1114111)return E.at+=l.length+2,String.fromCodePoint(_);const m=y.get(c);if(E.at+=m===void 0?1:2,m!==
void 0)return m;const f=JSON.stringify(I.slice(v,v+2));return E.report(`invalid escape sequence: ${f}`,v,v+2),""}function O(E){const{text:I,at:v}=E,c=E.peek(2)===
"-",l=(0,T.Fq)(E);if(l===void 0)return;const h=E.at;if(!(0,T._p)(E,l,v))return{kind:"other",start:v,end:E.at};const _={start:v,end:E.at},m=I.slice(h,I.lastIndexOf(
`
`,E.at-1)+1);if($.test(m)){const i=[{kind:"unknown",..._}];return{kind:"template",..._,parts:i,verbatim:void 0}}const f=m.replaceAll("$${","${").replaceAll("%%{",
"%{"),s=c?N(f):f;return{kind:"string",..._,value:s,verbatim:s}}const $=/(?<!\$)\$\{|(?<!%)%\{/;function N(E){let I=E.length;for(const[v]of E.matchAll(P))I=Math.
min(I,v.length);return E.replace(P,v=>v.slice(I))}const P=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((oe,Y,S)=>{S.d(Y,{SH:()=>U,Td:()=>F,lS:()=>L,n_:()=>R,w4:()=>H,yN:()=>V});
const x=25e4,T=100;class R{max;count=0;constructor($=x){this.max=$}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){
return this.count*T}}const U=(O,$,N)=>{if(O.kind==="native")return O.blocks.filter(E=>E.type===$&&E.labels.length===N);const P=[];for(const{name:E,value:I}of O.
members)E===$&&B($,I,N,[],P);return P},F=O=>O.kind==="native"?O.attributes:O.members;function H(O,$){if(!(O.kind==="native"&&O.mayHave?.($)===!1))return F(O).find(
N=>N.name===$)}const L=O=>(O.kind==="tuple"?O.elements:[O]).flatMap(N=>N.kind==="object"?N.items.filter(K):[]),K=O=>O.name!==void 0&&O.name!=="//";function B(O,$,N,P,E){
if(N>0){for(const{name:v,start:c,end:l,value:h}of L($))B(O,h,N-1,[...P,{value:v,start:c,end:l}],E);return}const I={start:$.start,end:$.start+1};for(const v of $.
kind==="tuple"?$.elements:[$])v.kind!=="object"&&v.kind!=="tuple"||E.push({...I,type:O,labels:P,body:{kind:"json",members:L(v)}})}const V=O=>{const $=[O.startsWith(
"\uFEFF")?1:0];let N=O.indexOf(`
`),P;return({start:E,end:I})=>{for(;N>=0&&N<E;N=O.indexOf(`
`,N+1))$.push(N+1);P??=y(O);const v=m=>M(P??[],m-1),c=Math.max(1,M($,E)),l=$[c-1]??0,h=($[c]??(N<0?O.length:N)+1)-1,_=m=>m-l-v(m)+v(l)+1;return{line:c,column:_(
Math.max(E,l)),endColumn:_(Math.min(I,h))}}},y=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),$=>$.index):[];function M(O,$){
let N=0,P=O.length;for(;N<P;){const E=N+P>>>1;(O[E]??0)<=$?N=E+1:P=E}return N}}),9160:((oe,Y,S)=>{S.d(Y,{B$:()=>P,_3:()=>U,cd:()=>M,lR:()=>F,p_:()=>H});var x=S(
9349),T=S(8704),R=S(9075);const U=({expression:s,text:i},u)=>u.effort.spend(()=>L(s,i,u)),F=1024;function H(s,i){if(s.length>F)return;const u=new x.bs(s),k=I(u);
return u.skipBlank()===""&&u.mistake===void 0?k?.(i):void 0}function L(s,i,u){switch(s.kind){case"string":case"primitive":return s.value;case"object":return(0,R.
HK)(k=>{const w=B(s.items).get(k);return w&&U({expression:w.value,text:i},u)});case"tuple":return(0,R.HK)(k=>{const w=s.elements[Number(k)];return w&&U({expression:w,
text:i},u)});case"template":return V(P(s.parts,i,u),i,u);case"other":return H(i.slice(s.start,s.end),u)}}const K=new WeakMap;function B(s){const i=K.get(s)??new Map(
s.toReversed().map(u=>[u.name,u]));return K.set(s,i),i}function V(s,i,u){let k="";for(const w of s){const C=w.kind==="known"?void 0:M(w,i),D=w.kind==="known"?w.
value:C&&H(C,u),W=(0,R.Uk)(D);if(W===void 0)return(0,R.VI)(k,D);if(k.length+W.length>R.lG)return;k+=W}return k}const y=(s,i)=>s.code??i.slice(s.start,s.end);function M(s,i){
const u=y(s,i);return u.startsWith("${")?u.slice(2,-1).replace(/^~|~$/g,""):void 0}const O=/^%\{~?\s*if\s([\s\S]*)\}$/,$=/^%\{~?\s*else\s*~?\}$/,N=/^%\{~?\s*endif\s*~?\}$/;
function P(s,i,u){const k=s.map(ne=>ne.kind==="unknown"?y(ne,i):""),[w,...C]=k.keys().filter(ne=>O.test(k[ne]??"")),D=k.findIndex(ne=>N.test(ne));if(w===void 0||
C.length>0||D<w)return s;const W=O.exec(k[w]??"")?.[1]??"",z=H(W.replace(/~$/,""),u);if(typeof z!="boolean")return s;const X=k.findIndex(ne=>$.test(ne)),G=X<0?D:
X,Q=z?s.slice(w+1,G):s.slice(G+1,D);return[...s.slice(0,w),...Q,...s.slice(D+1)]}const E=s=>i=>i.effort.spend(()=>s(i));function I(s){if(s.depth>=x.lr)return;s.
depth++;const i=v(s);let u=i;if(i!==void 0&&m(s,"?")){const k=I(s),w=m(s,":")?I(s):void 0;u=k&&w&&E(D=>{const W=i(D);return typeof W=="boolean"?(W?k:w)?.(D):void 0})}
return s.depth--,u}function v(s){const i=c(s),u=m(s,"==");if(i===void 0||!u&&!m(s,"!="))return i;const k=c(s);return k&&E(C=>{const D=[i(C),k?.(C)];return D.every(
z=>z===null||(0,R.Uk)(z)!==void 0)?D[0]===D[1]===u:void 0})}function c(s){let i=h(s);for(;i!==void 0;){let u;if(m(s,".")){const k=s.readName()??f(s,/\d+/y);u=k===
void 0?void 0:E(()=>k)}else if(m(s,"[")){if(u=I(s),!m(s,"]"))return}else return i;i=u&&l(i,u)}}const l=(s,i)=>E(u=>{const k=s(u),w=(0,R.Uk)(i(u));return typeof k==
"function"&&w!==void 0?k(w):void 0});function h(s){if(m(s,"(")){const C=I(s);return m(s,")")?C:void 0}const i=s.skipBlank(),u=s.readName();if(u!==void 0)return _(
s,u);const k=f(s,/\d+(?:\.\d+)?/y);if(k!==void 0)return E(()=>Number(k));const w=/["{[]/.test(i)?(0,T.U)(s,i):void 0;return w&&E(C=>L(w,s.text,C))}function _(s,i){
const u={true:!0,false:!1,null:null}[i];if(u!==void 0)return E(()=>u);if(!m(s,"("))return E(C=>C.name(i));const k=[];for(;!m(s,")");){const C=I(s);if(C===void 0||
!m(s,",")&&s.skipBlank()!==")")return;k.push(C)}const w=C=>k.map(D=>D(C));return E(C=>C.call(i,w(C)))}function m(s,i){return s.skipBlank(),s.text.startsWith(i,s.
at)?(s.at+=i.length,!0):!1}function f(s,i){i.lastIndex=s.at;const[u]=i.exec(s.text)??[];return s.at+=u?.length??0,u}}),8704:((oe,Y,S)=>{S.d(Y,{J:()=>U,U:()=>H});
var x=S(9349),T=S(3268),R=S(4009);function U(v,c){v.countPart();const l=c==="element"?v.skipBlank():v.skipSpaces(),h=v.at,_=H(v,l);if(_!==void 0&&F(v,c))return _;
(0,T.Kk)(v,c);let m=v.at;for(;m>h&&(0,x.xC)(v.text.charAt(m-1));)m--;return m===h&&v.report("invalid expression: expected the start of an expression",h),_===void 0?
V(v,h,m):{kind:"other",start:h,end:m}}function F(v,c){const l=c==="element"?v.skipBlank():v.skipSpaces();return(0,x.wH)(l)||l===","||v.isLineEnd(l)}function H(v,c){
if(c==='"')return(0,R.E3)(v);if(c==="<")return(0,R.jw)(v);if(c!=="{"&&c!=="["&&c!=="(")return;const l=v.at++;v.depth++;let h;return v.depth>x.lr?h=L(v,c,l):c===
"{"?h=O(v,l):c==="["?h=M(v,l):h=y(v,l),v.depth--,h}function L(v,c,l){return(0,T.ku)(v,(0,x.r1)(c)??c,l),{kind:"other",start:l,end:v.at}}const K=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
B=32;function V(v,c,l){if(K.lastIndex=c,!(K.test(v.text)&&K.lastIndex===l)||l-c>B)return{kind:"other",start:c,end:l};const _=v.text.slice(c,l),m={true:!0,false:!1,
null:null}[_];return{kind:"primitive",start:c,end:l,value:m===void 0?Number(_):m}}function y(v,c){const l=U(v,"element");return v.skipBlank()!==")"?L(v,"(",c):(v.
at++,{...l,start:c,end:v.at})}function M(v,c){if(I(v))return L(v,"[",c);const l=[];let h=$(v,"]",c);for(;h;h=$(v,"]",c)){const m=v.at;l.push(U(v,"element")),v.at===
m&&v.peek()!==","&&v.at++,v.skipBlank()===","&&v.at++}const _={start:c,end:v.at};return h===void 0?{kind:"other",..._}:{kind:"tuple",..._,elements:l}}function O(v,c){
if(I(v))return L(v,"{",c);const l=[];for(;$(v,"}",c);)l.push(N(v,v.peek())),v.skipSpaces()===","&&v.at++;return{kind:"object",start:c,end:v.at,items:l}}function $(v,c,l){
const h=v.skipBlank();return h!==c&&!v.isAtEnd()&&!(0,x.wH)(h)?!0:h!==c?v.reportUnclosed(l):(v.at++,!1)}function N(v,c){const l=v.at,h=P(v,c);let _=v.at;for(;_>
l&&(0,x.xC)(v.text.charAt(_-1));)_--;const m=v.skipSpaces();if(m!=="="&&m!==":")return v.report('missing attribute value: expected "=" or ":" after the key',v.at),
(0,T.Kk)(v,"line"),v.at===l&&v.at++,{name:void 0,start:l,end:_,value:{kind:"other",start:_,end:v.at}};v.at++;const f=U(v,"line");return{name:h,start:l,end:_,value:f}}
function P(v,c){const l=v.at;let h;if(c==='"'||c==="("){const f=H(v,c);f?.kind==="string"&&(h=f.value)}else h=v.readName();const _=v.skipSpaces();if(_==="="||_===
":")return h;E(v);const m=v.text.slice(l,v.at).trimEnd();return/^\d+$/.test(m)?m:void 0}function E(v){const c=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=v.skipSpaces(),
h=v.at;if(c.lastIndex=h,v.isLineComment(l))return;if((0,x.L8)(l))v.at++;else if(l==="["||l==="(")v.at++,L(v,l,h);else if(l==='"')(0,R.E3)(v);else if(c.test(v.text))
v.at=c.lastIndex;else if(v.readName()===void 0)return}}function I(v){return v.skipBlank(),v.text.startsWith("for",v.at)&&!(0,x.L8)(v.peek(3))}}),9075:((oe,Y,S)=>{
S.d(Y,{HK:()=>V,Pg:()=>H,Uk:()=>K,VI:()=>B,ae:()=>x,lG:()=>T,os:()=>L});class x{text;withheld;constructor(M,O=null){this.text=M,this.withheld=O}}const T=4096,R=200,
U=2e4,F=5e6;class H{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>F}spend(M){if(this.
steps+=1,this.count(),this.depth>=R||this.steps>U||this.isSpent)return;this.depth+=1;const O=M();return this.depth-=1,typeof O=="string"&&O.length>T?void 0:O}}const L=()=>({
name:()=>{},call:()=>{},effort:new H}),K=y=>typeof y=="string"||typeof y=="number"||typeof y=="boolean"?String(y):void 0;function B(y,M){return M instanceof x?new x(
(y+M.text).slice(0,T),M.withheld):new x(y)}function V(y){const M=new Map;return O=>(M.has(O)||(M.set(O,void 0),M.set(O,y(O))),M.get(O))}}),8321:((oe,Y,S)=>{S.d(
Y,{Bs:()=>L,C5:()=>O,Yo:()=>H,bK:()=>$,g$:()=>N,rI:()=>F,wK:()=>y,yR:()=>M});var x=S(4e3),T=S(9160),R=S(9075),U=S(6134);function F({text:P},E){const I=(0,U.yN)(
P);return{text:P,place:v=>{const{line:c,column:l,endColumn:h}=I(v);return{file:E,line:c,column:l,endColumn:h}}}}const H=P=>{const E=(0,x.dh)(P,R.lG);return E.length<
13?E:[E.slice(0,1),E.slice(1)].join("")};function L(P){const E=P.join(".");return E.length>R.lG?H(E):E}const K=P=>/[^\0-\x7f]/.test(P)?P.normalize("NFC"):P,B=P=>({
kind:"known",text:H(K(P))}),V=P=>P===void 0||P.length>T.lR?null:{code:H(P)};function y(P,E,I=!1){const v=()=>P.text.slice(E.start,E.end),c=l=>({kind:"pieces",pieces:l,
text:H(v())});switch(E.kind){case"string":return B(I?E.verbatim:E.value);case"template":{if(I&&E.verbatim!==void 0)return B(E.verbatim);const l=(0,T.B$)(E.parts,
P.text,(0,R.os)()).map(h=>h.kind==="known"?H(h.value):V((0,T.cd)(h,P.text)));return l.every(h=>typeof h=="string")?B(l.join("")):c(l.includes(null)?[V(v())]:l)}case"\
other":{const l=v(),h=(0,T.p_)(l,(0,R.os)());return typeof h=="string"?B(h):c([V(l)])}case"primitive":case"object":case"tuple":return c([null])}}function M(P,E){
return E.kind!=="primitive"?y(P,E):E.value===null?null:B(String(E.value))}function O(P,E){const[I]=P.kind==="pieces"?P.pieces:[];return P.kind==="known"||typeof I!=
"object"||I===null?P:{...P,pieces:[{code:`(${I.code}).${E}`}]}}function $(P){return P?.kind!=="string"?null:H(K(P.value))}function N({pieces:P},E){let I="";for(const v of P){
const c=typeof v=="object"?v&&(0,T.p_)(v.code,E):v;if(c===null&&v!==null&&P.length===1)return{isWhole:!0,text:null,withheld:null};const l=(0,R.Uk)(c);if(l===void 0)
return{isWhole:!1,...(0,R.VI)(I,c)};if(I.length+l.length>R.lG)return{isWhole:!1,text:I,withheld:null};I+=l}return{isWhole:!0,text:H(K(I)),withheld:null}}}),8011:((oe,Y,S)=>{
S.d(Y,{DA:()=>B,J0:()=>$,ME:()=>N,My:()=>V,Zp:()=>v,_W:()=>c,jP:()=>P,k0:()=>E,tg:()=>I});var x=S(6174),T=S(1064),R=S(4e3),U=S(5799);const F=120,H={"remote-in-t\
est":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white sp\
ace at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is no\
t a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAM\
ESPACE/NAME/SYSTEM"]},L={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither \
a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function K(l){if("error"in l)return{message:l.
error,help:l.advice??void 0};if("address"in l){const[m,f]=L[l.reason];return{message:`${l.address} ${m}`,help:f}}const[h,_]=H[l.reason];return{message:`"${l.text}\
" ${h}`,help:_}}const B=l=>(0,U.CC)("source-invalid",K(l)),V=l=>(0,U.CC)("source-near-miss",{message:l.host===null?`"${l.text}" is not read as a registry addres\
s`:`"${l.text}" is read as host ${l.host}`,help:l.advice}),y="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function M(l){
const{shown:h,more:_}=(0,R.zN)(l,4),m=h.map(({text:s,from:i})=>`${s===null?"not known":(0,R.dh)(s,F)} ${i??"by default"}`),f=_>0?`${_} more`:m.pop();return`${m.
join(", ")} and ${f}`}function O(l){const{address:h,argument:_,expression:m,candidates:f,refused:s}=l,i=(0,x.Qj)((0,R.dh)(m,F)),u=`${_} of ${h} is ${i}`;if(s===
"never")return{message:`${u}, which Terraform does not evaluate`,help:`write the ${_} as a literal`};if(s!==null){const{variable:k}=s;return{message:`${u}, and \
Terraform evaluates var.${k} here only with \`const = true\``,help:`add \`const = true\` to variable "${k}", which requires Terraform 1.15, or write the ${_} as\
 a literal`}}return f.length>1?{message:`${u}, which is ${M(f)}`,help:y}:{message:`${u}, which is only known at init time`,help:y}}const $=l=>(0,U.CC)("source-d\
ynamic",O(l)),N=({block:l,parent:h})=>(0,U.CC)("block-reserved",{message:`${l} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for \
a future version`,help:`move it into a ${h} block`});function P({kind:l}){const{client:h,what:_}=T.$I[l];return(0,U.CC)("block-unsupported",{message:`${_} is su\
pported by ${T.bB[h]} only`,help:h==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const E=l=>(0,U.
CC)("host-invalid",{message:`"${l.text}" is not a hostname: ${l.error}`,help:l.advice??void 0}),I=({block:l})=>(0,U.CC)("host-missing",{severity:"warning",message:`\
the ${l} has no hostname, and OpenTofu has no default`,help:l==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"}),v=({host:l,name:h})=>(0,U.CC)("host-dotless-module",{message:`module sources cannot name host ${l}: must contain at least one dot`,help:`use a ful\
l name such as ${h}.localdomain; provider addresses accept the short name`}),c=({host:l})=>(0,U.CC)("host-idn-module",{message:`Terraform cannot use modules fro\
m host ${l}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later a\
ccept this one"})}),7495:((oe,Y,S)=>{S.d(Y,{Qm:()=>O,TU:()=>V,i4:()=>E,pb:()=>P,zt:()=>K});var x=S(4091),T=S(8011),R=S(3229),U=S(1831),F=S(5011),H=S(4321),L=S(1022);
const K={host:null,isHostImplied:!1,needed:null},B=s=>({host:s,isHostImplied:!1,needed:(0,U.Rt)(s)?"state":s}),V=s=>({host:s,isHostImplied:!0,needed:s}),y=s=>({
host:s,isHostImplied:!1,needed:null}),M=s=>s===null?K:{...K,directHost:s},O=s=>({...K,problem:s}),$=(s,i)=>O((0,T.DA)({reason:"rejected",error:s,advice:i}));function N(s,i,u){
return u===null?s:{...s,problem:(0,T.My)({text:i,host:s.host,advice:u})}}const P={module:c,"test-module":(s,i,u)=>{const k=(0,F.vL)(s,i).kind==="remote";return i===
"opentofu"||!k?c(s,i,u):O((0,T.DA)({reason:"remote-in-test",text:s}))},"registry-module":(s,i)=>{const u=(0,F.rE)(s,i);return u.ok?I(u.value):m(s,i)},provider:l,
"locked-provider":h,"stack-component":_,stack:(s,i)=>{const u=(0,F.A)(s);return u.ok&&!s.startsWith(".")?y(u.value.host):{..._(s,i),isHostImplied:!1,needed:null}},
"stack-output":s=>{const[i="",...u]=s.split("/");return u.length===3?v(i,y):O((0,T.DA)({reason:"stack",text:s}))},terragrunt:f,host:s=>v(s,B),url:m};function E(s,i,u){
if(s==="terragrunt"){const[,C]=/^tfr:\/\/([^/?]*)\//.exec(i)??[];return C===void 0?/^$|^t$|^tfr?$|^tfr:/.test(i)?void 0:K:C===""?V((0,F.Vm)(u)):v(C,B)}if(s==="u\
rl")return M((0,H.uE)(i,u));if(s!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(i))return M((0,H.uE)(i,u));const k=i.indexOf(
"/");if(k<0)return;const w=(0,F.vL)(`${i.slice(0,k)}/a/b/c`,u);return w.kind==="registry"?I(w):M((0,H.uE)(i,u))}const I=({host:s,hostImplied:i})=>i?V(s):B(s);function v(s,i){
const u=(0,U.Pv)(s),k=(0,R.L6)(s);return u.ok?N(i(u.value),s,k):O((0,T.k0)({text:s,error:u.why,advice:k}))}function c(s,i,u){if((0,F.Nj)(s)&&!u)return K;const k=(0,F.
vL)(s,i),w=k.kind==="registry"?(0,x.Ju)(k):(0,F.rE)(s,i);if(u&&!w.ok){const{why:W}=w,z=k.kind==="local"?k:{kind:"invalid",error:W};return $(W,(0,R.NM)(s,z,w))}const C=(0,R.
NM)(s,k,w);if(w.ok)return N(I(w.value),s,C);if(k.kind==="invalid")return $(k.error,C);const D=k.kind==="remote"?k.host:null;return N(M(D),s,C)}function l(s,i){const u=(0,L.
m)(s,i);switch(u.kind){case"registry":case"legacy":return u.hostImplied?V(u.host):N(B(u.host),s,(0,R.cr)(s));case"builtin":return y(u.host);case"invalid":{const[
k="",w]=u.error.split(`

`);return $(k,w??(0,R.cr)(s))}}}function h(s,i){const u=(0,L.m)(s,i);if(u.kind==="invalid")return $(u.error,null);if(u.hostImplied)return O((0,T.DA)({reason:"lo\
cked-provider",text:s}));if(u.kind==="builtin")return y(u.host);const k=i==="opentofu"&&u.host===(0,F.Vm)("terraform")&&u.namespace==="hashicorp";return{...B(u.
host),needed:k?(0,F.Vm)(i):u.host}}function _(s,i){if(s!==s.trim())return O((0,T.DA)({reason:"white-space",text:s}));if(s==="."||s==="..")return K;const u=(0,F.
rE)(s,i);if(u.ok)return I(u.value);const k=(0,F.A)(s);if(k.ok)return y(k.value.host);const w=(0,F.vL)(s,i);return w.kind==="invalid"?$(w.error,(0,R.NM)(s,w,u)):
M(w.kind==="remote"?w.host:null)}function m(s,i){const u=(0,H.cx)(s,i);return M(u.ok?u.value.host:null)}function f(s,i){const[,u,k=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(s)??[];if(u===void 0)return s.startsWith("gitlab.com/")?M("gitlab.com"):m(s,i);const[w=""]=k.split("//");return w.split("/").length!==3?O((0,T.DA)({reason:"\
terragrunt",text:s})):u===""?V((0,F.Vm)(i)):v(u,B)}}),7905:((oe,Y,S)=>{S.d(Y,{RO:()=>V,S9:()=>E,gd:()=>h,hN:()=>_,qm:()=>K});var x=S(9075),T=S(8321),R=S(8011),U=S(
1064),F=S(5011),H=S(1022),L=S(7495);const K=m=>[[{...(0,T.g$)(m,(0,x.os)()),from:null}]],B=1e4;function V({kind:m},f,s,i){const{row:u,value:k}=f;if(k?.kind!=="k\
nown"||(0,F.Nj)(k.text))return M(m,f,s);const w=`${u.grammar} ${u.service} ${m.clients} ${y(f)} ${k.text}`,C=i.get(w);if(C!==void 0)return C;i.size>=B&&i.clear();
const D=M(m,f,s);return i.set(w,D),D}const y=({version:m})=>m?.value.kind==="known";function M(m,f,s){const i=m.clients.map(k=>[k,O(m,f,k,s)]),u=Math.max(...i.map(
([,{length:k}])=>k));return Array.from({length:u},(k,w)=>{const C=new Map;for(const[G,{[w]:Q}]of i)Q!==void 0&&C.set(G,Q);const D=[...C.values()],W=D.find(({host:G,
directHost:Q})=>G!==null||Q!==void 0),X=D.some(({needed:G})=>G==="state")?null:_(C,f.row);return{meanings:C,first:W??L.zt,needs:X}})}function O(m,f,s,i){const u=N(
f,s,i).map(w=>I(m,f,s,w));if(u.length<2)return u;const k=({host:w,needed:C,problem:D})=>[w,C,D?.message].join(" ");return[...new Map(u.map(w=>[k(w),w])).values()]}
const $={isWhole:!0,withheld:null,from:null};function N(m,f,s){const{value:i}=m;return i?.kind==="known"?[[{...$,text:i.text}]]:i===void 0||i.text==="null"?[[{...$,
text:null}]]:P(m)?s(m,i,f):K(i)}function P({row:{grammar:m},value:f}){if(f?.kind!=="pieces"||f.text==="null")return!1;const{text:s}=(0,T.g$)(f,(0,x.os)());return s===
null?!0:U.Du.some(i=>(0,L.i4)(m,s,i)===void 0)}const E=({references:m})=>m.some(f=>f.row.evaluation!==void 0&&(P(f)||f.version?.value.kind==="pieces"));function I(m,f,s,i){
const{row:u,address:k,value:w}=f,C=c(i),D=C.map(({isWhole:Z,text:re})=>re===null?h(f,m,s):Z?L.pb[u.grammar](re,s,y(f)):(0,L.i4)(u.grammar,re,s)),[W]=D,z=D.every(
Z=>Z?.needed===W?.needed);if(W!==void 0&&z&&!D.includes(void 0)){const[Z]=C;return w?.kind!=="pieces"||Z===void 0?W:{...W,evaluated:{text:Z.text,isWhole:Z.isWhole}}}
if(u.grammar==="terragrunt"&&v(w))return L.zt;const X=u.evaluation!==void 0&&u.evaluation[s]===void 0,G=C.find(({withheld:Z})=>Z!==null)?.withheld??null,Q=s==="\
terraform"&&G!==null,ne=(0,R.J0)({address:k,argument:u.grammar==="host"?"hostname":"source",expression:w?.kind==="pieces"?w.text:"",candidates:C.map(({isWhole:Z,
text:re,from:fe})=>({text:Z?re:null,from:fe})),refused:X?"never":Q?{variable:G}:null});return(0,L.Qm)(ne)}const v=m=>m?.kind==="pieces"&&m.pieces.some(f=>typeof f==
"string"&&/[?&]ref=/.test(f));function c(m){return m.some(({isWhole:f,from:s})=>f&&s!==null)?m.filter(({isWhole:f,from:s})=>f||s!==null):m}const l={cloud_default:"\
cloud block",remote_state_default:"remote state"};function h(m,f,s){const{row:i,value:u,address:k,localName:w}=m,C=u===void 0?m.kind:i.absent??m.kind;if(i.defaults!==
void 0){const D=i.defaults[s];return D!==null?(0,L.TU)((0,F.mD)(D)):(0,L.Qm)((0,R.tg)({block:l[C]??"remote backend"}))}return u!==void 0?i.grammar==="url"?L.zt:
(0,L.Qm)((0,R.DA)({reason:"null",address:k})):C==="required_provider_invalid"?(0,L.Qm)((0,R.DA)({reason:"not-a-requirement",address:k})):w!==null&&f.class!=="st\
ack"&&f.class!=="deploy"?w!=="terraform"&&(0,H.s)(w).ok?(0,L.TU)((0,F.Vm)(s)):L.zt:f.isOverride?L.zt:(0,L.Qm)((0,R.DA)({reason:"missing",address:k}))}function _(m,{
service:f},s=()=>null){if(f===null)return[];const i=new Map;for(const[u,{needed:k,host:w}]of m){const C=k==="state"?s(u)??w:k;C!==null&&i.set(C,{host:C,service:f,
clients:[...i.get(C)?.clients??[],u]})}return[...i.values()]}}),1884:((oe,Y,S)=>{S.d(Y,{FK:()=>L,FZ:()=>E,Od:()=>B,gq:()=>y,hN:()=>O,xr:()=>I});var x=S(6134),T=S(
8321),R=S(1064),U=S(5011),F=S(1022),H=S(9562);const L={providerUses:new Map,hasBackend:!1,declared:[]},K=new Map([["language",0],["terraform",0],["provider",1],
["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function B(l,h){const _=new M(l);if(h.kind==="native")for(const i of h.
blocks)K.get(i.type)===i.labels.length&&_.read(i);else for(const[i,u]of K)(0,x.SH)(h,i,u).forEach(_.read,_);const{providerUses:m,hasBackend:f,declared:s}=_;return{
providerUses:m,hasBackend:f,declared:s}}const V=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/;function y(l,h){const _=new M(l),m=(0,x.w4)(h,"terraform_binary")?.value,
[,f]=V.exec((0,T.bK)(m)??"")??[];m!==void 0&&f!==void 0&&_.declare("binary",m,f),_.declareVersion("version",(0,x.w4)(h,"terraform_version_constraint"));const{declared:s}=_;
return s.length===0?L:{...L,declared:s}}class M{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(h){this.source=h}read(h){const{type:_,labels:m,
body:f}=h;switch(_){case"language":this.declare("language",h);for(const s of(0,x.SH)(f,"compatible_with",0))this.declareVersion("compatible",(0,x.w4)(s.body,"op\
entofu"));return;case"terraform":this.hasBackend||=O(f);for(const s of(0,x.SH)(f,"encryption",0))this.declare("encryption",s);this.declareVersion("version",(0,x.
w4)(f,"required_version"));return;case"provider":for(const s of m)this.use(s.value,s.value,s,[h]),this.declareVersion("provider-version",(0,x.w4)(f,"version"),(0,T.
Yo)(s.value));(0,x.w4)(f,"for_each")!==void 0&&this.declare("provider-for-each",h);return;case"check":for(const s of(0,x.SH)(f,"data",2))this.readTyped(s,[h,s]);
return;case"import":this.readNamed(h,[h]);return;default:_==="action"&&this.declare("action",h),this.readTyped(h,[h])}}declare(h,_,m="",f=null){this.declared.push(
{kind:h,text:m,localName:f,place:this.source.place(_)})}declareVersion(h,_,m=null){const f=(0,T.bK)(_?.value);_!==void 0&&f!==null&&this.declare(h,_.value,f,m)}readTyped(h,_){
const[m]=h.labels;if(m===void 0||this.readNamed(h,_))return;const[f=""]=m.value.split("_",1);this.use(f,m.value,m,_)}readNamed(h,_){const m=(0,x.w4)(h.body,"pro\
vider")?.value;if(m===void 0)return!1;const{start:f,end:s}=m,i=this.source.text.slice(f,Math.min(s,f+P)),[,u]=N.exec(i)??[];return u===void 0?!1:(this.use(u,u,m,
_),!0)}use(h,_,m,f){if(this.providerUses.has(h))return;const s={text:(0,T.Yo)(_),address:$(f),place:this.source.place(m)};this.providerUses.set((0,T.Yo)(h),s)}}
const O=l=>(0,x.SH)(l,"backend",1).length>0||(0,x.SH)(l,"cloud",0).length>0,$=l=>(0,T.Bs)(l.flatMap(({type:h,labels:_})=>[h,..._.map(({value:m})=>m)])),N=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
P=256;function E(l){if(l.every(({scope:m})=>m.providerUses.size===0))return[];const h=new Map,_=l.every(({kind:m})=>m.clients.length===R.Du.length);for(const m of _?
[R.Du]:R.Du.map(f=>[f])){const f=l.filter(({kind:s})=>m.every(i=>s.clients.includes(i)));for(const[s,i]of c(f)){const u=h.get(s),k=u===void 0?m:[...u.clients,...m];
h.set(s,{...u??i,clients:k})}}return Array.from(h.values(),({text:m,address:f,place:s,clients:i})=>{const{host:u,isHostImplied:k,needs:w}=I(i);return{kind:"impl\
ied_provider",host:u,isHostImplied:k,...{text:m,address:f,place:s,clients:i,isOverridden:!1,needs:w}}})}function I(l){const _=l.length===R.Du.length?v:v.filter(
(m,f)=>l.some(s=>s===R.Du[f]));return{host:_[0]?.host??null,isHostImplied:!0,needs:_}}const v=R.Du.map(l=>({host:(0,U.Vm)(l),service:H.xq,clients:[l]}));function c(l){
const h=new Set(["terraform"]);for(const{references:m}of l)for(const{localName:f}of m)h.add(f);const _=new Map;for(const{scope:m,isContext:f}of l)if(!f)for(const[
s,i]of m.providerUses)h.has(s)||(h.add(s),(0,F.s)(s).ok&&_.set(s,i));return _}}),4667:((oe,Y,S)=>{S.d(Y,{F:()=>k,I:()=>u});var x=S(9562),T=S(7854);const R={terraform:"\
app.terraform.io",opentofu:null},U={terraform:"app.terraform.io",opentofu:"app.terraform.io"},F={terraform:"static",opentofu:"static"},H={opentofu:"static"},L={
terraform:"any",opentofu:"any"},K=["config","query","migrate"],B=["stack","deploy"],V={position:["source"],grammar:"module",service:x.e$},y={...V,grammar:"stack\
-component",isLiteral:!0},M={...y,service:null},O={...V,grammar:"terragrunt",evaluation:L},$={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,absent:"\
required_provider_nosource"},N={position:["hostname"],grammar:"host",service:x.Bn,defaults:R},P={...N,service:x.OZ},E={...N,evaluation:L},I={...N,service:x.M,defaults:U},
v={...y,position:"manifest",grammar:"registry-module"},c={position:["address"],grammar:"url",service:null};function l(w,C,D,W,{absence:z,...X}={}){const G=C===""?
[]:C.split(" > ").map(Q=>Q.split(" "));return{kind:D,files:w,path:G.map(([Q="",...ne])=>[Q,...ne]),...z&&{absent:`${D}${z}`},...W,...X}}const h={absence:"_missi\
ng"},_={absence:"_default"},m={evaluation:H,merges:"backend"},f={backend:"cloud",service:x.OZ},s="data terraform_remote_state *",i={...c,position:["address","lo\
ck_address","unlock_address"]},u=[l(K,"module *","module",V,{...h,evaluation:F,merges:"module"}),l(K,"terraform > required_providers","required_provider",$,{merges:"\
provider"}),l(K,"required_providers","required_provider",$,{isReserved:!0}),l(K,"terraform > cloud","cloud",P,{..._,...m}),l(K,"terraform > backend remote","bac\
kend_remote",N,{..._,...m}),l(K,"terraform > backend http","backend_http",i,m),...[s,`check * > ${s}`].flatMap(w=>[l(K,w,"remote_state",E,{..._,backend:"remote"}),
l(K,w,"remote_state",E,{...f,..._})]),l(K,s,"remote_state",c,{backend:"http",evaluation:L}),l(K,"provider tfe","provider_tfe",I,{..._,evaluation:L}),l(["test"],
"provider tfe","provider_tfe",I),l(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.xq,isLiteral:!0}),l(["test"],"run\
 * > module","test_module",y,{...h,grammar:"test-module"}),l(["test"],"run * > backend remote","test_backend_remote",N,_),l(B,"required_providers","required_pro\
vider",$),l(B,"component *","stack_component",y,h),l(B,"removed","stack_removed",y,h),l(B,"stack *","stack_stack",M,{...h,grammar:"stack"}),l(["deploy"],"upstre\
am_input *","upstream_input",M,{grammar:"stack-output"}),l(["migrate"],"state_store_provider","state_store_provider",$),l(["migrate"],"from > backend remote","m\
igrate_backend_remote",N,_),...["terraform","unit *","stack *"].map(w=>l(["terragrunt"],w,"terragrunt_source",O)),l(["manifest"],"","installed_module",v)],k=(0,T.
Oo)(w=>{const C=u.filter(({files:D})=>D.includes(w));return Map.groupBy(C,({path:[D]})=>D?.[0]??"")})}),9050:((oe,Y,S)=>{S.d(Y,{GY:()=>L,R8:()=>C});var x=S(3024),
T=S(6760),R=S(5747);const U=5,F=/^[0-9a-f]{40}$/,H=/^refs\/(?!.*\.\.)[^\0]+$/;function L(D){const W=(0,T.join)(D,".git"),z=K(W,D)??W,X=O((0,T.join)(z,"commondir")),
G=X===null?z:(0,T.resolve)(z,X),Q=()=>M((0,T.join)(G,"packed-refs"))??"",ne=B(O((0,T.join)(z,"HEAD")),[z,G],Q);return ne===null?null:{commit:ne,isFetched:y(ne,M(
(0,T.join)(z,"FETCH_HEAD"))??"",Q),remote:P(M((0,T.join)(G,"config"))??""),tracked:Z=>k((0,T.join)(z,"index"),Z)}}function K(D,W){const[,z]=/^gitdir: (.+)$/.exec(
O(D)??"")??[];return z===void 0?null:(0,T.resolve)(W,z)}function B(D,W,z){let X=D;for(let G=0;X!==null&&G<=U;G+=1){if(F.test(X))return X;const[,Q]=/^ref: (.+)$/.
exec(X)??[];if(Q===void 0||!H.test(Q))return null;X=V(Q,W,z)}return null}function V(D,W,z){for(const G of W){const Q=O((0,T.join)(G,D));if(Q!==null)return Q}return z().
split(`
`).find(G=>G.endsWith(` ${D}`))?.slice(0,40)??null}function y(D,W,z){const X=(G,Q)=>G.split(`
`).some(ne=>ne.startsWith(`${D}${Q}`));return X(W,"	")||X(z()," refs/remotes/")}function M(D){const W=(0,R.yR)(D);return W.ok?W.text:null}const O=D=>M(D)?.replace(
/\r?\n$/,"")??null,$=21,N=/^(?!\.{1,2}$)[\w.-]+$/;function P(D){let W=!1;for(const z of D.split(`
`)){const X=z.trim();X.startsWith("[")&&(W=X==='[remote "origin"]');const G=X.indexOf("=");if(!(!W||G<0||X.slice(0,G).trim().toLowerCase()!=="url"))return E(X.slice(
G+1).trim())}return null}function E(D){const W=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(D),[z,X]=W===null?I(D):[W[1],W[2]],G=(X??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),Q=G.length>1&&G.length<=$;return!z||!Q||!G.every(ne=>N.test(ne))?null:{host:z.toLowerCase(),owner:G.slice(0,-1).join("/"),name:G.at(-1)??""}}function I(D){
const W=URL.parse(D);return W===null||!/^(https?|ssh):$/.test(W.protocol)?[]:[W.protocol==="ssh:"?W.hostname:W.host,W.pathname.slice(1)]}const v=128*1024*1024,c=12,
l=62,h=16384,_=12288,m=4,f=61440,s=4096,i=32768,u=Buffer.alloc(0);function k(D,W){const z=new Map,X=(0,R.io)(D,v)??u;if(X.length<c)return z;const G=X.readUInt32BE(
4);if(X.toString("latin1",0,4)!=="DIRC"||G<2||G>4)return z;const Q=X.readUInt32BE(8);let ne=u,Z=c;for(let re=0;re<Q;re+=1){if(Z+l>X.length)return z;const fe=X.readUInt16BE(
Z+60),se=Z+l+(fe&h?2:0),Se=G===m,{kept:ge,from:$e}=Se?w(X,se,ne):{kept:u,from:se},Ae=X.indexOf(0,$e);if(Ae<0)return z;const Ce=X.subarray($e,Ae),me=Se?Buffer.concat(
[ge,Ce]):Ce;if(me.length>s)return z;const De=(X.readUInt32BE(Z+24)&f)===i,Re=me.toString("utf8");De&&(fe&_)===0&&W.has(Re)&&z.set(Re,{modified:X.readUInt32BE(Z+
8),size:X.readUInt32BE(Z+36)}),Z=Se?Ae+1:Z+(Ae-Z+8&-8),ne=me}return z}function w(D,W,z){let X=W,G=D[X++]??0,Q=G&127;for(;G&128;)G=D[X++]??0,Q=(Q+1)*128+(G&127);
return{kept:z.subarray(0,Math.max(0,z.length-Q)),from:X}}function C(D,{modified:W,size:z}){const X=(0,R.N0)(()=>(0,x.lstatSync)(D),null),G=Math.floor((X?.mtimeMs??
0)/1e3);return X?.isFile()===!0&&X.size%2**32===z&&G%2**32===W}}),9498:((oe,Y,S)=>{S.d(Y,{K:()=>R});var x=S(6760),T=S(9050);function R(B,V,y){const M=(0,T.GY)(B),
O=M?.remote??null;if(M!==null&&O!==null){const N=M.isFetched||M.commit===y.GITHUB_SHA;return{name:`${O.owner}/${O.name}`,url:U(O,y.GITHUB_SERVER_URL),commit:N&&
F(B,V(),M)?M.commit:null}}return{name:(M===null?L(B,y):null)??K(B),url:null,commit:null}}function U({host:B,owner:V,name:y},M=""){return`${URL.parse(M)?.host===
B?URL.parse(M)?.protocol:"https:"}//${B}/${V}/${y}`}function F(B,V,{tracked:y}){const M=y(V);return M.size===V.size&&M.entries().every(([O,$])=>(0,T.R8)((0,x.join)(
B,O),$))}const H=/^[\w.-]+\/[\w.-]+$/;function L(B,V){const{GITHUB_WORKSPACE:y,GITHUB_REPOSITORY:M=""}=V;return y!==void 0&&(0,x.resolve)(y)===(0,x.resolve)(B)&&
H.test(M)?M:null}const K=B=>(0,x.basename)((0,x.resolve)(B)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),400:((oe,Y,S)=>{S.d(Y,{K:()=>L});var x=S(
4e3),T=S(9349),R=S(8704),U=S(3268),F=S(4009),H=S(6134);function L(c,l=new H.n_){const h=new T.bs(c,c.startsWith("\uFEFF")?1:0,l);return h.structure(K(h,void 0))}
function K(c,l){const h={kind:"native",attributes:[],blocks:[]};let _=l!==void 0&&!c.isLineEnd(c.skipSpaces());for(;;){const m=c.skipBlank();if(c.at>=c.text.length){
l!==void 0&&c.report(B,l);break}if(m==="}"&&l!==void 0){c.at++;break}V(c,m,h),I(c,_,h),_=!1}return h}const B="unclosed configuration block: there is no closing \
brace before the end of the file";function V(c,l,h){const _=c.at;c.countPart();const m=l==='"'?P(c):c.readName();if(m===void 0){l<"\x80"?c.report("argument or b\
lock definition required",_):c.reportCharacter(),v(c,_);return}const f=c.at;if(c.skipSpaces()==="="&&c.peek(1)!=="="){c.at++,h.attributes.push({name:m,start:_,end:f,
value:(0,R.J)(c,"line")});return}const i=[];for(let D=E(c);D!==void 0;D=E(c))i.push(D);const u=c.at;if(c.peek()!=="{"){const D=i.length===0?`argument or block d\
efinition required: "${(0,x.dh)(m)}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${(0,x.dh)(m)}" has no "{" at its end`;c.report(
D,_,f),v(c,_);return}c.at++;const C=y.has(m)&&i[0]?.value!==M&&c.depth===0&&c.mistake===void 0?O(c,u):N(c,u);h.blocks.push({type:m,labels:i,start:_,end:u,body:C})}
const y=new Set(["resource","data","ephemeral","output","variable"]),M="terraform_remote_state";function O(c,l){const{at:h}=c;return(0,U.ku)(c,"}",l)&&c.mistake===
void 0?new $(c,l):(c.at=h,c.mistake=void 0,N(c,l))}class ${kind="native";from;body;constructor({text:l,at:h,parts:_},m){this.from={text:l,parts:_,start:m,end:h}}get attributes(){
return this.read().attributes}get blocks(){return this.read().blocks}mayHave(l){const{text:h,start:_,end:m}=this.from;return this.body!==void 0||h.slice(_,m).includes(
l)}read(){if(this.body!==void 0)return this.body;const{text:l,parts:h,start:_,end:m}=this.from,f=new T.bs(l.slice(0,m),_+1,h);return f.depth=1,this.body=K(f,_),
this.body}}function N(c,l){if(c.depth>=T.lr)return c.report(`blocks are nested deeper than ${T.lr} levels`,l),(0,U.ku)(c,"}",l),{kind:"native",attributes:[],blocks:[]};
c.depth++;const h=K(c,l);return c.depth--,h}function P(c){const l=c.at,h=(0,F.E3)(c);return c.report("invalid argument name: argument names must not be quoted",
l,c.at),h.kind==="string"?h.value:void 0}function E(c){const l=c.skipSpaces(),h=c.at;let _;if(l==='"'){const f=(0,F.E3)(c);f.kind==="string"?_=f.value:(_=c.text.
slice(h+1,Math.max(h+1,c.at-1)),c.report("invalid block label: it has to be plain text",h,c.at))}else _=c.readName();if(_===void 0)return;const{at:m}=c;return c.
countPart(),{value:_,start:h,end:m}}function I(c,l,h){const _=c.skipSpaces();l&&(_!=="}"||h.blocks.length>0)?c.report("invalid single-argument block definition:\
 a block in one line has one argument at most",c.at):!l&&!c.isLineEnd(_)&&c.report("missing newline after argument or block definition",c.at)}function v(c,l){(0,U.
Kk)(c,"line"),(c.at===l||(0,T.wH)(c.peek())&&c.peek()!=="}")&&c.at++}}),1731:((oe,Y,S)=>{S.d(Y,{Cg:()=>y,PW:()=>I,Ty:()=>V,Zy:()=>M,_T:()=>v,hZ:()=>U,kv:()=>_,mb:()=>m,
oF:()=>L,rK:()=>K});var x=S(4091),T=S(9562);const R=new RegExp(`^${T.eQ}$`),U=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
F=new RegExp(`^${U}[.+-]?$`),H=2n**63n-1n;function L(f){const[,s,i,u,k]=R.exec(f)??[];return s===void 0?null:B(f,s,u??i,k)}function K(f){const[,s,i,u]=F.exec(f)??
[];return s===void 0?null:B(f,s,i,u)}function B(f,s,i="",u=""){const k=s.split(".").map(C=>C.replace(/^0+(?=.)/,""));if(k.some(C=>C.length>19))return null;const w=k.
map(BigInt);if(w.some(C=>C>H))return null;for(;w.length<3;)w.push(0n);return{text:f,numbers:w,written:k.length,pre:i,build:u}}const V=f=>f.pre!=="",y=({numbers:f,
pre:s,build:i})=>`${f.join(".")}${s===""?"":`-${s}`}${i===""?"":`+${i}`}`;function M(f,s){const i=Math.max(f.numbers.length,s.numbers.length);for(let u=0;u<i;u++){
const[k,w]=[f.numbers[u]??0n,s.numbers[u]??0n];if(k!==w)return k<w?-1:1}return f.pre===s.pre||f.numbers.length!==s.numbers.length?0:f.pre===""||s.pre===""?f.pre===
""?1:-1:O(f.pre,s.pre)}function O(f,s){const[i,u]=[f.split("."),s.split(".")];for(let k=0;;k++){const[w,C]=[k+1>=i.length,k+1>=u.length];if(w!==C)return w?-1:1;
const D=$(i[k]??"",u[k]??"");if(D!==0||w)return D}}function $(f,s){const[i,u]=[/^[0-9]*$/.test(f),/^[0-9]*$/.test(s)];return i!==u?i?-1:1:i&&f.length!==s.length?
f.length-s.length:f===s?0:f<s?-1:1}const N="[\\t\\n\\f\\r ]*",P=new RegExp(`^${N}(<=|>=|!=|~>|<|>|=|)${N}(${T.eQ})${N}$`),E="This string does not use correct ve\
rsion constraint syntax";function I(f){const s=[];for(const i of f.split(",")){const[,u,k=""]=P.exec(i)??[],w=L(k);if(w===null)return(0,x.TR)(E);s.push({operator:u||
"=",version:w,text:i})}return(0,x.Ju)(s)}function v(f){const s=I(f);if(!s.ok)return s;const i=[];for(const u of s.value){const k=K(u.version.text);if(k===null||
!c.test(u.text.trim()))return(0,x.TR)(`Incorrect version constraint syntax: ${l(u)}`);i.push({...u,version:k})}return(0,x.Ju)(i)}const c=/^[<>=!~]* ?[0-9]/;function l({
operator:f,version:s,text:i}){const u=i.trim();if(s.text.startsWith("v"))return'a "v" prefix should not be used';if(!c.test(u))return`only one space is expected\
 after the operator "${f}"`;if(s.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[k]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(u)??[""];return`missing comma after "${k}"`}const h=[">",">=","=","~>","<=","<","!="];function _(f){const s=[...f].sort((i,u)=>M(i.version,u.version)||O(i.
version.build,u.version.build)||h.indexOf(i.operator)-h.indexOf(u.operator)||u.version.written-i.version.written);return[...new Set(s.map(m))].join(", ")}function m({
operator:f,version:s}){if(f==="=")return y(s);const i=f==="~>"&&s.written<3?s.numbers.slice(0,2):s.numbers;return`${f} ${y({...s,numbers:i})}`}}),2245:((oe,Y,S)=>{
S.d(Y,{O:()=>F});var x=S(9349),T=S(4009),R=S(6134);const U=200;function F(V,y=new R.n_,M=!1){const O=new H(V,y);O.isHcl1=M;const $=O.readRoot();return O.structure(
{kind:"json",members:$===void 0?[]:(0,R.lS)($)})}class H extends x.zK{isHcl1=!1;readRoot(){const{text:y}=this;y.startsWith("\uFEFF")&&(this.report("invalid star\
t of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const M=this.readValue();return this.isHcl1||M===void 0||(this.skipSpaces(),this.isAtEnd()||
this.report("extraneous data after value: extra characters appear after the JSON value",this.at),M.kind!=="object"&&M.kind!=="tuple"&&this.report("root value mu\
st be object: it is neither an object nor an array of objects",M.start)),M}skipSpaces(){const{text:y}=this;for(;;){const M=y.charCodeAt(this.at);if(M===32||M===
10||M===13||M===9)this.at++;else if(M===47)this.skipComment();else return y.charAt(this.at)}}skipComment(){const y=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const M=y?`
`:"*/",O=this.text.indexOf(M,this.at+1);this.at=O<0?this.text.length:O+M.length}readValue(){const{text:y,parts:M,at:O}=this;if(this.countPart(),M.isExceeded())return;
const $=y.charAt(O);if($==='"'){const P=this.readString();return P===void 0?void 0:(0,T.BD)(P,{start:O,end:this.at},M)}if($!=="{"&&$!=="[")return this.readPrimitive();
if(this.depth>=U)return this.stop(`values are nested deeper than ${U} levels`,O);this.depth++;const N=$==="{"?this.readObject():this.readArray();return this.depth--,
N}readPrimitive(){const{text:y,at:M}=this;L.lastIndex=M;const O=L.exec(y)?.[0];return O===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",M):(this.at+=O.length,{kind:"primitive",start:M,end:this.at,value:JSON.parse(O)})}readObject(){const y=this.
at++,M=[];for(let O=this.skipSpaces();O!=="}";O=this.skipSpaces()){if(O!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const $=this.readMember();if($===void 0)break;M.push($),this.endItem("}")}return{kind:"object",start:y,end:this.skipBracket(),items:M}}readMember(){const y=this.
at,M=this.readString();if(M===void 0)return;const O=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const $=this.readValue();return $&&{name:M,start:y,end:O,value:$}}readArray(){const y=this.at++,M=[];for(;this.
skipSpaces()!=="]";){const O=this.readValue();if(O===void 0)break;M.push(O),this.endItem("]")}return{kind:"tuple",start:y,end:this.skipBracket(),elements:M}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(y){const M=this.skipSpaces(),O=this.at;if(M!==y){if(M===""&&this.stop(`unclosed value: no "${y}" before the end\
 of the file`,O),M!==","){this.report(`missing separator: expected "," or "${y}"`,O);return}this.at++,this.skipSpaces()===y&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",O)}}readString(){const{text:y,at:M}=this;let O=M+1,$=!0;for(let N=y.charCodeAt(O);N!==34;N=y.charCodeAt(O)){if(!(N>=32))return this.stopInString(
M,O);N===92&&($=!1),O+=N===92?2:1}return this.at=O+1,$?y.slice(M+1,O):this.unescape(y.slice(M+1,O),M+1)}stopInString(y,M){return M>=this.text.length||this.text.
charCodeAt(M)===10?this.stop("invalid JSON string: no closing quote in its line",y):this.stop("invalid JSON string: a control character must be escaped",M)}unescape(y,M){
return y.replace(K,(O,$,N)=>{const P=this.isHcl1&&B.test(O);if($===void 0&&!P)return JSON.parse(`"${O}"`);const E=`invalid JSON string: ${JSON.stringify(O)} is \
not an escape sequence`,I=M+N;return this.report(this.isHcl1?"invalid escape sequence":E,I,I+2),O}).toWellFormed()}}const L=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
K=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,B=/\/|u[dD][89a-fA-F]/}),1706:((oe,Y,S)=>{S.r(Y),S.d(Y,{isOfDirectory:()=>l,layoutsOf:()=>W,nameRepository:()=>x.
K,readTools:()=>gn,rootNotes:()=>jt,rootsOf:()=>G,scanInSteps:()=>us,textNotes:()=>Wt,unmatched:()=>X});var x=S(9498),T=S(9664),R=S(5011),U=S(5257);function F(o,e,n){
const{client:t}=n;return{directory:o.name===""?".":o.name,client:t,directories:e.map(({name:r})=>r),calls:n.hasCalls?[...e.flatMap(({usages:r})=>$(r,t)),...$(o.
tests,t)]:[],providers:H(o,e,t),lockFile:o.lockFile,clientVersions:e.flatMap(({declared:r})=>M(r.filter(a=>O(a,t,n.versions))))}}function H(o,e,n){const t=V(o,n),
r=new Map,a=(d,p,g)=>{if(d===null)return;const b=(0,U.JT)(d),A={places:[],constraints:[]},j=r.get(b)??{provider:d,...A,locked:t.get(b)??null};r.set(b,j),j.places.
push(p),g!==null&&j.constraints.push(g)};for(const d of e){for(const g of L(d.usages))a(K(g,n),g.place,(0,U.KS)(g,n));const p=d.declared.filter(({kind:g})=>g===
"provider-version");for(const[g,b]of Map.groupBy(p,A=>A.localName??"")){const A=B(g,d,n);for(const{text:j,place:J}of M(b))a(A,J,{text:j,place:J})}}return[...r.values()]}
function L(o){const e=o.filter(({place:t})=>(0,T.LA)(t.file));if(e.length<2)return o;const n=new Map(e.map(t=>[t.address,t.place.file]));return o.filter(({address:t,
place:r})=>!(0,T.LA)(r.file)||n.get(t)===r.file)}function K(o,e){return o.kind==="lock_provider"||o.kind!=="required_provider"&&o.kind!=="implied_provider"&&(0,U.
op)(o.address)==="terraform"?null:(0,U.lc)(o,(0,R.Vm)(e),e)}function B(o,{usages:e},n){const t=e.find(({kind:r,address:a})=>r.startsWith("required_provider")&&(0,U.
op)(a)===o);return t!==void 0?K(t,n):{host:(0,R.Vm)(n),namespace:"hashicorp",type:o}}function V({usages:o},e){const n=new Map;for(const t of o){if(t.kind!=="loc\
k_provider")continue;const r=(0,U.lc)(t,(0,R.Vm)(e),e),a=(0,U.KS)(t,e);if(r===null||a===null)continue;const d={version:a,constraints:t.constraints??null};if(n.set(
(0,U.JT)(r),{...d,isCopied:!1}),e==="opentofu"&&y(r)){const p=(0,U.JT)({...r,host:(0,R.Vm)(e)});n.has(p)||n.set(p,{...d,isCopied:!0})}}return n}const y=({host:o,
namespace:e})=>o===(0,R.Vm)("terraform")&&e==="hashicorp";function M(o){const e=o.findLast(({place:n})=>(0,T.LA)(n.file))?.place.file;return e===void 0?o:o.filter(
({place:n})=>n.file===e)}function O({kind:o,place:e},n,{opentofu:t=""}){const r=/\.tofu(\.json)?$/.test(e.file);return o==="compatible"?n==="opentofu":o!=="vers\
ion"||n==="terraform"?o==="version"&&!r:r||/^v?(0|1\.(\d|1[01])(\.|$))/.test(t)}function $(o,e){const n=o.filter(({kind:r})=>N.test(r));return n.some(({place:r})=>(0,T.
LA)(r.file))?[...Map.groupBy(n,({address:r})=>r).values()].flatMap(r=>{const a=[...r].sort((g,b)=>Number((0,T.LA)(g.place.file))-Number((0,T.LA)(b.place.file))),
d=a.findLast(({text:g})=>g!==null),p=a.findLast(g=>g.version!==void 0);return d===void 0?[]:P(d,p??d,e)}):n.flatMap(r=>P(r,r,e))}const N=/^(module(_missing)?|test_module|stack_component|terragrunt_source)$/;
function P(o,e,n){const{kind:t,address:r,text:a,place:d}=o;if(a===null||v.test(a))return[];const p=c(o,a,n);if(p===void 0)return[];const[,g]=I.exec(t==="terragr\
unt_source"?a:"")??[],b=g===void 0?(0,U.KS)(e,n):{text:g,place:d},A=b===null&&e.version!==void 0;return[{address:r,source:a,place:d,module:p,constraint:b,isOpen:A}]}
const E=/^tfr:\/\/([^/?]*)\/([^?]*)/,I=/^tfr:.*?[?&]version=([^&]*)/s,v=/^["(]|\$\{|^(var|local|path|each|module|data)\./;function c({kind:o},e,n){if(o==="terra\
grunt_source"&&e.startsWith("tfr:")){const[,r="",a=""]=E.exec(e)??[],d=(0,R.rE)(r===""?a:`${r}/${a}`,n);return d.ok?d.value:void 0}const t=(0,R.vL)(e,n);return t.
kind==="registry"?t:t.kind==="remote"?null:void 0}const l=({kind:o})=>o==="module"||o==="state"||o==="lock",h=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function _({usages:o,declared:e},n){const t=new Map,r=({file:a})=>{const d=(0,T.jt)(a),p=t.get(d)??m(d);return t.set(d,p),p};for(const a of o){if(!a.clients.includes(
n)||a.kind==="installed_module")continue;const d=r(a.place);a.kind==="test_module"?d.tests.push(a):f(d,a)}for(const a of e){const{kind:d,place:p}=a;if(n==="terr\
aform"&&/\.tofu(\.json)?$/.test(p.file))continue;const g=r(p);g.declared.push(a),d==="lock"?s(g,p):g.hasConfiguration=!0,g.isInitialised||=d==="state"}for(const a of t.
values())w(t,a);return t}const m=o=>({name:o,...{usages:[],declared:[],tests:[],children:[]},lockFile:null,hasConfiguration:!1,isInitialised:!1});function f(o,e){
if(e.kind==="lock_provider"?s(o,e.place):o.hasConfiguration=!0,!h.test(e.kind)||e.isOverridden&&e.kind!=="module"||(o.usages.push(e),e.isOverridden))return;o.isInitialised||=
i(e);const n=u(o.name,e);n!==null&&o.children.push(n)}function s(o,{file:e}){o.lockFile=e,o.isInitialised=!0}const i=({kind:o,address:e,place:n})=>o==="terragru\
nt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(n.file);function u(o,e){const{kind:n,text:t}=e;return!(n==="module"||n==="test_module"||i(e))||
t===null||!(0,R.Nj)(t)?null:(0,T.un)(o,t.replace(/\?.*$/s,""))}const k=/(^|\/)tests$/;function w(o,e){const{name:n,tests:t}=e;if(t.length===0)return;const r=k.test(
n)?o.get((0,T.jt)(n)):void 0,a=r?.hasConfiguration===!0?r:e;a.isInitialised=!0,a!==e&&(a.tests.push(...t),e.tests=[])}const C=({name:o,tests:e})=>e.flatMap(n=>u(
o,n)??[]);function D(o){const e=new Set;for(const n of o.values())for(const t of[...n.children,...C(n)])t!==n.name&&e.add(t);return[...o.values()].filter(({name:n,
hasConfiguration:t,isInitialised:r})=>t&&(r||!e.has(n)))}function W(o){const{clients:e,patterns:n}=o,t=e.map(p=>({client:p,directories:_(o,p)}));if(n.length===0)
return t.map(p=>({...p,roots:D(p.directories)}));const r=[...new Set(t.flatMap(({directories:p})=>[...p.keys()]))],a=new Set(n.flatMap(p=>r.filter(g=>z(p,g)))),
d=p=>p.hasConfiguration&&a.has(p.name);return t.map(p=>({...p,roots:[...p.directories.values()].filter(d)}))}const z=(o,e)=>o.matches(e===""?".":e);function X(o,e){
const n=t=>o.some(({directories:r})=>r.values().some(a=>a.hasConfiguration&&z(t,a.name)));return e.filter(t=>!n(t)).map(({text:t})=>t)}function*G(o,{changed:e,versions:n,
hasCalls:t=!0}){const r=e&&Q(e);for(const{client:a,directories:d,roots:p}of o)for(const g of p){const b=ne(g,d);r!==null&&!b.some(({name:A})=>r.has(A))||(yield F(
g,b,{client:a,versions:n,hasCalls:t}))}}function Q(o){const e=[...o].map(T.jt),n=e.filter(t=>k.test(t));return new Set([...e,...n.map(T.jt)])}function ne(o,e){const n=new Set(
[o]),t=r=>{const a=e.get(r);a!==void 0&&n.add(a)};C(o).forEach(t);for(const{children:r}of n)r.forEach(t);return[...n]}var Z=S(9075),re=S(1064),fe=S(4e3),se=S(5799);
const Se=6,ge=o=>`"${(0,fe.dh)(o)}"`,$e=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function Ae(o){const e=o.replace($e,"");return e===
""?"":`: ${e}`}function Ce(o){switch(o.reason){case"syntax":{const{text:e,why:n}=o;return{message:`${ge(e)} is not a version constraint${Ae(n)}`,help:"write ver\
sions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${o.address} i\
s an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `cons\
t = true`"};case"not-a-string":return{message:`version of ${o.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${ge(
o.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without \
it"};case"built-in":return{message:`${o.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`p\
rovider ${o.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally,\
 use `dev_overrides` without `version`"}}}const me=o=>(0,se.CC)("constraint-invalid",Ce(o)),De=({of:o,terms:e,preRelease:n})=>(0,se.CC)("constraint-unmeetable",
{message:`no version of ${o} can match ${(0,fe.K4)(e.map(ge),Se,fe.dh)}`,help:n!==void 0?`write ${ge(n)}: only an exact version, without a space after \`=\` and w\
ithout \`v\`, selects a pre-release of a module`:e.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"}),
Re={terraform:"terraform",opentofu:"tofu"};function It({provider:o,version:e,constraints:n,clients:t}){const[r,...a]=t,d=r===void 0||a.length>0?"":`${Re[r]} `;return(0,se.
CC)("lock-outside",{message:`locked provider ${o} ${e} does not match configured version constraint ${(0,fe.K4)(n,Se,fe.dh)}`,help:`run \`${d}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`})}const $t={"no-version":["version","is missing"],"not-a-version":["version","is not a versio\
n number"],"not-constraints":["constraints","are invalid"]};function Ct(o){const e="failed to read dependency lock file",n="restore the file, or remove the bloc\
k and run `init` again";switch(o.reason){case"syntax":return{message:`${e}: ${o.error}`,help:n};case"twice":return{message:`${e}: it has two blocks for provider\
 ${o.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${e}: the ${o.of} of provider ${o.provider} mu\
st be written in normalized form: ${ge(o.normal)}`,help:n};default:{const[t,r]=$t[o.reason];return{message:`${e}: the ${t} of provider ${o.provider} ${r}`,help:n}}}}
const Ee=o=>(0,se.CC)("lock-invalid",Ct(o)),Dt=({client:o,version:e,constraint:n})=>(0,se.CC)("client-version",{message:`the version constraint ${ge(n)} exclude\
s ${re.bB[o]} ${e}`,help:`use another version of ${re.bB[o]}, or change the constraint`});var Ge=S(5143),_e=S(1752),ce=S(1731);function*Rt(o,e){for(const r of o.
providers){const a=Pt(r,o.client,e);a!==null&&(yield a)}const{client:n}=o,t=o.clientVersions.length===0?null:e.versionIn(n,o.directory);if(t!==null)for(const{text:r,
place:a}of o.clientVersions)(0,_e.n7)(r,t)==="not-met"&&(yield{problem:Dt({client:n,version:t,constraint:r}),places:[a]})}function Pt(o,e,n){const{constraints:t,
provider:r}=o;if(Ut(t.map(({text:j})=>j)))return n.upgrade?null:Nt(o,n);const a=t.flatMap(({text:j,place:J})=>Pe(j).map(ee=>({...ee,place:J}))),d=(0,U.JT)(r);if(e===
"opentofu"&&(0,_e.jF)(a))return{problem:me({reason:"unspecified",provider:d}),places:We(a)};const p=(0,_e.Sx)(a,_e.Nd),g=[...new Set(p.map(ce.mb))],b=a.filter(j=>g.
includes((0,ce.mb)(j)));return{problem:De({of:`provider ${d}`,terms:g}),places:We(b)}}function Nt({provider:o,constraints:e,locked:n},{clients:t}){const r=n===null?
null:(0,ce.rK)(n.version.text);if(n===null||r===null)return null;const a=b=>{const A=b.flatMap(({text:j})=>Pe(j));return(0,_e.XA)([r],A)===null};if(!a(e))return null;
const d=e.filter(b=>a([b])),p=d.length===0?e:d;return{problem:It({provider:(0,U.JT)(o),version:(0,ce.Cg)(r),constraints:[...new Set(p.map(({text:b})=>(0,ce.kv)(
Pe(b))))],clients:t}),places:We([n.version,...p])}}const We=o=>[...new Set(o.map(({place:e})=>e))];function Pe(o){const e=(0,ce._T)(o);return e.ok?e.value:[]}const Lt=(0,Z.
HK)(o=>{const e=o.split("\0").flatMap(Pe),n=e.map(({version:t})=>t);return(0,_e.XA)(n,e)!==null||(0,_e.Nd)(e)}),Ut=o=>Lt([...new Set(o)].join("\0"));function jt(o){
const e=new Map;return{add:r=>{const a=(0,T.Gz)(r.directory==="."?"":r.directory,"main.tf"),d=(0,Ge.Zl)(a)?a:null;for(const p of Rt(r,o)){const g=Bt(p),b=e.get(
g)??{...p,having:new Set,aside:d};e.set(g,b),b.having.add(r.client),d===null&&(b.aside=null)}},notes:()=>Array.from(e.values(),({problem:r,places:a,having:d,aside:p})=>{
const b=r.code!=="client-version"&&d.size===o.clients.length?re.Du:[...d];return(0,se.hD)(r,{places:a,clients:b,...p===null?{}:{aside:p}})})}}const Bt=({problem:o,
places:e})=>[o.code,o.message,...e.map(Ge.df)].join(`
`);var Je=S(8011),Ye=S(3229),Kt=S(1022);function*Wt(o,e,n){const t=new Set;for(const r of o){if(r.kind==="lock_provider"){const d=`${r.place.file}
${r.text}`;if(t.has(d)){const p=Ee({reason:"twice",provider:r.text??""});yield ye(r.place,{problem:p})}t.add(d)}const a=Ht(r,n);a!==null&&(yield ye((r.version??
r).place,a))}for(const r of e){const a=Gt(r,n);a!==null&&(yield a)}}function ye(o,{problem:e,...n}){const{clients:t=re.Du}=n,r=/\.tofu(\.json)?$/.test(o.file),a=t.
filter(d=>d==="opentofu"||!r);return(0,se.hD)(e,{...n,places:[o],clients:a})}const Ft=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Ht(o,e){switch(o.kind){case"\
module":case"module_missing":case"test_module":return Vt(o,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return Ft.
test(o.place.file)?null:zt(o);case"lock_provider":{const n=Xt(o);return n&&{problem:n}}default:return null}}const Fe=(o,e)=>({problem:me({reason:"syntax",text:o,
why:e}),isPlaceholder:(0,Ye.Kc)(o)});function Vt(o,{releases:e}){const{address:n,version:t}=o;if(t===void 0)return null;const{text:r,value:a}=t;if(a!==void 0)return!e.
every(({client:J,before:ee})=>J!=="terraform"||ee==="1.15")&&a.terraform!==void 0?null:{problem:me({reason:"expression",address:n}),clients:["terraform"]};const d=(0,ce.
PW)(r);if(!d.ok)return Fe(r,d.why);const p=re.Du.filter(A=>!(0,_e.gH)(d.value,A));if(p.length===0)return null;const g=d.value.find(({version:A})=>(0,ce.Ty)(A)),
b=g&&(0,ce.Cg)(g.version);return{problem:De({of:n,terms:[r],preRelease:b}),clients:p}}function zt({kind:o,address:e,text:n,version:t}){if(t===void 0)return null;
if(t.value!==void 0)return{problem:me({reason:"not-a-string",address:e})};const r=(0,ce._T)(t.text);if(!r.ok)return Fe(t.text,r.why);const a=re.Du.filter(p=>o===
"required_provider"?(0,Kt.m)(n??"",p).kind==="builtin":(0,U.op)(e)==="terraform");return a.length===0?null:{problem:me({reason:"built-in",provider:n??"terraform\
.io/builtin/terraform"}),clients:a}}function Xt({text:o,version:e,constraints:n=""}){const t=o??"";if(e===void 0||e.value!==void 0)return Ee({reason:"no-version",
provider:t});const r=(0,ce.rK)(e.text);if(r===null)return Ee({reason:"not-a-version",provider:t});const a=(0,ce.Cg)(r);if(a!==e.text)return Ee({reason:"not-norm\
al",of:"version",provider:t,normal:a});if(n==="")return null;const d=(0,ce._T)(n);if(!d.ok)return Ee({reason:"not-constraints",provider:t});const p=(0,ce.kv)(d.
value);return p===n?null:Ee({reason:"not-normal",of:"constraints",provider:t,normal:p})}function Gt(o,{set:e,versions:n}){const{kind:t,text:r,place:a}=o;if((0,re.
SO)(t)){const A=e.filter(J=>J!==re.$I[t].client),j=ye(a,{problem:(0,Je.jP)({kind:t}),clients:A});return j.clients.length===0?null:j}if(l(o))return null;const d=t!==
"provider-version",p=d?(0,ce.PW)(r):(0,ce._T)(r),g=re.Du.filter(A=>!d||O({kind:t,place:a},A,n));if(!p.ok)return ye(a,{...Fe(r,p.why),clients:g});if(!d||!p.value.
some(({version:A})=>(0,ce.Ty)(A)))return null;const b=me({reason:"pre-release",text:r});return ye(a,{problem:b,clients:g})}var Ie=S(2161),pe=S(7854),te=S(6134),
Jt=S(3024),ve=S(6760),Ne=S(5747),Le=S(6195);function Ze({root:o,scan:e}){const n=[o,...e.map(d=>(0,ve.resolve)(o,(0,Le.VK)(d).fixed))].map(Qe),t=d=>n.some(p=>p!==
null&&(0,Le.UO)(d,p)),r=d=>{const p=Qe((0,ve.resolve)(o,d));return p!==null&&t(p)?p:null},a=(d,p)=>{const g=r(d);return(g===null?[]:(0,Ne.Mc)(g).filter(p)).map(
({name:A})=>A).sort()};return{list:d=>a(d,p=>!p.isDirectory()),directories:d=>a(d,p=>p.isDirectory()&&!(0,Le.G$)(p.name)),exists:d=>r(d)!==null,read:(d,p)=>{const g=r(
d),b=g===null?null:(0,Ne.yR)(g,p);return b?.ok?b.text:null}}}const Qe=o=>(0,Ne.N0)(()=>(0,Jt.realpathSync)(o),null),Yt=".github/workflows .circleci .buildkite .\
woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),qe=o=>o==="config.toml",Zt=[["",Ie.Z8],[".github",()=>!1],...Yt.
map(o=>[o,e=>/\.ya?ml$/i.test(e)]),[".devcontainer",Ie.Z8],[".config",Ie.TD],[".config/mise",qe],[".mise",qe]],et=".github/actions",Qt=128*1024,qt=200;function*en({
root:o,exclude:e},n){const t=Ze({root:o,scan:[]}),r=(0,Le.Ls)(e),a=tn(t).filter(g=>!r(g)),d=g=>g.split("/").length,p=[...new Set([...a,...n])].sort((g,b)=>d(g)-
d(b)||(g<b?-1:1));for(const g of p.slice(0,qt)){const b=t.read(g);b!==null&&b.length<=Qt&&(yield{file:g,text:b})}}function tn(o){const e=Zt.flatMap(([t,r])=>o.list(
t).filter(a=>r(a)||He((0,T.Gz)(t,a))).map(a=>(0,T.Gz)(t,a))),n=o.directories(et).flatMap(t=>["action.yml","action.yaml"].map(r=>`${et}/${t}/${r}`));return[...e,
...n]}const tt=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],He=o=>tt.some(({path:e})=>e.test(o)),nt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function nn({file:o,text:e}){
if(He(o)){const t=Ue(o,e);return tt.filter(({path:r,line:a})=>r.test(o)&&(a===void 0||t.some(d=>a.test(d)))).map(({client:r})=>r)}return e.search(nt)<0?[]:Ue(o,
e).flatMap(t=>t.match(nt)??[]).map(t=>t.toLowerCase())}const sn=1e3,on=/(^|\s)#.*$/s,rn=/(^|\s)(\/\/|\/?\*).*$/s;function Ue(o,e){const n=/jenkinsfile|\.json$/i.
test(o)?rn:on;return e.split(`
`).map(t=>t.slice(0,sn).replace(n,"").trimEnd())}function st(o,e,n,t){return{file:o,...(0,te.yN)(n)(t),line:e+1}}const je=new Map([["terraform","terraform"],["h\
ashicorp/terraform","terraform"],["opentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),ot=o=>je.get(o.toLowerCase())??"terraform",an="i\
nit|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",
cn=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,ln=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],rt=`(?=["'\\s,\\]})@]|$)`,it="^[\\s-]*\\w[\\w-]*:\\s*\\[",at=`(?=["']?\\s*[,\\]])`,dn=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashic\
orp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${rt}|([\\w.\${}-]+)))?${rt}`),text:"uses $1",version:"latest"},{form:new RegExp(`(?:^|[\\s"'\`;&|\
(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${an})(?![\\w-])`),text:"runs $1"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${it}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${at}`),text:"lists $1"},{form:new RegExp(`${it}(?\
=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${at}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],un=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,fn=/\b(?:echo|printf)\b[^;&|]*/g;function hn(o){if(!/terraform|tofu|tfenv/i.
test(o))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(o);if(un.test(o)&&!e)return[];const n=o.replace(fn,r=>" ".repeat(r.length)),t=cn.exec(n);
return t===null?dn.flatMap(r=>pn(r,n)):mn(t)}function pn({form:o,text:e,version:n=null,...t},r){const a=o.exec(r);if(a===null)return[];const[,d="",p=n]=a,g=e.replace(
"$1",()=>d);return[{client:ot(d),text:g,version:p,...ct(a),...t}]}const ct=({index:o,0:{length:e}})=>({start:o,end:o+e});function mn(o){const[,e=""]=o;return ln.
flatMap(({form:n,otherwise:t})=>{const r=n.exec(e);return r===null?[]:[{client:ot(r[1]??r[2]??""),text:`uses ${e}`,version:null,...ct(o),step:{otherwise:t}}]})}
const lt=50,dt=100,vn=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function gn(o,e){const n=[],t=new Set;let r=!1;for(const a of en(o,e)){for(const g of nn(a))t.add(g);
if(He(a.file))continue;const d=a.file.slice(a.file.lastIndexOf("/")+1),p=(0,Ie.TD)(d)||a.file.endsWith("mise/config.toml");n.push(...p?Tn(a):_n(a)),r||=!p&&vn.test(
a.text)}return{signs:n,setsCloudHostname:r,others:t}}function _n({file:o,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const n=Ue(o,e),t=new Map;let r=0;
const a=(0,pe.Oo)(d=>(r+=1,r>lt?[d]:Mn(d,n)));for(const[d,p]of n.entries()){if(t.size>=lt)break;for(const g of hn(p)){const{client:b,level:A="tool"}=g;for(const j of On(
g,n,d,a)){const J=`${b} ${A} ${j}`;if(t.has(J))continue;const ee=st(o,d,p,g);t.set(J,{client:b,level:A,place:ee,text:(0,fe.dh)(g.text,dt),version:j})}}}return kn(
o,[...t.values()])}function kn(o,e){return!e.some(({client:t})=>t==="opentofu")||!/atlantis\.ya?ml$/.test(o)?e:e.filter(({client:t,version:r})=>t==="opentofu"||
r!==null).map(t=>({...t,client:"opentofu"}))}const En=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function On({version:o,step:e},n,t,r){
if(e===void 0)return o===null?[null]:r(o);const a=wn(n,t).map(d=>En.exec(d)?.[1]?.replace(/^["']|["']$/g,"")).find(d=>d!==void 0);return a===void 0?[e.otherwise]:
r(a)}const ut=40;function wn(o,e){const n=o[e]??"",t=n.search(/\b(uses|task):/),r=A=>A!==""&&A.search(/\S/)<t,d=n.trimStart().startsWith("-")?[]:o.slice(Math.max(
0,e-ut),e),p=d.findLastIndex(r),g=o.slice(e+1,e+ut),b=g.findIndex(r);return[...d.slice(p<0?d.length:p),...g.slice(0,b<0?void 0:b)]}const bn=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function Mn(o,e){const[,n,t,r]=bn.exec(o.trim())??[],a=n??t??r;if(a===void 0)return[o.trim()];for(const d of e){const p=d.indexOf(a),g=p<0?void 0:Sn.exec(d.slice(
p+a.length))?.[1];if(g===void 0||/[\w-]$/.test(d.slice(0,p)))continue;const b=g.match(/[^\s"',[\]]+/g);if(b!==null)return b}return[o]}const Sn=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,
An=/[^\s"',\]}]+/;function Tn({file:o,text:e}){const n=Ue(o,e);return xn(o,n).flatMap(({at:t,client:r,version:a,start:d=0})=>{if(r===void 0)return[];const p=n[t]??
"",g=st(o,t,p,{start:d,end:p.length}),b=a===null?`selects ${r}`:`selects ${r} ${a}`;return[{client:r,level:"version-file",place:g,text:(0,fe.dh)(b,dt),version:a}]})}
function xn(o,e){const[,n]=/\.(terraform|opentofu)-version$/.exec(o)??[];if(n===void 0)return o.endsWith(".toml")?Cn(e):yn(e);const t=e.findIndex(a=>a.trim()!==
""),r=An.exec(e[t]??"")?.[0]??null;return t<0?[]:[{at:t,client:je.get(n),version:r}]}const yn=o=>o.map((e,n)=>{const[t="",r=null]=e.trim().split(/\s+/);return{at:n,
client:je.get(t),version:r}}),In=/^\s*\[\s*([\w."':/-]+)\s*\]/,$n=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Cn(o){let e="";return o.
flatMap((n,t)=>{e=In.exec(n)?.[1]?.replaceAll('"',"")??e;const[,r="",a=""]=$n.exec(n)??[],d=/^tools\.(?:\w+:)?(.+)$/.exec(e)?.[1],p=je.get(e==="tools"?r:r==="ve\
rsion"?d??"":""),g=/\bversion\s*=\s*(.*)$/s.exec(a)?.[1]??a,b=g.match(/[^\s"',[\]{}=]+/g)??[];return(g.startsWith("[")?b:b.slice(0,1)).map(j=>({at:t,client:p,version:j,
start:n.search(/\S/)}))})}var ie=S(8321),Oe=S(7905),we=S(7052),be=S(1884);const Ve=5e4;function Dn(o,e,n=new Map){const t=[],r=o.flatMap(d=>d.notes),a=new Rn(o,
e,n);for(const d of o)if(!d.isContext)for(const p of d.references){if(t.length>=Ve)return r.push(ft(d.file)),ht(t,r);const g=(0,Oe.RO)(d,p,e,n);for(const b of g)
t.push(a.usageOf(d,p,b));for(const b of a.notesOf(d,p,g))r.push(b)}for(const d of(0,be.FZ)(o))t.push(d);return ht(t,r)}const ft=o=>(0,se.sb)(o,(0,we.ub)({kind:"\
module-usages",max:Ve})),ht=(o,e)=>({usages:o.sort((n,t)=>pt(n.place,t.place)),notes:e.sort((n,t)=>pt((0,se.Xd)(n),(0,se.Xd)(t)))});class Rn{files;values;known;overrides;constructor(e,n,t){
this.files=e,this.values=n,this.known=t,this.overrides=e.filter(({kind:r})=>r.isOverride)}usageOf(e,n,t){const{kind:r,value:a,address:d,constraints:p,place:g,row:b,
hasOwnToken:A,workspace:j}=n,{meanings:J,first:ee,needs:he}=t,ae=([de])=>this.isInForce(e,n,de),le=this.overrides.length===0?J:new Map([...J].filter(ae)),ue=le.
size===J.size&&he!==null,q={kind:r,host:ee.host,isHostImplied:ee.isHostImplied,directHost:ee.directHost,hasOwnToken:A,text:a?.text??null,address:d,version:this.
versionOf(n),constraints:p,place:g,clients:e.kind.clients,needs:ue?he:(0,Oe.hN)(le,n.row,this.stateHost),isOverridden:le.size===0,workspace:j};return ue&&b.backend===
void 0&&a?.kind!=="pieces"?q:{...q,...this.decisionOf(n,t,le)}}decisionOf({value:e,row:n},{meanings:t},r){const a=[...t],d=a.flatMap(([A,j])=>j.evaluated===void 0?
[]:[[A,j.evaluated]]),p=[...r].flatMap(([A,{needed:j}])=>{const J=j==="state"?this.stateHost(A):null;return J===null?[]:[[A,J]]}),g=a.flatMap(([A])=>r.has(A)?[]:
A),b=a.some(([,{needed:A}])=>A==="state");return{...e?.kind==="pieces"&&{evaluated:Object.fromEntries(d)},...n.backend!==void 0&&{backend:n.backend},...r.size>0&&
g.length>0&&{replacedFor:g},...b&&{stateHosts:Object.fromEntries(p)}}}notesOf(e,n,t){const{place:r,row:a,value:d}=n,p=[r],g=new Map;for(const{meanings:b}of t)for(const[
A,{problem:j,host:J}]of b){if(j===void 0||!this.isInForce(e,n,A))continue;const ee=j.code==="source-dynamic",he=e.notes.some(Es=>(0,se.Xd)(Es)?.line===r.line);if(ee&&
he)continue;const ae=d?.kind==="known"&&(0,Ye.Kc)(d.text),le=ee?j.message:j.code,ue=g.get(le),q=ue===void 0?J:ue.namedHost??null,de=[...ue?.clients??[],A],ks={namedHost:q,
clients:de,places:p,isPlaceholder:ae};g.set(le,(0,se.hD)(ue?.problem??j,ks))}if(a.isReserved){const b=(0,Je.ME)({block:"required_providers",parent:"terraform"});
g.set(b.code,(0,se.hD)(b,{places:p,clients:e.kind.clients}))}return[...g.values()]}isInForce({kind:e},{mergeKey:n},t){return e.isOverride||n===null||!this.replaced(
t).has(n)}replaced=(0,pe.Oo)(e=>{const n=new Set;for(const{kind:t,references:r,scope:a}of this.overrides)if(t.clients.includes(e)){a.hasBackend&&n.add("backend");
for(const{mergeKey:d,value:p,localName:g}of r)d!==null&&(p!==void 0||g!==null)&&n.add(d)}return n});stateHost=(0,pe.Oo)(e=>{const n=this.files.filter(({kind:t})=>t.
clients.includes(e));for(const t of n)for(const r of t.references){if(r.row.merges!=="backend"||!this.isInForce(t,r,e))continue;const[a]=(0,Oe.RO)(t,r,this.values,
this.known),d=a?.meanings.get(e)?.needed??null;if(d!==null&&d!=="state")return d}return null});versionOf(e){if(e.version===null)return;const{value:n,place:t}=e.
version;if(n.kind==="known")return{text:n.text,place:t};const r=re.Du.flatMap(d=>{const p=this.values(e,n,d).flat();if(p.some(({withheld:A})=>A!==null))return[];
const[g,...b]=p;return[[d,b.length===0&&g?.isWhole===!0?g.text:null]]});return{text:Pn.test(n.text)?n.text:"\u2026",value:Object.fromEntries(r),place:t}}}const Pn=/^(?!<<)"?[^"]*"?$/,
pt=(o,e)=>o===null||e===null?0:o.file!==e.file?o.file<e.file?-1:1:o.line-e.line||o.column-e.column;var Be=S(2245),Ke=S(400),Nn=S(4667);function Ln(o,e,n){const t=(0,Nn.
F)(n),r=[],a=e.kind==="native"?e.blocks.map(({type:d})=>d):e.members.map(({name:d})=>d);for(const d of new Set(["",...a]))for(const p of t.get(d)??[]){const g=new Un(
o,p,r);for(const b of mt(p.path,{body:e,block:void 0,names:[]}))g.read(b)}return r}function mt([o,...e],n){if(o===void 0)return[n];const[t,...r]=o;return(0,te.SH)(
n.body,t,r.length).flatMap(a=>{const{labels:d,body:p}=a;if(r.some((b,A)=>b!=="*"&&b!==d[A]?.value))return[];const g=[...n.names,t,...d.map(({value:b})=>b)];return mt(
e,{body:p,block:a,names:g})})}class Un{source;row;found;constructor(e,n,t){this.source=e,this.row=n,this.found=t}read(e){const{body:n,block:t,names:r}=e;switch(this.
row.position){case"entries":for(const a of(0,te.Td)(n))this.addEntry(r,a);return;case"label":{const a=t?.labels.at(-1);if(a===void 0)return;const d={kind:"known",
text:(0,ie.Yo)(a.value)},p=this.source.place(a),g=this.version((0,te.w4)(n,"version")?.value),b=(0,ie.bK)((0,te.w4)(n,"constraints")?.value)??void 0;this.add(r.
slice(0,-1),{value:d,place:p,version:g,constraints:b});return}case"manifest":this.addManifest(n);return;default:this.addArguments(e,this.row.position)}}add(e,n){
const{row:t}=this,{kind:r=t.kind,version:a=null,localName:d=null,hasOwnToken:p=!1}=n;this.found.push({row:t,kind:r,address:(0,ie.Bs)(e),value:n.value,version:a,
constraints:n.constraints,place:n.place,mergeKey:jn(t,e),localName:d,hasOwnToken:p,workspace:n.workspace})}addArguments({body:e,block:n,names:t},r){const{row:a,
source:d}=this,p=J=>(0,te.w4)(e,J)?.value,g=a.backend!==void 0;if(g&&(0,ie.bK)(p("backend"))!==a.backend)return;const b=g?p("config"):void 0,A=g?J=>Te(b,J):p,j={
version:this.version(p("version")),hasOwnToken:a.grammar==="host"&&A("token")!==void 0,workspace:a.merges==="backend"&&a.grammar==="host"?Bn(e):void 0};for(const J of r){
const ee=A(J);if(ee!==void 0)this.add(t,{...j,...this.written(ee)});else if(a.absent!==void 0&&n!==void 0){const ae=b!==void 0&&b.kind!=="object"?(0,ie.C5)((0,ie.
wK)(d,b),J):void 0;this.add(t,{...j,kind:a.absent,value:ae,place:d.place(n)})}}}written(e){const{row:n,source:t}=this;return{value:n.defaults!==void 0&&e.kind===
"primitive"&&e.value===null?void 0:(0,ie.wK)(t,e,n.isLiteral),place:t.place(e)}}addEntry(e,{name:n,value:t}){const{row:r,source:a}=this,d=[...e,n],p=(0,ie.Yo)(n);
if(t.kind==="object"){const A=Te(t,"source");this.add(d,{localName:p,kind:A===void 0?r.absent??r.kind:r.kind,value:A&&(0,ie.wK)(a,A,r.isLiteral),version:this.version(
Te(t,"version"),ie.wK),place:a.place(A??t)});return}const g={localName:p,value:void 0,place:a.place(t)};["string","primitive","template"].includes(t.kind)?this.
add(d,{...g,kind:"required_provider_legacy",version:this.version(t)}):this.add(d,{...g,kind:"required_provider_invalid"})}addManifest(e){const n=(0,te.w4)(e,"Mo\
dules")?.value;for(const t of n?.kind==="tuple"?n.elements:[]){const r=Te(t,"Source"),a=(0,ie.bK)(Te(t,"Key"));if(r===void 0||a===null)continue;const d=this.version(
Te(t,"Version"));this.add(["module",a],{...this.written(r),version:d})}}version(e,n=ie.yR){const t=e&&n(this.source,e);return e&&t?{value:t,place:this.source.place(
e)}:null}}function jn({merges:o},e){return o===void 0||o==="backend"?o??null:(0,ie.Bs)([o,e.at(-1)??""])}function Bn(o){const[e]=(0,te.SH)(o,"workspaces",0);return{
organization:(0,ie.bK)((0,te.w4)(o,"organization")?.value),name:e?(0,ie.bK)((0,te.w4)(e.body,"name")?.value):null}}const Te=(o,e)=>o?.kind==="object"?o.items.find(
n=>n.name===e)?.value:void 0,Kn=64;function*Wn(o,e){const n=[],t=[];let[r,a]=[0,Ve];for(const[d,{path:p,file:g,kind:b,isContext:A}]of o.entries()){if(d>0&&d%Kn===
0&&(yield e+d))return null;const J=(0,Ne.yR)(p);if(!J.ok){const{failure:ae}=J,le=ae.kind==="size"?(0,we.ub)(ae):(0,we.WO)({what:"file",code:ae.code});t.push((0,se.
sb)(g,le));continue}if(!J.isUtf8&&!A){const ae=J.text.indexOf("\uFFFD"),le=(0,te.yN)(J.text)({start:ae,end:ae+1});t.push((0,se.sb)(g,(0,we.U$)({error:null,file:g}),
le))}r+=J.bytes;const ee=zn(J.text,b,g,A),he=vt(ee);if(he>a){t.push(ft(g));const ae={...ee.scope,providerUses:be.FK.providerUses};n.push({...ee,references:ee.references.
slice(0,a),scope:ae});break}a-=he,n.push(ee)}return{files:n,notes:t,bytes:r}}const vt=({references:o,scope:e})=>o.length+e.providerUses.size;function*Fn(o){const e=(a,d)=>({
kind:a,text:"",localName:null,place:{file:d,...se.wv}}),n=o.filter(({kind:a})=>a.class==="config"),[t]=n;t!==void 0&&o.every(a=>vt(a)===0)&&(yield e("module",t.
file));const r=n.filter(({scope:a})=>a.hasBackend);for(const a of new Set(r.map(({kind:d})=>d.clients))){const d=n.find(({kind:p})=>p.clients===a);d!==void 0&&(yield e(
"state",d.file))}for(const{file:a,kind:d,references:p,scope:g,isContext:b}of o)d.class==="lock"&&p.length===0&&(yield e("lock",a)),d.class==="config"&&!b&&(yield*g.
declared)}const Hn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;function gt(o){return o.kind.class!=="terragrunt"||o.references.length>0?!1:!Hn.test(o.file)}const Vn={
config:be.Od,query:be.Od,terragrunt:be.gq};function zn(o,e,n,t=!1,r=new te.n_){const a=(e.syntax==="json"?Be.O:Ke.K)(o,r),d=(0,ie.rI)(a,n),{body:p}=a,g=Ln(d,p,e.
class),b=Vn[e.class]?.(d,p)??be.FK,A=gt({file:n,kind:e,references:g})&&!r.isExceeded(),j=t||A?[]:Xn(a,e,n);return{file:n,kind:e,references:g,scope:b,notes:j,isContext:t}}
function Xn({problems:o,parts:e},n,t){return e.isExceeded()?[(0,se.sb)(t,(0,we.ub)({kind:"parts",max:e.max}))]:o.map(({message:r,...a})=>{const d=n.class==="loc\
k"?Ee({reason:"syntax",error:r}):(0,we.U$)({error:r,file:t});return{...(0,se.sb)(t,d,a),clients:n.clients}})}var Gn=S(5603),Jn=S(9488);const Yn=25e4;function*Zn(o,e,n=Yn){
const t=new Qn(e,n);yield*t.collect(o);const r=yield*t.decideOpen();return t.result(r)}class Qn{items=[];notes=(0,pe.G4)();known=new Map;declared=[];found={calls:[],
terragrunt:[]};signs=new Gn.j;aside={toolFiles:[],hasPlugins:!1};counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,n){
this.values=e(this.found),this.maxUsages=n}*collect(e){const{counts:n}=this;for(const{name:t,files:r,notes:a}of(0,Jn.G)(e,this.aside)){if(this.endedAt=t,yield n.
files)return;for(const p of a)this.notes.add(p);if(r.length===0)continue;if(this.isFull(n.decided+n.open,t))break;const d=yield*Wn(r,n.files);if(d===null)return;
n.bytes+=d.bytes;for(const p of d.notes)this.notes.add(p);this.add({directory:t,files:d.files})}this.endedAt=null}*decideOpen(){const e=[];let n=!1;for(const t of this.
items){if(!("files"in t)){e.push(t);continue}if(n||=this.isFull(this.counts.decided,t.directory),!n)if(yield this.counts.files)this.endedAt??=t.directory,n=!0;else
for(const r of this.decide(t.files))e.push(r)}return e}result(e){const{signs:n,notes:t,declared:r,aside:a,isEmpty:d,usesTerragrunt:p,endedAt:g}=this,{files:b,bytes:A}=this.
counts;return{...{usages:e,declared:r,notes:t.all(),...n.end(e),...a},files:b,bytes:A,isEmpty:d,usesTerragrunt:p,endedAt:g}}add(e){const{files:n}=e;this.counts.
files+=n.length;for(const r of Fn(n))this.declared.push(r);for(const r of n){const a=!gt(r),d=r.kind.class==="terragrunt";a&&(this.isEmpty=!1),d&&this.found.terragrunt.
push(r.file),this.usesTerragrunt||=d&&a,this.signs.addFile(r)}const t=n.some(Oe.S9);for(const r of n)(t||!r.isContext)&&this.addCalls(r);if(t){this.items.push(e);
for(const{references:r}of n)this.counts.open+=r.length}else for(const r of this.decide(n))this.items.push(r)}addCalls({file:e,references:n}){for(const{kind:t,value:r}of n){
if(t!=="module"||r===void 0)continue;(r.kind==="pieces"||(0,R.Nj)(r.text))&&this.found.calls.push({source:r.text,file:e})}}decide(e){const{usages:n,notes:t}=Dn(
e,this.values,this.known);for(const r of t)this.notes.add(r);return this.counts.decided+=n.length,n}isFull(e,n){const t=this.maxUsages;return e<t?!1:(this.notes.
add((0,se.sb)(n,(0,we.ub)({kind:"usages",max:t}))),!0)}}var Me=S(9160);function qn(o,e,n){const t=n.list(o),r=new Set(t),a=new te.n_,d=new _t,p=t.flatMap(g=>{const b=(0,Ie.
L8)(g,r,"");return b?.class==="lock"&&(d.isRoot=!0),b?.class==="config"&&b.clients.includes(e)?[{name:g,kind:b}]:[]});for(const g of[!1,!0])for(const{name:b,kind:A}of p){
const j=A.isOverride===g?n.read((0,T.Gz)(o,b)):null;if(j!==null&&d.read((A.syntax==="json"?Be.O:Ke.K)(j,a)),a.isExceeded())return kt}return d.bytes+=a.bytes,d}class _t{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:n}){this.bytes+=e.length;for(const t of(0,te.SH)(n,"variable",1))this.readVariable(t,e);for(const t of(0,te.SH)(n,"locals",0))ze(this.locals,t,e);for(const t of(0,te.
SH)(n,"module",1)){const r=t.labels[0]?.value??"",a=this.calls.get(r)??new Map;this.calls.set(r,a),ze(a,t,e)}for(const{body:t}of(0,te.SH)(n,"terraform",0))this.
isRoot||=(0,be.hN)(t)}readVariable({labels:e,body:n},t){const r=e[0]?.value??"",a=this.variables.get(r)??{};this.variables.set(r,a);const d=A=>{const j=(0,te.w4)(
n,A)?.value;return j&&(0,Me._3)({expression:j,text:t},(0,Z.os)())},p=d("default"),g=d("const"),b=d("nullable");p!==void 0&&(a.default=p),g!==void 0&&(a.isConst=
String(g)==="true"),String(d("sensitive"))==="true"&&(a.isConst=!1),b!==void 0&&(a.isNullable=String(b)==="true")}}function ze(o,{body:e},n){for(const{name:t,value:r}of(0,te.
Td)(e))o.set(t,{expression:r,text:n})}const kt=new _t,Et=/\.tfvars(\.json)?$/,Ot=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,wt=/^terraform\.tfvars/,
es=/\.(tf|tofu)(\.json)?$/,Xe=200,bt=1024*1024,ts=2;function ns(o,e){const n=new te.n_;let t=0;const r=A=>{const j=t>bt?null:e.read((0,T.Gz)(o,A),bt);return t+=
j?.length??0,ss(A,j,n)},a=e.list(o).filter(A=>Et.test(A)),d=a.filter(A=>!Ot.test(A));for(const A of Mt("",o,e,ts))d.push(A);const p=a.filter(A=>Ot.test(A)).slice(
0,Xe).sort((A,j)=>Number(wt.test(j))-Number(wt.test(A))).map(r).reverse(),g=d.slice(0,Xe).map(A=>({given:r(A),from:`with ${(0,T.Gz)(o,A)}`}));return{loaded:A=>p.
map(j=>j(A)).find(j=>j),others:g,bytes:t+n.bytes}}function*Mt(o,e,n,t){if(t!==0)for(const r of n.directories(e).slice(0,Xe)){const[a,d]=[(0,T.Gz)(e,r),(0,T.Gz)(
o,r)],p=n.list(a);if(!p.some(g=>es.test(g))){for(const g of p)Et.test(g)&&(yield(0,T.Gz)(d,g));yield*Mt(d,a,n,t-1)}}}function ss(o,e,n){if(e===null)return()=>()=>{};
const t=o.endsWith(".json"),{text:r,body:a}=(t?Be.O:Ke.K)(e,n);if(n.isExceeded())return()=>()=>{};const d=new Map;for(const{name:p,value:g}of(0,te.Td)(a))d.has(
p)||d.set(p,g);return p=>{const g=d.get(p);return g&&(()=>(0,Me._3)({expression:g,text:r},(0,Z.os)()))}}const os=64*1024,St={coalesce:o=>o.includes(void 0)?void 0:
o.find(e=>e!==null&&e!==""),format:([o,...e])=>{if(typeof o!="string"||!/^(?:[^%]|%s)*$/.test(o))return;const n=e.map(Z.Uk),t=o.split("%s");if(!(n.includes(void 0)||
n.length!==t.length-1))return t.map((r,a)=>r+(n[a]??"")).join("")},join:([o,e])=>{if(typeof o!="string"||typeof e!="function")return;const n=[];let t=0;for(let r=0;n.
length===r;r++){const a=(0,Z.Uk)(e(String(r)));if(a!==void 0&&n.push(a),t+=o.length+(a?.length??0),t>os)return}return n.length===0?void 0:n.join(o)},lower:([o])=>typeof o==
"string"?o.toLowerCase():void 0},At=(o,e)=>Object.hasOwn(St,o)?St[o]?.(e):void 0,xe=o=>ve.posix.dirname(`/${o}`);function rs(o){const{from:e,unit:n,parent:t,isSet:r}=o,
a=xe(e),d=(p,g)=>ve.posix.relative(p,g)||".";return{basename:([p])=>typeof p=="string"?ve.posix.basename(p):void 0,dirname:([p])=>typeof p=="string"?ve.posix.dirname(
p):void 0,find_in_parent_folders:p=>is(o,p),get_env:([p,g])=>typeof p=="string"&&!r(p)?g:void 0,get_original_terragrunt_dir:()=>xe(n),get_parent_terragrunt_dir:([
p])=>xe(t(p)),get_path_from_repo_root:()=>d("/",a),get_path_to_repo_root:()=>d(a,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>a,path_relative_from_include:([
p])=>d(a,xe(t(p))),path_relative_to_include:([p])=>d(xe(t(p)),a),try:p=>p.find(g=>g!==void 0)}}function is({from:o,files:e},n){const[t=n.length===0?"terragrunt.\
hcl":void 0,r]=n;if(typeof t=="string"){for(let a=xe(o);a!=="/";){a=ve.posix.dirname(a);const d=ve.posix.join(a,t);if(e.exists(d.slice(1)))return d}return r}}const Tt=1024*
1024,ke={uses:1e3,depth:40,instances:1e5,kept:100*Tt,read:1024*Tt};class as{effort=new Z.Pg;dynamicCalls;kept=this.nothing();depth=0;read=0;context;client;evaluation;constructor(e,n,t){
this.context=e,this.client=n,this.evaluation=t}of(e){const{instances:n,bytes:t}=this.kept;return(n>ke.instances||t>ke.kept)&&(this.kept=this.nothing()),this.find(
e)}nothing(){const e=new Map,n=(0,pe.Oo)(a=>this.declarationsIn(a)),t=(0,pe.Oo)(a=>this.rootsIn(a)),r=(0,pe.Oo)(a=>Map.groupBy(n(a).calls,([,d])=>this.target(a,
d)));return{instances:0,bytes:0,found:e,declarations:n,roots:t,calls:r}}find(e){const{found:n,declarations:t,roots:r}=this.kept,a=n.get(e);if(a!==void 0)return a;
n.set(e,[]),this.depth+=1;const d=this.calledBy(e);this.depth-=1;const g=[...d.length===0||t(e).isRoot?r(e):[],...d];return n.set(e,g),g}declarationsIn(e){return this.
read>ke.read?kt:this.counted(qn(e,this.client,this.context.files))}counted(e){return this.kept.bytes+=e.bytes,this.read+=e.bytes,e}rootsIn(e){if(this.read>ke.read)
return[this.unknown(e)];const{files:n,setBy:t}=this.context,{loaded:r,others:a}=this.counted(ns(e,n)),d=(g,b)=>this.instance(e,g,{use:e,from:b}),p=[d(r,null)];for(const{
given:g,from:b}of a)p.push(d(A=>g(A)??r(A),b));for(const g of this.kept.declarations(e).variables.keys()){const b=t(g);if(!(b===null||r(g)!==void 0)){if(p.length>=
ke.uses)break;p.push(d(A=>A===g?xt:r(A),`with ${b}`))}}return p}calledBy(e){const n=[];for(const t of this.callers(e)){const a=this.depth>ke.depth||this.kept.instances>
ke.instances?[this.unknown(t)]:this.find(t);for(const[d,p]of this.kept.calls(t).get(e)??[])for(const{scope:g,use:b,from:A}of a){if(n.length>=ke.uses)return[...n,
this.unknown(e)];const j=J=>{const ee=p.get(J);return ee&&(()=>(0,Me._3)(ee,g))};n.push(this.instance(e,j,{use:`${b} ${d}`,from:A}))}}return n}callers(e){const{
callers:n,dynamic:t}=this.context.calls();if(this.dynamicCalls===void 0){this.dynamicCalls=new Map;for(const a of t)for(const d of this.kept.calls(a).keys()){const p=this.
dynamicCalls.get(d)??new Set;this.dynamicCalls.set(d,p.add(a))}}return(n.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}target(e,n){const t=n.get("so\
urce"),[r]=this.kept.roots(e),a=t&&r&&(0,Me._3)(t,r.scope);return typeof a=="string"&&(0,R.Nj)(a)?(0,T.un)(e,a):null}unknown(e){return this.instance(e,()=>xt,{use:`${e}\
 ?`,from:null})}instance(e,n,t){const{variables:r,locals:a}=this.kept.declarations(e),d=A=>{const j=r.get(A);if(j===void 0)return;const{default:J,isConst:ee,isNullable:he}=j,
ae=this.client==="terraform"?ee===!0:ee!==!1;if(this.evaluation==="static"&&!ae)return new Z.ae("",A);const le=n(A),ue=le===void 0?J:le();return ue===null&&he===
!1?J:ue},p={var:(0,Z.HK)(d),local:(0,Z.HK)(A=>{const j=a.get(A);return j&&(0,Me._3)(j,b)}),path:A=>A==="module"||A==="root"?".":void 0},{effort:g}=this;this.kept.
instances+=1,g.count();const b={name:A=>p[A],call:At,effort:g};return{scope:b,...t}}}const xt=()=>{},cs=64*1024*1024;class ls{effort=new Z.Pg;known=new Map;characters=0;context;includers;constructor(e){
this.context=e}read(e){const n=this.known.get(e);if(n!==void 0)return n;const t=this.context.files.read(e),r=t===null?null:ds(t,e.endsWith(".json"));return this.
characters+=t?.length??0,this.characters>cs&&(this.known.clear(),this.characters=0),this.known.set(e,r),r}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).
scope}includedScopes(e){return this.includers??=this.findIncluders(),(this.includers.get(e)??[]).map(t=>this.evaluation()({file:e,from:t,unit:t}).scope)}findIncluders(){
const e=new Map;for(const n of this.context.terragrunt){const t=this.read(n);if(t===null||t.includes.size===0||t.hasSource)continue;const r=this.scopeOf(n);for(const a of t.
includes.values()){const d=this.fileAt((0,Me._3)(a,r),n);if(d===null)continue;const p=e.get(d)??[];e.set(d,p),p.push(n)}}return e}evaluation(){this.effort.renew();
const e=new Map,n=t=>{const r=`${t.file}
${t.from}`,a=e.get(r)??this.configOf(t,n);return e.set(r,a),a};return n}configOf(e,n){const{file:t,from:r,unit:a}=e,d=this.read(t),p=q=>q&&(0,Me._3)(q,ue),g=q=>this.
fileAt(p(d?.includes.get(q)),r),b=(q,de)=>{if(!(q===null||this.read(q)===null))return n({file:q,from:de??q,unit:a}).value},A=(0,Z.HK)(q=>p(d?.locals.get(q))),j=(0,Z.
HK)(q=>{if(!d?.includes.has(""))return b(g(q),r);const de=b(g(""),r);return typeof de=="function"?de(q):void 0}),J=(0,Z.HK)(q=>q==="locals"?A:q==="inputs"?p(d?.
inputs):void 0),ee=q=>{if(t!==r)return t;const[de]=d?.includes.keys()??[];return g(typeof q=="string"?q:de??"")??t},{files:he,isSet:ae}=this.context,le=rs({from:r,
unit:a,parent:ee,files:he,isSet:ae}),ue={name:q=>q==="local"?A:q==="include"?j:void 0,call:(q,de)=>q==="read_terragrunt_config"?b(this.fileAt(de[0],r),null)??de[1]:
Object.hasOwn(le,q)?le[q]?.(de):At(q,de),effort:this.effort};return{scope:ue,value:J}}fileAt(e,n){if(typeof e!="string")return null;const t=ve.posix.resolve("/",
(0,T.jt)(n),e).slice(1);if(ve.posix.join(e.startsWith("/")?".":(0,T.jt)(n),e).startsWith(".."))return null;const a=[(0,T.Gz)(t,"terragrunt.hcl"),(0,T.Gz)(t,"ter\
ragrunt.hcl.json")].find(d=>this.read(d)!==null);return a!==void 0&&this.read(t)===null?a:t}}function ds(o,e){const{text:n,body:t}=e?(0,Be.O)(o):(0,Ke.K)(o),r=(g,b)=>{
const A=(0,te.w4)(g.body,b)?.value;return A&&{expression:A,text:n}},a=new Map;for(const g of(0,te.SH)(t,"locals",0))ze(a,g,n);const d=new Map;for(const g of[...(0,te.
SH)(t,"include",0),...(0,te.SH)(t,"include",1)]){const b=r(g,"path");b!==void 0&&d.set(g.labels[0]?.value??"",b)}const p=(0,te.SH)(t,"terraform",0).some(g=>r(g,
"source"));return{locals:a,inputs:r({body:t},"inputs"),includes:d,hasSource:p}}const us=(o,e=[])=>Zn(o,n=>fs(ps(Ze(o),n,e)));function fs(o){const e=(0,pe.Oo)(t=>(0,pe.
Oo)(r=>new as(o,t,r))),n=new ls(o);return({row:t,place:r},a,d)=>{if(t.grammar==="terragrunt")return hs(n,r.file,a);const p=t.evaluation?.[d];if(p===void 0)return(0,Oe.
qm)(a);const g=e(d)(p);if(g.effort.isSpent)return(0,Oe.qm)(a);const b=Map.groupBy(g.of((0,T.jt)(r.file)),({use:A})=>A);return Array.from(b.values(),A=>A.map(({scope:j,
from:J})=>(j.effort.renew(),{...(0,ie.g$)(a,j),from:J})))}}function hs(o,e,n){if(o.effort.isSpent)return(0,Oe.qm)(n);const t=d=>({...(0,ie.g$)(n,d),from:null}),
r=t(o.scopeOf(e));if(r.isWhole)return[[r]];const a=o.includedScopes(e).map(d=>[t(d)]);return a.length===0?[[r]]:a}function ps(o,{calls:e,terragrunt:n},t){const r=new Set(
t),a=(0,pe.Oo)(_s),d=(0,pe.Oo)(vs);return{files:o,calls:()=>d(e),terragrunt:n,isSet:p=>r.has(p),setBy:p=>{const g=`TF_VAR_${p}`;if(r.has(g))return g;const b=a(o).
get(p);return b===void 0?null:`${g} in ${b}`}}}const ms=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function vs(o){const e=new Map,n=new Set;for(const{source:t,
file:r}of o){const a=(0,T.jt)(r);if((0,R.Nj)(t)){const d=(0,T.un)(a,t);e.set(d,(e.get(d)??new Set).add(a))}else ms.test(t)&&n.add(a)}return{callers:e,dynamic:n}}
const yt=".github/workflows",gs=200;function _s(o){const e=new Map,n=o.list(yt).filter(t=>/\.ya?ml$/.test(t));for(const t of n.slice(0,gs)){const r=`${yt}/${t}`,
a=o.read(r)??"";for(const[,d,p]of a.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const g=d??p??"";e.has(g)||e.set(g,r)}}return e}}),1752:((oe,Y,S)=>{
S.d(Y,{Nd:()=>P,Sx:()=>_,XA:()=>R,gH:()=>N,iM:()=>T,jF:()=>F,n7:()=>m,s5:()=>U});var x=S(1731);function T(f,s,i){const u=K(s,i);return L(f,k=>(!(0,x.Ty)(k)||(0,x.
Cg)(k)===u)&&H(k,s))}function R(f,s){return L(f,i=>(!(0,x.Ty)(i)||s.some(u=>V(i,u)))&&!B(i)&&s.every(u=>O(i,u)))}const U=f=>L(f,s=>!(0,x.Ty)(s));function F(f){const s=f.
filter(i=>i.operator==="=");return s.length===1&&s.every(({version:i})=>B({...i,build:""}))}const H=(f,s)=>s.every(i=>M(f,i));function L(f,s){let i=null;for(const u of f.
filter(s))(i===null||(0,x.Zy)(u,i)>0)&&(i=u);return i}function K(f,s){const[i,u]=f;if(i===void 0||u!==void 0)return null;const k=i.text.trim().replace(s==="open\
tofu"?/^=?v?/:/^=?/,""),w=(0,x.rK)(k);return w===null?null:(0,x.Cg)(w)}const B=({numbers:f,pre:s,build:i})=>s===""&&i===""&&f.every(u=>u===0n),V=(f,s)=>s.operator===
"="&&y(f,s.version),y=(f,s)=>f.build===s.build&&(0,x.Zy)(f,s)===0;function M(f,{operator:s,version:i}){const u=(0,x.Zy)(f,i);if(s==="=")return u===0;if(s==="!=")
return u!==0;if(s!=="~>")return $(u,s);const k=i.numbers.slice(0,i.written-1);return u>=0&&!(0,x.Ty)(i)&&i.numbers.length<=f.numbers.length&&k.every((w,C)=>w===
f.numbers[C])}function O(f,s){const{operator:i,version:u}=s;if(i==="=")return V(f,s);if(i==="!=")return!y(f,u);const k=(0,x.Zy)(f,u);if(i!=="~>")return $(k,i);const[
w=0n,C=0n]=u.numbers,D=u.written===3?[w,C+1n,0n]:[w+1n,0n,0n];return k>=0&&(0,x.Zy)(f,{...u,numbers:D,pre:""})<0}const $=(f,s)=>({">":f>0,">=":f>=0,"<":f<0,"<=":f<=
0})[s];function N(f,s){if(v(f))return!0;const i=l(f),u=Math.max(...i.map(({numbers:w})=>w.length)),k=i.flatMap(w=>{const C=Array.from({length:u},(D,W)=>w.numbers[W]??
0n);return[w,h(C),h([...C,1n])]});return T(k,f,s)!==null}function P(f){const s=c(f);if(v(s))return!0;const i=l(s),u="x".repeat(1+Math.max(...i.map(w=>w.build.length))),
k=i.flatMap(w=>{const[C=0n,D=0n,W=0n]=w.numbers,z=[C,D,W+1n];return[w,h([C,D,W],u),h(z,u)]});return R(k,s)!==null}const E=50,I=100,v=f=>f.length>E||f.some(({text:s})=>s.
length>I),c=f=>[...Map.groupBy(f,x.mb).values()].flatMap(([s])=>s??[]),l=f=>{const s=[h([0n,0n,0n]),...f.map(i=>i.version)];return[...new Map(s.map(i=>[(0,x.Cg)(
i),i])).values()]},h=(f,s="")=>({text:"",numbers:f,written:f.length,pre:"",build:s});function _(f,s){const i=c(f),u=s(i)?f:i;return v(u)?f:u.reduce((k,w)=>{const C=k.
filter(D=>D!==w);return s(C)?k:C},u)}function m(f,s){const i=(0,x.PW)(f);if(!i.ok)return"syntax";const u=i.value;if(u.some(w=>(0,x.Ty)(w.version)))return"pre-re\
lease";const k=s===null?null:(0,x.oF)(s);if(k===null)return"unknown";if(k.written<3){const w=(0,x.PW)(`~> ${k.numbers.slice(0,k.written).join(".")}.0`);return w.
ok&&!N([...u,...w.value],"terraform")?"not-met":"unknown"}return H({...k,pre:""},u)?"met":"not-met"}})};export{Os as ids,ws as modules};
