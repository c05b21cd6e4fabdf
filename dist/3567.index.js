const nt=3567,et=[3567,1257],ot={9165:((es,Z,i)=>{i.d(Z,{H:()=>V,Y:()=>G});var A=i(3625),d=i(6002);const I=(0,d.w3)({name:d.Qq,source:d.Qq,version:d.Qq}),J=(0,d.
w3)({name:d.Qq,version:d.Qq,namespace:(0,d.LT)(d.Qq),source:(0,d.LT)(d.Qq)}),U=(0,d.w3)({path:d.Qq,providers:(0,d.p_)((0,d.lq)(J)),dependencies:(0,d.p_)((0,d.lq)(
I))}),x=(0,d.p_)((0,d.lq)(U)),z=(S,_)=>(0,d.w3)({modules:(0,d.p_)((0,d.lq)((0,d.w3)({source:d.Qq,versions:(0,d.p_)((0,d.lq)((0,d.w3)({version:d.Qq,root:S,submodules:_})))})))}),
N=z((0,d.s)(U),(0,d.s)(x)),X=z(U,x);function G(S){const _=(0,d.D4)(S,N);if(!_.ok)return _;const p=_.value.modules.items;if(p.some(u=>u===null||u.versions.items.
includes(null)))return(0,A.J)({kind:"crash"});const[g]=p;if(!g)return(0,A.J)({kind:"no-module"});const{items:k,leftOut:l}=g.versions,m=k.map(u=>u?.version??"");
return(0,A.J)({kind:"versions",texts:m,leftOut:l})}function V(S,_){const p=(0,d.D4)(S,X),g=p.ok?p.value.modules.items[0]?.versions.items??[]:[],k=new Map;for(const l of g){
if(l===null)continue;const u=[l.root,...l.submodules.items].flatMap(O=>O??[]).map(({path:O,dependencies:y,providers:D})=>({path:O,calls:y.items.flatMap(L=>L??[]),
providers:D.items.flatMap(L=>L??[])}));u.some(({calls:O,providers:y})=>O.length+y.length>0)&&_(l.version)&&k.set(l.version,u)}return k}}),6905:((es,Z,i)=>{i.d(Z,
{kP:()=>g,lz:()=>X,tl:()=>N});var A=i(3916),d=i(5011),I=i(1022),J=i(9165),U=i(1731),x=i(8106),z=i(5257);function N({modules:l,described:m}){return u=>E=>{const O=(0,z.
MP)(E),y=l.get(O)?.[u]?.outcome??{};if(y.value?.kind!=="versions")return null;const{texts:D}=y.value;return{offered:()=>(0,x.i_)(D,"module"),described:m.get(O)??
new Map}}}function X(l,m,u){let E=null;const O=(0,J.H)(l,y=>(E??=G(u,(0,x.i_)(m,"module")),E.has(V(y))));return new Map(Array.from(O,([y,D])=>[V(y),D]))}const G=(l,m)=>new Set(
l.flatMap(u=>{const E=(0,x.x5)(u,m,u.client);return E.kind==="chosen"?E.version:[]}));function V(l){const m=(0,U.oF)(l);return m===null?"":(0,U.Cg)(m)}const S=3,
_=200,p=2e3;function g({calls:l,client:m},u){const E={calls:[],providers:[],undescribed:[]};let O=l.flatMap(D=>{const{module:L,constraint:B,isOpen:W}=D;return L===
null||W?[]:[{call:{...D,module:L},by:"",module:L,constraint:B}]});const y={left:p};for(let D=0;D<S;D+=1)O=O.flatMap(B=>{const W=u(B.module);if(W===null)return[];
const Q=W.described.size===0?null:(0,x.x5)(B,W.offered(),m),j=Q?.kind==="chosen"?Q.version:"",v=W.described.get(j);if(v===void 0)return D===0&&E.undescribed.push(
B.call),[];const{namespace:Y,name:F,system:C}=B.module,b=`${Y}/${F}/${C} ${j}`,H=k(v,{...B,by:b},m,y);return E.providers.push(...H.providers),H.calls}).slice(0,
_),E.calls.push(...O);return E}function k(l,{module:m,call:u,by:E},O,y){const D=v=>({text:v,place:u.place}),L=l.slice(0,Math.max(0,y.left)),B=new Map(L.map(v=>[
(0,A.join)(".",v.path),v])),W=new Set([(0,A.join)(".",m.subdirectory)]),Q=[],j=[];y.left-=L.length;for(const v of W){const Y=B.get(v);for(const{source:F,version:C}of Y?.
calls??[]){if(y.left--<=0)break;(0,d.Nj)(F)&&W.add((0,A.join)(v,F));const b=(0,d.vL)(F,O),H=C===""?null:D(C);b.kind==="registry"&&Q.push({call:u,by:E,module:b,constraint:H})}
for(const{name:F,namespace:C,source:b,version:H}of Y?.providers??[]){if(y.left--<=0)break;const ns=(0,I.m)(b||(0,A.join)(C,F),O);ns.kind!=="registry"||H===""||j.
push({call:u,by:E,provider:ns,constraint:D(H)})}}return{calls:Q,providers:j}}}),1257:((es,Z,i)=>{i.d(Z,{n:()=>_,parseNamedAddress:()=>X});var A=i(3625),d=i(1831),
I=i(5011),J=i(1022),U=i(9562),x=i(2158),z=i(1094),N=i(5257);function X(p,g){const k=p.text.indexOf("@"),l=k<0?p.text:p.text.slice(0,k),m=k<0?null:p.text.slice(k+
1),u=m===null?null:{text:m,place:N.cd},E=`${(0,d.nx)(p.host)}/${l}`;return p.service===U.e$?G(E,u,g):V(E,u,g)}function G(p,g,k){const l=(0,I.rE)(p,k),m=l.ok?S(g,
x.PW,u=>(0,z.gH)(u,k)):l.why;return!l.ok||m!==null?(0,A.T)(`${m}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,A.J)({address:p,source:p,place:N.cd,module:l.value,constraint:g,isOpen:!1})}function V(p,g,k){const l=(0,J.m)(p,k),m=p.split("/").length===3&&l.kind==="r\
egistry",u=m?S(g,x._T,z.Nd):l.kind==="invalid"?l.error:"not a provider of a registry";return!m||u!==null?(0,A.T)(`${u}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,A.J)({provider:l,places:[N.cd],constraints:g===null?[]:[g],locked:null})}function S(p,g,k){if(p===null)return null;
const l=g(p.text);return l.ok?k(l.value)?null:`no version can match ${p.text}`:l.why}function _(p,g){const k=p.flatMap(({addresses:l})=>l);return k.length===0?[]:
g.map(l=>{const m=k.flatMap(u=>{const E=X(u,l);return E.ok?[E.value]:[]});return{directory:N.cd.file,client:l,directories:[],calls:m.filter(u=>"module"in u),providers:m.
filter(u=>"provider"in u),lockFile:null,clientVersions:[]}})}}),3567:((es,Z,i)=>{i.d(Z,{inquire:()=>Gs});var A=i(1064),d=i(1257),I=i(5257),J=i(5927),U=i(4529),x=i(
772),z=i(3948),N=i(9493),X=i(3432),G=i(7758);class V{#t=[];#s;constructor(s){this.#s=s}async pass(s){this.#s===0?await new Promise(n=>this.#t.push(n)):this.#s-=
1;try{return await s()}finally{const n=this.#t.shift();n===void 0?this.#s+=1:n()}}}const S=4,_=2*S,p=1e3,g=3e4,k=6e4;function l(t){const s={options:t,gate:new V(
m(t)),pools:new Map,requests:[],sessions:new Set,kept:new Map},n=()=>{for(const e of s.sessions)e.close()};return t.stop.signal.addEventListener("abort",n),{ask:e=>{
const r=u(s,e);return r.gate.pass(()=>s.gate.pass(()=>E(s,r,e)))},requests:()=>s.requests,close:()=>{t.stop.signal.removeEventListener("abort",n),n()}}}const m=({
concurrency:t})=>t*S;function u({pools:t},{url:s}){const n=(0,U.X5)(s),e=n.ok?`${n.value.name} ${n.value.port}`:"",r=t.get(e);if(r!==void 0)return r;const o={gate:new V(
S),idle:new Set,requests:0,pause:Promise.resolve(),silent:0,down:null};return t.set(e,o),o}async function E(t,s,n){if(s.down!==null)return s.down;const e=await O(
t,s,n);return e.kind==="not-asked"||(s.silent=e.attempts.every(({headMs:r})=>r===null)?s.silent+1:0,s.silent>=_&&(s.down=e)),e}async function O(t,s,n){const{stop:e,
maxRequests:r}=t.options,o=[];for(;;){if(await s.pause,e.why!==null)return y(o,"stopped");if(s.requests>=r)return y(o,"limit");const a=await D(t,s,n);if(e.why!==
null&&a.response.kind==="failed"||o.push(a),n.patience.every(M=>(0,N.m)(o,M)!==null)||e.why!==null)return y(o,"stopped");const{ms:f,isForHost:h}=W(a,o.length,t.
options),P=(0,G.v)(f,t.options);h&&(s.pause=P),await P}}function y([t,...s],n){return t===void 0?{kind:"not-asked",why:n}:{kind:"asked",attempts:[t,...s]}}async function D(t,s,n){
const{network:e,startTimer:r}=t.options,{patience:o,maxRedirects:a}=n,c=L(t,s);s.requests+=1;try{const w=await(0,z.e)({...n,asks:"answer",session:c,settings:e,redirectLimits:{
terraform:a,opentofu:a},timeoutMs:(0,X.nT)(o),startTimer:r});s.requests+=w.hops.length-1;const{hops:f,timing:h,certificates:P}=w;return t.requests.push({host:n.
host,hops:f,timing:h,certificates:P}),w}finally{B(t,s,c)}}function L({options:t,sessions:s,kept:n},{idle:e}){for(const o of[...e].reverse())if(e.delete(o),n.delete(
o),o.isOpen())return o;const r=(0,x.f)(t.network);return s.add(r),r}function B({options:t,sessions:s,kept:n},e,r){if(!r.isOpen()){s.delete(r);return}e.idle.add(
r),n.set(r,e);const[o]=n;if(n.size<=m(t)||o===void 0)return;const[a,c]=o;c.idle.delete(a),n.delete(a),s.delete(a),a.close()}function W({response:t},s,{now:n}){const e=t.
kind==="received"&&[429,503].includes(t.head.status)?(0,G.V)(t.head.retryAfter,n()):null;return e===null?{ms:Math.min(p*2**(s-1),g),isForHost:!1}:{ms:Math.min(Math.
max(e,0),k),isForHost:!0}}var Q=i(3625),j=i(4283),v=i(6002),Y=i(7705),F=i(6974),C=i(3851);const b=3e4,H=9,ns={kind:"whole",maxBytes:1024*1024},ws={kind:"excerpt",
maxBytes:2048},ks={headers:{accept:"application/vnd.api+json"},planBody:({status:t})=>t===200?ns:ws,maxRedirects:H},gs=/^[\w-]+$/;async function ys(t,s){const n=new Map,
e=o=>{const a=(0,j.jr)(o.url),c=n.get(a)??s.asker.ask(o);return n.set(a,c),c},r=Ss(t,s).map(async o=>{const{host:a,service:c,clients:w}=o,{token:f,source:h}=await s.
tokenOf(a);if(f===null)return[];const M=(0,C.QR)(c,a,w,R=>R,s).flatMap(R=>R.kind==="service"?R:[]),T=Map.groupBy(M,({url:R})=>(0,j.jr)(R)),$={token:f,source:h,attemptMs:s.
settings.timeoutMs??b};return Promise.all(T.values().map(R=>Os(o,R,$,e)))});return(await Promise.all(r)).flat(2)}async function Os(t,s,{token:n,source:e,attemptMs:r},o){
const[a]=s;if(a===void 0)return[];const{host:c,organization:w,workspace:f}=t,{client:h,origin:P}=a,M=async(q,ls)=>{const Es=(0,Y.ny)(a.url,q),ds=await o({host:c,
url:Es,origin:P,token:n,...ks,patience:[{client:h,attemptMs:r,retries:1}]}),qs=ds.kind==="asked"?ds.attempts:[],st=Ps(ds,ls);return{host:c,url:(0,j.Pl)(Es),tokenSource:e,
outcome:st,attempts:qs}},T=await M("ping",Ds),$=s.map(q=>q.client),R={...t,clients:$,ping:T,ofOrganization:null,ofWorkspace:null};if(T.outcome.kind!=="read"||w===
null)return[R];const K=`organizations/${w}`,ts=await M(`${K}/entitlement-set`,us),cs=ts.outcome.kind!=="read"||f===null?null:await M(`${K}/workspaces/${f}`,us);
return[{...R,ofOrganization:ts,ofWorkspace:cs}]}function Ps(t,s){if(t.kind==="not-asked")return t;const n=(t.attempts.at(-1)??t.attempts[0]).response;return n.kind===
"failed"?{kind:"failed",problem:n.problem}:s(n)}const Ds=({head:t})=>({kind:"read",value:t.apiVersion}),Ts=(0,v.w3)({data:(0,v.lq)((0,v.w3)({id:v.Qq}))}),us=({head:t,
body:s})=>{const{status:n,reason:e}=t,r=(0,F.y8)(s.bytes);if(n<200||n>399)return{kind:"status",status:n,reason:e,page:r};const o=As(new TextDecoder().decode(s.bytes));
return o.ok?{kind:"read",value:null}:{kind:"unreadable",why:o.why,page:r}};function As(t){const s=(0,v.D4)(t,Ts);return s.ok?s.value.data===null?(0,Q.T)("has no\
 data"):(0,Q.J)(null):s}function Ss(t,{environment:s}){const n=new Map;for(const{kind:e,workspace:r,hasOwnToken:o,needs:a,place:c}of t){if(r===void 0||o)continue;
const w=e.startsWith("cloud")?s.TF_CLOUD_ORGANIZATION:void 0,f=fs(r.organization??w),h=fs(r.name);for(const{host:P,service:M,clients:T}of a){const $=[P,M,f,h].join(
" "),K=n.get($)??{host:P,service:M,organization:f,workspace:h,places:[],clients:[]};n.set($,K),K.places.push(c),K.clients=[...new Set([...K.clients,...T])]}}return[
...n.values()]}const fs=t=>t&&gs.test(t)?t:null;var os=i(1831),Rs=i(9529),ss=i(9562);const _s=1e4;async function Ls(t){const{visits:s,settings:n}=t,e=new Map;for(const o of s.
values())for(const a of Is(o)){const c=(0,os.Pm)(a)??"";a.scheme==="https"&&c!==o.host&&(0,U.X5)(a).ok&&(0,os.Jr)(c,n.allowedHosts)&&!e.has(c)&&e.set(c,{visit:o,
url:a})}return(await Promise.all(e.values().map(({visit:o,url:a})=>xs(o,a,t)))).flat()}function Is({host:t,attempt:{discovery:s}}){if(s.kind!=="found")return[];
const n=(0,os.nx)(t),{url:e,services:r}=s,a=(0,ss.TE)(ss.S3,{services:r,documentUrl:e,display:n,client:"terraform"});if(a.kind!=="object")return[];const{authz:c,
token:w}=(0,Rs.m)(a.value,e,n).value;return[c,w].flatMap(f=>{const h=(0,j.Dl)(f??"");return f!==null&&h.ok?[h.value]:[]})}async function xs(t,s,{asker:n,network:e,
settings:r}){const o=await n.ask({host:t.host,url:s,origin:(0,C.yv)(t,e),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[
{client:"terraform",attemptMs:r.timeoutMs??_s,retries:1}]}),a=o.kind==="asked"?o.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];
const{problem:c}=a.response;return c.code==="host-http2"?[]:[{host:t.host,url:(0,j.Pl)(s),problem:c}]}var ms=i(6267),Cs=i(9165),rs=i(6905),as=i(1255);const Us=t=>is(
t.flatMap(({client:s,calls:n})=>n.flatMap(({module:e})=>e===null?[]:[{address:e,client:s}])),I.MP),ps=(t,s=()=>!1)=>is(t.flatMap(n=>n.providers.flatMap(({provider:e})=>s(
e,n)?[]:[{address:e,client:n.client}])),I.JT);function is(t,s){return new Map(Array.from(Map.groupBy(t,({address:n})=>s(n)),([n,e])=>{const r=[...new Set(e.map(
({client:o})=>o))];return[n,{address:e[0].address,clients:r}]}))}async function Bs(t,s){let n={modules:new Map,described:new Map},e=t.flatMap(({client:r,calls:o})=>o.
flatMap(({module:a,constraint:c})=>a===null?[]:[{address:a,client:r,constraint:c}]));for(;e.length>0;){const r=await js(is(e,I.MP),e,s);n={modules:new Map([...n.
modules,...r.modules]),described:new Map([...n.described,...r.described])},e=Ws(t,n,s)}return n}function Ws(t,s,{visits:n}){const e=(0,rs.tl)(s);return t.flatMap(
r=>(0,rs.kP)(r,e(r.client)).calls.filter(({module:o})=>n.has(o.host)&&!s.modules.has((0,I.MP)(o))).map(({module:o,constraint:a})=>({address:o,client:r.client,constraint:a})))}
async function js(t,s,n){const e=Map.groupBy(s,({address:a})=>(0,I.MP)(a)),r=new Map,o=await Promise.all(Array.from(t,async([a,{address:c,clients:w}])=>{const f=M=>(0,Y.
fZ)(M,c),h=(0,C.QR)(ss.e$,c.host,w,f,n),P=M=>{const T=(0,Cs.Y)(M);return T.ok&&T.value.kind==="versions"&&r.set(a,(0,rs.lz)(M,T.value.texts,e.get(a)??[])),T};return[
a,await(0,as.dq)(c.host,h,P,n)]}));return{modules:new Map(o),described:r}}var Ns=i(5011),Qs=i(1022);const $s=(0,v.w3)({id:v.Qq,moved_to:v.Qq});function Ks(t,s){
const n=(0,v.D4)(t,$s);if(!n.ok)return n;const{id:e,moved_to:r}=n.value,o=(0,Qs.m)(r===""?e:r,"terraform"),a=o.kind==="registry"&&o.type===s;return(0,Q.J)(a?o.namespace:
null)}var zs=i(2418);const Vs=(0,v.w3)({versions:(0,v.p_)((0,v.w3)({version:v.Qq,protocols:(0,v.p_)(v.Qq)})),warnings:(0,v.p_)(v.Qq)});function Fs(t){const s=(0,v.
D4)(t,Vs);if(!s.ok)return s;const{versions:n,warnings:e}=s.value,r=new Map(n.items.map(a=>[a.version,a.protocols.items])),o=[...r.keys()];return(0,Q.J)({texts:o,
compatible:o.filter(a=>(0,zs.P)(r.get(a)??[])),warnings:o.length===0?[]:e.items,leftOut:n.leftOut})}async function Hs(t,s){const n=new Map,e=new Map,r=Array.from(
t,async([o,{address:a,clients:c}])=>{const w=(0,C.QR)(ss.xq,a.host,c,vs(a),s),f=await(0,as.dq)(a.host,w,Fs,s);n.set(o,f);const h=c.find(M=>Js(a,M,f[M])),P=h===void 0?
null:await Xs(a,h,s);P!==null&&e.set(o,P)});return await Promise.all(r),{providers:n,renamed:e}}const vs=t=>s=>(0,Y.i5)(s,t),Js=({host:t,namespace:s},n,e)=>s===
"hashicorp"&&t===(0,Ns.Vm)(n)&&e?.outcome.kind==="status"&&e.outcome.status===404;async function Xs(t,s,n){const e=vs({...t,namespace:"-"}),r=w=>Ks(w,t.type),o=(0,C.
QR)(ss.xq,t.host,[s],e,n),c=(await(0,as.dq)(t.host,o,r,n))[s]?.outcome;return c?.kind==="read"?c.value:null}async function Gs(t,s){const{configs:n,dialect:e,directory:r,
plugins:o,settings:a}=s,c=[...t,...(0,d.n)(a.hostnames,e.clients)],w=(0,J.V)(n,{root:r,plugins:o,releases:e.releases,asksMirrors:!0}),f=Us(c),h=ps(c,(M,{directory:T,
client:$})=>T!==I.cd.file&&w(M,T,$)),P=l({...s,maxRequests:a.maxRequests});try{const M=Ys(s,Zs(P,f.size+h.size,s)),{environment:T}=s.machine,$=(0,J.x)(n,e.releases,
s.learn),[R,K,ts,hs,cs]=await Promise.all([Bs(c,M),Hs(h,M),(0,ms.NV)(ps(c),$,M),ys(s.usages,{...M,environment:T}),Ls(M)]),q={roots:c,...R,...K,providers:(0,ms.mD)(
K.providers,ts),installations:ts},ls=await s.askPackages?.(q,M,s)??null;return{...q,packages:ls,clouds:hs,logins:cs,requests:P.requests()}}finally{P.close()}}function Ys(t,s){
const{configs:n,dialect:e,credentials:r,visits:o,settings:a,network:c}=t,w=new Map(n.map(f=>[f.client,f.patience]));return{asker:s,settings:a,network:c,clients:e.
clients,visits:new Map(o.map(f=>[f.host,f])),onlyListed:bs(t),patience:f=>w.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,A.tB)(f,e.versions),tokenOf:async f=>{
const{answer:h}=await r.find(f);return{token:h?.token??null,source:h?.token?h.source:null}}}}function bs({settings:t,usages:s}){const n=t.hostnames.flatMap(({addresses:r})=>r).
map(Ms);if(n.length===0)return new Set;const e=new Set(s.flatMap(({needs:r})=>r.map(Ms)));return new Set(n.filter(r=>!e.has(r)))}const Ms=({host:t,service:s})=>`${t}\
 ${s}`;function Zs(t,s,{progress:n}){let e=0;return n({total:s,done:e}),{...t,ask:async r=>{const o=await t.ask(r);return e+=1,n({total:Math.max(s,e),done:e}),o}}}})};export{nt as id,et as ids,ot as modules};
