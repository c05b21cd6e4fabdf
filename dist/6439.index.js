const N=6439,x=[6439],k={9718:((j,$,i)=>{i.d($,{k:()=>R});var p=i(3024),E=i(6760),M=i(1807),I=i(1831),O=i(1022),P=i(1731);function R(){const _=new Map,v=(s,l)=>{
const a=_.get(s)??(0,M.v)(s);return _.set(s,a),a.filter(l).map(c=>(0,E.join)(s,c))};return(s,{host:l,namespace:a,type:c})=>v(s,d=>D((0,I.Pv)(d),l)).flatMap(d=>v(
d,f=>D((0,O.s)(f),a))).flatMap(d=>v(d,f=>D((0,O.s)(f),c))).some(d=>A(d,c))}const D=(_,v)=>_.ok&&_.value===v,T=/^[^\s_]*_[^\s_]*$/;function A(_,v){const s=(0,M.v)(
_).some(a=>(0,P.rK)(a)!==null&&(0,M.M)((0,E.join)(_,a)).some(c=>T.test(c)&&h((0,E.join)(_,a,c))===!0)),l=new RegExp(`^terraform-provider-${v}_${P.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return s||(0,M.M)(_).some(a=>l.test(a.toLowerCase())&&h((0,E.join)(_,a))===!1)}const h=_=>(0,p.statSync)(_,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((j,$,i)=>{i.d($,{M:()=>M,v:()=>I});var p=i(3024),E=i(5747);function M(O){try{return(0,p.readdirSync)(O).sort()}catch(P){return(0,E.Oj)(P),[]}}function I(O){
try{return(0,p.readdirSync)(O,{withFileTypes:!0}).filter(P=>P.isDirectory()).map(({name:P})=>P)}catch(P){return(0,E.Oj)(P),[]}}}),5657:((j,$,i)=>{i.d($,{G:()=>_});
var p=i(6760),E=i(5747);const M=21,I=/^(?!\.{1,2}$)[\w.-]+$/;function O(r){let n=!1;for(const t of r.split(`
`)){const o=t.trim();o.startsWith("[")&&(n=o==='[remote "origin"]');const e=o.indexOf("=");if(!(!n||e<0||o.slice(0,e).trim().toLowerCase()!=="url"))return P(o.slice(
e+1).trim())}return null}function P(r){const n=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[t,o]=n===null?R(r):[n[1],n[2]],e=(o??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),u=e.length>1&&e.length<=M;return!t||!u||!e.every(m=>I.test(m))?null:{host:t.toLowerCase(),owner:e.slice(0,-1).join("/"),name:e.at(-1)??""}}function R(r){
const n=URL.parse(r);return n===null||!/^(https?|ssh):$/.test(n.protocol)?[]:[n.protocol==="ssh:"?n.hostname:n.host,n.pathname.slice(1)]}var D=i(4614);const T=5,
A=/^[0-9a-f]{40}$/,h=/^refs\/(?!.*\.\.)[^\0]+$/;function _(r){const n=(0,p.join)(r,".git"),t=v(n,r)??n,o=f((0,p.join)(t,"commondir")),e=o===null?t:c(o,t),u=()=>d(
(0,p.join)(e,"packed-refs"))??"",m=s(f((0,p.join)(t,"HEAD")),[t,e],u);return m===null?null:{commit:m,isFetched:a(m,d((0,p.join)(t,"FETCH_HEAD"))??"",u),remote:O(
d((0,p.join)(e,"config"))??""),tracked:g=>(0,D.O)((0,p.join)(t,"index"),g)}}function v(r,n){const[,t]=/^gitdir: (.+)$/.exec(f(r)??"")??[];return t===void 0?null:
c(t,n)}function s(r,n,t){let o=r;for(let e=0;o!==null&&e<=T;e+=1){if(A.test(o))return o;const[,u]=/^ref: (.+)$/.exec(o)??[];if(u===void 0||!h.test(u))return null;
o=l(u,n,t)}return null}function l(r,n,t){for(const e of n){const u=f((0,p.join)(e,r));if(u!==null)return u}return t().split(`
`).find(e=>e.endsWith(` ${r}`))?.slice(0,40)??null}function a(r,n,t){const o=(e,u)=>e.split(`
`).some(m=>m.startsWith(`${r}${u}`));return o(n,"	")||o(t()," refs/remotes/")}const c=(r,n)=>(0,p.isAbsolute)(r)?r:(0,p.join)(n,r);function d(r){const n=(0,E.yR)(
r);return n.ok?n.text:null}const f=r=>d(r)?.replace(/\r?\n$/,"")??null}),4614:((j,$,i)=>{i.d($,{O:()=>v,R:()=>a});var p=i(3024),E=i(5747);const M=128*1024*1024,
I=12,O=62,P=16384,R=12288,D=4,T=61440,A=4096,h=32768,_=Buffer.alloc(0);function v(c,d){const f=(0,E.io)(c,M);return f===null?new Map:s(f,d)}function s(c,d){const f=new Map;
if(c.length<I)return f;const r=c.readUInt32BE(4);if(c.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return f;const n=c.readUInt32BE(8);let t=_,o=I;for(let e=0;e<n;e+=
1){if(o+O>c.length)return f;const u=c.readUInt16BE(o+60),m=o+O+(u&P?2:0),g=r===D,{kept:U,from:y}=g?l(c,m,t):{kept:_,from:m},L=c.indexOf(0,y);if(L<0)return f;const S=c.
subarray(y,L),w=g?Buffer.concat([U,S]):S;if(w.length>A)return f;const C=(c.readUInt32BE(o+24)&T)===h,B=w.toString("utf8");C&&(u&R)===0&&d.has(B)&&f.set(B,{modified:c.
readUInt32BE(o+8),size:c.readUInt32BE(o+36)}),o=g?L+1:o+(L-o+8&-8),t=w}return f}function l(c,d,f){let r=d,n=c[r++]??0,t=n&127;for(;n&128;)n=c[r++]??0,t=(t+1)*128+
(n&127);return{kept:f.subarray(0,Math.max(0,f.length-t)),from:r}}function a(c,{modified:d,size:f}){try{const r=(0,p.lstatSync)(c),n=Math.floor(r.mtimeMs/1e3);return r.
isFile()&&r.size%2**32===f&&n%2**32===d}catch(r){return(0,E.Oj)(r),!1}}}),1022:((j,$,i)=>{i.d($,{m:()=>v,s:()=>l});var p=i(3625),E=i(6246),M=i(1831),I=i(8408),O=i(
5011);const P={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},R="hashicorp",D="-",T='Invalid provider source string: The "source" attribut\
e must be in the format "[hostname/][namespace/]name"',A={prefix:"terraform-",whose:"a Terraform",frequency:"often"},_={terraform:[A],opentofu:[A,{prefix:"opent\
ofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function v(n,t){const o=n.split("/");if(o.length>3||o.includes(""))return s(T);const[e="",u,m]=o.reverse(),g=l(
e);if(!g.ok){const B=`${(0,E.o)(e)} in source ${(0,E.o)(n)}`;return s(`Invalid provider type: Invalid provider type ${B}: ${g.why}"`)}const U=m===void 0,y=U?(0,p.
J)((0,O.Vm)(t)):(0,M.Pv)(m);if(u===void 0&&y.ok){const B={hostImplied:U,namespace:R,type:g.value};return{kind:"registry",host:y.value,...B}}const L=a(u??""),S=`\
namespace "" in source ${(0,E.o)(n)}`;if(!L.ok)return s(`Invalid provider namespace: Invalid provider ${S}: ${L.why}"`);if(!y.ok){const B="Invalid provider sour\
ce hostname";return s(`${B}: ${B} ${S}: ${y.why}"`)}const w={hostImplied:U,host:y.value,namespace:L.value,type:g.value},C=d(w,t);return C===void 0?{kind:c(w,t),
...w}:s(C)}const s=n=>({kind:"invalid",error:n});function l(n){if(/^[a-z0-9]+$/.test(n))return(0,p.J)(n);if(n==="")return(0,p.T)("must have at least one charact\
er");if(n.includes("."))return(0,p.T)("dots are not allowed");if(n.includes("--"))return(0,p.T)("cannot use multiple consecutive dashes");const t=(0,I.YE)(n);return t.
ok?(0,p.J)((0,I.DI)(t.value)):(0,p.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const a=n=>n===D?(0,p.J)(n):l(
n);function c({host:n,namespace:t},o){return t===D?"legacy":t==="builtin"&&P[o].includes(n)?"builtin":"registry"}function d(n,t){const o=(0,O.Vm)(t);if(n.namespace===
D&&n.host!==o)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${o}.`;const e=_[t].find(({prefix:u})=>n.type.
startsWith(u));return e===void 0?void 0:f(n,e,t)}function f(n,{prefix:t,whose:o,frequency:e},u){const m=`${t}provider-`,g=n.type.slice(m.length);if(!n.type.startsWith(
m)||!l(g).ok)return`Invalid provider type: Provider source ${(0,E.o)(r(n))} has a type with the prefix ${(0,E.o)(t)}, which isn't allowed because it would be re\
dundant to name ${o} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const U=r({...n,type:g},u);return`\
Invalid provider type: Provider source ${(0,E.o)(r(n,u))} has a type with the prefix ${(0,E.o)(m)}, which isn't valid. Although that prefix is ${e} used in the \
names of version control repositories for ${o.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,E.o)(U)}?`}const r=({host:n,namespace:t,type:o},e)=>e!==void 0&&n===(0,O.Vm)(e)?`${t}/${o}`:`${(0,M.nx)(n)}/${t}/${o}`}),1731:((j,$,i)=>{i.d($,
{Cg:()=>A,Ty:()=>T,Zy:()=>h,dU:()=>_,hZ:()=>M,oF:()=>P,rK:()=>R});var p=i(9562);const E=new RegExp(`^${p.eQ}$`),M=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
I=new RegExp(`^${M}[.+-]?$`),O=2n**63n-1n;function P(s){const[,l,a,c,d]=E.exec(s)??[];return l===void 0?null:D(s,l,c??a,d)}function R(s){const[,l,a,c]=I.exec(s)??
[];return l===void 0?null:D(s,l,a,c)}function D(s,l,a="",c=""){const d=l.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(d.some(r=>r.length>19))return null;const f=d.
map(BigInt);if(f.some(r=>r>O))return null;for(;f.length<3;)f.push(0n);return{text:s,numbers:f,written:d.length,pre:a,build:c}}const T=s=>s.pre!=="",A=({numbers:s,
pre:l,build:a})=>`${s.join(".")}${l===""?"":`-${l}`}${a===""?"":`+${a}`}`;function h(s,l,a=_){const c=Math.max(s.numbers.length,l.numbers.length);for(let d=0;d<
c;d++){const[f,r]=[s.numbers[d]??0n,l.numbers[d]??0n];if(f!==r)return f<r?-1:1}return s.pre===l.pre||s.numbers.length!==l.numbers.length?0:s.pre===""||l.pre===""?
s.pre===""?1:-1:a(s.pre,l.pre)}function _(s,l){const[a,c]=[s.split("."),l.split(".")];for(let d=0;;d++){const[f,r]=[d+1>=a.length,d+1>=c.length];if(f!==r)return f?
-1:1;const n=v(a[d]??"",c[d]??"");if(n!==0||f)return n}}function v(s,l){const[a,c]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(l)];return a!==c?a?-1:1:a&&s.length!==l.length?
s.length-l.length:s===l?0:s<l?-1:1}}),5808:((j,$,i)=>{i.d($,{g:()=>O});var p=i(400),E=i(6134),M=i(1022),I=i(5257);function O(R){const{body:D}=(0,p.K)(R),T=(0,E.
SH)(D,"provider",1).flatMap(({labels:[A],body:h})=>{const _=(0,M.m)(A?.value??"","terraform");if(_.kind!=="registry")return[];const v=(0,E.w4)(h,"hashes")?.value,
l=(v?.kind==="tuple"?v.elements:[]).flatMap(a=>a.kind==="string"?[a.value]:[]);return[[(0,I.JT)(_),l.filter(P)]]});return new Map(T)}const P=R=>/^(?:h1|zh):/.test(
R)}),7236:((j,$,i)=>{i.d($,{l:()=>E,o:()=>M});var p=i(1022);function E({kind:I,text:O,address:P},R,D){switch(I){case"required_provider":case"state_store_provide\
r":case"lock_provider":{const T=(0,p.m)(O??"",D);return T.kind==="registry"?T:null}case"required_provider_nosource":case"required_provider_legacy":return{host:R,
namespace:"hashicorp",type:M(P)};case"implied_provider":return{host:R,namespace:"hashicorp",type:(O??"").replace(/[._].*$/s,"")};default:return null}}const M=I=>I.
replace(/^.*\./s,"")}),5257:((j,$,i)=>{i.d($,{JT:()=>P,KS:()=>R,MO:()=>A,MP:()=>O,Nf:()=>T,W$:()=>I,cd:()=>M,yp:()=>D});var p=i(5143);const E="hostnames input",
M={file:E,line:1,column:1,endColumn:1},I=h=>h.file===E?E:h,O=({host:h,namespace:_,name:v,system:s})=>`${h}/${_}/${v}/${s}`,P=({host:h,namespace:_,type:v})=>`${h}\
/${_}/${v}`;function R(h,_){const v=h.versions??T(h)?.values?.[_]??null;return v===null?null:{text:v,place:D(h)}}function D(h){const{versionsAt:_,place:v}=h,s=typeof _==
"number"?_:_?.at;return s===void 0?v:{file:v.file,...(0,p._h)(s)}}const T=({versionsAt:h})=>typeof h=="number"?null:h,A=(h,_)=>`${h} ${_}`}),6439:((j,$,i)=>{i.d(
$,{listRepository:()=>c});var p=i(6760),E=i(5747),M=i(5657),I=i(4614);function O(n,t,o){const e=(0,M.G)(n),u=e?.remote??null;if(e!==null&&u!==null){const g=e.isFetched||
e.commit===o.GITHUB_SHA;return{name:`${u.owner}/${u.name}`,url:P(u,o.GITHUB_SERVER_URL),commit:g&&R(n,t,e)?e.commit:null}}return{name:(e===null?T(n,o):null)??A(
n),url:null,commit:null}}function P({host:n,owner:t,name:o},e=""){return`${URL.parse(e)?.host===n?URL.parse(e)?.protocol:"https:"}//${n}/${t}/${o}`}function R(n,t,{
tracked:o}){const e=o(t);return e.size===t.size&&e.entries().every(([u,m])=>(0,I.R)((0,p.join)(n,u),m))}const D=/^[\w.-]+\/[\w.-]+$/;function T(n,t){const{GITHUB_WORKSPACE:o,
GITHUB_REPOSITORY:e=""}=t;return o!==void 0&&(0,p.resolve)(o)===(0,p.resolve)(n)&&D.test(e)?e:null}const A=n=>(0,p.basename)((0,p.resolve)(n)).replace(/[^\w.-]+/g,
"-").replace(/^\.+$/,"")||"repository";var h=i(5808),_=i(8416),v=i(7854),s=i(2803),l=i(5453),a=i(370);async function c(n,t,o){const{directory:e,environment:u}=o,
m=(0,a.PT)(t,n,o),g=await(0,_.L2)(m),{clients:U}=g,y=(0,v.sw)(n.usages,U),{declared:L,files:S,bytes:w,isEmpty:C}=n,B=await(0,l.lz)({usages:y,declared:L,clients:U},
t,!0),W=(0,a.C_)(n,t)?(0,s.KX)(y,U,(0,s.Up)(e)):[],K={dialect:g,setting:t.dialect,usages:y,notes:(0,v.vH)(n.notes,U),declared:L};return{...K,repository:O(e,d(K),
u),usedBy:await(0,_.rU)(g,m.scan),files:S,bytes:w,isEmpty:C,roots:f(B),locks:r(B,e),plugins:W}}function d({usages:n,notes:t,declared:o,dialect:e}){const u=new Set;
for(const{place:m}of n)u.add(m.file);for(const m of o)u.add("file"in m?m.file:m.place.file);for(const{place:m}of e.evidence)u.add(m.file);for(const{place:m,problem:g}of t)
g.code.startsWith("file-")||u.add(m.file);return u}function f(n){const t=new Map;for(const{client:o,roots:e}of n)for(const{name:u}of e){const m=u===""?".":u,g=t.
get(m);g===void 0?t.set(m,[o]):g.push(o)}return Array.from(t,([o,e])=>({directory:o,clients:e}))}function r(n,t){const o=new Set(n.flatMap(({roots:e})=>e.flatMap(
({lockFile:u})=>u??[])));return Array.from(o,e=>{const u=(0,E.yR)((0,p.join)(t,e));return{file:e,hashes:u.ok?(0,h.g)(u.text):new Map}})}}),2803:((j,$,i)=>{i.d($,
{KX:()=>v,Ml:()=>A,Up:()=>T});var p=i(3024),E=i(6760),M=i(3916),I=i(9718),O=i(9562),P=i(7236),R=i(5257),D=i(7854);function T(s){return h(l=>{const a=(0,E.join)(
s,l);return(0,p.existsSync)(a)?a:null},(0,I.k)())}function A(s){const l=new Map(s.map(({directory:a,providers:c})=>[_(a),new Set(c)]));return h(a=>l.has(a)?a:null,
(a,c)=>l.get(a)?.has((0,R.JT)(c))??!1)}function h(s,l){const a=(0,D.Oo)(c=>{const d=_(c),f=s(d),r=c==="."?[]:a((0,M.dirname)(c));return f===null?r:[{path:f,shown:d},
...r]});return{around:a,holds:l}}const _=s=>`${s==="."?"":`${s}/`}terraform.d/plugins`;function v(s,l,{around:a,holds:c}){const d=new Map;for(const f of s){const r=a(
(0,M.dirname)(f.place.file));if(r.length!==0){for(const{host:n,service:t}of f.needs)if(t===O.xq)for(const o of l){const e=(0,P.l)(f,n,o);if(e!==null)for(const{path:u,
shown:m}of r){if(!c(u,e))continue;const g=(0,M.dirname)((0,M.dirname)(m)),U=d.get(g)??new Set;d.set(g,U.add((0,R.JT)(e)))}}}}return Array.from(d,([f,r])=>({directory:f,
providers:[...r]}))}})};export{N as id,x as ids,k as modules};
