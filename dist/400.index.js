const is=[400,7210,5962],rs={9349:((ae,X,S)=>{S.d(X,{Jw:()=>R,L8:()=>l,Md:()=>j,Tj:()=>z,bs:()=>g,lr:()=>M,r1:()=>a,v$:()=>B,wH:()=>m,xC:()=>h});var w=S(6134);const M=100,
P=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),F=128,T=255,W=1,L=2,D=4,R=8,B=16,z=32,j=64,U=[[W,/[ \t]/g],[L,/[A-Za-z_]/g],[D,/[\w-]/g],[R,/[\w \t.:=?!&|*%+>~-]/g],[B,
/[\w \t\n,.:=?!&|*%+>~-]/g],[z,/[^"\\$%\r\n]/g],[j,/[^\n$%]/g]],y=Array.from({length:T+1},(O,u)=>u>F?"":String.fromCharCode(u)),A=new Uint8Array(T+1);for(const[
O,u]of U)for(const{index:_}of y.join("").matchAll(u))A[_]=O|(A[_]??0);const I=(O=T,u)=>((A[O]??0)&u)!==0,h=O=>O===" "||O==="	",l=O=>/^[\w-]/.test(O),m=O=>O==="}"||
O===")"||O==="]";function a(O){return O==="{"?"}":O==="("?")":O==="["?"]":void 0}let o=new Uint8Array(256*1024);const f=new TextEncoder;function v(O,u){const{length:_}=O;
o.length<=_&&(o=new Uint8Array(2*_+1));const b=o,C=O.slice(u),{read:H,written:G}=f.encodeInto(C,b.subarray(u,_));if(H!==C.length||G!==C.length)for(let Z=u;Z<_;Z++)
b[Z]=Math.min(O.charCodeAt(Z),F);return b[_]=T,b}class g{text;parts;codes;at;depth=0;mistake;constructor(u,_=0,b=new w.n_){this.text=u,this.parts=b,this.codes=v(
u,_),this.at=_}countPart(){this.parts.add()||(this.at=this.text.length)}report(u,_,b=_+1){this.mistake??={message:u,start:_,end:Math.min(b,Math.max(_,this.text.
length))}}reportUnclosed(u){const _=/[$%]/.test(this.text.charAt(u)),b=this.text.slice(u,u+(_?2:1)),C=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,H=`\
unbalanced brackets: "${b}" is not closed before ${C}`;this.report(H,this.isAtEnd()?u:this.at)}reportCharacter(){const u=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let _=`${JSON.stringify(u)} is not used in HCL`;u==="'"&&(_="single quotes are not valid; use double quotes"),u==="\uFFFD"&&(_="the file is not UTF\
-8 here"),this.report(`invalid character: ${_}`,this.at,this.at+u.length)}reportBrokenString(u){const _=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(_,u,this.at)}peek(u=0){return y[this.codes[this.
at+u]??T]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const u=this.skipAll(W);if(u==="\r")this.skipReturn();else if(u==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return u}}skipBlank(){for(;;){const u=this.skipSpaces();if(u===`
`)this.at++;else if(this.isLineComment(u))this.skipLine();else return u}}skipAll(u){const{codes:_}=this;let{at:b}=this,C=_[b]??T;for(;I(C,u);)C=_[++b]??T;return this.
at=b,y[C]??""}isLineComment(u){return u==="#"||u==="/"&&this.peek(1)==="/"}isLineEnd(u){return u===`
`||u===""||this.isLineComment(u)}skipLine(){const u=this.text.indexOf(`
`,this.at);this.at=u<0?this.text.length:u}skipBlockComment(){const u=this.text.indexOf("*/",this.at+2);u<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=u<0?this.text.length:u+2}readName(){const{codes:u,text:_,at:b}=this;return I(u[b],L)&&this.skipAll(D),u[this.at]===F&&(P.lastIndex=b,
this.at=P.test(_)?P.lastIndex:b),this.at>b?_.slice(b,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((ae,X,S)=>{S.d(X,{J:()=>F,U:()=>W});var w=S(9349),M=S(3268),
P=S(4009);function F(l,m){l.countPart();const a=m==="element"?l.skipBlank():l.skipSpaces(),o=l.at,f=W(l,a);if(f!==void 0&&T(l,m))return f;(0,M.Kk)(l,m);let v=l.
at;for(;v>o&&(0,w.xC)(l.text.charAt(v-1));)v--;return v===o&&l.report("invalid expression: expected the start of an expression",o),f===void 0?B(l,o,v):{kind:"ot\
her",start:o,end:v}}function T(l,m){const a=m==="element"?l.skipBlank():l.skipSpaces();return(0,w.wH)(a)||a===","||l.isLineEnd(a)}function W(l,m){if(m==='"')return(0,P.
E3)(l);if(m==="<")return(0,P.jw)(l);if(m!=="{"&&m!=="["&&m!=="(")return;const a=l.at++;l.depth++;let o;return l.depth>w.lr?o=L(l,m,a):m==="{"?o=U(l,a):m==="["?o=
j(l,a):o=z(l,a),l.depth--,o}function L(l,m,a){return(0,M.ku)(l,(0,w.r1)(m)??m,a),{kind:"other",start:a,end:l.at}}const D=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
R=32;function B(l,m,a){if(D.lastIndex=m,!(D.test(l.text)&&D.lastIndex===a)||a-m>R)return{kind:"other",start:m,end:a};const f=l.text.slice(m,a),v={true:!0,false:!1,
null:null}[f];return{kind:"primitive",start:m,end:a,value:v===void 0?Number(f):v}}function z(l,m){const a=F(l,"element");return l.skipBlank()!==")"?L(l,"(",m):(l.
at++,{...a,start:m,end:l.at})}function j(l,m){if(h(l))return L(l,"[",m);const a=[];for(;;){const o=l.skipBlank();if(o==="]")return l.at++,{kind:"tuple",start:m,
end:l.at,elements:a};if(l.at>=l.text.length||(0,w.wH)(o))return l.reportUnclosed(m),{kind:"other",start:m,end:l.at};const f=l.at;a.push(F(l,"element")),l.at===f&&
l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function U(l,m){if(h(l))return L(l,"{",m);const a=[];for(;;){const o=l.skipBlank();if(o==="}")return l.at++,
{kind:"object",start:m,end:l.at,items:a};if(l.at>=l.text.length||(0,w.wH)(o))return l.reportUnclosed(m),{kind:"object",start:m,end:l.at,items:a};a.push(y(l,o)),
l.skipSpaces()===","&&l.at++}}function y(l,m){const a=l.at,o=A(l,m);let f=l.at;for(;f>a&&(0,w.xC)(l.text.charAt(f-1));)f--;const v=l.skipSpaces();if(v!=="="&&v!==
":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),(0,M.Kk)(l,"line"),l.at===a&&l.at++,{name:void 0,start:a,end:f,value:{kind:"\
other",start:f,end:l.at}};l.at++;const g=F(l,"line");return{name:o,start:a,end:f,value:g}}function A(l,m){const a=l.at;let o;if(m==='"'||m==="("){const g=W(l,m);
g?.kind==="string"&&(o=g.value)}else o=l.readName();const f=l.skipSpaces();if(f==="="||f===":")return o;I(l);const v=l.text.slice(a,l.at).trimEnd();return/^\d+$/.
test(v)?v:void 0}function I(l){const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const a=l.skipSpaces(),o=l.at;if(m.lastIndex=o,l.isLineComment(a))return;if((0,w.L8)(a))
l.at++;else if(a==="["||a==="(")l.at++,L(l,a,o);else if(a==='"')(0,P.E3)(l);else if(m.test(l.text))l.at=m.lastIndex;else if(l.readName()===void 0)return}}function h(l){
return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,w.L8)(l.peek(3))}}),400:((ae,X,S)=>{S.d(X,{K:()=>W});var w=S(9349),M=S(8704),P=S(3268),F=S(4009),T=S(6134);
function W(o,f=new T.n_){const v=new w.bs(o,o.startsWith("\uFEFF")?1:0,f),g=L(v,void 0);return(0,T.pH)(o,g,v.mistake,f)}function L(o,f){const v={attributes:[],blocks:[]};
let g=f!==void 0&&!o.isLineEnd(o.skipSpaces());for(;;){const O=o.skipBlank();if(o.at>=o.text.length){f!==void 0&&o.report(D,f);break}if(O==="}"&&f!==void 0){o.at++;
break}R(o,O,v),m(o,g,v),g=!1}return{kind:"native",attributes:v.attributes,blocks:v.blocks}}const D="unclosed configuration block: there is no closing brace befo\
re the end of the file";function R(o,f,v){const g=o.at;o.countPart();const O=f==='"'?A(o):o.readName();if(O===void 0){f<"\x80"?o.report("argument or block defin\
ition required",g):o.reportCharacter(),a(o,g);return}const u=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.at++,v.attributes.push({name:O,start:g,end:u,value:(0,M.
J)(o,"line")});return}const b=I(o),C=o.at;if(o.peek()!=="{"){const le=b.length===0?`argument or block definition required: "${O}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${O}" has no "{" at its end`;o.report(le,g,u),a(o,g);return}o.at++;const Z=B.has(O)&&b[0]?.value!==z&&o.depth===0&&
o.mistake===void 0?j(o,C):y(o,C);v.blocks.push({type:O,labels:b,start:g,end:C,body:Z})}const B=new Set(["resource","data","ephemeral","output","variable"]),z="t\
erraform_remote_state";function j(o,f){const{at:v}=o;return(0,P.ku)(o,"}",f)&&o.mistake===void 0?new U(o,f):(o.at=v,o.mistake=void 0,y(o,f))}class U{kind="nativ\
e";text;open;end;parts;body;constructor({text:f,at:v,parts:g},O){this.text=f,this.open=O,this.end=v,this.parts=g}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(f){return this.body!==void 0||this.text.slice(this.open,this.end).includes(f)}read(){if(this.body===void 0){const f=new w.bs(this.
text.slice(0,this.end),this.open+1,this.parts);f.depth=1,this.body=L(f,this.open)}return this.body}}function y(o,f){if(o.depth>=w.lr)return o.report(`blocks are\
 nested deeper than ${w.lr} levels`,f),(0,P.ku)(o,"}",f),{kind:"native",attributes:[],blocks:[]};o.depth++;const v=L(o,f);return o.depth--,v}function A(o){const f=o.
at,v=(0,F.E3)(o);return o.report("invalid argument name: argument names must not be quoted",f,o.at),v.kind==="string"?v.value:void 0}function I(o){const f=l(o);
if(f===void 0)return h;const v=l(o);if(v===void 0)return[f];const g=[f,v];for(let O=l(o);O!==void 0;O=l(o))g.push(O);return g}const h=[];function l(o){const f=o.
skipSpaces(),v=o.at;let g;if(f==='"'){const u=(0,F.E3)(o);u.kind==="string"?g=u.value:(g=o.text.slice(v+1,Math.max(v+1,o.at-1)),o.report("invalid block label: i\
t has to be plain text",v,o.at))}else g=o.readName();if(g===void 0)return;const O={value:g,start:v,end:o.at};return o.countPart(),O}function m(o,f,v){const g=o.
skipSpaces();f&&(g!=="}"||v.blocks.length>0)?o.report("invalid single-argument block definition: a block in one line has one argument at most",o.at):!f&&!o.isLineEnd(
g)&&o.report("missing newline after argument or block definition",o.at)}function a(o,f){(0,P.Kk)(o,"line"),(o.at===f||(0,w.wH)(o.peek())&&o.peek()!=="}")&&o.at++}}),
3268:((ae,X,S)=>{S.d(X,{Fq:()=>h,Kk:()=>F,_p:()=>W,ku:()=>T});var w=S(9349);const M="<<",P=({close:a})=>a==='"'||a===M;function F(a,o){a.skipAll(w.Jw)===`
`&&o==="line"||L(a,[],o)}const T=(a,o,f)=>L(a,[{start:f,close:o}],void 0),W=(a,o,f)=>L(a,[{start:f,close:M,marker:o}],void 0);function L(a,o,f){for(;;){const v=o.
at(-1);if(v===void 0&&f===void 0)return!0;let g;if(v!==void 0&&P(v)?(v.close==='"'?U:l)(a,o,v)||(g=!1):g=D(a,o,f),g!==void 0)return g}}function D(a,o,f){for(;;){
const v=o.length===0,g=a.skipAll(v?w.Jw:w.v$);if(g===`
`||g===","){if(v&&(g===","||f==="line"))return!0;a.at++}else if((0,w.wH)(g)){if(v)return!0;if(!z(a,o,g))return!1;const O=o.at(-1);if(O===void 0?f===void 0:P(O))
return}else if(g==='"'){const O=a.at++;if(a.skipAll(w.Tj)!=='"'){o.push({start:O,close:'"'});return}a.at++}else{const O=(0,w.r1)(g);if(O!==void 0)o.push({start:a.
at++,close:O});else{if(g==="<"&&R(a,o))return;if(g!=="<"){if(a.isAtEnd())return j(a,o);if(v&&f==="line"&&a.isLineComment(g))return!0;B(a,g)}}}}}function R(a,o){
const f=a.at,v=h(a);return v===void 0?a.at++:o.push({start:f,close:M,marker:v}),v!==void 0}function B(a,o){a.isLineComment(o)?a.skipLine():o==="/"&&a.peek(1)===
"*"?a.skipBlockComment():o==="/"?a.at++:o==="\r"?a.skipSpaces():(o<"\x80"||a.readName()===void 0)&&(a.reportCharacter(),a.at++)}function z(a,o,f){const v=o.pop();
if(v!==void 0&&v.close!==f){a.reportUnclosed(v.start);let g=o.at(-1);for(;g!==void 0&&g.close!==f&&!P(g);)o.pop(),g=o.at(-1);if(g===void 0)return!1;P(g)?o.push(
{start:a.at,close:"}"}):o.pop()}return a.at++,!0}function j(a,o){const f=o[0];return f===void 0?!0:(a.reportUnclosed(f.start),!1)}function U(a,o,f){for(;;){const v=a.
skipAll(w.Tj);if(v==='"')return o.pop(),a.at++,!0;if(v==="\\")a.at+=/[^\r\n]/.test(a.peek(1))?2:1;else{if(v!=="$"&&v!=="%")return A(a,o,f);if(y(a,o))return!0}}}
function y(a,o){const{at:f}=a,v=a.peek(1);if(v==="{")return o.push({start:f,close:"}"}),a.at+=2,!0;const g=v===a.peek()&&a.peek(2)==="{";return a.at+=g?3:1,!1}function A(a,o,f){
a.reportBrokenString(f.start);const v=I(a);do o.pop();while((o.at(-1)?.start??-1)>=v);return o.length>0}function I({text:a,at:o}){let f=o;for(;f>0&&a[f-1]!==`
`&&a[f-1]!=="\r";)f--;return f}function h(a){const{text:o,at:f}=a;if(a.peek(1)!=="<")return;a.at+=a.peek(2)==="-"?3:2;const v=a.readName();if(v===void 0){a.at=f;
return}return a.skipSpaces()!==`
`&&a.at<o.length&&a.report("invalid expression: a heredoc marker must end its line",f,a.at),a.skipLine(),a.isAtEnd()||a.at++,v}function l(a,o,f){const v=f.marker??
"";for(;;){if(a.peek(-1)===`
`&&m(a,v))return o.pop(),!0;const g=a.skipAll(w.Md);if(a.isAtEnd()){const O=`unterminated template string: no line closes the heredoc "${v}"`;return a.report(O,
f.start),!1}if(g===`
`)a.at++;else if(y(a,o))return!0}}function m(a,o){const{text:f}=a;let{at:v}=a;for(;(0,w.xC)(f.charAt(v));)v++;const g=f.charAt(v);if(g>" "&&g<"\x80"&&!f.startsWith(
o,v))return!1;const O=f.indexOf(`
`,v),u=O<0?f.length:O;return f.slice(v,u).trim()!==o?!1:(a.at=f.charAt(u-1)==="\r"?u-1:u,!0)}}),4009:((ae,X,S)=>{S.d(X,{BD:()=>F,E3:()=>P,jw:()=>U});var w=S(9349),
M=S(3268);function P(h){const{text:l,at:m}=h;if(h.at++,h.skipAll(w.Tj)!=='"')return W(h,m);const a=l.slice(m+1,h.at++);return{kind:"string",start:m,end:h.at,value:a,
verbatim:a}}function F(h,l,m){if(!h.includes("{"))return{kind:"string",...l,value:h,verbatim:h};const a=new w.bs(h,0,m),o={parts:[],known:""};for(a.at=0;a.at<h.
length;){const v=a.at;for(;a.at<h.length&&!T(a.peek());)a.at++;if(o.known+=h.slice(v,a.at),a.at<h.length&&!R(a,o)){D(o,l);break}}const f=o.parts.map(v=>v.kind===
"known"?v:{...v,code:h.slice(v.start,v.end),...l});return L({parts:f,known:o.known},l,h)}const T=h=>h==="$"||h==="%";function W(h,l){const{text:m}=h,a={parts:[],
known:m.slice(l+1,h.at)};for(;;){const o=h.at,f=h.skipAll(w.Tj);if(a.known+=m.slice(o,h.at),f==='"')return h.at++,L(a,{start:l,end:h.at});if(f==="\\")a.known+=j(
h);else if(T(f)){if(!R(h,a))return{kind:"other",start:l,end:h.at}}else return h.reportBrokenString(l),{kind:"other",start:l,end:h.at}}}function L({parts:h,known:l},{
start:m,end:a},o){return h.length===0?{kind:"string",start:m,end:a,value:l,verbatim:o??l}:(l!==""&&h.push({kind:"known",value:l}),{kind:"template",start:m,end:a,
parts:h,verbatim:o})}function D(h,l){h.known!==""&&h.parts.push({kind:"known",value:h.known}),h.known="",h.parts.push({kind:"unknown",start:l.start,end:l.end})}
function R(h,l){const{text:m,at:a}=h,o=m.charAt(a);if(h.peek(1)!=="{"){const v=m.startsWith(`${o}{`,a+1);return l.known+=v?`${o}{`:o,h.at+=v?3:1,!0}h.at+=2;const f=o===
"$"?B(h):void 0;return f?.kind==="other"?!1:f?.kind==="string"&&h.skipBlank()==="}"?(l.known+=f.value,h.at++,!0):(0,M.ku)(h,"}",a)?(m.charAt(a+2)==="~"&&(l.known=
l.known.trimEnd()),D(l,{start:a,end:h.at}),h.countPart(),!0):!1}function B(h){if(h.skipBlank()!=='"'||h.depth>=w.lr)return;h.depth++;const l=P(h);return h.depth--,
l}const z={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function j(h){const{text:l,at:m}=h,a=l.charAt(m+1),o=l.slice(m+2,m+(a==="U"?10:6)),f=a==="U"?/^[0-9a-f]{8}$/i.test(o):/^[0-9a-f]{4}$/i.
test(o),v=Number.parseInt(o,16);if((a==="u"||a==="U")&&f&&v<=1114111)return h.at+=o.length+2,String.fromCodePoint(v);const g=z[a];if(h.at+=g===void 0?1:2,g!==void 0)
return g;const O=JSON.stringify(l.slice(m,m+2));return h.report(`invalid escape sequence: ${O}`,m,m+2),""}function U(h){const{text:l,at:m}=h,a=h.peek(2)==="-",o=(0,M.
Fq)(h);if(o===void 0)return;const f=h.at;if(!(0,M._p)(h,o,m))return{kind:"other",start:m,end:h.at};const v={start:m,end:h.at},g=l.slice(f,l.lastIndexOf(`
`,h.at-1)+1);if(y.test(g)){const _=[{kind:"unknown",...v}];return{kind:"template",...v,parts:_,verbatim:void 0}}const O=g.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=a?A(O):O;return{kind:"string",...v,value:u,verbatim:u}}const y=/(?<!\$)\$\{|(?<!%)%\{/;function A(h){let l=h.length;for(const[m]of h.matchAll(I))l=Math.
min(l,m.length);return h.replace(I,m=>m.slice(l))}const I=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((ae,X,S)=>{S.d(X,{SH:()=>T,Td:()=>W,lS:()=>D,n_:()=>P,pH:()=>F,w4:()=>L,
yN:()=>z});const w=25e4,M=100;class P{max;count=0;constructor(A=w){this.max=A}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*M}}function F(y,A,I,h){return I===void 0?{text:y,body:A,parts:h,problems:[]}:{text:y,body:A,parts:h,problems:[{...z(y)(I),message:I.
message}]}}const T=(y,A,I)=>{const h=[];if(y.kind==="native"){for(const l of y.blocks)l.type===A&&l.labels.length===I&&h.push(l);return h}for(const l of y.members)
l.name===A&&B(A,l.value,I,[],h);return h},W=y=>y.kind==="native"?y.attributes:y.members;function L(y,A){if(!(y.kind==="native"&&y.mayHave?.(A)===!1)){for(const I of W(
y))if(I.name===A)return I}}const D=y=>y.kind==="object"?y.items.filter(R):y.kind!=="tuple"?[]:y.elements.flatMap(A=>A.kind==="object"?A.items.filter(R):[]),R=y=>y.
name!==void 0&&y.name!=="//";function B(y,A,I,h,l){if(I>0){for(const{name:a,start:o,end:f,value:v}of D(A))B(y,v,I-1,[...h,{value:a,start:o,end:f}],l);return}const m={
start:A.start,end:A.start+1};for(const a of A.kind==="tuple"?A.elements:[A])a.kind!=="object"&&a.kind!=="tuple"||l.push({...m,type:y,labels:h,body:{kind:"json",
members:D(a)}})}const z=y=>{const A=[y.startsWith("\uFEFF")?1:0];let I=y.indexOf(`
`),h;return({start:l,end:m})=>{for(;I>=0&&I<l;I=y.indexOf(`
`,I+1))A.push(I+1);h??=j(y);const a=O=>U(h??[],O-1),o=Math.max(1,U(A,l)),f=A[o-1]??0,v=(A[o]??(I<0?y.length:I)+1)-1,g=O=>O-f-a(O)+a(f)+1;return{line:o,column:g(
Math.max(l,f)),endColumn:g(Math.min(m,v))}}},j=y=>/[\uD800-\uDBFF]/.test(y)?Array.from(y.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),A=>A.index):[];function U(y,A){
let I=0,h=y.length;for(;I<h;){const l=I+h>>>1;(y[l]??0)<=A?I=l+1:h=l}return I}}),9804:((ae,X,S)=>{S.r(X),S.d(X,{clientVersion:()=>I,constraintInvalid:()=>R,constraintUnmeetable:()=>B,
lockInvalid:()=>A,lockOutside:()=>j});var w=S(1064),M=S(4e3),P=S(5799);const F=6,T=h=>`"${(0,M.dh)(h)}"`,W=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function L(h){const l=h.replace(W,"");return l===""?"":`: ${l}`}function D(h){switch(h.reason){case"syntax":{const{text:l,why:m}=h;return{message:`${T(l)} is no\
t a version constraint${L(m)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${h.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${T(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const R=(0,P.lS)((0,P.z3)("constraint-invalid","Version constraint is in\
valid",w.Du),D),B=(0,P.lS)((0,P.z3)("constraint-unmeetable","No version can meet the constraints",w.Du),({of:h,terms:l,preRelease:m})=>({message:`no version of ${h}\
 can match ${(0,M.XT)(l.map(T),F)}`,help:m!==void 0?`write ${T(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),z={terraform:"terraform",opentofu:"t\
ofu"},j=(0,P.lS)((0,P.z3)("lock-outside","Locked version does not match the constraints",w.Du),({provider:h,version:l,constraints:m,clients:a})=>{const[o,...f]=a,
v=o===void 0||f.length>0?"":`${z[o]} `;return{message:`locked provider ${h} ${l} does not match configured version constraint ${(0,M.XT)(m,F)}`,help:`run \`${v}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),U={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function y(h){const l="failed to read dependency lock file",m="restore the file, or rem\
ove the block and run `init` again";switch(h.reason){case"syntax":return{message:`${l}: ${h.error}`,help:m};case"twice":return{message:`${l}: it has two blocks \
for provider ${h.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${h.of} of provider ${h.
provider} must be written in normalized form: ${T(h.normal)}`,help:m};default:{const[a,o]=U[h.reason];return{message:`${l}: the ${a} of provider ${h.provider} ${o}`,
help:m}}}}const A=(0,P.lS)((0,P.z3)("lock-invalid","Dependency lock file is invalid",w.Du),y),I=(0,P.lS)((0,P.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",w.Du),({client:h,version:l,constraint:m})=>({message:`the version constraint ${T(m)} excludes ${w.bB[h]} ${l}`,help:`use another ver\
sion of ${w.bB[h]}, or change the constraint`}))}),1022:((ae,X,S)=>{S.d(X,{m:()=>U,s:()=>A});var w=S(3625),M=S(6246),P=S(1831),F=S(8408),T=S(5011);const W={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},L="hashicorp",D="-",R='Invalid provider source string: The "source" attribute must be in the format "[\
hostname/][namespace/]name"',B={prefix:"terraform-",whose:"a Terraform",frequency:"often"},j={terraform:[B],opentofu:[B,{prefix:"opentofu-",whose:"an OpenTofu",
frequency:"sometimes"}]};function U(o,f){const v=o.split("/");if(v.length>3||v.includes(""))return y(R);const[g="",O,u]=v.reverse(),_=A(g);if(!_.ok){const re=`${(0,M.
o)(g)} in source ${(0,M.o)(o)}`;return y(`Invalid provider type: Invalid provider type ${re}: ${_.why}"`)}const b=u===void 0,C=b?(0,w.J)((0,T.Vm)(f)):(0,P.Pv)(u);
if(O===void 0&&C.ok){const re={hostImplied:b,namespace:L,type:_.value};return{kind:"registry",host:C.value,...re}}const H=I(O??""),G=`namespace "" in source ${(0,M.
o)(o)}`;if(!H.ok)return y(`Invalid provider namespace: Invalid provider ${G}: ${H.why}"`);if(!C.ok){const re="Invalid provider source hostname";return y(`${re}:\
 ${re} ${G}: ${C.why}"`)}const Z={hostImplied:b,host:C.value,namespace:H.value,type:_.value},le=l(Z,f);return le===void 0?{kind:h(Z,f),...Z}:y(le)}const y=o=>({
kind:"invalid",error:o});function A(o){if(/^[a-z0-9]+$/.test(o))return(0,w.J)(o);if(o==="")return(0,w.T)("must have at least one character");if(o.includes("."))
return(0,w.T)("dots are not allowed");if(o.includes("--"))return(0,w.T)("cannot use multiple consecutive dashes");const f=(0,F.YE)(o);return f.ok?(0,w.J)((0,F.DI)(
f.value)):(0,w.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const I=o=>o===D?(0,w.J)(o):A(o);function h({host:o,
namespace:f},v){return f===D?"legacy":f==="builtin"&&W[v].includes(o)?"builtin":"registry"}function l(o,f){const v=(0,T.Vm)(f);if(o.namespace===D&&o.host!==v)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${v}.`;const g=j[f].find(({prefix:O})=>o.type.startsWith(O));return g===
void 0?void 0:m(o,g,f)}function m(o,{prefix:f,whose:v,frequency:g},O){const u=`${f}provider-`,_=o.type.slice(u.length);if(!o.type.startsWith(u)||!A(_).ok)return`\
Invalid provider type: Provider source ${(0,M.o)(a(o))} has a type with the prefix ${(0,M.o)(f)}, which isn't allowed because it would be redundant to name ${v}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const b=a({...o,type:_},O);return`Invalid provider typ\
e: Provider source ${(0,M.o)(a(o,O))} has a type with the prefix ${(0,M.o)(u)}, which isn't valid. Although that prefix is ${g} used in the names of version con\
trol repositories for ${v.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,M.o)(b)}?`}const a=({host:o,namespace:f,type:v},g)=>g!==void 0&&o===(0,T.Vm)(g)?`${f}/${v}`:`${(0,P.nx)(o)}/${f}/${v}`}),7495:((ae,X,S)=>{S.d(
X,{TU:()=>B,i4:()=>h,pb:()=>I,zt:()=>D});var w=S(3625),M=S(8011),P=S(3229),F=S(1831),T=S(5011),W=S(4321),L=S(1022);const D={host:null,isHostImplied:!1,needed:null},
R=u=>({host:u,isHostImplied:!1,needed:(0,F.Rt)(u)?"state":u}),B=u=>({host:u,isHostImplied:!0,needed:u}),z=u=>({host:u,isHostImplied:!1,needed:null}),j=u=>u===null?
D:{...D,directHost:u},U=u=>({...D,problem:u}),y=(u,_)=>U((0,M.sourceInvalid)({reason:"rejected",error:u,advice:_}));function A(u,_,b){return b===null?u:{...u,problem:(0,M.
sourceNearMiss)({text:_,host:u.host,advice:b})}}const I={module:a,"test-module":(u,_,b)=>{const C=(0,T.vL)(u,_).kind==="remote";return _==="opentofu"||!C?a(u,_,
b):U((0,M.sourceInvalid)({reason:"remote-in-test",text:u}))},"registry-module":(u,_)=>{const b=(0,T.rE)(u,_);return b.ok?l(b.value):g(u,_)},provider:o,"locked-p\
rovider":f,"stack-component":v,stack:(u,_)=>{const b=(0,T.A)(u);return b.ok&&!u.startsWith(".")?z(b.value.host):{...v(u,_),isHostImplied:!1,needed:null}},"stack\
-output":u=>{const[_="",...b]=u.split("/");return b.length===3?m(_,z):U((0,M.sourceInvalid)({reason:"stack",text:u}))},terragrunt:O,host:u=>m(u,R),url:g};function h(u,_,b){
if(u==="terragrunt"){const[,G]=/^tfr:\/\/([^/?]*)\//.exec(_)??[];return G===void 0?/^$|^t$|^tfr?$|^tfr:/.test(_)?void 0:D:G===""?B((0,T.Vm)(b)):m(G,R)}if(u==="u\
rl")return j((0,W.uE)(_,b));if(u!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(_))return j((0,W.uE)(_,b));const C=_.indexOf(
"/");if(C<0)return;const H=(0,T.vL)(`${_.slice(0,C)}/a/b/c`,b);return H.kind==="registry"?l(H):j((0,W.uE)(_,b))}const l=({host:u,hostImplied:_})=>_?B(u):R(u);function m(u,_){
const b=(0,F.Pv)(u),C=(0,P.L6)(u);return b.ok?A(_(b.value),u,C):U((0,M.hostInvalid)({text:u,error:b.why,advice:C}))}function a(u,_,b){if((0,T.Nj)(u)&&!b)return D;
const C=(0,T.vL)(u,_),H=C.kind==="registry"?(0,w.J)(C):(0,T.rE)(u,_);if(b&&!H.ok){const{why:le}=H,re=C.kind==="local"?C:{kind:"invalid",error:le};return y(le,(0,P.
NM)(u,re,H))}const G=(0,P.NM)(u,C,H);if(H.ok)return A(l(H.value),u,G);if(C.kind==="invalid")return y(C.error,G);const Z=C.kind==="remote"?C.host:null;return A(j(
Z),u,G)}function o(u,_){const b=(0,L.m)(u,_);switch(b.kind){case"registry":case"legacy":return b.hostImplied?B(b.host):A(R(b.host),u,(0,P.cr)(u));case"builtin":
return z(b.host);case"invalid":{const[C="",H]=b.error.split(`

`);return y(C,H??(0,P.cr)(u))}}}function f(u,_){const b=(0,L.m)(u,_);if(b.kind==="invalid")return y(b.error,null);if(b.hostImplied)return U((0,M.sourceInvalid)(
{reason:"locked-provider",text:u}));if(b.kind==="builtin")return z(b.host);const C=_==="opentofu"&&b.host===(0,T.Vm)("terraform")&&b.namespace==="hashicorp";return{
...R(b.host),needed:C?(0,T.Vm)(_):b.host}}function v(u,_){if(u!==u.trim())return U((0,M.sourceInvalid)({reason:"white-space",text:u}));if(u==="."||u==="..")return D;
const b=(0,T.rE)(u,_);if(b.ok)return l(b.value);const C=(0,T.A)(u);if(C.ok)return z(C.value.host);const H=(0,T.vL)(u,_);return H.kind==="invalid"?y(H.error,(0,P.
NM)(u,H,b)):j(H.kind==="remote"?H.host:null)}function g(u,_){const b=(0,W.Zy)(u,_);return j(b.ok?b.value.host:null)}function O(u,_){const[,b,C=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(u)??[];if(b===void 0)return u.startsWith("gitlab.com/")?j("gitlab.com"):g(u,_);const[H=""]=C.split("//");if(H.split("/").length!==3)return U((0,M.sourceInvalid)(
{reason:"terragrunt",text:u}));const G=/[?&]version=([^&]*)/.exec(u)?.[1],Z=b===""?B((0,T.Vm)(_)):m(b,R);return G===void 0?Z:{...Z,version:G}}}),4667:((ae,X,S)=>{
S.d(X,{F:()=>l,I:()=>I});var w=S(9562);const M=(...m)=>m.map(a=>{const[o="",...f]=a.split(" ");return{type:o,labels:f}}),P={terraform:"app.terraform.io",opentofu:null},
F={terraform:"app.terraform.io",opentofu:"app.terraform.io"},T={terraform:"static",opentofu:"static"},W={opentofu:"static"},L={terraform:"any",opentofu:"any"},D=[
"config","query","migrate"],R=["stack","deploy"],B=(m,a,...o)=>({kind:"remote_state",files:D,path:M(...o,"data terraform_remote_state *"),position:{backend:m,argument:"\
hostname"},grammar:"host",service:a,evaluation:L,absent:"remote_state_default",defaults:P}),z=(m,a,o={})=>({kind:"required_provider",files:m,path:M(...a),position:"\
entries",grammar:"provider",service:w.xq,isLiteral:!0,absent:"required_provider_nosource",...o}),j=(m,a,o,f)=>({kind:o[0],files:m,path:M(...a),position:"source",
...o[1]===void 0?{}:{absent:o[1]},...f}),U=(m,a,o={})=>({kind:"backend_remote",files:m,path:M(...a),position:"hostname",grammar:"host",service:w.Bn,absent:"back\
end_remote_default",defaults:P,...o}),y={grammar:"module",service:w.e$},A={grammar:"stack-component",service:w.e$,isLiteral:!0},I=[j(D,["module *"],["module","m\
odule_missing"],{...y,evaluation:T,merges:"module"}),z(D,["terraform","required_providers"],{merges:"provider"}),z(D,["required_providers"],{isReserved:!0}),U(D,
["terraform","cloud"],{kind:"cloud",service:w.OZ,absent:"cloud_default",evaluation:W,merges:"backend"}),U(D,["terraform","backend remote"],{evaluation:W,merges:"\
backend"}),{kind:"backend_http",files:D,path:M("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:W,merges:"backend"},B("rem\
ote",w.Bn),B("cloud",w.OZ),B("remote",w.Bn,"check *"),B("cloud",w.OZ,"check *"),{kind:"remote_state",files:D,path:M("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:L},U(D,["provider tfe"],{kind:"provider_tfe",service:w.M,absent:"provider_tfe_default",evaluation:L,
defaults:F}),{kind:"provider_tfe",files:["test"],path:M("provider tfe"),position:"hostname",grammar:"host",service:w.M,defaults:F},{kind:"lock_provider",files:[
"lock"],path:M("provider *"),position:"label",grammar:"locked-provider",service:w.xq,isLiteral:!0},j(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:w.e$,isLiteral:!0}),U(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
z(R,["required_providers"]),j(R,["component *"],["stack_component","stack_component_missing"],A),j(R,["removed"],["stack_removed","stack_removed_missing"],A),j(
R,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),j(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),z(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),U(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(m=>j(["terragrunt"],[m],["terragrunt_source"],{grammar:"\
terragrunt",service:w.e$,evaluation:L})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:w.e$,isLiteral:!0}],
h=new Map([...new Set(I.flatMap(({files:m})=>m))].map(m=>{const a=I.filter(({files:o})=>o.includes(m));return[m,Map.groupBy(a,o=>o.path[0]?.type??"")]})),l=m=>h.
get(m)??new Map}),5962:((ae,X,S)=>{S.r(X),S.d(X,{atOnce:()=>Et,scanCheckout:()=>es,scanInSteps:()=>bt});var w=S(7052),M=S(9664),P=S(9349),F=S(8704);const T=1024;
function W(s){if(s.length>T)return;const e=new L(new P.bs(s)),t=e.condition();return e.isAtEnd()?t:void 0}class L{cursor;constructor(e){this.cursor=e}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=P.lr)return;this.cursor.depth++;const e=this.
comparison();let t=e;if(e!==void 0&&this.take("?")){const n=this.condition(),i=this.take(":")?this.condition():void 0;t=n&&i&&{kind:"condition",test:e,yes:n,no:i}}
return this.cursor.depth--,t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const n=this.steps();return n&&{kind:"\
comparison",isEqual:t,left:e,right:n}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.
condition(),!this.take("]"))return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,n=e.readName()??this.match(/\d+/y);return n===
void 0?void 0:{kind:"literal",expression:{kind:"string",start:t,end:e.at,value:n,verbatim:n}}}primary(){const{cursor:e}=this;if(this.take("(")){const c=this.condition();
return this.take(")")?c:void 0}const t=e.skipBlank(),n=e.at,i=e.readName();if(i!==void 0)return this.named(i,n);const r=this.match(/\d+(?:\.\d+)?/y);if(r!==void 0)
return D(Number(r),n,e.at);const d=t==='"'||t==="{"||t==="["?(0,F.U)(e,t):void 0;return d&&{kind:"literal",expression:d}}named(e,t){const{cursor:n}=this,i={true:!0,
false:!1,null:null}[e];if(i!==void 0)return D(i,t,n.at);if(!this.take("("))return{kind:"name",name:e};const r=[];for(;!this.take(")");){const d=this.condition();
if(d===void 0||!this.take(",")&&n.skipBlank()!==")")return;r.push(d)}return{kind:"call",name:e,given:r}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.
startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[n]=e.exec(t.text)??[];return t.at+=n?.length??0,n}}const D=(s,e,t)=>({
kind:"literal",expression:{kind:"primitive",start:e,end:t,value:s}});class R{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const B=4096,z=200,
j=2e4,U=5e6;class y{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>U}spend(e){if(this.
steps+=1,this.count(),this.depth>=z||this.steps>j||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>B?void 0:t}}const A=()=>({
name:()=>{},call:()=>{},effort:new y}),I=({expression:s,text:e},t)=>t.effort.spend(()=>a(s,e,t));function h(s,e){const t=W(s);return t&&re(t,s,e)}const l=s=>typeof s==
"string"||typeof s=="number"||typeof s=="boolean"?String(s):void 0;function m(s){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,s(t))),e.get(t))}
function a(s,e,t){switch(s.kind){case"string":case"primitive":return s.value;case"object":return m(n=>{const i=v(s.items).get(n);return i&&I(o(i,e),t)});case"tu\
ple":return m(n=>{const i=s.elements[Number(n)];return i&&I({expression:i,text:e},t)});case"template":return g(le(s.parts,e,t),e,t);case"other":return h(e.slice(
s.start,s.end),t)}}const o=({value:s},e)=>({expression:s,text:e}),f=new WeakMap;function v(s){const e=f.get(s);if(e!==void 0)return e;const t=new Map;for(const n of s)
n.name!==void 0&&!t.has(n.name)&&t.set(n.name,n);return f.set(s,t),t}function g(s,e,t){let n="";for(const i of s){const r=i.kind==="known"?void 0:_(i,e),d=i.kind===
"known"?i.value:r&&h(r,t),c=l(d);if(c===void 0)return O(n,d);if(n.length+c.length>B)return;n+=c}return n}function O(s,e){return e instanceof R?new R((s+e.text).
slice(0,B),e.withheld):new R(s)}const u=(s,e)=>s.code??e.slice(s.start,s.end);function _(s,e){const t=u(s,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,
""):void 0}const b=/^%\{~?\s*if\s([\s\S]*)\}$/,C=/^%\{~?\s*else\s*~?\}$/,H=/^%\{~?\s*endif\s*~?\}$/,G=512,Z=1e3;function le(s,e,t){if(s.length>Z)return s;const n=s.
map(N=>N.kind==="unknown"&&N.end-N.start<=G?u(N,e):""),[i,...r]=n.keys().filter(N=>b.test(n[N]??"")),d=n.findIndex(N=>H.test(N));if(i===void 0||r.length>0||d<i)
return s;const c=b.exec(n[i]??"")?.[1]??"",p=h(c.replace(/~$/,""),t);if(typeof p!="boolean")return s;const k=n.findIndex(N=>C.test(N)),E=k<0?d:k,x=p?s.slice(i+1,
E):s.slice(E+1,d);return[...s.slice(0,i),...x,...s.slice(d+1)]}function re(s,e,t){const n=i=>re(i,e,t);return t.effort.spend(()=>{switch(s.kind){case"literal":return a(
s.expression,e,t);case"name":return t.name(s.name);case"call":return t.call(s.name,s.given.map(n));case"step":{const i=n(s.of),r=l(n(s.key));return typeof i=="f\
unction"&&r!==void 0?i(r):void 0}case"condition":{const i=n(s.test);return typeof i!="boolean"?void 0:n(i?s.yes:s.no)}case"comparison":{const[i,r]=[n(s.left),n(
s.right)];return[i,r].every(c=>c===null||l(c)!==void 0)?i===r===s.isEqual:void 0}}})}var Ot=S(4e3),$=S(6134);function St({text:s},e){const t=(0,$.yN)(s);return{
text:s,place:n=>{const{line:i,column:r,endColumn:d}=t(n);return{file:e,line:i,column:r,endColumn:d}}}}const Fe=4096,ee=s=>{const e=(0,Ot.dh)(s,Fe);return e.length<
13?e:` ${e}`.slice(1)},$e=s=>/[^\0-\x7f]/.test(s)?s.normalize("NFC"):s,_e=s=>({kind:"known",text:$e(ee(s))}),Pe=s=>s===void 0||s.length>T?null:{code:ee(s)};function be(s,e,t=!1){
const n=()=>s.text.slice(e.start,e.end),i=r=>({kind:"pieces",pieces:r,text:ee(n())});switch(e.kind){case"string":return _e(t?e.verbatim:e.value);case"template":{
if(t&&e.verbatim!==void 0)return _e(e.verbatim);const r=le(e.parts,s.text,A()).map(d=>d.kind==="known"?ee(d.value):Pe(_(d,s.text)));return r.every(d=>typeof d==
"string")?_e(r.join("")):i(r.includes(null)?[Pe(n())]:r)}case"other":{const r=n(),d=h(r,A());return typeof d=="string"?_e(d):i([Pe(r)])}case"primitive":case"obj\
ect":case"tuple":return i([null])}}function yt(s,e){return e.kind!=="primitive"?be(s,e):e.value===null?null:_e(String(e.value))}function Mt(s,e){const[t]=s.kind===
"pieces"?s.pieces:[];return s.kind==="known"||typeof t!="object"||t===null?s:{...s,pieces:[{code:`(${t.code}).${e}`}]}}function ue(s){return s?.kind!=="string"?
null:$e(ee(s.value))}function we({pieces:s},e){let t="";for(const n of s){const i=typeof n=="object"&&n!==null?h(n.code,e):n;if(i===null&&n!==null&&s.length===1)
return{isWhole:!0,text:null,withheld:null};const r=l(i??void 0);if(r===void 0)return{isWhole:!1,...O(t,i??void 0)};if(t.length+r.length>Fe)return{isWhole:!1,text:t,
withheld:null};t+=r}return{isWhole:!0,text:$e(ee(t)),withheld:null}}var pe=S(8011),me=S(1064),ve=S(5011),We=S(1022),Q=S(7495);const Ee=(s,e,t)=>({row:s,kind:s.kind,
address:ee(e.join(".")),mergeKey:At(s,e),localName:null,hasOwnToken:!1,...t});function At({merges:s},e){return s===void 0?null:s==="module"?ee(`module.${e.at(-1)}`):
s}function It(s,e){if(s.version===null)return null;const{value:t,...n}=s.version;if(t.kind==="known")return{text:t.text,...n};const i=c=>e(s,t,c).flat(),r=me.Du.
map(c=>{const[p,...k]=i(c);return[c,k.length===0&&p?.isWhole===!0?p.text:null]}),d=i("terraform").some(({withheld:c})=>c!==null);return{text:null,...n,values:Object.
fromEntries(r),isWithheld:d}}function Tt(s,e){const[t]=(0,$.SH)(e,"workspaces",0),n={organization:ue((0,$.w4)(e,"organization")?.value),name:t?ue((0,$.w4)(t.body,
"name")?.value):null};return s.map(i=>({...i,workspace:n}))}const Ce=({version:s})=>s?.value.kind==="known";function De(s,e){const t=Oe(s,(0,$.w4)(e,"version")?.
value),n=ue((0,$.w4)(e,"constraints")?.value);return n===null||t===null?t:{...t,recorded:n}}function Oe(s,e,t=yt){const n=e&&t(s,e);return e&&n?{value:n,place:s.
place(e)}:null}function xt({kind:s},e,t){const{row:n,value:i}=e;return i===void 0?Ve(e,s,t):i.kind==="known"?Q.pb[n.grammar](i.text,t,Ce(e)):i.text==="null"?ze(
e,s,t):He(n,i,t)??Q.zt}function He(s,e,t){const{text:n}=we(e,A());return n===null?void 0:(0,Q.i4)(s.grammar,n,t)}function Ke({row:s,value:e}){return e?.kind!=="\
pieces"||e.text==="null"?!1:me.Du.some(t=>He(s,e,t)===void 0)}const $t=({references:s})=>s.some(e=>e.row.evaluation!==void 0&&(Ke(e)||e.version?.value.kind==="p\
ieces"));function Pt({kind:s},e,t,n){const{row:i,address:r,value:d}=e,c=Dt(n),p=c.map(({isWhole:V,text:Y})=>Y===null?ze(e,s,t):V?Q.pb[i.grammar](Y,t,Ce(e)):(0,Q.
i4)(i.grammar,Y,t)),[k]=p,E=p.every(V=>V?.needed===k?.needed);if(k!==void 0&&E&&!p.includes(void 0))return k;if(i.grammar==="terragrunt"&&Ct(d))return Q.zt;const[
x]=t==="terraform"?c.flatMap(({withheld:V})=>V??[]):[],N=i.evaluation!==void 0&&i.evaluation[t]===void 0,J=(0,pe.sourceDynamic)({address:r,argument:i.grammar===
"host"?"hostname":"source",expression:d?.kind==="pieces"?d.text:"",candidates:c.map(({isWhole:V,text:Y,from:ce})=>({text:V?Y:null,from:ce})),refused:N?"never":x===
void 0?null:{variable:x}});return{...Q.zt,problem:J}}const Ct=s=>s?.kind==="pieces"&&s.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function Dt(s){return s.
some(({isWhole:e,from:t})=>e&&t!==null)?s.filter(({isWhole:e,from:t})=>e||t!==null):s}function ze(s,e,t){const{row:n,address:i}=s;return n.defaults!==void 0?Ve(
{...s,kind:n.absent??s.kind},e,t):n.grammar==="url"?Q.zt:{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"null",address:i})}}const Nt={cloud_default:"cloud block",
remote_state_default:"remote state"};function Ve(s,e,t){const{row:n,kind:i,address:r,localName:d}=s;if(n.defaults!==void 0){const c=n.defaults[t];return c!==null?
(0,Q.TU)((0,ve.mD)(c)):{...Q.zt,problem:(0,pe.hostMissing)({block:Nt[i]??"remote backend"})}}return i==="required_provider_invalid"?{...Q.zt,problem:(0,pe.sourceInvalid)(
{reason:"not-a-requirement",address:r})}:d!==null&&e.class!=="stack"&&e.class!=="deploy"?d!=="terraform"&&(0,We.s)(d).ok?(0,Q.TU)((0,ve.Vm)(t)):Q.zt:e.isOverride?
Q.zt:{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"missing",address:r})}}const Lt=1e4;class Rt{cached=new Map;of(e,t){const{row:n,value:i}=t;if(i?.kind!=="know\
n"||(0,ve.Nj)(i.text))return this.read(e,t);const{clients:r}=e.kind,d=r.length>1?"":r[0],c=`${n.grammar} ${n.service} ${d} ${Ce(t)} ${i.text}`,p=this.cached.get(
c);if(p!==void 0)return p;this.cached.size>=Lt&&this.cached.clear();const k=this.read(e,t);return this.cached.set(c,k),k}ofUses(e,t,n){const i=e.kind.clients.map(
d=>{const c=new Map;for(const p of n(d)){const k=Pt(e,t,d,p),{host:E,needed:x,problem:N,version:J}=k,V=[E,x,J,N?.message].join(" ");c.has(V)||c.set(V,{client:d,
meaning:k})}return[...c.values()]}),r=Math.max(...i.map(({length:d})=>d));return Array.from({length:r},(d,c)=>this.meaningsOf(i.flatMap(p=>p[c]??[]),t))}read(e,t){
const n=e.kind.clients.map(i=>({client:i,meaning:xt(e,t,i)}));return this.meaningsOf(n,t)}meaningsOf(e,{row:t}){const n=e.some(({meaning:i})=>i.needed==="state");
return{all:e,first:e.find(({meaning:i})=>jt(i))?.meaning??Q.zt,hasProblem:e.some(({meaning:i})=>i.problem!==void 0),needs:n?null:Xe(e,t,()=>null)}}}const jt=({host:s,
directHost:e})=>s!==null||e!==void 0;function Xe(s,{service:e},t){if(e===null)return[];const n=new Map;for(const{client:i,meaning:r}of s){const d=r.needed==="st\
ate"?t(i)??r.host:r.needed;if(d===null)continue;const c=[...n.get(d)?.clients??[],i];n.set(d,{host:d,service:e,clients:c})}return[...n.values()]}var Bt=S(3229),
Ut=S(9562),ne=S(7854);const Se=5e4;function Je(s,e,t,n=Se){const i=[],r=[],d=new Ft(s,e,t);for(const c of s){for(const p of c.notes)r.push(p);if(!c.isContext)for(const p of c.
references){if(i.length>=n)return r.push((0,ne.YW)(c.file,(0,w.fileLimit)({kind:"module-usages",max:n}))),Ge(i,r);const k=d.meaningsOf(c,p);for(const E of k)i.push(
d.usageOf(c,p,E));if(p.row.isReserved||k.some(({hasProblem:E})=>E)){const E=k.flatMap(x=>x.all);r.push(...Ht(c,p,d.inForce(c,p,E)))}}}for(const c of Kt(s))i.push(
c);return Ge(i,r)}const Ge=(s,e)=>({usages:s.sort(Ye),notes:e.sort(Ye)});class Ft{files;cache;values;overrides;constructor(e,t,n){this.files=e,this.cache=t,this.
values=n,this.overrides=e.filter(({kind:i})=>i.isOverride)}meaningsOf(e,t){const{value:n}=t;return n?.kind!=="pieces"||!Ke(t)?[this.cache.of(e,t)]:this.cache.ofUses(
e,t,i=>this.values(t,n,i))}usageOf(e,t,n){const{all:i,first:r,needs:d}=n,c=this.inForce(e,t,i),p=c.length===i.length&&d!==null,k={kind:t.kind,host:r.host,isHostImplied:r.
isHostImplied,directHost:r.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,version:r.version===void 0?It(t,this.values):{text:r.
version,place:t.place},place:t.place,clients:e.kind.clients,needs:p?d:Xe(c,t.row,this.stateHost),isOverridden:c.length===0},{workspace:E}=t;return E===void 0?k:
{...k,workspace:E}}inForce(e,t,n){return this.overrides.length===0?n:n.filter(({client:i})=>this.isInForce(e,t,i))}replaced=(0,ne.Oo)(e=>Wt(this.overrides,e));isInForce({
kind:e},{mergeKey:t},n){return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(n).has(t)}stateHost=(0,ne.Oo)(e=>{for(const t of this.files)if(t.
kind.clients.includes(e))for(const n of t.references){if(!(n.row.merges==="backend")||!this.isInForce(t,n,e))continue;const[r]=this.meaningsOf(t,n),d=r?.all.find(
c=>c.client===e)?.meaning.needed??null;if(d!==null&&d!=="state")return d}return null})}function Wt(s,e){const t=new Set;for(const{kind:n,references:i,scope:r}of s)
if(n.clients.includes(e)){r.hasBackend&&t.add("backend");for(const{mergeKey:d,value:c,localName:p}of i)d!==null&&(c!==void 0||p!==null)&&t.add(d)}return t}function Ht(s,{
place:e,row:t,value:n},i){const r=new Map,d=n?.kind==="known"&&(0,Bt.Kc)(n.text),c=s.notes.some(p=>p.place.line===e.line);for(const{client:p,meaning:k}of i){const{
problem:E,host:x}=k;if(E===void 0||c&&E.code==="source-dynamic")continue;const N=E.code==="source-dynamic"?E.message:E.code,J=r.get(N)??{problem:E,host:x,clients:[],
place:e,isPlaceholder:d};r.set(N,{...J,clients:[...J.clients,p]})}if(t.isReserved&&i.length>0){const p=(0,pe.blockReserved)({block:"required_providers",parent:"\
terraform"}),k=i.map(({client:E})=>E);r.set(p.code,{problem:p,host:null,clients:k,place:e})}return[...r.values()]}const Ye=({place:s},{place:e})=>s.file!==e.file?
s.file<e.file?-1:1:s.line-e.line||s.column-e.column;function Kt(s){if(s.every(({scope:n})=>n.providerUses.size===0))return[];const e=new Map,t=s.every(({kind:n})=>n.
clients.length===me.Du.length);for(const n of t?[me.Du]:me.Du.map(i=>[i])){const i=s.filter(({kind:r})=>n.every(d=>r.clients.includes(d)));for(const[r,d]of zt(i)){
const c=e.get(r);c===void 0?e.set(r,{use:d,clients:n}):e.set(r,{...c,clients:[...c.clients,...n]})}}return e.values().map(Vt).toArray()}function zt(s){const e=new Set(
["terraform"]);for(const{references:n}of s)for(const{localName:i}of n)i!==null&&e.add(i);const t=new Map;for(const{scope:n,isContext:i}of s)if(!i)for(const[r,d]of n.
providerUses)e.has(r)||(e.add(r),(0,We.s)(r).ok&&t.set(r,d));return t}function Vt({use:s,clients:e}){const t=Ne.filter(d=>e.some(c=>d.clients.includes(c))),n=t.
length===Ne.length?Ne:t;return{kind:"implied_provider",host:t[0]?.host??null,...s,clients:e,needs:n,...{version:null,isOverridden:!1,isHostImplied:!0}}}const Ne=me.
Du.map(s=>({host:(0,ve.Vm)(s),service:Ut.xq,clients:[s]}));var ye=S(5747),Xt=S(4009);const Ze=200;function Me(s,e=new $.n_){const t=new Jt(s,e),n=t.readRoot(),i={
kind:"json",members:n===void 0?[]:(0,$.lS)(n)};return(0,$.pH)(s,i,t.mistake,e)}class Jt{text;parts;at=0;depth=0;mistake;constructor(e,t){this.text=e,this.parts=
t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const t=this.
readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const n=t?.
kind==="object"||t?.kind==="tuple";return t!==void 0&&!n&&this.report("root value must be object: it is neither an object nor an array of objects",t.start),t}report(e,t,n=t+
1){this.mistake??={message:e,start:t,end:n}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){const{text:e}=this;for(;;){const t=e.charCodeAt(this.
at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.at)}}skipComment(){const e=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",n=this.text.indexOf(t,this.at+1);this.at=n<0?this.text.length:n+t.length}readValue(){const{text:e,parts:t,at:n}=this;if(!t.add()){this.at=e.length;return}
const i=e.charAt(n);if(i==='"'){const r=this.readString();return r===void 0?void 0:(0,Xt.BD)(r,{start:n,end:this.at},t)}if(i==="{"||i==="["){if(this.depth>=Ze)return this.
stop(`values are nested deeper than ${Ze} levels`,n);this.depth++;const r=i==="{"?this.readObject():this.readArray();return this.depth--,r}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Qe.lastIndex=t;const n=Qe.exec(e)?.[0];return n===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
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
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(Gt,(n,i,r)=>{
if(i===void 0)return JSON.parse(`"${n}"`);const d=`invalid JSON string: ${JSON.stringify(n)} is not an escape sequence`;return this.report(d,t+r,t+r+2),n}).toWellFormed()}}
const Qe=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,Gt=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Ae=S(400),Yt=S(9804),Zt=S(4667);function Qt(s,e,t,n){
const i=(0,Zt.F)(t.class),r=[];for(const c of i.get("")??qe)et(r,nt(s,c,{body:e,block:void 0,names:[]}));const d=e.kind==="native"?e.blocks:qt(e,i);for(const c of d){
if(r.length>n)break;for(const p of i.get(c.type)??qe)tt(s,p,c,[],r)}return r}const qe=[];function et(s,e){for(const t of e)s.push(t)}function qt(s,e){return[...new Set(
s.members.map(({name:n})=>n).filter(n=>e.has(n)))].flatMap(n=>[...new Set(e.get(n)?.map(({path:r})=>r[0]?.labels.length??0))].flatMap(r=>(0,$.SH)(s,n,r)))}function tt(s,e,t,n,i){
const r=e.path[n.length],{labels:d,body:c}=t;if(r?.type!==t.type||d.length!==r.labels.length)return;for(let E=0;E<d.length;E++){const x=r.labels[E];if(x!=="*"&&
x!==d[E]?.value)return}const p=[...n,t],k=e.path[p.length];if(k===void 0){const E=p.flatMap(x=>[x.type,...x.labels.map(({value:N})=>N)]);et(i,nt(s,e,{body:c,block:t,
names:E}));return}for(const E of(0,$.SH)(c,k.type,k.labels.length))tt(s,e,E,p,i)}function nt(s,e,t){const{position:n}=e,{body:i,block:r,names:d}=t;switch(n){case"\
source":return Ie(s,e,t,(0,$.w4)(i,n)?.value,De(s,i));case"hostname":{const c=(0,$.w4)(i,n)?.value,p=Ie(s,e,t,c,De(s,i)),k=e.merges==="backend"?Tt(p,i):p;return st(
k,(0,$.w4)(i,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Ie(s,e,t,(0,$.w4)(i,c)?.value,null));case"entries":return(0,$.
Td)(i).map(c=>tn(s,e,t,c));case"label":{const c=r?.labels.at(-1);if(c===void 0)return[];const p={kind:"known",text:ee(c.value)},k=s.place(c),E=De(s,i);return[Ee(
e,d.slice(0,-1),{value:p,version:E,place:k})]}case"manifest":return nn(s,e,i);default:return en(s,e,t,n)}}function en(s,e,t,n){if(ue((0,$.w4)(t.body,"backend")?.
value)!==n.backend)return[];const r=(0,$.w4)(t.body,"config")?.value,d=fe(r,n.argument),c=st(Ie(s,e,t,d,null),fe(r,"token"));if(r===void 0||r.kind==="object")return c;
const p=Mt(be(s,r),n.argument);return c.map(k=>({...k,value:p}))}const st=(s,e)=>e===void 0?s:s.map(t=>({...t,hasOwnToken:!0}));function Ie(s,e,{block:t,names:n},i,r){
if(i!==void 0)return[it(s,e,n,i,r)];if(e.absent===void 0||t===void 0)return[];const d=s.place(t);return[Ee(e,n,{kind:e.absent,value:void 0,version:r,place:d})]}
function it(s,e,t,n,i){const c=n.kind==="primitive"&&n.value===null&&e.defaults!==void 0?void 0:be(s,n,e.isLiteral);return Ee(e,t,{value:c,version:i,place:s.place(
n)})}function tn(s,e,{names:t},{name:n,value:i}){const r=e.merges===void 0?null:`${e.merges}.${n}`,d={address:ee([...t,n].join(".")),localName:ee(n),mergeKey:r};
if(i.kind==="object"){const k=fe(i,"source");return Ee(e,t,{...d,kind:k===void 0?e.absent??e.kind:e.kind,value:k&&be(s,k,e.isLiteral),version:Oe(s,fe(i,"version"),
be),place:s.place(k??i)})}const c=i.kind==="string"||i.kind==="primitive"||i.kind==="template";return Ee(e,t,{...d,kind:c?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:c?Oe(s,i):null,place:s.place(i)})}function nn(s,e,t){const n=(0,$.w4)(t,"Modules")?.value;return n?.kind!=="tuple"?[]:n.elements.
flatMap(i=>{const r=fe(i,"Source"),d=ue(fe(i,"Key"));if(r===void 0||d===null)return[];const c=Oe(s,fe(i,"Version"));return[it(s,e,["module",d],r,c)]})}const fe=(s,e)=>s?.
kind==="object"?s.items.find(t=>t.name===e)?.value:void 0,ke={providerUses:new Map,hasBackend:!1,traits:[]},rt=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function ot(s,e){const t=e.kind==="json"||s.text.includes("pr\
ovider"),n=new on(s,t);if(e.kind==="native")for(const i of e.blocks)rt.get(i.type)===i.labels.length&&n.read(i);else for(const[i,r]of rt)(0,$.SH)(e,i,r).forEach(
n.read,n);return n.result()}function sn(s,e){const t=rn.flatMap(({argument:n,kind:i})=>{const r=(0,$.w4)(e,n)?.value,d=ue(r);if(r===void 0||d===null)return[];const c=s.
place(r);if(i==="version")return[{kind:i,text:d,localName:null,place:c}];const p=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(d)?.[1];return p===void 0?[]:[{kind:i,
text:p,place:c}]});return t.length===0?ke:{...ke,traits:t}}const rn=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"\
version"}];class on{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){this.source=e,this.maySelect=t}read(e){const{type:t,labels:n,body:i}=e;switch(t){case"\
language":this.addTrait("language",e);for(const r of(0,$.SH)(i,"compatible_with",0))this.addVersion("compatible",(0,$.w4)(r.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,$.SH)(i,"backend",1).length>0||(0,$.SH)(i,"cloud",0).length>0;for(const r of(0,$.SH)(i,"encryption",0))this.addTrait("encryption",r);this.
addVersion("version",(0,$.w4)(i,"required_version"));return;case"provider":for(const r of n)this.use(r.value,r.value,r,[e]),this.addVersion("provider-version",(0,$.
w4)(i,"version"),ee(r.value));(0,$.w4)(i,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const r of(0,$.SH)(i,"data",2))this.readTyped(r,[e,r]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}result(){const{hasBackend:e,uses:t,traits:n}=this;return{providerUses:t??ke.providerUses,hasBackend:e,traits:n??ke.traits}}addTrait(e,t){this.traits??=[],this.
traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,n=null){const i=ue(t?.value);t===void 0||i===null||(this.traits??=[],this.traits.push({kind:e,
text:i,localName:n,place:this.source.place(t.value)}))}readTyped(e,t){const[n]=e.labels;n===void 0||this.readNamed(e,t)||this.use(ln(n.value),n.value,n,t)}readNamed(e,t){
if(!this.maySelect)return!1;const n=(0,$.w4)(e.body,"provider")?.value,i=n===void 0?void 0:un(this.source,n);return n===void 0||i===void 0?!1:(this.use(i,i,n,t),
!0)}use(e,t,n,i){if(this.uses??=new Map,this.uses.has(e))return;const{source:r}=this;this.uses.set(ee(e),{text:ee(t),address:an(i),place:r.place(n)})}}const an=s=>ee(
s.flatMap(({type:e,labels:t})=>[e,...t.map(({value:n})=>n)]).join(".")),ln=s=>{const e=s.indexOf("_");return e<0?s:s.slice(0,e)},dn=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
cn=256;function un({text:s},{start:e,end:t}){return dn.exec(s.slice(e,Math.min(t,e+cn)))?.[1]}const fn=64;function*hn(s,e){const t=[],n=[];let[i,r]=[0,0],d=-1;for(const{
path:c,file:p,kind:k,isContext:E}of s){if(d+=1,d>0&&d%fn===0&&(yield e+d))return null;const N=(0,ye.yR)(c);if(!N.ok){const{failure:Y}=N,ce=Y.kind==="size"?(0,w.
fileLimit)(Y):(0,w.fileUnreadable)({what:"file",code:Y.code});n.push((0,ne.YW)(p,ce));continue}if(!N.isUtf8&&!E){const Y=mn("\uFFFD",N.text);n.push((0,ne.YW)(p,
(0,w.fileSyntax)({error:null,file:p}),Y))}i+=N.bytes;const J=_n(N.text,k,p,E),V=pn(J,Se-r);if(r+=Le(V),t.push(V),V!==J){const Y=(0,w.fileLimit)({kind:"module-us\
ages",max:Se});n.push((0,ne.YW)(p,Y));break}}return{files:t,notes:n,bytes:i}}function pn(s,e){if(Le(s)<=e)return s;const t={...s.scope,providerUses:ke.providerUses};
return{...s,references:s.references.slice(0,e),scope:t}}const Le=({references:s,scope:e})=>s.length+e.providerUses.size;function mn(s,e){const t=e.slice(0,e.indexOf(
s)).split(`
`),n=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:n,endColumn:n+1}}function*vn(s){const e=s.filter(({kind:i})=>i.class==="config"),[t]=e;t!==void 0&&
s.every(i=>Le(i)===0)&&(yield{kind:"module",file:t.file});const n=e.filter(({scope:i})=>i.hasBackend);for(const i of new Set(n.map(({kind:r})=>r.clients))){const r=e.
find(({kind:d})=>d.clients===i);r!==void 0&&(yield{kind:"state",file:r.file})}for(const{file:i,kind:r,references:d,scope:c,isContext:p}of s)if(r.class==="lock"&&
d.length===0&&(yield{kind:"lock",file:i}),!(r.class!=="config"||p))for(const k of c.traits)k.kind!=="binary"&&(yield k)}const kn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Re=({file:s,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!kn.test(s),gn={config:ot,query:ot,terragrunt:sn};function _n(s,e,t,n=!1,i=new $.n_){const r=(e.
syntax==="json"?Me:Ae.K)(s,i),d=St(r,t),{body:c}=r,p=Qt(d,c,e,Se),k=gn[e.class]?.(d,c)??ke,E=Re({file:t,kind:e,references:p})&&!i.isExceeded(),x=n||E?[]:bn(r,e,
t);return{file:t,kind:e,references:p,scope:k,notes:x,isContext:n}}function bn({problems:s,parts:e},t,n){return e.isExceeded()?[(0,ne.YW)(n,(0,w.fileLimit)({kind:"\
parts",max:e.max}))]:s.map(({message:i,...r})=>{const d=t.class==="lock"?(0,Yt.lockInvalid)({reason:"syntax",error:i}):(0,w.fileSyntax)({error:i,file:n});return{
...(0,ne.YW)(n,d,r),clients:t.clients}})}var En=S(5603),wn=S(7152);const On=25e4;function*Sn(s,e,t=On){const n=[],i=new ne.u3,r=[],d=new Rt,c=[],p=e({calls:()=>Mn(
n,r),terragrunt:()=>c});let[k,E,x]=[0,0,0],N=!0,J=!1;const V=new En.j,Y=[],ce={toolFiles:[],hasPlugins:!1};let he=null;for(const oe of(0,wn.G)(s,ce)){if(oe.kind===
"note"){i.add(oe.note);continue}if(oe.kind==="directory"){if(!(yield k))continue;he=oe.name;break}if(n.length+x>=t){i.add(at(oe.files,t));break}const q=yield*hn(
oe.files,k);if(q===null){he=(0,M.jt)(oe.files[0]?.file??"");break}k+=q.files.length,E+=q.bytes,N&&=q.files.every(Re),V.addFiles(q.files);for(const te of vn(q.files))
Y.push(te);for(const te of q.files)te.kind.class==="terragrunt"&&(c.push(te.file),J||=!Re(te));for(const te of q.notes)i.add(te);if(q.files.some($t)){r.push({files:q.
files,usagesBefore:n.length});for(const{references:te}of q.files)x+=te.length;continue}const xe=Je(q.files,d,p);for(const te of xe.usages)n.push(te);for(const te of xe.
notes)i.add(te)}let K=n.length;const se=[];for(const{files:oe}of r){if(K>=t){i.add(at(oe,t));break}if(yield k){he??=(0,M.jt)(oe[0]?.file??"");break}const q=Je(oe,
d,p);for(const xe of q.notes)i.add(xe);K+=q.usages.length,se.push(q.usages)}const wt=yn(n,r,se);V.addUsages(wt);const[ts,ns]=[V.signs(),V.constraints()];return{
...{usages:wt,declared:Y,notes:i.all(),files:k,bytes:E,isEmpty:N,usesTerragrunt:J,signs:ts,constraints:ns},...ce,endedAt:he}}const at=([s],e)=>(0,ne.YW)((0,M.jt)(
s?.file??""),(0,w.fileLimit)({kind:"usages",max:e}));function yn(s,e,t){const n=e.map(({usagesBefore:i},r)=>{const d=e[r+1]?.usagesBefore;return[...t[r]??[],...s.
slice(i,d)]});return n.length===0?s:[s.slice(0,e[0]?.usagesBefore),...n].flat()}function*Mn(s,e){yield*s;for(const{files:t}of e)for(const{references:n}of t)for(const{
kind:i,value:r,place:d}of n)yield{kind:i,text:r?.text??null,place:d}}var lt=S(3024),ie=S(6760),je=S(6195);function An({root:s,scan:e}){const t=[s,...e.map(r=>(0,ie.
resolve)(s,(0,je.VK)(r).fixed))].map(Te),n=r=>t.some(d=>d!==null&&(0,je.UO)(r,d)),i=(r,d)=>{const c=Te((0,ie.resolve)(s,r));return c===null||!n(c)?[]:In(c).filter(
d).map(({name:k})=>k).sort()};return{list:r=>i(r,d=>!d.isDirectory()),directories:r=>i(r,d=>d.isDirectory()&&!(0,je.G$)(d.name)),exists:r=>{const d=Te((0,ie.resolve)(
s,r));return d!==null&&n(d)},read:(r,d)=>{const c=Te((0,ie.resolve)(s,r));if(c===null||!n(c))return null;const p=(0,ye.yR)(c,d);return p.ok?p.text:null}}}function Te(s){
try{return(0,lt.realpathSync)(s)}catch(e){return(0,ye.Oj)(e),null}}function In(s){try{return(0,lt.readdirSync)(s,{withFileTypes:!0})}catch(e){return(0,ye.Oj)(e),
[]}}var Tn=S(2161);const dt={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},xn=["default","const","nullable","sensitive"];function $n(s,e,t){
const n=t.list(s),i=new Set(n),r=new $.n_,d=new Pn,c=n.flatMap(p=>{const k=(0,Tn.L8)(p,i,"");return k?.class==="lock"&&(d.isRoot=!0),k?.class==="config"&&k.clients.
includes(e)?[{name:p,kind:k}]:[]});for(const p of[!1,!0])for(const{name:k,kind:E}of c){const x=E.isOverride===p?t.read((0,M.Gz)(s,k)):null;if(x!==null&&d.read((E.
syntax==="json"?Me:Ae.K)(x,r)),r.isExceeded())return dt}return d.bytes+=r.bytes,d}class Pn{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:t}){this.bytes+=e.length;for(const n of(0,$.SH)(t,"variable",1))this.readVariable(n,e);for(const n of(0,$.SH)(t,"locals",0))ct(this.locals,n,e);for(const n of(0,$.
SH)(t,"module",1)){const[i]=n.labels;if(i===void 0)continue;const r=this.calls.get(i.value)??new Map;this.calls.set(i.value,r),ct(r,n,e)}for(const{body:n}of(0,$.
SH)(t,"terraform",0))this.isRoot||=(0,$.SH)(n,"backend",1).length>0||(0,$.SH)(n,"cloud",0).length>0}readVariable({labels:e,body:t},n){const[i]=e;if(i===void 0)return;
const r=this.variables.get(i.value)??{};this.variables.set(i.value,r);const d=x=>{const N=(0,$.w4)(t,x)?.value;return N&&I({expression:N,text:n},A())},[c,p,k,E]=xn.
map(d);c!==void 0&&(r.default=c),p!==void 0&&(r.isConst=String(p)==="true"),String(E)==="true"&&(r.isConst=!1),k!==void 0&&(r.isNullable=String(k)==="true")}}function ct(s,{
body:e},t){for(const{name:n,value:i}of(0,$.Td)(e))s.set(n,{expression:i,text:t})}const Cn=64*1024,Dn={coalesce:s=>s.includes(void 0)?void 0:s.find(e=>e!==null&&
e!==""),format:([s,...e])=>{if(typeof s!="string"||!/^(?:[^%]|%s)*$/.test(s))return;const t=e.map(l),n=s.split("%s");if(!(t.includes(void 0)||t.length!==n.length-
1))return n.map((i,r)=>i+(t[r]??"")).join("")},join:([s,e])=>{if(typeof s!="string"||typeof e!="function")return;const t=[];let n=0;for(let i=0;t.length===i;i++){
const r=l(e(String(i)));if(r!==void 0&&t.push(r),n+=s.length+(r?.length??0),n>Cn)return}return t.length===0?void 0:t.join(s)},lower:([s])=>typeof s=="string"?s.
toLowerCase():void 0},ut=(s,e)=>Dn[s]?.(e),ft=/\.tfvars(\.json)?$/,ht=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,pt=/^terraform\.tfvars/,Nn=/\.(tf|tofu)(\.json)?$/,
Be=200,mt=1024*1024,Ln=2;function Rn(s,e){const t=new $.n_;let n=0;const i=k=>{const E=n>mt?null:e.read((0,M.Gz)(s,k),mt);return n+=E?.length??0,jn(k,E,t)},r=e.
list(s).filter(k=>ft.test(k)),d=r.filter(k=>!ht.test(k));for(const k of vt("",s,e,Ln))d.push(k);const c=r.filter(k=>ht.test(k)).slice(0,Be).sort((k,E)=>Number(pt.
test(E))-Number(pt.test(k))).map(i).reverse(),p=d.slice(0,Be).map(k=>({given:i(k),from:`with ${(0,M.Gz)(s,k)}`}));return{loaded:k=>{for(const E of c){const x=E(
k);if(x!==void 0)return x}},others:p,bytes:n+t.bytes}}function*vt(s,e,t,n){if(n!==0)for(const i of t.directories(e).slice(0,Be)){const[r,d]=[(0,M.Gz)(e,i),(0,M.
Gz)(s,i)],c=t.list(r);if(!c.some(p=>Nn.test(p))){for(const p of c)ft.test(p)&&(yield(0,M.Gz)(d,p));yield*vt(d,r,t,n-1)}}}function jn(s,e,t){if(e===null)return()=>()=>{};
const n=s.endsWith(".json"),{text:i,body:r}=(n?Me:Ae.K)(e,t);if(t.isExceeded())return()=>()=>{};const d=new Map;for(const{name:c,value:p}of(0,$.Td)(r))d.has(c)||
d.set(c,p);return c=>{const p=d.get(c);return p&&(()=>I({expression:p,text:i},A()))}}const de={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},kt={instances:0,kept:0,depth:0};class Bn{effort=new y;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...kt};read=0;surroundings;client;evaluation;constructor(e,t,n){
this.surroundings=e,this.client=t,this.evaluation=n}of(e){const{instances:t,kept:n}=this.size;if(t>de.instances||n>de.kept){this.size={...kt};for(const i of[this.
known,this.rootsOf,this.declared,this.calls])i.clear()}return this.find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.
depth+=1;const n=this.calledBy(e);this.size.depth-=1;const r=[...n.length===0||this.declarations(e).isRoot?this.roots(e):[],...n];return this.known.set(e,r),r}declarations(e){
const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>de.read)return dt;const n=$n(e,this.client,this.surroundings.files);return this.declared.set(e,
n),this.count(n),n}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:n,setBy:i}=this.surroundings;
if(this.read>de.read)return[this.unknown(e)];const r=Rn(e,n),{loaded:d,others:c}=r;this.count(r);const p=(E,x)=>this.instance(e,E,{use:e,from:x}),k=[p(d,null)];
for(const{given:E,from:x}of c)k.push(p(N=>E(N)??d(N),x));for(const E of this.declarations(e).variables.keys()){const x=i(E);if(!(x===null||d(E)!==void 0)){if(k.
length>=de.uses)break;k.push(p(N=>N===E?gt:d(N),`with ${x}`))}}return this.rootsOf.set(e,k),k}calledBy(e){const t=[];for(const n of this.callers(e)){const r=this.
size.depth>de.depth||this.size.instances>de.instances?[this.unknown(n)]:this.find(n);for(const[d,c]of this.callsIn(n).get(e)??[])for(const{scope:p,use:k,from:E}of r){
if(t.length>=de.uses)return[...t,this.unknown(e)];const x=N=>{const J=c.get(N);return J&&(()=>I(J,p))};t.push(this.instance(e,x,{use:`${k} ${d}`,from:E}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:n}=this.localCalls;if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const d of n)
for(const c of this.callsIn(d).keys())c!==null&&r.set(c,(r.get(c)??new Set).add(d))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const n=Map.groupBy(this.declarations(e).calls,([,i])=>this.target(e,i));return this.calls.set(e,n),n}target(e,t){
const n=t.get("source"),[i]=this.roots(e),r=n&&i&&I(n,i.scope);return typeof r=="string"&&(0,ve.Nj)(r)?(0,M.un)(e,r):null}unknown(e){return this.instance(e,()=>gt,
{use:`${e} ?`,from:null})}instance(e,t,n){const{variables:i,locals:r}=this.declarations(e),c={var:m(E=>{const x=i.get(E);return x&&this.variableValue(E,x,t(E))}),
local:m(E=>{const x=r.get(E);return x&&I(x,k)}),path:E=>E==="module"||E==="root"?".":void 0},{effort:p}=this;this.size.instances+=1,p.count();const k={name:E=>c[E],
call:ut,effort:p};return{scope:k,...n}}variableValue(e,{default:t,isConst:n,isNullable:i},r){const d=this.client==="terraform"?n===!0:n!==!1;if(this.evaluation===
"static"&&!d)return new R("",e);const c=r===void 0?t:r();return c===null&&i===!1?t:c}}const gt=()=>{},Un=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Fn(s){
const e=new Map,t=new Set;for(const{kind:n,text:i,place:r}of s)if(!(n!=="module"||i===null))if((0,ve.Nj)(i)){const d=(0,M.jt)(r.file),c=(0,M.un)(d,i),p=e.get(c);
p===void 0?e.set(c,new Set([d])):p.add(d)}else Un.test(i)&&t.add((0,M.jt)(r.file));return{callers:e,dynamic:t}}const Wn=64*1024*1024;class Hn{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const n=this.files.read(e);this.characters+=n?.length??0,this.characters>Wn&&(this.known.clear(),
this.characters=n?.length??0);const i=n===null?null:Kn(n,e.endsWith(".json"));return this.known.set(e,i),i}}function Kn(s,e){const{text:t,body:n}=e?Me(s):(0,Ae.
K)(s),i=(p,k)=>{const E=(0,$.w4)(p.body,k)?.value;return E&&{expression:E,text:t}},r=new Map;for(const p of(0,$.SH)(n,"locals",0))for(const{name:k,value:E}of(0,$.
Td)(p.body))r.set(k,{expression:E,text:t});const d=new Map;for(const p of[...(0,$.SH)(n,"include",0),...(0,$.SH)(n,"include",1)]){const k=i(p,"path");k!==void 0&&
d.set(p.labels[0]?.value??"",k)}const c=(0,$.SH)(n,"terraform",0).map(p=>i(p,"source"));return{locals:r,inputs:i({body:n},"inputs"),includes:d,hasSource:c.some(
p=>p!==void 0)}}const ge=s=>ie.posix.dirname(`/${s}`);function zn(s){const{from:e,unit:t,parent:n,isSet:i}=s,r=ge(e),d=(c,p)=>ie.posix.relative(c,p)||".";return{
basename:(c,[p])=>typeof p=="string"?ie.posix.basename(p):void 0,dirname:(c,[p])=>typeof p=="string"?ie.posix.dirname(p):void 0,find_in_parent_folders:(c,p)=>Vn(
s,p),get_env:(c,[p,k])=>typeof p=="string"&&!i(p)?k:void 0,get_original_terragrunt_dir:()=>ge(t),get_parent_terragrunt_dir:(c,[p])=>ge(n(p)),get_path_from_repo_root:()=>d(
"/",r),get_path_to_repo_root:()=>d(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(c,[p])=>d(r,ge(n(p))),path_relative_to_include:(c,[
p])=>d(ge(n(p)),r),try:(c,p)=>p.find(k=>k!==void 0)}}function Vn({from:s,files:e},t){const[n=t.length===0?"terragrunt.hcl":void 0,i]=t;if(typeof n=="string"){for(let r=ge(
s);r!=="/";){r=ie.posix.dirname(r);const d=ie.posix.join(r,n);if(e.exists(d.slice(1)))return d}return i}}const Xn=["terragrunt.hcl","terragrunt.hcl.json"];class Jn{effort=new y;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new Hn(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(n=>this.evaluation()({file:e,from:n,unit:n}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const n=this.
read.read(t);if(n===null||n.includes.size===0||n.hasSource)continue;const i=this.scopeOf(t);for(const r of n.includes.values()){const d=this.fileAt(I(r,i),t);if(d===
null)continue;const c=e.get(d);c===void 0?e.set(d,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=n=>{const i=`${n.file}
${n.from}`,r=e.get(i)??this.configOf(n,t);return e.set(i,r),r};return t}configOf(e,t){const{file:n,from:i,unit:r}=e,d=this.read.read(n),c=K=>K&&I(K,he),p=K=>this.
fileAt(c(d?.includes.get(K)),i),k=(K,se)=>{if(!(K===null||this.read.read(K)===null))return t({file:K,from:se??K,unit:r}).value},E=m(K=>c(d?.locals.get(K))),x=m(
K=>{if(!d?.includes.has(""))return k(p(K),i);const se=k(p(""),i);return typeof se=="function"?se(K):void 0}),N=m(K=>K==="locals"?E:K==="inputs"?c(d?.inputs):void 0),
J=K=>{if(n!==i)return n;const[se]=d?.includes.keys()??[];return p(typeof K=="string"?K:se??"")??n},{files:V,isSet:Y}=this.surroundings,ce=zn({from:i,unit:r,parent:J,
files:V,isSet:Y}),he={name:K=>K==="local"?E:K==="include"?x:void 0,call:(K,se)=>K!=="read_terragrunt_config"?(ce[K]??ut)(K,se):k(this.fileAt(se[0],i),null)??se[1],
effort:this.effort};return{scope:he,value:N}}fileAt(e,t){if(typeof e!="string")return null;const n=ie.posix.resolve("/",(0,M.jt)(t),e).slice(1);if(ie.posix.join(
e.startsWith("/")?".":(0,M.jt)(t),e).startsWith(".."))return null;const r=Xn.map(d=>(0,M.Gz)(n,d)).find(d=>this.read.read(d)!==null);return r!==void 0&&this.read.
read(n)===null?r:n}}const _t=".github/workflows",Gn=200;function Yn(s){const e=new Map,t=s.list(_t).filter(n=>/\.ya?ml$/.test(n));for(const n of t.slice(0,Gn)){
const i=`${_t}/${n}`,r=s.read(i)??"";for(const[,d,c]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const p=d??c??"";e.has(p)||e.set(p,i)}}return e}
function Zn(s,e,t){const n=new Set(t),i=(0,ne.Oo)(r=>Yn(s));return{files:s,calls:()=>Fn(e.calls()),all:e.terragrunt,isSet:r=>n.has(r),setBy:r=>{const d=`TF_VAR_${r}`;
if(n.has(d))return d;const c=i("all").get(r);return c===void 0?null:`${d} in ${c}`}}}function Qn(s){const e=(0,ne.Oo)(n=>(0,ne.Oo)(i=>new Bn(s,n,i))),t=new Jn(s);
return({row:n,place:i},r,d)=>{if(n.grammar==="terragrunt")return qn(t,i.file,r);const c=n.evaluation?.[d];if(c===void 0)return Ue(r);const p=e(d)(c);if(p.effort.
isSpent)return Ue(r);const k=new Map;for(const{scope:E,use:x,from:N}of p.of((0,M.jt)(i.file))){E.effort.renew();const J={...we(r,E),from:N},V=k.get(x);V===void 0?
k.set(x,[J]):V.push(J)}return[...k.values()]}}const Ue=s=>[[{...we(s,A()),from:null}]];function qn(s,e,t){if(s.effort.isSpent)return Ue(t);const n=d=>({...we(t,
d),from:null}),i=n(s.scopeOf(e));if(i.isWhole)return[[i]];const r=s.includedScopes(e).map(d=>[n(d)]);return r.length===0?[[i]]:r}const bt=(s,e=[])=>Sn(s,t=>Qn(Zn(
An(s),t,e))),es=(s,e=[])=>Et(bt(s,e));function Et(s){for(;;){const e=s.next(!1);if(e.done)return e.value}}})};export{is as ids,rs as modules};
