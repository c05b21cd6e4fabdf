const _o=[705,499,619],Eo={1807:((Q,H,w)=>{w.d(H,{Mc:()=>D,v2:()=>N,wX:()=>$});var y=w(3024),P=w(5747);const D=U=>(0,P.N0)(()=>(0,y.readdirSync)(U,{withFileTypes:!0}),
[]),$=U=>D(U).map(({name:L})=>L).sort(),N=U=>D(U).flatMap(L=>L.isDirectory()?L.name:[])}),9349:((Q,H,w)=>{w.d(H,{Jw:()=>F,L8:()=>c,Md:()=>S,Tj:()=>O,bs:()=>A,lr:()=>P,
r1:()=>i,v$:()=>M,wH:()=>m,xC:()=>l});var y=w(6134);const P=100,D=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),$=128,N=255,U=1,L=2,B=4,F=8,M=16,O=32,S=64,x=[[U,/[ \t]/g],
[L,/[A-Za-z_]/g],[B,/[\w-]/g],[F,/[\w \t.:=?!&|*%+>~-]/g],[M,/[\w \t\n,.:=?!&|*%+>~-]/g],[O,/[^"\\$%\r\n]/g],[S,/[^\n$%]/g]],v=Array.from({length:N+1},(C,p)=>p>
$?"":String.fromCharCode(p)),k=new Uint8Array(N+1);for(const[C,p]of x)for(const{index:T}of v.join("").matchAll(p))k[T]=C|(k[T]??0);const E=(C=N,p)=>((k[C]??0)&p)!==
0,l=C=>C===" "||C==="	",c=C=>/^[\w-]/.test(C),m=C=>C==="}"||C===")"||C==="]";function i(C){return C==="{"?"}":C==="("?")":C==="["?"]":void 0}let d=new Uint8Array(
256*1024);const h=new TextEncoder;function g(C,p){const{length:T}=C;d.length<=T&&(d=new Uint8Array(2*T+1));const I=d,W=C.slice(p),{read:V,written:Y}=h.encodeInto(
W,I.subarray(p,T));if(V!==W.length||Y!==W.length)for(let G=p;G<T;G++)I[G]=Math.min(C.charCodeAt(G),$);return I[T]=N,I}class A{text;parts;codes;at;depth=0;mistake;constructor(p,T=0,I=new y.
n_){this.text=p,this.parts=I,this.codes=g(p,T),this.at=T}countPart(){this.parts.add()||(this.at=this.text.length)}report(p,T,I=T+1){this.mistake??={message:p,start:T,
end:Math.min(I,Math.max(T,this.text.length))}}stop(p,T){this.report(p,T),this.at=this.text.length}reportUnclosed(p){const T=/[$%]/.test(this.text.charAt(p)),I=this.
text.slice(p,p+(T?2:1)),W=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,V=`unbalanced brackets: "${I}" is not closed before ${W}`;this.report(V,this.isAtEnd()?
p:this.at)}reportCharacter(){const p=String.fromCodePoint(this.text.codePointAt(this.at)??0);let T=`${JSON.stringify(p)} is not used in HCL`;p==="'"&&(T="single\
 quotes are not valid; use double quotes"),p==="\uFFFD"&&(T="the file is not UTF-8 here"),this.report(`invalid character: ${T}`,this.at,this.at+p.length)}reportBrokenString(p){
const T=this.isAtEnd()?"unterminated template string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its l\
ine";this.report(T,p,this.at)}peek(p=0){return v[this.codes[this.at+p]??N]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const p=this.skipAll(
U);if(p==="\r")this.skipReturn();else if(p==="/"&&this.peek(1)==="*")this.skipBlockComment();else return p}}skipBlank(){for(;;){const p=this.skipSpaces();if(p===
`
`)this.at++;else if(this.isLineComment(p))this.skipLine();else return p}}skipAll(p){const{codes:T}=this;let{at:I}=this,W=T[I]??N;for(;E(W,p);)W=T[++I]??N;return this.
at=I,v[W]??""}isLineComment(p){return p==="#"||p==="/"&&this.peek(1)==="/"}isLineEnd(p){return p===`
`||p===""||this.isLineComment(p)}skipLine(){const p=this.text.indexOf(`
`,this.at);this.at=p<0?this.text.length:p}skipBlockComment(){const p=this.text.indexOf("*/",this.at+2);p<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=p<0?this.text.length:p+2}readName(){const{codes:p,text:T,at:I}=this;return E(p[I],L)&&this.skipAll(B),p[this.at]===$&&(D.lastIndex=I,
this.at=D.test(T)?D.lastIndex:I),this.at>I?T.slice(I,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),3268:((Q,H,w)=>{w.d(H,{Fq:()=>l,Kk:()=>$,_p:()=>U,ku:()=>N});var y=w(
9349);const P="<<",D=({close:i})=>i==='"'||i===P;function $(i,d){i.skipAll(y.Jw)===`
`&&d==="line"||L(i,[],d)}const N=(i,d,h)=>L(i,[{start:h,close:d}],void 0),U=(i,d,h)=>L(i,[{start:h,close:P,marker:d}],void 0);function L(i,d,h){for(;;){const g=d.
at(-1);if(g===void 0&&h===void 0)return!0;let A;if(g!==void 0&&D(g)?(g.close==='"'?x:c)(i,d,g)||(A=!1):A=B(i,d,h),A!==void 0)return A}}function B(i,d,h){for(;;){
const g=d.length===0,A=i.skipAll(g?y.Jw:y.v$);if(A===`
`||A===","){if(g&&(A===","||h==="line"))return!0;i.at++}else if((0,y.wH)(A)){if(g)return!0;if(!O(i,d,A))return!1;const C=d.at(-1);if(C===void 0?h===void 0:D(C))
return}else if(A==='"'){const C=i.at++;if(i.skipAll(y.Tj)!=='"'){d.push({start:C,close:'"'});return}i.at++}else{const C=(0,y.r1)(A);if(C!==void 0)d.push({start:i.
at++,close:C});else{if(A==="<"&&F(i,d))return;if(A!=="<"){if(i.isAtEnd())return S(i,d);if(g&&h==="line"&&i.isLineComment(A))return!0;M(i,A)}}}}}function F(i,d){
const h=i.at,g=l(i);return g===void 0?i.at++:d.push({start:h,close:P,marker:g}),g!==void 0}function M(i,d){i.isLineComment(d)?i.skipLine():d==="/"&&i.peek(1)===
"*"?i.skipBlockComment():d==="/"?i.at++:d==="\r"?i.skipSpaces():(d<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function O(i,d,h){const g=d.pop();
if(g!==void 0&&g.close!==h){i.reportUnclosed(g.start);let A=d.at(-1);for(;A!==void 0&&A.close!==h&&!D(A);)d.pop(),A=d.at(-1);if(A===void 0)return!1;D(A)?d.push(
{start:i.at,close:"}"}):d.pop()}return i.at++,!0}function S(i,d){const h=d[0];return h===void 0?!0:(i.reportUnclosed(h.start),!1)}function x(i,d,h){for(;;){const g=i.
skipAll(y.Tj);if(g==='"')return d.pop(),i.at++,!0;if(g==="\\")i.at+=/[^\r\n]/.test(i.peek(1))?2:1;else{if(g!=="$"&&g!=="%")return k(i,d,h);if(v(i,d))return!0}}}
function v(i,d){const{at:h}=i,g=i.peek(1);if(g==="{")return d.push({start:h,close:"}"}),i.at+=2,!0;const A=g===i.peek()&&i.peek(2)==="{";return i.at+=A?3:1,!1}function k(i,d,h){
i.reportBrokenString(h.start);const g=E(i);do d.pop();while((d.at(-1)?.start??-1)>=g);return d.length>0}function E({text:i,at:d}){let h=d;for(;h>0&&i[h-1]!==`
`&&i[h-1]!=="\r";)h--;return h}function l(i){const{text:d,at:h}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const g=i.readName();if(g===void 0){i.at=h;
return}return i.skipSpaces()!==`
`&&i.at<d.length&&i.report("invalid expression: a heredoc marker must end its line",h,i.at),i.skipLine(),i.isAtEnd()||i.at++,g}function c(i,d,h){const g=h.marker??
"";for(;;){if(i.peek(-1)===`
`&&m(i,g))return d.pop(),!0;const A=i.skipAll(y.Md);if(i.isAtEnd()){const C=`unterminated template string: no line closes the heredoc "${g}"`;return i.report(C,
h.start),!1}if(A===`
`)i.at++;else if(v(i,d))return!0}}function m(i,d){const{text:h}=i;let{at:g}=i;for(;(0,y.xC)(h.charAt(g));)g++;const A=h.charAt(g);if(A>" "&&A<"\x80"&&!h.startsWith(
d,g))return!1;const C=h.indexOf(`
`,g),p=C<0?h.length:C;return h.slice(g,p).trim()!==d?!1:(i.at=h.charAt(p-1)==="\r"?p-1:p,!0)}}),4009:((Q,H,w)=>{w.d(H,{BD:()=>$,E3:()=>D,jw:()=>x});var y=w(9349),
P=w(3268);function D(l){const{text:c,at:m}=l;if(l.at++,l.skipAll(y.Tj)!=='"')return U(l,m);const i=c.slice(m+1,l.at++);return{kind:"string",start:m,end:l.at,value:i,
verbatim:i}}function $(l,c,m){if(!l.includes("{"))return{kind:"string",...c,value:l,verbatim:l};const i=new y.bs(l,0,m),d={parts:[],known:""};for(i.at=0;i.at<l.
length;){const g=i.at;for(;i.at<l.length&&!N(i.peek());)i.at++;if(d.known+=l.slice(g,i.at),i.at<l.length&&!F(i,d)){B(d,c);break}}const h=d.parts.map(g=>g.kind===
"known"?g:{...g,code:l.slice(g.start,g.end),...c});return L({parts:h,known:d.known},c,l)}const N=l=>l==="$"||l==="%";function U(l,c){const{text:m}=l,i={parts:[],
known:m.slice(c+1,l.at)};for(;;){const d=l.at,h=l.skipAll(y.Tj);if(i.known+=m.slice(d,l.at),h==='"')return l.at++,L(i,{start:c,end:l.at});if(h==="\\")i.known+=S(
l);else if(N(h)){if(!F(l,i))return{kind:"other",start:c,end:l.at}}else return l.reportBrokenString(c),{kind:"other",start:c,end:l.at}}}function L({parts:l,known:c},{
start:m,end:i},d){return l.length===0?{kind:"string",start:m,end:i,value:c,verbatim:d??c}:(c!==""&&l.push({kind:"known",value:c}),{kind:"template",start:m,end:i,
parts:l,verbatim:d})}function B(l,c){l.known!==""&&l.parts.push({kind:"known",value:l.known}),l.known="",l.parts.push({kind:"unknown",start:c.start,end:c.end})}
function F(l,c){const{text:m,at:i}=l,d=m.charAt(i);if(l.peek(1)!=="{"){const g=m.startsWith(`${d}{`,i+1);return c.known+=g?`${d}{`:d,l.at+=g?3:1,!0}l.at+=2;const h=d===
"$"?M(l):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&l.skipBlank()==="}"?(c.known+=h.value,l.at++,!0):(0,P.ku)(l,"}",i)?(m.charAt(i+2)==="~"&&(c.known=
c.known.trimEnd()),B(c,{start:i,end:l.at}),l.countPart(),!0):!1}function M(l){if(l.skipBlank()!=='"'||l.depth>=y.lr)return;l.depth++;const c=D(l);return l.depth--,
c}const O={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function S(l){const{text:c,at:m}=l,i=c.charAt(m+1),d=c.slice(m+2,m+(i==="U"?10:6)),h=i==="U"?/^[0-9a-f]{8}$/i.test(d):/^[0-9a-f]{4}$/i.
test(d),g=Number.parseInt(d,16);if((i==="u"||i==="U")&&h&&g<=1114111)return l.at+=d.length+2,String.fromCodePoint(g);const A=O[i];if(l.at+=A===void 0?1:2,A!==void 0)
return A;const C=JSON.stringify(c.slice(m,m+2));return l.report(`invalid escape sequence: ${C}`,m,m+2),""}function x(l){const{text:c,at:m}=l,i=l.peek(2)==="-",d=(0,P.
Fq)(l);if(d===void 0)return;const h=l.at;if(!(0,P._p)(l,d,m))return{kind:"other",start:m,end:l.at};const g={start:m,end:l.at},A=c.slice(h,c.lastIndexOf(`
`,l.at-1)+1);if(v.test(A)){const T=[{kind:"unknown",...g}];return{kind:"template",...g,parts:T,verbatim:void 0}}const C=A.replaceAll("$${","${").replaceAll("%%{",
"%{"),p=i?k(C):C;return{kind:"string",...g,value:p,verbatim:p}}const v=/(?<!\$)\$\{|(?<!%)%\{/;function k(l){let c=l.length;for(const[m]of l.matchAll(E))c=Math.
min(c,m.length);return l.replace(E,m=>m.slice(c))}const E=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((Q,H,w)=>{w.d(H,{SH:()=>N,Td:()=>U,lS:()=>B,n_:()=>D,pH:()=>$,w4:()=>L,
yN:()=>O});const y=25e4,P=100;class D{max;count=0;constructor(k=y){this.max=k}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*P}}function $(v,k,E,l){return E===void 0?{text:v,body:k,parts:l,problems:[]}:{text:v,body:k,parts:l,problems:[{...O(v)(E),message:E.
message}]}}const N=(v,k,E)=>{const l=[];if(v.kind==="native"){for(const c of v.blocks)c.type===k&&c.labels.length===E&&l.push(c);return l}for(const c of v.members)
c.name===k&&M(k,c.value,E,[],l);return l},U=v=>v.kind==="native"?v.attributes:v.members;function L(v,k){if(!(v.kind==="native"&&v.mayHave?.(k)===!1)){for(const E of U(
v))if(E.name===k)return E}}const B=v=>v.kind==="object"?v.items.filter(F):v.kind!=="tuple"?[]:v.elements.flatMap(k=>k.kind==="object"?k.items.filter(F):[]),F=v=>v.
name!==void 0&&v.name!=="//";function M(v,k,E,l,c){if(E>0){for(const{name:i,start:d,end:h,value:g}of B(k))M(v,g,E-1,[...l,{value:i,start:d,end:h}],c);return}const m={
start:k.start,end:k.start+1};for(const i of k.kind==="tuple"?k.elements:[k])i.kind!=="object"&&i.kind!=="tuple"||c.push({...m,type:v,labels:l,body:{kind:"json",
members:B(i)}})}const O=v=>{const k=[v.startsWith("\uFEFF")?1:0];let E=v.indexOf(`
`),l;return({start:c,end:m})=>{for(;E>=0&&E<c;E=v.indexOf(`
`,E+1))k.push(E+1);l??=S(v);const i=C=>x(l??[],C-1),d=Math.max(1,x(k,c)),h=k[d-1]??0,g=(k[d]??(E<0?v.length:E)+1)-1,A=C=>C-h-i(C)+i(h)+1;return{line:d,column:A(
Math.max(c,h)),endColumn:A(Math.min(m,g))}}},S=v=>/[\uD800-\uDBFF]/.test(v)?Array.from(v.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function x(v,k){
let E=0,l=v.length;for(;E<l;){const c=E+l>>>1;(v[c]??0)<=k?E=c+1:l=c}return E}}),1731:((Q,H,w)=>{w.d(H,{Cg:()=>M,Ty:()=>F,Zy:()=>O,dU:()=>S,hZ:()=>D,oF:()=>U,rK:()=>L});
var y=w(9562);const P=new RegExp(`^${y.eQ}$`),D=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,$=new RegExp(`^${D}[.+-]?$`),
N=2n**63n-1n;function U(v){const[,k,E,l,c]=P.exec(v)??[];return k===void 0?null:B(v,k,l??E,c)}function L(v){const[,k,E,l]=$.exec(v)??[];return k===void 0?null:B(
v,k,E,l)}function B(v,k,E="",l=""){const c=k.split(".").map(i=>i.replace(/^0+(?=.)/,""));if(c.some(i=>i.length>19))return null;const m=c.map(BigInt);if(m.some(i=>i>
N))return null;for(;m.length<3;)m.push(0n);return{text:v,numbers:m,written:c.length,pre:E,build:l}}const F=v=>v.pre!=="",M=({numbers:v,pre:k,build:E})=>`${v.join(
".")}${k===""?"":`-${k}`}${E===""?"":`+${E}`}`;function O(v,k){const E=Math.max(v.numbers.length,k.numbers.length);for(let l=0;l<E;l++){const[c,m]=[v.numbers[l]??
0n,k.numbers[l]??0n];if(c!==m)return c<m?-1:1}return v.pre===k.pre||v.numbers.length!==k.numbers.length?0:v.pre===""||k.pre===""?v.pre===""?1:-1:S(v.pre,k.pre)}
function S(v,k){const[E,l]=[v.split("."),k.split(".")];for(let c=0;;c++){const[m,i]=[c+1>=E.length,c+1>=l.length];if(m!==i)return m?-1:1;const d=x(E[c]??"",l[c]??
"");if(d!==0||m)return d}}function x(v,k){const[E,l]=[/^[0-9]*$/.test(v),/^[0-9]*$/.test(k)];return E!==l?E?-1:1:E&&v.length!==k.length?v.length-k.length:v===k?
0:v<k?-1:1}}),5657:((Q,H,w)=>{w.d(H,{G:()=>S});var y=w(6760),P=w(5747);const D=21,$=/^(?!\.{1,2}$)[\w.-]+$/;function N(i){let d=!1;for(const h of i.split(`
`)){const g=h.trim();g.startsWith("[")&&(d=g==='[remote "origin"]');const A=g.indexOf("=");if(!(!d||A<0||g.slice(0,A).trim().toLowerCase()!=="url"))return U(g.slice(
A+1).trim())}return null}function U(i){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(i),[h,g]=d===null?L(i):[d[1],d[2]],A=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),C=A.length>1&&A.length<=D;return!h||!C||!A.every(p=>$.test(p))?null:{host:h.toLowerCase(),owner:A.slice(0,-1).join("/"),name:A.at(-1)??""}}function L(i){
const d=URL.parse(i);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var B=w(4614);const F=5,
M=/^[0-9a-f]{40}$/,O=/^refs\/(?!.*\.\.)[^\0]+$/;function S(i){const d=(0,y.join)(i,".git"),h=x(d,i)??d,g=m((0,y.join)(h,"commondir")),A=g===null?h:l(g,h),C=()=>c(
(0,y.join)(A,"packed-refs"))??"",p=v(m((0,y.join)(h,"HEAD")),[h,A],C);return p===null?null:{commit:p,isFetched:E(p,c((0,y.join)(h,"FETCH_HEAD"))??"",C),remote:N(
c((0,y.join)(A,"config"))??""),tracked:T=>(0,B.O)((0,y.join)(h,"index"),T)}}function x(i,d){const[,h]=/^gitdir: (.+)$/.exec(m(i)??"")??[];return h===void 0?null:
l(h,d)}function v(i,d,h){let g=i;for(let A=0;g!==null&&A<=F;A+=1){if(M.test(g))return g;const[,C]=/^ref: (.+)$/.exec(g)??[];if(C===void 0||!O.test(C))return null;
g=k(C,d,h)}return null}function k(i,d,h){for(const A of d){const C=m((0,y.join)(A,i));if(C!==null)return C}return h().split(`
`).find(A=>A.endsWith(` ${i}`))?.slice(0,40)??null}function E(i,d,h){const g=(A,C)=>A.split(`
`).some(p=>p.startsWith(`${i}${C}`));return g(d,"	")||g(h()," refs/remotes/")}const l=(i,d)=>(0,y.isAbsolute)(i)?i:(0,y.join)(d,i);function c(i){const d=(0,P.yR)(
i);return d.ok?d.text:null}const m=i=>c(i)?.replace(/\r?\n$/,"")??null}),9498:((Q,H,w)=>{w.d(H,{K:()=>$});var y=w(6760),P=w(5657),D=w(4614);function $(M,O,S){const x=(0,P.
G)(M),v=x?.remote??null;if(x!==null&&v!==null){const E=x.isFetched||x.commit===S.GITHUB_SHA;return{name:`${v.owner}/${v.name}`,url:N(v,S.GITHUB_SERVER_URL),commit:E&&
U(M,O,x)?x.commit:null}}return{name:(x===null?B(M,S):null)??F(M),url:null,commit:null}}function N({host:M,owner:O,name:S},x=""){return`${URL.parse(x)?.host===M?
URL.parse(x)?.protocol:"https:"}//${M}/${O}/${S}`}function U(M,O,{tracked:S}){const x=S(O);return x.size===O.size&&x.entries().every(([v,k])=>(0,D.R)((0,y.join)(
M,v),k))}const L=/^[\w.-]+\/[\w.-]+$/;function B(M,O){const{GITHUB_WORKSPACE:S,GITHUB_REPOSITORY:x=""}=O;return S!==void 0&&(0,y.resolve)(S)===(0,y.resolve)(M)&&
L.test(x)?x:null}const F=M=>(0,y.basename)((0,y.resolve)(M)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Q,H,w)=>{w.d(H,{O:()=>x,R:()=>E});
var y=w(3024),P=w(5747);const D=128*1024*1024,$=12,N=62,U=16384,L=12288,B=4,F=61440,M=4096,O=32768,S=Buffer.alloc(0);function x(l,c){const m=(0,P.io)(l,D);return m===
null?new Map:v(m,c)}function v(l,c){const m=new Map;if(l.length<$)return m;const i=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||i<2||i>4)return m;const d=l.
readUInt32BE(8);let h=S,g=$;for(let A=0;A<d;A+=1){if(g+N>l.length)return m;const C=l.readUInt16BE(g+60),p=g+N+(C&U?2:0),T=i===B,{kept:I,from:W}=T?k(l,p,h):{kept:S,
from:p},V=l.indexOf(0,W);if(V<0)return m;const Y=l.subarray(W,V),G=T?Buffer.concat([I,Y]):Y;if(G.length>M)return m;const ae=(l.readUInt32BE(g+24)&F)===O,J=G.toString(
"utf8");ae&&(C&L)===0&&c.has(J)&&m.set(J,{modified:l.readUInt32BE(g+8),size:l.readUInt32BE(g+36)}),g=T?V+1:g+(V-g+8&-8),h=G}return m}function k(l,c,m){let i=c,d=l[i++]??
0,h=d&127;for(;d&128;)d=l[i++]??0,h=(h+1)*128+(d&127);return{kept:m.subarray(0,Math.max(0,m.length-h)),from:i}}function E(l,{modified:c,size:m}){const i=(0,P.N0)(
()=>(0,y.lstatSync)(l),null),d=Math.floor((i?.mtimeMs??0)/1e3);return i?.isFile()===!0&&i.size%2**32===m&&d%2**32===c}}),8704:((Q,H,w)=>{w.d(H,{J:()=>$,U:()=>U});
var y=w(9349),P=w(3268),D=w(4009);function $(c,m){c.countPart();const i=m==="element"?c.skipBlank():c.skipSpaces(),d=c.at,h=U(c,i);if(h!==void 0&&N(c,m))return h;
(0,P.Kk)(c,m);let g=c.at;for(;g>d&&(0,y.xC)(c.text.charAt(g-1));)g--;return g===d&&c.report("invalid expression: expected the start of an expression",d),h===void 0?
M(c,d,g):{kind:"other",start:d,end:g}}function N(c,m){const i=m==="element"?c.skipBlank():c.skipSpaces();return(0,y.wH)(i)||i===","||c.isLineEnd(i)}function U(c,m){
if(m==='"')return(0,D.E3)(c);if(m==="<")return(0,D.jw)(c);if(m!=="{"&&m!=="["&&m!=="(")return;const i=c.at++;c.depth++;let d;return c.depth>y.lr?d=L(c,m,i):m===
"{"?d=x(c,i):m==="["?d=S(c,i):d=O(c,i),c.depth--,d}function L(c,m,i){return(0,P.ku)(c,(0,y.r1)(m)??m,i),{kind:"other",start:i,end:c.at}}const B=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
F=32;function M(c,m,i){if(B.lastIndex=m,!(B.test(c.text)&&B.lastIndex===i)||i-m>F)return{kind:"other",start:m,end:i};const h=c.text.slice(m,i),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:m,end:i,value:g===void 0?Number(h):g}}function O(c,m){const i=$(c,"element");return c.skipBlank()!==")"?L(c,"(",m):(c.
at++,{...i,start:m,end:c.at})}function S(c,m){if(l(c))return L(c,"[",m);const i=[];for(;;){const d=c.skipBlank();if(d==="]")return c.at++,{kind:"tuple",start:m,
end:c.at,elements:i};if(c.at>=c.text.length||(0,y.wH)(d))return c.reportUnclosed(m),{kind:"other",start:m,end:c.at};const h=c.at;i.push($(c,"element")),c.at===h&&
c.peek()!==","&&c.at++,c.skipBlank()===","&&c.at++}}function x(c,m){if(l(c))return L(c,"{",m);const i=[];for(;;){const d=c.skipBlank();if(d==="}")return c.at++,
{kind:"object",start:m,end:c.at,items:i};if(c.at>=c.text.length||(0,y.wH)(d))return c.reportUnclosed(m),{kind:"object",start:m,end:c.at,items:i};i.push(v(c,d)),
c.skipSpaces()===","&&c.at++}}function v(c,m){const i=c.at,d=k(c,m);let h=c.at;for(;h>i&&(0,y.xC)(c.text.charAt(h-1));)h--;const g=c.skipSpaces();if(g!=="="&&g!==
":")return c.report('missing attribute value: expected "=" or ":" after the key',c.at),(0,P.Kk)(c,"line"),c.at===i&&c.at++,{name:void 0,start:i,end:h,value:{kind:"\
other",start:h,end:c.at}};c.at++;const A=$(c,"line");return{name:d,start:i,end:h,value:A}}function k(c,m){const i=c.at;let d;if(m==='"'||m==="("){const A=U(c,m);
A?.kind==="string"&&(d=A.value)}else d=c.readName();const h=c.skipSpaces();if(h==="="||h===":")return d;E(c);const g=c.text.slice(i,c.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function E(c){const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const i=c.skipSpaces(),d=c.at;if(m.lastIndex=d,c.isLineComment(i))return;if((0,y.L8)(i))
c.at++;else if(i==="["||i==="(")c.at++,L(c,i,d);else if(i==='"')(0,D.E3)(c);else if(m.test(c.text))c.at=m.lastIndex;else if(c.readName()===void 0)return}}function l(c){
return c.skipBlank(),c.text.startsWith("for",c.at)&&!(0,y.L8)(c.peek(3))}}),400:((Q,H,w)=>{w.d(H,{K:()=>U});var y=w(9349),P=w(8704),D=w(3268),$=w(4009),N=w(6134);
function U(i,d=new N.n_){const h=new y.bs(i,i.startsWith("\uFEFF")?1:0,d),g=L(h,void 0);return(0,N.pH)(i,g,h.mistake,d)}function L(i,d){const h={attributes:[],blocks:[]};
let g=d!==void 0&&!i.isLineEnd(i.skipSpaces());for(;;){const A=i.skipBlank();if(i.at>=i.text.length){d!==void 0&&i.report(B,d);break}if(A==="}"&&d!==void 0){i.at++;
break}F(i,A,h),c(i,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const B="unclosed configuration block: there is no closing brace befo\
re the end of the file";function F(i,d,h){const g=i.at;i.countPart();const A=d==='"'?k(i):i.readName();if(A===void 0){d<"\x80"?i.report("argument or block defin\
ition required",g):i.reportCharacter(),m(i,g);return}const C=i.at;if(i.skipSpaces()==="="&&i.peek(1)!=="="){i.at++,h.attributes.push({name:A,start:g,end:C,value:(0,P.
J)(i,"line")});return}const T=E(i),I=i.at;if(i.peek()!=="{"){const G=T.length===0?`argument or block definition required: "${A}" has neither "=" nor "{" after i\
t`:`invalid block definition: the header of "${A}" has no "{" at its end`;i.report(G,g,C),m(i,g);return}i.at++;const Y=M.has(A)&&T[0]?.value!==O&&i.depth===0&&i.
mistake===void 0?S(i,I):v(i,I);h.blocks.push({type:A,labels:T,start:g,end:I,body:Y})}const M=new Set(["resource","data","ephemeral","output","variable"]),O="ter\
raform_remote_state";function S(i,d){const{at:h}=i;return(0,D.ku)(i,"}",d)&&i.mistake===void 0?new x(i,d):(i.at=h,i.mistake=void 0,v(i,d))}class x{kind="native";text;open;end;parts;body;constructor({
text:d,at:h,parts:g},A){this.text=d,this.open=A,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(d)}read(){if(this.body===void 0){const d=new y.bs(this.text.slice(0,this.end),this.open+
1,this.parts);d.depth=1,this.body=L(d,this.open)}return this.body}}function v(i,d){if(i.depth>=y.lr)return i.report(`blocks are nested deeper than ${y.lr} level\
s`,d),(0,D.ku)(i,"}",d),{kind:"native",attributes:[],blocks:[]};i.depth++;const h=L(i,d);return i.depth--,h}function k(i){const d=i.at,h=(0,$.E3)(i);return i.report(
"invalid argument name: argument names must not be quoted",d,i.at),h.kind==="string"?h.value:void 0}function E(i){const d=[];for(let h=l(i);h!==void 0;h=l(i))d.
push(h);return d}function l(i){const d=i.skipSpaces(),h=i.at;let g;if(d==='"'){const C=(0,$.E3)(i);C.kind==="string"?g=C.value:(g=i.text.slice(h+1,Math.max(h+1,
i.at-1)),i.report("invalid block label: it has to be plain text",h,i.at))}else g=i.readName();if(g===void 0)return;const A={value:g,start:h,end:i.at};return i.countPart(),
A}function c(i,d,h){const g=i.skipSpaces();d&&(g!=="}"||h.blocks.length>0)?i.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",i.at):!d&&!i.isLineEnd(g)&&i.report("missing newline after argument or block definition",i.at)}function m(i,d){(0,D.Kk)(i,"line"),(i.at===d||(0,y.wH)(
i.peek())&&i.peek()!=="}")&&i.at++}}),2245:((Q,H,w)=>{w.d(H,{O:()=>$});var y=w(4009),P=w(6134);const D=200;function $(F,M=new P.n_,O=!1){const S=new N(F,M,O),x=S.
readRoot(),v={kind:"json",members:x===void 0?[]:(0,P.lS)(x)};return(0,P.pH)(F,v,S.mistake,M)}class N{text;parts;isHcl1;at=0;depth=0;mistake;constructor(M,O,S){this.
text=M,this.parts=O,this.isHcl1=S}readRoot(){const{text:M}=this;M.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.
at=1),this.skipSpaces();const O=this.readValue();if(this.isHcl1)return O;this.skipSpaces(),O!==void 0&&this.at<M.length&&this.report("extraneous data after valu\
e: extra characters appear after the JSON value",this.at);const S=O?.kind==="object"||O?.kind==="tuple";return O!==void 0&&!S&&this.report("root value must be o\
bject: it is neither an object nor an array of objects",O.start),O}report(M,O,S=O+1){this.mistake??={message:M,start:O,end:S}}stop(M,O){this.report(M,O),this.at=
this.text.length}skipSpaces(){const{text:M}=this;for(;;){const O=M.charCodeAt(this.at);if(O===32||O===10||O===13||O===9)this.at++;else if(O===47)this.skipComment();else
return M.charAt(this.at)}}skipComment(){const M=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const O=M?
`
`:"*/",S=this.text.indexOf(O,this.at+1);this.at=S<0?this.text.length:S+O.length}readValue(){const{text:M,parts:O,at:S}=this;if(!O.add()){this.at=M.length;return}
const x=M.charAt(S);if(x==='"'){const v=this.readString();return v===void 0?void 0:(0,y.BD)(v,{start:S,end:this.at},O)}if(x==="{"||x==="["){if(this.depth>=D)return this.
stop(`values are nested deeper than ${D} levels`,S);this.depth++;const v=x==="{"?this.readObject():this.readArray();return this.depth--,v}return this.readPrimitive()}readPrimitive(){
const{text:M,at:O}=this;U.lastIndex=O;const S=U.exec(M)?.[0];return S===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",O):(this.at+=S.length,{kind:"primitive",start:O,end:this.at,value:JSON.parse(S)})}readObject(){const M=this.at++,O=[];for(let S=this.
skipSpaces();S!=="}";S=this.skipSpaces()){if(S!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const x=this.
readMember();if(x===void 0)break;O.push(x),this.endItem("}")}return{kind:"object",start:M,end:this.skipBracket(),items:O}}readMember(){const M=this.at,O=this.readString();
if(O===void 0)return;const S=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const x=this.readValue();return x&&{name:O,start:M,end:S,value:x}}readArray(){const M=this.at++,O=[];for(;this.skipSpaces()!=="]";){const S=this.
readValue();if(S===void 0)break;O.push(S),this.endItem("]")}return{kind:"tuple",start:M,end:this.skipBracket(),elements:O}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(M){const O=this.skipSpaces(),S=this.at;if(O!==M){if(O===""&&this.stop(`unclosed value: no "${M}" before the end of the file`,S),
O!==","){this.report(`missing separator: expected "," or "${M}"`,S);return}this.at++,this.skipSpaces()===M&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",S)}}readString(){const{text:M,at:O}=this;let S=O+1,x=!0;for(let v=M.charCodeAt(S);v!==34;v=M.charCodeAt(S)){if(!(v>=32))return this.stopInString(O,S);v===
92&&(x=!1),S+=v===92?2:1}return this.at=S+1,x?M.slice(O+1,S):this.unescape(M.slice(O+1,S),O+1)}stopInString(M,O){return O>=this.text.length||this.text.charCodeAt(
O)===10?this.stop("invalid JSON string: no closing quote in its line",M):this.stop("invalid JSON string: a control character must be escaped",O)}unescape(M,O){return M.
replace(L,(S,x,v)=>{const k=this.isHcl1&&B.test(S);if(x===void 0&&!k)return JSON.parse(`"${S}"`);const E=`invalid JSON string: ${JSON.stringify(S)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":E,O+v,O+v+2),S}).toWellFormed()}}const U=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
L=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,B=/\/|u[dD][89a-fA-F]/}),3619:((Q,H,w)=>{w.r(H),w.d(H,{RootNotes:()=>mn,layoutsOf:()=>kn,nameRepository:()=>y.K,
readTools:()=>Qn,rootsOf:()=>En,scanInSteps:()=>ko,textNotes:()=>gn,unmatched:()=>_n});var y=w(9498),P=w(5143),D=w(1064),$=w(9664),N=w(9349),U=w(8704);const L=1024;
function B(s){if(s.length>L)return;const e=new F(new N.bs(s)),t=e.condition();return e.isAtEnd()?t:void 0}class F{cursor;constructor(e){this.cursor=e}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=N.lr)return;this.cursor.depth++;const e=this.
comparison();let t=e;if(e!==void 0&&this.take("?")){const n=this.condition(),o=this.take(":")?this.condition():void 0;t=n&&o&&{kind:"condition",test:e,yes:n,no:o}}
return this.cursor.depth--,t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const n=this.steps();return n&&{kind:"\
comparison",isEqual:t,left:e,right:n}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.
condition(),!this.take("]"))return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,n=e.readName()??this.match(/\d+/y);return n===
void 0?void 0:{kind:"literal",expression:{kind:"string",start:t,end:e.at,value:n,verbatim:n}}}primary(){const{cursor:e}=this;if(this.take("(")){const u=this.condition();
return this.take(")")?u:void 0}const t=e.skipBlank(),n=e.at,o=e.readName();if(o!==void 0)return this.named(o,n);const r=this.match(/\d+(?:\.\d+)?/y);if(r!==void 0)
return M(Number(r),n,e.at);const a=t==='"'||t==="{"||t==="["?(0,U.U)(e,t):void 0;return a&&{kind:"literal",expression:a}}named(e,t){const{cursor:n}=this,o={true:!0,
false:!1,null:null}[e];if(o!==void 0)return M(o,t,n.at);if(!this.take("("))return{kind:"name",name:e};const r=[];for(;!this.take(")");){const a=this.condition();
if(a===void 0||!this.take(",")&&n.skipBlank()!==")")return;r.push(a)}return{kind:"call",name:e,given:r}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.
startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[n]=e.exec(t.text)??[];return t.at+=n?.length??0,n}}const M=(s,e,t)=>({
kind:"literal",expression:{kind:"primitive",start:e,end:t,value:s}});class O{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const S=4096,x=200,
v=2e4,k=5e6;class E{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>k}spend(e){if(this.
steps+=1,this.count(),this.depth>=x||this.steps>v||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>S?void 0:t}}const l=()=>({
name:()=>{},call:()=>{},effort:new E}),c=({expression:s,text:e},t)=>t.effort.spend(()=>h(s,e,t));function m(s,e){const t=B(s);return t&&ae(t,s,e)}const i=s=>typeof s==
"string"||typeof s=="number"||typeof s=="boolean"?String(s):void 0;function d(s){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,s(t))),e.get(t))}
function h(s,e,t){switch(s.kind){case"string":case"primitive":return s.value;case"object":return d(n=>{const o=A(s.items).get(n);return o&&c({expression:o.value,
text:e},t)});case"tuple":return d(n=>{const o=s.elements[Number(n)];return o&&c({expression:o,text:e},t)});case"template":return C(G(s.parts,e,t),e,t);case"othe\
r":return m(e.slice(s.start,s.end),t)}}const g=new WeakMap;function A(s){const e=g.get(s);if(e!==void 0)return e;const t=new Map;for(const n of s)n.name!==void 0&&
!t.has(n.name)&&t.set(n.name,n);return g.set(s,t),t}function C(s,e,t){let n="";for(const o of s){const r=o.kind==="known"?void 0:I(o,e),a=o.kind==="known"?o.value:
r&&m(r,t),u=i(a);if(u===void 0)return p(n,a);if(n.length+u.length>S)return;n+=u}return n}function p(s,e){return e instanceof O?new O((s+e.text).slice(0,S),e.withheld):
new O(s)}const T=(s,e)=>s.code??e.slice(s.start,s.end);function I(s,e){const t=T(s,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const W=/^%\{~?\s*if\s([\s\S]*)\}$/,
V=/^%\{~?\s*else\s*~?\}$/,Y=/^%\{~?\s*endif\s*~?\}$/;function G(s,e,t){const n=s.map(j=>j.kind==="unknown"?T(j,e):""),[o,...r]=n.keys().filter(j=>W.test(n[j]??"")),
a=n.findIndex(j=>Y.test(j));if(o===void 0||r.length>0||a<o)return s;const u=W.exec(n[o]??"")?.[1]??"",f=m(u.replace(/~$/,""),t);if(typeof f!="boolean")return s;
const _=n.findIndex(j=>V.test(j)),b=_<0?a:_,R=f?s.slice(o+1,b):s.slice(b+1,a);return[...s.slice(0,o),...R,...s.slice(a+1)]}function ae(s,e,t){const n=o=>ae(o,e,
t);return t.effort.spend(()=>{switch(s.kind){case"literal":return h(s.expression,e,t);case"name":return t.name(s.name);case"call":return t.call(s.name,s.given.map(
n));case"step":{const o=n(s.of),r=i(n(s.key));return typeof o=="function"&&r!==void 0?o(r):void 0}case"condition":{const o=n(s.test);return typeof o!="boolean"?
void 0:n(o?s.yes:s.no)}case"comparison":{const[o,r]=[n(s.left),n(s.right)];return[o,r].every(u=>u===null||i(u)!==void 0)?o===r===s.isEqual:void 0}}})}var J=w(9804),
ce=w(1731),Se=w(1790),se=w(2158),ke=w(1094);function Ht(s,e){const t=(0,se.PW)(s);if(!t.ok)return"syntax";const n=t.value;if(n.some(r=>(0,ce.Ty)(r.version)))return"\
pre-release";const o=e===null?null:(0,ce.oF)(e);if(o===null)return"unknown";if(o.written<3){const r=(0,se.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);
return r.ok&&!(0,ke.gH)([...n,...r.value],"terraform")?"not-met":"unknown"}return(0,Se.jQ)({...o,pre:""},n)?"met":"not-met"}var le=w(5257);function*Kt(s,e){for(const o of s.
providers){const r=zt(o,s.client,e);r!==null&&(yield r)}const{client:t}=s,n=s.clientVersions.length===0?null:e.versionIn(t,s.directory);if(n!==null)for(const{text:o,
place:r}of s.clientVersions)Ht(o,n)==="not-met"&&(yield{problem:(0,J.Ov)({client:t,version:n,constraint:o}),places:[r]})}function zt(s,e,t){const{constraints:n,
provider:o}=s;if(Gt(n.map(({text:R})=>R)))return t.upgrade?null:Vt(s,t);const r=n.flatMap(({text:R,place:j})=>Ae(R).map(z=>({...z,place:j}))),a=(0,le.JT)(o);if(e===
"opentofu"&&(0,Se.jF)(r))return{problem:(0,J.jF)({reason:"unspecified",provider:a}),places:Le(r)};const u=(0,ke.Sx)(r,ke.Nd),f=[...new Set(u.map(se.mb))],_=r.filter(
R=>f.includes((0,se.mb)(R)));return{problem:(0,J.id)({of:`provider ${a}`,terms:f}),places:Le(_)}}function Vt({provider:s,constraints:e,locked:t},{clients:n}){const o=t===
null?null:(0,ce.rK)(t.version.text);if(t===null||o===null)return null;const r=_=>(0,Se.XA)([o],_.flatMap(({text:b})=>Ae(b)))===null;if(!r(e))return null;const a=e.
filter(_=>r([_])),u=a.length===0?e:a;return{problem:(0,J.N0)({provider:(0,le.JT)(s),version:(0,ce.Cg)(o),constraints:[...new Set(u.map(({text:_})=>(0,se.kv)(Ae(
_))))],clients:n}),places:Le([t.version,...u])}}const Le=s=>[...new Set(s.map(({place:e})=>e))],Ze="\0";function Ae(s){const e=(0,se._T)(s);return e.ok?e.value:
[]}const Xt=d(s=>{const e=s.split(Ze).flatMap(Ae),t=e.map(({version:n})=>n);return(0,Se.XA)(t,e)!==null||(0,ke.Nd)(e)}),Gt=s=>Xt([...new Set(s)].join(Ze));var fe=w(
8011),Qe=w(3229),je=w(1022),Me=w(4526),_e=w(7236),ne=w(5011);function qe(s,e){const t=s.filter(({kind:o})=>Jt.has(o));return t.some(({place:o})=>(0,$.LA)(o.file))?
[...Map.groupBy(t,({address:o})=>o).values()].flatMap(o=>{const r=[...o].sort((f,_)=>Number((0,$.LA)(f.place.file))-Number((0,$.LA)(_.place.file))),a=r.findLast(
({text:f})=>f!==null),u=r.findLast(f=>f.version!==null);return a===void 0?[]:et(a,u??a,e)}):t.flatMap(o=>et(o,o,e))}const Jt=new Set(["module","module_missing",
"test_module","stack_component","terragrunt_source"]);function et(s,e,t){const{address:n,text:o,place:r}=s;if(o===null||Qt(o))return[];const a=Zt(s,o,t);if(a===
void 0)return[];const u=(0,le.KS)(e,t),f=u===null&&e.version!==null;return[{address:n,source:o,place:r,module:a,constraint:u,isOpen:f}]}const Yt=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function Zt({kind:s},e,t){if(s==="terragrunt_source"&&e.startsWith("tfr:")){const[,o="",r=""]=Yt.exec(e)??[],a=(0,ne.rE)(o===""?r:`${o}/${r}`,t);return a.ok?a.value:
void 0}const n=(0,ne.vL)(e,t);return n.kind==="registry"?n:n.kind==="remote"?null:void 0}const Qt=s=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(s);function qt(s,e,t){
const{client:n}=t;return{directory:s.name===""?".":s.name,client:n,directories:e.map(({name:o})=>o),calls:t.hasCalls?[...e.flatMap(({usages:o})=>qe(o,n)),...qe(
s.tests,n)]:[],providers:en(s,e,n),lockFile:s.lockFile,clientVersions:e.flatMap(({declared:o})=>nt(o.filter(r=>st(r,n,t.versions))))}}function en(s,e,t){const n=new Map,
o=(a,u,f)=>{if(a===null)return;const _=(0,le.JT)(a),b=n.get(_)??{provider:a,places:[],constraints:[]};n.set(_,b),b.places.push(u),f!==null&&b.constraints.push(f)};
for(const a of e){for(const f of tn(a.usages))o(tt(f,t),f.place,(0,le.KS)(f,t));const u=a.declared.filter(({kind:f})=>f==="provider-version");for(const[f,_]of Map.
groupBy(u,b=>b.localName??"")){const b=nn(f,a,t);for(const{text:R,place:j}of nt(_))o(b,j,{text:R,place:j})}}const r=sn(s,t);return Array.from(n,([a,u])=>({...u,
locked:r.get(a)??null}))}function tn(s){const e=s.filter(({place:n})=>(0,$.LA)(n.file));if(e.length<2)return s;const t=new Map(e.map(n=>[n.address,n.place.file]));
return s.filter(({address:n,place:o})=>!(0,$.LA)(o.file)||t.get(n)===o.file)}function tt(s,e){return s.kind==="lock_provider"||s.kind!=="required_provider"&&s.kind!==
"implied_provider"&&(0,_e.o)(s.address)==="terraform"?null:(0,_e.l)(s,(0,ne.Vm)(e),e)}function nn(s,{usages:e},t){const n=e.find(({kind:o,address:r})=>o.startsWith(
"required_provider")&&(0,_e.o)(r)===s);return n!==void 0?tt(n,t):{host:(0,ne.Vm)(t),namespace:"hashicorp",type:s}}function sn({usages:s},e){const t=new Map;for(const n of s){
if(n.kind!=="lock_provider")continue;const o=(0,_e.l)(n,(0,ne.Vm)(e),e),r=(0,le.KS)(n,e);if(o===null||r===null)continue;const a={version:r,constraints:n.version?.
recorded??null};if(t.set((0,le.JT)(o),{...a,isCopied:!1}),e==="opentofu"&&on(o)){const u=(0,le.JT)({...o,host:(0,ne.Vm)(e)});t.has(u)||t.set(u,{...a,isCopied:!0})}}
return t}const on=({host:s,namespace:e})=>s===(0,ne.Vm)("terraform")&&e==="hashicorp";function nt(s){const e=s.findLast(({place:t})=>(0,$.LA)(t.file))?.place.file;
return e===void 0?s:s.filter(({place:t})=>t.file===e)}function st({kind:s,place:e},t,{opentofu:n=""}){const o=/\.tofu(\.json)?$/.test(e.file);return s==="compat\
ible"?t==="opentofu":s!=="version"||t==="terraform"?s==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.test(n)}function rn(s,e){const t=ln(s,e);return t===null?null:
Ee((s.version??s).place,t)}const Ee=(s,{clients:e,...t})=>({...t,place:s,clients:e.filter(n=>an(s.file).includes(n)),host:null}),an=s=>/\.tofu(\.json)?$/.test(s)?
["opentofu"]:D.Du,cn=/\.tf(component|stack|deploy)\.(hcl|json)$/;function ln(s,e){switch(s.kind){case"module":case"module_missing":case"test_module":return un(s,
e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return cn.test(s.place.file)?null:dn(s);case"lock_provider":return fn(
s);default:return null}}const Ue=(s,e)=>({problem:(0,J.jF)({reason:"syntax",text:s,why:e}),clients:D.Du,isPlaceholder:(0,Qe.Kc)(s)}),pe=s=>({problem:s,clients:D.
Du});function un(s,{releases:e}){const{address:t,version:n}=s;if(n===null)return null;const{text:o}=n;if(o===null)return!e.every(({client:R,before:j})=>R!=="ter\
raform"||j==="1.15")&&n.isWithheld!==!0?null:{problem:(0,J.jF)({reason:"expression",address:t}),clients:["terraform"]};const r=(0,se.PW)(o);if(!r.ok)return Ue(o,
r.why);const a=D.Du.filter(_=>!(0,ke.gH)(r.value,_));if(a.length===0)return null;const u=r.value.find(({version:_})=>(0,ce.Ty)(_)),f=u&&(0,ce.Cg)(u.version);return{
problem:(0,J.id)({of:t,terms:[o],preRelease:f}),clients:a}}function dn({kind:s,address:e,text:t,version:n}){if(n===null)return null;if(n.text===null)return pe((0,J.
jF)({reason:"not-a-string",address:e}));const o=(0,se._T)(n.text);if(!o.ok)return Ue(n.text,o.why);const r=D.Du.filter(u=>s==="required_provider"?(0,je.m)(t??"",
u).kind==="builtin":(0,_e.o)(e)==="terraform");if(r.length===0)return null;const a=t??"terraform.io/builtin/terraform";return{problem:(0,J.jF)({reason:"built-in",
provider:a}),clients:r}}function fn(s){const e=s.text??"",{text:t=null,recorded:n=""}=s.version??{};if(t===null)return pe((0,J.FA)({reason:"no-version",provider:e}));
const o=(0,ce.rK)(t);if(o===null)return pe((0,J.FA)({reason:"not-a-version",provider:e}));const r=(0,ce.Cg)(o);if(r!==t)return pe((0,J.FA)({reason:"not-normal",
of:"version",provider:e,normal:r}));if(n==="")return null;const a=(0,se._T)(n);if(!a.ok)return pe((0,J.FA)({reason:"not-constraints",provider:e}));const u=(0,se.
kv)(a.value);return u===n?null:pe((0,J.FA)({reason:"not-normal",of:"constraints",provider:e,normal:u}))}const hn=({text:s,place:e})=>Ee(e,{problem:(0,J.FA)({reason:"\
twice",provider:s??""}),clients:D.Du});function pn(s,{set:e,versions:t}){const{kind:n,text:o,place:r}=s;if((0,D.SO)(n)){const b=e.filter(j=>j!==D.$I[n].client),
R=Ee(r,{problem:(0,fe.jP)({kind:n}),clients:b});return R.clients.length===0?null:R}if((0,Me.z0)(s))return null;const a=n!=="provider-version",u=a?(0,se.PW)(o):(0,se.
_T)(o),f=a?D.Du.filter(b=>st({kind:n,place:r},b,t)):D.Du;if(!u.ok)return Ee(r,{...Ue(o,u.why),clients:f});if(!a||!u.value.some(({version:b})=>(0,ce.Ty)(b)))return null;
const _=(0,J.jF)({reason:"pre-release",text:o});return Ee(r,{problem:_,clients:f})}class mn{found=new Map;rules;constructor(e){this.rules=e}add(e){const t=(0,$.
Gz)(e.directory==="."?"":e.directory,"main.tf"),n=(0,P.Zl)(t)?t:null;for(const o of Kt(e,this.rules)){const r=vn(o),a=this.found.get(r);if(a===void 0){this.found.
set(r,{...o,having:new Set([e.client]),aside:n});continue}a.having.add(e.client),n===null&&(a.aside=null)}}notes(){const{clients:e}=this.rules;return[...this.found.
values()].flatMap(({problem:t,places:n,having:o,aside:r})=>{const[a,...u]=n;if(a===void 0)return[];const f=t.code!=="client-version"&&o.size===e.length,_={problem:t,
place:a,others:u,host:null,clients:f?D.Du:[...o]};return[r===null?_:{..._,aside:r}]})}}const vn=({problem:s,places:e})=>[s.code,s.message,...e.map(({file:t,line:n,
column:o})=>`${t}:${n}:${o}`)].join(`
`);function*gn(s,e,t){const n=new Set;for(const o of s){if(o.kind==="lock_provider"){const a=`${o.place.file}
${o.text}`;n.has(a)&&(yield hn(o)),n.add(a)}const r=rn(o,t);r!==null&&(yield r)}for(const o of e){const r=pn(o,t);r!==null&&(yield r)}}function kn({usages:s,declared:e,
clients:t,patterns:n}){const o=t.map(u=>({client:u,directories:(0,Me.Pv)(s,e,u)})),r=[...new Set(o.flatMap(({directories:u})=>[...u.keys()]))],a=new Set(n.flatMap(
u=>r.filter(f=>ot(u,f))));return o.map(({client:u,directories:f})=>{const _=n.length===0?(0,Me.WU)(f):[...f.values()].filter(b=>b.hasConfiguration&&a.has(b.name));
return{client:u,directories:f,roots:_}})}const ot=(s,e)=>s.matches(e===""?".":e),_n=(s,e)=>e.flatMap(t=>{const n=({directories:o})=>o.values().some(r=>r.hasConfiguration&&
ot(t,r.name));return s.some(n)?[]:[t.text]});function*En(s,{changed:e,versions:t,hasCalls:n=!0}){const o=e&&wn(e);for(const{client:r,directories:a,roots:u}of s)
for(const f of u){const _=bn(f,a);o!==null&&!_.some(({name:b})=>o.has(b))||(yield qt(f,_,{client:r,versions:t,hasCalls:n}))}}function wn(s){const e=[...s].map($.
jt),t=e.filter(n=>/(^|\/)tests$/.test(n));return new Set([...e,...t.map($.jt)])}function bn(s,e){const t=new Set([s]),n=o=>{const r=e.get(o);r!==void 0&&t.add(r)};
(0,Me.n6)(s).forEach(n);for(const{children:o}of t)o.forEach(n);return[...t]}var Be=w(4e3),we=w(2161),ee=w(7854);const On=1e3,Sn=/(^|\s)#.*$/s,An=/(^|\s)(\/\/|\/?\*).*$/s;
function xe(s,e){const t=/jenkinsfile|\.json$/i.test(s);return e.split(`
`).map((n,o)=>({text:n.slice(0,On).replace(t?An:Sn,"").trimEnd(),number:o+1}))}function rt(s,{text:e,number:t},n,o){const r=Array.from(e.slice(0,n)).length+1,a=Array.
from(e.slice(n,n+o)).length;return{file:s,line:t,column:r,endColumn:r+a}}const it=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],Fe=s=>it.some(({path:e})=>e.test(s)),at=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function Mn({file:s,text:e}){if(Fe(s)){const t=xe(s,e);return it.filter(({path:n,line:o})=>n.test(s)&&(o===void 0||t.some(r=>o.test(r.text)))).map(({client:n})=>n)}
return e.search(at)<0?[]:xe(s,e).flatMap(t=>t.text.match(at)?.map(n=>n.toLowerCase())??[])}var xn=w(3024),oe=w(6760),Tn=w(1807),We=w(5747),Te=w(6195);function ct({
root:s,scan:e}){const t=[s,...e.map(r=>(0,oe.resolve)(s,(0,Te.VK)(r).fixed))].map(ye),n=r=>t.some(a=>a!==null&&(0,Te.UO)(r,a)),o=(r,a)=>{const u=ye((0,oe.resolve)(
s,r));return u===null||!n(u)?[]:(0,Tn.Mc)(u).filter(a).map(({name:_})=>_).sort()};return{list:r=>o(r,a=>!a.isDirectory()),directories:r=>o(r,a=>a.isDirectory()&&
!(0,Te.G$)(a.name)),exists:r=>{const a=ye((0,oe.resolve)(s,r));return a!==null&&n(a)},read:(r,a)=>{const u=ye((0,oe.resolve)(s,r));if(u===null||!n(u))return null;
const f=(0,We.yR)(u,a);return f.ok?f.text:null}}}const ye=s=>(0,We.N0)(()=>(0,xn.realpathSync)(s),null),yn=[["",we.Z8],[".github",()=>!1],...[".github/workflows",
".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",".spacelift"].map(s=>[s,$n]),[".devcontain\
er",s=>s==="devcontainer.json"||(0,we.Z8)(s)],[".config",we.TD],[".config/mise",lt],[".mise",lt]];function $n(s){return/\.ya?ml$/i.test(s)}function lt(s){return s===
"config.toml"}const ut=".github/actions",In=128*1024,Dn=200;function*Cn({root:s,exclude:e},t){const n=ct({root:s,scan:[]}),o=(0,Te.Ls)(e),r=Nn(n).filter(f=>!o(f)),
a=f=>f.split("/").length,u=[...new Set([...r,...t])].sort((f,_)=>a(f)-a(_)||(f<_?-1:1));for(const f of u.slice(0,Dn)){const _=n.read(f);_!==null&&_.length<=In&&
(yield{file:f,text:_})}}function Nn(s){const e=yn.flatMap(([n,o])=>s.list(n).filter(r=>o(r)||Fe((0,$.Gz)(n,r))).map(r=>(0,$.Gz)(n,r))),t=s.directories(ut).flatMap(
n=>["action.yml","action.yaml"].map(o=>`${ut}/${n}/${o}`));return[...e,...t]}const He=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["o\
pentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),dt=s=>He.get(s.toLowerCase())??"terraform",Rn="init|plan|apply|destroy|validate|fmt|\
(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",Pn=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,
Ln=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],ft=`(?=["'\\s,\\]})@]|$)`,ht="^[\\s-]*\\w[\\w-]*:\\s*\\[",pt=`(?=["']?\\s*[,\\]])`,jn=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashic\
orp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${ft}|([\\w.\${}-]+)))?${ft}`),text:"uses $1",version:"latest"},{form:new RegExp(`(?:^|[\\s"'\`;&|\
(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${Rn})(?![\\w-])`),text:"runs $1"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${ht}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${pt}`),text:"lists $1"},{form:new RegExp(`${ht}(?\
=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${pt}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],Un=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,Bn=/\b(?:echo|printf)\b[^;&|]*/g;function Fn(s){if(!/terraform|tofu|tfenv/i.
test(s))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(s);if(Un.test(s)&&!e)return[];const t=s.replace(Bn,o=>" ".repeat(o.length)),n=Pn.exec(t);
return n===null?jn.flatMap(o=>Wn(o,t)):Hn(n)}function Wn({form:s,text:e,version:t=null,...n},o){const r=s.exec(o);if(r===null)return[];const[{length:a},u="",f=t]=r,
_=dt(u),b=e.replace("$1",()=>u);return[{client:_,text:b,version:f,start:r.index,length:a,...n}]}function Hn(s){const{index:e,0:{length:t},1:n=""}=s;return Ln.flatMap(
({form:o,otherwise:r})=>{const a=o.exec(n);return a===null?[]:[{client:dt(a[1]??a[2]??""),text:`uses ${n}`,version:null,start:e,length:t,step:{otherwise:r}}]})}
const Kn=/[^\s"',\]}]+/;function zn({file:s,text:e}){const t=xe(s,e);return s.endsWith(".terraform-version")?mt(s,t,"terraform"):s.endsWith(".opentofu-version")?
mt(s,t,"opentofu"):s.endsWith(".toml")?Jn(s,t):Vn(s,t)}function Ke(s,e,t,n,o=0){const r=rt(s,e,o,e.text.length-o),a=n===null?`selects ${t}`:`selects ${t} ${n}`;
return{client:t,level:"version-file",place:r,text:(0,Be.dh)(a,100),version:n}}function mt(s,e,t){const n=e.find(({text:o})=>o.trim()!=="");return n?[Ke(s,n,t,Kn.
exec(n.text)?.[0]??null)]:[]}function Vn(s,e){return e.flatMap(t=>{const[n="",o=null]=t.text.trim().split(/\s+/),r=He.get(n);return r===void 0?[]:[Ke(s,t,r,o)]})}
const Xn=/^\s*\[\s*([\w."':/-]+)\s*\]/,Gn=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function Jn(s,e){const t=[];let n="";for(const o of e){
const r=Xn.exec(o.text);r!==null&&(n=(r[1]??"").replaceAll('"',""));const[,a="",u=""]=Gn.exec(o.text)??[],f=/^tools\.(?:\w+:)?(.+)$/.exec(n)?.[1],_=He.get(n==="\
tools"?a:a==="version"?f??"":"");if(_===void 0)continue;const b=/\bversion\s*=\s*(.*)$/s.exec(u)?.[1]??u,R=b.match(/[^\s"',[\]{}=]+/g)??[];for(const j of b.startsWith(
"[")?R:R.slice(0,1))t.push(Ke(s,o,_,j,o.text.length-o.text.trimStart().length))}return t}const vt=50,Yn=100,Zn=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function Qn(s,e){
const t=[],n=new Set;let o=!1;for(const r of Cn(s,e)){for(const f of Mn(r))n.add(f);if(Fe(r.file))continue;const a=r.file.slice(r.file.lastIndexOf("/")+1),u=(0,we.
TD)(a)||r.file.endsWith("mise/config.toml");t.push(...u?zn(r):qn(r)),o||=!u&&Zn.test(r.text)}return{signs:t,setsCloudHostname:o,others:n}}function qn({file:s,text:e}){
if(!/terraform|tofu|tfenv/i.test(e))return[];const t=xe(s,e),n=new Map;let o=0;const r=(0,ee.Oo)(a=>(o+=1,o>vt?[a]:rs(a,t)));for(const[a,u]of t.entries()){if(n.
size>=vt)break;for(const f of Fn(u.text)){const{client:_,start:b,length:R,level:j="tool"}=f;for(const z of ns(f,t,a,r)){const Z=`${_} ${j} ${z}`;if(n.has(Z))continue;
const q=rt(s,u,b,R);n.set(Z,{client:_,level:j,place:q,text:(0,Be.dh)(f.text,Yn),version:z})}}}return es(s,[...n.values()])}function es(s,e){return!e.some(({client:n})=>n===
"opentofu")||!/atlantis\.ya?ml$/.test(s)?e:e.filter(({client:n,version:o})=>n==="opentofu"||o!==null).map(n=>({...n,client:"opentofu"}))}const ts=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function ns({version:s,step:e},t,n,o){if(e===void 0)return s===null?[null]:o(s);const r=ss(t,n).map(({text:a})=>ts.exec(a)?.[1]?.replace(/^["']|["']$/g,"")).find(
a=>a!==void 0);return r===void 0?[e.otherwise]:o(r)}const gt=40;function ss(s,e){const t=s[e]?.text??"",n=t.search(/\b(uses|task):/),o=({text:b})=>b===""||b.length-
b.trimStart().length>=n,a=t.trimStart().startsWith("-")?[]:s.slice(Math.max(0,e-gt),e),u=a.findLastIndex(b=>!o(b)),f=s.slice(e+1,e+gt),_=f.findIndex(b=>!o(b));return[
...a.slice(u<0?a.length:u),...f.slice(0,_<0?void 0:_)]}const os=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function rs(s,e){const[,t,n,o]=os.exec(s.trim())??[],r=t??n??o;if(r===void 0)return[s.trim()];for(const{text:a}of e){const u=a.indexOf(r),f=u<0?void 0:is.exec(a.
slice(u+r.length))?.[1];if(f===void 0||/[\w-]$/.test(a.slice(0,u)))continue;const _=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(_!==null&&
_.length>0)return _}return[s]}const is=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;var ue=w(7052),K=w(6134);function as({text:s},e){const t=(0,K.
yN)(s);return{text:s,place:n=>{const{line:o,column:r,endColumn:a}=t(n);return{file:e,line:o,column:r,endColumn:a}}}}const re=s=>{const e=(0,Be.dh)(s,S);return e.
length<13?e:[e.slice(0,1),e.slice(1)].join("")};function ze(s){const e=s.join(".");return e.length>S?re(e):e}const Ve=s=>/[^\0-\x7f]/.test(s)?s.normalize("NFC"):
s,be=s=>({kind:"known",text:Ve(re(s))}),Xe=s=>s===void 0||s.length>L?null:{code:re(s)};function Oe(s,e,t=!1){const n=()=>s.text.slice(e.start,e.end),o=r=>({kind:"\
pieces",pieces:r,text:re(n())});switch(e.kind){case"string":return be(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return be(e.verbatim);const r=G(
e.parts,s.text,l()).map(a=>a.kind==="known"?re(a.value):Xe(I(a,s.text)));return r.every(a=>typeof a=="string")?be(r.join("")):o(r.includes(null)?[Xe(n())]:r)}case"\
other":{const r=n(),a=m(r,l());return typeof a=="string"?be(a):o([Xe(r)])}case"primitive":case"object":case"tuple":return o([null])}}function cs(s,e){return e.kind!==
"primitive"?Oe(s,e):e.value===null?null:be(String(e.value))}function ls(s,e){const[t]=s.kind==="pieces"?s.pieces:[];return s.kind==="known"||typeof t!="object"||
t===null?s:{...s,pieces:[{code:`(${t.code}).${e}`}]}}function he(s){return s?.kind!=="string"?null:Ve(re(s.value))}function $e({pieces:s},e){let t="";for(const n of s){
const o=typeof n=="object"&&n!==null?m(n.code,e):n;if(o===null&&n!==null&&s.length===1)return{isWhole:!0,text:null,withheld:null};const r=i(o??void 0);if(r===void 0)
return{isWhole:!1,...p(t,o??void 0)};if(t.length+r.length>S)return{isWhole:!1,text:t,withheld:null};t+=r}return{isWhole:!0,text:Ve(re(t)),withheld:null}}var te=w(
7495);const Ie=s=>[[{...$e(s,l()),from:null}]],us=1e4;function kt({kind:s},e,t,n){const{row:o,value:r}=e;if(r?.kind!=="known"||(0,ne.Nj)(r.text))return Et(s,e,t);
const a=`${o.grammar} ${o.service} ${s.clients} ${_t(e)} ${r.text}`,u=n.get(a);if(u!==void 0)return u;n.size>=us&&n.clear();const f=Et(s,e,t);return n.set(a,f),
f}const _t=({version:s})=>s?.value.kind==="known";function Et(s,e,t){const n=s.clients.map(r=>[r,ds(s,e,r,t)]),o=Math.max(...n.map(([,{length:r}])=>r));return Array.
from({length:o},(r,a)=>{const u=new Map;for(const[j,{[a]:z}]of n)z!==void 0&&u.set(j,z);const f=[...u.values()],_=f.find(({host:j,directHost:z})=>j!==null||z!==
void 0),R=f.some(({needed:j})=>j==="state")?null:Ot(u,e);return{meanings:u,first:_??te.zt,needs:R}})}function ds(s,e,t,n){const o=fs(e,t,n).map(a=>ps(s,e,t,a));
if(o.length<2)return o;const r=({host:a,needed:u,problem:f,version:_})=>[a,u,_,f?.message].join(" ");return[...new Map(o.map(a=>[r(a),a])).values()]}const wt={isWhole:!0,
withheld:null,from:null};function fs(s,e,t){const{value:n}=s;return n?.kind==="known"?[[{...wt,text:n.text}]]:n===void 0||n.text==="null"?[[{...wt,text:null}]]:
bt(s)?t(s,n,e):Ie(n)}function bt({row:s,value:e}){if(e?.kind!=="pieces"||e.text==="null")return!1;const{text:t}=$e(e,l());return t===null||D.Du.some(n=>(0,te.i4)(
s.grammar,t,n)===void 0)}const hs=({references:s})=>s.some(e=>e.row.evaluation!==void 0&&(bt(e)||e.version?.value.kind==="pieces"));function ps(s,e,t,n){const{row:o,
address:r,value:a}=e,u=vs(n),f=u.map(({isWhole:z,text:Z})=>Z===null?ks(e,s,t):z?te.pb[o.grammar](Z,t,_t(e)):(0,te.i4)(o.grammar,Z,t)),[_]=f,b=f.every(z=>z?.needed===
_?.needed);if(_!==void 0&&b&&!f.includes(void 0))return _;if(o.grammar==="terragrunt"&&ms(a))return te.zt;const[R]=t==="terraform"?u.flatMap(({withheld:z})=>z??
[]):[],j=o.evaluation!==void 0&&o.evaluation[t]===void 0;return(0,te.Qm)((0,fe.J0)({address:r,argument:o.grammar==="host"?"hostname":"source",expression:a?.kind===
"pieces"?a.text:"",candidates:u.map(({isWhole:z,text:Z,from:q})=>({text:z?Z:null,from:q})),refused:j?"never":R===void 0?null:{variable:R}}))}const ms=s=>s?.kind===
"pieces"&&s.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function vs(s){return s.some(({isWhole:e,from:t})=>e&&t!==null)?s.filter(({isWhole:e,from:t})=>e||
t!==null):s}const gs={cloud_default:"cloud block",remote_state_default:"remote state"};function ks(s,e,t){const{row:n,value:o,address:r,localName:a}=s,u=o===void 0?
s.kind:n.absent??s.kind;if(n.defaults!==void 0){const f=n.defaults[t];return f!==null?(0,te.TU)((0,ne.mD)(f)):(0,te.Qm)((0,fe.tg)({block:gs[u]??"remote backend"}))}
return o!==void 0?n.grammar==="url"?te.zt:(0,te.Qm)((0,fe.DA)({reason:"null",address:r})):u==="required_provider_invalid"?(0,te.Qm)((0,fe.DA)({reason:"not-a-req\
uirement",address:r})):a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,je.s)(a).ok?(0,te.TU)((0,ne.Vm)(t)):te.zt:e.isOverride?te.zt:(0,te.Qm)(
(0,fe.DA)({reason:"missing",address:r}))}function Ot(s,{row:{service:e}},t=()=>null){if(e===null)return[];const n=new Map;for(const[o,{needed:r,host:a}]of s){const u=r===
"state"?t(o)??a:r;u!==null&&n.set(u,{host:u,service:e,clients:[...n.get(u)?.clients??[],o]})}return[...n.values()]}var _s=w(9562);const Ge=5e4;function Es(s,e,t=new Map,n=Ge){
const o=[],r=s.flatMap(u=>u.notes),a=new ws(s,e,t);for(const u of s)if(!u.isContext)for(const f of u.references){if(o.length>=n)return r.push((0,ee.YW)(u.file,(0,ue.
ub)({kind:"module-usages",max:n}))),{usages:o.sort(De),notes:r.sort(De)};const _=kt(u,f,e,t);for(const b of _)o.push(a.usageOf(u,f,b));for(const b of a.notesOf(
u,f,_))r.push(b)}for(const u of bs(s))o.push(u);return{usages:o.sort(De),notes:r.sort(De)}}class ws{files;values;known;overrides;constructor(e,t,n){this.files=e,
this.values=t,this.known=n,this.overrides=e.filter(({kind:o})=>o.isOverride)}usageOf(e,t,n){const{kind:o,value:r,address:a,place:u,hasOwnToken:f,workspace:_}=t,
{meanings:b,first:R,needs:j}=n,z=this.inForce(e,t,b),Z=z.size===b.size&&j!==null;return{kind:o,host:R.host,isHostImplied:R.isHostImplied,directHost:R.directHost,
hasOwnToken:f,text:r?.text??null,address:a,version:R.version===void 0?this.versionOf(t):{text:R.version,place:u},place:u,clients:e.kind.clients,needs:Z?j:Ot(z,t,
this.stateHost),isOverridden:z.size===0,workspace:_}}notesOf(e,t,n){const{place:o,row:r,value:a}=t,u=new Map;for(const{meanings:f}of n)for(const[_,{problem:b,host:R}]of f){
if(b===void 0||!this.isInForce(e,t,_))continue;const j=b.code==="source-dynamic";if(j&&e.notes.some(ge=>ge.place.line===o.line))continue;const z=a?.kind==="know\
n"&&(0,Qe.Kc)(a.text),Z=j?b.message:b.code,q=u.get(Z)??{problem:b,host:R,clients:[],place:o,isPlaceholder:z};u.set(Z,{...q,clients:[...q.clients,_]})}if(r.isReserved){
const f=(0,fe.ME)({block:"required_providers",parent:"terraform"});u.set(f.code,{problem:f,host:null,clients:e.kind.clients,place:o})}return[...u.values()]}inForce(e,t,n){
return this.overrides.length===0?n:new Map([...n].filter(([o])=>this.isInForce(e,t,o)))}isInForce({kind:e},{mergeKey:t},n){return e.isOverride||t===null||!this.
replaced(n).has(t)}replaced=(0,ee.Oo)(e=>{const t=new Set;for(const{kind:n,references:o,scope:r}of this.overrides)if(n.clients.includes(e)){r.hasBackend&&t.add(
"backend");for(const{mergeKey:a,value:u,localName:f}of o)a!==null&&(u!==void 0||f!==null)&&t.add(a)}return t});stateHost=(0,ee.Oo)(e=>{for(const t of this.files)
if(t.kind.clients.includes(e))for(const n of t.references){if(!(n.row.merges==="backend")||!this.isInForce(t,n,e))continue;const[r]=kt(t,n,this.values,this.known),
a=r?.meanings.get(e)?.needed??null;if(a!==null&&a!=="state")return a}return null});versionOf(e){if(e.version===null)return null;const{value:t,...n}=e.version;if(t.
kind==="known")return{text:t.text,...n};const o=u=>this.values(e,t,u).flat(),r=D.Du.map(u=>{const[f,..._]=o(u);return[u,_.length===0&&f?.isWhole===!0?f.text:null]}),
a=o("terraform").some(({withheld:u})=>u!==null);return{text:null,...n,values:Object.fromEntries(r),isWithheld:a}}}const De=({place:s},{place:e})=>s.file!==e.file?
s.file<e.file?-1:1:s.line-e.line||s.column-e.column;function bs(s){if(s.every(({scope:n})=>n.providerUses.size===0))return[];const e=new Map,t=s.every(({kind:n})=>n.
clients.length===D.Du.length);for(const n of t?[D.Du]:D.Du.map(o=>[o])){const o=s.filter(({kind:r})=>n.every(a=>r.clients.includes(a)));for(const[r,a]of Os(o)){
const u=e.get(r);e.set(r,{use:a,...u,clients:[...u?.clients??[],...n]})}}return Array.from(e.values(),({use:n,clients:o})=>{const r=o.length===D.Du.length,a=r?St:
St.filter(u=>u.clients.some(f=>o.includes(f)));return{kind:"implied_provider",host:a[0]?.host??null,isHostImplied:!0,...n,version:null,clients:r?D.Du:o,needs:a,
isOverridden:!1}})}const St=D.Du.map(s=>({host:(0,ne.Vm)(s),service:_s.xq,clients:[s]}));function Os(s){const e=new Set(["terraform"]);for(const{references:n}of s)
for(const{localName:o}of n)e.add(o);const t=new Map;for(const{scope:n,isContext:o}of s)if(!o)for(const[r,a]of n.providerUses)e.has(r)||(e.add(r),(0,je.s)(r).ok&&
t.set(r,a));return t}var Ce=w(2245),Ne=w(400),Ss=w(4667);function As(s,e,t){const n=(0,Ss.F)(t),o=[],r=new Set([""]);if(e.kind==="native")for(const{type:a}of e.
blocks)r.add(a);else for(const{name:a}of e.members)r.add(a);for(const a of r)for(const u of n.get(a)??[]){const f=new Ms(s,u,o);for(const _ of At(u.path,0,{body:e,
block:void 0,names:[]}))f.read(_)}return o}function At(s,e,t){const n=s[e];if(n===void 0)return[t];const{type:o,labels:r}=n;return(0,K.SH)(t.body,o,r.length).flatMap(
a=>{const{labels:u,body:f}=a;if(r.some((b,R)=>b!=="*"&&b!==u[R]?.value))return[];const _=[...t.names,o,...u.map(({value:b})=>b)];return At(s,e+1,{body:f,block:a,
names:_})})}class Ms{source;row;found;constructor(e,t,n){this.source=e,this.row=t,this.found=n}read(e){const{body:t,block:n,names:o}=e;switch(this.row.position){case"\
entries":for(const r of(0,K.Td)(t))this.addEntry(o,r);return;case"label":{const r=n?.labels.at(-1);if(r===void 0)return;const a={kind:"known",text:re(r.value)},
u=this.source.place(r);this.add(o.slice(0,-1),{value:a,place:u,version:this.versionIn(t)});return}case"manifest":this.addManifest(t);return;default:this.addArguments(
e,this.row.position)}}add(e,t){const{row:n}=this,{kind:o=n.kind,version:r=null,localName:a=null,hasOwnToken:u=!1}=t;this.found.push({row:n,kind:o,address:ze(e),
value:t.value,version:r,place:t.place,mergeKey:xs(n,e),localName:a,hasOwnToken:u,workspace:t.workspace})}addArguments({body:e,block:t,names:n},o){const{row:r,source:a}=this;
if(r.backend!==void 0&&he((0,K.w4)(e,"backend")?.value)!==r.backend)return;const u=r.backend===void 0?void 0:(0,K.w4)(e,"config")?.value,f=b=>r.backend===void 0?
(0,K.w4)(e,b)?.value:me(u,b),_={version:this.versionIn(e),hasOwnToken:r.grammar==="host"&&f("token")!==void 0,workspace:r.merges==="backend"&&r.grammar==="host"?
Ts(e):void 0};for(const b of o){const R=f(b);if(R!==void 0)this.add(n,{..._,...this.written(R)});else if(r.absent!==void 0&&t!==void 0){const z=u!==void 0&&u.kind!==
"object"?ls(Oe(a,u),b):void 0;this.add(n,{..._,kind:r.absent,value:z,place:a.place(t)})}}}written(e){const{row:t,source:n}=this;return{value:t.defaults!==void 0&&
e.kind==="primitive"&&e.value===null?void 0:Oe(n,e,t.isLiteral),place:n.place(e)}}addEntry(e,{name:t,value:n}){const{row:o,source:r}=this,a=[...e,t],u=re(t);if(n.
kind==="object"){const _=me(n,"source");this.add(a,{localName:u,kind:_===void 0?o.absent??o.kind:o.kind,value:_&&Oe(r,_,o.isLiteral),version:this.version(me(n,"\
version"),Oe),place:r.place(_??n)});return}const f=["string","primitive","template"].includes(n.kind);this.add(a,{localName:u,kind:f?"required_provider_legacy":
"required_provider_invalid",value:void 0,version:f?this.version(n):null,place:r.place(n)})}addManifest(e){const t=(0,K.w4)(e,"Modules")?.value;if(t?.kind==="tup\
le")for(const n of t.elements){const o=me(n,"Source"),r=he(me(n,"Key"));if(o===void 0||r===null)continue;const a=this.version(me(n,"Version"));this.add(["module",
r],{...this.written(o),version:a})}}versionIn(e){const t=this.version((0,K.w4)(e,"version")?.value),n=he((0,K.w4)(e,"constraints")?.value);return n===null||t===
null?t:{...t,recorded:n}}version(e,t=cs){const n=e&&t(this.source,e);return e&&n?{value:n,place:this.source.place(e)}:null}}function xs({merges:s},e){return s===
void 0||s==="backend"?s??null:ze([s,e.at(-1)??""])}function Ts(s){const[e]=(0,K.SH)(s,"workspaces",0);return{organization:he((0,K.w4)(s,"organization")?.value),
name:e?he((0,K.w4)(e.body,"name")?.value):null}}const me=(s,e)=>s?.kind==="object"?s.items.find(t=>t.name===e)?.value:void 0,Re={providerUses:new Map,hasBackend:!1,
declared:[]},Mt=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);
function xt(s,e){const t=new Tt(s);if(e.kind==="native")for(const a of e.blocks)Mt.get(a.type)===a.labels.length&&t.read(a);else for(const[a,u]of Mt)(0,K.SH)(e,
a,u).forEach(t.read,t);const{providerUses:n,hasBackend:o,declared:r}=t;return{providerUses:n,hasBackend:o,declared:r}}function ys(s,e){const t=new Tt(s),n=(0,K.
w4)(e,"terraform_binary"),o=he(n?.value)??"",r=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(o)?.[1];n!==void 0&&r!==void 0&&t.declare("binary",n.value,r),t.declareVersion(
"version",(0,K.w4)(e,"terraform_version_constraint"));const{declared:a}=t;return a.length===0?Re:{...Re,declared:a}}class Tt{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){
this.source=e}read(e){const{type:t,labels:n,body:o}=e;switch(t){case"language":this.declare("language",e);for(const r of(0,K.SH)(o,"compatible_with",0))this.declareVersion(
"compatible",(0,K.w4)(r.body,"opentofu"));return;case"terraform":this.hasBackend||=yt(o);for(const r of(0,K.SH)(o,"encryption",0))this.declare("encryption",r);this.
declareVersion("version",(0,K.w4)(o,"required_version"));return;case"provider":for(const r of n)this.use(r.value,r.value,r,[e]),this.declareVersion("provider-ve\
rsion",(0,K.w4)(o,"version"),re(r.value));(0,K.w4)(o,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const r of(0,K.SH)(o,"data",
2))this.readTyped(r,[e,r]);return;case"import":this.readNamed(e,[e]);return;default:t==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,t,n="",o=null){
this.declared.push({kind:e,text:n,localName:o,place:this.source.place(t)})}declareVersion(e,t,n=null){const o=he(t?.value);t!==void 0&&o!==null&&this.declare(e,
t.value,o,n)}readTyped(e,t){const[n]=e.labels;n===void 0||this.readNamed(e,t)||this.use(Is(n.value),n.value,n,t)}readNamed(e,t){const n=(0,K.w4)(e.body,"provide\
r")?.value,o=n===void 0?void 0:Ns(this.source,n);return n===void 0||o===void 0?!1:(this.use(o,o,n,t),!0)}use(e,t,n,o){if(this.providerUses.has(e))return;const r=this.
source.place(n);this.providerUses.set(re(e),{text:re(t),address:$s(o),place:r})}}const yt=s=>(0,K.SH)(s,"backend",1).length>0||(0,K.SH)(s,"cloud",0).length>0,$s=s=>ze(
s.flatMap(({type:e,labels:t})=>[e,...t.map(({value:n})=>n)])),Is=s=>{const e=s.indexOf("_");return e<0?s:s.slice(0,e)},Ds=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
Cs=256;function Ns({text:s},{start:e,end:t}){return Ds.exec(s.slice(e,Math.min(t,e+Cs)))?.[1]}const Rs=64;function*Ps(s,e){const t=[],n=[];let[o,r]=[0,Ge];for(const[
a,{path:u,file:f,kind:_,isContext:b}]of s.entries()){if(a>0&&a%Rs===0&&(yield e+a))return null;const j=(0,We.yR)(u);if(!j.ok){const{failure:q}=j,Pe=q.kind==="si\
ze"?(0,ue.ub)(q):(0,ue.WO)({what:"file",code:q.code});n.push((0,ee.YW)(f,Pe));continue}if(!j.isUtf8&&!b){const q=Ls("\uFFFD",j.text);n.push((0,ee.YW)(f,(0,ue.U$)(
{error:null,file:f}),q))}o+=j.bytes;const z=Fs(j.text,_,f,b),Z=$t(z);if(Z>r){const q=(0,ue.ub)({kind:"module-usages",max:Ge});n.push((0,ee.YW)(f,q));const ge={...z.
scope,providerUses:Re.providerUses};t.push({...z,references:z.references.slice(0,r),scope:ge});break}r-=Z,t.push(z)}return{files:t,notes:n,bytes:o}}const $t=({references:s,
scope:e})=>s.length+e.providerUses.size;function Ls(s,e){const t=e.slice(0,e.indexOf(s)).split(`
`),n=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:n,endColumn:n+1}}function*js(s){const e=(r,a)=>({kind:r,text:"",localName:null,place:{file:a,
...ee.wv}}),t=s.filter(({kind:r})=>r.class==="config"),[n]=t;n!==void 0&&s.every(r=>$t(r)===0)&&(yield e("module",n.file));const o=t.filter(({scope:r})=>r.hasBackend);
for(const r of new Set(o.map(({kind:a})=>a.clients))){const a=t.find(({kind:u})=>u.clients===r);a!==void 0&&(yield e("state",a.file))}for(const{file:r,kind:a,references:u,
scope:f,isContext:_}of s)a.class==="lock"&&u.length===0&&(yield e("lock",r)),a.class==="config"&&!_&&(yield*f.declared)}const Us=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
It=({file:s,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!Us.test(s),Bs={config:xt,query:xt,terragrunt:ys};function Fs(s,e,t,n=!1,o=new K.n_){const r=(e.
syntax==="json"?Ce.O:Ne.K)(s,o),a=as(r,t),{body:u}=r,f=As(a,u,e.class),_=Bs[e.class]?.(a,u)??Re,b=It({file:t,kind:e,references:f})&&!o.isExceeded(),R=n||b?[]:Ws(
r,e,t);return{file:t,kind:e,references:f,scope:_,notes:R,isContext:n}}function Ws({problems:s,parts:e},t,n){return e.isExceeded()?[(0,ee.YW)(n,(0,ue.ub)({kind:"\
parts",max:e.max}))]:s.map(({message:o,...r})=>{const a=t.class==="lock"?(0,J.FA)({reason:"syntax",error:o}):(0,ue.U$)({error:o,file:n});return{...(0,ee.YW)(n,a,
r),clients:t.clients}})}var Hs=w(5603),Ks=w(9488);const zs=25e4;function*Vs(s,e,t=zs){const n=new Xs(e,t);yield*n.collect(s);const o=yield*n.decideOpen();return n.
result(o)}class Xs{items=[];notes=new ee.u3;known=new Map;declared=[];terragrunt=[];signs=new Hs.j;aside={toolFiles:[],hasPlugins:!1};counts={files:0,bytes:0,decided:0,
open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,t){const{items:n,terragrunt:o}=this;this.values=e({calls:()=>Gs(n),terragrunt:()=>o}),
this.maxUsages=t}*collect(e){const{counts:t}=this;for(const{name:n,files:o,notes:r}of(0,Ks.G)(e,this.aside)){if(this.endedAt=n,yield t.files)return;for(const u of r)
this.notes.add(u);if(o.length===0)continue;if(this.isFull(t.decided+t.open,n))break;const a=yield*Ps(o,t.files);if(a===null)return;t.bytes+=a.bytes;for(const u of a.
notes)this.notes.add(u);this.add({directory:n,files:a.files})}this.endedAt=null}*decideOpen(){const e=[];let t=!1;for(const n of this.items){if(!("files"in n)){
e.push(n);continue}if(t||=this.isFull(this.counts.decided,n.directory),!t)if(yield this.counts.files)this.endedAt??=n.directory,t=!0;else for(const o of this.decide(
n.files))e.push(o)}return e}result(e){const{signs:t,notes:n,declared:o,aside:r,isEmpty:a,usesTerragrunt:u,endedAt:f}=this,{files:_,bytes:b}=this.counts;return{...{
usages:e,declared:o,notes:n.all(),...t.end(e),...r},files:_,bytes:b,isEmpty:a,usesTerragrunt:u,endedAt:f}}add(e){const{files:t}=e;this.counts.files+=t.length;for(const n of js(
t))this.declared.push(n);for(const n of t){const o=!It(n),r=n.kind.class==="terragrunt";o&&(this.isEmpty=!1),r&&this.terragrunt.push(n.file),this.usesTerragrunt||=
r&&o,this.signs.addFile(n)}if(t.some(hs)){this.items.push(e);for(const{references:n}of t)this.counts.open+=n.length}else for(const n of this.decide(t))this.items.
push(n)}decide(e){const{usages:t,notes:n}=Es(e,this.values,this.known);for(const o of n)this.notes.add(o);return this.counts.decided+=t.length,t}isFull(e,t){const n=this.
maxUsages;return e<n?!1:(this.notes.add((0,ee.YW)(t,(0,ue.ub)({kind:"usages",max:n}))),!0)}}function*Gs(s){for(const e of s){if(!("files"in e)){yield e;continue}
for(const{references:t}of e.files)for(const{kind:n,value:o,place:r}of t)yield{kind:n,text:o?.text??null,place:r}}}function Js(s,{calls:e,terragrunt:t},n){const o=new Set(
n),r=(0,ee.Oo)(qs);return{files:s,calls:()=>Zs(e()),terragrunt:t,isSet:a=>o.has(a),setBy:a=>{const u=`TF_VAR_${a}`;if(o.has(u))return u;const f=r(s).get(a);return f===
void 0?null:`${u} in ${f}`}}}const Ys=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Zs(s){const e=new Map,t=new Set;for(const{kind:n,text:o,place:r}of s)
if(!(n!=="module"||o===null))if((0,ne.Nj)(o)){const a=(0,$.jt)(r.file),u=(0,$.un)(a,o),f=e.get(u);f===void 0?e.set(u,new Set([a])):f.add(a)}else Ys.test(o)&&t.add(
(0,$.jt)(r.file));return{callers:e,dynamic:t}}const Dt=".github/workflows",Qs=200;function qs(s){const e=new Map,t=s.list(Dt).filter(n=>/\.ya?ml$/.test(n));for(const n of t.
slice(0,Qs)){const o=`${Dt}/${n}`,r=s.read(o)??"";for(const[,a,u]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??u??"";e.has(f)||e.set(
f,o)}}return e}const eo=["default","const","nullable","sensitive"];function to(s,e,t){const n=t.list(s),o=new Set(n),r=new K.n_,a=new Ct,u=n.flatMap(f=>{const _=(0,we.
L8)(f,o,"");return _?.class==="lock"&&(a.isRoot=!0),_?.class==="config"&&_.clients.includes(e)?[{name:f,kind:_}]:[]});for(const f of[!1,!0])for(const{name:_,kind:b}of u){
const R=b.isOverride===f?t.read((0,$.Gz)(s,_)):null;if(R!==null&&a.read((b.syntax==="json"?Ce.O:Ne.K)(R,r)),r.isExceeded())return Nt}return a.bytes+=r.bytes,a}class Ct{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:t}){this.bytes+=e.length;for(const n of(0,K.SH)(t,"variable",1))this.readVariable(n,e);for(const n of(0,K.SH)(t,"locals",0))Je(this.locals,n,e);for(const n of(0,K.
SH)(t,"module",1)){const o=n.labels[0]?.value??"",r=this.calls.get(o)??new Map;this.calls.set(o,r),Je(r,n,e)}for(const{body:n}of(0,K.SH)(t,"terraform",0))this.isRoot||=
yt(n)}readVariable({labels:e,body:t},n){const o=e[0]?.value??"",r=this.variables.get(o)??{};this.variables.set(o,r);const a=R=>{const j=(0,K.w4)(t,R)?.value;return j&&
c({expression:j,text:n},l())},[u,f,_,b]=eo.map(a);u!==void 0&&(r.default=u),f!==void 0&&(r.isConst=String(f)==="true"),String(b)==="true"&&(r.isConst=!1),_!==void 0&&
(r.isNullable=String(_)==="true")}}function Je(s,{body:e},t){for(const{name:n,value:o}of(0,K.Td)(e))s.set(n,{expression:o,text:t})}const Nt=new Ct,no=64*1024,so={
coalesce:s=>s.includes(void 0)?void 0:s.find(e=>e!==null&&e!==""),format:([s,...e])=>{if(typeof s!="string"||!/^(?:[^%]|%s)*$/.test(s))return;const t=e.map(i),n=s.
split("%s");if(!(t.includes(void 0)||t.length!==n.length-1))return n.map((o,r)=>o+(t[r]??"")).join("")},join:([s,e])=>{if(typeof s!="string"||typeof e!="functio\
n")return;const t=[];let n=0;for(let o=0;t.length===o;o++){const r=i(e(String(o)));if(r!==void 0&&t.push(r),n+=s.length+(r?.length??0),n>no)return}return t.length===
0?void 0:t.join(s)},lower:([s])=>typeof s=="string"?s.toLowerCase():void 0},Rt=(s,e)=>so[s]?.(e),Pt=/\.tfvars(\.json)?$/,Lt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
jt=/^terraform\.tfvars/,oo=/\.(tf|tofu)(\.json)?$/,Ye=200,Ut=1024*1024,ro=2;function io(s,e){const t=new K.n_;let n=0;const o=_=>{const b=n>Ut?null:e.read((0,$.
Gz)(s,_),Ut);return n+=b?.length??0,ao(_,b,t)},r=e.list(s).filter(_=>Pt.test(_)),a=r.filter(_=>!Lt.test(_));for(const _ of Bt("",s,e,ro))a.push(_);const u=r.filter(
_=>Lt.test(_)).slice(0,Ye).sort((_,b)=>Number(jt.test(b))-Number(jt.test(_))).map(o).reverse(),f=a.slice(0,Ye).map(_=>({given:o(_),from:`with ${(0,$.Gz)(s,_)}`}));
return{loaded:_=>u.map(b=>b(_)).find(b=>b),others:f,bytes:n+t.bytes}}function*Bt(s,e,t,n){if(n!==0)for(const o of t.directories(e).slice(0,Ye)){const[r,a]=[(0,$.
Gz)(e,o),(0,$.Gz)(s,o)],u=t.list(r);if(!u.some(f=>oo.test(f))){for(const f of u)Pt.test(f)&&(yield(0,$.Gz)(a,f));yield*Bt(a,r,t,n-1)}}}function ao(s,e,t){if(e===
null)return()=>()=>{};const n=s.endsWith(".json"),{text:o,body:r}=(n?Ce.O:Ne.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:u,value:f}of(0,K.
Td)(r))a.has(u)||a.set(u,f);return u=>{const f=a.get(u);return f&&(()=>c({expression:f,text:o},l()))}}const de={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,
read:1024*1024*1024},Ft={instances:0,kept:0,depth:0};class co{effort=new E;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
...Ft};read=0;surroundings;client;evaluation;constructor(e,t,n){this.surroundings=e,this.client=t,this.evaluation=n}of(e){const{instances:t,kept:n}=this.size;if(t>
de.instances||n>de.kept){this.size={...Ft};for(const o of[this.known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const t=this.known.
get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.depth+=1;const n=this.calledBy(e);this.size.depth-=1;const r=[...n.length===0||this.declarations(e).
isRoot?this.roots(e):[],...n];return this.known.set(e,r),r}declarations(e){const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>de.read)return Nt;const n=to(
e,this.client,this.surroundings.files);return this.declared.set(e,n),this.count(n),n}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.
get(e);if(t!==void 0)return t;const{files:n,setBy:o}=this.surroundings;if(this.read>de.read)return[this.unknown(e)];const r=io(e,n),{loaded:a,others:u}=r;this.count(
r);const f=(b,R)=>this.instance(e,b,{use:e,from:R}),_=[f(a,null)];for(const{given:b,from:R}of u)_.push(f(j=>b(j)??a(j),R));for(const b of this.declarations(e).variables.
keys()){const R=o(b);if(!(R===null||a(b)!==void 0)){if(_.length>=de.uses)break;_.push(f(j=>j===b?Wt:a(j),`with ${R}`))}}return this.rootsOf.set(e,_),_}calledBy(e){
const t=[];for(const n of this.callers(e)){const r=this.size.depth>de.depth||this.size.instances>de.instances?[this.unknown(n)]:this.find(n);for(const[a,u]of this.
callsIn(n).get(e)??[])for(const{scope:f,use:_,from:b}of r){if(t.length>=de.uses)return[...t,this.unknown(e)];const R=j=>{const z=u.get(j);return z&&(()=>c(z,f))};
t.push(this.instance(e,R,{use:`${_} ${a}`,from:b}))}}return t}callers(e){this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:n}=this.localCalls;
if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const a of n)for(const u of this.callsIn(a).keys())u!==null&&r.set(u,(r.get(u)??new Set).
add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){const t=this.calls.get(e);if(t!==void 0)return t;const n=Map.groupBy(this.
declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,n),n}target(e,t){const n=t.get("source"),[o]=this.roots(e),r=n&&o&&c(n,o.scope);return typeof r==
"string"&&(0,ne.Nj)(r)?(0,$.un)(e,r):null}unknown(e){return this.instance(e,()=>Wt,{use:`${e} ?`,from:null})}instance(e,t,n){const{variables:o,locals:r}=this.declarations(
e),u={var:d(b=>{const R=o.get(b);return R&&this.variableValue(b,R,t(b))}),local:d(b=>{const R=r.get(b);return R&&c(R,_)}),path:b=>b==="module"||b==="root"?".":void 0},
{effort:f}=this;this.size.instances+=1,f.count();const _={name:b=>u[b],call:Rt,effort:f};return{scope:_,...n}}variableValue(e,{default:t,isConst:n,isNullable:o},r){
const a=this.client==="terraform"?n===!0:n!==!1;if(this.evaluation==="static"&&!a)return new O("",e);const u=r===void 0?t:r();return u===null&&o===!1?t:u}}const Wt=()=>{};
function lo(s,e){const{text:t,body:n}=e?(0,Ce.O)(s):(0,Ne.K)(s),o=(f,_)=>{const b=(0,K.w4)(f.body,_)?.value;return b&&{expression:b,text:t}},r=new Map;for(const f of(0,K.
SH)(n,"locals",0))Je(r,f,t);const a=new Map;for(const f of[...(0,K.SH)(n,"include",0),...(0,K.SH)(n,"include",1)]){const _=o(f,"path");_!==void 0&&a.set(f.labels[0]?.
value??"",_)}const u=(0,K.SH)(n,"terraform",0).map(f=>o(f,"source"));return{locals:r,inputs:o({body:n},"inputs"),includes:a,hasSource:u.some(f=>f!==void 0)}}const ve=s=>oe.
posix.dirname(`/${s}`);function uo(s){const{from:e,unit:t,parent:n,isSet:o}=s,r=ve(e),a=(u,f)=>oe.posix.relative(u,f)||".";return{basename:(u,[f])=>typeof f=="s\
tring"?oe.posix.basename(f):void 0,dirname:(u,[f])=>typeof f=="string"?oe.posix.dirname(f):void 0,find_in_parent_folders:(u,f)=>fo(s,f),get_env:(u,[f,_])=>typeof f==
"string"&&!o(f)?_:void 0,get_original_terragrunt_dir:()=>ve(t),get_parent_terragrunt_dir:(u,[f])=>ve(n(f)),get_path_from_repo_root:()=>a("/",r),get_path_to_repo_root:()=>a(
r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(u,[f])=>a(r,ve(n(f))),path_relative_to_include:(u,[f])=>a(ve(n(f)),r),try:(u,f)=>f.
find(_=>_!==void 0)}}function fo({from:s,files:e},t){const[n=t.length===0?"terragrunt.hcl":void 0,o]=t;if(typeof n=="string"){for(let r=ve(s);r!=="/";){r=oe.posix.
dirname(r);const a=oe.posix.join(r,n);if(e.exists(a.slice(1)))return a}return o}}const ho=64*1024*1024,po=["terragrunt.hcl","terragrunt.hcl.json"];class mo{effort=new E;known=new Map;characters=0;surroundings;includers;constructor(e){
this.surroundings=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const n=this.surroundings.files.read(e),o=n===null?null:lo(n,e.endsWith(".json"));return this.
characters+=n?.length??0,this.characters>ho&&(this.known.clear(),this.characters=0),this.known.set(e,o),o}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).
scope}includedScopes(e){return this.includers??=this.findIncluders(),(this.includers.get(e)??[]).map(n=>this.evaluation()({file:e,from:n,unit:n}).scope)}findIncluders(){
const e=new Map;for(const t of this.surroundings.terragrunt()){const n=this.read(t);if(n===null||n.includes.size===0||n.hasSource)continue;const o=this.scopeOf(
t);for(const r of n.includes.values()){const a=this.fileAt(c(r,o),t);if(a===null)continue;const u=e.get(a);u===void 0?e.set(a,[t]):u.push(t)}}return e}evaluation(){
this.effort.renew();const e=new Map,t=n=>{const o=`${n.file}
${n.from}`,r=e.get(o)??this.configOf(n,t);return e.set(o,r),r};return t}configOf(e,t){const{file:n,from:o,unit:r}=e,a=this.read(n),u=X=>X&&c(X,Pe),f=X=>this.fileAt(
u(a?.includes.get(X)),o),_=(X,ie)=>{if(!(X===null||this.read(X)===null))return t({file:X,from:ie??X,unit:r}).value},b=d(X=>u(a?.locals.get(X))),R=d(X=>{if(!a?.includes.
has(""))return _(f(X),o);const ie=_(f(""),o);return typeof ie=="function"?ie(X):void 0}),j=d(X=>X==="locals"?b:X==="inputs"?u(a?.inputs):void 0),z=X=>{if(n!==o)
return n;const[ie]=a?.includes.keys()??[];return f(typeof X=="string"?X:ie??"")??n},{files:Z,isSet:q}=this.surroundings,ge=uo({from:o,unit:r,parent:z,files:Z,isSet:q}),
Pe={name:X=>X==="local"?b:X==="include"?R:void 0,call:(X,ie)=>X!=="read_terragrunt_config"?(ge[X]??Rt)(X,ie):_(this.fileAt(ie[0],o),null)??ie[1],effort:this.effort};
return{scope:Pe,value:j}}fileAt(e,t){if(typeof e!="string")return null;const n=oe.posix.resolve("/",(0,$.jt)(t),e).slice(1);if(oe.posix.join(e.startsWith("/")?"\
.":(0,$.jt)(t),e).startsWith(".."))return null;const r=po.map(a=>(0,$.Gz)(n,a)).find(a=>this.read(a)!==null);return r!==void 0&&this.read(n)===null?r:n}}function vo(s){
const e=(0,ee.Oo)(n=>(0,ee.Oo)(o=>new co(s,n,o))),t=new mo(s);return({row:n,place:o},r,a)=>{if(n.grammar==="terragrunt")return go(t,o.file,r);const u=n.evaluation?.[a];
if(u===void 0)return Ie(r);const f=e(a)(u);if(f.effort.isSpent)return Ie(r);const _=new Map;for(const{scope:b,use:R,from:j}of f.of((0,$.jt)(o.file))){b.effort.renew();
const z={...$e(r,b),from:j},Z=_.get(R);Z===void 0?_.set(R,[z]):Z.push(z)}return[..._.values()]}}function go(s,e,t){if(s.effort.isSpent)return Ie(t);const n=a=>({
...$e(t,a),from:null}),o=n(s.scopeOf(e));if(o.isWhole)return[[o]];const r=s.includedScopes(e).map(a=>[n(a)]);return r.length===0?[[o]]:r}const ko=(s,e=[])=>Vs(s,
t=>vo(Js(ct(s),t,e)))}),9804:((Q,H,w)=>{w.d(H,{FA:()=>k,N0:()=>S,Ov:()=>E,id:()=>M,jF:()=>F});var y=w(1064),P=w(4e3),D=w(5799);const $=6,N=l=>`"${(0,P.dh)(l)}"`,
U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function L(l){const c=l.replace(U,"");return c===""?"":`: ${c}`}function B(l){switch(l.
reason){case"syntax":{const{text:c,why:m}=l;return{message:`${N(c)} is not a version constraint${L(m)}`,help:"write versions such as 1.2.0, each after =, !=, >,\
 >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${l.address} is an expression, which Terraform does not\
 evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`\
version of ${l.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${N(l.text)} names a pre-release, which \`required_v\
ersion\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-in":return{message:`${l.provider}\
 is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${l.provider} is required in version 0.0.\
0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const F=(0,D.
lS)((0,D.z3)("constraint-invalid","Version constraint is invalid",y.Du),B),M=(0,D.lS)((0,D.z3)("constraint-unmeetable","No version can meet the constraints",y.Du),
({of:l,terms:c,preRelease:m})=>({message:`no version of ${l} can match ${(0,P.K4)(c.map(N),$,P.dh)}`,help:m!==void 0?`write ${N(m)}: only an exact version, with\
out a space after \`=\` and without \`v\`, selects a pre-release of a module`:c.length===1?"correct the constraint":"change one of these constraints so that a v\
ersion can match all of them"})),O={terraform:"terraform",opentofu:"tofu"},S=(0,D.lS)((0,D.z3)("lock-outside","Locked version does not match the constraints",y.
Du),({provider:l,version:c,constraints:m,clients:i})=>{const[d,...h]=i,g=d===void 0||h.length>0?"":`${O[d]} `;return{message:`locked provider ${l} ${c} does not\
 match configured version constraint ${(0,P.K4)(m,$,P.dh)}`,help:`run \`${g}init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),
x={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","are invalid"]};function v(l){const c="\
failed to read dependency lock file",m="restore the file, or remove the block and run `init` again";switch(l.reason){case"syntax":return{message:`${c}: ${l.error}`,
help:m};case"twice":return{message:`${c}: it has two blocks for provider ${l.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"no\
t-normal":return{message:`${c}: the ${l.of} of provider ${l.provider} must be written in normalized form: ${N(l.normal)}`,help:m};default:{const[i,d]=x[l.reason];
return{message:`${c}: the ${i} of provider ${l.provider} ${d}`,help:m}}}}const k=(0,D.lS)((0,D.z3)("lock-invalid","Dependency lock file is invalid",y.Du),v),E=(0,D.
lS)((0,D.z3)("client-version","Configuration does not support this version of the CLI",y.Du),({client:l,version:c,constraint:m})=>({message:`the version constra\
int ${N(m)} excludes ${y.bB[l]} ${c}`,help:`use another version of ${y.bB[l]}, or change the constraint`}))}),8011:((Q,H,w)=>{w.d(H,{DA:()=>F,J0:()=>k,ME:()=>E,
My:()=>M,Zp:()=>i,_W:()=>d,jP:()=>l,k0:()=>c,tg:()=>m});var y=w(6174),P=w(1064),D=w(4e3),$=w(5799);const N=120,U={"remote-in-test":["is a remote module source; \
Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or end","remo\
ve the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","wr\
ite HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},L={missing:[
"has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a sou\
rce",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function B(h){if("error"in h)return{message:h.error,help:h.advice??void 0};if("\
address"in h){const[C,p]=L[h.reason];return{message:`${h.address} ${C}`,help:p}}const[g,A]=U[h.reason];return{message:`"${h.text}" ${g}`,help:A}}const F=(0,$.lS)(
(0,$.z3)("source-invalid","Source address is invalid",P.Du),B),M=(0,$.lS)((0,$.$e)("source-near-miss","Source address is probably a mistake",P.Du),h=>({message:h.
host===null?`"${h.text}" is not read as a registry address`:`"${h.text}" is read as host ${h.host}`,help:h.advice})),O=4,S="to check its host, add the host to `\
hostnames`; to read files as well, set `scan: .`";function x(h){const g=h.slice(0,O).map(({text:p,from:T})=>`${p===null?"not known":(0,D.dh)(p,N)} ${T??"by defa\
ult"}`),A=h.length-g.length,C=A>0?`${A} more`:g.pop();return`${g.join(", ")} and ${C}`}function v(h){const{address:g,argument:A,expression:C,candidates:p,refused:T}=h,
I=(0,y.Q)((0,D.dh)(C,N)),W=`${A} of ${g} is ${I}`;if(T==="never")return{message:`${W}, which Terraform does not evaluate`,help:`write the ${A} as a literal`};if(T!==
null){const{variable:V}=T;return{message:`${W}, and Terraform evaluates var.${V} here only with \`const = true\``,help:`add \`const = true\` to variable "${V}",\
 which requires Terraform 1.15, or write the ${A} as a literal`}}return p.length>1?{message:`${W}, which is ${x(p)}`,help:S}:{message:`${W}, which is only known\
 at init time`,help:S}}const k=(0,$.lS)((0,$.lm)("source-dynamic","Source address is only known at init time"),v),E=(0,$.lS)((0,$.lm)("block-reserved","Block is\
 reserved for a future version"),({block:h,parent:g})=>({message:`${h} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future\
 version`,help:`move it into a ${g} block`})),l=(0,$.lS)((0,$.z3)("block-unsupported","Block is not supported by this CLI",P.Du),({kind:h})=>{const{client:g,what:A}=P.
$I[h];return{message:`${A} is supported by ${P.bB[g]} only`,help:g==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or co\
rrect `dialect`"}}),c=(0,$.lS)((0,$.z3)("host-invalid","Hostname is invalid",P.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,help:h.advice??void 0})),
m=(0,$.lS)((0,$.z3)("host-missing","Hostname is missing",["opentofu"]),({block:h})=>({severity:"warning",message:`the ${h} has no hostname, and OpenTofu has no \
default`,help:h==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),i=(0,$.lS)((0,$.z3)("host-dotle\
ss-module","Module host has no dot in its name",P.Du),({host:h,name:g})=>({message:`module sources cannot name host ${h}: must contain at least one dot`,help:`u\
se a full name such as ${g}.localdomain; provider addresses accept the short name`})),d=(0,$.lS)((0,$.z3)("host-idn-module","Terraform cannot use modules from a\
n internationalized host",["terraform"]),({host:h})=>({message:`Terraform cannot use modules from host ${h}: it converts the name to punycode and then refuses p\
unycode`,help:(0,$.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),1790:((Q,H,w)=>{w.d(H,{XA:()=>D,iM:()=>P,jF:()=>N,
jQ:()=>U,s5:()=>$});var y=w(1731);function P(k,E,l){const c=B(E,l);return L(k.filter(m=>(!(0,y.Ty)(m)||(0,y.Cg)(m)===c)&&U(m,E)))}function D(k,E){return L(k.filter(
l=>(!(0,y.Ty)(l)||E.some(c=>M(l,c)))&&!F(l)&&E.every(c=>x(l,c))))}const $=k=>L(k.filter(E=>!(0,y.Ty)(E)));function N(k){const E=k.filter(l=>l.operator==="=");return E.
length===1&&E.every(({version:l})=>F({...l,build:""}))}const U=(k,E)=>E.every(l=>S(k,l)),L=k=>k.reduce((E,l)=>E===null||(0,y.Zy)(l,E)>0?l:E,null);function B(k,E){
const[l,c]=k;if(l===void 0||c!==void 0)return null;const m=l.text.trim().replace(E==="opentofu"?/^=?v?/:/^=?/,""),i=(0,y.rK)(m);return i===null?null:(0,y.Cg)(i)}
const F=({numbers:k,pre:E,build:l})=>E===""&&l===""&&k.every(c=>c===0n),M=(k,E)=>E.operator==="="&&O(k,E.version),O=(k,E)=>k.build===E.build&&(0,y.Zy)(k,E)===0;
function S(k,{operator:E,version:l}){const c=(0,y.Zy)(k,l);if(E==="=")return c===0;if(E==="!=")return c!==0;if(E!=="~>")return v(c,E);const m=l.numbers.slice(0,
l.written-1);return c>=0&&!(0,y.Ty)(l)&&l.numbers.length<=k.numbers.length&&m.every((i,d)=>i===k.numbers[d])}function x(k,E){const{operator:l,version:c}=E;if(l===
"=")return M(k,E);if(l==="!=")return!O(k,c);const m=(0,y.Zy)(k,c);if(l!=="~>")return v(m,l);const[i=0n,d=0n]=c.numbers,h=c.written===3?[i,d+1n,0n]:[i+1n,0n,0n];
return m>=0&&(0,y.Zy)(k,{...c,numbers:h,pre:""})<0}const v=(k,E)=>E===">"?k>0:E===">="?k>=0:E==="<"?k<0:k<=0}),2158:((Q,H,w)=>{w.d(H,{PW:()=>L,_T:()=>B,kv:()=>S,
mb:()=>x});var y=w(3625),P=w(9562),D=w(1731);const $="[\\t\\n\\f\\r ]*",N=new RegExp(`^${$}(<=|>=|!=|~>|<|>|=|)${$}(${P.eQ})${$}$`),U="This string does not use \
correct version constraint syntax";function L(v){const k=[];for(const E of v.split(",")){const[,l,c=""]=N.exec(E)??[],m=(0,D.oF)(c);if(m===null)return(0,y.T)(U);
k.push({operator:l||"=",version:m,text:E})}return(0,y.J)(k)}function B(v){const k=L(v);if(!k.ok)return k;const E=[];for(const l of k.value){const c=(0,D.rK)(l.version.
text);if(c===null||!F.test(l.text.trim()))return(0,y.T)(`Incorrect version constraint syntax: ${M(l)}`);E.push({...l,version:c})}return(0,y.J)(E)}const F=/^[<>=!~]* ?[0-9]/;
function M({operator:v,version:k,text:E}){const l=E.trim();if(k.text.startsWith("v"))return'a "v" prefix should not be used';if(!F.test(l))return`only one space\
 is expected after the operator "${v}"`;if(k.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[c]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(l)??[""];return`missing comma after "${c}"`}const O=[">",">=","=","~>","<=","<","!="];function S(v){const k=[...v].sort((E,l)=>(0,D.Zy)(E.version,l.version)||
(0,D.dU)(E.version.build,l.version.build)||O.indexOf(E.operator)-O.indexOf(l.operator)||l.version.written-E.version.written);return[...new Set(k.map(x))].join("\
, ")}function x({operator:v,version:k}){if(v==="=")return(0,D.Cg)(k);const E=v==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${v} ${(0,D.Cg)({...k,numbers:E})}`}}),
1094:((Q,H,w)=>{w.d(H,{Nd:()=>N,Sx:()=>S,gH:()=>$});var y=w(1731),P=w(1790),D=w(2158);function $(x,v){if(B(x))return!0;const k=M(x),E=Math.max(...k.map(({numbers:c})=>c.
length)),l=k.flatMap(c=>{const m=Array.from({length:E},(i,d)=>c.numbers[d]??0n);return[c,O(m),O([...m,1n])]});return(0,P.iM)(l,x,v)!==null}function N(x){const v=F(
x);if(B(v))return!0;const k=M(v),E="x".repeat(1+Math.max(...k.map(c=>c.build.length))),l=k.flatMap(c=>{const[m=0n,i=0n,d=0n]=c.numbers,h=[m,i,d+1n];return[c,O([
m,i,d],E),O(h,E)]});return(0,P.XA)(l,v)!==null}const U=50,L=100,B=x=>x.length>U||x.some(({text:v})=>v.length>L),F=x=>[...Map.groupBy(x,D.mb).values()].flatMap(([
v])=>v??[]),M=x=>{const v=[O([0n,0n,0n]),...x.map(k=>k.version)];return[...new Map(v.map(k=>[(0,y.Cg)(k),k])).values()]},O=(x,v="")=>({text:"",numbers:x,written:x.
length,pre:"",build:v});function S(x,v){const k=F(x),E=v(k)?x:k;return B(E)?x:E.reduce((l,c)=>{const m=l.filter(i=>i!==c);return v(m)?l:m},E)}}),7495:((Q,H,w)=>{
w.d(H,{Qm:()=>x,TU:()=>M,i4:()=>l,pb:()=>E,zt:()=>B});var y=w(3625),P=w(8011),D=w(3229),$=w(1831),N=w(5011),U=w(4321),L=w(1022);const B={host:null,isHostImplied:!1,
needed:null},F=p=>({host:p,isHostImplied:!1,needed:(0,$.Rt)(p)?"state":p}),M=p=>({host:p,isHostImplied:!0,needed:p}),O=p=>({host:p,isHostImplied:!1,needed:null}),
S=p=>p===null?B:{...B,directHost:p},x=p=>({...B,problem:p}),v=(p,T)=>x((0,P.DA)({reason:"rejected",error:p,advice:T}));function k(p,T,I){return I===null?p:{...p,
problem:(0,P.My)({text:T,host:p.host,advice:I})}}const E={module:i,"test-module":(p,T,I)=>{const W=(0,N.vL)(p,T).kind==="remote";return T==="opentofu"||!W?i(p,T,
I):x((0,P.DA)({reason:"remote-in-test",text:p}))},"registry-module":(p,T)=>{const I=(0,N.rE)(p,T);return I.ok?c(I.value):A(p,T)},provider:d,"locked-provider":h,
"stack-component":g,stack:(p,T)=>{const I=(0,N.A)(p);return I.ok&&!p.startsWith(".")?O(I.value.host):{...g(p,T),isHostImplied:!1,needed:null}},"stack-output":p=>{
const[T="",...I]=p.split("/");return I.length===3?m(T,O):x((0,P.DA)({reason:"stack",text:p}))},terragrunt:C,host:p=>m(p,F),url:A};function l(p,T,I){if(p==="terr\
agrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(T)??[];return Y===void 0?/^$|^t$|^tfr?$|^tfr:/.test(T)?void 0:B:Y===""?M((0,N.Vm)(I)):m(Y,F)}if(p==="url")return S(
(0,U.uE)(T,I));if(p!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(T))return S((0,U.uE)(T,I));const W=T.indexOf("/");if(W<0)
return;const V=(0,N.vL)(`${T.slice(0,W)}/a/b/c`,I);return V.kind==="registry"?c(V):S((0,U.uE)(T,I))}const c=({host:p,hostImplied:T})=>T?M(p):F(p);function m(p,T){
const I=(0,$.Pv)(p),W=(0,D.L6)(p);return I.ok?k(T(I.value),p,W):x((0,P.k0)({text:p,error:I.why,advice:W}))}function i(p,T,I){if((0,N.Nj)(p)&&!I)return B;const W=(0,N.
vL)(p,T),V=W.kind==="registry"?(0,y.J)(W):(0,N.rE)(p,T);if(I&&!V.ok){const{why:ae}=V,J=W.kind==="local"?W:{kind:"invalid",error:ae};return v(ae,(0,D.NM)(p,J,V))}
const Y=(0,D.NM)(p,W,V);if(V.ok)return k(c(V.value),p,Y);if(W.kind==="invalid")return v(W.error,Y);const G=W.kind==="remote"?W.host:null;return k(S(G),p,Y)}function d(p,T){
const I=(0,L.m)(p,T);switch(I.kind){case"registry":case"legacy":return I.hostImplied?M(I.host):k(F(I.host),p,(0,D.cr)(p));case"builtin":return O(I.host);case"in\
valid":{const[W="",V]=I.error.split(`

`);return v(W,V??(0,D.cr)(p))}}}function h(p,T){const I=(0,L.m)(p,T);if(I.kind==="invalid")return v(I.error,null);if(I.hostImplied)return x((0,P.DA)({reason:"lo\
cked-provider",text:p}));if(I.kind==="builtin")return O(I.host);const W=T==="opentofu"&&I.host===(0,N.Vm)("terraform")&&I.namespace==="hashicorp";return{...F(I.
host),needed:W?(0,N.Vm)(T):I.host}}function g(p,T){if(p!==p.trim())return x((0,P.DA)({reason:"white-space",text:p}));if(p==="."||p==="..")return B;const I=(0,N.
rE)(p,T);if(I.ok)return c(I.value);const W=(0,N.A)(p);if(W.ok)return O(W.value.host);const V=(0,N.vL)(p,T);return V.kind==="invalid"?v(V.error,(0,D.NM)(p,V,I)):
S(V.kind==="remote"?V.host:null)}function A(p,T){const I=(0,U.cx)(p,T);return S(I.ok?I.value.host:null)}function C(p,T){const[,I,W=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(p)??[];if(I===void 0)return p.startsWith("gitlab.com/")?S("gitlab.com"):A(p,T);const[V=""]=W.split("//");if(V.split("/").length!==3)return x((0,P.DA)({reason:"\
terragrunt",text:p}));const Y=/[?&]version=([^&]*)/.exec(p)?.[1],G=I===""?M((0,N.Vm)(T)):m(I,F);return Y===void 0?G:{...G,version:Y}}}),4667:((Q,H,w)=>{w.d(H,{F:()=>C,
I:()=>h});var y=w(9562);const P={terraform:"app.terraform.io",opentofu:null},D={terraform:"app.terraform.io",opentofu:"app.terraform.io"},$={terraform:"static",
opentofu:"static"},N={opentofu:"static"},U={terraform:"any",opentofu:"any"},L=["config","query","migrate"],B=["stack","deploy"],F={position:["source"],grammar:"\
module",service:y.e$},M={...F,grammar:"stack-component",isLiteral:!0},O={...M,service:null},S={...F,grammar:"terragrunt",evaluation:U},x={position:"entries",grammar:"\
provider",service:y.xq,isLiteral:!0,absent:"required_provider_nosource"},v={position:["hostname"],grammar:"host",service:y.Bn,defaults:P},k={...v,absent:"remote\
_state_default",evaluation:U},E={...v,service:y.M,defaults:D},l={position:["address"],grammar:"url",service:null},c=(p,T,I,W,V={})=>{const Y=T===""?[]:T.split("\
 > ").map(G=>G.split(" "));return{kind:I,files:p,path:Y.map(([G="",...ae])=>({type:G,labels:ae})),...W,...V}},m={evaluation:N,merges:"backend"},i="data terrafor\
m_remote_state *",d=["address","lock_address","unlock_address"],h=[c(L,"module *","module",F,{absent:"module_missing",evaluation:$,merges:"module"}),c(L,"terraf\
orm > required_providers","required_provider",x,{merges:"provider"}),c(L,"required_providers","required_provider",x,{isReserved:!0}),c(L,"terraform > cloud","cl\
oud",v,{service:y.OZ,absent:"cloud_default",...m}),c(L,"terraform > backend remote","backend_remote",v,{absent:"backend_remote_default",...m}),c(L,"terraform > \
backend http","backend_http",l,{position:d,...m}),...[i,`check * > ${i}`].flatMap(p=>[c(L,p,"remote_state",k,{backend:"remote"}),c(L,p,"remote_state",k,{backend:"\
cloud",service:y.OZ})]),c(L,i,"remote_state",l,{backend:"http",evaluation:U}),c(L,"provider tfe","provider_tfe",E,{absent:"provider_tfe_default",evaluation:U}),
c(["test"],"provider tfe","provider_tfe",E),c(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:y.xq,isLiteral:!0}),c(["\
test"],"run * > module","test_module",M,{grammar:"test-module",absent:"test_module_missing"}),c(["test"],"run * > backend remote","test_backend_remote",v,{absent:"\
test_backend_remote_default"}),c(B,"required_providers","required_provider",x),c(B,"component *","stack_component",M,{absent:"stack_component_missing"}),c(B,"re\
moved","stack_removed",M,{absent:"stack_removed_missing"}),c(B,"stack *","stack_stack",O,{grammar:"stack",absent:"stack_stack_missing"}),c(["deploy"],"upstream_\
input *","upstream_input",O,{grammar:"stack-output"}),c(["migrate"],"state_store_provider","state_store_provider",x),c(["migrate"],"from > backend remote","migr\
ate_backend_remote",v,{absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>c(["terragrunt"],p,"terragrunt_source",S)),c(["manif\
est"],"","installed_module",M,{position:"manifest",grammar:"registry-module"})],g=[...new Set(h.flatMap(({files:p})=>p))],A=new Map(g.map(p=>{const T=h.filter(({
files:I})=>I.includes(p));return[p,Map.groupBy(T,({path:[I]})=>I?.type??"")]})),C=p=>A.get(p)??new Map})};export{_o as ids,Eo as modules};
