const ot=3567,rt=[3567],at={9165:((os,J,i)=>{i.d(J,{H:()=>G,Y:()=>F});var T=i(3625),d=i(6002);const x=(0,d.w3)({name:d.Qq,source:d.Qq,version:d.Qq}),$=(0,d.w3)(
{name:d.Qq,version:d.Qq,namespace:(0,d.LT)(d.Qq),source:(0,d.LT)(d.Qq)}),C=(0,d.w3)({path:d.Qq,providers:(0,d.p_)((0,d.lq)($)),dependencies:(0,d.p_)((0,d.lq)(x))}),
_=(0,d.p_)((0,d.lq)(C)),U=(W,B)=>(0,d.w3)({modules:(0,d.p_)((0,d.lq)((0,d.w3)({source:d.Qq,versions:(0,d.p_)((0,d.lq)((0,d.w3)({version:d.Qq,root:W,submodules:B})))})))}),
K=U((0,d.s)(C),(0,d.s)(_)),X=U(C,_);function F(W){const B=(0,d.D4)(W,K);if(!B.ok)return B;const m=B.value.modules.items;if(m.some(f=>f===null||f.versions.items.
includes(null)))return(0,T.J)({kind:"crash"});const[O]=m;if(!O)return(0,T.J)({kind:"no-module"});const{items:w,leftOut:l}=O.versions,p=w.map(f=>f?.version??"");
return(0,T.J)({kind:"versions",texts:p,leftOut:l})}function G(W,B){const m=(0,d.D4)(W,X),O=m.ok?m.value.modules.items[0]?.versions.items??[]:[],w=new Map;for(const l of O){
if(l===null)continue;const f=[l.root,...l.submodules.items].flatMap(y=>y??[]).map(({path:y,dependencies:P,providers:A})=>({path:y,calls:P.items.flatMap(L=>L??[]),
providers:A.items.flatMap(L=>L??[])}));f.some(({calls:y,providers:P})=>y.length+P.length>0)&&B(l.version)&&w.set(l.version,f)}return w}}),6905:((os,J,i)=>{i.d(J,
{kP:()=>O,lz:()=>X,tl:()=>K});var T=i(3916),d=i(5011),x=i(1022),$=i(9165),C=i(1731),_=i(8106),U=i(5257);function K({modules:l,described:p}){return f=>E=>{const y=(0,U.
MP)(E),P=l.get(y)?.[f]?.outcome??{};if(P.value?.kind!=="versions")return null;const{texts:A}=P.value;return{offered:()=>(0,_.i_)(A,"module"),described:p.get(y)??
new Map}}}function X(l,p,f){let E=null;const y=(0,$.H)(l,P=>(E??=F(f,(0,_.i_)(p,"module")),E.has(G(P))));return new Map(Array.from(y,([P,A])=>[G(P),A]))}const F=(l,p)=>new Set(
l.flatMap(f=>{const E=(0,_.x5)(f,p,f.client);return E.kind==="chosen"?E.version:[]}));function G(l){const p=(0,C.oF)(l);return p===null?"":(0,C.Cg)(p)}const W=3,
B=200,m=2e3;function O({calls:l,client:p},f){const E={calls:[],providers:[],undescribed:[]};let y=l.flatMap(A=>{const{module:L,constraint:N,isOpen:Q}=A;return L===
null||Q?[]:[{call:{...A,module:L},by:"",module:L,constraint:N}]});const P={left:m};for(let A=0;A<W;A+=1)y=y.flatMap(N=>{const Q=f(N.module);if(Q===null)return[];
const Z=Q.described.size===0?null:(0,_.x5)(N,Q.offered(),p),b=Z?.kind==="chosen"?Z.version:"",I=Q.described.get(b);if(I===void 0)return A===0&&E.undescribed.push(
N.call),[];const{namespace:z,name:h,system:V}=N.module,Y=`${z}/${h}/${V} ${b}`,j=w(I,{...N,by:Y},p,P);return E.providers.push(...j.providers),j.calls}).slice(0,
B),E.calls.push(...y);return E}function w(l,{module:p,call:f,by:E},y,P){const A=I=>({text:I,place:f.place}),L=l.slice(0,Math.max(0,P.left)),N=new Map(L.map(I=>[
(0,T.join)(".",I.path),I])),Q=new Set([(0,T.join)(".",p.subdirectory)]),Z=[],b=[];P.left-=L.length;for(const I of Q){const z=N.get(I);for(const{source:h,version:V}of z?.
calls??[]){if(P.left--<=0)break;(0,d.Nj)(h)&&Q.add((0,T.join)(I,h));const Y=(0,d.vL)(h,y),j=V===""?null:A(V);Y.kind==="registry"&&Z.push({call:f,by:E,module:Y,constraint:j})}
for(const{name:h,namespace:V,source:Y,version:j}of z?.providers??[]){if(P.left--<=0)break;const rs=(0,x.m)(Y||(0,T.join)(V,h),y);rs.kind!=="registry"||j===""||b.
push({call:f,by:E,provider:rs,constraint:A(j)})}}return{calls:Z,providers:b}}}),1257:((os,J,i)=>{i.d(J,{n:()=>B,parseNamedAddress:()=>X});var T=i(3625),d=i(1831),
x=i(5011),$=i(1022),C=i(9562),_=i(2158),U=i(1094),K=i(5257);function X(m,O){const w=m.text.indexOf("@"),l=w<0?m.text:m.text.slice(0,w),p=w<0?null:m.text.slice(w+
1),f=p===null?null:{text:p,place:K.cd},E=`${(0,d.nx)(m.host)}/${l}`;return m.service===C.e$?F(E,f,O):G(E,f,O)}function F(m,O,w){const l=(0,x.rE)(m,w),p=l.ok?W(O,
_.PW,f=>(0,U.gH)(f,w)):l.why;return!l.ok||p!==null?(0,T.T)(`${p}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,T.J)({address:m,source:m,place:K.cd,module:l.value,constraint:O,isOpen:!1})}function G(m,O,w){const l=(0,$.m)(m,w),p=m.split("/").length===3&&l.kind==="r\
egistry",f=p?W(O,_._T,U.Nd):l.kind==="invalid"?l.error:"not a provider of a registry";return!p||f!==null?(0,T.T)(`${f}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,T.J)({provider:l,places:[K.cd],constraints:O===null?[]:[O],locked:null})}function W(m,O,w){if(m===null)return null;
const l=O(m.text);return l.ok?w(l.value)?null:`no version can match ${m.text}`:l.why}function B(m,O){const w=m.flatMap(({addresses:l})=>l);return w.length===0?[]:
O.map(l=>{const p=w.flatMap(f=>{const E=X(f,l);return E.ok?[E.value]:[]});return{directory:K.cd.file,client:l,directories:[],calls:p.filter(f=>"module"in f),providers:p.
filter(f=>"provider"in f),lockFile:null,clientVersions:[]}})}}),9781:((os,J,i)=>{i.d(J,{_:()=>x});var T=i(5257),d=i(3612);function x({calls:$,providers:C},_){return _===
null?{calls:$,providers:C}:{calls:$.filter(({module:U})=>U===null?(0,d.ZW)(_):!_.others.has((0,T.MP)(U))),providers:C.filter(({provider:U})=>!_.others.has((0,T.
JT)(U)))}}}),3567:((os,J,i)=>{i.d(J,{inquire:()=>bs});var T=i(1064),d=i(1257),x=i(5257),$=i(9781),C=i(5927),_=i(4529),U=i(772),K=i(3948),X=i(9493),F=i(3612),G=i(
3432),W=i(7758);class B{#t=[];#s;constructor(s){this.#s=s}async pass(s){this.#s===0?await new Promise(n=>this.#t.push(n)):this.#s-=1;try{return await s()}finally{
const n=this.#t.shift();n===void 0?this.#s+=1:n()}}}const m=4,O=2*m,w=1e3,l=3e4,p=6e4;function f(t){const s={options:t,gate:new B(E(t)),pools:new Map,requests:[],
sessions:new Set,kept:new Map},n=()=>{for(const e of s.sessions)e.close()};return t.stop.signal.addEventListener("abort",n),{ask:e=>{const o=y(s,e);return o.gate.
pass(()=>s.gate.pass(()=>P(s,o,e)))},requests:()=>s.requests,close:()=>{t.stop.signal.removeEventListener("abort",n),n()}}}const E=({concurrency:t})=>t*m;function y({
pools:t,options:s},{host:n,url:e}){const o=(0,_.X5)(e),r=(0,F.tC)(s.part,n,m),a=(0,F.tC)(s.part,n,s.maxRequests),v=`${o.ok?`${o.value.name} ${o.value.port}`:""}\
 ${a}`,M=t.get(v);if(M!==void 0)return M;const u={gate:new B(r),idle:new Set,maxRequests:a,requests:0,pause:Promise.resolve(),silent:0,down:null};return t.set(v,
u),u}async function P(t,s,n){if(s.down!==null)return s.down;const e=await A(t,s,n);return e.kind==="not-asked"||(s.silent=e.attempts.every(({headMs:o})=>o===null)?
s.silent+1:0,s.silent>=O&&(s.down=e)),e}async function A(t,s,n){const{stop:e}=t.options,o=[];for(;;){if(await s.pause,e.why!==null)return L(o,"stopped");if(s.requests>=
s.maxRequests)return L(o,"limit");const r=await N(t,s,n);if(e.why!==null&&r.response.kind==="failed"||o.push(r),n.patience.every(g=>(0,X.m)(o,g)!==null)||e.why!==
null)return L(o,"stopped");const{ms:v,isForHost:M}=b(r,o.length,t.options),u=(0,W.v)(v,t.options);M&&(s.pause=u),await u}}function L([t,...s],n){return t===void 0?
{kind:"not-asked",why:n}:{kind:"asked",attempts:[t,...s]}}async function N(t,s,n){const{network:e,startTimer:o}=t.options,{patience:r,maxRedirects:a}=n,c=Q(t,s);
s.requests+=1;try{const v=await(0,K.e)({...n,asks:"answer",session:c,settings:e,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,G.nT)(r),startTimer:o});s.requests+=
v.hops.length-1;const{hops:M,timing:u,certificates:g}=v;return t.requests.push({host:n.host,hops:M,timing:u,certificates:g}),v}finally{Z(t,s,c)}}function Q({options:t,
sessions:s,kept:n},{idle:e}){for(const r of[...e].reverse())if(e.delete(r),n.delete(r),r.isOpen())return r;const o=(0,U.f)(t.network);return s.add(o),o}function Z({
options:t,sessions:s,kept:n},e,o){if(!o.isOpen()){s.delete(o);return}e.idle.add(o),n.set(o,e);const[r]=n;if(n.size<=E(t)||r===void 0)return;const[a,c]=r;c.idle.
delete(a),n.delete(a),s.delete(a),a.close()}function b({response:t},s,{now:n}){const e=t.kind==="received"&&[429,503].includes(t.head.status)?(0,W.V)(t.head.retryAfter,
n()):null;return e===null?{ms:Math.min(w*2**(s-1),l),isForHost:!1}:{ms:Math.min(Math.max(e,0),p),isForHost:!0}}var I=i(3625),z=i(4283),h=i(6002),V=i(7705),Y=i(6974),
j=i(3851);const rs=3e4,Os=9,gs={kind:"whole",maxBytes:1024*1024},ks={kind:"excerpt",maxBytes:2048},ys={headers:{accept:"application/vnd.api+json"},planBody:({status:t})=>t===
200?gs:ks,maxRedirects:Os},Ps=/^[\w-]+$/;async function Ds(t,s){const n=new Map,e=r=>{const a=(0,z.jr)(r.url),c=n.get(a)??s.asker.ask(r);return n.set(a,c),c},o=Ls(
t,s).map(async r=>{const{host:a,service:c,clients:v}=r,{token:M,source:u}=await s.tokenOf(a);if(M===null)return[];const k=(0,j.QR)(c,a,v,D=>D,s).flatMap(D=>D.kind===
"service"?D:[]),S=Map.groupBy(k,({url:D})=>(0,z.jr)(D)),R={token:M,source:u,attemptMs:s.settings.timeoutMs??rs};return Promise.all(S.values().map(D=>Ts(r,D,R,e)))});
return(await Promise.all(o)).flat(2)}async function Ts(t,s,{token:n,source:e,attemptMs:o},r){const[a]=s;if(a===void 0)return[];const{host:c,organization:v,workspace:M}=t,
{client:u,origin:g}=a,k=async(ts,fs)=>{const ns=(0,V.ny)(a.url,ts),es=await r({host:c,url:ns,origin:g,token:n,...ys,patience:[{client:u,attemptMs:o,retries:1}]}),
nt=es.kind==="asked"?es.attempts:[],et=_s(es,fs);return{host:c,url:(0,z.Pl)(ns),tokenSource:e,outcome:et,attempts:nt}},S=await k("ping",As),R=s.map(ts=>ts.client),
D={...t,clients:R,ping:S,ofOrganization:null,ofWorkspace:null};if(S.outcome.kind!=="read"||v===null)return[D];const q=`organizations/${v}`,H=await k(`${q}/entit\
lement-set`,ms),as=H.outcome.kind!=="read"||M===null?null:await k(`${q}/workspaces/${M}`,ms);return[{...D,ofOrganization:H,ofWorkspace:as}]}function _s(t,s){if(t.
kind==="not-asked")return t;const n=(t.attempts.at(-1)??t.attempts[0]).response;return n.kind==="failed"?{kind:"failed",problem:n.problem}:s(n)}const As=({head:t})=>({
kind:"read",value:t.apiVersion}),Rs=(0,h.w3)({data:(0,h.lq)((0,h.w3)({id:h.Qq}))}),ms=({head:t,body:s})=>{const{status:n,reason:e}=t,o=(0,Y.y8)(s.bytes);if(n<200||
n>399)return{kind:"status",status:n,reason:e,page:o};const r=Ss(new TextDecoder().decode(s.bytes));return r.ok?{kind:"read",value:null}:{kind:"unreadable",why:r.
why,page:o}};function Ss(t){const s=(0,h.D4)(t,Rs);return s.ok?s.value.data===null?(0,I.T)("has no data"):(0,I.J)(null):s}function Ls(t,{environment:s,part:n}){
const e=new Map;for(const{kind:o,workspace:r,hasOwnToken:a,needs:c,place:v}of t){if(r===void 0||a)continue;const M=o.startsWith("cloud")?s.TF_CLOUD_ORGANIZATION:
void 0,u=ps(r.organization??M),g=ps(r.name);for(const{host:k,service:S,clients:R}of c){if(n!==null&&!(0,F.ev)(n,k,u??""))continue;const D=[k,S,u,g].join(" "),H=e.
get(D)??{host:k,service:S,organization:u,workspace:g,places:[],clients:[]};e.set(D,H),H.places.push(v),H.clients=[...new Set([...H.clients,...R])]}}return[...e.
values()]}const ps=t=>t&&Ps.test(t)?t:null;var is=i(1831),Is=i(9529),ss=i(9562);const xs=1e4;async function Cs(t){const{visits:s,settings:n}=t,e=new Map;for(const r of s.
values())for(const a of Us(r)){const c=(0,is.Pm)(a)??"";a.scheme==="https"&&c!==r.host&&(0,_.X5)(a).ok&&(0,is.Jr)(c,n.allowedHosts)&&!e.has(c)&&e.set(c,{visit:r,
url:a})}return(await Promise.all(e.values().map(({visit:r,url:a})=>Bs(r,a,t)))).flat()}function Us({host:t,attempt:{discovery:s}}){if(s.kind!=="found")return[];
const n=(0,is.nx)(t),{url:e,services:o}=s,a=(0,ss.TE)(ss.S3,{services:o,documentUrl:e,display:n,client:"terraform"});if(a.kind!=="object")return[];const{authz:c,
token:v}=(0,Is.m)(a.value,e,n).value;return[c,v].flatMap(M=>{const u=(0,z.Dl)(M??"");return M!==null&&u.ok?[u.value]:[]})}async function Bs(t,s,{asker:n,network:e,
settings:o}){const r=await n.ask({host:t.host,url:s,origin:(0,j.yv)(t,e),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[
{client:"terraform",attemptMs:o.timeoutMs??xs,retries:1}]}),a=r.kind==="asked"?r.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];
const{problem:c}=a.response;return c.code==="host-http2"?[]:[{host:t.host,url:(0,z.Pl)(s),problem:c}]}var vs=i(6267),Ws=i(9165),cs=i(6905),ls=i(1255);const js=t=>ds(
t.flatMap(({client:s,calls:n})=>n.flatMap(({module:e})=>e===null?[]:[{address:e,client:s}])),x.MP),Ms=(t,s=()=>!1)=>ds(t.flatMap(n=>n.providers.flatMap(({provider:e})=>s(
e,n)?[]:[{address:e,client:n.client}])),x.JT);function ds(t,s){return new Map(Array.from(Map.groupBy(t,({address:n})=>s(n)),([n,e])=>{const o=[...new Set(e.map(
({client:r})=>r))];return[n,{address:e[0].address,clients:o}]}))}async function Ns(t,s){let n={modules:new Map,described:new Map},e=t.flatMap(({client:o,calls:r})=>r.
flatMap(({module:a,constraint:c})=>a===null?[]:[{address:a,client:o,constraint:c}]));for(;e.length>0;){const o=await $s(ds(e,x.MP),e,s);n={modules:new Map([...n.
modules,...o.modules]),described:new Map([...n.described,...o.described])},e=Qs(t,n,s)}return n}function Qs(t,s,{visits:n}){const e=(0,cs.tl)(s);return t.flatMap(
o=>(0,cs.kP)(o,e(o.client)).calls.filter(({module:r})=>n.has(r.host)&&!s.modules.has((0,x.MP)(r))).map(({module:r,constraint:a})=>({address:r,client:o.client,constraint:a})))}
async function $s(t,s,n){const e=Map.groupBy(s,({address:a})=>(0,x.MP)(a)),o=new Map,r=await Promise.all(Array.from(t,async([a,{address:c,clients:v}])=>{const M=k=>(0,V.
fZ)(k,c),u=(0,j.QR)(ss.e$,c.host,v,M,n),g=k=>{const S=(0,Ws.Y)(k);return S.ok&&S.value.kind==="versions"&&o.set(a,(0,cs.lz)(k,S.value.texts,e.get(a)??[])),S};return[
a,await(0,ls.dq)(c.host,u,g,n)]}));return{modules:new Map(r),described:o}}var Ks=i(5011),zs=i(1022);const Vs=(0,h.w3)({id:h.Qq,moved_to:h.Qq});function Js(t,s){
const n=(0,h.D4)(t,Vs);if(!n.ok)return n;const{id:e,moved_to:o}=n.value,r=(0,zs.m)(o===""?e:o,"terraform"),a=r.kind==="registry"&&r.type===s;return(0,I.J)(a?r.namespace:
null)}var Fs=i(2418);const Hs=(0,h.w3)({versions:(0,h.p_)((0,h.w3)({version:h.Qq,protocols:(0,h.p_)(h.Qq)})),warnings:(0,h.p_)(h.Qq)});function Xs(t){const s=(0,h.
D4)(t,Hs);if(!s.ok)return s;const{versions:n,warnings:e}=s.value,o=new Map(n.items.map(a=>[a.version,a.protocols.items])),r=[...o.keys()];return(0,I.J)({texts:r,
compatible:r.filter(a=>(0,Fs.P)(o.get(a)??[])),warnings:r.length===0?[]:e.items,leftOut:n.leftOut})}async function Gs(t,s){const n=new Map,e=new Map,o=Array.from(
t,async([r,{address:a,clients:c}])=>{const v=(0,j.QR)(ss.xq,a.host,c,hs(a),s),M=await(0,ls.dq)(a.host,v,Xs,s);n.set(r,M);const u=c.find(k=>Ys(a,k,M[k])),g=u===void 0?
null:await Zs(a,u,s);g!==null&&e.set(r,g)});return await Promise.all(o),{providers:n,renamed:e}}const hs=t=>s=>(0,V.i5)(s,t),Ys=({host:t,namespace:s},n,e)=>s===
"hashicorp"&&t===(0,Ks.Vm)(n)&&e?.outcome.kind==="status"&&e.outcome.status===404;async function Zs(t,s,n){const e=hs({...t,namespace:"-"}),o=v=>Js(v,t.type),r=(0,j.
QR)(ss.xq,t.host,[s],e,n),c=(await(0,ls.dq)(t.host,r,o,n))[s]?.outcome;return c?.kind==="read"?c.value:null}async function bs(t,s){const{configs:n,dialect:e,directory:o,
plugins:r,settings:a,part:c}=s,v=[...t,...(0,d.n)(a.hostnames,e.clients)],M=c===null?v:v.map(R=>({...R,...(0,$._)(R,c)})),u=(0,C.V)(n,{root:o,plugins:r,releases:e.
releases,asksMirrors:!0}),g=js(M),k=Ms(M,(R,{directory:D,client:q})=>D!==x.cd.file&&u(R,D,q)),S=f({...s,maxRequests:a.maxRequests});try{const R=qs(s,tt(S,g.size+
k.size,s)),{environment:D}=s.machine,q=(0,C.x)(n,e.releases,s.learn),[H,us,as,ts,fs]=await Promise.all([Ns(M,R),Gs(k,R),(0,vs.NV)(Ms(M),q,R),Ds(s.usages,{...R,environment:D}),
Cs(R)]),ns={roots:v,...H,...us,providers:(0,vs.mD)(us.providers,as),installations:as},ws={...ns,roots:M},es=await s.askPackages?.(ws,R,s)??null;return{...ns,packages:es,
clouds:ts,logins:fs,requests:S.requests()}}finally{S.close()}}function qs(t,s){const{configs:n,dialect:e,credentials:o,visits:r,settings:a,network:c,part:v}=t,M=new Map(
n.map(u=>[u.client,u.patience]));return{asker:s,settings:a,network:c,part:v,clients:e.clients,visits:new Map(r.map(u=>[u.host,u])),onlyListed:st(t),patience:u=>M.
get(u)??{client:u,attemptMs:1e4,retries:1},versionOf:u=>(0,T.tB)(u,e.versions),tokenOf:async u=>{const{answer:g}=await o.find(u);return{token:g?.token??null,source:g?.
token?g.source:null}}}}function st({settings:t,usages:s}){const n=t.hostnames.flatMap(({addresses:o})=>o).map(Es);if(n.length===0)return new Set;const e=new Set(
s.flatMap(({needs:o})=>o.map(Es)));return new Set(n.filter(o=>!e.has(o)))}const Es=({host:t,service:s})=>`${t} ${s}`;function tt(t,s,{progress:n}){let e=0;return n(
{total:s,done:e}),{...t,ask:async o=>{const r=await t.ask(o);return e+=1,n({total:Math.max(s,e),done:e}),r}}}})};export{ot as id,rt as ids,at as modules};
