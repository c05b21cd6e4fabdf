const ot=3567,rt=[3567],at={9165:((ns,F,i)=>{i.d(F,{H:()=>G,Y:()=>H});var T=i(3625),l=i(6002);const I=(0,l.w3)({name:l.Qq,source:l.Qq,version:l.Qq}),$=(0,l.w3)(
{name:l.Qq,version:l.Qq,namespace:(0,l.LT)(l.Qq),source:(0,l.LT)(l.Qq)}),x=(0,l.w3)({path:l.Qq,providers:(0,l.p_)((0,l.lq)($)),dependencies:(0,l.p_)((0,l.lq)(I))}),
_=(0,l.p_)((0,l.lq)(x)),C=(B,U)=>(0,l.w3)({modules:(0,l.p_)((0,l.lq)((0,l.w3)({source:l.Qq,versions:(0,l.p_)((0,l.lq)((0,l.w3)({version:l.Qq,root:B,submodules:U})))})))}),
K=C((0,l.s)(x),(0,l.s)(_)),X=C(x,_);function H(B){const U=(0,l.D4)(B,K);if(!U.ok)return U;const p=U.value.modules.items;if(p.some(f=>f===null||f.versions.items.
includes(null)))return(0,T.J)({kind:"crash"});const[k]=p;if(!k)return(0,T.J)({kind:"no-module"});const{items:O,leftOut:c}=k.versions,v=O.map(f=>f?.version??"");
return(0,T.J)({kind:"versions",texts:v,leftOut:c})}function G(B,U){const p=(0,l.D4)(B,X),k=p.ok?p.value.modules.items[0]?.versions.items??[]:[],O=new Map;for(const c of k){
if(c===null)continue;const f=[c.root,...c.submodules.items].flatMap(P=>P??[]).map(({path:P,dependencies:D,providers:R})=>({path:P,calls:D.items.flatMap(S=>S??[]),
providers:R.items.flatMap(S=>S??[])}));f.some(({calls:P,providers:D})=>P.length+D.length>0)&&U(c.version)&&O.set(c.version,f)}return O}}),6905:((ns,F,i)=>{i.d(F,
{kP:()=>k,lz:()=>X,tl:()=>K});var T=i(3916),l=i(5011),I=i(1022),$=i(9165),x=i(1731),_=i(8106),C=i(5257);function K({modules:c,described:v}){return f=>E=>{const P=(0,C.
MP)(E),D=c.get(P)?.[f]?.outcome??{};if(D.value?.kind!=="versions")return null;const{texts:R}=D.value;return{offered:()=>(0,_.i_)(R,"module"),described:v.get(P)??
new Map}}}function X(c,v,f){let E=null;const P=(0,$.H)(c,D=>(E??=H(f,(0,_.i_)(v,"module")),E.has(G(D))));return new Map(Array.from(P,([D,R])=>[G(D),R]))}const H=(c,v)=>new Set(
c.flatMap(f=>{const E=(0,_.x5)(f,v,f.client);return E.kind==="chosen"?E.version:[]}));function G(c){const v=(0,x.oF)(c);return v===null?"":(0,x.Cg)(v)}const B=3,
U=200,p=2e3;function k({calls:c,client:v},f){const E={calls:[],providers:[],undescribed:[]};let P=c.flatMap(R=>{const{module:S,constraint:j,isOpen:N}=R;return S===
null||N?[]:[{call:{...R,module:S},by:"",module:S,constraint:j}]});const D={left:p};for(let R=0;R<B;R+=1)P=P.flatMap(j=>{const N=f(j.module);if(N===null)return[];
const Z=N.described.size===0?null:(0,_.x5)(j,N.offered(),v),b=Z?.kind==="chosen"?Z.version:"",L=N.described.get(b);if(L===void 0)return R===0&&E.undescribed.push(
j.call),[];const{namespace:Q,name:M,system:z}=j.module,Y=`${Q}/${M}/${z} ${b}`,W=O(L,{...j,by:Y},v,D);return E.providers.push(...W.providers),W.calls}).slice(0,
U),E.calls.push(...P);return E}function O(c,{module:v,call:f,by:E},P,D){const R=L=>({text:L,place:f.place}),S=c.slice(0,Math.max(0,D.left)),j=new Map(S.map(L=>[
(0,T.join)(".",L.path),L])),N=new Set([(0,T.join)(".",v.subdirectory)]),Z=[],b=[];D.left-=S.length;for(const L of N){const Q=j.get(L);for(const{source:M,version:z}of Q?.
calls??[]){if(D.left--<=0)break;(0,l.Nj)(M)&&N.add((0,T.join)(L,M));const Y=(0,l.vL)(M,P),W=z===""?null:R(z);Y.kind==="registry"&&Z.push({call:f,by:E,module:Y,constraint:W})}
for(const{name:M,namespace:z,source:Y,version:W}of Q?.providers??[]){if(D.left--<=0)break;const es=(0,I.m)(Y||(0,T.join)(z,M),P);es.kind!=="registry"||W===""||b.
push({call:f,by:E,provider:es,constraint:R(W)})}}return{calls:Z,providers:b}}}),1257:((ns,F,i)=>{i.d(F,{n:()=>U,parseNamedAddress:()=>X});var T=i(3625),l=i(1831),
I=i(5011),$=i(1022),x=i(9562),_=i(2158),C=i(1094),K=i(5257);function X(p,k){const O=p.text.indexOf("@"),c=O<0?p.text:p.text.slice(0,O),v=O<0?null:p.text.slice(O+
1),f=v===null?null:{text:v,place:K.cd},E=`${(0,l.nx)(p.host)}/${c}`;return p.service===x.e$?H(E,f,k):G(E,f,k)}function H(p,k,O){const c=(0,I.rE)(p,O),v=c.ok?B(k,
_.PW,f=>(0,C.gH)(f,O)):c.why;return!c.ok||v!==null?(0,T.T)(`${v}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,T.J)({address:p,source:p,place:K.cd,module:c.value,constraint:k,isOpen:!1})}function G(p,k,O){const c=(0,$.m)(p,O),v=p.split("/").length===3&&c.kind==="r\
egistry",f=v?B(k,_._T,C.Nd):c.kind==="invalid"?c.error:"not a provider of a registry";return!v||f!==null?(0,T.T)(`${f}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,T.J)({provider:c,places:[K.cd],constraints:k===null?[]:[k],locked:null})}function B(p,k,O){if(p===null)return null;
const c=k(p.text);return c.ok?O(c.value)?null:`no version can match ${p.text}`:c.why}function U(p,k){const O=p.flatMap(({addresses:c})=>c);return O.length===0?[]:
k.map(c=>{const v=O.flatMap(f=>{const E=X(f,c);return E.ok?[E.value]:[]});return{directory:K.cd.file,client:c,directories:[],calls:v.filter(f=>"module"in f),providers:v.
filter(f=>"provider"in f),lockFile:null,clientVersions:[]}})}}),9781:((ns,F,i)=>{i.d(F,{_:()=>I});var T=i(5257),l=i(3612);function I({calls:$,providers:x},_){return _===
null?{calls:$,providers:x}:{calls:$.filter(({module:C})=>C===null?(0,l.ZW)(_):!_.others.has((0,T.MP)(C))),providers:x.filter(({provider:C})=>!_.others.has((0,T.
JT)(C)))}}}),3567:((ns,F,i)=>{i.d(F,{inquire:()=>bs});var T=i(1064),l=i(1257),I=i(5257),$=i(9781),x=i(5927),_=i(4529),C=i(5582),K=i(3948),X=i(9493),H=i(3612),G=i(
3432),B=i(7758);class U{#t=[];#s;constructor(s){this.#s=s}async pass(s){this.#s===0?await new Promise(n=>this.#t.push(n)):this.#s-=1;try{return await s()}finally{
const n=this.#t.shift();n===void 0?this.#s+=1:n()}}}const p=4,k=2*p,O=1e3,c=3e4,v=6e4;function f(t){const s={options:t,gate:new U(E(t)),pools:new Map,requests:[],
sessions:new Set,kept:new Set},n=()=>{for(const e of s.sessions)e.close()};return t.stop.signal.addEventListener("abort",n),{ask:e=>{const o=P(s,e);return o.gate.
pass(()=>s.gate.pass(()=>D(s,o,e)))},requests:()=>s.requests,close:()=>{t.stop.signal.removeEventListener("abort",n),n()}}}const E=({concurrency:t})=>t*p;function P({
pools:t,options:s},{host:n,url:e}){const o=(0,_.X5)(e),r=(0,H.tC)(s.part,n,p),a=(0,H.tC)(s.part,n,s.maxRequests),m=`${o.ok?`${o.value.name} ${o.value.port}`:""}\
 ${a}`,h=t.get(m);if(h!==void 0)return h;const u={gate:new U(r),idle:[],maxRequests:a,requests:0,pause:Promise.resolve(),silent:0,down:null};return t.set(m,u),u}
async function D(t,s,n){if(s.down!==null)return s.down;const e=await R(t,s,n);return e.kind==="not-asked"||(s.silent=e.attempts.every(({headMs:o})=>o===null)?s.
silent+1:0,s.silent>=k&&(s.down=e)),e}async function R(t,s,n){const{stop:e}=t.options,o=[];for(;;){if(await s.pause,e.why!==null)return S(o,"stopped");if(s.requests>=
s.maxRequests)return S(o,"limit");const r=await j(t,s,n);if(e.why!==null&&r.response.kind==="failed"||o.push(r),n.patience.every(g=>(0,X.m)(o,g)!==null)||e.why!==
null)return S(o,"stopped");const{ms:m,isForHost:h}=b(r,o.length,t.options),u=(0,B.v)(m,t.options);h&&(s.pause=u),await u}}function S([t,...s],n){return t===void 0?
{kind:"not-asked",why:n}:{kind:"asked",attempts:[t,...s]}}async function j(t,s,n){const{network:e,startTimer:o}=t.options,{patience:r,maxRedirects:a}=n,d=N(t,s);
s.requests+=1;try{const m=await(0,K.e)({...n,asks:"answer",session:d,settings:e,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,G.nT)(r),startTimer:o});s.requests+=
m.hops.length-1;const{hops:h,timing:u,certificates:g}=m;return t.requests.push({host:n.host,hops:h,timing:u,certificates:g}),m}finally{Z(t,s,d)}}function N({options:t,
sessions:s,kept:n},{idle:e}){for(let r=e.pop();r!==void 0;r=e.pop())if(n.delete(r),r.isOpen())return r;const o=(0,C.f)(t.network);return s.add(o),o}function Z({
options:t,sessions:s,kept:n},{idle:e},o){if(!o.isOpen()){s.delete(o);return}e.push(o),n.add(o);const[r]=n;n.size<=E(t)||r===void 0||(n.delete(r),s.delete(r),r.close())}
function b({response:t},s,{now:n}){const e=t.kind==="received"&&[429,503].includes(t.head.status)?(0,B.V)(t.head.retryAfter,n()):null;return e===null?{ms:Math.min(
O*2**(s-1),c),isForHost:!1}:{ms:Math.min(Math.max(e,0),v),isForHost:!0}}var L=i(3625),Q=i(4283),M=i(6002),z=i(7705),Y=i(6974),W=i(3851);const es=3e4,Os=9,ks={kind:"\
whole",maxBytes:1024*1024},gs={kind:"excerpt",maxBytes:2048},ys={headers:{accept:"application/vnd.api+json"},planBody:({status:t})=>t===200?ks:gs,maxRedirects:Os},
Ps=/^[\w-]+$/;async function Ds(t,s){const n=new Map,e=r=>{const a=(0,Q.jr)(r.url),d=n.get(a)??s.asker.ask(r);return n.set(a,d),d},o=Ls(t,s).map(async r=>{const{
host:a,service:d,clients:m}=r,{token:h,source:u}=await s.tokenOf(a);if(h===null)return[];const y=(0,W.QR)(d,a,m,A=>A,s).flatMap(A=>A.kind==="service"?A:[]),w=Map.
groupBy(y,({url:A})=>(0,Q.jr)(A)),V={token:h,source:u,attemptMs:s.settings.timeoutMs??es};return Promise.all(w.values().map(A=>Ts(r,A,V,e)))});return(await Promise.
all(o)).flat(2)}async function Ts(t,s,{token:n,source:e,attemptMs:o},r){const[a]=s;if(a===void 0)return[];const{host:d,organization:m,workspace:h}=t,{client:u,origin:g}=a,
y=async(ts,os)=>{const rs=(0,z.ny)(a.url,ts),fs=await r({host:d,url:rs,origin:g,token:n,...ys,patience:[{client:u,attemptMs:o,retries:1}]}),nt=fs.kind==="asked"?
fs.attempts:[],et=_s(fs,os);return{host:d,url:(0,Q.Pl)(rs),tokenSource:e,outcome:et,attempts:nt}},w=await y("ping",As),V=s.map(ts=>ts.client),A={...t,clients:V,
ping:w,ofOrganization:null,ofWorkspace:null};if(w.outcome.kind!=="read"||m===null)return[A];const ss=`organizations/${m}`,J=await y(`${ss}/entitlement-set`,ms),
us=J.outcome.kind!=="read"||h===null?null:await y(`${ss}/workspaces/${h}`,ms);return[{...A,ofOrganization:J,ofWorkspace:us}]}function _s(t,s){if(t.kind==="not-a\
sked")return t;const n=(t.attempts.at(-1)??t.attempts[0]).response;return n.kind==="failed"?{kind:"failed",problem:n.problem}:s(n)}const As=({head:t})=>({kind:"\
read",value:t.apiVersion}),Rs=(0,M.w3)({data:(0,M.lq)((0,M.w3)({id:M.Qq}))}),ms=({head:t,body:s})=>{const{status:n,reason:e}=t,o=(0,Y.y)(s.bytes);if(n<200||n>399)
return{kind:"status",status:n,reason:e,page:o};const r=Ss(new TextDecoder().decode(s.bytes));return r.ok?{kind:"read",value:null}:{kind:"unreadable",why:r.why,page:o}};
function Ss(t){const s=(0,M.D4)(t,Rs);return s.ok?s.value.data===null?(0,L.T)("has no data"):(0,L.J)(null):s}function Ls(t,{environment:s,part:n}){const e=new Map;
for(const{kind:o,workspace:r,hasOwnToken:a,needs:d,place:m}of t){if(r===void 0||a)continue;const h=o.startsWith("cloud")?s.TF_CLOUD_ORGANIZATION:void 0,u=ps(r.organization??
h),g=ps(r.name);for(const{host:y,service:w,clients:V}of d){if(n!==null&&!(0,H.ev)(n,y,u??""))continue;const A=[y,w,u,g].join(" "),J=e.get(A)??{host:y,service:w,
organization:u,workspace:g,places:[],clients:[]};e.set(A,J),J.places.push(m),J.clients=[...new Set([...J.clients,...V])]}}return[...e.values()]}const ps=t=>t&&Ps.
test(t)?t:null;var as=i(1831),Is=i(9529),q=i(9562);const xs=1e4;async function Cs(t){const{visits:s,settings:n}=t,e=new Map;for(const r of s.values())for(const a of Us(
r)){const d=(0,as.Pm)(a)??"";a.scheme==="https"&&d!==r.host&&(0,_.X5)(a).ok&&(0,as.Jr)(d,n.allowedHosts)&&!e.has(d)&&e.set(d,{visit:r,url:a})}return(await Promise.
all(e.values().map(({visit:r,url:a})=>Bs(r,a,t)))).flat()}function Us({host:t,attempt:{discovery:s}}){const n=(0,Q.Dl)(s.kind==="found"?s.url:"");if(s.kind!=="f\
ound"||!n.ok)return[];const e=(0,as.nx)(t),{services:o}=s,a=(0,q.TE)(q.S3,{services:o,documentUrl:n.value,display:e,client:"terraform"});if(a.kind!=="object")return[];
const{authz:d,token:m}=(0,Is.m)(a.value,n.value,e).value;return[d,m].flatMap(h=>{const u=(0,Q.Dl)(h??"");return h!==null&&u.ok?[u.value]:[]})}async function Bs(t,s,{
asker:n,network:e,settings:o}){const r=await n.ask({host:t.host,url:s,origin:(0,W.yv)(t,e),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,
patience:[{client:"terraform",attemptMs:o.timeoutMs??xs,retries:1}]}),a=r.kind==="asked"?r.attempts.at(-1):void 0;return a?.response.kind!=="failed"||a.headMs!==
null?[]:[{host:t.host,url:(0,Q.Pl)(s),problem:a.response.problem}]}var vs=i(6267),Ws=i(9165),is=i(6905),cs=i(1255);const js=t=>ls(t.flatMap(({client:s,calls:n})=>n.
flatMap(({module:e})=>e===null?[]:[{address:e,client:s}])),I.MP),Ms=(t,s=()=>!1)=>ls(t.flatMap(n=>n.providers.flatMap(({provider:e})=>s(e,n)?[]:[{address:e,client:n.
client}])),I.JT);function ls(t,s){return new Map(Array.from(Map.groupBy(t,({address:n})=>s(n)),([n,e])=>{const o=[...new Set(e.map(({client:r})=>r))];return[n,{
address:e[0].address,clients:o}]}))}async function Ns(t,s){let n={modules:new Map,described:new Map},e=t.flatMap(({client:o,calls:r})=>r.flatMap(({module:a,constraint:d})=>a===
null?[]:[{address:a,client:o,constraint:d}]));for(;e.length>0;){const o=await $s(ls(e,I.MP),e,s);n={modules:new Map([...n.modules,...o.modules]),described:new Map(
[...n.described,...o.described])},e=Qs(t,n,s)}return n}function Qs(t,s,{visits:n}){const e=(0,is.tl)(s);return t.flatMap(o=>(0,is.kP)(o,e(o.client)).calls.filter(
({module:r})=>n.has(r.host)&&!s.modules.has((0,I.MP)(r))).map(({module:r,constraint:a})=>({address:r,client:o.client,constraint:a})))}async function $s(t,s,n){const e=Map.
groupBy(s,({address:a})=>(0,I.MP)(a)),o=new Map,r=await Promise.all(Array.from(t,async([a,{address:d,clients:m}])=>{const h=y=>(0,z.fZ)(y,d),u=(0,W.QR)(q.e$,d.host,
m,h,n),g=y=>{const w=(0,Ws.Y)(y);return w.ok&&w.value.kind==="versions"&&o.set(a,(0,is.lz)(y,w.value.texts,e.get(a)??[])),w};return[a,await(0,cs.dq)(d.host,u,g,
n)]}));return{modules:new Map(r),described:o}}var Ks=i(5011),zs=i(1022);const Vs=(0,M.w3)({id:M.Qq,moved_to:M.Qq});function Js(t,s){const n=(0,M.D4)(t,Vs);if(!n.
ok)return n;const{id:e,moved_to:o}=n.value,r=(0,zs.m)(o===""?e:o,"terraform"),a=r.kind==="registry"&&r.type===s;return(0,L.J)(a?r.namespace:null)}var Fs=i(2418);
const Hs=(0,M.w3)({versions:(0,M.p_)((0,M.w3)({version:M.Qq,protocols:(0,M.p_)(M.Qq)})),warnings:(0,M.p_)(M.Qq)});function Xs(t){const s=(0,M.D4)(t,Hs);if(!s.ok)
return s;const{versions:n,warnings:e}=s.value,o=new Map(n.items.map(a=>[a.version,a.protocols.items])),r=[...o.keys()];return(0,L.J)({texts:r,compatible:r.filter(
a=>(0,Fs.P)(o.get(a)??[])),warnings:r.length===0?[]:e.items,leftOut:n.leftOut})}async function Gs(t,s){const n=new Map,e=new Map,o=Array.from(t,async([r,{address:a,
clients:d}])=>{const m=(0,W.QR)(q.xq,a.host,d,hs(a),s),h=await(0,cs.dq)(a.host,m,Xs,s);n.set(r,h);const u=d.find(y=>Ys(a,y,h[y])),g=u===void 0?null:await Zs(a,u,
s);g!==null&&e.set(r,g)});return await Promise.all(o),{providers:n,renamed:e}}const hs=t=>s=>(0,z.i5)(s,t),Ys=({host:t,namespace:s},n,e)=>s==="hashicorp"&&t===(0,Ks.
Vm)(n)&&e?.outcome.kind==="status"&&e.outcome.status===404;async function Zs(t,s,n){const e=hs({...t,namespace:"-"}),o=m=>Js(m,t.type),r=(0,W.QR)(q.xq,t.host,[s],
e,n),d=(await(0,cs.dq)(t.host,r,o,n))[s]?.outcome;return d?.kind==="read"?d.value:null}async function bs(t,s){const{configs:n,dialect:e,directory:o,settings:r,part:a}=s,
d=[...t,...(0,l.n)(r.hostnames,e.clients)],m=a===null?d:d.map(w=>({...w,...(0,$._)(w,a)})),h=(0,x.V)(n,{root:o,releases:e.releases,asksMirrors:!0}),u=js(m),g=Ms(
m,(w,{directory:V,client:A})=>V!==I.cd.file&&h(w,V,A)),y=f({...s,maxRequests:r.maxRequests});try{const w=qs(s,tt(y,u.size+g.size,s)),{environment:V}=s.machine,A=(0,x.
x)(n,e.releases,s.learn),[ss,J,ds,us,ts]=await Promise.all([Ns(m,w),Gs(g,w),(0,vs.NV)(Ms(m),A,w),Ds(s.usages,{...w,environment:V}),Cs(w)]),os={roots:d,...ss,...J,
providers:(0,vs.mD)(J.providers,ds),installations:ds},rs={...os,roots:m},ws=await s.askPackages?.(rs,w,s)??null;return{...os,packages:ws,clouds:us,logins:ts,requests:y.
requests()}}finally{y.close()}}function qs(t,s){const{configs:n,dialect:e,credentials:o,visits:r,settings:a,network:d,part:m}=t,h=new Map(n.map(u=>[u.client,u.patience]));
return{asker:s,settings:a,network:d,part:m,clients:e.clients,visits:new Map(r.map(u=>[u.host,u])),onlyListed:st(t),patience:u=>h.get(u)??{client:u,attemptMs:1e4,
retries:1},versionOf:u=>(0,T.tB)(u,e.versions),tokenOf:async u=>{const{answer:g}=await o.find(u);return{token:g?.token??null,source:g?.token?g.source:null}}}}function st({
settings:t,usages:s}){const n=t.hostnames.flatMap(({addresses:o})=>o).map(Es);if(n.length===0)return new Set;const e=new Set(s.flatMap(({needs:o})=>o.map(Es)));
return new Set(n.filter(o=>!e.has(o)))}const Es=({host:t,service:s})=>`${t} ${s}`;function tt(t,s,{progress:n}){let e=0;return n({total:s,done:e}),{...t,ask:async o=>{
const r=await t.ask(o);return e+=1,n({total:Math.max(s,e),done:e}),r}}}})};export{ot as id,rt as ids,at as modules};
