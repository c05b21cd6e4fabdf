const J=7517,X=[7517],F={4375:((B,U,l)=>{l.r(U),l.d(U,{mirrorUrl:()=>p,mirrorVersion:()=>j,providerExcluded:()=>y});var h=l(1064),k=l(4e3),d=l(5799);const p=(0,d.
lS)((0,d.z3)("mirror-url","URL of a network mirror is wrong",h.Du),v=>{const{mirror:A}=v;return v.kind==="port"?{message:`the network mirror ${A} (${v.at}) cann\
ot have ${v.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${v.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`,\
 and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${A} has no slash at the end, so the CLIs request ${v.asked}, which ${(0,k.
dh)(v.result)}`,help:`set \`url = "${A}/"\``,...v.isUsable?{severity:"warning"}:{}}}),j=(0,d.lS)((0,d.z3)("mirror-version","Network mirror lacks the chosen vers\
ion",h.Du),({provider:v,version:A,mirror:O,isListed:w,...M})=>{const P=`${v} ${(0,k.dh)(A,40)}`;return{message:w?`the network mirror ${O} lists ${P} but does no\
t have it: ${(0,k._r)(M)}`:`the network mirror ${O} does not have ${P}, which another installation method lists: ${(0,k._r)(M)}`,help:{operator:`add ${(0,k.dh)(
A,40)} to the mirror, for example with \`terraform providers mirror\``,user:w?"set `version` to one that the mirror has":`exclude ${v} from \`network_mirror\`, or\
 set \`version\` to one that the mirror has`}}}),y=(0,d.lS)((0,d.z3)("provider-excluded","No installation method covers a provider",h.Du),({provider:v})=>({message:`\
no installation method in \`provider_installation\` covers ${v}`,help:`add ${v} to \`include\` of a method, or add a \`direct\` block`}))}),9493:((B,U,l)=>{l.d(
U,{m:()=>k});var h=l(1064);function k(p,{attemptMs:j,retries:y}){const v=p.findIndex((A,O)=>O===y||!d(A,j));return v<0?null:v}function d({response:p,hops:j,headMs:y},v){
return y===null?p.kind==="failed"&&p.transient:y>v||(0,h.Mq)(j.at(-1)?.status??0)}}),6002:((B,U,l)=>{l.d(U,{zM:()=>w,D4:()=>A,nd:()=>P,p_:()=>i,LT:()=>T,Tj:()=>a,
lq:()=>R,w3:()=>f,Qq:()=>O,s:()=>m,gy:()=>C});var h=l(3307),k=l(3625),d=l(2168),p=l(4874);const j=25e3;class y{#n;#t;path=[];mistake=null;room=j;constructor(s){
this.#n=s,this.#t=(0,p.AN)(s,0)}takeRoom(){return this.room===0?!1:(this.room-=1,!0)}takeNull(){return this.#n[this.#t]!=="n"?!1:(this.skip(),!0)}literal(s,r,e,n){
if(this.takeNull())return e;const o=this.#t;this.skip();const c=this.#n.slice(o,this.#t);return r.test(c)?n(c):(this.#e(s,c.charAt(0)),e)}parts(s,r,e){const n=this.#n,
o=n.charAt(this.#t);if(o!==s)return this.#e(r,o),this.skip(),!1;for(this.#t=(0,p.AN)(n,this.#t+1);n[this.#t]!=="]"&&n[this.#t]!=="}";)e(s==="{"?this.#s():""),this.#t=
(0,p.AN)(n,this.#t),n[this.#t]===","&&(this.#t=(0,p.AN)(n,this.#t+1));return this.#t+=1,!0}skip(){const s=this.#n;let r=0;do{const e=(0,p.AN)(s,this.#t),n=s.charAt(
e);(n==="["||n==="{")&&(r+=1),(n==="]"||n==="}")&&(r-=1),n==='"'?this.#t=(0,p.ap)(s,e):this.#t="[]{},:".includes(n)?e+1:(0,p.f)(s,e)}while(r>0)}#s(){const s=this.#t;
this.#t=(0,p.ap)(this.#n,s);const r=(0,h.I)(this.#n.slice(s,this.#t));return this.#t=(0,p.AN)(this.#n,(0,p.AN)(this.#n,this.#t)+1),r}#e(s,r){if(this.mistake!==null)
return;const e=this.path.map(o=>typeof o=="number"?`[${o}]`:`.${o}`),n=e.length===0?"":` in "${e.join("").slice(1)}"`;this.mistake=`has ${v[r]??"a number"} inst\
ead of ${s}${n}`}}const v={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"};function A(t,s,r="first"){const e=(0,h.HT)(t,r);if(e!==null)
return(0,k.T)((0,d.Q)(t)?.what??`is not valid JSON: ${e.why}`);const n=new y(t),o=s.read(n,s.zero);return n.mistake===null?(0,k.J)(o):(0,k.T)(n.mistake)}const O={
zero:"",read:(t,s)=>t.literal("a string",/^"/,s,h.I)},w={zero:!1,read:(t,s)=>t.literal("a boolean",/^[tf]/,s,r=>r==="true")},M=2n**63n,P={zero:0,read:(t,s)=>{const r=e=>{
if(!/^-?\d{1,19}$/.test(e))return!1;const n=BigInt(e);return n>=-M&&n<M};return t.literal("an integer",{test:r},s,Number)}},R=t=>({zero:null,read:(s,r)=>s.takeNull()?
null:t.read(s,r??t.zero)}),C={zero:null,read:t=>(t.skip(),null)},T=t=>({zero:t.zero,read:(s,r)=>{const{mistake:e}=s,n=t.read(s,r);return s.mistake=e,n}}),m=t=>({
zero:null,read:s=>{const{room:r}=s;return t.read(s,t.zero),s.room=r,null}});function i(t){const s={items:[],leftOut:0};return{zero:s,read:(r,e)=>{if(r.takeNull())
return s;const n=[];let o=0;return r.parts("[","a list",()=>{const E=r.takeRoom();r.path.push(o);const u=t.read(r,e.items[o]??t.zero);r.path.pop(),E&&n.push(u),
o+=1})?{items:n,leftOut:o-n.length}:e}}}function a(t){return{zero:null,read:(s,r)=>{if(s.takeNull())return null;const e=r??new Map;return s.parts("{","an object",
n=>{const o=s.takeRoom();s.path.push("*");const c=t.read(s,t.zero);s.path.pop(),o&&e.set(n,c)}),e}}}function f(t){const s=Object.entries(t),r=new Map(s);return{
zero:Object.fromEntries(s.map(([n,{zero:o}])=>[n,o])),read:(n,o)=>{if(n.takeNull())return o;const c={...o};return n.parts("{","an object",E=>{const u=r.has(E)?E:
g(E),D=r.get(u);if(D===void 0)return n.skip();n.path.push(u),c[u]=D.read(n,c[u]),n.path.pop()}),c}}}const g=t=>t.toLowerCase().replaceAll("\u017F","s")}),5412:((B,U,l)=>{
l.d(U,{I:()=>v,o:()=>j});var h=l(7511),k=l(3625),d=l(6002);const p=(0,d.w3)({versions:(0,d.Tj)((0,d.w3)({}))});function j(O,w){const M=A(O,w,p);return M.ok?(0,k.
J)([...M.value.versions?.keys()??[]]):M}const y=(0,d.w3)({archives:(0,d.Tj)((0,d.lq)((0,d.w3)({url:d.Qq,hashes:(0,d.p_)(d.Qq)})))});function v(O,w,{os:M,arch:P}){
const R=A(O,w,y);if(!R.ok)return R;const C=R.value.archives?.get(`${M}_${P}`);if(C===void 0)return(0,k.J)({kind:"no-platform"});if(C===null)return(0,k.J)({kind:"\
crash"});const T=C.hashes.items;return T.some(m=>m.indexOf(":")<1)?(0,k.T)(`has a hash without a scheme, such as "zh:", in "archives.${M}_${P}"`):(0,k.J)({kind:"\
archive",url:C.url,hashes:T})}function A(O,w,M){const P=(0,h.i)(w??"");return P.ok&&P.value==="application/json"?(0,d.D4)(O,M):(0,k.T)(w===null?"has no Content-\
Type; expected application/json":"has a Content-Type other than application/json")}}),2418:((B,U,l)=>{l.d(U,{P:()=>d,a:()=>k});var h=l(1731);const k=p=>p.find(j=>(0,h.
rK)(j)===null),d=p=>p.some(j=>{const y=(0,h.rK)(j),[v]=y?.numbers??[];return y!==null&&!(0,h.Ty)(y)&&(v===5n||v===6n)})}),7705:((B,U,l)=>{l.d(U,{EH:()=>P,Fl:()=>R,
ad:()=>A,fZ:()=>p,i5:()=>v,ny:()=>O,sw:()=>j,ut:()=>M,zS:()=>w});var h=l(3625),k=l(4283),d=l(630);const p=(m,i)=>T(C(m),`${y(i)}/versions`),j=(m,i,a)=>T(C(m),`${y(
i)}/${a}/download`),y=({namespace:m,name:i,system:a})=>`${m}/${i}/${a}`,v=(m,{namespace:i,type:a})=>T(m,`${i}/${a}/versions`),A=(m,{namespace:i,type:a},f,{os:g,
arch:t})=>T(m,`${i}/${a}/${f}/download/${g}/${t}`),O=(m,i)=>T(C(m),i);function w(m,{host:i,namespace:a,type:f},g){const t=(0,d.O)(m,`${i}/${a}/${f}/${g}`);return!t.
ok||t.value.scheme==="https"?t:(0,h.T)(`unsupported protocol scheme "${t.value.scheme}"`)}function M(m,i){if(!/^\.{0,2}\//.test(i))return(0,h.J)(i);const a=(0,d.
O)(m,i);return a.ok?(0,h.J)((0,k.jr)(a.value)):a}function P(m,i){const a=R(m,i);return a.ok&&a.value.fragment!==""?(0,h.T)("must not include fragment part"):a}function R(m,i){
const a=(0,d.O)(m,i);if(!a.ok)return a;const{scheme:f}=a.value;return f==="http"||f==="https"?a:(0,h.T)("must use http or https scheme")}const C=m=>m.path.endsWith(
"/")?m:{...m,path:`${m.path}/`};function T(m,i){const a=(0,d.O)(m,i);if(!a.ok)throw new Error(a.why);return a.value}}),8106:((B,U,l)=>{l.d(U,{c8:()=>C,i_:()=>v,
su:()=>w,x5:()=>P});var h=l(1731),k=l(1790),d=l(2158),p=l(1094);const j={module:new WeakMap,provider:new WeakMap},y=new WeakMap;function v(i,a){const f=j[a].get(
i)??A(i,a);return j[a].set(i,f),f}function A(i,a){const f=a==="module"?h.oF:h.rK,g=[],t=[];for(const s of i){const r=f(s);r===null?t.push(s):g.push(r)}return{versions:g,
unreadable:t}}const O=new WeakMap;function w(i){const a=O.get(i);if(a!==void 0)return a;const f=(0,k.s5)(i.versions),[g]=i.versions.filter(h.Ty).sort((s,r)=>(0,h.
Zy)(r,s)),t={newest:f&&(0,h.Cg)(f),preRelease:g?(0,h.Cg)(g):null};return O.set(i,t),t}function M(i,a,f){const g=y.get(i)??new Map;y.set(i,g);const t=JSON.stringify(
a),s=g.get(t)??f();return g.set(t,s),s}const P=(i,a,f)=>M(a,[f,i.constraint?.text],()=>R(i,a,f));function R({constraint:i},{versions:a},f){const g=i===null?null:
(0,d.PW)(i.text);if(g?.ok===!1)return{kind:"refused"};const t=g?.value??[];if(!(0,p.gH)(t,f))return{kind:"refused"};if(a.length===0)return{kind:"empty"};const s=(0,k.
iM)(a,t,f);return s===null?{kind:"none-fits",conflict:i===null?[]:[i.text]}:{kind:"chosen",version:(0,h.Cg)(s)}}function C(i,a,f){const{constraints:g,locked:t}=i,
s=g.map(({text:r})=>r);return M(a,[f.upgrade,f.rejectsUnreadable,s,t?.version.text],()=>T(i,a,f))}function T({constraints:i,locked:a},{versions:f,unreadable:g},{
upgrade:t,rejectsUnreadable:s}){const r=m(i);if(r===null||!(0,p.Nd)(r))return{kind:"refused"};const e=a===null||t?null:(0,h.rK)(a.version.text);if(e!==null&&(0,k.
XA)([e],r)===null)return{kind:"refused"};if(s&&g.length>0)return{kind:"unreadable"};if(f.length===0)return{kind:"empty"};const n=(0,k.XA)(f,r);if(e!==null){const u=(0,h.
Cg)(e);return f.some(D=>(0,h.Cg)(D)===u)?{kind:"chosen",version:u}:{kind:"locked-gone",version:u,upgrade:n&&(0,h.Cg)(n)}}if(n!==null)return{kind:"chosen",version:(0,h.
Cg)(n)};const o=(0,p.Sx)(r,u=>(0,k.XA)(f,u)!==null),c=new Set(o.map(d.mb)),E=r.filter(u=>c.has((0,d.mb)(u))).map(({whole:u})=>u);return{kind:"none-fits",conflict:[
...new Set(E)]}}function m(i){const a=[];for(const{text:f}of i){const g=(0,d._T)(f);if(!g.ok)return null;for(const t of g.value)a.push({...t,whole:f})}return a}}),
6267:((B,U,l)=>{l.d(U,{NV:()=>w,mD:()=>f,r0:()=>R,vh:()=>i});var h=l(3625),k=l(4283),d=l(4375),p=l(1831),j=l(5412),y=l(7705),v=l(1731),A=l(5257),O=l(1255);async function w(e,n,o){
const c=Array.from(e,async([E,u])=>[E,await M(u,n,o)]);return new Map((await Promise.all(c)).filter(([,E])=>Object.keys(E).length>0))}async function M({address:e,
clients:n},o,c){const E=n.flatMap($=>{const I=o(e,$);return I===null?[]:[{client:$,...I}]}),u=P(e,E),D=Array.from(u,async([$,I])=>[$,await i(I,T,c)]),_=new Map(
await Promise.all(D));return Object.fromEntries(E.map(({client:$,place:I,methods:W})=>[$,{place:I,methods:W.flatMap(L=>C(L,$,_))}]))}function P(e,n){const o=new Map;
for(const{client:c,methods:E}of n)for(const u of E){if(u.kind!=="network")continue;const{url:D}=u,_=(0,k.jr)(D),$=[...o.get(_)?.clients??[],c],I=R(u);o.set(_,{url:D,
mirror:I,provider:e,file:"index.json",clients:$})}return o}const R=({url:e,place:n})=>({url:(0,k.Pl)(e),place:n,hasSlash:e.path.endsWith("/")});function C(e,n,o){
if(e.kind!=="network")return[{kind:e.kind}];const c=o.get((0,k.jr)(e.url))?.[n];return c===void 0?[]:[{kind:"network",index:{...c,mirror:R(e)}}]}function T({head:e,
body:n}){const o=(0,j.o)((0,O.b6)(n),e.contentType);return o.ok?(0,h.J)(o.value.filter(c=>(0,v.rK)(c)!==null)):o}const m=5;async function i({url:e,mirror:n,provider:o,
file:c,clients:E},u,D){const _=(0,p.Pm)(e),$=(0,y.zS)(e,o,c);if(!$.ok){const x=`${n.place.file}:${n.place.line}`,z={mirror:n.url,at:x,provider:(0,A.JT)(o)},N=(0,d.
mirrorUrl)({...z,kind:"port"}),S={host:_,url:n.url,tokenSource:null,attempts:[]};return a(E,{...S,outcome:{kind:"failed",problem:N}})}const{allowedHosts:I,hostnames:W}=D.
settings,L=(0,p.Jr)(_,I)||W.some(x=>x.host===_),K=E.map(x=>L?{client:x,kind:"service",url:$.value,origin:null}:{client:x,kind:"not-asked",why:"not-allowed"}),b={
accepts:x=>x===200,plan:()=>({kind:"whole",maxBytes:O.gB}),read:u,maxRedirects:m};return await(0,O.xD)(_,K,b,{...D,patience:x=>({...D.patience(x),...x==="opento\
fu"?{retries:0}:{}})})}const a=(e,n)=>Object.fromEntries(e.map(o=>[o,n]));function f(e,n){const o=new Map(e);for(const[c,E]of n){const u=e.get(c),D=Object.entries(
E).map(([_,$])=>[_,g($,u?.[_])]);o.set(c,{...u,...Object.fromEntries(D)})}return o}function g({methods:e},n){const o=e.flatMap(_=>t(_,n)),c=o.find(s);if(c!==void 0)
return c;const E=o.find(({outcome:_})=>_.kind==="not-asked");if(E!==void 0)return E;if(o.length<e.length)return;const u=o.flatMap(({outcome:_})=>_.kind==="read"?
[_.value]:[]),D=o.find(({outcome:_})=>_.kind==="read");return D===void 0||u.every(({texts:_})=>_.length===0)?o.find(({mirror:_})=>_===void 0)??D??o[0]:{...D,outcome:{
kind:"read",value:r(u)}}}function t(e,n){switch(e.kind){case"local":return[];case"direct":return n===void 0?[]:[n];case"network":{const{index:o}=e,{outcome:c}=o;
if(c.kind!=="read")return[{...o,outcome:c}];const E={texts:c.value,compatible:[],warnings:[],leftOut:0};return[{...o,outcome:{kind:"read",value:E}}]}}}const s=({
outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,r=e=>({texts:[...new Set(e.flatMap(({texts:n})=>n))],compatible:e.flatMap(
({compatible:n})=>n),warnings:e.flatMap(({warnings:n})=>n),leftOut:e.reduce((n,{leftOut:o})=>n+o,0)})}),1255:((B,U,l)=>{l.d(U,{gB:()=>w,xD:()=>T,dq:()=>R,b6:()=>C});
var h=l(4283),k=l(6697),d=l(1831),p=l(6974),j=l(960),y=l(9493);function v({attempts:t},s){const{attemptMs:r}=s,e=t[(0,y.m)(t,s)??t.length-1]??t[0],{response:n,timing:o,
headMs:c}=e;if(n.kind==="failed"||o.totalMs<=r)return n;const E=(c??0)>r?"response":"body";return{kind:"failed",problem:(0,j.hostTimeout)({host:A(n.url),asks:"a\
nswer",phase:E,limitMs:r}),transient:!0}}const A=({host:t})=>t.replace(/:443$/,""),O=9,w=8*1024*1024,M={kind:"whole",maxBytes:w},P={kind:"excerpt",maxBytes:2048},
R=(t,s,r,e)=>T(t,s,{accepts:n=>n===200,plan:()=>M,read:({body:n})=>r(C(n))},e),C=({bytes:t})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t);async function T(t,s,r,e){
const n=_=>_.kind==="service",{token:o,source:c}=await e.tokenOf(t),E=Map.groupBy(s.filter(n),({url:_})=>(0,h.jr)(_)),u=await Promise.all(Array.from(E.values(),
async _=>{const $={host:t,tokenSource:c};try{const I=await m(t,o,_,r,e);return i(I,$,_,r,e)}catch(I){const L={kind:"not-asked",why:"unchecked",problem:(0,k.hostCheckCrashed)(
{host:(0,d.nx)(t),thrown:I})};return _.map(({client:K,url:b})=>{const x={...$,url:(0,h.Pl)(b),outcome:L,attempts:[]};return[K,x]})}})),D=s.flatMap(_=>{if(n(_))return[];
const $={kind:"not-asked",why:_.why};return[[_.client,{host:t,url:"",tokenSource:c,outcome:$,attempts:[]}]]});return Object.fromEntries([...D,...u.flat()])}async function m(t,s,r,{
headers:e,maxRedirects:n=O,accepts:o,plan:c},{asker:E,patience:u,versionOf:D}){const[_]=r;if(_===void 0)throw new Error("a question without a client");return await E.
ask({host:t,url:_.url,origin:_.origin,token:s,headers:e??{"x-terraform-version":D(_.client)},planBody:$=>o($.status)?c($):P,maxRedirects:n,patience:r.map(({client:$})=>u(
$))})}function i(t,s,r,e,{patience:n}){const o=new Map;return r.map(({client:c,url:E})=>{const u=t.kind==="asked"?v(t,n(c)):t,D=o.get(u)??{...s,url:(0,h.Pl)(E),
outcome:f(u,e),attempts:t.kind==="asked"?t.attempts.map(a):[]};return o.set(u,D),[c,D]})}const a=({hops:t,timing:s,certificates:r})=>({hops:t,timing:s,certificates:r});
function f(t,{accepts:s,plan:r,read:e}){if(t.kind==="not-asked")return t;if(t.kind==="failed"){const{problem:D}=t;return D.code==="host-http2"?{kind:"not-asked",
why:"unchecked",problem:D}:{kind:"failed",problem:D}}const{head:n,body:o}=t,{status:c,reason:E}=n;if(!s(c))return{kind:"status",status:c,reason:E,page:(0,p.y8)(
o.bytes)};if(o.truncated&&r(n).kind==="whole")return{kind:"not-asked",why:"size"};const u=e(t);return u.ok&&g(u.value)?{kind:"not-asked",why:"size"}:u.ok?{kind:"\
read",value:u.value}:{kind:"unreadable",why:u.why,page:(0,p.y8)(o.bytes)}}const g=t=>typeof t=="object"&&t!==null&&"leftOut"in t&&t.leftOut!==0}),3851:((B,U,l)=>{
l.d(U,{QR:()=>j,yv:()=>A});var h=l(4529),k=l(3948),d=l(1831),p=l(9562);const j=(O,w,M,P,R)=>M.map(C=>{const T=y(O,w,C,R);return T.kind==="service"?{...T,client:C,
url:P(T.url)}:{...T,client:C}});function y(O,w,M,{settings:{allowedHosts:P,hostnames:R},network:C,visits:T,onlyListed:m}){const i=T.get(w),a=i===void 0?null:v(i,
M);if(a===null)return{kind:"not-asked",why:"service"};const{url:f,services:g,origin:t}=a,s=(0,d.nx)(w),r=(0,p.TE)(O,{services:g,documentUrl:f,display:s,client:M});
if(r.kind!=="url"||!(0,h.X5)(r.url).ok)return{kind:"not-asked",why:"service"};const e=(0,d.Pm)(r.url)??"";return e===w||(0,d.Jr)(e,P)||R.some(o=>o.host===e)||m.
has(`${w} ${O}`)||t===null?{kind:"service",url:r.url,origin:t&&A(t,C)}:{kind:"not-asked",why:"not-allowed"}}function v(O,w){const{discovery:M}=O.attempt,P=O.forced.
find(R=>R.client===w);return P!==void 0?{url:(0,d.cu)(O.host),services:P.services,origin:null}:M.kind==="found"?{...M,origin:O}:null}const A=({host:O,attempt:w},M)=>({
isPublic:(0,k.U)(M,(0,d.Sv)(O).name,w.hops[0]?.address??null)})})};export{J as id,X as ids,F as modules};
