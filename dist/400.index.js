const Or=[400,210,724],Sr={9349:((Q,K,w)=>{w.d(K,{Jw:()=>W,L8:()=>l,Md:()=>P,Tj:()=>N,bs:()=>O,lr:()=>C,r1:()=>i,v$:()=>L,wH:()=>p,xC:()=>u});var S=w(6134);const C=100,
A=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),M=128,$=255,U=1,B=2,R=4,W=8,L=16,N=32,P=64,T=[[U,/[ \t]/g],[B,/[A-Za-z_]/g],[R,/[\w-]/g],[W,/[\w \t.:=?!&|*%+>~-]/g],[L,
/[\w \t\n,.:=?!&|*%+>~-]/g],[N,/[^"\\$%\r\n]/g],[P,/[^\n$%]/g]],b=Array.from({length:$+1},(D,v)=>v>M?"":String.fromCharCode(v)),k=new Uint8Array($+1);for(const[
D,v]of T)for(const{index:y}of b.join("").matchAll(v))k[y]=D|(k[y]??0);const _=(D=$,v)=>((k[D]??0)&v)!==0,u=D=>D===" "||D==="	",l=D=>/^[\w-]/.test(D),p=D=>D==="}"||
D===")"||D==="]";function i(D){return D==="{"?"}":D==="("?")":D==="["?"]":void 0}let d=new Uint8Array(256*1024);const h=new TextEncoder;function g(D,v){const{length:y}=D;
d.length<=y&&(d=new Uint8Array(2*y+1));const I=d,H=D.slice(v),{read:V,written:Y}=h.encodeInto(H,I.subarray(v,y));if(V!==H.length||Y!==H.length)for(let q=v;q<y;q++)
I[q]=Math.min(D.charCodeAt(q),M);return I[y]=$,I}class O{text;parts;codes;at;depth=0;mistake;constructor(v,y=0,I=new S.n_){this.text=v,this.parts=I,this.codes=g(
v,y),this.at=y}countPart(){this.parts.add()||(this.at=this.text.length)}report(v,y,I=y+1){this.mistake??={message:v,start:y,end:Math.min(I,Math.max(y,this.text.
length))}}reportUnclosed(v){const y=/[$%]/.test(this.text.charAt(v)),I=this.text.slice(v,v+(y?2:1)),H=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,V=`\
unbalanced brackets: "${I}" is not closed before ${H}`;this.report(V,this.isAtEnd()?v:this.at)}reportCharacter(){const v=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let y=`${JSON.stringify(v)} is not used in HCL`;v==="'"&&(y="single quotes are not valid; use double quotes"),v==="\uFFFD"&&(y="the file is not UTF\
-8 here"),this.report(`invalid character: ${y}`,this.at,this.at+v.length)}reportBrokenString(v){const y=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(y,v,this.at)}peek(v=0){return b[this.codes[this.
at+v]??$]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const v=this.skipAll(U);if(v==="\r")this.skipReturn();else if(v==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return v}}skipBlank(){for(;;){const v=this.skipSpaces();if(v===`
`)this.at++;else if(this.isLineComment(v))this.skipLine();else return v}}skipAll(v){const{codes:y}=this;let{at:I}=this,H=y[I]??$;for(;_(H,v);)H=y[++I]??$;return this.
at=I,b[H]??""}isLineComment(v){return v==="#"||v==="/"&&this.peek(1)==="/"}isLineEnd(v){return v===`
`||v===""||this.isLineComment(v)}skipLine(){const v=this.text.indexOf(`
`,this.at);this.at=v<0?this.text.length:v}skipBlockComment(){const v=this.text.indexOf("*/",this.at+2);v<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=v<0?this.text.length:v+2}readName(){const{codes:v,text:y,at:I}=this;return _(v[I],B)&&this.skipAll(R),v[this.at]===M&&(A.lastIndex=I,
this.at=A.test(y)?A.lastIndex:I),this.at>I?y.slice(I,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((Q,K,w)=>{w.d(K,{J:()=>M,U:()=>U});var S=w(9349),C=w(3268),
A=w(4009);function M(l,p){l.countPart();const i=p==="element"?l.skipBlank():l.skipSpaces(),d=l.at,h=U(l,i);if(h!==void 0&&$(l,p))return h;(0,C.Kk)(l,p);let g=l.
at;for(;g>d&&(0,S.xC)(l.text.charAt(g-1));)g--;return g===d&&l.report("invalid expression: expected the start of an expression",d),h===void 0?L(l,d,g):{kind:"ot\
her",start:d,end:g}}function $(l,p){const i=p==="element"?l.skipBlank():l.skipSpaces();return(0,S.wH)(i)||i===","||l.isLineEnd(i)}function U(l,p){if(p==='"')return(0,A.
E3)(l);if(p==="<")return(0,A.jw)(l);if(p!=="{"&&p!=="["&&p!=="(")return;const i=l.at++;l.depth++;let d;return l.depth>S.lr?d=B(l,p,i):p==="{"?d=T(l,i):p==="["?d=
P(l,i):d=N(l,i),l.depth--,d}function B(l,p,i){return(0,C.ku)(l,(0,S.r1)(p)??p,i),{kind:"other",start:i,end:l.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
W=32;function L(l,p,i){if(R.lastIndex=p,!(R.test(l.text)&&R.lastIndex===i)||i-p>W)return{kind:"other",start:p,end:i};const h=l.text.slice(p,i),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:p,end:i,value:g===void 0?Number(h):g}}function N(l,p){const i=M(l,"element");return l.skipBlank()!==")"?B(l,"(",p):(l.
at++,{...i,start:p,end:l.at})}function P(l,p){if(u(l))return B(l,"[",p);const i=[];for(;;){const d=l.skipBlank();if(d==="]")return l.at++,{kind:"tuple",start:p,
end:l.at,elements:i};if(l.at>=l.text.length||(0,S.wH)(d))return l.reportUnclosed(p),{kind:"other",start:p,end:l.at};const h=l.at;i.push(M(l,"element")),l.at===h&&
l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function T(l,p){if(u(l))return B(l,"{",p);const i=[];for(;;){const d=l.skipBlank();if(d==="}")return l.at++,
{kind:"object",start:p,end:l.at,items:i};if(l.at>=l.text.length||(0,S.wH)(d))return l.reportUnclosed(p),{kind:"object",start:p,end:l.at,items:i};i.push(b(l,d)),
l.skipSpaces()===","&&l.at++}}function b(l,p){const i=l.at,d=k(l,p);let h=l.at;for(;h>i&&(0,S.xC)(l.text.charAt(h-1));)h--;const g=l.skipSpaces();if(g!=="="&&g!==
":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),(0,C.Kk)(l,"line"),l.at===i&&l.at++,{name:void 0,start:i,end:h,value:{kind:"\
other",start:h,end:l.at}};l.at++;const O=M(l,"line");return{name:d,start:i,end:h,value:O}}function k(l,p){const i=l.at;let d;if(p==='"'||p==="("){const O=U(l,p);
O?.kind==="string"&&(d=O.value)}else d=l.readName();const h=l.skipSpaces();if(h==="="||h===":")return d;_(l);const g=l.text.slice(i,l.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function _(l){const p=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const i=l.skipSpaces(),d=l.at;if(p.lastIndex=d,l.isLineComment(i))return;if((0,S.L8)(i))
l.at++;else if(i==="["||i==="(")l.at++,B(l,i,d);else if(i==='"')(0,A.E3)(l);else if(p.test(l.text))l.at=p.lastIndex;else if(l.readName()===void 0)return}}function u(l){
return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,S.L8)(l.peek(3))}}),400:((Q,K,w)=>{w.d(K,{K:()=>U});var S=w(9349),C=w(8704),A=w(3268),M=w(4009),$=w(6134);
function U(i,d=new $.n_){const h=new S.bs(i,i.startsWith("\uFEFF")?1:0,d),g=B(h,void 0);return(0,$.pH)(i,g,h.mistake,d)}function B(i,d){const h={attributes:[],blocks:[]};
let g=d!==void 0&&!i.isLineEnd(i.skipSpaces());for(;;){const O=i.skipBlank();if(i.at>=i.text.length){d!==void 0&&i.report(R,d);break}if(O==="}"&&d!==void 0){i.at++;
break}W(i,O,h),l(i,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const R="unclosed configuration block: there is no closing brace befo\
re the end of the file";function W(i,d,h){const g=i.at;i.countPart();const O=d==='"'?k(i):i.readName();if(O===void 0){d<"\x80"?i.report("argument or block defin\
ition required",g):i.reportCharacter(),p(i,g);return}const D=i.at;if(i.skipSpaces()==="="&&i.peek(1)!=="="){i.at++,h.attributes.push({name:O,start:g,end:D,value:(0,C.
J)(i,"line")});return}const y=_(i),I=i.at;if(i.peek()!=="{"){const q=y.length===0?`argument or block definition required: "${O}" has neither "=" nor "{" after i\
t`:`invalid block definition: the header of "${O}" has no "{" at its end`;i.report(q,g,D),p(i,g);return}i.at++;const Y=L.has(O)&&y[0]?.value!==N&&i.depth===0&&i.
mistake===void 0?P(i,I):b(i,I);h.blocks.push({type:O,labels:y,start:g,end:I,body:Y})}const L=new Set(["resource","data","ephemeral","output","variable"]),N="ter\
raform_remote_state";function P(i,d){const{at:h}=i;return(0,A.ku)(i,"}",d)&&i.mistake===void 0?new T(i,d):(i.at=h,i.mistake=void 0,b(i,d))}class T{kind="native";text;open;end;parts;body;constructor({
text:d,at:h,parts:g},O){this.text=d,this.open=O,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(d)}read(){if(this.body===void 0){const d=new S.bs(this.text.slice(0,this.end),this.open+
1,this.parts);d.depth=1,this.body=B(d,this.open)}return this.body}}function b(i,d){if(i.depth>=S.lr)return i.report(`blocks are nested deeper than ${S.lr} level\
s`,d),(0,A.ku)(i,"}",d),{kind:"native",attributes:[],blocks:[]};i.depth++;const h=B(i,d);return i.depth--,h}function k(i){const d=i.at,h=(0,M.E3)(i);return i.report(
"invalid argument name: argument names must not be quoted",d,i.at),h.kind==="string"?h.value:void 0}function _(i){const d=[];for(let h=u(i);h!==void 0;h=u(i))d.
push(h);return d}function u(i){const d=i.skipSpaces(),h=i.at;let g;if(d==='"'){const D=(0,M.E3)(i);D.kind==="string"?g=D.value:(g=i.text.slice(h+1,Math.max(h+1,
i.at-1)),i.report("invalid block label: it has to be plain text",h,i.at))}else g=i.readName();if(g===void 0)return;const O={value:g,start:h,end:i.at};return i.countPart(),
O}function l(i,d,h){const g=i.skipSpaces();d&&(g!=="}"||h.blocks.length>0)?i.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",i.at):!d&&!i.isLineEnd(g)&&i.report("missing newline after argument or block definition",i.at)}function p(i,d){(0,A.Kk)(i,"line"),(i.at===d||(0,S.wH)(
i.peek())&&i.peek()!=="}")&&i.at++}}),3268:((Q,K,w)=>{w.d(K,{Fq:()=>u,Kk:()=>M,_p:()=>U,ku:()=>$});var S=w(9349);const C="<<",A=({close:i})=>i==='"'||i===C;function M(i,d){
i.skipAll(S.Jw)===`
`&&d==="line"||B(i,[],d)}const $=(i,d,h)=>B(i,[{start:h,close:d}],void 0),U=(i,d,h)=>B(i,[{start:h,close:C,marker:d}],void 0);function B(i,d,h){for(;;){const g=d.
at(-1);if(g===void 0&&h===void 0)return!0;let O;if(g!==void 0&&A(g)?(g.close==='"'?T:l)(i,d,g)||(O=!1):O=R(i,d,h),O!==void 0)return O}}function R(i,d,h){for(;;){
const g=d.length===0,O=i.skipAll(g?S.Jw:S.v$);if(O===`
`||O===","){if(g&&(O===","||h==="line"))return!0;i.at++}else if((0,S.wH)(O)){if(g)return!0;if(!N(i,d,O))return!1;const D=d.at(-1);if(D===void 0?h===void 0:A(D))
return}else if(O==='"'){const D=i.at++;if(i.skipAll(S.Tj)!=='"'){d.push({start:D,close:'"'});return}i.at++}else{const D=(0,S.r1)(O);if(D!==void 0)d.push({start:i.
at++,close:D});else{if(O==="<"&&W(i,d))return;if(O!=="<"){if(i.isAtEnd())return P(i,d);if(g&&h==="line"&&i.isLineComment(O))return!0;L(i,O)}}}}}function W(i,d){
const h=i.at,g=u(i);return g===void 0?i.at++:d.push({start:h,close:C,marker:g}),g!==void 0}function L(i,d){i.isLineComment(d)?i.skipLine():d==="/"&&i.peek(1)===
"*"?i.skipBlockComment():d==="/"?i.at++:d==="\r"?i.skipSpaces():(d<"\x80"||i.readName()===void 0)&&(i.reportCharacter(),i.at++)}function N(i,d,h){const g=d.pop();
if(g!==void 0&&g.close!==h){i.reportUnclosed(g.start);let O=d.at(-1);for(;O!==void 0&&O.close!==h&&!A(O);)d.pop(),O=d.at(-1);if(O===void 0)return!1;A(O)?d.push(
{start:i.at,close:"}"}):d.pop()}return i.at++,!0}function P(i,d){const h=d[0];return h===void 0?!0:(i.reportUnclosed(h.start),!1)}function T(i,d,h){for(;;){const g=i.
skipAll(S.Tj);if(g==='"')return d.pop(),i.at++,!0;if(g==="\\")i.at+=/[^\r\n]/.test(i.peek(1))?2:1;else{if(g!=="$"&&g!=="%")return k(i,d,h);if(b(i,d))return!0}}}
function b(i,d){const{at:h}=i,g=i.peek(1);if(g==="{")return d.push({start:h,close:"}"}),i.at+=2,!0;const O=g===i.peek()&&i.peek(2)==="{";return i.at+=O?3:1,!1}function k(i,d,h){
i.reportBrokenString(h.start);const g=_(i);do d.pop();while((d.at(-1)?.start??-1)>=g);return d.length>0}function _({text:i,at:d}){let h=d;for(;h>0&&i[h-1]!==`
`&&i[h-1]!=="\r";)h--;return h}function u(i){const{text:d,at:h}=i;if(i.peek(1)!=="<")return;i.at+=i.peek(2)==="-"?3:2;const g=i.readName();if(g===void 0){i.at=h;
return}return i.skipSpaces()!==`
`&&i.at<d.length&&i.report("invalid expression: a heredoc marker must end its line",h,i.at),i.skipLine(),i.isAtEnd()||i.at++,g}function l(i,d,h){const g=h.marker??
"";for(;;){if(i.peek(-1)===`
`&&p(i,g))return d.pop(),!0;const O=i.skipAll(S.Md);if(i.isAtEnd()){const D=`unterminated template string: no line closes the heredoc "${g}"`;return i.report(D,
h.start),!1}if(O===`
`)i.at++;else if(b(i,d))return!0}}function p(i,d){const{text:h}=i;let{at:g}=i;for(;(0,S.xC)(h.charAt(g));)g++;const O=h.charAt(g);if(O>" "&&O<"\x80"&&!h.startsWith(
d,g))return!1;const D=h.indexOf(`
`,g),v=D<0?h.length:D;return h.slice(g,v).trim()!==d?!1:(i.at=h.charAt(v-1)==="\r"?v-1:v,!0)}}),4009:((Q,K,w)=>{w.d(K,{BD:()=>M,E3:()=>A,jw:()=>T});var S=w(9349),
C=w(3268);function A(u){const{text:l,at:p}=u;if(u.at++,u.skipAll(S.Tj)!=='"')return U(u,p);const i=l.slice(p+1,u.at++);return{kind:"string",start:p,end:u.at,value:i,
verbatim:i}}function M(u,l,p){if(!u.includes("{"))return{kind:"string",...l,value:u,verbatim:u};const i=new S.bs(u,0,p),d={parts:[],known:""};for(i.at=0;i.at<u.
length;){const g=i.at;for(;i.at<u.length&&!$(i.peek());)i.at++;if(d.known+=u.slice(g,i.at),i.at<u.length&&!W(i,d)){R(d,l);break}}const h=d.parts.map(g=>g.kind===
"known"?g:{...g,code:u.slice(g.start,g.end),...l});return B({parts:h,known:d.known},l,u)}const $=u=>u==="$"||u==="%";function U(u,l){const{text:p}=u,i={parts:[],
known:p.slice(l+1,u.at)};for(;;){const d=u.at,h=u.skipAll(S.Tj);if(i.known+=p.slice(d,u.at),h==='"')return u.at++,B(i,{start:l,end:u.at});if(h==="\\")i.known+=P(
u);else if($(h)){if(!W(u,i))return{kind:"other",start:l,end:u.at}}else return u.reportBrokenString(l),{kind:"other",start:l,end:u.at}}}function B({parts:u,known:l},{
start:p,end:i},d){return u.length===0?{kind:"string",start:p,end:i,value:l,verbatim:d??l}:(l!==""&&u.push({kind:"known",value:l}),{kind:"template",start:p,end:i,
parts:u,verbatim:d})}function R(u,l){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:l.start,end:l.end})}
function W(u,l){const{text:p,at:i}=u,d=p.charAt(i);if(u.peek(1)!=="{"){const g=p.startsWith(`${d}{`,i+1);return l.known+=g?`${d}{`:d,u.at+=g?3:1,!0}u.at+=2;const h=d===
"$"?L(u):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&u.skipBlank()==="}"?(l.known+=h.value,u.at++,!0):(0,C.ku)(u,"}",i)?(p.charAt(i+2)==="~"&&(l.known=
l.known.trimEnd()),R(l,{start:i,end:u.at}),u.countPart(),!0):!1}function L(u){if(u.skipBlank()!=='"'||u.depth>=S.lr)return;u.depth++;const l=A(u);return u.depth--,
l}const N={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function P(u){const{text:l,at:p}=u,i=l.charAt(p+1),d=l.slice(p+2,p+(i==="U"?10:6)),h=i==="U"?/^[0-9a-f]{8}$/i.test(d):/^[0-9a-f]{4}$/i.
test(d),g=Number.parseInt(d,16);if((i==="u"||i==="U")&&h&&g<=1114111)return u.at+=d.length+2,String.fromCodePoint(g);const O=N[i];if(u.at+=O===void 0?1:2,O!==void 0)
return O;const D=JSON.stringify(l.slice(p,p+2));return u.report(`invalid escape sequence: ${D}`,p,p+2),""}function T(u){const{text:l,at:p}=u,i=u.peek(2)==="-",d=(0,C.
Fq)(u);if(d===void 0)return;const h=u.at;if(!(0,C._p)(u,d,p))return{kind:"other",start:p,end:u.at};const g={start:p,end:u.at},O=l.slice(h,l.lastIndexOf(`
`,u.at-1)+1);if(b.test(O)){const y=[{kind:"unknown",...g}];return{kind:"template",...g,parts:y,verbatim:void 0}}const D=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),v=i?k(D):D;return{kind:"string",...g,value:v,verbatim:v}}const b=/(?<!\$)\$\{|(?<!%)%\{/;function k(u){let l=u.length;for(const[p]of u.matchAll(_))l=Math.
min(l,p.length);return u.replace(_,p=>p.slice(l))}const _=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9804:((Q,K,w)=>{w.r(K),w.d(K,{clientVersion:()=>_,constraintInvalid:()=>W,
constraintUnmeetable:()=>L,lockInvalid:()=>k,lockOutside:()=>P});var S=w(1064),C=w(4e3),A=w(5799);const M=6,$=u=>`"${(0,C.dh)(u)}"`,U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function B(u){const l=u.replace(U,"");return l===""?"":`: ${l}`}function R(u){switch(u.reason){case"syntax":{const{text:l,why:p}=u;return{message:`${$(l)} is no\
t a version constraint${B(p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${u.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${u.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${$(u.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${u.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${u.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const W=(0,A.lS)((0,A.z3)("constraint-invalid","Version constraint is in\
valid",S.Du),R),L=(0,A.lS)((0,A.z3)("constraint-unmeetable","No version can meet the constraints",S.Du),({of:u,terms:l,preRelease:p})=>({message:`no version of ${u}\
 can match ${(0,C.K4)(l.map($),M,C.dh)}`,help:p!==void 0?`write ${$(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),N={terraform:"terraform",opentofu:"\
tofu"},P=(0,A.lS)((0,A.z3)("lock-outside","Locked version does not match the constraints",S.Du),({provider:u,version:l,constraints:p,clients:i})=>{const[d,...h]=i,
g=d===void 0||h.length>0?"":`${N[d]} `;return{message:`locked provider ${u} ${l} does not match configured version constraint ${(0,C.K4)(p,M,C.dh)}`,help:`run \`${g}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),T={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function b(u){const l="failed to read dependency lock file",p="restore the file, or rem\
ove the block and run `init` again";switch(u.reason){case"syntax":return{message:`${l}: ${u.error}`,help:p};case"twice":return{message:`${l}: it has two blocks \
for provider ${u.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${u.of} of provider ${u.
provider} must be written in normalized form: ${$(u.normal)}`,help:p};default:{const[i,d]=T[u.reason];return{message:`${l}: the ${i} of provider ${u.provider} ${d}`,
help:p}}}}const k=(0,A.lS)((0,A.z3)("lock-invalid","Dependency lock file is invalid",S.Du),b),_=(0,A.lS)((0,A.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",S.Du),({client:u,version:l,constraint:p})=>({message:`the version constraint ${$(p)} excludes ${S.bB[u]} ${l}`,help:`use another ver\
sion of ${S.bB[u]}, or change the constraint`}))}),7495:((Q,K,w)=>{w.d(K,{TU:()=>L,i4:()=>u,pb:()=>_,zt:()=>R});var S=w(3625),C=w(8011),A=w(3229),M=w(1831),$=w(
5011),U=w(4321),B=w(1022);const R={host:null,isHostImplied:!1,needed:null},W=v=>({host:v,isHostImplied:!1,needed:(0,M.Rt)(v)?"state":v}),L=v=>({host:v,isHostImplied:!0,
needed:v}),N=v=>({host:v,isHostImplied:!1,needed:null}),P=v=>v===null?R:{...R,directHost:v},T=v=>({...R,problem:v}),b=(v,y)=>T((0,C.sourceInvalid)({reason:"reje\
cted",error:v,advice:y}));function k(v,y,I){return I===null?v:{...v,problem:(0,C.sourceNearMiss)({text:y,host:v.host,advice:I})}}const _={module:i,"test-module":(v,y,I)=>{
const H=(0,$.vL)(v,y).kind==="remote";return y==="opentofu"||!H?i(v,y,I):T((0,C.sourceInvalid)({reason:"remote-in-test",text:v}))},"registry-module":(v,y)=>{const I=(0,$.
rE)(v,y);return I.ok?l(I.value):O(v,y)},provider:d,"locked-provider":h,"stack-component":g,stack:(v,y)=>{const I=(0,$.A)(v);return I.ok&&!v.startsWith(".")?N(I.
value.host):{...g(v,y),isHostImplied:!1,needed:null}},"stack-output":v=>{const[y="",...I]=v.split("/");return I.length===3?p(y,N):T((0,C.sourceInvalid)({reason:"\
stack",text:v}))},terragrunt:D,host:v=>p(v,W),url:O};function u(v,y,I){if(v==="terragrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return Y===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(y)?void 0:R:Y===""?L((0,$.Vm)(I)):p(Y,W)}if(v==="url")return P((0,U.uE)(y,I));if(v!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(y))return P((0,U.uE)(y,I));const H=y.indexOf("/");if(H<0)return;const V=(0,$.vL)(`${y.slice(0,H)}/a/b/c`,I);return V.kind==="registry"?l(V):P((0,U.uE)(y,I))}
const l=({host:v,hostImplied:y})=>y?L(v):W(v);function p(v,y){const I=(0,M.Pv)(v),H=(0,A.L6)(v);return I.ok?k(y(I.value),v,H):T((0,C.hostInvalid)({text:v,error:I.
why,advice:H}))}function i(v,y,I){if((0,$.Nj)(v)&&!I)return R;const H=(0,$.vL)(v,y),V=H.kind==="registry"?(0,S.J)(H):(0,$.rE)(v,y);if(I&&!V.ok){const{why:ge}=V,
ke=H.kind==="local"?H:{kind:"invalid",error:ge};return b(ge,(0,A.NM)(v,ke,V))}const Y=(0,A.NM)(v,H,V);if(V.ok)return k(l(V.value),v,Y);if(H.kind==="invalid")return b(
H.error,Y);const q=H.kind==="remote"?H.host:null;return k(P(q),v,Y)}function d(v,y){const I=(0,B.m)(v,y);switch(I.kind){case"registry":case"legacy":return I.hostImplied?
L(I.host):k(W(I.host),v,(0,A.cr)(v));case"builtin":return N(I.host);case"invalid":{const[H="",V]=I.error.split(`

`);return b(H,V??(0,A.cr)(v))}}}function h(v,y){const I=(0,B.m)(v,y);if(I.kind==="invalid")return b(I.error,null);if(I.hostImplied)return T((0,C.sourceInvalid)(
{reason:"locked-provider",text:v}));if(I.kind==="builtin")return N(I.host);const H=y==="opentofu"&&I.host===(0,$.Vm)("terraform")&&I.namespace==="hashicorp";return{
...W(I.host),needed:H?(0,$.Vm)(y):I.host}}function g(v,y){if(v!==v.trim())return T((0,C.sourceInvalid)({reason:"white-space",text:v}));if(v==="."||v==="..")return R;
const I=(0,$.rE)(v,y);if(I.ok)return l(I.value);const H=(0,$.A)(v);if(H.ok)return N(H.value.host);const V=(0,$.vL)(v,y);return V.kind==="invalid"?b(V.error,(0,A.
NM)(v,V,I)):P(V.kind==="remote"?V.host:null)}function O(v,y){const I=(0,U.Zy)(v,y);return P(I.ok?I.value.host:null)}function D(v,y){const[,I,H=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(v)??[];if(I===void 0)return v.startsWith("gitlab.com/")?P("gitlab.com"):O(v,y);const[V=""]=H.split("//");if(V.split("/").length!==3)return T((0,C.sourceInvalid)(
{reason:"terragrunt",text:v}));const Y=/[?&]version=([^&]*)/.exec(v)?.[1],q=I===""?L((0,$.Vm)(y)):p(I,W);return Y===void 0?q:{...q,version:Y}}}),4667:((Q,K,w)=>{
w.d(K,{F:()=>l,I:()=>_});var S=w(9562);const C=(...p)=>p.map(i=>{const[d="",...h]=i.split(" ");return{type:d,labels:h}}),A={terraform:"app.terraform.io",opentofu:null},
M={terraform:"app.terraform.io",opentofu:"app.terraform.io"},$={terraform:"static",opentofu:"static"},U={opentofu:"static"},B={terraform:"any",opentofu:"any"},R=[
"config","query","migrate"],W=["stack","deploy"],L=(p,i,...d)=>({kind:"remote_state",files:R,path:C(...d,"data terraform_remote_state *"),position:{backend:p,argument:"\
hostname"},grammar:"host",service:i,evaluation:B,absent:"remote_state_default",defaults:A}),N=(p,i,d={})=>({kind:"required_provider",files:p,path:C(...i),position:"\
entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource",...d}),P=(p,i,d,h)=>({kind:d[0],files:p,path:C(...i),position:"source",
...d[1]===void 0?{}:{absent:d[1]},...h}),T=(p,i,d={})=>({kind:"backend_remote",files:p,path:C(...i),position:"hostname",grammar:"host",service:S.Bn,absent:"back\
end_remote_default",defaults:A,...d}),b={grammar:"module",service:S.e$},k={grammar:"stack-component",service:S.e$,isLiteral:!0},_=[P(R,["module *"],["module","m\
odule_missing"],{...b,evaluation:$,merges:"module"}),N(R,["terraform","required_providers"],{merges:"provider"}),N(R,["required_providers"],{isReserved:!0}),T(R,
["terraform","cloud"],{kind:"cloud",service:S.OZ,absent:"cloud_default",evaluation:U,merges:"backend"}),T(R,["terraform","backend remote"],{evaluation:U,merges:"\
backend"}),{kind:"backend_http",files:R,path:C("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:U,merges:"backend"},L("rem\
ote",S.Bn),L("cloud",S.OZ),L("remote",S.Bn,"check *"),L("cloud",S.OZ,"check *"),{kind:"remote_state",files:R,path:C("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:B},T(R,["provider tfe"],{kind:"provider_tfe",service:S.M,absent:"provider_tfe_default",evaluation:B,
defaults:M}),{kind:"provider_tfe",files:["test"],path:C("provider tfe"),position:"hostname",grammar:"host",service:S.M,defaults:M},{kind:"lock_provider",files:[
"lock"],path:C("provider *"),position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0},P(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:S.e$,isLiteral:!0}),T(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
N(W,["required_providers"]),P(W,["component *"],["stack_component","stack_component_missing"],k),P(W,["removed"],["stack_removed","stack_removed_missing"],k),P(
W,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),P(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),N(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),T(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>P(["terragrunt"],[p],["terragrunt_source"],{grammar:"\
terragrunt",service:S.e$,evaluation:B})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:S.e$,isLiteral:!0}],
u=new Map([...new Set(_.flatMap(({files:p})=>p))].map(p=>{const i=_.filter(({files:d})=>d.includes(p));return[p,Map.groupBy(i,d=>d.path[0]?.type??"")]})),l=p=>u.
get(p)??new Map}),5657:((Q,K,w)=>{w.d(K,{G:()=>P});var S=w(6760),C=w(5747);const A=21,M=/^(?!\.{1,2}$)[\w.-]+$/;function $(i){let d=!1;for(const h of i.split(`
`)){const g=h.trim();g.startsWith("[")&&(d=g==='[remote "origin"]');const O=g.indexOf("=");if(!(!d||O<0||g.slice(0,O).trim().toLowerCase()!=="url"))return U(g.slice(
O+1).trim())}return null}function U(i){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(i),[h,g]=d===null?B(i):[d[1],d[2]],O=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),D=O.length>1&&O.length<=A;return!h||!D||!O.every(v=>M.test(v))?null:{host:h.toLowerCase(),owner:O.slice(0,-1).join("/"),name:O.at(-1)??""}}function B(i){
const d=URL.parse(i);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var R=w(4614);const W=5,
L=/^[0-9a-f]{40}$/,N=/^refs\/(?!.*\.\.)[^\0]+$/;function P(i){const d=(0,S.join)(i,".git"),h=T(d,i)??d,g=p((0,S.join)(h,"commondir")),O=g===null?h:u(g,h),D=()=>l(
(0,S.join)(O,"packed-refs"))??"",v=b(p((0,S.join)(h,"HEAD")),[h,O],D);return v===null?null:{commit:v,isFetched:_(v,l((0,S.join)(h,"FETCH_HEAD"))??"",D),remote:$(
l((0,S.join)(O,"config"))??""),tracked:y=>(0,R.O)((0,S.join)(h,"index"),y)}}function T(i,d){const[,h]=/^gitdir: (.+)$/.exec(p(i)??"")??[];return h===void 0?null:
u(h,d)}function b(i,d,h){let g=i;for(let O=0;g!==null&&O<=W;O+=1){if(L.test(g))return g;const[,D]=/^ref: (.+)$/.exec(g)??[];if(D===void 0||!N.test(D))return null;
g=k(D,d,h)}return null}function k(i,d,h){for(const O of d){const D=p((0,S.join)(O,i));if(D!==null)return D}return h().split(`
`).find(O=>O.endsWith(` ${i}`))?.slice(0,40)??null}function _(i,d,h){const g=(O,D)=>O.split(`
`).some(v=>v.startsWith(`${i}${D}`));return g(d,"	")||g(h()," refs/remotes/")}const u=(i,d)=>(0,S.isAbsolute)(i)?i:(0,S.join)(d,i);function l(i){const d=(0,C.yR)(
i);return d.ok?d.text:null}const p=i=>l(i)?.replace(/\r?\n$/,"")??null}),9498:((Q,K,w)=>{w.d(K,{K:()=>M});var S=w(6760),C=w(5657),A=w(4614);function M(L,N,P){const T=(0,C.
G)(L),b=T?.remote??null;if(T!==null&&b!==null){const _=T.isFetched||T.commit===P.GITHUB_SHA;return{name:`${b.owner}/${b.name}`,url:$(b,P.GITHUB_SERVER_URL),commit:_&&
U(L,N,T)?T.commit:null}}return{name:(T===null?R(L,P):null)??W(L),url:null,commit:null}}function $({host:L,owner:N,name:P},T=""){return`${URL.parse(T)?.host===L?
URL.parse(T)?.protocol:"https:"}//${L}/${N}/${P}`}function U(L,N,{tracked:P}){const T=P(N);return T.size===N.size&&T.entries().every(([b,k])=>(0,A.R)((0,S.join)(
L,b),k))}const B=/^[\w.-]+\/[\w.-]+$/;function R(L,N){const{GITHUB_WORKSPACE:P,GITHUB_REPOSITORY:T=""}=N;return P!==void 0&&(0,S.resolve)(P)===(0,S.resolve)(L)&&
B.test(T)?T:null}const W=L=>(0,S.basename)((0,S.resolve)(L)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Q,K,w)=>{w.d(K,{O:()=>T,R:()=>_});
var S=w(3024),C=w(5747);const A=128*1024*1024,M=12,$=62,U=16384,B=12288,R=4,W=61440,L=4096,N=32768,P=Buffer.alloc(0);function T(u,l){const p=(0,C.io)(u,A);return p===
null?new Map:b(p,l)}function b(u,l){const p=new Map;if(u.length<M)return p;const i=u.readUInt32BE(4);if(u.toString("latin1",0,4)!=="DIRC"||i<2||i>4)return p;const d=u.
readUInt32BE(8);let h=P,g=M;for(let O=0;O<d;O+=1){if(g+$>u.length)return p;const D=u.readUInt16BE(g+60),v=g+$+(D&U?2:0),y=i===R,{kept:I,from:H}=y?k(u,v,h):{kept:P,
from:v},V=u.indexOf(0,H);if(V<0)return p;const Y=u.subarray(H,V),q=y?Buffer.concat([I,Y]):Y;if(q.length>L)return p;const ge=(u.readUInt32BE(g+24)&W)===N,ke=q.toString(
"utf8");ge&&(D&B)===0&&l.has(ke)&&p.set(ke,{modified:u.readUInt32BE(g+8),size:u.readUInt32BE(g+36)}),g=y?V+1:g+(V-g+8&-8),h=q}return p}function k(u,l,p){let i=l,
d=u[i++]??0,h=d&127;for(;d&128;)d=u[i++]??0,h=(h+1)*128+(d&127);return{kept:p.subarray(0,Math.max(0,p.length-h)),from:i}}function _(u,{modified:l,size:p}){try{const i=(0,S.
lstatSync)(u),d=Math.floor(i.mtimeMs/1e3);return i.isFile()&&i.size%2**32===p&&d%2**32===l}catch(i){return(0,C.Oj)(i),!1}}}),6134:((Q,K,w)=>{w.d(K,{SH:()=>$,Td:()=>U,
lS:()=>R,n_:()=>A,pH:()=>M,w4:()=>B,yN:()=>N});const S=25e4,C=100;class A{max;count=0;constructor(k=S){this.max=k}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*C}}function M(b,k,_,u){return _===void 0?{text:b,body:k,parts:u,problems:[]}:{text:b,body:k,parts:u,problems:[
{...N(b)(_),message:_.message}]}}const $=(b,k,_)=>{const u=[];if(b.kind==="native"){for(const l of b.blocks)l.type===k&&l.labels.length===_&&u.push(l);return u}
for(const l of b.members)l.name===k&&L(k,l.value,_,[],u);return u},U=b=>b.kind==="native"?b.attributes:b.members;function B(b,k){if(!(b.kind==="native"&&b.mayHave?.(
k)===!1)){for(const _ of U(b))if(_.name===k)return _}}const R=b=>b.kind==="object"?b.items.filter(W):b.kind!=="tuple"?[]:b.elements.flatMap(k=>k.kind==="object"?
k.items.filter(W):[]),W=b=>b.name!==void 0&&b.name!=="//";function L(b,k,_,u,l){if(_>0){for(const{name:i,start:d,end:h,value:g}of R(k))L(b,g,_-1,[...u,{value:i,
start:d,end:h}],l);return}const p={start:k.start,end:k.start+1};for(const i of k.kind==="tuple"?k.elements:[k])i.kind!=="object"&&i.kind!=="tuple"||l.push({...p,
type:b,labels:u,body:{kind:"json",members:R(i)}})}const N=b=>{const k=[b.startsWith("\uFEFF")?1:0];let _=b.indexOf(`
`),u;return({start:l,end:p})=>{for(;_>=0&&_<l;_=b.indexOf(`
`,_+1))k.push(_+1);u??=P(b);const i=D=>T(u??[],D-1),d=Math.max(1,T(k,l)),h=k[d-1]??0,g=(k[d]??(_<0?b.length:_)+1)-1,O=D=>D-h-i(D)+i(h)+1;return{line:d,column:O(
Math.max(l,h)),endColumn:O(Math.min(p,g))}}},P=b=>/[\uD800-\uDBFF]/.test(b)?Array.from(b.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function T(b,k){
let _=0,u=b.length;for(;_<u;){const l=_+u>>>1;(b[l]??0)<=k?_=l+1:u=l}return _}}),1724:((Q,K,w)=>{w.r(K),w.d(K,{Readings:()=>Vn,RootNotes:()=>Tn,layoutsOf:()=>es,
nameRepository:()=>S.K,readTools:()=>Ps,rootsOf:()=>ss,scanInSteps:()=>gn,textNotes:()=>xn,unmatched:()=>ns});var S=w(9498),C=w(5143),A=w(1064),M=w(9664),$=w(9804),
U=w(1731),B=w(1790),R=w(2158),W=w(1094);function L(t,e){const n=(0,R.PW)(t);if(!n.ok)return"syntax";const s=n.value;if(s.some(r=>(0,U.Ty)(r.version)))return"pre\
-release";const o=e===null?null:(0,U.oF)(e);if(o===null)return"unknown";if(o.written<3){const r=(0,R.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return r.
ok&&!(0,W.gH)([...s,...r.value],"terraform")?"not-met":"unknown"}return(0,B.jQ)({...o,pre:""},s)?"met":"not-met"}var N=w(5257);function*P(t,e){for(const o of t.
providers){const r=T(o,t.client,e);r!==null&&(yield r)}const{client:n}=t,s=t.clientVersions.length===0?null:e.versionIn(n,t.directory);if(s!==null)for(const{text:o,
place:r}of t.clientVersions)L(o,s)==="not-met"&&(yield{problem:(0,$.clientVersion)({client:n,version:s,constraint:o}),places:[r]})}function T(t,e,n){const{constraints:s,
provider:o}=t,{readings:r,upgrade:a}=n;if(r.isMeetable(s.map(({text:z})=>z)))return a?null:b(t,n);const f=s.flatMap(({text:z,place:G})=>r.terms(z).map(re=>({...re,
place:G}))),m=(0,N.JT)(o);if(e==="opentofu"&&(0,B.jF)(f))return{problem:(0,$.constraintInvalid)({reason:"unspecified",provider:m}),places:k(f)};const E=(0,W.Sx)(
f,W.Nd),x=[...new Set(E.map(R.mb))],j=f.filter(z=>x.includes((0,R.mb)(z)));return{problem:(0,$.constraintUnmeetable)({of:`provider ${m}`,terms:x}),places:k(j)}}
function b({provider:t,constraints:e,locked:n},{clients:s,readings:o}){const r=n===null?null:(0,U.rK)(n.version.text);if(n===null||r===null)return null;const a=E=>(0,B.
XA)([r],E.flatMap(({text:x})=>o.terms(x)))===null;if(!a(e))return null;const c=e.filter(E=>a([E])),f=c.length===0?e:c;return{problem:(0,$.lockOutside)({provider:(0,N.
JT)(t),version:(0,U.Cg)(r),constraints:[...new Set(f.map(({text:E})=>(0,R.kv)(o.terms(E))))],clients:s}),places:k([n.version,...f])}}const k=t=>[...new Set(t.map(
({place:e})=>e))];var _=w(8011),u=w(3229),l=w(1022),p=w(7236),i=w(5011);function d(t,e){const n=t.filter(({kind:o})=>h.has(o));return n.some(({place:o})=>(0,M.LA)(
o.file))?[...Map.groupBy(n,({address:o})=>o).values()].flatMap(o=>{const r=[...o].sort((f,m)=>Number((0,M.LA)(f.place.file))-Number((0,M.LA)(m.place.file))),a=r.
findLast(({text:f})=>f!==null),c=r.findLast(f=>f.version!==null);return a===void 0?[]:g(a,c??a,e)}):n.flatMap(o=>g(o,o,e))}const h=new Set(["module","module_mis\
sing","test_module","stack_component","terragrunt_source"]);function g(t,e,n){const{address:s,text:o,place:r}=t;if(o===null||v(o))return[];const a=D(t,o,n);if(a===
void 0)return[];const c=(0,N.KS)(e,n),f=c===null&&e.version!==null;return[{address:s,source:o,place:r,module:a,constraint:c,isOpen:f}]}const O=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function D({kind:t},e,n){if(t==="terragrunt_source"&&e.startsWith("tfr:")){const[,o="",r=""]=O.exec(e)??[],a=(0,i.rE)(o===""?r:`${o}/${r}`,n);return a.ok?a.value:
void 0}const s=(0,i.vL)(e,n);return s.kind==="registry"?s:s.kind==="remote"?null:void 0}const v=t=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(t);function y(t,e,n){
const{client:s}=n;return{directory:t.name===""?".":t.name,client:s,directories:e.map(({name:o})=>o),calls:n.hasCalls?[...e.flatMap(({usages:o})=>d(o,s)),...d(t.
tests,s)]:[],providers:I(t,e,s),lockFile:t.lockFile,clientVersions:e.flatMap(({versions:o})=>ke(o,n))}}function I(t,e,n){const s=new Map,o=(a,c,f)=>{const m=(0,N.
JT)(a),E=s.get(m),x=E??{provider:a,places:[],constraints:[]};E===void 0&&s.set(m,x),x.places.push(c),f!==null&&x.constraints.push(f)};for(const a of e){for(const f of H(
a.usages)){const m=V(f,n);m!==null&&o(m,f.place,(0,N.KS)(f,n))}const c=a.versions.filter(({kind:f})=>f==="provider-version");for(const[f,m]of Map.groupBy(c,E=>E.
localName??"")){const E=Y(f,a,n);if(E!==null)for(const{text:x,place:j}of ot(m))o(E,j,{text:x,place:j})}}const r=q(t,n);return Array.from(s,([a,c])=>({...c,locked:r.
get(a)??null}))}function H(t){const e=t.filter(({place:s})=>(0,M.LA)(s.file));if(e.length<2)return t;const n=new Map(e.map(s=>[s.address,s.place.file]));return t.
filter(({address:s,place:o})=>!(0,M.LA)(o.file)||n.get(s)===o.file)}function V(t,e){return t.kind==="lock_provider"||t.kind!=="required_provider"&&t.kind!=="imp\
lied_provider"&&(0,p.o)(t.address)==="terraform"?null:(0,p.l)(t,(0,i.Vm)(e),e)}function Y(t,{usages:e},n){const s=e.find(({kind:o,address:r})=>o.startsWith("req\
uired_provider")&&(0,p.o)(r)===t);return s!==void 0?V(s,n):{host:(0,i.Vm)(n),namespace:"hashicorp",type:t}}function q({usages:t},e){const n=new Map;for(const s of t){
if(s.kind!=="lock_provider")continue;const o=(0,p.l)(s,(0,i.Vm)(e),e),r=(0,N.KS)(s,e);if(o===null||r===null)continue;const a={version:r,constraints:s.version?.recorded??
null};if(n.set((0,N.JT)(o),{...a,isCopied:!1}),e==="opentofu"&&ge(o)){const c=(0,N.JT)({...o,host:(0,i.Vm)(e)});n.has(c)||n.set(c,{...a,isCopied:!0})}}return n}
const ge=({host:t,namespace:e})=>t===(0,i.Vm)("terraform")&&e==="hashicorp";function ke(t,{client:e,versions:n}){const s=t.filter(o=>rt(o,e,n));return ot(s)}function ot(t){
const e=t.findLast(({place:n})=>(0,M.LA)(n.file))?.place.file;return e===void 0?t:t.filter(({place:n})=>n.file===e)}function rt({kind:t,place:e},n,{opentofu:s=""}){
const o=/\.tofu(\.json)?$/.test(e.file);return t==="compatible"?n==="opentofu":t!=="version"||n==="terraform"?t==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(s)}function _n(t,e){const n=wn(t,e);return n===null?null:Se((t.version??t).place,n)}const Se=(t,{clients:e,...n})=>({...n,place:t,clients:e.filter(s=>bn(t.
file).includes(s)),host:null}),bn=t=>/\.tofu(\.json)?$/.test(t)?["opentofu"]:A.Du,En=/\.tf(component|stack|deploy)\.(hcl|json)$/;function wn(t,e){switch(t.kind){case"\
module":case"module_missing":case"test_module":return On(t,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return En.
test(t.place.file)?null:Sn(t,e);case"lock_provider":return Mn(t,e);default:return null}}const Ke=(t,e)=>({problem:(0,$.constraintInvalid)({reason:"syntax",text:t,
why:e}),clients:A.Du,isPlaceholder:(0,u.Kc)(t)}),_e=t=>({problem:t,clients:A.Du});function On(t,{readings:e,releases:n}){const{address:s,version:o}=t;if(o===null)
return null;const{text:r}=o;if(r===null)return!n.every(({client:j,before:J})=>j!=="terraform"||J==="1.15")&&o.isWithheld!==!0?null:{problem:(0,$.constraintInvalid)(
{reason:"expression",address:s}),clients:["terraform"]};const a=e.module(r);if(!a.ok)return Ke(r,a.why);const c=e.refusedByModules(r);if(c.length===0)return null;
const f=a.value.find(({version:E})=>(0,U.Ty)(E)),m=f&&(0,U.Cg)(f.version);return{problem:(0,$.constraintUnmeetable)({of:s,terms:[r],preRelease:m}),clients:c}}function Sn({
kind:t,address:e,text:n,version:s},{readings:o}){if(s===null)return null;if(s.text===null)return _e((0,$.constraintInvalid)({reason:"not-a-string",address:e}));
const r=o.provider(s.text);if(!r.ok)return Ke(s.text,r.why);const a=A.Du.filter(f=>t==="required_provider"?(0,l.m)(n??"",f).kind==="builtin":(0,p.o)(e)==="terra\
form");if(a.length===0)return null;const c=n??"terraform.io/builtin/terraform";return{problem:(0,$.constraintInvalid)({reason:"built-in",provider:c}),clients:a}}
function Mn(t,{readings:e}){const n=t.text??"",{text:s=null,recorded:o=""}=t.version??{};if(s===null)return _e((0,$.lockInvalid)({reason:"no-version",provider:n}));
const r=(0,U.rK)(s);if(r===null)return _e((0,$.lockInvalid)({reason:"not-a-version",provider:n}));const a=(0,U.Cg)(r);if(a!==s)return _e((0,$.lockInvalid)({reason:"\
not-normal",of:"version",provider:n,normal:a}));if(o==="")return null;const c=e.provider(o);if(!c.ok)return _e((0,$.lockInvalid)({reason:"not-constraints",provider:n}));
const f=(0,R.kv)(c.value);if(f===o)return null;const m={reason:"not-normal",of:"constraints",provider:n,normal:f};return _e((0,$.lockInvalid)(m))}const yn=({text:t,
place:e})=>Se(e,{problem:(0,$.lockInvalid)({reason:"twice",provider:t??""}),clients:A.Du});function In({kind:t,place:e},{set:n}){const s=n.filter(r=>r!==A.$I[t].
client),o=Se(e,{problem:(0,_.blockUnsupported)({kind:t}),clients:s});return o.clients.length===0?null:o}function An({kind:t,text:e,place:n},{readings:s,versions:o}){
const r=t!=="provider-version",a=r?s.module(e):s.provider(e),c=r?A.Du.filter(m=>rt({kind:t,place:n},m,o)):A.Du,f=m=>Se(n,{problem:m,clients:c});return a.ok?!r||
!a.value.some(({version:m})=>(0,U.Ty)(m))?null:f((0,$.constraintInvalid)({reason:"pre-release",text:e})):Se(n,{...Ke(e,a.why),clients:c})}class Tn{found=new Map;rules;constructor(e){
this.rules=e}add(e){const n=(0,M.Gz)(e.directory==="."?"":e.directory,"main.tf"),s=(0,C.Zl)(n)?n:null;for(const o of P(e,this.rules)){const r=$n(o),a=this.found.
get(r);if(a===void 0){this.found.set(r,{...o,having:new Set([e.client]),aside:s});continue}a.having.add(e.client),s===null&&(a.aside=null)}}notes(){const{clients:e}=this.
rules;return[...this.found.values()].flatMap(({problem:n,places:s,having:o,aside:r})=>{const[a,...c]=s;if(a===void 0)return[];const f=n.code!=="client-version"&&
o.size===e.length,m={problem:n,place:a,others:c,host:null,clients:f?A.Du:[...o]};return[r===null?m:{...m,aside:r}]})}}const $n=({problem:t,places:e})=>[t.code,t.
message,...e.map(({file:n,line:s,column:o})=>`${n}:${s}:${o}`)].join(`
`);function*xn(t,e,n){const s=new Set;for(const o of t){if(o.kind==="lock_provider"){const a=`${o.place.file}
${o.text}`;s.has(a)&&(yield yn(o)),s.add(a)}const r=_n(o,n);r!==null&&(yield r)}for(const o of e){const r=Dn(o,n);r!==null&&(yield r)}}function Dn(t,e){return"f\
ile"in t?null:"localName"in t?An(t,e):In(t,e)}var it=w(9349),Cn=w(8704);const at=1024;function Rn(t){if(t.length>at)return;const e=new Nn(new it.bs(t)),n=e.condition();
return e.isAtEnd()?n:void 0}class Nn{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){
if(this.cursor.depth>=it.lr)return;this.cursor.depth++;const e=this.comparison();let n=e;if(e!==void 0&&this.take("?")){const s=this.condition(),o=this.take(":")?
this.condition():void 0;n=s&&o&&{kind:"condition",test:e,yes:s,no:o}}return this.cursor.depth--,n}comparison(){const e=this.steps(),n=this.take("==");if(e===void 0||
!n&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:n,left:e,right:s}}steps(){let e=this.primary();for(;e!==void 0;){let n;if(this.
take("."))n=this.attribute();else if(this.take("[")){if(n=this.condition(),!this.take("]"))return}else return e;e=n&&{kind:"step",of:e,key:n}}}attribute(){const{
cursor:e}=this,n=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"string",start:n,end:e.at,value:s,verbatim:s}}}primary(){
const{cursor:e}=this;if(this.take("(")){const c=this.condition();return this.take(")")?c:void 0}const n=e.skipBlank(),s=e.at,o=e.readName();if(o!==void 0)return this.
named(o,s);const r=this.match(/\d+(?:\.\d+)?/y);if(r!==void 0)return lt(Number(r),s,e.at);const a=n==='"'||n==="{"||n==="["?(0,Cn.U)(e,n):void 0;return a&&{kind:"\
literal",expression:a}}named(e,n){const{cursor:s}=this,o={true:!0,false:!1,null:null}[e];if(o!==void 0)return lt(o,n,s.at);if(!this.take("("))return{kind:"name",
name:e};const r=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==")")return;r.push(a)}return{kind:"call",name:e,
given:r}}take(e){const{cursor:n}=this;return n.skipBlank(),n.text.startsWith(e,n.at)?(n.at+=e.length,!0):!1}match(e){const{cursor:n}=this;e.lastIndex=n.at;const[
s]=e.exec(n.text)??[];return n.at+=s?.length??0,s}}const lt=(t,e,n)=>({kind:"literal",expression:{kind:"primitive",start:e,end:n,value:t}});class xe{text;withheld;constructor(e,n=null){
this.text=e,this.withheld=n}}const ze=4096,Pn=200,Ln=2e4,jn=5e6;class Ve{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>jn}spend(e){if(this.steps+=1,this.count(),this.depth>=Pn||this.steps>Ln||this.isSpent)return;this.depth+=1;const n=e();return this.depth-=1,
typeof n=="string"&&n.length>ze?void 0:n}}const be=()=>({name:()=>{},call:()=>{},effort:new Ve}),ue=({expression:t,text:e},n)=>n.effort.spend(()=>ct(t,e,n));function Me(t,e){
const n=Rn(t);return n&&vt(n,t,e)}const Ee=t=>typeof t=="string"||typeof t=="number"||typeof t=="boolean"?String(t):void 0;function le(t){const e=new Map;return n=>(e.
has(n)||(e.set(n,void 0),e.set(n,t(n))),e.get(n))}function ct(t,e,n){switch(t.kind){case"string":case"primitive":return t.value;case"object":return le(s=>{const o=Un(
t.items).get(s);return o&&ue(Bn(o,e),n)});case"tuple":return le(s=>{const o=t.elements[Number(s)];return o&&ue({expression:o,text:e},n)});case"template":return Wn(
mt(t.parts,e,n),e,n);case"other":return Me(e.slice(t.start,t.end),n)}}const Bn=({value:t},e)=>({expression:t,text:e}),ut=new WeakMap;function Un(t){const e=ut.get(
t);if(e!==void 0)return e;const n=new Map;for(const s of t)s.name!==void 0&&!n.has(s.name)&&n.set(s.name,s);return ut.set(t,n),n}function Wn(t,e,n){let s="";for(const o of t){
const r=o.kind==="known"?void 0:ht(o,e),a=o.kind==="known"?o.value:r&&Me(r,n),c=Ee(a);if(c===void 0)return dt(s,a);if(s.length+c.length>ze)return;s+=c}return s}
function dt(t,e){return e instanceof xe?new xe((t+e.text).slice(0,ze),e.withheld):new xe(t)}const ft=(t,e)=>t.code??e.slice(t.start,t.end);function ht(t,e){const n=ft(
t,e);return n.startsWith("${")?n.slice(2,-1).replace(/^~|~$/g,""):void 0}const pt=/^%\{~?\s*if\s([\s\S]*)\}$/,Fn=/^%\{~?\s*else\s*~?\}$/,Hn=/^%\{~?\s*endif\s*~?\}$/,
Kn=512,zn=1e3;function mt(t,e,n){if(t.length>zn)return t;const s=t.map(j=>j.kind==="unknown"&&j.end-j.start<=Kn?ft(j,e):""),[o,...r]=s.keys().filter(j=>pt.test(
s[j]??"")),a=s.findIndex(j=>Hn.test(j));if(o===void 0||r.length>0||a<o)return t;const c=pt.exec(s[o]??"")?.[1]??"",f=Me(c.replace(/~$/,""),n);if(typeof f!="bool\
ean")return t;const m=s.findIndex(j=>Fn.test(j)),E=m<0?a:m,x=f?t.slice(o+1,E):t.slice(E+1,a);return[...t.slice(0,o),...x,...t.slice(a+1)]}function vt(t,e,n){const s=o=>vt(
o,e,n);return n.effort.spend(()=>{switch(t.kind){case"literal":return ct(t.expression,e,n);case"name":return n.name(t.name);case"call":return n.call(t.name,t.given.
map(s));case"step":{const o=s(t.of),r=Ee(s(t.key));return typeof o=="function"&&r!==void 0?o(r):void 0}case"condition":{const o=s(t.test);return typeof o!="bool\
ean"?void 0:s(o?t.yes:t.no)}case"comparison":{const[o,r]=[s(t.left),s(t.right)];return[o,r].every(c=>c===null||Ee(c)!==void 0)?o===r===t.isEqual:void 0}}})}const gt="\
\0";class Vn{module=le(R.PW);provider=le(R._T);terms=e=>{const n=this.provider(e);return n.ok?n.value:[]};refusedByModules=le(e=>{const n=this.module(e);return n.
ok?A.Du.filter(s=>!(0,W.gH)(n.value,s)):[]});joined=le(e=>{const n=e.split(gt).flatMap(this.terms),s=n.map(({version:o})=>o);return(0,B.XA)(s,n)!==null||(0,W.Nd)(
n)});isMeetable(e){return this.joined([...new Set(e)].join(gt))}}const Xn=new Set(["module","module_missing","required_provider","required_provider_nosource","r\
equired_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),Gn=({kind:t})=>t==="installed_module";function Jn(t,e,n){const s=new Map,
o=r=>{const a=(0,M.jt)(r),c=s.get(a);if(c!==void 0)return c;const f=Yn(a);return s.set(a,f),f};for(const r of t){if(!r.clients.includes(n)||Gn(r))continue;const a=o(
r.place.file);r.kind==="test_module"?a.tests.push(r):Zn(a,r)}for(const r of e){const a="file"in r?r.file:r.place.file;if(n==="terraform"&&/\.tofu(\.json)?$/.test(
a))continue;const c=o(a);"localName"in r&&c.versions.push(r),c.hasConfiguration||=r.kind!=="lock",c.isInitialised||=r.kind==="state",r.kind==="lock"&&kt(c,a)}for(const r of s.
values())Qn(s,r);return s}const Yn=t=>({name:t,usages:[],versions:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function Zn(t,e){
if(e.kind==="lock_provider"?kt(t,e.place.file):t.hasConfiguration=!0,!Xn.has(e.kind)||e.isOverridden&&e.kind!=="module"||(t.usages.push(e),e.isOverridden))return;
_t(e)&&(t.isInitialised=!0);const n=bt(t.name,e);n!==null&&t.children.push(n)}function kt(t,e){t.lockFile=e,t.isInitialised=!0}const _t=({kind:t,address:e,place:n})=>t===
"terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(n.file);function bt(t,e){const{kind:n,text:s}=e;return!(n==="module"||n==="test_mod\
ule"||_t(e))||s===null||!(0,i.Nj)(s)?null:(0,M.un)(t,s.replace(/\?.*$/s,""))}function Qn(t,e){const{name:n,tests:s}=e;if(s.length===0)return;const o=/^(?:(.*)\/)?tests$/.
exec(n),r=o===null?void 0:t.get(o[1]??""),a=r?.hasConfiguration===!0?r:e;a.isInitialised=!0,a!==e&&(a.tests.push(...s),e.tests=[])}const Et=({name:t,tests:e})=>e.
flatMap(n=>bt(t,n)??[]);function qn(t){const e=new Set;for(const n of t.values())for(const s of[...n.children,...Et(n)])s!==n.name&&e.add(s);return[...t.values()].
filter(({name:n,hasConfiguration:s,isInitialised:o})=>s&&(o||!e.has(n)))}function es({usages:t,declared:e,clients:n,patterns:s}){const o=n.map(a=>Jn(t,e,a)),r=ts(
s,new Set(o.flatMap(a=>[...a.keys()])));return n.map((a,c)=>{const f=o[c]??new Map,m=s.length===0?qn(f):[...f.values()].filter(E=>E.hasConfiguration&&r.has(E.name));
return{client:a,directories:f,roots:m}})}function ts(t,e){const n=new Set;for(const s of t)for(const o of e)!n.has(o)&&wt(s,o)&&n.add(o);return n}const wt=(t,e)=>t.
matches(e===""?".":e),ns=(t,e)=>e.flatMap(n=>{const s=({directories:o})=>o.values().some(r=>r.hasConfiguration&&wt(n,r.name));return t.some(s)?[]:[n.text]});function*ss(t,{
changed:e,versions:n,hasCalls:s=!0}){const o=e===null?null:os(e);for(const{client:r,directories:a,roots:c}of t)for(const f of c){const m=rs(f,a);o!==null&&!m.some(
({name:E})=>o.has(E))||(yield y(f,m,{client:r,versions:n,hasCalls:s}))}}function os(t){const e=new Set;for(const n of t){const s=(0,M.jt)(n);e.add(s),/(^|\/)tests$/.
test(s)&&e.add((0,M.jt)(s))}return e}function rs(t,e){const n=new Set([t]),s=o=>{const r=e.get(o);r!==void 0&&n.add(r)};for(const o of Et(t))s(o);for(const{children:o}of n)
for(const r of o)s(r);return[...n]}var Xe=w(4e3),ye=w(2161),se=w(7854);const is=1e3,as=/(^|\s)#.*$/s,ls=/(^|\s)(\/\/|\/?\*).*$/s;function De(t,e){const n=/jenkinsfile|\.json$/i.
test(t);return e.split(`
`).map((s,o)=>({text:s.slice(0,is).replace(n?ls:as,"").trimEnd(),number:o+1}))}function Ot(t,{text:e,number:n},s,o){const r=Array.from(e.slice(0,s)).length+1,a=Array.
from(e.slice(s,s+o)).length;return{file:t,line:n,column:r,endColumn:r+a}}const cs=t=>t.length-t.trimStart().length,St=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],Ge=t=>St.some(({path:e})=>e.test(t)),Mt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function us({file:t,text:e}){if(Ge(t)){const n=De(t,e);return St.filter(({path:s,line:o})=>s.test(t)&&(o===void 0||n.some(r=>o.test(r.text)))).map(({client:s})=>s)}
return e.search(Mt)<0?[]:De(t,e).flatMap(n=>n.text.match(Mt)?.map(s=>s.toLowerCase())??[])}var we=w(3024),te=w(6760),he=w(5747),Ie=w(6195);const ds=[["",ye.Z8],
[".github",()=>!1],...[".github/workflows",".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",
".spacelift"].map(t=>[t,fs]),[".devcontainer",t=>t==="devcontainer.json"||(0,ye.Z8)(t)],[".config",ye.TD],[".config/mise",yt],[".mise",yt]];function fs(t){return/\.ya?ml$/i.
test(t)}function yt(t){return t==="config.toml"}const It=".github/actions",hs=128*1024,ps=200;function*ms({root:t,exclude:e},n){const s=(0,Ie.Ls)(e),o=(0,we.realpathSync)(
t),r=vs(o).filter(({file:m})=>!s(m)),a=new Map([...r,...n].map(m=>[m.file,m])),c=({file:m})=>m.split("/").length,f=[...a.values()].sort((m,E)=>c(m)-c(E)||(m.file<
E.file?-1:1));for(const{path:m,file:E}of f.slice(0,ps)){const x=gs(m,o);x!==null&&(yield{file:E,text:x})}}function vs(t){const e=ds.flatMap(([s,o])=>At((0,te.join)(
t,s)).filter(r=>o(r)||Ge((0,M.Gz)(s,r))).map(r=>(0,M.Gz)(s,r))),n=At((0,te.join)(t,It)).flatMap(s=>["action.yml","action.yaml"].map(o=>`${It}/${s}/${o}`));return[
...e,...n].map(s=>({file:s,path:(0,te.join)(t,s)}))}function At(t){try{return(0,we.readdirSync)(t).sort()}catch(e){return(0,he.Oj)(e),[]}}function gs(t,e){try{const n=(0,we.
realpathSync)(t);if(!(0,Ie.UO)(n,e))return null;const s=(0,we.statSync)(n);if(!s.isFile()||s.size>hs)return null;const o=(0,he.yR)(n);return o.ok?o.text:null}catch(n){
return(0,he.Oj)(n),null}}const ks={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},Ce=t=>ks[(t??"").toLowerCase()]??"terraform",Z=(t,e)=>({form:t,read:n=>({
client:Ce(n[1]),text:e(n),...n[2]===void 0?{}:{version:n[2]}})}),_s="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pu\
ll|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",bs=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,Es=new Map([["hashicorp/setup-terraform","terraf\
orm"],["opentofu/setup-opentofu","opentofu"]]);function ws(t){const[,e="",n=""]=t,s=`${e}/${n}`,o=Es.get(s.toLowerCase());if(o!==void 0)return{client:o,text:`us\
es ${s}`,step:{otherwise:"latest"}};const r=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(s);return r===null?null:{client:Ce(r[1]??
r[2]),text:`uses ${s}`,step:{otherwise:null}}}const Os=`(?=["'\\s,\\]})@]|$)`,Tt="^[\\s-]*\\w[\\w-]*:\\s*\\[",$t=`(?=["']?\\s*[,\\]])`,xt=([,t])=>`lists ${t}`,Ss=[
{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${Os}`),read:([,t="",e])=>({client:t.startsWith(
"hashicorp")?"terraform":"opentofu",text:`uses ${t}`,version:e===void 0||/^(light|full|minimal)$/.test(e)?"latest":e})},Z(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(te\
rraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${_s})(?![\\w-])`),([,t])=>`runs ${t}`),Z(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,t])=>`sets ${t} as the command`),Z(new RegExp(`${Tt}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${$t}`),xt),Z(new RegExp(`${Tt}(?=[^\\]]*\\bterrafo\
rm\\b)[^\\]]*?\\b(tofu|opentofu)${$t}`),xt),Z(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,t])=>`sets ${t}`),Z(/--tf-path=\S*?(terraform|tofu)\b/,
([,t])=>`runs ${t}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,t])=>({client:Ce(t),text:`has hooks that run\
 ${t}`,...t==="terraform"?{isHook:!0}:{}})},Z(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,t])=>`uses components/${t}`),Z(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,t])=>`uses the template ${t}`),Z(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,t])=>({client:Ce(t),text:`uses a task of ${t}`,step:{otherwise:null}})},Z(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,t])=>`uses t\
he orb ${t}`),Z(/\/features\/(terraform|opentofu)\b/,([,t])=>`uses the feature ${t}`),Z(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),Z(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),Z(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),Z(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,t])=>`runs tenv ${t}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},Z(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,t])=>`installs ${t}`),Z(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,t])=>`sets ${t}_version`),Z(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,t])=>`sets ${t}_VERSION`)],Ms=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,ys=/\b(?:echo|printf)\b[^;&|]*/g;function Is(t){
if(!/terraform|tofu|tfenv/i.test(t))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(t);if(Ms.test(t)&&!e)return[];const n=t.replace(ys,r=>" ".repeat(
r.length)),s=bs.exec(n),o=s===null?null:ws(s);return s!==null?o===null?[]:[Dt(s,o)]:Ss.flatMap(({form:r,read:a})=>{const c=r.exec(n);return c===null?[]:[Dt(c,a(
c))]})}const Dt=({index:t,0:{length:e}},n)=>({version:null,start:t,length:e,...n}),Ct={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terr\
aform":"terraform","opentofu/opentofu":"opentofu"},As=/[^\s"',\]}]+/;function Ts({file:t,text:e}){const n=De(t,e);return t.endsWith(".terraform-version")?Rt(t,n,
"terraform"):t.endsWith(".opentofu-version")?Rt(t,n,"opentofu"):t.endsWith(".toml")?Cs(t,n):$s(t,n)}function Je(t,e,n,s,o=0){const r=Ot(t,e,o,e.text.length-o),a=s===
null?`selects ${n}`:`selects ${n} ${s}`;return{client:n,level:"version-file",place:r,text:(0,Xe.dh)(a,100),version:s}}function Rt(t,e,n){const s=e.find(({text:o})=>o.
trim()!=="");return s===void 0?[]:[Je(t,s,n,As.exec(s.text)?.[0]??null)]}function $s(t,e){return e.flatMap(n=>{const[s="",o=null]=n.text.trim().split(/\s+/),r=Ye(
s);return r===void 0?[]:[Je(t,n,r,o)]})}const Ye=t=>Object.hasOwn(Ct,t)?Ct[t]:void 0,xs=/^\s*\[\s*([\w."':/-]+)\s*\]/,Ds=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function Cs(t,e){const n=[];let s="";for(const o of e){const r=xs.exec(o.text);r!==null&&(s=(r[1]??"").replaceAll('"',""));const[,a="",c=""]=Ds.exec(o.text)??[],
f=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],m=Ye(s==="tools"?a:a==="version"?f??"":"");if(m===void 0)continue;const E=/\bversion\s*=\s*(.*)$/s.exec(c)?.[1]??c,x=E.match(
/[^\s"',[\]{}=]+/g)??[];for(const j of E.startsWith("[")?x:x.slice(0,1))n.push(Je(t,o,m,j,o.text.length-o.text.trimStart().length))}return n}const Nt=50,Rs=100,
Ns=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function Ps(t,e){const n=[],s=new Set;let o=!1;for(const r of ms(t,e)){for(const m of us(r))s.add(m);if(Ge(r.file))continue;
const a=r.file.slice(r.file.lastIndexOf("/")+1),c=(0,ye.TD)(a)||r.file.endsWith("mise/config.toml"),f=c?Ts(r):Ls(r);o||=!c&&Ns.test(r.text),n.push(...f)}return{
signs:n,setsCloudHostname:o,others:s}}function Ls({file:t,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const n=De(t,e),s=new Map;let o=0;const r=(0,se.
Oo)(a=>(o+=1,o>Nt?[a]:Hs(a,n)));for(const[a,c]of n.entries()){if(s.size>=Nt)break;for(const f of Is(c.text)){const{client:m,start:E,length:x,isHook:j}=f,J=j===!0?
"hook":"tool";for(const z of Us(f,n,a,r)){const G=`${m} ${J} ${z}`;if(s.has(G))continue;const re=Ot(t,c,E,x);s.set(G,{client:m,level:J,place:re,text:(0,Xe.dh)(f.
text,Rs),version:z})}}}return js(t,[...s.values()])}function js(t,e){return!e.some(({client:s})=>s==="opentofu")||!/atlantis\.ya?ml$/.test(t)?e:e.filter(({client:s,
version:o})=>s==="opentofu"||o!==null).map(s=>({...s,client:"opentofu"}))}const Bs=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function Us({
version:t,step:e},n,s,o){if(e===void 0)return t===null?[null]:o(t);const r=Ws(n,s).map(({text:a})=>Bs.exec(a)?.[1]?.replace(/^["']|["']$/g,"")).find(a=>a!==void 0);
return r===void 0?[e.otherwise]:o(r)}function Ws(t,e){const n=t[e]?.text??"",s=n.search(/\b(uses|task):/),o=({text:m})=>m!==""&&cs(m)<s,r=t.slice(e+1,e+Pt),a=r.
findIndex(o),c=n.trimStart().startsWith("-")?[]:t.slice(Math.max(0,e-Pt),e),f=c.findLastIndex(o);return[...c.slice(f<0?c.length:f),...r.slice(0,a<0?void 0:a)]}const Pt=40,
Fs=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function Hs(t,e){const[,n,s,o]=Fs.exec(t.trim())??
[],r=n??s??o;if(r===void 0)return[t.trim()];for(const{text:a}of e){const c=a.indexOf(r),f=c<0?void 0:Ks.exec(a.slice(c+r.length))?.[1];if(f===void 0||/[\w-]$/.test(
a.slice(0,c)))continue;const m=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(m!==null&&m.length>0)return m}return[t]}const Ks=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;
var de=w(7052),F=w(6134);function zs({text:t},e){const n=(0,F.yN)(t);return{text:t,place:s=>{const{line:o,column:r,endColumn:a}=n(s);return{file:e,line:o,column:r,
endColumn:a}}}}const Lt=4096,ne=t=>{const e=(0,Xe.dh)(t,Lt);return e.length<13?e:` ${e}`.slice(1)},Ze=t=>/[^\0-\x7f]/.test(t)?t.normalize("NFC"):t,Ae=t=>({kind:"\
known",text:Ze(ne(t))}),Qe=t=>t===void 0||t.length>at?null:{code:ne(t)};function Te(t,e,n=!1){const s=()=>t.text.slice(e.start,e.end),o=r=>({kind:"pieces",pieces:r,
text:ne(s())});switch(e.kind){case"string":return Ae(n?e.verbatim:e.value);case"template":{if(n&&e.verbatim!==void 0)return Ae(e.verbatim);const r=mt(e.parts,t.
text,be()).map(a=>a.kind==="known"?ne(a.value):Qe(ht(a,t.text)));return r.every(a=>typeof a=="string")?Ae(r.join("")):o(r.includes(null)?[Qe(s())]:r)}case"other":{
const r=s(),a=Me(r,be());return typeof a=="string"?Ae(a):o([Qe(r)])}case"primitive":case"object":case"tuple":return o([null])}}function Vs(t,e){return e.kind!==
"primitive"?Te(t,e):e.value===null?null:Ae(String(e.value))}function Xs(t,e){const[n]=t.kind==="pieces"?t.pieces:[];return t.kind==="known"||typeof n!="object"||
n===null?t:{...t,pieces:[{code:`(${n.code}).${e}`}]}}function pe(t){return t?.kind!=="string"?null:Ze(ne(t.value))}function Re({pieces:t},e){let n="";for(const s of t){
const o=typeof s=="object"&&s!==null?Me(s.code,e):s;if(o===null&&s!==null&&t.length===1)return{isWhole:!0,text:null,withheld:null};const r=Ee(o??void 0);if(r===
void 0)return{isWhole:!1,...dt(n,o??void 0)};if(n.length+r.length>Lt)return{isWhole:!1,text:n,withheld:null};n+=r}return{isWhole:!0,text:Ze(ne(n)),withheld:null}}
var oe=w(7495);const $e=(t,e,n)=>({row:t,kind:t.kind,address:ne(e.join(".")),mergeKey:Gs(t,e),localName:null,hasOwnToken:!1,...n});function Gs({merges:t},e){return t===
void 0?null:t==="module"?ne(`module.${e.at(-1)}`):t}const Ne=t=>[[{...Re(t,be()),from:null}]];function Js(t,e){if(t.version===null)return null;const{value:n,...s}=t.
version;if(n.kind==="known")return{text:n.text,...s};const o=c=>e(t,n,c).flat(),r=A.Du.map(c=>{const[f,...m]=o(c);return[c,m.length===0&&f?.isWhole===!0?f.text:
null]}),a=o("terraform").some(({withheld:c})=>c!==null);return{text:null,...s,values:Object.fromEntries(r),isWithheld:a}}function Ys(t,e){const[n]=(0,F.SH)(e,"w\
orkspaces",0),s={organization:pe((0,F.w4)(e,"organization")?.value),name:n?pe((0,F.w4)(n.body,"name")?.value):null};return t.map(o=>({...o,workspace:s}))}const jt=({
version:t})=>t?.value.kind==="known";function qe(t,e){const n=Pe(t,(0,F.w4)(e,"version")?.value),s=pe((0,F.w4)(e,"constraints")?.value);return s===null||n===null?
n:{...n,recorded:s}}function Pe(t,e,n=Vs){const s=e&&n(t,e);return e&&s?{value:s,place:t.place(e)}:null}const Zs=1e4;function Bt({kind:t},e,n,s){const{row:o,value:r}=e;
if(r?.kind!=="known"||(0,i.Nj)(r.text))return Ut(t,e,n);const a=`${o.grammar} ${o.service} ${t.clients} ${jt(e)} ${r.text}`,c=s.get(a);if(c!==void 0)return c;s.
size>=Zs&&s.clear();const f=Ut(t,e,n);return s.set(a,f),f}function Ut(t,e,n){const{row:s,value:o}=e,r=t.clients.map(c=>{if(o===void 0)return[{client:c,...Ht(e,t,
c)}];const m=qs(e,o,c,n).map(E=>({client:c,...to(t,e,c,E)}));return[...new Map(m.map(E=>[Qs(E),E])).values()]}),a=Math.max(...r.map(({length:c})=>c));return Array.
from({length:a},(c,f)=>{const m=r.flatMap(x=>x[f]??[]),E=m.some(({needed:x})=>x==="state");return{all:m,needs:E?null:Kt(m,s,()=>null)}})}const Qs=({host:t,needed:e,
problem:n,version:s})=>[t,e,s,n?.message].join(" ");function qs(t,e,n,s){return e.kind==="known"?[[{...Wt,text:e.text}]]:e.text==="null"?[[{...Wt,text:null}]]:Ft(
t)?s(t,e,n):Ne(e)}const Wt={isWhole:!0,withheld:null,from:null};function Ft({row:t,value:e}){if(e?.kind!=="pieces"||e.text==="null")return!1;const{text:n}=Re(e,
be());return n===null||A.Du.some(s=>(0,oe.i4)(t.grammar,n,s)===void 0)}const eo=({references:t})=>t.some(e=>e.row.evaluation!==void 0&&(Ft(e)||e.version?.value.
kind==="pieces"));function to(t,e,n,s){const{row:o,address:r,value:a}=e,c=so(s),f=c.map(({isWhole:z,text:G})=>G===null?oo(e,t,n):z?oe.pb[o.grammar](G,n,jt(e)):(0,oe.
i4)(o.grammar,G,n)),[m]=f,E=f.every(z=>z?.needed===m?.needed);if(m!==void 0&&E&&!f.includes(void 0))return m;if(o.grammar==="terragrunt"&&no(a))return oe.zt;const[
x]=n==="terraform"?c.flatMap(({withheld:z})=>z??[]):[],j=o.evaluation!==void 0&&o.evaluation[n]===void 0,J=(0,_.sourceDynamic)({address:r,argument:o.grammar==="\
host"?"hostname":"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:z,text:G,from:re})=>({text:z?G:null,from:re})),refused:j?"never":x===
void 0?null:{variable:x}});return{...oe.zt,problem:J}}const no=t=>t?.kind==="pieces"&&t.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function so(t){return t.
some(({isWhole:e,from:n})=>e&&n!==null)?t.filter(({isWhole:e,from:n})=>e||n!==null):t}function oo(t,e,n){const{row:s,address:o}=t;return s.defaults!==void 0?Ht(
{...t,kind:s.absent??t.kind},e,n):s.grammar==="url"?oe.zt:{...oe.zt,problem:(0,_.sourceInvalid)({reason:"null",address:o})}}const ro={cloud_default:"cloud block",
remote_state_default:"remote state"};function Ht(t,e,n){const{row:s,kind:o,address:r,localName:a}=t;if(s.defaults!==void 0){const c=s.defaults[n];return c!==null?
(0,oe.TU)((0,i.mD)(c)):{...oe.zt,problem:(0,_.hostMissing)({block:ro[o]??"remote backend"})}}return o==="required_provider_invalid"?{...oe.zt,problem:(0,_.sourceInvalid)(
{reason:"not-a-requirement",address:r})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,l.s)(a).ok?(0,oe.TU)((0,i.Vm)(n)):oe.zt:e.isOverride?
oe.zt:{...oe.zt,problem:(0,_.sourceInvalid)({reason:"missing",address:r})}}function Kt(t,{service:e},n){if(e===null)return[];const s=new Map;for(const{client:o,
needed:r,host:a}of t){const c=r==="state"?n(o)??a:r;if(c===null)continue;const f=[...s.get(c)?.clients??[],o];s.set(c,{host:c,service:e,clients:f})}return[...s.
values()]}var io=w(9562);const Le=5e4;function zt(t,e,n=new Map,s=Le){const o=[],r=[],a=new ao(t,e,n);for(const c of t){for(const f of c.notes)r.push(f);if(!c.isContext)
for(const f of c.references){if(o.length>=s)return r.push((0,se.YW)(c.file,(0,de.fileLimit)({kind:"module-usages",max:s}))),Vt(o,r);const m=Bt(c,f,e,n);for(const x of m)
o.push(a.usageOf(c,f,x));const E=m.flatMap(x=>x.all);(f.row.isReserved||E.some(({problem:x})=>x!==void 0))&&r.push(...co(c,f,a.inForce(c,f,E)))}}for(const c of uo(
t))o.push(c);return Vt(o,r)}const Vt=(t,e)=>({usages:t.sort(Xt),notes:e.sort(Xt)});class ao{files;values;known;overrides;constructor(e,n,s){this.files=e,this.values=
n,this.known=s,this.overrides=e.filter(({kind:o})=>o.isOverride)}usageOf(e,n,{all:s,needs:o}){const{kind:r,value:a,address:c,place:f,row:m,hasOwnToken:E,workspace:x}=n,
j=this.inForce(e,n,s),J=j.length===s.length&&o!==null,z=s.find(({host:G,directHost:re})=>G!==null||re!==void 0);return{kind:r,host:z?.host??null,isHostImplied:z?.
isHostImplied??!1,directHost:z?.directHost,hasOwnToken:E,text:a?.text??null,address:c,version:z?.version===void 0?Js(n,this.values):{text:z.version,place:f},place:f,
clients:e.kind.clients,needs:J?o:Kt(j,m,this.stateHost),isOverridden:j.length===0,workspace:x}}inForce(e,n,s){return this.overrides.length===0?s:s.filter(({client:o})=>this.
isInForce(e,n,o))}replaced=(0,se.Oo)(e=>lo(this.overrides,e));isInForce({kind:e},{mergeKey:n},s){return e.isOverride||n===null||!this.replaced(s).has(n)}stateHost=(0,se.
Oo)(e=>{for(const n of this.files)if(n.kind.clients.includes(e))for(const s of n.references){if(!(s.row.merges==="backend")||!this.isInForce(n,s,e))continue;const[
r]=Bt(n,s,this.values,this.known),a=r?.all.find(c=>c.client===e)?.needed??null;if(a!==null&&a!=="state")return a}return null})}function lo(t,e){const n=new Set;
for(const{kind:s,references:o,scope:r}of t)if(s.clients.includes(e)){r.hasBackend&&n.add("backend");for(const{mergeKey:a,value:c,localName:f}of o)a!==null&&(c!==
void 0||f!==null)&&n.add(a)}return n}function co(t,{place:e,row:n,value:s},o){const r=new Map,a=s?.kind==="known"&&(0,u.Kc)(s.text),c=t.notes.some(f=>f.place.line===
e.line);for(const{client:f,problem:m,host:E}of o){if(m===void 0||c&&m.code==="source-dynamic")continue;const x=m.code==="source-dynamic"?m.message:m.code,j=r.get(
x)??{problem:m,host:E,clients:[],place:e,isPlaceholder:a};r.set(x,{...j,clients:[...j.clients,f]})}if(n.isReserved&&o.length>0){const f=(0,_.blockReserved)({block:"\
required_providers",parent:"terraform"}),m=o.map(({client:E})=>E);r.set(f.code,{problem:f,host:null,clients:m,place:e})}return[...r.values()]}const Xt=({place:t},{
place:e})=>t.file!==e.file?t.file<e.file?-1:1:t.line-e.line||t.column-e.column;function uo(t){if(t.every(({scope:s})=>s.providerUses.size===0))return[];const e=new Map,
n=t.every(({kind:s})=>s.clients.length===A.Du.length);for(const s of n?[A.Du]:A.Du.map(o=>[o])){const o=t.filter(({kind:r})=>s.every(a=>r.clients.includes(a)));
for(const[r,a]of fo(o)){const c=e.get(r);c===void 0?e.set(r,{use:a,clients:s}):e.set(r,{...c,clients:[...c.clients,...s]})}}return e.values().map(ho).toArray()}
function fo(t){const e=new Set(["terraform"]);for(const{references:s}of t)for(const{localName:o}of s)o!==null&&e.add(o);const n=new Map;for(const{scope:s,isContext:o}of t)
if(!o)for(const[r,a]of s.providerUses)e.has(r)||(e.add(r),(0,l.s)(r).ok&&n.set(r,a));return n}function ho({use:t,clients:e}){const n=et.filter(a=>e.some(c=>a.clients.
includes(c))),s=n.length===et.length?et:n;return{kind:"implied_provider",host:n[0]?.host??null,...t,clients:e,needs:s,...{version:null,isOverridden:!1,isHostImplied:!0}}}
const et=A.Du.map(t=>({host:(0,i.Vm)(t),service:io.xq,clients:[t]}));var po=w(4009);const Gt=200;function je(t,e=new F.n_){const n=new mo(t,e),s=n.readRoot(),o={
kind:"json",members:s===void 0?[]:(0,F.lS)(s)};return(0,F.pH)(t,o,n.mistake,e)}class mo{text;parts;at=0;depth=0;mistake;constructor(e,n){this.text=e,this.parts=
n}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const n=this.
readValue();this.skipSpaces(),n!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const s=n?.
kind==="object"||n?.kind==="tuple";return n!==void 0&&!s&&this.report("root value must be object: it is neither an object nor an array of objects",n.start),n}report(e,n,s=n+
1){this.mistake??={message:e,start:n,end:s}}stop(e,n){this.report(e,n),this.at=this.text.length}skipSpaces(){const{text:e}=this;for(;;){const n=e.charCodeAt(this.
at);if(n===32||n===10||n===13||n===9)this.at++;else if(n===47)this.skipComment();else return e.charAt(this.at)}}skipComment(){const e=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const n=e?`
`:"*/",s=this.text.indexOf(n,this.at+1);this.at=s<0?this.text.length:s+n.length}readValue(){const{text:e,parts:n,at:s}=this;if(!n.add()){this.at=e.length;return}
const o=e.charAt(s);if(o==='"'){const r=this.readString();return r===void 0?void 0:(0,po.BD)(r,{start:s,end:this.at},n)}if(o==="{"||o==="["){if(this.depth>=Gt)return this.
stop(`values are nested deeper than ${Gt} levels`,s);this.depth++;const r=o==="{"?this.readObject():this.readArray();return this.depth--,r}return this.readPrimitive()}readPrimitive(){
const{text:e,at:n}=this;Jt.lastIndex=n;const s=Jt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
ket, a number, a string, or a keyword",n):(this.at+=s.length,{kind:"primitive",start:n,end:this.at,value:JSON.parse(s)})}readObject(){const e=this.at++,n=[];for(let s=this.
skipSpaces();s!=="}";s=this.skipSpaces()){if(s!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const o=this.
readMember();if(o===void 0)break;n.push(o),this.endItem("}")}return{kind:"object",start:e,end:this.skipBracket(),items:n}}readMember(){const e=this.at,n=this.readString();
if(n===void 0)return;const s=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const o=this.readValue();return o&&{name:n,start:e,end:s,value:o}}readArray(){const e=this.at++,n=[];for(;this.skipSpaces()!=="]";){const s=this.
readValue();if(s===void 0)break;n.push(s),this.endItem("]")}return{kind:"tuple",start:e,end:this.skipBracket(),elements:n}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(e){const n=this.skipSpaces(),s=this.at;if(n!==e){if(n===""&&this.stop(`unclosed value: no "${e}" before the end of the file`,s),
n!==","){this.report(`missing separator: expected "," or "${e}"`,s);return}this.at++,this.skipSpaces()===e&&this.report("trailing comma: JSON allows none",s)}}readString(){
const{text:e,at:n}=this;let s=n+1,o=!0;for(let r=e.charCodeAt(s);r!==34;r=e.charCodeAt(s)){if(!(r>=32))return this.stopInString(n,s);r===92&&(o=!1),s+=r===92?2:
1}return this.at=s+1,o?e.slice(n+1,s):this.unescape(e.slice(n+1,s),n+1)}stopInString(e,n){return n>=this.text.length||this.text.charCodeAt(n)===10?this.stop("in\
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",n)}unescape(e,n){return e.replace(vo,(s,o,r)=>{
if(o===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,n+r,n+r+2),s}).toWellFormed()}}
const Jt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,vo=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Be=w(400),go=w(4667);function ko(t,e,n,s){
const o=(0,go.F)(n.class),r=[];for(const c of o.get("")??Yt)Zt(r,qt(t,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:_o(e,o);for(const c of a){
if(r.length>s)break;for(const f of o.get(c.type)??Yt)Qt(t,f,c,[],r)}return r}const Yt=[];function Zt(t,e){for(const n of e)t.push(n)}function _o(t,e){return[...new Set(
t.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:r})=>r[0]?.labels.length??0))].flatMap(r=>(0,F.SH)(t,s,r)))}function Qt(t,e,n,s,o){
const r=e.path[s.length],{labels:a,body:c}=n;if(r?.type!==n.type||a.length!==r.labels.length)return;for(let E=0;E<a.length;E++){const x=r.labels[E];if(x!=="*"&&
x!==a[E]?.value)return}const f=[...s,n],m=e.path[f.length];if(m===void 0){const E=f.flatMap(x=>[x.type,...x.labels.map(({value:j})=>j)]);Zt(o,qt(t,e,{body:c,block:n,
names:E}));return}for(const E of(0,F.SH)(c,m.type,m.labels.length))Qt(t,e,E,f,o)}function qt(t,e,n){const{position:s}=e,{body:o,block:r,names:a}=n;switch(s){case"\
source":return Ue(t,e,n,(0,F.w4)(o,s)?.value,qe(t,o));case"hostname":{const c=(0,F.w4)(o,s)?.value,f=Ue(t,e,n,c,qe(t,o)),m=e.merges==="backend"?Ys(f,o):f;return en(
m,(0,F.w4)(o,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Ue(t,e,n,(0,F.w4)(o,c)?.value,null));case"entries":return(0,F.
Td)(o).map(c=>Eo(t,e,n,c));case"label":{const c=r?.labels.at(-1);if(c===void 0)return[];const f={kind:"known",text:ne(c.value)},m=t.place(c),E=qe(t,o);return[$e(
e,a.slice(0,-1),{value:f,version:E,place:m})]}case"manifest":return wo(t,e,o);default:return bo(t,e,n,s)}}function bo(t,e,n,s){if(pe((0,F.w4)(n.body,"backend")?.
value)!==s.backend)return[];const r=(0,F.w4)(n.body,"config")?.value,a=me(r,s.argument),c=en(Ue(t,e,n,a,null),me(r,"token"));if(r===void 0||r.kind==="object")return c;
const f=Xs(Te(t,r),s.argument);return c.map(m=>({...m,value:f}))}const en=(t,e)=>e===void 0?t:t.map(n=>({...n,hasOwnToken:!0}));function Ue(t,e,{block:n,names:s},o,r){
if(o!==void 0)return[tn(t,e,s,o,r)];if(e.absent===void 0||n===void 0)return[];const a=t.place(n);return[$e(e,s,{kind:e.absent,value:void 0,version:r,place:a})]}
function tn(t,e,n,s,o){const c=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:Te(t,s,e.isLiteral);return $e(e,n,{value:c,version:o,place:t.place(
s)})}function Eo(t,e,{names:n},{name:s,value:o}){const r=e.merges===void 0?null:`${e.merges}.${s}`,a={address:ne([...n,s].join(".")),localName:ne(s),mergeKey:r};
if(o.kind==="object"){const m=me(o,"source");return $e(e,n,{...a,kind:m===void 0?e.absent??e.kind:e.kind,value:m&&Te(t,m,e.isLiteral),version:Pe(t,me(o,"version"),
Te),place:t.place(m??o)})}const c=o.kind==="string"||o.kind==="primitive"||o.kind==="template";return $e(e,n,{...a,kind:c?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:c?Pe(t,o):null,place:t.place(o)})}function wo(t,e,n){const s=(0,F.w4)(n,"Modules")?.value;return s?.kind!=="tuple"?[]:s.elements.
flatMap(o=>{const r=me(o,"Source"),a=pe(me(o,"Key"));if(r===void 0||a===null)return[];const c=Pe(t,me(o,"Version"));return[tn(t,e,["module",a],r,c)]})}const me=(t,e)=>t?.
kind==="object"?t.items.find(n=>n.name===e)?.value:void 0,We={providerUses:new Map,hasBackend:!1,traits:[]},nn=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function sn(t,e){const n=new Mo(t);if(e.kind==="native")for(const a of e.
blocks)nn.get(a.type)===a.labels.length&&n.read(a);else for(const[a,c]of nn)(0,F.SH)(e,a,c).forEach(n.read,n);const{providerUses:s,hasBackend:o,traits:r}=n;return{
providerUses:s,hasBackend:o,traits:r}}function Oo(t,e){const n=So.flatMap(({argument:s,kind:o})=>{const r=(0,F.w4)(e,s)?.value,a=pe(r);if(r===void 0||a===null)return[];
const c=t.place(r);if(o==="version")return[{kind:o,text:a,localName:null,place:c}];const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return f===void 0?
[]:[{kind:o,text:f,place:c}]});return n.length===0?We:{...We,traits:n}}const So=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constr\
aint",kind:"version"}];class Mo{providerUses=new Map;hasBackend=!1;traits=[];source;constructor(e){this.source=e}read(e){const{type:n,labels:s,body:o}=e;switch(n){case"\
language":this.addTrait("language",e);for(const r of(0,F.SH)(o,"compatible_with",0))this.addVersion("compatible",(0,F.w4)(r.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,F.SH)(o,"backend",1).length>0||(0,F.SH)(o,"cloud",0).length>0;for(const r of(0,F.SH)(o,"encryption",0))this.addTrait("encryption",r);this.
addVersion("version",(0,F.w4)(o,"required_version"));return;case"provider":for(const r of s)this.use(r.value,r.value,r,[e]),this.addVersion("provider-version",(0,F.
w4)(o,"version"),ne(r.value));(0,F.w4)(o,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const r of(0,F.SH)(o,"data",2))this.readTyped(r,[e,r]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}addTrait(e,n){this.traits.push({kind:e,text:"",place:this.source.place(n)})}addVersion(e,n,s=null){const o=pe(n?.value);n===void 0||o===null||this.traits.push(
{kind:e,text:o,localName:s,place:this.source.place(n.value)})}readTyped(e,n){const[s]=e.labels;s===void 0||this.readNamed(e,n)||this.use(Io(s.value),s.value,s,n)}readNamed(e,n){
const s=(0,F.w4)(e.body,"provider")?.value,o=s===void 0?void 0:$o(this.source,s);return s===void 0||o===void 0?!1:(this.use(o,o,s,n),!0)}use(e,n,s,o){if(this.providerUses.
has(e))return;const{source:r}=this;this.providerUses.set(ne(e),{text:ne(n),address:yo(o),place:r.place(s)})}}const yo=t=>ne(t.flatMap(({type:e,labels:n})=>[e,...n.
map(({value:s})=>s)]).join(".")),Io=t=>{const e=t.indexOf("_");return e<0?t:t.slice(0,e)},Ao=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),To=256;function $o({
text:t},{start:e,end:n}){return Ao.exec(t.slice(e,Math.min(n,e+To)))?.[1]}const xo=64;function*Do(t,e){const n=[],s=[];let[o,r]=[0,0],a=-1;for(const{path:c,file:f,
kind:m,isContext:E}of t){if(a+=1,a>0&&a%xo===0&&(yield e+a))return null;const j=(0,he.yR)(c);if(!j.ok){const{failure:G}=j,re=G.kind==="size"?(0,de.fileLimit)(G):
(0,de.fileUnreadable)({what:"file",code:G.code});s.push((0,se.YW)(f,re));continue}if(!j.isUtf8&&!E){const G=Ro("\uFFFD",j.text);s.push((0,se.YW)(f,(0,de.fileSyntax)(
{error:null,file:f}),G))}o+=j.bytes;const J=jo(j.text,m,f,E),z=Co(J,Le-r);if(r+=tt(z),n.push(z),z!==J){const G=(0,de.fileLimit)({kind:"module-usages",max:Le});s.
push((0,se.YW)(f,G));break}}return{files:n,notes:s,bytes:o}}function Co(t,e){if(tt(t)<=e)return t;const n={...t.scope,providerUses:We.providerUses};return{...t,
references:t.references.slice(0,e),scope:n}}const tt=({references:t,scope:e})=>t.length+e.providerUses.size;function Ro(t,e){const n=e.slice(0,e.indexOf(t)).split(
`
`),s=Array.from(n.at(-1)??"").length+1;return{line:n.length,column:s,endColumn:s+1}}function*No(t){const e=t.filter(({kind:o})=>o.class==="config"),[n]=e;n!==void 0&&
t.every(o=>tt(o)===0)&&(yield{kind:"module",file:n.file});const s=e.filter(({scope:o})=>o.hasBackend);for(const o of new Set(s.map(({kind:r})=>r.clients))){const r=e.
find(({kind:a})=>a.clients===o);r!==void 0&&(yield{kind:"state",file:r.file})}for(const{file:o,kind:r,references:a,scope:c,isContext:f}of t)if(r.class==="lock"&&
a.length===0&&(yield{kind:"lock",file:o}),!(r.class!=="config"||f))for(const m of c.traits)m.kind!=="binary"&&(yield m)}const Po=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
nt=({file:t,kind:e,references:n})=>e.class==="terragrunt"&&n.length===0&&!Po.test(t),Lo={config:sn,query:sn,terragrunt:Oo};function jo(t,e,n,s=!1,o=new F.n_){const r=(e.
syntax==="json"?je:Be.K)(t,o),a=zs(r,n),{body:c}=r,f=ko(a,c,e,Le),m=Lo[e.class]?.(a,c)??We,E=nt({file:n,kind:e,references:f})&&!o.isExceeded(),x=s||E?[]:Bo(r,e,
n);return{file:n,kind:e,references:f,scope:m,notes:x,isContext:s}}function Bo({problems:t,parts:e},n,s){return e.isExceeded()?[(0,se.YW)(s,(0,de.fileLimit)({kind:"\
parts",max:e.max}))]:t.map(({message:o,...r})=>{const a=n.class==="lock"?(0,$.lockInvalid)({reason:"syntax",error:o}):(0,de.fileSyntax)({error:o,file:s});return{
...(0,se.YW)(s,a,r),clients:n.clients}})}var Uo=w(5603),Wo=w(7152);const Fo=25e4;function*Ho(t,e,n=Fo){const s=[],o=new se.u3,r=[],a=new Map,c=[],f=e({calls:()=>zo(
s,r),terragrunt:()=>c});let[m,E,x]=[0,0,0],j=!0,J=!1;const z=new Uo.j,G=[],re={toolFiles:[],hasPlugins:!1};let ve=null;for(const ce of(0,Wo.G)(t,re)){if(ce.kind===
"note"){o.add(ce.note);continue}if(ce.kind==="directory"){if(!(yield m))continue;ve=ce.name;break}if(s.length+x>=n){o.add(on(ce.files,n));break}const ee=yield*Do(
ce.files,m);if(ee===null){ve=(0,M.jt)(ce.files[0]?.file??"");break}m+=ee.files.length,E+=ee.bytes,j&&=ee.files.every(nt),z.addFiles(ee.files);for(const ie of No(
ee.files))G.push(ie);for(const ie of ee.files)ie.kind.class==="terragrunt"&&(c.push(ie.file),J||=!nt(ie));for(const ie of ee.notes)o.add(ie);if(ee.files.some(eo)){
r.push({files:ee.files,usagesBefore:s.length});for(const{references:ie}of ee.files)x+=ie.length;continue}const He=zt(ee.files,f,a);for(const ie of He.usages)s.push(
ie);for(const ie of He.notes)o.add(ie)}let X=s.length;const ae=[];for(const{files:ce}of r){if(X>=n){o.add(on(ce,n));break}if(yield m){ve??=(0,M.jt)(ce[0]?.file??
"");break}const ee=zt(ce,f,a);for(const He of ee.notes)o.add(He);X+=ee.usages.length,ae.push(ee.usages)}const kn=Ko(s,r,ae);z.addUsages(kn);const[_r,br]=[z.signs(),
z.constraints()];return{...{usages:kn,declared:G,notes:o.all(),files:m,bytes:E,isEmpty:j,usesTerragrunt:J,signs:_r,constraints:br},...re,endedAt:ve}}const on=([
t],e)=>(0,se.YW)((0,M.jt)(t?.file??""),(0,de.fileLimit)({kind:"usages",max:e}));function Ko(t,e,n){const s=e.map(({usagesBefore:o},r)=>{const a=e[r+1]?.usagesBefore;
return[...n[r]??[],...t.slice(o,a)]});return s.length===0?t:[t.slice(0,e[0]?.usagesBefore),...s].flat()}function*zo(t,e){yield*t;for(const{files:n}of e)for(const{
references:s}of n)for(const{kind:o,value:r,place:a}of s)yield{kind:o,text:r?.text??null,place:a}}function Vo({root:t,scan:e}){const n=[t,...e.map(r=>(0,te.resolve)(
t,(0,Ie.VK)(r).fixed))].map(Fe),s=r=>n.some(a=>a!==null&&(0,Ie.UO)(r,a)),o=(r,a)=>{const c=Fe((0,te.resolve)(t,r));return c===null||!s(c)?[]:Xo(c).filter(a).map(
({name:m})=>m).sort()};return{list:r=>o(r,a=>!a.isDirectory()),directories:r=>o(r,a=>a.isDirectory()&&!(0,Ie.G$)(a.name)),exists:r=>{const a=Fe((0,te.resolve)(t,
r));return a!==null&&s(a)},read:(r,a)=>{const c=Fe((0,te.resolve)(t,r));if(c===null||!s(c))return null;const f=(0,he.yR)(c,a);return f.ok?f.text:null}}}function Fe(t){
try{return(0,we.realpathSync)(t)}catch(e){return(0,he.Oj)(e),null}}function Xo(t){try{return(0,we.readdirSync)(t,{withFileTypes:!0})}catch(e){return(0,he.Oj)(e),
[]}}const rn={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},Go=["default","const","nullable","sensitive"];function Jo(t,e,n){const s=n.list(
t),o=new Set(s),r=new F.n_,a=new Yo,c=s.flatMap(f=>{const m=(0,ye.L8)(f,o,"");return m?.class==="lock"&&(a.isRoot=!0),m?.class==="config"&&m.clients.includes(e)?
[{name:f,kind:m}]:[]});for(const f of[!1,!0])for(const{name:m,kind:E}of c){const x=E.isOverride===f?n.read((0,M.Gz)(t,m)):null;if(x!==null&&a.read((E.syntax==="\
json"?je:Be.K)(x,r)),r.isExceeded())return rn}return a.bytes+=r.bytes,a}class Yo{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({text:e,body:n}){
this.bytes+=e.length;for(const s of(0,F.SH)(n,"variable",1))this.readVariable(s,e);for(const s of(0,F.SH)(n,"locals",0))an(this.locals,s,e);for(const s of(0,F.SH)(
n,"module",1)){const[o]=s.labels;if(o===void 0)continue;const r=this.calls.get(o.value)??new Map;this.calls.set(o.value,r),an(r,s,e)}for(const{body:s}of(0,F.SH)(
n,"terraform",0))this.isRoot||=(0,F.SH)(s,"backend",1).length>0||(0,F.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:n},s){const[o]=e;if(o===void 0)return;
const r=this.variables.get(o.value)??{};this.variables.set(o.value,r);const a=x=>{const j=(0,F.w4)(n,x)?.value;return j&&ue({expression:j,text:s},be())},[c,f,m,
E]=Go.map(a);c!==void 0&&(r.default=c),f!==void 0&&(r.isConst=String(f)==="true"),String(E)==="true"&&(r.isConst=!1),m!==void 0&&(r.isNullable=String(m)==="true")}}
function an(t,{body:e},n){for(const{name:s,value:o}of(0,F.Td)(e))t.set(s,{expression:o,text:n})}const Zo=64*1024,Qo={coalesce:t=>t.includes(void 0)?void 0:t.find(
e=>e!==null&&e!==""),format:([t,...e])=>{if(typeof t!="string"||!/^(?:[^%]|%s)*$/.test(t))return;const n=e.map(Ee),s=t.split("%s");if(!(n.includes(void 0)||n.length!==
s.length-1))return s.map((o,r)=>o+(n[r]??"")).join("")},join:([t,e])=>{if(typeof t!="string"||typeof e!="function")return;const n=[];let s=0;for(let o=0;n.length===
o;o++){const r=Ee(e(String(o)));if(r!==void 0&&n.push(r),s+=t.length+(r?.length??0),s>Zo)return}return n.length===0?void 0:n.join(t)},lower:([t])=>typeof t=="st\
ring"?t.toLowerCase():void 0},ln=(t,e)=>Qo[t]?.(e),cn=/\.tfvars(\.json)?$/,un=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,dn=/^terraform\.tfvars/,qo=/\.(tf|tofu)(\.json)?$/,
st=200,fn=1024*1024,er=2;function tr(t,e){const n=new F.n_;let s=0;const o=m=>{const E=s>fn?null:e.read((0,M.Gz)(t,m),fn);return s+=E?.length??0,nr(m,E,n)},r=e.
list(t).filter(m=>cn.test(m)),a=r.filter(m=>!un.test(m));for(const m of hn("",t,e,er))a.push(m);const c=r.filter(m=>un.test(m)).slice(0,st).sort((m,E)=>Number(dn.
test(E))-Number(dn.test(m))).map(o).reverse(),f=a.slice(0,st).map(m=>({given:o(m),from:`with ${(0,M.Gz)(t,m)}`}));return{loaded:m=>{for(const E of c){const x=E(
m);if(x!==void 0)return x}},others:f,bytes:s+n.bytes}}function*hn(t,e,n,s){if(s!==0)for(const o of n.directories(e).slice(0,st)){const[r,a]=[(0,M.Gz)(e,o),(0,M.
Gz)(t,o)],c=n.list(r);if(!c.some(f=>qo.test(f))){for(const f of c)cn.test(f)&&(yield(0,M.Gz)(a,f));yield*hn(a,r,n,s-1)}}}function nr(t,e,n){if(e===null)return()=>()=>{};
const s=t.endsWith(".json"),{text:o,body:r}=(s?je:Be.K)(e,n);if(n.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:f}of(0,F.Td)(r))a.has(c)||
a.set(c,f);return c=>{const f=a.get(c);return f&&(()=>ue({expression:f,text:o},be()))}}const fe={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},pn={instances:0,kept:0,depth:0};class sr{effort=new Ve;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...pn};read=0;surroundings;client;evaluation;constructor(e,n,s){
this.surroundings=e,this.client=n,this.evaluation=s}of(e){const{instances:n,kept:s}=this.size;if(n>fe.instances||s>fe.kept){this.size={...pn};for(const o of[this.
known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const n=this.known.get(e);if(n!==void 0)return n;this.known.set(e,[]),this.size.
depth+=1;const s=this.calledBy(e);this.size.depth-=1;const r=[...s.length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,r),r}declarations(e){
const n=this.declared.get(e);if(n!==void 0)return n;if(this.read>fe.read)return rn;const s=Jo(e,this.client,this.surroundings.files);return this.declared.set(e,
s),this.count(s),s}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const n=this.rootsOf.get(e);if(n!==void 0)return n;const{files:s,setBy:o}=this.surroundings;
if(this.read>fe.read)return[this.unknown(e)];const r=tr(e,s),{loaded:a,others:c}=r;this.count(r);const f=(E,x)=>this.instance(e,E,{use:e,from:x}),m=[f(a,null)];
for(const{given:E,from:x}of c)m.push(f(j=>E(j)??a(j),x));for(const E of this.declarations(e).variables.keys()){const x=o(E);if(!(x===null||a(E)!==void 0)){if(m.
length>=fe.uses)break;m.push(f(j=>j===E?mn:a(j),`with ${x}`))}}return this.rootsOf.set(e,m),m}calledBy(e){const n=[];for(const s of this.callers(e)){const r=this.
size.depth>fe.depth||this.size.instances>fe.instances?[this.unknown(s)]:this.find(s);for(const[a,c]of this.callsIn(s).get(e)??[])for(const{scope:f,use:m,from:E}of r){
if(n.length>=fe.uses)return[...n,this.unknown(e)];const x=j=>{const J=c.get(j);return J&&(()=>ue(J,f))};n.push(this.instance(e,x,{use:`${m} ${a}`,from:E}))}}return n}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:n,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const r=new Map;this.dynamicCalls=r;for(const a of s)
for(const c of this.callsIn(a).keys())c!==null&&r.set(c,(r.get(c)??new Set).add(a))}return(n.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const n=this.calls.get(e);if(n!==void 0)return n;const s=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,s),s}target(e,n){
const s=n.get("source"),[o]=this.roots(e),r=s&&o&&ue(s,o.scope);return typeof r=="string"&&(0,i.Nj)(r)?(0,M.un)(e,r):null}unknown(e){return this.instance(e,()=>mn,
{use:`${e} ?`,from:null})}instance(e,n,s){const{variables:o,locals:r}=this.declarations(e),c={var:le(E=>{const x=o.get(E);return x&&this.variableValue(E,x,n(E))}),
local:le(E=>{const x=r.get(E);return x&&ue(x,m)}),path:E=>E==="module"||E==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const m={name:E=>c[E],
call:ln,effort:f};return{scope:m,...s}}variableValue(e,{default:n,isConst:s,isNullable:o},r){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new xe("",e);const c=r===void 0?n:r();return c===null&&o===!1?n:c}}const mn=()=>{},or=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function rr(t){
const e=new Map,n=new Set;for(const{kind:s,text:o,place:r}of t)if(!(s!=="module"||o===null))if((0,i.Nj)(o)){const a=(0,M.jt)(r.file),c=(0,M.un)(a,o),f=e.get(c);
f===void 0?e.set(c,new Set([a])):f.add(a)}else or.test(o)&&n.add((0,M.jt)(r.file));return{callers:e,dynamic:n}}const ir=64*1024*1024;class ar{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const n=this.known.get(e);if(n!==void 0)return n;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>ir&&(this.known.clear(),
this.characters=s?.length??0);const o=s===null?null:lr(s,e.endsWith(".json"));return this.known.set(e,o),o}}function lr(t,e){const{text:n,body:s}=e?je(t):(0,Be.
K)(t),o=(f,m)=>{const E=(0,F.w4)(f.body,m)?.value;return E&&{expression:E,text:n}},r=new Map;for(const f of(0,F.SH)(s,"locals",0))for(const{name:m,value:E}of(0,F.
Td)(f.body))r.set(m,{expression:E,text:n});const a=new Map;for(const f of[...(0,F.SH)(s,"include",0),...(0,F.SH)(s,"include",1)]){const m=o(f,"path");m!==void 0&&
a.set(f.labels[0]?.value??"",m)}const c=(0,F.SH)(s,"terraform",0).map(f=>o(f,"source"));return{locals:r,inputs:o({body:s},"inputs"),includes:a,hasSource:c.some(
f=>f!==void 0)}}const Oe=t=>te.posix.dirname(`/${t}`);function cr(t){const{from:e,unit:n,parent:s,isSet:o}=t,r=Oe(e),a=(c,f)=>te.posix.relative(c,f)||".";return{
basename:(c,[f])=>typeof f=="string"?te.posix.basename(f):void 0,dirname:(c,[f])=>typeof f=="string"?te.posix.dirname(f):void 0,find_in_parent_folders:(c,f)=>ur(
t,f),get_env:(c,[f,m])=>typeof f=="string"&&!o(f)?m:void 0,get_original_terragrunt_dir:()=>Oe(n),get_parent_terragrunt_dir:(c,[f])=>Oe(s(f)),get_path_from_repo_root:()=>a(
"/",r),get_path_to_repo_root:()=>a(r,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>r,path_relative_from_include:(c,[f])=>a(r,Oe(s(f))),path_relative_to_include:(c,[
f])=>a(Oe(s(f)),r),try:(c,f)=>f.find(m=>m!==void 0)}}function ur({from:t,files:e},n){const[s=n.length===0?"terragrunt.hcl":void 0,o]=n;if(typeof s=="string"){for(let r=Oe(
t);r!=="/";){r=te.posix.dirname(r);const a=te.posix.join(r,s);if(e.exists(a.slice(1)))return a}return o}}const dr=["terragrunt.hcl","terragrunt.hcl.json"];class fr{effort=new Ve;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new ar(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const n of this.surroundings.all()){const s=this.
read.read(n);if(s===null||s.includes.size===0||s.hasSource)continue;const o=this.scopeOf(n);for(const r of s.includes.values()){const a=this.fileAt(ue(r,o),n);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[n]):c.push(n)}}return e}evaluation(){this.effort.renew();const e=new Map,n=s=>{const o=`${s.file}
${s.from}`,r=e.get(o)??this.configOf(s,n);return e.set(o,r),r};return n}configOf(e,n){const{file:s,from:o,unit:r}=e,a=this.read.read(s),c=X=>X&&ue(X,ve),f=X=>this.
fileAt(c(a?.includes.get(X)),o),m=(X,ae)=>{if(!(X===null||this.read.read(X)===null))return n({file:X,from:ae??X,unit:r}).value},E=le(X=>c(a?.locals.get(X))),x=le(
X=>{if(!a?.includes.has(""))return m(f(X),o);const ae=m(f(""),o);return typeof ae=="function"?ae(X):void 0}),j=le(X=>X==="locals"?E:X==="inputs"?c(a?.inputs):void 0),
J=X=>{if(s!==o)return s;const[ae]=a?.includes.keys()??[];return f(typeof X=="string"?X:ae??"")??s},{files:z,isSet:G}=this.surroundings,re=cr({from:o,unit:r,parent:J,
files:z,isSet:G}),ve={name:X=>X==="local"?E:X==="include"?x:void 0,call:(X,ae)=>X!=="read_terragrunt_config"?(re[X]??ln)(X,ae):m(this.fileAt(ae[0],o),null)??ae[1],
effort:this.effort};return{scope:ve,value:j}}fileAt(e,n){if(typeof e!="string")return null;const s=te.posix.resolve("/",(0,M.jt)(n),e).slice(1);if(te.posix.join(
e.startsWith("/")?".":(0,M.jt)(n),e).startsWith(".."))return null;const r=dr.map(a=>(0,M.Gz)(s,a)).find(a=>this.read.read(a)!==null);return r!==void 0&&this.read.
read(s)===null?r:s}}const vn=".github/workflows",hr=200;function pr(t){const e=new Map,n=t.list(vn).filter(s=>/\.ya?ml$/.test(s));for(const s of n.slice(0,hr)){
const o=`${vn}/${s}`,r=t.read(o)??"";for(const[,a,c]of r.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??c??"";e.has(f)||e.set(f,o)}}return e}
function mr(t,e,n){const s=new Set(n),o=(0,se.Oo)(r=>pr(t));return{files:t,calls:()=>rr(e.calls()),all:e.terragrunt,isSet:r=>s.has(r),setBy:r=>{const a=`TF_VAR_${r}`;
if(s.has(a))return a;const c=o("all").get(r);return c===void 0?null:`${a} in ${c}`}}}function vr(t){const e=(0,se.Oo)(s=>(0,se.Oo)(o=>new sr(t,s,o))),n=new fr(t);
return({row:s,place:o},r,a)=>{if(s.grammar==="terragrunt")return gr(n,o.file,r);const c=s.evaluation?.[a];if(c===void 0)return Ne(r);const f=e(a)(c);if(f.effort.
isSpent)return Ne(r);const m=new Map;for(const{scope:E,use:x,from:j}of f.of((0,M.jt)(o.file))){E.effort.renew();const J={...Re(r,E),from:j},z=m.get(x);z===void 0?
m.set(x,[J]):z.push(J)}return[...m.values()]}}function gr(t,e,n){if(t.effort.isSpent)return Ne(n);const s=a=>({...Re(n,a),from:null}),o=s(t.scopeOf(e));if(o.isWhole)
return[[o]];const r=t.includedScopes(e).map(a=>[s(a)]);return r.length===0?[[o]]:r}const gn=(t,e=[])=>Ho(t,n=>vr(mr(Vo(t),n,e))),Er=(t,e=[])=>kr(gn(t,e));function kr(t){
for(;;){const e=t.next(!1);if(e.done)return e.value}}}),8011:((Q,K,w)=>{w.r(K),w.d(K,{blockReserved:()=>_,blockUnsupported:()=>u,hostDotlessModule:()=>i,hostIdnModule:()=>d,
hostInvalid:()=>l,hostMissing:()=>p,sourceDynamic:()=>k,sourceInvalid:()=>W,sourceNearMiss:()=>L});var S=w(6174),C=w(1064),A=w(4e3),M=w(5799);const $=120,U={"re\
mote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has\
 white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HO\
ST/NAMESPACE/NAME/SYSTEM"]},B={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is ne\
ither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function R(h){switch(h.reason){case"\
rejected":{const{error:g,advice:O}=h;return{message:g,help:O??void 0}}case"missing":case"null":case"not-a-requirement":{const[g,O]=B[h.reason];return{message:`${h.
address} ${g}`,help:O}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[g,O]=U[h.reason];return{message:`"${h.text}\
" ${g}`,help:O}}}}const W=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",C.Du),R),L=(0,M.lS)((0,M.$e)("source-near-miss","Source address is prob\
ably a mistake",C.Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry address`:`"${h.text}" is read as host ${h.host}`,help:h.advice})),N=4,P="\
to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function T(h){const g=h.slice(0,N).map(({text:v,from:y})=>`${v===null?"not\
 known":(0,A.dh)(v,$)} ${y??"by default"}`),O=h.length-g.length,D=O>0?`${O} more`:g.pop();return`${g.join(", ")} and ${D}`}function b(h){const{address:g,argument:O,
expression:D,candidates:v,refused:y}=h,I=(0,S.Q)((0,A.dh)(D,$)),H=`${O} of ${g} is ${I}`;if(y==="never")return{message:`${H}, which Terraform does not evaluate`,
help:`write the ${O} as a literal`};if(y!==null){const{variable:V}=y;return{message:`${H}, and Terraform evaluates var.${V} here only with \`const = true\``,help:`\
add \`const = true\` to variable "${V}", which requires Terraform 1.15, or write the ${O} as a literal`}}return v.length>1?{message:`${H}, which is ${T(v)}`,help:P}:
{message:`${H}, which is only known at init time`,help:P}}const k=(0,M.lS)((0,M.lm)("source-dynamic","Source address is only known at init time"),b),_=(0,M.lS)(
(0,M.lm)("block-reserved","Block is reserved for a future version"),({block:h,parent:g})=>({message:`${h} is not allowed at the top level of a file; Terraform a\
nd OpenTofu reserve it for a future version`,help:`move it into a ${g} block`})),u=(0,M.lS)((0,M.z3)("block-unsupported","Block is not supported by this CLI",C.
Du),({kind:h})=>{const{client:g,what:O}=C.$I[h];return{message:`${O} is supported by ${C.bB[g]} only`,help:g==="opentofu"?"remove it, move it into a `.tofu` fil\
e, or correct `dialect`":"remove it, or correct `dialect`"}}),l=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invalid",C.Du),h=>({message:`"${h.text}" is not a \
hostname: ${h.error}`,help:h.advice??void 0})),p=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),({block:h})=>({severity:"warning",message:`\
the ${h} has no hostname, and OpenTofu has no default`,help:h==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),i=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",C.Du),({host:h,name:g})=>({message:`module sources cannot name hos\
t ${h}: must contain at least one dot`,help:`use a full name such as ${g}.localdomain; provider addresses accept the short name`})),d=(0,M.lS)((0,M.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:h})=>({message:`Terraform cannot use modules from host ${h}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
1731:((Q,K,w)=>{w.d(K,{Cg:()=>L,Ty:()=>W,Zy:()=>N,dU:()=>P,hZ:()=>A,oF:()=>U,rK:()=>B});var S=w(9562);const C=new RegExp(`^${S.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
M=new RegExp(`^${A}[.+-]?$`),$=2n**63n-1n;function U(b){const[,k,_,u,l]=C.exec(b)??[];return k===void 0?null:R(b,k,u??_,l)}function B(b){const[,k,_,u]=M.exec(b)??
[];return k===void 0?null:R(b,k,_,u)}function R(b,k,_="",u=""){const l=k.split(".").map(i=>i.replace(/^0+(?=.)/,""));if(l.some(i=>i.length>19))return null;const p=l.
map(BigInt);if(p.some(i=>i>$))return null;for(;p.length<3;)p.push(0n);return{text:b,numbers:p,written:l.length,pre:_,build:u}}const W=b=>b.pre!=="",L=({numbers:b,
pre:k,build:_})=>`${b.join(".")}${k===""?"":`-${k}`}${_===""?"":`+${_}`}`;function N(b,k){const _=Math.max(b.numbers.length,k.numbers.length);for(let u=0;u<_;u++){
const[l,p]=[b.numbers[u]??0n,k.numbers[u]??0n];if(l!==p)return l<p?-1:1}return b.pre===k.pre||b.numbers.length!==k.numbers.length?0:b.pre===""||k.pre===""?b.pre===
""?1:-1:P(b.pre,k.pre)}function P(b,k){const[_,u]=[b.split("."),k.split(".")];for(let l=0;;l++){const[p,i]=[l+1>=_.length,l+1>=u.length];if(p!==i)return p?-1:1;
const d=T(_[l]??"",u[l]??"");if(d!==0||p)return d}}function T(b,k){const[_,u]=[/^[0-9]*$/.test(b),/^[0-9]*$/.test(k)];return _!==u?_?-1:1:_&&b.length!==k.length?
b.length-k.length:b===k?0:b<k?-1:1}}),1790:((Q,K,w)=>{w.d(K,{XA:()=>A,iM:()=>C,jF:()=>$,jQ:()=>U,s5:()=>M});var S=w(1731);function C(k,_,u){const l=R(_,u);return B(
k.filter(p=>(!(0,S.Ty)(p)||(0,S.Cg)(p)===l)&&U(p,_)))}function A(k,_){return B(k.filter(u=>(!(0,S.Ty)(u)||_.some(l=>L(u,l)))&&!W(u)&&_.every(l=>T(u,l))))}const M=k=>B(
k.filter(_=>!(0,S.Ty)(_)));function $(k){const _=k.filter(u=>u.operator==="=");return _.length===1&&_.every(({version:u})=>W({...u,build:""}))}const U=(k,_)=>_.
every(u=>P(k,u)),B=k=>k.reduce((_,u)=>_===null||(0,S.Zy)(u,_)>0?u:_,null);function R(k,_){const[u,l]=k;if(u===void 0||l!==void 0)return null;const p=u.text.trim().
replace(_==="opentofu"?/^=?v?/:/^=?/,""),i=(0,S.rK)(p);return i===null?null:(0,S.Cg)(i)}const W=({numbers:k,pre:_,build:u})=>_===""&&u===""&&k.every(l=>l===0n),
L=(k,_)=>_.operator==="="&&N(k,_.version),N=(k,_)=>k.build===_.build&&(0,S.Zy)(k,_)===0;function P(k,{operator:_,version:u}){const l=(0,S.Zy)(k,u);if(_==="=")return l===
0;if(_==="!=")return l!==0;if(_!=="~>")return b(l,_);const p=u.numbers.slice(0,u.written-1);return l>=0&&!(0,S.Ty)(u)&&u.numbers.length<=k.numbers.length&&p.every(
(i,d)=>i===k.numbers[d])}function T(k,_){const{operator:u,version:l}=_;if(u==="=")return L(k,_);if(u==="!=")return!N(k,l);const p=(0,S.Zy)(k,l);if(u!=="~>")return b(
p,u);const[i=0n,d=0n]=l.numbers,h=l.written===3?[i,d+1n,0n]:[i+1n,0n,0n];return p>=0&&(0,S.Zy)(k,{...l,numbers:h,pre:""})<0}const b=(k,_)=>_===">"?k>0:_===">="?
k>=0:_==="<"?k<0:k<=0}),2158:((Q,K,w)=>{w.d(K,{PW:()=>B,_T:()=>R,kv:()=>P,mb:()=>T});var S=w(3625),C=w(9562),A=w(1731);const M="[\\t\\n\\f\\r ]*",$=new RegExp(`\
^${M}(<=|>=|!=|~>|<|>|=|)${M}(${C.eQ})${M}$`),U="This string does not use correct version constraint syntax";function B(b){const k=[];for(const _ of b.split(",")){
const[,u,l=""]=$.exec(_)??[],p=(0,A.oF)(l);if(p===null)return(0,S.T)(U);k.push({operator:u||"=",version:p,text:_})}return(0,S.J)(k)}function R(b){const k=B(b);if(!k.
ok)return k;const _=[];for(const u of k.value){const l=(0,A.rK)(u.version.text);if(l===null||!W.test(u.text.trim()))return(0,S.T)(`Incorrect version constraint \
syntax: ${L(u)}`);_.push({...u,version:l})}return(0,S.J)(_)}const W=/^[<>=!~]* ?[0-9]/;function L({operator:b,version:k,text:_}){const u=_.trim();if(k.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!W.test(u))return`only one space is expected after the operator "${b}"`;if(k.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(u)??[""];return`missi\
ng comma after "${l}"`}const N=[">",">=","=","~>","<=","<","!="];function P(b){const k=[...b].sort((_,u)=>(0,A.Zy)(_.version,u.version)||(0,A.dU)(_.version.build,
u.version.build)||N.indexOf(_.operator)-N.indexOf(u.operator)||u.version.written-_.version.written);return[...new Set(k.map(T))].join(", ")}function T({operator:b,
version:k}){if(b==="=")return(0,A.Cg)(k);const _=b==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${b} ${(0,A.Cg)({...k,numbers:_})}`}}),1094:((Q,K,w)=>{
w.d(K,{Nd:()=>$,Sx:()=>P,gH:()=>M});var S=w(1731),C=w(1790),A=w(2158);function M(T,b){if(R(T))return!0;const k=L(T),_=Math.max(...k.map(({numbers:l})=>l.length)),
u=k.flatMap(l=>{const p=Array.from({length:_},(i,d)=>l.numbers[d]??0n);return[l,N(p),N([...p,1n])]});return(0,C.iM)(u,T,b)!==null}function $(T){const b=W(T);if(R(
b))return!0;const k=L(b),_="x".repeat(1+Math.max(...k.map(l=>l.build.length))),u=k.flatMap(l=>{const[p=0n,i=0n,d=0n]=l.numbers,h=[p,i,d+1n];return[l,N([p,i,d],_),
N(h,_)]});return(0,C.XA)(u,b)!==null}const U=50,B=100,R=T=>T.length>U||T.some(({text:b})=>b.length>B),W=T=>[...Map.groupBy(T,A.mb).values()].flatMap(([b])=>b??[]),
L=T=>{const b=[N([0n,0n,0n]),...T.map(k=>k.version)];return[...new Map(b.map(k=>[(0,S.Cg)(k),k])).values()]},N=(T,b="")=>({text:"",numbers:T,written:T.length,pre:"",
build:b});function P(T,b){const k=W(T),_=b(k)?T:k;return R(_)?T:_.reduce((u,l)=>{const p=u.filter(i=>i!==l);return b(p)?u:p},_)}})};export{Or as ids,Sr as modules};
