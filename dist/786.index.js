const fe=786,he=[786],ue={5405:((V,x,f)=>{f.r(x),f.d(x,{configFinding:()=>N,parseConfigFile:()=>ne});var $=f(9349),y=f(2245),v=f(6134);const b=200,T=/[\0\ue123]/,
E=new RegExp("[\\p{L}_]","uy"),A=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),w=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function M(e,n){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=t?e:e.
replaceAll(`\r
`,`
`),o=new v.n_(Number.POSITIVE_INFINITY),i=new $.bs(s,0,o),l=s.search(T);if(l>=0)i.stop("null character or U+E123",l);else if(t){const{body:r,problems:u}=(0,y.O)(
s,o,!0);return{text:e,body:{kind:"json",members:a((0,v.Td)(r))},parts:o,problems:u}}const c=F(i,n);return i.isAtEnd()||k(i,"the end of the file"),i.structure({kind:"\
json",members:c})}const a=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&m(t.elements))return a(t.elements.map(o=>({...n,value:o})));if(t.kind!=="object")
return[n];const s=m(t.items.map(o=>o.value));return[{...n,hasLabels:s,value:{...t,items:a(t.items)}}]}),m=e=>e.length>0&&e.every(({kind:n})=>n==="object");function F(e,n){
const t=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const i=z(e,n);if(i===void 0)break;t.push(i);const l=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return t}function z(e,n){const t=[];
for(let h=L(e);h!==void 0;h=L(e))t.push(h);const[s,o,i]=t,l=e.skipBlank();if(s===void 0)return k(e,"a name");const c={name:s.value,start:s.start,end:s.end};if(l===
"="&&o===void 0){e.at++;const h=e.skipBlank()===""?void 0:P(e,n);return h&&{...c,value:h,isAssigned:!0}}if(l!=="{")return k(e,l==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const r=P(e,n);if(r===void 0||o===void 0)return r&&{...c,value:r};const u={name:o.value,start:o.start,
end:o.end,value:r};return{...c,hasLabels:!0,value:{...r,kind:"object",items:[u]}}}function L(e){const n=e.skipBlank(),t=e.at,s=B(e),o=s!==""&&!O(s);o&&(e.at+=s.
length);const i=n==='"'?R(e):o?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const O=e=>e==="true"||e==="false";function B({text:e,at:n}){return E.
lastIndex=n,E.test(e)?(A.lastIndex=n,e.slice(n,A.exec(e)?.index??e.length)):""}function P(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const r=t==='"'?
R(e):q(e);return r===void 0?void 0:{kind:"string",start:s,end:e.at,value:r,verbatim:r}}if(t!=="{"&&t!=="[")return X(e);if(e.depth>=b)return e.stop(`values are n\
ested deeper than ${b} levels`,s);e.depth++,e.at++;const o=t==="{"?F(e,n):[],i=t==="["?Y(e,n):[];e.depth--;const l=t==="{"?"}":"]";if(e.peek()!==l)return k(e,`"${l}\
"`);const c={start:s,end:++e.at};return t==="{"?{kind:"object",...c,items:o}:{kind:"tuple",...c,elements:i}}function X(e){const{text:n,at:t}=e,s=B(e);w.lastIndex=
t;const o=O(s)?s:w.exec(n)?.[0];if(o===void 0)return k(e,"a value");e.at+=o.length;const i=O(s)?s==="true":Number(o);return{kind:"primitive",start:t,end:e.at,value:i}}
function Y(e,n){const t=[];let s=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&k(e,'"," or "]"');const i=P(e,n);if(i===void 0)break;
t.push(i)}s=o!==","&&o!=="["}return t}function k(e,n){const t=B(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const J={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(J)),C="[0-9a-fA-F]",G=`x(?=[0-7])${C}{2}|[01][0-7]{2}`,S=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${C}{4}|U00(?:0${C}\
|10)${C}{4}|${G}))`,"y");function R(e){let n="",t=++e.at;for(;;){const s=e.skipAll($.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")Z(e);else if(o)e.at++;else{S.lastIndex=e.at;const[i="",l="",c]=S.exec(e.text)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const r=Number(
c?.replace(/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=c===void 0?Q.get(l)??l:String.fromCodePoint(r).toWellFormed()}}}function Z(e){let n=0;do e.at++,e.peek()===
"{"?n++:e.peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const _=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e;_.lastIndex=t;const[s,o,i]=_.
exec(n)??[];if(s===void 0)return e.stop("invalid heredoc marker",t);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${i}\\n`,"g"),c=t+s.length;l.lastIndex=
c;const r=l.exec(n);if(r===null)return e.stop("heredoc is not terminated",n.length);e.at=l.lastIndex;const[,u=""]=r,h=n.slice(c,r.index);if(!o)return h+u;const I=h.
split(`
`).slice(0,-1);return I.every(g=>g.startsWith(u))?I.map(g=>`${g.slice(u.length)}
`).join(""):h}var ee=f(4929),te=f(2370),H=f(2713),U=f(4265);const N=(e,n,t)=>(0,te.kH)((0,ee.P4)({clients:[e],mistake:n}),{places:t===null?[]:[t]});function ne({
shown:e,text:n,isUtf8:t},s){const o=(d,p)=>N(s,{kind:"syntax",file:e,why:d},p),i=M(n,s==="opentofu"),l=i.problems.slice(0,1).map(({message:d,...p})=>o(d,{file:e,
...p}));l.length===0&&!t&&l.push(o("illegal UTF-8 encoding",null));const c=l.length>0,r=c?[]:(0,v.Td)(i.body),{values:u,mistake:h}=(0,U.Ln)(r,s),I=(0,v.yN)(i.text),
g=d=>({file:e,...I(d)}),le=h===null?[]:[h],K=(d,p)=>N(s,p,g(d)),W=h===null?r:[],re=W.filter(se),{protocols:de,mistakes:ce}=(0,U.zT)(s==="opentofu"?W:[]);return{
credentials:j(u.credentials,d=>ie(d,g(d))),hosts:j(u.host,d=>({place:g(d),services:Array.from(d.value.services??[],([p,{value:D}])=>({id:p,value:D}))})),helpers:j(
u.credentials_helper,d=>({place:g(d),args:d.value.args??[]})),installations:[{items:re,shown:e,placeOf:g}],protocols:de,findings:[...l,...le.map(({argument:{path:d,
span:p},want:D})=>K(p,{kind:"type",file:e,path:d,want:D})),...ce.map(({span:d,why:p})=>K(d,{kind:"block",file:e,why:p}))],secrets:ae([...u.credentials?.values()??
[]],n),isRead:!c&&(h===null||s==="opentofu")}}const se=({name:e})=>e==="provider_installation",j=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function ie(e,n){
const t=e.value.get("token")?.value;return{place:n,token:typeof t=="string"?new H.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const oe=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;
function ae(e,n){const t=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(oe)).
flatMap(([,i,l=""])=>i??l.split(/[\s",]+/)),o=new Set([...t,...s]);return o.delete(""),Array.from(o,i=>new H.ou(i))}}),4929:((V,x,f)=>{f.d(x,{Dz:()=>A,P4:()=>T,
Yv:()=>w,kV:()=>M});var $=f(4091),y=f(1831),v=f(4e3),b=f(5799);const T=({clients:a,mistake:m})=>(0,b.CC)("credentials-config",{...E(m),affects:a});function E(a){
switch(a.kind){case"missing":return{message:`${a.setting} names ${(0,$.ol)(a.path)}, which does not exist`,help:"correct the path; the client continues without \
any CLI configuration"};case"unreadable":return{message:`${a.file} ${(0,v.mP)(a.failure)}`,help:a.failure.kind==="size"?"shorten the file; the client reads all \
of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${a.file} has a sy\
ntax error: ${a.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${a.file}: ${a.path.join(".")} mus\
t be ${a.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${a.file}:\
 ${a.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${a.type} ${(0,$.ol)(a.label)} is not a hostname:\
 ${a.why}`,help:a.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_he\
lper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installati\
on block",help:"remove all but one; the client uses the first"};case"no token":return{message:a.hasValue?`the token in the credentials block for host ${(0,y.nx)(
a.host)} at ${a.file} is not a string`:`the credentials block for host ${(0,y.nx)(a.host)} at ${a.file} has no token`,help:'add token = "\u2026" or remove the block;\
 the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,$.ol)(a.name)}: there is no terraform-c\
redentials-${a.name} in ${a.directories.join(", ")}`,help:a.name===a.name.toLowerCase()?"install the program there (PATH is not searched); the client continues \
without a helper":"write the name in lower case; the client finds no other name"}}}const A=({name:a,why:m})=>(0,b.CC)("credentials-helper",{message:`credentials\
 helper ${a}: ${m}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),w=({host:a,at:m})=>(0,b.CC)("services-fo\
rced",{message:`the host block at ${m} defines the services of ${a}; the host's own discovery document is not used`,help:`remove the host block at ${m} to use t\
he discovery document of ${a}`}),M=a=>(0,b.CC)("services-forced-differ",{message:`the host block at ${a.at} and the discovery document of ${a.host} differ in ${(0,v.
K4)(a.services,10,v.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{fe as id,he as ids,ue as modules};
var $late0;
