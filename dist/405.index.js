const fe=405,he=[405,786],ue={4265:((U,C,h)=>{h.d(C,{Hl:()=>o,Ln:()=>O,f5:()=>D,zT:()=>w});var l=h(1541);const p=c=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.
zC,host:l.A7(l.Tb({services:l.A7(l.T)},c)),credentials:l.A7(l.A7(l.T)),credentials_helper:l.A7(l.Tb({args:l.c3(l.sc)},c))}),T={providers:l.A7(l.sc),provisioners:l.
A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.zC,...p(!1)},y=p(!0),$={path:[],span:{start:0,end:0}};function O(c,m){const g=m==="terraform",b={},
A=l.LH(()=>{g?l.ql(c,$,T,b):l.ql(c,$,y,b)});return{values:g&&A!==null?{}:b,mistake:A}}const I="registry_protocols",M={retry_count:l.sD,request_timeout_seconds:l.
sD};function w(c){const[m=[]]=c.flatMap(A=>A.name===I?l.AV(A):[]),g={},b=l.LH(()=>l.ql(m,{...$,path:[I]},M,g));return b===null?{protocols:g,mistakes:[]}:{protocols:{},
mistakes:[{span:b.argument.span,why:b.message}]}}function o({request_timeout_seconds:c},m){const g=R(m.TF_REGISTRY_CLIENT_TIMEOUT);return g!==null?g*1e3:c===void 0?
null:c>0?c*1e3:Number.POSITIVE_INFINITY}const _=1e4,S=1;function D(c,m,g){const b=R(g.TF_REGISTRY_DISCOVERY_RETRY)??m.retry_count??S;return{client:c,attemptMs:o(
m,g)??_,retries:Math.max(b,0)}}function R(c){const m=/^\+?\d+$/.test(c??"")?Number(c):0;return m>0?m:null}}),5405:((U,C,h)=>{h.r(C),h.d(C,{configFinding:()=>F,parseConfigFile:()=>ne});
var l=h(9349),p=h(2245),T=h(6134);const y=200,$=/[\0\ue123]/,O=new RegExp("[\\p{L}_]","uy"),I=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),M=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function w(e,n){
const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).test(e),s=t?e:e.replaceAll(`\r
`,`
`),a=new T.n_(Number.POSITIVE_INFINITY),i=new l.bs(s,0,a),r=s.search($);if(r>=0)i.stop("null character or U+E123",r);else if(t){const{body:d,problems:E}=(0,p.O)(
s,a,!0);return{text:e,body:{kind:"json",members:o((0,T.Td)(d))},parts:a,problems:E}}const u=S(i,n);return i.isAtEnd()||P(i,"the end of the file"),i.structure({kind:"\
json",members:u})}const o=e=>e.flatMap(n=>{const{value:t}=n;if(t.kind==="tuple"&&_(t.elements))return o(t.elements.map(a=>({...n,value:a})));if(t.kind!=="object")
return[n];const s=_(t.items.map(a=>a.value));return[{...n,hasLabels:s,value:{...t,items:o(t.items)}}]}),_=e=>e.length>0&&e.every(({kind:n})=>n==="object");function S(e,n){
const t=[],s=new Set;for(let a=e.skipBlank();a!=="}"&&a!=="";a=e.skipBlank()){const i=D(e,n);if(i===void 0)break;t.push(i);const r=e.text.slice(i.start,i.end);n&&
i.isAssigned&&s.has(r)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&s.add(r),e.skipBlank()===","&&e.at++}return t}function D(e,n){const t=[];
for(let v=R(e);v!==void 0;v=R(e))t.push(v);const[s,a,i]=t,r=e.skipBlank();if(s===void 0)return P(e,"a name");const u={name:s.value,start:s.start,end:s.end};if(r===
"="&&a===void 0){e.at++;const v=e.skipBlank()===""?void 0:g(e,n);return v&&{...u,value:v,isAssigned:!0}}if(r!=="{")return P(e,r==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const d=g(e,n);if(d===void 0||a===void 0)return d&&{...u,value:d};const E={name:a.value,start:a.start,
end:a.end,value:d};return{...u,hasLabels:!0,value:{...d,kind:"object",items:[E]}}}function R(e){const n=e.skipBlank(),t=e.at,s=m(e),a=s!==""&&!c(s);a&&(e.at+=s.
length);const i=n==='"'?K(e):a?s:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const c=e=>e==="true"||e==="false";function m({text:e,at:n}){return O.
lastIndex=n,O.test(e)?(I.lastIndex=n,e.slice(n,I.exec(e)?.index??e.length)):""}function g(e,n){const t=e.skipBlank(),s=e.at;if(t==='"'||t==="<"){const d=t==='"'?
K(e):q(e);return d===void 0?void 0:{kind:"string",start:s,end:e.at,value:d,verbatim:d}}if(t!=="{"&&t!=="[")return b(e);if(e.depth>=y)return e.stop(`values are n\
ested deeper than ${y} levels`,s);e.depth++,e.at++;const a=t==="{"?S(e,n):[],i=t==="["?A(e,n):[];e.depth--;const r=t==="{"?"}":"]";if(e.peek()!==r)return P(e,`"${r}\
"`);const u={start:s,end:++e.at};return t==="{"?{kind:"object",...u,items:a}:{kind:"tuple",...u,elements:i}}function b(e){const{text:n,at:t}=e,s=m(e);M.lastIndex=
t;const a=c(s)?s:M.exec(n)?.[0];if(a===void 0)return P(e,"a value");e.at+=a.length;const i=c(s)?s==="true":Number(a);return{kind:"primitive",start:t,end:e.at,value:i}}
function A(e,n){const t=[];let s=!1;for(let a=e.skipBlank();a!=="]";a=e.skipBlank()){if(a===",")e.at++;else{s&&P(e,'"," or "]"');const i=g(e,n);if(i===void 0)break;
t.push(i)}s=a!==","&&a!=="["}return t}function P(e,n){const t=m(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${n}${t}`,e.at)}const G={
a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"},Q=new Map(Object.entries(G)),L="[0-9a-fA-F]",J=`x(?=[0-7])${L}{2}|[01][0-7]{2}`,H=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${L}{4}|U00(?:0${L}\
|10)${L}{4}|${J}))`,"y");function K(e){let n="",t=++e.at;for(;;){const s=e.skipAll(l.Tj);if(s===`
`||s==="")return e.stop("string is not terminated",e.at);const a=s!=='"'&&s!=="\\";if(a||(n+=e.text.slice(t,e.at)),s==='"')return e.at++,n;if(s==="$"&&e.peek(1)===
"{")Z(e);else if(a)e.at++;else{H.lastIndex=e.at;const[i="",r="",u]=H.exec(e.text)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const d=Number(
u?.replace(/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));n+=u===void 0?Q.get(r)??r:String.fromCodePoint(d).toWellFormed()}}}function Z(e){let n=0;do e.at++,e.peek()===
"{"?n++:e.peek()==="}"&&n--;while(n>0&&!e.isAtEnd())}const V=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function q(e){const{text:n,at:t}=e;V.lastIndex=t;const[s,a,i]=V.
exec(n)??[];if(s===void 0)return e.stop("invalid heredoc marker",t);const r=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${a?"+":"*"})${i}\\n`,"g"),u=t+s.length;r.lastIndex=
u;const d=r.exec(n);if(d===null)return e.stop("heredoc is not terminated",n.length);e.at=r.lastIndex;const[,E=""]=d,v=n.slice(u,d.index);if(!a)return v+E;const N=v.
split(`
`).slice(0,-1);return N.every(x=>x.startsWith(E))?N.map(x=>`${x.slice(E.length)}
`).join(""):v}var ee=h(4929),te=h(2370),z=h(2713),W=h(4265);const F=(e,n,t)=>(0,te.kH)((0,ee.P4)({clients:[e],mistake:n}),{places:t===null?[]:[t]});function ne({
shown:e,text:n,isUtf8:t},s){const a=(f,k)=>F(s,{kind:"syntax",file:e,why:f},k),i=w(n,s==="opentofu"),r=i.problems.slice(0,1).map(({message:f,...k})=>a(f,{file:e,
...k}));r.length===0&&!t&&r.push(a("illegal UTF-8 encoding",null));const u=r.length>0,d=u?[]:(0,T.Td)(i.body),{values:E,mistake:v}=(0,W.Ln)(d,s),N=(0,T.yN)(i.text),
x=f=>({file:e,...N(f)}),le=v===null?[]:[v],Y=(f,k)=>F(s,k,x(f)),X=v===null?d:[],re=X.filter(se),{protocols:ce,mistakes:de}=(0,W.zT)(s==="opentofu"?X:[]);return{
credentials:B(E.credentials,f=>oe(f,x(f))),hosts:B(E.host,f=>({place:x(f),services:Array.from(f.value.services??[],([k,{value:j}])=>({id:k,value:j}))})),helpers:B(
E.credentials_helper,f=>({place:x(f),args:f.value.args??[]})),installations:[{items:re,shown:e,placeOf:x}],protocols:ce,findings:[...r,...le.map(({argument:{path:f,
span:k},want:j})=>Y(k,{kind:"type",file:e,path:f,want:j})),...de.map(({span:f,why:k})=>Y(f,{kind:"block",file:e,why:k}))],secrets:ae([...E.credentials?.values()??
[]],n),isRead:!u&&(v===null||s==="opentofu")}}const se=({name:e})=>e==="provider_installation",B=(e=new Map,n)=>new Map(Array.from(e,([t,s])=>[t,n(s)]));function oe(e,n){
const t=e.value.get("token")?.value;return{place:n,token:typeof t=="string"?new z.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const ie=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;
function ae(e,n){const t=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),s=Array.from(n.matchAll(ie)).
flatMap(([,i,r=""])=>i??r.split(/[\s",]+/)),a=new Set([...t,...s]);return a.delete(""),Array.from(a,i=>new z.ou(i))}}),4929:((U,C,h)=>{h.d(C,{Dz:()=>I,P4:()=>$,
Yv:()=>M,kV:()=>w});var l=h(4091),p=h(4732),T=h(4e3),y=h(5799);const $=({clients:o,mistake:_})=>(0,y.CC)("credentials-config",{...O(_),affects:o});function O(o){
switch(o.kind){case"missing":return{message:`${o.setting} names ${(0,l.ol)(o.path)}, which does not exist`,help:"correct the path; the client continues without \
any CLI configuration"};case"unreadable":return{message:`${o.file} ${(0,T.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all \
of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${o.file} has a sy\
ntax error: ${o.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.join(".")} mus\
t be ${o.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.file}:\
 ${o.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${o.type} ${(0,l.ol)(o.label)} is not a hostname:\
 ${o.why}`,help:o.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_he\
lper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installati\
on block",help:"remove all but one; the client uses the first"};case"no token":return{message:o.hasValue?(0,p.xI)`the token in the credentials block for host ${(0,p.
SP)(o.host)} at ${o.file} is not a string`:(0,p.xI)`the credentials block for host ${(0,p.SP)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remov\
e the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,l.ol)(o.name)}: there is no\
 terraform-credentials-${o.name} in ${o.directories.join(", ")}`,help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the clien\
t continues without a helper":"write the name in lower case; the client finds no other name"}}}const I=({name:o,why:_})=>(0,y.CC)("credentials-helper",{message:`\
credentials helper ${o}: ${_}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),M=({host:o,at:_})=>(0,y.CC)("\
services-forced",{message:(0,p.xI)`the host block at ${_} defines the services of ${(0,p.KT)(o)}; the host's own discovery document is not used`,help:(0,p.xI)`remove the host block at ${_} to use the discovery document of ${(0,p.
KT)(o)}`}),w=o=>(0,y.CC)("services-forced-differ",{message:(0,p.xI)`the host block at ${o.at} and the discovery document of ${(0,p.KT)(o.host)} differ in ${(0,T.
K4)(o.services,10,T.dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{fe as id,he as ids,ue as modules};
var $late0;
