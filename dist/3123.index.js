const ue=3123,me=[3123],ge={3123:((Y,A,p)=>{p.r(A),p.d(A,{configFinding:()=>S,parseConfigFile:()=>ce});var x=p(9961),m=p(2170),$=p(7057),b=p(6784),_=p(3276),y=p(
9941);const T=200,I=/[\0\ue123]/,w=new RegExp("[\\p{L}_]","uy"),a=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),d=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function P(e,s){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),n=t?e:e.replaceAll(`\r
`,`
`),o=new y.n_(Number.POSITIVE_INFINITY),i=new b.bs(n,0,o),c=n.search(I);if(c>=0)i.stop("null character or U+E123",c);else if(t){const{body:r,problems:g}=(0,_.O)(
n,o,!0);return{text:e,body:{kind:"json",members:M((0,y.Td)(r))},parts:o,problems:g}}const h=j(i,s);return i.isAtEnd()||E(i,"the end of the file"),i.structure({kind:"\
json",members:h})}const M=e=>e.flatMap(s=>{const{value:t}=s;if(t.kind==="tuple"&&R(t.elements))return M(t.elements.map(o=>({...s,value:o})));if(t.kind!=="object")
return[s];const n=R(t.items.map(o=>o.value));return[{...s,hasLabels:n,value:{...t,items:M(t.items)}}]}),R=e=>e.length>0&&e.every(({kind:s})=>s==="object");function j(e,s){
const t=[],n=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const i=J(e,s);if(i===void 0)break;t.push(i);const c=e.text.slice(i.start,i.end);s&&
i.isAssigned&&n.has(c)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&n.add(c),e.skipBlank()===","&&e.at++}return t}function J(e,s){const t=[];
for(let u=K(e);u!==void 0;u=K(e))t.push(u);const[n,o,i]=t,c=e.skipBlank();if(n===void 0)return E(e,"a name");const h={name:n.value,start:n.start,end:n.end};if(c===
"="&&o===void 0){e.at++;const u=e.skipBlank()===""?void 0:F(e,s);return u&&{...h,value:u,isAssigned:!0}}if(c!=="{")return E(e,c==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const r=F(e,s);if(r===void 0||o===void 0)return r&&{...h,value:r};const g={name:o.value,start:o.start,
end:o.end,value:r};return{...h,hasLabels:!0,value:{...r,kind:"object",items:[g]}}}function K(e){const s=e.skipBlank(),t=e.at,n=D(e),o=n!==""&&!N(n);o&&(e.at+=n.
length);const i=s==='"'?H(e):o?n:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const N=e=>e==="true"||e==="false";function D(e){const{text:s,at:t}=e;
return e.match(w)!==null?s.slice(t,e.match(a)?.index??s.length):""}function F(e,s){const t=e.skipBlank(),n=e.at;if(t==='"'||t==="<"){const r=t==='"'?H(e):ne(e);
return r===void 0?void 0:{kind:"string",start:n,end:e.at,value:r,verbatim:r}}if(t!=="{"&&t!=="[")return Q(e);if(e.depth>=T)return e.stop(`values are nested deep\
er than ${T} levels`,n);e.depth++,e.at++;const o=t==="{"?j(e,s):[],i=t==="["?Z(e,s):[];e.depth--;const c=t==="{"?"}":"]";if(e.peek()!==c)return E(e,`"${c}"`);const h={
start:n,end:++e.at};return t==="{"?{kind:"object",...h,items:o}:{kind:"tuple",...h,elements:i}}function Q(e){const{at:s}=e,t=D(e),n=N(t)?t:e.match(d)?.[0];if(n===
void 0)return E(e,"a value");e.at+=n.length;const o=N(t)?t==="true":Number(n);return{kind:"primitive",start:s,end:e.at,value:o}}function Z(e,s){const t=[];let n=!1;
for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{n&&E(e,'"," or "]"');const i=F(e,s);if(i===void 0)break;t.push(i)}n=o!==","&&o!=="["}return t}
function E(e,s){const t=D(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${s}${t}`,e.at)}const G=new Map(Object.entries({a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"})),C="[0-9a-fA-F]",q=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${C}{4}|U00(?:0${C}|10)${C}{4}|x[0-7]${C}|[01][0-7]{2}))`,"y");function H(e){let s="",
t=++e.at;for(;;){const n=e.skipAll(b.Tj);if(n===`
`||n==="")return e.stop("string is not terminated",e.at);const o=n!=='"'&&n!=="\\";if(o||(s+=e.text.slice(t,e.at)),n==='"')return e.at++,s;if(n==="$"&&e.peek(1)===
"{")ee(e);else if(o)e.at++;else{const[i="",c="",h]=e.match(q)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const r=Number(h?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));s+=h===void 0?G.get(c)??c:String.fromCodePoint(r).toWellFormed()}}}function ee(e){let s=0;do e.at++,e.peek()==="{"?s++:e.
peek()==="}"&&s--;while(s>0&&!e.isAtEnd())}const te=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function ne(e){const{text:s,at:t}=e,[n,o,i]=e.match(te)??[];if(n===void 0)
return e.stop("invalid heredoc marker",t);const c=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${i}\\n`,"g"),h=t+n.length;c.lastIndex=h;const r=c.exec(s);if(r===
null)return e.stop("heredoc is not terminated",s.length);e.at=c.lastIndex;const[,g=""]=r,u=s.slice(h,r.index);if(!o)return u+g;const O=u.split(`
`).slice(0,-1);return O.every(v=>v.startsWith(g))?O.map(v=>`${v.slice(g.length)}
`).join(""):u}var l=p(9582);const U=e=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.zC,host:l.A7(l.Tb({services:l.A7(l.T)},e)),credentials:l.
A7(l.A7(l.T)),credentials_helper:l.A7(l.Tb({args:l.c3(l.sc)},e))}),se={providers:l.A7(l.sc),provisioners:l.A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.
zC,...U(!1)},oe=U(!0),L={path:[],span:{start:0,end:0}};function ie(e,s){const t=s==="terraform",n={},o=l.LH(()=>{t?l.ql(e,L,se,n):l.ql(e,L,oe,n)});return{values:t&&
o!==null?{}:n,mistake:o}}const W="registry_protocols",ae={retry_count:l.sD,request_timeout_seconds:l.sD};function le(e){const[s=[]]=e.flatMap(o=>o.name===W?l.AV(
o):[]),t={},n=l.LH(()=>l.ql(s,{...L,path:[W]},ae,t));return{protocols:n===null?t:{},mistake:n}}const S=(e,s,t)=>(0,m.kH)((0,x.P4)(s,[e]),{places:t?[t]:[]});function ce({
shown:e,text:s,isUtf8:t},n){const o=(f,k)=>S(n,{kind:"syntax",file:e,why:f},k),i=P(s,n==="opentofu"),c=i.problems.slice(0,1).map(({message:f,...k})=>o(f,{file:e,
...k}));c.length===0&&!t&&c.push(o("illegal UTF-8 encoding",null));const h=c.length>0,r=h?[]:(0,y.Td)(i.body),{values:g,mistake:u}=ie(r,n),O=(0,y.yN)(i.text),v=f=>({
file:e,...O(f)}),z=(f,k)=>k===null?[]:[S(n,{kind:f,file:e,why:k.message},v(k.span))],V=u===null?r:[],he=V.filter(({name:f})=>f==="provider_installation"),X=le(n===
"opentofu"?V:[]);return{credentials:B(g.credentials,f=>de(f,v(f))),hosts:B(g.host,f=>({place:v(f),services:Array.from(f.value.services??[],([k,{value:pe}])=>({id:k,
value:pe}))})),helpers:B(g.credentials_helper,f=>({place:v(f),args:f.value.args??[]})),installations:[{items:he,shown:e,placeOf:v}],protocols:X.protocols,findings:[
...c,...z("type",u),...z("block",X.mistake)],secrets:fe([...g.credentials?.values()??[]],s),isRead:!h&&(u===null||n==="opentofu")}}const B=(e=new Map,s)=>new Map(
Array.from(e,([t,n])=>[t,s(n)]));function de(e,s){const t=e.value.get("token")?.value;return{place:s,token:typeof t=="string"?new $.ou(t.normalize("NFC")):null,
hasValue:t!==void 0}}const re=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function fe(e,s){const t=e.flatMap(i=>[...i.value.values()]).flatMap(({
value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),n=Array.from(s.matchAll(re)).flatMap(([,i,c=""])=>i??c.split(/[\s",]+/)),o=new Set([...t,...n]);return o.
delete(""),Array.from(o,i=>new $.ou(i))}}),9961:((Y,A,p)=>{p.d(A,{Dz:()=>T,P4:()=>y,Yv:()=>I,kV:()=>w});var x=p(7811),m=p(1780),$=p(9432),b=p(9615);const _={missing:({
setting:a,path:d})=>({message:`${a} names ${(0,x.ol)(d)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"}),unreadable:({
file:a,failure:d})=>({message:`${a} ${(0,$.mP)(d)}`,help:d.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:a,why:d})=>({message:`${a} has a syntax error: ${d}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),type:({file:a,why:d})=>({message:`${a}: ${d}`,help:"correct the value; Terraform ignores the whole file, Ope\
nTofu the blocks that it has not read yet"}),block:({file:a,why:d})=>({message:`${a}: ${d}`,help:"correct the block; the client ignores it"}),label:a=>({message:`\
the label of the block ${a.type} ${(0,x.ol)(a.label)} is not a hostname: ${a.why}`,help:a.advice??"write a hostname as the label; the client ignores the block"}),
"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installati\
ons":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:a,host:d,hasValue:P})=>({
message:P?(0,m.xI)`the token in the credentials block for host ${(0,m.SP)(d)} at ${a} is not a string`:(0,m.xI)`the credentials block for host ${(0,m.SP)(d)} at ${a} has no token`,
help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'}),"no helper":({name:a,directories:d})=>({message:`\
credentials helper ${(0,x.ol)(a)}: there is no terraform-credentials-${a} in ${d.join(", ")}`,help:a===a.toLowerCase()?"install the program there (PATH is not s\
earched); the client continues without a helper":"write the name in lower case; the client finds no other name"})},y=(a,d)=>(0,b.CC)("credentials-config",{...(0,b.
Z9)(_,a),affects:d}),T=({name:a,why:d})=>(0,b.CC)("credentials-helper",{message:`credentials helper ${a}: ${d}`,help:'run the program with "get" and the host: i\
t must print {"token": "\u2026"} and exit with 0'}),I=({host:a,at:d})=>(0,b.CC)("services-forced",{message:(0,m.xI)`the host block at ${d} defines the services of ${(0,m.
KT)(a)}; the host's own discovery document is not used`,help:(0,m.xI)`remove the host block at ${d} to use the discovery document of ${(0,m.KT)(a)}`}),w=a=>(0,b.
CC)("services-forced-differ",{message:(0,m.xI)`the host block at ${a.at} and the discovery document of ${(0,m.KT)(a.host)} differ in ${(0,$.K4)(a.services,10,$.
dh)}`,help:"update the host block or remove it; machines without it use other services"})})};export{ue as id,me as ids,ge as modules};
var $late0;
