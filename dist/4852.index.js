const w=4852,S=[4852,9498],N={9718:((U,T,s)=>{s.d(T,{k:()=>g});var u=s(3024),h=s(6760),M=s(1807),I=s(1831),v=s(1022),O=s(1731);function g(){const d=new Map,E=(t,r)=>{
const i=d.get(t)??(0,M.v)(t);return d.set(t,i),i.filter(r).map(o=>(0,h.join)(t,o))};return(t,{host:r,namespace:i,type:o})=>E(t,c=>p((0,I.Pv)(c),r)).flatMap(c=>E(
c,a=>p((0,v.s)(a),i))).flatMap(c=>E(c,a=>p((0,v.s)(a),o))).some(c=>m(c,o))}const p=(d,E)=>d.ok&&d.value===E,P=/^[^\s_]*_[^\s_]*$/;function m(d,E){const t=(0,M.v)(
d).some(i=>(0,O.rK)(i)!==null&&(0,M.M)((0,h.join)(d,i)).some(o=>P.test(o)&&R((0,h.join)(d,i,o))===!0)),r=new RegExp(`^terraform-provider-${E}_${O.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,M.M)(d).some(i=>r.test(i.toLowerCase())&&R((0,h.join)(d,i))===!1)}const R=d=>(0,u.statSync)(d,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((U,T,s)=>{s.d(T,{M:()=>M,v:()=>I});var u=s(3024),h=s(5747);function M(v){try{return(0,u.readdirSync)(v).sort()}catch(O){return(0,h.Oj)(O),[]}}function I(v){
try{return(0,u.readdirSync)(v,{withFileTypes:!0}).filter(O=>O.isDirectory()).map(({name:O})=>O)}catch(O){return(0,h.Oj)(O),[]}}}),5657:((U,T,s)=>{s.d(T,{G:()=>d});
var u=s(6760),h=s(5747);const M=21,I=/^(?!\.{1,2}$)[\w.-]+$/;function v(e){let n=!1;for(const _ of e.split(`
`)){const l=_.trim();l.startsWith("[")&&(n=l==='[remote "origin"]');const f=l.indexOf("=");if(!(!n||f<0||l.slice(0,f).trim().toLowerCase()!=="url"))return O(l.slice(
f+1).trim())}return null}function O(e){const n=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(e),[_,l]=n===null?g(e):[n[1],n[2]],f=(l??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),D=f.length>1&&f.length<=M;return!_||!D||!f.every(A=>I.test(A))?null:{host:_.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function g(e){
const n=URL.parse(e);return n===null||!/^(https?|ssh):$/.test(n.protocol)?[]:[n.protocol==="ssh:"?n.hostname:n.host,n.pathname.slice(1)]}var p=s(4614);const P=5,
m=/^[0-9a-f]{40}$/,R=/^refs\/(?!.*\.\.)[^\0]+$/;function d(e){const n=(0,u.join)(e,".git"),_=E(n,e)??n,l=a((0,u.join)(_,"commondir")),f=l===null?_:o(l,_),D=()=>c(
(0,u.join)(f,"packed-refs"))??"",A=t(a((0,u.join)(_,"HEAD")),[_,f],D);return A===null?null:{commit:A,isFetched:i(A,c((0,u.join)(_,"FETCH_HEAD"))??"",D),remote:v(
c((0,u.join)(f,"config"))??""),tracked:$=>(0,p.O)((0,u.join)(_,"index"),$)}}function E(e,n){const[,_]=/^gitdir: (.+)$/.exec(a(e)??"")??[];return _===void 0?null:
o(_,n)}function t(e,n,_){let l=e;for(let f=0;l!==null&&f<=P;f+=1){if(m.test(l))return l;const[,D]=/^ref: (.+)$/.exec(l)??[];if(D===void 0||!R.test(D))return null;
l=r(D,n,_)}return null}function r(e,n,_){for(const f of n){const D=a((0,u.join)(f,e));if(D!==null)return D}return _().split(`
`).find(f=>f.endsWith(` ${e}`))?.slice(0,40)??null}function i(e,n,_){const l=(f,D)=>f.split(`
`).some(A=>A.startsWith(`${e}${D}`));return l(n,"	")||l(_()," refs/remotes/")}const o=(e,n)=>(0,u.isAbsolute)(e)?e:(0,u.join)(n,e);function c(e){const n=(0,h.yR)(
e);return n.ok?n.text:null}const a=e=>c(e)?.replace(/\r?\n$/,"")??null}),9498:((U,T,s)=>{s.d(T,{nameRepository:()=>I});var u=s(6760),h=s(5657),M=s(4614);function I(m,R,d){
const E=(0,h.G)(m),t=E?.remote??null;if(E!==null&&t!==null){const i=E.isFetched||E.commit===d.GITHUB_SHA;return{name:`${t.owner}/${t.name}`,url:v(t,d.GITHUB_SERVER_URL),
commit:i&&O(m,R,E)?E.commit:null}}return{name:(E===null?p(m,d):null)??P(m),url:null,commit:null}}function v({host:m,owner:R,name:d},E=""){return`${URL.parse(E)?.
host===m?URL.parse(E)?.protocol:"https:"}//${m}/${R}/${d}`}function O(m,R,{tracked:d}){const E=d(R);return E.size===R.size&&E.entries().every(([t,r])=>(0,M.R)((0,u.
join)(m,t),r))}const g=/^[\w.-]+\/[\w.-]+$/;function p(m,R){const{GITHUB_WORKSPACE:d,GITHUB_REPOSITORY:E=""}=R;return d!==void 0&&(0,u.resolve)(d)===(0,u.resolve)(
m)&&g.test(E)?E:null}const P=m=>(0,u.basename)((0,u.resolve)(m)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((U,T,s)=>{s.d(T,{O:()=>E,R:()=>i});
var u=s(3024),h=s(5747);const M=128*1024*1024,I=12,v=62,O=16384,g=12288,p=4,P=61440,m=4096,R=32768,d=Buffer.alloc(0);function E(o,c){const a=(0,h.io)(o,M);return a===
null?new Map:t(a,c)}function t(o,c){const a=new Map;if(o.length<I)return a;const e=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||e<2||e>4)return a;const n=o.
readUInt32BE(8);let _=d,l=I;for(let f=0;f<n;f+=1){if(l+v>o.length)return a;const D=o.readUInt16BE(l+60),A=l+v+(D&O?2:0),$=e===p,{kept:B,from:y}=$?r(o,A,_):{kept:d,
from:A},C=o.indexOf(0,y);if(C<0)return a;const K=o.subarray(y,C),j=$?Buffer.concat([B,K]):K;if(j.length>m)return a;const W=(o.readUInt32BE(l+24)&P)===R,L=j.toString(
"utf8");W&&(D&g)===0&&c.has(L)&&a.set(L,{modified:o.readUInt32BE(l+8),size:o.readUInt32BE(l+36)}),l=$?C+1:l+(C-l+8&-8),_=j}return a}function r(o,c,a){let e=c,n=o[e++]??
0,_=n&127;for(;n&128;)n=o[e++]??0,_=(_+1)*128+(n&127);return{kept:a.subarray(0,Math.max(0,a.length-_)),from:e}}function i(o,{modified:c,size:a}){try{const e=(0,u.
lstatSync)(o),n=Math.floor(e.mtimeMs/1e3);return e.isFile()&&e.size%2**32===a&&n%2**32===c}catch(e){return(0,h.Oj)(e),!1}}}),1022:((U,T,s)=>{s.d(T,{m:()=>E,s:()=>r});
var u=s(3625),h=s(6246),M=s(1831),I=s(8408),v=s(5011);const O={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},g="hashicorp",p="-",P='Inval\
id provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',m={prefix:"terraform-",whose:"a Terraform",frequency:"oft\
en"},d={terraform:[m],opentofu:[m,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function E(n,_){const l=n.split("/");if(l.length>3||l.includes(
""))return t(P);const[f="",D,A]=l.reverse(),$=r(f);if(!$.ok){const L=`${(0,h.o)(f)} in source ${(0,h.o)(n)}`;return t(`Invalid provider type: Invalid provider t\
ype ${L}: ${$.why}"`)}const B=A===void 0,y=B?(0,u.J)((0,v.Vm)(_)):(0,M.Pv)(A);if(D===void 0&&y.ok){const L={hostImplied:B,namespace:g,type:$.value};return{kind:"\
registry",host:y.value,...L}}const C=i(D??""),K=`namespace "" in source ${(0,h.o)(n)}`;if(!C.ok)return t(`Invalid provider namespace: Invalid provider ${K}: ${C.
why}"`);if(!y.ok){const L="Invalid provider source hostname";return t(`${L}: ${L} ${K}: ${y.why}"`)}const j={hostImplied:B,host:y.value,namespace:C.value,type:$.
value},W=c(j,_);return W===void 0?{kind:o(j,_),...j}:t(W)}const t=n=>({kind:"invalid",error:n});function r(n){if(/^[a-z0-9]+$/.test(n))return(0,u.J)(n);if(n==="")
return(0,u.T)("must have at least one character");if(n.includes("."))return(0,u.T)("dots are not allowed");if(n.includes("--"))return(0,u.T)("cannot use multipl\
e consecutive dashes");const _=(0,I.YE)(n);return _.ok?(0,u.J)((0,I.DI)(_.value)):(0,u.T)("must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes")}const i=n=>n===p?(0,u.J)(n):r(n);function o({host:n,namespace:_},l){return _===p?"legacy":_==="builtin"&&O[l].includes(n)?"builtin":"regi\
stry"}function c(n,_){const l=(0,v.Vm)(_);if(n.namespace===p&&n.host!==l)return`Invalid provider namespace: The legacy provider namespace "-" can be used only w\
ith hostname ${l}.`;const f=d[_].find(({prefix:D})=>n.type.startsWith(D));return f===void 0?void 0:a(n,f,_)}function a(n,{prefix:_,whose:l,frequency:f},D){const A=`${_}\
provider-`,$=n.type.slice(A.length);if(!n.type.startsWith(A)||!r($).ok)return`Invalid provider type: Provider source ${(0,h.o)(e(n))} has a type with the prefix\
 ${(0,h.o)(_)}, which isn't allowed because it would be redundant to name ${l} provider with that prefix. If you are the author of this provider, rename it to n\
ot include the prefix.`;const B=e({...n,type:$},D);return`Invalid provider type: Provider source ${(0,h.o)(e(n,D))} has a type with the prefix ${(0,h.o)(A)}, wh\
ich isn't valid. Although that prefix is ${f} used in the names of version control repositories for ${l.split(" ")[1]} providers, provider source strings should\
 not include it.

Did you mean ${(0,h.o)(B)}?`}const e=({host:n,namespace:_,type:l},f)=>f!==void 0&&n===(0,v.Vm)(f)?`${_}/${l}`:`${(0,M.nx)(n)}/${_}/${l}`}),1731:((U,T,s)=>{s.d(T,
{Cg:()=>m,Ty:()=>P,Zy:()=>R,dU:()=>d,hZ:()=>M,oF:()=>O,rK:()=>g});var u=s(9562);const h=new RegExp(`^${u.eQ}$`),M=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
I=new RegExp(`^${M}[.+-]?$`),v=2n**63n-1n;function O(t){const[,r,i,o,c]=h.exec(t)??[];return r===void 0?null:p(t,r,o??i,c)}function g(t){const[,r,i,o]=I.exec(t)??
[];return r===void 0?null:p(t,r,i,o)}function p(t,r,i="",o=""){const c=r.split(".").map(e=>e.replace(/^0+(?=.)/,""));if(c.some(e=>e.length>19))return null;const a=c.
map(BigInt);if(a.some(e=>e>v))return null;for(;a.length<3;)a.push(0n);return{text:t,numbers:a,written:c.length,pre:i,build:o}}const P=t=>t.pre!=="",m=({numbers:t,
pre:r,build:i})=>`${t.join(".")}${r===""?"":`-${r}`}${i===""?"":`+${i}`}`;function R(t,r,i=d){const o=Math.max(t.numbers.length,r.numbers.length);for(let c=0;c<
o;c++){const[a,e]=[t.numbers[c]??0n,r.numbers[c]??0n];if(a!==e)return a<e?-1:1}return t.pre===r.pre||t.numbers.length!==r.numbers.length?0:t.pre===""||r.pre===""?
t.pre===""?1:-1:i(t.pre,r.pre)}function d(t,r){const[i,o]=[t.split("."),r.split(".")];for(let c=0;;c++){const[a,e]=[c+1>=i.length,c+1>=o.length];if(a!==e)return a?
-1:1;const n=E(i[c]??"",o[c]??"");if(n!==0||a)return n}}function E(t,r){const[i,o]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(r)];return i!==o?i?-1:1:i&&t.length!==r.length?
t.length-r.length:t===r?0:t<r?-1:1}}),5808:((U,T,s)=>{s.d(T,{g:()=>v});var u=s(400),h=s(6134),M=s(1022),I=s(5257);function v(g){const{body:p}=(0,u.K)(g),P=(0,h.
SH)(p,"provider",1).flatMap(({labels:[m],body:R})=>{const d=(0,M.m)(m?.value??"","terraform");if(d.kind!=="registry")return[];const E=(0,h.w4)(R,"hashes")?.value,
r=(E?.kind==="tuple"?E.elements:[]).flatMap(i=>i.kind==="string"?[i.value]:[]);return[[(0,I.JT)(d),r.filter(O)]]});return new Map(P)}const O=g=>/^(?:h1|zh):/.test(
g)}),7236:((U,T,s)=>{s.d(T,{l:()=>h,o:()=>M});var u=s(1022);function h({kind:I,text:v,address:O},g,p){switch(I){case"required_provider":case"state_store_provide\
r":case"lock_provider":{const P=(0,u.m)(v??"",p);return P.kind==="registry"?P:null}case"required_provider_nosource":case"required_provider_legacy":return{host:g,
namespace:"hashicorp",type:M(O)};case"implied_provider":return{host:g,namespace:"hashicorp",type:(v??"").replace(/[._].*$/s,"")};default:return null}}const M=I=>I.
replace(/^.*\./s,"")}),5257:((U,T,s)=>{s.d(T,{JT:()=>v,KS:()=>O,MO:()=>g,MP:()=>I,W$:()=>M,cd:()=>h});const u="hostnames input",h={file:u,line:1,column:1,endColumn:1},
M=p=>p.file===u?u:p,I=({host:p,namespace:P,name:m,system:R})=>`${p}/${P}/${m}/${R}`,v=({host:p,namespace:P,type:m})=>`${p}/${P}/${m}`;function O({version:p},P){
if(p===null)return null;const m=p.text??p.values?.[P]??null;return m===null?null:{text:m,place:p.place}}const g=(p,P)=>`${p} ${P}`}),4852:((U,T,s)=>{s.d(T,{listRepository:()=>m});
var u=s(6760),h=s(5747),M=s(9498),I=s(5808),v=s(8416),O=s(7854),g=s(2803),p=s(5453),P=s(370);async function m(t,r,i){const{directory:o,environment:c}=i,a=(0,P.PT)(
r,t,i),e=await(0,v.L2)(a),{clients:n}=e,_=(0,O.sw)(t.usages,n),{declared:l,files:f,bytes:D,isEmpty:A}=t,$=await(0,p.lz)({usages:_,declared:l,clients:n},r,!0),B=(0,P.
C_)(t,r)?(0,g.KX)(_,n,(0,g.Up)(o)):[],y={dialect:e,setting:r.dialect,usages:_,notes:(0,O.vH)(t.notes,n),declared:l};return{...y,repository:(0,M.nameRepository)(
o,R(y),c),usedBy:await(0,v.rU)(e,a.scan),files:f,bytes:D,isEmpty:A,roots:d($),locks:E($,o),plugins:B}}function R({usages:t,notes:r,declared:i,dialect:o}){const c=new Set;
for(const{place:a}of t)c.add(a.file);for(const a of i)c.add("file"in a?a.file:a.place.file);for(const{place:a}of o.evidence)c.add(a.file);for(const{place:a,problem:e}of r)
e.code.startsWith("file-")||c.add(a.file);return c}function d(t){const r=new Map;for(const{client:i,roots:o}of t)for(const{name:c}of o){const a=c===""?".":c,e=r.
get(a);e===void 0?r.set(a,[i]):e.push(i)}return Array.from(r,([i,o])=>({directory:i,clients:o}))}function E(t,r){const i=new Set(t.flatMap(({roots:o})=>o.flatMap(
({lockFile:c})=>c??[])));return Array.from(i,o=>{const c=(0,h.yR)((0,u.join)(r,o));return{file:o,hashes:c.ok?(0,I.g)(c.text):new Map}})}}),2803:((U,T,s)=>{s.d(T,
{KX:()=>E,Ml:()=>m,Up:()=>P});var u=s(3024),h=s(6760),M=s(3916),I=s(9718),v=s(9562),O=s(7236),g=s(5257),p=s(7854);function P(t){return R(r=>{const i=(0,h.join)(
t,r);return(0,u.existsSync)(i)?i:null},(0,I.k)())}function m(t){const r=new Map(t.map(({directory:i,providers:o})=>[d(i),new Set(o)]));return R(i=>r.has(i)?i:null,
(i,o)=>r.get(i)?.has((0,g.JT)(o))??!1)}function R(t,r){const i=(0,p.Oo)(o=>{const c=o.replace(/\/$/,""),a=c==="."||o!==c,e=d(c),n=t(e),_=a?[]:i((0,M.dirname)(c));
return n===null?_:[{path:n,shown:e},..._]});return{around:i,holds:r}}const d=t=>`${t==="."?"":`${t}/`}terraform.d/plugins`;function E(t,r,{around:i,holds:o}){const c=new Map;
for(const a of t){const e=i((0,M.dirname)(a.place.file));if(e.length!==0){for(const{host:n,service:_}of a.needs)if(_===v.xq)for(const l of r){const f=(0,O.l)(a,
n,l);if(f!==null)for(const{path:D,shown:A}of e){if(!o(D,f))continue;const $=(0,M.dirname)((0,M.dirname)(A)),B=c.get($)??new Set;c.set($,B.add((0,g.JT)(f)))}}}}return Array.
from(c,([a,e])=>({directory:a,providers:[...e]}))}})};export{w as id,S as ids,N as modules};
