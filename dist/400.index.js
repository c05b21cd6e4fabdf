const hi=[400,210,913],pi={9349:((Q,K,E)=>{E.d(K,{Jw:()=>W,L8:()=>l,Md:()=>P,Tj:()=>N,bs:()=>O,lr:()=>C,r1:()=>r,v$:()=>L,wH:()=>p,xC:()=>u});var S=E(6134);const C=100,
I=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),y=128,$=255,B=1,U=2,R=4,W=8,L=16,N=32,P=64,T=[[B,/[ \t]/g],[U,/[A-Za-z_]/g],[R,/[\w-]/g],[W,/[\w \t.:=?!&|*%+>~-]/g],[L,
/[\w \t\n,.:=?!&|*%+>~-]/g],[N,/[^"\\$%\r\n]/g],[P,/[^\n$%]/g]],b=Array.from({length:$+1},(x,m)=>m>y?"":String.fromCharCode(m)),k=new Uint8Array($+1);for(const[
x,m]of T)for(const{index:M}of b.join("").matchAll(m))k[M]=x|(k[M]??0);const _=(x=$,m)=>((k[x]??0)&m)!==0,u=x=>x===" "||x==="	",l=x=>/^[\w-]/.test(x),p=x=>x==="}"||
x===")"||x==="]";function r(x){return x==="{"?"}":x==="("?")":x==="["?"]":void 0}let d=new Uint8Array(256*1024);const h=new TextEncoder;function g(x,m){const{length:M}=x;
d.length<=M&&(d=new Uint8Array(2*M+1));const A=d,H=x.slice(m),{read:z,written:Y}=h.encodeInto(H,A.subarray(m,M));if(z!==H.length||Y!==H.length)for(let q=m;q<M;q++)
A[q]=Math.min(x.charCodeAt(q),y);return A[M]=$,A}class O{text;parts;codes;at;depth=0;mistake;constructor(m,M=0,A=new S.n_){this.text=m,this.parts=A,this.codes=g(
m,M),this.at=M}countPart(){this.parts.add()||(this.at=this.text.length)}report(m,M,A=M+1){this.mistake??={message:m,start:M,end:Math.min(A,Math.max(M,this.text.
length))}}reportUnclosed(m){const M=/[$%]/.test(this.text.charAt(m)),A=this.text.slice(m,m+(M?2:1)),H=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,z=`\
unbalanced brackets: "${A}" is not closed before ${H}`;this.report(z,this.isAtEnd()?m:this.at)}reportCharacter(){const m=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let M=`${JSON.stringify(m)} is not used in HCL`;m==="'"&&(M="single quotes are not valid; use double quotes"),m==="\uFFFD"&&(M="the file is not UTF\
-8 here"),this.report(`invalid character: ${M}`,this.at,this.at+m.length)}reportBrokenString(m){const M=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(M,m,this.at)}peek(m=0){return b[this.codes[this.
at+m]??$]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const m=this.skipAll(B);if(m==="\r")this.skipReturn();else if(m==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return m}}skipBlank(){for(;;){const m=this.skipSpaces();if(m===`
`)this.at++;else if(this.isLineComment(m))this.skipLine();else return m}}skipAll(m){const{codes:M}=this;let{at:A}=this,H=M[A]??$;for(;_(H,m);)H=M[++A]??$;return this.
at=A,b[H]??""}isLineComment(m){return m==="#"||m==="/"&&this.peek(1)==="/"}isLineEnd(m){return m===`
`||m===""||this.isLineComment(m)}skipLine(){const m=this.text.indexOf(`
`,this.at);this.at=m<0?this.text.length:m}skipBlockComment(){const m=this.text.indexOf("*/",this.at+2);m<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=m<0?this.text.length:m+2}readName(){const{codes:m,text:M,at:A}=this;return _(m[A],U)&&this.skipAll(R),m[this.at]===y&&(I.lastIndex=A,
this.at=I.test(M)?I.lastIndex:A),this.at>A?M.slice(A,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((Q,K,E)=>{E.d(K,{J:()=>y,U:()=>B});var S=E(9349),C=E(3268),
I=E(4009);function y(l,p){l.countPart();const r=p==="element"?l.skipBlank():l.skipSpaces(),d=l.at,h=B(l,r);if(h!==void 0&&$(l,p))return h;(0,C.Kk)(l,p);let g=l.
at;for(;g>d&&(0,S.xC)(l.text.charAt(g-1));)g--;return g===d&&l.report("invalid expression: expected the start of an expression",d),h===void 0?L(l,d,g):{kind:"ot\
her",start:d,end:g}}function $(l,p){const r=p==="element"?l.skipBlank():l.skipSpaces();return(0,S.wH)(r)||r===","||l.isLineEnd(r)}function B(l,p){if(p==='"')return(0,I.
E3)(l);if(p==="<")return(0,I.jw)(l);if(p!=="{"&&p!=="["&&p!=="(")return;const r=l.at++;l.depth++;let d;return l.depth>S.lr?d=U(l,p,r):p==="{"?d=T(l,r):p==="["?d=
P(l,r):d=N(l,r),l.depth--,d}function U(l,p,r){return(0,C.ku)(l,(0,S.r1)(p)??p,r),{kind:"other",start:r,end:l.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
W=32;function L(l,p,r){if(R.lastIndex=p,!(R.test(l.text)&&R.lastIndex===r)||r-p>W)return{kind:"other",start:p,end:r};const h=l.text.slice(p,r),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:p,end:r,value:g===void 0?Number(h):g}}function N(l,p){const r=y(l,"element");return l.skipBlank()!==")"?U(l,"(",p):(l.
at++,{...r,start:p,end:l.at})}function P(l,p){if(u(l))return U(l,"[",p);const r=[];for(;;){const d=l.skipBlank();if(d==="]")return l.at++,{kind:"tuple",start:p,
end:l.at,elements:r};if(l.at>=l.text.length||(0,S.wH)(d))return l.reportUnclosed(p),{kind:"other",start:p,end:l.at};const h=l.at;r.push(y(l,"element")),l.at===h&&
l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function T(l,p){if(u(l))return U(l,"{",p);const r=[];for(;;){const d=l.skipBlank();if(d==="}")return l.at++,
{kind:"object",start:p,end:l.at,items:r};if(l.at>=l.text.length||(0,S.wH)(d))return l.reportUnclosed(p),{kind:"object",start:p,end:l.at,items:r};r.push(b(l,d)),
l.skipSpaces()===","&&l.at++}}function b(l,p){const r=l.at,d=k(l,p);let h=l.at;for(;h>r&&(0,S.xC)(l.text.charAt(h-1));)h--;const g=l.skipSpaces();if(g!=="="&&g!==
":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),(0,C.Kk)(l,"line"),l.at===r&&l.at++,{name:void 0,start:r,end:h,value:{kind:"\
other",start:h,end:l.at}};l.at++;const O=y(l,"line");return{name:d,start:r,end:h,value:O}}function k(l,p){const r=l.at;let d;if(p==='"'||p==="("){const O=B(l,p);
O?.kind==="string"&&(d=O.value)}else d=l.readName();const h=l.skipSpaces();if(h==="="||h===":")return d;_(l);const g=l.text.slice(r,l.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function _(l){const p=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const r=l.skipSpaces(),d=l.at;if(p.lastIndex=d,l.isLineComment(r))return;if((0,S.L8)(r))
l.at++;else if(r==="["||r==="(")l.at++,U(l,r,d);else if(r==='"')(0,I.E3)(l);else if(p.test(l.text))l.at=p.lastIndex;else if(l.readName()===void 0)return}}function u(l){
return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,S.L8)(l.peek(3))}}),400:((Q,K,E)=>{E.d(K,{K:()=>B});var S=E(9349),C=E(8704),I=E(3268),y=E(4009),$=E(6134);
function B(r,d=new $.n_){const h=new S.bs(r,r.startsWith("\uFEFF")?1:0,d),g=U(h,void 0);return(0,$.pH)(r,g,h.mistake,d)}function U(r,d){const h={attributes:[],blocks:[]};
let g=d!==void 0&&!r.isLineEnd(r.skipSpaces());for(;;){const O=r.skipBlank();if(r.at>=r.text.length){d!==void 0&&r.report(R,d);break}if(O==="}"&&d!==void 0){r.at++;
break}W(r,O,h),l(r,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const R="unclosed configuration block: there is no closing brace befo\
re the end of the file";function W(r,d,h){const g=r.at;r.countPart();const O=d==='"'?k(r):r.readName();if(O===void 0){d<"\x80"?r.report("argument or block defin\
ition required",g):r.reportCharacter(),p(r,g);return}const x=r.at;if(r.skipSpaces()==="="&&r.peek(1)!=="="){r.at++,h.attributes.push({name:O,start:g,end:x,value:(0,C.
J)(r,"line")});return}const M=_(r),A=r.at;if(r.peek()!=="{"){const q=M.length===0?`argument or block definition required: "${O}" has neither "=" nor "{" after i\
t`:`invalid block definition: the header of "${O}" has no "{" at its end`;r.report(q,g,x),p(r,g);return}r.at++;const Y=L.has(O)&&M[0]?.value!==N&&r.depth===0&&r.
mistake===void 0?P(r,A):b(r,A);h.blocks.push({type:O,labels:M,start:g,end:A,body:Y})}const L=new Set(["resource","data","ephemeral","output","variable"]),N="ter\
raform_remote_state";function P(r,d){const{at:h}=r;return(0,I.ku)(r,"}",d)&&r.mistake===void 0?new T(r,d):(r.at=h,r.mistake=void 0,b(r,d))}class T{kind="native";text;open;end;parts;body;constructor({
text:d,at:h,parts:g},O){this.text=d,this.open=O,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(d)}read(){if(this.body===void 0){const d=new S.bs(this.text.slice(0,this.end),this.open+
1,this.parts);d.depth=1,this.body=U(d,this.open)}return this.body}}function b(r,d){if(r.depth>=S.lr)return r.report(`blocks are nested deeper than ${S.lr} level\
s`,d),(0,I.ku)(r,"}",d),{kind:"native",attributes:[],blocks:[]};r.depth++;const h=U(r,d);return r.depth--,h}function k(r){const d=r.at,h=(0,y.E3)(r);return r.report(
"invalid argument name: argument names must not be quoted",d,r.at),h.kind==="string"?h.value:void 0}function _(r){const d=[];for(let h=u(r);h!==void 0;h=u(r))d.
push(h);return d}function u(r){const d=r.skipSpaces(),h=r.at;let g;if(d==='"'){const x=(0,y.E3)(r);x.kind==="string"?g=x.value:(g=r.text.slice(h+1,Math.max(h+1,
r.at-1)),r.report("invalid block label: it has to be plain text",h,r.at))}else g=r.readName();if(g===void 0)return;const O={value:g,start:h,end:r.at};return r.countPart(),
O}function l(r,d,h){const g=r.skipSpaces();d&&(g!=="}"||h.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",r.at):!d&&!r.isLineEnd(g)&&r.report("missing newline after argument or block definition",r.at)}function p(r,d){(0,I.Kk)(r,"line"),(r.at===d||(0,S.wH)(
r.peek())&&r.peek()!=="}")&&r.at++}}),3268:((Q,K,E)=>{E.d(K,{Fq:()=>u,Kk:()=>y,_p:()=>B,ku:()=>$});var S=E(9349);const C="<<",I=({close:r})=>r==='"'||r===C;function y(r,d){
r.skipAll(S.Jw)===`
`&&d==="line"||U(r,[],d)}const $=(r,d,h)=>U(r,[{start:h,close:d}],void 0),B=(r,d,h)=>U(r,[{start:h,close:C,marker:d}],void 0);function U(r,d,h){for(;;){const g=d.
at(-1);if(g===void 0&&h===void 0)return!0;let O;if(g!==void 0&&I(g)?(g.close==='"'?T:l)(r,d,g)||(O=!1):O=R(r,d,h),O!==void 0)return O}}function R(r,d,h){for(;;){
const g=d.length===0,O=r.skipAll(g?S.Jw:S.v$);if(O===`
`||O===","){if(g&&(O===","||h==="line"))return!0;r.at++}else if((0,S.wH)(O)){if(g)return!0;if(!N(r,d,O))return!1;const x=d.at(-1);if(x===void 0?h===void 0:I(x))
return}else if(O==='"'){const x=r.at++;if(r.skipAll(S.Tj)!=='"'){d.push({start:x,close:'"'});return}r.at++}else{const x=(0,S.r1)(O);if(x!==void 0)d.push({start:r.
at++,close:x});else{if(O==="<"&&W(r,d))return;if(O!=="<"){if(r.isAtEnd())return P(r,d);if(g&&h==="line"&&r.isLineComment(O))return!0;L(r,O)}}}}}function W(r,d){
const h=r.at,g=u(r);return g===void 0?r.at++:d.push({start:h,close:C,marker:g}),g!==void 0}function L(r,d){r.isLineComment(d)?r.skipLine():d==="/"&&r.peek(1)===
"*"?r.skipBlockComment():d==="/"?r.at++:d==="\r"?r.skipSpaces():(d<"\x80"||r.readName()===void 0)&&(r.reportCharacter(),r.at++)}function N(r,d,h){const g=d.pop();
if(g!==void 0&&g.close!==h){r.reportUnclosed(g.start);let O=d.at(-1);for(;O!==void 0&&O.close!==h&&!I(O);)d.pop(),O=d.at(-1);if(O===void 0)return!1;I(O)?d.push(
{start:r.at,close:"}"}):d.pop()}return r.at++,!0}function P(r,d){const h=d[0];return h===void 0?!0:(r.reportUnclosed(h.start),!1)}function T(r,d,h){for(;;){const g=r.
skipAll(S.Tj);if(g==='"')return d.pop(),r.at++,!0;if(g==="\\")r.at+=/[^\r\n]/.test(r.peek(1))?2:1;else{if(g!=="$"&&g!=="%")return k(r,d,h);if(b(r,d))return!0}}}
function b(r,d){const{at:h}=r,g=r.peek(1);if(g==="{")return d.push({start:h,close:"}"}),r.at+=2,!0;const O=g===r.peek()&&r.peek(2)==="{";return r.at+=O?3:1,!1}function k(r,d,h){
r.reportBrokenString(h.start);const g=_(r);do d.pop();while((d.at(-1)?.start??-1)>=g);return d.length>0}function _({text:r,at:d}){let h=d;for(;h>0&&r[h-1]!==`
`&&r[h-1]!=="\r";)h--;return h}function u(r){const{text:d,at:h}=r;if(r.peek(1)!=="<")return;r.at+=r.peek(2)==="-"?3:2;const g=r.readName();if(g===void 0){r.at=h;
return}return r.skipSpaces()!==`
`&&r.at<d.length&&r.report("invalid expression: a heredoc marker must end its line",h,r.at),r.skipLine(),r.isAtEnd()||r.at++,g}function l(r,d,h){const g=h.marker??
"";for(;;){if(r.peek(-1)===`
`&&p(r,g))return d.pop(),!0;const O=r.skipAll(S.Md);if(r.isAtEnd()){const x=`unterminated template string: no line closes the heredoc "${g}"`;return r.report(x,
h.start),!1}if(O===`
`)r.at++;else if(b(r,d))return!0}}function p(r,d){const{text:h}=r;let{at:g}=r;for(;(0,S.xC)(h.charAt(g));)g++;const O=h.charAt(g);if(O>" "&&O<"\x80"&&!h.startsWith(
d,g))return!1;const x=h.indexOf(`
`,g),m=x<0?h.length:x;return h.slice(g,m).trim()!==d?!1:(r.at=h.charAt(m-1)==="\r"?m-1:m,!0)}}),4009:((Q,K,E)=>{E.d(K,{BD:()=>y,E3:()=>I,jw:()=>T});var S=E(9349),
C=E(3268);function I(u){const{text:l,at:p}=u;if(u.at++,u.skipAll(S.Tj)!=='"')return B(u,p);const r=l.slice(p+1,u.at++);return{kind:"string",start:p,end:u.at,value:r,
verbatim:r}}function y(u,l,p){if(!u.includes("{"))return{kind:"string",...l,value:u,verbatim:u};const r=new S.bs(u,0,p),d={parts:[],known:""};for(r.at=0;r.at<u.
length;){const g=r.at;for(;r.at<u.length&&!$(r.peek());)r.at++;if(d.known+=u.slice(g,r.at),r.at<u.length&&!W(r,d)){R(d,l);break}}const h=d.parts.map(g=>g.kind===
"known"?g:{...g,code:u.slice(g.start,g.end),...l});return U({parts:h,known:d.known},l,u)}const $=u=>u==="$"||u==="%";function B(u,l){const{text:p}=u,r={parts:[],
known:p.slice(l+1,u.at)};for(;;){const d=u.at,h=u.skipAll(S.Tj);if(r.known+=p.slice(d,u.at),h==='"')return u.at++,U(r,{start:l,end:u.at});if(h==="\\")r.known+=P(
u);else if($(h)){if(!W(u,r))return{kind:"other",start:l,end:u.at}}else return u.reportBrokenString(l),{kind:"other",start:l,end:u.at}}}function U({parts:u,known:l},{
start:p,end:r},d){return u.length===0?{kind:"string",start:p,end:r,value:l,verbatim:d??l}:(l!==""&&u.push({kind:"known",value:l}),{kind:"template",start:p,end:r,
parts:u,verbatim:d})}function R(u,l){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:l.start,end:l.end})}
function W(u,l){const{text:p,at:r}=u,d=p.charAt(r);if(u.peek(1)!=="{"){const g=p.startsWith(`${d}{`,r+1);return l.known+=g?`${d}{`:d,u.at+=g?3:1,!0}u.at+=2;const h=d===
"$"?L(u):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&u.skipBlank()==="}"?(l.known+=h.value,u.at++,!0):(0,C.ku)(u,"}",r)?(p.charAt(r+2)==="~"&&(l.known=
l.known.trimEnd()),R(l,{start:r,end:u.at}),u.countPart(),!0):!1}function L(u){if(u.skipBlank()!=='"'||u.depth>=S.lr)return;u.depth++;const l=I(u);return u.depth--,
l}const N={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function P(u){const{text:l,at:p}=u,r=l.charAt(p+1),d=l.slice(p+2,p+(r==="U"?10:6)),h=r==="U"?/^[0-9a-f]{8}$/i.test(d):/^[0-9a-f]{4}$/i.
test(d),g=Number.parseInt(d,16);if((r==="u"||r==="U")&&h&&g<=1114111)return u.at+=d.length+2,String.fromCodePoint(g);const O=N[r];if(u.at+=O===void 0?1:2,O!==void 0)
return O;const x=JSON.stringify(l.slice(p,p+2));return u.report(`invalid escape sequence: ${x}`,p,p+2),""}function T(u){const{text:l,at:p}=u,r=u.peek(2)==="-",d=(0,C.
Fq)(u);if(d===void 0)return;const h=u.at;if(!(0,C._p)(u,d,p))return{kind:"other",start:p,end:u.at};const g={start:p,end:u.at},O=l.slice(h,l.lastIndexOf(`
`,u.at-1)+1);if(b.test(O)){const M=[{kind:"unknown",...g}];return{kind:"template",...g,parts:M,verbatim:void 0}}const x=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),m=r?k(x):x;return{kind:"string",...g,value:m,verbatim:m}}const b=/(?<!\$)\$\{|(?<!%)%\{/;function k(u){let l=u.length;for(const[p]of u.matchAll(_))l=Math.
min(l,p.length);return u.replace(_,p=>p.slice(l))}const _=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9804:((Q,K,E)=>{E.r(K),E.d(K,{clientVersion:()=>_,constraintInvalid:()=>W,
constraintUnmeetable:()=>L,lockInvalid:()=>k,lockOutside:()=>P});var S=E(1064),C=E(4e3),I=E(5799);const y=6,$=u=>`"${(0,C.dh)(u)}"`,B=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function U(u){const l=u.replace(B,"");return l===""?"":`: ${l}`}function R(u){switch(u.reason){case"syntax":{const{text:l,why:p}=u;return{message:`${$(l)} is no\
t a version constraint${U(p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${u.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${u.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${$(u.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${u.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${u.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const W=(0,I.lS)((0,I.z3)("constraint-invalid","Version constraint is in\
valid",S.Du),R),L=(0,I.lS)((0,I.z3)("constraint-unmeetable","No version can meet the constraints",S.Du),({of:u,terms:l,preRelease:p})=>({message:`no version of ${u}\
 can match ${(0,C.K4)(l.map($),y,C.dh)}`,help:p!==void 0?`write ${$(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),N={terraform:"terraform",opentofu:"\
tofu"},P=(0,I.lS)((0,I.z3)("lock-outside","Locked version does not match the constraints",S.Du),({provider:u,version:l,constraints:p,clients:r})=>{const[d,...h]=r,
g=d===void 0||h.length>0?"":`${N[d]} `;return{message:`locked provider ${u} ${l} does not match configured version constraint ${(0,C.K4)(p,y,C.dh)}`,help:`run \`${g}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),T={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function b(u){const l="failed to read dependency lock file",p="restore the file, or rem\
ove the block and run `init` again";switch(u.reason){case"syntax":return{message:`${l}: ${u.error}`,help:p};case"twice":return{message:`${l}: it has two blocks \
for provider ${u.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${u.of} of provider ${u.
provider} must be written in normalized form: ${$(u.normal)}`,help:p};default:{const[r,d]=T[u.reason];return{message:`${l}: the ${r} of provider ${u.provider} ${d}`,
help:p}}}}const k=(0,I.lS)((0,I.z3)("lock-invalid","Dependency lock file is invalid",S.Du),b),_=(0,I.lS)((0,I.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",S.Du),({client:u,version:l,constraint:p})=>({message:`the version constraint ${$(p)} excludes ${S.bB[u]} ${l}`,help:`use another ver\
sion of ${S.bB[u]}, or change the constraint`}))}),7495:((Q,K,E)=>{E.d(K,{TU:()=>L,i4:()=>u,pb:()=>_,zt:()=>R});var S=E(3625),C=E(8011),I=E(3229),y=E(1831),$=E(
5011),B=E(4321),U=E(1022);const R={host:null,isHostImplied:!1,needed:null},W=m=>({host:m,isHostImplied:!1,needed:(0,y.Rt)(m)?"state":m}),L=m=>({host:m,isHostImplied:!0,
needed:m}),N=m=>({host:m,isHostImplied:!1,needed:null}),P=m=>m===null?R:{...R,directHost:m},T=m=>({...R,problem:m}),b=(m,M)=>T((0,C.sourceInvalid)({reason:"reje\
cted",error:m,advice:M}));function k(m,M,A){return A===null?m:{...m,problem:(0,C.sourceNearMiss)({text:M,host:m.host,advice:A})}}const _={module:r,"test-module":(m,M,A)=>{
const H=(0,$.vL)(m,M).kind==="remote";return M==="opentofu"||!H?r(m,M,A):T((0,C.sourceInvalid)({reason:"remote-in-test",text:m}))},"registry-module":(m,M)=>{const A=(0,$.
rE)(m,M);return A.ok?l(A.value):O(m,M)},provider:d,"locked-provider":h,"stack-component":g,stack:(m,M)=>{const A=(0,$.A)(m);return A.ok&&!m.startsWith(".")?N(A.
value.host):{...g(m,M),isHostImplied:!1,needed:null}},"stack-output":m=>{const[M="",...A]=m.split("/");return A.length===3?p(M,N):T((0,C.sourceInvalid)({reason:"\
stack",text:m}))},terragrunt:x,host:m=>p(m,W),url:O};function u(m,M,A){if(m==="terragrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(M)??[];return Y===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(M)?void 0:R:Y===""?L((0,$.Vm)(A)):p(Y,W)}if(m==="url")return P((0,B.uE)(M,A));if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(M))return P((0,B.uE)(M,A));const H=M.indexOf("/");if(H<0)return;const z=(0,$.vL)(`${M.slice(0,H)}/a/b/c`,A);return z.kind==="registry"?l(z):P((0,B.uE)(M,A))}
const l=({host:m,hostImplied:M})=>M?L(m):W(m);function p(m,M){const A=(0,y.Pv)(m),H=(0,I.L6)(m);return A.ok?k(M(A.value),m,H):T((0,C.hostInvalid)({text:m,error:A.
why,advice:H}))}function r(m,M,A){if((0,$.Nj)(m)&&!A)return R;const H=(0,$.vL)(m,M),z=H.kind==="registry"?(0,S.J)(H):(0,$.rE)(m,M);if(A&&!z.ok){const{why:fe}=z,
he=H.kind==="local"?H:{kind:"invalid",error:fe};return b(fe,(0,I.NM)(m,he,z))}const Y=(0,I.NM)(m,H,z);if(z.ok)return k(l(z.value),m,Y);if(H.kind==="invalid")return b(
H.error,Y);const q=H.kind==="remote"?H.host:null;return k(P(q),m,Y)}function d(m,M){const A=(0,U.m)(m,M);switch(A.kind){case"registry":case"legacy":return A.hostImplied?
L(A.host):k(W(A.host),m,(0,I.cr)(m));case"builtin":return N(A.host);case"invalid":{const[H="",z]=A.error.split(`

`);return b(H,z??(0,I.cr)(m))}}}function h(m,M){const A=(0,U.m)(m,M);if(A.kind==="invalid")return b(A.error,null);if(A.hostImplied)return T((0,C.sourceInvalid)(
{reason:"locked-provider",text:m}));if(A.kind==="builtin")return N(A.host);const H=M==="opentofu"&&A.host===(0,$.Vm)("terraform")&&A.namespace==="hashicorp";return{
...W(A.host),needed:H?(0,$.Vm)(M):A.host}}function g(m,M){if(m!==m.trim())return T((0,C.sourceInvalid)({reason:"white-space",text:m}));if(m==="."||m==="..")return R;
const A=(0,$.rE)(m,M);if(A.ok)return l(A.value);const H=(0,$.A)(m);if(H.ok)return N(H.value.host);const z=(0,$.vL)(m,M);return z.kind==="invalid"?b(z.error,(0,I.
NM)(m,z,A)):P(z.kind==="remote"?z.host:null)}function O(m,M){const A=(0,B.Zy)(m,M);return P(A.ok?A.value.host:null)}function x(m,M){const[,A,H=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(m)??[];if(A===void 0)return m.startsWith("gitlab.com/")?P("gitlab.com"):O(m,M);const[z=""]=H.split("//");if(z.split("/").length!==3)return T((0,C.sourceInvalid)(
{reason:"terragrunt",text:m}));const Y=/[?&]version=([^&]*)/.exec(m)?.[1],q=A===""?L((0,$.Vm)(M)):p(A,W);return Y===void 0?q:{...q,version:Y}}}),4667:((Q,K,E)=>{
E.d(K,{F:()=>l,I:()=>_});var S=E(9562);const C=(...p)=>p.map(r=>{const[d="",...h]=r.split(" ");return{type:d,labels:h}}),I={terraform:"app.terraform.io",opentofu:null},
y={terraform:"app.terraform.io",opentofu:"app.terraform.io"},$={terraform:"static",opentofu:"static"},B={opentofu:"static"},U={terraform:"any",opentofu:"any"},R=[
"config","query","migrate"],W=["stack","deploy"],L=(p,r,...d)=>({kind:"remote_state",files:R,path:C(...d,"data terraform_remote_state *"),position:{backend:p,argument:"\
hostname"},grammar:"host",service:r,evaluation:U,absent:"remote_state_default",defaults:I}),N=(p,r,d={})=>({kind:"required_provider",files:p,path:C(...r),position:"\
entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource",...d}),P=(p,r,d,h)=>({kind:d[0],files:p,path:C(...r),position:"source",
...d[1]===void 0?{}:{absent:d[1]},...h}),T=(p,r,d={})=>({kind:"backend_remote",files:p,path:C(...r),position:"hostname",grammar:"host",service:S.Bn,absent:"back\
end_remote_default",defaults:I,...d}),b={grammar:"module",service:S.e$},k={grammar:"stack-component",service:S.e$,isLiteral:!0},_=[P(R,["module *"],["module","m\
odule_missing"],{...b,evaluation:$,merges:"module"}),N(R,["terraform","required_providers"],{merges:"provider"}),N(R,["required_providers"],{isReserved:!0}),T(R,
["terraform","cloud"],{kind:"cloud",service:S.OZ,absent:"cloud_default",evaluation:B,merges:"backend"}),T(R,["terraform","backend remote"],{evaluation:B,merges:"\
backend"}),{kind:"backend_http",files:R,path:C("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:B,merges:"backend"},L("rem\
ote",S.Bn),L("cloud",S.OZ),L("remote",S.Bn,"check *"),L("cloud",S.OZ,"check *"),{kind:"remote_state",files:R,path:C("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:U},T(R,["provider tfe"],{kind:"provider_tfe",service:S.M,absent:"provider_tfe_default",evaluation:U,
defaults:y}),{kind:"provider_tfe",files:["test"],path:C("provider tfe"),position:"hostname",grammar:"host",service:S.M,defaults:y},{kind:"lock_provider",files:[
"lock"],path:C("provider *"),position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0},P(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:S.e$,isLiteral:!0}),T(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
N(W,["required_providers"]),P(W,["component *"],["stack_component","stack_component_missing"],k),P(W,["removed"],["stack_removed","stack_removed_missing"],k),P(
W,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),P(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),N(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),T(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>P(["terragrunt"],[p],["terragrunt_source"],{grammar:"\
terragrunt",service:S.e$,evaluation:U})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:S.e$,isLiteral:!0}],
u=new Map([...new Set(_.flatMap(({files:p})=>p))].map(p=>{const r=_.filter(({files:d})=>d.includes(p));return[p,Map.groupBy(r,d=>d.path[0]?.type??"")]})),l=p=>u.
get(p)??new Map}),5657:((Q,K,E)=>{E.d(K,{G:()=>P});var S=E(6760),C=E(5747);const I=21,y=/^(?!\.{1,2}$)[\w.-]+$/;function $(r){let d=!1;for(const h of r.split(`
`)){const g=h.trim();g.startsWith("[")&&(d=g==='[remote "origin"]');const O=g.indexOf("=");if(!(!d||O<0||g.slice(0,O).trim().toLowerCase()!=="url"))return B(g.slice(
O+1).trim())}return null}function B(r){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[h,g]=d===null?U(r):[d[1],d[2]],O=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),x=O.length>1&&O.length<=I;return!h||!x||!O.every(m=>y.test(m))?null:{host:h.toLowerCase(),owner:O.slice(0,-1).join("/"),name:O.at(-1)??""}}function U(r){
const d=URL.parse(r);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var R=E(4614);const W=5,
L=/^[0-9a-f]{40}$/,N=/^refs\/(?!.*\.\.)[^\0]+$/;function P(r){const d=(0,S.join)(r,".git"),h=T(d,r)??d,g=p((0,S.join)(h,"commondir")),O=g===null?h:u(g,h),x=()=>l(
(0,S.join)(O,"packed-refs"))??"",m=b(p((0,S.join)(h,"HEAD")),[h,O],x);return m===null?null:{commit:m,isFetched:_(m,l((0,S.join)(h,"FETCH_HEAD"))??"",x),remote:$(
l((0,S.join)(O,"config"))??""),tracked:M=>(0,R.O)((0,S.join)(h,"index"),M)}}function T(r,d){const[,h]=/^gitdir: (.+)$/.exec(p(r)??"")??[];return h===void 0?null:
u(h,d)}function b(r,d,h){let g=r;for(let O=0;g!==null&&O<=W;O+=1){if(L.test(g))return g;const[,x]=/^ref: (.+)$/.exec(g)??[];if(x===void 0||!N.test(x))return null;
g=k(x,d,h)}return null}function k(r,d,h){for(const O of d){const x=p((0,S.join)(O,r));if(x!==null)return x}return h().split(`
`).find(O=>O.endsWith(` ${r}`))?.slice(0,40)??null}function _(r,d,h){const g=(O,x)=>O.split(`
`).some(m=>m.startsWith(`${r}${x}`));return g(d,"	")||g(h()," refs/remotes/")}const u=(r,d)=>(0,S.isAbsolute)(r)?r:(0,S.join)(d,r);function l(r){const d=(0,C.yR)(
r);return d.ok?d.text:null}const p=r=>l(r)?.replace(/\r?\n$/,"")??null}),9498:((Q,K,E)=>{E.d(K,{K:()=>y});var S=E(6760),C=E(5657),I=E(4614);function y(L,N,P){const T=(0,C.
G)(L),b=T?.remote??null;if(T!==null&&b!==null){const _=T.isFetched||T.commit===P.GITHUB_SHA;return{name:`${b.owner}/${b.name}`,url:$(b,P.GITHUB_SERVER_URL),commit:_&&
B(L,N,T)?T.commit:null}}return{name:(T===null?R(L,P):null)??W(L),url:null,commit:null}}function $({host:L,owner:N,name:P},T=""){return`${URL.parse(T)?.host===L?
URL.parse(T)?.protocol:"https:"}//${L}/${N}/${P}`}function B(L,N,{tracked:P}){const T=P(N);return T.size===N.size&&T.entries().every(([b,k])=>(0,I.R)((0,S.join)(
L,b),k))}const U=/^[\w.-]+\/[\w.-]+$/;function R(L,N){const{GITHUB_WORKSPACE:P,GITHUB_REPOSITORY:T=""}=N;return P!==void 0&&(0,S.resolve)(P)===(0,S.resolve)(L)&&
U.test(T)?T:null}const W=L=>(0,S.basename)((0,S.resolve)(L)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Q,K,E)=>{E.d(K,{O:()=>T,R:()=>_});
var S=E(3024),C=E(5747);const I=128*1024*1024,y=12,$=62,B=16384,U=12288,R=4,W=61440,L=4096,N=32768,P=Buffer.alloc(0);function T(u,l){const p=(0,C.io)(u,I);return p===
null?new Map:b(p,l)}function b(u,l){const p=new Map;if(u.length<y)return p;const r=u.readUInt32BE(4);if(u.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return p;const d=u.
readUInt32BE(8);let h=P,g=y;for(let O=0;O<d;O+=1){if(g+$>u.length)return p;const x=u.readUInt16BE(g+60),m=g+$+(x&B?2:0),M=r===R,{kept:A,from:H}=M?k(u,m,h):{kept:P,
from:m},z=u.indexOf(0,H);if(z<0)return p;const Y=u.subarray(H,z),q=M?Buffer.concat([A,Y]):Y;if(q.length>L)return p;const fe=(u.readUInt32BE(g+24)&W)===N,he=q.toString(
"utf8");fe&&(x&U)===0&&l.has(he)&&p.set(he,{modified:u.readUInt32BE(g+8),size:u.readUInt32BE(g+36)}),g=M?z+1:g+(z-g+8&-8),h=q}return p}function k(u,l,p){let r=l,
d=u[r++]??0,h=d&127;for(;d&128;)d=u[r++]??0,h=(h+1)*128+(d&127);return{kept:p.subarray(0,Math.max(0,p.length-h)),from:r}}function _(u,{modified:l,size:p}){try{const r=(0,S.
lstatSync)(u),d=Math.floor(r.mtimeMs/1e3);return r.isFile()&&r.size%2**32===p&&d%2**32===l}catch(r){return(0,C.Oj)(r),!1}}}),6134:((Q,K,E)=>{E.d(K,{SH:()=>$,Td:()=>B,
lS:()=>R,n_:()=>I,pH:()=>y,w4:()=>U,yN:()=>N});const S=25e4,C=100;class I{max;count=0;constructor(k=S){this.max=k}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*C}}function y(b,k,_,u){return _===void 0?{text:b,body:k,parts:u,problems:[]}:{text:b,body:k,parts:u,problems:[
{...N(b)(_),message:_.message}]}}const $=(b,k,_)=>{const u=[];if(b.kind==="native"){for(const l of b.blocks)l.type===k&&l.labels.length===_&&u.push(l);return u}
for(const l of b.members)l.name===k&&L(k,l.value,_,[],u);return u},B=b=>b.kind==="native"?b.attributes:b.members;function U(b,k){if(!(b.kind==="native"&&b.mayHave?.(
k)===!1)){for(const _ of B(b))if(_.name===k)return _}}const R=b=>b.kind==="object"?b.items.filter(W):b.kind!=="tuple"?[]:b.elements.flatMap(k=>k.kind==="object"?
k.items.filter(W):[]),W=b=>b.name!==void 0&&b.name!=="//";function L(b,k,_,u,l){if(_>0){for(const{name:r,start:d,end:h,value:g}of R(k))L(b,g,_-1,[...u,{value:r,
start:d,end:h}],l);return}const p={start:k.start,end:k.start+1};for(const r of k.kind==="tuple"?k.elements:[k])r.kind!=="object"&&r.kind!=="tuple"||l.push({...p,
type:b,labels:u,body:{kind:"json",members:R(r)}})}const N=b=>{const k=[b.startsWith("\uFEFF")?1:0];let _=b.indexOf(`
`),u;return({start:l,end:p})=>{for(;_>=0&&_<l;_=b.indexOf(`
`,_+1))k.push(_+1);u??=P(b);const r=x=>T(u??[],x-1),d=Math.max(1,T(k,l)),h=k[d-1]??0,g=(k[d]??(_<0?b.length:_)+1)-1,O=x=>x-h-r(x)+r(h)+1;return{line:d,column:O(
Math.max(l,h)),endColumn:O(Math.min(p,g))}}},P=b=>/[\uD800-\uDBFF]/.test(b)?Array.from(b.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function T(b,k){
let _=0,u=b.length;for(;_<u;){const l=_+u>>>1;(b[l]??0)<=k?_=l+1:u=l}return _}}),5913:((Q,K,E)=>{E.r(K),E.d(K,{Readings:()=>Bn,RootNotes:()=>On,layoutsOf:()=>Gn,
nameRepository:()=>S.K,readTools:()=>$s,rootsOf:()=>Zn,scanInSteps:()=>dn,textNotes:()=>Mn,unmatched:()=>Yn});var S=E(9498),C=E(5143),I=E(1064),y=E(9664),$=E(9804),
B=E(1731),U=E(1790),R=E(2158),W=E(1094);function L(n,e){const t=(0,R.PW)(n);if(!t.ok)return"syntax";const s=t.value;if(s.some(i=>(0,B.Ty)(i.version)))return"pre\
-release";const o=e===null?null:(0,B.oF)(e);if(o===null)return"unknown";if(o.written<3){const i=(0,R.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return i.
ok&&!(0,W.gH)([...s,...i.value],"terraform")?"not-met":"unknown"}return(0,U.jQ)({...o,pre:""},s)?"met":"not-met"}var N=E(5257);function*P(n,e){for(const o of n.
providers){const i=T(o,n.client,e);i!==null&&(yield i)}const{client:t}=n,s=n.clientVersions.length===0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:o,
place:i}of n.clientVersions)L(o,s)==="not-met"&&(yield{problem:(0,$.clientVersion)({client:t,version:s,constraint:o}),places:[i]})}function T(n,e,t){const{constraints:s,
provider:o}=n,{readings:i,upgrade:a}=t;if(i.isMeetable(s.map(({text:V})=>V)))return a?null:b(n,t);const f=s.flatMap(({text:V,place:J})=>i.terms(V).map(ae=>({...ae,
place:J}))),v=(0,N.JT)(o);if(e==="opentofu"&&(0,U.jF)(f))return{problem:(0,$.constraintInvalid)({reason:"unspecified",provider:v}),places:k(f)};const w=(0,W.Sx)(
f,W.Nd),D=[...new Set(w.map(R.mb))],j=f.filter(V=>D.includes((0,R.mb)(V)));return{problem:(0,$.constraintUnmeetable)({of:`provider ${v}`,terms:D}),places:k(j)}}
function b({provider:n,constraints:e,locked:t},{clients:s,readings:o}){const i=t===null?null:(0,B.rK)(t.version.text);if(t===null||i===null)return null;const a=w=>(0,U.
XA)([i],w.flatMap(({text:D})=>o.terms(D)))===null;if(!a(e))return null;const c=e.filter(w=>a([w])),f=c.length===0?e:c;return{problem:(0,$.lockOutside)({provider:(0,N.
JT)(n),version:(0,B.Cg)(i),constraints:[...new Set(f.map(({text:w})=>(0,R.kv)(o.terms(w))))],clients:s}),places:k([t.version,...f])}}const k=n=>[...new Set(n.map(
({place:e})=>e))];var _=E(8011),u=E(3229),l=E(1022),p=E(7236),r=E(5011);function d(n,e){const t=n.filter(({kind:o})=>h.has(o));return t.some(({place:o})=>(0,y.LA)(
o.file))?[...Map.groupBy(t,({address:o})=>o).values()].flatMap(o=>{const i=[...o].sort((f,v)=>Number((0,y.LA)(f.place.file))-Number((0,y.LA)(v.place.file))),a=i.
findLast(({text:f})=>f!==null),c=i.findLast(f=>f.version!==null);return a===void 0?[]:g(a,c??a,e)}):t.flatMap(o=>g(o,o,e))}const h=new Set(["module","module_mis\
sing","test_module","stack_component","terragrunt_source"]);function g(n,e,t){const{address:s,text:o,place:i}=n;if(o===null||m(o))return[];const a=x(n,o,t);if(a===
void 0)return[];const c=(0,N.KS)(e,t),f=c===null&&e.version!==null;return[{address:s,source:o,place:i,module:a,constraint:c,isOpen:f}]}const O=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function x({kind:n},e,t){if(n==="terragrunt_source"&&e.startsWith("tfr:")){const[,o="",i=""]=O.exec(e)??[],a=(0,r.rE)(o===""?i:`${o}/${i}`,t);return a.ok?a.value:
void 0}const s=(0,r.vL)(e,t);return s.kind==="registry"?s:s.kind==="remote"?null:void 0}const m=n=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(n);function M(n,e,t){
const{client:s}=t;return{directory:n.name===""?".":n.name,client:s,directories:e.map(({name:o})=>o),calls:t.hasCalls?[...e.flatMap(({usages:o})=>d(o,s)),...d(n.
tests,s)]:[],providers:A(n,e,s),lockFile:n.lockFile,clientVersions:e.flatMap(({versions:o})=>he(o,t))}}function A(n,e,t){const s=new Map,o=(a,c,f)=>{const v=(0,N.
JT)(a),w=s.get(v),D=w??{provider:a,places:[],constraints:[]};w===void 0&&s.set(v,D),D.places.push(c),f!==null&&D.constraints.push(f)};for(const a of e){for(const f of H(
a.usages)){const v=z(f,t);v!==null&&o(v,f.place,(0,N.KS)(f,t))}const c=a.versions.filter(({kind:f})=>f==="provider-version");for(const[f,v]of Map.groupBy(c,w=>w.
localName??"")){const w=Y(f,a,t);if(w!==null)for(const{text:D,place:j}of qe(v))o(w,j,{text:D,place:j})}}const i=q(n,t);return Array.from(s,([a,c])=>({...c,locked:i.
get(a)??null}))}function H(n){const e=n.filter(({place:s})=>(0,y.LA)(s.file));if(e.length<2)return n;const t=new Map(e.map(s=>[s.address,s.place.file]));return n.
filter(({address:s,place:o})=>!(0,y.LA)(o.file)||t.get(s)===o.file)}function z(n,e){return n.kind==="lock_provider"||n.kind!=="required_provider"&&n.kind!=="imp\
lied_provider"&&(0,p.o)(n.address)==="terraform"?null:(0,p.l)(n,(0,r.Vm)(e),e)}function Y(n,{usages:e},t){const s=e.find(({kind:o,address:i})=>o.startsWith("req\
uired_provider")&&(0,p.o)(i)===n);return s!==void 0?z(s,t):{host:(0,r.Vm)(t),namespace:"hashicorp",type:n}}function q({usages:n},e){const t=new Map;for(const s of n){
if(s.kind!=="lock_provider")continue;const o=(0,p.l)(s,(0,r.Vm)(e),e),i=(0,N.KS)(s,e);if(o===null||i===null)continue;const a={version:i,constraints:s.version?.recorded??
null};if(t.set((0,N.JT)(o),{...a,isCopied:!1}),e==="opentofu"&&fe(o)){const c=(0,N.JT)({...o,host:(0,r.Vm)(e)});t.has(c)||t.set(c,{...a,isCopied:!0})}}return t}
const fe=({host:n,namespace:e})=>n===(0,r.Vm)("terraform")&&e==="hashicorp";function he(n,{client:e,versions:t}){const s=n.filter(o=>et(o,e,t));return qe(s)}function qe(n){
const e=n.findLast(({place:t})=>(0,y.LA)(t.file))?.place.file;return e===void 0?n:n.filter(({place:t})=>t.file===e)}function et({kind:n,place:e},t,{opentofu:s=""}){
const o=/\.tofu(\.json)?$/.test(e.file);return n==="compatible"?t==="opentofu":n!=="version"||t==="terraform"?n==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(s)}function hn(n,e){const t=vn(n,e);return t===null?null:ke((n.version??n).place,t)}const ke=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>pn(n.
file).includes(s)),host:null}),pn=n=>/\.tofu(\.json)?$/.test(n)?["opentofu"]:I.Du,mn=/\.tf(component|stack|deploy)\.(hcl|json)$/;function vn(n,e){switch(n.kind){case"\
module":case"module_missing":case"test_module":return gn(n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return mn.
test(n.place.file)?null:kn(n,e);case"lock_provider":return _n(n,e);default:return null}}const je=(n,e)=>({problem:(0,$.constraintInvalid)({reason:"syntax",text:n,
why:e}),clients:I.Du,isPlaceholder:(0,u.Kc)(n)}),pe=n=>({problem:n,clients:I.Du});function gn(n,{readings:e,releases:t}){const{address:s,version:o}=n;if(o===null)
return null;const{text:i}=o;if(i===null)return!t.every(({client:j,before:G})=>j!=="terraform"||G==="1.15")&&o.isWithheld!==!0?null:{problem:(0,$.constraintInvalid)(
{reason:"expression",address:s}),clients:["terraform"]};const a=e.module(i);if(!a.ok)return je(i,a.why);const c=e.refusedByModules(i);if(c.length===0)return null;
const f=a.value.find(({version:w})=>(0,B.Ty)(w)),v=f&&(0,B.Cg)(f.version);return{problem:(0,$.constraintUnmeetable)({of:s,terms:[i],preRelease:v}),clients:c}}function kn({
kind:n,address:e,text:t,version:s},{readings:o}){if(s===null)return null;if(s.text===null)return pe((0,$.constraintInvalid)({reason:"not-a-string",address:e}));
const i=o.provider(s.text);if(!i.ok)return je(s.text,i.why);const a=I.Du.filter(f=>n==="required_provider"?(0,l.m)(t??"",f).kind==="builtin":(0,p.o)(e)==="terra\
form");if(a.length===0)return null;const c=t??"terraform.io/builtin/terraform";return{problem:(0,$.constraintInvalid)({reason:"built-in",provider:c}),clients:a}}
function _n(n,{readings:e}){const t=n.text??"",{text:s=null,recorded:o=""}=n.version??{};if(s===null)return pe((0,$.lockInvalid)({reason:"no-version",provider:t}));
const i=(0,B.rK)(s);if(i===null)return pe((0,$.lockInvalid)({reason:"not-a-version",provider:t}));const a=(0,B.Cg)(i);if(a!==s)return pe((0,$.lockInvalid)({reason:"\
not-normal",of:"version",provider:t,normal:a}));if(o==="")return null;const c=e.provider(o);if(!c.ok)return pe((0,$.lockInvalid)({reason:"not-constraints",provider:t}));
const f=(0,R.kv)(c.value);if(f===o)return null;const v={reason:"not-normal",of:"constraints",provider:t,normal:f};return pe((0,$.lockInvalid)(v))}const bn=({text:n,
place:e})=>ke(e,{problem:(0,$.lockInvalid)({reason:"twice",provider:n??""}),clients:I.Du});function En({kind:n,place:e},{set:t}){const s=t.filter(i=>i!==I.$I[n].
client),o=ke(e,{problem:(0,_.blockUnsupported)({kind:n}),clients:s});return o.clients.length===0?null:o}function wn({kind:n,text:e,place:t},{readings:s,versions:o}){
const i=n!=="provider-version",a=i?s.module(e):s.provider(e),c=i?I.Du.filter(v=>et({kind:n,place:t},v,o)):I.Du,f=v=>ke(t,{problem:v,clients:c});return a.ok?!i||
!a.value.some(({version:v})=>(0,B.Ty)(v))?null:f((0,$.constraintInvalid)({reason:"pre-release",text:e})):ke(t,{...je(e,a.why),clients:c})}class On{found=new Map;rules;constructor(e){
this.rules=e}add(e){const t=(0,y.Gz)(e.directory==="."?"":e.directory,"main.tf"),s=(0,C.Zl)(t)?t:null;for(const o of P(e,this.rules)){const i=Sn(o),a=this.found.
get(i);if(a===void 0){this.found.set(i,{...o,having:new Set([e.client]),aside:s});continue}a.having.add(e.client),s===null&&(a.aside=null)}}notes(){const{clients:e}=this.
rules;return[...this.found.values()].flatMap(({problem:t,places:s,having:o,aside:i})=>{const[a,...c]=s;if(a===void 0)return[];const f=t.code!=="client-version"&&
o.size===e.length,v={problem:t,place:a,others:c,host:null,clients:f?I.Du:[...o]};return[i===null?v:{...v,aside:i}]})}}const Sn=({problem:n,places:e})=>[n.code,n.
message,...e.map(({file:t,line:s,column:o})=>`${t}:${s}:${o}`)].join(`
`);function*Mn(n,e,t){const s=new Set;for(const o of n){if(o.kind==="lock_provider"){const a=`${o.place.file}
${o.text}`;s.has(a)&&(yield bn(o)),s.add(a)}const i=hn(o,t);i!==null&&(yield i)}for(const o of e){const i=yn(o,t);i!==null&&(yield i)}}function yn(n,e){return"f\
ile"in n?null:"localName"in n?wn(n,e):En(n,e)}var tt=E(9349),An=E(8704);const nt=1024;function In(n){if(n.length>nt)return;const e=new Tn(new tt.bs(n)),t=e.condition();
return e.isAtEnd()?t:void 0}class Tn{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){
if(this.cursor.depth>=tt.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&this.take("?")){const s=this.condition(),o=this.take(":")?
this.condition():void 0;t=s&&o&&{kind:"condition",test:e,yes:s,no:o}}return this.cursor.depth--,t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||
!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,right:s}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.
take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{
cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"string",start:t,end:e.at,value:s,verbatim:s}}}primary(){
const{cursor:e}=this;if(this.take("(")){const c=this.condition();return this.take(")")?c:void 0}const t=e.skipBlank(),s=e.at,o=e.readName();if(o!==void 0)return this.
named(o,s);const i=this.match(/\d+(?:\.\d+)?/y);if(i!==void 0)return st(Number(i),s,e.at);const a=t==='"'||t==="{"||t==="["?(0,An.U)(e,t):void 0;return a&&{kind:"\
literal",expression:a}}named(e,t){const{cursor:s}=this,o={true:!0,false:!1,null:null}[e];if(o!==void 0)return st(o,t,s.at);if(!this.take("("))return{kind:"name",
name:e};const i=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==")")return;i.push(a)}return{kind:"call",name:e,
given:i}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[
s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const st=(n,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,end:t,value:n}});class Se{text;withheld;constructor(e,t=null){
this.text=e,this.withheld=t}}const Ue=4096,$n=200,xn=2e4,Dn=5e6;class Be{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>Dn}spend(e){if(this.steps+=1,this.count(),this.depth>=$n||this.steps>xn||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,
typeof t=="string"&&t.length>Ue?void 0:t}}const me=()=>({name:()=>{},call:()=>{},effort:new Be}),re=({expression:n,text:e},t)=>t.effort.spend(()=>ot(n,e,t));function _e(n,e){
const t=In(n);return t&&dt(t,n,e)}const ve=n=>typeof n=="string"||typeof n=="number"||typeof n=="boolean"?String(n):void 0;function oe(n){const e=new Map;return t=>(e.
has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function ot(n,e,t){switch(n.kind){case"string":case"primitive":return n.value;case"object":return oe(s=>{const o=Rn(
n.items).get(s);return o&&re(Cn(o,e),t)});case"tuple":return oe(s=>{const o=n.elements[Number(s)];return o&&re({expression:o,text:e},t)});case"template":return Nn(
ut(n.parts,e,t),e,t);case"other":return _e(e.slice(n.start,n.end),t)}}const Cn=({value:n},e)=>({expression:n,text:e}),it=new WeakMap;function Rn(n){const e=it.get(
n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.set(s.name,s);return it.set(n,t),t}function Nn(n,e,t){let s="";for(const o of n){
const i=o.kind==="known"?void 0:lt(o,e),a=o.kind==="known"?o.value:i&&_e(i,t),c=ve(a);if(c===void 0)return rt(s,a);if(s.length+c.length>Ue)return;s+=c}return s}
function rt(n,e){return e instanceof Se?new Se((n+e.text).slice(0,Ue),e.withheld):new Se(n)}const at=(n,e)=>n.code??e.slice(n.start,n.end);function lt(n,e){const t=at(
n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const ct=/^%\{~?\s*if\s([\s\S]*)\}$/,Pn=/^%\{~?\s*else\s*~?\}$/,Ln=/^%\{~?\s*endif\s*~?\}$/,
jn=512,Un=1e3;function ut(n,e,t){if(n.length>Un)return n;const s=n.map(j=>j.kind==="unknown"&&j.end-j.start<=jn?at(j,e):""),[o,...i]=s.keys().filter(j=>ct.test(
s[j]??"")),a=s.findIndex(j=>Ln.test(j));if(o===void 0||i.length>0||a<o)return n;const c=ct.exec(s[o]??"")?.[1]??"",f=_e(c.replace(/~$/,""),t);if(typeof f!="bool\
ean")return n;const v=s.findIndex(j=>Pn.test(j)),w=v<0?a:v,D=f?n.slice(o+1,w):n.slice(w+1,a);return[...n.slice(0,o),...D,...n.slice(a+1)]}function dt(n,e,t){const s=o=>dt(
o,e,t);return t.effort.spend(()=>{switch(n.kind){case"literal":return ot(n.expression,e,t);case"name":return t.name(n.name);case"call":return t.call(n.name,n.given.
map(s));case"step":{const o=s(n.of),i=ve(s(n.key));return typeof o=="function"&&i!==void 0?o(i):void 0}case"condition":{const o=s(n.test);return typeof o!="bool\
ean"?void 0:s(o?n.yes:n.no)}case"comparison":{const[o,i]=[s(n.left),s(n.right)];return[o,i].every(c=>c===null||ve(c)!==void 0)?o===i===n.isEqual:void 0}}})}const ft="\
\0";class Bn{module=oe(R.PW);provider=oe(R._T);terms=e=>{const t=this.provider(e);return t.ok?t.value:[]};refusedByModules=oe(e=>{const t=this.module(e);return t.
ok?I.Du.filter(s=>!(0,W.gH)(t.value,s)):[]});joined=oe(e=>{const t=e.split(ft).flatMap(this.terms),s=t.map(({version:o})=>o);return(0,U.XA)(s,t)!==null||(0,W.Nd)(
t)});isMeetable(e){return this.joined([...new Set(e)].join(ft))}}const Wn=new Set(["module","module_missing","required_provider","required_provider_nosource","r\
equired_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),Fn=({kind:n})=>n==="installed_module";function Hn(n,e,t){const s=new Map,
o=i=>{const a=(0,y.jt)(i),c=s.get(a);if(c!==void 0)return c;const f=Kn(a);return s.set(a,f),f};for(const i of n){if(!i.clients.includes(t)||Fn(i))continue;const a=o(
i.place.file);i.kind==="test_module"?a.tests.push(i):zn(a,i)}for(const i of e){const a="file"in i?i.file:i.place.file;if(t==="terraform"&&/\.tofu(\.json)?$/.test(
a))continue;const c=o(a);"localName"in i&&c.versions.push(i),c.hasConfiguration||=i.kind!=="lock",c.isInitialised||=i.kind==="state",i.kind==="lock"&&ht(c,a)}for(const i of s.
values())Vn(s,i);return s}const Kn=n=>({name:n,usages:[],versions:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function zn(n,e){
if(e.kind==="lock_provider"?ht(n,e.place.file):n.hasConfiguration=!0,!Wn.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages.push(e),e.isOverridden))return;
pt(e)&&(n.isInitialised=!0);const t=mt(n.name,e);t!==null&&n.children.push(t)}function ht(n,e){n.lockFile=e,n.isInitialised=!0}const pt=({kind:n,address:e,place:t})=>n===
"terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(t.file);function mt(n,e){const{kind:t,text:s}=e;return!(t==="module"||t==="test_mod\
ule"||pt(e))||s===null||!(0,r.Nj)(s)?null:(0,y.un)(n,s.replace(/\?.*$/s,""))}function Vn(n,e){const{name:t,tests:s}=e;if(s.length===0)return;const o=/^(?:(.*)\/)?tests$/.
exec(t),i=o===null?void 0:n.get(o[1]??""),a=i?.hasConfiguration===!0?i:e;a.isInitialised=!0,a!==e&&(a.tests.push(...s),e.tests=[])}const vt=({name:n,tests:e})=>e.
flatMap(t=>mt(n,t)??[]);function Xn(n){const e=new Set;for(const t of n.values())for(const s of[...t.children,...vt(t)])s!==t.name&&e.add(s);return[...n.values()].
filter(({name:t,hasConfiguration:s,isInitialised:o})=>s&&(o||!e.has(t)))}function Gn({usages:n,declared:e,clients:t,patterns:s}){const o=t.map(a=>Hn(n,e,a)),i=Jn(
s,new Set(o.flatMap(a=>[...a.keys()])));return t.map((a,c)=>{const f=o[c]??new Map,v=s.length===0?Xn(f):[...f.values()].filter(w=>w.hasConfiguration&&i.has(w.name));
return{client:a,directories:f,roots:v}})}function Jn(n,e){const t=new Set;for(const s of n)for(const o of e)!t.has(o)&&gt(s,o)&&t.add(o);return t}const gt=(n,e)=>n.
matches(e===""?".":e),Yn=(n,e)=>e.flatMap(t=>{const s=({directories:o})=>o.values().some(i=>i.hasConfiguration&&gt(t,i.name));return n.some(s)?[]:[t.text]});function*Zn(n,{
changed:e,versions:t,hasCalls:s=!0}){const o=e===null?null:Qn(e);for(const{client:i,directories:a,roots:c}of n)for(const f of c){const v=qn(f,a);o!==null&&!v.some(
({name:w})=>o.has(w))||(yield M(f,v,{client:i,versions:t,hasCalls:s}))}}function Qn(n){const e=new Set;for(const t of n){const s=(0,y.jt)(t);e.add(s),/(^|\/)tests$/.
test(s)&&e.add((0,y.jt)(s))}return e}function qn(n,e){const t=new Set([n]),s=o=>{const i=e.get(o);i!==void 0&&t.add(i)};for(const o of vt(n))s(o);for(const{children:o}of t)
for(const i of o)s(i);return[...t]}var We=E(4e3),be=E(2161),te=E(7854);const es=1e3,ts=/(^|\s)#.*$/s,ns=/(^|\s)(\/\/|\/?\*).*$/s;function Me(n,e){const t=/jenkinsfile|\.json$/i.
test(n);return e.split(`
`).map((s,o)=>({text:s.slice(0,es).replace(t?ns:ts,"").trimEnd(),number:o+1}))}function kt(n,{text:e,number:t},s,o){const i=Array.from(e.slice(0,s)).length+1,a=Array.
from(e.slice(s,s+o)).length;return{file:n,line:t,column:i,endColumn:i+a}}const ss=n=>n.length-n.trimStart().length,_t=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],Fe=n=>_t.some(({path:e})=>e.test(n)),bt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function os({file:n,text:e}){if(Fe(n)){const t=Me(n,e);return _t.filter(({path:s,line:o})=>s.test(n)&&(o===void 0||t.some(i=>o.test(i.text)))).map(({client:s})=>s)}
return e.search(bt)<0?[]:Me(n,e).flatMap(t=>t.text.match(bt)?.map(s=>s.toLowerCase())??[])}var Et=E(3024),se=E(6760),ye=E(5747),Ae=E(6195);function wt({root:n,scan:e}){
const t=[n,...e.map(i=>(0,se.resolve)(n,(0,Ae.VK)(i).fixed))].map(Ie),s=i=>t.some(a=>a!==null&&(0,Ae.UO)(i,a)),o=(i,a)=>{const c=Ie((0,se.resolve)(n,i));return c===
null||!s(c)?[]:is(c).filter(a).map(({name:v})=>v).sort()};return{list:i=>o(i,a=>!a.isDirectory()),directories:i=>o(i,a=>a.isDirectory()&&!(0,Ae.G$)(a.name)),exists:i=>{
const a=Ie((0,se.resolve)(n,i));return a!==null&&s(a)},read:(i,a)=>{const c=Ie((0,se.resolve)(n,i));if(c===null||!s(c))return null;const f=(0,ye.yR)(c,a);return f.
ok?f.text:null}}}function Ie(n){try{return(0,Et.realpathSync)(n)}catch(e){return(0,ye.Oj)(e),null}}function is(n){try{return(0,Et.readdirSync)(n,{withFileTypes:!0})}catch(e){
return(0,ye.Oj)(e),[]}}const rs=[["",be.Z8],[".github",()=>!1],...[".github/workflows",".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".\
azuredevops",".azure-pipelines",".pipelines",".spacelift"].map(n=>[n,as]),[".devcontainer",n=>n==="devcontainer.json"||(0,be.Z8)(n)],[".config",be.TD],[".config\
/mise",Ot],[".mise",Ot]];function as(n){return/\.ya?ml$/i.test(n)}function Ot(n){return n==="config.toml"}const St=".github/actions",ls=128*1024,cs=200;function*us({
root:n,exclude:e},t){const s=wt({root:n,scan:[]}),o=(0,Ae.Ls)(e),i=ds(s).filter(f=>!o(f)),a=f=>f.split("/").length,c=[...new Set([...i,...t])].sort((f,v)=>a(f)-
a(v)||(f<v?-1:1));for(const f of c.slice(0,cs)){const v=s.read(f);v!==null&&v.length<=ls&&(yield{file:f,text:v})}}function ds(n){const e=rs.flatMap(([s,o])=>n.list(
s).filter(i=>o(i)||Fe((0,y.Gz)(s,i))).map(i=>(0,y.Gz)(s,i))),t=n.directories(St).flatMap(s=>["action.yml","action.yaml"].map(o=>`${St}/${s}/${o}`));return[...e,
...t]}const fs={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},Te=n=>fs[(n??"").toLowerCase()]??"terraform",Z=(n,e)=>({form:n,read:t=>({client:Te(t[1]),
text:e(t),...t[2]===void 0?{}:{version:t[2]}})}),hs="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|provide\
rs\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",ps=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,ms=new Map([["hashicorp/setup-terraform","terraform"],["opentofu\
/setup-opentofu","opentofu"]]);function vs([,n="",e=""]){const t=`${n}/${e}`,s=ms.get(t.toLowerCase());if(s!==void 0)return{client:s,text:`uses ${t}`,step:{otherwise:"\
latest"}};const o=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(t);return o===null?null:{client:Te(o[1]??o[2]),text:`uses ${t}`,
step:{otherwise:null}}}const gs=`(?=["'\\s,\\]})@]|$)`,Mt="^[\\s-]*\\w[\\w-]*:\\s*\\[",yt=`(?=["']?\\s*[,\\]])`,At=([,n])=>`lists ${n}`,ks=[{form:new RegExp(`(?\
:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${gs}`),read:([,n="",e])=>({client:n.startsWith("hashicorp")?"terra\
form":"opentofu",text:`uses ${n}`,version:e===void 0||/^(light|full|minimal)$/.test(e)?"latest":e})},Z(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.e\
xe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${hs})(?![\\w-])`),([,n])=>`runs ${n}`),Z(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,n])=>`sets ${n} as the command`),Z(new RegExp(`${Mt}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${yt}`),At),Z(new RegExp(`${Mt}(?=[^\\]]*\\bterrafo\
rm\\b)[^\\]]*?\\b(tofu|opentofu)${yt}`),At),Z(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,n])=>`sets ${n}`),Z(/--tf-path=\S*?(terraform|tofu)\b/,
([,n])=>`runs ${n}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,n])=>({client:Te(n),text:`has hooks that run\
 ${n}`,...n==="terraform"?{level:"hook"}:{}})},Z(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,n])=>`uses components/${n}`),Z(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,n])=>`uses the template ${n}`),Z(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,n])=>({client:Te(n),text:`uses a task of ${n}`,step:{otherwise:null}})},Z(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,n])=>`uses t\
he orb ${n}`),Z(/\/features\/(terraform|opentofu)\b/,([,n])=>`uses the feature ${n}`),Z(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),Z(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),Z(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),Z(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,n])=>`runs tenv ${n}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},Z(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,n])=>`installs ${n}`),Z(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,n])=>`sets ${n}_version`),Z(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,n])=>`sets ${n}_VERSION`)],_s=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,bs=/\b(?:echo|printf)\b[^;&|]*/g;function Es(n){
if(!/terraform|tofu|tfenv/i.test(n))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(n);if(_s.test(n)&&!e)return[];const t=n.replace(bs,i=>" ".repeat(
i.length)),s=ps.exec(t),o=s===null?null:vs(s);return s!==null?o===null?[]:[It(s,o)]:ks.flatMap(({form:i,read:a})=>{const c=i.exec(t);return c===null?[]:[It(c,a(
c))]})}const It=({index:n,0:{length:e}},t)=>({version:null,start:n,length:e,...t}),Tt={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terr\
aform":"terraform","opentofu/opentofu":"opentofu"},ws=/[^\s"',\]}]+/;function Os({file:n,text:e}){const t=Me(n,e);return n.endsWith(".terraform-version")?$t(n,t,
"terraform"):n.endsWith(".opentofu-version")?$t(n,t,"opentofu"):n.endsWith(".toml")?As(n,t):Ss(n,t)}function He(n,e,t,s,o=0){const i=kt(n,e,o,e.text.length-o),a=s===
null?`selects ${t}`:`selects ${t} ${s}`;return{client:t,level:"version-file",place:i,text:(0,We.dh)(a,100),version:s}}function $t(n,e,t){const s=e.find(({text:o})=>o.
trim()!=="");return s===void 0?[]:[He(n,s,t,ws.exec(s.text)?.[0]??null)]}function Ss(n,e){return e.flatMap(t=>{const[s="",o=null]=t.text.trim().split(/\s+/),i=Ke(
s);return i===void 0?[]:[He(n,t,i,o)]})}const Ke=n=>Object.hasOwn(Tt,n)?Tt[n]:void 0,Ms=/^\s*\[\s*([\w."':/-]+)\s*\]/,ys=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function As(n,e){const t=[];let s="";for(const o of e){const i=Ms.exec(o.text);i!==null&&(s=(i[1]??"").replaceAll('"',""));const[,a="",c=""]=ys.exec(o.text)??[],
f=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],v=Ke(s==="tools"?a:a==="version"?f??"":"");if(v===void 0)continue;const w=/\bversion\s*=\s*(.*)$/s.exec(c)?.[1]??c,D=w.match(
/[^\s"',[\]{}=]+/g)??[];for(const j of w.startsWith("[")?D:D.slice(0,1))t.push(He(n,o,v,j,o.text.length-o.text.trimStart().length))}return t}const xt=50,Is=100,
Ts=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function $s(n,e){const t=[],s=new Set;let o=!1;for(const i of us(n,e)){for(const v of os(i))s.add(v);if(Fe(i.file))continue;
const a=i.file.slice(i.file.lastIndexOf("/")+1),c=(0,be.TD)(a)||i.file.endsWith("mise/config.toml"),f=c?Os(i):xs(i);o||=!c&&Ts.test(i.text),t.push(...f)}return{
signs:t,setsCloudHostname:o,others:s}}function xs({file:n,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const t=Me(n,e),s=new Map;let o=0;const i=(0,te.
Oo)(a=>(o+=1,o>xt?[a]:Ls(a,t)));for(const[a,c]of t.entries()){if(s.size>=xt)break;for(const f of Es(c.text)){const{client:v,start:w,length:D,level:j="tool"}=f;for(const G of Rs(
f,t,a,i)){const V=`${v} ${j} ${G}`;if(s.has(V))continue;const J=kt(n,c,w,D);s.set(V,{client:v,level:j,place:J,text:(0,We.dh)(f.text,Is),version:G})}}}return Ds(
n,[...s.values()])}function Ds(n,e){return!e.some(({client:s})=>s==="opentofu")||!/atlantis\.ya?ml$/.test(n)?e:e.filter(({client:s,version:o})=>s==="opentofu"||
o!==null).map(s=>({...s,client:"opentofu"}))}const Cs=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function Rs({version:n,step:e},t,s,o){
if(e===void 0)return n===null?[null]:o(n);const i=Ns(t,s).map(({text:a})=>Cs.exec(a)?.[1]?.replace(/^["']|["']$/g,"")).find(a=>a!==void 0);return i===void 0?[e.
otherwise]:o(i)}function Ns(n,e){const t=n[e]?.text??"",s=t.search(/\b(uses|task):/),o=({text:v})=>v!==""&&ss(v)<s,i=n.slice(e+1,e+Dt),a=i.findIndex(o),c=t.trimStart().
startsWith("-")?[]:n.slice(Math.max(0,e-Dt),e),f=c.findLastIndex(o);return[...c.slice(f<0?c.length:f),...i.slice(0,a<0?void 0:a)]}const Dt=40,Ps=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function Ls(n,e){const[,t,s,o]=Ps.exec(n.trim())??[],i=t??s??o;if(i===void 0)return[n.trim()];for(const{text:a}of e){const c=a.indexOf(i),f=c<0?void 0:js.exec(a.
slice(c+i.length))?.[1];if(f===void 0||/[\w-]$/.test(a.slice(0,c)))continue;const v=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(v!==null&&
v.length>0)return v}return[n]}const js=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;var le=E(7052),F=E(6134);function Us({text:n},e){const t=(0,F.
yN)(n);return{text:n,place:s=>{const{line:o,column:i,endColumn:a}=t(s);return{file:e,line:o,column:i,endColumn:a}}}}const Ct=4096,ee=n=>{const e=(0,We.dh)(n,Ct);
return e.length<13?e:` ${e}`.slice(1)},ze=n=>/[^\0-\x7f]/.test(n)?n.normalize("NFC"):n,Ee=n=>({kind:"known",text:ze(ee(n))}),Ve=n=>n===void 0||n.length>nt?null:
{code:ee(n)};function we(n,e,t=!1){const s=()=>n.text.slice(e.start,e.end),o=i=>({kind:"pieces",pieces:i,text:ee(s())});switch(e.kind){case"string":return Ee(t?
e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return Ee(e.verbatim);const i=ut(e.parts,n.text,me()).map(a=>a.kind==="known"?ee(a.value):Ve(lt(a,
n.text)));return i.every(a=>typeof a=="string")?Ee(i.join("")):o(i.includes(null)?[Ve(s())]:i)}case"other":{const i=s(),a=_e(i,me());return typeof a=="string"?Ee(
a):o([Ve(i)])}case"primitive":case"object":case"tuple":return o([null])}}function Bs(n,e){return e.kind!=="primitive"?we(n,e):e.value===null?null:Ee(String(e.value))}
function Ws(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!="object"||t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function ue(n){
return n?.kind!=="string"?null:ze(ee(n.value))}function $e({pieces:n},e){let t="";for(const s of n){const o=typeof s=="object"&&s!==null?_e(s.code,e):s;if(o===null&&
s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const i=ve(o??void 0);if(i===void 0)return{isWhole:!1,...rt(t,o??void 0)};if(t.length+i.length>
Ct)return{isWhole:!1,text:t,withheld:null};t+=i}return{isWhole:!0,text:ze(ee(t)),withheld:null}}var ne=E(7495);const Oe=(n,e,t)=>({row:n,kind:n.kind,address:ee(
e.join(".")),mergeKey:Fs(n,e),localName:null,hasOwnToken:!1,...t});function Fs({merges:n},e){return n===void 0?null:n==="module"?ee(`module.${e.at(-1)}`):n}const xe=n=>[
[{...$e(n,me()),from:null}]];function Hs(n,e){if(n.version===null)return null;const{value:t,...s}=n.version;if(t.kind==="known")return{text:t.text,...s};const o=c=>e(
n,t,c).flat(),i=I.Du.map(c=>{const[f,...v]=o(c);return[c,v.length===0&&f?.isWhole===!0?f.text:null]}),a=o("terraform").some(({withheld:c})=>c!==null);return{text:null,
...s,values:Object.fromEntries(i),isWithheld:a}}function Ks(n,e){const[t]=(0,F.SH)(e,"workspaces",0),s={organization:ue((0,F.w4)(e,"organization")?.value),name:t?
ue((0,F.w4)(t.body,"name")?.value):null};return n.map(o=>({...o,workspace:s}))}const Rt=({version:n})=>n?.value.kind==="known";function Xe(n,e){const t=De(n,(0,F.
w4)(e,"version")?.value),s=ue((0,F.w4)(e,"constraints")?.value);return s===null||t===null?t:{...t,recorded:s}}function De(n,e,t=Bs){const s=e&&t(n,e);return e&&
s?{value:s,place:n.place(e)}:null}const zs=1e4;function Nt({kind:n},e,t,s){const{row:o,value:i}=e;if(i?.kind!=="known"||(0,r.Nj)(i.text))return Pt(n,e,t);const a=`${o.
grammar} ${o.service} ${n.clients} ${Rt(e)} ${i.text}`,c=s.get(a);if(c!==void 0)return c;s.size>=zs&&s.clear();const f=Pt(n,e,t);return s.set(a,f),f}function Pt(n,e,t){
const{row:s,value:o}=e,i=n.clients.map(c=>{if(o===void 0)return[{client:c,...Ut(e,n,c)}];const v=Xs(e,o,c,t).map(w=>({client:c,...Js(n,e,c,w)}));return[...new Map(
v.map(w=>[Vs(w),w])).values()]}),a=Math.max(...i.map(({length:c})=>c));return Array.from({length:a},(c,f)=>{const v=i.flatMap(D=>D[f]??[]),w=v.some(({needed:D})=>D===
"state");return{all:v,needs:w?null:Bt(v,s,()=>null)}})}const Vs=({host:n,needed:e,problem:t,version:s})=>[n,e,s,t?.message].join(" ");function Xs(n,e,t,s){return e.
kind==="known"?[[{...Lt,text:e.text}]]:e.text==="null"?[[{...Lt,text:null}]]:jt(n)?s(n,e,t):xe(e)}const Lt={isWhole:!0,withheld:null,from:null};function jt({row:n,
value:e}){if(e?.kind!=="pieces"||e.text==="null")return!1;const{text:t}=$e(e,me());return t===null||I.Du.some(s=>(0,ne.i4)(n.grammar,t,s)===void 0)}const Gs=({references:n})=>n.
some(e=>e.row.evaluation!==void 0&&(jt(e)||e.version?.value.kind==="pieces"));function Js(n,e,t,s){const{row:o,address:i,value:a}=e,c=Zs(s),f=c.map(({isWhole:V,
text:J})=>J===null?Qs(e,n,t):V?ne.pb[o.grammar](J,t,Rt(e)):(0,ne.i4)(o.grammar,J,t)),[v]=f,w=f.every(V=>V?.needed===v?.needed);if(v!==void 0&&w&&!f.includes(void 0))
return v;if(o.grammar==="terragrunt"&&Ys(a))return ne.zt;const[D]=t==="terraform"?c.flatMap(({withheld:V})=>V??[]):[],j=o.evaluation!==void 0&&o.evaluation[t]===
void 0,G=(0,_.sourceDynamic)({address:i,argument:o.grammar==="host"?"hostname":"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:V,text:J,
from:ae})=>({text:V?J:null,from:ae})),refused:j?"never":D===void 0?null:{variable:D}});return{...ne.zt,problem:G}}const Ys=n=>n?.kind==="pieces"&&n.pieces.some(
e=>typeof e=="string"&&/[?&]ref=/.test(e));function Zs(n){return n.some(({isWhole:e,from:t})=>e&&t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function Qs(n,e,t){
const{row:s,address:o}=n;return s.defaults!==void 0?Ut({...n,kind:s.absent??n.kind},e,t):s.grammar==="url"?ne.zt:{...ne.zt,problem:(0,_.sourceInvalid)({reason:"\
null",address:o})}}const qs={cloud_default:"cloud block",remote_state_default:"remote state"};function Ut(n,e,t){const{row:s,kind:o,address:i,localName:a}=n;if(s.
defaults!==void 0){const c=s.defaults[t];return c!==null?(0,ne.TU)((0,r.mD)(c)):{...ne.zt,problem:(0,_.hostMissing)({block:qs[o]??"remote backend"})}}return o===
"required_provider_invalid"?{...ne.zt,problem:(0,_.sourceInvalid)({reason:"not-a-requirement",address:i})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="\
terraform"&&(0,l.s)(a).ok?(0,ne.TU)((0,r.Vm)(t)):ne.zt:e.isOverride?ne.zt:{...ne.zt,problem:(0,_.sourceInvalid)({reason:"missing",address:i})}}function Bt(n,{service:e},t){
if(e===null)return[];const s=new Map;for(const{client:o,needed:i,host:a}of n){const c=i==="state"?t(o)??a:i;if(c===null)continue;const f=[...s.get(c)?.clients??
[],o];s.set(c,{host:c,service:e,clients:f})}return[...s.values()]}var eo=E(9562);const Ce=5e4;function to(n,e,t=new Map,s=Ce){const o=[],i=[],a=new no(n,e,t);for(const c of n){
for(const f of c.notes)i.push(f);if(!c.isContext)for(const f of c.references){if(o.length>=s)return i.push((0,te.YW)(c.file,(0,le.fileLimit)({kind:"module-usage\
s",max:s}))),Wt(o,i);const v=Nt(c,f,e,t);for(const D of v)o.push(a.usageOf(c,f,D));const w=v.flatMap(D=>D.all);(f.row.isReserved||w.some(({problem:D})=>D!==void 0))&&
i.push(...oo(c,f,a.inForce(c,f,w)))}}for(const c of io(n))o.push(c);return Wt(o,i)}const Wt=(n,e)=>({usages:n.sort(Ft),notes:e.sort(Ft)});class no{files;values;known;overrides;constructor(e,t,s){
this.files=e,this.values=t,this.known=s,this.overrides=e.filter(({kind:o})=>o.isOverride)}usageOf(e,t,{all:s,needs:o}){const{kind:i,value:a,address:c,place:f,row:v,
hasOwnToken:w,workspace:D}=t,j=this.inForce(e,t,s),G=j.length===s.length&&o!==null,V=s.find(({host:J,directHost:ae})=>J!==null||ae!==void 0);return{kind:i,host:V?.
host??null,isHostImplied:V?.isHostImplied??!1,directHost:V?.directHost,hasOwnToken:w,text:a?.text??null,address:c,version:V?.version===void 0?Hs(t,this.values):
{text:V.version,place:f},place:f,clients:e.kind.clients,needs:G?o:Bt(j,v,this.stateHost),isOverridden:j.length===0,workspace:D}}inForce(e,t,s){return this.overrides.
length===0?s:s.filter(({client:o})=>this.isInForce(e,t,o))}replaced=(0,te.Oo)(e=>so(this.overrides,e));isInForce({kind:e},{mergeKey:t},s){return e.isOverride||t===
null||!this.replaced(s).has(t)}stateHost=(0,te.Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(e))for(const s of t.references){if(!(s.row.merges===
"backend")||!this.isInForce(t,s,e))continue;const[i]=Nt(t,s,this.values,this.known),a=i?.all.find(c=>c.client===e)?.needed??null;if(a!==null&&a!=="state")return a}
return null})}function so(n,e){const t=new Set;for(const{kind:s,references:o,scope:i}of n)if(s.clients.includes(e)){i.hasBackend&&t.add("backend");for(const{mergeKey:a,
value:c,localName:f}of o)a!==null&&(c!==void 0||f!==null)&&t.add(a)}return t}function oo(n,{place:e,row:t,value:s},o){const i=new Map,a=s?.kind==="known"&&(0,u.
Kc)(s.text),c=n.notes.some(f=>f.place.line===e.line);for(const{client:f,problem:v,host:w}of o){if(v===void 0||c&&v.code==="source-dynamic")continue;const D=v.code===
"source-dynamic"?v.message:v.code,j=i.get(D)??{problem:v,host:w,clients:[],place:e,isPlaceholder:a};i.set(D,{...j,clients:[...j.clients,f]})}if(t.isReserved&&o.
length>0){const f=(0,_.blockReserved)({block:"required_providers",parent:"terraform"}),v=o.map(({client:w})=>w);i.set(f.code,{problem:f,host:null,clients:v,place:e})}
return[...i.values()]}const Ft=({place:n},{place:e})=>n.file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.column-e.column;function io(n){if(n.every(({scope:s})=>s.
providerUses.size===0))return[];const e=new Map,t=n.every(({kind:s})=>s.clients.length===I.Du.length);for(const s of t?[I.Du]:I.Du.map(o=>[o])){const o=n.filter(
({kind:i})=>s.every(a=>i.clients.includes(a)));for(const[i,a]of ro(o)){const c=e.get(i);c===void 0?e.set(i,{use:a,clients:s}):e.set(i,{...c,clients:[...c.clients,
...s]})}}return e.values().map(ao).toArray()}function ro(n){const e=new Set(["terraform"]);for(const{references:s}of n)for(const{localName:o}of s)o!==null&&e.add(
o);const t=new Map;for(const{scope:s,isContext:o}of n)if(!o)for(const[i,a]of s.providerUses)e.has(i)||(e.add(i),(0,l.s)(i).ok&&t.set(i,a));return t}function ao({
use:n,clients:e}){const t=Ge.filter(a=>e.some(c=>a.clients.includes(c))),s=t.length===Ge.length?Ge:t;return{kind:"implied_provider",host:t[0]?.host??null,...n,clients:e,
needs:s,...{version:null,isOverridden:!1,isHostImplied:!0}}}const Ge=I.Du.map(n=>({host:(0,r.Vm)(n),service:eo.xq,clients:[n]}));var lo=E(4009);const Ht=200;function Re(n,e=new F.
n_){const t=new co(n,e),s=t.readRoot(),o={kind:"json",members:s===void 0?[]:(0,F.lS)(s)};return(0,F.pH)(n,o,t.mistake,e)}class co{text;parts;at=0;depth=0;mistake;constructor(e,t){
this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),
this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&this.report("extraneous data after value: extra characters appear aft\
er the JSON value",this.at);const s=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!s&&this.report("root value must be object: it is neither an object\
 nor an array of objects",t.start),t}report(e,t,s=t+1){this.mistake??={message:e,start:t,end:s}}stop(e,t){this.report(e,t),this.at=this.text.length}skipSpaces(){
const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else return e.charAt(this.
at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const o=e.charAt(s);if(o==='"'){const i=this.readString();return i===void 0?void 0:(0,lo.BD)(i,{start:s,end:this.at},t)}if(o==="{"||o==="["){if(this.depth>=Ht)return this.
stop(`values are nested deeper than ${Ht} levels`,s);this.depth++;const i=o==="{"?this.readObject():this.readArray();return this.depth--,i}return this.readPrimitive()}readPrimitive(){
const{text:e,at:t}=this;Kt.lastIndex=t;const s=Kt.exec(e)?.[0];return s===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a brac\
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
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(uo,(s,o,i)=>{
if(o===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,t+i,t+i+2),s}).toWellFormed()}}
const Kt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,uo=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var Ne=E(400),fo=E(4667);function ho(n,e,t,s){
const o=(0,fo.F)(t.class),i=[];for(const c of o.get("")??zt)Vt(i,Gt(n,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:po(e,o);for(const c of a){
if(i.length>s)break;for(const f of o.get(c.type)??zt)Xt(n,f,c,[],i)}return i}const zt=[];function Vt(n,e){for(const t of e)n.push(t)}function po(n,e){return[...new Set(
n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:i})=>i[0]?.labels.length??0))].flatMap(i=>(0,F.SH)(n,s,i)))}function Xt(n,e,t,s,o){
const i=e.path[s.length],{labels:a,body:c}=t;if(i?.type!==t.type||a.length!==i.labels.length)return;for(let w=0;w<a.length;w++){const D=i.labels[w];if(D!=="*"&&
D!==a[w]?.value)return}const f=[...s,t],v=e.path[f.length];if(v===void 0){const w=f.flatMap(D=>[D.type,...D.labels.map(({value:j})=>j)]);Vt(o,Gt(n,e,{body:c,block:t,
names:w}));return}for(const w of(0,F.SH)(c,v.type,v.labels.length))Xt(n,e,w,f,o)}function Gt(n,e,t){const{position:s}=e,{body:o,block:i,names:a}=t;switch(s){case"\
source":return Pe(n,e,t,(0,F.w4)(o,s)?.value,Xe(n,o));case"hostname":{const c=(0,F.w4)(o,s)?.value,f=Pe(n,e,t,c,Xe(n,o)),v=e.merges==="backend"?Ks(f,o):f;return Jt(
v,(0,F.w4)(o,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Pe(n,e,t,(0,F.w4)(o,c)?.value,null));case"entries":return(0,F.
Td)(o).map(c=>vo(n,e,t,c));case"label":{const c=i?.labels.at(-1);if(c===void 0)return[];const f={kind:"known",text:ee(c.value)},v=n.place(c),w=Xe(n,o);return[Oe(
e,a.slice(0,-1),{value:f,version:w,place:v})]}case"manifest":return go(n,e,o);default:return mo(n,e,t,s)}}function mo(n,e,t,s){if(ue((0,F.w4)(t.body,"backend")?.
value)!==s.backend)return[];const i=(0,F.w4)(t.body,"config")?.value,a=de(i,s.argument),c=Jt(Pe(n,e,t,a,null),de(i,"token"));if(i===void 0||i.kind==="object")return c;
const f=Ws(we(n,i),s.argument);return c.map(v=>({...v,value:f}))}const Jt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));function Pe(n,e,{block:t,names:s},o,i){
if(o!==void 0)return[Yt(n,e,s,o,i)];if(e.absent===void 0||t===void 0)return[];const a=n.place(t);return[Oe(e,s,{kind:e.absent,value:void 0,version:i,place:a})]}
function Yt(n,e,t,s,o){const c=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:we(n,s,e.isLiteral);return Oe(e,t,{value:c,version:o,place:n.place(
s)})}function vo(n,e,{names:t},{name:s,value:o}){const i=e.merges===void 0?null:`${e.merges}.${s}`,a={address:ee([...t,s].join(".")),localName:ee(s),mergeKey:i};
if(o.kind==="object"){const v=de(o,"source");return Oe(e,t,{...a,kind:v===void 0?e.absent??e.kind:e.kind,value:v&&we(n,v,e.isLiteral),version:De(n,de(o,"version"),
we),place:n.place(v??o)})}const c=o.kind==="string"||o.kind==="primitive"||o.kind==="template";return Oe(e,t,{...a,kind:c?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:c?De(n,o):null,place:n.place(o)})}function go(n,e,t){const s=(0,F.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:s.elements.
flatMap(o=>{const i=de(o,"Source"),a=ue(de(o,"Key"));if(i===void 0||a===null)return[];const c=De(n,de(o,"Version"));return[Yt(n,e,["module",a],i,c)]})}const de=(n,e)=>n?.
kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,Le={providerUses:new Map,hasBackend:!1,traits:[]},Zt=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function Qt(n,e){const t=new bo(n);if(e.kind==="native")for(const a of e.
blocks)Zt.get(a.type)===a.labels.length&&t.read(a);else for(const[a,c]of Zt)(0,F.SH)(e,a,c).forEach(t.read,t);const{providerUses:s,hasBackend:o,traits:i}=t;return{
providerUses:s,hasBackend:o,traits:i}}function ko(n,e){const t=_o.flatMap(({argument:s,kind:o})=>{const i=(0,F.w4)(e,s)?.value,a=ue(i);if(i===void 0||a===null)return[];
const c=n.place(i);if(o==="version")return[{kind:o,text:a,localName:null,place:c}];const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return f===void 0?
[]:[{kind:o,text:f,place:c}]});return t.length===0?Le:{...Le,traits:t}}const _o=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constr\
aint",kind:"version"}];class bo{providerUses=new Map;hasBackend=!1;traits=[];source;constructor(e){this.source=e}read(e){const{type:t,labels:s,body:o}=e;switch(t){case"\
language":this.addTrait("language",e);for(const i of(0,F.SH)(o,"compatible_with",0))this.addVersion("compatible",(0,F.w4)(i.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,F.SH)(o,"backend",1).length>0||(0,F.SH)(o,"cloud",0).length>0;for(const i of(0,F.SH)(o,"encryption",0))this.addTrait("encryption",i);this.
addVersion("version",(0,F.w4)(o,"required_version"));return;case"provider":for(const i of s)this.use(i.value,i.value,i,[e]),this.addVersion("provider-version",(0,F.
w4)(o,"version"),ee(i.value));(0,F.w4)(o,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const i of(0,F.SH)(o,"data",2))this.readTyped(i,[e,i]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}addTrait(e,t){this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const o=ue(t?.value);t===void 0||o===null||this.traits.push(
{kind:e,text:o,localName:s,place:this.source.place(t.value)})}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(e,t)||this.use(wo(s.value),s.value,s,t)}readNamed(e,t){
const s=(0,F.w4)(e.body,"provider")?.value,o=s===void 0?void 0:Mo(this.source,s);return s===void 0||o===void 0?!1:(this.use(o,o,s,t),!0)}use(e,t,s,o){if(this.providerUses.
has(e))return;const{source:i}=this;this.providerUses.set(ee(e),{text:ee(t),address:Eo(o),place:i.place(s)})}}const Eo=n=>ee(n.flatMap(({type:e,labels:t})=>[e,...t.
map(({value:s})=>s)]).join(".")),wo=n=>{const e=n.indexOf("_");return e<0?n:n.slice(0,e)},Oo=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),So=256;function Mo({
text:n},{start:e,end:t}){return Oo.exec(n.slice(e,Math.min(t,e+So)))?.[1]}const yo=64;function*Ao(n,e){const t=[],s=[];let[o,i]=[0,0],a=-1;for(const{path:c,file:f,
kind:v,isContext:w}of n){if(a+=1,a>0&&a%yo===0&&(yield e+a))return null;const j=(0,ye.yR)(c);if(!j.ok){const{failure:J}=j,ae=J.kind==="size"?(0,le.fileLimit)(J):
(0,le.fileUnreadable)({what:"file",code:J.code});s.push((0,te.YW)(f,ae));continue}if(!j.isUtf8&&!w){const J=To("\uFFFD",j.text);s.push((0,te.YW)(f,(0,le.fileSyntax)(
{error:null,file:f}),J))}o+=j.bytes;const G=Co(j.text,v,f,w),V=Io(G,Ce-i);if(i+=Je(V),t.push(V),V!==G){const J=(0,le.fileLimit)({kind:"module-usages",max:Ce});s.
push((0,te.YW)(f,J));break}}return{files:t,notes:s,bytes:o}}function Io(n,e){if(Je(n)<=e)return n;const t={...n.scope,providerUses:Le.providerUses};return{...n,
references:n.references.slice(0,e),scope:t}}const Je=({references:n,scope:e})=>n.length+e.providerUses.size;function To(n,e){const t=e.slice(0,e.indexOf(n)).split(
`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}function*$o(n){const e=n.filter(({kind:o})=>o.class==="config"),[t]=e;t!==void 0&&
n.every(o=>Je(o)===0)&&(yield{kind:"module",file:t.file});const s=e.filter(({scope:o})=>o.hasBackend);for(const o of new Set(s.map(({kind:i})=>i.clients))){const i=e.
find(({kind:a})=>a.clients===o);i!==void 0&&(yield{kind:"state",file:i.file})}for(const{file:o,kind:i,references:a,scope:c,isContext:f}of n)if(i.class==="lock"&&
a.length===0&&(yield{kind:"lock",file:o}),!(i.class!=="config"||f))for(const v of c.traits)v.kind!=="binary"&&(yield v)}const xo=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
Ye=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!xo.test(n),Do={config:Qt,query:Qt,terragrunt:ko};function Co(n,e,t,s=!1,o=new F.n_){const i=(e.
syntax==="json"?Re:Ne.K)(n,o),a=Us(i,t),{body:c}=i,f=ho(a,c,e,Ce),v=Do[e.class]?.(a,c)??Le,w=Ye({file:t,kind:e,references:f})&&!o.isExceeded(),D=s||w?[]:Ro(i,e,
t);return{file:t,kind:e,references:f,scope:v,notes:D,isContext:s}}function Ro({problems:n,parts:e},t,s){return e.isExceeded()?[(0,te.YW)(s,(0,le.fileLimit)({kind:"\
parts",max:e.max}))]:n.map(({message:o,...i})=>{const a=t.class==="lock"?(0,$.lockInvalid)({reason:"syntax",error:o}):(0,le.fileSyntax)({error:o,file:s});return{
...(0,te.YW)(s,a,i),clients:t.clients}})}var No=E(5603),Po=E(9488);const Lo=25e4;function*jo(n,e,t=Lo){const s=new Uo(e,t);yield*s.collect(n);const o=yield*s.decideOpen();
return s.result(o)}class Uo{items=[];notes=new te.u3;known=new Map;declared=[];terragrunt=[];collector=new No.j;aside={toolFiles:[],hasPlugins:!1};counts={files:0,
bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,t){const{items:s,terragrunt:o}=this;this.values=e({calls:()=>Bo(
s),terragrunt:()=>o}),this.maxUsages=t}*collect(e){const{notes:t,counts:s}=this;for(const o of(0,Po.G)(e,this.aside))if(o.kind==="note")t.add(o.note);else if(o.
kind==="directory"){if(!(yield s.files))continue;this.endedAt=o.name;return}else{if(this.isFull(s.decided+s.open,o.files))return;const i=yield*Ao(o.files,s.files);
if(i===null){this.endedAt=Ze(o.files);return}s.bytes+=i.bytes;for(const a of i.notes)t.add(a);this.add(i.files)}}*decideOpen(){const e=[];let t=!1;for(const s of this.
items){if(!("files"in s)){e.push(s);continue}if(t||=this.isFull(this.counts.decided,s.files),!t)if(yield this.counts.files)this.endedAt??=Ze(s.files),t=!0;else for(const o of this.
decide(s.files))e.push(o)}return e}result(e){const{collector:t,notes:s,declared:o,aside:i,isEmpty:a,usesTerragrunt:c,endedAt:f}=this,{files:v,bytes:w}=this.counts;
t.addUsages(e);const[D,j]=[t.signs(),t.constraints()];return{...{usages:e,declared:o,notes:s.all(),signs:D,constraints:j,...i},files:v,bytes:w,isEmpty:a,usesTerragrunt:c,
endedAt:f}}add(e){this.counts.files+=e.length,this.isEmpty&&=e.every(Ye),this.collector.addFiles(e);for(const t of $o(e))this.declared.push(t);for(const t of e)
t.kind.class==="terragrunt"&&(this.terragrunt.push(t.file),this.usesTerragrunt||=!Ye(t));if(e.some(Gs)){this.items.push({files:e});for(const{references:t}of e)this.
counts.open+=t.length}else for(const t of this.decide(e))this.items.push(t)}decide(e){const{usages:t,notes:s}=to(e,this.values,this.known);for(const o of s)this.
notes.add(o);return this.counts.decided+=t.length,t}isFull(e,t){const s=this.maxUsages;return e<s?!1:(this.notes.add((0,te.YW)(Ze(t),(0,le.fileLimit)({kind:"usa\
ges",max:s}))),!0)}}const Ze=([n])=>(0,y.jt)(n?.file??"");function*Bo(n){for(const e of n){if(!("files"in e)){yield e;continue}for(const{references:t}of e.files)
for(const{kind:s,value:o,place:i}of t)yield{kind:s,text:o?.text??null,place:i}}}const qt={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},Wo=[
"default","const","nullable","sensitive"];function Fo(n,e,t){const s=t.list(n),o=new Set(s),i=new F.n_,a=new Ho,c=s.flatMap(f=>{const v=(0,be.L8)(f,o,"");return v?.
class==="lock"&&(a.isRoot=!0),v?.class==="config"&&v.clients.includes(e)?[{name:f,kind:v}]:[]});for(const f of[!1,!0])for(const{name:v,kind:w}of c){const D=w.isOverride===
f?t.read((0,y.Gz)(n,v)):null;if(D!==null&&a.read((w.syntax==="json"?Re:Ne.K)(D,i)),i.isExceeded())return qt}return a.bytes+=i.bytes,a}class Ho{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:t}){this.bytes+=e.length;for(const s of(0,F.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,F.SH)(t,"locals",0))en(this.locals,s,e);for(const s of(0,F.
SH)(t,"module",1)){const[o]=s.labels;if(o===void 0)continue;const i=this.calls.get(o.value)??new Map;this.calls.set(o.value,i),en(i,s,e)}for(const{body:s}of(0,F.
SH)(t,"terraform",0))this.isRoot||=(0,F.SH)(s,"backend",1).length>0||(0,F.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[o]=e;if(o===void 0)return;
const i=this.variables.get(o.value)??{};this.variables.set(o.value,i);const a=D=>{const j=(0,F.w4)(t,D)?.value;return j&&re({expression:j,text:s},me())},[c,f,v,
w]=Wo.map(a);c!==void 0&&(i.default=c),f!==void 0&&(i.isConst=String(f)==="true"),String(w)==="true"&&(i.isConst=!1),v!==void 0&&(i.isNullable=String(v)==="true")}}
function en(n,{body:e},t){for(const{name:s,value:o}of(0,F.Td)(e))n.set(s,{expression:o,text:t})}const Ko=64*1024,zo={coalesce:n=>n.includes(void 0)?void 0:n.find(
e=>e!==null&&e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(ve),s=n.split("%s");if(!(t.includes(void 0)||t.length!==
s.length-1))return s.map((o,i)=>o+(t[i]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let o=0;t.length===
o;o++){const i=ve(e(String(o)));if(i!==void 0&&t.push(i),s+=n.length+(i?.length??0),s>Ko)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n=="st\
ring"?n.toLowerCase():void 0},tn=(n,e)=>zo[n]?.(e),nn=/\.tfvars(\.json)?$/,sn=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,on=/^terraform\.tfvars/,Vo=/\.(tf|tofu)(\.json)?$/,
Qe=200,rn=1024*1024,Xo=2;function Go(n,e){const t=new F.n_;let s=0;const o=v=>{const w=s>rn?null:e.read((0,y.Gz)(n,v),rn);return s+=w?.length??0,Jo(v,w,t)},i=e.
list(n).filter(v=>nn.test(v)),a=i.filter(v=>!sn.test(v));for(const v of an("",n,e,Xo))a.push(v);const c=i.filter(v=>sn.test(v)).slice(0,Qe).sort((v,w)=>Number(on.
test(w))-Number(on.test(v))).map(o).reverse(),f=a.slice(0,Qe).map(v=>({given:o(v),from:`with ${(0,y.Gz)(n,v)}`}));return{loaded:v=>{for(const w of c){const D=w(
v);if(D!==void 0)return D}},others:f,bytes:s+t.bytes}}function*an(n,e,t,s){if(s!==0)for(const o of t.directories(e).slice(0,Qe)){const[i,a]=[(0,y.Gz)(e,o),(0,y.
Gz)(n,o)],c=t.list(i);if(!c.some(f=>Vo.test(f))){for(const f of c)nn.test(f)&&(yield(0,y.Gz)(a,f));yield*an(a,i,t,s-1)}}}function Jo(n,e,t){if(e===null)return()=>()=>{};
const s=n.endsWith(".json"),{text:o,body:i}=(s?Re:Ne.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:f}of(0,F.Td)(i))a.has(c)||
a.set(c,f);return c=>{const f=a.get(c);return f&&(()=>re({expression:f,text:o},me()))}}const ce={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},ln={instances:0,kept:0,depth:0};class Yo{effort=new Be;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...ln};read=0;surroundings;client;evaluation;constructor(e,t,s){
this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,kept:s}=this.size;if(t>ce.instances||s>ce.kept){this.size={...ln};for(const o of[this.
known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.
depth+=1;const s=this.calledBy(e);this.size.depth-=1;const i=[...s.length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,i),i}declarations(e){
const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>ce.read)return qt;const s=Fo(e,this.client,this.surroundings.files);return this.declared.set(e,
s),this.count(s),s}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:o}=this.surroundings;
if(this.read>ce.read)return[this.unknown(e)];const i=Go(e,s),{loaded:a,others:c}=i;this.count(i);const f=(w,D)=>this.instance(e,w,{use:e,from:D}),v=[f(a,null)];
for(const{given:w,from:D}of c)v.push(f(j=>w(j)??a(j),D));for(const w of this.declarations(e).variables.keys()){const D=o(w);if(!(D===null||a(w)!==void 0)){if(v.
length>=ce.uses)break;v.push(f(j=>j===w?cn:a(j),`with ${D}`))}}return this.rootsOf.set(e,v),v}calledBy(e){const t=[];for(const s of this.callers(e)){const i=this.
size.depth>ce.depth||this.size.instances>ce.instances?[this.unknown(s)]:this.find(s);for(const[a,c]of this.callsIn(s).get(e)??[])for(const{scope:f,use:v,from:w}of i){
if(t.length>=ce.uses)return[...t,this.unknown(e)];const D=j=>{const G=c.get(j);return G&&(()=>re(G,f))};t.push(this.instance(e,D,{use:`${v} ${a}`,from:w}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const i=new Map;this.dynamicCalls=i;for(const a of s)
for(const c of this.callsIn(a).keys())c!==null&&i.set(c,(i.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[o]=this.roots(e),i=s&&o&&re(s,o.scope);return typeof i=="string"&&(0,r.Nj)(i)?(0,y.un)(e,i):null}unknown(e){return this.instance(e,()=>cn,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:o,locals:i}=this.declarations(e),c={var:oe(w=>{const D=o.get(w);return D&&this.variableValue(w,D,t(w))}),
local:oe(w=>{const D=i.get(w);return D&&re(D,v)}),path:w=>w==="module"||w==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const v={name:w=>c[w],
call:tn,effort:f};return{scope:v,...s}}variableValue(e,{default:t,isConst:s,isNullable:o},i){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new Se("",e);const c=i===void 0?t:i();return c===null&&o===!1?t:c}}const cn=()=>{},Zo=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Qo(n){
const e=new Map,t=new Set;for(const{kind:s,text:o,place:i}of n)if(!(s!=="module"||o===null))if((0,r.Nj)(o)){const a=(0,y.jt)(i.file),c=(0,y.un)(a,o),f=e.get(c);
f===void 0?e.set(c,new Set([a])):f.add(a)}else Zo.test(o)&&t.add((0,y.jt)(i.file));return{callers:e,dynamic:t}}const qo=64*1024*1024;class ei{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>qo&&(this.known.clear(),
this.characters=s?.length??0);const o=s===null?null:ti(s,e.endsWith(".json"));return this.known.set(e,o),o}}function ti(n,e){const{text:t,body:s}=e?Re(n):(0,Ne.
K)(n),o=(f,v)=>{const w=(0,F.w4)(f.body,v)?.value;return w&&{expression:w,text:t}},i=new Map;for(const f of(0,F.SH)(s,"locals",0))for(const{name:v,value:w}of(0,F.
Td)(f.body))i.set(v,{expression:w,text:t});const a=new Map;for(const f of[...(0,F.SH)(s,"include",0),...(0,F.SH)(s,"include",1)]){const v=o(f,"path");v!==void 0&&
a.set(f.labels[0]?.value??"",v)}const c=(0,F.SH)(s,"terraform",0).map(f=>o(f,"source"));return{locals:i,inputs:o({body:s},"inputs"),includes:a,hasSource:c.some(
f=>f!==void 0)}}const ge=n=>se.posix.dirname(`/${n}`);function ni(n){const{from:e,unit:t,parent:s,isSet:o}=n,i=ge(e),a=(c,f)=>se.posix.relative(c,f)||".";return{
basename:(c,[f])=>typeof f=="string"?se.posix.basename(f):void 0,dirname:(c,[f])=>typeof f=="string"?se.posix.dirname(f):void 0,find_in_parent_folders:(c,f)=>si(
n,f),get_env:(c,[f,v])=>typeof f=="string"&&!o(f)?v:void 0,get_original_terragrunt_dir:()=>ge(t),get_parent_terragrunt_dir:(c,[f])=>ge(s(f)),get_path_from_repo_root:()=>a(
"/",i),get_path_to_repo_root:()=>a(i,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>i,path_relative_from_include:(c,[f])=>a(i,ge(s(f))),path_relative_to_include:(c,[
f])=>a(ge(s(f)),i),try:(c,f)=>f.find(v=>v!==void 0)}}function si({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,o]=t;if(typeof s=="string"){for(let i=ge(
n);i!=="/";){i=se.posix.dirname(i);const a=se.posix.join(i,s);if(e.exists(a.slice(1)))return a}return o}}const oi=["terragrunt.hcl","terragrunt.hcl.json"];class ii{effort=new Be;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new ei(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const o=this.scopeOf(t);for(const i of s.includes.values()){const a=this.fileAt(re(i,o),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const o=`${s.file}
${s.from}`,i=e.get(o)??this.configOf(s,t);return e.set(o,i),i};return t}configOf(e,t){const{file:s,from:o,unit:i}=e,a=this.read.read(s),c=X=>X&&re(X,fn),f=X=>this.
fileAt(c(a?.includes.get(X)),o),v=(X,ie)=>{if(!(X===null||this.read.read(X)===null))return t({file:X,from:ie??X,unit:i}).value},w=oe(X=>c(a?.locals.get(X))),D=oe(
X=>{if(!a?.includes.has(""))return v(f(X),o);const ie=v(f(""),o);return typeof ie=="function"?ie(X):void 0}),j=oe(X=>X==="locals"?w:X==="inputs"?c(a?.inputs):void 0),
G=X=>{if(s!==o)return s;const[ie]=a?.includes.keys()??[];return f(typeof X=="string"?X:ie??"")??s},{files:V,isSet:J}=this.surroundings,ae=ni({from:o,unit:i,parent:G,
files:V,isSet:J}),fn={name:X=>X==="local"?w:X==="include"?D:void 0,call:(X,ie)=>X!=="read_terragrunt_config"?(ae[X]??tn)(X,ie):v(this.fileAt(ie[0],o),null)??ie[1],
effort:this.effort};return{scope:fn,value:j}}fileAt(e,t){if(typeof e!="string")return null;const s=se.posix.resolve("/",(0,y.jt)(t),e).slice(1);if(se.posix.join(
e.startsWith("/")?".":(0,y.jt)(t),e).startsWith(".."))return null;const i=oi.map(a=>(0,y.Gz)(s,a)).find(a=>this.read.read(a)!==null);return i!==void 0&&this.read.
read(s)===null?i:s}}const un=".github/workflows",ri=200;function ai(n){const e=new Map,t=n.list(un).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,ri)){
const o=`${un}/${s}`,i=n.read(o)??"";for(const[,a,c]of i.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??c??"";e.has(f)||e.set(f,o)}}return e}
function li(n,e,t){const s=new Set(t),o=(0,te.Oo)(i=>ai(n));return{files:n,calls:()=>Qo(e.calls()),all:e.terragrunt,isSet:i=>s.has(i),setBy:i=>{const a=`TF_VAR_${i}`;
if(s.has(a))return a;const c=o("all").get(i);return c===void 0?null:`${a} in ${c}`}}}function ci(n){const e=(0,te.Oo)(s=>(0,te.Oo)(o=>new Yo(n,s,o))),t=new ii(n);
return({row:s,place:o},i,a)=>{if(s.grammar==="terragrunt")return ui(t,o.file,i);const c=s.evaluation?.[a];if(c===void 0)return xe(i);const f=e(a)(c);if(f.effort.
isSpent)return xe(i);const v=new Map;for(const{scope:w,use:D,from:j}of f.of((0,y.jt)(o.file))){w.effort.renew();const G={...$e(i,w),from:j},V=v.get(D);V===void 0?
v.set(D,[G]):V.push(G)}return[...v.values()]}}function ui(n,e,t){if(n.effort.isSpent)return xe(t);const s=a=>({...$e(t,a),from:null}),o=s(n.scopeOf(e));if(o.isWhole)
return[[o]];const i=n.includedScopes(e).map(a=>[s(a)]);return i.length===0?[[o]]:i}const dn=(n,e=[])=>jo(n,t=>ci(li(wt(n),t,e))),fi=(n,e=[])=>di(dn(n,e));function di(n){
for(;;){const e=n.next(!1);if(e.done)return e.value}}}),8011:((Q,K,E)=>{E.r(K),E.d(K,{blockReserved:()=>_,blockUnsupported:()=>u,hostDotlessModule:()=>r,hostIdnModule:()=>d,
hostInvalid:()=>l,hostMissing:()=>p,sourceDynamic:()=>k,sourceInvalid:()=>W,sourceNearMiss:()=>L});var S=E(6174),C=E(1064),I=E(4e3),y=E(5799);const $=120,B={"re\
mote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has\
 white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a registry module","write tfr://HO\
ST/NAMESPACE/NAME/SYSTEM"]},U={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is ne\
ither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function R(h){switch(h.reason){case"\
rejected":{const{error:g,advice:O}=h;return{message:g,help:O??void 0}}case"missing":case"null":case"not-a-requirement":{const[g,O]=U[h.reason];return{message:`${h.
address} ${g}`,help:O}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[g,O]=B[h.reason];return{message:`"${h.text}\
" ${g}`,help:O}}}}const W=(0,y.lS)((0,y.z3)("source-invalid","Source address is invalid",C.Du),R),L=(0,y.lS)((0,y.$e)("source-near-miss","Source address is prob\
ably a mistake",C.Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry address`:`"${h.text}" is read as host ${h.host}`,help:h.advice})),N=4,P="\
to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function T(h){const g=h.slice(0,N).map(({text:m,from:M})=>`${m===null?"not\
 known":(0,I.dh)(m,$)} ${M??"by default"}`),O=h.length-g.length,x=O>0?`${O} more`:g.pop();return`${g.join(", ")} and ${x}`}function b(h){const{address:g,argument:O,
expression:x,candidates:m,refused:M}=h,A=(0,S.Q)((0,I.dh)(x,$)),H=`${O} of ${g} is ${A}`;if(M==="never")return{message:`${H}, which Terraform does not evaluate`,
help:`write the ${O} as a literal`};if(M!==null){const{variable:z}=M;return{message:`${H}, and Terraform evaluates var.${z} here only with \`const = true\``,help:`\
add \`const = true\` to variable "${z}", which requires Terraform 1.15, or write the ${O} as a literal`}}return m.length>1?{message:`${H}, which is ${T(m)}`,help:P}:
{message:`${H}, which is only known at init time`,help:P}}const k=(0,y.lS)((0,y.lm)("source-dynamic","Source address is only known at init time"),b),_=(0,y.lS)(
(0,y.lm)("block-reserved","Block is reserved for a future version"),({block:h,parent:g})=>({message:`${h} is not allowed at the top level of a file; Terraform a\
nd OpenTofu reserve it for a future version`,help:`move it into a ${g} block`})),u=(0,y.lS)((0,y.z3)("block-unsupported","Block is not supported by this CLI",C.
Du),({kind:h})=>{const{client:g,what:O}=C.$I[h];return{message:`${O} is supported by ${C.bB[g]} only`,help:g==="opentofu"?"remove it, move it into a `.tofu` fil\
e, or correct `dialect`":"remove it, or correct `dialect`"}}),l=(0,y.lS)((0,y.z3)("host-invalid","Hostname is invalid",C.Du),h=>({message:`"${h.text}" is not a \
hostname: ${h.error}`,help:h.advice??void 0})),p=(0,y.lS)((0,y.z3)("host-missing","Hostname is missing",["opentofu"]),({block:h})=>({severity:"warning",message:`\
the ${h} has no hostname, and OpenTofu has no default`,help:h==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`":"add \
`hostname`"})),r=(0,y.lS)((0,y.z3)("host-dotless-module","Module host has no dot in its name",C.Du),({host:h,name:g})=>({message:`module sources cannot name hos\
t ${h}: must contain at least one dot`,help:`use a full name such as ${g}.localdomain; provider addresses accept the short name`})),d=(0,y.lS)((0,y.z3)("host-id\
n-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:h})=>({message:`Terraform cannot use modules from host ${h}: it co\
nverts the name to punycode and then refuses punycode`,help:(0,y.C)("serve modules from a host with an ASCII name","OpenTofu 1.12 and later accept this one")}))}),
1731:((Q,K,E)=>{E.d(K,{Cg:()=>L,Ty:()=>W,Zy:()=>N,dU:()=>P,hZ:()=>I,oF:()=>B,rK:()=>U});var S=E(9562);const C=new RegExp(`^${S.eQ}$`),I=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
y=new RegExp(`^${I}[.+-]?$`),$=2n**63n-1n;function B(b){const[,k,_,u,l]=C.exec(b)??[];return k===void 0?null:R(b,k,u??_,l)}function U(b){const[,k,_,u]=y.exec(b)??
[];return k===void 0?null:R(b,k,_,u)}function R(b,k,_="",u=""){const l=k.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(l.some(r=>r.length>19))return null;const p=l.
map(BigInt);if(p.some(r=>r>$))return null;for(;p.length<3;)p.push(0n);return{text:b,numbers:p,written:l.length,pre:_,build:u}}const W=b=>b.pre!=="",L=({numbers:b,
pre:k,build:_})=>`${b.join(".")}${k===""?"":`-${k}`}${_===""?"":`+${_}`}`;function N(b,k){const _=Math.max(b.numbers.length,k.numbers.length);for(let u=0;u<_;u++){
const[l,p]=[b.numbers[u]??0n,k.numbers[u]??0n];if(l!==p)return l<p?-1:1}return b.pre===k.pre||b.numbers.length!==k.numbers.length?0:b.pre===""||k.pre===""?b.pre===
""?1:-1:P(b.pre,k.pre)}function P(b,k){const[_,u]=[b.split("."),k.split(".")];for(let l=0;;l++){const[p,r]=[l+1>=_.length,l+1>=u.length];if(p!==r)return p?-1:1;
const d=T(_[l]??"",u[l]??"");if(d!==0||p)return d}}function T(b,k){const[_,u]=[/^[0-9]*$/.test(b),/^[0-9]*$/.test(k)];return _!==u?_?-1:1:_&&b.length!==k.length?
b.length-k.length:b===k?0:b<k?-1:1}}),1790:((Q,K,E)=>{E.d(K,{XA:()=>I,iM:()=>C,jF:()=>$,jQ:()=>B,s5:()=>y});var S=E(1731);function C(k,_,u){const l=R(_,u);return U(
k.filter(p=>(!(0,S.Ty)(p)||(0,S.Cg)(p)===l)&&B(p,_)))}function I(k,_){return U(k.filter(u=>(!(0,S.Ty)(u)||_.some(l=>L(u,l)))&&!W(u)&&_.every(l=>T(u,l))))}const y=k=>U(
k.filter(_=>!(0,S.Ty)(_)));function $(k){const _=k.filter(u=>u.operator==="=");return _.length===1&&_.every(({version:u})=>W({...u,build:""}))}const B=(k,_)=>_.
every(u=>P(k,u)),U=k=>k.reduce((_,u)=>_===null||(0,S.Zy)(u,_)>0?u:_,null);function R(k,_){const[u,l]=k;if(u===void 0||l!==void 0)return null;const p=u.text.trim().
replace(_==="opentofu"?/^=?v?/:/^=?/,""),r=(0,S.rK)(p);return r===null?null:(0,S.Cg)(r)}const W=({numbers:k,pre:_,build:u})=>_===""&&u===""&&k.every(l=>l===0n),
L=(k,_)=>_.operator==="="&&N(k,_.version),N=(k,_)=>k.build===_.build&&(0,S.Zy)(k,_)===0;function P(k,{operator:_,version:u}){const l=(0,S.Zy)(k,u);if(_==="=")return l===
0;if(_==="!=")return l!==0;if(_!=="~>")return b(l,_);const p=u.numbers.slice(0,u.written-1);return l>=0&&!(0,S.Ty)(u)&&u.numbers.length<=k.numbers.length&&p.every(
(r,d)=>r===k.numbers[d])}function T(k,_){const{operator:u,version:l}=_;if(u==="=")return L(k,_);if(u==="!=")return!N(k,l);const p=(0,S.Zy)(k,l);if(u!=="~>")return b(
p,u);const[r=0n,d=0n]=l.numbers,h=l.written===3?[r,d+1n,0n]:[r+1n,0n,0n];return p>=0&&(0,S.Zy)(k,{...l,numbers:h,pre:""})<0}const b=(k,_)=>_===">"?k>0:_===">="?
k>=0:_==="<"?k<0:k<=0}),2158:((Q,K,E)=>{E.d(K,{PW:()=>U,_T:()=>R,kv:()=>P,mb:()=>T});var S=E(3625),C=E(9562),I=E(1731);const y="[\\t\\n\\f\\r ]*",$=new RegExp(`\
^${y}(<=|>=|!=|~>|<|>|=|)${y}(${C.eQ})${y}$`),B="This string does not use correct version constraint syntax";function U(b){const k=[];for(const _ of b.split(",")){
const[,u,l=""]=$.exec(_)??[],p=(0,I.oF)(l);if(p===null)return(0,S.T)(B);k.push({operator:u||"=",version:p,text:_})}return(0,S.J)(k)}function R(b){const k=U(b);if(!k.
ok)return k;const _=[];for(const u of k.value){const l=(0,I.rK)(u.version.text);if(l===null||!W.test(u.text.trim()))return(0,S.T)(`Incorrect version constraint \
syntax: ${L(u)}`);_.push({...u,version:l})}return(0,S.J)(_)}const W=/^[<>=!~]* ?[0-9]/;function L({operator:b,version:k,text:_}){const u=_.trim();if(k.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!W.test(u))return`only one space is expected after the operator "${b}"`;if(k.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(u)??[""];return`missi\
ng comma after "${l}"`}const N=[">",">=","=","~>","<=","<","!="];function P(b){const k=[...b].sort((_,u)=>(0,I.Zy)(_.version,u.version)||(0,I.dU)(_.version.build,
u.version.build)||N.indexOf(_.operator)-N.indexOf(u.operator)||u.version.written-_.version.written);return[...new Set(k.map(T))].join(", ")}function T({operator:b,
version:k}){if(b==="=")return(0,I.Cg)(k);const _=b==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${b} ${(0,I.Cg)({...k,numbers:_})}`}}),1094:((Q,K,E)=>{
E.d(K,{Nd:()=>$,Sx:()=>P,gH:()=>y});var S=E(1731),C=E(1790),I=E(2158);function y(T,b){if(R(T))return!0;const k=L(T),_=Math.max(...k.map(({numbers:l})=>l.length)),
u=k.flatMap(l=>{const p=Array.from({length:_},(r,d)=>l.numbers[d]??0n);return[l,N(p),N([...p,1n])]});return(0,C.iM)(u,T,b)!==null}function $(T){const b=W(T);if(R(
b))return!0;const k=L(b),_="x".repeat(1+Math.max(...k.map(l=>l.build.length))),u=k.flatMap(l=>{const[p=0n,r=0n,d=0n]=l.numbers,h=[p,r,d+1n];return[l,N([p,r,d],_),
N(h,_)]});return(0,C.XA)(u,b)!==null}const B=50,U=100,R=T=>T.length>B||T.some(({text:b})=>b.length>U),W=T=>[...Map.groupBy(T,I.mb).values()].flatMap(([b])=>b??[]),
L=T=>{const b=[N([0n,0n,0n]),...T.map(k=>k.version)];return[...new Map(b.map(k=>[(0,S.Cg)(k),k])).values()]},N=(T,b="")=>({text:"",numbers:T,written:T.length,pre:"",
build:b});function P(T,b){const k=W(T),_=b(k)?T:k;return R(_)?T:_.reduce((u,l)=>{const p=u.filter(r=>r!==l);return b(p)?u:p},_)}})};export{hi as ids,pi as modules};
