const Os=[9,890,325,725],bs={9349:((ee,V,S)=>{S.d(V,{Jw:()=>C,L8:()=>u,Md:()=>x,Tj:()=>w,bs:()=>b,lr:()=>I,r1:()=>a,v$:()=>M,wH:()=>_,xC:()=>p});var T=S(6134);const I=100,
N=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),U=128,B=255,K=1,j=2,R=4,C=8,M=16,w=32,x=64,D=[[K,/[ \t]/g],[j,/[A-Za-z_]/g],[R,/[\w-]/g],[C,/[\w \t.:=?!&|*%+>~-]/g],[M,
/[\w \t\n,.:=?!&|*%+>~-]/g],[w,/[^"\\$%\r\n]/g],[x,/[^\n$%]/g]],A=Array.from({length:B+1},(l,i)=>i>U?"":String.fromCharCode(i)),L=new Uint8Array(B+1);for(const[
l,i]of D)for(const{index:d}of A.join("").matchAll(i))L[d]=l|(L[d]??0);const P=(l=B,i)=>((L[l]??0)&i)!==0,p=l=>l===" "||l==="	",u=l=>/^[\w-]/.test(l),_=l=>l==="}"||
l===")"||l==="]";function a(l){return l==="{"?"}":l==="("?")":l==="["?"]":void 0}let f=new Uint8Array(256*1024);const h=new TextEncoder;function k(l,i){const{length:d}=l;
f.length<=d&&(f=new Uint8Array(2*d+1));const m=f,O=l.slice(i),{read:$,written:F}=h.encodeInto(O,m.subarray(i,d));if($!==O.length||F!==O.length)for(let H=i;H<d;H++)
m[H]=Math.min(l.charCodeAt(H),U);return m[d]=B,m}class b{text;parts;codes;at;depth=0;mistake;constructor(i,d=0,m=new T.n_){this.text=i,this.parts=m,this.codes=k(
i,d),this.at=d}countPart(){this.parts.add()||(this.at=this.text.length)}report(i,d,m=d+1){this.mistake??={message:i,start:d,end:Math.min(m,Math.max(d,this.text.
length))}}stop(i,d){this.report(i,d),this.at=this.text.length}reportUnclosed(i){const d=/[$%]/.test(this.text.charAt(i)),m=this.text.slice(i,i+(d?2:1)),O=this.isAtEnd()?
"the end of the file":`"${this.peek()}"`,$=`unbalanced brackets: "${m}" is not closed before ${O}`;this.report($,this.isAtEnd()?i:this.at)}reportCharacter(){const i=String.
fromCodePoint(this.text.codePointAt(this.at)??0);let d=`${JSON.stringify(i)} is not used in HCL`;i==="'"&&(d="single quotes are not valid; use double quotes"),i===
"\uFFFD"&&(d="the file is not UTF-8 here"),this.report(`invalid character: ${d}`,this.at,this.at+i.length)}reportBrokenString(i){const d=this.isAtEnd()?"untermi\
nated template string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(d,i,this.at)}peek(i=0){
return A[this.codes[this.at+i]??B]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const i=this.skipAll(K);if(i==="\r")this.skipReturn();else if(i===
"/"&&this.peek(1)==="*")this.skipBlockComment();else return i}}skipBlank(){for(;;){const i=this.skipSpaces();if(i===`
`)this.at++;else if(this.isLineComment(i))this.skipLine();else return i}}skipAll(i){const{codes:d}=this;let{at:m}=this,O=d[m]??B;for(;P(O,i);)O=d[++m]??B;return this.
at=m,A[O]??""}isLineComment(i){return i==="#"||i==="/"&&this.peek(1)==="/"}isLineEnd(i){return i===`
`||i===""||this.isLineComment(i)}skipLine(){const i=this.text.indexOf(`
`,this.at);this.at=i<0?this.text.length:i}skipBlockComment(){const i=this.text.indexOf("*/",this.at+2);i<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=i<0?this.text.length:i+2}readName(){const{codes:i,text:d,at:m}=this;return P(i[m],j)&&this.skipAll(R),i[this.at]===U&&(N.lastIndex=m,
this.at=N.test(d)?N.lastIndex:m),this.at>m?d.slice(m,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),3268:((ee,V,S)=>{S.d(V,{Fq:()=>p,Kk:()=>U,_p:()=>K,ku:()=>B});var T=S(
9349);const I="<<",N=({close:a})=>a==='"'||a===I;function U(a,f){a.skipAll(T.Jw)===`
`&&f==="line"||j(a,[],f)}const B=(a,f,h)=>j(a,[{start:h,close:f}],void 0),K=(a,f,h)=>j(a,[{start:h,close:I,marker:f}],void 0);function j(a,f,h){for(;;){const k=f.
at(-1);if(k===void 0&&h===void 0)return!0;let b;if(k!==void 0&&N(k)?(k.close==='"'?D:u)(a,f,k)||(b=!1):b=R(a,f,h),b!==void 0)return b}}function R(a,f,h){for(;;){
const k=f.length===0,b=a.skipAll(k?T.Jw:T.v$);if(b===`
`||b===","){if(k&&(b===","||h==="line"))return!0;a.at++}else if((0,T.wH)(b)){if(k)return!0;if(!w(a,f,b))return!1;const l=f.at(-1);if(l===void 0?h===void 0:N(l))
return}else if(b==='"'){const l=a.at++;if(a.skipAll(T.Tj)!=='"'){f.push({start:l,close:'"'});return}a.at++}else{const l=(0,T.r1)(b);if(l!==void 0)f.push({start:a.
at++,close:l});else{if(b==="<"&&C(a,f))return;if(b!=="<"){if(a.isAtEnd())return x(a,f);if(k&&h==="line"&&a.isLineComment(b))return!0;M(a,b)}}}}}function C(a,f){
const h=a.at,k=p(a);return k===void 0?a.at++:f.push({start:h,close:I,marker:k}),k!==void 0}function M(a,f){a.isLineComment(f)?a.skipLine():f==="/"&&a.peek(1)===
"*"?a.skipBlockComment():f==="/"?a.at++:f==="\r"?a.skipSpaces():(f<"\x80"||a.readName()===void 0)&&(a.reportCharacter(),a.at++)}function w(a,f,h){const k=f.pop();
if(k!==void 0&&k.close!==h){a.reportUnclosed(k.start);let b=f.at(-1);for(;b!==void 0&&b.close!==h&&!N(b);)f.pop(),b=f.at(-1);if(b===void 0)return!1;N(b)?f.push(
{start:a.at,close:"}"}):f.pop()}return a.at++,!0}function x(a,f){const h=f[0];return h===void 0?!0:(a.reportUnclosed(h.start),!1)}function D(a,f,h){for(;;){const k=a.
skipAll(T.Tj);if(k==='"')return f.pop(),a.at++,!0;if(k==="\\")a.at+=/[^\r\n]/.test(a.peek(1))?2:1;else{if(k!=="$"&&k!=="%")return L(a,f,h);if(A(a,f))return!0}}}
function A(a,f){const{at:h}=a,k=a.peek(1);if(k==="{")return f.push({start:h,close:"}"}),a.at+=2,!0;const b=k===a.peek()&&a.peek(2)==="{";return a.at+=b?3:1,!1}function L(a,f,h){
a.reportBrokenString(h.start);const k=P(a);do f.pop();while((f.at(-1)?.start??-1)>=k);return f.length>0}function P({text:a,at:f}){let h=f;for(;h>0&&a[h-1]!==`
`&&a[h-1]!=="\r";)h--;return h}function p(a){const{text:f,at:h}=a;if(a.peek(1)!=="<")return;a.at+=a.peek(2)==="-"?3:2;const k=a.readName();if(k===void 0){a.at=h;
return}return a.skipSpaces()!==`
`&&a.at<f.length&&a.report("invalid expression: a heredoc marker must end its line",h,a.at),a.skipLine(),a.isAtEnd()||a.at++,k}function u(a,f,h){const k=h.marker??
"";for(;;){if(a.peek(-1)===`
`&&_(a,k))return f.pop(),!0;const b=a.skipAll(T.Md);if(a.isAtEnd()){const l=`unterminated template string: no line closes the heredoc "${k}"`;return a.report(l,
h.start),!1}if(b===`
`)a.at++;else if(A(a,f))return!0}}function _(a,f){const{text:h}=a;let{at:k}=a;for(;(0,T.xC)(h.charAt(k));)k++;const b=h.charAt(k);if(b>" "&&b<"\x80"&&!h.startsWith(
f,k))return!1;const l=h.indexOf(`
`,k),i=l<0?h.length:l;return h.slice(k,i).trim()!==f?!1:(a.at=h.charAt(i-1)==="\r"?i-1:i,!0)}}),4009:((ee,V,S)=>{S.d(V,{BD:()=>U,E3:()=>N,jw:()=>D});var T=S(9349),
I=S(3268);function N(p){const{text:u,at:_}=p;if(p.at++,p.skipAll(T.Tj)!=='"')return K(p,_);const a=u.slice(_+1,p.at++);return{kind:"string",start:_,end:p.at,value:a,
verbatim:a}}function U(p,u,_){if(!p.includes("{"))return{kind:"string",...u,value:p,verbatim:p};const a=new T.bs(p,0,_),f={parts:[],known:""};for(a.at=0;a.at<p.
length;){const k=a.at;for(;a.at<p.length&&!B(a.peek());)a.at++;if(f.known+=p.slice(k,a.at),a.at<p.length&&!C(a,f)){R(f,u);break}}const h=f.parts.map(k=>k.kind===
"known"?k:{...k,code:p.slice(k.start,k.end),...u});return j({parts:h,known:f.known},u,p)}const B=p=>p==="$"||p==="%";function K(p,u){const{text:_}=p,a={parts:[],
known:_.slice(u+1,p.at)};for(;;){const f=p.at,h=p.skipAll(T.Tj);if(a.known+=_.slice(f,p.at),h==='"')return p.at++,j(a,{start:u,end:p.at});if(h==="\\")a.known+=x(
p);else if(B(h)){if(!C(p,a))return{kind:"other",start:u,end:p.at}}else return p.reportBrokenString(u),{kind:"other",start:u,end:p.at}}}function j({parts:p,known:u},{
start:_,end:a},f){return p.length===0?{kind:"string",start:_,end:a,value:u,verbatim:f??u}:(u!==""&&p.push({kind:"known",value:u}),{kind:"template",start:_,end:a,
parts:p,verbatim:f})}function R(p,u){p.known!==""&&p.parts.push({kind:"known",value:p.known}),p.known="",p.parts.push({kind:"unknown",start:u.start,end:u.end})}
function C(p,u){const{text:_,at:a}=p,f=_.charAt(a);if(p.peek(1)!=="{"){const k=_.startsWith(`${f}{`,a+1);return u.known+=k?`${f}{`:f,p.at+=k?3:1,!0}p.at+=2;const h=f===
"$"?M(p):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&p.skipBlank()==="}"?(u.known+=h.value,p.at++,!0):(0,I.ku)(p,"}",a)?(_.charAt(a+2)==="~"&&(u.known=
u.known.trimEnd()),R(u,{start:a,end:p.at}),p.countPart(),!0):!1}function M(p){if(p.skipBlank()!=='"'||p.depth>=T.lr)return;p.depth++;const u=N(p);return p.depth--,
u}const w={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function x(p){const{text:u,at:_}=p,a=u.charAt(_+1),f=u.slice(_+2,_+(a==="U"?10:6)),h=a==="U"?/^[0-9a-f]{8}$/i.test(f):/^[0-9a-f]{4}$/i.
test(f),k=Number.parseInt(f,16);if((a==="u"||a==="U")&&h&&k<=1114111)return p.at+=f.length+2,String.fromCodePoint(k);const b=w[a];if(p.at+=b===void 0?1:2,b!==void 0)
return b;const l=JSON.stringify(u.slice(_,_+2));return p.report(`invalid escape sequence: ${l}`,_,_+2),""}function D(p){const{text:u,at:_}=p,a=p.peek(2)==="-",f=(0,I.
Fq)(p);if(f===void 0)return;const h=p.at;if(!(0,I._p)(p,f,_))return{kind:"other",start:_,end:p.at};const k={start:_,end:p.at},b=u.slice(h,u.lastIndexOf(`
`,p.at-1)+1);if(A.test(b)){const d=[{kind:"unknown",...k}];return{kind:"template",...k,parts:d,verbatim:void 0}}const l=b.replaceAll("$${","${").replaceAll("%%{",
"%{"),i=a?L(l):l;return{kind:"string",...k,value:i,verbatim:i}}const A=/(?<!\$)\$\{|(?<!%)%\{/;function L(p){let u=p.length;for(const[_]of p.matchAll(P))u=Math.
min(u,_.length);return p.replace(P,_=>_.slice(u))}const P=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((ee,V,S)=>{S.d(V,{SH:()=>B,Td:()=>K,lS:()=>R,n_:()=>N,pH:()=>U,w4:()=>j,
yN:()=>w});const T=25e4,I=100;class N{max;count=0;constructor(L=T){this.max=L}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*I}}function U(A,L,P,p){return P===void 0?{text:A,body:L,parts:p,problems:[]}:{text:A,body:L,parts:p,problems:[{...w(A)(P),message:P.
message}]}}const B=(A,L,P)=>{const p=[];if(A.kind==="native"){for(const u of A.blocks)u.type===L&&u.labels.length===P&&p.push(u);return p}for(const u of A.members)
u.name===L&&M(L,u.value,P,[],p);return p},K=A=>A.kind==="native"?A.attributes:A.members;function j(A,L){if(!(A.kind==="native"&&A.mayHave?.(L)===!1)){for(const P of K(
A))if(P.name===L)return P}}const R=A=>A.kind==="object"?A.items.filter(C):A.kind!=="tuple"?[]:A.elements.flatMap(L=>L.kind==="object"?L.items.filter(C):[]),C=A=>A.
name!==void 0&&A.name!=="//";function M(A,L,P,p,u){if(P>0){for(const{name:a,start:f,end:h,value:k}of R(L))M(A,k,P-1,[...p,{value:a,start:f,end:h}],u);return}const _={
start:L.start,end:L.start+1};for(const a of L.kind==="tuple"?L.elements:[L])a.kind!=="object"&&a.kind!=="tuple"||u.push({..._,type:A,labels:p,body:{kind:"json",
members:R(a)}})}const w=A=>{const L=[A.startsWith("\uFEFF")?1:0];let P=A.indexOf(`
`),p;return({start:u,end:_})=>{for(;P>=0&&P<u;P=A.indexOf(`
`,P+1))L.push(P+1);p??=x(A);const a=l=>D(p??[],l-1),f=Math.max(1,D(L,u)),h=L[f-1]??0,k=(L[f]??(P<0?A.length:P)+1)-1,b=l=>l-h-a(l)+a(h)+1;return{line:f,column:b(
Math.max(u,h)),endColumn:b(Math.min(_,k))}}},x=A=>/[\uD800-\uDBFF]/.test(A)?Array.from(A.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),L=>L.index):[];function D(A,L){
let P=0,p=A.length;for(;P<p;){const u=P+p>>>1;(A[u]??0)<=L?P=u+1:p=u}return P}}),9160:((ee,V,S)=>{S.d(V,{B$:()=>k,HK:()=>x,Pg:()=>j,Uk:()=>w,VI:()=>p,_3:()=>C,ae:()=>I,
cd:()=>_,lG:()=>N,os:()=>R,p_:()=>M});var T=S(5281);class I{text;withheld;constructor(i,d=null){this.text=i,this.withheld=d}}const N=4096,U=200,B=2e4,K=5e6;class j{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>K}spend(i){if(this.steps+=1,this.count(),this.depth>=U||this.steps>B||this.
isSpent)return;this.depth+=1;const d=i();return this.depth-=1,typeof d=="string"&&d.length>N?void 0:d}}const R=()=>({name:()=>{},call:()=>{},effort:new j}),C=({
expression:l,text:i},d)=>d.effort.spend(()=>D(l,i,d));function M(l,i){const d=(0,T.$)(l);return d&&b(d,l,i)}const w=l=>typeof l=="string"||typeof l=="number"||typeof l==
"boolean"?String(l):void 0;function x(l){const i=new Map;return d=>(i.has(d)||(i.set(d,void 0),i.set(d,l(d))),i.get(d))}function D(l,i,d){switch(l.kind){case"st\
ring":case"primitive":return l.value;case"object":return x(m=>{const O=L(l.items).get(m);return O&&C({expression:O.value,text:i},d)});case"tuple":return x(m=>{const O=l.
elements[Number(m)];return O&&C({expression:O,text:i},d)});case"template":return P(k(l.parts,i,d),i,d);case"other":return M(i.slice(l.start,l.end),d)}}const A=new WeakMap;
function L(l){const i=A.get(l);if(i!==void 0)return i;const d=new Map;for(const m of l)m.name!==void 0&&!d.has(m.name)&&d.set(m.name,m);return A.set(l,d),d}function P(l,i,d){
let m="";for(const O of l){const $=O.kind==="known"?void 0:_(O,i),F=O.kind==="known"?O.value:$&&M($,d),H=w(F);if(H===void 0)return p(m,F);if(m.length+H.length>N)
return;m+=H}return m}function p(l,i){return i instanceof I?new I((l+i.text).slice(0,N),i.withheld):new I(l)}const u=(l,i)=>l.code??i.slice(l.start,l.end);function _(l,i){
const d=u(l,i);return d.startsWith("${")?d.slice(2,-1).replace(/^~|~$/g,""):void 0}const a=/^%\{~?\s*if\s([\s\S]*)\}$/,f=/^%\{~?\s*else\s*~?\}$/,h=/^%\{~?\s*endif\s*~?\}$/;
function k(l,i,d){const m=l.map(J=>J.kind==="unknown"?u(J,i):""),[O,...$]=m.keys().filter(J=>a.test(m[J]??"")),F=m.findIndex(J=>h.test(J));if(O===void 0||$.length>
0||F<O)return l;const H=a.exec(m[O]??"")?.[1]??"",Q=M(H.replace(/~$/,""),d);if(typeof Q!="boolean")return l;const oe=m.findIndex(J=>f.test(J)),he=oe<0?F:oe,de=Q?
l.slice(O+1,he):l.slice(he+1,F);return[...l.slice(0,O),...de,...l.slice(F+1)]}function b(l,i,d){const m=O=>b(O,i,d);return d.effort.spend(()=>{switch(l.kind){case"\
literal":return D(l.expression,i,d);case"name":return d.name(l.name);case"call":return d.call(l.name,l.given.map(m));case"step":{const O=m(l.of),$=w(m(l.key));return typeof O==
"function"&&$!==void 0?O($):void 0}case"condition":{const O=m(l.test);return typeof O!="boolean"?void 0:m(O?l.yes:l.no)}case"comparison":{const[O,$]=[m(l.left),
m(l.right)];return[O,$].every(H=>H===null||w(H)!==void 0)?O===$===l.isEqual:void 0}}})}}),5281:((ee,V,S)=>{S.d(V,{$:()=>U,l:()=>N});var T=S(9349),I=S(8704);const N=1024;
function U(j){if(j.length>N)return;const R=new B(new T.bs(j)),C=R.condition();return R.isAtEnd()?C:void 0}class B{cursor;constructor(R){this.cursor=R}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=T.lr)return;this.cursor.depth++;const R=this.
comparison();let C=R;if(R!==void 0&&this.take("?")){const M=this.condition(),w=this.take(":")?this.condition():void 0;C=M&&w&&{kind:"condition",test:R,yes:M,no:w}}
return this.cursor.depth--,C}comparison(){const R=this.steps(),C=this.take("==");if(R===void 0||!C&&!this.take("!="))return R;const M=this.steps();return M&&{kind:"\
comparison",isEqual:C,left:R,right:M}}steps(){let R=this.primary();for(;R!==void 0;){let C;if(this.take("."))C=this.attribute();else if(this.take("[")){if(C=this.
condition(),!this.take("]"))return}else return R;R=C&&{kind:"step",of:R,key:C}}}attribute(){const{cursor:R}=this,C=R.at,M=R.readName()??this.match(/\d+/y);return M===
void 0?void 0:{kind:"literal",expression:{kind:"string",start:C,end:R.at,value:M,verbatim:M}}}primary(){const{cursor:R}=this;if(this.take("(")){const A=this.condition();
return this.take(")")?A:void 0}const C=R.skipBlank(),M=R.at,w=R.readName();if(w!==void 0)return this.named(w,M);const x=this.match(/\d+(?:\.\d+)?/y);if(x!==void 0)
return K(Number(x),M,R.at);const D=C==='"'||C==="{"||C==="["?(0,I.U)(R,C):void 0;return D&&{kind:"literal",expression:D}}named(R,C){const{cursor:M}=this,w={true:!0,
false:!1,null:null}[R];if(w!==void 0)return K(w,C,M.at);if(!this.take("("))return{kind:"name",name:R};const x=[];for(;!this.take(")");){const D=this.condition();
if(D===void 0||!this.take(",")&&M.skipBlank()!==")")return;x.push(D)}return{kind:"call",name:R,given:x}}take(R){const{cursor:C}=this;return C.skipBlank(),C.text.
startsWith(R,C.at)?(C.at+=R.length,!0):!1}match(R){const{cursor:C}=this;R.lastIndex=C.at;const[M]=R.exec(C.text)??[];return C.at+=M?.length??0,M}}const K=(j,R,C)=>({
kind:"literal",expression:{kind:"primitive",start:R,end:C,value:j}})}),8321:((ee,V,S)=>{S.d(V,{Bs:()=>j,C5:()=>D,Yo:()=>K,bK:()=>A,g$:()=>L,rI:()=>B,wK:()=>w,yR:()=>x});
var T=S(4e3),I=S(9160),N=S(5281),U=S(6134);function B({text:P},p){const u=(0,U.yN)(P);return{text:P,place:_=>{const{line:a,column:f,endColumn:h}=u(_);return{file:p,
line:a,column:f,endColumn:h}}}}const K=P=>{const p=(0,T.dh)(P,I.lG);return p.length<13?p:[p.slice(0,1),p.slice(1)].join("")};function j(P){const p=P.join(".");return p.
length>I.lG?K(p):p}const R=P=>/[^\0-\x7f]/.test(P)?P.normalize("NFC"):P,C=P=>({kind:"known",text:R(K(P))}),M=P=>P===void 0||P.length>N.l?null:{code:K(P)};function w(P,p,u=!1){
const _=()=>P.text.slice(p.start,p.end),a=f=>({kind:"pieces",pieces:f,text:K(_())});switch(p.kind){case"string":return C(u?p.verbatim:p.value);case"template":{if(u&&
p.verbatim!==void 0)return C(p.verbatim);const f=(0,I.B$)(p.parts,P.text,(0,I.os)()).map(h=>h.kind==="known"?K(h.value):M((0,I.cd)(h,P.text)));return f.every(h=>typeof h==
"string")?C(f.join("")):a(f.includes(null)?[M(_())]:f)}case"other":{const f=_(),h=(0,I.p_)(f,(0,I.os)());return typeof h=="string"?C(h):a([M(f)])}case"primitive":case"\
object":case"tuple":return a([null])}}function x(P,p){return p.kind!=="primitive"?w(P,p):p.value===null?null:C(String(p.value))}function D(P,p){const[u]=P.kind===
"pieces"?P.pieces:[];return P.kind==="known"||typeof u!="object"||u===null?P:{...P,pieces:[{code:`(${u.code}).${p}`}]}}function A(P){return P?.kind!=="string"?null:
R(K(P.value))}function L({pieces:P},p){let u="";for(const _ of P){const a=typeof _=="object"&&_!==null?(0,I.p_)(_.code,p):_;if(a===null&&_!==null&&P.length===1)
return{isWhole:!0,text:null,withheld:null};const f=(0,I.Uk)(a??void 0);if(f===void 0)return{isWhole:!1,...(0,I.VI)(u,a??void 0)};if(u.length+f.length>I.lG)return{
isWhole:!1,text:u,withheld:null};u+=f}return{isWhole:!0,text:R(K(u)),withheld:null}}}),7495:((ee,V,S)=>{S.d(V,{Qm:()=>D,TU:()=>M,i4:()=>p,pb:()=>P,zt:()=>R});var T=S(
4091),I=S(8011),N=S(3229),U=S(1831),B=S(5011),K=S(4321),j=S(1022);const R={host:null,isHostImplied:!1,needed:null},C=i=>({host:i,isHostImplied:!1,needed:(0,U.Rt)(
i)?"state":i}),M=i=>({host:i,isHostImplied:!0,needed:i}),w=i=>({host:i,isHostImplied:!1,needed:null}),x=i=>i===null?R:{...R,directHost:i},D=i=>({...R,problem:i}),
A=(i,d)=>D((0,I.DA)({reason:"rejected",error:i,advice:d}));function L(i,d,m){return m===null?i:{...i,problem:(0,I.My)({text:d,host:i.host,advice:m})}}const P={module:a,
"test-module":(i,d,m)=>{const O=(0,B.vL)(i,d).kind==="remote";return d==="opentofu"||!O?a(i,d,m):D((0,I.DA)({reason:"remote-in-test",text:i}))},"registry-module":(i,d)=>{
const m=(0,B.rE)(i,d);return m.ok?u(m.value):b(i,d)},provider:f,"locked-provider":h,"stack-component":k,stack:(i,d)=>{const m=(0,B.A)(i);return m.ok&&!i.startsWith(
".")?w(m.value.host):{...k(i,d),isHostImplied:!1,needed:null}},"stack-output":i=>{const[d="",...m]=i.split("/");return m.length===3?_(d,w):D((0,I.DA)({reason:"s\
tack",text:i}))},terragrunt:l,host:i=>_(i,C),url:b};function p(i,d,m){if(i==="terragrunt"){const[,F]=/^tfr:\/\/([^/?]*)\//.exec(d)??[];return F===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(d)?void 0:R:F===""?M((0,B.Vm)(m)):_(F,C)}if(i==="url")return x((0,K.uE)(d,m));if(i!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(d))return x((0,K.uE)(d,m));const O=d.indexOf("/");if(O<0)return;const $=(0,B.vL)(`${d.slice(0,O)}/a/b/c`,m);return $.kind==="registry"?u($):x((0,K.uE)(d,m))}
const u=({host:i,hostImplied:d})=>d?M(i):C(i);function _(i,d){const m=(0,U.Pv)(i),O=(0,N.L6)(i);return m.ok?L(d(m.value),i,O):D((0,I.k0)({text:i,error:m.why,advice:O}))}
function a(i,d,m){if((0,B.Nj)(i)&&!m)return R;const O=(0,B.vL)(i,d),$=O.kind==="registry"?(0,T.Ju)(O):(0,B.rE)(i,d);if(m&&!$.ok){const{why:Q}=$,oe=O.kind==="loc\
al"?O:{kind:"invalid",error:Q};return A(Q,(0,N.NM)(i,oe,$))}const F=(0,N.NM)(i,O,$);if($.ok)return L(u($.value),i,F);if(O.kind==="invalid")return A(O.error,F);const H=O.
kind==="remote"?O.host:null;return L(x(H),i,F)}function f(i,d){const m=(0,j.m)(i,d);switch(m.kind){case"registry":case"legacy":return m.hostImplied?M(m.host):L(
C(m.host),i,(0,N.cr)(i));case"builtin":return w(m.host);case"invalid":{const[O="",$]=m.error.split(`

`);return A(O,$??(0,N.cr)(i))}}}function h(i,d){const m=(0,j.m)(i,d);if(m.kind==="invalid")return A(m.error,null);if(m.hostImplied)return D((0,I.DA)({reason:"lo\
cked-provider",text:i}));if(m.kind==="builtin")return w(m.host);const O=d==="opentofu"&&m.host===(0,B.Vm)("terraform")&&m.namespace==="hashicorp";return{...C(m.
host),needed:O?(0,B.Vm)(d):m.host}}function k(i,d){if(i!==i.trim())return D((0,I.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return R;const m=(0,B.
rE)(i,d);if(m.ok)return u(m.value);const O=(0,B.A)(i);if(O.ok)return w(O.value.host);const $=(0,B.vL)(i,d);return $.kind==="invalid"?A($.error,(0,N.NM)(i,$,m)):
x($.kind==="remote"?$.host:null)}function b(i,d){const m=(0,K.cx)(i,d);return x(m.ok?m.value.host:null)}function l(i,d){const[,m,O=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(i)??[];if(m===void 0)return i.startsWith("gitlab.com/")?x("gitlab.com"):b(i,d);const[$=""]=O.split("//");return $.split("/").length!==3?D((0,I.DA)({reason:"\
terragrunt",text:i})):m===""?M((0,B.Vm)(d)):_(m,C)}}),2990:((ee,V,S)=>{S.d(V,{F:()=>B,x:()=>K});var T=S(1064),I=S(5011),N=S(1022),U=S(9562);function B(C){if(C.every(
({scope:x})=>x.providerUses.size===0))return[];const M=new Map,w=C.every(({kind:x})=>x.clients.length===T.Du.length);for(const x of w?[T.Du]:T.Du.map(D=>[D])){const D=C.
filter(({kind:A})=>x.every(L=>A.clients.includes(L)));for(const[A,L]of R(D)){const P=M.get(A),p=P===void 0?x:[...P.clients,...x];M.set(A,{...P??L,clients:p})}}return Array.
from(M.values(),({text:x,address:D,place:A,clients:L})=>{const{host:P,isHostImplied:p,needs:u}=K(L);return{kind:"implied_provider",host:P,isHostImplied:p,text:x,
address:D,place:A,clients:L,isOverridden:!1,needs:u}})}function K(C){const w=C.length===T.Du.length?j:j.filter((x,D)=>C.some(A=>A===T.Du[D]));return{host:w[0]?.
host??null,isHostImplied:!0,needs:w}}const j=T.Du.map(C=>({host:(0,I.Vm)(C),service:U.xq,clients:[C]}));function R(C){const M=new Set(["terraform"]);for(const{references:x}of C)
for(const{localName:D}of x)M.add(D);const w=new Map;for(const{scope:x,isContext:D}of C)if(!D)for(const[A,L]of x.providerUses)M.has(A)||(M.add(A),(0,N.s)(A).ok&&
w.set(A,L));return w}}),7905:((ee,V,S)=>{S.d(V,{RO:()=>M,S9:()=>p,gd:()=>h,hN:()=>k,qm:()=>R});var T=S(9160),I=S(8321),N=S(8011),U=S(1064),B=S(5011),K=S(1022),j=S(
7495);const R=b=>[[{...(0,I.g$)(b,(0,T.os)()),from:null}]],C=1e4;function M({kind:b},l,i,d){const{row:m,value:O}=l;if(O?.kind!=="known"||(0,B.Nj)(O.text))return x(
b,l,i);const $=`${m.grammar} ${m.service} ${b.clients} ${w(l)} ${O.text}`,F=d.get($);if(F!==void 0)return F;d.size>=C&&d.clear();const H=x(b,l,i);return d.set($,
H),H}const w=({version:b})=>b?.value.kind==="known";function x(b,l,i){const d=b.clients.map(O=>[O,D(b,l,O,i)]),m=Math.max(...d.map(([,{length:O}])=>O));return Array.
from({length:m},(O,$)=>{const F=new Map;for(const[de,{[$]:J}]of d)J!==void 0&&F.set(de,J);const H=[...F.values()],Q=H.find(({host:de,directHost:J})=>de!==null||
J!==void 0),he=H.some(({needed:de})=>de==="state")?null:k(F,l.row);return{meanings:F,first:Q??j.zt,needs:he}})}function D(b,l,i,d){const m=L(l,i,d).map($=>u(b,l,
i,$));if(m.length<2)return m;const O=({host:$,needed:F,problem:H})=>[$,F,H?.message].join(" ");return[...new Map(m.map($=>[O($),$])).values()]}const A={isWhole:!0,
withheld:null,from:null};function L(b,l,i){const{value:d}=b;return d?.kind==="known"?[[{...A,text:d.text}]]:d===void 0||d.text==="null"?[[{...A,text:null}]]:P(b)?
i(b,d,l):R(d)}function P({row:b,value:l}){if(l?.kind!=="pieces"||l.text==="null")return!1;const{text:i}=(0,I.g$)(l,(0,T.os)());return i===null||U.Du.some(d=>(0,j.
i4)(b.grammar,i,d)===void 0)}const p=({references:b})=>b.some(l=>l.row.evaluation!==void 0&&(P(l)||l.version?.value.kind==="pieces"));function u(b,l,i,d){const{
row:m,address:O,value:$}=l,F=a(d),H=F.map(({isWhole:J,text:ve})=>ve===null?h(l,b,i):J?j.pb[m.grammar](ve,i,w(l)):(0,j.i4)(m.grammar,ve,i)),[Q]=H,oe=H.every(J=>J?.
needed===Q?.needed);if(Q!==void 0&&oe&&!H.includes(void 0)){const[J]=F;return $?.kind!=="pieces"||J===void 0?Q:{...Q,evaluated:{text:J.text,isWhole:J.isWhole}}}
if(m.grammar==="terragrunt"&&_($))return j.zt;const[he]=i==="terraform"?F.flatMap(({withheld:J})=>J??[]):[],de=m.evaluation!==void 0&&m.evaluation[i]===void 0;return(0,j.
Qm)((0,N.J0)({address:O,argument:m.grammar==="host"?"hostname":"source",expression:$?.kind==="pieces"?$.text:"",candidates:F.map(({isWhole:J,text:ve,from:q})=>({
text:J?ve:null,from:q})),refused:de?"never":he===void 0?null:{variable:he}}))}const _=b=>b?.kind==="pieces"&&b.pieces.some(l=>typeof l=="string"&&/[?&]ref=/.test(
l));function a(b){return b.some(({isWhole:l,from:i})=>l&&i!==null)?b.filter(({isWhole:l,from:i})=>l||i!==null):b}const f={cloud_default:"cloud block",remote_state_default:"\
remote state"};function h(b,l,i){const{row:d,value:m,address:O,localName:$}=b,F=m===void 0?b.kind:d.absent??b.kind;if(d.defaults!==void 0){const H=d.defaults[i];
return H!==null?(0,j.TU)((0,B.mD)(H)):(0,j.Qm)((0,N.tg)({block:f[F]??"remote backend"}))}return m!==void 0?d.grammar==="url"?j.zt:(0,j.Qm)((0,N.DA)({reason:"nul\
l",address:O})):F==="required_provider_invalid"?(0,j.Qm)((0,N.DA)({reason:"not-a-requirement",address:O})):$!==null&&l.class!=="stack"&&l.class!=="deploy"?$!=="\
terraform"&&(0,K.s)($).ok?(0,j.TU)((0,B.Vm)(i)):j.zt:l.isOverride?j.zt:(0,j.Qm)((0,N.DA)({reason:"missing",address:O}))}function k(b,{service:l},i=()=>null){if(l===
null)return[];const d=new Map;for(const[m,{needed:O,host:$}]of b){const F=O==="state"?i(m)??$:O;F!==null&&d.set(F,{host:F,service:l,clients:[...d.get(F)?.clients??
[],m]})}return[...d.values()]}}),4667:((ee,V,S)=>{S.d(V,{F:()=>l,I:()=>h});var T=S(9562);const I={terraform:"app.terraform.io",opentofu:null},N={terraform:"app.\
terraform.io",opentofu:"app.terraform.io"},U={terraform:"static",opentofu:"static"},B={opentofu:"static"},K={terraform:"any",opentofu:"any"},j=["config","query",
"migrate"],R=["stack","deploy"],C={position:["source"],grammar:"module",service:T.e$},M={...C,grammar:"stack-component",isLiteral:!0},w={...M,service:null},x={...C,
grammar:"terragrunt",evaluation:K},D={position:"entries",grammar:"provider",service:T.xq,isLiteral:!0,absent:"required_provider_nosource"},A={position:["hostnam\
e"],grammar:"host",service:T.Bn,defaults:I},L={...A,absent:"remote_state_default",evaluation:K},P={...A,service:T.M,defaults:N},p={position:["address"],grammar:"\
url",service:null},u=(i,d,m,O,$={})=>{const F=d===""?[]:d.split(" > ").map(H=>H.split(" "));return{kind:m,files:i,path:F.map(([H="",...Q])=>({type:H,labels:Q})),
...O,...$}},_={evaluation:B,merges:"backend"},a="data terraform_remote_state *",f=["address","lock_address","unlock_address"],h=[u(j,"module *","module",C,{absent:"\
module_missing",evaluation:U,merges:"module"}),u(j,"terraform > required_providers","required_provider",D,{merges:"provider"}),u(j,"required_providers","require\
d_provider",D,{isReserved:!0}),u(j,"terraform > cloud","cloud",A,{service:T.OZ,absent:"cloud_default",..._}),u(j,"terraform > backend remote","backend_remote",A,
{absent:"backend_remote_default",..._}),u(j,"terraform > backend http","backend_http",p,{position:f,..._}),...[a,`check * > ${a}`].flatMap(i=>[u(j,i,"remote_sta\
te",L,{backend:"remote"}),u(j,i,"remote_state",L,{backend:"cloud",service:T.OZ})]),u(j,a,"remote_state",p,{backend:"http",evaluation:K}),u(j,"provider tfe","pro\
vider_tfe",P,{absent:"provider_tfe_default",evaluation:K}),u(["test"],"provider tfe","provider_tfe",P),u(["lock"],"provider *","lock_provider",{position:"label",
grammar:"locked-provider",service:T.xq,isLiteral:!0}),u(["test"],"run * > module","test_module",M,{grammar:"test-module",absent:"test_module_missing"}),u(["test"],
"run * > backend remote","test_backend_remote",A,{absent:"test_backend_remote_default"}),u(R,"required_providers","required_provider",D),u(R,"component *","stac\
k_component",M,{absent:"stack_component_missing"}),u(R,"removed","stack_removed",M,{absent:"stack_removed_missing"}),u(R,"stack *","stack_stack",w,{grammar:"sta\
ck",absent:"stack_stack_missing"}),u(["deploy"],"upstream_input *","upstream_input",w,{grammar:"stack-output"}),u(["migrate"],"state_store_provider","state_stor\
e_provider",D),u(["migrate"],"from > backend remote","migrate_backend_remote",A,{absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(
i=>u(["terragrunt"],i,"terragrunt_source",x)),u(["manifest"],"","installed_module",M,{position:"manifest",grammar:"registry-module"})],k=[...new Set(h.flatMap(({
files:i})=>i))],b=new Map(k.map(i=>{const d=h.filter(({files:m})=>m.includes(i));return[i,Map.groupBy(d,({path:[m]})=>m?.type??"")]})),l=i=>b.get(i)??new Map}),
9050:((ee,V,S)=>{S.d(V,{G:()=>j});var T=S(6760),I=S(5747),N=S(4614);const U=5,B=/^[0-9a-f]{40}$/,K=/^refs\/(?!.*\.\.)[^\0]+$/;function j(_){const a=(0,T.join)(_,
".git"),f=R(a,_)??a,h=D((0,T.join)(f,"commondir")),k=h===null?f:(0,T.resolve)(f,h),b=()=>x((0,T.join)(k,"packed-refs"))??"",l=C(D((0,T.join)(f,"HEAD")),[f,k],b);
return l===null?null:{commit:l,isFetched:w(l,x((0,T.join)(f,"FETCH_HEAD"))??"",b),remote:P(x((0,T.join)(k,"config"))??""),tracked:i=>(0,N.O)((0,T.join)(f,"index"),
i)}}function R(_,a){const[,f]=/^gitdir: (.+)$/.exec(D(_)??"")??[];return f===void 0?null:(0,T.resolve)(a,f)}function C(_,a,f){let h=_;for(let k=0;h!==null&&k<=U;k+=
1){if(B.test(h))return h;const[,b]=/^ref: (.+)$/.exec(h)??[];if(b===void 0||!K.test(b))return null;h=M(b,a,f)}return null}function M(_,a,f){for(const k of a){const b=D(
(0,T.join)(k,_));if(b!==null)return b}return f().split(`
`).find(k=>k.endsWith(` ${_}`))?.slice(0,40)??null}function w(_,a,f){const h=(k,b)=>k.split(`
`).some(l=>l.startsWith(`${_}${b}`));return h(a,"	")||h(f()," refs/remotes/")}function x(_){const a=(0,I.yR)(_);return a.ok?a.text:null}const D=_=>x(_)?.replace(
/\r?\n$/,"")??null,A=21,L=/^(?!\.{1,2}$)[\w.-]+$/;function P(_){let a=!1;for(const f of _.split(`
`)){const h=f.trim();h.startsWith("[")&&(a=h==='[remote "origin"]');const k=h.indexOf("=");if(!(!a||k<0||h.slice(0,k).trim().toLowerCase()!=="url"))return p(h.slice(
k+1).trim())}return null}function p(_){const a=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(_),[f,h]=a===null?u(_):[a[1],a[2]],k=(h??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),b=k.length>1&&k.length<=A;return!f||!b||!k.every(l=>L.test(l))?null:{host:f.toLowerCase(),owner:k.slice(0,-1).join("/"),name:k.at(-1)??""}}function u(_){
const a=URL.parse(_);return a===null||!/^(https?|ssh):$/.test(a.protocol)?[]:[a.protocol==="ssh:"?a.hostname:a.host,a.pathname.slice(1)]}}),9498:((ee,V,S)=>{S.d(
V,{K:()=>U});var T=S(6760),I=S(9050),N=S(4614);function U(M,w,x){const D=(0,I.G)(M),A=D?.remote??null;if(D!==null&&A!==null){const P=D.isFetched||D.commit===x.GITHUB_SHA;
return{name:`${A.owner}/${A.name}`,url:B(A,x.GITHUB_SERVER_URL),commit:P&&K(M,w,D)?D.commit:null}}return{name:(D===null?R(M,x):null)??C(M),url:null,commit:null}}
function B({host:M,owner:w,name:x},D=""){return`${URL.parse(D)?.host===M?URL.parse(D)?.protocol:"https:"}//${M}/${w}/${x}`}function K(M,w,{tracked:x}){const D=x(
w);return D.size===w.size&&D.entries().every(([A,L])=>(0,N.R)((0,T.join)(M,A),L))}const j=/^[\w.-]+\/[\w.-]+$/;function R(M,w){const{GITHUB_WORKSPACE:x,GITHUB_REPOSITORY:D=""}=w;
return x!==void 0&&(0,T.resolve)(x)===(0,T.resolve)(M)&&j.test(D)?D:null}const C=M=>(0,T.basename)((0,T.resolve)(M)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||
"repository"}),4614:((ee,V,S)=>{S.d(V,{O:()=>D,R:()=>P});var T=S(3024),I=S(5747);const N=128*1024*1024,U=12,B=62,K=16384,j=12288,R=4,C=61440,M=4096,w=32768,x=Buffer.
alloc(0);function D(p,u){const _=(0,I.io)(p,N);return _===null?new Map:A(_,u)}function A(p,u){const _=new Map;if(p.length<U)return _;const a=p.readUInt32BE(4);if(p.
toString("latin1",0,4)!=="DIRC"||a<2||a>4)return _;const f=p.readUInt32BE(8);let h=x,k=U;for(let b=0;b<f;b+=1){if(k+B>p.length)return _;const l=p.readUInt16BE(k+
60),i=k+B+(l&K?2:0),d=a===R,{kept:m,from:O}=d?L(p,i,h):{kept:x,from:i},$=p.indexOf(0,O);if($<0)return _;const F=p.subarray(O,$),H=d?Buffer.concat([m,F]):F;if(H.
length>M)return _;const Q=(p.readUInt32BE(k+24)&C)===w,oe=H.toString("utf8");Q&&(l&j)===0&&u.has(oe)&&_.set(oe,{modified:p.readUInt32BE(k+8),size:p.readUInt32BE(
k+36)}),k=d?$+1:k+($-k+8&-8),h=H}return _}function L(p,u,_){let a=u,f=p[a++]??0,h=f&127;for(;f&128;)f=p[a++]??0,h=(h+1)*128+(f&127);return{kept:_.subarray(0,Math.
max(0,_.length-h)),from:a}}function P(p,{modified:u,size:_}){const a=(0,I.N0)(()=>(0,T.lstatSync)(p),null),f=Math.floor((a?.mtimeMs??0)/1e3);return a?.isFile()===
!0&&a.size%2**32===_&&f%2**32===u}}),8704:((ee,V,S)=>{S.d(V,{J:()=>U,U:()=>K});var T=S(9349),I=S(3268),N=S(4009);function U(u,_){u.countPart();const a=_==="elem\
ent"?u.skipBlank():u.skipSpaces(),f=u.at,h=K(u,a);if(h!==void 0&&B(u,_))return h;(0,I.Kk)(u,_);let k=u.at;for(;k>f&&(0,T.xC)(u.text.charAt(k-1));)k--;return k===
f&&u.report("invalid expression: expected the start of an expression",f),h===void 0?M(u,f,k):{kind:"other",start:f,end:k}}function B(u,_){const a=_==="element"?
u.skipBlank():u.skipSpaces();return(0,T.wH)(a)||a===","||u.isLineEnd(a)}function K(u,_){if(_==='"')return(0,N.E3)(u);if(_==="<")return(0,N.jw)(u);if(_!=="{"&&_!==
"["&&_!=="(")return;const a=u.at++;u.depth++;let f;return u.depth>T.lr?f=j(u,_,a):_==="{"?f=D(u,a):_==="["?f=x(u,a):f=w(u,a),u.depth--,f}function j(u,_,a){return(0,I.
ku)(u,(0,T.r1)(_)??_,a),{kind:"other",start:a,end:u.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,C=32;function M(u,_,a){if(R.lastIndex=_,!(R.
test(u.text)&&R.lastIndex===a)||a-_>C)return{kind:"other",start:_,end:a};const h=u.text.slice(_,a),k={true:!0,false:!1,null:null}[h];return{kind:"primitive",start:_,
end:a,value:k===void 0?Number(h):k}}function w(u,_){const a=U(u,"element");return u.skipBlank()!==")"?j(u,"(",_):(u.at++,{...a,start:_,end:u.at})}function x(u,_){
if(p(u))return j(u,"[",_);const a=[];for(;;){const f=u.skipBlank();if(f==="]")return u.at++,{kind:"tuple",start:_,end:u.at,elements:a};if(u.at>=u.text.length||(0,T.
wH)(f))return u.reportUnclosed(_),{kind:"other",start:_,end:u.at};const h=u.at;a.push(U(u,"element")),u.at===h&&u.peek()!==","&&u.at++,u.skipBlank()===","&&u.at++}}
function D(u,_){if(p(u))return j(u,"{",_);const a=[];for(;;){const f=u.skipBlank();if(f==="}")return u.at++,{kind:"object",start:_,end:u.at,items:a};if(u.at>=u.
text.length||(0,T.wH)(f))return u.reportUnclosed(_),{kind:"object",start:_,end:u.at,items:a};a.push(A(u,f)),u.skipSpaces()===","&&u.at++}}function A(u,_){const a=u.
at,f=L(u,_);let h=u.at;for(;h>a&&(0,T.xC)(u.text.charAt(h-1));)h--;const k=u.skipSpaces();if(k!=="="&&k!==":")return u.report('missing attribute value: expected\
 "=" or ":" after the key',u.at),(0,I.Kk)(u,"line"),u.at===a&&u.at++,{name:void 0,start:a,end:h,value:{kind:"other",start:h,end:u.at}};u.at++;const b=U(u,"line");
return{name:f,start:a,end:h,value:b}}function L(u,_){const a=u.at;let f;if(_==='"'||_==="("){const b=K(u,_);b?.kind==="string"&&(f=b.value)}else f=u.readName();
const h=u.skipSpaces();if(h==="="||h===":")return f;P(u);const k=u.text.slice(a,u.at).trimEnd();return/^\d+$/.test(k)?k:void 0}function P(u){const _=/[=!<>]=|[-+*/%<>!&|?.]/y;
for(;;){const a=u.skipSpaces(),f=u.at;if(_.lastIndex=f,u.isLineComment(a))return;if((0,T.L8)(a))u.at++;else if(a==="["||a==="(")u.at++,j(u,a,f);else if(a==='"')
(0,N.E3)(u);else if(_.test(u.text))u.at=_.lastIndex;else if(u.readName()===void 0)return}}function p(u){return u.skipBlank(),u.text.startsWith("for",u.at)&&!(0,T.
L8)(u.peek(3))}}),400:((ee,V,S)=>{S.d(V,{K:()=>K});var T=S(9349),I=S(8704),N=S(3268),U=S(4009),B=S(6134);function K(a,f=new B.n_){const h=new T.bs(a,a.startsWith(
"\uFEFF")?1:0,f),k=j(h,void 0);return(0,B.pH)(a,k,h.mistake,f)}function j(a,f){const h={attributes:[],blocks:[]};let k=f!==void 0&&!a.isLineEnd(a.skipSpaces());
for(;;){const b=a.skipBlank();if(a.at>=a.text.length){f!==void 0&&a.report(R,f);break}if(b==="}"&&f!==void 0){a.at++;break}C(a,b,h),u(a,k,h),k=!1}return{kind:"n\
ative",attributes:h.attributes,blocks:h.blocks}}const R="unclosed configuration block: there is no closing brace before the end of the file";function C(a,f,h){const k=a.
at;a.countPart();const b=f==='"'?L(a):a.readName();if(b===void 0){f<"\x80"?a.report("argument or block definition required",k):a.reportCharacter(),_(a,k);return}
const l=a.at;if(a.skipSpaces()==="="&&a.peek(1)!=="="){a.at++,h.attributes.push({name:b,start:k,end:l,value:(0,I.J)(a,"line")});return}const d=P(a),m=a.at;if(a.
peek()!=="{"){const H=d.length===0?`argument or block definition required: "${b}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${b}\
" has no "{" at its end`;a.report(H,k,l),_(a,k);return}a.at++;const F=M.has(b)&&d[0]?.value!==w&&a.depth===0&&a.mistake===void 0?x(a,m):A(a,m);h.blocks.push({type:b,
labels:d,start:k,end:m,body:F})}const M=new Set(["resource","data","ephemeral","output","variable"]),w="terraform_remote_state";function x(a,f){const{at:h}=a;return(0,N.
ku)(a,"}",f)&&a.mistake===void 0?new D(a,f):(a.at=h,a.mistake=void 0,A(a,f))}class D{kind="native";text;open;end;parts;body;constructor({text:f,at:h,parts:k},b){
this.text=f,this.open=b,this.end=h,this.parts=k}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(f){return this.body!==
void 0||this.text.slice(this.open,this.end).includes(f)}read(){if(this.body===void 0){const f=new T.bs(this.text.slice(0,this.end),this.open+1,this.parts);f.depth=
1,this.body=j(f,this.open)}return this.body}}function A(a,f){if(a.depth>=T.lr)return a.report(`blocks are nested deeper than ${T.lr} levels`,f),(0,N.ku)(a,"}",f),
{kind:"native",attributes:[],blocks:[]};a.depth++;const h=j(a,f);return a.depth--,h}function L(a){const f=a.at,h=(0,U.E3)(a);return a.report("invalid argument n\
ame: argument names must not be quoted",f,a.at),h.kind==="string"?h.value:void 0}function P(a){const f=[];for(let h=p(a);h!==void 0;h=p(a))f.push(h);return f}function p(a){
const f=a.skipSpaces(),h=a.at;let k;if(f==='"'){const l=(0,U.E3)(a);l.kind==="string"?k=l.value:(k=a.text.slice(h+1,Math.max(h+1,a.at-1)),a.report("invalid bloc\
k label: it has to be plain text",h,a.at))}else k=a.readName();if(k===void 0)return;const b={value:k,start:h,end:a.at};return a.countPart(),b}function u(a,f,h){
const k=a.skipSpaces();f&&(k!=="}"||h.blocks.length>0)?a.report("invalid single-argument block definition: a block in one line has one argument at most",a.at):!f&&
!a.isLineEnd(k)&&a.report("missing newline after argument or block definition",a.at)}function _(a,f){(0,N.Kk)(a,"line"),(a.at===f||(0,T.wH)(a.peek())&&a.peek()!==
"}")&&a.at++}}),1731:((ee,V,S)=>{S.d(V,{Cg:()=>w,PW:()=>u,Ty:()=>M,Zy:()=>x,_T:()=>_,hZ:()=>U,kv:()=>k,mb:()=>b,oF:()=>j,rK:()=>R});var T=S(4091),I=S(9562);const N=new RegExp(
`^${I.eQ}$`),U=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,B=new RegExp(`^${U}[.+-]?$`),K=2n**63n-1n;function j(l){const[
,i,d,m,O]=N.exec(l)??[];return i===void 0?null:C(l,i,m??d,O)}function R(l){const[,i,d,m]=B.exec(l)??[];return i===void 0?null:C(l,i,d,m)}function C(l,i,d="",m=""){
const O=i.split(".").map(F=>F.replace(/^0+(?=.)/,""));if(O.some(F=>F.length>19))return null;const $=O.map(BigInt);if($.some(F=>F>K))return null;for(;$.length<3;)
$.push(0n);return{text:l,numbers:$,written:O.length,pre:d,build:m}}const M=l=>l.pre!=="",w=({numbers:l,pre:i,build:d})=>`${l.join(".")}${i===""?"":`-${i}`}${d===
""?"":`+${d}`}`;function x(l,i){const d=Math.max(l.numbers.length,i.numbers.length);for(let m=0;m<d;m++){const[O,$]=[l.numbers[m]??0n,i.numbers[m]??0n];if(O!==$)
return O<$?-1:1}return l.pre===i.pre||l.numbers.length!==i.numbers.length?0:l.pre===""||i.pre===""?l.pre===""?1:-1:D(l.pre,i.pre)}function D(l,i){const[d,m]=[l.
split("."),i.split(".")];for(let O=0;;O++){const[$,F]=[O+1>=d.length,O+1>=m.length];if($!==F)return $?-1:1;const H=A(d[O]??"",m[O]??"");if(H!==0||$)return H}}function A(l,i){
const[d,m]=[/^[0-9]*$/.test(l),/^[0-9]*$/.test(i)];return d!==m?d?-1:1:d&&l.length!==i.length?l.length-i.length:l===i?0:l<i?-1:1}const L="[\\t\\n\\f\\r ]*",P=new RegExp(
`^${L}(<=|>=|!=|~>|<|>|=|)${L}(${I.eQ})${L}$`),p="This string does not use correct version constraint syntax";function u(l){const i=[];for(const d of l.split(",")){
const[,m,O=""]=P.exec(d)??[],$=j(O);if($===null)return(0,T.TR)(p);i.push({operator:m||"=",version:$,text:d})}return(0,T.Ju)(i)}function _(l){const i=u(l);if(!i.
ok)return i;const d=[];for(const m of i.value){const O=R(m.version.text);if(O===null||!a.test(m.text.trim()))return(0,T.TR)(`Incorrect version constraint syntax\
: ${f(m)}`);d.push({...m,version:O})}return(0,T.Ju)(d)}const a=/^[<>=!~]* ?[0-9]/;function f({operator:l,version:i,text:d}){const m=d.trim();if(i.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!a.test(m))return`only one space is expected after the operator "${l}"`;if(i.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[O]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(m)??[""];return`missi\
ng comma after "${O}"`}const h=[">",">=","=","~>","<=","<","!="];function k(l){const i=[...l].sort((d,m)=>x(d.version,m.version)||D(d.version.build,m.version.build)||
h.indexOf(d.operator)-h.indexOf(m.operator)||m.version.written-d.version.written);return[...new Set(i.map(b))].join(", ")}function b({operator:l,version:i}){if(l===
"=")return w(i);const d=l==="~>"&&i.written<3?i.numbers.slice(0,2):i.numbers;return`${l} ${w({...i,numbers:d})}`}}),2245:((ee,V,S)=>{S.d(V,{O:()=>U});var T=S(4009),
I=S(6134);const N=200;function U(C,M=new I.n_,w=!1){const x=new B(C,M,w),D=x.readRoot(),A={kind:"json",members:D===void 0?[]:(0,I.lS)(D)};return(0,I.pH)(C,A,x.mistake,
M)}class B{text;parts;isHcl1;at=0;depth=0;mistake;constructor(M,w,x){this.text=M,this.parts=w,this.isHcl1=x}readRoot(){const{text:M}=this;M.startsWith("\uFEFF")&&
(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const w=this.readValue();if(this.isHcl1)return w;this.skipSpaces(),
w!==void 0&&this.at<M.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const x=w?.kind==="object"||w?.kind===
"tuple";return w!==void 0&&!x&&this.report("root value must be object: it is neither an object nor an array of objects",w.start),w}report(M,w,x=w+1){this.mistake??=
{message:M,start:w,end:x}}stop(M,w){this.report(M,w),this.at=this.text.length}skipSpaces(){const{text:M}=this;for(;;){const w=M.charCodeAt(this.at);if(w===32||w===
10||w===13||w===9)this.at++;else if(w===47)this.skipComment();else return M.charAt(this.at)}}skipComment(){const M=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const w=M?`
`:"*/",x=this.text.indexOf(w,this.at+1);this.at=x<0?this.text.length:x+w.length}readValue(){const{text:M,parts:w,at:x}=this;if(!w.add()){this.at=M.length;return}
const D=M.charAt(x);if(D==='"'){const A=this.readString();return A===void 0?void 0:(0,T.BD)(A,{start:x,end:this.at},w)}if(D==="{"||D==="["){if(this.depth>=N)return this.
stop(`values are nested deeper than ${N} levels`,x);this.depth++;const A=D==="{"?this.readObject():this.readArray();return this.depth--,A}return this.readPrimitive()}readPrimitive(){
const{text:M,at:w}=this;K.lastIndex=w;const x=K.exec(M)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",w):(this.at+=x.length,{kind:"primitive",start:w,end:this.at,value:JSON.parse(x)})}readObject(){const M=this.at++,w=[];for(let x=this.
skipSpaces();x!=="}";x=this.skipSpaces()){if(x!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const D=this.
readMember();if(D===void 0)break;w.push(D),this.endItem("}")}return{kind:"object",start:M,end:this.skipBracket(),items:w}}readMember(){const M=this.at,w=this.readString();
if(w===void 0)return;const x=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const D=this.readValue();return D&&{name:w,start:M,end:x,value:D}}readArray(){const M=this.at++,w=[];for(;this.skipSpaces()!=="]";){const x=this.
readValue();if(x===void 0)break;w.push(x),this.endItem("]")}return{kind:"tuple",start:M,end:this.skipBracket(),elements:w}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(M){const w=this.skipSpaces(),x=this.at;if(w!==M){if(w===""&&this.stop(`unclosed value: no "${M}" before the end of the file`,x),
w!==","){this.report(`missing separator: expected "," or "${M}"`,x);return}this.at++,this.skipSpaces()===M&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",x)}}readString(){const{text:M,at:w}=this;let x=w+1,D=!0;for(let A=M.charCodeAt(x);A!==34;A=M.charCodeAt(x)){if(!(A>=32))return this.stopInString(w,x);A===
92&&(D=!1),x+=A===92?2:1}return this.at=x+1,D?M.slice(w+1,x):this.unescape(M.slice(w+1,x),w+1)}stopInString(M,w){return w>=this.text.length||this.text.charCodeAt(
w)===10?this.stop("invalid JSON string: no closing quote in its line",M):this.stop("invalid JSON string: a control character must be escaped",w)}unescape(M,w){return M.
replace(j,(x,D,A)=>{const L=this.isHcl1&&R.test(x);if(D===void 0&&!L)return JSON.parse(`"${x}"`);const P=`invalid JSON string: ${JSON.stringify(x)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":P,w+A,w+A+2),x}).toWellFormed()}}const K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
j=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,R=/\/|u[dD][89a-fA-F]/}),1725:((ee,V,S)=>{S.r(V),S.d(V,{isOfDirectory:()=>h,layoutsOf:()=>Q,nameRepository:()=>T.
K,readTools:()=>fn,rootNotes:()=>$t,rootsOf:()=>de,scanInSteps:()=>fs,textNotes:()=>Pt,unmatched:()=>he});var T=S(9498),I=S(9664),N=S(5011),U=S(7523),B=S(5257);
function K(o,e,n){const{client:t}=n;return{directory:o.name===""?".":o.name,client:t,directories:e.map(({name:s})=>s),calls:n.hasCalls?[...e.flatMap(({usages:s})=>L(
s,t)),...L(o.tests,t)]:[],providers:j(o,e,t),lockFile:o.lockFile,clientVersions:e.flatMap(({declared:s})=>D(s.filter(r=>A(r,t,n.versions))))}}function j(o,e,n){
const t=new Map,s=(c,v,g)=>{if(c===null)return;const E=(0,B.JT)(c),y=t.get(E)??{provider:c,places:[],constraints:[]};t.set(E,y),y.places.push(v),g!==null&&y.constraints.
push(g)};for(const c of e){for(const g of R(c.usages))s(C(g,n),g.place,(0,B.KS)(g,n));const v=c.declared.filter(({kind:g})=>g==="provider-version");for(const[g,
E]of Map.groupBy(v,y=>y.localName??"")){const y=M(g,c,n);for(const{text:W,place:X}of D(E))s(y,X,{text:W,place:X})}}const r=w(o,n);return Array.from(t,([c,v])=>({
...v,locked:r.get(c)??null}))}function R(o){const e=o.filter(({place:t})=>(0,I.LA)(t.file));if(e.length<2)return o;const n=new Map(e.map(t=>[t.address,t.place.file]));
return o.filter(({address:t,place:s})=>!(0,I.LA)(s.file)||n.get(t)===s.file)}function C(o,e){return o.kind==="lock_provider"||o.kind!=="required_provider"&&o.kind!==
"implied_provider"&&(0,U.op)(o.address)==="terraform"?null:(0,U.lc)(o,(0,N.Vm)(e),e)}function M(o,{usages:e},n){const t=e.find(({kind:s,address:r})=>s.startsWith(
"required_provider")&&(0,U.op)(r)===o);return t!==void 0?C(t,n):{host:(0,N.Vm)(n),namespace:"hashicorp",type:o}}function w({usages:o},e){const n=new Map;for(const t of o){
if(t.kind!=="lock_provider")continue;const s=(0,U.lc)(t,(0,N.Vm)(e),e),r=(0,B.KS)(t,e);if(s===null||r===null)continue;const c={version:r,constraints:t.constraints??
null};if(n.set((0,B.JT)(s),{...c,isCopied:!1}),e==="opentofu"&&x(s)){const v=(0,B.JT)({...s,host:(0,N.Vm)(e)});n.has(v)||n.set(v,{...c,isCopied:!0})}}return n}const x=({
host:o,namespace:e})=>o===(0,N.Vm)("terraform")&&e==="hashicorp";function D(o){const e=o.findLast(({place:n})=>(0,I.LA)(n.file))?.place.file;return e===void 0?o:
o.filter(({place:n})=>n.file===e)}function A({kind:o,place:e},n,{opentofu:t=""}){const s=/\.tofu(\.json)?$/.test(e.file);return o==="compatible"?n==="opentofu":
o!=="version"||n==="terraform"?o==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.test(t)}function L(o,e){const n=o.filter(({kind:s})=>P.has(s));return n.some(({
place:s})=>(0,I.LA)(s.file))?[...Map.groupBy(n,({address:s})=>s).values()].flatMap(s=>{const r=[...s].sort((g,E)=>Number((0,I.LA)(g.place.file))-Number((0,I.LA)(
E.place.file))),c=r.findLast(({text:g})=>g!==null),v=r.findLast(g=>g.version!==void 0);return c===void 0?[]:p(c,v??c,e)}):n.flatMap(s=>p(s,s,e))}const P=new Set(
["module","module_missing","test_module","stack_component","terragrunt_source"]);function p(o,e,n){const{kind:t,address:s,text:r,place:c}=o;if(r===null||f(r))return[];
const v=a(o,r,n);if(v===void 0)return[];const[,g]=_.exec(t==="terragrunt_source"?r:"")??[],E=g===void 0?(0,B.KS)(e,n):{text:g,place:c},y=E===null&&e.version!==void 0;
return[{address:s,source:r,place:c,module:v,constraint:E,isOpen:y}]}const u=/^tfr:\/\/([^/?]*)\/([^?]*)/,_=/^tfr:.*?[?&]version=([^&]*)/s;function a({kind:o},e,n){
if(o==="terragrunt_source"&&e.startsWith("tfr:")){const[,s="",r=""]=u.exec(e)??[],c=(0,N.rE)(s===""?r:`${s}/${r}`,n);return c.ok?c.value:void 0}const t=(0,N.vL)(
e,n);return t.kind==="registry"?t:t.kind==="remote"?null:void 0}const f=o=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(o),h=({kind:o})=>o==="module"||
o==="state"||o==="lock",k=new Set(["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy","implied_provider","loc\
k_provider","stack_component","terragrunt_source"]);function b(o,e,n){const t=new Map,s=({file:r})=>{const c=(0,I.jt)(r),v=t.get(c)??l(c);return t.set(c,v),v};for(const r of o){
if(!r.clients.includes(n)||r.kind==="installed_module")continue;const c=s(r.place);r.kind==="test_module"?c.tests.push(r):i(c,r)}for(const r of e){const{kind:c,
place:v}=r;if(n==="terraform"&&/\.tofu(\.json)?$/.test(v.file))continue;const g=s(v);g.declared.push(r),c==="lock"?d(g,v):g.hasConfiguration=!0,g.isInitialised||=
c==="state"}for(const r of t.values())$(t,r);return t}const l=o=>({name:o,...{usages:[],declared:[],tests:[],children:[]},lockFile:null,hasConfiguration:!1,isInitialised:!1});
function i(o,e){if(e.kind==="lock_provider"?d(o,e.place):o.hasConfiguration=!0,!k.has(e.kind)||e.isOverridden&&e.kind!=="module"||(o.usages.push(e),e.isOverridden))
return;o.isInitialised||=m(e);const n=O(o.name,e);n!==null&&o.children.push(n)}function d(o,{file:e}){o.lockFile=e,o.isInitialised=!0}const m=({kind:o,address:e,
place:n})=>o==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(n.file);function O(o,e){const{kind:n,text:t}=e;return!(n==="module"||
n==="test_module"||m(e))||t===null||!(0,N.Nj)(t)?null:(0,I.un)(o,t.replace(/\?.*$/s,""))}function $(o,e){const{name:n,tests:t}=e;if(t.length===0)return;const s=/^(?:(.*)\/)?tests$/.
exec(n),r=s===null?void 0:o.get(s[1]??""),c=r?.hasConfiguration===!0?r:e;c.isInitialised=!0,c!==e&&(c.tests.push(...t),e.tests=[])}const F=({name:o,tests:e})=>e.
flatMap(n=>O(o,n)??[]);function H(o){const e=new Set;for(const n of o.values())for(const t of[...n.children,...F(n)])t!==n.name&&e.add(t);return[...o.values()].
filter(({name:n,hasConfiguration:t,isInitialised:s})=>t&&(s||!e.has(n)))}function Q({usages:o,declared:e,clients:n,patterns:t}){const s=n.map(v=>({client:v,directories:b(
o,e,v)})),r=[...new Set(s.flatMap(({directories:v})=>[...v.keys()]))],c=new Set(t.flatMap(v=>r.filter(g=>oe(v,g))));return s.map(({client:v,directories:g})=>{const E=t.
length===0?H(g):[...g.values()].filter(y=>y.hasConfiguration&&c.has(y.name));return{client:v,directories:g,roots:E}})}const oe=(o,e)=>o.matches(e===""?".":e),he=(o,e)=>e.
flatMap(n=>{const t=({directories:s})=>s.values().some(r=>r.hasConfiguration&&oe(n,r.name));return o.some(t)?[]:[n.text]});function*de(o,{changed:e,versions:n,hasCalls:t=!0}){
const s=e&&J(e);for(const{client:r,directories:c,roots:v}of o)for(const g of v){const E=ve(g,c);s!==null&&!E.some(({name:y})=>s.has(y))||(yield K(g,E,{client:r,
versions:n,hasCalls:t}))}}function J(o){const e=[...o].map(I.jt),n=e.filter(t=>/(^|\/)tests$/.test(t));return new Set([...e,...n.map(I.jt)])}function ve(o,e){const n=new Set(
[o]),t=s=>{const r=e.get(s);r!==void 0&&n.add(r)};F(o).forEach(t);for(const{children:s}of n)s.forEach(t);return[...n]}var q=S(9160),ne=S(9804),Fe=S(5143),re=S(5799),
ae=S(1064),pe=S(1752),se=S(1731);function*At(o,e){for(const s of o.providers){const r=xt(s,o.client,e);r!==null&&(yield r)}const{client:n}=o,t=o.clientVersions.
length===0?null:e.versionIn(n,o.directory);if(t!==null)for(const{text:s,place:r}of o.clientVersions)(0,pe.n7)(s,t)==="not-met"&&(yield{problem:(0,ne.Ov)({client:n,
version:t,constraint:s}),places:[r]})}function xt(o,e,n){const{constraints:t,provider:s}=o;if(It(t.map(({text:W})=>W)))return n.upgrade?null:Tt(o,n);const r=t.flatMap(
({text:W,place:X})=>Se(W).map(Y=>({...Y,place:X}))),c=(0,B.JT)(s);if(e==="opentofu"&&(0,pe.jF)(r))return{problem:(0,ne.jF)({reason:"unspecified",provider:c}),places:Ce(
r)};const v=(0,pe.Sx)(r,pe.Nd),g=[...new Set(v.map(se.mb))],E=r.filter(W=>g.includes((0,se.mb)(W)));return{problem:(0,ne.id)({of:`provider ${c}`,terms:g}),places:Ce(
E)}}function Tt({provider:o,constraints:e,locked:n},{clients:t}){const s=n===null?null:(0,se.rK)(n.version.text);if(n===null||s===null)return null;const r=E=>(0,pe.
XA)([s],E.flatMap(({text:y})=>Se(y)))===null;if(!r(e))return null;const c=e.filter(E=>r([E])),v=c.length===0?e:c;return{problem:(0,ne.N0)({provider:(0,B.JT)(o),
version:(0,se.Cg)(s),constraints:[...new Set(v.map(({text:E})=>(0,se.kv)(Se(E))))],clients:t}),places:Ce([n.version,...v])}}const Ce=o=>[...new Set(o.map(({place:e})=>e))],
Ke="\0";function Se(o){const e=(0,se._T)(o);return e.ok?e.value:[]}const yt=(0,q.HK)(o=>{const e=o.split(Ke).flatMap(Se),n=e.map(({version:t})=>t);return(0,pe.XA)(
n,e)!==null||(0,pe.Nd)(e)}),It=o=>yt([...new Set(o)].join(Ke));function $t(o){const e=new Map;return{add:s=>{const r=(0,I.Gz)(s.directory==="."?"":s.directory,"\
main.tf"),c=(0,Fe.Zl)(r)?r:null;for(const v of At(s,o)){const g=Dt(v),E=e.get(g);if(E===void 0){e.set(g,{...v,having:new Set([s.client]),aside:c});continue}E.having.
add(s.client),c===null&&(E.aside=null)}},notes:()=>Array.from(e.values(),({problem:s,places:r,having:c,aside:v})=>{const E=s.code!=="client-version"&&c.size===o.
clients.length?ae.Du:[...c];return(0,re.hD)(s,{places:r,clients:E,...v===null?{}:{aside:v}})})}}const Dt=({problem:o,places:e})=>[o.code,o.message,...e.map(Fe.df)].
join(`
`);var We=S(8011),He=S(3229),Ct=S(1022);function*Pt(o,e,n){const t=new Set;for(const s of o){if(s.kind==="lock_provider"){const c=`${s.place.file}
${s.text}`;if(t.has(c)){const v=(0,ne.FA)({reason:"twice",provider:s.text??""});yield we(s.place,{problem:v,clients:ae.Du})}t.add(c)}const r=Lt(s,n);r!==null&&(yield we(
(s.version??s).place,r))}for(const s of e){const r=Ft(s,n);r!==null&&(yield r)}}function we(o,{problem:e,clients:n,...t}){const s=n.filter(r=>Rt(o.file).includes(
r));return(0,re.hD)(e,{...t,places:[o],clients:s})}const Rt=o=>/\.tofu(\.json)?$/.test(o)?["opentofu"]:ae.Du,Nt=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Lt(o,e){
switch(o.kind){case"module":case"module_missing":case"test_module":return jt(o,e);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return Nt.test(o.place.file)?null:Bt(o);case"lock_provider":return Ut(o);default:return null}}const Pe=(o,e)=>({problem:(0,ne.jF)({reason:"syntax",text:o,
why:e}),clients:ae.Du,isPlaceholder:(0,He.Kc)(o)}),Ee=o=>({problem:o,clients:ae.Du});function jt(o,{releases:e}){const{address:n,version:t}=o;if(t===void 0)return null;
const{text:s,value:r}=t;if(r!==void 0)return!e.every(({client:X,before:Y})=>X!=="terraform"||Y==="1.15")&&r.terraform!==void 0?null:{problem:(0,ne.jF)({reason:"\
expression",address:n}),clients:["terraform"]};const c=(0,se.PW)(s);if(!c.ok)return Pe(s,c.why);const v=ae.Du.filter(y=>!(0,pe.gH)(c.value,y));if(v.length===0)return null;
const g=c.value.find(({version:y})=>(0,se.Ty)(y)),E=g&&(0,se.Cg)(g.version);return{problem:(0,ne.id)({of:n,terms:[s],preRelease:E}),clients:v}}function Bt({kind:o,
address:e,text:n,version:t}){if(t===void 0)return null;if(t.value!==void 0)return Ee((0,ne.jF)({reason:"not-a-string",address:e}));const s=(0,se._T)(t.text);if(!s.
ok)return Pe(t.text,s.why);const r=ae.Du.filter(v=>o==="required_provider"?(0,Ct.m)(n??"",v).kind==="builtin":(0,U.op)(e)==="terraform");if(r.length===0)return null;
const c=n??"terraform.io/builtin/terraform";return{problem:(0,ne.jF)({reason:"built-in",provider:c}),clients:r}}function Ut({text:o,version:e,constraints:n=""}){
const t=o??"";if(e===void 0||e.value!==void 0)return Ee((0,ne.FA)({reason:"no-version",provider:t}));const s=(0,se.rK)(e.text);if(s===null)return Ee((0,ne.FA)({
reason:"not-a-version",provider:t}));const r=(0,se.Cg)(s);if(r!==e.text)return Ee((0,ne.FA)({reason:"not-normal",of:"version",provider:t,normal:r}));if(n==="")return null;
const c=(0,se._T)(n);if(!c.ok)return Ee((0,ne.FA)({reason:"not-constraints",provider:t}));const v=(0,se.kv)(c.value);return v===n?null:Ee((0,ne.FA)({reason:"not\
-normal",of:"constraints",provider:t,normal:v}))}function Ft(o,{set:e,versions:n}){const{kind:t,text:s,place:r}=o;if((0,ae.SO)(t)){const y=e.filter(X=>X!==ae.$I[t].
client),W=we(r,{problem:(0,We.jP)({kind:t}),clients:y});return W.clients.length===0?null:W}if(h(o))return null;const c=t!=="provider-version",v=c?(0,se.PW)(s):(0,se.
_T)(s),g=c?ae.Du.filter(y=>A({kind:t,place:r},y,n)):ae.Du;if(!v.ok)return we(r,{...Pe(s,v.why),clients:g});if(!c||!v.value.some(({version:y})=>(0,se.Ty)(y)))return null;
const E=(0,ne.jF)({reason:"pre-release",text:s});return we(r,{problem:E,clients:g})}var Ve=S(4e3),Me=S(2161),fe=S(7854),Kt=S(3024),ce=S(6760),Ae=S(5747),xe=S(6195);
function ze({root:o,scan:e}){const n=[o,...e.map(r=>(0,ce.resolve)(o,(0,xe.VK)(r).fixed))].map(Te),t=r=>n.some(c=>c!==null&&(0,xe.UO)(r,c)),s=(r,c)=>{const v=Te(
(0,ce.resolve)(o,r));return v===null||!t(v)?[]:(0,Ae.Mc)(v).filter(c).map(({name:E})=>E).sort()};return{list:r=>s(r,c=>!c.isDirectory()),directories:r=>s(r,c=>c.
isDirectory()&&!(0,xe.G$)(c.name)),exists:r=>{const c=Te((0,ce.resolve)(o,r));return c!==null&&t(c)},read:(r,c)=>{const v=Te((0,ce.resolve)(o,r));if(v===null||!t(
v))return null;const g=(0,Ae.yR)(v,c);return g.ok?g.text:null}}}const Te=o=>(0,Ae.N0)(()=>(0,Kt.realpathSync)(o),null),Wt=".github/workflows .circleci .buildkit\
e .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),Ht=o=>/\.ya?ml$/i.test(o),Xe=o=>o==="config.toml",Vt=[["",
Me.Z8],[".github",()=>!1],...Wt.map(o=>[o,Ht]),[".devcontainer",o=>o==="devcontainer.json"||(0,Me.Z8)(o)],[".config",Me.TD],[".config/mise",Xe],[".mise",Xe]],Ge="\
.github/actions",zt=128*1024,Xt=200;function*Gt({root:o,exclude:e},n){const t=ze({root:o,scan:[]}),s=(0,xe.Ls)(e),r=Jt(t).filter(g=>!s(g)),c=g=>g.split("/").length,
v=[...new Set([...r,...n])].sort((g,E)=>c(g)-c(E)||(g<E?-1:1));for(const g of v.slice(0,Xt)){const E=t.read(g);E!==null&&E.length<=zt&&(yield{file:g,text:E})}}function Jt(o){
const e=Vt.flatMap(([t,s])=>o.list(t).filter(r=>s(r)||Re((0,I.Gz)(t,r))).map(r=>(0,I.Gz)(t,r))),n=o.directories(Ge).flatMap(t=>["action.yml","action.yaml"].map(
s=>`${Ge}/${t}/${s}`));return[...e,...n]}const Je=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],Re=o=>Je.some(({path:e})=>e.test(o)),Ye=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function Yt({file:o,text:e}){
if(Re(o)){const n=ye(o,e);return Je.filter(({path:t,line:s})=>t.test(o)&&(s===void 0||n.some(r=>s.test(r.text)))).map(({client:t})=>t)}return e.search(Ye)<0?[]:
ye(o,e).flatMap(n=>n.text.match(Ye)?.map(t=>t.toLowerCase())??[])}const Zt=1e3,Qt=/(^|\s)#.*$/s,qt=/(^|\s)(\/\/|\/?\*).*$/s;function ye(o,e){const n=/jenkinsfile|\.json$/i.
test(o);return e.split(`
`).map((t,s)=>({text:t.slice(0,Zt).replace(n?qt:Qt,"").trimEnd(),number:s+1}))}function Ze(o,{text:e,number:n},t,s){const r=Array.from(e.slice(0,t)).length+1,c=Array.
from(e.slice(t,t+s)).length;return{file:o,line:n,column:r,endColumn:r+c}}const Ne=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opent\
ofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),Qe=o=>Ne.get(o.toLowerCase())??"terraform",en="init|plan|apply|destroy|validate|fmt|(?:w\
orkspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",tn=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,
nn=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],qe=`(?=["'\\s,\\]})@]|$)`,et="^[\\s-]*\\w[\\w-]*:\\s*\\[",tt=`(?=["']?\\s*[,\\]])`,sn=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashic\
orp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${qe}|([\\w.\${}-]+)))?${qe}`),text:"uses $1",version:"latest"},{form:new RegExp(`(?:^|[\\s"'\`;&|\
(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${en})(?![\\w-])`),text:"runs $1"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${et}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${tt}`),text:"lists $1"},{form:new RegExp(`${et}(?\
=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${tt}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],on=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,rn=/\b(?:echo|printf)\b[^;&|]*/g;function an(o){if(!/terraform|tofu|tfenv/i.
test(o))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(o);if(on.test(o)&&!e)return[];const n=o.replace(rn,s=>" ".repeat(s.length)),t=tn.exec(n);
return t===null?sn.flatMap(s=>cn(s,n)):ln(t)}function cn({form:o,text:e,version:n=null,...t},s){const r=o.exec(s);if(r===null)return[];const[{length:c},v="",g=n]=r,
E=Qe(v),y=e.replace("$1",()=>v);return[{client:E,text:y,version:g,start:r.index,length:c,...t}]}function ln(o){const{index:e,0:{length:n},1:t=""}=o;return nn.flatMap(
({form:s,otherwise:r})=>{const c=s.exec(t);return c===null?[]:[{client:Qe(c[1]??c[2]??""),text:`uses ${t}`,version:null,start:e,length:n,step:{otherwise:r}}]})}
const nt=50,un=100,dn=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function fn(o,e){const n=[],t=new Set;let s=!1;for(const r of Gt(o,e)){for(const g of Yt(r))t.add(g);
if(Re(r.file))continue;const c=r.file.slice(r.file.lastIndexOf("/")+1),v=(0,Me.TD)(c)||r.file.endsWith("mise/config.toml");n.push(...v?bn(r):hn(r)),s||=!v&&dn.test(
r.text)}return{signs:n,setsCloudHostname:s,others:t}}function hn({file:o,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const n=ye(o,e),t=new Map;let s=0;
const r=(0,fe.Oo)(c=>(s+=1,s>nt?[c]:kn(c,n)));for(const[c,v]of n.entries()){if(t.size>=nt)break;for(const g of an(v.text)){const{client:E,start:y,length:W,level:X="\
tool"}=g;for(const Y of vn(g,n,c,r)){const le=`${E} ${X} ${Y}`;if(t.has(le))continue;const te=Ze(o,v,y,W);t.set(le,{client:E,level:X,place:te,text:(0,Ve.dh)(g.text,
un),version:Y})}}}return pn(o,[...t.values()])}function pn(o,e){return!e.some(({client:t})=>t==="opentofu")||!/atlantis\.ya?ml$/.test(o)?e:e.filter(({client:t,version:s})=>t===
"opentofu"||s!==null).map(t=>({...t,client:"opentofu"}))}const mn=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function vn({version:o,
step:e},n,t,s){if(e===void 0)return o===null?[null]:s(o);const r=gn(n,t).map(({text:c})=>mn.exec(c)?.[1]?.replace(/^["']|["']$/g,"")).find(c=>c!==void 0);return r===
void 0?[e.otherwise]:s(r)}const st=40;function gn(o,e){const n=o[e]?.text??"",t=n.search(/\b(uses|task):/),s=({text:y})=>y===""||y.length-y.trimStart().length>=
t,c=n.trimStart().startsWith("-")?[]:o.slice(Math.max(0,e-st),e),v=c.findLastIndex(y=>!s(y)),g=o.slice(e+1,e+st),E=g.findIndex(y=>!s(y));return[...c.slice(v<0?c.
length:v),...g.slice(0,E<0?void 0:E)]}const _n=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function kn(o,e){
const[,n,t,s]=_n.exec(o.trim())??[],r=n??t??s;if(r===void 0)return[o.trim()];for(const{text:c}of e){const v=c.indexOf(r),g=v<0?void 0:En.exec(c.slice(v+r.length))?.[1];
if(g===void 0||/[\w-]$/.test(c.slice(0,v)))continue;const E=g.startsWith("[")?g.match(/[^\s"',[\]]+/g):[g.replace(/["']/g,"")];if(E!==null&&E.length>0)return E}
return[o]}const En=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,On=/[^\s"',\]}]+/;function bn({file:o,text:e}){const n=ye(o,e);return o.endsWith(
".terraform-version")?ot(o,n,"terraform"):o.endsWith(".opentofu-version")?ot(o,n,"opentofu"):o.endsWith(".toml")?An(o,n):wn(o,n)}function Le(o,e,n,t,s=0){const r=Ze(
o,e,s,e.text.length-s),c=t===null?`selects ${n}`:`selects ${n} ${t}`;return{client:n,level:"version-file",place:r,text:(0,Ve.dh)(c,100),version:t}}function ot(o,e,n){
const t=e.find(({text:s})=>s.trim()!=="");return t?[Le(o,t,n,On.exec(t.text)?.[0]??null)]:[]}function wn(o,e){return e.flatMap(n=>{const[t="",s=null]=n.text.trim().
split(/\s+/),r=Ne.get(t);return r===void 0?[]:[Le(o,n,r,s)]})}const Mn=/^\s*\[\s*([\w."':/-]+)\s*\]/,Sn=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function An(o,e){const n=[];let t="";for(const s of e){const r=Mn.exec(s.text);r!==null&&(t=(r[1]??"").replaceAll('"',""));const[,c="",v=""]=Sn.exec(s.text)??[],
g=/^tools\.(?:\w+:)?(.+)$/.exec(t)?.[1],E=Ne.get(t==="tools"?c:c==="version"?g??"":"");if(E===void 0)continue;const y=/\bversion\s*=\s*(.*)$/s.exec(v)?.[1]??v,W=y.
match(/[^\s"',[\]{}=]+/g)??[];for(const X of y.startsWith("[")?W:W.slice(0,1))n.push(Le(o,s,E,X,s.text.length-s.text.trimStart().length))}return n}var Z=S(8321),
ge=S(7905),_e=S(7052),xn=S(2990);const je=5e4;function Tn(o,e,n=new Map){const t=[],s=o.flatMap(c=>c.notes),r=new yn(o,e,n);for(const c of o)if(!c.isContext)for(const v of c.
references){if(t.length>=je)return s.push(rt(c.file)),it(t,s);const g=(0,ge.RO)(c,v,e,n);for(const E of g)t.push(r.usageOf(c,v,E));for(const E of r.notesOf(c,v,
g))s.push(E)}for(const c of(0,xn.F)(o))t.push(c);return it(t,s)}const rt=o=>(0,re.sb)(o,(0,_e.ub)({kind:"module-usages",max:je})),it=(o,e)=>({usages:o.sort((n,t)=>at(
n.place,t.place)),notes:e.sort((n,t)=>at((0,re.Xd)(n),(0,re.Xd)(t)))});class yn{files;values;known;overrides;constructor(e,n,t){this.files=e,this.values=n,this.
known=t,this.overrides=e.filter(({kind:s})=>s.isOverride)}usageOf(e,n,t){const{kind:s,value:r,address:c,constraints:v,place:g,row:E,hasOwnToken:y,workspace:W}=n,
{meanings:X,first:Y,needs:le}=t,te=this.inForce(e,n,X),ue=te.size===X.size&&le!==null,ke={kind:s,host:Y.host,isHostImplied:Y.isHostImplied,directHost:Y.directHost,
hasOwnToken:y,text:r?.text??null,address:c,version:this.versionOf(n),constraints:v,place:g,clients:e.kind.clients,needs:ue?le:(0,ge.hN)(te,n.row,this.stateHost),
isOverridden:te.size===0,workspace:W};return ue&&E.backend===void 0&&r?.kind!=="pieces"?ke:{...ke,...this.decisionOf(n,t,te)}}decisionOf({value:e,row:n},{meanings:t},s){
const r=[...t],c=r.flatMap(([E,y])=>y.evaluated===void 0?[]:[[E,y.evaluated]]),v=[...s].flatMap(([E,{needed:y}])=>{const W=y==="state"?this.stateHost(E):null;return W===
null?[]:[[E,W]]}),g=r.flatMap(([E])=>s.has(E)?[]:E);return{...e?.kind==="pieces"?{evaluated:Object.fromEntries(c)}:{},...n.backend===void 0?{}:{backend:n.backend},
...s.size===0||g.length===0?{}:{replacedFor:g},...r.some(([,{needed:E}])=>E==="state")?{stateHosts:Object.fromEntries(v)}:{}}}notesOf(e,n,t){const{place:s,row:r,
value:c}=n,v=[s],g=new Map;for(const{meanings:E}of t)for(const[y,{problem:W,host:X}]of E){if(W===void 0||!this.isInForce(e,n,y))continue;const Y=W.code==="sourc\
e-dynamic";if(Y&&e.notes.some(Es=>(0,re.Xd)(Es)?.line===s.line))continue;const le=c?.kind==="known"&&(0,He.Kc)(c.text),te=Y?W.message:W.code,ue=g.get(te),ke=ue===
void 0?X:ue.namedHost??null,G=[...ue?.clients??[],y],ie={namedHost:ke,clients:G,places:v,isPlaceholder:le};g.set(te,(0,re.hD)(ue?.problem??W,ie))}if(r.isReserved){
const E=(0,We.ME)({block:"required_providers",parent:"terraform"});g.set(E.code,(0,re.hD)(E,{places:v,clients:e.kind.clients}))}return[...g.values()]}inForce(e,n,t){
return this.overrides.length===0?t:new Map([...t].filter(([s])=>this.isInForce(e,n,s)))}isInForce({kind:e},{mergeKey:n},t){return e.isOverride||n===null||!this.
replaced(t).has(n)}replaced=(0,fe.Oo)(e=>{const n=new Set;for(const{kind:t,references:s,scope:r}of this.overrides)if(t.clients.includes(e)){r.hasBackend&&n.add(
"backend");for(const{mergeKey:c,value:v,localName:g}of s)c!==null&&(v!==void 0||g!==null)&&n.add(c)}return n});stateHost=(0,fe.Oo)(e=>{for(const n of this.files)
if(n.kind.clients.includes(e))for(const t of n.references){if(!(t.row.merges==="backend")||!this.isInForce(n,t,e))continue;const[r]=(0,ge.RO)(n,t,this.values,this.
known),c=r?.meanings.get(e)?.needed??null;if(c!==null&&c!=="state")return c}return null});versionOf(e){if(e.version===null)return;const{value:n,place:t}=e.version;
if(n.kind==="known")return{text:n.text,place:t};const s=ae.Du.flatMap(r=>{const c=this.values(e,n,r).flat();if(c.some(({withheld:E})=>E!==null))return[];const[v,
...g]=c;return[[r,g.length===0&&v?.isWhole===!0?v.text:null]]});return{text:n.text,value:Object.fromEntries(s),place:t}}}const at=(o,e)=>o===null||e===null?0:o.
file!==e.file?o.file<e.file?-1:1:o.line-e.line||o.column-e.column;var Ie=S(2245),$e=S(400),z=S(6134),In=S(4667);function $n(o,e,n){const t=(0,In.F)(n),s=[],r=new Set(
[""]);if(e.kind==="native")for(const{type:c}of e.blocks)r.add(c);else for(const{name:c}of e.members)r.add(c);for(const c of r)for(const v of t.get(c)??[]){const g=new Dn(
o,v,s);for(const E of ct(v.path,0,{body:e,block:void 0,names:[]}))g.read(E)}return s}function ct(o,e,n){const t=o[e];if(t===void 0)return[n];const{type:s,labels:r}=t;
return(0,z.SH)(n.body,s,r.length).flatMap(c=>{const{labels:v,body:g}=c;if(r.some((y,W)=>y!=="*"&&y!==v[W]?.value))return[];const E=[...n.names,s,...v.map(({value:y})=>y)];
return ct(o,e+1,{body:g,block:c,names:E})})}class Dn{source;row;found;constructor(e,n,t){this.source=e,this.row=n,this.found=t}read(e){const{body:n,block:t,names:s}=e;
switch(this.row.position){case"entries":for(const r of(0,z.Td)(n))this.addEntry(s,r);return;case"label":{const r=t?.labels.at(-1);if(r===void 0)return;const c={
kind:"known",text:(0,Z.Yo)(r.value)},v=this.source.place(r),g=this.version((0,z.w4)(n,"version")?.value),E=(0,Z.bK)((0,z.w4)(n,"constraints")?.value)??void 0;this.
add(s.slice(0,-1),{value:c,place:v,version:g,constraints:E});return}case"manifest":this.addManifest(n);return;default:this.addArguments(e,this.row.position)}}add(e,n){
const{row:t}=this,{kind:s=t.kind,version:r=null,localName:c=null,hasOwnToken:v=!1}=n;this.found.push({row:t,kind:s,address:(0,Z.Bs)(e),value:n.value,version:r,constraints:n.
constraints,place:n.place,mergeKey:Cn(t,e),localName:c,hasOwnToken:v,workspace:n.workspace})}addArguments({body:e,block:n,names:t},s){const{row:r,source:c}=this;
if(r.backend!==void 0&&(0,Z.bK)((0,z.w4)(e,"backend")?.value)!==r.backend)return;const v=r.backend===void 0?void 0:(0,z.w4)(e,"config")?.value,g=y=>r.backend===
void 0?(0,z.w4)(e,y)?.value:Oe(v,y),E={version:this.version((0,z.w4)(e,"version")?.value),hasOwnToken:r.grammar==="host"&&g("token")!==void 0,workspace:r.merges===
"backend"&&r.grammar==="host"?Pn(e):void 0};for(const y of s){const W=g(y);if(W!==void 0)this.add(t,{...E,...this.written(W)});else if(r.absent!==void 0&&n!==void 0){
const Y=v!==void 0&&v.kind!=="object"?(0,Z.C5)((0,Z.wK)(c,v),y):void 0;this.add(t,{...E,kind:r.absent,value:Y,place:c.place(n)})}}}written(e){const{row:n,source:t}=this;
return{value:n.defaults!==void 0&&e.kind==="primitive"&&e.value===null?void 0:(0,Z.wK)(t,e,n.isLiteral),place:t.place(e)}}addEntry(e,{name:n,value:t}){const{row:s,
source:r}=this,c=[...e,n],v=(0,Z.Yo)(n);if(t.kind==="object"){const E=Oe(t,"source");this.add(c,{localName:v,kind:E===void 0?s.absent??s.kind:s.kind,value:E&&(0,Z.
wK)(r,E,s.isLiteral),version:this.version(Oe(t,"version"),Z.wK),place:r.place(E??t)});return}const g=["string","primitive","template"].includes(t.kind);this.add(
c,{localName:v,kind:g?"required_provider_legacy":"required_provider_invalid",value:void 0,version:g?this.version(t):null,place:r.place(t)})}addManifest(e){const n=(0,z.
w4)(e,"Modules")?.value;if(n?.kind==="tuple")for(const t of n.elements){const s=Oe(t,"Source"),r=(0,Z.bK)(Oe(t,"Key"));if(s===void 0||r===null)continue;const c=this.
version(Oe(t,"Version"));this.add(["module",r],{...this.written(s),version:c})}}version(e,n=Z.yR){const t=e&&n(this.source,e);return e&&t?{value:t,place:this.source.
place(e)}:null}}function Cn({merges:o},e){return o===void 0||o==="backend"?o??null:(0,Z.Bs)([o,e.at(-1)??""])}function Pn(o){const[e]=(0,z.SH)(o,"workspaces",0);
return{organization:(0,Z.bK)((0,z.w4)(o,"organization")?.value),name:e?(0,Z.bK)((0,z.w4)(e.body,"name")?.value):null}}const Oe=(o,e)=>o?.kind==="object"?o.items.
find(n=>n.name===e)?.value:void 0,De={providerUses:new Map,hasBackend:!1,declared:[]},lt=new Map([["language",0],["terraform",0],["provider",1],["check",1],["im\
port",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function ut(o,e){const n=new dt(o);if(e.kind==="native")for(const c of e.blocks)lt.
get(c.type)===c.labels.length&&n.read(c);else for(const[c,v]of lt)(0,z.SH)(e,c,v).forEach(n.read,n);const{providerUses:t,hasBackend:s,declared:r}=n;return{providerUses:t,
hasBackend:s,declared:r}}function Rn(o,e){const n=new dt(o),t=(0,z.w4)(e,"terraform_binary"),s=(0,Z.bK)(t?.value)??"",r=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.
exec(s)?.[1];t!==void 0&&r!==void 0&&n.declare("binary",t.value,r),n.declareVersion("version",(0,z.w4)(e,"terraform_version_constraint"));const{declared:c}=n;return c.
length===0?De:{...De,declared:c}}class dt{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){this.source=e}read(e){const{type:n,labels:t,body:s}=e;
switch(n){case"language":this.declare("language",e);for(const r of(0,z.SH)(s,"compatible_with",0))this.declareVersion("compatible",(0,z.w4)(r.body,"opentofu"));
return;case"terraform":this.hasBackend||=ft(s);for(const r of(0,z.SH)(s,"encryption",0))this.declare("encryption",r);this.declareVersion("version",(0,z.w4)(s,"r\
equired_version"));return;case"provider":for(const r of t)this.use(r.value,r.value,r,[e]),this.declareVersion("provider-version",(0,z.w4)(s,"version"),(0,Z.Yo)(
r.value));(0,z.w4)(s,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const r of(0,z.SH)(s,"data",2))this.readTyped(r,[e,r]);return;case"\
import":this.readNamed(e,[e]);return;default:n==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,n,t="",s=null){this.declared.push({kind:e,text:t,
localName:s,place:this.source.place(n)})}declareVersion(e,n,t=null){const s=(0,Z.bK)(n?.value);n!==void 0&&s!==null&&this.declare(e,n.value,s,t)}readTyped(e,n){
const[t]=e.labels;t===void 0||this.readNamed(e,n)||this.use(Ln(t.value),t.value,t,n)}readNamed(e,n){const t=(0,z.w4)(e.body,"provider")?.value,s=t===void 0?void 0:
Un(this.source,t);return t===void 0||s===void 0?!1:(this.use(s,s,t,n),!0)}use(e,n,t,s){if(this.providerUses.has(e))return;const r={text:(0,Z.Yo)(n),address:Nn(s),
place:this.source.place(t)};this.providerUses.set((0,Z.Yo)(e),r)}}const ft=o=>(0,z.SH)(o,"backend",1).length>0||(0,z.SH)(o,"cloud",0).length>0,Nn=o=>(0,Z.Bs)(o.
flatMap(({type:e,labels:n})=>[e,...n.map(({value:t})=>t)])),Ln=o=>{const e=o.indexOf("_");return e<0?o:o.slice(0,e)},jn=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
Bn=256;function Un({text:o},{start:e,end:n}){return jn.exec(o.slice(e,Math.min(n,e+Bn)))?.[1]}const Fn=64;function*Kn(o,e){const n=[],t=[];let[s,r]=[0,je];for(const[
c,{path:v,file:g,kind:E,isContext:y}]of o.entries()){if(c>0&&c%Fn===0&&(yield e+c))return null;const X=(0,Ae.yR)(v);if(!X.ok){const{failure:te}=X,ue=te.kind==="\
size"?(0,_e.ub)(te):(0,_e.WO)({what:"file",code:te.code});t.push((0,re.sb)(g,ue));continue}if(!X.isUtf8&&!y){const te=Wn("\uFFFD",X.text);t.push((0,re.sb)(g,(0,_e.
U$)({error:null,file:g}),te))}s+=X.bytes;const Y=Xn(X.text,E,g,y),le=ht(Y);if(le>r){t.push(rt(g));const te={...Y.scope,providerUses:De.providerUses};n.push({...Y,
references:Y.references.slice(0,r),scope:te});break}r-=le,n.push(Y)}return{files:n,notes:t,bytes:s}}const ht=({references:o,scope:e})=>o.length+e.providerUses.size;
function Wn(o,e){const n=e.slice(0,e.indexOf(o)).split(`
`),t=Array.from(n.at(-1)??"").length+1;return{line:n.length,column:t,endColumn:t+1}}function*Hn(o){const e=(r,c)=>({kind:r,text:"",localName:null,place:{file:c,
...re.wv}}),n=o.filter(({kind:r})=>r.class==="config"),[t]=n;t!==void 0&&o.every(r=>ht(r)===0)&&(yield e("module",t.file));const s=n.filter(({scope:r})=>r.hasBackend);
for(const r of new Set(s.map(({kind:c})=>c.clients))){const c=n.find(({kind:v})=>v.clients===r);c!==void 0&&(yield e("state",c.file))}for(const{file:r,kind:c,references:v,
scope:g,isContext:E}of o)c.class==="lock"&&v.length===0&&(yield e("lock",r)),c.class==="config"&&!E&&(yield*g.declared)}const Vn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function pt(o){return o.kind.class!=="terragrunt"||o.references.length>0?!1:!Vn.test(o.file)}const zn={config:ut,query:ut,terragrunt:Rn};function Xn(o,e,n,t=!1,s=new z.
n_){const r=(e.syntax==="json"?Ie.O:$e.K)(o,s),c=(0,Z.rI)(r,n),{body:v}=r,g=$n(c,v,e.class),E=zn[e.class]?.(c,v)??De,y=pt({file:n,kind:e,references:g})&&!s.isExceeded(),
W=t||y?[]:Gn(r,e,n);return{file:n,kind:e,references:g,scope:E,notes:W,isContext:t}}function Gn({problems:o,parts:e},n,t){return e.isExceeded()?[(0,re.sb)(t,(0,_e.
ub)({kind:"parts",max:e.max}))]:o.map(({message:s,...r})=>{const c=n.class==="lock"?(0,ne.FA)({reason:"syntax",error:s}):(0,_e.U$)({error:s,file:t});return{...(0,re.
sb)(t,c,r),clients:n.clients}})}var Jn=S(5603),Yn=S(9488);const Zn=25e4;function*Qn(o,e,n=Zn){const t=new qn(e,n);yield*t.collect(o);const s=yield*t.decideOpen();
return t.result(s)}class qn{items=[];notes=(0,fe.G4)();known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new Jn.j;aside={toolFiles:[],hasPlugins:!1};counts={
files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,n){this.values=e(this.found),this.maxUsages=n}*collect(e){
const{counts:n}=this;for(const{name:t,files:s,notes:r}of(0,Yn.G)(e,this.aside)){if(this.endedAt=t,yield n.files)return;for(const v of r)this.notes.add(v);if(s.length===
0)continue;if(this.isFull(n.decided+n.open,t))break;const c=yield*Kn(s,n.files);if(c===null)return;n.bytes+=c.bytes;for(const v of c.notes)this.notes.add(v);this.
add({directory:t,files:c.files})}this.endedAt=null}*decideOpen(){const e=[];let n=!1;for(const t of this.items){if(!("files"in t)){e.push(t);continue}if(n||=this.
isFull(this.counts.decided,t.directory),!n)if(yield this.counts.files)this.endedAt??=t.directory,n=!0;else for(const s of this.decide(t.files))e.push(s)}return e}result(e){
const{signs:n,notes:t,declared:s,aside:r,isEmpty:c,usesTerragrunt:v,endedAt:g}=this,{files:E,bytes:y}=this.counts;return{...{usages:e,declared:s,notes:t.all(),...n.
end(e),...r},files:E,bytes:y,isEmpty:c,usesTerragrunt:v,endedAt:g}}add(e){const{files:n}=e;this.counts.files+=n.length;for(const s of Hn(n))this.declared.push(s);
for(const s of n){const r=!pt(s),c=s.kind.class==="terragrunt";r&&(this.isEmpty=!1),c&&this.found.terragrunt.push(s.file),this.usesTerragrunt||=c&&r,this.signs.
addFile(s)}const t=n.some(ge.S9);for(const s of n)(t||!s.isContext)&&this.addCalls(s);if(t){this.items.push(e);for(const{references:s}of n)this.counts.open+=s.length}else
for(const s of this.decide(n))this.items.push(s)}addCalls({file:e,references:n}){for(const{kind:t,value:s}of n){if(t!=="module"||s===void 0)continue;(s.kind==="\
pieces"||(0,N.Nj)(s.text))&&this.found.calls.push({source:s.text,file:e})}}decide(e){const{usages:n,notes:t}=Tn(e,this.values,this.known);for(const s of t)this.
notes.add(s);return this.counts.decided+=n.length,n}isFull(e,n){const t=this.maxUsages;return e<t?!1:(this.notes.add((0,re.sb)(n,(0,_e.ub)({kind:"usages",max:t}))),
!0)}}function es(o,e,n){const t=n.list(o),s=new Set(t),r=new z.n_,c=new mt,v=t.flatMap(g=>{const E=(0,Me.L8)(g,s,"");return E?.class==="lock"&&(c.isRoot=!0),E?.
class==="config"&&E.clients.includes(e)?[{name:g,kind:E}]:[]});for(const g of[!1,!0])for(const{name:E,kind:y}of v){const W=y.isOverride===g?n.read((0,I.Gz)(o,E)):
null;if(W!==null&&c.read((y.syntax==="json"?Ie.O:$e.K)(W,r)),r.isExceeded())return vt}return c.bytes+=r.bytes,c}class mt{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:n}){this.bytes+=e.length;for(const t of(0,z.SH)(n,"variable",1))this.readVariable(t,e);for(const t of(0,z.SH)(n,"locals",0))Be(this.locals,t,e);for(const t of(0,z.
SH)(n,"module",1)){const s=t.labels[0]?.value??"",r=this.calls.get(s)??new Map;this.calls.set(s,r),Be(r,t,e)}for(const{body:t}of(0,z.SH)(n,"terraform",0))this.isRoot||=
ft(t)}readVariable({labels:e,body:n},t){const s=e[0]?.value??"",r=this.variables.get(s)??{};this.variables.set(s,r);const c=y=>{const W=(0,z.w4)(n,y)?.value;return W&&
(0,q._3)({expression:W,text:t},(0,q.os)())},v=c("default"),g=c("const"),E=c("nullable");v!==void 0&&(r.default=v),g!==void 0&&(r.isConst=String(g)==="true"),String(
c("sensitive"))==="true"&&(r.isConst=!1),E!==void 0&&(r.isNullable=String(E)==="true")}}function Be(o,{body:e},n){for(const{name:t,value:s}of(0,z.Td)(e))o.set(t,
{expression:s,text:n})}const vt=new mt,gt=/\.tfvars(\.json)?$/,_t=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,kt=/^terraform\.tfvars/,ts=/\.(tf|tofu)(\.json)?$/,
Ue=200,Et=1024*1024,ns=2;function ss(o,e){const n=new z.n_;let t=0;const s=E=>{const y=t>Et?null:e.read((0,I.Gz)(o,E),Et);return t+=y?.length??0,os(E,y,n)},r=e.
list(o).filter(E=>gt.test(E)),c=r.filter(E=>!_t.test(E));for(const E of Ot("",o,e,ns))c.push(E);const v=r.filter(E=>_t.test(E)).slice(0,Ue).sort((E,y)=>Number(kt.
test(y))-Number(kt.test(E))).map(s).reverse(),g=c.slice(0,Ue).map(E=>({given:s(E),from:`with ${(0,I.Gz)(o,E)}`}));return{loaded:E=>v.map(y=>y(E)).find(y=>y),others:g,
bytes:t+n.bytes}}function*Ot(o,e,n,t){if(t!==0)for(const s of n.directories(e).slice(0,Ue)){const[r,c]=[(0,I.Gz)(e,s),(0,I.Gz)(o,s)],v=n.list(r);if(!v.some(g=>ts.
test(g))){for(const g of v)gt.test(g)&&(yield(0,I.Gz)(c,g));yield*Ot(c,r,n,t-1)}}}function os(o,e,n){if(e===null)return()=>()=>{};const t=o.endsWith(".json"),{text:s,
body:r}=(t?Ie.O:$e.K)(e,n);if(n.isExceeded())return()=>()=>{};const c=new Map;for(const{name:v,value:g}of(0,z.Td)(r))c.has(v)||c.set(v,g);return v=>{const g=c.get(
v);return g&&(()=>(0,q._3)({expression:g,text:s},(0,q.os)()))}}const rs=64*1024,bt={coalesce:o=>o.includes(void 0)?void 0:o.find(e=>e!==null&&e!==""),format:([o,
...e])=>{if(typeof o!="string"||!/^(?:[^%]|%s)*$/.test(o))return;const n=e.map(q.Uk),t=o.split("%s");if(!(n.includes(void 0)||n.length!==t.length-1))return t.map(
(s,r)=>s+(n[r]??"")).join("")},join:([o,e])=>{if(typeof o!="string"||typeof e!="function")return;const n=[];let t=0;for(let s=0;n.length===s;s++){const r=(0,q.Uk)(
e(String(s)));if(r!==void 0&&n.push(r),t+=o.length+(r?.length??0),t>rs)return}return n.length===0?void 0:n.join(o)},lower:([o])=>typeof o=="string"?o.toLowerCase():
void 0},wt=(o,e)=>Object.hasOwn(bt,o)?bt[o]?.(e):void 0,be=o=>ce.posix.dirname(`/${o}`);function is(o){const{from:e,unit:n,parent:t,isSet:s}=o,r=be(e),c=(v,g)=>ce.
posix.relative(v,g)||".";return{basename:([v])=>typeof v=="string"?ce.posix.basename(v):void 0,dirname:([v])=>typeof v=="string"?ce.posix.dirname(v):void 0,find_in_parent_folders:v=>as(
o,v),get_env:([v,g])=>typeof v=="string"&&!s(v)?g:void 0,get_original_terragrunt_dir:()=>be(n),get_parent_terragrunt_dir:([v])=>be(t(v)),get_path_from_repo_root:()=>c(
"/",r),get_path_to_repo_root:()=>c(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:([v])=>c(r,be(t(v))),path_relative_to_include:([
v])=>c(be(t(v)),r),try:v=>v.find(g=>g!==void 0)}}function as({from:o,files:e},n){const[t=n.length===0?"terragrunt.hcl":void 0,s]=n;if(typeof t=="string"){for(let r=be(
o);r!=="/";){r=ce.posix.dirname(r);const c=ce.posix.join(r,t);if(e.exists(c.slice(1)))return c}return s}}const me={uses:1e3,depth:40,instances:1e5,kept:100*1024*
1024,read:1024*1024*1024};class cs{effort=new q.Pg;dynamicCalls;kept=this.nothing();depth=0;read=0;context;client;evaluation;constructor(e,n,t){this.context=e,this.
client=n,this.evaluation=t}of(e){const{instances:n,bytes:t}=this.kept;return(n>me.instances||t>me.kept)&&(this.kept=this.nothing()),this.find(e)}nothing(){const e=new Map,
n=(0,fe.Oo)(r=>this.declarationsIn(r)),t=(0,fe.Oo)(r=>this.rootsIn(r)),s=(0,fe.Oo)(r=>Map.groupBy(n(r).calls,([,c])=>this.target(r,c)));return{instances:0,bytes:0,
found:e,declarations:n,roots:t,calls:s}}find(e){const{found:n,declarations:t,roots:s}=this.kept,r=n.get(e);if(r!==void 0)return r;n.set(e,[]),this.depth+=1;const c=this.
calledBy(e);this.depth-=1;const g=[...c.length===0||t(e).isRoot?s(e):[],...c];return n.set(e,g),g}declarationsIn(e){if(this.read>me.read)return vt;const n=es(e,
this.client,this.context.files);return this.count(n),n}count({bytes:e}){this.kept.bytes+=e,this.read+=e}rootsIn(e){const{files:n,setBy:t}=this.context;if(this.read>
me.read)return[this.unknown(e)];const s=ss(e,n),{loaded:r,others:c}=s;this.count(s);const v=(E,y)=>this.instance(e,E,{use:e,from:y}),g=[v(r,null)];for(const{given:E,
from:y}of c)g.push(v(W=>E(W)??r(W),y));for(const E of this.kept.declarations(e).variables.keys()){const y=t(E);if(!(y===null||r(E)!==void 0)){if(g.length>=me.uses)
break;g.push(v(W=>W===E?Mt:r(W),`with ${y}`))}}return g}calledBy(e){const n=[];for(const t of this.callers(e)){const r=this.depth>me.depth||this.kept.instances>
me.instances?[this.unknown(t)]:this.find(t);for(const[c,v]of this.kept.calls(t).get(e)??[])for(const{scope:g,use:E,from:y}of r){if(n.length>=me.uses)return[...n,
this.unknown(e)];const W=X=>{const Y=v.get(X);return Y&&(()=>(0,q._3)(Y,g))};n.push(this.instance(e,W,{use:`${E} ${c}`,from:y}))}}return n}callers(e){const{callers:n,
dynamic:t}=this.context.calls();if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const c of t)for(const v of this.kept.calls(c).keys())v!==
null&&r.set(v,(r.get(v)??new Set).add(c))}return(n.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}target(e,n){const t=n.get("source"),[s]=this.kept.roots(
e),r=t&&s&&(0,q._3)(t,s.scope);return typeof r=="string"&&(0,N.Nj)(r)?(0,I.un)(e,r):null}unknown(e){return this.instance(e,()=>Mt,{use:`${e} ?`,from:null})}instance(e,n,t){
const{variables:s,locals:r}=this.kept.declarations(e),c=y=>{const W=s.get(y);return W&&this.variableValue(y,W,n(y))},v={var:(0,q.HK)(c),local:(0,q.HK)(y=>{const W=r.
get(y);return W&&(0,q._3)(W,E)}),path:y=>y==="module"||y==="root"?".":void 0},{effort:g}=this;this.kept.instances+=1,g.count();const E={name:y=>v[y],call:wt,effort:g};
return{scope:E,...t}}variableValue(e,{default:n,isConst:t,isNullable:s},r){const c=this.client==="terraform"?t===!0:t!==!1;if(this.evaluation==="static"&&!c)return new q.
ae("",e);const v=r===void 0?n:r();return v===null&&s===!1?n:v}}const Mt=()=>{},ls=64*1024*1024;class us{effort=new q.Pg;known=new Map;characters=0;context;includers;constructor(e){
this.context=e}read(e){const n=this.known.get(e);if(n!==void 0)return n;const t=this.context.files.read(e),s=t===null?null:ds(t,e.endsWith(".json"));return this.
characters+=t?.length??0,this.characters>ls&&(this.known.clear(),this.characters=0),this.known.set(e,s),s}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).
scope}includedScopes(e){return this.includers??=this.findIncluders(),(this.includers.get(e)??[]).map(t=>this.evaluation()({file:e,from:t,unit:t}).scope)}findIncluders(){
const e=new Map;for(const n of this.context.terragrunt){const t=this.read(n);if(t===null||t.includes.size===0||t.hasSource)continue;const s=this.scopeOf(n);for(const r of t.
includes.values()){const c=this.fileAt((0,q._3)(r,s),n);if(c===null)continue;const v=e.get(c);v===void 0?e.set(c,[n]):v.push(n)}}return e}evaluation(){this.effort.
renew();const e=new Map,n=t=>{const s=`${t.file}
${t.from}`,r=e.get(s)??this.configOf(t,n);return e.set(s,r),r};return n}configOf(e,n){const{file:t,from:s,unit:r}=e,c=this.read(t),v=G=>G&&(0,q._3)(G,ke),g=G=>this.
fileAt(v(c?.includes.get(G)),s),E=(G,ie)=>{if(!(G===null||this.read(G)===null))return n({file:G,from:ie??G,unit:r}).value},y=(0,q.HK)(G=>v(c?.locals.get(G))),W=(0,q.
HK)(G=>{if(!c?.includes.has(""))return E(g(G),s);const ie=E(g(""),s);return typeof ie=="function"?ie(G):void 0}),X=(0,q.HK)(G=>G==="locals"?y:G==="inputs"?v(c?.
inputs):void 0),Y=G=>{if(t!==s)return t;const[ie]=c?.includes.keys()??[];return g(typeof G=="string"?G:ie??"")??t},{files:le,isSet:te}=this.context,ue=is({from:s,
unit:r,parent:Y,files:le,isSet:te}),ke={name:G=>G==="local"?y:G==="include"?W:void 0,call:(G,ie)=>G==="read_terragrunt_config"?E(this.fileAt(ie[0],s),null)??ie[1]:
Object.hasOwn(ue,G)?ue[G]?.(ie):wt(G,ie),effort:this.effort};return{scope:ke,value:X}}fileAt(e,n){if(typeof e!="string")return null;const t=ce.posix.resolve("/",
(0,I.jt)(n),e).slice(1);if(ce.posix.join(e.startsWith("/")?".":(0,I.jt)(n),e).startsWith(".."))return null;const r=[(0,I.Gz)(t,"terragrunt.hcl"),(0,I.Gz)(t,"ter\
ragrunt.hcl.json")].find(c=>this.read(c)!==null);return r!==void 0&&this.read(t)===null?r:t}}function ds(o,e){const{text:n,body:t}=e?(0,Ie.O)(o):(0,$e.K)(o),s=(g,E)=>{
const y=(0,z.w4)(g.body,E)?.value;return y&&{expression:y,text:n}},r=new Map;for(const g of(0,z.SH)(t,"locals",0))Be(r,g,n);const c=new Map;for(const g of[...(0,z.
SH)(t,"include",0),...(0,z.SH)(t,"include",1)]){const E=s(g,"path");E!==void 0&&c.set(g.labels[0]?.value??"",E)}const v=(0,z.SH)(t,"terraform",0).map(g=>s(g,"so\
urce"));return{locals:r,inputs:s({body:t},"inputs"),includes:c,hasSource:v.some(g=>g!==void 0)}}const fs=(o,e=[])=>Qn(o,n=>hs(ms(ze(o),n,e)));function hs(o){const e=(0,fe.
Oo)(t=>(0,fe.Oo)(s=>new cs(o,t,s))),n=new us(o);return({row:t,place:s},r,c)=>{if(t.grammar==="terragrunt")return ps(n,s.file,r);const v=t.evaluation?.[c];if(v===
void 0)return(0,ge.qm)(r);const g=e(c)(v);if(g.effort.isSpent)return(0,ge.qm)(r);const E=Map.groupBy(g.of((0,I.jt)(s.file)),({use:y})=>y);return Array.from(E.values(),
y=>y.map(({scope:W,from:X})=>(W.effort.renew(),{...(0,Z.g$)(r,W),from:X})))}}function ps(o,e,n){if(o.effort.isSpent)return(0,ge.qm)(n);const t=c=>({...(0,Z.g$)(
n,c),from:null}),s=t(o.scopeOf(e));if(s.isWhole)return[[s]];const r=o.includedScopes(e).map(c=>[t(c)]);return r.length===0?[[s]]:r}function ms(o,{calls:e,terragrunt:n},t){
const s=new Set(t),r=(0,fe.Oo)(ks),c=(0,fe.Oo)(gs);return{files:o,calls:()=>c(e),terragrunt:n,isSet:v=>s.has(v),setBy:v=>{const g=`TF_VAR_${v}`;if(s.has(g))return g;
const E=r(o).get(v);return E===void 0?null:`${g} in ${E}`}}}const vs=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function gs(o){const e=new Map,n=new Set;for(const{
source:t,file:s}of o){const r=(0,I.jt)(s);if((0,N.Nj)(t)){const c=(0,I.un)(r,t);e.set(c,(e.get(c)??new Set).add(r))}else vs.test(t)&&n.add(r)}return{callers:e,dynamic:n}}
const St=".github/workflows",_s=200;function ks(o){const e=new Map,n=o.list(St).filter(t=>/\.ya?ml$/.test(t));for(const t of n.slice(0,_s)){const s=`${St}/${t}`,
r=o.read(s)??"";for(const[,c,v]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const g=c??v??"";e.has(g)||e.set(g,s)}}return e}}),9804:((ee,V,S)=>{
S.d(V,{FA:()=>L,N0:()=>x,Ov:()=>P,id:()=>M,jF:()=>C});var T=S(1064),I=S(4e3),N=S(5799);const U=6,B=p=>`"${(0,I.dh)(p)}"`,K=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function j(p){const u=p.replace(K,"");return u===""?"":`: ${u}`}function R(p){switch(p.reason){case"syntax":{const{text:u,why:_}=p;return{message:`${B(u)} is no\
t a version constraint${j(_)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${p.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${p.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${B(p.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${p.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${p.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const C=(0,N.lS)((0,N.z3)("constraint-invalid","Version constraint is in\
valid",T.Du),R),M=(0,N.lS)((0,N.z3)("constraint-unmeetable","No version can meet the constraints",T.Du),({of:p,terms:u,preRelease:_})=>({message:`no version of ${p}\
 can match ${(0,I.K4)(u.map(B),U,I.dh)}`,help:_!==void 0?`write ${B(_)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:u.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),w={terraform:"terraform",opentofu:"\
tofu"},x=(0,N.lS)((0,N.z3)("lock-outside","Locked version does not match the constraints",T.Du),({provider:p,version:u,constraints:_,clients:a})=>{const[f,...h]=a,
k=f===void 0||h.length>0?"":`${w[f]} `;return{message:`locked provider ${p} ${u} does not match configured version constraint ${(0,I.K4)(_,U,I.dh)}`,help:`run \`${k}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),D={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function A(p){const u="failed to read dependency lock file",_="restore the file, or rem\
ove the block and run `init` again";switch(p.reason){case"syntax":return{message:`${u}: ${p.error}`,help:_};case"twice":return{message:`${u}: it has two blocks \
for provider ${p.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${u}: the ${p.of} of provider ${p.
provider} must be written in normalized form: ${B(p.normal)}`,help:_};default:{const[a,f]=D[p.reason];return{message:`${u}: the ${a} of provider ${p.provider} ${f}`,
help:_}}}}const L=(0,N.lS)((0,N.z3)("lock-invalid","Dependency lock file is invalid",T.Du),A),P=(0,N.lS)((0,N.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",T.Du),({client:p,version:u,constraint:_})=>({message:`the version constraint ${B(_)} excludes ${T.bB[p]} ${u}`,help:`use another ver\
sion of ${T.bB[p]}, or change the constraint`}))}),8011:((ee,V,S)=>{S.d(V,{DA:()=>C,J0:()=>L,ME:()=>P,My:()=>M,Zp:()=>a,_W:()=>f,jP:()=>p,k0:()=>u,tg:()=>_});var T=S(
6174),I=S(1064),N=S(4e3),U=S(5799);const B=120,K={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a l\
ocal path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","wri\
te HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],
terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},j={missing:["has no source","add `source`"],null:["has null as its source","se\
t `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", versio\
n = "~> 1.0" }']};function R(h){if("error"in h)return{message:h.error,help:h.advice??void 0};if("address"in h){const[l,i]=j[h.reason];return{message:`${h.address}\
 ${l}`,help:i}}const[k,b]=K[h.reason];return{message:`"${h.text}" ${k}`,help:b}}const C=(0,U.lS)((0,U.z3)("source-invalid","Source address is invalid",I.Du),R),
M=(0,U.lS)((0,U.$e)("source-near-miss","Source address is probably a mistake",I.Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry address`:`\
"${h.text}" is read as host ${h.host}`,help:h.advice})),w=4,x="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function D(h){
const{shown:k,more:b}=(0,N.zN)(h,w),l=k.map(({text:d,from:m})=>`${d===null?"not known":(0,N.dh)(d,B)} ${m??"by default"}`),i=b>0?`${b} more`:l.pop();return`${l.
join(", ")} and ${i}`}function A(h){const{address:k,argument:b,expression:l,candidates:i,refused:d}=h,m=(0,T.Q)((0,N.dh)(l,B)),O=`${b} of ${k} is ${m}`;if(d==="\
never")return{message:`${O}, which Terraform does not evaluate`,help:`write the ${b} as a literal`};if(d!==null){const{variable:$}=d;return{message:`${O}, and T\
erraform evaluates var.${$} here only with \`const = true\``,help:`add \`const = true\` to variable "${$}", which requires Terraform 1.15, or write the ${b} as \
a literal`}}return i.length>1?{message:`${O}, which is ${D(i)}`,help:x}:{message:`${O}, which is only known at init time`,help:x}}const L=(0,U.lS)((0,U.lm)("sou\
rce-dynamic","Source address is only known at init time"),A),P=(0,U.lS)((0,U.lm)("block-reserved","Block is reserved for a future version"),({block:h,parent:k})=>({
message:`${h} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${k} block`})),p=(0,U.lS)(
(0,U.z3)("block-unsupported","Block is not supported by this CLI",I.Du,{isCuredByScan:!0}),({kind:h})=>{const{client:k,what:b}=I.$I[h];return{message:`${b} is s\
upported by ${I.bB[k]} only`,help:k==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),u=(0,U.lS)(
(0,U.z3)("host-invalid","Hostname is invalid",I.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,help:h.advice??void 0})),_=(0,U.lS)((0,U.z3)("host-\
missing","Hostname is missing",["opentofu"]),({block:h})=>({severity:"warning",message:`the ${h} has no hostname, and OpenTofu has no default`,help:h==="cloud b\
lock"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),a=(0,U.lS)((0,U.z3)("host-dotless-module","Module host ha\
s no dot in its name",I.Du),({host:h,name:k})=>({message:`module sources cannot name host ${h}: must contain at least one dot`,help:`use a full name such as ${k}\
.localdomain; provider addresses accept the short name`})),f=(0,U.lS)((0,U.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",[
"terraform"]),({host:h})=>({message:`Terraform cannot use modules from host ${h}: it converts the name to punycode and then refuses punycode`,help:(0,U.C)("serv\
e modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),1752:((ee,V,S)=>{S.d(V,{Nd:()=>P,Sx:()=>k,XA:()=>N,gH:()=>L,iM:()=>I,jF:()=>B,
n7:()=>b,s5:()=>U});var T=S(1731);function I(l,i,d){const m=R(i,d);return j(l.filter(O=>(!(0,T.Ty)(O)||(0,T.Cg)(O)===m)&&K(O,i)))}function N(l,i){return j(l.filter(
d=>(!(0,T.Ty)(d)||i.some(m=>M(d,m)))&&!C(d)&&i.every(m=>D(d,m))))}const U=l=>j(l.filter(i=>!(0,T.Ty)(i)));function B(l){const i=l.filter(d=>d.operator==="=");return i.
length===1&&i.every(({version:d})=>C({...d,build:""}))}const K=(l,i)=>i.every(d=>x(l,d)),j=l=>l.reduce((i,d)=>i===null||(0,T.Zy)(d,i)>0?d:i,null);function R(l,i){
const[d,m]=l;if(d===void 0||m!==void 0)return null;const O=d.text.trim().replace(i==="opentofu"?/^=?v?/:/^=?/,""),$=(0,T.rK)(O);return $===null?null:(0,T.Cg)($)}
const C=({numbers:l,pre:i,build:d})=>i===""&&d===""&&l.every(m=>m===0n),M=(l,i)=>i.operator==="="&&w(l,i.version),w=(l,i)=>l.build===i.build&&(0,T.Zy)(l,i)===0;
function x(l,{operator:i,version:d}){const m=(0,T.Zy)(l,d);if(i==="=")return m===0;if(i==="!=")return m!==0;if(i!=="~>")return A(m,i);const O=d.numbers.slice(0,
d.written-1);return m>=0&&!(0,T.Ty)(d)&&d.numbers.length<=l.numbers.length&&O.every(($,F)=>$===l.numbers[F])}function D(l,i){const{operator:d,version:m}=i;if(d===
"=")return M(l,i);if(d==="!=")return!w(l,m);const O=(0,T.Zy)(l,m);if(d!=="~>")return A(O,d);const[$=0n,F=0n]=m.numbers,H=m.written===3?[$,F+1n,0n]:[$+1n,0n,0n];
return O>=0&&(0,T.Zy)(l,{...m,numbers:H,pre:""})<0}const A=(l,i)=>i===">"?l>0:i===">="?l>=0:i==="<"?l<0:l<=0;function L(l,i){if(_(l))return!0;const d=f(l),m=Math.
max(...d.map(({numbers:$})=>$.length)),O=d.flatMap($=>{const F=Array.from({length:m},(H,Q)=>$.numbers[Q]??0n);return[$,h(F),h([...F,1n])]});return I(O,l,i)!==null}
function P(l){const i=a(l);if(_(i))return!0;const d=f(i),m="x".repeat(1+Math.max(...d.map($=>$.build.length))),O=d.flatMap($=>{const[F=0n,H=0n,Q=0n]=$.numbers,oe=[
F,H,Q+1n];return[$,h([F,H,Q],m),h(oe,m)]});return N(O,i)!==null}const p=50,u=100,_=l=>l.length>p||l.some(({text:i})=>i.length>u),a=l=>[...Map.groupBy(l,T.mb).values()].
flatMap(([i])=>i??[]),f=l=>{const i=[h([0n,0n,0n]),...l.map(d=>d.version)];return[...new Map(i.map(d=>[(0,T.Cg)(d),d])).values()]},h=(l,i="")=>({text:"",numbers:l,
written:l.length,pre:"",build:i});function k(l,i){const d=a(l),m=i(d)?l:d;return _(m)?l:m.reduce((O,$)=>{const F=O.filter(H=>H!==$);return i(F)?O:F},m)}function b(l,i){
const d=(0,T.PW)(l);if(!d.ok)return"syntax";const m=d.value;if(m.some($=>(0,T.Ty)($.version)))return"pre-release";const O=i===null?null:(0,T.oF)(i);if(O===null)
return"unknown";if(O.written<3){const $=(0,T.PW)(`~> ${O.numbers.slice(0,O.written).join(".")}.0`);return $.ok&&!L([...m,...$.value],"terraform")?"not-met":"unk\
nown"}return K({...O,pre:""},m)?"met":"not-met"}})};export{Os as ids,bs as modules};
