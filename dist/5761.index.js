const Jt=5761,Ht=[5761],Qt={5761:((sn,K,m)=>{m.d(K,{judgeInit:()=>Nt});var y=m(9562),k=m(4283),I=m(4592),x=m(789),C=m(1064),S=m(1831),z=m(5011),_=m(5257),D=m(8106),
H=m(9781);const L=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,T=({host:n,name:t})=>`${(0,S.nx)(n)}/${t}`;function N(n,t){return n.roots.flatMap(e=>{const{calls:s,
providers:o}=(0,H._)(e,t.part);return[...s.flatMap(r=>B(e,r,n)),...o.map(r=>F(e,r,n,t))]})}function B(n,t,e){const{module:s,constraint:o,address:r,place:a,isOpen:i}=t;
if(s===null)return[];const{client:c}=n,l=(0,_.MP)(s),f=e.modules.get(l)?.[c],O=f?.outcome.kind==="read"?f.outcome.value:null,b=O?.kind==="versions"?(0,D.i_)(O.texts,
"module"):null;return[{kind:"module",root:n,host:s.host,key:l,name:`${s.namespace}/${s.name}/${s.system}`,address:r,client:c,constraints:o===null?[]:[o],locked:null,
places:[(0,_.W$)(a)],asked:f,installation:null,offered:b,choice:i?null:b&&(0,D.x5)(t,b,c),warnings:[]}]}function F(n,t,e,{upgrade:s,dialect:o}){const{provider:r,
constraints:a,locked:i,places:c}=t,{client:l}=n,f=(0,_.JT)(r),O=e.installations.get(f)?.[l]??null,b=e.providers.get(f)?.[l],A=b?.outcome.kind==="read"?b.outcome.
value:null,R=A===null?null:(0,D.i_)(A.texts,"provider"),W=(0,C.Jd)(l,(0,C.tB)(l,o.versions));return{kind:"provider",root:n,host:r.host,key:f,name:`${r.namespace}\
/${r.type}`,address:f,client:l,constraints:a,locked:i,places:c.map(_.W$),asked:b,installation:O,offered:R,choice:R&&(0,D.c8)(t,R,{upgrade:s,rejectsUnreadable:W}),
warnings:A?.warnings??[]}}const J=3;function g(n,t){const e=Q(n);return n.flatMap(s=>w(s,e,t))}function w(n,t,e){const s=n.asked?.outcome;switch(s?.kind){case"s\
tatus":return n.asked?.mirror?.hasSlash===!1?[]:[v(n,s,t,e)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"\
unreadable":return n.asked?.mirror?.hasSlash===!1?[]:[h(n,s.why,s.page)];case"read":return n.offered===null?[h(n,M(s),null)]:[];case"not-asked":case void 0:return[]}}
function v(n,t,e,s){const{kind:o,key:r}=n,{status:a}=t;if(E(n)?.authorization==="withheld"&&a<500||a===401||a===403)return u(n,t,s);if(a===404){const c=e.has(P(
n));return{item:n,cause:`unknown ${c?o:r}`,describe:l=>$(l,t,s)}}return{item:n,cause:`status ${o} ${a}`,describe:c=>(0,I.versionsStatus)({...j(c),...p(n,t),attempts:n.
asked?.attempts.length??1,transient:(0,C.Mq)(a)})}}function $(n,t,{renamed:e}){const[s]=n;if(s===void 0)throw new Error("a finding without items");const o=[...new Set(
n.map(U))],{mirror:r}=s.asked??{},a={...p(s,t),host:r?.url??(0,S.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.kind==="module"?(0,x.moduleUnknown)(
{...a,modules:o}):(0,x.providerUnknown)({...a,providers:o,meant:d(s,e),isMirror:r!==void 0})}function d({key:n,root:t},e){const[s="",o="",r=""]=n.split("/");if(o!==
"hashicorp"||s!==(0,z.Vm)(t.client))return null;const a=e.get(n),i=t.providers.find(({provider:c})=>c.type===r&&(0,_.JT)(c)!==n);return i===void 0?a===void 0?null:
`${a}/${r}`:i.provider.host===s?`${i.provider.namespace}/${r}`:`${(0,S.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}function u(n,t,{isFork:e}){const s=E(
n),o=s?.authorization??"none",r=(0,k.Dl)(s?.url??""),a=r.ok?(0,S.Pm)(r.value):null,i=a===null||a===L(n)?null:(0,S.WV)(a),{challenge:c=null}=s??{};return{item:n,
cause:`unauthorized ${n.kind} ${t.status} ${o} ${i} ${c}`,describe:l=>(0,I.versionsUnauthorized)({...j(l),...p(n,t),token:o,source:n.asked?.tokenSource??null,elsewhere:i,
challenge:c,isFork:e})}}function h(n,t,e){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${t}`,describe:o=>(0,I.versionsShape)({...j(o),url:s,page:e,
why:t})}}const M=({value:n})=>{const{kind:t}=n;return t==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},p=(n,{status:t,
reason:e,page:s})=>({url:E(n)?.url??n.asked?.url??"",status:t,reason:e,page:s}),E=({asked:n})=>n?.attempts.at(-1)?.hops.at(-1);function j(n){const[t]=n;if(t===void 0)
throw new Error("a finding without items");const e=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,S.nx)(L(t)),kind:t.kind,first:U(t),others:e,mirror:t.asked?.
mirror?.url??null}}const U=n=>n.asked?.mirror===void 0?n.name:T(n),P=({kind:n,host:t})=>`${n} ${t}`;function Q(n){const t=Map.groupBy(n.filter(({asked:s})=>s!==
void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),P),e=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...t].flatMap(([s,
o])=>new Set(o.map(r=>r.key)).size>=J&&o.every(r=>e(r)&&!(0,C.n3)(r.host))?[s]:[]))}var V=m(5143);function nn(n){return[...Map.groupBy(n,({cause:e,item:s,host:o})=>`${o??
L(s)} ${e}`).values()].flatMap(e=>{const[s]=e;if(s===void 0)return[];const o=e.map(({item:l})=>l),r=s.host??L(s.item),a=cn(e.flatMap(l=>l.places??l.item.places)),
i=Z(s.describe(o),o);return[{draft:{host:r,services:[...new Set(o.flatMap(l=>tn(l,r)))],problem:i,places:a,needed:a.some(l=>typeof l=="string"||!(0,V.Zl)(l.file))},
items:o}]})}function tn({kind:n,host:t},e){return e!==t?[]:[n==="module"?y.e$:y.xq]}function Z(n,t){const e=new Set(t.map(({client:s})=>s));return{...n,affects:n.
affects.filter(s=>e.has(s))}}function cn(n){const t=new Map;for(const e of n){const s=typeof e=="string"?e:`${e.file}:${e.line}:${e.column}`;t.has(s)||t.set(s,e)}
return[...t.values()]}var On=m(5136);function Tn(n){const t=new Set(n.filter(En).map(({key:e})=>e));return n.flatMap(e=>{const{offered:s,choice:o,warnings:r,key:a}=e;
return s===null||o===null?[]:[...jn(e),...Ln(e,t),...r.length>0?[{item:e,cause:`warning ${a}`,describe:()=>(0,I.providerWarning)({address:T(e),warnings:r})}]:[]]})}
function jn(n){const{choice:t,key:e,kind:s,offered:o,asked:r}=n;if(o===null||t===null)return[];const a=T(n);switch(t.kind){case"empty":{const{unreadable:i}=o,c=()=>(0,I.
versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,isMirror:r?.mirror!==void 0});return[{item:n,cause:`empty ${e}`,describe:c}]}case"none-fits":return[In(
n,o,t.conflict)];case"locked-gone":{const{version:i,upgrade:c}=t,{newest:l}=(0,D.su)(o),f=n.locked?.version.place;return[{item:n,cause:`locked ${e} ${i} ${c}`,...f===
void 0?{}:{places:[(0,_.W$)(f)]},describe:()=>(0,On.versionLockedGone)({address:a,version:i,upgrade:c,newest:l,mirror:bn(n)})}]}case"chosen":case"refused":case"\
unreadable":return[]}}function In(n,t,e){const{kind:s,key:o,places:r}=n,a=n.constraints.filter(({text:i})=>e.includes(i));return{item:n,cause:`none fits ${o} ${JSON.
stringify(e.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,_.W$)(i)),describe:()=>(0,On.versionNoneFits)({kind:s,address:T(n),constraints:a.map(({text:i,
place:c})=>({text:i,at:zn(c)})),mirror:bn(n),...(0,D.su)(t)})}}const bn=({installation:n,asked:t})=>n?.methods.length===1?t?.mirror?.url??null:null,zn=n=>{const t=(0,_.
W$)(n);return typeof t=="string"?t:`${t.file}:${t.line}`},En=({choice:n})=>n?.kind==="unreadable";function Ln(n,t){const{kind:e,key:s,offered:o,choice:r}=n,a=o?.
unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=En(n);if(!i&&t.has(s))return[];const c=T(n),l=()=>(0,I.versionUnreadable)({kind:e,address:c,texts:a,
rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:l}]}var un=m(3410),pn=m(1731),Wn=m(2886);function Un(n){const t=n.flatMap(s=>Nn(s).map(o=>({...s,
problem:o})));return[...Map.groupBy(t,({host:s,service:o,problem:r})=>[s,o,r.code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];
const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,services:[o.service],problem:(0,Wn.aZ)(o.problem,a),places:r,needed:r.some(i=>typeof i==
"string"||!(0,V.Zl)(i.file))}]})}const Nn=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(Rn),...Bn(n),...Kn(n),...Fn(n)],Rn=n=>n?.outcome.kind==="failed"&&
n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],_n=(0,pn.oF)("2.5");function Kn({service:n,ping:t}){if(n!==y.OZ||t.outcome.kind!=="read"||
_n===null)return[];const{value:e}=t.outcome,s=(0,pn.oF)(e??"");return s!==null&&(0,pn.Zy)(s,_n)>=0?[]:[(0,un.cloudVersion)({url:t.url,version:e})]}function Bn(n){
const{host:t,organization:e,ofOrganization:s}=n,o=s&&Sn(s);if(e===null||!s||!o)return[];const r=s.tokenSource??"";return[(0,un.cloudOrganization)({host:(0,S.nx)(
t),organization:e,source:r,...o})]}function Fn(n){const{organization:t,workspace:e,ofWorkspace:s}=n,o=s&&Sn(s);if(t===null||e===null||!o)return[];const r={host:(0,S.
nx)(n.host),organization:t,workspace:e};return["status"in o&&o.status===404?(0,un.cloudWorkspaceMissing)(r):(0,un.cloudWorkspace)({...r,...o})]}function Sn({url:n,
outcome:t}){switch(t.kind){case"status":return{url:n,status:t.status,reason:t.reason};case"unreadable":return{url:n,why:t.why};default:return null}}const Jn=(n,t)=>n.
filter(({problem:e})=>e.code!=="host-private-redirect").map(({host:e,problem:s})=>({host:e,services:[y.S3],problem:s,places:t(e)?["hostnames input"]:[],needed:t(
e)}));var mn=m(6003),ln=m(6905);function Hn(n,t,{upgrade:e}){const s=(0,ln.tl)(n),o=Map.groupBy(t,({root:a})=>a),r=n.roots.flatMap(a=>{const i=(0,ln.kP)(a,s(a.client)),
c=o.get(a)??[];return[...i.calls.flatMap(f=>Qn(f,a,n,s(a.client))??[]),...Vn(i.providers,c,e)].map(f=>({draft:f,items:c.filter(({kind:O,places:b})=>O==="module"&&
b[0]===f.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.problem.message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(
a.flatMap(c=>c.draft.places))]},items:a.flatMap(c=>c.items)})))}function Qn(n,{client:t},e,s){const{module:o,constraint:r,by:a}=n,i=e.modules.get((0,_.MP)(o))?.[t]?.
outcome,c=`${(0,S.nx)(o.host)}/${o.namespace}/${o.name}/${o.system}`,l={by:a,address:c,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)
return kn(n,(0,mn.moduleDescribed)({...l,newest:null}));const f=s(o)?.offered();return f===void 0||(0,D.x5)(n,f,t).kind!=="none-fits"?null:kn(n,(0,mn.moduleDescribed)(
{...l,newest:(0,D.su)(f).newest}))}const Xn=50;function Vn(n,t,e){const s=Map.groupBy(n,({provider:o})=>(0,_.JT)(o));return t.flatMap(o=>{const{kind:r,key:a,offered:i,
choice:c,locked:l}=o,f=r==="provider"?s.get(a):void 0;if(f===void 0||i===null||c?.kind!=="chosen")return[];const O=[...new Map(f.map(X=>[X.constraint.text,X])).
values()],A=[...o.constraints,...O.slice(0,Xn).map(X=>X.constraint)],R={upgrade:e,rejectsUnreadable:!1},W=(0,D.c8)({constraints:A,locked:l},i,R);if(W.kind==="ch\
osen")return[];const q=W.kind==="none-fits"?A.filter(({text:X})=>W.conflict.includes(X)):A,{newest:yn}=(0,D.su)(i),hn=T(o);return O.filter(({constraint:X})=>q.includes(
X)).map(X=>{const{by:Rt,constraint:Dn}=X,Kt=q.filter(Ft=>Ft!==Dn).map(Zn),Bt={by:Rt,address:hn,constraint:Dn.text,others:Kt,newest:yn};return kn(X,(0,mn.moduleDescribed)(
Bt))})})}const Zn=({text:n,place:t})=>`"${n}" (${t.file}:${t.line})`,kn=({call:{module:n,place:t}},e)=>({host:n.host,services:[y.e$],problem:e,places:[(0,_.W$)(
t)],needed:!0});var gn=m(4375),G=m(5138),dn=m(2562),Gn=m(6697);const en=({item:n,version:t,mirrorHost:e})=>({kind:n.kind,address:T(n),version:t,host:(0,S.nx)(e??
n.host)}),Y=({item:n,version:t,mirrorHost:e},s,o)=>({item:n,cause:`package ${n.key} ${t} ${s}`,describe:o,host:e??n.host});function fn(n,t,e){const{outcome:s}=e;
if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>qn(n,t,e,s),r=s.kind==="status"?`${s.status}`:s.problem.message;return[Y(n,`${t} ${e.url} ${r}`,o)]}
const Yn=["page","archive","repository"];function qn(n,t,e,s){const o=e.attempts.at(-1)?.hops.at(-1),r=o?.url??e.url,a=nt(r),i={...en(n),part:t,url:r,at:a};if(s.
kind==="failed"){const{problem:A}=s;if(A.code==="host-private-redirect")return A;const R=A.code==="host-timeout"&&Yn.includes(t),W=e.attempts.length;return(0,dn.
packageUnreachable)({...i,why:A.message,attempts:W,isAnswered:!1,isSlow:R})}const{status:c,reason:l}=s;if(c===401||c===403||t==="repository"&&c===404){const A=o?.
authorization??"none",{tokenSource:R}=e,{isFork:W}=n;return(0,dn.packageUnauthorized)({...i,status:c,reason:l,page:null,token:A,source:R,isFork:W})}const O=`${r}\
 returned ${c} ${l}`.trim(),b=(0,C.Mq)(c)?e.attempts.length:1;return(0,dn.packageUnreachable)({...i,why:O,attempts:b,isAnswered:!0,isSlow:!1})}function nt(n){const t=(0,k.
Dl)(n);return(t.ok?(0,S.Pm)(t.value):null)??n}function rn(n,t,e){if(e.kind==="asked")return fn(n,t,e.asked);const{host:s}=e,{kind:o,address:r,version:a}=en(n),i=`${o}\
 ${r} ${a}`;return[Y(n,`${s} not allowed`,()=>(0,Gn.hostNotAllowed)({host:s,package:i}))]}const tt=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];
const{methods:s,place:o}=e;return s.length===0?[et(t,o)]:s.flatMap(r=>r.kind==="network"?st(t,r.index):[])});function et(n,t){const e=T(n);return{item:n,cause:`\
excluded ${n.key}`,places:[t,...n.places],describe:()=>(0,gn.providerExcluded)({provider:e})}}function st(n,t){const{mirror:e,outcome:s,url:o}=t;if(e.hasSlash)return[];
const r=ot(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:t.host,cause:`slash ${e.url} ${a}`,places:[e.place,...n.places],describe:()=>(0,gn.
mirrorUrl)({kind:"slash",mirror:e.url,asked:o,result:r,isUsable:a})}]}function ot(n){switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.
why;case"read":case"failed":case"not-asked":return null}}function rt(n,t){const{platform:e,version:s,item:o}=n,{file:r,mirror:a,archive:i}=t,{outcome:c,url:l}=r,
f={...n,mirrorHost:r.host},O=b=>Y(f,`${e} document ${b}`,()=>(0,G.packageDocument)({...en(f),platform:e,url:l,why:b,isMirror:!0}));if(c.kind==="status"&&c.status===
404){const{page:b,reason:A,status:R}=c,W={provider:T(o),mirror:a.url,version:s},q=it(n,t);return[Y(f,`mirror ${a.url}`,()=>(0,gn.mirrorVersion)({...W,isListed:q,
url:l,page:b,reason:A,status:R}))]}if(c.kind==="unreadable")return[O(c.why)];if(c.kind!=="read")return fn(f,"document",r);switch(c.value.kind){case"crash":return[
O(`has null for ${e}, at which the clients crash`)];case"no-platform":return[at(f,e,l)];case"archive":{if(i?.kind==="refused")return[O(`has an invalid \`url\`: ${i.
why}`)];if(c.value.url==="")return[O(`has no \`url\` for ${e}`)];const{hashes:b}=c.value;if(b.length>0&&!b.some(xn))return[O(`has no \`zh:\` or \`h1:\` hash for ${e}\
, but others`)];const[A]=i===null?[]:rn(f,"archive",i);return[...A===void 0?[]:[A],...ct(n,b)]}}}const at=(n,t,e)=>Y(n,`${t} platform`,()=>(0,G.packagePlatform)(
{...en(n),platform:t,url:e,status:200,reason:"OK",page:null,isMirror:!0})),it=({item:n,version:t},{mirror:e})=>(n.installation?.methods??[]).some(s=>s.kind==="n\
etwork"&&s.index.mirror.url===e.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.includes(t)),Pn=["zh:","h1:"],xn=n=>Pn.some(t=>n.startsWith(t));function ct(n,t){
const{item:e,version:s,hashes:o,platform:r}=n,{locked:a}=e;if(a===null||a.version.text!==s)return[];const i=o.filter(xn),c=Pn.filter(O=>i.some(b=>b.startsWith(O))),
l=c.every(O=>t.some(b=>b.startsWith(O)));return i.length===0||!l||i.some(O=>t.includes(O))?[]:[{...Y(n,`${r} lock`,O=>{const b=[...new Set(O.map(({client:R})=>R))],
A=!c.includes("zh:");return(0,G.lockPlatformMissing)({...en(n),platform:r,isContentOnly:A,clients:b})}),places:[(0,_.W$)(a.version.place)]}]}var on=m(7751),ut=m(
3612);function lt(n,{location:t,steps:e}){const{outcome:s,url:o}=t;if(s.kind==="status"&&dt(s.status)){const a=`its location was requested, and the response is ${s.
status} ${s.reason}`.trim();return[vn(n,o,`${a}; expected 204`)]}const r=e.at(-1);return r===void 0?fn(n,"location",t):ft(n,o,r)}const dt=n=>n!==401&&n!==403&&!(0,C.
Mq)(n);function ft(n,t,e){switch(e.kind){case"refused":return[vn(n,t,e.why)];case"other":return[ht(n,e.getter)];case"not-allowed":case"asked":{const s=e.kind===
"asked"?e.asked.outcome:null;return s?.kind==="unreadable"?[vn(n,t,`the page at its location ${s.why}`)]:rn(n,e.what,e)}}}const vn=(n,t,e)=>Y(n,`location ${e}`,
s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,dn.packageLocation)({...en(n),url:t,why:e,clients:o})}),ht=({item:n},t)=>({item:n,cause:`not followed ${t}`,
describe:e=>{const s=[...new Set(e.map(T))];return(0,on.notFollowed)({what:"getter",getter:t,names:s})}});var pt=m(4147);function mt(n,t){switch(n.kind){case"pr\
otocol-unreadable":return`has "${n.text}" in \`protocols\`, which is not a version`;case"protocols":return"has no protocol of the clients";case"target":return`i\
s for ${n.found.os}_${n.found.arch} instead of ${t} (\`os\`, \`arch\`)`;case"url":return`has an invalid URL in \`${n.field}\`: ${n.why}`;case"shasum":return n.text===
""?"has no `shasum`":`has "${n.text}" in \`shasum\`, which is not 64 hexadecimal digits`;case"keys":return An[n.why];case"packages-unreadable":return`has "${n.text}\
" in \`packages\`, which OpenTofu cannot read`;case"packages":return kt[n.why]}}const An={none:"has no key in `signing_keys.gpg_public_keys`",null:"has null in \
`signing_keys.gpg_public_keys`, at which the clients crash","not-armored":"has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored pub\
lic key"},kt={"no-platform":"has `packages` without an entry for the platform, which OpenTofu requires","no-size":"has no positive `package_size` in `packages`,\
 which OpenTofu requires","no-hash":"has no `zh:` hash for the platform in `packages`, which OpenTofu requires","other-hash":"has another `zh:` hash in `package\
s` than in `shasum`, which OpenTofu compares"},gt={empty:"the signature of its checksums is empty",other:"the signature of its checksums is not a binary OpenPGP\
 signature (with `--armor` it is text)",binary:null};function vt(n,t){const e=t.find(({kind:o})=>o==="keys");if(e?.kind==="keys")return`the description ${An[e.why]}`;
const s=n?.kind==="asked"?n.asked.outcome:null;return s?.kind==="read"?gt[s.value]:null}function wt(n,t){const{outcome:e,url:s}=t.document;if(e.kind==="status"&&
e.status===404){const{status:c,reason:l,page:f}=e,O={url:s,status:c,reason:l,page:f};return[an(n,"platform",b=>(0,G.packagePlatform)({...b,...O}))]}if(e.kind===
"unreadable")return[wn(n,s,e.why)];if(e.kind!=="read")return fn(n,"document",t.document);const{document:o,faults:r}=e.value,[a]=Mt(n,t,o,r),i=!r.some(({kind:c})=>c===
"shasum"||c==="target");return[...a===void 0?[]:[a],...i?bt(n,o):[]]}function Mt(n,{document:{url:t},sums:e,signature:s,archive:o},r,a){const i=a.filter(({kind:l})=>l===
"keys"||l==="packages");return[...a.filter(l=>!i.includes(l)).map(l=>Cn(n,t,l)),...r.downloadUrl===""?[wn(n,t,$t)]:[],...e===null?[]:rn(n,"sums",e),...s===null?
[]:rn(n,"signature",s),...o===null?[]:rn(n,"archive",o),...i.filter(({kind:l})=>l==="packages").map(l=>Cn(n,t,l)),...yt(n,e,r),...Ot(n,s,r,i)]}const $t="has no \
`download_url`",an=(n,t,e)=>{const{platform:s}=n;return Y(n,`${s} ${t}`,()=>e({...en(n),platform:s}))},wn=(n,t,e)=>an(n,`document ${e}`,s=>(0,G.packageDocument)(
{...s,url:t,why:e}));function Cn(n,t,e){if(e.kind!=="protocols")return wn(n,t,mt(e,n.platform));const{suggestion:s}=n,{protocols:o}=e;return an(n,"protocols",r=>(0,G.
packageProtocol)({...r,protocols:o,suggestion:s}))}function yt(n,t,{filename:e,shasum:s}){if(t?.kind!=="asked"||t.asked.outcome.kind!=="read")return[];const{url:o}=t.
asked,r=(0,pt.X)(t.asked.outcome.value,e);if(r.kind==="found"&&r.hash===s.toLowerCase())return[];const a={found:`has another hash for ${e} than \`shasum\` in the \
description of the package`,missing:`has no line for ${e===""?"the empty `filename` of the package":e}`,"not-a-hash":`has no SHA-256 hash in the line for ${e}`}[r.
kind];return[an(n,`sums ${a}`,i=>(0,G.packageSums)({...i,url:o,why:a}))]}function Ot(n,t,{keys:e},s){const{item:o,enforcesSignatures:r}=n,{client:a,host:i}=o,c=a===
"opentofu"&&i===(0,z.Vm)(a)&&!r;if(e.length===0&&c)return[];const l=vt(t,s);return l===null?[]:[an(n,`unsigned ${l}`,f=>(0,G.packageUnsigned)({...f,why:l}))]}function bt(n,{
shasum:t}){const{item:e,version:s,hashes:o}=n,{locked:r}=e;if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${t.toLowerCase()}`))return[];
const a=!o.some(l=>l.startsWith("zh:")),{platform:i}=n;return[{...Y(n,`${i} lock ${a}`,l=>{const f=[...new Set(l.map(({client:O})=>O))];return(0,G.lockPlatformMissing)(
{...en(n),platform:i,isContentOnly:a,clients:f})}),places:[(0,_.W$)(r.version.place)]}]}function Et(n,t,e){return n.flatMap(s=>{const{choice:o,key:r,kind:a,client:i}=s;
if(o?.kind!=="chosen")return[];const c={item:s,version:o.version,isFork:e},l=(0,_.MO)(r,o.version);if(a==="module"){const W=t.modules.get(l)?.[i];return W===void 0?
[]:lt(c,W)}const{platforms:f,enforcesSignatures:O,lockHashes:b}=t,A=St(s),R=b.get(s.root.lockFile??"")?.get(r)??[];return f.flatMap(W=>{const q=t.providers.get(
(0,_.MO)(l,W))?.[i],yn={platform:W,suggestion:A,enforcesSignatures:O,hashes:R};if(q===void 0)return[];const hn={...c,...yn};return"mirror"in q?rt(hn,q):wt(hn,q)})})}
function _t({choice:n,key:t,kind:e,client:s},o){if(n?.kind!=="chosen")return[];const r=(0,_.MO)(t,n.version);if(e==="module"){const a=o.modules.get(r)?.[s];return a===
void 0?[]:[a.location,...Mn(a.steps)]}return o.platforms.flatMap(a=>{const i=o.providers.get((0,_.MO)(r,a))?.[s];return i===void 0?[]:"mirror"in i?[i.file,...Mn(
[i.archive])]:[i.document,...Mn([i.sums,i.signature,i.archive])]})}const Mn=n=>n.flatMap(t=>t?.kind==="asked"?t.asked:[]);function St({asked:n}){const t=n?.outcome.
kind==="read"?n.outcome.value:null,{compatible:e=[]}=t??{};return(0,D.su)((0,D.i_)(e,"provider")).newest}function Pt(n,t){return t===null?[]:t.platforms.flatMap(
e=>{const s=n.flatMap(({choice:o,key:r,client:a})=>{if(o?.kind!=="chosen")return[];const i=(0,_.MO)((0,_.MO)(r,o.version),e),c=t.providers.get(i)?.[a];return c===
void 0?[]:[xt(c)]});return s.length===0?[]:[{platform:e,available:s.includes(!1)?!1:s.includes(null)?null:!0}]})}function xt(n){if("mirror"in n){const{outcome:e}=n.
file;return e.kind==="read"?e.value.kind==="archive":null}const{outcome:t}=n.document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const At=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Ct(n,{part:t}){const e=({place:f})=>f!==_.cd,s=(0,ln.tl)(n),o=n.roots.map(f=>{const O={...f,calls:(0,H._)(f,t).calls};return(0,ln.kP)(O,s(f.client))}),
r=Tt(n.roots.flatMap(f=>(0,H._)(f,t).calls.filter(({module:O})=>O===null))),a=r.filter(({source:f})=>At.test(f)).length,i=o.flatMap(({undescribed:f})=>f).filter(
e),c=t===null?[]:o.flatMap(f=>Dt(f,t)),l=i.flatMap(({module:f})=>f===null?[]:`${f.namespace}/${f.name}/${f.system}`);return[...i.length===0?[]:$n(i,(0,on.notFollowed)(
{what:"inside",names:[...new Set(l)]})),...r.length===0?[]:$n(r,(0,on.notFollowed)({what:"direct",git:a,names:r.map(({address:f})=>f)})),...c.length===0?[]:$n(c.
map(({call:f})=>f),(0,on.notFollowed)({what:"shards",names:[...new Set(c.map(({by:f})=>f))]}))]}const Dt=({calls:n,providers:t},{others:e,otherHosts:s})=>[...n.
filter(({module:o})=>e.has((0,_.MP)(o))||s.has(o.host)),...t.filter(({provider:o})=>e.has((0,_.JT)(o)))],$n=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:t,place:e,
clients:[],host:null})),Tt=n=>[...new Map(n.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],jt=["limit","size","stopped"];function It(n,t,{maxRequests:e,
part:s}){return[...Map.groupBy(n.flatMap(r=>{const a=[r.asked??[],t===null?[]:_t(r,t)].flat(),i=jt.find(c=>a.some(({outcome:l})=>l.kind==="not-asked"&&l.why===c));
return i===void 0?[]:[{item:r,why:i}]}),({item:r,why:a})=>`${a} ${L(r)}`).values()].flatMap(r=>{const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:O})=>O.
name))],c=L(a.item),l=a.why==="limit"?(0,on.notFollowed)({what:"limit",max:(0,ut.tC)(s,c,e),names:i}):(0,on.notFollowed)({what:a.why,names:i}),f=a.item.places.slice(
0,1);return[{host:c,services:[],problem:l,places:f,needed:!1}]})}function zt(n,t,e){const s=Ut(t),o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([
r,a])=>({directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.groupBy(a,Lt).values(),i=>Wt(i,s,e))}))}const Lt=({kind:n,key:t,address:e,
places:s,constraints:o})=>JSON.stringify([n,t,e,s[0]??null,o.map(({text:r})=>r)]);function Wt(n,t,e){const[s]=n;if(s===void 0)throw new Error("a row without ite\
ms");const{kind:o,address:r,host:a,constraints:i,locked:c,offered:l,places:f}=s,O=n.flatMap(({client:b,choice:A})=>A===null?[]:[[b,A.kind==="chosen"?A.version:null]]);
return{kind:o,address:r,source:T(s),host:a,constraints:i.map(({text:b})=>b),locked:c?.version.text??null,chosen:Object.fromEntries(O),newest:l===null?null:(0,D.
su)(l).newest,platforms:Pt(n,e),drafts:[...new Set(n.flatMap(b=>t.get(b)??[]))],decidedAt:[...i,...c===null?[]:[c.version]].map(({place:b})=>b),places:f}}function Ut(n){
const t=new Map;for(const{draft:e,items:s}of n)for(const o of new Set(s))t.set(o,[...t.get(o)??[],e]);return t}function Nt(n,t){const e=N(n,t),s=[...g(e,{...t,renamed:n.
renamed}),...tt(e),...Tn(e),...n.packages===null?[]:Et(e,n.packages,t.isFork)],o=[...nn(s),...Hn(n,e,t)],r=e.filter(({asked:i})=>i?.outcome.kind==="read").map(({
host:i,kind:c})=>`${i} ${c==="module"?y.e$:y.xq}`),a=i=>t.hostnames.some(c=>{const l=c.services.length>0?c.services:t.requiredServices;return c.host===i&&l.includes(
y.S3)});return{drafts:[...o.map(({draft:i})=>i),...Un(n.clouds),...Jn(n.logins,a),...It(e,n.packages,t)],notes:Ct(n,t),roots:zt(e,o,n.packages),requests:n.requests,
answering:new Set(r)}}}),6002:((sn,K,m)=>{m.d(K,{zM:()=>H,D4:()=>_,nd:()=>T,p_:()=>g,LT:()=>F,Tj:()=>w,lq:()=>N,w3:()=>v,Qq:()=>D,s:()=>J,gy:()=>B});var y=m(3307),
k=m(3625),I=m(2168),x=m(4874);const C=25e3;class S{#t;#n;path=[];mistake=null;room=C;constructor(u){this.#t=u,this.#n=(0,x.AN)(u,0)}takeRoom(){return this.room===
0?!1:(this.room-=1,!0)}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(u,h,M,p){if(this.takeNull())return M;const E=this.#n;this.skip();const j=this.#t.
slice(E,this.#n);return h.test(j)?p(j):(this.#e(u,j.charAt(0)),M)}parts(u,h,M){const p=this.#t,E=p.charAt(this.#n);if(E!==u)return this.#e(h,E),this.skip(),!1;for(this.#n=
(0,x.AN)(p,this.#n+1);p[this.#n]!=="]"&&p[this.#n]!=="}";)M(u==="{"?this.#s():""),this.#n=(0,x.AN)(p,this.#n),p[this.#n]===","&&(this.#n=(0,x.AN)(p,this.#n+1));
return this.#n+=1,!0}skip(){const u=this.#t;let h=0;do{const M=(0,x.AN)(u,this.#n),p=u.charAt(M);(p==="["||p==="{")&&(h+=1),(p==="]"||p==="}")&&(h-=1),p==='"'?this.#n=
(0,x.ap)(u,M):this.#n="[]{},:".includes(p)?M+1:(0,x.f)(u,M)}while(h>0)}#s(){const u=this.#n;this.#n=(0,x.ap)(this.#t,u);const h=(0,y.I)(this.#t.slice(u,this.#n));
return this.#n=(0,x.AN)(this.#t,(0,x.AN)(this.#t,this.#n)+1),h}#e(u,h){if(this.mistake!==null)return;const M=this.path.map(E=>typeof E=="number"?`[${E}]`:`.${E}`),
p=M.length===0?"":` in "${M.join("").slice(1)}"`;this.mistake=`has ${z[h]??"a number"} instead of ${u}${p}`}}const z={"[":"a list","{":"an object",'"':"a string",
t:"a boolean",f:"a boolean"};function _(d,u,h="first"){const M=(0,y.HT)(d,h);if(M!==null)return(0,k.T)((0,I.Q)(d)?.what??`is not valid JSON: ${M.why}`);const p=new S(
d),E=u.read(p,u.zero);return p.mistake===null?(0,k.J)(E):(0,k.T)(p.mistake)}const D={zero:"",read:(d,u)=>d.literal("a string",/^"/,u,y.I)},H={zero:!1,read:(d,u)=>d.
literal("a boolean",/^[tf]/,u,h=>h==="true")},L=2n**63n,T={zero:0,read:(d,u)=>{const h=M=>{if(!/^-?\d{1,19}$/.test(M))return!1;const p=BigInt(M);return p>=-L&&p<
L};return d.literal("an integer",{test:h},u,Number)}},N=d=>({zero:null,read:(u,h)=>u.takeNull()?null:d.read(u,h??d.zero)}),B={zero:null,read:d=>(d.skip(),null)},
F=d=>({zero:d.zero,read:(u,h)=>{const{mistake:M}=u,p=d.read(u,h);return u.mistake=M,p}}),J=d=>({zero:null,read:u=>{const{room:h}=u;return d.read(u,d.zero),u.room=
h,null}});function g(d){const u={items:[],leftOut:0};return{zero:u,read:(h,M)=>{if(h.takeNull())return u;const p=[];let E=0;return h.parts("[","a list",()=>{const U=h.
takeRoom();h.path.push(E);const P=d.read(h,M.items[E]??d.zero);h.path.pop(),U&&p.push(P),E+=1})?{items:p,leftOut:E-p.length}:M}}}function w(d){return{zero:null,
read:(u,h)=>{if(u.takeNull())return null;const M=h??new Map;return u.parts("{","an object",p=>{const E=u.takeRoom();u.path.push("*");const j=d.read(u,d.zero);u.
path.pop(),E&&M.set(p,j)}),M}}}function v(d){const u=Object.entries(d),h=new Map(u);return{zero:Object.fromEntries(u.map(([p,{zero:E}])=>[p,E])),read:(p,E)=>{if(p.
takeNull())return E;const j={...E};return p.parts("{","an object",U=>{const P=h.has(U)?U:$(U),Q=h.get(P);if(Q===void 0)return p.skip();p.path.push(P),j[P]=Q.read(
p,j[P]),p.path.pop()}),j}}}const $=d=>d.toLowerCase().replaceAll("\u017F","s")}),9165:((sn,K,m)=>{m.d(K,{H:()=>L,Y:()=>H});var y=m(3625),k=m(6002);const I=(0,k.
w3)({name:k.Qq,source:k.Qq,version:k.Qq}),x=(0,k.w3)({name:k.Qq,version:k.Qq,namespace:(0,k.LT)(k.Qq),source:(0,k.LT)(k.Qq)}),C=(0,k.w3)({path:k.Qq,providers:(0,k.
p_)((0,k.lq)(x)),dependencies:(0,k.p_)((0,k.lq)(I))}),S=(0,k.p_)((0,k.lq)(C)),z=(T,N)=>(0,k.w3)({modules:(0,k.p_)((0,k.lq)((0,k.w3)({source:k.Qq,versions:(0,k.p_)(
(0,k.lq)((0,k.w3)({version:k.Qq,root:T,submodules:N})))})))}),_=z((0,k.s)(C),(0,k.s)(S)),D=z(C,S);function H(T){const N=(0,k.D4)(T,_);if(!N.ok)return N;const B=N.
value.modules.items;if(B.some(v=>v===null||v.versions.items.includes(null)))return(0,y.J)({kind:"crash"});const[F]=B;if(!F)return(0,y.J)({kind:"no-module"});const{
items:J,leftOut:g}=F.versions,w=J.map(v=>v?.version??"");return(0,y.J)({kind:"versions",texts:w,leftOut:g})}function L(T,N){const B=(0,k.D4)(T,D),F=B.ok?B.value.
modules.items[0]?.versions.items??[]:[],J=new Map;for(const g of F){if(g===null)continue;const v=[g.root,...g.submodules.items].flatMap(d=>d??[]).map(({path:d,dependencies:u,
providers:h})=>({path:d,calls:u.items.flatMap(M=>M??[]),providers:h.items.flatMap(M=>M??[])}));v.some(({calls:d,providers:u})=>d.length+u.length>0)&&N(g.version)&&
J.set(g.version,v)}return J}}),4147:((sn,K,m)=>{m.d(K,{O:()=>I,X:()=>k});const y=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function k(x,C){
for(const S of x.split(`
`)){const[z="",_]=S.split(y,4).filter(D=>D!=="");if(_===C)return/^[0-9a-fA-F]{64}$/.test(z)?{kind:"found",hash:z.toLowerCase()}:{kind:"not-a-hash",text:z}}return{
kind:"missing"}}function I(x){const C=x[0]??0;return C===194||(C&252)===136}}),8106:((sn,K,m)=>{m.d(K,{c8:()=>B,i_:()=>z,su:()=>H,x5:()=>T});var y=m(1731),k=m(1790),
I=m(2158),x=m(1094);const C={module:new WeakMap,provider:new WeakMap},S=new WeakMap;function z(g,w){const v=C[w].get(g)??_(g,w);return C[w].set(g,v),v}function _(g,w){
const v=w==="module"?y.oF:y.rK,$=[],d=[];for(const u of g){const h=v(u);h===null?d.push(u):$.push(h)}return{versions:$,unreadable:d}}const D=new WeakMap;function H(g){
const w=D.get(g);if(w!==void 0)return w;const v=(0,k.s5)(g.versions),[$]=g.versions.filter(y.Ty).sort((u,h)=>(0,y.Zy)(h,u)),d={newest:v&&(0,y.Cg)(v),preRelease:$?
(0,y.Cg)($):null};return D.set(g,d),d}function L(g,w,v){const $=S.get(g)??new Map;S.set(g,$);const d=JSON.stringify(w),u=$.get(d)??v();return $.set(d,u),u}const T=(g,w,v)=>L(
w,[v,g.constraint?.text],()=>N(g,w,v));function N({constraint:g},{versions:w},v){const $=g===null?null:(0,I.PW)(g.text);if($?.ok===!1)return{kind:"refused"};const d=$?.
value??[];if(!(0,x.gH)(d,v))return{kind:"refused"};if(w.length===0)return{kind:"empty"};const u=(0,k.iM)(w,d,v);return u===null?{kind:"none-fits",conflict:g===null?
[]:[g.text]}:{kind:"chosen",version:(0,y.Cg)(u)}}function B(g,w,v){const{constraints:$,locked:d}=g,u=$.map(({text:h})=>h);return L(w,[v.upgrade,v.rejectsUnreadable,
u,d?.version.text],()=>F(g,w,v))}function F({constraints:g,locked:w},{versions:v,unreadable:$},{upgrade:d,rejectsUnreadable:u}){const h=J(g);if(h===null||!(0,x.
Nd)(h))return{kind:"refused"};const M=w===null||d?null:(0,y.rK)(w.version.text);if(M!==null&&(0,k.XA)([M],h)===null)return{kind:"refused"};if(u&&$.length>0)return{
kind:"unreadable"};if(v.length===0)return{kind:"empty"};const p=(0,k.XA)(v,h);if(M!==null){const P=(0,y.Cg)(M);return v.some(Q=>(0,y.Cg)(Q)===P)?{kind:"chosen",
version:P}:{kind:"locked-gone",version:P,upgrade:p&&(0,y.Cg)(p)}}if(p!==null)return{kind:"chosen",version:(0,y.Cg)(p)};const E=(0,x.Sx)(h,P=>(0,k.XA)(v,P)!==null),
j=new Set(E.map(I.mb)),U=h.filter(P=>j.has((0,I.mb)(P))).map(({whole:P})=>P);return{kind:"none-fits",conflict:[...new Set(U)]}}function J(g){const w=[];for(const{
text:v}of g){const $=(0,I._T)(v);if(!$.ok)return null;for(const d of $.value)w.push({...d,whole:v})}return w}}),6905:((sn,K,m)=>{m.d(K,{kP:()=>F,lz:()=>D,tl:()=>_});
var y=m(3916),k=m(5011),I=m(1022),x=m(9165),C=m(1731),S=m(8106),z=m(5257);function _({modules:g,described:w}){return v=>$=>{const d=(0,z.MP)($),u=g.get(d)?.[v]?.
outcome??{};if(u.value?.kind!=="versions")return null;const{texts:h}=u.value;return{offered:()=>(0,S.i_)(h,"module"),described:w.get(d)??new Map}}}function D(g,w,v){
let $=null;const d=(0,x.H)(g,u=>($??=H(v,(0,S.i_)(w,"module")),$.has(L(u))));return new Map(Array.from(d,([u,h])=>[L(u),h]))}const H=(g,w)=>new Set(g.flatMap(v=>{
const $=(0,S.x5)(v,w,v.client);return $.kind==="chosen"?$.version:[]}));function L(g){const w=(0,C.oF)(g);return w===null?"":(0,C.Cg)(w)}const T=3,N=200,B=2e3;function F({
calls:g,client:w},v){const $={calls:[],providers:[],undescribed:[]};let d=g.flatMap(h=>{const{module:M,constraint:p,isOpen:E}=h;return M===null||E?[]:[{call:{...h,
module:M},by:"",module:M,constraint:p}]});const u={left:B};for(let h=0;h<T;h+=1)d=d.flatMap(p=>{const E=v(p.module);if(E===null)return[];const j=E.described.size===
0?null:(0,S.x5)(p,E.offered(),w),U=j?.kind==="chosen"?j.version:"",P=E.described.get(U);if(P===void 0)return h===0&&$.undescribed.push(p.call),[];const{namespace:Q,
name:V,system:nn}=p.module,tn=`${Q}/${V}/${nn} ${U}`,Z=J(P,{...p,by:tn},w,u);return $.providers.push(...Z.providers),Z.calls}).slice(0,N),$.calls.push(...d);return $}
function J(g,{module:w,call:v,by:$},d,u){const h=P=>({text:P,place:v.place}),M=g.slice(0,Math.max(0,u.left)),p=new Map(M.map(P=>[(0,y.join)(".",P.path),P])),E=new Set(
[(0,y.join)(".",w.subdirectory)]),j=[],U=[];u.left-=M.length;for(const P of E){const Q=p.get(P);for(const{source:V,version:nn}of Q?.calls??[]){if(u.left--<=0)break;
(0,k.Nj)(V)&&E.add((0,y.join)(P,V));const tn=(0,k.vL)(V,d),Z=nn===""?null:h(nn);tn.kind==="registry"&&j.push({call:v,by:$,module:tn,constraint:Z})}for(const{name:V,
namespace:nn,source:tn,version:Z}of Q?.providers??[]){if(u.left--<=0)break;const cn=(0,I.m)(tn||(0,y.join)(nn,V),d);cn.kind!=="registry"||Z===""||U.push({call:v,
by:$,provider:cn,constraint:h(Z)})}}return{calls:j,providers:U}}}),9781:((sn,K,m)=>{m.d(K,{_:()=>I});var y=m(5257),k=m(3612);function I({calls:x,providers:C},S){
return S===null?{calls:x,providers:C}:{calls:x.filter(({module:z})=>z===null?(0,k.ZW)(S):!S.others.has((0,y.MP)(z))),providers:C.filter(({provider:z})=>!S.others.
has((0,y.JT)(z)))}}})};export{Jt as id,Ht as ids,Qt as modules};
