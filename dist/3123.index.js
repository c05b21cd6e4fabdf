const ue=3123,me=[3123],ge={3123:((Y,_,p)=>{p.r(_),p.d(_,{configFinding:()=>B,parseConfigFile:()=>ce});var x=p(9961),g=p(2170),y=p(7057),b=p(6784),O=p(3276),$=p(
9941);const A=200,I=/[\0\ue123]/,w=new RegExp("[\\p{L}_]","uy"),a=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),r=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function P(e,s){const t=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),n=t?e:e.replaceAll(`\r
`,`
`),o=new $.n_(Number.POSITIVE_INFINITY),i=new b.bs(n,0,o),c=n.search(I);if(c>=0)i.stop("null character or U+E123",c);else if(t){const{body:d,problems:u}=(0,O.O)(
n,o,!0);return{text:e,body:{kind:"json",members:M((0,$.Td)(d))},parts:o,problems:u}}const h=j(i,s);return i.isAtEnd()||E(i,"the end of the file"),i.structure({kind:"\
json",members:h})}const M=e=>e.flatMap(s=>{const{value:t}=s;if(t.kind==="tuple"&&R(t.elements))return M(t.elements.map(o=>({...s,value:o})));if(t.kind!=="object")
return[s];const n=R(t.items.map(o=>o.value));return[{...s,hasLabels:n,value:{...t,items:M(t.items)}}]}),R=e=>e.length>0&&e.every(({kind:s})=>s==="object");function j(e,s){
const t=[],n=new Set;for(let o=e.skipBlank();o!=="}"&&o!=="";o=e.skipBlank()){const i=J(e,s);if(i===void 0)break;t.push(i);const c=e.text.slice(i.start,i.end);s&&
i.isAssigned&&n.has(c)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&n.add(c),e.skipBlank()===","&&e.at++}return t}function J(e,s){const t=[];
for(let m=K(e);m!==void 0;m=K(e))t.push(m);const[n,o,i]=t,c=e.skipBlank();if(n===void 0)return E(e,"a name");const h={name:n.value,start:n.start,end:n.end};if(c===
"="&&o===void 0){e.at++;const m=e.skipBlank()===""?void 0:D(e,s);return m&&{...h,value:m,isAssigned:!0}}if(c!=="{")return E(e,c==="="?'"{"':'"=" or "{"');if(i!==
void 0)return e.stop('expected "{" after one label',i.start);const d=D(e,s);if(d===void 0||o===void 0)return d&&{...h,value:d};const u={name:o.value,start:o.start,
end:o.end,value:d};return{...h,hasLabels:!0,value:{...d,kind:"object",items:[u]}}}function K(e){const s=e.skipBlank(),t=e.at,n=N(e),o=n!==""&&!L(n);o&&(e.at+=n.
length);const i=s==='"'?H(e):o?n:void 0;return i===void 0?void 0:{value:i,start:t,end:e.at}}const L=e=>e==="true"||e==="false";function N(e){const{text:s,at:t}=e;
return e.match(w)!==null?s.slice(t,e.match(a)?.index??s.length):""}function D(e,s){const t=e.skipBlank(),n=e.at;if(t==='"'||t==="<"){const d=t==='"'?H(e):ne(e);
return d===void 0?void 0:{kind:"string",start:n,end:e.at,value:d,verbatim:d}}if(t!=="{"&&t!=="[")return Q(e);if(e.depth>=A)return e.stop(`values are nested deep\
er than ${A} levels`,n);e.depth++,e.at++;const o=t==="{"?j(e,s):[],i=t==="["?Z(e,s):[];e.depth--;const c=t==="{"?"}":"]";if(e.peek()!==c)return E(e,`"${c}"`);const h={
start:n,end:++e.at};return t==="{"?{kind:"object",...h,items:o}:{kind:"tuple",...h,elements:i}}function Q(e){const{at:s}=e,t=N(e),n=L(t)?t:e.match(r)?.[0];if(n===
void 0)return E(e,"a value");e.at+=n.length;const o=L(t)?t==="true":Number(n);return{kind:"primitive",start:s,end:e.at,value:o}}function Z(e,s){const t=[];let n=!1;
for(let o=e.skipBlank();o!=="]";o=e.skipBlank()){if(o===",")e.at++;else{n&&E(e,'"," or "]"');const i=D(e,s);if(i===void 0)break;t.push(i)}n=o!==","&&o!=="["}return t}
function E(e,s){const t=N(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${s}${t}`,e.at)}const G=new Map(Object.entries({a:"\x07",b:"\
\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"})),T="[0-9a-fA-F]",q=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${T}{4}|U00(?:0${T}|10)${T}{4}|x[0-7]${T}|[01][0-7]{2}))`,"y");function H(e){let s="",
t=++e.at;for(;;){const n=e.skipAll(b.Tj);if(n===`
`||n==="")return e.stop("string is not terminated",e.at);const o=n!=='"'&&n!=="\\";if(o||(s+=e.text.slice(t,e.at)),n==='"')return e.at++,s;if(n==="$"&&e.peek(1)===
"{")ee(e);else if(o)e.at++;else{const[i="",c="",h]=e.match(q)??[];if(i==="")return e.stop("invalid escape sequence",e.at);t=e.at+=i.length;const d=Number(h?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));s+=h===void 0?G.get(c)??c:String.fromCodePoint(d).toWellFormed()}}}function ee(e){let s=0;do e.at++,e.peek()==="{"?s++:e.
peek()==="}"&&s--;while(s>0&&!e.isAtEnd())}const te=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function ne(e){const{text:s,at:t}=e,[n,o,i]=e.match(te)??[];if(n===void 0)
return e.stop("invalid heredoc marker",t);const c=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${o?"+":"*"})${i}\\n`,"g"),h=t+n.length;c.lastIndex=h;const d=c.exec(s);if(d===
null)return e.stop("heredoc is not terminated",s.length);e.at=c.lastIndex;const[,u=""]=d,m=s.slice(h,d.index);if(!o)return m+u;const C=m.split(`
`).slice(0,-1);return C.every(v=>v.startsWith(u))?C.map(v=>`${v.slice(u.length)}
`).join(""):m}var l=p(9582);const U=e=>({plugin_cache_dir:l.sc,plugin_cache_may_break_dependency_lock_file:l.zC,host:l.A7(l.Tb({services:l.A7(l.T)},e)),credentials:l.
A7(l.A7(l.T)),credentials_helper:l.A7(l.Tb({args:l.c3(l.sc)},e))}),se={providers:l.A7(l.sc),provisioners:l.A7(l.sc),disable_checkpoint:l.zC,disable_checkpoint_signature:l.
zC,...U(!1)},oe=U(!0),F={path:[],span:{start:0,end:0}};function ie(e,s){const t=s==="terraform",n={},o=l.LH(()=>{t?l.ql(e,F,se,n):l.ql(e,F,oe,n)});return{values:t&&
o!==null?{}:n,mistake:o}}const W="registry_protocols",ae={retry_count:l.sD,request_timeout_seconds:l.sD};function le(e){const[s=[]]=e.flatMap(o=>o.name===W?l.AV(
o):[]),t={},n=l.LH(()=>l.ql(s,{...F,path:[W]},ae,t));return{protocols:n===null?t:{},mistake:n}}const B=(e,s,t)=>(0,g.kH)((0,x.P4)(s,[e]),{places:t?[t]:[]});function ce({
shown:e,text:s,isUtf8:t},n){const o=(f,k)=>B(n,{kind:"syntax",file:e,why:f},k),i=P(s,n==="opentofu"),c=i.problems.slice(0,1).map(({message:f,...k})=>o(f,{file:e,
...k}));c.length===0&&!t&&c.push(o("illegal UTF-8 encoding",null));const h=c.length>0,d=h?[]:(0,$.Td)(i.body),{values:u,mistake:m}=ie(d,n),C=(0,$.yN)(i.text),v=f=>({
file:e,...C(f)}),z=(f,k)=>k===null?[]:[B(n,{kind:f,file:e,why:k.message},v(k.span))],V=m===null?d:[],he=V.filter(({name:f})=>f==="provider_installation"),X=le(n===
"opentofu"?V:[]);return{credentials:S(u.credentials,f=>re(f,v(f))),hosts:S(u.host,f=>({place:v(f),services:Array.from(f.value.services??[],([k,{value:pe}])=>({id:k,
value:pe}))})),helpers:S(u.credentials_helper,f=>({place:v(f),args:f.value.args??[]})),installations:[{items:he,shown:e,placeOf:v}],protocols:X.protocols,pluginCache:u.
plugin_cache_dir??"",mayBreakLocks:u.plugin_cache_may_break_dependency_lock_file===!0,findings:[...c,...z("type",m),...z("block",X.mistake)],secrets:fe([...u.credentials?.
values()??[]],s),isRead:!h&&(m===null||n==="opentofu")}}const S=(e=new Map,s)=>new Map(Array.from(e,([t,n])=>[t,s(n)]));function re(e,s){const t=e.value.get("to\
ken")?.value;return{place:s,token:typeof t=="string"?new y.ou(t.normalize("NFC")):null,hasValue:t!==void 0}}const de=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;
function fe(e,s){const t=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),n=Array.from(s.matchAll(de)).
flatMap(([,i,c=""])=>i??c.split(/[\s",]+/)),o=new Set([...t,...n]);return o.delete(""),Array.from(o,i=>new y.ou(i))}}),9961:((Y,_,p)=>{p.d(_,{Dz:()=>A,P4:()=>$,
Yv:()=>I,kV:()=>w});var x=p(7811),g=p(1780),y=p(9432),b=p(9615);const O={missing:({setting:a,path:r})=>({message:`${a} names ${(0,x.ol)(r)}, which does not exis\
t`,help:"correct the path; the client continues without any CLI configuration"}),unreadable:({file:a,failure:r})=>({message:`${a} ${(0,y.mP)(r)}`,help:r.kind===
"size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),
syntax:({file:a,why:r})=>({message:`${a} has a syntax error: ${r}`,help:"correct the file; the client ignores all of it, including its tokens"}),type:({file:a,why:r})=>({
message:`${a}: ${r}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:a,why:r})=>({message:`${a}\
: ${r}`,help:"correct the block; the client ignores it"}),label:a=>({message:`the label of the block ${a.type} ${(0,x.ol)(a.label)} is not a hostname: ${a.why}`,
help:a.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"\
remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove\
 all but one; the client uses the first"}),"no token":({file:a,host:r,hasValue:P})=>({message:P?(0,g.xI)`the token in the credentials block for host ${(0,g.SP)(
r)} at ${a} is not a string`:(0,g.xI)`the credentials block for host ${(0,g.SP)(r)} at ${a} has no token`,help:'add token = "\u2026" or remove the block; the clients\
 send no token and try no other credentials source'}),"no helper":({name:a,directories:r})=>({message:`credentials helper ${(0,x.ol)(a)}: there is no terraform-\
credentials-${a} in ${r.join(", ")}`,help:a===a.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write t\
he name in lower case; the client finds no other name"})},$=(a,r)=>(0,b.CC)("credentials-config",{...(0,b.Z9)(O,a),affects:r}),A=({name:a,why:r})=>(0,b.CC)("cre\
dentials-helper",{message:`credentials helper ${a}: ${r}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),I=({
host:a,at:r})=>(0,b.CC)("services-forced",{message:(0,g.xI)`the host block at ${r} defines the services of ${(0,g.KT)(a)}; the host's own discovery document is not used`,
help:(0,g.xI)`remove the host block at ${r} to use the discovery document of ${(0,g.KT)(a)}`}),w=a=>(0,b.CC)("services-forced-differ",{message:(0,g.xI)`the host block at ${a.
at} and the discovery document of ${(0,g.KT)(a.host)} differ in ${(0,y.K4)(a.services,10,y.dh)}`,help:"update the host block or remove it; machines without it u\
se other services"})})};export{ue as id,me as ids,ge as modules};
var $late0;
