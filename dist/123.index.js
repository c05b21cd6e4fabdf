const re=123,ce=[123,504],de={3123:((H,O,h)=>{h.r(O),h.d(O,{configFinding:()=>B,parseConfigFile:()=>ee});var l=h(9961),p=h(2170),x=h(7057),y=h(6784),A=h(3276),I=h(
9941);const C=200,M=/[\0\ue123]/,P=new RegExp("[\\p{L}_]","uy"),o=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),k=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function D(e,n){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),s=t?e:e.replaceAll(`\r
`,`
`),a=new I.n_(Number.POSITIVE_INFINITY),i=new y.bs(s,0,a),r=s.search(M);if(r>=0)i.stop("null character or U+E123",r);else if(t){const{body:d,problems:b}=(0,A.O)(
s,a,!0);return{text:e,body:{kind:"json",members:R((0,I.Td)(d))},parts:a,problems:b}}const u=f(i,n);return i.isAtEnd()||w(i,"the end of the file"),i.structure({kind:"\
json",members:u})}const R=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&N(t.elements))return R(t.elements.map(a=>({...n,value:a})));if(t.kind!=="object")
return[n];const s=N(t.items.map(a=>a.value));return[{...n,hasLabels:s,value:{...t,items:R(t.items)}}]}),N=e=>e.length>0&&e.every(({kind:n})=>n==="object");function f(e,n){
const t=[],s=new Set;for(let a=e.skipBlank();a!=="}"&&a!=="";a=e.skipBlank()){const i=v(e,n);if(i===void 0)break;t.push(i);const r=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(r)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(r),e.skipBlank()===","&&e.at++}return t}function v(e,n){const t=[];
for(let m=g(e);m!==void 0;m=g(e))t.push(m);const[s,a,i]=t,r=e.skipBlank();if(s===void 0)return w(e,"a name");const u={name:s.value,start:s.start,end:s.end};if(r===
"="&&a===void 0){e.at++;const m=e.skipBlank()===""?void 0:F(e,n);return m&&{...u,value:m,isAssigned:!0}}if(r!=="{")return w(e,r==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const d=F(e,n);if(d===void 0||a===void 0)return d&&{...u,value:d};const b={name:a.value,start:a.start,
end:a.end,value:d};return{...u,hasLabels:!0,value:{...d,kind:"object",items:[b]}}}function g(e){const n=e.skipBlank(),t=e.at,s=T(e),a=s!==""&&!_(s);a&&(e.at+=s.
length);const i=n==='"'?K(e):a?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const _=e=>e==="true"||e==="false";function T(e){const{text:n,at:t}=e;
return e.match(P)!==null?n.slice(t,e.match(o)?.index??n.length):""}function F(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const d=t==='"'?K(e):q(e);return d===
void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(t!=="{"&&t!=="[")return Y(e);if(e.depth>=C)return e.stop(`values are nested deeper than ${C}\
 levels`,s);e.depth++,e.at++;const a=t==="{"?f(e,n):[],i=t==="["?X(e,n):[];e.depth--;const r=t==="{"?"}":"]";if(e.peek()!==r)return w(e,`"${r}"`);const u={start:s,
end:++e.at};return t==="{"?{kind:"object",...u,items:a}:{kind:"tuple",...u,elements:i}}function Y(e){const{at:n}=e,t=T(e),s=_(t)?t:e.match(k)?.[0];if(s===void 0)
return w(e,"a value");e.at+=s.length;const a=_(t)?t==="true":Number(s);return{kind:"primitive",start:n,end:e.at,value:a}}function X(e,n){const t=[];let s=!1;for(let a=e.
skipBlank();a!=="]";a=e.skipBlank()){if(a===",")e.at++;else{s&&w(e,'"," or "]"');const i=F(e,n);if(i===void 0)break;t.push(i)}s=a!==","&&a!=="["}return t}function w(e,n){
const t=T(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const G=new Map(Object.entries({a:"\x07",b:"\b",f:"\f",n:`\

`,r:"\r",t:"	",v:"\v"})),L="[0-9a-fA-F]",Q=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${L}{4}|U00(?:0${L}|10)${L}{4}|x[0-7]${L}|[01][0-7]{2}))`,"y");function K(e){let n="",
t=++e.at;for(;;){const s=e.skipAll(y.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const a=s!=='"'&&s!=="\\";if(a||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")J(e);else if(a)e.at++;else{const[i="",r="",u]=e.match(Q)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const d=Number(u?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=u===void 0?G.get(r)??r:String.fromCodePoint(d).toWellFormed()}}}function J(e){let n=0;do e.at++,e.peek()==="{"?n++:e.
peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const Z=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e,[s,a,i]=e.match(Z)??[];if(s===void 0)return e.
stop("invalid heredoc marker",t);const r=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${a?"+":"*"})${i}\\n`,"g"),u=t+s.length;r.lastIndex=u;const d=r.exec(n);if(d===null)
return e.stop("heredoc is not terminated",n.length);e.at=r.lastIndex;const[,b=""]=d,m=n.slice(u,d.index);if(!a)return m+b;const S=m.split(`
`).slice(0,-1);return S.every($=>$.startsWith(b))?S.map($=>`${$.slice(b.length)}
`).join(""):m}var V=h(8898);const B=(e,n,t)=>(0,p.kH)((0,l.P4)({clients:[e],mistake:n}),{places:t?[t]:[]});function ee({shown:e,text:n,isUtf8:t},s){const a=(c,E)=>B(
s,{kind:"syntax",file:e,why:c},E),i=D(n,s==="opentofu"),r=i.problems.slice(0,1).map(({message:c,...E})=>a(c,{file:e,...E}));r.length===0&&!t&&r.push(a("illegal \
UTF-8 encoding",null));const u=r.length>0,d=u?[]:(0,I.Td)(i.body),{values:b,mistake:m}=(0,V.Ln)(d,s),S=(0,I.yN)(i.text),$=c=>({file:e,...S(c)}),oe=m===null?[]:[
m],z=(c,E)=>B(s,E,$(c)),W=m===null?d:[],ie=W.filter(({name:c})=>c==="provider_installation"),{protocols:ae,mistakes:le}=(0,V.zT)(s==="opentofu"?W:[]);return{credentials:j(
b.credentials,c=>te(c,$(c))),hosts:j(b.host,c=>({place:$(c),services:Array.from(c.value.services??[],([E,{value:U}])=>({id:E,value:U}))})),helpers:j(b.credentials_helper,
c=>({place:$(c),args:c.value.args??[]})),installations:[{items:ie,shown:e,placeOf:$}],protocols:ae,findings:[...r,...oe.map(({argument:{path:c,span:E},want:U})=>z(
E,{kind:"type",file:e,path:c,want:U})),...le.map(({span:c,why:E})=>z(c,{kind:"block",file:e,why:E}))],secrets:se([...b.credentials?.values()??[]],n),isRead:!u&&
(m===null||s==="opentofu")}}const j=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function te(e,n){const t=e.value.get("token")?.value;return{place:n,
token:typeof t=="string"?new x.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const ne=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function se(e,n){
const t=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(ne)).flatMap(([,i,r=""])=>i??
r.split(/[\s",]+/)),a=new Set([...t,...s]);return a.delete(""),Array.from(a,i=>new x.ou(i))}}),8898:((H,O,h)=>{h.d(O,{Hl:()=>o,Ln:()=>I,f5:()=>R,zT:()=>P});var l=h(
9582);const p=f=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.zC,host:l.A7(l.Tb({services:l.A7(l.T)},f)),credentials:l.A7(l.A7(l.T)),credentials_helper:l.
A7(l.Tb({args:l.c3(l.sc)},f))}),x={providers:l.A7(l.sc),provisioners:l.A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.zC,...p(!1)},y=p(!0),A={path:[],
span:{start:0,end:0}};function I(f,v){const g=v==="terraform",_={},T=l.LH(()=>{g?l.ql(f,A,x,_):l.ql(f,A,y,_)});return{values:g&&T!==null?{}:_,mistake:T}}const C="\
registry_protocols",M={retry_count:l.sD,request_timeout_seconds:l.sD};function P(f){const[v=[]]=f.flatMap(T=>T.name===C?l.AV(T):[]),g={},_=l.LH(()=>l.ql(v,{...A,
path:[C]},M,g));return _===null?{protocols:g,mistakes:[]}:{protocols:{},mistakes:[{span:_.argument.span,why:_.message}]}}function o({request_timeout_seconds:f},v){
const g=N(v.TF_REGISTRY_CLIENT_TIMEOUT);return g!==null?g*1e3:f===void 0?null:f>0?f*1e3:Number.POSITIVE_INFINITY}const k=1e4,D=1;function R(f,v,g){const _=N(g.TF_REGISTRY_DISCOVERY_RETRY)??
v.retry_count??D;return{client:f,attemptMs:o(v,g)??k,retries:Math.max(_,0)}}function N(f){const v=/^\+?\d+$/.test(f??"")?Number(f):0;return v>0?v:null}}),9961:((H,O,h)=>{
h.d(O,{Dz:()=>C,P4:()=>A,Yv:()=>M,kV:()=>P});var l=h(7811),p=h(1780),x=h(9432),y=h(9615);const A=({clients:o,mistake:k})=>(0,y.CC)("credentials-config",{...I(k),
affects:o});function I(o){switch(o.kind){case"missing":return{message:`${o.setting} names ${(0,l.ol)(o.path)}, which does not exist`,help:"correct the path; the\
 client continues without any CLI configuration"};case"unreadable":return{message:`${o.file} ${(0,x.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the f\
ile; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${o.
file} has a syntax error: ${o.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.
join(".")} must be ${o.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.
file}: ${o.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${o.type} ${(0,l.ol)(o.label)} is not a hos\
tname: ${o.why}`,help:o.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credenti\
als_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"};case"no token":return{message:o.hasValue?(0,p.xI)`the token in the credentials block for host ${(0,p.
SP)(o.host)} at ${o.file} is not a string`:(0,p.xI)`the credentials block for host ${(0,p.SP)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remov\
e the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,l.ol)(o.name)}: there is no\
 terraform-credentials-${o.name} in ${o.directories.join(", ")}`,help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the clien\
t continues without a helper":"write the name in lower case; the client finds no other name"}}}const C=({name:o,why:k})=>(0,y.CC)("credentials-helper",{message:`\
credentials helper ${o}: ${k}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),M=({host:o,at:k})=>(0,y.CC)("\
services-forced",{message:(0,p.xI)`the host block at ${k} defines the services of ${(0,p.KT)(o)}; the host's own discovery document is not used`,help:(0,p.xI)`remove the host block at ${k} to use the discovery document of ${(0,p.
KT)(o)}`}),P=o=>(0,y.CC)("services-forced-differ",{message:(0,p.xI)`the host block at ${o.at} and the discovery document of ${(0,p.KT)(o.host)} differ in ${(0,x.
K4)(o.services,10,x.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{re as id,ce as ids,de as modules};
var $late0;
