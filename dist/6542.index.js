const k=6542,z=[6542],V={3065:((X,J,s)=>{s.d(J,{i5:()=>j,wW:()=>K});var x=s(6760),R=s(9968),B=s(4443),A=s(7057),I=s(3298);const g=1024*1024;function j(d,c){const m=(0,I.
O)(()=>w(d));return f=>{if(f.scheme!=="https"||(f.user?.name??"")!=="")return f;const i=m().get(f.host);return i===void 0?f:(C(i,c),{...f,user:{name:y(i.name),password:y(
i.password)}})}}const N=20;function C({name:d,password:c},m){m(new A.ou(c)),d.length>=N&&!d.includes("@")&&m(new A.ou(d)),m(new A.ou(Buffer.from(`${d}:${c}`).toString(
"base64")))}function K({user:d},c){if(d===null)return;const{name:m,password:f}=d;C({name:(0,B.Uw)(m),password:(0,B.Uw)(f??"")},c)}function y(d){const c=(0,B.V$)(
d.replaceAll("%","%25"),"user");return c.ok?c.value:""}function w({environment:d,system:c,accountHome:m}){const{NETRC:f,HOME:i,USERPROFILE:n}=d,t=i||(c==="windo\
ws"?n:null)||m,a=f||t&&(0,x.join)(t,c==="windows"?"_netrc":".netrc")||"",e=(0,R.yR)(a,g);return e.ok?P(e.text):new Map}function P(d){const c=new Map,m=Array.from(
d.matchAll(/#[^\n]*|\S+/g),([t])=>t.trim()).values(),f=()=>m.next().value??"";let i={name:"",password:""},n=!1;for(const t of m)switch(t){case"machine":case"def\
ault":{i={name:"",password:""};const a=t==="machine"?f():null;a!==null&&!c.has(a)&&c.set(a,i);break}case"login":i.name=f();break;case"password":i.password=f();break;case"\
account":case"macdef":f(),n||=t==="macdef";break;default:if(!t.startsWith("#")&&!n)return c}return c}}),6542:((X,J,s)=>{s.d(J,{Um:()=>i,pN:()=>d,xH:()=>m});var x=s(
3024),R=s(6760),B=s(3916),A=s(850),I=s(6936),g=s(2172),j=s(9432),N=s(9119),C=s(8032),K=s(5106),y=s(3298),w=s(3065),P=s(1456);function d(e,r,E){const l=t(r,n(E),
E),_=[],D=(M,{host:O},h)=>{const o=(0,g.lc)(M,O,h),v=o&&l.get(h)?.find(o,(0,B.dirname)(M.place.file));return!o||!v?!0:(_.push({client:h,way:v,provider:(0,g.JT)(
o)}),!1)},u=(M,O)=>{if(O.service!==K.xq)return O;const h=O.clients.filter(o=>D(M,O,o));return h.length===O.clients.length?O:{...O,clients:h}},p=e.map(M=>{const O=M.
needs.map(h=>u(M,h));return O.every((h,o)=>h===M.needs[o])?M:{...M,needs:O.filter(({clients:h})=>h.length>0)}}),F=[...l.values()].flatMap(M=>M.findings);return{
usages:p,remarks:c(_),findings:F}}function c(e){return(0,N.c1)(e,({client:r,way:E})=>[r,...E].join(" ")).map(r=>{const[{client:E,way:l}]=r,[_,D]=l,u=new Set(r.map(
({provider:F})=>F)),p=(0,j.px)(u.size,"provider");return`${C.bB[E]} ${_} ${p} ${D}`.trim()})}function m(e,r,E){const l=(0,I.k)(),_=n(r),D=(0,y.O)(()=>(0,P._k)(r.
roots)),u=(0,y.O)(o=>f(D().get(o)??[],_)),p=t(e,_,r);for(const{installation:o}of p.values())for(const v of o?.methods??[])v.kind==="network"&&(0,w.wW)(v.url,E);
return{methodsOf:(o,v)=>{const{installation:L=null,holding:T,unmanaged:W}=p.get(v)??{};if(W?.has((0,g.JT)(o)))return null;if(L===null){const[S,...G]=(T?.(o)??[]).
map(A.vH);return S===void 0||u((0,g.JT)(o))?null:{place:S.place,methods:[S,...G],rejected:void 0}}const{place:U,rejected:$}=L,H=$.find(S=>(0,A.bf)(S,o.host));return{
place:U,methods:(0,A.cd)(L,o),rejected:H?.problem}},isInstalled:(o,{directory:v,client:L})=>v!==g.cd.file&&!!p.get(L)?.find(o,v),isCached:(o,v,L,T)=>p.get(v.client)?.
cache?.has(o,v,L,T)===!0,localPackages:({path:o},v)=>{const L=D().get((0,g.JT)(v))??[],[T,...W]=new Set(L.map(({root:H})=>H.directory)),U=W.length===0?T??null:null;
if(o===null||U===g.cd.file||!(0,R.isAbsolute)(o)&&(U===null||r.plugins))return null;const $=(0,R.isAbsolute)(o)?o:(0,R.join)(r.root,U??"",o);return(0,x.existsSync)(
$)?l($,v):"missing"}}}const f=(e,{around:r,holds:E})=>e.some(({of:{provider:l},root:{directory:_}})=>_===g.cd.file||r(_).some(({path:D})=>E(D,l)));function i(e,r){
const{overridden:E,place:l}=(0,A.Ol)(e).installation??{},_=r.every(u=>u.client!==e.client||u.skipsOverridden),D=l&&`dev_overrides in ${(0,A.Ge)(l)}`;return new Map(
[...(_?E??[]:[]).map(u=>[(0,g.JT)(u),`${D}`]),...e.reattached.map(u=>[(0,g.JT)(u),"TF_REATTACH_PROVIDERS"])])}const n=({root:e,plugins:r})=>r===null?(0,P.Up)(e):
(0,P.Ml)(r),t=(e,r,E)=>new Map(e.map(l=>{const _=(0,A.Ol)(l),D=(0,I.k)(),u=_.mirrors.filter(({path:T})=>(0,x.existsSync)(T)),p=T=>u.filter(({path:W})=>D(W,T).length>
0),F=(T,W)=>{const{around:U,holds:$}=r,S=U(W).find(({path:G})=>$(G,T))??p(T)[0];return S?["installs",`from ${S.shown} instead of a registry`]:null},{client:M,installation:O}=_,
h=O===null?F:a(O,E),o=(0,P.AT)(l,E),v=i(l,E.dialect.releases);return[M,{..._,holding:p,unmanaged:v,cache:o,find:(T,W)=>{const U=v.get((0,g.JT)(T));return U!==void 0?
["takes",`from ${U} instead of a registry`]:o.replacesRegistry((0,g.JT)(T))?["installs",`from the plugin cache ${l.pluginCache} instead of a registry`]:h(T,W)}}]}));
function a(e,{asksMirrors:r}){const E=(0,A.Ge)(e.place);return l=>{const _=(0,A.cd)(e,l);if(_.some(({kind:p})=>p==="direct"))return null;if(_.length===0)return[
`has no installation method in ${E} for`,""];const u=r&&_.every(p=>p.kind!=="local"||p.path!==null)?"":", which is not checked,";return["installs",`from a mirro\
r in ${E}${u} instead of a registry`]}}}),1456:((X,J,s)=>{s.d(J,{AT:()=>i,KX:()=>f,Ml:()=>d,Up:()=>P,_k:()=>y,hc:()=>w});var x=s(3024),R=s(6760),B=s(3916),A=s(9968),
I=s(2172),g=s(8032),j=s(255),N=s(5106),C=s(3298);let K=function(...n){return{localMirrors:K}=s.late([1834],1834),new.target?new K(...n):K(...n)};const y=n=>Map.
groupBy(n.flatMap(t=>t.providers.map(a=>({of:a,root:t}))),({of:t})=>(0,I.JT)(t.provider)),w=(n,t)=>new Map(Array.from(n,a=>[a,(0,I.g_)((0,A.r7)((0,R.join)(t,a))??
"")]));function P(n){const t=K();return c(a=>{const e=(0,R.join)(n,a);return(0,x.existsSync)(e)?e:null},(a,e)=>t(a,e).length>0)}function d(n){const t=new Map(n.
map(({directory:a,providers:e})=>[m(a),new Set(e)]));return c(a=>t.has(a)?a:null,(a,e)=>t.get(a)?.has((0,I.JT)(e))??!1)}function c(n,t){const a=(0,C.O)(e=>{const r=e.
replace(/\/$/,""),E=r==="."||e!==r,l=m(r),_=n(l),D=E?[]:a((0,B.dirname)(r));return _===null?D:[{path:_,shown:l},...D]});return{around:a,holds:t}}const m=n=>`${n===
"."?"":`${n}/`}terraform.d/plugins`;function f(n,t,{around:a,holds:e}){const r=n.flatMap(l=>{const _=a((0,B.dirname)(l.place.file));return _.length===0?[]:l.needs.
filter(({service:u})=>u===N.xq).flatMap(({host:u})=>t.flatMap(p=>(0,I.lc)(l,u,p)??[])).flatMap(u=>_.filter(({path:p})=>e(p,u)).map(({shown:p})=>({shown:p,provider:(0,I.
JT)(u)})))}),E=Map.groupBy(r,({shown:l})=>(0,B.dirname)((0,B.dirname)(l)));return Array.from(E,([l,_])=>({directory:l,providers:[...new Set(_.map(({provider:D})=>D))]}))}
function i({client:n,pluginCache:t,mayBreakLocks:a},{root:e,roots:r,platform:E,upgrade:l,dialect:_}){const D=(0,C.O)(M=>w([M],e).get(M)),u=({provider:M,locked:O},h,o,v=E)=>{
if(t===null||h.directory===I.cd.file)return!1;const{host:L,namespace:T,type:W}=M,U=[t,(0,j.pk)(L),T,W,o,v];if(!(0,x.existsSync)((0,R.resolve)(e,h.directory,...U)))
return!1;if(O===null)return a&&n==="terraform";const $=D(h.lockFile??"")?.get((0,I.JT)(M))??[];return O.text===o&&$.some(H=>H.startsWith("h1:"))},p=(0,C.O)(()=>y(
r.filter(M=>M.client===n)));return{has:u,replacesRegistry:M=>t!==null&&!l&&n==="opentofu"&&(0,g.$l)("cachedLocks",_.versions)&&p().get(M)?.every(({of:O,root:h})=>u(
O,h,O.locked?.text??""))===!0}}}),6936:((X,J,s)=>{s.d(J,{k:()=>N});var x=s(3024),R=s(6760),B=s(255),A=s(3846),I=s(523),g=s(3298),j=s(9968);function N(){const P=(0,g.
O)(j.v2),d=(c,m)=>P(c).filter(m).map(f=>(0,R.join)(c,f));return(c,{host:m,namespace:f,type:i})=>d(c,n=>C((0,B.Pv)(n),m)).flatMap(n=>d(n,t=>C((0,A.W_)(t,"terrafo\
rm"),f))).flatMap(n=>d(n,t=>C((0,A.sL)(t),i))).flatMap(n=>y(n,i))}const C=(P,d)=>P.ok&&P.value===d,K=/^[^\s_]*_[^\s_]*$/;function y(P,d){const c=(0,j.v2)(P).flatMap(
i=>(0,j.wX)((0,R.join)(P,i)).filter(n=>K.test(n)&&w((0,R.join)(P,i,n))).map(n=>({version:i,platform:n}))),m=new RegExp(`^terraform-provider-${d}_(?<version>${I.
hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),f=(0,j.wX)(P).flatMap(i=>{const{version:n="",platform:t=""}=m.exec(i.toLowerCase())?.groups??{};return w(
(0,R.join)(P,i))===!1?[{version:n,platform:t}]:[]});return[...c,...f].flatMap(({version:i,platform:n})=>{const t=(0,I.rK)(i);return t===null?[]:{version:(0,I.Cg)(
t),platform:n}})}const w=P=>(0,x.statSync)(P,{throwIfNoEntry:!1})?.isDirectory()??null})};export{k as id,z as ids,V as modules};
