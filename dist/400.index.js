const ds=[400,1845,5962],cs={9349:((de,V,O)=>{O.d(V,{Jw:()=>j,L8:()=>d,Md:()=>B,Tj:()=>z,bs:()=>_,lr:()=>A,r1:()=>l,v$:()=>U,wH:()=>m,xC:()=>p});var w=O(6134);const A=100,
N=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),F=128,T=255,K=1,R=2,L=4,j=8,U=16,z=32,B=64,y=[[K,/[ \t]/g],[R,/[A-Za-z_]/g],[L,/[\w-]/g],[j,/[\w \t.:=?!&|*%+>~-]/g],[U,
/[\w \t\n,.:=?!&|*%+>~-]/g],[z,/[^"\\$%\r\n]/g],[B,/[^\n$%]/g]],M=Array.from({length:T+1},(S,u)=>u>F?"":String.fromCharCode(u)),I=new Uint8Array(T+1);for(const[
S,u]of y)for(const{index:b}of M.join("").matchAll(u))I[b]=S|(I[b]??0);const x=(S=T,u)=>((I[S]??0)&u)!==0,p=S=>S===" "||S==="	",d=S=>/^[\w-]/.test(S),m=S=>S==="}"||
S===")"||S==="]";function l(S){return S==="{"?"}":S==="("?")":S==="["?"]":void 0}let o=new Uint8Array(256*1024);const f=new TextEncoder;function v(S,u){const{length:b}=S;
o.length<=b&&(o=new Uint8Array(2*b+1));const E=o,C=S.slice(u),{read:W,written:G}=f.encodeInto(C,E.subarray(u,b));if(W!==C.length||G!==C.length)for(let Z=u;Z<b;Z++)
E[Z]=Math.min(S.charCodeAt(Z),F);return E[b]=T,E}class _{text;parts;codes;at;depth=0;mistake;constructor(u,b=0,E=new w.n_){this.text=u,this.parts=E,this.codes=v(
u,b),this.at=b}countPart(){this.parts.add()||(this.at=this.text.length)}report(u,b,E=b+1){this.mistake??={message:u,start:b,end:Math.min(E,Math.max(b,this.text.
length))}}reportUnclosed(u){const b=/[$%]/.test(this.text.charAt(u)),E=this.text.slice(u,u+(b?2:1)),C=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,W=`\
unbalanced brackets: "${E}" is not closed before ${C}`;this.report(W,this.isAtEnd()?u:this.at)}reportCharacter(){const u=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let b=`${JSON.stringify(u)} is not used in HCL`;u==="'"&&(b="single quotes are not valid; use double quotes"),u==="\uFFFD"&&(b="the file is not UTF\
-8 here"),this.report(`invalid character: ${b}`,this.at,this.at+u.length)}reportBrokenString(u){const b=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(b,u,this.at)}peek(u=0){return M[this.codes[this.
at+u]??T]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const u=this.skipAll(K);if(u==="\r")this.skipReturn();else if(u==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return u}}skipBlank(){for(;;){const u=this.skipSpaces();if(u===`
`)this.at++;else if(this.isLineComment(u))this.skipLine();else return u}}skipAll(u){const{codes:b}=this;let{at:E}=this,C=b[E]??T;for(;x(C,u);)C=b[++E]??T;return this.
at=E,M[C]??""}isLineComment(u){return u==="#"||u==="/"&&this.peek(1)==="/"}isLineEnd(u){return u===`
`||u===""||this.isLineComment(u)}skipLine(){const u=this.text.indexOf(`
`,this.at);this.at=u<0?this.text.length:u}skipBlockComment(){const u=this.text.indexOf("*/",this.at+2);u<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=u<0?this.text.length:u+2}readName(){const{codes:u,text:b,at:E}=this;return x(u[E],R)&&this.skipAll(L),u[this.at]===F&&(N.lastIndex=E,
this.at=N.test(b)?N.lastIndex:E),this.at>E?b.slice(E,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((de,V,O)=>{O.d(V,{J:()=>F,U:()=>K});var w=O(9349),A=O(3268),
N=O(4009);function F(d,m){d.countPart();const l=m==="element"?d.skipBlank():d.skipSpaces(),o=d.at,f=K(d,l);if(f!==void 0&&T(d,m))return f;(0,A.Kk)(d,m);let v=d.
at;for(;v>o&&(0,w.xC)(d.text.charAt(v-1));)v--;return v===o&&d.report("invalid expression: expected the start of an expression",o),f===void 0?U(d,o,v):{kind:"ot\
her",start:o,end:v}}function T(d,m){const l=m==="element"?d.skipBlank():d.skipSpaces();return(0,w.wH)(l)||l===","||d.isLineEnd(l)}function K(d,m){if(m==='"')return(0,N.
E3)(d);if(m==="<")return(0,N.jw)(d);if(m!=="{"&&m!=="["&&m!=="(")return;const l=d.at++;d.depth++;let o;return d.depth>w.lr?o=R(d,m,l):m==="{"?o=y(d,l):m==="["?o=
B(d,l):o=z(d,l),d.depth--,o}function R(d,m,l){return(0,A.ku)(d,(0,w.r1)(m)??m,l),{kind:"other",start:l,end:d.at}}const L=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
j=32;function U(d,m,l){if(L.lastIndex=m,!(L.test(d.text)&&L.lastIndex===l)||l-m>j)return{kind:"other",start:m,end:l};const f=d.text.slice(m,l),v={true:!0,false:!1,
null:null}[f];return{kind:"primitive",start:m,end:l,value:v===void 0?Number(f):v}}function z(d,m){const l=F(d,"element");return d.skipBlank()!==")"?R(d,"(",m):(d.
at++,{...l,start:m,end:d.at})}function B(d,m){if(p(d))return R(d,"[",m);const l=[];for(;;){const o=d.skipBlank();if(o==="]")return d.at++,{kind:"tuple",start:m,
end:d.at,elements:l};if(d.at>=d.text.length||(0,w.wH)(o))return d.reportUnclosed(m),{kind:"other",start:m,end:d.at};const f=d.at;l.push(F(d,"element")),d.at===f&&
d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function y(d,m){if(p(d))return R(d,"{",m);const l=[];for(;;){const o=d.skipBlank();if(o==="}")return d.at++,
{kind:"object",start:m,end:d.at,items:l};if(d.at>=d.text.length||(0,w.wH)(o))return d.reportUnclosed(m),{kind:"object",start:m,end:d.at,items:l};l.push(M(d,o)),
d.skipSpaces()===","&&d.at++}}function M(d,m){const l=d.at,o=I(d,m);let f=d.at;for(;f>l&&(0,w.xC)(d.text.charAt(f-1));)f--;const v=d.skipSpaces();if(v!=="="&&v!==
":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),(0,A.Kk)(d,"line"),d.at===l&&d.at++,{name:void 0,start:l,end:f,value:{kind:"\
other",start:f,end:d.at}};d.at++;const _=F(d,"line");return{name:o,start:l,end:f,value:_}}function I(d,m){const l=d.at;let o;if(m==='"'||m==="("){const _=K(d,m);
_?.kind==="string"&&(o=_.value)}else o=d.readName();const f=d.skipSpaces();if(f==="="||f===":")return o;x(d);const v=d.text.slice(l,d.at).trimEnd();return/^\d+$/.
test(v)?v:void 0}function x(d){const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=d.skipSpaces(),o=d.at;if(m.lastIndex=o,d.isLineComment(l))return;if((0,w.L8)(l))
d.at++;else if(l==="["||l==="(")d.at++,R(d,l,o);else if(l==='"')(0,N.E3)(d);else if(m.test(d.text))d.at=m.lastIndex;else if(d.readName()===void 0)return}}function p(d){
return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,w.L8)(d.peek(3))}}),400:((de,V,O)=>{O.d(V,{K:()=>K});var w=O(9349),A=O(8704),N=O(3268),F=O(4009),T=O(6134);
function K(o,f=new T.n_){const v=new w.bs(o,o.startsWith("\uFEFF")?1:0,f),_=R(v,void 0);return(0,T.pH)(o,_,v.mistake,f)}function R(o,f){const v={attributes:[],blocks:[]};
let _=f!==void 0&&!o.isLineEnd(o.skipSpaces());for(;;){const S=o.skipBlank();if(o.at>=o.text.length){f!==void 0&&o.report(L,f);break}if(S==="}"&&f!==void 0){o.at++;
break}j(o,S,v),m(o,_,v),_=!1}return{kind:"native",attributes:v.attributes,blocks:v.blocks}}const L="unclosed configuration block: there is no closing brace befo\
re the end of the file";function j(o,f,v){const _=o.at;o.countPart();const S=f==='"'?I(o):o.readName();if(S===void 0){f<"\x80"?o.report("argument or block defin\
ition required",_):o.reportCharacter(),l(o,_);return}const u=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.at++,v.attributes.push({name:S,start:_,end:u,value:(0,A.
J)(o,"line")});return}const E=x(o),C=o.at;if(o.peek()!=="{"){const ce=E.length===0?`argument or block definition required: "${S}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${S}" has no "{" at its end`;o.report(ce,_,u),l(o,_);return}o.at++;const Z=U.has(S)&&E[0]?.value!==z&&o.depth===0&&
o.mistake===void 0?B(o,C):M(o,C);v.blocks.push({type:S,labels:E,start:_,end:C,body:Z})}const U=new Set(["resource","data","ephemeral","output","variable"]),z="t\
erraform_remote_state";function B(o,f){const{at:v}=o;return(0,N.ku)(o,"}",f)&&o.mistake===void 0?new y(o,f):(o.at=v,o.mistake=void 0,M(o,f))}class y{kind="nativ\
e";text;open;end;parts;body;constructor({text:f,at:v,parts:_},S){this.text=f,this.open=S,this.end=v,this.parts=_}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(f){return this.body!==void 0||this.text.slice(this.open,this.end).includes(f)}read(){if(this.body===void 0){const f=new w.bs(this.
text.slice(0,this.end),this.open+1,this.parts);f.depth=1,this.body=R(f,this.open)}return this.body}}function M(o,f){if(o.depth>=w.lr)return o.report(`blocks are\
 nested deeper than ${w.lr} levels`,f),(0,N.ku)(o,"}",f),{kind:"native",attributes:[],blocks:[]};o.depth++;const v=R(o,f);return o.depth--,v}function I(o){const f=o.
at,v=(0,F.E3)(o);return o.report("invalid argument name: argument names must not be quoted",f,o.at),v.kind==="string"?v.value:void 0}function x(o){const f=d(o);
if(f===void 0)return p;const v=d(o);if(v===void 0)return[f];const _=[f,v];for(let S=d(o);S!==void 0;S=d(o))_.push(S);return _}const p=[];function d(o){const f=o.
skipSpaces(),v=o.at;let _;if(f==='"'){const u=(0,F.E3)(o);u.kind==="string"?_=u.value:(_=o.text.slice(v+1,Math.max(v+1,o.at-1)),o.report("invalid block label: i\
t has to be plain text",v,o.at))}else _=o.readName();if(_===void 0)return;const S={value:_,start:v,end:o.at};return o.countPart(),S}function m(o,f,v){const _=o.
skipSpaces();f&&(_!=="}"||v.blocks.length>0)?o.report("invalid single-argument block definition: a block in one line has one argument at most",o.at):!f&&!o.isLineEnd(
_)&&o.report("missing newline after argument or block definition",o.at)}function l(o,f){(0,N.Kk)(o,"line"),(o.at===f||(0,w.wH)(o.peek())&&o.peek()!=="}")&&o.at++}}),
3268:((de,V,O)=>{O.d(V,{Fq:()=>p,Kk:()=>F,_p:()=>K,ku:()=>T});var w=O(9349);const A="<<",N=({close:l})=>l==='"'||l===A;function F(l,o){l.skipAll(w.Jw)===`
`&&o==="line"||R(l,[],o)}const T=(l,o,f)=>R(l,[{start:f,close:o}],void 0),K=(l,o,f)=>R(l,[{start:f,close:A,marker:o}],void 0);function R(l,o,f){for(;;){const v=o.
at(-1);if(v===void 0&&f===void 0)return!0;let _;if(v!==void 0&&N(v)?(v.close==='"'?y:d)(l,o,v)||(_=!1):_=L(l,o,f),_!==void 0)return _}}function L(l,o,f){for(;;){
const v=o.length===0,_=l.skipAll(v?w.Jw:w.v$);if(_===`
`||_===","){if(v&&(_===","||f==="line"))return!0;l.at++}else if((0,w.wH)(_)){if(v)return!0;if(!z(l,o,_))return!1;const S=o.at(-1);if(S===void 0?f===void 0:N(S))
return}else if(_==='"'){const S=l.at++;if(l.skipAll(w.Tj)!=='"'){o.push({start:S,close:'"'});return}l.at++}else{const S=(0,w.r1)(_);if(S!==void 0)o.push({start:l.
at++,close:S});else{if(_==="<"&&j(l,o))return;if(_!=="<"){if(l.isAtEnd())return B(l,o);if(v&&f==="line"&&l.isLineComment(_))return!0;U(l,_)}}}}}function j(l,o){
const f=l.at,v=p(l);return v===void 0?l.at++:o.push({start:f,close:A,marker:v}),v!==void 0}function U(l,o){l.isLineComment(o)?l.skipLine():o==="/"&&l.peek(1)===
"*"?l.skipBlockComment():o==="/"?l.at++:o==="\r"?l.skipSpaces():(o<"\x80"||l.readName()===void 0)&&(l.reportCharacter(),l.at++)}function z(l,o,f){const v=o.pop();
if(v!==void 0&&v.close!==f){l.reportUnclosed(v.start);let _=o.at(-1);for(;_!==void 0&&_.close!==f&&!N(_);)o.pop(),_=o.at(-1);if(_===void 0)return!1;N(_)?o.push(
{start:l.at,close:"}"}):o.pop()}return l.at++,!0}function B(l,o){const f=o[0];return f===void 0?!0:(l.reportUnclosed(f.start),!1)}function y(l,o,f){for(;;){const v=l.
skipAll(w.Tj);if(v==='"')return o.pop(),l.at++,!0;if(v==="\\")l.at+=/[^\r\n]/.test(l.peek(1))?2:1;else{if(v!=="$"&&v!=="%")return I(l,o,f);if(M(l,o))return!0}}}
function M(l,o){const{at:f}=l,v=l.peek(1);if(v==="{")return o.push({start:f,close:"}"}),l.at+=2,!0;const _=v===l.peek()&&l.peek(2)==="{";return l.at+=_?3:1,!1}function I(l,o,f){
l.reportBrokenString(f.start);const v=x(l);do o.pop();while((o.at(-1)?.start??-1)>=v);return o.length>0}function x({text:l,at:o}){let f=o;for(;f>0&&l[f-1]!==`
`&&l[f-1]!=="\r";)f--;return f}function p(l){const{text:o,at:f}=l;if(l.peek(1)!=="<")return;l.at+=l.peek(2)==="-"?3:2;const v=l.readName();if(v===void 0){l.at=f;
return}return l.skipSpaces()!==`
`&&l.at<o.length&&l.report("invalid expression: a heredoc marker must end its line",f,l.at),l.skipLine(),l.isAtEnd()||l.at++,v}function d(l,o,f){const v=f.marker??
"";for(;;){if(l.peek(-1)===`
`&&m(l,v))return o.pop(),!0;const _=l.skipAll(w.Md);if(l.isAtEnd()){const S=`unterminated template string: no line closes the heredoc "${v}"`;return l.report(S,
f.start),!1}if(_===`
`)l.at++;else if(M(l,o))return!0}}function m(l,o){const{text:f}=l;let{at:v}=l;for(;(0,w.xC)(f.charAt(v));)v++;const _=f.charAt(v);if(_>" "&&_<"\x80"&&!f.startsWith(
o,v))return!1;const S=f.indexOf(`
`,v),u=S<0?f.length:S;return f.slice(v,u).trim()!==o?!1:(l.at=f.charAt(u-1)==="\r"?u-1:u,!0)}}),4009:((de,V,O)=>{O.d(V,{BD:()=>F,E3:()=>N,jw:()=>y});var w=O(9349),
A=O(3268);function N(p){const{text:d,at:m}=p;if(p.at++,p.skipAll(w.Tj)!=='"')return K(p,m);const l=d.slice(m+1,p.at++);return{kind:"string",start:m,end:p.at,value:l,
verbatim:l}}function F(p,d,m){if(!p.includes("{"))return{kind:"string",...d,value:p,verbatim:p};const l=new w.bs(p,0,m),o={parts:[],known:""};for(l.at=0;l.at<p.
length;){const v=l.at;for(;l.at<p.length&&!T(l.peek());)l.at++;if(o.known+=p.slice(v,l.at),l.at<p.length&&!j(l,o)){L(o,d);break}}const f=o.parts.map(v=>v.kind===
"known"?v:{...v,code:p.slice(v.start,v.end),...d});return R({parts:f,known:o.known},d,p)}const T=p=>p==="$"||p==="%";function K(p,d){const{text:m}=p,l={parts:[],
known:m.slice(d+1,p.at)};for(;;){const o=p.at,f=p.skipAll(w.Tj);if(l.known+=m.slice(o,p.at),f==='"')return p.at++,R(l,{start:d,end:p.at});if(f==="\\")l.known+=B(
p);else if(T(f)){if(!j(p,l))return{kind:"other",start:d,end:p.at}}else return p.reportBrokenString(d),{kind:"other",start:d,end:p.at}}}function R({parts:p,known:d},{
start:m,end:l},o){return p.length===0?{kind:"string",start:m,end:l,value:d,verbatim:o??d}:(d!==""&&p.push({kind:"known",value:d}),{kind:"template",start:m,end:l,
parts:p,verbatim:o})}function L(p,d){p.known!==""&&p.parts.push({kind:"known",value:p.known}),p.known="",p.parts.push({kind:"unknown",start:d.start,end:d.end})}
function j(p,d){const{text:m,at:l}=p,o=m.charAt(l);if(p.peek(1)!=="{"){const v=m.startsWith(`${o}{`,l+1);return d.known+=v?`${o}{`:o,p.at+=v?3:1,!0}p.at+=2;const f=o===
"$"?U(p):void 0;return f?.kind==="other"?!1:f?.kind==="string"&&p.skipBlank()==="}"?(d.known+=f.value,p.at++,!0):(0,A.ku)(p,"}",l)?(m.charAt(l+2)==="~"&&(d.known=
d.known.trimEnd()),L(d,{start:l,end:p.at}),p.countPart(),!0):!1}function U(p){if(p.skipBlank()!=='"'||p.depth>=w.lr)return;p.depth++;const d=N(p);return p.depth--,
d}const z={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function B(p){const{text:d,at:m}=p,l=d.charAt(m+1),o=d.slice(m+2,m+(l==="U"?10:6)),f=l==="U"?/^[0-9a-f]{8}$/i.test(o):/^[0-9a-f]{4}$/i.
test(o),v=Number.parseInt(o,16);if((l==="u"||l==="U")&&f&&v<=1114111)return p.at+=o.length+2,String.fromCodePoint(v);const _=z[l];if(p.at+=_===void 0?1:2,_!==void 0)
return _;const S=JSON.stringify(d.slice(m,m+2));return p.report(`invalid escape sequence: ${S}`,m,m+2),""}function y(p){const{text:d,at:m}=p,l=p.peek(2)==="-",o=(0,A.
Fq)(p);if(o===void 0)return;const f=p.at;if(!(0,A._p)(p,o,m))return{kind:"other",start:m,end:p.at};const v={start:m,end:p.at},_=d.slice(f,d.lastIndexOf(`
`,p.at-1)+1);if(M.test(_)){const b=[{kind:"unknown",...v}];return{kind:"template",...v,parts:b,verbatim:void 0}}const S=_.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=l?I(S):S;return{kind:"string",...v,value:u,verbatim:u}}const M=/(?<!\$)\$\{|(?<!%)%\{/;function I(p){let d=p.length;for(const[m]of p.matchAll(x))d=Math.
min(d,m.length);return p.replace(x,m=>m.slice(d))}const x=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((de,V,O)=>{O.d(V,{SH:()=>F,Td:()=>T,lS:()=>R,n_:()=>A,pH:()=>N,w4:()=>K,
yN:()=>U});const w=25e4;class A{max;count=0;constructor(M=w){this.max=M}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}
function N(y,M,I,x){return I===void 0?{text:y,body:M,parts:x,problems:[]}:{text:y,body:M,parts:x,problems:[{...U(y)(I),message:I.message}]}}const F=(y,M,I)=>{const x=[];
if(y.kind==="native"){for(const p of y.blocks)p.type===M&&p.labels.length===I&&x.push(p);return x}for(const p of y.members)p.name===M&&j(M,p.value,I,[],x);return x},
T=y=>y.kind==="native"?y.attributes:y.members;function K(y,M){if(!(y.kind==="native"&&y.mayHave?.(M)===!1)){for(const I of T(y))if(I.name===M)return I}}const R=y=>y.
kind==="object"?y.items.filter(L):y.kind!=="tuple"?[]:y.elements.flatMap(M=>M.kind==="object"?M.items.filter(L):[]),L=y=>y.name!==void 0&&y.name!=="//";function j(y,M,I,x,p){
if(I>0){for(const{name:m,start:l,end:o,value:f}of R(M))j(y,f,I-1,[...x,{value:m,start:l,end:o}],p);return}const d={start:M.start,end:M.start+1};for(const m of M.
kind==="tuple"?M.elements:[M])m.kind!=="object"&&m.kind!=="tuple"||p.push({...d,type:y,labels:x,body:{kind:"json",members:R(m)}})}const U=y=>{const M=[y.startsWith(
"\uFEFF")?1:0];let I=y.indexOf(`
`),x;return({start:p,end:d})=>{for(;I>=0&&I<p;I=y.indexOf(`
`,I+1))M.push(I+1);x??=z(y);const m=_=>B(x??[],_-1),l=Math.max(1,B(M,p)),o=M[l-1]??0,f=(M[l]??(I<0?y.length:I)+1)-1,v=_=>_-o-m(_)+m(o)+1;return{line:l,column:v(
Math.max(p,o)),endColumn:v(Math.min(d,f))}}},z=y=>/[\uD800-\uDBFF]/.test(y)?Array.from(y.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),M=>M.index):[];function B(y,M){
let I=0,x=y.length;for(;I<x;){const p=I+x>>>1;(y[p]??0)<=M?I=p+1:x=p}return I}}),1022:((de,V,O)=>{O.d(V,{m:()=>y,s:()=>I});var w=O(3625),A=O(6246),N=O(1831),F=O(
8408),T=O(5011);const K={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},R="hashicorp",L="-",j='Invalid provider source string: The "source\
" attribute must be in the format "[hostname/][namespace/]name"',U={prefix:"terraform-",whose:"a Terraform",frequency:"often"},B={terraform:[U],opentofu:[U,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function y(o,f){const v=o.split("/");if(v.length>3||v.includes(""))return M(j);const[_="",S,u]=v.reverse(),
b=I(_);if(!b.ok){const oe=`${(0,A.o)(_)} in source ${(0,A.o)(o)}`;return M(`Invalid provider type: Invalid provider type ${oe}: ${b.why}"`)}const E=u===void 0,C=E?
(0,w.J)((0,T.Vm)(f)):(0,N.Pv)(u);if(S===void 0&&C.ok){const oe={hostImplied:E,namespace:R,type:b.value};return{kind:"registry",host:C.value,...oe}}const W=x(S??
""),G=`namespace "" in source ${(0,A.o)(o)}`;if(!W.ok)return M(`Invalid provider namespace: Invalid provider ${G}: ${W.why}"`);if(!C.ok){const oe="Invalid provi\
der source hostname";return M(`${oe}: ${oe} ${G}: ${C.why}"`)}const Z={hostImplied:E,host:C.value,namespace:W.value,type:b.value},ce=d(Z,f);return ce===void 0?{
kind:p(Z,f),...Z}:M(ce)}const M=o=>({kind:"invalid",error:o});function I(o){if(/^[a-z0-9]+$/.test(o))return(0,w.J)(o);if(o==="")return(0,w.T)("must have at leas\
t one character");if(o.includes("."))return(0,w.T)("dots are not allowed");if(o.includes("--"))return(0,w.T)("cannot use multiple consecutive dashes");const f=(0,F.
YE)(o);return f.ok?(0,w.J)((0,F.DI)(f.value)):(0,w.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const x=o=>o===
L?(0,w.J)(o):I(o);function p({host:o,namespace:f},v){return f===L?"legacy":f==="builtin"&&K[v].includes(o)?"builtin":"registry"}function d(o,f){const v=(0,T.Vm)(
f);if(o.namespace===L&&o.host!==v)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${v}.`;const _=B[f].find(({
prefix:S})=>o.type.startsWith(S));return _===void 0?void 0:m(o,_,f)}function m(o,{prefix:f,whose:v,frequency:_},S){const u=`${f}provider-`,b=o.type.slice(u.length);
if(!o.type.startsWith(u)||!I(b).ok)return`Invalid provider type: Provider source ${(0,A.o)(l(o))} has a type with the prefix ${(0,A.o)(f)}, which isn't allowed \
because it would be redundant to name ${v} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const E=l({...o,
type:b},S);return`Invalid provider type: Provider source ${(0,A.o)(l(o,S))} has a type with the prefix ${(0,A.o)(u)}, which isn't valid. Although that prefix is\
 ${_} used in the names of version control repositories for ${v.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,A.o)(E)}?`}const l=({host:o,namespace:f,type:v},_)=>_!==void 0&&o===(0,T.Vm)(_)?`${f}/${v}`:`${(0,N.nx)(o)}/${f}/${v}`}),7495:((de,V,O)=>{O.d(
V,{TU:()=>U,i4:()=>p,pb:()=>x,zt:()=>L});var w=O(3625),A=O(8011),N=O(3229),F=O(1831),T=O(5011),K=O(4321),R=O(1022);const L={host:null,isHostImplied:!1,needed:null},
j=u=>({host:u,isHostImplied:!1,needed:(0,F.Rt)(u)?"state":u}),U=u=>({host:u,isHostImplied:!0,needed:u}),z=u=>({host:u,isHostImplied:!1,needed:null}),B=u=>u===null?
L:{...L,directHost:u},y=u=>({...L,problem:u}),M=(u,b)=>y((0,A.sourceInvalid)({reason:"rejected",error:u,advice:b}));function I(u,b,E){return E===null?u:{...u,problem:(0,A.
sourceNearMiss)({text:b,host:u.host,advice:E})}}const x={module:l,"test-module":(u,b,E)=>{const C=(0,T.vL)(u,b).kind==="remote";return b==="opentofu"||!C?l(u,b,
E):y((0,A.sourceInvalid)({reason:"remote-in-test",text:u}))},"registry-module":(u,b)=>{const E=(0,T.rE)(u,b);return E.ok?d(E.value):_(u,b)},provider:o,"locked-p\
rovider":f,"stack-component":v,stack:(u,b)=>{const E=(0,T.A)(u);return E.ok&&!u.startsWith(".")?z(E.value.host):{...v(u,b),isHostImplied:!1,needed:null}},"stack\
-output":u=>{const[b="",...E]=u.split("/");return E.length===3?m(b,z):y((0,A.sourceInvalid)({reason:"stack",text:u}))},terragrunt:S,host:u=>m(u,j),url:_};function p(u,b,E){
if(u==="terragrunt"){const[,G]=/^tfr:\/\/([^/?]*)\//.exec(b)??[];return G===void 0?/^$|^t$|^tfr?$|^tfr:/.test(b)?void 0:L:G===""?U((0,T.Vm)(E)):m(G,j)}if(u==="u\
rl")return B((0,K.uE)(b,E));if(u!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(b))return B((0,K.uE)(b,E));const C=b.indexOf(
"/");if(C<0)return;const W=(0,T.vL)(`${b.slice(0,C)}/a/b/c`,E);return W.kind==="registry"?d(W):B((0,K.uE)(b,E))}const d=({host:u,hostImplied:b})=>b?U(u):j(u);function m(u,b){
const E=(0,F.Pv)(u),C=(0,N.L6)(u);return E.ok?I(b(E.value),u,C):y((0,A.hostInvalid)({text:u,error:E.why,advice:C}))}function l(u,b,E){if((0,T.Nj)(u)&&!E)return L;
const C=(0,T.vL)(u,b),W=C.kind==="registry"?(0,w.J)(C):(0,T.rE)(u,b);if(E&&!W.ok){const{why:ce}=W,oe=C.kind==="local"?C:{kind:"invalid",error:ce};return M(ce,(0,N.
NM)(u,oe,W))}const G=(0,N.NM)(u,C,W);if(W.ok)return I(d(W.value),u,G);if(C.kind==="invalid")return M(C.error,G);const Z=C.kind==="remote"?C.host:null;return I(B(
Z),u,G)}function o(u,b){const E=(0,R.m)(u,b);switch(E.kind){case"registry":case"legacy":return E.hostImplied?U(E.host):I(j(E.host),u,(0,N.cr)(u));case"builtin":
return z(E.host);case"invalid":{const[C="",W]=E.error.split(`

`);return M(C,W??(0,N.cr)(u))}}}function f(u,b){const E=(0,R.m)(u,b);if(E.kind==="invalid")return M(E.error,null);if(E.hostImplied)return y((0,A.sourceInvalid)(
{reason:"locked-provider",text:u}));if(E.kind==="builtin")return z(E.host);const C=b==="opentofu"&&E.host===(0,T.Vm)("terraform")&&E.namespace==="hashicorp";return{
...j(E.host),needed:C?(0,T.Vm)(b):E.host}}function v(u,b){if(u!==u.trim())return y((0,A.sourceInvalid)({reason:"white-space",text:u}));if(u==="."||u==="..")return L;
const E=(0,T.rE)(u,b);if(E.ok)return d(E.value);const C=(0,T.A)(u);if(C.ok)return z(C.value.host);const W=(0,T.vL)(u,b);return W.kind==="invalid"?M(W.error,(0,N.
NM)(u,W,E)):B(W.kind==="remote"?W.host:null)}function _(u,b){const E=(0,K.Zy)(u,b);return B(E.ok?E.value.host:null)}function S(u,b){const[,E,C=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(u)??[];if(E===void 0)return u.startsWith("gitlab.com/")?B("gitlab.com"):_(u,b);const[W=""]=C.split("//");if(W.split("/").length!==3)return y((0,A.sourceInvalid)(
{reason:"terragrunt",text:u}));const G=/[?&]version=([^&]*)/.exec(u)?.[1],Z=E===""?U((0,T.Vm)(b)):m(E,j);return G===void 0?Z:{...Z,versions:G}}}),4667:((de,V,O)=>{
O.d(V,{F:()=>d,I:()=>x});var w=O(9562);const A=(...m)=>m.map(l=>{const[o="",...f]=l.split(" ");return{type:o,labels:f}}),N={terraform:"app.terraform.io",opentofu:null},
F={terraform:"app.terraform.io",opentofu:"app.terraform.io"},T={terraform:"static",opentofu:"static"},K={opentofu:"static"},R={terraform:"any",opentofu:"any"},L=[
"config","query","migrate"],j=["stack","deploy"],U=(m,l,...o)=>({kind:"remote_state",files:L,path:A(...o,"data terraform_remote_state *"),position:{backend:m,argument:"\
hostname"},grammar:"host",service:l,evaluation:R,absent:"remote_state_default",defaults:N}),z=(m,l,o={})=>({kind:"required_provider",files:m,path:A(...l),position:"\
entries",grammar:"provider",service:w.xq,isLiteral:!0,absent:"required_provider_nosource",...o}),B=(m,l,o,f)=>({kind:o[0],files:m,path:A(...l),position:"source",
...o[1]===void 0?{}:{absent:o[1]},...f}),y=(m,l,o={})=>({kind:"backend_remote",files:m,path:A(...l),position:"hostname",grammar:"host",service:w.Bn,absent:"back\
end_remote_default",defaults:N,...o}),M={grammar:"module",service:w.e$},I={grammar:"stack-component",service:w.e$,isLiteral:!0},x=[B(L,["module *"],["module","m\
odule_missing"],{...M,evaluation:T,merges:"module"}),z(L,["terraform","required_providers"],{merges:"provider"}),z(L,["required_providers"],{isReserved:!0}),y(L,
["terraform","cloud"],{kind:"cloud",service:w.OZ,absent:"cloud_default",evaluation:K,merges:"backend"}),y(L,["terraform","backend remote"],{evaluation:K,merges:"\
backend"}),{kind:"backend_http",files:L,path:A("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:K,merges:"backend"},U("rem\
ote",w.Bn),U("cloud",w.OZ),U("remote",w.Bn,"check *"),U("cloud",w.OZ,"check *"),{kind:"remote_state",files:L,path:A("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:R},y(L,["provider tfe"],{kind:"provider_tfe",service:w.M,absent:"provider_tfe_default",evaluation:R,
defaults:F}),{kind:"provider_tfe",files:["test"],path:A("provider tfe"),position:"hostname",grammar:"host",service:w.M,defaults:F},{kind:"lock_provider",files:[
"lock"],path:A("provider *"),position:"label",grammar:"locked-provider",service:w.xq,isLiteral:!0},B(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:w.e$,isLiteral:!0}),y(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
z(j,["required_providers"]),B(j,["component *"],["stack_component","stack_component_missing"],I),B(j,["removed"],["stack_removed","stack_removed_missing"],I),B(
j,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),B(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),z(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),y(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(m=>B(["terragrunt"],[m],["terragrunt_source"],{grammar:"\
terragrunt",service:w.e$,evaluation:R})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:w.e$,isLiteral:!0}],
p=new Map([...new Set(x.flatMap(({files:m})=>m))].map(m=>{const l=x.filter(({files:o})=>o.includes(m));return[m,Map.groupBy(l,o=>o.path[0]?.type??"")]})),d=m=>p.
get(m)??new Map}),9804:((de,V,O)=>{O.r(V),O.d(V,{clientVersion:()=>x,constraintInvalid:()=>j,constraintUnmeetable:()=>U,lockInvalid:()=>I,lockOutside:()=>B});var w=O(
1064),A=O(4e3),N=O(5799);const F=6,T=p=>`"${(0,A.dh)(p)}"`,K=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function R(p){const d=p.
replace(K,"");return d===""?"":`: ${d}`}function L(p){switch(p.reason){case"syntax":{const{text:d,why:m}=p;return{message:`${T(d)} is not a version constraint${R(
m)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`versi\
on of ${p.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a\
 variable with `const = true`"};case"not-a-string":return{message:`version of ${p.address} is not a string`,help:"put the version in quotes"};case"pre-release":
return{message:`${T(p.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI \
is compared without it"};case"built-in":return{message:`${p.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecifie\
d":return{message:`provider ${p.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider th\
at is built locally, use `dev_overrides` without `version`"}}}const j=(0,N.lS)((0,N.z3)("constraint-invalid","Version constraint is invalid",w.Du),L),U=(0,N.lS)(
(0,N.z3)("constraint-unmeetable","No version can meet the constraints",w.Du),({of:p,terms:d,preRelease:m})=>({message:`no version of ${p} can match ${(0,A.XT)(d.
map(T),F)}`,help:m!==void 0?`write ${T(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:d.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),z={terraform:"terraform",opentofu:"tofu"},B=(0,N.lS)((0,N.
z3)("lock-outside","Locked version does not match the constraints",w.Du),({provider:p,version:d,constraints:m,clients:l})=>{const[o,...f]=l,v=o===void 0||f.length>
0?"":`${z[o]} `;return{message:`locked provider ${p} ${d} does not match configured version constraint ${(0,A.XT)(m,F)}`,help:`run \`${v}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),y={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function M(p){const d="failed to read dependency lock file",m="restore the file, or remove the block and run `i\
nit` again";switch(p.reason){case"syntax":return{message:`${d}: ${p.error}`,help:m};case"twice":return{message:`${d}: it has two blocks for provider ${p.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${p.of} of provider ${p.provider} must be written in\
 normalized form: ${T(p.normal)}`,help:m};default:{const[l,o]=y[p.reason];return{message:`${d}: the ${l} of provider ${p.provider} ${o}`,help:m}}}}const I=(0,N.
lS)((0,N.z3)("lock-invalid","Dependency lock file is invalid",w.Du),M),x=(0,N.lS)((0,N.z3)("client-version","Configuration does not support this version of the \
CLI",w.Du),({client:p,version:d,constraint:m})=>({message:`the version constraint ${T(m)} excludes ${w.bB[p]} ${d}`,help:`use another version of ${w.bB[p]}, or \
change the constraint`}))}),5962:((de,V,O)=>{O.r(V),O.d(V,{atOnce:()=>Ot,scanCheckout:()=>rs,scanInSteps:()=>wt});var w=O(7052),A=O(9664),N=O(9349),F=O(8704);const T=1024;
function K(s){if(s.length>T)return;const e=new R(new N.bs(s)),t=e.condition();return e.isAtEnd()?t:void 0}class R{cursor;constructor(e){this.cursor=e}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=N.lr)return;this.cursor.depth++;const e=this.
comparison();let t=e;if(e!==void 0&&this.take("?")){const n=this.condition(),i=this.take(":")?this.condition():void 0;t=n&&i&&{kind:"condition",test:e,yes:n,no:i}}
return this.cursor.depth--,t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const n=this.steps();return n&&{kind:"\
comparison",isEqual:t,left:e,right:n}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.
condition(),!this.take("]"))return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,n=e.readName()??this.match(/\d+/y);return n===
void 0?void 0:{kind:"literal",expression:{kind:"string",start:t,end:e.at,value:n,verbatim:n}}}primary(){const{cursor:e}=this;if(this.take("(")){const c=this.condition();
return this.take(")")?c:void 0}const t=e.skipBlank(),n=e.at,i=e.readName();if(i!==void 0)return this.named(i,n);const r=this.match(/\d+(?:\.\d+)?/y);if(r!==void 0)
return L(Number(r),n,e.at);const a=t==='"'||t==="{"||t==="["?(0,F.U)(e,t):void 0;return a&&{kind:"literal",expression:a}}named(e,t){const{cursor:n}=this,i={true:!0,
false:!1,null:null}[e];if(i!==void 0)return L(i,t,n.at);if(!this.take("("))return{kind:"name",name:e};const r=[];for(;!this.take(")");){const a=this.condition();
if(a===void 0||!this.take(",")&&n.skipBlank()!==")")return;r.push(a)}return{kind:"call",name:e,given:r}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.
startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[n]=e.exec(t.text)??[];return t.at+=n?.length??0,n}}const L=(s,e,t)=>({
kind:"literal",expression:{kind:"primitive",start:e,end:t,value:s}});class j{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const U=4096,z=200,
B=2e4,y=5e6;class M{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>y}spend(e){if(this.
steps+=1,this.count(),this.depth>=z||this.steps>B||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>U?void 0:t}}const I=()=>({
name:()=>{},call:()=>{},effort:new M}),x=({expression:s,text:e},t)=>t.effort.spend(()=>l(s,e,t));function p(s,e){const t=K(s);return t&&oe(t,s,e)}const d=s=>typeof s==
"string"||typeof s=="number"||typeof s=="boolean"?String(s):void 0;function m(s){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,s(t))),e.get(t))}
function l(s,e,t){switch(s.kind){case"string":case"primitive":return s.value;case"object":return m(n=>{const i=v(s.items).get(n);return i&&x(o(i,e),t)});case"tu\
ple":return m(n=>{const i=s.elements[Number(n)];return i&&x({expression:i,text:e},t)});case"template":return _(ce(s.parts,e,t),e,t);case"other":return p(e.slice(
s.start,s.end),t)}}const o=({value:s},e)=>({expression:s,text:e}),f=new WeakMap;function v(s){const e=f.get(s);if(e!==void 0)return e;const t=new Map;for(const n of s)
n.name!==void 0&&!t.has(n.name)&&t.set(n.name,n);return f.set(s,t),t}function _(s,e,t){let n="";for(const i of s){const r=i.kind==="known"?void 0:b(i,e),a=i.kind===
"known"?i.value:r&&p(r,t),c=d(a);if(c===void 0)return S(n,a);if(n.length+c.length>U)return;n+=c}return n}function S(s,e){return e instanceof j?new j((s+e.text).
slice(0,U),e.withheld):new j(s)}const u=(s,e)=>s.code??e.slice(s.start,s.end);function b(s,e){const t=u(s,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,
""):void 0}const E=/^%\{~?\s*if\s([\s\S]*)\}$/,C=/^%\{~?\s*else\s*~?\}$/,W=/^%\{~?\s*endif\s*~?\}$/,G=512,Z=1e3;function ce(s,e,t){if(s.length>Z)return s;const n=s.
map(D=>D.kind==="unknown"&&D.end-D.start<=G?u(D,e):""),[i,...r]=n.keys().filter(D=>E.test(n[D]??"")),a=n.findIndex(D=>W.test(D));if(i===void 0||r.length>0||a<i)
return s;const c=E.exec(n[i]??"")?.[1]??"",h=p(c.replace(/~$/,""),t);if(typeof h!="boolean")return s;const g=n.findIndex(D=>C.test(D)),k=g<0?a:g,P=h?s.slice(i+1,
k):s.slice(k+1,a);return[...s.slice(0,i),...P,...s.slice(a+1)]}function oe(s,e,t){const n=i=>oe(i,e,t);return t.effort.spend(()=>{switch(s.kind){case"literal":return l(
s.expression,e,t);case"name":return t.name(s.name);case"call":return t.call(s.name,s.given.map(n));case"step":{const i=n(s.of),r=d(n(s.key));return typeof i=="f\
unction"&&r!==void 0?i(r):void 0}case"condition":{const i=n(s.test);return typeof i!="boolean"?void 0:n(i?s.yes:s.no)}case"comparison":{const[i,r]=[n(s.left),n(
s.right)];return[i,r].every(c=>c===null||d(c)!==void 0)?i===r===s.isEqual:void 0}}})}var yt=O(4e3),$=O(6134);function At({text:s},e){const t=(0,$.yN)(s);return{
text:s,place:n=>{const{line:i,column:r,endColumn:a}=t(n);return{file:e,line:i,column:r,endColumn:a}}}}const We=4096,ee=s=>{const e=(0,yt.dh)(s,We);return e.length<
13?e:` ${e}`.slice(1)},$e=s=>/[^\0-\x7f]/.test(s)?s.normalize("NFC"):s,_e=s=>({kind:"known",text:$e(ee(s))}),Pe=s=>s===void 0||s.length>T?null:{code:ee(s)};function be(s,e,t=!1){
const n=()=>s.text.slice(e.start,e.end),i=r=>({kind:"pieces",pieces:r,text:ee(n())});switch(e.kind){case"string":return _e(t?e.verbatim:e.value);case"template":{
if(t&&e.verbatim!==void 0)return _e(e.verbatim);const r=ce(e.parts,s.text,I()).map(a=>a.kind==="known"?ee(a.value):Pe(b(a,s.text)));return r.every(a=>typeof a==
"string")?_e(r.join("")):i(r.includes(null)?[Pe(n())]:r)}case"other":{const r=n(),a=p(r,I());return typeof a=="string"?_e(a):i([Pe(r)])}case"primitive":case"obj\
ect":case"tuple":return i([null])}}function Mt(s,e){return e.kind!=="primitive"?be(s,e):e.value===null?null:_e(String(e.value))}function It(s,e){const[t]=s.kind===
"pieces"?s.pieces:[];return s.kind==="known"||typeof t!="object"||t===null?s:{...s,pieces:[{code:`(${t.code}).${e}`}]}}function fe(s){return s?.kind!=="string"?
null:$e(ee(s.value))}function Oe({pieces:s},e){let t="";for(const n of s){const i=typeof n=="object"&&n!==null?p(n.code,e):n;if(i===null&&n!==null&&s.length===1)
return{isWhole:!0,text:null,withheld:null};const r=d(i??void 0);if(r===void 0)return{isWhole:!1,...S(t,i??void 0)};if(t.length+r.length>We)return{isWhole:!1,text:t,
withheld:null};t+=r}return{isWhole:!0,text:$e(ee(t)),withheld:null}}var pe=O(8011),me=O(1064),ve=O(5011),He=O(1022),Q=O(7495);function Tt({kind:s},e,t){const{row:n,
value:i,versions:r}=e;return i===void 0?Xe(e,s,t):i.kind==="known"?Q.pb[n.grammar](i.text,t,r!==null):i.text==="null"?Ve(e,s,t):Ke(n,i,t)??Q.zt}function Ke(s,e,t){
const{text:n}=Oe(e,I());return n===null?void 0:(0,Q.i4)(s.grammar,n,t)}function ze({row:s,value:e}){return e?.kind!=="pieces"||e.text==="null"?!1:me.Du.some(t=>Ke(
s,e,t)===void 0)}const xt=({references:s})=>s.some(e=>e.row.evaluation!==void 0&&(ze(e)||e.versionsAt?.value!==void 0));function $t({kind:s},e,t,n){const{row:i,
versions:r,address:a,value:c}=e,h=Nt(n),g=h.map(({isWhole:te,text:Y})=>Y===null?Ve(e,s,t):te?Q.pb[i.grammar](Y,t,r!==null):(0,Q.i4)(i.grammar,Y,t)),[k]=g,P=g.every(
te=>te?.needed===k?.needed);if(k!==void 0&&P&&!g.includes(void 0))return k;if(i.grammar==="terragrunt"&&Pt(c))return Q.zt;const[D]=t==="terraform"?h.flatMap(({withheld:te})=>te??
[]):[],X=i.evaluation!==void 0&&i.evaluation[t]===void 0,J=(0,pe.sourceDynamic)({address:a,argument:i.grammar==="host"?"hostname":"source",expression:c?.kind===
"pieces"?c.text:"",candidates:h.map(({isWhole:te,text:Y,from:ae})=>({text:te?Y:null,from:ae})),refused:X?"never":D===void 0?null:{variable:D}});return{...Q.zt,problem:J}}
const Pt=s=>s?.kind==="pieces"&&s.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function Nt(s){return s.some(({isWhole:e,from:t})=>e&&t!==null)?s.filter(
({isWhole:e,from:t})=>e||t!==null):s}function Ve(s,e,t){const{row:n,address:i}=s;return n.defaults!==void 0?Xe({...s,kind:n.absent??s.kind},e,t):n.grammar==="ur\
l"?Q.zt:{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"null",address:i})}}const Ct={cloud_default:"cloud block",remote_state_default:"remote state"};function Xe(s,e,t){
const{row:n,kind:i,address:r,localName:a}=s;if(n.defaults!==void 0){const c=n.defaults[t];return c!==null?(0,Q.TU)((0,ve.mD)(c)):{...Q.zt,problem:(0,pe.hostMissing)(
{block:Ct[i]??"remote backend"})}}return i==="required_provider_invalid"?{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"not-a-requirement",address:r})}:a!==null&&
e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,He.s)(a).ok?(0,Q.TU)((0,ve.Vm)(t)):Q.zt:e.isOverride?Q.zt:{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"\
missing",address:r})}}const Dt=1e4;class Lt{cached=new Map;needs=new Map;of(e,t){const{row:n,value:i,versions:r}=t;if(i?.kind!=="known"||(0,ve.Nj)(i.text))return this.
read(e,t);const{clients:a}=e.kind,c=a.length>1?"":a[0],h=`${n.grammar} ${n.service} ${c} ${r===null} ${i.text}`,g=this.cached.get(h);if(g!==void 0)return g;this.
cached.size>=Dt&&this.cached.clear();const k=this.read(e,t);return this.cached.set(h,k),k}ofUses(e,t,n){const i=e.kind.clients.map(a=>{const c=new Map;for(const h of n(
a)){const g=$t(e,t,a,h),{host:k,needed:P,problem:D,versions:X}=g,J=[k,P,X,D?.message].join(" ");c.has(J)||c.set(J,{client:a,meaning:g})}return[...c.values()]}),
r=Math.max(...i.map(({length:a})=>a));return Array.from({length:r},(a,c)=>this.meaningsOf(i.flatMap(h=>h[c]??[]),t))}read(e,t){const n=[];for(const i of e.kind.
clients){const[r]=n,c=r!==void 0&&jt(t,r.meaning)?r.meaning:Tt(e,t,i);n.push({client:i,meaning:c})}return this.meaningsOf(n,t)}meaningsOf(e,{row:t}){const n=e.some(
({meaning:i})=>i.needed==="state");return{all:e,first:e.find(({meaning:i})=>Rt(i))?.meaning??Q.zt,hasProblem:e.some(({meaning:i})=>i.problem!==void 0),needs:n?null:
this.share(Je(e,t,()=>null))}}share(e){const t=e.map(({host:i,service:r,clients:a})=>[i,r,...a]).join("|"),n=this.needs.get(t);return n!==void 0?n:(this.needs.set(
t,e),e)}}const Rt=({host:s,directHost:e})=>s!==null||e!==void 0,jt=({row:s,value:e},{host:t,isHostImplied:n,problem:i})=>s.grammar!=="module"||e?.kind!=="known"||
i!==void 0?!1:e.text.startsWith(".")||t!==null&&!n;function Je(s,{service:e},t){if(e===null)return[];const n=new Map;for(const{client:i,meaning:r}of s){const a=r.
needed==="state"?t(i)??r.host:r.needed;if(a===null)continue;const c=[...n.get(a)?.clients??[],i];n.set(a,{host:a,service:e,clients:c})}return[...n.values()]}const ge={
providerUses:new Map,hasBackend:!1,traits:[]},Ge=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["eph\
emeral",2],["list",2],["action",2]]);function Ye(s,e){const t=e.kind==="json"||s.text.includes("provider"),n=new Ft(s,t);if(e.kind==="native")for(const i of e.blocks)
Ge.get(i.type)===i.labels.length&&n.read(i);else for(const[i,r]of Ge)(0,$.SH)(e,i,r).forEach(n.read,n);return n.result()}function Bt(s,e){const t=Ut.flatMap(({argument:n,
kind:i})=>{const r=(0,$.w4)(e,n)?.value,a=fe(r);if(r===void 0||a===null)return[];const c=s.place(r);if(i==="version")return[{kind:i,text:a,localName:null,place:c}];
const h=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return h===void 0?[]:[{kind:i,text:h,place:c}]});return t.length===0?ge:{...ge,traits:t}}const Ut=[
{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"version"}];function Ze(s){const e=new Map;for(const[t,n]of s.providerUses){
const i=n();e.set(ee(t),()=>i)}return{...s,providerUses:e}}class Ft{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){this.source=e,this.maySelect=t}read(e){
const{type:t,labels:n,body:i}=e;switch(t){case"language":this.addTrait("language",e);for(const r of(0,$.SH)(i,"compatible_with",0))this.addVersion("compatible",
(0,$.w4)(r.body,"opentofu"));return;case"terraform":this.hasBackend||=(0,$.SH)(i,"backend",1).length>0||(0,$.SH)(i,"cloud",0).length>0;for(const r of(0,$.SH)(i,
"encryption",0))this.addTrait("encryption",r);this.addVersion("version",(0,$.w4)(i,"required_version"));return;case"provider":for(const r of n)this.use(r.value,
r.value,r,[e]),this.addVersion("provider-version",(0,$.w4)(i,"version"),ee(r.value));(0,$.w4)(i,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"\
action":this.addTrait("action",e),this.readTyped(e,[e]);return;case"check":for(const r of(0,$.SH)(i,"data",2))this.readTyped(r,[e,r]);return;case"import":this.readNamed(
e,[e]);return;default:this.readTyped(e,[e])}}result(){const{hasBackend:e,uses:t,traits:n}=this;return{providerUses:t??ge.providerUses,hasBackend:e,traits:n??ge.
traits}}addTrait(e,t){this.traits??=[],this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,n=null){const i=fe(t?.value);t===void 0||i===
null||(this.traits??=[],this.traits.push({kind:e,text:i,localName:n,place:this.source.place(t.value)}))}readTyped(e,t){const[n]=e.labels;n===void 0||this.readNamed(
e,t)||this.use(Ht(n.value),n.value,n,t)}readNamed(e,t){if(!this.maySelect)return!1;const n=(0,$.w4)(e.body,"provider")?.value,i=n===void 0?void 0:Vt(this.source,
n);return n===void 0||i===void 0?!1:(this.use(i,i,n,t),!0)}use(e,t,n,i){if(this.uses??=new Map,this.uses.has(e))return;const{source:r}=this;this.uses.set(e,()=>({
text:ee(t),address:Wt(i),place:r.place(n)}))}}const Wt=s=>ee(s.flatMap(({type:e,labels:t})=>[e,...t.map(({value:n})=>n)]).join(".")),Ht=s=>{const e=s.indexOf("_");
return e<0?s:s.slice(0,e)},Kt=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),zt=256;function Vt({text:s},{start:e,end:t}){return Kt.exec(s.slice(e,Math.min(
t,e+zt)))?.[1]}var Xt=O(3229),Jt=O(9562),ne=O(7854),Ne=O(5143);const Ee=(s,e,t)=>({row:s,kind:s.kind,address:ee(e.join(".")),mergeKey:Gt(s,e),localName:null,hasOwnToken:!1,
...t});function Gt({merges:s},e){return s===void 0?null:s==="module"?ee(`module.${e.at(-1)}`):s}function Yt(s,e){const{versionsAt:t}=s;if(t===null||t.value===void 0)
return t?.recorded===void 0?t?.at??null:t;const{value:n,...i}=t,r=h=>e(s,n,h).flat(),a=me.Du.map(h=>{const[g,...k]=r(h);return[h,k.length===0&&g?.isWhole===!0?g.
text:null]}),c=r("terraform").some(({withheld:h})=>h!==null);return{...i,values:Object.fromEntries(a),isWithheld:c}}function Zt(s,e){const[t]=(0,$.SH)(e,"worksp\
aces",0),n={organization:fe((0,$.w4)(e,"organization")?.value),name:t?fe((0,$.w4)(t.body,"name")?.value):null};return s.map(i=>({...i,workspace:n}))}const we={versions:null,
versionsAt:null};function Ce(s,e){const t=De(s,(0,$.w4)(e,"version")?.value),n=fe((0,$.w4)(e,"constraints")?.value);return n===null||t.versionsAt===null?t:{...t,
versionsAt:{...t.versionsAt,recorded:n}}}function De(s,e,t=Mt){const n=e&&t(s,e);if(!e||!n)return we;const i=(0,Ne.Ts)(s.place(e));return n.kind==="known"?{versions:n.
text,versionsAt:{at:i}}:{versions:null,versionsAt:{at:i,value:n}}}const Se=5e4;function Qe(s,e,t,n=Se){const i=[],r=[],a=new Qt(s,e,t);for(const c of s){for(const h of c.
notes)r.push(h);if(!c.isContext)for(const h of c.references){if(i.length>=n)return r.push((0,ne.YW)(c.file,(0,w.fileLimit)({kind:"module-usages",max:n}))),qe(i,
r);const g=a.meaningsOf(c,h);for(const k of g)i.push(a.usageOf(c,h,k));if(h.row.isReserved||g.some(({hasProblem:k})=>k)){const k=g.flatMap(P=>P.all);r.push(...en(
c,h,a.inForce(c,h,k)))}}}for(const c of tn(s))i.push(c);return qe(i,r)}const qe=(s,e)=>({usages:s.sort(et),notes:e.sort(et)});class Qt{files;cache;values;overrides;constructor(e,t,n){
this.files=e,this.cache=t,this.values=n,this.overrides=e.filter(({kind:i})=>i.isOverride)}meaningsOf(e,t){const{value:n}=t;return n?.kind!=="pieces"||!ze(t)?[this.
cache.of(e,t)]:this.cache.ofUses(e,t,i=>this.values(t,n,i))}usageOf(e,t,n){const{all:i,first:r,needs:a}=n,c=this.inForce(e,t,i),h=c.length===i.length&&a!==null,
g={kind:t.kind,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,versions:t.
versions??r.versions??null,versionsAt:Yt(t,this.values),place:t.place,clients:e.kind.clients,needs:h?a:Je(c,t.row,this.stateHost),isOverridden:c.length===0},{workspace:k}=t;
return k===void 0?g:{...g,workspace:k}}inForce(e,t,n){return this.overrides.length===0?n:n.filter(({client:i})=>this.isInForce(e,t,i))}replaced=(0,ne.Oo)(e=>qt(
this.overrides,e));isInForce({kind:e},{mergeKey:t},n){return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(n).has(t)}stateHost=(0,ne.Oo)(e=>{
for(const t of this.files)if(t.kind.clients.includes(e))for(const n of t.references){if(!(n.row.merges==="backend")||!this.isInForce(t,n,e))continue;const[r]=this.
meaningsOf(t,n),a=r?.all.find(c=>c.client===e)?.meaning.needed??null;if(a!==null&&a!=="state")return a}return null})}function qt(s,e){const t=new Set;for(const{
kind:n,references:i,scope:r}of s)if(n.clients.includes(e)){r.hasBackend&&t.add("backend");for(const{mergeKey:a,value:c,localName:h}of i)a!==null&&(c!==void 0||h!==
null)&&t.add(a)}return t}function en(s,{place:e,row:t,value:n},i){const r=new Map,a=n?.kind==="known"&&(0,Xt.Kc)(n.text),c=s.notes.some(h=>h.place.line===e.line);
for(const{client:h,meaning:g}of i){const{problem:k,host:P}=g;if(k===void 0||c&&k.code==="source-dynamic")continue;const D=k.code==="source-dynamic"?k.message:k.
code,X=r.get(D)??{problem:k,host:P,clients:[],place:e,isPlaceholder:a};r.set(D,{...X,clients:[...X.clients,h]})}if(t.isReserved&&i.length>0){const h=(0,pe.blockReserved)(
{block:"required_providers",parent:"terraform"}),g=i.map(({client:k})=>k);r.set(h.code,{problem:h,host:null,clients:g,place:e})}return[...r.values()]}const et=({
place:s},{place:e})=>s.file!==e.file?s.file<e.file?-1:1:s.line-e.line||s.column-e.column;function tn(s){if(s.every(({scope:n})=>n.providerUses.size===0))return[];
const e=new Map,t=s.every(({kind:n})=>n.clients.length===me.Du.length);for(const n of t?[me.Du]:me.Du.map(i=>[i])){const i=s.filter(({kind:r})=>n.every(a=>r.clients.
includes(a)));for(const[r,a]of nn(i)){const c=e.get(r);c===void 0?e.set(r,{use:a(),clients:n}):e.set(r,{...c,clients:[...c.clients,...n]})}}return e.values().map(
sn).toArray()}function nn(s){const e=new Set(["terraform"]);for(const{references:n}of s)for(const{localName:i}of n)i!==null&&e.add(i);const t=new Map;for(const{
scope:n,isContext:i}of s)if(!i)for(const[r,a]of n.providerUses)e.has(r)||(e.add(r),(0,He.s)(r).ok&&t.set(r,a));return t}function sn({use:s,clients:e}){const t=Le.
filter(a=>e.some(c=>a.clients.includes(c))),n=t.length===Le.length?Le:t;return{kind:"implied_provider",host:t[0]?.host??null,...s,clients:e,needs:n,...{versions:null,
versionsAt:null,isOverridden:!1,isHostImplied:!0}}}const Le=me.Du.map(s=>({host:(0,ve.Vm)(s),service:Jt.xq,clients:[s]}));var ye=O(5747),rn=O(4009);const tt=200;
function Ae(s,e=new $.n_){const t=new on(s,e),n=t.readRoot(),i={kind:"json",members:n===void 0?[]:(0,$.lS)(n)};return(0,$.pH)(s,i,t.mistake,e)}class on{text;parts;at=0;depth=0;mistake;constructor(e,t){
this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear aft\
er the JSON value",this.at);const n=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!n&&this.report("root value must be object: it is neither an object\
 nor an array of objects",t.start),t}report(e,t,n=t+1){this.mistake??={message:e,start:t,end:n}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){
const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.
at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",n=this.text.indexOf(t,this.at+1);this.at=n<0?this.text.length:n+t.length}readValue(){const{text:e,parts:t,at:n}=this;if(!t.add()){this.at=e.length;return}
const i=e.charAt(n);if(i==='"'){const r=this.readString();return r===void 0?void 0:(0,rn.BD)(r,{start:n,end:this.at},t)}if(i==="{"||i==="["){if(this.depth>=tt)return this.
stop(`values are nested deeper than ${tt} levels`,n);this.depth++;const r=i==="{"?this.readObject():this.readArray();return this.depth--,r}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;nt.lastIndex=t;const n=nt.exec(e)?.[0];return n===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",t):(this.at+=n.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(n)})}readObject(){const e=this.at++,t=[];for(let n=this.
skipSpaces();n!=="}";n=this.skipSpaces()){if(n!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const i=this.
readMember();if(i===void 0)break;t.push(i),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:t}}readMember(){const e=this.at,t=this.readString();
if(t===void 0)return;const n=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const i=this.readValue();return i&&{name:t,start:e,end:n,value:i}}readArray(){const e=this.at++,t=[];for(;this.skipSpaces()!=="]";){const n=this.
readValue();if(n===void 0)break;t.push(n),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const t=this.skipSpaces(),n=this.at;if(t!==e){if(t===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,n),
t!==","){this.report(`missing separator: expected "," or "${e}"`,n);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",n)}}readString(){
const{text:e,at:t}=this;let n=t+1,i=!0;for(let r=e.charCodeAt(n);r!==34;r=e.charCodeAt(n)){if(!(r>=32))return this.stopInString(t,n);r===92&&(i=!1),n+=r===92?2:
1}return this.at=n+1,i?e.slice(t+1,n):this.unescape(e.slice(t+1,n),t+1)}stopInString(e,t){return t>=this.text.length||this.text.charCodeAt(t)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(an,(n,i,r)=>{
if(i===void 0)return JSON.parse(`"${n}"`);const a=`invalid JSON string: ${JSON.stringify(n)} is not an escape sequence`;return this.report(a,t+r,t+r+2),n}).toWellFormed()}}
const nt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,an=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Me=O(400),ln=O(9804),dn=O(4667);function cn(s,e,t,n){
const i=(0,dn.F)(t.class),r=[];for(const c of i.get("")??st)it(r,ot(s,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:un(e,i);for(const c of a){
if(r.length>n)break;for(const h of i.get(c.type)??st)rt(s,h,c,[],r)}return r}const st=[];function it(s,e){for(const t of e)s.push(t)}function un(s,e){return[...new Set(
s.members.map(({name:n})=>n).filter(n=>e.has(n)))].flatMap(n=>[...new Set(e.get(n)?.map(({path:r})=>r[0]?.labels.length??0))].flatMap(r=>(0,$.SH)(s,n,r)))}function rt(s,e,t,n,i){
const r=e.path[n.length],{labels:a,body:c}=t;if(r?.type!==t.type||a.length!==r.labels.length)return;for(let k=0;k<a.length;k++){const P=r.labels[k];if(P!=="*"&&
P!==a[k]?.value)return}const h=[...n,t],g=e.path[h.length];if(g===void 0){const k=h.flatMap(P=>[P.type,...P.labels.map(({value:D})=>D)]);it(i,ot(s,e,{body:c,block:t,
names:k}));return}for(const k of(0,$.SH)(c,g.type,g.labels.length))rt(s,e,k,h,i)}function ot(s,e,t){const{position:n}=e,{body:i,block:r,names:a}=t;switch(n){case"\
source":return Ie(s,e,t,(0,$.w4)(i,n)?.value,Ce(s,i));case"hostname":{const c=(0,$.w4)(i,n)?.value,h=Ie(s,e,t,c,Ce(s,i)),g=e.merges==="backend"?Zt(h,i):h;return at(
g,(0,$.w4)(i,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Ie(s,e,t,(0,$.w4)(i,c)?.value,we));case"entries":return(0,$.
Td)(i).map(c=>hn(s,e,t,c));case"label":{const c=r?.labels.at(-1);if(c===void 0)return[];const h={kind:"known",text:ee(c.value)},g=s.place(c);return[Ee(e,a.slice(
0,-1),{value:h,...Ce(s,i),place:g})]}case"manifest":return pn(s,e,i);default:return fn(s,e,t,n)}}function fn(s,e,t,n){if(fe((0,$.w4)(t.body,"backend")?.value)!==
n.backend)return[];const r=(0,$.w4)(t.body,"config")?.value,a=he(r,n.argument),c=at(Ie(s,e,t,a,we),he(r,"token"));if(r===void 0||r.kind==="object")return c;const h=It(
be(s,r),n.argument);return c.map(g=>({...g,value:h}))}const at=(s,e)=>e===void 0?s:s.map(t=>({...t,hasOwnToken:!0}));function Ie(s,e,{block:t,names:n},i,r){if(i!==
void 0)return[lt(s,e,n,i,r)];if(e.absent===void 0||t===void 0)return[];const a=s.place(t);return[Ee(e,n,{kind:e.absent,value:void 0,...r,place:a})]}function lt(s,e,t,n,i){
const c=n.kind==="primitive"&&n.value===null&&e.defaults!==void 0?void 0:be(s,n,e.isLiteral);return Ee(e,t,{value:c,...i,place:s.place(n)})}function hn(s,e,{names:t},{
name:n,value:i}){const r=e.merges===void 0?null:`${e.merges}.${n}`,a={address:ee([...t,n].join(".")),localName:ee(n),mergeKey:r};if(i.kind==="object"){const g=he(
i,"source");return Ee(e,t,{...a,kind:g===void 0?e.absent??e.kind:e.kind,value:g&&be(s,g,e.isLiteral),...De(s,he(i,"version"),be),place:s.place(g??i)})}const c=i.
kind==="string"||i.kind==="primitive"||i.kind==="template";return Ee(e,t,{...a,kind:c?"required_provider_legacy":"required_provider_invalid",value:void 0,...c?De(
s,i):we,place:s.place(i)})}function pn(s,e,t){const n=(0,$.w4)(t,"Modules")?.value;return n?.kind!=="tuple"?[]:n.elements.flatMap(i=>{const r=he(i,"Source"),a=fe(
he(i,"Key"));if(r===void 0||a===null)return[];const c=fe(he(i,"Version"));return[lt(s,e,["module",a],r,{...we,versions:c})]})}const he=(s,e)=>s?.kind==="object"?
s.items.find(t=>t.name===e)?.value:void 0,mn=64,vn=16*1024*1024;function*gn(s,e){const t=[],n=[];let[i,r]=[0,0],a=-1;for(const{path:c,file:h,kind:g,isContext:k}of s){
if(a+=1,a>0&&a%mn===0&&(yield e+a))return null;const D=(0,ye.yR)(c);if(!D.ok){const{failure:Y}=D,ae=Y.kind==="size"?(0,w.fileLimit)(Y):(0,w.fileUnreadable)({what:"\
file",code:Y.code});n.push((0,ne.YW)(h,ae));continue}if(!D.isUtf8&&!k){const Y=_n("\uFFFD",D.text);n.push((0,ne.YW)(h,(0,w.fileSyntax)({error:null,file:h}),Y))}
i+=D.bytes;const X=On(D.text,g,h,k),J=kn(X,Se-r);r+=Re(J);const te=i<=vn;if(t.push(te?J:{...J,scope:Ze(J.scope)}),J!==X){const Y=(0,w.fileLimit)({kind:"module-u\
sages",max:Se});n.push((0,ne.YW)(h,Y));break}}return{files:t,notes:n,bytes:i}}function kn(s,e){if(Re(s)<=e)return s;const t={...s.scope,providerUses:ge.providerUses};
return{...s,references:s.references.slice(0,e),scope:t}}const Re=({references:s,scope:e})=>s.length+e.providerUses.size;function _n(s,e){const t=e.slice(0,e.indexOf(
s)).split(`
`),n=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:n,endColumn:n+1}}class bn{others=[];states=[];versions={files:[],texts:[],places:[]};texts=new Map;addModule(e){
const t=e.find(({kind:r})=>r.class==="config");t!==void 0&&e.every(r=>Re(r)===0)&&this.others.push({kind:"module",file:t.file});const n=e.filter(({kind:r})=>r.class===
"config"),i=n.filter(({scope:r})=>r.hasBackend);for(const r of new Set(i.map(({kind:a})=>a.clients))){const a=n.filter(({kind:h})=>h.clients===r),[c]=[...a.filter(
({references:h})=>h.length>0),...a];c!==void 0&&this.states.push(c.file)}for(const{file:r,kind:a,references:c,scope:h,isContext:g}of e)if(a.class==="lock"&&c.length===
0&&this.others.push({kind:"lock",file:r}),!(a.class!=="config"||g))for(const k of h.traits)k.kind!=="binary"&&this.addTrait(k)}*[Symbol.iterator](){yield*this.others;
for(const i of this.states)yield{kind:"state",file:i};const{files:e,texts:t,places:n}=this.versions;for(const[i,r]of e.entries()){const a={file:r,...(0,Ne._h)(n[i]??
0)};yield{kind:"version",text:t[i]??"",localName:null,place:a}}}addTrait(e){if(e.kind!=="version"){this.others.push(e);return}const{text:t,place:n}=e,i=this.texts.
get(t)??t;this.texts.set(i,i),this.versions.files.push(n.file),this.versions.texts.push(i),this.versions.places.push((0,Ne.Ts)(n))}}const En=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
je=({file:s,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!En.test(s),wn={config:Ye,query:Ye,terragrunt:Bt};function On(s,e,t,n=!1,i=new $.n_){const r=(e.
syntax==="json"?Ae:Me.K)(s,i),a=At(r,t),{body:c}=r,h=cn(a,c,e,Se),g=wn[e.class]?.(a,c)??ge,k=je({file:t,kind:e,references:h})&&!i.isExceeded(),P=n||k?[]:Sn(r,e,
t);return{file:t,kind:e,references:h,scope:g,notes:P,isContext:n}}function Sn({problems:s,parts:e},t,n){return e.isExceeded()?[(0,ne.YW)(n,(0,w.fileLimit)({kind:"\
parts",max:e.max}))]:s.map(({message:i,...r})=>{const a=t.class==="lock"?(0,ln.lockInvalid)({reason:"syntax",error:i}):(0,w.fileSyntax)({error:i,file:n});return{
...(0,ne.YW)(n,a,r),clients:t.clients}})}var yn=O(5603),An=O(7152);const Mn=25e4;function*In(s,e,t=Mn){const n=[],i=new ne.u3,r=[],a=new Lt,c=[],h=e({calls:()=>$n(
n,r),terragrunt:()=>c});let[g,k,P]=[0,0,0],D=!0,X=!1;const J=new yn.j,te=new bn,Y={toolFiles:[],hasPlugins:!1};let ae=null;for(const le of(0,An.G)(s,Y)){if(le.kind===
"note"){i.add(le.note);continue}if(le.kind==="directory"){if(!(yield g))continue;ae=le.name;break}if(n.length+P>=t){i.add(dt(le.files,t));break}const q=yield*gn(
le.files,g);if(q===null){ae=(0,A.jt)(le.files[0]?.file??"");break}g+=q.files.length,k+=q.bytes,D&&=q.files.every(je),J.addFiles(q.files),te.addModule(q.files);for(const re of q.
files)re.kind.class==="terragrunt"&&(c.push(re.file),X||=!je(re));for(const re of q.notes)i.add(re);if(q.files.some(xt)){r.push({files:xn(q.files),usagesBefore:n.
length});for(const{references:re}of q.files)P+=re.length;continue}const xe=Qe(q.files,a,h);for(const re of xe.usages)n.push(re);for(const re of xe.notes)i.add(re)}
let H=n.length;const se=[];for(const{files:le}of r){if(H>=t){i.add(dt(le,t));break}if(yield g){ae??=(0,A.jt)(le[0]?.file??"");break}const q=Qe(le,a,h);for(const xe of q.
notes)i.add(xe);H+=q.usages.length,se.push(q.usages)}const St=Tn(n,r,se);J.addUsages(St);const[os,as]=[J.signs(),J.constraints()];return{...{usages:St,declared:te,
notes:i.all(),files:g,bytes:k,isEmpty:D,usesTerragrunt:X,signs:os,constraints:as},...Y,endedAt:ae}}const dt=([s],e)=>(0,ne.YW)((0,A.jt)(s?.file??""),(0,w.fileLimit)(
{kind:"usages",max:e}));function Tn(s,e,t){const n=e.map(({usagesBefore:i},r)=>{const a=e[r+1]?.usagesBefore;return[...t[r]??[],...s.slice(i,a)]});return n.length===
0?s:[s.slice(0,e[0]?.usagesBefore),...n].flat()}const xn=s=>s.map(e=>({...e,scope:Ze(e.scope)}));function*$n(s,e){yield*s;for(const{files:t}of e)for(const{references:n}of t)
for(const{kind:i,value:r,place:a}of n)yield{kind:i,text:r?.text??null,place:a}}var ct=O(3024),ie=O(6760),Be=O(6195);function Pn({root:s,scan:e}){const t=[s,...e.
map(r=>(0,ie.resolve)(s,(0,Be.VK)(r).fixed))].map(Te),n=r=>t.some(a=>a!==null&&(0,Be.UO)(r,a)),i=(r,a)=>{const c=Te((0,ie.resolve)(s,r));return c===null||!n(c)?
[]:Nn(c).filter(a).map(({name:g})=>g).sort()};return{list:r=>i(r,a=>!a.isDirectory()),directories:r=>i(r,a=>a.isDirectory()&&!(0,Be.G$)(a.name)),exists:r=>{const a=Te(
(0,ie.resolve)(s,r));return a!==null&&n(a)},read:(r,a)=>{const c=Te((0,ie.resolve)(s,r));if(c===null||!n(c))return null;const h=(0,ye.yR)(c,a);return h.ok?h.text:
null}}}function Te(s){try{return(0,ct.realpathSync)(s)}catch(e){return(0,ye.Oj)(e),null}}function Nn(s){try{return(0,ct.readdirSync)(s,{withFileTypes:!0})}catch(e){
return(0,ye.Oj)(e),[]}}var Cn=O(2161);const ut={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},Dn=["default","const","nullable",
"sensitive"];function Ln(s,e,t){const n=t.list(s),i=new Set(n),r=new $.n_,a=new Rn,c=n.flatMap(h=>{const g=(0,Cn.L8)(h,i,"");return g?.class==="lock"&&(a.isRoot=
!0),g?.class==="config"&&g.clients.includes(e)?[{name:h,kind:g}]:[]});for(const h of[!1,!0])for(const{name:g,kind:k}of c){const P=k.isOverride===h?t.read((0,A.Gz)(
s,g)):null;if(P!==null&&a.read((k.syntax==="json"?Ae:Me.K)(P,r)),r.isExceeded())return ut}return a.parts=r.count,a}class Rn{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({
text:e,body:t}){this.characters+=e.length;for(const n of(0,$.SH)(t,"variable",1))this.readVariable(n,e);for(const n of(0,$.SH)(t,"locals",0))ft(this.locals,n,e);
for(const n of(0,$.SH)(t,"module",1)){const[i]=n.labels;if(i===void 0)continue;const r=this.calls.get(i.value)??new Map;this.calls.set(i.value,r),ft(r,n,e)}for(const{
body:n}of(0,$.SH)(t,"terraform",0))this.isRoot||=(0,$.SH)(n,"backend",1).length>0||(0,$.SH)(n,"cloud",0).length>0}readVariable({labels:e,body:t},n){const[i]=e;if(i===
void 0)return;const r=this.variables.get(i.value)??{};this.variables.set(i.value,r);const a=P=>{const D=(0,$.w4)(t,P)?.value;return D&&x({expression:D,text:n},I())},
[c,h,g,k]=Dn.map(a);c!==void 0&&(r.default=c),h!==void 0&&(r.isConst=String(h)==="true"),String(k)==="true"&&(r.isConst=!1),g!==void 0&&(r.isNullable=String(g)===
"true")}}function ft(s,{body:e},t){for(const{name:n,value:i}of(0,$.Td)(e))s.set(n,{expression:i,text:t})}const jn=64*1024,Bn={coalesce:s=>s.includes(void 0)?void 0:
s.find(e=>e!==null&&e!==""),format:([s,...e])=>{if(typeof s!="string"||!/^(?:[^%]|%s)*$/.test(s))return;const t=e.map(d),n=s.split("%s");if(!(t.includes(void 0)||
t.length!==n.length-1))return n.map((i,r)=>i+(t[r]??"")).join("")},join:([s,e])=>{if(typeof s!="string"||typeof e!="function")return;const t=[];let n=0;for(let i=0;t.
length===i;i++){const r=d(e(String(i)));if(r!==void 0&&t.push(r),n+=s.length+(r?.length??0),n>jn)return}return t.length===0?void 0:t.join(s)},lower:([s])=>typeof s==
"string"?s.toLowerCase():void 0},ht=(s,e)=>Bn[s]?.(e),pt=/\.tfvars(\.json)?$/,mt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,vt=/^terraform\.tfvars/,
Un=/\.(tf|tofu)(\.json)?$/,Ue=200,gt=1024*1024,Fn=2;function Wn(s,e){const t=new $.n_;let n=0;const i=g=>{const k=n>gt?null:e.read((0,A.Gz)(s,g),gt);return n+=k?.
length??0,Hn(g,k,t)},r=e.list(s).filter(g=>pt.test(g)),a=r.filter(g=>!mt.test(g));for(const g of kt("",s,e,Fn))a.push(g);const c=r.filter(g=>mt.test(g)).slice(0,
Ue).sort((g,k)=>Number(vt.test(k))-Number(vt.test(g))).map(i).reverse(),h=a.slice(0,Ue).map(g=>({given:i(g),from:`with ${(0,A.Gz)(s,g)}`}));return{loaded:g=>{for(const k of c){
const P=k(g);if(P!==void 0)return P}},others:h,characters:n,parts:t.count}}function*kt(s,e,t,n){if(n!==0)for(const i of t.directories(e).slice(0,Ue)){const[r,a]=[
(0,A.Gz)(e,i),(0,A.Gz)(s,i)],c=t.list(r);if(!c.some(h=>Un.test(h))){for(const h of c)pt.test(h)&&(yield(0,A.Gz)(a,h));yield*kt(a,r,t,n-1)}}}function Hn(s,e,t){if(e===
null)return()=>()=>{};const n=s.endsWith(".json"),{text:i,body:r}=(n?Ae:Me.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:h}of(0,$.
Td)(r))a.has(c)||a.set(c,h);return c=>{const h=a.get(c);return h&&(()=>x({expression:h,text:i},I()))}}const ue={uses:1e3,roots:250,depth:40,instances:1e5,characters:64*
1024*1024,parts:5e5,read:512*1024*1024},_t={instances:0,characters:0,parts:0,depth:0};class Kn{effort=new M;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
..._t};read=0;surroundings;client;evaluation;constructor(e,t,n){this.surroundings=e,this.client=t,this.evaluation=n}of(e){const{instances:t,characters:n,parts:i}=this.
size,r=n>ue.characters||i>ue.parts;if(t>ue.instances||r){this.size={..._t};for(const a of[this.known,this.rootsOf,this.declared,this.calls])a.clear()}return this.
find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.depth+=1;const n=this.calledBy(e);this.size.depth-=1;const r=[...n.
length===0||this.declarations(e).isRoot?this.roots(e):[],...n];return this.known.set(e,r),r}declarations(e){const t=this.declared.get(e);if(t!==void 0)return t;
if(this.read>ue.read)return ut;const n=Ln(e,this.client,this.surroundings.files);return this.declared.set(e,n),this.count(n),n}count({characters:e,parts:t}){this.
size.characters+=e,this.size.parts+=t,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:n,setBy:i}=this.surroundings;if(this.
read>ue.read)return[this.unknown(e)];const r=Wn(e,n),{loaded:a,others:c}=r;this.count(r);const h=(k,P)=>this.instance(e,k,{use:e,from:P}),g=[h(a,null)];for(const{
given:k,from:P}of c)g.push(h(D=>k(D)??a(D),P));for(const k of this.declarations(e).variables.keys()){const P=i(k);if(!(P===null||a(k)!==void 0)){if(g.length>=ue.
roots)break;g.push(h(D=>D===k?bt:a(D),`with ${P}`))}}return this.rootsOf.set(e,g),g}calledBy(e){const t=[];for(const n of this.callers(e)){const r=this.size.depth>
ue.depth||this.size.instances>ue.instances?[this.unknown(n)]:this.find(n);for(const[a,c]of this.callsIn(n).get(e)??[])for(const{scope:h,use:g,from:k}of r){if(t.
length>=ue.uses)return[...t,this.unknown(e)];const P=D=>{const X=c.get(D);return X&&(()=>x(X,h))};t.push(this.instance(e,P,{use:`${g} ${a}`,from:k}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:n}=this.localCalls;if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const a of n)
for(const c of this.callsIn(a).keys())c!==null&&r.set(c,(r.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const n=Map.groupBy(this.declarations(e).calls,([,i])=>this.target(e,i));return this.calls.set(e,n),n}target(e,t){
const n=t.get("source"),[i]=this.roots(e),r=n&&i&&x(n,i.scope);return typeof r=="string"&&(0,ve.Nj)(r)?(0,A.un)(e,r):null}unknown(e){return this.instance(e,()=>bt,
{use:`${e} ?`,from:null})}instance(e,t,n){const{variables:i,locals:r}=this.declarations(e),c={var:m(k=>{const P=i.get(k);return P&&this.variableValue(k,P,t(k))}),
local:m(k=>{const P=r.get(k);return P&&x(P,g)}),path:k=>k==="module"||k==="root"?".":void 0},{effort:h}=this;this.size.instances+=1,h.count();const g={name:k=>c[k],
call:ht,effort:h};return{scope:g,...n}}variableValue(e,{default:t,isConst:n,isNullable:i},r){const a=this.client==="terraform"?n===!0:n!==!1;if(this.evaluation===
"static"&&!a)return new j("",e);const c=r===void 0?t:r();return c===null&&i===!1?t:c}}const bt=()=>{},zn=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Vn(s){
const e=new Map,t=new Set;for(const{kind:n,text:i,place:r}of s)if(!(n!=="module"||i===null))if((0,ve.Nj)(i)){const a=(0,A.jt)(r.file),c=(0,A.un)(a,i),h=e.get(c);
h===void 0?e.set(c,new Set([a])):h.add(a)}else zn.test(i)&&t.add((0,A.jt)(r.file));return{callers:e,dynamic:t}}const Xn=64*1024*1024;class Jn{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const n=this.files.read(e);this.characters+=n?.length??0,this.characters>Xn&&(this.known.clear(),
this.characters=n?.length??0);const i=n===null?null:Gn(n,e.endsWith(".json"));return this.known.set(e,i),i}}function Gn(s,e){const{text:t,body:n}=e?Ae(s):(0,Me.
K)(s),i=(h,g)=>{const k=(0,$.w4)(h.body,g)?.value;return k&&{expression:k,text:t}},r=new Map;for(const h of(0,$.SH)(n,"locals",0))for(const{name:g,value:k}of(0,$.
Td)(h.body))r.set(g,{expression:k,text:t});const a=new Map;for(const h of[...(0,$.SH)(n,"include",0),...(0,$.SH)(n,"include",1)]){const g=i(h,"path");g!==void 0&&
a.set(h.labels[0]?.value??"",g)}const c=(0,$.SH)(n,"terraform",0).map(h=>i(h,"source"));return{locals:r,inputs:i({body:n},"inputs"),includes:a,hasSource:c.some(
h=>h!==void 0)}}const ke=s=>ie.posix.dirname(`/${s}`);function Yn(s){const{from:e,unit:t,parent:n,isSet:i}=s,r=ke(e),a=(c,h)=>ie.posix.relative(c,h)||".";return{
basename:(c,[h])=>typeof h=="string"?ie.posix.basename(h):void 0,dirname:(c,[h])=>typeof h=="string"?ie.posix.dirname(h):void 0,find_in_parent_folders:(c,h)=>Zn(
s,h),get_env:(c,[h,g])=>typeof h=="string"&&!i(h)?g:void 0,get_original_terragrunt_dir:()=>ke(t),get_parent_terragrunt_dir:(c,[h])=>ke(n(h)),get_path_from_repo_root:()=>a(
"/",r),get_path_to_repo_root:()=>a(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(c,[h])=>a(r,ke(n(h))),path_relative_to_include:(c,[
h])=>a(ke(n(h)),r),try:(c,h)=>h.find(g=>g!==void 0)}}function Zn({from:s,files:e},t){const[n=t.length===0?"terragrunt.hcl":void 0,i]=t;if(typeof n=="string"){for(let r=ke(
s);r!=="/";){r=ie.posix.dirname(r);const a=ie.posix.join(r,n);if(e.exists(a.slice(1)))return a}return i}}const Qn=["terragrunt.hcl","terragrunt.hcl.json"];class qn{effort=new M;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new Jn(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(n=>this.evaluation()({file:e,from:n,unit:n}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const n=this.
read.read(t);if(n===null||n.includes.size===0||n.hasSource)continue;const i=this.scopeOf(t);for(const r of n.includes.values()){const a=this.fileAt(x(r,i),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=n=>{const i=`${n.file}
${n.from}`,r=e.get(i)??this.configOf(n,t);return e.set(i,r),r};return t}configOf(e,t){const{file:n,from:i,unit:r}=e,a=this.read.read(n),c=H=>H&&x(H,ae),h=H=>this.
fileAt(c(a?.includes.get(H)),i),g=(H,se)=>{if(!(H===null||this.read.read(H)===null))return t({file:H,from:se??H,unit:r}).value},k=m(H=>c(a?.locals.get(H))),P=m(
H=>{if(!a?.includes.has(""))return g(h(H),i);const se=g(h(""),i);return typeof se=="function"?se(H):void 0}),D=m(H=>H==="locals"?k:H==="inputs"?c(a?.inputs):void 0),
X=H=>{if(n!==i)return n;const[se]=a?.includes.keys()??[];return h(typeof H=="string"?H:se??"")??n},{files:J,isSet:te}=this.surroundings,Y=Yn({from:i,unit:r,parent:X,
files:J,isSet:te}),ae={name:H=>H==="local"?k:H==="include"?P:void 0,call:(H,se)=>H!=="read_terragrunt_config"?(Y[H]??ht)(H,se):g(this.fileAt(se[0],i),null)??se[1],
effort:this.effort};return{scope:ae,value:D}}fileAt(e,t){if(typeof e!="string")return null;const n=ie.posix.resolve("/",(0,A.jt)(t),e).slice(1);if(ie.posix.join(
e.startsWith("/")?".":(0,A.jt)(t),e).startsWith(".."))return null;const r=Qn.map(a=>(0,A.Gz)(n,a)).find(a=>this.read.read(a)!==null);return r!==void 0&&this.read.
read(n)===null?r:n}}const Et=".github/workflows",es=200;function ts(s){const e=new Map,t=s.list(Et).filter(n=>/\.ya?ml$/.test(n));for(const n of t.slice(0,es)){
const i=`${Et}/${n}`,r=s.read(i)??"";for(const[,a,c]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const h=a??c??"";e.has(h)||e.set(h,i)}}return e}
function ns(s,e,t){const n=new Set(t),i=(0,ne.Oo)(r=>ts(s));return{files:s,calls:()=>Vn(e.calls()),all:e.terragrunt,isSet:r=>n.has(r),setBy:r=>{const a=`TF_VAR_${r}`;
if(n.has(a))return a;const c=i("all").get(r);return c===void 0?null:`${a} in ${c}`}}}function ss(s){const e=(0,ne.Oo)(n=>(0,ne.Oo)(i=>new Kn(s,n,i))),t=new qn(s);
return({row:n,place:i},r,a)=>{if(n.grammar==="terragrunt")return is(t,i.file,r);const c=n.evaluation?.[a];if(c===void 0)return Fe(r);const h=e(a)(c);if(h.effort.
isSpent)return Fe(r);const g=new Map;for(const{scope:k,use:P,from:D}of h.of((0,A.jt)(i.file))){k.effort.renew();const X={...Oe(r,k),from:D},J=g.get(P);J===void 0?
g.set(P,[X]):J.push(X)}return[...g.values()]}}const Fe=s=>[[{...Oe(s,I()),from:null}]];function is(s,e,t){if(s.effort.isSpent)return Fe(t);const n=a=>({...Oe(t,
a),from:null}),i=n(s.scopeOf(e));if(i.isWhole)return[[i]];const r=s.includedScopes(e).map(a=>[n(a)]);return r.length===0?[[i]]:r}const wt=(s,e=[])=>In(s,t=>ss(ns(
Pn(s),t,e))),rs=(s,e=[])=>Ot(wt(s,e));function Ot(s){for(;;){const e=s.next(!1);if(e.done)return e.value}}})};export{ds as ids,cs as modules};
