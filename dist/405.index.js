const re=405,ce=[405,786],de={4265:((j,A,h)=>{h.d(A,{Hl:()=>i,Ln:()=>O,f5:()=>F,zT:()=>R});var l=h(1541);const I=c=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.
zC,host:l.A7(l.Tb({services:l.A7(l.T)},c)),credentials:l.A7(l.A7(l.T)),credentials_helper:l.A7(l.Tb({args:l.c3(l.sc)},c))}),k={providers:l.A7(l.sc),provisioners:l.
A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.zC,...I(!1)},y=I(!0),$={path:[],span:{start:0,end:0}};function O(c,p){const m=p==="terraform",_={},
C=l.LH(()=>{m?l.ql(c,$,k,_):l.ql(c,$,y,_)});return{values:m&&C!==null?{}:_,mistake:C}}const x="registry_protocols",M={retry_count:l.sD,request_timeout_seconds:l.
sD};function R(c){const[p=[]]=c.flatMap(C=>C.name===x?l.AV(C):[]),m={},_=l.LH(()=>l.ql(p,{...$,path:[x]},M,m));return _===null?{protocols:m,mistakes:[]}:{protocols:{},
mistakes:[{span:_.argument.span,why:_.message}]}}function i({request_timeout_seconds:c},p){const m=w(p.TF_REGISTRY_CLIENT_TIMEOUT);return m!==null?m*1e3:c===void 0?
null:c>0?c*1e3:Number.POSITIVE_INFINITY}const b=1e4,D=1;function F(c,p,m){const _=w(m.TF_REGISTRY_DISCOVERY_RETRY)??p.retry_count??D;return{client:c,attemptMs:i(
p,m)??b,retries:Math.max(_,0)}}function w(c){const p=/^\+?\d+$/.test(c??"")?Number(c):0;return p>0?p:null}}),5405:((j,A,h)=>{h.r(A),h.d(A,{configFinding:()=>N,parseConfigFile:()=>ee});
var l=h(9349),I=h(2245),k=h(6134);const y=200,$=/[\0\ue123]/,O=new RegExp("[\\p{L}_]","uy"),x=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function R(e,t){
const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=n?e:e.replaceAll(`\r
`,`
`),o=new k.n_(Number.POSITIVE_INFINITY),a=new l.bs(s,0,o),r=s.search($);if(r>=0)a.stop("null character or U+E123",r);else if(n){const{body:d,problems:v}=(0,I.O)(
s,o,!0);return{text:e,body:{kind:"json",members:i((0,k.Td)(d))},parts:o,problems:v}}const u=D(a,t);return a.isAtEnd()||P(a,"the end of the file"),a.structure({kind:"\
json",members:u})}const i=e=>e.flatMap(t=>{const{value:n}=t;if(n.kind==="tuple"&&b(n.elements))return i(n.elements.map(o=>({...t,value:o})));if(n.kind!=="object")
return[t];const s=b(n.items.map(o=>o.value));return[{...t,hasLabels:s,value:{...n,items:i(n.items)}}]}),b=e=>e.length>0&&e.every(({kind:t})=>t==="object");function D(e,t){
const n=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const a=F(e,t);if(a===void 0)break;n.push(a);const r=e.text.slice(a.start,a.end);t&&
a.isAssigned&&s.has(r)&&e.stop("each argument can only be defined once",a.start),a.isAssigned&&s.add(r),e.skipBlank()===","&&e.at++}return n}function F(e,t){const n=[];
for(let g=w(e);g!==void 0;g=w(e))n.push(g);const[s,o,a]=n,r=e.skipBlank();if(s===void 0)return P(e,"a name");const u={name:s.value,start:s.start,end:s.end};if(r===
"="&&o===void 0){e.at++;const g=e.skipBlank()===""?void 0:m(e,t);return g&&{...u,value:g,isAssigned:!0}}if(r!=="{")return P(e,r==="="?'"{"':'"=" or "{"');if(a!==
void 0)return e.stop('expected "{" after one label',a.start);const d=m(e,t);if(d===void 0||o===void 0)return d&&{...u,value:d};const v={name:o.value,start:o.start,
end:o.end,value:d};return{...u,hasLabels:!0,value:{...d,kind:"object",items:[v]}}}function w(e){const t=e.skipBlank(),n=e.at,s=p(e),o=s!==""&&!c(s);o&&(e.at+=s.
length);const a=t==='"'?H(e):o?s:void 0;return a===void 0?void 0:{value:a,start:n,end:e.at}}const c=e=>e==="true"||e==="false";function p({text:e,at:t}){return O.
lastIndex=t,O.test(e)?(x.lastIndex=t,e.slice(t,x.exec(e)?.index??e.length)):""}function m(e,t){const n=e.skipBlank(),s=e.at;if(n==='"'||n==="<"){const d=n==='"'?
H(e):J(e);return d===void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(n!=="{"&&n!=="[")return _(e);if(e.depth>=y)return e.stop(`values are n\
ested deeper than ${y} levels`,s);e.depth++,e.at++;const o=n==="{"?D(e,t):[],a=n==="["?C(e,t):[];e.depth--;const r=n==="{"?"}":"]";if(e.peek()!==r)return P(e,`"${r}\
"`);const u={start:s,end:++e.at};return n==="{"?{kind:"object",...u,items:o}:{kind:"tuple",...u,elements:a}}function _(e){const{text:t,at:n}=e,s=p(e);M.lastIndex=
n;const o=c(s)?s:M.exec(t)?.[0];if(o===void 0)return P(e,"a value");e.at+=o.length;const a=c(s)?s==="true":Number(o);return{kind:"primitive",start:n,end:e.at,value:a}}
function C(e,t){const n=[];let s=!1;for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&P(e,'"," or "]"');const a=m(e,t);if(a===void 0)break;
n.push(a)}s=o!==","&&o!=="["}return n}function P(e,t){const n=p(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${t}${n}`,e.at)}const G={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(G)),U=/\\(?:([abfnrtv\\"])|u([0-9a-fA-F]{4}))/y;function H(e){let t="",n=++e.at;for(;;){const s=e.skipAll(l.Tj);
if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(t+=e.text.slice(n,e.at)),s==='"')return e.at++,t;if(s==="$"&&e.peek(1)===
"{")X(e);else if(o)e.at++;else{U.lastIndex=e.at;const[a="",r="",u]=U.exec(e.text)??[];if(a==="")return e.stop("invalid escape sequence",e.at);n=e.at+=a.length;const d=String.
fromCodePoint(Number.parseInt(u??"0",16)).toWellFormed();t+=u===void 0?Q.get(r)??r:d}}}function X(e){let t=0;do e.at++,e.peek()==="{"?t++:e.peek()==="}"&&t--;while(t>
0&&!e.isAtEnd())}const V=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function J(e){const{text:t,at:n}=e;V.lastIndex=n;const[s,o,a]=V.exec(t)??[];if(s===void 0)return e.stop(
"invalid heredoc marker",n);const r=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${a}\\n`,"g"),u=n+s.length;r.lastIndex=u;const d=r.exec(t);if(d===null)return e.
stop("heredoc is not terminated",t.length);e.at=r.lastIndex;const[,v=""]=d,g=t.slice(u,d.index);if(!o)return g+v;const L=g.split(`
`).slice(0,-1);return L.every(T=>T.startsWith(v))?L.map(T=>`${T.slice(v.length)}
`).join(""):g}var Z=h(4929),q=h(5799),z=h(2713),W=h(4265);const N=(e,t,n)=>(0,q.hD)((0,Z.P4)({clients:[e],mistake:t}),{places:n===null?[]:[n]});function ee({shown:e,
text:t,isUtf8:n},s){const o=(f,E)=>N(s,{kind:"syntax",file:e,why:f},E),a=R(t,s==="opentofu"),r=a.problems.slice(0,1).map(({message:f,...E})=>o(f,{file:e,...E}));
r.length===0&&!n&&r.push(o("illegal UTF-8 encoding",null));const u=r.length>0,d=u?[]:(0,k.Td)(a.body),{values:v,mistake:g}=(0,W.Ln)(d,s),L=(0,k.yN)(a.text),T=f=>({
file:e,...L(f)}),ie=g===null?[]:[g],K=(f,E)=>N(s,E,T(f)),Y=g===null?d:[],oe=Y.filter(te),{protocols:ae,mistakes:le}=(0,W.zT)(s==="opentofu"?Y:[]);return{credentials:S(
v.credentials,f=>ne(f,T(f))),hosts:S(v.host,f=>({place:T(f),services:Array.from(f.value.services??[],([E,{value:B}])=>({id:E,value:B}))})),helpers:S(v.credentials_helper,
f=>({place:T(f),args:f.value.args??[]})),installations:[{items:oe,shown:e,placeOf:T}],protocols:ae,findings:[...r,...ie.map(({argument:{path:f,span:E},want:B})=>K(
E,{kind:"type",file:e,path:f,want:B})),...le.map(({span:f,why:E})=>K(f,{kind:"block",file:e,why:E}))],secrets:[...v.credentials?.values()??[]].flatMap(se),isRead:!u&&
(g===null||s==="opentofu")}}const te=({name:e})=>e==="provider_installation",S=(e=new Map,t)=>new Map(Array.from(e,([n,s])=>[n,t(s)]));function ne(e,t){const n=e.
value.get("token")?.value;return{place:t,token:typeof n=="string"?new z.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const se=e=>[...e.value.values()].flatMap(
({value:t})=>typeof t=="string"||Number.isInteger(t)?[new z.ou(String(t))]:[])}),4929:((j,A,h)=>{h.d(A,{Dz:()=>x,P4:()=>$,Yv:()=>M,kV:()=>R});var l=h(4091),I=h(
1831),k=h(4e3),y=h(5799);const $=({clients:i,mistake:b})=>(0,y.CC)("credentials-config",{...O(b),affects:i});function O(i){switch(i.kind){case"missing":return{message:`${i.
setting} names ${(0,l.ol)(i.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${i.
file} ${(0,k.mP)(i.failure)}`,help:i.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this \
account can read; this check continues without it"};case"syntax":return{message:`${i.file} has a syntax error: ${i.why}`,help:"correct the file; the client igno\
res all of it, including its tokens"};case"type":return{message:`${i.file}: ${i.path.join(".")} must be ${i.want}`,help:"correct the value; Terraform ignores th\
e whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${i.file}: ${i.why}`,help:"correct the block; the client ignores it"};case"\
label":return{message:`the label of the block ${i.type} ${(0,l.ol)(i.label)} is not a hostname: ${i.why}`,help:i.advice??"write a hostname as the label; the cli\
ent ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them\
 at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"\
no token":return{message:i.hasValue?`the token in the credentials block for host ${(0,I.nx)(i.host)} at ${i.file} is not a string`:`the credentials block for ho\
st ${(0,I.nx)(i.host)} at ${i.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"\
no helper":return{message:`credentials helper ${(0,l.ol)(i.name)}: there is no terraform-credentials-${i.name} in ${i.directories.join(", ")}`,help:i.name===i.name.
toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other\
 name"}}}const x=({name:i,why:b})=>(0,y.CC)("credentials-helper",{message:`credentials helper ${i}: ${b}`,help:'run the program with "get" and the host: it must\
 print {"token": "\u2026"} and exit with 0'}),M=({host:i,at:b})=>(0,y.CC)("services-forced",{message:`the host block at ${b} defines the services of ${i}; the h\
ost's own discovery document is not used`,help:`remove the host block at ${b} to use the discovery document of ${i}`}),R=i=>(0,y.CC)("services-forced-differ",{message:`\
the host block at ${i.at} and the discovery document of ${i.host} differ in ${(0,k.K4)(i.services,10,k.dh)}`,help:"update the host block or remove it; machines \
without it use other services"})})};export{re as id,ce as ids,de as modules};
var $late0;
