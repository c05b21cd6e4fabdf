const Fe=5761,He=[5761],Je={5761:((sn,Q,k)=>{k.d(Q,{judgeInit:()=>Ue});var b=k(9562),g=k(4283),z=k(4592),C=k(789),D=k(1064),A=k(1831),U=k(5011),x=k(5257),_=k(8106);
const L=({asked:n,host:e})=>n?.mirror===void 0?e:n.host,T=({host:n,name:e})=>`${(0,A.nx)(n)}/${e}`;function B(n,e){return n.roots.flatMap(t=>[...t.calls.flatMap(
s=>N(t,s,n)),...t.providers.map(s=>K(t,s,n,e))])}function N(n,e,t){const{module:s,constraint:o,address:r,place:a,isOpen:i}=e;if(s===null)return[];const{client:c}=n,
l=(0,x.MP)(s),$=t.modules.get(l)?.[c],S=$?.outcome.kind==="read"?$.outcome.value:null,y=S?.kind==="versions"?(0,_.i_)(S.texts,"module"):null;return[{kind:"modul\
e",root:n,host:s.host,key:l,name:`${s.namespace}/${s.name}/${s.system}`,address:r,client:c,constraints:o===null?[]:[o],locked:null,places:[(0,x.W$)(a)],asked:$,
installation:null,offered:y,choice:i?null:y&&(0,_.x5)(e,y,c),warnings:[]}]}function K(n,e,t,{upgrade:s,dialect:o}){const{provider:r,constraints:a,locked:i,places:c}=e,
{client:l}=n,$=(0,x.JT)(r),S=t.installations.get($)?.[l]??null,y=t.providers.get($)?.[l],P=y?.outcome.kind==="read"?y.outcome.value:null,R=P===null?null:(0,_.i_)(
P.texts,"provider"),I=(0,D.Jd)(l,(0,D.tB)(l,o.versions));return{kind:"provider",root:n,host:r.host,key:$,name:`${r.namespace}/${r.type}`,address:$,client:l,constraints:a,
locked:i,places:c.map(x.W$),asked:y,installation:S,offered:R,choice:R&&(0,_.c8)(e,R,{upgrade:s,rejectsUnreadable:I}),warnings:P?.warnings??[]}}const H=3;function J(n,e){
const t=E(n);return n.flatMap(s=>p(s,t,e))}function p(n,e,t){const s=n.asked?.outcome;switch(s?.kind){case"status":return n.asked?.mirror?.hasSlash===!1?[]:[w(n,
s,e,t)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"unreadable":return n.asked?.mirror?.hasSlash===!1?[]:
[u(n,s.why,s.page)];case"read":return n.offered===null?[u(n,f(s),null)]:[];case"not-asked":case void 0:return[]}}function w(n,e,t,s){const{kind:o,key:r}=n,{status:a}=e;
if(h(n)?.authorization==="withheld"&&a<500||a===401||a===403)return d(n,e,s);if(a===404){const c=t.has(W(n));return{item:n,cause:`unknown ${c?o:r}`,describe:l=>m(
l,e,s)}}return{item:n,cause:`status ${o} ${a}`,describe:c=>(0,z.versionsStatus)({...O(c),...v(n,e),attempts:n.asked?.attempts.length??1,transient:(0,D.Mq)(a)})}}
function m(n,e,{renamed:t}){const[s]=n;if(s===void 0)throw new Error("a finding without items");const o=[...new Set(n.map(j))],{mirror:r}=s.asked??{},a={...v(s,
e),host:r?.url??(0,A.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.kind==="module"?(0,C.moduleUnknown)({...a,modules:o}):(0,C.providerUnknown)({...a,
providers:o,meant:M(s,t),isMirror:r!==void 0})}function M({key:n,root:e},t){const[s="",o="",r=""]=n.split("/");if(o!=="hashicorp"||s!==(0,U.Vm)(e.client))return null;
const a=t.get(n),i=e.providers.find(({provider:c})=>c.type===r&&(0,x.JT)(c)!==n);return i===void 0?a===void 0?null:`${a}/${r}`:i.provider.host===s?`${i.provider.
namespace}/${r}`:`${(0,A.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}function d(n,e,{isFork:t}){const s=h(n),o=s?.authorization??"none",r=(0,g.Dl)(s?.url??
""),a=r.ok?(0,A.Pm)(r.value):null,i=a===null||a===L(n)?null:(0,A.WV)(a),{challenge:c=null}=s??{};return{item:n,cause:`unauthorized ${n.kind} ${e.status} ${o} ${i}\
 ${c}`,describe:l=>(0,z.versionsUnauthorized)({...O(l),...v(n,e),token:o,source:n.asked?.tokenSource??null,elsewhere:i,challenge:c,isFork:t})}}function u(n,e,t){
const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${e}`,describe:o=>(0,z.versionsShape)({...O(o),url:s,page:t,why:e})}}const f=({value:n})=>{const{kind:e}=n;
return e==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},v=(n,{status:e,reason:t,page:s})=>({url:h(n)?.url??n.asked?.url??
"",status:e,reason:t,page:s}),h=({asked:n})=>n?.attempts.at(-1)?.hops.at(-1);function O(n){const[e]=n;if(e===void 0)throw new Error("a finding without items");const t=new Set(
n.map(({key:s})=>s)).size-1;return{host:(0,A.nx)(L(e)),kind:e.kind,first:j(e),others:t,mirror:e.asked?.mirror?.url??null}}const j=n=>n.asked?.mirror===void 0?n.
name:T(n),W=({kind:n,host:e})=>`${n} ${e}`;function E(n){const e=Map.groupBy(n.filter(({asked:s})=>s!==void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),
W),t=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...e].flatMap(([s,o])=>new Set(o.map(r=>r.key)).size>=H&&o.every(r=>t(r)&&!(0,D.
n3)(r.host))?[s]:[]))}var F=k(5143);function V(n){return[...Map.groupBy(n,({cause:t,item:s,host:o})=>`${o??L(s)} ${t}`).values()].flatMap(t=>{const[s]=t;if(s===
void 0)return[];const o=t.map(({item:l})=>l),r=s.host??L(s.item),a=Z(t.flatMap(l=>l.places??l.item.places)),i=en(s.describe(o),o);return[{draft:{host:r,services:[
...new Set(o.flatMap(l=>nn(l,r)))],problem:i,places:a,needed:a.some(l=>typeof l=="string"||!(0,F.Zl)(l.file))},items:o}]})}function nn({kind:n,host:e},t){return t!==
e?[]:[n==="module"?b.e$:b.xq]}function en(n,e){const t=new Set(e.map(({client:s})=>s));return{...n,affects:n.affects.filter(s=>t.has(s))}}function Z(n){const e=new Map;
for(const t of n){const s=typeof t=="string"?t:`${t.file}:${t.line}:${t.column}`;e.has(s)||e.set(s,t)}return[...e.values()]}var on=k(5136);function Tn(n){const e=new Set(
n.filter(On).map(({key:t})=>t));return n.flatMap(t=>{const{offered:s,choice:o,warnings:r,key:a}=t;return s===null||o===null?[]:[...jn(t),...Ln(t,e),...r.length>
0?[{item:t,cause:`warning ${a}`,describe:()=>(0,z.providerWarning)({address:T(t),warnings:r})}]:[]]})}function jn(n){const{choice:e,key:t,kind:s,offered:o,asked:r}=n;
if(o===null||e===null)return[];const a=T(n);switch(e.kind){case"empty":{const{unreadable:i}=o,c=()=>(0,z.versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,
isMirror:r?.mirror!==void 0});return[{item:n,cause:`empty ${t}`,describe:c}]}case"none-fits":return[zn(n,o,e.conflict)];case"locked-gone":{const{version:i,upgrade:c}=e,
{newest:l}=(0,_.su)(o),$=n.locked?.version.place;return[{item:n,cause:`locked ${t} ${i} ${c}`,...$===void 0?{}:{places:[(0,x.W$)($)]},describe:()=>(0,on.versionLockedGone)(
{address:a,version:i,upgrade:c,newest:l,mirror:yn(n)})}]}case"chosen":case"refused":case"unreadable":return[]}}function zn(n,e,t){const{kind:s,key:o,places:r}=n,
a=n.constraints.filter(({text:i})=>t.includes(i));return{item:n,cause:`none fits ${o} ${JSON.stringify(t.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,x.
W$)(i)),describe:()=>(0,on.versionNoneFits)({kind:s,address:T(n),constraints:a.map(({text:i,place:c})=>({text:i,at:In(c)})),mirror:yn(n),...(0,_.su)(e)})}}const yn=({
installation:n,asked:e})=>n?.methods.length===1?e?.mirror?.url??null:null,In=n=>{const e=(0,x.W$)(n);return typeof e=="string"?e:`${e.file}:${e.line}`},On=({choice:n})=>n?.
kind==="unreadable";function Ln(n,e){const{kind:t,key:s,offered:o,choice:r}=n,a=o?.unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=On(n);if(!i&&
e.has(s))return[];const c=T(n),l=()=>(0,z.versionUnreadable)({kind:t,address:c,texts:a,rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:l}]}var un=k(
3410),pn=k(1731),Wn=k(2886);function Un(n){const e=n.flatMap(s=>Nn(s).map(o=>({...s,problem:o})));return[...Map.groupBy(e,({host:s,service:o,problem:r})=>[s,o,r.
code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,
services:[o.service],problem:(0,Wn.aZ)(o.problem,a),places:r,needed:r.some(i=>typeof i=="string"||!(0,F.Zl)(i.file))}]})}const Nn=n=>[...[n.ping,n.ofOrganization,
n.ofWorkspace].flatMap(Rn),...Kn(n),...Bn(n),...Fn(n)],Rn=n=>n?.outcome.kind==="failed"&&n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],
bn=(0,pn.oF)("2.5");function Bn({service:n,ping:e}){if(n!==b.OZ||e.outcome.kind!=="read"||bn===null)return[];const{value:t}=e.outcome,s=(0,pn.oF)(t??"");return s!==
null&&(0,pn.Zy)(s,bn)>=0?[]:[(0,un.cloudVersion)({url:e.url,version:t})]}function Kn(n){const{host:e,organization:t,ofOrganization:s}=n,o=s&&Sn(s);if(t===null||
!s||!o)return[];const r=s.tokenSource??"";return[(0,un.cloudOrganization)({host:(0,A.nx)(e),organization:t,source:r,...o})]}function Fn(n){const{organization:e,
workspace:t,ofWorkspace:s}=n,o=s&&Sn(s);if(e===null||t===null||!o)return[];const r={host:(0,A.nx)(n.host),organization:e,workspace:t};return["status"in o&&o.status===
404?(0,un.cloudWorkspaceMissing)(r):(0,un.cloudWorkspace)({...r,...o})]}function Sn({url:n,outcome:e}){switch(e.kind){case"status":return{url:n,status:e.status,
reason:e.reason};case"unreadable":return{url:n,why:e.why};default:return null}}const Hn=(n,e)=>n.filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,
problem:s})=>({host:t,services:[b.S3],problem:s,places:e(t)?["hostnames input"]:[],needed:e(t)}));var mn=k(6003),ln=k(6905);function Jn(n,e,{upgrade:t}){const s=(0,ln.
tl)(n),o=Map.groupBy(e,({root:a})=>a),r=n.roots.flatMap(a=>{const i=(0,ln.kP)(a,s(a.client)),c=o.get(a)??[];return[...i.calls.flatMap($=>Qn($,a,n,s(a.client))??
[]),...Vn(i.providers,c,t)].map($=>({draft:$,items:c.filter(({kind:S,places:y})=>S==="module"&&y[0]===$.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.problem.
message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(a.flatMap(c=>c.draft.places))]},items:a.flatMap(c=>c.items)})))}function Qn(n,{
client:e},t,s){const{module:o,constraint:r,by:a}=n,i=t.modules.get((0,x.MP)(o))?.[e]?.outcome,c=`${(0,A.nx)(o.host)}/${o.namespace}/${o.name}/${o.system}`,l={by:a,
address:c,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)return kn(n,(0,mn.moduleDescribed)({...l,newest:null}));const $=s(o)?.offered();
return $===void 0||(0,_.x5)(n,$,e).kind!=="none-fits"?null:kn(n,(0,mn.moduleDescribed)({...l,newest:(0,_.su)($).newest}))}const Xn=50;function Vn(n,e,t){const s=Map.
groupBy(n,({provider:o})=>(0,x.JT)(o));return e.flatMap(o=>{const{kind:r,key:a,offered:i,choice:c,locked:l}=o,$=r==="provider"?s.get(a):void 0;if($===void 0||i===
null||c?.kind!=="chosen")return[];const S=[...new Map($.map(X=>[X.constraint.text,X])).values()],P=[...o.constraints,...S.slice(0,Xn).map(X=>X.constraint)],R={upgrade:t,
rejectsUnreadable:!1},I=(0,_.c8)({constraints:P,locked:l},i,R);if(I.kind==="chosen")return[];const q=I.kind==="none-fits"?P.filter(({text:X})=>I.conflict.includes(
X)):P,{newest:Mn}=(0,_.su)(i),hn=T(o);return S.filter(({constraint:X})=>q.includes(X)).map(X=>{const{by:Ne,constraint:Dn}=X,Re=q.filter(Ke=>Ke!==Dn).map(Zn),Be={
by:Ne,address:hn,constraint:Dn.text,others:Re,newest:Mn};return kn(X,(0,mn.moduleDescribed)(Be))})})}const Zn=({text:n,place:e})=>`"${n}" (${e.file}:${e.line})`,
kn=({call:{module:n,place:e}},t)=>({host:n.host,services:[b.e$],problem:t,places:[(0,x.W$)(e)],needed:!0});var gn=k(4375),G=k(5138),dn=k(2562),Gn=k(6697);const tn=({
item:n,version:e,mirrorHost:t})=>({kind:n.kind,address:T(n),version:e,host:(0,A.nx)(t??n.host)}),Y=({item:n,version:e,mirrorHost:t},s,o)=>({item:n,cause:`packag\
e ${n.key} ${e} ${s}`,describe:o,host:t??n.host});function fn(n,e,t){const{outcome:s}=t;if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>qn(n,e,t,s),
r=s.kind==="status"?`${s.status}`:s.problem.message;return[Y(n,`${e} ${t.url} ${r}`,o)]}const Yn=["page","archive","repository"];function qn(n,e,t,s){const o=t.
attempts.at(-1)?.hops.at(-1),r=o?.url??t.url,a=ne(r),i={...tn(n),part:e,url:r,at:a};if(s.kind==="failed"){const{problem:P}=s;if(P.code==="host-private-redirect")
return P;const R=P.code==="host-timeout"&&Yn.includes(e),I=t.attempts.length;return(0,dn.packageUnreachable)({...i,why:P.message,attempts:I,isAnswered:!1,isSlow:R})}
const{status:c,reason:l}=s;if(c===401||c===403||e==="repository"&&c===404){const P=o?.authorization??"none",{tokenSource:R}=t,{isFork:I}=n;return(0,dn.packageUnauthorized)(
{...i,status:c,reason:l,page:null,token:P,source:R,isFork:I})}const S=`${r} returned ${c} ${l}`.trim(),y=(0,D.Mq)(c)?t.attempts.length:1;return(0,dn.packageUnreachable)(
{...i,why:S,attempts:y,isAnswered:!0,isSlow:!1})}function ne(n){const e=(0,g.Dl)(n);return(e.ok?(0,A.Pm)(e.value):null)??n}function rn(n,e,t){if(t.kind==="asked")
return fn(n,e,t.asked);const{host:s}=t,{kind:o,address:r,version:a}=tn(n),i=`${o} ${r} ${a}`;return[Y(n,`${s} not allowed`,()=>(0,Gn.hostNotAllowed)({host:s,package:i}))]}
const ee=n=>n.flatMap(e=>{const{installation:t}=e;if(t===null)return[];const{methods:s,place:o}=t;return s.length===0?[te(e,o)]:s.flatMap(r=>r.kind==="network"?
se(e,r.index):[])});function te(n,e){const t=T(n);return{item:n,cause:`excluded ${n.key}`,places:[e,...n.places],describe:()=>(0,gn.providerExcluded)({provider:t})}}
function se(n,e){const{mirror:t,outcome:s,url:o}=e;if(t.hasSlash)return[];const r=oe(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:e.
host,cause:`slash ${t.url} ${a}`,places:[t.place,...n.places],describe:()=>(0,gn.mirrorUrl)({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}function oe(n){
switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.why;case"read":case"failed":case"not-asked":return null}}function re(n,e){const{
platform:t,version:s,item:o}=n,{file:r,mirror:a,archive:i}=e,{outcome:c,url:l}=r,$={...n,mirrorHost:r.host},S=y=>Y($,`${t} document ${y}`,()=>(0,G.packageDocument)(
{...tn($),platform:t,url:l,why:y,isMirror:!0}));if(c.kind==="status"&&c.status===404){const{page:y,reason:P,status:R}=c,I={provider:T(o),mirror:a.url,version:s},
q=ie(n,e);return[Y($,`mirror ${a.url}`,()=>(0,gn.mirrorVersion)({...I,isListed:q,url:l,page:y,reason:P,status:R}))]}if(c.kind==="unreadable")return[S(c.why)];if(c.
kind!=="read")return fn($,"document",r);switch(c.value.kind){case"crash":return[S(`has null for ${t}, at which the clients crash`)];case"no-platform":return[ae(
$,t,l)];case"archive":{if(i?.kind==="refused")return[S(`has an invalid \`url\`: ${i.why}`)];if(c.value.url==="")return[S(`has no \`url\` for ${t}`)];const{hashes:y}=c.
value;if(y.length>0&&!y.some(En))return[S(`has no \`zh:\` or \`h1:\` hash for ${t}, but others`)];const[P]=i===null?[]:rn($,"archive",i);return[...P===void 0?[]:
[P],...ce(n,y)]}}}const ae=(n,e,t)=>Y(n,`${e} platform`,()=>(0,G.packagePlatform)({...tn(n),platform:e,url:t,status:200,reason:"OK",page:null,isMirror:!0})),ie=({
item:n,version:e},{mirror:t})=>(n.installation?.methods??[]).some(s=>s.kind==="network"&&s.index.mirror.url===t.url&&s.index.outcome.kind==="read"&&s.index.outcome.
value.includes(e)),xn=["zh:","h1:"],En=n=>xn.some(e=>n.startsWith(e));function ce(n,e){const{item:t,version:s,hashes:o,platform:r}=n,{locked:a}=t;if(a===null||a.
version.text!==s)return[];const i=o.filter(En),c=xn.filter(S=>i.some(y=>y.startsWith(S))),l=c.every(S=>e.some(y=>y.startsWith(S)));return i.length===0||!l||i.some(
S=>e.includes(S))?[]:[{...Y(n,`${r} lock`,S=>{const y=[...new Set(S.map(({client:R})=>R))],P=!c.includes("zh:");return(0,G.lockPlatformMissing)({...tn(n),platform:r,
isContentOnly:P,clients:y})}),places:[(0,x.W$)(a.version.place)]}]}var an=k(7751);function ue(n,{location:e,steps:t}){const{outcome:s,url:o}=e;if(s.kind==="stat\
us"&&le(s.status)){const a=`its location was requested, and the response is ${s.status} ${s.reason}`.trim();return[vn(n,o,`${a}; expected 204`)]}const r=t.at(-1);
return r===void 0?fn(n,"location",e):de(n,o,r)}const le=n=>n!==401&&n!==403&&!(0,D.Mq)(n);function de(n,e,t){switch(t.kind){case"refused":return[vn(n,e,t.why)];case"\
other":return[fe(n,t.getter)];case"not-allowed":case"asked":{const s=t.kind==="asked"?t.asked.outcome:null;return s?.kind==="unreadable"?[vn(n,e,`the page at it\
s location ${s.why}`)]:rn(n,t.what,t)}}}const vn=(n,e,t)=>Y(n,`location ${t}`,s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,dn.packageLocation)({...tn(
n),url:e,why:t,clients:o})}),fe=({item:n},e)=>({item:n,cause:`not followed ${e}`,describe:t=>{const s=[...new Set(t.map(T))];return(0,an.notFollowed)({what:"get\
ter",getter:e,names:s})}});var he=k(4147);function pe(n,e){switch(n.kind){case"protocol-unreadable":return`has "${n.text}" in \`protocols\`, which is not a versio\
n`;case"protocols":return"has no protocol of the clients";case"target":return`is for ${n.found.os}_${n.found.arch} instead of ${e} (\`os\`, \`arch\`)`;case"url":
return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===""?"has no `shasum`":`has "${n.text}" in \`shasum\`, which is not 64 hexadecim\
al digits`;case"keys":return Pn[n.why];case"packages-unreadable":return`has "${n.text}" in \`packages\`, which OpenTofu cannot read`;case"packages":return me[n.
why]}}const Pn={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in `signing_keys.gpg_public_keys`, at which the clients crash","not-armored":"\
has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key"},me={"no-platform":"has `packages` without an entry for the platfo\
rm, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`, which OpenTofu requires","no-hash":"has no `zh:` hash for the platform in \
`packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares"},ke={empty:"the signature of \
its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text)",binary:null};function ge(n,e){const t=e.
find(({kind:o})=>o==="keys");if(t?.kind==="keys")return`the description ${Pn[t.why]}`;const s=n?.kind==="asked"?n.asked.outcome:null;return s?.kind==="read"?ke[s.
value]:null}function ve(n,e){const{outcome:t,url:s}=e.document;if(t.kind==="status"&&t.status===404){const{status:c,reason:l,page:$}=t,S={url:s,status:c,reason:l,
page:$};return[cn(n,"platform",y=>(0,G.packagePlatform)({...y,...S}))]}if(t.kind==="unreadable")return[wn(n,s,t.why)];if(t.kind!=="read")return fn(n,"document",
e.document);const{document:o,faults:r}=t.value,[a]=we(n,e,o,r),i=!r.some(({kind:c})=>c==="shasum"||c==="target");return[...a===void 0?[]:[a],...i?Oe(n,o):[]]}function we(n,{
document:{url:e},sums:t,signature:s,archive:o},r,a){const i=a.filter(({kind:l})=>l==="keys"||l==="packages");return[...a.filter(l=>!i.includes(l)).map(l=>An(n,e,
l)),...r.downloadUrl===""?[wn(n,e,$e)]:[],...t===null?[]:rn(n,"sums",t),...s===null?[]:rn(n,"signature",s),...o===null?[]:rn(n,"archive",o),...i.filter(({kind:l})=>l===
"packages").map(l=>An(n,e,l)),...Me(n,t,r),...ye(n,s,r,i)]}const $e="has no `download_url`",cn=(n,e,t)=>{const{platform:s}=n;return Y(n,`${s} ${e}`,()=>t({...tn(
n),platform:s}))},wn=(n,e,t)=>cn(n,`document ${t}`,s=>(0,G.packageDocument)({...s,url:e,why:t}));function An(n,e,t){if(t.kind!=="protocols")return wn(n,e,pe(t,n.
platform));const{suggestion:s}=n,{protocols:o}=t;return cn(n,"protocols",r=>(0,G.packageProtocol)({...r,protocols:o,suggestion:s}))}function Me(n,e,{filename:t,
shasum:s}){if(e?.kind!=="asked"||e.asked.outcome.kind!=="read")return[];const{url:o}=e.asked,r=(0,he.X)(e.asked.outcome.value,t);if(r.kind==="found"&&r.hash===s.
toLowerCase())return[];const a={found:`has another hash for ${t} than \`shasum\` in the description of the package`,missing:`has no line for ${t===""?"the empty\
 `filename` of the package":t}`,"not-a-hash":`has no SHA-256 hash in the line for ${t}`}[r.kind];return[cn(n,`sums ${a}`,i=>(0,G.packageSums)({...i,url:o,why:a}))]}
function ye(n,e,{keys:t},s){const{item:o,enforcesSignatures:r}=n,{client:a,host:i}=o,c=a==="opentofu"&&i===(0,U.Vm)(a)&&!r;if(t.length===0&&c)return[];const l=ge(
e,s);return l===null?[]:[cn(n,`unsigned ${l}`,$=>(0,G.packageUnsigned)({...$,why:l}))]}function Oe(n,{shasum:e}){const{item:t,version:s,hashes:o}=n,{locked:r}=t;
if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${e.toLowerCase()}`))return[];const a=!o.some(l=>l.startsWith("zh:")),{platform:i}=n;return[
{...Y(n,`${i} lock ${a}`,l=>{const $=[...new Set(l.map(({client:S})=>S))];return(0,G.lockPlatformMissing)({...tn(n),platform:i,isContentOnly:a,clients:$})}),places:[
(0,x.W$)(r.version.place)]}]}function be(n,e,t){return n.flatMap(s=>{const{choice:o,key:r,kind:a,client:i}=s;if(o?.kind!=="chosen")return[];const c={item:s,version:o.
version,isFork:t},l=(0,x.MO)(r,o.version);if(a==="module"){const I=e.modules.get(l)?.[i];return I===void 0?[]:ue(c,I)}const{platforms:$,enforcesSignatures:S,lockHashes:y}=e,
P=xe(s),R=y.get(s.root.lockFile??"")?.get(r)??[];return $.flatMap(I=>{const q=e.providers.get((0,x.MO)(l,I))?.[i],Mn={platform:I,suggestion:P,enforcesSignatures:S,
hashes:R};if(q===void 0)return[];const hn={...c,...Mn};return"mirror"in q?re(hn,q):ve(hn,q)})})}function Se({choice:n,key:e,kind:t,client:s},o){if(n?.kind!=="ch\
osen")return[];const r=(0,x.MO)(e,n.version);if(t==="module"){const a=o.modules.get(r)?.[s];return a===void 0?[]:[a.location,...$n(a.steps)]}return o.platforms.
flatMap(a=>{const i=o.providers.get((0,x.MO)(r,a))?.[s];return i===void 0?[]:"mirror"in i?[i.file,...$n([i.archive])]:[i.document,...$n([i.sums,i.signature,i.archive])]})}
const $n=n=>n.flatMap(e=>e?.kind==="asked"?e.asked:[]);function xe({asked:n}){const e=n?.outcome.kind==="read"?n.outcome.value:null,{compatible:t=[]}=e??{};return(0,_.
su)((0,_.i_)(t,"provider")).newest}function Ee(n,e){return e===null?[]:e.platforms.flatMap(t=>{const s=n.flatMap(({choice:o,key:r,client:a})=>{if(o?.kind!=="cho\
sen")return[];const i=(0,x.MO)((0,x.MO)(r,o.version),t),c=e.providers.get(i)?.[a];return c===void 0?[]:[Pe(c)]});return s.length===0?[]:[{platform:t,available:s.
includes(!1)?!1:s.includes(null)?null:!0}]})}function Pe(n){if("mirror"in n){const{outcome:t}=n.file;return t.kind==="read"?t.value.kind==="archive":null}const{
outcome:e}=n.document;return e.kind==="status"&&e.status===404?!1:e.kind==="read"?!0:null}const Ae=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Ce(n){const e=({place:c})=>c!==x.cd,t=(0,ln.tl)(n),s=n.roots.map(c=>(0,ln.kP)(c,t(c.client))),o=_e(n.roots.flatMap(({calls:c})=>c.filter(({module:l})=>l===
null))),r=o.filter(({source:c})=>Ae.test(c)).length,a=s.flatMap(({undescribed:c})=>c).filter(e),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}/${c.name}/${c.
system}`);return[...a.length===0?[]:Cn(a,(0,an.notFollowed)({what:"inside",names:[...new Set(i)]})),...o.length===0?[]:Cn(o,(0,an.notFollowed)({what:"direct",git:r,
names:o.map(({address:c})=>c)}))]}const Cn=(n,e)=>n.slice(0,1).map(({place:t})=>({problem:e,place:t,clients:[],host:null})),_e=n=>[...new Map(n.map(e=>[`${e.place.
file}:${e.place.line}`,e])).values()],De=["limit","size","stopped"],_n=(n,e)=>[...n.asked===void 0?[]:[n.asked],...e===null?[]:Se(n,e)];function Te(n,e){const t=n.
flatMap(o=>_n(o,e).flatMap(({outcome:r})=>"problem"in r&&r.kind==="not-asked"?[{item:o,problem:r.problem}]:[]));return[...Map.groupBy(t,({item:o,problem:r})=>`${L(
o)} ${r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.flatMap(({item:i})=>i.places))];return[{host:L(r.item),services:[],
problem:r.problem,places:a,needed:a.some(i=>typeof i=="string"||!(0,F.Zl)(i.file))}]})}function je(n,e,{maxRequests:t}){return[...Map.groupBy(n.flatMap(o=>{const r=_n(
o,e),a=De.find(i=>r.some(({outcome:c})=>c.kind==="not-asked"&&c.why===i));return a===void 0?[]:[{item:o,why:a}]}),({item:o,why:r})=>`${r} ${L(o)}`).values()].flatMap(
o=>{const[r]=o;if(r===void 0)return[];const a=[...new Set(o.map(({item:$})=>$.name))],i=L(r.item),c=r.why==="limit"?(0,an.notFollowed)({what:"limit",max:t,names:a}):
(0,an.notFollowed)({what:r.why,names:a}),l=r.item.places.slice(0,1);return[{host:i,services:[],problem:c,places:l,needed:!1}]})}function ze(n,e,t){const s=We(e),
o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([r,a])=>({directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.groupBy(a,Ie).
values(),i=>Le(i,s,t))}))}const Ie=({kind:n,key:e,address:t,places:s,constraints:o})=>JSON.stringify([n,e,t,s[0]??null,o.map(({text:r})=>r)]);function Le(n,e,t){
const[s]=n;if(s===void 0)throw new Error("a row without items");const{kind:o,address:r,host:a,constraints:i,locked:c,offered:l,places:$}=s,S=n.flatMap(({client:y,
choice:P})=>P===null?[]:[[y,P.kind==="chosen"?P.version:null]]);return{kind:o,address:r,source:T(s),host:a,constraints:i.map(({text:y})=>y),locked:c?.version.text??
null,chosen:Object.fromEntries(S),newest:l===null?null:(0,_.su)(l).newest,platforms:Ee(n,t),drafts:[...new Set(n.flatMap(y=>e.get(y)??[]))],decidedAt:[...i,...c===
null?[]:[c.version]].map(({place:y})=>y),places:$}}function We(n){const e=new Map;for(const{draft:t,items:s}of n)for(const o of new Set(s))e.set(o,[...e.get(o)??
[],t]);return e}function Ue(n,e){const t=B(n,e),s=[...J(t,{...e,renamed:n.renamed}),...ee(t),...Tn(t),...n.packages===null?[]:be(t,n.packages,e.isFork)],o=[...V(
s),...Jn(n,t,e)],r=t.filter(({asked:i})=>i?.outcome.kind==="read").map(({host:i,kind:c})=>`${i} ${c==="module"?b.e$:b.xq}`),a=i=>e.hostnames.some(c=>{const l=c.
services.length>0?c.services:e.requiredServices;return c.host===i&&l.includes(b.S3)});return{drafts:[...o.map(({draft:i})=>i),...Un(n.clouds),...Hn(n.logins,a),
...Te(t,n.packages),...je(t,n.packages,e)],notes:Ce(n),roots:ze(t,o,n.packages),requests:n.requests,answering:new Set(r)}}}),6002:((sn,Q,k)=>{k.d(Q,{zM:()=>L,D4:()=>x,
nd:()=>B,p_:()=>p,LT:()=>H,Tj:()=>w,lq:()=>N,w3:()=>m,Qq:()=>_,s:()=>J,gy:()=>K});var b=k(3307),g=k(3625),z=k(2168),C=k(4874);const D=25e3;class A{#e;#n;path=[];mistake=null;room=D;constructor(u){
this.#e=u,this.#n=(0,C.AN)(u,0)}takeRoom(){return this.room===0?!1:(this.room-=1,!0)}takeNull(){return this.#e[this.#n]!=="n"?!1:(this.skip(),!0)}literal(u,f,v,h){
if(this.takeNull())return v;const O=this.#n;this.skip();const j=this.#e.slice(O,this.#n);return f.test(j)?h(j):(this.#t(u,j.charAt(0)),v)}parts(u,f,v){const h=this.#e,
O=h.charAt(this.#n);if(O!==u)return this.#t(f,O),this.skip(),!1;for(this.#n=(0,C.AN)(h,this.#n+1);h[this.#n]!=="]"&&h[this.#n]!=="}";)v(u==="{"?this.#s():""),this.#n=
(0,C.AN)(h,this.#n),h[this.#n]===","&&(this.#n=(0,C.AN)(h,this.#n+1));return this.#n+=1,!0}skip(){const u=this.#e;let f=0;do{const v=(0,C.AN)(u,this.#n),h=u.charAt(
v);(h==="["||h==="{")&&(f+=1),(h==="]"||h==="}")&&(f-=1),h==='"'?this.#n=(0,C.ap)(u,v):this.#n="[]{},:".includes(h)?v+1:(0,C.f)(u,v)}while(f>0)}#s(){const u=this.#n;
this.#n=(0,C.ap)(this.#e,u);const f=(0,b.I)(this.#e.slice(u,this.#n));return this.#n=(0,C.AN)(this.#e,(0,C.AN)(this.#e,this.#n)+1),f}#t(u,f){if(this.mistake!==null)
return;const v=this.path.map(O=>typeof O=="number"?`[${O}]`:`.${O}`),h=v.length===0?"":` in "${v.join("").slice(1)}"`;this.mistake=`has ${U[f]??"a number"} inst\
ead of ${u}${h}`}}const U={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"};function x(d,u,f="first"){const v=(0,b.HT)(d,f);if(v!==null)
return(0,g.T)((0,z.Q)(d)?.what??`is not valid JSON: ${v.why}`);const h=new A(d),O=u.read(h,u.zero);return h.mistake===null?(0,g.J)(O):(0,g.T)(h.mistake)}const _={
zero:"",read:(d,u)=>d.literal("a string",/^"/,u,b.I)},L={zero:!1,read:(d,u)=>d.literal("a boolean",/^[tf]/,u,f=>f==="true")},T=2n**63n,B={zero:0,read:(d,u)=>{const f=v=>{
if(!/^-?\d{1,19}$/.test(v))return!1;const h=BigInt(v);return h>=-T&&h<T};return d.literal("an integer",{test:f},u,Number)}},N=d=>({zero:null,read:(u,f)=>u.takeNull()?
null:d.read(u,f??d.zero)}),K={zero:null,read:d=>(d.skip(),null)},H=d=>({zero:d.zero,read:(u,f)=>{const{mistake:v}=u,h=d.read(u,f);return u.mistake=v,h}}),J=d=>({
zero:null,read:u=>{const{room:f}=u;return d.read(u,d.zero),u.room=f,null}});function p(d){const u={items:[],leftOut:0};return{zero:u,read:(f,v)=>{if(f.takeNull())
return u;const h=[];let O=0;return f.parts("[","a list",()=>{const W=f.takeRoom();f.path.push(O);const E=d.read(f,v.items[O]??d.zero);f.path.pop(),W&&h.push(E),
O+=1})?{items:h,leftOut:O-h.length}:v}}}function w(d){return{zero:null,read:(u,f)=>{if(u.takeNull())return null;const v=f??new Map;return u.parts("{","an object",
h=>{const O=u.takeRoom();u.path.push("*");const j=d.read(u,d.zero);u.path.pop(),O&&v.set(h,j)}),v}}}function m(d){const u=Object.entries(d),f=new Map(u);return{
zero:Object.fromEntries(u.map(([h,{zero:O}])=>[h,O])),read:(h,O)=>{if(h.takeNull())return O;const j={...O};return h.parts("{","an object",W=>{const E=f.has(W)?W:
M(W),F=f.get(E);if(F===void 0)return h.skip();h.path.push(E),j[E]=F.read(h,j[E]),h.path.pop()}),j}}}const M=d=>d.toLowerCase().replaceAll("\u017F","s")}),9165:((sn,Q,k)=>{
k.d(Q,{H:()=>T,Y:()=>L});var b=k(3625),g=k(6002);const z=(0,g.w3)({name:g.Qq,source:g.Qq,version:g.Qq}),C=(0,g.w3)({name:g.Qq,version:g.Qq,namespace:(0,g.LT)(g.
Qq),source:(0,g.LT)(g.Qq)}),D=(0,g.w3)({path:g.Qq,providers:(0,g.p_)((0,g.lq)(C)),dependencies:(0,g.p_)((0,g.lq)(z))}),A=(0,g.p_)((0,g.lq)(D)),U=(B,N)=>(0,g.w3)(
{modules:(0,g.p_)((0,g.lq)((0,g.w3)({source:g.Qq,versions:(0,g.p_)((0,g.lq)((0,g.w3)({version:g.Qq,root:B,submodules:N})))})))}),x=U((0,g.s)(D),(0,g.s)(A)),_=U(
D,A);function L(B){const N=(0,g.D4)(B,x);if(!N.ok)return N;const K=N.value.modules.items;if(K.some(m=>m===null||m.versions.items.includes(null)))return(0,b.J)({
kind:"crash"});const[H]=K;if(!H)return(0,b.J)({kind:"no-module"});const{items:J,leftOut:p}=H.versions,w=J.map(m=>m?.version??"");return(0,b.J)({kind:"versions",
texts:w,leftOut:p})}function T(B,N){const K=(0,g.D4)(B,_),H=K.ok?K.value.modules.items[0]?.versions.items??[]:[],J=new Map;for(const p of H){if(p===null)continue;
const m=[p.root,...p.submodules.items].flatMap(d=>d??[]).map(({path:d,dependencies:u,providers:f})=>({path:d,calls:u.items.flatMap(v=>v??[]),providers:f.items.flatMap(
v=>v??[])}));m.some(({calls:d,providers:u})=>d.length+u.length>0)&&N(p.version)&&J.set(p.version,m)}return J}}),4147:((sn,Q,k)=>{k.d(Q,{O:()=>z,X:()=>g});const b=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function g(C,D){for(const A of C.split(`
`)){const[U="",x]=A.split(b,4).filter(_=>_!=="");if(x===D)return/^[0-9a-fA-F]{64}$/.test(U)?{kind:"found",hash:U.toLowerCase()}:{kind:"not-a-hash",text:U}}return{
kind:"missing"}}function z(C){const D=C[0]??0;return D===194||(D&252)===136}}),8106:((sn,Q,k)=>{k.d(Q,{c8:()=>K,i_:()=>U,su:()=>L,x5:()=>B});var b=k(1731),g=k(1790),
z=k(2158),C=k(1094);const D={module:new WeakMap,provider:new WeakMap},A=new WeakMap;function U(p,w){const m=D[w].get(p)??x(p,w);return D[w].set(p,m),m}function x(p,w){
const m=w==="module"?b.oF:b.rK,M=[],d=[];for(const u of p){const f=m(u);f===null?d.push(u):M.push(f)}return{versions:M,unreadable:d}}const _=new WeakMap;function L(p){
const w=_.get(p);if(w!==void 0)return w;const m=(0,g.s5)(p.versions),[M]=p.versions.filter(b.Ty).sort((u,f)=>(0,b.Zy)(f,u)),d={newest:m&&(0,b.Cg)(m),preRelease:M?
(0,b.Cg)(M):null};return _.set(p,d),d}function T(p,w,m){const M=A.get(p)??new Map;A.set(p,M);const d=JSON.stringify(w),u=M.get(d)??m();return M.set(d,u),u}const B=(p,w,m)=>T(
w,[m,p.constraint?.text],()=>N(p,w,m));function N({constraint:p},{versions:w},m){const M=p===null?null:(0,z.PW)(p.text);if(M?.ok===!1)return{kind:"refused"};const d=M?.
value??[];if(!(0,C.gH)(d,m))return{kind:"refused"};if(w.length===0)return{kind:"empty"};const u=(0,g.iM)(w,d,m);return u===null?{kind:"none-fits",conflict:p===null?
[]:[p.text]}:{kind:"chosen",version:(0,b.Cg)(u)}}function K(p,w,m){const{constraints:M,locked:d}=p,u=M.map(({text:f})=>f);return T(w,[m.upgrade,m.rejectsUnreadable,
u,d?.version.text],()=>H(p,w,m))}function H({constraints:p,locked:w},{versions:m,unreadable:M},{upgrade:d,rejectsUnreadable:u}){const f=J(p);if(f===null||!(0,C.
Nd)(f))return{kind:"refused"};const v=w===null||d?null:(0,b.rK)(w.version.text);if(v!==null&&(0,g.XA)([v],f)===null)return{kind:"refused"};if(u&&M.length>0)return{
kind:"unreadable"};if(m.length===0)return{kind:"empty"};const h=(0,g.XA)(m,f);if(v!==null){const E=(0,b.Cg)(v);return m.some(F=>(0,b.Cg)(F)===E)?{kind:"chosen",
version:E}:{kind:"locked-gone",version:E,upgrade:h&&(0,b.Cg)(h)}}if(h!==null)return{kind:"chosen",version:(0,b.Cg)(h)};const O=(0,C.Sx)(f,E=>(0,g.XA)(m,E)!==null),
j=new Set(O.map(z.mb)),W=f.filter(E=>j.has((0,z.mb)(E))).map(({whole:E})=>E);return{kind:"none-fits",conflict:[...new Set(W)]}}function J(p){const w=[];for(const{
text:m}of p){const M=(0,z._T)(m);if(!M.ok)return null;for(const d of M.value)w.push({...d,whole:m})}return w}}),6905:((sn,Q,k)=>{k.d(Q,{kP:()=>H,lz:()=>_,tl:()=>x});
var b=k(3916),g=k(5011),z=k(1022),C=k(9165),D=k(1731),A=k(8106),U=k(5257);function x({modules:p,described:w}){return m=>M=>{const d=(0,U.MP)(M),u=p.get(d)?.[m]?.
outcome??{};if(u.value?.kind!=="versions")return null;const{texts:f}=u.value;return{offered:()=>(0,A.i_)(f,"module"),described:w.get(d)??new Map}}}function _(p,w,m){
let M=null;const d=(0,C.H)(p,u=>(M??=L(m,(0,A.i_)(w,"module")),M.has(T(u))));return new Map(Array.from(d,([u,f])=>[T(u),f]))}const L=(p,w)=>new Set(p.flatMap(m=>{
const M=(0,A.x5)(m,w,m.client);return M.kind==="chosen"?M.version:[]}));function T(p){const w=(0,D.oF)(p);return w===null?"":(0,D.Cg)(w)}const B=3,N=200,K=2e3;function H({
calls:p,client:w},m){const M={calls:[],providers:[],undescribed:[]};let d=p.flatMap(f=>{const{module:v,constraint:h,isOpen:O}=f;return v===null||O?[]:[{call:{...f,
module:v},by:"",module:v,constraint:h}]});const u={left:K};for(let f=0;f<B;f+=1)d=d.flatMap(h=>{const O=m(h.module);if(O===null)return[];const j=O.described.size===
0?null:(0,A.x5)(h,O.offered(),w),W=j?.kind==="chosen"?j.version:"",E=O.described.get(W);if(E===void 0)return f===0&&M.undescribed.push(h.call),[];const{namespace:F,
name:V,system:nn}=h.module,en=`${F}/${V}/${nn} ${W}`,Z=J(E,{...h,by:en},w,u);return M.providers.push(...Z.providers),Z.calls}).slice(0,N),M.calls.push(...d);return M}
function J(p,{module:w,call:m,by:M},d,u){const f=E=>({text:E,place:m.place}),v=p.slice(0,Math.max(0,u.left)),h=new Map(v.map(E=>[(0,b.join)(".",E.path),E])),O=new Set(
[(0,b.join)(".",w.subdirectory)]),j=[],W=[];u.left-=v.length;for(const E of O){const F=h.get(E);for(const{source:V,version:nn}of F?.calls??[]){if(u.left--<=0)break;
(0,g.Nj)(V)&&O.add((0,b.join)(E,V));const en=(0,g.vL)(V,d),Z=nn===""?null:f(nn);en.kind==="registry"&&j.push({call:m,by:M,module:en,constraint:Z})}for(const{name:V,
namespace:nn,source:en,version:Z}of F?.providers??[]){if(u.left--<=0)break;const on=(0,z.m)(en||(0,b.join)(nn,V),d);on.kind!=="registry"||Z===""||W.push({call:m,
by:M,provider:on,constraint:f(Z)})}}return{calls:j,providers:W}}})};export{Fe as id,He as ids,Je as modules};
