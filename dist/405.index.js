const de=405,fe=[405,786],he={4265:((U,A,h)=>{h.d(A,{Hl:()=>o,Ln:()=>O,f5:()=>F,zT:()=>P});var l=h(1541);const $=c=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.
zC,host:l.A7(l.Tb({services:l.A7(l.T)},c)),credentials:l.A7(l.A7(l.T)),credentials_helper:l.A7(l.Tb({args:l.c3(l.sc)},c))}),k={providers:l.A7(l.sc),provisioners:l.
A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.zC,...$(!1)},y=$(!0),x={path:[],span:{start:0,end:0}};function O(c,p){const m=p==="terraform",E={},
C=l.LH(()=>{m?l.ql(c,x,k,E):l.ql(c,x,y,E)});return{values:m&&C!==null?{}:E,mistake:C}}const I="registry_protocols",M={retry_count:l.sD,request_timeout_seconds:l.
sD};function P(c){const[p=[]]=c.flatMap(C=>C.name===I?l.AV(C):[]),m={},E=l.LH(()=>l.ql(p,{...x,path:[I]},M,m));return E===null?{protocols:m,mistakes:[]}:{protocols:{},
mistakes:[{span:E.argument.span,why:E.message}]}}function o({request_timeout_seconds:c},p){const m=w(p.TF_REGISTRY_CLIENT_TIMEOUT);return m!==null?m*1e3:c===void 0?
null:c>0?c*1e3:Number.POSITIVE_INFINITY}const b=1e4,D=1;function F(c,p,m){const E=w(m.TF_REGISTRY_DISCOVERY_RETRY)??p.retry_count??D;return{client:c,attemptMs:o(
p,m)??b,retries:Math.max(E,0)}}function w(c){const p=/^\+?\d+$/.test(c??"")?Number(c):0;return p>0?p:null}}),5405:((U,A,h)=>{h.r(A),h.d(A,{configFinding:()=>N,parseConfigFile:()=>ne});
var l=h(9349),$=h(2245),k=h(6134);const y=200,x=/[\0\ue123]/,O=new RegExp("[\\p{L}_]","uy"),I=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function P(e,t){
const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=n?e:e.replaceAll(`\r
`,`
`),i=new k.n_(Number.POSITIVE_INFINITY),a=new l.bs(s,0,i),r=s.search(x);if(r>=0)a.stop("null character or U+E123",r);else if(n){const{body:d,problems:v}=(0,$.O)(
s,i,!0);return{text:e,body:{kind:"json",members:o((0,k.Td)(d))},parts:i,problems:v}}const u=D(a,t);return a.isAtEnd()||R(a,"the end of the file"),a.structure({kind:"\
json",members:u})}const o=e=>e.flatMap(t=>{const{value:n}=t;if(n.kind==="tuple"&&b(n.elements))return o(n.elements.map(i=>({...t,value:i})));if(n.kind!=="object")
return[t];const s=b(n.items.map(i=>i.value));return[{...t,hasLabels:s,value:{...n,items:o(n.items)}}]}),b=e=>e.length>0&&e.every(({kind:t})=>t==="object");function D(e,t){
const n=[],s=new Set;for(let i=e.skipBlank();i!=="}"&&i!=="";i=e.skipBlank()){const a=F(e,t);if(a===void 0)break;n.push(a);const r=e.text.slice(a.start,a.end);t&&
a.isAssigned&&s.has(r)&&e.stop("each argument can only be defined once",a.start),a.isAssigned&&s.add(r),e.skipBlank()===","&&e.at++}return n}function F(e,t){const n=[];
for(let g=w(e);g!==void 0;g=w(e))n.push(g);const[s,i,a]=n,r=e.skipBlank();if(s===void 0)return R(e,"a name");const u={name:s.value,start:s.start,end:s.end};if(r===
"="&&i===void 0){e.at++;const g=e.skipBlank()===""?void 0:m(e,t);return g&&{...u,value:g,isAssigned:!0}}if(r!=="{")return R(e,r==="="?'"{"':'"=" or "{"');if(a!==
void 0)return e.stop('expected "{" after one label',a.start);const d=m(e,t);if(d===void 0||i===void 0)return d&&{...u,value:d};const v={name:i.value,start:i.start,
end:i.end,value:d};return{...u,hasLabels:!0,value:{...d,kind:"object",items:[v]}}}function w(e){const t=e.skipBlank(),n=e.at,s=p(e),i=s!==""&&!c(s);i&&(e.at+=s.
length);const a=t==='"'?V(e):i?s:void 0;return a===void 0?void 0:{value:a,start:n,end:e.at}}const c=e=>e==="true"||e==="false";function p({text:e,at:t}){return O.
lastIndex=t,O.test(e)?(I.lastIndex=t,e.slice(t,I.exec(e)?.index??e.length)):""}function m(e,t){const n=e.skipBlank(),s=e.at;if(n==='"'||n==="<"){const d=n==='"'?
V(e):q(e);return d===void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(n!=="{"&&n!=="[")return E(e);if(e.depth>=y)return e.stop(`values are n\
ested deeper than ${y} levels`,s);e.depth++,e.at++;const i=n==="{"?D(e,t):[],a=n==="["?C(e,t):[];e.depth--;const r=n==="{"?"}":"]";if(e.peek()!==r)return R(e,`"${r}\
"`);const u={start:s,end:++e.at};return n==="{"?{kind:"object",...u,items:i}:{kind:"tuple",...u,elements:a}}function E(e){const{text:t,at:n}=e,s=p(e);M.lastIndex=
n;const i=c(s)?s:M.exec(t)?.[0];if(i===void 0)return R(e,"a value");e.at+=i.length;const a=c(s)?s==="true":Number(i);return{kind:"primitive",start:n,end:e.at,value:a}}
function C(e,t){const n=[];let s=!1;for(let i=e.skipBlank();i!=="]";i=e.skipBlank()){if(i===",")e.at++;else{s&&R(e,'"," or "]"');const a=m(e,t);if(a===void 0)break;
n.push(a)}s=i!==","&&i!=="["}return n}function R(e,t){const n=p(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${t}${n}`,e.at)}const G={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(G)),L="[0-9a-fA-F]",J=`x(?=[0-7])${L}{2}|[01][0-7]{2}`,H=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${L}{4}|U00(?:0${L}\
|10)${L}{4}|${J}))`,"y");function V(e){let t="",n=++e.at;for(;;){const s=e.skipAll(l.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const i=s!=='"'&&s!=="\\";if(i||(t+=e.text.slice(n,e.at)),s==='"')return e.at++,t;if(s==="$"&&e.peek(1)===
"{")Z(e);else if(i)e.at++;else{H.lastIndex=e.at;const[a="",r="",u]=H.exec(e.text)??[];if(a==="")return e.stop("invalid escape sequence",e.at);n=e.at+=a.length;const d=Number(
u?.replace(/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));t+=u===void 0?Q.get(r)??r:String.fromCodePoint(d).toWellFormed()}}}function Z(e){let t=0;do e.at++,e.peek()===
"{"?t++:e.peek()==="}"&&t--;while(t>0&&!e.isAtEnd())}const z=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:t,at:n}=e;z.lastIndex=n;const[s,i,a]=z.
exec(t)??[];if(s===void 0)return e.stop("invalid heredoc marker",n);const r=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${i?"+":"*"})${a}\\n`,"g"),u=n+s.length;r.lastIndex=
u;const d=r.exec(t);if(d===null)return e.stop("heredoc is not terminated",t.length);e.at=r.lastIndex;const[,v=""]=d,g=t.slice(u,d.index);if(!i)return g+v;const S=g.
split(`
`).slice(0,-1);return S.every(T=>T.startsWith(v))?S.map(T=>`${T.slice(v.length)}
`).join(""):g}var ee=h(4929),te=h(5799),W=h(2713),Y=h(4265);const N=(e,t,n)=>(0,te.hD)((0,ee.P4)({clients:[e],mistake:t}),{places:n===null?[]:[n]});function ne({
shown:e,text:t,isUtf8:n},s){const i=(f,_)=>N(s,{kind:"syntax",file:e,why:f},_),a=P(t,s==="opentofu"),r=a.problems.slice(0,1).map(({message:f,..._})=>i(f,{file:e,
..._}));r.length===0&&!n&&r.push(i("illegal UTF-8 encoding",null));const u=r.length>0,d=u?[]:(0,k.Td)(a.body),{values:v,mistake:g}=(0,Y.Ln)(d,s),S=(0,k.yN)(a.text),
T=f=>({file:e,...S(f)}),ae=g===null?[]:[g],K=(f,_)=>N(s,_,T(f)),X=g===null?d:[],le=X.filter(se),{protocols:re,mistakes:ce}=(0,Y.zT)(s==="opentofu"?X:[]);return{
credentials:B(v.credentials,f=>oe(f,T(f))),hosts:B(v.host,f=>({place:T(f),services:Array.from(f.value.services??[],([_,{value:j}])=>({id:_,value:j}))})),helpers:B(
v.credentials_helper,f=>({place:T(f),args:f.value.args??[]})),installations:[{items:le,shown:e,placeOf:T}],protocols:re,findings:[...r,...ae.map(({argument:{path:f,
span:_},want:j})=>K(_,{kind:"type",file:e,path:f,want:j})),...ce.map(({span:f,why:_})=>K(f,{kind:"block",file:e,why:_}))],secrets:[...v.credentials?.values()??[]].
flatMap(ie),isRead:!u&&(g===null||s==="opentofu")}}const se=({name:e})=>e==="provider_installation",B=(e=new Map,t)=>new Map(Array.from(e,([n,s])=>[n,t(s)]));function oe(e,t){
const n=e.value.get("token")?.value;return{place:t,token:typeof n=="string"?new W.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const ie=e=>[...e.value.values()].
flatMap(({value:t})=>typeof t=="string"||Number.isInteger(t)?[new W.ou(String(t))]:[])}),4929:((U,A,h)=>{h.d(A,{Dz:()=>I,P4:()=>x,Yv:()=>M,kV:()=>P});var l=h(4091),
$=h(1831),k=h(4e3),y=h(5799);const x=({clients:o,mistake:b})=>(0,y.CC)("credentials-config",{...O(b),affects:o});function O(o){switch(o.kind){case"missing":return{
message:`${o.setting} names ${(0,l.ol)(o.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreada\
ble":return{message:`${o.file} ${(0,k.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it \
a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${o.file} has a syntax error: ${o.why}`,help:"correct \
the file; the client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.join(".")} must be ${o.want}`,help:"correct the va\
lue; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.file}: ${o.why}`,help:"correct the block; \
the client ignores it"};case"label":return{message:`the label of the block ${o.type} ${(0,l.ol)(o.label)} is not a hostname: ${o.why}`,help:o.advice??"write a h\
ostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one\
; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; \
the client uses the first"};case"no token":return{message:o.hasValue?`the token in the credentials block for host ${(0,$.nx)(o.host)} at ${o.file} is not a stri\
ng`:`the credentials block for host ${(0,$.nx)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try \
no other credentials source'};case"no helper":return{message:`credentials helper ${(0,l.ol)(o.name)}: there is no terraform-credentials-${o.name} in ${o.directories.
join(", ")}`,help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const I=({name:o,why:b})=>(0,y.CC)("credentials-helper",{message:`credentials helper ${o}: ${b}`,help:'run the progra\
m with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),M=({host:o,at:b})=>(0,y.CC)("services-forced",{message:`the host block at ${b} d\
efines the services of ${o}; the host's own discovery document is not used`,help:`remove the host block at ${b} to use the discovery document of ${o}`}),P=o=>(0,y.
CC)("services-forced-differ",{message:`the host block at ${o.at} and the discovery document of ${o.host} differ in ${(0,k.K4)(o.services,10,k.dh)}`,help:"update\
 the host block or remove it; machines without it use other services"})})};export{de as id,fe as ids,he as modules};
var $late0;
