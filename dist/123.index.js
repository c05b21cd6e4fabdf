const re=123,ce=[123,504],de={3123:((K,M,u)=>{u.r(M),u.d(M,{configFinding:()=>B,parseConfigFile:()=>ee});var l=u(9961),m=u(2170),x=u(7057),T=u(6784),A=u(3276),I=u(
9941);const C=200,R=/[\0\ue123]/,N=new RegExp("[\\p{L}_]","uy"),a=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),r=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function O(e,n){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),s=t?e:e.replaceAll(`\r
`,`
`),o=new I.n_(Number.POSITIVE_INFINITY),i=new T.bs(s,0,o),c=s.search(R);if(c>=0)i.stop("null character or U+E123",c);else if(t){const{body:f,problems:_}=(0,A.O)(
s,o,!0);return{text:e,body:{kind:"json",members:S((0,I.Td)(f))},parts:o,problems:_}}const p=h(i,n);return i.isAtEnd()||P(i,"the end of the file"),i.structure({kind:"\
json",members:p})}const S=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&w(t.elements))return S(t.elements.map(o=>({...n,value:o})));if(t.kind!=="object")
return[n];const s=w(t.items.map(o=>o.value));return[{...n,hasLabels:s,value:{...t,items:S(t.items)}}]}),w=e=>e.length>0&&e.every(({kind:n})=>n==="object");function h(e,n){
const t=[],s=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const i=k(e,n);if(i===void 0)break;t.push(i);const c=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(c)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(c),e.skipBlank()===","&&e.at++}return t}function k(e,n){const t=[];
for(let g=v(e);g!==void 0;g=v(e))t.push(g);const[s,o,i]=t,c=e.skipBlank();if(s===void 0)return P(e,"a name");const p={name:s.value,start:s.start,end:s.end};if(c===
"="&&o===void 0){e.at++;const g=e.skipBlank()===""?void 0:F(e,n);return g&&{...p,value:g,isAssigned:!0}}if(c!=="{")return P(e,c==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const f=F(e,n);if(f===void 0||o===void 0)return f&&{...p,value:f};const _={name:o.value,start:o.start,
end:o.end,value:f};return{...p,hasLabels:!0,value:{...f,kind:"object",items:[_]}}}function v(e){const n=e.skipBlank(),t=e.at,s=y(e),o=s!==""&&!E(s);o&&(e.at+=s.
length);const i=n==='"'?H(e):o?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const E=e=>e==="true"||e==="false";function y(e){const{text:n,at:t}=e;
return e.match(N)!==null?n.slice(t,e.match(a)?.index??n.length):""}function F(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const f=t==='"'?H(e):q(e);return f===
void 0?void 0:{kind:"string",start:s,end:e.at,value:f,verbatim:f}}if(t!=="{"&&t!=="[")return Y(e);if(e.depth>=C)return e.stop(`values are nested deeper than ${C}\
 levels`,s);e.depth++,e.at++;const o=t==="{"?h(e,n):[],i=t==="["?X(e,n):[];e.depth--;const c=t==="{"?"}":"]";if(e.peek()!==c)return P(e,`"${c}"`);const p={start:s,
end:++e.at};return t==="{"?{kind:"object",...p,items:o}:{kind:"tuple",...p,elements:i}}function Y(e){const{at:n}=e,t=y(e),s=E(t)?t:e.match(r)?.[0];if(s===void 0)
return P(e,"a value");e.at+=s.length;const o=E(t)?t==="true":Number(s);return{kind:"primitive",start:n,end:e.at,value:o}}function X(e,n){const t=[];let s=!1;for(let o=e.
skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{s&&P(e,'"," or "]"');const i=F(e,n);if(i===void 0)break;t.push(i)}s=o!==","&&o!=="["}return t}function P(e,n){
const t=y(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const G=new Map(Object.entries({a:"\x07",b:"\b",f:"\f",n:`\

`,r:"\r",t:"	",v:"\v"})),L="[0-9a-fA-F]",Q=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${L}{4}|U00(?:0${L}|10)${L}{4}|x[0-7]${L}|[01][0-7]{2}))`,"y");function H(e){let n="",
t=++e.at;for(;;){const s=e.skipAll(T.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const o=s!=='"'&&s!=="\\";if(o||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")J(e);else if(o)e.at++;else{const[i="",c="",p]=e.match(Q)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const f=Number(p?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=p===void 0?G.get(c)??c:String.fromCodePoint(f).toWellFormed()}}}function J(e){let n=0;do e.at++,e.peek()==="{"?n++:e.
peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const Z=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e,[s,o,i]=e.match(Z)??[];if(s===void 0)return e.
stop("invalid heredoc marker",t);const c=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${i}\\n`,"g"),p=t+s.length;c.lastIndex=p;const f=c.exec(n);if(f===null)
return e.stop("heredoc is not terminated",n.length);e.at=c.lastIndex;const[,_=""]=f,g=n.slice(p,f.index);if(!o)return g+_;const D=g.split(`
`).slice(0,-1);return D.every($=>$.startsWith(_))?D.map($=>`${$.slice(_.length)}
`).join(""):g}var z=u(8898);const B=(e,n,t)=>(0,m.kH)((0,l.P4)(n,[e]),{places:t?[t]:[]});function ee({shown:e,text:n,isUtf8:t},s){const o=(d,b)=>B(s,{kind:"synt\
ax",file:e,why:d},b),i=O(n,s==="opentofu"),c=i.problems.slice(0,1).map(({message:d,...b})=>o(d,{file:e,...b}));c.length===0&&!t&&c.push(o("illegal UTF-8 encodin\
g",null));const p=c.length>0,f=p?[]:(0,I.Td)(i.body),{values:_,mistake:g}=(0,z.Ln)(f,s),D=(0,I.yN)(i.text),$=d=>({file:e,...D(d)}),ie=g===null?[]:[g],V=(d,b)=>B(
s,b,$(d)),W=g===null?f:[],oe=W.filter(({name:d})=>d==="provider_installation"),{protocols:ae,mistakes:le}=(0,z.zT)(s==="opentofu"?W:[]);return{credentials:j(_.credentials,
d=>te(d,$(d))),hosts:j(_.host,d=>({place:$(d),services:Array.from(d.value.services??[],([b,{value:U}])=>({id:b,value:U}))})),helpers:j(_.credentials_helper,d=>({
place:$(d),args:d.value.args??[]})),installations:[{items:oe,shown:e,placeOf:$}],protocols:ae,findings:[...c,...ie.map(({argument:{path:d,span:b},want:U})=>V(b,
{kind:"type",file:e,path:d,want:U})),...le.map(({span:d,why:b})=>V(d,{kind:"block",file:e,why:b}))],secrets:se([..._.credentials?.values()??[]],n),isRead:!p&&(g===
null||s==="opentofu")}}const j=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function te(e,n){const t=e.value.get("token")?.value;return{place:n,token:typeof t==
"string"?new x.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const ne=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function se(e,n){const t=e.
flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(ne)).flatMap(([,i,c=""])=>i??c.
split(/[\s",]+/)),o=new Set([...t,...s]);return o.delete(""),Array.from(o,i=>new x.ou(i))}}),8898:((K,M,u)=>{u.d(M,{Hl:()=>a,Ln:()=>I,f5:()=>S,zT:()=>N});var l=u(
9582);const m=h=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.zC,host:l.A7(l.Tb({services:l.A7(l.T)},h)),credentials:l.A7(l.A7(l.T)),credentials_helper:l.
A7(l.Tb({args:l.c3(l.sc)},h))}),x={providers:l.A7(l.sc),provisioners:l.A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.zC,...m(!1)},T=m(!0),A={path:[],
span:{start:0,end:0}};function I(h,k){const v=k==="terraform",E={},y=l.LH(()=>{v?l.ql(h,A,x,E):l.ql(h,A,T,E)});return{values:v&&y!==null?{}:E,mistake:y}}const C="\
registry_protocols",R={retry_count:l.sD,request_timeout_seconds:l.sD};function N(h){const[k=[]]=h.flatMap(y=>y.name===C?l.AV(y):[]),v={},E=l.LH(()=>l.ql(k,{...A,
path:[C]},R,v));return E===null?{protocols:v,mistakes:[]}:{protocols:{},mistakes:[{span:E.argument.span,why:E.message}]}}function a({request_timeout_seconds:h},k){
const v=w(k.TF_REGISTRY_CLIENT_TIMEOUT);return v!==null?v*1e3:h===void 0?null:h>0?h*1e3:Number.POSITIVE_INFINITY}const r=1e4,O=1;function S(h,k,v){const E=w(v.TF_REGISTRY_DISCOVERY_RETRY)??
k.retry_count??O;return{client:h,attemptMs:a(k,v)??r,retries:Math.max(E,0)}}function w(h){const k=/^\+?\d+$/.test(h??"")?Number(h):0;return k>0?k:null}}),9961:((K,M,u)=>{
u.d(M,{Dz:()=>C,P4:()=>I,Yv:()=>R,kV:()=>N});var l=u(7811),m=u(1780),x=u(9432),T=u(9615);const A={missing:({setting:a,path:r})=>({message:`${a} names ${(0,l.ol)(
r)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"}),unreadable:({file:a,failure:r})=>({message:`${a} ${(0,x.
mP)(r)}`,help:r.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check \
continues without it"}),syntax:({file:a,why:r})=>({message:`${a} has a syntax error: ${r}`,help:"correct the file; the client ignores all of it, including its t\
okens"}),type:({file:a,path:r,want:O})=>({message:`${a}: ${r.join(".")} must be ${O}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the bl\
ocks that it has not read yet"}),block:({file:a,why:r})=>({message:`${a}: ${r}`,help:"correct the block; the client ignores it"}),label:a=>({message:`the label \
of the block ${a.type} ${(0,l.ol)(a.label)} is not a hostname: ${a.why}`,help:a.advice??"write a hostname as the label; the client ignores the block"}),"two hel\
pers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({
message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:a,host:r,hasValue:O})=>({message:O?
(0,m.xI)`the token in the credentials block for host ${(0,m.SP)(r)} at ${a} is not a string`:(0,m.xI)`the credentials block for host ${(0,m.SP)(r)} at ${a} has no token`,
help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'}),"no helper":({name:a,directories:r})=>({message:`\
credentials helper ${(0,l.ol)(a)}: there is no terraform-credentials-${a} in ${r.join(", ")}`,help:a===a.toLowerCase()?"install the program there (PATH is not s\
earched); the client continues without a helper":"write the name in lower case; the client finds no other name"})},I=(a,r)=>(0,T.CC)("credentials-config",{...(0,T.
Z9)(A,a),affects:r}),C=({name:a,why:r})=>(0,T.CC)("credentials-helper",{message:`credentials helper ${a}: ${r}`,help:'run the program with "get" and the host: i\
t must print {"token": "\u2026"} and exit with 0'}),R=({host:a,at:r})=>(0,T.CC)("services-forced",{message:(0,m.xI)`the host block at ${r} defines the services of ${(0,m.
KT)(a)}; the host's own discovery document is not used`,help:(0,m.xI)`remove the host block at ${r} to use the discovery document of ${(0,m.KT)(a)}`}),N=a=>(0,T.
CC)("services-forced-differ",{message:(0,m.xI)`the host block at ${a.at} and the discovery document of ${(0,m.KT)(a.host)} differ in ${(0,x.K4)(a.services,10,x.
dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{re as id,ce as ids,de as modules};
var $late0;
