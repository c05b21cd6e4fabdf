const fe=786,he=[786],ue={5405:((V,y,f)=>{f.r(y),f.d(y,{configFinding:()=>N,parseConfigFile:()=>ne});var $=f(9349),u=f(2245),b=f(6134);const x=200,C=/[\0\ue123]/,
E=new RegExp("[\\p{L}_]","uy"),I=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),A=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function M(e,n){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=t?e:e.
replaceAll(`\r
`,`
`),o=new b.n_(Number.POSITIVE_INFINITY),i=new $.bs(s,0,o),l=s.search(C);if(l>=0)i.stop("null character or U+E123",l);else if(t){const{body:r,problems:p}=(0,u.O)(
s,o,!0);return{text:e,body:{kind:"json",members:a((0,b.Td)(r))},parts:o,problems:p}}const c=S(i,n);return i.isAtEnd()||k(i,"the end of the file"),i.structure({kind:"\
json",members:c})}const a=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&g(t.elements))return a(t.elements.map(o=>({...n,value:o})));if(t.kind!=="object")
return[n];const s=g(t.items.map(o=>o.value));return[{...n,hasLabels:s,value:{...t,items:a(t.items)}}]}),g=e=>e.length>0&&e.every(({kind:n})=>n==="object");function S(e,n){
const t=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const i=z(e,n);if(i===void 0)break;t.push(i);const l=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return t}function z(e,n){const t=[];
for(let h=F(e);h!==void 0;h=F(e))t.push(h);const[s,o,i]=t,l=e.skipBlank();if(s===void 0)return k(e,"a name");const c={name:s.value,start:s.start,end:s.end};if(l===
"="&&o===void 0){e.at++;const h=e.skipBlank()===""?void 0:B(e,n);return h&&{...c,value:h,isAssigned:!0}}if(l!=="{")return k(e,l==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const r=B(e,n);if(r===void 0||o===void 0)return r&&{...c,value:r};const p={name:o.value,start:o.start,
end:o.end,value:r};return{...c,hasLabels:!0,value:{...r,kind:"object",items:[p]}}}function F(e){const n=e.skipBlank(),t=e.at,s=P(e),o=s!==""&&!O(s);o&&(e.at+=s.
length);const i=n==='"'?_(e):o?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const O=e=>e==="true"||e==="false";function P({text:e,at:n}){return E.
lastIndex=n,E.test(e)?(I.lastIndex=n,e.slice(n,I.exec(e)?.index??e.length)):""}function B(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const r=t==='"'?
_(e):q(e);return r===void 0?void 0:{kind:"string",start:s,end:e.at,value:r,verbatim:r}}if(t!=="{"&&t!=="[")return X(e);if(e.depth>=x)return e.stop(`values are n\
ested deeper than ${x} levels`,s);e.depth++,e.at++;const o=t==="{"?S(e,n):[],i=t==="["?Y(e,n):[];e.depth--;const l=t==="{"?"}":"]";if(e.peek()!==l)return k(e,`"${l}\
"`);const c={start:s,end:++e.at};return t==="{"?{kind:"object",...c,items:o}:{kind:"tuple",...c,elements:i}}function X(e){const{text:n,at:t}=e,s=P(e);A.lastIndex=
t;const o=O(s)?s:A.exec(n)?.[0];if(o===void 0)return k(e,"a value");e.at+=o.length;const i=O(s)?s==="true":Number(o);return{kind:"primitive",start:t,end:e.at,value:i}}
function Y(e,n){const t=[];let s=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&k(e,'"," or "]"');const i=B(e,n);if(i===void 0)break;
t.push(i)}s=o!==","&&o!=="["}return t}function k(e,n){const t=P(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const J={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(J)),w="[0-9a-fA-F]",G=`x(?=[0-7])${w}{2}|[01][0-7]{2}`,L=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${w}{4}|U00(?:0${w}\
|10)${w}{4}|${G}))`,"y");function _(e){let n="",t=++e.at;for(;;){const s=e.skipAll($.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")Z(e);else if(o)e.at++;else{L.lastIndex=e.at;const[i="",l="",c]=L.exec(e.text)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const r=Number(
c?.replace(/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=c===void 0?Q.get(l)??l:String.fromCodePoint(r).toWellFormed()}}}function Z(e){let n=0;do e.at++,e.peek()===
"{"?n++:e.peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const K=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e;K.lastIndex=t;const[s,o,i]=K.
exec(n)??[];if(s===void 0)return e.stop("invalid heredoc marker",t);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${i}\\n`,"g"),c=t+s.length;l.lastIndex=
c;const r=l.exec(n);if(r===null)return e.stop("heredoc is not terminated",n.length);e.at=l.lastIndex;const[,p=""]=r,h=n.slice(c,r.index);if(!o)return h+p;const T=h.
split(`
`).slice(0,-1);return T.every(v=>v.startsWith(p))?T.map(v=>`${v.slice(p.length)}
`).join(""):h}var ee=f(4929),te=f(2370),R=f(2713),H=f(4265);const N=(e,n,t)=>(0,te.kH)((0,ee.P4)({clients:[e],mistake:n}),{places:t===null?[]:[t]});function ne({
shown:e,text:n,isUtf8:t},s){const o=(d,m)=>N(s,{kind:"syntax",file:e,why:d},m),i=M(n,s==="opentofu"),l=i.problems.slice(0,1).map(({message:d,...m})=>o(d,{file:e,
...m}));l.length===0&&!t&&l.push(o("illegal UTF-8 encoding",null));const c=l.length>0,r=c?[]:(0,b.Td)(i.body),{values:p,mistake:h}=(0,H.Ln)(r,s),T=(0,b.yN)(i.text),
v=d=>({file:e,...T(d)}),le=h===null?[]:[h],U=(d,m)=>N(s,m,v(d)),W=h===null?r:[],re=W.filter(se),{protocols:de,mistakes:ce}=(0,H.zT)(s==="opentofu"?W:[]);return{
credentials:j(p.credentials,d=>ie(d,v(d))),hosts:j(p.host,d=>({place:v(d),services:Array.from(d.value.services??[],([m,{value:D}])=>({id:m,value:D}))})),helpers:j(
p.credentials_helper,d=>({place:v(d),args:d.value.args??[]})),installations:[{items:re,shown:e,placeOf:v}],protocols:de,findings:[...l,...le.map(({argument:{path:d,
span:m},want:D})=>U(m,{kind:"type",file:e,path:d,want:D})),...ce.map(({span:d,why:m})=>U(d,{kind:"block",file:e,why:m}))],secrets:ae([...p.credentials?.values()??
[]],n),isRead:!c&&(h===null||s==="opentofu")}}const se=({name:e})=>e==="provider_installation",j=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function ie(e,n){
const t=e.value.get("token")?.value;return{place:n,token:typeof t=="string"?new R.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const oe=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;
function ae(e,n){const t=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(oe)).
flatMap(([,i,l=""])=>i??l.split(/[\s",]+/)),o=new Set([...t,...s]);return o.delete(""),Array.from(o,i=>new R.ou(i))}}),4929:((V,y,f)=>{f.d(y,{Dz:()=>I,P4:()=>C,
Yv:()=>A,kV:()=>M});var $=f(4091),u=f(4732),b=f(4e3),x=f(5799);const C=({clients:a,mistake:g})=>(0,x.CC)("credentials-config",{...E(g),affects:a});function E(a){
switch(a.kind){case"missing":return{message:`${a.setting} names ${(0,$.ol)(a.path)}, which does not exist`,help:"correct the path; the client continues without \
any CLI configuration"};case"unreadable":return{message:`${a.file} ${(0,b.mP)(a.failure)}`,help:a.failure.kind==="size"?"shorten the file; the client reads all \
of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${a.file} has a sy\
ntax error: ${a.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${a.file}: ${a.path.join(".")} mus\
t be ${a.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${a.file}:\
 ${a.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${a.type} ${(0,$.ol)(a.label)} is not a hostname:\
 ${a.why}`,help:a.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_he\
lper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installati\
on block",help:"remove all but one; the client uses the first"};case"no token":return{message:a.hasValue?(0,u.xI)`the token in the credentials block for host ${(0,u.
SP)(a.host)} at ${a.file} is not a string`:(0,u.xI)`the credentials block for host ${(0,u.SP)(a.host)} at ${a.file} has no token`,help:'add token = "\u2026" or remov\
e the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,$.ol)(a.name)}: there is no\
 terraform-credentials-${a.name} in ${a.directories.join(", ")}`,help:a.name===a.name.toLowerCase()?"install the program there (PATH is not searched); the clien\
t continues without a helper":"write the name in lower case; the client finds no other name"}}}const I=({name:a,why:g})=>(0,x.CC)("credentials-helper",{message:`\
credentials helper ${a}: ${g}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),A=({host:a,at:g})=>(0,x.CC)("\
services-forced",{message:(0,u.xI)`the host block at ${g} defines the services of ${(0,u.KT)(a)}; the host's own discovery document is not used`,help:(0,u.xI)`remove the host block at ${g} to use the discovery document of ${(0,u.
KT)(a)}`}),M=a=>(0,x.CC)("services-forced-differ",{message:(0,u.xI)`the host block at ${a.at} and the discovery document of ${(0,u.KT)(a.host)} differ in ${(0,b.
K4)(a.services,10,b.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{fe as id,he as ids,ue as modules};
var $late0;
