const zs=[400,4949],Vs={9349:((ce,H,w)=>{w.d(H,{Jw:()=>U,L8:()=>d,Md:()=>K,Tj:()=>J,bs:()=>g,lr:()=>O,r1:()=>l,v$:()=>F,wH:()=>m,xC:()=>p});var E=w(6134);const O=100,
D=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),$=128,C=255,W=1,L=2,j=4,U=8,F=16,J=32,K=64,y=[[W,/[ \t]/g],[L,/[A-Za-z_]/g],[j,/[\w-]/g],[U,/[\w \t.:=?!&|*%+>~-]/g],[F,
/[\w \t\n,.:=?!&|*%+>~-]/g],[J,/[^"\\$%\r\n]/g],[K,/[^\n$%]/g]],S=Array.from({length:C+1},(_,b)=>b>$?"":String.fromCharCode(b)),A=new Uint8Array(C+1);for(const[
_,b]of y)for(const{index:M}of S.join("").matchAll(b))A[M]=_|(A[M]??0);const x=(_=C,b)=>((A[_]??0)&b)!==0,p=_=>_===" "||_==="	",d=_=>/^[\w-]/.test(_),m=_=>_==="}"||
_===")"||_==="]";function l(_){return _==="{"?"}":_==="("?")":_==="["?"]":void 0}let r=new Uint8Array(256*1024);const c=new TextEncoder;function h(_,b){const{length:M}=_;
r.length<=M&&(r=new Uint8Array(2*M+1));const P=r,B=_.slice(b),{read:ne,written:ve}=c.encodeInto(B,P.subarray(b,M));if(ne!==B.length||ve!==B.length)for(let oe=b;oe<
M;oe++)P[oe]=Math.min(_.charCodeAt(oe),$);return P[M]=C,P}class g{text;parts;codes;at;depth=0;mistake;constructor(b,M=0,P=new E.n_){this.text=b,this.parts=P,this.
codes=h(b,M),this.at=M}countPart(){this.parts.add()||(this.at=this.text.length)}report(b,M,P=M+1){this.mistake??={message:b,start:M,end:Math.min(P,Math.max(M,this.
text.length))}}reportUnclosed(b){const M=/[$%]/.test(this.text.charAt(b)),P=this.text.slice(b,b+(M?2:1)),B=this.isAtEnd()?"the end of the file":`"${this.peek()}\
"`,ne=`unbalanced brackets: "${P}" is not closed before ${B}`;this.report(ne,this.isAtEnd()?b:this.at)}reportCharacter(){const b=String.fromCodePoint(this.text.
codePointAt(this.at)??0);let M=`${JSON.stringify(b)} is not used in HCL`;b==="'"&&(M="single quotes are not valid; use double quotes"),b==="\uFFFD"&&(M="the fil\
e is not UTF-8 here"),this.report(`invalid character: ${M}`,this.at,this.at+b.length)}reportBrokenString(b){const M=this.isAtEnd()?"unterminated template string\
: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(M,b,this.at)}peek(b=0){return S[this.
codes[this.at+b]??C]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const b=this.skipAll(W);if(b==="\r")this.skipReturn();else if(b==="/"&&
this.peek(1)==="*")this.skipBlockComment();else return b}}skipBlank(){for(;;){const b=this.skipSpaces();if(b===`
`)this.at++;else if(this.isLineComment(b))this.skipLine();else return b}}skipAll(b){const{codes:M}=this;let{at:P}=this,B=M[P]??C;for(;x(B,b);)B=M[++P]??C;return this.
at=P,S[B]??""}isLineComment(b){return b==="#"||b==="/"&&this.peek(1)==="/"}isLineEnd(b){return b===`
`||b===""||this.isLineComment(b)}skipLine(){const b=this.text.indexOf(`
`,this.at);this.at=b<0?this.text.length:b}skipBlockComment(){const b=this.text.indexOf("*/",this.at+2);b<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=b<0?this.text.length:b+2}readName(){const{codes:b,text:M,at:P}=this;return x(b[P],L)&&this.skipAll(j),b[this.at]===$&&(D.lastIndex=P,
this.at=D.test(M)?D.lastIndex:P),this.at>P?M.slice(P,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((ce,H,w)=>{w.d(H,{J:()=>$,U:()=>W});var E=w(9349),O=w(3268),
D=w(4009);function $(d,m){d.countPart();const l=m==="element"?d.skipBlank():d.skipSpaces(),r=d.at,c=W(d,l);if(c!==void 0&&C(d,m))return c;(0,O.Kk)(d,m);let h=d.
at;for(;h>r&&(0,E.xC)(d.text.charAt(h-1));)h--;return h===r&&d.report("invalid expression: expected the start of an expression",r),c===void 0?F(d,r,h):{kind:"ot\
her",start:r,end:h}}function C(d,m){const l=m==="element"?d.skipBlank():d.skipSpaces();return(0,E.wH)(l)||l===","||d.isLineEnd(l)}function W(d,m){if(m==='"')return(0,D.
E3)(d);if(m==="<")return(0,D.jw)(d);if(m!=="{"&&m!=="["&&m!=="(")return;const l=d.at++;d.depth++;let r;return d.depth>E.lr?r=L(d,m,l):m==="{"?r=y(d,l):m==="["?r=
K(d,l):r=J(d,l),d.depth--,r}function L(d,m,l){return(0,O.ku)(d,(0,E.r1)(m)??m,l),{kind:"other",start:l,end:d.at}}const j=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
U=32;function F(d,m,l){if(j.lastIndex=m,!(j.test(d.text)&&j.lastIndex===l)||l-m>U)return{kind:"other",start:m,end:l};const c=d.text.slice(m,l),h={true:!0,false:!1,
null:null}[c];return{kind:"primitive",start:m,end:l,value:h===void 0?Number(c):h}}function J(d,m){const l=$(d,"element");return d.skipBlank()!==")"?L(d,"(",m):(d.
at++,{...l,start:m,end:d.at})}function K(d,m){if(p(d))return L(d,"[",m);const l=[];for(;;){const r=d.skipBlank();if(r==="]")return d.at++,{kind:"tuple",start:m,
end:d.at,elements:l};if(d.at>=d.text.length||(0,E.wH)(r))return d.reportUnclosed(m),{kind:"other",start:m,end:d.at};const c=d.at;l.push($(d,"element")),d.at===c&&
d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function y(d,m){if(p(d))return L(d,"{",m);const l=[];for(;;){const r=d.skipBlank();if(r==="}")return d.at++,
{kind:"object",start:m,end:d.at,items:l};if(d.at>=d.text.length||(0,E.wH)(r))return d.reportUnclosed(m),{kind:"object",start:m,end:d.at,items:l};l.push(S(d,r)),
d.skipSpaces()===","&&d.at++}}function S(d,m){const l=d.at,r=A(d,m);let c=d.at;for(;c>l&&(0,E.xC)(d.text.charAt(c-1));)c--;const h=d.skipSpaces();if(h!=="="&&h!==
":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),(0,O.Kk)(d,"line"),d.at===l&&d.at++,{name:void 0,start:l,end:c,value:{kind:"\
other",start:c,end:d.at}};d.at++;const g=$(d,"line");return{name:r,start:l,end:c,value:g}}function A(d,m){const l=d.at;let r;if(m==='"'||m==="("){const g=W(d,m);
g?.kind==="string"&&(r=g.value)}else r=d.readName();const c=d.skipSpaces();if(c==="="||c===":")return r;x(d);const h=d.text.slice(l,d.at).trimEnd();return/^\d+$/.
test(h)?h:void 0}function x(d){const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=d.skipSpaces(),r=d.at;if(m.lastIndex=r,d.isLineComment(l))return;if((0,E.L8)(l))
d.at++;else if(l==="["||l==="(")d.at++,L(d,l,r);else if(l==='"')(0,D.E3)(d);else if(m.test(d.text))d.at=m.lastIndex;else if(d.readName()===void 0)return}}function p(d){
return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,E.L8)(d.peek(3))}}),400:((ce,H,w)=>{w.d(H,{K:()=>W});var E=w(9349),O=w(8704),D=w(3268),$=w(4009),C=w(6134);
function W(r,c=new C.n_){const h=new E.bs(r,r.startsWith("\uFEFF")?1:0,c),g=L(h,void 0);return(0,C.pH)(r,g,h.mistake,c)}function L(r,c){const h={attributes:[],blocks:[]};
let g=c!==void 0&&!r.isLineEnd(r.skipSpaces());for(;;){const _=r.skipBlank();if(r.at>=r.text.length){c!==void 0&&r.report(j,c);break}if(_==="}"&&c!==void 0){r.at++;
break}U(r,_,h),m(r,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const j="unclosed configuration block: there is no closing brace befo\
re the end of the file";function U(r,c,h){const g=r.at;r.countPart();const _=c==='"'?A(r):r.readName();if(_===void 0){c<"\x80"?r.report("argument or block defin\
ition required",g):r.reportCharacter(),l(r,g);return}const b=r.at;if(r.skipSpaces()==="="&&r.peek(1)!=="="){r.at++,h.attributes.push({name:_,start:g,end:b,value:(0,O.
J)(r,"line")});return}const P=x(r),B=r.at;if(r.peek()!=="{"){const ge=P.length===0?`argument or block definition required: "${_}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${_}" has no "{" at its end`;r.report(ge,g,b),l(r,g);return}r.at++;const oe=F.has(_)&&P[0]?.value!==J&&r.depth===0&&
r.mistake===void 0?K(r,B):S(r,B);h.blocks.push({type:_,labels:P,start:g,end:B,body:oe})}const F=new Set(["resource","data","ephemeral","output","variable"]),J="\
terraform_remote_state";function K(r,c){const{at:h}=r;return(0,D.ku)(r,"}",c)&&r.mistake===void 0?new y(r,c):(r.at=h,r.mistake=void 0,S(r,c))}class y{kind="nati\
ve";text;open;end;parts;body;constructor({text:c,at:h,parts:g},_){this.text=c,this.open=_,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(c){return this.body!==void 0||this.text.slice(this.open,this.end).includes(c)}read(){if(this.body===void 0){const c=new E.bs(this.
text.slice(0,this.end),this.open+1,this.parts);c.depth=1,this.body=L(c,this.open)}return this.body}}function S(r,c){if(r.depth>=E.lr)return r.report(`blocks are\
 nested deeper than ${E.lr} levels`,c),(0,D.ku)(r,"}",c),{kind:"native",attributes:[],blocks:[]};r.depth++;const h=L(r,c);return r.depth--,h}function A(r){const c=r.
at,h=(0,$.E3)(r);return r.report("invalid argument name: argument names must not be quoted",c,r.at),h.kind==="string"?h.value:void 0}function x(r){const c=d(r);
if(c===void 0)return p;const h=d(r);if(h===void 0)return[c];const g=[c,h];for(let _=d(r);_!==void 0;_=d(r))g.push(_);return g}const p=[];function d(r){const c=r.
skipSpaces(),h=r.at;let g;if(c==='"'){const b=(0,$.E3)(r);b.kind==="string"?g=b.value:(g=r.text.slice(h+1,Math.max(h+1,r.at-1)),r.report("invalid block label: i\
t has to be plain text",h,r.at))}else g=r.readName();if(g===void 0)return;const _={value:g,start:h,end:r.at};return r.countPart(),_}function m(r,c,h){const g=r.
skipSpaces();c&&(g!=="}"||h.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argument at most",r.at):!c&&!r.isLineEnd(
g)&&r.report("missing newline after argument or block definition",r.at)}function l(r,c){(0,D.Kk)(r,"line"),(r.at===c||(0,E.wH)(r.peek())&&r.peek()!=="}")&&r.at++}}),
3268:((ce,H,w)=>{w.d(H,{Fq:()=>p,Kk:()=>$,_p:()=>W,ku:()=>C});var E=w(9349);const O="<<",D=({close:l})=>l==='"'||l===O;function $(l,r){l.skipAll(E.Jw)===`
`&&r==="line"||L(l,[],r)}const C=(l,r,c)=>L(l,[{start:c,close:r}],void 0),W=(l,r,c)=>L(l,[{start:c,close:O,marker:r}],void 0);function L(l,r,c){for(;;){const h=r.
at(-1);if(h===void 0&&c===void 0)return!0;let g;if(h!==void 0&&D(h)?(h.close==='"'?y:d)(l,r,h)||(g=!1):g=j(l,r,c),g!==void 0)return g}}function j(l,r,c){for(;;){
const h=r.length===0,g=l.skipAll(h?E.Jw:E.v$);if(g===`
`||g===","){if(h&&(g===","||c==="line"))return!0;l.at++}else if((0,E.wH)(g)){if(h)return!0;if(!J(l,r,g))return!1;const _=r.at(-1);if(_===void 0?c===void 0:D(_))
return}else if(g==='"'){const _=l.at++;if(l.skipAll(E.Tj)!=='"'){r.push({start:_,close:'"'});return}l.at++}else{const _=(0,E.r1)(g);if(_!==void 0)r.push({start:l.
at++,close:_});else{if(g==="<"&&U(l,r))return;if(g!=="<"){if(l.isAtEnd())return K(l,r);if(h&&c==="line"&&l.isLineComment(g))return!0;F(l,g)}}}}}function U(l,r){
const c=l.at,h=p(l);return h===void 0?l.at++:r.push({start:c,close:O,marker:h}),h!==void 0}function F(l,r){l.isLineComment(r)?l.skipLine():r==="/"&&l.peek(1)===
"*"?l.skipBlockComment():r==="/"?l.at++:r==="\r"?l.skipSpaces():(r<"\x80"||l.readName()===void 0)&&(l.reportCharacter(),l.at++)}function J(l,r,c){const h=r.pop();
if(h!==void 0&&h.close!==c){l.reportUnclosed(h.start);let g=r.at(-1);for(;g!==void 0&&g.close!==c&&!D(g);)r.pop(),g=r.at(-1);if(g===void 0)return!1;D(g)?r.push(
{start:l.at,close:"}"}):r.pop()}return l.at++,!0}function K(l,r){const c=r[0];return c===void 0?!0:(l.reportUnclosed(c.start),!1)}function y(l,r,c){for(;;){const h=l.
skipAll(E.Tj);if(h==='"')return r.pop(),l.at++,!0;if(h==="\\")l.at+=/[^\r\n]/.test(l.peek(1))?2:1;else{if(h!=="$"&&h!=="%")return A(l,r,c);if(S(l,r))return!0}}}
function S(l,r){const{at:c}=l,h=l.peek(1);if(h==="{")return r.push({start:c,close:"}"}),l.at+=2,!0;const g=h===l.peek()&&l.peek(2)==="{";return l.at+=g?3:1,!1}function A(l,r,c){
l.reportBrokenString(c.start);const h=x(l);do r.pop();while((r.at(-1)?.start??-1)>=h);return r.length>0}function x({text:l,at:r}){let c=r;for(;c>0&&l[c-1]!==`
`&&l[c-1]!=="\r";)c--;return c}function p(l){const{text:r,at:c}=l;if(l.peek(1)!=="<")return;l.at+=l.peek(2)==="-"?3:2;const h=l.readName();if(h===void 0){l.at=c;
return}return l.skipSpaces()!==`
`&&l.at<r.length&&l.report("invalid expression: a heredoc marker must end its line",c,l.at),l.skipLine(),l.isAtEnd()||l.at++,h}function d(l,r,c){const h=c.marker??
"";for(;;){if(l.peek(-1)===`
`&&m(l,h))return r.pop(),!0;const g=l.skipAll(E.Md);if(l.isAtEnd()){const _=`unterminated template string: no line closes the heredoc "${h}"`;return l.report(_,
c.start),!1}if(g===`
`)l.at++;else if(S(l,r))return!0}}function m(l,r){const{text:c}=l;let{at:h}=l;for(;(0,E.xC)(c.charAt(h));)h++;const g=c.charAt(h);if(g>" "&&g<"\x80"&&!c.startsWith(
r,h))return!1;const _=c.indexOf(`
`,h),b=_<0?c.length:_;return c.slice(h,b).trim()!==r?!1:(l.at=c.charAt(b-1)==="\r"?b-1:b,!0)}}),4009:((ce,H,w)=>{w.d(H,{BD:()=>$,E3:()=>D,jw:()=>y});var E=w(9349),
O=w(3268);function D(p){const{text:d,at:m}=p;if(p.at++,p.skipAll(E.Tj)!=='"')return W(p,m);const l=d.slice(m+1,p.at++);return{kind:"string",start:m,end:p.at,value:l,
verbatim:l}}function $(p,d,m){if(!p.includes("{"))return{kind:"string",...d,value:p,verbatim:p};const l=new E.bs(p,0,m),r={parts:[],known:""};for(l.at=0;l.at<p.
length;){const h=l.at;for(;l.at<p.length&&!C(l.peek());)l.at++;if(r.known+=p.slice(h,l.at),l.at<p.length&&!U(l,r)){j(r,d);break}}const c=r.parts.map(h=>h.kind===
"known"?h:{...h,code:p.slice(h.start,h.end),...d});return L({parts:c,known:r.known},d,p)}const C=p=>p==="$"||p==="%";function W(p,d){const{text:m}=p,l={parts:[],
known:m.slice(d+1,p.at)};for(;;){const r=p.at,c=p.skipAll(E.Tj);if(l.known+=m.slice(r,p.at),c==='"')return p.at++,L(l,{start:d,end:p.at});if(c==="\\")l.known+=K(
p);else if(C(c)){if(!U(p,l))return{kind:"other",start:d,end:p.at}}else return p.reportBrokenString(d),{kind:"other",start:d,end:p.at}}}function L({parts:p,known:d},{
start:m,end:l},r){return p.length===0?{kind:"string",start:m,end:l,value:d,verbatim:r??d}:(d!==""&&p.push({kind:"known",value:d}),{kind:"template",start:m,end:l,
parts:p,verbatim:r})}function j(p,d){p.known!==""&&p.parts.push({kind:"known",value:p.known}),p.known="",p.parts.push({kind:"unknown",start:d.start,end:d.end})}
function U(p,d){const{text:m,at:l}=p,r=m.charAt(l);if(p.peek(1)!=="{"){const h=m.startsWith(`${r}{`,l+1);return d.known+=h?`${r}{`:r,p.at+=h?3:1,!0}p.at+=2;const c=r===
"$"?F(p):void 0;return c?.kind==="other"?!1:c?.kind==="string"&&p.skipBlank()==="}"?(d.known+=c.value,p.at++,!0):(0,O.ku)(p,"}",l)?(m.charAt(l+2)==="~"&&(d.known=
d.known.trimEnd()),j(d,{start:l,end:p.at}),p.countPart(),!0):!1}function F(p){if(p.skipBlank()!=='"'||p.depth>=E.lr)return;p.depth++;const d=D(p);return p.depth--,
d}const J={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function K(p){const{text:d,at:m}=p,l=d.charAt(m+1),r=d.slice(m+2,m+(l==="U"?10:6)),c=l==="U"?/^[0-9a-f]{8}$/i.test(r):/^[0-9a-f]{4}$/i.
test(r),h=Number.parseInt(r,16);if((l==="u"||l==="U")&&c&&h<=1114111)return p.at+=r.length+2,String.fromCodePoint(h);const g=J[l];if(p.at+=g===void 0?1:2,g!==void 0)
return g;const _=JSON.stringify(d.slice(m,m+2));return p.report(`invalid escape sequence: ${_}`,m,m+2),""}function y(p){const{text:d,at:m}=p,l=p.peek(2)==="-",r=(0,O.
Fq)(p);if(r===void 0)return;const c=p.at;if(!(0,O._p)(p,r,m))return{kind:"other",start:m,end:p.at};const h={start:m,end:p.at},g=d.slice(c,d.lastIndexOf(`
`,p.at-1)+1);if(S.test(g)){const M=[{kind:"unknown",...h}];return{kind:"template",...h,parts:M,verbatim:void 0}}const _=g.replaceAll("$${","${").replaceAll("%%{",
"%{"),b=l?A(_):_;return{kind:"string",...h,value:b,verbatim:b}}const S=/(?<!\$)\$\{|(?<!%)%\{/;function A(p){let d=p.length;for(const[m]of p.matchAll(x))d=Math.
min(d,m.length);return p.replace(x,m=>m.slice(d))}const x=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((ce,H,w)=>{w.d(H,{SH:()=>$,Td:()=>C,lS:()=>L,n_:()=>O,pH:()=>D,w4:()=>W,
yN:()=>F});const E=25e4;class O{max;count=0;constructor(S=E){this.max=S}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}
function D(y,S,A,x){return A===void 0?{text:y,body:S,parts:x,problems:[]}:{text:y,body:S,parts:x,problems:[{...F(y)(A),message:A.message}]}}const $=(y,S,A)=>{const x=[];
if(y.kind==="native"){for(const p of y.blocks)p.type===S&&p.labels.length===A&&x.push(p);return x}for(const p of y.members)p.name===S&&U(S,p.value,A,[],x);return x},
C=y=>y.kind==="native"?y.attributes:y.members;function W(y,S){if(!(y.kind==="native"&&y.mayHave?.(S)===!1)){for(const A of C(y))if(A.name===S)return A}}const L=y=>y.
kind==="object"?y.items.filter(j):y.kind!=="tuple"?[]:y.elements.flatMap(S=>S.kind==="object"?S.items.filter(j):[]),j=y=>y.name!==void 0&&y.name!=="//";function U(y,S,A,x,p){
if(A>0){for(const{name:m,start:l,end:r,value:c}of L(S))U(y,c,A-1,[...x,{value:m,start:l,end:r}],p);return}const d={start:S.start,end:S.start+1};for(const m of S.
kind==="tuple"?S.elements:[S])m.kind!=="object"&&m.kind!=="tuple"||p.push({...d,type:y,labels:x,body:{kind:"json",members:L(m)}})}const F=y=>{const S=[y.startsWith(
"\uFEFF")?1:0];let A=y.indexOf(`
`),x;return({start:p,end:d})=>{for(;A>=0&&A<p;A=y.indexOf(`
`,A+1))S.push(A+1);x??=J(y);const m=g=>K(x??[],g-1),l=Math.max(1,K(S,p)),r=S[l-1]??0,c=(S[l]??(A<0?y.length:A)+1)-1,h=g=>g-r-m(g)+m(r)+1;return{line:l,column:h(
Math.max(p,r)),endColumn:h(Math.min(d,c))}}},J=y=>/[\uD800-\uDBFF]/.test(y)?Array.from(y.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),S=>S.index):[];function K(y,S){
let A=0,x=y.length;for(;A<x;){const p=A+x>>>1;(y[p]??0)<=S?A=p+1:x=p}return A}}),9804:((ce,H,w)=>{w.r(H),w.d(H,{clientVersion:()=>x,constraintInvalid:()=>U,constraintUnmeetable:()=>F,
lockInvalid:()=>A,lockOutside:()=>K});var E=w(1064),O=w(4e3),D=w(5799);const $=6,C=p=>`"${(0,O.dh)(p)}"`,W=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function L(p){const d=p.replace(W,"");return d===""?"":`: ${d}`}function j(p){switch(p.reason){case"syntax":{const{text:d,why:m}=p;return{message:`${C(d)} is no\
t a version constraint${L(m)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${p.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${p.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${C(p.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${p.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${p.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const U=(0,D.lS)((0,D.z3)("constraint-invalid","Version constraint is in\
valid",E.Du),j),F=(0,D.lS)((0,D.z3)("constraint-unmeetable","No version can meet the constraints",E.Du),({of:p,terms:d,preRelease:m})=>({message:`no version of ${p}\
 can match ${(0,O.XT)(d.map(C),$)}`,help:m!==void 0?`write ${C(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:d.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),J={terraform:"terraform",opentofu:"t\
ofu"},K=(0,D.lS)((0,D.z3)("lock-outside","Locked version does not match the constraints",E.Du),({provider:p,version:d,constraints:m,clients:l})=>{const[r,...c]=l,
h=r===void 0||c.length>0?"":`${J[r]} `;return{message:`locked provider ${p} ${d} does not match configured version constraint ${(0,O.XT)(m,$)}`,help:`run \`${h}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),y={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function S(p){const d="failed to read dependency lock file",m="restore the file, or rem\
ove the block and run `init` again";switch(p.reason){case"syntax":return{message:`${d}: ${p.error}`,help:m};case"twice":return{message:`${d}: it has two blocks \
for provider ${p.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${p.of} of provider ${p.
provider} must be written in normalized form: ${C(p.normal)}`,help:m};default:{const[l,r]=y[p.reason];return{message:`${d}: the ${l} of provider ${p.provider} ${r}`,
help:m}}}}const A=(0,D.lS)((0,D.z3)("lock-invalid","Dependency lock file is invalid",E.Du),S),x=(0,D.lS)((0,D.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",E.Du),({client:p,version:d,constraint:m})=>({message:`the version constraint ${C(m)} excludes ${E.bB[p]} ${d}`,help:`use another ver\
sion of ${E.bB[p]}, or change the constraint`}))}),8011:((ce,H,w)=>{w.r(H),w.d(H,{blockReserved:()=>x,blockUnsupported:()=>p,hostDotlessModule:()=>l,hostIdnModule:()=>r,
hostInvalid:()=>d,hostMissing:()=>m,sourceDynamic:()=>A,sourceInvalid:()=>U,sourceNearMiss:()=>F});var E=w(6174),O=w(1064),D=w(4e3),$=w(5799);const C=120,W={"re\
mote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has\
 white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HO\
ST/NAMESPACE/NAME/SYSTEM"]},L={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is ne\
ither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function j(c){switch(c.reason){case"\
rejected":{const{error:h,advice:g}=c;return{message:h,help:g??void 0}}case"missing":case"null":case"not-a-requirement":{const[h,g]=L[c.reason];return{message:`${c.
address} ${h}`,help:g}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[h,g]=W[c.reason];return{message:`"${c.text}\
" ${h}`,help:g}}}}const U=(0,$.lS)((0,$.z3)("source-invalid","Source address is invalid",O.Du),j),F=(0,$.lS)((0,$.$e)("source-near-miss","Source address is prob\
ably a mistake",O.Du),c=>({message:c.host===null?`"${c.text}" is not read as a registry address`:`"${c.text}" is read as host ${c.host}`,help:c.advice})),J=4,K="\
to check its host, add the host to `hostnames` and set `scan: .`";function y(c){const h=c.slice(0,J).map(({text:b,from:M})=>`${b===null?"not known":(0,D.dh)(b,C)}\
 ${M??"by default"}`),g=c.length-h.length,_=g>0?`${g} more`:h.pop();return`${h.join(", ")} and ${_}`}function S(c){const{address:h,argument:g,expression:_,candidates:b,
refused:M}=c,P=(0,E.Q)((0,D.dh)(_,C)),B=`${g} of ${h} is ${P}`;if(M==="never")return{message:`${B}, which Terraform does not evaluate`,help:`write the ${g} as a\
 literal`};if(M!==null){const{variable:ne}=M;return{message:`${B}, and Terraform evaluates var.${ne} here only with \`const = true\``,help:`add \`const = true\` t\
o variable "${ne}", which requires Terraform 1.15, or write the ${g} as a literal`}}return b.length>1?{message:`${B}, which is ${y(b)}`,help:K}:{message:`${B}, \
which is only known at init time`,help:K}}const A=(0,$.lS)((0,$.lm)("source-dynamic","Source address is only known at init time"),S),x=(0,$.lS)((0,$.lm)("block-\
reserved","Block is reserved for a future version"),({block:c,parent:h})=>({message:`${c} is not allowed at the top level of a file; Terraform and OpenTofu rese\
rve it for a future version`,help:`move it into a ${h} block`})),p=(0,$.lS)((0,$.z3)("block-unsupported","Block is not supported by this CLI",O.Du),({kind:c})=>{
const{client:h,what:g}=O.$I[c];return{message:`${g} is supported by ${O.bB[h]} only`,help:h==="opentofu"?"remove it, move it into a `.tofu` file, or correct `di\
alect`":"remove it, or correct `dialect`"}}),d=(0,$.lS)((0,$.z3)("host-invalid","Hostname is invalid",O.Du),c=>({message:`"${c.text}" is not a hostname: ${c.error}`,
help:c.advice??void 0})),m=(0,$.lS)((0,$.z3)("host-missing","Hostname is missing",["opentofu"]),({block:c})=>({severity:"warning",message:`the ${c} has no hostn\
ame, and OpenTofu has no default`,help:c==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),l=(0,$.
lS)((0,$.z3)("host-dotless-module","Module host has no dot in its name",O.Du),({host:c,name:h})=>({message:`module sources cannot name host ${c}: must contain a\
t least one dot`,help:`use a full name such as ${h}.localdomain; provider addresses accept the short name`})),r=(0,$.lS)((0,$.z3)("host-idn-module","Terraform c\
annot use modules from an internationalized host",["terraform"]),({host:c})=>({message:`Terraform cannot use modules from host ${c}: it converts the name to pun\
ycode and then refuses punycode`,help:(0,$.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),1022:((ce,H,w)=>{w.
d(H,{m:()=>y,s:()=>A});var E=w(3625),O=w(6246),D=w(1831),$=w(8408),C=w(5011);const W={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},L="ha\
shicorp",j="-",U='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',F={prefix:"terraform-",whose:"a Te\
rraform",frequency:"often"},K={terraform:[F],opentofu:[F,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function y(r,c){const h=r.split("/");if(h.
length>3||h.includes(""))return S(U);const[g="",_,b]=h.reverse(),M=A(g);if(!M.ok){const ue=`${(0,O.o)(g)} in source ${(0,O.o)(r)}`;return S(`Invalid provider ty\
pe: Invalid provider type ${ue}: ${M.why}"`)}const P=b===void 0,B=P?(0,E.J)((0,C.Vm)(c)):(0,D.Pv)(b);if(_===void 0&&B.ok){const ue={hostImplied:P,namespace:L,type:M.
value};return{kind:"registry",host:B.value,...ue}}const ne=x(_??""),ve=`namespace "" in source ${(0,O.o)(r)}`;if(!ne.ok)return S(`Invalid provider namespace: In\
valid provider ${ve}: ${ne.why}"`);if(!B.ok){const ue="Invalid provider source hostname";return S(`${ue}: ${ue} ${ve}: ${B.why}"`)}const oe={hostImplied:P,host:B.
value,namespace:ne.value,type:M.value},ge=d(oe,c);return ge===void 0?{kind:p(oe,c),...oe}:S(ge)}const S=r=>({kind:"invalid",error:r});function A(r){if(/^[a-z0-9]+$/.
test(r))return(0,E.J)(r);if(r==="")return(0,E.T)("must have at least one character");if(r.includes("."))return(0,E.T)("dots are not allowed");if(r.includes("--"))
return(0,E.T)("cannot use multiple consecutive dashes");const c=(0,$.YE)(r);return c.ok?(0,E.J)((0,$.DI)(c.value)):(0,E.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const x=r=>r===j?(0,E.J)(r):A(r);function p({host:r,namespace:c},h){return c===j?"legacy":c==="builtin"&&
W[h].includes(r)?"builtin":"registry"}function d(r,c){const h=(0,C.Vm)(c);if(r.namespace===j&&r.host!==h)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${h}.`;const g=K[c].find(({prefix:_})=>r.type.startsWith(_));return g===void 0?void 0:m(r,g,c)}function m(r,{prefix:c,
whose:h,frequency:g},_){const b=`${c}provider-`,M=r.type.slice(b.length);if(!r.type.startsWith(b)||!A(M).ok)return`Invalid provider type: Provider source ${(0,O.
o)(l(r))} has a type with the prefix ${(0,O.o)(c)}, which isn't allowed because it would be redundant to name ${h} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const P=l({...r,type:M},_);return`Invalid provider type: Provider source ${(0,O.o)(l(r,_))} has a ty\
pe with the prefix ${(0,O.o)(b)}, which isn't valid. Although that prefix is ${g} used in the names of version control repositories for ${h.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,O.o)(P)}?`}const l=({host:r,namespace:c,type:h},g)=>g!==void 0&&r===(0,C.Vm)(g)?`${c}/${h}`:`${(0,D.nx)(r)}/${c}/${h}`}),4949:((ce,H,w)=>{w.r(
H),w.d(H,{atOnce:()=>en,scanCheckout:()=>Fs,scanInSteps:()=>qt});var E=w(7052),O=w(9664),D=w(9349),$=w(8704);const C=1024;function W(n){if(n.length>C)return;const e=new L(
new D.bs(n)),t=e.condition();return e.isAtEnd()?t:void 0}class L{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&
this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=D.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&this.take("?")){
const s=this.condition(),i=this.take(":")?this.condition():void 0;t=s&&i&&{kind:"condition",test:e,yes:s,no:i}}return this.cursor.depth--,t}comparison(){const e=this.
steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,right:s}}steps(){let e=this.
primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;e=t&&{
kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"s\
tring",start:t,end:e.at,value:s,verbatim:s}}}primary(){const{cursor:e}=this;if(this.take("(")){const u=this.condition();return this.take(")")?u:void 0}const t=e.
skipBlank(),s=e.at,i=e.readName();if(i!==void 0)return this.named(i,s);const o=this.match(/\d+(?:\.\d+)?/y);if(o!==void 0)return j(Number(o),s,e.at);const a=t===
'"'||t==="{"||t==="["?(0,$.U)(e,t):void 0;return a&&{kind:"literal",expression:a}}named(e,t){const{cursor:s}=this,i={true:!0,false:!1,null:null}[e];if(i!==void 0)
return j(i,t,s.at);if(!this.take("("))return{kind:"name",name:e};const o=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==
")")return;o.push(a)}return{kind:"call",name:e,given:o}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){
const{cursor:t}=this;e.lastIndex=t.at;const[s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const j=(n,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,
end:t,value:n}});class U{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const F=4096,J=200,K=2e4,y=5e6;class S{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>y}spend(e){if(this.steps+=1,this.count(),this.depth>=J||this.steps>K||this.
isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>F?void 0:t}}const A=()=>({name:()=>{},call:()=>{},effort:new S}),x=({
expression:n,text:e},t)=>t.effort.spend(()=>l(n,e,t));function p(n,e){const t=W(n);return t&&ue(t,n,e)}const d=n=>typeof n=="string"||typeof n=="number"||typeof n==
"boolean"?String(n):void 0;function m(n){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function l(n,e,t){switch(n.kind){case"st\
ring":case"primitive":return n.value;case"object":return m(s=>{const i=h(n.items).get(s);return i&&x(r(i,e),t)});case"tuple":return m(s=>{const i=n.elements[Number(
s)];return i&&x({expression:i,text:e},t)});case"template":return g(ge(n.parts,e,t),e,t);case"other":return p(e.slice(n.start,n.end),t)}}const r=({value:n},e)=>({
expression:n,text:e}),c=new WeakMap;function h(n){const e=c.get(n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.set(
s.name,s);return c.set(n,t),t}function g(n,e,t){let s="";for(const i of n){const o=i.kind==="known"?void 0:M(i,e),a=i.kind==="known"?i.value:o&&p(o,t),u=d(a);if(u===
void 0)return _(s,a);if(s.length+u.length>F)return;s+=u}return s}function _(n,e){return e instanceof U?new U((n+e.text).slice(0,F),e.withheld):new U(n)}const b=(n,e)=>n.
code??e.slice(n.start,n.end);function M(n,e){const t=b(n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const P=/^%\{~?\s*if\s([\s\S]*)\}$/,
B=/^%\{~?\s*else\s*~?\}$/,ne=/^%\{~?\s*endif\s*~?\}$/,ve=512,oe=1e3;function ge(n,e,t){if(n.length>oe)return n;const s=n.map(N=>N.kind==="unknown"&&N.end-N.start<=
ve?b(N,e):""),[i,...o]=s.keys().filter(N=>P.test(s[N]??"")),a=s.findIndex(N=>ne.test(N));if(i===void 0||o.length>0||a<i)return n;const u=P.exec(s[i]??"")?.[1]??
"",f=p(u.replace(/~$/,""),t);if(typeof f!="boolean")return n;const v=s.findIndex(N=>B.test(N)),k=v<0?a:v,T=f?n.slice(i+1,k):n.slice(k+1,a);return[...n.slice(0,i),
...T,...n.slice(a+1)]}function ue(n,e,t){const s=i=>ue(i,e,t);return t.effort.spend(()=>{switch(n.kind){case"literal":return l(n.expression,e,t);case"name":return t.
name(n.name);case"call":return t.call(n.name,n.given.map(s));case"step":{const i=s(n.of),o=d(s(n.key));return typeof i=="function"&&o!==void 0?i(o):void 0}case"\
condition":{const i=s(n.test);return typeof i!="boolean"?void 0:s(i?n.yes:n.no)}case"comparison":{const[i,o]=[s(n.left),s(n.right)];return[i,o].every(u=>u===null||
d(u)!==void 0)?i===o===n.isEqual:void 0}}})}var nn=w(4e3),I=w(6134);function sn({text:n},e){const t=(0,I.yN)(n);return{text:n,place:s=>{const{line:i,column:o,endColumn:a}=t(
s);return{file:e,line:i,column:o,endColumn:a}}}}const ut=4096,q=n=>{const e=(0,nn.dh)(n,ut);return e.length<13?e:` ${e}`.slice(1)},Qe=n=>/[^\0-\x7f]/.test(n)?n.
normalize("NFC"):n,Ie=n=>({kind:"known",text:Qe(q(n))}),qe=n=>n===void 0||n.length>C?null:{code:q(n)};function Te(n,e,t=!1){const s=()=>n.text.slice(e.start,e.end),
i=o=>({kind:"pieces",pieces:o,text:q(s())});switch(e.kind){case"string":return Ie(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return Ie(e.verbatim);
const o=ge(e.parts,n.text,A()).map(a=>a.kind==="known"?q(a.value):qe(M(a,n.text)));return o.every(a=>typeof a=="string")?Ie(o.join("")):i(o.includes(null)?[qe(s())]:
o)}case"other":{const o=s(),a=p(o,A());return typeof a=="string"?Ie(a):i([qe(o)])}case"primitive":case"object":case"tuple":return i([null])}}function on(n,e){return e.
kind!=="primitive"?Te(n,e):e.value===null?null:Ie(String(e.value))}function rn(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!="o\
bject"||t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function pe(n){return n?.kind!=="string"?null:Qe(q(n.value))}function Pe({pieces:n},e){let t="";for(const s of n){
const i=typeof s=="object"&&s!==null?p(s.code,e):s;if(i===null&&s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const o=d(i??void 0);if(o===void 0)
return{isWhole:!1,..._(t,i??void 0)};if(t.length+o.length>ut)return{isWhole:!1,text:t,withheld:null};t+=o}return{isWhole:!0,text:Qe(q(t)),withheld:null}}var ee=w(
8011),Se=w(1064),V=w(5011),Le=w(1022),an=w(3625),ke=w(3229),ft=w(1831),Re=w(4321);const Y={host:null,isHostImplied:!1,needed:null},ye=n=>({host:n,isHostImplied:!1,
needed:(0,ft.Rt)(n)?"state":n}),Oe=n=>({host:n,isHostImplied:!0,needed:n}),$e=n=>({host:n,isHostImplied:!1,needed:null}),be=n=>n===null?Y:{...Y,directHost:n},_e=n=>({
...Y,problem:n}),xe=(n,e)=>_e((0,ee.sourceInvalid)({reason:"rejected",error:n,advice:e}));function je(n,e,t){return t===null?n:{...n,problem:(0,ee.sourceNearMiss)(
{text:e,host:n.host,advice:t})}}const ht={module:mt,"test-module":(n,e,t)=>{const s=(0,V.vL)(n,e).kind==="remote";return e==="opentofu"||!s?mt(n,e,t):_e((0,ee.sourceInvalid)(
{reason:"remote-in-test",text:n}))},"registry-module":(n,e)=>{const t=(0,V.rE)(n,e);return t.ok?Be(t.value):et(n,e)},provider:ln,"locked-provider":dn,"stack-com\
ponent":vt,stack:(n,e)=>{const t=(0,V.A)(n);return t.ok&&!n.startsWith(".")?$e(t.value.host):{...vt(n,e),isHostImplied:!1,needed:null}},"stack-output":n=>{const[
e="",...t]=n.split("/");return t.length===3?Ue(e,$e):_e((0,ee.sourceInvalid)({reason:"stack",text:n}))},terragrunt:cn,host:n=>Ue(n,ye),url:et};function pt(n,e,t){
if(n==="terragrunt"){const[,o]=/^tfr:\/\/([^/?]*)\//.exec(e)??[];return o===void 0?/^$|^t$|^tfr?$|^tfr:/.test(e)?void 0:Y:o===""?Oe((0,V.Vm)(t)):Ue(o,ye)}if(n===
"url")return be((0,Re.uE)(e,t));if(n!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(e))return be((0,Re.uE)(e,t));const s=e.
indexOf("/");if(s<0)return;const i=(0,V.vL)(`${e.slice(0,s)}/a/b/c`,t);return i.kind==="registry"?Be(i):be((0,Re.uE)(e,t))}const Be=({host:n,hostImplied:e})=>e?
Oe(n):ye(n);function Ue(n,e){const t=(0,ft.Pv)(n),s=(0,ke.L6)(n);return t.ok?je(e(t.value),n,s):_e((0,ee.hostInvalid)({text:n,error:t.why,advice:s}))}function mt(n,e,t){
if((0,V.Nj)(n)&&!t)return Y;const s=(0,V.vL)(n,e),i=s.kind==="registry"?(0,an.J)(s):(0,V.rE)(n,e);if(t&&!i.ok){const{why:u}=i,f=s.kind==="local"?s:{kind:"invali\
d",error:u};return xe(u,(0,ke.NM)(n,f,i))}const o=(0,ke.NM)(n,s,i);if(i.ok)return je(Be(i.value),n,o);if(s.kind==="invalid")return xe(s.error,o);const a=s.kind===
"remote"?s.host:null;return je(be(a),n,o)}function ln(n,e){const t=(0,Le.m)(n,e);switch(t.kind){case"registry":case"legacy":return t.hostImplied?Oe(t.host):je(ye(
t.host),n,(0,ke.cr)(n));case"builtin":return $e(t.host);case"invalid":{const[s="",i]=t.error.split(`

`);return xe(s,i??(0,ke.cr)(n))}}}function dn(n,e){const t=(0,Le.m)(n,e);if(t.kind==="invalid")return xe(t.error,null);if(t.hostImplied)return _e((0,ee.sourceInvalid)(
{reason:"locked-provider",text:n}));if(t.kind==="builtin")return $e(t.host);const s=e==="opentofu"&&t.host===(0,V.Vm)("terraform")&&t.namespace==="hashicorp";return{
...ye(t.host),needed:s?(0,V.Vm)(e):t.host}}function vt(n,e){if(n!==n.trim())return _e((0,ee.sourceInvalid)({reason:"white-space",text:n}));if(n==="."||n==="..")
return Y;const t=(0,V.rE)(n,e);if(t.ok)return Be(t.value);const s=(0,V.A)(n);if(s.ok)return $e(s.value.host);const i=(0,V.vL)(n,e);return i.kind==="invalid"?xe(
i.error,(0,ke.NM)(n,i,t)):be(i.kind==="remote"?i.host:null)}function et(n,e){const t=(0,Re.Zy)(n,e);return be(t.ok?t.value.host:null)}function cn(n,e){const[,t,
s=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(n)??[];if(t===void 0)return n.startsWith("gitlab.com/")?be("gitlab.com"):et(n,e);const[i=""]=s.split("//");if(i.split("\
/").length!==3)return _e((0,ee.sourceInvalid)({reason:"terragrunt",text:n}));const o=/[?&]version=([^&]*)/.exec(n)?.[1],a=t===""?Oe((0,V.Vm)(e)):Ue(t,ye);return o===
void 0?a:{...a,versions:o}}function un({kind:n},e,t){const{row:s,value:i,versions:o}=e;return i===void 0?_t(e,n,t):i.kind==="known"?ht[s.grammar](i.text,t,o!==null):
i.text==="null"?bt(e,n,t):gt(s,i,t)??Y}function gt(n,e,t){const{text:s}=Pe(e,A());return s===null?void 0:pt(n.grammar,s,t)}function kt({row:n,value:e}){return e?.
kind!=="pieces"||e.text==="null"?!1:Se.Du.some(t=>gt(n,e,t)===void 0)}const fn=({references:n})=>n.some(e=>e.row.evaluation!==void 0&&(kt(e)||e.versionsAt?.value!==
void 0));function hn({kind:n},e,t,s){const{row:i,versions:o,address:a,value:u}=e,f=mn(s),v=f.map(({isWhole:te,text:G})=>G===null?bt(e,n,t):te?ht[i.grammar](G,t,
o!==null):pt(i.grammar,G,t)),[k]=v,T=v.every(te=>te?.needed===k?.needed);if(k!==void 0&&T&&!v.includes(void 0))return k;if(i.grammar==="terragrunt"&&pn(u))return Y;
const[N]=t==="terraform"?f.flatMap(({withheld:te})=>te??[]):[],z=i.evaluation!==void 0&&i.evaluation[t]===void 0,X=(0,ee.sourceDynamic)({address:a,argument:i.grammar===
"host"?"hostname":"source",expression:u?.kind==="pieces"?u.text:"",candidates:f.map(({isWhole:te,text:G,from:le})=>({text:te?G:null,from:le})),refused:z?"never":
N===void 0?null:{variable:N}});return{...Y,problem:X}}const pn=n=>n?.kind==="pieces"&&n.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function mn(n){return n.
some(({isWhole:e,from:t})=>e&&t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function bt(n,e,t){const{row:s,address:i}=n;return s.defaults!==void 0?_t(
{...n,kind:s.absent??n.kind},e,t):s.grammar==="url"?Y:{...Y,problem:(0,ee.sourceInvalid)({reason:"null",address:i})}}const vn={cloud_default:"cloud block",remote_state_default:"\
remote state"};function _t(n,e,t){const{row:s,kind:i,address:o,localName:a}=n;if(s.defaults!==void 0){const u=s.defaults[t];return u!==null?Oe((0,V.mD)(u)):{...Y,
problem:(0,ee.hostMissing)({block:vn[i]??"remote backend"})}}return i==="required_provider_invalid"?{...Y,problem:(0,ee.sourceInvalid)({reason:"not-a-requiremen\
t",address:o})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,Le.s)(a).ok?Oe((0,V.Vm)(t)):Y:e.isOverride?Y:{...Y,problem:(0,ee.sourceInvalid)(
{reason:"missing",address:o})}}const gn=1e4;class kn{cached=new Map;needs=new Map;of(e,t){const{row:s,value:i,versions:o}=t;if(i?.kind!=="known"||(0,V.Nj)(i.text))
return this.read(e,t);const{clients:a}=e.kind,u=a.length>1?"":a[0],f=`${s.grammar} ${s.service} ${u} ${o===null} ${i.text}`,v=this.cached.get(f);if(v!==void 0)return v;
this.cached.size>=gn&&this.cached.clear();const k=this.read(e,t);return this.cached.set(f,k),k}ofUses(e,t,s){const i=e.kind.clients.map(a=>{const u=new Map;for(const f of s(
a)){const v=hn(e,t,a,f),{host:k,needed:T,problem:N,versions:z}=v,X=[k,T,z,N?.message].join(" ");u.has(X)||u.set(X,{client:a,meaning:v})}return[...u.values()]}),
o=Math.max(...i.map(({length:a})=>a));return Array.from({length:o},(a,u)=>this.meaningsOf(i.flatMap(f=>f[u]??[]),t))}read(e,t){const s=[];for(const i of e.kind.
clients){const[o]=s,u=o!==void 0&&_n(t,o.meaning)?o.meaning:un(e,t,i);s.push({client:i,meaning:u})}return this.meaningsOf(s,t)}meaningsOf(e,{row:t}){const s=e.some(
({meaning:i})=>i.needed==="state");return{all:e,first:e.find(({meaning:i})=>bn(i))?.meaning??Y,hasProblem:e.some(({meaning:i})=>i.problem!==void 0),needs:s?null:
this.share(wt(e,t,()=>null))}}share(e){const t=e.map(({host:i,service:o,clients:a})=>[i,o,...a]).join("|"),s=this.needs.get(t);return s!==void 0?s:(this.needs.set(
t,e),e)}}const bn=({host:n,directHost:e})=>n!==null||e!==void 0,_n=({row:n,value:e},{host:t,isHostImplied:s,problem:i})=>n.grammar!=="module"||e?.kind!=="known"||
i!==void 0?!1:e.text.startsWith(".")||t!==null&&!s;function wt(n,{service:e},t){if(e===null)return[];const s=new Map;for(const{client:i,meaning:o}of n){const a=o.
needed==="state"?t(i)??o.host:o.needed;if(a===null)continue;const u=[...s.get(a)?.clients??[],i];s.set(a,{host:a,service:e,clients:u})}return[...s.values()]}const Ae={
providerUses:new Map,hasBackend:!1,traits:[]},Et=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["eph\
emeral",2],["list",2],["action",2]]);function St(n,e){const t=e.kind==="json"||n.text.includes("provider"),s=new Sn(n,t);if(e.kind==="native")for(const i of e.blocks)
Et.get(i.type)===i.labels.length&&s.read(i);else for(const[i,o]of Et)(0,I.SH)(e,i,o).forEach(s.read,s);return s.result()}function wn(n,e){const t=En.flatMap(({argument:s,
kind:i})=>{const o=(0,I.w4)(e,s)?.value,a=pe(o);if(o===void 0||a===null)return[];const u=n.place(o);if(i==="version")return[{kind:i,text:a,localName:null,place:u}];
const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return f===void 0?[]:[{kind:i,text:f,place:u}]});return t.length===0?Ae:{...Ae,traits:t}}const En=[
{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"version"}];function yt(n){const e=new Map;for(const[t,s]of n.providerUses){
const i=s();e.set(q(t),()=>i)}return{...n,providerUses:e}}class Sn{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){this.source=e,this.maySelect=t}read(e){
const{type:t,labels:s,body:i}=e;switch(t){case"language":this.addTrait("language",e);for(const o of(0,I.SH)(i,"compatible_with",0))this.addVersion("compatible",
(0,I.w4)(o.body,"opentofu"));return;case"terraform":this.hasBackend||=(0,I.SH)(i,"backend",1).length>0||(0,I.SH)(i,"cloud",0).length>0;for(const o of(0,I.SH)(i,
"encryption",0))this.addTrait("encryption",o);this.addVersion("version",(0,I.w4)(i,"required_version"));return;case"provider":for(const o of s)this.use(o.value,
o.value,o,[e]),this.addVersion("provider-version",(0,I.w4)(i,"version"),q(o.value));(0,I.w4)(i,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"\
action":this.addTrait("action",e),this.readTyped(e,[e]);return;case"check":for(const o of(0,I.SH)(i,"data",2))this.readTyped(o,[e,o]);return;case"import":this.readNamed(
e,[e]);return;default:this.readTyped(e,[e])}}result(){const{hasBackend:e,uses:t,traits:s}=this;return{providerUses:t??Ae.providerUses,hasBackend:e,traits:s??Ae.
traits}}addTrait(e,t){this.traits??=[],this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const i=pe(t?.value);t===void 0||i===
null||(this.traits??=[],this.traits.push({kind:e,text:i,localName:s,place:this.source.place(t.value)}))}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(
e,t)||this.use(On(s.value),s.value,s,t)}readNamed(e,t){if(!this.maySelect)return!1;const s=(0,I.w4)(e.body,"provider")?.value,i=s===void 0?void 0:In(this.source,
s);return s===void 0||i===void 0?!1:(this.use(i,i,s,t),!0)}use(e,t,s,i){if(this.uses??=new Map,this.uses.has(e))return;const{source:o}=this;this.uses.set(e,()=>({
text:q(t),address:yn(i),place:o.place(s)}))}}const yn=n=>q(n.flatMap(({type:e,labels:t})=>[e,...t.map(({value:s})=>s)]).join(".")),On=n=>{const e=n.indexOf("_");
return e<0?n:n.slice(0,e)},An=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),Mn=256;function In({text:n},{start:e,end:t}){return An.exec(n.slice(e,Math.min(
t,e+Mn)))?.[1]}var Z=w(9562),se=w(7854),tt=w(5143);const Ne=(n,e,t)=>({row:n,kind:n.kind,address:q(e.join(".")),mergeKey:Tn(n,e),localName:null,hasOwnToken:!1,...t});
function Tn({merges:n},e){return n===void 0?null:n==="module"?q(`module.${e.at(-1)}`):n}function $n(n,e){const{versionsAt:t}=n;if(t===null||t.value===void 0)return t?.
recorded===void 0?t?.at??null:t;const{value:s,...i}=t,o=f=>e(n,s,f).flat(),a=Se.Du.map(f=>{const[v,...k]=o(f);return[f,k.length===0&&v?.isWhole===!0?v.text:null]}),
u=o("terraform").some(({withheld:f})=>f!==null);return{...i,values:Object.fromEntries(a),isWithheld:u}}function xn(n,e){const[t]=(0,I.SH)(e,"workspaces",0),s={organization:pe(
(0,I.w4)(e,"organization")?.value),name:t?pe((0,I.w4)(t.body,"name")?.value):null};return n.map(i=>({...i,workspace:s}))}const De={versions:null,versionsAt:null};
function nt(n,e){const t=st(n,(0,I.w4)(e,"version")?.value),s=pe((0,I.w4)(e,"constraints")?.value);return s===null||t.versionsAt===null?t:{...t,versionsAt:{...t.
versionsAt,recorded:s}}}function st(n,e,t=on){const s=e&&t(n,e);if(!e||!s)return De;const i=(0,tt.Ts)(n.place(e));return s.kind==="known"?{versions:s.text,versionsAt:{
at:i}}:{versions:null,versionsAt:{at:i,value:s}}}const Fe=5e4;function Ot(n,e,t,s=Fe){const i=[],o=[],a=new Nn(n,e,t);for(const u of n){for(const f of u.notes)o.
push(f);if(!u.isContext)for(const f of u.references){if(i.length>=s)return o.push((0,se.YW)(u.file,(0,E.fileLimit)({kind:"module-usages",max:s}))),At(i,o);const v=a.
meaningsOf(u,f);for(const k of v)i.push(a.usageOf(u,f,k));if(f.row.isReserved||v.some(({hasProblem:k})=>k)){const k=v.flatMap(T=>T.all);o.push(...Cn(u,f,a.inForce(
u,f,k)))}}}for(const u of Pn(n))i.push(u);return At(i,o)}const At=(n,e)=>({usages:n.sort(Mt),notes:e.sort(Mt)});class Nn{files;cache;values;overrides;constructor(e,t,s){
this.files=e,this.cache=t,this.values=s,this.overrides=e.filter(({kind:i})=>i.isOverride)}meaningsOf(e,t){const{value:s}=t;return s?.kind!=="pieces"||!kt(t)?[this.
cache.of(e,t)]:this.cache.ofUses(e,t,i=>this.values(t,s,i))}usageOf(e,t,s){const{all:i,first:o,needs:a}=s,u=this.inForce(e,t,i),f=u.length===i.length&&a!==null,
v={kind:t.kind,host:o.host,isHostImplied:o.isHostImplied,directHost:o.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,versions:t.
versions??o.versions??null,versionsAt:$n(t,this.values),place:t.place,clients:e.kind.clients,needs:f?a:wt(u,t.row,this.stateHost),isOverridden:u.length===0},{workspace:k}=t;
return k===void 0?v:{...v,workspace:k}}inForce(e,t,s){return this.overrides.length===0?s:s.filter(({client:i})=>this.isInForce(e,t,i))}replaced=(0,se.Oo)(e=>Dn(
this.overrides,e));isInForce({kind:e},{mergeKey:t},s){return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(s).has(t)}stateHost=(0,se.Oo)(e=>{
for(const t of this.files)if(t.kind.clients.includes(e))for(const s of t.references){if(!(s.row.merges==="backend")||!this.isInForce(t,s,e))continue;const[o]=this.
meaningsOf(t,s),a=o?.all.find(u=>u.client===e)?.meaning.needed??null;if(a!==null&&a!=="state")return a}return null})}function Dn(n,e){const t=new Set;for(const{
kind:s,references:i,scope:o}of n)if(s.clients.includes(e)){o.hasBackend&&t.add("backend");for(const{mergeKey:a,value:u,localName:f}of i)a!==null&&(u!==void 0||f!==
null)&&t.add(a)}return t}function Cn(n,{place:e,row:t,value:s},i){const o=new Map,a=s?.kind==="known"&&(0,ke.Kc)(s.text),u=n.notes.some(f=>f.place.line===e.line);
for(const{client:f,meaning:v}of i){const{problem:k,host:T}=v;if(k===void 0||u&&k.code==="source-dynamic")continue;const N=k.code==="source-dynamic"?k.message:k.
code,z=o.get(N)??{problem:k,host:T,clients:[],place:e,isPlaceholder:a};o.set(N,{...z,clients:[...z.clients,f]})}if(t.isReserved&&i.length>0){const f=(0,ee.blockReserved)(
{block:"required_providers",parent:"terraform"}),v=i.map(({client:k})=>k);o.set(f.code,{problem:f,host:null,clients:v,place:e})}return[...o.values()]}const Mt=({
place:n},{place:e})=>n.file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.column-e.column;function Pn(n){if(n.every(({scope:s})=>s.providerUses.size===0))return[];
const e=new Map,t=n.every(({kind:s})=>s.clients.length===Se.Du.length);for(const s of t?[Se.Du]:Se.Du.map(i=>[i])){const i=n.filter(({kind:o})=>s.every(a=>o.clients.
includes(a)));for(const[o,a]of Ln(i)){const u=e.get(o);u===void 0?e.set(o,{use:a(),clients:s}):e.set(o,{...u,clients:[...u.clients,...s]})}}return e.values().map(
Rn).toArray()}function Ln(n){const e=new Set(["terraform"]);for(const{references:s}of n)for(const{localName:i}of s)i!==null&&e.add(i);const t=new Map;for(const{
scope:s,isContext:i}of n)if(!i)for(const[o,a]of s.providerUses)e.has(o)||(e.add(o),(0,Le.s)(o).ok&&t.set(o,a));return t}function Rn({use:n,clients:e}){const t=it.
filter(a=>e.some(u=>a.clients.includes(u))),s=t.length===it.length?it:t;return{kind:"implied_provider",host:t[0]?.host??null,...n,clients:e,needs:s,...{versions:null,
versionsAt:null,isOverridden:!1,isHostImplied:!0}}}const it=Se.Du.map(n=>({host:(0,V.Vm)(n),service:Z.xq,clients:[n]}));var He=w(5747),jn=w(4009);const It=200;function We(n,e=new I.
n_){const t=new Bn(n,e),s=t.readRoot(),i={kind:"json",members:s===void 0?[]:(0,I.lS)(s)};return(0,I.pH)(n,i,t.mistake,e)}class Bn{text;parts;at=0;depth=0;mistake;constructor(e,t){
this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear aft\
er the JSON value",this.at);const s=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!s&&this.report("root value must be object: it is neither an object\
 nor an array of objects",t.start),t}report(e,t,s=t+1){this.mistake??={message:e,start:t,end:s}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){
const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.
at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const i=e.charAt(s);if(i==='"'){const o=this.readString();return o===void 0?void 0:(0,jn.BD)(o,{start:s,end:this.at},t)}if(i==="{"||i==="["){if(this.depth>=It)return this.
stop(`values are nested deeper than ${It} levels`,s);this.depth++;const o=i==="{"?this.readObject():this.readArray();return this.depth--,o}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Tt.lastIndex=t;const s=Tt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",t):(this.at+=s.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(s)})}readObject(){const e=this.at++,t=[];for(let s=this.
skipSpaces();s!=="}";s=this.skipSpaces()){if(s!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const i=this.
readMember();if(i===void 0)break;t.push(i),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:t}}readMember(){const e=this.at,t=this.readString();
if(t===void 0)return;const s=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const i=this.readValue();return i&&{name:t,start:e,end:s,value:i}}readArray(){const e=this.at++,t=[];for(;this.skipSpaces()!=="]";){const s=this.
readValue();if(s===void 0)break;t.push(s),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const t=this.skipSpaces(),s=this.at;if(t!==e){if(t===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,s),
t!==","){this.report(`missing separator: expected "," or "${e}"`,s);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",s)}}readString(){
const{text:e,at:t}=this;let s=t+1,i=!0;for(let o=e.charCodeAt(s);o!==34;o=e.charCodeAt(s)){if(!(o>=32))return this.stopInString(t,s);o===92&&(i=!1),s+=o===92?2:
1}return this.at=s+1,i?e.slice(t+1,s):this.unescape(e.slice(t+1,s),t+1)}stopInString(e,t){return t>=this.text.length||this.text.charCodeAt(t)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(Un,(s,i,o)=>{
if(i===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,t+o,t+o+2),s}).toWellFormed()}}
const Tt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,Un=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Ke=w(400),Fn=w(9804);const me=(...n)=>n.
map(e=>{const[t="",...s]=e.split(" ");return{type:t,labels:s}}),$t={terraform:"app.terraform.io",opentofu:null},xt={terraform:"app.terraform.io",opentofu:"app.t\
erraform.io"},Hn={terraform:"static",opentofu:"static"},ot={opentofu:"static"},ze={terraform:"any",opentofu:"any"},fe=["config","query","migrate"],Ve=["stack","\
deploy"],Xe=(n,e,...t)=>({kind:"remote_state",files:fe,path:me(...t,"data terraform_remote_state *"),position:{backend:n,argument:"hostname"},grammar:"host",service:e,
evaluation:ze,absent:"remote_state_default",defaults:$t}),Je=(n,e,t={})=>({kind:"required_provider",files:n,path:me(...e),position:"entries",grammar:"provider",
service:Z.xq,isLiteral:!0,absent:"required_provider_nosource",...t}),we=(n,e,t,s)=>({kind:t[0],files:n,path:me(...e),position:"source",...t[1]===void 0?{}:{absent:t[1]},
...s}),Ce=(n,e,t={})=>({kind:"backend_remote",files:n,path:me(...e),position:"hostname",grammar:"host",service:Z.Bn,absent:"backend_remote_default",defaults:$t,
...t}),Wn={grammar:"module",service:Z.e$},Nt={grammar:"stack-component",service:Z.e$,isLiteral:!0},Dt=[we(fe,["module *"],["module","module_missing"],{...Wn,evaluation:Hn,
merges:"module"}),Je(fe,["terraform","required_providers"],{merges:"provider"}),Je(fe,["required_providers"],{isReserved:!0}),Ce(fe,["terraform","cloud"],{kind:"\
cloud",service:Z.OZ,absent:"cloud_default",evaluation:ot,merges:"backend"}),Ce(fe,["terraform","backend remote"],{evaluation:ot,merges:"backend"}),{kind:"backen\
d_http",files:fe,path:me("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:ot,merges:"backend"},Xe("remote",Z.Bn),Xe("cloud",
Z.OZ),Xe("remote",Z.Bn,"check *"),Xe("cloud",Z.OZ,"check *"),{kind:"remote_state",files:fe,path:me("data terraform_remote_state *"),position:{backend:"http",argument:"\
address"},grammar:"url",service:null,evaluation:ze},Ce(fe,["provider tfe"],{kind:"provider_tfe",service:Z.M,absent:"provider_tfe_default",evaluation:ze,defaults:xt}),
{kind:"provider_tfe",files:["test"],path:me("provider tfe"),position:"hostname",grammar:"host",service:Z.M,defaults:xt},{kind:"lock_provider",files:["lock"],path:me(
"provider *"),position:"label",grammar:"locked-provider",service:Z.xq,isLiteral:!0},we(["test"],["run *","module"],["test_module","test_module_missing"],{grammar:"\
test-module",service:Z.e$,isLiteral:!0}),Ce(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),Je(Ve,["requi\
red_providers"]),we(Ve,["component *"],["stack_component","stack_component_missing"],Nt),we(Ve,["removed"],["stack_removed","stack_removed_missing"],Nt),we(Ve,[
"stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),we(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"st\
ack-output",service:null,isLiteral:!0}),Je(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),Ce(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(n=>we(["terragrunt"],[n],["terragrunt_source"],{grammar:"\
terragrunt",service:Z.e$,evaluation:ze})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:Z.e$,isLiteral:!0}],
Kn=new Map([...new Set(Dt.flatMap(({files:n})=>n))].map(n=>{const e=Dt.filter(({files:t})=>t.includes(n));return[n,Map.groupBy(e,t=>t.path[0]?.type??"")]})),zn=n=>Kn.
get(n)??new Map;function Vn(n,e,t,s){const i=zn(t.class),o=[];for(const u of i.get("")??Ct)Pt(o,Rt(n,u,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?
e.blocks:Xn(e,i);for(const u of a){if(o.length>s)break;for(const f of i.get(u.type)??Ct)Lt(n,f,u,[],o)}return o}const Ct=[];function Pt(n,e){for(const t of e)n.
push(t)}function Xn(n,e){return[...new Set(n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:o})=>o[0]?.labels.length??
0))].flatMap(o=>(0,I.SH)(n,s,o)))}function Lt(n,e,t,s,i){const o=e.path[s.length],{labels:a,body:u}=t;if(o?.type!==t.type||a.length!==o.labels.length)return;for(let k=0;k<
a.length;k++){const T=o.labels[k];if(T!=="*"&&T!==a[k]?.value)return}const f=[...s,t],v=e.path[f.length];if(v===void 0){const k=f.flatMap(T=>[T.type,...T.labels.
map(({value:N})=>N)]);Pt(i,Rt(n,e,{body:u,block:t,names:k}));return}for(const k of(0,I.SH)(u,v.type,v.labels.length))Lt(n,e,k,f,i)}function Rt(n,e,t){const{position:s}=e,
{body:i,block:o,names:a}=t;switch(s){case"source":return Ge(n,e,t,(0,I.w4)(i,s)?.value,nt(n,i));case"hostname":{const u=(0,I.w4)(i,s)?.value,f=Ge(n,e,t,u,nt(n,i)),
v=e.merges==="backend"?xn(f,i):f;return jt(v,(0,I.w4)(i,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(u=>Ge(n,e,t,(0,I.
w4)(i,u)?.value,De));case"entries":return(0,I.Td)(i).map(u=>Gn(n,e,t,u));case"label":{const u=o?.labels.at(-1);if(u===void 0)return[];const f={kind:"known",text:q(
u.value)},v=n.place(u);return[Ne(e,a.slice(0,-1),{value:f,...nt(n,i),place:v})]}case"manifest":return Yn(n,e,i);default:return Jn(n,e,t,s)}}function Jn(n,e,t,s){
if(pe((0,I.w4)(t.body,"backend")?.value)!==s.backend)return[];const o=(0,I.w4)(t.body,"config")?.value,a=Ee(o,s.argument),u=jt(Ge(n,e,t,a,De),Ee(o,"token"));if(o===
void 0||o.kind==="object")return u;const f=rn(Te(n,o),s.argument);return u.map(v=>({...v,value:f}))}const jt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));
function Ge(n,e,{block:t,names:s},i,o){if(i!==void 0)return[Bt(n,e,s,i,o)];if(e.absent===void 0||t===void 0)return[];const a=n.place(t);return[Ne(e,s,{kind:e.absent,
value:void 0,...o,place:a})]}function Bt(n,e,t,s,i){const u=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:Te(n,s,e.isLiteral);return Ne(e,t,{
value:u,...i,place:n.place(s)})}function Gn(n,e,{names:t},{name:s,value:i}){const o=e.merges===void 0?null:`${e.merges}.${s}`,a={address:q([...t,s].join(".")),localName:q(
s),mergeKey:o};if(i.kind==="object"){const v=Ee(i,"source");return Ne(e,t,{...a,kind:v===void 0?e.absent??e.kind:e.kind,value:v&&Te(n,v,e.isLiteral),...st(n,Ee(
i,"version"),Te),place:n.place(v??i)})}const u=i.kind==="string"||i.kind==="primitive"||i.kind==="template";return Ne(e,t,{...a,kind:u?"required_provider_legacy":
"required_provider_invalid",value:void 0,...u?st(n,i):De,place:n.place(i)})}function Yn(n,e,t){const s=(0,I.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:
s.elements.flatMap(i=>{const o=Ee(i,"Source"),a=pe(Ee(i,"Key"));if(o===void 0||a===null)return[];const u=pe(Ee(i,"Version"));return[Bt(n,e,["module",a],o,{...De,
versions:u})]})}const Ee=(n,e)=>n?.kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,Zn=64,Qn=16*1024*1024;function*qn(n,e){const t=[],s=[];let[i,o]=[0,
0],a=-1;for(const{path:u,file:f,kind:v,isContext:k}of n){if(a+=1,a>0&&a%Zn===0&&(yield e+a))return null;const N=(0,He.yR)(u);if(!N.ok){const{failure:G}=N,le=G.kind===
"size"?(0,E.fileLimit)(G):(0,E.fileUnreadable)({what:"file",code:G.code});s.push((0,se.YW)(f,le));continue}if(!N.isUtf8&&!k){const G=ts("\uFFFD",N.text);s.push(
(0,se.YW)(f,(0,E.fileSyntax)({error:null,file:f}),G))}i+=N.bytes;const z=os(N.text,v,f,k),X=es(z,Fe-o);o+=rt(X);const te=i<=Qn;if(t.push(te?X:{...X,scope:yt(X.scope)}),
X!==z){const G=(0,E.fileLimit)({kind:"module-usages",max:Fe});s.push((0,se.YW)(f,G));break}}return{files:t,notes:s,bytes:i}}function es(n,e){if(rt(n)<=e)return n;
const t={...n.scope,providerUses:Ae.providerUses};return{...n,references:n.references.slice(0,e),scope:t}}const rt=({references:n,scope:e})=>n.length+e.providerUses.
size;function ts(n,e){const t=e.slice(0,e.indexOf(n)).split(`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}class ns{others=[];states=[];versions={files:[],texts:[],places:[]};texts=new Map;addModule(e){
const t=e.find(({kind:o})=>o.class==="config");t!==void 0&&e.every(o=>rt(o)===0)&&this.others.push({kind:"module",file:t.file});const s=e.filter(({kind:o})=>o.class===
"config"),i=s.filter(({scope:o})=>o.hasBackend);for(const o of new Set(i.map(({kind:a})=>a.clients))){const a=s.filter(({kind:f})=>f.clients===o),[u]=[...a.filter(
({references:f})=>f.length>0),...a];u!==void 0&&this.states.push(u.file)}for(const{file:o,kind:a,references:u,scope:f,isContext:v}of e)if(a.class==="lock"&&u.length===
0&&this.others.push({kind:"lock",file:o}),!(a.class!=="config"||v))for(const k of f.traits)k.kind!=="binary"&&this.addTrait(k)}*[Symbol.iterator](){yield*this.others;
for(const i of this.states)yield{kind:"state",file:i};const{files:e,texts:t,places:s}=this.versions;for(const[i,o]of e.entries()){const a={file:o,...(0,tt._h)(s[i]??
0)};yield{kind:"version",text:t[i]??"",localName:null,place:a}}}addTrait(e){if(e.kind!=="version"){this.others.push(e);return}const{text:t,place:s}=e,i=this.texts.
get(t)??t;this.texts.set(i,i),this.versions.files.push(s.file),this.versions.texts.push(i),this.versions.places.push((0,tt.Ts)(s))}}const ss=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
at=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!ss.test(n),is={config:St,query:St,terragrunt:wn};function os(n,e,t,s=!1,i=new I.n_){const o=(e.
syntax==="json"?We:Ke.K)(n,i),a=sn(o,t),{body:u}=o,f=Vn(a,u,e,Fe),v=is[e.class]?.(a,u)??Ae,k=at({file:t,kind:e,references:f})&&!i.isExceeded(),T=s||k?[]:rs(o,e,
t);return{file:t,kind:e,references:f,scope:v,notes:T,isContext:s}}function rs({problems:n,parts:e},t,s){return e.isExceeded()?[(0,se.YW)(s,(0,E.fileLimit)({kind:"\
parts",max:e.max}))]:n.map(({message:i,...o})=>{const a=t.class==="lock"?(0,Fn.lockInvalid)({reason:"syntax",error:i}):(0,E.fileSyntax)({error:i,file:s});return{
...(0,se.YW)(s,a,o),clients:t.clients}})}var as=w(5603),ls=w(7152);const ds=25e4;function*cs(n,e,t=ds){const s=[],i=new se.u3,o=[],a=new kn,u=[],f=e({calls:()=>hs(
s,o),terragrunt:()=>u});let[v,k,T]=[0,0,0],N=!0,z=!1;const X=new as.j,te=new ns,G={toolFiles:[],hasPlugins:!1};let le=null;for(const de of(0,ls.G)(n,G)){if(de.kind===
"note"){i.add(de.note);continue}if(de.kind==="directory"){if(!(yield v))continue;le=de.name;break}if(s.length+T>=t){i.add(Ut(de.files,t));break}const Q=yield*qn(
de.files,v);if(Q===null){le=(0,O.jt)(de.files[0]?.file??"");break}v+=Q.files.length,k+=Q.bytes,N&&=Q.files.every(at),X.addFiles(Q.files),te.addModule(Q.files);for(const ae of Q.
files)ae.kind.class==="terragrunt"&&(u.push(ae.file),z||=!at(ae));for(const ae of Q.notes)i.add(ae);if(Q.files.some(fn)){o.push({files:fs(Q.files),usagesBefore:s.
length});for(const{references:ae}of Q.files)T+=ae.length;continue}const Ze=Ot(Q.files,a,f);for(const ae of Ze.usages)s.push(ae);for(const ae of Ze.notes)i.add(ae)}
let R=s.length;const ie=[];for(const{files:de}of o){if(R>=t){i.add(Ut(de,t));break}if(yield v){le??=(0,O.jt)(de[0]?.file??"");break}const Q=Ot(de,a,f);for(const Ze of Q.
notes)i.add(Ze);R+=Q.usages.length,ie.push(Q.usages)}const tn=us(s,o,ie);X.addUsages(tn);const[Hs,Ws]=[X.signs(),X.constraints()];return{...{usages:tn,declared:te,
notes:i.all(),files:v,bytes:k,isEmpty:N,usesTerragrunt:z,signs:Hs,constraints:Ws},...G,endedAt:le}}const Ut=([n],e)=>(0,se.YW)((0,O.jt)(n?.file??""),(0,E.fileLimit)(
{kind:"usages",max:e}));function us(n,e,t){const s=e.map(({usagesBefore:i},o)=>{const a=e[o+1]?.usagesBefore;return[...t[o]??[],...n.slice(i,a)]});return s.length===
0?n:[n.slice(0,e[0]?.usagesBefore),...s].flat()}const fs=n=>n.map(e=>({...e,scope:yt(e.scope)}));function*hs(n,e){yield*n;for(const{files:t}of e)for(const{references:s}of t)
for(const{kind:i,value:o,place:a}of s)yield{kind:i,text:o?.text??null,place:a}}var Ft=w(3024),re=w(6760),lt=w(6195);function ps({root:n,scan:e}){const t=[n,...e.
map(o=>(0,re.resolve)(n,(0,lt.VK)(o).fixed))].map(Ye),s=o=>t.some(a=>a!==null&&(0,lt.UO)(o,a)),i=(o,a)=>{const u=Ye((0,re.resolve)(n,o));return u===null||!s(u)?
[]:ms(u).filter(a).map(({name:v})=>v).sort()};return{list:o=>i(o,a=>!a.isDirectory()),directories:o=>i(o,a=>a.isDirectory()&&!(0,lt.G$)(a.name)),exists:o=>{const a=Ye(
(0,re.resolve)(n,o));return a!==null&&s(a)},read:(o,a)=>{const u=Ye((0,re.resolve)(n,o));if(u===null||!s(u))return null;const f=(0,He.yR)(u,a);return f.ok?f.text:
null}}}function Ye(n){try{return(0,Ft.realpathSync)(n)}catch(e){return(0,He.Oj)(e),null}}function ms(n){try{return(0,Ft.readdirSync)(n,{withFileTypes:!0})}catch(e){
return(0,He.Oj)(e),[]}}var vs=w(2161);const Ht={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},gs=["default","const","nullable",
"sensitive"];function ks(n,e,t){const s=t.list(n),i=new Set(s),o=new I.n_,a=new bs,u=s.flatMap(f=>{const v=(0,vs.L8)(f,i,"");return v?.class==="lock"&&(a.isRoot=
!0),v?.class==="config"&&v.clients.includes(e)?[{name:f,kind:v}]:[]});for(const f of[!1,!0])for(const{name:v,kind:k}of u){const T=k.isOverride===f?t.read((0,O.Gz)(
n,v)):null;if(T!==null&&a.read((k.syntax==="json"?We:Ke.K)(T,o)),o.isExceeded())return Ht}return a.parts=o.count,a}class bs{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({
text:e,body:t}){this.characters+=e.length;for(const s of(0,I.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,I.SH)(t,"locals",0))Wt(this.locals,s,e);
for(const s of(0,I.SH)(t,"module",1)){const[i]=s.labels;if(i===void 0)continue;const o=this.calls.get(i.value)??new Map;this.calls.set(i.value,o),Wt(o,s,e)}for(const{
body:s}of(0,I.SH)(t,"terraform",0))this.isRoot||=(0,I.SH)(s,"backend",1).length>0||(0,I.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[i]=e;if(i===
void 0)return;const o=this.variables.get(i.value)??{};this.variables.set(i.value,o);const a=T=>{const N=(0,I.w4)(t,T)?.value;return N&&x({expression:N,text:s},A())},
[u,f,v,k]=gs.map(a);u!==void 0&&(o.default=u),f!==void 0&&(o.isConst=String(f)==="true"),String(k)==="true"&&(o.isConst=!1),v!==void 0&&(o.isNullable=String(v)===
"true")}}function Wt(n,{body:e},t){for(const{name:s,value:i}of(0,I.Td)(e))n.set(s,{expression:i,text:t})}const _s=64*1024,ws={coalesce:n=>n.includes(void 0)?void 0:
n.find(e=>e!==null&&e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(d),s=n.split("%s");if(!(t.includes(void 0)||
t.length!==s.length-1))return s.map((i,o)=>i+(t[o]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let i=0;t.
length===i;i++){const o=d(e(String(i)));if(o!==void 0&&t.push(o),s+=n.length+(o?.length??0),s>_s)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n==
"string"?n.toLowerCase():void 0},Kt=(n,e)=>ws[n]?.(e),zt=/\.tfvars(\.json)?$/,Vt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,Xt=/^terraform\.tfvars/,
Es=/\.(tf|tofu)(\.json)?$/,dt=200,Jt=1024*1024,Ss=2;function ys(n,e){const t=new I.n_;let s=0;const i=v=>{const k=s>Jt?null:e.read((0,O.Gz)(n,v),Jt);return s+=k?.
length??0,Os(v,k,t)},o=e.list(n).filter(v=>zt.test(v)),a=o.filter(v=>!Vt.test(v));for(const v of Gt("",n,e,Ss))a.push(v);const u=o.filter(v=>Vt.test(v)).slice(0,
dt).sort((v,k)=>Number(Xt.test(k))-Number(Xt.test(v))).map(i).reverse(),f=a.slice(0,dt).map(v=>({given:i(v),from:`with ${(0,O.Gz)(n,v)}`}));return{loaded:v=>{for(const k of u){
const T=k(v);if(T!==void 0)return T}},others:f,characters:s,parts:t.count}}function*Gt(n,e,t,s){if(s!==0)for(const i of t.directories(e).slice(0,dt)){const[o,a]=[
(0,O.Gz)(e,i),(0,O.Gz)(n,i)],u=t.list(o);if(!u.some(f=>Es.test(f))){for(const f of u)zt.test(f)&&(yield(0,O.Gz)(a,f));yield*Gt(a,o,t,s-1)}}}function Os(n,e,t){if(e===
null)return()=>()=>{};const s=n.endsWith(".json"),{text:i,body:o}=(s?We:Ke.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:u,value:f}of(0,I.
Td)(o))a.has(u)||a.set(u,f);return u=>{const f=a.get(u);return f&&(()=>x({expression:f,text:i},A()))}}const he={uses:1e3,roots:250,depth:40,instances:1e5,characters:64*
1024*1024,parts:5e5,read:512*1024*1024},Yt={instances:0,characters:0,parts:0,depth:0};class As{effort=new S;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
...Yt};read=0;surroundings;client;evaluation;constructor(e,t,s){this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,characters:s,parts:i}=this.
size,o=s>he.characters||i>he.parts;if(t>he.instances||o){this.size={...Yt};for(const a of[this.known,this.rootsOf,this.declared,this.calls])a.clear()}return this.
find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.depth+=1;const s=this.calledBy(e);this.size.depth-=1;const o=[...s.
length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,o),o}declarations(e){const t=this.declared.get(e);if(t!==void 0)return t;
if(this.read>he.read)return Ht;const s=ks(e,this.client,this.surroundings.files);return this.declared.set(e,s),this.count(s),s}count({characters:e,parts:t}){this.
size.characters+=e,this.size.parts+=t,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:i}=this.surroundings;if(this.
read>he.read)return[this.unknown(e)];const o=ys(e,s),{loaded:a,others:u}=o;this.count(o);const f=(k,T)=>this.instance(e,k,{use:e,from:T}),v=[f(a,null)];for(const{
given:k,from:T}of u)v.push(f(N=>k(N)??a(N),T));for(const k of this.declarations(e).variables.keys()){const T=i(k);if(!(T===null||a(k)!==void 0)){if(v.length>=he.
roots)break;v.push(f(N=>N===k?Zt:a(N),`with ${T}`))}}return this.rootsOf.set(e,v),v}calledBy(e){const t=[];for(const s of this.callers(e)){const o=this.size.depth>
he.depth||this.size.instances>he.instances?[this.unknown(s)]:this.find(s);for(const[a,u]of this.callsIn(s).get(e)??[])for(const{scope:f,use:v,from:k}of o){if(t.
length>=he.uses)return[...t,this.unknown(e)];const T=N=>{const z=u.get(N);return z&&(()=>x(z,f))};t.push(this.instance(e,T,{use:`${v} ${a}`,from:k}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const o=new Map;this.dynamicCalls=o;for(const a of s)
for(const u of this.callsIn(a).keys())u!==null&&o.set(u,(o.get(u)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,i])=>this.target(e,i));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[i]=this.roots(e),o=s&&i&&x(s,i.scope);return typeof o=="string"&&(0,V.Nj)(o)?(0,O.un)(e,o):null}unknown(e){return this.instance(e,()=>Zt,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:i,locals:o}=this.declarations(e),u={var:m(k=>{const T=i.get(k);return T&&this.variableValue(k,T,t(k))}),
local:m(k=>{const T=o.get(k);return T&&x(T,v)}),path:k=>k==="module"||k==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const v={name:k=>u[k],
call:Kt,effort:f};return{scope:v,...s}}variableValue(e,{default:t,isConst:s,isNullable:i},o){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new U("",e);const u=o===void 0?t:o();return u===null&&i===!1?t:u}}const Zt=()=>{},Ms=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Is(n){
const e=new Map,t=new Set;for(const{kind:s,text:i,place:o}of n)if(!(s!=="module"||i===null))if((0,V.Nj)(i)){const a=(0,O.jt)(o.file),u=(0,O.un)(a,i),f=e.get(u);
f===void 0?e.set(u,new Set([a])):f.add(a)}else Ms.test(i)&&t.add((0,O.jt)(o.file));return{callers:e,dynamic:t}}const Ts=64*1024*1024;class $s{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>Ts&&(this.known.clear(),
this.characters=s?.length??0);const i=s===null?null:xs(s,e.endsWith(".json"));return this.known.set(e,i),i}}function xs(n,e){const{text:t,body:s}=e?We(n):(0,Ke.
K)(n),i=(f,v)=>{const k=(0,I.w4)(f.body,v)?.value;return k&&{expression:k,text:t}},o=new Map;for(const f of(0,I.SH)(s,"locals",0))for(const{name:v,value:k}of(0,I.
Td)(f.body))o.set(v,{expression:k,text:t});const a=new Map;for(const f of[...(0,I.SH)(s,"include",0),...(0,I.SH)(s,"include",1)]){const v=i(f,"path");v!==void 0&&
a.set(f.labels[0]?.value??"",v)}const u=(0,I.SH)(s,"terraform",0).map(f=>i(f,"source"));return{locals:o,inputs:i({body:s},"inputs"),includes:a,hasSource:u.some(
f=>f!==void 0)}}const Me=n=>re.posix.dirname(`/${n}`);function Ns(n){const{from:e,unit:t,parent:s,isSet:i}=n,o=Me(e),a=(u,f)=>re.posix.relative(u,f)||".";return{
basename:(u,[f])=>typeof f=="string"?re.posix.basename(f):void 0,dirname:(u,[f])=>typeof f=="string"?re.posix.dirname(f):void 0,find_in_parent_folders:(u,f)=>Ds(
n,f),get_env:(u,[f,v])=>typeof f=="string"&&!i(f)?v:void 0,get_original_terragrunt_dir:()=>Me(t),get_parent_terragrunt_dir:(u,[f])=>Me(s(f)),get_path_from_repo_root:()=>a(
"/",o),get_path_to_repo_root:()=>a(o,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>o,path_relative_from_include:(u,[f])=>a(o,Me(s(f))),path_relative_to_include:(u,[
f])=>a(Me(s(f)),o),try:(u,f)=>f.find(v=>v!==void 0)}}function Ds({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,i]=t;if(typeof s=="string"){for(let o=Me(
n);o!=="/";){o=re.posix.dirname(o);const a=re.posix.join(o,s);if(e.exists(a.slice(1)))return a}return i}}const Cs=["terragrunt.hcl","terragrunt.hcl.json"];class Ps{effort=new S;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new $s(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const i=this.scopeOf(t);for(const o of s.includes.values()){const a=this.fileAt(x(o,i),t);if(a===
null)continue;const u=e.get(a);u===void 0?e.set(a,[t]):u.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const i=`${s.file}
${s.from}`,o=e.get(i)??this.configOf(s,t);return e.set(i,o),o};return t}configOf(e,t){const{file:s,from:i,unit:o}=e,a=this.read.read(s),u=R=>R&&x(R,le),f=R=>this.
fileAt(u(a?.includes.get(R)),i),v=(R,ie)=>{if(!(R===null||this.read.read(R)===null))return t({file:R,from:ie??R,unit:o}).value},k=m(R=>u(a?.locals.get(R))),T=m(
R=>{if(!a?.includes.has(""))return v(f(R),i);const ie=v(f(""),i);return typeof ie=="function"?ie(R):void 0}),N=m(R=>R==="locals"?k:R==="inputs"?u(a?.inputs):void 0),
z=R=>{if(s!==i)return s;const[ie]=a?.includes.keys()??[];return f(typeof R=="string"?R:ie??"")??s},{files:X,isSet:te}=this.surroundings,G=Ns({from:i,unit:o,parent:z,
files:X,isSet:te}),le={name:R=>R==="local"?k:R==="include"?T:void 0,call:(R,ie)=>R!=="read_terragrunt_config"?(G[R]??Kt)(R,ie):v(this.fileAt(ie[0],i),null)??ie[1],
effort:this.effort};return{scope:le,value:N}}fileAt(e,t){if(typeof e!="string")return null;const s=re.posix.resolve("/",(0,O.jt)(t),e).slice(1);if(re.posix.join(
e.startsWith("/")?".":(0,O.jt)(t),e).startsWith(".."))return null;const o=Cs.map(a=>(0,O.Gz)(s,a)).find(a=>this.read.read(a)!==null);return o!==void 0&&this.read.
read(s)===null?o:s}}const Qt=".github/workflows",Ls=200;function Rs(n){const e=new Map,t=n.list(Qt).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,Ls)){
const i=`${Qt}/${s}`,o=n.read(i)??"";for(const[,a,u]of o.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??u??"";e.has(f)||e.set(f,i)}}return e}
function js(n,e,t){const s=new Set(t),i=(0,se.Oo)(o=>Rs(n));return{files:n,calls:()=>Is(e.calls()),all:e.terragrunt,isSet:o=>s.has(o),setBy:o=>{const a=`TF_VAR_${o}`;
if(s.has(a))return a;const u=i("all").get(o);return u===void 0?null:`${a} in ${u}`}}}function Bs(n){const e=(0,se.Oo)(s=>(0,se.Oo)(i=>new As(n,s,i))),t=new Ps(n);
return({row:s,place:i},o,a)=>{if(s.grammar==="terragrunt")return Us(t,i.file,o);const u=s.evaluation?.[a];if(u===void 0)return ct(o);const f=e(a)(u);if(f.effort.
isSpent)return ct(o);const v=new Map;for(const{scope:k,use:T,from:N}of f.of((0,O.jt)(i.file))){k.effort.renew();const z={...Pe(o,k),from:N},X=v.get(T);X===void 0?
v.set(T,[z]):X.push(z)}return[...v.values()]}}const ct=n=>[[{...Pe(n,A()),from:null}]];function Us(n,e,t){if(n.effort.isSpent)return ct(t);const s=a=>({...Pe(t,
a),from:null}),i=s(n.scopeOf(e));if(i.isWhole)return[[i]];const o=n.includedScopes(e).map(a=>[s(a)]);return o.length===0?[[i]]:o}const qt=(n,e=[])=>cs(n,t=>Bs(js(
ps(n),t,e))),Fs=(n,e=[])=>en(qt(n,e));function en(n){for(;;){const e=n.next(!1);if(e.done)return e.value}}})};export{zs as ids,Vs as modules};
