const hs=[9,0,325,789],ps={9349:((q,V,b)=>{b.d(V,{Jw:()=>R,L8:()=>d,Md:()=>T,Tj:()=>M,bs:()=>g,lr:()=>y,r1:()=>o,v$:()=>S,wH:()=>k,xC:()=>v});var I=b(6134);const y=100,
N=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),K=128,L=255,F=1,j=2,D=4,R=8,S=16,M=32,T=64,P=[[F,/[ \t]/g],[j,/[A-Za-z_]/g],[D,/[\w-]/g],[R,/[\w \t.:=?!&|*%+>~-]/g],[S,
/[\w \t\n,.:=?!&|*%+>~-]/g],[M,/[^"\\$%\r\n]/g],[T,/[^\n$%]/g]],x=Array.from({length:L+1},(c,n)=>n>K?"":String.fromCharCode(n)),U=new Uint8Array(L+1);for(const[
c,n]of P)for(const{index:l}of x.join("").matchAll(n))U[l]=c|(U[l]??0);const $=(c=L,n)=>((U[c]??0)&n)!==0,v=c=>c===" "||c==="	",d=c=>/^[\w-]/.test(c),k=c=>c==="}"||
c===")"||c==="]";function o(c){return c==="{"?"}":c==="("?")":c==="["?"]":void 0}let f=new Uint8Array(256*1024);const u=new TextEncoder;function m(c,n){const{length:l}=c;
f.length<=l&&(f=new Uint8Array(2*l+1));const p=f,E=c.slice(n),{read:w,written:B}=u.encodeInto(E,p.subarray(n,l));if(w!==E.length||B!==E.length)for(let W=n;W<l;W++)
p[W]=Math.min(c.charCodeAt(W),K);return p[l]=L,p}class g{text;parts;codes;at;depth=0;mistake;constructor(n,l=0,p=new I.n_){this.text=n,this.parts=p,this.codes=m(
n,l),this.at=l}countPart(){this.parts.add()||(this.at=this.text.length)}report(n,l,p=l+1){this.mistake??={message:n,start:l,end:Math.min(p,Math.max(l,this.text.
length))}}stop(n,l){this.report(n,l),this.at=this.text.length}reportUnclosed(n){const l=/[$%]/.test(this.text.charAt(n)),p=this.text.slice(n,n+(l?2:1)),E=this.isAtEnd()?
"the end of the file":`"${this.peek()}"`,w=`unbalanced brackets: "${p}" is not closed before ${E}`;this.report(w,this.isAtEnd()?n:this.at)}reportCharacter(){const n=String.
fromCodePoint(this.text.codePointAt(this.at)??0);let l=`${JSON.stringify(n)} is not used in HCL`;n==="'"&&(l="single quotes are not valid; use double quotes"),n===
"\uFFFD"&&(l="the file is not UTF-8 here"),this.report(`invalid character: ${l}`,this.at,this.at+n.length)}reportBrokenString(n){const l=this.isAtEnd()?"untermi\
nated template string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(l,n,this.at)}peek(n=0){
return x[this.codes[this.at+n]??L]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const n=this.skipAll(F);if(n==="\r")this.skipReturn();else if(n===
"/"&&this.peek(1)==="*")this.skipBlockComment();else return n}}skipBlank(){for(;;){const n=this.skipSpaces();if(n===`
`)this.at++;else if(this.isLineComment(n))this.skipLine();else return n}}skipAll(n){const{codes:l}=this;let{at:p}=this,E=l[p]??L;for(;$(E,n);)E=l[++p]??L;return this.
at=p,x[E]??""}isLineComment(n){return n==="#"||n==="/"&&this.peek(1)==="/"}isLineEnd(n){return n===`
`||n===""||this.isLineComment(n)}skipLine(){const n=this.text.indexOf(`
`,this.at);this.at=n<0?this.text.length:n}skipBlockComment(){const n=this.text.indexOf("*/",this.at+2);n<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=n<0?this.text.length:n+2}readName(){const{codes:n,text:l,at:p}=this;return $(n[p],j)&&this.skipAll(D),n[this.at]===K&&(N.lastIndex=p,
this.at=N.test(l)?N.lastIndex:p),this.at>p?l.slice(p,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),3268:((q,V,b)=>{b.d(V,{Fq:()=>v,Kk:()=>K,_p:()=>F,ku:()=>L});var I=b(
9349);const y="<<",N=({close:o})=>o==='"'||o===y;function K(o,f){o.skipAll(I.Jw)===`
`&&f==="line"||j(o,[],f)}const L=(o,f,u)=>j(o,[{start:u,close:f}],void 0),F=(o,f,u)=>j(o,[{start:u,close:y,marker:f}],void 0);function j(o,f,u){for(;;){const m=f.
at(-1);if(m===void 0&&u===void 0)return!0;let g;if(m!==void 0&&N(m)?(m.close==='"'?P:d)(o,f,m)||(g=!1):g=D(o,f,u),g!==void 0)return g}}function D(o,f,u){for(;;){
const m=f.length===0,g=o.skipAll(m?I.Jw:I.v$);if(g===`
`||g===","){if(m&&(g===","||u==="line"))return!0;o.at++}else if((0,I.wH)(g)){if(m)return!0;if(!M(o,f,g))return!1;const c=f.at(-1);if(c===void 0?u===void 0:N(c))
return}else if(g==='"'){const c=o.at++;if(o.skipAll(I.Tj)!=='"'){f.push({start:c,close:'"'});return}o.at++}else{const c=(0,I.r1)(g);if(c!==void 0)f.push({start:o.
at++,close:c});else{if(g==="<"&&R(o,f))return;if(g!=="<"){if(o.isAtEnd())return T(o,f);if(m&&u==="line"&&o.isLineComment(g))return!0;S(o,g)}}}}}function R(o,f){
const u=o.at,m=v(o);return m===void 0?o.at++:f.push({start:u,close:y,marker:m}),m!==void 0}function S(o,f){o.isLineComment(f)?o.skipLine():f==="/"&&o.peek(1)===
"*"?o.skipBlockComment():f==="/"?o.at++:f==="\r"?o.skipSpaces():(f<"\x80"||o.readName()===void 0)&&(o.reportCharacter(),o.at++)}function M(o,f,u){const m=f.pop();
if(m!==void 0&&m.close!==u){o.reportUnclosed(m.start);let g=f.at(-1);for(;g!==void 0&&g.close!==u&&!N(g);)f.pop(),g=f.at(-1);if(g===void 0)return!1;N(g)?f.push(
{start:o.at,close:"}"}):f.pop()}return o.at++,!0}function T(o,f){const u=f[0];return u===void 0?!0:(o.reportUnclosed(u.start),!1)}function P(o,f,u){for(;;){const m=o.
skipAll(I.Tj);if(m==='"')return f.pop(),o.at++,!0;if(m==="\\")o.at+=/[^\r\n]/.test(o.peek(1))?2:1;else{if(m!=="$"&&m!=="%")return U(o,f,u);if(x(o,f))return!0}}}
function x(o,f){const{at:u}=o,m=o.peek(1);if(m==="{")return f.push({start:u,close:"}"}),o.at+=2,!0;const g=m===o.peek()&&o.peek(2)==="{";return o.at+=g?3:1,!1}function U(o,f,u){
o.reportBrokenString(u.start);const m=$(o);do f.pop();while((f.at(-1)?.start??-1)>=m);return f.length>0}function $({text:o,at:f}){let u=f;for(;u>0&&o[u-1]!==`
`&&o[u-1]!=="\r";)u--;return u}function v(o){const{text:f,at:u}=o;if(o.peek(1)!=="<")return;o.at+=o.peek(2)==="-"?3:2;const m=o.readName();if(m===void 0){o.at=u;
return}return o.skipSpaces()!==`
`&&o.at<f.length&&o.report("invalid expression: a heredoc marker must end its line",u,o.at),o.skipLine(),o.isAtEnd()||o.at++,m}function d(o,f,u){const m=u.marker??
"";for(;;){if(o.peek(-1)===`
`&&k(o,m))return f.pop(),!0;const g=o.skipAll(I.Md);if(o.isAtEnd()){const c=`unterminated template string: no line closes the heredoc "${m}"`;return o.report(c,
u.start),!1}if(g===`
`)o.at++;else if(x(o,f))return!0}}function k(o,f){const{text:u}=o;let{at:m}=o;for(;(0,I.xC)(u.charAt(m));)m++;const g=u.charAt(m);if(g>" "&&g<"\x80"&&!u.startsWith(
f,m))return!1;const c=u.indexOf(`
`,m),n=c<0?u.length:c;return u.slice(m,n).trim()!==f?!1:(o.at=u.charAt(n-1)==="\r"?n-1:n,!0)}}),4009:((q,V,b)=>{b.d(V,{BD:()=>K,E3:()=>N,jw:()=>P});var I=b(9349),
y=b(3268);function N(v){const{text:d,at:k}=v;if(v.at++,v.skipAll(I.Tj)!=='"')return F(v,k);const o=d.slice(k+1,v.at++);return{kind:"string",start:k,end:v.at,value:o,
verbatim:o}}function K(v,d,k){if(!v.includes("{"))return{kind:"string",...d,value:v,verbatim:v};const o=new I.bs(v,0,k),f={parts:[],known:""};for(o.at=0;o.at<v.
length;){const m=o.at;for(;o.at<v.length&&!L(o.peek());)o.at++;if(f.known+=v.slice(m,o.at),o.at<v.length&&!R(o,f)){D(f,d);break}}const u=f.parts.map(m=>m.kind===
"known"?m:{...m,code:v.slice(m.start,m.end),...d});return j({parts:u,known:f.known},d,v)}const L=v=>v==="$"||v==="%";function F(v,d){const{text:k}=v,o={parts:[],
known:k.slice(d+1,v.at)};for(;;){const f=v.at,u=v.skipAll(I.Tj);if(o.known+=k.slice(f,v.at),u==='"')return v.at++,j(o,{start:d,end:v.at});if(u==="\\")o.known+=T(
v);else if(L(u)){if(!R(v,o))return{kind:"other",start:d,end:v.at}}else return v.reportBrokenString(d),{kind:"other",start:d,end:v.at}}}function j({parts:v,known:d},{
start:k,end:o},f){return v.length===0?{kind:"string",start:k,end:o,value:d,verbatim:f??d}:(d!==""&&v.push({kind:"known",value:d}),{kind:"template",start:k,end:o,
parts:v,verbatim:f})}function D(v,d){v.known!==""&&v.parts.push({kind:"known",value:v.known}),v.known="",v.parts.push({kind:"unknown",start:d.start,end:d.end})}
function R(v,d){const{text:k,at:o}=v,f=k.charAt(o);if(v.peek(1)!=="{"){const m=k.startsWith(`${f}{`,o+1);return d.known+=m?`${f}{`:f,v.at+=m?3:1,!0}v.at+=2;const u=f===
"$"?S(v):void 0;return u?.kind==="other"?!1:u?.kind==="string"&&v.skipBlank()==="}"?(d.known+=u.value,v.at++,!0):(0,y.ku)(v,"}",o)?(k.charAt(o+2)==="~"&&(d.known=
d.known.trimEnd()),D(d,{start:o,end:v.at}),v.countPart(),!0):!1}function S(v){if(v.skipBlank()!=='"'||v.depth>=I.lr)return;v.depth++;const d=N(v);return v.depth--,
d}const M={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function T(v){const{text:d,at:k}=v,o=d.charAt(k+1),f=d.slice(k+2,k+(o==="U"?10:6)),u=o==="U"?/^[0-9a-f]{8}$/i.test(f):/^[0-9a-f]{4}$/i.
test(f),m=Number.parseInt(f,16);if((o==="u"||o==="U")&&u&&m<=1114111)return v.at+=f.length+2,String.fromCodePoint(m);const g=M[o];if(v.at+=g===void 0?1:2,g!==void 0)
return g;const c=JSON.stringify(d.slice(k,k+2));return v.report(`invalid escape sequence: ${c}`,k,k+2),""}function P(v){const{text:d,at:k}=v,o=v.peek(2)==="-",f=(0,y.
Fq)(v);if(f===void 0)return;const u=v.at;if(!(0,y._p)(v,f,k))return{kind:"other",start:k,end:v.at};const m={start:k,end:v.at},g=d.slice(u,d.lastIndexOf(`
`,v.at-1)+1);if(x.test(g)){const l=[{kind:"unknown",...m}];return{kind:"template",...m,parts:l,verbatim:void 0}}const c=g.replaceAll("$${","${").replaceAll("%%{",
"%{"),n=o?U(c):c;return{kind:"string",...m,value:n,verbatim:n}}const x=/(?<!\$)\$\{|(?<!%)%\{/;function U(v){let d=v.length;for(const[k]of v.matchAll($))d=Math.
min(d,k.length);return v.replace($,k=>k.slice(d))}const $=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((q,V,b)=>{b.d(V,{SH:()=>L,Td:()=>F,lS:()=>D,n_:()=>N,pH:()=>K,w4:()=>j,
yN:()=>M});const I=25e4,y=100;class N{max;count=0;constructor(U=I){this.max=U}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*y}}function K(x,U,$,v){return $===void 0?{text:x,body:U,parts:v,problems:[]}:{text:x,body:U,parts:v,problems:[{...M(x)($),message:$.
message}]}}const L=(x,U,$)=>{const v=[];if(x.kind==="native"){for(const d of x.blocks)d.type===U&&d.labels.length===$&&v.push(d);return v}for(const d of x.members)
d.name===U&&S(U,d.value,$,[],v);return v},F=x=>x.kind==="native"?x.attributes:x.members;function j(x,U){if(!(x.kind==="native"&&x.mayHave?.(U)===!1)){for(const $ of F(
x))if($.name===U)return $}}const D=x=>x.kind==="object"?x.items.filter(R):x.kind!=="tuple"?[]:x.elements.flatMap(U=>U.kind==="object"?U.items.filter(R):[]),R=x=>x.
name!==void 0&&x.name!=="//";function S(x,U,$,v,d){if($>0){for(const{name:o,start:f,end:u,value:m}of D(U))S(x,m,$-1,[...v,{value:o,start:f,end:u}],d);return}const k={
start:U.start,end:U.start+1};for(const o of U.kind==="tuple"?U.elements:[U])o.kind!=="object"&&o.kind!=="tuple"||d.push({...k,type:x,labels:v,body:{kind:"json",
members:D(o)}})}const M=x=>{const U=[x.startsWith("\uFEFF")?1:0];let $=x.indexOf(`
`),v;return({start:d,end:k})=>{for(;$>=0&&$<d;$=x.indexOf(`
`,$+1))U.push($+1);v??=T(x);const o=c=>P(v??[],c-1),f=Math.max(1,P(U,d)),u=U[f-1]??0,m=(U[f]??($<0?x.length:$)+1)-1,g=c=>c-u-o(c)+o(u)+1;return{line:f,column:g(
Math.max(d,u)),endColumn:g(Math.min(k,m))}}},T=x=>/[\uD800-\uDBFF]/.test(x)?Array.from(x.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),U=>U.index):[];function P(x,U){
let $=0,v=x.length;for(;$<v;){const d=$+v>>>1;(x[d]??0)<=U?$=d+1:v=d}return $}}),9160:((q,V,b)=>{b.d(V,{B$:()=>m,HK:()=>T,Pg:()=>j,Uk:()=>M,VI:()=>v,_3:()=>R,ae:()=>y,
cd:()=>k,lG:()=>N,os:()=>D,p_:()=>S});var I=b(5281);class y{text;withheld;constructor(n,l=null){this.text=n,this.withheld=l}}const N=4096,K=200,L=2e4,F=5e6;class j{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>F}spend(n){if(this.steps+=1,this.count(),this.depth>=K||this.steps>L||this.
isSpent)return;this.depth+=1;const l=n();return this.depth-=1,typeof l=="string"&&l.length>N?void 0:l}}const D=()=>({name:()=>{},call:()=>{},effort:new j}),R=({
expression:c,text:n},l)=>l.effort.spend(()=>P(c,n,l));function S(c,n){const l=(0,I.$)(c);return l&&g(l,c,n)}const M=c=>typeof c=="string"||typeof c=="number"||typeof c==
"boolean"?String(c):void 0;function T(c){const n=new Map;return l=>(n.has(l)||(n.set(l,void 0),n.set(l,c(l))),n.get(l))}function P(c,n,l){switch(c.kind){case"st\
ring":case"primitive":return c.value;case"object":return T(p=>{const E=U(c.items).get(p);return E&&R({expression:E.value,text:n},l)});case"tuple":return T(p=>{const E=c.
elements[Number(p)];return E&&R({expression:E,text:n},l)});case"template":return $(m(c.parts,n,l),n,l);case"other":return S(n.slice(c.start,c.end),l)}}const x=new WeakMap;
function U(c){const n=x.get(c);if(n!==void 0)return n;const l=new Map;for(const p of c)p.name!==void 0&&!l.has(p.name)&&l.set(p.name,p);return x.set(c,l),l}function $(c,n,l){
let p="";for(const E of c){const w=E.kind==="known"?void 0:k(E,n),B=E.kind==="known"?E.value:w&&S(w,l),W=M(B);if(W===void 0)return v(p,B);if(p.length+W.length>N)
return;p+=W}return p}function v(c,n){return n instanceof y?new y((c+n.text).slice(0,N),n.withheld):new y(c)}const d=(c,n)=>c.code??n.slice(c.start,c.end);function k(c,n){
const l=d(c,n);return l.startsWith("${")?l.slice(2,-1).replace(/^~|~$/g,""):void 0}const o=/^%\{~?\s*if\s([\s\S]*)\}$/,f=/^%\{~?\s*else\s*~?\}$/,u=/^%\{~?\s*endif\s*~?\}$/;
function m(c,n,l){const p=c.map(X=>X.kind==="unknown"?d(X,n):""),[E,...w]=p.keys().filter(X=>o.test(p[X]??"")),B=p.findIndex(X=>u.test(X));if(E===void 0||w.length>
0||B<E)return c;const W=o.exec(p[E]??"")?.[1]??"",G=S(W.replace(/~$/,""),l);if(typeof G!="boolean")return c;const te=p.findIndex(X=>f.test(X)),re=te<0?B:te,ne=G?
c.slice(E+1,re):c.slice(re+1,B);return[...c.slice(0,E),...ne,...c.slice(B+1)]}function g(c,n,l){const p=E=>g(E,n,l);return l.effort.spend(()=>{switch(c.kind){case"\
literal":return P(c.expression,n,l);case"name":return l.name(c.name);case"call":return l.call(c.name,c.given.map(p));case"step":{const E=p(c.of),w=M(p(c.key));return typeof E==
"function"&&w!==void 0?E(w):void 0}case"condition":{const E=p(c.test);return typeof E!="boolean"?void 0:p(E?c.yes:c.no)}case"comparison":{const[E,w]=[p(c.left),
p(c.right)];return[E,w].every(W=>W===null||M(W)!==void 0)?E===w===c.isEqual:void 0}}})}}),5281:((q,V,b)=>{b.d(V,{$:()=>K,l:()=>N});var I=b(9349),y=b(8704);const N=1024;
function K(j){if(j.length>N)return;const D=new L(new I.bs(j)),R=D.condition();return D.isAtEnd()?R:void 0}class L{cursor;constructor(D){this.cursor=D}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=I.lr)return;this.cursor.depth++;const D=this.
comparison();let R=D;if(D!==void 0&&this.take("?")){const S=this.condition(),M=this.take(":")?this.condition():void 0;R=S&&M&&{kind:"condition",test:D,yes:S,no:M}}
return this.cursor.depth--,R}comparison(){const D=this.steps(),R=this.take("==");if(D===void 0||!R&&!this.take("!="))return D;const S=this.steps();return S&&{kind:"\
comparison",isEqual:R,left:D,right:S}}steps(){let D=this.primary();for(;D!==void 0;){let R;if(this.take("."))R=this.attribute();else if(this.take("[")){if(R=this.
condition(),!this.take("]"))return}else return D;D=R&&{kind:"step",of:D,key:R}}}attribute(){const{cursor:D}=this,R=D.at,S=D.readName()??this.match(/\d+/y);return S===
void 0?void 0:{kind:"literal",expression:{kind:"string",start:R,end:D.at,value:S,verbatim:S}}}primary(){const{cursor:D}=this;if(this.take("(")){const x=this.condition();
return this.take(")")?x:void 0}const R=D.skipBlank(),S=D.at,M=D.readName();if(M!==void 0)return this.named(M,S);const T=this.match(/\d+(?:\.\d+)?/y);if(T!==void 0)
return F(Number(T),S,D.at);const P=R==='"'||R==="{"||R==="["?(0,y.U)(D,R):void 0;return P&&{kind:"literal",expression:P}}named(D,R){const{cursor:S}=this,M={true:!0,
false:!1,null:null}[D];if(M!==void 0)return F(M,R,S.at);if(!this.take("("))return{kind:"name",name:D};const T=[];for(;!this.take(")");){const P=this.condition();
if(P===void 0||!this.take(",")&&S.skipBlank()!==")")return;T.push(P)}return{kind:"call",name:D,given:T}}take(D){const{cursor:R}=this;return R.skipBlank(),R.text.
startsWith(D,R.at)?(R.at+=D.length,!0):!1}match(D){const{cursor:R}=this;D.lastIndex=R.at;const[S]=D.exec(R.text)??[];return R.at+=S?.length??0,S}}const F=(j,D,R)=>({
kind:"literal",expression:{kind:"primitive",start:D,end:R,value:j}})}),8321:((q,V,b)=>{b.d(V,{Bs:()=>j,C5:()=>P,Yo:()=>F,bK:()=>x,g$:()=>U,rI:()=>L,wK:()=>M,yR:()=>T});
var I=b(4e3),y=b(9160),N=b(5281),K=b(6134);function L({text:$},v){const d=(0,K.yN)($);return{text:$,place:k=>{const{line:o,column:f,endColumn:u}=d(k);return{file:v,
line:o,column:f,endColumn:u}}}}const F=$=>{const v=(0,I.dh)($,y.lG);return v.length<13?v:[v.slice(0,1),v.slice(1)].join("")};function j($){const v=$.join(".");return v.
length>y.lG?F(v):v}const D=$=>/[^\0-\x7f]/.test($)?$.normalize("NFC"):$,R=$=>({kind:"known",text:D(F($))}),S=$=>$===void 0||$.length>N.l?null:{code:F($)};function M($,v,d=!1){
const k=()=>$.text.slice(v.start,v.end),o=f=>({kind:"pieces",pieces:f,text:F(k())});switch(v.kind){case"string":return R(d?v.verbatim:v.value);case"template":{if(d&&
v.verbatim!==void 0)return R(v.verbatim);const f=(0,y.B$)(v.parts,$.text,(0,y.os)()).map(u=>u.kind==="known"?F(u.value):S((0,y.cd)(u,$.text)));return f.every(u=>typeof u==
"string")?R(f.join("")):o(f.includes(null)?[S(k())]:f)}case"other":{const f=k(),u=(0,y.p_)(f,(0,y.os)());return typeof u=="string"?R(u):o([S(f)])}case"primitive":case"\
object":case"tuple":return o([null])}}function T($,v){return v.kind!=="primitive"?M($,v):v.value===null?null:R(String(v.value))}function P($,v){const[d]=$.kind===
"pieces"?$.pieces:[];return $.kind==="known"||typeof d!="object"||d===null?$:{...$,pieces:[{code:`(${d.code}).${v}`}]}}function x($){return $?.kind!=="string"?null:
D(F($.value))}function U({pieces:$},v){let d="";for(const k of $){const o=typeof k=="object"&&k!==null?(0,y.p_)(k.code,v):k;if(o===null&&k!==null&&$.length===1)
return{isWhole:!0,text:null,withheld:null};const f=(0,y.Uk)(o??void 0);if(f===void 0)return{isWhole:!1,...(0,y.VI)(d,o??void 0)};if(d.length+f.length>y.lG)return{
isWhole:!1,text:d,withheld:null};d+=f}return{isWhole:!0,text:D(F(d)),withheld:null}}}),7495:((q,V,b)=>{b.d(V,{Qm:()=>P,TU:()=>S,i4:()=>v,pb:()=>$,zt:()=>D});var I=b(
4091),y=b(8011),N=b(3229),K=b(1831),L=b(5011),F=b(4321),j=b(1022);const D={host:null,isHostImplied:!1,needed:null},R=n=>({host:n,isHostImplied:!1,needed:(0,K.Rt)(
n)?"state":n}),S=n=>({host:n,isHostImplied:!0,needed:n}),M=n=>({host:n,isHostImplied:!1,needed:null}),T=n=>n===null?D:{...D,directHost:n},P=n=>({...D,problem:n}),
x=(n,l)=>P((0,y.DA)({reason:"rejected",error:n,advice:l}));function U(n,l,p){return p===null?n:{...n,problem:(0,y.My)({text:l,host:n.host,advice:p})}}const $={module:o,
"test-module":(n,l,p)=>{const E=(0,L.vL)(n,l).kind==="remote";return l==="opentofu"||!E?o(n,l,p):P((0,y.DA)({reason:"remote-in-test",text:n}))},"registry-module":(n,l)=>{
const p=(0,L.rE)(n,l);return p.ok?d(p.value):g(n,l)},provider:f,"locked-provider":u,"stack-component":m,stack:(n,l)=>{const p=(0,L.A)(n);return p.ok&&!n.startsWith(
".")?M(p.value.host):{...m(n,l),isHostImplied:!1,needed:null}},"stack-output":n=>{const[l="",...p]=n.split("/");return p.length===3?k(l,M):P((0,y.DA)({reason:"s\
tack",text:n}))},terragrunt:c,host:n=>k(n,R),url:g};function v(n,l,p){if(n==="terragrunt"){const[,B]=/^tfr:\/\/([^/?]*)\//.exec(l)??[];return B===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(l)?void 0:D:B===""?S((0,L.Vm)(p)):k(B,R)}if(n==="url")return T((0,F.uE)(l,p));if(n!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(l))return T((0,F.uE)(l,p));const E=l.indexOf("/");if(E<0)return;const w=(0,L.vL)(`${l.slice(0,E)}/a/b/c`,p);return w.kind==="registry"?d(w):T((0,F.uE)(l,p))}
const d=({host:n,hostImplied:l})=>l?S(n):R(n);function k(n,l){const p=(0,K.Pv)(n),E=(0,N.L6)(n);return p.ok?U(l(p.value),n,E):P((0,y.k0)({text:n,error:p.why,advice:E}))}
function o(n,l,p){if((0,L.Nj)(n)&&!p)return D;const E=(0,L.vL)(n,l),w=E.kind==="registry"?(0,I.Ju)(E):(0,L.rE)(n,l);if(p&&!w.ok){const{why:G}=w,te=E.kind==="loc\
al"?E:{kind:"invalid",error:G};return x(G,(0,N.NM)(n,te,w))}const B=(0,N.NM)(n,E,w);if(w.ok)return U(d(w.value),n,B);if(E.kind==="invalid")return x(E.error,B);const W=E.
kind==="remote"?E.host:null;return U(T(W),n,B)}function f(n,l){const p=(0,j.m)(n,l);switch(p.kind){case"registry":case"legacy":return p.hostImplied?S(p.host):U(
R(p.host),n,(0,N.cr)(n));case"builtin":return M(p.host);case"invalid":{const[E="",w]=p.error.split(`

`);return x(E,w??(0,N.cr)(n))}}}function u(n,l){const p=(0,j.m)(n,l);if(p.kind==="invalid")return x(p.error,null);if(p.hostImplied)return P((0,y.DA)({reason:"lo\
cked-provider",text:n}));if(p.kind==="builtin")return M(p.host);const E=l==="opentofu"&&p.host===(0,L.Vm)("terraform")&&p.namespace==="hashicorp";return{...R(p.
host),needed:E?(0,L.Vm)(l):p.host}}function m(n,l){if(n!==n.trim())return P((0,y.DA)({reason:"white-space",text:n}));if(n==="."||n==="..")return D;const p=(0,L.
rE)(n,l);if(p.ok)return d(p.value);const E=(0,L.A)(n);if(E.ok)return M(E.value.host);const w=(0,L.vL)(n,l);return w.kind==="invalid"?x(w.error,(0,N.NM)(n,w,p)):
T(w.kind==="remote"?w.host:null)}function g(n,l){const p=(0,F.cx)(n,l);return T(p.ok?p.value.host:null)}function c(n,l){const[,p,E=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(n)??[];if(p===void 0)return n.startsWith("gitlab.com/")?T("gitlab.com"):g(n,l);const[w=""]=E.split("//");if(w.split("/").length!==3)return P((0,y.DA)({reason:"\
terragrunt",text:n}));const B=/[?&]version=([^&]*)/.exec(n)?.[1],W=p===""?S((0,L.Vm)(l)):k(p,R);return B===void 0?W:{...W,version:B}}}),7905:((q,V,b)=>{b.d(V,{RO:()=>S,
S9:()=>v,gd:()=>u,hN:()=>m,qm:()=>D});var I=b(9160),y=b(8321),N=b(8011),K=b(1064),L=b(5011),F=b(1022),j=b(7495);const D=g=>[[{...(0,y.g$)(g,(0,I.os)()),from:null}]],
R=1e4;function S({kind:g},c,n,l){const{row:p,value:E}=c;if(E?.kind!=="known"||(0,L.Nj)(E.text))return T(g,c,n);const w=`${p.grammar} ${p.service} ${g.clients} ${M(
c)} ${E.text}`,B=l.get(w);if(B!==void 0)return B;l.size>=R&&l.clear();const W=T(g,c,n);return l.set(w,W),W}const M=({version:g})=>g?.value.kind==="known";function T(g,c,n){
const l=g.clients.map(E=>[E,P(g,c,E,n)]),p=Math.max(...l.map(([,{length:E}])=>E));return Array.from({length:p},(E,w)=>{const B=new Map;for(const[ne,{[w]:X}]of l)
X!==void 0&&B.set(ne,X);const W=[...B.values()],G=W.find(({host:ne,directHost:X})=>ne!==null||X!==void 0),re=W.some(({needed:ne})=>ne==="state")?null:m(B,c.row);
return{meanings:B,first:G??j.zt,needs:re}})}function P(g,c,n,l){const p=U(c,n,l).map(w=>d(g,c,n,w));if(p.length<2)return p;const E=({host:w,needed:B,problem:W,version:G})=>[
w,B,G,W?.message].join(" ");return[...new Map(p.map(w=>[E(w),w])).values()]}const x={isWhole:!0,withheld:null,from:null};function U(g,c,n){const{value:l}=g;return l?.
kind==="known"?[[{...x,text:l.text}]]:l===void 0||l.text==="null"?[[{...x,text:null}]]:$(g)?n(g,l,c):D(l)}function $({row:g,value:c}){if(c?.kind!=="pieces"||c.text===
"null")return!1;const{text:n}=(0,y.g$)(c,(0,I.os)());return n===null||K.Du.some(l=>(0,j.i4)(g.grammar,n,l)===void 0)}const v=({references:g})=>g.some(c=>c.row.evaluation!==
void 0&&($(c)||c.version?.value.kind==="pieces"));function d(g,c,n,l){const{row:p,address:E,value:w}=c,B=o(l),W=B.map(({isWhole:X,text:J})=>J===null?u(c,g,n):X?
j.pb[p.grammar](J,n,M(c)):(0,j.i4)(p.grammar,J,n)),[G]=W,te=W.every(X=>X?.needed===G?.needed);if(G!==void 0&&te&&!W.includes(void 0)){const[X]=B;return w?.kind!==
"pieces"||X===void 0?G:{...G,evaluated:{text:X.text,isWhole:X.isWhole}}}if(p.grammar==="terragrunt"&&k(w))return j.zt;const[re]=n==="terraform"?B.flatMap(({withheld:X})=>X??
[]):[],ne=p.evaluation!==void 0&&p.evaluation[n]===void 0;return(0,j.Qm)((0,N.J0)({address:E,argument:p.grammar==="host"?"hostname":"source",expression:w?.kind===
"pieces"?w.text:"",candidates:B.map(({isWhole:X,text:J,from:ee})=>({text:X?J:null,from:ee})),refused:ne?"never":re===void 0?null:{variable:re}}))}const k=g=>g?.
kind==="pieces"&&g.pieces.some(c=>typeof c=="string"&&/[?&]ref=/.test(c));function o(g){return g.some(({isWhole:c,from:n})=>c&&n!==null)?g.filter(({isWhole:c,from:n})=>c||
n!==null):g}const f={cloud_default:"cloud block",remote_state_default:"remote state"};function u(g,c,n){const{row:l,value:p,address:E,localName:w}=g,B=p===void 0?
g.kind:l.absent??g.kind;if(l.defaults!==void 0){const W=l.defaults[n];return W!==null?(0,j.TU)((0,L.mD)(W)):(0,j.Qm)((0,N.tg)({block:f[B]??"remote backend"}))}return p!==
void 0?l.grammar==="url"?j.zt:(0,j.Qm)((0,N.DA)({reason:"null",address:E})):B==="required_provider_invalid"?(0,j.Qm)((0,N.DA)({reason:"not-a-requirement",address:E})):
w!==null&&c.class!=="stack"&&c.class!=="deploy"?w!=="terraform"&&(0,F.s)(w).ok?(0,j.TU)((0,L.Vm)(n)):j.zt:c.isOverride?j.zt:(0,j.Qm)((0,N.DA)({reason:"missing",
address:E}))}function m(g,{service:c},n=()=>null){if(c===null)return[];const l=new Map;for(const[p,{needed:E,host:w}]of g){const B=E==="state"?n(p)??w:E;B!==null&&
l.set(B,{host:B,service:c,clients:[...l.get(B)?.clients??[],p]})}return[...l.values()]}}),8262:((q,V,b)=>{b.d(V,{PG:()=>M,YK:()=>P,kl:()=>T,xr:()=>d});var I=b(7052),
y=b(5799),N=b(8011),K=b(3229),L=b(1064),F=b(5011),j=b(1022),D=b(9562),R=b(7905),S=b(7854);const M=5e4;function T(f,u,m=new Map){const g=[],c=f.flatMap(l=>l.notes),
n=new U(f,u,m);for(const l of f)if(!l.isContext)for(const p of l.references){if(g.length>=M)return c.push(P(l.file)),x(g,c);const E=(0,R.RO)(l,p,u,m);for(const w of E)
g.push(n.usageOf(l,p,w));for(const w of n.notesOf(l,p,E))c.push(w)}for(const l of v(f))g.push(l);return x(g,c)}const P=f=>(0,y.sb)(f,(0,I.ub)({kind:"module-usag\
es",max:M})),x=(f,u)=>({usages:f.sort((m,g)=>$(m.place,g.place)),notes:u.sort((m,g)=>$((0,y.Xd)(m),(0,y.Xd)(g)))});class U{files;values;known;overrides;constructor(u,m,g){
this.files=u,this.values=m,this.known=g,this.overrides=u.filter(({kind:c})=>c.isOverride)}usageOf(u,m,g){const{kind:c,value:n,address:l,place:p,row:E,hasOwnToken:w,
workspace:B}=m,{meanings:W,first:G,needs:te}=g,re=this.inForce(u,m,W),ne=re.size===W.size&&te!==null,X={kind:c,host:G.host,isHostImplied:G.isHostImplied,directHost:G.
directHost,hasOwnToken:w,text:n?.text??null,address:l,version:G.version===void 0?this.versionOf(m):{text:G.version,place:p},place:p,clients:u.kind.clients,needs:ne?
te:(0,R.hN)(re,m.row,this.stateHost),isOverridden:re.size===0,workspace:B};return ne&&E.backend===void 0&&n?.kind!=="pieces"?X:{...X,...this.decisionOf(m,g,re)}}decisionOf({
value:u,row:m},{meanings:g},c){const n=[...g],l=n.flatMap(([w,B])=>B.evaluated===void 0?[]:[[w,B.evaluated]]),p=[...c].flatMap(([w,{needed:B}])=>{const W=B==="s\
tate"?this.stateHost(w):null;return W===null?[]:[[w,W]]}),E=n.flatMap(([w])=>c.has(w)?[]:w);return{...u?.kind==="pieces"?{evaluated:Object.fromEntries(l)}:{},...m.
backend===void 0?{}:{backend:m.backend},...c.size===0||E.length===0?{}:{replacedFor:E},...n.some(([,{needed:w}])=>w==="state")?{stateHosts:Object.fromEntries(p)}:
{}}}notesOf(u,m,g){const{place:c,row:n,value:l}=m,p=[c],E=new Map;for(const{meanings:w}of g)for(const[B,{problem:W,host:G}]of w){if(W===void 0||!this.isInForce(
u,m,B))continue;const te=W.code==="source-dynamic";if(te&&u.notes.some(ue=>(0,y.Xd)(ue)?.line===c.line))continue;const re=l?.kind==="known"&&(0,K.Kc)(l.text),ne=te?
W.message:W.code,X=E.get(ne),J=X===void 0?G:X.namedHost??null,ee=[...X?.clients??[],B],Oe={namedHost:J,clients:ee,places:p,isPlaceholder:re};E.set(ne,(0,y.hD)(X?.
problem??W,Oe))}if(n.isReserved){const w=(0,N.ME)({block:"required_providers",parent:"terraform"});E.set(w.code,(0,y.hD)(w,{places:p,clients:u.kind.clients}))}return[
...E.values()]}inForce(u,m,g){return this.overrides.length===0?g:new Map([...g].filter(([c])=>this.isInForce(u,m,c)))}isInForce({kind:u},{mergeKey:m},g){return u.
isOverride||m===null||!this.replaced(g).has(m)}replaced=(0,S.Oo)(u=>{const m=new Set;for(const{kind:g,references:c,scope:n}of this.overrides)if(g.clients.includes(
u)){n.hasBackend&&m.add("backend");for(const{mergeKey:l,value:p,localName:E}of c)l!==null&&(p!==void 0||E!==null)&&m.add(l)}return m});stateHost=(0,S.Oo)(u=>{for(const m of this.
files)if(m.kind.clients.includes(u))for(const g of m.references){if(!(g.row.merges==="backend")||!this.isInForce(m,g,u))continue;const[n]=(0,R.RO)(m,g,this.values,
this.known),l=n?.meanings.get(u)?.needed??null;if(l!==null&&l!=="state")return l}return null});versionOf(u){if(u.version===null)return null;const{value:m,...g}=u.
version;if(m.kind==="known")return{text:m.text,...g};const c=p=>this.values(u,m,p).flat(),n=L.Du.map(p=>{const[E,...w]=c(p);return[p,w.length===0&&E?.isWhole===
!0?E.text:null]}),l=c("terraform").some(({withheld:p})=>p!==null);return{text:null,...g,values:Object.fromEntries(n),isWithheld:l}}}const $=(f,u)=>f===null||u===
null?0:f.file!==u.file?f.file<u.file?-1:1:f.line-u.line||f.column-u.column;function v(f){if(f.every(({scope:g})=>g.providerUses.size===0))return[];const u=new Map,
m=f.every(({kind:g})=>g.clients.length===L.Du.length);for(const g of m?[L.Du]:L.Du.map(c=>[c])){const c=f.filter(({kind:n})=>g.every(l=>n.clients.includes(l)));
for(const[n,l]of o(c)){const p=u.get(n),E=p===void 0?g:[...p.clients,...g];u.set(n,{...p??l,clients:E})}}return Array.from(u.values(),({text:g,address:c,place:n,
clients:l})=>{const{host:p,isHostImplied:E,needs:w}=d(l);return{kind:"implied_provider",host:p,isHostImplied:E,text:g,address:c,version:null,place:n,clients:l,isOverridden:!1,
needs:w}})}function d(f){const m=f.length===L.Du.length?k:k.filter((g,c)=>f.some(n=>n===L.Du[c]));return{host:m[0]?.host??null,isHostImplied:!0,needs:m}}const k=L.
Du.map(f=>({host:(0,F.Vm)(f),service:D.xq,clients:[f]}));function o(f){const u=new Set(["terraform"]);for(const{references:g}of f)for(const{localName:c}of g)u.add(
c);const m=new Map;for(const{scope:g,isContext:c}of f)if(!c)for(const[n,l]of g.providerUses)u.has(n)||(u.add(n),(0,j.s)(n).ok&&m.set(n,l));return m}}),4667:((q,V,b)=>{
b.d(V,{F:()=>c,I:()=>u});var I=b(9562);const y={terraform:"app.terraform.io",opentofu:null},N={terraform:"app.terraform.io",opentofu:"app.terraform.io"},K={terraform:"\
static",opentofu:"static"},L={opentofu:"static"},F={terraform:"any",opentofu:"any"},j=["config","query","migrate"],D=["stack","deploy"],R={position:["source"],grammar:"\
module",service:I.e$},S={...R,grammar:"stack-component",isLiteral:!0},M={...S,service:null},T={...R,grammar:"terragrunt",evaluation:F},P={position:"entries",grammar:"\
provider",service:I.xq,isLiteral:!0,absent:"required_provider_nosource"},x={position:["hostname"],grammar:"host",service:I.Bn,defaults:y},U={...x,absent:"remote\
_state_default",evaluation:F},$={...x,service:I.M,defaults:N},v={position:["address"],grammar:"url",service:null},d=(n,l,p,E,w={})=>{const B=l===""?[]:l.split("\
 > ").map(W=>W.split(" "));return{kind:p,files:n,path:B.map(([W="",...G])=>({type:W,labels:G})),...E,...w}},k={evaluation:L,merges:"backend"},o="data terraform_\
remote_state *",f=["address","lock_address","unlock_address"],u=[d(j,"module *","module",R,{absent:"module_missing",evaluation:K,merges:"module"}),d(j,"terrafor\
m > required_providers","required_provider",P,{merges:"provider"}),d(j,"required_providers","required_provider",P,{isReserved:!0}),d(j,"terraform > cloud","clou\
d",x,{service:I.OZ,absent:"cloud_default",...k}),d(j,"terraform > backend remote","backend_remote",x,{absent:"backend_remote_default",...k}),d(j,"terraform > ba\
ckend http","backend_http",v,{position:f,...k}),...[o,`check * > ${o}`].flatMap(n=>[d(j,n,"remote_state",U,{backend:"remote"}),d(j,n,"remote_state",U,{backend:"\
cloud",service:I.OZ})]),d(j,o,"remote_state",v,{backend:"http",evaluation:F}),d(j,"provider tfe","provider_tfe",$,{absent:"provider_tfe_default",evaluation:F}),
d(["test"],"provider tfe","provider_tfe",$),d(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:I.xq,isLiteral:!0}),d(["\
test"],"run * > module","test_module",S,{grammar:"test-module",absent:"test_module_missing"}),d(["test"],"run * > backend remote","test_backend_remote",x,{absent:"\
test_backend_remote_default"}),d(D,"required_providers","required_provider",P),d(D,"component *","stack_component",S,{absent:"stack_component_missing"}),d(D,"re\
moved","stack_removed",S,{absent:"stack_removed_missing"}),d(D,"stack *","stack_stack",M,{grammar:"stack",absent:"stack_stack_missing"}),d(["deploy"],"upstream_\
input *","upstream_input",M,{grammar:"stack-output"}),d(["migrate"],"state_store_provider","state_store_provider",P),d(["migrate"],"from > backend remote","migr\
ate_backend_remote",x,{absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(n=>d(["terragrunt"],n,"terragrunt_source",T)),d(["manif\
est"],"","installed_module",S,{position:"manifest",grammar:"registry-module"})],m=[...new Set(u.flatMap(({files:n})=>n))],g=new Map(m.map(n=>{const l=u.filter(({
files:p})=>p.includes(n));return[n,Map.groupBy(l,({path:[p]})=>p?.type??"")]})),c=n=>g.get(n)??new Map}),9050:((q,V,b)=>{b.d(V,{G:()=>j});var I=b(6760),y=b(5747),
N=b(4614);const K=5,L=/^[0-9a-f]{40}$/,F=/^refs\/(?!.*\.\.)[^\0]+$/;function j(k){const o=(0,I.join)(k,".git"),f=D(o,k)??o,u=P((0,I.join)(f,"commondir")),m=u===
null?f:(0,I.resolve)(f,u),g=()=>T((0,I.join)(m,"packed-refs"))??"",c=R(P((0,I.join)(f,"HEAD")),[f,m],g);return c===null?null:{commit:c,isFetched:M(c,T((0,I.join)(
f,"FETCH_HEAD"))??"",g),remote:$(T((0,I.join)(m,"config"))??""),tracked:n=>(0,N.O)((0,I.join)(f,"index"),n)}}function D(k,o){const[,f]=/^gitdir: (.+)$/.exec(P(k)??
"")??[];return f===void 0?null:(0,I.resolve)(o,f)}function R(k,o,f){let u=k;for(let m=0;u!==null&&m<=K;m+=1){if(L.test(u))return u;const[,g]=/^ref: (.+)$/.exec(
u)??[];if(g===void 0||!F.test(g))return null;u=S(g,o,f)}return null}function S(k,o,f){for(const m of o){const g=P((0,I.join)(m,k));if(g!==null)return g}return f().
split(`
`).find(m=>m.endsWith(` ${k}`))?.slice(0,40)??null}function M(k,o,f){const u=(m,g)=>m.split(`
`).some(c=>c.startsWith(`${k}${g}`));return u(o,"	")||u(f()," refs/remotes/")}function T(k){const o=(0,y.yR)(k);return o.ok?o.text:null}const P=k=>T(k)?.replace(
/\r?\n$/,"")??null,x=21,U=/^(?!\.{1,2}$)[\w.-]+$/;function $(k){let o=!1;for(const f of k.split(`
`)){const u=f.trim();u.startsWith("[")&&(o=u==='[remote "origin"]');const m=u.indexOf("=");if(!(!o||m<0||u.slice(0,m).trim().toLowerCase()!=="url"))return v(u.slice(
m+1).trim())}return null}function v(k){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(k),[f,u]=o===null?d(k):[o[1],o[2]],m=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),g=m.length>1&&m.length<=x;return!f||!g||!m.every(c=>U.test(c))?null:{host:f.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function d(k){
const o=URL.parse(k);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}}),9498:((q,V,b)=>{b.d(
V,{K:()=>K});var I=b(6760),y=b(9050),N=b(4614);function K(S,M,T){const P=(0,y.G)(S),x=P?.remote??null;if(P!==null&&x!==null){const $=P.isFetched||P.commit===T.GITHUB_SHA;
return{name:`${x.owner}/${x.name}`,url:L(x,T.GITHUB_SERVER_URL),commit:$&&F(S,M,P)?P.commit:null}}return{name:(P===null?D(S,T):null)??R(S),url:null,commit:null}}
function L({host:S,owner:M,name:T},P=""){return`${URL.parse(P)?.host===S?URL.parse(P)?.protocol:"https:"}//${S}/${M}/${T}`}function F(S,M,{tracked:T}){const P=T(
M);return P.size===M.size&&P.entries().every(([x,U])=>(0,N.R)((0,I.join)(S,x),U))}const j=/^[\w.-]+\/[\w.-]+$/;function D(S,M){const{GITHUB_WORKSPACE:T,GITHUB_REPOSITORY:P=""}=M;
return T!==void 0&&(0,I.resolve)(T)===(0,I.resolve)(S)&&j.test(P)?P:null}const R=S=>(0,I.basename)((0,I.resolve)(S)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||
"repository"}),4614:((q,V,b)=>{b.d(V,{O:()=>P,R:()=>$});var I=b(3024),y=b(5747);const N=128*1024*1024,K=12,L=62,F=16384,j=12288,D=4,R=61440,S=4096,M=32768,T=Buffer.
alloc(0);function P(v,d){const k=(0,y.io)(v,N);return k===null?new Map:x(k,d)}function x(v,d){const k=new Map;if(v.length<K)return k;const o=v.readUInt32BE(4);if(v.
toString("latin1",0,4)!=="DIRC"||o<2||o>4)return k;const f=v.readUInt32BE(8);let u=T,m=K;for(let g=0;g<f;g+=1){if(m+L>v.length)return k;const c=v.readUInt16BE(m+
60),n=m+L+(c&F?2:0),l=o===D,{kept:p,from:E}=l?U(v,n,u):{kept:T,from:n},w=v.indexOf(0,E);if(w<0)return k;const B=v.subarray(E,w),W=l?Buffer.concat([p,B]):B;if(W.
length>S)return k;const G=(v.readUInt32BE(m+24)&R)===M,te=W.toString("utf8");G&&(c&j)===0&&d.has(te)&&k.set(te,{modified:v.readUInt32BE(m+8),size:v.readUInt32BE(
m+36)}),m=l?w+1:m+(w-m+8&-8),u=W}return k}function U(v,d,k){let o=d,f=v[o++]??0,u=f&127;for(;f&128;)f=v[o++]??0,u=(u+1)*128+(f&127);return{kept:k.subarray(0,Math.
max(0,k.length-u)),from:o}}function $(v,{modified:d,size:k}){const o=(0,y.N0)(()=>(0,I.lstatSync)(v),null),f=Math.floor((o?.mtimeMs??0)/1e3);return o?.isFile()===
!0&&o.size%2**32===k&&f%2**32===d}}),8704:((q,V,b)=>{b.d(V,{J:()=>K,U:()=>F});var I=b(9349),y=b(3268),N=b(4009);function K(d,k){d.countPart();const o=k==="eleme\
nt"?d.skipBlank():d.skipSpaces(),f=d.at,u=F(d,o);if(u!==void 0&&L(d,k))return u;(0,y.Kk)(d,k);let m=d.at;for(;m>f&&(0,I.xC)(d.text.charAt(m-1));)m--;return m===
f&&d.report("invalid expression: expected the start of an expression",f),u===void 0?S(d,f,m):{kind:"other",start:f,end:m}}function L(d,k){const o=k==="element"?
d.skipBlank():d.skipSpaces();return(0,I.wH)(o)||o===","||d.isLineEnd(o)}function F(d,k){if(k==='"')return(0,N.E3)(d);if(k==="<")return(0,N.jw)(d);if(k!=="{"&&k!==
"["&&k!=="(")return;const o=d.at++;d.depth++;let f;return d.depth>I.lr?f=j(d,k,o):k==="{"?f=P(d,o):k==="["?f=T(d,o):f=M(d,o),d.depth--,f}function j(d,k,o){return(0,y.
ku)(d,(0,I.r1)(k)??k,o),{kind:"other",start:o,end:d.at}}const D=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,R=32;function S(d,k,o){if(D.lastIndex=k,!(D.
test(d.text)&&D.lastIndex===o)||o-k>R)return{kind:"other",start:k,end:o};const u=d.text.slice(k,o),m={true:!0,false:!1,null:null}[u];return{kind:"primitive",start:k,
end:o,value:m===void 0?Number(u):m}}function M(d,k){const o=K(d,"element");return d.skipBlank()!==")"?j(d,"(",k):(d.at++,{...o,start:k,end:d.at})}function T(d,k){
if(v(d))return j(d,"[",k);const o=[];for(;;){const f=d.skipBlank();if(f==="]")return d.at++,{kind:"tuple",start:k,end:d.at,elements:o};if(d.at>=d.text.length||(0,I.
wH)(f))return d.reportUnclosed(k),{kind:"other",start:k,end:d.at};const u=d.at;o.push(K(d,"element")),d.at===u&&d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}
function P(d,k){if(v(d))return j(d,"{",k);const o=[];for(;;){const f=d.skipBlank();if(f==="}")return d.at++,{kind:"object",start:k,end:d.at,items:o};if(d.at>=d.
text.length||(0,I.wH)(f))return d.reportUnclosed(k),{kind:"object",start:k,end:d.at,items:o};o.push(x(d,f)),d.skipSpaces()===","&&d.at++}}function x(d,k){const o=d.
at,f=U(d,k);let u=d.at;for(;u>o&&(0,I.xC)(d.text.charAt(u-1));)u--;const m=d.skipSpaces();if(m!=="="&&m!==":")return d.report('missing attribute value: expected\
 "=" or ":" after the key',d.at),(0,y.Kk)(d,"line"),d.at===o&&d.at++,{name:void 0,start:o,end:u,value:{kind:"other",start:u,end:d.at}};d.at++;const g=K(d,"line");
return{name:f,start:o,end:u,value:g}}function U(d,k){const o=d.at;let f;if(k==='"'||k==="("){const g=F(d,k);g?.kind==="string"&&(f=g.value)}else f=d.readName();
const u=d.skipSpaces();if(u==="="||u===":")return f;$(d);const m=d.text.slice(o,d.at).trimEnd();return/^\d+$/.test(m)?m:void 0}function $(d){const k=/[=!<>]=|[-+*/%<>!&|?.]/y;
for(;;){const o=d.skipSpaces(),f=d.at;if(k.lastIndex=f,d.isLineComment(o))return;if((0,I.L8)(o))d.at++;else if(o==="["||o==="(")d.at++,j(d,o,f);else if(o==='"')
(0,N.E3)(d);else if(k.test(d.text))d.at=k.lastIndex;else if(d.readName()===void 0)return}}function v(d){return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,I.
L8)(d.peek(3))}}),400:((q,V,b)=>{b.d(V,{K:()=>F});var I=b(9349),y=b(8704),N=b(3268),K=b(4009),L=b(6134);function F(o,f=new L.n_){const u=new I.bs(o,o.startsWith(
"\uFEFF")?1:0,f),m=j(u,void 0);return(0,L.pH)(o,m,u.mistake,f)}function j(o,f){const u={attributes:[],blocks:[]};let m=f!==void 0&&!o.isLineEnd(o.skipSpaces());
for(;;){const g=o.skipBlank();if(o.at>=o.text.length){f!==void 0&&o.report(D,f);break}if(g==="}"&&f!==void 0){o.at++;break}R(o,g,u),d(o,m,u),m=!1}return{kind:"n\
ative",attributes:u.attributes,blocks:u.blocks}}const D="unclosed configuration block: there is no closing brace before the end of the file";function R(o,f,u){const m=o.
at;o.countPart();const g=f==='"'?U(o):o.readName();if(g===void 0){f<"\x80"?o.report("argument or block definition required",m):o.reportCharacter(),k(o,m);return}
const c=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.at++,u.attributes.push({name:g,start:m,end:c,value:(0,y.J)(o,"line")});return}const l=$(o),p=o.at;if(o.
peek()!=="{"){const W=l.length===0?`argument or block definition required: "${g}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${g}\
" has no "{" at its end`;o.report(W,m,c),k(o,m);return}o.at++;const B=S.has(g)&&l[0]?.value!==M&&o.depth===0&&o.mistake===void 0?T(o,p):x(o,p);u.blocks.push({type:g,
labels:l,start:m,end:p,body:B})}const S=new Set(["resource","data","ephemeral","output","variable"]),M="terraform_remote_state";function T(o,f){const{at:u}=o;return(0,N.
ku)(o,"}",f)&&o.mistake===void 0?new P(o,f):(o.at=u,o.mistake=void 0,x(o,f))}class P{kind="native";text;open;end;parts;body;constructor({text:f,at:u,parts:m},g){
this.text=f,this.open=g,this.end=u,this.parts=m}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(f){return this.body!==
void 0||this.text.slice(this.open,this.end).includes(f)}read(){if(this.body===void 0){const f=new I.bs(this.text.slice(0,this.end),this.open+1,this.parts);f.depth=
1,this.body=j(f,this.open)}return this.body}}function x(o,f){if(o.depth>=I.lr)return o.report(`blocks are nested deeper than ${I.lr} levels`,f),(0,N.ku)(o,"}",f),
{kind:"native",attributes:[],blocks:[]};o.depth++;const u=j(o,f);return o.depth--,u}function U(o){const f=o.at,u=(0,K.E3)(o);return o.report("invalid argument n\
ame: argument names must not be quoted",f,o.at),u.kind==="string"?u.value:void 0}function $(o){const f=[];for(let u=v(o);u!==void 0;u=v(o))f.push(u);return f}function v(o){
const f=o.skipSpaces(),u=o.at;let m;if(f==='"'){const c=(0,K.E3)(o);c.kind==="string"?m=c.value:(m=o.text.slice(u+1,Math.max(u+1,o.at-1)),o.report("invalid bloc\
k label: it has to be plain text",u,o.at))}else m=o.readName();if(m===void 0)return;const g={value:m,start:u,end:o.at};return o.countPart(),g}function d(o,f,u){
const m=o.skipSpaces();f&&(m!=="}"||u.blocks.length>0)?o.report("invalid single-argument block definition: a block in one line has one argument at most",o.at):!f&&
!o.isLineEnd(m)&&o.report("missing newline after argument or block definition",o.at)}function k(o,f){(0,N.Kk)(o,"line"),(o.at===f||(0,I.wH)(o.peek())&&o.peek()!==
"}")&&o.at++}}),1731:((q,V,b)=>{b.d(V,{Cg:()=>M,PW:()=>d,Ty:()=>S,Zy:()=>T,_T:()=>k,hZ:()=>K,kv:()=>m,mb:()=>g,oF:()=>j,rK:()=>D});var I=b(4091),y=b(9562);const N=new RegExp(
`^${y.eQ}$`),K=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,L=new RegExp(`^${K}[.+-]?$`),F=2n**63n-1n;function j(c){const[
,n,l,p,E]=N.exec(c)??[];return n===void 0?null:R(c,n,p??l,E)}function D(c){const[,n,l,p]=L.exec(c)??[];return n===void 0?null:R(c,n,l,p)}function R(c,n,l="",p=""){
const E=n.split(".").map(B=>B.replace(/^0+(?=.)/,""));if(E.some(B=>B.length>19))return null;const w=E.map(BigInt);if(w.some(B=>B>F))return null;for(;w.length<3;)
w.push(0n);return{text:c,numbers:w,written:E.length,pre:l,build:p}}const S=c=>c.pre!=="",M=({numbers:c,pre:n,build:l})=>`${c.join(".")}${n===""?"":`-${n}`}${l===
""?"":`+${l}`}`;function T(c,n){const l=Math.max(c.numbers.length,n.numbers.length);for(let p=0;p<l;p++){const[E,w]=[c.numbers[p]??0n,n.numbers[p]??0n];if(E!==w)
return E<w?-1:1}return c.pre===n.pre||c.numbers.length!==n.numbers.length?0:c.pre===""||n.pre===""?c.pre===""?1:-1:P(c.pre,n.pre)}function P(c,n){const[l,p]=[c.
split("."),n.split(".")];for(let E=0;;E++){const[w,B]=[E+1>=l.length,E+1>=p.length];if(w!==B)return w?-1:1;const W=x(l[E]??"",p[E]??"");if(W!==0||w)return W}}function x(c,n){
const[l,p]=[/^[0-9]*$/.test(c),/^[0-9]*$/.test(n)];return l!==p?l?-1:1:l&&c.length!==n.length?c.length-n.length:c===n?0:c<n?-1:1}const U="[\\t\\n\\f\\r ]*",$=new RegExp(
`^${U}(<=|>=|!=|~>|<|>|=|)${U}(${y.eQ})${U}$`),v="This string does not use correct version constraint syntax";function d(c){const n=[];for(const l of c.split(",")){
const[,p,E=""]=$.exec(l)??[],w=j(E);if(w===null)return(0,I.TR)(v);n.push({operator:p||"=",version:w,text:l})}return(0,I.Ju)(n)}function k(c){const n=d(c);if(!n.
ok)return n;const l=[];for(const p of n.value){const E=D(p.version.text);if(E===null||!o.test(p.text.trim()))return(0,I.TR)(`Incorrect version constraint syntax\
: ${f(p)}`);l.push({...p,version:E})}return(0,I.Ju)(l)}const o=/^[<>=!~]* ?[0-9]/;function f({operator:c,version:n,text:l}){const p=l.trim();if(n.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!o.test(p))return`only one space is expected after the operator "${c}"`;if(n.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[E]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(p)??[""];return`missi\
ng comma after "${E}"`}const u=[">",">=","=","~>","<=","<","!="];function m(c){const n=[...c].sort((l,p)=>T(l.version,p.version)||P(l.version.build,p.version.build)||
u.indexOf(l.operator)-u.indexOf(p.operator)||p.version.written-l.version.written);return[...new Set(n.map(g))].join(", ")}function g({operator:c,version:n}){if(c===
"=")return M(n);const l=c==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${c} ${M({...n,numbers:l})}`}}),2245:((q,V,b)=>{b.d(V,{O:()=>K});var I=b(4009),
y=b(6134);const N=200;function K(R,S=new y.n_,M=!1){const T=new L(R,S,M),P=T.readRoot(),x={kind:"json",members:P===void 0?[]:(0,y.lS)(P)};return(0,y.pH)(R,x,T.mistake,
S)}class L{text;parts;isHcl1;at=0;depth=0;mistake;constructor(S,M,T){this.text=S,this.parts=M,this.isHcl1=T}readRoot(){const{text:S}=this;S.startsWith("\uFEFF")&&
(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const M=this.readValue();if(this.isHcl1)return M;this.skipSpaces(),
M!==void 0&&this.at<S.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const T=M?.kind==="object"||M?.kind===
"tuple";return M!==void 0&&!T&&this.report("root value must be object: it is neither an object nor an array of objects",M.start),M}report(S,M,T=M+1){this.mistake??=
{message:S,start:M,end:T}}stop(S,M){this.report(S,M),this.at=this.text.length}skipSpaces(){const{text:S}=this;for(;;){const M=S.charCodeAt(this.at);if(M===32||M===
10||M===13||M===9)this.at++;else if(M===47)this.skipComment();else return S.charAt(this.at)}}skipComment(){const S=this.text.startsWith("//",this.at);this.report(
"invalid start of value: JSON has no comments",this.at);const M=S?`
`:"*/",T=this.text.indexOf(M,this.at+1);this.at=T<0?this.text.length:T+M.length}readValue(){const{text:S,parts:M,at:T}=this;if(!M.add()){this.at=S.length;return}
const P=S.charAt(T);if(P==='"'){const x=this.readString();return x===void 0?void 0:(0,I.BD)(x,{start:T,end:this.at},M)}if(P==="{"||P==="["){if(this.depth>=N)return this.
stop(`values are nested deeper than ${N} levels`,T);this.depth++;const x=P==="{"?this.readObject():this.readArray();return this.depth--,x}return this.readPrimitive()}readPrimitive(){
const{text:S,at:M}=this;F.lastIndex=M;const T=F.exec(S)?.[0];return T===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",M):(this.at+=T.length,{kind:"primitive",start:M,end:this.at,value:JSON.parse(T)})}readObject(){const S=this.at++,M=[];for(let T=this.
skipSpaces();T!=="}";T=this.skipSpaces()){if(T!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const P=this.
readMember();if(P===void 0)break;M.push(P),this.endItem("}")}return{kind:"object",start:S,end:this.skipBracket(),items:M}}readMember(){const S=this.at,M=this.readString();
if(M===void 0)return;const T=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const P=this.readValue();return P&&{name:M,start:S,end:T,value:P}}readArray(){const S=this.at++,M=[];for(;this.skipSpaces()!=="]";){const T=this.
readValue();if(T===void 0)break;M.push(T),this.endItem("]")}return{kind:"tuple",start:S,end:this.skipBracket(),elements:M}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(S){const M=this.skipSpaces(),T=this.at;if(M!==S){if(M===""&&this.stop(`unclosed value: no "${S}" before the end of the file`,T),
M!==","){this.report(`missing separator: expected "," or "${S}"`,T);return}this.at++,this.skipSpaces()===S&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",T)}}readString(){const{text:S,at:M}=this;let T=M+1,P=!0;for(let x=S.charCodeAt(T);x!==34;x=S.charCodeAt(T)){if(!(x>=32))return this.stopInString(M,T);x===
92&&(P=!1),T+=x===92?2:1}return this.at=T+1,P?S.slice(M+1,T):this.unescape(S.slice(M+1,T),M+1)}stopInString(S,M){return M>=this.text.length||this.text.charCodeAt(
M)===10?this.stop("invalid JSON string: no closing quote in its line",S):this.stop("invalid JSON string: a control character must be escaped",M)}unescape(S,M){return S.
replace(j,(T,P,x)=>{const U=this.isHcl1&&D.test(T);if(P===void 0&&!U)return JSON.parse(`"${T}"`);const $=`invalid JSON string: ${JSON.stringify(T)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":$,M+x,M+x+2),T}).toWellFormed()}}const F=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
j=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,D=/\/|u[dD][89a-fA-F]/}),4789:((q,V,b)=>{b.r(V),b.d(V,{isOfDirectory:()=>f,layoutsOf:()=>W,nameRepository:()=>I.
K,readTools:()=>cn,rootNotes:()=>At,rootsOf:()=>re,scanInSteps:()=>rs,textNotes:()=>It,unmatched:()=>te});var I=b(9498),y=b(9664),N=b(5011),K=b(7523),L=b(5257);
function F(r,e,s){const{client:t}=s;return{directory:r.name===""?".":r.name,client:t,directories:e.map(({name:i})=>i),calls:s.hasCalls?[...e.flatMap(({usages:i})=>U(
i,t)),...U(r.tests,t)]:[],providers:j(r,e,t),lockFile:r.lockFile,clientVersions:e.flatMap(({declared:i})=>P(i.filter(a=>x(a,t,s.versions))))}}function j(r,e,s){
const t=new Map,i=(h,_,O)=>{if(h===null)return;const A=(0,L.JT)(h),C=t.get(A)??{provider:h,places:[],constraints:[]};t.set(A,C),C.places.push(_),O!==null&&C.constraints.
push(O)};for(const h of e){for(const O of D(h.usages))i(R(O,s),O.place,(0,L.KS)(O,s));const _=h.declared.filter(({kind:O})=>O==="provider-version");for(const[O,
A]of Map.groupBy(_,C=>C.localName??"")){const C=S(O,h,s);for(const{text:H,place:Z}of P(A))i(C,Z,{text:H,place:Z})}}const a=M(r,s);return Array.from(t,([h,_])=>({
..._,locked:a.get(h)??null}))}function D(r){const e=r.filter(({place:t})=>(0,y.LA)(t.file));if(e.length<2)return r;const s=new Map(e.map(t=>[t.address,t.place.file]));
return r.filter(({address:t,place:i})=>!(0,y.LA)(i.file)||s.get(t)===i.file)}function R(r,e){return r.kind==="lock_provider"||r.kind!=="required_provider"&&r.kind!==
"implied_provider"&&(0,K.op)(r.address)==="terraform"?null:(0,K.lc)(r,(0,N.Vm)(e),e)}function S(r,{usages:e},s){const t=e.find(({kind:i,address:a})=>i.startsWith(
"required_provider")&&(0,K.op)(a)===r);return t!==void 0?R(t,s):{host:(0,N.Vm)(s),namespace:"hashicorp",type:r}}function M({usages:r},e){const s=new Map;for(const t of r){
if(t.kind!=="lock_provider")continue;const i=(0,K.lc)(t,(0,N.Vm)(e),e),a=(0,L.KS)(t,e);if(i===null||a===null)continue;const h={version:a,constraints:t.version?.
recorded??null};if(s.set((0,L.JT)(i),{...h,isCopied:!1}),e==="opentofu"&&T(i)){const _=(0,L.JT)({...i,host:(0,N.Vm)(e)});s.has(_)||s.set(_,{...h,isCopied:!0})}}
return s}const T=({host:r,namespace:e})=>r===(0,N.Vm)("terraform")&&e==="hashicorp";function P(r){const e=r.findLast(({place:s})=>(0,y.LA)(s.file))?.place.file;
return e===void 0?r:r.filter(({place:s})=>s.file===e)}function x({kind:r,place:e},s,{opentofu:t=""}){const i=/\.tofu(\.json)?$/.test(e.file);return r==="compati\
ble"?s==="opentofu":r!=="version"||s==="terraform"?r==="version"&&!i:i||/^v?(0|1\.(\d|1[01])(\.|$))/.test(t)}function U(r,e){const s=r.filter(({kind:i})=>$.has(
i));return s.some(({place:i})=>(0,y.LA)(i.file))?[...Map.groupBy(s,({address:i})=>i).values()].flatMap(i=>{const a=[...i].sort((O,A)=>Number((0,y.LA)(O.place.file))-
Number((0,y.LA)(A.place.file))),h=a.findLast(({text:O})=>O!==null),_=a.findLast(O=>O.version!==null);return h===void 0?[]:v(h,_??h,e)}):s.flatMap(i=>v(i,i,e))}const $=new Set(
["module","module_missing","test_module","stack_component","terragrunt_source"]);function v(r,e,s){const{address:t,text:i,place:a}=r;if(i===null||o(i))return[];
const h=k(r,i,s);if(h===void 0)return[];const _=(0,L.KS)(e,s),O=_===null&&e.version!==null;return[{address:t,source:i,place:a,module:h,constraint:_,isOpen:O}]}const d=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function k({kind:r},e,s){if(r==="terragrunt_source"&&e.startsWith("tfr:")){const[,i="",a=""]=d.exec(e)??[],h=(0,N.rE)(i===""?a:`${i}/${a}`,s);return h.ok?h.value:
void 0}const t=(0,N.vL)(e,s);return t.kind==="registry"?t:t.kind==="remote"?null:void 0}const o=r=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(r),f=({
kind:r})=>r==="module"||r==="state"||r==="lock",u=new Set(["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy",
"implied_provider","lock_provider","stack_component","terragrunt_source"]);function m(r,e,s){const t=new Map,i=({file:a})=>{const h=(0,y.jt)(a),_=t.get(h)??g(h);
return t.set(h,_),_};for(const a of r){if(!a.clients.includes(s)||a.kind==="installed_module")continue;const h=i(a.place);a.kind==="test_module"?h.tests.push(a):
c(h,a)}for(const a of e){const{kind:h,place:_}=a;if(s==="terraform"&&/\.tofu(\.json)?$/.test(_.file))continue;const O=i(_);O.declared.push(a),h==="lock"?n(O,_):
O.hasConfiguration=!0,O.isInitialised||=h==="state"}for(const a of t.values())E(t,a);return t}const g=r=>({name:r,...{usages:[],declared:[],tests:[],children:[]},
lockFile:null,hasConfiguration:!1,isInitialised:!1});function c(r,e){if(e.kind==="lock_provider"?n(r,e.place):r.hasConfiguration=!0,!u.has(e.kind)||e.isOverridden&&
e.kind!=="module"||(r.usages.push(e),e.isOverridden))return;r.isInitialised||=l(e);const s=p(r.name,e);s!==null&&r.children.push(s)}function n(r,{file:e}){r.lockFile=
e,r.isInitialised=!0}const l=({kind:r,address:e,place:s})=>r==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(s.file);function p(r,e){
const{kind:s,text:t}=e;return!(s==="module"||s==="test_module"||l(e))||t===null||!(0,N.Nj)(t)?null:(0,y.un)(r,t.replace(/\?.*$/s,""))}function E(r,e){const{name:s,
tests:t}=e;if(t.length===0)return;const i=/^(?:(.*)\/)?tests$/.exec(s),a=i===null?void 0:r.get(i[1]??""),h=a?.hasConfiguration===!0?a:e;h.isInitialised=!0,h!==e&&
(h.tests.push(...t),e.tests=[])}const w=({name:r,tests:e})=>e.flatMap(s=>p(r,s)??[]);function B(r){const e=new Set;for(const s of r.values())for(const t of[...s.
children,...w(s)])t!==s.name&&e.add(t);return[...r.values()].filter(({name:s,hasConfiguration:t,isInitialised:i})=>t&&(i||!e.has(s)))}function W({usages:r,declared:e,
clients:s,patterns:t}){const i=s.map(_=>({client:_,directories:m(r,e,_)})),a=[...new Set(i.flatMap(({directories:_})=>[..._.keys()]))],h=new Set(t.flatMap(_=>a.
filter(O=>G(_,O))));return i.map(({client:_,directories:O})=>{const A=t.length===0?B(O):[...O.values()].filter(C=>C.hasConfiguration&&h.has(C.name));return{client:_,
directories:O,roots:A}})}const G=(r,e)=>r.matches(e===""?".":e),te=(r,e)=>e.flatMap(s=>{const t=({directories:i})=>i.values().some(a=>a.hasConfiguration&&G(s,a.
name));return r.some(t)?[]:[s.text]});function*re(r,{changed:e,versions:s,hasCalls:t=!0}){const i=e&&ne(e);for(const{client:a,directories:h,roots:_}of r)for(const O of _){
const A=X(O,h);i!==null&&!A.some(({name:C})=>i.has(C))||(yield F(O,A,{client:a,versions:s,hasCalls:t}))}}function ne(r){const e=[...r].map(y.jt),s=e.filter(t=>/(^|\/)tests$/.
test(t));return new Set([...e,...s.map(y.jt)])}function X(r,e){const s=new Set([r]),t=i=>{const a=e.get(i);a!==void 0&&s.add(a)};w(r).forEach(t);for(const{children:i}of s)
i.forEach(t);return[...s]}var J=b(9160),ee=b(9804),Oe=b(5143),ue=b(5799),ae=b(1064),fe=b(1752),se=b(1731);function*Et(r,e){for(const i of r.providers){const a=Ot(
i,r.client,e);a!==null&&(yield a)}const{client:s}=r,t=r.clientVersions.length===0?null:e.versionIn(s,r.directory);if(t!==null)for(const{text:i,place:a}of r.clientVersions)
(0,fe.n7)(i,t)==="not-met"&&(yield{problem:(0,ee.Ov)({client:s,version:t,constraint:i}),places:[a]})}function Ot(r,e,s){const{constraints:t,provider:i}=r;if(Mt(
t.map(({text:H})=>H)))return s.upgrade?null:bt(r,s);const a=t.flatMap(({text:H,place:Z})=>be(H).map(oe=>({...oe,place:Z}))),h=(0,L.JT)(i);if(e==="opentofu"&&(0,fe.
jF)(a))return{problem:(0,ee.jF)({reason:"unspecified",provider:h}),places:De(a)};const _=(0,fe.Sx)(a,fe.Nd),O=[...new Set(_.map(se.mb))],A=a.filter(H=>O.includes(
(0,se.mb)(H)));return{problem:(0,ee.id)({of:`provider ${h}`,terms:O}),places:De(A)}}function bt({provider:r,constraints:e,locked:s},{clients:t}){const i=s===null?
null:(0,se.rK)(s.version.text);if(s===null||i===null)return null;const a=A=>(0,fe.XA)([i],A.flatMap(({text:C})=>be(C)))===null;if(!a(e))return null;const h=e.filter(
A=>a([A])),_=h.length===0?e:h;return{problem:(0,ee.N0)({provider:(0,L.JT)(r),version:(0,se.Cg)(i),constraints:[...new Set(_.map(({text:A})=>(0,se.kv)(be(A))))],
clients:t}),places:De([s.version,..._])}}const De=r=>[...new Set(r.map(({place:e})=>e))],Ue="\0";function be(r){const e=(0,se._T)(r);return e.ok?e.value:[]}const wt=(0,J.
HK)(r=>{const e=r.split(Ue).flatMap(be),s=e.map(({version:t})=>t);return(0,fe.XA)(s,e)!==null||(0,fe.Nd)(e)}),Mt=r=>wt([...new Set(r)].join(Ue));function At(r){
const e=new Map;return{add:i=>{const a=(0,y.Gz)(i.directory==="."?"":i.directory,"main.tf"),h=(0,Oe.Zl)(a)?a:null;for(const _ of Et(i,r)){const O=St(_),A=e.get(
O);if(A===void 0){e.set(O,{..._,having:new Set([i.client]),aside:h});continue}A.having.add(i.client),h===null&&(A.aside=null)}},notes:()=>Array.from(e.values(),
({problem:i,places:a,having:h,aside:_})=>{const A=i.code!=="client-version"&&h.size===r.clients.length?ae.Du:[...h];return(0,ue.hD)(i,{places:a,clients:A,..._===
null?{}:{aside:_}})})}}const St=({problem:r,places:e})=>[r.code,r.message,...e.map(Oe.df)].join(`
`);var xt=b(8011),Tt=b(3229),yt=b(1022);function*It(r,e,s){const t=new Set;for(const i of r){if(i.kind==="lock_provider"){const h=`${i.place.file}
${i.text}`;if(t.has(h)){const _=(0,ee.FA)({reason:"twice",provider:i.text??""});yield ke(i.place,{problem:_,clients:ae.Du})}t.add(h)}const a=Pt(i,s);a!==null&&(yield ke(
(i.version??i).place,a))}for(const i of e){const a=Lt(i,s);a!==null&&(yield a)}}function ke(r,{problem:e,clients:s,...t}){const i=s.filter(a=>$t(r.file).includes(
a));return(0,ue.hD)(e,{...t,places:[r],clients:i})}const $t=r=>/\.tofu(\.json)?$/.test(r)?["opentofu"]:ae.Du,Dt=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Pt(r,e){
switch(r.kind){case"module":case"module_missing":case"test_module":return Ct(r,e);case"required_provider":case"required_provider_nosource":case"required_provide\
r_legacy":return Dt.test(r.place.file)?null:Rt(r);case"lock_provider":return Nt(r);default:return null}}const Pe=(r,e)=>({problem:(0,ee.jF)({reason:"syntax",text:r,
why:e}),clients:ae.Du,isPlaceholder:(0,Tt.Kc)(r)}),me=r=>({problem:r,clients:ae.Du});function Ct(r,{releases:e}){const{address:s,version:t}=r;if(t===null)return null;
const{text:i}=t;if(i===null)return!e.every(({client:H,before:Z})=>H!=="terraform"||Z==="1.15")&&t.isWithheld!==!0?null:{problem:(0,ee.jF)({reason:"expression",address:s}),
clients:["terraform"]};const a=(0,se.PW)(i);if(!a.ok)return Pe(i,a.why);const h=ae.Du.filter(A=>!(0,fe.gH)(a.value,A));if(h.length===0)return null;const _=a.value.
find(({version:A})=>(0,se.Ty)(A)),O=_&&(0,se.Cg)(_.version);return{problem:(0,ee.id)({of:s,terms:[i],preRelease:O}),clients:h}}function Rt({kind:r,address:e,text:s,
version:t}){if(t===null)return null;if(t.text===null)return me((0,ee.jF)({reason:"not-a-string",address:e}));const i=(0,se._T)(t.text);if(!i.ok)return Pe(t.text,
i.why);const a=ae.Du.filter(_=>r==="required_provider"?(0,yt.m)(s??"",_).kind==="builtin":(0,K.op)(e)==="terraform");if(a.length===0)return null;const h=s??"ter\
raform.io/builtin/terraform";return{problem:(0,ee.jF)({reason:"built-in",provider:h}),clients:a}}function Nt(r){const e=r.text??"",{text:s=null,recorded:t=""}=r.
version??{};if(s===null)return me((0,ee.FA)({reason:"no-version",provider:e}));const i=(0,se.rK)(s);if(i===null)return me((0,ee.FA)({reason:"not-a-version",provider:e}));
const a=(0,se.Cg)(i);if(a!==s)return me((0,ee.FA)({reason:"not-normal",of:"version",provider:e,normal:a}));if(t==="")return null;const h=(0,se._T)(t);if(!h.ok)return me(
(0,ee.FA)({reason:"not-constraints",provider:e}));const _=(0,se.kv)(h.value);return _===t?null:me((0,ee.FA)({reason:"not-normal",of:"constraints",provider:e,normal:_}))}
function Lt(r,{set:e,versions:s}){const{kind:t,text:i,place:a}=r;if((0,ae.SO)(t)){const C=e.filter(Z=>Z!==ae.$I[t].client),H=ke(a,{problem:(0,xt.jP)({kind:t}),clients:C});
return H.clients.length===0?null:H}if(f(r))return null;const h=t!=="provider-version",_=h?(0,se.PW)(i):(0,se._T)(i),O=h?ae.Du.filter(C=>x({kind:t,place:a},C,s)):
ae.Du;if(!_.ok)return ke(a,{...Pe(i,_.why),clients:O});if(!h||!_.value.some(({version:C})=>(0,se.Ty)(C)))return null;const A=(0,ee.jF)({reason:"pre-release",text:i});
return ke(a,{problem:A,clients:O})}var Ke=b(4e3),Ee=b(2161),de=b(7854),jt=b(3024),ie=b(6760),we=b(5747),Me=b(6195);function We({root:r,scan:e}){const s=[r,...e.
map(a=>(0,ie.resolve)(r,(0,Me.VK)(a).fixed))].map(Ae),t=a=>s.some(h=>h!==null&&(0,Me.UO)(a,h)),i=(a,h)=>{const _=Ae((0,ie.resolve)(r,a));return _===null||!t(_)?
[]:(0,we.Mc)(_).filter(h).map(({name:A})=>A).sort()};return{list:a=>i(a,h=>!h.isDirectory()),directories:a=>i(a,h=>h.isDirectory()&&!(0,Me.G$)(h.name)),exists:a=>{
const h=Ae((0,ie.resolve)(r,a));return h!==null&&t(h)},read:(a,h)=>{const _=Ae((0,ie.resolve)(r,a));if(_===null||!t(_))return null;const O=(0,we.yR)(_,h);return O.
ok?O.text:null}}}const Ae=r=>(0,we.N0)(()=>(0,jt.realpathSync)(r),null),Bt=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azured\
evops .azure-pipelines .pipelines .spacelift".split(" "),Ut=r=>/\.ya?ml$/i.test(r),Fe=r=>r==="config.toml",Kt=[["",Ee.Z8],[".github",()=>!1],...Bt.map(r=>[r,Ut]),
[".devcontainer",r=>r==="devcontainer.json"||(0,Ee.Z8)(r)],[".config",Ee.TD],[".config/mise",Fe],[".mise",Fe]],He=".github/actions",Wt=128*1024,Ft=200;function*Ht({
root:r,exclude:e},s){const t=We({root:r,scan:[]}),i=(0,Me.Ls)(e),a=Vt(t).filter(O=>!i(O)),h=O=>O.split("/").length,_=[...new Set([...a,...s])].sort((O,A)=>h(O)-
h(A)||(O<A?-1:1));for(const O of _.slice(0,Ft)){const A=t.read(O);A!==null&&A.length<=Wt&&(yield{file:O,text:A})}}function Vt(r){const e=Kt.flatMap(([t,i])=>r.list(
t).filter(a=>i(a)||Ce((0,y.Gz)(t,a))).map(a=>(0,y.Gz)(t,a))),s=r.directories(He).flatMap(t=>["action.yml","action.yaml"].map(i=>`${He}/${t}/${i}`));return[...e,
...s]}const Ve=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],Ce=r=>Ve.some(({path:e})=>e.test(r)),ze=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function zt({file:r,text:e}){
if(Ce(r)){const s=Se(r,e);return Ve.filter(({path:t,line:i})=>t.test(r)&&(i===void 0||s.some(a=>i.test(a.text)))).map(({client:t})=>t)}return e.search(ze)<0?[]:
Se(r,e).flatMap(s=>s.text.match(ze)?.map(t=>t.toLowerCase())??[])}const Xt=1e3,Gt=/(^|\s)#.*$/s,Jt=/(^|\s)(\/\/|\/?\*).*$/s;function Se(r,e){const s=/jenkinsfile|\.json$/i.
test(r);return e.split(`
`).map((t,i)=>({text:t.slice(0,Xt).replace(s?Jt:Gt,"").trimEnd(),number:i+1}))}function Xe(r,{text:e,number:s},t,i){const a=Array.from(e.slice(0,t)).length+1,h=Array.
from(e.slice(t,t+i)).length;return{file:r,line:s,column:a,endColumn:a+h}}const Re=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["opent\
ofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),Ge=r=>Re.get(r.toLowerCase())??"terraform",Yt="init|plan|apply|destroy|validate|fmt|(?:w\
orkspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",Zt=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,
Qt=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],Je=`(?=["'\\s,\\]})@]|$)`,Ye="^[\\s-]*\\w[\\w-]*:\\s*\\[",Ze=`(?=["']?\\s*[,\\]])`,qt=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashic\
orp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${Je}|([\\w.\${}-]+)))?${Je}`),text:"uses $1",version:"latest"},{form:new RegExp(`(?:^|[\\s"'\`;&|\
(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${Yt})(?![\\w-])`),text:"runs $1"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${Ye}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${Ze}`),text:"lists $1"},{form:new RegExp(`${Ye}(?\
=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${Ze}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],en=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,tn=/\b(?:echo|printf)\b[^;&|]*/g;function nn(r){if(!/terraform|tofu|tfenv/i.
test(r))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(r);if(en.test(r)&&!e)return[];const s=r.replace(tn,i=>" ".repeat(i.length)),t=Zt.exec(s);
return t===null?qt.flatMap(i=>sn(i,s)):on(t)}function sn({form:r,text:e,version:s=null,...t},i){const a=r.exec(i);if(a===null)return[];const[{length:h},_="",O=s]=a,
A=Ge(_),C=e.replace("$1",()=>_);return[{client:A,text:C,version:O,start:a.index,length:h,...t}]}function on(r){const{index:e,0:{length:s},1:t=""}=r;return Qt.flatMap(
({form:i,otherwise:a})=>{const h=i.exec(t);return h===null?[]:[{client:Ge(h[1]??h[2]??""),text:`uses ${t}`,version:null,start:e,length:s,step:{otherwise:a}}]})}
const Qe=50,rn=100,an=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function cn(r,e){const s=[],t=new Set;let i=!1;for(const a of Ht(r,e)){for(const O of zt(a))t.add(O);
if(Ce(a.file))continue;const h=a.file.slice(a.file.lastIndexOf("/")+1),_=(0,Ee.TD)(h)||a.file.endsWith("mise/config.toml");s.push(..._?gn(a):ln(a)),i||=!_&&an.test(
a.text)}return{signs:s,setsCloudHostname:i,others:t}}function ln({file:r,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const s=Se(r,e),t=new Map;let i=0;
const a=(0,de.Oo)(h=>(i+=1,i>Qe?[h]:mn(h,s)));for(const[h,_]of s.entries()){if(t.size>=Qe)break;for(const O of nn(_.text)){const{client:A,start:C,length:H,level:Z="\
tool"}=O;for(const oe of fn(O,s,h,a)){const pe=`${A} ${Z} ${oe}`;if(t.has(pe))continue;const ce=Xe(r,_,C,H);t.set(pe,{client:A,level:Z,place:ce,text:(0,Ke.dh)(O.
text,rn),version:oe})}}}return un(r,[...t.values()])}function un(r,e){return!e.some(({client:t})=>t==="opentofu")||!/atlantis\.ya?ml$/.test(r)?e:e.filter(({client:t,
version:i})=>t==="opentofu"||i!==null).map(t=>({...t,client:"opentofu"}))}const dn=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function fn({
version:r,step:e},s,t,i){if(e===void 0)return r===null?[null]:i(r);const a=hn(s,t).map(({text:h})=>dn.exec(h)?.[1]?.replace(/^["']|["']$/g,"")).find(h=>h!==void 0);
return a===void 0?[e.otherwise]:i(a)}const qe=40;function hn(r,e){const s=r[e]?.text??"",t=s.search(/\b(uses|task):/),i=({text:C})=>C===""||C.length-C.trimStart().
length>=t,h=s.trimStart().startsWith("-")?[]:r.slice(Math.max(0,e-qe),e),_=h.findLastIndex(C=>!i(C)),O=r.slice(e+1,e+qe),A=O.findIndex(C=>!i(C));return[...h.slice(
_<0?h.length:_),...O.slice(0,A<0?void 0:A)]}const pn=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function mn(r,e){const[,s,t,i]=pn.exec(r.trim())??[],a=s??t??i;if(a===void 0)return[r.trim()];for(const{text:h}of e){const _=h.indexOf(a),O=_<0?void 0:vn.exec(h.
slice(_+a.length))?.[1];if(O===void 0||/[\w-]$/.test(h.slice(0,_)))continue;const A=O.startsWith("[")?O.match(/[^\s"',[\]]+/g):[O.replace(/["']/g,"")];if(A!==null&&
A.length>0)return A}return[r]}const vn=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/,_n=/[^\s"',\]}]+/;function gn({file:r,text:e}){const s=Se(
r,e);return r.endsWith(".terraform-version")?et(r,s,"terraform"):r.endsWith(".opentofu-version")?et(r,s,"opentofu"):r.endsWith(".toml")?bn(r,s):kn(r,s)}function Ne(r,e,s,t,i=0){
const a=Xe(r,e,i,e.text.length-i),h=t===null?`selects ${s}`:`selects ${s} ${t}`;return{client:s,level:"version-file",place:a,text:(0,Ke.dh)(h,100),version:t}}function et(r,e,s){
const t=e.find(({text:i})=>i.trim()!=="");return t?[Ne(r,t,s,_n.exec(t.text)?.[0]??null)]:[]}function kn(r,e){return e.flatMap(s=>{const[t="",i=null]=s.text.trim().
split(/\s+/),a=Re.get(t);return a===void 0?[]:[Ne(r,s,a,i)]})}const En=/^\s*\[\s*([\w."':/-]+)\s*\]/,On=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function bn(r,e){const s=[];let t="";for(const i of e){const a=En.exec(i.text);a!==null&&(t=(a[1]??"").replaceAll('"',""));const[,h="",_=""]=On.exec(i.text)??[],
O=/^tools\.(?:\w+:)?(.+)$/.exec(t)?.[1],A=Re.get(t==="tools"?h:h==="version"?O??"":"");if(A===void 0)continue;const C=/\bversion\s*=\s*(.*)$/s.exec(_)?.[1]??_,H=C.
match(/[^\s"',[\]{}=]+/g)??[];for(const Z of C.startsWith("[")?H:H.slice(0,1))s.push(Ne(r,i,A,Z,i.text.length-i.text.trimStart().length))}return s}var Q=b(8321),
xe=b(7905),ve=b(7052),Le=b(8262),Te=b(2245),ye=b(400),z=b(6134),wn=b(4667);function Mn(r,e,s){const t=(0,wn.F)(s),i=[],a=new Set([""]);if(e.kind==="native")for(const{
type:h}of e.blocks)a.add(h);else for(const{name:h}of e.members)a.add(h);for(const h of a)for(const _ of t.get(h)??[]){const O=new An(r,_,i);for(const A of tt(_.
path,0,{body:e,block:void 0,names:[]}))O.read(A)}return i}function tt(r,e,s){const t=r[e];if(t===void 0)return[s];const{type:i,labels:a}=t;return(0,z.SH)(s.body,
i,a.length).flatMap(h=>{const{labels:_,body:O}=h;if(a.some((C,H)=>C!=="*"&&C!==_[H]?.value))return[];const A=[...s.names,i,..._.map(({value:C})=>C)];return tt(r,
e+1,{body:O,block:h,names:A})})}class An{source;row;found;constructor(e,s,t){this.source=e,this.row=s,this.found=t}read(e){const{body:s,block:t,names:i}=e;switch(this.
row.position){case"entries":for(const a of(0,z.Td)(s))this.addEntry(i,a);return;case"label":{const a=t?.labels.at(-1);if(a===void 0)return;const h={kind:"known",
text:(0,Q.Yo)(a.value)},_=this.source.place(a);this.add(i.slice(0,-1),{value:h,place:_,version:this.versionIn(s)});return}case"manifest":this.addManifest(s);return;default:
this.addArguments(e,this.row.position)}}add(e,s){const{row:t}=this,{kind:i=t.kind,version:a=null,localName:h=null,hasOwnToken:_=!1}=s;this.found.push({row:t,kind:i,
address:(0,Q.Bs)(e),value:s.value,version:a,place:s.place,mergeKey:Sn(t,e),localName:h,hasOwnToken:_,workspace:s.workspace})}addArguments({body:e,block:s,names:t},i){
const{row:a,source:h}=this;if(a.backend!==void 0&&(0,Q.bK)((0,z.w4)(e,"backend")?.value)!==a.backend)return;const _=a.backend===void 0?void 0:(0,z.w4)(e,"config")?.
value,O=C=>a.backend===void 0?(0,z.w4)(e,C)?.value:_e(_,C),A={version:this.versionIn(e),hasOwnToken:a.grammar==="host"&&O("token")!==void 0,workspace:a.merges===
"backend"&&a.grammar==="host"?xn(e):void 0};for(const C of i){const H=O(C);if(H!==void 0)this.add(t,{...A,...this.written(H)});else if(a.absent!==void 0&&s!==void 0){
const oe=_!==void 0&&_.kind!=="object"?(0,Q.C5)((0,Q.wK)(h,_),C):void 0;this.add(t,{...A,kind:a.absent,value:oe,place:h.place(s)})}}}written(e){const{row:s,source:t}=this;
return{value:s.defaults!==void 0&&e.kind==="primitive"&&e.value===null?void 0:(0,Q.wK)(t,e,s.isLiteral),place:t.place(e)}}addEntry(e,{name:s,value:t}){const{row:i,
source:a}=this,h=[...e,s],_=(0,Q.Yo)(s);if(t.kind==="object"){const A=_e(t,"source");this.add(h,{localName:_,kind:A===void 0?i.absent??i.kind:i.kind,value:A&&(0,Q.
wK)(a,A,i.isLiteral),version:this.version(_e(t,"version"),Q.wK),place:a.place(A??t)});return}const O=["string","primitive","template"].includes(t.kind);this.add(
h,{localName:_,kind:O?"required_provider_legacy":"required_provider_invalid",value:void 0,version:O?this.version(t):null,place:a.place(t)})}addManifest(e){const s=(0,z.
w4)(e,"Modules")?.value;if(s?.kind==="tuple")for(const t of s.elements){const i=_e(t,"Source"),a=(0,Q.bK)(_e(t,"Key"));if(i===void 0||a===null)continue;const h=this.
version(_e(t,"Version"));this.add(["module",a],{...this.written(i),version:h})}}versionIn(e){const s=this.version((0,z.w4)(e,"version")?.value),t=(0,Q.bK)((0,z.
w4)(e,"constraints")?.value);return t===null||s===null?s:{...s,recorded:t}}version(e,s=Q.yR){const t=e&&s(this.source,e);return e&&t?{value:t,place:this.source.
place(e)}:null}}function Sn({merges:r},e){return r===void 0||r==="backend"?r??null:(0,Q.Bs)([r,e.at(-1)??""])}function xn(r){const[e]=(0,z.SH)(r,"workspaces",0);
return{organization:(0,Q.bK)((0,z.w4)(r,"organization")?.value),name:e?(0,Q.bK)((0,z.w4)(e.body,"name")?.value):null}}const _e=(r,e)=>r?.kind==="object"?r.items.
find(s=>s.name===e)?.value:void 0,Ie={providerUses:new Map,hasBackend:!1,declared:[]},nt=new Map([["language",0],["terraform",0],["provider",1],["check",1],["im\
port",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function st(r,e){const s=new ot(r);if(e.kind==="native")for(const h of e.blocks)nt.
get(h.type)===h.labels.length&&s.read(h);else for(const[h,_]of nt)(0,z.SH)(e,h,_).forEach(s.read,s);const{providerUses:t,hasBackend:i,declared:a}=s;return{providerUses:t,
hasBackend:i,declared:a}}function Tn(r,e){const s=new ot(r),t=(0,z.w4)(e,"terraform_binary"),i=(0,Q.bK)(t?.value)??"",a=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.
exec(i)?.[1];t!==void 0&&a!==void 0&&s.declare("binary",t.value,a),s.declareVersion("version",(0,z.w4)(e,"terraform_version_constraint"));const{declared:h}=s;return h.
length===0?Ie:{...Ie,declared:h}}class ot{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){this.source=e}read(e){const{type:s,labels:t,body:i}=e;
switch(s){case"language":this.declare("language",e);for(const a of(0,z.SH)(i,"compatible_with",0))this.declareVersion("compatible",(0,z.w4)(a.body,"opentofu"));
return;case"terraform":this.hasBackend||=rt(i);for(const a of(0,z.SH)(i,"encryption",0))this.declare("encryption",a);this.declareVersion("version",(0,z.w4)(i,"r\
equired_version"));return;case"provider":for(const a of t)this.use(a.value,a.value,a,[e]),this.declareVersion("provider-version",(0,z.w4)(i,"version"),(0,Q.Yo)(
a.value));(0,z.w4)(i,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const a of(0,z.SH)(i,"data",2))this.readTyped(a,[e,a]);return;case"\
import":this.readNamed(e,[e]);return;default:s==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,s,t="",i=null){this.declared.push({kind:e,text:t,
localName:i,place:this.source.place(s)})}declareVersion(e,s,t=null){const i=(0,Q.bK)(s?.value);s!==void 0&&i!==null&&this.declare(e,s.value,i,t)}readTyped(e,s){
const[t]=e.labels;t===void 0||this.readNamed(e,s)||this.use(In(t.value),t.value,t,s)}readNamed(e,s){const t=(0,z.w4)(e.body,"provider")?.value,i=t===void 0?void 0:
Pn(this.source,t);return t===void 0||i===void 0?!1:(this.use(i,i,t,s),!0)}use(e,s,t,i){if(this.providerUses.has(e))return;const a={text:(0,Q.Yo)(s),address:yn(i),
place:this.source.place(t)};this.providerUses.set((0,Q.Yo)(e),a)}}const rt=r=>(0,z.SH)(r,"backend",1).length>0||(0,z.SH)(r,"cloud",0).length>0,yn=r=>(0,Q.Bs)(r.
flatMap(({type:e,labels:s})=>[e,...s.map(({value:t})=>t)])),In=r=>{const e=r.indexOf("_");return e<0?r:r.slice(0,e)},$n=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
Dn=256;function Pn({text:r},{start:e,end:s}){return $n.exec(r.slice(e,Math.min(s,e+Dn)))?.[1]}const Cn=64;function*Rn(r,e){const s=[],t=[];let[i,a]=[0,Le.PG];for(const[
h,{path:_,file:O,kind:A,isContext:C}]of r.entries()){if(h>0&&h%Cn===0&&(yield e+h))return null;const Z=(0,we.yR)(_);if(!Z.ok){const{failure:ce}=Z,$e=ce.kind==="\
size"?(0,ve.ub)(ce):(0,ve.WO)({what:"file",code:ce.code});t.push((0,ue.sb)(O,$e));continue}if(!Z.isUtf8&&!C){const ce=Nn("\uFFFD",Z.text);t.push((0,ue.sb)(O,(0,ve.
U$)({error:null,file:O}),ce))}i+=Z.bytes;const oe=Un(Z.text,A,O,C),pe=it(oe);if(pe>a){t.push((0,Le.YK)(O));const ce={...oe.scope,providerUses:Ie.providerUses};s.
push({...oe,references:oe.references.slice(0,a),scope:ce});break}a-=pe,s.push(oe)}return{files:s,notes:t,bytes:i}}const it=({references:r,scope:e})=>r.length+e.
providerUses.size;function Nn(r,e){const s=e.slice(0,e.indexOf(r)).split(`
`),t=Array.from(s.at(-1)??"").length+1;return{line:s.length,column:t,endColumn:t+1}}function*Ln(r){const e=(a,h)=>({kind:a,text:"",localName:null,place:{file:h,
...ue.wv}}),s=r.filter(({kind:a})=>a.class==="config"),[t]=s;t!==void 0&&r.every(a=>it(a)===0)&&(yield e("module",t.file));const i=s.filter(({scope:a})=>a.hasBackend);
for(const a of new Set(i.map(({kind:h})=>h.clients))){const h=s.find(({kind:_})=>_.clients===a);h!==void 0&&(yield e("state",h.file))}for(const{file:a,kind:h,references:_,
scope:O,isContext:A}of r)h.class==="lock"&&_.length===0&&(yield e("lock",a)),h.class==="config"&&!A&&(yield*O.declared)}const jn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/;
function at(r){return r.kind.class!=="terragrunt"||r.references.length>0?!1:!jn.test(r.file)}const Bn={config:st,query:st,terragrunt:Tn};function Un(r,e,s,t=!1,i=new z.
n_){const a=(e.syntax==="json"?Te.O:ye.K)(r,i),h=(0,Q.rI)(a,s),{body:_}=a,O=Mn(h,_,e.class),A=Bn[e.class]?.(h,_)??Ie,C=at({file:s,kind:e,references:O})&&!i.isExceeded(),
H=t||C?[]:Kn(a,e,s);return{file:s,kind:e,references:O,scope:A,notes:H,isContext:t}}function Kn({problems:r,parts:e},s,t){return e.isExceeded()?[(0,ue.sb)(t,(0,ve.
ub)({kind:"parts",max:e.max}))]:r.map(({message:i,...a})=>{const h=s.class==="lock"?(0,ee.FA)({reason:"syntax",error:i}):(0,ve.U$)({error:i,file:t});return{...(0,ue.
sb)(t,h,a),clients:s.clients}})}var Wn=b(5603),Fn=b(9488);const Hn=25e4;function*Vn(r,e,s=Hn){const t=new zn(e,s);yield*t.collect(r);const i=yield*t.decideOpen();
return t.result(i)}class zn{items=[];notes=(0,de.G4)();known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new Wn.j;aside={toolFiles:[],hasPlugins:!1};counts={
files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,s){this.values=e(this.found),this.maxUsages=s}*collect(e){
const{counts:s}=this;for(const{name:t,files:i,notes:a}of(0,Fn.G)(e,this.aside)){if(this.endedAt=t,yield s.files)return;for(const _ of a)this.notes.add(_);if(i.length===
0)continue;if(this.isFull(s.decided+s.open,t))break;const h=yield*Rn(i,s.files);if(h===null)return;s.bytes+=h.bytes;for(const _ of h.notes)this.notes.add(_);this.
add({directory:t,files:h.files})}this.endedAt=null}*decideOpen(){const e=[];let s=!1;for(const t of this.items){if(!("files"in t)){e.push(t);continue}if(s||=this.
isFull(this.counts.decided,t.directory),!s)if(yield this.counts.files)this.endedAt??=t.directory,s=!0;else for(const i of this.decide(t.files))e.push(i)}return e}result(e){
const{signs:s,notes:t,declared:i,aside:a,isEmpty:h,usesTerragrunt:_,endedAt:O}=this,{files:A,bytes:C}=this.counts;return{...{usages:e,declared:i,notes:t.all(),...s.
end(e),...a},files:A,bytes:C,isEmpty:h,usesTerragrunt:_,endedAt:O}}add(e){const{files:s}=e;this.counts.files+=s.length;for(const i of Ln(s))this.declared.push(i);
for(const i of s){const a=!at(i),h=i.kind.class==="terragrunt";a&&(this.isEmpty=!1),h&&this.found.terragrunt.push(i.file),this.usesTerragrunt||=h&&a,this.signs.
addFile(i)}const t=s.some(xe.S9);for(const i of s)(t||!i.isContext)&&this.addCalls(i);if(t){this.items.push(e);for(const{references:i}of s)this.counts.open+=i.length}else
for(const i of this.decide(s))this.items.push(i)}addCalls({file:e,references:s}){for(const{kind:t,value:i}of s){if(t!=="module"||i===void 0)continue;(i.kind==="\
pieces"||(0,N.Nj)(i.text))&&this.found.calls.push({source:i.text,file:e})}}decide(e){const{usages:s,notes:t}=(0,Le.kl)(e,this.values,this.known);for(const i of t)
this.notes.add(i);return this.counts.decided+=s.length,s}isFull(e,s){const t=this.maxUsages;return e<t?!1:(this.notes.add((0,ue.sb)(s,(0,ve.ub)({kind:"usages",max:t}))),
!0)}}function Xn(r,e,s){const t=s.list(r),i=new Set(t),a=new z.n_,h=new ct,_=t.flatMap(O=>{const A=(0,Ee.L8)(O,i,"");return A?.class==="lock"&&(h.isRoot=!0),A?.
class==="config"&&A.clients.includes(e)?[{name:O,kind:A}]:[]});for(const O of[!1,!0])for(const{name:A,kind:C}of _){const H=C.isOverride===O?s.read((0,y.Gz)(r,A)):
null;if(H!==null&&h.read((C.syntax==="json"?Te.O:ye.K)(H,a)),a.isExceeded())return lt}return h.bytes+=a.bytes,h}class ct{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:s}){this.bytes+=e.length;for(const t of(0,z.SH)(s,"variable",1))this.readVariable(t,e);for(const t of(0,z.SH)(s,"locals",0))je(this.locals,t,e);for(const t of(0,z.
SH)(s,"module",1)){const i=t.labels[0]?.value??"",a=this.calls.get(i)??new Map;this.calls.set(i,a),je(a,t,e)}for(const{body:t}of(0,z.SH)(s,"terraform",0))this.isRoot||=
rt(t)}readVariable({labels:e,body:s},t){const i=e[0]?.value??"",a=this.variables.get(i)??{};this.variables.set(i,a);const h=C=>{const H=(0,z.w4)(s,C)?.value;return H&&
(0,J._3)({expression:H,text:t},(0,J.os)())},_=h("default"),O=h("const"),A=h("nullable");_!==void 0&&(a.default=_),O!==void 0&&(a.isConst=String(O)==="true"),String(
h("sensitive"))==="true"&&(a.isConst=!1),A!==void 0&&(a.isNullable=String(A)==="true")}}function je(r,{body:e},s){for(const{name:t,value:i}of(0,z.Td)(e))r.set(t,
{expression:i,text:s})}const lt=new ct,ut=/\.tfvars(\.json)?$/,dt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,ft=/^terraform\.tfvars/,Gn=/\.(tf|tofu)(\.json)?$/,
Be=200,ht=1024*1024,Jn=2;function Yn(r,e){const s=new z.n_;let t=0;const i=A=>{const C=t>ht?null:e.read((0,y.Gz)(r,A),ht);return t+=C?.length??0,Zn(A,C,s)},a=e.
list(r).filter(A=>ut.test(A)),h=a.filter(A=>!dt.test(A));for(const A of pt("",r,e,Jn))h.push(A);const _=a.filter(A=>dt.test(A)).slice(0,Be).sort((A,C)=>Number(ft.
test(C))-Number(ft.test(A))).map(i).reverse(),O=h.slice(0,Be).map(A=>({given:i(A),from:`with ${(0,y.Gz)(r,A)}`}));return{loaded:A=>_.map(C=>C(A)).find(C=>C),others:O,
bytes:t+s.bytes}}function*pt(r,e,s,t){if(t!==0)for(const i of s.directories(e).slice(0,Be)){const[a,h]=[(0,y.Gz)(e,i),(0,y.Gz)(r,i)],_=s.list(a);if(!_.some(O=>Gn.
test(O))){for(const O of _)ut.test(O)&&(yield(0,y.Gz)(h,O));yield*pt(h,a,s,t-1)}}}function Zn(r,e,s){if(e===null)return()=>()=>{};const t=r.endsWith(".json"),{text:i,
body:a}=(t?Te.O:ye.K)(e,s);if(s.isExceeded())return()=>()=>{};const h=new Map;for(const{name:_,value:O}of(0,z.Td)(a))h.has(_)||h.set(_,O);return _=>{const O=h.get(
_);return O&&(()=>(0,J._3)({expression:O,text:i},(0,J.os)()))}}const Qn=64*1024,mt={coalesce:r=>r.includes(void 0)?void 0:r.find(e=>e!==null&&e!==""),format:([r,
...e])=>{if(typeof r!="string"||!/^(?:[^%]|%s)*$/.test(r))return;const s=e.map(J.Uk),t=r.split("%s");if(!(s.includes(void 0)||s.length!==t.length-1))return t.map(
(i,a)=>i+(s[a]??"")).join("")},join:([r,e])=>{if(typeof r!="string"||typeof e!="function")return;const s=[];let t=0;for(let i=0;s.length===i;i++){const a=(0,J.Uk)(
e(String(i)));if(a!==void 0&&s.push(a),t+=r.length+(a?.length??0),t>Qn)return}return s.length===0?void 0:s.join(r)},lower:([r])=>typeof r=="string"?r.toLowerCase():
void 0},vt=(r,e)=>Object.hasOwn(mt,r)?mt[r]?.(e):void 0,ge=r=>ie.posix.dirname(`/${r}`);function qn(r){const{from:e,unit:s,parent:t,isSet:i}=r,a=ge(e),h=(_,O)=>ie.
posix.relative(_,O)||".";return{basename:([_])=>typeof _=="string"?ie.posix.basename(_):void 0,dirname:([_])=>typeof _=="string"?ie.posix.dirname(_):void 0,find_in_parent_folders:_=>es(
r,_),get_env:([_,O])=>typeof _=="string"&&!i(_)?O:void 0,get_original_terragrunt_dir:()=>ge(s),get_parent_terragrunt_dir:([_])=>ge(t(_)),get_path_from_repo_root:()=>h(
"/",a),get_path_to_repo_root:()=>h(a,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>a,path_relative_from_include:([_])=>h(a,ge(t(_))),path_relative_to_include:([
_])=>h(ge(t(_)),a),try:_=>_.find(O=>O!==void 0)}}function es({from:r,files:e},s){const[t=s.length===0?"terragrunt.hcl":void 0,i]=s;if(typeof t=="string"){for(let a=ge(
r);a!=="/";){a=ie.posix.dirname(a);const h=ie.posix.join(a,t);if(e.exists(h.slice(1)))return h}return i}}const he={uses:1e3,depth:40,instances:1e5,kept:100*1024*
1024,read:1024*1024*1024};class ts{effort=new J.Pg;dynamicCalls;kept=this.nothing();depth=0;read=0;context;client;evaluation;constructor(e,s,t){this.context=e,this.
client=s,this.evaluation=t}of(e){const{instances:s,bytes:t}=this.kept;return(s>he.instances||t>he.kept)&&(this.kept=this.nothing()),this.find(e)}nothing(){const e=new Map,
s=(0,de.Oo)(a=>this.declarationsIn(a)),t=(0,de.Oo)(a=>this.rootsIn(a)),i=(0,de.Oo)(a=>Map.groupBy(s(a).calls,([,h])=>this.target(a,h)));return{instances:0,bytes:0,
found:e,declarations:s,roots:t,calls:i}}find(e){const{found:s,declarations:t,roots:i}=this.kept,a=s.get(e);if(a!==void 0)return a;s.set(e,[]),this.depth+=1;const h=this.
calledBy(e);this.depth-=1;const O=[...h.length===0||t(e).isRoot?i(e):[],...h];return s.set(e,O),O}declarationsIn(e){if(this.read>he.read)return lt;const s=Xn(e,
this.client,this.context.files);return this.count(s),s}count({bytes:e}){this.kept.bytes+=e,this.read+=e}rootsIn(e){const{files:s,setBy:t}=this.context;if(this.read>
he.read)return[this.unknown(e)];const i=Yn(e,s),{loaded:a,others:h}=i;this.count(i);const _=(A,C)=>this.instance(e,A,{use:e,from:C}),O=[_(a,null)];for(const{given:A,
from:C}of h)O.push(_(H=>A(H)??a(H),C));for(const A of this.kept.declarations(e).variables.keys()){const C=t(A);if(!(C===null||a(A)!==void 0)){if(O.length>=he.uses)
break;O.push(_(H=>H===A?_t:a(H),`with ${C}`))}}return O}calledBy(e){const s=[];for(const t of this.callers(e)){const a=this.depth>he.depth||this.kept.instances>
he.instances?[this.unknown(t)]:this.find(t);for(const[h,_]of this.kept.calls(t).get(e)??[])for(const{scope:O,use:A,from:C}of a){if(s.length>=he.uses)return[...s,
this.unknown(e)];const H=Z=>{const oe=_.get(Z);return oe&&(()=>(0,J._3)(oe,O))};s.push(this.instance(e,H,{use:`${A} ${h}`,from:C}))}}return s}callers(e){const{callers:s,
dynamic:t}=this.context.calls();if(this.dynamicCalls===void 0){const a=new Map;this.dynamicCalls=a;for(const h of t)for(const _ of this.kept.calls(h).keys())_!==
null&&a.set(_,(a.get(_)??new Set).add(h))}return(s.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}target(e,s){const t=s.get("source"),[i]=this.kept.roots(
e),a=t&&i&&(0,J._3)(t,i.scope);return typeof a=="string"&&(0,N.Nj)(a)?(0,y.un)(e,a):null}unknown(e){return this.instance(e,()=>_t,{use:`${e} ?`,from:null})}instance(e,s,t){
const{variables:i,locals:a}=this.kept.declarations(e),h=C=>{const H=i.get(C);return H&&this.variableValue(C,H,s(C))},_={var:(0,J.HK)(h),local:(0,J.HK)(C=>{const H=a.
get(C);return H&&(0,J._3)(H,A)}),path:C=>C==="module"||C==="root"?".":void 0},{effort:O}=this;this.kept.instances+=1,O.count();const A={name:C=>_[C],call:vt,effort:O};
return{scope:A,...t}}variableValue(e,{default:s,isConst:t,isNullable:i},a){const h=this.client==="terraform"?t===!0:t!==!1;if(this.evaluation==="static"&&!h)return new J.
ae("",e);const _=a===void 0?s:a();return _===null&&i===!1?s:_}}const _t=()=>{},ns=64*1024*1024;class ss{effort=new J.Pg;known=new Map;characters=0;context;includers;constructor(e){
this.context=e}read(e){const s=this.known.get(e);if(s!==void 0)return s;const t=this.context.files.read(e),i=t===null?null:os(t,e.endsWith(".json"));return this.
characters+=t?.length??0,this.characters>ns&&(this.known.clear(),this.characters=0),this.known.set(e,i),i}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).
scope}includedScopes(e){return this.includers??=this.findIncluders(),(this.includers.get(e)??[]).map(t=>this.evaluation()({file:e,from:t,unit:t}).scope)}findIncluders(){
const e=new Map;for(const s of this.context.terragrunt){const t=this.read(s);if(t===null||t.includes.size===0||t.hasSource)continue;const i=this.scopeOf(s);for(const a of t.
includes.values()){const h=this.fileAt((0,J._3)(a,i),s);if(h===null)continue;const _=e.get(h);_===void 0?e.set(h,[s]):_.push(s)}}return e}evaluation(){this.effort.
renew();const e=new Map,s=t=>{const i=`${t.file}
${t.from}`,a=e.get(i)??this.configOf(t,s);return e.set(i,a),a};return s}configOf(e,s){const{file:t,from:i,unit:a}=e,h=this.read(t),_=Y=>Y&&(0,J._3)(Y,kt),O=Y=>this.
fileAt(_(h?.includes.get(Y)),i),A=(Y,le)=>{if(!(Y===null||this.read(Y)===null))return s({file:Y,from:le??Y,unit:a}).value},C=(0,J.HK)(Y=>_(h?.locals.get(Y))),H=(0,J.
HK)(Y=>{if(!h?.includes.has(""))return A(O(Y),i);const le=A(O(""),i);return typeof le=="function"?le(Y):void 0}),Z=(0,J.HK)(Y=>Y==="locals"?C:Y==="inputs"?_(h?.
inputs):void 0),oe=Y=>{if(t!==i)return t;const[le]=h?.includes.keys()??[];return O(typeof Y=="string"?Y:le??"")??t},{files:pe,isSet:ce}=this.context,$e=qn({from:i,
unit:a,parent:oe,files:pe,isSet:ce}),kt={name:Y=>Y==="local"?C:Y==="include"?H:void 0,call:(Y,le)=>Y==="read_terragrunt_config"?A(this.fileAt(le[0],i),null)??le[1]:
Object.hasOwn($e,Y)?$e[Y]?.(le):vt(Y,le),effort:this.effort};return{scope:kt,value:Z}}fileAt(e,s){if(typeof e!="string")return null;const t=ie.posix.resolve("/",
(0,y.jt)(s),e).slice(1);if(ie.posix.join(e.startsWith("/")?".":(0,y.jt)(s),e).startsWith(".."))return null;const a=[(0,y.Gz)(t,"terragrunt.hcl"),(0,y.Gz)(t,"ter\
ragrunt.hcl.json")].find(h=>this.read(h)!==null);return a!==void 0&&this.read(t)===null?a:t}}function os(r,e){const{text:s,body:t}=e?(0,Te.O)(r):(0,ye.K)(r),i=(O,A)=>{
const C=(0,z.w4)(O.body,A)?.value;return C&&{expression:C,text:s}},a=new Map;for(const O of(0,z.SH)(t,"locals",0))je(a,O,s);const h=new Map;for(const O of[...(0,z.
SH)(t,"include",0),...(0,z.SH)(t,"include",1)]){const A=i(O,"path");A!==void 0&&h.set(O.labels[0]?.value??"",A)}const _=(0,z.SH)(t,"terraform",0).map(O=>i(O,"so\
urce"));return{locals:a,inputs:i({body:t},"inputs"),includes:h,hasSource:_.some(O=>O!==void 0)}}const rs=(r,e=[])=>Vn(r,s=>is(cs(We(r),s,e)));function is(r){const e=(0,de.
Oo)(t=>(0,de.Oo)(i=>new ts(r,t,i))),s=new ss(r);return({row:t,place:i},a,h)=>{if(t.grammar==="terragrunt")return as(s,i.file,a);const _=t.evaluation?.[h];if(_===
void 0)return(0,xe.qm)(a);const O=e(h)(_);if(O.effort.isSpent)return(0,xe.qm)(a);const A=Map.groupBy(O.of((0,y.jt)(i.file)),({use:C})=>C);return Array.from(A.values(),
C=>C.map(({scope:H,from:Z})=>(H.effort.renew(),{...(0,Q.g$)(a,H),from:Z})))}}function as(r,e,s){if(r.effort.isSpent)return(0,xe.qm)(s);const t=h=>({...(0,Q.g$)(
s,h),from:null}),i=t(r.scopeOf(e));if(i.isWhole)return[[i]];const a=r.includedScopes(e).map(h=>[t(h)]);return a.length===0?[[i]]:a}function cs(r,{calls:e,terragrunt:s},t){
const i=new Set(t),a=(0,de.Oo)(fs),h=(0,de.Oo)(us);return{files:r,calls:()=>h(e),terragrunt:s,isSet:_=>i.has(_),setBy:_=>{const O=`TF_VAR_${_}`;if(i.has(O))return O;
const A=a(r).get(_);return A===void 0?null:`${O} in ${A}`}}}const ls=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function us(r){const e=new Map,s=new Set;for(const{
source:t,file:i}of r){const a=(0,y.jt)(i);if((0,N.Nj)(t)){const h=(0,y.un)(a,t);e.set(h,(e.get(h)??new Set).add(a))}else ls.test(t)&&s.add(a)}return{callers:e,dynamic:s}}
const gt=".github/workflows",ds=200;function fs(r){const e=new Map,s=r.list(gt).filter(t=>/\.ya?ml$/.test(t));for(const t of s.slice(0,ds)){const i=`${gt}/${t}`,
a=r.read(i)??"";for(const[,h,_]of a.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const O=h??_??"";e.has(O)||e.set(O,i)}}return e}}),9804:((q,V,b)=>{
b.d(V,{FA:()=>U,N0:()=>T,Ov:()=>$,id:()=>S,jF:()=>R});var I=b(1064),y=b(4e3),N=b(5799);const K=6,L=v=>`"${(0,y.dh)(v)}"`,F=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function j(v){const d=v.replace(F,"");return d===""?"":`: ${d}`}function D(v){switch(v.reason){case"syntax":{const{text:d,why:k}=v;return{message:`${L(d)} is no\
t a version constraint${j(k)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${v.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${v.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${L(v.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${v.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${v.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const R=(0,N.lS)((0,N.z3)("constraint-invalid","Version constraint is in\
valid",I.Du),D),S=(0,N.lS)((0,N.z3)("constraint-unmeetable","No version can meet the constraints",I.Du),({of:v,terms:d,preRelease:k})=>({message:`no version of ${v}\
 can match ${(0,y.K4)(d.map(L),K,y.dh)}`,help:k!==void 0?`write ${L(k)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:d.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),M={terraform:"terraform",opentofu:"\
tofu"},T=(0,N.lS)((0,N.z3)("lock-outside","Locked version does not match the constraints",I.Du),({provider:v,version:d,constraints:k,clients:o})=>{const[f,...u]=o,
m=f===void 0||u.length>0?"":`${M[f]} `;return{message:`locked provider ${v} ${d} does not match configured version constraint ${(0,y.K4)(k,K,y.dh)}`,help:`run \`${m}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),P={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function x(v){const d="failed to read dependency lock file",k="restore the file, or rem\
ove the block and run `init` again";switch(v.reason){case"syntax":return{message:`${d}: ${v.error}`,help:k};case"twice":return{message:`${d}: it has two blocks \
for provider ${v.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${v.of} of provider ${v.
provider} must be written in normalized form: ${L(v.normal)}`,help:k};default:{const[o,f]=P[v.reason];return{message:`${d}: the ${o} of provider ${v.provider} ${f}`,
help:k}}}}const U=(0,N.lS)((0,N.z3)("lock-invalid","Dependency lock file is invalid",I.Du),x),$=(0,N.lS)((0,N.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",I.Du),({client:v,version:d,constraint:k})=>({message:`the version constraint ${L(k)} excludes ${I.bB[v]} ${d}`,help:`use another ver\
sion of ${I.bB[v]}, or change the constraint`}))}),8011:((q,V,b)=>{b.d(V,{DA:()=>R,J0:()=>U,ME:()=>$,My:()=>S,Zp:()=>o,_W:()=>f,jP:()=>v,k0:()=>d,tg:()=>k});var I=b(
6174),y=b(1064),N=b(4e3),K=b(5799);const L=120,F={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a l\
ocal path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","wri\
te HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],
terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},j={missing:["has no source","add `source`"],null:["has null as its source","se\
t `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", versio\
n = "~> 1.0" }']};function D(u){if("error"in u)return{message:u.error,help:u.advice??void 0};if("address"in u){const[c,n]=j[u.reason];return{message:`${u.address}\
 ${c}`,help:n}}const[m,g]=F[u.reason];return{message:`"${u.text}" ${m}`,help:g}}const R=(0,K.lS)((0,K.z3)("source-invalid","Source address is invalid",y.Du),D),
S=(0,K.lS)((0,K.$e)("source-near-miss","Source address is probably a mistake",y.Du),u=>({message:u.host===null?`"${u.text}" is not read as a registry address`:`\
"${u.text}" is read as host ${u.host}`,help:u.advice})),M=4,T="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function P(u){
const m=u.slice(0,M).map(({text:n,from:l})=>`${n===null?"not known":(0,N.dh)(n,L)} ${l??"by default"}`),g=u.length-m.length,c=g>0?`${g} more`:m.pop();return`${m.
join(", ")} and ${c}`}function x(u){const{address:m,argument:g,expression:c,candidates:n,refused:l}=u,p=(0,I.Q)((0,N.dh)(c,L)),E=`${g} of ${m} is ${p}`;if(l==="\
never")return{message:`${E}, which Terraform does not evaluate`,help:`write the ${g} as a literal`};if(l!==null){const{variable:w}=l;return{message:`${E}, and T\
erraform evaluates var.${w} here only with \`const = true\``,help:`add \`const = true\` to variable "${w}", which requires Terraform 1.15, or write the ${g} as \
a literal`}}return n.length>1?{message:`${E}, which is ${P(n)}`,help:T}:{message:`${E}, which is only known at init time`,help:T}}const U=(0,K.lS)((0,K.lm)("sou\
rce-dynamic","Source address is only known at init time"),x),$=(0,K.lS)((0,K.lm)("block-reserved","Block is reserved for a future version"),({block:u,parent:m})=>({
message:`${u} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${m} block`})),v=(0,K.lS)(
(0,K.z3)("block-unsupported","Block is not supported by this CLI",y.Du),({kind:u})=>{const{client:m,what:g}=y.$I[u];return{message:`${g} is supported by ${y.bB[m]}\
 only`,help:m==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),d=(0,K.lS)((0,K.z3)("host-invalid",
"Hostname is invalid",y.Du),u=>({message:`"${u.text}" is not a hostname: ${u.error}`,help:u.advice??void 0})),k=(0,K.lS)((0,K.z3)("host-missing","Hostname is mi\
ssing",["opentofu"]),({block:u})=>({severity:"warning",message:`the ${u} has no hostname, and OpenTofu has no default`,help:u==="cloud block"?"add `hostname`, o\
r set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),o=(0,K.lS)((0,K.z3)("host-dotless-module","Module host has no dot in its name",y.
Du),({host:u,name:m})=>({message:`module sources cannot name host ${u}: must contain at least one dot`,help:`use a full name such as ${m}.localdomain; provider \
addresses accept the short name`})),f=(0,K.lS)((0,K.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:u})=>({
message:`Terraform cannot use modules from host ${u}: it converts the name to punycode and then refuses punycode`,help:(0,K.C)("serve modules from a host with a\
n ASCII name","OpenTofu 1.12 and later accept this one")}))}),1752:((q,V,b)=>{b.d(V,{Nd:()=>$,Sx:()=>m,XA:()=>N,gH:()=>U,iM:()=>y,jF:()=>L,n7:()=>g,s5:()=>K});var I=b(
1731);function y(c,n,l){const p=D(n,l);return j(c.filter(E=>(!(0,I.Ty)(E)||(0,I.Cg)(E)===p)&&F(E,n)))}function N(c,n){return j(c.filter(l=>(!(0,I.Ty)(l)||n.some(
p=>S(l,p)))&&!R(l)&&n.every(p=>P(l,p))))}const K=c=>j(c.filter(n=>!(0,I.Ty)(n)));function L(c){const n=c.filter(l=>l.operator==="=");return n.length===1&&n.every(
({version:l})=>R({...l,build:""}))}const F=(c,n)=>n.every(l=>T(c,l)),j=c=>c.reduce((n,l)=>n===null||(0,I.Zy)(l,n)>0?l:n,null);function D(c,n){const[l,p]=c;if(l===
void 0||p!==void 0)return null;const E=l.text.trim().replace(n==="opentofu"?/^=?v?/:/^=?/,""),w=(0,I.rK)(E);return w===null?null:(0,I.Cg)(w)}const R=({numbers:c,
pre:n,build:l})=>n===""&&l===""&&c.every(p=>p===0n),S=(c,n)=>n.operator==="="&&M(c,n.version),M=(c,n)=>c.build===n.build&&(0,I.Zy)(c,n)===0;function T(c,{operator:n,
version:l}){const p=(0,I.Zy)(c,l);if(n==="=")return p===0;if(n==="!=")return p!==0;if(n!=="~>")return x(p,n);const E=l.numbers.slice(0,l.written-1);return p>=0&&
!(0,I.Ty)(l)&&l.numbers.length<=c.numbers.length&&E.every((w,B)=>w===c.numbers[B])}function P(c,n){const{operator:l,version:p}=n;if(l==="=")return S(c,n);if(l===
"!=")return!M(c,p);const E=(0,I.Zy)(c,p);if(l!=="~>")return x(E,l);const[w=0n,B=0n]=p.numbers,W=p.written===3?[w,B+1n,0n]:[w+1n,0n,0n];return E>=0&&(0,I.Zy)(c,{
...p,numbers:W,pre:""})<0}const x=(c,n)=>n===">"?c>0:n===">="?c>=0:n==="<"?c<0:c<=0;function U(c,n){if(k(c))return!0;const l=f(c),p=Math.max(...l.map(({numbers:w})=>w.
length)),E=l.flatMap(w=>{const B=Array.from({length:p},(W,G)=>w.numbers[G]??0n);return[w,u(B),u([...B,1n])]});return y(E,c,n)!==null}function $(c){const n=o(c);
if(k(n))return!0;const l=f(n),p="x".repeat(1+Math.max(...l.map(w=>w.build.length))),E=l.flatMap(w=>{const[B=0n,W=0n,G=0n]=w.numbers,te=[B,W,G+1n];return[w,u([B,
W,G],p),u(te,p)]});return N(E,n)!==null}const v=50,d=100,k=c=>c.length>v||c.some(({text:n})=>n.length>d),o=c=>[...Map.groupBy(c,I.mb).values()].flatMap(([n])=>n??
[]),f=c=>{const n=[u([0n,0n,0n]),...c.map(l=>l.version)];return[...new Map(n.map(l=>[(0,I.Cg)(l),l])).values()]},u=(c,n="")=>({text:"",numbers:c,written:c.length,
pre:"",build:n});function m(c,n){const l=o(c),p=n(l)?c:l;return k(p)?c:p.reduce((E,w)=>{const B=E.filter(W=>W!==w);return n(B)?E:B},p)}function g(c,n){const l=(0,I.
PW)(c);if(!l.ok)return"syntax";const p=l.value;if(p.some(w=>(0,I.Ty)(w.version)))return"pre-release";const E=n===null?null:(0,I.oF)(n);if(E===null)return"unknow\
n";if(E.written<3){const w=(0,I.PW)(`~> ${E.numbers.slice(0,E.written).join(".")}.0`);return w.ok&&!U([...p,...w.value],"terraform")?"not-met":"unknown"}return F(
{...E,pre:""},p)?"met":"not-met"}})};export{hs as ids,ps as modules};
