const Qe=5761,Xe=[5761],Ve={5761:((sn,B,m)=>{m.d(B,{judgeInit:()=>Be});var y=m(9562),k=m(4283),I=m(4592),x=m(789),C=m(1064),S=m(1831),z=m(5011),_=m(5257),D=m(8106),
H=m(9781);const L=({asked:n,host:e})=>n?.mirror===void 0?e:n.host,T=({host:n,name:e})=>`${(0,S.nx)(n)}/${e}`;function N(n,e){return n.roots.flatMap(t=>{const{calls:s,
providers:o}=(0,H._)(t,e.part);return[...s.flatMap(r=>K(t,r,n)),...o.map(r=>F(t,r,n,e))]})}function K(n,e,t){const{module:s,constraint:o,address:r,place:i,isOpen:a}=e;
if(s===null)return[];const{client:c}=n,l=(0,_.MP)(s),f=t.modules.get(l)?.[c],O=f?.outcome.kind==="read"?f.outcome.value:null,b=O?.kind==="versions"?(0,D.i_)(O.texts,
"module"):null;return[{kind:"module",root:n,host:s.host,key:l,name:`${s.namespace}/${s.name}/${s.system}`,address:r,client:c,constraints:o===null?[]:[o],locked:null,
places:[(0,_.W$)(i)],asked:f,installation:null,offered:b,choice:a?null:b&&(0,D.x5)(e,b,c),warnings:[]}]}function F(n,e,t,{upgrade:s,dialect:o}){const{provider:r,
constraints:i,locked:a,places:c}=e,{client:l}=n,f=(0,_.JT)(r),O=t.installations.get(f)?.[l]??null,b=t.providers.get(f)?.[l],A=b?.outcome.kind==="read"?b.outcome.
value:null,R=A===null?null:(0,D.i_)(A.texts,"provider"),W=(0,C.Jd)(l,(0,C.tB)(l,o.versions));return{kind:"provider",root:n,host:r.host,key:f,name:`${r.namespace}\
/${r.type}`,address:f,client:l,constraints:i,locked:a,places:c.map(_.W$),asked:b,installation:O,offered:R,choice:R&&(0,D.c8)(e,R,{upgrade:s,rejectsUnreadable:W}),
warnings:A?.warnings??[]}}const J=3;function g(n,e){const t=Q(n);return n.flatMap(s=>w(s,t,e))}function w(n,e,t){const s=n.asked?.outcome;switch(s?.kind){case"s\
tatus":return n.asked?.mirror?.hasSlash===!1?[]:[v(n,s,e,t)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"\
unreadable":return n.asked?.mirror?.hasSlash===!1?[]:[h(n,s.why,s.page)];case"read":return n.offered===null?[h(n,M(s),null)]:[];case"not-asked":case void 0:return[]}}
function v(n,e,t,s){const{kind:o,key:r}=n,{status:i}=e;if(E(n)?.authorization==="withheld"&&i<500||i===401||i===403)return u(n,e,s);if(i===404){const c=t.has(P(
n));return{item:n,cause:`unknown ${c?o:r}`,describe:l=>$(l,e,s)}}return{item:n,cause:`status ${o} ${i}`,describe:c=>(0,I.versionsStatus)({...j(c),...p(n,e),attempts:n.
asked?.attempts.length??1,transient:(0,C.Mq)(i)})}}function $(n,e,{renamed:t}){const[s]=n;if(s===void 0)throw new Error("a finding without items");const o=[...new Set(
n.map(U))],{mirror:r}=s.asked??{},i={...p(s,e),host:r?.url??(0,S.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.kind==="module"?(0,x.moduleUnknown)(
{...i,modules:o}):(0,x.providerUnknown)({...i,providers:o,meant:d(s,t),isMirror:r!==void 0})}function d({key:n,root:e},t){const[s="",o="",r=""]=n.split("/");if(o!==
"hashicorp"||s!==(0,z.Vm)(e.client))return null;const i=t.get(n),a=e.providers.find(({provider:c})=>c.type===r&&(0,_.JT)(c)!==n);return a===void 0?i===void 0?null:
`${i}/${r}`:a.provider.host===s?`${a.provider.namespace}/${r}`:`${(0,S.nx)(a.provider.host)}/${a.provider.namespace}/${r}`}function u(n,e,{isFork:t}){const s=E(
n),o=s?.authorization??"none",r=(0,k.Dl)(s?.url??""),i=r.ok?(0,S.Pm)(r.value):null,a=i===null||i===L(n)?null:(0,S.WV)(i),{challenge:c=null}=s??{};return{item:n,
cause:`unauthorized ${n.kind} ${e.status} ${o} ${a} ${c}`,describe:l=>(0,I.versionsUnauthorized)({...j(l),...p(n,e),token:o,source:n.asked?.tokenSource??null,elsewhere:a,
challenge:c,isFork:t})}}function h(n,e,t){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${e}`,describe:o=>(0,I.versionsShape)({...j(o),url:s,page:t,
why:e})}}const M=({value:n})=>{const{kind:e}=n;return e==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},p=(n,{status:e,
reason:t,page:s})=>({url:E(n)?.url??n.asked?.url??"",status:e,reason:t,page:s}),E=({asked:n})=>n?.attempts.at(-1)?.hops.at(-1);function j(n){const[e]=n;if(e===void 0)
throw new Error("a finding without items");const t=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,S.nx)(L(e)),kind:e.kind,first:U(e),others:t,mirror:e.asked?.
mirror?.url??null}}const U=n=>n.asked?.mirror===void 0?n.name:T(n),P=({kind:n,host:e})=>`${n} ${e}`;function Q(n){const e=Map.groupBy(n.filter(({asked:s})=>s!==
void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),P),t=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...e].flatMap(([s,
o])=>new Set(o.map(r=>r.key)).size>=J&&o.every(r=>t(r)&&!(0,C.n3)(r.host))?[s]:[]))}var X=m(5143);function nn(n){return[...Map.groupBy(n,({cause:t,item:s,host:o})=>`${o??
L(s)} ${t}`).values()].flatMap(t=>{const[s]=t;if(s===void 0)return[];const o=t.map(({item:l})=>l),r=s.host??L(s.item),i=cn(t.flatMap(l=>l.places??l.item.places)),
a=Z(s.describe(o),o);return[{draft:{host:r,services:[...new Set(o.flatMap(l=>en(l,r)))],problem:a,places:i,needed:i.some(l=>typeof l=="string"||!(0,X.Zl)(l.file))},
items:o}]})}function en({kind:n,host:e},t){return t!==e?[]:[n==="module"?y.e$:y.xq]}function Z(n,e){const t=new Set(e.map(({client:s})=>s));return{...n,affects:n.
affects.filter(s=>t.has(s))}}function cn(n){const e=new Map;for(const t of n){const s=typeof t=="string"?t:`${t.file}:${t.line}:${t.column}`;e.has(s)||e.set(s,t)}
return[...e.values()]}var On=m(5136);function jn(n){const e=new Set(n.filter(En).map(({key:t})=>t));return n.flatMap(t=>{const{offered:s,choice:o,warnings:r,key:i}=t;
return s===null||o===null?[]:[...In(t),...Wn(t,e),...r.length>0?[{item:t,cause:`warning ${i}`,describe:()=>(0,I.providerWarning)({address:T(t),warnings:r})}]:[]]})}
function In(n){const{choice:e,key:t,kind:s,offered:o,asked:r}=n;if(o===null||e===null)return[];const i=T(n);switch(e.kind){case"empty":{const{unreadable:a}=o,c=()=>(0,I.
versionsEmpty)({kind:s,address:i,url:r?.url??"",ignored:a,isMirror:r?.mirror!==void 0});return[{item:n,cause:`empty ${t}`,describe:c}]}case"none-fits":return[zn(
n,o,e.conflict)];case"locked-gone":{const{version:a,upgrade:c}=e,{newest:l}=(0,D.su)(o),f=n.locked?.version.place;return[{item:n,cause:`locked ${t} ${a} ${c}`,...f===
void 0?{}:{places:[(0,_.W$)(f)]},describe:()=>(0,On.versionLockedGone)({address:i,version:a,upgrade:c,newest:l,mirror:bn(n)})}]}case"chosen":case"refused":case"\
unreadable":return[]}}function zn(n,e,t){const{kind:s,key:o,places:r}=n,i=n.constraints.filter(({text:a})=>t.includes(a));return{item:n,cause:`none fits ${o} ${JSON.
stringify(t.toSorted())}`,places:i.length===0?r:i.map(({place:a})=>(0,_.W$)(a)),describe:()=>(0,On.versionNoneFits)({kind:s,address:T(n),constraints:i.map(({text:a,
place:c})=>({text:a,at:Ln(c)})),mirror:bn(n),...(0,D.su)(e)})}}const bn=({installation:n,asked:e})=>n?.methods.length===1?e?.mirror?.url??null:null,Ln=n=>{const e=(0,_.
W$)(n);return typeof e=="string"?e:`${e.file}:${e.line}`},En=({choice:n})=>n?.kind==="unreadable";function Wn(n,e){const{kind:t,key:s,offered:o,choice:r}=n,i=o?.
unreadable??[];if(i.length===0||r?.kind==="empty")return[];const a=En(n);if(!a&&e.has(s))return[];const c=T(n),l=()=>(0,I.versionUnreadable)({kind:t,address:c,texts:i,
rejects:a});return[{item:n,cause:`unreadable ${s} ${a}`,describe:l}]}var un=m(3410),pn=m(1731),Un=m(2886);function Nn(n){const e=n.flatMap(s=>Rn(s).map(o=>({...s,
problem:o})));return[...Map.groupBy(e,({host:s,service:o,problem:r})=>[s,o,r.code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];
const r=s.flatMap(a=>a.places),i=s.flatMap(a=>a.clients);return[{host:o.host,services:[o.service],problem:(0,Un.aZ)(o.problem,i),places:r,needed:r.some(a=>typeof a==
"string"||!(0,X.Zl)(a.file))}]})}const Rn=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(Bn),...Fn(n),...Kn(n),...Jn(n)],Bn=n=>n?.outcome.kind==="failed"&&
n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],_n=(0,pn.oF)("2.5");function Kn({service:n,ping:e}){if(n!==y.OZ||e.outcome.kind!=="read"||
_n===null)return[];const{value:t}=e.outcome,s=(0,pn.oF)(t??"");return s!==null&&(0,pn.Zy)(s,_n)>=0?[]:[(0,un.cloudVersion)({url:e.url,version:t})]}function Fn(n){
const{host:e,organization:t,ofOrganization:s}=n,o=s&&Sn(s);if(t===null||!s||!o)return[];const r=s.tokenSource??"";return[(0,un.cloudOrganization)({host:(0,S.nx)(
e),organization:t,source:r,...o})]}function Jn(n){const{organization:e,workspace:t,ofWorkspace:s}=n,o=s&&Sn(s);if(e===null||t===null||!o)return[];const r={host:(0,S.
nx)(n.host),organization:e,workspace:t};return["status"in o&&o.status===404?(0,un.cloudWorkspaceMissing)(r):(0,un.cloudWorkspace)({...r,...o})]}function Sn({url:n,
outcome:e}){switch(e.kind){case"status":return{url:n,status:e.status,reason:e.reason};case"unreadable":return{url:n,why:e.why};default:return null}}const Hn=(n,e)=>n.
filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:s})=>({host:t,services:[y.S3],problem:s,places:e(t)?["hostnames input"]:[],needed:e(
t)}));var mn=m(6003),ln=m(6905);function Qn(n,e,{upgrade:t}){const s=(0,ln.tl)(n),o=Map.groupBy(e,({root:i})=>i),r=n.roots.flatMap(i=>{const a=(0,ln.kP)(i,s(i.client)),
c=o.get(i)??[];return[...a.calls.flatMap(f=>Xn(f,i,n,s(i.client))??[]),...Zn(a.providers,c,t)].map(f=>({draft:f,items:c.filter(({kind:O,places:b})=>O==="module"&&
b[0]===f.places[0])}))});return[...Map.groupBy(r,({draft:i})=>i.problem.message).values()].flatMap(i=>i.slice(0,1).map(({draft:a})=>({draft:{...a,places:[...new Set(
i.flatMap(c=>c.draft.places))]},items:i.flatMap(c=>c.items)})))}function Xn(n,{client:e},t,s){const{module:o,constraint:r,by:i}=n,a=t.modules.get((0,_.MP)(o))?.[e]?.
outcome,c=`${(0,S.nx)(o.host)}/${o.namespace}/${o.name}/${o.system}`,l={by:i,address:c,constraint:r?.text??null,others:[]};if(a?.kind==="status"&&a.status===404)
return kn(n,(0,mn.moduleDescribed)({...l,newest:null}));const f=s(o)?.offered();return f===void 0||(0,D.x5)(n,f,e).kind!=="none-fits"?null:kn(n,(0,mn.moduleDescribed)(
{...l,newest:(0,D.su)(f).newest}))}const Vn=50;function Zn(n,e,t){const s=Map.groupBy(n,({provider:o})=>(0,_.JT)(o));return e.flatMap(o=>{const{kind:r,key:i,offered:a,
choice:c,locked:l}=o,f=r==="provider"?s.get(i):void 0;if(f===void 0||a===null||c?.kind!=="chosen")return[];const O=[...new Map(f.map(V=>[V.constraint.text,V])).
values()],A=[...o.constraints,...O.slice(0,Vn).map(V=>V.constraint)],R={upgrade:t,rejectsUnreadable:!1},W=(0,D.c8)({constraints:A,locked:l},a,R);if(W.kind==="ch\
osen")return[];const q=W.kind==="none-fits"?A.filter(({text:V})=>W.conflict.includes(V)):A,{newest:yn}=(0,D.su)(a),hn=T(o);return O.filter(({constraint:V})=>q.includes(
V)).map(V=>{const{by:Ke,constraint:Tn}=V,Fe=q.filter(He=>He!==Tn).map(Gn),Je={by:Ke,address:hn,constraint:Tn.text,others:Fe,newest:yn};return kn(V,(0,mn.moduleDescribed)(
Je))})})}const Gn=({text:n,place:e})=>`"${n}" (${e.file}:${e.line})`,kn=({call:{module:n,place:e}},t)=>({host:n.host,services:[y.e$],problem:t,places:[(0,_.W$)(
e)],needed:!0});var gn=m(4375),G=m(5138),dn=m(2562),Yn=m(6697);const tn=({item:n,version:e,mirrorHost:t})=>({kind:n.kind,address:T(n),version:e,host:(0,S.nx)(t??
n.host)}),Y=({item:n,version:e,mirrorHost:t},s,o)=>({item:n,cause:`package ${n.key} ${e} ${s}`,describe:o,host:t??n.host});function fn(n,e,t){const{outcome:s}=t;
if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>ne(n,e,t,s),r=s.kind==="status"?`${s.status}`:s.problem.message;return[Y(n,`${e} ${t.url} ${r}`,o)]}
const qn=["page","archive","repository"];function ne(n,e,t,s){const o=t.attempts.at(-1)?.hops.at(-1),r=o?.url??t.url,i=ee(r),a={...tn(n),part:e,url:r,at:i};if(s.
kind==="failed"){const{problem:A}=s;if(A.code==="host-private-redirect")return A;const R=A.code==="host-timeout"&&qn.includes(e),W=t.attempts.length;return(0,dn.
packageUnreachable)({...a,why:A.message,attempts:W,isAnswered:!1,isSlow:R})}const{status:c,reason:l}=s;if(c===401||c===403||e==="repository"&&c===404){const A=o?.
authorization??"none",{tokenSource:R}=t,{isFork:W}=n;return(0,dn.packageUnauthorized)({...a,status:c,reason:l,page:null,token:A,source:R,isFork:W})}const O=`${r}\
 returned ${c} ${l}`.trim(),b=(0,C.Mq)(c)?t.attempts.length:1;return(0,dn.packageUnreachable)({...a,why:O,attempts:b,isAnswered:!0,isSlow:!1})}function ee(n){const e=(0,k.
Dl)(n);return(e.ok?(0,S.Pm)(e.value):null)??n}function rn(n,e,t){if(t.kind==="asked")return fn(n,e,t.asked);const{host:s}=t,{kind:o,address:r,version:i}=tn(n),a=`${o}\
 ${r} ${i}`;return[Y(n,`${s} not allowed`,()=>(0,Yn.hostNotAllowed)({host:s,package:a}))]}const te=n=>n.flatMap(e=>{const{installation:t}=e;if(t===null)return[];
const{methods:s,place:o}=t;return s.length===0?[se(e,o)]:s.flatMap(r=>r.kind==="network"?oe(e,r.index):[])});function se(n,e){const t=T(n);return{item:n,cause:`\
excluded ${n.key}`,places:[e,...n.places],describe:()=>(0,gn.providerExcluded)({provider:t})}}function oe(n,e){const{mirror:t,outcome:s,url:o}=e;if(t.hasSlash)return[];
const r=re(s);if(r===null)return[];const i=n.choice?.kind==="chosen";return[{item:n,host:e.host,cause:`slash ${t.url} ${i}`,places:[t.place,...n.places],describe:()=>(0,gn.
mirrorUrl)({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:i})}]}function re(n){switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.
why;case"read":case"failed":case"not-asked":return null}}function ae(n,e){const{platform:t,version:s,item:o}=n,{file:r,mirror:i,archive:a}=e,{outcome:c,url:l}=r,
f={...n,mirrorHost:r.host},O=b=>Y(f,`${t} document ${b}`,()=>(0,G.packageDocument)({...tn(f),platform:t,url:l,why:b,isMirror:!0}));if(c.kind==="status"&&c.status===
404){const{page:b,reason:A,status:R}=c,W={provider:T(o),mirror:i.url,version:s},q=ce(n,e);return[Y(f,`mirror ${i.url}`,()=>(0,gn.mirrorVersion)({...W,isListed:q,
url:l,page:b,reason:A,status:R}))]}if(c.kind==="unreadable")return[O(c.why)];if(c.kind!=="read")return fn(f,"document",r);switch(c.value.kind){case"crash":return[
O(`has null for ${t}, at which the clients crash`)];case"no-platform":return[ie(f,t,l)];case"archive":{if(a?.kind==="refused")return[O(`has an invalid \`url\`: ${a.
why}`)];if(c.value.url==="")return[O(`has no \`url\` for ${t}`)];const{hashes:b}=c.value;if(b.length>0&&!b.some(xn))return[O(`has no \`zh:\` or \`h1:\` hash for ${t}\
, but others`)];const[A]=a===null?[]:rn(f,"archive",a);return[...A===void 0?[]:[A],...ue(n,b)]}}}const ie=(n,e,t)=>Y(n,`${e} platform`,()=>(0,G.packagePlatform)(
{...tn(n),platform:e,url:t,status:200,reason:"OK",page:null,isMirror:!0})),ce=({item:n,version:e},{mirror:t})=>(n.installation?.methods??[]).some(s=>s.kind==="n\
etwork"&&s.index.mirror.url===t.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.includes(e)),Pn=["zh:","h1:"],xn=n=>Pn.some(e=>n.startsWith(e));function ue(n,e){
const{item:t,version:s,hashes:o,platform:r}=n,{locked:i}=t;if(i===null||i.version.text!==s)return[];const a=o.filter(xn),c=Pn.filter(O=>a.some(b=>b.startsWith(O))),
l=c.every(O=>e.some(b=>b.startsWith(O)));return a.length===0||!l||a.some(O=>e.includes(O))?[]:[{...Y(n,`${r} lock`,O=>{const b=[...new Set(O.map(({client:R})=>R))],
A=!c.includes("zh:");return(0,G.lockPlatformMissing)({...tn(n),platform:r,isContentOnly:A,clients:b})}),places:[(0,_.W$)(i.version.place)]}]}var on=m(7751),le=m(
3612);function de(n,{location:e,steps:t}){const{outcome:s,url:o}=e;if(s.kind==="status"&&fe(s.status)){const i=`its location was requested, and the response is ${s.
status} ${s.reason}`.trim();return[vn(n,o,`${i}; expected 204`)]}const r=t.at(-1);return r===void 0?fn(n,"location",e):he(n,o,r)}const fe=n=>n!==401&&n!==403&&!(0,C.
Mq)(n);function he(n,e,t){switch(t.kind){case"refused":return[vn(n,e,t.why)];case"other":return[pe(n,t.getter)];case"not-allowed":case"asked":{const s=t.kind===
"asked"?t.asked.outcome:null;return s?.kind==="unreadable"?[vn(n,e,`the page at its location ${s.why}`)]:rn(n,t.what,t)}}}const vn=(n,e,t)=>Y(n,`location ${t}`,
s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,dn.packageLocation)({...tn(n),url:e,why:t,clients:o})}),pe=({item:n},e)=>({item:n,cause:`not followed ${e}`,
describe:t=>{const s=[...new Set(t.map(T))];return(0,on.notFollowed)({what:"getter",getter:e,names:s})}});var me=m(4147);function ke(n,e){switch(n.kind){case"pr\
otocol-unreadable":return`has "${n.text}" in \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`i\
s for ${n.found.os}_${n.found.arch} instead of ${e} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===
""?"has no `shasum`":`has "${n.text}" in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return An[n.why];case"packages-unreadable":return`has "${n.text}\
" in \`packages\`, which OpenTofu cannot read`;case"packages":return ge[n.why]}}const An={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in \
`signing_keys.gpg_public_keys`, at which the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored pub\
lic key"},ge={"no-platform":"has `packages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`,\
 which OpenTofu requires","no-hash":"has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `package\
s` than in `shasum`, which OpenTofu compares"},ve={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP\
 signature (with `--armor` it is text)",binary:null};function we(n,e){const t=e.find(({kind:o})=>o==="keys");if(t?.kind==="keys")return`the description ${An[t.why]}`;
const s=n?.kind==="asked"?n.asked.outcome:null;return s?.kind==="read"?ve[s.value]:null}function Me(n,e){const{outcome:t,url:s}=e.document;if(t.kind==="status"&&
t.status===404){const{status:c,reason:l,page:f}=t,O={url:s,status:c,reason:l,page:f};return[an(n,"platform",b=>(0,G.packagePlatform)({...b,...O}))]}if(t.kind===
"unreadable")return[wn(n,s,t.why)];if(t.kind!=="read")return fn(n,"document",e.document);const{document:o,faults:r}=t.value,[i]=$e(n,e,o,r),a=!r.some(({kind:c})=>c===
"shasum"||c==="target");return[...i===void 0?[]:[i],...a?Ee(n,o):[]]}function $e(n,{document:{url:e},sums:t,signature:s,archive:o},r,i){const a=i.filter(({kind:l})=>l===
"keys"||l==="packages");return[...i.filter(l=>!a.includes(l)).map(l=>Cn(n,e,l)),...r.downloadUrl===""?[wn(n,e,ye)]:[],...t===null?[]:rn(n,"sums",t),...s===null?
[]:rn(n,"signature",s),...o===null?[]:rn(n,"archive",o),...a.filter(({kind:l})=>l==="packages").map(l=>Cn(n,e,l)),...Oe(n,t,r),...be(n,s,r,a)]}const ye="has no \
`download_url`",an=(n,e,t)=>{const{platform:s}=n;return Y(n,`${s} ${e}`,()=>t({...tn(n),platform:s}))},wn=(n,e,t)=>an(n,`document ${t}`,s=>(0,G.packageDocument)(
{...s,url:e,why:t}));function Cn(n,e,t){if(t.kind!=="protocols")return wn(n,e,ke(t,n.platform));const{suggestion:s}=n,{protocols:o}=t;return an(n,"protocols",r=>(0,G.
packageProtocol)({...r,protocols:o,suggestion:s}))}function Oe(n,e,{filename:t,shasum:s}){if(e?.kind!=="asked"||e.asked.outcome.kind!=="read")return[];const{url:o}=e.
asked,r=(0,me.X)(e.asked.outcome.value,t);if(r.kind==="found"&&r.hash===s.toLowerCase())return[];const i={found:`has another hash for ${t} than \`shasum\` in the \
description of the package`,missing:`has no line for ${t===""?"the empty `filename` of the package":t}`,"not-a-hash":`has no SHA-256 hash in the line for ${t}`}[r.
kind];return[an(n,`sums ${i}`,a=>(0,G.packageSums)({...a,url:o,why:i}))]}function be(n,e,{keys:t},s){const{item:o,enforcesSignatures:r}=n,{client:i,host:a}=o,c=i===
"opentofu"&&a===(0,z.Vm)(i)&&!r;if(t.length===0&&c)return[];const l=we(e,s);return l===null?[]:[an(n,`unsigned ${l}`,f=>(0,G.packageUnsigned)({...f,why:l}))]}function Ee(n,{
shasum:e}){const{item:t,version:s,hashes:o}=n,{locked:r}=t;if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${e.toLowerCase()}`))return[];
const i=!o.some(l=>l.startsWith("zh:")),{platform:a}=n;return[{...Y(n,`${a} lock ${i}`,l=>{const f=[...new Set(l.map(({client:O})=>O))];return(0,G.lockPlatformMissing)(
{...tn(n),platform:a,isContentOnly:i,clients:f})}),places:[(0,_.W$)(r.version.place)]}]}function _e(n,e,t){return n.flatMap(s=>{const{choice:o,key:r,kind:i,client:a}=s;
if(o?.kind!=="chosen")return[];const c={item:s,version:o.version,isFork:t},l=(0,_.MO)(r,o.version);if(i==="module"){const W=e.modules.get(l)?.[a];return W===void 0?
[]:de(c,W)}const{platforms:f,enforcesSignatures:O,lockHashes:b}=e,A=Pe(s),R=b.get(s.root.lockFile??"")?.get(r)??[];return f.flatMap(W=>{const q=e.providers.get(
(0,_.MO)(l,W))?.[a],yn={platform:W,suggestion:A,enforcesSignatures:O,hashes:R};if(q===void 0)return[];const hn={...c,...yn};return"mirror"in q?ae(hn,q):Me(hn,q)})})}
function Se({choice:n,key:e,kind:t,client:s},o){if(n?.kind!=="chosen")return[];const r=(0,_.MO)(e,n.version);if(t==="module"){const i=o.modules.get(r)?.[s];return i===
void 0?[]:[i.location,...Mn(i.steps)]}return o.platforms.flatMap(i=>{const a=o.providers.get((0,_.MO)(r,i))?.[s];return a===void 0?[]:"mirror"in a?[a.file,...Mn(
[a.archive])]:[a.document,...Mn([a.sums,a.signature,a.archive])]})}const Mn=n=>n.flatMap(e=>e?.kind==="asked"?e.asked:[]);function Pe({asked:n}){const e=n?.outcome.
kind==="read"?n.outcome.value:null,{compatible:t=[]}=e??{};return(0,D.su)((0,D.i_)(t,"provider")).newest}function xe(n,e){return e===null?[]:e.platforms.flatMap(
t=>{const s=n.flatMap(({choice:o,key:r,client:i})=>{if(o?.kind!=="chosen")return[];const a=(0,_.MO)((0,_.MO)(r,o.version),t),c=e.providers.get(a)?.[i];return c===
void 0?[]:[Ae(c)]});return s.length===0?[]:[{platform:t,available:s.includes(!1)?!1:s.includes(null)?null:!0}]})}function Ae(n){if("mirror"in n){const{outcome:t}=n.
file;return t.kind==="read"?t.value.kind==="archive":null}const{outcome:e}=n.document;return e.kind==="status"&&e.status===404?!1:e.kind==="read"?!0:null}const Ce=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function De(n,{part:e}){const t=({place:f})=>f!==_.cd,s=(0,ln.tl)(n),o=n.roots.map(f=>{const O={...f,calls:(0,H._)(f,e).calls};return(0,ln.kP)(O,s(f.client))}),
r=je(n.roots.flatMap(f=>(0,H._)(f,e).calls.filter(({module:O})=>O===null))),i=r.filter(({source:f})=>Ce.test(f)).length,a=o.flatMap(({undescribed:f})=>f).filter(
t),c=e===null?[]:o.flatMap(f=>Te(f,e)),l=a.flatMap(({module:f})=>f===null?[]:`${f.namespace}/${f.name}/${f.system}`);return[...a.length===0?[]:$n(a,(0,on.notFollowed)(
{what:"inside",names:[...new Set(l)]})),...r.length===0?[]:$n(r,(0,on.notFollowed)({what:"direct",git:i,names:r.map(({address:f})=>f)})),...c.length===0?[]:$n(c.
map(({call:f})=>f),(0,on.notFollowed)({what:"shards",names:[...new Set(c.map(({by:f})=>f))]}))]}const Te=({calls:n,providers:e},{others:t,otherHosts:s})=>[...n.
filter(({module:o})=>t.has((0,_.MP)(o))||s.has(o.host)),...e.filter(({provider:o})=>t.has((0,_.JT)(o)))],$n=(n,e)=>n.slice(0,1).map(({place:t})=>({problem:e,place:t,
clients:[],host:null})),je=n=>[...new Map(n.map(e=>[`${e.place.file}:${e.place.line}`,e])).values()],Ie=["limit","size","stopped"],Dn=(n,e)=>[...n.asked===void 0?
[]:[n.asked],...e===null?[]:Se(n,e)];function ze(n,e){const t=n.flatMap(o=>Dn(o,e).flatMap(({outcome:r})=>"problem"in r&&r.kind==="not-asked"?[{item:o,problem:r.
problem}]:[]));return[...Map.groupBy(t,({item:o,problem:r})=>`${L(o)} ${r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const i=[...new Set(
o.flatMap(({item:a})=>a.places))];return[{host:L(r.item),services:[],problem:r.problem,places:i,needed:i.some(a=>typeof a=="string"||!(0,X.Zl)(a.file))}]})}function Le(n,e,{
maxRequests:t,part:s}){return[...Map.groupBy(n.flatMap(r=>{const i=Dn(r,e),a=Ie.find(c=>i.some(({outcome:l})=>l.kind==="not-asked"&&l.why===c));return a===void 0?
[]:[{item:r,why:a}]}),({item:r,why:i})=>`${i} ${L(r)}`).values()].flatMap(r=>{const[i]=r;if(i===void 0)return[];const a=[...new Set(r.map(({item:O})=>O.name))],
c=L(i.item),l=i.why==="limit"?(0,on.notFollowed)({what:"limit",max:(0,le.tC)(s,c,t),names:a}):(0,on.notFollowed)({what:i.why,names:a}),f=i.item.places.slice(0,1);
return[{host:c,services:[],problem:l,places:f,needed:!1}]})}function We(n,e,t){const s=Re(e),o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([r,i])=>({
directory:r,clients:[...new Set(i.map(({client:a})=>a))],rows:Array.from(Map.groupBy(i,Ue).values(),a=>Ne(a,s,t))}))}const Ue=({kind:n,key:e,address:t,places:s,
constraints:o})=>JSON.stringify([n,e,t,s[0]??null,o.map(({text:r})=>r)]);function Ne(n,e,t){const[s]=n;if(s===void 0)throw new Error("a row without items");const{
kind:o,address:r,host:i,constraints:a,locked:c,offered:l,places:f}=s,O=n.flatMap(({client:b,choice:A})=>A===null?[]:[[b,A.kind==="chosen"?A.version:null]]);return{
kind:o,address:r,source:T(s),host:i,constraints:a.map(({text:b})=>b),locked:c?.version.text??null,chosen:Object.fromEntries(O),newest:l===null?null:(0,D.su)(l).
newest,platforms:xe(n,t),drafts:[...new Set(n.flatMap(b=>e.get(b)??[]))],decidedAt:[...a,...c===null?[]:[c.version]].map(({place:b})=>b),places:f}}function Re(n){
const e=new Map;for(const{draft:t,items:s}of n)for(const o of new Set(s))e.set(o,[...e.get(o)??[],t]);return e}function Be(n,e){const t=N(n,e),s=[...g(t,{...e,renamed:n.
renamed}),...te(t),...jn(t),...n.packages===null?[]:_e(t,n.packages,e.isFork)],o=[...nn(s),...Qn(n,t,e)],r=t.filter(({asked:a})=>a?.outcome.kind==="read").map(({
host:a,kind:c})=>`${a} ${c==="module"?y.e$:y.xq}`),i=a=>e.hostnames.some(c=>{const l=c.services.length>0?c.services:e.requiredServices;return c.host===a&&l.includes(
y.S3)});return{drafts:[...o.map(({draft:a})=>a),...Nn(n.clouds),...Hn(n.logins,i),...ze(t,n.packages),...Le(t,n.packages,e)],notes:De(n,e),roots:We(t,o,n.packages),
requests:n.requests,answering:new Set(r)}}}),6002:((sn,B,m)=>{m.d(B,{zM:()=>H,D4:()=>_,nd:()=>T,p_:()=>g,LT:()=>F,Tj:()=>w,lq:()=>N,w3:()=>v,Qq:()=>D,s:()=>J,gy:()=>K});
var y=m(3307),k=m(3625),I=m(2168),x=m(4874);const C=25e3;class S{#e;#n;path=[];mistake=null;room=C;constructor(u){this.#e=u,this.#n=(0,x.AN)(u,0)}takeRoom(){return this.
room===0?!1:(this.room-=1,!0)}takeNull(){return this.#e[this.#n]!=="n"?!1:(this.skip(),!0)}literal(u,h,M,p){if(this.takeNull())return M;const E=this.#n;this.skip();
const j=this.#e.slice(E,this.#n);return h.test(j)?p(j):(this.#t(u,j.charAt(0)),M)}parts(u,h,M){const p=this.#e,E=p.charAt(this.#n);if(E!==u)return this.#t(h,E),
this.skip(),!1;for(this.#n=(0,x.AN)(p,this.#n+1);p[this.#n]!=="]"&&p[this.#n]!=="}";)M(u==="{"?this.#s():""),this.#n=(0,x.AN)(p,this.#n),p[this.#n]===","&&(this.#n=
(0,x.AN)(p,this.#n+1));return this.#n+=1,!0}skip(){const u=this.#e;let h=0;do{const M=(0,x.AN)(u,this.#n),p=u.charAt(M);(p==="["||p==="{")&&(h+=1),(p==="]"||p===
"}")&&(h-=1),p==='"'?this.#n=(0,x.ap)(u,M):this.#n="[]{},:".includes(p)?M+1:(0,x.f)(u,M)}while(h>0)}#s(){const u=this.#n;this.#n=(0,x.ap)(this.#e,u);const h=(0,y.
I)(this.#e.slice(u,this.#n));return this.#n=(0,x.AN)(this.#e,(0,x.AN)(this.#e,this.#n)+1),h}#t(u,h){if(this.mistake!==null)return;const M=this.path.map(E=>typeof E==
"number"?`[${E}]`:`.${E}`),p=M.length===0?"":` in "${M.join("").slice(1)}"`;this.mistake=`has ${z[h]??"a number"} instead of ${u}${p}`}}const z={"[":"a list","{":"\
an object",'"':"a string",t:"a boolean",f:"a boolean"};function _(d,u,h="first"){const M=(0,y.HT)(d,h);if(M!==null)return(0,k.T)((0,I.Q)(d)?.what??`is not valid\
 JSON: ${M.why}`);const p=new S(d),E=u.read(p,u.zero);return p.mistake===null?(0,k.J)(E):(0,k.T)(p.mistake)}const D={zero:"",read:(d,u)=>d.literal("a string",/^"/,
u,y.I)},H={zero:!1,read:(d,u)=>d.literal("a boolean",/^[tf]/,u,h=>h==="true")},L=2n**63n,T={zero:0,read:(d,u)=>{const h=M=>{if(!/^-?\d{1,19}$/.test(M))return!1;
const p=BigInt(M);return p>=-L&&p<L};return d.literal("an integer",{test:h},u,Number)}},N=d=>({zero:null,read:(u,h)=>u.takeNull()?null:d.read(u,h??d.zero)}),K={
zero:null,read:d=>(d.skip(),null)},F=d=>({zero:d.zero,read:(u,h)=>{const{mistake:M}=u,p=d.read(u,h);return u.mistake=M,p}}),J=d=>({zero:null,read:u=>{const{room:h}=u;
return d.read(u,d.zero),u.room=h,null}});function g(d){const u={items:[],leftOut:0};return{zero:u,read:(h,M)=>{if(h.takeNull())return u;const p=[];let E=0;return h.
parts("[","a list",()=>{const U=h.takeRoom();h.path.push(E);const P=d.read(h,M.items[E]??d.zero);h.path.pop(),U&&p.push(P),E+=1})?{items:p,leftOut:E-p.length}:M}}}
function w(d){return{zero:null,read:(u,h)=>{if(u.takeNull())return null;const M=h??new Map;return u.parts("{","an object",p=>{const E=u.takeRoom();u.path.push("\
*");const j=d.read(u,d.zero);u.path.pop(),E&&M.set(p,j)}),M}}}function v(d){const u=Object.entries(d),h=new Map(u);return{zero:Object.fromEntries(u.map(([p,{zero:E}])=>[
p,E])),read:(p,E)=>{if(p.takeNull())return E;const j={...E};return p.parts("{","an object",U=>{const P=h.has(U)?U:$(U),Q=h.get(P);if(Q===void 0)return p.skip();
p.path.push(P),j[P]=Q.read(p,j[P]),p.path.pop()}),j}}}const $=d=>d.toLowerCase().replaceAll("\u017F","s")}),9165:((sn,B,m)=>{m.d(B,{H:()=>L,Y:()=>H});var y=m(3625),
k=m(6002);const I=(0,k.w3)({name:k.Qq,source:k.Qq,version:k.Qq}),x=(0,k.w3)({name:k.Qq,version:k.Qq,namespace:(0,k.LT)(k.Qq),source:(0,k.LT)(k.Qq)}),C=(0,k.w3)(
{path:k.Qq,providers:(0,k.p_)((0,k.lq)(x)),dependencies:(0,k.p_)((0,k.lq)(I))}),S=(0,k.p_)((0,k.lq)(C)),z=(T,N)=>(0,k.w3)({modules:(0,k.p_)((0,k.lq)((0,k.w3)({source:k.
Qq,versions:(0,k.p_)((0,k.lq)((0,k.w3)({version:k.Qq,root:T,submodules:N})))})))}),_=z((0,k.s)(C),(0,k.s)(S)),D=z(C,S);function H(T){const N=(0,k.D4)(T,_);if(!N.
ok)return N;const K=N.value.modules.items;if(K.some(v=>v===null||v.versions.items.includes(null)))return(0,y.J)({kind:"crash"});const[F]=K;if(!F)return(0,y.J)({
kind:"no-module"});const{items:J,leftOut:g}=F.versions,w=J.map(v=>v?.version??"");return(0,y.J)({kind:"versions",texts:w,leftOut:g})}function L(T,N){const K=(0,k.
D4)(T,D),F=K.ok?K.value.modules.items[0]?.versions.items??[]:[],J=new Map;for(const g of F){if(g===null)continue;const v=[g.root,...g.submodules.items].flatMap(
d=>d??[]).map(({path:d,dependencies:u,providers:h})=>({path:d,calls:u.items.flatMap(M=>M??[]),providers:h.items.flatMap(M=>M??[])}));v.some(({calls:d,providers:u})=>d.
length+u.length>0)&&N(g.version)&&J.set(g.version,v)}return J}}),4147:((sn,B,m)=>{m.d(B,{O:()=>I,X:()=>k});const y=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function k(x,C){for(const S of x.split(`
`)){const[z="",_]=S.split(y,4).filter(D=>D!=="");if(_===C)return/^[0-9a-fA-F]{64}$/.test(z)?{kind:"found",hash:z.toLowerCase()}:{kind:"not-a-hash",text:z}}return{
kind:"missing"}}function I(x){const C=x[0]??0;return C===194||(C&252)===136}}),8106:((sn,B,m)=>{m.d(B,{c8:()=>K,i_:()=>z,su:()=>H,x5:()=>T});var y=m(1731),k=m(1790),
I=m(2158),x=m(1094);const C={module:new WeakMap,provider:new WeakMap},S=new WeakMap;function z(g,w){const v=C[w].get(g)??_(g,w);return C[w].set(g,v),v}function _(g,w){
const v=w==="module"?y.oF:y.rK,$=[],d=[];for(const u of g){const h=v(u);h===null?d.push(u):$.push(h)}return{versions:$,unreadable:d}}const D=new WeakMap;function H(g){
const w=D.get(g);if(w!==void 0)return w;const v=(0,k.s5)(g.versions),[$]=g.versions.filter(y.Ty).sort((u,h)=>(0,y.Zy)(h,u)),d={newest:v&&(0,y.Cg)(v),preRelease:$?
(0,y.Cg)($):null};return D.set(g,d),d}function L(g,w,v){const $=S.get(g)??new Map;S.set(g,$);const d=JSON.stringify(w),u=$.get(d)??v();return $.set(d,u),u}const T=(g,w,v)=>L(
w,[v,g.constraint?.text],()=>N(g,w,v));function N({constraint:g},{versions:w},v){const $=g===null?null:(0,I.PW)(g.text);if($?.ok===!1)return{kind:"refused"};const d=$?.
value??[];if(!(0,x.gH)(d,v))return{kind:"refused"};if(w.length===0)return{kind:"empty"};const u=(0,k.iM)(w,d,v);return u===null?{kind:"none-fits",conflict:g===null?
[]:[g.text]}:{kind:"chosen",version:(0,y.Cg)(u)}}function K(g,w,v){const{constraints:$,locked:d}=g,u=$.map(({text:h})=>h);return L(w,[v.upgrade,v.rejectsUnreadable,
u,d?.version.text],()=>F(g,w,v))}function F({constraints:g,locked:w},{versions:v,unreadable:$},{upgrade:d,rejectsUnreadable:u}){const h=J(g);if(h===null||!(0,x.
Nd)(h))return{kind:"refused"};const M=w===null||d?null:(0,y.rK)(w.version.text);if(M!==null&&(0,k.XA)([M],h)===null)return{kind:"refused"};if(u&&$.length>0)return{
kind:"unreadable"};if(v.length===0)return{kind:"empty"};const p=(0,k.XA)(v,h);if(M!==null){const P=(0,y.Cg)(M);return v.some(Q=>(0,y.Cg)(Q)===P)?{kind:"chosen",
version:P}:{kind:"locked-gone",version:P,upgrade:p&&(0,y.Cg)(p)}}if(p!==null)return{kind:"chosen",version:(0,y.Cg)(p)};const E=(0,x.Sx)(h,P=>(0,k.XA)(v,P)!==null),
j=new Set(E.map(I.mb)),U=h.filter(P=>j.has((0,I.mb)(P))).map(({whole:P})=>P);return{kind:"none-fits",conflict:[...new Set(U)]}}function J(g){const w=[];for(const{
text:v}of g){const $=(0,I._T)(v);if(!$.ok)return null;for(const d of $.value)w.push({...d,whole:v})}return w}}),6905:((sn,B,m)=>{m.d(B,{kP:()=>F,lz:()=>D,tl:()=>_});
var y=m(3916),k=m(5011),I=m(1022),x=m(9165),C=m(1731),S=m(8106),z=m(5257);function _({modules:g,described:w}){return v=>$=>{const d=(0,z.MP)($),u=g.get(d)?.[v]?.
outcome??{};if(u.value?.kind!=="versions")return null;const{texts:h}=u.value;return{offered:()=>(0,S.i_)(h,"module"),described:w.get(d)??new Map}}}function D(g,w,v){
let $=null;const d=(0,x.H)(g,u=>($??=H(v,(0,S.i_)(w,"module")),$.has(L(u))));return new Map(Array.from(d,([u,h])=>[L(u),h]))}const H=(g,w)=>new Set(g.flatMap(v=>{
const $=(0,S.x5)(v,w,v.client);return $.kind==="chosen"?$.version:[]}));function L(g){const w=(0,C.oF)(g);return w===null?"":(0,C.Cg)(w)}const T=3,N=200,K=2e3;function F({
calls:g,client:w},v){const $={calls:[],providers:[],undescribed:[]};let d=g.flatMap(h=>{const{module:M,constraint:p,isOpen:E}=h;return M===null||E?[]:[{call:{...h,
module:M},by:"",module:M,constraint:p}]});const u={left:K};for(let h=0;h<T;h+=1)d=d.flatMap(p=>{const E=v(p.module);if(E===null)return[];const j=E.described.size===
0?null:(0,S.x5)(p,E.offered(),w),U=j?.kind==="chosen"?j.version:"",P=E.described.get(U);if(P===void 0)return h===0&&$.undescribed.push(p.call),[];const{namespace:Q,
name:X,system:nn}=p.module,en=`${Q}/${X}/${nn} ${U}`,Z=J(P,{...p,by:en},w,u);return $.providers.push(...Z.providers),Z.calls}).slice(0,N),$.calls.push(...d);return $}
function J(g,{module:w,call:v,by:$},d,u){const h=P=>({text:P,place:v.place}),M=g.slice(0,Math.max(0,u.left)),p=new Map(M.map(P=>[(0,y.join)(".",P.path),P])),E=new Set(
[(0,y.join)(".",w.subdirectory)]),j=[],U=[];u.left-=M.length;for(const P of E){const Q=p.get(P);for(const{source:X,version:nn}of Q?.calls??[]){if(u.left--<=0)break;
(0,k.Nj)(X)&&E.add((0,y.join)(P,X));const en=(0,k.vL)(X,d),Z=nn===""?null:h(nn);en.kind==="registry"&&j.push({call:v,by:$,module:en,constraint:Z})}for(const{name:X,
namespace:nn,source:en,version:Z}of Q?.providers??[]){if(u.left--<=0)break;const cn=(0,I.m)(en||(0,y.join)(nn,X),d);cn.kind!=="registry"||Z===""||U.push({call:v,
by:$,provider:cn,constraint:h(Z)})}}return{calls:j,providers:U}}}),9781:((sn,B,m)=>{m.d(B,{_:()=>I});var y=m(5257),k=m(3612);function I({calls:x,providers:C},S){
return S===null?{calls:x,providers:C}:{calls:x.filter(({module:z})=>z===null?(0,k.ZW)(S):!S.others.has((0,y.MP)(z))),providers:C.filter(({provider:z})=>!S.others.
has((0,y.JT)(z)))}}})};export{Qe as id,Xe as ids,Ve as modules};
