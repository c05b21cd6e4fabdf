const de=786,re=[786],ce={5405:((K,x,f)=>{f.r(x),f.d(x,{configFinding:()=>B,parseConfigFile:()=>ee});var k=f(9349),y=f(2245),v=f(6134);const b=200,w=/[\0\ue123]/,
E=new RegExp("[\\p{L}_]","uy"),C=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),I=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function T(e,t){const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=n?e:e.
replaceAll(`\r
`,`
`),o=new v.n_(Number.POSITIVE_INFINITY),a=new k.bs(s,0,o),l=s.search(w);if(l>=0)a.stop("null character or U+E123",l);else if(n){const{body:d,problems:u}=(0,y.O)(
s,o,!0);return{text:e,body:{kind:"json",members:i((0,v.Td)(d))},parts:o,problems:u}}const c=j(a,t);return a.isAtEnd()||$(a,"the end of the file"),a.structure({kind:"\
json",members:c})}const i=e=>e.flatMap(t=>{const{value:n}=t;if(n.kind==="tuple"&&m(n.elements))return i(n.elements.map(o=>({...t,value:o})));if(n.kind!=="object")
return[t];const s=m(n.items.map(o=>o.value));return[{...t,hasLabels:s,value:{...n,items:i(n.items)}}]}),m=e=>e.length>0&&e.every(({kind:t})=>t==="object");function j(e,t){
const n=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const a=V(e,t);if(a===void 0)break;n.push(a);const l=e.text.slice(a.start,a.end);t&&
a.isAssigned&&s.has(l)&&e.stop("each argument can only be defined once",a.start),a.isAssigned&&s.add(l),e.skipBlank()===","&&e.at++}return n}function V(e,t){const n=[];
for(let h=F(e);h!==void 0;h=F(e))n.push(h);const[s,o,a]=n,l=e.skipBlank();if(s===void 0)return $(e,"a name");const c={name:s.value,start:s.start,end:s.end};if(l===
"="&&o===void 0){e.at++;const h=e.skipBlank()===""?void 0:P(e,t);return h&&{...c,value:h,isAssigned:!0}}if(l!=="{")return $(e,l==="="?'"{"':'"=" or "{"');if(a!==
void 0)return e.stop('expected "{" after one label',a.start);const d=P(e,t);if(d===void 0||o===void 0)return d&&{...c,value:d};const u={name:o.value,start:o.start,
end:o.end,value:d};return{...c,hasLabels:!0,value:{...d,kind:"object",items:[u]}}}function F(e){const t=e.skipBlank(),n=e.at,s=O(e),o=s!==""&&!M(s);o&&(e.at+=s.
length);const a=t==='"'?S(e):o?s:void 0;return a===void 0?void 0:{value:a,start:n,end:e.at}}const M=e=>e==="true"||e==="false";function O({text:e,at:t}){return E.
lastIndex=t,E.test(e)?(C.lastIndex=t,e.slice(t,C.exec(e)?.index??e.length)):""}function P(e,t){const n=e.skipBlank(),s=e.at;if(n==='"'||n==="<"){const d=n==='"'?
S(e):G(e);return d===void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(n!=="{"&&n!=="[")return z(e);if(e.depth>=b)return e.stop(`values are n\
ested deeper than ${b} levels`,s);e.depth++,e.at++;const o=n==="{"?j(e,t):[],a=n==="["?X(e,t):[];e.depth--;const l=n==="{"?"}":"]";if(e.peek()!==l)return $(e,`"${l}\
"`);const c={start:s,end:++e.at};return n==="{"?{kind:"object",...c,items:o}:{kind:"tuple",...c,elements:a}}function z(e){const{text:t,at:n}=e,s=O(e);I.lastIndex=
n;const o=M(s)?s:I.exec(t)?.[0];if(o===void 0)return $(e,"a value");e.at+=o.length;const a=M(s)?s==="true":Number(o);return{kind:"primitive",start:n,end:e.at,value:a}}
function X(e,t){const n=[];let s=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&$(e,'"," or "]"');const a=P(e,t);if(a===void 0)break;
n.push(a)}s=o!==","&&o!=="["}return n}function $(e,t){const n=O(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${t}${n}`,e.at)}const Y={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},J=new Map(Object.entries(Y)),L=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function S(e){let t="",n=++e.at;for(;;){const s=e.skipAll(k.Tj);
if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(t+=e.text.slice(n,e.at)),s==='"')return e.at++,t;if(s==="$"&&e.peek(1)===
"{")Q(e);else if(o)e.at++;else{L.lastIndex=e.at;const[a="",l="",c]=L.exec(e.text)??[];if(a==="")return e.stop("invalid escape sequence",e.at);n=e.at+=a.length;const d=String.
fromCodePoint(Number.parseInt(c??"0",16)).toWellFormed();t+=c===void 0?J.get(l)??l:d}}}function Q(e){let t=0;do e.at++,e.peek()==="{"?t++:e.peek()==="}"&&t--;while(t>
0&&!e.isAtEnd())}const _=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function G(e){const{text:t,at:n}=e;_.lastIndex=n;const[s,o,a]=_.exec(t)??[];if(s===void 0)return e.stop(
"invalid heredoc marker",n);const l=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${a}\\n`,"g"),c=n+s.length;l.lastIndex=c;const d=l.exec(t);if(d===null)return e.
stop("heredoc is not terminated",t.length);e.at=l.lastIndex;const[,u=""]=d,h=t.slice(c,d.index);if(!o)return h+u;const A=h.split(`
`).slice(0,-1);return A.every(g=>g.startsWith(u))?A.map(g=>`${g.slice(u.length)}
`).join(""):h}var Z=f(4929),q=f(5799),R=f(2713),H=f(4265);const B=(e,t,n)=>(0,q.hD)((0,Z.P4)({clients:[e],mistake:t}),{places:n===null?[]:[n]});function ee({shown:e,
text:t,isUtf8:n},s){const o=(r,p)=>B(s,{kind:"syntax",file:e,why:r},p),a=T(t,s==="opentofu"),l=a.problems.slice(0,1).map(({message:r,...p})=>o(r,{file:e,...p}));
l.length===0&&!n&&l.push(o("illegal UTF-8 encoding",null));const c=l.length>0,d=c?[]:(0,v.Td)(a.body),{values:u,mistake:h}=(0,H.Ln)(d,s),A=(0,v.yN)(a.text),g=r=>({
file:e,...A(r)}),ie=h===null?[]:[h],U=(r,p)=>B(s,p,g(r)),W=h===null?d:[],oe=W.filter(te),{protocols:ae,mistakes:le}=(0,H.zT)(s==="opentofu"?W:[]);return{credentials:N(
u.credentials,r=>ne(r,g(r))),hosts:N(u.host,r=>({place:g(r),services:Array.from(r.value.services??[],([p,{value:D}])=>({id:p,value:D}))})),helpers:N(u.credentials_helper,
r=>({place:g(r),args:r.value.args??[]})),installations:[{items:oe,shown:e,placeOf:g}],protocols:ae,findings:[...l,...ie.map(({argument:{path:r,span:p},want:D})=>U(
p,{kind:"type",file:e,path:r,want:D})),...le.map(({span:r,why:p})=>U(r,{kind:"block",file:e,why:p}))],secrets:[...u.credentials?.values()??[]].flatMap(se),isRead:!c&&
(h===null||s==="opentofu")}}const te=({name:e})=>e==="provider_installation",N=(e=new Map,t)=>new Map(Array.from(e,([n,s])=>[n,t(s)]));function ne(e,t){const n=e.
value.get("token")?.value;return{place:t,token:typeof n=="string"?new R.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const se=e=>[...e.value.values()].flatMap(
({value:t})=>typeof t=="string"||Number.isInteger(t)?[new R.ou(String(t))]:[])}),4929:((K,x,f)=>{f.d(x,{Dz:()=>C,P4:()=>w,Yv:()=>I,kV:()=>T});var k=f(4091),y=f(
1831),v=f(4e3),b=f(5799);const w=({clients:i,mistake:m})=>(0,b.CC)("credentials-config",{...E(m),affects:i});function E(i){switch(i.kind){case"missing":return{message:`${i.
setting} names ${(0,k.ol)(i.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${i.
file} ${(0,v.mP)(i.failure)}`,help:i.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this \
account can read; this check continues without it"};case"syntax":return{message:`${i.file} has a syntax error: ${i.why}`,help:"correct the file; the client igno\
res all of it, including its tokens"};case"type":return{message:`${i.file}: ${i.path.join(".")} must be ${i.want}`,help:"correct the value; Terraform ignores th\
e whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${i.file}: ${i.why}`,help:"correct the block; the client ignores it"};case"\
label":return{message:`the label of the block ${i.type} ${(0,k.ol)(i.label)} is not a hostname: ${i.why}`,help:i.advice??"write a hostname as the label; the cli\
ent ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them\
 at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"\
no token":return{message:i.hasValue?`the token in the credentials block for host ${(0,y.nx)(i.host)} at ${i.file} is not a string`:`the credentials block for ho\
st ${(0,y.nx)(i.host)} at ${i.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"\
no helper":return{message:`credentials helper ${(0,k.ol)(i.name)}: there is no terraform-credentials-${i.name} in ${i.directories.join(", ")}`,help:i.name===i.name.
toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other\
 name"}}}const C=({name:i,why:m})=>(0,b.CC)("credentials-helper",{message:`credentials helper ${i}: ${m}`,help:'run the program with "get" and the host: it must\
 print {"token": "\u2026"} and exit with 0'}),I=({host:i,at:m})=>(0,b.CC)("services-forced",{message:`the host block at ${m} defines the services of ${i}; the h\
ost's own discovery document is not used`,help:`remove the host block at ${m} to use the discovery document of ${i}`}),T=i=>(0,b.CC)("services-forced-differ",{message:`\
the host block at ${i.at} and the discovery document of ${i.host} differ in ${(0,v.K4)(i.services,10,v.dh)}`,help:"update the host block or remove it; machines \
without it use other services"})})};export{de as id,re as ids,ce as modules};
var $late0;
