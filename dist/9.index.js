const fs=[9,0,71,240],hs={9349:((Z,z,w)=>{w.d(z,{Jw:()=>R,L8:()=>r,Md:()=>y,Tj:()=>S,bs:()=>E,lr:()=>j,r1:()=>t,v$:()=>A,wH:()=>m,xC:()=>l});var $=w(6134);const j=100,
L=new RegExp("[\\p{ID_Start}_][\\p{ID_Continue}-]*","uy"),B=128,C=255,U=1,P=2,D=4,R=8,A=16,S=32,y=64,T=[[U,/[ \t]/g],[P,/[A-Za-z_]/g],[D,/[\w-]/g],[R,/[\w \t.:=?!&|*%+>~-]/g],[A,
/[\w \t\n,.:=?!&|*%+>~-]/g],[S,/[^"\\$%\r\n]/g],[y,/[^\n$%]/g]],k=Array.from({length:C+1},(v,u)=>u>B?"":String.fromCharCode(u)),O=new Uint8Array(C+1);for(const[
v,u]of T)for(const{index:h}of k.join("").matchAll(u))O[h]=v|(O[h]??0);const _=(v=C,u)=>((O[v]??0)&u)!==0,l=v=>v===" "||v==="	",r=v=>/^[\w-]/.test(v),m=v=>v==="}"||
v===")"||v==="]";function t(v){return v==="{"?"}":v==="("?")":v==="["?"]":void 0}let c=new Uint8Array(256*1024);const d=new TextEncoder;function p(v,u){const{length:h}=v;
c.length<=h&&(c=new Uint8Array(2*h+1));const b=c,x=v.slice(u),{read:W,written:K}=d.encodeInto(x,b.subarray(u,h));if(W!==x.length||K!==x.length)for(let F=u;F<h;F++)
b[F]=Math.min(v.charCodeAt(F),B);return b[h]=C,b}class E{text;parts;codes;at;depth=0;mistake;constructor(u,h=0,b=new $.n_){this.text=u,this.parts=b,this.codes=p(
u,h),this.at=h}countPart(){this.parts.add()||(this.at=this.text.length)}report(u,h,b=h+1){this.mistake??={message:u,start:h,end:Math.min(b,Math.max(h,this.text.
length))}}stop(u,h){this.report(u,h),this.at=this.text.length}reportUnclosed(u){const h=/[$%]/.test(this.text.charAt(u)),b=this.text.slice(u,u+(h?2:1)),x=this.isAtEnd()?
"the end of the file":`"${this.peek()}"`,W=`unbalanced brackets: "${b}" is not closed before ${x}`;this.report(W,this.isAtEnd()?u:this.at)}reportCharacter(){const u=String.
fromCodePoint(this.text.codePointAt(this.at)??0);let h=`${JSON.stringify(u)} is not used in HCL`;u==="'"&&(h="single quotes are not valid; use double quotes"),u===
"\uFFFD"&&(h="the file is not UTF-8 here"),this.report(`invalid character: ${h}`,this.at,this.at+u.length)}reportBrokenString(u){const h=this.isAtEnd()?"untermi\
nated template string: no closing quote before the end of the file":"invalid multi-line string: a quoted string must end in its line";this.report(h,u,this.at)}peek(u=0){
return k[this.codes[this.at+u]??C]??""}isAtEnd(){return this.at>=this.text.length}skipSpaces(){for(;;){const u=this.skipAll(U);if(u==="\r")this.skipReturn();else if(u===
"/"&&this.peek(1)==="*")this.skipBlockComment();else return u}}skipBlank(){for(;;){const u=this.skipSpaces();if(u===`
`)this.at++;else if(this.isLineComment(u))this.skipLine();else return u}}skipAll(u){const{codes:h}=this;let{at:b}=this,x=h[b]??C;for(;_(x,u);)x=h[++b]??C;return this.
at=b,k[x]??""}isLineComment(u){return u==="#"||u==="/"&&this.peek(1)==="/"}isLineEnd(u){return u===`
`||u===""||this.isLineComment(u)}skipLine(){const u=this.text.indexOf(`
`,this.at);this.at=u<0?this.text.length:u}skipBlockComment(){const u=this.text.indexOf("*/",this.at+2);u<0&&this.report('unterminated comment: "/*" has no "*/"',
this.at,this.at+2),this.at=u<0?this.text.length:u+2}readName(){const{codes:u,text:h,at:b}=this;return _(u[b],P)&&this.skipAll(D),u[this.at]===B&&(L.lastIndex=b,
this.at=L.test(h)?L.lastIndex:b),this.at>b?h.slice(b,this.at):void 0}skipReturn(){this.peek(1)!==`
`&&this.report("invalid character: a carriage return without a line feed",this.at),this.at++}}}),3268:((Z,z,w)=>{w.d(z,{Fq:()=>l,Kk:()=>B,_p:()=>U,ku:()=>C});var $=w(
9349);const j="<<",L=({close:t})=>t==='"'||t===j;function B(t,c){t.skipAll($.Jw)===`
`&&c==="line"||P(t,[],c)}const C=(t,c,d)=>P(t,[{start:d,close:c}],void 0),U=(t,c,d)=>P(t,[{start:d,close:j,marker:c}],void 0);function P(t,c,d){for(;;){const p=c.
at(-1);if(p===void 0&&d===void 0)return!0;let E;if(p!==void 0&&L(p)?(p.close==='"'?T:r)(t,c,p)||(E=!1):E=D(t,c,d),E!==void 0)return E}}function D(t,c,d){for(;;){
const p=c.length===0,E=t.skipAll(p?$.Jw:$.v$);if(E===`
`||E===","){if(p&&(E===","||d==="line"))return!0;t.at++}else if((0,$.wH)(E)){if(p)return!0;if(!S(t,c,E))return!1;const v=c.at(-1);if(v===void 0?d===void 0:L(v))
return}else if(E==='"'){const v=t.at++;if(t.skipAll($.Tj)!=='"'){c.push({start:v,close:'"'});return}t.at++}else{const v=(0,$.r1)(E);if(v!==void 0)c.push({start:t.
at++,close:v});else{if(E==="<"&&R(t,c))return;if(E!=="<"){if(t.isAtEnd())return y(t,c);if(p&&d==="line"&&t.isLineComment(E))return!0;A(t,E)}}}}}function R(t,c){
const d=t.at,p=l(t);return p===void 0?t.at++:c.push({start:d,close:j,marker:p}),p!==void 0}function A(t,c){t.isLineComment(c)?t.skipLine():c==="/"&&t.peek(1)===
"*"?t.skipBlockComment():c==="/"?t.at++:c==="\r"?t.skipSpaces():(c<"\x80"||t.readName()===void 0)&&(t.reportCharacter(),t.at++)}function S(t,c,d){const p=c.pop();
if(p!==void 0&&p.close!==d){t.reportUnclosed(p.start);let E=c.at(-1);for(;E!==void 0&&E.close!==d&&!L(E);)c.pop(),E=c.at(-1);if(E===void 0)return!1;L(E)?c.push(
{start:t.at,close:"}"}):c.pop()}return t.at++,!0}function y(t,c){const d=c[0];return d===void 0?!0:(t.reportUnclosed(d.start),!1)}function T(t,c,d){for(;;){const p=t.
skipAll($.Tj);if(p==='"')return c.pop(),t.at++,!0;if(p==="\\")t.at+=/[^\r\n]/.test(t.peek(1))?2:1;else{if(p!=="$"&&p!=="%")return O(t,c,d);if(k(t,c))return!0}}}
function k(t,c){const{at:d}=t,p=t.peek(1);if(p==="{")return c.push({start:d,close:"}"}),t.at+=2,!0;const E=p===t.peek()&&t.peek(2)==="{";return t.at+=E?3:1,!1}function O(t,c,d){
t.reportBrokenString(d.start);const p=_(t);do c.pop();while((c.at(-1)?.start??-1)>=p);return c.length>0}function _({text:t,at:c}){let d=c;for(;d>0&&t[d-1]!==`
`&&t[d-1]!=="\r";)d--;return d}function l(t){const{text:c,at:d}=t;if(t.peek(1)!=="<")return;t.at+=t.peek(2)==="-"?3:2;const p=t.readName();if(p===void 0){t.at=d;
return}return t.skipSpaces()!==`
`&&t.at<c.length&&t.report("invalid expression: a heredoc marker must end its line",d,t.at),t.skipLine(),t.isAtEnd()||t.at++,p}function r(t,c,d){const p=d.marker??
"";for(;;){if(t.peek(-1)===`
`&&m(t,p))return c.pop(),!0;const E=t.skipAll($.Md);if(t.isAtEnd()){const v=`unterminated template string: no line closes the heredoc "${p}"`;return t.report(v,
d.start),!1}if(E===`
`)t.at++;else if(k(t,c))return!0}}function m(t,c){const{text:d}=t;let{at:p}=t;for(;(0,$.xC)(d.charAt(p));)p++;const E=d.charAt(p);if(E>" "&&E<"\x80"&&!d.startsWith(
c,p))return!1;const v=d.indexOf(`
`,p),u=v<0?d.length:v;return d.slice(p,u).trim()!==c?!1:(t.at=d.charAt(u-1)==="\r"?u-1:u,!0)}}),4009:((Z,z,w)=>{w.d(z,{BD:()=>B,E3:()=>L,jw:()=>T});var $=w(9349),
j=w(3268);function L(l){const{text:r,at:m}=l;if(l.at++,l.skipAll($.Tj)!=='"')return U(l,m);const t=r.slice(m+1,l.at++);return{kind:"string",start:m,end:l.at,value:t,
verbatim:t}}function B(l,r,m){if(!l.includes("{"))return{kind:"string",...r,value:l,verbatim:l};const t=new $.bs(l,0,m),c={parts:[],known:""};for(t.at=0;t.at<l.
length;){const p=t.at;for(;t.at<l.length&&!C(t.peek());)t.at++;if(c.known+=l.slice(p,t.at),t.at<l.length&&!R(t,c)){D(c,r);break}}const d=c.parts.map(p=>p.kind===
"known"?p:{...p,code:l.slice(p.start,p.end),...r});return P({parts:d,known:c.known},r,l)}const C=l=>l==="$"||l==="%";function U(l,r){const{text:m}=l,t={parts:[],
known:m.slice(r+1,l.at)};for(;;){const c=l.at,d=l.skipAll($.Tj);if(t.known+=m.slice(c,l.at),d==='"')return l.at++,P(t,{start:r,end:l.at});if(d==="\\")t.known+=y(
l);else if(C(d)){if(!R(l,t))return{kind:"other",start:r,end:l.at}}else return l.reportBrokenString(r),{kind:"other",start:r,end:l.at}}}function P({parts:l,known:r},{
start:m,end:t},c){return l.length===0?{kind:"string",start:m,end:t,value:r,verbatim:c??r}:(r!==""&&l.push({kind:"known",value:r}),{kind:"template",start:m,end:t,
parts:l,verbatim:c})}function D(l,r){l.known!==""&&l.parts.push({kind:"known",value:l.known}),l.known="",l.parts.push({kind:"unknown",start:r.start,end:r.end})}
function R(l,r){const{text:m,at:t}=l,c=m.charAt(t);if(l.peek(1)!=="{"){const p=m.startsWith(`${c}{`,t+1);return r.known+=p?`${c}{`:c,l.at+=p?3:1,!0}l.at+=2;const d=c===
"$"?A(l):void 0;return d?.kind==="other"?!1:d?.kind==="string"&&l.skipBlank()==="}"?(r.known+=d.value,l.at++,!0):(0,j.ku)(l,"}",t)?(m.charAt(t+2)==="~"&&(r.known=
r.known.trimEnd()),D(r,{start:t,end:l.at}),l.countPart(),!0):!1}function A(l){if(l.skipBlank()!=='"'||l.depth>=$.lr)return;l.depth++;const r=L(l);return l.depth--,
r}const S={n:`
`,r:"\r",t:"	",'"':'"',"\\":"\\"};function y(l){const{text:r,at:m}=l,t=r.charAt(m+1),c=r.slice(m+2,m+(t==="U"?10:6)),d=t==="U"?/^[0-9a-f]{8}$/i.test(c):/^[0-9a-f]{4}$/i.
test(c),p=Number.parseInt(c,16);if((t==="u"||t==="U")&&d&&p<=1114111)return l.at+=c.length+2,String.fromCodePoint(p);const E=S[t];if(l.at+=E===void 0?1:2,E!==void 0)
return E;const v=JSON.stringify(r.slice(m,m+2));return l.report(`invalid escape sequence: ${v}`,m,m+2),""}function T(l){const{text:r,at:m}=l,t=l.peek(2)==="-",c=(0,j.
Fq)(l);if(c===void 0)return;const d=l.at;if(!(0,j._p)(l,c,m))return{kind:"other",start:m,end:l.at};const p={start:m,end:l.at},E=r.slice(d,r.lastIndexOf(`
`,l.at-1)+1);if(k.test(E)){const h=[{kind:"unknown",...p}];return{kind:"template",...p,parts:h,verbatim:void 0}}const v=E.replaceAll("$${","${").replaceAll("%%{",
"%{"),u=t?O(v):v;return{kind:"string",...p,value:u,verbatim:u}}const k=/(?<!\$)\$\{|(?<!%)%\{/;function O(l){let r=l.length;for(const[m]of l.matchAll(_))r=Math.
min(r,m.length);return l.replace(_,m=>m.slice(r))}const _=/(?<=^|\n)[^\S\n]*(?=\S)/g}),6134:((Z,z,w)=>{w.d(z,{SH:()=>C,Td:()=>U,lS:()=>D,n_:()=>L,pH:()=>B,w4:()=>P,
yN:()=>S});const $=25e4,j=100;class L{max;count=0;constructor(O=$){this.max=O}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.
max}get bytes(){return this.count*j}}function B(k,O,_,l){return _===void 0?{text:k,body:O,parts:l,problems:[]}:{text:k,body:O,parts:l,problems:[{...S(k)(_),message:_.
message}]}}const C=(k,O,_)=>{const l=[];if(k.kind==="native"){for(const r of k.blocks)r.type===O&&r.labels.length===_&&l.push(r);return l}for(const r of k.members)
r.name===O&&A(O,r.value,_,[],l);return l},U=k=>k.kind==="native"?k.attributes:k.members;function P(k,O){if(!(k.kind==="native"&&k.mayHave?.(O)===!1)){for(const _ of U(
k))if(_.name===O)return _}}const D=k=>k.kind==="object"?k.items.filter(R):k.kind!=="tuple"?[]:k.elements.flatMap(O=>O.kind==="object"?O.items.filter(R):[]),R=k=>k.
name!==void 0&&k.name!=="//";function A(k,O,_,l,r){if(_>0){for(const{name:t,start:c,end:d,value:p}of D(O))A(k,p,_-1,[...l,{value:t,start:c,end:d}],r);return}const m={
start:O.start,end:O.start+1};for(const t of O.kind==="tuple"?O.elements:[O])t.kind!=="object"&&t.kind!=="tuple"||r.push({...m,type:k,labels:l,body:{kind:"json",
members:D(t)}})}const S=k=>{const O=[k.startsWith("\uFEFF")?1:0];let _=k.indexOf(`
`),l;return({start:r,end:m})=>{for(;_>=0&&_<r;_=k.indexOf(`
`,_+1))O.push(_+1);l??=y(k);const t=v=>T(l??[],v-1),c=Math.max(1,T(O,r)),d=O[c-1]??0,p=(O[c]??(_<0?k.length:_)+1)-1,E=v=>v-d-t(v)+t(d)+1;return{line:c,column:E(
Math.max(r,d)),endColumn:E(Math.min(m,p))}}},y=k=>/[\uD800-\uDBFF]/.test(k)?Array.from(k.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),O=>O.index):[];function T(k,O){
let _=0,l=k.length;for(;_<l;){const r=_+l>>>1;(k[r]??0)<=O?_=r+1:l=r}return _}}),9160:((Z,z,w)=>{w.d(z,{B$:()=>p,HK:()=>y,Pg:()=>P,Uk:()=>S,VI:()=>l,_3:()=>R,ae:()=>j,
cd:()=>m,lG:()=>L,os:()=>D,p_:()=>A});var $=w(5281);class j{text;withheld;constructor(u,h=null){this.text=u,this.withheld=h}}const L=4096,B=200,C=2e4,U=5e6;class P{depth=0;steps=0;allSteps=0;renew(){
this.steps=0,this.count()}count(){this.allSteps+=1}get isSpent(){return this.allSteps>U}spend(u){if(this.steps+=1,this.count(),this.depth>=B||this.steps>C||this.
isSpent)return;this.depth+=1;const h=u();return this.depth-=1,typeof h=="string"&&h.length>L?void 0:h}}const D=()=>({name:()=>{},call:()=>{},effort:new P}),R=({
expression:v,text:u},h)=>h.effort.spend(()=>T(v,u,h));function A(v,u){const h=(0,$.$)(v);return h&&E(h,v,u)}const S=v=>typeof v=="string"||typeof v=="number"||typeof v==
"boolean"?String(v):void 0;function y(v){const u=new Map;return h=>(u.has(h)||(u.set(h,void 0),u.set(h,v(h))),u.get(h))}function T(v,u,h){switch(v.kind){case"st\
ring":case"primitive":return v.value;case"object":return y(b=>{const x=O(v.items).get(b);return x&&R({expression:x.value,text:u},h)});case"tuple":return y(b=>{const x=v.
elements[Number(b)];return x&&R({expression:x,text:u},h)});case"template":return _(p(v.parts,u,h),u,h);case"other":return A(u.slice(v.start,v.end),h)}}const k=new WeakMap;
function O(v){const u=k.get(v);if(u!==void 0)return u;const h=new Map;for(const b of v)b.name!==void 0&&!h.has(b.name)&&h.set(b.name,b);return k.set(v,h),h}function _(v,u,h){
let b="";for(const x of v){const W=x.kind==="known"?void 0:m(x,u),K=x.kind==="known"?x.value:W&&A(W,h),F=S(K);if(F===void 0)return l(b,K);if(b.length+F.length>L)
return;b+=F}return b}function l(v,u){return u instanceof j?new j((v+u.text).slice(0,L),u.withheld):new j(v)}const r=(v,u)=>v.code??u.slice(v.start,v.end);function m(v,u){
const h=r(v,u);return h.startsWith("${")?h.slice(2,-1).replace(/^~|~$/g,""):void 0}const t=/^%\{~?\s*if\s([\s\S]*)\}$/,c=/^%\{~?\s*else\s*~?\}$/,d=/^%\{~?\s*endif\s*~?\}$/;
function p(v,u,h){const b=v.map(G=>G.kind==="unknown"?r(G,u):""),[x,...W]=b.keys().filter(G=>t.test(b[G]??"")),K=b.findIndex(G=>d.test(G));if(x===void 0||W.length>
0||K<x)return v;const F=t.exec(b[x]??"")?.[1]??"",Y=A(F.replace(/~$/,""),h);if(typeof Y!="boolean")return v;const ee=b.findIndex(G=>c.test(G)),ne=ee<0?K:ee,te=Y?
v.slice(x+1,ne):v.slice(ne+1,K);return[...v.slice(0,x),...te,...v.slice(K+1)]}function E(v,u,h){const b=x=>E(x,u,h);return h.effort.spend(()=>{switch(v.kind){case"\
literal":return T(v.expression,u,h);case"name":return h.name(v.name);case"call":return h.call(v.name,v.given.map(b));case"step":{const x=b(v.of),W=S(b(v.key));return typeof x==
"function"&&W!==void 0?x(W):void 0}case"condition":{const x=b(v.test);return typeof x!="boolean"?void 0:b(x?v.yes:v.no)}case"comparison":{const[x,W]=[b(v.left),
b(v.right)];return[x,W].every(F=>F===null||S(F)!==void 0)?x===W===v.isEqual:void 0}}})}}),5281:((Z,z,w)=>{w.d(z,{$:()=>B,l:()=>L});var $=w(9349),j=w(8704);const L=1024;
function B(P){if(P.length>L)return;const D=new C(new $.bs(P)),R=D.condition();return D.isAtEnd()?R:void 0}class C{cursor;constructor(D){this.cursor=D}isAtEnd(){
return this.cursor.skipBlank(),this.cursor.isAtEnd()&&this.cursor.mistake===void 0}condition(){if(this.cursor.depth>=$.lr)return;this.cursor.depth++;const D=this.
comparison();let R=D;if(D!==void 0&&this.take("?")){const A=this.condition(),S=this.take(":")?this.condition():void 0;R=A&&S&&{kind:"condition",test:D,yes:A,no:S}}
return this.cursor.depth--,R}comparison(){const D=this.steps(),R=this.take("==");if(D===void 0||!R&&!this.take("!="))return D;const A=this.steps();return A&&{kind:"\
comparison",isEqual:R,left:D,right:A}}steps(){let D=this.primary();for(;D!==void 0;){let R;if(this.take("."))R=this.attribute();else if(this.take("[")){if(R=this.
condition(),!this.take("]"))return}else return D;D=R&&{kind:"step",of:D,key:R}}}attribute(){const{cursor:D}=this,R=D.at,A=D.readName()??this.match(/\d+/y);return A===
void 0?void 0:{kind:"literal",expression:{kind:"string",start:R,end:D.at,value:A,verbatim:A}}}primary(){const{cursor:D}=this;if(this.take("(")){const k=this.condition();
return this.take(")")?k:void 0}const R=D.skipBlank(),A=D.at,S=D.readName();if(S!==void 0)return this.named(S,A);const y=this.match(/\d+(?:\.\d+)?/y);if(y!==void 0)
return U(Number(y),A,D.at);const T=R==='"'||R==="{"||R==="["?(0,j.U)(D,R):void 0;return T&&{kind:"literal",expression:T}}named(D,R){const{cursor:A}=this,S={true:!0,
false:!1,null:null}[D];if(S!==void 0)return U(S,R,A.at);if(!this.take("("))return{kind:"name",name:D};const y=[];for(;!this.take(")");){const T=this.condition();
if(T===void 0||!this.take(",")&&A.skipBlank()!==")")return;y.push(T)}return{kind:"call",name:D,given:y}}take(D){const{cursor:R}=this;return R.skipBlank(),R.text.
startsWith(D,R.at)?(R.at+=D.length,!0):!1}match(D){const{cursor:R}=this;D.lastIndex=R.at;const[A]=D.exec(R.text)??[];return R.at+=A?.length??0,A}}const U=(P,D,R)=>({
kind:"literal",expression:{kind:"primitive",start:D,end:R,value:P}})}),8321:((Z,z,w)=>{w.d(z,{Bs:()=>P,C5:()=>T,Yo:()=>U,bK:()=>k,g$:()=>O,rI:()=>C,wK:()=>S,yR:()=>y});
var $=w(4e3),j=w(9160),L=w(5281),B=w(6134);function C({text:_},l){const r=(0,B.yN)(_);return{text:_,place:m=>{const{line:t,column:c,endColumn:d}=r(m);return{file:l,
line:t,column:c,endColumn:d}}}}const U=_=>{const l=(0,$.dh)(_,j.lG);return l.length<13?l:[l.slice(0,1),l.slice(1)].join("")};function P(_){const l=_.join(".");return l.
length>j.lG?U(l):l}const D=_=>/[^\0-\x7f]/.test(_)?_.normalize("NFC"):_,R=_=>({kind:"known",text:D(U(_))}),A=_=>_===void 0||_.length>L.l?null:{code:U(_)};function S(_,l,r=!1){
const m=()=>_.text.slice(l.start,l.end),t=c=>({kind:"pieces",pieces:c,text:U(m())});switch(l.kind){case"string":return R(r?l.verbatim:l.value);case"template":{if(r&&
l.verbatim!==void 0)return R(l.verbatim);const c=(0,j.B$)(l.parts,_.text,(0,j.os)()).map(d=>d.kind==="known"?U(d.value):A((0,j.cd)(d,_.text)));return c.every(d=>typeof d==
"string")?R(c.join("")):t(c.includes(null)?[A(m())]:c)}case"other":{const c=m(),d=(0,j.p_)(c,(0,j.os)());return typeof d=="string"?R(d):t([A(c)])}case"primitive":case"\
object":case"tuple":return t([null])}}function y(_,l){return l.kind!=="primitive"?S(_,l):l.value===null?null:R(String(l.value))}function T(_,l){const[r]=_.kind===
"pieces"?_.pieces:[];return _.kind==="known"||typeof r!="object"||r===null?_:{..._,pieces:[{code:`(${r.code}).${l}`}]}}function k(_){return _?.kind!=="string"?null:
D(U(_.value))}function O({pieces:_},l){let r="";for(const m of _){const t=typeof m=="object"&&m!==null?(0,j.p_)(m.code,l):m;if(t===null&&m!==null&&_.length===1)
return{isWhole:!0,text:null,withheld:null};const c=(0,j.Uk)(t??void 0);if(c===void 0)return{isWhole:!1,...(0,j.VI)(r,t??void 0)};if(r.length+c.length>j.lG)return{
isWhole:!1,text:r,withheld:null};r+=c}return{isWhole:!0,text:D(U(r)),withheld:null}}}),7495:((Z,z,w)=>{w.d(z,{Qm:()=>T,TU:()=>A,i4:()=>l,pb:()=>_,zt:()=>D});var $=w(
3625),j=w(8011),L=w(3229),B=w(1831),C=w(5011),U=w(4321),P=w(1022);const D={host:null,isHostImplied:!1,needed:null},R=u=>({host:u,isHostImplied:!1,needed:(0,B.Rt)(
u)?"state":u}),A=u=>({host:u,isHostImplied:!0,needed:u}),S=u=>({host:u,isHostImplied:!1,needed:null}),y=u=>u===null?D:{...D,directHost:u},T=u=>({...D,problem:u}),
k=(u,h)=>T((0,j.DA)({reason:"rejected",error:u,advice:h}));function O(u,h,b){return b===null?u:{...u,problem:(0,j.My)({text:h,host:u.host,advice:b})}}const _={module:t,
"test-module":(u,h,b)=>{const x=(0,C.vL)(u,h).kind==="remote";return h==="opentofu"||!x?t(u,h,b):T((0,j.DA)({reason:"remote-in-test",text:u}))},"registry-module":(u,h)=>{
const b=(0,C.rE)(u,h);return b.ok?r(b.value):E(u,h)},provider:c,"locked-provider":d,"stack-component":p,stack:(u,h)=>{const b=(0,C.A)(u);return b.ok&&!u.startsWith(
".")?S(b.value.host):{...p(u,h),isHostImplied:!1,needed:null}},"stack-output":u=>{const[h="",...b]=u.split("/");return b.length===3?m(h,S):T((0,j.DA)({reason:"s\
tack",text:u}))},terragrunt:v,host:u=>m(u,R),url:E};function l(u,h,b){if(u==="terragrunt"){const[,K]=/^tfr:\/\/([^/?]*)\//.exec(h)??[];return K===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(h)?void 0:D:K===""?A((0,C.Vm)(b)):m(K,R)}if(u==="url")return y((0,U.uE)(h,b));if(u!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(h))return y((0,U.uE)(h,b));const x=h.indexOf("/");if(x<0)return;const W=(0,C.vL)(`${h.slice(0,x)}/a/b/c`,b);return W.kind==="registry"?r(W):y((0,U.uE)(h,b))}
const r=({host:u,hostImplied:h})=>h?A(u):R(u);function m(u,h){const b=(0,B.Pv)(u),x=(0,L.L6)(u);return b.ok?O(h(b.value),u,x):T((0,j.k0)({text:u,error:b.why,advice:x}))}
function t(u,h,b){if((0,C.Nj)(u)&&!b)return D;const x=(0,C.vL)(u,h),W=x.kind==="registry"?(0,$.J)(x):(0,C.rE)(u,h);if(b&&!W.ok){const{why:Y}=W,ee=x.kind==="loca\
l"?x:{kind:"invalid",error:Y};return k(Y,(0,L.NM)(u,ee,W))}const K=(0,L.NM)(u,x,W);if(W.ok)return O(r(W.value),u,K);if(x.kind==="invalid")return k(x.error,K);const F=x.
kind==="remote"?x.host:null;return O(y(F),u,K)}function c(u,h){const b=(0,P.m)(u,h);switch(b.kind){case"registry":case"legacy":return b.hostImplied?A(b.host):O(
R(b.host),u,(0,L.cr)(u));case"builtin":return S(b.host);case"invalid":{const[x="",W]=b.error.split(`

`);return k(x,W??(0,L.cr)(u))}}}function d(u,h){const b=(0,P.m)(u,h);if(b.kind==="invalid")return k(b.error,null);if(b.hostImplied)return T((0,j.DA)({reason:"lo\
cked-provider",text:u}));if(b.kind==="builtin")return S(b.host);const x=h==="opentofu"&&b.host===(0,C.Vm)("terraform")&&b.namespace==="hashicorp";return{...R(b.
host),needed:x?(0,C.Vm)(h):b.host}}function p(u,h){if(u!==u.trim())return T((0,j.DA)({reason:"white-space",text:u}));if(u==="."||u==="..")return D;const b=(0,C.
rE)(u,h);if(b.ok)return r(b.value);const x=(0,C.A)(u);if(x.ok)return S(x.value.host);const W=(0,C.vL)(u,h);return W.kind==="invalid"?k(W.error,(0,L.NM)(u,W,b)):
y(W.kind==="remote"?W.host:null)}function E(u,h){const b=(0,U.cx)(u,h);return y(b.ok?b.value.host:null)}function v(u,h){const[,b,x=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(u)??[];if(b===void 0)return u.startsWith("gitlab.com/")?y("gitlab.com"):E(u,h);const[W=""]=x.split("//");if(W.split("/").length!==3)return T((0,j.DA)({reason:"\
terragrunt",text:u}));const K=/[?&]version=([^&]*)/.exec(u)?.[1],F=b===""?A((0,C.Vm)(h)):m(b,R);return K===void 0?F:{...F,version:K}}}),7905:((Z,z,w)=>{w.d(z,{RO:()=>A,
S9:()=>l,gd:()=>d,hN:()=>p,qm:()=>D});var $=w(9160),j=w(8321),L=w(8011),B=w(1064),C=w(5011),U=w(1022),P=w(7495);const D=E=>[[{...(0,j.g$)(E,(0,$.os)()),from:null}]],
R=1e4;function A({kind:E},v,u,h){const{row:b,value:x}=v;if(x?.kind!=="known"||(0,C.Nj)(x.text))return y(E,v,u);const W=`${b.grammar} ${b.service} ${E.clients} ${S(
v)} ${x.text}`,K=h.get(W);if(K!==void 0)return K;h.size>=R&&h.clear();const F=y(E,v,u);return h.set(W,F),F}const S=({version:E})=>E?.value.kind==="known";function y(E,v,u){
const h=E.clients.map(x=>[x,T(E,v,x,u)]),b=Math.max(...h.map(([,{length:x}])=>x));return Array.from({length:b},(x,W)=>{const K=new Map;for(const[te,{[W]:G}]of h)
G!==void 0&&K.set(te,G);const F=[...K.values()],Y=F.find(({host:te,directHost:G})=>te!==null||G!==void 0),ne=F.some(({needed:te})=>te==="state")?null:p(K,v.row);
return{meanings:K,first:Y??P.zt,needs:ne}})}function T(E,v,u,h){const b=O(v,u,h).map(W=>r(E,v,u,W));if(b.length<2)return b;const x=({host:W,needed:K,problem:F,version:Y})=>[
W,K,Y,F?.message].join(" ");return[...new Map(b.map(W=>[x(W),W])).values()]}const k={isWhole:!0,withheld:null,from:null};function O(E,v,u){const{value:h}=E;return h?.
kind==="known"?[[{...k,text:h.text}]]:h===void 0||h.text==="null"?[[{...k,text:null}]]:_(E)?u(E,h,v):D(h)}function _({row:E,value:v}){if(v?.kind!=="pieces"||v.text===
"null")return!1;const{text:u}=(0,j.g$)(v,(0,$.os)());return u===null||B.Du.some(h=>(0,P.i4)(E.grammar,u,h)===void 0)}const l=({references:E})=>E.some(v=>v.row.evaluation!==
void 0&&(_(v)||v.version?.value.kind==="pieces"));function r(E,v,u,h){const{row:b,address:x,value:W}=v,K=t(h),F=K.map(({isWhole:G,text:ae})=>ae===null?d(v,E,u):
G?P.pb[b.grammar](ae,u,S(v)):(0,P.i4)(b.grammar,ae,u)),[Y]=F,ee=F.every(G=>G?.needed===Y?.needed);if(Y!==void 0&&ee&&!F.includes(void 0)){const[G]=K;return W?.kind!==
"pieces"||G===void 0?Y:{...Y,evaluated:{text:G.text,isWhole:G.isWhole}}}if(b.grammar==="terragrunt"&&m(W))return P.zt;const[ne]=u==="terraform"?K.flatMap(({withheld:G})=>G??
[]):[],te=b.evaluation!==void 0&&b.evaluation[u]===void 0;return(0,P.Qm)((0,L.J0)({address:x,argument:b.grammar==="host"?"hostname":"source",expression:W?.kind===
"pieces"?W.text:"",candidates:K.map(({isWhole:G,text:ae,from:pe})=>({text:G?ae:null,from:pe})),refused:te?"never":ne===void 0?null:{variable:ne}}))}const m=E=>E?.
kind==="pieces"&&E.pieces.some(v=>typeof v=="string"&&/[?&]ref=/.test(v));function t(E){return E.some(({isWhole:v,from:u})=>v&&u!==null)?E.filter(({isWhole:v,from:u})=>v||
u!==null):E}const c={cloud_default:"cloud block",remote_state_default:"remote state"};function d(E,v,u){const{row:h,value:b,address:x,localName:W}=E,K=b===void 0?
E.kind:h.absent??E.kind;if(h.defaults!==void 0){const F=h.defaults[u];return F!==null?(0,P.TU)((0,C.mD)(F)):(0,P.Qm)((0,L.tg)({block:c[K]??"remote backend"}))}return b!==
void 0?h.grammar==="url"?P.zt:(0,P.Qm)((0,L.DA)({reason:"null",address:x})):K==="required_provider_invalid"?(0,P.Qm)((0,L.DA)({reason:"not-a-requirement",address:x})):
W!==null&&v.class!=="stack"&&v.class!=="deploy"?W!=="terraform"&&(0,U.s)(W).ok?(0,P.TU)((0,C.Vm)(u)):P.zt:v.isOverride?P.zt:(0,P.Qm)((0,L.DA)({reason:"missing",
address:x}))}function p(E,{service:v},u=()=>null){if(v===null)return[];const h=new Map;for(const[b,{needed:x,host:W}]of E){const K=x==="state"?u(b)??W:x;K!==null&&
h.set(K,{host:K,service:v,clients:[...h.get(K)?.clients??[],b]})}return[...h.values()]}}),8262:((Z,z,w)=>{w.d(z,{PG:()=>S,kl:()=>y,xr:()=>l});var $=w(7052),j=w(
5799),L=w(8011),B=w(3229),C=w(1064),U=w(5011),P=w(1022),D=w(9562),R=w(7905),A=w(7854);const S=5e4;function y(t,c,d=new Map,p=S){const E=[],v=t.flatMap(h=>h.notes),
u=new k(t,c,d);for(const h of t)if(!h.isContext)for(const b of h.references){if(E.length>=p)return v.push((0,j.sb)(h.file,(0,$.ub)({kind:"module-usages",max:p}))),
T(E,v);const x=(0,R.RO)(h,b,c,d);for(const W of x)E.push(u.usageOf(h,b,W));for(const W of u.notesOf(h,b,x))v.push(W)}for(const h of _(t))E.push(h);return T(E,v)}
const T=(t,c)=>({usages:t.sort((d,p)=>O(d.place,p.place)),notes:c.sort((d,p)=>O((0,j.Xd)(d),(0,j.Xd)(p)))});class k{files;values;known;overrides;constructor(c,d,p){
this.files=c,this.values=d,this.known=p,this.overrides=c.filter(({kind:E})=>E.isOverride)}usageOf(c,d,p){const{kind:E,value:v,address:u,place:h,row:b,hasOwnToken:x,
workspace:W}=d,{meanings:K,first:F,needs:Y}=p,ee=this.inForce(c,d,K),ne=ee.size===K.size&&Y!==null,te={kind:E,host:F.host,isHostImplied:F.isHostImplied,directHost:F.
directHost,hasOwnToken:x,text:v?.text??null,address:u,version:F.version===void 0?this.versionOf(d):{text:F.version,place:h},place:h,clients:c.kind.clients,needs:ne?
Y:(0,R.hN)(ee,d.row,this.stateHost),isOverridden:ee.size===0,workspace:W};return ne&&b.backend===void 0&&v?.kind!=="pieces"?te:{...te,...this.decisionOf(d,p,ee)}}decisionOf({
value:c,row:d},{meanings:p},E){const v=[...p],u=v.flatMap(([x,W])=>W.evaluated===void 0?[]:[[x,W.evaluated]]),h=[...E].flatMap(([x,{needed:W}])=>{const K=W==="s\
tate"?this.stateHost(x):null;return K===null?[]:[[x,K]]}),b=v.flatMap(([x])=>E.has(x)?[]:x);return{...c?.kind==="pieces"?{evaluated:Object.fromEntries(u)}:{},...d.
backend===void 0?{}:{backend:d.backend},...E.size===0||b.length===0?{}:{replacedFor:b},...v.some(([,{needed:x}])=>x==="state")?{stateHosts:Object.fromEntries(h)}:
{}}}notesOf(c,d,p){const{place:E,row:v,value:u}=d,h=[E],b=new Map;for(const{meanings:x}of p)for(const[W,{problem:K,host:F}]of x){if(K===void 0||!this.isInForce(
c,d,W))continue;const Y=K.code==="source-dynamic";if(Y&&c.notes.some(Se=>(0,j.Xd)(Se)?.line===E.line))continue;const ee=u?.kind==="known"&&(0,B.Kc)(u.text),ne=Y?
K.message:K.code,te=b.get(ne),G=te===void 0?F:te.namedHost??null,ae=[...te?.clients??[],W],pe={namedHost:G,clients:ae,places:h,isPlaceholder:ee};b.set(ne,(0,j.hD)(
te?.problem??K,pe))}if(v.isReserved){const x=(0,L.ME)({block:"required_providers",parent:"terraform"});b.set(x.code,(0,j.hD)(x,{places:h,clients:c.kind.clients}))}
return[...b.values()]}inForce(c,d,p){return this.overrides.length===0?p:new Map([...p].filter(([E])=>this.isInForce(c,d,E)))}isInForce({kind:c},{mergeKey:d},p){
return c.isOverride||d===null||!this.replaced(p).has(d)}replaced=(0,A.Oo)(c=>{const d=new Set;for(const{kind:p,references:E,scope:v}of this.overrides)if(p.clients.
includes(c)){v.hasBackend&&d.add("backend");for(const{mergeKey:u,value:h,localName:b}of E)u!==null&&(h!==void 0||b!==null)&&d.add(u)}return d});stateHost=(0,A.Oo)(
c=>{for(const d of this.files)if(d.kind.clients.includes(c))for(const p of d.references){if(!(p.row.merges==="backend")||!this.isInForce(d,p,c))continue;const[v]=(0,R.
RO)(d,p,this.values,this.known),u=v?.meanings.get(c)?.needed??null;if(u!==null&&u!=="state")return u}return null});versionOf(c){if(c.version===null)return null;
const{value:d,...p}=c.version;if(d.kind==="known")return{text:d.text,...p};const E=h=>this.values(c,d,h).flat(),v=C.Du.map(h=>{const[b,...x]=E(h);return[h,x.length===
0&&b?.isWhole===!0?b.text:null]}),u=E("terraform").some(({withheld:h})=>h!==null);return{text:null,...p,values:Object.fromEntries(v),isWithheld:u}}}const O=(t,c)=>t===
null||c===null?0:t.file!==c.file?t.file<c.file?-1:1:t.line-c.line||t.column-c.column;function _(t){if(t.every(({scope:p})=>p.providerUses.size===0))return[];const c=new Map,
d=t.every(({kind:p})=>p.clients.length===C.Du.length);for(const p of d?[C.Du]:C.Du.map(E=>[E])){const E=t.filter(({kind:v})=>p.every(u=>v.clients.includes(u)));
for(const[v,u]of m(E)){const h=c.get(v),b=h===void 0?p:[...h.clients,...p];c.set(v,{use:h?.use??u,clients:b})}}return Array.from(c.values(),({use:{text:p,address:E,
place:v},clients:u})=>{const{host:h,isHostImplied:b,needs:x}=l(u);return{kind:"implied_provider",host:h,isHostImplied:b,text:p,address:E,version:null,place:v,clients:u,
isOverridden:!1,needs:x}})}function l(t){const d=t.length===C.Du.length?r:r.filter((p,E)=>t.some(v=>v===C.Du[E]));return{host:d[0]?.host??null,isHostImplied:!0,
needs:d}}const r=C.Du.map(t=>({host:(0,U.Vm)(t),service:D.xq,clients:[t]}));function m(t){const c=new Set(["terraform"]);for(const{references:p}of t)for(const{localName:E}of p)
c.add(E);const d=new Map;for(const{scope:p,isContext:E}of t)if(!E)for(const[v,u]of p.providerUses)c.has(v)||(c.add(v),(0,P.s)(v).ok&&d.set(v,u));return d}}),4667:((Z,z,w)=>{
w.d(z,{F:()=>v,I:()=>d});var $=w(9562);const j={terraform:"app.terraform.io",opentofu:null},L={terraform:"app.terraform.io",opentofu:"app.terraform.io"},B={terraform:"\
static",opentofu:"static"},C={opentofu:"static"},U={terraform:"any",opentofu:"any"},P=["config","query","migrate"],D=["stack","deploy"],R={position:["source"],grammar:"\
module",service:$.e$},A={...R,grammar:"stack-component",isLiteral:!0},S={...A,service:null},y={...R,grammar:"terragrunt",evaluation:U},T={position:"entries",grammar:"\
provider",service:$.xq,isLiteral:!0,absent:"required_provider_nosource"},k={position:["hostname"],grammar:"host",service:$.Bn,defaults:j},O={...k,absent:"remote\
_state_default",evaluation:U},_={...k,service:$.M,defaults:L},l={position:["address"],grammar:"url",service:null},r=(u,h,b,x,W={})=>{const K=h===""?[]:h.split("\
 > ").map(F=>F.split(" "));return{kind:b,files:u,path:K.map(([F="",...Y])=>({type:F,labels:Y})),...x,...W}},m={evaluation:C,merges:"backend"},t="data terraform_\
remote_state *",c=["address","lock_address","unlock_address"],d=[r(P,"module *","module",R,{absent:"module_missing",evaluation:B,merges:"module"}),r(P,"terrafor\
m > required_providers","required_provider",T,{merges:"provider"}),r(P,"required_providers","required_provider",T,{isReserved:!0}),r(P,"terraform > cloud","clou\
d",k,{service:$.OZ,absent:"cloud_default",...m}),r(P,"terraform > backend remote","backend_remote",k,{absent:"backend_remote_default",...m}),r(P,"terraform > ba\
ckend http","backend_http",l,{position:c,...m}),...[t,`check * > ${t}`].flatMap(u=>[r(P,u,"remote_state",O,{backend:"remote"}),r(P,u,"remote_state",O,{backend:"\
cloud",service:$.OZ})]),r(P,t,"remote_state",l,{backend:"http",evaluation:U}),r(P,"provider tfe","provider_tfe",_,{absent:"provider_tfe_default",evaluation:U}),
r(["test"],"provider tfe","provider_tfe",_),r(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:$.xq,isLiteral:!0}),r(["\
test"],"run * > module","test_module",A,{grammar:"test-module",absent:"test_module_missing"}),r(["test"],"run * > backend remote","test_backend_remote",k,{absent:"\
test_backend_remote_default"}),r(D,"required_providers","required_provider",T),r(D,"component *","stack_component",A,{absent:"stack_component_missing"}),r(D,"re\
moved","stack_removed",A,{absent:"stack_removed_missing"}),r(D,"stack *","stack_stack",S,{grammar:"stack",absent:"stack_stack_missing"}),r(["deploy"],"upstream_\
input *","upstream_input",S,{grammar:"stack-output"}),r(["migrate"],"state_store_provider","state_store_provider",T),r(["migrate"],"from > backend remote","migr\
ate_backend_remote",k,{absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(u=>r(["terragrunt"],u,"terragrunt_source",y)),r(["manif\
est"],"","installed_module",A,{position:"manifest",grammar:"registry-module"})],p=[...new Set(d.flatMap(({files:u})=>u))],E=new Map(p.map(u=>{const h=d.filter(({
files:b})=>b.includes(u));return[u,Map.groupBy(h,({path:[b]})=>b?.type??"")]})),v=u=>E.get(u)??new Map}),1807:((Z,z,w)=>{w.d(z,{Mc:()=>L,v2:()=>C,wX:()=>B});var $=w(
3024),j=w(5747);const L=U=>(0,j.N0)(()=>(0,$.readdirSync)(U,{withFileTypes:!0}),[]),B=U=>L(U).map(({name:P})=>P).sort(),C=U=>L(U).flatMap(P=>P.isDirectory()?P.name:
[])}),5657:((Z,z,w)=>{w.d(z,{G:()=>y});var $=w(6760),j=w(5747);const L=21,B=/^(?!\.{1,2}$)[\w.-]+$/;function C(m){let t=!1;for(const c of m.split(`
`)){const d=c.trim();d.startsWith("[")&&(t=d==='[remote "origin"]');const p=d.indexOf("=");if(!(!t||p<0||d.slice(0,p).trim().toLowerCase()!=="url"))return U(d.slice(
p+1).trim())}return null}function U(m){const t=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(m),[c,d]=t===null?P(m):[t[1],t[2]],p=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),E=p.length>1&&p.length<=L;return!c||!E||!p.every(v=>B.test(v))?null:{host:c.toLowerCase(),owner:p.slice(0,-1).join("/"),name:p.at(-1)??""}}function P(m){
const t=URL.parse(m);return t===null||!/^(https?|ssh):$/.test(t.protocol)?[]:[t.protocol==="ssh:"?t.hostname:t.host,t.pathname.slice(1)]}var D=w(4614);const R=5,
A=/^[0-9a-f]{40}$/,S=/^refs\/(?!.*\.\.)[^\0]+$/;function y(m){const t=(0,$.join)(m,".git"),c=T(t,m)??t,d=r((0,$.join)(c,"commondir")),p=d===null?c:(0,$.resolve)(
c,d),E=()=>l((0,$.join)(p,"packed-refs"))??"",v=k(r((0,$.join)(c,"HEAD")),[c,p],E);return v===null?null:{commit:v,isFetched:_(v,l((0,$.join)(c,"FETCH_HEAD"))??"",
E),remote:C(l((0,$.join)(p,"config"))??""),tracked:u=>(0,D.O)((0,$.join)(c,"index"),u)}}function T(m,t){const[,c]=/^gitdir: (.+)$/.exec(r(m)??"")??[];return c===
void 0?null:(0,$.resolve)(t,c)}function k(m,t,c){let d=m;for(let p=0;d!==null&&p<=R;p+=1){if(A.test(d))return d;const[,E]=/^ref: (.+)$/.exec(d)??[];if(E===void 0||
!S.test(E))return null;d=O(E,t,c)}return null}function O(m,t,c){for(const p of t){const E=r((0,$.join)(p,m));if(E!==null)return E}return c().split(`
`).find(p=>p.endsWith(` ${m}`))?.slice(0,40)??null}function _(m,t,c){const d=(p,E)=>p.split(`
`).some(v=>v.startsWith(`${m}${E}`));return d(t,"	")||d(c()," refs/remotes/")}function l(m){const t=(0,j.yR)(m);return t.ok?t.text:null}const r=m=>l(m)?.replace(
/\r?\n$/,"")??null}),9498:((Z,z,w)=>{w.d(z,{K:()=>B});var $=w(6760),j=w(5657),L=w(4614);function B(A,S,y){const T=(0,j.G)(A),k=T?.remote??null;if(T!==null&&k!==
null){const _=T.isFetched||T.commit===y.GITHUB_SHA;return{name:`${k.owner}/${k.name}`,url:C(k,y.GITHUB_SERVER_URL),commit:_&&U(A,S,T)?T.commit:null}}return{name:(T===
null?D(A,y):null)??R(A),url:null,commit:null}}function C({host:A,owner:S,name:y},T=""){return`${URL.parse(T)?.host===A?URL.parse(T)?.protocol:"https:"}//${A}/${S}\
/${y}`}function U(A,S,{tracked:y}){const T=y(S);return T.size===S.size&&T.entries().every(([k,O])=>(0,L.R)((0,$.join)(A,k),O))}const P=/^[\w.-]+\/[\w.-]+$/;function D(A,S){
const{GITHUB_WORKSPACE:y,GITHUB_REPOSITORY:T=""}=S;return y!==void 0&&(0,$.resolve)(y)===(0,$.resolve)(A)&&P.test(T)?T:null}const R=A=>(0,$.basename)((0,$.resolve)(
A)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((Z,z,w)=>{w.d(z,{O:()=>T,R:()=>_});var $=w(3024),j=w(5747);const L=128*1024*1024,B=12,C=62,
U=16384,P=12288,D=4,R=61440,A=4096,S=32768,y=Buffer.alloc(0);function T(l,r){const m=(0,j.io)(l,L);return m===null?new Map:k(m,r)}function k(l,r){const m=new Map;
if(l.length<B)return m;const t=l.readUInt32BE(4);if(l.toString("latin1",0,4)!=="DIRC"||t<2||t>4)return m;const c=l.readUInt32BE(8);let d=y,p=B;for(let E=0;E<c;E+=
1){if(p+C>l.length)return m;const v=l.readUInt16BE(p+60),u=p+C+(v&U?2:0),h=t===D,{kept:b,from:x}=h?O(l,u,d):{kept:y,from:u},W=l.indexOf(0,x);if(W<0)return m;const K=l.
subarray(x,W),F=h?Buffer.concat([b,K]):K;if(F.length>A)return m;const Y=(l.readUInt32BE(p+24)&R)===S,ee=F.toString("utf8");Y&&(v&P)===0&&r.has(ee)&&m.set(ee,{modified:l.
readUInt32BE(p+8),size:l.readUInt32BE(p+36)}),p=h?W+1:p+(W-p+8&-8),d=F}return m}function O(l,r,m){let t=r,c=l[t++]??0,d=c&127;for(;c&128;)c=l[t++]??0,d=(d+1)*128+
(c&127);return{kept:m.subarray(0,Math.max(0,m.length-d)),from:t}}function _(l,{modified:r,size:m}){const t=(0,j.N0)(()=>(0,$.lstatSync)(l),null),c=Math.floor((t?.
mtimeMs??0)/1e3);return t?.isFile()===!0&&t.size%2**32===m&&c%2**32===r}}),8704:((Z,z,w)=>{w.d(z,{J:()=>B,U:()=>U});var $=w(9349),j=w(3268),L=w(4009);function B(r,m){
r.countPart();const t=m==="element"?r.skipBlank():r.skipSpaces(),c=r.at,d=U(r,t);if(d!==void 0&&C(r,m))return d;(0,j.Kk)(r,m);let p=r.at;for(;p>c&&(0,$.xC)(r.text.
charAt(p-1));)p--;return p===c&&r.report("invalid expression: expected the start of an expression",c),d===void 0?A(r,c,p):{kind:"other",start:c,end:p}}function C(r,m){
const t=m==="element"?r.skipBlank():r.skipSpaces();return(0,$.wH)(t)||t===","||r.isLineEnd(t)}function U(r,m){if(m==='"')return(0,L.E3)(r);if(m==="<")return(0,L.
jw)(r);if(m!=="{"&&m!=="["&&m!=="(")return;const t=r.at++;r.depth++;let c;return r.depth>$.lr?c=P(r,m,t):m==="{"?c=T(r,t):m==="["?c=y(r,t):c=S(r,t),r.depth--,c}
function P(r,m,t){return(0,j.ku)(r,(0,$.r1)(m)??m,t),{kind:"other",start:t,end:r.at}}const D=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,R=32;function A(r,m,t){
if(D.lastIndex=m,!(D.test(r.text)&&D.lastIndex===t)||t-m>R)return{kind:"other",start:m,end:t};const d=r.text.slice(m,t),p={true:!0,false:!1,null:null}[d];return{
kind:"primitive",start:m,end:t,value:p===void 0?Number(d):p}}function S(r,m){const t=B(r,"element");return r.skipBlank()!==")"?P(r,"(",m):(r.at++,{...t,start:m,
end:r.at})}function y(r,m){if(l(r))return P(r,"[",m);const t=[];for(;;){const c=r.skipBlank();if(c==="]")return r.at++,{kind:"tuple",start:m,end:r.at,elements:t};
if(r.at>=r.text.length||(0,$.wH)(c))return r.reportUnclosed(m),{kind:"other",start:m,end:r.at};const d=r.at;t.push(B(r,"element")),r.at===d&&r.peek()!==","&&r.at++,
r.skipBlank()===","&&r.at++}}function T(r,m){if(l(r))return P(r,"{",m);const t=[];for(;;){const c=r.skipBlank();if(c==="}")return r.at++,{kind:"object",start:m,
end:r.at,items:t};if(r.at>=r.text.length||(0,$.wH)(c))return r.reportUnclosed(m),{kind:"object",start:m,end:r.at,items:t};t.push(k(r,c)),r.skipSpaces()===","&&r.
at++}}function k(r,m){const t=r.at,c=O(r,m);let d=r.at;for(;d>t&&(0,$.xC)(r.text.charAt(d-1));)d--;const p=r.skipSpaces();if(p!=="="&&p!==":")return r.report('m\
issing attribute value: expected "=" or ":" after the key',r.at),(0,j.Kk)(r,"line"),r.at===t&&r.at++,{name:void 0,start:t,end:d,value:{kind:"other",start:d,end:r.
at}};r.at++;const E=B(r,"line");return{name:c,start:t,end:d,value:E}}function O(r,m){const t=r.at;let c;if(m==='"'||m==="("){const E=U(r,m);E?.kind==="string"&&
(c=E.value)}else c=r.readName();const d=r.skipSpaces();if(d==="="||d===":")return c;_(r);const p=r.text.slice(t,r.at).trimEnd();return/^\d+$/.test(p)?p:void 0}function _(r){
const m=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const t=r.skipSpaces(),c=r.at;if(m.lastIndex=c,r.isLineComment(t))return;if((0,$.L8)(t))r.at++;else if(t==="["||t==="(")
r.at++,P(r,t,c);else if(t==='"')(0,L.E3)(r);else if(m.test(r.text))r.at=m.lastIndex;else if(r.readName()===void 0)return}}function l(r){return r.skipBlank(),r.text.
startsWith("for",r.at)&&!(0,$.L8)(r.peek(3))}}),400:((Z,z,w)=>{w.d(z,{K:()=>U});var $=w(9349),j=w(8704),L=w(3268),B=w(4009),C=w(6134);function U(t,c=new C.n_){const d=new $.
bs(t,t.startsWith("\uFEFF")?1:0,c),p=P(d,void 0);return(0,C.pH)(t,p,d.mistake,c)}function P(t,c){const d={attributes:[],blocks:[]};let p=c!==void 0&&!t.isLineEnd(
t.skipSpaces());for(;;){const E=t.skipBlank();if(t.at>=t.text.length){c!==void 0&&t.report(D,c);break}if(E==="}"&&c!==void 0){t.at++;break}R(t,E,d),r(t,p,d),p=!1}
return{kind:"native",attributes:d.attributes,blocks:d.blocks}}const D="unclosed configuration block: there is no closing brace before the end of the file";function R(t,c,d){
const p=t.at;t.countPart();const E=c==='"'?O(t):t.readName();if(E===void 0){c<"\x80"?t.report("argument or block definition required",p):t.reportCharacter(),m(t,
p);return}const v=t.at;if(t.skipSpaces()==="="&&t.peek(1)!=="="){t.at++,d.attributes.push({name:E,start:p,end:v,value:(0,j.J)(t,"line")});return}const h=_(t),b=t.
at;if(t.peek()!=="{"){const F=h.length===0?`argument or block definition required: "${E}" has neither "=" nor "{" after it`:`invalid block definition: the heade\
r of "${E}" has no "{" at its end`;t.report(F,p,v),m(t,p);return}t.at++;const K=A.has(E)&&h[0]?.value!==S&&t.depth===0&&t.mistake===void 0?y(t,b):k(t,b);d.blocks.
push({type:E,labels:h,start:p,end:b,body:K})}const A=new Set(["resource","data","ephemeral","output","variable"]),S="terraform_remote_state";function y(t,c){const{
at:d}=t;return(0,L.ku)(t,"}",c)&&t.mistake===void 0?new T(t,c):(t.at=d,t.mistake=void 0,k(t,c))}class T{kind="native";text;open;end;parts;body;constructor({text:c,
at:d,parts:p},E){this.text=c,this.open=E,this.end=d,this.parts=p}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(c){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(c)}read(){if(this.body===void 0){const c=new $.bs(this.text.slice(0,this.end),this.open+
1,this.parts);c.depth=1,this.body=P(c,this.open)}return this.body}}function k(t,c){if(t.depth>=$.lr)return t.report(`blocks are nested deeper than ${$.lr} level\
s`,c),(0,L.ku)(t,"}",c),{kind:"native",attributes:[],blocks:[]};t.depth++;const d=P(t,c);return t.depth--,d}function O(t){const c=t.at,d=(0,B.E3)(t);return t.report(
"invalid argument name: argument names must not be quoted",c,t.at),d.kind==="string"?d.value:void 0}function _(t){const c=[];for(let d=l(t);d!==void 0;d=l(t))c.
push(d);return c}function l(t){const c=t.skipSpaces(),d=t.at;let p;if(c==='"'){const v=(0,B.E3)(t);v.kind==="string"?p=v.value:(p=t.text.slice(d+1,Math.max(d+1,
t.at-1)),t.report("invalid block label: it has to be plain text",d,t.at))}else p=t.readName();if(p===void 0)return;const E={value:p,start:d,end:t.at};return t.countPart(),
E}function r(t,c,d){const p=t.skipSpaces();c&&(p!=="}"||d.blocks.length>0)?t.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",t.at):!c&&!t.isLineEnd(p)&&t.report("missing newline after argument or block definition",t.at)}function m(t,c){(0,L.Kk)(t,"line"),(t.at===c||(0,$.wH)(
t.peek())&&t.peek()!=="}")&&t.at++}}),1731:((Z,z,w)=>{w.d(z,{Cg:()=>A,Ty:()=>R,Zy:()=>S,dU:()=>y,hZ:()=>L,oF:()=>U,rK:()=>P});var $=w(9562);const j=new RegExp(`\
^${$.eQ}$`),L=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,B=new RegExp(`^${L}[.+-]?$`),C=2n**63n-1n;function U(k){const[,
O,_,l,r]=j.exec(k)??[];return O===void 0?null:D(k,O,l??_,r)}function P(k){const[,O,_,l]=B.exec(k)??[];return O===void 0?null:D(k,O,_,l)}function D(k,O,_="",l=""){
const r=O.split(".").map(t=>t.replace(/^0+(?=.)/,""));if(r.some(t=>t.length>19))return null;const m=r.map(BigInt);if(m.some(t=>t>C))return null;for(;m.length<3;)
m.push(0n);return{text:k,numbers:m,written:r.length,pre:_,build:l}}const R=k=>k.pre!=="",A=({numbers:k,pre:O,build:_})=>`${k.join(".")}${O===""?"":`-${O}`}${_===
""?"":`+${_}`}`;function S(k,O){const _=Math.max(k.numbers.length,O.numbers.length);for(let l=0;l<_;l++){const[r,m]=[k.numbers[l]??0n,O.numbers[l]??0n];if(r!==m)
return r<m?-1:1}return k.pre===O.pre||k.numbers.length!==O.numbers.length?0:k.pre===""||O.pre===""?k.pre===""?1:-1:y(k.pre,O.pre)}function y(k,O){const[_,l]=[k.
split("."),O.split(".")];for(let r=0;;r++){const[m,t]=[r+1>=_.length,r+1>=l.length];if(m!==t)return m?-1:1;const c=T(_[r]??"",l[r]??"");if(c!==0||m)return c}}function T(k,O){
const[_,l]=[/^[0-9]*$/.test(k),/^[0-9]*$/.test(O)];return _!==l?_?-1:1:_&&k.length!==O.length?k.length-O.length:k===O?0:k<O?-1:1}}),2245:((Z,z,w)=>{w.d(z,{O:()=>B});
var $=w(4009),j=w(6134);const L=200;function B(R,A=new j.n_,S=!1){const y=new C(R,A,S),T=y.readRoot(),k={kind:"json",members:T===void 0?[]:(0,j.lS)(T)};return(0,j.
pH)(R,k,y.mistake,A)}class C{text;parts;isHcl1;at=0;depth=0;mistake;constructor(A,S,y){this.text=A,this.parts=S,this.isHcl1=y}readRoot(){const{text:A}=this;A.startsWith(
"\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();const S=this.readValue();if(this.isHcl1)return S;this.
skipSpaces(),S!==void 0&&this.at<A.length&&this.report("extraneous data after value: extra characters appear after the JSON value",this.at);const y=S?.kind==="o\
bject"||S?.kind==="tuple";return S!==void 0&&!y&&this.report("root value must be object: it is neither an object nor an array of objects",S.start),S}report(A,S,y=S+
1){this.mistake??={message:A,start:S,end:y}}stop(A,S){this.report(A,S),this.at=this.text.length}skipSpaces(){const{text:A}=this;for(;;){const S=A.charCodeAt(this.
at);if(S===32||S===10||S===13||S===9)this.at++;else if(S===47)this.skipComment();else return A.charAt(this.at)}}skipComment(){const A=this.text.startsWith("//",
this.at);this.report("invalid start of value: JSON has no comments",this.at);const S=A?`
`:"*/",y=this.text.indexOf(S,this.at+1);this.at=y<0?this.text.length:y+S.length}readValue(){const{text:A,parts:S,at:y}=this;if(!S.add()){this.at=A.length;return}
const T=A.charAt(y);if(T==='"'){const k=this.readString();return k===void 0?void 0:(0,$.BD)(k,{start:y,end:this.at},S)}if(T==="{"||T==="["){if(this.depth>=L)return this.
stop(`values are nested deeper than ${L} levels`,y);this.depth++;const k=T==="{"?this.readObject():this.readArray();return this.depth--,k}return this.readPrimitive()}readPrimitive(){
const{text:A,at:S}=this;U.lastIndex=S;const y=U.exec(A)?.[0];return y===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",S):(this.at+=y.length,{kind:"primitive",start:S,end:this.at,value:JSON.parse(y)})}readObject(){const A=this.at++,S=[];for(let y=this.
skipSpaces();y!=="}";y=this.skipSpaces()){if(y!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const T=this.
readMember();if(T===void 0)break;S.push(T),this.endItem("}")}return{kind:"object",start:A,end:this.skipBracket(),items:S}}readMember(){const A=this.at,S=this.readString();
if(S===void 0)return;const y=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const T=this.readValue();return T&&{name:S,start:A,end:y,value:T}}readArray(){const A=this.at++,S=[];for(;this.skipSpaces()!=="]";){const y=this.
readValue();if(y===void 0)break;S.push(y),this.endItem("]")}return{kind:"tuple",start:A,end:this.skipBracket(),elements:S}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(A){const S=this.skipSpaces(),y=this.at;if(S!==A){if(S===""&&this.stop(`unclosed value: no "${A}" before the end of the file`,y),
S!==","){this.report(`missing separator: expected "," or "${A}"`,y);return}this.at++,this.skipSpaces()===A&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",y)}}readString(){const{text:A,at:S}=this;let y=S+1,T=!0;for(let k=A.charCodeAt(y);k!==34;k=A.charCodeAt(y)){if(!(k>=32))return this.stopInString(S,y);k===
92&&(T=!1),y+=k===92?2:1}return this.at=y+1,T?A.slice(S+1,y):this.unescape(A.slice(S+1,y),S+1)}stopInString(A,S){return S>=this.text.length||this.text.charCodeAt(
S)===10?this.stop("invalid JSON string: no closing quote in its line",A):this.stop("invalid JSON string: a control character must be escaped",S)}unescape(A,S){return A.
replace(P,(y,T,k)=>{const O=this.isHcl1&&D.test(y);if(T===void 0&&!O)return JSON.parse(`"${y}"`);const _=`invalid JSON string: ${JSON.stringify(y)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":_,S+k,S+k+2),y}).toWellFormed()}}const U=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
P=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,D=/\/|u[dD][89a-fA-F]/}),9240:((Z,z,w)=>{w.r(z),w.d(z,{RootNotes:()=>St,layoutsOf:()=>It,nameRepository:()=>$.K,
readTools:()=>dn,rootsOf:()=>Dt,scanInSteps:()=>ds,textNotes:()=>xt,unmatched:()=>yt});var $=w(9498),j=w(5143),L=w(5799),B=w(1064),C=w(9664),U=w(9160),P=w(9804),
D=w(1731),R=w(1790),A=w(2158),S=w(1094);function y(i,e){const s=(0,A.PW)(i);if(!s.ok)return"syntax";const n=s.value;if(n.some(a=>(0,D.Ty)(a.version)))return"pre\
-release";const o=e===null?null:(0,D.oF)(e);if(o===null)return"unknown";if(o.written<3){const a=(0,A.PW)(`~> ${o.numbers.slice(0,o.written).join(".")}.0`);return a.
ok&&!(0,S.gH)([...n,...a.value],"terraform")?"not-met":"unknown"}return(0,R.jQ)({...o,pre:""},n)?"met":"not-met"}var T=w(5257);function*k(i,e){for(const o of i.
providers){const a=O(o,i.client,e);a!==null&&(yield a)}const{client:s}=i,n=i.clientVersions.length===0?null:e.versionIn(s,i.directory);if(n!==null)for(const{text:o,
place:a}of i.clientVersions)y(o,n)==="not-met"&&(yield{problem:(0,P.Ov)({client:s,version:n,constraint:o}),places:[a]})}function O(i,e,s){const{constraints:n,provider:o}=i;
if(c(n.map(({text:H})=>H)))return s.upgrade?null:_(i,s);const a=n.flatMap(({text:H,place:X})=>m(H).map(q=>({...q,place:X}))),f=(0,T.JT)(o);if(e==="opentofu"&&(0,R.
jF)(a))return{problem:(0,P.jF)({reason:"unspecified",provider:f}),places:l(a)};const g=(0,S.Sx)(a,S.Nd),M=[...new Set(g.map(A.mb))],I=a.filter(H=>M.includes((0,A.
mb)(H)));return{problem:(0,P.id)({of:`provider ${f}`,terms:M}),places:l(I)}}function _({provider:i,constraints:e,locked:s},{clients:n}){const o=s===null?null:(0,D.
rK)(s.version.text);if(s===null||o===null)return null;const a=I=>(0,R.XA)([o],I.flatMap(({text:N})=>m(N)))===null;if(!a(e))return null;const f=e.filter(I=>a([I])),
g=f.length===0?e:f;return{problem:(0,P.N0)({provider:(0,T.JT)(i),version:(0,D.Cg)(o),constraints:[...new Set(g.map(({text:I})=>(0,A.kv)(m(I))))],clients:n}),places:l(
[s.version,...g])}}const l=i=>[...new Set(i.map(({place:e})=>e))],r="\0";function m(i){const e=(0,A._T)(i);return e.ok?e.value:[]}const t=(0,U.HK)(i=>{const e=i.
split(r).flatMap(m),s=e.map(({version:n})=>n);return(0,R.XA)(s,e)!==null||(0,S.Nd)(e)}),c=i=>t([...new Set(i)].join(r));var d=w(8011),p=w(3229),E=w(1022),v=w(4526),
u=w(7236),h=w(5011);function b(i,e){const s=i.filter(({kind:o})=>x.has(o));return s.some(({place:o})=>(0,C.LA)(o.file))?[...Map.groupBy(s,({address:o})=>o).values()].
flatMap(o=>{const a=[...o].sort((M,I)=>Number((0,C.LA)(M.place.file))-Number((0,C.LA)(I.place.file))),f=a.findLast(({text:M})=>M!==null),g=a.findLast(M=>M.version!==
null);return f===void 0?[]:W(f,g??f,e)}):s.flatMap(o=>W(o,o,e))}const x=new Set(["module","module_missing","test_module","stack_component","terragrunt_source"]);
function W(i,e,s){const{address:n,text:o,place:a}=i;if(o===null||Y(o))return[];const f=F(i,o,s);if(f===void 0)return[];const g=(0,T.KS)(e,s),M=g===null&&e.version!==
null;return[{address:n,source:o,place:a,module:f,constraint:g,isOpen:M}]}const K=/^tfr:\/\/([^/?]*)\/([^?]*)/;function F({kind:i},e,s){if(i==="terragrunt_source"&&
e.startsWith("tfr:")){const[,o="",a=""]=K.exec(e)??[],f=(0,h.rE)(o===""?a:`${o}/${a}`,s);return f.ok?f.value:void 0}const n=(0,h.vL)(e,s);return n.kind==="regis\
try"?n:n.kind==="remote"?null:void 0}const Y=i=>/^["(]|\$\{|^(var|local|path|each|module|data)\./.test(i);function ee(i,e,s){const{client:n}=s;return{directory:i.
name===""?".":i.name,client:n,directories:e.map(({name:o})=>o),calls:s.hasCalls?[...e.flatMap(({usages:o})=>b(o,n)),...b(i.tests,n)]:[],providers:ne(i,e,n),lockFile:i.
lockFile,clientVersions:e.flatMap(({declared:o})=>Re(o.filter(a=>Ne(a,n,s.versions))))}}function ne(i,e,s){const n=new Map,o=(f,g,M)=>{if(f===null)return;const I=(0,T.
JT)(f),N=n.get(I)??{provider:f,places:[],constraints:[]};n.set(I,N),N.places.push(g),M!==null&&N.constraints.push(M)};for(const f of e){for(const M of te(f.usages))
o(G(M,s),M.place,(0,T.KS)(M,s));const g=f.declared.filter(({kind:M})=>M==="provider-version");for(const[M,I]of Map.groupBy(g,N=>N.localName??"")){const N=ae(M,f,
s);for(const{text:H,place:X}of Re(I))o(N,X,{text:H,place:X})}}const a=pe(i,s);return Array.from(n,([f,g])=>({...g,locked:a.get(f)??null}))}function te(i){const e=i.
filter(({place:n})=>(0,C.LA)(n.file));if(e.length<2)return i;const s=new Map(e.map(n=>[n.address,n.place.file]));return i.filter(({address:n,place:o})=>!(0,C.LA)(
o.file)||s.get(n)===o.file)}function G(i,e){return i.kind==="lock_provider"||i.kind!=="required_provider"&&i.kind!=="implied_provider"&&(0,u.o)(i.address)==="te\
rraform"?null:(0,u.l)(i,(0,h.Vm)(e),e)}function ae(i,{usages:e},s){const n=e.find(({kind:o,address:a})=>o.startsWith("required_provider")&&(0,u.o)(a)===i);return n!==
void 0?G(n,s):{host:(0,h.Vm)(s),namespace:"hashicorp",type:i}}function pe({usages:i},e){const s=new Map;for(const n of i){if(n.kind!=="lock_provider")continue;const o=(0,u.
l)(n,(0,h.Vm)(e),e),a=(0,T.KS)(n,e);if(o===null||a===null)continue;const f={version:a,constraints:n.version?.recorded??null};if(s.set((0,T.JT)(o),{...f,isCopied:!1}),
e==="opentofu"&&Se(o)){const g=(0,T.JT)({...o,host:(0,h.Vm)(e)});s.has(g)||s.set(g,{...f,isCopied:!0})}}return s}const Se=({host:i,namespace:e})=>i===(0,h.Vm)("\
terraform")&&e==="hashicorp";function Re(i){const e=i.findLast(({place:s})=>(0,C.LA)(s.file))?.place.file;return e===void 0?i:i.filter(({place:s})=>s.file===e)}
function Ne({kind:i,place:e},s,{opentofu:n=""}){const o=/\.tofu(\.json)?$/.test(e.file);return i==="compatible"?s==="opentofu":i!=="version"||s==="terraform"?i===
"version"&&!o:o||/^v?(0|1\.(\d|1[01])(\.|$))/.test(n)}function _t(i,e){const s=Et(i,e);return s===null?null:me((i.version??i).place,s)}function me(i,{problem:e,
clients:s,...n}){const o=s.filter(a=>gt(i.file).includes(a));return(0,L.hD)(e,{...n,places:[i],clients:o})}const gt=i=>/\.tofu(\.json)?$/.test(i)?["opentofu"]:B.
Du,kt=/\.tf(component|stack|deploy)\.(hcl|json)$/;function Et(i,e){switch(i.kind){case"module":case"module_missing":case"test_module":return Ot(i,e);case"requir\
ed_provider":case"required_provider_nosource":case"required_provider_legacy":return kt.test(i.place.file)?null:bt(i);case"lock_provider":return wt(i);default:return null}}
const Te=(i,e)=>({problem:(0,P.jF)({reason:"syntax",text:i,why:e}),clients:B.Du,isPlaceholder:(0,p.Kc)(i)}),ue=i=>({problem:i,clients:B.Du});function Ot(i,{releases:e}){
const{address:s,version:n}=i;if(n===null)return null;const{text:o}=n;if(o===null)return!e.every(({client:H,before:X})=>H!=="terraform"||X==="1.15")&&n.isWithheld!==
!0?null:{problem:(0,P.jF)({reason:"expression",address:s}),clients:["terraform"]};const a=(0,A.PW)(o);if(!a.ok)return Te(o,a.why);const f=B.Du.filter(I=>!(0,S.gH)(
a.value,I));if(f.length===0)return null;const g=a.value.find(({version:I})=>(0,D.Ty)(I)),M=g&&(0,D.Cg)(g.version);return{problem:(0,P.id)({of:s,terms:[o],preRelease:M}),
clients:f}}function bt({kind:i,address:e,text:s,version:n}){if(n===null)return null;if(n.text===null)return ue((0,P.jF)({reason:"not-a-string",address:e}));const o=(0,A.
_T)(n.text);if(!o.ok)return Te(n.text,o.why);const a=B.Du.filter(g=>i==="required_provider"?(0,E.m)(s??"",g).kind==="builtin":(0,u.o)(e)==="terraform");if(a.length===
0)return null;const f=s??"terraform.io/builtin/terraform";return{problem:(0,P.jF)({reason:"built-in",provider:f}),clients:a}}function wt(i){const e=i.text??"",{
text:s=null,recorded:n=""}=i.version??{};if(s===null)return ue((0,P.FA)({reason:"no-version",provider:e}));const o=(0,D.rK)(s);if(o===null)return ue((0,P.FA)({reason:"\
not-a-version",provider:e}));const a=(0,D.Cg)(o);if(a!==s)return ue((0,P.FA)({reason:"not-normal",of:"version",provider:e,normal:a}));if(n==="")return null;const f=(0,A.
_T)(n);if(!f.ok)return ue((0,P.FA)({reason:"not-constraints",provider:e}));const g=(0,A.kv)(f.value);return g===n?null:ue((0,P.FA)({reason:"not-normal",of:"cons\
traints",provider:e,normal:g}))}const Mt=({text:i,place:e})=>me(e,{problem:(0,P.FA)({reason:"twice",provider:i??""}),clients:B.Du});function At(i,{set:e,versions:s}){
const{kind:n,text:o,place:a}=i;if((0,B.SO)(n)){const N=e.filter(X=>X!==B.$I[n].client),H=me(a,{problem:(0,d.jP)({kind:n}),clients:N});return H.clients.length===
0?null:H}if((0,v.z0)(i))return null;const f=n!=="provider-version",g=f?(0,A.PW)(o):(0,A._T)(o),M=f?B.Du.filter(N=>Ne({kind:n,place:a},N,s)):B.Du;if(!g.ok)return me(
a,{...Te(o,g.why),clients:M});if(!f||!g.value.some(({version:N})=>(0,D.Ty)(N)))return null;const I=(0,P.jF)({reason:"pre-release",text:o});return me(a,{problem:I,
clients:M})}class St{found=new Map;rules;constructor(e){this.rules=e}add(e){const s=(0,C.Gz)(e.directory==="."?"":e.directory,"main.tf"),n=(0,j.Zl)(s)?s:null;for(const o of k(
e,this.rules)){const a=Tt(o),f=this.found.get(a);if(f===void 0){this.found.set(a,{...o,having:new Set([e.client]),aside:n});continue}f.having.add(e.client),n===
null&&(f.aside=null)}}notes(){const e=this.rules.clients;return[...this.found.values()].map(({problem:s,places:n,having:o,aside:a})=>{const g=s.code!=="client-v\
ersion"&&o.size===e.length?B.Du:[...o];return(0,L.hD)(s,{places:n,clients:g,...a===null?{}:{aside:a}})})}}const Tt=({problem:i,places:e})=>[i.code,i.message,...e.
map(({file:s,line:n,column:o})=>`${s}:${n}:${o}`)].join(`
`);function*xt(i,e,s){const n=new Set;for(const o of i){if(o.kind==="lock_provider"){const f=`${o.place.file}
${o.text}`;n.has(f)&&(yield Mt(o)),n.add(f)}const a=_t(o,s);a!==null&&(yield a)}for(const o of e){const a=At(o,s);a!==null&&(yield a)}}function It({usages:i,declared:e,
clients:s,patterns:n}){const o=s.map(g=>({client:g,directories:(0,v.Pv)(i,e,g)})),a=[...new Set(o.flatMap(({directories:g})=>[...g.keys()]))],f=new Set(n.flatMap(
g=>a.filter(M=>Le(g,M))));return o.map(({client:g,directories:M})=>{const I=n.length===0?(0,v.WU)(M):[...M.values()].filter(N=>N.hasConfiguration&&f.has(N.name));
return{client:g,directories:M,roots:I}})}const Le=(i,e)=>i.matches(e===""?".":e),yt=(i,e)=>e.flatMap(s=>{const n=({directories:o})=>o.values().some(a=>a.hasConfiguration&&
Le(s,a.name));return i.some(n)?[]:[s.text]});function*Dt(i,{changed:e,versions:s,hasCalls:n=!0}){const o=e&&$t(e);for(const{client:a,directories:f,roots:g}of i)
for(const M of g){const I=Pt(M,f);o!==null&&!I.some(({name:N})=>o.has(N))||(yield ee(M,I,{client:a,versions:s,hasCalls:n}))}}function $t(i){const e=[...i].map(C.
jt),s=e.filter(n=>/(^|\/)tests$/.test(n));return new Set([...e,...s.map(C.jt)])}function Pt(i,e){const s=new Set([i]),n=o=>{const a=e.get(o);a!==void 0&&s.add(a)};
(0,v.n6)(i).forEach(n);for(const{children:o}of s)o.forEach(n);return[...s]}var je=w(4e3),ve=w(2161),de=w(7854);const Ct=1e3,Rt=/(^|\s)#.*$/s,Nt=/(^|\s)(\/\/|\/?\*).*$/s;
function ge(i,e){const s=/jenkinsfile|\.json$/i.test(i);return e.split(`
`).map((n,o)=>({text:n.slice(0,Ct).replace(s?Nt:Rt,"").trimEnd(),number:o+1}))}function Ue(i,{text:e,number:s},n,o){const a=Array.from(e.slice(0,n)).length+1,f=Array.
from(e.slice(n,n+o)).length;return{file:i,line:s,column:a,endColumn:a+f}}const Be=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],xe=i=>Be.some(({path:e})=>e.test(i)),We=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function Lt({file:i,text:e}){if(xe(i)){const s=ge(i,e);return Be.filter(({path:n,line:o})=>n.test(i)&&(o===void 0||s.some(a=>o.test(a.text)))).map(({client:n})=>n)}
return e.search(We)<0?[]:ge(i,e).flatMap(s=>s.text.match(We)?.map(n=>n.toLowerCase())??[])}var jt=w(3024),se=w(6760),Ut=w(1807),Ie=w(5747),ke=w(6195);function Ke({
root:i,scan:e}){const s=[i,...e.map(a=>(0,se.resolve)(i,(0,ke.VK)(a).fixed))].map(Ee),n=a=>s.some(f=>f!==null&&(0,ke.UO)(a,f)),o=(a,f)=>{const g=Ee((0,se.resolve)(
i,a));return g===null||!n(g)?[]:(0,Ut.Mc)(g).filter(f).map(({name:I})=>I).sort()};return{list:a=>o(a,f=>!f.isDirectory()),directories:a=>o(a,f=>f.isDirectory()&&
!(0,ke.G$)(f.name)),exists:a=>{const f=Ee((0,se.resolve)(i,a));return f!==null&&n(f)},read:(a,f)=>{const g=Ee((0,se.resolve)(i,a));if(g===null||!n(g))return null;
const M=(0,Ie.yR)(g,f);return M.ok?M.text:null}}}const Ee=i=>(0,Ie.N0)(()=>(0,jt.realpathSync)(i),null),Bt=".github/workflows .circleci .buildkite .woodpecker .\
gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),Wt=[["",ve.Z8],[".github",()=>!1],...Bt.map(i=>[i,Kt]),[".devcontainer",
i=>i==="devcontainer.json"||(0,ve.Z8)(i)],[".config",ve.TD],[".config/mise",Fe],[".mise",Fe]];function Kt(i){return/\.ya?ml$/i.test(i)}function Fe(i){return i===
"config.toml"}const He=".github/actions",Ft=128*1024,Ht=200;function*zt({root:i,exclude:e},s){const n=Ke({root:i,scan:[]}),o=(0,ke.Ls)(e),a=Vt(n).filter(M=>!o(M)),
f=M=>M.split("/").length,g=[...new Set([...a,...s])].sort((M,I)=>f(M)-f(I)||(M<I?-1:1));for(const M of g.slice(0,Ht)){const I=n.read(M);I!==null&&I.length<=Ft&&
(yield{file:M,text:I})}}function Vt(i){const e=Wt.flatMap(([n,o])=>i.list(n).filter(a=>o(a)||xe((0,C.Gz)(n,a))).map(a=>(0,C.Gz)(n,a))),s=i.directories(He).flatMap(
n=>["action.yml","action.yaml"].map(o=>`${He}/${n}/${o}`));return[...e,...s]}const ye=new Map([["terraform","terraform"],["hashicorp/terraform","terraform"],["o\
pentofu","opentofu"],["tofu","opentofu"],["opentofu/opentofu","opentofu"]]),ze=i=>ye.get(i.toLowerCase())??"terraform",Xt="init|plan|apply|destroy|validate|fmt|\
(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir",Gt=/\buses:\s*["']?([\w.-]+\/[\w.-]+)/,
Jt=[{form:/^hashicorp\/setup-(terraform)$|^opentofu\/setup-(opentofu)$/i,otherwise:"latest"},{form:/^dflook\/(terraform|tofu)-|^clowdhaus\/(terraform)-composite-actions/,
otherwise:null}],Ve=`(?=["'\\s,\\]})@]|$)`,Xe="^[\\s-]*\\w[\\w-]*:\\s*\\[",Ge=`(?=["']?\\s*[,\\]])`,Yt=[{form:new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashic\
orp/terraform|opentofu/opentofu)(?:[:@](?:(?:light|full|minimal)${Ve}|([\\w.\${}-]+)))?${Ve}`),text:"uses $1",version:"latest"},{form:new RegExp(`(?:^|[\\s"'\`;&|\
(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${Xt})(?![\\w-])`),text:"runs $1"},{form:/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/,
text:"sets $1 as the command"},{form:new RegExp(`${Xe}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${Ge}`),text:"lists $1"},{form:new RegExp(`${Xe}(?\
=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${Ge}`),text:"lists $1"},{form:/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/,text:"sets $1"},{form:/--tf-path=\S*?(terraform|tofu)\b/,
text:"runs $1"},{form:/\bid:\s*["']?(terraform)[_-](?:fmt|validate|providers[_-]lock)\b/,text:"has hooks that run $1",level:"hook"},{form:/\bid:\s*["']?(tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
text:"has hooks that run $1"},{form:/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//,text:"uses components/$1"},{form:/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/,
text:"uses the template $1"},{form:/\/(terraform)-images\/(?:releases\/)?([\w.]+)/,text:"uses terraform-images"},{form:/\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
text:"uses a task of $1",step:{otherwise:null}},{form:/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/,text:"uses the orb $1"},{form:/\/features\/(terraform|opentofu)\b/,
text:"uses the feature $1"},{form:/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/,text:"downloads Terraform"},{form:/\b(?:get|packages)\.(opentofu)\.org\b/,
text:"downloads OpenTofu"},{form:/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/,text:"downloads OpenTofu"},{form:/\btenv (?:install )?(terraform|tofu|opentofu)\b/,
text:"runs tenv $1"},{form:/\btfenv (?:install|use)\b/,text:"runs tfenv"},{form:/\b(tofu)env (?:install|use)\b/,text:"runs tofuenv"},{form:/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/,
text:"installs $1"},{form:/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/,text:"sets $1_version"},{form:/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/,
text:"sets $1_VERSION"}],Zt=/^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/,Qt=/\b(?:echo|printf)\b[^;&|]*/g;function qt(i){if(!/terraform|tofu|tfenv/i.
test(i))return[];const e=/^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(i);if(Zt.test(i)&&!e)return[];const s=i.replace(Qt,o=>" ".repeat(o.length)),n=Gt.exec(s);
return n===null?Yt.flatMap(o=>en(o,s)):tn(n)}function en({form:i,text:e,version:s=null,...n},o){const a=i.exec(o);if(a===null)return[];const[{length:f},g="",M=s]=a,
I=ze(g),N=e.replace("$1",()=>g);return[{client:I,text:N,version:M,start:a.index,length:f,...n}]}function tn(i){const{index:e,0:{length:s},1:n=""}=i;return Jt.flatMap(
({form:o,otherwise:a})=>{const f=o.exec(n);return f===null?[]:[{client:ze(f[1]??f[2]??""),text:`uses ${n}`,version:null,start:e,length:s,step:{otherwise:a}}]})}
const nn=/[^\s"',\]}]+/;function sn({file:i,text:e}){const s=ge(i,e);return i.endsWith(".terraform-version")?Je(i,s,"terraform"):i.endsWith(".opentofu-version")?
Je(i,s,"opentofu"):i.endsWith(".toml")?cn(i,s):on(i,s)}function De(i,e,s,n,o=0){const a=Ue(i,e,o,e.text.length-o),f=n===null?`selects ${s}`:`selects ${s} ${n}`;
return{client:s,level:"version-file",place:a,text:(0,je.dh)(f,100),version:n}}function Je(i,e,s){const n=e.find(({text:o})=>o.trim()!=="");return n?[De(i,n,s,nn.
exec(n.text)?.[0]??null)]:[]}function on(i,e){return e.flatMap(s=>{const[n="",o=null]=s.text.trim().split(/\s+/),a=ye.get(n);return a===void 0?[]:[De(i,s,a,o)]})}
const rn=/^\s*\[\s*([\w."':/-]+)\s*\]/,an=/^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;function cn(i,e){const s=[];let n="";for(const o of e){
const a=rn.exec(o.text);a!==null&&(n=(a[1]??"").replaceAll('"',""));const[,f="",g=""]=an.exec(o.text)??[],M=/^tools\.(?:\w+:)?(.+)$/.exec(n)?.[1],I=ye.get(n==="\
tools"?f:f==="version"?M??"":"");if(I===void 0)continue;const N=/\bversion\s*=\s*(.*)$/s.exec(g)?.[1]??g,H=N.match(/[^\s"',[\]{}=]+/g)??[];for(const X of N.startsWith(
"[")?H:H.slice(0,1))s.push(De(i,o,I,X,o.text.length-o.text.trimStart().length))}return s}const Ye=50,ln=100,un=/(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;function dn(i,e){
const s=[],n=new Set;let o=!1;for(const a of zt(i,e)){for(const M of Lt(a))n.add(M);if(xe(a.file))continue;const f=a.file.slice(a.file.lastIndexOf("/")+1),g=(0,ve.
TD)(f)||a.file.endsWith("mise/config.toml");s.push(...g?sn(a):fn(a)),o||=!g&&un.test(a.text)}return{signs:s,setsCloudHostname:o,others:n}}function fn({file:i,text:e}){
if(!/terraform|tofu|tfenv/i.test(e))return[];const s=ge(i,e),n=new Map;let o=0;const a=(0,de.Oo)(f=>(o+=1,o>Ye?[f]:gn(f,s)));for(const[f,g]of s.entries()){if(n.
size>=Ye)break;for(const M of qt(g.text)){const{client:I,start:N,length:H,level:X="tool"}=M;for(const q of mn(M,s,f,a)){const ie=`${I} ${X} ${q}`;if(n.has(ie))continue;
const oe=Ue(i,g,N,H);n.set(ie,{client:I,level:X,place:oe,text:(0,je.dh)(M.text,ln),version:q})}}}return hn(i,[...n.values()])}function hn(i,e){return!e.some(({client:n})=>n===
"opentofu")||!/atlantis\.ya?ml$/.test(i)?e:e.filter(({client:n,version:o})=>n==="opentofu"||o!==null).map(n=>({...n,client:"opentofu"}))}const pn=/^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
function mn({version:i,step:e},s,n,o){if(e===void 0)return i===null?[null]:o(i);const a=vn(s,n).map(({text:f})=>pn.exec(f)?.[1]?.replace(/^["']|["']$/g,"")).find(
f=>f!==void 0);return a===void 0?[e.otherwise]:o(a)}const Ze=40;function vn(i,e){const s=i[e]?.text??"",n=s.search(/\b(uses|task):/),o=({text:N})=>N===""||N.length-
N.trimStart().length>=n,f=s.trimStart().startsWith("-")?[]:i.slice(Math.max(0,e-Ze),e),g=f.findLastIndex(N=>!o(N)),M=i.slice(e+1,e+Ze),I=M.findIndex(N=>!o(N));return[
...f.slice(g<0?f.length:g),...M.slice(0,I<0?void 0:I)]}const _n=/^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
function gn(i,e){const[,s,n,o]=_n.exec(i.trim())??[],a=s??n??o;if(a===void 0)return[i.trim()];for(const{text:f}of e){const g=f.indexOf(a),M=g<0?void 0:kn.exec(f.
slice(g+a.length))?.[1];if(M===void 0||/[\w-]$/.test(f.slice(0,g)))continue;const I=M.startsWith("[")?M.match(/[^\s"',[\]]+/g):[M.replace(/["']/g,"")];if(I!==null&&
I.length>0)return I}return[i]}const kn=/^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;var le=w(7052),Oe=w(7905),$e=w(8262),be=w(2245),we=w(400),
V=w(6134),Q=w(8321),En=w(4667);function On(i,e,s){const n=(0,En.F)(s),o=[],a=new Set([""]);if(e.kind==="native")for(const{type:f}of e.blocks)a.add(f);else for(const{
name:f}of e.members)a.add(f);for(const f of a)for(const g of n.get(f)??[]){const M=new bn(i,g,o);for(const I of Qe(g.path,0,{body:e,block:void 0,names:[]}))M.read(
I)}return o}function Qe(i,e,s){const n=i[e];if(n===void 0)return[s];const{type:o,labels:a}=n;return(0,V.SH)(s.body,o,a.length).flatMap(f=>{const{labels:g,body:M}=f;
if(a.some((N,H)=>N!=="*"&&N!==g[H]?.value))return[];const I=[...s.names,o,...g.map(({value:N})=>N)];return Qe(i,e+1,{body:M,block:f,names:I})})}class bn{source;row;found;constructor(e,s,n){
this.source=e,this.row=s,this.found=n}read(e){const{body:s,block:n,names:o}=e;switch(this.row.position){case"entries":for(const a of(0,V.Td)(s))this.addEntry(o,
a);return;case"label":{const a=n?.labels.at(-1);if(a===void 0)return;const f={kind:"known",text:(0,Q.Yo)(a.value)},g=this.source.place(a);this.add(o.slice(0,-1),
{value:f,place:g,version:this.versionIn(s)});return}case"manifest":this.addManifest(s);return;default:this.addArguments(e,this.row.position)}}add(e,s){const{row:n}=this,
{kind:o=n.kind,version:a=null,localName:f=null,hasOwnToken:g=!1}=s;this.found.push({row:n,kind:o,address:(0,Q.Bs)(e),value:s.value,version:a,place:s.place,mergeKey:wn(
n,e),localName:f,hasOwnToken:g,workspace:s.workspace})}addArguments({body:e,block:s,names:n},o){const{row:a,source:f}=this;if(a.backend!==void 0&&(0,Q.bK)((0,V.
w4)(e,"backend")?.value)!==a.backend)return;const g=a.backend===void 0?void 0:(0,V.w4)(e,"config")?.value,M=N=>a.backend===void 0?(0,V.w4)(e,N)?.value:fe(g,N),I={
version:this.versionIn(e),hasOwnToken:a.grammar==="host"&&M("token")!==void 0,workspace:a.merges==="backend"&&a.grammar==="host"?Mn(e):void 0};for(const N of o){
const H=M(N);if(H!==void 0)this.add(n,{...I,...this.written(H)});else if(a.absent!==void 0&&s!==void 0){const q=g!==void 0&&g.kind!=="object"?(0,Q.C5)((0,Q.wK)(
f,g),N):void 0;this.add(n,{...I,kind:a.absent,value:q,place:f.place(s)})}}}written(e){const{row:s,source:n}=this;return{value:s.defaults!==void 0&&e.kind==="pri\
mitive"&&e.value===null?void 0:(0,Q.wK)(n,e,s.isLiteral),place:n.place(e)}}addEntry(e,{name:s,value:n}){const{row:o,source:a}=this,f=[...e,s],g=(0,Q.Yo)(s);if(n.
kind==="object"){const I=fe(n,"source");this.add(f,{localName:g,kind:I===void 0?o.absent??o.kind:o.kind,value:I&&(0,Q.wK)(a,I,o.isLiteral),version:this.version(
fe(n,"version"),Q.wK),place:a.place(I??n)});return}const M=["string","primitive","template"].includes(n.kind);this.add(f,{localName:g,kind:M?"required_provider_\
legacy":"required_provider_invalid",value:void 0,version:M?this.version(n):null,place:a.place(n)})}addManifest(e){const s=(0,V.w4)(e,"Modules")?.value;if(s?.kind===
"tuple")for(const n of s.elements){const o=fe(n,"Source"),a=(0,Q.bK)(fe(n,"Key"));if(o===void 0||a===null)continue;const f=this.version(fe(n,"Version"));this.add(
["module",a],{...this.written(o),version:f})}}versionIn(e){const s=this.version((0,V.w4)(e,"version")?.value),n=(0,Q.bK)((0,V.w4)(e,"constraints")?.value);return n===
null||s===null?s:{...s,recorded:n}}version(e,s=Q.yR){const n=e&&s(this.source,e);return e&&n?{value:n,place:this.source.place(e)}:null}}function wn({merges:i},e){
return i===void 0||i==="backend"?i??null:(0,Q.Bs)([i,e.at(-1)??""])}function Mn(i){const[e]=(0,V.SH)(i,"workspaces",0);return{organization:(0,Q.bK)((0,V.w4)(i,"\
organization")?.value),name:e?(0,Q.bK)((0,V.w4)(e.body,"name")?.value):null}}const fe=(i,e)=>i?.kind==="object"?i.items.find(s=>s.name===e)?.value:void 0,Me={providerUses:new Map,
hasBackend:!1,declared:[]},qe=new Map([["language",0],["terraform",0],["provider",1],["check",1],["import",0],["resource",2],["data",2],["ephemeral",2],["list",
2],["action",2]]);function et(i,e){const s=new tt(i);if(e.kind==="native")for(const f of e.blocks)qe.get(f.type)===f.labels.length&&s.read(f);else for(const[f,g]of qe)
(0,V.SH)(e,f,g).forEach(s.read,s);const{providerUses:n,hasBackend:o,declared:a}=s;return{providerUses:n,hasBackend:o,declared:a}}function An(i,e){const s=new tt(
i),n=(0,V.w4)(e,"terraform_binary"),o=(0,Q.bK)(n?.value)??"",a=/(?:^|[/\\])(terraform|tofu)(?:\.exe)?$/.exec(o)?.[1];n!==void 0&&a!==void 0&&s.declare("binary",
n.value,a),s.declareVersion("version",(0,V.w4)(e,"terraform_version_constraint"));const{declared:f}=s;return f.length===0?Me:{...Me,declared:f}}class tt{providerUses=new Map;hasBackend=!1;declared=[];source;constructor(e){
this.source=e}read(e){const{type:s,labels:n,body:o}=e;switch(s){case"language":this.declare("language",e);for(const a of(0,V.SH)(o,"compatible_with",0))this.declareVersion(
"compatible",(0,V.w4)(a.body,"opentofu"));return;case"terraform":this.hasBackend||=nt(o);for(const a of(0,V.SH)(o,"encryption",0))this.declare("encryption",a);this.
declareVersion("version",(0,V.w4)(o,"required_version"));return;case"provider":for(const a of n)this.use(a.value,a.value,a,[e]),this.declareVersion("provider-ve\
rsion",(0,V.w4)(o,"version"),(0,Q.Yo)(a.value));(0,V.w4)(o,"for_each")!==void 0&&this.declare("provider-for-each",e);return;case"check":for(const a of(0,V.SH)(o,
"data",2))this.readTyped(a,[e,a]);return;case"import":this.readNamed(e,[e]);return;default:s==="action"&&this.declare("action",e),this.readTyped(e,[e])}}declare(e,s,n="",o=null){
this.declared.push({kind:e,text:n,localName:o,place:this.source.place(s)})}declareVersion(e,s,n=null){const o=(0,Q.bK)(s?.value);s!==void 0&&o!==null&&this.declare(
e,s.value,o,n)}readTyped(e,s){const[n]=e.labels;n===void 0||this.readNamed(e,s)||this.use(Tn(n.value),n.value,n,s)}readNamed(e,s){const n=(0,V.w4)(e.body,"provi\
der")?.value,o=n===void 0?void 0:yn(this.source,n);return n===void 0||o===void 0?!1:(this.use(o,o,n,s),!0)}use(e,s,n,o){if(this.providerUses.has(e))return;const a=this.
source.place(n);this.providerUses.set((0,Q.Yo)(e),{text:(0,Q.Yo)(s),address:Sn(o),place:a})}}const nt=i=>(0,V.SH)(i,"backend",1).length>0||(0,V.SH)(i,"cloud",0).
length>0,Sn=i=>(0,Q.Bs)(i.flatMap(({type:e,labels:s})=>[e,...s.map(({value:n})=>n)])),Tn=i=>{const e=i.indexOf("_");return e<0?i:i.slice(0,e)},xn=new RegExp("^\"?([\\p{ID_Start}_][\\p{ID_Continue}-]*)[.\"\\s[]?","u"),
In=256;function yn({text:i},{start:e,end:s}){return xn.exec(i.slice(e,Math.min(s,e+In)))?.[1]}const Dn=64;function*$n(i,e){const s=[],n=[];let[o,a]=[0,$e.PG];for(const[
f,{path:g,file:M,kind:I,isContext:N}]of i.entries()){if(f>0&&f%Dn===0&&(yield e+f))return null;const X=(0,Ie.yR)(g);if(!X.ok){const{failure:oe}=X,Ae=oe.kind==="\
size"?(0,le.ub)(oe):(0,le.WO)({what:"file",code:oe.code});n.push((0,L.sb)(M,Ae));continue}if(!X.isUtf8&&!N){const oe=Pn("\uFFFD",X.text);n.push((0,L.sb)(M,(0,le.
U$)({error:null,file:M}),oe))}o+=X.bytes;const q=Ln(X.text,I,M,N),ie=st(q);if(ie>a){const oe=(0,le.ub)({kind:"module-usages",max:$e.PG});n.push((0,L.sb)(M,oe));
const _e={...q.scope,providerUses:Me.providerUses};s.push({...q,references:q.references.slice(0,a),scope:_e});break}a-=ie,s.push(q)}return{files:s,notes:n,bytes:o}}
const st=({references:i,scope:e})=>i.length+e.providerUses.size;function Pn(i,e){const s=e.slice(0,e.indexOf(i)).split(`
`),n=Array.from(s.at(-1)??"").length+1;return{line:s.length,column:n,endColumn:n+1}}function*Cn(i){const e=(a,f)=>({kind:a,text:"",localName:null,place:{file:f,
...de.wv}}),s=i.filter(({kind:a})=>a.class==="config"),[n]=s;n!==void 0&&i.every(a=>st(a)===0)&&(yield e("module",n.file));const o=s.filter(({scope:a})=>a.hasBackend);
for(const a of new Set(o.map(({kind:f})=>f.clients))){const f=s.find(({kind:g})=>g.clients===a);f!==void 0&&(yield e("state",f.file))}for(const{file:a,kind:f,references:g,
scope:M,isContext:I}of i)f.class==="lock"&&g.length===0&&(yield e("lock",a)),f.class==="config"&&!I&&(yield*M.declared)}const Rn=/(^|\/)(terragrunt|root)\.hcl$|\.stack\.hcl$/,
ot=({file:i,kind:e,references:s})=>e.class==="terragrunt"&&s.length===0&&!Rn.test(i),Nn={config:et,query:et,terragrunt:An};function Ln(i,e,s,n=!1,o=new V.n_){const a=(e.
syntax==="json"?be.O:we.K)(i,o),f=(0,Q.rI)(a,s),{body:g}=a,M=On(f,g,e.class),I=Nn[e.class]?.(f,g)??Me,N=ot({file:s,kind:e,references:M})&&!o.isExceeded(),H=n||N?
[]:jn(a,e,s);return{file:s,kind:e,references:M,scope:I,notes:H,isContext:n}}function jn({problems:i,parts:e},s,n){return e.isExceeded()?[(0,L.sb)(n,(0,le.ub)({kind:"\
parts",max:e.max}))]:i.map(({message:o,...a})=>{const f=s.class==="lock"?(0,P.FA)({reason:"syntax",error:o}):(0,le.U$)({error:o,file:n});return{...(0,L.sb)(n,f,
a),clients:s.clients}})}var Un=w(5603),Bn=w(9488);const Wn=25e4;function*Kn(i,e,s=Wn){const n=new Fn(e,s);yield*n.collect(i);const o=yield*n.decideOpen();return n.
result(o)}class Fn{items=[];notes=new de.u3;known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new Un.j;aside={toolFiles:[],hasPlugins:!1};counts={files:0,
bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(e,s){this.values=e(this.found),this.maxUsages=s}*collect(e){const{
counts:s}=this;for(const{name:n,files:o,notes:a}of(0,Bn.G)(e,this.aside)){if(this.endedAt=n,yield s.files)return;for(const g of a)this.notes.add(g);if(o.length===
0)continue;if(this.isFull(s.decided+s.open,n))break;const f=yield*$n(o,s.files);if(f===null)return;s.bytes+=f.bytes;for(const g of f.notes)this.notes.add(g);this.
add({directory:n,files:f.files})}this.endedAt=null}*decideOpen(){const e=[];let s=!1;for(const n of this.items){if(!("files"in n)){e.push(n);continue}if(s||=this.
isFull(this.counts.decided,n.directory),!s)if(yield this.counts.files)this.endedAt??=n.directory,s=!0;else for(const o of this.decide(n.files))e.push(o)}return e}result(e){
const{signs:s,notes:n,declared:o,aside:a,isEmpty:f,usesTerragrunt:g,endedAt:M}=this,{files:I,bytes:N}=this.counts;return{...{usages:e,declared:o,notes:n.all(),...s.
end(e),...a},files:I,bytes:N,isEmpty:f,usesTerragrunt:g,endedAt:M}}add(e){const{files:s}=e;this.counts.files+=s.length;for(const o of Cn(s))this.declared.push(o);
for(const o of s){const a=!ot(o),f=o.kind.class==="terragrunt";a&&(this.isEmpty=!1),f&&this.found.terragrunt.push(o.file),this.usesTerragrunt||=f&&a,this.signs.
addFile(o)}const n=s.some(Oe.S9);for(const{references:o,isContext:a}of s)if(n||!a)for(const f of o)this.addCall(f);if(n){this.items.push(e);for(const{references:o}of s)
this.counts.open+=o.length}else for(const o of this.decide(s))this.items.push(o)}addCall({kind:e,value:s,place:{file:n}}){if(e!=="module"||s===void 0)return;(s.
kind==="pieces"||(0,h.Nj)(s.text))&&this.found.calls.push({source:s.text,file:n})}decide(e){const{usages:s,notes:n}=(0,$e.kl)(e,this.values,this.known);for(const o of n)
this.notes.add(o);return this.counts.decided+=s.length,s}isFull(e,s){const n=this.maxUsages;return e<n?!1:(this.notes.add((0,L.sb)(s,(0,le.ub)({kind:"usages",max:n}))),
!0)}}function Hn(i,{calls:e,terragrunt:s},n){const o=new Set(n),a=(0,de.Oo)(Gn);return{files:i,calls:()=>Vn(e),terragrunt:s,isSet:f=>o.has(f),setBy:f=>{const g=`\
TF_VAR_${f}`;if(o.has(g))return g;const M=a(i).get(f);return M===void 0?null:`${g} in ${M}`}}}const zn=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Vn(i){
const e=new Map,s=new Set;for(const{source:n,file:o}of i){const a=(0,C.jt)(o);if((0,h.Nj)(n)){const f=(0,C.un)(a,n);e.set(f,(e.get(f)??new Set).add(a))}else zn.
test(n)&&s.add(a)}return{callers:e,dynamic:s}}const rt=".github/workflows",Xn=200;function Gn(i){const e=new Map,s=i.list(rt).filter(n=>/\.ya?ml$/.test(n));for(const n of s.
slice(0,Xn)){const o=`${rt}/${n}`,a=i.read(o)??"";for(const[,f,g]of a.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const M=f??g??"";e.has(M)||e.set(
M,o)}}return e}const Jn=["default","const","nullable","sensitive"];function Yn(i,e,s){const n=s.list(i),o=new Set(n),a=new V.n_,f=new it,g=n.flatMap(M=>{const I=(0,ve.
L8)(M,o,"");return I?.class==="lock"&&(f.isRoot=!0),I?.class==="config"&&I.clients.includes(e)?[{name:M,kind:I}]:[]});for(const M of[!1,!0])for(const{name:I,kind:N}of g){
const H=N.isOverride===M?s.read((0,C.Gz)(i,I)):null;if(H!==null&&f.read((N.syntax==="json"?be.O:we.K)(H,a)),a.isExceeded())return at}return f.bytes+=a.bytes,f}class it{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:e,body:s}){this.bytes+=e.length;for(const n of(0,V.SH)(s,"variable",1))this.readVariable(n,e);for(const n of(0,V.SH)(s,"locals",0))Pe(this.locals,n,e);for(const n of(0,V.
SH)(s,"module",1)){const o=n.labels[0]?.value??"",a=this.calls.get(o)??new Map;this.calls.set(o,a),Pe(a,n,e)}for(const{body:n}of(0,V.SH)(s,"terraform",0))this.isRoot||=
nt(n)}readVariable({labels:e,body:s},n){const o=e[0]?.value??"",a=this.variables.get(o)??{};this.variables.set(o,a);const f=H=>{const X=(0,V.w4)(s,H)?.value;return X&&
(0,U._3)({expression:X,text:n},(0,U.os)())},[g,M,I,N]=Jn.map(f);g!==void 0&&(a.default=g),M!==void 0&&(a.isConst=String(M)==="true"),String(N)==="true"&&(a.isConst=
!1),I!==void 0&&(a.isNullable=String(I)==="true")}}function Pe(i,{body:e},s){for(const{name:n,value:o}of(0,V.Td)(e))i.set(n,{expression:o,text:s})}const at=new it,
Zn=64*1024,ct={coalesce:i=>i.includes(void 0)?void 0:i.find(e=>e!==null&&e!==""),format:([i,...e])=>{if(typeof i!="string"||!/^(?:[^%]|%s)*$/.test(i))return;const s=e.
map(U.Uk),n=i.split("%s");if(!(s.includes(void 0)||s.length!==n.length-1))return n.map((o,a)=>o+(s[a]??"")).join("")},join:([i,e])=>{if(typeof i!="string"||typeof e!=
"function")return;const s=[];let n=0;for(let o=0;s.length===o;o++){const a=(0,U.Uk)(e(String(o)));if(a!==void 0&&s.push(a),n+=i.length+(a?.length??0),n>Zn)return}
return s.length===0?void 0:s.join(i)},lower:([i])=>typeof i=="string"?i.toLowerCase():void 0},lt=(i,e)=>Object.hasOwn(ct,i)?ct[i]?.(e):void 0,he=i=>se.posix.dirname(
`/${i}`);function Qn(i){const{from:e,unit:s,parent:n,isSet:o}=i,a=he(e),f=(g,M)=>se.posix.relative(g,M)||".";return{basename:([g])=>typeof g=="string"?se.posix.
basename(g):void 0,dirname:([g])=>typeof g=="string"?se.posix.dirname(g):void 0,find_in_parent_folders:g=>qn(i,g),get_env:([g,M])=>typeof g=="string"&&!o(g)?M:void 0,
get_original_terragrunt_dir:()=>he(s),get_parent_terragrunt_dir:([g])=>he(n(g)),get_path_from_repo_root:()=>f("/",a),get_path_to_repo_root:()=>f(a,"/"),get_repo_root:()=>"\
/.",get_terragrunt_dir:()=>a,path_relative_from_include:([g])=>f(a,he(n(g))),path_relative_to_include:([g])=>f(he(n(g)),a),try:g=>g.find(M=>M!==void 0)}}function qn({
from:i,files:e},s){const[n=s.length===0?"terragrunt.hcl":void 0,o]=s;if(typeof n=="string"){for(let a=he(i);a!=="/";){a=se.posix.dirname(a);const f=se.posix.join(
a,n);if(e.exists(f.slice(1)))return f}return o}}const ut=/\.tfvars(\.json)?$/,dt=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,ft=/^terraform\.tfvars/,
es=/\.(tf|tofu)(\.json)?$/,Ce=200,ht=1024*1024,ts=2;function ns(i,e){const s=new V.n_;let n=0;const o=I=>{const N=n>ht?null:e.read((0,C.Gz)(i,I),ht);return n+=N?.
length??0,ss(I,N,s)},a=e.list(i).filter(I=>ut.test(I)),f=a.filter(I=>!dt.test(I));for(const I of pt("",i,e,ts))f.push(I);const g=a.filter(I=>dt.test(I)).slice(0,
Ce).sort((I,N)=>Number(ft.test(N))-Number(ft.test(I))).map(o).reverse(),M=f.slice(0,Ce).map(I=>({given:o(I),from:`with ${(0,C.Gz)(i,I)}`}));return{loaded:I=>g.map(
N=>N(I)).find(N=>N),others:M,bytes:n+s.bytes}}function*pt(i,e,s,n){if(n!==0)for(const o of s.directories(e).slice(0,Ce)){const[a,f]=[(0,C.Gz)(e,o),(0,C.Gz)(i,o)],
g=s.list(a);if(!g.some(M=>es.test(M))){for(const M of g)ut.test(M)&&(yield(0,C.Gz)(f,M));yield*pt(f,a,s,n-1)}}}function ss(i,e,s){if(e===null)return()=>()=>{};const n=i.
endsWith(".json"),{text:o,body:a}=(n?be.O:we.K)(e,s);if(s.isExceeded())return()=>()=>{};const f=new Map;for(const{name:g,value:M}of(0,V.Td)(a))f.has(g)||f.set(g,
M);return g=>{const M=f.get(g);return M&&(()=>(0,U._3)({expression:M,text:o},(0,U.os)()))}}const ce={uses:1e3,depth:40,instances:1e5,kept:100*1024*1024,read:1024*
1024*1024},mt={instances:0,kept:0,depth:0};class os{effort=new U.Pg;known=new Map;rootsOf=new Map;declared=new Map;calls=new Map;localCalls;dynamicCalls;size={...mt};read=0;context;client;evaluation;constructor(e,s,n){
this.context=e,this.client=s,this.evaluation=n}of(e){const{instances:s,kept:n}=this.size;if(s>ce.instances||n>ce.kept){this.size={...mt};for(const o of[this.known,
this.rootsOf,this.declared,this.calls])o.clear()}return this.find(e)}find(e){const s=this.known.get(e);if(s!==void 0)return s;this.known.set(e,[]),this.size.depth+=
1;const n=this.calledBy(e);this.size.depth-=1;const a=[...n.length===0||this.declarations(e).isRoot?this.roots(e):[],...n];return this.known.set(e,a),a}declarations(e){
const s=this.declared.get(e);if(s!==void 0)return s;if(this.read>ce.read)return at;const n=Yn(e,this.client,this.context.files);return this.declared.set(e,n),this.
count(n),n}count({bytes:e}){this.size.kept+=e,this.read+=e}roots(e){const s=this.rootsOf.get(e);if(s!==void 0)return s;const{files:n,setBy:o}=this.context;if(this.
read>ce.read)return[this.unknown(e)];const a=ns(e,n),{loaded:f,others:g}=a;this.count(a);const M=(N,H)=>this.instance(e,N,{use:e,from:H}),I=[M(f,null)];for(const{
given:N,from:H}of g)I.push(M(X=>N(X)??f(X),H));for(const N of this.declarations(e).variables.keys()){const H=o(N);if(!(H===null||f(N)!==void 0)){if(I.length>=ce.
uses)break;I.push(M(X=>X===N?vt:f(X),`with ${H}`))}}return this.rootsOf.set(e,I),I}calledBy(e){const s=[];for(const n of this.callers(e)){const a=this.size.depth>
ce.depth||this.size.instances>ce.instances?[this.unknown(n)]:this.find(n);for(const[f,g]of this.callsIn(n).get(e)??[])for(const{scope:M,use:I,from:N}of a){if(s.
length>=ce.uses)return[...s,this.unknown(e)];const H=X=>{const q=g.get(X);return q&&(()=>(0,U._3)(q,M))};s.push(this.instance(e,H,{use:`${I} ${f}`,from:N}))}}return s}callers(e){
this.localCalls??=this.context.calls();const{callers:s,dynamic:n}=this.localCalls;if(this.dynamicCalls===void 0){const a=new Map;this.dynamicCalls=a;for(const f of n)
for(const g of this.callsIn(f).keys())g!==null&&a.set(g,(a.get(g)??new Set).add(f))}return(s.get(e)??new Set).union(this.dynamicCalls.get(e)??new Set)}callsIn(e){
const s=this.calls.get(e);if(s!==void 0)return s;const n=Map.groupBy(this.declarations(e).calls,([,o])=>this.target(e,o));return this.calls.set(e,n),n}target(e,s){
const n=s.get("source"),[o]=this.roots(e),a=n&&o&&(0,U._3)(n,o.scope);return typeof a=="string"&&(0,h.Nj)(a)?(0,C.un)(e,a):null}unknown(e){return this.instance(
e,()=>vt,{use:`${e} ?`,from:null})}instance(e,s,n){const{variables:o,locals:a}=this.declarations(e),f=N=>{const H=o.get(N);return H&&this.variableValue(N,H,s(N))},
g={var:(0,U.HK)(f),local:(0,U.HK)(N=>{const H=a.get(N);return H&&(0,U._3)(H,I)}),path:N=>N==="module"||N==="root"?".":void 0},{effort:M}=this;this.size.instances+=
1,M.count();const I={name:N=>g[N],call:lt,effort:M};return{scope:I,...n}}variableValue(e,{default:s,isConst:n,isNullable:o},a){const f=this.client==="terraform"?
n===!0:n!==!1;if(this.evaluation==="static"&&!f)return new U.ae("",e);const g=a===void 0?s:a();return g===null&&o===!1?s:g}}const vt=()=>{};function rs(i,e){const{
text:s,body:n}=e?(0,be.O)(i):(0,we.K)(i),o=(M,I)=>{const N=(0,V.w4)(M.body,I)?.value;return N&&{expression:N,text:s}},a=new Map;for(const M of(0,V.SH)(n,"locals",
0))Pe(a,M,s);const f=new Map;for(const M of[...(0,V.SH)(n,"include",0),...(0,V.SH)(n,"include",1)]){const I=o(M,"path");I!==void 0&&f.set(M.labels[0]?.value??"",
I)}const g=(0,V.SH)(n,"terraform",0).map(M=>o(M,"source"));return{locals:a,inputs:o({body:n},"inputs"),includes:f,hasSource:g.some(M=>M!==void 0)}}const is=64*1024*
1024,as=["terragrunt.hcl","terragrunt.hcl.json"];class cs{effort=new U.Pg;known=new Map;characters=0;context;includers;constructor(e){this.context=e}read(e){const s=this.
known.get(e);if(s!==void 0)return s;const n=this.context.files.read(e),o=n===null?null:rs(n,e.endsWith(".json"));return this.characters+=n?.length??0,this.characters>
is&&(this.known.clear(),this.characters=0),this.known.set(e,o),o}scopeOf(e){return this.evaluation()({file:e,from:e,unit:e}).scope}includedScopes(e){return this.
includers??=this.findIncluders(),(this.includers.get(e)??[]).map(n=>this.evaluation()({file:e,from:n,unit:n}).scope)}findIncluders(){const e=new Map;for(const s of this.
context.terragrunt){const n=this.read(s);if(n===null||n.includes.size===0||n.hasSource)continue;const o=this.scopeOf(s);for(const a of n.includes.values()){const f=this.
fileAt((0,U._3)(a,o),s);if(f===null)continue;const g=e.get(f);g===void 0?e.set(f,[s]):g.push(s)}}return e}evaluation(){this.effort.renew();const e=new Map,s=n=>{
const o=`${n.file}
${n.from}`,a=e.get(o)??this.configOf(n,s);return e.set(o,a),a};return s}configOf(e,s){const{file:n,from:o,unit:a}=e,f=this.read(n),g=J=>J&&(0,U._3)(J,Ae),M=J=>this.
fileAt(g(f?.includes.get(J)),o),I=(J,re)=>{if(!(J===null||this.read(J)===null))return s({file:J,from:re??J,unit:a}).value},N=(0,U.HK)(J=>g(f?.locals.get(J))),H=(0,U.
HK)(J=>{if(!f?.includes.has(""))return I(M(J),o);const re=I(M(""),o);return typeof re=="function"?re(J):void 0}),X=(0,U.HK)(J=>J==="locals"?N:J==="inputs"?g(f?.
inputs):void 0),q=J=>{if(n!==o)return n;const[re]=f?.includes.keys()??[];return M(typeof J=="string"?J:re??"")??n},{files:ie,isSet:oe}=this.context,_e=Qn({from:o,
unit:a,parent:q,files:ie,isSet:oe}),Ae={name:J=>J==="local"?N:J==="include"?H:void 0,call:(J,re)=>J==="read_terragrunt_config"?I(this.fileAt(re[0],o),null)??re[1]:
Object.hasOwn(_e,J)?_e[J]?.(re):lt(J,re),effort:this.effort};return{scope:Ae,value:X}}fileAt(e,s){if(typeof e!="string")return null;const n=se.posix.resolve("/",
(0,C.jt)(s),e).slice(1);if(se.posix.join(e.startsWith("/")?".":(0,C.jt)(s),e).startsWith(".."))return null;const a=as.map(f=>(0,C.Gz)(n,f)).find(f=>this.read(f)!==
null);return a!==void 0&&this.read(n)===null?a:n}}function ls(i){const e=(0,de.Oo)(n=>(0,de.Oo)(o=>new os(i,n,o))),s=new cs(i);return({row:n,place:o},a,f)=>{if(n.
grammar==="terragrunt")return us(s,o.file,a);const g=n.evaluation?.[f];if(g===void 0)return(0,Oe.qm)(a);const M=e(f)(g);if(M.effort.isSpent)return(0,Oe.qm)(a);const I=new Map;
for(const{scope:N,use:H,from:X}of M.of((0,C.jt)(o.file))){N.effort.renew();const q={...(0,Q.g$)(a,N),from:X},ie=I.get(H);ie===void 0?I.set(H,[q]):ie.push(q)}return[
...I.values()]}}function us(i,e,s){if(i.effort.isSpent)return(0,Oe.qm)(s);const n=f=>({...(0,Q.g$)(s,f),from:null}),o=n(i.scopeOf(e));if(o.isWhole)return[[o]];const a=i.
includedScopes(e).map(f=>[n(f)]);return a.length===0?[[o]]:a}const ds=(i,e=[])=>Kn(i,s=>ls(Hn(Ke(i),s,e)))}),9804:((Z,z,w)=>{w.d(z,{FA:()=>O,N0:()=>y,Ov:()=>_,id:()=>A,
jF:()=>R});var $=w(1064),j=w(4e3),L=w(5799);const B=6,C=l=>`"${(0,j.dh)(l)}"`,U=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function P(l){
const r=l.replace(U,"");return r===""?"":`: ${r}`}function D(l){switch(l.reason){case"syntax":{const{text:r,why:m}=l;return{message:`${C(r)} is not a version co\
nstraint${P(m)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${l.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${l.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${C(l.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${l.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${l.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const R=(0,L.lS)((0,L.z3)("constraint-invalid","Version constraint is invalid",$.Du),D),A=(0,L.
lS)((0,L.z3)("constraint-unmeetable","No version can meet the constraints",$.Du),({of:l,terms:r,preRelease:m})=>({message:`no version of ${l} can match ${(0,j.K4)(
r.map(C),B,j.dh)}`,help:m!==void 0?`write ${C(m)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:r.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),S={terraform:"terraform",opentofu:"tofu"},y=(0,L.lS)((0,L.
z3)("lock-outside","Locked version does not match the constraints",$.Du),({provider:l,version:r,constraints:m,clients:t})=>{const[c,...d]=t,p=c===void 0||d.length>
0?"":`${S[c]} `;return{message:`locked provider ${l} ${r} does not match configured version constraint ${(0,j.K4)(m,B,j.dh)}`,help:`run \`${p}init -upgrade\` in \
this directory and commit the lock file, or change the constraint`}}),T={"no-version":["version","is missing"],"not-a-version":["version","is not a version numb\
er"],"not-constraints":["constraints","are invalid"]};function k(l){const r="failed to read dependency lock file",m="restore the file, or remove the block and r\
un `init` again";switch(l.reason){case"syntax":return{message:`${r}: ${l.error}`,help:m};case"twice":return{message:`${r}: it has two blocks for provider ${l.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${r}: the ${l.of} of provider ${l.provider} must be written in\
 normalized form: ${C(l.normal)}`,help:m};default:{const[t,c]=T[l.reason];return{message:`${r}: the ${t} of provider ${l.provider} ${c}`,help:m}}}}const O=(0,L.
lS)((0,L.z3)("lock-invalid","Dependency lock file is invalid",$.Du),k),_=(0,L.lS)((0,L.z3)("client-version","Configuration does not support this version of the \
CLI",$.Du),({client:l,version:r,constraint:m})=>({message:`the version constraint ${C(m)} excludes ${$.bB[l]} ${r}`,help:`use another version of ${$.bB[l]}, or \
change the constraint`}))}),8011:((Z,z,w)=>{w.d(z,{DA:()=>R,J0:()=>O,ME:()=>_,My:()=>A,Zp:()=>t,_W:()=>c,jP:()=>l,k0:()=>r,tg:()=>m});var $=w(6174),j=w(1064),L=w(
4e3),B=w(5799);const C=120,U={"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a regis\
try address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION\
/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is no\
t a registry module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},P={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an a\
ddress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};
function D(d){if("error"in d)return{message:d.error,help:d.advice??void 0};if("address"in d){const[v,u]=P[d.reason];return{message:`${d.address} ${v}`,help:u}}const[
p,E]=U[d.reason];return{message:`"${d.text}" ${p}`,help:E}}const R=(0,B.lS)((0,B.z3)("source-invalid","Source address is invalid",j.Du),D),A=(0,B.lS)((0,B.$e)("\
source-near-miss","Source address is probably a mistake",j.Du),d=>({message:d.host===null?`"${d.text}" is not read as a registry address`:`"${d.text}" is read a\
s host ${d.host}`,help:d.advice})),S=4,y="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function T(d){const p=d.slice(0,
S).map(({text:u,from:h})=>`${u===null?"not known":(0,L.dh)(u,C)} ${h??"by default"}`),E=d.length-p.length,v=E>0?`${E} more`:p.pop();return`${p.join(", ")} and ${v}`}
function k(d){const{address:p,argument:E,expression:v,candidates:u,refused:h}=d,b=(0,$.Q)((0,L.dh)(v,C)),x=`${E} of ${p} is ${b}`;if(h==="never")return{message:`${x}\
, which Terraform does not evaluate`,help:`write the ${E} as a literal`};if(h!==null){const{variable:W}=h;return{message:`${x}, and Terraform evaluates var.${W}\
 here only with \`const = true\``,help:`add \`const = true\` to variable "${W}", which requires Terraform 1.15, or write the ${E} as a literal`}}return u.length>
1?{message:`${x}, which is ${T(u)}`,help:y}:{message:`${x}, which is only known at init time`,help:y}}const O=(0,B.lS)((0,B.lm)("source-dynamic","Source address\
 is only known at init time"),k),_=(0,B.lS)((0,B.lm)("block-reserved","Block is reserved for a future version"),({block:d,parent:p})=>({message:`${d} is not all\
owed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,help:`move it into a ${p} block`})),l=(0,B.lS)((0,B.z3)("block-unsuppor\
ted","Block is not supported by this CLI",j.Du),({kind:d})=>{const{client:p,what:E}=j.$I[d];return{message:`${E} is supported by ${j.bB[p]} only`,help:p==="open\
tofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"}}),r=(0,B.lS)((0,B.z3)("host-invalid","Hostname is invali\
d",j.Du),d=>({message:`"${d.text}" is not a hostname: ${d.error}`,help:d.advice??void 0})),m=(0,B.lS)((0,B.z3)("host-missing","Hostname is missing",["opentofu"]),
({block:d})=>({severity:"warning",message:`the ${d} has no hostname, and OpenTofu has no default`,help:d==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNA\
ME and list that host in `hostnames`":"add `hostname`"})),t=(0,B.lS)((0,B.z3)("host-dotless-module","Module host has no dot in its name",j.Du),({host:d,name:p})=>({
message:`module sources cannot name host ${d}: must contain at least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the shor\
t name`})),c=(0,B.lS)((0,B.z3)("host-idn-module","Terraform cannot use modules from an internationalized host",["terraform"]),({host:d})=>({message:`Terraform c\
annot use modules from host ${d}: it converts the name to punycode and then refuses punycode`,help:(0,B.C)("serve modules from a host with an ASCII name","OpenT\
ofu 1.12 and later accept this one")}))}),1790:((Z,z,w)=>{w.d(z,{XA:()=>L,iM:()=>j,jF:()=>C,jQ:()=>U,s5:()=>B});var $=w(1731);function j(O,_,l){const r=D(_,l);return P(
O.filter(m=>(!(0,$.Ty)(m)||(0,$.Cg)(m)===r)&&U(m,_)))}function L(O,_){return P(O.filter(l=>(!(0,$.Ty)(l)||_.some(r=>A(l,r)))&&!R(l)&&_.every(r=>T(l,r))))}const B=O=>P(
O.filter(_=>!(0,$.Ty)(_)));function C(O){const _=O.filter(l=>l.operator==="=");return _.length===1&&_.every(({version:l})=>R({...l,build:""}))}const U=(O,_)=>_.
every(l=>y(O,l)),P=O=>O.reduce((_,l)=>_===null||(0,$.Zy)(l,_)>0?l:_,null);function D(O,_){const[l,r]=O;if(l===void 0||r!==void 0)return null;const m=l.text.trim().
replace(_==="opentofu"?/^=?v?/:/^=?/,""),t=(0,$.rK)(m);return t===null?null:(0,$.Cg)(t)}const R=({numbers:O,pre:_,build:l})=>_===""&&l===""&&O.every(r=>r===0n),
A=(O,_)=>_.operator==="="&&S(O,_.version),S=(O,_)=>O.build===_.build&&(0,$.Zy)(O,_)===0;function y(O,{operator:_,version:l}){const r=(0,$.Zy)(O,l);if(_==="=")return r===
0;if(_==="!=")return r!==0;if(_!=="~>")return k(r,_);const m=l.numbers.slice(0,l.written-1);return r>=0&&!(0,$.Ty)(l)&&l.numbers.length<=O.numbers.length&&m.every(
(t,c)=>t===O.numbers[c])}function T(O,_){const{operator:l,version:r}=_;if(l==="=")return A(O,_);if(l==="!=")return!S(O,r);const m=(0,$.Zy)(O,r);if(l!=="~>")return k(
m,l);const[t=0n,c=0n]=r.numbers,d=r.written===3?[t,c+1n,0n]:[t+1n,0n,0n];return m>=0&&(0,$.Zy)(O,{...r,numbers:d,pre:""})<0}const k=(O,_)=>_===">"?O>0:_===">="?
O>=0:_==="<"?O<0:O<=0}),2158:((Z,z,w)=>{w.d(z,{PW:()=>P,_T:()=>D,kv:()=>y,mb:()=>T});var $=w(3625),j=w(9562),L=w(1731);const B="[\\t\\n\\f\\r ]*",C=new RegExp(`\
^${B}(<=|>=|!=|~>|<|>|=|)${B}(${j.eQ})${B}$`),U="This string does not use correct version constraint syntax";function P(k){const O=[];for(const _ of k.split(",")){
const[,l,r=""]=C.exec(_)??[],m=(0,L.oF)(r);if(m===null)return(0,$.T)(U);O.push({operator:l||"=",version:m,text:_})}return(0,$.J)(O)}function D(k){const O=P(k);if(!O.
ok)return O;const _=[];for(const l of O.value){const r=(0,L.rK)(l.version.text);if(r===null||!R.test(l.text.trim()))return(0,$.T)(`Incorrect version constraint \
syntax: ${A(l)}`);_.push({...l,version:r})}return(0,$.J)(_)}const R=/^[<>=!~]* ?[0-9]/;function A({operator:k,version:O,text:_}){const l=_.trim();if(O.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!R.test(l))return`only one space is expected after the operator "${k}"`;if(O.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[r]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(l)??[""];return`missi\
ng comma after "${r}"`}const S=[">",">=","=","~>","<=","<","!="];function y(k){const O=[...k].sort((_,l)=>(0,L.Zy)(_.version,l.version)||(0,L.dU)(_.version.build,
l.version.build)||S.indexOf(_.operator)-S.indexOf(l.operator)||l.version.written-_.version.written);return[...new Set(O.map(T))].join(", ")}function T({operator:k,
version:O}){if(k==="=")return(0,L.Cg)(O);const _=k==="~>"&&O.written<3?O.numbers.slice(0,2):O.numbers;return`${k} ${(0,L.Cg)({...O,numbers:_})}`}}),1094:((Z,z,w)=>{
w.d(z,{Nd:()=>C,Sx:()=>y,gH:()=>B});var $=w(1731),j=w(1790),L=w(2158);function B(T,k){if(D(T))return!0;const O=A(T),_=Math.max(...O.map(({numbers:r})=>r.length)),
l=O.flatMap(r=>{const m=Array.from({length:_},(t,c)=>r.numbers[c]??0n);return[r,S(m),S([...m,1n])]});return(0,j.iM)(l,T,k)!==null}function C(T){const k=R(T);if(D(
k))return!0;const O=A(k),_="x".repeat(1+Math.max(...O.map(r=>r.build.length))),l=O.flatMap(r=>{const[m=0n,t=0n,c=0n]=r.numbers,d=[m,t,c+1n];return[r,S([m,t,c],_),
S(d,_)]});return(0,j.XA)(l,k)!==null}const U=50,P=100,D=T=>T.length>U||T.some(({text:k})=>k.length>P),R=T=>[...Map.groupBy(T,L.mb).values()].flatMap(([k])=>k??[]),
A=T=>{const k=[S([0n,0n,0n]),...T.map(O=>O.version)];return[...new Map(k.map(O=>[(0,$.Cg)(O),O])).values()]},S=(T,k="")=>({text:"",numbers:T,written:T.length,pre:"",
build:k});function y(T,k){const O=R(T),_=k(O)?T:O;return D(_)?T:_.reduce((l,r)=>{const m=l.filter(t=>t!==r);return k(m)?l:m},_)}})};export{fs as ids,hs as modules};
