const ls=[400,7210,5962],ds={9349:((le,X,O)=>{O.d(X,{Jw:()=>j,L8:()=>d,Md:()=>B,Tj:()=>z,bs:()=>k,lr:()=>M,r1:()=>l,v$:()=>U,wH:()=>m,xC:()=>h});var w=O(6134);const M=100,
C=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),F=128,T=255,K=1,R=2,L=4,j=8,U=16,z=32,B=64,y=[[K,/[ \t]/g],[R,/[A-Za-z_]/g],[L,/[\w-]/g],[j,/[\w \t.:=?!&|*%+>~-]/g],[U,
/[\w \t\n,.:=?!&|*%+>~-]/g],[z,/[^"\\$%\r\n]/g],[B,/[^\n$%]/g]],A=Array.from({length:T+1},(S,u)=>u>F?"":String.fromCharCode(u)),I=new Uint8Array(T+1);for(const[
S,u]of y)for(const{index:_}of A.join("").matchAll(u))I[_]=S|(I[_]??0);const $=(S=T,u)=>((I[S]??0)&u)!==0,h=S=>S===" "||S==="	",d=S=>/^[\w-]/.test(S),m=S=>S==="}"||
S===")"||S==="]";function l(S){return S==="{"?"}":S==="("?")":S==="["?"]":void 0}let o=new Uint8Array(256*1024);const f=new TextEncoder;function v(S,u){const{length:_}=S;
o.length<=_&&(o=new Uint8Array(2*_+1));const b=o,D=S.slice(u),{read:W,written:G}=f.encodeInto(D,b.subarray(u,_));if(W!==D.length||G!==D.length)for(let Y=u;Y<_;Y++)
b[Y]=Math.min(S.charCodeAt(Y),F);return b[_]=T,b}class k{text;parts;codes;at;depth=0;mistake;constructor(u,_=0,b=new w.n_){this.text=u,this.parts=b,this.codes=v(
u,_),this.at=_}countPart(){this.parts.add()||(this.at=this.text.length)}report(u,_,b=_+1){this.mistake??={message:u,start:_,end:Math.min(b,Math.max(_,this.text.
length))}}reportUnclosed(u){const _=/[$%]/.test(this.text.charAt(u)),b=this.text.slice(u,u+(_?2:1)),D=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,W=`\
unbalanced brackets: "${b}" is not closed before ${D}`;this.report(W,this.isAtEnd()?u:this.at)}reportCharacter(){const u=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let _=`${JSON.stringify(u)} is not used in HCL`;u==="'"&&(_="single quotes are not valid; use double quotes"),u==="\uFFFD"&&(_="the file is not UTF\
-8 here"),this.report(`invalid character: ${_}`,this.at,this.at+u.length)}reportBrokenString(u){const _=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(_,u,this.at)}peek(u=0){return A[this.codes[this.
at+u]??T]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const u=this.skipAll(K);if(u==="\r")this.skipReturn();else if(u==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return u}}skipBlank(){for(;;){const u=this.skipSpaces();if(u===`
`)this.at++;else if(this.isLineComment(u))this.skipLine();else return u}}skipAll(u){const{codes:_}=this;let{at:b}=this,D=_[b]??T;for(;$(D,u);)D=_[++b]??T;return this.
at=b,A[D]??""}isLineComment(u){return u==="#"||u==="/"&&this.peek(1)==="/"}isLineEnd(u){return u===`
`||u===""||this.isLineComment(u)}skipLine(){const u=this.text.indexOf(`
`,this.at);this.at=u<0?this.text.length:u}skipBlockComment(){const u=this.text.indexOf("*/",this.at+2);u<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=u<0?this.text.length:u+2}readName(){const{codes:u,text:_,at:b}=this;return $(u[b],R)&&this.skipAll(L),u[this.at]===F&&(C.lastIndex=b,
this.at=C.test(_)?C.lastIndex:b),this.at>b?_.slice(b,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((le,X,O)=>{O.d(X,{J:()=>F,U:()=>K});var w=O(9349),M=O(3268),
C=O(4009);function F(d,m){d.countPart();const l=m==="element"?d.skipBlank():d.skipSpaces(),o=d.at,f=K(d,l);if(f!==void 0&&T(d,m))return f;(0,M.Kk)(d,m);let v=d.
at;for(;v>o&&(0,w.xC)(d.text.charAt(v-1));)v--;return v===o&&d.report("invalid expression: expected the start of an expression",o),f===void 0?U(d,o,v):{kind:"ot\
her",start:o,end:v}}function T(d,m){const l=m==="element"?d.skipBlank():d.skipSpaces();return(0,w.wH)(l)||l===","||d.isLineEnd(l)}function K(d,m){if(m==='"')return(0,C.
E3)(d);if(m==="<")return(0,C.jw)(d);if(m!=="{"&&m!=="["&&m!=="(")return;const l=d.at++;d.depth++;let o;return d.depth>w.lr?o=R(d,m,l):m==="{"?o=y(d,l):m==="["?o=
B(d,l):o=z(d,l),d.depth--,o}function R(d,m,l){return(0,M.ku)(d,(0,w.r1)(m)??m,l),{kind:"other",start:l,end:d.at}}const L=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
j=32;function U(d,m,l){if(L.lastIndex=m,!(L.test(d.text)&&L.lastIndex===l)||l-m>j)return{kind:"other",start:m,end:l};const f=d.text.slice(m,l),v={true:!0,false:!1,
null:null}[f];return{kind:"primitive",start:m,end:l,value:v===void 0?Number(f):v}}function z(d,m){const l=F(d,"element");return d.skipBlank()!==")"?R(d,"(",m):(d.
at++,{...l,start:m,end:d.at})}function B(d,m){if(h(d))return R(d,"[",m);const l=[];for(;;){const o=d.skipBlank();if(o==="]")return d.at++,{kind:"tuple",start:m,
end:d.at,elements:l};if(d.at>=d.text.length||(0,w.wH)(o))return d.reportUnclosed(m),{kind:"other",start:m,end:d.at};const f=d.at;l.push(F(d,"element")),d.at===f&&
d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function y(d,m){if(h(d))return R(d,"{",m);const l=[];for(;;){const o=d.skipBlank();if(o==="}")return d.at++,
{kind:"object",start:m,end:d.at,items:l};if(d.at>=d.text.length||(0,w.wH)(o))return d.reportUnclosed(m),{kind:"object",start:m,end:d.at,items:l};l.push(A(d,o)),
d.skipSpaces()===","&&d.at++}}function A(d,m){const l=d.at,o=I(d,m);let f=d.at;for(;f>l&&(0,w.xC)(d.text.charAt(f-1));)f--;const v=d.skipSpaces();if(v!=="="&&v!==
":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),(0,M.Kk)(d,"line"),d.at===l&&d.at++,{name:void 0,start:l,end:f,value:{kind:"\
other",start:f,end:d.at}};d.at++;const k=F(d,"line");return{name:o,start:l,end:f,value:k}}function I(d,m){const l=d.at;let o;if(m==='"'||m==="("){const k=K(d,m);
k?.kind==="string"&&(o=k.value)}else o=d.readName();const f=d.skipSpaces();if(f==="="||f===":")return o;$(d);const v=d.text.slice(l,d.at).trimEnd();return/^\d+$/.
test(v)?v:void 0}function $(d){const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=d.skipSpaces(),o=d.at;if(m.lastIndex=o,d.isLineComment(l))return;if((0,w.L8)(l))
d.at++;else if(l==="["||l==="(")d.at++,R(d,l,o);else if(l==='"')(0,C.E3)(d);else if(m.test(d.text))d.at=m.lastIndex;else if(d.readName()===void 0)return}}function h(d){
return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,w.L8)(d.peek(3))}}),400:((le,X,O)=>{O.d(X,{K:()=>K});var w=O(9349),M=O(8704),C=O(3268),F=O(4009),T=O(6134);
function K(o,f=new T.n_){const v=new w.bs(o,o.startsWith("\uFEFF")?1:0,f),k=R(v,void 0);return(0,T.pH)(o,k,v.mistake,f)}function R(o,f){const v={attributes:[],blocks:[]};
let k=f!==void 0&&!o.isLineEnd(o.skipSpaces());for(;;){const S=o.skipBlank();if(o.at>=o.text.length){f!==void 0&&o.report(L,f);break}if(S==="}"&&f!==void 0){o.at++;
break}j(o,S,v),m(o,k,v),k=!1}return{kind:"native",attributes:v.attributes,blocks:v.blocks}}const L="unclosed configuration block: there is no closing brace befo\
re the end of the file";function j(o,f,v){const k=o.at;o.countPart();const S=f==='"'?I(o):o.readName();if(S===void 0){f<"\x80"?o.report("argument or block defin\
ition required",k):o.reportCharacter(),l(o,k);return}const u=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.at++,v.attributes.push({name:S,start:k,end:u,value:(0,M.
J)(o,"line")});return}const b=$(o),D=o.at;if(o.peek()!=="{"){const de=b.length===0?`argument or block definition required: "${S}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${S}" has no "{" at its end`;o.report(de,k,u),l(o,k);return}o.at++;const Y=U.has(S)&&b[0]?.value!==z&&o.depth===0&&
o.mistake===void 0?B(o,D):A(o,D);v.blocks.push({type:S,labels:b,start:k,end:D,body:Y})}const U=new Set(["resource","data","ephemeral","output","variable"]),z="t\
erraform_remote_state";function B(o,f){const{at:v}=o;return(0,C.ku)(o,"}",f)&&o.mistake===void 0?new y(o,f):(o.at=v,o.mistake=void 0,A(o,f))}class y{kind="nativ\
e";text;open;end;parts;body;constructor({text:f,at:v,parts:k},S){this.text=f,this.open=S,this.end=v,this.parts=k}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(f){return this.body!==void 0||this.text.slice(this.open,this.end).includes(f)}read(){if(this.body===void 0){const f=new w.bs(this.
text.slice(0,this.end),this.open+1,this.parts);f.depth=1,this.body=R(f,this.open)}return this.body}}function A(o,f){if(o.depth>=w.lr)return o.report(`blocks are\
 nested deeper than ${w.lr} levels`,f),(0,C.ku)(o,"}",f),{kind:"native",attributes:[],blocks:[]};o.depth++;const v=R(o,f);return o.depth--,v}function I(o){const f=o.
at,v=(0,F.E3)(o);return o.report("invalid argument name: argument names must not be quoted",f,o.at),v.kind==="string"?v.value:void 0}function $(o){const f=d(o);
if(f===void 0)return h;const v=d(o);if(v===void 0)return[f];const k=[f,v];for(let S=d(o);S!==void 0;S=d(o))k.push(S);return k}const h=[];function d(o){const f=o.
skipSpaces(),v=o.at;let k;if(f==='"'){const u=(0,F.E3)(o);u.kind==="string"?k=u.value:(k=o.text.slice(v+1,Math.max(v+1,o.at-1)),o.report("invalid block label: i\
t has to be plain text",v,o.at))}else k=o.readName();if(k===void 0)return;const S={value:k,start:v,end:o.at};return o.countPart(),S}function m(o,f,v){const k=o.
skipSpaces();f&&(k!=="}"||v.blocks.length>0)?o.report("invalid single-argument block definition: a block in one line has one argument at most",o.at):!f&&!o.isLineEnd(
k)&&o.report("missing newline after argument or block definition",o.at)}function l(o,f){(0,C.Kk)(o,"line"),(o.at===f||(0,w.wH)(o.peek())&&o.peek()!=="}")&&o.at++}}),
3268:((le,X,O)=>{O.d(X,{Fq:()=>h,Kk:()=>F,_p:()=>K,ku:()=>T});var w=O(9349);const M="<<",C=({close:l})=>l==='"'||l===M;function F(l,o){l.skipAll(w.Jw)===`
`&&o==="line"||R(l,[],o)}const T=(l,o,f)=>R(l,[{start:f,close:o}],void 0),K=(l,o,f)=>R(l,[{start:f,close:M,marker:o}],void 0);function R(l,o,f){for(;;){const v=o.
at(-1);if(v===void 0&&f===void 0)return!0;let k;if(v!==void 0&&C(v)?(v.close==='"'?y:d)(l,o,v)||(k=!1):k=L(l,o,f),k!==void 0)return k}}function L(l,o,f){for(;;){
const v=o.length===0,k=l.skipAll(v?w.Jw:w.v$);if(k===`
`||k===","){if(v&&(k===","||f==="line"))return!0;l.at++}else if((0,w.wH)(k)){if(v)return!0;if(!z(l,o,k))return!1;const S=o.at(-1);if(S===void 0?f===void 0:C(S))
return}else if(k==='"'){const S=l.at++;if(l.skipAll(w.Tj)!=='"'){o.push({start:S,close:'"'});return}l.at++}else{const S=(0,w.r1)(k);if(S!==void 0)o.push({start:l.
at++,close:S});else{if(k==="<"&&j(l,o))return;if(k!=="<"){if(l.isAtEnd())return B(l,o);if(v&&f==="line"&&l.isLineComment(k))return!0;U(l,k)}}}}}function j(l,o){
const f=l.at,v=h(l);return v===void 0?l.at++:o.push({start:f,close:M,marker:v}),v!==void 0}function U(l,o){l.isLineComment(o)?l.skipLine():o==="/"&&l.peek(1)===
"*"?l.skipBlockComment():o==="/"?l.at++:o==="\r"?l.skipSpaces():(o<"\x80"||l.readName()===void 0)&&(l.reportCharacter(),l.at++)}function z(l,o,f){const v=o.pop();
if(v!==void 0&&v.close!==f){l.reportUnclosed(v.start);let k=o.at(-1);for(;k!==void 0&&k.close!==f&&!C(k);)o.pop(),k=o.at(-1);if(k===void 0)return!1;C(k)?o.push(
{start:l.at,close:"}"}):o.pop()}return l.at++,!0}function B(l,o){const f=o[0];return f===void 0?!0:(l.reportUnclosed(f.start),!1)}function y(l,o,f){for(;;){const v=l.
skipAll(w.Tj);if(v==='"')return o.pop(),l.at++,!0;if(v==="\\")l.at+=/[^\r\n]/.test(l.peek(1))?2:1;else{if(v!=="$"&&v!=="%")return I(l,o,f);if(A(l,o))return!0}}}
function A(l,o){const{at:f}=l,v=l.peek(1);if(v==="{")return o.push({start:f,close:"}"}),l.at+=2,!0;const k=v===l.peek()&&l.peek(2)==="{";return l.at+=k?3:1,!1}function I(l,o,f){
l.reportBrokenString(f.start);const v=$(l);do o.pop();while((o.at(-1)?.start??-1)>=v);return o.length>0}function $({text:l,at:o}){let f=o;for(;f>0&&l[f-1]!==`
`&&l[f-1]!=="\r";)f--;return f}function h(l){const{text:o,at:f}=l;if(l.peek(1)!=="<")return;l.at+=l.peek(2)==="-"?3:2;const v=l.readName();if(v===void 0){l.at=f;
return}return l.skipSpaces()!==`
`&&l.at<o.length&&l.report("invalid expression: a heredoc marker must end its line",f,l.at),l.skipLine(),l.isAtEnd()||l.at++,v}function d(l,o,f){const v=f.marker??
"";for(;;){if(l.peek(-1)===`
`&&m(l,v))return o.pop(),!0;const k=l.skipAll(w.Md);if(l.isAtEnd()){const S=`unterminated template string: no line closes the heredoc "${v}"`;return l.report(S,
f.start),!1}if(k===`
`)l.at++;else if(A(l,o))return!0}}function m(l,o){const{text:f}=l;let{at:v}=l;for(;(0,w.xC)(f.charAt(v));)v++;const k=f.charAt(v);if(k>" "&&k<"\x80"&&!f.startsWith(
o,v))return!1;const S=f.indexOf(`
`,v),u=S<0?f.length:S;return f.slice(v,u).trim()!==o?!1:(l.at=f.charAt(u-1)==="\r"?u-1:u,!0)}}),4009:((le,X,O)=>{O.d(X,{BD:()=>F,E3:()=>C,jw:()=>y});var w=O(9349),
M=O(3268);function C(h){const{text:d,at:m}=h;if(h.at++,h.skipAll(w.Tj)!=='"')return K(h,m);const l=d.slice(m+1,h.at++);return{kind:"string",start:m,end:h.at,value:l,
verbatim:l}}function F(h,d,m){if(!h.includes("{"))return{kind:"string",...d,value:h,verbatim:h};const l=new w.bs(h,0,m),o={parts:[],known:""};for(l.at=0;l.at<h.
length;){const v=l.at;for(;l.at<h.length&&!T(l.peek());)l.at++;if(o.known+=h.slice(v,l.at),l.at<h.length&&!j(l,o)){L(o,d);break}}const f=o.parts.map(v=>v.kind===
"known"?v:{...v,code:h.slice(v.start,v.end),...d});return R({parts:f,known:o.known},d,h)}const T=h=>h==="$"||h==="%";function K(h,d){const{text:m}=h,l={parts:[],
known:m.slice(d+1,h.at)};for(;;){const o=h.at,f=h.skipAll(w.Tj);if(l.known+=m.slice(o,h.at),f==='"')return h.at++,R(l,{start:d,end:h.at});if(f==="\\")l.known+=B(
h);else if(T(f)){if(!j(h,l))return{kind:"other",start:d,end:h.at}}else return h.reportBrokenString(d),{kind:"other",start:d,end:h.at}}}function R({parts:h,known:d},{
start:m,end:l},o){return h.length===0?{kind:"string",start:m,end:l,value:d,verbatim:o??d}:(d!==""&&h.push({kind:"known",value:d}),{kind:"template",start:m,end:l,
parts:h,verbatim:o})}function L(h,d){h.known!==""&&h.parts.push({kind:"known",value:h.known}),h.known="",h.parts.push({kind:"unknown",start:d.start,end:d.end})}
function j(h,d){const{text:m,at:l}=h,o=m.charAt(l);if(h.peek(1)!=="{"){const v=m.startsWith(`${o}{`,l+1);return d.known+=v?`${o}{`:o,h.at+=v?3:1,!0}h.at+=2;const f=o===
"$"?U(h):void 0;return f?.kind==="other"?!1:f?.kind==="string"&&h.skipBlank()==="}"?(d.known+=f.value,h.at++,!0):(0,M.ku)(h,"}",l)?(m.charAt(l+2)==="~"&&(d.known=
d.known.trimEnd()),L(d,{start:l,end:h.at}),h.countPart(),!0):!1}function U(h){if(h.skipBlank()!=='"'||h.depth>=w.lr)return;h.depth++;const d=C(h);return h.depth--,
d}const z={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function B(h){const{text:d,at:m}=h,l=d.charAt(m+1),o=d.slice(m+2,m+(l==="U"?10:6)),f=l==="U"?/^[0-9a-f]{8}$/i.test(o):/^[0-9a-f]{4}$/i.
test(o),v=Number.parseInt(o,16);if((l==="u"||l==="U")&&f&&v<=1114111)return h.at+=o.length+2,String.fromCodePoint(v);const k=z[l];if(h.at+=k===void 0?1:2,k!==void 0)
return k;const S=JSON.stringify(d.slice(m,m+2));return h.report(`invalid escape sequence: ${S}`,m,m+2),""}function y(h){const{text:d,at:m}=h,l=h.peek(2)==="-",o=(0,M.
Fq)(h);if(o===void 0)return;const f=h.at;if(!(0,M._p)(h,o,m))return{kind:"other",start:m,end:h.at};const v={start:m,end:h.at},k=d.slice(f,d.lastIndexOf(`
`,h.at-1)+1);if(A.test(k)){const _=[{kind:"unknown",...v}];return{kind:"template",...v,parts:_,verbatim:void 0}}const S=k.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=l?I(S):S;return{kind:"string",...v,value:u,verbatim:u}}const A=/(?<!\$)\$\{|(?<!%)%\{/;function I(h){let d=h.length;for(const[m]of h.matchAll($))d=Math.
min(d,m.length);return h.replace($,m=>m.slice(d))}const $=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((le,X,O)=>{O.d(X,{SH:()=>F,Td:()=>T,lS:()=>R,n_:()=>M,pH:()=>C,w4:()=>K,
yN:()=>U});const w=25e4;class M{max;count=0;constructor(A=w){this.max=A}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}
function C(y,A,I,$){return I===void 0?{text:y,body:A,parts:$,problems:[]}:{text:y,body:A,parts:$,problems:[{...U(y)(I),message:I.message}]}}const F=(y,A,I)=>{const $=[];
if(y.kind==="native"){for(const h of y.blocks)h.type===A&&h.labels.length===I&&$.push(h);return $}for(const h of y.members)h.name===A&&j(A,h.value,I,[],$);return $},
T=y=>y.kind==="native"?y.attributes:y.members;function K(y,A){if(!(y.kind==="native"&&y.mayHave?.(A)===!1)){for(const I of T(y))if(I.name===A)return I}}const R=y=>y.
kind==="object"?y.items.filter(L):y.kind!=="tuple"?[]:y.elements.flatMap(A=>A.kind==="object"?A.items.filter(L):[]),L=y=>y.name!==void 0&&y.name!=="//";function j(y,A,I,$,h){
if(I>0){for(const{name:m,start:l,end:o,value:f}of R(A))j(y,f,I-1,[...$,{value:m,start:l,end:o}],h);return}const d={start:A.start,end:A.start+1};for(const m of A.
kind==="tuple"?A.elements:[A])m.kind!=="object"&&m.kind!=="tuple"||h.push({...d,type:y,labels:$,body:{kind:"json",members:R(m)}})}const U=y=>{const A=[y.startsWith(
"\uFEFF")?1:0];let I=y.indexOf(`
`),$;return({start:h,end:d})=>{for(;I>=0&&I<h;I=y.indexOf(`
`,I+1))A.push(I+1);$??=z(y);const m=k=>B($??[],k-1),l=Math.max(1,B(A,h)),o=A[l-1]??0,f=(A[l]??(I<0?y.length:I)+1)-1,v=k=>k-o-m(k)+m(o)+1;return{line:l,column:v(
Math.max(h,o)),endColumn:v(Math.min(d,f))}}},z=y=>/[\uD800-\uDBFF]/.test(y)?Array.from(y.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),A=>A.index):[];function B(y,A){
let I=0,$=y.length;for(;I<$;){const h=I+$>>>1;(y[h]??0)<=A?I=h+1:$=h}return I}}),9804:((le,X,O)=>{O.r(X),O.d(X,{clientVersion:()=>$,constraintInvalid:()=>j,constraintUnmeetable:()=>U,
lockInvalid:()=>I,lockOutside:()=>B});var w=O(1064),M=O(4e3),C=O(5799);const F=6,T=h=>`"${(0,M.dh)(h)}"`,K=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function R(h){const d=h.replace(K,"");return d===""?"":`: ${d}`}function L(h){switch(h.reason){case"syntax":{const{text:d,why:m}=h;return{message:`${T(d)} is no\
t a version constraint${R(m)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${h.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${T(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const j=(0,C.lS)((0,C.z3)("constraint-invalid","Version constraint is in\
valid",w.Du),L),U=(0,C.lS)((0,C.z3)("constraint-unmeetable","No version can meet the constraints",w.Du),({of:h,terms:d,preRelease:m})=>({message:`no version of ${h}\
 can match ${(0,M.XT)(d.map(T),F)}`,help:m!==void 0?`write ${T(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:d.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),z={terraform:"terraform",opentofu:"t\
ofu"},B=(0,C.lS)((0,C.z3)("lock-outside","Locked version does not match the constraints",w.Du),({provider:h,version:d,constraints:m,clients:l})=>{const[o,...f]=l,
v=o===void 0||f.length>0?"":`${z[o]} `;return{message:`locked provider ${h} ${d} does not match configured version constraint ${(0,M.XT)(m,F)}`,help:`run \`${v}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),y={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function A(h){const d="failed to read dependency lock file",m="restore the file, or rem\
ove the block and run `init` again";switch(h.reason){case"syntax":return{message:`${d}: ${h.error}`,help:m};case"twice":return{message:`${d}: it has two blocks \
for provider ${h.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${h.of} of provider ${h.
provider} must be written in normalized form: ${T(h.normal)}`,help:m};default:{const[l,o]=y[h.reason];return{message:`${d}: the ${l} of provider ${h.provider} ${o}`,
help:m}}}}const I=(0,C.lS)((0,C.z3)("lock-invalid","Dependency lock file is invalid",w.Du),A),$=(0,C.lS)((0,C.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",w.Du),({client:h,version:d,constraint:m})=>({message:`the version constraint ${T(m)} excludes ${w.bB[h]} ${d}`,help:`use another ver\
sion of ${w.bB[h]}, or change the constraint`}))}),1022:((le,X,O)=>{O.d(X,{m:()=>y,s:()=>I});var w=O(3625),M=O(6246),C=O(1831),F=O(8408),T=O(5011);const K={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},R="hashicorp",L="-",j='Invalid provider source string: The "source" attribute must be in the format "[\
hostname/][namespace/]name"',U={prefix:"terraform-",whose:"a Terraform",frequency:"often"},B={terraform:[U],opentofu:[U,{prefix:"opentofu-",whose:"an OpenTofu",
frequency:"sometimes"}]};function y(o,f){const v=o.split("/");if(v.length>3||v.includes(""))return A(j);const[k="",S,u]=v.reverse(),_=I(k);if(!_.ok){const oe=`${(0,M.
o)(k)} in source ${(0,M.o)(o)}`;return A(`Invalid provider type: Invalid provider type ${oe}: ${_.why}"`)}const b=u===void 0,D=b?(0,w.J)((0,T.Vm)(f)):(0,C.Pv)(u);
if(S===void 0&&D.ok){const oe={hostImplied:b,namespace:R,type:_.value};return{kind:"registry",host:D.value,...oe}}const W=$(S??""),G=`namespace "" in source ${(0,M.
o)(o)}`;if(!W.ok)return A(`Invalid provider namespace: Invalid provider ${G}: ${W.why}"`);if(!D.ok){const oe="Invalid provider source hostname";return A(`${oe}:\
 ${oe} ${G}: ${D.why}"`)}const Y={hostImplied:b,host:D.value,namespace:W.value,type:_.value},de=d(Y,f);return de===void 0?{kind:h(Y,f),...Y}:A(de)}const A=o=>({
kind:"invalid",error:o});function I(o){if(/^[a-z0-9]+$/.test(o))return(0,w.J)(o);if(o==="")return(0,w.T)("must have at least one character");if(o.includes("."))
return(0,w.T)("dots are not allowed");if(o.includes("--"))return(0,w.T)("cannot use multiple consecutive dashes");const f=(0,F.YE)(o);return f.ok?(0,w.J)((0,F.DI)(
f.value)):(0,w.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const $=o=>o===L?(0,w.J)(o):I(o);function h({host:o,
namespace:f},v){return f===L?"legacy":f==="builtin"&&K[v].includes(o)?"builtin":"registry"}function d(o,f){const v=(0,T.Vm)(f);if(o.namespace===L&&o.host!==v)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${v}.`;const k=B[f].find(({prefix:S})=>o.type.startsWith(S));return k===
void 0?void 0:m(o,k,f)}function m(o,{prefix:f,whose:v,frequency:k},S){const u=`${f}provider-`,_=o.type.slice(u.length);if(!o.type.startsWith(u)||!I(_).ok)return`\
Invalid provider type: Provider source ${(0,M.o)(l(o))} has a type with the prefix ${(0,M.o)(f)}, which isn't allowed because it would be redundant to name ${v}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const b=l({...o,type:_},S);return`Invalid provider typ\
e: Provider source ${(0,M.o)(l(o,S))} has a type with the prefix ${(0,M.o)(u)}, which isn't valid. Although that prefix is ${k} used in the names of version con\
trol repositories for ${v.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,M.o)(b)}?`}const l=({host:o,namespace:f,type:v},k)=>k!==void 0&&o===(0,T.Vm)(k)?`${f}/${v}`:`${(0,C.nx)(o)}/${f}/${v}`}),7495:((le,X,O)=>{O.d(
X,{TU:()=>U,i4:()=>h,pb:()=>$,zt:()=>L});var w=O(3625),M=O(8011),C=O(3229),F=O(1831),T=O(5011),K=O(4321),R=O(1022);const L={host:null,isHostImplied:!1,needed:null},
j=u=>({host:u,isHostImplied:!1,needed:(0,F.Rt)(u)?"state":u}),U=u=>({host:u,isHostImplied:!0,needed:u}),z=u=>({host:u,isHostImplied:!1,needed:null}),B=u=>u===null?
L:{...L,directHost:u},y=u=>({...L,problem:u}),A=(u,_)=>y((0,M.sourceInvalid)({reason:"rejected",error:u,advice:_}));function I(u,_,b){return b===null?u:{...u,problem:(0,M.
sourceNearMiss)({text:_,host:u.host,advice:b})}}const $={module:l,"test-module":(u,_,b)=>{const D=(0,T.vL)(u,_).kind==="remote";return _==="opentofu"||!D?l(u,_,
b):y((0,M.sourceInvalid)({reason:"remote-in-test",text:u}))},"registry-module":(u,_)=>{const b=(0,T.rE)(u,_);return b.ok?d(b.value):k(u,_)},provider:o,"locked-p\
rovider":f,"stack-component":v,stack:(u,_)=>{const b=(0,T.A)(u);return b.ok&&!u.startsWith(".")?z(b.value.host):{...v(u,_),isHostImplied:!1,needed:null}},"stack\
-output":u=>{const[_="",...b]=u.split("/");return b.length===3?m(_,z):y((0,M.sourceInvalid)({reason:"stack",text:u}))},terragrunt:S,host:u=>m(u,j),url:k};function h(u,_,b){
if(u==="terragrunt"){const[,G]=/^tfr:\/\/([^/?]*)\//.exec(_)??[];return G===void 0?/^$|^t$|^tfr?$|^tfr:/.test(_)?void 0:L:G===""?U((0,T.Vm)(b)):m(G,j)}if(u==="u\
rl")return B((0,K.uE)(_,b));if(u!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(_))return B((0,K.uE)(_,b));const D=_.indexOf(
"/");if(D<0)return;const W=(0,T.vL)(`${_.slice(0,D)}/a/b/c`,b);return W.kind==="registry"?d(W):B((0,K.uE)(_,b))}const d=({host:u,hostImplied:_})=>_?U(u):j(u);function m(u,_){
const b=(0,F.Pv)(u),D=(0,C.L6)(u);return b.ok?I(_(b.value),u,D):y((0,M.hostInvalid)({text:u,error:b.why,advice:D}))}function l(u,_,b){if((0,T.Nj)(u)&&!b)return L;
const D=(0,T.vL)(u,_),W=D.kind==="registry"?(0,w.J)(D):(0,T.rE)(u,_);if(b&&!W.ok){const{why:de}=W,oe=D.kind==="local"?D:{kind:"invalid",error:de};return A(de,(0,C.
NM)(u,oe,W))}const G=(0,C.NM)(u,D,W);if(W.ok)return I(d(W.value),u,G);if(D.kind==="invalid")return A(D.error,G);const Y=D.kind==="remote"?D.host:null;return I(B(
Y),u,G)}function o(u,_){const b=(0,R.m)(u,_);switch(b.kind){case"registry":case"legacy":return b.hostImplied?U(b.host):I(j(b.host),u,(0,C.cr)(u));case"builtin":
return z(b.host);case"invalid":{const[D="",W]=b.error.split(`

`);return A(D,W??(0,C.cr)(u))}}}function f(u,_){const b=(0,R.m)(u,_);if(b.kind==="invalid")return A(b.error,null);if(b.hostImplied)return y((0,M.sourceInvalid)(
{reason:"locked-provider",text:u}));if(b.kind==="builtin")return z(b.host);const D=_==="opentofu"&&b.host===(0,T.Vm)("terraform")&&b.namespace==="hashicorp";return{
...j(b.host),needed:D?(0,T.Vm)(_):b.host}}function v(u,_){if(u!==u.trim())return y((0,M.sourceInvalid)({reason:"white-space",text:u}));if(u==="."||u==="..")return L;
const b=(0,T.rE)(u,_);if(b.ok)return d(b.value);const D=(0,T.A)(u);if(D.ok)return z(D.value.host);const W=(0,T.vL)(u,_);return W.kind==="invalid"?A(W.error,(0,C.
NM)(u,W,b)):B(W.kind==="remote"?W.host:null)}function k(u,_){const b=(0,K.Zy)(u,_);return B(b.ok?b.value.host:null)}function S(u,_){const[,b,D=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(u)??[];if(b===void 0)return u.startsWith("gitlab.com/")?B("gitlab.com"):k(u,_);const[W=""]=D.split("//");if(W.split("/").length!==3)return y((0,M.sourceInvalid)(
{reason:"terragrunt",text:u}));const G=/[?&]version=([^&]*)/.exec(u)?.[1],Y=b===""?U((0,T.Vm)(_)):m(b,j);return G===void 0?Y:{...Y,version:G}}}),4667:((le,X,O)=>{
O.d(X,{F:()=>d,I:()=>$});var w=O(9562);const M=(...m)=>m.map(l=>{const[o="",...f]=l.split(" ");return{type:o,labels:f}}),C={terraform:"app.terraform.io",opentofu:null},
F={terraform:"app.terraform.io",opentofu:"app.terraform.io"},T={terraform:"static",opentofu:"static"},K={opentofu:"static"},R={terraform:"any",opentofu:"any"},L=[
"config","query","migrate"],j=["stack","deploy"],U=(m,l,...o)=>({kind:"remote_state",files:L,path:M(...o,"data terraform_remote_state *"),position:{backend:m,argument:"\
hostname"},grammar:"host",service:l,evaluation:R,absent:"remote_state_default",defaults:C}),z=(m,l,o={})=>({kind:"required_provider",files:m,path:M(...l),position:"\
entries",grammar:"provider",service:w.xq,isLiteral:!0,absent:"required_provider_nosource",...o}),B=(m,l,o,f)=>({kind:o[0],files:m,path:M(...l),position:"source",
...o[1]===void 0?{}:{absent:o[1]},...f}),y=(m,l,o={})=>({kind:"backend_remote",files:m,path:M(...l),position:"hostname",grammar:"host",service:w.Bn,absent:"back\
end_remote_default",defaults:C,...o}),A={grammar:"module",service:w.e$},I={grammar:"stack-component",service:w.e$,isLiteral:!0},$=[B(L,["module *"],["module","m\
odule_missing"],{...A,evaluation:T,merges:"module"}),z(L,["terraform","required_providers"],{merges:"provider"}),z(L,["required_providers"],{isReserved:!0}),y(L,
["terraform","cloud"],{kind:"cloud",service:w.OZ,absent:"cloud_default",evaluation:K,merges:"backend"}),y(L,["terraform","backend remote"],{evaluation:K,merges:"\
backend"}),{kind:"backend_http",files:L,path:M("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:K,merges:"backend"},U("rem\
ote",w.Bn),U("cloud",w.OZ),U("remote",w.Bn,"check *"),U("cloud",w.OZ,"check *"),{kind:"remote_state",files:L,path:M("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:R},y(L,["provider tfe"],{kind:"provider_tfe",service:w.M,absent:"provider_tfe_default",evaluation:R,
defaults:F}),{kind:"provider_tfe",files:["test"],path:M("provider tfe"),position:"hostname",grammar:"host",service:w.M,defaults:F},{kind:"lock_provider",files:[
"lock"],path:M("provider *"),position:"label",grammar:"locked-provider",service:w.xq,isLiteral:!0},B(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:w.e$,isLiteral:!0}),y(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
z(j,["required_providers"]),B(j,["component *"],["stack_component","stack_component_missing"],I),B(j,["removed"],["stack_removed","stack_removed_missing"],I),B(
j,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),B(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),z(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),y(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(m=>B(["terragrunt"],[m],["terragrunt_source"],{grammar:"\
terragrunt",service:w.e$,evaluation:R})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:w.e$,isLiteral:!0}],
h=new Map([...new Set($.flatMap(({files:m})=>m))].map(m=>{const l=$.filter(({files:o})=>o.includes(m));return[m,Map.groupBy(l,o=>o.path[0]?.type??"")]})),d=m=>h.
get(m)??new Map}),5962:((le,X,O)=>{O.r(X),O.d(X,{atOnce:()=>wt,scanCheckout:()=>is,scanInSteps:()=>Et});var w=O(7052),M=O(9664),C=O(9349),F=O(8704);const T=1024;
function K(s){if(s.length>T)return;const e=new R(new C.bs(s)),t=e.condition();return e.isAtEnd()?t:void 0}class R{cursor;constructor(e){this.cursor=e}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=C.lr)return;this.cursor.depth++;const e=this.
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
B=2e4,y=5e6;class A{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>y}spend(e){if(this.
steps+=1,this.count(),this.depth>=z||this.steps>B||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>U?void 0:t}}const I=()=>({
name:()=>{},call:()=>{},effort:new A}),$=({expression:s,text:e},t)=>t.effort.spend(()=>l(s,e,t));function h(s,e){const t=K(s);return t&&oe(t,s,e)}const d=s=>typeof s==
"string"||typeof s=="number"||typeof s=="boolean"?String(s):void 0;function m(s){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,s(t))),e.get(t))}
function l(s,e,t){switch(s.kind){case"string":case"primitive":return s.value;case"object":return m(n=>{const i=v(s.items).get(n);return i&&$(o(i,e),t)});case"tu\
ple":return m(n=>{const i=s.elements[Number(n)];return i&&$({expression:i,text:e},t)});case"template":return k(de(s.parts,e,t),e,t);case"other":return h(e.slice(
s.start,s.end),t)}}const o=({value:s},e)=>({expression:s,text:e}),f=new WeakMap;function v(s){const e=f.get(s);if(e!==void 0)return e;const t=new Map;for(const n of s)
n.name!==void 0&&!t.has(n.name)&&t.set(n.name,n);return f.set(s,t),t}function k(s,e,t){let n="";for(const i of s){const r=i.kind==="known"?void 0:_(i,e),a=i.kind===
"known"?i.value:r&&h(r,t),c=d(a);if(c===void 0)return S(n,a);if(n.length+c.length>U)return;n+=c}return n}function S(s,e){return e instanceof j?new j((s+e.text).
slice(0,U),e.withheld):new j(s)}const u=(s,e)=>s.code??e.slice(s.start,s.end);function _(s,e){const t=u(s,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,
""):void 0}const b=/^%\{~?\s*if\s([\s\S]*)\}$/,D=/^%\{~?\s*else\s*~?\}$/,W=/^%\{~?\s*endif\s*~?\}$/,G=512,Y=1e3;function de(s,e,t){if(s.length>Y)return s;const n=s.
map(N=>N.kind==="unknown"&&N.end-N.start<=G?u(N,e):""),[i,...r]=n.keys().filter(N=>b.test(n[N]??"")),a=n.findIndex(N=>W.test(N));if(i===void 0||r.length>0||a<i)
return s;const c=b.exec(n[i]??"")?.[1]??"",p=h(c.replace(/~$/,""),t);if(typeof p!="boolean")return s;const g=n.findIndex(N=>D.test(N)),E=g<0?a:g,x=p?s.slice(i+1,
E):s.slice(E+1,a);return[...s.slice(0,i),...x,...s.slice(a+1)]}function oe(s,e,t){const n=i=>oe(i,e,t);return t.effort.spend(()=>{switch(s.kind){case"literal":return l(
s.expression,e,t);case"name":return t.name(s.name);case"call":return t.call(s.name,s.given.map(n));case"step":{const i=n(s.of),r=d(n(s.key));return typeof i=="f\
unction"&&r!==void 0?i(r):void 0}case"condition":{const i=n(s.test);return typeof i!="boolean"?void 0:n(i?s.yes:s.no)}case"comparison":{const[i,r]=[n(s.left),n(
s.right)];return[i,r].every(c=>c===null||d(c)!==void 0)?i===r===s.isEqual:void 0}}})}var St=O(4e3),P=O(6134);function yt({text:s},e){const t=(0,P.yN)(s);return{
text:s,place:n=>{const{line:i,column:r,endColumn:a}=t(n);return{file:e,line:i,column:r,endColumn:a}}}}const Fe=4096,q=s=>{const e=(0,St.dh)(s,Fe);return e.length<
13?e:` ${e}`.slice(1)},$e=s=>/[^\0-\x7f]/.test(s)?s.normalize("NFC"):s,_e=s=>({kind:"known",text:$e(q(s))}),Pe=s=>s===void 0||s.length>T?null:{code:q(s)};function be(s,e,t=!1){
const n=()=>s.text.slice(e.start,e.end),i=r=>({kind:"pieces",pieces:r,text:q(n())});switch(e.kind){case"string":return _e(t?e.verbatim:e.value);case"template":{
if(t&&e.verbatim!==void 0)return _e(e.verbatim);const r=de(e.parts,s.text,I()).map(a=>a.kind==="known"?q(a.value):Pe(_(a,s.text)));return r.every(a=>typeof a=="\
string")?_e(r.join("")):i(r.includes(null)?[Pe(n())]:r)}case"other":{const r=n(),a=h(r,I());return typeof a=="string"?_e(a):i([Pe(r)])}case"primitive":case"obje\
ct":case"tuple":return i([null])}}function Mt(s,e){return e.kind!=="primitive"?be(s,e):e.value===null?null:_e(String(e.value))}function At(s,e){const[t]=s.kind===
"pieces"?s.pieces:[];return s.kind==="known"||typeof t!="object"||t===null?s:{...s,pieces:[{code:`(${t.code}).${e}`}]}}function fe(s){return s?.kind!=="string"?
null:$e(q(s.value))}function we({pieces:s},e){let t="";for(const n of s){const i=typeof n=="object"&&n!==null?h(n.code,e):n;if(i===null&&n!==null&&s.length===1)
return{isWhole:!0,text:null,withheld:null};const r=d(i??void 0);if(r===void 0)return{isWhole:!1,...S(t,i??void 0)};if(t.length+r.length>Fe)return{isWhole:!1,text:t,
withheld:null};t+=r}return{isWhole:!0,text:$e(q(t)),withheld:null}}var pe=O(8011),me=O(1064),ve=O(5011),We=O(1022),Z=O(7495);const Ee=(s,e,t)=>({row:s,kind:s.kind,
address:q(e.join(".")),mergeKey:It(s,e),localName:null,hasOwnToken:!1,...t});function It({merges:s},e){return s===void 0?null:s==="module"?q(`module.${e.at(-1)}`):
s}function Tt(s,e){if(s.version===null)return null;const{value:t,...n}=s.version;if(t.kind==="known")return{text:t.text,...n};const i=c=>e(s,t,c).flat(),r=me.Du.
map(c=>{const[p,...g]=i(c);return[c,g.length===0&&p?.isWhole===!0?p.text:null]}),a=i("terraform").some(({withheld:c})=>c!==null);return{text:null,...n,values:Object.
fromEntries(r),isWithheld:a}}function xt(s,e){const[t]=(0,P.SH)(e,"workspaces",0),n={organization:fe((0,P.w4)(e,"organization")?.value),name:t?fe((0,P.w4)(t.body,
"name")?.value):null};return s.map(i=>({...i,workspace:n}))}const Ce=({version:s})=>s?.value.kind==="known";function De(s,e){const t=Oe(s,(0,P.w4)(e,"version")?.
value),n=fe((0,P.w4)(e,"constraints")?.value);return n===null||t===null?t:{...t,recorded:n}}function Oe(s,e,t=Mt){const n=e&&t(s,e);return e&&n?{value:n,place:s.
place(e)}:null}function $t({kind:s},e,t){const{row:n,value:i}=e;return i===void 0?Ve(e,s,t):i.kind==="known"?Z.pb[n.grammar](i.text,t,Ce(e)):i.text==="null"?ze(
e,s,t):He(n,i,t)??Z.zt}function He(s,e,t){const{text:n}=we(e,I());return n===null?void 0:(0,Z.i4)(s.grammar,n,t)}function Ke({row:s,value:e}){return e?.kind!=="\
pieces"||e.text==="null"?!1:me.Du.some(t=>He(s,e,t)===void 0)}const Pt=({references:s})=>s.some(e=>e.row.evaluation!==void 0&&(Ke(e)||e.version?.value.kind==="p\
ieces"));function Ct({kind:s},e,t,n){const{row:i,address:r,value:a}=e,c=Nt(n),p=c.map(({isWhole:V,text:re})=>re===null?ze(e,s,t):V?Z.pb[i.grammar](re,t,Ce(e)):(0,Z.
i4)(i.grammar,re,t)),[g]=p,E=p.every(V=>V?.needed===g?.needed);if(g!==void 0&&E&&!p.includes(void 0))return g;if(i.grammar==="terragrunt"&&Dt(a))return Z.zt;const[
x]=t==="terraform"?c.flatMap(({withheld:V})=>V??[]):[],N=i.evaluation!==void 0&&i.evaluation[t]===void 0,J=(0,pe.sourceDynamic)({address:r,argument:i.grammar===
"host"?"hostname":"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:V,text:re,from:ee})=>({text:V?re:null,from:ee})),refused:N?"never":
x===void 0?null:{variable:x}});return{...Z.zt,problem:J}}const Dt=s=>s?.kind==="pieces"&&s.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function Nt(s){
return s.some(({isWhole:e,from:t})=>e&&t!==null)?s.filter(({isWhole:e,from:t})=>e||t!==null):s}function ze(s,e,t){const{row:n,address:i}=s;return n.defaults!==void 0?
Ve({...s,kind:n.absent??s.kind},e,t):n.grammar==="url"?Z.zt:{...Z.zt,problem:(0,pe.sourceInvalid)({reason:"null",address:i})}}const Lt={cloud_default:"cloud blo\
ck",remote_state_default:"remote state"};function Ve(s,e,t){const{row:n,kind:i,address:r,localName:a}=s;if(n.defaults!==void 0){const c=n.defaults[t];return c!==
null?(0,Z.TU)((0,ve.mD)(c)):{...Z.zt,problem:(0,pe.hostMissing)({block:Lt[i]??"remote backend"})}}return i==="required_provider_invalid"?{...Z.zt,problem:(0,pe.
sourceInvalid)({reason:"not-a-requirement",address:r})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,We.s)(a).ok?(0,Z.TU)((0,ve.Vm)(t)):Z.
zt:e.isOverride?Z.zt:{...Z.zt,problem:(0,pe.sourceInvalid)({reason:"missing",address:r})}}const Rt=1e4;class jt{cached=new Map;needs=new Map;of(e,t){const{row:n,
value:i}=t;if(i?.kind!=="known"||(0,ve.Nj)(i.text))return this.read(e,t);const{clients:r}=e.kind,a=r.length>1?"":r[0],c=`${n.grammar} ${n.service} ${a} ${Ce(t)}\
 ${i.text}`,p=this.cached.get(c);if(p!==void 0)return p;this.cached.size>=Rt&&this.cached.clear();const g=this.read(e,t);return this.cached.set(c,g),g}ofUses(e,t,n){
const i=e.kind.clients.map(a=>{const c=new Map;for(const p of n(a)){const g=Ct(e,t,a,p),{host:E,needed:x,problem:N,version:J}=g,V=[E,x,J,N?.message].join(" ");c.
has(V)||c.set(V,{client:a,meaning:g})}return[...c.values()]}),r=Math.max(...i.map(({length:a})=>a));return Array.from({length:r},(a,c)=>this.meaningsOf(i.flatMap(
p=>p[c]??[]),t))}read(e,t){const n=[];for(const i of e.kind.clients){const[r]=n,c=r!==void 0&&Ut(t,r.meaning)?r.meaning:$t(e,t,i);n.push({client:i,meaning:c})}return this.
meaningsOf(n,t)}meaningsOf(e,{row:t}){const n=e.some(({meaning:i})=>i.needed==="state");return{all:e,first:e.find(({meaning:i})=>Bt(i))?.meaning??Z.zt,hasProblem:e.
some(({meaning:i})=>i.problem!==void 0),needs:n?null:this.share(Xe(e,t,()=>null))}}share(e){const t=e.map(({host:i,service:r,clients:a})=>[i,r,...a]).join("|"),
n=this.needs.get(t);return n!==void 0?n:(this.needs.set(t,e),e)}}const Bt=({host:s,directHost:e})=>s!==null||e!==void 0,Ut=({row:s,value:e},{host:t,isHostImplied:n,
problem:i})=>s.grammar!=="module"||e?.kind!=="known"||i!==void 0?!1:e.text.startsWith(".")||t!==null&&!n;function Xe(s,{service:e},t){if(e===null)return[];const n=new Map;
for(const{client:i,meaning:r}of s){const a=r.needed==="state"?t(i)??r.host:r.needed;if(a===null)continue;const c=[...n.get(a)?.clients??[],i];n.set(a,{host:a,service:e,
clients:c})}return[...n.values()]}const ge={providerUses:new Map,hasBackend:!1,traits:[]},Je=new Map([["language",0],["terraform",0],["provider",1],["check",1],
["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function Ge(s,e){const t=e.kind==="json"||s.text.includes("provider"),n=new Ht(
s,t);if(e.kind==="native")for(const i of e.blocks)Je.get(i.type)===i.labels.length&&n.read(i);else for(const[i,r]of Je)(0,P.SH)(e,i,r).forEach(n.read,n);return n.
result()}function Ft(s,e){const t=Wt.flatMap(({argument:n,kind:i})=>{const r=(0,P.w4)(e,n)?.value,a=fe(r);if(r===void 0||a===null)return[];const c=s.place(r);if(i===
"version")return[{kind:i,text:a,localName:null,place:c}];const p=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return p===void 0?[]:[{kind:i,text:p,place:c}]});
return t.length===0?ge:{...ge,traits:t}}const Wt=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"version"}];function Ye(s){
const e=new Map;for(const[t,n]of s.providerUses){const i=n();e.set(q(t),()=>i)}return{...s,providerUses:e}}class Ht{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){
this.source=e,this.maySelect=t}read(e){const{type:t,labels:n,body:i}=e;switch(t){case"language":this.addTrait("language",e);for(const r of(0,P.SH)(i,"compatible\
_with",0))this.addVersion("compatible",(0,P.w4)(r.body,"opentofu"));return;case"terraform":this.hasBackend||=(0,P.SH)(i,"backend",1).length>0||(0,P.SH)(i,"cloud",
0).length>0;for(const r of(0,P.SH)(i,"encryption",0))this.addTrait("encryption",r);this.addVersion("version",(0,P.w4)(i,"required_version"));return;case"provide\
r":for(const r of n)this.use(r.value,r.value,r,[e]),this.addVersion("provider-version",(0,P.w4)(i,"version"),q(r.value));(0,P.w4)(i,"for_each")!==void 0&&this.addTrait(
"provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(e,[e]);return;case"check":for(const r of(0,P.SH)(i,"data",2))this.readTyped(
r,[e,r]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[e])}}result(){const{hasBackend:e,uses:t,traits:n}=this;return{providerUses:t??
ge.providerUses,hasBackend:e,traits:n??ge.traits}}addTrait(e,t){this.traits??=[],this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,n=null){
const i=fe(t?.value);t===void 0||i===null||(this.traits??=[],this.traits.push({kind:e,text:i,localName:n,place:this.source.place(t.value)}))}readTyped(e,t){const[
n]=e.labels;n===void 0||this.readNamed(e,t)||this.use(zt(n.value),n.value,n,t)}readNamed(e,t){if(!this.maySelect)return!1;const n=(0,P.w4)(e.body,"provider")?.value,
i=n===void 0?void 0:Jt(this.source,n);return n===void 0||i===void 0?!1:(this.use(i,i,n,t),!0)}use(e,t,n,i){if(this.uses??=new Map,this.uses.has(e))return;const{
source:r}=this;this.uses.set(e,()=>({text:q(t),address:Kt(i),place:r.place(n)}))}}const Kt=s=>q(s.flatMap(({type:e,labels:t})=>[e,...t.map(({value:n})=>n)]).join(
".")),zt=s=>{const e=s.indexOf("_");return e<0?s:s.slice(0,e)},Vt=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),Xt=256;function Jt({text:s},{start:e,end:t}){
return Vt.exec(s.slice(e,Math.min(t,e+Xt)))?.[1]}var Gt=O(3229),Yt=O(9562),ne=O(7854);const Se=5e4;function Ze(s,e,t,n=Se){const i=[],r=[],a=new Zt(s,e,t);for(const c of s){
for(const p of c.notes)r.push(p);if(!c.isContext)for(const p of c.references){if(i.length>=n)return r.push((0,ne.YW)(c.file,(0,w.fileLimit)({kind:"module-usages",
max:n}))),Qe(i,r);const g=a.meaningsOf(c,p);for(const E of g)i.push(a.usageOf(c,p,E));if(p.row.isReserved||g.some(({hasProblem:E})=>E)){const E=g.flatMap(x=>x.all);
r.push(...qt(c,p,a.inForce(c,p,E)))}}}for(const c of en(s))i.push(c);return Qe(i,r)}const Qe=(s,e)=>({usages:s.sort(qe),notes:e.sort(qe)});class Zt{files;cache;values;overrides;constructor(e,t,n){
this.files=e,this.cache=t,this.values=n,this.overrides=e.filter(({kind:i})=>i.isOverride)}meaningsOf(e,t){const{value:n}=t;return n?.kind!=="pieces"||!Ke(t)?[this.
cache.of(e,t)]:this.cache.ofUses(e,t,i=>this.values(t,n,i))}usageOf(e,t,n){const{all:i,first:r,needs:a}=n,c=this.inForce(e,t,i),p=c.length===i.length&&a!==null,
g={kind:t.kind,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,version:r.
version===void 0?Tt(t,this.values):{text:r.version,place:t.place},place:t.place,clients:e.kind.clients,needs:p?a:Xe(c,t.row,this.stateHost),isOverridden:c.length===
0},{workspace:E}=t;return E===void 0?g:{...g,workspace:E}}inForce(e,t,n){return this.overrides.length===0?n:n.filter(({client:i})=>this.isInForce(e,t,i))}replaced=(0,ne.
Oo)(e=>Qt(this.overrides,e));isInForce({kind:e},{mergeKey:t},n){return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(n).has(t)}stateHost=(0,ne.
Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(e))for(const n of t.references){if(!(n.row.merges==="backend")||!this.isInForce(t,n,e))continue;const[
r]=this.meaningsOf(t,n),a=r?.all.find(c=>c.client===e)?.meaning.needed??null;if(a!==null&&a!=="state")return a}return null})}function Qt(s,e){const t=new Set;for(const{
kind:n,references:i,scope:r}of s)if(n.clients.includes(e)){r.hasBackend&&t.add("backend");for(const{mergeKey:a,value:c,localName:p}of i)a!==null&&(c!==void 0||p!==
null)&&t.add(a)}return t}function qt(s,{place:e,row:t,value:n},i){const r=new Map,a=n?.kind==="known"&&(0,Gt.Kc)(n.text),c=s.notes.some(p=>p.place.line===e.line);
for(const{client:p,meaning:g}of i){const{problem:E,host:x}=g;if(E===void 0||c&&E.code==="source-dynamic")continue;const N=E.code==="source-dynamic"?E.message:E.
code,J=r.get(N)??{problem:E,host:x,clients:[],place:e,isPlaceholder:a};r.set(N,{...J,clients:[...J.clients,p]})}if(t.isReserved&&i.length>0){const p=(0,pe.blockReserved)(
{block:"required_providers",parent:"terraform"}),g=i.map(({client:E})=>E);r.set(p.code,{problem:p,host:null,clients:g,place:e})}return[...r.values()]}const qe=({
place:s},{place:e})=>s.file!==e.file?s.file<e.file?-1:1:s.line-e.line||s.column-e.column;function en(s){if(s.every(({scope:n})=>n.providerUses.size===0))return[];
const e=new Map,t=s.every(({kind:n})=>n.clients.length===me.Du.length);for(const n of t?[me.Du]:me.Du.map(i=>[i])){const i=s.filter(({kind:r})=>n.every(a=>r.clients.
includes(a)));for(const[r,a]of tn(i)){const c=e.get(r);c===void 0?e.set(r,{use:a(),clients:n}):e.set(r,{...c,clients:[...c.clients,...n]})}}return e.values().map(
nn).toArray()}function tn(s){const e=new Set(["terraform"]);for(const{references:n}of s)for(const{localName:i}of n)i!==null&&e.add(i);const t=new Map;for(const{
scope:n,isContext:i}of s)if(!i)for(const[r,a]of n.providerUses)e.has(r)||(e.add(r),(0,We.s)(r).ok&&t.set(r,a));return t}function nn({use:s,clients:e}){const t=Ne.
filter(a=>e.some(c=>a.clients.includes(c))),n=t.length===Ne.length?Ne:t;return{kind:"implied_provider",host:t[0]?.host??null,...s,clients:e,needs:n,...{version:null,
isOverridden:!1,isHostImplied:!0}}}const Ne=me.Du.map(s=>({host:(0,ve.Vm)(s),service:Yt.xq,clients:[s]}));var ye=O(5747),sn=O(4009);const et=200;function Me(s,e=new P.
n_){const t=new rn(s,e),n=t.readRoot(),i={kind:"json",members:n===void 0?[]:(0,P.lS)(n)};return(0,P.pH)(s,i,t.mistake,e)}class rn{text;parts;at=0;depth=0;mistake;constructor(e,t){
this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear aft\
er the JSON value",this.at);const n=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!n&&this.report("root value must be object: it is neither an object\
 nor an array of objects",t.start),t}report(e,t,n=t+1){this.mistake??={message:e,start:t,end:n}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){
const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.
at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",n=this.text.indexOf(t,this.at+1);this.at=n<0?this.text.length:n+t.length}readValue(){const{text:e,parts:t,at:n}=this;if(!t.add()){this.at=e.length;return}
const i=e.charAt(n);if(i==='"'){const r=this.readString();return r===void 0?void 0:(0,sn.BD)(r,{start:n,end:this.at},t)}if(i==="{"||i==="["){if(this.depth>=et)return this.
stop(`values are nested deeper than ${et} levels`,n);this.depth++;const r=i==="{"?this.readObject():this.readArray();return this.depth--,r}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;tt.lastIndex=t;const n=tt.exec(e)?.[0];return n===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
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
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(on,(n,i,r)=>{
if(i===void 0)return JSON.parse(`"${n}"`);const a=`invalid JSON string: ${JSON.stringify(n)} is not an escape sequence`;return this.report(a,t+r,t+r+2),n}).toWellFormed()}}
const tt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,on=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Ae=O(400),an=O(9804),ln=O(4667);function dn(s,e,t,n){
const i=(0,ln.F)(t.class),r=[];for(const c of i.get("")??nt)st(r,rt(s,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:cn(e,i);for(const c of a){
if(r.length>n)break;for(const p of i.get(c.type)??nt)it(s,p,c,[],r)}return r}const nt=[];function st(s,e){for(const t of e)s.push(t)}function cn(s,e){return[...new Set(
s.members.map(({name:n})=>n).filter(n=>e.has(n)))].flatMap(n=>[...new Set(e.get(n)?.map(({path:r})=>r[0]?.labels.length??0))].flatMap(r=>(0,P.SH)(s,n,r)))}function it(s,e,t,n,i){
const r=e.path[n.length],{labels:a,body:c}=t;if(r?.type!==t.type||a.length!==r.labels.length)return;for(let E=0;E<a.length;E++){const x=r.labels[E];if(x!=="*"&&
x!==a[E]?.value)return}const p=[...n,t],g=e.path[p.length];if(g===void 0){const E=p.flatMap(x=>[x.type,...x.labels.map(({value:N})=>N)]);st(i,rt(s,e,{body:c,block:t,
names:E}));return}for(const E of(0,P.SH)(c,g.type,g.labels.length))it(s,e,E,p,i)}function rt(s,e,t){const{position:n}=e,{body:i,block:r,names:a}=t;switch(n){case"\
source":return Ie(s,e,t,(0,P.w4)(i,n)?.value,De(s,i));case"hostname":{const c=(0,P.w4)(i,n)?.value,p=Ie(s,e,t,c,De(s,i)),g=e.merges==="backend"?xt(p,i):p;return ot(
g,(0,P.w4)(i,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Ie(s,e,t,(0,P.w4)(i,c)?.value,null));case"entries":return(0,P.
Td)(i).map(c=>fn(s,e,t,c));case"label":{const c=r?.labels.at(-1);if(c===void 0)return[];const p={kind:"known",text:q(c.value)},g=s.place(c),E=De(s,i);return[Ee(
e,a.slice(0,-1),{value:p,version:E,place:g})]}case"manifest":return hn(s,e,i);default:return un(s,e,t,n)}}function un(s,e,t,n){if(fe((0,P.w4)(t.body,"backend")?.
value)!==n.backend)return[];const r=(0,P.w4)(t.body,"config")?.value,a=he(r,n.argument),c=ot(Ie(s,e,t,a,null),he(r,"token"));if(r===void 0||r.kind==="object")return c;
const p=At(be(s,r),n.argument);return c.map(g=>({...g,value:p}))}const ot=(s,e)=>e===void 0?s:s.map(t=>({...t,hasOwnToken:!0}));function Ie(s,e,{block:t,names:n},i,r){
if(i!==void 0)return[at(s,e,n,i,r)];if(e.absent===void 0||t===void 0)return[];const a=s.place(t);return[Ee(e,n,{kind:e.absent,value:void 0,version:r,place:a})]}
function at(s,e,t,n,i){const c=n.kind==="primitive"&&n.value===null&&e.defaults!==void 0?void 0:be(s,n,e.isLiteral);return Ee(e,t,{value:c,version:i,place:s.place(
n)})}function fn(s,e,{names:t},{name:n,value:i}){const r=e.merges===void 0?null:`${e.merges}.${n}`,a={address:q([...t,n].join(".")),localName:q(n),mergeKey:r};if(i.
kind==="object"){const g=he(i,"source");return Ee(e,t,{...a,kind:g===void 0?e.absent??e.kind:e.kind,value:g&&be(s,g,e.isLiteral),version:Oe(s,he(i,"version"),be),
place:s.place(g??i)})}const c=i.kind==="string"||i.kind==="primitive"||i.kind==="template";return Ee(e,t,{...a,kind:c?"required_provider_legacy":"required_provi\
der_invalid",value:void 0,version:c?Oe(s,i):null,place:s.place(i)})}function hn(s,e,t){const n=(0,P.w4)(t,"Modules")?.value;return n?.kind!=="tuple"?[]:n.elements.
flatMap(i=>{const r=he(i,"Source"),a=fe(he(i,"Key"));if(r===void 0||a===null)return[];const c=Oe(s,he(i,"Version"));return[at(s,e,["module",a],r,c)]})}const he=(s,e)=>s?.
kind==="object"?s.items.find(t=>t.name===e)?.value:void 0,pn=64,mn=16*1024*1024;function*vn(s,e){const t=[],n=[];let[i,r]=[0,0],a=-1;for(const{path:c,file:p,kind:g,
isContext:E}of s){if(a+=1,a>0&&a%pn===0&&(yield e+a))return null;const N=(0,ye.yR)(c);if(!N.ok){const{failure:ee}=N,ue=ee.kind==="size"?(0,w.fileLimit)(ee):(0,w.
fileUnreadable)({what:"file",code:ee.code});n.push((0,ne.YW)(p,ue));continue}if(!N.isUtf8&&!E){const ee=kn("\uFFFD",N.text);n.push((0,ne.YW)(p,(0,w.fileSyntax)(
{error:null,file:p}),ee))}i+=N.bytes;const J=wn(N.text,g,p,E),V=gn(J,Se-r);r+=Le(V);const re=i<=mn;if(t.push(re?V:{...V,scope:Ye(V.scope)}),V!==J){const ee=(0,w.
fileLimit)({kind:"module-usages",max:Se});n.push((0,ne.YW)(p,ee));break}}return{files:t,notes:n,bytes:i}}function gn(s,e){if(Le(s)<=e)return s;const t={...s.scope,
providerUses:ge.providerUses};return{...s,references:s.references.slice(0,e),scope:t}}const Le=({references:s,scope:e})=>s.length+e.providerUses.size;function kn(s,e){
const t=e.slice(0,e.indexOf(s)).split(`
`),n=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:n,endColumn:n+1}}function*_n(s){const e=s.filter(({kind:i})=>i.class==="config"),[t]=e;t!==void 0&&
s.every(i=>Le(i)===0)&&(yield{kind:"module",file:t.file});const n=e.filter(({scope:i})=>i.hasBackend);for(const i of new Set(n.map(({kind:r})=>r.clients))){const r=e.
find(({kind:a})=>a.clients===i);r!==void 0&&(yield{kind:"state",file:r.file})}for(const{file:i,kind:r,references:a,scope:c,isContext:p}of s)if(r.class==="lock"&&
a.length===0&&(yield{kind:"lock",file:i}),!(r.class!=="config"||p))for(const g of c.traits)g.kind!=="binary"&&(yield g)}const bn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Re=({file:s,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!bn.test(s),En={config:Ge,query:Ge,terragrunt:Ft};function wn(s,e,t,n=!1,i=new P.n_){const r=(e.
syntax==="json"?Me:Ae.K)(s,i),a=yt(r,t),{body:c}=r,p=dn(a,c,e,Se),g=En[e.class]?.(a,c)??ge,E=Re({file:t,kind:e,references:p})&&!i.isExceeded(),x=n||E?[]:On(r,e,
t);return{file:t,kind:e,references:p,scope:g,notes:x,isContext:n}}function On({problems:s,parts:e},t,n){return e.isExceeded()?[(0,ne.YW)(n,(0,w.fileLimit)({kind:"\
parts",max:e.max}))]:s.map(({message:i,...r})=>{const a=t.class==="lock"?(0,an.lockInvalid)({reason:"syntax",error:i}):(0,w.fileSyntax)({error:i,file:n});return{
...(0,ne.YW)(n,a,r),clients:t.clients}})}var Sn=O(5603),yn=O(7152);const Mn=25e4;function*An(s,e,t=Mn){const n=[],i=new ne.u3,r=[],a=new jt,c=[],p=e({calls:()=>xn(
n,r),terragrunt:()=>c});let[g,E,x]=[0,0,0],N=!0,J=!1;const V=new Sn.j,re=[],ee={toolFiles:[],hasPlugins:!1};let ue=null;for(const ae of(0,yn.G)(s,ee)){if(ae.kind===
"note"){i.add(ae.note);continue}if(ae.kind==="directory"){if(!(yield g))continue;ue=ae.name;break}if(n.length+x>=t){i.add(lt(ae.files,t));break}const Q=yield*vn(
ae.files,g);if(Q===null){ue=(0,M.jt)(ae.files[0]?.file??"");break}g+=Q.files.length,E+=Q.bytes,N&&=Q.files.every(Re),V.addFiles(Q.files);for(const te of _n(Q.files))
re.push(te);for(const te of Q.files)te.kind.class==="terragrunt"&&(c.push(te.file),J||=!Re(te));for(const te of Q.notes)i.add(te);if(Q.files.some(Pt)){r.push({files:Tn(
Q.files),usagesBefore:n.length});for(const{references:te}of Q.files)x+=te.length;continue}const xe=Ze(Q.files,a,p);for(const te of xe.usages)n.push(te);for(const te of xe.
notes)i.add(te)}let H=n.length;const se=[];for(const{files:ae}of r){if(H>=t){i.add(lt(ae,t));break}if(yield g){ue??=(0,M.jt)(ae[0]?.file??"");break}const Q=Ze(ae,
a,p);for(const xe of Q.notes)i.add(xe);H+=Q.usages.length,se.push(Q.usages)}const Ot=In(n,r,se);V.addUsages(Ot);const[rs,os]=[V.signs(),V.constraints()];return{
...{usages:Ot,declared:re,notes:i.all(),files:g,bytes:E,isEmpty:N,usesTerragrunt:J,signs:rs,constraints:os},...ee,endedAt:ue}}const lt=([s],e)=>(0,ne.YW)((0,M.jt)(
s?.file??""),(0,w.fileLimit)({kind:"usages",max:e}));function In(s,e,t){const n=e.map(({usagesBefore:i},r)=>{const a=e[r+1]?.usagesBefore;return[...t[r]??[],...s.
slice(i,a)]});return n.length===0?s:[s.slice(0,e[0]?.usagesBefore),...n].flat()}const Tn=s=>s.map(e=>({...e,scope:Ye(e.scope)}));function*xn(s,e){yield*s;for(const{
files:t}of e)for(const{references:n}of t)for(const{kind:i,value:r,place:a}of n)yield{kind:i,text:r?.text??null,place:a}}var dt=O(3024),ie=O(6760),je=O(6195);function $n({
root:s,scan:e}){const t=[s,...e.map(r=>(0,ie.resolve)(s,(0,je.VK)(r).fixed))].map(Te),n=r=>t.some(a=>a!==null&&(0,je.UO)(r,a)),i=(r,a)=>{const c=Te((0,ie.resolve)(
s,r));return c===null||!n(c)?[]:Pn(c).filter(a).map(({name:g})=>g).sort()};return{list:r=>i(r,a=>!a.isDirectory()),directories:r=>i(r,a=>a.isDirectory()&&!(0,je.
G$)(a.name)),exists:r=>{const a=Te((0,ie.resolve)(s,r));return a!==null&&n(a)},read:(r,a)=>{const c=Te((0,ie.resolve)(s,r));if(c===null||!n(c))return null;const p=(0,ye.
yR)(c,a);return p.ok?p.text:null}}}function Te(s){try{return(0,dt.realpathSync)(s)}catch(e){return(0,ye.Oj)(e),null}}function Pn(s){try{return(0,dt.readdirSync)(
s,{withFileTypes:!0})}catch(e){return(0,ye.Oj)(e),[]}}var Cn=O(2161);const ct={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},Dn=[
"default","const","nullable","sensitive"];function Nn(s,e,t){const n=t.list(s),i=new Set(n),r=new P.n_,a=new Ln,c=n.flatMap(p=>{const g=(0,Cn.L8)(p,i,"");return g?.
class==="lock"&&(a.isRoot=!0),g?.class==="config"&&g.clients.includes(e)?[{name:p,kind:g}]:[]});for(const p of[!1,!0])for(const{name:g,kind:E}of c){const x=E.isOverride===
p?t.read((0,M.Gz)(s,g)):null;if(x!==null&&a.read((E.syntax==="json"?Me:Ae.K)(x,r)),r.isExceeded())return ct}return a.parts=r.count,a}class Ln{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({
text:e,body:t}){this.characters+=e.length;for(const n of(0,P.SH)(t,"variable",1))this.readVariable(n,e);for(const n of(0,P.SH)(t,"locals",0))ut(this.locals,n,e);
for(const n of(0,P.SH)(t,"module",1)){const[i]=n.labels;if(i===void 0)continue;const r=this.calls.get(i.value)??new Map;this.calls.set(i.value,r),ut(r,n,e)}for(const{
body:n}of(0,P.SH)(t,"terraform",0))this.isRoot||=(0,P.SH)(n,"backend",1).length>0||(0,P.SH)(n,"cloud",0).length>0}readVariable({labels:e,body:t},n){const[i]=e;if(i===
void 0)return;const r=this.variables.get(i.value)??{};this.variables.set(i.value,r);const a=x=>{const N=(0,P.w4)(t,x)?.value;return N&&$({expression:N,text:n},I())},
[c,p,g,E]=Dn.map(a);c!==void 0&&(r.default=c),p!==void 0&&(r.isConst=String(p)==="true"),String(E)==="true"&&(r.isConst=!1),g!==void 0&&(r.isNullable=String(g)===
"true")}}function ut(s,{body:e},t){for(const{name:n,value:i}of(0,P.Td)(e))s.set(n,{expression:i,text:t})}const Rn=64*1024,jn={coalesce:s=>s.includes(void 0)?void 0:
s.find(e=>e!==null&&e!==""),format:([s,...e])=>{if(typeof s!="string"||!/^(?:[^%]|%s)*$/.test(s))return;const t=e.map(d),n=s.split("%s");if(!(t.includes(void 0)||
t.length!==n.length-1))return n.map((i,r)=>i+(t[r]??"")).join("")},join:([s,e])=>{if(typeof s!="string"||typeof e!="function")return;const t=[];let n=0;for(let i=0;t.
length===i;i++){const r=d(e(String(i)));if(r!==void 0&&t.push(r),n+=s.length+(r?.length??0),n>Rn)return}return t.length===0?void 0:t.join(s)},lower:([s])=>typeof s==
"string"?s.toLowerCase():void 0},ft=(s,e)=>jn[s]?.(e),ht=/\.tfvars(\.json)?$/,pt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,mt=/^terraform\.tfvars/,
Bn=/\.(tf|tofu)(\.json)?$/,Be=200,vt=1024*1024,Un=2;function Fn(s,e){const t=new P.n_;let n=0;const i=g=>{const E=n>vt?null:e.read((0,M.Gz)(s,g),vt);return n+=E?.
length??0,Wn(g,E,t)},r=e.list(s).filter(g=>ht.test(g)),a=r.filter(g=>!pt.test(g));for(const g of gt("",s,e,Un))a.push(g);const c=r.filter(g=>pt.test(g)).slice(0,
Be).sort((g,E)=>Number(mt.test(E))-Number(mt.test(g))).map(i).reverse(),p=a.slice(0,Be).map(g=>({given:i(g),from:`with ${(0,M.Gz)(s,g)}`}));return{loaded:g=>{for(const E of c){
const x=E(g);if(x!==void 0)return x}},others:p,characters:n,parts:t.count}}function*gt(s,e,t,n){if(n!==0)for(const i of t.directories(e).slice(0,Be)){const[r,a]=[
(0,M.Gz)(e,i),(0,M.Gz)(s,i)],c=t.list(r);if(!c.some(p=>Bn.test(p))){for(const p of c)ht.test(p)&&(yield(0,M.Gz)(a,p));yield*gt(a,r,t,n-1)}}}function Wn(s,e,t){if(e===
null)return()=>()=>{};const n=s.endsWith(".json"),{text:i,body:r}=(n?Me:Ae.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:p}of(0,P.
Td)(r))a.has(c)||a.set(c,p);return c=>{const p=a.get(c);return p&&(()=>$({expression:p,text:i},I()))}}const ce={uses:1e3,roots:250,depth:40,instances:1e5,characters:64*
1024*1024,parts:5e5,read:512*1024*1024},kt={instances:0,characters:0,parts:0,depth:0};class Hn{effort=new A;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
...kt};read=0;surroundings;client;evaluation;constructor(e,t,n){this.surroundings=e,this.client=t,this.evaluation=n}of(e){const{instances:t,characters:n,parts:i}=this.
size,r=n>ce.characters||i>ce.parts;if(t>ce.instances||r){this.size={...kt};for(const a of[this.known,this.rootsOf,this.declared,this.calls])a.clear()}return this.
find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.depth+=1;const n=this.calledBy(e);this.size.depth-=1;const r=[...n.
length===0||this.declarations(e).isRoot?this.roots(e):[],...n];return this.known.set(e,r),r}declarations(e){const t=this.declared.get(e);if(t!==void 0)return t;
if(this.read>ce.read)return ct;const n=Nn(e,this.client,this.surroundings.files);return this.declared.set(e,n),this.count(n),n}count({characters:e,parts:t}){this.
size.characters+=e,this.size.parts+=t,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:n,setBy:i}=this.surroundings;if(this.
read>ce.read)return[this.unknown(e)];const r=Fn(e,n),{loaded:a,others:c}=r;this.count(r);const p=(E,x)=>this.instance(e,E,{use:e,from:x}),g=[p(a,null)];for(const{
given:E,from:x}of c)g.push(p(N=>E(N)??a(N),x));for(const E of this.declarations(e).variables.keys()){const x=i(E);if(!(x===null||a(E)!==void 0)){if(g.length>=ce.
roots)break;g.push(p(N=>N===E?_t:a(N),`with ${x}`))}}return this.rootsOf.set(e,g),g}calledBy(e){const t=[];for(const n of this.callers(e)){const r=this.size.depth>
ce.depth||this.size.instances>ce.instances?[this.unknown(n)]:this.find(n);for(const[a,c]of this.callsIn(n).get(e)??[])for(const{scope:p,use:g,from:E}of r){if(t.
length>=ce.uses)return[...t,this.unknown(e)];const x=N=>{const J=c.get(N);return J&&(()=>$(J,p))};t.push(this.instance(e,x,{use:`${g} ${a}`,from:E}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:n}=this.localCalls;if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const a of n)
for(const c of this.callsIn(a).keys())c!==null&&r.set(c,(r.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const n=Map.groupBy(this.declarations(e).calls,([,i])=>this.target(e,i));return this.calls.set(e,n),n}target(e,t){
const n=t.get("source"),[i]=this.roots(e),r=n&&i&&$(n,i.scope);return typeof r=="string"&&(0,ve.Nj)(r)?(0,M.un)(e,r):null}unknown(e){return this.instance(e,()=>_t,
{use:`${e} ?`,from:null})}instance(e,t,n){const{variables:i,locals:r}=this.declarations(e),c={var:m(E=>{const x=i.get(E);return x&&this.variableValue(E,x,t(E))}),
local:m(E=>{const x=r.get(E);return x&&$(x,g)}),path:E=>E==="module"||E==="root"?".":void 0},{effort:p}=this;this.size.instances+=1,p.count();const g={name:E=>c[E],
call:ft,effort:p};return{scope:g,...n}}variableValue(e,{default:t,isConst:n,isNullable:i},r){const a=this.client==="terraform"?n===!0:n!==!1;if(this.evaluation===
"static"&&!a)return new j("",e);const c=r===void 0?t:r();return c===null&&i===!1?t:c}}const _t=()=>{},Kn=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function zn(s){
const e=new Map,t=new Set;for(const{kind:n,text:i,place:r}of s)if(!(n!=="module"||i===null))if((0,ve.Nj)(i)){const a=(0,M.jt)(r.file),c=(0,M.un)(a,i),p=e.get(c);
p===void 0?e.set(c,new Set([a])):p.add(a)}else Kn.test(i)&&t.add((0,M.jt)(r.file));return{callers:e,dynamic:t}}const Vn=64*1024*1024;class Xn{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const n=this.files.read(e);this.characters+=n?.length??0,this.characters>Vn&&(this.known.clear(),
this.characters=n?.length??0);const i=n===null?null:Jn(n,e.endsWith(".json"));return this.known.set(e,i),i}}function Jn(s,e){const{text:t,body:n}=e?Me(s):(0,Ae.
K)(s),i=(p,g)=>{const E=(0,P.w4)(p.body,g)?.value;return E&&{expression:E,text:t}},r=new Map;for(const p of(0,P.SH)(n,"locals",0))for(const{name:g,value:E}of(0,P.
Td)(p.body))r.set(g,{expression:E,text:t});const a=new Map;for(const p of[...(0,P.SH)(n,"include",0),...(0,P.SH)(n,"include",1)]){const g=i(p,"path");g!==void 0&&
a.set(p.labels[0]?.value??"",g)}const c=(0,P.SH)(n,"terraform",0).map(p=>i(p,"source"));return{locals:r,inputs:i({body:n},"inputs"),includes:a,hasSource:c.some(
p=>p!==void 0)}}const ke=s=>ie.posix.dirname(`/${s}`);function Gn(s){const{from:e,unit:t,parent:n,isSet:i}=s,r=ke(e),a=(c,p)=>ie.posix.relative(c,p)||".";return{
basename:(c,[p])=>typeof p=="string"?ie.posix.basename(p):void 0,dirname:(c,[p])=>typeof p=="string"?ie.posix.dirname(p):void 0,find_in_parent_folders:(c,p)=>Yn(
s,p),get_env:(c,[p,g])=>typeof p=="string"&&!i(p)?g:void 0,get_original_terragrunt_dir:()=>ke(t),get_parent_terragrunt_dir:(c,[p])=>ke(n(p)),get_path_from_repo_root:()=>a(
"/",r),get_path_to_repo_root:()=>a(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(c,[p])=>a(r,ke(n(p))),path_relative_to_include:(c,[
p])=>a(ke(n(p)),r),try:(c,p)=>p.find(g=>g!==void 0)}}function Yn({from:s,files:e},t){const[n=t.length===0?"terragrunt.hcl":void 0,i]=t;if(typeof n=="string"){for(let r=ke(
s);r!=="/";){r=ie.posix.dirname(r);const a=ie.posix.join(r,n);if(e.exists(a.slice(1)))return a}return i}}const Zn=["terragrunt.hcl","terragrunt.hcl.json"];class Qn{effort=new A;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new Xn(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(n=>this.evaluation()({file:e,from:n,unit:n}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const n=this.
read.read(t);if(n===null||n.includes.size===0||n.hasSource)continue;const i=this.scopeOf(t);for(const r of n.includes.values()){const a=this.fileAt($(r,i),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=n=>{const i=`${n.file}
${n.from}`,r=e.get(i)??this.configOf(n,t);return e.set(i,r),r};return t}configOf(e,t){const{file:n,from:i,unit:r}=e,a=this.read.read(n),c=H=>H&&$(H,ue),p=H=>this.
fileAt(c(a?.includes.get(H)),i),g=(H,se)=>{if(!(H===null||this.read.read(H)===null))return t({file:H,from:se??H,unit:r}).value},E=m(H=>c(a?.locals.get(H))),x=m(
H=>{if(!a?.includes.has(""))return g(p(H),i);const se=g(p(""),i);return typeof se=="function"?se(H):void 0}),N=m(H=>H==="locals"?E:H==="inputs"?c(a?.inputs):void 0),
J=H=>{if(n!==i)return n;const[se]=a?.includes.keys()??[];return p(typeof H=="string"?H:se??"")??n},{files:V,isSet:re}=this.surroundings,ee=Gn({from:i,unit:r,parent:J,
files:V,isSet:re}),ue={name:H=>H==="local"?E:H==="include"?x:void 0,call:(H,se)=>H!=="read_terragrunt_config"?(ee[H]??ft)(H,se):g(this.fileAt(se[0],i),null)??se[1],
effort:this.effort};return{scope:ue,value:N}}fileAt(e,t){if(typeof e!="string")return null;const n=ie.posix.resolve("/",(0,M.jt)(t),e).slice(1);if(ie.posix.join(
e.startsWith("/")?".":(0,M.jt)(t),e).startsWith(".."))return null;const r=Zn.map(a=>(0,M.Gz)(n,a)).find(a=>this.read.read(a)!==null);return r!==void 0&&this.read.
read(n)===null?r:n}}const bt=".github/workflows",qn=200;function es(s){const e=new Map,t=s.list(bt).filter(n=>/\.ya?ml$/.test(n));for(const n of t.slice(0,qn)){
const i=`${bt}/${n}`,r=s.read(i)??"";for(const[,a,c]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const p=a??c??"";e.has(p)||e.set(p,i)}}return e}
function ts(s,e,t){const n=new Set(t),i=(0,ne.Oo)(r=>es(s));return{files:s,calls:()=>zn(e.calls()),all:e.terragrunt,isSet:r=>n.has(r),setBy:r=>{const a=`TF_VAR_${r}`;
if(n.has(a))return a;const c=i("all").get(r);return c===void 0?null:`${a} in ${c}`}}}function ns(s){const e=(0,ne.Oo)(n=>(0,ne.Oo)(i=>new Hn(s,n,i))),t=new Qn(s);
return({row:n,place:i},r,a)=>{if(n.grammar==="terragrunt")return ss(t,i.file,r);const c=n.evaluation?.[a];if(c===void 0)return Ue(r);const p=e(a)(c);if(p.effort.
isSpent)return Ue(r);const g=new Map;for(const{scope:E,use:x,from:N}of p.of((0,M.jt)(i.file))){E.effort.renew();const J={...we(r,E),from:N},V=g.get(x);V===void 0?
g.set(x,[J]):V.push(J)}return[...g.values()]}}const Ue=s=>[[{...we(s,I()),from:null}]];function ss(s,e,t){if(s.effort.isSpent)return Ue(t);const n=a=>({...we(t,
a),from:null}),i=n(s.scopeOf(e));if(i.isWhole)return[[i]];const r=s.includedScopes(e).map(a=>[n(a)]);return r.length===0?[[i]]:r}const Et=(s,e=[])=>An(s,t=>ns(ts(
$n(s),t,e))),is=(s,e=[])=>wt(Et(s,e));function wt(s){for(;;){const e=s.next(!1);if(e.done)return e.value}}})};export{ls as ids,ds as modules};
