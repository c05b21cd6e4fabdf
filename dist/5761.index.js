const Ft=5761,Ht=[5761],Jt={5761:((sn,N,p)=>{p.d(N,{judgeInit:()=>Ut});var $=p(9562),m=p(4283),T=p(4592),E=p(789),A=p(1064),S=p(1831),I=p(5011),x=p(5257),D=p(8106),
J=p(9781);const L=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,j=({host:n,name:t})=>`${(0,S.nx)(n)}/${t}`;function R(n,t){return n.roots.flatMap(e=>{const{calls:s,
providers:o}=(0,J._)(e,t.part);return[...s.flatMap(r=>B(e,r,n)),...o.map(r=>F(e,r,n,t))]})}function B(n,t,e){const{module:s,constraint:o,address:r,place:a,isOpen:i}=t;
if(s===null)return[];const{client:u}=n,c=(0,x.MP)(s),v=e.modules.get(c)?.[u],_=v?.outcome.kind==="read"?v.outcome.value:null,O=_?.kind==="versions"?(0,D.i_)(_.texts,
"module"):null;return[{kind:"module",root:n,host:s.host,key:c,name:`${s.namespace}/${s.name}/${s.system}`,address:r,client:u,constraints:o===null?[]:[o],locked:null,
places:[(0,x.W$)(a)],asked:v,installation:null,offered:O,choice:i?null:O&&(0,D.x5)(t,O,u),warnings:[]}]}function F(n,t,e,{upgrade:s,dialect:o}){const{provider:r,
constraints:a,locked:i,places:u}=t,{client:c}=n,v=(0,x.JT)(r),_=e.installations.get(v)?.[c]??null,O=e.providers.get(v)?.[c],C=O?.outcome.kind==="read"?O.outcome.
value:null,K=C===null?null:(0,D.i_)(C.texts,"provider"),W=(0,A.Jd)(c,(0,A.tB)(c,o.versions));return{kind:"provider",root:n,host:r.host,key:v,name:`${r.namespace}\
/${r.type}`,address:v,client:c,constraints:a,locked:i,places:u.map(x.W$),asked:O,installation:_,offered:K,choice:K&&(0,D.c8)(t,K,{upgrade:s,rejectsUnreadable:W}),
warnings:C?.warnings??[]}}const H=3;function k(n,t){const e=Q(n);return n.flatMap(s=>w(s,e,t))}function w(n,t,e){const s=n.asked?.outcome;switch(s?.kind){case"s\
tatus":return n.asked?.mirror?.hasSlash===!1?[]:[g(n,s,t,e)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"\
unreadable":return n.asked?.mirror?.hasSlash===!1?[]:[f(n,s.why,s.page)];case"read":return n.offered===null?[f(n,M(s),null)]:[];case"not-asked":case void 0:return[]}}
function g(n,t,e,s){const{kind:o,key:r}=n,{status:a}=t;if(b(n)?.authorization==="withheld"&&a<500||a===401||a===403)return l(n,t,s);if(a===404){const u=e.has(P(
n));return{item:n,cause:`unknown ${u?o:r}`,describe:c=>y(c,t,s)}}return{item:n,cause:`status ${o} ${a}`,describe:u=>(0,T.versionsStatus)({...z(u),...h(n,t),attempts:n.
asked?.attempts.length??1,transient:(0,A.Mq)(a)})}}function y(n,t,{renamed:e}){const[s]=n;if(s===void 0)throw new Error("a finding without items");const o=[...new Set(
n.map(U))],{mirror:r}=s.asked??{},a={...h(s,t),host:r?.url??(0,S.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.kind==="module"?(0,E.moduleUnknown)(
{...a,modules:o}):(0,E.providerUnknown)({...a,providers:o,meant:d(s,e),isMirror:r!==void 0})}function d({key:n,root:t},e){const[s="",o="",r=""]=n.split("/");if(o!==
"hashicorp"||s!==(0,I.Vm)(t.client))return null;const a=e.get(n),i=t.providers.find(({provider:u})=>u.type===r&&(0,x.JT)(u)!==n);return i===void 0?a===void 0?null:
`${a}/${r}`:i.provider.host===s?`${i.provider.namespace}/${r}`:`${(0,S.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}function l(n,t,{isFork:e}){const s=b(
n),o=s?.authorization??"none",r=(0,m.Dl)(s?.url??""),a=r.ok?(0,S.Pm)(r.value):null,i=a===null||a===L(n)?null:(0,S.WV)(a),{challenge:u=null}=s??{};return{item:n,
cause:`unauthorized ${n.kind} ${t.status} ${o} ${i} ${u}`,describe:c=>(0,T.versionsUnauthorized)({...z(c),...h(n,t),token:o,source:n.asked?.tokenSource??null,elsewhere:i,
challenge:u,isFork:e})}}function f(n,t,e){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${t}`,describe:o=>(0,T.versionsShape)({...z(o),url:s,page:e,
why:t})}}const M=({value:n})=>{const{kind:t}=n;return t==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},h=(n,{status:t,
reason:e,page:s})=>({url:b(n)?.url??n.asked?.url??"",status:t,reason:e,page:s}),b=({asked:n})=>n?.attempts.at(-1)?.hops.at(-1);function z(n){const[t]=n;if(t===void 0)
throw new Error("a finding without items");const e=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,S.nx)(L(t)),kind:t.kind,first:U(t),others:e,mirror:t.asked?.
mirror?.url??null}}const U=n=>n.asked?.mirror===void 0?n.name:j(n),P=({kind:n,host:t})=>`${n} ${t}`;function Q(n){const t=Map.groupBy(n.filter(({asked:s})=>s!==
void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),P),e=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...t].flatMap(([s,
o])=>new Set(o.map(r=>r.key)).size>=H&&o.every(r=>e(r)&&!(0,A.n3)(r.host))?[s]:[]))}var V=p(5143);function nn(n){return[...Map.groupBy(n,({cause:e,item:s,host:o})=>`${o??
L(s)} ${e}`).values()].flatMap(e=>{const[s]=e;if(s===void 0)return[];const o=e.map(({item:c})=>c),r=s.host??L(s.item),a=cn(e.flatMap(c=>c.places??c.item.places)),
i=Z(s.describe(o),o);return[{draft:{host:r,services:[...new Set(o.flatMap(c=>tn(c,r)))],problem:i,places:a,needed:a.some(c=>typeof c=="string"||!(0,V.Zl)(c.file))},
items:o}]})}function tn({kind:n,host:t},e){return e!==t?[]:[n==="module"?$.e$:$.xq]}function Z(n,t){const e=new Set(t.map(({client:s})=>s));return{...n,affects:n.
affects.filter(s=>e.has(s))}}function cn(n){const t=new Map;for(const e of n){const s=typeof e=="string"?e:`${e.file}:${e.line}:${e.column}`;t.has(s)||t.set(s,e)}
return[...t.values()]}var yn=p(5136);function Tn(n){const t=new Set(n.filter(bn).map(({key:e})=>e));return n.flatMap(e=>{const{offered:s,choice:o,warnings:r,key:a}=e;
return s===null||o===null?[]:[...jn(e),...Ln(e,t),...r.length>0?[{item:e,cause:`warning ${a}`,describe:()=>(0,T.providerWarning)({address:j(e),warnings:r})}]:[]]})}
function jn(n){const{choice:t,key:e,kind:s,offered:o,asked:r}=n;if(o===null||t===null)return[];const a=j(n);switch(t.kind){case"empty":{const{unreadable:i}=o,u=()=>(0,T.
versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,isMirror:r?.mirror!==void 0});return[{item:n,cause:`empty ${e}`,describe:u}]}case"none-fits":return[zn(
n,o,t.conflict)];case"locked-gone":{const{version:i,upgrade:u}=t,{newest:c}=(0,D.su)(o),v=n.locked?.version.place;return[{item:n,cause:`locked ${e} ${i} ${u}`,...v===
void 0?{}:{places:[(0,x.W$)(v)]},describe:()=>(0,yn.versionLockedGone)({address:a,version:i,upgrade:u,newest:c,mirror:On(n)})}]}case"chosen":case"refused":case"\
unreadable":return[]}}function zn(n,t,e){const{kind:s,key:o,places:r}=n,a=n.constraints.filter(({text:i})=>e.includes(i));return{item:n,cause:`none fits ${o} ${JSON.
stringify(e.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,x.W$)(i)),describe:()=>(0,yn.versionNoneFits)({kind:s,address:j(n),constraints:a.map(({text:i,
place:u})=>({text:i,at:In(u)})),mirror:On(n),...(0,D.su)(t)})}}const On=({installation:n,asked:t})=>n?.methods.length===1?t?.mirror?.url??null:null,In=n=>{const t=(0,x.
W$)(n);return typeof t=="string"?t:`${t.file}:${t.line}`},bn=({choice:n})=>n?.kind==="unreadable";function Ln(n,t){const{kind:e,key:s,offered:o,choice:r}=n,a=o?.
unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=bn(n);if(!i&&t.has(s))return[];const u=j(n),c=()=>(0,T.versionUnreadable)({kind:e,address:u,texts:a,
rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:c}]}var un=p(3410),pn=p(1731),Wn=p(2886);function Un(n){const t=n.flatMap(s=>Nn(s).map(o=>({...s,
problem:o})));return[...Map.groupBy(t,({host:s,service:o,problem:r})=>[s,o,r.code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];
const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,services:[o.service],problem:(0,Wn.aZ)(o.problem,a),places:r,needed:r.some(i=>typeof i==
"string"||!(0,V.Zl)(i.file))}]})}const Nn=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(Rn),...Bn(n),...Kn(n),...Fn(n)],Rn=n=>n?.outcome.kind==="failed"&&
n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],_n=(0,pn.oF)("2.5");function Kn({service:n,ping:t}){if(n!==$.OZ||t.outcome.kind!=="read"||
_n===null)return[];const{value:e}=t.outcome,s=(0,pn.oF)(e??"");return s!==null&&(0,pn.Zy)(s,_n)>=0?[]:[(0,un.cloudVersion)({url:t.url,version:e})]}function Bn(n){
const{host:t,organization:e,ofOrganization:s}=n,o=s&&En(s);if(e===null||!s||!o)return[];const r=s.tokenSource??"";return[(0,un.cloudOrganization)({host:(0,S.nx)(
t),organization:e,source:r,...o})]}function Fn(n){const{organization:t,workspace:e,ofWorkspace:s}=n,o=s&&En(s);if(t===null||e===null||!o)return[];const r={host:(0,S.
nx)(n.host),organization:t,workspace:e};return["status"in o&&o.status===404?(0,un.cloudWorkspaceMissing)(r):(0,un.cloudWorkspace)({...r,...o})]}function En({url:n,
outcome:t}){switch(t.kind){case"status":return{url:n,status:t.status,reason:t.reason};case"unreadable":return{url:n,why:t.why};default:return null}}const Hn=(n,t)=>n.
filter(({problem:e})=>e.code!=="host-private-redirect").map(({host:e,problem:s})=>({host:e,services:[$.S3],problem:s,places:t(e)?["hostnames input"]:[],needed:t(
e)}));var mn=p(6003),ln=p(6905);function Jn(n,t,{upgrade:e}){const s=(0,ln.tl)(n),o=Map.groupBy(t,({root:a})=>a),r=n.roots.flatMap(a=>{const i=(0,ln.kP)(a,s(a.client)),
u=o.get(a)??[];return[...i.calls.flatMap(v=>Qn(v,a,n,s(a.client))??[]),...Vn(i.providers,u,e)].map(v=>({draft:v,items:u.filter(({kind:_,places:O})=>_==="module"&&
O[0]===v.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.problem.message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(
a.flatMap(u=>u.draft.places))]},items:a.flatMap(u=>u.items)})))}function Qn(n,{client:t},e,s){const{module:o,constraint:r,by:a}=n,i=e.modules.get((0,x.MP)(o))?.[t]?.
outcome,u=`${(0,S.nx)(o.host)}/${o.namespace}/${o.name}/${o.system}`,c={by:a,address:u,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)
return kn(n,(0,mn.moduleDescribed)({...c,newest:null}));const v=s(o)?.offered();return v===void 0||(0,D.x5)(n,v,t).kind!=="none-fits"?null:kn(n,(0,mn.moduleDescribed)(
{...c,newest:(0,D.su)(v).newest}))}const Xn=50;function Vn(n,t,e){const s=Map.groupBy(n,({provider:o})=>(0,x.JT)(o));return t.flatMap(o=>{const{kind:r,key:a,offered:i,
choice:u,locked:c}=o,v=r==="provider"?s.get(a):void 0;if(v===void 0||i===null||u?.kind!=="chosen")return[];const _=[...new Map(v.map(X=>[X.constraint.text,X])).
values()],C=[...o.constraints,..._.slice(0,Xn).map(X=>X.constraint)],K={upgrade:e,rejectsUnreadable:!1},W=(0,D.c8)({constraints:C,locked:c},i,K);if(W.kind==="ch\
osen")return[];const q=W.kind==="none-fits"?C.filter(({text:X})=>W.conflict.includes(X)):C,{newest:$n}=(0,D.su)(i),hn=j(o);return _.filter(({constraint:X})=>q.includes(
X)).map(X=>{const{by:Nt,constraint:Dn}=X,Rt=q.filter(Bt=>Bt!==Dn).map(Zn),Kt={by:Nt,address:hn,constraint:Dn.text,others:Rt,newest:$n};return kn(X,(0,mn.moduleDescribed)(
Kt))})})}const Zn=({text:n,place:t})=>`"${n}" (${t.file}:${t.line})`,kn=({call:{module:n,place:t}},e)=>({host:n.host,services:[$.e$],problem:e,places:[(0,x.W$)(
t)],needed:!0});var gn=p(4375),G=p(5138),dn=p(2562),Gn=p(6697);const en=({item:n,version:t,mirrorHost:e})=>({kind:n.kind,address:j(n),version:t,host:(0,S.nx)(e??
n.host)}),Y=({item:n,version:t,mirrorHost:e},s,o)=>({item:n,cause:`package ${n.key} ${t} ${s}`,describe:o,host:e??n.host});function fn(n,t,e){const{outcome:s}=e;
if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>qn(n,t,e,s),r=s.kind==="status"?`${s.status}`:s.problem.message;return[Y(n,`${t} ${e.url} ${r}`,o)]}
const Yn=["page","archive","repository"];function qn(n,t,e,s){const o=e.attempts.at(-1)?.hops.at(-1),r=o?.url??e.url,a=nt(r),i={...en(n),part:t,url:r,at:a};if(s.
kind==="failed"){const{problem:C}=s;if(C.code==="host-private-redirect")return C;const K=C.code==="host-timeout"&&Yn.includes(t),W=e.attempts.length;return(0,dn.
packageUnreachable)({...i,why:C.message,attempts:W,isAnswered:!1,isSlow:K})}const{status:u,reason:c}=s;if(u===401||u===403||t==="repository"&&u===404){const C=o?.
authorization??"none",{tokenSource:K}=e,{isFork:W}=n;return(0,dn.packageUnauthorized)({...i,status:u,reason:c,page:null,token:C,source:K,isFork:W})}const _=`${r}\
 returned ${u} ${c}`.trim(),O=(0,A.Mq)(u)?e.attempts.length:1;return(0,dn.packageUnreachable)({...i,why:_,attempts:O,isAnswered:!0,isSlow:!1})}function nt(n){const t=(0,m.
Dl)(n);return(t.ok?(0,S.Pm)(t.value):null)??n}function on(n,t,e){if(e.kind==="asked")return fn(n,t,e.asked);const{host:s}=e,{kind:o,address:r,version:a}=en(n),i=`${o}\
 ${r} ${a}`;return[Y(n,`${s} not allowed`,()=>(0,Gn.hostNotAllowed)({host:s,package:i}))]}const tt=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];
const{methods:s,place:o}=e;return s.length===0?[et(t,o)]:s.flatMap(r=>r.kind==="network"?st(t,r.index):[])});function et(n,t){const e=j(n);return{item:n,cause:`\
excluded ${n.key}`,places:[t,...n.places],describe:()=>(0,gn.providerExcluded)({provider:e})}}function st(n,t){const{mirror:e,outcome:s,url:o}=t;if(e.hasSlash)return[];
const r=ot(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:t.host,cause:`slash ${e.url} ${a}`,places:[e.place,...n.places],describe:()=>(0,gn.
mirrorUrl)({kind:"slash",mirror:e.url,asked:o,result:r,isUsable:a})}]}function ot(n){switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.
why;case"read":case"failed":case"not-asked":return null}}function rt(n,t){const{platform:e,version:s,item:o}=n,{file:r,mirror:a,archive:i}=t,{outcome:u,url:c}=r,
v={...n,mirrorHost:r.host},_=O=>Y(v,`${e} document ${O}`,()=>(0,G.packageDocument)({...en(v),platform:e,url:c,why:O,isMirror:!0}));if(u.kind==="status"&&u.status===
404){const{page:O,reason:C,status:K}=u,W={provider:j(o),mirror:a.url,version:s},q=it(n,t);return[Y(v,`mirror ${a.url}`,()=>(0,gn.mirrorVersion)({...W,isListed:q,
url:c,page:O,reason:C,status:K}))]}if(u.kind==="unreadable")return[_(u.why)];if(u.kind!=="read")return fn(v,"document",r);switch(u.value.kind){case"crash":return[
_(`has null for ${e}, at which the clients crash`)];case"no-platform":return[at(v,e,c)];case"archive":{if(i?.kind==="refused")return[_(`has an invalid \`url\`: ${i.
why}`)];if(u.value.url==="")return[_(`has no \`url\` for ${e}`)];const{hashes:O}=u.value;if(O.length>0&&!O.some(xn))return[_(`has no \`zh:\` or \`h1:\` hash for ${e}\
, but others`)];const[C]=i===null?[]:on(v,"archive",i);return[...C===void 0?[]:[C],...ct(n,O)]}}}const at=(n,t,e)=>Y(n,`${t} platform`,()=>(0,G.packagePlatform)(
{...en(n),platform:t,url:e,status:200,reason:"OK",page:null,isMirror:!0})),it=({item:n,version:t},{mirror:e})=>(n.installation?.methods??[]).some(s=>s.kind==="n\
etwork"&&s.index.mirror.url===e.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.includes(t)),Sn=["zh:","h1:"],xn=n=>Sn.some(t=>n.startsWith(t));function ct(n,t){
const{item:e,version:s,hashes:o,platform:r}=n,{locked:a}=e;if(a===null||a.version.text!==s)return[];const i=o.filter(xn),u=Sn.filter(_=>i.some(O=>O.startsWith(_))),
c=u.every(_=>t.some(O=>O.startsWith(_)));return i.length===0||!c||i.some(_=>t.includes(_))?[]:[{...Y(n,`${r} lock`,_=>{const O=[...new Set(_.map(({client:K})=>K))],
C=!u.includes("zh:");return(0,G.lockPlatformMissing)({...en(n),platform:r,isContentOnly:C,clients:O})}),places:[(0,x.W$)(a.version.place)]}]}var rn=p(7751),ut=p(
3612);function lt(n,{location:t,steps:e}){const{outcome:s,url:o}=t;if(s.kind==="status"&&dt(s.status)){const a=`its location was requested, and the response is ${s.
status} ${s.reason}`.trim();return[vn(n,o,`${a}; expected 204`)]}const r=e.at(-1);return r===void 0?fn(n,"location",t):ft(n,o,r)}const dt=n=>n!==401&&n!==403&&!(0,A.
Mq)(n);function ft(n,t,e){switch(e.kind){case"refused":return[vn(n,t,e.why)];case"other":return[ht(n,e.getter)];case"not-allowed":case"asked":{const s=e.kind===
"asked"?e.asked.outcome:null;return s?.kind==="unreadable"?[vn(n,t,`the page at its location ${s.why}`)]:on(n,e.what,e)}}}const vn=(n,t,e)=>Y(n,`location ${e}`,
s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,dn.packageLocation)({...en(n),url:t,why:e,clients:o})}),ht=({item:n},t)=>({item:n,cause:`not followed ${t}`,
describe:e=>{const s=[...new Set(e.map(j))];return(0,rn.notFollowed)({what:"getter",getter:t,names:s})}});var pt=p(4147);function mt(n,t){switch(n.kind){case"pr\
otocol-unreadable":return`has "${n.text}" in \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`i\
s for ${n.found.os}_${n.found.arch} instead of ${t} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===
""?"has no `shasum`":`has "${n.text}" in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return Pn[n.why];case"packages-unreadable":return`has "${n.text}\
" in \`packages\`, which OpenTofu cannot read`;case"packages":return kt[n.why]}}const Pn={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in \
`signing_keys.gpg_public_keys`, at which the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored pub\
lic key"},kt={"no-platform":"has `packages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`,\
 which OpenTofu requires","no-hash":"has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `package\
s` than in `shasum`, which OpenTofu compares"},gt={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP\
 signature (with `--armor` it is text)",binary:null};function vt(n,t){const e=t.find(({kind:o})=>o==="keys");if(e?.kind==="keys")return`the description ${Pn[e.why]}`;
const s=n?.kind==="asked"?n.asked.outcome:null;return s?.kind==="read"?gt[s.value]:null}function wt(n,t){const{outcome:e,url:s}=t.document;if(e.kind==="status"&&
e.status===404){const{status:u,reason:c,page:v}=e,_={url:s,status:u,reason:c,page:v};return[an(n,"platform",O=>(0,G.packagePlatform)({...O,..._}))]}if(e.kind===
"unreadable")return[wn(n,s,e.why)];if(e.kind!=="read")return fn(n,"document",t.document);const{document:o,faults:r}=e.value,[a]=Mt(n,t,o,r),i=!r.some(({kind:u})=>u===
"shasum"||u==="target");return[...a===void 0?[]:[a],...i?bt(n,o):[]]}function Mt(n,{document:{url:t},sums:e,signature:s,archive:o},r,a){const i=a.filter(({kind:c})=>c===
"keys"||c==="packages");return[...a.filter(c=>!i.includes(c)).map(c=>An(n,t,c)),...r.downloadUrl===""?[wn(n,t,$t)]:[],...e===null?[]:on(n,"sums",e),...s===null?
[]:on(n,"signature",s),...o===null?[]:on(n,"archive",o),...i.filter(({kind:c})=>c==="packages").map(c=>An(n,t,c)),...yt(n,e,r),...Ot(n,s,r,i)]}const $t="has no \
`download_url`",an=(n,t,e)=>{const{platform:s}=n;return Y(n,`${s} ${t}`,()=>e({...en(n),platform:s}))},wn=(n,t,e)=>an(n,`document ${e}`,s=>(0,G.packageDocument)(
{...s,url:t,why:e}));function An(n,t,e){if(e.kind!=="protocols")return wn(n,t,mt(e,n.platform));const{suggestion:s}=n,{protocols:o}=e;return an(n,"protocols",r=>(0,G.
packageProtocol)({...r,protocols:o,suggestion:s}))}function yt(n,t,{filename:e,shasum:s}){if(t?.kind!=="asked"||t.asked.outcome.kind!=="read")return[];const{url:o}=t.
asked,r=(0,pt.X)(t.asked.outcome.value,e);if(r.kind==="found"&&r.hash===s.toLowerCase())return[];const a={found:`has another hash for ${e} than \`shasum\` in the \
description of the package`,missing:`has no line for ${e===""?"the empty `filename` of the package":e}`,"not-a-hash":`has no SHA-256 hash in the line for ${e}`}[r.
kind];return[an(n,`sums ${a}`,i=>(0,G.packageSums)({...i,url:o,why:a}))]}function Ot(n,t,{keys:e},s){const{item:o,enforcesSignatures:r}=n,{client:a,host:i}=o,u=a===
"opentofu"&&i===(0,I.Vm)(a)&&!r;if(e.length===0&&u)return[];const c=vt(t,s);return c===null?[]:[an(n,`unsigned ${c}`,v=>(0,G.packageUnsigned)({...v,why:c}))]}function bt(n,{
shasum:t}){const{item:e,version:s,hashes:o}=n,{locked:r}=e;if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${t.toLowerCase()}`))return[];
const a=!o.some(c=>c.startsWith("zh:")),{platform:i}=n;return[{...Y(n,`${i} lock ${a}`,c=>{const v=[...new Set(c.map(({client:_})=>_))];return(0,G.lockPlatformMissing)(
{...en(n),platform:i,isContentOnly:a,clients:v})}),places:[(0,x.W$)(r.version.place)]}]}function _t(n,t,e){return n.flatMap(s=>{const{choice:o,key:r,kind:a,client:i}=s;
if(o?.kind!=="chosen")return[];const u={item:s,version:o.version,isFork:e},c=(0,x.MO)(r,o.version);if(a==="module"){const W=t.modules.get(c)?.[i];return W===void 0?
[]:lt(u,W)}const{platforms:v,enforcesSignatures:_,lockHashes:O}=t,C=St(s),K=O.get(s.root.lockFile??"")?.get(r)??[];return v.flatMap(W=>{const q=t.providers.get(
(0,x.MO)(c,W))?.[i],$n={platform:W,suggestion:C,enforcesSignatures:_,hashes:K};if(q===void 0)return[];const hn={...u,...$n};return"mirror"in q?rt(hn,q):wt(hn,q)})})}
function Et({choice:n,key:t,kind:e,client:s},o){if(n?.kind!=="chosen")return[];const r=(0,x.MO)(t,n.version);if(e==="module"){const a=o.modules.get(r)?.[s];return a===
void 0?[]:[a.location,...Mn(a.steps)]}return o.platforms.flatMap(a=>{const i=o.providers.get((0,x.MO)(r,a))?.[s];return i===void 0?[]:"mirror"in i?[i.file,...Mn(
[i.archive])]:[i.document,...Mn([i.sums,i.signature,i.archive])]})}const Mn=n=>n.flatMap(t=>t?.kind==="asked"?t.asked:[]);function St({asked:n}){const t=n?.outcome.
kind==="read"?n.outcome.value:null,{compatible:e=[]}=t??{};return(0,D.su)((0,D.i_)(e,"provider")).newest}function xt(n,t){return t===null?[]:t.platforms.flatMap(
e=>{const s=n.flatMap(({choice:o,key:r,client:a})=>{if(o?.kind!=="chosen")return[];const i=(0,x.MO)((0,x.MO)(r,o.version),e),u=t.providers.get(i)?.[a];return u===
void 0?[]:[Pt(u)]});return s.length===0?[]:[{platform:e,available:s.includes(!1)?!1:s.includes(null)?null:!0}]})}function Pt(n){if("mirror"in n){const{outcome:e}=n.
file;return e.kind==="read"?e.value.kind==="archive":null}const{outcome:t}=n.document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const At=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Ct(n,{part:t}){const e=({place:c})=>c!==x.cd,s=(0,ln.tl)(n),o=n.roots.flatMap(c=>{const v={...c,calls:(0,J._)(c,t).calls};return(0,ln.kP)(v,s(c.client)).
undescribed}),r=Dt(n.roots.flatMap(c=>(0,J._)(c,t).calls.filter(({module:v})=>v===null))),a=r.filter(({source:c})=>At.test(c)).length,i=o.filter(e),u=i.flatMap(
({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.system}`);return[...i.length===0?[]:Cn(i,(0,rn.notFollowed)({what:"inside",names:[...new Set(u)]})),...r.
length===0?[]:Cn(r,(0,rn.notFollowed)({what:"direct",git:a,names:r.map(({address:c})=>c)}))]}const Cn=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:t,place:e,clients:[],
host:null})),Dt=n=>[...new Map(n.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],Tt=["limit","size","stopped"];function jt(n,t,{maxRequests:e,part:s}){
return[...Map.groupBy(n.flatMap(r=>{const a=[r.asked??[],t===null?[]:Et(r,t)].flat(),i=Tt.find(u=>a.some(({outcome:c})=>c.kind==="not-asked"&&c.why===u));return i===
void 0?[]:[{item:r,why:i}]}),({item:r,why:a})=>`${a} ${L(r)}`).values()].flatMap(r=>{const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:_})=>_.name))],
u=L(a.item),c=a.why==="limit"?(0,rn.notFollowed)({what:"limit",max:(0,ut.tC)(s,u,e),names:i}):(0,rn.notFollowed)({what:a.why,names:i}),v=a.item.places.slice(0,1);
return[{host:u,services:[],problem:c,places:v,needed:!1}]})}function zt(n,t,e){const s=Wt(t),o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([r,a])=>({
directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.groupBy(a,It).values(),i=>Lt(i,s,e))}))}const It=({kind:n,key:t,address:e,places:s,
constraints:o})=>JSON.stringify([n,t,e,s[0]??null,o.map(({text:r})=>r)]);function Lt(n,t,e){const[s]=n;if(s===void 0)throw new Error("a row without items");const{
kind:o,address:r,host:a,constraints:i,locked:u,offered:c,places:v}=s,_=n.flatMap(({client:O,choice:C})=>C===null?[]:[[O,C.kind==="chosen"?C.version:null]]);return{
kind:o,address:r,source:j(s),host:a,constraints:i.map(({text:O})=>O),locked:u?.version.text??null,chosen:Object.fromEntries(_),newest:c===null?null:(0,D.su)(c).
newest,platforms:xt(n,e),drafts:[...new Set(n.flatMap(O=>t.get(O)??[]))],decidedAt:[...i,...u===null?[]:[u.version]].map(({place:O})=>O),places:v}}function Wt(n){
const t=new Map;for(const{draft:e,items:s}of n)for(const o of new Set(s))t.set(o,[...t.get(o)??[],e]);return t}function Ut(n,t){const e=R(n,t),s=[...k(e,{...t,renamed:n.
renamed}),...tt(e),...Tn(e),...n.packages===null?[]:_t(e,n.packages,t.isFork)],o=[...nn(s),...Jn(n,e,t)],r=e.filter(({asked:i})=>i?.outcome.kind==="read").map(({
host:i,kind:u})=>`${i} ${u==="module"?$.e$:$.xq}`),a=i=>t.hostnames.some(u=>{const c=u.services.length>0?u.services:t.requiredServices;return u.host===i&&c.includes(
$.S3)});return{drafts:[...o.map(({draft:i})=>i),...Un(n.clouds),...Hn(n.logins,a),...jt(e,n.packages,t)],notes:Ct(n,t),roots:zt(e,o,n.packages),requests:n.requests,
answering:new Set(r)}}}),2168:((sn,N,p)=>{p.d(N,{Q:()=>m});const $=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-\
8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other\
 binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];function m(T){const E=$.find(([A])=>A.test(T));return E===
void 0?null:{what:E[1],advice:E[2]}}}),6002:((sn,N,p)=>{p.d(N,{zM:()=>J,D4:()=>x,nd:()=>j,p_:()=>k,LT:()=>F,Tj:()=>w,lq:()=>R,w3:()=>g,Qq:()=>D,s:()=>H,gy:()=>B});
var $=p(3307),m=p(3625),T=p(2168),E=p(4874);const A=25e3;class S{#t;#n;path=[];mistake=null;room=A;constructor(l){this.#t=l,this.#n=(0,E.AN)(l,0)}takeRoom(){return this.
room===0?!1:(this.room-=1,!0)}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(l,f,M,h){if(this.takeNull())return M;const b=this.#n;this.skip();
const z=this.#t.slice(b,this.#n);return f.test(z)?h(z):(this.#e(l,z.charAt(0)),M)}parts(l,f,M){const h=this.#t,b=h.charAt(this.#n);if(b!==l)return this.#e(f,b),
this.skip(),!1;for(this.#n=(0,E.AN)(h,this.#n+1);h[this.#n]!=="]"&&h[this.#n]!=="}";)M(l==="{"?this.#s():""),this.#n=(0,E.AN)(h,this.#n),h[this.#n]===","&&(this.#n=
(0,E.AN)(h,this.#n+1));return this.#n+=1,!0}skip(){const l=this.#t;let f=0;do{const M=(0,E.AN)(l,this.#n),h=l.charAt(M);(h==="["||h==="{")&&(f+=1),(h==="]"||h===
"}")&&(f-=1),h==='"'?this.#n=(0,E.ap)(l,M):this.#n="[]{},:".includes(h)?M+1:(0,E.f)(l,M)}while(f>0)}#s(){const l=this.#n;this.#n=(0,E.ap)(this.#t,l);const f=(0,$.
I)(this.#t.slice(l,this.#n));return this.#n=(0,E.AN)(this.#t,(0,E.AN)(this.#t,this.#n)+1),f}#e(l,f){if(this.mistake!==null)return;const M=this.path.map(b=>typeof b==
"number"?`[${b}]`:`.${b}`),h=M.length===0?"":` in "${M.join("").slice(1)}"`;this.mistake=`has ${I[f]??"a number"} instead of ${l}${h}`}}const I={"[":"a list","{":"\
an object",'"':"a string",t:"a boolean",f:"a boolean"};function x(d,l,f="first"){const M=(0,$.HT)(d,f);if(M!==null)return(0,m.T)((0,T.Q)(d)?.what??`is not valid\
 JSON: ${M.why}`);const h=new S(d),b=l.read(h,l.zero);return h.mistake===null?(0,m.J)(b):(0,m.T)(h.mistake)}const D={zero:"",read:(d,l)=>d.literal("a string",/^"/,
l,$.I)},J={zero:!1,read:(d,l)=>d.literal("a boolean",/^[tf]/,l,f=>f==="true")},L=2n**63n,j={zero:0,read:(d,l)=>{const f=M=>{if(!/^-?\d{1,19}$/.test(M))return!1;
const h=BigInt(M);return h>=-L&&h<L};return d.literal("an integer",{test:f},l,Number)}},R=d=>({zero:null,read:(l,f)=>l.takeNull()?null:d.read(l,f??d.zero)}),B={
zero:null,read:d=>(d.skip(),null)},F=d=>({zero:d.zero,read:(l,f)=>{const{mistake:M}=l,h=d.read(l,f);return l.mistake=M,h}}),H=d=>({zero:null,read:l=>{const{room:f}=l;
return d.read(l,d.zero),l.room=f,null}});function k(d){const l={items:[],leftOut:0};return{zero:l,read:(f,M)=>{if(f.takeNull())return l;const h=[];let b=0;return f.
parts("[","a list",()=>{const U=f.takeRoom();f.path.push(b);const P=d.read(f,M.items[b]??d.zero);f.path.pop(),U&&h.push(P),b+=1})?{items:h,leftOut:b-h.length}:M}}}
function w(d){return{zero:null,read:(l,f)=>{if(l.takeNull())return null;const M=f??new Map;return l.parts("{","an object",h=>{const b=l.takeRoom();l.path.push("\
*");const z=d.read(l,d.zero);l.path.pop(),b&&M.set(h,z)}),M}}}function g(d){const l=Object.entries(d),f=new Map(l);return{zero:Object.fromEntries(l.map(([h,{zero:b}])=>[
h,b])),read:(h,b)=>{if(h.takeNull())return b;const z={...b};return h.parts("{","an object",U=>{const P=f.has(U)?U:y(U),Q=f.get(P);if(Q===void 0)return h.skip();
h.path.push(P),z[P]=Q.read(h,z[P]),h.path.pop()}),z}}}const y=d=>d.toLowerCase().replaceAll("\u017F","s")}),9165:((sn,N,p)=>{p.d(N,{H:()=>L,Y:()=>J});var $=p(3625),
m=p(6002);const T=(0,m.w3)({name:m.Qq,source:m.Qq,version:m.Qq}),E=(0,m.w3)({name:m.Qq,version:m.Qq,namespace:(0,m.LT)(m.Qq),source:(0,m.LT)(m.Qq)}),A=(0,m.w3)(
{path:m.Qq,providers:(0,m.p_)((0,m.lq)(E)),dependencies:(0,m.p_)((0,m.lq)(T))}),S=(0,m.p_)((0,m.lq)(A)),I=(j,R)=>(0,m.w3)({modules:(0,m.p_)((0,m.lq)((0,m.w3)({source:m.
Qq,versions:(0,m.p_)((0,m.lq)((0,m.w3)({version:m.Qq,root:j,submodules:R})))})))}),x=I((0,m.s)(A),(0,m.s)(S)),D=I(A,S);function J(j){const R=(0,m.D4)(j,x);if(!R.
ok)return R;const B=R.value.modules.items;if(B.some(g=>g===null||g.versions.items.includes(null)))return(0,$.J)({kind:"crash"});const[F]=B;if(!F)return(0,$.J)({
kind:"no-module"});const{items:H,leftOut:k}=F.versions,w=H.map(g=>g?.version??"");return(0,$.J)({kind:"versions",texts:w,leftOut:k})}function L(j,R){const B=(0,m.
D4)(j,D),F=B.ok?B.value.modules.items[0]?.versions.items??[]:[],H=new Map;for(const k of F){if(k===null)continue;const g=[k.root,...k.submodules.items].flatMap(
d=>d??[]).map(({path:d,dependencies:l,providers:f})=>({path:d,calls:l.items.flatMap(M=>M??[]),providers:f.items.flatMap(M=>M??[])}));g.some(({calls:d,providers:l})=>d.
length+l.length>0)&&R(k.version)&&H.set(k.version,g)}return H}}),4147:((sn,N,p)=>{p.d(N,{O:()=>T,X:()=>m});const $=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function m(E,A){for(const S of E.split(`
`)){const[I="",x]=S.split($,4).filter(D=>D!=="");if(x===A)return/^[0-9a-fA-F]{64}$/.test(I)?{kind:"found",hash:I.toLowerCase()}:{kind:"not-a-hash",text:I}}return{
kind:"missing"}}function T(E){const A=E[0]??0;return A===194||(A&252)===136}}),8106:((sn,N,p)=>{p.d(N,{c8:()=>B,i_:()=>I,su:()=>J,x5:()=>j});var $=p(1731),m=p(1790),
T=p(2158),E=p(1094);const A={module:new WeakMap,provider:new WeakMap},S=new WeakMap;function I(k,w){const g=A[w].get(k)??x(k,w);return A[w].set(k,g),g}function x(k,w){
const g=w==="module"?$.oF:$.rK,y=[],d=[];for(const l of k){const f=g(l);f===null?d.push(l):y.push(f)}return{versions:y,unreadable:d}}const D=new WeakMap;function J(k){
const w=D.get(k);if(w!==void 0)return w;const g=(0,m.s5)(k.versions),[y]=k.versions.filter($.Ty).sort((l,f)=>(0,$.Zy)(f,l)),d={newest:g&&(0,$.Cg)(g),preRelease:y?
(0,$.Cg)(y):null};return D.set(k,d),d}function L(k,w,g){const y=S.get(k)??new Map;S.set(k,y);const d=JSON.stringify(w),l=y.get(d)??g();return y.set(d,l),l}const j=(k,w,g)=>L(
w,[g,k.constraint?.text],()=>R(k,w,g));function R({constraint:k},{versions:w},g){const y=k===null?null:(0,T.PW)(k.text);if(y?.ok===!1)return{kind:"refused"};const d=y?.
value??[];if(!(0,E.gH)(d,g))return{kind:"refused"};if(w.length===0)return{kind:"empty"};const l=(0,m.iM)(w,d,g);return l===null?{kind:"none-fits",conflict:k===null?
[]:[k.text]}:{kind:"chosen",version:(0,$.Cg)(l)}}function B(k,w,g){const{constraints:y,locked:d}=k,l=y.map(({text:f})=>f);return L(w,[g.upgrade,g.rejectsUnreadable,
l,d?.version.text],()=>F(k,w,g))}function F({constraints:k,locked:w},{versions:g,unreadable:y},{upgrade:d,rejectsUnreadable:l}){const f=H(k);if(f===null||!(0,E.
Nd)(f))return{kind:"refused"};const M=w===null||d?null:(0,$.rK)(w.version.text);if(M!==null&&(0,m.XA)([M],f)===null)return{kind:"refused"};if(l&&y.length>0)return{
kind:"unreadable"};if(g.length===0)return{kind:"empty"};const h=(0,m.XA)(g,f);if(M!==null){const P=(0,$.Cg)(M);return g.some(Q=>(0,$.Cg)(Q)===P)?{kind:"chosen",
version:P}:{kind:"locked-gone",version:P,upgrade:h&&(0,$.Cg)(h)}}if(h!==null)return{kind:"chosen",version:(0,$.Cg)(h)};const b=(0,E.Sx)(f,P=>(0,m.XA)(g,P)!==null),
z=new Set(b.map(T.mb)),U=f.filter(P=>z.has((0,T.mb)(P))).map(({whole:P})=>P);return{kind:"none-fits",conflict:[...new Set(U)]}}function H(k){const w=[];for(const{
text:g}of k){const y=(0,T._T)(g);if(!y.ok)return null;for(const d of y.value)w.push({...d,whole:g})}return w}}),6905:((sn,N,p)=>{p.d(N,{kP:()=>F,lz:()=>D,tl:()=>x});
var $=p(3916),m=p(5011),T=p(1022),E=p(9165),A=p(1731),S=p(8106),I=p(5257);function x({modules:k,described:w}){return g=>y=>{const d=(0,I.MP)(y),l=k.get(d)?.[g]?.
outcome??{};if(l.value?.kind!=="versions")return null;const{texts:f}=l.value;return{offered:()=>(0,S.i_)(f,"module"),described:w.get(d)??new Map}}}function D(k,w,g){
let y=null;const d=(0,E.H)(k,l=>(y??=J(g,(0,S.i_)(w,"module")),y.has(L(l))));return new Map(Array.from(d,([l,f])=>[L(l),f]))}const J=(k,w)=>new Set(k.flatMap(g=>{
const y=(0,S.x5)(g,w,g.client);return y.kind==="chosen"?y.version:[]}));function L(k){const w=(0,A.oF)(k);return w===null?"":(0,A.Cg)(w)}const j=3,R=200,B=2e3;function F({
calls:k,client:w},g){const y={calls:[],providers:[],undescribed:[]};let d=k.flatMap(f=>{const{module:M,constraint:h,isOpen:b}=f;return M===null||b?[]:[{call:{...f,
module:M},by:"",module:M,constraint:h}]});const l={left:B};for(let f=0;f<j;f+=1)d=d.flatMap(h=>{const b=g(h.module);if(b===null)return[];const z=b.described.size===
0?null:(0,S.x5)(h,b.offered(),w),U=z?.kind==="chosen"?z.version:"",P=b.described.get(U);if(P===void 0)return f===0&&y.undescribed.push(h.call),[];const{namespace:Q,
name:V,system:nn}=h.module,tn=`${Q}/${V}/${nn} ${U}`,Z=H(P,{...h,by:tn},w,l);return y.providers.push(...Z.providers),Z.calls}).slice(0,R),y.calls.push(...d);return y}
function H(k,{module:w,call:g,by:y},d,l){const f=P=>({text:P,place:g.place}),M=k.slice(0,Math.max(0,l.left)),h=new Map(M.map(P=>[(0,$.join)(".",P.path),P])),b=new Set(
[(0,$.join)(".",w.subdirectory)]),z=[],U=[];l.left-=M.length;for(const P of b){const Q=h.get(P);for(const{source:V,version:nn}of Q?.calls??[]){if(l.left--<=0)break;
(0,m.Nj)(V)&&b.add((0,$.join)(P,V));const tn=(0,m.vL)(V,d),Z=nn===""?null:f(nn);tn.kind==="registry"&&z.push({call:g,by:y,module:tn,constraint:Z})}for(const{name:V,
namespace:nn,source:tn,version:Z}of Q?.providers??[]){if(l.left--<=0)break;const cn=(0,T.m)(tn||(0,$.join)(nn,V),d);cn.kind!=="registry"||Z===""||U.push({call:g,
by:y,provider:cn,constraint:f(Z)})}}return{calls:z,providers:U}}}),9781:((sn,N,p)=>{p.d(N,{_:()=>T});var $=p(5257),m=p(3612);function T({calls:E,providers:A},S){
return S===null?{calls:E,providers:A}:{calls:E.filter(({module:I})=>I===null?(0,m.ZW)(S):!S.others.has((0,$.MP)(I))),providers:A.filter(({provider:I})=>!S.others.
has((0,$.JT)(I)))}}})};export{Ft as id,Ht as ids,Jt as modules};
