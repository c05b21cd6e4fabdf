const Ke=761,Be=[761],Fe={5761:((sn,K,p)=>{p.d(K,{judgeInit:()=>Le});var O=p(9562),m=p(4283),z=p(4592),x=p(789),C=p(1064),P=p(1831),U=p(5011),E=p(5257),D=p(8106);
const R=({asked:n,host:e})=>n?.mirror===void 0?e:n.host,T=({host:n,name:e})=>`${(0,P.nx)(n)}/${e}`;function B(n,e){return n.roots.flatMap(t=>[...t.calls.flatMap(
s=>W(t,s,n)),...t.providers.map(s=>F(t,s,n,e))])}function W(n,e,t){const{module:s,constraint:o,address:r,place:a,isOpen:i}=e;if(s===null)return[];const{client:c}=n,
l=(0,E.MP)(s),$=t.modules.get(l)?.[c],S=$?.outcome.kind==="read"?$.outcome.value:null,y=S?.kind==="versions"?(0,D.i_)(S.texts,"module"):null;return[{kind:"modul\
e",root:n,host:s.host,key:l,name:`${s.namespace}/${s.name}/${s.system}`,address:r,client:c,constraints:o===null?[]:[o],locked:null,places:[(0,E.W$)(a)],asked:$,
installation:null,offered:y,choice:i?null:y&&(0,D.x5)(e,y,c),warnings:[]}]}function F(n,e,t,{upgrade:s,dialect:o}){const{provider:r,constraints:a,locked:i,places:c}=e,
{client:l}=n,$=(0,E.JT)(r),S=t.installations.get($)?.[l]??null,y=t.providers.get($)?.[l],A=y?.outcome.kind==="read"?y.outcome.value:null,N=A===null?null:(0,D.i_)(
A.texts,"provider"),I=(0,C.Jd)(l,(0,C.tB)(l,o.versions));return{kind:"provider",root:n,host:r.host,key:$,name:`${r.namespace}/${r.type}`,address:$,client:l,constraints:a,
locked:i,places:c.map(E.W$),asked:y,installation:S,offered:N,choice:N&&(0,D.c8)(e,N,{upgrade:s,rejectsUnreadable:I}),warnings:A?.warnings??[]}}const H=3;function Q(n,e){
const t=_(n);return n.flatMap(s=>k(s,t,e))}function k(n,e,t){const s=n.asked?.outcome;switch(s?.kind){case"status":return n.asked?.mirror?.hasSlash===!1?[]:[w(n,
s,e,t)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"unreadable":return n.asked?.mirror?.hasSlash===!1?[]:
[u(n,s.why,s.page)];case"read":return n.offered===null?[u(n,f(s),null)]:[];case"not-asked":case void 0:return[]}}function w(n,e,t,s){const{kind:o,key:r}=n,{status:a}=e;
if(h(n)?.authorization==="withheld"&&a<500||a===401||a===403)return d(n,e,s);if(a===404){const c=t.has(L(n));return{item:n,cause:`unknown ${c?o:r}`,describe:l=>g(
l,e,s)}}return{item:n,cause:`status ${o} ${a}`,describe:c=>(0,z.versionsStatus)({...b(c),...v(n,e),attempts:n.asked?.attempts.length??1,transient:(0,C.Mq)(a)})}}
function g(n,e,{renamed:t}){const[s]=n;if(s===void 0)throw new Error("a finding without items");const o=[...new Set(n.map(j))],{mirror:r}=s.asked??{},a={...v(s,
e),host:r?.url??(0,P.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.kind==="module"?(0,x.moduleUnknown)({...a,modules:o}):(0,x.providerUnknown)({...a,
providers:o,meant:M(s,t),isMirror:r!==void 0})}function M({key:n,root:e},t){const[s="",o="",r=""]=n.split("/");if(o!=="hashicorp"||s!==(0,U.Vm)(e.client))return null;
const a=t.get(n),i=e.providers.find(({provider:c})=>c.type===r&&(0,E.JT)(c)!==n);return i===void 0?a===void 0?null:`${a}/${r}`:i.provider.host===s?`${i.provider.
namespace}/${r}`:`${(0,P.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}function d(n,e,{isFork:t}){const s=h(n),o=s?.authorization??"none",r=(0,m.Dl)(s?.url??
""),a=r.ok?(0,P.Pm)(r.value):null,i=a===null||a===R(n)?null:(0,P.WV)(a),{challenge:c=null}=s??{};return{item:n,cause:`unauthorized ${n.kind} ${e.status} ${o} ${i}\
 ${c}`,describe:l=>(0,z.versionsUnauthorized)({...b(l),...v(n,e),token:o,source:n.asked?.tokenSource??null,elsewhere:i,challenge:c,isFork:t})}}function u(n,e,t){
const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${e}`,describe:o=>(0,z.versionsShape)({...b(o),url:s,page:t,why:e})}}const f=({value:n})=>{const{kind:e}=n;
return e==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},v=(n,{status:e,reason:t,page:s})=>({url:h(n)?.url??n.asked?.url??
"",status:e,reason:t,page:s}),h=({asked:n})=>n?.attempts.at(-1)?.hops.at(-1);function b(n){const[e]=n;if(e===void 0)throw new Error("a finding without items");const t=new Set(
n.map(({key:s})=>s)).size-1;return{host:(0,P.nx)(R(e)),kind:e.kind,first:j(e),others:t,mirror:e.asked?.mirror?.url??null}}const j=n=>n.asked?.mirror===void 0?n.
name:T(n),L=({kind:n,host:e})=>`${n} ${e}`;function _(n){const e=Map.groupBy(n.filter(({asked:s})=>s!==void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),
L),t=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...e].flatMap(([s,o])=>new Set(o.map(r=>r.key)).size>=H&&o.every(r=>t(r)&&!(0,C.
n3)(r.host))?[s]:[]))}var J=p(5143);function V(n){return[...Map.groupBy(n,({cause:t,item:s,host:o})=>`${o??R(s)} ${t}`).values()].flatMap(t=>{const[s]=t;if(s===
void 0)return[];const o=t.map(({item:l})=>l),r=s.host??R(s.item),a=Z(t.flatMap(l=>l.places??l.item.places)),i=en(s.describe(o),o);return[{draft:{host:r,services:[
...new Set(o.flatMap(l=>nn(l,r)))],problem:i,places:a,needed:a.some(l=>typeof l=="string"||!(0,J.Zl)(l.file))},items:o}]})}function nn({kind:n,host:e},t){return t!==
e?[]:[n==="module"?O.e$:O.xq]}function en(n,e){const t=new Set(e.map(({client:s})=>s));return{...n,affects:n.affects.filter(s=>t.has(s))}}function Z(n){const e=new Map;
for(const t of n){const s=typeof t=="string"?t:`${t.file}:${t.line}:${t.column}`;e.has(s)||e.set(s,t)}return[...e.values()]}var on=p(5136);function Dn(n){const e=new Set(
n.filter(On).map(({key:t})=>t));return n.flatMap(t=>{const{offered:s,choice:o,warnings:r,key:a}=t;return s===null||o===null?[]:[...Tn(t),...In(t,e),...r.length>
0?[{item:t,cause:`warning ${a}`,describe:()=>(0,z.providerWarning)({address:T(t),warnings:r})}]:[]]})}function Tn(n){const{choice:e,key:t,kind:s,offered:o,asked:r}=n;
if(o===null||e===null)return[];const a=T(n);switch(e.kind){case"empty":{const{unreadable:i}=o,c=()=>(0,z.versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,
isMirror:r?.mirror!==void 0});return[{item:n,cause:`empty ${t}`,describe:c}]}case"none-fits":return[zn(n,o,e.conflict)];case"locked-gone":{const{version:i,upgrade:c}=e,
{newest:l}=(0,D.su)(o),$=n.locked?.version.place;return[{item:n,cause:`locked ${t} ${i} ${c}`,...$===void 0?{}:{places:[(0,E.W$)($)]},describe:()=>(0,on.versionLockedGone)(
{address:a,version:i,upgrade:c,newest:l,mirror:yn(n)})}]}case"chosen":case"refused":case"unreadable":return[]}}function zn(n,e,t){const{kind:s,key:o,places:r}=n,
a=n.constraints.filter(({text:i})=>t.includes(i));return{item:n,cause:`none fits ${o} ${JSON.stringify(t.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,E.
W$)(i)),describe:()=>(0,on.versionNoneFits)({kind:s,address:T(n),constraints:a.map(({text:i,place:c})=>({text:i,at:jn(c)})),mirror:yn(n),...(0,D.su)(e)})}}const yn=({
installation:n,asked:e})=>n?.methods.length===1?e?.mirror?.url??null:null,jn=n=>{const e=(0,E.W$)(n);return typeof e=="string"?e:`${e.file}:${e.line}`},On=({choice:n})=>n?.
kind==="unreadable";function In(n,e){const{kind:t,key:s,offered:o,choice:r}=n,a=o?.unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=On(n);if(!i&&
e.has(s))return[];const c=T(n),l=()=>(0,z.versionUnreadable)({kind:t,address:c,texts:a,rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:l}]}var un=p(
3410),pn=p(1731),Ln=p(2886);function Un(n){const e=n.flatMap(s=>Wn(s).map(o=>({...s,problem:o})));return[...Map.groupBy(e,({host:s,service:o,problem:r})=>[s,o,r.
code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,
services:[o.service],problem:(0,Ln.aZ)(o.problem,a),places:r,needed:r.some(i=>typeof i=="string"||!(0,J.Zl)(i.file))}]})}const Wn=n=>[...[n.ping,n.ofOrganization,
n.ofWorkspace].flatMap(Nn),...Kn(n),...Rn(n),...Bn(n)],Nn=n=>n?.outcome.kind==="failed"&&n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],
bn=(0,pn.oF)("2.5");function Rn({service:n,ping:e}){if(n!==O.OZ||e.outcome.kind!=="read"||bn===null)return[];const{value:t}=e.outcome,s=(0,pn.oF)(t??"");return s!==
null&&(0,pn.Zy)(s,bn)>=0?[]:[(0,un.cloudVersion)({url:e.url,version:t})]}function Kn(n){const{host:e,organization:t,ofOrganization:s}=n,o=s&&Sn(s);if(t===null||
!s||!o)return[];const r=s.tokenSource??"";return[(0,un.cloudOrganization)({host:(0,P.nx)(e),organization:t,source:r,...o})]}function Bn(n){const{organization:e,
workspace:t,ofWorkspace:s}=n,o=s&&Sn(s);if(e===null||t===null||!o)return[];const r={host:(0,P.nx)(n.host),organization:e,workspace:t};return["status"in o&&o.status===
404?(0,un.cloudWorkspaceMissing)(r):(0,un.cloudWorkspace)({...r,...o})]}function Sn({url:n,outcome:e}){switch(e.kind){case"status":return{url:n,status:e.status,
reason:e.reason};case"unreadable":return{url:n,why:e.why};default:return null}}const Fn=(n,e)=>n.filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,
problem:s})=>({host:t,services:[O.S3],problem:s,places:e(t)?["hostnames input"]:[],needed:e(t)}));var mn=p(6003),ln=p(6905);function Hn(n,e,{upgrade:t}){const s=(0,ln.
tl)(n),o=Map.groupBy(e,({root:a})=>a),r=n.roots.flatMap(a=>{const i=(0,ln.kP)(a,s(a.client)),c=o.get(a)??[];return[...i.calls.flatMap($=>Qn($,a,n,s(a.client))??
[]),...Xn(i.providers,c,t)].map($=>({draft:$,items:c.filter(({kind:S,places:y})=>S==="module"&&y[0]===$.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.problem.
message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(a.flatMap(c=>c.draft.places))]},items:a.flatMap(c=>c.items)})))}function Qn(n,{
client:e},t,s){const{module:o,constraint:r,by:a}=n,i=t.modules.get((0,E.MP)(o))?.[e]?.outcome,c=`${(0,P.nx)(o.host)}/${o.namespace}/${o.name}/${o.system}`,l={by:a,
address:c,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)return kn(n,(0,mn.moduleDescribed)({...l,newest:null}));const $=s(o)?.offered();
return $===void 0||(0,D.x5)(n,$,e).kind!=="none-fits"?null:kn(n,(0,mn.moduleDescribed)({...l,newest:(0,D.su)($).newest}))}const Jn=50;function Xn(n,e,t){const s=Map.
groupBy(n,({provider:o})=>(0,E.JT)(o));return e.flatMap(o=>{const{kind:r,key:a,offered:i,choice:c,locked:l}=o,$=r==="provider"?s.get(a):void 0;if($===void 0||i===
null||c?.kind!=="chosen")return[];const S=[...new Map($.map(X=>[X.constraint.text,X])).values()],A=[...o.constraints,...S.slice(0,Jn).map(X=>X.constraint)],N={upgrade:t,
rejectsUnreadable:!1},I=(0,D.c8)({constraints:A,locked:l},i,N);if(I.kind==="chosen")return[];const q=I.kind==="none-fits"?A.filter(({text:X})=>I.conflict.includes(
X)):A,{newest:Mn}=(0,D.su)(i),hn=T(o);return S.filter(({constraint:X})=>q.includes(X)).map(X=>{const{by:Ue,constraint:Cn}=X,We=q.filter(Re=>Re!==Cn).map(Vn),Ne={
by:Ue,address:hn,constraint:Cn.text,others:We,newest:Mn};return kn(X,(0,mn.moduleDescribed)(Ne))})})}const Vn=({text:n,place:e})=>`"${n}" (${e.file}:${e.line})`,
kn=({call:{module:n,place:e}},t)=>({host:n.host,services:[O.e$],problem:t,places:[(0,E.W$)(e)],needed:!0});var gn=p(4375),G=p(5138),dn=p(2562),Zn=p(6697);const tn=({
item:n,version:e,mirrorHost:t})=>({kind:n.kind,address:T(n),version:e,host:(0,P.nx)(t??n.host)}),Y=({item:n,version:e,mirrorHost:t},s,o)=>({item:n,cause:`packag\
e ${n.key} ${e} ${s}`,describe:o,host:t??n.host});function fn(n,e,t){const{outcome:s}=t;if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>Yn(n,e,t,s),
r=s.kind==="status"?`${s.status}`:s.problem.message;return[Y(n,`${e} ${t.url} ${r}`,o)]}const Gn=["page","archive","repository"];function Yn(n,e,t,s){const o=t.
attempts.at(-1)?.hops.at(-1),r=o?.url??t.url,a=qn(r),i={...tn(n),part:e,url:r,at:a};if(s.kind==="failed"){const{problem:A}=s;if(A.code==="host-private-redirect")
return A;const N=A.code==="host-timeout"&&Gn.includes(e),I=t.attempts.length;return(0,dn.packageUnreachable)({...i,why:A.message,attempts:I,isAnswered:!1,isSlow:N})}
const{status:c,reason:l}=s;if(c===401||c===403||e==="repository"&&c===404){const A=o?.authorization??"none",{tokenSource:N}=t,{isFork:I}=n;return(0,dn.packageUnauthorized)(
{...i,status:c,reason:l,page:null,token:A,source:N,isFork:I})}const S=`${r} returned ${c} ${l}`.trim(),y=(0,C.Mq)(c)?t.attempts.length:1;return(0,dn.packageUnreachable)(
{...i,why:S,attempts:y,isAnswered:!0,isSlow:!1})}function qn(n){const e=(0,m.Dl)(n);return(e.ok?(0,P.Pm)(e.value):null)??n}function rn(n,e,t){if(t.kind==="asked")
return fn(n,e,t.asked);const{host:s}=t,{kind:o,address:r,version:a}=tn(n),i=`${o} ${r} ${a}`;return[Y(n,`${s} not allowed`,()=>(0,Zn.hostNotAllowed)({host:s,package:i}))]}
const ne=n=>n.flatMap(e=>{const{installation:t}=e;if(t===null)return[];const{methods:s,place:o}=t;return s.length===0?[ee(e,o)]:s.flatMap(r=>r.kind==="network"?
te(e,r.index):[])});function ee(n,e){const t=T(n);return{item:n,cause:`excluded ${n.key}`,places:[e,...n.places],describe:()=>(0,gn.providerExcluded)({provider:t})}}
function te(n,e){const{mirror:t,outcome:s,url:o}=e;if(t.hasSlash)return[];const r=se(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:e.
host,cause:`slash ${t.url} ${a}`,places:[t.place,...n.places],describe:()=>(0,gn.mirrorUrl)({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}function se(n){
switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.why;case"read":case"failed":case"not-asked":return null}}function oe(n,e){const{
platform:t,version:s,item:o}=n,{file:r,mirror:a,archive:i}=e,{outcome:c,url:l}=r,$={...n,mirrorHost:r.host},S=y=>Y($,`${t} document ${y}`,()=>(0,G.packageDocument)(
{...tn($),platform:t,url:l,why:y,isMirror:!0}));if(c.kind==="status"&&c.status===404){const{page:y,reason:A,status:N}=c,I={provider:T(o),mirror:a.url,version:s},
q=ae(n,e);return[Y($,`mirror ${a.url}`,()=>(0,gn.mirrorVersion)({...I,isListed:q,url:l,page:y,reason:A,status:N}))]}if(c.kind==="unreadable")return[S(c.why)];if(c.
kind!=="read")return fn($,"document",r);switch(c.value.kind){case"crash":return[S(`has null for ${t}, at which the clients crash`)];case"no-platform":return[re(
$,t,l)];case"archive":{if(i?.kind==="refused")return[S(`has an invalid \`url\`: ${i.why}`)];if(c.value.url==="")return[S(`has no \`url\` for ${t}`)];const{hashes:y}=c.
value;if(y.length>0&&!y.some(xn))return[S(`has no \`zh:\` or \`h1:\` hash for ${t}, but others`)];const[A]=i===null?[]:rn($,"archive",i);return[...A===void 0?[]:
[A],...ie(n,y)]}}}const re=(n,e,t)=>Y(n,`${e} platform`,()=>(0,G.packagePlatform)({...tn(n),platform:e,url:t,status:200,reason:"OK",page:null,isMirror:!0})),ae=({
item:n,version:e},{mirror:t})=>(n.installation?.methods??[]).some(s=>s.kind==="network"&&s.index.mirror.url===t.url&&s.index.outcome.kind==="read"&&s.index.outcome.
value.includes(e)),En=["zh:","h1:"],xn=n=>En.some(e=>n.startsWith(e));function ie(n,e){const{item:t,version:s,hashes:o,platform:r}=n,{locked:a}=t;if(a===null||a.
version.text!==s)return[];const i=o.filter(xn),c=En.filter(S=>i.some(y=>y.startsWith(S))),l=c.every(S=>e.some(y=>y.startsWith(S)));return i.length===0||!l||i.some(
S=>e.includes(S))?[]:[{...Y(n,`${r} lock`,S=>{const y=[...new Set(S.map(({client:N})=>N))],A=!c.includes("zh:");return(0,G.lockPlatformMissing)({...tn(n),platform:r,
isContentOnly:A,clients:y})}),places:[(0,E.W$)(a.version.place)]}]}var an=p(7751);function ce(n,{location:e,steps:t}){const{outcome:s,url:o}=e;if(s.kind==="stat\
us"&&ue(s.status)){const a=`its location was requested, and the response is ${s.status} ${s.reason}`.trim();return[vn(n,o,`${a}; expected 204`)]}const r=t.at(-1);
return r===void 0?fn(n,"location",e):le(n,o,r)}const ue=n=>n!==401&&n!==403&&!(0,C.Mq)(n);function le(n,e,t){switch(t.kind){case"refused":return[vn(n,e,t.why)];case"\
other":return[de(n,t.getter)];case"not-allowed":case"asked":{const s=t.kind==="asked"?t.asked.outcome:null;return s?.kind==="unreadable"?[vn(n,e,`the page at it\
s location ${s.why}`)]:rn(n,t.what,t)}}}const vn=(n,e,t)=>Y(n,`location ${t}`,s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,dn.packageLocation)({...tn(
n),url:e,why:t,clients:o})}),de=({item:n},e)=>({item:n,cause:`not followed ${e}`,describe:t=>{const s=[...new Set(t.map(T))];return(0,an.notFollowed)({what:"get\
ter",getter:e,names:s})}});var fe=p(4147);function he(n,e){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in \`protocols\`, which is not a versio\
n`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead of ${e} (\`os\`, \`arch\`)`;case"url":
return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" in \`shasum\`, which is not 64 hexadecim\
al digits`;case"keys":return _n[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu cannot read`;case"packages":return pe[n.
why]}}const _n={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at which the clients crash","not-armored":"\
has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},pe={"no-platform":"has `packages` without an entry for the platfo\
rm, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"has no `zh:` hash for the platform in \
`packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares"},me={empty:"the signature of \
its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text)",binary:null};function ke(n,e){const t=e.
find(({kind:o})=>o==="keys");if(t?.kind==="keys")return`the description ${_n[t.why]}`;const s=n?.kind==="asked"?n.asked.outcome:null;return s?.kind==="read"?me[s.
value]:null}function ge(n,e){const{outcome:t,url:s}=e.document;if(t.kind==="status"&&t.status===404){const{status:c,reason:l,page:$}=t,S={url:s,status:c,reason:l,
page:$};return[cn(n,"platform",y=>(0,G.packagePlatform)({...y,...S}))]}if(t.kind==="unreadable")return[wn(n,s,t.why)];if(t.kind!=="read")return fn(n,"document",
e.document);const{document:o,faults:r}=t.value,[a]=ve(n,e,o,r),i=!r.some(({kind:c})=>c==="shasum"||c==="target");return[...a===void 0?[]:[a],...i?ye(n,o):[]]}function ve(n,{
document:{url:e},sums:t,signature:s,archive:o},r,a){const i=a.filter(({kind:l})=>l==="keys"||l==="packages");return[...a.filter(l=>!i.includes(l)).map(l=>An(n,e,
l)),...r.downloadUrl===""?[wn(n,e,we)]:[],...t===null?[]:rn(n,"sums",t),...s===null?[]:rn(n,"signature",s),...o===null?[]:rn(n,"archive",o),...i.filter(({kind:l})=>l===
"packages").map(l=>An(n,e,l)),...$e(n,t,r),...Me(n,s,r,i)]}const we="has no `download_url`",cn=(n,e,t)=>{const{platform:s}=n;return Y(n,`${s} ${e}`,()=>t({...tn(
n),platform:s}))},wn=(n,e,t)=>cn(n,`document ${t}`,s=>(0,G.packageDocument)({...s,url:e,why:t}));function An(n,e,t){if(t.kind!=="protocols")return wn(n,e,he(t,n.
platform));const{suggestion:s}=n,{protocols:o}=t;return cn(n,"protocols",r=>(0,G.packageProtocol)({...r,protocols:o,suggestion:s}))}function $e(n,e,{filename:t,
shasum:s}){if(e?.kind!=="asked"||e.asked.outcome.kind!=="read")return[];const{url:o}=e.asked,r=(0,fe.X)(e.asked.outcome.value,t);if(r.kind==="found"&&r.hash===s.
toLowerCase())return[];const a={found:`has another hash for ${t} than \`shasum\` in the description of the package`,missing:`has no line for ${t===""?"the empty\
 `filename` of the package":t}`,"not-a-hash":`has no SHA-256 hash in the line for ${t}`}[r.kind];return[cn(n,`sums ${a}`,i=>(0,G.packageSums)({...i,url:o,why:a}))]}
function Me(n,e,{keys:t},s){const{item:o,enforcesSignatures:r}=n,{client:a,host:i}=o,c=a==="opentofu"&&i===(0,U.Vm)(a)&&!r;if(t.length===0&&c)return[];const l=ke(
e,s);return l===null?[]:[cn(n,`unsigned ${l}`,$=>(0,G.packageUnsigned)({...$,why:l}))]}function ye(n,{shasum:e}){const{item:t,version:s,hashes:o}=n,{locked:r}=t;
if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${e.toLowerCase()}`))return[];const a=!o.some(l=>l.startsWith("zh:")),{platform:i}=n;return[
{...Y(n,`${i} lock ${a}`,l=>{const $=[...new Set(l.map(({client:S})=>S))];return(0,G.lockPlatformMissing)({...tn(n),platform:i,isContentOnly:a,clients:$})}),places:[
(0,E.W$)(r.version.place)]}]}function Oe(n,e,t){return n.flatMap(s=>{const{choice:o,key:r,kind:a,client:i}=s;if(o?.kind!=="chosen")return[];const c={item:s,version:o.
version,isFork:t},l=(0,E.MO)(r,o.version);if(a==="module"){const I=e.modules.get(l)?.[i];return I===void 0?[]:ce(c,I)}const{platforms:$,enforcesSignatures:S,lockHashes:y}=e,
A=Se(s),N=y.get(s.root.lockFile??"")?.get(r)??[];return $.flatMap(I=>{const q=e.providers.get((0,E.MO)(l,I))?.[i],Mn={platform:I,suggestion:A,enforcesSignatures:S,
hashes:N};if(q===void 0)return[];const hn={...c,...Mn};return"mirror"in q?oe(hn,q):ge(hn,q)})})}function be({choice:n,key:e,kind:t,client:s},o){if(n?.kind!=="ch\
osen")return[];const r=(0,E.MO)(e,n.version);if(t==="module"){const a=o.modules.get(r)?.[s];return a===void 0?[]:[a.location,...$n(a.steps)]}return o.platforms.
flatMap(a=>{const i=o.providers.get((0,E.MO)(r,a))?.[s];return i===void 0?[]:"mirror"in i?[i.file,...$n([i.archive])]:[i.document,...$n([i.sums,i.signature,i.archive])]})}
const $n=n=>n.flatMap(e=>e?.kind==="asked"?e.asked:[]);function Se({asked:n}){const e=n?.outcome.kind==="read"?n.outcome.value:null,{compatible:t=[]}=e??{};return(0,D.
su)((0,D.i_)(t,"provider")).newest}function Ee(n,e){return e===null?[]:e.platforms.flatMap(t=>{const s=n.flatMap(({choice:o,key:r,client:a})=>{if(o?.kind!=="cho\
sen")return[];const i=(0,E.MO)((0,E.MO)(r,o.version),t),c=e.providers.get(i)?.[a];return c===void 0?[]:[xe(c)]});return s.length===0?[]:[{platform:t,available:s.
includes(!1)?!1:s.includes(null)?null:!0}]})}function xe(n){if("mirror"in n){const{outcome:t}=n.file;return t.kind==="read"?t.value.kind==="archive":null}const{
outcome:e}=n.document;return e.kind==="status"&&e.status===404?!1:e.kind==="read"?!0:null}const _e=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Ae(n){const e=({place:c})=>c!==E.cd,t=(0,ln.tl)(n),s=n.roots.flatMap(c=>(0,ln.kP)(c,t(c.client)).undescribed),o=Pe(n.roots.flatMap(({calls:c})=>c.filter(
({module:l})=>l===null))),r=o.filter(({source:c})=>_e.test(c)).length,a=s.filter(e),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.system}`);
return[...a.length===0?[]:Pn(a,(0,an.notFollowed)({what:"inside",names:[...new Set(i)]})),...o.length===0?[]:Pn(o,(0,an.notFollowed)({what:"direct",git:r,names:o.
map(({address:c})=>c)}))]}const Pn=(n,e)=>n.slice(0,1).map(({place:t})=>({problem:e,place:t,clients:[],host:null})),Pe=n=>[...new Map(n.map(e=>[`${e.place.file}\
:${e.place.line}`,e])).values()],Ce=["limit","size","stopped"];function De(n,e,{maxRequests:t}){return[...Map.groupBy(n.flatMap(o=>{const r=[o.asked??[],e===null?
[]:be(o,e)].flat(),a=Ce.find(i=>r.some(({outcome:c})=>c.kind==="not-asked"&&c.why===i));return a===void 0?[]:[{item:o,why:a}]}),({item:o,why:r})=>`${r} ${R(o)}`).
values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.map(({item:$})=>$.name))],i=R(r.item),c=r.why==="limit"?(0,an.notFollowed)({what:"\
limit",max:t,names:a}):(0,an.notFollowed)({what:r.why,names:a}),l=r.item.places.slice(0,1);return[{host:i,services:[],problem:c,places:l,needed:!1}]})}function Te(n,e,t){
const s=Ie(e),o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([r,a])=>({directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.
groupBy(a,ze).values(),i=>je(i,s,t))}))}const ze=({kind:n,key:e,address:t,places:s,constraints:o})=>JSON.stringify([n,e,t,s[0]??null,o.map(({text:r})=>r)]);function je(n,e,t){
const[s]=n;if(s===void 0)throw new Error("a row without items");const{kind:o,address:r,host:a,constraints:i,locked:c,offered:l,places:$}=s,S=n.flatMap(({client:y,
choice:A})=>A===null?[]:[[y,A.kind==="chosen"?A.version:null]]);return{kind:o,address:r,source:T(s),host:a,constraints:i.map(({text:y})=>y),locked:c?.version.text??
null,chosen:Object.fromEntries(S),newest:l===null?null:(0,D.su)(l).newest,platforms:Ee(n,t),drafts:[...new Set(n.flatMap(y=>e.get(y)??[]))],decidedAt:[...i,...c===
null?[]:[c.version]].map(({place:y})=>y),places:$}}function Ie(n){const e=new Map;for(const{draft:t,items:s}of n)for(const o of new Set(s))e.set(o,[...e.get(o)??
[],t]);return e}function Le(n,e){const t=B(n,e),s=[...Q(t,{...e,renamed:n.renamed}),...ne(t),...Dn(t),...n.packages===null?[]:Oe(t,n.packages,e.isFork)],o=[...V(
s),...Hn(n,t,e)],r=t.filter(({asked:i})=>i?.outcome.kind==="read").map(({host:i,kind:c})=>`${i} ${c==="module"?O.e$:O.xq}`),a=i=>e.hostnames.some(c=>{const l=c.
services.length>0?c.services:e.requiredServices;return c.host===i&&l.includes(O.S3)});return{drafts:[...o.map(({draft:i})=>i),...Un(n.clouds),...Fn(n.logins,a),
...De(t,n.packages,e)],notes:Ae(n),roots:Te(t,o,n.packages),requests:n.requests,answering:new Set(r)}}}),2168:((sn,K,p)=>{p.d(K,{Q:()=>m});const O=[[/^[\t\n\r ]*$/,
"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary da\
ta","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is \
HTML or XML",null]];function m(z){const x=O.find(([C])=>C.test(z));return x===void 0?null:{what:x[1],advice:x[2]}}}),6002:((sn,K,p)=>{p.d(K,{zM:()=>R,D4:()=>E,nd:()=>B,
p_:()=>k,LT:()=>H,Tj:()=>w,lq:()=>W,w3:()=>g,Qq:()=>D,s:()=>Q,gy:()=>F});var O=p(3307),m=p(3625),z=p(2168),x=p(4874);const C=25e3;class P{#e;#n;path=[];mistake=null;room=C;constructor(u){
this.#e=u,this.#n=(0,x.AN)(u,0)}takeRoom(){return this.room===0?!1:(this.room-=1,!0)}takeNull(){return this.#e[this.#n]!=="n"?!1:(this.skip(),!0)}literal(u,f,v,h){
if(this.takeNull())return v;const b=this.#n;this.skip();const j=this.#e.slice(b,this.#n);return f.test(j)?h(j):(this.#t(u,j.charAt(0)),v)}parts(u,f,v){const h=this.#e,
b=h.charAt(this.#n);if(b!==u)return this.#t(f,b),this.skip(),!1;for(this.#n=(0,x.AN)(h,this.#n+1);h[this.#n]!=="]"&&h[this.#n]!=="}";)v(u==="{"?this.#s():""),this.#n=
(0,x.AN)(h,this.#n),h[this.#n]===","&&(this.#n=(0,x.AN)(h,this.#n+1));return this.#n+=1,!0}skip(){const u=this.#e;let f=0;do{const v=(0,x.AN)(u,this.#n),h=u.charAt(
v);(h==="["||h==="{")&&(f+=1),(h==="]"||h==="}")&&(f-=1),h==='"'?this.#n=(0,x.ap)(u,v):this.#n="[]{},:".includes(h)?v+1:(0,x.f)(u,v)}while(f>0)}#s(){const u=this.#n;
this.#n=(0,x.ap)(this.#e,u);const f=(0,O.I)(this.#e.slice(u,this.#n));return this.#n=(0,x.AN)(this.#e,(0,x.AN)(this.#e,this.#n)+1),f}#t(u,f){if(this.mistake!==null)
return;const v=this.path.map(b=>typeof b=="number"?`[${b}]`:`.${b}`),h=v.length===0?"":` in "${v.join("").slice(1)}"`;this.mistake=`has ${U[f]??"a number"} inst\
ead of ${u}${h}`}}const U={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"};function E(d,u,f="first"){const v=(0,O.HT)(d,f);if(v!==null)
return(0,m.T)((0,z.Q)(d)?.what??`is not valid JSON: ${v.why}`);const h=new P(d),b=u.read(h,u.zero);return h.mistake===null?(0,m.J)(b):(0,m.T)(h.mistake)}const D={
zero:"",read:(d,u)=>d.literal("a string",/^"/,u,O.I)},R={zero:!1,read:(d,u)=>d.literal("a boolean",/^[tf]/,u,f=>f==="true")},T=2n**63n,B={zero:0,read:(d,u)=>{const f=v=>{
if(!/^-?\d{1,19}$/.test(v))return!1;const h=BigInt(v);return h>=-T&&h<T};return d.literal("an integer",{test:f},u,Number)}},W=d=>({zero:null,read:(u,f)=>u.takeNull()?
null:d.read(u,f??d.zero)}),F={zero:null,read:d=>(d.skip(),null)},H=d=>({zero:d.zero,read:(u,f)=>{const{mistake:v}=u,h=d.read(u,f);return u.mistake=v,h}}),Q=d=>({
zero:null,read:u=>{const{room:f}=u;return d.read(u,d.zero),u.room=f,null}});function k(d){const u={items:[],leftOut:0};return{zero:u,read:(f,v)=>{if(f.takeNull())
return u;const h=[];let b=0;return f.parts("[","a list",()=>{const L=f.takeRoom();f.path.push(b);const _=d.read(f,v.items[b]??d.zero);f.path.pop(),L&&h.push(_),
b+=1})?{items:h,leftOut:b-h.length}:v}}}function w(d){return{zero:null,read:(u,f)=>{if(u.takeNull())return null;const v=f??new Map;return u.parts("{","an object",
h=>{const b=u.takeRoom();u.path.push("*");const j=d.read(u,d.zero);u.path.pop(),b&&v.set(h,j)}),v}}}function g(d){const u=Object.entries(d),f=new Map(u);return{
zero:Object.fromEntries(u.map(([h,{zero:b}])=>[h,b])),read:(h,b)=>{if(h.takeNull())return b;const j={...b};return h.parts("{","an object",L=>{const _=f.has(L)?L:
M(L),J=f.get(_);if(J===void 0)return h.skip();h.path.push(_),j[_]=J.read(h,j[_]),h.path.pop()}),j}}}const M=d=>d.toLowerCase().replaceAll("\u017F","s")}),9165:((sn,K,p)=>{
p.d(K,{H:()=>T,Y:()=>R});var O=p(3625),m=p(6002);const z=(0,m.w3)({name:m.Qq,source:m.Qq,version:m.Qq}),x=(0,m.w3)({name:m.Qq,version:m.Qq,namespace:(0,m.LT)(m.
Qq),source:(0,m.LT)(m.Qq)}),C=(0,m.w3)({path:m.Qq,providers:(0,m.p_)((0,m.lq)(x)),dependencies:(0,m.p_)((0,m.lq)(z))}),P=(0,m.p_)((0,m.lq)(C)),U=(B,W)=>(0,m.w3)(
{modules:(0,m.p_)((0,m.lq)((0,m.w3)({source:m.Qq,versions:(0,m.p_)((0,m.lq)((0,m.w3)({version:m.Qq,root:B,submodules:W})))})))}),E=U((0,m.s)(C),(0,m.s)(P)),D=U(
C,P);function R(B){const W=(0,m.D4)(B,E);if(!W.ok)return W;const F=W.value.modules.items;if(F.some(g=>g===null||g.versions.items.includes(null)))return(0,O.J)({
kind:"crash"});const[H]=F;if(!H)return(0,O.J)({kind:"no-module"});const{items:Q,leftOut:k}=H.versions,w=Q.map(g=>g?.version??"");return(0,O.J)({kind:"versions",
texts:w,leftOut:k})}function T(B,W){const F=(0,m.D4)(B,D),H=F.ok?F.value.modules.items[0]?.versions.items??[]:[],Q=new Map;for(const k of H){if(k===null)continue;
const g=[k.root,...k.submodules.items].flatMap(d=>d??[]).map(({path:d,dependencies:u,providers:f})=>({path:d,calls:u.items.flatMap(v=>v??[]),providers:f.items.flatMap(
v=>v??[])}));g.some(({calls:d,providers:u})=>d.length+u.length>0)&&W(k.version)&&Q.set(k.version,g)}return Q}}),4147:((sn,K,p)=>{p.d(K,{O:()=>z,X:()=>m});const O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function m(x,C){for(const P of x.split(`
`)){const[U="",E]=P.split(O,4).filter(D=>D!=="");if(E===C)return/^[0-9a-fA-F]{64}$/.test(U)?{kind:"found",hash:U.toLowerCase()}:{kind:"not-a-hash",text:U}}return{
kind:"missing"}}function z(x){const C=x[0]??0;return C===194||(C&252)===136}}),8106:((sn,K,p)=>{p.d(K,{c8:()=>F,i_:()=>U,su:()=>R,x5:()=>B});var O=p(1731),m=p(1790),
z=p(2158),x=p(1094);const C={module:new WeakMap,provider:new WeakMap},P=new WeakMap;function U(k,w){const g=C[w].get(k)??E(k,w);return C[w].set(k,g),g}function E(k,w){
const g=w==="module"?O.oF:O.rK,M=[],d=[];for(const u of k){const f=g(u);f===null?d.push(u):M.push(f)}return{versions:M,unreadable:d}}const D=new WeakMap;function R(k){
const w=D.get(k);if(w!==void 0)return w;const g=(0,m.s5)(k.versions),[M]=k.versions.filter(O.Ty).sort((u,f)=>(0,O.Zy)(f,u)),d={newest:g&&(0,O.Cg)(g),preRelease:M?
(0,O.Cg)(M):null};return D.set(k,d),d}function T(k,w,g){const M=P.get(k)??new Map;P.set(k,M);const d=JSON.stringify(w),u=M.get(d)??g();return M.set(d,u),u}const B=(k,w,g)=>T(
w,[g,k.constraint?.text],()=>W(k,w,g));function W({constraint:k},{versions:w},g){const M=k===null?null:(0,z.PW)(k.text);if(M?.ok===!1)return{kind:"refused"};const d=M?.
value??[];if(!(0,x.gH)(d,g))return{kind:"refused"};if(w.length===0)return{kind:"empty"};const u=(0,m.iM)(w,d,g);return u===null?{kind:"none-fits",conflict:k===null?
[]:[k.text]}:{kind:"chosen",version:(0,O.Cg)(u)}}function F(k,w,g){const{constraints:M,locked:d}=k,u=M.map(({text:f})=>f);return T(w,[g.upgrade,g.rejectsUnreadable,
u,d?.version.text],()=>H(k,w,g))}function H({constraints:k,locked:w},{versions:g,unreadable:M},{upgrade:d,rejectsUnreadable:u}){const f=Q(k);if(f===null||!(0,x.
Nd)(f))return{kind:"refused"};const v=w===null||d?null:(0,O.rK)(w.version.text);if(v!==null&&(0,m.XA)([v],f)===null)return{kind:"refused"};if(u&&M.length>0)return{
kind:"unreadable"};if(g.length===0)return{kind:"empty"};const h=(0,m.XA)(g,f);if(v!==null){const _=(0,O.Cg)(v);return g.some(J=>(0,O.Cg)(J)===_)?{kind:"chosen",
version:_}:{kind:"locked-gone",version:_,upgrade:h&&(0,O.Cg)(h)}}if(h!==null)return{kind:"chosen",version:(0,O.Cg)(h)};const b=(0,x.Sx)(f,_=>(0,m.XA)(g,_)!==null),
j=new Set(b.map(z.mb)),L=f.filter(_=>j.has((0,z.mb)(_))).map(({whole:_})=>_);return{kind:"none-fits",conflict:[...new Set(L)]}}function Q(k){const w=[];for(const{
text:g}of k){const M=(0,z._T)(g);if(!M.ok)return null;for(const d of M.value)w.push({...d,whole:g})}return w}}),6905:((sn,K,p)=>{p.d(K,{kP:()=>H,lz:()=>D,tl:()=>E});
var O=p(3916),m=p(5011),z=p(1022),x=p(9165),C=p(1731),P=p(8106),U=p(5257);function E({modules:k,described:w}){return g=>M=>{const d=(0,U.MP)(M),u=k.get(d)?.[g]?.
outcome??{};if(u.value?.kind!=="versions")return null;const{texts:f}=u.value;return{offered:()=>(0,P.i_)(f,"module"),described:w.get(d)??new Map}}}function D(k,w,g){
let M=null;const d=(0,x.H)(k,u=>(M??=R(g,(0,P.i_)(w,"module")),M.has(T(u))));return new Map(Array.from(d,([u,f])=>[T(u),f]))}const R=(k,w)=>new Set(k.flatMap(g=>{
const M=(0,P.x5)(g,w,g.client);return M.kind==="chosen"?M.version:[]}));function T(k){const w=(0,C.oF)(k);return w===null?"":(0,C.Cg)(w)}const B=3,W=200,F=2e3;function H({
calls:k,client:w},g){const M={calls:[],providers:[],undescribed:[]};let d=k.flatMap(f=>{const{module:v,constraint:h,isOpen:b}=f;return v===null||b?[]:[{call:{...f,
module:v},by:"",module:v,constraint:h}]});const u={left:F};for(let f=0;f<B;f+=1)d=d.flatMap(h=>{const b=g(h.module);if(b===null)return[];const j=b.described.size===
0?null:(0,P.x5)(h,b.offered(),w),L=j?.kind==="chosen"?j.version:"",_=b.described.get(L);if(_===void 0)return f===0&&M.undescribed.push(h.call),[];const{namespace:J,
name:V,system:nn}=h.module,en=`${J}/${V}/${nn} ${L}`,Z=Q(_,{...h,by:en},w,u);return M.providers.push(...Z.providers),Z.calls}).slice(0,W),M.calls.push(...d);return M}
function Q(k,{module:w,call:g,by:M},d,u){const f=_=>({text:_,place:g.place}),v=k.slice(0,Math.max(0,u.left)),h=new Map(v.map(_=>[(0,O.join)(".",_.path),_])),b=new Set(
[(0,O.join)(".",w.subdirectory)]),j=[],L=[];u.left-=v.length;for(const _ of b){const J=h.get(_);for(const{source:V,version:nn}of J?.calls??[]){if(u.left--<=0)break;
(0,m.Nj)(V)&&b.add((0,O.join)(_,V));const en=(0,m.vL)(V,d),Z=nn===""?null:f(nn);en.kind==="registry"&&j.push({call:g,by:M,module:en,constraint:Z})}for(const{name:V,
namespace:nn,source:en,version:Z}of J?.providers??[]){if(u.left--<=0)break;const on=(0,z.m)(en||(0,O.join)(nn,V),d);on.kind!=="registry"||Z===""||L.push({call:g,
by:M,provider:on,constraint:f(Z)})}}return{calls:j,providers:L}}})};export{Ke as id,Be as ids,Fe as modules};
