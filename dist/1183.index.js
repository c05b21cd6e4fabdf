const Q=1183,b=[1183],q={3065:((z,X,s)=>{s.d(X,{i5:()=>$,wW:()=>k});var K=s(6760),A=s(9968),x=s(4443),I=s(7057),C=s(3298);const _=1024*1024;function $(i,n){const o=(0,C.
O)(()=>S(i));return t=>{if(t.scheme!=="https"||(t.user?.name??"")!=="")return t;const e=o().get(t.host);return e===void 0?t:(w(e,n),{...t,user:{name:U(e.name),password:U(
e.password)}})}}const j=20;function w({name:i,password:n},o){o(new I.ou(n)),i.length>=j&&!i.includes("@")&&o(new I.ou(i)),o(new I.ou(Buffer.from(`${i}:${n}`).toString(
"base64")))}function k({user:i},n){if(i===null)return;const{name:o,password:t}=i;w({name:(0,x.Uw)(o),password:(0,x.Uw)(t??"")},n)}function U(i){const n=(0,x.V$)(
i.replaceAll("%","%25"),"user");return n.ok?n.value:""}function S({environment:i,system:n,accountHome:o}){const{NETRC:t,HOME:e,USERPROFILE:a}=i,p=e||(n==="windo\
ws"?a:null)||o,g=t||p&&(0,K.join)(p,n==="windows"?"_netrc":".netrc")||"",L=(0,A.yR)(g,_);return L.ok?v(L.text):new Map}function v(i){const n=new Map,o=Array.from(
i.matchAll(/#[^\n]*|\S+/g),([p])=>p.trim()).values(),t=()=>o.next().value??"";let e={name:"",password:""},a=!1;for(const p of o)switch(p){case"machine":case"def\
ault":{e={name:"",password:""};const g=p==="machine"?t():null;g!==null&&!n.has(g)&&n.set(g,e);break}case"login":e.name=t();break;case"password":e.password=t();break;case"\
account":case"macdef":t(),a||=p==="macdef";break;default:if(!p.startsWith("#")&&!a)return n}return n}}),1183:((z,X,s)=>{s.d(X,{Um:()=>g,xH:()=>e,pN:()=>o});var K=s(
3024),A=s(6760),x=s(3916),I=s(5168),C=s(6936),_=s(2172),$=s(9432),j=s(9119),w=s(8032),k=s(5106),U=s(3298),S=s(3065),v=s(255),i=s(1456);function n({client:l,pluginCache:r,
mayBreakLocks:u},m,{roots:h,platform:O,upgrade:f,versions:M}){const R=(0,U.O)(E=>(0,i.hc)([E],m).get(E)),D=({provider:E,locked:c},d,P,J=O)=>{if(r===null||d.directory===
_.cd.file)return!1;const{host:B,namespace:W,type:H}=E,V=[r,(0,v.pk)(B),W,H,P,J];if(!(0,K.existsSync)((0,A.resolve)(m,d.directory,...V)))return!1;if(c===null)return u&&
l==="terraform";const Y=R(d.lockFile??"")?.get((0,_.JT)(E))??[];return c.text===P&&Y.some(G=>G.startsWith("h1:"))},T=(0,U.O)(()=>{const c=h.filter(d=>d.client===
l).flatMap(d=>d.providers.map(P=>({of:P,root:d})));return Map.groupBy(c,({of:d})=>(0,_.JT)(d.provider))});return{has:D,replacesRegistry:E=>r!==null&&!f&&l==="op\
entofu"&&(0,w.$l)("cachedLocks",M)&&T().get(E)?.every(({of:c,root:d})=>D(c,d,c.locked?.text??""))===!0}}function o(l,r,u){const m=F(r,L(u),u),h=[],O=(D,{host:T},y)=>{
const E=(0,_.lc)(D,T,y),c=E&&m.get(y)?.find(E,(0,x.dirname)(D.place.file));return!E||!c?!0:(h.push({client:y,way:c,provider:(0,_.JT)(E)}),!1)},f=(D,T)=>{if(T.service!==
k.xq)return T;const y=T.clients.filter(E=>O(D,T,E));return y.length===T.clients.length?T:{...T,clients:y}},M=l.map(D=>{const T=D.needs.map(y=>f(D,y));return T.every(
(y,E)=>y===D.needs[E])?D:{...D,needs:T.filter(({clients:y})=>y.length>0)}}),R=[...m.values()].flatMap(D=>D.findings);return{usages:M,remarks:t(h),findings:R}}function t(l){
return(0,j.c1)(l,({client:r,way:u})=>[r,...u].join(" ")).map(r=>{const[{client:u,way:m}]=r,[h,O]=m,f=new Set(r.map(({provider:R})=>R)),M=(0,$.px)(f.size,"provid\
er");return`${w.bB[u]} ${h} ${M} ${O}`.trim()})}function e(l,r,u,m){const h=(0,C.k)(),O=L(r),f=(0,U.O)(()=>a(u)),M=(0,U.O)(()=>p(u,O)),R=F(l,O,r);for(const{installation:c}of R.
values())for(const d of c?.methods??[])d.kind==="network"&&(0,S.wW)(d.url,m);return{methodsOf:(c,d)=>{const{installation:P=null,holding:J,unmanaged:B}=R.get(d)??
{};if(B?.has((0,_.JT)(c)))return null;if(P===null){const[W,...H]=(J?.(c)??[]).map(I.vH);return W===void 0||M().has((0,_.JT)(c))?null:{place:W.place,methods:[W,...H]}}
return{place:P.place,methods:(0,I.cd)(P,c)}},isInstalled:(c,{directory:d,client:P})=>d!==_.cd.file&&!!R.get(P)?.find(c,d),isCached:(c,d,P,J)=>R.get(d.client)?.cache?.
has(c,d,P,J)===!0,localPackages:({path:c},d)=>{const P=f().get((0,_.JT)(d))??null;if(c===null||P===_.cd.file||!(0,A.isAbsolute)(c)&&(P===null||r.plugins))return null;
const J=(0,A.isAbsolute)(c)?c:(0,A.join)(r.root,P??"",c);return(0,K.existsSync)(J)?h(J,d):"missing"}}}function a(l){const r=new Map;for(const{directory:u,providers:m}of l)
for(const h of m.map(({provider:O})=>(0,_.JT)(O))){const O=r.has(h)&&r.get(h)!==u;r.set(h,O?null:u)}return r}function p(l,{around:r,holds:u}){const m=(f,M)=>M===
_.cd.file||r(M).some(({path:R})=>u(R,f)),O=l.flatMap(f=>f.providers.map(M=>({...M,root:f}))).filter(({provider:f,root:M})=>m(f,M.directory));return new Set(O.map(
({provider:f})=>(0,_.JT)(f)))}function g(l,r){const{overridden:u,place:m}=(0,I.Ol)(l).installation??{},h=r.every(f=>f.client!==l.client||f.skipsOverridden),O=m&&
`dev_overrides in ${(0,I.Ge)(m)}`;return new Map([...(h?u??[]:[]).map(f=>[(0,_.JT)(f),`${O}`]),...l.reattached.map(f=>[(0,_.JT)(f),"TF_REATTACH_PROVIDERS"])])}const L=({
root:l,plugins:r=null})=>r===null?(0,i.Up)(l):(0,i.Ml)(r),F=(l,r,u)=>new Map(l.map(m=>{const h=(0,I.Ol)(m),O=(0,C.k)(),f=h.mirrors.filter(({path:B})=>(0,K.existsSync)(
B)),M=B=>f.filter(({path:W})=>O(W,B).length>0),R=(B,W)=>{const{around:H,holds:V}=r,G=H(W).find(({path:Z})=>V(Z,B))??M(B)[0];return G?["installs",`from ${G.shown}\
 instead of a registry`]:null},{client:D,installation:T}=h,y=T===null?R:N(T,u),{root:E,caching:c}=u,d=c&&n(m,E,c),P=g(m,u.releases);return[D,{...h,holding:M,unmanaged:P,
cache:d,find:(B,W)=>{const H=P.get((0,_.JT)(B));return H!==void 0?["takes",`from ${H} instead of a registry`]:d?.replacesRegistry((0,_.JT)(B))?["installs",`from\
 the plugin cache ${m.pluginCache} instead of a registry`]:y(B,W)}}]}));function N(l,{asksMirrors:r}){const u=(0,I.Ge)(l.place);return m=>{const h=(0,I.cd)(l,m);
if(h.some(({kind:M})=>M==="direct"))return null;if(h.length===0)return[`has no installation method in ${u} for`,""];const f=r&&h.every(M=>M.kind!=="local"||M.path!==
null)?"":", which is not checked,";return["installs",`from a mirror in ${u}${f} instead of a registry`]}}}),1456:((z,X,s)=>{s.d(X,{KX:()=>i,Ml:()=>U,Up:()=>k,hc:()=>w});
var K=s(3024),A=s(6760),x=s(3916),I=s(9968),C=s(2172),_=s(5106),$=s(3298);let j=function(...n){return{localMirrors:j}=s.late([1834],1834),new.target?new j(...n):
j(...n)};const w=(n,o)=>new Map(Array.from(n,t=>[t,(0,C.g_)((0,I.r7)((0,A.join)(o,t))??"")]));function k(n){const o=j();return S(t=>{const e=(0,A.join)(n,t);return(0,K.
existsSync)(e)?e:null},(t,e)=>o(t,e).length>0)}function U(n){const o=new Map(n.map(({directory:t,providers:e})=>[v(t),new Set(e)]));return S(t=>o.has(t)?t:null,
(t,e)=>o.get(t)?.has((0,C.JT)(e))??!1)}function S(n,o){const t=(0,$.O)(e=>{const a=e.replace(/\/$/,""),p=a==="."||e!==a,g=v(a),L=n(g),F=p?[]:t((0,x.dirname)(a));
return L===null?F:[{path:L,shown:g},...F]});return{around:t,holds:o}}const v=n=>`${n==="."?"":`${n}/`}terraform.d/plugins`;function i(n,o,{around:t,holds:e}){const a=n.
flatMap(g=>{const L=t((0,x.dirname)(g.place.file));return L.length===0?[]:g.needs.filter(({service:N})=>N===_.xq).flatMap(({host:N})=>o.flatMap(l=>(0,C.lc)(g,N,
l)??[])).flatMap(N=>L.filter(({path:l})=>e(l,N)).map(({shown:l})=>({shown:l,provider:(0,C.JT)(N)})))}),p=Map.groupBy(a,({shown:g})=>(0,x.dirname)((0,x.dirname)(
g)));return Array.from(p,([g,L])=>({directory:g,providers:[...new Set(L.map(({provider:F})=>F))]}))}}),6936:((z,X,s)=>{s.d(X,{k:()=>j});var K=s(3024),A=s(6760),
x=s(255),I=s(3846),C=s(523),_=s(3298),$=s(9968);function j(){const v=(0,_.O)($.v2),i=(n,o)=>v(n).filter(o).map(t=>(0,A.join)(n,t));return(n,{host:o,namespace:t,
type:e})=>i(n,a=>w((0,x.Pv)(a),o)).flatMap(a=>i(a,p=>w((0,I.W_)(p,"terraform"),t))).flatMap(a=>i(a,p=>w((0,I.sL)(p),e))).flatMap(a=>U(a,e))}const w=(v,i)=>v.ok&&
v.value===i,k=/^[^\s_]*_[^\s_]*$/;function U(v,i){const n=(0,$.v2)(v).flatMap(e=>(0,$.wX)((0,A.join)(v,e)).filter(a=>k.test(a)&&S((0,A.join)(v,e,a))).map(a=>({version:e,
platform:a}))),o=new RegExp(`^terraform-provider-${i}_(?<version>${C.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),t=(0,$.wX)(v).flatMap(e=>{const{version:a="",
platform:p=""}=o.exec(e.toLowerCase())?.groups??{};return S((0,A.join)(v,e))===!1?[{version:a,platform:p}]:[]});return[...n,...t].flatMap(({version:e,platform:a})=>{
const p=(0,C.rK)(e);return p===null?[]:{version:(0,C.Cg)(p),platform:a}})}const S=v=>(0,K.statSync)(v,{throwIfNoEntry:!1})?.isDirectory()??null})};export{Q as id,b as ids,q as modules};
