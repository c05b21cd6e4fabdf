const H=1264,z=[1264],G={1264:((J,C,n)=>{n.r(C),n.d(C,{withoutInstalled:()=>W.p});var W=n(6542)}),3065:((J,C,n)=>{n.d(C,{i5:()=>K,wW:()=>$});var W=n(6760),A=n(9968),
B=n(4443),I=n(7057),T=n(3298);const m=1024*1024;function K(a,s){const e=(0,T.O)(()=>x(a));return t=>{if(t.scheme!=="https"||(t.user?.name??"")!=="")return t;const o=e().
get(t.host);return o===void 0?t:(y(o,s),{...t,user:{name:w(o.name),password:w(o.password)}})}}const j=20;function y({name:a,password:s},e){e(new I.ou(s)),a.length>=
j&&!a.includes("@")&&e(new I.ou(a)),e(new I.ou(Buffer.from(`${a}:${s}`).toString("base64")))}function $({user:a},s){if(a===null)return;const{name:e,password:t}=a;
y({name:(0,B.Uw)(e),password:(0,B.Uw)(t??"")},s)}function w(a){const s=(0,B.V$)(a.replaceAll("%","%25"),"user");return s.ok?s.value:""}function x({environment:a,
system:s,accountHome:e}){const{NETRC:t,HOME:o,USERPROFILE:l}=a,c=o||(s==="windows"?l:null)||e,O=t||c&&(0,W.join)(c,s==="windows"?"_netrc":".netrc")||"",R=(0,A.yR)(
O,m);return R.ok?E(R.text):new Map}function E(a){const s=new Map,e=Array.from(a.matchAll(/#[^\n]*|\S+/g),([c])=>c.trim()).values(),t=()=>e.next().value??"";let o={
name:"",password:""},l=!1;for(const c of e)switch(c){case"machine":case"default":{o={name:"",password:""};const O=c==="machine"?t():null;O!==null&&!s.has(O)&&s.
set(O,o);break}case"login":o.name=t();break;case"password":o.password=t();break;case"account":case"macdef":t(),l||=c==="macdef";break;default:if(!c.startsWith("\
#")&&!l)return s}return s}}),6542:((J,C,n)=>{n.d(C,{p:()=>a,x:()=>e});var W=n(3024),A=n(6760),B=n(3916),I=n(5168),T=n(6936),m=n(2172),K=n(9432),j=n(9119),y=n(8032),
$=n(5106),w=n(3298),x=n(3065),E=n(1456);function a(f,r,i){const D=O(r,c(i),i),d=[],P=(u,{host:h},g)=>{const _=(0,m.lc)(u,h,g),p=_&&D.get(g)?.find(_,(0,B.dirname)(
u.place.file));return!_||!p?!0:(d.push({client:g,way:p,provider:(0,m.JT)(_)}),!1)},M=(u,h)=>{if(h.service!==$.xq)return h;const g=h.clients.filter(_=>P(u,h,_));
return g.length===h.clients.length?h:{...h,clients:g}},v=f.map(u=>{const h=u.needs.map(g=>M(u,g));return h.every((g,_)=>g===u.needs[_])?u:{...u,needs:h.filter(({
clients:g})=>g.length>0)}}),L=[...D.values()].flatMap(u=>u.findings);return{usages:v,remarks:s(d),findings:L}}function s(f){return(0,j.c1)(f,({client:r,way:i})=>[
r,...i].join(" ")).map(r=>{const[{client:i,way:D}]=r,[d,P]=D,M=new Set(r.map(({provider:L})=>L)),v=(0,K.px)(M.size,"provider");return`${y.bB[i]} ${d} ${v} ${P}`.
trim()})}function e(f,r,i,D){const d=(0,T.k)(),P=c(r),M=(0,w.O)(()=>t(i)),v=(0,w.O)(()=>o(i,P)),L=O(f,P,r);for(const{installation:_}of L.values())for(const p of _?.
methods??[])p.kind==="network"&&(0,x.wW)(p.url,D);return{methodsOf:(_,p)=>{const{installation:U=null,holding:S}=L.get(p)??{};if(U===null){const[N,...F]=(S?.(_)??
[]).map(I.vH);return N===void 0||v().has((0,m.JT)(_))?null:{place:N.place,methods:[N,...F]}}return l(U,_,p,r.releases)?null:{place:U.place,methods:(0,I.cd)(U,_)}},
isInstalled:(_,{directory:p,client:U})=>p!==m.cd.file&&!!L.get(U)?.find(_,p),localPackages:({path:_},p)=>{const U=M().get((0,m.JT)(p))??null;if(_===null||U===m.
cd.file||!(0,A.isAbsolute)(_)&&(U===null||r.plugins))return null;const S=(0,A.isAbsolute)(_)?_:(0,A.join)(r.root,U??"",_);return(0,W.existsSync)(S)?d(S,p):"miss\
ing"}}}function t(f){const r=new Map;for(const{directory:i,providers:D}of f)for(const d of D.map(({provider:P})=>(0,m.JT)(P))){const P=r.has(d)&&r.get(d)!==i;r.
set(d,P?null:i)}return r}function o(f,{around:r,holds:i}){const D=(M,v)=>v===m.cd.file||r(v).some(({path:L})=>i(L,M)),P=f.flatMap(M=>M.providers.map(v=>({...v,root:M}))).
filter(({provider:M,root:v})=>D(M,v.directory));return new Set(P.map(({provider:M})=>(0,m.JT)(M)))}const l=({overridden:f},r,i,D)=>D.every(d=>d.client!==i||d.skipsOverridden)&&
f.some(d=>(0,m.JT)(d)===(0,m.JT)(r)),c=({root:f,plugins:r=null})=>r===null?(0,E.Up)(f):(0,E.Ml)(r),O=(f,r,i)=>new Map(f.map(D=>{const d=(0,I.Ol)(D),P=(0,T.k)(),
M=d.mirrors.filter(({path:_})=>(0,W.existsSync)(_)),v=_=>M.filter(({path:p})=>P(p,_).length>0),L=(_,p)=>{const{around:U,holds:S}=r,F=U(p).find(({path:X})=>S(X,_))??
v(_)[0];return F?["installs",`from ${F.shown} instead of a registry`]:null},{client:u,installation:h}=d,g=h===null?L:R(u,h,i);return[u,{...d,holding:v,find:g}]}));
function R(f,r,{releases:i,asksMirrors:D}){const d=(0,I.Ge)(r.place);return P=>{if(l(r,P,f,i))return["takes",`from dev_overrides in ${d} instead of a registry`];
const M=(0,I.cd)(r,P);if(M.some(({kind:u})=>u==="direct"))return null;if(M.length===0)return[`has no installation method in ${d} for`,""];const L=D&&M.every(u=>u.
kind!=="local"||u.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${d}${L} instead of a registry`]}}}),1456:((J,C,n)=>{n.d(C,{KX:()=>a,
Ml:()=>w,Up:()=>$,hc:()=>y});var W=n(3024),A=n(6760),B=n(3916),I=n(9968),T=n(2172),m=n(5106),K=n(3298);let j=function(...s){return{localMirrors:j}=n.late([1834],
1834),new.target?new j(...s):j(...s)};const y=(s,e)=>new Map(Array.from(s,t=>[t,(0,T.g_)((0,I.r7)((0,A.join)(e,t))??"")]));function $(s){const e=j();return x(t=>{
const o=(0,A.join)(s,t);return(0,W.existsSync)(o)?o:null},(t,o)=>e(t,o).length>0)}function w(s){const e=new Map(s.map(({directory:t,providers:o})=>[E(t),new Set(
o)]));return x(t=>e.has(t)?t:null,(t,o)=>e.get(t)?.has((0,T.JT)(o))??!1)}function x(s,e){const t=(0,K.O)(o=>{const l=o.replace(/\/$/,""),c=l==="."||o!==l,O=E(l),
R=s(O),f=c?[]:t((0,B.dirname)(l));return R===null?f:[{path:R,shown:O},...f]});return{around:t,holds:e}}const E=s=>`${s==="."?"":`${s}/`}terraform.d/plugins`;function a(s,e,{
around:t,holds:o}){const l=s.flatMap(O=>{const R=t((0,B.dirname)(O.place.file));return R.length===0?[]:O.needs.filter(({service:r})=>r===m.xq).flatMap(({host:r})=>e.
flatMap(i=>(0,T.lc)(O,r,i)??[])).flatMap(r=>R.filter(({path:i})=>o(i,r)).map(({shown:i})=>({shown:i,provider:(0,T.JT)(r)})))}),c=Map.groupBy(l,({shown:O})=>(0,B.
dirname)((0,B.dirname)(O)));return Array.from(c,([O,R])=>({directory:O,providers:[...new Set(R.map(({provider:f})=>f))]}))}}),6936:((J,C,n)=>{n.d(C,{k:()=>j});var W=n(
3024),A=n(6760),B=n(255),I=n(3846),T=n(523),m=n(3298),K=n(9968);function j(){const E=(0,m.O)(K.v2),a=(s,e)=>E(s).filter(e).map(t=>(0,A.join)(s,t));return(s,{host:e,
namespace:t,type:o})=>a(s,l=>y((0,B.Pv)(l),e)).flatMap(l=>a(l,c=>y((0,I.sL)(c),t))).flatMap(l=>a(l,c=>y((0,I.sL)(c),o))).flatMap(l=>w(l,o))}const y=(E,a)=>E.ok&&
E.value===a,$=/^[^\s_]*_[^\s_]*$/;function w(E,a){const s=(0,K.v2)(E).flatMap(o=>(0,K.wX)((0,A.join)(E,o)).filter(l=>$.test(l)&&x((0,A.join)(E,o,l))).map(l=>({version:o,
platform:l}))),e=new RegExp(`^terraform-provider-${a}_(?<version>${T.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),t=(0,K.wX)(E).flatMap(o=>{const{version:l="",
platform:c=""}=e.exec(o.toLowerCase())?.groups??{};return x((0,A.join)(E,o))===!1?[{version:l,platform:c}]:[]});return[...s,...t].flatMap(({version:o,platform:l})=>{
const c=(0,T.rK)(o);return c===null?[]:{version:(0,T.Cg)(c),platform:l}})}const x=E=>(0,W.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??null})};export{H as id,z as ids,G as modules};
