const J=7517,X=[7517],F={4375:((B,U,u)=>{u.r(U),u.d(U,{mirrorUrl:()=>p,mirrorVersion:()=>j,providerExcluded:()=>D});var _=u(1064),k=u(4e3),m=u(5799);const p=(0,m.
lS)((0,m.z3)("mirror-url","URL of a network mirror is wrong",_.Du),v=>{const{mirror:A}=v;return v.kind==="port"?{message:`the network mirror ${A} (${v.at}) cann\
ot have ${v.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${v.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`,\
 and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${A} has no slash at the end, so the CLIs request ${v.asked}, which ${(0,k.
dh)(v.result)}`,help:`set \`url = "${A}/"\``,...v.isUsable?{severity:"warning"}:{}}}),j=(0,m.lS)((0,m.z3)("mirror-version","Network mirror lacks the chosen vers\
ion",_.Du),({provider:v,version:A,mirror:P,isListed:M,...E})=>{const w=`${v} ${(0,k.dh)(A,40)}`;return{message:M?`the network mirror ${P} lists ${w} but does no\
t have it: ${(0,k._r)(E)}`:`the network mirror ${P} does not have ${w}, which another installation method lists: ${(0,k._r)(E)}`,help:{operator:`add ${(0,k.dh)(
A,40)} to the mirror, for example with \`terraform providers mirror\``,user:M?"set `version` to one that the mirror has":`exclude ${v} from \`network_mirror\`, or\
 set \`version\` to one that the mirror has`}}}),D=(0,m.lS)((0,m.z3)("provider-excluded","No installation method covers a provider",_.Du),({provider:v})=>({message:`\
no installation method in \`provider_installation\` covers ${v}`,help:`add ${v} to \`include\` of a method, or add a \`direct\` block`}))}),9493:((B,U,u)=>{u.d(
U,{m:()=>k});var _=u(1064);function k(p,{attemptMs:j,retries:D}){const v=p.findIndex((A,P)=>P===D||!m(A,j));return v<0?null:v}function m({response:p,hops:j,headMs:D},v){
return D===null?p.kind==="failed"&&p.transient:D>v||(0,_.Mq)(j.at(-1)?.status??0)}}),6002:((B,U,u)=>{u.d(U,{zM:()=>M,D4:()=>A,nd:()=>w,p_:()=>a,LT:()=>C,Tj:()=>l,
lq:()=>T,w3:()=>s,Qq:()=>P,s:()=>h,gy:()=>$});var _=u(3307),k=u(3625),m=u(2168),p=u(4874);const j=25e3;class D{#n;#t;path=[];mistake=null;room=j;constructor(e){
this.#n=e,this.#t=(0,p.AN)(e,0)}takeRoom(){return this.room===0?!1:(this.room-=1,!0)}takeNull(){return this.#n[this.#t]!=="n"?!1:(this.skip(),!0)}literal(e,r,n,t){
if(this.takeNull())return n;const i=this.#t;this.skip();const c=this.#n.slice(i,this.#t);return r.test(c)?t(c):(this.#e(e,c.charAt(0)),n)}parts(e,r,n){const t=this.#n,
i=t.charAt(this.#t);if(i!==e)return this.#e(r,i),this.skip(),!1;for(this.#t=(0,p.AN)(t,this.#t+1);t[this.#t]!=="]"&&t[this.#t]!=="}";)n(e==="{"?this.#s():""),this.#t=
(0,p.AN)(t,this.#t),t[this.#t]===","&&(this.#t=(0,p.AN)(t,this.#t+1));return this.#t+=1,!0}skip(){const e=this.#n;let r=0;do{const n=(0,p.AN)(e,this.#t),t=e.charAt(
n);(t==="["||t==="{")&&(r+=1),(t==="]"||t==="}")&&(r-=1),t==='"'?this.#t=(0,p.ap)(e,n):this.#t="[]{},:".includes(t)?n+1:(0,p.f)(e,n)}while(r>0)}#s(){const e=this.#t;
this.#t=(0,p.ap)(this.#n,e);const r=(0,_.I)(this.#n.slice(e,this.#t));return this.#t=(0,p.AN)(this.#n,(0,p.AN)(this.#n,this.#t)+1),r}#e(e,r){if(this.mistake!==null)
return;const n=this.path.map(i=>typeof i=="number"?`[${i}]`:`.${i}`),t=n.length===0?"":` in "${n.join("").slice(1)}"`;this.mistake=`has ${v[r]??"a number"} inst\
ead of ${e}${t}`}}const v={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"};function A(o,e,r="first"){const n=(0,_.HT)(o,r);if(n!==null)
return(0,k.T)((0,m.Q)(o)?.what??`is not valid JSON: ${n.why}`);const t=new D(o),i=e.read(t,e.zero);return t.mistake===null?(0,k.J)(i):(0,k.T)(t.mistake)}const P={
zero:"",read:(o,e)=>o.literal("a string",/^"/,e,_.I)},M={zero:!1,read:(o,e)=>o.literal("a boolean",/^[tf]/,e,r=>r==="true")},E=2n**63n,w={zero:0,read:(o,e)=>{const r=n=>{
if(!/^-?\d{1,19}$/.test(n))return!1;const t=BigInt(n);return t>=-E&&t<E};return o.literal("an integer",{test:r},e,Number)}},T=o=>({zero:null,read:(e,r)=>e.takeNull()?
null:o.read(e,r??o.zero)}),$={zero:null,read:o=>(o.skip(),null)},C=o=>({zero:o.zero,read:(e,r)=>{const{mistake:n}=e,t=o.read(e,r);return e.mistake=n,t}}),h=o=>({
zero:null,read:e=>{const{room:r}=e;return o.read(e,o.zero),e.room=r,null}});function a(o){const e={items:[],leftOut:0};return{zero:e,read:(r,n)=>{if(r.takeNull())
return e;const t=[];let i=0;return r.parts("[","a list",()=>{const O=r.takeRoom();r.path.push(i);const d=o.read(r,n.items[i]??o.zero);r.path.pop(),O&&t.push(d),
i+=1})?{items:t,leftOut:i-t.length}:n}}}function l(o){return{zero:null,read:(e,r)=>{if(e.takeNull())return null;const n=r??new Map;return e.parts("{","an object",
t=>{const i=e.takeRoom();e.path.push("*");const c=o.read(e,o.zero);e.path.pop(),i&&n.set(t,c)}),n}}}function s(o){const e=Object.entries(o),r=new Map(e);return{
zero:Object.fromEntries(e.map(([t,{zero:i}])=>[t,i])),read:(t,i)=>{if(t.takeNull())return i;const c={...i};return t.parts("{","an object",O=>{const d=r.has(O)?O:
f(O),g=r.get(d);if(g===void 0)return t.skip();t.path.push(d),c[d]=g.read(t,c[d]),t.path.pop()}),c}}}const f=o=>o.toLowerCase().replaceAll("\u017F","s")}),5412:((B,U,u)=>{
u.d(U,{I:()=>v,o:()=>j});var _=u(7511),k=u(3625),m=u(6002);const p=(0,m.w3)({versions:(0,m.Tj)((0,m.w3)({}))});function j(P,M){const E=A(P,M,p);return E.ok?(0,k.
J)([...E.value.versions?.keys()??[]]):E}const D=(0,m.w3)({archives:(0,m.Tj)((0,m.lq)((0,m.w3)({url:m.Qq,hashes:(0,m.p_)(m.Qq)})))});function v(P,M,{os:E,arch:w}){
const T=A(P,M,D);if(!T.ok)return T;const $=T.value.archives?.get(`${E}_${w}`);if($===void 0)return(0,k.J)({kind:"no-platform"});if($===null)return(0,k.J)({kind:"\
crash"});const C=$.hashes.items;return C.some(h=>h.indexOf(":")<1)?(0,k.T)(`has a hash without a scheme, such as "zh:", in "archives.${E}_${w}"`):(0,k.J)({kind:"\
archive",url:$.url,hashes:C})}function A(P,M,E){const w=(0,_.i)(M??"");return w.ok&&w.value==="application/json"?(0,m.D4)(P,E):(0,k.T)(M===null?"has no Content-\
Type; expected application/json":"has a Content-Type other than application/json")}}),2418:((B,U,u)=>{u.d(U,{P:()=>m,a:()=>k});var _=u(1731);const k=p=>p.find(j=>(0,_.
rK)(j)===null),m=p=>p.some(j=>{const D=(0,_.rK)(j),[v]=D?.numbers??[];return D!==null&&!(0,_.Ty)(D)&&(v===5n||v===6n)})}),7705:((B,U,u)=>{u.d(U,{EH:()=>w,Fl:()=>T,
ad:()=>A,fZ:()=>p,i5:()=>v,ny:()=>P,sw:()=>j,ut:()=>E,zS:()=>M});var _=u(3625),k=u(4283),m=u(630);const p=(h,a)=>C($(h),`${D(a)}/versions`),j=(h,a,l)=>C($(h),`${D(
a)}/${l}/download`),D=({namespace:h,name:a,system:l})=>`${h}/${a}/${l}`,v=(h,{namespace:a,type:l})=>C(h,`${a}/${l}/versions`),A=(h,{namespace:a,type:l},s,{os:f,
arch:o})=>C(h,`${a}/${l}/${s}/download/${f}/${o}`),P=(h,a)=>C($(h),a);function M(h,{host:a,namespace:l,type:s},f){const o=(0,m.O)(h,`${a}/${l}/${s}/${f}`);return!o.
ok||o.value.scheme==="https"?o:(0,_.T)(`unsupported protocol scheme "${o.value.scheme}"`)}function E(h,a){if(!/^\.{0,2}\//.test(a))return(0,_.J)(a);const l=(0,m.
O)(h,a);return l.ok?(0,_.J)((0,k.jr)(l.value)):l}function w(h,a){const l=T(h,a);return l.ok&&l.value.fragment!==""?(0,_.T)("must not include fragment part"):l}function T(h,a){
const l=(0,m.O)(h,a);if(!l.ok)return l;const{scheme:s}=l.value;return s==="http"||s==="https"?l:(0,_.T)("must use http or https scheme")}const $=h=>h.path.endsWith(
"/")?h:{...h,path:`${h.path}/`};function C(h,a){const l=(0,m.O)(h,a);if(!l.ok)throw new Error(l.why);return l.value}}),8106:((B,U,u)=>{u.d(U,{c8:()=>$,i_:()=>v,
su:()=>M,x5:()=>w});var _=u(1731),k=u(1790),m=u(2158),p=u(1094);const j={module:new WeakMap,provider:new WeakMap},D=new WeakMap;function v(a,l){const s=j[l].get(
a)??A(a,l);return j[l].set(a,s),s}function A(a,l){const s=l==="module"?_.oF:_.rK,f=[],o=[];for(const e of a){const r=s(e);r===null?o.push(e):f.push(r)}return{versions:f,
unreadable:o}}const P=new WeakMap;function M(a){const l=P.get(a);if(l!==void 0)return l;const s=(0,k.s5)(a.versions),[f]=a.versions.filter(_.Ty).sort((e,r)=>(0,_.
Zy)(r,e)),o={newest:s&&(0,_.Cg)(s),preRelease:f?(0,_.Cg)(f):null};return P.set(a,o),o}function E(a,l,s){const f=D.get(a)??new Map;D.set(a,f);const o=JSON.stringify(
l),e=f.get(o)??s();return f.set(o,e),e}const w=(a,l,s)=>E(l,[s,a.constraint?.text],()=>T(a,l,s));function T({constraint:a},{versions:l},s){const f=a===null?null:
(0,m.PW)(a.text);if(f?.ok===!1)return{kind:"refused"};const o=f?.value??[];if(!(0,p.gH)(o,s))return{kind:"refused"};if(l.length===0)return{kind:"empty"};const e=(0,k.
iM)(l,o,s);return e===null?{kind:"none-fits",conflict:a===null?[]:[a.text]}:{kind:"chosen",version:(0,_.Cg)(e)}}function $(a,l,s){const{constraints:f,locked:o}=a,
e=f.map(({text:r})=>r);return E(l,[s.upgrade,s.rejectsUnreadable,e,o?.version.text],()=>C(a,l,s))}function C({constraints:a,locked:l},{versions:s,unreadable:f},{
upgrade:o,rejectsUnreadable:e}){const r=h(a);if(r===null||!(0,p.Nd)(r))return{kind:"refused"};const n=l===null||o?null:(0,_.rK)(l.version.text);if(n!==null&&(0,k.
XA)([n],r)===null)return{kind:"refused"};if(e&&f.length>0)return{kind:"unreadable"};if(s.length===0)return{kind:"empty"};const t=(0,k.XA)(s,r);if(n!==null){const d=(0,_.
Cg)(n);return s.some(g=>(0,_.Cg)(g)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:t&&(0,_.Cg)(t)}}if(t!==null)return{kind:"chosen",version:(0,_.
Cg)(t)};const i=(0,p.Sx)(r,d=>(0,k.XA)(s,d)!==null),c=new Set(i.map(m.mb)),O=r.filter(d=>c.has((0,m.mb)(d))).map(({whole:d})=>d);return{kind:"none-fits",conflict:[
...new Set(O)]}}function h(a){const l=[];for(const{text:s}of a){const f=(0,m._T)(s);if(!f.ok)return null;for(const o of f.value)l.push({...o,whole:s})}return l}}),
6267:((B,U,u)=>{u.d(U,{NV:()=>M,mD:()=>s,r0:()=>T,vh:()=>a});var _=u(3625),k=u(4283),m=u(4375),p=u(1831),j=u(5412),D=u(7705),v=u(1731),A=u(5257),P=u(1255);async function M(n,t,i){
const c=Array.from(n,async([O,d])=>[O,await E(d,t,i)]);return new Map((await Promise.all(c)).filter(([,O])=>Object.keys(O).length>0))}async function E({address:n,
clients:t},i,c){const O=t.flatMap(R=>{const x=i(n,R);return x===null?[]:[{client:R,...x}]}),d=w(n,O),g=Array.from(d,async([R,x])=>[R,await a(x,C,c)]),y=new Map(
await Promise.all(g));return Object.fromEntries(O.map(({client:R,place:x,methods:L})=>[R,{place:x,methods:L.flatMap(W=>$(W,R,y))}]))}function w(n,t){const i=new Map;
for(const{client:c,methods:O}of t)for(const d of O){if(d.kind!=="network")continue;const{url:g}=d,y=(0,k.jr)(g),R=[...i.get(y)?.clients??[],c],x=T(d);i.set(y,{url:g,
mirror:x,provider:n,file:"index.json",clients:R})}return i}const T=({url:n,place:t})=>({url:(0,k.Pl)(n),place:t,hasSlash:n.path.endsWith("/")});function $(n,t,i){
if(n.kind!=="network")return[{kind:n.kind}];const c=i.get((0,k.jr)(n.url))?.[t];return c===void 0?[]:[{kind:"network",index:{...c,mirror:T(n)}}]}function C({head:n,
body:t}){const i=(0,j.o)((0,P.b6)(t),n.contentType);return i.ok?(0,_.J)(i.value.filter(c=>(0,v.rK)(c)!==null)):i}const h=5;async function a({url:n,mirror:t,provider:i,
file:c,clients:O},d,g){const y=(0,p.Pm)(n),R=(0,D.zS)(n,i,c);if(!R.ok){const I=`${t.place.file}:${t.place.line}`,z={mirror:t.url,at:I,provider:(0,A.JT)(i)},N=(0,m.
mirrorUrl)({...z,kind:"port"}),S={host:y,url:t.url,tokenSource:null,attempts:[]};return l(O,{...S,outcome:{kind:"failed",problem:N}})}const{allowedHosts:x,hostnames:L}=g.
settings,W=(0,p.Jr)(y,x)||L.some(I=>I.host===y),K=O.map(I=>W?{client:I,kind:"service",url:R.value,origin:null}:{client:I,kind:"not-asked",why:"not-allowed"}),b={
accepts:I=>I===200,plan:()=>({kind:"whole",maxBytes:P.gB}),read:d,maxRedirects:h};return await(0,P.xD)(y,K,b,{...g,patience:I=>({...g.patience(I),...I==="opento\
fu"?{retries:0}:{}})})}const l=(n,t)=>Object.fromEntries(n.map(i=>[i,t]));function s(n,t){const i=new Map(n);for(const[c,O]of t){const d=n.get(c),g=Object.entries(
O).map(([y,R])=>[y,f(R,d?.[y])]);i.set(c,{...d,...Object.fromEntries(g)})}return i}function f({methods:n},t){const i=n.flatMap(y=>o(y,t)),c=i.find(e);if(c!==void 0)
return c;const O=i.find(({outcome:y})=>y.kind==="not-asked");if(O!==void 0)return O;if(i.length<n.length)return;const d=i.flatMap(({outcome:y})=>y.kind==="read"?
[y.value]:[]),g=i.find(({outcome:y})=>y.kind==="read");return g===void 0||d.every(({texts:y})=>y.length===0)?i.find(({mirror:y})=>y===void 0)??g??i[0]:{...g,outcome:{
kind:"read",value:r(d)}}}function o(n,t){switch(n.kind){case"local":return[];case"direct":return t===void 0?[]:[t];case"network":{const{index:i}=n,{outcome:c}=i;
if(c.kind!=="read")return[{...i,outcome:c}];const O={texts:c.value,compatible:[],warnings:[],leftOut:0};return[{...i,outcome:{kind:"read",value:O}}]}}}const e=({
outcome:n})=>n.kind==="failed"||n.kind==="unreadable"||n.kind==="status"&&n.status!==404,r=n=>({texts:[...new Set(n.flatMap(({texts:t})=>t))],compatible:n.flatMap(
({compatible:t})=>t),warnings:n.flatMap(({warnings:t})=>t),leftOut:n.reduce((t,{leftOut:i})=>t+i,0)})}),1255:((B,U,u)=>{u.d(U,{gB:()=>A,xD:()=>T,dq:()=>E,b6:()=>w});
var _=u(4283),k=u(6974),m=u(960),p=u(9493);function j({attempts:s},f){const{attemptMs:o}=f,e=s[(0,p.m)(s,f)??s.length-1]??s[0],{response:r,timing:n,headMs:t}=e;
if(r.kind==="failed"||n.totalMs<=o)return r;const i=(t??0)>o?"response":"body";return{kind:"failed",problem:(0,m.hostTimeout)({host:D(r.url),asks:"answer",phase:i,
limitMs:o}),transient:!0}}const D=({host:s})=>s.replace(/:443$/,""),v=9,A=8*1024*1024,P={kind:"whole",maxBytes:A},M={kind:"excerpt",maxBytes:2048},E=(s,f,o,e)=>T(
s,f,{accepts:r=>r===200,plan:()=>P,read:({body:r})=>o(w(r))},e),w=({bytes:s})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(s);async function T(s,f,o,e){const r=d=>d.
kind==="service",{token:n,source:t}=await e.tokenOf(s),i=Map.groupBy(f.filter(r),({url:d})=>(0,_.jr)(d)),c=await Promise.all(Array.from(i.values(),async d=>{const g=await $(
s,n,d,o,e);return C(g,{host:s,tokenSource:t},d,o,e)})),O=f.flatMap(d=>{if(r(d))return[];const g={kind:"not-asked",why:d.why};return[[d.client,{host:s,url:"",tokenSource:t,
outcome:g,attempts:[]}]]});return Object.fromEntries([...O,...c.flat()])}async function $(s,f,o,{headers:e,maxRedirects:r=v,accepts:n,plan:t},{asker:i,patience:c,
versionOf:O}){const[d]=o;if(d===void 0)throw new Error("a question without a client");return await i.ask({host:s,url:d.url,origin:d.origin,token:f,headers:e??{"\
x-terraform-version":O(d.client)},planBody:g=>n(g.status)?t(g):M,maxRedirects:r,patience:o.map(({client:g})=>c(g))})}function C(s,f,o,e,{patience:r}){const n=new Map;
return o.map(({client:t,url:i})=>{const c=s.kind==="asked"?j(s,r(t)):s,O=n.get(c)??{...f,url:(0,_.Pl)(i),outcome:a(c,e),attempts:s.kind==="asked"?s.attempts.map(
h):[]};return n.set(c,O),[t,O]})}const h=({hops:s,timing:f,certificates:o})=>({hops:s,timing:f,certificates:o});function a(s,{accepts:f,plan:o,read:e}){if(s.kind===
"not-asked")return s;if(s.kind==="failed")return{kind:"failed",problem:s.problem};const{head:r,body:n}=s,{status:t,reason:i}=r;if(!f(t))return{kind:"status",status:t,
reason:i,page:(0,k.y)(n.bytes)};if(n.truncated&&o(r).kind==="whole")return{kind:"not-asked",why:"size"};const c=e(s);return c.ok&&l(c.value)?{kind:"not-asked",why:"\
size"}:c.ok?{kind:"read",value:c.value}:{kind:"unreadable",why:c.why,page:(0,k.y)(n.bytes)}}const l=s=>typeof s=="object"&&s!==null&&"leftOut"in s&&s.leftOut!==
0}),3851:((B,U,u)=>{u.d(U,{QR:()=>D,yv:()=>P});var _=u(4283),k=u(4529),m=u(3948),p=u(1831),j=u(9562);const D=(M,E,w,T,$)=>w.map(C=>{const h=v(M,E,C,$);return h.
kind==="service"?{...h,client:C,url:T(h.url)}:{...h,client:C}});function v(M,E,w,{settings:{allowedHosts:T,hostnames:$},network:C,visits:h,onlyListed:a}){const l=h.
get(E),s=l===void 0?null:A(l,w),f=(0,_.Dl)(s?.url??"");if(s===null||!f.ok)return{kind:"not-asked",why:"service"};const{services:o,origin:e}=s,r=(0,p.nx)(E),n=(0,j.
TE)(M,{services:o,documentUrl:f.value,display:r,client:w});if(n.kind!=="url"||!(0,k.X5)(n.url).ok)return{kind:"not-asked",why:"service"};const t=(0,p.Pm)(n.url)??
"";return t===E||(0,p.Jr)(t,T)||$.some(c=>c.host===t)||a.has(`${E} ${M}`)||e===null?{kind:"service",url:n.url,origin:e&&P(e,C)}:{kind:"not-asked",why:"not-allow\
ed"}}function A(M,E){const{discovery:w}=M.attempt,T=M.forced.find($=>$.client===E);return T!==void 0?{url:(0,p.cu)(M.host),services:T.services,origin:null}:w.kind===
"found"?{...w,origin:M}:null}const P=({host:M,attempt:E},w)=>({isPublic:(0,m.U)(w,(0,p.Sv)(M).name,E.hops[0]?.address??null)})})};export{J as id,X as ids,F as modules};
