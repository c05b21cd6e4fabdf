const Si=[400,210,724],Mi={9349:((q,K,w)=>{w.d(K,{Jw:()=>F,L8:()=>c,Md:()=>P,Tj:()=>N,bs:()=>E,lr:()=>C,r1:()=>l,v$:()=>L,wH:()=>p,xC:()=>d});var S=w(6134);const C=100,
T=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),M=128,x=255,U=1,j=2,R=4,F=8,L=16,N=32,P=64,$=[[U,/[ \t]/g],[j,/[A-Za-z_]/g],[R,/[\w-]/g],[F,/[\w \t.:=?!&|*%+>~-]/g],[L,
/[\w \t\n,.:=?!&|*%+>~-]/g],[N,/[^"\\$%\r\n]/g],[P,/[^\n$%]/g]],b=Array.from({length:x+1},(I,v)=>v>M?"":String.fromCharCode(v)),k=new Uint8Array(x+1);for(const[
I,v]of $)for(const{index:y}of b.join("").matchAll(v))k[y]=I|(k[y]??0);const _=(I=x,v)=>((k[I]??0)&v)!==0,d=I=>I===" "||I==="	",c=I=>/^[\w-]/.test(I),p=I=>I==="}"||
I===")"||I==="]";function l(I){return I==="{"?"}":I==="("?")":I==="["?"]":void 0}let a=new Uint8Array(256*1024);const h=new TextEncoder;function g(I,v){const{length:y}=I;
a.length<=y&&(a=new Uint8Array(2*y+1));const A=a,W=I.slice(v),{read:z,written:Y}=h.encodeInto(W,A.subarray(v,y));if(z!==W.length||Y!==W.length)for(let ee=v;ee<y;ee++)
A[ee]=Math.min(I.charCodeAt(ee),M);return A[y]=x,A}class E{text;parts;codes;at;depth=0;mistake;constructor(v,y=0,A=new S.n_){this.text=v,this.parts=A,this.codes=
g(v,y),this.at=y}countPart(){this.parts.add()||(this.at=this.text.length)}report(v,y,A=y+1){this.mistake??={message:v,start:y,end:Math.min(A,Math.max(y,this.text.
length))}}reportUnclosed(v){const y=/[$%]/.test(this.text.charAt(v)),A=this.text.slice(v,v+(y?2:1)),W=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,z=`\
unbalanced brackets: "${A}" is not closed before ${W}`;this.report(z,this.isAtEnd()?v:this.at)}reportCharacter(){const v=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let y=`${JSON.stringify(v)} is not used in HCL`;v==="'"&&(y="single quotes are not valid; use double quotes"),v==="\uFFFD"&&(y="the file is not UTF\
-8 here"),this.report(`invalid character: ${y}`,this.at,this.at+v.length)}reportBrokenString(v){const y=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(y,v,this.at)}peek(v=0){return b[this.codes[this.
at+v]??x]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const v=this.skipAll(U);if(v==="\r")this.skipReturn();else if(v==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return v}}skipBlank(){for(;;){const v=this.skipSpaces();if(v===`
`)this.at++;else if(this.isLineComment(v))this.skipLine();else return v}}skipAll(v){const{codes:y}=this;let{at:A}=this,W=y[A]??x;for(;_(W,v);)W=y[++A]??x;return this.
at=A,b[W]??""}isLineComment(v){return v==="#"||v==="/"&&this.peek(1)==="/"}isLineEnd(v){return v===`
`||v===""||this.isLineComment(v)}skipLine(){const v=this.text.indexOf(`
`,this.at);this.at=v<0?this.text.length:v}skipBlockComment(){const v=this.text.indexOf("*/",this.at+2);v<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=v<0?this.text.length:v+2}readName(){const{codes:v,text:y,at:A}=this;return _(v[A],j)&&this.skipAll(R),v[this.at]===M&&(T.lastIndex=A,
this.at=T.test(y)?T.lastIndex:A),this.at>A?y.slice(A,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((q,K,w)=>{w.d(K,{J:()=>M,U:()=>U});var S=w(9349),C=w(3268),
T=w(4009);function M(c,p){c.countPart();const l=p==="element"?c.skipBlank():c.skipSpaces(),a=c.at,h=U(c,l);if(h!==void 0&&x(c,p))return h;(0,C.Kk)(c,p);let g=c.
at;for(;g>a&&(0,S.xC)(c.text.charAt(g-1));)g--;return g===a&&c.report("invalid expression: expected the start of an expression",a),h===void 0?L(c,a,g):{kind:"ot\
her",start:a,end:g}}function x(c,p){const l=p==="element"?c.skipBlank():c.skipSpaces();return(0,S.wH)(l)||l===","||c.isLineEnd(l)}function U(c,p){if(p==='"')return(0,T.
E3)(c);if(p==="<")return(0,T.jw)(c);if(p!=="{"&&p!=="["&&p!=="(")return;const l=c.at++;c.depth++;let a;return c.depth>S.lr?a=j(c,p,l):p==="{"?a=$(c,l):p==="["?a=
P(c,l):a=N(c,l),c.depth--,a}function j(c,p,l){return(0,C.ku)(c,(0,S.r1)(p)??p,l),{kind:"other",start:l,end:c.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
F=32;function L(c,p,l){if(R.lastIndex=p,!(R.test(c.text)&&R.lastIndex===l)||l-p>F)return{kind:"other",start:p,end:l};const h=c.text.slice(p,l),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:p,end:l,value:g===void 0?Number(h):g}}function N(c,p){const l=M(c,"element");return c.skipBlank()!==")"?j(c,"(",p):(c.
at++,{...l,start:p,end:c.at})}function P(c,p){if(d(c))return j(c,"[",p);const l=[];for(;;){const a=c.skipBlank();if(a==="]")return c.at++,{kind:"tuple",start:p,
end:c.at,elements:l};if(c.at>=c.text.length||(0,S.wH)(a))return c.reportUnclosed(p),{kind:"other",start:p,end:c.at};const h=c.at;l.push(M(c,"element")),c.at===h&&
c.peek()!==","&&c.at++,c.skipBlank()===","&&c.at++}}function $(c,p){if(d(c))return j(c,"{",p);const l=[];for(;;){const a=c.skipBlank();if(a==="}")return c.at++,
{kind:"object",start:p,end:c.at,items:l};if(c.at>=c.text.length||(0,S.wH)(a))return c.reportUnclosed(p),{kind:"object",start:p,end:c.at,items:l};l.push(b(c,a)),
c.skipSpaces()===","&&c.at++}}function b(c,p){const l=c.at,a=k(c,p);let h=c.at;for(;h>l&&(0,S.xC)(c.text.charAt(h-1));)h--;const g=c.skipSpaces();if(g!=="="&&g!==
":")return c.report('missing attribute value: expected "=" or ":" after the key',c.at),(0,C.Kk)(c,"line"),c.at===l&&c.at++,{name:void 0,start:l,end:h,value:{kind:"\
other",start:h,end:c.at}};c.at++;const E=M(c,"line");return{name:a,start:l,end:h,value:E}}function k(c,p){const l=c.at;let a;if(p==='"'||p==="("){const E=U(c,p);
E?.kind==="string"&&(a=E.value)}else a=c.readName();const h=c.skipSpaces();if(h==="="||h===":")return a;_(c);const g=c.text.slice(l,c.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function _(c){const p=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=c.skipSpaces(),a=c.at;if(p.lastIndex=a,c.isLineComment(l))return;if((0,S.L8)(l))
c.at++;else if(l==="["||l==="(")c.at++,j(c,l,a);else if(l==='"')(0,T.E3)(c);else if(p.test(c.text))c.at=p.lastIndex;else if(c.readName()===void 0)return}}function d(c){
return c.skipBlank(),c.text.startsWith("for",c.at)&&!(0,S.L8)(c.peek(3))}}),400:((q,K,w)=>{w.d(K,{K:()=>U});var S=w(9349),C=w(8704),T=w(3268),M=w(4009),x=w(6134);
function U(a,h=new x.n_){const g=new S.bs(a,a.startsWith("\uFEFF")?1:0,h),E=j(g,void 0);return(0,x.pH)(a,E,g.mistake,h)}function j(a,h){const g={attributes:[],blocks:[]};
let E=h!==void 0&&!a.isLineEnd(a.skipSpaces());for(;;){const I=a.skipBlank();if(a.at>=a.text.length){h!==void 0&&a.report(R,h);break}if(I==="}"&&h!==void 0){a.at++;
break}F(a,I,g),p(a,E,g),E=!1}return{kind:"native",attributes:g.attributes,blocks:g.blocks}}const R="unclosed configuration block: there is no closing brace befo\
re the end of the file";function F(a,h,g){const E=a.at;a.countPart();const I=h==='"'?k(a):a.readName();if(I===void 0){h<"\x80"?a.report("argument or block defin\
ition required",E):a.reportCharacter(),l(a,E);return}const v=a.at;if(a.skipSpaces()==="="&&a.peek(1)!=="="){a.at++,g.attributes.push({name:I,start:E,end:v,value:(0,C.
J)(a,"line")});return}const A=_(a),W=a.at;if(a.peek()!=="{"){const ue=A.length===0?`argument or block definition required: "${I}" has neither "=" nor "{" after \
it`:`invalid block definition: the header of "${I}" has no "{" at its end`;a.report(ue,E,v),l(a,E);return}a.at++;const ee=L.has(I)&&A[0]?.value!==N&&a.depth===0&&
a.mistake===void 0?P(a,W):b(a,W);g.blocks.push({type:I,labels:A,start:E,end:W,body:ee})}const L=new Set(["resource","data","ephemeral","output","variable"]),N="\
terraform_remote_state";function P(a,h){const{at:g}=a;return(0,T.ku)(a,"}",h)&&a.mistake===void 0?new $(a,h):(a.at=g,a.mistake=void 0,b(a,h))}class ${kind="nati\
ve";text;open;end;parts;body;constructor({text:h,at:g,parts:E},I){this.text=h,this.open=I,this.end=g,this.parts=E}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(h){return this.body!==void 0||this.text.slice(this.open,this.end).includes(h)}read(){if(this.body===void 0){const h=new S.bs(this.
text.slice(0,this.end),this.open+1,this.parts);h.depth=1,this.body=j(h,this.open)}return this.body}}function b(a,h){if(a.depth>=S.lr)return a.report(`blocks are\
 nested deeper than ${S.lr} levels`,h),(0,T.ku)(a,"}",h),{kind:"native",attributes:[],blocks:[]};a.depth++;const g=j(a,h);return a.depth--,g}function k(a){const h=a.
at,g=(0,M.E3)(a);return a.report("invalid argument name: argument names must not be quoted",h,a.at),g.kind==="string"?g.value:void 0}function _(a){const h=c(a);
if(h===void 0)return d;const g=c(a);if(g===void 0)return[h];const E=[h,g];for(let I=c(a);I!==void 0;I=c(a))E.push(I);return E}const d=[];function c(a){const h=a.
skipSpaces(),g=a.at;let E;if(h==='"'){const v=(0,M.E3)(a);v.kind==="string"?E=v.value:(E=a.text.slice(g+1,Math.max(g+1,a.at-1)),a.report("invalid block label: i\
t has to be plain text",g,a.at))}else E=a.readName();if(E===void 0)return;const I={value:E,start:g,end:a.at};return a.countPart(),I}function p(a,h,g){const E=a.
skipSpaces();h&&(E!=="}"||g.blocks.length>0)?a.report("invalid single-argument block definition: a block in one line has one argument at most",a.at):!h&&!a.isLineEnd(
E)&&a.report("missing newline after argument or block definition",a.at)}function l(a,h){(0,T.Kk)(a,"line"),(a.at===h||(0,S.wH)(a.peek())&&a.peek()!=="}")&&a.at++}}),
3268:((q,K,w)=>{w.d(K,{Fq:()=>d,Kk:()=>M,_p:()=>U,ku:()=>x});var S=w(9349);const C="<<",T=({close:l})=>l==='"'||l===C;function M(l,a){l.skipAll(S.Jw)===`
`&&a==="line"||j(l,[],a)}const x=(l,a,h)=>j(l,[{start:h,close:a}],void 0),U=(l,a,h)=>j(l,[{start:h,close:C,marker:a}],void 0);function j(l,a,h){for(;;){const g=a.
at(-1);if(g===void 0&&h===void 0)return!0;let E;if(g!==void 0&&T(g)?(g.close==='"'?$:c)(l,a,g)||(E=!1):E=R(l,a,h),E!==void 0)return E}}function R(l,a,h){for(;;){
const g=a.length===0,E=l.skipAll(g?S.Jw:S.v$);if(E===`
`||E===","){if(g&&(E===","||h==="line"))return!0;l.at++}else if((0,S.wH)(E)){if(g)return!0;if(!N(l,a,E))return!1;const I=a.at(-1);if(I===void 0?h===void 0:T(I))
return}else if(E==='"'){const I=l.at++;if(l.skipAll(S.Tj)!=='"'){a.push({start:I,close:'"'});return}l.at++}else{const I=(0,S.r1)(E);if(I!==void 0)a.push({start:l.
at++,close:I});else{if(E==="<"&&F(l,a))return;if(E!=="<"){if(l.isAtEnd())return P(l,a);if(g&&h==="line"&&l.isLineComment(E))return!0;L(l,E)}}}}}function F(l,a){
const h=l.at,g=d(l);return g===void 0?l.at++:a.push({start:h,close:C,marker:g}),g!==void 0}function L(l,a){l.isLineComment(a)?l.skipLine():a==="/"&&l.peek(1)===
"*"?l.skipBlockComment():a==="/"?l.at++:a==="\r"?l.skipSpaces():(a<"\x80"||l.readName()===void 0)&&(l.reportCharacter(),l.at++)}function N(l,a,h){const g=a.pop();
if(g!==void 0&&g.close!==h){l.reportUnclosed(g.start);let E=a.at(-1);for(;E!==void 0&&E.close!==h&&!T(E);)a.pop(),E=a.at(-1);if(E===void 0)return!1;T(E)?a.push(
{start:l.at,close:"}"}):a.pop()}return l.at++,!0}function P(l,a){const h=a[0];return h===void 0?!0:(l.reportUnclosed(h.start),!1)}function $(l,a,h){for(;;){const g=l.
skipAll(S.Tj);if(g==='"')return a.pop(),l.at++,!0;if(g==="\\")l.at+=/[^\r\n]/.test(l.peek(1))?2:1;else{if(g!=="$"&&g!=="%")return k(l,a,h);if(b(l,a))return!0}}}
function b(l,a){const{at:h}=l,g=l.peek(1);if(g==="{")return a.push({start:h,close:"}"}),l.at+=2,!0;const E=g===l.peek()&&l.peek(2)==="{";return l.at+=E?3:1,!1}function k(l,a,h){
l.reportBrokenString(h.start);const g=_(l);do a.pop();while((a.at(-1)?.start??-1)>=g);return a.length>0}function _({text:l,at:a}){let h=a;for(;h>0&&l[h-1]!==`
`&&l[h-1]!=="\r";)h--;return h}function d(l){const{text:a,at:h}=l;if(l.peek(1)!=="<")return;l.at+=l.peek(2)==="-"?3:2;const g=l.readName();if(g===void 0){l.at=h;
return}return l.skipSpaces()!==`
`&&l.at<a.length&&l.report("invalid expression: a heredoc marker must end its line",h,l.at),l.skipLine(),l.isAtEnd()||l.at++,g}function c(l,a,h){const g=h.marker??
"";for(;;){if(l.peek(-1)===`
`&&p(l,g))return a.pop(),!0;const E=l.skipAll(S.Md);if(l.isAtEnd()){const I=`unterminated template string: no line closes the heredoc "${g}"`;return l.report(I,
h.start),!1}if(E===`
`)l.at++;else if(b(l,a))return!0}}function p(l,a){const{text:h}=l;let{at:g}=l;for(;(0,S.xC)(h.charAt(g));)g++;const E=h.charAt(g);if(E>" "&&E<"\x80"&&!h.startsWith(
a,g))return!1;const I=h.indexOf(`
`,g),v=I<0?h.length:I;return h.slice(g,v).trim()!==a?!1:(l.at=h.charAt(v-1)==="\r"?v-1:v,!0)}}),4009:((q,K,w)=>{w.d(K,{BD:()=>M,E3:()=>T,jw:()=>$});var S=w(9349),
C=w(3268);function T(d){const{text:c,at:p}=d;if(d.at++,d.skipAll(S.Tj)!=='"')return U(d,p);const l=c.slice(p+1,d.at++);return{kind:"string",start:p,end:d.at,value:l,
verbatim:l}}function M(d,c,p){if(!d.includes("{"))return{kind:"string",...c,value:d,verbatim:d};const l=new S.bs(d,0,p),a={parts:[],known:""};for(l.at=0;l.at<d.
length;){const g=l.at;for(;l.at<d.length&&!x(l.peek());)l.at++;if(a.known+=d.slice(g,l.at),l.at<d.length&&!F(l,a)){R(a,c);break}}const h=a.parts.map(g=>g.kind===
"known"?g:{...g,code:d.slice(g.start,g.end),...c});return j({parts:h,known:a.known},c,d)}const x=d=>d==="$"||d==="%";function U(d,c){const{text:p}=d,l={parts:[],
known:p.slice(c+1,d.at)};for(;;){const a=d.at,h=d.skipAll(S.Tj);if(l.known+=p.slice(a,d.at),h==='"')return d.at++,j(l,{start:c,end:d.at});if(h==="\\")l.known+=P(
d);else if(x(h)){if(!F(d,l))return{kind:"other",start:c,end:d.at}}else return d.reportBrokenString(c),{kind:"other",start:c,end:d.at}}}function j({parts:d,known:c},{
start:p,end:l},a){return d.length===0?{kind:"string",start:p,end:l,value:c,verbatim:a??c}:(c!==""&&d.push({kind:"known",value:c}),{kind:"template",start:p,end:l,
parts:d,verbatim:a})}function R(d,c){d.known!==""&&d.parts.push({kind:"known",value:d.known}),d.known="",d.parts.push({kind:"unknown",start:c.start,end:c.end})}
function F(d,c){const{text:p,at:l}=d,a=p.charAt(l);if(d.peek(1)!=="{"){const g=p.startsWith(`${a}{`,l+1);return c.known+=g?`${a}{`:a,d.at+=g?3:1,!0}d.at+=2;const h=a===
"$"?L(d):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&d.skipBlank()==="}"?(c.known+=h.value,d.at++,!0):(0,C.ku)(d,"}",l)?(p.charAt(l+2)==="~"&&(c.known=
c.known.trimEnd()),R(c,{start:l,end:d.at}),d.countPart(),!0):!1}function L(d){if(d.skipBlank()!=='"'||d.depth>=S.lr)return;d.depth++;const c=T(d);return d.depth--,
c}const N={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function P(d){const{text:c,at:p}=d,l=c.charAt(p+1),a=c.slice(p+2,p+(l==="U"?10:6)),h=l==="U"?/^[0-9a-f]{8}$/i.test(a):/^[0-9a-f]{4}$/i.
test(a),g=Number.parseInt(a,16);if((l==="u"||l==="U")&&h&&g<=1114111)return d.at+=a.length+2,String.fromCodePoint(g);const E=N[l];if(d.at+=E===void 0?1:2,E!==void 0)
return E;const I=JSON.stringify(c.slice(p,p+2));return d.report(`invalid escape sequence: ${I}`,p,p+2),""}function $(d){const{text:c,at:p}=d,l=d.peek(2)==="-",a=(0,C.
Fq)(d);if(a===void 0)return;const h=d.at;if(!(0,C._p)(d,a,p))return{kind:"other",start:p,end:d.at};const g={start:p,end:d.at},E=c.slice(h,c.lastIndexOf(`
`,d.at-1)+1);if(b.test(E)){const y=[{kind:"unknown",...g}];return{kind:"template",...g,parts:y,verbatim:void 0}}const I=E.replaceAll("$${","${").replaceAll("%%{",
"%{"),v=l?k(I):I;return{kind:"string",...g,value:v,verbatim:v}}const b=/(?<!\$)\$\{|(?<!%)%\{/;function k(d){let c=d.length;for(const[p]of d.matchAll(_))c=Math.
min(c,p.length);return d.replace(_,p=>p.slice(c))}const _=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9804:((q,K,w)=>{w.r(K),w.d(K,{clientVersion:()=>_,constraintInvalid:()=>F,
constraintUnmeetable:()=>L,lockInvalid:()=>k,lockOutside:()=>P});var S=w(1064),C=w(4e3),T=w(5799);const M=6,x=d=>`"${(0,C.dh)(d)}"`,U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function j(d){const c=d.replace(U,"");return c===""?"":`: ${c}`}function R(d){switch(d.reason){case"syntax":{const{text:c,why:p}=d;return{message:`${x(c)} is no\
t a version constraint${j(p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${d.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${d.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${x(d.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${d.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${d.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const F=(0,T.lS)((0,T.z3)("constraint-invalid","Version constraint is in\
valid",S.Du),R),L=(0,T.lS)((0,T.z3)("constraint-unmeetable","No version can meet the constraints",S.Du),({of:d,terms:c,preRelease:p})=>({message:`no version of ${d}\
 can match ${(0,C.K4)(c.map(x),M,C.dh)}`,help:p!==void 0?`write ${x(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:c.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),N={terraform:"terraform",opentofu:"\
tofu"},P=(0,T.lS)((0,T.z3)("lock-outside","Locked version does not match the constraints",S.Du),({provider:d,version:c,constraints:p,clients:l})=>{const[a,...h]=l,
g=a===void 0||h.length>0?"":`${N[a]} `;return{message:`locked provider ${d} ${c} does not match configured version constraint ${(0,C.K4)(p,M,C.dh)}`,help:`run \`${g}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),$={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function b(d){const c="failed to read dependency lock file",p="restore the file, or rem\
ove the block and run `init` again";switch(d.reason){case"syntax":return{message:`${c}: ${d.error}`,help:p};case"twice":return{message:`${c}: it has two blocks \
for provider ${d.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${c}: the ${d.of} of provider ${d.
provider} must be written in normalized form: ${x(d.normal)}`,help:p};default:{const[l,a]=$[d.reason];return{message:`${c}: the ${l} of provider ${d.provider} ${a}`,
help:p}}}}const k=(0,T.lS)((0,T.z3)("lock-invalid","Dependency lock file is invalid",S.Du),b),_=(0,T.lS)((0,T.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",S.Du),({client:d,version:c,constraint:p})=>({message:`the version constraint ${x(p)} excludes ${S.bB[d]} ${c}`,help:`use another ver\
sion of ${S.bB[d]}, or change the constraint`}))}),7495:((q,K,w)=>{w.d(K,{TU:()=>L,i4:()=>d,pb:()=>_,zt:()=>R});var S=w(3625),C=w(8011),T=w(3229),M=w(1831),x=w(
5011),U=w(4321),j=w(1022);const R={host:null,isHostImplied:!1,needed:null},F=v=>({host:v,isHostImplied:!1,needed:(0,M.Rt)(v)?"state":v}),L=v=>({host:v,isHostImplied:!0,
needed:v}),N=v=>({host:v,isHostImplied:!1,needed:null}),P=v=>v===null?R:{...R,directHost:v},$=v=>({...R,problem:v}),b=(v,y)=>$((0,C.sourceInvalid)({reason:"reje\
cted",error:v,advice:y}));function k(v,y,A){return A===null?v:{...v,problem:(0,C.sourceNearMiss)({text:y,host:v.host,advice:A})}}const _={module:l,"test-module":(v,y,A)=>{
const W=(0,x.vL)(v,y).kind==="remote";return y==="opentofu"||!W?l(v,y,A):$((0,C.sourceInvalid)({reason:"remote-in-test",text:v}))},"registry-module":(v,y)=>{const A=(0,x.
rE)(v,y);return A.ok?c(A.value):E(v,y)},provider:a,"locked-provider":h,"stack-component":g,stack:(v,y)=>{const A=(0,x.A)(v);return A.ok&&!v.startsWith(".")?N(A.
value.host):{...g(v,y),isHostImplied:!1,needed:null}},"stack-output":v=>{const[y="",...A]=v.split("/");return A.length===3?p(y,N):$((0,C.sourceInvalid)({reason:"\
stack",text:v}))},terragrunt:I,host:v=>p(v,F),url:E};function d(v,y,A){if(v==="terragrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return Y===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(y)?void 0:R:Y===""?L((0,x.Vm)(A)):p(Y,F)}if(v==="url")return P((0,U.uE)(y,A));if(v!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(y))return P((0,U.uE)(y,A));const W=y.indexOf("/");if(W<0)return;const z=(0,x.vL)(`${y.slice(0,W)}/a/b/c`,A);return z.kind==="registry"?c(z):P((0,U.uE)(y,A))}
const c=({host:v,hostImplied:y})=>y?L(v):F(v);function p(v,y){const A=(0,M.Pv)(v),W=(0,T.L6)(v);return A.ok?k(y(A.value),v,W):$((0,C.hostInvalid)({text:v,error:A.
why,advice:W}))}function l(v,y,A){if((0,x.Nj)(v)&&!A)return R;const W=(0,x.vL)(v,y),z=W.kind==="registry"?(0,S.J)(W):(0,x.rE)(v,y);if(A&&!z.ok){const{why:ue}=z,
ke=W.kind==="local"?W:{kind:"invalid",error:ue};return b(ue,(0,T.NM)(v,ke,z))}const Y=(0,T.NM)(v,W,z);if(z.ok)return k(c(z.value),v,Y);if(W.kind==="invalid")return b(
W.error,Y);const ee=W.kind==="remote"?W.host:null;return k(P(ee),v,Y)}function a(v,y){const A=(0,j.m)(v,y);switch(A.kind){case"registry":case"legacy":return A.hostImplied?
L(A.host):k(F(A.host),v,(0,T.cr)(v));case"builtin":return N(A.host);case"invalid":{const[W="",z]=A.error.split(`

`);return b(W,z??(0,T.cr)(v))}}}function h(v,y){const A=(0,j.m)(v,y);if(A.kind==="invalid")return b(A.error,null);if(A.hostImplied)return $((0,C.sourceInvalid)(
{reason:"locked-provider",text:v}));if(A.kind==="builtin")return N(A.host);const W=y==="opentofu"&&A.host===(0,x.Vm)("terraform")&&A.namespace==="hashicorp";return{
...F(A.host),needed:W?(0,x.Vm)(y):A.host}}function g(v,y){if(v!==v.trim())return $((0,C.sourceInvalid)({reason:"white-space",text:v}));if(v==="."||v==="..")return R;
const A=(0,x.rE)(v,y);if(A.ok)return c(A.value);const W=(0,x.A)(v);if(W.ok)return N(W.value.host);const z=(0,x.vL)(v,y);return z.kind==="invalid"?b(z.error,(0,T.
NM)(v,z,A)):P(z.kind==="remote"?z.host:null)}function E(v,y){const A=(0,U.Zy)(v,y);return P(A.ok?A.value.host:null)}function I(v,y){const[,A,W=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(v)??[];if(A===void 0)return v.startsWith("gitlab.com/")?P("gitlab.com"):E(v,y);const[z=""]=W.split("//");if(z.split("/").length!==3)return $((0,C.sourceInvalid)(
{reason:"terragrunt",text:v}));const Y=/[?&]version=([^&]*)/.exec(v)?.[1],ee=A===""?L((0,x.Vm)(y)):p(A,F);return Y===void 0?ee:{...ee,version:Y}}}),4667:((q,K,w)=>{
w.d(K,{F:()=>c,I:()=>_});var S=w(9562);const C=(...p)=>p.map(l=>{const[a="",...h]=l.split(" ");return{type:a,labels:h}}),T={terraform:"app.terraform.io",opentofu:null},
M={terraform:"app.terraform.io",opentofu:"app.terraform.io"},x={terraform:"static",opentofu:"static"},U={opentofu:"static"},j={terraform:"any",opentofu:"any"},R=[
"config","query","migrate"],F=["stack","deploy"],L=(p,l,...a)=>({kind:"remote_state",files:R,path:C(...a,"data terraform_remote_state *"),position:{backend:p,argument:"\
hostname"},grammar:"host",service:l,evaluation:j,absent:"remote_state_default",defaults:T}),N=(p,l,a={})=>({kind:"required_provider",files:p,path:C(...l),position:"\
entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource",...a}),P=(p,l,a,h)=>({kind:a[0],files:p,path:C(...l),position:"source",
...a[1]===void 0?{}:{absent:a[1]},...h}),$=(p,l,a={})=>({kind:"backend_remote",files:p,path:C(...l),position:"hostname",grammar:"host",service:S.Bn,absent:"back\
end_remote_default",defaults:T,...a}),b={grammar:"module",service:S.e$},k={grammar:"stack-component",service:S.e$,isLiteral:!0},_=[P(R,["module *"],["module","m\
odule_missing"],{...b,evaluation:x,merges:"module"}),N(R,["terraform","required_providers"],{merges:"provider"}),N(R,["required_providers"],{isReserved:!0}),$(R,
["terraform","cloud"],{kind:"cloud",service:S.OZ,absent:"cloud_default",evaluation:U,merges:"backend"}),$(R,["terraform","backend remote"],{evaluation:U,merges:"\
backend"}),{kind:"backend_http",files:R,path:C("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:U,merges:"backend"},L("rem\
ote",S.Bn),L("cloud",S.OZ),L("remote",S.Bn,"check *"),L("cloud",S.OZ,"check *"),{kind:"remote_state",files:R,path:C("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:j},$(R,["provider tfe"],{kind:"provider_tfe",service:S.M,absent:"provider_tfe_default",evaluation:j,
defaults:M}),{kind:"provider_tfe",files:["test"],path:C("provider tfe"),position:"hostname",grammar:"host",service:S.M,defaults:M},{kind:"lock_provider",files:[
"lock"],path:C("provider *"),position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0},P(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:S.e$,isLiteral:!0}),$(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
N(F,["required_providers"]),P(F,["component *"],["stack_component","stack_component_missing"],k),P(F,["removed"],["stack_removed","stack_removed_missing"],k),P(
F,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),P(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),N(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),$(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>P(["terragrunt"],[p],["terragrunt_source"],{grammar:"\
terragrunt",service:S.e$,evaluation:j})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:S.e$,isLiteral:!0}],
d=new Map([...new Set(_.flatMap(({files:p})=>p))].map(p=>{const l=_.filter(({files:a})=>a.includes(p));return[p,Map.groupBy(l,a=>a.path[0]?.type??"")]})),c=p=>d.
get(p)??new Map}),5657:((q,K,w)=>{w.d(K,{G:()=>P});var S=w(6760),C=w(5747);const T=21,M=/^(?!\.{1,2}$)[\w.-]+$/;function x(l){let a=!1;for(const h of l.split(`
`)){const g=h.trim();g.startsWith("[")&&(a=g==='[remote "origin"]');const E=g.indexOf("=");if(!(!a||E<0||g.slice(0,E).trim().toLowerCase()!=="url"))return U(g.slice(
E+1).trim())}return null}function U(l){const a=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[h,g]=a===null?j(l):[a[1],a[2]],E=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),I=E.length>1&&E.length<=T;return!h||!I||!E.every(v=>M.test(v))?null:{host:h.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function j(l){
const a=URL.parse(l);return a===null||!/^(https?|ssh):$/.test(a.protocol)?[]:[a.protocol==="ssh:"?a.hostname:a.host,a.pathname.slice(1)]}var R=w(4614);const F=5,
L=/^[0-9a-f]{40}$/,N=/^refs\/(?!.*\.\.)[^\0]+$/;function P(l){const a=(0,S.join)(l,".git"),h=$(a,l)??a,g=p((0,S.join)(h,"commondir")),E=g===null?h:d(g,h),I=()=>c(
(0,S.join)(E,"packed-refs"))??"",v=b(p((0,S.join)(h,"HEAD")),[h,E],I);return v===null?null:{commit:v,isFetched:_(v,c((0,S.join)(h,"FETCH_HEAD"))??"",I),remote:x(
c((0,S.join)(E,"config"))??""),tracked:y=>(0,R.O)((0,S.join)(h,"index"),y)}}function $(l,a){const[,h]=/^gitdir: (.+)$/.exec(p(l)??"")??[];return h===void 0?null:
d(h,a)}function b(l,a,h){let g=l;for(let E=0;g!==null&&E<=F;E+=1){if(L.test(g))return g;const[,I]=/^ref: (.+)$/.exec(g)??[];if(I===void 0||!N.test(I))return null;
g=k(I,a,h)}return null}function k(l,a,h){for(const E of a){const I=p((0,S.join)(E,l));if(I!==null)return I}return h().split(`
`).find(E=>E.endsWith(` ${l}`))?.slice(0,40)??null}function _(l,a,h){const g=(E,I)=>E.split(`
`).some(v=>v.startsWith(`${l}${I}`));return g(a,"	")||g(h()," refs/remotes/")}const d=(l,a)=>(0,S.isAbsolute)(l)?l:(0,S.join)(a,l);function c(l){const a=(0,C.yR)(
l);return a.ok?a.text:null}const p=l=>c(l)?.replace(/\r?\n$/,"")??null}),9498:((q,K,w)=>{w.d(K,{K:()=>M});var S=w(6760),C=w(5657),T=w(4614);function M(L,N,P){const $=(0,C.
G)(L),b=$?.remote??null;if($!==null&&b!==null){const _=$.isFetched||$.commit===P.GITHUB_SHA;return{name:`${b.owner}/${b.name}`,url:x(b,P.GITHUB_SERVER_URL),commit:_&&
U(L,N,$)?$.commit:null}}return{name:($===null?R(L,P):null)??F(L),url:null,commit:null}}function x({host:L,owner:N,name:P},$=""){return`${URL.parse($)?.host===L?
URL.parse($)?.protocol:"https:"}//${L}/${N}/${P}`}function U(L,N,{tracked:P}){const $=P(N);return $.size===N.size&&$.entries().every(([b,k])=>(0,T.R)((0,S.join)(
L,b),k))}const j=/^[\w.-]+\/[\w.-]+$/;function R(L,N){const{GITHUB_WORKSPACE:P,GITHUB_REPOSITORY:$=""}=N;return P!==void 0&&(0,S.resolve)(P)===(0,S.resolve)(L)&&
j.test($)?$:null}const F=L=>(0,S.basename)((0,S.resolve)(L)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((q,K,w)=>{w.d(K,{O:()=>$,R:()=>_});
var S=w(3024),C=w(5747);const T=128*1024*1024,M=12,x=62,U=16384,j=12288,R=4,F=61440,L=4096,N=32768,P=Buffer.alloc(0);function $(d,c){const p=(0,C.io)(d,T);return p===
null?new Map:b(p,c)}function b(d,c){const p=new Map;if(d.length<M)return p;const l=d.readUInt32BE(4);if(d.toString("latin1",0,4)!=="DIRC"||l<2||l>4)return p;const a=d.
readUInt32BE(8);let h=P,g=M;for(let E=0;E<a;E+=1){if(g+x>d.length)return p;const I=d.readUInt16BE(g+60),v=g+x+(I&U?2:0),y=l===R,{kept:A,from:W}=y?k(d,v,h):{kept:P,
from:v},z=d.indexOf(0,W);if(z<0)return p;const Y=d.subarray(W,z),ee=y?Buffer.concat([A,Y]):Y;if(ee.length>L)return p;const ue=(d.readUInt32BE(g+24)&F)===N,ke=ee.
toString("utf8");ue&&(I&j)===0&&c.has(ke)&&p.set(ke,{modified:d.readUInt32BE(g+8),size:d.readUInt32BE(g+36)}),g=y?z+1:g+(z-g+8&-8),h=ee}return p}function k(d,c,p){
let l=c,a=d[l++]??0,h=a&127;for(;a&128;)a=d[l++]??0,h=(h+1)*128+(a&127);return{kept:p.subarray(0,Math.max(0,p.length-h)),from:l}}function _(d,{modified:c,size:p}){
try{const l=(0,S.lstatSync)(d),a=Math.floor(l.mtimeMs/1e3);return l.isFile()&&l.size%2**32===p&&a%2**32===c}catch(l){return(0,C.Oj)(l),!1}}}),6134:((q,K,w)=>{w.
d(K,{SH:()=>x,Td:()=>U,lS:()=>R,n_:()=>T,pH:()=>M,w4:()=>j,yN:()=>N});const S=25e4,C=100;class T{max;count=0;constructor(k=S){this.max=k}add(){return this.count+=
1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*C}}function M(b,k,_,d){return _===void 0?{text:b,body:k,parts:d,problems:[]}:
{text:b,body:k,parts:d,problems:[{...N(b)(_),message:_.message}]}}const x=(b,k,_)=>{const d=[];if(b.kind==="native"){for(const c of b.blocks)c.type===k&&c.labels.
length===_&&d.push(c);return d}for(const c of b.members)c.name===k&&L(k,c.value,_,[],d);return d},U=b=>b.kind==="native"?b.attributes:b.members;function j(b,k){
if(!(b.kind==="native"&&b.mayHave?.(k)===!1)){for(const _ of U(b))if(_.name===k)return _}}const R=b=>b.kind==="object"?b.items.filter(F):b.kind!=="tuple"?[]:b.elements.
flatMap(k=>k.kind==="object"?k.items.filter(F):[]),F=b=>b.name!==void 0&&b.name!=="//";function L(b,k,_,d,c){if(_>0){for(const{name:l,start:a,end:h,value:g}of R(
k))L(b,g,_-1,[...d,{value:l,start:a,end:h}],c);return}const p={start:k.start,end:k.start+1};for(const l of k.kind==="tuple"?k.elements:[k])l.kind!=="object"&&l.
kind!=="tuple"||c.push({...p,type:b,labels:d,body:{kind:"json",members:R(l)}})}const N=b=>{const k=[b.startsWith("\uFEFF")?1:0];let _=b.indexOf(`
`),d;return({start:c,end:p})=>{for(;_>=0&&_<c;_=b.indexOf(`
`,_+1))k.push(_+1);d??=P(b);const l=I=>$(d??[],I-1),a=Math.max(1,$(k,c)),h=k[a-1]??0,g=(k[a]??(_<0?b.length:_)+1)-1,E=I=>I-h-l(I)+l(h)+1;return{line:a,column:E(
Math.max(c,h)),endColumn:E(Math.min(p,g))}}},P=b=>/[\uD800-\uDBFF]/.test(b)?Array.from(b.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function $(b,k){
let _=0,d=b.length;for(;_<d;){const c=_+d>>>1;(b[c]??0)<=k?_=c+1:d=c}return _}}),1724:((q,K,w)=>{w.r(K),w.d(K,{Readings:()=>Dn,RootNotes:()=>An,layoutsOf:()=>Un,
nameRepository:()=>S.K,readTools:()=>Ss,rootsOf:()=>Hn,scanInSteps:()=>vn,textNotes:()=>$n,unmatched:()=>Wn});var S=w(9498),C=w(5143),T=w(1064),M=w(9664),x=w(9804),
U=w(1731),j=w(1790),R=w(2158),F=w(1094);function L(n,e){const t=(0,R.PW)(n);if(!t.ok)return"syntax";const s=t.value;if(s.some(i=>(0,U.Ty)(i.version)))return"pre\
-release";const o=e===null?null:(0,U.oF)(e);if(o===null)return"unknown";if(o.written<3){const i=(0,R.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return i.
ok&&!(0,F.gH)([...s,...i.value],"terraform")?"not-met":"unknown"}return(0,j.jQ)({...o,pre:""},s)?"met":"not-met"}var N=w(5257);function*P(n,e){for(const o of n.
providers){const i=$(o,n.client,e);i!==null&&(yield i)}const{client:t}=n,s=n.clientVersions.length===0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:o,
place:i}of n.clientVersions)L(o,s)==="not-met"&&(yield{problem:(0,x.clientVersion)({client:t,version:s,constraint:o}),places:[i]})}function $(n,e,t){const{constraints:s,
provider:o}=n,{readings:i,upgrade:r}=t;if(i.isMeetable(s.map(({text:V})=>V)))return r?null:b(n,t);const f=s.flatMap(({text:V,place:J})=>i.terms(V).map(ae=>({...ae,
place:J}))),m=(0,N.JT)(o);if(e==="opentofu"&&(0,j.jF)(f))return{problem:(0,x.constraintInvalid)({reason:"unspecified",provider:m}),places:k(f)};const O=(0,F.Sx)(
f,F.Nd),D=[...new Set(O.map(R.mb))],B=f.filter(V=>D.includes((0,R.mb)(V)));return{problem:(0,x.constraintUnmeetable)({of:`provider ${m}`,terms:D}),places:k(B)}}
function b({provider:n,constraints:e,locked:t},{clients:s,readings:o}){const i=t===null?null:(0,U.rK)(t.version.text);if(t===null||i===null)return null;const r=O=>(0,j.
XA)([i],O.flatMap(({text:D})=>o.terms(D)))===null;if(!r(e))return null;const u=e.filter(O=>r([O])),f=u.length===0?e:u;return{problem:(0,x.lockOutside)({provider:(0,N.
JT)(n),version:(0,U.Cg)(i),constraints:[...new Set(f.map(({text:O})=>(0,R.kv)(o.terms(O))))],clients:s}),places:k([t.version,...f])}}const k=n=>[...new Set(n.map(
({place:e})=>e))];var _=w(8011),d=w(3229),c=w(1022),p=w(7236),l=w(5011);function a(n,e){const t=n.filter(({kind:o})=>h.has(o));return t.some(({place:o})=>(0,M.LA)(
o.file))?[...Map.groupBy(t,({address:o})=>o).values()].flatMap(o=>{const i=[...o].sort((f,m)=>Number((0,M.LA)(f.place.file))-Number((0,M.LA)(m.place.file))),r=i.
findLast(({text:f})=>f!==null),u=i.findLast(f=>f.version!==null);return r===void 0?[]:g(r,u??r,e)}):t.flatMap(o=>g(o,o,e))}const h=new Set(["module","module_mis\
sing","test_module","stack_component","terragrunt_source"]);function g(n,e,t){const{address:s,text:o,place:i}=n;if(o===null||v(o))return[];const r=I(n,o,t);if(r===
void 0)return[];const u=(0,N.KS)(e,t),f=u===null&&e.version!==null;return[{address:s,source:o,place:i,module:r,constraint:u,isOpen:f}]}const E=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function I({kind:n},e,t){if(n==="terragrunt_source"&&e.startsWith("tfr:")){const[,o="",i=""]=E.exec(e)??[],r=(0,l.rE)(o===""?i:`${o}/${i}`,t);return r.ok?r.value:
void 0}const s=(0,l.vL)(e,t);return s.kind==="registry"?s:s.kind==="remote"?null:void 0}const v=n=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(n);function y(n,e,t){
const{client:s}=t;return{directory:n.name===""?".":n.name,client:s,directories:e.map(({name:o})=>o),calls:t.hasCalls?[...e.flatMap(({usages:o})=>a(o,s)),...a(n.
tests,s)]:[],providers:A(n,e,s),lockFile:n.lockFile,clientVersions:e.flatMap(({versions:o})=>ke(o,t))}}function A(n,e,t){const s=new Map,o=(r,u,f)=>{const m=(0,N.
JT)(r),O=s.get(m),D=O??{provider:r,places:[],constraints:[]};O===void 0&&s.set(m,D),D.places.push(u),f!==null&&D.constraints.push(f)};for(const r of e){for(const f of W(
r.usages)){const m=z(f,t);m!==null&&o(m,f.place,(0,N.KS)(f,t))}const u=r.versions.filter(({kind:f})=>f==="provider-version");for(const[f,m]of Map.groupBy(u,O=>O.
localName??"")){const O=Y(f,r,t);if(O!==null)for(const{text:D,place:B}of it(m))o(O,B,{text:D,place:B})}}const i=ee(n,t);return Array.from(s,([r,u])=>({...u,locked:i.
get(r)??null}))}function W(n){const e=n.filter(({place:s})=>(0,M.LA)(s.file));if(e.length<2)return n;const t=new Map(e.map(s=>[s.address,s.place.file]));return n.
filter(({address:s,place:o})=>!(0,M.LA)(o.file)||t.get(s)===o.file)}function z(n,e){return n.kind==="lock_provider"||n.kind!=="required_provider"&&n.kind!=="imp\
lied_provider"&&(0,p.o)(n.address)==="terraform"?null:(0,p.l)(n,(0,l.Vm)(e),e)}function Y(n,{usages:e},t){const s=e.find(({kind:o,address:i})=>o.startsWith("req\
uired_provider")&&(0,p.o)(i)===n);return s!==void 0?z(s,t):{host:(0,l.Vm)(t),namespace:"hashicorp",type:n}}function ee({usages:n},e){const t=new Map;for(const s of n){
if(s.kind!=="lock_provider")continue;const o=(0,p.l)(s,(0,l.Vm)(e),e),i=(0,N.KS)(s,e);if(o===null||i===null)continue;const r={version:i,constraints:s.version?.recorded??
null};if(t.set((0,N.JT)(o),{...r,isCopied:!1}),e==="opentofu"&&ue(o)){const u=(0,N.JT)({...o,host:(0,l.Vm)(e)});t.has(u)||t.set(u,{...r,isCopied:!0})}}return t}
const ue=({host:n,namespace:e})=>n===(0,l.Vm)("terraform")&&e==="hashicorp";function ke(n,{client:e,versions:t}){const s=n.filter(o=>rt(o,e,t));return it(s)}function it(n){
const e=n.findLast(({place:t})=>(0,M.LA)(t.file))?.place.file;return e===void 0?n:n.filter(({place:t})=>t.file===e)}function rt({kind:n,place:e},t,{opentofu:s=""}){
const o=/\.tofu(\.json)?$/.test(e.file);return n==="compatible"?t==="opentofu":n!=="version"||t==="terraform"?n==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(s)}function kn(n,e){const t=En(n,e);return t===null?null:Me((n.version??n).place,t)}const Me=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>_n(n.
file).includes(s)),host:null}),_n=n=>/\.tofu(\.json)?$/.test(n)?["opentofu"]:T.Du,bn=/\.tf(component|stack|deploy)\.(hcl|json)$/;function En(n,e){switch(n.kind){case"\
module":case"module_missing":case"test_module":return On(n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return bn.
test(n.place.file)?null:wn(n,e);case"lock_provider":return Sn(n,e);default:return null}}const He=(n,e)=>({problem:(0,x.constraintInvalid)({reason:"syntax",text:n,
why:e}),clients:T.Du,isPlaceholder:(0,d.Kc)(n)}),_e=n=>({problem:n,clients:T.Du});function On(n,{readings:e,releases:t}){const{address:s,version:o}=n;if(o===null)
return null;const{text:i}=o;if(i===null)return!t.every(({client:B,before:G})=>B!=="terraform"||G==="1.15")&&o.isWithheld!==!0?null:{problem:(0,x.constraintInvalid)(
{reason:"expression",address:s}),clients:["terraform"]};const r=e.module(i);if(!r.ok)return He(i,r.why);const u=e.refusedByModules(i);if(u.length===0)return null;
const f=r.value.find(({version:O})=>(0,U.Ty)(O)),m=f&&(0,U.Cg)(f.version);return{problem:(0,x.constraintUnmeetable)({of:s,terms:[i],preRelease:m}),clients:u}}function wn({
kind:n,address:e,text:t,version:s},{readings:o}){if(s===null)return null;if(s.text===null)return _e((0,x.constraintInvalid)({reason:"not-a-string",address:e}));
const i=o.provider(s.text);if(!i.ok)return He(s.text,i.why);const r=T.Du.filter(f=>n==="required_provider"?(0,c.m)(t??"",f).kind==="builtin":(0,p.o)(e)==="terra\
form");if(r.length===0)return null;const u=t??"terraform.io/builtin/terraform";return{problem:(0,x.constraintInvalid)({reason:"built-in",provider:u}),clients:r}}
function Sn(n,{readings:e}){const t=n.text??"",{text:s=null,recorded:o=""}=n.version??{};if(s===null)return _e((0,x.lockInvalid)({reason:"no-version",provider:t}));
const i=(0,U.rK)(s);if(i===null)return _e((0,x.lockInvalid)({reason:"not-a-version",provider:t}));const r=(0,U.Cg)(i);if(r!==s)return _e((0,x.lockInvalid)({reason:"\
not-normal",of:"version",provider:t,normal:r}));if(o==="")return null;const u=e.provider(o);if(!u.ok)return _e((0,x.lockInvalid)({reason:"not-constraints",provider:t}));
const f=(0,R.kv)(u.value);if(f===o)return null;const m={reason:"not-normal",of:"constraints",provider:t,normal:f};return _e((0,x.lockInvalid)(m))}const Mn=({text:n,
place:e})=>Me(e,{problem:(0,x.lockInvalid)({reason:"twice",provider:n??""}),clients:T.Du});function yn({kind:n,place:e},{set:t}){const s=t.filter(i=>i!==T.$I[n].
client),o=Me(e,{problem:(0,_.blockUnsupported)({kind:n}),clients:s});return o.clients.length===0?null:o}function In({kind:n,text:e,place:t},{readings:s,versions:o}){
const i=n!=="provider-version",r=i?s.module(e):s.provider(e),u=i?T.Du.filter(m=>rt({kind:n,place:t},m,o)):T.Du,f=m=>Me(t,{problem:m,clients:u});return r.ok?!i||
!r.value.some(({version:m})=>(0,U.Ty)(m))?null:f((0,x.constraintInvalid)({reason:"pre-release",text:e})):Me(t,{...He(e,r.why),clients:u})}class An{found=new Map;rules;constructor(e){
this.rules=e}add(e){const t=(0,M.Gz)(e.directory==="."?"":e.directory,"main.tf"),s=(0,C.Zl)(t)?t:null;for(const o of P(e,this.rules)){const i=Tn(o),r=this.found.
get(i);if(r===void 0){this.found.set(i,{...o,having:new Set([e.client]),aside:s});continue}r.having.add(e.client),s===null&&(r.aside=null)}}notes(){const{clients:e}=this.
rules;return[...this.found.values()].flatMap(({problem:t,places:s,having:o,aside:i})=>{const[r,...u]=s;if(r===void 0)return[];const f=t.code!=="client-version"&&
o.size===e.length,m={problem:t,place:r,others:u,host:null,clients:f?T.Du:[...o]};return[i===null?m:{...m,aside:i}]})}}const Tn=({problem:n,places:e})=>[n.code,n.
message,...e.map(({file:t,line:s,column:o})=>`${t}:${s}:${o}`)].join(`
`);function*$n(n,e,t){const s=new Set;for(const o of n){if(o.kind==="lock_provider"){const r=`${o.place.file}
${o.text}`;s.has(r)&&(yield Mn(o)),s.add(r)}const i=kn(o,t);i!==null&&(yield i)}for(const o of e){const i=xn(o,t);i!==null&&(yield i)}}function xn(n,e){return"f\
ile"in n?null:"localName"in n?In(n,e):yn(n,e)}var Z=w(7854);const at="\0";class Dn{module=(0,Z.Oo)(R.PW);provider=(0,Z.Oo)(R._T);terms=e=>{const t=this.provider(
e);return t.ok?t.value:[]};refusedByModules=(0,Z.Oo)(e=>{const t=this.module(e);return t.ok?T.Du.filter(s=>!(0,F.gH)(t.value,s)):[]});joined=(0,Z.Oo)(e=>{const t=e.
split(at).flatMap(this.terms),s=t.map(({version:o})=>o);return(0,j.XA)(s,t)!==null||(0,F.Nd)(t)});isMeetable(e){return this.joined([...new Set(e)].join(at))}}const Cn=new Set(
["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy","implied_provider","lock_provider","stack_component","ter\
ragrunt_source"]),Rn=({kind:n})=>n==="installed_module";function Nn(n,e,t){const s=new Map,o=i=>{const r=(0,M.jt)(i),u=s.get(r);if(u!==void 0)return u;const f=Pn(
r);return s.set(r,f),f};for(const i of n){if(!i.clients.includes(t)||Rn(i))continue;const r=o(i.place.file);i.kind==="test_module"?r.tests.push(i):Ln(r,i)}for(const i of e){
const r="file"in i?i.file:i.place.file;if(t==="terraform"&&/\.tofu(\.json)?$/.test(r))continue;const u=o(r);"localName"in i&&u.versions.push(i),u.hasConfiguration||=
i.kind!=="lock",u.isInitialised||=i.kind==="state",i.kind==="lock"&&lt(u,r)}for(const i of s.values())jn(s,i);return s}const Pn=n=>({name:n,usages:[],versions:[],
tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function Ln(n,e){if(e.kind==="lock_provider"?lt(n,e.place.file):n.hasConfiguration=!0,
!Cn.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages.push(e),e.isOverridden))return;ct(e)&&(n.isInitialised=!0);const t=ut(n.name,e);t!==null&&n.children.
push(t)}function lt(n,e){n.lockFile=e,n.isInitialised=!0}const ct=({kind:n,address:e,place:t})=>n==="terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.
test(t.file);function ut(n,e){const{kind:t,text:s}=e;return!(t==="module"||t==="test_module"||ct(e))||s===null||!(0,l.Nj)(s)?null:(0,M.un)(n,s.replace(/\?.*$/s,
""))}function jn(n,e){const{name:t,tests:s}=e;if(s.length===0)return;const o=/^(?:(.*)\/)?tests$/.exec(t),i=o===null?void 0:n.get(o[1]??""),r=i?.hasConfiguration===
!0?i:e;r.isInitialised=!0,r!==e&&(r.tests.push(...s),e.tests=[])}const dt=({name:n,tests:e})=>e.flatMap(t=>ut(n,t)??[]);function Bn(n){const e=new Set;for(const t of n.
values())for(const s of[...t.children,...dt(t)])s!==t.name&&e.add(s);return[...n.values()].filter(({name:t,hasConfiguration:s,isInitialised:o})=>s&&(o||!e.has(t)))}
function Un({usages:n,declared:e,clients:t,patterns:s}){const o=t.map(r=>Nn(n,e,r)),i=Fn(s,new Set(o.flatMap(r=>[...r.keys()])));return t.map((r,u)=>{const f=o[u]??
new Map,m=s.length===0?Bn(f):[...f.values()].filter(O=>O.hasConfiguration&&i.has(O.name));return{client:r,directories:f,roots:m}})}function Fn(n,e){const t=new Set;
for(const s of n)for(const o of e)!t.has(o)&&ft(s,o)&&t.add(o);return t}const ft=(n,e)=>n.matches(e===""?".":e),Wn=(n,e)=>e.flatMap(t=>{const s=({directories:o})=>o.
values().some(i=>i.hasConfiguration&&ft(t,i.name));return n.some(s)?[]:[t.text]});function*Hn(n,{changed:e,versions:t,hasCalls:s=!0}){const o=e===null?null:Kn(e);
for(const{client:i,directories:r,roots:u}of n)for(const f of u){const m=zn(f,r);o!==null&&!m.some(({name:O})=>o.has(O))||(yield y(f,m,{client:i,versions:t,hasCalls:s}))}}
function Kn(n){const e=new Set;for(const t of n){const s=(0,M.jt)(t);e.add(s),/(^|\/)tests$/.test(s)&&e.add((0,M.jt)(s))}return e}function zn(n,e){const t=new Set(
[n]),s=o=>{const i=e.get(o);i!==void 0&&t.add(i)};for(const o of dt(n))s(o);for(const{children:o}of t)for(const i of o)s(i);return[...t]}var Ke=w(4e3),ye=w(2161);
const Vn=1e3,Xn=/(^|\s)#.*$/s,Gn=/(^|\s)(\/\/|\/?\*).*$/s;function De(n,e){const t=/jenkinsfile|\.json$/i.test(n);return e.split(`
`).map((s,o)=>({text:s.slice(0,Vn).replace(t?Gn:Xn,"").trimEnd(),number:o+1}))}function ht(n,{text:e,number:t},s,o){const i=Array.from(e.slice(0,s)).length+1,r=Array.
from(e.slice(s,s+o)).length;return{file:n,line:t,column:i,endColumn:i+r}}const Jn=n=>n.length-n.trimStart().length,pt=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],ze=n=>pt.some(({path:e})=>e.test(n)),mt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function Yn({file:n,text:e}){if(ze(n)){const t=De(n,e);return pt.filter(({path:s,line:o})=>s.test(n)&&(o===void 0||t.some(i=>o.test(i.text)))).map(({client:s})=>s)}
return e.search(mt)<0?[]:De(n,e).flatMap(t=>t.text.match(mt)?.map(s=>s.toLowerCase())??[])}var be=w(3024),se=w(6760),he=w(5747),Ie=w(6195);const Zn=[["",ye.Z8],
[".github",()=>!1],...[".github/workflows",".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",
".spacelift"].map(n=>[n,Qn]),[".devcontainer",n=>n==="devcontainer.json"||(0,ye.Z8)(n)],[".config",ye.TD],[".config/mise",vt],[".mise",vt]];function Qn(n){return/\.ya?ml$/i.
test(n)}function vt(n){return n==="config.toml"}const gt=".github/actions",qn=128*1024,es=200,ts=1e3;function*ns({root:n,exclude:e},t){const s=(0,Ie.Ls)(e),o=(0,be.
realpathSync)(n),i=ss(o).filter(({file:m})=>!s(m)),r=new Map([...i,...t].map(m=>[m.file,m])),u=({file:m})=>m.split("/").length,f=[...r.values()].sort((m,O)=>u(m)-
u(O)||(m.file<O.file?-1:1));for(const{path:m,file:O}of f.slice(0,es)){const D=os(m,o);D!==null&&(yield{file:O,text:D})}}function ss(n){const e=Zn.flatMap(([s,o])=>kt(
(0,se.join)(n,s)).filter(i=>o(i)||ze((0,M.Gz)(s,i))).map(i=>(0,M.Gz)(s,i))),t=kt((0,se.join)(n,gt)).flatMap(s=>["action.yml","action.yaml"].map(o=>`${gt}/${s}/${o}`));
return[...e,...t].map(s=>({file:s,path:(0,se.join)(n,s)}))}function kt(n){try{return(0,be.readdirSync)(n).sort().slice(0,ts)}catch(e){return(0,he.Oj)(e),[]}}function os(n,e){
try{const t=(0,be.realpathSync)(n);if(!(0,Ie.UO)(t,e))return null;const s=(0,be.statSync)(t);if(!s.isFile()||s.size>qn)return null;const o=(0,he.yR)(t);return o.
ok?o.text:null}catch(t){return(0,he.Oj)(t),null}}const is={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},Ce=n=>is[(n??"").toLowerCase()]??"terrafor\
m",Q=(n,e)=>({form:n,read:t=>({client:Ce(t[1]),text:e(t),...t[2]===void 0?{}:{version:t[2]}})}),rs="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(\
?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",as=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,ls=new Map([["has\
hicorp/setup-terraform","terraform"],["opentofu/setup-opentofu","opentofu"]]);function cs(n){const[,e="",t=""]=n,s=`${e}/${t}`,o=ls.get(s.toLowerCase());if(o!==
void 0)return{client:o,text:`uses ${s}`,step:{otherwise:"latest"}};const i=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(s);return i===
null?null:{client:Ce(i[1]??i[2]),text:`uses ${s}`,step:{otherwise:null}}}const us=`(?=["'\\s,\\]})@]|$)`,_t="^[\\s-]*\\w[\\w-]*:\\s*\\[",bt=`(?=["']?\\s*[,\\]])`,
Et=([,n])=>`lists ${n}`,ds=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${us}`),read:([,n="",
e])=>({client:n.startsWith("hashicorp")?"terraform":"opentofu",text:`uses ${n}`,version:e===void 0||/^(light|full|minimal)$/.test(e)?"latest":e})},Q(new RegExp(
`(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${rs})(?![\\w-])`),([,n])=>`runs ${n}`),Q(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,n])=>`sets ${n} as the command`),Q(new RegExp(`${_t}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${bt}`),Et),Q(new RegExp(`${_t}(?=[^\\]]*\\bterrafo\
rm\\b)[^\\]]*?\\b(tofu|opentofu)${bt}`),Et),Q(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,n])=>`sets ${n}`),Q(/--tf-path=\S*?(terraform|tofu)\b/,
([,n])=>`runs ${n}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,n])=>({client:Ce(n),text:`has hooks that run\
 ${n}`,...n==="terraform"?{isHook:!0}:{}})},Q(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,n])=>`uses components/${n}`),Q(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,n])=>`uses the template ${n}`),Q(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,n])=>({client:Ce(n),text:`uses a task of ${n}`,step:{otherwise:null}})},Q(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,n])=>`uses t\
he orb ${n}`),Q(/\/features\/(terraform|opentofu)\b/,([,n])=>`uses the feature ${n}`),Q(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),Q(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),Q(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),Q(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,n])=>`runs tenv ${n}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},Q(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,n])=>`installs ${n}`),Q(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,n])=>`sets ${n}_version`),Q(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,n])=>`sets ${n}_VERSION`)],fs=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,hs=/\b(?:echo|printf)\b[^;&|]*/g;function ps(n){
if(!/terraform|tofu|tfenv/i.test(n))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(n);if(fs.test(n)&&!e)return[];const t=n.replace(hs,i=>" ".repeat(
i.length)),s=as.exec(t),o=s===null?null:cs(s);return s!==null?o===null?[]:[Ot(s,o)]:ds.flatMap(({form:i,read:r})=>{const u=i.exec(t);return u===null?[]:[Ot(u,r(
u))]})}const Ot=({index:n,0:{length:e}},t)=>({version:null,start:n,length:e,...t}),wt={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terr\
aform":"terraform","opentofu/opentofu":"opentofu"},ms=/[^\s"',\]}]+/;function vs({file:n,text:e}){const t=De(n,e);return n.endsWith(".terraform-version")?St(n,t,
"terraform"):n.endsWith(".opentofu-version")?St(n,t,"opentofu"):n.endsWith(".toml")?bs(n,t):gs(n,t)}function Ve(n,e,t,s,o=0){const i=ht(n,e,o,e.text.length-o),r=s===
null?`selects ${t}`:`selects ${t} ${s}`;return{client:t,level:"version-file",place:i,text:(0,Ke.dh)(r,100),version:s}}function St(n,e,t){const s=e.find(({text:o})=>o.
trim()!=="");return s===void 0?[]:[Ve(n,s,t,ms.exec(s.text)?.[0]??null)]}function gs(n,e){return e.flatMap(t=>{const[s="",o=null]=t.text.trim().split(/\s+/),i=Xe(
s);return i===void 0?[]:[Ve(n,t,i,o)]})}const Xe=n=>Object.hasOwn(wt,n)?wt[n]:void 0,ks=/^\s*\[\s*([\w."':/-]+)\s*\]/,_s=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function bs(n,e){const t=[];let s="";for(const o of e){const i=ks.exec(o.text);i!==null&&(s=(i[1]??"").replaceAll('"',""));const[,r="",u=""]=_s.exec(o.text)??[],
f=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],m=Xe(s==="tools"?r:r==="version"?f??"":"");if(m===void 0)continue;const O=/\bversion\s*=\s*(.*)$/s.exec(u)?.[1]??u,D=O.match(
/[^\s"',[\]{}=]+/g)??[];for(const B of O.startsWith("[")?D:D.slice(0,1))t.push(Ve(n,o,m,B,o.text.length-o.text.trimStart().length))}return t}const Es=200,Mt=50,
Os=100,ws=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function Ss(n,e){const t=[],s=new Set;let o=!1;for(const i of ns(n,e)){for(const m of Yn(i))s.add(m);if(ze(i.file))
continue;const r=i.file.slice(i.file.lastIndexOf("/")+1),u=(0,ye.TD)(r)||i.file.endsWith("mise/config.toml"),f=u?vs(i):Ms(i);o||=!u&&ws.test(i.text);for(const m of f)
t.length<Es&&t.push(m)}return{signs:t,setsCloudHostname:o,others:s}}function Ms({file:n,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const t=De(n,e),s=new Map;
let o=0;const i=(0,Z.Oo)(r=>(o+=1,o>Mt?[r]:xs(r,t)));for(const[r,u]of t.entries()){if(s.size>=Mt)break;for(const f of ps(u.text)){const{client:m,start:O,length:D,
isHook:B}=f,G=B===!0?"hook":"tool";for(const V of As(f,t,r,i)){const J=`${m} ${G} ${V}`;if(s.has(J))continue;const ae=ht(n,u,O,D);s.set(J,{client:m,level:G,place:ae,
text:(0,Ke.dh)(f.text,Os),version:V})}}}return ys(n,[...s.values()])}function ys(n,e){return!e.some(({client:s})=>s==="opentofu")||!/atlantis\.ya?ml$/.test(n)?e:
e.filter(({client:s,version:o})=>s==="opentofu"||o!==null).map(s=>({...s,client:"opentofu"}))}const Is=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function As({version:n,step:e},t,s,o){if(e===void 0)return n===null?[null]:o(n);const i=Ts(t,s).map(({text:r})=>Is.exec(r)?.[1]?.replace(/^["']|["']$/g,"")).find(
r=>r!==void 0);return i===void 0?[e.otherwise]:o(i)}function Ts(n,e){const t=n[e]?.text??"",s=t.search(/\b(uses|task):/),o=({text:m})=>m!==""&&Jn(m)<s,i=n.slice(
e+1,e+yt),r=i.findIndex(o),u=t.trimStart().startsWith("-")?[]:n.slice(Math.max(0,e-yt),e),f=u.findLastIndex(o);return[...u.slice(f<0?u.length:f),...i.slice(0,r<
0?void 0:r)]}const yt=40,$s=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function xs(n,e){const[,
t,s,o]=$s.exec(n.trim())??[],i=t??s??o;if(i===void 0)return[n.trim()];for(const{text:r}of e){const u=r.indexOf(i),f=u<0?void 0:Ds.exec(r.slice(u+i.length))?.[1];
if(f===void 0||/[\w-]$/.test(r.slice(0,u)))continue;const m=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(m!==null&&m.length>0)return m}
return[n]}const Ds=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;var de=w(7052),It=w(9349),Cs=w(8704);const At=1024;function Rs(n){if(n.length>
At)return;const e=new Ns(new It.bs(n)),t=e.condition();return e.isAtEnd()?t:void 0}class Ns{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),
this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=It.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==
void 0&&this.take("?")){const s=this.condition(),o=this.take(":")?this.condition():void 0;t=s&&o&&{kind:"condition",test:e,yes:s,no:o}}return this.cursor.depth--,
t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,
right:s}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))
return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"l\
iteral",expression:{kind:"string",start:t,end:e.at,value:s,verbatim:s}}}primary(){const{cursor:e}=this;if(this.take("(")){const u=this.condition();return this.take(
")")?u:void 0}const t=e.skipBlank(),s=e.at,o=e.readName();if(o!==void 0)return this.named(o,s);const i=this.match(/\d+(?:\.\d+)?/y);if(i!==void 0)return Tt(Number(
i),s,e.at);const r=t==='"'||t==="{"||t==="["?(0,Cs.U)(e,t):void 0;return r&&{kind:"literal",expression:r}}named(e,t){const{cursor:s}=this,o={true:!0,false:!1,null:null}[e];
if(o!==void 0)return Tt(o,t,s.at);if(!this.take("("))return{kind:"name",name:e};const i=[];for(;!this.take(")");){const r=this.condition();if(r===void 0||!this.
take(",")&&s.skipBlank()!==")")return;i.push(r)}return{kind:"call",name:e,given:i}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.
at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const Tt=(n,e,t)=>({kind:"literal",expression:{
kind:"primitive",start:e,end:t,value:n}});class Re{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const Ge=4096,Ps=200,Ls=2e4,js=5e6;class Je{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>js}spend(e){if(this.steps+=1,this.count(),this.depth>=Ps||this.steps>Ls||this.
isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>Ge?void 0:t}}const Ee=()=>({name:()=>{},call:()=>{},effort:new Je}),ce=({
expression:n,text:e},t)=>t.effort.spend(()=>$t(n,e,t));function Ae(n,e){const t=Rs(n);return t&&Lt(t,n,e)}const Oe=n=>typeof n=="string"||typeof n=="number"||typeof n==
"boolean"?String(n):void 0;function pe(n){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function $t(n,e,t){switch(n.kind){case"\
string":case"primitive":return n.value;case"object":return pe(s=>{const o=Us(n.items).get(s);return o&&ce(Bs(o,e),t)});case"tuple":return pe(s=>{const o=n.elements[Number(
s)];return o&&ce({expression:o,text:e},t)});case"template":return Fs(Pt(n.parts,e,t),e,t);case"other":return Ae(e.slice(n.start,n.end),t)}}const Bs=({value:n},e)=>({
expression:n,text:e}),xt=new WeakMap;function Us(n){const e=xt.get(n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.
set(s.name,s);return xt.set(n,t),t}function Fs(n,e,t){let s="";for(const o of n){const i=o.kind==="known"?void 0:Rt(o,e),r=o.kind==="known"?o.value:i&&Ae(i,t),u=Oe(
r);if(u===void 0)return Dt(s,r);if(s.length+u.length>Ge)return;s+=u}return s}function Dt(n,e){return e instanceof Re?new Re((n+e.text).slice(0,Ge),e.withheld):new Re(
n)}const Ct=(n,e)=>n.code??e.slice(n.start,n.end);function Rt(n,e){const t=Ct(n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const Nt=/^%\{~?\s*if\s([\s\S]*)\}$/,
Ws=/^%\{~?\s*else\s*~?\}$/,Hs=/^%\{~?\s*endif\s*~?\}$/,Ks=512,zs=1e3;function Pt(n,e,t){if(n.length>zs)return n;const s=n.map(B=>B.kind==="unknown"&&B.end-B.start<=
Ks?Ct(B,e):""),[o,...i]=s.keys().filter(B=>Nt.test(s[B]??"")),r=s.findIndex(B=>Hs.test(B));if(o===void 0||i.length>0||r<o)return n;const u=Nt.exec(s[o]??"")?.[1]??
"",f=Ae(u.replace(/~$/,""),t);if(typeof f!="boolean")return n;const m=s.findIndex(B=>Ws.test(B)),O=m<0?r:m,D=f?n.slice(o+1,O):n.slice(O+1,r);return[...n.slice(0,
o),...D,...n.slice(r+1)]}function Lt(n,e,t){const s=o=>Lt(o,e,t);return t.effort.spend(()=>{switch(n.kind){case"literal":return $t(n.expression,e,t);case"name":
return t.name(n.name);case"call":return t.call(n.name,n.given.map(s));case"step":{const o=s(n.of),i=Oe(s(n.key));return typeof o=="function"&&i!==void 0?o(i):void 0}case"\
condition":{const o=s(n.test);return typeof o!="boolean"?void 0:s(o?n.yes:n.no)}case"comparison":{const[o,i]=[s(n.left),s(n.right)];return[o,i].every(u=>u===null||
Oe(u)!==void 0)?o===i===n.isEqual:void 0}}})}var H=w(6134);function Vs({text:n},e){const t=(0,H.yN)(n);return{text:n,place:s=>{const{line:o,column:i,endColumn:r}=t(
s);return{file:e,line:o,column:i,endColumn:r}}}}const jt=4096,oe=n=>{const e=(0,Ke.dh)(n,jt);return e.length<13?e:` ${e}`.slice(1)},Ye=n=>/[^\0-\x7f]/.test(n)?n.
normalize("NFC"):n,Te=n=>({kind:"known",text:Ye(oe(n))}),Ze=n=>n===void 0||n.length>At?null:{code:oe(n)};function $e(n,e,t=!1){const s=()=>n.text.slice(e.start,
e.end),o=i=>({kind:"pieces",pieces:i,text:oe(s())});switch(e.kind){case"string":return Te(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return Te(
e.verbatim);const i=Pt(e.parts,n.text,Ee()).map(r=>r.kind==="known"?oe(r.value):Ze(Rt(r,n.text)));return i.every(r=>typeof r=="string")?Te(i.join("")):o(i.includes(
null)?[Ze(s())]:i)}case"other":{const i=s(),r=Ae(i,Ee());return typeof r=="string"?Te(r):o([Ze(i)])}case"primitive":case"object":case"tuple":return o([null])}}function Xs(n,e){
return e.kind!=="primitive"?$e(n,e):e.value===null?null:Te(String(e.value))}function Gs(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!=
"object"||t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function me(n){return n?.kind!=="string"?null:Ye(oe(n.value))}function Ne({pieces:n},e){let t="";
for(const s of n){const o=typeof s=="object"&&s!==null?Ae(s.code,e):s;if(o===null&&s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const i=Oe(
o??void 0);if(i===void 0)return{isWhole:!1,...Dt(t,o??void 0)};if(t.length+i.length>jt)return{isWhole:!1,text:t,withheld:null};t+=i}return{isWhole:!0,text:Ye(oe(
t)),withheld:null}}var te=w(7495);const xe=(n,e,t)=>({row:n,kind:n.kind,address:oe(e.join(".")),mergeKey:Js(n,e),localName:null,hasOwnToken:!1,...t});function Js({
merges:n},e){return n===void 0?null:n==="module"?oe(`module.${e.at(-1)}`):n}function Ys(n,e){if(n.version===null)return null;const{value:t,...s}=n.version;if(t.
kind==="known")return{text:t.text,...s};const o=u=>e(n,t,u).flat(),i=T.Du.map(u=>{const[f,...m]=o(u);return[u,m.length===0&&f?.isWhole===!0?f.text:null]}),r=o("\
terraform").some(({withheld:u})=>u!==null);return{text:null,...s,values:Object.fromEntries(i),isWithheld:r}}function Zs(n,e){const[t]=(0,H.SH)(e,"workspaces",0),
s={organization:me((0,H.w4)(e,"organization")?.value),name:t?me((0,H.w4)(t.body,"name")?.value):null};return n.map(o=>({...o,workspace:s}))}const Qe=({version:n})=>n?.
value.kind==="known";function qe(n,e){const t=Pe(n,(0,H.w4)(e,"version")?.value),s=me((0,H.w4)(e,"constraints")?.value);return s===null||t===null?t:{...t,recorded:s}}
function Pe(n,e,t=Xs){const s=e&&t(n,e);return e&&s?{value:s,place:n.place(e)}:null}function Qs({kind:n},e,t){const{row:s,value:o}=e;return o===void 0?Wt(e,n,t):
o.kind==="known"?te.pb[s.grammar](o.text,t,Qe(e)):o.text==="null"?Ft(e,n,t):Bt(s,o,t)??te.zt}function Bt(n,e,t){const{text:s}=Ne(e,Ee());return s===null?void 0:
(0,te.i4)(n.grammar,s,t)}function Ut({row:n,value:e}){return e?.kind!=="pieces"||e.text==="null"?!1:T.Du.some(t=>Bt(n,e,t)===void 0)}const qs=({references:n})=>n.
some(e=>e.row.evaluation!==void 0&&(Ut(e)||e.version?.value.kind==="pieces"));function eo({kind:n},e,t,s){const{row:o,address:i,value:r}=e,u=no(s),f=u.map(({isWhole:V,
text:J})=>J===null?Ft(e,n,t):V?te.pb[o.grammar](J,t,Qe(e)):(0,te.i4)(o.grammar,J,t)),[m]=f,O=f.every(V=>V?.needed===m?.needed);if(m!==void 0&&O&&!f.includes(void 0))
return m;if(o.grammar==="terragrunt"&&to(r))return te.zt;const[D]=t==="terraform"?u.flatMap(({withheld:V})=>V??[]):[],B=o.evaluation!==void 0&&o.evaluation[t]===
void 0,G=(0,_.sourceDynamic)({address:i,argument:o.grammar==="host"?"hostname":"source",expression:r?.kind==="pieces"?r.text:"",candidates:u.map(({isWhole:V,text:J,
from:ae})=>({text:V?J:null,from:ae})),refused:B?"never":D===void 0?null:{variable:D}});return{...te.zt,problem:G}}const to=n=>n?.kind==="pieces"&&n.pieces.some(
e=>typeof e=="string"&&/[?&]ref=/.test(e));function no(n){return n.some(({isWhole:e,from:t})=>e&&t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function Ft(n,e,t){
const{row:s,address:o}=n;return s.defaults!==void 0?Wt({...n,kind:s.absent??n.kind},e,t):s.grammar==="url"?te.zt:{...te.zt,problem:(0,_.sourceInvalid)({reason:"\
null",address:o})}}const so={cloud_default:"cloud block",remote_state_default:"remote state"};function Wt(n,e,t){const{row:s,kind:o,address:i,localName:r}=n;if(s.
defaults!==void 0){const u=s.defaults[t];return u!==null?(0,te.TU)((0,l.mD)(u)):{...te.zt,problem:(0,_.hostMissing)({block:so[o]??"remote backend"})}}return o===
"required_provider_invalid"?{...te.zt,problem:(0,_.sourceInvalid)({reason:"not-a-requirement",address:i})}:r!==null&&e.class!=="stack"&&e.class!=="deploy"?r!=="\
terraform"&&(0,c.s)(r).ok?(0,te.TU)((0,l.Vm)(t)):te.zt:e.isOverride?te.zt:{...te.zt,problem:(0,_.sourceInvalid)({reason:"missing",address:i})}}const oo=1e4;class io{cached=new Map;of(e,t){
const{row:s,value:o}=t;if(o?.kind!=="known"||(0,l.Nj)(o.text))return this.read(e,t);const{clients:i}=e.kind,r=i.length>1?"":i[0],u=`${s.grammar} ${s.service} ${r}\
 ${Qe(t)} ${o.text}`,f=this.cached.get(u);if(f!==void 0)return f;this.cached.size>=oo&&this.cached.clear();const m=this.read(e,t);return this.cached.set(u,m),m}ofUses(e,t,s){
const o=e.kind.clients.map(r=>{const u=new Map;for(const f of s(r)){const m=eo(e,t,r,f),{host:O,needed:D,problem:B,version:G}=m,V=[O,D,G,B?.message].join(" ");u.
has(V)||u.set(V,{client:r,meaning:m})}return[...u.values()]}),i=Math.max(...o.map(({length:r})=>r));return Array.from({length:i},(r,u)=>this.meaningsOf(o.flatMap(
f=>f[u]??[]),t))}read(e,t){const s=e.kind.clients.map(o=>({client:o,meaning:Qs(e,t,o)}));return this.meaningsOf(s,t)}meaningsOf(e,{row:t}){const s=e.some(({meaning:o})=>o.
needed==="state");return{all:e,first:e.find(({meaning:o})=>ro(o))?.meaning??te.zt,hasProblem:e.some(({meaning:o})=>o.problem!==void 0),needs:s?null:Ht(e,t,()=>null)}}}
const ro=({host:n,directHost:e})=>n!==null||e!==void 0;function Ht(n,{service:e},t){if(e===null)return[];const s=new Map;for(const{client:o,meaning:i}of n){const r=i.
needed==="state"?t(o)??i.host:i.needed;if(r===null)continue;const u=[...s.get(r)?.clients??[],o];s.set(r,{host:r,service:e,clients:u})}return[...s.values()]}var ao=w(
9562);const Le=5e4;function Kt(n,e,t,s=Le){const o=[],i=[],r=new lo(n,e,t);for(const u of n){for(const f of u.notes)i.push(f);if(!u.isContext)for(const f of u.references){
if(o.length>=s)return i.push((0,Z.YW)(u.file,(0,de.fileLimit)({kind:"module-usages",max:s}))),zt(o,i);const m=r.meaningsOf(u,f);for(const O of m)o.push(r.usageOf(
u,f,O));if(f.row.isReserved||m.some(({hasProblem:O})=>O)){const O=m.flatMap(D=>D.all);i.push(...uo(u,f,r.inForce(u,f,O)))}}}for(const u of fo(n))o.push(u);return zt(
o,i)}const zt=(n,e)=>({usages:n.sort(Vt),notes:e.sort(Vt)});class lo{files;cache;values;overrides;constructor(e,t,s){this.files=e,this.cache=t,this.values=s,this.
overrides=e.filter(({kind:o})=>o.isOverride)}meaningsOf(e,t){const{value:s}=t;return s?.kind!=="pieces"||!Ut(t)?[this.cache.of(e,t)]:this.cache.ofUses(e,t,o=>this.
values(t,s,o))}usageOf(e,t,s){const{all:o,first:i,needs:r}=s,u=this.inForce(e,t,o),f=u.length===o.length&&r!==null,m={kind:t.kind,host:i.host,isHostImplied:i.isHostImplied,
directHost:i.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,version:i.version===void 0?Ys(t,this.values):{text:i.version,place:t.
place},place:t.place,clients:e.kind.clients,needs:f?r:Ht(u,t.row,this.stateHost),isOverridden:u.length===0},{workspace:O}=t;return O===void 0?m:{...m,workspace:O}}inForce(e,t,s){
return this.overrides.length===0?s:s.filter(({client:o})=>this.isInForce(e,t,o))}replaced=(0,Z.Oo)(e=>co(this.overrides,e));isInForce({kind:e},{mergeKey:t},s){return this.
overrides.length===0||e.isOverride||t===null?!0:!this.replaced(s).has(t)}stateHost=(0,Z.Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(e))for(const s of t.
references){if(!(s.row.merges==="backend")||!this.isInForce(t,s,e))continue;const[i]=this.meaningsOf(t,s),r=i?.all.find(u=>u.client===e)?.meaning.needed??null;if(r!==
null&&r!=="state")return r}return null})}function co(n,e){const t=new Set;for(const{kind:s,references:o,scope:i}of n)if(s.clients.includes(e)){i.hasBackend&&t.add(
"backend");for(const{mergeKey:r,value:u,localName:f}of o)r!==null&&(u!==void 0||f!==null)&&t.add(r)}return t}function uo(n,{place:e,row:t,value:s},o){const i=new Map,
r=s?.kind==="known"&&(0,d.Kc)(s.text),u=n.notes.some(f=>f.place.line===e.line);for(const{client:f,meaning:m}of o){const{problem:O,host:D}=m;if(O===void 0||u&&O.
code==="source-dynamic")continue;const B=O.code==="source-dynamic"?O.message:O.code,G=i.get(B)??{problem:O,host:D,clients:[],place:e,isPlaceholder:r};i.set(B,{...G,
clients:[...G.clients,f]})}if(t.isReserved&&o.length>0){const f=(0,_.blockReserved)({block:"required_providers",parent:"terraform"}),m=o.map(({client:O})=>O);i.
set(f.code,{problem:f,host:null,clients:m,place:e})}return[...i.values()]}const Vt=({place:n},{place:e})=>n.file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.column-
e.column;function fo(n){if(n.every(({scope:s})=>s.providerUses.size===0))return[];const e=new Map,t=n.every(({kind:s})=>s.clients.length===T.Du.length);for(const s of t?
[T.Du]:T.Du.map(o=>[o])){const o=n.filter(({kind:i})=>s.every(r=>i.clients.includes(r)));for(const[i,r]of ho(o)){const u=e.get(i);u===void 0?e.set(i,{use:r,clients:s}):
e.set(i,{...u,clients:[...u.clients,...s]})}}return e.values().map(po).toArray()}function ho(n){const e=new Set(["terraform"]);for(const{references:s}of n)for(const{
localName:o}of s)o!==null&&e.add(o);const t=new Map;for(const{scope:s,isContext:o}of n)if(!o)for(const[i,r]of s.providerUses)e.has(i)||(e.add(i),(0,c.s)(i).ok&&
t.set(i,r));return t}function po({use:n,clients:e}){const t=et.filter(r=>e.some(u=>r.clients.includes(u))),s=t.length===et.length?et:t;return{kind:"implied_prov\
ider",host:t[0]?.host??null,...n,clients:e,needs:s,...{version:null,isOverridden:!1,isHostImplied:!0}}}const et=T.Du.map(n=>({host:(0,l.Vm)(n),service:ao.xq,clients:[
n]}));var mo=w(4009);const Xt=200;function je(n,e=new H.n_){const t=new vo(n,e),s=t.readRoot(),o={kind:"json",members:s===void 0?[]:(0,H.lS)(s)};return(0,H.pH)(
n,o,t.mistake,e)}class vo{text;parts;at=0;depth=0;mistake;constructor(e,t){this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.
report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&
this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const s=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&
!s&&this.report("root value must be object: it is neither an object nor an array of objects",t.start),t}report(e,t,s=t+1){this.mistake??={message:e,start:t,end:s}}stop(e,t){
this.report(e,t),this.at=this.text.length}skipSpaces(){const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===
47)this.skipComment();else return e.charAt(this.at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const o=e.charAt(s);if(o==='"'){const i=this.readString();return i===void 0?void 0:(0,mo.BD)(i,{start:s,end:this.at},t)}if(o==="{"||o==="["){if(this.depth>=Xt)return this.
stop(`values are nested deeper than ${Xt} levels`,s);this.depth++;const i=o==="{"?this.readObject():this.readArray();return this.depth--,i}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Gt.lastIndex=t;const s=Gt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",t):(this.at+=s.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(s)})}readObject(){const e=this.at++,t=[];for(let s=this.
skipSpaces();s!=="}";s=this.skipSpaces()){if(s!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const o=this.
readMember();if(o===void 0)break;t.push(o),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:t}}readMember(){const e=this.at,t=this.readString();
if(t===void 0)return;const s=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const o=this.readValue();return o&&{name:t,start:e,end:s,value:o}}readArray(){const e=this.at++,t=[];for(;this.skipSpaces()!=="]";){const s=this.
readValue();if(s===void 0)break;t.push(s),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const t=this.skipSpaces(),s=this.at;if(t!==e){if(t===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,s),
t!==","){this.report(`missing separator: expected "," or "${e}"`,s);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",s)}}readString(){
const{text:e,at:t}=this;let s=t+1,o=!0;for(let i=e.charCodeAt(s);i!==34;i=e.charCodeAt(s)){if(!(i>=32))return this.stopInString(t,s);i===92&&(o=!1),s+=i===92?2:
1}return this.at=s+1,o?e.slice(t+1,s):this.unescape(e.slice(t+1,s),t+1)}stopInString(e,t){return t>=this.text.length||this.text.charCodeAt(t)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(go,(s,o,i)=>{
if(o===void 0)return JSON.parse(`"${s}"`);const r=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(r,t+i,t+i+2),s}).toWellFormed()}}
const Gt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,go=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Be=w(400),ko=w(4667);function _o(n,e,t,s){
const o=(0,ko.F)(t.class),i=[];for(const u of o.get("")??Jt)Yt(i,Qt(n,u,{body:e,block:void 0,names:[]}));const r=e.kind==="native"?e.blocks:bo(e,o);for(const u of r){
if(i.length>s)break;for(const f of o.get(u.type)??Jt)Zt(n,f,u,[],i)}return i}const Jt=[];function Yt(n,e){for(const t of e)n.push(t)}function bo(n,e){return[...new Set(
n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:i})=>i[0]?.labels.length??0))].flatMap(i=>(0,H.SH)(n,s,i)))}function Zt(n,e,t,s,o){
const i=e.path[s.length],{labels:r,body:u}=t;if(i?.type!==t.type||r.length!==i.labels.length)return;for(let O=0;O<r.length;O++){const D=i.labels[O];if(D!=="*"&&
D!==r[O]?.value)return}const f=[...s,t],m=e.path[f.length];if(m===void 0){const O=f.flatMap(D=>[D.type,...D.labels.map(({value:B})=>B)]);Yt(o,Qt(n,e,{body:u,block:t,
names:O}));return}for(const O of(0,H.SH)(u,m.type,m.labels.length))Zt(n,e,O,f,o)}function Qt(n,e,t){const{position:s}=e,{body:o,block:i,names:r}=t;switch(s){case"\
source":return Ue(n,e,t,(0,H.w4)(o,s)?.value,qe(n,o));case"hostname":{const u=(0,H.w4)(o,s)?.value,f=Ue(n,e,t,u,qe(n,o)),m=e.merges==="backend"?Zs(f,o):f;return qt(
m,(0,H.w4)(o,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(u=>Ue(n,e,t,(0,H.w4)(o,u)?.value,null));case"entries":return(0,H.
Td)(o).map(u=>Oo(n,e,t,u));case"label":{const u=i?.labels.at(-1);if(u===void 0)return[];const f={kind:"known",text:oe(u.value)},m=n.place(u),O=qe(n,o);return[xe(
e,r.slice(0,-1),{value:f,version:O,place:m})]}case"manifest":return wo(n,e,o);default:return Eo(n,e,t,s)}}function Eo(n,e,t,s){if(me((0,H.w4)(t.body,"backend")?.
value)!==s.backend)return[];const i=(0,H.w4)(t.body,"config")?.value,r=ve(i,s.argument),u=qt(Ue(n,e,t,r,null),ve(i,"token"));if(i===void 0||i.kind==="object")return u;
const f=Gs($e(n,i),s.argument);return u.map(m=>({...m,value:f}))}const qt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));function Ue(n,e,{block:t,names:s},o,i){
if(o!==void 0)return[en(n,e,s,o,i)];if(e.absent===void 0||t===void 0)return[];const r=n.place(t);return[xe(e,s,{kind:e.absent,value:void 0,version:i,place:r})]}
function en(n,e,t,s,o){const u=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:$e(n,s,e.isLiteral);return xe(e,t,{value:u,version:o,place:n.place(
s)})}function Oo(n,e,{names:t},{name:s,value:o}){const i=e.merges===void 0?null:`${e.merges}.${s}`,r={address:oe([...t,s].join(".")),localName:oe(s),mergeKey:i};
if(o.kind==="object"){const m=ve(o,"source");return xe(e,t,{...r,kind:m===void 0?e.absent??e.kind:e.kind,value:m&&$e(n,m,e.isLiteral),version:Pe(n,ve(o,"version"),
$e),place:n.place(m??o)})}const u=o.kind==="string"||o.kind==="primitive"||o.kind==="template";return xe(e,t,{...r,kind:u?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:u?Pe(n,o):null,place:n.place(o)})}function wo(n,e,t){const s=(0,H.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:s.elements.
flatMap(o=>{const i=ve(o,"Source"),r=me(ve(o,"Key"));if(i===void 0||r===null)return[];const u=Pe(n,ve(o,"Version"));return[en(n,e,["module",r],i,u)]})}const ve=(n,e)=>n?.
kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,we={providerUses:new Map,hasBackend:!1,traits:[]},tn=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function nn(n,e){const t=e.kind==="json"||n.text.includes("pr\
ovider"),s=new yo(n,t);if(e.kind==="native")for(const o of e.blocks)tn.get(o.type)===o.labels.length&&s.read(o);else for(const[o,i]of tn)(0,H.SH)(e,o,i).forEach(
s.read,s);return s.result()}function So(n,e){const t=Mo.flatMap(({argument:s,kind:o})=>{const i=(0,H.w4)(e,s)?.value,r=me(i);if(i===void 0||r===null)return[];const u=n.
place(i);if(o==="version")return[{kind:o,text:r,localName:null,place:u}];const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(r)?.[1];return f===void 0?[]:[{kind:o,
text:f,place:u}]});return t.length===0?we:{...we,traits:t}}const Mo=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constraint",kind:"\
version"}];class yo{uses;hasBackend=!1;traits;source;maySelect;constructor(e,t){this.source=e,this.maySelect=t}read(e){const{type:t,labels:s,body:o}=e;switch(t){case"\
language":this.addTrait("language",e);for(const i of(0,H.SH)(o,"compatible_with",0))this.addVersion("compatible",(0,H.w4)(i.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,H.SH)(o,"backend",1).length>0||(0,H.SH)(o,"cloud",0).length>0;for(const i of(0,H.SH)(o,"encryption",0))this.addTrait("encryption",i);this.
addVersion("version",(0,H.w4)(o,"required_version"));return;case"provider":for(const i of s)this.use(i.value,i.value,i,[e]),this.addVersion("provider-version",(0,H.
w4)(o,"version"),oe(i.value));(0,H.w4)(o,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const i of(0,H.SH)(o,"data",2))this.readTyped(i,[e,i]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}result(){const{hasBackend:e,uses:t,traits:s}=this;return{providerUses:t??we.providerUses,hasBackend:e,traits:s??we.traits}}addTrait(e,t){this.traits??=[],this.
traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const o=me(t?.value);t===void 0||o===null||(this.traits??=[],this.traits.push({kind:e,
text:o,localName:s,place:this.source.place(t.value)}))}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(e,t)||this.use(Ao(s.value),s.value,s,t)}readNamed(e,t){
if(!this.maySelect)return!1;const s=(0,H.w4)(e.body,"provider")?.value,o=s===void 0?void 0:xo(this.source,s);return s===void 0||o===void 0?!1:(this.use(o,o,s,t),
!0)}use(e,t,s,o){if(this.uses??=new Map,this.uses.has(e))return;const{source:i}=this;this.uses.set(oe(e),{text:oe(t),address:Io(o),place:i.place(s)})}}const Io=n=>oe(
n.flatMap(({type:e,labels:t})=>[e,...t.map(({value:s})=>s)]).join(".")),Ao=n=>{const e=n.indexOf("_");return e<0?n:n.slice(0,e)},To=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
$o=256;function xo({text:n},{start:e,end:t}){return To.exec(n.slice(e,Math.min(t,e+$o)))?.[1]}const Do=64;function*Co(n,e){const t=[],s=[];let[o,i]=[0,0],r=-1;for(const{
path:u,file:f,kind:m,isContext:O}of n){if(r+=1,r>0&&r%Do===0&&(yield e+r))return null;const B=(0,he.yR)(u);if(!B.ok){const{failure:J}=B,ae=J.kind==="size"?(0,de.
fileLimit)(J):(0,de.fileUnreadable)({what:"file",code:J.code});s.push((0,Z.YW)(f,ae));continue}if(!B.isUtf8&&!O){const J=No("\uFFFD",B.text);s.push((0,Z.YW)(f,(0,de.
fileSyntax)({error:null,file:f}),J))}o+=B.bytes;const G=Bo(B.text,m,f,O),V=Ro(G,Le-i);if(i+=tt(V),t.push(V),V!==G){const J=(0,de.fileLimit)({kind:"module-usages",
max:Le});s.push((0,Z.YW)(f,J));break}}return{files:t,notes:s,bytes:o}}function Ro(n,e){if(tt(n)<=e)return n;const t={...n.scope,providerUses:we.providerUses};return{
...n,references:n.references.slice(0,e),scope:t}}const tt=({references:n,scope:e})=>n.length+e.providerUses.size;function No(n,e){const t=e.slice(0,e.indexOf(n)).
split(`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}function*Po(n){const e=n.filter(({kind:o})=>o.class==="config"),[t]=e;t!==void 0&&
n.every(o=>tt(o)===0)&&(yield{kind:"module",file:t.file});const s=e.filter(({scope:o})=>o.hasBackend);for(const o of new Set(s.map(({kind:i})=>i.clients))){const i=e.
find(({kind:r})=>r.clients===o);i!==void 0&&(yield{kind:"state",file:i.file})}for(const{file:o,kind:i,references:r,scope:u,isContext:f}of n)if(i.class==="lock"&&
r.length===0&&(yield{kind:"lock",file:o}),!(i.class!=="config"||f))for(const m of u.traits)m.kind!=="binary"&&(yield m)}const Lo=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
nt=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!Lo.test(n),jo={config:nn,query:nn,terragrunt:So};function Bo(n,e,t,s=!1,o=new H.n_){const i=(e.
syntax==="json"?je:Be.K)(n,o),r=Vs(i,t),{body:u}=i,f=_o(r,u,e,Le),m=jo[e.class]?.(r,u)??we,O=nt({file:t,kind:e,references:f})&&!o.isExceeded(),D=s||O?[]:Uo(i,e,
t);return{file:t,kind:e,references:f,scope:m,notes:D,isContext:s}}function Uo({problems:n,parts:e},t,s){return e.isExceeded()?[(0,Z.YW)(s,(0,de.fileLimit)({kind:"\
parts",max:e.max}))]:n.map(({message:o,...i})=>{const r=t.class==="lock"?(0,x.lockInvalid)({reason:"syntax",error:o}):(0,de.fileSyntax)({error:o,file:s});return{
...(0,Z.YW)(s,r,i),clients:t.clients}})}var Fo=w(5603),Wo=w(7152);const Ho=25e4;function*Ko(n,e,t=Ho){const s=[],o=new Z.u3,i=[],r=new io,u=[],f=e({calls:()=>Vo(
s,i),terragrunt:()=>u});let[m,O,D]=[0,0,0],B=!0,G=!1;const V=new Fo.j,J=[],ae={toolFiles:[],hasPlugins:!1};let ge=null;for(const le of(0,Wo.G)(n,ae)){if(le.kind===
"note"){o.add(le.note);continue}if(le.kind==="directory"){if(!(yield m))continue;ge=le.name;break}if(s.length+D>=t){o.add(sn(le.files,t));break}const ne=yield*Co(
le.files,m);if(ne===null){ge=(0,M.jt)(le.files[0]?.file??"");break}m+=ne.files.length,O+=ne.bytes,B&&=ne.files.every(nt),V.addFiles(ne.files);for(const ie of Po(
ne.files))J.push(ie);for(const ie of ne.files)ie.kind.class==="terragrunt"&&(u.push(ie.file),G||=!nt(ie));for(const ie of ne.notes)o.add(ie);if(ne.files.some(qs)){
i.push({files:ne.files,usagesBefore:s.length});for(const{references:ie}of ne.files)D+=ie.length;continue}const We=Kt(ne.files,r,f);for(const ie of We.usages)s.push(
ie);for(const ie of We.notes)o.add(ie)}let X=s.length;const re=[];for(const{files:le}of i){if(X>=t){o.add(sn(le,t));break}if(yield m){ge??=(0,M.jt)(le[0]?.file??
"");break}const ne=Kt(le,r,f);for(const We of ne.notes)o.add(We);X+=ne.usages.length,re.push(ne.usages)}const gn=zo(s,i,re);V.addUsages(gn);const[bi,Ei]=[V.signs(),
V.constraints()];return{...{usages:gn,declared:J,notes:o.all(),files:m,bytes:O,isEmpty:B,usesTerragrunt:G,signs:bi,constraints:Ei},...ae,endedAt:ge}}const sn=([
n],e)=>(0,Z.YW)((0,M.jt)(n?.file??""),(0,de.fileLimit)({kind:"usages",max:e}));function zo(n,e,t){const s=e.map(({usagesBefore:o},i)=>{const r=e[i+1]?.usagesBefore;
return[...t[i]??[],...n.slice(o,r)]});return s.length===0?n:[n.slice(0,e[0]?.usagesBefore),...s].flat()}function*Vo(n,e){yield*n;for(const{files:t}of e)for(const{
references:s}of t)for(const{kind:o,value:i,place:r}of s)yield{kind:o,text:i?.text??null,place:r}}function Xo({root:n,scan:e}){const t=[n,...e.map(i=>(0,se.resolve)(
n,(0,Ie.VK)(i).fixed))].map(Fe),s=i=>t.some(r=>r!==null&&(0,Ie.UO)(i,r)),o=(i,r)=>{const u=Fe((0,se.resolve)(n,i));return u===null||!s(u)?[]:Go(u).filter(r).map(
({name:m})=>m).sort()};return{list:i=>o(i,r=>!r.isDirectory()),directories:i=>o(i,r=>r.isDirectory()&&!(0,Ie.G$)(r.name)),exists:i=>{const r=Fe((0,se.resolve)(n,
i));return r!==null&&s(r)},read:(i,r)=>{const u=Fe((0,se.resolve)(n,i));if(u===null||!s(u))return null;const f=(0,he.yR)(u,r);return f.ok?f.text:null}}}function Fe(n){
try{return(0,be.realpathSync)(n)}catch(e){return(0,he.Oj)(e),null}}function Go(n){try{return(0,be.readdirSync)(n,{withFileTypes:!0})}catch(e){return(0,he.Oj)(e),
[]}}const on={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},Jo=["default","const","nullable","sensitive"];function Yo(n,e,t){const s=t.list(
n),o=new Set(s),i=new H.n_,r=new Zo,u=s.flatMap(f=>{const m=(0,ye.L8)(f,o,"");return m?.class==="lock"&&(r.isRoot=!0),m?.class==="config"&&m.clients.includes(e)?
[{name:f,kind:m}]:[]});for(const f of[!1,!0])for(const{name:m,kind:O}of u){const D=O.isOverride===f?t.read((0,M.Gz)(n,m)):null;if(D!==null&&r.read((O.syntax==="\
json"?je:Be.K)(D,i)),i.isExceeded())return on}return r.bytes+=i.bytes,r}class Zo{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({text:e,body:t}){
this.bytes+=e.length;for(const s of(0,H.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,H.SH)(t,"locals",0))rn(this.locals,s,e);for(const s of(0,H.SH)(
t,"module",1)){const[o]=s.labels;if(o===void 0)continue;const i=this.calls.get(o.value)??new Map;this.calls.set(o.value,i),rn(i,s,e)}for(const{body:s}of(0,H.SH)(
t,"terraform",0))this.isRoot||=(0,H.SH)(s,"backend",1).length>0||(0,H.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[o]=e;if(o===void 0)return;
const i=this.variables.get(o.value)??{};this.variables.set(o.value,i);const r=D=>{const B=(0,H.w4)(t,D)?.value;return B&&ce({expression:B,text:s},Ee())},[u,f,m,
O]=Jo.map(r);u!==void 0&&(i.default=u),f!==void 0&&(i.isConst=String(f)==="true"),String(O)==="true"&&(i.isConst=!1),m!==void 0&&(i.isNullable=String(m)==="true")}}
function rn(n,{body:e},t){for(const{name:s,value:o}of(0,H.Td)(e))n.set(s,{expression:o,text:t})}const Qo=64*1024,qo={coalesce:n=>n.includes(void 0)?void 0:n.find(
e=>e!==null&&e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(Oe),s=n.split("%s");if(!(t.includes(void 0)||t.length!==
s.length-1))return s.map((o,i)=>o+(t[i]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let o=0;t.length===
o;o++){const i=Oe(e(String(o)));if(i!==void 0&&t.push(i),s+=n.length+(i?.length??0),s>Qo)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n=="st\
ring"?n.toLowerCase():void 0},an=(n,e)=>qo[n]?.(e),ln=/\.tfvars(\.json)?$/,cn=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,un=/^terraform\.tfvars/,ei=/\.(tf|tofu)(\.json)?$/,
st=200,dn=1024*1024,ti=2;function ni(n,e){const t=new H.n_;let s=0;const o=m=>{const O=s>dn?null:e.read((0,M.Gz)(n,m),dn);return s+=O?.length??0,si(m,O,t)},i=e.
list(n).filter(m=>ln.test(m)),r=i.filter(m=>!cn.test(m));for(const m of fn("",n,e,ti))r.push(m);const u=i.filter(m=>cn.test(m)).slice(0,st).sort((m,O)=>Number(un.
test(O))-Number(un.test(m))).map(o).reverse(),f=r.slice(0,st).map(m=>({given:o(m),from:`with ${(0,M.Gz)(n,m)}`}));return{loaded:m=>{for(const O of u){const D=O(
m);if(D!==void 0)return D}},others:f,bytes:s+t.bytes}}function*fn(n,e,t,s){if(s!==0)for(const o of t.directories(e).slice(0,st)){const[i,r]=[(0,M.Gz)(e,o),(0,M.
Gz)(n,o)],u=t.list(i);if(!u.some(f=>ei.test(f))){for(const f of u)ln.test(f)&&(yield(0,M.Gz)(r,f));yield*fn(r,i,t,s-1)}}}function si(n,e,t){if(e===null)return()=>()=>{};
const s=n.endsWith(".json"),{text:o,body:i}=(s?je:Be.K)(e,t);if(t.isExceeded())return()=>()=>{};const r=new Map;for(const{name:u,value:f}of(0,H.Td)(i))r.has(u)||
r.set(u,f);return u=>{const f=r.get(u);return f&&(()=>ce({expression:f,text:o},Ee()))}}const fe={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},hn={instances:0,kept:0,depth:0};class oi{effort=new Je;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...hn};read=0;surroundings;client;evaluation;constructor(e,t,s){
this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,kept:s}=this.size;if(t>fe.instances||s>fe.kept){this.size={...hn};for(const o of[this.
known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.
depth+=1;const s=this.calledBy(e);this.size.depth-=1;const i=[...s.length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,i),i}declarations(e){
const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>fe.read)return on;const s=Yo(e,this.client,this.surroundings.files);return this.declared.set(e,
s),this.count(s),s}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:o}=this.surroundings;
if(this.read>fe.read)return[this.unknown(e)];const i=ni(e,s),{loaded:r,others:u}=i;this.count(i);const f=(O,D)=>this.instance(e,O,{use:e,from:D}),m=[f(r,null)];
for(const{given:O,from:D}of u)m.push(f(B=>O(B)??r(B),D));for(const O of this.declarations(e).variables.keys()){const D=o(O);if(!(D===null||r(O)!==void 0)){if(m.
length>=fe.uses)break;m.push(f(B=>B===O?pn:r(B),`with ${D}`))}}return this.rootsOf.set(e,m),m}calledBy(e){const t=[];for(const s of this.callers(e)){const i=this.
size.depth>fe.depth||this.size.instances>fe.instances?[this.unknown(s)]:this.find(s);for(const[r,u]of this.callsIn(s).get(e)??[])for(const{scope:f,use:m,from:O}of i){
if(t.length>=fe.uses)return[...t,this.unknown(e)];const D=B=>{const G=u.get(B);return G&&(()=>ce(G,f))};t.push(this.instance(e,D,{use:`${m} ${r}`,from:O}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const i=new Map;this.dynamicCalls=i;for(const r of s)
for(const u of this.callsIn(r).keys())u!==null&&i.set(u,(i.get(u)??new Set).add(r))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[o]=this.roots(e),i=s&&o&&ce(s,o.scope);return typeof i=="string"&&(0,l.Nj)(i)?(0,M.un)(e,i):null}unknown(e){return this.instance(e,()=>pn,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:o,locals:i}=this.declarations(e),u={var:pe(O=>{const D=o.get(O);return D&&this.variableValue(O,D,t(O))}),
local:pe(O=>{const D=i.get(O);return D&&ce(D,m)}),path:O=>O==="module"||O==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const m={name:O=>u[O],
call:an,effort:f};return{scope:m,...s}}variableValue(e,{default:t,isConst:s,isNullable:o},i){const r=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!r)return new Re("",e);const u=i===void 0?t:i();return u===null&&o===!1?t:u}}const pn=()=>{},ii=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ri(n){
const e=new Map,t=new Set;for(const{kind:s,text:o,place:i}of n)if(!(s!=="module"||o===null))if((0,l.Nj)(o)){const r=(0,M.jt)(i.file),u=(0,M.un)(r,o),f=e.get(u);
f===void 0?e.set(u,new Set([r])):f.add(r)}else ii.test(o)&&t.add((0,M.jt)(i.file));return{callers:e,dynamic:t}}const ai=64*1024*1024;class li{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>ai&&(this.known.clear(),
this.characters=s?.length??0);const o=s===null?null:ci(s,e.endsWith(".json"));return this.known.set(e,o),o}}function ci(n,e){const{text:t,body:s}=e?je(n):(0,Be.
K)(n),o=(f,m)=>{const O=(0,H.w4)(f.body,m)?.value;return O&&{expression:O,text:t}},i=new Map;for(const f of(0,H.SH)(s,"locals",0))for(const{name:m,value:O}of(0,H.
Td)(f.body))i.set(m,{expression:O,text:t});const r=new Map;for(const f of[...(0,H.SH)(s,"include",0),...(0,H.SH)(s,"include",1)]){const m=o(f,"path");m!==void 0&&
r.set(f.labels[0]?.value??"",m)}const u=(0,H.SH)(s,"terraform",0).map(f=>o(f,"source"));return{locals:i,inputs:o({body:s},"inputs"),includes:r,hasSource:u.some(
f=>f!==void 0)}}const Se=n=>se.posix.dirname(`/${n}`);function ui(n){const{from:e,unit:t,parent:s,isSet:o}=n,i=Se(e),r=(u,f)=>se.posix.relative(u,f)||".";return{
basename:(u,[f])=>typeof f=="string"?se.posix.basename(f):void 0,dirname:(u,[f])=>typeof f=="string"?se.posix.dirname(f):void 0,find_in_parent_folders:(u,f)=>di(
n,f),get_env:(u,[f,m])=>typeof f=="string"&&!o(f)?m:void 0,get_original_terragrunt_dir:()=>Se(t),get_parent_terragrunt_dir:(u,[f])=>Se(s(f)),get_path_from_repo_root:()=>r(
"/",i),get_path_to_repo_root:()=>r(i,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>i,path_relative_from_include:(u,[f])=>r(i,Se(s(f))),path_relative_to_include:(u,[
f])=>r(Se(s(f)),i),try:(u,f)=>f.find(m=>m!==void 0)}}function di({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,o]=t;if(typeof s=="string"){for(let i=Se(
n);i!=="/";){i=se.posix.dirname(i);const r=se.posix.join(i,s);if(e.exists(r.slice(1)))return r}return o}}const fi=["terragrunt.hcl","terragrunt.hcl.json"];class hi{effort=new Je;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new li(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const o=this.scopeOf(t);for(const i of s.includes.values()){const r=this.fileAt(ce(i,o),t);if(r===
null)continue;const u=e.get(r);u===void 0?e.set(r,[t]):u.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const o=`${s.file}
${s.from}`,i=e.get(o)??this.configOf(s,t);return e.set(o,i),i};return t}configOf(e,t){const{file:s,from:o,unit:i}=e,r=this.read.read(s),u=X=>X&&ce(X,ge),f=X=>this.
fileAt(u(r?.includes.get(X)),o),m=(X,re)=>{if(!(X===null||this.read.read(X)===null))return t({file:X,from:re??X,unit:i}).value},O=pe(X=>u(r?.locals.get(X))),D=pe(
X=>{if(!r?.includes.has(""))return m(f(X),o);const re=m(f(""),o);return typeof re=="function"?re(X):void 0}),B=pe(X=>X==="locals"?O:X==="inputs"?u(r?.inputs):void 0),
G=X=>{if(s!==o)return s;const[re]=r?.includes.keys()??[];return f(typeof X=="string"?X:re??"")??s},{files:V,isSet:J}=this.surroundings,ae=ui({from:o,unit:i,parent:G,
files:V,isSet:J}),ge={name:X=>X==="local"?O:X==="include"?D:void 0,call:(X,re)=>X!=="read_terragrunt_config"?(ae[X]??an)(X,re):m(this.fileAt(re[0],o),null)??re[1],
effort:this.effort};return{scope:ge,value:B}}fileAt(e,t){if(typeof e!="string")return null;const s=se.posix.resolve("/",(0,M.jt)(t),e).slice(1);if(se.posix.join(
e.startsWith("/")?".":(0,M.jt)(t),e).startsWith(".."))return null;const i=fi.map(r=>(0,M.Gz)(s,r)).find(r=>this.read.read(r)!==null);return i!==void 0&&this.read.
read(s)===null?i:s}}const mn=".github/workflows",pi=200;function mi(n){const e=new Map,t=n.list(mn).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,pi)){
const o=`${mn}/${s}`,i=n.read(o)??"";for(const[,r,u]of i.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=r??u??"";e.has(f)||e.set(f,o)}}return e}
function vi(n,e,t){const s=new Set(t),o=(0,Z.Oo)(i=>mi(n));return{files:n,calls:()=>ri(e.calls()),all:e.terragrunt,isSet:i=>s.has(i),setBy:i=>{const r=`TF_VAR_${i}`;
if(s.has(r))return r;const u=o("all").get(i);return u===void 0?null:`${r} in ${u}`}}}function gi(n){const e=(0,Z.Oo)(s=>(0,Z.Oo)(o=>new oi(n,s,o))),t=new hi(n);
return({row:s,place:o},i,r)=>{if(s.grammar==="terragrunt")return ki(t,o.file,i);const u=s.evaluation?.[r];if(u===void 0)return ot(i);const f=e(r)(u);if(f.effort.
isSpent)return ot(i);const m=new Map;for(const{scope:O,use:D,from:B}of f.of((0,M.jt)(o.file))){O.effort.renew();const G={...Ne(i,O),from:B},V=m.get(D);V===void 0?
m.set(D,[G]):V.push(G)}return[...m.values()]}}const ot=n=>[[{...Ne(n,Ee()),from:null}]];function ki(n,e,t){if(n.effort.isSpent)return ot(t);const s=r=>({...Ne(t,
r),from:null}),o=s(n.scopeOf(e));if(o.isWhole)return[[o]];const i=n.includedScopes(e).map(r=>[s(r)]);return i.length===0?[[o]]:i}const vn=(n,e=[])=>Ko(n,t=>gi(vi(
Xo(n),t,e))),Oi=(n,e=[])=>_i(vn(n,e));function _i(n){for(;;){const e=n.next(!1);if(e.done)return e.value}}}),8011:((q,K,w)=>{w.r(K),w.d(K,{blockReserved:()=>_,blockUnsupported:()=>d,
hostDotlessModule:()=>l,hostIdnModule:()=>a,hostInvalid:()=>c,hostMissing:()=>p,sourceDynamic:()=>k,sourceInvalid:()=>F,sourceNearMiss:()=>L});var S=w(6174),C=w(
1064),T=w(4e3),M=w(5799);const x=120,U={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},j={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function R(h){switch(h.reason){case"rejected":{const{error:g,advice:E}=h;return{message:g,help:E??void 0}}case"missing":case"null":case"not-a-requirement":{
const[g,E]=j[h.reason];return{message:`${h.address} ${g}`,help:E}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
g,E]=U[h.reason];return{message:`"${h.text}" ${g}`,help:E}}}}const F=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",C.Du),R),L=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",C.Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry address`:`"${h.text}" is read \
as host ${h.host}`,help:h.advice})),N=4,P="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function $(h){const g=h.slice(0,
N).map(({text:v,from:y})=>`${v===null?"not known":(0,T.dh)(v,x)} ${y??"by default"}`),E=h.length-g.length,I=E>0?`${E} more`:g.pop();return`${g.join(", ")} and ${I}`}
function b(h){const{address:g,argument:E,expression:I,candidates:v,refused:y}=h,A=(0,S.Q)((0,T.dh)(I,x)),W=`${E} of ${g} is ${A}`;if(y==="never")return{message:`${W}\
, which Terraform does not evaluate`,help:`write the ${E} as a literal`};if(y!==null){const{variable:z}=y;return{message:`${W}, and Terraform evaluates var.${z}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${z}", which requires Terraform 1.15, or write the ${E} as a literal`}}return v.length>
1?{message:`${W}, which is ${$(v)}`,help:P}:{message:`${W}, which is only known at init time`,help:P}}const k=(0,M.lS)((0,M.lm)("source-dynamic","Source address\
 is only known at init time"),b),_=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:h,parent:g})=>({message:`${h} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${g} block`})),d=(0,M.lS)((0,M.z3)("block-unsuppor\
ted","Block is not supported by this CLI",C.Du),({kind:h})=>{const{client:g,what:E}=C.$I[h];return{message:`${E} is supported by ${C.bB[g]} only`,help:g==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),c=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invali\
d",C.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,help:h.advice??void 0})),p=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:h})=>({severity:"warning",message:`the ${h} has no hostname, and OpenTofu has no default`,help:h==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),l=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",C.Du),({host:h,name:g})=>({
message:`module sources cannot name host ${h}: must contain at least one dot`,help:`use a full name such as ${g}.localdomain; provider addresses accept the shor\
t name`})),a=(0,M.lS)((0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:h})=>({message:`Terraform c\
annot use modules from host ${h}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),1731:((q,K,w)=>{w.d(K,{Cg:()=>L,Ty:()=>F,Zy:()=>N,dU:()=>P,hZ:()=>T,oF:()=>U,rK:()=>j});var S=w(9562);const C=new RegExp(
`^${S.eQ}$`),T=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,M=new RegExp(`^${T}[.+-]?$`),x=2n**63n-1n;function U(b){const[
,k,_,d,c]=C.exec(b)??[];return k===void 0?null:R(b,k,d??_,c)}function j(b){const[,k,_,d]=M.exec(b)??[];return k===void 0?null:R(b,k,_,d)}function R(b,k,_="",d=""){
const c=k.split(".").map(l=>l.replace(/^0+(?=.)/,""));if(c.some(l=>l.length>19))return null;const p=c.map(BigInt);if(p.some(l=>l>x))return null;for(;p.length<3;)
p.push(0n);return{text:b,numbers:p,written:c.length,pre:_,build:d}}const F=b=>b.pre!=="",L=({numbers:b,pre:k,build:_})=>`${b.join(".")}${k===""?"":`-${k}`}${_===
""?"":`+${_}`}`;function N(b,k){const _=Math.max(b.numbers.length,k.numbers.length);for(let d=0;d<_;d++){const[c,p]=[b.numbers[d]??0n,k.numbers[d]??0n];if(c!==p)
return c<p?-1:1}return b.pre===k.pre||b.numbers.length!==k.numbers.length?0:b.pre===""||k.pre===""?b.pre===""?1:-1:P(b.pre,k.pre)}function P(b,k){const[_,d]=[b.
split("."),k.split(".")];for(let c=0;;c++){const[p,l]=[c+1>=_.length,c+1>=d.length];if(p!==l)return p?-1:1;const a=$(_[c]??"",d[c]??"");if(a!==0||p)return a}}function $(b,k){
const[_,d]=[/^[0-9]*$/.test(b),/^[0-9]*$/.test(k)];return _!==d?_?-1:1:_&&b.length!==k.length?b.length-k.length:b===k?0:b<k?-1:1}}),1790:((q,K,w)=>{w.d(K,{XA:()=>T,
iM:()=>C,jF:()=>x,jQ:()=>U,s5:()=>M});var S=w(1731);function C(k,_,d){const c=R(_,d);return j(k.filter(p=>(!(0,S.Ty)(p)||(0,S.Cg)(p)===c)&&U(p,_)))}function T(k,_){
return j(k.filter(d=>(!(0,S.Ty)(d)||_.some(c=>L(d,c)))&&!F(d)&&_.every(c=>$(d,c))))}const M=k=>j(k.filter(_=>!(0,S.Ty)(_)));function x(k){const _=k.filter(d=>d.
operator==="=");return _.length===1&&_.every(({version:d})=>F({...d,build:""}))}const U=(k,_)=>_.every(d=>P(k,d)),j=k=>k.reduce((_,d)=>_===null||(0,S.Zy)(d,_)>0?
d:_,null);function R(k,_){const[d,c]=k;if(d===void 0||c!==void 0)return null;const p=d.text.trim().replace(_==="opentofu"?/^=?v?/:/^=?/,""),l=(0,S.rK)(p);return l===
null?null:(0,S.Cg)(l)}const F=({numbers:k,pre:_,build:d})=>_===""&&d===""&&k.every(c=>c===0n),L=(k,_)=>_.operator==="="&&N(k,_.version),N=(k,_)=>k.build===_.build&&
(0,S.Zy)(k,_)===0;function P(k,{operator:_,version:d}){const c=(0,S.Zy)(k,d);if(_==="=")return c===0;if(_==="!=")return c!==0;if(_!=="~>")return b(c,_);const p=d.
numbers.slice(0,d.written-1);return c>=0&&!(0,S.Ty)(d)&&d.numbers.length<=k.numbers.length&&p.every((l,a)=>l===k.numbers[a])}function $(k,_){const{operator:d,version:c}=_;
if(d==="=")return L(k,_);if(d==="!=")return!N(k,c);const p=(0,S.Zy)(k,c);if(d!=="~>")return b(p,d);const[l=0n,a=0n]=c.numbers,h=c.written===3?[l,a+1n,0n]:[l+1n,
0n,0n];return p>=0&&(0,S.Zy)(k,{...c,numbers:h,pre:""})<0}const b=(k,_)=>_===">"?k>0:_===">="?k>=0:_==="<"?k<0:k<=0}),2158:((q,K,w)=>{w.d(K,{PW:()=>j,_T:()=>R,kv:()=>P,
mb:()=>$});var S=w(3625),C=w(9562),T=w(1731);const M="[\\t\\n\\f\\r ]*",x=new RegExp(`^${M}(<=|>=|!=|~>|<|>|=|)${M}(${C.eQ})${M}$`),U="This string does not use \
correct version constraint syntax";function j(b){const k=[];for(const _ of b.split(",")){const[,d,c=""]=x.exec(_)??[],p=(0,T.oF)(c);if(p===null)return(0,S.T)(U);
k.push({operator:d||"=",version:p,text:_})}return(0,S.J)(k)}function R(b){const k=j(b);if(!k.ok)return k;const _=[];for(const d of k.value){const c=(0,T.rK)(d.version.
text);if(c===null||!F.test(d.text.trim()))return(0,S.T)(`Incorrect version constraint syntax: ${L(d)}`);_.push({...d,version:c})}return(0,S.J)(_)}const F=/^[<>=!~]* ?[0-9]/;
function L({operator:b,version:k,text:_}){const d=_.trim();if(k.text.startsWith("v"))return'a "v" prefix should not be used';if(!F.test(d))return`only one space\
 is expected after the operator "${b}"`;if(k.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[c]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(d)??[""];return`missing comma after "${c}"`}const N=[">",">=","=","~>","<=","<","!="];function P(b){const k=[...b].sort((_,d)=>(0,T.Zy)(_.version,d.version)||
(0,T.dU)(_.version.build,d.version.build)||N.indexOf(_.operator)-N.indexOf(d.operator)||d.version.written-_.version.written);return[...new Set(k.map($))].join("\
, ")}function $({operator:b,version:k}){if(b==="=")return(0,T.Cg)(k);const _=b==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${b} ${(0,T.Cg)({...k,numbers:_})}`}}),
1094:((q,K,w)=>{w.d(K,{Nd:()=>x,Sx:()=>P,gH:()=>M});var S=w(1731),C=w(1790),T=w(2158);function M($,b){if(R($))return!0;const k=L($),_=Math.max(...k.map(({numbers:c})=>c.
length)),d=k.flatMap(c=>{const p=Array.from({length:_},(l,a)=>c.numbers[a]??0n);return[c,N(p),N([...p,1n])]});return(0,C.iM)(d,$,b)!==null}function x($){const b=F(
$);if(R(b))return!0;const k=L(b),_="x".repeat(1+Math.max(...k.map(c=>c.build.length))),d=k.flatMap(c=>{const[p=0n,l=0n,a=0n]=c.numbers,h=[p,l,a+1n];return[c,N([
p,l,a],_),N(h,_)]});return(0,C.XA)(d,b)!==null}const U=50,j=100,R=$=>$.length>U||$.some(({text:b})=>b.length>j),F=$=>[...Map.groupBy($,T.mb).values()].flatMap(([
b])=>b??[]),L=$=>{const b=[N([0n,0n,0n]),...$.map(k=>k.version)];return[...new Map(b.map(k=>[(0,S.Cg)(k),k])).values()]},N=($,b="")=>({text:"",numbers:$,written:$.
length,pre:"",build:b});function P($,b){const k=F($),_=b(k)?$:k;return R(_)?$:_.reduce((d,c)=>{const p=d.filter(l=>l!==c);return b(p)?d:p},_)}})};export{Si as ids,Mi as modules};
