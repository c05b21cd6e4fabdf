const dt=778,lt=[778],ct={3778:((K,C,v)=>{v.d(C,{_:()=>F,m:()=>tt});var N=v(9349),T=v(2245),S=v(6134);const y=200,_=/[\0\ue123]/,P=new RegExp("[\\p{L}_]","uy"),O=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
j=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function D(t,e){const n=new RegExp("^\\p{White_Space}*\\{","u").test(t),i=n?t:t.replaceAll(`\r
`,`
`),r=new S.n_(Number.POSITIVE_INFINITY),d=new N.bs(i,0,r),l=i.search(_);if(l>=0)d.stop("null character or U+E123",l);else if(n){const{body:f,problems:k}=(0,T.O)(
i,r,!0);return{text:t,body:{kind:"json",members:E((0,S.Td)(f))},parts:r,problems:k}}const p=s(d,e);return d.isAtEnd()||A(d,"the end of the file"),d.structure({kind:"\
json",members:p})}const E=t=>t.flatMap(e=>{const{value:n}=e;if(n.kind==="tuple"&&o(n.elements))return E(n.elements.map(r=>({...e,value:r})));if(n.kind!=="object")
return[e];const i=o(n.items.map(r=>r.value));return[{...e,hasLabels:i,value:{...n,items:E(n.items)}}]}),o=t=>t.length>0&&t.every(({kind:e})=>e==="object");function s(t,e){
const n=[],i=new Set;for(let r=t.skipBlank();r!=="}"&&r!=="";r=t.skipBlank()){const d=a(t,e);if(d===void 0)break;n.push(d);const l=t.text.slice(d.start,d.end);e&&
d.isAssigned&&i.has(l)&&t.stop("each argument can only be defined once",d.start),d.isAssigned&&i.add(l),t.skipBlank()===","&&t.at++}return n}function a(t,e){const n=[];
for(let h=c(t);h!==void 0;h=c(t))n.push(h);const[i,r,d]=n,l=t.skipBlank();if(i===void 0)return A(t,"a name");const p={name:i.value,start:i.start,end:i.end};if(l===
"="&&r===void 0){t.at++;const h=t.skipBlank()===""?void 0:I(t,e);return h&&{...p,value:h,isAssigned:!0}}if(l!=="{")return A(t,l==="="?'"{"':'"=" or "{"');if(d!==
void 0)return t.stop('expected "{" after one label',d.start);const f=I(t,e);if(f===void 0||r===void 0)return f&&{...p,value:f};const k={name:r.value,start:r.start,
end:r.end,value:f};return{...p,hasLabels:!0,value:{...f,kind:"object",items:[k]}}}function c(t){const e=t.skipBlank(),n=t.at,i=b(t),r=i!==""&&!m(i);r&&(t.at+=i.
length);const d=e==='"'?H(t):r?i:void 0;return d===void 0?void 0:{value:d,start:n,end:t.at}}const m=t=>t==="true"||t==="false";function b({text:t,at:e}){return P.
lastIndex=e,P.test(t)?(O.lastIndex=e,t.slice(e,O.exec(t)?.index??t.length)):""}function I(t,e){const n=t.skipBlank(),i=t.at;if(n==='"'||n==="<"){const f=n==='"'?
H(t):G(t);return f===void 0?void 0:{kind:"string",start:i,end:t.at,value:f,verbatim:f}}if(n!=="{"&&n!=="[")return B(t);if(t.depth>=y)return t.stop(`values are n\
ested deeper than ${y} levels`,i);t.depth++,t.at++;const r=n==="{"?s(t,e):[],d=n==="["?z(t,e):[];t.depth--;const l=n==="{"?"}":"]";if(t.peek()!==l)return A(t,`"${l}\
"`);const p={start:i,end:++t.at};return n==="{"?{kind:"object",...p,items:r}:{kind:"tuple",...p,elements:d}}function B(t){const{text:e,at:n}=t,i=b(t);j.lastIndex=
n;const r=m(i)?i:j.exec(e)?.[0];if(r===void 0)return A(t,"a value");t.at+=r.length;const d=m(i)?i==="true":Number(r);return{kind:"primitive",start:n,end:t.at,value:d}}
function z(t,e){const n=[];let i=!1;for(let r=t.skipBlank();r!=="]";r=t.skipBlank()){if(r===",")t.at++;else{i&&A(t,'"," or "]"');const d=I(t,e);if(d===void 0)break;
n.push(d)}i=r!==","&&r!=="["}return n}function A(t,e){const n=b(t)===""?"":", found a word without quotation marks";return t.stop(`expected ${e}${n}`,t.at)}const X={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(X)),w=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function H(t){let e="",n=++t.at;for(;;){const i=t.skipAll(N.Tj);
if(i===`
`||i==="")return t.stop("string is not terminated",t.at);const r=i!=='"'&&i!=="\\";if(r||(e+=t.text.slice(n,t.at)),i==='"')return t.at++,e;if(i==="$"&&t.peek(1)===
"{")Y(t);else if(r)t.at++;else{w.lastIndex=t.at;const[d="",l="",p]=w.exec(t.text)??[];if(d==="")return t.stop("invalid escape sequence",t.at);n=t.at+=d.length;const f=String.
fromCodePoint(Number.parseInt(p??"0",16)).toWellFormed();e+=p===void 0?Q.get(l)??l:f}}}function Y(t){let e=0;do t.at++,t.peek()==="{"?e++:t.peek()==="}"&&e--;while(e>
0&&!t.isAtEnd())}const R=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function G(t){const{text:e,at:n}=t;R.lastIndex=n;const[i,r,d]=R.exec(e)??[];if(i===void 0)return t.stop(
"invalid heredoc marker",n);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${r?"+":"*"})${d}\\n`,"g"),p=n+i.length;l.lastIndex=p;const f=l.exec(e);if(f===null)return t.
stop("heredoc is not terminated",e.length);t.at=l.lastIndex;const[,k=""]=f,h=e.slice(p,f.index);if(!r)return h+k;const M=h.split(`
`).slice(0,-1);return M.every(x=>x.startsWith(k))?M.map(x=>`${x.slice(k.length)}
`).join(""):h}var Z=v(4929),q=v(5799),L=v(2713),U=v(4265);const F=(t,e,n)=>(0,q.hD)((0,Z.P4)({clients:[t],mistake:e}),{places:n===null?[]:[n]});function tt({shown:t,
text:e,isUtf8:n},i){const r=(u,g)=>F(i,{kind:"syntax",file:t,why:u},g),d=D(e,i==="opentofu"),l=d.problems.slice(0,1).map(({message:u,...g})=>r(u,{file:t,...g}));
l.length===0&&!n&&l.push(r("illegal UTF-8 encoding",null));const p=l.length>0,f=p?[]:(0,S.Td)(d.body),{values:k,mistake:h}=(0,U.Ln)(f,i),M=(0,S.yN)(d.text),x=u=>({
file:t,...M(u)}),it=h===null?[]:[h],W=(u,g)=>F(i,g,x(u)),V=h===null?f:[],at=V.filter(et),{protocols:rt,mistakes:ot}=(0,U.zT)(i==="opentofu"?V:[]);return{credentials:J(
k.credentials,u=>nt(u,x(u))),hosts:J(k.host,u=>({place:x(u),services:Array.from(u.value.services??[],([g,{value:$}])=>({id:g,value:$}))})),helpers:J(k.credentials_helper,
u=>({place:x(u),args:u.value.args??[]})),installations:[{items:at,shown:t,placeOf:x}],protocols:rt,findings:[...l,...it.map(({argument:{path:u,span:g},want:$})=>W(
g,{kind:"type",file:t,path:u,want:$})),...ot.map(({span:u,why:g})=>W(u,{kind:"block",file:t,why:g}))],secrets:[...k.credentials?.values()??[]].flatMap(st),isRead:!p&&
(h===null||i==="opentofu")}}const et=({name:t})=>t==="provider_installation",J=(t=new Map,e)=>new Map(Array.from(t,([n,i])=>[n,e(i)]));function nt(t,e){const n=t.
value.get("token")?.value;return{place:e,token:typeof n=="string"?new L.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const st=t=>[...t.value.values()].flatMap(
({value:e})=>typeof e=="string"||Number.isInteger(e)?[new L.ou(String(e))]:[])}),2245:((K,C,v)=>{v.d(C,{O:()=>_});var N=v(9349),T=v(4009),S=v(6134);const y=200;
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
j=/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|([\s\S]))/g,D=/\/|u[dD][89a-fA-F]/})};export{dt as id,lt as ids,ct as modules};
