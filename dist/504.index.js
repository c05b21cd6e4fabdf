const re=504,de=[504],ce={3123:((W,E,f)=>{f.r(E),f.d(E,{configFinding:()=>j,parseConfigFile:()=>ee});var y=f(9961),u=f(2170),$=f(7057),b=f(6784),T=f(3276),k=f(9941);
const w=200,I=/[\0\ue123]/,M=new RegExp("[\\p{L}_]","uy"),o=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),v=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function V(e,n){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),s=t?e:e.replaceAll(`\r
`,`
`),a=new k.n_(Number.POSITIVE_INFINITY),i=new b.bs(s,0,a),l=s.search(I);if(l>=0)i.stop("null character or U+E123",l);else if(t){const{body:d,problems:p}=(0,T.O)(
s,a,!0);return{text:e,body:{kind:"json",members:P((0,k.Td)(d))},parts:a,problems:p}}const c=S(i,n);return i.isAtEnd()||x(i,"the end of the file"),i.structure({kind:"\
json",members:c})}const P=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&L(t.elements))return P(t.elements.map(a=>({...n,value:a})));if(t.kind!=="object")
return[n];const s=L(t.items.map(a=>a.value));return[{...n,hasLabels:s,value:{...t,items:P(t.items)}}]}),L=e=>e.length>0&&e.every(({kind:n})=>n==="object");function S(e,n){
const t=[],s=new Set;for(let a=e.skipBlank();a!=="}"&&a!=="";a=e.skipBlank()){const i=z(e,n);if(i===void 0)break;t.push(i);const l=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return t}function z(e,n){const t=[];
for(let h=_(e);h!==void 0;h=_(e))t.push(h);const[s,a,i]=t,l=e.skipBlank();if(s===void 0)return x(e,"a name");const c={name:s.value,start:s.start,end:s.end};if(l===
"="&&a===void 0){e.at++;const h=e.skipBlank()===""?void 0:B(e,n);return h&&{...c,value:h,isAssigned:!0}}if(l!=="{")return x(e,l==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const d=B(e,n);if(d===void 0||a===void 0)return d&&{...c,value:d};const p={name:a.value,start:a.start,
end:a.end,value:d};return{...c,hasLabels:!0,value:{...d,kind:"object",items:[p]}}}function _(e){const n=e.skipBlank(),t=e.at,s=O(e),a=s!==""&&!N(s);a&&(e.at+=s.
length);const i=n==='"'?K(e):a?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const N=e=>e==="true"||e==="false";function O(e){const{text:n,at:t}=e;
return e.match(M)!==null?n.slice(t,e.match(o)?.index??n.length):""}function B(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const d=t==='"'?K(e):q(e);return d===
void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(t!=="{"&&t!=="[")return X(e);if(e.depth>=w)return e.stop(`values are nested deeper than ${w}\
 levels`,s);e.depth++,e.at++;const a=t==="{"?S(e,n):[],i=t==="["?Y(e,n):[];e.depth--;const l=t==="{"?"}":"]";if(e.peek()!==l)return x(e,`"${l}"`);const c={start:s,
end:++e.at};return t==="{"?{kind:"object",...c,items:a}:{kind:"tuple",...c,elements:i}}function X(e){const{at:n}=e,t=O(e),s=N(t)?t:e.match(v)?.[0];if(s===void 0)
return x(e,"a value");e.at+=s.length;const a=N(t)?t==="true":Number(s);return{kind:"primitive",start:n,end:e.at,value:a}}function Y(e,n){const t=[];let s=!1;for(let a=e.
skipBlank();a!=="]";a=e.skipBlank()){if(a===",")e.at++;else{s&&x(e,'"," or "]"');const i=B(e,n);if(i===void 0)break;t.push(i)}s=a!==","&&a!=="["}return t}function x(e,n){
const t=O(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const J=new Map(Object.entries({a:"\x07",b:"\b",f:"\f",n:`\

`,r:"\r",t:"	",v:"\v"})),A="[0-9a-fA-F]",Q=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${A}{4}|U00(?:0${A}|10)${A}{4}|x[0-7]${A}|[01][0-7]{2}))`,"y");function K(e){let n="",
t=++e.at;for(;;){const s=e.skipAll(b.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const a=s!=='"'&&s!=="\\";if(a||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")G(e);else if(a)e.at++;else{const[i="",l="",c]=e.match(Q)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const d=Number(c?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=c===void 0?J.get(l)??l:String.fromCodePoint(d).toWellFormed()}}}function G(e){let n=0;do e.at++,e.peek()==="{"?n++:e.
peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const Z=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e,[s,a,i]=e.match(Z)??[];if(s===void 0)return e.
stop("invalid heredoc marker",t);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${a?"+":"*"})${i}\\n`,"g"),c=t+s.length;l.lastIndex=c;const d=l.exec(n);if(d===null)
return e.stop("heredoc is not terminated",n.length);e.at=l.lastIndex;const[,p=""]=d,h=n.slice(c,d.index);if(!a)return h+p;const C=h.split(`
`).slice(0,-1);return C.every(g=>g.startsWith(p))?C.map(g=>`${g.slice(p.length)}
`).join(""):h}var R=f(8898);const j=(e,n,t)=>(0,u.kH)((0,y.P4)({clients:[e],mistake:n}),{places:t?[t]:[]});function ee({shown:e,text:n,isUtf8:t},s){const a=(r,m)=>j(
s,{kind:"syntax",file:e,why:r},m),i=V(n,s==="opentofu"),l=i.problems.slice(0,1).map(({message:r,...m})=>a(r,{file:e,...m}));l.length===0&&!t&&l.push(a("illegal \
UTF-8 encoding",null));const c=l.length>0,d=c?[]:(0,k.Td)(i.body),{values:p,mistake:h}=(0,R.Ln)(d,s),C=(0,k.yN)(i.text),g=r=>({file:e,...C(r)}),ie=h===null?[]:[
h],U=(r,m)=>j(s,m,g(r)),H=h===null?d:[],ae=H.filter(({name:r})=>r==="provider_installation"),{protocols:oe,mistakes:le}=(0,R.zT)(s==="opentofu"?H:[]);return{credentials:D(
p.credentials,r=>te(r,g(r))),hosts:D(p.host,r=>({place:g(r),services:Array.from(r.value.services??[],([m,{value:F}])=>({id:m,value:F}))})),helpers:D(p.credentials_helper,
r=>({place:g(r),args:r.value.args??[]})),installations:[{items:ae,shown:e,placeOf:g}],protocols:oe,findings:[...l,...ie.map(({argument:{path:r,span:m},want:F})=>U(
m,{kind:"type",file:e,path:r,want:F})),...le.map(({span:r,why:m})=>U(r,{kind:"block",file:e,why:m}))],secrets:se([...p.credentials?.values()??[]],n),isRead:!c&&
(h===null||s==="opentofu")}}const D=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function te(e,n){const t=e.value.get("token")?.value;return{place:n,
token:typeof t=="string"?new $.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const ne=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function se(e,n){
const t=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(ne)).flatMap(([,i,l=""])=>i??
l.split(/[\s",]+/)),a=new Set([...t,...s]);return a.delete(""),Array.from(a,i=>new $.ou(i))}}),9961:((W,E,f)=>{f.d(E,{Dz:()=>w,P4:()=>T,Yv:()=>I,kV:()=>M});var y=f(
7811),u=f(1780),$=f(9432),b=f(9615);const T=({clients:o,mistake:v})=>(0,b.CC)("credentials-config",{...k(v),affects:o});function k(o){switch(o.kind){case"missin\
g":return{message:`${o.setting} names ${(0,y.ol)(o.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${o.file} ${(0,$.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"m\
ake it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${o.file} has a syntax error: ${o.why}`,help:"c\
orrect the file; the client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.join(".")} must be ${o.want}`,help:"correct\
 the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.file}: ${o.why}`,help:"correct the \
block; the client ignores it"};case"label":return{message:`the label of the block ${o.type} ${(0,y.ol)(o.label)} is not a hostname: ${o.why}`,help:o.advice??"wr\
ite a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all \
but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all bu\
t one; the client uses the first"};case"no token":return{message:o.hasValue?(0,u.xI)`the token in the credentials block for host ${(0,u.SP)(o.host)} at ${o.file} is not a string`:
(0,u.xI)`the credentials block for host ${(0,u.SP)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and \
try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,y.ol)(o.name)}: there is no terraform-credentials-${o.name} in ${o.directories.
join(", ")}`,help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const w=({name:o,why:v})=>(0,b.CC)("credentials-helper",{message:`credentials helper ${o}: ${v}`,help:'run the progra\
m with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),I=({host:o,at:v})=>(0,b.CC)("services-forced",{message:(0,u.xI)`the host block at ${v} defines the services of ${(0,u.
KT)(o)}; the host's own discovery document is not used`,help:(0,u.xI)`remove the host block at ${v} to use the discovery document of ${(0,u.KT)(o)}`}),M=o=>(0,b.
CC)("services-forced-differ",{message:(0,u.xI)`the host block at ${o.at} and the discovery document of ${(0,u.KT)(o.host)} differ in ${(0,$.K4)(o.services,10,$.
dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{re as id,de as ids,ce as modules};
var $late0;
