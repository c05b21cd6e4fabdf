const wi=[400,210,724],Oi={9349:((Q,K,w)=>{w.d(K,{Jw:()=>F,L8:()=>l,Md:()=>P,Tj:()=>N,bs:()=>O,lr:()=>C,r1:()=>r,v$:()=>L,wH:()=>p,xC:()=>u});var S=w(6134);const C=100,
A=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),M=128,$=255,U=1,j=2,R=4,F=8,L=16,N=32,P=64,T=[[U,/[ \t]/g],[j,/[A-Za-z_]/g],[R,/[\w-]/g],[F,/[\w \t.:=?!&|*%+>~-]/g],[L,
/[\w \t\n,.:=?!&|*%+>~-]/g],[N,/[^"\\$%\r\n]/g],[P,/[^\n$%]/g]],b=Array.from({length:$+1},(x,v)=>v>M?"":String.fromCharCode(v)),k=new Uint8Array($+1);for(const[
x,v]of T)for(const{index:y}of b.join("").matchAll(v))k[y]=x|(k[y]??0);const _=(x=$,v)=>((k[x]??0)&v)!==0,u=x=>x===" "||x==="	",l=x=>/^[\w-]/.test(x),p=x=>x==="}"||
x===")"||x==="]";function r(x){return x==="{"?"}":x==="("?")":x==="["?"]":void 0}let d=new Uint8Array(256*1024);const h=new TextEncoder;function g(x,v){const{length:y}=x;
d.length<=y&&(d=new Uint8Array(2*y+1));const I=d,H=x.slice(v),{read:z,written:Y}=h.encodeInto(H,I.subarray(v,y));if(z!==H.length||Y!==H.length)for(let q=v;q<y;q++)
I[q]=Math.min(x.charCodeAt(q),M);return I[y]=$,I}class O{text;parts;codes;at;depth=0;mistake;constructor(v,y=0,I=new S.n_){this.text=v,this.parts=I,this.codes=g(
v,y),this.at=y}countPart(){this.parts.add()||(this.at=this.text.length)}report(v,y,I=y+1){this.mistake??={message:v,start:y,end:Math.min(I,Math.max(y,this.text.
length))}}reportUnclosed(v){const y=/[$%]/.test(this.text.charAt(v)),I=this.text.slice(v,v+(y?2:1)),H=this.isAtEnd()?"the end of the file":`"${this.peek()}"`,z=`\
unbalanced brackets: "${I}" is not closed before ${H}`;this.report(z,this.isAtEnd()?v:this.at)}reportCharacter(){const v=String.fromCodePoint(this.text.codePointAt(
this.at)??0);let y=`${JSON.stringify(v)} is not used in HCL`;v==="'"&&(y="single quotes are not valid; use double quotes"),v==="\uFFFD"&&(y="the file is not UTF\
-8 here"),this.report(`invalid character: ${y}`,this.at,this.at+v.length)}reportBrokenString(v){const y=this.isAtEnd()?"unterminated template string: no closing\
 quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(y,v,this.at)}peek(v=0){return b[this.codes[this.
at+v]??$]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const v=this.skipAll(U);if(v==="\r")this.skipReturn();else if(v==="/"&&this.peek(1)===
"*")this.skipBlockComment();else return v}}skipBlank(){for(;;){const v=this.skipSpaces();if(v===`
`)this.at++;else if(this.isLineComment(v))this.skipLine();else return v}}skipAll(v){const{codes:y}=this;let{at:I}=this,H=y[I]??$;for(;_(H,v);)H=y[++I]??$;return this.
at=I,b[H]??""}isLineComment(v){return v==="#"||v==="/"&&this.peek(1)==="/"}isLineEnd(v){return v===`
`||v===""||this.isLineComment(v)}skipLine(){const v=this.text.indexOf(`
`,this.at);this.at=v<0?this.text.length:v}skipBlockComment(){const v=this.text.indexOf("*/",this.at+2);v<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=v<0?this.text.length:v+2}readName(){const{codes:v,text:y,at:I}=this;return _(v[I],j)&&this.skipAll(R),v[this.at]===M&&(A.lastIndex=I,
this.at=A.test(y)?A.lastIndex:I),this.at>I?y.slice(I,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),8704:((Q,K,w)=>{w.d(K,{J:()=>M,U:()=>U});var S=w(9349),C=w(3268),
A=w(4009);function M(l,p){l.countPart();const r=p==="element"?l.skipBlank():l.skipSpaces(),d=l.at,h=U(l,r);if(h!==void 0&&$(l,p))return h;(0,C.Kk)(l,p);let g=l.
at;for(;g>d&&(0,S.xC)(l.text.charAt(g-1));)g--;return g===d&&l.report("invalid expression: expected the start of an expression",d),h===void 0?L(l,d,g):{kind:"ot\
her",start:d,end:g}}function $(l,p){const r=p==="element"?l.skipBlank():l.skipSpaces();return(0,S.wH)(r)||r===","||l.isLineEnd(r)}function U(l,p){if(p==='"')return(0,A.
E3)(l);if(p==="<")return(0,A.jw)(l);if(p!=="{"&&p!=="["&&p!=="(")return;const r=l.at++;l.depth++;let d;return l.depth>S.lr?d=j(l,p,r):p==="{"?d=T(l,r):p==="["?d=
P(l,r):d=N(l,r),l.depth--,d}function j(l,p,r){return(0,C.ku)(l,(0,S.r1)(p)??p,r),{kind:"other",start:r,end:l.at}}const R=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
F=32;function L(l,p,r){if(R.lastIndex=p,!(R.test(l.text)&&R.lastIndex===r)||r-p>F)return{kind:"other",start:p,end:r};const h=l.text.slice(p,r),g={true:!0,false:!1,
null:null}[h];return{kind:"primitive",start:p,end:r,value:g===void 0?Number(h):g}}function N(l,p){const r=M(l,"element");return l.skipBlank()!==")"?j(l,"(",p):(l.
at++,{...r,start:p,end:l.at})}function P(l,p){if(u(l))return j(l,"[",p);const r=[];for(;;){const d=l.skipBlank();if(d==="]")return l.at++,{kind:"tuple",start:p,
end:l.at,elements:r};if(l.at>=l.text.length||(0,S.wH)(d))return l.reportUnclosed(p),{kind:"other",start:p,end:l.at};const h=l.at;r.push(M(l,"element")),l.at===h&&
l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function T(l,p){if(u(l))return j(l,"{",p);const r=[];for(;;){const d=l.skipBlank();if(d==="}")return l.at++,
{kind:"object",start:p,end:l.at,items:r};if(l.at>=l.text.length||(0,S.wH)(d))return l.reportUnclosed(p),{kind:"object",start:p,end:l.at,items:r};r.push(b(l,d)),
l.skipSpaces()===","&&l.at++}}function b(l,p){const r=l.at,d=k(l,p);let h=l.at;for(;h>r&&(0,S.xC)(l.text.charAt(h-1));)h--;const g=l.skipSpaces();if(g!=="="&&g!==
":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),(0,C.Kk)(l,"line"),l.at===r&&l.at++,{name:void 0,start:r,end:h,value:{kind:"\
other",start:h,end:l.at}};l.at++;const O=M(l,"line");return{name:d,start:r,end:h,value:O}}function k(l,p){const r=l.at;let d;if(p==='"'||p==="("){const O=U(l,p);
O?.kind==="string"&&(d=O.value)}else d=l.readName();const h=l.skipSpaces();if(h==="="||h===":")return d;_(l);const g=l.text.slice(r,l.at).trimEnd();return/^\d+$/.
test(g)?g:void 0}function _(l){const p=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const r=l.skipSpaces(),d=l.at;if(p.lastIndex=d,l.isLineComment(r))return;if((0,S.L8)(r))
l.at++;else if(r==="["||r==="(")l.at++,j(l,r,d);else if(r==='"')(0,A.E3)(l);else if(p.test(l.text))l.at=p.lastIndex;else if(l.readName()===void 0)return}}function u(l){
return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,S.L8)(l.peek(3))}}),400:((Q,K,w)=>{w.d(K,{K:()=>U});var S=w(9349),C=w(8704),A=w(3268),M=w(4009),$=w(6134);
function U(r,d=new $.n_){const h=new S.bs(r,r.startsWith("\uFEFF")?1:0,d),g=j(h,void 0);return(0,$.pH)(r,g,h.mistake,d)}function j(r,d){const h={attributes:[],blocks:[]};
let g=d!==void 0&&!r.isLineEnd(r.skipSpaces());for(;;){const O=r.skipBlank();if(r.at>=r.text.length){d!==void 0&&r.report(R,d);break}if(O==="}"&&d!==void 0){r.at++;
break}F(r,O,h),l(r,g,h),g=!1}return{kind:"native",attributes:h.attributes,blocks:h.blocks}}const R="unclosed configuration block: there is no closing brace befo\
re the end of the file";function F(r,d,h){const g=r.at;r.countPart();const O=d==='"'?k(r):r.readName();if(O===void 0){d<"\x80"?r.report("argument or block defin\
ition required",g):r.reportCharacter(),p(r,g);return}const x=r.at;if(r.skipSpaces()==="="&&r.peek(1)!=="="){r.at++,h.attributes.push({name:O,start:g,end:x,value:(0,C.
J)(r,"line")});return}const y=_(r),I=r.at;if(r.peek()!=="{"){const q=y.length===0?`argument or block definition required: "${O}" has neither "=" nor "{" after i\
t`:`invalid block definition: the header of "${O}" has no "{" at its end`;r.report(q,g,x),p(r,g);return}r.at++;const Y=L.has(O)&&y[0]?.value!==N&&r.depth===0&&r.
mistake===void 0?P(r,I):b(r,I);h.blocks.push({type:O,labels:y,start:g,end:I,body:Y})}const L=new Set(["resource","data","ephemeral","output","variable"]),N="ter\
raform_remote_state";function P(r,d){const{at:h}=r;return(0,A.ku)(r,"}",d)&&r.mistake===void 0?new T(r,d):(r.at=h,r.mistake=void 0,b(r,d))}class T{kind="native";text;open;end;parts;body;constructor({
text:d,at:h,parts:g},O){this.text=d,this.open=O,this.end=h,this.parts=g}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(d){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(d)}read(){if(this.body===void 0){const d=new S.bs(this.text.slice(0,this.end),this.open+
1,this.parts);d.depth=1,this.body=j(d,this.open)}return this.body}}function b(r,d){if(r.depth>=S.lr)return r.report(`blocks are nested deeper than ${S.lr} level\
s`,d),(0,A.ku)(r,"}",d),{kind:"native",attributes:[],blocks:[]};r.depth++;const h=j(r,d);return r.depth--,h}function k(r){const d=r.at,h=(0,M.E3)(r);return r.report(
"invalid argument name: argument names must not be quoted",d,r.at),h.kind==="string"?h.value:void 0}function _(r){const d=[];for(let h=u(r);h!==void 0;h=u(r))d.
push(h);return d}function u(r){const d=r.skipSpaces(),h=r.at;let g;if(d==='"'){const x=(0,M.E3)(r);x.kind==="string"?g=x.value:(g=r.text.slice(h+1,Math.max(h+1,
r.at-1)),r.report("invalid block label: it has to be plain text",h,r.at))}else g=r.readName();if(g===void 0)return;const O={value:g,start:h,end:r.at};return r.countPart(),
O}function l(r,d,h){const g=r.skipSpaces();d&&(g!=="}"||h.blocks.length>0)?r.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",r.at):!d&&!r.isLineEnd(g)&&r.report("missing newline after argument or block definition",r.at)}function p(r,d){(0,A.Kk)(r,"line"),(r.at===d||(0,S.wH)(
r.peek())&&r.peek()!=="}")&&r.at++}}),3268:((Q,K,w)=>{w.d(K,{Fq:()=>u,Kk:()=>M,_p:()=>U,ku:()=>$});var S=w(9349);const C="<<",A=({close:r})=>r==='"'||r===C;function M(r,d){
r.skipAll(S.Jw)===`
`&&d==="line"||j(r,[],d)}const $=(r,d,h)=>j(r,[{start:h,close:d}],void 0),U=(r,d,h)=>j(r,[{start:h,close:C,marker:d}],void 0);function j(r,d,h){for(;;){const g=d.
at(-1);if(g===void 0&&h===void 0)return!0;let O;if(g!==void 0&&A(g)?(g.close==='"'?T:l)(r,d,g)||(O=!1):O=R(r,d,h),O!==void 0)return O}}function R(r,d,h){for(;;){
const g=d.length===0,O=r.skipAll(g?S.Jw:S.v$);if(O===`
`||O===","){if(g&&(O===","||h==="line"))return!0;r.at++}else if((0,S.wH)(O)){if(g)return!0;if(!N(r,d,O))return!1;const x=d.at(-1);if(x===void 0?h===void 0:A(x))
return}else if(O==='"'){const x=r.at++;if(r.skipAll(S.Tj)!=='"'){d.push({start:x,close:'"'});return}r.at++}else{const x=(0,S.r1)(O);if(x!==void 0)d.push({start:r.
at++,close:x});else{if(O==="<"&&F(r,d))return;if(O!=="<"){if(r.isAtEnd())return P(r,d);if(g&&h==="line"&&r.isLineComment(O))return!0;L(r,O)}}}}}function F(r,d){
const h=r.at,g=u(r);return g===void 0?r.at++:d.push({start:h,close:C,marker:g}),g!==void 0}function L(r,d){r.isLineComment(d)?r.skipLine():d==="/"&&r.peek(1)===
"*"?r.skipBlockComment():d==="/"?r.at++:d==="\r"?r.skipSpaces():(d<"\x80"||r.readName()===void 0)&&(r.reportCharacter(),r.at++)}function N(r,d,h){const g=d.pop();
if(g!==void 0&&g.close!==h){r.reportUnclosed(g.start);let O=d.at(-1);for(;O!==void 0&&O.close!==h&&!A(O);)d.pop(),O=d.at(-1);if(O===void 0)return!1;A(O)?d.push(
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
`,g),v=x<0?h.length:x;return h.slice(g,v).trim()!==d?!1:(r.at=h.charAt(v-1)==="\r"?v-1:v,!0)}}),4009:((Q,K,w)=>{w.d(K,{BD:()=>M,E3:()=>A,jw:()=>T});var S=w(9349),
C=w(3268);function A(u){const{text:l,at:p}=u;if(u.at++,u.skipAll(S.Tj)!=='"')return U(u,p);const r=l.slice(p+1,u.at++);return{kind:"string",start:p,end:u.at,value:r,
verbatim:r}}function M(u,l,p){if(!u.includes("{"))return{kind:"string",...l,value:u,verbatim:u};const r=new S.bs(u,0,p),d={parts:[],known:""};for(r.at=0;r.at<u.
length;){const g=r.at;for(;r.at<u.length&&!$(r.peek());)r.at++;if(d.known+=u.slice(g,r.at),r.at<u.length&&!F(r,d)){R(d,l);break}}const h=d.parts.map(g=>g.kind===
"known"?g:{...g,code:u.slice(g.start,g.end),...l});return j({parts:h,known:d.known},l,u)}const $=u=>u==="$"||u==="%";function U(u,l){const{text:p}=u,r={parts:[],
known:p.slice(l+1,u.at)};for(;;){const d=u.at,h=u.skipAll(S.Tj);if(r.known+=p.slice(d,u.at),h==='"')return u.at++,j(r,{start:l,end:u.at});if(h==="\\")r.known+=P(
u);else if($(h)){if(!F(u,r))return{kind:"other",start:l,end:u.at}}else return u.reportBrokenString(l),{kind:"other",start:l,end:u.at}}}function j({parts:u,known:l},{
start:p,end:r},d){return u.length===0?{kind:"string",start:p,end:r,value:l,verbatim:d??l}:(l!==""&&u.push({kind:"known",value:l}),{kind:"template",start:p,end:r,
parts:u,verbatim:d})}function R(u,l){u.known!==""&&u.parts.push({kind:"known",value:u.known}),u.known="",u.parts.push({kind:"unknown",start:l.start,end:l.end})}
function F(u,l){const{text:p,at:r}=u,d=p.charAt(r);if(u.peek(1)!=="{"){const g=p.startsWith(`${d}{`,r+1);return l.known+=g?`${d}{`:d,u.at+=g?3:1,!0}u.at+=2;const h=d===
"$"?L(u):void 0;return h?.kind==="other"?!1:h?.kind==="string"&&u.skipBlank()==="}"?(l.known+=h.value,u.at++,!0):(0,C.ku)(u,"}",r)?(p.charAt(r+2)==="~"&&(l.known=
l.known.trimEnd()),R(l,{start:r,end:u.at}),u.countPart(),!0):!1}function L(u){if(u.skipBlank()!=='"'||u.depth>=S.lr)return;u.depth++;const l=A(u);return u.depth--,
l}const N={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function P(u){const{text:l,at:p}=u,r=l.charAt(p+1),d=l.slice(p+2,p+(r==="U"?10:6)),h=r==="U"?/^[0-9a-f]{8}$/i.test(d):/^[0-9a-f]{4}$/i.
test(d),g=Number.parseInt(d,16);if((r==="u"||r==="U")&&h&&g<=1114111)return u.at+=d.length+2,String.fromCodePoint(g);const O=N[r];if(u.at+=O===void 0?1:2,O!==void 0)
return O;const x=JSON.stringify(l.slice(p,p+2));return u.report(`invalid escape sequence: ${x}`,p,p+2),""}function T(u){const{text:l,at:p}=u,r=u.peek(2)==="-",d=(0,C.
Fq)(u);if(d===void 0)return;const h=u.at;if(!(0,C._p)(u,d,p))return{kind:"other",start:p,end:u.at};const g={start:p,end:u.at},O=l.slice(h,l.lastIndexOf(`
`,u.at-1)+1);if(b.test(O)){const y=[{kind:"unknown",...g}];return{kind:"template",...g,parts:y,verbatim:void 0}}const x=O.replaceAll("$${","${").replaceAll("%%{",
"%{"),v=r?k(x):x;return{kind:"string",...g,value:v,verbatim:v}}const b=/(?<!\$)\$\{|(?<!%)%\{/;function k(u){let l=u.length;for(const[p]of u.matchAll(_))l=Math.
min(l,p.length);return u.replace(_,p=>p.slice(l))}const _=/(?<=^|\n)[^\S\n]*(?=\S)/g}),9804:((Q,K,w)=>{w.r(K),w.d(K,{clientVersion:()=>_,constraintInvalid:()=>F,
constraintUnmeetable:()=>L,lockInvalid:()=>k,lockOutside:()=>P});var S=w(1064),C=w(4e3),A=w(5799);const M=6,$=u=>`"${(0,C.dh)(u)}"`,U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function j(u){const l=u.replace(U,"");return l===""?"":`: ${l}`}function R(u){switch(u.reason){case"syntax":{const{text:l,why:p}=u;return{message:`${$(l)} is no\
t a version constraint${j(p)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${u.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${u.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${$(u.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${u.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${u.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const F=(0,A.lS)((0,A.z3)("constraint-invalid","Version constraint is in\
valid",S.Du),R),L=(0,A.lS)((0,A.z3)("constraint-unmeetable","No version can meet the constraints",S.Du),({of:u,terms:l,preRelease:p})=>({message:`no version of ${u}\
 can match ${(0,C.K4)(l.map($),M,C.dh)}`,help:p!==void 0?`write ${$(p)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release\
 of a module`:l.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),N={terraform:"terraform",opentofu:"\
tofu"},P=(0,A.lS)((0,A.z3)("lock-outside","Locked version does not match the constraints",S.Du),({provider:u,version:l,constraints:p,clients:r})=>{const[d,...h]=r,
g=d===void 0||h.length>0?"":`${N[d]} `;return{message:`locked provider ${u} ${l} does not match configured version constraint ${(0,C.K4)(p,M,C.dh)}`,help:`run \`${g}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),T={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function b(u){const l="failed to read dependency lock file",p="restore the file, or rem\
ove the block and run `init` again";switch(u.reason){case"syntax":return{message:`${l}: ${u.error}`,help:p};case"twice":return{message:`${l}: it has two blocks \
for provider ${u.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${l}: the ${u.of} of provider ${u.
provider} must be written in normalized form: ${$(u.normal)}`,help:p};default:{const[r,d]=T[u.reason];return{message:`${l}: the ${r} of provider ${u.provider} ${d}`,
help:p}}}}const k=(0,A.lS)((0,A.z3)("lock-invalid","Dependency lock file is invalid",S.Du),b),_=(0,A.lS)((0,A.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",S.Du),({client:u,version:l,constraint:p})=>({message:`the version constraint ${$(p)} excludes ${S.bB[u]} ${l}`,help:`use another ver\
sion of ${S.bB[u]}, or change the constraint`}))}),7495:((Q,K,w)=>{w.d(K,{TU:()=>L,i4:()=>u,pb:()=>_,zt:()=>R});var S=w(3625),C=w(8011),A=w(3229),M=w(1831),$=w(
5011),U=w(4321),j=w(1022);const R={host:null,isHostImplied:!1,needed:null},F=v=>({host:v,isHostImplied:!1,needed:(0,M.Rt)(v)?"state":v}),L=v=>({host:v,isHostImplied:!0,
needed:v}),N=v=>({host:v,isHostImplied:!1,needed:null}),P=v=>v===null?R:{...R,directHost:v},T=v=>({...R,problem:v}),b=(v,y)=>T((0,C.sourceInvalid)({reason:"reje\
cted",error:v,advice:y}));function k(v,y,I){return I===null?v:{...v,problem:(0,C.sourceNearMiss)({text:y,host:v.host,advice:I})}}const _={module:r,"test-module":(v,y,I)=>{
const H=(0,$.vL)(v,y).kind==="remote";return y==="opentofu"||!H?r(v,y,I):T((0,C.sourceInvalid)({reason:"remote-in-test",text:v}))},"registry-module":(v,y)=>{const I=(0,$.
rE)(v,y);return I.ok?l(I.value):O(v,y)},provider:d,"locked-provider":h,"stack-component":g,stack:(v,y)=>{const I=(0,$.A)(v);return I.ok&&!v.startsWith(".")?N(I.
value.host):{...g(v,y),isHostImplied:!1,needed:null}},"stack-output":v=>{const[y="",...I]=v.split("/");return I.length===3?p(y,N):T((0,C.sourceInvalid)({reason:"\
stack",text:v}))},terragrunt:x,host:v=>p(v,F),url:O};function u(v,y,I){if(v==="terragrunt"){const[,Y]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return Y===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(y)?void 0:R:Y===""?L((0,$.Vm)(I)):p(Y,F)}if(v==="url")return P((0,U.uE)(y,I));if(v!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(y))return P((0,U.uE)(y,I));const H=y.indexOf("/");if(H<0)return;const z=(0,$.vL)(`${y.slice(0,H)}/a/b/c`,I);return z.kind==="registry"?l(z):P((0,U.uE)(y,I))}
const l=({host:v,hostImplied:y})=>y?L(v):F(v);function p(v,y){const I=(0,M.Pv)(v),H=(0,A.L6)(v);return I.ok?k(y(I.value),v,H):T((0,C.hostInvalid)({text:v,error:I.
why,advice:H}))}function r(v,y,I){if((0,$.Nj)(v)&&!I)return R;const H=(0,$.vL)(v,y),z=H.kind==="registry"?(0,S.J)(H):(0,$.rE)(v,y);if(I&&!z.ok){const{why:ge}=z,
ke=H.kind==="local"?H:{kind:"invalid",error:ge};return b(ge,(0,A.NM)(v,ke,z))}const Y=(0,A.NM)(v,H,z);if(z.ok)return k(l(z.value),v,Y);if(H.kind==="invalid")return b(
H.error,Y);const q=H.kind==="remote"?H.host:null;return k(P(q),v,Y)}function d(v,y){const I=(0,j.m)(v,y);switch(I.kind){case"registry":case"legacy":return I.hostImplied?
L(I.host):k(F(I.host),v,(0,A.cr)(v));case"builtin":return N(I.host);case"invalid":{const[H="",z]=I.error.split(`

`);return b(H,z??(0,A.cr)(v))}}}function h(v,y){const I=(0,j.m)(v,y);if(I.kind==="invalid")return b(I.error,null);if(I.hostImplied)return T((0,C.sourceInvalid)(
{reason:"locked-provider",text:v}));if(I.kind==="builtin")return N(I.host);const H=y==="opentofu"&&I.host===(0,$.Vm)("terraform")&&I.namespace==="hashicorp";return{
...F(I.host),needed:H?(0,$.Vm)(y):I.host}}function g(v,y){if(v!==v.trim())return T((0,C.sourceInvalid)({reason:"white-space",text:v}));if(v==="."||v==="..")return R;
const I=(0,$.rE)(v,y);if(I.ok)return l(I.value);const H=(0,$.A)(v);if(H.ok)return N(H.value.host);const z=(0,$.vL)(v,y);return z.kind==="invalid"?b(z.error,(0,A.
NM)(v,z,I)):P(z.kind==="remote"?z.host:null)}function O(v,y){const I=(0,U.Zy)(v,y);return P(I.ok?I.value.host:null)}function x(v,y){const[,I,H=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(v)??[];if(I===void 0)return v.startsWith("gitlab.com/")?P("gitlab.com"):O(v,y);const[z=""]=H.split("//");if(z.split("/").length!==3)return T((0,C.sourceInvalid)(
{reason:"terragrunt",text:v}));const Y=/[?&]version=([^&]*)/.exec(v)?.[1],q=I===""?L((0,$.Vm)(y)):p(I,F);return Y===void 0?q:{...q,version:Y}}}),4667:((Q,K,w)=>{
w.d(K,{F:()=>l,I:()=>_});var S=w(9562);const C=(...p)=>p.map(r=>{const[d="",...h]=r.split(" ");return{type:d,labels:h}}),A={terraform:"app.terraform.io",opentofu:null},
M={terraform:"app.terraform.io",opentofu:"app.terraform.io"},$={terraform:"static",opentofu:"static"},U={opentofu:"static"},j={terraform:"any",opentofu:"any"},R=[
"config","query","migrate"],F=["stack","deploy"],L=(p,r,...d)=>({kind:"remote_state",files:R,path:C(...d,"data terraform_remote_state *"),position:{backend:p,argument:"\
hostname"},grammar:"host",service:r,evaluation:j,absent:"remote_state_default",defaults:A}),N=(p,r,d={})=>({kind:"required_provider",files:p,path:C(...r),position:"\
entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource",...d}),P=(p,r,d,h)=>({kind:d[0],files:p,path:C(...r),position:"source",
...d[1]===void 0?{}:{absent:d[1]},...h}),T=(p,r,d={})=>({kind:"backend_remote",files:p,path:C(...r),position:"hostname",grammar:"host",service:S.Bn,absent:"back\
end_remote_default",defaults:A,...d}),b={grammar:"module",service:S.e$},k={grammar:"stack-component",service:S.e$,isLiteral:!0},_=[P(R,["module *"],["module","m\
odule_missing"],{...b,evaluation:$,merges:"module"}),N(R,["terraform","required_providers"],{merges:"provider"}),N(R,["required_providers"],{isReserved:!0}),T(R,
["terraform","cloud"],{kind:"cloud",service:S.OZ,absent:"cloud_default",evaluation:U,merges:"backend"}),T(R,["terraform","backend remote"],{evaluation:U,merges:"\
backend"}),{kind:"backend_http",files:R,path:C("terraform","backend http"),position:"addresses",grammar:"url",service:null,evaluation:U,merges:"backend"},L("rem\
ote",S.Bn),L("cloud",S.OZ),L("remote",S.Bn,"check *"),L("cloud",S.OZ,"check *"),{kind:"remote_state",files:R,path:C("data terraform_remote_state *"),position:{backend:"\
http",argument:"address"},grammar:"url",service:null,evaluation:j},T(R,["provider tfe"],{kind:"provider_tfe",service:S.M,absent:"provider_tfe_default",evaluation:j,
defaults:M}),{kind:"provider_tfe",files:["test"],path:C("provider tfe"),position:"hostname",grammar:"host",service:S.M,defaults:M},{kind:"lock_provider",files:[
"lock"],path:C("provider *"),position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0},P(["test"],["run *","module"],["test_module","test_module_mis\
sing"],{grammar:"test-module",service:S.e$,isLiteral:!0}),T(["test"],["run *","backend remote"],{kind:"test_backend_remote",absent:"test_backend_remote_default"}),
N(F,["required_providers"]),P(F,["component *"],["stack_component","stack_component_missing"],k),P(F,["removed"],["stack_removed","stack_removed_missing"],k),P(
F,["stack *"],["stack_stack","stack_stack_missing"],{grammar:"stack",service:null,isLiteral:!0}),P(["deploy"],["upstream_input *"],["upstream_input"],{grammar:"\
stack-output",service:null,isLiteral:!0}),N(["migrate"],["state_store_provider"],{kind:"state_store_provider"}),T(["migrate"],["from","backend remote"],{kind:"m\
igrate_backend_remote",absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(p=>P(["terragrunt"],[p],["terragrunt_source"],{grammar:"\
terragrunt",service:S.e$,evaluation:j})),{kind:"installed_module",files:["manifest"],path:[],position:"manifest",grammar:"registry-module",service:S.e$,isLiteral:!0}],
u=new Map([...new Set(_.flatMap(({files:p})=>p))].map(p=>{const r=_.filter(({files:d})=>d.includes(p));return[p,Map.groupBy(r,d=>d.path[0]?.type??"")]})),l=p=>u.
get(p)??new Map}),5657:((Q,K,w)=>{w.d(K,{G:()=>P});var S=w(6760),C=w(5747);const A=21,M=/^(?!\.{1,2}$)[\w.-]+$/;function $(r){let d=!1;for(const h of r.split(`
`)){const g=h.trim();g.startsWith("[")&&(d=g==='[remote "origin"]');const O=g.indexOf("=");if(!(!d||O<0||g.slice(0,O).trim().toLowerCase()!=="url"))return U(g.slice(
O+1).trim())}return null}function U(r){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[h,g]=d===null?j(r):[d[1],d[2]],O=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),x=O.length>1&&O.length<=A;return!h||!x||!O.every(v=>M.test(v))?null:{host:h.toLowerCase(),owner:O.slice(0,-1).join("/"),name:O.at(-1)??""}}function j(r){
const d=URL.parse(r);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var R=w(4614);const F=5,
L=/^[0-9a-f]{40}$/,N=/^refs\/(?!.*\.\.)[^\0]+$/;function P(r){const d=(0,S.join)(r,".git"),h=T(d,r)??d,g=p((0,S.join)(h,"commondir")),O=g===null?h:u(g,h),x=()=>l(
(0,S.join)(O,"packed-refs"))??"",v=b(p((0,S.join)(h,"HEAD")),[h,O],x);return v===null?null:{commit:v,isFetched:_(v,l((0,S.join)(h,"FETCH_HEAD"))??"",x),remote:$(
l((0,S.join)(O,"config"))??""),tracked:y=>(0,R.O)((0,S.join)(h,"index"),y)}}function T(r,d){const[,h]=/^gitdir: (.+)$/.exec(p(r)??"")??[];return h===void 0?null:
u(h,d)}function b(r,d,h){let g=r;for(let O=0;g!==null&&O<=F;O+=1){if(L.test(g))return g;const[,x]=/^ref: (.+)$/.exec(g)??[];if(x===void 0||!N.test(x))return null;
g=k(x,d,h)}return null}function k(r,d,h){for(const O of d){const x=p((0,S.join)(O,r));if(x!==null)return x}return h().split(`
`).find(O=>O.endsWith(` ${r}`))?.slice(0,40)??null}function _(r,d,h){const g=(O,x)=>O.split(`
`).some(v=>v.startsWith(`${r}${x}`));return g(d,"	")||g(h()," refs/remotes/")}const u=(r,d)=>(0,S.isAbsolute)(r)?r:(0,S.join)(d,r);function l(r){const d=(0,C.yR)(
r);return d.ok?d.text:null}const p=r=>l(r)?.replace(/\r?\n$/,"")??null}),9498:((Q,K,w)=>{w.d(K,{K:()=>M});var S=w(6760),C=w(5657),A=w(4614);function M(L,N,P){const T=(0,C.
G)(L),b=T?.remote??null;if(T!==null&&b!==null){const _=T.isFetched||T.commit===P.GITHUB_SHA;return{name:`${b.owner}/${b.name}`,url:$(b,P.GITHUB_SERVER_URL),commit:_&&
U(L,N,T)?T.commit:null}}return{name:(T===null?R(L,P):null)??F(L),url:null,commit:null}}function $({host:L,owner:N,name:P},T=""){return`${URL.parse(T)?.host===L?
URL.parse(T)?.protocol:"https:"}//${L}/${N}/${P}`}function U(L,N,{tracked:P}){const T=P(N);return T.size===N.size&&T.entries().every(([b,k])=>(0,A.R)((0,S.join)(
L,b),k))}const j=/^[\w.-]+\/[\w.-]+$/;function R(L,N){const{GITHUB_WORKSPACE:P,GITHUB_REPOSITORY:T=""}=N;return P!==void 0&&(0,S.resolve)(P)===(0,S.resolve)(L)&&
j.test(T)?T:null}const F=L=>(0,S.basename)((0,S.resolve)(L)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Q,K,w)=>{w.d(K,{O:()=>T,R:()=>_});
var S=w(3024),C=w(5747);const A=128*1024*1024,M=12,$=62,U=16384,j=12288,R=4,F=61440,L=4096,N=32768,P=Buffer.alloc(0);function T(u,l){const p=(0,C.io)(u,A);return p===
null?new Map:b(p,l)}function b(u,l){const p=new Map;if(u.length<M)return p;const r=u.readUInt32BE(4);if(u.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return p;const d=u.
readUInt32BE(8);let h=P,g=M;for(let O=0;O<d;O+=1){if(g+$>u.length)return p;const x=u.readUInt16BE(g+60),v=g+$+(x&U?2:0),y=r===R,{kept:I,from:H}=y?k(u,v,h):{kept:P,
from:v},z=u.indexOf(0,H);if(z<0)return p;const Y=u.subarray(H,z),q=y?Buffer.concat([I,Y]):Y;if(q.length>L)return p;const ge=(u.readUInt32BE(g+24)&F)===N,ke=q.toString(
"utf8");ge&&(x&j)===0&&l.has(ke)&&p.set(ke,{modified:u.readUInt32BE(g+8),size:u.readUInt32BE(g+36)}),g=y?z+1:g+(z-g+8&-8),h=q}return p}function k(u,l,p){let r=l,
d=u[r++]??0,h=d&127;for(;d&128;)d=u[r++]??0,h=(h+1)*128+(d&127);return{kept:p.subarray(0,Math.max(0,p.length-h)),from:r}}function _(u,{modified:l,size:p}){try{const r=(0,S.
lstatSync)(u),d=Math.floor(r.mtimeMs/1e3);return r.isFile()&&r.size%2**32===p&&d%2**32===l}catch(r){return(0,C.Oj)(r),!1}}}),6134:((Q,K,w)=>{w.d(K,{SH:()=>$,Td:()=>U,
lS:()=>R,n_:()=>A,pH:()=>M,w4:()=>j,yN:()=>N});const S=25e4,C=100;class A{max;count=0;constructor(k=S){this.max=k}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*C}}function M(b,k,_,u){return _===void 0?{text:b,body:k,parts:u,problems:[]}:{text:b,body:k,parts:u,problems:[
{...N(b)(_),message:_.message}]}}const $=(b,k,_)=>{const u=[];if(b.kind==="native"){for(const l of b.blocks)l.type===k&&l.labels.length===_&&u.push(l);return u}
for(const l of b.members)l.name===k&&L(k,l.value,_,[],u);return u},U=b=>b.kind==="native"?b.attributes:b.members;function j(b,k){if(!(b.kind==="native"&&b.mayHave?.(
k)===!1)){for(const _ of U(b))if(_.name===k)return _}}const R=b=>b.kind==="object"?b.items.filter(F):b.kind!=="tuple"?[]:b.elements.flatMap(k=>k.kind==="object"?
k.items.filter(F):[]),F=b=>b.name!==void 0&&b.name!=="//";function L(b,k,_,u,l){if(_>0){for(const{name:r,start:d,end:h,value:g}of R(k))L(b,g,_-1,[...u,{value:r,
start:d,end:h}],l);return}const p={start:k.start,end:k.start+1};for(const r of k.kind==="tuple"?k.elements:[k])r.kind!=="object"&&r.kind!=="tuple"||l.push({...p,
type:b,labels:u,body:{kind:"json",members:R(r)}})}const N=b=>{const k=[b.startsWith("\uFEFF")?1:0];let _=b.indexOf(`
`),u;return({start:l,end:p})=>{for(;_>=0&&_<l;_=b.indexOf(`
`,_+1))k.push(_+1);u??=P(b);const r=x=>T(u??[],x-1),d=Math.max(1,T(k,l)),h=k[d-1]??0,g=(k[d]??(_<0?b.length:_)+1)-1,O=x=>x-h-r(x)+r(h)+1;return{line:d,column:O(
Math.max(l,h)),endColumn:O(Math.min(p,g))}}},P=b=>/[\uD800-\uDBFF]/.test(b)?Array.from(b.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),k=>k.index):[];function T(b,k){
let _=0,u=b.length;for(;_<u;){const l=_+u>>>1;(b[l]??0)<=k?_=l+1:u=l}return _}}),1724:((Q,K,w)=>{w.r(K),w.d(K,{Readings:()=>zn,RootNotes:()=>An,layoutsOf:()=>qn,
nameRepository:()=>S.K,readTools:()=>Ns,rootsOf:()=>ns,scanInSteps:()=>vn,textNotes:()=>$n,unmatched:()=>ts});var S=w(9498),C=w(5143),A=w(1064),M=w(9664),$=w(9804),
U=w(1731),j=w(1790),R=w(2158),F=w(1094);function L(n,e){const t=(0,R.PW)(n);if(!t.ok)return"syntax";const s=t.value;if(s.some(i=>(0,U.Ty)(i.version)))return"pre\
-release";const o=e===null?null:(0,U.oF)(e);if(o===null)return"unknown";if(o.written<3){const i=(0,R.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return i.
ok&&!(0,F.gH)([...s,...i.value],"terraform")?"not-met":"unknown"}return(0,j.jQ)({...o,pre:""},s)?"met":"not-met"}var N=w(5257);function*P(n,e){for(const o of n.
providers){const i=T(o,n.client,e);i!==null&&(yield i)}const{client:t}=n,s=n.clientVersions.length===0?null:e.versionIn(t,n.directory);if(s!==null)for(const{text:o,
place:i}of n.clientVersions)L(o,s)==="not-met"&&(yield{problem:(0,$.clientVersion)({client:t,version:s,constraint:o}),places:[i]})}function T(n,e,t){const{constraints:s,
provider:o}=n,{readings:i,upgrade:a}=t;if(i.isMeetable(s.map(({text:V})=>V)))return a?null:b(n,t);const f=s.flatMap(({text:V,place:J})=>i.terms(V).map(ae=>({...ae,
place:J}))),m=(0,N.JT)(o);if(e==="opentofu"&&(0,j.jF)(f))return{problem:(0,$.constraintInvalid)({reason:"unspecified",provider:m}),places:k(f)};const E=(0,F.Sx)(
f,F.Nd),D=[...new Set(E.map(R.mb))],B=f.filter(V=>D.includes((0,R.mb)(V)));return{problem:(0,$.constraintUnmeetable)({of:`provider ${m}`,terms:D}),places:k(B)}}
function b({provider:n,constraints:e,locked:t},{clients:s,readings:o}){const i=t===null?null:(0,U.rK)(t.version.text);if(t===null||i===null)return null;const a=E=>(0,j.
XA)([i],E.flatMap(({text:D})=>o.terms(D)))===null;if(!a(e))return null;const c=e.filter(E=>a([E])),f=c.length===0?e:c;return{problem:(0,$.lockOutside)({provider:(0,N.
JT)(n),version:(0,U.Cg)(i),constraints:[...new Set(f.map(({text:E})=>(0,R.kv)(o.terms(E))))],clients:s}),places:k([t.version,...f])}}const k=n=>[...new Set(n.map(
({place:e})=>e))];var _=w(8011),u=w(3229),l=w(1022),p=w(7236),r=w(5011);function d(n,e){const t=n.filter(({kind:o})=>h.has(o));return t.some(({place:o})=>(0,M.LA)(
o.file))?[...Map.groupBy(t,({address:o})=>o).values()].flatMap(o=>{const i=[...o].sort((f,m)=>Number((0,M.LA)(f.place.file))-Number((0,M.LA)(m.place.file))),a=i.
findLast(({text:f})=>f!==null),c=i.findLast(f=>f.version!==null);return a===void 0?[]:g(a,c??a,e)}):t.flatMap(o=>g(o,o,e))}const h=new Set(["module","module_mis\
sing","test_module","stack_component","terragrunt_source"]);function g(n,e,t){const{address:s,text:o,place:i}=n;if(o===null||v(o))return[];const a=x(n,o,t);if(a===
void 0)return[];const c=(0,N.KS)(e,t),f=c===null&&e.version!==null;return[{address:s,source:o,place:i,module:a,constraint:c,isOpen:f}]}const O=/^tfr:\/\/([^/?]*)\/([^?]*)/;
function x({kind:n},e,t){if(n==="terragrunt_source"&&e.startsWith("tfr:")){const[,o="",i=""]=O.exec(e)??[],a=(0,r.rE)(o===""?i:`${o}/${i}`,t);return a.ok?a.value:
void 0}const s=(0,r.vL)(e,t);return s.kind==="registry"?s:s.kind==="remote"?null:void 0}const v=n=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(n);function y(n,e,t){
const{client:s}=t;return{directory:n.name===""?".":n.name,client:s,directories:e.map(({name:o})=>o),calls:t.hasCalls?[...e.flatMap(({usages:o})=>d(o,s)),...d(n.
tests,s)]:[],providers:I(n,e,s),lockFile:n.lockFile,clientVersions:e.flatMap(({versions:o})=>ke(o,t))}}function I(n,e,t){const s=new Map,o=(a,c,f)=>{const m=(0,N.
JT)(a),E=s.get(m),D=E??{provider:a,places:[],constraints:[]};E===void 0&&s.set(m,D),D.places.push(c),f!==null&&D.constraints.push(f)};for(const a of e){for(const f of H(
a.usages)){const m=z(f,t);m!==null&&o(m,f.place,(0,N.KS)(f,t))}const c=a.versions.filter(({kind:f})=>f==="provider-version");for(const[f,m]of Map.groupBy(c,E=>E.
localName??"")){const E=Y(f,a,t);if(E!==null)for(const{text:D,place:B}of it(m))o(E,B,{text:D,place:B})}}const i=q(n,t);return Array.from(s,([a,c])=>({...c,locked:i.
get(a)??null}))}function H(n){const e=n.filter(({place:s})=>(0,M.LA)(s.file));if(e.length<2)return n;const t=new Map(e.map(s=>[s.address,s.place.file]));return n.
filter(({address:s,place:o})=>!(0,M.LA)(o.file)||t.get(s)===o.file)}function z(n,e){return n.kind==="lock_provider"||n.kind!=="required_provider"&&n.kind!=="imp\
lied_provider"&&(0,p.o)(n.address)==="terraform"?null:(0,p.l)(n,(0,r.Vm)(e),e)}function Y(n,{usages:e},t){const s=e.find(({kind:o,address:i})=>o.startsWith("req\
uired_provider")&&(0,p.o)(i)===n);return s!==void 0?z(s,t):{host:(0,r.Vm)(t),namespace:"hashicorp",type:n}}function q({usages:n},e){const t=new Map;for(const s of n){
if(s.kind!=="lock_provider")continue;const o=(0,p.l)(s,(0,r.Vm)(e),e),i=(0,N.KS)(s,e);if(o===null||i===null)continue;const a={version:i,constraints:s.version?.recorded??
null};if(t.set((0,N.JT)(o),{...a,isCopied:!1}),e==="opentofu"&&ge(o)){const c=(0,N.JT)({...o,host:(0,r.Vm)(e)});t.has(c)||t.set(c,{...a,isCopied:!0})}}return t}
const ge=({host:n,namespace:e})=>n===(0,r.Vm)("terraform")&&e==="hashicorp";function ke(n,{client:e,versions:t}){const s=n.filter(o=>rt(o,e,t));return it(s)}function it(n){
const e=n.findLast(({place:t})=>(0,M.LA)(t.file))?.place.file;return e===void 0?n:n.filter(({place:t})=>t.file===e)}function rt({kind:n,place:e},t,{opentofu:s=""}){
const o=/\.tofu(\.json)?$/.test(e.file);return n==="compatible"?t==="opentofu":n!=="version"||t==="terraform"?n==="version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.
test(s)}function kn(n,e){const t=En(n,e);return t===null?null:Se((n.version??n).place,t)}const Se=(n,{clients:e,...t})=>({...t,place:n,clients:e.filter(s=>_n(n.
file).includes(s)),host:null}),_n=n=>/\.tofu(\.json)?$/.test(n)?["opentofu"]:A.Du,bn=/\.tf(component|stack|deploy)\.(hcl|json)$/;function En(n,e){switch(n.kind){case"\
module":case"module_missing":case"test_module":return wn(n,e);case"required_provider":case"required_provider_nosource":case"required_provider_legacy":return bn.
test(n.place.file)?null:On(n,e);case"lock_provider":return Sn(n,e);default:return null}}const He=(n,e)=>({problem:(0,$.constraintInvalid)({reason:"syntax",text:n,
why:e}),clients:A.Du,isPlaceholder:(0,u.Kc)(n)}),_e=n=>({problem:n,clients:A.Du});function wn(n,{readings:e,releases:t}){const{address:s,version:o}=n;if(o===null)
return null;const{text:i}=o;if(i===null)return!t.every(({client:B,before:G})=>B!=="terraform"||G==="1.15")&&o.isWithheld!==!0?null:{problem:(0,$.constraintInvalid)(
{reason:"expression",address:s}),clients:["terraform"]};const a=e.module(i);if(!a.ok)return He(i,a.why);const c=e.refusedByModules(i);if(c.length===0)return null;
const f=a.value.find(({version:E})=>(0,U.Ty)(E)),m=f&&(0,U.Cg)(f.version);return{problem:(0,$.constraintUnmeetable)({of:s,terms:[i],preRelease:m}),clients:c}}function On({
kind:n,address:e,text:t,version:s},{readings:o}){if(s===null)return null;if(s.text===null)return _e((0,$.constraintInvalid)({reason:"not-a-string",address:e}));
const i=o.provider(s.text);if(!i.ok)return He(s.text,i.why);const a=A.Du.filter(f=>n==="required_provider"?(0,l.m)(t??"",f).kind==="builtin":(0,p.o)(e)==="terra\
form");if(a.length===0)return null;const c=t??"terraform.io/builtin/terraform";return{problem:(0,$.constraintInvalid)({reason:"built-in",provider:c}),clients:a}}
function Sn(n,{readings:e}){const t=n.text??"",{text:s=null,recorded:o=""}=n.version??{};if(s===null)return _e((0,$.lockInvalid)({reason:"no-version",provider:t}));
const i=(0,U.rK)(s);if(i===null)return _e((0,$.lockInvalid)({reason:"not-a-version",provider:t}));const a=(0,U.Cg)(i);if(a!==s)return _e((0,$.lockInvalid)({reason:"\
not-normal",of:"version",provider:t,normal:a}));if(o==="")return null;const c=e.provider(o);if(!c.ok)return _e((0,$.lockInvalid)({reason:"not-constraints",provider:t}));
const f=(0,R.kv)(c.value);if(f===o)return null;const m={reason:"not-normal",of:"constraints",provider:t,normal:f};return _e((0,$.lockInvalid)(m))}const Mn=({text:n,
place:e})=>Se(e,{problem:(0,$.lockInvalid)({reason:"twice",provider:n??""}),clients:A.Du});function yn({kind:n,place:e},{set:t}){const s=t.filter(i=>i!==A.$I[n].
client),o=Se(e,{problem:(0,_.blockUnsupported)({kind:n}),clients:s});return o.clients.length===0?null:o}function In({kind:n,text:e,place:t},{readings:s,versions:o}){
const i=n!=="provider-version",a=i?s.module(e):s.provider(e),c=i?A.Du.filter(m=>rt({kind:n,place:t},m,o)):A.Du,f=m=>Se(t,{problem:m,clients:c});return a.ok?!i||
!a.value.some(({version:m})=>(0,U.Ty)(m))?null:f((0,$.constraintInvalid)({reason:"pre-release",text:e})):Se(t,{...He(e,a.why),clients:c})}class An{found=new Map;rules;constructor(e){
this.rules=e}add(e){const t=(0,M.Gz)(e.directory==="."?"":e.directory,"main.tf"),s=(0,C.Zl)(t)?t:null;for(const o of P(e,this.rules)){const i=Tn(o),a=this.found.
get(i);if(a===void 0){this.found.set(i,{...o,having:new Set([e.client]),aside:s});continue}a.having.add(e.client),s===null&&(a.aside=null)}}notes(){const{clients:e}=this.
rules;return[...this.found.values()].flatMap(({problem:t,places:s,having:o,aside:i})=>{const[a,...c]=s;if(a===void 0)return[];const f=t.code!=="client-version"&&
o.size===e.length,m={problem:t,place:a,others:c,host:null,clients:f?A.Du:[...o]};return[i===null?m:{...m,aside:i}]})}}const Tn=({problem:n,places:e})=>[n.code,n.
message,...e.map(({file:t,line:s,column:o})=>`${t}:${s}:${o}`)].join(`
`);function*$n(n,e,t){const s=new Set;for(const o of n){if(o.kind==="lock_provider"){const a=`${o.place.file}
${o.text}`;s.has(a)&&(yield Mn(o)),s.add(a)}const i=kn(o,t);i!==null&&(yield i)}for(const o of e){const i=xn(o,t);i!==null&&(yield i)}}function xn(n,e){return"f\
ile"in n?null:"localName"in n?In(n,e):yn(n,e)}var at=w(9349),Dn=w(8704);const lt=1024;function Cn(n){if(n.length>lt)return;const e=new Rn(new at.bs(n)),t=e.condition();
return e.isAtEnd()?t:void 0}class Rn{cursor;constructor(e){this.cursor=e}isAtEnd(){return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){
if(this.cursor.depth>=at.lr)return;this.cursor.depth++;const e=this.comparison();let t=e;if(e!==void 0&&this.take("?")){const s=this.condition(),o=this.take(":")?
this.condition():void 0;t=s&&o&&{kind:"condition",test:e,yes:s,no:o}}return this.cursor.depth--,t}comparison(){const e=this.steps(),t=this.take("==");if(e===void 0||
!t&&!this.take("!="))return e;const s=this.steps();return s&&{kind:"comparison",isEqual:t,left:e,right:s}}steps(){let e=this.primary();for(;e!==void 0;){let t;if(this.
take("."))t=this.attribute();else if(this.take("[")){if(t=this.condition(),!this.take("]"))return}else return e;e=t&&{kind:"step",of:e,key:t}}}attribute(){const{
cursor:e}=this,t=e.at,s=e.readName()??this.match(/\d+/y);return s===void 0?void 0:{kind:"literal",expression:{kind:"string",start:t,end:e.at,value:s,verbatim:s}}}primary(){
const{cursor:e}=this;if(this.take("(")){const c=this.condition();return this.take(")")?c:void 0}const t=e.skipBlank(),s=e.at,o=e.readName();if(o!==void 0)return this.
named(o,s);const i=this.match(/\d+(?:\.\d+)?/y);if(i!==void 0)return ct(Number(i),s,e.at);const a=t==='"'||t==="{"||t==="["?(0,Dn.U)(e,t):void 0;return a&&{kind:"\
literal",expression:a}}named(e,t){const{cursor:s}=this,o={true:!0,false:!1,null:null}[e];if(o!==void 0)return ct(o,t,s.at);if(!this.take("("))return{kind:"name",
name:e};const i=[];for(;!this.take(")");){const a=this.condition();if(a===void 0||!this.take(",")&&s.skipBlank()!==")")return;i.push(a)}return{kind:"call",name:e,
given:i}}take(e){const{cursor:t}=this;return t.skipBlank(),t.text.startsWith(e,t.at)?(t.at+=e.length,!0):!1}match(e){const{cursor:t}=this;e.lastIndex=t.at;const[
s]=e.exec(t.text)??[];return t.at+=s?.length??0,s}}const ct=(n,e,t)=>({kind:"literal",expression:{kind:"primitive",start:e,end:t,value:n}});class xe{text;withheld;constructor(e,t=null){
this.text=e,this.withheld=t}}const Ke=4096,Nn=200,Pn=2e4,Ln=5e6;class ze{depth=0;steps=0;allSteps=0;renew(){this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){
return this.allSteps>Ln}spend(e){if(this.steps+=1,this.count(),this.depth>=Nn||this.steps>Pn||this.isSpent)return;this.depth+=1;const t=e();return this.depth-=1,
typeof t=="string"&&t.length>Ke?void 0:t}}const be=()=>({name:()=>{},call:()=>{},effort:new ze}),ue=({expression:n,text:e},t)=>t.effort.spend(()=>ut(n,e,t));function Me(n,e){
const t=Cn(n);return t&&gt(t,n,e)}const Ee=n=>typeof n=="string"||typeof n=="number"||typeof n=="boolean"?String(n):void 0;function le(n){const e=new Map;return t=>(e.
has(t)||(e.set(t,void 0),e.set(t,n(t))),e.get(t))}function ut(n,e,t){switch(n.kind){case"string":case"primitive":return n.value;case"object":return le(s=>{const o=Bn(
n.items).get(s);return o&&ue(jn(o,e),t)});case"tuple":return le(s=>{const o=n.elements[Number(s)];return o&&ue({expression:o,text:e},t)});case"template":return Un(
vt(n.parts,e,t),e,t);case"other":return Me(e.slice(n.start,n.end),t)}}const jn=({value:n},e)=>({expression:n,text:e}),dt=new WeakMap;function Bn(n){const e=dt.get(
n);if(e!==void 0)return e;const t=new Map;for(const s of n)s.name!==void 0&&!t.has(s.name)&&t.set(s.name,s);return dt.set(n,t),t}function Un(n,e,t){let s="";for(const o of n){
const i=o.kind==="known"?void 0:pt(o,e),a=o.kind==="known"?o.value:i&&Me(i,t),c=Ee(a);if(c===void 0)return ft(s,a);if(s.length+c.length>Ke)return;s+=c}return s}
function ft(n,e){return e instanceof xe?new xe((n+e.text).slice(0,Ke),e.withheld):new xe(n)}const ht=(n,e)=>n.code??e.slice(n.start,n.end);function pt(n,e){const t=ht(
n,e);return t.startsWith("${")?t.slice(2,-1).replace(/^~|~$/g,""):void 0}const mt=/^%\{~?\s*if\s([\s\S]*)\}$/,Fn=/^%\{~?\s*else\s*~?\}$/,Wn=/^%\{~?\s*endif\s*~?\}$/,
Hn=512,Kn=1e3;function vt(n,e,t){if(n.length>Kn)return n;const s=n.map(B=>B.kind==="unknown"&&B.end-B.start<=Hn?ht(B,e):""),[o,...i]=s.keys().filter(B=>mt.test(
s[B]??"")),a=s.findIndex(B=>Wn.test(B));if(o===void 0||i.length>0||a<o)return n;const c=mt.exec(s[o]??"")?.[1]??"",f=Me(c.replace(/~$/,""),t);if(typeof f!="bool\
ean")return n;const m=s.findIndex(B=>Fn.test(B)),E=m<0?a:m,D=f?n.slice(o+1,E):n.slice(E+1,a);return[...n.slice(0,o),...D,...n.slice(a+1)]}function gt(n,e,t){const s=o=>gt(
o,e,t);return t.effort.spend(()=>{switch(n.kind){case"literal":return ut(n.expression,e,t);case"name":return t.name(n.name);case"call":return t.call(n.name,n.given.
map(s));case"step":{const o=s(n.of),i=Ee(s(n.key));return typeof o=="function"&&i!==void 0?o(i):void 0}case"condition":{const o=s(n.test);return typeof o!="bool\
ean"?void 0:s(o?n.yes:n.no)}case"comparison":{const[o,i]=[s(n.left),s(n.right)];return[o,i].every(c=>c===null||Ee(c)!==void 0)?o===i===n.isEqual:void 0}}})}const kt="\
\0";class zn{module=le(R.PW);provider=le(R._T);terms=e=>{const t=this.provider(e);return t.ok?t.value:[]};refusedByModules=le(e=>{const t=this.module(e);return t.
ok?A.Du.filter(s=>!(0,F.gH)(t.value,s)):[]});joined=le(e=>{const t=e.split(kt).flatMap(this.terms),s=t.map(({version:o})=>o);return(0,j.XA)(s,t)!==null||(0,F.Nd)(
t)});isMeetable(e){return this.joined([...new Set(e)].join(kt))}}const Vn=new Set(["module","module_missing","required_provider","required_provider_nosource","r\
equired_provider_legacy","implied_provider","lock_provider","stack_component","terragrunt_source"]),Xn=({kind:n})=>n==="installed_module";function Gn(n,e,t){const s=new Map,
o=i=>{const a=(0,M.jt)(i),c=s.get(a);if(c!==void 0)return c;const f=Jn(a);return s.set(a,f),f};for(const i of n){if(!i.clients.includes(t)||Xn(i))continue;const a=o(
i.place.file);i.kind==="test_module"?a.tests.push(i):Yn(a,i)}for(const i of e){const a="file"in i?i.file:i.place.file;if(t==="terraform"&&/\.tofu(\.json)?$/.test(
a))continue;const c=o(a);"localName"in i&&c.versions.push(i),c.hasConfiguration||=i.kind!=="lock",c.isInitialised||=i.kind==="state",i.kind==="lock"&&_t(c,a)}for(const i of s.
values())Zn(s,i);return s}const Jn=n=>({name:n,usages:[],versions:[],tests:[],children:[],lockFile:null,hasConfiguration:!1,isInitialised:!1});function Yn(n,e){
if(e.kind==="lock_provider"?_t(n,e.place.file):n.hasConfiguration=!0,!Vn.has(e.kind)||e.isOverridden&&e.kind!=="module"||(n.usages.push(e),e.isOverridden))return;
bt(e)&&(n.isInitialised=!0);const t=Et(n.name,e);t!==null&&n.children.push(t)}function _t(n,e){n.lockFile=e,n.isInitialised=!0}const bt=({kind:n,address:e,place:t})=>n===
"terragrunt_source"&&e==="terraform"&&/(^|\/)terragrunt\.hcl(\.json)?$/.test(t.file);function Et(n,e){const{kind:t,text:s}=e;return!(t==="module"||t==="test_mod\
ule"||bt(e))||s===null||!(0,r.Nj)(s)?null:(0,M.un)(n,s.replace(/\?.*$/s,""))}function Zn(n,e){const{name:t,tests:s}=e;if(s.length===0)return;const o=/^(?:(.*)\/)?tests$/.
exec(t),i=o===null?void 0:n.get(o[1]??""),a=i?.hasConfiguration===!0?i:e;a.isInitialised=!0,a!==e&&(a.tests.push(...s),e.tests=[])}const wt=({name:n,tests:e})=>e.
flatMap(t=>Et(n,t)??[]);function Qn(n){const e=new Set;for(const t of n.values())for(const s of[...t.children,...wt(t)])s!==t.name&&e.add(s);return[...n.values()].
filter(({name:t,hasConfiguration:s,isInitialised:o})=>s&&(o||!e.has(t)))}function qn({usages:n,declared:e,clients:t,patterns:s}){const o=t.map(a=>Gn(n,e,a)),i=es(
s,new Set(o.flatMap(a=>[...a.keys()])));return t.map((a,c)=>{const f=o[c]??new Map,m=s.length===0?Qn(f):[...f.values()].filter(E=>E.hasConfiguration&&i.has(E.name));
return{client:a,directories:f,roots:m}})}function es(n,e){const t=new Set;for(const s of n)for(const o of e)!t.has(o)&&Ot(s,o)&&t.add(o);return t}const Ot=(n,e)=>n.
matches(e===""?".":e),ts=(n,e)=>e.flatMap(t=>{const s=({directories:o})=>o.values().some(i=>i.hasConfiguration&&Ot(t,i.name));return n.some(s)?[]:[t.text]});function*ns(n,{
changed:e,versions:t,hasCalls:s=!0}){const o=e===null?null:ss(e);for(const{client:i,directories:a,roots:c}of n)for(const f of c){const m=os(f,a);o!==null&&!m.some(
({name:E})=>o.has(E))||(yield y(f,m,{client:i,versions:t,hasCalls:s}))}}function ss(n){const e=new Set;for(const t of n){const s=(0,M.jt)(t);e.add(s),/(^|\/)tests$/.
test(s)&&e.add((0,M.jt)(s))}return e}function os(n,e){const t=new Set([n]),s=o=>{const i=e.get(o);i!==void 0&&t.add(i)};for(const o of wt(n))s(o);for(const{children:o}of t)
for(const i of o)s(i);return[...t]}var Ve=w(4e3),ye=w(2161),oe=w(7854);const is=1e3,rs=/(^|\s)#.*$/s,as=/(^|\s)(\/\/|\/?\*).*$/s;function De(n,e){const t=/jenkinsfile|\.json$/i.
test(n);return e.split(`
`).map((s,o)=>({text:s.slice(0,is).replace(t?as:rs,"").trimEnd(),number:o+1}))}function St(n,{text:e,number:t},s,o){const i=Array.from(e.slice(0,s)).length+1,a=Array.
from(e.slice(s,s+o)).length;return{file:n,line:t,column:i,endColumn:i+a}}const ls=n=>n.length-n.trimStart().length,Mt=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],Xe=n=>Mt.some(({path:e})=>e.test(n)),yt=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function cs({file:n,text:e}){if(Xe(n)){const t=De(n,e);return Mt.filter(({path:s,line:o})=>s.test(n)&&(o===void 0||t.some(i=>o.test(i.text)))).map(({client:s})=>s)}
return e.search(yt)<0?[]:De(n,e).flatMap(t=>t.text.match(yt)?.map(s=>s.toLowerCase())??[])}var we=w(3024),ne=w(6760),he=w(5747),Ie=w(6195);const us=[["",ye.Z8],
[".github",()=>!1],...[".github/workflows",".circleci",".buildkite",".woodpecker",".gitlab",".gitlab/ci",".azure",".azuredevops",".azure-pipelines",".pipelines",
".spacelift"].map(n=>[n,ds]),[".devcontainer",n=>n==="devcontainer.json"||(0,ye.Z8)(n)],[".config",ye.TD],[".config/mise",It],[".mise",It]];function ds(n){return/\.ya?ml$/i.
test(n)}function It(n){return n==="config.toml"}const At=".github/actions",fs=128*1024,hs=200;function*ps({root:n,exclude:e},t){const s=(0,Ie.Ls)(e),o=(0,we.realpathSync)(
n),i=ms(o).filter(({file:m})=>!s(m)),a=new Map([...i,...t].map(m=>[m.file,m])),c=({file:m})=>m.split("/").length,f=[...a.values()].sort((m,E)=>c(m)-c(E)||(m.file<
E.file?-1:1));for(const{path:m,file:E}of f.slice(0,hs)){const D=vs(m,o);D!==null&&(yield{file:E,text:D})}}function ms(n){const e=us.flatMap(([s,o])=>Tt((0,ne.join)(
n,s)).filter(i=>o(i)||Xe((0,M.Gz)(s,i))).map(i=>(0,M.Gz)(s,i))),t=Tt((0,ne.join)(n,At)).flatMap(s=>["action.yml","action.yaml"].map(o=>`${At}/${s}/${o}`));return[
...e,...t].map(s=>({file:s,path:(0,ne.join)(n,s)}))}function Tt(n){try{return(0,we.readdirSync)(n).sort()}catch(e){return(0,he.Oj)(e),[]}}function vs(n,e){try{const t=(0,we.
realpathSync)(n);if(!(0,Ie.UO)(t,e))return null;const s=(0,we.statSync)(t);if(!s.isFile()||s.size>fs)return null;const o=(0,he.yR)(t);return o.ok?o.text:null}catch(t){
return(0,he.Oj)(t),null}}const gs={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu"},Ce=n=>gs[(n??"").toLowerCase()]??"terraform",Z=(n,e)=>({form:n,read:t=>({
client:Ce(t[1]),text:e(t),...t[2]===void 0?{}:{version:t[2]}})}),ks="init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pu\
ll|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",_s=/\buses:\s*["']?([\w.-]+)\/([\w.-]+)/,bs=new Map([["hashicorp/setup-terraform","terraf\
orm"],["opentofu/setup-opentofu","opentofu"]]);function Es(n){const[,e="",t=""]=n,s=`${e}/${t}`,o=bs.get(s.toLowerCase());if(o!==void 0)return{client:o,text:`us\
es ${s}`,step:{otherwise:"latest"}};const i=/^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(s);return i===null?null:{client:Ce(i[1]??
i[2]),text:`uses ${s}`,step:{otherwise:null}}}const ws=`(?=["'\\s,\\]})@]|$)`,$t="^[\\s-]*\\w[\\w-]*:\\s*\\[",xt=`(?=["']?\\s*[,\\]])`,Dt=([,n])=>`lists ${n}`,Os=[
{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${ws}`),read:([,n="",e])=>({client:n.startsWith(
"hashicorp")?"terraform":"opentofu",text:`uses ${n}`,version:e===void 0||/^(light|full|minimal)$/.test(e)?"latest":e})},Z(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(te\
rraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${ks})(?![\\w-])`),([,n])=>`runs ${n}`),Z(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
([,n])=>`sets ${n} as the command`),Z(new RegExp(`${$t}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${xt}`),Dt),Z(new RegExp(`${$t}(?=[^\\]]*\\bterrafo\
rm\\b)[^\\]]*?\\b(tofu|opentofu)${xt}`),Dt),Z(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,([,n])=>`sets ${n}`),Z(/--tf-path=\S*?(terraform|tofu)\b/,
([,n])=>`runs ${n}`),{form:/\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,read:([,n])=>({client:Ce(n),text:`has hooks that run\
 ${n}`,...n==="terraform"?{isHook:!0}:{}})},Z(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,([,n])=>`uses components/${n}`),Z(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
([,n])=>`uses the template ${n}`),Z(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,()=>"uses terraform-images"),{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
read:([,n])=>({client:Ce(n),text:`uses a task of ${n}`,step:{otherwise:null}})},Z(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,([,n])=>`uses t\
he orb ${n}`),Z(/\/features\/(terraform|opentofu)\b/,([,n])=>`uses the feature ${n}`),Z(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,
()=>"downloads Terraform"),Z(/\b(?:get|packages)\.(opentofu)\.org\b/,()=>"downloads OpenTofu"),Z(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,()=>"\
downloads OpenTofu"),Z(/\btenv (?:install )?(terraform|tofu|opentofu)\b/,([,n])=>`runs tenv ${n}`),{form:/\btfenv (?:install|use)\b/,read:()=>({client:"terrafor\
m",text:"runs tfenv"})},{form:/\btofuenv (?:install|use)\b/,read:()=>({client:"opentofu",text:"runs tofuenv"})},Z(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
([,n])=>`installs ${n}`),Z(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,([,n])=>`sets ${n}_version`),Z(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
([,n])=>`sets ${n}_VERSION`)],Ss=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,Ms=/\b(?:echo|printf)\b[^;&|]*/g;function ys(n){
if(!/terraform|tofu|tfenv/i.test(n))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(n);if(Ss.test(n)&&!e)return[];const t=n.replace(Ms,i=>" ".repeat(
i.length)),s=_s.exec(t),o=s===null?null:Es(s);return s!==null?o===null?[]:[Ct(s,o)]:Os.flatMap(({form:i,read:a})=>{const c=i.exec(t);return c===null?[]:[Ct(c,a(
c))]})}const Ct=({index:n,0:{length:e}},t)=>({version:null,start:n,length:e,...t}),Rt={terraform:"terraform",opentofu:"opentofu",tofu:"opentofu","hashicorp/terr\
aform":"terraform","opentofu/opentofu":"opentofu"},Is=/[^\s"',\]}]+/;function As({file:n,text:e}){const t=De(n,e);return n.endsWith(".terraform-version")?Nt(n,t,
"terraform"):n.endsWith(".opentofu-version")?Nt(n,t,"opentofu"):n.endsWith(".toml")?Ds(n,t):Ts(n,t)}function Ge(n,e,t,s,o=0){const i=St(n,e,o,e.text.length-o),a=s===
null?`selects ${t}`:`selects ${t} ${s}`;return{client:t,level:"version-file",place:i,text:(0,Ve.dh)(a,100),version:s}}function Nt(n,e,t){const s=e.find(({text:o})=>o.
trim()!=="");return s===void 0?[]:[Ge(n,s,t,Is.exec(s.text)?.[0]??null)]}function Ts(n,e){return e.flatMap(t=>{const[s="",o=null]=t.text.trim().split(/\s+/),i=Je(
s);return i===void 0?[]:[Ge(n,t,i,o)]})}const Je=n=>Object.hasOwn(Rt,n)?Rt[n]:void 0,$s=/^\s*\[\s*([\w."':/-]+)\s*\]/,xs=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
function Ds(n,e){const t=[];let s="";for(const o of e){const i=$s.exec(o.text);i!==null&&(s=(i[1]??"").replaceAll('"',""));const[,a="",c=""]=xs.exec(o.text)??[],
f=/^tools\.(?:\w+:)?(.+)$/.exec(s)?.[1],m=Je(s==="tools"?a:a==="version"?f??"":"");if(m===void 0)continue;const E=/\bversion\s*=\s*(.*)$/s.exec(c)?.[1]??c,D=E.match(
/[^\s"',[\]{}=]+/g)??[];for(const B of E.startsWith("[")?D:D.slice(0,1))t.push(Ge(n,o,m,B,o.text.length-o.text.trimStart().length))}return t}const Pt=50,Cs=100,
Rs=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function Ns(n,e){const t=[],s=new Set;let o=!1;for(const i of ps(n,e)){for(const m of cs(i))s.add(m);if(Xe(i.file))continue;
const a=i.file.slice(i.file.lastIndexOf("/")+1),c=(0,ye.TD)(a)||i.file.endsWith("mise/config.toml"),f=c?As(i):Ps(i);o||=!c&&Rs.test(i.text),t.push(...f)}return{
signs:t,setsCloudHostname:o,others:s}}function Ps({file:n,text:e}){if(!/terraform|tofu|tfenv/i.test(e))return[];const t=De(n,e),s=new Map;let o=0;const i=(0,oe.
Oo)(a=>(o+=1,o>Pt?[a]:Ws(a,t)));for(const[a,c]of t.entries()){if(s.size>=Pt)break;for(const f of ys(c.text)){const{client:m,start:E,length:D,isHook:B}=f,G=B===!0?
"hook":"tool";for(const V of Bs(f,t,a,i)){const J=`${m} ${G} ${V}`;if(s.has(J))continue;const ae=St(n,c,E,D);s.set(J,{client:m,level:G,place:ae,text:(0,Ve.dh)(f.
text,Cs),version:V})}}}return Ls(n,[...s.values()])}function Ls(n,e){return!e.some(({client:s})=>s==="opentofu")||!/atlantis\.ya?ml$/.test(n)?e:e.filter(({client:s,
version:o})=>s==="opentofu"||o!==null).map(s=>({...s,client:"opentofu"}))}const js=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;function Bs({
version:n,step:e},t,s,o){if(e===void 0)return n===null?[null]:o(n);const i=Us(t,s).map(({text:a})=>js.exec(a)?.[1]?.replace(/^["']|["']$/g,"")).find(a=>a!==void 0);
return i===void 0?[e.otherwise]:o(i)}function Us(n,e){const t=n[e]?.text??"",s=t.search(/\b(uses|task):/),o=({text:m})=>m!==""&&ls(m)<s,i=n.slice(e+1,e+Lt),a=i.
findIndex(o),c=t.trimStart().startsWith("-")?[]:n.slice(Math.max(0,e-Lt),e),f=c.findLastIndex(o);return[...c.slice(f<0?c.length:f),...i.slice(0,a<0?void 0:a)]}const Lt=40,
Fs=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;function Ws(n,e){const[,t,s,o]=Fs.exec(n.trim())??
[],i=t??s??o;if(i===void 0)return[n.trim()];for(const{text:a}of e){const c=a.indexOf(i),f=c<0?void 0:Hs.exec(a.slice(c+i.length))?.[1];if(f===void 0||/[\w-]$/.test(
a.slice(0,c)))continue;const m=f.startsWith("[")?f.match(/[^\s"',[\]]+/g):[f.replace(/["']/g,"")];if(m!==null&&m.length>0)return m}return[n]}const Hs=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;
var de=w(7052),W=w(6134);function Ks({text:n},e){const t=(0,W.yN)(n);return{text:n,place:s=>{const{line:o,column:i,endColumn:a}=t(s);return{file:e,line:o,column:i,
endColumn:a}}}}const jt=4096,se=n=>{const e=(0,Ve.dh)(n,jt);return e.length<13?e:` ${e}`.slice(1)},Ye=n=>/[^\0-\x7f]/.test(n)?n.normalize("NFC"):n,Ae=n=>({kind:"\
known",text:Ye(se(n))}),Ze=n=>n===void 0||n.length>lt?null:{code:se(n)};function Te(n,e,t=!1){const s=()=>n.text.slice(e.start,e.end),o=i=>({kind:"pieces",pieces:i,
text:se(s())});switch(e.kind){case"string":return Ae(t?e.verbatim:e.value);case"template":{if(t&&e.verbatim!==void 0)return Ae(e.verbatim);const i=vt(e.parts,n.
text,be()).map(a=>a.kind==="known"?se(a.value):Ze(pt(a,n.text)));return i.every(a=>typeof a=="string")?Ae(i.join("")):o(i.includes(null)?[Ze(s())]:i)}case"other":{
const i=s(),a=Me(i,be());return typeof a=="string"?Ae(a):o([Ze(i)])}case"primitive":case"object":case"tuple":return o([null])}}function zs(n,e){return e.kind!==
"primitive"?Te(n,e):e.value===null?null:Ae(String(e.value))}function Vs(n,e){const[t]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof t!="object"||
t===null?n:{...n,pieces:[{code:`(${t.code}).${e}`}]}}function pe(n){return n?.kind!=="string"?null:Ye(se(n.value))}function Re({pieces:n},e){let t="";for(const s of n){
const o=typeof s=="object"&&s!==null?Me(s.code,e):s;if(o===null&&s!==null&&n.length===1)return{isWhole:!0,text:null,withheld:null};const i=Ee(o??void 0);if(i===
void 0)return{isWhole:!1,...ft(t,o??void 0)};if(t.length+i.length>jt)return{isWhole:!1,text:t,withheld:null};t+=i}return{isWhole:!0,text:Ye(se(t)),withheld:null}}
var ee=w(7495);const $e=(n,e,t)=>({row:n,kind:n.kind,address:se(e.join(".")),mergeKey:Xs(n,e),localName:null,hasOwnToken:!1,...t});function Xs({merges:n},e){return n===
void 0?null:n==="module"?se(`module.${e.at(-1)}`):n}function Gs(n,e){if(n.version===null)return null;const{value:t,...s}=n.version;if(t.kind==="known")return{text:t.
text,...s};const o=c=>e(n,t,c).flat(),i=A.Du.map(c=>{const[f,...m]=o(c);return[c,m.length===0&&f?.isWhole===!0?f.text:null]}),a=o("terraform").some(({withheld:c})=>c!==
null);return{text:null,...s,values:Object.fromEntries(i),isWithheld:a}}function Js(n,e){const[t]=(0,W.SH)(e,"workspaces",0),s={organization:pe((0,W.w4)(e,"organ\
ization")?.value),name:t?pe((0,W.w4)(t.body,"name")?.value):null};return n.map(o=>({...o,workspace:s}))}const Qe=({version:n})=>n?.value.kind==="known";function qe(n,e){
const t=Ne(n,(0,W.w4)(e,"version")?.value),s=pe((0,W.w4)(e,"constraints")?.value);return s===null||t===null?t:{...t,recorded:s}}function Ne(n,e,t=zs){const s=e&&
t(n,e);return e&&s?{value:s,place:n.place(e)}:null}function Ys({kind:n},e,t){const{row:s,value:o}=e;return o===void 0?Wt(e,n,t):o.kind==="known"?ee.pb[s.grammar](
o.text,t,Qe(e)):o.text==="null"?Ft(e,n,t):Bt(s,o,t)??ee.zt}function Bt(n,e,t){const{text:s}=Re(e,be());return s===null?void 0:(0,ee.i4)(n.grammar,s,t)}function Ut({
row:n,value:e}){return e?.kind!=="pieces"||e.text==="null"?!1:A.Du.some(t=>Bt(n,e,t)===void 0)}const Zs=({references:n})=>n.some(e=>e.row.evaluation!==void 0&&(Ut(
e)||e.version?.value.kind==="pieces"));function Qs({kind:n},e,t,s){const{row:o,address:i,value:a}=e,c=eo(s),f=c.map(({isWhole:V,text:J})=>J===null?Ft(e,n,t):V?ee.
pb[o.grammar](J,t,Qe(e)):(0,ee.i4)(o.grammar,J,t)),[m]=f,E=f.every(V=>V?.needed===m?.needed);if(m!==void 0&&E&&!f.includes(void 0))return m;if(o.grammar==="terr\
agrunt"&&qs(a))return ee.zt;const[D]=t==="terraform"?c.flatMap(({withheld:V})=>V??[]):[],B=o.evaluation!==void 0&&o.evaluation[t]===void 0,G=(0,_.sourceDynamic)(
{address:i,argument:o.grammar==="host"?"hostname":"source",expression:a?.kind==="pieces"?a.text:"",candidates:c.map(({isWhole:V,text:J,from:ae})=>({text:V?J:null,
from:ae})),refused:B?"never":D===void 0?null:{variable:D}});return{...ee.zt,problem:G}}const qs=n=>n?.kind==="pieces"&&n.pieces.some(e=>typeof e=="string"&&/[?&]ref=/.
test(e));function eo(n){return n.some(({isWhole:e,from:t})=>e&&t!==null)?n.filter(({isWhole:e,from:t})=>e||t!==null):n}function Ft(n,e,t){const{row:s,address:o}=n;
return s.defaults!==void 0?Wt({...n,kind:s.absent??n.kind},e,t):s.grammar==="url"?ee.zt:{...ee.zt,problem:(0,_.sourceInvalid)({reason:"null",address:o})}}const to={
cloud_default:"cloud block",remote_state_default:"remote state"};function Wt(n,e,t){const{row:s,kind:o,address:i,localName:a}=n;if(s.defaults!==void 0){const c=s.
defaults[t];return c!==null?(0,ee.TU)((0,r.mD)(c)):{...ee.zt,problem:(0,_.hostMissing)({block:to[o]??"remote backend"})}}return o==="required_provider_invalid"?
{...ee.zt,problem:(0,_.sourceInvalid)({reason:"not-a-requirement",address:i})}:a!==null&&e.class!=="stack"&&e.class!=="deploy"?a!=="terraform"&&(0,l.s)(a).ok?(0,ee.
TU)((0,r.Vm)(t)):ee.zt:e.isOverride?ee.zt:{...ee.zt,problem:(0,_.sourceInvalid)({reason:"missing",address:i})}}const no=1e4;class so{cached=new Map;of(e,t){const{
row:s,value:o}=t;if(o?.kind!=="known"||(0,r.Nj)(o.text))return this.read(e,t);const{clients:i}=e.kind,a=i.length>1?"":i[0],c=`${s.grammar} ${s.service} ${a} ${Qe(
t)} ${o.text}`,f=this.cached.get(c);if(f!==void 0)return f;this.cached.size>=no&&this.cached.clear();const m=this.read(e,t);return this.cached.set(c,m),m}ofUses(e,t,s){
const o=e.kind.clients.map(a=>{const c=new Map;for(const f of s(a)){const m=Qs(e,t,a,f),{host:E,needed:D,problem:B,version:G}=m,V=[E,D,G,B?.message].join(" ");c.
has(V)||c.set(V,{client:a,meaning:m})}return[...c.values()]}),i=Math.max(...o.map(({length:a})=>a));return Array.from({length:i},(a,c)=>this.meaningsOf(o.flatMap(
f=>f[c]??[]),t))}read(e,t){const s=e.kind.clients.map(o=>({client:o,meaning:Ys(e,t,o)}));return this.meaningsOf(s,t)}meaningsOf(e,{row:t}){const s=e.some(({meaning:o})=>o.
needed==="state");return{all:e,first:e.find(({meaning:o})=>oo(o))?.meaning??ee.zt,hasProblem:e.some(({meaning:o})=>o.problem!==void 0),needs:s?null:Ht(e,t,()=>null)}}}
const oo=({host:n,directHost:e})=>n!==null||e!==void 0;function Ht(n,{service:e},t){if(e===null)return[];const s=new Map;for(const{client:o,meaning:i}of n){const a=i.
needed==="state"?t(o)??i.host:i.needed;if(a===null)continue;const c=[...s.get(a)?.clients??[],o];s.set(a,{host:a,service:e,clients:c})}return[...s.values()]}var io=w(
9562);const Pe=5e4;function Kt(n,e,t,s=Pe){const o=[],i=[],a=new ro(n,e,t);for(const c of n){for(const f of c.notes)i.push(f);if(!c.isContext)for(const f of c.references){
if(o.length>=s)return i.push((0,oe.YW)(c.file,(0,de.fileLimit)({kind:"module-usages",max:s}))),zt(o,i);const m=a.meaningsOf(c,f);for(const E of m)o.push(a.usageOf(
c,f,E));if(f.row.isReserved||m.some(({hasProblem:E})=>E)){const E=m.flatMap(D=>D.all);i.push(...lo(c,f,a.inForce(c,f,E)))}}}for(const c of co(n))o.push(c);return zt(
o,i)}const zt=(n,e)=>({usages:n.sort(Vt),notes:e.sort(Vt)});class ro{files;cache;values;overrides;constructor(e,t,s){this.files=e,this.cache=t,this.values=s,this.
overrides=e.filter(({kind:o})=>o.isOverride)}meaningsOf(e,t){const{value:s}=t;return s?.kind!=="pieces"||!Ut(t)?[this.cache.of(e,t)]:this.cache.ofUses(e,t,o=>this.
values(t,s,o))}usageOf(e,t,s){const{all:o,first:i,needs:a}=s,c=this.inForce(e,t,o),f=c.length===o.length&&a!==null,m={kind:t.kind,host:i.host,isHostImplied:i.isHostImplied,
directHost:i.directHost,hasOwnToken:t.hasOwnToken,text:t.value?.text??null,address:t.address,version:i.version===void 0?Gs(t,this.values):{text:i.version,place:t.
place},place:t.place,clients:e.kind.clients,needs:f?a:Ht(c,t.row,this.stateHost),isOverridden:c.length===0},{workspace:E}=t;return E===void 0?m:{...m,workspace:E}}inForce(e,t,s){
return this.overrides.length===0?s:s.filter(({client:o})=>this.isInForce(e,t,o))}replaced=(0,oe.Oo)(e=>ao(this.overrides,e));isInForce({kind:e},{mergeKey:t},s){
return this.overrides.length===0||e.isOverride||t===null?!0:!this.replaced(s).has(t)}stateHost=(0,oe.Oo)(e=>{for(const t of this.files)if(t.kind.clients.includes(
e))for(const s of t.references){if(!(s.row.merges==="backend")||!this.isInForce(t,s,e))continue;const[i]=this.meaningsOf(t,s),a=i?.all.find(c=>c.client===e)?.meaning.
needed??null;if(a!==null&&a!=="state")return a}return null})}function ao(n,e){const t=new Set;for(const{kind:s,references:o,scope:i}of n)if(s.clients.includes(e)){
i.hasBackend&&t.add("backend");for(const{mergeKey:a,value:c,localName:f}of o)a!==null&&(c!==void 0||f!==null)&&t.add(a)}return t}function lo(n,{place:e,row:t,value:s},o){
const i=new Map,a=s?.kind==="known"&&(0,u.Kc)(s.text),c=n.notes.some(f=>f.place.line===e.line);for(const{client:f,meaning:m}of o){const{problem:E,host:D}=m;if(E===
void 0||c&&E.code==="source-dynamic")continue;const B=E.code==="source-dynamic"?E.message:E.code,G=i.get(B)??{problem:E,host:D,clients:[],place:e,isPlaceholder:a};
i.set(B,{...G,clients:[...G.clients,f]})}if(t.isReserved&&o.length>0){const f=(0,_.blockReserved)({block:"required_providers",parent:"terraform"}),m=o.map(({client:E})=>E);
i.set(f.code,{problem:f,host:null,clients:m,place:e})}return[...i.values()]}const Vt=({place:n},{place:e})=>n.file!==e.file?n.file<e.file?-1:1:n.line-e.line||n.
column-e.column;function co(n){if(n.every(({scope:s})=>s.providerUses.size===0))return[];const e=new Map,t=n.every(({kind:s})=>s.clients.length===A.Du.length);for(const s of t?
[A.Du]:A.Du.map(o=>[o])){const o=n.filter(({kind:i})=>s.every(a=>i.clients.includes(a)));for(const[i,a]of uo(o)){const c=e.get(i);c===void 0?e.set(i,{use:a,clients:s}):
e.set(i,{...c,clients:[...c.clients,...s]})}}return e.values().map(fo).toArray()}function uo(n){const e=new Set(["terraform"]);for(const{references:s}of n)for(const{
localName:o}of s)o!==null&&e.add(o);const t=new Map;for(const{scope:s,isContext:o}of n)if(!o)for(const[i,a]of s.providerUses)e.has(i)||(e.add(i),(0,l.s)(i).ok&&
t.set(i,a));return t}function fo({use:n,clients:e}){const t=et.filter(a=>e.some(c=>a.clients.includes(c))),s=t.length===et.length?et:t;return{kind:"implied_prov\
ider",host:t[0]?.host??null,...n,clients:e,needs:s,...{version:null,isOverridden:!1,isHostImplied:!0}}}const et=A.Du.map(n=>({host:(0,r.Vm)(n),service:io.xq,clients:[
n]}));var ho=w(4009);const Xt=200;function Le(n,e=new W.n_){const t=new po(n,e),s=t.readRoot(),o={kind:"json",members:s===void 0?[]:(0,W.lS)(s)};return(0,W.pH)(
n,o,t.mistake,e)}class po{text;parts;at=0;depth=0;mistake;constructor(e,t){this.text=e,this.parts=t}readRoot(){const{text:e}=this;e.startsWith("\uFEFF")&&(this.
report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const t=this.readValue();this.skipSpaces(),t!==void 0&&this.at<e.length&&
this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const s=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&
!s&&this.report("root value must be object: it is neither an object nor an array of objects",t.start),t}report(e,t,s=t+1){this.mistake??={message:e,start:t,end:s}}stop(e,t){
this.report(e,t),this.at=this.text.length}skipSpaces(){const{text:e}=this;for(;;){const t=e.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===
47)this.skipComment();else return e.charAt(this.at)}}skipComment(){const e=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no c\
omments",this.at);const t=e?`
`:"*/",s=this.text.indexOf(t,this.at+1);this.at=s<0?this.text.length:s+t.length}readValue(){const{text:e,parts:t,at:s}=this;if(!t.add()){this.at=e.length;return}
const o=e.charAt(s);if(o==='"'){const i=this.readString();return i===void 0?void 0:(0,ho.BD)(i,{start:s,end:this.at},t)}if(o==="{"||o==="["){if(this.depth>=Xt)return this.
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
valid JSON string: no closing quote in its line",e):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(e,t){return e.replace(mo,(s,o,i)=>{
if(o===void 0)return JSON.parse(`"${s}"`);const a=`invalid JSON string: ${JSON.stringify(s)} is not an escape sequence`;return this.report(a,t+i,t+i+2),s}).toWellFormed()}}
const Gt=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,mo=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g;var je=w(400),vo=w(4667);function go(n,e,t,s){
const o=(0,vo.F)(t.class),i=[];for(const c of o.get("")??Jt)Yt(i,Qt(n,c,{body:e,block:void 0,names:[]}));const a=e.kind==="native"?e.blocks:ko(e,o);for(const c of a){
if(i.length>s)break;for(const f of o.get(c.type)??Jt)Zt(n,f,c,[],i)}return i}const Jt=[];function Yt(n,e){for(const t of e)n.push(t)}function ko(n,e){return[...new Set(
n.members.map(({name:s})=>s).filter(s=>e.has(s)))].flatMap(s=>[...new Set(e.get(s)?.map(({path:i})=>i[0]?.labels.length??0))].flatMap(i=>(0,W.SH)(n,s,i)))}function Zt(n,e,t,s,o){
const i=e.path[s.length],{labels:a,body:c}=t;if(i?.type!==t.type||a.length!==i.labels.length)return;for(let E=0;E<a.length;E++){const D=i.labels[E];if(D!=="*"&&
D!==a[E]?.value)return}const f=[...s,t],m=e.path[f.length];if(m===void 0){const E=f.flatMap(D=>[D.type,...D.labels.map(({value:B})=>B)]);Yt(o,Qt(n,e,{body:c,block:t,
names:E}));return}for(const E of(0,W.SH)(c,m.type,m.labels.length))Zt(n,e,E,f,o)}function Qt(n,e,t){const{position:s}=e,{body:o,block:i,names:a}=t;switch(s){case"\
source":return Be(n,e,t,(0,W.w4)(o,s)?.value,qe(n,o));case"hostname":{const c=(0,W.w4)(o,s)?.value,f=Be(n,e,t,c,qe(n,o)),m=e.merges==="backend"?Js(f,o):f;return qt(
m,(0,W.w4)(o,"token")?.value)}case"addresses":return["address","lock_address","unlock_address"].flatMap(c=>Be(n,e,t,(0,W.w4)(o,c)?.value,null));case"entries":return(0,W.
Td)(o).map(c=>bo(n,e,t,c));case"label":{const c=i?.labels.at(-1);if(c===void 0)return[];const f={kind:"known",text:se(c.value)},m=n.place(c),E=qe(n,o);return[$e(
e,a.slice(0,-1),{value:f,version:E,place:m})]}case"manifest":return Eo(n,e,o);default:return _o(n,e,t,s)}}function _o(n,e,t,s){if(pe((0,W.w4)(t.body,"backend")?.
value)!==s.backend)return[];const i=(0,W.w4)(t.body,"config")?.value,a=me(i,s.argument),c=qt(Be(n,e,t,a,null),me(i,"token"));if(i===void 0||i.kind==="object")return c;
const f=Vs(Te(n,i),s.argument);return c.map(m=>({...m,value:f}))}const qt=(n,e)=>e===void 0?n:n.map(t=>({...t,hasOwnToken:!0}));function Be(n,e,{block:t,names:s},o,i){
if(o!==void 0)return[en(n,e,s,o,i)];if(e.absent===void 0||t===void 0)return[];const a=n.place(t);return[$e(e,s,{kind:e.absent,value:void 0,version:i,place:a})]}
function en(n,e,t,s,o){const c=s.kind==="primitive"&&s.value===null&&e.defaults!==void 0?void 0:Te(n,s,e.isLiteral);return $e(e,t,{value:c,version:o,place:n.place(
s)})}function bo(n,e,{names:t},{name:s,value:o}){const i=e.merges===void 0?null:`${e.merges}.${s}`,a={address:se([...t,s].join(".")),localName:se(s),mergeKey:i};
if(o.kind==="object"){const m=me(o,"source");return $e(e,t,{...a,kind:m===void 0?e.absent??e.kind:e.kind,value:m&&Te(n,m,e.isLiteral),version:Ne(n,me(o,"version"),
Te),place:n.place(m??o)})}const c=o.kind==="string"||o.kind==="primitive"||o.kind==="template";return $e(e,t,{...a,kind:c?"required_provider_legacy":"required_p\
rovider_invalid",value:void 0,version:c?Ne(n,o):null,place:n.place(o)})}function Eo(n,e,t){const s=(0,W.w4)(t,"Modules")?.value;return s?.kind!=="tuple"?[]:s.elements.
flatMap(o=>{const i=me(o,"Source"),a=pe(me(o,"Key"));if(i===void 0||a===null)return[];const c=Ne(n,me(o,"Version"));return[en(n,e,["module",a],i,c)]})}const me=(n,e)=>n?.
kind==="object"?n.items.find(t=>t.name===e)?.value:void 0,Ue={providerUses:new Map,hasBackend:!1,traits:[]},tn=new Map([["language",0],["terraform",0],["provide\
r",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",2],["action",2]]);function nn(n,e){const t=new So(n);if(e.kind==="native")for(const a of e.
blocks)tn.get(a.type)===a.labels.length&&t.read(a);else for(const[a,c]of tn)(0,W.SH)(e,a,c).forEach(t.read,t);const{providerUses:s,hasBackend:o,traits:i}=t;return{
providerUses:s,hasBackend:o,traits:i}}function wo(n,e){const t=Oo.flatMap(({argument:s,kind:o})=>{const i=(0,W.w4)(e,s)?.value,a=pe(i);if(i===void 0||a===null)return[];
const c=n.place(i);if(o==="version")return[{kind:o,text:a,localName:null,place:c}];const f=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(a)?.[1];return f===void 0?
[]:[{kind:o,text:f,place:c}]});return t.length===0?Ue:{...Ue,traits:t}}const Oo=[{argument:"terraform_binary",kind:"binary"},{argument:"terraform_version_constr\
aint",kind:"version"}];class So{providerUses=new Map;hasBackend=!1;traits=[];source;constructor(e){this.source=e}read(e){const{type:t,labels:s,body:o}=e;switch(t){case"\
language":this.addTrait("language",e);for(const i of(0,W.SH)(o,"compatible_with",0))this.addVersion("compatible",(0,W.w4)(i.body,"opentofu"));return;case"terraf\
orm":this.hasBackend||=(0,W.SH)(o,"backend",1).length>0||(0,W.SH)(o,"cloud",0).length>0;for(const i of(0,W.SH)(o,"encryption",0))this.addTrait("encryption",i);this.
addVersion("version",(0,W.w4)(o,"required_version"));return;case"provider":for(const i of s)this.use(i.value,i.value,i,[e]),this.addVersion("provider-version",(0,W.
w4)(o,"version"),se(i.value));(0,W.w4)(o,"for_each")!==void 0&&this.addTrait("provider-for-each",e);return;case"action":this.addTrait("action",e),this.readTyped(
e,[e]);return;case"check":for(const i of(0,W.SH)(o,"data",2))this.readTyped(i,[e,i]);return;case"import":this.readNamed(e,[e]);return;default:this.readTyped(e,[
e])}}addTrait(e,t){this.traits.push({kind:e,text:"",place:this.source.place(t)})}addVersion(e,t,s=null){const o=pe(t?.value);t===void 0||o===null||this.traits.push(
{kind:e,text:o,localName:s,place:this.source.place(t.value)})}readTyped(e,t){const[s]=e.labels;s===void 0||this.readNamed(e,t)||this.use(yo(s.value),s.value,s,t)}readNamed(e,t){
const s=(0,W.w4)(e.body,"provider")?.value,o=s===void 0?void 0:To(this.source,s);return s===void 0||o===void 0?!1:(this.use(o,o,s,t),!0)}use(e,t,s,o){if(this.providerUses.
has(e))return;const{source:i}=this;this.providerUses.set(se(e),{text:se(t),address:Mo(o),place:i.place(s)})}}const Mo=n=>se(n.flatMap(({type:e,labels:t})=>[e,...t.
map(({value:s})=>s)]).join(".")),yo=n=>{const e=n.indexOf("_");return e<0?n:n.slice(0,e)},Io=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),Ao=256;function To({
text:n},{start:e,end:t}){return Io.exec(n.slice(e,Math.min(t,e+Ao)))?.[1]}const $o=64;function*xo(n,e){const t=[],s=[];let[o,i]=[0,0],a=-1;for(const{path:c,file:f,
kind:m,isContext:E}of n){if(a+=1,a>0&&a%$o===0&&(yield e+a))return null;const B=(0,he.yR)(c);if(!B.ok){const{failure:J}=B,ae=J.kind==="size"?(0,de.fileLimit)(J):
(0,de.fileUnreadable)({what:"file",code:J.code});s.push((0,oe.YW)(f,ae));continue}if(!B.isUtf8&&!E){const J=Co("\uFFFD",B.text);s.push((0,oe.YW)(f,(0,de.fileSyntax)(
{error:null,file:f}),J))}o+=B.bytes;const G=Lo(B.text,m,f,E),V=Do(G,Pe-i);if(i+=tt(V),t.push(V),V!==G){const J=(0,de.fileLimit)({kind:"module-usages",max:Pe});s.
push((0,oe.YW)(f,J));break}}return{files:t,notes:s,bytes:o}}function Do(n,e){if(tt(n)<=e)return n;const t={...n.scope,providerUses:Ue.providerUses};return{...n,
references:n.references.slice(0,e),scope:t}}const tt=({references:n,scope:e})=>n.length+e.providerUses.size;function Co(n,e){const t=e.slice(0,e.indexOf(n)).split(
`
`),s=Array.from(t.at(-1)??"").length+1;return{line:t.length,column:s,endColumn:s+1}}function*Ro(n){const e=n.filter(({kind:o})=>o.class==="config"),[t]=e;t!==void 0&&
n.every(o=>tt(o)===0)&&(yield{kind:"module",file:t.file});const s=e.filter(({scope:o})=>o.hasBackend);for(const o of new Set(s.map(({kind:i})=>i.clients))){const i=e.
find(({kind:a})=>a.clients===o);i!==void 0&&(yield{kind:"state",file:i.file})}for(const{file:o,kind:i,references:a,scope:c,isContext:f}of n)if(i.class==="lock"&&
a.length===0&&(yield{kind:"lock",file:o}),!(i.class!=="config"||f))for(const m of c.traits)m.kind!=="binary"&&(yield m)}const No=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
nt=({file:n,kind:e,references:t})=>e.class==="terragrunt"&&t.length===0&&!No.test(n),Po={config:nn,query:nn,terragrunt:wo};function Lo(n,e,t,s=!1,o=new W.n_){const i=(e.
syntax==="json"?Le:je.K)(n,o),a=Ks(i,t),{body:c}=i,f=go(a,c,e,Pe),m=Po[e.class]?.(a,c)??Ue,E=nt({file:t,kind:e,references:f})&&!o.isExceeded(),D=s||E?[]:jo(i,e,
t);return{file:t,kind:e,references:f,scope:m,notes:D,isContext:s}}function jo({problems:n,parts:e},t,s){return e.isExceeded()?[(0,oe.YW)(s,(0,de.fileLimit)({kind:"\
parts",max:e.max}))]:n.map(({message:o,...i})=>{const a=t.class==="lock"?(0,$.lockInvalid)({reason:"syntax",error:o}):(0,de.fileSyntax)({error:o,file:s});return{
...(0,oe.YW)(s,a,i),clients:t.clients}})}var Bo=w(5603),Uo=w(7152);const Fo=25e4;function*Wo(n,e,t=Fo){const s=[],o=new oe.u3,i=[],a=new so,c=[],f=e({calls:()=>Ko(
s,i),terragrunt:()=>c});let[m,E,D]=[0,0,0],B=!0,G=!1;const V=new Bo.j,J=[],ae={toolFiles:[],hasPlugins:!1};let ve=null;for(const ce of(0,Uo.G)(n,ae)){if(ce.kind===
"note"){o.add(ce.note);continue}if(ce.kind==="directory"){if(!(yield m))continue;ve=ce.name;break}if(s.length+D>=t){o.add(sn(ce.files,t));break}const te=yield*xo(
ce.files,m);if(te===null){ve=(0,M.jt)(ce.files[0]?.file??"");break}m+=te.files.length,E+=te.bytes,B&&=te.files.every(nt),V.addFiles(te.files);for(const ie of Ro(
te.files))J.push(ie);for(const ie of te.files)ie.kind.class==="terragrunt"&&(c.push(ie.file),G||=!nt(ie));for(const ie of te.notes)o.add(ie);if(te.files.some(Zs)){
i.push({files:te.files,usagesBefore:s.length});for(const{references:ie}of te.files)D+=ie.length;continue}const We=Kt(te.files,a,f);for(const ie of We.usages)s.push(
ie);for(const ie of We.notes)o.add(ie)}let X=s.length;const re=[];for(const{files:ce}of i){if(X>=t){o.add(sn(ce,t));break}if(yield m){ve??=(0,M.jt)(ce[0]?.file??
"");break}const te=Kt(ce,a,f);for(const We of te.notes)o.add(We);X+=te.usages.length,re.push(te.usages)}const gn=Ho(s,i,re);V.addUsages(gn);const[ki,_i]=[V.signs(),
V.constraints()];return{...{usages:gn,declared:J,notes:o.all(),files:m,bytes:E,isEmpty:B,usesTerragrunt:G,signs:ki,constraints:_i},...ae,endedAt:ve}}const sn=([
n],e)=>(0,oe.YW)((0,M.jt)(n?.file??""),(0,de.fileLimit)({kind:"usages",max:e}));function Ho(n,e,t){const s=e.map(({usagesBefore:o},i)=>{const a=e[i+1]?.usagesBefore;
return[...t[i]??[],...n.slice(o,a)]});return s.length===0?n:[n.slice(0,e[0]?.usagesBefore),...s].flat()}function*Ko(n,e){yield*n;for(const{files:t}of e)for(const{
references:s}of t)for(const{kind:o,value:i,place:a}of s)yield{kind:o,text:i?.text??null,place:a}}function zo({root:n,scan:e}){const t=[n,...e.map(i=>(0,ne.resolve)(
n,(0,Ie.VK)(i).fixed))].map(Fe),s=i=>t.some(a=>a!==null&&(0,Ie.UO)(i,a)),o=(i,a)=>{const c=Fe((0,ne.resolve)(n,i));return c===null||!s(c)?[]:Vo(c).filter(a).map(
({name:m})=>m).sort()};return{list:i=>o(i,a=>!a.isDirectory()),directories:i=>o(i,a=>a.isDirectory()&&!(0,Ie.G$)(a.name)),exists:i=>{const a=Fe((0,ne.resolve)(n,
i));return a!==null&&s(a)},read:(i,a)=>{const c=Fe((0,ne.resolve)(n,i));if(c===null||!s(c))return null;const f=(0,he.yR)(c,a);return f.ok?f.text:null}}}function Fe(n){
try{return(0,we.realpathSync)(n)}catch(e){return(0,he.Oj)(e),null}}function Vo(n){try{return(0,we.readdirSync)(n,{withFileTypes:!0})}catch(e){return(0,he.Oj)(e),
[]}}const on={variables:new Map,locals:new Map,calls:new Map,isRoot:!1,bytes:0},Xo=["default","const","nullable","sensitive"];function Go(n,e,t){const s=t.list(
n),o=new Set(s),i=new W.n_,a=new Jo,c=s.flatMap(f=>{const m=(0,ye.L8)(f,o,"");return m?.class==="lock"&&(a.isRoot=!0),m?.class==="config"&&m.clients.includes(e)?
[{name:f,kind:m}]:[]});for(const f of[!1,!0])for(const{name:m,kind:E}of c){const D=E.isOverride===f?t.read((0,M.Gz)(n,m)):null;if(D!==null&&a.read((E.syntax==="\
json"?Le:je.K)(D,i)),i.isExceeded())return on}return a.bytes+=i.bytes,a}class Jo{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({text:e,body:t}){
this.bytes+=e.length;for(const s of(0,W.SH)(t,"variable",1))this.readVariable(s,e);for(const s of(0,W.SH)(t,"locals",0))rn(this.locals,s,e);for(const s of(0,W.SH)(
t,"module",1)){const[o]=s.labels;if(o===void 0)continue;const i=this.calls.get(o.value)??new Map;this.calls.set(o.value,i),rn(i,s,e)}for(const{body:s}of(0,W.SH)(
t,"terraform",0))this.isRoot||=(0,W.SH)(s,"backend",1).length>0||(0,W.SH)(s,"cloud",0).length>0}readVariable({labels:e,body:t},s){const[o]=e;if(o===void 0)return;
const i=this.variables.get(o.value)??{};this.variables.set(o.value,i);const a=D=>{const B=(0,W.w4)(t,D)?.value;return B&&ue({expression:B,text:s},be())},[c,f,m,
E]=Xo.map(a);c!==void 0&&(i.default=c),f!==void 0&&(i.isConst=String(f)==="true"),String(E)==="true"&&(i.isConst=!1),m!==void 0&&(i.isNullable=String(m)==="true")}}
function rn(n,{body:e},t){for(const{name:s,value:o}of(0,W.Td)(e))n.set(s,{expression:o,text:t})}const Yo=64*1024,Zo={coalesce:n=>n.includes(void 0)?void 0:n.find(
e=>e!==null&&e!==""),format:([n,...e])=>{if(typeof n!="string"||!/^(?:[^%]|%s)*$/.test(n))return;const t=e.map(Ee),s=n.split("%s");if(!(t.includes(void 0)||t.length!==
s.length-1))return s.map((o,i)=>o+(t[i]??"")).join("")},join:([n,e])=>{if(typeof n!="string"||typeof e!="function")return;const t=[];let s=0;for(let o=0;t.length===
o;o++){const i=Ee(e(String(o)));if(i!==void 0&&t.push(i),s+=n.length+(i?.length??0),s>Yo)return}return t.length===0?void 0:t.join(n)},lower:([n])=>typeof n=="st\
ring"?n.toLowerCase():void 0},an=(n,e)=>Zo[n]?.(e),ln=/\.tfvars(\.json)?$/,cn=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,un=/^terraform\.tfvars/,Qo=/\.(tf|tofu)(\.json)?$/,
st=200,dn=1024*1024,qo=2;function ei(n,e){const t=new W.n_;let s=0;const o=m=>{const E=s>dn?null:e.read((0,M.Gz)(n,m),dn);return s+=E?.length??0,ti(m,E,t)},i=e.
list(n).filter(m=>ln.test(m)),a=i.filter(m=>!cn.test(m));for(const m of fn("",n,e,qo))a.push(m);const c=i.filter(m=>cn.test(m)).slice(0,st).sort((m,E)=>Number(un.
test(E))-Number(un.test(m))).map(o).reverse(),f=a.slice(0,st).map(m=>({given:o(m),from:`with ${(0,M.Gz)(n,m)}`}));return{loaded:m=>{for(const E of c){const D=E(
m);if(D!==void 0)return D}},others:f,bytes:s+t.bytes}}function*fn(n,e,t,s){if(s!==0)for(const o of t.directories(e).slice(0,st)){const[i,a]=[(0,M.Gz)(e,o),(0,M.
Gz)(n,o)],c=t.list(i);if(!c.some(f=>Qo.test(f))){for(const f of c)ln.test(f)&&(yield(0,M.Gz)(a,f));yield*fn(a,i,t,s-1)}}}function ti(n,e,t){if(e===null)return()=>()=>{};
const s=n.endsWith(".json"),{text:o,body:i}=(s?Le:je.K)(e,t);if(t.isExceeded())return()=>()=>{};const a=new Map;for(const{name:c,value:f}of(0,W.Td)(i))a.has(c)||
a.set(c,f);return c=>{const f=a.get(c);return f&&(()=>ue({expression:f,text:o},be()))}}const fe={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*1024*
1024},hn={instances:0,kept:0,depth:0};class ni{effort=new ze;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...hn};read=0;surroundings;client;evaluation;constructor(e,t,s){
this.surroundings=e,this.client=t,this.evaluation=s}of(e){const{instances:t,kept:s}=this.size;if(t>fe.instances||s>fe.kept){this.size={...hn};for(const o of[this.
known,this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const t=this.known.get(e);if(t!==void 0)return t;this.known.set(e,[]),this.size.
depth+=1;const s=this.calledBy(e);this.size.depth-=1;const i=[...s.length===0||this.declarations(e).isRoot?this.roots(e):[],...s];return this.known.set(e,i),i}declarations(e){
const t=this.declared.get(e);if(t!==void 0)return t;if(this.read>fe.read)return on;const s=Go(e,this.client,this.surroundings.files);return this.declared.set(e,
s),this.count(s),s}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const t=this.rootsOf.get(e);if(t!==void 0)return t;const{files:s,setBy:o}=this.surroundings;
if(this.read>fe.read)return[this.unknown(e)];const i=ei(e,s),{loaded:a,others:c}=i;this.count(i);const f=(E,D)=>this.instance(e,E,{use:e,from:D}),m=[f(a,null)];
for(const{given:E,from:D}of c)m.push(f(B=>E(B)??a(B),D));for(const E of this.declarations(e).variables.keys()){const D=o(E);if(!(D===null||a(E)!==void 0)){if(m.
length>=fe.uses)break;m.push(f(B=>B===E?pn:a(B),`with ${D}`))}}return this.rootsOf.set(e,m),m}calledBy(e){const t=[];for(const s of this.callers(e)){const i=this.
size.depth>fe.depth||this.size.instances>fe.instances?[this.unknown(s)]:this.find(s);for(const[a,c]of this.callsIn(s).get(e)??[])for(const{scope:f,use:m,from:E}of i){
if(t.length>=fe.uses)return[...t,this.unknown(e)];const D=B=>{const G=c.get(B);return G&&(()=>ue(G,f))};t.push(this.instance(e,D,{use:`${m} ${a}`,from:E}))}}return t}callers(e){
this.localCalls??=this.surroundings.calls();const{callers:t,dynamic:s}=this.localCalls;if(this.dynamicCalls===void 0){const i=new Map;this.dynamicCalls=i;for(const a of s)
for(const c of this.callsIn(a).keys())c!==null&&i.set(c,(i.get(c)??new Set).add(a))}return(t.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const t=this.calls.get(e);if(t!==void 0)return t;const s=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,s),s}target(e,t){
const s=t.get("source"),[o]=this.roots(e),i=s&&o&&ue(s,o.scope);return typeof i=="string"&&(0,r.Nj)(i)?(0,M.un)(e,i):null}unknown(e){return this.instance(e,()=>pn,
{use:`${e} ?`,from:null})}instance(e,t,s){const{variables:o,locals:i}=this.declarations(e),c={var:le(E=>{const D=o.get(E);return D&&this.variableValue(E,D,t(E))}),
local:le(E=>{const D=i.get(E);return D&&ue(D,m)}),path:E=>E==="module"||E==="root"?".":void 0},{effort:f}=this;this.size.instances+=1,f.count();const m={name:E=>c[E],
call:an,effort:f};return{scope:m,...s}}variableValue(e,{default:t,isConst:s,isNullable:o},i){const a=this.client==="terraform"?s===!0:s!==!1;if(this.evaluation===
"static"&&!a)return new xe("",e);const c=i===void 0?t:i();return c===null&&o===!1?t:c}}const pn=()=>{},si=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function oi(n){
const e=new Map,t=new Set;for(const{kind:s,text:o,place:i}of n)if(!(s!=="module"||o===null))if((0,r.Nj)(o)){const a=(0,M.jt)(i.file),c=(0,M.un)(a,o),f=e.get(c);
f===void 0?e.set(c,new Set([a])):f.add(a)}else si.test(o)&&t.add((0,M.jt)(i.file));return{callers:e,dynamic:t}}const ii=64*1024*1024;class ri{known=new Map;characters=0;files;constructor(e){
this.files=e}read(e){const t=this.known.get(e);if(t!==void 0)return t;const s=this.files.read(e);this.characters+=s?.length??0,this.characters>ii&&(this.known.clear(),
this.characters=s?.length??0);const o=s===null?null:ai(s,e.endsWith(".json"));return this.known.set(e,o),o}}function ai(n,e){const{text:t,body:s}=e?Le(n):(0,je.
K)(n),o=(f,m)=>{const E=(0,W.w4)(f.body,m)?.value;return E&&{expression:E,text:t}},i=new Map;for(const f of(0,W.SH)(s,"locals",0))for(const{name:m,value:E}of(0,W.
Td)(f.body))i.set(m,{expression:E,text:t});const a=new Map;for(const f of[...(0,W.SH)(s,"include",0),...(0,W.SH)(s,"include",1)]){const m=o(f,"path");m!==void 0&&
a.set(f.labels[0]?.value??"",m)}const c=(0,W.SH)(s,"terraform",0).map(f=>o(f,"source"));return{locals:i,inputs:o({body:s},"inputs"),includes:a,hasSource:c.some(
f=>f!==void 0)}}const Oe=n=>ne.posix.dirname(`/${n}`);function li(n){const{from:e,unit:t,parent:s,isSet:o}=n,i=Oe(e),a=(c,f)=>ne.posix.relative(c,f)||".";return{
basename:(c,[f])=>typeof f=="string"?ne.posix.basename(f):void 0,dirname:(c,[f])=>typeof f=="string"?ne.posix.dirname(f):void 0,find_in_parent_folders:(c,f)=>ci(
n,f),get_env:(c,[f,m])=>typeof f=="string"&&!o(f)?m:void 0,get_original_terragrunt_dir:()=>Oe(t),get_parent_terragrunt_dir:(c,[f])=>Oe(s(f)),get_path_from_repo_root:()=>a(
"/",i),get_path_to_repo_root:()=>a(i,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>i,path_relative_from_include:(c,[f])=>a(i,Oe(s(f))),path_relative_to_include:(c,[
f])=>a(Oe(s(f)),i),try:(c,f)=>f.find(m=>m!==void 0)}}function ci({from:n,files:e},t){const[s=t.length===0?"terragrunt.hcl":void 0,o]=t;if(typeof s=="string"){for(let i=Oe(
n);i!=="/";){i=ne.posix.dirname(i);const a=ne.posix.join(i,s);if(e.exists(a.slice(1)))return a}return o}}const ui=["terragrunt.hcl","terragrunt.hcl.json"];class di{effort=new ze;read;surroundings;includers;constructor(e){
this.surroundings=e,this.read=new ri(e.files)}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.includers??=this.findIncluders(),
(this.includers.get(e)??[]).map(s=>this.evaluation()({file:e,from:s,unit:s}).scope)}findIncluders(){const e=new Map;for(const t of this.surroundings.all()){const s=this.
read.read(t);if(s===null||s.includes.size===0||s.hasSource)continue;const o=this.scopeOf(t);for(const i of s.includes.values()){const a=this.fileAt(ue(i,o),t);if(a===
null)continue;const c=e.get(a);c===void 0?e.set(a,[t]):c.push(t)}}return e}evaluation(){this.effort.renew();const e=new Map,t=s=>{const o=`${s.file}
${s.from}`,i=e.get(o)??this.configOf(s,t);return e.set(o,i),i};return t}configOf(e,t){const{file:s,from:o,unit:i}=e,a=this.read.read(s),c=X=>X&&ue(X,ve),f=X=>this.
fileAt(c(a?.includes.get(X)),o),m=(X,re)=>{if(!(X===null||this.read.read(X)===null))return t({file:X,from:re??X,unit:i}).value},E=le(X=>c(a?.locals.get(X))),D=le(
X=>{if(!a?.includes.has(""))return m(f(X),o);const re=m(f(""),o);return typeof re=="function"?re(X):void 0}),B=le(X=>X==="locals"?E:X==="inputs"?c(a?.inputs):void 0),
G=X=>{if(s!==o)return s;const[re]=a?.includes.keys()??[];return f(typeof X=="string"?X:re??"")??s},{files:V,isSet:J}=this.surroundings,ae=li({from:o,unit:i,parent:G,
files:V,isSet:J}),ve={name:X=>X==="local"?E:X==="include"?D:void 0,call:(X,re)=>X!=="read_terragrunt_config"?(ae[X]??an)(X,re):m(this.fileAt(re[0],o),null)??re[1],
effort:this.effort};return{scope:ve,value:B}}fileAt(e,t){if(typeof e!="string")return null;const s=ne.posix.resolve("/",(0,M.jt)(t),e).slice(1);if(ne.posix.join(
e.startsWith("/")?".":(0,M.jt)(t),e).startsWith(".."))return null;const i=ui.map(a=>(0,M.Gz)(s,a)).find(a=>this.read.read(a)!==null);return i!==void 0&&this.read.
read(s)===null?i:s}}const mn=".github/workflows",fi=200;function hi(n){const e=new Map,t=n.list(mn).filter(s=>/\.ya?ml$/.test(s));for(const s of t.slice(0,fi)){
const o=`${mn}/${s}`,i=n.read(o)??"";for(const[,a,c]of i.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const f=a??c??"";e.has(f)||e.set(f,o)}}return e}
function pi(n,e,t){const s=new Set(t),o=(0,oe.Oo)(i=>hi(n));return{files:n,calls:()=>oi(e.calls()),all:e.terragrunt,isSet:i=>s.has(i),setBy:i=>{const a=`TF_VAR_${i}`;
if(s.has(a))return a;const c=o("all").get(i);return c===void 0?null:`${a} in ${c}`}}}function mi(n){const e=(0,oe.Oo)(s=>(0,oe.Oo)(o=>new ni(n,s,o))),t=new di(n);
return({row:s,place:o},i,a)=>{if(s.grammar==="terragrunt")return vi(t,o.file,i);const c=s.evaluation?.[a];if(c===void 0)return ot(i);const f=e(a)(c);if(f.effort.
isSpent)return ot(i);const m=new Map;for(const{scope:E,use:D,from:B}of f.of((0,M.jt)(o.file))){E.effort.renew();const G={...Re(i,E),from:B},V=m.get(D);V===void 0?
m.set(D,[G]):V.push(G)}return[...m.values()]}}const ot=n=>[[{...Re(n,be()),from:null}]];function vi(n,e,t){if(n.effort.isSpent)return ot(t);const s=a=>({...Re(t,
a),from:null}),o=s(n.scopeOf(e));if(o.isWhole)return[[o]];const i=n.includedScopes(e).map(a=>[s(a)]);return i.length===0?[[o]]:i}const vn=(n,e=[])=>Wo(n,t=>mi(pi(
zo(n),t,e))),bi=(n,e=[])=>gi(vn(n,e));function gi(n){for(;;){const e=n.next(!1);if(e.done)return e.value}}}),8011:((Q,K,w)=>{w.r(K),w.d(K,{blockReserved:()=>_,blockUnsupported:()=>u,
hostDotlessModule:()=>r,hostIdnModule:()=>d,hostInvalid:()=>l,hostMissing:()=>p,sourceDynamic:()=>k,sourceInvalid:()=>F,sourceNearMiss:()=>L});var S=w(6174),C=w(
1064),A=w(4e3),M=w(5799);const $=120,U={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"is not a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},j={missing:["has no source","add `source`"],null:["has null as its source","set `source` t\
o an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0"\
 }']};function R(h){switch(h.reason){case"rejected":{const{error:g,advice:O}=h;return{message:g,help:O??void 0}}case"missing":case"null":case"not-a-requirement":{
const[g,O]=j[h.reason];return{message:`${h.address} ${g}`,help:O}}case"remote-in-test":case"white-space":case"stack":case"locked-provider":case"terragrunt":{const[
g,O]=U[h.reason];return{message:`"${h.text}" ${g}`,help:O}}}}const F=(0,M.lS)((0,M.z3)("source-invalid","Source address is invalid",C.Du),R),L=(0,M.lS)((0,M.$e)(
"source-near-miss","Source address is probably a mistake",C.Du),h=>({message:h.host===null?`"${h.text}" is not read as a registry address`:`"${h.text}" is read \
as host ${h.host}`,help:h.advice})),N=4,P="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function T(h){const g=h.slice(0,
N).map(({text:v,from:y})=>`${v===null?"not known":(0,A.dh)(v,$)} ${y??"by default"}`),O=h.length-g.length,x=O>0?`${O} more`:g.pop();return`${g.join(", ")} and ${x}`}
function b(h){const{address:g,argument:O,expression:x,candidates:v,refused:y}=h,I=(0,S.Q)((0,A.dh)(x,$)),H=`${O} of ${g} is ${I}`;if(y==="never")return{message:`${H}\
, which Terraform does not evaluate`,help:`write the ${O} as a literal`};if(y!==null){const{variable:z}=y;return{message:`${H}, and Terraform evaluates var.${z}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${z}", which requires Terraform 1.15, or write the ${O} as a literal`}}return v.length>
1?{message:`${H}, which is ${T(v)}`,help:P}:{message:`${H}, which is only known at init time`,help:P}}const k=(0,M.lS)((0,M.lm)("source-dynamic","Source address\
 is only known at init time"),b),_=(0,M.lS)((0,M.lm)("block-reserved","Block is reserved for a future version"),({block:h,parent:g})=>({message:`${h} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${g} block`})),u=(0,M.lS)((0,M.z3)("block-unsuppor\
ted","Block is not supported by this CLI",C.Du),({kind:h})=>{const{client:g,what:O}=C.$I[h];return{message:`${O} is supported by ${C.bB[g]} only`,help:g==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),l=(0,M.lS)((0,M.z3)("host-invalid","Hostname is invali\
d",C.Du),h=>({message:`"${h.text}" is not a hostname: ${h.error}`,help:h.advice??void 0})),p=(0,M.lS)((0,M.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:h})=>({severity:"warning",message:`the ${h} has no hostname, and OpenTofu has no default`,help:h==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),r=(0,M.lS)((0,M.z3)("host-dotless-module","Module host has no dot in its name",C.Du),({host:h,name:g})=>({
message:`module sources cannot name host ${h}: must contain at least one dot`,help:`use a full name such as ${g}.localdomain; provider addresses accept the shor\
t name`})),d=(0,M.lS)((0,M.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:h})=>({message:`Terraform c\
annot use modules from host ${h}: it converts the name to punycode and then refuses punycode`,help:(0,M.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),1731:((Q,K,w)=>{w.d(K,{Cg:()=>L,Ty:()=>F,Zy:()=>N,dU:()=>P,hZ:()=>A,oF:()=>U,rK:()=>j});var S=w(9562);const C=new RegExp(
`^${S.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,M=new RegExp(`^${A}[.+-]?$`),$=2n**63n-1n;function U(b){const[
,k,_,u,l]=C.exec(b)??[];return k===void 0?null:R(b,k,u??_,l)}function j(b){const[,k,_,u]=M.exec(b)??[];return k===void 0?null:R(b,k,_,u)}function R(b,k,_="",u=""){
const l=k.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(l.some(r=>r.length>19))return null;const p=l.map(BigInt);if(p.some(r=>r>$))return null;for(;p.length<3;)
p.push(0n);return{text:b,numbers:p,written:l.length,pre:_,build:u}}const F=b=>b.pre!=="",L=({numbers:b,pre:k,build:_})=>`${b.join(".")}${k===""?"":`-${k}`}${_===
""?"":`+${_}`}`;function N(b,k){const _=Math.max(b.numbers.length,k.numbers.length);for(let u=0;u<_;u++){const[l,p]=[b.numbers[u]??0n,k.numbers[u]??0n];if(l!==p)
return l<p?-1:1}return b.pre===k.pre||b.numbers.length!==k.numbers.length?0:b.pre===""||k.pre===""?b.pre===""?1:-1:P(b.pre,k.pre)}function P(b,k){const[_,u]=[b.
split("."),k.split(".")];for(let l=0;;l++){const[p,r]=[l+1>=_.length,l+1>=u.length];if(p!==r)return p?-1:1;const d=T(_[l]??"",u[l]??"");if(d!==0||p)return d}}function T(b,k){
const[_,u]=[/^[0-9]*$/.test(b),/^[0-9]*$/.test(k)];return _!==u?_?-1:1:_&&b.length!==k.length?b.length-k.length:b===k?0:b<k?-1:1}}),1790:((Q,K,w)=>{w.d(K,{XA:()=>A,
iM:()=>C,jF:()=>$,jQ:()=>U,s5:()=>M});var S=w(1731);function C(k,_,u){const l=R(_,u);return j(k.filter(p=>(!(0,S.Ty)(p)||(0,S.Cg)(p)===l)&&U(p,_)))}function A(k,_){
return j(k.filter(u=>(!(0,S.Ty)(u)||_.some(l=>L(u,l)))&&!F(u)&&_.every(l=>T(u,l))))}const M=k=>j(k.filter(_=>!(0,S.Ty)(_)));function $(k){const _=k.filter(u=>u.
operator==="=");return _.length===1&&_.every(({version:u})=>F({...u,build:""}))}const U=(k,_)=>_.every(u=>P(k,u)),j=k=>k.reduce((_,u)=>_===null||(0,S.Zy)(u,_)>0?
u:_,null);function R(k,_){const[u,l]=k;if(u===void 0||l!==void 0)return null;const p=u.text.trim().replace(_==="opentofu"?/^=?v?/:/^=?/,""),r=(0,S.rK)(p);return r===
null?null:(0,S.Cg)(r)}const F=({numbers:k,pre:_,build:u})=>_===""&&u===""&&k.every(l=>l===0n),L=(k,_)=>_.operator==="="&&N(k,_.version),N=(k,_)=>k.build===_.build&&
(0,S.Zy)(k,_)===0;function P(k,{operator:_,version:u}){const l=(0,S.Zy)(k,u);if(_==="=")return l===0;if(_==="!=")return l!==0;if(_!=="~>")return b(l,_);const p=u.
numbers.slice(0,u.written-1);return l>=0&&!(0,S.Ty)(u)&&u.numbers.length<=k.numbers.length&&p.every((r,d)=>r===k.numbers[d])}function T(k,_){const{operator:u,version:l}=_;
if(u==="=")return L(k,_);if(u==="!=")return!N(k,l);const p=(0,S.Zy)(k,l);if(u!=="~>")return b(p,u);const[r=0n,d=0n]=l.numbers,h=l.written===3?[r,d+1n,0n]:[r+1n,
0n,0n];return p>=0&&(0,S.Zy)(k,{...l,numbers:h,pre:""})<0}const b=(k,_)=>_===">"?k>0:_===">="?k>=0:_==="<"?k<0:k<=0}),2158:((Q,K,w)=>{w.d(K,{PW:()=>j,_T:()=>R,kv:()=>P,
mb:()=>T});var S=w(3625),C=w(9562),A=w(1731);const M="[\\t\\n\\f\\r ]*",$=new RegExp(`^${M}(<=|>=|!=|~>|<|>|=|)${M}(${C.eQ})${M}$`),U="This string does not use \
correct version constraint syntax";function j(b){const k=[];for(const _ of b.split(",")){const[,u,l=""]=$.exec(_)??[],p=(0,A.oF)(l);if(p===null)return(0,S.T)(U);
k.push({operator:u||"=",version:p,text:_})}return(0,S.J)(k)}function R(b){const k=j(b);if(!k.ok)return k;const _=[];for(const u of k.value){const l=(0,A.rK)(u.version.
text);if(l===null||!F.test(u.text.trim()))return(0,S.T)(`Incorrect version constraint syntax: ${L(u)}`);_.push({...u,version:l})}return(0,S.J)(_)}const F=/^[<>=!~]* ?[0-9]/;
function L({operator:b,version:k,text:_}){const u=_.trim();if(k.text.startsWith("v"))return'a "v" prefix should not be used';if(!F.test(u))return`only one space\
 is expected after the operator "${b}"`;if(k.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(u)??[""];return`missing comma after "${l}"`}const N=[">",">=","=","~>","<=","<","!="];function P(b){const k=[...b].sort((_,u)=>(0,A.Zy)(_.version,u.version)||
(0,A.dU)(_.version.build,u.version.build)||N.indexOf(_.operator)-N.indexOf(u.operator)||u.version.written-_.version.written);return[...new Set(k.map(T))].join("\
, ")}function T({operator:b,version:k}){if(b==="=")return(0,A.Cg)(k);const _=b==="~>"&&k.written<3?k.numbers.slice(0,2):k.numbers;return`${b} ${(0,A.Cg)({...k,numbers:_})}`}}),
1094:((Q,K,w)=>{w.d(K,{Nd:()=>$,Sx:()=>P,gH:()=>M});var S=w(1731),C=w(1790),A=w(2158);function M(T,b){if(R(T))return!0;const k=L(T),_=Math.max(...k.map(({numbers:l})=>l.
length)),u=k.flatMap(l=>{const p=Array.from({length:_},(r,d)=>l.numbers[d]??0n);return[l,N(p),N([...p,1n])]});return(0,C.iM)(u,T,b)!==null}function $(T){const b=F(
T);if(R(b))return!0;const k=L(b),_="x".repeat(1+Math.max(...k.map(l=>l.build.length))),u=k.flatMap(l=>{const[p=0n,r=0n,d=0n]=l.numbers,h=[p,r,d+1n];return[l,N([
p,r,d],_),N(h,_)]});return(0,C.XA)(u,b)!==null}const U=50,j=100,R=T=>T.length>U||T.some(({text:b})=>b.length>j),F=T=>[...Map.groupBy(T,A.mb).values()].flatMap(([
b])=>b??[]),L=T=>{const b=[N([0n,0n,0n]),...T.map(k=>k.version)];return[...new Map(b.map(k=>[(0,S.Cg)(k),k])).values()]},N=(T,b="")=>({text:"",numbers:T,written:T.
length,pre:"",build:b});function P(T,b){const k=F(T),_=b(k)?T:k;return R(_)?T:_.reduce((u,l)=>{const p=u.filter(r=>r!==l);return b(p)?u:p},_)}})};export{wi as ids,Oi as modules};
