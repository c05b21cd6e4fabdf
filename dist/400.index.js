const ds=[400,1845,5962],cs={9349:((re,V,w)=>{w.d(V,{Jw:()=>U,L8:()=>d,Md:()=>B,Tj:()=>K,bs:()=>k,lr:()=>y,r1:()=>l,v$:()=>F,wH:()=>v,xC:()=>m});var S=w(6134);const y=100,
x=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),D=128,T=255,H=1,j=2,L=4,U=8,F=16,K=32,B=64,A=[[H,/[ \t]/g],[j,/[A-Za-z_]/g],[L,/[\w-]/g],[U,/[\w \t.:=?!&|*%+>~-]/g],[F,
/[\w \t\n,.:=?!&|*%+>~-]/g],[K,/[^"\\$%\r\n]/g],[B,/[^\n$%]/g]],M=Array.from({length:T+1},(O,f)=>f>D?"":String.fromCharCode(f)),I=new Uint8Array(T+1);for(const[
O,f]of A)for(const{index:b}of M.join("").matchAll(f))I[b]=O|(I[b]??0);const P=(O=T,f)=>((I[O]??0)&f)!==0,m=O=>O===" "||O==="	",d=O=>/^[\w-]/.test(O),v=O=>O==="}"||
O===")"||O==="]";function l(O){return O==="{"?"}":O==="("?")":O==="["?"]":void 0}let r=new Uint8Array(256*1024);const c=new TextEncoder;function p(O,f){const{length:b}=O;
r.length<=b&&(r=new Uint8Array(2*b+1));const E=r,$=O.slice(f),{read:W,written:G}=c.encodeInto($,E.subarray(f,b));if(W!==$.length||G!==$.length)for(let Z=f;Z<b;Z++)
E[Z]=Math.min(O.charCodeAt(Z),D);return E[b]=T,E}class k{text;parts;codes;at;depth=0;mistake;constructor(f,b=0,E=new S.n_){this.text=f,this.parts=E,this.codes=p(
f,b),this.at=b}countPart(){this.parts.add()||(this.at=this.text.length)}report(f,b,E=b+1){this.mistake??={message:f,start:b,end:Math.min(E,Math.max(b,this.text.
length))}}reportUnclosed(f){const b=/[$%]/.test(this.text.charAt(f)),E=this.text.slice(f,f+(b?2:1)),$=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,W=`\
unbalanced brackets: "${E}" is not closed before ${$}`;this.report(W,this.isAtEnd()?f:this.at)}reportCharacter(){const f=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let b=`${JSON.stringify(f)} is not used in HCL`;f==="'"&&(b="single quotes are not valid; use double quotes"),f==="\uFFFD"&&(b="the file is not UTF\
-8 here"),this.report(`invalid character: ${b}`,this.at,this.at+f.length)}reportBrokenString(f){const b=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(b,f,this.at)}peek(f=0){return M[this.codes[this.
at+f]??T]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const f=this.skipAll(H);if(f==="\r")this.skipReturn();else if(f==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return f}}skipBlank(){for(;;){const f=this.skipSpaces();if(f===`
`)this.at++;else if(this.isLineComment(f))this.skipLine();else return f}}skipAll(f){const{codes:b}=this;let{at:E}=this,$=b[E]??T;for(;P($,f);)$=b[++E]??T;return this.
at=E,M[$]??""}isLineComment(f){return f==="#"||f==="/"&&this.peek(1)==="/"}isLineEnd(f){return f===`
`||f===""||this.isLineComment(f)}skipLine(){const f=this.text.indexOf(`
`,this.at);this.at=f<0?this.text.length:f}skipBlockComment(){const f=this.text.indexOf("*/",this.at+2);f<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=f<0?this.text.length:f+2}readName(){const{codes:f,text:b,at:E}=this;return P(f[E],j)&&this.skipAll(L),f[this.at]===D&&(x.lastIndex=E,
this.at=x.test(b)?x.lastIndex:E),this.at>E?b.slice(E,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((re,V,w)=>{w.d(V,{J:()=>D,U:()=>H});var S=w(9349),y=w(3268),
x=w(4009);function D(d,v){d.countPart();const l=v==="element"?d.skipBlank():d.skipSpaces(),r=d.at,c=H(d,l);if(c!==void 0&&T(d,v))return c;(0,y.Kk)(d,v);let p=d.
at;for(;p>r&&(0,S.xC)(d.text.charAt(p-1));)p--;return p===r&&d.report("invalid expression: expected the start of an expression",r),c===void 0?F(d,r,p):{kind:"ot\
her",start:r,end:p}}function T(d,v){const l=v==="element"?d.skipBlank():d.skipSpaces();return(0,S.wH)(l)||l===","||d.isLineEnd(l)}function H(d,v){if(v==='"')return(0,x.
E3)(d);if(v==="<")return(0,x.jw)(d);if(v!=="{"&&v!=="["&&v!=="(")return;const l=d.at++;d.depth++;let r;return d.depth>S.lr?r=j(d,v,l):v==="{"?r=A(d,l):v==="["?r=
B(d,l):r=K(d,l),d.depth--,r}function j(d,v,l){return(0,y.ku)(d,(0,S.r1)(v)??v,l),{kind:"other",start:l,end:d.at}}const L=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
U=32;function F(d,v,l){if(L.lastIndex=v,!(L.test(d.text)&&L.lastIndex===l)||l-v>U)return{kind:"other",start:v,end:l};const c=d.text.slice(v,l),p={true:!0,false:!1,
null:null}[c];return{kind:"primitive",start:v,end:l,value:p===void 0?Number(c):p}}function K(d,v){const l=D(d,"element");return d.skipBlank()!==")"?j(d,"(",v):(d.
at++,{...l,start:v,end:d.at})}function B(d,v){if(m(d))return j(d,"[",v);const l=[];for(;;){const r=d.skipBlank();if(r==="]")return d.at++,{kind:"tuple",start:v,
end:d.at,elements:l};if(d.at>=d.text.length||(0,S.wH)(r))return d.reportUnclosed(v),{kind:"other",start:v,end:d.at};const c=d.at;l.push(D(d,"element")),d.at===c&&
d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function A(d,v){if(m(d))return j(d,"{",v);const l=[];for(;;){const r=d.skipBlank();if(r==="}")return d.at++,
{kind:"object",start:v,end:d.at,items:l};if(d.at>=d.text.length||(0,S.wH)(r))return d.reportUnclosed(v),{kind:"object",start:v,end:d.at,items:l};l.push(M(d,r)),
d.skipSpaces()===","&&d.at++}}function M(d,v){const l=d.at,r=I(d,v);let c=d.at;for(;c>l&&(0,S.xC)(d.text.charAt(c-1));)c--;const p=d.skipSpaces();if(p!=="="&&p!==
":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),(0,y.Kk)(d,"line"),d.at===l&&d.at++,{name:void 0,start:l,end:c,value:{kind:"\
other",start:c,end:d.at}};d.at++;const k=D(d,"line");return{name:r,start:l,end:c,value:k}}function I(d,v){const l=d.at;let r;if(v==='"'||v==="("){const k=H(d,v);
k?.kind==="string"&&(r=k.value)}else r=d.readName();const c=d.skipSpaces();if(c==="="||c===":")return r;P(d);const p=d.text.slice(l,d.at).trimEnd();return/^\d+$/.
test(p)?p:void 0}function P(d){const v=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=d.skipSpaces(),r=d.at;if(v.lastIndex=r,d.isLineComment(l))return;if((0,S.L8)(l))
d.at++;else if(l==="["||l==="(")d.at++,j(d,l,r);else if(l==='"')(0,x.E3)(d);else if(v.test(d.text))d.at=v.lastIndex;else if(d.readName()===void 0)return}}function m(d){
return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,S.L8)(d.peek(3))}}),400:((re,V,w)=>{w.d(V,{K:()=>H});var S=w(9349),y=w(8704),x=w(3268),D=w(4009),T=w(6134);
function H(r,c=new T.n_){const p=new S.bs(r,r.startsWith("\uFEFF")?1:0,c),k=j(p,void 0);return(0,T.pH)(r,k,p.mistake,c)}function j(r,c){const p={attributes:[],blocks:[]};
let k=c!==void 0&&!r.isLineEnd(r.skipSpaces());for(;;){const O=r.skipBlank();if(r.at>=r.text.length){c!==void 0&&r.report(L,c);break}if(O==="}"&&c!==void 0){r.at++;
break}U(r,O,p),v(r,k,p),k=!1}return{kind:"native",attributes:p.attributes,blocks:p.blocks}}const L="unclosed configuration block: there is no closing brace befo\
re the end of the file";function U(r,c,p){const k=r.at;r.countPart();const O=c==='"'?I(r):r.readName();if(O===void 0){c<"\x80"?r.report("argument or block defin\
ition required",k):r.reportCharacter(),l(r,k);return}const f=r.at;if(r.skipSpaces()==="="&&r.peek(1)!=="="){r.at++,p.attributes.push({name:O,start:k,end:f,value:(0,y.
J)(r,"line")});return}const E=P(r),$=r.at;if(r.peek()!=="{"){const ce=E.length===0?`argument or block definition required: "${O}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${O}" has no "{" at its end`;r.report(ce,k,f),l(r,k);return}r.at++;const Z=F.has(O)&&E[0]?.value!==K&&r.depth===0&&
r.mistake===void 0?B(r,$):M(r,$);p.blocks.push({type:O,labels:E,start:k,end:$,body:Z})}const F=new Set(["resource","data","ephemeral","output","variable"]),K="t\
erraform_remote_state";function B(r,c){const{at:p}=r;return(0,x.ku)(r,"}",c)&&r.mistake===void 0?new A(r,c):(r.at=p,r.mistake=void 0,M(r,c))}class A{kind="nativ\
e";text;open;end;parts;body;constructor({text:c,at:p,parts:k},O){this.text=c,this.open=O,this.end=p,this.parts=k}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(c){return this.body!==void 0||this.text.slice(this.open,this.end).includes(c)}read(){if(this.body===void 0){const c=new S.bs(this.
text.slice(0,this.end),this.open+1,this.parts);c.depth=1,this.body=j(c,this.open)}return this.body}}function M(r,c){if(r.depth>=S.lr)return r.report(`blocks are\
 nested deeper than ${S.lr} levels`,c),(0,x.ku)(r,"}",c),{kind:"native",attributes:[],blocks:[]};r.depth++;const p=j(r,c);return r.depth--,p}function I(r){const c=r.
at,p=(0,D.E3)(r);return r.report("invalid argument name: argument names must not be quoted",c,r.at),p.kind==="string"?p.value:void 0}function P(r){const c=d(r);
if(c===void 0)return m;const p=d(r);if(p===void 0)return[c];const k=[c,p];for(let O=d(r);O!==void 0;O=d(r))k.push(O);return k}const m=[];function d(r){const c=r.
skipSpaces(),p=r.at;let k;if(c==='"'){const f=(0,D.E3)(r);f.kind==="string"?k=f.value:(k=r.text.slice(p+1,Math.max(p+1,r.at-1)),r.report("invalid block label: i\
t has to be plain text",p,r.at))}else k=r.readName();if(k===void 0)return;const O={value:k,start:p,end:r.at};return r.countPart(),O}function v(r,c,p){const k=r.
skipSpaces();c&&(k!=="}"||p.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argument at most",r.at):!c&&!r.isLineEnd(
k)&&r.report("missing newline after argument or block definition",r.at)}function l(r,c){(0,x.Kk)(r,"line"),(r.at===c||(0,S.wH)(r.peek())&&r.peek()!=="}")&&r.at++}}),
3268:((re,V,w)=>{w.d(V,{Fq:()=>m,Kk:()=>D,_p:()=>H,ku:()=>T});var S=w(9349);const y="<<",x=({close:l})=>l==='"'||l===y;function D(l,r){l.skipAll(S.Jw)===`
`&&r==="line"||j(l,[],r)}const T=(l,r,c)=>j(l,[{start:c,close:r}],void 0),H=(l,r,c)=>j(l,[{start:c,close:y,marker:r}],void 0);function j(l,r,c){for(;;){const p=r.
at(-1);if(p===void 0&&c===void 0)return!0;let k;if(p!==void 0&&x(p)?(p.close==='"'?A:d)(l,r,p)||(k=!1):k=L(l,r,c),k!==void 0)return k}}function L(l,r,c){for(;;){
const p=r.length===0,k=l.skipAll(p?S.Jw:S.v$);if(k===`
`||k===","){if(p&&(k===","||c==="line"))return!0;l.at++}else if((0,S.wH)(k)){if(p)return!0;if(!K(l,r,k))return!1;const O=r.at(-1);if(O===void 0?c===void 0:x(O))
return}else if(k==='"'){const O=l.at++;if(l.skipAll(S.Tj)!=='"'){r.push({start:O,close:'"'});return}l.at++}else{const O=(0,S.r1)(k);if(O!==void 0)r.push({start:l.
at++,close:O});else{if(k==="<"&&U(l,r))return;if(k!=="<"){if(l.isAtEnd())return B(l,r);if(p&&c==="line"&&l.isLineComment(k))return!0;F(l,k)}}}}}function U(l,r){
const c=l.at,p=m(l);return p===void 0?l.at++:r.push({start:c,close:y,marker:p}),p!==void 0}function F(l,r){l.isLineComment(r)?l.skipLine():r==="/"&&l.peek(1)===
"*"?l.skipBlockComment():r==="/"?l.at++:r==="\r"?l.skipSpaces():(r<"\x80"||l.readName()===void 0)&&(l.reportCharacter(),l.at++)}function K(l,r,c){const p=r.pop();
if(p!==void 0&&p.close!==c){l.reportUnclosed(p.start);let k=r.at(-1);for(;k!==void 0&&k.close!==c&&!x(k);)r.pop(),k=r.at(-1);if(k===void 0)return!1;x(k)?r.push(
{start:l.at,close:"}"}):r.pop()}return l.at++,!0}function B(l,r){const c=r[0];return c===void 0?!0:(l.reportUnclosed(c.start),!1)}function A(l,r,c){for(;;){const p=l.
skipAll(S.Tj);if(p==='"')return r.pop(),l.at++,!0;if(p==="\\")l.at+=/[^\r\n]/.test(l.peek(1))?2:1;else{if(p!=="$"&&p!=="%")return I(l,r,c);if(M(l,r))return!0}}}
function M(l,r){const{at:c}=l,p=l.peek(1);if(p==="{")return r.push({start:c,close:"}"}),l.at+=2,!0;const k=p===l.peek()&&l.peek(2)==="{";return l.at+=k?3:1,!1}function I(l,r,c){
l.reportBrokenString(c.start);const p=P(l);do r.pop();while((r.at(-1)?.start??-1)>=p);return r.length>0}function P({text:l,at:r}){let c=r;for(;c>0&&l[c-1]!==`
`&&l[c-1]!=="\r";)c--;return c}function m(l){const{text:r,at:c}=l;if(l.peek(1)!=="<")return;l.at+=l.peek(2)==="-"?3:2;const p=l.readName();if(p===void 0){l.at=c;
return}return l.skipSpaces()!==`
`&&l.at<r.length&&l.report("invalid expression: a heredoc marker must end its line",c,l.at),l.skipLine(),l.isAtEnd()||l.at++,p}function d(l,r,c){const p=c.marker??
"";for(;;){if(l.peek(-1)===`
`&&v(l,p))return r.pop(),!0;const k=l.skipAll(S.Md);if(l.isAtEnd()){const O=`unterminated template string: no line closes the heredoc "${p}"`;return l.report(O,
c.start),!1}if(k===`
`)l.at++;else if(M(l,r))return!0}}function v(l,r){const{text:c}=l;let{at:p}=l;for(;(0,S.xC)(c.charAt(p));)p++;const k=c.charAt(p);if(k>" "&&k<"\x80"&&!c.startsWith(
r,p))return!1;const O=c.indexOf(`
`,p),f=O<0?c.length:O;return c.slice(p,f).trim()!==r?!1:(l.at=c.charAt(f-1)==="\r"?f-1:f,!0)}}),4009:((re,V,w)=>{w.d(V,{BD:()=>D,E3:()=>x,jw:()=>A});var S=w(9349),
y=w(3268);function x(m){const{text:d,at:v}=m;if(m.at++,m.skipAll(S.Tj)!=='"')return H(m,v);const l=d.slice(v+1,m.at++);return{kind:"string",start:v,end:m.at,value:l,
verbatim:l}}function D(m,d,v){if(!m.includes("{"))return{kind:"string",...d,value:m,verbatim:m};const l=new S.bs(m,0,v),r={parts:[],known:""};for(l.at=0;l.at<m.
length;){const p=l.at;for(;l.at<m.length&&!T(l.peek());)l.at++;if(r.known+=m.slice(p,l.at),l.at<m.length&&!U(l,r)){L(r,d);break}}const c=r.parts.map(p=>p.kind===
"known"?p:{...p,code:m.slice(p.start,p.end),...d});return j({parts:c,known:r.known},d,m)}const T=m=>m==="$"||m==="%";function H(m,d){const{text:v}=m,l={parts:[],
known:v.slice(d+1,m.at)};for(;;){const r=m.at,c=m.skipAll(S.Tj);if(l.known+=v.slice(r,m.at),c==='"')return m.at++,j(l,{start:d,end:m.at});if(c==="\\")l.known+=B(
m);else if(T(c)){if(!U(m,l))return{kind:"other",start:d,end:m.at}}else return m.reportBrokenString(d),{kind:"other",start:d,end:m.at}}}function j({parts:m,known:d},{
start:v,end:l},r){return m.length===0?{kind:"string",start:v,end:l,value:d,verbatim:r??d}:(d!==""&&m.push({kind:"known",value:d}),{kind:"template",start:v,end:l,
parts:m,verbatim:r})}function L(m,d){m.known!==""&&m.parts.push({kind:"known",value:m.known}),m.known="",m.parts.push({kind:"unknown",start:d.start,end:d.end})}
function U(m,d){const{text:v,at:l}=m,r=v.charAt(l);if(m.peek(1)!=="{"){const p=v.startsWith(`${r}{`,l+1);return d.known+=p?`${r}{`:r,m.at+=p?3:1,!0}m.at+=2;const c=r===
"$"?F(m):void 0;return c?.kind==="other"?!1:c?.kind==="string"&&m.skipBlank()==="}"?(d.known+=c.value,m.at++,!0):(0,y.ku)(m,"}",l)?(v.charAt(l+2)==="~"&&(d.known=
d.known.trimEnd()),L(d,{start:l,end:m.at}),m.countPart(),!0):!1}function F(m){if(m.skipBlank()!=='"'||m.depth>=S.lr)return;m.depth++;const d=x(m);return m.depth--,
d}const K={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function B(m){const{text:d,at:v}=m,l=d.charAt(v+1),r=d.slice(v+2,v+(l==="U"?10:6)),c=l==="U"?/^[0-9a-f]{8}$/i.test(r):/^[0-9a-f]{4}$/i.
test(r),p=Number.parseInt(r,16);if((l==="u"||l==="U")&&c&&p<=1114111)return m.at+=r.length+2,String.fromCodePoint(p);const k=K[l];if(m.at+=k===void 0?1:2,k!==void 0)
return k;const O=JSON.stringify(d.slice(v,v+2));return m.report(`invalid escape sequence: ${O}`,v,v+2),""}function A(m){const{text:d,at:v}=m,l=m.peek(2)==="-",r=(0,y.
Fq)(m);if(r===void 0)return;const c=m.at;if(!(0,y._p)(m,r,v))return{kind:"other",start:v,end:m.at};const p={start:v,end:m.at},k=d.slice(c,d.lastIndexOf(`
`,m.at-1)+1);if(M.test(k)){const b=[{kind:"unknown",...p}];return{kind:"template",...p,parts:b,verbatim:void 0}}const O=k.replaceAll("$${","${").replaceAll("%%{",
"%{"),f=l?I(O):O;return{kind:"string",...p,value:f,verbatim:f}}const M=/(?<!\$)\$\{|(?<!%)%\{/;function I(m){let d=m.length;for(const[v]of m.matchAll(P))d=Math.
min(d,v.length);return m.replace(P,v=>v.slice(d))}const P=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((re,V,w)=>{w.d(V,{SH:()=>D,Td:()=>T,lS:()=>j,n_:()=>y,pH:()=>x,w4:()=>H,
yN:()=>F});const S=25e4;class y{max;count=0;constructor(M=S){this.max=M}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}}
function x(A,M,I,P){return I===void 0?{text:A,body:M,parts:P,problems:[]}:{text:A,body:M,parts:P,problems:[{...F(A)(I),message:I.message}]}}const D=(A,M,I)=>{const P=[];
if(A.kind==="native"){for(const m of A.blocks)m.type===M&&m.labels.length===I&&P.push(m);return P}for(const m of A.members)m.name===M&&U(M,m.value,I,[],P);return P},
T=A=>A.kind==="native"?A.attributes:A.members;function H(A,M){if(!(A.kind==="native"&&A.mayHave?.(M)===!1)){for(const I of T(A))if(I.name===M)return I}}const j=A=>A.
kind==="object"?A.items.filter(L):A.kind!=="tuple"?[]:A.elements.flatMap(M=>M.kind==="object"?M.items.filter(L):[]),L=A=>A.name!==void 0&&A.name!=="//";function U(A,M,I,P,m){
if(I>0){for(const{name:v,start:l,end:r,value:c}of j(M))U(A,c,I-1,[...P,{value:v,start:l,end:r}],m);return}const d={start:M.start,end:M.start+1};for(const v of M.
kind==="tuple"?M.elements:[M])v.kind!=="object"&&v.kind!=="tuple"||m.push({...d,type:A,labels:P,body:{kind:"json",members:j(v)}})}const F=A=>{const M=[A.startsWith(
"\uFEFF")?1:0];let I=A.indexOf(`
`),P;return({start:m,end:d})=>{for(;I>=0&&I<m;I=A.indexOf(`
`,I+1))M.push(I+1);P??=K(A);const v=k=>B(P??[],k-1),l=Math.max(1,B(M,m)),r=M[l-1]??0,c=(M[l]??(I<0?A.length:I)+1)-1,p=k=>k-r-v(k)+v(r)+1;return{line:l,column:p(
Math.max(m,r)),endColumn:p(Math.min(d,c))}}},K=A=>/[\uD800-\uDBFF]/.test(A)?Array.from(A.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),M=>M.index):[];function B(A,M){
let I=0,P=A.length;for(;I<P;){const m=I+P>>>1;(A[m]??0)<=M?I=m+1:P=m}return I}}),1022:((re,V,w)=>{w.d(V,{m:()=>A,s:()=>I});var S=w(3625),y=w(6246),x=w(1831),D=w(
8408),T=w(5011);const H={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},j="hashicorp",L="-",U='Invalid provider source string: The "source\
" attribute must be in the format "[hostname/][namespace/]name"',F={prefix:"terraform-",whose:"a Terraform",frequency:"often"},B={terraform:[F],opentofu:[F,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function A(r,c){const p=r.split("/");if(p.length>3||p.includes(""))return M(U);const[k="",O,f]=p.reverse(),
b=I(k);if(!b.ok){const ae=`${(0,y.o)(k)} in source ${(0,y.o)(r)}`;return M(`Invalid provider type: Invalid provider type ${ae}: ${b.why}"`)}const E=f===void 0,$=E?
(0,S.J)((0,T.Vm)(c)):(0,x.Pv)(f);if(O===void 0&&$.ok){const ae={hostImplied:E,namespace:j,type:b.value};return{kind:"registry",host:$.value,...ae}}const W=P(O??
""),G=`namespace "" in source ${(0,y.o)(r)}`;if(!W.ok)return M(`Invalid provider namespace: Invalid provider ${G}: ${W.why}"`);if(!$.ok){const ae="Invalid provi\
der source hostname";return M(`${ae}: ${ae} ${G}: ${$.why}"`)}const Z={hostImplied:E,host:$.value,namespace:W.value,type:b.value},ce=d(Z,c);return ce===void 0?{
kind:m(Z,c),...Z}:M(ce)}const M=r=>({kind:"invalid",error:r});function I(r){if(/^[a-z0-9]+$/.test(r))return(0,S.J)(r);if(r==="")return(0,S.T)("must have at leas\
t one character");if(r.includes("."))return(0,S.T)("dots are not allowed");if(r.includes("--"))return(0,S.T)("cannot use multiple consecutive dashes");const c=(0,D.
YE)(r);return c.ok?(0,S.J)((0,D.DI)(c.value)):(0,S.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const P=r=>r===
L?(0,S.J)(r):I(r);function m({host:r,namespace:c},p){return c===L?"legacy":c==="builtin"&&H[p].includes(r)?"builtin":"registry"}function d(r,c){const p=(0,T.Vm)(
c);if(r.namespace===L&&r.host!==p)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${p}.`;const k=B[c].find(({
prefix:O})=>r.type.startsWith(O));return k===void 0?void 0:v(r,k,c)}function v(r,{prefix:c,whose:p,frequency:k},O){const f=`${c}provider-`,b=r.type.slice(f.length);
if(!r.type.startsWith(f)||!I(b).ok)return`Invalid provider type: Provider source ${(0,y.o)(l(r))} has a type with the prefix ${(0,y.o)(c)}, which isn't allowed \
because it would be redundant to name ${p} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const E=l({...r,
type:b},O);return`Invalid provider type: Provider source ${(0,y.o)(l(r,O))} has a type with the prefix ${(0,y.o)(f)}, which isn't valid. Although that prefix is\
 ${k} used in the names of version control repositories for ${p.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,y.o)(E)}?`}const l=({host:r,namespace:c,type:p},k)=>k!==void 0&&r===(0,T.Vm)(k)?`${c}/${p}`:`${(0,x.nx)(r)}/${c}/${p}`}),7495:((re,V,w)=>{w.d(
V,{TU:()=>F,i4:()=>m,pb:()=>P,zt:()=>L});var S=w(3625),y=w(8011),x=w(3229),D=w(1831),T=w(5011),H=w(4321),j=w(1022);const L={host:null,isHostImplied:!1,needed:null},
U=f=>({host:f,isHostImplied:!1,needed:(0,D.Rt)(f)?"state":f}),F=f=>({host:f,isHostImplied:!0,needed:f}),K=f=>({host:f,isHostImplied:!1,needed:null}),B=f=>f===null?
L:{...L,directHost:f},A=f=>({...L,problem:f}),M=(f,b)=>A((0,y.sourceInvalid)({reason:"rejected",error:f,advice:b}));function I(f,b,E){return E===null?f:{...f,problem:(0,y.
sourceNearMiss)({text:b,host:f.host,advice:E})}}const P={module:l,"test-module":(f,b,E)=>{const $=(0,T.vL)(f,b).kind==="remote";return b==="opentofu"||!$?l(f,b,
E):A((0,y.sourceInvalid)({reason:"remote-in-test",text:f}))},"registry-module":(f,b)=>{const E=(0,T.rE)(f,b);return E.ok?d(E.value):k(f,b)},provider:r,"locked-p\
rovider":c,"stack-component":p,stack:(f,b)=>{const E=(0,T.A)(f);return E.ok&&!f.startsWith(".")?K(E.value.host):{...p(f,b),isHostImplied:!1,needed:null}},"stack\
-output":f=>{const[b="",...E]=f.split("/");return E.length===3?v(b,K):A((0,y.sourceInvalid)({reason:"stack",text:f}))},terragrunt:O,host:f=>v(f,U),url:k};function m(f,b,E){
if(f==="terragrunt"){const[,G]=/^tfr:\/\/([^/?]*)\//.exec(b)??[];return G===void 0?/^$|^t$|^tfr?$|^tfr:/.test(b)?void 0:L:G===""?F((0,T.Vm)(E)):v(G,U)}if(f==="u\
rl")return B((0,H.uE)(b,E));if(f!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(b))return B((0,H.uE)(b,E));const $=b.indexOf(
"/");if($<0)return;const W=(0,T.vL)(`${b.slice(0,$)}/a/b/c`,E);return W.kind==="registry"?d(W):B((0,H.uE)(b,E))}const d=({host:f,hostImplied:b})=>b?F(f):U(f);function v(f,b){
const E=(0,D.Pv)(f),$=(0,x.L6)(f);return E.ok?I(b(E.value),f,$):A((0,y.hostInvalid)({text:f,error:E.why,advice:$}))}function l(f,b,E){if((0,T.Nj)(f)&&!E)return L;
const $=(0,T.vL)(f,b),W=$.kind==="registry"?(0,S.J)($):(0,T.rE)(f,b);if(E&&!W.ok){const{why:ce}=W,ae=$.kind==="local"?$:{kind:"invalid",error:ce};return M(ce,(0,x.
NM)(f,ae,W))}const G=(0,x.NM)(f,$,W);if(W.ok)return I(d(W.value),f,G);if($.kind==="invalid")return M($.error,G);const Z=$.kind==="remote"?$.host:null;return I(B(
Z),f,G)}function r(f,b){const E=(0,j.m)(f,b);switch(E.kind){case"registry":case"legacy":return E.hostImplied?F(E.host):I(U(E.host),f,(0,x.cr)(f));case"builtin":
return K(E.host);case"invalid":{const[$="",W]=E.error.split(`

`);return M($,W??(0,x.cr)(f))}}}function c(f,b){const E=(0,j.m)(f,b);if(E.kind==="invalid")return M(E.error,null);if(E.hostImplied)return A((0,y.sourceInvalid)(
{reason:"locked-provider",text:f}));if(E.kind==="builtin")return K(E.host);const $=b==="opentofu"&&E.host===(0,T.Vm)("terraform")&&E.namespace==="hashicorp";return{
...U(E.host),needed:$?(0,T.Vm)(b):E.host}}function p(f,b){if(f!==f.trim())return A((0,y.sourceInvalid)({reason:"white-space",text:f}));if(f==="."||f==="..")return L;
const E=(0,T.rE)(f,b);if(E.ok)return d(E.value);const $=(0,T.A)(f);if($.ok)return K($.value.host);const W=(0,T.vL)(f,b);return W.kind==="invalid"?M(W.error,(0,x.
NM)(f,W,E)):B(W.kind==="remote"?W.host:null)}function k(f,b){const E=(0,H.Zy)(f,b);return B(E.ok?E.value.host:null)}function O(f,b){const[,E,$=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(f)??[];if(E===void 0)return f.startsWith("gitlab.com/")?B("gitlab.com"):k(f,b);const[W=""]=$.split("//");if(W.split("/").length!==3)return A((0,y.sourceInvalid)(
{reason:"terragrunt",text:f}));const G=/[?&]version=([^&]*)/.exec(f)?.[1],Z=E===""?F((0,T.Vm)(b)):v(E,U);return G===void 0?Z:{...Z,versions:G}}}),4667:((re,V,w)=>{
w.d(V,{F:()=>d,I:()=>P});var S=w(9562);const y=(...v)=>v.map(l=>{const[r="",...c]=l.split(" ");return{type:r,labels:c}}),x={terraform:"app.terraform.io",opentofu:null},
D={terraform:"app.terraform.io",opentofu:"app.terraform.io"},T={terraform:"static",opentofu:"static"},H={opentofu:"static"},j={terraform:"any",opentofu:"any"},L=[
"config","query","migrate"],U=["stack","deploy"],F=(v,l,...r)=>({kind:"remote_state",files:L,path:y(...r,"data terraform_remote_state *"),position:{backend:v,argument:"\
hostname"},grammar:"host",service:l,evaluation:j,absent:"remote_state_default",defaults:x}),K=(v,l,r={})=>({kind:"required_provider",files:v,path:y(...l),position:"\
entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource",...r}),B=(v,l,r,c)=>({kind:r[0],files:v,path:y(...l),position:"source",
...r[1]===void 0?{}:{absent:r[1]},...c}),A=(v,l,r={})=>({kind:"backend_remote",files:v,path:y(...l),position:"hostname",grammar:"host",service:S.Bn,absent:"back\
end_remote_default",defaults:x,...r}),M={grammar:"module",service:S.e$},I={grammar:"stack-component",service:S.e$,isLiteral:!0},P=[B(L,["module *"],["module","m\
odule_missing"],{...M,evaluation:T,merges:"module"}),K(L,["terraform","required_providers"],{merges:"provider"}),K(L,["required_providers"],{isReserved:!0}),A(L,
["terraform","cloud"],{kind:"cloud",service:S.OZ,absent:"cloud_default",evaluation:H,merges:"backend"}),A(L,["terraform","backend remote"],{evaluation:H,merges:"\
backend"}),{kind:"backend_http",files:L,path:y("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:H,merges:"backend"},F("rem\
ote",S.Bn),F("cloud",S.OZ),F("remote",S.Bn,"check *"),F("cloud",S.OZ,"check *"),{kind:"remote_state",files:L,path:y("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:j},A(L,["provider tfe"],{kind:"provider_tfe",service:S.M,absent:"provider_tfe_default",evaluation:j,
defaults:D}),{kind:"provider_tfe",files:["test"],path:y("provider tfe"),position:"hostname",grammar:"host",service:S.M,defaults:D},{kind:"lock_provider",files:[
"lock"],path:y("provider *"),position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0},B(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:S.e$,isLiteral:!0}),A(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
K(U,["required_providers"]),B(U,["component *"],["stack_component","stack_component_missing"],I),B(U,["removed"],["stack_removed","stack_removed_missing"],I),B(
U,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),B(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),K(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),A(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(v=>B(["terragrunt"],[v],["terragrunt_source"],{grammar:"\
terragrunt",service:S.e$,evaluation:j})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:S.e$,isLiteral:!0}],
m=new Map([...new Set(P.flatMap(({files:v})=>v))].map(v=>{const l=P.filter(({files:r})=>r.includes(v));return[v,Map.groupBy(l,r=>r.path[0]?.type??"")]})),d=v=>m.
get(v)??new Map}),9804:((re,V,w)=>{w.r(V),w.d(V,{clientVersion:()=>P,constraintInvalid:()=>U,constraintUnmeetable:()=>F,lockInvalid:()=>I,lockOutside:()=>B});var S=w(
1064),y=w(4e3),x=w(5799);const D=6,T=m=>`"${(0,y.dh)(m)}"`,H=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function j(m){const d=m.
replace(H,"");return d===""?"":`: ${d}`}function L(m){switch(m.reason){case"syntax":{const{text:d,why:v}=m;return{message:`${T(d)} is not a version constraint${j(
v)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`versi\
on of ${m.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a\
 variable with `const = true`"};case"not-a-string":return{message:`version of ${m.address} is not a string`,help:"put the version in quotes"};case"pre-release":
return{message:`${T(m.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI \
is compared without it"};case"built-in":return{message:`${m.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecifie\
d":return{message:`provider ${m.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider th\
at is built locally, use `dev_overrides` without `version`"}}}const U=(0,x.lS)((0,x.z3)("constraint-invalid","Version constraint is invalid",S.Du),L),F=(0,x.lS)(
(0,x.z3)("constraint-unmeetable","No version can meet the constraints",S.Du),({of:m,terms:d,preRelease:v})=>({message:`no version of ${m} can match ${(0,y.XT)(d.
map(T),D)}`,help:v!==void 0?`write ${T(v)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:d.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),K={terraform:"terraform",opentofu:"tofu"},B=(0,x.lS)((0,x.
z3)("lock-outside","Locked version does not match the constraints",S.Du),({provider:m,version:d,constraints:v,clients:l})=>{const[r,...c]=l,p=r===void 0||c.length>
0?"":`${K[r]} `;return{message:`locked provider ${m} ${d} does not match configured version constraint ${(0,y.XT)(v,D)}`,help:`run \`${p}init -upgrade\` in this \
directory and commit the lock file, or change the constraint`}}),A={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function M(m){const d="failed to read dependency lock file",v="restore the file, or remove the block and run `i\
nit` again";switch(m.reason){case"syntax":return{message:`${d}: ${m.error}`,help:v};case"twice":return{message:`${d}: it has two blocks for provider ${m.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${d}: the ${m.of} of provider ${m.provider} must be written in\
 normalized form: ${T(m.normal)}`,help:v};default:{const[l,r]=A[m.reason];return{message:`${d}: the ${l} of provider ${m.provider} ${r}`,help:v}}}}const I=(0,x.
lS)((0,x.z3)("lock-invalid","Dependency lock file is invalid",S.Du),M),P=(0,x.lS)((0,x.z3)("client-version","Configuration does not support this version of the \
CLI",S.Du),({client:m,version:d,constraint:v})=>({message:`the version constraint ${T(v)} excludes ${S.bB[m]} ${d}`,help:`use another version of ${S.bB[m]}, or \
change the constraint`}))}),8011:((re,V,w)=>{w.r(V),w.d(V,{blockReserved:()=>P,blockUnsupported:()=>m,hostDotlessModule:()=>l,hostIdnModule:()=>r,hostInvalid:()=>d,
hostMissing:()=>v,sourceDynamic:()=>I,sourceInvalid:()=>U,sourceNearMiss:()=>F});var S=w(6174),y=w(1064),x=w(4e3),D=w(5799);const T=120,H={"remote-in-test":["is\
 a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at it\
s beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a compl\
ete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NA\
ME/SYSTEM"]},j={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version\
 nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function L(c){switch(c.reason){case"rejected":{const{
error:p,advice:k}=c;return{message:p,help:k??void 0}}case"missing":case"null":case"not-a-requirement":{const[p,k]=j[c.reason];return{message:`${c.address} ${p}`,
help:k}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[p,k]=H[c.reason];return{message:`"${c.text}" ${p}`,help:k}}}}
const U=(0,D.lS)((0,D.z3)("source-invalid","Source address is invalid",y.Du),L),F=(0,D.lS)((0,D.$e)("source-near-miss","Source address is probably a mistake",y.
Du),c=>({message:c.host===null?`"${c.text}" is not read as a registry address`:`"${c.text}" is read as host ${c.host}`,help:c.advice})),K=4,B="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function A(c){const p=c.slice(0,K).map(({text:f,from:b})=>`${f===null?"not known":(0,x.dh)(
f,T)} ${b??"by default"}`),k=c.length-p.length,O=k>0?`${k} more`:p.pop();return`${p.join(", ")} and ${O}`}function M(c){const{address:p,argument:k,expression:O,
candidates:f,refused:b}=c,E=(0,S.Q)((0,x.dh)(O,T)),$=`${k} of ${p} is ${E}`;if(b==="never")return{message:`${$}, which Terraform does not evaluate`,help:`write \
the ${k} as a literal`};if(b!==null){const{variable:W}=b;return{message:`${$}, and Terraform evaluates var.${W} here only with \`const = true\``,help:`add \`cons\
t = true\` to variable "${W}", which requires Terraform 1.15, or write the ${k} as a literal`}}return f.length>1?{message:`${$}, which is ${A(f)}`,help:B}:{message:`${$}\
, which is only known at init time`,help:B}}const I=(0,D.lS)((0,D.lm)("source-dynamic","Source address is only known at init time"),M),P=(0,D.lS)((0,D.lm)("bloc\
k-reserved","Block is reserved for a future version"),({block:c,parent:p})=>({message:`${c} is not allowed at the top level of a file; Terraform and OpenTofu re\
serve it for a future version`,help:`move it into a ${p} block`})),m=(0,D.lS)((0,D.z3)("block-unsupported","Block is not supported by this CLI",y.Du),({kind:c})=>{
const{client:p,what:k}=y.$I[c];return{message:`${k} is supported by ${y.bB[p]} only`,help:p==="opentofu"?"remove it, move it into a `.tofu` file, or correct `di\
alect`":"remove it, or correct `dialect`"}}),d=(0,D.lS)((0,D.z3)("host-invalid","Hostname is invalid",y.Du),c=>({message:`"${c.text}" is not a hostname: ${c.error}`,
help:c.advice??void 0})),v=(0,D.lS)((0,D.z3)("host-missing","Hostname is missing",["opentofu"]),({block:c})=>({severity:"warning",message:`the ${c} has no hostn\
ame, and OpenTofu has no default`,help:c==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),l=(0,D.
lS)((0,D.z3)("host-dotless-module","Module host has no dot in its name",y.Du),({host:c,name:p})=>({message:`module sources cannot name host ${c}: must contain a\
t least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the short name`})),r=(0,D.lS)((0,D.z3)("host-idn-module","Terraform c\
annot use modules from an internationalized host",["terraform"]),({host:c})=>({message:`Terraform cannot use modules from host ${c}: it converts the name to pun\
ycode and then refuses punycode`,help:(0,D.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),5962:((re,V,w)=>{w.
r(V),w.d(V,{atOnce:()=>St,scanCheckout:()=>os,scanInSteps:()=>wt});var S=w(7052),y=w(9664),x=w(9349),D=w(8704);const T=1024;function H(s){if(s.length>T)return;const e=new j(
new x.bs(s)),t=e.condition();return e.isAtEnd()?t:void 0}class j{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&
this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=x.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&this.take("?")){
const n=this.condition(),i=this.take(":")?this.condition():void 0;t=n&&i&&{kind:"condition",test:e,yes:n,no:i}}return this.cursor.depth--,t}comparison(){const e=this.
steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const n=this.steps();return n&&{kind:"comparison",isEqual:t,left:e,right:n}}steps(){let e=this.
primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;e=t&&{
kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,n=e.readName()??this.match(/\d+/y);return n===void 0?void 0:{kind:"literal",expression:{kind:"s\
tring",start:t,end:e.at,value:n,verbatim:n}}}primary(){const{cursor:e}=this;if(this.take("(")){const u=this.condition();return this.take(")")?u:void 0}const t=e.
skipBlank(),n=e.at,i=e.readName();if(i!==void 0)return this.named(i,n);const o=this.match(/\d+(?:\.\d+)?/y);if(o!==void 0)return L(Number(o),n,e.at);const a=t===
'"'||t==="{"||t==="["?(0,D.U)(e,t):void 0;return a&&{kind:"literal",expression:a}}named(e,t){const{cursor:n}=this,i={true:!0,false:!1,null:null}[e];if(i!==void 0)
return L(i,t,n.at);if(!this.take("("))return{kind:"name",name:e};const o=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&n.skipBlank()!==
")")return;o.push(a)}return{kind:"call",name:e,given:o}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){
const{cursor:t}=this;e.lastIndex=t.at;const[n]=e.exec(t.text)??[];return t.at+=n?.length??0,n}}const L=(s,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,
end:t,value:s}});class U{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const F=4096,K=200,B=2e4,A=5e6;class M{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>A}spend(e){if(this.steps+=1,this.count(),this.depth>=K||this.steps>B||this.
isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>F?void 0:t}}const I=()=>({name:()=>{},call:()=>{},effort:new M}),P=({
expression:s,text:e},t)=>t.effort.spend(()=>l(s,e,t));function m(s,e){const t=H(s);return t&&ae(t,s,e)}const d=s=>typeof s=="string"||typeof s=="number"||typeof s==
"boolean"?String(s):void 0;function v(s){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,s(t))),e.get(t))}function l(s,e,t){switch(s.kind){case"st\
ring":case"primitive":return s.value;case"object":return v(n=>{const i=p(s.items).get(n);return i&&P(r(i,e),t)});case"tuple":return v(n=>{const i=s.elements[Number(
n)];return i&&P({expression:i,text:e},t)});case"template":return k(ce(s.parts,e,t),e,t);case"other":return m(e.slice(s.start,s.end),t)}}const r=({value:s},e)=>({
expression:s,text:e}),c=new WeakMap;function p(s){const e=c.get(s);if(e!==void 0)return e;const t=new Map;for(const n of s)n.name!==void 0&&!t.has(n.name)&&t.set(
n.name,n);return c.set(s,t),t}function k(s,e,t){let n="";for(const i of s){const o=i.kind==="known"?void 0:b(i,e),a=i.kind==="known"?i.value:o&&m(o,t),u=d(a);if(u===
void 0)return O(n,a);if(n.length+u.length>F)return;n+=u}return n}function O(s,e){return e instanceof U?new U((s+e.text).slice(0,F),e.withheld):new U(s)}const f=(s,e)=>s.
code??e.slice(s.start,s.end);function b(s,e){const t=f(s,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const E=/^%\{~?\s*if\s([\s\S]*)\}$/,
$=/^%\{~?\s*else\s*~?\}$/,W=/^%\{~?\s*endif\s*~?\}$/,G=512,Z=1e3;function ce(s,e,t){if(s.length>Z)return s;const n=s.map(R=>R.kind==="unknown"&&R.end-R.start<=G?
f(R,e):""),[i,...o]=n.keys().filter(R=>E.test(n[R]??"")),a=n.findIndex(R=>W.test(R));if(i===void 0||o.length>0||a<i)return s;const u=E.exec(n[i]??"")?.[1]??"",h=m(
u.replace(/~$/,""),t);if(typeof h!="boolean")return s;const g=n.findIndex(R=>$.test(R)),_=g<0?a:g,N=h?s.slice(i+1,_):s.slice(_+1,a);return[...s.slice(0,i),...N,
...s.slice(a+1)]}function ae(s,e,t){const n=i=>ae(i,e,t);return t.effort.spend(()=>{switch(s.kind){case"literal":return l(s.expression,e,t);case"name":return t.
name(s.name);case"call":return t.call(s.name,s.given.map(n));case"step":{const i=n(s.of),o=d(n(s.key));return typeof i=="function"&&o!==void 0?i(o):void 0}case"\
condition":{const i=n(s.test);return typeof i!="boolean"?void 0:n(i?s.yes:s.no)}case"comparison":{const[i,o]=[n(s.left),n(s.right)];return[i,o].every(u=>u===null||
d(u)!==void 0)?i===o===s.isEqual:void 0}}})}var yt=w(4e3),C=w(6134);function At({text:s},e){const t=(0,C.yN)(s);return{text:s,place:n=>{const{line:i,column:o,endColumn:a}=t(
n);return{file:e,line:i,column:o,endColumn:a}}}}const We=4096,ee=s=>{const e=(0,yt.dh)(s,We);return e.length<13?e:` ${e}`.slice(1)},xe=s=>/[^\0-\x7f]/.test(s)?s.
normalize("NFC"):s,_e=s=>({kind:"known",text:xe(ee(s))}),De=s=>s===void 0||s.length>T?null:{code:ee(s)};function be(s,e,t=!1){const n=()=>s.text.slice(e.start,e.
end),i=o=>({kind:"pieces",pieces:o,text:ee(n())});switch(e.kind){case"string":return _e(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return _e(
e.verbatim);const o=ce(e.parts,s.text,I()).map(a=>a.kind==="known"?ee(a.value):De(b(a,s.text)));return o.every(a=>typeof a=="string")?_e(o.join("")):i(o.includes(
null)?[De(n())]:o)}case"other":{const o=n(),a=m(o,I());return typeof a=="string"?_e(a):i([De(o)])}case"primitive":case"object":case"tuple":return i([null])}}function Mt(s,e){
return e.kind!=="primitive"?be(s,e):e.value===null?null:_e(String(e.value))}function It(s,e){const[t]=s.kind==="pieces"?s.pieces:[];return s.kind==="known"||typeof t!=
"object"||t===null?s:{...s,pieces:[{code:`(${t.code}).${e}`}]}}function fe(s){return s?.kind!=="string"?null:xe(ee(s.value))}function Se({pieces:s},e){let t="";
for(const n of s){const i=typeof n=="object"&&n!==null?m(n.code,e):n;if(i===null&&n!==null&&s.length===1)return{isWhole:!0,text:null,withheld:null};const o=d(i??
void 0);if(o===void 0)return{isWhole:!1,...O(t,i??void 0)};if(t.length+o.length>We)return{isWhole:!1,text:t,withheld:null};t+=o}return{isWhole:!0,text:xe(ee(t)),
withheld:null}}var pe=w(8011),me=w(1064),ve=w(5011),He=w(1022),Q=w(7495);function Tt({kind:s},e,t){const{row:n,value:i,versions:o}=e;return i===void 0?Xe(e,s,t):
i.kind==="known"?Q.pb[n.grammar](i.text,t,o!==null):i.text==="null"?Ve(e,s,t):Ke(n,i,t)??Q.zt}function Ke(s,e,t){const{text:n}=Se(e,I());return n===null?void 0:
(0,Q.i4)(s.grammar,n,t)}function ze({row:s,value:e}){return e?.kind!=="pieces"||e.text==="null"?!1:me.Du.some(t=>Ke(s,e,t)===void 0)}const $t=({references:s})=>s.
some(e=>e.row.evaluation!==void 0&&(ze(e)||e.versionsAt?.value!==void 0));function xt({kind:s},e,t,n){const{row:i,versions:o,address:a,value:u}=e,h=Pt(n),g=h.map(
({isWhole:te,text:Y})=>Y===null?Ve(e,s,t):te?Q.pb[i.grammar](Y,t,o!==null):(0,Q.i4)(i.grammar,Y,t)),[_]=g,N=g.every(te=>te?.needed===_?.needed);if(_!==void 0&&N&&
!g.includes(void 0))return _;if(i.grammar==="terragrunt"&&Dt(u))return Q.zt;const[R]=t==="terraform"?h.flatMap(({withheld:te})=>te??[]):[],X=i.evaluation!==void 0&&
i.evaluation[t]===void 0,J=(0,pe.sourceDynamic)({address:a,argument:i.grammar==="host"?"hostname":"source",expression:u?.kind==="pieces"?u.text:"",candidates:h.
map(({isWhole:te,text:Y,from:le})=>({text:te?Y:null,from:le})),refused:X?"never":R===void 0?null:{variable:R}});return{...Q.zt,problem:J}}const Dt=s=>s?.kind===
"pieces"&&s.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function Pt(s){return s.some(({isWhole:e,from:t})=>e&&t!==null)?s.filter(({isWhole:e,from:t})=>e||
t!==null):s}function Ve(s,e,t){const{row:n,address:i}=s;return n.defaults!==void 0?Xe({...s,kind:n.absent??s.kind},e,t):n.grammar==="url"?Q.zt:{...Q.zt,problem:(0,pe.
sourceInvalid)({reason:"null",address:i})}}const Ct={cloud_default:"cloud block",remote_state_default:"remote state"};function Xe(s,e,t){const{row:n,kind:i,address:o,
localName:a}=s;if(n.defaults!==void 0){const u=n.defaults[t];return u!==null?(0,Q.TU)((0,ve.mD)(u)):{...Q.zt,problem:(0,pe.hostMissing)({block:Ct[i]??"remote ba\
ckend"})}}return i==="required_provider_invalid"?{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"not-a-requirement",address:o})}:a!==null&&e.class!=="stack"&&e.class!==
"deploy"?a!=="terraform"&&(0,He.s)(a).ok?(0,Q.TU)((0,ve.Vm)(t)):Q.zt:e.isOverride?Q.zt:{...Q.zt,problem:(0,pe.sourceInvalid)({reason:"missing",address:o})}}const Nt=1e4;
class Lt{cached=new Map;needs=new Map;of(e,t){const{row:n,value:i,versions:o}=t;if(i?.kind!=="known"||(0,ve.Nj)(i.text))return this.read(e,t);const{clients:a}=e.
kind,u=a.length>1?"":a[0],h=`${n.grammar} ${n.service} ${u} ${o===null} ${i.text}`,g=this.cached.get(h);if(g!==void 0)return g;this.cached.size>=Nt&&this.cached.
clear();const _=this.read(e,t);return this.cached.set(h,_),_}ofUses(e,t,n){const i=e.kind.clients.map(a=>{const u=new Map;for(const h of n(a)){const g=xt(e,t,a,
h),{host:_,needed:N,problem:R,versions:X}=g,J=[_,N,X,R?.message].join(" ");u.has(J)||u.set(J,{client:a,meaning:g})}return[...u.values()]}),o=Math.max(...i.map(({
length:a})=>a));return Array.from({length:o},(a,u)=>this.meaningsOf(i.flatMap(h=>h[u]??[]),t))}read(e,t){const n=[];for(const i of e.kind.clients){const[o]=n,u=o!==
void 0&&jt(t,o.meaning)?o.meaning:Tt(e,t,i);n.push({client:i,meaning:u})}return this.meaningsOf(n,t)}meaningsOf(e,{row:t}){const n=e.some(({meaning:i})=>i.needed===
"state");return{all:e,first:e.find(({meaning:i})=>Rt(i))?.meaning??Q.zt,hasProblem:e.some(({meaning:i})=>i.problem!==void 0),needs:n?null:this.share(Je(e,t,()=>null))}}share(e){
const t=e.map(({host:i,service:o,clients:a})=>[i,o,...a]).join("|"),n=this.needs.get(t);return n!==void 0?n:(this.needs.set(t,e),e)}}const Rt=({host:s,directHost:e})=>s!==
null||e!==void 0,jt=({row:s,value:e},{host:t,isHostImplied:n,problem:i})=>s.grammar!=="module"||e?.kind!=="known"||i!==void 0?!1:e.text.startsWith(".")||t!==null&&
!n;function Je(s,{service:e},t){if(e===null)return[];const n=new Map;for(const{client:i,meaning:o}of s){const a=o.needed==="state"?t(i)??o.host:o.needed;if(a===
null)continue;const u=[...n.get(a)?.clients??[],i];n.set(a,{host:a,service:e,clients:u})}return[...n.values()]}const ge={providerUses:new Map,hasBackend:!1,traits:[]},
Ge=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function Ye(s,e){
const t=e.kind==="json"||s.text.includes("provider"),n=new Ft(s,t);if(e.kind==="native")for(const i of e.blocks)Ge.get(i.type)===i.labels.length&&n.read(i);else
for(const[i,o]of Ge)(0,C.SH)(e,i,o).forEach(n.read,n);return n.result()}function Bt(s,e){const t=Ut.flatMap(({argument:n,kind:i})=>{const o=(0,C.w4)(e,n)?.value,
a=fe(o);if(o===void 0||a===null)return[];const u=s.place(o);if(i==="version")return[{kind:i,text:a,localName:null,place:u}];const h=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.
exec(a)?.[1];return h===void 0?[]:[{kind:i,text:h,place:u}]});return t.length===0?ge:{...ge,traits:t}}const Ut=[{argument:"terraform_binary",kind:"binary"},{argument:"\
terraform_version_constraint",kind:"version"}];function Ze(s){const e=new Map;for(const[t,n]of s.providerUses){const i=n();e.set(ee(t),()=>i)}return{...s,providerUses:e}}
class Ft{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){this.source=e,this.maySelect=t}read(e){const{type:t,labels:n,body:i}=e;switch(t){case"langu\
age":this.addTrait("language",e);for(const o of(0,C.SH)(i,"compatible_with",0))this.addVersion("compatible",(0,C.w4)(o.body,"opentofu"));return;case"terraform":
this.hasBackend||=(0,C.SH)(i,"backend",1).length>0||(0,C.SH)(i,"cloud",0).length>0;for(const o of(0,C.SH)(i,"encryption",0))this.addTrait("encryption",o);this.addVersion(
"version",(0,C.w4)(i,"required_version"));return;case"provider":for(const o of n)this.use(o.value,o.value,o,[e]),this.addVersion("provider-version",(0,C.w4)(i,"\
version"),ee(o.value));(0,C.w4)(i,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(e,[e]);
return;case"check":for(const o of(0,C.SH)(i,"data",2))this.readTyped(o,[e,o]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[e])}}result(){
const{hasBackend:e,uses:t,traits:n}=this;return{providerUses:t??ge.providerUses,hasBackend:e,traits:n??ge.traits}}addTrait(e,t){this.traits??=[],this.traits.push(
{kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,n=null){const i=fe(t?.value);t===void 0||i===null||(this.traits??=[],this.traits.push({kind:e,text:i,
localName:n,place:this.source.place(t.value)}))}readTyped(e,t){const[n]=e.labels;n===void 0||this.readNamed(e,t)||this.use(Ht(n.value),n.value,n,t)}readNamed(e,t){
if(!this.maySelect)return!1;const n=(0,C.w4)(e.body,"provider")?.value,i=n===void 0?void 0:Vt(this.source,n);return n===void 0||i===void 0?!1:(this.use(i,i,n,t),
!0)}use(e,t,n,i){if(this.uses??=new Map,this.uses.has(e))return;const{source:o}=this;this.uses.set(e,()=>({text:ee(t),address:Wt(i),place:o.place(n)}))}}const Wt=s=>ee(
s.flatMap(({type:e,labels:t})=>[e,...t.map(({value:n})=>n)]).join(".")),Ht=s=>{const e=s.indexOf("_");return e<0?s:s.slice(0,e)},Kt=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
zt=256;function Vt({text:s},{start:e,end:t}){return Kt.exec(s.slice(e,Math.min(t,e+zt)))?.[1]}var Xt=w(3229),Jt=w(9562),ne=w(7854),Pe=w(5143);const Ee=(s,e,t)=>({
row:s,kind:s.kind,address:ee(e.join(".")),mergeKey:Gt(s,e),localName:null,hasOwnToken:!1,...t});function Gt({merges:s},e){return s===void 0?null:s==="module"?ee(
`module.${e.at(-1)}`):s}function Yt(s,e){const{versionsAt:t}=s;if(t===null||t.value===void 0)return t?.recorded===void 0?t?.at??null:t;const{value:n,...i}=t,o=h=>e(
s,n,h).flat(),a=me.Du.map(h=>{const[g,..._]=o(h);return[h,_.length===0&&g?.isWhole===!0?g.text:null]}),u=o("terraform").some(({withheld:h})=>h!==null);return{...i,
values:Object.fromEntries(a),isWithheld:u}}function Zt(s,e){const[t]=(0,C.SH)(e,"workspaces",0),n={organization:fe((0,C.w4)(e,"organization")?.value),name:t?fe(
(0,C.w4)(t.body,"name")?.value):null};return s.map(i=>({...i,workspace:n}))}const we={versions:null,versionsAt:null};function Ce(s,e){const t=Ne(s,(0,C.w4)(e,"v\
ersion")?.value),n=fe((0,C.w4)(e,"constraints")?.value);return n===null||t.versionsAt===null?t:{...t,versionsAt:{...t.versionsAt,recorded:n}}}function Ne(s,e,t=Mt){
const n=e&&t(s,e);if(!e||!n)return we;const i=(0,Pe.Ts)(s.place(e));return n.kind==="known"?{versions:n.text,versionsAt:{at:i}}:{versions:null,versionsAt:{at:i,
value:n}}}const Oe=5e4;function Qe(s,e,t,n=Oe){const i=[],o=[],a=new Qt(s,e,t);for(const u of s){for(const h of u.notes)o.push(h);if(!u.isContext)for(const h of u.
references){if(i.length>=n)return o.push((0,ne.YW)(u.file,(0,S.fileLimit)({kind:"module-usages",max:n}))),qe(i,o);const g=a.meaningsOf(u,h);for(const _ of g)i.push(
a.usageOf(u,h,_));if(h.row.isReserved||g.some(({hasProblem:_})=>_)){const _=g.flatMap(N=>N.all);o.push(...en(u,h,a.inForce(u,h,_)))}}}for(const u of tn(s))i.push(
u);return qe(i,o)}const qe=(s,e)=>({usages:s.sort(et),notes:e.sort(et)});class Qt{files;cache;values;overrides;constructor(e,t,n){this.files=e,this.cache=t,this.
values=n,this.overrides=e.filter(({kind:i})=>i.isOverride)}meaningsOf(e,t){const{value:n}=t;return n?.kind!=="pieces"||!ze(t)?[this.cache.of(e,t)]:this.cache.ofUses(
e,t,i=>this.values(t,n,i))}usageOf(e,t,n){const{all:i,first:o,needs:a}=n,u=this.inForce(e,t,i),h=u.length===i.length&&a!==null,g={kind:t.kind,host:o.host,isHostImplied:o.
isHostImplied,directHost:o.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,versions:t.versions??o.versions??null,versionsAt:Yt(t,
this.values),place:t.place,clients:e.kind.clients,needs:h?a:Je(u,t.row,this.stateHost),isOverridden:u.length===0},{workspace:_}=t;return _===void 0?g:{...g,workspace:_}}inForce(e,t,n){
return this.overrides.length===0?n:n.filter(({client:i})=>this.isInForce(e,t,i))}replaced=(0,ne.Oo)(e=>qt(this.overrides,e));isInForce({kind:e},{mergeKey:t},n){
return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(n).has(t)}stateHost=(0,ne.Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(
e))for(const n of t.references){if(!(n.row.merges==="backend")||!this.isInForce(t,n,e))continue;const[o]=this.meaningsOf(t,n),a=o?.all.find(u=>u.client===e)?.meaning.
needed??null;if(a!==null&&a!=="state")return a}return null})}function qt(s,e){const t=new Set;for(const{kind:n,references:i,scope:o}of s)if(n.clients.includes(e)){
o.hasBackend&&t.add("backend");for(const{mergeKey:a,value:u,localName:h}of i)a!==null&&(u!==void 0||h!==null)&&t.add(a)}return t}function en(s,{place:e,row:t,value:n},i){
const o=new Map,a=n?.kind==="known"&&(0,Xt.Kc)(n.text),u=s.notes.some(h=>h.place.line===e.line);for(const{client:h,meaning:g}of i){const{problem:_,host:N}=g;if(_===
void 0||u&&_.code==="source-dynamic")continue;const R=_.code==="source-dynamic"?_.message:_.code,X=o.get(R)??{problem:_,host:N,clients:[],place:e,isPlaceholder:a};
o.set(R,{...X,clients:[...X.clients,h]})}if(t.isReserved&&i.length>0){const h=(0,pe.blockReserved)({block:"required_providers",parent:"terraform"}),g=i.map(({client:_})=>_);
o.set(h.code,{problem:h,host:null,clients:g,place:e})}return[...o.values()]}const et=({place:s},{place:e})=>s.file!==e.file?s.file<e.file?-1:1:s.line-e.line||s.
column-e.column;function tn(s){if(s.every(({scope:n})=>n.providerUses.size===0))return[];const e=new Map,t=s.every(({kind:n})=>n.clients.length===me.Du.length);
for(const n of t?[me.Du]:me.Du.map(i=>[i])){const i=s.filter(({kind:o})=>n.every(a=>o.clients.includes(a)));for(const[o,a]of nn(i)){const u=e.get(o);u===void 0?
e.set(o,{use:a(),clients:n}):e.set(o,{...u,clients:[...u.clients,...n]})}}return e.values().map(sn).toArray()}function nn(s){const e=new Set(["terraform"]);for(const{
references:n}of s)for(const{localName:i}of n)i!==null&&e.add(i);const t=new Map;for(const{scope:n,isContext:i}of s)if(!i)for(const[o,a]of n.providerUses)e.has(o)||
(e.add(o),(0,He.s)(o).ok&&t.set(o,a));return t}function sn({use:s,clients:e}){const t=Le.filter(a=>e.some(u=>a.clients.includes(u))),n=t.length===Le.length?Le:t;
return{kind:"implied_provider",host:t[0]?.host??null,...s,clients:e,needs:n,...{versions:null,versionsAt:null,isOverridden:!1,isHostImplied:!0}}}const Le=me.Du.
map(s=>({host:(0,ve.Vm)(s),service:Jt.xq,clients:[s]}));var ye=w(5747),on=w(4009);const tt=200;function Ae(s,e=new C.n_){const t=new rn(s,e),n=t.readRoot(),i={kind:"\
json",members:n===void 0?[]:(0,C.lS)(n)};return(0,C.pH)(s,i,t.mistake,e)}class rn{text;parts;at=0;depth=0;mistake;constructor(e,t){this.text=e,this.parts=t}readRoot(){
const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const t=this.readValue();
this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const n=t?.kind===
"object"||t?.kind==="tuple";return t!==void 0&&!n&&this.report("root value must be object: it is neither an object nor an array of objects",t.start),t}report(e,t,n=t+
1){this.mistake??={message:e,start:t,end:n}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){const{text:e}=this;for(;;){const t=e.charCodeAt(this.
at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.at)}}skipComment(){const e=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",n=this.text.indexOf(t,this.at+1);this.at=n<0?this.text.length:n+t.length}readValue(){const{text:e,parts:t,at:n}=this;if(!t.add()){this.at=e.length;return}
const i=e.charAt(n);if(i==='"'){const o=this.readString();return o===void 0?void 0:(0,on.BD)(o,{start:n,end:this.at},t)}if(i==="{"||i==="["){if(this.depth>=tt)return this.
stop(`values are nested deeper than ${tt} levels`,n);this.depth++;const o=i==="{"?this.readObject():this.readArray();return this.depth--,o}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;nt.lastIndex=t;const n=nt.exec(e)?.[0];return n===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",t):(this.at+=n.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(n)})}readObject(){const e=this.at++,t=[];for(let n=this.
skipSpaces();n!=="}";n=this.skipSpaces()){if(n!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const i=this.
readMember();if(i===void 0)break;t.push(i),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:t}}readMember(){const e=this.at,t=this.readString();
if(t===void 0)return;const n=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const i=this.readValue();return i&&{name:t,start:e,end:n,value:i}}readArray(){const e=this.at++,t=[];for(;this.skipSpaces()!=="]";){const n=this.
readValue();if(n===void 0)break;t.push(n),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const t=this.skipSpaces(),n=this.at;if(t!==e){if(t===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,n),
t!==","){this.report(`missing separator: expected "," or "${e}"`,n);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",n)}}readString(){
const{text:e,at:t}=this;let n=t+1,i=!0;for(let o=e.charCodeAt(n);o!==34;o=e.charCodeAt(n)){if(!(o>=32))return this.stopInString(t,n);o===92&&(i=!1),n+=o===92?2:
1}return this.at=n+1,i?e.slice(t+1,n):this.unescape(e.slice(t+1,n),t+1)}stopInString(e,t){return t>=this.text.length||this.text.charCodeAt(t)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(an,(n,i,o)=>{
if(i===void 0)return JSON.parse(`"${n}"`);const a=`invalid JSON string: ${JSON.stringify(n)} is not an escape sequence`;return this.report(a,t+o,t+o+2),n}).toWellFormed()}}
const nt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,an=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Me=w(400),ln=w(9804),dn=w(4667);function cn(s,e,t,n){
const i=(0,dn.F)(t.class),o=[];for(const u of i.get("")??st)it(o,rt(s,u,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:un(e,i);for(const u of a){
if(o.length>n)break;for(const h of i.get(u.type)??st)ot(s,h,u,[],o)}return o}const st=[];function it(s,e){for(const t of e)s.push(t)}function un(s,e){return[...new Set(
s.members.map(({name:n})=>n).filter(n=>e.has(n)))].flatMap(n=>[...new Set(e.get(n)?.map(({path:o})=>o[0]?.labels.length??0))].flatMap(o=>(0,C.SH)(s,n,o)))}function ot(s,e,t,n,i){
const o=e.path[n.length],{labels:a,body:u}=t;if(o?.type!==t.type||a.length!==o.labels.length)return;for(let _=0;_<a.length;_++){const N=o.labels[_];if(N!=="*"&&
N!==a[_]?.value)return}const h=[...n,t],g=e.path[h.length];if(g===void 0){const _=h.flatMap(N=>[N.type,...N.labels.map(({value:R})=>R)]);it(i,rt(s,e,{body:u,block:t,
names:_}));return}for(const _ of(0,C.SH)(u,g.type,g.labels.length))ot(s,e,_,h,i)}function rt(s,e,t){const{position:n}=e,{body:i,block:o,names:a}=t;switch(n){case"\
source":return Ie(s,e,t,(0,C.w4)(i,n)?.value,Ce(s,i));case"hostname":{const u=(0,C.w4)(i,n)?.value,h=Ie(s,e,t,u,Ce(s,i)),g=e.merges==="backend"?Zt(h,i):h;return at(
g,(0,C.w4)(i,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(u=>Ie(s,e,t,(0,C.w4)(i,u)?.value,we));case"entries":return(0,C.
Td)(i).map(u=>hn(s,e,t,u));case"label":{const u=o?.labels.at(-1);if(u===void 0)return[];const h={kind:"known",text:ee(u.value)},g=s.place(u);return[Ee(e,a.slice(
0,-1),{value:h,...Ce(s,i),place:g})]}case"manifest":return pn(s,e,i);default:return fn(s,e,t,n)}}function fn(s,e,t,n){if(fe((0,C.w4)(t.body,"backend")?.value)!==
n.backend)return[];const o=(0,C.w4)(t.body,"config")?.value,a=he(o,n.argument),u=at(Ie(s,e,t,a,we),he(o,"token"));if(o===void 0||o.kind==="object")return u;const h=It(
be(s,o),n.argument);return u.map(g=>({...g,value:h}))}const at=(s,e)=>e===void 0?s:s.map(t=>({...t,hasOwnToken:!0}));function Ie(s,e,{block:t,names:n},i,o){if(i!==
void 0)return[lt(s,e,n,i,o)];if(e.absent===void 0||t===void 0)return[];const a=s.place(t);return[Ee(e,n,{kind:e.absent,value:void 0,...o,place:a})]}function lt(s,e,t,n,i){
const u=n.kind==="primitive"&&n.value===null&&e.defaults!==void 0?void 0:be(s,n,e.isLiteral);return Ee(e,t,{value:u,...i,place:s.place(n)})}function hn(s,e,{names:t},{
name:n,value:i}){const o=e.merges===void 0?null:`${e.merges}.${n}`,a={address:ee([...t,n].join(".")),localName:ee(n),mergeKey:o};if(i.kind==="object"){const g=he(
i,"source");return Ee(e,t,{...a,kind:g===void 0?e.absent??e.kind:e.kind,value:g&&be(s,g,e.isLiteral),...Ne(s,he(i,"version"),be),place:s.place(g??i)})}const u=i.
kind==="string"||i.kind==="primitive"||i.kind==="template";return Ee(e,t,{...a,kind:u?"required_provider_legacy":"required_provider_invalid",value:void 0,...u?Ne(
s,i):we,place:s.place(i)})}function pn(s,e,t){const n=(0,C.w4)(t,"Modules")?.value;return n?.kind!=="tuple"?[]:n.elements.flatMap(i=>{const o=he(i,"Source"),a=fe(
he(i,"Key"));if(o===void 0||a===null)return[];const u=fe(he(i,"Version"));return[lt(s,e,["module",a],o,{...we,versions:u})]})}const he=(s,e)=>s?.kind==="object"?
s.items.find(t=>t.name===e)?.value:void 0,mn=64,vn=16*1024*1024;function*gn(s,e){const t=[],n=[];let[i,o]=[0,0],a=-1;for(const{path:u,file:h,kind:g,isContext:_}of s){
if(a+=1,a>0&&a%mn===0&&(yield e+a))return null;const R=(0,ye.yR)(u);if(!R.ok){const{failure:Y}=R,le=Y.kind==="size"?(0,S.fileLimit)(Y):(0,S.fileUnreadable)({what:"\
file",code:Y.code});n.push((0,ne.YW)(h,le));continue}if(!R.isUtf8&&!_){const Y=_n("\uFFFD",R.text);n.push((0,ne.YW)(h,(0,S.fileSyntax)({error:null,file:h}),Y))}
i+=R.bytes;const X=Sn(R.text,g,h,_),J=kn(X,Oe-o);o+=Re(J);const te=i<=vn;if(t.push(te?J:{...J,scope:Ze(J.scope)}),J!==X){const Y=(0,S.fileLimit)({kind:"module-u\
sages",max:Oe});n.push((0,ne.YW)(h,Y));break}}return{files:t,notes:n,bytes:i}}function kn(s,e){if(Re(s)<=e)return s;const t={...s.scope,providerUses:ge.providerUses};
return{...s,references:s.references.slice(0,e),scope:t}}const Re=({references:s,scope:e})=>s.length+e.providerUses.size;function _n(s,e){const t=e.slice(0,e.indexOf(
s)).split(`
`),n=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:n,endColumn:n+1}}class bn{others=[];states=[];versions={files:[],texts:[],places:[]};texts=new Map;addModule(e){
const t=e.find(({kind:o})=>o.class==="config");t!==void 0&&e.every(o=>Re(o)===0)&&this.others.push({kind:"module",file:t.file});const n=e.filter(({kind:o})=>o.class===
"config"),i=n.filter(({scope:o})=>o.hasBackend);for(const o of new Set(i.map(({kind:a})=>a.clients))){const a=n.filter(({kind:h})=>h.clients===o),[u]=[...a.filter(
({references:h})=>h.length>0),...a];u!==void 0&&this.states.push(u.file)}for(const{file:o,kind:a,references:u,scope:h,isContext:g}of e)if(a.class==="lock"&&u.length===
0&&this.others.push({kind:"lock",file:o}),!(a.class!=="config"||g))for(const _ of h.traits)_.kind!=="binary"&&this.addTrait(_)}*[Symbol.iterator](){yield*this.others;
for(const i of this.states)yield{kind:"state",file:i};const{files:e,texts:t,places:n}=this.versions;for(const[i,o]of e.entries()){const a={file:o,...(0,Pe._h)(n[i]??
0)};yield{kind:"version",text:t[i]??"",localName:null,place:a}}}addTrait(e){if(e.kind!=="version"){this.others.push(e);return}const{text:t,place:n}=e,i=this.texts.
get(t)??t;this.texts.set(i,i),this.versions.files.push(n.file),this.versions.texts.push(i),this.versions.places.push((0,Pe.Ts)(n))}}const En=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
je=({file:s,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!En.test(s),wn={config:Ye,query:Ye,terragrunt:Bt};function Sn(s,e,t,n=!1,i=new C.n_){const o=(e.
syntax==="json"?Ae:Me.K)(s,i),a=At(o,t),{body:u}=o,h=cn(a,u,e,Oe),g=wn[e.class]?.(a,u)??ge,_=je({file:t,kind:e,references:h})&&!i.isExceeded(),N=n||_?[]:On(o,e,
t);return{file:t,kind:e,references:h,scope:g,notes:N,isContext:n}}function On({problems:s,parts:e},t,n){return e.isExceeded()?[(0,ne.YW)(n,(0,S.fileLimit)({kind:"\
parts",max:e.max}))]:s.map(({message:i,...o})=>{const a=t.class==="lock"?(0,ln.lockInvalid)({reason:"syntax",error:i}):(0,S.fileSyntax)({error:i,file:n});return{
...(0,ne.YW)(n,a,o),clients:t.clients}})}var yn=w(5603),An=w(7152);const Mn=25e4;function*In(s,e,t=Mn){const n=[],i=new ne.u3,o=[],a=new Lt,u=[],h=e({calls:()=>xn(
n,o),terragrunt:()=>u});let[g,_,N]=[0,0,0],R=!0,X=!1;const J=new yn.j,te=new bn,Y={toolFiles:[],hasPlugins:!1};let le=null;for(const de of(0,An.G)(s,Y)){if(de.kind===
"note"){i.add(de.note);continue}if(de.kind==="directory"){if(!(yield g))continue;le=de.name;break}if(n.length+N>=t){i.add(dt(de.files,t));break}const q=yield*gn(
de.files,g);if(q===null){le=(0,y.jt)(de.files[0]?.file??"");break}g+=q.files.length,_+=q.bytes,R&&=q.files.every(je),J.addFiles(q.files),te.addModule(q.files);for(const oe of q.
files)oe.kind.class==="terragrunt"&&(u.push(oe.file),X||=!je(oe));for(const oe of q.notes)i.add(oe);if(q.files.some($t)){o.push({files:$n(q.files),usagesBefore:n.
length});for(const{references:oe}of q.files)N+=oe.length;continue}const $e=Qe(q.files,a,h);for(const oe of $e.usages)n.push(oe);for(const oe of $e.notes)i.add(oe)}
let z=n.length;const se=[];for(const{files:de}of o){if(z>=t){i.add(dt(de,t));break}if(yield g){le??=(0,y.jt)(de[0]?.file??"");break}const q=Qe(de,a,h);for(const $e of q.
notes)i.add($e);z+=q.usages.length,se.push(q.usages)}const Ot=Tn(n,o,se);J.addUsages(Ot);const[rs,as]=[J.signs(),J.constraints()];return{...{usages:Ot,declared:te,
notes:i.all(),files:g,bytes:_,isEmpty:R,usesTerragrunt:X,signs:rs,constraints:as},...Y,endedAt:le}}const dt=([s],e)=>(0,ne.YW)((0,y.jt)(s?.file??""),(0,S.fileLimit)(
{kind:"usages",max:e}));function Tn(s,e,t){const n=e.map(({usagesBefore:i},o)=>{const a=e[o+1]?.usagesBefore;return[...t[o]??[],...s.slice(i,a)]});return n.length===
0?s:[s.slice(0,e[0]?.usagesBefore),...n].flat()}const $n=s=>s.map(e=>({...e,scope:Ze(e.scope)}));function*xn(s,e){yield*s;for(const{files:t}of e)for(const{references:n}of t)
for(const{kind:i,value:o,place:a}of n)yield{kind:i,text:o?.text??null,place:a}}var ct=w(3024),ie=w(6760),Be=w(6195);function Dn({root:s,scan:e}){const t=[s,...e.
map(o=>(0,ie.resolve)(s,(0,Be.VK)(o).fixed))].map(Te),n=o=>t.some(a=>a!==null&&(0,Be.UO)(o,a)),i=(o,a)=>{const u=Te((0,ie.resolve)(s,o));return u===null||!n(u)?
[]:Pn(u).filter(a).map(({name:g})=>g).sort()};return{list:o=>i(o,a=>!a.isDirectory()),directories:o=>i(o,a=>a.isDirectory()&&!(0,Be.G$)(a.name)),exists:o=>{const a=Te(
(0,ie.resolve)(s,o));return a!==null&&n(a)},read:(o,a)=>{const u=Te((0,ie.resolve)(s,o));if(u===null||!n(u))return null;const h=(0,ye.yR)(u,a);return h.ok?h.text:
null}}}function Te(s){try{return(0,ct.realpathSync)(s)}catch(e){return(0,ye.Oj)(e),null}}function Pn(s){try{return(0,ct.readdirSync)(s,{withFileTypes:!0})}catch(e){
return(0,ye.Oj)(e),[]}}var Cn=w(2161);const ut={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,characters:0,parts:0},Nn=["default","const","nullable",
"sensitive"];function Ln(s,e,t){const n=t.list(s),i=new Set(n),o=new C.n_,a=new Rn,u=n.flatMap(h=>{const g=(0,Cn.L8)(h,i,"");return g?.class==="lock"&&(a.isRoot=
!0),g?.class==="config"&&g.clients.includes(e)?[{name:h,kind:g}]:[]});for(const h of[!1,!0])for(const{name:g,kind:_}of u){const N=_.isOverride===h?t.read((0,y.Gz)(
s,g)):null;if(N!==null&&a.read((_.syntax==="json"?Ae:Me.K)(N,o)),o.isExceeded())return ut}return a.parts=o.count,a}class Rn{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;characters=0;parts=0;read({
text:e,body:t}){this.characters+=e.length;for(const n of(0,C.SH)(t,"variable",1))this.readVariable(n,e);for(const n of(0,C.SH)(t,"locals",0))ft(this.locals,n,e);
for(const n of(0,C.SH)(t,"module",1)){const[i]=n.labels;if(i===void 0)continue;const o=this.calls.get(i.value)??new Map;this.calls.set(i.value,o),ft(o,n,e)}for(const{
body:n}of(0,C.SH)(t,"terraform",0))this.isRoot||=(0,C.SH)(n,"backend",1).length>0||(0,C.SH)(n,"cloud",0).length>0}readVariable({labels:e,body:t},n){const[i]=e;if(i===
void 0)return;const o=this.variables.get(i.value)??{};this.variables.set(i.value,o);const a=N=>{const R=(0,C.w4)(t,N)?.value;return R&&P({expression:R,text:n},I())},
[u,h,g,_]=Nn.map(a);u!==void 0&&(o.default=u),h!==void 0&&(o.isConst=String(h)==="true"),String(_)==="true"&&(o.isConst=!1),g!==void 0&&(o.isNullable=String(g)===
"true")}}function ft(s,{body:e},t){for(const{name:n,value:i}of(0,C.Td)(e))s.set(n,{expression:i,text:t})}const jn=64*1024,Bn={coalesce:s=>s.includes(void 0)?void 0:
s.find(e=>e!==null&&e!==""),format:([s,...e])=>{if(typeof s!="string"||!/^(?:[^%]|%s)*$/.test(s))return;const t=e.map(d),n=s.split("%s");if(!(t.includes(void 0)||
t.length!==n.length-1))return n.map((i,o)=>i+(t[o]??"")).join("")},join:([s,e])=>{if(typeof s!="string"||typeof e!="function")return;const t=[];let n=0;for(let i=0;t.
length===i;i++){const o=d(e(String(i)));if(o!==void 0&&t.push(o),n+=s.length+(o?.length??0),n>jn)return}return t.length===0?void 0:t.join(s)},lower:([s])=>typeof s==
"string"?s.toLowerCase():void 0},ht=(s,e)=>Bn[s]?.(e),pt=/\.tfvars(\.json)?$/,mt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,vt=/^terraform\.tfvars/,
Un=/\.(tf|tofu)(\.json)?$/,Ue=200,gt=1024*1024,Fn=2;function Wn(s,e){const t=new C.n_;let n=0;const i=g=>{const _=n>gt?null:e.read((0,y.Gz)(s,g),gt);return n+=_?.
length??0,Hn(g,_,t)},o=e.list(s).filter(g=>pt.test(g)),a=o.filter(g=>!mt.test(g));for(const g of kt("",s,e,Fn))a.push(g);const u=o.filter(g=>mt.test(g)).slice(0,
Ue).sort((g,_)=>Number(vt.test(_))-Number(vt.test(g))).map(i).reverse(),h=a.slice(0,Ue).map(g=>({given:i(g),from:`with ${(0,y.Gz)(s,g)}`}));return{loaded:g=>{for(const _ of u){
const N=_(g);if(N!==void 0)return N}},others:h,characters:n,parts:t.count}}function*kt(s,e,t,n){if(n!==0)for(const i of t.directories(e).slice(0,Ue)){const[o,a]=[
(0,y.Gz)(e,i),(0,y.Gz)(s,i)],u=t.list(o);if(!u.some(h=>Un.test(h))){for(const h of u)pt.test(h)&&(yield(0,y.Gz)(a,h));yield*kt(a,o,t,n-1)}}}function Hn(s,e,t){if(e===
null)return()=>()=>{};const n=s.endsWith(".json"),{text:i,body:o}=(n?Ae:Me.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:u,value:h}of(0,C.
Td)(o))a.has(u)||a.set(u,h);return u=>{const h=a.get(u);return h&&(()=>P({expression:h,text:i},I()))}}const ue={uses:1e3,roots:250,depth:40,instances:1e5,characters:64*
1024*1024,parts:5e5,read:512*1024*1024},_t={instances:0,characters:0,parts:0,depth:0};class Kn{effort=new M;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={
..._t};read=0;surroundings;client;evaluation;constructor(e,t,n){this.surroundings=e,this.client=t,this.evaluation=n}of(e){const{instances:t,characters:n,parts:i}=this.
size,o=n>ue.characters||i>ue.parts;if(t>ue.instances||o){this.size={..._t};for(const a of[this.known,this.rootsOf,this.declared,this.calls])a.clear()}return this.
find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.depth+=1;const n=this.calledBy(e);this.size.depth-=1;const o=[...n.
length===0||this.declarations(e).isRoot?this.roots(e):[],...n];return this.known.set(e,o),o}declarations(e){const t=this.declared.get(e);if(t!==void 0)return t;
if(this.read>ue.read)return ut;const n=Ln(e,this.client,this.surroundings.files);return this.declared.set(e,n),this.count(n),n}count({characters:e,parts:t}){this.
size.characters+=e,this.size.parts+=t,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:n,setBy:i}=this.surroundings;if(this.
read>ue.read)return[this.unknown(e)];const o=Wn(e,n),{loaded:a,others:u}=o;this.count(o);const h=(_,N)=>this.instance(e,_,{use:e,from:N}),g=[h(a,null)];for(const{
given:_,from:N}of u)g.push(h(R=>_(R)??a(R),N));for(const _ of this.declarations(e).variables.keys()){const N=i(_);if(!(N===null||a(_)!==void 0)){if(g.length>=ue.
roots)break;g.push(h(R=>R===_?bt:a(R),`with ${N}`))}}return this.rootsOf.set(e,g),g}calledBy(e){const t=[];for(const n of this.callers(e)){const o=this.size.depth>
ue.depth||this.size.instances>ue.instances?[this.unknown(n)]:this.find(n);for(const[a,u]of this.callsIn(n).get(e)??[])for(const{scope:h,use:g,from:_}of o){if(t.
length>=ue.uses)return[...t,this.unknown(e)];const N=R=>{const X=u.get(R);return X&&(()=>P(X,h))};t.push(this.instance(e,N,{use:`${g} ${a}`,from:_}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:n}=this.localCalls;if(this.dynamicCalls===void 0){const o=new Map;this.dynamicCalls=o;for(const a of n)
for(const u of this.callsIn(a).keys())u!==null&&o.set(u,(o.get(u)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const n=Map.groupBy(this.declarations(e).calls,([,i])=>this.target(e,i));return this.calls.set(e,n),n}target(e,t){
const n=t.get("source"),[i]=this.roots(e),o=n&&i&&P(n,i.scope);return typeof o=="string"&&(0,ve.Nj)(o)?(0,y.un)(e,o):null}unknown(e){return this.instance(e,()=>bt,
{use:`${e} ?`,from:null})}instance(e,t,n){const{variables:i,locals:o}=this.declarations(e),u={var:v(_=>{const N=i.get(_);return N&&this.variableValue(_,N,t(_))}),
local:v(_=>{const N=o.get(_);return N&&P(N,g)}),path:_=>_==="module"||_==="root"?".":void 0},{effort:h}=this;this.size.instances+=1,h.count();const g={name:_=>u[_],
call:ht,effort:h};return{scope:g,...n}}variableValue(e,{default:t,isConst:n,isNullable:i},o){const a=this.client==="terraform"?n===!0:n!==!1;if(this.evaluation===
"static"&&!a)return new U("",e);const u=o===void 0?t:o();return u===null&&i===!1?t:u}}const bt=()=>{},zn=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Vn(s){
const e=new Map,t=new Set;for(const{kind:n,text:i,place:o}of s)if(!(n!=="module"||i===null))if((0,ve.Nj)(i)){const a=(0,y.jt)(o.file),u=(0,y.un)(a,i),h=e.get(u);
h===void 0?e.set(u,new Set([a])):h.add(a)}else zn.test(i)&&t.add((0,y.jt)(o.file));return{callers:e,dynamic:t}}const Xn=64*1024*1024;class Jn{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const n=this.files.read(e);this.characters+=n?.length??0,this.characters>Xn&&(this.known.clear(),
this.characters=n?.length??0);const i=n===null?null:Gn(n,e.endsWith(".json"));return this.known.set(e,i),i}}function Gn(s,e){const{text:t,body:n}=e?Ae(s):(0,Me.
K)(s),i=(h,g)=>{const _=(0,C.w4)(h.body,g)?.value;return _&&{expression:_,text:t}},o=new Map;for(const h of(0,C.SH)(n,"locals",0))for(const{name:g,value:_}of(0,C.
Td)(h.body))o.set(g,{expression:_,text:t});const a=new Map;for(const h of[...(0,C.SH)(n,"include",0),...(0,C.SH)(n,"include",1)]){const g=i(h,"path");g!==void 0&&
a.set(h.labels[0]?.value??"",g)}const u=(0,C.SH)(n,"terraform",0).map(h=>i(h,"source"));return{locals:o,inputs:i({body:n},"inputs"),includes:a,hasSource:u.some(
h=>h!==void 0)}}const ke=s=>ie.posix.dirname(`/${s}`);function Yn(s){const{from:e,unit:t,parent:n,isSet:i}=s,o=ke(e),a=(u,h)=>ie.posix.relative(u,h)||".";return{
basename:(u,[h])=>typeof h=="string"?ie.posix.basename(h):void 0,dirname:(u,[h])=>typeof h=="string"?ie.posix.dirname(h):void 0,find_in_parent_folders:(u,h)=>Zn(
s,h),get_env:(u,[h,g])=>typeof h=="string"&&!i(h)?g:void 0,get_original_terragrunt_dir:()=>ke(t),get_parent_terragrunt_dir:(u,[h])=>ke(n(h)),get_path_from_repo_root:()=>a(
"/",o),get_path_to_repo_root:()=>a(o,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>o,path_relative_from_include:(u,[h])=>a(o,ke(n(h))),path_relative_to_include:(u,[
h])=>a(ke(n(h)),o),try:(u,h)=>h.find(g=>g!==void 0)}}function Zn({from:s,files:e},t){const[n=t.length===0?"terragrunt.hcl":void 0,i]=t;if(typeof n=="string"){for(let o=ke(
s);o!=="/";){o=ie.posix.dirname(o);const a=ie.posix.join(o,n);if(e.exists(a.slice(1)))return a}return i}}const Qn=["terragrunt.hcl","terragrunt.hcl.json"];class qn{effort=new M;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new Jn(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(n=>this.evaluation()({file:e,from:n,unit:n}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const n=this.
read.read(t);if(n===null||n.includes.size===0||n.hasSource)continue;const i=this.scopeOf(t);for(const o of n.includes.values()){const a=this.fileAt(P(o,i),t);if(a===
null)continue;const u=e.get(a);u===void 0?e.set(a,[t]):u.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=n=>{const i=`${n.file}
${n.from}`,o=e.get(i)??this.configOf(n,t);return e.set(i,o),o};return t}configOf(e,t){const{file:n,from:i,unit:o}=e,a=this.read.read(n),u=z=>z&&P(z,le),h=z=>this.
fileAt(u(a?.includes.get(z)),i),g=(z,se)=>{if(!(z===null||this.read.read(z)===null))return t({file:z,from:se??z,unit:o}).value},_=v(z=>u(a?.locals.get(z))),N=v(
z=>{if(!a?.includes.has(""))return g(h(z),i);const se=g(h(""),i);return typeof se=="function"?se(z):void 0}),R=v(z=>z==="locals"?_:z==="inputs"?u(a?.inputs):void 0),
X=z=>{if(n!==i)return n;const[se]=a?.includes.keys()??[];return h(typeof z=="string"?z:se??"")??n},{files:J,isSet:te}=this.surroundings,Y=Yn({from:i,unit:o,parent:X,
files:J,isSet:te}),le={name:z=>z==="local"?_:z==="include"?N:void 0,call:(z,se)=>z!=="read_terragrunt_config"?(Y[z]??ht)(z,se):g(this.fileAt(se[0],i),null)??se[1],
effort:this.effort};return{scope:le,value:R}}fileAt(e,t){if(typeof e!="string")return null;const n=ie.posix.resolve("/",(0,y.jt)(t),e).slice(1);if(ie.posix.join(
e.startsWith("/")?".":(0,y.jt)(t),e).startsWith(".."))return null;const o=Qn.map(a=>(0,y.Gz)(n,a)).find(a=>this.read.read(a)!==null);return o!==void 0&&this.read.
read(n)===null?o:n}}const Et=".github/workflows",es=200;function ts(s){const e=new Map,t=s.list(Et).filter(n=>/\.ya?ml$/.test(n));for(const n of t.slice(0,es)){
const i=`${Et}/${n}`,o=s.read(i)??"";for(const[,a,u]of o.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const h=a??u??"";e.has(h)||e.set(h,i)}}return e}
function ns(s,e,t){const n=new Set(t),i=(0,ne.Oo)(o=>ts(s));return{files:s,calls:()=>Vn(e.calls()),all:e.terragrunt,isSet:o=>n.has(o),setBy:o=>{const a=`TF_VAR_${o}`;
if(n.has(a))return a;const u=i("all").get(o);return u===void 0?null:`${a} in ${u}`}}}function ss(s){const e=(0,ne.Oo)(n=>(0,ne.Oo)(i=>new Kn(s,n,i))),t=new qn(s);
return({row:n,place:i},o,a)=>{if(n.grammar==="terragrunt")return is(t,i.file,o);const u=n.evaluation?.[a];if(u===void 0)return Fe(o);const h=e(a)(u);if(h.effort.
isSpent)return Fe(o);const g=new Map;for(const{scope:_,use:N,from:R}of h.of((0,y.jt)(i.file))){_.effort.renew();const X={...Se(o,_),from:R},J=g.get(N);J===void 0?
g.set(N,[X]):J.push(X)}return[...g.values()]}}const Fe=s=>[[{...Se(s,I()),from:null}]];function is(s,e,t){if(s.effort.isSpent)return Fe(t);const n=a=>({...Se(t,
a),from:null}),i=n(s.scopeOf(e));if(i.isWhole)return[[i]];const o=s.includedScopes(e).map(a=>[n(a)]);return o.length===0?[[i]]:o}const wt=(s,e=[])=>In(s,t=>ss(ns(
Dn(s),t,e))),os=(s,e=[])=>St(wt(s,e));function St(s){for(;;){const e=s.next(!1);if(e.done)return e.value}}})};export{ds as ids,cs as modules};
