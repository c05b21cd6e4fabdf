const hr=[400,210,913],pr={9349:((Q,K,E)=>{E.d(K,{Jw:()=>F,L8:()=>l,Md:()=>P,Tj:()=>N,bs:()=>S,lr:()=>C,r1:()=>i,v$:()=>L,wH:()=>p,xC:()=>u});var O=E(6134);const C=100,
T=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),A=128,x=255,U=1,B=2,R=4,F=8,L=16,N=32,P=64,$=[[U,/[ \t]/g],[B,/[A-Za-z_]/g],[R,/[\w-]/g],[F,/[\w \t.:=?!&|*%+>~-]/g],[L,
/[\w \t\n,.:=?!&|*%+>~-]/g],[N,/[^"\\$%\r\n]/g],[P,/[^\n$%]/g]],b=Array.from({length:x+1},(I,m)=>m>A?"":String.fromCharCode(m)),k=new Uint8Array(x+1);for(const[
I,m]of $)for(const{index:M}of b.join("").matchAll(m))k[M]=I|(k[M]??0);const _=(I=x,m)=>((k[I]??0)&m)!==0,u=I=>I===" "||I==="	",l=I=>/^[\w-]/.test(I),p=I=>I==="}"||
I===")"||I==="]";function i(I){return I==="{"?"}":I==="("?")":I==="["?"]":void 0}let d=new Uint8Array(256*1024);const h=new TextEncoder;function g(I,m){const{length:M}=I;
d.length<=M&&(d=new Uint8Array(2*M+1));const y=d,H=I.slice(m),{read:z,written:Y}=h.encodeInto(H,y.subarray(m,M));if(z!==H.length||Y!==H.length)for(let q=m;q<M;q++)
y[q]=Math.min(I.charCodeAt(q),A);return y[M]=x,y}class S{text;parts;codes;at;depth=0;mistake;constructor(m,M=0,y=new O.n_){this.text=m,this.parts=y,this.codes=g(
m,M),this.at=M}countPart(){this.parts.add()||(this.at=this.text.length)}report(m,M,y=M+1){this.mistake??={message:m,start:M,end:Math.min(y,Math.max(M,this.text.
length))}}reportUnclosed(m){const M=/[$%]/.test(this.text.charAt(m)),y=this.text.slice(m,m+(M?2:1)),H=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,z=`\
unbalanced brackets: "${y}" is not closed before ${H}`;this.report(z,this.isAtEnd()?m:this.at)}reportCharacter(){const m=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let M=`${JSON.stringify(m)} is not used in HCL`;m==="'"&&(M="single quotes are not valid; use double quotes"),m==="\uFFFD"&&(M="the file is not UTF\
-8 here"),this.report(`invalid character: ${M}`,this.at,this.at+m.length)}reportBrokenString(m){const M=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(M,m,this.at)}peek(m=0){return b[this.codes[this.
at+m]??x]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const m=this.skipAll(U);if(m==="\r")this.skipReturn();else if(m==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return m}}skipBlank(){for(;;){const m=this.skipSpaces();if(m===`
`)this.at++;else if(this.isLineComment(m))this.skipLine();else return m}}skipAll(m){const{codes:M}=this;let{at:y}=this,H=M[y]??x;for(;_(H,m);)H=M[++y]??x;return this.
at=y,b[H]??""}isLineComment(m){return m==="#"||m==="/"&&this.peek(1)==="/"}isLineEnd(m){return m===`
`||m===""||this.isLineComment(m)}skipLine(){const m=this.text.indexOf(`
`,this.at);this.at=m<0?this.text.length:m}skipBlockComment(){const m=this.text.indexOf("*/",this.at+2);m<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=m<0?this.text.length:m+2}readName(){const{codes:m,text:M,at:y}=this;return _(m[y],B)&&this.skipAll(R),m[this.at]===A&&(T.lastIndex=y,
this.at=T.test(M)?T.lastIndex:y),this.at>y?M.slice(y,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((Q,K,E)=>{E.d(K,{J:()=>A,U:()=>U});var O=E(9349),C=E(3268),
T=E(4009);function A(l,p){l.countPart();const i=p==="element"?l.skipBlank():l.skipSpaces(),d=l.at,h=U(l,i);if(h!==void 0&&x(l,p))return h;(0,C.Kk)(l,p);let g=l.
at;for(;g>d&&(0,O.xC)(l.text.charAt(g-1));)g--;return g===d&&l.report("invalid expression: expected the start of an expression",d),h===void 0?L(l,d,g):{kind:"ot\
her",start:d,end:g}}function x(l,p){const i=p==="element"?l.skipBlank():l.skipSpaces();return(0,O.wH)(i)||i===","||l.isLineEnd(i)}function U(l,p){if(p==='"')return(0,T.
E3)(l);if(p==="<")return(0,T.jw)(l);if(p!=="{"&&p!=="["&&p!=="(")return;const i=l.at++;l.depth++;let d;return l.depth>O.lr?d=B(l,p,i):p==="{"?d=$(l,i):p==="["?d=
P(l,i):d=N(l,i),l.depth--,d}function B(l,p,i){return(0,C.ku)(l,(0,O.r1)(p)??p,i),{kind:"other",start:i,end:l.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
F=32;function L(l,p,i){if(R.lastIndex=p,!(R.test(l.text)&&R.lastIndex===i)||i-p>F)return{kind:"other",start:p,end:i};const h=l.text.slice(p,i),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:p,end:i,value:g===void 0?Number(h):g}}function N(l,p){const i=A(l,"element");return l.skipBlank()!==")"?B(l,"(",p):(l.
at++,{...i,start:p,end:l.at})}function P(l,p){if(u(l))return B(l,"[",p);const i=[];for(;;){const d=l.skipBlank();if(d==="]")return l.at++,{kind:"tuple",start:p,
end:l.at,elements:i};if(l.at>=l.text.length||(0,O.wH)(d))return l.reportUnclosed(p),{kind:"other",start:p,end:l.at};const h=l.at;i.push(A(l,"element")),l.at===h&&
l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function $(l,p){if(u(l))return B(l,"{",p);const i=[];for(;;){const d=l.skipBlank();if(d==="}")return l.at++,
{kind:"object",start:p,end:l.at,items:i};if(l.at>=l.text.length||(0,O.wH)(d))return l.reportUnclosed(p),{kind:"object",start:p,end:l.at,items:i};i.push(b(l,d)),
l.skipSpaces()===","&&l.at++}}function b(l,p){const i=l.at,d=k(l,p);let h=l.at;for(;h>i&&(0,O.xC)(l.text.charAt(h-1));)h--;const g=l.skipSpaces();if(g!=="="&&g!==
":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),(0,C.Kk)(l,"line"),l.at===i&&l.at++,{name:void 0,start:i,end:h,value:{kind:"\
other",start:h,end:l.at}};l.at++;const S=A(l,"line");return{name:d,start:i,end:h,value:S}}function k(l,p){const i=l.at;let d;if(p==='"'||p==="("){const S=U(l,p);
S?.kind==="string"&&(d=S.value)}else d=l.readName();const h=l.skipSpaces();if(h==="="||h===":")return d;_(l);const g=l.text.slice(i,l.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function _(l){const p=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const i=l.skipSpaces(),d=l.at;if(p.lastIndex=d,l.isLineComment(i))return;if((0,O.L8)(i))
l.at++;else if(i==="["||i==="(")l.at++,B(l,i,d);else if(i==='"')(0,T.E3)(l);else if(p.test(l.text))l.at=p.lastIndex;else if(l.readName()===void 0)return}}function u(l){
return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,O.L8)(l.peek(3))}}),400:((Q,K,E)=>{E.d(K,{K:()=>U});var O=E(9349),C=E(8704),T=E(3268),A=E(4009),x=E(6134);
function U(i,d=new x.n_){const h=new O.bs(i,i.startsWith("\uFEFF")?1:0,d),g=B(h,void 0);return(0,x.pH)(i,g,h.mistake,d)}function B(i,d){const h={attributes:[],blocks:[]};
let g=d!==void 0&&!i.isLineEnd(i.skipSpaces());for(;;){const S=i.skipBlank();if(i.at>=i.text.length){d!==void 0&&i.report(R,d);break}if(S==="}"&&d!==void 0){i.at++;
break}F(i,S,h),l(i,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const R="unclosed configuration block: there is no closing brace befo\
re the end of the file";function F(i,d,h){const g=i.at;i.countPart();const S=d==='"'?k(i):i.readName();if(S===void 0){d<"\x80"?i.report("argument or block defin\
ition required",g):i.reportCharacter(),p(i,g);return}const I=i.at;if(i.skipSpaces()==="="&&i.peek(1)!=="="){i.at++,h.attributes.push({name:S,start:g,end:I,value:(0,C.
J)(i,"line")});return}const M=_(i),y=i.at;if(i.peek()!=="{"){const q=M.length===0?`argument or block definition required: "${S}" has neither "=" nor "{" after i\
t`:`invalid block definition: the header of "${S}" has no "{" at its end`;i.report(q,g,I),p(i,g);return}i.at++;const Y=L.has(S)&&M[0]?.value!==N&&i.depth===0&&i.
mistake===void 0?P(i,y):b(i,y);h.blocks.push({type:S,labels:M,start:g,end:y,body:Y})}const L=new Set(["resource","data","ephemeral","output","variable"]),N="ter\
raform_remote_state";function P(i,d){const{at:h}=i;return(0,T.ku)(i,"}",d)&&i.mistake===void 0?new $(i,d):(i.at=h,i.mistake=void 0,b(i,d))}class ${kind="native";text;open;end;parts;body;constructor({
text:d,at:h,parts:g},S){this.text=d,this.open=S,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(d)}read(){if(this.body===void 0){const d=new O.bs(this.text.slice(0,this.end),this.open+
1,this.parts);d.depth=1,this.body=B(d,this.open)}return this.body}}function b(i,d){if(i.depth>=O.lr)return i.report(`blocks are nested deeper than ${O.lr} level\
s`,d),(0,T.ku)(i,"}",d),{kind:"native",attributes:[],blocks:[]};i.depth++;const h=B(i,d);return i.depth--,h}function k(i){const d=i.at,h=(0,A.E3)(i);return i.report(
"invalid argument name: argument names must not be quoted",d,i.at),h.kind==="string"?h.value:void 0}function _(i){const d=[];for(let h=u(i);h!==void 0;h=u(i))d.
push(h);return d}function u(i){const d=i.skipSpaces(),h=i.at;let g;if(d==='"'){const I=(0,A.E3)(i);I.kind==="string"?g=I.value:(g=i.text.slice(h+1,Math.max(h+1,
i.at-1)),i.report("invalid block label: it has to be plain text",h,i.at))}else g=i.readName();if(g===void 0)return;const S={value:g,start:h,end:i.at};return i.countPart(),
S}function l(i,d,h){const g=i.skipSpaces();d&&(g!=="}"||h.blocks.length>0)?i.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",i.at):!d&&!i.isLineEnd(g)&&i.report("missing newline after argument or block definition",i.at)}function p(i,d){(0,T.Kk)(i,"line"),(i.at===d||(0,O.wH)(
i.peek())&&i.peek()!=="}")&&i.at++}}),3268:((Q,K,E)=>{E.d(K,{Fq:()=>u,Kk:()=>A,_p:()=>U,ku:()=>x});var O=E(9349);const C="<<",T=({close:i})=>i==='"'||i===C;function A(i,d){
i.skipAll(O.Jw)===`
`&&d==="line"||B(i,[],d)}const x=(i,d,h)=>B(i,[{start:h,close:d}],void 0),U=(i,d,h)=>B(i,[{start:h,close:C,marker:d}],void 0);function B(i,d,h){for(;;){const g=d.
at(-1);if(g===void 0&&h===void 0)return!0;let S;if(g!==void 0&&T(g)?(g.close==='"'?$:l)(i,d,g)||(S=!1):S=R(i,d,h),S!==void 0)return S}}function R(i,d,h){for(;;){
const g=d.length===0,S=i.skipAll(g?O.Jw:O.v$);if(S===`
`||S===","){if(g&&(S===","||h==="line"))return!0;i.at++}else if((0,O.wH)(S)){if(g)return!0;if(!N(i,d,S))return!1;const I=d.at(-1);if(I===void 0?h===void 0:T(I))
return}else if(S==='"'){const I=i.at++;if(i.skipAll(O.Tj)!=='"'){d.push({start:I,close:'"'});return}i.at++}else{const I=(0,O.r1)(S);if(I!==void 0)d.push({start:i.
at++,close:I});else{if(S==="<"&&F(i,d))return;if(S!=="<"){if(i.isAtEnd())return P(i,d);if(g&&h==="line"&&i.isLineComment(S))return!0;L(i,S)}}}}}function F(i,d){
const h=i.at,g=u(i);return g===void 0?i.at++:d.push({start:h,close:C,marker:g}),g!==void 0}function L(i,d){i.isLineComment(d)?i.skipLine():d==="/"&&i.peek(1)===
"*"?i.skipBlockComment():d==="/"?i.at++:d==="\r"?i.skipSpaces():(d<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function N(i,d,h){const g=d.pop();
if(g!==void 0&&g.close!==h){i.reportUnclosed(g.start);let S=d.at(-1);for(;S!==void 0&&S.close!==h&&!T(S);)d.pop(),S=d.at(-1);if(S===void 0)return!1;T(S)?d.push(
{start:i.at,close:"}"}):d.pop()}return i.at++,!0}function P(i,d){const h=d[0];return h===void 0?!0:(i.reportUnclosed(h.start),!1)}function $(i,d,h){for(;;){const g=i.
skipAll(O.Tj);if(g==='"')return d.pop(),i.at++,!0;if(g==="\\")i.at+=/[^\r\n]/.test(i.peek(1))?2:1;else{if(g!=="$"&&g!=="%")return k(i,d,h);if(b(i,d))return!0}}}
function b(i,d){const{at:h}=i,g=i.peek(1);if(g==="{")return d.push({start:h,close:"}"}),i.at+=2,!0;const S=g===i.peek()&&i.peek(2)==="{";return i.at+=S?3:1,!1}function k(i,d,h){
i.reportBrokenString(h.start);const g=_(i);do d.pop();while((d.at(-1)?.start??-1)>=g);return d.length>0}function _({text:i,at:d}){let h=d;for(;h>0&&i[h-1]!==`
`&&i[h-1]!=="\r";)h--;return h}function u(i){const{text:d,at:h}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const g=i.readName();if(g===void 0){i.at=h;
return}return i.skipSpaces()!==`
`&&i.at<d.length&&i.report("invalid expression: a heredoc marker must end its line",h,i.at),i.skipLine(),i.isAtEnd()||i.at++,g}function l(i,d,h){const g=h.marker??
"";for(;;){if(i.peek(-1)===`
`&&p(i,g))return d.pop(),!0;const S=i.skipAll(O.Md);if(i.isAtEnd()){const I=`unterminated template string: no line closes the heredoc "${g}"`;return i.report(I,
h.start),!1}if(S===`
`)i.at++;else if(b(i,d))return!0}}function p(i,d){const{text:h}=i;let{at:g}=i;for(;(0,O.xC)(h.charAt(g));)g++;const S=h.charAt(g);if(S>" "&&S<"\x80"&&!h.startsWith(
d,g))return!1;const I=h.indexOf(`
`,g),m=I<0?h.length:I;return h.slice(g,m).trim()!==d?!1:(i.at=h.charAt(m-1)==="\r"?m-1:m,!0)}}),4009:((Q,K,E)=>{E.d(K,{BD:()=>A,E3:()=>T,jw:()=>$});var O=E(9349),
C=E(3268);function T(u){const{text:l,at:p}=u;if(u.at++,u.skipAll(O.Tj)!=='"')return U(u,p);const i=l.slice(p+1,u.at++);return{kind:"string",start:p,end:u.at,value:i,
verbatim:i}}function A(u,l,p){if(!u.includes("{"))return{kind:"string",...l,value:u,verbatim:u};const i=new O.bs(u,0,p),d={parts:[],known:""};for(i.at=0;i.at<u.
length;){const g=i.at;for(;i.at<u.length&&!x(i.peek());)i.at++;if(d.known+=u.slice(g,i.at),i.at<u.length&&!F(i,d)){R(d,l);break}}const h=d.parts.map(g=>g.kind===
"known"?g:{...g,code:u.slice(g.start,g.end),...l});return B({parts:h,known:d.known},l,u)}const x=u=>u==="$"||u==="%";function U(u,l){const{text:p}=u,i={parts:[],
known:p.slice(l+1,u.at)};for(;;){const d=u.at,h=u.skipAll(O.Tj);if(i.known+=p.slice(d,u.at),h==='"')return u.at++,B(i,{start:l,end:u.at});if(h==="\\")i.known+=P(
u);else if(x(h)){if(!F(u,i))return{kind:"other",start:l,end:u.at}}else return u.reportBrokenString(l),{kind:"other",start:l,end:u.at}}}function B({parts:u,known:l},{
start:p,end:i},d){return u.length===0?{kind:"string",start:p,end:i,value:l,verbatim:d??l}:(l!==""&&u.push({kind:"known",value:l}),{kind:"template",start:p,end:i,
parts:u,verbatim:d})}function R(u,l){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:l.start,end:l.end})}
function F(u,l){const{text:p,at:i}=u,d=p.charAt(i);if(u.peek(1)!=="{"){const g=p.startsWith(`${d}{`,i+1);return l.known+=g?`${d}{`:d,u.at+=g?3:1,!0}u.at+=2;const h=d===
"$"?L(u):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&u.skipBlank()==="}"?(l.known+=h.value,u.at++,!0):(0,C.ku)(u,"}",i)?(p.charAt(i+2)==="~"&&(l.known=
l.known.trimEnd()),R(l,{start:i,end:u.at}),u.countPart(),!0):!1}function L(u){if(u.skipBlank()!=='"'||u.depth>=O.lr)return;u.depth++;const l=T(u);return u.depth--,
l}const N={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function P(u){const{text:l,at:p}=u,i=l.charAt(p+1),d=l.slice(p+2,p+(i==="U"?10:6)),h=i==="U"?/^[0-9a-f]{8}$/i.test(d):/^[0-9a-f]{4}$/i.
test(d),g=Number.parseInt(d,16);if((i==="u"||i==="U")&&h&&g<=1114111)return u.at+=d.length+2,String.fromCodePoint(g);const S=N[i];if(u.at+=S===void 0?1:2,S!==void 0)
return S;const I=JSON.stringify(l.slice(p,p+2));return u.report(`invalid escape sequence: ${I}`,p,p+2),""}function $(u){const{text:l,at:p}=u,i=u.peek(2)==="-",d=(0,C.
Fq)(u);if(d===void 0)return;const h=u.at;if(!(0,C._p)(u,d,p))return{kind:"other",start:p,end:u.at};const g={start:p,end:u.at},S=l.slice(h,l.lastIndexOf(`
`,u.at-1)+1);if(b.test(S)){const M=[{kind:"unknown",...g}];return{kind:"template",...g,parts:M,verbatim:void 0}}const I=S.replaceAll("$${","${").replaceAll("%%{",
"%{"),m=i?k(I):I;return{kind:"string",...g,value:m,verbatim:m}}const b=/(?<!\$)\$\{|(?<!%)%\{/;function k(u){let l=u.length;for(const[p]of u.matchAll(_))l=Math.
min(l,p.length);return u.replace(_,p=>p.slice(l))}const _=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9804:((Q,K,E)=>{E.d(K,{FA:()=>k,N0:()=>P,Ov:()=>_,id:()=>L,jF:()=>F});var O=E(
1064),C=E(4e3),T=E(5799);const A=6,x=u=>`"${(0,C.dh)(u)}"`,U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function B(u){const l=u.
replace(U,"");return l===""?"":`: ${l}`}function R(u){switch(u.reason){case"syntax":{const{text:l,why:p}=u;return{message:`${x(l)} is not a version constraint${B(
p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`versi\
on of ${u.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a\
 variable with `const = true`"};case"not-a-string":return{message:`version of ${u.address} is not a string`,help:"put the version in quotes"};case"pre-release":
return{message:`${x(u.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI \
is compared without it"};case"built-in":return{message:`${u.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecifie\
d":return{message:`provider ${u.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider th\
at is built locally, use `dev_overrides` without `version`"}}}const F=(0,T.lS)((0,T.z3)("constraint-invalid","Version constraint is invalid",O.Du),R),L=(0,T.lS)(
(0,T.z3)("constraint-unmeetable","No version can meet the constraints",O.Du),({of:u,terms:l,preRelease:p})=>({message:`no version of ${u} can match ${(0,C.K4)(l.
map(x),A,C.dh)}`,help:p!==void 0?`write ${x(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:l.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),N={terraform:"terraform",opentofu:"tofu"},P=(0,T.lS)((0,T.
z3)("lock-outside","Locked version does not match the constraints",O.Du),({provider:u,version:l,constraints:p,clients:i})=>{const[d,...h]=i,g=d===void 0||h.length>
0?"":`${N[d]} `;return{message:`locked provider ${u} ${l} does not match configured version constraint ${(0,C.K4)(p,A,C.dh)}`,help:`run \`${g}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),$={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function b(u){const l="failed to read dependency lock file",p="restore the file, or remove the block and r\
un `init` again";switch(u.reason){case"syntax":return{message:`${l}: ${u.error}`,help:p};case"twice":return{message:`${l}: it has two blocks for provider ${u.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${u.of} of provider ${u.provider} must be written in\
 normalized form: ${x(u.normal)}`,help:p};default:{const[i,d]=$[u.reason];return{message:`${l}: the ${i} of provider ${u.provider} ${d}`,help:p}}}}const k=(0,T.
lS)((0,T.z3)("lock-invalid","Dependency lock file is invalid",O.Du),b),_=(0,T.lS)((0,T.z3)("client-version","Configuration does not support this version of the \
CLI",O.Du),({client:u,version:l,constraint:p})=>({message:`the version constraint ${x(p)} excludes ${O.bB[u]} ${l}`,help:`use another version of ${O.bB[u]}, or \
change the constraint`}))}),7495:((Q,K,E)=>{E.d(K,{TU:()=>L,i4:()=>u,pb:()=>_,zt:()=>R});var O=E(3625),C=E(8011),T=E(3229),A=E(1831),x=E(5011),U=E(4321),B=E(1022);
const R={host:null,isHostImplied:!1,needed:null},F=m=>({host:m,isHostImplied:!1,needed:(0,A.Rt)(m)?"state":m}),L=m=>({host:m,isHostImplied:!0,needed:m}),N=m=>({
host:m,isHostImplied:!1,needed:null}),P=m=>m===null?R:{...R,directHost:m},$=m=>({...R,problem:m}),b=(m,M)=>$((0,C.DA)({reason:"rejected",error:m,advice:M}));function k(m,M,y){
return y===null?m:{...m,problem:(0,C.My)({text:M,host:m.host,advice:y})}}const _={module:i,"test-module":(m,M,y)=>{const H=(0,x.vL)(m,M).kind==="remote";return M===
"opentofu"||!H?i(m,M,y):$((0,C.DA)({reason:"remote-in-test",text:m}))},"registry-module":(m,M)=>{const y=(0,x.rE)(m,M);return y.ok?l(y.value):S(m,M)},provider:d,
"locked-provider":h,"stack-component":g,stack:(m,M)=>{const y=(0,x.A)(m);return y.ok&&!m.startsWith(".")?N(y.value.host):{...g(m,M),isHostImplied:!1,needed:null}},
"stack-output":m=>{const[M="",...y]=m.split("/");return y.length===3?p(M,N):$((0,C.DA)({reason:"stack",text:m}))},terragrunt:I,host:m=>p(m,F),url:S};function u(m,M,y){
if(m==="terragrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(M)??[];return Y===void 0?/^$|^t$|^tfr?$|^tfr:/.test(M)?void 0:R:Y===""?L((0,x.Vm)(y)):p(Y,F)}if(m==="u\
rl")return P((0,U.uE)(M,y));if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(M))return P((0,U.uE)(M,y));const H=M.indexOf(
"/");if(H<0)return;const z=(0,x.vL)(`${M.slice(0,H)}/a/b/c`,y);return z.kind==="registry"?l(z):P((0,U.uE)(M,y))}const l=({host:m,hostImplied:M})=>M?L(m):F(m);function p(m,M){
const y=(0,A.Pv)(m),H=(0,T.L6)(m);return y.ok?k(M(y.value),m,H):$((0,C.k0)({text:m,error:y.why,advice:H}))}function i(m,M,y){if((0,x.Nj)(m)&&!y)return R;const H=(0,x.
vL)(m,M),z=H.kind==="registry"?(0,O.J)(H):(0,x.rE)(m,M);if(y&&!z.ok){const{why:fe}=z,he=H.kind==="local"?H:{kind:"invalid",error:fe};return b(fe,(0,T.NM)(m,he,z))}
const Y=(0,T.NM)(m,H,z);if(z.ok)return k(l(z.value),m,Y);if(H.kind==="invalid")return b(H.error,Y);const q=H.kind==="remote"?H.host:null;return k(P(q),m,Y)}function d(m,M){
const y=(0,B.m)(m,M);switch(y.kind){case"registry":case"legacy":return y.hostImplied?L(y.host):k(F(y.host),m,(0,T.cr)(m));case"builtin":return N(y.host);case"in\
valid":{const[H="",z]=y.error.split(`

`);return b(H,z??(0,T.cr)(m))}}}function h(m,M){const y=(0,B.m)(m,M);if(y.kind==="invalid")return b(y.error,null);if(y.hostImplied)return $((0,C.DA)({reason:"lo\
cked-provider",text:m}));if(y.kind==="builtin")return N(y.host);const H=M==="opentofu"&&y.host===(0,x.Vm)("terraform")&&y.namespace==="hashicorp";return{...F(y.
host),needed:H?(0,x.Vm)(M):y.host}}function g(m,M){if(m!==m.trim())return $((0,C.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return R;const y=(0,x.
rE)(m,M);if(y.ok)return l(y.value);const H=(0,x.A)(m);if(H.ok)return N(H.value.host);const z=(0,x.vL)(m,M);return z.kind==="invalid"?b(z.error,(0,T.NM)(m,z,y)):
P(z.kind==="remote"?z.host:null)}function S(m,M){const y=(0,U.Zy)(m,M);return P(y.ok?y.value.host:null)}function I(m,M){const[,y,H=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(m)??[];if(y===void 0)return m.startsWith("gitlab.com/")?P("gitlab.com"):S(m,M);const[z=""]=H.split("//");if(z.split("/").length!==3)return $((0,C.DA)({reason:"\
terragrunt",text:m}));const Y=/[?&]version=([^&]*)/.exec(m)?.[1],q=y===""?L((0,x.Vm)(M)):p(y,F);return Y===void 0?q:{...q,version:Y}}}),4667:((Q,K,E)=>{E.d(K,{F:()=>l,
I:()=>_});var O=E(9562);const C=(...p)=>p.map(i=>{const[d="",...h]=i.split(" ");return{type:d,labels:h}}),T={terraform:"app.terraform.io",opentofu:null},A={terraform:"\
app.terraform.io",opentofu:"app.terraform.io"},x={terraform:"static",opentofu:"static"},U={opentofu:"static"},B={terraform:"any",opentofu:"any"},R=["config","qu\
ery","migrate"],F=["stack","deploy"],L=(p,i,...d)=>({kind:"remote_state",files:R,path:C(...d,"data terraform_remote_state *"),position:{backend:p,argument:"host\
name"},grammar:"host",service:i,evaluation:B,absent:"remote_state_default",defaults:T}),N=(p,i,d={})=>({kind:"required_provider",files:p,path:C(...i),position:"\
entries",grammar:"provider",service:O.xq,isLiteral:!0,absent:"required_provider_nosource",...d}),P=(p,i,d,h)=>({kind:d[0],files:p,path:C(...i),position:"source",
...d[1]===void 0?{}:{absent:d[1]},...h}),$=(p,i,d={})=>({kind:"backend_remote",files:p,path:C(...i),position:"hostname",grammar:"host",service:O.Bn,absent:"back\
end_remote_default",defaults:T,...d}),b={grammar:"module",service:O.e$},k={grammar:"stack-component",service:O.e$,isLiteral:!0},_=[P(R,["module *"],["module","m\
odule_missing"],{...b,evaluation:x,merges:"module"}),N(R,["terraform","required_providers"],{merges:"provider"}),N(R,["required_providers"],{isReserved:!0}),$(R,
["terraform","cloud"],{kind:"cloud",service:O.OZ,absent:"cloud_default",evaluation:U,merges:"backend"}),$(R,["terraform","backend remote"],{evaluation:U,merges:"\
backend"}),{kind:"backend_http",files:R,path:C("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:U,merges:"backend"},L("rem\
ote",O.Bn),L("cloud",O.OZ),L("remote",O.Bn,"check *"),L("cloud",O.OZ,"check *"),{kind:"remote_state",files:R,path:C("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:B},$(R,["provider tfe"],{kind:"provider_tfe",service:O.M,absent:"provider_tfe_default",evaluation:B,
defaults:A}),{kind:"provider_tfe",files:["test"],path:C("provider tfe"),position:"hostname",grammar:"host",service:O.M,defaults:A},{kind:"lock_provider",files:[
"lock"],path:C("provider *"),position:"label",grammar:"locked-provider",service:O.xq,isLiteral:!0},P(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:O.e$,isLiteral:!0}),$(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
N(F,["required_providers"]),P(F,["component *"],["stack_component","stack_component_missing"],k),P(F,["removed"],["stack_removed","stack_removed_missing"],k),P(
F,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),P(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),N(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),$(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>P(["terragrunt"],[p],["terragrunt_source"],{grammar:"\
terragrunt",service:O.e$,evaluation:B})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:O.e$,isLiteral:!0}],
u=new Map([...new Set(_.flatMap(({files:p})=>p))].map(p=>{const i=_.filter(({files:d})=>d.includes(p));return[p,Map.groupBy(i,d=>d.path[0]?.type??"")]})),l=p=>u.
get(p)??new Map}),5657:((Q,K,E)=>{E.d(K,{G:()=>P});var O=E(6760),C=E(5747);const T=21,A=/^(?!\.{1,2}$)[\w.-]+$/;function x(i){let d=!1;for(const h of i.split(`
`)){const g=h.trim();g.startsWith("[")&&(d=g==='[remote "origin"]');const S=g.indexOf("=");if(!(!d||S<0||g.slice(0,S).trim().toLowerCase()!=="url"))return U(g.slice(
S+1).trim())}return null}function U(i){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(i),[h,g]=d===null?B(i):[d[1],d[2]],S=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),I=S.length>1&&S.length<=T;return!h||!I||!S.every(m=>A.test(m))?null:{host:h.toLowerCase(),owner:S.slice(0,-1).join("/"),name:S.at(-1)??""}}function B(i){
const d=URL.parse(i);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var R=E(4614);const F=5,
L=/^[0-9a-f]{40}$/,N=/^refs\/(?!.*\.\.)[^\0]+$/;function P(i){const d=(0,O.join)(i,".git"),h=$(d,i)??d,g=p((0,O.join)(h,"commondir")),S=g===null?h:u(g,h),I=()=>l(
(0,O.join)(S,"packed-refs"))??"",m=b(p((0,O.join)(h,"HEAD")),[h,S],I);return m===null?null:{commit:m,isFetched:_(m,l((0,O.join)(h,"FETCH_HEAD"))??"",I),remote:x(
l((0,O.join)(S,"config"))??""),tracked:M=>(0,R.O)((0,O.join)(h,"index"),M)}}function $(i,d){const[,h]=/^gitdir: (.+)$/.exec(p(i)??"")??[];return h===void 0?null:
u(h,d)}function b(i,d,h){let g=i;for(let S=0;g!==null&&S<=F;S+=1){if(L.test(g))return g;const[,I]=/^ref: (.+)$/.exec(g)??[];if(I===void 0||!N.test(I))return null;
g=k(I,d,h)}return null}function k(i,d,h){for(const S of d){const I=p((0,O.join)(S,i));if(I!==null)return I}return h().split(`
`).find(S=>S.endsWith(` ${i}`))?.slice(0,40)??null}function _(i,d,h){const g=(S,I)=>S.split(`
`).some(m=>m.startsWith(`${i}${I}`));return g(d,"	")||g(h()," refs/remotes/")}const u=(i,d)=>(0,O.isAbsolute)(i)?i:(0,O.join)(d,i);function l(i){const d=(0,C.yR)(
i);return d.ok?d.text:null}const p=i=>l(i)?.replace(/\r?\n$/,"")??null}),9498:((Q,K,E)=>{E.d(K,{K:()=>A});var O=E(6760),C=E(5657),T=E(4614);function A(L,N,P){const $=(0,C.
G)(L),b=$?.remote??null;if($!==null&&b!==null){const _=$.isFetched||$.commit===P.GITHUB_SHA;return{name:`${b.owner}/${b.name}`,url:x(b,P.GITHUB_SERVER_URL),commit:_&&
U(L,N,$)?$.commit:null}}return{name:($===null?R(L,P):null)??F(L),url:null,commit:null}}function x({host:L,owner:N,name:P},$=""){return`${URL.parse($)?.host===L?
URL.parse($)?.protocol:"https:"}//${L}/${N}/${P}`}function U(L,N,{tracked:P}){const $=P(N);return $.size===N.size&&$.entries().every(([b,k])=>(0,T.R)((0,O.join)(
L,b),k))}const B=/^[\w.-]+\/[\w.-]+$/;function R(L,N){const{GITHUB_WORKSPACE:P,GITHUB_REPOSITORY:$=""}=N;return P!==void 0&&(0,O.resolve)(P)===(0,O.resolve)(L)&&
B.test($)?$:null}const F=L=>(0,O.basename)((0,O.resolve)(L)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Q,K,E)=>{E.d(K,{O:()=>$,R:()=>_});
var O=E(3024),C=E(5747);const T=128*1024*1024,A=12,x=62,U=16384,B=12288,R=4,F=61440,L=4096,N=32768,P=Buffer.alloc(0);function $(u,l){const p=(0,C.io)(u,T);return p===
null?new Map:b(p,l)}function b(u,l){const p=new Map;if(u.length<A)return p;const i=u.readUInt32BE(4);if(u.toString("latin1",0,4)!=="DIRC"||i<2||i>4)return p;const d=u.
readUInt32BE(8);let h=P,g=A;for(let S=0;S<d;S+=1){if(g+x>u.length)return p;const I=u.readUInt16BE(g+60),m=g+x+(I&U?2:0),M=i===R,{kept:y,from:H}=M?k(u,m,h):{kept:P,
from:m},z=u.indexOf(0,H);if(z<0)return p;const Y=u.subarray(H,z),q=M?Buffer.concat([y,Y]):Y;if(q.length>L)return p;const fe=(u.readUInt32BE(g+24)&F)===N,he=q.toString(
"utf8");fe&&(I&B)===0&&l.has(he)&&p.set(he,{modified:u.readUInt32BE(g+8),size:u.readUInt32BE(g+36)}),g=M?z+1:g+(z-g+8&-8),h=q}return p}function k(u,l,p){let i=l,
d=u[i++]??0,h=d&127;for(;d&128;)d=u[i++]??0,h=(h+1)*128+(d&127);return{kept:p.subarray(0,Math.max(0,p.length-h)),from:i}}function _(u,{modified:l,size:p}){try{const i=(0,O.
lstatSync)(u),d=Math.floor(i.mtimeMs/1e3);return i.isFile()&&i.size%2**32===p&&d%2**32===l}catch(i){return(0,C.Oj)(i),!1}}}),6134:((Q,K,E)=>{E.d(K,{SH:()=>x,Td:()=>U,
lS:()=>R,n_:()=>T,pH:()=>A,w4:()=>B,yN:()=>N});const O=25e4,C=100;class T{max;count=0;constructor(k=O){this.max=k}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*C}}function A(b,k,_,u){return _===void 0?{text:b,body:k,parts:u,problems:[]}:{text:b,body:k,parts:u,problems:[
{...N(b)(_),message:_.message}]}}const x=(b,k,_)=>{const u=[];if(b.kind==="native"){for(const l of b.blocks)l.type===k&&l.labels.length===_&&u.push(l);return u}
for(const l of b.members)l.name===k&&L(k,l.value,_,[],u);return u},U=b=>b.kind==="native"?b.attributes:b.members;function B(b,k){if(!(b.kind==="native"&&b.mayHave?.(
k)===!1)){for(const _ of U(b))if(_.name===k)return _}}const R=b=>b.kind==="object"?b.items.filter(F):b.kind!=="tuple"?[]:b.elements.flatMap(k=>k.kind==="object"?
k.items.filter(F):[]),F=b=>b.name!==void 0&&b.name!=="//";function L(b,k,_,u,l){if(_>0){for(const{name:i,start:d,end:h,value:g}of R(k))L(b,g,_-1,[...u,{value:i,
start:d,end:h}],l);return}const p={start:k.start,end:k.start+1};for(const i of k.kind==="tuple"?k.elements:[k])i.kind!=="object"&&i.kind!=="tuple"||l.push({...p,
type:b,labels:u,body:{kind:"json",members:R(i)}})}const N=b=>{const k=[b.startsWith("\uFEFF")?1:0];let _=b.indexOf(`
`),u;return({start:l,end:p})=>{for(;_>=0&&_<l;_=b.indexOf(`
`,_+1))k.push(_+1);u??=P(b);const i=I=>$(u??[],I-1),d=Math.max(1,$(k,l)),h=k[d-1]??0,g=(k[d]??(_<0?b.length:_)+1)-1,S=I=>I-h-i(I)+i(h)+1;return{line:d,column:S(
Math.max(l,h)),endColumn:S(Math.min(p,g))}}},P=b=>/[\uD800-\uDBFF]/.test(b)?Array.from(b.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function $(b,k){
let _=0,u=b.length;for(;_<u;){const l=_+u>>>1;(b[l]??0)<=k?_=l+1:u=l}return _}}),5913:((Q,K,E)=>{E.r(K),E.d(K,{Readings:()=>Un,RootNotes:()=>On,layoutsOf:()=>Gn,
nameRepository:()=>O.K,readTools:()=>xs,rootsOf:()=>Zn,scanInSteps:()=>dn,textNotes:()=>Mn,unmatched:()=>Yn});var O=E(9498),C=E(5143),T=E(1064),A=E(9664),x=E(9804),
U=E(1731),B=E(1790),R=E(2158),F=E(1094);function L(n,e){const t=(0,R.PW)(n);if(!t.ok)return"syntax";const s=t.value;if(s.some(r=>(0,U.Ty)(r.version)))return"pre\
-release";const o=e===null?null:(0,U.oF)(e);if(o===null)return"unknown";if(o.written<3){const r=(0,R.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return r.
ok&&!(0,F.gH)([...s,...r.value],"terraform")?"not-met":"unknown"}return(0,B.jQ)({...o,pre:""},s)?"met":"not-met"}var N=E(5257);function*P(n,e){for(const o of n.
providers){const r=$(o,n.client,e);r!==null&&(yield r)}const{client:t}=n,s=n.clientVersions.length===0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:o,
place:r}of n.clientVersions)L(o,s)==="not-met"&&(yield{problem:(0,x.Ov)({client:t,version:s,constraint:o}),places:[r]})}function $(n,e,t){const{constraints:s,provider:o}=n,
{readings:r,upgrade:a}=t;if(r.isMeetable(s.map(({text:V})=>V)))return a?null:b(n,t);const f=s.flatMap(({text:V,place:J})=>r.terms(V).map(ae=>({...ae,place:J}))),
v=(0,N.JT)(o);if(e==="opentofu"&&(0,B.jF)(f))return{problem:(0,x.jF)({reason:"unspecified",provider:v}),places:k(f)};const w=(0,F.Sx)(f,F.Nd),D=[...new Set(w.map(
R.mb))],j=f.filter(V=>D.includes((0,R.mb)(V)));return{problem:(0,x.id)({of:`provider ${v}`,terms:D}),places:k(j)}}function b({provider:n,constraints:e,locked:t},{
clients:s,readings:o}){const r=t===null?null:(0,U.rK)(t.version.text);if(t===null||r===null)return null;const a=w=>(0,B.XA)([r],w.flatMap(({text:D})=>o.terms(D)))===
null;if(!a(e))return null;const c=e.filter(w=>a([w])),f=c.length===0?e:c;return{problem:(0,x.N0)({provider:(0,N.JT)(n),version:(0,U.Cg)(r),constraints:[...new Set(
f.map(({text:w})=>(0,R.kv)(o.terms(w))))],clients:s}),places:k([t.version,...f])}}const k=n=>[...new Set(n.map(({place:e})=>e))];var _=E(8011),u=E(3229),l=E(1022),
p=E(7236),i=E(5011);function d(n,e){const t=n.filter(({kind:o})=>h.has(o));return t.some(({place:o})=>(0,A.LA)(o.file))?[...Map.groupBy(t,({address:o})=>o).values()].
flatMap(o=>{const r=[...o].sort((f,v)=>Number((0,A.LA)(f.place.file))-Number((0,A.LA)(v.place.file))),a=r.findLast(({text:f})=>f!==null),c=r.findLast(f=>f.version!==
null);return a===void 0?[]:g(a,c??a,e)}):t.flatMap(o=>g(o,o,e))}const h=new Set(["module","module_missing","test_module","stack_component","terragrunt_source"]);
function g(n,e,t){const{address:s,text:o,place:r}=n;if(o===null||m(o))return[];const a=I(n,o,t);if(a===void 0)return[];const c=(0,N.KS)(e,t),f=c===null&&e.version!==
null;return[{address:s,source:o,place:r,module:a,constraint:c,isOpen:f}]}const S=/^tfr:\/\/([^/?]*)\/([^?]*)/;function I({kind:n},e,t){if(n==="terragrunt_source"&&
e.startsWith("tfr:")){const[,o="",r=""]=S.exec(e)??[],a=(0,i.rE)(o===""?r:`${o}/${r}`,t);return a.ok?a.value:void 0}const s=(0,i.vL)(e,t);return s.kind==="regis\
try"?s:s.kind==="remote"?null:void 0}const m=n=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(n);function M(n,e,t){const{client:s}=t;return{directory:n.
name===""?".":n.name,client:s,directories:e.map(({name:o})=>o),calls:t.hasCalls?[...e.flatMap(({usages:o})=>d(o,s)),...d(n.tests,s)]:[],providers:y(n,e,s),lockFile:n.
lockFile,clientVersions:e.flatMap(({versions:o})=>he(o,t))}}function y(n,e,t){const s=new Map,o=(a,c,f)=>{const v=(0,N.JT)(a),w=s.get(v),D=w??{provider:a,places:[],
constraints:[]};w===void 0&&s.set(v,D),D.places.push(c),f!==null&&D.constraints.push(f)};for(const a of e){for(const f of H(a.usages)){const v=z(f,t);v!==null&&
o(v,f.place,(0,N.KS)(f,t))}const c=a.versions.filter(({kind:f})=>f==="provider-version");for(const[f,v]of Map.groupBy(c,w=>w.localName??"")){const w=Y(f,a,t);if(w!==
null)for(const{text:D,place:j}of qe(v))o(w,j,{text:D,place:j})}}const r=q(n,t);return Array.from(s,([a,c])=>({...c,locked:r.get(a)??null}))}function H(n){const e=n.
filter(({place:s})=>(0,A.LA)(s.file));if(e.length<2)return n;const t=new Map(e.map(s=>[s.address,s.place.file]));return n.filter(({address:s,place:o})=>!(0,A.LA)(
o.file)||t.get(s)===o.file)}function z(n,e){return n.kind==="lock_provider"||n.kind!=="required_provider"&&n.kind!=="implied_provider"&&(0,p.o)(n.address)==="te\
rraform"?null:(0,p.l)(n,(0,i.Vm)(e),e)}function Y(n,{usages:e},t){const s=e.find(({kind:o,address:r})=>o.startsWith("required_provider")&&(0,p.o)(r)===n);return s!==
void 0?z(s,t):{host:(0,i.Vm)(t),namespace:"hashicorp",type:n}}function q({usages:n},e){const t=new Map;for(const s of n){if(s.kind!=="lock_provider")continue;const o=(0,p.
l)(s,(0,i.Vm)(e),e),r=(0,N.KS)(s,e);if(o===null||r===null)continue;const a={version:r,constraints:s.version?.recorded??null};if(t.set((0,N.JT)(o),{...a,isCopied:!1}),
e==="opentofu"&&fe(o)){const c=(0,N.JT)({...o,host:(0,i.Vm)(e)});t.has(c)||t.set(c,{...a,isCopied:!0})}}return t}const fe=({host:n,namespace:e})=>n===(0,i.Vm)("\
terraform")&&e==="hashicorp";function he(n,{client:e,versions:t}){const s=n.filter(o=>et(o,e,t));return qe(s)}function qe(n){const e=n.findLast(({place:t})=>(0,A.
LA)(t.file))?.place.file;return e===void 0?n:n.filter(({place:t})=>t.file===e)}function et({kind:n,place:e},t,{opentofu:s=""}){const o=/\.tofu(\.json)?$/.test(e.
file);return n==="compatible"?t==="opentofu":n!=="version"||t==="terraform"?n==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.test(s)}function hn(n,e){const t=vn(
n,e);return t===null?null:ke((n.version??n).place,t)}const ke=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>pn(n.file).includes(s)),host:null}),pn=n=>/\.tofu(\.json)?$/.
test(n)?["opentofu"]:T.Du,mn=/\.tf(component|stack|deploy)\.(hcl|json)$/;function vn(n,e){switch(n.kind){case"module":case"module_missing":case"test_module":return gn(
n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return mn.test(n.place.file)?null:kn(n,e);case"lock_provider":return _n(
n,e);default:return null}}const je=(n,e)=>({problem:(0,x.jF)({reason:"syntax",text:n,why:e}),clients:T.Du,isPlaceholder:(0,u.Kc)(n)}),pe=n=>({problem:n,clients:T.
Du});function gn(n,{readings:e,releases:t}){const{address:s,version:o}=n;if(o===null)return null;const{text:r}=o;if(r===null)return!t.every(({client:j,before:G})=>j!==
"terraform"||G==="1.15")&&o.isWithheld!==!0?null:{problem:(0,x.jF)({reason:"expression",address:s}),clients:["terraform"]};const a=e.module(r);if(!a.ok)return je(
r,a.why);const c=e.refusedByModules(r);if(c.length===0)return null;const f=a.value.find(({version:w})=>(0,U.Ty)(w)),v=f&&(0,U.Cg)(f.version);return{problem:(0,x.
id)({of:s,terms:[r],preRelease:v}),clients:c}}function kn({kind:n,address:e,text:t,version:s},{readings:o}){if(s===null)return null;if(s.text===null)return pe((0,x.
jF)({reason:"not-a-string",address:e}));const r=o.provider(s.text);if(!r.ok)return je(s.text,r.why);const a=T.Du.filter(f=>n==="required_provider"?(0,l.m)(t??"",
f).kind==="builtin":(0,p.o)(e)==="terraform");if(a.length===0)return null;const c=t??"terraform.io/builtin/terraform";return{problem:(0,x.jF)({reason:"built-in",
provider:c}),clients:a}}function _n(n,{readings:e}){const t=n.text??"",{text:s=null,recorded:o=""}=n.version??{};if(s===null)return pe((0,x.FA)({reason:"no-vers\
ion",provider:t}));const r=(0,U.rK)(s);if(r===null)return pe((0,x.FA)({reason:"not-a-version",provider:t}));const a=(0,U.Cg)(r);if(a!==s)return pe((0,x.FA)({reason:"\
not-normal",of:"version",provider:t,normal:a}));if(o==="")return null;const c=e.provider(o);if(!c.ok)return pe((0,x.FA)({reason:"not-constraints",provider:t}));
const f=(0,R.kv)(c.value);if(f===o)return null;const v={reason:"not-normal",of:"constraints",provider:t,normal:f};return pe((0,x.FA)(v))}const bn=({text:n,place:e})=>ke(
e,{problem:(0,x.FA)({reason:"twice",provider:n??""}),clients:T.Du});function En({kind:n,place:e},{set:t}){const s=t.filter(r=>r!==T.$I[n].client),o=ke(e,{problem:(0,_.
jP)({kind:n}),clients:s});return o.clients.length===0?null:o}function wn({kind:n,text:e,place:t},{readings:s,versions:o}){const r=n!=="provider-version",a=r?s.module(
e):s.provider(e),c=r?T.Du.filter(v=>et({kind:n,place:t},v,o)):T.Du,f=v=>ke(t,{problem:v,clients:c});return a.ok?!r||!a.value.some(({version:v})=>(0,U.Ty)(v))?null:
f((0,x.jF)({reason:"pre-release",text:e})):ke(t,{...je(e,a.why),clients:c})}class On{found=new Map;rules;constructor(e){this.rules=e}add(e){const t=(0,A.Gz)(e.directory===
"."?"":e.directory,"main.tf"),s=(0,C.Zl)(t)?t:null;for(const o of P(e,this.rules)){const r=Sn(o),a=this.found.get(r);if(a===void 0){this.found.set(r,{...o,having:new Set(
[e.client]),aside:s});continue}a.having.add(e.client),s===null&&(a.aside=null)}}notes(){const{clients:e}=this.rules;return[...this.found.values()].flatMap(({problem:t,
places:s,having:o,aside:r})=>{const[a,...c]=s;if(a===void 0)return[];const f=t.code!=="client-version"&&o.size===e.length,v={problem:t,place:a,others:c,host:null,
clients:f?T.Du:[...o]};return[r===null?v:{...v,aside:r}]})}}const Sn=({problem:n,places:e})=>[n.code,n.message,...e.map(({file:t,line:s,column:o})=>`${t}:${s}:${o}`)].
join(`
`);function*Mn(n,e,t){const s=new Set;for(const o of n){if(o.kind==="lock_provider"){const a=`${o.place.file}
${o.text}`;s.has(a)&&(yield bn(o)),s.add(a)}const r=hn(o,t);r!==null&&(yield r)}for(const o of e){const r=An(o,t);r!==null&&(yield r)}}function An(n,e){return"f\
ile"in n?null:"localName"in n?wn(n,e):En(n,e)}var tt=E(9349),yn=E(8704);const nt=1024;function Tn(n){if(n.length>nt)return;const e=new $n(new tt.bs(n)),t=e.condition();
return e.isAtEnd()?t:void 0}class $n{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){
if(this.cursor.depth>=tt.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&this.take("?")){const s=this.condition(),o=this.take(":")?
this.condition():void 0;t=s&&o&&{kind:"condition",test:e,yes:s,no:o}}return this.cursor.depth--,t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||
!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,right:s}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.
take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{
cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"string",start:t,end:e.at,value:s,verbatim:s}}}primary(){
const{cursor:e}=this;if(this.take("(")){const c=this.condition();return this.take(")")?c:void 0}const t=e.skipBlank(),s=e.at,o=e.readName();if(o!==void 0)return this.
named(o,s);const r=this.match(/\d+(?:\.\d+)?/y);if(r!==void 0)return st(Number(r),s,e.at);const a=t==='"'||t==="{"||t==="["?(0,yn.U)(e,t):void 0;return a&&{kind:"\
literal",expression:a}}named(e,t){const{cursor:s}=this,o={true:!0,false:!1,null:null}[e];if(o!==void 0)return st(o,t,s.at);if(!this.take("("))return{kind:"name",
name:e};const r=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==")")return;r.push(a)}return{kind:"call",name:e,
given:r}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[
s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const st=(n,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,end:t,value:n}});class Se{text;withheld;constructor(e,t=null){
this.text=e,this.withheld=t}}const Be=4096,xn=200,In=2e4,Dn=5e6;class Ue{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>Dn}spend(e){if(this.steps+=1,this.count(),this.depth>=xn||this.steps>In||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,
typeof t=="string"&&t.length>Be?void 0:t}}const me=()=>({name:()=>{},call:()=>{},effort:new Ue}),ie=({expression:n,text:e},t)=>t.effort.spend(()=>ot(n,e,t));function _e(n,e){
const t=Tn(n);return t&&dt(t,n,e)}const ve=n=>typeof n=="string"||typeof n=="number"||typeof n=="boolean"?String(n):void 0;function oe(n){const e=new Map;return t=>(e.
has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function ot(n,e,t){switch(n.kind){case"string":case"primitive":return n.value;case"object":return oe(s=>{const o=Rn(
n.items).get(s);return o&&ie(Cn(o,e),t)});case"tuple":return oe(s=>{const o=n.elements[Number(s)];return o&&ie({expression:o,text:e},t)});case"template":return Nn(
ut(n.parts,e,t),e,t);case"other":return _e(e.slice(n.start,n.end),t)}}const Cn=({value:n},e)=>({expression:n,text:e}),rt=new WeakMap;function Rn(n){const e=rt.get(
n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.set(s.name,s);return rt.set(n,t),t}function Nn(n,e,t){let s="";for(const o of n){
const r=o.kind==="known"?void 0:lt(o,e),a=o.kind==="known"?o.value:r&&_e(r,t),c=ve(a);if(c===void 0)return it(s,a);if(s.length+c.length>Be)return;s+=c}return s}
function it(n,e){return e instanceof Se?new Se((n+e.text).slice(0,Be),e.withheld):new Se(n)}const at=(n,e)=>n.code??e.slice(n.start,n.end);function lt(n,e){const t=at(
n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const ct=/^%\{~?\s*if\s([\s\S]*)\}$/,Pn=/^%\{~?\s*else\s*~?\}$/,Ln=/^%\{~?\s*endif\s*~?\}$/,
jn=512,Bn=1e3;function ut(n,e,t){if(n.length>Bn)return n;const s=n.map(j=>j.kind==="unknown"&&j.end-j.start<=jn?at(j,e):""),[o,...r]=s.keys().filter(j=>ct.test(
s[j]??"")),a=s.findIndex(j=>Ln.test(j));if(o===void 0||r.length>0||a<o)return n;const c=ct.exec(s[o]??"")?.[1]??"",f=_e(c.replace(/~$/,""),t);if(typeof f!="bool\
ean")return n;const v=s.findIndex(j=>Pn.test(j)),w=v<0?a:v,D=f?n.slice(o+1,w):n.slice(w+1,a);return[...n.slice(0,o),...D,...n.slice(a+1)]}function dt(n,e,t){const s=o=>dt(
o,e,t);return t.effort.spend(()=>{switch(n.kind){case"literal":return ot(n.expression,e,t);case"name":return t.name(n.name);case"call":return t.call(n.name,n.given.
map(s));case"step":{const o=s(n.of),r=ve(s(n.key));return typeof o=="function"&&r!==void 0?o(r):void 0}case"condition":{const o=s(n.test);return typeof o!="bool\
ean"?void 0:s(o?n.yes:n.no)}case"comparison":{const[o,r]=[s(n.left),s(n.right)];return[o,r].every(c=>c===null||ve(c)!==void 0)?o===r===n.isEqual:void 0}}})}const ft="\
\0";class Un{module=oe(R.PW);provider=oe(R._T);terms=e=>{const t=this.provider(e);return t.ok?t.value:[]};refusedByModules=oe(e=>{const t=this.module(e);return t.
ok?T.Du.filter(s=>!(0,F.gH)(t.value,s)):[]});joined=oe(e=>{const t=e.split(ft).flatMap(this.terms),s=t.map(({version:o})=>o);return(0,B.XA)(s,t)!==null||(0,F.Nd)(
t)});isMeetable(e){return this.joined([...new Set(e)].join(ft))}}const Fn=new Set(["module","module_missing","required_provider","required_provider_nosource","r\
equired_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),Wn=({kind:n})=>n==="installed_module";function Hn(n,e,t){const s=new Map,
o=r=>{const a=(0,A.jt)(r),c=s.get(a);if(c!==void 0)return c;const f=Kn(a);return s.set(a,f),f};for(const r of n){if(!r.clients.includes(t)||Wn(r))continue;const a=o(
r.place.file);r.kind==="test_module"?a.tests.push(r):zn(a,r)}for(const r of e){const a="file"in r?r.file:r.place.file;if(t==="terraform"&&/\.tofu(\.json)?$/.test(
a))continue;const c=o(a);"localName"in r&&c.versions.push(r),c.hasConfiguration||=r.kind!=="lock",c.isInitialised||=r.kind==="state",r.kind==="lock"&&ht(c,a)}for(const r of s.
values())Vn(s,r);return s}const Kn=n=>({name:n,usages:[],versions:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function zn(n,e){
if(e.kind==="lock_provider"?ht(n,e.place.file):n.hasConfiguration=!0,!Fn.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages.push(e),e.isOverridden))return;
pt(e)&&(n.isInitialised=!0);const t=mt(n.name,e);t!==null&&n.children.push(t)}function ht(n,e){n.lockFile=e,n.isInitialised=!0}const pt=({kind:n,address:e,place:t})=>n===
"terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(t.file);function mt(n,e){const{kind:t,text:s}=e;return!(t==="module"||t==="test_mod\
ule"||pt(e))||s===null||!(0,i.Nj)(s)?null:(0,A.un)(n,s.replace(/\?.*$/s,""))}function Vn(n,e){const{name:t,tests:s}=e;if(s.length===0)return;const o=/^(?:(.*)\/)?tests$/.
exec(t),r=o===null?void 0:n.get(o[1]??""),a=r?.hasConfiguration===!0?r:e;a.isInitialised=!0,a!==e&&(a.tests.push(...s),e.tests=[])}const vt=({name:n,tests:e})=>e.
flatMap(t=>mt(n,t)??[]);function Xn(n){const e=new Set;for(const t of n.values())for(const s of[...t.children,...vt(t)])s!==t.name&&e.add(s);return[...n.values()].
filter(({name:t,hasConfiguration:s,isInitialised:o})=>s&&(o||!e.has(t)))}function Gn({usages:n,declared:e,clients:t,patterns:s}){const o=t.map(a=>Hn(n,e,a)),r=Jn(
s,new Set(o.flatMap(a=>[...a.keys()])));return t.map((a,c)=>{const f=o[c]??new Map,v=s.length===0?Xn(f):[...f.values()].filter(w=>w.hasConfiguration&&r.has(w.name));
return{client:a,directories:f,roots:v}})}function Jn(n,e){const t=new Set;for(const s of n)for(const o of e)!t.has(o)&&gt(s,o)&&t.add(o);return t}const gt=(n,e)=>n.
matches(e===""?".":e),Yn=(n,e)=>e.flatMap(t=>{const s=({directories:o})=>o.values().some(r=>r.hasConfiguration&&gt(t,r.name));return n.some(s)?[]:[t.text]});function*Zn(n,{
changed:e,versions:t,hasCalls:s=!0}){const o=e===null?null:Qn(e);for(const{client:r,directories:a,roots:c}of n)for(const f of c){const v=qn(f,a);o!==null&&!v.some(
({name:w})=>o.has(w))||(yield M(f,v,{client:r,versions:t,hasCalls:s}))}}function Qn(n){const e=new Set;for(const t of n){const s=(0,A.jt)(t);e.add(s),/(^|\/)tests$/.
test(s)&&e.add((0,A.jt)(s))}return e}function qn(n,e){const t=new Set([n]),s=o=>{const r=e.get(o);r!==void 0&&t.add(r)};for(const o of vt(n))s(o);for(const{children:o}of t)
for(const r of o)s(r);return[...t]}var Fe=E(4e3),be=E(2161),te=E(7854);const es=1e3,ts=/(^|\s)#.*$/s,ns=/(^|\s)(\/\/|\/?\*).*$/s;function Me(n,e){const t=/jenkinsfile|\.json$/i.
test(n);return e.split(`
`).map((s,o)=>({text:s.slice(0,es).replace(t?ns:ts,"").trimEnd(),number:o+1}))}function kt(n,{text:e,number:t},s,o){const r=Array.from(e.slice(0,s)).length+1,a=Array.
from(e.slice(s,s+o)).length;return{file:n,line:t,column:r,endColumn:r+a}}const ss=n=>n.length-n.trimStart().length,_t=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],We=n=>_t.some(({path:e})=>e.test(n)),bt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function os({file:n,text:e}){if(We(n)){const t=Me(n,e);return _t.filter(({path:s,line:o})=>s.test(n)&&(o===void 0||t.some(r=>o.test(r.text)))).map(({client:s})=>s)}
return e.search(bt)<0?[]:Me(n,e).flatMap(t=>t.text.match(bt)?.map(s=>s.toLowerCase())??[])}var Et=E(3024),se=E(6760),Ae=E(5747),ye=E(6195);function wt({root:n,scan:e}){
const t=[n,...e.map(r=>(0,se.resolve)(n,(0,ye.VK)(r).fixed))].map(Te),s=r=>t.some(a=>a!==null&&(0,ye.UO)(r,a)),o=(r,a)=>{const c=Te((0,se.resolve)(n,r));return c===
null||!s(c)?[]:rs(c).filter(a).map(({name:v})=>v).sort()};return{list:r=>o(r,a=>!a.isDirectory()),directories:r=>o(r,a=>a.isDirectory()&&!(0,ye.G$)(a.name)),exists:r=>{
const a=Te((0,se.resolve)(n,r));return a!==null&&s(a)},read:(r,a)=>{const c=Te((0,se.resolve)(n,r));if(c===null||!s(c))return null;const f=(0,Ae.yR)(c,a);return f.
ok?f.text:null}}}function Te(n){try{return(0,Et.realpathSync)(n)}catch(e){return(0,Ae.Oj)(e),null}}function rs(n){try{return(0,Et.readdirSync)(n,{withFileTypes:!0})}catch(e){
return(0,Ae.Oj)(e),[]}}const is=[["",be.Z8],[".github",()=>!1],...[".github/workflows",".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".\
azuredevops",".azure-pipelines",".pipelines",".spacelift"].map(n=>[n,as]),[".devcontainer",n=>n==="devcontainer.json"||(0,be.Z8)(n)],[".config",be.TD],[".config\
/mise",Ot],[".mise",Ot]];function as(n){return/\.ya?ml$/i.test(n)}function Ot(n){return n==="config.toml"}const St=".github/actions",ls=128*1024,cs=200;function*us({
root:n,exclude:e},t){const s=wt({root:n,scan:[]}),o=(0,ye.Ls)(e),r=ds(s).filter(f=>!o(f)),a=f=>f.split("/").length,c=[...new Set([...r,...t])].sort((f,v)=>a(f)-
a(v)||(f<v?-1:1));for(const f of c.slice(0,cs)){const v=s.read(f);v!==null&&v.length<=ls&&(yield{file:f,text:v})}}function ds(n){const e=is.flatMap(([s,o])=>n.list(
s).filter(r=>o(r)||We((0,A.Gz)(s,r))).map(r=>(0,A.Gz)(s,r))),t=n.directories(St).flatMap(s=>["action.yml","action.yaml"].map(o=>`${St}/${s}/${o}`));return[...e,
...t]}const fs={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},$e=n=>fs[(n??"").toLowerCase()]??"terraform",Z=(n,e)=>({form:n,read:t=>({client:$e(t[1]),
text:e(t),...t[2]===void 0?{}:{version:t[2]}})}),hs="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|provide\
rs\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",ps=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,ms=new Map([["hashicorp/setup-terraform","terraform"],["opentofu\
/setup-opentofu","opentofu"]]);function vs([,n="",e=""]){const t=`${n}/${e}`,s=ms.get(t.toLowerCase());if(s!==void 0)return{client:s,text:`uses ${t}`,step:{otherwise:"\
latest"}};const o=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(t);return o===null?null:{client:$e(o[1]??o[2]),text:`uses ${t}`,
step:{otherwise:null}}}const gs=`(?=["'\\s,\\]})@]|$)`,Mt="^[\\s-]*\\w[\\w-]*:\\s*\\[",At=`(?=["']?\\s*[,\\]])`,yt=([,n])=>`lists ${n}`,ks=[{form:new RegExp(`(?\
:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${gs}`),read:([,n="",e])=>({client:n.startsWith("hashicorp")?"terra\
form":"opentofu",text:`uses ${n}`,version:e===void 0||/^(light|full|minimal)$/.test(e)?"latest":e})},Z(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.e\
xe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${hs})(?![\\w-])`),([,n])=>`runs ${n}`),Z(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,n])=>`sets ${n} as the command`),Z(new RegExp(`${Mt}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${At}`),yt),Z(new RegExp(`${Mt}(?=[^\\]]*\\bterrafo\
rm\\b)[^\\]]*?\\b(tofu|opentofu)${At}`),yt),Z(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,n])=>`sets ${n}`),Z(/--tf-path=\S*?(terraform|tofu)\b/,
([,n])=>`runs ${n}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,n])=>({client:$e(n),text:`has hooks that run\
 ${n}`,...n==="terraform"?{level:"hook"}:{}})},Z(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,n])=>`uses components/${n}`),Z(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,n])=>`uses the template ${n}`),Z(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,n])=>({client:$e(n),text:`uses a task of ${n}`,step:{otherwise:null}})},Z(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,n])=>`uses t\
he orb ${n}`),Z(/\/features\/(terraform|opentofu)\b/,([,n])=>`uses the feature ${n}`),Z(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),Z(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),Z(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),Z(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,n])=>`runs tenv ${n}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},Z(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,n])=>`installs ${n}`),Z(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,n])=>`sets ${n}_version`),Z(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,n])=>`sets ${n}_VERSION`)],_s=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,bs=/\b(?:echo|printf)\b[^;&|]*/g;function Es(n){
if(!/terraform|tofu|tfenv/i.test(n))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(n);if(_s.test(n)&&!e)return[];const t=n.replace(bs,r=>" ".repeat(
r.length)),s=ps.exec(t),o=s===null?null:vs(s);return s!==null?o===null?[]:[Tt(s,o)]:ks.flatMap(({form:r,read:a})=>{const c=r.exec(t);return c===null?[]:[Tt(c,a(
c))]})}const Tt=({index:n,0:{length:e}},t)=>({version:null,start:n,length:e,...t}),$t={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terr\
aform":"terraform","opentofu/opentofu":"opentofu"},ws=/[^\s"',\]}]+/;function Os({file:n,text:e}){const t=Me(n,e);return n.endsWith(".terraform-version")?xt(n,t,
"terraform"):n.endsWith(".opentofu-version")?xt(n,t,"opentofu"):n.endsWith(".toml")?ys(n,t):Ss(n,t)}function He(n,e,t,s,o=0){const r=kt(n,e,o,e.text.length-o),a=s===
null?`selects ${t}`:`selects ${t} ${s}`;return{client:t,level:"version-file",place:r,text:(0,Fe.dh)(a,100),version:s}}function xt(n,e,t){const s=e.find(({text:o})=>o.
trim()!=="");return s===void 0?[]:[He(n,s,t,ws.exec(s.text)?.[0]??null)]}function Ss(n,e){return e.flatMap(t=>{const[s="",o=null]=t.text.trim().split(/\s+/),r=Ke(
s);return r===void 0?[]:[He(n,t,r,o)]})}const Ke=n=>Object.hasOwn($t,n)?$t[n]:void 0,Ms=/^\s*\[\s*([\w."':/-]+)\s*\]/,As=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function ys(n,e){const t=[];let s="";for(const o of e){const r=Ms.exec(o.text);r!==null&&(s=(r[1]??"").replaceAll('"',""));const[,a="",c=""]=As.exec(o.text)??[],
f=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],v=Ke(s==="tools"?a:a==="version"?f??"":"");if(v===void 0)continue;const w=/\bversion\s*=\s*(.*)$/s.exec(c)?.[1]??c,D=w.match(
/[^\s"',[\]{}=]+/g)??[];for(const j of w.startsWith("[")?D:D.slice(0,1))t.push(He(n,o,v,j,o.text.length-o.text.trimStart().length))}return t}const It=50,Ts=100,
$s=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function xs(n,e){const t=[],s=new Set;let o=!1;for(const r of us(n,e)){for(const v of os(r))s.add(v);if(We(r.file))continue;
const a=r.file.slice(r.file.lastIndexOf("/")+1),c=(0,be.TD)(a)||r.file.endsWith("mise/config.toml"),f=c?Os(r):Is(r);o||=!c&&$s.test(r.text),t.push(...f)}return{
signs:t,setsCloudHostname:o,others:s}}function Is({file:n,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const t=Me(n,e),s=new Map;let o=0;const r=(0,te.
Oo)(a=>(o+=1,o>It?[a]:Ls(a,t)));for(const[a,c]of t.entries()){if(s.size>=It)break;for(const f of Es(c.text)){const{client:v,start:w,length:D,level:j="tool"}=f;for(const G of Rs(
f,t,a,r)){const V=`${v} ${j} ${G}`;if(s.has(V))continue;const J=kt(n,c,w,D);s.set(V,{client:v,level:j,place:J,text:(0,Fe.dh)(f.text,Ts),version:G})}}}return Ds(
n,[...s.values()])}function Ds(n,e){return!e.some(({client:s})=>s==="opentofu")||!/atlantis\.ya?ml$/.test(n)?e:e.filter(({client:s,version:o})=>s==="opentofu"||
o!==null).map(s=>({...s,client:"opentofu"}))}const Cs=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function Rs({version:n,step:e},t,s,o){
if(e===void 0)return n===null?[null]:o(n);const r=Ns(t,s).map(({text:a})=>Cs.exec(a)?.[1]?.replace(/^["']|["']$/g,"")).find(a=>a!==void 0);return r===void 0?[e.
otherwise]:o(r)}function Ns(n,e){const t=n[e]?.text??"",s=t.search(/\b(uses|task):/),o=({text:v})=>v!==""&&ss(v)<s,r=n.slice(e+1,e+Dt),a=r.findIndex(o),c=t.trimStart().
startsWith("-")?[]:n.slice(Math.max(0,e-Dt),e),f=c.findLastIndex(o);return[...c.slice(f<0?c.length:f),...r.slice(0,a<0?void 0:a)]}const Dt=40,Ps=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function Ls(n,e){const[,t,s,o]=Ps.exec(n.trim())??[],r=t??s??o;if(r===void 0)return[n.trim()];for(const{text:a}of e){const c=a.indexOf(r),f=c<0?void 0:js.exec(a.
slice(c+r.length))?.[1];if(f===void 0||/[\w-]$/.test(a.slice(0,c)))continue;const v=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(v!==null&&
v.length>0)return v}return[n]}const js=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;var le=E(7052),W=E(6134);function Bs({text:n},e){const t=(0,W.
yN)(n);return{text:n,place:s=>{const{line:o,column:r,endColumn:a}=t(s);return{file:e,line:o,column:r,endColumn:a}}}}const Ct=4096,ee=n=>{const e=(0,Fe.dh)(n,Ct);
return e.length<13?e:` ${e}`.slice(1)},ze=n=>/[^\0-\x7f]/.test(n)?n.normalize("NFC"):n,Ee=n=>({kind:"known",text:ze(ee(n))}),Ve=n=>n===void 0||n.length>nt?null:
{code:ee(n)};function we(n,e,t=!1){const s=()=>n.text.slice(e.start,e.end),o=r=>({kind:"pieces",pieces:r,text:ee(s())});switch(e.kind){case"string":return Ee(t?
e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return Ee(e.verbatim);const r=ut(e.parts,n.text,me()).map(a=>a.kind==="known"?ee(a.value):Ve(lt(a,
n.text)));return r.every(a=>typeof a=="string")?Ee(r.join("")):o(r.includes(null)?[Ve(s())]:r)}case"other":{const r=s(),a=_e(r,me());return typeof a=="string"?Ee(
a):o([Ve(r)])}case"primitive":case"object":case"tuple":return o([null])}}function Us(n,e){return e.kind!=="primitive"?we(n,e):e.value===null?null:Ee(String(e.value))}
function Fs(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!="object"||t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function ue(n){
return n?.kind!=="string"?null:ze(ee(n.value))}function xe({pieces:n},e){let t="";for(const s of n){const o=typeof s=="object"&&s!==null?_e(s.code,e):s;if(o===null&&
s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const r=ve(o??void 0);if(r===void 0)return{isWhole:!1,...it(t,o??void 0)};if(t.length+r.length>
Ct)return{isWhole:!1,text:t,withheld:null};t+=r}return{isWhole:!0,text:ze(ee(t)),withheld:null}}var ne=E(7495);const Oe=(n,e,t)=>({row:n,kind:n.kind,address:ee(
e.join(".")),mergeKey:Ws(n,e),localName:null,hasOwnToken:!1,...t});function Ws({merges:n},e){return n===void 0?null:n==="module"?ee(`module.${e.at(-1)}`):n}const Ie=n=>[
[{...xe(n,me()),from:null}]];function Hs(n,e){if(n.version===null)return null;const{value:t,...s}=n.version;if(t.kind==="known")return{text:t.text,...s};const o=c=>e(
n,t,c).flat(),r=T.Du.map(c=>{const[f,...v]=o(c);return[c,v.length===0&&f?.isWhole===!0?f.text:null]}),a=o("terraform").some(({withheld:c})=>c!==null);return{text:null,
...s,values:Object.fromEntries(r),isWithheld:a}}function Ks(n,e){const[t]=(0,W.SH)(e,"workspaces",0),s={organization:ue((0,W.w4)(e,"organization")?.value),name:t?
ue((0,W.w4)(t.body,"name")?.value):null};return n.map(o=>({...o,workspace:s}))}const Rt=({version:n})=>n?.value.kind==="known";function Xe(n,e){const t=De(n,(0,W.
w4)(e,"version")?.value),s=ue((0,W.w4)(e,"constraints")?.value);return s===null||t===null?t:{...t,recorded:s}}function De(n,e,t=Us){const s=e&&t(n,e);return e&&
s?{value:s,place:n.place(e)}:null}const zs=1e4;function Nt({kind:n},e,t,s){const{row:o,value:r}=e;if(r?.kind!=="known"||(0,i.Nj)(r.text))return Pt(n,e,t);const a=`${o.
grammar} ${o.service} ${n.clients} ${Rt(e)} ${r.text}`,c=s.get(a);if(c!==void 0)return c;s.size>=zs&&s.clear();const f=Pt(n,e,t);return s.set(a,f),f}function Pt(n,e,t){
const{row:s,value:o}=e,r=n.clients.map(c=>{if(o===void 0)return[{client:c,...Bt(e,n,c)}];const v=Xs(e,o,c,t).map(w=>({client:c,...Js(n,e,c,w)}));return[...new Map(
v.map(w=>[Vs(w),w])).values()]}),a=Math.max(...r.map(({length:c})=>c));return Array.from({length:a},(c,f)=>{const v=r.flatMap(D=>D[f]??[]),w=v.some(({needed:D})=>D===
"state");return{all:v,needs:w?null:Ut(v,s,()=>null)}})}const Vs=({host:n,needed:e,problem:t,version:s})=>[n,e,s,t?.message].join(" ");function Xs(n,e,t,s){return e.
kind==="known"?[[{...Lt,text:e.text}]]:e.text==="null"?[[{...Lt,text:null}]]:jt(n)?s(n,e,t):Ie(e)}const Lt={isWhole:!0,withheld:null,from:null};function jt({row:n,
value:e}){if(e?.kind!=="pieces"||e.text==="null")return!1;const{text:t}=xe(e,me());return t===null||T.Du.some(s=>(0,ne.i4)(n.grammar,t,s)===void 0)}const Gs=({references:n})=>n.
some(e=>e.row.evaluation!==void 0&&(jt(e)||e.version?.value.kind==="pieces"));function Js(n,e,t,s){const{row:o,address:r,value:a}=e,c=Zs(s),f=c.map(({isWhole:V,
text:J})=>J===null?Qs(e,n,t):V?ne.pb[o.grammar](J,t,Rt(e)):(0,ne.i4)(o.grammar,J,t)),[v]=f,w=f.every(V=>V?.needed===v?.needed);if(v!==void 0&&w&&!f.includes(void 0))
return v;if(o.grammar==="terragrunt"&&Ys(a))return ne.zt;const[D]=t==="terraform"?c.flatMap(({withheld:V})=>V??[]):[],j=o.evaluation!==void 0&&o.evaluation[t]===
void 0,G=(0,_.J0)({address:r,argument:o.grammar==="host"?"hostname":"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:V,text:J,from:ae})=>({
text:V?J:null,from:ae})),refused:j?"never":D===void 0?null:{variable:D}});return{...ne.zt,problem:G}}const Ys=n=>n?.kind==="pieces"&&n.pieces.some(e=>typeof e==
"string"&&/[?&]ref=/.test(e));function Zs(n){return n.some(({isWhole:e,from:t})=>e&&t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function Qs(n,e,t){const{
row:s,address:o}=n;return s.defaults!==void 0?Bt({...n,kind:s.absent??n.kind},e,t):s.grammar==="url"?ne.zt:{...ne.zt,problem:(0,_.DA)({reason:"null",address:o})}}
const qs={cloud_default:"cloud block",remote_state_default:"remote state"};function Bt(n,e,t){const{row:s,kind:o,address:r,localName:a}=n;if(s.defaults!==void 0){
const c=s.defaults[t];return c!==null?(0,ne.TU)((0,i.mD)(c)):{...ne.zt,problem:(0,_.tg)({block:qs[o]??"remote backend"})}}return o==="required_provider_invalid"?
{...ne.zt,problem:(0,_.DA)({reason:"not-a-requirement",address:r})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,l.s)(a).ok?(0,ne.TU)((0,i.
Vm)(t)):ne.zt:e.isOverride?ne.zt:{...ne.zt,problem:(0,_.DA)({reason:"missing",address:r})}}function Ut(n,{service:e},t){if(e===null)return[];const s=new Map;for(const{
client:o,needed:r,host:a}of n){const c=r==="state"?t(o)??a:r;if(c===null)continue;const f=[...s.get(c)?.clients??[],o];s.set(c,{host:c,service:e,clients:f})}return[
...s.values()]}var eo=E(9562);const Ce=5e4;function to(n,e,t=new Map,s=Ce){const o=[],r=[],a=new no(n,e,t);for(const c of n){for(const f of c.notes)r.push(f);if(!c.
isContext)for(const f of c.references){if(o.length>=s)return r.push((0,te.YW)(c.file,(0,le.ub)({kind:"module-usages",max:s}))),Ft(o,r);const v=Nt(c,f,e,t);for(const D of v)
o.push(a.usageOf(c,f,D));const w=v.flatMap(D=>D.all);(f.row.isReserved||w.some(({problem:D})=>D!==void 0))&&r.push(...oo(c,f,a.inForce(c,f,w)))}}for(const c of ro(
n))o.push(c);return Ft(o,r)}const Ft=(n,e)=>({usages:n.sort(Wt),notes:e.sort(Wt)});class no{files;values;known;overrides;constructor(e,t,s){this.files=e,this.values=
t,this.known=s,this.overrides=e.filter(({kind:o})=>o.isOverride)}usageOf(e,t,{all:s,needs:o}){const{kind:r,value:a,address:c,place:f,row:v,hasOwnToken:w,workspace:D}=t,
j=this.inForce(e,t,s),G=j.length===s.length&&o!==null,V=s.find(({host:J,directHost:ae})=>J!==null||ae!==void 0);return{kind:r,host:V?.host??null,isHostImplied:V?.
isHostImplied??!1,directHost:V?.directHost,hasOwnToken:w,text:a?.text??null,address:c,version:V?.version===void 0?Hs(t,this.values):{text:V.version,place:f},place:f,
clients:e.kind.clients,needs:G?o:Ut(j,v,this.stateHost),isOverridden:j.length===0,workspace:D}}inForce(e,t,s){return this.overrides.length===0?s:s.filter(({client:o})=>this.
isInForce(e,t,o))}replaced=(0,te.Oo)(e=>so(this.overrides,e));isInForce({kind:e},{mergeKey:t},s){return e.isOverride||t===null||!this.replaced(s).has(t)}stateHost=(0,te.
Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(e))for(const s of t.references){if(!(s.row.merges==="backend")||!this.isInForce(t,s,e))continue;const[
r]=Nt(t,s,this.values,this.known),a=r?.all.find(c=>c.client===e)?.needed??null;if(a!==null&&a!=="state")return a}return null})}function so(n,e){const t=new Set;
for(const{kind:s,references:o,scope:r}of n)if(s.clients.includes(e)){r.hasBackend&&t.add("backend");for(const{mergeKey:a,value:c,localName:f}of o)a!==null&&(c!==
void 0||f!==null)&&t.add(a)}return t}function oo(n,{place:e,row:t,value:s},o){const r=new Map,a=s?.kind==="known"&&(0,u.Kc)(s.text),c=n.notes.some(f=>f.place.line===
e.line);for(const{client:f,problem:v,host:w}of o){if(v===void 0||c&&v.code==="source-dynamic")continue;const D=v.code==="source-dynamic"?v.message:v.code,j=r.get(
D)??{problem:v,host:w,clients:[],place:e,isPlaceholder:a};r.set(D,{...j,clients:[...j.clients,f]})}if(t.isReserved&&o.length>0){const f=(0,_.ME)({block:"require\
d_providers",parent:"terraform"}),v=o.map(({client:w})=>w);r.set(f.code,{problem:f,host:null,clients:v,place:e})}return[...r.values()]}const Wt=({place:n},{place:e})=>n.
file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.column-e.column;function ro(n){if(n.every(({scope:s})=>s.providerUses.size===0))return[];const e=new Map,t=n.every(
({kind:s})=>s.clients.length===T.Du.length);for(const s of t?[T.Du]:T.Du.map(o=>[o])){const o=n.filter(({kind:r})=>s.every(a=>r.clients.includes(a)));for(const[
r,a]of io(o)){const c=e.get(r);c===void 0?e.set(r,{use:a,clients:s}):e.set(r,{...c,clients:[...c.clients,...s]})}}return e.values().map(ao).toArray()}function io(n){
const e=new Set(["terraform"]);for(const{references:s}of n)for(const{localName:o}of s)o!==null&&e.add(o);const t=new Map;for(const{scope:s,isContext:o}of n)if(!o)
for(const[r,a]of s.providerUses)e.has(r)||(e.add(r),(0,l.s)(r).ok&&t.set(r,a));return t}function ao({use:n,clients:e}){const t=Ge.filter(a=>e.some(c=>a.clients.
includes(c))),s=t.length===Ge.length?Ge:t;return{kind:"implied_provider",host:t[0]?.host??null,...n,clients:e,needs:s,...{version:null,isOverridden:!1,isHostImplied:!0}}}
const Ge=T.Du.map(n=>({host:(0,i.Vm)(n),service:eo.xq,clients:[n]}));var lo=E(4009);const Ht=200;function Re(n,e=new W.n_){const t=new co(n,e),s=t.readRoot(),o={
kind:"json",members:s===void 0?[]:(0,W.lS)(s)};return(0,W.pH)(n,o,t.mistake,e)}class co{text;parts;at=0;depth=0;mistake;constructor(e,t){this.text=e,this.parts=
t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const t=this.
readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const s=t?.
kind==="object"||t?.kind==="tuple";return t!==void 0&&!s&&this.report("root value must be object: it is neither an object nor an array of objects",t.start),t}report(e,t,s=t+
1){this.mistake??={message:e,start:t,end:s}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){const{text:e}=this;for(;;){const t=e.charCodeAt(this.
at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.at)}}skipComment(){const e=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const o=e.charAt(s);if(o==='"'){const r=this.readString();return r===void 0?void 0:(0,lo.BD)(r,{start:s,end:this.at},t)}if(o==="{"||o==="["){if(this.depth>=Ht)return this.
stop(`values are nested deeper than ${Ht} levels`,s);this.depth++;const r=o==="{"?this.readObject():this.readArray();return this.depth--,r}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Kt.lastIndex=t;const s=Kt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",t):(this.at+=s.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(s)})}readObject(){const e=this.at++,t=[];for(let s=this.
skipSpaces();s!=="}";s=this.skipSpaces()){if(s!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const o=this.
readMember();if(o===void 0)break;t.push(o),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:t}}readMember(){const e=this.at,t=this.readString();
if(t===void 0)return;const s=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const o=this.readValue();return o&&{name:t,start:e,end:s,value:o}}readArray(){const e=this.at++,t=[];for(;this.skipSpaces()!=="]";){const s=this.
readValue();if(s===void 0)break;t.push(s),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const t=this.skipSpaces(),s=this.at;if(t!==e){if(t===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,s),
t!==","){this.report(`missing separator: expected "," or "${e}"`,s);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",s)}}readString(){
const{text:e,at:t}=this;let s=t+1,o=!0;for(let r=e.charCodeAt(s);r!==34;r=e.charCodeAt(s)){if(!(r>=32))return this.stopInString(t,s);r===92&&(o=!1),s+=r===92?2:
1}return this.at=s+1,o?e.slice(t+1,s):this.unescape(e.slice(t+1,s),t+1)}stopInString(e,t){return t>=this.text.length||this.text.charCodeAt(t)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(uo,(s,o,r)=>{
if(o===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,t+r,t+r+2),s}).toWellFormed()}}
const Kt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,uo=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Ne=E(400),fo=E(4667);function ho(n,e,t,s){
const o=(0,fo.F)(t.class),r=[];for(const c of o.get("")??zt)Vt(r,Gt(n,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:po(e,o);for(const c of a){
if(r.length>s)break;for(const f of o.get(c.type)??zt)Xt(n,f,c,[],r)}return r}const zt=[];function Vt(n,e){for(const t of e)n.push(t)}function po(n,e){return[...new Set(
n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:r})=>r[0]?.labels.length??0))].flatMap(r=>(0,W.SH)(n,s,r)))}function Xt(n,e,t,s,o){
const r=e.path[s.length],{labels:a,body:c}=t;if(r?.type!==t.type||a.length!==r.labels.length)return;for(let w=0;w<a.length;w++){const D=r.labels[w];if(D!=="*"&&
D!==a[w]?.value)return}const f=[...s,t],v=e.path[f.length];if(v===void 0){const w=f.flatMap(D=>[D.type,...D.labels.map(({value:j})=>j)]);Vt(o,Gt(n,e,{body:c,block:t,
names:w}));return}for(const w of(0,W.SH)(c,v.type,v.labels.length))Xt(n,e,w,f,o)}function Gt(n,e,t){const{position:s}=e,{body:o,block:r,names:a}=t;switch(s){case"\
source":return Pe(n,e,t,(0,W.w4)(o,s)?.value,Xe(n,o));case"hostname":{const c=(0,W.w4)(o,s)?.value,f=Pe(n,e,t,c,Xe(n,o)),v=e.merges==="backend"?Ks(f,o):f;return Jt(
v,(0,W.w4)(o,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Pe(n,e,t,(0,W.w4)(o,c)?.value,null));case"entries":return(0,W.
Td)(o).map(c=>vo(n,e,t,c));case"label":{const c=r?.labels.at(-1);if(c===void 0)return[];const f={kind:"known",text:ee(c.value)},v=n.place(c),w=Xe(n,o);return[Oe(
e,a.slice(0,-1),{value:f,version:w,place:v})]}case"manifest":return go(n,e,o);default:return mo(n,e,t,s)}}function mo(n,e,t,s){if(ue((0,W.w4)(t.body,"backend")?.
value)!==s.backend)return[];const r=(0,W.w4)(t.body,"config")?.value,a=de(r,s.argument),c=Jt(Pe(n,e,t,a,null),de(r,"token"));if(r===void 0||r.kind==="object")return c;
const f=Fs(we(n,r),s.argument);return c.map(v=>({...v,value:f}))}const Jt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));function Pe(n,e,{block:t,names:s},o,r){
if(o!==void 0)return[Yt(n,e,s,o,r)];if(e.absent===void 0||t===void 0)return[];const a=n.place(t);return[Oe(e,s,{kind:e.absent,value:void 0,version:r,place:a})]}
function Yt(n,e,t,s,o){const c=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:we(n,s,e.isLiteral);return Oe(e,t,{value:c,version:o,place:n.place(
s)})}function vo(n,e,{names:t},{name:s,value:o}){const r=e.merges===void 0?null:`${e.merges}.${s}`,a={address:ee([...t,s].join(".")),localName:ee(s),mergeKey:r};
if(o.kind==="object"){const v=de(o,"source");return Oe(e,t,{...a,kind:v===void 0?e.absent??e.kind:e.kind,value:v&&we(n,v,e.isLiteral),version:De(n,de(o,"version"),
we),place:n.place(v??o)})}const c=o.kind==="string"||o.kind==="primitive"||o.kind==="template";return Oe(e,t,{...a,kind:c?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:c?De(n,o):null,place:n.place(o)})}function go(n,e,t){const s=(0,W.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:s.elements.
flatMap(o=>{const r=de(o,"Source"),a=ue(de(o,"Key"));if(r===void 0||a===null)return[];const c=De(n,de(o,"Version"));return[Yt(n,e,["module",a],r,c)]})}const de=(n,e)=>n?.
kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,Le={providerUses:new Map,hasBackend:!1,traits:[]},Zt=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function Qt(n,e){const t=new bo(n);if(e.kind==="native")for(const a of e.
blocks)Zt.get(a.type)===a.labels.length&&t.read(a);else for(const[a,c]of Zt)(0,W.SH)(e,a,c).forEach(t.read,t);const{providerUses:s,hasBackend:o,traits:r}=t;return{
providerUses:s,hasBackend:o,traits:r}}function ko(n,e){const t=_o.flatMap(({argument:s,kind:o})=>{const r=(0,W.w4)(e,s)?.value,a=ue(r);if(r===void 0||a===null)return[];
const c=n.place(r);if(o==="version")return[{kind:o,text:a,localName:null,place:c}];const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return f===void 0?
[]:[{kind:o,text:f,place:c}]});return t.length===0?Le:{...Le,traits:t}}const _o=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constr\
aint",kind:"version"}];class bo{providerUses=new Map;hasBackend=!1;traits=[];source;constructor(e){this.source=e}read(e){const{type:t,labels:s,body:o}=e;switch(t){case"\
language":this.addTrait("language",e);for(const r of(0,W.SH)(o,"compatible_with",0))this.addVersion("compatible",(0,W.w4)(r.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,W.SH)(o,"backend",1).length>0||(0,W.SH)(o,"cloud",0).length>0;for(const r of(0,W.SH)(o,"encryption",0))this.addTrait("encryption",r);this.
addVersion("version",(0,W.w4)(o,"required_version"));return;case"provider":for(const r of s)this.use(r.value,r.value,r,[e]),this.addVersion("provider-version",(0,W.
w4)(o,"version"),ee(r.value));(0,W.w4)(o,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const r of(0,W.SH)(o,"data",2))this.readTyped(r,[e,r]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}addTrait(e,t){this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const o=ue(t?.value);t===void 0||o===null||this.traits.push(
{kind:e,text:o,localName:s,place:this.source.place(t.value)})}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(e,t)||this.use(wo(s.value),s.value,s,t)}readNamed(e,t){
const s=(0,W.w4)(e.body,"provider")?.value,o=s===void 0?void 0:Mo(this.source,s);return s===void 0||o===void 0?!1:(this.use(o,o,s,t),!0)}use(e,t,s,o){if(this.providerUses.
has(e))return;const{source:r}=this;this.providerUses.set(ee(e),{text:ee(t),address:Eo(o),place:r.place(s)})}}const Eo=n=>ee(n.flatMap(({type:e,labels:t})=>[e,...t.
map(({value:s})=>s)]).join(".")),wo=n=>{const e=n.indexOf("_");return e<0?n:n.slice(0,e)},Oo=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),So=256;function Mo({
text:n},{start:e,end:t}){return Oo.exec(n.slice(e,Math.min(t,e+So)))?.[1]}const Ao=64;function*yo(n,e){const t=[],s=[];let[o,r]=[0,0],a=-1;for(const{path:c,file:f,
kind:v,isContext:w}of n){if(a+=1,a>0&&a%Ao===0&&(yield e+a))return null;const j=(0,Ae.yR)(c);if(!j.ok){const{failure:J}=j,ae=J.kind==="size"?(0,le.ub)(J):(0,le.
WO)({what:"file",code:J.code});s.push((0,te.YW)(f,ae));continue}if(!j.isUtf8&&!w){const J=$o("\uFFFD",j.text);s.push((0,te.YW)(f,(0,le.U$)({error:null,file:f}),
J))}o+=j.bytes;const G=Co(j.text,v,f,w),V=To(G,Ce-r);if(r+=Je(V),t.push(V),V!==G){const J=(0,le.ub)({kind:"module-usages",max:Ce});s.push((0,te.YW)(f,J));break}}
return{files:t,notes:s,bytes:o}}function To(n,e){if(Je(n)<=e)return n;const t={...n.scope,providerUses:Le.providerUses};return{...n,references:n.references.slice(
0,e),scope:t}}const Je=({references:n,scope:e})=>n.length+e.providerUses.size;function $o(n,e){const t=e.slice(0,e.indexOf(n)).split(`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}function*xo(n){const e=n.filter(({kind:o})=>o.class==="config"),[t]=e;t!==void 0&&
n.every(o=>Je(o)===0)&&(yield{kind:"module",file:t.file});const s=e.filter(({scope:o})=>o.hasBackend);for(const o of new Set(s.map(({kind:r})=>r.clients))){const r=e.
find(({kind:a})=>a.clients===o);r!==void 0&&(yield{kind:"state",file:r.file})}for(const{file:o,kind:r,references:a,scope:c,isContext:f}of n)if(r.class==="lock"&&
a.length===0&&(yield{kind:"lock",file:o}),!(r.class!=="config"||f))for(const v of c.traits)v.kind!=="binary"&&(yield v)}const Io=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Ye=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!Io.test(n),Do={config:Qt,query:Qt,terragrunt:ko};function Co(n,e,t,s=!1,o=new W.n_){const r=(e.
syntax==="json"?Re:Ne.K)(n,o),a=Bs(r,t),{body:c}=r,f=ho(a,c,e,Ce),v=Do[e.class]?.(a,c)??Le,w=Ye({file:t,kind:e,references:f})&&!o.isExceeded(),D=s||w?[]:Ro(r,e,
t);return{file:t,kind:e,references:f,scope:v,notes:D,isContext:s}}function Ro({problems:n,parts:e},t,s){return e.isExceeded()?[(0,te.YW)(s,(0,le.ub)({kind:"part\
s",max:e.max}))]:n.map(({message:o,...r})=>{const a=t.class==="lock"?(0,x.FA)({reason:"syntax",error:o}):(0,le.U$)({error:o,file:s});return{...(0,te.YW)(s,a,r),
clients:t.clients}})}var No=E(5603),Po=E(9488);const Lo=25e4;function*jo(n,e,t=Lo){const s=new Bo(e,t);yield*s.collect(n);const o=yield*s.decideOpen();return s.
result(o)}class Bo{items=[];notes=new te.u3;known=new Map;declared=[];terragrunt=[];collector=new No.j;aside={toolFiles:[],hasPlugins:!1};counts={files:0,bytes:0,
decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,t){const{items:s,terragrunt:o}=this;this.values=e({calls:()=>Uo(s),terragrunt:()=>o}),
this.maxUsages=t}*collect(e){const{notes:t,counts:s}=this;for(const o of(0,Po.G)(e,this.aside))if(o.kind==="note")t.add(o.note);else if(o.kind==="directory"){if(!(yield s.
files))continue;this.endedAt=o.name;return}else{if(this.isFull(s.decided+s.open,o.files))return;const r=yield*yo(o.files,s.files);if(r===null){this.endedAt=Ze(o.
files);return}s.bytes+=r.bytes;for(const a of r.notes)t.add(a);this.add(r.files)}}*decideOpen(){const e=[];let t=!1;for(const s of this.items){if(!("files"in s)){
e.push(s);continue}if(t||=this.isFull(this.counts.decided,s.files),!t)if(yield this.counts.files)this.endedAt??=Ze(s.files),t=!0;else for(const o of this.decide(
s.files))e.push(o)}return e}result(e){const{collector:t,notes:s,declared:o,aside:r,isEmpty:a,usesTerragrunt:c,endedAt:f}=this,{files:v,bytes:w}=this.counts;t.addUsages(
e);const[D,j]=[t.signs(),t.constraints()];return{...{usages:e,declared:o,notes:s.all(),signs:D,constraints:j,...r},files:v,bytes:w,isEmpty:a,usesTerragrunt:c,endedAt:f}}add(e){
this.counts.files+=e.length,this.isEmpty&&=e.every(Ye),this.collector.addFiles(e);for(const t of xo(e))this.declared.push(t);for(const t of e)t.kind.class==="te\
rragrunt"&&(this.terragrunt.push(t.file),this.usesTerragrunt||=!Ye(t));if(e.some(Gs)){this.items.push({files:e});for(const{references:t}of e)this.counts.open+=t.
length}else for(const t of this.decide(e))this.items.push(t)}decide(e){const{usages:t,notes:s}=to(e,this.values,this.known);for(const o of s)this.notes.add(o);return this.
counts.decided+=t.length,t}isFull(e,t){const s=this.maxUsages;return e<s?!1:(this.notes.add((0,te.YW)(Ze(t),(0,le.ub)({kind:"usages",max:s}))),!0)}}const Ze=([n])=>(0,A.
jt)(n?.file??"");function*Uo(n){for(const e of n){if(!("files"in e)){yield e;continue}for(const{references:t}of e.files)for(const{kind:s,value:o,place:r}of t)yield{
kind:s,text:o?.text??null,place:r}}}const qt={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},Fo=["default","const","nullable","sensitive"];function Wo(n,e,t){
const s=t.list(n),o=new Set(s),r=new W.n_,a=new Ho,c=s.flatMap(f=>{const v=(0,be.L8)(f,o,"");return v?.class==="lock"&&(a.isRoot=!0),v?.class==="config"&&v.clients.
includes(e)?[{name:f,kind:v}]:[]});for(const f of[!1,!0])for(const{name:v,kind:w}of c){const D=w.isOverride===f?t.read((0,A.Gz)(n,v)):null;if(D!==null&&a.read((w.
syntax==="json"?Re:Ne.K)(D,r)),r.isExceeded())return qt}return a.bytes+=r.bytes,a}class Ho{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:t}){this.bytes+=e.length;for(const s of(0,W.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,W.SH)(t,"locals",0))en(this.locals,s,e);for(const s of(0,W.
SH)(t,"module",1)){const[o]=s.labels;if(o===void 0)continue;const r=this.calls.get(o.value)??new Map;this.calls.set(o.value,r),en(r,s,e)}for(const{body:s}of(0,W.
SH)(t,"terraform",0))this.isRoot||=(0,W.SH)(s,"backend",1).length>0||(0,W.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[o]=e;if(o===void 0)return;
const r=this.variables.get(o.value)??{};this.variables.set(o.value,r);const a=D=>{const j=(0,W.w4)(t,D)?.value;return j&&ie({expression:j,text:s},me())},[c,f,v,
w]=Fo.map(a);c!==void 0&&(r.default=c),f!==void 0&&(r.isConst=String(f)==="true"),String(w)==="true"&&(r.isConst=!1),v!==void 0&&(r.isNullable=String(v)==="true")}}
function en(n,{body:e},t){for(const{name:s,value:o}of(0,W.Td)(e))n.set(s,{expression:o,text:t})}const Ko=64*1024,zo={coalesce:n=>n.includes(void 0)?void 0:n.find(
e=>e!==null&&e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(ve),s=n.split("%s");if(!(t.includes(void 0)||t.length!==
s.length-1))return s.map((o,r)=>o+(t[r]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let o=0;t.length===
o;o++){const r=ve(e(String(o)));if(r!==void 0&&t.push(r),s+=n.length+(r?.length??0),s>Ko)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n=="st\
ring"?n.toLowerCase():void 0},tn=(n,e)=>zo[n]?.(e),nn=/\.tfvars(\.json)?$/,sn=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,on=/^terraform\.tfvars/,Vo=/\.(tf|tofu)(\.json)?$/,
Qe=200,rn=1024*1024,Xo=2;function Go(n,e){const t=new W.n_;let s=0;const o=v=>{const w=s>rn?null:e.read((0,A.Gz)(n,v),rn);return s+=w?.length??0,Jo(v,w,t)},r=e.
list(n).filter(v=>nn.test(v)),a=r.filter(v=>!sn.test(v));for(const v of an("",n,e,Xo))a.push(v);const c=r.filter(v=>sn.test(v)).slice(0,Qe).sort((v,w)=>Number(on.
test(w))-Number(on.test(v))).map(o).reverse(),f=a.slice(0,Qe).map(v=>({given:o(v),from:`with ${(0,A.Gz)(n,v)}`}));return{loaded:v=>{for(const w of c){const D=w(
v);if(D!==void 0)return D}},others:f,bytes:s+t.bytes}}function*an(n,e,t,s){if(s!==0)for(const o of t.directories(e).slice(0,Qe)){const[r,a]=[(0,A.Gz)(e,o),(0,A.
Gz)(n,o)],c=t.list(r);if(!c.some(f=>Vo.test(f))){for(const f of c)nn.test(f)&&(yield(0,A.Gz)(a,f));yield*an(a,r,t,s-1)}}}function Jo(n,e,t){if(e===null)return()=>()=>{};
const s=n.endsWith(".json"),{text:o,body:r}=(s?Re:Ne.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:f}of(0,W.Td)(r))a.has(c)||
a.set(c,f);return c=>{const f=a.get(c);return f&&(()=>ie({expression:f,text:o},me()))}}const ce={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},ln={instances:0,kept:0,depth:0};class Yo{effort=new Ue;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...ln};read=0;surroundings;client;evaluation;constructor(e,t,s){
this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,kept:s}=this.size;if(t>ce.instances||s>ce.kept){this.size={...ln};for(const o of[this.
known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.
depth+=1;const s=this.calledBy(e);this.size.depth-=1;const r=[...s.length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,r),r}declarations(e){
const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>ce.read)return qt;const s=Wo(e,this.client,this.surroundings.files);return this.declared.set(e,
s),this.count(s),s}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:o}=this.surroundings;
if(this.read>ce.read)return[this.unknown(e)];const r=Go(e,s),{loaded:a,others:c}=r;this.count(r);const f=(w,D)=>this.instance(e,w,{use:e,from:D}),v=[f(a,null)];
for(const{given:w,from:D}of c)v.push(f(j=>w(j)??a(j),D));for(const w of this.declarations(e).variables.keys()){const D=o(w);if(!(D===null||a(w)!==void 0)){if(v.
length>=ce.uses)break;v.push(f(j=>j===w?cn:a(j),`with ${D}`))}}return this.rootsOf.set(e,v),v}calledBy(e){const t=[];for(const s of this.callers(e)){const r=this.
size.depth>ce.depth||this.size.instances>ce.instances?[this.unknown(s)]:this.find(s);for(const[a,c]of this.callsIn(s).get(e)??[])for(const{scope:f,use:v,from:w}of r){
if(t.length>=ce.uses)return[...t,this.unknown(e)];const D=j=>{const G=c.get(j);return G&&(()=>ie(G,f))};t.push(this.instance(e,D,{use:`${v} ${a}`,from:w}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const a of s)
for(const c of this.callsIn(a).keys())c!==null&&r.set(c,(r.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[o]=this.roots(e),r=s&&o&&ie(s,o.scope);return typeof r=="string"&&(0,i.Nj)(r)?(0,A.un)(e,r):null}unknown(e){return this.instance(e,()=>cn,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:o,locals:r}=this.declarations(e),c={var:oe(w=>{const D=o.get(w);return D&&this.variableValue(w,D,t(w))}),
local:oe(w=>{const D=r.get(w);return D&&ie(D,v)}),path:w=>w==="module"||w==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const v={name:w=>c[w],
call:tn,effort:f};return{scope:v,...s}}variableValue(e,{default:t,isConst:s,isNullable:o},r){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new Se("",e);const c=r===void 0?t:r();return c===null&&o===!1?t:c}}const cn=()=>{},Zo=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Qo(n){
const e=new Map,t=new Set;for(const{kind:s,text:o,place:r}of n)if(!(s!=="module"||o===null))if((0,i.Nj)(o)){const a=(0,A.jt)(r.file),c=(0,A.un)(a,o),f=e.get(c);
f===void 0?e.set(c,new Set([a])):f.add(a)}else Zo.test(o)&&t.add((0,A.jt)(r.file));return{callers:e,dynamic:t}}const qo=64*1024*1024;class er{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>qo&&(this.known.clear(),
this.characters=s?.length??0);const o=s===null?null:tr(s,e.endsWith(".json"));return this.known.set(e,o),o}}function tr(n,e){const{text:t,body:s}=e?Re(n):(0,Ne.
K)(n),o=(f,v)=>{const w=(0,W.w4)(f.body,v)?.value;return w&&{expression:w,text:t}},r=new Map;for(const f of(0,W.SH)(s,"locals",0))for(const{name:v,value:w}of(0,W.
Td)(f.body))r.set(v,{expression:w,text:t});const a=new Map;for(const f of[...(0,W.SH)(s,"include",0),...(0,W.SH)(s,"include",1)]){const v=o(f,"path");v!==void 0&&
a.set(f.labels[0]?.value??"",v)}const c=(0,W.SH)(s,"terraform",0).map(f=>o(f,"source"));return{locals:r,inputs:o({body:s},"inputs"),includes:a,hasSource:c.some(
f=>f!==void 0)}}const ge=n=>se.posix.dirname(`/${n}`);function nr(n){const{from:e,unit:t,parent:s,isSet:o}=n,r=ge(e),a=(c,f)=>se.posix.relative(c,f)||".";return{
basename:(c,[f])=>typeof f=="string"?se.posix.basename(f):void 0,dirname:(c,[f])=>typeof f=="string"?se.posix.dirname(f):void 0,find_in_parent_folders:(c,f)=>sr(
n,f),get_env:(c,[f,v])=>typeof f=="string"&&!o(f)?v:void 0,get_original_terragrunt_dir:()=>ge(t),get_parent_terragrunt_dir:(c,[f])=>ge(s(f)),get_path_from_repo_root:()=>a(
"/",r),get_path_to_repo_root:()=>a(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(c,[f])=>a(r,ge(s(f))),path_relative_to_include:(c,[
f])=>a(ge(s(f)),r),try:(c,f)=>f.find(v=>v!==void 0)}}function sr({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,o]=t;if(typeof s=="string"){for(let r=ge(
n);r!=="/";){r=se.posix.dirname(r);const a=se.posix.join(r,s);if(e.exists(a.slice(1)))return a}return o}}const or=["terragrunt.hcl","terragrunt.hcl.json"];class rr{effort=new Ue;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new er(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const o=this.scopeOf(t);for(const r of s.includes.values()){const a=this.fileAt(ie(r,o),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const o=`${s.file}
${s.from}`,r=e.get(o)??this.configOf(s,t);return e.set(o,r),r};return t}configOf(e,t){const{file:s,from:o,unit:r}=e,a=this.read.read(s),c=X=>X&&ie(X,fn),f=X=>this.
fileAt(c(a?.includes.get(X)),o),v=(X,re)=>{if(!(X===null||this.read.read(X)===null))return t({file:X,from:re??X,unit:r}).value},w=oe(X=>c(a?.locals.get(X))),D=oe(
X=>{if(!a?.includes.has(""))return v(f(X),o);const re=v(f(""),o);return typeof re=="function"?re(X):void 0}),j=oe(X=>X==="locals"?w:X==="inputs"?c(a?.inputs):void 0),
G=X=>{if(s!==o)return s;const[re]=a?.includes.keys()??[];return f(typeof X=="string"?X:re??"")??s},{files:V,isSet:J}=this.surroundings,ae=nr({from:o,unit:r,parent:G,
files:V,isSet:J}),fn={name:X=>X==="local"?w:X==="include"?D:void 0,call:(X,re)=>X!=="read_terragrunt_config"?(ae[X]??tn)(X,re):v(this.fileAt(re[0],o),null)??re[1],
effort:this.effort};return{scope:fn,value:j}}fileAt(e,t){if(typeof e!="string")return null;const s=se.posix.resolve("/",(0,A.jt)(t),e).slice(1);if(se.posix.join(
e.startsWith("/")?".":(0,A.jt)(t),e).startsWith(".."))return null;const r=or.map(a=>(0,A.Gz)(s,a)).find(a=>this.read.read(a)!==null);return r!==void 0&&this.read.
read(s)===null?r:s}}const un=".github/workflows",ir=200;function ar(n){const e=new Map,t=n.list(un).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,ir)){
const o=`${un}/${s}`,r=n.read(o)??"";for(const[,a,c]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??c??"";e.has(f)||e.set(f,o)}}return e}
function lr(n,e,t){const s=new Set(t),o=(0,te.Oo)(r=>ar(n));return{files:n,calls:()=>Qo(e.calls()),all:e.terragrunt,isSet:r=>s.has(r),setBy:r=>{const a=`TF_VAR_${r}`;
if(s.has(a))return a;const c=o("all").get(r);return c===void 0?null:`${a} in ${c}`}}}function cr(n){const e=(0,te.Oo)(s=>(0,te.Oo)(o=>new Yo(n,s,o))),t=new rr(n);
return({row:s,place:o},r,a)=>{if(s.grammar==="terragrunt")return ur(t,o.file,r);const c=s.evaluation?.[a];if(c===void 0)return Ie(r);const f=e(a)(c);if(f.effort.
isSpent)return Ie(r);const v=new Map;for(const{scope:w,use:D,from:j}of f.of((0,A.jt)(o.file))){w.effort.renew();const G={...xe(r,w),from:j},V=v.get(D);V===void 0?
v.set(D,[G]):V.push(G)}return[...v.values()]}}function ur(n,e,t){if(n.effort.isSpent)return Ie(t);const s=a=>({...xe(t,a),from:null}),o=s(n.scopeOf(e));if(o.isWhole)
return[[o]];const r=n.includedScopes(e).map(a=>[s(a)]);return r.length===0?[[o]]:r}const dn=(n,e=[])=>jo(n,t=>cr(lr(wt(n),t,e))),fr=(n,e=[])=>dr(dn(n,e));function dr(n){
for(;;){const e=n.next(!1);if(e.done)return e.value}}}),8011:((Q,K,E)=>{E.d(K,{DA:()=>F,J0:()=>k,ME:()=>_,My:()=>L,Zp:()=>i,_W:()=>d,jP:()=>u,k0:()=>l,tg:()=>p});
var O=E(6174),C=E(1064),T=E(4e3),A=E(5799);const x=120,U={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only",
"use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a sta\
ck","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run ini\
t again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},B={missing:["has no source","add `source`"],null:["has null as its s\
ource","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYP\
E", version = "~> 1.0" }']};function R(h){if("error"in h)return{message:h.error,help:h.advice??void 0};if("address"in h){const[I,m]=B[h.reason];return{message:`${h.
address} ${I}`,help:m}}const[g,S]=U[h.reason];return{message:`"${h.text}" ${g}`,help:S}}const F=(0,A.lS)((0,A.z3)("source-invalid","Source address is invalid",C.
Du),R),L=(0,A.lS)((0,A.$e)("source-near-miss","Source address is probably a mistake",C.Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry add\
ress`:`"${h.text}" is read as host ${h.host}`,help:h.advice})),N=4,P="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function $(h){
const g=h.slice(0,N).map(({text:m,from:M})=>`${m===null?"not known":(0,T.dh)(m,x)} ${M??"by default"}`),S=h.length-g.length,I=S>0?`${S} more`:g.pop();return`${g.
join(", ")} and ${I}`}function b(h){const{address:g,argument:S,expression:I,candidates:m,refused:M}=h,y=(0,O.Q)((0,T.dh)(I,x)),H=`${S} of ${g} is ${y}`;if(M==="\
never")return{message:`${H}, which Terraform does not evaluate`,help:`write the ${S} as a literal`};if(M!==null){const{variable:z}=M;return{message:`${H}, and T\
erraform evaluates var.${z} here only with \`const = true\``,help:`add \`const = true\` to variable "${z}", which requires Terraform 1.15, or write the ${S} as \
a literal`}}return m.length>1?{message:`${H}, which is ${$(m)}`,help:P}:{message:`${H}, which is only known at init time`,help:P}}const k=(0,A.lS)((0,A.lm)("sou\
rce-dynamic","Source address is only known at init time"),b),_=(0,A.lS)((0,A.lm)("block-reserved","Block is reserved for a future version"),({block:h,parent:g})=>({
message:`${h} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${g} block`})),u=(0,A.lS)(
(0,A.z3)("block-unsupported","Block is not supported by this CLI",C.Du),({kind:h})=>{const{client:g,what:S}=C.$I[h];return{message:`${S} is supported by ${C.bB[g]}\
 only`,help:g==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),l=(0,A.lS)((0,A.z3)("host-invalid",
"Hostname is invalid",C.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,help:h.advice??void 0})),p=(0,A.lS)((0,A.z3)("host-missing","Hostname is mi\
ssing",["opentofu"]),({block:h})=>({severity:"warning",message:`the ${h} has no hostname, and OpenTofu has no default`,help:h==="cloud block"?"add `hostname`, o\
r set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),i=(0,A.lS)((0,A.z3)("host-dotless-module","Module host has no dot in its name",C.
Du),({host:h,name:g})=>({message:`module sources cannot name host ${h}: must contain at least one dot`,help:`use a full name such as ${g}.localdomain; provider \
addresses accept the short name`})),d=(0,A.lS)((0,A.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:h})=>({
message:`Terraform cannot use modules from host ${h}: it converts the name to punycode and then refuses punycode`,help:(0,A.C)("serve modules from a host with a\
n ASCII name","OpenTofu 1.12 and later accept this one")}))}),1731:((Q,K,E)=>{E.d(K,{Cg:()=>L,Ty:()=>F,Zy:()=>N,dU:()=>P,hZ:()=>T,oF:()=>U,rK:()=>B});var O=E(9562);
const C=new RegExp(`^${O.eQ}$`),T=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(`^${T}[.+-]?$`),x=2n**63n-1n;function U(b){
const[,k,_,u,l]=C.exec(b)??[];return k===void 0?null:R(b,k,u??_,l)}function B(b){const[,k,_,u]=A.exec(b)??[];return k===void 0?null:R(b,k,_,u)}function R(b,k,_="",u=""){
const l=k.split(".").map(i=>i.replace(/^0+(?=.)/,""));if(l.some(i=>i.length>19))return null;const p=l.map(BigInt);if(p.some(i=>i>x))return null;for(;p.length<3;)
p.push(0n);return{text:b,numbers:p,written:l.length,pre:_,build:u}}const F=b=>b.pre!=="",L=({numbers:b,pre:k,build:_})=>`${b.join(".")}${k===""?"":`-${k}`}${_===
""?"":`+${_}`}`;function N(b,k){const _=Math.max(b.numbers.length,k.numbers.length);for(let u=0;u<_;u++){const[l,p]=[b.numbers[u]??0n,k.numbers[u]??0n];if(l!==p)
return l<p?-1:1}return b.pre===k.pre||b.numbers.length!==k.numbers.length?0:b.pre===""||k.pre===""?b.pre===""?1:-1:P(b.pre,k.pre)}function P(b,k){const[_,u]=[b.
split("."),k.split(".")];for(let l=0;;l++){const[p,i]=[l+1>=_.length,l+1>=u.length];if(p!==i)return p?-1:1;const d=$(_[l]??"",u[l]??"");if(d!==0||p)return d}}function $(b,k){
const[_,u]=[/^[0-9]*$/.test(b),/^[0-9]*$/.test(k)];return _!==u?_?-1:1:_&&b.length!==k.length?b.length-k.length:b===k?0:b<k?-1:1}}),1790:((Q,K,E)=>{E.d(K,{XA:()=>T,
iM:()=>C,jF:()=>x,jQ:()=>U,s5:()=>A});var O=E(1731);function C(k,_,u){const l=R(_,u);return B(k.filter(p=>(!(0,O.Ty)(p)||(0,O.Cg)(p)===l)&&U(p,_)))}function T(k,_){
return B(k.filter(u=>(!(0,O.Ty)(u)||_.some(l=>L(u,l)))&&!F(u)&&_.every(l=>$(u,l))))}const A=k=>B(k.filter(_=>!(0,O.Ty)(_)));function x(k){const _=k.filter(u=>u.
operator==="=");return _.length===1&&_.every(({version:u})=>F({...u,build:""}))}const U=(k,_)=>_.every(u=>P(k,u)),B=k=>k.reduce((_,u)=>_===null||(0,O.Zy)(u,_)>0?
u:_,null);function R(k,_){const[u,l]=k;if(u===void 0||l!==void 0)return null;const p=u.text.trim().replace(_==="opentofu"?/^=?v?/:/^=?/,""),i=(0,O.rK)(p);return i===
null?null:(0,O.Cg)(i)}const F=({numbers:k,pre:_,build:u})=>_===""&&u===""&&k.every(l=>l===0n),L=(k,_)=>_.operator==="="&&N(k,_.version),N=(k,_)=>k.build===_.build&&
(0,O.Zy)(k,_)===0;function P(k,{operator:_,version:u}){const l=(0,O.Zy)(k,u);if(_==="=")return l===0;if(_==="!=")return l!==0;if(_!=="~>")return b(l,_);const p=u.
numbers.slice(0,u.written-1);return l>=0&&!(0,O.Ty)(u)&&u.numbers.length<=k.numbers.length&&p.every((i,d)=>i===k.numbers[d])}function $(k,_){const{operator:u,version:l}=_;
if(u==="=")return L(k,_);if(u==="!=")return!N(k,l);const p=(0,O.Zy)(k,l);if(u!=="~>")return b(p,u);const[i=0n,d=0n]=l.numbers,h=l.written===3?[i,d+1n,0n]:[i+1n,
0n,0n];return p>=0&&(0,O.Zy)(k,{...l,numbers:h,pre:""})<0}const b=(k,_)=>_===">"?k>0:_===">="?k>=0:_==="<"?k<0:k<=0}),2158:((Q,K,E)=>{E.d(K,{PW:()=>B,_T:()=>R,kv:()=>P,
mb:()=>$});var O=E(3625),C=E(9562),T=E(1731);const A="[\\t\\n\\f\\r ]*",x=new RegExp(`^${A}(<=|>=|!=|~>|<|>|=|)${A}(${C.eQ})${A}$`),U="This string does not use \
correct version constraint syntax";function B(b){const k=[];for(const _ of b.split(",")){const[,u,l=""]=x.exec(_)??[],p=(0,T.oF)(l);if(p===null)return(0,O.T)(U);
k.push({operator:u||"=",version:p,text:_})}return(0,O.J)(k)}function R(b){const k=B(b);if(!k.ok)return k;const _=[];for(const u of k.value){const l=(0,T.rK)(u.version.
text);if(l===null||!F.test(u.text.trim()))return(0,O.T)(`Incorrect version constraint syntax: ${L(u)}`);_.push({...u,version:l})}return(0,O.J)(_)}const F=/^[<>=!~]* ?[0-9]/;
function L({operator:b,version:k,text:_}){const u=_.trim();if(k.text.startsWith("v"))return'a "v" prefix should not be used';if(!F.test(u))return`only one space\
 is expected after the operator "${b}"`;if(k.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(u)??[""];return`missing comma after "${l}"`}const N=[">",">=","=","~>","<=","<","!="];function P(b){const k=[...b].sort((_,u)=>(0,T.Zy)(_.version,u.version)||
(0,T.dU)(_.version.build,u.version.build)||N.indexOf(_.operator)-N.indexOf(u.operator)||u.version.written-_.version.written);return[...new Set(k.map($))].join("\
, ")}function $({operator:b,version:k}){if(b==="=")return(0,T.Cg)(k);const _=b==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${b} ${(0,T.Cg)({...k,numbers:_})}`}}),
1094:((Q,K,E)=>{E.d(K,{Nd:()=>x,Sx:()=>P,gH:()=>A});var O=E(1731),C=E(1790),T=E(2158);function A($,b){if(R($))return!0;const k=L($),_=Math.max(...k.map(({numbers:l})=>l.
length)),u=k.flatMap(l=>{const p=Array.from({length:_},(i,d)=>l.numbers[d]??0n);return[l,N(p),N([...p,1n])]});return(0,C.iM)(u,$,b)!==null}function x($){const b=F(
$);if(R(b))return!0;const k=L(b),_="x".repeat(1+Math.max(...k.map(l=>l.build.length))),u=k.flatMap(l=>{const[p=0n,i=0n,d=0n]=l.numbers,h=[p,i,d+1n];return[l,N([
p,i,d],_),N(h,_)]});return(0,C.XA)(u,b)!==null}const U=50,B=100,R=$=>$.length>U||$.some(({text:b})=>b.length>B),F=$=>[...Map.groupBy($,T.mb).values()].flatMap(([
b])=>b??[]),L=$=>{const b=[N([0n,0n,0n]),...$.map(k=>k.version)];return[...new Map(b.map(k=>[(0,O.Cg)(k),k])).values()]},N=($,b="")=>({text:"",numbers:$,written:$.
length,pre:"",build:b});function P($,b){const k=F($),_=b(k)?$:k;return R(_)?$:_.reduce((u,l)=>{const p=u.filter(i=>i!==l);return b(p)?u:p},_)}})};export{hr as ids,pr as modules};
