const Oe=3123,Ne=[3123],Ce={3123:((Te,B,m)=>{m.r(B),m.d(B,{configFinding:()=>L,parseConfigFile:()=>ke});var J=m(9961),M=m(2170),$=m(7057),P=m(6784),Q=m(3276),g=m(
9941);const R=200,Y=/[\0\ue123]/,G=new RegExp("[\\p{L}_]","uy"),Z=new RegExp("[^\\p{L}\\p{Nd}_.-]","gu"),q=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d*)?(?![xX.])/y;function ee(e,s){const n=($late0??=new RegExp("^\\p{White_Space}*\\{","u")).
test(e),t=n?e:e.replaceAll(`\r
`,`
`),a=new g.n_(Number.POSITIVE_INFINITY),i=new P.bs(t,0,a),d=t.search(Y);if(d>=0)i.stop("null character or U+E123",d);else if(n){const{body:c,problems:u}=(0,Q.O)(
t,a,!0);return{text:e,body:{kind:"json",members:x((0,g.Td)(c))},parts:a,problems:u}}const f=D(i,s);return i.isAtEnd()||k(i,"the end of the file"),i.structure({kind:"\
json",members:f})}const x=e=>e.flatMap(s=>{const{value:n}=s;if(n.kind==="tuple"&&w(n.elements))return x(n.elements.map(a=>({...s,value:a})));if(n.kind!=="object")
return[s];const t=w(n.items.map(a=>a.value));return[{...s,hasLabels:t,value:{...n,items:x(n.items)}}]}),w=e=>e.length>0&&e.every(({kind:s})=>s==="object");function D(e,s){
const n=[],t=new Set;for(let a=e.skipBlank();a!=="}"&&a!=="";a=e.skipBlank()){const i=ne(e,s);if(i===void 0)break;n.push(i);const d=e.text.slice(i.start,i.end);
s&&i.isAssigned&&t.has(d)&&e.stop("each argument can only be defined once",i.start),i.isAssigned&&t.add(d),e.skipBlank()===","&&e.at++}return n}function ne(e,s){
const n=[];for(let r=j(e);r!==void 0;r=j(e))n.push(r);const[t,a,i]=n,d=e.skipBlank();if(t===void 0)return k(e,"a name");const f={name:t.value,start:t.start,end:t.
end};if(d==="="&&a===void 0){e.at++;const r=e.skipBlank()===""?void 0:N(e,s);return r&&{...f,value:r,isAssigned:!0}}if(d!=="{")return k(e,d==="="?'"{"':'"=" or \
"{"');if(i!==void 0)return e.stop('expected "{" after one label',i.start);const c=N(e,s);if(c===void 0||a===void 0)return c&&{...f,value:c};const u={name:a.value,
start:a.start,end:a.end,value:c};return{...f,hasLabels:!0,value:{...c,kind:"object",items:[u]}}}function j(e){const s=e.skipBlank(),n=e.at,t=O(e),a=t!==""&&!T(t);
a&&(e.at+=t.length);const i=s==='"'?H(e):a?t:void 0;return i===void 0?void 0:{value:i,start:n,end:e.at}}const T=e=>e==="true"||e==="false";function O(e){const{text:s,
at:n}=e;return e.match(G)!==null?s.slice(n,e.match(Z)?.index??s.length):""}function N(e,s){const n=e.skipBlank(),t=e.at;if(n==='"'||n==="<"){const c=n==='"'?H(e):
de(e);return c===void 0?void 0:{kind:"string",start:t,end:e.at,value:c,verbatim:c}}if(n!=="{"&&n!=="[")return te(e);if(e.depth>=R)return e.stop(`values are nest\
ed deeper than ${R} levels`,t);e.depth++,e.at++;const a=n==="{"?D(e,s):[],i=n==="["?se(e,s):[];e.depth--;const d=n==="{"?"}":"]";if(e.peek()!==d)return k(e,`"${d}\
"`);const f={start:t,end:++e.at};return n==="{"?{kind:"object",...f,items:a}:{kind:"tuple",...f,elements:i}}function te(e){const{at:s}=e,n=O(e),t=T(n)?n:e.match(
q)?.[0];if(t===void 0)return k(e,"a value");e.at+=t.length;const a=T(n)?n==="true":Number(t);return{kind:"primitive",start:s,end:e.at,value:a}}function se(e,s){
const n=[];let t=!1;for(let a=e.skipBlank();a!=="]";a=e.skipBlank()){if(a===",")e.at++;else{t&&k(e,'"," or "]"');const i=N(e,s);if(i===void 0)break;n.push(i)}t=
a!==","&&a!=="["}return n}function k(e,s){const n=O(e)===""?"":", found a word without quotation marks";return e.stop(`expected ${s}${n}`,e.at)}const ae=new Map(
Object.entries({a:"\x07",b:"\b",f:"\f",n:`
`,r:"\r",t:"	",v:"\v"})),E="[0-9a-fA-F]",ie=new RegExp(`\\\\(?:([abfnrtv\\\\"])|(u${E}{4}|U00(?:0${E}|10)${E}{4}|x[0-7]${E}|[01][0-7]{2}))`,"y");function H(e){let s="",
n=++e.at;for(;;){const t=e.skipAll(P.Tj);if(t===`
`||t==="")return e.stop("string is not terminated",e.at);const a=t!=='"'&&t!=="\\";if(a||(s+=e.text.slice(n,e.at)),t==='"')return e.at++,s;if(t==="$"&&e.peek(1)===
"{")oe(e);else if(a)e.at++;else{const[i="",d="",f]=e.match(ie)??[];if(i==="")return e.stop("invalid escape sequence",e.at);n=e.at+=i.length;const c=Number(f?.replace(
/^[uUx]/,"0x").replace(/^(?!0x)/,"0o"));s+=f===void 0?ae.get(d)??d:String.fromCodePoint(c).toWellFormed()}}}function oe(e){let s=0;do e.at++,e.peek()==="{"?s++:
e.peek()==="}"&&s--;while(s>0&&!e.isAtEnd())}const le=new RegExp("<<(-?)([\\p{L}\\p{Nd}_]{1,99})\\n","uy");function de(e){const{text:s,at:n}=e,[t,a,i]=e.match(le)??[];if(t===void 0)
return e.stop("invalid heredoc marker",n);const d=new RegExp(`(?<=\\n)([\\t\\v\\f\\r ]${a?"+":"*"})${i}\\n`,"g"),f=n+t.length;d.lastIndex=f;const c=d.exec(s);if(c===
null)return e.stop("heredoc is not terminated",s.length);e.at=d.lastIndex;const[,u=""]=c,r=s.slice(f,c.index);if(!a)return r+u;const A=r.split(`
`).slice(0,-1);return A.every(h=>h.startsWith(u))?A.map(h=>`${h.slice(u.length)}
`).join(""):r}var o=m(9582);const _=e=>({plugin_cache_dir:o.sc,plugin_cache_may_break_dependency_lock_file:o.zC,host:o.A7(o.Tb({services:o.A7(o.T)},e)),credentials:o.
A7(o.A7(o.T)),credentials_helper:o.A7(o.Tb({args:o.c3(o.sc)},e))}),ce={providers:o.A7(o.sc),provisioners:o.A7(o.sc),disable_checkpoint:o.zC,disable_checkpoint_signature:o.
zC,..._(!1)},fe=_(!0),C={path:[],span:{start:0,end:0}};function re(e,s){const n=s==="terraform",t={},a=o.LH(()=>{n?o.ql(e,C,ce,t):o.ql(e,C,fe,t)});return{values:n&&
a!==null?{}:t,mistake:a}}const U="registry_protocols",pe={retry_count:o.sD,request_timeout_seconds:o.sD};function ue(e){const[s=[]]=e.flatMap(a=>a.name===U?o.AV(
a):[]),n={},t=o.LH(()=>o.ql(s,{...C,path:[U]},pe,n));return{protocols:t===null?n:{},mistake:t}}const L=(e,s,n)=>(0,M.kH)((0,J.P4)(s,[e]),{places:n?[n]:[]}),me=1e3,
he=/^\s*(?:#|\/\/).*/gm,ge=/\bcredentials"?[\s:={]{0,20}"([^"\s]+)"/g;function ke({shown:e,text:s,isUtf8:n},t){const a=s.replaceAll("\0",""),i=a!==s||s.startsWith(
"\uFEFF"),d=l=>l===null?e:`${e}:${l.line}`,f=(l,p,y)=>L(t,{kind:l,file:d(y),why:p},y),c=(l,p)=>i?L(t,{kind:"encoding",file:e,isWide:a!==s},p):f("syntax",l,p),u=ee(
s,t==="opentofu"),r=u.problems.slice(0,1).map(({message:l,...p})=>c(l,{file:e,...p}));r.length===0&&!n&&r.push(c("illegal UTF-8 encoding",null));const A=r.length>
0,h=A?[]:(0,g.Td)(u.body),{values:v,mistake:F}=re(h,t),ye=(0,g.yN)(u.text),b=l=>({file:e,...ye(l)}),W=(l,p)=>p===null?[]:[f(l,p.message,b(p.span))],X=F===null?h:
[],xe=X.filter(({name:l})=>l==="provider_installation"),z=ue(t==="opentofu"?X:[]),V=[...r,...W("type",F),...W("block",z.mistake)],K=!A&&(F===null||t==="opentofu"),
[I]=V;return{credentials:S(v.credentials,l=>be(l,b(l))),hosts:S(v.host,l=>({place:b(l),services:Array.from(l.value.services??[],([p,{value:y}])=>({id:p,value:y}))})),
helpers:S(v.credentials_helper,l=>({place:b(l),args:l.value.args??[]})),installations:[{items:xe,shown:e,placeOf:b}],protocols:z.protocols,pluginCache:v.plugin_cache_dir??
"",mayBreakLocks:v.plugin_cache_may_break_dependency_lock_file===!0,findings:V,secrets:Ee([...v.credentials?.values()??[]],a),unread:K||I===void 0?ve(h,l=>d(b(l))):
[...a.replace(he,"").matchAll(ge)].slice(0,me).map(([,l=""])=>({host:l,source:d((0,M.Xd)(I)),problem:I.problem})),isRead:K}}const ve=(e,s)=>e.filter(({name:n})=>n.
toLowerCase()!=="credentials").flatMap(n=>(0,g.lS)(n.value).filter(({value:t})=>(0,g.lS)(t).some(({name:a})=>a==="token")).map(({name:t})=>({host:t,source:`${s(
n)} (its block is not named credentials)`}))),S=(e=new Map,s)=>new Map(Array.from(e,([n,t])=>[n,s(t)]));function be(e,s){const n=e.value.get("token")?.value;return{
place:s,token:typeof n=="string"?new $.ou(n.normalize("NFC")):null,hasValue:n!==void 0}}const Ae=/\btoken"?\s*[=:]\s*(?:"((?:[^"\\\n]|\\.)+)|\[([^\]\n]*))/g;function Ee(e,s){
const n=e.flatMap(i=>[...i.value.values()]).flatMap(({value:i})=>typeof i=="string"||Number.isInteger(i)?`${i}`:[]),t=Array.from(s.matchAll(Ae)).flatMap(([,i,d=""])=>i??
d.split(/[\s",]+/)),a=new Set([...n,...t]);return a.delete(""),Array.from(a,i=>new $.ou(i))}})};export{Oe as id,Ne as ids,Ce as modules};
var $late0;
