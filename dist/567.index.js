const nt=567,et=[567],ot={9165:((os,Z,i)=>{i.d(Z,{H:()=>z,Y:()=>X});var T=i(3625),l=i(6002);const I=(0,l.w3)({name:l.Qq,source:l.Qq,version:l.Qq}),H=(0,l.w3)({name:l.
Qq,version:l.Qq,namespace:(0,l.LT)(l.Qq),source:(0,l.LT)(l.Qq)}),B=(0,l.w3)({path:l.Qq,providers:(0,l.p_)((0,l.lq)(H)),dependencies:(0,l.p_)((0,l.lq)(I))}),x=(0,l.
p_)((0,l.lq)(B)),K=(R,_)=>(0,l.w3)({modules:(0,l.p_)((0,l.lq)((0,l.w3)({source:l.Qq,versions:(0,l.p_)((0,l.lq)((0,l.w3)({version:l.Qq,root:R,submodules:_})))})))}),
N=K((0,l.s)(B),(0,l.s)(x)),J=K(B,x);function X(R){const _=(0,l.D4)(R,N);if(!_.ok)return _;const p=_.value.modules.items;if(p.some(d=>d===null||d.versions.items.
includes(null)))return(0,T.J)({kind:"crash"});const[y]=p;if(!y)return(0,T.J)({kind:"no-module"});const{items:k,leftOut:c}=y.versions,m=k.map(d=>d?.version??"");
return(0,T.J)({kind:"versions",texts:m,leftOut:c})}function z(R,_){const p=(0,l.D4)(R,J),y=p.ok?p.value.modules.items[0]?.versions.items??[]:[],k=new Map;for(const c of y){
if(c===null)continue;const d=[c.root,...c.submodules.items].flatMap(P=>P??[]).map(({path:P,dependencies:O,providers:D})=>({path:P,calls:O.items.flatMap(L=>L??[]),
providers:D.items.flatMap(L=>L??[])}));d.some(({calls:P,providers:O})=>P.length+O.length>0)&&_(c.version)&&k.set(c.version,d)}return k}}),6905:((os,Z,i)=>{i.d(Z,
{kP:()=>y,lz:()=>J,tl:()=>N});var T=i(3916),l=i(5011),I=i(1022),H=i(9165),B=i(1731),x=i(8106),K=i(5257);function N({modules:c,described:m}){return d=>h=>{const P=(0,K.
MP)(h),O=c.get(P)?.[d]?.outcome??{};if(O.value?.kind!=="versions")return null;const{texts:D}=O.value;return{offered:()=>(0,x.i_)(D,"module"),described:m.get(P)??
new Map}}}function J(c,m,d){let h=null;const P=(0,H.H)(c,O=>(h??=X(d,(0,x.i_)(m,"module")),h.has(z(O))));return new Map(Array.from(P,([O,D])=>[z(O),D]))}const X=(c,m)=>new Set(
c.flatMap(d=>{const h=(0,x.x5)(d,m,d.client);return h.kind==="chosen"?h.version:[]}));function z(c){const m=(0,B.oF)(c);return m===null?"":(0,B.Cg)(m)}const R=3,
_=200,p=2e3;function y({calls:c,client:m},d){const h={calls:[],providers:[],undescribed:[]};let P=c.flatMap(D=>{const{module:L,constraint:W,isOpen:j}=D;return L===
null||j?[]:[{call:{...D,module:L},by:"",module:L,constraint:W}]});const O={left:p};for(let D=0;D<R;D+=1)P=P.flatMap(W=>{const j=d(W.module);if(j===null)return[];
const Q=j.described.size===0?null:(0,x.x5)(W,j.offered(),m),C=Q?.kind==="chosen"?Q.version:"",v=j.described.get(C);if(v===void 0)return D===0&&h.undescribed.push(
W.call),[];const{namespace:G,name:V,system:U}=W.module,Y=`${G}/${V}/${U} ${C}`,F=k(v,{...W,by:Y},m,O);return h.providers.push(...F.providers),F.calls}).slice(0,
_),h.calls.push(...P);return h}function k(c,{module:m,call:d,by:h},P,O){const D=v=>({text:v,place:d.place}),L=c.slice(0,Math.max(0,O.left)),W=new Map(L.map(v=>[
(0,T.join)(".",v.path),v])),j=new Set([(0,T.join)(".",m.subdirectory)]),Q=[],C=[];O.left-=L.length;for(const v of j){const G=W.get(v);for(const{source:V,version:U}of G?.
calls??[]){if(O.left--<=0)break;(0,l.Nj)(V)&&j.add((0,T.join)(v,V));const Y=(0,l.vL)(V,P),F=U===""?null:D(U);Y.kind==="registry"&&Q.push({call:d,by:h,module:Y,constraint:F})}
for(const{name:V,namespace:U,source:Y,version:F}of G?.providers??[]){if(O.left--<=0)break;const ts=(0,I.m)(Y||(0,T.join)(U,V),P);ts.kind!=="registry"||F===""||C.
push({call:d,by:h,provider:ts,constraint:D(F)})}}return{calls:Q,providers:C}}}),1257:((os,Z,i)=>{i.d(Z,{n:()=>_,parseNamedAddress:()=>J});var T=i(3625),l=i(1831),
I=i(5011),H=i(1022),B=i(9562),x=i(2158),K=i(1094),N=i(5257);function J(p,y){const k=p.text.indexOf("@"),c=k<0?p.text:p.text.slice(0,k),m=k<0?null:p.text.slice(k+
1),d=m===null?null:{text:m,place:N.cd},h=`${(0,l.nx)(p.host)}/${c}`;return p.service===B.e$?X(h,d,y):z(h,d,y)}function X(p,y,k){const c=(0,I.rE)(p,k),m=c.ok?R(y,
x.PW,d=>(0,K.gH)(d,k)):c.why;return!c.ok||m!==null?(0,T.T)(`${m}; expected modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.\
2`):(0,T.J)({address:p,source:p,place:N.cd,module:c.value,constraint:y,isOpen:!1})}function z(p,y,k){const c=(0,H.m)(p,k),m=p.split("/").length===3&&c.kind==="r\
egistry",d=m?R(y,x._T,K.Nd):c.kind==="invalid"?c.error:"not a provider of a registry";return!m||d!==null?(0,T.T)(`${d}; expected providers.v1=NAMESPACE/TYPE[@VE\
RSIONS], such as providers.v1=acme/box@>=1.0`):(0,T.J)({provider:c,places:[N.cd],constraints:y===null?[]:[y],locked:null})}function R(p,y,k){if(p===null)return null;
const c=y(p.text);return c.ok?k(c.value)?null:`no version can match ${p.text}`:c.why}function _(p,y){const k=p.flatMap(({addresses:c})=>c);return k.length===0?[]:
y.map(c=>{const m=k.flatMap(d=>{const h=J(d,c);return h.ok?[h.value]:[]});return{directory:N.cd.file,client:c,directories:[],calls:m.filter(d=>"module"in d),providers:m.
filter(d=>"provider"in d),lockFile:null,clientVersions:[]}})}}),3567:((os,Z,i)=>{i.d(Z,{inquire:()=>Xs});var T=i(1064),l=i(1257),I=i(5257),H=i(5927),B=i(4529),x=i(
5582),K=i(3948),N=i(9493),J=i(3432),X=i(7758);class z{#t=[];#s;constructor(s){this.#s=s}async pass(s){this.#s===0?await new Promise(n=>this.#t.push(n)):this.#s-=
1;try{return await s()}finally{const n=this.#t.shift();n===void 0?this.#s+=1:n()}}}const R=4,_=2*R,p=1e3,y=3e4,k=6e4;function c(t){const s={options:t,gate:new z(
m(t)),pools:new Map,requests:[],sessions:new Set,kept:new Set},n=()=>{for(const e of s.sessions)e.close()};return t.stop.signal.addEventListener("abort",n),{ask:e=>{
const r=d(s,e);return r.gate.pass(()=>s.gate.pass(()=>h(s,r,e)))},requests:()=>s.requests,close:()=>{t.stop.signal.removeEventListener("abort",n),n()}}}const m=({
concurrency:t})=>t*R;function d({pools:t},{url:s}){const n=(0,B.X5)(s),e=n.ok?`${n.value.name} ${n.value.port}`:"",r=t.get(e);if(r!==void 0)return r;const a={gate:new z(
R),idle:[],requests:0,pause:Promise.resolve(),silent:0,down:null};return t.set(e,a),a}async function h(t,s,n){if(s.down!==null)return s.down;const e=await P(t,s,
n);return e.kind==="not-asked"||(s.silent=e.attempts.every(({headMs:r})=>r===null)?s.silent+1:0,s.silent>=_&&(s.down=e)),e}async function P(t,s,n){const{stop:e,
maxRequests:r}=t.options,o=[];for(;;){if(await s.pause,e.why!==null)return O(o,"stopped");if(s.requests>=r)return O(o,"limit");const a=await D(t,s,n);if(e.why!==
null&&a.response.kind==="failed"||o.push(a),n.patience.every(g=>(0,N.m)(o,g)!==null)||e.why!==null)return O(o,"stopped");const{ms:f,isForHost:M}=j(a,o.length,t.
options),w=(0,X.v)(f,t.options);M&&(s.pause=w),await w}}function O([t,...s],n){return t===void 0?{kind:"not-asked",why:n}:{kind:"asked",attempts:[t,...s]}}async function D(t,s,n){
const{network:e,startTimer:r}=t.options,{patience:o,maxRedirects:a}=n,u=L(t,s);s.requests+=1;try{const E=await(0,K.e)({...n,asks:"answer",session:u,settings:e,redirectLimits:{
terraform:a,opentofu:a},timeoutMs:(0,J.nT)(o),startTimer:r});s.requests+=E.hops.length-1;const{hops:f,timing:M,certificates:w}=E;return t.requests.push({host:n.
host,hops:f,timing:M,certificates:w}),E}finally{W(t,s,u)}}function L({options:t,sessions:s,kept:n},{idle:e}){for(let o=e.pop();o!==void 0;o=e.pop())if(n.delete(
o),o.isOpen())return o;const r=(0,x.f)(t.network);return s.add(r),r}function W({options:t,sessions:s,kept:n},{idle:e},r){if(!r.isOpen()){s.delete(r);return}e.push(
r),n.add(r);const[o]=n;n.size<=m(t)||o===void 0||(n.delete(o),s.delete(o),o.close())}function j({response:t},s,{now:n}){const e=t.kind==="received"&&[429,503].includes(
t.head.status)?(0,X.V)(t.head.retryAfter,n()):null;return e===null?{ms:Math.min(p*2**(s-1),y),isForHost:!1}:{ms:Math.min(Math.max(e,0),k),isForHost:!0}}var Q=i(
3625),C=i(4283),v=i(6002),G=i(7705),V=i(6974),U=i(3851);const Y=3e4,F=9,ts={kind:"whole",maxBytes:1024*1024},Es={kind:"excerpt",maxBytes:2048},ws={headers:{accept:"\
application/vnd.api+json"},planBody:({status:t})=>t===200?ts:Es,maxRedirects:F},ks=/^[\w-]+$/;async function gs(t,s){const n=new Map,e=o=>{const a=(0,C.jr)(o.url),
u=n.get(a)??s.asker.ask(o);return n.set(a,u),u},r=As(t,s).map(async o=>{const{host:a,service:u,clients:E}=o,{token:f,source:M}=await s.tokenOf(a);if(f===null)return[];
const g=(0,U.QR)(u,a,E,S=>S,s).flatMap(S=>S.kind==="service"?S:[]),A=Map.groupBy(g,({url:S})=>(0,C.jr)(S)),b={token:f,source:M,attemptMs:s.settings.timeoutMs??Y};
return Promise.all(A.values().map(S=>ys(o,S,b,e)))});return(await Promise.all(r)).flat(2)}async function ys(t,s,{token:n,source:e,attemptMs:r},o){const[a]=s;if(a===
void 0)return[];const{host:u,organization:E,workspace:f}=t,{client:M,origin:w}=a,g=async(ss,Zs)=>{const hs=(0,G.ny)(a.url,ss),ls=await o({host:u,url:hs,origin:w,
token:n,...ws,patience:[{client:M,attemptMs:r,retries:1}]}),qs=ls.kind==="asked"?ls.attempts:[],st=Os(ls,Zs);return{host:u,url:(0,C.Pl)(hs),tokenSource:e,outcome:st,
attempts:qs}},A=await g("ping",Ps),b=s.map(ss=>ss.client),S={...t,clients:b,ping:A,ofOrganization:null,ofWorkspace:null};if(A.outcome.kind!=="read"||E===null)return[
S];const $=`organizations/${E}`,ns=await g(`${$}/entitlement-set`,ds),es=ns.outcome.kind!=="read"||f===null?null:await g(`${$}/workspaces/${f}`,ds);return[{...S,
ofOrganization:ns,ofWorkspace:es}]}function Os(t,s){if(t.kind==="not-asked")return t;const n=(t.attempts.at(-1)??t.attempts[0]).response;return n.kind==="failed"?
{kind:"failed",problem:n.problem}:s(n)}const Ps=({head:t})=>({kind:"read",value:t.apiVersion}),Ds=(0,v.w3)({data:(0,v.lq)((0,v.w3)({id:v.Qq}))}),ds=({head:t,body:s})=>{
const{status:n,reason:e}=t,r=(0,V.y)(s.bytes);if(n<200||n>399)return{kind:"status",status:n,reason:e,page:r};const o=Ts(new TextDecoder().decode(s.bytes));return o.
ok?{kind:"read",value:null}:{kind:"unreadable",why:o.why,page:r}};function Ts(t){const s=(0,v.D4)(t,Ds);return s.ok?s.value.data===null?(0,Q.T)("has no data"):(0,Q.
J)(null):s}function As(t,{environment:s}){const n=new Map;for(const{kind:e,workspace:r,hasOwnToken:o,needs:a,place:u}of t){if(r===void 0||o)continue;const E=e.startsWith(
"cloud")?s.TF_CLOUD_ORGANIZATION:void 0,f=us(r.organization??E),M=us(r.name);for(const{host:w,service:g,clients:A}of a){const b=[w,g,f,M].join(" "),$=n.get(b)??
{host:w,service:g,organization:f,workspace:M,places:[],clients:[]};n.set(b,$),$.places.push(u),$.clients=[...new Set([...$.clients,...A])]}}return[...n.values()]}
const us=t=>t&&ks.test(t)?t:null;var rs=i(1831),Ss=i(9529),q=i(9562);const Rs=1e4;async function _s(t){const{visits:s,settings:n}=t,e=new Map;for(const o of s.values())
for(const a of Ls(o)){const u=(0,rs.Pm)(a)??"";a.scheme==="https"&&u!==o.host&&(0,B.X5)(a).ok&&(0,rs.Jr)(u,n.allowedHosts)&&!e.has(u)&&e.set(u,{visit:o,url:a})}
return(await Promise.all(e.values().map(({visit:o,url:a})=>Is(o,a,t)))).flat()}function Ls({host:t,attempt:{discovery:s}}){const n=(0,C.Dl)(s.kind==="found"?s.url:
"");if(s.kind!=="found"||!n.ok)return[];const e=(0,rs.nx)(t),{services:r}=s,a=(0,q.TE)(q.S3,{services:r,documentUrl:n.value,display:e,client:"terraform"});if(a.
kind!=="object")return[];const{authz:u,token:E}=(0,Ss.m)(a.value,n.value,e).value;return[u,E].flatMap(f=>{const M=(0,C.Dl)(f??"");return f!==null&&M.ok?[M.value]:
[]})}async function Is(t,s,{asker:n,network:e,settings:r}){const o=await n.ask({host:t.host,url:s,origin:(0,U.yv)(t,e),token:null,headers:{},planBody:()=>({kind:"\
excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:r.timeoutMs??Rs,retries:1}]}),a=o.kind==="asked"?o.attempts.at(-1):void 0;return a?.
response.kind!=="failed"||a.headMs!==null?[]:[{host:t.host,url:(0,C.Pl)(s),problem:a.response.problem}]}var fs=i(6267),xs=i(9165),as=i(6905),is=i(1255);const Cs=t=>cs(
t.flatMap(({client:s,calls:n})=>n.flatMap(({module:e})=>e===null?[]:[{address:e,client:s}])),I.MP),ms=(t,s=()=>!1)=>cs(t.flatMap(n=>n.providers.flatMap(({provider:e})=>s(
e,n)?[]:[{address:e,client:n.client}])),I.JT);function cs(t,s){return new Map(Array.from(Map.groupBy(t,({address:n})=>s(n)),([n,e])=>{const r=[...new Set(e.map(
({client:o})=>o))];return[n,{address:e[0].address,clients:r}]}))}async function Us(t,s){let n={modules:new Map,described:new Map},e=t.flatMap(({client:r,calls:o})=>o.
flatMap(({module:a,constraint:u})=>a===null?[]:[{address:a,client:r,constraint:u}]));for(;e.length>0;){const r=await Ws(cs(e,I.MP),e,s);n={modules:new Map([...n.
modules,...r.modules]),described:new Map([...n.described,...r.described])},e=Bs(t,n,s)}return n}function Bs(t,s,{visits:n}){const e=(0,as.tl)(s);return t.flatMap(
r=>(0,as.kP)(r,e(r.client)).calls.filter(({module:o})=>n.has(o.host)&&!s.modules.has((0,I.MP)(o))).map(({module:o,constraint:a})=>({address:o,client:r.client,constraint:a})))}
async function Ws(t,s,n){const e=Map.groupBy(s,({address:a})=>(0,I.MP)(a)),r=new Map,o=await Promise.all(Array.from(t,async([a,{address:u,clients:E}])=>{const f=g=>(0,G.
fZ)(g,u),M=(0,U.QR)(q.e$,u.host,E,f,n),w=g=>{const A=(0,xs.Y)(g);return A.ok&&A.value.kind==="versions"&&r.set(a,(0,as.lz)(g,A.value.texts,e.get(a)??[])),A};return[
a,await(0,is.dq)(u.host,M,w,n)]}));return{modules:new Map(o),described:r}}var js=i(5011),Ns=i(1022);const Qs=(0,v.w3)({id:v.Qq,moved_to:v.Qq});function $s(t,s){
const n=(0,v.D4)(t,Qs);if(!n.ok)return n;const{id:e,moved_to:r}=n.value,o=(0,Ns.m)(r===""?e:r,"terraform"),a=o.kind==="registry"&&o.type===s;return(0,Q.J)(a?o.namespace:
null)}var Ks=i(2418);const zs=(0,v.w3)({versions:(0,v.p_)((0,v.w3)({version:v.Qq,protocols:(0,v.p_)(v.Qq)})),warnings:(0,v.p_)(v.Qq)});function Vs(t){const s=(0,v.
D4)(t,zs);if(!s.ok)return s;const{versions:n,warnings:e}=s.value,r=new Map(n.items.map(a=>[a.version,a.protocols.items])),o=[...r.keys()];return(0,Q.J)({texts:o,
compatible:o.filter(a=>(0,Ks.P)(r.get(a)??[])),warnings:o.length===0?[]:e.items,leftOut:n.leftOut})}async function Fs(t,s){const n=new Map,e=new Map,r=Array.from(
t,async([o,{address:a,clients:u}])=>{const E=(0,U.QR)(q.xq,a.host,u,ps(a),s),f=await(0,is.dq)(a.host,E,Vs,s);n.set(o,f);const M=u.find(g=>Hs(a,g,f[g])),w=M===void 0?
null:await Js(a,M,s);w!==null&&e.set(o,w)});return await Promise.all(r),{providers:n,renamed:e}}const ps=t=>s=>(0,G.i5)(s,t),Hs=({host:t,namespace:s},n,e)=>s===
"hashicorp"&&t===(0,js.Vm)(n)&&e?.outcome.kind==="status"&&e.outcome.status===404;async function Js(t,s,n){const e=ps({...t,namespace:"-"}),r=E=>$s(E,t.type),o=(0,U.
QR)(q.xq,t.host,[s],e,n),u=(await(0,is.dq)(t.host,o,r,n))[s]?.outcome;return u?.kind==="read"?u.value:null}async function Xs(t,s){const{configs:n,dialect:e,directory:r,
settings:o}=s,a=[...t,...(0,l.n)(o.hostnames,e.clients)],u=(0,H.V)(n,{root:r,releases:e.releases,asksMirrors:!0}),E=Cs(a),f=ms(a,(w,{directory:g,client:A})=>g!==
I.cd.file&&u(w,g,A)),M=c({...s,maxRequests:o.maxRequests});try{const w=Gs(s,bs(M,E.size+f.size,s)),{environment:g}=s.machine,A=(0,H.x)(n,e.releases,s.learn),[b,
S,$,ns,Ms]=await Promise.all([Us(a,w),Fs(f,w),(0,fs.NV)(ms(a),A,w),gs(s.usages,{...w,environment:g}),_s(w)]),es={roots:a,...b,...S,providers:(0,fs.mD)(S.providers,
$),installations:$},ss=await s.askPackages?.(es,w,s)??null;return{...es,packages:ss,clouds:ns,logins:Ms,requests:M.requests()}}finally{M.close()}}function Gs(t,s){
const{configs:n,dialect:e,credentials:r,visits:o,settings:a,network:u}=t,E=new Map(n.map(f=>[f.client,f.patience]));return{asker:s,settings:a,network:u,clients:e.
clients,visits:new Map(o.map(f=>[f.host,f])),onlyListed:Ys(t),patience:f=>E.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,T.tB)(f,e.versions),tokenOf:async f=>{
const{answer:M}=await r.find(f);return{token:M?.token??null,source:M?.token?M.source:null}}}}function Ys({settings:t,usages:s}){const n=t.hostnames.flatMap(({addresses:r})=>r).
map(vs);if(n.length===0)return new Set;const e=new Set(s.flatMap(({needs:r})=>r.map(vs)));return new Set(n.filter(r=>!e.has(r)))}const vs=({host:t,service:s})=>`${t}\
 ${s}`;function bs(t,s,{progress:n}){let e=0;return n({total:s,done:e}),{...t,ask:async r=>{const o=await t.ask(r);return e+=1,n({total:Math.max(s,e),done:e}),o}}}})};export{nt as id,et as ids,ot as modules};
