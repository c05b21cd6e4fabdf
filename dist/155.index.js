const N=155,F=[155],V={2071:((x,j,s)=>{s.d(j,{Ge:()=>C,Ol:()=>K,cd:()=>W});var O=s(4091),L=s(4283),A=s(1831),y=s(5011),B=s(1022),U=s(3778),T=s(1541);const W=({methods:n},t)=>{
const a=P=>P.some(u=>v(u,t));return n.filter(({include:P,exclude:u})=>!a(u)&&(P.length===0||a(P)))},R="provider_installation",I={place:{file:"-plugin-dir",line:0,
column:1,endColumn:1},include:[],exclude:[]},C=({file:n,line:t})=>t===0?n:`${n}:${t}`;function K({client:n,mirrors:t,installations:a,pluginDirectories:P}){const u=a.
map(h=>{const{blocks:k,mistakes:w}=E(h,n),$=w.map(({span:S,why:J})=>(0,U._)(n,{kind:"block",file:h.shown,why:J},h.placeOf(S)));return{blocks:k,findings:$}}),[g=null,
...m]=u.flatMap(({blocks:h})=>h),M=[...u.flatMap(h=>h.findings),...m.map(({place:h})=>(0,U._)(n,{kind:"two installations"},h))],f=P.map(h=>({...I,kind:"local",path:h})),
D=f.length===0?g:{place:I.place,methods:f,overridden:g?.overridden??[]};return{client:n,mirrors:t,installation:D,findings:M}}function E({items:n,placeOf:t},a){const P=[],
u=[];for(const g of n)if(g.name===R){if(g.isAssigned||g.value.kind!=="object"){u.push({span:g,why:`${R} must be a block without "="`});continue}for(const m of T.
AV(g)){const M=[],f=[];for(const D of m){const h=l(D,t(D),a,M.length===0);h.ok?(M.push(...h.value.methods),f.push(...h.value.overridden)):u.push({span:D,why:h.why})}
P.push({place:t(g),methods:M,overridden:f})}}return{blocks:P,mistakes:u}}function l(n,t,a,P){const{name:u,value:g}=n,[m]=n.isAssigned?[]:T.AV(n);if(m===void 0)return(0,O.
TR)(`${u} must be a block without "="`);const M={path:[R,u],span:n};try{if(u==="dev_overrides"){if(!P)return(0,O.TR)("dev_overrides must come before all methods");
const k=[...T.A7(T.sc)({...g,kind:"object",items:m},M).keys()].flatMap(w=>{const $=(0,B.mi)(w,a);return $.kind==="invalid"?[]:[$]});return(0,O.Ju)({methods:[],overridden:k})}
const f=c[a].get(u);if(f===void 0)return(0,O.TR)(`${R} has no method ${(0,O.ol)(u)}`);const D=i(m,M,f,a);return D.ok?(0,O.Ju)({methods:[{...D.value,place:t}],overridden:[]}):
D}catch(f){if(f instanceof T.aZ)return(0,O.TR)(f.message);throw f}}const o=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],c={terraform:new Map(
o),opentofu:new Map([...o,["oci_mirror","repository_template"]])};function i(n,t,a,P){const u=a??"",{[u]:g=""}=T.ql(n,t,{[u]:T.sc});if(a!==null&&g==="")return(0,O.
TR)(`${t.path.at(-1)} has no ${u}`);const m=a==="url"?d(g):null;if(a==="url"&&m===null)return(0,O.TR)("the url does not begin with https://");const M=T.ql(n,t,r),
f=($=[])=>$.map(S=>_(S,P)),[D,h]=[f(M.include),f(M.exclude)],k=[...D,...h].find($=>!$.ok);if(k!==void 0)return k;const w={include:D.flatMap(e),exclude:h.flatMap(
e)};return m!==null?(0,O.Ju)({...w,kind:"network",url:m}):a===null?(0,O.Ju)({...w,kind:"direct"}):(0,O.Ju)({...w,kind:"local",path:a==="path"?g:null})}function d(n){
const t=(0,L.Dl)(n);return t.ok&&t.value.scheme==="https"&&t.value.host!==""?t.value:null}const r={include:T.c3(T.sc),exclude:T.c3(T.sc)},e=n=>n.ok?[n.value]:[];
function _(n,t){const a=w=>(0,O.TR)(`the pattern ${(0,O.ol)(n)} ${w}`),P=n.split("/");if(P.length<2||P.length>3)return a("does not have two or three parts");const[
u="",g="",m]=P.reverse(),M=m===void 0?(0,O.Ju)((0,y.Vm)(t)):p(m,A.Pv),f=p(g,B.sL),D=p(u,B.sL);if(!M.ok)return a(`has an invalid hostname: ${M.why}`);if(!f.ok)return a(
`has an invalid namespace: ${f.why}`);if(!D.ok)return a(`has an invalid type: ${D.why}`);const h={host:M.value,namespace:f.value,type:D.value};return(h.host!==null||
h.namespace===null)&&(h.namespace!==null||h.type===null)?(0,O.Ju)(h):a('has a part after "*" that is not "*"')}const p=(n,t)=>n==="*"?(0,O.Ju)(null):t(n),v=(n,t)=>(n.
host??t.host)===t.host&&(n.namespace??t.namespace)===t.namespace&&(n.type??t.type)===t.type}),4693:((x,j,s)=>{s.d(j,{k:()=>W});var O=s(3024),L=s(6760),A=s(5747),
y=s(9075),B=s(1831),U=s(1022),T=s(1731);function W(){const E=(0,y.Oo)(A.v2),l=(o,c)=>E(o).filter(c).map(i=>(0,L.join)(o,i));return(o,{host:c,namespace:i,type:d})=>l(
o,r=>R((0,B.Pv)(r),c)).flatMap(r=>l(r,e=>R((0,U.sL)(e),i))).flatMap(r=>l(r,e=>R((0,U.sL)(e),d))).flatMap(r=>C(r,d))}const R=(E,l)=>E.ok&&E.value===l,I=/^[^\s_]*_[^\s_]*$/;
function C(E,l){const o=(0,A.v2)(E).flatMap(d=>(0,A.wX)((0,L.join)(E,d)).filter(r=>I.test(r)&&K((0,L.join)(E,d,r))).map(r=>({version:d,platform:r}))),c=new RegExp(
`^terraform-provider-${l}_(?<version>${T.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),i=(0,A.wX)(E).flatMap(d=>{const{version:r="",platform:e=""}=c.
exec(d.toLowerCase())?.groups??{};return K((0,L.join)(E,d))===!1?[{version:r,platform:e}]:[]});return[...o,...i].flatMap(({version:d,platform:r})=>{const e=(0,T.
rK)(d);return e===null?[]:{version:(0,T.Cg)(e),platform:r}})}const K=E=>(0,O.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((x,j,s)=>{s.d(j,{TU:()=>T,
wW:()=>I});var O=s(6760),L=s(5747),A=s(4283),y=s(6979),B=s(2713);const U=1024*1024;function T(l,o){let c=null;return{withLogin:i=>{if(i.scheme!=="https"||(i.user?.
name??"")!=="")return i;c??=K(l);const d=c.get(i.host);if(d===void 0)return i;for(const r of W(d))o(new B.ou(r));return{...i,user:{name:C(d.name),password:C(d.password)}}}}}
const W=({name:l,password:o})=>[o,...l.length>=R&&!l.includes("@")?[l]:[],Buffer.from(`${l}:${o}`).toString("base64")],R=20;function I(l,o){const[,c=""]=(0,A.aR)(
l)?.split(" ")??[],[i="",...d]=Buffer.from(c,"base64").toString().split(":");if(c!=="")for(const r of W({name:i,password:d.join(":")}))o(new B.ou(r))}function C(l){
const o=(0,y.V$)(l.replaceAll("%","%25"),"user");return o.ok?o.value:""}function K({environment:l,system:o,accountHome:c}){const{NETRC:i,HOME:d,USERPROFILE:r}=l,
e=d||(o==="windows"?r:null)||c,_=i||e&&(0,O.join)(e,o==="windows"?"_netrc":".netrc")||"",p=(0,L.yR)(_,U);return p.ok?E(p.text):new Map}function E(l){const o=new Map,
c=Array.from(l.matchAll(/#[^\n]*|\S+/g),([e])=>e.trim()).values(),i=()=>c.next().value??"";let d={name:"",password:""},r=!1;for(const e of c)switch(e){case"mach\
ine":case"default":{d={name:"",password:""};const _=e==="machine"?i():null;_!==null&&!o.has(_)&&o.set(_,d);break}case"login":d.name=i();break;case"password":d.password=
i();break;case"account":case"macdef":i(),r||=e==="macdef";break;default:if(!e.startsWith("#")&&!r)return o}return o}}),4155:((x,j,s)=>{s.d(j,{Vn:()=>l,pN:()=>K,
xT:()=>o});var O=s(3024),L=s(3916),A=s(2071),y=s(4693),B=s(7542),U=s(4e3),T=s(5143),W=s(1064),R=s(9562),I=s(5257),C=s(2803);function K(e,_,p){const v=_.map(A.Ol),
n=v.flatMap(m=>m.findings),t=i(v,p),a=[],P=(m,{host:M},f)=>{const D=(0,I.lc)(m,M,f),h=D&&t.get(f)?.(D,(0,L.dirname)(m.place.file));return!D||!h?!0:(a.push({client:f,
way:h,provider:(0,I.JT)(D)}),!1)},u=(m,M)=>{if(M.service!==R.xq)return M;const f=M.clients.filter(D=>P(m,M,D));return f.length===M.clients.length?M:{...M,clients:f}};
return{usages:e.map(m=>{const M=m.needs.map(f=>u(m,f));return M.every((f,D)=>f===m.needs[D])?m:{...m,needs:M.filter(({clients:f})=>f.length>0)}}),remarks:E(a),findings:n}}
function E(e){return(0,T.c1)(e,({client:_,way:p})=>[_,...p].join(" ")).map(_=>{const[{client:p,way:v}]=_,[n,t]=v,a=new Set(_.map(({provider:u})=>u)),P=(0,U.px)(
a.size,"provider");return`${W.bB[p]} ${n} ${P} ${t}`.trim()})}function l(e,_){const p=i(e.map(A.Ol),_);return(v,n,t)=>!!p.get(t)?.(v,n)}function o(e,_,p){const v=new Map(
e.map(n=>[n.client,(0,A.Ol)(n)]));for(const{installation:n}of v.values())for(const t of n?.methods??[])t.kind==="network"&&(0,B.wW)(t.url,p);return(n,t)=>{const a=v.
get(t)?.installation??null;return a===null||c(a,n,t,_)?null:{place:a.place,methods:(0,A.cd)(a,n)}}}const c=({overridden:e},_,p,v)=>v.every(n=>n.client!==p||n.skipsOverridden)&&
e.some(n=>(0,I.JT)(n)===(0,I.JT)(_));function i(e,_){const{root:p,plugins:v=null}=_,n=v===null?(0,C.Up)(p):(0,C.Ml)(v);return new Map(e.map(t=>[t.client,t.installation===
null?d(t,n):r(t,t.installation,_)]))}function d({mirrors:e},{around:_,holds:p}){const v=e.filter(({path:t})=>(0,O.existsSync)(t)),n=(0,y.k)();return(t,a)=>{const P=_(
a).find(({path:u})=>p(u,t))??v.find(({path:u})=>n(u,t).length>0);return P?["installs",`from ${P.shown} instead of a registry`]:null}}function r({client:e},_,{releases:p,
asksMirrors:v}){const n=(0,A.Ge)(_.place);return t=>{if(c(_,t,e,p))return["takes",`from dev_overrides in ${n} instead of a registry`];const a=(0,A.cd)(_,t);if(a.
some(({kind:g})=>g==="direct"))return null;if(a.length===0)return[`has no installation method in ${n} for`,""];const u=v&&a.every(g=>g.kind!=="local"||g.path!==
null)?"":", which is not checked,";return["installs",`from a mirror in ${n}${u} instead of a registry`]}}}),2803:((x,j,s)=>{s.d(j,{KX:()=>K,Ml:()=>R,Up:()=>W});
var O=s(3024),L=s(6760),A=s(3916),y=s(4693),B=s(9075),U=s(9562),T=s(5257);function W(E){const l=(0,y.k)();return I(o=>{const c=(0,L.join)(E,o);return(0,O.existsSync)(
c)?c:null},(o,c)=>l(o,c).length>0)}function R(E){const l=new Map(E.map(({directory:o,providers:c})=>[C(o),new Set(c)]));return I(o=>l.has(o)?o:null,(o,c)=>l.get(
o)?.has((0,T.JT)(c))??!1)}function I(E,l){const o=(0,B.Oo)(c=>{const i=c.replace(/\/$/,""),d=i==="."||c!==i,r=C(i),e=E(r),_=d?[]:o((0,A.dirname)(i));return e===
null?_:[{path:e,shown:r},..._]});return{around:o,holds:l}}const C=E=>`${E==="."?"":`${E}/`}terraform.d/plugins`;function K(E,l,{around:o,holds:c}){const i=E.flatMap(
r=>{const e=o((0,A.dirname)(r.place.file));return e.length===0?[]:r.needs.filter(({service:p})=>p===U.xq).flatMap(({host:p})=>l.flatMap(v=>(0,T.lc)(r,p,v)??[])).
flatMap(p=>e.filter(({path:v})=>c(v,p)).map(({shown:v})=>({shown:v,provider:(0,T.JT)(p)})))}),d=Map.groupBy(i,({shown:r})=>(0,A.dirname)((0,A.dirname)(r)));return Array.
from(d,([r,e])=>({directory:r,providers:[...new Set(e.map(({provider:_})=>_))]}))}})};export{N as id,F as ids,V as modules};
