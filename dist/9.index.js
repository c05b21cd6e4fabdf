const bs=[9,321,890,325,725],ws={9349:((ee,V,M)=>{M.d(V,{Jw:()=>P,L8:()=>d,Md:()=>x,Tj:()=>w,bs:()=>O,lr:()=>y,r1:()=>u,v$:()=>S,wH:()=>k,xC:()=>p});var T=M(6134);
const y=100,L=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),U=128,B=255,K=1,j=2,R=4,P=8,S=16,w=32,x=64,D=[[K,/[ \t]/g],[j,/[A-Za-z_]/g],[R,/[\w-]/g],[P,/[\w \t.:=?!&|*%+>~-]/g],
[S,/[\w \t\n,.:=?!&|*%+>~-]/g],[w,/[^"\\$%\r\n]/g],[x,/[^\n$%]/g]],A=Array.from({length:B+1},(a,o)=>o>U?"":String.fromCharCode(o)),N=new Uint8Array(B+1);for(const[
a,o]of D)for(const{index:f}of A.join("").matchAll(o))N[f]=a|(N[f]??0);const C=(a=B,o)=>((N[a]??0)&o)!==0,p=a=>a===" "||a==="	",d=a=>/^[\w-]/.test(a),k=a=>a==="}"||
a===")"||a==="]";function u(a){return a==="{"?"}":a==="("?")":a==="["?"]":void 0}let l=new Uint8Array(256*1024);const h=new TextEncoder;function _(a,o){const{length:f}=a;
l.length<=f&&(l=new Uint8Array(2*f+1));const m=l,b=a.slice(o),{read:$,written:F}=h.encodeInto(b,m.subarray(o,f));if($!==b.length||F!==b.length)for(let H=o;H<f;H++)
m[H]=Math.min(a.charCodeAt(H),U);return m[f]=B,m}class O{text;parts;codes;at;depth=0;mistake;constructor(o,f=0,m=new T.n_){this.text=o,this.parts=m,this.codes=_(
o,f),this.at=f}countPart(){this.parts.add()||(this.at=this.text.length)}report(o,f,m=f+1){this.mistake??={message:o,start:f,end:Math.min(m,Math.max(f,this.text.
length))}}stop(o,f){this.report(o,f),this.at=this.text.length}reportUnclosed(o){const f=/[$%]/.test(this.text.charAt(o)),m=this.text.slice(o,o+(f?2:1)),b=this.isAtEnd()?
"the end of the file":`"${this.peek()}"`,$=`unbalanced brackets: "${m}" is not closed before ${b}`;this.report($,this.isAtEnd()?o:this.at)}reportCharacter(){const o=String.
fromCodePoint(this.text.codePointAt(this.at)??0);let f=`${JSON.stringify(o)} is not used in HCL`;o==="'"&&(f="single quotes are not valid; use double quotes"),o===
"\uFFFD"&&(f="the file is not UTF-8 here"),this.report(`invalid character: ${f}`,this.at,this.at+o.length)}reportBrokenString(o){const f=this.isAtEnd()?"untermi\
nated template string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(f,o,this.at)}peek(o=0){
return A[this.codes[this.at+o]??B]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const o=this.skipAll(K);if(o==="\r")this.skipReturn();else if(o===
"/"&&this.peek(1)==="*")this.skipBlockComment();else return o}}skipBlank(){for(;;){const o=this.skipSpaces();if(o===`
`)this.at++;else if(this.isLineComment(o))this.skipLine();else return o}}skipAll(o){const{codes:f}=this;let{at:m}=this,b=f[m]??B;for(;C(b,o);)b=f[++m]??B;return this.
at=m,A[b]??""}isLineComment(o){return o==="#"||o==="/"&&this.peek(1)==="/"}isLineEnd(o){return o===`
`||o===""||this.isLineComment(o)}skipLine(){const o=this.text.indexOf(`
`,this.at);this.at=o<0?this.text.length:o}skipBlockComment(){const o=this.text.indexOf("*/",this.at+2);o<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=o<0?this.text.length:o+2}readName(){const{codes:o,text:f,at:m}=this;return C(o[m],j)&&this.skipAll(R),o[this.at]===U&&(L.lastIndex=m,
this.at=L.test(f)?L.lastIndex:m),this.at>m?f.slice(m,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),3268:((ee,V,M)=>{M.d(V,{Fq:()=>p,Kk:()=>U,_p:()=>K,ku:()=>B});var T=M(
9349);const y="<<",L=({close:u})=>u==='"'||u===y;function U(u,l){u.skipAll(T.Jw)===`
`&&l==="line"||j(u,[],l)}const B=(u,l,h)=>j(u,[{start:h,close:l}],void 0),K=(u,l,h)=>j(u,[{start:h,close:y,marker:l}],void 0);function j(u,l,h){for(;;){const _=l.
at(-1);if(_===void 0&&h===void 0)return!0;let O;if(_!==void 0&&L(_)?(_.close==='"'?D:d)(u,l,_)||(O=!1):O=R(u,l,h),O!==void 0)return O}}function R(u,l,h){for(;;){
const _=l.length===0,O=u.skipAll(_?T.Jw:T.v$);if(O===`
`||O===","){if(_&&(O===","||h==="line"))return!0;u.at++}else if((0,T.wH)(O)){if(_)return!0;if(!w(u,l,O))return!1;const a=l.at(-1);if(a===void 0?h===void 0:L(a))
return}else if(O==='"'){const a=u.at++;if(u.skipAll(T.Tj)!=='"'){l.push({start:a,close:'"'});return}u.at++}else{const a=(0,T.r1)(O);if(a!==void 0)l.push({start:u.
at++,close:a});else{if(O==="<"&&P(u,l))return;if(O!=="<"){if(u.isAtEnd())return x(u,l);if(_&&h==="line"&&u.isLineComment(O))return!0;S(u,O)}}}}}function P(u,l){
const h=u.at,_=p(u);return _===void 0?u.at++:l.push({start:h,close:y,marker:_}),_!==void 0}function S(u,l){u.isLineComment(l)?u.skipLine():l==="/"&&u.peek(1)===
"*"?u.skipBlockComment():l==="/"?u.at++:l==="\r"?u.skipSpaces():(l<"\x80"||u.readName()===void 0)&&(u.reportCharacter(),u.at++)}function w(u,l,h){const _=l.pop();
if(_!==void 0&&_.close!==h){u.reportUnclosed(_.start);let O=l.at(-1);for(;O!==void 0&&O.close!==h&&!L(O);)l.pop(),O=l.at(-1);if(O===void 0)return!1;L(O)?l.push(
{start:u.at,close:"}"}):l.pop()}return u.at++,!0}function x(u,l){const h=l[0];return h===void 0?!0:(u.reportUnclosed(h.start),!1)}function D(u,l,h){for(;;){const _=u.
skipAll(T.Tj);if(_==='"')return l.pop(),u.at++,!0;if(_==="\\")u.at+=/[^\r\n]/.test(u.peek(1))?2:1;else{if(_!=="$"&&_!=="%")return N(u,l,h);if(A(u,l))return!0}}}
function A(u,l){const{at:h}=u,_=u.peek(1);if(_==="{")return l.push({start:h,close:"}"}),u.at+=2,!0;const O=_===u.peek()&&u.peek(2)==="{";return u.at+=O?3:1,!1}function N(u,l,h){
u.reportBrokenString(h.start);const _=C(u);do l.pop();while((l.at(-1)?.start??-1)>=_);return l.length>0}function C({text:u,at:l}){let h=l;for(;h>0&&u[h-1]!==`
`&&u[h-1]!=="\r";)h--;return h}function p(u){const{text:l,at:h}=u;if(u.peek(1)!=="<")return;u.at+=u.peek(2)==="-"?3:2;const _=u.readName();if(_===void 0){u.at=h;
return}return u.skipSpaces()!==`
`&&u.at<l.length&&u.report("invalid expression: a heredoc marker must end its line",h,u.at),u.skipLine(),u.isAtEnd()||u.at++,_}function d(u,l,h){const _=h.marker??
"";for(;;){if(u.peek(-1)===`
`&&k(u,_))return l.pop(),!0;const O=u.skipAll(T.Md);if(u.isAtEnd()){const a=`unterminated template string: no line closes the heredoc "${_}"`;return u.report(a,
h.start),!1}if(O===`
`)u.at++;else if(A(u,l))return!0}}function k(u,l){const{text:h}=u;let{at:_}=u;for(;(0,T.xC)(h.charAt(_));)_++;const O=h.charAt(_);if(O>" "&&O<"\x80"&&!h.startsWith(
l,_))return!1;const a=h.indexOf(`
`,_),o=a<0?h.length:a;return h.slice(_,o).trim()!==l?!1:(u.at=h.charAt(o-1)==="\r"?o-1:o,!0)}}),4009:((ee,V,M)=>{M.d(V,{BD:()=>U,E3:()=>L,jw:()=>D});var T=M(9349),
y=M(3268);function L(p){const{text:d,at:k}=p;if(p.at++,p.skipAll(T.Tj)!=='"')return K(p,k);const u=d.slice(k+1,p.at++);return{kind:"string",start:k,end:p.at,value:u,
verbatim:u}}function U(p,d,k){if(!p.includes("{"))return{kind:"string",...d,value:p,verbatim:p};const u=new T.bs(p,0,k),l={parts:[],known:""};for(u.at=0;u.at<p.
length;){const _=u.at;for(;u.at<p.length&&!B(u.peek());)u.at++;if(l.known+=p.slice(_,u.at),u.at<p.length&&!P(u,l)){R(l,d);break}}const h=l.parts.map(_=>_.kind===
"known"?_:{..._,code:p.slice(_.start,_.end),...d});return j({parts:h,known:l.known},d,p)}const B=p=>p==="$"||p==="%";function K(p,d){const{text:k}=p,u={parts:[],
known:k.slice(d+1,p.at)};for(;;){const l=p.at,h=p.skipAll(T.Tj);if(u.known+=k.slice(l,p.at),h==='"')return p.at++,j(u,{start:d,end:p.at});if(h==="\\")u.known+=x(
p);else if(B(h)){if(!P(p,u))return{kind:"other",start:d,end:p.at}}else return p.reportBrokenString(d),{kind:"other",start:d,end:p.at}}}function j({parts:p,known:d},{
start:k,end:u},l){return p.length===0?{kind:"string",start:k,end:u,value:d,verbatim:l??d}:(d!==""&&p.push({kind:"known",value:d}),{kind:"template",start:k,end:u,
parts:p,verbatim:l})}function R(p,d){p.known!==""&&p.parts.push({kind:"known",value:p.known}),p.known="",p.parts.push({kind:"unknown",start:d.start,end:d.end})}
function P(p,d){const{text:k,at:u}=p,l=k.charAt(u);if(p.peek(1)!=="{"){const _=k.startsWith(`${l}{`,u+1);return d.known+=_?`${l}{`:l,p.at+=_?3:1,!0}p.at+=2;const h=l===
"$"?S(p):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&p.skipBlank()==="}"?(d.known+=h.value,p.at++,!0):(0,y.ku)(p,"}",u)?(k.charAt(u+2)==="~"&&(d.known=
d.known.trimEnd()),R(d,{start:u,end:p.at}),p.countPart(),!0):!1}function S(p){if(p.skipBlank()!=='"'||p.depth>=T.lr)return;p.depth++;const d=L(p);return p.depth--,
d}const w={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function x(p){const{text:d,at:k}=p,u=d.charAt(k+1),l=d.slice(k+2,k+(u==="U"?10:6)),h=u==="U"?/^[0-9a-f]{8}$/i.test(l):/^[0-9a-f]{4}$/i.
test(l),_=Number.parseInt(l,16);if((u==="u"||u==="U")&&h&&_<=1114111)return p.at+=l.length+2,String.fromCodePoint(_);const O=w[u];if(p.at+=O===void 0?1:2,O!==void 0)
return O;const a=JSON.stringify(d.slice(k,k+2));return p.report(`invalid escape sequence: ${a}`,k,k+2),""}function D(p){const{text:d,at:k}=p,u=p.peek(2)==="-",l=(0,y.
Fq)(p);if(l===void 0)return;const h=p.at;if(!(0,y._p)(p,l,k))return{kind:"other",start:k,end:p.at};const _={start:k,end:p.at},O=d.slice(h,d.lastIndexOf(`
`,p.at-1)+1);if(A.test(O)){const f=[{kind:"unknown",..._}];return{kind:"template",..._,parts:f,verbatim:void 0}}const a=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),o=u?N(a):a;return{kind:"string",..._,value:o,verbatim:o}}const A=/(?<!\$)\$\{|(?<!%)%\{/;function N(p){let d=p.length;for(const[k]of p.matchAll(C))d=Math.
min(d,k.length);return p.replace(C,k=>k.slice(d))}const C=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((ee,V,M)=>{M.d(V,{SH:()=>B,Td:()=>K,lS:()=>R,n_:()=>L,pH:()=>U,w4:()=>j,
yN:()=>w});const T=25e4,y=100;class L{max;count=0;constructor(N=T){this.max=N}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*y}}function U(A,N,C,p){return C===void 0?{text:A,body:N,parts:p,problems:[]}:{text:A,body:N,parts:p,problems:[{...w(A)(C),message:C.
message}]}}const B=(A,N,C)=>{const p=[];if(A.kind==="native"){for(const d of A.blocks)d.type===N&&d.labels.length===C&&p.push(d);return p}for(const d of A.members)
d.name===N&&S(N,d.value,C,[],p);return p},K=A=>A.kind==="native"?A.attributes:A.members;function j(A,N){if(!(A.kind==="native"&&A.mayHave?.(N)===!1)){for(const C of K(
A))if(C.name===N)return C}}const R=A=>A.kind==="object"?A.items.filter(P):A.kind!=="tuple"?[]:A.elements.flatMap(N=>N.kind==="object"?N.items.filter(P):[]),P=A=>A.
name!==void 0&&A.name!=="//";function S(A,N,C,p,d){if(C>0){for(const{name:u,start:l,end:h,value:_}of R(N))S(A,_,C-1,[...p,{value:u,start:l,end:h}],d);return}const k={
start:N.start,end:N.start+1};for(const u of N.kind==="tuple"?N.elements:[N])u.kind!=="object"&&u.kind!=="tuple"||d.push({...k,type:A,labels:p,body:{kind:"json",
members:R(u)}})}const w=A=>{const N=[A.startsWith("\uFEFF")?1:0];let C=A.indexOf(`
`),p;return({start:d,end:k})=>{for(;C>=0&&C<d;C=A.indexOf(`
`,C+1))N.push(C+1);p??=x(A);const u=a=>D(p??[],a-1),l=Math.max(1,D(N,d)),h=N[l-1]??0,_=(N[l]??(C<0?A.length:C)+1)-1,O=a=>a-h-u(a)+u(h)+1;return{line:l,column:O(
Math.max(d,h)),endColumn:O(Math.min(k,_))}}},x=A=>/[\uD800-\uDBFF]/.test(A)?Array.from(A.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),N=>N.index):[];function D(A,N){
let C=0,p=A.length;for(;C<p;){const d=C+p>>>1;(A[d]??0)<=N?C=d+1:p=d}return C}}),9160:((ee,V,M)=>{M.d(V,{B$:()=>_,HK:()=>x,Pg:()=>j,Uk:()=>w,VI:()=>p,_3:()=>P,ae:()=>y,
cd:()=>k,lG:()=>L,os:()=>R,p_:()=>S});var T=M(5281);class y{text;withheld;constructor(o,f=null){this.text=o,this.withheld=f}}const L=4096,U=200,B=2e4,K=5e6;class j{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>K}spend(o){if(this.steps+=1,this.count(),this.depth>=U||this.steps>B||this.
isSpent)return;this.depth+=1;const f=o();return this.depth-=1,typeof f=="string"&&f.length>L?void 0:f}}const R=()=>({name:()=>{},call:()=>{},effort:new j}),P=({
expression:a,text:o},f)=>f.effort.spend(()=>D(a,o,f));function S(a,o){const f=(0,T.$)(a);return f&&O(f,a,o)}const w=a=>typeof a=="string"||typeof a=="number"||typeof a==
"boolean"?String(a):void 0;function x(a){const o=new Map;return f=>(o.has(f)||(o.set(f,void 0),o.set(f,a(f))),o.get(f))}function D(a,o,f){switch(a.kind){case"st\
ring":case"primitive":return a.value;case"object":return x(m=>{const b=N(a.items).get(m);return b&&P({expression:b.value,text:o},f)});case"tuple":return x(m=>{const b=a.
elements[Number(m)];return b&&P({expression:b,text:o},f)});case"template":return C(_(a.parts,o,f),o,f);case"other":return S(o.slice(a.start,a.end),f)}}const A=new WeakMap;
function N(a){const o=A.get(a);if(o!==void 0)return o;const f=new Map;for(const m of a)m.name!==void 0&&!f.has(m.name)&&f.set(m.name,m);return A.set(a,f),f}function C(a,o,f){
let m="";for(const b of a){const $=b.kind==="known"?void 0:k(b,o),F=b.kind==="known"?b.value:$&&S($,f),H=w(F);if(H===void 0)return p(m,F);if(m.length+H.length>L)
return;m+=H}return m}function p(a,o){return o instanceof y?new y((a+o.text).slice(0,L),o.withheld):new y(a)}const d=(a,o)=>a.code??o.slice(a.start,a.end);function k(a,o){
const f=d(a,o);return f.startsWith("${")?f.slice(2,-1).replace(/^~|~$/g,""):void 0}const u=/^%\{~?\s*if\s([\s\S]*)\}$/,l=/^%\{~?\s*else\s*~?\}$/,h=/^%\{~?\s*endif\s*~?\}$/;
function _(a,o,f){const m=a.map(J=>J.kind==="unknown"?d(J,o):""),[b,...$]=m.keys().filter(J=>u.test(m[J]??"")),F=m.findIndex(J=>h.test(J));if(b===void 0||$.length>
0||F<b)return a;const H=u.exec(m[b]??"")?.[1]??"",Z=S(H.replace(/~$/,""),f);if(typeof Z!="boolean")return a;const oe=m.findIndex(J=>l.test(J)),he=oe<0?F:oe,de=Z?
a.slice(b+1,he):a.slice(he+1,F);return[...a.slice(0,b),...de,...a.slice(F+1)]}function O(a,o,f){const m=b=>O(b,o,f);return f.effort.spend(()=>{switch(a.kind){case"\
literal":return D(a.expression,o,f);case"name":return f.name(a.name);case"call":return f.call(a.name,a.given.map(m));case"step":{const b=m(a.of),$=w(m(a.key));return typeof b==
"function"&&$!==void 0?b($):void 0}case"condition":{const b=m(a.test);return typeof b!="boolean"?void 0:m(b?a.yes:a.no)}case"comparison":{const[b,$]=[m(a.left),
m(a.right)];return[b,$].every(H=>H===null||w(H)!==void 0)?b===$===a.isEqual:void 0}}})}}),8704:((ee,V,M)=>{M.d(V,{J:()=>U,U:()=>K});var T=M(9349),y=M(3268),L=M(
4009);function U(d,k){d.countPart();const u=k==="element"?d.skipBlank():d.skipSpaces(),l=d.at,h=K(d,u);if(h!==void 0&&B(d,k))return h;(0,y.Kk)(d,k);let _=d.at;for(;_>
l&&(0,T.xC)(d.text.charAt(_-1));)_--;return _===l&&d.report("invalid expression: expected the start of an expression",l),h===void 0?S(d,l,_):{kind:"other",start:l,
end:_}}function B(d,k){const u=k==="element"?d.skipBlank():d.skipSpaces();return(0,T.wH)(u)||u===","||d.isLineEnd(u)}function K(d,k){if(k==='"')return(0,L.E3)(d);
if(k==="<")return(0,L.jw)(d);if(k!=="{"&&k!=="["&&k!=="(")return;const u=d.at++;d.depth++;let l;return d.depth>T.lr?l=j(d,k,u):k==="{"?l=D(d,u):k==="["?l=x(d,u):
l=w(d,u),d.depth--,l}function j(d,k,u){return(0,y.ku)(d,(0,T.r1)(k)??k,u),{kind:"other",start:u,end:d.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
P=32;function S(d,k,u){if(R.lastIndex=k,!(R.test(d.text)&&R.lastIndex===u)||u-k>P)return{kind:"other",start:k,end:u};const h=d.text.slice(k,u),_={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:k,end:u,value:_===void 0?Number(h):_}}function w(d,k){const u=U(d,"element");return d.skipBlank()!==")"?j(d,"(",k):(d.
at++,{...u,start:k,end:d.at})}function x(d,k){if(p(d))return j(d,"[",k);const u=[];for(;;){const l=d.skipBlank();if(l==="]")return d.at++,{kind:"tuple",start:k,
end:d.at,elements:u};if(d.at>=d.text.length||(0,T.wH)(l))return d.reportUnclosed(k),{kind:"other",start:k,end:d.at};const h=d.at;u.push(U(d,"element")),d.at===h&&
d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function D(d,k){if(p(d))return j(d,"{",k);const u=[];for(;;){const l=d.skipBlank();if(l==="}")return d.at++,
{kind:"object",start:k,end:d.at,items:u};if(d.at>=d.text.length||(0,T.wH)(l))return d.reportUnclosed(k),{kind:"object",start:k,end:d.at,items:u};u.push(A(d,l)),
d.skipSpaces()===","&&d.at++}}function A(d,k){const u=d.at,l=N(d,k);let h=d.at;for(;h>u&&(0,T.xC)(d.text.charAt(h-1));)h--;const _=d.skipSpaces();if(_!=="="&&_!==
":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),(0,y.Kk)(d,"line"),d.at===u&&d.at++,{name:void 0,start:u,end:h,value:{kind:"\
other",start:h,end:d.at}};d.at++;const O=U(d,"line");return{name:l,start:u,end:h,value:O}}function N(d,k){const u=d.at;let l;if(k==='"'||k==="("){const O=K(d,k);
O?.kind==="string"&&(l=O.value)}else l=d.readName();const h=d.skipSpaces();if(h==="="||h===":")return l;C(d);const _=d.text.slice(u,d.at).trimEnd();return/^\d+$/.
test(_)?_:void 0}function C(d){const k=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const u=d.skipSpaces(),l=d.at;if(k.lastIndex=l,d.isLineComment(u))return;if((0,T.L8)(u))
d.at++;else if(u==="["||u==="(")d.at++,j(d,u,l);else if(u==='"')(0,L.E3)(d);else if(k.test(d.text))d.at=k.lastIndex;else if(d.readName()===void 0)return}}function p(d){
return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,T.L8)(d.peek(3))}}),5281:((ee,V,M)=>{M.d(V,{$:()=>U,l:()=>L});var T=M(9349),y=M(8704);const L=1024;function U(j){
if(j.length>L)return;const R=new B(new T.bs(j)),P=R.condition();return R.isAtEnd()?P:void 0}class B{cursor;constructor(R){this.cursor=R}isAtEnd(){return this.cursor.
skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=T.lr)return;this.cursor.depth++;const R=this.comparison();let P=R;
if(R!==void 0&&this.take("?")){const S=this.condition(),w=this.take(":")?this.condition():void 0;P=S&&w&&{kind:"condition",test:R,yes:S,no:w}}return this.cursor.
depth--,P}comparison(){const R=this.steps(),P=this.take("==");if(R===void 0||!P&&!this.take("!="))return R;const S=this.steps();return S&&{kind:"comparison",isEqual:P,
left:R,right:S}}steps(){let R=this.primary();for(;R!==void 0;){let P;if(this.take("."))P=this.attribute();else if(this.take("[")){if(P=this.condition(),!this.take(
"]"))return}else return R;R=P&&{kind:"step",of:R,key:P}}}attribute(){const{cursor:R}=this,P=R.at,S=R.readName()??this.match(/\d+/y);return S===void 0?void 0:{kind:"\
literal",expression:{kind:"string",start:P,end:R.at,value:S,verbatim:S}}}primary(){const{cursor:R}=this;if(this.take("(")){const A=this.condition();return this.
take(")")?A:void 0}const P=R.skipBlank(),S=R.at,w=R.readName();if(w!==void 0)return this.named(w,S);const x=this.match(/\d+(?:\.\d+)?/y);if(x!==void 0)return K(
Number(x),S,R.at);const D=P==='"'||P==="{"||P==="["?(0,y.U)(R,P):void 0;return D&&{kind:"literal",expression:D}}named(R,P){const{cursor:S}=this,w={true:!0,false:!1,
null:null}[R];if(w!==void 0)return K(w,P,S.at);if(!this.take("("))return{kind:"name",name:R};const x=[];for(;!this.take(")");){const D=this.condition();if(D===void 0||
!this.take(",")&&S.skipBlank()!==")")return;x.push(D)}return{kind:"call",name:R,given:x}}take(R){const{cursor:P}=this;return P.skipBlank(),P.text.startsWith(R,P.
at)?(P.at+=R.length,!0):!1}match(R){const{cursor:P}=this;R.lastIndex=P.at;const[S]=R.exec(P.text)??[];return P.at+=S?.length??0,S}}const K=(j,R,P)=>({kind:"lite\
ral",expression:{kind:"primitive",start:R,end:P,value:j}})}),8321:((ee,V,M)=>{M.d(V,{Bs:()=>j,C5:()=>D,Yo:()=>K,bK:()=>A,g$:()=>N,rI:()=>B,wK:()=>w,yR:()=>x});var T=M(
4e3),y=M(9160),L=M(5281),U=M(6134);function B({text:C},p){const d=(0,U.yN)(C);return{text:C,place:k=>{const{line:u,column:l,endColumn:h}=d(k);return{file:p,line:u,
column:l,endColumn:h}}}}const K=C=>{const p=(0,T.dh)(C,y.lG);return p.length<13?p:[p.slice(0,1),p.slice(1)].join("")};function j(C){const p=C.join(".");return p.
length>y.lG?K(p):p}const R=C=>/[^\0-\x7f]/.test(C)?C.normalize("NFC"):C,P=C=>({kind:"known",text:K(R(C))}),S=C=>C===void 0||C.length>L.l?null:{code:K(C)};function w(C,p,d=!1){
const k=()=>C.text.slice(p.start,p.end),u=l=>({kind:"pieces",pieces:l,text:K(k())});switch(p.kind){case"string":return P(d?p.verbatim:p.value);case"template":{if(d&&
p.verbatim!==void 0)return P(p.verbatim);const l=(0,y.B$)(p.parts,C.text,(0,y.os)()).map(h=>h.kind==="known"?K(h.value):S((0,y.cd)(h,C.text)));return l.every(h=>typeof h==
"string")?P(l.join("")):u(l.includes(null)?[S(k())]:l)}case"other":{const l=k(),h=(0,y.p_)(l,(0,y.os)());return typeof h=="string"?P(h):u([S(l)])}case"primitive":case"\
object":case"tuple":return u([null])}}function x(C,p){return p.kind!=="primitive"?w(C,p):p.value===null?null:P(String(p.value))}function D(C,p){const[d]=C.kind===
"pieces"?C.pieces:[];return C.kind==="known"||typeof d!="object"||d===null?C:{...C,pieces:[{code:`(${d.code}).${p}`}]}}function A(C){return C?.kind!=="string"?null:
K(R(C.value))}function N({pieces:C},p){let d="";for(const k of C){const u=typeof k=="object"&&k!==null?(0,y.p_)(k.code,p):k;if(u===null&&k!==null&&C.length===1)
return{isWhole:!0,text:null,withheld:null};const l=(0,y.Uk)(u??void 0);if(l===void 0)return{isWhole:!1,...(0,y.VI)(d,u??void 0)};if(d.length+l.length>y.lG)return{
isWhole:!1,text:d,withheld:null};d+=l}return{isWhole:!0,text:K(R(d)),withheld:null}}}),8011:((ee,V,M)=>{M.d(V,{DA:()=>P,J0:()=>N,ME:()=>C,My:()=>S,Zp:()=>u,_W:()=>l,
jP:()=>p,k0:()=>d,tg:()=>k});var T=M(6174),y=M(1064),L=M(4e3),U=M(5799);const B=120,K={"remote-in-test":["is a remote module source; Terraform tests accept loca\
l and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:[
"is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or \
remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},j={missing:["has no source","add `source\
`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such \
as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function R(h){if("error"in h)return{message:h.error,help:h.advice??void 0};if("address"in h){const[a,o]=j[h.
reason];return{message:`${h.address} ${a}`,help:o}}const[_,O]=K[h.reason];return{message:`"${h.text}" ${_}`,help:O}}const P=(0,U.lS)((0,U.z3)("source-invalid","\
Source address is invalid",y.Du),R),S=(0,U.lS)((0,U.$e)("source-near-miss","Source address is probably a mistake",y.Du),h=>({message:h.host===null?`"${h.text}" \
is not read as a registry address`:`"${h.text}" is read as host ${h.host}`,help:h.advice})),w=4,x="to check its host, add the host to `hostnames`; to read files\
 as well, set `scan: .`";function D(h){const{shown:_,more:O}=(0,L.zN)(h,w),a=_.map(({text:f,from:m})=>`${f===null?"not known":(0,L.dh)(f,B)} ${m??"by default"}`),
o=O>0?`${O} more`:a.pop();return`${a.join(", ")} and ${o}`}function A(h){const{address:_,argument:O,expression:a,candidates:o,refused:f}=h,m=(0,T.Qj)((0,L.dh)(a,
B)),b=`${O} of ${_} is ${m}`;if(f==="never")return{message:`${b}, which Terraform does not evaluate`,help:`write the ${O} as a literal`};if(f!==null){const{variable:$}=f;
return{message:`${b}, and Terraform evaluates var.${$} here only with \`const = true\``,help:`add \`const = true\` to variable "${$}", which requires Terraform \
1.15, or write the ${O} as a literal`}}return o.length>1?{message:`${b}, which is ${D(o)}`,help:x}:{message:`${b}, which is only known at init time`,help:x}}const N=(0,U.
lS)((0,U.lm)("source-dynamic","Source address is only known at init time"),A),C=(0,U.lS)((0,U.lm)("block-reserved","Block is reserved for a future version"),({block:h,
parent:_})=>({message:`${h} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${_} block`})),
p=(0,U.lS)((0,U.z3)("block-unsupported","Block is not supported by this CLI",y.Du,{isCuredByScan:!0}),({kind:h})=>{const{client:_,what:O}=y.$I[h];return{message:`${O}\
 is supported by ${y.bB[_]} only`,help:_==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),d=(0,U.
lS)((0,U.z3)("host-invalid","Hostname is invalid",y.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,help:h.advice??void 0})),k=(0,U.lS)((0,U.z3)("h\
ost-missing","Hostname is missing",["opentofu"]),({block:h})=>({severity:"warning",message:`the ${h} has no hostname, and OpenTofu has no default`,help:h==="clo\
ud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),u=(0,U.lS)((0,U.z3)("host-dotless-module","Module hos\
t has no dot in its name",y.Du),({host:h,name:_})=>({message:`module sources cannot name host ${h}: must contain at least one dot`,help:`use a full name such as\
 ${_}.localdomain; provider addresses accept the short name`})),l=(0,U.lS)((0,U.z3)("host-idn-module","Terraform cannot use modules from an internationalized ho\
st",["terraform"]),({host:h})=>({message:`Terraform cannot use modules from host ${h}: it converts the name to punycode and then refuses punycode`,help:(0,U.C)(
"serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),7495:((ee,V,M)=>{M.d(V,{Qm:()=>D,TU:()=>S,i4:()=>p,pb:()=>C,zt:()=>R});
var T=M(4091),y=M(8011),L=M(3229),U=M(1831),B=M(5011),K=M(4321),j=M(1022);const R={host:null,isHostImplied:!1,needed:null},P=o=>({host:o,isHostImplied:!1,needed:(0,U.
Rt)(o)?"state":o}),S=o=>({host:o,isHostImplied:!0,needed:o}),w=o=>({host:o,isHostImplied:!1,needed:null}),x=o=>o===null?R:{...R,directHost:o},D=o=>({...R,problem:o}),
A=(o,f)=>D((0,y.DA)({reason:"rejected",error:o,advice:f}));function N(o,f,m){return m===null?o:{...o,problem:(0,y.My)({text:f,host:o.host,advice:m})}}const C={module:u,
"test-module":(o,f,m)=>{const b=(0,B.vL)(o,f).kind==="remote";return f==="opentofu"||!b?u(o,f,m):D((0,y.DA)({reason:"remote-in-test",text:o}))},"registry-module":(o,f)=>{
const m=(0,B.rE)(o,f);return m.ok?d(m.value):O(o,f)},provider:l,"locked-provider":h,"stack-component":_,stack:(o,f)=>{const m=(0,B.A)(o);return m.ok&&!o.startsWith(
".")?w(m.value.host):{..._(o,f),isHostImplied:!1,needed:null}},"stack-output":o=>{const[f="",...m]=o.split("/");return m.length===3?k(f,w):D((0,y.DA)({reason:"s\
tack",text:o}))},terragrunt:a,host:o=>k(o,P),url:O};function p(o,f,m){if(o==="terragrunt"){const[,F]=/^tfr:\/\/([^/?]*)\//.exec(f)??[];return F===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(f)?void 0:R:F===""?S((0,B.Vm)(m)):k(F,P)}if(o==="url")return x((0,K.uE)(f,m));if(o!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(f))return x((0,K.uE)(f,m));const b=f.indexOf("/");if(b<0)return;const $=(0,B.vL)(`${f.slice(0,b)}/a/b/c`,m);return $.kind==="registry"?d($):x((0,K.uE)(f,m))}
const d=({host:o,hostImplied:f})=>f?S(o):P(o);function k(o,f){const m=(0,U.Pv)(o),b=(0,L.L6)(o);return m.ok?N(f(m.value),o,b):D((0,y.k0)({text:o,error:m.why,advice:b}))}
function u(o,f,m){if((0,B.Nj)(o)&&!m)return R;const b=(0,B.vL)(o,f),$=b.kind==="registry"?(0,T.Ju)(b):(0,B.rE)(o,f);if(m&&!$.ok){const{why:Z}=$,oe=b.kind==="loc\
al"?b:{kind:"invalid",error:Z};return A(Z,(0,L.NM)(o,oe,$))}const F=(0,L.NM)(o,b,$);if($.ok)return N(d($.value),o,F);if(b.kind==="invalid")return A(b.error,F);const H=b.
kind==="remote"?b.host:null;return N(x(H),o,F)}function l(o,f){const m=(0,j.m)(o,f);switch(m.kind){case"registry":case"legacy":return m.hostImplied?S(m.host):N(
P(m.host),o,(0,L.cr)(o));case"builtin":return w(m.host);case"invalid":{const[b="",$]=m.error.split(`

`);return A(b,$??(0,L.cr)(o))}}}function h(o,f){const m=(0,j.m)(o,f);if(m.kind==="invalid")return A(m.error,null);if(m.hostImplied)return D((0,y.DA)({reason:"lo\
cked-provider",text:o}));if(m.kind==="builtin")return w(m.host);const b=f==="opentofu"&&m.host===(0,B.Vm)("terraform")&&m.namespace==="hashicorp";return{...P(m.
host),needed:b?(0,B.Vm)(f):m.host}}function _(o,f){if(o!==o.trim())return D((0,y.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return R;const m=(0,B.
rE)(o,f);if(m.ok)return d(m.value);const b=(0,B.A)(o);if(b.ok)return w(b.value.host);const $=(0,B.vL)(o,f);return $.kind==="invalid"?A($.error,(0,L.NM)(o,$,m)):
x($.kind==="remote"?$.host:null)}function O(o,f){const m=(0,K.cx)(o,f);return x(m.ok?m.value.host:null)}function a(o,f){const[,m,b=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(o)??[];if(m===void 0)return o.startsWith("gitlab.com/")?x("gitlab.com"):O(o,f);const[$=""]=b.split("//");return $.split("/").length!==3?D((0,y.DA)({reason:"\
terragrunt",text:o})):m===""?S((0,B.Vm)(f)):k(m,P)}}),2990:((ee,V,M)=>{M.d(V,{F:()=>B,x:()=>K});var T=M(1064),y=M(5011),L=M(1022),U=M(9562);function B(P){if(P.every(
({scope:x})=>x.providerUses.size===0))return[];const S=new Map,w=P.every(({kind:x})=>x.clients.length===T.Du.length);for(const x of w?[T.Du]:T.Du.map(D=>[D])){const D=P.
filter(({kind:A})=>x.every(N=>A.clients.includes(N)));for(const[A,N]of R(D)){const C=S.get(A),p=C===void 0?x:[...C.clients,...x];S.set(A,{...C??N,clients:p})}}return Array.
from(S.values(),({text:x,address:D,place:A,clients:N})=>{const{host:C,isHostImplied:p,needs:d}=K(N);return{kind:"implied_provider",host:C,isHostImplied:p,text:x,
address:D,place:A,clients:N,isOverridden:!1,needs:d}})}function K(P){const w=P.length===T.Du.length?j:j.filter((x,D)=>P.some(A=>A===T.Du[D]));return{host:w[0]?.
host??null,isHostImplied:!0,needs:w}}const j=T.Du.map(P=>({host:(0,y.Vm)(P),service:U.xq,clients:[P]}));function R(P){const S=new Set(["terraform"]);for(const{references:x}of P)
for(const{localName:D}of x)S.add(D);const w=new Map;for(const{scope:x,isContext:D}of P)if(!D)for(const[A,N]of x.providerUses)S.has(A)||(S.add(A),(0,L.s)(A).ok&&
w.set(A,N));return w}}),7905:((ee,V,M)=>{M.d(V,{RO:()=>S,S9:()=>p,gd:()=>h,hN:()=>_,qm:()=>R});var T=M(9160),y=M(8321),L=M(8011),U=M(1064),B=M(5011),K=M(1022),j=M(
7495);const R=O=>[[{...(0,y.g$)(O,(0,T.os)()),from:null}]],P=1e4;function S({kind:O},a,o,f){const{row:m,value:b}=a;if(b?.kind!=="known"||(0,B.Nj)(b.text))return x(
O,a,o);const $=`${m.grammar} ${m.service} ${O.clients} ${w(a)} ${b.text}`,F=f.get($);if(F!==void 0)return F;f.size>=P&&f.clear();const H=x(O,a,o);return f.set($,
H),H}const w=({version:O})=>O?.value.kind==="known";function x(O,a,o){const f=O.clients.map(b=>[b,D(O,a,b,o)]),m=Math.max(...f.map(([,{length:b}])=>b));return Array.
from({length:m},(b,$)=>{const F=new Map;for(const[de,{[$]:J}]of f)J!==void 0&&F.set(de,J);const H=[...F.values()],Z=H.find(({host:de,directHost:J})=>de!==null||
J!==void 0),he=H.some(({needed:de})=>de==="state")?null:_(F,a.row);return{meanings:F,first:Z??j.zt,needs:he}})}function D(O,a,o,f){const m=N(a,o,f).map($=>d(O,a,
o,$));if(m.length<2)return m;const b=({host:$,needed:F,problem:H})=>[$,F,H?.message].join(" ");return[...new Map(m.map($=>[b($),$])).values()]}const A={isWhole:!0,
withheld:null,from:null};function N(O,a,o){const{value:f}=O;return f?.kind==="known"?[[{...A,text:f.text}]]:f===void 0||f.text==="null"?[[{...A,text:null}]]:C(O)?
o(O,f,a):R(f)}function C({row:O,value:a}){if(a?.kind!=="pieces"||a.text==="null")return!1;const{text:o}=(0,y.g$)(a,(0,T.os)());return o===null||U.Du.some(f=>(0,j.
i4)(O.grammar,o,f)===void 0)}const p=({references:O})=>O.some(a=>a.row.evaluation!==void 0&&(C(a)||a.version?.value.kind==="pieces"));function d(O,a,o,f){const{
row:m,address:b,value:$}=a,F=u(f),H=F.map(({isWhole:J,text:ve})=>ve===null?h(a,O,o):J?j.pb[m.grammar](ve,o,w(a)):(0,j.i4)(m.grammar,ve,o)),[Z]=H,oe=H.every(J=>J?.
needed===Z?.needed);if(Z!==void 0&&oe&&!H.includes(void 0)){const[J]=F;return $?.kind!=="pieces"||J===void 0?Z:{...Z,evaluated:{text:J.text,isWhole:J.isWhole}}}
if(m.grammar==="terragrunt"&&k($))return j.zt;const[he]=o==="terraform"?F.flatMap(({withheld:J})=>J??[]):[],de=m.evaluation!==void 0&&m.evaluation[o]===void 0;return(0,j.
Qm)((0,L.J0)({address:b,argument:m.grammar==="host"?"hostname":"source",expression:$?.kind==="pieces"?$.text:"",candidates:F.map(({isWhole:J,text:ve,from:q})=>({
text:J?ve:null,from:q})),refused:de?"never":he===void 0?null:{variable:he}}))}const k=O=>O?.kind==="pieces"&&O.pieces.some(a=>typeof a=="string"&&/[?&]ref=/.test(
a));function u(O){return O.some(({isWhole:a,from:o})=>a&&o!==null)?O.filter(({isWhole:a,from:o})=>a||o!==null):O}const l={cloud_default:"cloud block",remote_state_default:"\
remote state"};function h(O,a,o){const{row:f,value:m,address:b,localName:$}=O,F=m===void 0?O.kind:f.absent??O.kind;if(f.defaults!==void 0){const H=f.defaults[o];
return H!==null?(0,j.TU)((0,B.mD)(H)):(0,j.Qm)((0,L.tg)({block:l[F]??"remote backend"}))}return m!==void 0?f.grammar==="url"?j.zt:(0,j.Qm)((0,L.DA)({reason:"nul\
l",address:b})):F==="required_provider_invalid"?(0,j.Qm)((0,L.DA)({reason:"not-a-requirement",address:b})):$!==null&&a.class!=="stack"&&a.class!=="deploy"?$!=="\
terraform"&&(0,K.s)($).ok?(0,j.TU)((0,B.Vm)(o)):j.zt:a.isOverride?j.zt:(0,j.Qm)((0,L.DA)({reason:"missing",address:b}))}function _(O,{service:a},o=()=>null){if(a===
null)return[];const f=new Map;for(const[m,{needed:b,host:$}]of O){const F=b==="state"?o(m)??$:b;F!==null&&f.set(F,{host:F,service:a,clients:[...f.get(F)?.clients??
[],m]})}return[...f.values()]}}),4667:((ee,V,M)=>{M.d(V,{F:()=>a,I:()=>h});var T=M(9562);const y={terraform:"app.terraform.io",opentofu:null},L={terraform:"app.\
terraform.io",opentofu:"app.terraform.io"},U={terraform:"static",opentofu:"static"},B={opentofu:"static"},K={terraform:"any",opentofu:"any"},j=["config","query",
"migrate"],R=["stack","deploy"],P={position:["source"],grammar:"module",service:T.e$},S={...P,grammar:"stack-component",isLiteral:!0},w={...S,service:null},x={...P,
grammar:"terragrunt",evaluation:K},D={position:"entries",grammar:"provider",service:T.xq,isLiteral:!0,absent:"required_provider_nosource"},A={position:["hostnam\
e"],grammar:"host",service:T.Bn,defaults:y},N={...A,absent:"remote_state_default",evaluation:K},C={...A,service:T.M,defaults:L},p={position:["address"],grammar:"\
url",service:null},d=(o,f,m,b,$={})=>{const F=f===""?[]:f.split(" > ").map(H=>H.split(" "));return{kind:m,files:o,path:F.map(([H="",...Z])=>({type:H,labels:Z})),
...b,...$}},k={evaluation:B,merges:"backend"},u="data terraform_remote_state *",l=["address","lock_address","unlock_address"],h=[d(j,"module *","module",P,{absent:"\
module_missing",evaluation:U,merges:"module"}),d(j,"terraform > required_providers","required_provider",D,{merges:"provider"}),d(j,"required_providers","require\
d_provider",D,{isReserved:!0}),d(j,"terraform > cloud","cloud",A,{service:T.OZ,absent:"cloud_default",...k}),d(j,"terraform > backend remote","backend_remote",A,
{absent:"backend_remote_default",...k}),d(j,"terraform > backend http","backend_http",p,{position:l,...k}),...[u,`check * > ${u}`].flatMap(o=>[d(j,o,"remote_sta\
te",N,{backend:"remote"}),d(j,o,"remote_state",N,{backend:"cloud",service:T.OZ})]),d(j,u,"remote_state",p,{backend:"http",evaluation:K}),d(j,"provider tfe","pro\
vider_tfe",C,{absent:"provider_tfe_default",evaluation:K}),d(["test"],"provider tfe","provider_tfe",C),d(["lock"],"provider *","lock_provider",{position:"label",
grammar:"locked-provider",service:T.xq,isLiteral:!0}),d(["test"],"run * > module","test_module",S,{grammar:"test-module",absent:"test_module_missing"}),d(["test"],
"run * > backend remote","test_backend_remote",A,{absent:"test_backend_remote_default"}),d(R,"required_providers","required_provider",D),d(R,"component *","stac\
k_component",S,{absent:"stack_component_missing"}),d(R,"removed","stack_removed",S,{absent:"stack_removed_missing"}),d(R,"stack *","stack_stack",w,{grammar:"sta\
ck",absent:"stack_stack_missing"}),d(["deploy"],"upstream_input *","upstream_input",w,{grammar:"stack-output"}),d(["migrate"],"state_store_provider","state_stor\
e_provider",D),d(["migrate"],"from > backend remote","migrate_backend_remote",A,{absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(
o=>d(["terragrunt"],o,"terragrunt_source",x)),d(["manifest"],"","installed_module",S,{position:"manifest",grammar:"registry-module"})],_=[...new Set(h.flatMap(({
files:o})=>o))],O=new Map(_.map(o=>{const f=h.filter(({files:m})=>m.includes(o));return[o,Map.groupBy(f,({path:[m]})=>m?.type??"")]})),a=o=>O.get(o)??new Map}),
9050:((ee,V,M)=>{M.d(V,{G:()=>j});var T=M(6760),y=M(5747),L=M(4614);const U=5,B=/^[0-9a-f]{40}$/,K=/^refs\/(?!.*\.\.)[^\0]+$/;function j(k){const u=(0,T.join)(k,
".git"),l=R(u,k)??u,h=D((0,T.join)(l,"commondir")),_=h===null?l:(0,T.resolve)(l,h),O=()=>x((0,T.join)(_,"packed-refs"))??"",a=P(D((0,T.join)(l,"HEAD")),[l,_],O);
return a===null?null:{commit:a,isFetched:w(a,x((0,T.join)(l,"FETCH_HEAD"))??"",O),remote:C(x((0,T.join)(_,"config"))??""),tracked:o=>(0,L.O)((0,T.join)(l,"index"),
o)}}function R(k,u){const[,l]=/^gitdir: (.+)$/.exec(D(k)??"")??[];return l===void 0?null:(0,T.resolve)(u,l)}function P(k,u,l){let h=k;for(let _=0;h!==null&&_<=U;_+=
1){if(B.test(h))return h;const[,O]=/^ref: (.+)$/.exec(h)??[];if(O===void 0||!K.test(O))return null;h=S(O,u,l)}return null}function S(k,u,l){for(const _ of u){const O=D(
(0,T.join)(_,k));if(O!==null)return O}return l().split(`
`).find(_=>_.endsWith(` ${k}`))?.slice(0,40)??null}function w(k,u,l){const h=(_,O)=>_.split(`
`).some(a=>a.startsWith(`${k}${O}`));return h(u,"	")||h(l()," refs/remotes/")}function x(k){const u=(0,y.yR)(k);return u.ok?u.text:null}const D=k=>x(k)?.replace(
/\r?\n$/,"")??null,A=21,N=/^(?!\.{1,2}$)[\w.-]+$/;function C(k){let u=!1;for(const l of k.split(`
`)){const h=l.trim();h.startsWith("[")&&(u=h==='[remote "origin"]');const _=h.indexOf("=");if(!(!u||_<0||h.slice(0,_).trim().toLowerCase()!=="url"))return p(h.slice(
_+1).trim())}return null}function p(k){const u=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(k),[l,h]=u===null?d(k):[u[1],u[2]],_=(h??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),O=_.length>1&&_.length<=A;return!l||!O||!_.every(a=>N.test(a))?null:{host:l.toLowerCase(),owner:_.slice(0,-1).join("/"),name:_.at(-1)??""}}function d(k){
const u=URL.parse(k);return u===null||!/^(https?|ssh):$/.test(u.protocol)?[]:[u.protocol==="ssh:"?u.hostname:u.host,u.pathname.slice(1)]}}),9498:((ee,V,M)=>{M.d(
V,{K:()=>U});var T=M(6760),y=M(9050),L=M(4614);function U(S,w,x){const D=(0,y.G)(S),A=D?.remote??null;if(D!==null&&A!==null){const C=D.isFetched||D.commit===x.GITHUB_SHA;
return{name:`${A.owner}/${A.name}`,url:B(A,x.GITHUB_SERVER_URL),commit:C&&K(S,w(),D)?D.commit:null}}return{name:(D===null?R(S,x):null)??P(S),url:null,commit:null}}
function B({host:S,owner:w,name:x},D=""){return`${URL.parse(D)?.host===S?URL.parse(D)?.protocol:"https:"}//${S}/${w}/${x}`}function K(S,w,{tracked:x}){const D=x(
w);return D.size===w.size&&D.entries().every(([A,N])=>(0,L.R)((0,T.join)(S,A),N))}const j=/^[\w.-]+\/[\w.-]+$/;function R(S,w){const{GITHUB_WORKSPACE:x,GITHUB_REPOSITORY:D=""}=w;
return x!==void 0&&(0,T.resolve)(x)===(0,T.resolve)(S)&&j.test(D)?D:null}const P=S=>(0,T.basename)((0,T.resolve)(S)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||
"repository"}),4614:((ee,V,M)=>{M.d(V,{O:()=>D,R:()=>C});var T=M(3024),y=M(5747);const L=128*1024*1024,U=12,B=62,K=16384,j=12288,R=4,P=61440,S=4096,w=32768,x=Buffer.
alloc(0);function D(p,d){const k=(0,y.io)(p,L);return k===null?new Map:A(k,d)}function A(p,d){const k=new Map;if(p.length<U)return k;const u=p.readUInt32BE(4);if(p.
toString("latin1",0,4)!=="DIRC"||u<2||u>4)return k;const l=p.readUInt32BE(8);let h=x,_=U;for(let O=0;O<l;O+=1){if(_+B>p.length)return k;const a=p.readUInt16BE(_+
60),o=_+B+(a&K?2:0),f=u===R,{kept:m,from:b}=f?N(p,o,h):{kept:x,from:o},$=p.indexOf(0,b);if($<0)return k;const F=p.subarray(b,$),H=f?Buffer.concat([m,F]):F;if(H.
length>S)return k;const Z=(p.readUInt32BE(_+24)&P)===w,oe=H.toString("utf8");Z&&(a&j)===0&&d.has(oe)&&k.set(oe,{modified:p.readUInt32BE(_+8),size:p.readUInt32BE(
_+36)}),_=f?$+1:_+($-_+8&-8),h=H}return k}function N(p,d,k){let u=d,l=p[u++]??0,h=l&127;for(;l&128;)l=p[u++]??0,h=(h+1)*128+(l&127);return{kept:k.subarray(0,Math.
max(0,k.length-h)),from:u}}function C(p,{modified:d,size:k}){const u=(0,y.N0)(()=>(0,T.lstatSync)(p),null),l=Math.floor((u?.mtimeMs??0)/1e3);return u?.isFile()===
!0&&u.size%2**32===k&&l%2**32===d}}),400:((ee,V,M)=>{M.d(V,{K:()=>j});var T=M(4e3),y=M(9349),L=M(8704),U=M(3268),B=M(4009),K=M(6134);function j(l,h=new K.n_){const _=new y.
bs(l,l.startsWith("\uFEFF")?1:0,h),O=R(_,void 0);return(0,K.pH)(l,O,_.mistake,h)}function R(l,h){const _={attributes:[],blocks:[]};let O=h!==void 0&&!l.isLineEnd(
l.skipSpaces());for(;;){const a=l.skipBlank();if(l.at>=l.text.length){h!==void 0&&l.report(P,h);break}if(a==="}"&&h!==void 0){l.at++;break}S(l,a,_),k(l,O,_),O=!1}
return{kind:"native",attributes:_.attributes,blocks:_.blocks}}const P="unclosed configuration block: there is no closing brace before the end of the file";function S(l,h,_){
const O=l.at;l.countPart();const a=h==='"'?C(l):l.readName();if(a===void 0){h<"\x80"?l.report("argument or block definition required",O):l.reportCharacter(),u(l,
O);return}const o=l.at;if(l.skipSpaces()==="="&&l.peek(1)!=="="){l.at++,_.attributes.push({name:a,start:O,end:o,value:(0,L.J)(l,"line")});return}const m=p(l),b=l.
at;if(l.peek()!=="{"){const Z=m.length===0?`argument or block definition required: "${(0,T.dh)(a)}" has neither "=" nor "{" after it`:`invalid block definition:\
 the header of "${(0,T.dh)(a)}" has no "{" at its end`;l.report(Z,O,o),u(l,O);return}l.at++;const H=w.has(a)&&m[0]?.value!==x&&l.depth===0&&l.mistake===void 0?D(
l,b):N(l,b);_.blocks.push({type:a,labels:m,start:O,end:b,body:H})}const w=new Set(["resource","data","ephemeral","output","variable"]),x="terraform_remote_state";
function D(l,h){const{at:_}=l;return(0,U.ku)(l,"}",h)&&l.mistake===void 0?new A(l,h):(l.at=_,l.mistake=void 0,N(l,h))}class A{kind="native";text;open;end;parts;body;constructor({
text:h,at:_,parts:O},a){this.text=h,this.open=a,this.end=_,this.parts=O}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(h){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(h)}read(){if(this.body===void 0){const h=new y.bs(this.text.slice(0,this.end),this.open+
1,this.parts);h.depth=1,this.body=R(h,this.open)}return this.body}}function N(l,h){if(l.depth>=y.lr)return l.report(`blocks are nested deeper than ${y.lr} level\
s`,h),(0,U.ku)(l,"}",h),{kind:"native",attributes:[],blocks:[]};l.depth++;const _=R(l,h);return l.depth--,_}function C(l){const h=l.at,_=(0,B.E3)(l);return l.report(
"invalid argument name: argument names must not be quoted",h,l.at),_.kind==="string"?_.value:void 0}function p(l){const h=[];for(let _=d(l);_!==void 0;_=d(l))h.
push(_);return h}function d(l){const h=l.skipSpaces(),_=l.at;let O;if(h==='"'){const o=(0,B.E3)(l);o.kind==="string"?O=o.value:(O=l.text.slice(_+1,Math.max(_+1,
l.at-1)),l.report("invalid block label: it has to be plain text",_,l.at))}else O=l.readName();if(O===void 0)return;const a={value:O,start:_,end:l.at};return l.countPart(),
a}function k(l,h,_){const O=l.skipSpaces();h&&(O!=="}"||_.blocks.length>0)?l.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",l.at):!h&&!l.isLineEnd(O)&&l.report("missing newline after argument or block definition",l.at)}function u(l,h){(0,U.Kk)(l,"line"),(l.at===h||(0,y.wH)(
l.peek())&&l.peek()!=="}")&&l.at++}}),1731:((ee,V,M)=>{M.d(V,{Cg:()=>w,PW:()=>d,Ty:()=>S,Zy:()=>x,_T:()=>k,hZ:()=>U,kv:()=>_,mb:()=>O,oF:()=>j,rK:()=>R});var T=M(
4091),y=M(9562);const L=new RegExp(`^${y.eQ}$`),U=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,B=new RegExp(`^${U}[.+-]?$`),
K=2n**63n-1n;function j(a){const[,o,f,m,b]=L.exec(a)??[];return o===void 0?null:P(a,o,m??f,b)}function R(a){const[,o,f,m]=B.exec(a)??[];return o===void 0?null:P(
a,o,f,m)}function P(a,o,f="",m=""){const b=o.split(".").map(F=>F.replace(/^0+(?=.)/,""));if(b.some(F=>F.length>19))return null;const $=b.map(BigInt);if($.some(F=>F>
K))return null;for(;$.length<3;)$.push(0n);return{text:a,numbers:$,written:b.length,pre:f,build:m}}const S=a=>a.pre!=="",w=({numbers:a,pre:o,build:f})=>`${a.join(
".")}${o===""?"":`-${o}`}${f===""?"":`+${f}`}`;function x(a,o){const f=Math.max(a.numbers.length,o.numbers.length);for(let m=0;m<f;m++){const[b,$]=[a.numbers[m]??
0n,o.numbers[m]??0n];if(b!==$)return b<$?-1:1}return a.pre===o.pre||a.numbers.length!==o.numbers.length?0:a.pre===""||o.pre===""?a.pre===""?1:-1:D(a.pre,o.pre)}
function D(a,o){const[f,m]=[a.split("."),o.split(".")];for(let b=0;;b++){const[$,F]=[b+1>=f.length,b+1>=m.length];if($!==F)return $?-1:1;const H=A(f[b]??"",m[b]??
"");if(H!==0||$)return H}}function A(a,o){const[f,m]=[/^[0-9]*$/.test(a),/^[0-9]*$/.test(o)];return f!==m?f?-1:1:f&&a.length!==o.length?a.length-o.length:a===o?
0:a<o?-1:1}const N="[\\t\\n\\f\\r ]*",C=new RegExp(`^${N}(<=|>=|!=|~>|<|>|=|)${N}(${y.eQ})${N}$`),p="This string does not use correct version constraint syntax";
function d(a){const o=[];for(const f of a.split(",")){const[,m,b=""]=C.exec(f)??[],$=j(b);if($===null)return(0,T.TR)(p);o.push({operator:m||"=",version:$,text:f})}
return(0,T.Ju)(o)}function k(a){const o=d(a);if(!o.ok)return o;const f=[];for(const m of o.value){const b=R(m.version.text);if(b===null||!u.test(m.text.trim()))
return(0,T.TR)(`Incorrect version constraint syntax: ${l(m)}`);f.push({...m,version:b})}return(0,T.Ju)(f)}const u=/^[<>=!~]* ?[0-9]/;function l({operator:a,version:o,
text:f}){const m=f.trim();if(o.text.startsWith("v"))return'a "v" prefix should not be used';if(!u.test(m))return`only one space is expected after the operator "${a}\
"`;if(o.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[b]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(m)??[""];return`missing comma after "${b}"`}const h=[">",">=","=","~>","<=","<","!="];function _(a){const o=[...a].sort((f,m)=>x(f.version,m.version)||D(f.
version.build,m.version.build)||h.indexOf(f.operator)-h.indexOf(m.operator)||m.version.written-f.version.written);return[...new Set(o.map(O))].join(", ")}function O({
operator:a,version:o}){if(a==="=")return w(o);const f=a==="~>"&&o.written<3?o.numbers.slice(0,2):o.numbers;return`${a} ${w({...o,numbers:f})}`}}),2245:((ee,V,M)=>{
M.d(V,{O:()=>U});var T=M(4009),y=M(6134);const L=200;function U(P,S=new y.n_,w=!1){const x=new B(P,S,w),D=x.readRoot(),A={kind:"json",members:D===void 0?[]:(0,y.
lS)(D)};return(0,y.pH)(P,A,x.mistake,S)}class B{text;parts;isHcl1;at=0;depth=0;mistake;constructor(S,w,x){this.text=S,this.parts=w,this.isHcl1=x}readRoot(){const{
text:S}=this;S.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const w=this.readValue();
if(this.isHcl1)return w;this.skipSpaces(),w!==void 0&&this.at<S.length&&this.report("extraneous data after value: extra characters appear after the JSON value",
this.at);const x=w?.kind==="object"||w?.kind==="tuple";return w!==void 0&&!x&&this.report("root value must be object: it is neither an object nor an array of ob\
jects",w.start),w}report(S,w,x=w+1){this.mistake??={message:S,start:w,end:x}}stop(S,w){this.report(S,w),this.at=this.text.length}skipSpaces(){const{text:S}=this;
for(;;){const w=S.charCodeAt(this.at);if(w===32||w===10||w===13||w===9)this.at++;else if(w===47)this.skipComment();else return S.charAt(this.at)}}skipComment(){
const S=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const w=S?`
`:"*/",x=this.text.indexOf(w,this.at+1);this.at=x<0?this.text.length:x+w.length}readValue(){const{text:S,parts:w,at:x}=this;if(!w.add()){this.at=S.length;return}
const D=S.charAt(x);if(D==='"'){const A=this.readString();return A===void 0?void 0:(0,T.BD)(A,{start:x,end:this.at},w)}if(D==="{"||D==="["){if(this.depth>=L)return this.
stop(`values are nested deeper than ${L} levels`,x);this.depth++;const A=D==="{"?this.readObject():this.readArray();return this.depth--,A}return this.readPrimitive()}readPrimitive(){
const{text:S,at:w}=this;K.lastIndex=w;const x=K.exec(S)?.[0];return x===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",w):(this.at+=x.length,{kind:"primitive",start:w,end:this.at,value:JSON.parse(x)})}readObject(){const S=this.at++,w=[];for(let x=this.
skipSpaces();x!=="}";x=this.skipSpaces()){if(x!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const D=this.
readMember();if(D===void 0)break;w.push(D),this.endItem("}")}return{kind:"object",start:S,end:this.skipBracket(),items:w}}readMember(){const S=this.at,w=this.readString();
if(w===void 0)return;const x=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const D=this.readValue();return D&&{name:w,start:S,end:x,value:D}}readArray(){const S=this.at++,w=[];for(;this.skipSpaces()!=="]";){const x=this.
readValue();if(x===void 0)break;w.push(x),this.endItem("]")}return{kind:"tuple",start:S,end:this.skipBracket(),elements:w}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(S){const w=this.skipSpaces(),x=this.at;if(w!==S){if(w===""&&this.stop(`unclosed value: no "${S}" before the end of the file`,x),
w!==","){this.report(`missing separator: expected "," or "${S}"`,x);return}this.at++,this.skipSpaces()===S&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",x)}}readString(){const{text:S,at:w}=this;let x=w+1,D=!0;for(let A=S.charCodeAt(x);A!==34;A=S.charCodeAt(x)){if(!(A>=32))return this.stopInString(w,x);A===
92&&(D=!1),x+=A===92?2:1}return this.at=x+1,D?S.slice(w+1,x):this.unescape(S.slice(w+1,x),w+1)}stopInString(S,w){return w>=this.text.length||this.text.charCodeAt(
w)===10?this.stop("invalid JSON string: no closing quote in its line",S):this.stop("invalid JSON string: a control character must be escaped",w)}unescape(S,w){return S.
replace(j,(x,D,A)=>{const N=this.isHcl1&&R.test(x);if(D===void 0&&!N)return JSON.parse(`"${x}"`);const C=`invalid JSON string: ${JSON.stringify(x)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":C,w+A,w+A+2),x}).toWellFormed()}}const K=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
j=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,R=/\/|u[dD][89a-fA-F]/}),1725:((ee,V,M)=>{M.r(V),M.d(V,{isOfDirectory:()=>h,layoutsOf:()=>Z,nameRepository:()=>T.
K,readTools:()=>fn,rootNotes:()=>$t,rootsOf:()=>de,scanInSteps:()=>hs,textNotes:()=>Ct,unmatched:()=>he});var T=M(9498),y=M(9664),L=M(5011),U=M(7523),B=M(5257);
function K(r,e,n){const{client:t}=n;return{directory:r.name===""?".":r.name,client:t,directories:e.map(({name:s})=>s),calls:n.hasCalls?[...e.flatMap(({usages:s})=>N(
s,t)),...N(r.tests,t)]:[],providers:j(r,e,t),lockFile:r.lockFile,clientVersions:e.flatMap(({declared:s})=>D(s.filter(i=>A(i,t,n.versions))))}}function j(r,e,n){
const t=new Map,s=(c,v,g)=>{if(c===null)return;const E=(0,B.JT)(c),I=t.get(E)??{provider:c,places:[],constraints:[]};t.set(E,I),I.places.push(v),g!==null&&I.constraints.
push(g)};for(const c of e){for(const g of R(c.usages))s(P(g,n),g.place,(0,B.KS)(g,n));const v=c.declared.filter(({kind:g})=>g==="provider-version");for(const[g,
E]of Map.groupBy(v,I=>I.localName??"")){const I=S(g,c,n);for(const{text:W,place:X}of D(E))s(I,X,{text:W,place:X})}}const i=w(r,n);return Array.from(t,([c,v])=>({
...v,locked:i.get(c)??null}))}function R(r){const e=r.filter(({place:t})=>(0,y.LA)(t.file));if(e.length<2)return r;const n=new Map(e.map(t=>[t.address,t.place.file]));
return r.filter(({address:t,place:s})=>!(0,y.LA)(s.file)||n.get(t)===s.file)}function P(r,e){return r.kind==="lock_provider"||r.kind!=="required_provider"&&r.kind!==
"implied_provider"&&(0,U.op)(r.address)==="terraform"?null:(0,U.lc)(r,(0,L.Vm)(e),e)}function S(r,{usages:e},n){const t=e.find(({kind:s,address:i})=>s.startsWith(
"required_provider")&&(0,U.op)(i)===r);return t!==void 0?P(t,n):{host:(0,L.Vm)(n),namespace:"hashicorp",type:r}}function w({usages:r},e){const n=new Map;for(const t of r){
if(t.kind!=="lock_provider")continue;const s=(0,U.lc)(t,(0,L.Vm)(e),e),i=(0,B.KS)(t,e);if(s===null||i===null)continue;const c={version:i,constraints:t.constraints??
null};if(n.set((0,B.JT)(s),{...c,isCopied:!1}),e==="opentofu"&&x(s)){const v=(0,B.JT)({...s,host:(0,L.Vm)(e)});n.has(v)||n.set(v,{...c,isCopied:!0})}}return n}const x=({
host:r,namespace:e})=>r===(0,L.Vm)("terraform")&&e==="hashicorp";function D(r){const e=r.findLast(({place:n})=>(0,y.LA)(n.file))?.place.file;return e===void 0?r:
r.filter(({place:n})=>n.file===e)}function A({kind:r,place:e},n,{opentofu:t=""}){const s=/\.tofu(\.json)?$/.test(e.file);return r==="compatible"?n==="opentofu":
r!=="version"||n==="terraform"?r==="version"&&!s:s||/^v?(0|1\.(\d|1[01])(\.|$))/.test(t)}function N(r,e){const n=r.filter(({kind:s})=>C.has(s));return n.some(({
place:s})=>(0,y.LA)(s.file))?[...Map.groupBy(n,({address:s})=>s).values()].flatMap(s=>{const i=[...s].sort((g,E)=>Number((0,y.LA)(g.place.file))-Number((0,y.LA)(
E.place.file))),c=i.findLast(({text:g})=>g!==null),v=i.findLast(g=>g.version!==void 0);return c===void 0?[]:p(c,v??c,e)}):n.flatMap(s=>p(s,s,e))}const C=new Set(
["module","module_missing","test_module","stack_component","terragrunt_source"]);function p(r,e,n){const{kind:t,address:s,text:i,place:c}=r;if(i===null||l(i))return[];
const v=u(r,i,n);if(v===void 0)return[];const[,g]=k.exec(t==="terragrunt_source"?i:"")??[],E=g===void 0?(0,B.KS)(e,n):{text:g,place:c},I=E===null&&e.version!==void 0;
return[{address:s,source:i,place:c,module:v,constraint:E,isOpen:I}]}const d=/^tfr:\/\/([^/?]*)\/([^?]*)/,k=/^tfr:.*?[?&]version=([^&]*)/s;function u({kind:r},e,n){
if(r==="terragrunt_source"&&e.startsWith("tfr:")){const[,s="",i=""]=d.exec(e)??[],c=(0,L.rE)(s===""?i:`${s}/${i}`,n);return c.ok?c.value:void 0}const t=(0,L.vL)(
e,n);return t.kind==="registry"?t:t.kind==="remote"?null:void 0}const l=r=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(r),h=({kind:r})=>r==="module"||
r==="state"||r==="lock",_=new Set(["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy","implied_provider","loc\
k_provider","stack_component","terragrunt_source"]);function O(r,e,n){const t=new Map,s=({file:i})=>{const c=(0,y.jt)(i),v=t.get(c)??a(c);return t.set(c,v),v};for(const i of r){
if(!i.clients.includes(n)||i.kind==="installed_module")continue;const c=s(i.place);i.kind==="test_module"?c.tests.push(i):o(c,i)}for(const i of e){const{kind:c,
place:v}=i;if(n==="terraform"&&/\.tofu(\.json)?$/.test(v.file))continue;const g=s(v);g.declared.push(i),c==="lock"?f(g,v):g.hasConfiguration=!0,g.isInitialised||=
c==="state"}for(const i of t.values())$(t,i);return t}const a=r=>({name:r,...{usages:[],declared:[],tests:[],children:[]},lockFile:null,hasConfiguration:!1,isInitialised:!1});
function o(r,e){if(e.kind==="lock_provider"?f(r,e.place):r.hasConfiguration=!0,!_.has(e.kind)||e.isOverridden&&e.kind!=="module"||(r.usages.push(e),e.isOverridden))
return;r.isInitialised||=m(e);const n=b(r.name,e);n!==null&&r.children.push(n)}function f(r,{file:e}){r.lockFile=e,r.isInitialised=!0}const m=({kind:r,address:e,
place:n})=>r==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(n.file);function b(r,e){const{kind:n,text:t}=e;return!(n==="module"||
n==="test_module"||m(e))||t===null||!(0,L.Nj)(t)?null:(0,y.un)(r,t.replace(/\?.*$/s,""))}function $(r,e){const{name:n,tests:t}=e;if(t.length===0)return;const s=/^(?:(.*)\/)?tests$/.
exec(n),i=s===null?void 0:r.get(s[1]??""),c=i?.hasConfiguration===!0?i:e;c.isInitialised=!0,c!==e&&(c.tests.push(...t),e.tests=[])}const F=({name:r,tests:e})=>e.
flatMap(n=>b(r,n)??[]);function H(r){const e=new Set;for(const n of r.values())for(const t of[...n.children,...F(n)])t!==n.name&&e.add(t);return[...r.values()].
filter(({name:n,hasConfiguration:t,isInitialised:s})=>t&&(s||!e.has(n)))}function Z({usages:r,declared:e,clients:n,patterns:t}){const s=n.map(g=>({client:g,directories:O(
r,e,g)}));if(t.length===0)return s.map(g=>({...g,roots:H(g.directories)}));const i=[...new Set(s.flatMap(({directories:g})=>[...g.keys()]))],c=new Set(t.flatMap(
g=>i.filter(E=>oe(g,E)))),v=g=>g.hasConfiguration&&c.has(g.name);return s.map(g=>({...g,roots:[...g.directories.values()].filter(v)}))}const oe=(r,e)=>r.matches(
e===""?".":e),he=(r,e)=>e.flatMap(n=>{const t=({directories:s})=>s.values().some(i=>i.hasConfiguration&&oe(n,i.name));return r.some(t)?[]:[n.text]});function*de(r,{
changed:e,versions:n,hasCalls:t=!0}){const s=e&&J(e);for(const{client:i,directories:c,roots:v}of r)for(const g of v){const E=ve(g,c);s!==null&&!E.some(({name:I})=>s.
has(I))||(yield K(g,E,{client:i,versions:n,hasCalls:t}))}}function J(r){const e=[...r].map(y.jt),n=e.filter(t=>/(^|\/)tests$/.test(t));return new Set([...e,...n.
map(y.jt)])}function ve(r,e){const n=new Set([r]),t=s=>{const i=e.get(s);i!==void 0&&n.add(i)};F(r).forEach(t);for(const{children:s}of n)s.forEach(t);return[...n]}
var q=M(9160),ne=M(9804),Fe=M(5143),re=M(5799),ae=M(1064),pe=M(1752),se=M(1731);function*At(r,e){for(const s of r.providers){const i=xt(s,r.client,e);i!==null&&
(yield i)}const{client:n}=r,t=r.clientVersions.length===0?null:e.versionIn(n,r.directory);if(t!==null)for(const{text:s,place:i}of r.clientVersions)(0,pe.n7)(s,t)===
"not-met"&&(yield{problem:(0,ne.Ov)({client:n,version:t,constraint:s}),places:[i]})}function xt(r,e,n){const{constraints:t,provider:s}=r;if(It(t.map(({text:W})=>W)))
return n.upgrade?null:Tt(r,n);const i=t.flatMap(({text:W,place:X})=>Se(W).map(Y=>({...Y,place:X}))),c=(0,B.JT)(s);if(e==="opentofu"&&(0,pe.jF)(i))return{problem:(0,ne.
jF)({reason:"unspecified",provider:c}),places:Pe(i)};const v=(0,pe.Sx)(i,pe.Nd),g=[...new Set(v.map(se.mb))],E=i.filter(W=>g.includes((0,se.mb)(W)));return{problem:(0,ne.
id)({of:`provider ${c}`,terms:g}),places:Pe(E)}}function Tt({provider:r,constraints:e,locked:n},{clients:t}){const s=n===null?null:(0,se.rK)(n.version.text);if(n===
null||s===null)return null;const i=E=>(0,pe.XA)([s],E.flatMap(({text:I})=>Se(I)))===null;if(!i(e))return null;const c=e.filter(E=>i([E])),v=c.length===0?e:c;return{
problem:(0,ne.N0)({provider:(0,B.JT)(r),version:(0,se.Cg)(s),constraints:[...new Set(v.map(({text:E})=>(0,se.kv)(Se(E))))],clients:t}),places:Pe([n.version,...v])}}
const Pe=r=>[...new Set(r.map(({place:e})=>e))],Ke="\0";function Se(r){const e=(0,se._T)(r);return e.ok?e.value:[]}const yt=(0,q.HK)(r=>{const e=r.split(Ke).flatMap(
Se),n=e.map(({version:t})=>t);return(0,pe.XA)(n,e)!==null||(0,pe.Nd)(e)}),It=r=>yt([...new Set(r)].join(Ke));function $t(r){const e=new Map;return{add:s=>{const i=(0,y.
Gz)(s.directory==="."?"":s.directory,"main.tf"),c=(0,Fe.Zl)(i)?i:null;for(const v of At(s,r)){const g=Dt(v),E=e.get(g);if(E===void 0){e.set(g,{...v,having:new Set(
[s.client]),aside:c});continue}E.having.add(s.client),c===null&&(E.aside=null)}},notes:()=>Array.from(e.values(),({problem:s,places:i,having:c,aside:v})=>{const E=s.
code!=="client-version"&&c.size===r.clients.length?ae.Du:[...c];return(0,re.hD)(s,{places:i,clients:E,...v===null?{}:{aside:v}})})}}const Dt=({problem:r,places:e})=>[
r.code,r.message,...e.map(Fe.df)].join(`
`);var We=M(8011),He=M(3229),Pt=M(1022);function*Ct(r,e,n){const t=new Set;for(const s of r){if(s.kind==="lock_provider"){const c=`${s.place.file}
${s.text}`;if(t.has(c)){const v=(0,ne.FA)({reason:"twice",provider:s.text??""});yield we(s.place,{problem:v,clients:ae.Du})}t.add(c)}const i=Lt(s,n);i!==null&&(yield we(
(s.version??s).place,i))}for(const s of e){const i=Ft(s,n);i!==null&&(yield i)}}function we(r,{problem:e,clients:n,...t}){const s=n.filter(i=>Rt(r.file).includes(
i));return(0,re.hD)(e,{...t,places:[r],clients:s})}const Rt=r=>/\.tofu(\.json)?$/.test(r)?["opentofu"]:ae.Du,Nt=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Lt(r,e){
switch(r.kind){case"module":case"module_missing":case"test_module":return jt(r,e);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return Nt.test(r.place.file)?null:Bt(r);case"lock_provider":return Ut(r);default:return null}}const Ce=(r,e)=>({problem:(0,ne.jF)({reason:"syntax",text:r,
why:e}),clients:ae.Du,isPlaceholder:(0,He.Kc)(r)}),Ee=r=>({problem:r,clients:ae.Du});function jt(r,{releases:e}){const{address:n,version:t}=r;if(t===void 0)return null;
const{text:s,value:i}=t;if(i!==void 0)return!e.every(({client:X,before:Y})=>X!=="terraform"||Y==="1.15")&&i.terraform!==void 0?null:{problem:(0,ne.jF)({reason:"\
expression",address:n}),clients:["terraform"]};const c=(0,se.PW)(s);if(!c.ok)return Ce(s,c.why);const v=ae.Du.filter(I=>!(0,pe.gH)(c.value,I));if(v.length===0)return null;
const g=c.value.find(({version:I})=>(0,se.Ty)(I)),E=g&&(0,se.Cg)(g.version);return{problem:(0,ne.id)({of:n,terms:[s],preRelease:E}),clients:v}}function Bt({kind:r,
address:e,text:n,version:t}){if(t===void 0)return null;if(t.value!==void 0)return Ee((0,ne.jF)({reason:"not-a-string",address:e}));const s=(0,se._T)(t.text);if(!s.
ok)return Ce(t.text,s.why);const i=ae.Du.filter(v=>r==="required_provider"?(0,Pt.m)(n??"",v).kind==="builtin":(0,U.op)(e)==="terraform");if(i.length===0)return null;
const c=n??"terraform.io/builtin/terraform";return{problem:(0,ne.jF)({reason:"built-in",provider:c}),clients:i}}function Ut({text:r,version:e,constraints:n=""}){
const t=r??"";if(e===void 0||e.value!==void 0)return Ee((0,ne.FA)({reason:"no-version",provider:t}));const s=(0,se.rK)(e.text);if(s===null)return Ee((0,ne.FA)({
reason:"not-a-version",provider:t}));const i=(0,se.Cg)(s);if(i!==e.text)return Ee((0,ne.FA)({reason:"not-normal",of:"version",provider:t,normal:i}));if(n==="")return null;
const c=(0,se._T)(n);if(!c.ok)return Ee((0,ne.FA)({reason:"not-constraints",provider:t}));const v=(0,se.kv)(c.value);return v===n?null:Ee((0,ne.FA)({reason:"not\
-normal",of:"constraints",provider:t,normal:v}))}function Ft(r,{set:e,versions:n}){const{kind:t,text:s,place:i}=r;if((0,ae.SO)(t)){const I=e.filter(X=>X!==ae.$I[t].
client),W=we(i,{problem:(0,We.jP)({kind:t}),clients:I});return W.clients.length===0?null:W}if(h(r))return null;const c=t!=="provider-version",v=c?(0,se.PW)(s):(0,se.
_T)(s),g=c?ae.Du.filter(I=>A({kind:t,place:i},I,n)):ae.Du;if(!v.ok)return we(i,{...Ce(s,v.why),clients:g});if(!c||!v.value.some(({version:I})=>(0,se.Ty)(I)))return null;
const E=(0,ne.jF)({reason:"pre-release",text:s});return we(i,{problem:E,clients:g})}var Ve=M(4e3),Me=M(2161),fe=M(7854),Kt=M(3024),ce=M(6760),Ae=M(5747),xe=M(6195);
function ze({root:r,scan:e}){const n=[r,...e.map(i=>(0,ce.resolve)(r,(0,xe.VK)(i).fixed))].map(Te),t=i=>n.some(c=>c!==null&&(0,xe.UO)(i,c)),s=(i,c)=>{const v=Te(
(0,ce.resolve)(r,i));return v===null||!t(v)?[]:(0,Ae.Mc)(v).filter(c).map(({name:E})=>E).sort()};return{list:i=>s(i,c=>!c.isDirectory()),directories:i=>s(i,c=>c.
isDirectory()&&!(0,xe.G$)(c.name)),exists:i=>{const c=Te((0,ce.resolve)(r,i));return c!==null&&t(c)},read:(i,c)=>{const v=Te((0,ce.resolve)(r,i));if(v===null||!t(
v))return null;const g=(0,Ae.yR)(v,c);return g.ok?g.text:null}}}const Te=r=>(0,Ae.N0)(()=>(0,Kt.realpathSync)(r),null),Wt=".github/workflows .circleci .buildkit\
e .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),Ht=r=>/\.ya?ml$/i.test(r),Xe=r=>r==="config.toml",Vt=[["",
Me.Z8],[".github",()=>!1],...Wt.map(r=>[r,Ht]),[".devcontainer",r=>r==="devcontainer.json"||(0,Me.Z8)(r)],[".config",Me.TD],[".config/mise",Xe],[".mise",Xe]],Ge="\
.github/actions",zt=128*1024,Xt=200;function*Gt({root:r,exclude:e},n){const t=ze({root:r,scan:[]}),s=(0,xe.Ls)(e),i=Jt(t).filter(g=>!s(g)),c=g=>g.split("/").length,
v=[...new Set([...i,...n])].sort((g,E)=>c(g)-c(E)||(g<E?-1:1));for(const g of v.slice(0,Xt)){const E=t.read(g);E!==null&&E.length<=zt&&(yield{file:g,text:E})}}function Jt(r){
const e=Vt.flatMap(([t,s])=>r.list(t).filter(i=>s(i)||Re((0,y.Gz)(t,i))).map(i=>(0,y.Gz)(t,i))),n=r.directories(Ge).flatMap(t=>["action.yml","action.yaml"].map(
s=>`${Ge}/${t}/${s}`));return[...e,...n]}const Je=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],Re=r=>Je.some(({path:e})=>e.test(r)),Ye=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function Yt({file:r,text:e}){
if(Re(r)){const n=ye(r,e);return Je.filter(({path:t,line:s})=>t.test(r)&&(s===void 0||n.some(i=>s.test(i.text)))).map(({client:t})=>t)}return e.search(Ye)<0?[]:
ye(r,e).flatMap(n=>n.text.match(Ye)?.map(t=>t.toLowerCase())??[])}const Zt=1e3,Qt=/(^|\s)#.*$/s,qt=/(^|\s)(\/\/|\/?\*).*$/s;function ye(r,e){const n=/jenkinsfile|\.json$/i.
test(r);return e.split(`
`).map((t,s)=>({text:t.slice(0,Zt).replace(n?qt:Qt,"").trimEnd(),number:s+1}))}function Ze(r,{text:e,number:n},t,s){const i=Array.from(e.slice(0,t)).length+1,c=Array.
from(e.slice(t,t+s)).length;return{file:r,line:n,column:i,endColumn:i+c}}const Ne=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opent\
ofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),Qe=r=>Ne.get(r.toLowerCase())??"terraform",en="init|plan|apply|destroy|validate|fmt|(?:w\
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
text:"sets $1_VERSION"}],on=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,rn=/\b(?:echo|printf)\b[^;&|]*/g;function an(r){if(!/terraform|tofu|tfenv/i.
test(r))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(r);if(on.test(r)&&!e)return[];const n=r.replace(rn,s=>" ".repeat(s.length)),t=tn.exec(n);
return t===null?sn.flatMap(s=>cn(s,n)):ln(t)}function cn({form:r,text:e,version:n=null,...t},s){const i=r.exec(s);if(i===null)return[];const[{length:c},v="",g=n]=i,
E=Qe(v),I=e.replace("$1",()=>v);return[{client:E,text:I,version:g,start:i.index,length:c,...t}]}function ln(r){const{index:e,0:{length:n},1:t=""}=r;return nn.flatMap(
({form:s,otherwise:i})=>{const c=s.exec(t);return c===null?[]:[{client:Qe(c[1]??c[2]??""),text:`uses ${t}`,version:null,start:e,length:n,step:{otherwise:i}}]})}
const nt=50,un=100,dn=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function fn(r,e){const n=[],t=new Set;let s=!1;for(const i of Gt(r,e)){for(const g of Yt(i))t.add(g);
if(Re(i.file))continue;const c=i.file.slice(i.file.lastIndexOf("/")+1),v=(0,Me.TD)(c)||i.file.endsWith("mise/config.toml");n.push(...v?bn(i):hn(i)),s||=!v&&dn.test(
i.text)}return{signs:n,setsCloudHostname:s,others:t}}function hn({file:r,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const n=ye(r,e),t=new Map;let s=0;
const i=(0,fe.Oo)(c=>(s+=1,s>nt?[c]:kn(c,n)));for(const[c,v]of n.entries()){if(t.size>=nt)break;for(const g of an(v.text)){const{client:E,start:I,length:W,level:X="\
tool"}=g;for(const Y of vn(g,n,c,i)){const le=`${E} ${X} ${Y}`;if(t.has(le))continue;const te=Ze(r,v,I,W);t.set(le,{client:E,level:X,place:te,text:(0,Ve.dh)(g.text,
un),version:Y})}}}return pn(r,[...t.values()])}function pn(r,e){return!e.some(({client:t})=>t==="opentofu")||!/atlantis\.ya?ml$/.test(r)?e:e.filter(({client:t,version:s})=>t===
"opentofu"||s!==null).map(t=>({...t,client:"opentofu"}))}const mn=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function vn({version:r,
step:e},n,t,s){if(e===void 0)return r===null?[null]:s(r);const i=gn(n,t).map(({text:c})=>mn.exec(c)?.[1]?.replace(/^["']|["']$/g,"")).find(c=>c!==void 0);return i===
void 0?[e.otherwise]:s(i)}const st=40;function gn(r,e){const n=r[e]?.text??"",t=n.search(/\b(uses|task):/),s=({text:I})=>I===""||I.length-I.trimStart().length>=
t,c=n.trimStart().startsWith("-")?[]:r.slice(Math.max(0,e-st),e),v=c.findLastIndex(I=>!s(I)),g=r.slice(e+1,e+st),E=g.findIndex(I=>!s(I));return[...c.slice(v<0?c.
length:v),...g.slice(0,E<0?void 0:E)]}const _n=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function kn(r,e){
const[,n,t,s]=_n.exec(r.trim())??[],i=n??t??s;if(i===void 0)return[r.trim()];for(const{text:c}of e){const v=c.indexOf(i),g=v<0?void 0:En.exec(c.slice(v+i.length))?.[1];
if(g===void 0||/[\w-]$/.test(c.slice(0,v)))continue;const E=g.startsWith("[")?g.match(/[^\s"',[\]]+/g):[g.replace(/["']/g,"")];if(E!==null&&E.length>0)return E}
return[r]}const En=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,On=/[^\s"',\]}]+/;function bn({file:r,text:e}){const n=ye(r,e);return r.endsWith(
".terraform-version")?ot(r,n,"terraform"):r.endsWith(".opentofu-version")?ot(r,n,"opentofu"):r.endsWith(".toml")?An(r,n):wn(r,n)}function Le(r,e,n,t,s=0){const i=Ze(
r,e,s,e.text.length-s),c=t===null?`selects ${n}`:`selects ${n} ${t}`;return{client:n,level:"version-file",place:i,text:(0,Ve.dh)(c,100),version:t}}function ot(r,e,n){
const t=e.find(({text:s})=>s.trim()!=="");return t?[Le(r,t,n,On.exec(t.text)?.[0]??null)]:[]}function wn(r,e){return e.flatMap(n=>{const[t="",s=null]=n.text.trim().
split(/\s+/),i=Ne.get(t);return i===void 0?[]:[Le(r,n,i,s)]})}const Mn=/^\s*\[\s*([\w."':/-]+)\s*\]/,Sn=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function An(r,e){const n=[];let t="";for(const s of e){const i=Mn.exec(s.text);i!==null&&(t=(i[1]??"").replaceAll('"',""));const[,c="",v=""]=Sn.exec(s.text)??[],
g=/^tools\.(?:\w+:)?(.+)$/.exec(t)?.[1],E=Ne.get(t==="tools"?c:c==="version"?g??"":"");if(E===void 0)continue;const I=/\bversion\s*=\s*(.*)$/s.exec(v)?.[1]??v,W=I.
match(/[^\s"',[\]{}=]+/g)??[];for(const X of I.startsWith("[")?W:W.slice(0,1))n.push(Le(r,s,E,X,s.text.length-s.text.trimStart().length))}return n}var Q=M(8321),
ge=M(7905),_e=M(7052),xn=M(2990);const je=5e4;function Tn(r,e,n=new Map){const t=[],s=r.flatMap(c=>c.notes),i=new yn(r,e,n);for(const c of r)if(!c.isContext)for(const v of c.
references){if(t.length>=je)return s.push(rt(c.file)),it(t,s);const g=(0,ge.RO)(c,v,e,n);for(const E of g)t.push(i.usageOf(c,v,E));for(const E of i.notesOf(c,v,
g))s.push(E)}for(const c of(0,xn.F)(r))t.push(c);return it(t,s)}const rt=r=>(0,re.sb)(r,(0,_e.ub)({kind:"module-usages",max:je})),it=(r,e)=>({usages:r.sort((n,t)=>at(
n.place,t.place)),notes:e.sort((n,t)=>at((0,re.Xd)(n),(0,re.Xd)(t)))});class yn{files;values;known;overrides;constructor(e,n,t){this.files=e,this.values=n,this.
known=t,this.overrides=e.filter(({kind:s})=>s.isOverride)}usageOf(e,n,t){const{kind:s,value:i,address:c,constraints:v,place:g,row:E,hasOwnToken:I,workspace:W}=n,
{meanings:X,first:Y,needs:le}=t,te=this.inForce(e,n,X),ue=te.size===X.size&&le!==null,ke={kind:s,host:Y.host,isHostImplied:Y.isHostImplied,directHost:Y.directHost,
hasOwnToken:I,text:i?.text??null,address:c,version:this.versionOf(n),constraints:v,place:g,clients:e.kind.clients,needs:ue?le:(0,ge.hN)(te,n.row,this.stateHost),
isOverridden:te.size===0,workspace:W};return ue&&E.backend===void 0&&i?.kind!=="pieces"?ke:{...ke,...this.decisionOf(n,t,te)}}decisionOf({value:e,row:n},{meanings:t},s){
const i=[...t],c=i.flatMap(([E,I])=>I.evaluated===void 0?[]:[[E,I.evaluated]]),v=[...s].flatMap(([E,{needed:I}])=>{const W=I==="state"?this.stateHost(E):null;return W===
null?[]:[[E,W]]}),g=i.flatMap(([E])=>s.has(E)?[]:E);return{...e?.kind==="pieces"?{evaluated:Object.fromEntries(c)}:{},...n.backend===void 0?{}:{backend:n.backend},
...s.size===0||g.length===0?{}:{replacedFor:g},...i.some(([,{needed:E}])=>E==="state")?{stateHosts:Object.fromEntries(v)}:{}}}notesOf(e,n,t){const{place:s,row:i,
value:c}=n,v=[s],g=new Map;for(const{meanings:E}of t)for(const[I,{problem:W,host:X}]of E){if(W===void 0||!this.isInForce(e,n,I))continue;const Y=W.code==="sourc\
e-dynamic";if(Y&&e.notes.some(Os=>(0,re.Xd)(Os)?.line===s.line))continue;const le=c?.kind==="known"&&(0,He.Kc)(c.text),te=Y?W.message:W.code,ue=g.get(te),ke=ue===
void 0?X:ue.namedHost??null,G=[...ue?.clients??[],I],ie={namedHost:ke,clients:G,places:v,isPlaceholder:le};g.set(te,(0,re.hD)(ue?.problem??W,ie))}if(i.isReserved){
const E=(0,We.ME)({block:"required_providers",parent:"terraform"});g.set(E.code,(0,re.hD)(E,{places:v,clients:e.kind.clients}))}return[...g.values()]}inForce(e,n,t){
return this.overrides.length===0?t:new Map([...t].filter(([s])=>this.isInForce(e,n,s)))}isInForce({kind:e},{mergeKey:n},t){return e.isOverride||n===null||!this.
replaced(t).has(n)}replaced=(0,fe.Oo)(e=>{const n=new Set;for(const{kind:t,references:s,scope:i}of this.overrides)if(t.clients.includes(e)){i.hasBackend&&n.add(
"backend");for(const{mergeKey:c,value:v,localName:g}of s)c!==null&&(v!==void 0||g!==null)&&n.add(c)}return n});stateHost=(0,fe.Oo)(e=>{for(const n of this.files)
if(n.kind.clients.includes(e))for(const t of n.references){if(!(t.row.merges==="backend")||!this.isInForce(n,t,e))continue;const[i]=(0,ge.RO)(n,t,this.values,this.
known),c=i?.meanings.get(e)?.needed??null;if(c!==null&&c!=="state")return c}return null});versionOf(e){if(e.version===null)return;const{value:n,place:t}=e.version;
if(n.kind==="known")return{text:n.text,place:t};const s=ae.Du.flatMap(c=>{const v=this.values(e,n,c).flat();if(v.some(({withheld:I})=>I!==null))return[];const[g,
...E]=v;return[[c,E.length===0&&g?.isWhole===!0?g.text:null]]});return{text:In.test(n.text)?n.text:"\u2026",value:Object.fromEntries(s),place:t}}}const In=/^(?!<<)"?[^"]*"?$/,
at=(r,e)=>r===null||e===null?0:r.file!==e.file?r.file<e.file?-1:1:r.line-e.line||r.column-e.column;var Ie=M(2245),$e=M(400),z=M(6134),$n=M(4667);function Dn(r,e,n){
const t=(0,$n.F)(n),s=[],i=new Set([""]);if(e.kind==="native")for(const{type:c}of e.blocks)i.add(c);else for(const{name:c}of e.members)i.add(c);for(const c of i)
for(const v of t.get(c)??[]){const g=new Pn(r,v,s);for(const E of ct(v.path,0,{body:e,block:void 0,names:[]}))g.read(E)}return s}function ct(r,e,n){const t=r[e];
if(t===void 0)return[n];const{type:s,labels:i}=t;return(0,z.SH)(n.body,s,i.length).flatMap(c=>{const{labels:v,body:g}=c;if(i.some((I,W)=>I!=="*"&&I!==v[W]?.value))
return[];const E=[...n.names,s,...v.map(({value:I})=>I)];return ct(r,e+1,{body:g,block:c,names:E})})}class Pn{source;row;found;constructor(e,n,t){this.source=e,
this.row=n,this.found=t}read(e){const{body:n,block:t,names:s}=e;switch(this.row.position){case"entries":for(const i of(0,z.Td)(n))this.addEntry(s,i);return;case"\
label":{const i=t?.labels.at(-1);if(i===void 0)return;const c={kind:"known",text:(0,Q.Yo)(i.value)},v=this.source.place(i),g=this.version((0,z.w4)(n,"version")?.
value),E=(0,Q.bK)((0,z.w4)(n,"constraints")?.value)??void 0;this.add(s.slice(0,-1),{value:c,place:v,version:g,constraints:E});return}case"manifest":this.addManifest(
n);return;default:this.addArguments(e,this.row.position)}}add(e,n){const{row:t}=this,{kind:s=t.kind,version:i=null,localName:c=null,hasOwnToken:v=!1}=n;this.found.
push({row:t,kind:s,address:(0,Q.Bs)(e),value:n.value,version:i,constraints:n.constraints,place:n.place,mergeKey:Cn(t,e),localName:c,hasOwnToken:v,workspace:n.workspace})}addArguments({
body:e,block:n,names:t},s){const{row:i,source:c}=this;if(i.backend!==void 0&&(0,Q.bK)((0,z.w4)(e,"backend")?.value)!==i.backend)return;const v=i.backend===void 0?
void 0:(0,z.w4)(e,"config")?.value,g=I=>i.backend===void 0?(0,z.w4)(e,I)?.value:Oe(v,I),E={version:this.version((0,z.w4)(e,"version")?.value),hasOwnToken:i.grammar===
"host"&&g("token")!==void 0,workspace:i.merges==="backend"&&i.grammar==="host"?Rn(e):void 0};for(const I of s){const W=g(I);if(W!==void 0)this.add(t,{...E,...this.
written(W)});else if(i.absent!==void 0&&n!==void 0){const Y=v!==void 0&&v.kind!=="object"?(0,Q.C5)((0,Q.wK)(c,v),I):void 0;this.add(t,{...E,kind:i.absent,value:Y,
place:c.place(n)})}}}written(e){const{row:n,source:t}=this;return{value:n.defaults!==void 0&&e.kind==="primitive"&&e.value===null?void 0:(0,Q.wK)(t,e,n.isLiteral),
place:t.place(e)}}addEntry(e,{name:n,value:t}){const{row:s,source:i}=this,c=[...e,n],v=(0,Q.Yo)(n);if(t.kind==="object"){const E=Oe(t,"source");this.add(c,{localName:v,
kind:E===void 0?s.absent??s.kind:s.kind,value:E&&(0,Q.wK)(i,E,s.isLiteral),version:this.version(Oe(t,"version"),Q.wK),place:i.place(E??t)});return}const g=["str\
ing","primitive","template"].includes(t.kind);this.add(c,{localName:v,kind:g?"required_provider_legacy":"required_provider_invalid",value:void 0,version:g?this.
version(t):null,place:i.place(t)})}addManifest(e){const n=(0,z.w4)(e,"Modules")?.value;if(n?.kind==="tuple")for(const t of n.elements){const s=Oe(t,"Source"),i=(0,Q.
bK)(Oe(t,"Key"));if(s===void 0||i===null)continue;const c=this.version(Oe(t,"Version"));this.add(["module",i],{...this.written(s),version:c})}}version(e,n=Q.yR){
const t=e&&n(this.source,e);return e&&t?{value:t,place:this.source.place(e)}:null}}function Cn({merges:r},e){return r===void 0||r==="backend"?r??null:(0,Q.Bs)([
r,e.at(-1)??""])}function Rn(r){const[e]=(0,z.SH)(r,"workspaces",0);return{organization:(0,Q.bK)((0,z.w4)(r,"organization")?.value),name:e?(0,Q.bK)((0,z.w4)(e.body,
"name")?.value):null}}const Oe=(r,e)=>r?.kind==="object"?r.items.find(n=>n.name===e)?.value:void 0,De={providerUses:new Map,hasBackend:!1,declared:[]},lt=new Map(
[["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function ut(r,e){const n=new dt(
r);if(e.kind==="native")for(const c of e.blocks)lt.get(c.type)===c.labels.length&&n.read(c);else for(const[c,v]of lt)(0,z.SH)(e,c,v).forEach(n.read,n);const{providerUses:t,
hasBackend:s,declared:i}=n;return{providerUses:t,hasBackend:s,declared:i}}function Nn(r,e){const n=new dt(r),t=(0,z.w4)(e,"terraform_binary"),s=(0,Q.bK)(t?.value)??
"",i=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(s)?.[1];t!==void 0&&i!==void 0&&n.declare("binary",t.value,i),n.declareVersion("version",(0,z.w4)(e,"terrafor\
m_version_constraint"));const{declared:c}=n;return c.length===0?De:{...De,declared:c}}class dt{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){
this.source=e}read(e){const{type:n,labels:t,body:s}=e;switch(n){case"language":this.declare("language",e);for(const i of(0,z.SH)(s,"compatible_with",0))this.declareVersion(
"compatible",(0,z.w4)(i.body,"opentofu"));return;case"terraform":this.hasBackend||=ft(s);for(const i of(0,z.SH)(s,"encryption",0))this.declare("encryption",i);this.
declareVersion("version",(0,z.w4)(s,"required_version"));return;case"provider":for(const i of t)this.use(i.value,i.value,i,[e]),this.declareVersion("provider-ve\
rsion",(0,z.w4)(s,"version"),(0,Q.Yo)(i.value));(0,z.w4)(s,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const i of(0,z.SH)(s,
"data",2))this.readTyped(i,[e,i]);return;case"import":this.readNamed(e,[e]);return;default:n==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,n,t="",s=null){
this.declared.push({kind:e,text:t,localName:s,place:this.source.place(n)})}declareVersion(e,n,t=null){const s=(0,Q.bK)(n?.value);n!==void 0&&s!==null&&this.declare(
e,n.value,s,t)}readTyped(e,n){const[t]=e.labels;t===void 0||this.readNamed(e,n)||this.use(jn(t.value),t.value,t,n)}readNamed(e,n){const t=(0,z.w4)(e.body,"provi\
der")?.value,s=t===void 0?void 0:Fn(this.source,t);return t===void 0||s===void 0?!1:(this.use(s,s,t,n),!0)}use(e,n,t,s){if(this.providerUses.has(e))return;const i={
text:(0,Q.Yo)(n),address:Ln(s),place:this.source.place(t)};this.providerUses.set((0,Q.Yo)(e),i)}}const ft=r=>(0,z.SH)(r,"backend",1).length>0||(0,z.SH)(r,"cloud",
0).length>0,Ln=r=>(0,Q.Bs)(r.flatMap(({type:e,labels:n})=>[e,...n.map(({value:t})=>t)])),jn=r=>{const e=r.indexOf("_");return e<0?r:r.slice(0,e)},Bn=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
Un=256;function Fn({text:r},{start:e,end:n}){return Bn.exec(r.slice(e,Math.min(n,e+Un)))?.[1]}const Kn=64;function*Wn(r,e){const n=[],t=[];let[s,i]=[0,je];for(const[
c,{path:v,file:g,kind:E,isContext:I}]of r.entries()){if(c>0&&c%Kn===0&&(yield e+c))return null;const X=(0,Ae.yR)(v);if(!X.ok){const{failure:te}=X,ue=te.kind==="\
size"?(0,_e.ub)(te):(0,_e.WO)({what:"file",code:te.code});t.push((0,re.sb)(g,ue));continue}if(!X.isUtf8&&!I){const te=Hn("\uFFFD",X.text);t.push((0,re.sb)(g,(0,_e.
U$)({error:null,file:g}),te))}s+=X.bytes;const Y=Gn(X.text,E,g,I),le=ht(Y);if(le>i){t.push(rt(g));const te={...Y.scope,providerUses:De.providerUses};n.push({...Y,
references:Y.references.slice(0,i),scope:te});break}i-=le,n.push(Y)}return{files:n,notes:t,bytes:s}}const ht=({references:r,scope:e})=>r.length+e.providerUses.size;
function Hn(r,e){const n=e.slice(0,e.indexOf(r)).split(`
`),t=Array.from(n.at(-1)??"").length+1;return{line:n.length,column:t,endColumn:t+1}}function*Vn(r){const e=(i,c)=>({kind:i,text:"",localName:null,place:{file:c,
...re.wv}}),n=r.filter(({kind:i})=>i.class==="config"),[t]=n;t!==void 0&&r.every(i=>ht(i)===0)&&(yield e("module",t.file));const s=n.filter(({scope:i})=>i.hasBackend);
for(const i of new Set(s.map(({kind:c})=>c.clients))){const c=n.find(({kind:v})=>v.clients===i);c!==void 0&&(yield e("state",c.file))}for(const{file:i,kind:c,references:v,
scope:g,isContext:E}of r)c.class==="lock"&&v.length===0&&(yield e("lock",i)),c.class==="config"&&!E&&(yield*g.declared)}const zn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function pt(r){return r.kind.class!=="terragrunt"||r.references.length>0?!1:!zn.test(r.file)}const Xn={config:ut,query:ut,terragrunt:Nn};function Gn(r,e,n,t=!1,s=new z.
n_){const i=(e.syntax==="json"?Ie.O:$e.K)(r,s),c=(0,Q.rI)(i,n),{body:v}=i,g=Dn(c,v,e.class),E=Xn[e.class]?.(c,v)??De,I=pt({file:n,kind:e,references:g})&&!s.isExceeded(),
W=t||I?[]:Jn(i,e,n);return{file:n,kind:e,references:g,scope:E,notes:W,isContext:t}}function Jn({problems:r,parts:e},n,t){return e.isExceeded()?[(0,re.sb)(t,(0,_e.
ub)({kind:"parts",max:e.max}))]:r.map(({message:s,...i})=>{const c=n.class==="lock"?(0,ne.FA)({reason:"syntax",error:s}):(0,_e.U$)({error:s,file:t});return{...(0,re.
sb)(t,c,i),clients:n.clients}})}var Yn=M(5603),Zn=M(9488);const Qn=25e4;function*qn(r,e,n=Qn){const t=new es(e,n);yield*t.collect(r);const s=yield*t.decideOpen();
return t.result(s)}class es{items=[];notes=(0,fe.G4)();known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new Yn.j;aside={toolFiles:[],hasPlugins:!1};counts={
files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,n){this.values=e(this.found),this.maxUsages=n}*collect(e){
const{counts:n}=this;for(const{name:t,files:s,notes:i}of(0,Zn.G)(e,this.aside)){if(this.endedAt=t,yield n.files)return;for(const v of i)this.notes.add(v);if(s.length===
0)continue;if(this.isFull(n.decided+n.open,t))break;const c=yield*Wn(s,n.files);if(c===null)return;n.bytes+=c.bytes;for(const v of c.notes)this.notes.add(v);this.
add({directory:t,files:c.files})}this.endedAt=null}*decideOpen(){const e=[];let n=!1;for(const t of this.items){if(!("files"in t)){e.push(t);continue}if(n||=this.
isFull(this.counts.decided,t.directory),!n)if(yield this.counts.files)this.endedAt??=t.directory,n=!0;else for(const s of this.decide(t.files))e.push(s)}return e}result(e){
const{signs:n,notes:t,declared:s,aside:i,isEmpty:c,usesTerragrunt:v,endedAt:g}=this,{files:E,bytes:I}=this.counts;return{...{usages:e,declared:s,notes:t.all(),...n.
end(e),...i},files:E,bytes:I,isEmpty:c,usesTerragrunt:v,endedAt:g}}add(e){const{files:n}=e;this.counts.files+=n.length;for(const s of Vn(n))this.declared.push(s);
for(const s of n){const i=!pt(s),c=s.kind.class==="terragrunt";i&&(this.isEmpty=!1),c&&this.found.terragrunt.push(s.file),this.usesTerragrunt||=c&&i,this.signs.
addFile(s)}const t=n.some(ge.S9);for(const s of n)(t||!s.isContext)&&this.addCalls(s);if(t){this.items.push(e);for(const{references:s}of n)this.counts.open+=s.length}else
for(const s of this.decide(n))this.items.push(s)}addCalls({file:e,references:n}){for(const{kind:t,value:s}of n){if(t!=="module"||s===void 0)continue;(s.kind==="\
pieces"||(0,L.Nj)(s.text))&&this.found.calls.push({source:s.text,file:e})}}decide(e){const{usages:n,notes:t}=Tn(e,this.values,this.known);for(const s of t)this.
notes.add(s);return this.counts.decided+=n.length,n}isFull(e,n){const t=this.maxUsages;return e<t?!1:(this.notes.add((0,re.sb)(n,(0,_e.ub)({kind:"usages",max:t}))),
!0)}}function ts(r,e,n){const t=n.list(r),s=new Set(t),i=new z.n_,c=new mt,v=t.flatMap(g=>{const E=(0,Me.L8)(g,s,"");return E?.class==="lock"&&(c.isRoot=!0),E?.
class==="config"&&E.clients.includes(e)?[{name:g,kind:E}]:[]});for(const g of[!1,!0])for(const{name:E,kind:I}of v){const W=I.isOverride===g?n.read((0,y.Gz)(r,E)):
null;if(W!==null&&c.read((I.syntax==="json"?Ie.O:$e.K)(W,i)),i.isExceeded())return vt}return c.bytes+=i.bytes,c}class mt{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:n}){this.bytes+=e.length;for(const t of(0,z.SH)(n,"variable",1))this.readVariable(t,e);for(const t of(0,z.SH)(n,"locals",0))Be(this.locals,t,e);for(const t of(0,z.
SH)(n,"module",1)){const s=t.labels[0]?.value??"",i=this.calls.get(s)??new Map;this.calls.set(s,i),Be(i,t,e)}for(const{body:t}of(0,z.SH)(n,"terraform",0))this.isRoot||=
ft(t)}readVariable({labels:e,body:n},t){const s=e[0]?.value??"",i=this.variables.get(s)??{};this.variables.set(s,i);const c=I=>{const W=(0,z.w4)(n,I)?.value;return W&&
(0,q._3)({expression:W,text:t},(0,q.os)())},v=c("default"),g=c("const"),E=c("nullable");v!==void 0&&(i.default=v),g!==void 0&&(i.isConst=String(g)==="true"),String(
c("sensitive"))==="true"&&(i.isConst=!1),E!==void 0&&(i.isNullable=String(E)==="true")}}function Be(r,{body:e},n){for(const{name:t,value:s}of(0,z.Td)(e))r.set(t,
{expression:s,text:n})}const vt=new mt,gt=/\.tfvars(\.json)?$/,_t=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,kt=/^terraform\.tfvars/,ns=/\.(tf|tofu)(\.json)?$/,
Ue=200,Et=1024*1024,ss=2;function os(r,e){const n=new z.n_;let t=0;const s=E=>{const I=t>Et?null:e.read((0,y.Gz)(r,E),Et);return t+=I?.length??0,rs(E,I,n)},i=e.
list(r).filter(E=>gt.test(E)),c=i.filter(E=>!_t.test(E));for(const E of Ot("",r,e,ss))c.push(E);const v=i.filter(E=>_t.test(E)).slice(0,Ue).sort((E,I)=>Number(kt.
test(I))-Number(kt.test(E))).map(s).reverse(),g=c.slice(0,Ue).map(E=>({given:s(E),from:`with ${(0,y.Gz)(r,E)}`}));return{loaded:E=>v.map(I=>I(E)).find(I=>I),others:g,
bytes:t+n.bytes}}function*Ot(r,e,n,t){if(t!==0)for(const s of n.directories(e).slice(0,Ue)){const[i,c]=[(0,y.Gz)(e,s),(0,y.Gz)(r,s)],v=n.list(i);if(!v.some(g=>ns.
test(g))){for(const g of v)gt.test(g)&&(yield(0,y.Gz)(c,g));yield*Ot(c,i,n,t-1)}}}function rs(r,e,n){if(e===null)return()=>()=>{};const t=r.endsWith(".json"),{text:s,
body:i}=(t?Ie.O:$e.K)(e,n);if(n.isExceeded())return()=>()=>{};const c=new Map;for(const{name:v,value:g}of(0,z.Td)(i))c.has(v)||c.set(v,g);return v=>{const g=c.get(
v);return g&&(()=>(0,q._3)({expression:g,text:s},(0,q.os)()))}}const is=64*1024,bt={coalesce:r=>r.includes(void 0)?void 0:r.find(e=>e!==null&&e!==""),format:([r,
...e])=>{if(typeof r!="string"||!/^(?:[^%]|%s)*$/.test(r))return;const n=e.map(q.Uk),t=r.split("%s");if(!(n.includes(void 0)||n.length!==t.length-1))return t.map(
(s,i)=>s+(n[i]??"")).join("")},join:([r,e])=>{if(typeof r!="string"||typeof e!="function")return;const n=[];let t=0;for(let s=0;n.length===s;s++){const i=(0,q.Uk)(
e(String(s)));if(i!==void 0&&n.push(i),t+=r.length+(i?.length??0),t>is)return}return n.length===0?void 0:n.join(r)},lower:([r])=>typeof r=="string"?r.toLowerCase():
void 0},wt=(r,e)=>Object.hasOwn(bt,r)?bt[r]?.(e):void 0,be=r=>ce.posix.dirname(`/${r}`);function as(r){const{from:e,unit:n,parent:t,isSet:s}=r,i=be(e),c=(v,g)=>ce.
posix.relative(v,g)||".";return{basename:([v])=>typeof v=="string"?ce.posix.basename(v):void 0,dirname:([v])=>typeof v=="string"?ce.posix.dirname(v):void 0,find_in_parent_folders:v=>cs(
r,v),get_env:([v,g])=>typeof v=="string"&&!s(v)?g:void 0,get_original_terragrunt_dir:()=>be(n),get_parent_terragrunt_dir:([v])=>be(t(v)),get_path_from_repo_root:()=>c(
"/",i),get_path_to_repo_root:()=>c(i,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>i,path_relative_from_include:([v])=>c(i,be(t(v))),path_relative_to_include:([
v])=>c(be(t(v)),i),try:v=>v.find(g=>g!==void 0)}}function cs({from:r,files:e},n){const[t=n.length===0?"terragrunt.hcl":void 0,s]=n;if(typeof t=="string"){for(let i=be(
r);i!=="/";){i=ce.posix.dirname(i);const c=ce.posix.join(i,t);if(e.exists(c.slice(1)))return c}return s}}const me={uses:1e3,depth:40,instances:1e5,kept:100*1024*
1024,read:1024*1024*1024};class ls{effort=new q.Pg;dynamicCalls;kept=this.nothing();depth=0;read=0;context;client;evaluation;constructor(e,n,t){this.context=e,this.
client=n,this.evaluation=t}of(e){const{instances:n,bytes:t}=this.kept;return(n>me.instances||t>me.kept)&&(this.kept=this.nothing()),this.find(e)}nothing(){const e=new Map,
n=(0,fe.Oo)(i=>this.declarationsIn(i)),t=(0,fe.Oo)(i=>this.rootsIn(i)),s=(0,fe.Oo)(i=>Map.groupBy(n(i).calls,([,c])=>this.target(i,c)));return{instances:0,bytes:0,
found:e,declarations:n,roots:t,calls:s}}find(e){const{found:n,declarations:t,roots:s}=this.kept,i=n.get(e);if(i!==void 0)return i;n.set(e,[]),this.depth+=1;const c=this.
calledBy(e);this.depth-=1;const g=[...c.length===0||t(e).isRoot?s(e):[],...c];return n.set(e,g),g}declarationsIn(e){if(this.read>me.read)return vt;const n=ts(e,
this.client,this.context.files);return this.count(n),n}count({bytes:e}){this.kept.bytes+=e,this.read+=e}rootsIn(e){const{files:n,setBy:t}=this.context;if(this.read>
me.read)return[this.unknown(e)];const s=os(e,n),{loaded:i,others:c}=s;this.count(s);const v=(E,I)=>this.instance(e,E,{use:e,from:I}),g=[v(i,null)];for(const{given:E,
from:I}of c)g.push(v(W=>E(W)??i(W),I));for(const E of this.kept.declarations(e).variables.keys()){const I=t(E);if(!(I===null||i(E)!==void 0)){if(g.length>=me.uses)
break;g.push(v(W=>W===E?Mt:i(W),`with ${I}`))}}return g}calledBy(e){const n=[];for(const t of this.callers(e)){const i=this.depth>me.depth||this.kept.instances>
me.instances?[this.unknown(t)]:this.find(t);for(const[c,v]of this.kept.calls(t).get(e)??[])for(const{scope:g,use:E,from:I}of i){if(n.length>=me.uses)return[...n,
this.unknown(e)];const W=X=>{const Y=v.get(X);return Y&&(()=>(0,q._3)(Y,g))};n.push(this.instance(e,W,{use:`${E} ${c}`,from:I}))}}return n}callers(e){const{callers:n,
dynamic:t}=this.context.calls();if(this.dynamicCalls===void 0){const i=new Map;this.dynamicCalls=i;for(const c of t)for(const v of this.kept.calls(c).keys())v!==
null&&i.set(v,(i.get(v)??new Set).add(c))}return(n.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}target(e,n){const t=n.get("source"),[s]=this.kept.roots(
e),i=t&&s&&(0,q._3)(t,s.scope);return typeof i=="string"&&(0,L.Nj)(i)?(0,y.un)(e,i):null}unknown(e){return this.instance(e,()=>Mt,{use:`${e} ?`,from:null})}instance(e,n,t){
const{variables:s,locals:i}=this.kept.declarations(e),c=I=>{const W=s.get(I);return W&&this.variableValue(I,W,n(I))},v={var:(0,q.HK)(c),local:(0,q.HK)(I=>{const W=i.
get(I);return W&&(0,q._3)(W,E)}),path:I=>I==="module"||I==="root"?".":void 0},{effort:g}=this;this.kept.instances+=1,g.count();const E={name:I=>v[I],call:wt,effort:g};
return{scope:E,...t}}variableValue(e,{default:n,isConst:t,isNullable:s},i){const c=this.client==="terraform"?t===!0:t!==!1;if(this.evaluation==="static"&&!c)return new q.
ae("",e);const v=i===void 0?n:i();return v===null&&s===!1?n:v}}const Mt=()=>{},us=64*1024*1024;class ds{effort=new q.Pg;known=new Map;characters=0;context;includers;constructor(e){
this.context=e}read(e){const n=this.known.get(e);if(n!==void 0)return n;const t=this.context.files.read(e),s=t===null?null:fs(t,e.endsWith(".json"));return this.
characters+=t?.length??0,this.characters>us&&(this.known.clear(),this.characters=0),this.known.set(e,s),s}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).
scope}includedScopes(e){return this.includers??=this.findIncluders(),(this.includers.get(e)??[]).map(t=>this.evaluation()({file:e,from:t,unit:t}).scope)}findIncluders(){
const e=new Map;for(const n of this.context.terragrunt){const t=this.read(n);if(t===null||t.includes.size===0||t.hasSource)continue;const s=this.scopeOf(n);for(const i of t.
includes.values()){const c=this.fileAt((0,q._3)(i,s),n);if(c===null)continue;const v=e.get(c);v===void 0?e.set(c,[n]):v.push(n)}}return e}evaluation(){this.effort.
renew();const e=new Map,n=t=>{const s=`${t.file}
${t.from}`,i=e.get(s)??this.configOf(t,n);return e.set(s,i),i};return n}configOf(e,n){const{file:t,from:s,unit:i}=e,c=this.read(t),v=G=>G&&(0,q._3)(G,ke),g=G=>this.
fileAt(v(c?.includes.get(G)),s),E=(G,ie)=>{if(!(G===null||this.read(G)===null))return n({file:G,from:ie??G,unit:i}).value},I=(0,q.HK)(G=>v(c?.locals.get(G))),W=(0,q.
HK)(G=>{if(!c?.includes.has(""))return E(g(G),s);const ie=E(g(""),s);return typeof ie=="function"?ie(G):void 0}),X=(0,q.HK)(G=>G==="locals"?I:G==="inputs"?v(c?.
inputs):void 0),Y=G=>{if(t!==s)return t;const[ie]=c?.includes.keys()??[];return g(typeof G=="string"?G:ie??"")??t},{files:le,isSet:te}=this.context,ue=as({from:s,
unit:i,parent:Y,files:le,isSet:te}),ke={name:G=>G==="local"?I:G==="include"?W:void 0,call:(G,ie)=>G==="read_terragrunt_config"?E(this.fileAt(ie[0],s),null)??ie[1]:
Object.hasOwn(ue,G)?ue[G]?.(ie):wt(G,ie),effort:this.effort};return{scope:ke,value:X}}fileAt(e,n){if(typeof e!="string")return null;const t=ce.posix.resolve("/",
(0,y.jt)(n),e).slice(1);if(ce.posix.join(e.startsWith("/")?".":(0,y.jt)(n),e).startsWith(".."))return null;const i=[(0,y.Gz)(t,"terragrunt.hcl"),(0,y.Gz)(t,"ter\
ragrunt.hcl.json")].find(c=>this.read(c)!==null);return i!==void 0&&this.read(t)===null?i:t}}function fs(r,e){const{text:n,body:t}=e?(0,Ie.O)(r):(0,$e.K)(r),s=(g,E)=>{
const I=(0,z.w4)(g.body,E)?.value;return I&&{expression:I,text:n}},i=new Map;for(const g of(0,z.SH)(t,"locals",0))Be(i,g,n);const c=new Map;for(const g of[...(0,z.
SH)(t,"include",0),...(0,z.SH)(t,"include",1)]){const E=s(g,"path");E!==void 0&&c.set(g.labels[0]?.value??"",E)}const v=(0,z.SH)(t,"terraform",0).map(g=>s(g,"so\
urce"));return{locals:i,inputs:s({body:t},"inputs"),includes:c,hasSource:v.some(g=>g!==void 0)}}const hs=(r,e=[])=>qn(r,n=>ps(vs(ze(r),n,e)));function ps(r){const e=(0,fe.
Oo)(t=>(0,fe.Oo)(s=>new ls(r,t,s))),n=new ds(r);return({row:t,place:s},i,c)=>{if(t.grammar==="terragrunt")return ms(n,s.file,i);const v=t.evaluation?.[c];if(v===
void 0)return(0,ge.qm)(i);const g=e(c)(v);if(g.effort.isSpent)return(0,ge.qm)(i);const E=Map.groupBy(g.of((0,y.jt)(s.file)),({use:I})=>I);return Array.from(E.values(),
I=>I.map(({scope:W,from:X})=>(W.effort.renew(),{...(0,Q.g$)(i,W),from:X})))}}function ms(r,e,n){if(r.effort.isSpent)return(0,ge.qm)(n);const t=c=>({...(0,Q.g$)(
n,c),from:null}),s=t(r.scopeOf(e));if(s.isWhole)return[[s]];const i=r.includedScopes(e).map(c=>[t(c)]);return i.length===0?[[s]]:i}function vs(r,{calls:e,terragrunt:n},t){
const s=new Set(t),i=(0,fe.Oo)(Es),c=(0,fe.Oo)(_s);return{files:r,calls:()=>c(e),terragrunt:n,isSet:v=>s.has(v),setBy:v=>{const g=`TF_VAR_${v}`;if(s.has(g))return g;
const E=i(r).get(v);return E===void 0?null:`${g} in ${E}`}}}const gs=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function _s(r){const e=new Map,n=new Set;for(const{
source:t,file:s}of r){const i=(0,y.jt)(s);if((0,L.Nj)(t)){const c=(0,y.un)(i,t);e.set(c,(e.get(c)??new Set).add(i))}else gs.test(t)&&n.add(i)}return{callers:e,dynamic:n}}
const St=".github/workflows",ks=200;function Es(r){const e=new Map,n=r.list(St).filter(t=>/\.ya?ml$/.test(t));for(const t of n.slice(0,ks)){const s=`${St}/${t}`,
i=r.read(s)??"";for(const[,c,v]of i.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const g=c??v??"";e.has(g)||e.set(g,s)}}return e}}),9804:((ee,V,M)=>{
M.d(V,{FA:()=>N,N0:()=>x,Ov:()=>C,id:()=>S,jF:()=>P});var T=M(1064),y=M(4e3),L=M(5799);const U=6,B=p=>`"${(0,y.dh)(p)}"`,K=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function j(p){const d=p.replace(K,"");return d===""?"":`: ${d}`}function R(p){switch(p.reason){case"syntax":{const{text:d,why:k}=p;return{message:`${B(d)} is no\
t a version constraint${j(k)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${p.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${p.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${B(p.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${p.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${p.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const P=(0,L.lS)((0,L.z3)("constraint-invalid","Version constraint is in\
valid",T.Du),R),S=(0,L.lS)((0,L.z3)("constraint-unmeetable","No version can meet the constraints",T.Du),({of:p,terms:d,preRelease:k})=>({message:`no version of ${p}\
 can match ${(0,y.K4)(d.map(B),U,y.dh)}`,help:k!==void 0?`write ${B(k)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:d.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),w={terraform:"terraform",opentofu:"\
tofu"},x=(0,L.lS)((0,L.z3)("lock-outside","Locked version does not match the constraints",T.Du),({provider:p,version:d,constraints:k,clients:u})=>{const[l,...h]=u,
_=l===void 0||h.length>0?"":`${w[l]} `;return{message:`locked provider ${p} ${d} does not match configured version constraint ${(0,y.K4)(k,U,y.dh)}`,help:`run \`${_}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),D={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function A(p){const d="failed to read dependency lock file",k="restore the file, or rem\
ove the block and run `init` again";switch(p.reason){case"syntax":return{message:`${d}: ${p.error}`,help:k};case"twice":return{message:`${d}: it has two blocks \
for provider ${p.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${p.of} of provider ${p.
provider} must be written in normalized form: ${B(p.normal)}`,help:k};default:{const[u,l]=D[p.reason];return{message:`${d}: the ${u} of provider ${p.provider} ${l}`,
help:k}}}}const N=(0,L.lS)((0,L.z3)("lock-invalid","Dependency lock file is invalid",T.Du),A),C=(0,L.lS)((0,L.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",T.Du),({client:p,version:d,constraint:k})=>({message:`the version constraint ${B(k)} excludes ${T.bB[p]} ${d}`,help:`use another ver\
sion of ${T.bB[p]}, or change the constraint`}))}),1752:((ee,V,M)=>{M.d(V,{Nd:()=>C,Sx:()=>_,XA:()=>L,gH:()=>N,iM:()=>y,jF:()=>B,n7:()=>O,s5:()=>U});var T=M(1731);
function y(a,o,f){const m=R(o,f);return j(a.filter(b=>(!(0,T.Ty)(b)||(0,T.Cg)(b)===m)&&K(b,o)))}function L(a,o){return j(a.filter(f=>(!(0,T.Ty)(f)||o.some(m=>S(
f,m)))&&!P(f)&&o.every(m=>D(f,m))))}const U=a=>j(a.filter(o=>!(0,T.Ty)(o)));function B(a){const o=a.filter(f=>f.operator==="=");return o.length===1&&o.every(({version:f})=>P(
{...f,build:""}))}const K=(a,o)=>o.every(f=>x(a,f)),j=a=>a.reduce((o,f)=>o===null||(0,T.Zy)(f,o)>0?f:o,null);function R(a,o){const[f,m]=a;if(f===void 0||m!==void 0)
return null;const b=f.text.trim().replace(o==="opentofu"?/^=?v?/:/^=?/,""),$=(0,T.rK)(b);return $===null?null:(0,T.Cg)($)}const P=({numbers:a,pre:o,build:f})=>o===
""&&f===""&&a.every(m=>m===0n),S=(a,o)=>o.operator==="="&&w(a,o.version),w=(a,o)=>a.build===o.build&&(0,T.Zy)(a,o)===0;function x(a,{operator:o,version:f}){const m=(0,T.
Zy)(a,f);if(o==="=")return m===0;if(o==="!=")return m!==0;if(o!=="~>")return A(m,o);const b=f.numbers.slice(0,f.written-1);return m>=0&&!(0,T.Ty)(f)&&f.numbers.
length<=a.numbers.length&&b.every(($,F)=>$===a.numbers[F])}function D(a,o){const{operator:f,version:m}=o;if(f==="=")return S(a,o);if(f==="!=")return!w(a,m);const b=(0,T.
Zy)(a,m);if(f!=="~>")return A(b,f);const[$=0n,F=0n]=m.numbers,H=m.written===3?[$,F+1n,0n]:[$+1n,0n,0n];return b>=0&&(0,T.Zy)(a,{...m,numbers:H,pre:""})<0}const A=(a,o)=>o===
">"?a>0:o===">="?a>=0:o==="<"?a<0:a<=0;function N(a,o){if(k(a))return!0;const f=l(a),m=Math.max(...f.map(({numbers:$})=>$.length)),b=f.flatMap($=>{const F=Array.
from({length:m},(H,Z)=>$.numbers[Z]??0n);return[$,h(F),h([...F,1n])]});return y(b,a,o)!==null}function C(a){const o=u(a);if(k(o))return!0;const f=l(o),m="x".repeat(
1+Math.max(...f.map($=>$.build.length))),b=f.flatMap($=>{const[F=0n,H=0n,Z=0n]=$.numbers,oe=[F,H,Z+1n];return[$,h([F,H,Z],m),h(oe,m)]});return L(b,o)!==null}const p=50,
d=100,k=a=>a.length>p||a.some(({text:o})=>o.length>d),u=a=>[...Map.groupBy(a,T.mb).values()].flatMap(([o])=>o??[]),l=a=>{const o=[h([0n,0n,0n]),...a.map(f=>f.version)];
return[...new Map(o.map(f=>[(0,T.Cg)(f),f])).values()]},h=(a,o="")=>({text:"",numbers:a,written:a.length,pre:"",build:o});function _(a,o){const f=u(a),m=o(f)?a:
f;return k(m)?a:m.reduce((b,$)=>{const F=b.filter(H=>H!==$);return o(F)?b:F},m)}function O(a,o){const f=(0,T.PW)(a);if(!f.ok)return"syntax";const m=f.value;if(m.
some($=>(0,T.Ty)($.version)))return"pre-release";const b=o===null?null:(0,T.oF)(o);if(b===null)return"unknown";if(b.written<3){const $=(0,T.PW)(`~> ${b.numbers.
slice(0,b.written).join(".")}.0`);return $.ok&&!N([...m,...$.value],"terraform")?"not-met":"unknown"}return K({...b,pre:""},m)?"met":"not-met"}})};export{bs as ids,ws as modules};
