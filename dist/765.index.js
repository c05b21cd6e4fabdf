const de=765,re=[765],ce={3778:((N,$,c)=>{c.d($,{_:()=>P,m:()=>ee});var m=c(9349),y=c(2245),b=c(6134);const k=200,A=/[\0\ue123]/,E=new RegExp("[\\p{L}_]","uy"),_=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),
C=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function w(e,t){const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=n?e:e.replaceAll(`\r
`,`
`),o=new b.n_(Number.POSITIVE_INFINITY),a=new m.bs(s,0,o),l=s.search(A);if(l>=0)a.stop("null character or U+E123",l);else if(n){const{body:d,problems:u}=(0,y.O)(
s,o,!0);return{text:e,body:{kind:"json",members:i((0,b.Td)(d))},parts:o,problems:u}}const f=j(a,t);return a.isAtEnd()||x(a,"the end of the file"),a.structure({kind:"\
json",members:f})}const i=e=>e.flatMap(t=>{const{value:n}=t;if(n.kind==="tuple"&&g(n.elements))return i(n.elements.map(o=>({...t,value:o})));if(n.kind!=="object")
return[t];const s=g(n.items.map(o=>o.value));return[{...t,hasLabels:s,value:{...n,items:i(n.items)}}]}),g=e=>e.length>0&&e.every(({kind:t})=>t==="object");function j(e,t){
const n=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const a=V(e,t);if(a===void 0)break;n.push(a);const l=e.text.slice(a.start,a.end);t&&
a.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",a.start),a.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return n}function V(e,t){const n=[];
for(let h=L(e);h!==void 0;h=L(e))n.push(h);const[s,o,a]=n,l=e.skipBlank();if(s===void 0)return x(e,"a name");const f={name:s.value,start:s.start,end:s.end};if(l===
"="&&o===void 0){e.at++;const h=e.skipBlank()===""?void 0:T(e,t);return h&&{...f,value:h,isAssigned:!0}}if(l!=="{")return x(e,l==="="?'"{"':'"=" or "{"');if(a!==
void 0)return e.stop('expected "{" after one label',a.start);const d=T(e,t);if(d===void 0||o===void 0)return d&&{...f,value:d};const u={name:o.value,start:o.start,
end:o.end,value:d};return{...f,hasLabels:!0,value:{...d,kind:"object",items:[u]}}}function L(e){const t=e.skipBlank(),n=e.at,s=O(e),o=s!==""&&!M(s);o&&(e.at+=s.
length);const a=t==='"'?S(e):o?s:void 0;return a===void 0?void 0:{value:a,start:n,end:e.at}}const M=e=>e==="true"||e==="false";function O({text:e,at:t}){return E.
lastIndex=t,E.test(e)?(_.lastIndex=t,e.slice(t,_.exec(e)?.index??e.length)):""}function T(e,t){const n=e.skipBlank(),s=e.at;if(n==='"'||n==="<"){const d=n==='"'?
S(e):G(e);return d===void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(n!=="{"&&n!=="[")return z(e);if(e.depth>=k)return e.stop(`values are n\
ested deeper than ${k} levels`,s);e.depth++,e.at++;const o=n==="{"?j(e,t):[],a=n==="["?X(e,t):[];e.depth--;const l=n==="{"?"}":"]";if(e.peek()!==l)return x(e,`"${l}\
"`);const f={start:s,end:++e.at};return n==="{"?{kind:"object",...f,items:o}:{kind:"tuple",...f,elements:a}}function z(e){const{text:t,at:n}=e,s=O(e);C.lastIndex=
n;const o=M(s)?s:C.exec(t)?.[0];if(o===void 0)return x(e,"a value");e.at+=o.length;const a=M(s)?s==="true":Number(o);return{kind:"primitive",start:n,end:e.at,value:a}}
function X(e,t){const n=[];let s=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&x(e,'"," or "]"');const a=T(e,t);if(a===void 0)break;
n.push(a)}s=o!==","&&o!=="["}return n}function x(e,t){const n=O(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${t}${n}`,e.at)}const Y={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},J=new Map(Object.entries(Y)),F=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function S(e){let t="",n=++e.at;for(;;){const s=e.skipAll(m.Tj);
if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(t+=e.text.slice(n,e.at)),s==='"')return e.at++,t;if(s==="$"&&e.peek(1)===
"{")Q(e);else if(o)e.at++;else{F.lastIndex=e.at;const[a="",l="",f]=F.exec(e.text)??[];if(a==="")return e.stop("invalid escape sequence",e.at);n=e.at+=a.length;const d=String.
fromCodePoint(Number.parseInt(f??"0",16)).toWellFormed();t+=f===void 0?J.get(l)??l:d}}}function Q(e){let t=0;do e.at++,e.peek()==="{"?t++:e.peek()==="}"&&t--;while(t>
0&&!e.isAtEnd())}const R=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function G(e){const{text:t,at:n}=e;R.lastIndex=n;const[s,o,a]=R.exec(t)??[];if(s===void 0)return e.stop(
"invalid heredoc marker",n);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${a}\\n`,"g"),f=n+s.length;l.lastIndex=f;const d=l.exec(t);if(d===null)return e.
stop("heredoc is not terminated",t.length);e.at=l.lastIndex;const[,u=""]=d,h=t.slice(f,d.index);if(!o)return h+u;const I=h.split(`
`).slice(0,-1);return I.every(v=>v.startsWith(u))?I.map(v=>`${v.slice(u.length)}
`).join(""):h}var Z=c(4929),q=c(5799),U=c(2713),W=c(4265);const P=(e,t,n)=>(0,q.hD)((0,Z.P4)({clients:[e],mistake:t}),{places:n===null?[]:[n]});function ee({shown:e,
text:t,isUtf8:n},s){const o=(r,p)=>P(s,{kind:"syntax",file:e,why:r},p),a=w(t,s==="opentofu"),l=a.problems.slice(0,1).map(({message:r,...p})=>o(r,{file:e,...p}));
l.length===0&&!n&&l.push(o("illegal UTF-8 encoding",null));const f=l.length>0,d=f?[]:(0,b.Td)(a.body),{values:u,mistake:h}=(0,W.Ln)(d,s),I=(0,b.yN)(a.text),v=r=>({
file:e,...I(r)}),ie=h===null?[]:[h],H=(r,p)=>P(s,p,v(r)),K=h===null?d:[],oe=K.filter(te),{protocols:ae,mistakes:le}=(0,W.zT)(s==="opentofu"?K:[]);return{credentials:B(
u.credentials,r=>ne(r,v(r))),hosts:B(u.host,r=>({place:v(r),services:Array.from(r.value.services??[],([p,{value:D}])=>({id:p,value:D}))})),helpers:B(u.credentials_helper,
r=>({place:v(r),args:r.value.args??[]})),installations:[{items:oe,shown:e,placeOf:v}],protocols:ae,findings:[...l,...ie.map(({argument:{path:r,span:p},want:D})=>H(
p,{kind:"type",file:e,path:r,want:D})),...le.map(({span:r,why:p})=>H(r,{kind:"block",file:e,why:p}))],secrets:[...u.credentials?.values()??[]].flatMap(se),isRead:!f&&
(h===null||s==="opentofu")}}const te=({name:e})=>e==="provider_installation",B=(e=new Map,t)=>new Map(Array.from(e,([n,s])=>[n,t(s)]));function ne(e,t){const n=e.
value.get("token")?.value;return{place:t,token:typeof n=="string"?new U.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const se=e=>[...e.value.values()].flatMap(
({value:t})=>typeof t=="string"||Number.isInteger(t)?[new U.ou(String(t))]:[])}),4765:((N,$,c)=>{c.r($),c.d($,{configFinding:()=>m._,parseConfigFile:()=>m.m});var m=c(
3778)}),4929:((N,$,c)=>{c.d($,{Dz:()=>_,P4:()=>A,Yv:()=>C,kV:()=>w});var m=c(4091),y=c(1831),b=c(4e3),k=c(5799);const A=({clients:i,mistake:g})=>(0,k.CC)("crede\
ntials-config",{...E(g),affects:i});function E(i){switch(i.kind){case"missing":return{message:`${i.setting} names ${(0,m.ol)(i.path)}, which does not exist`,help:"\
correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${i.file} ${(0,b.mP)(i.failure)}`,help:i.failure.kind===
"size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"\
syntax":return{message:`${i.file} has a syntax error: ${i.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${i.
file}: ${i.path.join(".")} must be ${i.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"blo\
ck":return{message:`${i.file}: ${i.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${i.type} ${(0,m.ol)(
i.label)} is not a hostname: ${i.why}`,help:i.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more \
than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:i.hasValue?`the token in the credentia\
ls block for host ${(0,y.nx)(i.host)} at ${i.file} is not a string`:`the credentials block for host ${(0,y.nx)(i.host)} at ${i.file} has no token`,help:'add tok\
en = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,m.ol)(
i.name)}: there is no terraform-credentials-${i.name} in ${i.directories.join(", ")}`,help:i.name===i.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const _=({name:i,why:g})=>(0,k.CC)("credenti\
als-helper",{message:`credentials helper ${i}: ${g}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),C=({host:i,
at:g})=>(0,k.CC)("services-forced",{message:`the host block at ${g} defines the services of ${i}; the host's own discovery document is not used`,help:`remove th\
e host block at ${g} to use the discovery document of ${i}`}),w=i=>(0,k.CC)("services-forced-differ",{message:`the host block at ${i.at} and the discovery docum\
ent of ${i.host} differ in ${(0,b.K4)(i.services,10,b.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{de as id,re as ids,ce as modules};
var $late0;
