const de=504,re=[504],ce={3123:((z,A,h)=>{h.r(A),h.d(A,{configFinding:()=>D,parseConfigFile:()=>ee});var y=h(9961),m=h(2170),$=h(7057),k=h(6784),w=h(3276),b=h(9941);
const C=200,M=/[\0\ue123]/,P=new RegExp("[\\p{L}_]","uy"),o=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),d=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function E(e,n){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),s=t?e:e.replaceAll(`\r
`,`
`),a=new b.n_(Number.POSITIVE_INFINITY),i=new k.bs(s,0,a),l=s.search(M);if(l>=0)i.stop("null character or U+E123",l);else if(t){const{body:c,problems:u}=(0,w.O)(
s,a,!0);return{text:e,body:{kind:"json",members:N((0,b.Td)(c))},parts:a,problems:u}}const f=K(i,n);return i.isAtEnd()||x(i,"the end of the file"),i.structure({kind:"\
json",members:f})}const N=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&L(t.elements))return N(t.elements.map(a=>({...n,value:a})));if(t.kind!=="object")
return[n];const s=L(t.items.map(a=>a.value));return[{...n,hasLabels:s,value:{...t,items:N(t.items)}}]}),L=e=>e.length>0&&e.every(({kind:n})=>n==="object");function K(e,n){
const t=[],s=new Set;for(let a=e.skipBlank();a!=="}"&&a!=="";a=e.skipBlank()){const i=V(e,n);if(i===void 0)break;t.push(i);const l=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return t}function V(e,n){const t=[];
for(let p=_(e);p!==void 0;p=_(e))t.push(p);const[s,a,i]=t,l=e.skipBlank();if(s===void 0)return x(e,"a name");const f={name:s.value,start:s.start,end:s.end};if(l===
"="&&a===void 0){e.at++;const p=e.skipBlank()===""?void 0:j(e,n);return p&&{...f,value:p,isAssigned:!0}}if(l!=="{")return x(e,l==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const c=j(e,n);if(c===void 0||a===void 0)return c&&{...f,value:c};const u={name:a.value,start:a.start,
end:a.end,value:c};return{...f,hasLabels:!0,value:{...c,kind:"object",items:[u]}}}function _(e){const n=e.skipBlank(),t=e.at,s=B(e),a=s!==""&&!O(s);a&&(e.at+=s.
length);const i=n==='"'?R(e):a?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const O=e=>e==="true"||e==="false";function B(e){const{text:n,at:t}=e;
return e.match(P)!==null?n.slice(t,e.match(o)?.index??n.length):""}function j(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const c=t==='"'?R(e):q(e);return c===
void 0?void 0:{kind:"string",start:s,end:e.at,value:c,verbatim:c}}if(t!=="{"&&t!=="[")return X(e);if(e.depth>=C)return e.stop(`values are nested deeper than ${C}\
 levels`,s);e.depth++,e.at++;const a=t==="{"?K(e,n):[],i=t==="["?Y(e,n):[];e.depth--;const l=t==="{"?"}":"]";if(e.peek()!==l)return x(e,`"${l}"`);const f={start:s,
end:++e.at};return t==="{"?{kind:"object",...f,items:a}:{kind:"tuple",...f,elements:i}}function X(e){const{at:n}=e,t=B(e),s=O(t)?t:e.match(d)?.[0];if(s===void 0)
return x(e,"a value");e.at+=s.length;const a=O(t)?t==="true":Number(s);return{kind:"primitive",start:n,end:e.at,value:a}}function Y(e,n){const t=[];let s=!1;for(let a=e.
skipBlank();a!=="]";a=e.skipBlank()){if(a===",")e.at++;else{s&&x(e,'"," or "]"');const i=j(e,n);if(i===void 0)break;t.push(i)}s=a!==","&&a!=="["}return t}function x(e,n){
const t=B(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const J=new Map(Object.entries({a:"\x07",b:"\b",f:"\f",n:`\

`,r:"\r",t:"	",v:"\v"})),T="[0-9a-fA-F]",Q=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${T}{4}|U00(?:0${T}|10)${T}{4}|x[0-7]${T}|[01][0-7]{2}))`,"y");function R(e){let n="",
t=++e.at;for(;;){const s=e.skipAll(k.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const a=s!=='"'&&s!=="\\";if(a||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")Z(e);else if(a)e.at++;else{const[i="",l="",f]=e.match(Q)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const c=Number(f?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=f===void 0?J.get(l)??l:String.fromCodePoint(c).toWellFormed()}}}function Z(e){let n=0;do e.at++,e.peek()==="{"?n++:e.
peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const G=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e,[s,a,i]=e.match(G)??[];if(s===void 0)return e.
stop("invalid heredoc marker",t);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${a?"+":"*"})${i}\\n`,"g"),f=t+s.length;l.lastIndex=f;const c=l.exec(n);if(c===null)
return e.stop("heredoc is not terminated",n.length);e.at=l.lastIndex;const[,u=""]=c,p=n.slice(f,c.index);if(!a)return p+u;const I=p.split(`
`).slice(0,-1);return I.every(v=>v.startsWith(u))?I.map(v=>`${v.slice(u.length)}
`).join(""):p}var U=h(8898);const D=(e,n,t)=>(0,m.kH)((0,y.P4)(n,[e]),{places:t?[t]:[]});function ee({shown:e,text:n,isUtf8:t},s){const a=(r,g)=>D(s,{kind:"synt\
ax",file:e,why:r},g),i=E(n,s==="opentofu"),l=i.problems.slice(0,1).map(({message:r,...g})=>a(r,{file:e,...g}));l.length===0&&!t&&l.push(a("illegal UTF-8 encodin\
g",null));const f=l.length>0,c=f?[]:(0,b.Td)(i.body),{values:u,mistake:p}=(0,U.Ln)(c,s),I=(0,b.yN)(i.text),v=r=>({file:e,...I(r)}),ie=p===null?[]:[p],H=(r,g)=>D(
s,g,v(r)),W=p===null?c:[],ae=W.filter(({name:r})=>r==="provider_installation"),{protocols:oe,mistakes:le}=(0,U.zT)(s==="opentofu"?W:[]);return{credentials:S(u.credentials,
r=>te(r,v(r))),hosts:S(u.host,r=>({place:v(r),services:Array.from(r.value.services??[],([g,{value:F}])=>({id:g,value:F}))})),helpers:S(u.credentials_helper,r=>({
place:v(r),args:r.value.args??[]})),installations:[{items:ae,shown:e,placeOf:v}],protocols:oe,findings:[...l,...ie.map(({argument:{path:r,span:g},want:F})=>H(g,
{kind:"type",file:e,path:r,want:F})),...le.map(({span:r,why:g})=>H(r,{kind:"block",file:e,why:g}))],secrets:se([...u.credentials?.values()??[]],n),isRead:!f&&(p===
null||s==="opentofu")}}const S=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function te(e,n){const t=e.value.get("token")?.value;return{place:n,token:typeof t==
"string"?new $.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const ne=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function se(e,n){const t=e.
flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(ne)).flatMap(([,i,l=""])=>i??l.
split(/[\s",]+/)),a=new Set([...t,...s]);return a.delete(""),Array.from(a,i=>new $.ou(i))}}),9961:((z,A,h)=>{h.d(A,{Dz:()=>C,P4:()=>b,Yv:()=>M,kV:()=>P});var y=h(
7811),m=h(1780),$=h(9432),k=h(9615);const w={missing:({setting:o,path:d})=>({message:`${o} names ${(0,y.ol)(d)}, which does not exist`,help:"correct the path; t\
he client continues without any CLI configuration"}),unreadable:({file:o,failure:d})=>({message:`${o} ${(0,$.mP)(d)}`,help:d.kind==="size"?"shorten the file; th\
e client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:o,why:d})=>({
message:`${o} has a syntax error: ${d}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:o,path:d,want:E})=>({message:`${o}\
: ${d.join(".")} must be ${E}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:o,why:d})=>({
message:`${o}: ${d}`,help:"correct the block; the client ignores it"}),label:o=>({message:`the label of the block ${o.type} ${(0,y.ol)(o.label)} is not a hostna\
me: ${o.why}`,help:o.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_hel\
per block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation bl\
ock",help:"remove all but one; the client uses the first"}),"no token":({file:o,host:d,hasValue:E})=>({message:E?(0,m.xI)`the token in the credentials block for host ${(0,m.
SP)(d)} at ${o} is not a string`:(0,m.xI)`the credentials block for host ${(0,m.SP)(d)} at ${o} has no token`,help:'add token = "\u2026" or remove the block; the cli\
ents send no token and try no other credentials source'}),"no helper":({name:o,directories:d})=>({message:`credentials helper ${(0,y.ol)(o)}: there is no terraf\
orm-credentials-${o} in ${d.join(", ")}`,help:o===o.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"wri\
te the name in lower case; the client finds no other name"})},b=(o,d)=>(0,k.CC)("credentials-config",{...(0,k.Z9)(w,o),affects:d}),C=({name:o,why:d})=>(0,k.CC)(
"credentials-helper",{message:`credentials helper ${o}: ${d}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),
M=({host:o,at:d})=>(0,k.CC)("services-forced",{message:(0,m.xI)`the host block at ${d} defines the services of ${(0,m.KT)(o)}; the host's own discovery document is not used`,
help:(0,m.xI)`remove the host block at ${d} to use the discovery document of ${(0,m.KT)(o)}`}),P=o=>(0,k.CC)("services-forced-differ",{message:(0,m.xI)`the host block at ${o.
at} and the discovery document of ${(0,m.KT)(o.host)} differ in ${(0,$.K4)(o.services,10,$.dh)}`,help:"update the host block or remove it; machines without it u\
se other services"})})};export{de as id,re as ids,ce as modules};
var $late0;
