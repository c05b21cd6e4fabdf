const xe=3123,Te=[3123],Oe={3123:((Ee,$,m)=>{m.r($),m.d($,{configFinding:()=>F,parseConfigFile:()=>he});var J=m(9961),B=m(2170),M=m(7057),P=m(6784),Q=m(3276),g=m(
9941);const R=200,Y=/[\0\ue123]/,G=new RegExp("[\\p{L}_]","uy"),Z=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),q=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function ee(e,s){const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),t=n?e:e.replaceAll(`\r
`,`
`),i=new g.n_(Number.POSITIVE_INFINITY),a=new P.bs(t,0,i),d=t.search(Y);if(d>=0)a.stop("null character or U+E123",d);else if(n){const{body:c,problems:u}=(0,Q.O)(
t,i,!0);return{text:e,body:{kind:"json",members:x((0,g.Td)(c))},parts:i,problems:u}}const f=D(a,s);return a.isAtEnd()||k(a,"the end of the file"),a.structure({kind:"\
json",members:f})}const x=e=>e.flatMap(s=>{const{value:n}=s;if(n.kind==="tuple"&&w(n.elements))return x(n.elements.map(i=>({...s,value:i})));if(n.kind!=="object")
return[s];const t=w(n.items.map(i=>i.value));return[{...s,hasLabels:t,value:{...n,items:x(n.items)}}]}),w=e=>e.length>0&&e.every(({kind:s})=>s==="object");function D(e,s){
const n=[],t=new Set;for(let i=e.skipBlank();i!=="}"&&i!=="";i=e.skipBlank()){const a=ne(e,s);if(a===void 0)break;n.push(a);const d=e.text.slice(a.start,a.end);
s&&a.isAssigned&&t.has(d)&&e.stop("each argument can only be defined once",a.start),a.isAssigned&&t.add(d),e.skipBlank()===","&&e.at++}return n}function ne(e,s){
const n=[];for(let r=j(e);r!==void 0;r=j(e))n.push(r);const[t,i,a]=n,d=e.skipBlank();if(t===void 0)return k(e,"a name");const f={name:t.value,start:t.start,end:t.
end};if(d==="="&&i===void 0){e.at++;const r=e.skipBlank()===""?void 0:N(e,s);return r&&{...f,value:r,isAssigned:!0}}if(d!=="{")return k(e,d==="="?'"{"':'"=" or \
"{"');if(a!==void 0)return e.stop('expected "{" after one label',a.start);const c=N(e,s);if(c===void 0||i===void 0)return c&&{...f,value:c};const u={name:i.value,
start:i.start,end:i.end,value:c};return{...f,hasLabels:!0,value:{...c,kind:"object",items:[u]}}}function j(e){const s=e.skipBlank(),n=e.at,t=O(e),i=t!==""&&!T(t);
i&&(e.at+=t.length);const a=s==='"'?H(e):i?t:void 0;return a===void 0?void 0:{value:a,start:n,end:e.at}}const T=e=>e==="true"||e==="false";function O(e){const{text:s,
at:n}=e;return e.match(G)!==null?s.slice(n,e.match(Z)?.index??s.length):""}function N(e,s){const n=e.skipBlank(),t=e.at;if(n==='"'||n==="<"){const c=n==='"'?H(e):
de(e);return c===void 0?void 0:{kind:"string",start:t,end:e.at,value:c,verbatim:c}}if(n!=="{"&&n!=="[")return te(e);if(e.depth>=R)return e.stop(`values are nest\
ed deeper than ${R} levels`,t);e.depth++,e.at++;const i=n==="{"?D(e,s):[],a=n==="["?se(e,s):[];e.depth--;const d=n==="{"?"}":"]";if(e.peek()!==d)return k(e,`"${d}\
"`);const f={start:t,end:++e.at};return n==="{"?{kind:"object",...f,items:i}:{kind:"tuple",...f,elements:a}}function te(e){const{at:s}=e,n=O(e),t=T(n)?n:e.match(
q)?.[0];if(t===void 0)return k(e,"a value");e.at+=t.length;const i=T(n)?n==="true":Number(t);return{kind:"primitive",start:s,end:e.at,value:i}}function se(e,s){
const n=[];let t=!1;for(let i=e.skipBlank();i!=="]";i=e.skipBlank()){if(i===",")e.at++;else{t&&k(e,'"," or "]"');const a=N(e,s);if(a===void 0)break;n.push(a)}t=
i!==","&&i!=="["}return n}function k(e,s){const n=O(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${s}${n}`,e.at)}const ie=new Map(
Object.entries({a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"})),y="[0-9a-fA-F]",ae=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${y}{4}|U00(?:0${y}|10)${y}{4}|x[0-7]${y}|[01][0-7]{2}))`,"y");function H(e){let s="",
n=++e.at;for(;;){const t=e.skipAll(P.Tj);if(t===`
`||t==="")return e.stop("string is not terminated",e.at);const i=t!=='"'&&t!=="\\";if(i||(s+=e.text.slice(n,e.at)),t==='"')return e.at++,s;if(t==="$"&&e.peek(1)===
"{")oe(e);else if(i)e.at++;else{const[a="",d="",f]=e.match(ae)??[];if(a==="")return e.stop("invalid escape sequence",e.at);n=e.at+=a.length;const c=Number(f?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));s+=f===void 0?ie.get(d)??d:String.fromCodePoint(c).toWellFormed()}}}function oe(e){let s=0;do e.at++,e.peek()==="{"?s++:
e.peek()==="}"&&s--;while(s>0&&!e.isAtEnd())}const le=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function de(e){const{text:s,at:n}=e,[t,i,a]=e.match(le)??[];if(t===void 0)
return e.stop("invalid heredoc marker",n);const d=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${i?"+":"*"})${a}\\n`,"g"),f=n+t.length;d.lastIndex=f;const c=d.exec(s);if(c===
null)return e.stop("heredoc is not terminated",s.length);e.at=d.lastIndex;const[,u=""]=c,r=s.slice(f,c.index);if(!i)return r+u;const A=r.split(`
`).slice(0,-1);return A.every(h=>h.startsWith(u))?A.map(h=>`${h.slice(u.length)}
`).join(""):r}var o=m(9582);const _=e=>({plugin_cache_dir:o.sc,plugin_cache_may_break_dependency_lock_file:o.zC,host:o.A7(o.Tb({services:o.A7(o.T)},e)),credentials:o.
A7(o.A7(o.T)),credentials_helper:o.A7(o.Tb({args:o.c3(o.sc)},e))}),ce={providers:o.A7(o.sc),provisioners:o.A7(o.sc),disable_checkpoint:o.zC,disable_checkpoint_signature:o.
zC,..._(!1)},fe=_(!0),C={path:[],span:{start:0,end:0}};function re(e,s){const n=s==="terraform",t={},i=o.LH(()=>{n?o.ql(e,C,ce,t):o.ql(e,C,fe,t)});return{values:n&&
i!==null?{}:t,mistake:i}}const U="registry_protocols",pe={retry_count:o.sD,request_timeout_seconds:o.sD};function ue(e){const[s=[]]=e.flatMap(i=>i.name===U?o.AV(
i):[]),n={},t=o.LH(()=>o.ql(s,{...C,path:[U]},pe,n));return{protocols:t===null?n:{},mistake:t}}const F=(e,s,n)=>(0,B.kH)((0,J.P4)(s,[e]),{places:n?[n]:[]}),me=1e3;
function he({shown:e,text:s,isUtf8:n},t){const i=s.replaceAll("\0",""),a=i!==s||s.startsWith("\uFEFF"),d=l=>l===null?e:`${e}:${l.line}`,f=(l,p,E)=>F(t,{kind:l,file:d(
E),why:p},E),c=(l,p)=>a?F(t,{kind:"encoding",file:e,isWide:i!==s},p):f("syntax",l,p),u=ee(s,t==="opentofu"),r=u.problems.slice(0,1).map(({message:l,...p})=>c(l,
{file:e,...p}));r.length===0&&!n&&r.push(c("illegal UTF-8 encoding",null));const A=r.length>0,h=A?[]:(0,g.Td)(u.body),{values:v,mistake:L}=re(h,t),Ae=(0,g.yN)(u.
text),b=l=>({file:e,...Ae(l)}),W=(l,p)=>p===null?[]:[f(l,p.message,b(p.span))],X=L===null?h:[],ye=X.filter(({name:l})=>l==="provider_installation"),z=ue(t==="op\
entofu"?X:[]),V=[...r,...W("type",L),...W("block",z.mistake)],K=!A&&(L===null||t==="opentofu"),[S]=V;return{credentials:I(v.credentials,l=>ke(l,b(l))),hosts:I(v.
host,l=>({place:b(l),services:Array.from(l.value.services??[],([p,{value:E}])=>({id:p,value:E}))})),helpers:I(v.credentials_helper,l=>({place:b(l),args:l.value.
args??[]})),installations:[{items:ye,shown:e,placeOf:b}],protocols:z.protocols,pluginCache:v.plugin_cache_dir??"",mayBreakLocks:v.plugin_cache_may_break_dependency_lock_file===
!0,findings:V,secrets:be([...v.credentials?.values()??[]],i),unread:K||S===void 0?ge(h,l=>d(b(l))):i.match(/(?<=")[^"\s]+(?=")/g)?.slice(0,me).map(l=>({host:l,source:d(
(0,B.Xd)(S)),problem:S.problem}))??[],isRead:K}}const ge=(e,s)=>e.filter(({name:n})=>n.toLowerCase()!=="credentials").flatMap(n=>(0,g.lS)(n.value).filter(({value:t})=>(0,g.
lS)(t).some(({name:i})=>i==="token")).map(({name:t})=>({host:t,source:`${s(n)} (its block is not named credentials)`}))),I=(e=new Map,s)=>new Map(Array.from(e,([
n,t])=>[n,s(t)]));function ke(e,s){const n=e.value.get("token")?.value;return{place:s,token:typeof n=="string"?new M.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}
const ve=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function be(e,s){const n=e.flatMap(a=>[...a.value.values()]).flatMap(({value:a})=>typeof a==
"string"||Number.isInteger(a)?`${a}`:[]),t=Array.from(s.matchAll(ve)).flatMap(([,a,d=""])=>a??d.split(/[\s",]+/)),i=new Set([...n,...t]);return i.delete(""),Array.
from(i,a=>new M.ou(a))}})};export{xe as id,Te as ids,Oe as modules};
var $late0;
