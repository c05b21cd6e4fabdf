const w=4852,S=[4852,9498],N={9718:((U,T,o)=>{o.d(T,{k:()=>R});var f=o(3024),m=o(6760),h=o(1807),D=o(1831),M=o(1022),O=o(1731);function R(){const l=new Map,d=(n,r)=>{
const i=l.get(n)??(0,h.v)(n);return l.set(n,i),i.filter(r).map(s=>(0,m.join)(n,s))};return(n,{host:r,namespace:i,type:s})=>d(n,c=>I((0,D.Pv)(c),r)).flatMap(c=>d(
c,a=>I((0,M.s)(a),i))).flatMap(c=>d(c,a=>I((0,M.s)(a),s))).some(c=>v(c,s))}const I=(l,d)=>l.ok&&l.value===d,g=/^[^\s_]*_[^\s_]*$/;function v(l,d){const n=(0,h.v)(
l).some(i=>(0,O.rK)(i)!==null&&(0,h.M)((0,m.join)(l,i)).some(s=>g.test(s)&&E((0,m.join)(l,i,s))===!0)),r=new RegExp(`^terraform-provider-${d}_${O.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,h.M)(l).some(i=>r.test(i.toLowerCase())&&E((0,m.join)(l,i))===!1)}const E=l=>(0,f.statSync)(l,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((U,T,o)=>{o.d(T,{M:()=>h,v:()=>D});var f=o(3024),m=o(5747);function h(M){try{return(0,f.readdirSync)(M).sort()}catch(O){return(0,m.Oj)(O),[]}}function D(M){
try{return(0,f.readdirSync)(M,{withFileTypes:!0}).filter(O=>O.isDirectory()).map(({name:O})=>O)}catch(O){return(0,m.Oj)(O),[]}}}),5657:((U,T,o)=>{o.d(T,{G:()=>l});
var f=o(6760),m=o(5747);const h=21,D=/^(?!\.{1,2}$)[\w.-]+$/;function M(e){let t=!1;for(const _ of e.split(`
`)){const u=_.trim();u.startsWith("[")&&(t=u==='[remote "origin"]');const p=u.indexOf("=");if(!(!t||p<0||u.slice(0,p).trim().toLowerCase()!=="url"))return O(u.slice(
p+1).trim())}return null}function O(e){const t=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(e),[_,u]=t===null?R(e):[t[1],t[2]],p=(u??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),P=p.length>1&&p.length<=h;return!_||!P||!p.every(A=>D.test(A))?null:{host:_.toLowerCase(),owner:p.slice(0,-1).join("/"),name:p.at(-1)??""}}function R(e){
const t=URL.parse(e);return t===null||!/^(https?|ssh):$/.test(t.protocol)?[]:[t.protocol==="ssh:"?t.hostname:t.host,t.pathname.slice(1)]}var I=o(4614);const g=5,
v=/^[0-9a-f]{40}$/,E=/^refs\/(?!.*\.\.)[^\0]+$/;function l(e){const t=(0,f.join)(e,".git"),_=d(t,e)??t,u=a((0,f.join)(_,"commondir")),p=u===null?_:s(u,_),P=()=>c(
(0,f.join)(p,"packed-refs"))??"",A=n(a((0,f.join)(_,"HEAD")),[_,p],P);return A===null?null:{commit:A,isFetched:i(A,c((0,f.join)(_,"FETCH_HEAD"))??"",P),remote:M(
c((0,f.join)(p,"config"))??""),tracked:$=>(0,I.O)((0,f.join)(_,"index"),$)}}function d(e,t){const[,_]=/^gitdir: (.+)$/.exec(a(e)??"")??[];return _===void 0?null:
s(_,t)}function n(e,t,_){let u=e;for(let p=0;u!==null&&p<=g;p+=1){if(v.test(u))return u;const[,P]=/^ref: (.+)$/.exec(u)??[];if(P===void 0||!E.test(P))return null;
u=r(P,t,_)}return null}function r(e,t,_){for(const p of t){const P=a((0,f.join)(p,e));if(P!==null)return P}return _().split(`
`).find(p=>p.endsWith(` ${e}`))?.slice(0,40)??null}function i(e,t,_){const u=(p,P)=>p.split(`
`).some(A=>A.startsWith(`${e}${P}`));return u(t,"	")||u(_()," refs/remotes/")}const s=(e,t)=>(0,f.isAbsolute)(e)?e:(0,f.join)(t,e);function c(e){const t=(0,m.yR)(
e);return t.ok?t.text:null}const a=e=>c(e)?.replace(/\r?\n$/,"")??null}),9498:((U,T,o)=>{o.d(T,{nameRepository:()=>D});var f=o(6760),m=o(5657),h=o(4614);function D(v,E,l){
const d=(0,m.G)(v),n=d?.remote??null;if(d!==null&&n!==null){const i=d.isFetched||d.commit===l.GITHUB_SHA;return{name:`${n.owner}/${n.name}`,url:M(n,l.GITHUB_SERVER_URL),
commit:i&&O(v,E,d)?d.commit:null}}return{name:(d===null?I(v,l):null)??g(v),url:null,commit:null}}function M({host:v,owner:E,name:l},d=""){return`${URL.parse(d)?.
host===v?URL.parse(d)?.protocol:"https:"}//${v}/${E}/${l}`}function O(v,E,{tracked:l}){const d=l(E);return d.size===E.size&&d.entries().every(([n,r])=>(0,h.R)((0,f.
join)(v,n),r))}const R=/^[\w.-]+\/[\w.-]+$/;function I(v,E){const{GITHUB_WORKSPACE:l,GITHUB_REPOSITORY:d=""}=E;return l!==void 0&&(0,f.resolve)(l)===(0,f.resolve)(
v)&&R.test(d)?d:null}const g=v=>(0,f.basename)((0,f.resolve)(v)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((U,T,o)=>{o.d(T,{O:()=>d,R:()=>i});
var f=o(3024),m=o(5747);const h=128*1024*1024,D=12,M=62,O=16384,R=12288,I=4,g=61440,v=4096,E=32768,l=Buffer.alloc(0);function d(s,c){const a=(0,m.io)(s,h);return a===
null?new Map:n(a,c)}function n(s,c){const a=new Map;if(s.length<D)return a;const e=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||e<2||e>4)return a;const t=s.
readUInt32BE(8);let _=l,u=D;for(let p=0;p<t;p+=1){if(u+M>s.length)return a;const P=s.readUInt16BE(u+60),A=u+M+(P&O?2:0),$=e===I,{kept:y,from:B}=$?r(s,A,_):{kept:l,
from:A},C=s.indexOf(0,B);if(C<0)return a;const K=s.subarray(B,C),j=$?Buffer.concat([y,K]):K;if(j.length>v)return a;const W=(s.readUInt32BE(u+24)&g)===E,L=j.toString(
"utf8");W&&(P&R)===0&&c.has(L)&&a.set(L,{modified:s.readUInt32BE(u+8),size:s.readUInt32BE(u+36)}),u=$?C+1:u+(C-u+8&-8),_=j}return a}function r(s,c,a){let e=c,t=s[e++]??
0,_=t&127;for(;t&128;)t=s[e++]??0,_=(_+1)*128+(t&127);return{kept:a.subarray(0,Math.max(0,a.length-_)),from:e}}function i(s,{modified:c,size:a}){try{const e=(0,f.
lstatSync)(s),t=Math.floor(e.mtimeMs/1e3);return e.isFile()&&e.size%2**32===a&&t%2**32===c}catch(e){return(0,m.Oj)(e),!1}}}),1022:((U,T,o)=>{o.d(T,{m:()=>d,s:()=>r});
var f=o(3625),m=o(6246),h=o(1831),D=o(8408),M=o(5011);const O={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},R="hashicorp",I="-",g='Inval\
id provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',v={prefix:"terraform-",whose:"a Terraform",frequency:"oft\
en"},l={terraform:[v],opentofu:[v,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function d(t,_){const u=t.split("/");if(u.length>3||u.includes(
""))return n(g);const[p="",P,A]=u.reverse(),$=r(p);if(!$.ok){const L=`${(0,m.o)(p)} in source ${(0,m.o)(t)}`;return n(`Invalid provider type: Invalid provider t\
ype ${L}: ${$.why}"`)}const y=A===void 0,B=y?(0,f.J)((0,M.Vm)(_)):(0,h.Pv)(A);if(P===void 0&&B.ok){const L={hostImplied:y,namespace:R,type:$.value};return{kind:"\
registry",host:B.value,...L}}const C=i(P??""),K=`namespace "" in source ${(0,m.o)(t)}`;if(!C.ok)return n(`Invalid provider namespace: Invalid provider ${K}: ${C.
why}"`);if(!B.ok){const L="Invalid provider source hostname";return n(`${L}: ${L} ${K}: ${B.why}"`)}const j={hostImplied:y,host:B.value,namespace:C.value,type:$.
value},W=c(j,_);return W===void 0?{kind:s(j,_),...j}:n(W)}const n=t=>({kind:"invalid",error:t});function r(t){if(/^[a-z0-9]+$/.test(t))return(0,f.J)(t);if(t==="")
return(0,f.T)("must have at least one character");if(t.includes("."))return(0,f.T)("dots are not allowed");if(t.includes("--"))return(0,f.T)("cannot use multipl\
e consecutive dashes");const _=(0,D.YE)(t);return _.ok?(0,f.J)((0,D.DI)(_.value)):(0,f.T)("must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes")}const i=t=>t===I?(0,f.J)(t):r(t);function s({host:t,namespace:_},u){return _===I?"legacy":_==="builtin"&&O[u].includes(t)?"builtin":"regi\
stry"}function c(t,_){const u=(0,M.Vm)(_);if(t.namespace===I&&t.host!==u)return`Invalid provider namespace: The legacy provider namespace "-" can be used only w\
ith hostname ${u}.`;const p=l[_].find(({prefix:P})=>t.type.startsWith(P));return p===void 0?void 0:a(t,p,_)}function a(t,{prefix:_,whose:u,frequency:p},P){const A=`${_}\
provider-`,$=t.type.slice(A.length);if(!t.type.startsWith(A)||!r($).ok)return`Invalid provider type: Provider source ${(0,m.o)(e(t))} has a type with the prefix\
 ${(0,m.o)(_)}, which isn't allowed because it would be redundant to name ${u} provider with that prefix. If you are the author of this provider, rename it to n\
ot include the prefix.`;const y=e({...t,type:$},P);return`Invalid provider type: Provider source ${(0,m.o)(e(t,P))} has a type with the prefix ${(0,m.o)(A)}, wh\
ich isn't valid. Although that prefix is ${p} used in the names of version control repositories for ${u.split(" ")[1]} providers, provider source strings should\
 not include it.

Did you mean ${(0,m.o)(y)}?`}const e=({host:t,namespace:_,type:u},p)=>p!==void 0&&t===(0,M.Vm)(p)?`${_}/${u}`:`${(0,h.nx)(t)}/${_}/${u}`}),1731:((U,T,o)=>{o.d(T,
{Cg:()=>v,Ty:()=>g,Zy:()=>E,dU:()=>l,hZ:()=>h,oF:()=>O,rK:()=>R});var f=o(9562);const m=new RegExp(`^${f.eQ}$`),h=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${h}[.+-]?$`),M=2n**63n-1n;function O(n){const[,r,i,s,c]=m.exec(n)??[];return r===void 0?null:I(n,r,s??i,c)}function R(n){const[,r,i,s]=D.exec(n)??
[];return r===void 0?null:I(n,r,i,s)}function I(n,r,i="",s=""){const c=r.split(".").map(e=>e.replace(/^0+(?=.)/,""));if(c.some(e=>e.length>19))return null;const a=c.
map(BigInt);if(a.some(e=>e>M))return null;for(;a.length<3;)a.push(0n);return{text:n,numbers:a,written:c.length,pre:i,build:s}}const g=n=>n.pre!=="",v=({numbers:n,
pre:r,build:i})=>`${n.join(".")}${r===""?"":`-${r}`}${i===""?"":`+${i}`}`;function E(n,r,i=l){const s=Math.max(n.numbers.length,r.numbers.length);for(let c=0;c<
s;c++){const[a,e]=[n.numbers[c]??0n,r.numbers[c]??0n];if(a!==e)return a<e?-1:1}return n.pre===r.pre||n.numbers.length!==r.numbers.length?0:n.pre===""||r.pre===""?
n.pre===""?1:-1:i(n.pre,r.pre)}function l(n,r){const[i,s]=[n.split("."),r.split(".")];for(let c=0;;c++){const[a,e]=[c+1>=i.length,c+1>=s.length];if(a!==e)return a?
-1:1;const t=d(i[c]??"",s[c]??"");if(t!==0||a)return t}}function d(n,r){const[i,s]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(r)];return i!==s?i?-1:1:i&&n.length!==r.length?
n.length-r.length:n===r?0:n<r?-1:1}}),5808:((U,T,o)=>{o.d(T,{g:()=>M});var f=o(400),m=o(6134),h=o(1022),D=o(5257);function M(R){const{body:I}=(0,f.K)(R),g=(0,m.
SH)(I,"provider",1).flatMap(({labels:[v],body:E})=>{const l=(0,h.m)(v?.value??"","terraform");if(l.kind!=="registry")return[];const d=(0,m.w4)(E,"hashes")?.value,
r=(d?.kind==="tuple"?d.elements:[]).flatMap(i=>i.kind==="string"?[i.value]:[]);return[[(0,D.JT)(l),r.filter(O)]]});return new Map(g)}const O=R=>/^(?:h1|zh):/.test(
R)}),7236:((U,T,o)=>{o.d(T,{l:()=>m,o:()=>h});var f=o(1022);function m({kind:D,text:M,address:O},R,I){switch(D){case"required_provider":case"state_store_provide\
r":case"lock_provider":{const g=(0,f.m)(M??"",I);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:R,
namespace:"hashicorp",type:h(O)};case"implied_provider":return{host:R,namespace:"hashicorp",type:(M??"").replace(/[._].*$/s,"")};default:return null}}const h=D=>D.
replace(/^.*\./s,"")}),5257:((U,T,o)=>{o.d(T,{JT:()=>O,KS:()=>R,MO:()=>v,MP:()=>M,Nf:()=>g,W$:()=>D,cd:()=>h,yp:()=>I});var f=o(5143);const m="hostnames input",
h={file:m,line:1,column:1,endColumn:1},D=E=>E.file===m?m:E,M=({host:E,namespace:l,name:d,system:n})=>`${E}/${l}/${d}/${n}`,O=({host:E,namespace:l,type:d})=>`${E}\
/${l}/${d}`;function R(E,l){const d=E.versions??g(E)?.values?.[l]??null;return d===null?null:{text:d,place:I(E)}}function I(E){const{versionsAt:l,place:d}=E,n=typeof l==
"number"?l:l?.at;return n===void 0?d:{file:d.file,...(0,f._h)(n)}}const g=({versionsAt:E})=>typeof E=="number"?null:E,v=(E,l)=>`${E} ${l}`}),4852:((U,T,o)=>{o.d(
T,{listRepository:()=>v});var f=o(6760),m=o(5747),h=o(9498),D=o(5808),M=o(8416),O=o(7854),R=o(2803),I=o(5453),g=o(370);async function v(n,r,i){const{directory:s,
environment:c}=i,a=(0,g.PT)(r,n,i),e=await(0,M.L2)(a),{clients:t}=e,_=(0,O.sw)(n.usages,t),{declared:u,files:p,bytes:P,isEmpty:A}=n,$=await(0,I.lz)({usages:_,declared:u,
clients:t},r,!0),y=(0,g.C_)(n,r)?(0,R.KX)(_,t,(0,R.Up)(s)):[],B={dialect:e,setting:r.dialect,usages:_,notes:(0,O.vH)(n.notes,t),declared:u};return{...B,repository:(0,h.
nameRepository)(s,E(B),c),usedBy:await(0,M.rU)(e,a.scan),files:p,bytes:P,isEmpty:A,roots:l($),locks:d($,s),plugins:y}}function E({usages:n,notes:r,declared:i,dialect:s}){
const c=new Set;for(const{place:a}of n)c.add(a.file);for(const a of i)c.add("file"in a?a.file:a.place.file);for(const{place:a}of s.evidence)c.add(a.file);for(const{
place:a,problem:e}of r)e.code.startsWith("file-")||c.add(a.file);return c}function l(n){const r=new Map;for(const{client:i,roots:s}of n)for(const{name:c}of s){const a=c===
""?".":c,e=r.get(a);e===void 0?r.set(a,[i]):e.push(i)}return Array.from(r,([i,s])=>({directory:i,clients:s}))}function d(n,r){const i=new Set(n.flatMap(({roots:s})=>s.
flatMap(({lockFile:c})=>c??[])));return Array.from(i,s=>{const c=(0,m.yR)((0,f.join)(r,s));return{file:s,hashes:c.ok?(0,D.g)(c.text):new Map}})}}),2803:((U,T,o)=>{
o.d(T,{KX:()=>d,Ml:()=>v,Up:()=>g});var f=o(3024),m=o(6760),h=o(3916),D=o(9718),M=o(9562),O=o(7236),R=o(5257),I=o(7854);function g(n){return E(r=>{const i=(0,m.
join)(n,r);return(0,f.existsSync)(i)?i:null},(0,D.k)())}function v(n){const r=new Map(n.map(({directory:i,providers:s})=>[l(i),new Set(s)]));return E(i=>r.has(i)?
i:null,(i,s)=>r.get(i)?.has((0,R.JT)(s))??!1)}function E(n,r){const i=(0,I.Oo)(s=>{const c=s.replace(/\/$/,""),a=l(c),e=n(a),t=c==="."?[]:i((0,h.dirname)(c));return e===
null?t:[{path:e,shown:a},...t]});return{around:i,holds:r}}const l=n=>`${n==="."?"":`${n}/`}terraform.d/plugins`;function d(n,r,{around:i,holds:s}){const c=new Map;
for(const a of n){const e=i((0,h.dirname)(a.place.file));if(e.length!==0){for(const{host:t,service:_}of a.needs)if(_===M.xq)for(const u of r){const p=(0,O.l)(a,
t,u);if(p!==null)for(const{path:P,shown:A}of e){if(!s(P,p))continue;const $=(0,h.dirname)((0,h.dirname)(A)),y=c.get($)??new Set;c.set($,y.add((0,R.JT)(p)))}}}}return Array.
from(c,([a,e])=>({directory:a,providers:[...e]}))}})};export{w as id,S as ids,N as modules};
