const Vs=[400,949],zs={9349:((he,z,w)=>{w.d(z,{Jw:()=>B,L8:()=>d,Md:()=>X,Tj:()=>G,bs:()=>k,lr:()=>I,r1:()=>l,v$:()=>U,wH:()=>m,xC:()=>h});var E=w(6134);const I=100,
N=/[\p{ID_Start}_][\p{ID_Continue}-]*/uy,R=128,C=255,W=1,L=2,j=4,B=8,U=16,G=32,X=64,y=[[W,/[ \t]/g],[L,/[A-Za-z_]/g],[j,/[\w-]/g],[B,/[\w \t.:=?!&|*%+>~-]/g],[U,
/[\w \t\n,.:=?!&|*%+>~-]/g],[G,/[^"\\$%\r\n]/g],[X,/[^\n$%]/g]],S=Array.from({length:C+1},(_,b)=>b>R?"":String.fromCharCode(b)),O=new Uint8Array(C+1);for(const[
_,b]of y)for(const{index:$}of S.join("").matchAll(b))O[$]=_|(O[$]??0);const x=(_=C,b)=>((O[_]??0)&b)!==0,h=_=>_===" "||_==="	",d=_=>/^[\w-]/.test(_),m=_=>_==="}"||
_===")"||_==="]";function l(_){return _==="{"?"}":_==="("?")":_==="["?"]":void 0}let o=new Uint8Array(256*1024);const f=new TextEncoder;function p(_,b){const{length:$}=_;
o.length<=$&&(o=new Uint8Array(2*$+1));const P=o,F=_.slice(b),{read:de,written:ve}=f.encodeInto(F,P.subarray(b,$));if(de!==F.length||ve!==F.length)for(let ie=b;ie<
$;ie++)P[ie]=Math.min(_.charCodeAt(ie),R);return P[$]=C,P}class k{text;parts;codes;at;depth=0;mistake;constructor(b,$=0,P=new E.n_){this.text=b,this.parts=P,this.
codes=p(b,$),this.at=$}countPart(){this.parts.add()||(this.at=this.text.length)}report(b,$,P=$+1){this.mistake??={message:b,start:$,end:Math.min(P,Math.max($,this.
text.length))}}reportUnclosed(b){const $=/[$%]/.test(this.text.charAt(b)),P=this.text.slice(b,b+($?2:1)),F=this.isAtEnd()?"the end of the file":`"${this.peek()}\
"`,de=`unbalanced brackets: "${P}" is not closed before ${F}`;this.report(de,this.isAtEnd()?b:this.at)}reportCharacter(){const b=String.fromCodePoint(this.text.
codePointAt(this.at)??0);let $=`${JSON.stringify(b)} is not used in HCL`;b==="'"&&($="single quotes are not valid; use double quotes"),b==="\uFFFD"&&($="the fil\
e is not UTF-8 here"),this.report(`invalid character: ${$}`,this.at,this.at+b.length)}reportBrokenString(b){const $=this.isAtEnd()?"unterminated template string\
: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report($,b,this.at)}peek(b=0){return S[this.
codes[this.at+b]??C]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const b=this.skipAll(W);if(b==="\r")this.skipReturn();else if(b==="/"&&
this.peek(1)==="*")this.skipBlockComment();else return b}}skipBlank(){for(;;){const b=this.skipSpaces();if(b===`
`)this.at++;else if(this.isLineComment(b))this.skipLine();else return b}}skipAll(b){const{codes:$}=this;let{at:P}=this,F=$[P]??C;for(;x(F,b);)F=$[++P]??C;return this.
at=P,S[F]??""}isLineComment(b){return b==="#"||b==="/"&&this.peek(1)==="/"}isLineEnd(b){return b===`
`||b===""||this.isLineComment(b)}skipLine(){const b=this.text.indexOf(`
`,this.at);this.at=b<0?this.text.length:b}skipBlockComment(){const b=this.text.indexOf("*/",this.at+2);b<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=b<0?this.text.length:b+2}readName(){const{codes:b,text:$,at:P}=this;return x(b[P],L)&&this.skipAll(j),b[this.at]===R&&(N.lastIndex=P,
this.at=N.test($)?N.lastIndex:P),this.at>P?$.slice(P,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((he,z,w)=>{w.d(z,{J:()=>R,U:()=>W});var E=w(9349),I=w(3268),
N=w(4009);function R(d,m){d.countPart();const l=m==="element"?d.skipBlank():d.skipSpaces(),o=d.at,f=W(d,l);if(f!==void 0&&C(d,m))return f;(0,I.Kk)(d,m);let p=d.
at;for(;p>o&&(0,E.xC)(d.text.charAt(p-1));)p--;return p===o&&d.report("invalid expression: expected the start of an expression",o),f===void 0?U(d,o,p):{kind:"ot\
her",start:o,end:p}}function C(d,m){const l=m==="element"?d.skipBlank():d.skipSpaces();return(0,E.wH)(l)||l===","||d.isLineEnd(l)}function W(d,m){if(m==='"')return(0,N.
E3)(d);if(m==="<")return(0,N.jw)(d);if(m!=="{"&&m!=="["&&m!=="(")return;const l=d.at++;d.depth++;let o;return d.depth>E.lr?o=L(d,m,l):m==="{"?o=y(d,l):m==="["?o=
X(d,l):o=G(d,l),d.depth--,o}function L(d,m,l){return(0,I.ku)(d,(0,E.r1)(m)??m,l),{kind:"other",start:l,end:d.at}}const j=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
B=32;function U(d,m,l){if(j.lastIndex=m,!(j.test(d.text)&&j.lastIndex===l)||l-m>B)return{kind:"other",start:m,end:l};const f=d.text.slice(m,l),p={true:!0,false:!1,
null:null}[f];return{kind:"primitive",start:m,end:l,value:p===void 0?Number(f):p}}function G(d,m){const l=R(d,"element");return d.skipBlank()!==")"?L(d,"(",m):(d.
at++,{...l,start:m,end:d.at})}function X(d,m){if(h(d))return L(d,"[",m);const l=[];for(;;){const o=d.skipBlank();if(o==="]")return d.at++,{kind:"tuple",start:m,
end:d.at,elements:l};if(d.at>=d.text.length||(0,E.wH)(o))return d.reportUnclosed(m),{kind:"other",start:m,end:d.at};const f=d.at;l.push(R(d,"element")),d.at===f&&
d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function y(d,m){if(h(d))return L(d,"{",m);const l=[];for(;;){const o=d.skipBlank();if(o==="}")return d.at++,
{kind:"object",start:m,end:d.at,items:l};if(d.at>=d.text.length||(0,E.wH)(o))return d.reportUnclosed(m),{kind:"object",start:m,end:d.at,items:l};l.push(S(d,o)),
d.skipSpaces()===","&&d.at++}}function S(d,m){const l=d.at,o=O(d,m);let f=d.at;for(;f>l&&(0,E.xC)(d.text.charAt(f-1));)f--;const p=d.skipSpaces();if(p!=="="&&p!==
":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),(0,I.Kk)(d,"line"),d.at===l&&d.at++,{name:void 0,start:l,end:f,value:{kind:"\
other",start:f,end:d.at}};d.at++;const k=R(d,"line");return{name:o,start:l,end:f,value:k}}function O(d,m){const l=d.at;let o;if(m==='"'||m==="("){const k=W(d,m);
k?.kind==="string"&&(o=k.value)}else o=d.readName();const f=d.skipSpaces();if(f==="="||f===":")return o;x(d);const p=d.text.slice(l,d.at).trimEnd();return/^\d+$/.
test(p)?p:void 0}function x(d){const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=d.skipSpaces(),o=d.at;if(m.lastIndex=o,d.isLineComment(l))return;if((0,E.L8)(l))
d.at++;else if(l==="["||l==="(")d.at++,L(d,l,o);else if(l==='"')(0,N.E3)(d);else if(m.test(d.text))d.at=m.lastIndex;else if(d.readName()===void 0)return}}function h(d){
return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,E.L8)(d.peek(3))}}),400:((he,z,w)=>{w.d(z,{K:()=>W});var E=w(9349),I=w(8704),N=w(3268),R=w(4009),C=w(6134);
function W(o,f=new C.n_){const p=new E.bs(o,o.startsWith("\uFEFF")?1:0,f),k=L(p,void 0);return(0,C.pH)(o,k,p.mistake,f)}function L(o,f){const p={attributes:[],blocks:[]};
let k=f!==void 0&&!o.isLineEnd(o.skipSpaces());for(;;){const _=o.skipBlank();if(o.at>=o.text.length){f!==void 0&&o.report(j,f);break}if(_==="}"&&f!==void 0){o.at++;
break}B(o,_,p),m(o,k,p),k=!1}return{kind:"native",attributes:p.attributes,blocks:p.blocks}}const j="unclosed configuration block: there is no closing brace befo\
re the end of the file";function B(o,f,p){const k=o.at;o.countPart();const _=f==='"'?O(o):o.readName();if(_===void 0){f<"\x80"?o.report("argument or block defin\
ition required",k):o.reportCharacter(),l(o,k);return}const b=o.at;if(o.skipSpaces()==="="&&o.peek(1)!=="="){o.at++,p.attributes.push({name:_,start:k,end:b,value:(0,I.
J)(o,"line")});return}const P=x(o),F=o.at;if(o.peek()!=="{"){const ge=P.length===0?`argument or block definition required: "${_}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${_}" has no "{" at its end`;o.report(ge,k,b),l(o,k);return}o.at++;const ie=U.has(_)&&P[0]?.value!==G&&o.depth===0&&
o.mistake===void 0?X(o,F):S(o,F);p.blocks.push({type:_,labels:P,start:k,end:F,body:ie})}const U=new Set(["resource","data","ephemeral","output","variable"]),G="\
terraform_remote_state";function X(o,f){const{at:p}=o;return(0,N.ku)(o,"}",f)&&o.mistake===void 0?new y(o,f):(o.at=p,o.mistake=void 0,S(o,f))}class y{kind="nati\
ve";text;open;end;parts;body;constructor({text:f,at:p,parts:k},_){this.text=f,this.open=_,this.end=p,this.parts=k}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(f){return this.body!==void 0||this.text.slice(this.open,this.end).includes(f)}read(){if(this.body===void 0){const f=new E.bs(this.
text.slice(0,this.end),this.open+1,this.parts);f.depth=1,this.body=L(f,this.open)}return this.body}}function S(o,f){if(o.depth>=E.lr)return o.report(`blocks are\
 nested deeper than ${E.lr} levels`,f),(0,N.ku)(o,"}",f),{kind:"native",attributes:[],blocks:[]};o.depth++;const p=L(o,f);return o.depth--,p}function O(o){const f=o.
at,p=(0,R.E3)(o);return o.report("invalid argument name: argument names must not be quoted",f,o.at),p.kind==="string"?p.value:void 0}function x(o){const f=d(o);
if(f===void 0)return h;const p=d(o);if(p===void 0)return[f];const k=[f,p];for(let _=d(o);_!==void 0;_=d(o))k.push(_);return k}const h=[];function d(o){const f=o.
skipSpaces(),p=o.at;let k;if(f==='"'){const b=(0,R.E3)(o);b.kind==="string"?k=b.value:(k=o.text.slice(p+1,Math.max(p+1,o.at-1)),o.report("invalid block label: i\
t has to be plain text",p,o.at))}else k=o.readName();if(k===void 0)return;const _={value:k,start:p,end:o.at};return o.countPart(),_}function m(o,f,p){const k=o.
skipSpaces();f&&(k!=="}"||p.blocks.length>0)?o.report("invalid single-argument block definition: a block in one line has one argument at most",o.at):!f&&!o.isLineEnd(
k)&&o.report("missing newline after argument or block definition",o.at)}function l(o,f){(0,N.Kk)(o,"line"),(o.at===f||(0,E.wH)(o.peek())&&o.peek()!=="}")&&o.at++}}),
3268:((he,z,w)=>{w.d(z,{Fq:()=>h,Kk:()=>R,_p:()=>W,ku:()=>C});var E=w(9349);const I="<<",N=({close:l})=>l==='"'||l===I;function R(l,o){l.skipAll(E.Jw)===`
`&&o==="line"||L(l,[],o)}const C=(l,o,f)=>L(l,[{start:f,close:o}],void 0),W=(l,o,f)=>L(l,[{start:f,close:I,marker:o}],void 0);function L(l,o,f){for(;;){const p=o.
at(-1);if(p===void 0&&f===void 0)return!0;let k;if(p!==void 0&&N(p)?(p.close==='"'?y:d)(l,o,p)||(k=!1):k=j(l,o,f),k!==void 0)return k}}function j(l,o,f){for(;;){
const p=o.length===0,k=l.skipAll(p?E.Jw:E.v$);if(k===`
`||k===","){if(p&&(k===","||f==="line"))return!0;l.at++}else if((0,E.wH)(k)){if(p)return!0;if(!G(l,o,k))return!1;const _=o.at(-1);if(_===void 0?f===void 0:N(_))
return}else if(k==='"'){const _=l.at++;if(l.skipAll(E.Tj)!=='"'){o.push({start:_,close:'"'});return}l.at++}else{const _=(0,E.r1)(k);if(_!==void 0)o.push({start:l.
at++,close:_});else{if(k==="<"&&B(l,o))return;if(k!=="<"){if(l.isAtEnd())return X(l,o);if(p&&f==="line"&&l.isLineComment(k))return!0;U(l,k)}}}}}function B(l,o){
const f=l.at,p=h(l);return p===void 0?l.at++:o.push({start:f,close:I,marker:p}),p!==void 0}function U(l,o){l.isLineComment(o)?l.skipLine():o==="/"&&l.peek(1)===
"*"?l.skipBlockComment():o==="/"?l.at++:o==="\r"?l.skipSpaces():(o<"\x80"||l.readName()===void 0)&&(l.reportCharacter(),l.at++)}function G(l,o,f){const p=o.pop();
if(p!==void 0&&p.close!==f){l.reportUnclosed(p.start);let k=o.at(-1);for(;k!==void 0&&k.close!==f&&!N(k);)o.pop(),k=o.at(-1);if(k===void 0)return!1;N(k)?o.push(
{start:l.at,close:"}"}):o.pop()}return l.at++,!0}function X(l,o){const f=o[0];return f===void 0?!0:(l.reportUnclosed(f.start),!1)}function y(l,o,f){for(;;){const p=l.
skipAll(E.Tj);if(p==='"')return o.pop(),l.at++,!0;if(p==="\\")l.at+=/[^\r\n]/.test(l.peek(1))?2:1;else{if(p!=="$"&&p!=="%")return O(l,o,f);if(S(l,o))return!0}}}
function S(l,o){const{at:f}=l,p=l.peek(1);if(p==="{")return o.push({start:f,close:"}"}),l.at+=2,!0;const k=p===l.peek()&&l.peek(2)==="{";return l.at+=k?3:1,!1}function O(l,o,f){
l.reportBrokenString(f.start);const p=x(l);do o.pop();while((o.at(-1)?.start??-1)>=p);return o.length>0}function x({text:l,at:o}){let f=o;for(;f>0&&l[f-1]!==`
`&&l[f-1]!=="\r";)f--;return f}function h(l){const{text:o,at:f}=l;if(l.peek(1)!=="<")return;l.at+=l.peek(2)==="-"?3:2;const p=l.readName();if(p===void 0){l.at=f;
return}return l.skipSpaces()!==`
`&&l.at<o.length&&l.report("invalid expression: a heredoc marker must end its line",f,l.at),l.skipLine(),l.isAtEnd()||l.at++,p}function d(l,o,f){const p=f.marker??
"";for(;;){if(l.peek(-1)===`
`&&m(l,p))return o.pop(),!0;const k=l.skipAll(E.Md);if(l.isAtEnd()){const _=`unterminated template string: no line closes the heredoc "${p}"`;return l.report(_,
f.start),!1}if(k===`
`)l.at++;else if(S(l,o))return!0}}function m(l,o){const{text:f}=l;let{at:p}=l;for(;(0,E.xC)(f.charAt(p));)p++;const k=f.charAt(p);if(k>" "&&k<"\x80"&&!f.startsWith(
o,p))return!1;const _=f.indexOf(`
`,p),b=_<0?f.length:_;return f.slice(p,b).trim()!==o?!1:(l.at=f.charAt(b-1)==="\r"?b-1:b,!0)}}),4009:((he,z,w)=>{w.d(z,{BD:()=>R,E3:()=>N,jw:()=>y});var E=w(9349),
I=w(3268);function N(h){const{text:d,at:m}=h;if(h.at++,h.skipAll(E.Tj)!=='"')return W(h,m);const l=d.slice(m+1,h.at++);return{kind:"string",start:m,end:h.at,value:l,
verbatim:l}}function R(h,d,m){if(!h.includes("{"))return{kind:"string",...d,value:h,verbatim:h};const l=new E.bs(h,0,m),o={parts:[],known:""};for(l.at=0;l.at<h.
length;){const p=l.at;for(;l.at<h.length&&!C(l.peek());)l.at++;if(o.known+=h.slice(p,l.at),l.at<h.length&&!B(l,o)){j(o,d);break}}const f=o.parts.map(p=>p.kind===
"known"?p:{...p,code:h.slice(p.start,p.end),...d});return L({parts:f,known:o.known},d,h)}const C=h=>h==="$"||h==="%";function W(h,d){const{text:m}=h,l={parts:[],
known:m.slice(d+1,h.at)};for(;;){const o=h.at,f=h.skipAll(E.Tj);if(l.known+=m.slice(o,h.at),f==='"')return h.at++,L(l,{start:d,end:h.at});if(f==="\\")l.known+=X(
h);else if(C(f)){if(!B(h,l))return{kind:"other",start:d,end:h.at}}else return h.reportBrokenString(d),{kind:"other",start:d,end:h.at}}}function L({parts:h,known:d},{
start:m,end:l},o){return h.length===0?{kind:"string",start:m,end:l,value:d,verbatim:o??d}:(d!==""&&h.push({kind:"known",value:d}),{kind:"template",start:m,end:l,
parts:h,verbatim:o})}function j(h,d){h.known!==""&&h.parts.push({kind:"known",value:h.known}),h.known="",h.parts.push({kind:"unknown",start:d.start,end:d.end})}
function B(h,d){const{text:m,at:l}=h,o=m.charAt(l);if(h.peek(1)!=="{"){const p=m.startsWith(`${o}{`,l+1);return d.known+=p?`${o}{`:o,h.at+=p?3:1,!0}h.at+=2;const f=o===
"$"?U(h):void 0;return f?.kind==="other"?!1:f?.kind==="string"&&h.skipBlank()==="}"?(d.known+=f.value,h.at++,!0):(0,I.ku)(h,"}",l)?(m.charAt(l+2)==="~"&&(d.known=
d.known.trimEnd()),j(d,{start:l,end:h.at}),h.countPart(),!0):!1}function U(h){if(h.skipBlank()!=='"'||h.depth>=E.lr)return;h.depth++;const d=N(h);return h.depth--,
d}const G={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function X(h){const{text:d,at:m}=h,l=d.charAt(m+1),o=d.slice(m+2,m+(l==="U"?10:6)),f=l==="U"?/^[0-9a-f]{8}$/i.test(o):/^[0-9a-f]{4}$/i.
test(o),p=Number.parseInt(o,16);if((l==="u"||l==="U")&&f&&p<=1114111)return h.at+=o.length+2,String.fromCodePoint(p);const k=G[l];if(h.at+=k===void 0?1:2,k!==void 0)
return k;const _=JSON.stringify(d.slice(m,m+2));return h.report(`invalid escape sequence: ${_}`,m,m+2),""}function y(h){const{text:d,at:m}=h,l=h.peek(2)==="-",o=(0,I.
Fq)(h);if(o===void 0)return;const f=h.at;if(!(0,I._p)(h,o,m))return{kind:"other",start:m,end:h.at};const p={start:m,end:h.at},k=d.slice(f,d.lastIndexOf(`
`,h.at-1)+1);if(S.test(k)){const $=[{kind:"unknown",...p}];return{kind:"template",...p,parts:$,verbatim:void 0}}const _=k.replaceAll("$${","${").replaceAll("%%{",
"%{"),b=l?O(_):_;return{kind:"string",...p,value:b,verbatim:b}}const S=/(?<!\$)\$\{|(?<!%)%\{/;function O(h){let d=h.length;for(const[m]of h.matchAll(x))d=Math.
min(d,m.length);return h.replace(x,m=>m.slice(d))}const x=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((he,z,w)=>{w.d(z,{SH:()=>R,Td:()=>C,lS:()=>L,n_:()=>I,pH:()=>N,w4:()=>W,
yN:()=>U});const E=25e4;class I{max;count=0;constructor(S=E){this.max=S}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}
function N(y,S,O,x){return O===void 0?{text:y,body:S,parts:x,problems:[]}:{text:y,body:S,parts:x,problems:[{...U(y)(O),message:O.message}]}}const R=(y,S,O)=>{const x=[];
if(y.kind==="native"){for(const h of y.blocks)h.type===S&&h.labels.length===O&&x.push(h);return x}for(const h of y.members)h.name===S&&B(S,h.value,O,[],x);return x},
C=y=>y.kind==="native"?y.attributes:y.members;function W(y,S){if(!(y.kind==="native"&&y.mayHave?.(S)===!1)){for(const O of C(y))if(O.name===S)return O}}const L=y=>y.
kind==="object"?y.items.filter(j):y.kind!=="tuple"?[]:y.elements.flatMap(S=>S.kind==="object"?S.items.filter(j):[]),j=y=>y.name!==void 0&&y.name!=="//";function B(y,S,O,x,h){
if(O>0){for(const{name:m,start:l,end:o,value:f}of L(S))B(y,f,O-1,[...x,{value:m,start:l,end:o}],h);return}const d={start:S.start,end:S.start+1};for(const m of S.
kind==="tuple"?S.elements:[S])m.kind!=="object"&&m.kind!=="tuple"||h.push({...d,type:y,labels:x,body:{kind:"json",members:L(m)}})}const U=y=>{const S=[y.startsWith(
"\uFEFF")?1:0];let O=y.indexOf(`
`),x;return({start:h,end:d})=>{for(;O>=0&&O<h;O=y.indexOf(`
`,O+1))S.push(O+1);x??=G(y);const m=k=>X(x??[],k-1),l=Math.max(1,X(S,h)),o=S[l-1]??0,f=(S[l]??(O<0?y.length:O)+1)-1,p=k=>k-o-m(k)+m(o)+1;return{line:l,column:p(
Math.max(h,o)),endColumn:p(Math.min(d,f))}}},G=y=>/[\uD800-\uDBFF]/.test(y)?Array.from(y.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),S=>S.index):[];function X(y,S){
let O=0,x=y.length;for(;O<x;){const h=O+x>>>1;(y[h]??0)<=S?O=h+1:x=h}return O}}),9804:((he,z,w)=>{w.r(z),w.d(z,{clientVersion:()=>x,constraintInvalid:()=>B,constraintUnmeetable:()=>U,
lockInvalid:()=>O,lockOutside:()=>X});var E=w(1064),I=w(4e3),N=w(5799);const R=6,C=h=>`"${(0,I.dh)(h)}"`,W=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function L(h){const d=h.replace(W,"");return d===""?"":`: ${d}`}function j(h){switch(h.reason){case"syntax":{const{text:d,why:m}=h;return{message:`${C(d)} is no\
t a version constraint${L(m)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${h.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${C(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const B=(0,N.lS)((0,N.z3)("constraint-invalid","Version constraint is in\
valid",E.Du),j),U=(0,N.lS)((0,N.z3)("constraint-unmeetable","No version can meet the constraints",E.Du),({of:h,terms:d,preRelease:m})=>({message:`no version of ${h}\
 can match ${(0,I.XT)(d.map(C),R)}`,help:m!==void 0?`write ${C(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:d.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),G={terraform:"terraform",opentofu:"t\
ofu"},X=(0,N.lS)((0,N.z3)("lock-outside","Locked version does not match the constraints",E.Du),({provider:h,version:d,constraints:m,clients:l})=>{const[o,...f]=l,
p=o===void 0||f.length>0?"":`${G[o]} `;return{message:`locked provider ${h} ${d} does not match configured version constraint ${(0,I.XT)(m,R)}`,help:`run \`${p}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),y={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function S(h){const d="failed to read dependency lock file",m="restore the file, or rem\
ove the block and run `init` again";switch(h.reason){case"syntax":return{message:`${d}: ${h.error}`,help:m};case"twice":return{message:`${d}: it has two blocks \
for provider ${h.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${h.of} of provider ${h.
provider} must be written in normalized form: ${C(h.normal)}`,help:m};default:{const[l,o]=y[h.reason];return{message:`${d}: the ${l} of provider ${h.provider} ${o}`,
help:m}}}}const O=(0,N.lS)((0,N.z3)("lock-invalid","Dependency lock file is invalid",E.Du),S),x=(0,N.lS)((0,N.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",E.Du),({client:h,version:d,constraint:m})=>({message:`the version constraint ${C(m)} excludes ${E.bB[h]} ${d}`,help:`use another ver\
sion of ${E.bB[h]}, or change the constraint`}))}),1022:((he,z,w)=>{w.d(z,{m:()=>y,s:()=>O});var E=w(3625),I=w(6246),N=w(1831),R=w(1822),C=w(5011);const W={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},L="hashicorp",j="-",B='Invalid provider source string: The "source" attribute must be in the format "[\
hostname/][namespace/]name"',U={prefix:"terraform-",whose:"a Terraform",frequency:"often"},X={terraform:[U],opentofu:[U,{prefix:"opentofu-",whose:"an OpenTofu",
frequency:"sometimes"}]};function y(o,f){const p=o.split("/");if(p.length>3||p.includes(""))return S(B);const[k="",_,b]=p.reverse(),$=O(k);if(!$.ok){const ce=`${(0,I.
o)(k)} in source ${(0,I.o)(o)}`;return S(`Invalid provider type: Invalid provider type ${ce}: ${$.why}"`)}const P=b===void 0,F=P?(0,E.J)((0,C.Vm)(f)):(0,N.Pv)(b);
if(_===void 0&&F.ok){const ce={hostImplied:P,namespace:L,type:$.value};return{kind:"registry",host:F.value,...ce}}const de=x(_??""),ve=`namespace "" in source ${(0,I.
o)(o)}`;if(!de.ok)return S(`Invalid provider namespace: Invalid provider ${ve}: ${de.why}"`);if(!F.ok){const ce="Invalid provider source hostname";return S(`${ce}\
: ${ce} ${ve}: ${F.why}"`)}const ie={hostImplied:P,host:F.value,namespace:de.value,type:$.value},ge=d(ie,f);return ge===void 0?{kind:h(ie,f),...ie}:S(ge)}const S=o=>({
kind:"invalid",error:o});function O(o){if(/^[a-z0-9]+$/.test(o))return(0,E.J)(o);if(o==="")return(0,E.T)("must have at least one character");if(o.includes("."))
return(0,E.T)("dots are not allowed");if(o.includes("--"))return(0,E.T)("cannot use multiple consecutive dashes");const f=(0,R.YE)(o);return f.ok?(0,E.J)((0,R.DI)(
f.value)):(0,E.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const x=o=>o===j?(0,E.J)(o):O(o);function h({host:o,
namespace:f},p){return f===j?"legacy":f==="builtin"&&W[p].includes(o)?"builtin":"registry"}function d(o,f){const p=(0,C.Vm)(f);if(o.namespace===j&&o.host!==p)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${p}.`;const k=X[f].find(({prefix:_})=>o.type.startsWith(_));return k===
void 0?void 0:m(o,k,f)}function m(o,{prefix:f,whose:p,frequency:k},_){const b=`${f}provider-`,$=o.type.slice(b.length);if(!o.type.startsWith(b)||!O($).ok)return`\
Invalid provider type: Provider source ${(0,I.o)(l(o))} has a type with the prefix ${(0,I.o)(f)}, which isn't allowed because it would be redundant to name ${p}\
 provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const P=l({...o,type:$},_);return`Invalid provider typ\
e: Provider source ${(0,I.o)(l(o,_))} has a type with the prefix ${(0,I.o)(b)}, which isn't valid. Although that prefix is ${k} used in the names of version con\
trol repositories for ${p.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,I.o)(P)}?`}const l=({host:o,namespace:f,type:p},k)=>k!==void 0&&o===(0,C.Vm)(k)?`${f}/${p}`:`${(0,N.nx)(o)}/${f}/${p}`}),4949:((he,z,w)=>{w.r(
z),w.d(z,{atOnce:()=>en,scanCheckout:()=>Fs,scanInSteps:()=>qt});var E=w(7052),I=w(9664),N=w(9349),R=w(8704);const C=1024;function W(n){if(n.length>C)return;const e=new L(
new N.bs(n)),t=e.condition();return e.isAtEnd()?t:void 0}class L{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&
this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=N.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&this.take("?")){
const s=this.condition(),i=this.take(":")?this.condition():void 0;t=s&&i&&{kind:"condition",test:e,yes:s,no:i}}return this.cursor.depth--,t}comparison(){const e=this.
steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,right:s}}steps(){let e=this.
primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;e=t&&{
kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"s\
tring",start:t,end:e.at,value:s,verbatim:s}}}primary(){const{cursor:e}=this;if(this.take("(")){const c=this.condition();return this.take(")")?c:void 0}const t=e.
skipBlank(),s=e.at,i=e.readName();if(i!==void 0)return this.named(i,s);const r=this.match(/\d+(?:\.\d+)?/y);if(r!==void 0)return j(Number(r),s,e.at);const a=t===
'"'||t==="{"||t==="["?(0,R.U)(e,t):void 0;return a&&{kind:"literal",expression:a}}named(e,t){const{cursor:s}=this,i={true:!0,false:!1,null:null}[e];if(i!==void 0)
return j(i,t,s.at);if(!this.take("("))return{kind:"name",name:e};const r=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==
")")return;r.push(a)}return{kind:"call",name:e,given:r}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){
const{cursor:t}=this;e.lastIndex=t.at;const[s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const j=(n,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,
end:t,value:n}});class B{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const U=4096,G=200,X=2e4,y=5e6;class S{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>y}spend(e){if(this.steps+=1,this.count(),this.depth>=G||this.steps>X||this.
isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>U?void 0:t}}const O=()=>({name:()=>{},call:()=>{},effort:new S}),x=({
expression:n,text:e},t)=>t.effort.spend(()=>l(n,e,t));function h(n,e){const t=W(n);return t&&ce(t,n,e)}const d=n=>typeof n=="string"||typeof n=="number"||typeof n==
"boolean"?String(n):void 0;function m(n){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function l(n,e,t){switch(n.kind){case"st\
ring":case"primitive":return n.value;case"object":return m(s=>{const i=p(n.items).get(s);return i&&x(o(i,e),t)});case"tuple":return m(s=>{const i=n.elements[Number(
s)];return i&&x({expression:i,text:e},t)});case"template":return k(ge(n.parts,e,t),e,t);case"other":return h(e.slice(n.start,n.end),t)}}const o=({value:n},e)=>({
expression:n,text:e}),f=new WeakMap;function p(n){const e=f.get(n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.set(
s.name,s);return f.set(n,t),t}function k(n,e,t){let s="";for(const i of n){const r=i.kind==="known"?void 0:$(i,e),a=i.kind==="known"?i.value:r&&h(r,t),c=d(a);if(c===
void 0)return _(s,a);if(s.length+c.length>U)return;s+=c}return s}function _(n,e){return e instanceof B?new B((n+e.text).slice(0,U),e.withheld):new B(n)}const b=(n,e)=>n.
code??e.slice(n.start,n.end);function $(n,e){const t=b(n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const P=/^%\{~?\s*if\s([\s\S]*)\}$/,
F=/^%\{~?\s*else\s*~?\}$/,de=/^%\{~?\s*endif\s*~?\}$/,ve=512,ie=1e3;function ge(n,e,t){if(n.length>ie)return n;const s=n.map(T=>T.kind==="unknown"&&T.end-T.start<=
ve?b(T,e):""),[i,...r]=s.keys().filter(T=>P.test(s[T]??"")),a=s.findIndex(T=>de.test(T));if(i===void 0||r.length>0||a<i)return n;const c=P.exec(s[i]??"")?.[1]??
"",u=h(c.replace(/~$/,""),t);if(typeof u!="boolean")return n;const v=s.findIndex(T=>F.test(T)),g=v<0?a:v,M=u?n.slice(i+1,g):n.slice(g+1,a);return[...n.slice(0,i),
...M,...n.slice(a+1)]}function ce(n,e,t){const s=i=>ce(i,e,t);return t.effort.spend(()=>{switch(n.kind){case"literal":return l(n.expression,e,t);case"name":return t.
name(n.name);case"call":return t.call(n.name,n.given.map(s));case"step":{const i=s(n.of),r=d(s(n.key));return typeof i=="function"&&r!==void 0?i(r):void 0}case"\
condition":{const i=s(n.test);return typeof i!="boolean"?void 0:s(i?n.yes:n.no)}case"comparison":{const[i,r]=[s(n.left),s(n.right)];return[i,r].every(c=>c===null||
d(c)!==void 0)?i===r===n.isEqual:void 0}}})}var nn=w(4e3),A=w(6134);function sn({text:n},e){const t=(0,A.yN)(n);return{text:n,place:s=>{const{line:i,column:r,endColumn:a}=t(
s);return{file:e,line:i,column:r,endColumn:a}}}}const ut=4096,q=n=>{const e=(0,nn.dh)(n,ut);return e.length<13?e:` ${e}`.slice(1)},Qe=n=>/[^\0-\x7f]/.test(n)?n.
normalize("NFC"):n,Ie=n=>({kind:"known",text:Qe(q(n))}),qe=n=>n===void 0||n.length>C?null:{code:q(n)};function Te(n,e,t=!1){const s=()=>n.text.slice(e.start,e.end),
i=r=>({kind:"pieces",pieces:r,text:q(s())});switch(e.kind){case"string":return Ie(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return Ie(e.verbatim);
const r=ge(e.parts,n.text,O()).map(a=>a.kind==="known"?q(a.value):qe($(a,n.text)));return r.every(a=>typeof a=="string")?Ie(r.join("")):i(r.includes(null)?[qe(s())]:
r)}case"other":{const r=s(),a=h(r,O());return typeof a=="string"?Ie(a):i([qe(r)])}case"primitive":case"object":case"tuple":return i([null])}}function rn(n,e){return e.
kind!=="primitive"?Te(n,e):e.value===null?null:Ie(String(e.value))}function on(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!="o\
bject"||t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function pe(n){return n?.kind!=="string"?null:Qe(q(n.value))}function De({pieces:n},e){let t="";for(const s of n){
const i=typeof s=="object"&&s!==null?h(s.code,e):s;if(i===null&&s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const r=d(i??void 0);if(r===void 0)
return{isWhole:!1,..._(t,i??void 0)};if(t.length+r.length>ut)return{isWhole:!1,text:t,withheld:null};t+=r}return{isWhole:!0,text:Qe(q(t)),withheld:null}}var ee=w(
8011),Se=w(1064),K=w(5011),Le=w(1022),an=w(3625),ke=w(3229),ft=w(1831),Re=w(4321);const Y={host:null,isHostImplied:!1,needed:null},ye=n=>({host:n,isHostImplied:!1,
needed:(0,ft.Rt)(n)?"state":n}),Oe=n=>({host:n,isHostImplied:!0,needed:n}),xe=n=>({host:n,isHostImplied:!1,needed:null}),be=n=>n===null?Y:{...Y,directHost:n},_e=n=>({
...Y,problem:n}),$e=(n,e)=>_e((0,ee.sourceInvalid)({reason:"rejected",error:n,advice:e}));function je(n,e,t){return t===null?n:{...n,problem:(0,ee.sourceNearMiss)(
{text:e,host:n.host,advice:t})}}const ht={module:mt,"test-module":(n,e,t)=>{const s=(0,K.vL)(n,e).kind==="remote";return e==="opentofu"||!s?mt(n,e,t):_e((0,ee.sourceInvalid)(
{reason:"remote-in-test",text:n}))},"registry-module":(n,e)=>{const t=(0,K.rE)(n,e);return t.ok?Be(t.value):et(n,e)},provider:ln,"locked-provider":dn,"stack-com\
ponent":vt,stack:(n,e)=>{const t=(0,K.A)(n);return t.ok&&!n.startsWith(".")?xe(t.value.host):{...vt(n,e),isHostImplied:!1,needed:null}},"stack-output":n=>{const[
e="",...t]=n.split("/");return t.length===3?Ue(e,xe):_e((0,ee.sourceInvalid)({reason:"stack",text:n}))},terragrunt:cn,host:n=>Ue(n,ye),url:et};function pt(n,e,t){
if(n==="terragrunt"){const[,r]=/^tfr:\/\/([^/?]*)\//.exec(e)??[];return r===void 0?/^$|^t$|^tfr?$|^tfr:/.test(e)?void 0:Y:r===""?Oe((0,K.Vm)(t)):Ue(r,ye)}if(n===
"url")return be((0,Re.uE)(e,t));if(n!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(e))return be((0,Re.uE)(e,t));const s=e.
indexOf("/");if(s<0)return;const i=(0,K.vL)(`${e.slice(0,s)}/a/b/c`,t);return i.kind==="registry"?Be(i):be((0,Re.uE)(e,t))}const Be=({host:n,hostImplied:e})=>e?
Oe(n):ye(n);function Ue(n,e){const t=(0,ft.Pv)(n),s=(0,ke.L6)(n);return t.ok?je(e(t.value),n,s):_e((0,ee.hostInvalid)({text:n,error:t.why,advice:s}))}function mt(n,e,t){
if((0,K.Nj)(n)&&!t)return Y;const s=(0,K.vL)(n,e),i=s.kind==="registry"?(0,an.J)(s):(0,K.rE)(n,e);if(t&&!i.ok){const{why:c}=i,u=s.kind==="local"?s:{kind:"invali\
d",error:c};return $e(c,(0,ke.NM)(n,u,i))}const r=(0,ke.NM)(n,s,i);if(i.ok)return je(Be(i.value),n,r);if(s.kind==="invalid")return $e(s.error,r);const a=s.kind===
"remote"?s.host:null;return je(be(a),n,r)}function ln(n,e){const t=(0,Le.m)(n,e);switch(t.kind){case"registry":case"legacy":return t.hostImplied?Oe(t.host):je(ye(
t.host),n,(0,ke.cr)(n));case"builtin":return xe(t.host);case"invalid":{const[s="",i]=t.error.split(`

`);return $e(s,i??(0,ke.cr)(n))}}}function dn(n,e){const t=(0,Le.m)(n,e);if(t.kind==="invalid")return $e(t.error,null);if(t.hostImplied)return _e((0,ee.sourceInvalid)(
{reason:"locked-provider",text:n}));if(t.kind==="builtin")return xe(t.host);const s=e==="opentofu"&&t.host===(0,K.Vm)("terraform")&&t.namespace==="hashicorp";return{
...ye(t.host),needed:s?(0,K.Vm)(e):t.host}}function vt(n,e){if(n!==n.trim())return _e((0,ee.sourceInvalid)({reason:"white-space",text:n}));if(n==="."||n==="..")
return Y;const t=(0,K.rE)(n,e);if(t.ok)return Be(t.value);const s=(0,K.A)(n);if(s.ok)return xe(s.value.host);const i=(0,K.vL)(n,e);return i.kind==="invalid"?$e(
i.error,(0,ke.NM)(n,i,t)):be(i.kind==="remote"?i.host:null)}function et(n,e){const t=(0,Re.Zy)(n,e);return be(t.ok?t.value.host:null)}function cn(n,e){const[,t,
s=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(n)??[];if(t===void 0)return n.startsWith("gitlab.com/")?be("gitlab.com"):et(n,e);const[i=""]=s.split("//");if(i.split("\
/").length!==3)return _e((0,ee.sourceInvalid)({reason:"terragrunt",text:n}));const r=/[?&]version=([^&]*)/.exec(n)?.[1],a=t===""?Oe((0,K.Vm)(e)):Ue(t,ye);return r===
void 0?a:{...a,versions:r}}function un({kind:n},e,t){const{row:s,value:i,versions:r}=e;return i===void 0?_t(e,n,t):i.kind==="known"?ht[s.grammar](i.text,t,r!==null):
i.text==="null"?bt(e,n,t):gt(s,i,t)??Y}function gt(n,e,t){const{text:s}=De(e,O());return s===null?void 0:pt(n.grammar,s,t)}function kt({row:n,value:e}){return e?.
kind!=="pieces"||e.text==="null"?!1:Se.Du.some(t=>gt(n,e,t)===void 0)}const fn=({references:n})=>n.some(e=>e.row.evaluation!==void 0&&(kt(e)||e.versionsAt?.value!==
void 0));function hn({kind:n},e,t,s){const{row:i,versions:r,address:a,value:c}=e,u=mn(s),v=u.map(({isWhole:te,text:J})=>J===null?bt(e,n,t):te?ht[i.grammar](J,t,
r!==null):pt(i.grammar,J,t)),[g]=v,M=v.every(te=>te?.needed===g?.needed);if(g!==void 0&&M&&!v.includes(void 0))return g;if(i.grammar==="terragrunt"&&pn(c))return Y;
const[T]=t==="terraform"?u.flatMap(({withheld:te})=>te??[]):[],H=i.evaluation!==void 0&&i.evaluation[t]===void 0,V=(0,ee.sourceDynamic)({address:a,argument:i.grammar===
"host"?"hostname":"source",expression:c?.kind==="pieces"?c.text:"",candidates:u.map(({isWhole:te,text:J,from:ae})=>({text:te?J:null,from:ae})),refused:H?"never":
T===void 0?null:{variable:T}});return{...Y,problem:V}}const pn=n=>n?.kind==="pieces"&&n.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function mn(n){return n.
some(({isWhole:e,from:t})=>e&&t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function bt(n,e,t){const{row:s,address:i}=n;return s.defaults!==void 0?_t(
{...n,kind:s.absent??n.kind},e,t):s.grammar==="url"?Y:{...Y,problem:(0,ee.sourceInvalid)({reason:"null",address:i})}}const vn={cloud_default:"cloud block",remote_state_default:"\
remote state"};function _t(n,e,t){const{row:s,kind:i,address:r,localName:a}=n;if(s.defaults!==void 0){const c=s.defaults[t];return c!==null?Oe((0,K.mD)(c)):{...Y,
problem:(0,ee.hostMissing)({block:vn[i]??"remote backend"})}}return i==="required_provider_invalid"?{...Y,problem:(0,ee.sourceInvalid)({reason:"not-a-requiremen\
t",address:r})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,Le.s)(a).ok?Oe((0,K.Vm)(t)):Y:e.isOverride?Y:{...Y,problem:(0,ee.sourceInvalid)(
{reason:"missing",address:r})}}const gn=1e4;class kn{cached=new Map;needs=new Map;of(e,t){const{row:s,value:i,versions:r}=t;if(i?.kind!=="known"||(0,K.Nj)(i.text))
return this.read(e,t);const{clients:a}=e.kind,c=a.length>1?"":a[0],u=`${s.grammar} ${s.service} ${c} ${r===null} ${i.text}`,v=this.cached.get(u);if(v!==void 0)return v;
this.cached.size>=gn&&this.cached.clear();const g=this.read(e,t);return this.cached.set(u,g),g}ofUses(e,t,s){const i=e.kind.clients.map(a=>{const c=new Map;for(const u of s(
a)){const v=hn(e,t,a,u),{host:g,needed:M,problem:T,versions:H}=v,V=[g,M,H,T?.message].join(" ");c.has(V)||c.set(V,{client:a,meaning:v})}return[...c.values()]}),
r=Math.max(...i.map(({length:a})=>a));return Array.from({length:r},(a,c)=>this.meaningsOf(i.flatMap(u=>u[c]??[]),t))}read(e,t){const s=[];for(const i of e.kind.
clients){const[r]=s,c=r!==void 0&&_n(t,r.meaning)?r.meaning:un(e,t,i);s.push({client:i,meaning:c})}return this.meaningsOf(s,t)}meaningsOf(e,{row:t}){const s=e.some(
({meaning:i})=>i.needed==="state");return{all:e,first:e.find(({meaning:i})=>bn(i))?.meaning??Y,hasProblem:e.some(({meaning:i})=>i.problem!==void 0),needs:s?null:
this.share(wt(e,t,()=>null))}}share(e){const t=e.map(({host:i,service:r,clients:a})=>[i,r,...a]).join("|"),s=this.needs.get(t);return s!==void 0?s:(this.needs.set(
t,e),e)}}const bn=({host:n,directHost:e})=>n!==null||e!==void 0,_n=({row:n,value:e},{host:t,isHostImplied:s,problem:i})=>n.grammar!=="module"||e?.kind!=="known"||
i!==void 0?!1:e.text.startsWith(".")||t!==null&&!s;function wt(n,{service:e},t){if(e===null)return[];const s=new Map;for(const{client:i,meaning:r}of n){const a=r.
needed==="state"?t(i)??r.host:r.needed;if(a===null)continue;const c=[...s.get(a)?.clients??[],i];s.set(a,{host:a,service:e,clients:c})}return[...s.values()]}const Ae={
providerUses:new Map,hasBackend:!1,traits:[]},Et=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["eph\
emeral",2],["list",2],["action",2]]);function St(n,e){const t=e.kind==="json"||n.text.includes("provider"),s=new Sn(n,t);if(e.kind==="native")for(const i of e.blocks)
Et.get(i.type)===i.labels.length&&s.read(i);else for(const[i,r]of Et)(0,A.SH)(e,i,r).forEach(s.read,s);return s.result()}function wn(n,e){const t=En.flatMap(({argument:s,
kind:i})=>{const r=(0,A.w4)(e,s)?.value,a=pe(r);if(r===void 0||a===null)return[];const c=n.place(r);if(i==="version")return[{kind:i,text:a,localName:null,place:c}];
const u=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return u===void 0?[]:[{kind:i,text:u,place:c}]});return t.length===0?Ae:{...Ae,traits:t}}const En=[
{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"version"}];function yt(n){const e=new Map;for(const[t,s]of n.providerUses){
const i=s();e.set(q(t),()=>i)}return{...n,providerUses:e}}class Sn{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){this.source=e,this.maySelect=t}read(e){
const{type:t,labels:s,body:i}=e;switch(t){case"language":this.addTrait("language",e);for(const r of(0,A.SH)(i,"compatible_with",0))this.addVersion("compatible",
(0,A.w4)(r.body,"opentofu"));return;case"terraform":this.hasBackend||=(0,A.SH)(i,"backend",1).length>0||(0,A.SH)(i,"cloud",0).length>0;for(const r of(0,A.SH)(i,
"encryption",0))this.addTrait("encryption",r);this.addVersion("version",(0,A.w4)(i,"required_version"));return;case"provider":for(const r of s)this.use(r.value,
r.value,r,[e]),this.addVersion("provider-version",(0,A.w4)(i,"version"),q(r.value));(0,A.w4)(i,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"\
action":this.addTrait("action",e),this.readTyped(e,[e]);return;case"check":for(const r of(0,A.SH)(i,"data",2))this.readTyped(r,[e,r]);return;case"import":this.readNamed(
e,[e]);return;default:this.readTyped(e,[e])}}result(){const{hasBackend:e,uses:t,traits:s}=this;return{providerUses:t??Ae.providerUses,hasBackend:e,traits:s??Ae.
traits}}addTrait(e,t){this.traits??=[],this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const i=pe(t?.value);t===void 0||i===
null||(this.traits??=[],this.traits.push({kind:e,text:i,localName:s,place:this.source.place(t.value)}))}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(
e,t)||this.use(On(s.value),s.value,s,t)}readNamed(e,t){if(!this.maySelect)return!1;const s=(0,A.w4)(e.body,"provider")?.value,i=s===void 0?void 0:In(this.source,
s);return s===void 0||i===void 0?!1:(this.use(i,i,s,t),!0)}use(e,t,s,i){if(this.uses??=new Map,this.uses.has(e))return;const{source:r}=this;this.uses.set(e,()=>({
text:q(t),address:yn(i),place:r.place(s)}))}}const yn=n=>q(n.flatMap(({type:e,labels:t})=>[e,...t.map(({value:s})=>s)]).join(".")),On=n=>{const e=n.indexOf("_");
return e<0?n:n.slice(0,e)},An=/^"?([\p{ID_Start}_][\p{ID_Continue}-]*)[."\s[]?/u,Mn=256;function In({text:n},{start:e,end:t}){return An.exec(n.slice(e,Math.min(
t,e+Mn)))?.[1]}var Z=w(9562),ne=w(7854),tt=w(5143);const Ne=(n,e,t)=>({row:n,kind:n.kind,address:q(e.join(".")),mergeKey:Tn(n,e),localName:null,hasOwnToken:!1,...t});
function Tn({merges:n},e){return n===void 0?null:n==="module"?q(`module.${e.at(-1)}`):n}function xn(n,e){const{versionsAt:t}=n;if(t===null||t.value===void 0)return t?.
recorded===void 0?t?.at??null:t;const{value:s,...i}=t,r=u=>e(n,s,u).flat(),a=Se.Du.map(u=>{const[v,...g]=r(u);return[u,g.length===0&&v?.isWhole===!0?v.text:null]}),
c=r("terraform").some(({withheld:u})=>u!==null);return{...i,values:Object.fromEntries(a),isWithheld:c}}function $n(n,e){const[t]=(0,A.SH)(e,"workspaces",0),s={organization:pe(
(0,A.w4)(e,"organization")?.value),name:t?pe((0,A.w4)(t.body,"name")?.value):null};return n.map(i=>({...i,workspace:s}))}const Ce={versions:null,versionsAt:null};
function nt(n,e){const t=st(n,(0,A.w4)(e,"version")?.value),s=pe((0,A.w4)(e,"constraints")?.value);return s===null||t.versionsAt===null?t:{...t,versionsAt:{...t.
versionsAt,recorded:s}}}function st(n,e,t=rn){const s=e&&t(n,e);if(!e||!s)return Ce;const i=(0,tt.Ts)(n.place(e));return s.kind==="known"?{versions:s.text,versionsAt:{
at:i}}:{versions:null,versionsAt:{at:i,value:s}}}const Fe=5e4;function Ot(n,e,t,s=Fe){const i=[],r=[],a=new Nn(n,e,t);for(const c of n){for(const u of c.notes)r.
push(u);if(!c.isContext)for(const u of c.references){if(i.length>=s)return r.push((0,ne.YW)(c.file,(0,E.fileLimit)({kind:"module-usages",max:s}))),At(i,r);const v=a.
meaningsOf(c,u);for(const g of v)i.push(a.usageOf(c,u,g));if(u.row.isReserved||v.some(({hasProblem:g})=>g)){const g=v.flatMap(M=>M.all);r.push(...Pn(c,u,a.inForce(
c,u,g)))}}}for(const c of Dn(n))i.push(c);return At(i,r)}const At=(n,e)=>({usages:n.sort(Mt),notes:e.sort(Mt)});class Nn{files;cache;values;overrides;constructor(e,t,s){
this.files=e,this.cache=t,this.values=s,this.overrides=e.filter(({kind:i})=>i.isOverride)}meaningsOf(e,t){const{value:s}=t;return s?.kind!=="pieces"||!kt(t)?[this.
cache.of(e,t)]:this.cache.ofUses(e,t,i=>this.values(t,s,i))}usageOf(e,t,s){const{all:i,first:r,needs:a}=s,c=this.inForce(e,t,i),u=c.length===i.length&&a!==null,
v={kind:t.kind,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,versions:t.
versions??r.versions??null,versionsAt:xn(t,this.values),place:t.place,clients:e.kind.clients,needs:u?a:wt(c,t.row,this.stateHost),isOverridden:c.length===0},{workspace:g}=t;
return g===void 0?v:{...v,workspace:g}}inForce(e,t,s){return this.overrides.length===0?s:s.filter(({client:i})=>this.isInForce(e,t,i))}replaced=(0,ne.Oo)(e=>Cn(
this.overrides,e));isInForce({kind:e},{mergeKey:t},s){return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(s).has(t)}stateHost=(0,ne.Oo)(e=>{
for(const t of this.files)if(t.kind.clients.includes(e))for(const s of t.references){if(!(s.row.merges==="backend")||!this.isInForce(t,s,e))continue;const[r]=this.
meaningsOf(t,s),a=r?.all.find(c=>c.client===e)?.meaning.needed??null;if(a!==null&&a!=="state")return a}return null})}function Cn(n,e){const t=new Set;for(const{
kind:s,references:i,scope:r}of n)if(s.clients.includes(e)){r.hasBackend&&t.add("backend");for(const{mergeKey:a,value:c,localName:u}of i)a!==null&&(c!==void 0||u!==
null)&&t.add(a)}return t}function Pn(n,{place:e,row:t,value:s},i){const r=new Map,a=s?.kind==="known"&&(0,ke.Kc)(s.text),c=n.notes.some(u=>u.place.line===e.line);
for(const{client:u,meaning:v}of i){const{problem:g,host:M}=v;if(g===void 0||c&&g.code==="source-dynamic")continue;const T=g.code==="source-dynamic"?g.message:g.
code,H=r.get(T)??{problem:g,host:M,clients:[],place:e,isPlaceholder:a};r.set(T,{...H,clients:[...H.clients,u]})}if(t.isReserved&&i.length>0){const u=(0,ee.blockReserved)(
{block:"required_providers",parent:"terraform"}),v=i.map(({client:g})=>g);r.set(u.code,{problem:u,host:null,clients:v,place:e})}return[...r.values()]}const Mt=({
place:n},{place:e})=>n.file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.column-e.column;function Dn(n){if(n.every(({scope:s})=>s.providerUses.size===0))return[];
const e=new Map,t=n.every(({kind:s})=>s.clients.length===Se.Du.length);for(const s of t?[Se.Du]:Se.Du.map(i=>[i])){const i=n.filter(({kind:r})=>s.every(a=>r.clients.
includes(a)));for(const[r,a]of Ln(i)){const c=e.get(r);c===void 0?e.set(r,{use:a(),clients:s}):e.set(r,{...c,clients:[...c.clients,...s]})}}return e.values().map(
Rn).toArray()}function Ln(n){const e=new Set(["terraform"]);for(const{references:s}of n)for(const{localName:i}of s)i!==null&&e.add(i);const t=new Map;for(const{
scope:s,isContext:i}of n)if(!i)for(const[r,a]of s.providerUses)e.has(r)||(e.add(r),(0,Le.s)(r).ok&&t.set(r,a));return t}function Rn({use:n,clients:e}){const t=it.
filter(a=>e.some(c=>a.clients.includes(c))),s=t.length===it.length?it:t;return{kind:"implied_provider",host:t[0]?.host??null,...n,clients:e,needs:s,...{versions:null,
versionsAt:null,isOverridden:!1,isHostImplied:!0}}}const it=Se.Du.map(n=>({host:(0,K.Vm)(n),service:Z.xq,clients:[n]}));var He=w(5747),jn=w(4009);const It=200;function We(n,e=new A.
n_){const t=new Bn(n,e),s=t.readRoot(),i={kind:"json",members:s===void 0?[]:(0,A.lS)(s)};return(0,A.pH)(n,i,t.mistake,e)}class Bn{text;parts;at=0;depth=0;mistake;constructor(e,t){
this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear aft\
er the JSON value",this.at);const s=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!s&&this.report("root value must be object: it is neither an object\
 nor an array of objects",t.start),t}report(e,t,s=t+1){this.mistake??={message:e,start:t,end:s}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){
const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.
at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const i=e.charAt(s);if(i==='"'){const r=this.readString();return r===void 0?void 0:(0,jn.BD)(r,{start:s,end:this.at},t)}if(i==="{"||i==="["){if(this.depth>=It)return this.
stop(`values are nested deeper than ${It} levels`,s);this.depth++;const r=i==="{"?this.readObject():this.readArray();return this.depth--,r}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Tt.lastIndex=t;const s=Tt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",t):(this.at+=s.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(s)})}readObject(){const e=this.at++,t=[];for(let s=this.
skipSpaces();s!=="}";s=this.skipSpaces()){if(s!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const i=this.
readMember();if(i===void 0)break;t.push(i),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:t}}readMember(){const e=this.at,t=this.readString();
if(t===void 0)return;const s=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const i=this.readValue();return i&&{name:t,start:e,end:s,value:i}}readArray(){const e=this.at++,t=[];for(;this.skipSpaces()!=="]";){const s=this.
readValue();if(s===void 0)break;t.push(s),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const t=this.skipSpaces(),s=this.at;if(t!==e){if(t===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,s),
t!==","){this.report(`missing separator: expected "," or "${e}"`,s);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",s)}}readString(){
const{text:e,at:t}=this;let s=t+1,i=!0;for(let r=e.charCodeAt(s);r!==34;r=e.charCodeAt(s)){if(!(r>=32))return this.stopInString(t,s);r===92&&(i=!1),s+=r===92?2:
1}return this.at=s+1,i?e.slice(t+1,s):this.unescape(e.slice(t+1,s),t+1)}stopInString(e,t){return t>=this.text.length||this.text.charCodeAt(t)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(Un,(s,i,r)=>{
if(i===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,t+r,t+r+2),s}).toWellFormed()}}
const Tt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,Un=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Ke=w(400),Fn=w(9804);const me=(...n)=>n.
map(e=>{const[t="",...s]=e.split(" ");return{type:t,labels:s}}),xt={terraform:"app.terraform.io",opentofu:null},$t={terraform:"app.terraform.io",opentofu:"app.t\
erraform.io"},Hn={terraform:"static",opentofu:"static"},rt={opentofu:"static"},Ve={terraform:"any",opentofu:"any"},ue=["config","query","migrate"],ze=["stack","\
deploy"],Xe=(n,e,...t)=>({kind:"remote_state",files:ue,path:me(...t,"data terraform_remote_state *"),position:{backend:n,argument:"hostname"},grammar:"host",service:e,
evaluation:Ve,absent:"remote_state_default",defaults:xt}),Je=(n,e,t={})=>({kind:"required_provider",files:n,path:me(...e),position:"entries",grammar:"provider",
service:Z.xq,isLiteral:!0,absent:"required_provider_nosource",...t}),we=(n,e,t,s)=>({kind:t[0],files:n,path:me(...e),position:"source",...t[1]===void 0?{}:{absent:t[1]},
...s}),Pe=(n,e,t={})=>({kind:"backend_remote",files:n,path:me(...e),position:"hostname",grammar:"host",service:Z.Bn,absent:"backend_remote_default",defaults:xt,
...t}),Wn={grammar:"module",service:Z.e$},Nt={grammar:"stack-component",service:Z.e$,isLiteral:!0},Ct=[we(ue,["module *"],["module","module_missing"],{...Wn,evaluation:Hn,
merges:"module"}),Je(ue,["terraform","required_providers"],{merges:"provider"}),Je(ue,["required_providers"],{isReserved:!0}),Pe(ue,["terraform","cloud"],{kind:"\
cloud",service:Z.OZ,absent:"cloud_default",evaluation:rt,merges:"backend"}),Pe(ue,["terraform","backend remote"],{evaluation:rt,merges:"backend"}),{kind:"backen\
d_http",files:ue,path:me("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:rt,merges:"backend"},Xe("remote",Z.Bn),Xe("cloud",
Z.OZ),Xe("remote",Z.Bn,"check *"),Xe("cloud",Z.OZ,"check *"),{kind:"remote_state",files:ue,path:me("data terraform_remote_state *"),position:{backend:"http",argument:"\
address"},grammar:"url",service:null,evaluation:Ve},Pe(ue,["provider tfe"],{kind:"provider_tfe",service:Z.M,absent:"provider_tfe_default",evaluation:Ve,defaults:$t}),
{kind:"provider_tfe",files:["test"],path:me("provider tfe"),position:"hostname",grammar:"host",service:Z.M,defaults:$t},{kind:"lock_provider",files:["lock"],path:me(
"provider *"),position:"label",grammar:"locked-provider",service:Z.xq,isLiteral:!0},we(["test"],["run *","module"],["test_module","test_module_missing"],{grammar:"\
test-module",service:Z.e$,isLiteral:!0}),Pe(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),Je(ze,["requi\
red_providers"]),we(ze,["component *"],["stack_component","stack_component_missing"],Nt),we(ze,["removed"],["stack_removed","stack_removed_missing"],Nt),we(ze,[
"stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),we(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"st\
ack-output",service:null,isLiteral:!0}),Je(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),Pe(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(n=>we(["terragrunt"],[n],["terragrunt_source"],{grammar:"\
terragrunt",service:Z.e$,evaluation:Ve})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:Z.e$,isLiteral:!0}],
Kn=new Map([...new Set(Ct.flatMap(({files:n})=>n))].map(n=>{const e=Ct.filter(({files:t})=>t.includes(n));return[n,Map.groupBy(e,t=>t.path[0]?.type??"")]})),Vn=n=>Kn.
get(n)??new Map;function zn(n,e,t,s){const i=Vn(t.class),r=[];for(const c of i.get("")??Pt)Dt(r,Rt(n,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?
e.blocks:Xn(e,i);for(const c of a){if(r.length>s)break;for(const u of i.get(c.type)??Pt)Lt(n,u,c,[],r)}return r}const Pt=[];function Dt(n,e){for(const t of e)n.
push(t)}function Xn(n,e){return[...new Set(n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:r})=>r[0]?.labels.length??
0))].flatMap(r=>(0,A.SH)(n,s,r)))}function Lt(n,e,t,s,i){const r=e.path[s.length],{labels:a,body:c}=t;if(r?.type!==t.type||a.length!==r.labels.length)return;for(let g=0;g<
a.length;g++){const M=r.labels[g];if(M!=="*"&&M!==a[g]?.value)return}const u=[...s,t],v=e.path[u.length];if(v===void 0){const g=u.flatMap(M=>[M.type,...M.labels.
map(({value:T})=>T)]);Dt(i,Rt(n,e,{body:c,block:t,names:g}));return}for(const g of(0,A.SH)(c,v.type,v.labels.length))Lt(n,e,g,u,i)}function Rt(n,e,t){const{position:s}=e,
{body:i,block:r,names:a}=t;switch(s){case"source":return Ge(n,e,t,(0,A.w4)(i,s)?.value,nt(n,i));case"hostname":{const c=(0,A.w4)(i,s)?.value,u=Ge(n,e,t,c,nt(n,i)),
v=e.merges==="backend"?$n(u,i):u;return jt(v,(0,A.w4)(i,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Ge(n,e,t,(0,A.
w4)(i,c)?.value,Ce));case"entries":return(0,A.Td)(i).map(c=>Gn(n,e,t,c));case"label":{const c=r?.labels.at(-1);if(c===void 0)return[];const u={kind:"known",text:q(
c.value)},v=n.place(c);return[Ne(e,a.slice(0,-1),{value:u,...nt(n,i),place:v})]}case"manifest":return Yn(n,e,i);default:return Jn(n,e,t,s)}}function Jn(n,e,t,s){
if(pe((0,A.w4)(t.body,"backend")?.value)!==s.backend)return[];const r=(0,A.w4)(t.body,"config")?.value,a=Ee(r,s.argument),c=jt(Ge(n,e,t,a,Ce),Ee(r,"token"));if(r===
void 0||r.kind==="object")return c;const u=on(Te(n,r),s.argument);return c.map(v=>({...v,value:u}))}const jt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));
function Ge(n,e,{block:t,names:s},i,r){if(i!==void 0)return[Bt(n,e,s,i,r)];if(e.absent===void 0||t===void 0)return[];const a=n.place(t);return[Ne(e,s,{kind:e.absent,
value:void 0,...r,place:a})]}function Bt(n,e,t,s,i){const c=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:Te(n,s,e.isLiteral);return Ne(e,t,{
value:c,...i,place:n.place(s)})}function Gn(n,e,{names:t},{name:s,value:i}){const r=e.merges===void 0?null:`${e.merges}.${s}`,a={address:q([...t,s].join(".")),localName:q(
s),mergeKey:r};if(i.kind==="object"){const v=Ee(i,"source");return Ne(e,t,{...a,kind:v===void 0?e.absent??e.kind:e.kind,value:v&&Te(n,v,e.isLiteral),...st(n,Ee(
i,"version"),Te),place:n.place(v??i)})}const c=i.kind==="string"||i.kind==="primitive"||i.kind==="template";return Ne(e,t,{...a,kind:c?"required_provider_legacy":
"required_provider_invalid",value:void 0,...c?st(n,i):Ce,place:n.place(i)})}function Yn(n,e,t){const s=(0,A.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:
s.elements.flatMap(i=>{const r=Ee(i,"Source"),a=pe(Ee(i,"Key"));if(r===void 0||a===null)return[];const c=pe(Ee(i,"Version"));return[Bt(n,e,["module",a],r,{...Ce,
versions:c})]})}const Ee=(n,e)=>n?.kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,Zn=64,Qn=16*1024*1024;function*qn(n,e){const t=[],s=[];let[i,r]=[0,
0],a=-1;for(const{path:c,file:u,kind:v,isContext:g}of n){if(a+=1,a>0&&a%Zn===0&&(yield e+a))return null;const T=(0,He.yR)(c);if(!T.ok){const{failure:J}=T,ae=J.kind===
"size"?(0,E.fileLimit)(J):(0,E.fileUnreadable)({what:"file",code:J.code});s.push((0,ne.YW)(u,ae));continue}if(!T.isUtf8&&!g){const J=ts("\uFFFD",T.text);s.push(
(0,ne.YW)(u,(0,E.fileSyntax)({error:null,file:u}),J))}i+=T.bytes;const H=rs(T.text,v,u,g),V=es(H,Fe-r);r+=ot(V);const te=i<=Qn;if(t.push(te?V:{...V,scope:yt(V.scope)}),
V!==H){const J=(0,E.fileLimit)({kind:"module-usages",max:Fe});s.push((0,ne.YW)(u,J));break}}return{files:t,notes:s,bytes:i}}function es(n,e){if(ot(n)<=e)return n;
const t={...n.scope,providerUses:Ae.providerUses};return{...n,references:n.references.slice(0,e),scope:t}}const ot=({references:n,scope:e})=>n.length+e.providerUses.
size;function ts(n,e){const t=e.slice(0,e.indexOf(n)).split(`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}class ns{others=[];states=[];versions={files:[],texts:[],places:[]};texts=new Map;addModule(e){
const t=e.find(({kind:r})=>r.class==="config");t!==void 0&&e.every(r=>ot(r)===0)&&this.others.push({kind:"module",file:t.file});const s=e.filter(({kind:r})=>r.class===
"config"),i=s.filter(({scope:r})=>r.hasBackend);for(const r of new Set(i.map(({kind:a})=>a.clients))){const a=s.filter(({kind:u})=>u.clients===r),[c]=[...a.filter(
({references:u})=>u.length>0),...a];c!==void 0&&this.states.push(c.file)}for(const{file:r,kind:a,references:c,scope:u,isContext:v}of e)if(a.class==="lock"&&c.length===
0&&this.others.push({kind:"lock",file:r}),!(a.class!=="config"||v))for(const g of u.traits)g.kind!=="binary"&&this.addTrait(g)}*[Symbol.iterator](){yield*this.others;
for(const i of this.states)yield{kind:"state",file:i};const{files:e,texts:t,places:s}=this.versions;for(const[i,r]of e.entries()){const a={file:r,...(0,tt._h)(s[i]??
0)};yield{kind:"version",text:t[i]??"",localName:null,place:a}}}addTrait(e){if(e.kind!=="version"){this.others.push(e);return}const{text:t,place:s}=e,i=this.texts.
get(t)??t;this.texts.set(i,i),this.versions.files.push(s.file),this.versions.texts.push(i),this.versions.places.push((0,tt.Ts)(s))}}const ss=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
at=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!ss.test(n),is={config:St,query:St,terragrunt:wn};function rs(n,e,t,s=!1,i=new A.n_){const r=(e.
syntax==="json"?We:Ke.K)(n,i),a=sn(r,t),{body:c}=r,u=zn(a,c,e,Fe),v=is[e.class]?.(a,c)??Ae,g=at({file:t,kind:e,references:u})&&!i.isExceeded(),M=s||g?[]:os(r,e,
t);return{file:t,kind:e,references:u,scope:v,notes:M,isContext:s}}function os({problems:n,parts:e},t,s){return e.isExceeded()?[(0,ne.YW)(s,(0,E.fileLimit)({kind:"\
parts",max:e.max}))]:n.map(({message:i,...r})=>{const a=t.class==="lock"?(0,Fn.lockInvalid)({reason:"syntax",error:i}):(0,E.fileSyntax)({error:i,file:s});return{
...(0,ne.YW)(s,a,r),clients:t.clients}})}var as=w(5603),ls=w(7152);const ds=25e4;function*cs(n,e,t=ds){const s=[],i=new ne.u3,r=[],a=new kn,c=[],u=e({calls:()=>hs(
s,r),terragrunt:()=>c});let[v,g,M]=[0,0,0],T=!0,H=!1;const V=new as.j,te=new ns,J={toolFiles:[],hasPlugins:!1};let ae=null;for(const le of(0,ls.G)(n,J)){if(le.kind===
"note"){i.add(le.note);continue}if(le.kind==="directory"){if(!(yield v))continue;ae=le.name;break}if(s.length+M>=t){i.add(Ut(le.files,t));break}const Q=yield*qn(
le.files,v);if(Q===null){ae=(0,I.jt)(le.files[0]?.file??"");break}v+=Q.files.length,g+=Q.bytes,T&&=Q.files.every(at),V.addFiles(Q.files),te.addModule(Q.files);for(const oe of Q.
files)oe.kind.class==="terragrunt"&&(c.push(oe.file),H||=!at(oe));for(const oe of Q.notes)i.add(oe);if(Q.files.some(fn)){r.push({files:fs(Q.files),usagesBefore:s.
length});for(const{references:oe}of Q.files)M+=oe.length;continue}const Ze=Ot(Q.files,a,u);for(const oe of Ze.usages)s.push(oe);for(const oe of Ze.notes)i.add(oe)}
let D=s.length;const se=[];for(const{files:le}of r){if(D>=t){i.add(Ut(le,t));break}if(yield v){ae??=(0,I.jt)(le[0]?.file??"");break}const Q=Ot(le,a,u);for(const Ze of Q.
notes)i.add(Ze);D+=Q.usages.length,se.push(Q.usages)}const tn=us(s,r,se);V.addUsages(tn);const[Hs,Ws]=[V.signs(),V.constraints()];return{...{usages:tn,declared:te,
notes:i.all(),files:v,bytes:g,isEmpty:T,usesTerragrunt:H,signs:Hs,constraints:Ws},...J,endedAt:ae}}const Ut=([n],e)=>(0,ne.YW)((0,I.jt)(n?.file??""),(0,E.fileLimit)(
{kind:"usages",max:e}));function us(n,e,t){const s=e.map(({usagesBefore:i},r)=>{const a=e[r+1]?.usagesBefore;return[...t[r]??[],...n.slice(i,a)]});return s.length===
0?n:[n.slice(0,e[0]?.usagesBefore),...s].flat()}const fs=n=>n.map(e=>({...e,scope:yt(e.scope)}));function*hs(n,e){yield*n;for(const{files:t}of e)for(const{references:s}of t)
for(const{kind:i,value:r,place:a}of s)yield{kind:i,text:r?.text??null,place:a}}var Ft=w(3024),re=w(6760),lt=w(6195);function ps({root:n,scan:e}){const t=[n,...e.
map(r=>(0,re.resolve)(n,(0,lt.VK)(r).fixed))].map(Ye),s=r=>t.some(a=>a!==null&&(0,lt.UO)(r,a)),i=(r,a)=>{const c=Ye((0,re.resolve)(n,r));return c===null||!s(c)?
[]:ms(c).filter(a).map(({name:v})=>v).sort()};return{list:r=>i(r,a=>!a.isDirectory()),directories:r=>i(r,a=>a.isDirectory()&&!(0,lt.G$)(a.name)),exists:r=>{const a=Ye(
(0,re.resolve)(n,r));return a!==null&&s(a)},read:(r,a)=>{const c=Ye((0,re.resolve)(n,r));if(c===null||!s(c))return null;const u=(0,He.yR)(c,a);return u.ok?u.text:
null}}}function Ye(n){try{return(0,Ft.realpathSync)(n)}catch(e){return(0,He.Oj)(e),null}}function ms(n){try{return(0,Ft.readdirSync)(n,{withFileTypes:!0})}catch(e){
return(0,He.Oj)(e),[]}}var vs=w(2161);const Ht={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},gs=["default","const","nullable",
"sensitive"];function ks(n,e,t){const s=t.list(n),i=new Set(s),r=new A.n_,a=new bs,c=s.flatMap(u=>{const v=(0,vs.L8)(u,i,"");return v?.class==="lock"&&(a.isRoot=
!0),v?.class==="config"&&v.clients.includes(e)?[{name:u,kind:v}]:[]});for(const u of[!1,!0])for(const{name:v,kind:g}of c){const M=g.isOverride===u?t.read((0,I.Gz)(
n,v)):null;if(M!==null&&a.read((g.syntax==="json"?We:Ke.K)(M,r)),r.isExceeded())return Ht}return a.parts=r.count,a}class bs{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({
text:e,body:t}){this.characters+=e.length;for(const s of(0,A.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,A.SH)(t,"locals",0))Wt(this.locals,s,e);
for(const s of(0,A.SH)(t,"module",1)){const[i]=s.labels;if(i===void 0)continue;const r=this.calls.get(i.value)??new Map;this.calls.set(i.value,r),Wt(r,s,e)}for(const{
body:s}of(0,A.SH)(t,"terraform",0))this.isRoot||=(0,A.SH)(s,"backend",1).length>0||(0,A.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[i]=e;if(i===
void 0)return;const r=this.variables.get(i.value)??{};this.variables.set(i.value,r);const a=M=>{const T=(0,A.w4)(t,M)?.value;return T&&x({expression:T,text:s},O())},
[c,u,v,g]=gs.map(a);c!==void 0&&(r.default=c),u!==void 0&&(r.isConst=String(u)==="true"),String(g)==="true"&&(r.isConst=!1),v!==void 0&&(r.isNullable=String(v)===
"true")}}function Wt(n,{body:e},t){for(const{name:s,value:i}of(0,A.Td)(e))n.set(s,{expression:i,text:t})}const _s=64*1024,ws={coalesce:n=>n.includes(void 0)?void 0:
n.find(e=>e!==null&&e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(d),s=n.split("%s");if(!(t.includes(void 0)||
t.length!==s.length-1))return s.map((i,r)=>i+(t[r]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let i=0;t.
length===i;i++){const r=d(e(String(i)));if(r!==void 0&&t.push(r),s+=n.length+(r?.length??0),s>_s)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n==
"string"?n.toLowerCase():void 0},Kt=(n,e)=>ws[n]?.(e),Vt=/\.tfvars(\.json)?$/,zt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,Xt=/^terraform\.tfvars/,
Es=/\.(tf|tofu)(\.json)?$/,dt=200,Jt=1024*1024,Ss=2;function ys(n,e){const t=new A.n_;let s=0;const i=v=>{const g=s>Jt?null:e.read((0,I.Gz)(n,v),Jt);return s+=g?.
length??0,Os(v,g,t)},r=e.list(n).filter(v=>Vt.test(v)),a=r.filter(v=>!zt.test(v));for(const v of Gt("",n,e,Ss))a.push(v);const c=r.filter(v=>zt.test(v)).slice(0,
dt).sort((v,g)=>Number(Xt.test(g))-Number(Xt.test(v))).map(i).reverse(),u=a.slice(0,dt).map(v=>({given:i(v),from:`with ${(0,I.Gz)(n,v)}`}));return{loaded:v=>{for(const g of c){
const M=g(v);if(M!==void 0)return M}},others:u,characters:s,parts:t.count}}function*Gt(n,e,t,s){if(s!==0)for(const i of t.directories(e).slice(0,dt)){const[r,a]=[
(0,I.Gz)(e,i),(0,I.Gz)(n,i)],c=t.list(r);if(!c.some(u=>Es.test(u))){for(const u of c)Vt.test(u)&&(yield(0,I.Gz)(a,u));yield*Gt(a,r,t,s-1)}}}function Os(n,e,t){if(e===
null)return()=>()=>{};const s=n.endsWith(".json"),{text:i,body:r}=(s?We:Ke.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:u}of(0,A.
Td)(r))a.has(c)||a.set(c,u);return c=>{const u=a.get(c);return u&&(()=>x({expression:u,text:i},O()))}}const fe={uses:1e3,roots:250,depth:40,instances:1e5,characters:64*
1024*1024,parts:5e5,read:512*1024*1024},Yt={instances:0,characters:0,parts:0,depth:0};class As{effort=new S;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
...Yt};read=0;surroundings;client;evaluation;constructor(e,t,s){this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,characters:s,parts:i}=this.
size,r=s>fe.characters||i>fe.parts;if(t>fe.instances||r){this.size={...Yt};for(const a of[this.known,this.rootsOf,this.declared,this.calls])a.clear()}return this.
find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.depth+=1;const s=this.calledBy(e);this.size.depth-=1;const r=[...s.
length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,r),r}declarations(e){const t=this.declared.get(e);if(t!==void 0)return t;
if(this.read>fe.read)return Ht;const s=ks(e,this.client,this.surroundings.files);return this.declared.set(e,s),this.count(s),s}count({characters:e,parts:t}){this.
size.characters+=e,this.size.parts+=t,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:i}=this.surroundings;if(this.
read>fe.read)return[this.unknown(e)];const r=ys(e,s),{loaded:a,others:c}=r;this.count(r);const u=(g,M)=>this.instance(e,g,{use:e,from:M}),v=[u(a,null)];for(const{
given:g,from:M}of c)v.push(u(T=>g(T)??a(T),M));for(const g of this.declarations(e).variables.keys()){const M=i(g);if(!(M===null||a(g)!==void 0)){if(v.length>=fe.
roots)break;v.push(u(T=>T===g?Zt:a(T),`with ${M}`))}}return this.rootsOf.set(e,v),v}calledBy(e){const t=[];for(const s of this.callers(e)){const r=this.size.depth>
fe.depth||this.size.instances>fe.instances?[this.unknown(s)]:this.find(s);for(const[a,c]of this.callsIn(s).get(e)??[])for(const{scope:u,use:v,from:g}of r){if(t.
length>=fe.uses)return[...t,this.unknown(e)];const M=T=>{const H=c.get(T);return H&&(()=>x(H,u))};t.push(this.instance(e,M,{use:`${v} ${a}`,from:g}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const a of s)
for(const c of this.callsIn(a).keys())c!==null&&r.set(c,(r.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,i])=>this.target(e,i));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[i]=this.roots(e),r=s&&i&&x(s,i.scope);return typeof r=="string"&&(0,K.Nj)(r)?(0,I.un)(e,r):null}unknown(e){return this.instance(e,()=>Zt,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:i,locals:r}=this.declarations(e),c={var:m(g=>{const M=i.get(g);return M&&this.variableValue(g,M,t(g))}),
local:m(g=>{const M=r.get(g);return M&&x(M,v)}),path:g=>g==="module"||g==="root"?".":void 0},{effort:u}=this;this.size.instances+=1,u.count();const v={name:g=>c[g],
call:Kt,effort:u};return{scope:v,...s}}variableValue(e,{default:t,isConst:s,isNullable:i},r){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new B("",e);const c=r===void 0?t:r();return c===null&&i===!1?t:c}}const Zt=()=>{},Ms=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Is(n){
const e=new Map,t=new Set;for(const{kind:s,text:i,place:r}of n)if(!(s!=="module"||i===null))if((0,K.Nj)(i)){const a=(0,I.jt)(r.file),c=(0,I.un)(a,i),u=e.get(c);
u===void 0?e.set(c,new Set([a])):u.add(a)}else Ms.test(i)&&t.add((0,I.jt)(r.file));return{callers:e,dynamic:t}}const Ts=64*1024*1024;class xs{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>Ts&&(this.known.clear(),
this.characters=s?.length??0);const i=s===null?null:$s(s,e.endsWith(".json"));return this.known.set(e,i),i}}function $s(n,e){const{text:t,body:s}=e?We(n):(0,Ke.
K)(n),i=(u,v)=>{const g=(0,A.w4)(u.body,v)?.value;return g&&{expression:g,text:t}},r=new Map;for(const u of(0,A.SH)(s,"locals",0))for(const{name:v,value:g}of(0,A.
Td)(u.body))r.set(v,{expression:g,text:t});const a=new Map;for(const u of[...(0,A.SH)(s,"include",0),...(0,A.SH)(s,"include",1)]){const v=i(u,"path");v!==void 0&&
a.set(u.labels[0]?.value??"",v)}const c=(0,A.SH)(s,"terraform",0).map(u=>i(u,"source"));return{locals:r,inputs:i({body:s},"inputs"),includes:a,hasSource:c.some(
u=>u!==void 0)}}const Me=n=>re.posix.dirname(`/${n}`);function Ns(n){const{from:e,unit:t,parent:s,isSet:i}=n,r=Me(e),a=(c,u)=>re.posix.relative(c,u)||".";return{
basename:(c,[u])=>typeof u=="string"?re.posix.basename(u):void 0,dirname:(c,[u])=>typeof u=="string"?re.posix.dirname(u):void 0,find_in_parent_folders:(c,u)=>Cs(
n,u),get_env:(c,[u,v])=>typeof u=="string"&&!i(u)?v:void 0,get_original_terragrunt_dir:()=>Me(t),get_parent_terragrunt_dir:(c,[u])=>Me(s(u)),get_path_from_repo_root:()=>a(
"/",r),get_path_to_repo_root:()=>a(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(c,[u])=>a(r,Me(s(u))),path_relative_to_include:(c,[
u])=>a(Me(s(u)),r),try:(c,u)=>u.find(v=>v!==void 0)}}function Cs({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,i]=t;if(typeof s=="string"){for(let r=Me(
n);r!=="/";){r=re.posix.dirname(r);const a=re.posix.join(r,s);if(e.exists(a.slice(1)))return a}return i}}const Ps=["terragrunt.hcl","terragrunt.hcl.json"];class Ds{effort=new S;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new xs(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const i=this.scopeOf(t);for(const r of s.includes.values()){const a=this.fileAt(x(r,i),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const i=`${s.file}
${s.from}`,r=e.get(i)??this.configOf(s,t);return e.set(i,r),r};return t}configOf(e,t){const{file:s,from:i,unit:r}=e,a=this.read.read(s),c=D=>D&&x(D,ae),u=D=>this.
fileAt(c(a?.includes.get(D)),i),v=(D,se)=>{if(!(D===null||this.read.read(D)===null))return t({file:D,from:se??D,unit:r}).value},g=m(D=>c(a?.locals.get(D))),M=m(
D=>{if(!a?.includes.has(""))return v(u(D),i);const se=v(u(""),i);return typeof se=="function"?se(D):void 0}),T=m(D=>D==="locals"?g:D==="inputs"?c(a?.inputs):void 0),
H=D=>{if(s!==i)return s;const[se]=a?.includes.keys()??[];return u(typeof D=="string"?D:se??"")??s},{files:V,isSet:te}=this.surroundings,J=Ns({from:i,unit:r,parent:H,
files:V,isSet:te}),ae={name:D=>D==="local"?g:D==="include"?M:void 0,call:(D,se)=>D!=="read_terragrunt_config"?(J[D]??Kt)(D,se):v(this.fileAt(se[0],i),null)??se[1],
effort:this.effort};return{scope:ae,value:T}}fileAt(e,t){if(typeof e!="string")return null;const s=re.posix.resolve("/",(0,I.jt)(t),e).slice(1);if(re.posix.join(
e.startsWith("/")?".":(0,I.jt)(t),e).startsWith(".."))return null;const r=Ps.map(a=>(0,I.Gz)(s,a)).find(a=>this.read.read(a)!==null);return r!==void 0&&this.read.
read(s)===null?r:s}}const Qt=".github/workflows",Ls=200;function Rs(n){const e=new Map,t=n.list(Qt).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,Ls)){
const i=`${Qt}/${s}`,r=n.read(i)??"";for(const[,a,c]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const u=a??c??"";e.has(u)||e.set(u,i)}}return e}
function js(n,e,t){const s=new Set(t),i=(0,ne.Oo)(r=>Rs(n));return{files:n,calls:()=>Is(e.calls()),all:e.terragrunt,isSet:r=>s.has(r),setBy:r=>{const a=`TF_VAR_${r}`;
if(s.has(a))return a;const c=i("all").get(r);return c===void 0?null:`${a} in ${c}`}}}function Bs(n){const e=(0,ne.Oo)(s=>(0,ne.Oo)(i=>new As(n,s,i))),t=new Ds(n);
return({row:s,place:i},r,a)=>{if(s.grammar==="terragrunt")return Us(t,i.file,r);const c=s.evaluation?.[a];if(c===void 0)return ct(r);const u=e(a)(c);if(u.effort.
isSpent)return ct(r);const v=new Map;for(const{scope:g,use:M,from:T}of u.of((0,I.jt)(i.file))){g.effort.renew();const H={...De(r,g),from:T},V=v.get(M);V===void 0?
v.set(M,[H]):V.push(H)}return[...v.values()]}}const ct=n=>[[{...De(n,O()),from:null}]];function Us(n,e,t){if(n.effort.isSpent)return ct(t);const s=a=>({...De(t,
a),from:null}),i=s(n.scopeOf(e));if(i.isWhole)return[[i]];const r=n.includedScopes(e).map(a=>[s(a)]);return r.length===0?[[i]]:r}const qt=(n,e=[])=>cs(n,t=>Bs(js(
ps(n),t,e))),Fs=(n,e=[])=>en(qt(n,e));function en(n){for(;;){const e=n.next(!1);if(e.done)return e.value}}})};export{Vs as ids,zs as modules};
