const le=778,ce=[778],fe={3778:((K,C,k)=>{k.d(C,{_:()=>$,m:()=>te});var N=k(9349),T=k(2245),S=k(6134);const y=200,_=/[\0\ue123]/,P=new RegExp("[\\p{L}_]","uy"),O=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
j=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function D(e,t){const n=new RegExp("^\\p{White_Space}*\\{","u").test(e),i=n?e:e.replaceAll(`\r
`,`
`),r=new S.n_(Number.POSITIVE_INFINITY),d=new N.bs(i,0,r),l=i.search(_);if(l>=0)d.stop("null character or U+E123",l);else if(n){const{body:f,problems:v}=(0,T.O)(
i,r,!0);return{text:e,body:{kind:"json",members:E((0,S.Td)(f))},parts:r,problems:v}}const h=s(d,t);return d.isAtEnd()||A(d,"the end of the file"),d.structure({kind:"\
json",members:h})}const E=e=>e.flatMap(t=>{const{value:n}=t;if(n.kind==="tuple"&&o(n.elements))return E(n.elements.map(r=>({...t,value:r})));if(n.kind!=="object")
return[t];const i=o(n.items.map(r=>r.value));return[{...t,hasLabels:i,value:{...n,items:E(n.items)}}]}),o=e=>e.length>0&&e.every(({kind:t})=>t==="object");function s(e,t){
const n=[],i=new Set;for(let r=e.skipBlank();r!=="}"&&r!=="";r=e.skipBlank()){const d=a(e,t);if(d===void 0)break;n.push(d);const l=e.text.slice(d.start,d.end);t&&
d.isAssigned&&i.has(l)&&e.stop("each argument can only be defined once",d.start),d.isAssigned&&i.add(l),e.skipBlank()===","&&e.at++}return n}function a(e,t){const n=[];
for(let p=c(e);p!==void 0;p=c(e))n.push(p);const[i,r,d]=n,l=e.skipBlank();if(i===void 0)return A(e,"a name");const h={name:i.value,start:i.start,end:i.end};if(l===
"="&&r===void 0){e.at++;const p=e.skipBlank()===""?void 0:I(e,t);return p&&{...h,value:p,isAssigned:!0}}if(l!=="{")return A(e,l==="="?'"{"':'"=" or "{"');if(d!==
void 0)return e.stop('expected "{" after one label',d.start);const f=I(e,t);if(f===void 0||r===void 0)return f&&{...h,value:f};const v={name:r.value,start:r.start,
end:r.end,value:f};return{...h,hasLabels:!0,value:{...f,kind:"object",items:[v]}}}function c(e){const t=e.skipBlank(),n=e.at,i=b(e),r=i!==""&&!m(i);r&&(e.at+=i.
length);const d=t==='"'?H(e):r?i:void 0;return d===void 0?void 0:{value:d,start:n,end:e.at}}const m=e=>e==="true"||e==="false";function b({text:e,at:t}){return P.
lastIndex=t,P.test(e)?(O.lastIndex=t,e.slice(t,O.exec(e)?.index??e.length)):""}function I(e,t){const n=e.skipBlank(),i=e.at;if(n==='"'||n==="<"){const f=n==='"'?
H(e):Z(e);return f===void 0?void 0:{kind:"string",start:i,end:e.at,value:f,verbatim:f}}if(n!=="{"&&n!=="[")return B(e);if(e.depth>=y)return e.stop(`values are n\
ested deeper than ${y} levels`,i);e.depth++,e.at++;const r=n==="{"?s(e,t):[],d=n==="["?z(e,t):[];e.depth--;const l=n==="{"?"}":"]";if(e.peek()!==l)return A(e,`"${l}\
"`);const h={start:i,end:++e.at};return n==="{"?{kind:"object",...h,items:r}:{kind:"tuple",...h,elements:d}}function B(e){const{text:t,at:n}=e,i=b(e);j.lastIndex=
n;const r=m(i)?i:j.exec(t)?.[0];if(r===void 0)return A(e,"a value");e.at+=r.length;const d=m(i)?i==="true":Number(r);return{kind:"primitive",start:n,end:e.at,value:d}}
function z(e,t){const n=[];let i=!1;for(let r=e.skipBlank();r!=="]";r=e.skipBlank()){if(r===",")e.at++;else{i&&A(e,'"," or "]"');const d=I(e,t);if(d===void 0)break;
n.push(d)}i=r!==","&&r!=="["}return n}function A(e,t){const n=b(e)===""?X(e.peek()):"a word without quotation marks",i=n===void 0?"illegal character":`expected ${t}\
, found ${n}`;return e.stop(i,e.at)}function X(e){const t={"":"the end of the file",'"':"a string","<":"a heredoc"}[e];return t!==void 0?t:/[\d.-]/.test(e)?"a n\
umber":/[[\]{},=]/.test(e)?`"${e}"`:void 0}const Q={a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Y=new Map(Object.entries(Q)),J=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function H(e){let t="",n=++e.at;for(;;){const i=e.skipAll(N.Tj);
if(i===`
`||i==="")return e.stop("string is not terminated",e.at);const r=i!=='"'&&i!=="\\";if(r||(t+=e.text.slice(n,e.at)),i==='"')return e.at++,t;if(i==="$"&&e.peek(1)===
"{")G(e);else if(r)e.at++;else{J.lastIndex=e.at;const[d="",l="",h]=J.exec(e.text)??[];if(d==="")return e.stop("invalid escape sequence",e.at);n=e.at+=d.length;const f=String.
fromCodePoint(Number.parseInt(h??"0",16)).toWellFormed();t+=h===void 0?Y.get(l)??l:f}}}function G(e){let t=0;do e.at++,e.peek()==="{"?t++:e.peek()==="}"&&t--;while(t>
0&&!e.isAtEnd())}const R=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function Z(e){const{text:t,at:n}=e;R.lastIndex=n;const[i,r,d]=R.exec(t)??[];if(i===void 0)return e.stop(
"invalid heredoc marker",n);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${r?"+":"*"})${d}\\n`,"g"),h=n+i.length;l.lastIndex=h;const f=l.exec(t);if(f===null)return e.
stop("heredoc is not terminated",t.length);e.at=l.lastIndex;const[,v=""]=f,p=t.slice(h,f.index);if(!r)return p+v;const M=p.split(`
`).slice(0,-1);return M.every(x=>x.startsWith(v))?M.map(x=>`${x.slice(v.length)}
`).join(""):p}var q=k(4929),ee=k(5799),L=k(2713),U=k(4265);const $=(e,t,n)=>(0,ee.hD)((0,q.P4)({clients:[e],mistake:t}),{places:n===null?[]:[n]});function te({shown:e,
text:t,isUtf8:n},i){const r=(u,g)=>$(i,{kind:"syntax",file:e,why:u},g),d=D(t,i==="opentofu"),l=d.problems.slice(0,1).map(({message:u,...g})=>r(u,{file:e,...g}));
l.length===0&&!n&&l.push(r("illegal UTF-8 encoding",null));const h=l.length>0,f=h?[]:(0,S.Td)(d.body),{values:v,mistake:p}=(0,U.Ln)(f,i),M=(0,S.yN)(d.text),x=u=>({
file:e,...M(u)}),ae=p===null?[]:[p],W=(u,g)=>$(i,g,x(u)),V=p===null?f:[],re=V.filter(ne),{protocols:oe,mistakes:de}=(0,U.zT)(i==="opentofu"?V:[]);return{credentials:w(
v.credentials,u=>se(u,x(u))),hosts:w(v.host,u=>({place:x(u),services:Array.from(u.value.services??[],([g,{value:F}])=>({id:g,value:F}))})),helpers:w(v.credentials_helper,
u=>({place:x(u),args:u.value.args??[]})),installations:{items:re,shown:e,placeOf:x},protocols:oe,findings:[...l,...ae.map(({argument:{path:u,span:g},want:F})=>W(
g,{kind:"type",file:e,path:u,want:F})),...de.map(({span:u,why:g})=>W(u,{kind:"block",file:e,why:g}))],secrets:[...v.credentials?.values()??[]].flatMap(ie),isRead:!h&&
(p===null||i==="opentofu")}}const ne=({name:e})=>e==="provider_installation",w=(e=new Map,t)=>new Map(Array.from(e,([n,i])=>[n,t(i)]));function se(e,t){const n=e.
value.get("token")?.value;return{place:t,token:typeof n=="string"?new L.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const ie=e=>[...e.value.values()].flatMap(
({value:t})=>typeof t=="string"||Number.isInteger(t)?[new L.ou(String(t))]:[])}),2245:((K,C,k)=>{k.d(C,{O:()=>_});var N=k(9349),T=k(4009),S=k(6134);const y=200;
function _(E,o=new S.n_,s=!1){const a=new P(E,o);a.isHcl1=s;const c=a.readRoot();return a.structure({kind:"json",members:c===void 0?[]:(0,S.lS)(c)})}class P extends N.
zK{isHcl1=!1;readRoot(){const{text:o}=this;o.startsWith("\uFEFF")&&(this.report("invalid start of value: JSON has no byte order mark",0),this.at=1),this.skipSpaces();
const s=this.readValue();return this.isHcl1||s===void 0||(this.skipSpaces(),this.isAtEnd()||this.report("extraneous data after value: extra characters appear af\
ter the JSON value",this.at),s.kind!=="object"&&s.kind!=="tuple"&&this.report("root value must be object: it is neither an object nor an array of objects",s.start)),
s}skipSpaces(){const{text:o}=this;for(;;){const s=o.charCodeAt(this.at);if(s===32||s===10||s===13||s===9)this.at++;else if(s===47)this.skipComment();else return o.
charAt(this.at)}}skipComment(){const o=this.text.startsWith("//",this.at);this.report("invalid start of value: JSON has no comments",this.at);const s=o?`
`:"*/",a=this.text.indexOf(s,this.at+1);this.at=a<0?this.text.length:a+s.length}readValue(){const{text:o,parts:s,at:a}=this;if(this.countPart(),s.isExceeded())return;
const c=o.charAt(a);if(c==='"'){const b=this.readString();return b===void 0?void 0:(0,T.BD)(b,{start:a,end:this.at},s)}if(c!=="{"&&c!=="[")return this.readPrimitive();
if(this.depth>=y)return this.stop(`values are nested deeper than ${y} levels`,a);this.depth++;const m=c==="{"?this.readObject():this.readArray();return this.depth--,
m}readPrimitive(){const{text:o,at:s}=this;O.lastIndex=s;const a=O.exec(o)?.[0];return a===void 0?this.stop("invalid start of value: a JSON value must start with\
 a brace, a bracket, a number, a string, or a keyword",s):(this.at+=a.length,{kind:"primitive",start:s,end:this.at,value:JSON.parse(a)})}readObject(){const o=this.
at++,s=[];for(let a=this.skipSpaces();a!=="}";a=this.skipSpaces()){if(a!=='"'){this.stop('invalid object: expected a property name in double quotes, or "}"',this.
at);break}const c=this.readMember();if(c===void 0)break;s.push(c),this.endItem("}")}return{kind:"object",start:o,end:this.skipBracket(),items:s}}readMember(){const o=this.
at,s=this.readString();if(s===void 0)return;const a=this.at;if(this.skipSpaces()!==":")return this.stop('missing property value colon: expected ":" after the pr\
operty name',this.at);this.at++,this.skipSpaces();const c=this.readValue();return c&&{name:s,start:o,end:a,value:c}}readArray(){const o=this.at++,s=[];for(;this.
skipSpaces()!=="]";){const a=this.readValue();if(a===void 0)break;s.push(a),this.endItem("]")}return{kind:"tuple",start:o,end:this.skipBracket(),elements:s}}skipBracket(){
return this.isAtEnd()||this.at++,this.at}endItem(o){const s=this.skipSpaces(),a=this.at;if(s!==o){if(s===""&&this.stop(`unclosed value: no "${o}" before the end\
 of the file`,a),s!==","){this.report(`missing separator: expected "," or "${o}"`,a);return}this.at++,this.skipSpaces()===o&&!this.isHcl1&&this.report("trailing\
 comma: JSON allows none",a)}}readString(){const{text:o,at:s}=this;let a=s+1,c=!0;for(let m=o.charCodeAt(a);m!==34;m=o.charCodeAt(a)){if(!(m>=32))return this.stopInString(
s,a);m===92&&(c=!1),a+=m===92?2:1}return this.at=a+1,c?o.slice(s+1,a):this.unescape(o.slice(s+1,a),s+1)}stopInString(o,s){return s>=this.text.length||this.text.
charCodeAt(s)===10?this.stop("invalid JSON string: no closing quote in its line",o):this.stop("invalid JSON string: a control character must be escaped",s)}unescape(o,s){
return o.replace(j,(a,c,m)=>{const b=this.isHcl1&&D.test(a);if(c===void 0&&!b)return JSON.parse(`"${a}"`);const I=`invalid JSON string: ${JSON.stringify(a)} is \
not an escape sequence`,B=s+m;return this.report(this.isHcl1?"invalid escape sequence":I,B,B+2),a}).toWellFormed()}}const O=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y,
j=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,D=/\/|u[dD][89a-fA-F]/})};export{le as id,ce as ids,fe as modules};
