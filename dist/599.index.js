const de=599,le=[599],ce={8599:((z,C,m)=>{m.d(C,{_:()=>J,m:()=>ne});var A=m(9349);const S={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},O=new Map(Object.entries(S)),I=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function N(e){let s="",n=++e.at;for(;;){const i=e.skipAll(A.Tj);
if(i===`
`||i==="")return e.stop("string is not terminated",e.at);const o=i!=='"'&&i!=="\\";if(o||(s+=e.text.slice(n,e.at)),i==='"')return e.at++,s;if(i==="$"&&e.peek(1)===
"{")B(e);else if(o)e.at++;else{I.lastIndex=e.at;const[d="",c="",h]=I.exec(e.text)??[];if(d==="")return e.stop("invalid escape sequence",e.at);n=e.at+=d.length;const f=String.
fromCodePoint(Number.parseInt(h??"0",16)).toWellFormed();s+=h===void 0?O.get(c)??c:f}}}function B(e){let s=0;do e.at++,e.peek()==="{"?s++:e.peek()==="}"&&s--;while(s>
0&&!e.isAtEnd())}const M=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function P(e){const{text:s,at:n}=e;M.lastIndex=n;const[i,o,d]=M.exec(s)??[];if(i===void 0)return e.stop(
"invalid heredoc marker",n);const c=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${d}\\n`,"g"),h=n+i.length;c.lastIndex=h;const f=c.exec(s);if(f===null)return e.
stop("heredoc is not terminated",s.length);e.at=c.lastIndex;const[,k=""]=f,g=s.slice(h,f.index);if(!o)return g+k;const x=g.split(`
`).slice(0,-1);return x.every(E=>E.startsWith(k))?x.map(E=>`${E.slice(k.length)}
`).join(""):g}var y=m(2245),r=m(6134);const t=200,a=/[\0\ue123]/,l=new RegExp("[\\p{L}_]","uy"),u=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),j=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;
function H(e,s){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),i=n?e:e.replaceAll(`\r
`,`
`),o=new r.n_(Number.POSITIVE_INFINITY),d=new A.bs(i),c=i.search(a);if(c>=0)d.stop("null character or U+E123",c);else if(n){const{body:f,problems:k}=(0,y.O)(i,o,
!0);return{text:e,body:{kind:"json",members:T((0,r.Td)(f))},parts:o,problems:k}}const h=L(d,s);return d.isAtEnd()||b(d,"the end of the file"),(0,r.pH)(i,{kind:"\
json",members:h},d.mistake,o)}const T=e=>e.flatMap(s=>{const{value:n}=s;if(n.kind==="tuple"&&R(n.elements))return T(n.elements.map(o=>({...s,value:o})));if(n.kind!==
"object")return[s];const i=R(n.items.map(o=>o.value));return[{...s,hasLabels:i,value:{...n,items:T(n.items)}}]}),R=e=>e.length>0&&e.every(({kind:s})=>s==="objec\
t");function L(e,s){const n=[],i=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const d=Y(e,s);if(d===void 0)break;n.push(d);const c=e.text.slice(
d.start,d.end);s&&d.isAssigned&&i.has(c)&&e.stop("each argument can only be defined once",d.start),d.isAssigned&&i.add(c),e.skipBlank()===","&&e.at++}return n}function Y(e,s){
const n=[];for(let g=U(e);g!==void 0;g=U(e))n.push(g);const[i,o,d]=n,c=e.skipBlank();if(i===void 0)return b(e,"a name");const h={name:i.value,start:i.start,end:i.
end};if(c==="="&&o===void 0){e.at++;const g=e.skipBlank()===""?void 0:F(e,s);return g&&{...h,value:g,isAssigned:!0}}if(c!=="{")return b(e,c==="="?'"{"':'"=" or \
"{"');if(d!==void 0)return e.stop('expected "{" after one label',d.start);const f=F(e,s);if(f===void 0||o===void 0)return f&&{...h,value:f};const k={name:o.value,
start:o.start,end:o.end,value:f};return{...h,hasLabels:!0,value:{...f,kind:"object",items:[k]}}}function U(e){const s=e.skipBlank(),n=e.at,i=$(e),o=i!==""&&!w(i);
o&&(e.at+=i.length);const d=s==='"'?N(e):o?i:void 0;return d===void 0?void 0:{value:d,start:n,end:e.at}}const w=e=>e==="true"||e==="false";function $({text:e,at:s}){
return l.lastIndex=s,l.test(e)?(u.lastIndex=s,e.slice(s,u.exec(e)?.index??e.length)):""}function F(e,s){const n=e.skipBlank(),i=e.at;if(n==='"'||n==="<"){const f=n===
'"'?N(e):P(e);return f===void 0?void 0:{kind:"string",start:i,end:e.at,value:f,verbatim:f}}if(n!=="{"&&n!=="[")return G(e);if(e.depth>=t)return e.stop(`values a\
re nested deeper than ${t} levels`,i);e.depth++,e.at++;const o=n==="{"?L(e,s):[],d=n==="["?Q(e,s):[];e.depth--;const c=n==="{"?"}":"]";if(e.peek()!==c)return b(
e,`"${c}"`);const h={start:i,end:++e.at};return n==="{"?{kind:"object",...h,items:o}:{kind:"tuple",...h,elements:d}}function G(e){const{text:s,at:n}=e,i=$(e);j.
lastIndex=n;const o=w(i)?i:j.exec(s)?.[0];if(o===void 0)return b(e,"a value");e.at+=o.length;const d=w(i)?i==="true":Number(o);return{kind:"primitive",start:n,end:e.
at,value:d}}function Q(e,s){const n=[];let i=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{i&&b(e,'"," or "]"');const d=F(e,s);if(d===
void 0)break;n.push(d)}i=o!==","&&o!=="["}return n}function b(e,s){const n=$(e)===""?Z(e.peek()):"a word without quotation marks",i=n===void 0?"illegal characte\
r":`expected ${s}, found ${n}`;return e.stop(i,e.at)}function Z(e){return e===""?"the end of the file":e==='"'?"a string":e==="<"?"a heredoc":/[\d.-]/.test(e)?"\
a number":/[[\]{},=]/.test(e)?`"${e}"`:void 0}var q=m(4929),ee=m(5799),V=m(2713),W=m(4265);const te={credentials:new Map,hosts:new Map,helpers:new Map,installations:null,
protocols:{},findings:[],secrets:[],isRead:!1},J=(e,s,n)=>(0,ee.hD)((0,q.P4)({clients:[e],mistake:s}),{places:n===null?[]:[n]});function ne({shown:e,text:s,isUtf8:n},i){
const o=(p,v)=>({...te,findings:[J(i,{kind:"syntax",file:e,why:p},v)]}),d=H(s,i==="opentofu"),[c]=d.problems;if(c!==void 0){const{message:p,...v}=c;return o(p,{
file:e,...v})}if(!n)return o("illegal UTF-8 encoding",null);const h=(0,r.Td)(d.body),{values:f,mistake:k}=(0,W.Ln)(h,i),g=(0,r.yN)(d.text),x=p=>({file:e,...g(p)}),
E=k===null?[]:[k],K=(p,v)=>J(i,v,x(p)),X=k===null?h:[],{protocols:re,mistakes:oe}=(0,W.zT)(i==="opentofu"?X:[]);return{credentials:D(f.credentials,p=>ie(p,x(p))),
hosts:D(f.host,p=>({place:x(p),services:Array.from(p.value.services??[],([v,{value:_}])=>({id:v,value:_}))})),helpers:D(f.credentials_helper,p=>({place:x(p),args:p.
value.args??[]})),installations:{items:X.filter(se),shown:e,placeOf:x},protocols:re,findings:[...E.map(({argument:{path:p,span:v},want:_})=>K(v,{kind:"type",file:e,
path:p,want:_})),...oe.map(({span:p,why:v})=>K(p,{kind:"block",file:e,why:v}))],secrets:[...f.credentials?.values()??[]].flatMap(ae),isRead:k===null||i==="opent\
ofu"}}const se=({name:e})=>e==="provider_installation",D=(e=new Map,s)=>new Map(Array.from(e,([n,i])=>[n,s(i)]));function ie(e,s){const n=e.value.get("token")?.
value;return{place:s,token:typeof n=="string"?new V.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const ae=e=>[...e.value.values()].flatMap(({value:s})=>typeof s==
"string"||Number.isInteger(s)?[new V.ou(String(s))]:[])}),2245:((z,C,m)=>{m.d(C,{O:()=>I});var A=m(4009),S=m(6134);const O=200;function I(y,r=new S.n_,t=!1){const a=new N(
y,r,t),l=a.readRoot(),u={kind:"json",members:l===void 0?[]:(0,S.lS)(l)};return(0,S.pH)(y,u,a.mistake,r)}class N{text;parts;isHcl1;at=0;depth=0;mistake;constructor(r,t,a){
this.text=r,this.parts=t,this.isHcl1=a}readRoot(){const{text:r}=this;r.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",
0),this.at=1),this.skipSpaces();const t=this.readValue();if(this.isHcl1)return t;this.skipSpaces(),t!==void 0&&this.at<r.length&&this.report("extraneous data af\
ter value: extra characters appear after the JSON value",this.at);const a=t?.kind==="object"||t?.kind==="tuple";return t!==void 0&&!a&&this.report("root value m\
ust be object: it is neither an object nor an array of objects",t.start),t}report(r,t,a=t+1){this.mistake??={message:r,start:t,end:a}}stop(r,t){this.report(r,t),
this.at=this.text.length}skipSpaces(){const{text:r}=this;for(;;){const t=r.charCodeAt(this.at);if(t===32||t===10||t===13||t===9)this.at++;else if(t===47)this.skipComment();else
return r.charAt(this.at)}}skipComment(){const r=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const t=r?
`
`:"*/",a=this.text.indexOf(t,this.at+1);this.at=a<0?this.text.length:a+t.length}readValue(){const{text:r,parts:t,at:a}=this;if(!t.add()){this.at=r.length;return}
const l=r.charAt(a);if(l==='"'){const u=this.readString();return u===void 0?void 0:(0,A.BD)(u,{start:a,end:this.at},t)}if(l==="{"||l==="["){if(this.depth>=O)return this.
stop(`values are nested deeper than ${O} levels`,a);this.depth++;const u=l==="{"?this.readObject():this.readArray();return this.depth--,u}return this.readPrimitive()}readPrimitive(){
const{text:r,at:t}=this;B.lastIndex=t;const a=B.exec(r)?.[0];return a===void 0?this.stop("invalid start of value: a JSON value must start with a brace, a bracke\
t, a number, a string, or a keyword",t):(this.at+=a.length,{kind:"primitive",start:t,end:this.at,value:JSON.parse(a)})}readObject(){const r=this.at++,t=[];for(let a=this.
skipSpaces();a!=="}";a=this.skipSpaces()){if(a!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.at);break}const l=this.
readMember();if(l===void 0)break;t.push(l),this.endItem("}")}return{kind:"object",start:r,end:this.skipBracket(),items:t}}readMember(){const r=this.at,t=this.readString();
if(t===void 0)return;const a=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the property name',this.at);this.
at++,this.skipSpaces();const l=this.readValue();return l&&{name:t,start:r,end:a,value:l}}readArray(){const r=this.at++,t=[];for(;this.skipSpaces()!=="]";){const a=this.
readValue();if(a===void 0)break;t.push(a),this.endItem("]")}return{kind:"tuple",start:r,end:this.skipBracket(),elements:t}}skipBracket(){return this.at<this.text.
length&&this.at++,this.at}endItem(r){const t=this.skipSpaces(),a=this.at;if(t!==r){if(t===""&&this.stop(`unclosed value: no "${r}" before the end of the file`,a),
t!==","){this.report(`missing separator: expected "," or "${r}"`,a);return}this.at++,this.skipSpaces()===r&&!this.isHcl1&&this.report("trailing comma: JSON allo\
ws none",a)}}readString(){const{text:r,at:t}=this;let a=t+1,l=!0;for(let u=r.charCodeAt(a);u!==34;u=r.charCodeAt(a)){if(!(u>=32))return this.stopInString(t,a);u===
92&&(l=!1),a+=u===92?2:1}return this.at=a+1,l?r.slice(t+1,a):this.unescape(r.slice(t+1,a),t+1)}stopInString(r,t){return t>=this.text.length||this.text.charCodeAt(
t)===10?this.stop("invalid JSON string: no closing quote in its line",r):this.stop("invalid JSON string: a control character must be escaped",t)}unescape(r,t){return r.
replace(M,(a,l,u)=>{const j=this.isHcl1&&P.test(a);if(l===void 0&&!j)return JSON.parse(`"${a}"`);const H=`invalid JSON string: ${JSON.stringify(a)} is not an es\
cape sequence`;return this.report(this.isHcl1?"invalid escape sequence":H,t+u,t+u+2),a}).toWellFormed()}}const B=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
M=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,P=/\/|u[dD][89a-fA-F]/})};export{de as id,le as ids,ce as modules};
