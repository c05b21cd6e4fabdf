const ai=[400,210,913],li={9349:((Z,K,b)=>{b.d(K,{Jw:()=>F,L8:()=>l,Md:()=>P,Tj:()=>R,bs:()=>w,lr:()=>C,r1:()=>r,v$:()=>U,wH:()=>p,xC:()=>u});var O=b(6134);const C=100,
$=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),A=128,x=255,j=1,L=2,N=4,F=8,U=16,R=32,P=64,I=[[j,/[ \t]/g],[L,/[A-Za-z_]/g],[N,/[\w-]/g],[F,/[\w \t.:=?!&|*%+>~-]/g],[U,
/[\w \t\n,.:=?!&|*%+>~-]/g],[R,/[^"\\$%\r\n]/g],[P,/[^\n$%]/g]],_=Array.from({length:x+1},(T,m)=>m>A?"":String.fromCharCode(m)),k=new Uint8Array(x+1);for(const[
T,m]of I)for(const{index:M}of _.join("").matchAll(m))k[M]=T|(k[M]??0);const E=(T=x,m)=>((k[T]??0)&m)!==0,u=T=>T===" "||T==="	",l=T=>/^[\w-]/.test(T),p=T=>T==="}"||
T===")"||T==="]";function r(T){return T==="{"?"}":T==="("?")":T==="["?"]":void 0}let d=new Uint8Array(256*1024);const h=new TextEncoder;function g(T,m){const{length:M}=T;
d.length<=M&&(d=new Uint8Array(2*M+1));const y=d,H=T.slice(m),{read:z,written:J}=h.encodeInto(H,y.subarray(m,M));if(z!==H.length||J!==H.length)for(let q=m;q<M;q++)
y[q]=Math.min(T.charCodeAt(q),A);return y[M]=x,y}class w{text;parts;codes;at;depth=0;mistake;constructor(m,M=0,y=new O.n_){this.text=m,this.parts=y,this.codes=g(
m,M),this.at=M}countPart(){this.parts.add()||(this.at=this.text.length)}report(m,M,y=M+1){this.mistake??={message:m,start:M,end:Math.min(y,Math.max(M,this.text.
length))}}reportUnclosed(m){const M=/[$%]/.test(this.text.charAt(m)),y=this.text.slice(m,m+(M?2:1)),H=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,z=`\
unbalanced brackets: "${y}" is not closed before ${H}`;this.report(z,this.isAtEnd()?m:this.at)}reportCharacter(){const m=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let M=`${JSON.stringify(m)} is not used in HCL`;m==="'"&&(M="single quotes are not valid; use double quotes"),m==="\uFFFD"&&(M="the file is not UTF\
-8 here"),this.report(`invalid character: ${M}`,this.at,this.at+m.length)}reportBrokenString(m){const M=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(M,m,this.at)}peek(m=0){return _[this.codes[this.
at+m]??x]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const m=this.skipAll(j);if(m==="\r")this.skipReturn();else if(m==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return m}}skipBlank(){for(;;){const m=this.skipSpaces();if(m===`
`)this.at++;else if(this.isLineComment(m))this.skipLine();else return m}}skipAll(m){const{codes:M}=this;let{at:y}=this,H=M[y]??x;for(;E(H,m);)H=M[++y]??x;return this.
at=y,_[H]??""}isLineComment(m){return m==="#"||m==="/"&&this.peek(1)==="/"}isLineEnd(m){return m===`
`||m===""||this.isLineComment(m)}skipLine(){const m=this.text.indexOf(`
`,this.at);this.at=m<0?this.text.length:m}skipBlockComment(){const m=this.text.indexOf("*/",this.at+2);m<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=m<0?this.text.length:m+2}readName(){const{codes:m,text:M,at:y}=this;return E(m[y],L)&&this.skipAll(N),m[this.at]===A&&($.lastIndex=y,
this.at=$.test(M)?$.lastIndex:y),this.at>y?M.slice(y,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((Z,K,b)=>{b.d(K,{J:()=>A,U:()=>j});var O=b(9349),C=b(3268),
$=b(4009);function A(l,p){l.countPart();const r=p==="element"?l.skipBlank():l.skipSpaces(),d=l.at,h=j(l,r);if(h!==void 0&&x(l,p))return h;(0,C.Kk)(l,p);let g=l.
at;for(;g>d&&(0,O.xC)(l.text.charAt(g-1));)g--;return g===d&&l.report("invalid expression: expected the start of an expression",d),h===void 0?U(l,d,g):{kind:"ot\
her",start:d,end:g}}function x(l,p){const r=p==="element"?l.skipBlank():l.skipSpaces();return(0,O.wH)(r)||r===","||l.isLineEnd(r)}function j(l,p){if(p==='"')return(0,$.
E3)(l);if(p==="<")return(0,$.jw)(l);if(p!=="{"&&p!=="["&&p!=="(")return;const r=l.at++;l.depth++;let d;return l.depth>O.lr?d=L(l,p,r):p==="{"?d=I(l,r):p==="["?d=
P(l,r):d=R(l,r),l.depth--,d}function L(l,p,r){return(0,C.ku)(l,(0,O.r1)(p)??p,r),{kind:"other",start:r,end:l.at}}const N=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
F=32;function U(l,p,r){if(N.lastIndex=p,!(N.test(l.text)&&N.lastIndex===r)||r-p>F)return{kind:"other",start:p,end:r};const h=l.text.slice(p,r),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:p,end:r,value:g===void 0?Number(h):g}}function R(l,p){const r=A(l,"element");return l.skipBlank()!==")"?L(l,"(",p):(l.
at++,{...r,start:p,end:l.at})}function P(l,p){if(u(l))return L(l,"[",p);const r=[];for(;;){const d=l.skipBlank();if(d==="]")return l.at++,{kind:"tuple",start:p,
end:l.at,elements:r};if(l.at>=l.text.length||(0,O.wH)(d))return l.reportUnclosed(p),{kind:"other",start:p,end:l.at};const h=l.at;r.push(A(l,"element")),l.at===h&&
l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function I(l,p){if(u(l))return L(l,"{",p);const r=[];for(;;){const d=l.skipBlank();if(d==="}")return l.at++,
{kind:"object",start:p,end:l.at,items:r};if(l.at>=l.text.length||(0,O.wH)(d))return l.reportUnclosed(p),{kind:"object",start:p,end:l.at,items:r};r.push(_(l,d)),
l.skipSpaces()===","&&l.at++}}function _(l,p){const r=l.at,d=k(l,p);let h=l.at;for(;h>r&&(0,O.xC)(l.text.charAt(h-1));)h--;const g=l.skipSpaces();if(g!=="="&&g!==
":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),(0,C.Kk)(l,"line"),l.at===r&&l.at++,{name:void 0,start:r,end:h,value:{kind:"\
other",start:h,end:l.at}};l.at++;const w=A(l,"line");return{name:d,start:r,end:h,value:w}}function k(l,p){const r=l.at;let d;if(p==='"'||p==="("){const w=j(l,p);
w?.kind==="string"&&(d=w.value)}else d=l.readName();const h=l.skipSpaces();if(h==="="||h===":")return d;E(l);const g=l.text.slice(r,l.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function E(l){const p=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const r=l.skipSpaces(),d=l.at;if(p.lastIndex=d,l.isLineComment(r))return;if((0,O.L8)(r))
l.at++;else if(r==="["||r==="(")l.at++,L(l,r,d);else if(r==='"')(0,$.E3)(l);else if(p.test(l.text))l.at=p.lastIndex;else if(l.readName()===void 0)return}}function u(l){
return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,O.L8)(l.peek(3))}}),400:((Z,K,b)=>{b.d(K,{K:()=>j});var O=b(9349),C=b(8704),$=b(3268),A=b(4009),x=b(6134);
function j(r,d=new x.n_){const h=new O.bs(r,r.startsWith("\uFEFF")?1:0,d),g=L(h,void 0);return(0,x.pH)(r,g,h.mistake,d)}function L(r,d){const h={attributes:[],blocks:[]};
let g=d!==void 0&&!r.isLineEnd(r.skipSpaces());for(;;){const w=r.skipBlank();if(r.at>=r.text.length){d!==void 0&&r.report(N,d);break}if(w==="}"&&d!==void 0){r.at++;
break}F(r,w,h),l(r,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const N="unclosed configuration block: there is no closing brace befo\
re the end of the file";function F(r,d,h){const g=r.at;r.countPart();const w=d==='"'?k(r):r.readName();if(w===void 0){d<"\x80"?r.report("argument or block defin\
ition required",g):r.reportCharacter(),p(r,g);return}const T=r.at;if(r.skipSpaces()==="="&&r.peek(1)!=="="){r.at++,h.attributes.push({name:w,start:g,end:T,value:(0,C.
J)(r,"line")});return}const M=E(r),y=r.at;if(r.peek()!=="{"){const q=M.length===0?`argument or block definition required: "${w}" has neither "=" nor "{" after i\
t`:`invalid block definition: the header of "${w}" has no "{" at its end`;r.report(q,g,T),p(r,g);return}r.at++;const J=U.has(w)&&M[0]?.value!==R&&r.depth===0&&r.
mistake===void 0?P(r,y):_(r,y);h.blocks.push({type:w,labels:M,start:g,end:y,body:J})}const U=new Set(["resource","data","ephemeral","output","variable"]),R="ter\
raform_remote_state";function P(r,d){const{at:h}=r;return(0,$.ku)(r,"}",d)&&r.mistake===void 0?new I(r,d):(r.at=h,r.mistake=void 0,_(r,d))}class I{kind="native";text;open;end;parts;body;constructor({
text:d,at:h,parts:g},w){this.text=d,this.open=w,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(d)}read(){if(this.body===void 0){const d=new O.bs(this.text.slice(0,this.end),this.open+
1,this.parts);d.depth=1,this.body=L(d,this.open)}return this.body}}function _(r,d){if(r.depth>=O.lr)return r.report(`blocks are nested deeper than ${O.lr} level\
s`,d),(0,$.ku)(r,"}",d),{kind:"native",attributes:[],blocks:[]};r.depth++;const h=L(r,d);return r.depth--,h}function k(r){const d=r.at,h=(0,A.E3)(r);return r.report(
"invalid argument name: argument names must not be quoted",d,r.at),h.kind==="string"?h.value:void 0}function E(r){const d=[];for(let h=u(r);h!==void 0;h=u(r))d.
push(h);return d}function u(r){const d=r.skipSpaces(),h=r.at;let g;if(d==='"'){const T=(0,A.E3)(r);T.kind==="string"?g=T.value:(g=r.text.slice(h+1,Math.max(h+1,
r.at-1)),r.report("invalid block label: it has to be plain text",h,r.at))}else g=r.readName();if(g===void 0)return;const w={value:g,start:h,end:r.at};return r.countPart(),
w}function l(r,d,h){const g=r.skipSpaces();d&&(g!=="}"||h.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",r.at):!d&&!r.isLineEnd(g)&&r.report("missing newline after argument or block definition",r.at)}function p(r,d){(0,$.Kk)(r,"line"),(r.at===d||(0,O.wH)(
r.peek())&&r.peek()!=="}")&&r.at++}}),3268:((Z,K,b)=>{b.d(K,{Fq:()=>u,Kk:()=>A,_p:()=>j,ku:()=>x});var O=b(9349);const C="<<",$=({close:r})=>r==='"'||r===C;function A(r,d){
r.skipAll(O.Jw)===`
`&&d==="line"||L(r,[],d)}const x=(r,d,h)=>L(r,[{start:h,close:d}],void 0),j=(r,d,h)=>L(r,[{start:h,close:C,marker:d}],void 0);function L(r,d,h){for(;;){const g=d.
at(-1);if(g===void 0&&h===void 0)return!0;let w;if(g!==void 0&&$(g)?(g.close==='"'?I:l)(r,d,g)||(w=!1):w=N(r,d,h),w!==void 0)return w}}function N(r,d,h){for(;;){
const g=d.length===0,w=r.skipAll(g?O.Jw:O.v$);if(w===`
`||w===","){if(g&&(w===","||h==="line"))return!0;r.at++}else if((0,O.wH)(w)){if(g)return!0;if(!R(r,d,w))return!1;const T=d.at(-1);if(T===void 0?h===void 0:$(T))
return}else if(w==='"'){const T=r.at++;if(r.skipAll(O.Tj)!=='"'){d.push({start:T,close:'"'});return}r.at++}else{const T=(0,O.r1)(w);if(T!==void 0)d.push({start:r.
at++,close:T});else{if(w==="<"&&F(r,d))return;if(w!=="<"){if(r.isAtEnd())return P(r,d);if(g&&h==="line"&&r.isLineComment(w))return!0;U(r,w)}}}}}function F(r,d){
const h=r.at,g=u(r);return g===void 0?r.at++:d.push({start:h,close:C,marker:g}),g!==void 0}function U(r,d){r.isLineComment(d)?r.skipLine():d==="/"&&r.peek(1)===
"*"?r.skipBlockComment():d==="/"?r.at++:d==="\r"?r.skipSpaces():(d<"\x80"||r.readName()===void 0)&&(r.reportCharacter(),r.at++)}function R(r,d,h){const g=d.pop();
if(g!==void 0&&g.close!==h){r.reportUnclosed(g.start);let w=d.at(-1);for(;w!==void 0&&w.close!==h&&!$(w);)d.pop(),w=d.at(-1);if(w===void 0)return!1;$(w)?d.push(
{start:r.at,close:"}"}):d.pop()}return r.at++,!0}function P(r,d){const h=d[0];return h===void 0?!0:(r.reportUnclosed(h.start),!1)}function I(r,d,h){for(;;){const g=r.
skipAll(O.Tj);if(g==='"')return d.pop(),r.at++,!0;if(g==="\\")r.at+=/[^\r\n]/.test(r.peek(1))?2:1;else{if(g!=="$"&&g!=="%")return k(r,d,h);if(_(r,d))return!0}}}
function _(r,d){const{at:h}=r,g=r.peek(1);if(g==="{")return d.push({start:h,close:"}"}),r.at+=2,!0;const w=g===r.peek()&&r.peek(2)==="{";return r.at+=w?3:1,!1}function k(r,d,h){
r.reportBrokenString(h.start);const g=E(r);do d.pop();while((d.at(-1)?.start??-1)>=g);return d.length>0}function E({text:r,at:d}){let h=d;for(;h>0&&r[h-1]!==`
`&&r[h-1]!=="\r";)h--;return h}function u(r){const{text:d,at:h}=r;if(r.peek(1)!=="<")return;r.at+=r.peek(2)==="-"?3:2;const g=r.readName();if(g===void 0){r.at=h;
return}return r.skipSpaces()!==`
`&&r.at<d.length&&r.report("invalid expression: a heredoc marker must end its line",h,r.at),r.skipLine(),r.isAtEnd()||r.at++,g}function l(r,d,h){const g=h.marker??
"";for(;;){if(r.peek(-1)===`
`&&p(r,g))return d.pop(),!0;const w=r.skipAll(O.Md);if(r.isAtEnd()){const T=`unterminated template string: no line closes the heredoc "${g}"`;return r.report(T,
h.start),!1}if(w===`
`)r.at++;else if(_(r,d))return!0}}function p(r,d){const{text:h}=r;let{at:g}=r;for(;(0,O.xC)(h.charAt(g));)g++;const w=h.charAt(g);if(w>" "&&w<"\x80"&&!h.startsWith(
d,g))return!1;const T=h.indexOf(`
`,g),m=T<0?h.length:T;return h.slice(g,m).trim()!==d?!1:(r.at=h.charAt(m-1)==="\r"?m-1:m,!0)}}),4009:((Z,K,b)=>{b.d(K,{BD:()=>A,E3:()=>$,jw:()=>I});var O=b(9349),
C=b(3268);function $(u){const{text:l,at:p}=u;if(u.at++,u.skipAll(O.Tj)!=='"')return j(u,p);const r=l.slice(p+1,u.at++);return{kind:"string",start:p,end:u.at,value:r,
verbatim:r}}function A(u,l,p){if(!u.includes("{"))return{kind:"string",...l,value:u,verbatim:u};const r=new O.bs(u,0,p),d={parts:[],known:""};for(r.at=0;r.at<u.
length;){const g=r.at;for(;r.at<u.length&&!x(r.peek());)r.at++;if(d.known+=u.slice(g,r.at),r.at<u.length&&!F(r,d)){N(d,l);break}}const h=d.parts.map(g=>g.kind===
"known"?g:{...g,code:u.slice(g.start,g.end),...l});return L({parts:h,known:d.known},l,u)}const x=u=>u==="$"||u==="%";function j(u,l){const{text:p}=u,r={parts:[],
known:p.slice(l+1,u.at)};for(;;){const d=u.at,h=u.skipAll(O.Tj);if(r.known+=p.slice(d,u.at),h==='"')return u.at++,L(r,{start:l,end:u.at});if(h==="\\")r.known+=P(
u);else if(x(h)){if(!F(u,r))return{kind:"other",start:l,end:u.at}}else return u.reportBrokenString(l),{kind:"other",start:l,end:u.at}}}function L({parts:u,known:l},{
start:p,end:r},d){return u.length===0?{kind:"string",start:p,end:r,value:l,verbatim:d??l}:(l!==""&&u.push({kind:"known",value:l}),{kind:"template",start:p,end:r,
parts:u,verbatim:d})}function N(u,l){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:l.start,end:l.end})}
function F(u,l){const{text:p,at:r}=u,d=p.charAt(r);if(u.peek(1)!=="{"){const g=p.startsWith(`${d}{`,r+1);return l.known+=g?`${d}{`:d,u.at+=g?3:1,!0}u.at+=2;const h=d===
"$"?U(u):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&u.skipBlank()==="}"?(l.known+=h.value,u.at++,!0):(0,C.ku)(u,"}",r)?(p.charAt(r+2)==="~"&&(l.known=
l.known.trimEnd()),N(l,{start:r,end:u.at}),u.countPart(),!0):!1}function U(u){if(u.skipBlank()!=='"'||u.depth>=O.lr)return;u.depth++;const l=$(u);return u.depth--,
l}const R={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function P(u){const{text:l,at:p}=u,r=l.charAt(p+1),d=l.slice(p+2,p+(r==="U"?10:6)),h=r==="U"?/^[0-9a-f]{8}$/i.test(d):/^[0-9a-f]{4}$/i.
test(d),g=Number.parseInt(d,16);if((r==="u"||r==="U")&&h&&g<=1114111)return u.at+=d.length+2,String.fromCodePoint(g);const w=R[r];if(u.at+=w===void 0?1:2,w!==void 0)
return w;const T=JSON.stringify(l.slice(p,p+2));return u.report(`invalid escape sequence: ${T}`,p,p+2),""}function I(u){const{text:l,at:p}=u,r=u.peek(2)==="-",d=(0,C.
Fq)(u);if(d===void 0)return;const h=u.at;if(!(0,C._p)(u,d,p))return{kind:"other",start:p,end:u.at};const g={start:p,end:u.at},w=l.slice(h,l.lastIndexOf(`
`,u.at-1)+1);if(_.test(w)){const M=[{kind:"unknown",...g}];return{kind:"template",...g,parts:M,verbatim:void 0}}const T=w.replaceAll("$${","${").replaceAll("%%{",
"%{"),m=r?k(T):T;return{kind:"string",...g,value:m,verbatim:m}}const _=/(?<!\$)\$\{|(?<!%)%\{/;function k(u){let l=u.length;for(const[p]of u.matchAll(E))l=Math.
min(l,p.length);return u.replace(E,p=>p.slice(l))}const E=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9804:((Z,K,b)=>{b.d(K,{FA:()=>k,N0:()=>P,Ov:()=>E,id:()=>U,jF:()=>F});var O=b(
1064),C=b(4e3),$=b(5799);const A=6,x=u=>`"${(0,C.dh)(u)}"`,j=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function L(u){const l=u.
replace(j,"");return l===""?"":`: ${l}`}function N(u){switch(u.reason){case"syntax":{const{text:l,why:p}=u;return{message:`${x(l)} is not a version constraint${L(
p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`versi\
on of ${u.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a\
 variable with `const = true`"};case"not-a-string":return{message:`version of ${u.address} is not a string`,help:"put the version in quotes"};case"pre-release":
return{message:`${x(u.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI \
is compared without it"};case"built-in":return{message:`${u.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecifie\
d":return{message:`provider ${u.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider th\
at is built locally, use `dev_overrides` without `version`"}}}const F=(0,$.lS)((0,$.z3)("constraint-invalid","Version constraint is invalid",O.Du),N),U=(0,$.lS)(
(0,$.z3)("constraint-unmeetable","No version can meet the constraints",O.Du),({of:u,terms:l,preRelease:p})=>({message:`no version of ${u} can match ${(0,C.K4)(l.
map(x),A,C.dh)}`,help:p!==void 0?`write ${x(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:l.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),R={terraform:"terraform",opentofu:"tofu"},P=(0,$.lS)((0,$.
z3)("lock-outside","Locked version does not match the constraints",O.Du),({provider:u,version:l,constraints:p,clients:r})=>{const[d,...h]=r,g=d===void 0||h.length>
0?"":`${R[d]} `;return{message:`locked provider ${u} ${l} does not match configured version constraint ${(0,C.K4)(p,A,C.dh)}`,help:`run \`${g}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),I={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function _(u){const l="failed to read dependency lock file",p="restore the file, or remove the block and r\
un `init` again";switch(u.reason){case"syntax":return{message:`${l}: ${u.error}`,help:p};case"twice":return{message:`${l}: it has two blocks for provider ${u.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${u.of} of provider ${u.provider} must be written in\
 normalized form: ${x(u.normal)}`,help:p};default:{const[r,d]=I[u.reason];return{message:`${l}: the ${r} of provider ${u.provider} ${d}`,help:p}}}}const k=(0,$.
lS)((0,$.z3)("lock-invalid","Dependency lock file is invalid",O.Du),_),E=(0,$.lS)((0,$.z3)("client-version","Configuration does not support this version of the \
CLI",O.Du),({client:u,version:l,constraint:p})=>({message:`the version constraint ${x(p)} excludes ${O.bB[u]} ${l}`,help:`use another version of ${O.bB[u]}, or \
change the constraint`}))}),7495:((Z,K,b)=>{b.d(K,{TU:()=>U,i4:()=>u,pb:()=>E,zt:()=>N});var O=b(3625),C=b(8011),$=b(3229),A=b(1831),x=b(5011),j=b(4321),L=b(1022);
const N={host:null,isHostImplied:!1,needed:null},F=m=>({host:m,isHostImplied:!1,needed:(0,A.Rt)(m)?"state":m}),U=m=>({host:m,isHostImplied:!0,needed:m}),R=m=>({
host:m,isHostImplied:!1,needed:null}),P=m=>m===null?N:{...N,directHost:m},I=m=>({...N,problem:m}),_=(m,M)=>I((0,C.DA)({reason:"rejected",error:m,advice:M}));function k(m,M,y){
return y===null?m:{...m,problem:(0,C.My)({text:M,host:m.host,advice:y})}}const E={module:r,"test-module":(m,M,y)=>{const H=(0,x.vL)(m,M).kind==="remote";return M===
"opentofu"||!H?r(m,M,y):I((0,C.DA)({reason:"remote-in-test",text:m}))},"registry-module":(m,M)=>{const y=(0,x.rE)(m,M);return y.ok?l(y.value):w(m,M)},provider:d,
"locked-provider":h,"stack-component":g,stack:(m,M)=>{const y=(0,x.A)(m);return y.ok&&!m.startsWith(".")?R(y.value.host):{...g(m,M),isHostImplied:!1,needed:null}},
"stack-output":m=>{const[M="",...y]=m.split("/");return y.length===3?p(M,R):I((0,C.DA)({reason:"stack",text:m}))},terragrunt:T,host:m=>p(m,F),url:w};function u(m,M,y){
if(m==="terragrunt"){const[,J]=/^tfr:\/\/([^/?]*)\//.exec(M)??[];return J===void 0?/^$|^t$|^tfr?$|^tfr:/.test(M)?void 0:N:J===""?U((0,x.Vm)(y)):p(J,F)}if(m==="u\
rl")return P((0,j.uE)(M,y));if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(M))return P((0,j.uE)(M,y));const H=M.indexOf(
"/");if(H<0)return;const z=(0,x.vL)(`${M.slice(0,H)}/a/b/c`,y);return z.kind==="registry"?l(z):P((0,j.uE)(M,y))}const l=({host:m,hostImplied:M})=>M?U(m):F(m);function p(m,M){
const y=(0,A.Pv)(m),H=(0,$.L6)(m);return y.ok?k(M(y.value),m,H):I((0,C.k0)({text:m,error:y.why,advice:H}))}function r(m,M,y){if((0,x.Nj)(m)&&!y)return N;const H=(0,x.
vL)(m,M),z=H.kind==="registry"?(0,O.J)(H):(0,x.rE)(m,M);if(y&&!z.ok){const{why:le}=z,ce=H.kind==="local"?H:{kind:"invalid",error:le};return _(le,(0,$.NM)(m,ce,z))}
const J=(0,$.NM)(m,H,z);if(z.ok)return k(l(z.value),m,J);if(H.kind==="invalid")return _(H.error,J);const q=H.kind==="remote"?H.host:null;return k(P(q),m,J)}function d(m,M){
const y=(0,L.m)(m,M);switch(y.kind){case"registry":case"legacy":return y.hostImplied?U(y.host):k(F(y.host),m,(0,$.cr)(m));case"builtin":return R(y.host);case"in\
valid":{const[H="",z]=y.error.split(`

`);return _(H,z??(0,$.cr)(m))}}}function h(m,M){const y=(0,L.m)(m,M);if(y.kind==="invalid")return _(y.error,null);if(y.hostImplied)return I((0,C.DA)({reason:"lo\
cked-provider",text:m}));if(y.kind==="builtin")return R(y.host);const H=M==="opentofu"&&y.host===(0,x.Vm)("terraform")&&y.namespace==="hashicorp";return{...F(y.
host),needed:H?(0,x.Vm)(M):y.host}}function g(m,M){if(m!==m.trim())return I((0,C.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return N;const y=(0,x.
rE)(m,M);if(y.ok)return l(y.value);const H=(0,x.A)(m);if(H.ok)return R(H.value.host);const z=(0,x.vL)(m,M);return z.kind==="invalid"?_(z.error,(0,$.NM)(m,z,y)):
P(z.kind==="remote"?z.host:null)}function w(m,M){const y=(0,j.Zy)(m,M);return P(y.ok?y.value.host:null)}function T(m,M){const[,y,H=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(m)??[];if(y===void 0)return m.startsWith("gitlab.com/")?P("gitlab.com"):w(m,M);const[z=""]=H.split("//");if(z.split("/").length!==3)return I((0,C.DA)({reason:"\
terragrunt",text:m}));const J=/[?&]version=([^&]*)/.exec(m)?.[1],q=y===""?U((0,x.Vm)(M)):p(y,F);return J===void 0?q:{...q,version:J}}}),4667:((Z,K,b)=>{b.d(K,{F:()=>l,
I:()=>E});var O=b(9562);const C=(...p)=>p.map(r=>{const[d="",...h]=r.split(" ");return{type:d,labels:h}}),$={terraform:"app.terraform.io",opentofu:null},A={terraform:"\
app.terraform.io",opentofu:"app.terraform.io"},x={terraform:"static",opentofu:"static"},j={opentofu:"static"},L={terraform:"any",opentofu:"any"},N=["config","qu\
ery","migrate"],F=["stack","deploy"],U=(p,r,...d)=>({kind:"remote_state",files:N,path:C(...d,"data terraform_remote_state *"),position:{backend:p,argument:"host\
name"},grammar:"host",service:r,evaluation:L,absent:"remote_state_default",defaults:$}),R=(p,r,d={})=>({kind:"required_provider",files:p,path:C(...r),position:"\
entries",grammar:"provider",service:O.xq,isLiteral:!0,absent:"required_provider_nosource",...d}),P=(p,r,d,h)=>({kind:d[0],files:p,path:C(...r),position:"source",
...d[1]===void 0?{}:{absent:d[1]},...h}),I=(p,r,d={})=>({kind:"backend_remote",files:p,path:C(...r),position:"hostname",grammar:"host",service:O.Bn,absent:"back\
end_remote_default",defaults:$,...d}),_={grammar:"module",service:O.e$},k={grammar:"stack-component",service:O.e$,isLiteral:!0},E=[P(N,["module *"],["module","m\
odule_missing"],{..._,evaluation:x,merges:"module"}),R(N,["terraform","required_providers"],{merges:"provider"}),R(N,["required_providers"],{isReserved:!0}),I(N,
["terraform","cloud"],{kind:"cloud",service:O.OZ,absent:"cloud_default",evaluation:j,merges:"backend"}),I(N,["terraform","backend remote"],{evaluation:j,merges:"\
backend"}),{kind:"backend_http",files:N,path:C("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:j,merges:"backend"},U("rem\
ote",O.Bn),U("cloud",O.OZ),U("remote",O.Bn,"check *"),U("cloud",O.OZ,"check *"),{kind:"remote_state",files:N,path:C("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:L},I(N,["provider tfe"],{kind:"provider_tfe",service:O.M,absent:"provider_tfe_default",evaluation:L,
defaults:A}),{kind:"provider_tfe",files:["test"],path:C("provider tfe"),position:"hostname",grammar:"host",service:O.M,defaults:A},{kind:"lock_provider",files:[
"lock"],path:C("provider *"),position:"label",grammar:"locked-provider",service:O.xq,isLiteral:!0},P(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:O.e$,isLiteral:!0}),I(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
R(F,["required_providers"]),P(F,["component *"],["stack_component","stack_component_missing"],k),P(F,["removed"],["stack_removed","stack_removed_missing"],k),P(
F,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),P(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),R(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),I(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>P(["terragrunt"],[p],["terragrunt_source"],{grammar:"\
terragrunt",service:O.e$,evaluation:L})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:O.e$,isLiteral:!0}],
u=new Map([...new Set(E.flatMap(({files:p})=>p))].map(p=>{const r=E.filter(({files:d})=>d.includes(p));return[p,Map.groupBy(r,d=>d.path[0]?.type??"")]})),l=p=>u.
get(p)??new Map}),1807:((Z,K,b)=>{b.d(K,{Mc:()=>$,v2:()=>x,wX:()=>A});var O=b(3024),C=b(5747);const $=j=>(0,C.N0)(()=>(0,O.readdirSync)(j,{withFileTypes:!0}),[]),
A=j=>$(j).map(({name:L})=>L).sort(),x=j=>$(j).flatMap(L=>L.isDirectory()?L.name:[])}),5657:((Z,K,b)=>{b.d(K,{G:()=>P});var O=b(6760),C=b(5747);const $=21,A=/^(?!\.{1,2}$)[\w.-]+$/;
function x(r){let d=!1;for(const h of r.split(`
`)){const g=h.trim();g.startsWith("[")&&(d=g==='[remote "origin"]');const w=g.indexOf("=");if(!(!d||w<0||g.slice(0,w).trim().toLowerCase()!=="url"))return j(g.slice(
w+1).trim())}return null}function j(r){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[h,g]=d===null?L(r):[d[1],d[2]],w=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=w.length>1&&w.length<=$;return!h||!T||!w.every(m=>A.test(m))?null:{host:h.toLowerCase(),owner:w.slice(0,-1).join("/"),name:w.at(-1)??""}}function L(r){
const d=URL.parse(r);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var N=b(4614);const F=5,
U=/^[0-9a-f]{40}$/,R=/^refs\/(?!.*\.\.)[^\0]+$/;function P(r){const d=(0,O.join)(r,".git"),h=I(d,r)??d,g=p((0,O.join)(h,"commondir")),w=g===null?h:u(g,h),T=()=>l(
(0,O.join)(w,"packed-refs"))??"",m=_(p((0,O.join)(h,"HEAD")),[h,w],T);return m===null?null:{commit:m,isFetched:E(m,l((0,O.join)(h,"FETCH_HEAD"))??"",T),remote:x(
l((0,O.join)(w,"config"))??""),tracked:M=>(0,N.O)((0,O.join)(h,"index"),M)}}function I(r,d){const[,h]=/^gitdir: (.+)$/.exec(p(r)??"")??[];return h===void 0?null:
u(h,d)}function _(r,d,h){let g=r;for(let w=0;g!==null&&w<=F;w+=1){if(U.test(g))return g;const[,T]=/^ref: (.+)$/.exec(g)??[];if(T===void 0||!R.test(T))return null;
g=k(T,d,h)}return null}function k(r,d,h){for(const w of d){const T=p((0,O.join)(w,r));if(T!==null)return T}return h().split(`
`).find(w=>w.endsWith(` ${r}`))?.slice(0,40)??null}function E(r,d,h){const g=(w,T)=>w.split(`
`).some(m=>m.startsWith(`${r}${T}`));return g(d,"	")||g(h()," refs/remotes/")}const u=(r,d)=>(0,O.isAbsolute)(r)?r:(0,O.join)(d,r);function l(r){const d=(0,C.yR)(
r);return d.ok?d.text:null}const p=r=>l(r)?.replace(/\r?\n$/,"")??null}),9498:((Z,K,b)=>{b.d(K,{K:()=>A});var O=b(6760),C=b(5657),$=b(4614);function A(U,R,P){const I=(0,C.
G)(U),_=I?.remote??null;if(I!==null&&_!==null){const E=I.isFetched||I.commit===P.GITHUB_SHA;return{name:`${_.owner}/${_.name}`,url:x(_,P.GITHUB_SERVER_URL),commit:E&&
j(U,R,I)?I.commit:null}}return{name:(I===null?N(U,P):null)??F(U),url:null,commit:null}}function x({host:U,owner:R,name:P},I=""){return`${URL.parse(I)?.host===U?
URL.parse(I)?.protocol:"https:"}//${U}/${R}/${P}`}function j(U,R,{tracked:P}){const I=P(R);return I.size===R.size&&I.entries().every(([_,k])=>(0,$.R)((0,O.join)(
U,_),k))}const L=/^[\w.-]+\/[\w.-]+$/;function N(U,R){const{GITHUB_WORKSPACE:P,GITHUB_REPOSITORY:I=""}=R;return P!==void 0&&(0,O.resolve)(P)===(0,O.resolve)(U)&&
L.test(I)?I:null}const F=U=>(0,O.basename)((0,O.resolve)(U)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Z,K,b)=>{b.d(K,{O:()=>I,R:()=>E});
var O=b(3024),C=b(5747);const $=128*1024*1024,A=12,x=62,j=16384,L=12288,N=4,F=61440,U=4096,R=32768,P=Buffer.alloc(0);function I(u,l){const p=(0,C.io)(u,$);return p===
null?new Map:_(p,l)}function _(u,l){const p=new Map;if(u.length<A)return p;const r=u.readUInt32BE(4);if(u.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return p;const d=u.
readUInt32BE(8);let h=P,g=A;for(let w=0;w<d;w+=1){if(g+x>u.length)return p;const T=u.readUInt16BE(g+60),m=g+x+(T&j?2:0),M=r===N,{kept:y,from:H}=M?k(u,m,h):{kept:P,
from:m},z=u.indexOf(0,H);if(z<0)return p;const J=u.subarray(H,z),q=M?Buffer.concat([y,J]):J;if(q.length>U)return p;const le=(u.readUInt32BE(g+24)&F)===R,ce=q.toString(
"utf8");le&&(T&L)===0&&l.has(ce)&&p.set(ce,{modified:u.readUInt32BE(g+8),size:u.readUInt32BE(g+36)}),g=M?z+1:g+(z-g+8&-8),h=q}return p}function k(u,l,p){let r=l,
d=u[r++]??0,h=d&127;for(;d&128;)d=u[r++]??0,h=(h+1)*128+(d&127);return{kept:p.subarray(0,Math.max(0,p.length-h)),from:r}}function E(u,{modified:l,size:p}){const r=(0,C.
N0)(()=>(0,O.lstatSync)(u),null),d=Math.floor((r?.mtimeMs??0)/1e3);return r?.isFile()===!0&&r.size%2**32===p&&d%2**32===l}}),6134:((Z,K,b)=>{b.d(K,{SH:()=>x,Td:()=>j,
lS:()=>N,n_:()=>$,pH:()=>A,w4:()=>L,yN:()=>R});const O=25e4,C=100;class ${max;count=0;constructor(k=O){this.max=k}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*C}}function A(_,k,E,u){return E===void 0?{text:_,body:k,parts:u,problems:[]}:{text:_,body:k,parts:u,problems:[
{...R(_)(E),message:E.message}]}}const x=(_,k,E)=>{const u=[];if(_.kind==="native"){for(const l of _.blocks)l.type===k&&l.labels.length===E&&u.push(l);return u}
for(const l of _.members)l.name===k&&U(k,l.value,E,[],u);return u},j=_=>_.kind==="native"?_.attributes:_.members;function L(_,k){if(!(_.kind==="native"&&_.mayHave?.(
k)===!1)){for(const E of j(_))if(E.name===k)return E}}const N=_=>_.kind==="object"?_.items.filter(F):_.kind!=="tuple"?[]:_.elements.flatMap(k=>k.kind==="object"?
k.items.filter(F):[]),F=_=>_.name!==void 0&&_.name!=="//";function U(_,k,E,u,l){if(E>0){for(const{name:r,start:d,end:h,value:g}of N(k))U(_,g,E-1,[...u,{value:r,
start:d,end:h}],l);return}const p={start:k.start,end:k.start+1};for(const r of k.kind==="tuple"?k.elements:[k])r.kind!=="object"&&r.kind!=="tuple"||l.push({...p,
type:_,labels:u,body:{kind:"json",members:N(r)}})}const R=_=>{const k=[_.startsWith("\uFEFF")?1:0];let E=_.indexOf(`
`),u;return({start:l,end:p})=>{for(;E>=0&&E<l;E=_.indexOf(`
`,E+1))k.push(E+1);u??=P(_);const r=T=>I(u??[],T-1),d=Math.max(1,I(k,l)),h=k[d-1]??0,g=(k[d]??(E<0?_.length:E)+1)-1,w=T=>T-h-r(T)+r(h)+1;return{line:d,column:w(
Math.max(l,h)),endColumn:w(Math.min(p,g))}}},P=_=>/[\uD800-\uDBFF]/.test(_)?Array.from(_.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function I(_,k){
let E=0,u=_.length;for(;E<u;){const l=E+u>>>1;(_[l]??0)<=k?E=l+1:u=l}return E}}),5913:((Z,K,b)=>{b.r(K),b.d(K,{RootNotes:()=>Dn,layoutsOf:()=>Wn,nameRepository:()=>O.
K,readTools:()=>Ms,rootsOf:()=>zn,scanInSteps:()=>ri,textNotes:()=>Nn,unmatched:()=>Kn});var O=b(9498),C=b(5143),$=b(1064),A=b(9664),x=b(9804),j=b(1731),L=b(1790),
N=b(2158),F=b(1094);function U(n,e){const t=(0,N.PW)(n);if(!t.ok)return"syntax";const s=t.value;if(s.some(i=>(0,j.Ty)(i.version)))return"pre-release";const o=e===
null?null:(0,j.oF)(e);if(o===null)return"unknown";if(o.written<3){const i=(0,N.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return i.ok&&!(0,F.gH)([...s,
...i.value],"terraform")?"not-met":"unknown"}return(0,L.jQ)({...o,pre:""},s)?"met":"not-met"}var R=b(5257),P=b(9349),I=b(8704);const _=1024;function k(n){if(n.length>
_)return;const e=new E(new P.bs(n)),t=e.condition();return e.isAtEnd()?t:void 0}class E{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),
this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=P.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&
this.take("?")){const s=this.condition(),o=this.take(":")?this.condition():void 0;t=s&&o&&{kind:"condition",test:e,yes:s,no:o}}return this.cursor.depth--,t}comparison(){
const e=this.steps(),t=this.take("==");if(e===void 0||!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,right:s}}steps(){
let e=this.primary();for(;e!==void 0;){let t;if(this.take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;
e=t&&{kind:"step",of:e,key:t}}}attribute(){const{cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"\
string",start:t,end:e.at,value:s,verbatim:s}}}primary(){const{cursor:e}=this;if(this.take("(")){const c=this.condition();return this.take(")")?c:void 0}const t=e.
skipBlank(),s=e.at,o=e.readName();if(o!==void 0)return this.named(o,s);const i=this.match(/\d+(?:\.\d+)?/y);if(i!==void 0)return u(Number(i),s,e.at);const a=t===
'"'||t==="{"||t==="["?(0,I.U)(e,t):void 0;return a&&{kind:"literal",expression:a}}named(e,t){const{cursor:s}=this,o={true:!0,false:!1,null:null}[e];if(o!==void 0)
return u(o,t,s.at);if(!this.take("("))return{kind:"name",name:e};const i=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==
")")return;i.push(a)}return{kind:"call",name:e,given:i}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){
const{cursor:t}=this;e.lastIndex=t.at;const[s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const u=(n,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,
end:t,value:n}});class l{text;withheld;constructor(e,t=null){this.text=e,this.withheld=t}}const p=4096,r=200,d=2e4,h=5e6;class g{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>h}spend(e){if(this.steps+=1,this.count(),this.depth>=r||this.steps>d||this.
isSpent)return;this.depth+=1;const t=e();return this.depth-=1,typeof t=="string"&&t.length>p?void 0:t}}const w=()=>({name:()=>{},call:()=>{},effort:new g}),T=({
expression:n,text:e},t)=>t.effort.spend(()=>H(n,e,t));function m(n,e){const t=k(n);return t&&et(t,n,e)}const M=n=>typeof n=="string"||typeof n=="number"||typeof n==
"boolean"?String(n):void 0;function y(n){const e=new Map;return t=>(e.has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function H(n,e,t){switch(n.kind){case"st\
ring":case"primitive":return n.value;case"object":return y(s=>{const o=J(n.items).get(s);return o&&T({expression:o.value,text:e},t)});case"tuple":return y(s=>{const o=n.
elements[Number(s)];return o&&T({expression:o,text:e},t)});case"template":return q(qe(n.parts,e,t),e,t);case"other":return m(e.slice(n.start,n.end),t)}}const z=new WeakMap;
function J(n){const e=z.get(n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.set(s.name,s);return z.set(n,t),t}function q(n,e,t){
let s="";for(const o of n){const i=o.kind==="known"?void 0:Ze(o,e),a=o.kind==="known"?o.value:i&&m(i,t),c=M(a);if(c===void 0)return le(s,a);if(s.length+c.length>
p)return;s+=c}return s}function le(n,e){return e instanceof l?new l((n+e.text).slice(0,p),e.withheld):new l(n)}const ce=(n,e)=>n.code??e.slice(n.start,n.end);function Ze(n,e){
const t=ce(n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const Qe=/^%\{~?\s*if\s([\s\S]*)\}$/,on=/^%\{~?\s*else\s*~?\}$/,rn=/^%\{~?\s*endif\s*~?\}$/;
function qe(n,e,t){const s=n.map(B=>B.kind==="unknown"?ce(B,e):""),[o,...i]=s.keys().filter(B=>Qe.test(s[B]??"")),a=s.findIndex(B=>rn.test(B));if(o===void 0||i.
length>0||a<o)return n;const c=Qe.exec(s[o]??"")?.[1]??"",f=m(c.replace(/~$/,""),t);if(typeof f!="boolean")return n;const v=s.findIndex(B=>on.test(B)),S=v<0?a:v,
D=f?n.slice(o+1,S):n.slice(S+1,a);return[...n.slice(0,o),...D,...n.slice(a+1)]}function et(n,e,t){const s=o=>et(o,e,t);return t.effort.spend(()=>{switch(n.kind){case"\
literal":return H(n.expression,e,t);case"name":return t.name(n.name);case"call":return t.call(n.name,n.given.map(s));case"step":{const o=s(n.of),i=M(s(n.key));return typeof o==
"function"&&i!==void 0?o(i):void 0}case"condition":{const o=s(n.test);return typeof o!="boolean"?void 0:s(o?n.yes:n.no)}case"comparison":{const[o,i]=[s(n.left),
s(n.right)];return[o,i].every(c=>c===null||M(c)!==void 0)?o===i===n.isEqual:void 0}}})}const tt="\0";function we(n){const e=(0,N._T)(n);return e.ok?e.value:[]}const an=y(
n=>{const e=n.split(tt).flatMap(we),t=e.map(({version:s})=>s);return(0,L.XA)(t,e)!==null||(0,F.Nd)(e)}),ln=n=>an([...new Set(n)].join(tt));function*cn(n,e){for(const o of n.
providers){const i=un(o,n.client,e);i!==null&&(yield i)}const{client:t}=n,s=n.clientVersions.length===0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:o,
place:i}of n.clientVersions)U(o,s)==="not-met"&&(yield{problem:(0,x.Ov)({client:t,version:s,constraint:o}),places:[i]})}function un(n,e,t){const{constraints:s,provider:o}=n;
if(ln(s.map(({text:D})=>D)))return t.upgrade?null:dn(n,t);const i=s.flatMap(({text:D,place:B})=>we(D).map(G=>({...G,place:B}))),a=(0,R.JT)(o);if(e==="opentofu"&&
(0,L.jF)(i))return{problem:(0,x.jF)({reason:"unspecified",provider:a}),places:Re(i)};const c=(0,F.Sx)(i,F.Nd),f=[...new Set(c.map(N.mb))],v=i.filter(D=>f.includes(
(0,N.mb)(D)));return{problem:(0,x.id)({of:`provider ${a}`,terms:f}),places:Re(v)}}function dn({provider:n,constraints:e,locked:t},{clients:s}){const o=t===null?
null:(0,j.rK)(t.version.text);if(t===null||o===null)return null;const i=v=>(0,L.XA)([o],v.flatMap(({text:S})=>we(S)))===null;if(!i(e))return null;const a=e.filter(
v=>i([v])),c=a.length===0?e:a;return{problem:(0,x.N0)({provider:(0,R.JT)(n),version:(0,j.Cg)(o),constraints:[...new Set(c.map(({text:v})=>(0,N.kv)(we(v))))],clients:s}),
places:Re([t.version,...c])}}const Re=n=>[...new Set(n.map(({place:e})=>e))];var ue=b(8011),nt=b(3229),Pe=b(1022),ve=b(7236),te=b(5011);function st(n,e){const t=n.
filter(({kind:o})=>fn.has(o));return t.some(({place:o})=>(0,A.LA)(o.file))?[...Map.groupBy(t,({address:o})=>o).values()].flatMap(o=>{const i=[...o].sort((f,v)=>Number(
(0,A.LA)(f.place.file))-Number((0,A.LA)(v.place.file))),a=i.findLast(({text:f})=>f!==null),c=i.findLast(f=>f.version!==null);return a===void 0?[]:ot(a,c??a,e)}):
t.flatMap(o=>ot(o,o,e))}const fn=new Set(["module","module_missing","test_module","stack_component","terragrunt_source"]);function ot(n,e,t){const{address:s,text:o,
place:i}=n;if(o===null||mn(o))return[];const a=pn(n,o,t);if(a===void 0)return[];const c=(0,R.KS)(e,t),f=c===null&&e.version!==null;return[{address:s,source:o,place:i,
module:a,constraint:c,isOpen:f}]}const hn=/^tfr:\/\/([^/?]*)\/([^?]*)/;function pn({kind:n},e,t){if(n==="terragrunt_source"&&e.startsWith("tfr:")){const[,o="",i=""]=hn.
exec(e)??[],a=(0,te.rE)(o===""?i:`${o}/${i}`,t);return a.ok?a.value:void 0}const s=(0,te.vL)(e,t);return s.kind==="registry"?s:s.kind==="remote"?null:void 0}const mn=n=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.
test(n);function vn(n,e,t){const{client:s}=t;return{directory:n.name===""?".":n.name,client:s,directories:e.map(({name:o})=>o),calls:t.hasCalls?[...e.flatMap(({
usages:o})=>st(o,s)),...st(n.tests,s)]:[],providers:gn(n,e,s),lockFile:n.lockFile,clientVersions:e.flatMap(({versions:o})=>rt(o.filter(i=>at(i,s,t.versions))))}}
function gn(n,e,t){const s=new Map,o=(a,c,f)=>{const v=(0,R.JT)(a),S=s.get(v)??{provider:a,places:[],constraints:[]};s.set(v,S),S.places.push(c),f!==null&&S.constraints.
push(f)};for(const a of e){for(const f of kn(a.usages)){const v=it(f,t);v!==null&&o(v,f.place,(0,R.KS)(f,t))}const c=a.versions.filter(({kind:f})=>f==="provider\
-version");for(const[f,v]of Map.groupBy(c,S=>S.localName??"")){const S=_n(f,a,t);if(S!==null)for(const{text:D,place:B}of rt(v))o(S,B,{text:D,place:B})}}const i=En(
n,t);return Array.from(s,([a,c])=>({...c,locked:i.get(a)??null}))}function kn(n){const e=n.filter(({place:s})=>(0,A.LA)(s.file));if(e.length<2)return n;const t=new Map(
e.map(s=>[s.address,s.place.file]));return n.filter(({address:s,place:o})=>!(0,A.LA)(o.file)||t.get(s)===o.file)}function it(n,e){return n.kind==="lock_provider"||
n.kind!=="required_provider"&&n.kind!=="implied_provider"&&(0,ve.o)(n.address)==="terraform"?null:(0,ve.l)(n,(0,te.Vm)(e),e)}function _n(n,{usages:e},t){const s=e.
find(({kind:o,address:i})=>o.startsWith("required_provider")&&(0,ve.o)(i)===n);return s!==void 0?it(s,t):{host:(0,te.Vm)(t),namespace:"hashicorp",type:n}}function En({
usages:n},e){const t=new Map;for(const s of n){if(s.kind!=="lock_provider")continue;const o=(0,ve.l)(s,(0,te.Vm)(e),e),i=(0,R.KS)(s,e);if(o===null||i===null)continue;
const a={version:i,constraints:s.version?.recorded??null};if(t.set((0,R.JT)(o),{...a,isCopied:!1}),e==="opentofu"&&bn(o)){const c=(0,R.JT)({...o,host:(0,te.Vm)(
e)});t.has(c)||t.set(c,{...a,isCopied:!0})}}return t}const bn=({host:n,namespace:e})=>n===(0,te.Vm)("terraform")&&e==="hashicorp";function rt(n){const e=n.findLast(
({place:t})=>(0,A.LA)(t.file))?.place.file;return e===void 0?n:n.filter(({place:t})=>t.file===e)}function at({kind:n,place:e},t,{opentofu:s=""}){const o=/\.tofu(\.json)?$/.
test(e.file);return n==="compatible"?t==="opentofu":n!=="version"||t==="terraform"?n==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.test(s)}function wn(n,e){const t=Mn(
n,e);return t===null?null:ge((n.version??n).place,t)}const ge=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>On(n.file).includes(s)),host:null}),On=n=>/\.tofu(\.json)?$/.
test(n)?["opentofu"]:$.Du,Sn=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Mn(n,e){switch(n.kind){case"module":case"module_missing":case"test_module":return An(
n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return Sn.test(n.place.file)?null:yn(n);case"lock_provider":return Tn(
n);default:return null}}const Le=(n,e)=>({problem:(0,x.jF)({reason:"syntax",text:n,why:e}),clients:$.Du,isPlaceholder:(0,nt.Kc)(n)}),pe=n=>({problem:n,clients:$.
Du});function An(n,{releases:e}){const{address:t,version:s}=n;if(s===null)return null;const{text:o}=s;if(o===null)return!e.every(({client:D,before:B})=>D!=="ter\
raform"||B==="1.15")&&s.isWithheld!==!0?null:{problem:(0,x.jF)({reason:"expression",address:t}),clients:["terraform"]};const i=(0,N.PW)(o);if(!i.ok)return Le(o,
i.why);const a=$.Du.filter(v=>!(0,F.gH)(i.value,v));if(a.length===0)return null;const c=i.value.find(({version:v})=>(0,j.Ty)(v)),f=c&&(0,j.Cg)(c.version);return{
problem:(0,x.id)({of:t,terms:[o],preRelease:f}),clients:a}}function yn({kind:n,address:e,text:t,version:s}){if(s===null)return null;if(s.text===null)return pe((0,x.
jF)({reason:"not-a-string",address:e}));const o=(0,N._T)(s.text);if(!o.ok)return Le(s.text,o.why);const i=$.Du.filter(c=>n==="required_provider"?(0,Pe.m)(t??"",
c).kind==="builtin":(0,ve.o)(e)==="terraform");if(i.length===0)return null;const a=t??"terraform.io/builtin/terraform";return{problem:(0,x.jF)({reason:"built-in",
provider:a}),clients:i}}function Tn(n){const e=n.text??"",{text:t=null,recorded:s=""}=n.version??{};if(t===null)return pe((0,x.FA)({reason:"no-version",provider:e}));
const o=(0,j.rK)(t);if(o===null)return pe((0,x.FA)({reason:"not-a-version",provider:e}));const i=(0,j.Cg)(o);if(i!==t)return pe((0,x.FA)({reason:"not-normal",of:"\
version",provider:e,normal:i}));if(s==="")return null;const a=(0,N._T)(s);if(!a.ok)return pe((0,x.FA)({reason:"not-constraints",provider:e}));const c=(0,N.kv)(a.
value);return c===s?null:pe((0,x.FA)({reason:"not-normal",of:"constraints",provider:e,normal:c}))}const $n=({text:n,place:e})=>ge(e,{problem:(0,x.FA)({reason:"t\
wice",provider:n??""}),clients:$.Du});function xn({kind:n,place:e},{set:t}){const s=t.filter(i=>i!==$.$I[n].client),o=ge(e,{problem:(0,ue.jP)({kind:n}),clients:s});
return o.clients.length===0?null:o}function In({kind:n,text:e,place:t},{versions:s}){const o=n!=="provider-version",i=o?(0,N.PW)(e):(0,N._T)(e),a=o?$.Du.filter(
f=>at({kind:n,place:t},f,s)):$.Du;if(!i.ok)return ge(t,{...Le(e,i.why),clients:a});if(!o||!i.value.some(({version:f})=>(0,j.Ty)(f)))return null;const c=(0,x.jF)(
{reason:"pre-release",text:e});return ge(t,{problem:c,clients:a})}class Dn{found=new Map;rules;constructor(e){this.rules=e}add(e){const t=(0,A.Gz)(e.directory===
"."?"":e.directory,"main.tf"),s=(0,C.Zl)(t)?t:null;for(const o of cn(e,this.rules)){const i=Cn(o),a=this.found.get(i);if(a===void 0){this.found.set(i,{...o,having:new Set(
[e.client]),aside:s});continue}a.having.add(e.client),s===null&&(a.aside=null)}}notes(){const{clients:e}=this.rules;return[...this.found.values()].flatMap(({problem:t,
places:s,having:o,aside:i})=>{const[a,...c]=s;if(a===void 0)return[];const f=t.code!=="client-version"&&o.size===e.length,v={problem:t,place:a,others:c,host:null,
clients:f?$.Du:[...o]};return[i===null?v:{...v,aside:i}]})}}const Cn=({problem:n,places:e})=>[n.code,n.message,...e.map(({file:t,line:s,column:o})=>`${t}:${s}:${o}`)].
join(`
`);function*Nn(n,e,t){const s=new Set;for(const o of n){if(o.kind==="lock_provider"){const a=`${o.place.file}
${o.text}`;s.has(a)&&(yield $n(o)),s.add(a)}const i=wn(o,t);i!==null&&(yield i)}for(const o of e){if("file"in o)continue;const i="localName"in o?In(o,t):xn(o,t);
i!==null&&(yield i)}}const Rn=new Set(["module","module_missing","required_provider","required_provider_nosource","required_provider_legacy","implied_provider",
"lock_provider","stack_component","terragrunt_source"]),Pn=({kind:n})=>n==="installed_module";function Ln(n,e,t){const s=new Map,o=i=>{const a=(0,A.jt)(i),c=s.get(
a)??jn(a);return s.set(a,c),c};for(const i of n){if(!i.clients.includes(t)||Pn(i))continue;const a=o(i.place.file);i.kind==="test_module"?a.tests.push(i):Un(a,i)}
for(const i of e){const a="file"in i?i.file:i.place.file;if(t==="terraform"&&/\.tofu(\.json)?$/.test(a))continue;const c=o(a);"localName"in i&&c.versions.push(i),
c.hasConfiguration||=i.kind!=="lock",c.isInitialised||=i.kind==="state",i.kind==="lock"&&lt(c,a)}for(const i of s.values())Bn(s,i);return s}const jn=n=>({name:n,
usages:[],versions:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function Un(n,e){if(e.kind==="lock_provider"?lt(n,e.place.file):
n.hasConfiguration=!0,!Rn.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages.push(e),e.isOverridden))return;ct(e)&&(n.isInitialised=!0);const t=ut(n.name,
e);t!==null&&n.children.push(t)}function lt(n,e){n.lockFile=e,n.isInitialised=!0}const ct=({kind:n,address:e,place:t})=>n==="terragrunt_source"&&e==="terraform"&&
/(^|\/)terragrunt\.hcl(\.json)?$/.test(t.file);function ut(n,e){const{kind:t,text:s}=e;return!(t==="module"||t==="test_module"||ct(e))||s===null||!(0,te.Nj)(s)?
null:(0,A.un)(n,s.replace(/\?.*$/s,""))}function Bn(n,e){const{name:t,tests:s}=e;if(s.length===0)return;const o=/^(?:(.*)\/)?tests$/.exec(t),i=o===null?void 0:n.
get(o[1]??""),a=i?.hasConfiguration===!0?i:e;a.isInitialised=!0,a!==e&&(a.tests.push(...s),e.tests=[])}const dt=({name:n,tests:e})=>e.flatMap(t=>ut(n,t)??[]);function Fn(n){
const e=new Set;for(const t of n.values())for(const s of[...t.children,...dt(t)])s!==t.name&&e.add(s);return[...n.values()].filter(({name:t,hasConfiguration:s,isInitialised:o})=>s&&
(o||!e.has(t)))}function Wn({usages:n,declared:e,clients:t,patterns:s}){const o=t.map(a=>Ln(n,e,a)),i=Hn(s,new Set(o.flatMap(a=>[...a.keys()])));return t.map((a,c)=>{
const f=o[c]??new Map,v=s.length===0?Fn(f):[...f.values()].filter(S=>S.hasConfiguration&&i.has(S.name));return{client:a,directories:f,roots:v}})}function Hn(n,e){
const t=new Set;for(const s of n)for(const o of e)!t.has(o)&&ft(s,o)&&t.add(o);return t}const ft=(n,e)=>n.matches(e===""?".":e),Kn=(n,e)=>e.flatMap(t=>{const s=({
directories:o})=>o.values().some(i=>i.hasConfiguration&&ft(t,i.name));return n.some(s)?[]:[t.text]});function*zn(n,{changed:e,versions:t,hasCalls:s=!0}){const o=e===
null?null:Vn(e);for(const{client:i,directories:a,roots:c}of n)for(const f of c){const v=Xn(f,a);o!==null&&!v.some(({name:S})=>o.has(S))||(yield vn(f,v,{client:i,
versions:t,hasCalls:s}))}}function Vn(n){const e=new Set;for(const t of n){const s=(0,A.jt)(t);e.add(s),/(^|\/)tests$/.test(s)&&e.add((0,A.jt)(s))}return e}function Xn(n,e){
const t=new Set([n]),s=o=>{const i=e.get(o);i!==void 0&&t.add(i)};for(const o of dt(n))s(o);for(const{children:o}of t)for(const i of o)s(i);return[...t]}var je=b(
4e3),ke=b(2161),ne=b(7854);const Gn=1e3,Jn=/(^|\s)#.*$/s,Yn=/(^|\s)(\/\/|\/?\*).*$/s;function Oe(n,e){const t=/jenkinsfile|\.json$/i.test(n);return e.split(`
`).map((s,o)=>({text:s.slice(0,Gn).replace(t?Yn:Jn,"").trimEnd(),number:o+1}))}function ht(n,{text:e,number:t},s,o){const i=Array.from(e.slice(0,s)).length+1,a=Array.
from(e.slice(s,s+o)).length;return{file:n,line:t,column:i,endColumn:i+a}}const Zn=n=>n.length-n.trimStart().length,pt=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],Ue=n=>pt.some(({path:e})=>e.test(n)),mt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function Qn({file:n,text:e}){if(Ue(n)){const t=Oe(n,e);return pt.filter(({path:s,line:o})=>s.test(n)&&(o===void 0||t.some(i=>o.test(i.text)))).map(({client:s})=>s)}
return e.search(mt)<0?[]:Oe(n,e).flatMap(t=>t.text.match(mt)?.map(s=>s.toLowerCase())??[])}var qn=b(3024),oe=b(6760),es=b(1807),Be=b(5747),Se=b(6195);function vt({
root:n,scan:e}){const t=[n,...e.map(i=>(0,oe.resolve)(n,(0,Se.VK)(i).fixed))].map(Me),s=i=>t.some(a=>a!==null&&(0,Se.UO)(i,a)),o=(i,a)=>{const c=Me((0,oe.resolve)(
n,i));return c===null||!s(c)?[]:(0,es.Mc)(c).filter(a).map(({name:v})=>v).sort()};return{list:i=>o(i,a=>!a.isDirectory()),directories:i=>o(i,a=>a.isDirectory()&&
!(0,Se.G$)(a.name)),exists:i=>{const a=Me((0,oe.resolve)(n,i));return a!==null&&s(a)},read:(i,a)=>{const c=Me((0,oe.resolve)(n,i));if(c===null||!s(c))return null;
const f=(0,Be.yR)(c,a);return f.ok?f.text:null}}}const Me=n=>(0,Be.N0)(()=>(0,qn.realpathSync)(n),null),ts=[["",ke.Z8],[".github",()=>!1],...[".github/workflows",
".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",".spacelift"].map(n=>[n,ns]),[".devcontain\
er",n=>n==="devcontainer.json"||(0,ke.Z8)(n)],[".config",ke.TD],[".config/mise",gt],[".mise",gt]];function ns(n){return/\.ya?ml$/i.test(n)}function gt(n){return n===
"config.toml"}const kt=".github/actions",ss=128*1024,os=200;function*is({root:n,exclude:e},t){const s=vt({root:n,scan:[]}),o=(0,Se.Ls)(e),i=rs(s).filter(f=>!o(f)),
a=f=>f.split("/").length,c=[...new Set([...i,...t])].sort((f,v)=>a(f)-a(v)||(f<v?-1:1));for(const f of c.slice(0,os)){const v=s.read(f);v!==null&&v.length<=ss&&
(yield{file:f,text:v})}}function rs(n){const e=ts.flatMap(([s,o])=>n.list(s).filter(i=>o(i)||Ue((0,A.Gz)(s,i))).map(i=>(0,A.Gz)(s,i))),t=n.directories(kt).flatMap(
s=>["action.yml","action.yaml"].map(o=>`${kt}/${s}/${o}`));return[...e,...t]}const as={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},Ae=n=>as[(n??"").
toLowerCase()]??"terraform",Q=(n,e)=>({form:n,read:t=>({client:Ae(t[1]),text:e(t),...t[2]===void 0?{}:{version:t[2]}})}),ls="init|plan|apply|destroy|validate|fm\
t|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",cs=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,
us=new Map([["hashicorp/setup-terraform","terraform"],["opentofu/setup-opentofu","opentofu"]]);function ds([,n="",e=""]){const t=`${n}/${e}`,s=us.get(t.toLowerCase());
if(s!==void 0)return{client:s,text:`uses ${t}`,step:{otherwise:"latest"}};const o=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(
t);return o===null?null:{client:Ae(o[1]??o[2]),text:`uses ${t}`,step:{otherwise:null}}}const fs=`(?=["'\\s,\\]})@]|$)`,_t="^[\\s-]*\\w[\\w-]*:\\s*\\[",Et=`(?=["\
']?\\s*[,\\]])`,bt=([,n])=>`lists ${n}`,hs=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${fs}`),
read:([,n="",e])=>({client:n.startsWith("hashicorp")?"terraform":"opentofu",text:`uses ${n}`,version:e===void 0||/^(light|full|minimal)$/.test(e)?"latest":e})},
Q(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${ls})(?![\\w-])`),([,n])=>`runs ${n}`),Q(
/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,n])=>`sets ${n} as the command`),Q(new RegExp(`${_t}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${Et}`),bt),Q(new RegExp(`${_t}(?=[^\\]]*\\bterrafo\
rm\\b)[^\\]]*?\\b(tofu|opentofu)${Et}`),bt),Q(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,n])=>`sets ${n}`),Q(/--tf-path=\S*?(terraform|tofu)\b/,
([,n])=>`runs ${n}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,n])=>({client:Ae(n),text:`has hooks that run\
 ${n}`,...n==="terraform"?{level:"hook"}:{}})},Q(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,n])=>`uses components/${n}`),Q(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,n])=>`uses the template ${n}`),Q(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,n])=>({client:Ae(n),text:`uses a task of ${n}`,step:{otherwise:null}})},Q(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,n])=>`uses t\
he orb ${n}`),Q(/\/features\/(terraform|opentofu)\b/,([,n])=>`uses the feature ${n}`),Q(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),Q(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),Q(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),Q(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,n])=>`runs tenv ${n}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},Q(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,n])=>`installs ${n}`),Q(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,n])=>`sets ${n}_version`),Q(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,n])=>`sets ${n}_VERSION`)],ps=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,ms=/\b(?:echo|printf)\b[^;&|]*/g;function vs(n){
if(!/terraform|tofu|tfenv/i.test(n))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(n);if(ps.test(n)&&!e)return[];const t=n.replace(ms,i=>" ".repeat(
i.length)),s=cs.exec(t),o=s===null?null:ds(s);return s!==null?o===null?[]:[wt(s,o)]:hs.flatMap(({form:i,read:a})=>{const c=i.exec(t);return c===null?[]:[wt(c,a(
c))]})}const wt=({index:n,0:{length:e}},t)=>({version:null,start:n,length:e,...t}),Ot={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terr\
aform":"terraform","opentofu/opentofu":"opentofu"},gs=/[^\s"',\]}]+/;function ks({file:n,text:e}){const t=Oe(n,e);return n.endsWith(".terraform-version")?St(n,t,
"terraform"):n.endsWith(".opentofu-version")?St(n,t,"opentofu"):n.endsWith(".toml")?ws(n,t):_s(n,t)}function Fe(n,e,t,s,o=0){const i=ht(n,e,o,e.text.length-o),a=s===
null?`selects ${t}`:`selects ${t} ${s}`;return{client:t,level:"version-file",place:i,text:(0,je.dh)(a,100),version:s}}function St(n,e,t){const s=e.find(({text:o})=>o.
trim()!=="");return s===void 0?[]:[Fe(n,s,t,gs.exec(s.text)?.[0]??null)]}function _s(n,e){return e.flatMap(t=>{const[s="",o=null]=t.text.trim().split(/\s+/),i=We(
s);return i===void 0?[]:[Fe(n,t,i,o)]})}const We=n=>Object.hasOwn(Ot,n)?Ot[n]:void 0,Es=/^\s*\[\s*([\w."':/-]+)\s*\]/,bs=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function ws(n,e){const t=[];let s="";for(const o of e){const i=Es.exec(o.text);i!==null&&(s=(i[1]??"").replaceAll('"',""));const[,a="",c=""]=bs.exec(o.text)??[],
f=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],v=We(s==="tools"?a:a==="version"?f??"":"");if(v===void 0)continue;const S=/\bversion\s*=\s*(.*)$/s.exec(c)?.[1]??c,D=S.match(
/[^\s"',[\]{}=]+/g)??[];for(const B of S.startsWith("[")?D:D.slice(0,1))t.push(Fe(n,o,v,B,o.text.length-o.text.trimStart().length))}return t}const Mt=50,Os=100,
Ss=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function Ms(n,e){const t=[],s=new Set;let o=!1;for(const i of is(n,e)){for(const v of Qn(i))s.add(v);if(Ue(i.file))continue;
const a=i.file.slice(i.file.lastIndexOf("/")+1),c=(0,ke.TD)(a)||i.file.endsWith("mise/config.toml"),f=c?ks(i):As(i);o||=!c&&Ss.test(i.text),t.push(...f)}return{
signs:t,setsCloudHostname:o,others:s}}function As({file:n,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const t=Oe(n,e),s=new Map;let o=0;const i=(0,ne.
Oo)(a=>(o+=1,o>Mt?[a]:Ds(a,t)));for(const[a,c]of t.entries()){if(s.size>=Mt)break;for(const f of vs(c.text)){const{client:v,start:S,length:D,level:B="tool"}=f;for(const G of $s(
f,t,a,i)){const X=`${v} ${B} ${G}`;if(s.has(X))continue;const Y=ht(n,c,S,D);s.set(X,{client:v,level:B,place:Y,text:(0,je.dh)(f.text,Os),version:G})}}}return ys(
n,[...s.values()])}function ys(n,e){return!e.some(({client:s})=>s==="opentofu")||!/atlantis\.ya?ml$/.test(n)?e:e.filter(({client:s,version:o})=>s==="opentofu"||
o!==null).map(s=>({...s,client:"opentofu"}))}const Ts=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function $s({version:n,step:e},t,s,o){
if(e===void 0)return n===null?[null]:o(n);const i=xs(t,s).map(({text:a})=>Ts.exec(a)?.[1]?.replace(/^["']|["']$/g,"")).find(a=>a!==void 0);return i===void 0?[e.
otherwise]:o(i)}function xs(n,e){const t=n[e]?.text??"",s=t.search(/\b(uses|task):/),o=({text:v})=>v!==""&&Zn(v)<s,i=n.slice(e+1,e+At),a=i.findIndex(o),c=t.trimStart().
startsWith("-")?[]:n.slice(Math.max(0,e-At),e),f=c.findLastIndex(o);return[...c.slice(f<0?c.length:f),...i.slice(0,a<0?void 0:a)]}const At=40,Is=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function Ds(n,e){const[,t,s,o]=Is.exec(n.trim())??[],i=t??s??o;if(i===void 0)return[n.trim()];for(const{text:a}of e){const c=a.indexOf(i),f=c<0?void 0:Cs.exec(a.
slice(c+i.length))?.[1];if(f===void 0||/[\w-]$/.test(a.slice(0,c)))continue;const v=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(v!==null&&
v.length>0)return v}return[n]}const Cs=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;var re=b(7052),W=b(6134);function Ns({text:n},e){const t=(0,W.
yN)(n);return{text:n,place:s=>({file:e,...t(s)})}}const ee=n=>{const e=(0,je.dh)(n,p);return e.length<13?e:` ${e}`.slice(1)},He=n=>/[^\0-\x7f]/.test(n)?n.normalize(
"NFC"):n,_e=n=>({kind:"known",text:He(ee(n))}),Ke=n=>n===void 0||n.length>_?null:{code:ee(n)};function Ee(n,e,t=!1){const s=()=>n.text.slice(e.start,e.end),o=i=>({
kind:"pieces",pieces:i,text:ee(s())});switch(e.kind){case"string":return _e(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return _e(e.verbatim);
const i=qe(e.parts,n.text,w()).map(a=>a.kind==="known"?ee(a.value):Ke(Ze(a,n.text)));return i.every(a=>typeof a=="string")?_e(i.join("")):o(i.includes(null)?[Ke(
s())]:i)}case"other":{const i=s(),a=m(i,w());return typeof a=="string"?_e(a):o([Ke(i)])}case"primitive":case"object":case"tuple":return o([null])}}function Rs(n,e){
return e.kind!=="primitive"?Ee(n,e):e.value===null?null:_e(String(e.value))}function Ps(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!=
"object"||t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function de(n){return n?.kind!=="string"?null:He(ee(n.value))}function ye({pieces:n},e){let t="";
for(const s of n){const o=typeof s=="object"&&s!==null?m(s.code,e):s;if(o===null&&s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const i=M(o??
void 0);if(i===void 0)return{isWhole:!1,...le(t,o??void 0)};if(t.length+i.length>p)return{isWhole:!1,text:t,withheld:null};t+=i}return{isWhole:!0,text:He(ee(t)),
withheld:null}}var se=b(7495);const be=(n,e,t)=>({row:n,kind:n.kind,address:ee(e.join(".")),mergeKey:Ls(n,e),localName:null,hasOwnToken:!1,...t});function Ls({merges:n},e){
return n===void 0?null:n==="module"?ee(`module.${e.at(-1)}`):n}const Te=n=>[[{...ye(n,w()),from:null}]];function js(n,e){if(n.version===null)return null;const{value:t,
...s}=n.version;if(t.kind==="known")return{text:t.text,...s};const o=c=>e(n,t,c).flat(),i=$.Du.map(c=>{const[f,...v]=o(c);return[c,v.length===0&&f?.isWhole===!0?
f.text:null]}),a=o("terraform").some(({withheld:c})=>c!==null);return{text:null,...s,values:Object.fromEntries(i),isWithheld:a}}function Us(n,e){const[t]=(0,W.SH)(
e,"workspaces",0),s={organization:de((0,W.w4)(e,"organization")?.value),name:t?de((0,W.w4)(t.body,"name")?.value):null};return n.map(o=>({...o,workspace:s}))}const yt=({
version:n})=>n?.value.kind==="known";function ze(n,e){const t=$e(n,(0,W.w4)(e,"version")?.value),s=de((0,W.w4)(e,"constraints")?.value);return s===null||t===null?
t:{...t,recorded:s}}function $e(n,e,t=Rs){const s=e&&t(n,e);return e&&s?{value:s,place:n.place(e)}:null}const Bs=1e4;function Tt({kind:n},e,t,s){const{row:o,value:i}=e;
if(i?.kind!=="known"||(0,te.Nj)(i.text))return $t(n,e,t);const a=`${o.grammar} ${o.service} ${n.clients} ${yt(e)} ${i.text}`,c=s.get(a);if(c!==void 0)return c;s.
size>=Bs&&s.clear();const f=$t(n,e,t);return s.set(a,f),f}function $t(n,e,t){const{row:s,value:o}=e,i=n.clients.map(c=>{if(o===void 0)return[{client:c,...Dt(e,n,
c)}];const v=Ws(e,o,c,t).map(S=>({client:c,...Ks(n,e,c,S)}));return[...new Map(v.map(S=>[Fs(S),S])).values()]}),a=Math.max(...i.map(({length:c})=>c));return Array.
from({length:a},(c,f)=>{const v=i.flatMap(D=>D[f]??[]),S=v.some(({needed:D})=>D==="state");return{all:v,needs:S?null:Ct(v,s,()=>null)}})}const Fs=({host:n,needed:e,
problem:t,version:s})=>[n,e,s,t?.message].join(" ");function Ws(n,e,t,s){return e.kind==="known"?[[{...xt,text:e.text}]]:e.text==="null"?[[{...xt,text:null}]]:It(
n)?s(n,e,t):Te(e)}const xt={isWhole:!0,withheld:null,from:null};function It({row:n,value:e}){if(e?.kind!=="pieces"||e.text==="null")return!1;const{text:t}=ye(e,
w());return t===null||$.Du.some(s=>(0,se.i4)(n.grammar,t,s)===void 0)}const Hs=({references:n})=>n.some(e=>e.row.evaluation!==void 0&&(It(e)||e.version?.value.kind===
"pieces"));function Ks(n,e,t,s){const{row:o,address:i,value:a}=e,c=Vs(s),f=c.map(({isWhole:X,text:Y})=>Y===null?Xs(e,n,t):X?se.pb[o.grammar](Y,t,yt(e)):(0,se.i4)(
o.grammar,Y,t)),[v]=f,S=f.every(X=>X?.needed===v?.needed);if(v!==void 0&&S&&!f.includes(void 0))return v;if(o.grammar==="terragrunt"&&zs(a))return se.zt;const[D]=t===
"terraform"?c.flatMap(({withheld:X})=>X??[]):[],B=o.evaluation!==void 0&&o.evaluation[t]===void 0,G=(0,ue.J0)({address:i,argument:o.grammar==="host"?"hostname":
"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:X,text:Y,from:he})=>({text:X?Y:null,from:he})),refused:B?"never":D===void 0?null:{variable:D}});
return{...se.zt,problem:G}}const zs=n=>n?.kind==="pieces"&&n.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.test(e));function Vs(n){return n.some(({isWhole:e,from:t})=>e&&
t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function Xs(n,e,t){const{row:s,address:o}=n;return s.defaults!==void 0?Dt({...n,kind:s.absent??n.kind},e,
t):s.grammar==="url"?se.zt:{...se.zt,problem:(0,ue.DA)({reason:"null",address:o})}}const Gs={cloud_default:"cloud block",remote_state_default:"remote state"};function Dt(n,e,t){
const{row:s,kind:o,address:i,localName:a}=n;if(s.defaults!==void 0){const c=s.defaults[t];return c!==null?(0,se.TU)((0,te.mD)(c)):{...se.zt,problem:(0,ue.tg)({block:Gs[o]??
"remote backend"})}}return o==="required_provider_invalid"?{...se.zt,problem:(0,ue.DA)({reason:"not-a-requirement",address:i})}:a!==null&&e.class!=="stack"&&e.class!==
"deploy"?a!=="terraform"&&(0,Pe.s)(a).ok?(0,se.TU)((0,te.Vm)(t)):se.zt:e.isOverride?se.zt:{...se.zt,problem:(0,ue.DA)({reason:"missing",address:i})}}function Ct(n,{
service:e},t){if(e===null)return[];const s=new Map;for(const{client:o,needed:i,host:a}of n){const c=i==="state"?t(o)??a:i;if(c===null)continue;const f=[...s.get(
c)?.clients??[],o];s.set(c,{host:c,service:e,clients:f})}return[...s.values()]}var Js=b(9562);const xe=5e4;function Ys(n,e,t=new Map,s=xe){const o=[],i=[],a=new Zs(
n,e,t);for(const c of n){for(const f of c.notes)i.push(f);if(!c.isContext)for(const f of c.references){if(o.length>=s)return i.push((0,ne.YW)(c.file,(0,re.ub)({
kind:"module-usages",max:s}))),Nt(o,i);const v=Tt(c,f,e,t);for(const D of v)o.push(a.usageOf(c,f,D));const S=v.flatMap(D=>D.all);(f.row.isReserved||S.some(({problem:D})=>D!==
void 0))&&i.push(...qs(c,f,a.inForce(c,f,S)))}}for(const c of eo(n))o.push(c);return Nt(o,i)}const Nt=(n,e)=>({usages:n.sort(Rt),notes:e.sort(Rt)});class Zs{files;values;known;overrides;constructor(e,t,s){
this.files=e,this.values=t,this.known=s,this.overrides=e.filter(({kind:o})=>o.isOverride)}usageOf(e,t,{all:s,needs:o}){const{kind:i,value:a,address:c,place:f,row:v,
hasOwnToken:S,workspace:D}=t,B=this.inForce(e,t,s),G=B.length===s.length&&o!==null,X=s.find(({host:Y,directHost:he})=>Y!==null||he!==void 0);return{kind:i,host:X?.
host??null,isHostImplied:X?.isHostImplied??!1,directHost:X?.directHost,hasOwnToken:S,text:a?.text??null,address:c,version:X?.version===void 0?js(t,this.values):
{text:X.version,place:f},place:f,clients:e.kind.clients,needs:G?o:Ct(B,v,this.stateHost),isOverridden:B.length===0,workspace:D}}inForce(e,t,s){return this.overrides.
length===0?s:s.filter(({client:o})=>this.isInForce(e,t,o))}replaced=(0,ne.Oo)(e=>Qs(this.overrides,e));isInForce({kind:e},{mergeKey:t},s){return e.isOverride||t===
null||!this.replaced(s).has(t)}stateHost=(0,ne.Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(e))for(const s of t.references){if(!(s.row.merges===
"backend")||!this.isInForce(t,s,e))continue;const[i]=Tt(t,s,this.values,this.known),a=i?.all.find(c=>c.client===e)?.needed??null;if(a!==null&&a!=="state")return a}
return null})}function Qs(n,e){const t=new Set;for(const{kind:s,references:o,scope:i}of n)if(s.clients.includes(e)){i.hasBackend&&t.add("backend");for(const{mergeKey:a,
value:c,localName:f}of o)a!==null&&(c!==void 0||f!==null)&&t.add(a)}return t}function qs(n,{place:e,row:t,value:s},o){const i=new Map,a=s?.kind==="known"&&(0,nt.
Kc)(s.text),c=n.notes.some(f=>f.place.line===e.line);for(const{client:f,problem:v,host:S}of o){if(v===void 0||c&&v.code==="source-dynamic")continue;const D=v.code===
"source-dynamic"?v.message:v.code,B=i.get(D)??{problem:v,host:S,clients:[],place:e,isPlaceholder:a};i.set(D,{...B,clients:[...B.clients,f]})}if(t.isReserved&&o.
length>0){const f=(0,ue.ME)({block:"required_providers",parent:"terraform"}),v=o.map(({client:S})=>S);i.set(f.code,{problem:f,host:null,clients:v,place:e})}return[
...i.values()]}const Rt=({place:n},{place:e})=>n.file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.column-e.column;function eo(n){if(n.every(({scope:s})=>s.providerUses.
size===0))return[];const e=new Map,t=n.every(({kind:s})=>s.clients.length===$.Du.length);for(const s of t?[$.Du]:$.Du.map(o=>[o])){const o=n.filter(({kind:i})=>s.
every(a=>i.clients.includes(a)));for(const[i,a]of to(o)){const c=e.get(i);c===void 0?e.set(i,{use:a,clients:s}):e.set(i,{...c,clients:[...c.clients,...s]})}}return e.
values().map(no).toArray()}function to(n){const e=new Set(["terraform"]);for(const{references:s}of n)for(const{localName:o}of s)o!==null&&e.add(o);const t=new Map;
for(const{scope:s,isContext:o}of n)if(!o)for(const[i,a]of s.providerUses)e.has(i)||(e.add(i),(0,Pe.s)(i).ok&&t.set(i,a));return t}function no({use:n,clients:e}){
const t=Ve.filter(a=>e.some(c=>a.clients.includes(c))),s=t.length===Ve.length?Ve:t;return{kind:"implied_provider",host:t[0]?.host??null,...n,clients:e,needs:s,...{
version:null,isOverridden:!1,isHostImplied:!0}}}const Ve=$.Du.map(n=>({host:(0,te.Vm)(n),service:Js.xq,clients:[n]}));var so=b(4009);const Pt=200;function Ie(n,e=new W.
n_){const t=new oo(n,e),s=t.readRoot(),o={kind:"json",members:s===void 0?[]:(0,W.lS)(s)};return(0,W.pH)(n,o,t.mistake,e)}class oo{text;parts;at=0;depth=0;mistake;constructor(e,t){
this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear aft\
er the JSON value",this.at);const s=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!s&&this.report("root value must be object: it is neither an object\
 nor an array of objects",t.start),t}report(e,t,s=t+1){this.mistake??={message:e,start:t,end:s}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){
const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.
at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const o=e.charAt(s);if(o==='"'){const i=this.readString();return i===void 0?void 0:(0,so.BD)(i,{start:s,end:this.at},t)}if(o==="{"||o==="["){if(this.depth>=Pt)return this.
stop(`values are nested deeper than ${Pt} levels`,s);this.depth++;const i=o==="{"?this.readObject():this.readArray();return this.depth--,i}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Lt.lastIndex=t;const s=Lt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
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
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(io,(s,o,i)=>{
if(o===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,t+i,t+i+2),s}).toWellFormed()}}
const Lt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,io=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var De=b(400),ro=b(4667);function ao(n,e,t,s){
const o=(0,ro.F)(t.class),i=[];for(const c of o.get("")??jt)Ut(i,Ft(n,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:lo(e,o);for(const c of a){
if(i.length>s)break;for(const f of o.get(c.type)??jt)Bt(n,f,c,[],i)}return i}const jt=[];function Ut(n,e){for(const t of e)n.push(t)}function lo(n,e){return[...new Set(
n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:i})=>i[0]?.labels.length??0))].flatMap(i=>(0,W.SH)(n,s,i)))}function Bt(n,e,t,s,o){
const i=e.path[s.length],{labels:a,body:c}=t;if(i?.type!==t.type||a.length!==i.labels.length)return;for(let S=0;S<a.length;S++){const D=i.labels[S];if(D!=="*"&&
D!==a[S]?.value)return}const f=[...s,t],v=e.path[f.length];if(v===void 0){const S=f.flatMap(D=>[D.type,...D.labels.map(({value:B})=>B)]);Ut(o,Ft(n,e,{body:c,block:t,
names:S}));return}for(const S of(0,W.SH)(c,v.type,v.labels.length))Bt(n,e,S,f,o)}function Ft(n,e,t){const{position:s}=e,{body:o,block:i,names:a}=t;switch(s){case"\
source":return Ce(n,e,t,(0,W.w4)(o,s)?.value,ze(n,o));case"hostname":{const c=(0,W.w4)(o,s)?.value,f=Ce(n,e,t,c,ze(n,o)),v=e.merges==="backend"?Us(f,o):f;return Wt(
v,(0,W.w4)(o,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Ce(n,e,t,(0,W.w4)(o,c)?.value,null));case"entries":return(0,W.
Td)(o).map(c=>uo(n,e,t,c));case"label":{const c=i?.labels.at(-1);if(c===void 0)return[];const f={kind:"known",text:ee(c.value)},v=n.place(c),S=ze(n,o);return[be(
e,a.slice(0,-1),{value:f,version:S,place:v})]}case"manifest":return fo(n,e,o);default:return co(n,e,t,s)}}function co(n,e,t,s){if(de((0,W.w4)(t.body,"backend")?.
value)!==s.backend)return[];const i=(0,W.w4)(t.body,"config")?.value,a=fe(i,s.argument),c=Wt(Ce(n,e,t,a,null),fe(i,"token"));if(i===void 0||i.kind==="object")return c;
const f=Ps(Ee(n,i),s.argument);return c.map(v=>({...v,value:f}))}const Wt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));function Ce(n,e,{block:t,names:s},o,i){
if(o!==void 0)return[Ht(n,e,s,o,i)];if(e.absent===void 0||t===void 0)return[];const a=n.place(t);return[be(e,s,{kind:e.absent,value:void 0,version:i,place:a})]}
function Ht(n,e,t,s,o){const c=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:Ee(n,s,e.isLiteral);return be(e,t,{value:c,version:o,place:n.place(
s)})}function uo(n,e,{names:t},{name:s,value:o}){const i=e.merges===void 0?null:`${e.merges}.${s}`,a={address:ee([...t,s].join(".")),localName:ee(s),mergeKey:i};
if(o.kind==="object"){const v=fe(o,"source");return be(e,t,{...a,kind:v===void 0?e.absent??e.kind:e.kind,value:v&&Ee(n,v,e.isLiteral),version:$e(n,fe(o,"version"),
Ee),place:n.place(v??o)})}const c=o.kind==="string"||o.kind==="primitive"||o.kind==="template";return be(e,t,{...a,kind:c?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:c?$e(n,o):null,place:n.place(o)})}function fo(n,e,t){const s=(0,W.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:s.elements.
flatMap(o=>{const i=fe(o,"Source"),a=de(fe(o,"Key"));if(i===void 0||a===null)return[];const c=$e(n,fe(o,"Version"));return[Ht(n,e,["module",a],i,c)]})}const fe=(n,e)=>n?.
kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,Ne={providerUses:new Map,hasBackend:!1,traits:[]},Kt=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function zt(n,e){const t=new mo(n);if(e.kind==="native")for(const a of e.
blocks)Kt.get(a.type)===a.labels.length&&t.read(a);else for(const[a,c]of Kt)(0,W.SH)(e,a,c).forEach(t.read,t);const{providerUses:s,hasBackend:o,traits:i}=t;return{
providerUses:s,hasBackend:o,traits:i}}function ho(n,e){const t=po.flatMap(({argument:s,kind:o})=>{const i=(0,W.w4)(e,s)?.value,a=de(i);if(i===void 0||a===null)return[];
const c=n.place(i);if(o==="version")return[{kind:o,text:a,localName:null,place:c}];const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return f===void 0?
[]:[{kind:o,text:f,place:c}]});return t.length===0?Ne:{...Ne,traits:t}}const po=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constr\
aint",kind:"version"}];class mo{providerUses=new Map;hasBackend=!1;traits=[];source;constructor(e){this.source=e}read(e){const{type:t,labels:s,body:o}=e;switch(t){case"\
language":this.addTrait("language",e);for(const i of(0,W.SH)(o,"compatible_with",0))this.addVersion("compatible",(0,W.w4)(i.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,W.SH)(o,"backend",1).length>0||(0,W.SH)(o,"cloud",0).length>0;for(const i of(0,W.SH)(o,"encryption",0))this.addTrait("encryption",i);this.
addVersion("version",(0,W.w4)(o,"required_version"));return;case"provider":for(const i of s)this.use(i.value,i.value,i,[e]),this.addVersion("provider-version",(0,W.
w4)(o,"version"),ee(i.value));(0,W.w4)(o,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const i of(0,W.SH)(o,"data",2))this.readTyped(i,[e,i]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}addTrait(e,t){this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const o=de(t?.value);t===void 0||o===null||this.traits.push(
{kind:e,text:o,localName:s,place:this.source.place(t.value)})}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(e,t)||this.use(go(s.value),s.value,s,t)}readNamed(e,t){
const s=(0,W.w4)(e.body,"provider")?.value,o=s===void 0?void 0:Eo(this.source,s);return s===void 0||o===void 0?!1:(this.use(o,o,s,t),!0)}use(e,t,s,o){if(this.providerUses.
has(e))return;const{source:i}=this;this.providerUses.set(ee(e),{text:ee(t),address:vo(o),place:i.place(s)})}}const vo=n=>ee(n.flatMap(({type:e,labels:t})=>[e,...t.
map(({value:s})=>s)]).join(".")),go=n=>{const e=n.indexOf("_");return e<0?n:n.slice(0,e)},ko=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),_o=256;function Eo({
text:n},{start:e,end:t}){return ko.exec(n.slice(e,Math.min(t,e+_o)))?.[1]}const bo=64;function*wo(n,e){const t=[],s=[];let[o,i]=[0,0],a=-1;for(const{path:c,file:f,
kind:v,isContext:S}of n){if(a+=1,a>0&&a%bo===0&&(yield e+a))return null;const B=(0,Be.yR)(c);if(!B.ok){const{failure:Y}=B,he=Y.kind==="size"?(0,re.ub)(Y):(0,re.
WO)({what:"file",code:Y.code});s.push((0,ne.YW)(f,he));continue}if(!B.isUtf8&&!S){const Y=So("\uFFFD",B.text);s.push((0,ne.YW)(f,(0,re.U$)({error:null,file:f}),
Y))}o+=B.bytes;const G=To(B.text,v,f,S),X=Oo(G,xe-i);if(i+=Xe(X),t.push(X),X!==G){const Y=(0,re.ub)({kind:"module-usages",max:xe});s.push((0,ne.YW)(f,Y));break}}
return{files:t,notes:s,bytes:o}}function Oo(n,e){if(Xe(n)<=e)return n;const t={...n.scope,providerUses:Ne.providerUses};return{...n,references:n.references.slice(
0,e),scope:t}}const Xe=({references:n,scope:e})=>n.length+e.providerUses.size;function So(n,e){const t=e.slice(0,e.indexOf(n)).split(`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}function*Mo(n){const e=n.filter(({kind:o})=>o.class==="config"),[t]=e;t!==void 0&&
n.every(o=>Xe(o)===0)&&(yield{kind:"module",file:t.file});const s=e.filter(({scope:o})=>o.hasBackend);for(const o of new Set(s.map(({kind:i})=>i.clients))){const i=e.
find(({kind:a})=>a.clients===o);i!==void 0&&(yield{kind:"state",file:i.file})}for(const{file:o,kind:i,references:a,scope:c,isContext:f}of n)if(i.class==="lock"&&
a.length===0&&(yield{kind:"lock",file:o}),!(i.class!=="config"||f))for(const v of c.traits)v.kind!=="binary"&&(yield v)}const Ao=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Ge=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!Ao.test(n),yo={config:zt,query:zt,terragrunt:ho};function To(n,e,t,s=!1,o=new W.n_){const i=(e.
syntax==="json"?Ie:De.K)(n,o),a=Ns(i,t),{body:c}=i,f=ao(a,c,e,xe),v=yo[e.class]?.(a,c)??Ne,S=Ge({file:t,kind:e,references:f})&&!o.isExceeded(),D=s||S?[]:$o(i,e,
t);return{file:t,kind:e,references:f,scope:v,notes:D,isContext:s}}function $o({problems:n,parts:e},t,s){return e.isExceeded()?[(0,ne.YW)(s,(0,re.ub)({kind:"part\
s",max:e.max}))]:n.map(({message:o,...i})=>{const a=t.class==="lock"?(0,x.FA)({reason:"syntax",error:o}):(0,re.U$)({error:o,file:s});return{...(0,ne.YW)(s,a,i),
clients:t.clients}})}var xo=b(5603),Io=b(9488);const Do=25e4;function*Co(n,e,t=Do){const s=new No(e,t);yield*s.collect(n);const o=yield*s.decideOpen();return s.
result(o)}class No{items=[];notes=new ne.u3;known=new Map;declared=[];terragrunt=[];collector=new xo.j;aside={toolFiles:[],hasPlugins:!1};counts={files:0,bytes:0,
decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,t){const{items:s,terragrunt:o}=this;this.values=e({calls:()=>Ro(s),terragrunt:()=>o}),
this.maxUsages=t}*collect(e){const{notes:t,counts:s}=this;for(const o of(0,Io.G)(e,this.aside))if(o.kind==="note")t.add(o.note);else if(o.kind==="directory"){if(!(yield s.
files))continue;this.endedAt=o.name;return}else{if(this.isFull(s.decided+s.open,o.files))return;const i=yield*wo(o.files,s.files);if(i===null){this.endedAt=Je(o.
files);return}s.bytes+=i.bytes;for(const a of i.notes)t.add(a);this.add(i.files)}}*decideOpen(){const e=[];let t=!1;for(const s of this.items){if(!("files"in s)){
e.push(s);continue}if(t||=this.isFull(this.counts.decided,s.files),!t)if(yield this.counts.files)this.endedAt??=Je(s.files),t=!0;else for(const o of this.decide(
s.files))e.push(o)}return e}result(e){const{collector:t,notes:s,declared:o,aside:i,isEmpty:a,usesTerragrunt:c,endedAt:f}=this,{files:v,bytes:S}=this.counts;t.addUsages(
e);const[D,B]=[t.signs(),t.constraints()];return{...{usages:e,declared:o,notes:s.all(),signs:D,constraints:B,...i},files:v,bytes:S,isEmpty:a,usesTerragrunt:c,endedAt:f}}add(e){
this.counts.files+=e.length,this.isEmpty&&=e.every(Ge),this.collector.addFiles(e);for(const t of Mo(e))this.declared.push(t);for(const t of e)t.kind.class==="te\
rragrunt"&&(this.terragrunt.push(t.file),this.usesTerragrunt||=!Ge(t));if(e.some(Hs)){this.items.push({files:e});for(const{references:t}of e)this.counts.open+=t.
length}else for(const t of this.decide(e))this.items.push(t)}decide(e){const{usages:t,notes:s}=Ys(e,this.values,this.known);for(const o of s)this.notes.add(o);return this.
counts.decided+=t.length,t}isFull(e,t){const s=this.maxUsages;return e<s?!1:(this.notes.add((0,ne.YW)(Je(t),(0,re.ub)({kind:"usages",max:s}))),!0)}}const Je=([n])=>(0,A.
jt)(n?.file??"");function*Ro(n){for(const e of n){if(!("files"in e)){yield e;continue}for(const{references:t}of e.files)for(const{kind:s,value:o,place:i}of t)yield{
kind:s,text:o?.text??null,place:i}}}const Vt={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},Po=["default","const","nullable","sensitive"];function Lo(n,e,t){
const s=t.list(n),o=new Set(s),i=new W.n_,a=new jo,c=s.flatMap(f=>{const v=(0,ke.L8)(f,o,"");return v?.class==="lock"&&(a.isRoot=!0),v?.class==="config"&&v.clients.
includes(e)?[{name:f,kind:v}]:[]});for(const f of[!1,!0])for(const{name:v,kind:S}of c){const D=S.isOverride===f?t.read((0,A.Gz)(n,v)):null;if(D!==null&&a.read((S.
syntax==="json"?Ie:De.K)(D,i)),i.isExceeded())return Vt}return a.bytes+=i.bytes,a}class jo{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:t}){this.bytes+=e.length;for(const s of(0,W.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,W.SH)(t,"locals",0))Xt(this.locals,s,e);for(const s of(0,W.
SH)(t,"module",1)){const[o]=s.labels;if(o===void 0)continue;const i=this.calls.get(o.value)??new Map;this.calls.set(o.value,i),Xt(i,s,e)}for(const{body:s}of(0,W.
SH)(t,"terraform",0))this.isRoot||=(0,W.SH)(s,"backend",1).length>0||(0,W.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[o]=e;if(o===void 0)return;
const i=this.variables.get(o.value)??{};this.variables.set(o.value,i);const a=D=>{const B=(0,W.w4)(t,D)?.value;return B&&T({expression:B,text:s},w())},[c,f,v,S]=Po.
map(a);c!==void 0&&(i.default=c),f!==void 0&&(i.isConst=String(f)==="true"),String(S)==="true"&&(i.isConst=!1),v!==void 0&&(i.isNullable=String(v)==="true")}}function Xt(n,{
body:e},t){for(const{name:s,value:o}of(0,W.Td)(e))n.set(s,{expression:o,text:t})}const Uo=64*1024,Bo={coalesce:n=>n.includes(void 0)?void 0:n.find(e=>e!==null&&
e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(M),s=n.split("%s");if(!(t.includes(void 0)||t.length!==s.length-
1))return s.map((o,i)=>o+(t[i]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let o=0;t.length===o;o++){
const i=M(e(String(o)));if(i!==void 0&&t.push(i),s+=n.length+(i?.length??0),s>Uo)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n=="string"?n.
toLowerCase():void 0},Gt=(n,e)=>Bo[n]?.(e),Jt=/\.tfvars(\.json)?$/,Yt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,Zt=/^terraform\.tfvars/,Fo=/\.(tf|tofu)(\.json)?$/,
Ye=200,Qt=1024*1024,Wo=2;function Ho(n,e){const t=new W.n_;let s=0;const o=v=>{const S=s>Qt?null:e.read((0,A.Gz)(n,v),Qt);return s+=S?.length??0,Ko(v,S,t)},i=e.
list(n).filter(v=>Jt.test(v)),a=i.filter(v=>!Yt.test(v));for(const v of qt("",n,e,Wo))a.push(v);const c=i.filter(v=>Yt.test(v)).slice(0,Ye).sort((v,S)=>Number(Zt.
test(S))-Number(Zt.test(v))).map(o).reverse(),f=a.slice(0,Ye).map(v=>({given:o(v),from:`with ${(0,A.Gz)(n,v)}`}));return{loaded:v=>{for(const S of c){const D=S(
v);if(D!==void 0)return D}},others:f,bytes:s+t.bytes}}function*qt(n,e,t,s){if(s!==0)for(const o of t.directories(e).slice(0,Ye)){const[i,a]=[(0,A.Gz)(e,o),(0,A.
Gz)(n,o)],c=t.list(i);if(!c.some(f=>Fo.test(f))){for(const f of c)Jt.test(f)&&(yield(0,A.Gz)(a,f));yield*qt(a,i,t,s-1)}}}function Ko(n,e,t){if(e===null)return()=>()=>{};
const s=n.endsWith(".json"),{text:o,body:i}=(s?Ie:De.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:f}of(0,W.Td)(i))a.has(c)||
a.set(c,f);return c=>{const f=a.get(c);return f&&(()=>T({expression:f,text:o},w()))}}const ae={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},en={instances:0,kept:0,depth:0};class zo{effort=new g;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...en};read=0;surroundings;client;evaluation;constructor(e,t,s){
this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,kept:s}=this.size;if(t>ae.instances||s>ae.kept){this.size={...en};for(const o of[this.
known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.
depth+=1;const s=this.calledBy(e);this.size.depth-=1;const i=[...s.length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,i),i}declarations(e){
const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>ae.read)return Vt;const s=Lo(e,this.client,this.surroundings.files);return this.declared.set(e,
s),this.count(s),s}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:o}=this.surroundings;
if(this.read>ae.read)return[this.unknown(e)];const i=Ho(e,s),{loaded:a,others:c}=i;this.count(i);const f=(S,D)=>this.instance(e,S,{use:e,from:D}),v=[f(a,null)];
for(const{given:S,from:D}of c)v.push(f(B=>S(B)??a(B),D));for(const S of this.declarations(e).variables.keys()){const D=o(S);if(!(D===null||a(S)!==void 0)){if(v.
length>=ae.uses)break;v.push(f(B=>B===S?tn:a(B),`with ${D}`))}}return this.rootsOf.set(e,v),v}calledBy(e){const t=[];for(const s of this.callers(e)){const i=this.
size.depth>ae.depth||this.size.instances>ae.instances?[this.unknown(s)]:this.find(s);for(const[a,c]of this.callsIn(s).get(e)??[])for(const{scope:f,use:v,from:S}of i){
if(t.length>=ae.uses)return[...t,this.unknown(e)];const D=B=>{const G=c.get(B);return G&&(()=>T(G,f))};t.push(this.instance(e,D,{use:`${v} ${a}`,from:S}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const i=new Map;this.dynamicCalls=i;for(const a of s)
for(const c of this.callsIn(a).keys())c!==null&&i.set(c,(i.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[o]=this.roots(e),i=s&&o&&T(s,o.scope);return typeof i=="string"&&(0,te.Nj)(i)?(0,A.un)(e,i):null}unknown(e){return this.instance(e,()=>tn,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:o,locals:i}=this.declarations(e),c={var:y(S=>{const D=o.get(S);return D&&this.variableValue(S,D,t(S))}),
local:y(S=>{const D=i.get(S);return D&&T(D,v)}),path:S=>S==="module"||S==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const v={name:S=>c[S],
call:Gt,effort:f};return{scope:v,...s}}variableValue(e,{default:t,isConst:s,isNullable:o},i){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new l("",e);const c=i===void 0?t:i();return c===null&&o===!1?t:c}}const tn=()=>{},Vo=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Xo(n){
const e=new Map,t=new Set;for(const{kind:s,text:o,place:i}of n)if(!(s!=="module"||o===null))if((0,te.Nj)(o)){const a=(0,A.jt)(i.file),c=(0,A.un)(a,o),f=e.get(c);
f===void 0?e.set(c,new Set([a])):f.add(a)}else Vo.test(o)&&t.add((0,A.jt)(i.file));return{callers:e,dynamic:t}}const Go=64*1024*1024;class Jo{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>Go&&(this.known.clear(),
this.characters=s?.length??0);const o=s===null?null:Yo(s,e.endsWith(".json"));return this.known.set(e,o),o}}function Yo(n,e){const{text:t,body:s}=e?Ie(n):(0,De.
K)(n),o=(f,v)=>{const S=(0,W.w4)(f.body,v)?.value;return S&&{expression:S,text:t}},i=new Map;for(const f of(0,W.SH)(s,"locals",0))for(const{name:v,value:S}of(0,W.
Td)(f.body))i.set(v,{expression:S,text:t});const a=new Map;for(const f of[...(0,W.SH)(s,"include",0),...(0,W.SH)(s,"include",1)]){const v=o(f,"path");v!==void 0&&
a.set(f.labels[0]?.value??"",v)}const c=(0,W.SH)(s,"terraform",0).map(f=>o(f,"source"));return{locals:i,inputs:o({body:s},"inputs"),includes:a,hasSource:c.some(
f=>f!==void 0)}}const me=n=>oe.posix.dirname(`/${n}`);function Zo(n){const{from:e,unit:t,parent:s,isSet:o}=n,i=me(e),a=(c,f)=>oe.posix.relative(c,f)||".";return{
basename:(c,[f])=>typeof f=="string"?oe.posix.basename(f):void 0,dirname:(c,[f])=>typeof f=="string"?oe.posix.dirname(f):void 0,find_in_parent_folders:(c,f)=>Qo(
n,f),get_env:(c,[f,v])=>typeof f=="string"&&!o(f)?v:void 0,get_original_terragrunt_dir:()=>me(t),get_parent_terragrunt_dir:(c,[f])=>me(s(f)),get_path_from_repo_root:()=>a(
"/",i),get_path_to_repo_root:()=>a(i,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>i,path_relative_from_include:(c,[f])=>a(i,me(s(f))),path_relative_to_include:(c,[
f])=>a(me(s(f)),i),try:(c,f)=>f.find(v=>v!==void 0)}}function Qo({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,o]=t;if(typeof s=="string"){for(let i=me(
n);i!=="/";){i=oe.posix.dirname(i);const a=oe.posix.join(i,s);if(e.exists(a.slice(1)))return a}return o}}const qo=["terragrunt.hcl","terragrunt.hcl.json"];class ei{effort=new g;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new Jo(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const o=this.scopeOf(t);for(const i of s.includes.values()){const a=this.fileAt(T(i,o),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const o=`${s.file}
${s.from}`,i=e.get(o)??this.configOf(s,t);return e.set(o,i),i};return t}configOf(e,t){const{file:s,from:o,unit:i}=e,a=this.read.read(s),c=V=>V&&T(V,sn),f=V=>this.
fileAt(c(a?.includes.get(V)),o),v=(V,ie)=>{if(!(V===null||this.read.read(V)===null))return t({file:V,from:ie??V,unit:i}).value},S=y(V=>c(a?.locals.get(V))),D=y(
V=>{if(!a?.includes.has(""))return v(f(V),o);const ie=v(f(""),o);return typeof ie=="function"?ie(V):void 0}),B=y(V=>V==="locals"?S:V==="inputs"?c(a?.inputs):void 0),
G=V=>{if(s!==o)return s;const[ie]=a?.includes.keys()??[];return f(typeof V=="string"?V:ie??"")??s},{files:X,isSet:Y}=this.surroundings,he=Zo({from:o,unit:i,parent:G,
files:X,isSet:Y}),sn={name:V=>V==="local"?S:V==="include"?D:void 0,call:(V,ie)=>V!=="read_terragrunt_config"?(he[V]??Gt)(V,ie):v(this.fileAt(ie[0],o),null)??ie[1],
effort:this.effort};return{scope:sn,value:B}}fileAt(e,t){if(typeof e!="string")return null;const s=oe.posix.resolve("/",(0,A.jt)(t),e).slice(1);if(oe.posix.join(
e.startsWith("/")?".":(0,A.jt)(t),e).startsWith(".."))return null;const i=qo.map(a=>(0,A.Gz)(s,a)).find(a=>this.read.read(a)!==null);return i!==void 0&&this.read.
read(s)===null?i:s}}const nn=".github/workflows",ti=200;function ni(n){const e=new Map,t=n.list(nn).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,ti)){
const o=`${nn}/${s}`,i=n.read(o)??"";for(const[,a,c]of i.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??c??"";e.has(f)||e.set(f,o)}}return e}
function si(n,e,t){const s=new Set(t),o=(0,ne.Oo)(i=>ni(n));return{files:n,calls:()=>Xo(e.calls()),all:e.terragrunt,isSet:i=>s.has(i),setBy:i=>{const a=`TF_VAR_${i}`;
if(s.has(a))return a;const c=o("all").get(i);return c===void 0?null:`${a} in ${c}`}}}function oi(n){const e=(0,ne.Oo)(s=>(0,ne.Oo)(o=>new zo(n,s,o))),t=new ei(n);
return({row:s,place:o},i,a)=>{if(s.grammar==="terragrunt")return ii(t,o.file,i);const c=s.evaluation?.[a];if(c===void 0)return Te(i);const f=e(a)(c);if(f.effort.
isSpent)return Te(i);const v=new Map;for(const{scope:S,use:D,from:B}of f.of((0,A.jt)(o.file))){S.effort.renew();const G={...ye(i,S),from:B},X=v.get(D);X===void 0?
v.set(D,[G]):X.push(G)}return[...v.values()]}}function ii(n,e,t){if(n.effort.isSpent)return Te(t);const s=a=>({...ye(t,a),from:null}),o=s(n.scopeOf(e));if(o.isWhole)
return[[o]];const i=n.includedScopes(e).map(a=>[s(a)]);return i.length===0?[[o]]:i}const ri=(n,e=[])=>Co(n,t=>oi(si(vt(n),t,e)))}),8011:((Z,K,b)=>{b.d(K,{DA:()=>F,
J0:()=>k,ME:()=>E,My:()=>U,Zp:()=>r,_W:()=>d,jP:()=>u,k0:()=>l,tg:()=>p});var O=b(6174),C=b(1064),$=b(4e3),A=b(5799);const x=120,j={"remote-in-test":["is a remo\
te module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its begin\
ning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete pro\
vider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYST\
EM"]},L={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an\
 object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function N(h){if("error"in h)return{message:h.error,help:h.
advice??void 0};if("address"in h){const[T,m]=L[h.reason];return{message:`${h.address} ${T}`,help:m}}const[g,w]=j[h.reason];return{message:`"${h.text}" ${g}`,help:w}}
const F=(0,A.lS)((0,A.z3)("source-invalid","Source address is invalid",C.Du),N),U=(0,A.lS)((0,A.$e)("source-near-miss","Source address is probably a mistake",C.
Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry address`:`"${h.text}" is read as host ${h.host}`,help:h.advice})),R=4,P="to check its host\
, add the host to `hostnames`; to read files as well, set `scan: .`";function I(h){const g=h.slice(0,R).map(({text:m,from:M})=>`${m===null?"not known":(0,$.dh)(
m,x)} ${M??"by default"}`),w=h.length-g.length,T=w>0?`${w} more`:g.pop();return`${g.join(", ")} and ${T}`}function _(h){const{address:g,argument:w,expression:T,
candidates:m,refused:M}=h,y=(0,O.Q)((0,$.dh)(T,x)),H=`${w} of ${g} is ${y}`;if(M==="never")return{message:`${H}, which Terraform does not evaluate`,help:`write \
the ${w} as a literal`};if(M!==null){const{variable:z}=M;return{message:`${H}, and Terraform evaluates var.${z} here only with \`const = true\``,help:`add \`cons\
t = true\` to variable "${z}", which requires Terraform 1.15, or write the ${w} as a literal`}}return m.length>1?{message:`${H}, which is ${I(m)}`,help:P}:{message:`${H}\
, which is only known at init time`,help:P}}const k=(0,A.lS)((0,A.lm)("source-dynamic","Source address is only known at init time"),_),E=(0,A.lS)((0,A.lm)("bloc\
k-reserved","Block is reserved for a future version"),({block:h,parent:g})=>({message:`${h} is not allowed at the top level of a file; Terraform and OpenTofu re\
serve it for a future version`,help:`move it into a ${g} block`})),u=(0,A.lS)((0,A.z3)("block-unsupported","Block is not supported by this CLI",C.Du),({kind:h})=>{
const{client:g,what:w}=C.$I[h];return{message:`${w} is supported by ${C.bB[g]} only`,help:g==="opentofu"?"remove it, move it into a `.tofu` file, or correct `di\
alect`":"remove it, or correct `dialect`"}}),l=(0,A.lS)((0,A.z3)("host-invalid","Hostname is invalid",C.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,
help:h.advice??void 0})),p=(0,A.lS)((0,A.z3)("host-missing","Hostname is missing",["opentofu"]),({block:h})=>({severity:"warning",message:`the ${h} has no hostn\
ame, and OpenTofu has no default`,help:h==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add `hostname`"})),r=(0,A.
lS)((0,A.z3)("host-dotless-module","Module host has no dot in its name",C.Du),({host:h,name:g})=>({message:`module sources cannot name host ${h}: must contain a\
t least one dot`,help:`use a full name such as ${g}.localdomain; provider addresses accept the short name`})),d=(0,A.lS)((0,A.z3)("host-idn-module","Terraform c\
annot use modules from an internationalized host",["terraform"]),({host:h})=>({message:`Terraform cannot use modules from host ${h}: it converts the name to pun\
ycode and then refuses punycode`,help:(0,A.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),1731:((Z,K,b)=>{b.d(
K,{Cg:()=>U,Ty:()=>F,Zy:()=>R,dU:()=>P,hZ:()=>$,oF:()=>j,rK:()=>L});var O=b(9562);const C=new RegExp(`^${O.eQ}$`),$=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
A=new RegExp(`^${$}[.+-]?$`),x=2n**63n-1n;function j(_){const[,k,E,u,l]=C.exec(_)??[];return k===void 0?null:N(_,k,u??E,l)}function L(_){const[,k,E,u]=A.exec(_)??
[];return k===void 0?null:N(_,k,E,u)}function N(_,k,E="",u=""){const l=k.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(l.some(r=>r.length>19))return null;const p=l.
map(BigInt);if(p.some(r=>r>x))return null;for(;p.length<3;)p.push(0n);return{text:_,numbers:p,written:l.length,pre:E,build:u}}const F=_=>_.pre!=="",U=({numbers:_,
pre:k,build:E})=>`${_.join(".")}${k===""?"":`-${k}`}${E===""?"":`+${E}`}`;function R(_,k){const E=Math.max(_.numbers.length,k.numbers.length);for(let u=0;u<E;u++){
const[l,p]=[_.numbers[u]??0n,k.numbers[u]??0n];if(l!==p)return l<p?-1:1}return _.pre===k.pre||_.numbers.length!==k.numbers.length?0:_.pre===""||k.pre===""?_.pre===
""?1:-1:P(_.pre,k.pre)}function P(_,k){const[E,u]=[_.split("."),k.split(".")];for(let l=0;;l++){const[p,r]=[l+1>=E.length,l+1>=u.length];if(p!==r)return p?-1:1;
const d=I(E[l]??"",u[l]??"");if(d!==0||p)return d}}function I(_,k){const[E,u]=[/^[0-9]*$/.test(_),/^[0-9]*$/.test(k)];return E!==u?E?-1:1:E&&_.length!==k.length?
_.length-k.length:_===k?0:_<k?-1:1}}),1790:((Z,K,b)=>{b.d(K,{XA:()=>$,iM:()=>C,jF:()=>x,jQ:()=>j,s5:()=>A});var O=b(1731);function C(k,E,u){const l=N(E,u);return L(
k.filter(p=>(!(0,O.Ty)(p)||(0,O.Cg)(p)===l)&&j(p,E)))}function $(k,E){return L(k.filter(u=>(!(0,O.Ty)(u)||E.some(l=>U(u,l)))&&!F(u)&&E.every(l=>I(u,l))))}const A=k=>L(
k.filter(E=>!(0,O.Ty)(E)));function x(k){const E=k.filter(u=>u.operator==="=");return E.length===1&&E.every(({version:u})=>F({...u,build:""}))}const j=(k,E)=>E.
every(u=>P(k,u)),L=k=>k.reduce((E,u)=>E===null||(0,O.Zy)(u,E)>0?u:E,null);function N(k,E){const[u,l]=k;if(u===void 0||l!==void 0)return null;const p=u.text.trim().
replace(E==="opentofu"?/^=?v?/:/^=?/,""),r=(0,O.rK)(p);return r===null?null:(0,O.Cg)(r)}const F=({numbers:k,pre:E,build:u})=>E===""&&u===""&&k.every(l=>l===0n),
U=(k,E)=>E.operator==="="&&R(k,E.version),R=(k,E)=>k.build===E.build&&(0,O.Zy)(k,E)===0;function P(k,{operator:E,version:u}){const l=(0,O.Zy)(k,u);if(E==="=")return l===
0;if(E==="!=")return l!==0;if(E!=="~>")return _(l,E);const p=u.numbers.slice(0,u.written-1);return l>=0&&!(0,O.Ty)(u)&&u.numbers.length<=k.numbers.length&&p.every(
(r,d)=>r===k.numbers[d])}function I(k,E){const{operator:u,version:l}=E;if(u==="=")return U(k,E);if(u==="!=")return!R(k,l);const p=(0,O.Zy)(k,l);if(u!=="~>")return _(
p,u);const[r=0n,d=0n]=l.numbers,h=l.written===3?[r,d+1n,0n]:[r+1n,0n,0n];return p>=0&&(0,O.Zy)(k,{...l,numbers:h,pre:""})<0}const _=(k,E)=>E===">"?k>0:E===">="?
k>=0:E==="<"?k<0:k<=0}),2158:((Z,K,b)=>{b.d(K,{PW:()=>L,_T:()=>N,kv:()=>P,mb:()=>I});var O=b(3625),C=b(9562),$=b(1731);const A="[\\t\\n\\f\\r ]*",x=new RegExp(`\
^${A}(<=|>=|!=|~>|<|>|=|)${A}(${C.eQ})${A}$`),j="This string does not use correct version constraint syntax";function L(_){const k=[];for(const E of _.split(",")){
const[,u,l=""]=x.exec(E)??[],p=(0,$.oF)(l);if(p===null)return(0,O.T)(j);k.push({operator:u||"=",version:p,text:E})}return(0,O.J)(k)}function N(_){const k=L(_);if(!k.
ok)return k;const E=[];for(const u of k.value){const l=(0,$.rK)(u.version.text);if(l===null||!F.test(u.text.trim()))return(0,O.T)(`Incorrect version constraint \
syntax: ${U(u)}`);E.push({...u,version:l})}return(0,O.J)(E)}const F=/^[<>=!~]* ?[0-9]/;function U({operator:_,version:k,text:E}){const u=E.trim();if(k.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!F.test(u))return`only one space is expected after the operator "${_}"`;if(k.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(u)??[""];return`missi\
ng comma after "${l}"`}const R=[">",">=","=","~>","<=","<","!="];function P(_){const k=[..._].sort((E,u)=>(0,$.Zy)(E.version,u.version)||(0,$.dU)(E.version.build,
u.version.build)||R.indexOf(E.operator)-R.indexOf(u.operator)||u.version.written-E.version.written);return[...new Set(k.map(I))].join(", ")}function I({operator:_,
version:k}){if(_==="=")return(0,$.Cg)(k);const E=_==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${_} ${(0,$.Cg)({...k,numbers:E})}`}}),1094:((Z,K,b)=>{
b.d(K,{Nd:()=>x,Sx:()=>P,gH:()=>A});var O=b(1731),C=b(1790),$=b(2158);function A(I,_){if(N(I))return!0;const k=U(I),E=Math.max(...k.map(({numbers:l})=>l.length)),
u=k.flatMap(l=>{const p=Array.from({length:E},(r,d)=>l.numbers[d]??0n);return[l,R(p),R([...p,1n])]});return(0,C.iM)(u,I,_)!==null}function x(I){const _=F(I);if(N(
_))return!0;const k=U(_),E="x".repeat(1+Math.max(...k.map(l=>l.build.length))),u=k.flatMap(l=>{const[p=0n,r=0n,d=0n]=l.numbers,h=[p,r,d+1n];return[l,R([p,r,d],E),
R(h,E)]});return(0,C.XA)(u,_)!==null}const j=50,L=100,N=I=>I.length>j||I.some(({text:_})=>_.length>L),F=I=>[...Map.groupBy(I,$.mb).values()].flatMap(([_])=>_??[]),
U=I=>{const _=[R([0n,0n,0n]),...I.map(k=>k.version)];return[...new Map(_.map(k=>[(0,O.Cg)(k),k])).values()]},R=(I,_="")=>({text:"",numbers:I,written:I.length,pre:"",
build:_});function P(I,_){const k=F(I),E=_(k)?I:k;return N(E)?I:E.reduce((u,l)=>{const p=u.filter(r=>r!==l);return _(p)?u:p},E)}})};export{ai as ids,li as modules};
