const J=7517,X=[7517],F={4375:((B,R,u)=>{u.r(R),u.d(R,{mirrorUrl:()=>k,mirrorVersion:()=>A,providerExcluded:()=>D});var _=u(1064),p=u(4e3),h=u(5799);const k=(0,h.
lS)((0,h.z3)("mirror-url","URL of a network mirror is wrong",_.Du),v=>{const{mirror:y}=v;return v.kind==="port"?{message:`the network mirror ${y} (${v.at}) cann\
ot have ${v.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${v.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`,\
 and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${y} has no slash at the end, so the CLIs request ${v.asked}, which ${(0,p.
dh)(v.result)}`,help:`set \`url = "${y}/"\``,...v.isUsable?{severity:"warning"}:{}}}),A=(0,h.lS)((0,h.z3)("mirror-version","Network mirror lacks the chosen vers\
ion",_.Du),({provider:v,version:y,mirror:E,isListed:w,...O})=>{const P=`${v} ${(0,p.dh)(y,40)}`;return{message:w?`the network mirror ${E} lists ${P} but does no\
t have it: ${(0,p._r)(O)}`:`the network mirror ${E} does not have ${P}, which another installation method lists: ${(0,p._r)(O)}`,help:{operator:`add ${(0,p.dh)(
y,40)} to the mirror, for example with \`terraform providers mirror\``,user:w?"set `version` to one that the mirror has":`exclude ${v} from \`network_mirror\`, or\
 set \`version\` to one that the mirror has`}}}),D=(0,h.lS)((0,h.z3)("provider-excluded","No installation method covers a provider",_.Du),({provider:v})=>({message:`\
no installation method in \`provider_installation\` covers ${v}`,help:`add ${v} to \`include\` of a method, or add a \`direct\` block`}))}),9493:((B,R,u)=>{u.d(
R,{m:()=>p});var _=u(1064);function p(k,{attemptMs:A,retries:D}){const v=k.findIndex((y,E)=>E===D||!h(y,A));return v<0?null:v}function h({response:k,hops:A,headMs:D},v){
return D===null?k.kind==="failed"&&k.transient:D>v||(0,_.Mq)(A.at(-1)?.status??0)}}),6002:((B,R,u)=>{u.d(R,{zM:()=>w,D4:()=>y,nd:()=>P,p_:()=>a,LT:()=>$,Tj:()=>l,
lq:()=>T,w3:()=>o,Qq:()=>E,s:()=>m,gy:()=>C});var _=u(3307),p=u(3625),h=u(2168),k=u(4874);const A=25e3;class D{#n;#t;path=[];mistake=null;room=A;constructor(e){
this.#n=e,this.#t=(0,k.AN)(e,0)}takeRoom(){return this.room===0?!1:(this.room-=1,!0)}takeNull(){return this.#n[this.#t]!=="n"?!1:(this.skip(),!0)}literal(e,r,n,t){
if(this.takeNull())return n;const i=this.#t;this.skip();const c=this.#n.slice(i,this.#t);return r.test(c)?t(c):(this.#e(e,c.charAt(0)),n)}parts(e,r,n){const t=this.#n,
i=t.charAt(this.#t);if(i!==e)return this.#e(r,i),this.skip(),!1;for(this.#t=(0,k.AN)(t,this.#t+1);t[this.#t]!=="]"&&t[this.#t]!=="}";)n(e==="{"?this.#s():""),this.#t=
(0,k.AN)(t,this.#t),t[this.#t]===","&&(this.#t=(0,k.AN)(t,this.#t+1));return this.#t+=1,!0}skip(){const e=this.#n;let r=0;do{const n=(0,k.AN)(e,this.#t),t=e.charAt(
n);(t==="["||t==="{")&&(r+=1),(t==="]"||t==="}")&&(r-=1),t==='"'?this.#t=(0,k.ap)(e,n):this.#t="[]{},:".includes(t)?n+1:(0,k.f)(e,n)}while(r>0)}#s(){const e=this.#t;
this.#t=(0,k.ap)(this.#n,e);const r=(0,_.I)(this.#n.slice(e,this.#t));return this.#t=(0,k.AN)(this.#n,(0,k.AN)(this.#n,this.#t)+1),r}#e(e,r){if(this.mistake!==null)
return;const n=this.path.map(i=>typeof i=="number"?`[${i}]`:`.${i}`),t=n.length===0?"":` in "${n.join("").slice(1)}"`;this.mistake=`has ${v[r]??"a number"} inst\
ead of ${e}${t}`}}const v={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"};function y(s,e,r="first"){const n=(0,_.HT)(s,r);if(n!==null)
return(0,p.T)((0,h.Q)(s)?.what??`is not valid JSON: ${n.why}`);const t=new D(s),i=e.read(t,e.zero);return t.mistake===null?(0,p.J)(i):(0,p.T)(t.mistake)}const E={
zero:"",read:(s,e)=>s.literal("a string",/^"/,e,_.I)},w={zero:!1,read:(s,e)=>s.literal("a boolean",/^[tf]/,e,r=>r==="true")},O=2n**63n,P={zero:0,read:(s,e)=>{const r=n=>{
if(!/^-?\d{1,19}$/.test(n))return!1;const t=BigInt(n);return t>=-O&&t<O};return s.literal("an integer",{test:r},e,Number)}},T=s=>({zero:null,read:(e,r)=>e.takeNull()?
null:s.read(e,r??s.zero)}),C={zero:null,read:s=>(s.skip(),null)},$=s=>({zero:s.zero,read:(e,r)=>{const{mistake:n}=e,t=s.read(e,r);return e.mistake=n,t}}),m=s=>({
zero:null,read:e=>{const{room:r}=e;return s.read(e,s.zero),e.room=r,null}});function a(s){const e={items:[],leftOut:0};return{zero:e,read:(r,n)=>{if(r.takeNull())
return e;const t=[];let i=0;return r.parts("[","a list",()=>{const M=r.takeRoom();r.path.push(i);const d=s.read(r,n.items[i]??s.zero);r.path.pop(),M&&t.push(d),
i+=1})?{items:t,leftOut:i-t.length}:n}}}function l(s){return{zero:null,read:(e,r)=>{if(e.takeNull())return null;const n=r??new Map;return e.parts("{","an object",
t=>{const i=e.takeRoom();e.path.push("*");const c=s.read(e,s.zero);e.path.pop(),i&&n.set(t,c)}),n}}}function o(s){const e=Object.entries(s),r=new Map(e);return{
zero:Object.fromEntries(e.map(([t,{zero:i}])=>[t,i])),read:(t,i)=>{if(t.takeNull())return i;const c={...i};return t.parts("{","an object",M=>{const d=r.has(M)?M:
f(M),g=r.get(d);if(g===void 0)return t.skip();t.path.push(d),c[d]=g.read(t,c[d]),t.path.pop()}),c}}}const f=s=>s.toLowerCase().replaceAll("\u017F","s")}),5412:((B,R,u)=>{
u.d(R,{I:()=>v,o:()=>A});var _=u(7511),p=u(3625),h=u(6002);const k=(0,h.w3)({versions:(0,h.Tj)((0,h.w3)({}))});function A(E,w){const O=y(E,w,k);return O.ok?(0,p.
J)([...O.value.versions?.keys()??[]]):O}const D=(0,h.w3)({archives:(0,h.Tj)((0,h.lq)((0,h.w3)({url:h.Qq,hashes:(0,h.p_)(h.Qq)})))});function v(E,w,{os:O,arch:P}){
const T=y(E,w,D);if(!T.ok)return T;const C=T.value.archives?.get(`${O}_${P}`);if(C===void 0)return(0,p.J)({kind:"no-platform"});if(C===null)return(0,p.J)({kind:"\
crash"});const $=C.hashes.items;return $.some(m=>m.indexOf(":")<1)?(0,p.T)(`has a hash without a scheme, such as "zh:", in "archives.${O}_${P}"`):(0,p.J)({kind:"\
archive",url:C.url,hashes:$})}function y(E,w,O){const P=(0,_.i)(w??"");return P.ok&&P.value==="application/json"?(0,h.D4)(E,O):(0,p.T)(w===null?"has no Content-\
Type; expected application/json":"has a Content-Type other than application/json")}}),2418:((B,R,u)=>{u.d(R,{P:()=>h,a:()=>p});var _=u(1731);const p=k=>k.find(A=>(0,_.
rK)(A)===null),h=k=>k.some(A=>{const D=(0,_.rK)(A),[v]=D?.numbers??[];return D!==null&&!(0,_.Ty)(D)&&(v===5n||v===6n)})}),7705:((B,R,u)=>{u.d(R,{EH:()=>P,Fl:()=>T,
ad:()=>y,fZ:()=>k,i5:()=>v,ny:()=>E,sw:()=>A,ut:()=>O,zS:()=>w});var _=u(3625),p=u(4283),h=u(630);const k=(m,a)=>$(C(m),`${D(a)}/versions`),A=(m,a,l)=>$(C(m),`${D(
a)}/${l}/download`),D=({namespace:m,name:a,system:l})=>`${m}/${a}/${l}`,v=(m,{namespace:a,type:l})=>$(m,`${a}/${l}/versions`),y=(m,{namespace:a,type:l},o,{os:f,
arch:s})=>$(m,`${a}/${l}/${o}/download/${f}/${s}`),E=(m,a)=>$(C(m),a);function w(m,{host:a,namespace:l,type:o},f){const s=(0,h.O)(m,`${a}/${l}/${o}/${f}`);return!s.
ok||s.value.scheme==="https"?s:(0,_.T)(`unsupported protocol scheme "${s.value.scheme}"`)}function O(m,a){if(!/^\.{0,2}\//.test(a))return(0,_.J)(a);const l=(0,h.
O)(m,a);return l.ok?(0,_.J)((0,p.jr)(l.value)):l}function P(m,a){const l=T(m,a);return l.ok&&l.value.fragment!==""?(0,_.T)("must not include fragment part"):l}function T(m,a){
const l=(0,h.O)(m,a);if(!l.ok)return l;const{scheme:o}=l.value;return o==="http"||o==="https"?l:(0,_.T)("must use http or https scheme")}const C=m=>m.path.endsWith(
"/")?m:{...m,path:`${m.path}/`};function $(m,a){const l=(0,h.O)(m,a);if(!l.ok)throw new Error(l.why);return l.value}}),8106:((B,R,u)=>{u.d(R,{c8:()=>C,i_:()=>v,
su:()=>w,x5:()=>P});var _=u(1731),p=u(1790),h=u(2158),k=u(1094);const A={module:new WeakMap,provider:new WeakMap},D=new WeakMap;function v(a,l){const o=A[l].get(
a)??y(a,l);return A[l].set(a,o),o}function y(a,l){const o=l==="module"?_.oF:_.rK,f=[],s=[];for(const e of a){const r=o(e);r===null?s.push(e):f.push(r)}return{versions:f,
unreadable:s}}const E=new WeakMap;function w(a){const l=E.get(a);if(l!==void 0)return l;const o=(0,p.s5)(a.versions),[f]=a.versions.filter(_.Ty).sort((e,r)=>(0,_.
Zy)(r,e)),s={newest:o&&(0,_.Cg)(o),preRelease:f?(0,_.Cg)(f):null};return E.set(a,s),s}function O(a,l,o){const f=D.get(a)??new Map;D.set(a,f);const s=JSON.stringify(
l),e=f.get(s)??o();return f.set(s,e),e}const P=(a,l,o)=>O(l,[o,a.constraint?.text],()=>T(a,l,o));function T({constraint:a},{versions:l},o){const f=a===null?null:
(0,h.PW)(a.text);if(f?.ok===!1)return{kind:"refused"};const s=f?.value??[];if(!(0,k.gH)(s,o))return{kind:"refused"};if(l.length===0)return{kind:"empty"};const e=(0,p.
iM)(l,s,o);return e===null?{kind:"none-fits",conflict:a===null?[]:[a.text]}:{kind:"chosen",version:(0,_.Cg)(e)}}function C(a,l,o){const{constraints:f,locked:s}=a,
e=f.map(({text:r})=>r);return O(l,[o.upgrade,o.rejectsUnreadable,e,s?.version.text],()=>$(a,l,o))}function $({constraints:a,locked:l},{versions:o,unreadable:f},{
upgrade:s,rejectsUnreadable:e}){const r=m(a);if(r===null||!(0,k.Nd)(r))return{kind:"refused"};const n=l===null||s?null:(0,_.rK)(l.version.text);if(n!==null&&(0,p.
XA)([n],r)===null)return{kind:"refused"};if(e&&f.length>0)return{kind:"unreadable"};if(o.length===0)return{kind:"empty"};const t=(0,p.XA)(o,r);if(n!==null){const d=(0,_.
Cg)(n);return o.some(g=>(0,_.Cg)(g)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:t&&(0,_.Cg)(t)}}if(t!==null)return{kind:"chosen",version:(0,_.
Cg)(t)};const i=(0,k.Sx)(r,d=>(0,p.XA)(o,d)!==null),c=new Set(i.map(h.mb)),M=r.filter(d=>c.has((0,h.mb)(d))).map(({whole:d})=>d);return{kind:"none-fits",conflict:[
...new Set(M)]}}function m(a){const l=[];for(const{text:o}of a){const f=(0,h._T)(o);if(!f.ok)return null;for(const s of f.value)l.push({...s,whole:o})}return l}}),
6267:((B,R,u)=>{u.d(R,{NV:()=>w,mD:()=>o,r0:()=>T,vh:()=>a});var _=u(3625),p=u(4283),h=u(4375),k=u(1831),A=u(5412),D=u(7705),v=u(1731),y=u(5257),E=u(1255);async function w(n,t,i){
const c=Array.from(n,async([M,d])=>[M,await O(d,t,i)]);return new Map((await Promise.all(c)).filter(([,M])=>Object.keys(M).length>0))}async function O({address:n,
clients:t},i,c){const M=t.flatMap(U=>{const x=i(n,U);return x===null?[]:[{client:U,...x}]}),d=P(n,M),g=Array.from(d,async([U,x])=>[U,await a(x,$,c)]),j=new Map(
await Promise.all(g));return Object.fromEntries(M.map(({client:U,place:x,methods:L})=>[U,{place:x,methods:L.flatMap(W=>C(W,U,j))}]))}function P(n,t){const i=new Map;
for(const{client:c,methods:M}of t)for(const d of M){if(d.kind!=="network")continue;const{url:g}=d,j=(0,p.jr)(g),U=[...i.get(j)?.clients??[],c],x=T(d);i.set(j,{url:g,
mirror:x,provider:n,file:"index.json",clients:U})}return i}const T=({url:n,place:t})=>({url:(0,p.Pl)(n),place:t,hasSlash:n.path.endsWith("/")});function C(n,t,i){
if(n.kind!=="network")return[{kind:n.kind}];const c=i.get((0,p.jr)(n.url))?.[t];return c===void 0?[]:[{kind:"network",index:{...c,mirror:T(n)}}]}function $({head:n,
body:t}){const i=(0,A.o)((0,E.b6)(t),n.contentType);return i.ok?(0,_.J)(i.value.filter(c=>(0,v.rK)(c)!==null)):i}const m=5;async function a({url:n,mirror:t,provider:i,
file:c,clients:M},d,g){const j=(0,k.Pm)(n),U=(0,D.zS)(n,i,c);if(!U.ok){const I=`${t.place.file}:${t.place.line}`,z={mirror:t.url,at:I,provider:(0,y.JT)(i)},N=(0,h.
mirrorUrl)({...z,kind:"port"}),S={host:j,url:t.url,tokenSource:null,attempts:[]};return l(M,{...S,outcome:{kind:"failed",problem:N}})}const{allowedHosts:x,hostnames:L}=g.
settings,W=(0,k.Jr)(j,x)||L.some(I=>I.host===j),K=M.map(I=>W?{client:I,kind:"service",url:U.value,origin:null}:{client:I,kind:"not-asked",why:"not-allowed"}),b={
accepts:I=>I===200,plan:()=>({kind:"whole",maxBytes:E.gB}),read:d,maxRedirects:m};return await(0,E.xD)(j,K,b,{...g,patience:I=>({...g.patience(I),...I==="opento\
fu"?{retries:0}:{}})})}const l=(n,t)=>Object.fromEntries(n.map(i=>[i,t]));function o(n,t){const i=new Map(n);for(const[c,M]of t){const d=n.get(c),g=Object.entries(
M).map(([j,U])=>[j,f(U,d?.[j])]);i.set(c,{...d,...Object.fromEntries(g)})}return i}function f({methods:n},t){const i=n.flatMap(j=>s(j,t)),c=i.find(e);if(c!==void 0)
return c;const M=i.find(({outcome:j})=>j.kind==="not-asked");if(M!==void 0)return M;if(i.length<n.length)return;const d=i.flatMap(({outcome:j})=>j.kind==="read"?
[j.value]:[]),g=i.find(({outcome:j})=>j.kind==="read");return g===void 0||d.every(({texts:j})=>j.length===0)?i.find(({mirror:j})=>j===void 0)??g??i[0]:{...g,outcome:{
kind:"read",value:r(d)}}}function s(n,t){switch(n.kind){case"local":return[];case"direct":return t===void 0?[]:[t];case"network":{const{index:i}=n,{outcome:c}=i;
if(c.kind!=="read")return[{...i,outcome:c}];const M={texts:c.value,compatible:[],warnings:[],leftOut:0};return[{...i,outcome:{kind:"read",value:M}}]}}}const e=({
outcome:n})=>n.kind==="failed"||n.kind==="unreadable"||n.kind==="status"&&n.status!==404,r=n=>({texts:[...new Set(n.flatMap(({texts:t})=>t))],compatible:n.flatMap(
({compatible:t})=>t),warnings:n.flatMap(({warnings:t})=>t),leftOut:n.reduce((t,{leftOut:i})=>t+i,0)})}),1255:((B,R,u)=>{u.d(R,{gB:()=>y,xD:()=>T,dq:()=>O,b6:()=>P});
var _=u(4283),p=u(6974),h=u(960),k=u(9493);function A({attempts:o},f){const{attemptMs:s}=f,e=o[(0,k.m)(o,f)??o.length-1]??o[0],{response:r,timing:n,headMs:t}=e;
if(r.kind==="failed"||n.totalMs<=s)return r;const i=(t??0)>s?"response":"body";return{kind:"failed",problem:(0,h.hostTimeout)({host:D(r.url),asks:"answer",phase:i,
limitMs:s}),transient:!0}}const D=({host:o})=>o.replace(/:443$/,""),v=9,y=8*1024*1024,E={kind:"whole",maxBytes:y},w={kind:"excerpt",maxBytes:2048},O=(o,f,s,e)=>T(
o,f,{accepts:r=>r===200,plan:()=>E,read:({body:r})=>s(P(r))},e),P=({bytes:o})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(o);async function T(o,f,s,e){const r=d=>d.
kind==="service",{token:n,source:t}=await e.tokenOf(o),i=Map.groupBy(f.filter(r),({url:d})=>(0,_.jr)(d)),c=await Promise.all(Array.from(i.values(),async d=>{const g=await C(
o,n,d,s,e);return $(g,{host:o,tokenSource:t},d,s,e)})),M=f.flatMap(d=>{if(r(d))return[];const g={kind:"not-asked",why:d.why};return[[d.client,{host:o,url:"",tokenSource:t,
outcome:g,attempts:[]}]]});return Object.fromEntries([...M,...c.flat()])}async function C(o,f,s,{headers:e,maxRedirects:r=v,accepts:n,plan:t},{asker:i,patience:c,
versionOf:M}){const[d]=s;if(d===void 0)throw new Error("a question without a client");return await i.ask({host:o,url:d.url,origin:d.origin,token:f,headers:e??{"\
x-terraform-version":M(d.client)},planBody:g=>n(g.status)?t(g):w,maxRedirects:r,patience:s.map(({client:g})=>c(g))})}function $(o,f,s,e,{patience:r}){const n=new Map;
return s.map(({client:t,url:i})=>{const c=o.kind==="asked"?A(o,r(t)):o,M=n.get(c)??{...f,url:(0,_.Pl)(i),outcome:a(c,e),attempts:o.kind==="asked"?o.attempts.map(
m):[]};return n.set(c,M),[t,M]})}const m=({hops:o,timing:f,certificates:s})=>({hops:o,timing:f,certificates:s});function a(o,{accepts:f,plan:s,read:e}){if(o.kind===
"not-asked")return o;if(o.kind==="failed")return{kind:"failed",problem:o.problem};const{head:r,body:n}=o,{status:t,reason:i}=r;if(!f(t))return{kind:"status",status:t,
reason:i,page:(0,p.y8)(n.bytes)};if(n.truncated&&s(r).kind==="whole")return{kind:"not-asked",why:"size"};const c=e(o);return c.ok&&l(c.value)?{kind:"not-asked",
why:"size"}:c.ok?{kind:"read",value:c.value}:{kind:"unreadable",why:c.why,page:(0,p.y8)(n.bytes)}}const l=o=>typeof o=="object"&&o!==null&&"leftOut"in o&&o.leftOut!==
0}),3851:((B,R,u)=>{u.d(R,{QR:()=>A,yv:()=>y});var _=u(4529),p=u(3948),h=u(1831),k=u(9562);const A=(E,w,O,P,T)=>O.map(C=>{const $=D(E,w,C,T);return $.kind==="se\
rvice"?{...$,client:C,url:P($.url)}:{...$,client:C}});function D(E,w,O,{settings:{allowedHosts:P,hostnames:T},network:C,visits:$,onlyListed:m}){const a=$.get(w),
l=a===void 0?null:v(a,O);if(l===null)return{kind:"not-asked",why:"service"};const{url:o,services:f,origin:s}=l,e=(0,h.nx)(w),r=(0,k.TE)(E,{services:f,documentUrl:o,
display:e,client:O});if(r.kind!=="url"||!(0,_.X5)(r.url).ok)return{kind:"not-asked",why:"service"};const n=(0,h.Pm)(r.url)??"";return n===w||(0,h.Jr)(n,P)||T.some(
i=>i.host===n)||m.has(`${w} ${E}`)||s===null?{kind:"service",url:r.url,origin:s&&y(s,C)}:{kind:"not-asked",why:"not-allowed"}}function v(E,w){const{discovery:O}=E.
attempt,P=E.forced.find(T=>T.client===w);return P!==void 0?{url:(0,h.cu)(E.host),services:P.services,origin:null}:O.kind==="found"?{...O,origin:E}:null}const y=({
host:E,attempt:w},O)=>({isPublic:(0,p.U)(O,(0,h.Sv)(E).name,w.hops[0]?.address??null)})})};export{J as id,X as ids,F as modules};
