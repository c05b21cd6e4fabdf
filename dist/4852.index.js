const w=4852,S=[4852,9498],N={9718:((U,T,s)=>{s.d(T,{k:()=>R});var f=s(3024),m=s(6760),h=s(1807),D=s(1831),M=s(1022),O=s(1731);function R(){const l=new Map,d=(n,r)=>{
const i=l.get(n)??(0,h.v)(n);return l.set(n,i),i.filter(r).map(o=>(0,m.join)(n,o))};return(n,{host:r,namespace:i,type:o})=>d(n,c=>I((0,D.Pv)(c),r)).flatMap(c=>d(
c,a=>I((0,M.s)(a),i))).flatMap(c=>d(c,a=>I((0,M.s)(a),o))).some(c=>v(c,o))}const I=(l,d)=>l.ok&&l.value===d,g=/^[^\s_]*_[^\s_]*$/;function v(l,d){const n=(0,h.v)(
l).some(i=>(0,O.rK)(i)!==null&&(0,h.M)((0,m.join)(l,i)).some(o=>g.test(o)&&p((0,m.join)(l,i,o))===!0)),r=new RegExp(`^terraform-provider-${d}_${O.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,h.M)(l).some(i=>r.test(i.toLowerCase())&&p((0,m.join)(l,i))===!1)}const p=l=>(0,f.statSync)(l,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((U,T,s)=>{s.d(T,{M:()=>h,v:()=>D});var f=s(3024),m=s(5747);function h(M){try{return(0,f.readdirSync)(M).sort()}catch(O){return(0,m.Oj)(O),[]}}function D(M){
try{return(0,f.readdirSync)(M,{withFileTypes:!0}).filter(O=>O.isDirectory()).map(({name:O})=>O)}catch(O){return(0,m.Oj)(O),[]}}}),5657:((U,T,s)=>{s.d(T,{G:()=>l});
var f=s(6760),m=s(5747);const h=21,D=/^(?!\.{1,2}$)[\w.-]+$/;function M(e){let t=!1;for(const _ of e.split(`
`)){const u=_.trim();u.startsWith("[")&&(t=u==='[remote "origin"]');const E=u.indexOf("=");if(!(!t||E<0||u.slice(0,E).trim().toLowerCase()!=="url"))return O(u.slice(
E+1).trim())}return null}function O(e){const t=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(e),[_,u]=t===null?R(e):[t[1],t[2]],E=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),P=E.length>1&&E.length<=h;return!_||!P||!E.every(A=>D.test(A))?null:{host:_.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function R(e){
const t=URL.parse(e);return t===null||!/^(https?|ssh):$/.test(t.protocol)?[]:[t.protocol==="ssh:"?t.hostname:t.host,t.pathname.slice(1)]}var I=s(4614);const g=5,
v=/^[0-9a-f]{40}$/,p=/^refs\/(?!.*\.\.)[^\0]+$/;function l(e){const t=(0,f.join)(e,".git"),_=d(t,e)??t,u=a((0,f.join)(_,"commondir")),E=u===null?_:o(u,_),P=()=>c(
(0,f.join)(E,"packed-refs"))??"",A=n(a((0,f.join)(_,"HEAD")),[_,E],P);return A===null?null:{commit:A,isFetched:i(A,c((0,f.join)(_,"FETCH_HEAD"))??"",P),remote:M(
c((0,f.join)(E,"config"))??""),tracked:$=>(0,I.O)((0,f.join)(_,"index"),$)}}function d(e,t){const[,_]=/^gitdir: (.+)$/.exec(a(e)??"")??[];return _===void 0?null:
o(_,t)}function n(e,t,_){let u=e;for(let E=0;u!==null&&E<=g;E+=1){if(v.test(u))return u;const[,P]=/^ref: (.+)$/.exec(u)??[];if(P===void 0||!p.test(P))return null;
u=r(P,t,_)}return null}function r(e,t,_){for(const E of t){const P=a((0,f.join)(E,e));if(P!==null)return P}return _().split(`
`).find(E=>E.endsWith(` ${e}`))?.slice(0,40)??null}function i(e,t,_){const u=(E,P)=>E.split(`
`).some(A=>A.startsWith(`${e}${P}`));return u(t,"	")||u(_()," refs/remotes/")}const o=(e,t)=>(0,f.isAbsolute)(e)?e:(0,f.join)(t,e);function c(e){const t=(0,m.yR)(
e);return t.ok?t.text:null}const a=e=>c(e)?.replace(/\r?\n$/,"")??null}),9498:((U,T,s)=>{s.d(T,{nameRepository:()=>D});var f=s(6760),m=s(5657),h=s(4614);function D(v,p,l){
const d=(0,m.G)(v),n=d?.remote??null;if(d!==null&&n!==null){const i=d.isFetched||d.commit===l.GITHUB_SHA;return{name:`${n.owner}/${n.name}`,url:M(n,l.GITHUB_SERVER_URL),
commit:i&&O(v,p,d)?d.commit:null}}return{name:(d===null?I(v,l):null)??g(v),url:null,commit:null}}function M({host:v,owner:p,name:l},d=""){return`${URL.parse(d)?.
host===v?URL.parse(d)?.protocol:"https:"}//${v}/${p}/${l}`}function O(v,p,{tracked:l}){const d=l(p);return d.size===p.size&&d.entries().every(([n,r])=>(0,h.R)((0,f.
join)(v,n),r))}const R=/^[\w.-]+\/[\w.-]+$/;function I(v,p){const{GITHUB_WORKSPACE:l,GITHUB_REPOSITORY:d=""}=p;return l!==void 0&&(0,f.resolve)(l)===(0,f.resolve)(
v)&&R.test(d)?d:null}const g=v=>(0,f.basename)((0,f.resolve)(v)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((U,T,s)=>{s.d(T,{O:()=>d,R:()=>i});
var f=s(3024),m=s(5747);const h=128*1024*1024,D=12,M=62,O=16384,R=12288,I=4,g=61440,v=4096,p=32768,l=Buffer.alloc(0);function d(o,c){const a=(0,m.io)(o,h);return a===
null?new Map:n(a,c)}function n(o,c){const a=new Map;if(o.length<D)return a;const e=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||e<2||e>4)return a;const t=o.
readUInt32BE(8);let _=l,u=D;for(let E=0;E<t;E+=1){if(u+M>o.length)return a;const P=o.readUInt16BE(u+60),A=u+M+(P&O?2:0),$=e===I,{kept:y,from:B}=$?r(o,A,_):{kept:l,
from:A},C=o.indexOf(0,B);if(C<0)return a;const K=o.subarray(B,C),j=$?Buffer.concat([y,K]):K;if(j.length>v)return a;const W=(o.readUInt32BE(u+24)&g)===p,L=j.toString(
"utf8");W&&(P&R)===0&&c.has(L)&&a.set(L,{modified:o.readUInt32BE(u+8),size:o.readUInt32BE(u+36)}),u=$?C+1:u+(C-u+8&-8),_=j}return a}function r(o,c,a){let e=c,t=o[e++]??
0,_=t&127;for(;t&128;)t=o[e++]??0,_=(_+1)*128+(t&127);return{kept:a.subarray(0,Math.max(0,a.length-_)),from:e}}function i(o,{modified:c,size:a}){try{const e=(0,f.
lstatSync)(o),t=Math.floor(e.mtimeMs/1e3);return e.isFile()&&e.size%2**32===a&&t%2**32===c}catch(e){return(0,m.Oj)(e),!1}}}),1022:((U,T,s)=>{s.d(T,{m:()=>d,s:()=>r});
var f=s(3625),m=s(6246),h=s(1831),D=s(8408),M=s(5011);const O={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},R="hashicorp",I="-",g='Inval\
id provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',v={prefix:"terraform-",whose:"a Terraform",frequency:"oft\
en"},l={terraform:[v],opentofu:[v,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function d(t,_){const u=t.split("/");if(u.length>3||u.includes(
""))return n(g);const[E="",P,A]=u.reverse(),$=r(E);if(!$.ok){const L=`${(0,m.o)(E)} in source ${(0,m.o)(t)}`;return n(`Invalid provider type: Invalid provider t\
ype ${L}: ${$.why}"`)}const y=A===void 0,B=y?(0,f.J)((0,M.Vm)(_)):(0,h.Pv)(A);if(P===void 0&&B.ok){const L={hostImplied:y,namespace:R,type:$.value};return{kind:"\
registry",host:B.value,...L}}const C=i(P??""),K=`namespace "" in source ${(0,m.o)(t)}`;if(!C.ok)return n(`Invalid provider namespace: Invalid provider ${K}: ${C.
why}"`);if(!B.ok){const L="Invalid provider source hostname";return n(`${L}: ${L} ${K}: ${B.why}"`)}const j={hostImplied:y,host:B.value,namespace:C.value,type:$.
value},W=c(j,_);return W===void 0?{kind:o(j,_),...j}:n(W)}const n=t=>({kind:"invalid",error:t});function r(t){if(/^[a-z0-9]+$/.test(t))return(0,f.J)(t);if(t==="")
return(0,f.T)("must have at least one character");if(t.includes("."))return(0,f.T)("dots are not allowed");if(t.includes("--"))return(0,f.T)("cannot use multipl\
e consecutive dashes");const _=(0,D.YE)(t);return _.ok?(0,f.J)((0,D.DI)(_.value)):(0,f.T)("must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes")}const i=t=>t===I?(0,f.J)(t):r(t);function o({host:t,namespace:_},u){return _===I?"legacy":_==="builtin"&&O[u].includes(t)?"builtin":"regi\
stry"}function c(t,_){const u=(0,M.Vm)(_);if(t.namespace===I&&t.host!==u)return`Invalid provider namespace: The legacy provider namespace "-" can be used only w\
ith hostname ${u}.`;const E=l[_].find(({prefix:P})=>t.type.startsWith(P));return E===void 0?void 0:a(t,E,_)}function a(t,{prefix:_,whose:u,frequency:E},P){const A=`${_}\
provider-`,$=t.type.slice(A.length);if(!t.type.startsWith(A)||!r($).ok)return`Invalid provider type: Provider source ${(0,m.o)(e(t))} has a type with the prefix\
 ${(0,m.o)(_)}, which isn't allowed because it would be redundant to name ${u} provider with that prefix. If you are the author of this provider, rename it to n\
ot include the prefix.`;const y=e({...t,type:$},P);return`Invalid provider type: Provider source ${(0,m.o)(e(t,P))} has a type with the prefix ${(0,m.o)(A)}, wh\
ich isn't valid. Although that prefix is ${E} used in the names of version control repositories for ${u.split(" ")[1]} providers, provider source strings should\
 not include it.

Did you mean ${(0,m.o)(y)}?`}const e=({host:t,namespace:_,type:u},E)=>E!==void 0&&t===(0,M.Vm)(E)?`${_}/${u}`:`${(0,h.nx)(t)}/${_}/${u}`}),1731:((U,T,s)=>{s.d(T,
{Cg:()=>v,Ty:()=>g,Zy:()=>p,dU:()=>l,hZ:()=>h,oF:()=>O,rK:()=>R});var f=s(9562);const m=new RegExp(`^${f.eQ}$`),h=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${h}[.+-]?$`),M=2n**63n-1n;function O(n){const[,r,i,o,c]=m.exec(n)??[];return r===void 0?null:I(n,r,o??i,c)}function R(n){const[,r,i,o]=D.exec(n)??
[];return r===void 0?null:I(n,r,i,o)}function I(n,r,i="",o=""){const c=r.split(".").map(e=>e.replace(/^0+(?=.)/,""));if(c.some(e=>e.length>19))return null;const a=c.
map(BigInt);if(a.some(e=>e>M))return null;for(;a.length<3;)a.push(0n);return{text:n,numbers:a,written:c.length,pre:i,build:o}}const g=n=>n.pre!=="",v=({numbers:n,
pre:r,build:i})=>`${n.join(".")}${r===""?"":`-${r}`}${i===""?"":`+${i}`}`;function p(n,r,i=l){const o=Math.max(n.numbers.length,r.numbers.length);for(let c=0;c<
o;c++){const[a,e]=[n.numbers[c]??0n,r.numbers[c]??0n];if(a!==e)return a<e?-1:1}return n.pre===r.pre||n.numbers.length!==r.numbers.length?0:n.pre===""||r.pre===""?
n.pre===""?1:-1:i(n.pre,r.pre)}function l(n,r){const[i,o]=[n.split("."),r.split(".")];for(let c=0;;c++){const[a,e]=[c+1>=i.length,c+1>=o.length];if(a!==e)return a?
-1:1;const t=d(i[c]??"",o[c]??"");if(t!==0||a)return t}}function d(n,r){const[i,o]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(r)];return i!==o?i?-1:1:i&&n.length!==r.length?
n.length-r.length:n===r?0:n<r?-1:1}}),5808:((U,T,s)=>{s.d(T,{g:()=>M});var f=s(400),m=s(6134),h=s(1022),D=s(5257);function M(R){const{body:I}=(0,f.K)(R),g=(0,m.
SH)(I,"provider",1).flatMap(({labels:[v],body:p})=>{const l=(0,h.m)(v?.value??"","terraform");if(l.kind!=="registry")return[];const d=(0,m.w4)(p,"hashes")?.value,
r=(d?.kind==="tuple"?d.elements:[]).flatMap(i=>i.kind==="string"?[i.value]:[]);return[[(0,D.JT)(l),r.filter(O)]]});return new Map(g)}const O=R=>/^(?:h1|zh):/.test(
R)}),7236:((U,T,s)=>{s.d(T,{l:()=>m,o:()=>h});var f=s(1022);function m({kind:D,text:M,address:O},R,I){switch(D){case"required_provider":case"state_store_provide\
r":case"lock_provider":{const g=(0,f.m)(M??"",I);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:R,
namespace:"hashicorp",type:h(O)};case"implied_provider":return{host:R,namespace:"hashicorp",type:(M??"").replace(/[._].*$/s,"")};default:return null}}const h=D=>D.
replace(/^.*\./s,"")}),5257:((U,T,s)=>{s.d(T,{JT:()=>O,KS:()=>R,MO:()=>v,MP:()=>M,Nf:()=>g,W$:()=>D,cd:()=>h,yp:()=>I});var f=s(5143);const m="hostnames input",
h={file:m,line:1,column:1,endColumn:1},D=p=>p.file===m?m:p,M=({host:p,namespace:l,name:d,system:n})=>`${p}/${l}/${d}/${n}`,O=({host:p,namespace:l,type:d})=>`${p}\
/${l}/${d}`;function R(p,l){const d=p.versions??g(p)?.values?.[l]??null;return d===null?null:{text:d,place:I(p)}}function I(p){const{versionsAt:l,place:d}=p,n=typeof l==
"number"?l:l?.at;return n===void 0?d:{file:d.file,...(0,f._h)(n)}}const g=({versionsAt:p})=>typeof p=="number"?null:p,v=(p,l)=>`${p} ${l}`}),4852:((U,T,s)=>{s.d(
T,{listRepository:()=>v});var f=s(6760),m=s(5747),h=s(9498),D=s(5808),M=s(8416),O=s(7854),R=s(2803),I=s(5453),g=s(370);async function v(n,r,i){const{directory:o,
environment:c}=i,a=(0,g.PT)(r,n,i),e=await(0,M.L2)(a),{clients:t}=e,_=(0,O.sw)(n.usages,t),{declared:u,files:E,bytes:P,isEmpty:A}=n,$=await(0,I.lz)({usages:_,declared:u,
clients:t},r,!0),y=(0,g.C_)(n,r)?(0,R.KX)(_,t,(0,R.Up)(o)):[],B={dialect:e,setting:r.dialect,usages:_,notes:(0,O.vH)(n.notes,t),declared:u};return{...B,repository:(0,h.
nameRepository)(o,p(B),c),usedBy:await(0,M.rU)(e,a.scan),files:E,bytes:P,isEmpty:A,roots:l($),locks:d($,o),plugins:y}}function p({usages:n,notes:r,declared:i,dialect:o}){
const c=new Set;for(const{place:a}of n)c.add(a.file);for(const a of i)c.add("file"in a?a.file:a.place.file);for(const{place:a}of o.evidence)c.add(a.file);for(const{
place:a,problem:e}of r)e.code.startsWith("file-")||c.add(a.file);return c}function l(n){const r=new Map;for(const{client:i,roots:o}of n)for(const{name:c}of o){const a=c===
""?".":c,e=r.get(a);e===void 0?r.set(a,[i]):e.push(i)}return Array.from(r,([i,o])=>({directory:i,clients:o}))}function d(n,r){const i=new Set(n.flatMap(({roots:o})=>o.
flatMap(({lockFile:c})=>c??[])));return Array.from(i,o=>{const c=(0,m.yR)((0,f.join)(r,o));return{file:o,hashes:c.ok?(0,D.g)(c.text):new Map}})}}),2803:((U,T,s)=>{
s.d(T,{KX:()=>d,Ml:()=>v,Up:()=>g});var f=s(3024),m=s(6760),h=s(3916),D=s(9718),M=s(9562),O=s(7236),R=s(5257),I=s(7854);function g(n){return p(r=>{const i=(0,m.
join)(n,r);return(0,f.existsSync)(i)?i:null},(0,D.k)())}function v(n){const r=new Map(n.map(({directory:i,providers:o})=>[l(i),new Set(o)]));return p(i=>r.has(i)?
i:null,(i,o)=>r.get(i)?.has((0,R.JT)(o))??!1)}function p(n,r){const i=(0,I.Oo)(o=>{const c=o.replace(/\/$/,""),a=c==="."||o!==c,e=l(c),t=n(e),_=a?[]:i((0,h.dirname)(
c));return t===null?_:[{path:t,shown:e},..._]});return{around:i,holds:r}}const l=n=>`${n==="."?"":`${n}/`}terraform.d/plugins`;function d(n,r,{around:i,holds:o}){
const c=new Map;for(const a of n){const e=i((0,h.dirname)(a.place.file));if(e.length!==0){for(const{host:t,service:_}of a.needs)if(_===M.xq)for(const u of r){const E=(0,O.
l)(a,t,u);if(E!==null)for(const{path:P,shown:A}of e){if(!o(P,E))continue;const $=(0,h.dirname)((0,h.dirname)(A)),y=c.get($)??new Set;c.set($,y.add((0,R.JT)(E)))}}}}
return Array.from(c,([a,e])=>({directory:a,providers:[...e]}))}})};export{w as id,S as ids,N as modules};
