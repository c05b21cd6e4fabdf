const w=4852,S=[4852,9498,2488],x={9718:((y,g,i)=>{i.d(g,{k:()=>I});var u=i(3024),p=i(6760),m=i(1807),P=i(1831),v=i(1022),M=i(1731);function I(){const d=new Map,
E=(t,s)=>{const r=d.get(t)??(0,m.v)(t);return d.set(t,r),r.filter(s).map(o=>(0,p.join)(t,o))};return(t,{host:s,namespace:r,type:o})=>E(t,c=>R((0,P.Pv)(c),s)).flatMap(
c=>E(c,a=>R((0,v.s)(a),r))).flatMap(c=>E(c,a=>R((0,v.s)(a),o))).some(c=>h(c,o))}const R=(d,E)=>d.ok&&d.value===E,T=/^[^\s_]*_[^\s_]*$/;function h(d,E){const t=(0,m.
v)(d).some(r=>(0,M.rK)(r)!==null&&(0,m.M)((0,p.join)(d,r)).some(o=>T.test(o)&&D((0,p.join)(d,r,o))===!0)),s=new RegExp(`^terraform-provider-${E}_${M.hZ}_[^\\s_]*\
_[^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,m.M)(d).some(r=>s.test(r.toLowerCase())&&D((0,p.join)(d,r))===!1)}const D=d=>(0,u.statSync)(d,{throwIfNoEntry:!1})?.
isDirectory()??null}),1807:((y,g,i)=>{i.d(g,{M:()=>m,v:()=>P});var u=i(3024),p=i(5747);function m(v){try{return(0,u.readdirSync)(v).sort()}catch(M){return(0,p.Oj)(
M),[]}}function P(v){try{return(0,u.readdirSync)(v,{withFileTypes:!0}).filter(M=>M.isDirectory()).map(({name:M})=>M)}catch(M){return(0,p.Oj)(M),[]}}}),5657:((y,g,i)=>{
i.d(g,{G:()=>d});var u=i(6760),p=i(5747);const m=21,P=/^(?!\.{1,2}$)[\w.-]+$/;function v(e){let n=!1;for(const _ of e.split(`
`)){const l=_.trim();l.startsWith("[")&&(n=l==='[remote "origin"]');const f=l.indexOf("=");if(!(!n||f<0||l.slice(0,f).trim().toLowerCase()!=="url"))return M(l.slice(
f+1).trim())}return null}function M(e){const n=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(e),[_,l]=n===null?I(e):[n[1],n[2]],f=(l??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),O=f.length>1&&f.length<=m;return!_||!O||!f.every(A=>P.test(A))?null:{host:_.toLowerCase(),owner:f.slice(0,-1).join("/"),name:f.at(-1)??""}}function I(e){
const n=URL.parse(e);return n===null||!/^(https?|ssh):$/.test(n.protocol)?[]:[n.protocol==="ssh:"?n.hostname:n.host,n.pathname.slice(1)]}var R=i(4614);const T=5,
h=/^[0-9a-f]{40}$/,D=/^refs\/(?!.*\.\.)[^\0]+$/;function d(e){const n=(0,u.join)(e,".git"),_=E(n,e)??n,l=a((0,u.join)(_,"commondir")),f=l===null?_:o(l,_),O=()=>c(
(0,u.join)(f,"packed-refs"))??"",A=t(a((0,u.join)(_,"HEAD")),[_,f],O);return A===null?null:{commit:A,isFetched:r(A,c((0,u.join)(_,"FETCH_HEAD"))??"",O),remote:v(
c((0,u.join)(f,"config"))??""),tracked:U=>(0,R.O)((0,u.join)(_,"index"),U)}}function E(e,n){const[,_]=/^gitdir: (.+)$/.exec(a(e)??"")??[];return _===void 0?null:
o(_,n)}function t(e,n,_){let l=e;for(let f=0;l!==null&&f<=T;f+=1){if(h.test(l))return l;const[,O]=/^ref: (.+)$/.exec(l)??[];if(O===void 0||!D.test(O))return null;
l=s(O,n,_)}return null}function s(e,n,_){for(const f of n){const O=a((0,u.join)(f,e));if(O!==null)return O}return _().split(`
`).find(f=>f.endsWith(` ${e}`))?.slice(0,40)??null}function r(e,n,_){const l=(f,O)=>f.split(`
`).some(A=>A.startsWith(`${e}${O}`));return l(n,"	")||l(_()," refs/remotes/")}const o=(e,n)=>(0,u.isAbsolute)(e)?e:(0,u.join)(n,e);function c(e){const n=(0,p.yR)(
e);return n.ok?n.text:null}const a=e=>c(e)?.replace(/\r?\n$/,"")??null}),9498:((y,g,i)=>{i.d(g,{nameRepository:()=>P});var u=i(6760),p=i(5657),m=i(4614);function P(h,D,d){
const E=(0,p.G)(h),t=E?.remote??null;if(E!==null&&t!==null){const r=E.isFetched||E.commit===d.GITHUB_SHA;return{name:`${t.owner}/${t.name}`,url:v(t,d.GITHUB_SERVER_URL),
commit:r&&M(h,D,E)?E.commit:null}}return{name:(E===null?R(h,d):null)??T(h),url:null,commit:null}}function v({host:h,owner:D,name:d},E=""){return`${URL.parse(E)?.
host===h?URL.parse(E)?.protocol:"https:"}//${h}/${D}/${d}`}function M(h,D,{tracked:d}){const E=d(D);return E.size===D.size&&E.entries().every(([t,s])=>(0,m.R)((0,u.
join)(h,t),s))}const I=/^[\w.-]+\/[\w.-]+$/;function R(h,D){const{GITHUB_WORKSPACE:d,GITHUB_REPOSITORY:E=""}=D;return d!==void 0&&(0,u.resolve)(d)===(0,u.resolve)(
h)&&I.test(E)?E:null}const T=h=>(0,u.basename)((0,u.resolve)(h)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((y,g,i)=>{i.d(g,{O:()=>E,R:()=>r});
var u=i(3024),p=i(5747);const m=128*1024*1024,P=12,v=62,M=16384,I=12288,R=4,T=61440,h=4096,D=32768,d=Buffer.alloc(0);function E(o,c){const a=(0,p.io)(o,m);return a===
null?new Map:t(a,c)}function t(o,c){const a=new Map;if(o.length<P)return a;const e=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||e<2||e>4)return a;const n=o.
readUInt32BE(8);let _=d,l=P;for(let f=0;f<n;f+=1){if(l+v>o.length)return a;const O=o.readUInt16BE(l+60),A=l+v+(O&M?2:0),U=e===R,{kept:$,from:B}=U?s(o,A,_):{kept:d,
from:A},j=o.indexOf(0,B);if(j<0)return a;const W=o.subarray(B,j),C=U?Buffer.concat([$,W]):W;if(C.length>h)return a;const K=(o.readUInt32BE(l+24)&T)===D,L=C.toString(
"utf8");K&&(O&I)===0&&c.has(L)&&a.set(L,{modified:o.readUInt32BE(l+8),size:o.readUInt32BE(l+36)}),l=U?j+1:l+(j-l+8&-8),_=C}return a}function s(o,c,a){let e=c,n=o[e++]??
0,_=n&127;for(;n&128;)n=o[e++]??0,_=(_+1)*128+(n&127);return{kept:a.subarray(0,Math.max(0,a.length-_)),from:e}}function r(o,{modified:c,size:a}){try{const e=(0,u.
lstatSync)(o),n=Math.floor(e.mtimeMs/1e3);return e.isFile()&&e.size%2**32===a&&n%2**32===c}catch(e){return(0,p.Oj)(e),!1}}}),1022:((y,g,i)=>{i.d(g,{m:()=>E,s:()=>s});
var u=i(3625),p=i(6246),m=i(1831),P=i(8408),v=i(5011);const M={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},I="hashicorp",R="-",T='Inval\
id provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',h={prefix:"terraform-",whose:"a Terraform",frequency:"oft\
en"},d={terraform:[h],opentofu:[h,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function E(n,_){const l=n.split("/");if(l.length>3||l.includes(
""))return t(T);const[f="",O,A]=l.reverse(),U=s(f);if(!U.ok){const L=`${(0,p.o)(f)} in source ${(0,p.o)(n)}`;return t(`Invalid provider type: Invalid provider t\
ype ${L}: ${U.why}"`)}const $=A===void 0,B=$?(0,u.J)((0,v.Vm)(_)):(0,m.Pv)(A);if(O===void 0&&B.ok){const L={hostImplied:$,namespace:I,type:U.value};return{kind:"\
registry",host:B.value,...L}}const j=r(O??""),W=`namespace "" in source ${(0,p.o)(n)}`;if(!j.ok)return t(`Invalid provider namespace: Invalid provider ${W}: ${j.
why}"`);if(!B.ok){const L="Invalid provider source hostname";return t(`${L}: ${L} ${W}: ${B.why}"`)}const C={hostImplied:$,host:B.value,namespace:j.value,type:U.
value},K=c(C,_);return K===void 0?{kind:o(C,_),...C}:t(K)}const t=n=>({kind:"invalid",error:n});function s(n){if(/^[a-z0-9]+$/.test(n))return(0,u.J)(n);if(n==="")
return(0,u.T)("must have at least one character");if(n.includes("."))return(0,u.T)("dots are not allowed");if(n.includes("--"))return(0,u.T)("cannot use multipl\
e consecutive dashes");const _=(0,P.YE)(n);return _.ok?(0,u.J)((0,P.DI)(_.value)):(0,u.T)("must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes")}const r=n=>n===R?(0,u.J)(n):s(n);function o({host:n,namespace:_},l){return _===R?"legacy":_==="builtin"&&M[l].includes(n)?"builtin":"regi\
stry"}function c(n,_){const l=(0,v.Vm)(_);if(n.namespace===R&&n.host!==l)return`Invalid provider namespace: The legacy provider namespace "-" can be used only w\
ith hostname ${l}.`;const f=d[_].find(({prefix:O})=>n.type.startsWith(O));return f===void 0?void 0:a(n,f,_)}function a(n,{prefix:_,whose:l,frequency:f},O){const A=`${_}\
provider-`,U=n.type.slice(A.length);if(!n.type.startsWith(A)||!s(U).ok)return`Invalid provider type: Provider source ${(0,p.o)(e(n))} has a type with the prefix\
 ${(0,p.o)(_)}, which isn't allowed because it would be redundant to name ${l} provider with that prefix. If you are the author of this provider, rename it to n\
ot include the prefix.`;const $=e({...n,type:U},O);return`Invalid provider type: Provider source ${(0,p.o)(e(n,O))} has a type with the prefix ${(0,p.o)(A)}, wh\
ich isn't valid. Although that prefix is ${f} used in the names of version control repositories for ${l.split(" ")[1]} providers, provider source strings should\
 not include it.

Did you mean ${(0,p.o)($)}?`}const e=({host:n,namespace:_,type:l},f)=>f!==void 0&&n===(0,v.Vm)(f)?`${_}/${l}`:`${(0,m.nx)(n)}/${_}/${l}`}),1731:((y,g,i)=>{i.d(g,
{Cg:()=>h,Ty:()=>T,Zy:()=>D,dU:()=>d,hZ:()=>m,oF:()=>M,rK:()=>I});var u=i(9562);const p=new RegExp(`^${u.eQ}$`),m=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${m}[.+-]?$`),v=2n**63n-1n;function M(t){const[,s,r,o,c]=p.exec(t)??[];return s===void 0?null:R(t,s,o??r,c)}function I(t){const[,s,r,o]=P.exec(t)??
[];return s===void 0?null:R(t,s,r,o)}function R(t,s,r="",o=""){const c=s.split(".").map(e=>e.replace(/^0+(?=.)/,""));if(c.some(e=>e.length>19))return null;const a=c.
map(BigInt);if(a.some(e=>e>v))return null;for(;a.length<3;)a.push(0n);return{text:t,numbers:a,written:c.length,pre:r,build:o}}const T=t=>t.pre!=="",h=({numbers:t,
pre:s,build:r})=>`${t.join(".")}${s===""?"":`-${s}`}${r===""?"":`+${r}`}`;function D(t,s,r=d){const o=Math.max(t.numbers.length,s.numbers.length);for(let c=0;c<
o;c++){const[a,e]=[t.numbers[c]??0n,s.numbers[c]??0n];if(a!==e)return a<e?-1:1}return t.pre===s.pre||t.numbers.length!==s.numbers.length?0:t.pre===""||s.pre===""?
t.pre===""?1:-1:r(t.pre,s.pre)}function d(t,s){const[r,o]=[t.split("."),s.split(".")];for(let c=0;;c++){const[a,e]=[c+1>=r.length,c+1>=o.length];if(a!==e)return a?
-1:1;const n=E(r[c]??"",o[c]??"");if(n!==0||a)return n}}function E(t,s){const[r,o]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(s)];return r!==o?r?-1:1:r&&t.length!==s.length?
t.length-s.length:t===s?0:t<s?-1:1}}),5808:((y,g,i)=>{i.d(g,{g:()=>v});var u=i(400),p=i(6134),m=i(1022),P=i(5257);function v(I){const{body:R}=(0,u.K)(I),T=(0,p.
SH)(R,"provider",1).flatMap(({labels:[h],body:D})=>{const d=(0,m.m)(h?.value??"","terraform");if(d.kind!=="registry")return[];const E=(0,p.w4)(D,"hashes")?.value,
s=(E?.kind==="tuple"?E.elements:[]).flatMap(r=>r.kind==="string"?[r.value]:[]);return[[(0,P.JT)(d),s.filter(M)]]});return new Map(T)}const M=I=>/^(?:h1|zh):/.test(
I)}),7236:((y,g,i)=>{i.d(g,{l:()=>p,o:()=>m});var u=i(1022);function p({kind:P,text:v,address:M},I,R){switch(P){case"required_provider":case"state_store_provide\
r":case"lock_provider":{const T=(0,u.m)(v??"",R);return T.kind==="registry"?T:null}case"required_provider_nosource":case"required_provider_legacy":return{host:I,
namespace:"hashicorp",type:m(M)};case"implied_provider":return{host:I,namespace:"hashicorp",type:(v??"").replace(/[._].*$/s,"")};default:return null}}const m=P=>P.
replace(/^.*\./s,"")}),4852:((y,g,i)=>{i.d(g,{listRepository:()=>h});var u=i(6760),p=i(5747),m=i(9498),P=i(5808),v=i(8416),M=i(7854),I=i(2803),R=i(5453),T=i(370);
async function h(t,s,r){const{directory:o,environment:c}=r,a=(0,T.PT)(s,t,r),e=await(0,v.L2)(a),{clients:n}=e,_=(0,M.sw)(t.usages,n),{declared:l,files:f,bytes:O,
isEmpty:A}=t,U=await(0,R.lz)({usages:_,declared:l,clients:n},s,!0),$=(0,T.C_)(t,s)?(0,I.KX)(_,n,(0,I.Up)(o)):[],B={dialect:e,setting:s.dialect,usages:_,notes:(0,M.
vH)(t.notes,n),declared:l};return{...B,repository:(0,m.nameRepository)(o,D(B),c),usedBy:await(0,v.rU)(e,a.scan),files:f,bytes:O,isEmpty:A,roots:d(U),locks:E(U,o),
plugins:$}}function D({usages:t,notes:s,declared:r,dialect:o}){const c=new Set;for(const{place:a}of t)c.add(a.file);for(const a of r)c.add("file"in a?a.file:a.place.
file);for(const{place:a}of o.evidence)c.add(a.file);for(const{place:a,problem:e}of s)e.code.startsWith("file-")||c.add(a.file);return c}function d(t){const s=new Map;
for(const{client:r,roots:o}of t)for(const{name:c}of o){const a=c===""?".":c,e=s.get(a);e===void 0?s.set(a,[r]):e.push(r)}return Array.from(s,([r,o])=>({directory:r,
clients:o}))}function E(t,s){const r=new Set(t.flatMap(({roots:o})=>o.flatMap(({lockFile:c})=>c??[])));return Array.from(r,o=>{const c=(0,p.yR)((0,u.join)(s,o));
return{file:o,hashes:c.ok?(0,P.g)(c.text):new Map}})}}),2803:((y,g,i)=>{i.d(g,{KX:()=>E,Ml:()=>h,Up:()=>T});var u=i(3024),p=i(6760),m=i(3916),P=i(9718),v=i(9562),
M=i(7236),I=i(5257),R=i(7854);function T(t){return D(s=>{const r=(0,p.join)(t,s);return(0,u.existsSync)(r)?r:null},(0,P.k)())}function h(t){const s=new Map(t.map(
({directory:r,providers:o})=>[d(r),new Set(o)]));return D(r=>s.has(r)?r:null,(r,o)=>s.get(r)?.has((0,I.JT)(o))??!1)}function D(t,s){const r=(0,R.Oo)(o=>{const c=o.
replace(/\/$/,""),a=c==="."||o!==c,e=d(c),n=t(e),_=a?[]:r((0,m.dirname)(c));return n===null?_:[{path:n,shown:e},..._]});return{around:r,holds:s}}const d=t=>`${t===
"."?"":`${t}/`}terraform.d/plugins`;function E(t,s,{around:r,holds:o}){const c=new Map;for(const a of t){const e=r((0,m.dirname)(a.place.file));if(e.length!==0){
for(const{host:n,service:_}of a.needs)if(_===v.xq)for(const l of s){const f=(0,M.l)(a,n,l);if(f!==null)for(const{path:O,shown:A}of e){if(!o(O,f))continue;const U=(0,m.
dirname)((0,m.dirname)(A)),$=c.get(U)??new Set;c.set(U,$.add((0,I.JT)(f)))}}}}return Array.from(c,([a,e])=>({directory:a,providers:[...e]}))}})};export{w as id,S as ids,x as modules};
