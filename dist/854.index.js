const ge=854,Me=[854],Oe={6029:((se,V,l)=>{l.d(V,{F:()=>_,o:()=>z});var c=l(3916),x=l(2161),I=l(7495),W=l(2990),S=l(7905),Y=l(7854),N=l(4667);function J({kind:o,
absent:u=o}){return o!=="required_provider"?[o,u]:[o,u,"required_provider_legacy","required_provider_invalid"]}const z=[...new Set([...N.I.flatMap(J),"implied_p\
rovider"])],P=(0,Y.Oo)(o=>N.I.filter(u=>J(u).includes(o)));function b({kind:o,backend:u}){const h=P(o),y=h.find(k=>k.backend===u)??h[0];if(y===void 0)throw new Error(
`no row of the usage table has ${o}`);return y}const X=3e4;function _(){const o=new Map;return u=>{const h=A(u);let y=h===null?void 0:o.get(h);return y===void 0&&
(y=B(u),o.size>=X&&o.clear(),h!==null&&o.set(h,y)),v(u,y)}}const v=(o,u)=>({kind:o.kind,host:u.host,isHostImplied:u.isHostImplied,directHost:u.directHost,hasOwnToken:o.
hasOwnToken??!1,workspace:o.workspace,text:o.text,address:o.address,version:o.version,constraints:o.constraints,place:o.place,clients:o.clients,isOverridden:o.isOverridden,
needs:u.needs});function A(o){const{kind:u,text:h,clients:y,version:k,evaluated:O,isOverridden:$,replacedFor:T,stateHosts:U}=o;return h===null||$||(O!==void 0||
T!==void 0||U!==void 0)?null:`${u} ${o.backend} ${y[0]} ${y.length} ${w(k)} ${h}`}const w=o=>o!==void 0&&o.value===void 0;function B(o){const{clients:u,isOverridden:h,
replacedFor:y=[],stateHosts:k={}}=o;if(o.kind==="implied_provider")return(0,W.x)(u);const O=b(o),$=new Map(u.map(R=>[R,j(o,O,R)])),T=[...$].filter(([R])=>!h&&!y.
includes(R)),U=[...$.values()].find(({host:R,directHost:K})=>R!==null||K!==void 0);return{host:U?.host??null,isHostImplied:U?.isHostImplied??!1,directHost:U?.directHost,
needs:(0,S.hN)(new Map(T),O,R=>k[R]??null)}}function j(o,u,h){const{text:y,evaluated:k,version:O}=o,$=k===void 0?{text:y,isWhole:!0}:k[h];return $===void 0?I.zt:
$.text===null?y!==null&&u.defaults===void 0?I.zt:E(o,u,h):$.isWhole?I.pb[u.grammar]($.text,h,w(O)):(0,I.i4)(u.grammar,$.text,h)??I.zt}const m=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function E({kind:o,address:u,place:h},y,k){const[,O=null]=m.exec(u)??[],$=(0,x.L8)((0,c.basename)(h.file),new Set,"")??{class:"config",isOverride:!1};return(0,S.
gd)({row:y,kind:o,address:u,localName:O},$,k)}}),9729:((se,V,l)=>{l.d(V,{U0:()=>te,Uz:()=>r,fM:()=>i,l3:()=>f});var c=l(5262),x=l(5143),I=l(5799),W=l(1064),S=l(
1831),Y=l(8416),N=l(3469),J=l(5603),z=l(7854),P=l(6192),b=l(6029);const X=function(...e){const{problemFacts:s}=l.late([124,312,579,507],4507);return new.target?
new s(...e):s(...e)},{Qq:_,Ik:v,p_:A,yL:w,wC:B}=P,j=c.me(_),m=c.yq(P.Jt,!1),E=P.rD(0,Number.MAX_SAFE_INTEGER),o=B(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/\
TYPE"),u=B(/^[\w.+-]{1,100}$/,"a version"),h=e=>{const s=(0,S.Pv)((0,S.nx)(e));return s.ok&&s.value===e},y=P.qG(h,"a hostname"),O=B(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
"a path in the repository"),$=P.rD(1,2**25),T=v({file:O,line:$,column:$,endColumn:$}),U=w(W.zK),R=w(W.Du),K=e=>v({terraform:c.yq(e),opentofu:c.yq(e)}),Z=[W.Du,...W.
Du.map(e=>[e])],q=e=>Z.find(s=>s.length===e.length&&s.every(t=>e.includes(t))),Q=c.Fs(A(R),c.z6(e=>q(e)!==void 0,"one or two different CLIs"),c.pd(e=>q(e)??e)),
ne=v({text:_,value:c.yq(K(j)),place:T}),te=c.Fs(v({kind:w(b.o),host:j,address:_,text:j,...T.entries,clients:Q,version:c.yq(ne),constraints:c.yq(_),evaluated:c.yq(
K(v({text:j,isWhole:m}))),backend:c.yq(_),stateHosts:c.yq(K(y)),hasOwnToken:m,workspace:c.yq(v({organization:j,name:j})),isOverridden:m,replacedFor:c.yq(Q)}),c.
pd(({host:e,file:s,line:t,column:p,endColumn:C,...g})=>({...g,place:{file:s,line:t,column:p,endColumn:C}}))),oe=c.Fs(v({clients:Q,releases:A(_),versions:K(_),why:_,
evidence:A(v({client:R,level:w(J.A),place:T,text:_,version:j})),isGuess:c.yq(c.eu(!0,"true"))}),c.pd(({releases:e,...s})=>({...s,name:(0,Y.WJ)(s.clients),releases:s.
clients.flatMap(t=>re(t,e))})));function re(e,s){const t=W.pH.filter(p=>p.client===e&&s.includes(p.name));return t.length===0?(0,N.w)(e,[]):t}const ie=e=>Object.
hasOwn(X(),e),ae=c.Fs(v({code:P.qG(ie,"a problem code"),severity:w(I.oC),message:_,help:c.yq(_),affects:A(U),clients:Q,namedHost:c.yq(c.me(y),null),places:A(T),
isPlaceholder:c.yq(P.Jt)}),c.pd(({code:e,severity:s,message:t,help:p,affects:C,...g})=>{const D=X()[e],L=D.affects.filter(H=>C.includes(H)),F=p===void 0?{message:t}:
{message:t,help:p},G={...D,code:e,usualSeverity:D.severity,severity:s,affects:L};return(0,I.hD)({...G,...F},g)})),le=[...z.O8,...z.VZ,...Object.keys(W.$I),"bina\
ry"],n=v({kind:w(le),text:_,localName:j,place:T}),a=v({name:c.Fs(_,c.z6(x.en,"a name such as acme/network")),url:c.me(B(/^https?:\/\/[\w.:/-]+$/,"a URL of a pag\
e")),commit:c.me(B(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),d=c.Fs(P.A7(o,A(_)),c.pd(e=>new Map(Object.entries(e)))),i=v({kind:w(["repository"]),
schemaVersion:E,version:u}),r=v({repository:v({name:a.entries.name})}),f=v({...i.entries,repository:a,dialect:oe,setting:v({name:w(["auto","terraform","opentofu",
"both"]),version:c.me(u)}),usedBy:A(U),files:E,bytes:E,usages:E,isEmpty:m,notes:A(ae),declared:A(n),roots:A(v({directory:O,clients:Q})),locks:A(v({file:O,hashes:d})),
plugins:A(v({directory:O,providers:A(o)}))})}),1156:((se,V,l)=>{l.d(V,{WS:()=>J,Yo:()=>w,cV:()=>B,gw:()=>j,kz:()=>N,zx:()=>Y});var c=l(4091),x=l(3592),I=l(6192),
W=l(6029),S=l(9729);const Y=128*1024*1024,N=1e7;function J(m,E=(0,W.F)()){if(_(m))return z("is the report of a check, not a usages file; keep reports in another\
 directory");if(m.length>N&&j(m)>N)return z(`has ${B}`);const o=m.replace(/^\uFEFF/,"").trimEnd().split(`
`),u=P(o.pop()??"");if(!u.ok)return z(`${u.why}; ${v}`);const{line:h,schemaVersion:y,version:k}=u.value,O=(0,I.fd)(S.Uz,h),$=O.ok?O.value.repository.name:null,T=R=>({
ok:!1,why:R,repository:$});if(y!==x.G5)return T(`schemaVersion is ${y}, which tf-disco ${x.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const U=b(o,h,E);return U.ok?U:T(`${U.why}; ${k===x.xv?v:A(k)}`)}const z=m=>({ok:!1,why:m,repository:null});function P(m){const E=(0,I.
qF)(m);if(!E.ok)return(0,c.TR)(m===""?E.why:`the last line ${E.why}`);const o=(0,I.fd)(S.fM,E.value);return o.ok?(0,c.Ju)({line:E.value,...o.value}):(0,c.TR)(`t\
he last line is not about the repository: ${o.why}`)}function b(m,E,o){const u=(0,I.fd)(S.l3,E);if(!u.ok)return(0,c.TR)(`line ${m.length+1}: ${u.why}`);const{kind:h,
schemaVersion:y,version:k,usages:O,...$}=u.value,T=[];for(const[U,R]of m.entries()){const K=X(R);if(!K.ok)return(0,c.TR)(`line ${U+1}${K.why}`);T.push(o(K.value))}
return O!==m.length?(0,c.TR)(`has ${m.length} usages, and its last line counts ${O}`):(0,c.Ju)({...$,usages:T})}function X(m){const E=(0,I.qF)(m);if(!E.ok)return(0,c.
TR)(` ${E.why}`);const o=(0,I.fd)(S.U0,E.value);return o.ok?o:(0,c.TR)(`: ${o.why}`)}const _=m=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(m.slice(0,1e3)),v="write the file with `tf-disco usages --format json`",A=m=>`it was written by tf-disco ${m}; write it with version ${x.xv}`,w="scan fewer\
 directories of the repository",B=`more than ${N} values; ${w}`;function j(m){let E=0;for(let o=0;o<m.length;o+=1){const u=m.charCodeAt(o);(u===44||u===91||u===
123)&&(E+=1)}return E}}),5854:((se,V,l)=>{l.r(V),l.d(V,{prepareFleet:()=>ne});var c=l(3024),x=l(6760),I=l(5747),W=l(4091);const S=2e4,Y="write one for each repo\
sitory with `tf-disco usages --format json`";function N(n,a,d){const i=n.map(e=>{const s=J(e,a);return s.ok&&s.value.length===0&&!d?(0,W.TR)(`there is no .jsonl\
 file in ${e}; ${Y}`):s}),r=[...new Set(i.flatMap(e=>e.ok?e.value:[]))],f=`there are ${r.length} .jsonl files, the limit is ${S}`;return{files:r.slice(0,S),mistakes:[
...i.flatMap(e=>e.ok?[]:[e.why]),...r.length>S?[f]:[]]}}function J(n,a){const d=(0,x.resolve)(a,n);try{if(!(0,c.statSync)(d).isDirectory())return(0,W.Ju)([d]);const i=(0,c.
readdirSync)(d,{recursive:!0,withFileTypes:!0}).filter(r=>!r.isDirectory()&&/\.jsonl?$/i.test(r.name)).map(r=>(0,x.join)(r.parentPath,r.name));return(0,W.Ju)(i.
sort())}catch(i){const r=(0,I.Oj)(i);return(0,W.TR)(r==="ENOENT"?`${n} does not exist in ${a}`:`${n} cannot be read: ${r}`)}}function z(n,a,d){const i=new Set(a.
map(P)),r=new Map((n.length===0?a:n).map(s=>[P(s),s]));for(const s of d){const t=b(s,r,i);r.has(P(t))||r.set(P(t),t)}const f=[...r].flatMap(([s,t])=>i.has(s)?[]:
[t]);if(f.length===0)return null;const e={kind:"missing",repositories:f,total:r.size};return d.length===0?e:{...e,reasons:d.map(({file:s,why:t})=>`${s}: ${t}`)}}
const P=n=>n.toLowerCase();function b({file:n,repository:a},d,i){if(a!==null&&!i.has(P(a)))return a;const r=n.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),f=d.
get(P(r.replaceAll("__","/")));return f!==void 0&&!i.has(P(f))?f:n.replaceAll(/[^\w./-]/g,"_")}var X=l(5143),_=l(1064),v=l(9664),A=l(8416),w=l(7854);function B(n){
const a=n.filter(({isEmpty:e})=>!e),d=a.length===0?n:a,i=d.map(({dialect:e})=>e),r=_.Du.filter(e=>i.some(s=>s.clients.includes(e))),f=new Set(i.flatMap(({releases:e})=>e.
map(({name:s})=>s)));return{name:(0,A.WJ)(r),clients:r,releases:_.pH.filter(({name:e})=>f.has(e)),versions:Object.fromEntries(r.flatMap(e=>{const s=j(e,i);return s===
null?[]:[[e,s]]})),...i.every(({isGuess:e})=>e)?{isGuess:!0}:{},why:m(i),evidence:d.flatMap(({repository:e,dialect:s})=>{const{place:t}=u(e.name);return s.evidence.
map(p=>({...p,place:t(p.place)}))})}}function j(n,a){const d=a.filter(({clients:f})=>f.includes(n)),[i,...r]=new Set(d.map(({versions:f})=>f[n]??null));return i===
void 0||r.length>0?null:i}function m(n){const[a,...d]=n;if(a!==void 0&&d.length===0)return a.why;const i=n.filter(({isGuess:s})=>!s),r=_.Du.flatMap(s=>{const{length:t}=i.
filter(({clients:p})=>p.includes(s));return t===0?[]:[`${_.bB[s]} in ${t}`]}),f=n.length-i.length,e=[...r,...f===0?[]:[`assumed in ${f}`]];return`of ${n.length}\
 repositories, ${e.join(" and ")}`}const E=n=>_.zK.filter(a=>n.some(({usedBy:d})=>d.includes(a)));function o(n,a){const d=({isGuess:r,named:f},e)=>r&&!f.has(e)&&
!a.has(e),i=new Set(a);for(const r of n)for(const{needs:f}of r.usages)for(const{host:e}of f)d(r,e)||i.add(e);return n.map(r=>{if(!r.isGuess)return r;const f=e=>!(i.
has(e)&&d(r,e));return{...r,usages:r.usages.map(e=>e.needs.every(({host:s})=>f(s))?e:{...e,needs:e.needs.filter(({host:s})=>f(s))}),roots:r.roots.map(e=>({...e,
calls:e.calls.filter(({module:s})=>s===null||f(s.host)),providers:e.providers.filter(({provider:s})=>f(s.host))}))}})}function u(n,a=new Map){const d=(0,w.Oo)(t=>(0,X.
yJ)(n,t)),i=(0,w.Oo)(t=>({file:d(t.file),line:t.line,column:t.column,endColumn:t.endColumn})),r=t=>({...t,place:i(t.place)});return{file:d,place:i,usage:t=>({...t,
repository:n,place:i(t.place)}),note:t=>({...t,places:t.places.map(p=>typeof p=="string"?p:i(p)),...t.aside===void 0?{}:{aside:d(t.aside)}}),root:t=>({...t,directory:d(
t.directory),directories:t.directories.map(p=>(0,v.jt)(d((0,v.Gz)(p,"main.tf")))),calls:t.calls.map(({address:p,isOpen:C,...g})=>{const D=`${t.client} ${g.source}`,
{source:L,module:F}=(g.module&&a.get(D))??g;F!==null&&a.set(D,{source:L,module:F});const G=g.constraint&&r(g.constraint);return{address:p,source:L,place:i(g.place),
module:F,constraint:G,isOpen:C}}),providers:t.providers.map(p=>({...p,places:p.places.map(i),constraints:p.constraints.map(r),locked:p.locked&&{...p.locked,version:r(
p.locked.version)}})),lockFile:t.lockFile===null?null:d(t.lockFile),clientVersions:t.clientVersions.map(r)})}}var h=l(4e3),y=l(785),k=l(7523),O=l(2859),$=l(1435),
T=l(6034),U=l(6029),R=l(1156),K=l(3152);const Z=1e6;function*q({usages:n,repositories:a},d,i){const{files:r,mistakes:f}=N(n,d,a.length>0);if(f.length>0)throw new K.
GN(f.map(p=>`${i}: ${p}`));const e=(0,U.F)(),s=new Map;let t=0;for(const p of r){const C=(0,x.relative)(d,p),g=Q(p,e);if(!g.ok){yield{...g,file:C};continue}const{
value:D}=g,L=D.repository.name,F=s.get(L.toLowerCase()),G=t+D.usages.length>Z;if(F!==void 0){const H=`is of the repository ${L}, as is ${F}; keep one file for e\
ach repository`;yield{ok:!1,file:C,why:H,repository:null}}else if(G){const H=`the files have more than ${Z} usages; check fewer repositories at once`;yield{ok:!1,
file:C,why:H,repository:L}}else t+=D.usages.length,s.set(L.toLowerCase(),C),yield g}}function Q(n,a){const d=(0,I.yR)(n,R.zx);return d.ok?(0,R.WS)(d.text,a):{ok:!1,
why:(0,h.mP)(d.failure),repository:null}}async function ne(n,a){const d=a.now(),{wording:i,directory:r,environment:f,progress:e}=a,s=[],t=i?.setting("usages")??
"usages",p=new Map,C=[];let g=0;for(const M of q(n,r,t))if(M.ok?(s.push(te(M.value,n,p)),g+=M.value.files):C.push(M),e({kind:"scan",files:g}),await(0,y.xu)(),a.
stop.why!==null)break;const D=s.map(({found:M})=>M),L=D.length===0,F=L?(0,A.L2)({setting:n.dialect,scan:null}):B(D),G=new Set(n.hostnames.map(({host:M})=>M)),H=o(
s,G),ce=ie(D),de=(0,$.j)(H.flatMap(({usages:M})=>M),n,F,{...a,mayHavePlugins:ce.plugins.length>0,plugins:ce.plugins}),{usages:ee,configs:pe,releases:me}=de,ue=D.
map(({repository:M})=>M),he=ue.map(M=>M.name),fe=z(n.repositories,he,C),ve=E(D),ye=re(ee,H,n,F.clients),Ee=(0,T.a3)(s.flatMap(M=>M.notes),ee,n,f);return{dialect:{
...F,releases:me},configs:pe,usages:ee.filter(w.s7),roots:H.flatMap(({roots:M})=>M),requirements:ye,notes:[...Ee,...s.flatMap(({rootNotes:M})=>M)],newHosts:new Set,
isEmpty:!L&&D.every(({isEmpty:M})=>M)&&a.stop.why===null,complaints:de.findings,allUsages:[],changes:null,remarks:[...fe?.reasons??[],...le(D),...de.remarks],scan:{
files:g,bytes:D.reduce((M,{bytes:_e})=>M+_e,0),usages:ee.length,durationMs:a.now()-d},clients:()=>ve,repositories:ue,missing:fe,checkouts:ce}}function te(n,a,d){
const{dialect:i,usages:r,notes:f,declared:e,repository:s}=n,t=new Map(i.clients.map(F=>[F,new Set(n.roots.flatMap(({directory:G,clients:H})=>H.includes(F)?G:[]))])),
p=(0,T.D0)({usages:r,notes:f,scanned:{declared:e,endedAt:null},changed:null,dialect:i,settings:{...a,dialect:n.setting},listed:t}),C=u(s.name,d),g=i.isGuess===!0,
D=F=>({...C.note({...F,problem:oe(F.problem)}),checkedFor:{clients:i.clients,isGuess:g}}),L=(0,k.Xo)(r,p.roots);return{repository:s.name,usages:L.map(C.usage),roots:p.
roots.map(C.root),named:(0,w.kA)(r),isGuess:g,notes:f.map(D),rootNotes:p.notes.map(D),found:{...n,usages:[],notes:[],declared:[]}}}const oe=n=>n.isCuredByScan&&
n.help!==void 0?{...n,help:`${n.help}; set this for \`tf-disco usages\``}:n;function re(n,a,d,i){const r=d.hostnames.map(({host:t})=>t),f={hostnames:[],requiredServices:[]},
e=Map.groupBy(n,t=>t.repository),s=a.map(({repository:t,named:p,isGuess:C})=>{const g=e.get(t)??[];return(0,O.CG)(f,g,i,new Set([...p,...r])).map(L=>C&&L.isImplied?
{...L,isAssumed:!0}:L)});return(0,O.h1)([(0,O.CG)(d,[],i),...s],i)}function ie(n){const a=new Map,d=n.flatMap(({repository:i,...r})=>{const{file:f}=u(i.name);for(const e of r.
locks)a.set(f(e.file),e.hashes);return r.plugins.map(({directory:e,providers:s})=>({directory:e==="."?i.name:f(e),providers:s}))});return{lockHashes:a,plugins:d}}
const ae=10;function le(n){const a=n.filter(({isEmpty:i})=>i);return a.length===0||a.length===n.length?[]:[`no Terraform or OpenTofu files in ${(0,h.K4)(a,ae,({
repository:i})=>(0,h.dh)(i.name))}`]}})};export{ge as id,Me as ids,Oe as modules};
