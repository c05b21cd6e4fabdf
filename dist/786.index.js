const ce=786,fe=[786],he={5405:((V,k,f)=>{f.r(k),f.d(k,{configFinding:()=>N,parseConfigFile:()=>ne});var $=f(9349),y=f(2245),v=f(6134);const b=200,T=/[\0\ue123]/,
E=new RegExp("[\\p{L}_]","uy"),C=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),w=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function M(e,t){const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=n?e:e.
replaceAll(`\r
`,`
`),o=new v.n_(Number.POSITIVE_INFINITY),a=new $.bs(s,0,o),l=s.search(T);if(l>=0)a.stop("null character or U+E123",l);else if(n){const{body:r,problems:u}=(0,y.O)(
s,o,!0);return{text:e,body:{kind:"json",members:i((0,v.Td)(r))},parts:o,problems:u}}const c=F(a,t);return a.isAtEnd()||x(a,"the end of the file"),a.structure({kind:"\
json",members:c})}const i=e=>e.flatMap(t=>{const{value:n}=t;if(n.kind==="tuple"&&m(n.elements))return i(n.elements.map(o=>({...t,value:o})));if(n.kind!=="object")
return[t];const s=m(n.items.map(o=>o.value));return[{...t,hasLabels:s,value:{...n,items:i(n.items)}}]}),m=e=>e.length>0&&e.every(({kind:t})=>t==="object");function F(e,t){
const n=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const a=z(e,t);if(a===void 0)break;n.push(a);const l=e.text.slice(a.start,a.end);t&&
a.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",a.start),a.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return n}function z(e,t){const n=[];
for(let h=L(e);h!==void 0;h=L(e))n.push(h);const[s,o,a]=n,l=e.skipBlank();if(s===void 0)return x(e,"a name");const c={name:s.value,start:s.start,end:s.end};if(l===
"="&&o===void 0){e.at++;const h=e.skipBlank()===""?void 0:P(e,t);return h&&{...c,value:h,isAssigned:!0}}if(l!=="{")return x(e,l==="="?'"{"':'"=" or "{"');if(a!==
void 0)return e.stop('expected "{" after one label',a.start);const r=P(e,t);if(r===void 0||o===void 0)return r&&{...c,value:r};const u={name:o.value,start:o.start,
end:o.end,value:r};return{...c,hasLabels:!0,value:{...r,kind:"object",items:[u]}}}function L(e){const t=e.skipBlank(),n=e.at,s=B(e),o=s!==""&&!O(s);o&&(e.at+=s.
length);const a=t==='"'?R(e):o?s:void 0;return a===void 0?void 0:{value:a,start:n,end:e.at}}const O=e=>e==="true"||e==="false";function B({text:e,at:t}){return E.
lastIndex=t,E.test(e)?(C.lastIndex=t,e.slice(t,C.exec(e)?.index??e.length)):""}function P(e,t){const n=e.skipBlank(),s=e.at;if(n==='"'||n==="<"){const r=n==='"'?
R(e):q(e);return r===void 0?void 0:{kind:"string",start:s,end:e.at,value:r,verbatim:r}}if(n!=="{"&&n!=="[")return X(e);if(e.depth>=b)return e.stop(`values are n\
ested deeper than ${b} levels`,s);e.depth++,e.at++;const o=n==="{"?F(e,t):[],a=n==="["?Y(e,t):[];e.depth--;const l=n==="{"?"}":"]";if(e.peek()!==l)return x(e,`"${l}\
"`);const c={start:s,end:++e.at};return n==="{"?{kind:"object",...c,items:o}:{kind:"tuple",...c,elements:a}}function X(e){const{text:t,at:n}=e,s=B(e);w.lastIndex=
n;const o=O(s)?s:w.exec(t)?.[0];if(o===void 0)return x(e,"a value");e.at+=o.length;const a=O(s)?s==="true":Number(o);return{kind:"primitive",start:n,end:e.at,value:a}}
function Y(e,t){const n=[];let s=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&x(e,'"," or "]"');const a=P(e,t);if(a===void 0)break;
n.push(a)}s=o!==","&&o!=="["}return n}function x(e,t){const n=B(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${t}${n}`,e.at)}const J={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(J)),A="[0-9a-fA-F]",G=`x(?=[0-7])${A}{2}|[01][0-7]{2}`,S=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${A}{4}|U00(?:0${A}\
|10)${A}{4}|${G}))`,"y");function R(e){let t="",n=++e.at;for(;;){const s=e.skipAll($.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(t+=e.text.slice(n,e.at)),s==='"')return e.at++,t;if(s==="$"&&e.peek(1)===
"{")Z(e);else if(o)e.at++;else{S.lastIndex=e.at;const[a="",l="",c]=S.exec(e.text)??[];if(a==="")return e.stop("invalid escape sequence",e.at);n=e.at+=a.length;const r=Number(
c?.replace(/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));t+=c===void 0?Q.get(l)??l:String.fromCodePoint(r).toWellFormed()}}}function Z(e){let t=0;do e.at++,e.peek()===
"{"?t++:e.peek()==="}"&&t--;while(t>0&&!e.isAtEnd())}const _=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:t,at:n}=e;_.lastIndex=n;const[s,o,a]=_.
exec(t)??[];if(s===void 0)return e.stop("invalid heredoc marker",n);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${a}\\n`,"g"),c=n+s.length;l.lastIndex=
c;const r=l.exec(t);if(r===null)return e.stop("heredoc is not terminated",t.length);e.at=l.lastIndex;const[,u=""]=r,h=t.slice(c,r.index);if(!o)return h+u;const I=h.
split(`
`).slice(0,-1);return I.every(g=>g.startsWith(u))?I.map(g=>`${g.slice(u.length)}
`).join(""):h}var ee=f(4929),te=f(5799),U=f(2713),H=f(4265);const N=(e,t,n)=>(0,te.hD)((0,ee.P4)({clients:[e],mistake:t}),{places:n===null?[]:[n]});function ne({
shown:e,text:t,isUtf8:n},s){const o=(d,p)=>N(s,{kind:"syntax",file:e,why:d},p),a=M(t,s==="opentofu"),l=a.problems.slice(0,1).map(({message:d,...p})=>o(d,{file:e,
...p}));l.length===0&&!n&&l.push(o("illegal UTF-8 encoding",null));const c=l.length>0,r=c?[]:(0,v.Td)(a.body),{values:u,mistake:h}=(0,H.Ln)(r,s),I=(0,v.yN)(a.text),
g=d=>({file:e,...I(d)}),ae=h===null?[]:[h],W=(d,p)=>N(s,p,g(d)),K=h===null?r:[],le=K.filter(se),{protocols:re,mistakes:de}=(0,H.zT)(s==="opentofu"?K:[]);return{
credentials:D(u.credentials,d=>ie(d,g(d))),hosts:D(u.host,d=>({place:g(d),services:Array.from(d.value.services??[],([p,{value:j}])=>({id:p,value:j}))})),helpers:D(
u.credentials_helper,d=>({place:g(d),args:d.value.args??[]})),installations:[{items:le,shown:e,placeOf:g}],protocols:re,findings:[...l,...ae.map(({argument:{path:d,
span:p},want:j})=>W(p,{kind:"type",file:e,path:d,want:j})),...de.map(({span:d,why:p})=>W(d,{kind:"block",file:e,why:p}))],secrets:[...u.credentials?.values()??[]].
flatMap(oe),isRead:!c&&(h===null||s==="opentofu")}}const se=({name:e})=>e==="provider_installation",D=(e=new Map,t)=>new Map(Array.from(e,([n,s])=>[n,t(s)]));function ie(e,t){
const n=e.value.get("token")?.value;return{place:t,token:typeof n=="string"?new U.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const oe=e=>[...e.value.values()].
flatMap(({value:t})=>typeof t=="string"||Number.isInteger(t)?[new U.ou(String(t))]:[])}),4929:((V,k,f)=>{f.d(k,{Dz:()=>C,P4:()=>T,Yv:()=>w,kV:()=>M});var $=f(4091),
y=f(1831),v=f(4e3),b=f(5799);const T=({clients:i,mistake:m})=>(0,b.CC)("credentials-config",{...E(m),affects:i});function E(i){switch(i.kind){case"missing":return{
message:`${i.setting} names ${(0,$.ol)(i.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreada\
ble":return{message:`${i.file} ${(0,v.mP)(i.failure)}`,help:i.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it \
a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${i.file} has a syntax error: ${i.why}`,help:"correct \
the file; the client ignores all of it, including its tokens"};case"type":return{message:`${i.file}: ${i.path.join(".")} must be ${i.want}`,help:"correct the va\
lue; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${i.file}: ${i.why}`,help:"correct the block; \
the client ignores it"};case"label":return{message:`the label of the block ${i.type} ${(0,$.ol)(i.label)} is not a hostname: ${i.why}`,help:i.advice??"write a h\
ostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one\
; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; \
the client uses the first"};case"no token":return{message:i.hasValue?`the token in the credentials block for host ${(0,y.nx)(i.host)} at ${i.file} is not a stri\
ng`:`the credentials block for host ${(0,y.nx)(i.host)} at ${i.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try \
no other credentials source'};case"no helper":return{message:`credentials helper ${(0,$.ol)(i.name)}: there is no terraform-credentials-${i.name} in ${i.directories.
join(", ")}`,help:i.name===i.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const C=({name:i,why:m})=>(0,b.CC)("credentials-helper",{message:`credentials helper ${i}: ${m}`,help:'run the progra\
m with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),w=({host:i,at:m})=>(0,b.CC)("services-forced",{message:`the host block at ${m} d\
efines the services of ${i}; the host's own discovery document is not used`,help:`remove the host block at ${m} to use the discovery document of ${i}`}),M=i=>(0,b.
CC)("services-forced-differ",{message:`the host block at ${i.at} and the discovery document of ${i.host} differ in ${(0,v.K4)(i.services,10,v.dh)}`,help:"update\
 the host block or remove it; machines without it use other services"})})};export{ce as id,fe as ids,he as modules};
var $late0;
