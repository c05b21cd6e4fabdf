const Ht=5761,Jt=[5761],Qt={5761:((sn,N,m)=>{m.d(N,{judgeInit:()=>Nt});var $=m(9562),k=m(4283),T=m(4592),E=m(789),A=m(1064),P=m(1831),I=m(5011),S=m(5257),D=m(8106),
J=m(9781);const L=({asked:n,host:t})=>n?.mirror===void 0?t:n.host,j=({host:n,name:t})=>`${(0,P.nx)(n)}/${t}`;function R(n,t){return n.roots.flatMap(e=>{const{calls:s,
providers:o}=(0,J._)(e,t.part);return[...s.flatMap(r=>B(e,r,n)),...o.map(r=>F(e,r,n,t))]})}function B(n,t,e){const{module:s,constraint:o,address:r,place:a,isOpen:i}=t;
if(s===null)return[];const{client:c}=n,l=(0,S.MP)(s),f=e.modules.get(l)?.[c],O=f?.outcome.kind==="read"?f.outcome.value:null,b=O?.kind==="versions"?(0,D.i_)(O.texts,
"module"):null;return[{kind:"module",root:n,host:s.host,key:l,name:`${s.namespace}/${s.name}/${s.system}`,address:r,client:c,constraints:o===null?[]:[o],locked:null,
places:[(0,S.W$)(a)],asked:f,installation:null,offered:b,choice:i?null:b&&(0,D.x5)(t,b,c),warnings:[]}]}function F(n,t,e,{upgrade:s,dialect:o}){const{provider:r,
constraints:a,locked:i,places:c}=t,{client:l}=n,f=(0,S.JT)(r),O=e.installations.get(f)?.[l]??null,b=e.providers.get(f)?.[l],C=b?.outcome.kind==="read"?b.outcome.
value:null,K=C===null?null:(0,D.i_)(C.texts,"provider"),W=(0,A.Jd)(l,(0,A.tB)(l,o.versions));return{kind:"provider",root:n,host:r.host,key:f,name:`${r.namespace}\
/${r.type}`,address:f,client:l,constraints:a,locked:i,places:c.map(S.W$),asked:b,installation:O,offered:K,choice:K&&(0,D.c8)(t,K,{upgrade:s,rejectsUnreadable:W}),
warnings:C?.warnings??[]}}const H=3;function g(n,t){const e=Q(n);return n.flatMap(s=>w(s,e,t))}function w(n,t,e){const s=n.asked?.outcome;switch(s?.kind){case"s\
tatus":return n.asked?.mirror?.hasSlash===!1?[]:[v(n,s,t,e)];case"failed":{const{problem:o}=s;return[{item:n,cause:`${o.code} ${o.message}`,describe:()=>o}]}case"\
unreadable":return n.asked?.mirror?.hasSlash===!1?[]:[h(n,s.why,s.page)];case"read":return n.offered===null?[h(n,M(s),null)]:[];case"not-asked":case void 0:return[]}}
function v(n,t,e,s){const{kind:o,key:r}=n,{status:a}=t;if(_(n)?.authorization==="withheld"&&a<500||a===401||a===403)return u(n,t,s);if(a===404){const c=e.has(x(
n));return{item:n,cause:`unknown ${c?o:r}`,describe:l=>y(l,t,s)}}return{item:n,cause:`status ${o} ${a}`,describe:c=>(0,T.versionsStatus)({...z(c),...p(n,t),attempts:n.
asked?.attempts.length??1,transient:(0,A.Mq)(a)})}}function y(n,t,{renamed:e}){const[s]=n;if(s===void 0)throw new Error("a finding without items");const o=[...new Set(
n.map(U))],{mirror:r}=s.asked??{},a={...p(s,t),host:r?.url??(0,P.nx)(s.host),hasToken:s.asked?.tokenSource!==null};return s.kind==="module"?(0,E.moduleUnknown)(
{...a,modules:o}):(0,E.providerUnknown)({...a,providers:o,meant:d(s,e),isMirror:r!==void 0})}function d({key:n,root:t},e){const[s="",o="",r=""]=n.split("/");if(o!==
"hashicorp"||s!==(0,I.Vm)(t.client))return null;const a=e.get(n),i=t.providers.find(({provider:c})=>c.type===r&&(0,S.JT)(c)!==n);return i===void 0?a===void 0?null:
`${a}/${r}`:i.provider.host===s?`${i.provider.namespace}/${r}`:`${(0,P.nx)(i.provider.host)}/${i.provider.namespace}/${r}`}function u(n,t,{isFork:e}){const s=_(
n),o=s?.authorization??"none",r=(0,k.Dl)(s?.url??""),a=r.ok?(0,P.Pm)(r.value):null,i=a===null||a===L(n)?null:(0,P.WV)(a),{challenge:c=null}=s??{};return{item:n,
cause:`unauthorized ${n.kind} ${t.status} ${o} ${i} ${c}`,describe:l=>(0,T.versionsUnauthorized)({...z(l),...p(n,t),token:o,source:n.asked?.tokenSource??null,elsewhere:i,
challenge:c,isFork:e})}}function h(n,t,e){const s=n.asked?.url??"";return{item:n,cause:`shape ${n.kind} ${t}`,describe:o=>(0,T.versionsShape)({...z(o),url:s,page:e,
why:t})}}const M=({value:n})=>{const{kind:t}=n;return t==="crash"?"has null in a list, at which the clients crash":'has no element in "modules"'},p=(n,{status:t,
reason:e,page:s})=>({url:_(n)?.url??n.asked?.url??"",status:t,reason:e,page:s}),_=({asked:n})=>n?.attempts.at(-1)?.hops.at(-1);function z(n){const[t]=n;if(t===void 0)
throw new Error("a finding without items");const e=new Set(n.map(({key:s})=>s)).size-1;return{host:(0,P.nx)(L(t)),kind:t.kind,first:U(t),others:e,mirror:t.asked?.
mirror?.url??null}}const U=n=>n.asked?.mirror===void 0?n.name:j(n),x=({kind:n,host:t})=>`${n} ${t}`;function Q(n){const t=Map.groupBy(n.filter(({asked:s})=>s!==
void 0&&s.outcome.kind!=="not-asked"&&s.mirror===void 0),x),e=({asked:s})=>s?.outcome.kind==="status"&&s.outcome.status===404;return new Set([...t].flatMap(([s,
o])=>new Set(o.map(r=>r.key)).size>=H&&o.every(r=>e(r)&&!(0,A.n3)(r.host))?[s]:[]))}var V=m(5143);function nn(n){return[...Map.groupBy(n,({cause:e,item:s,host:o})=>`${o??
L(s)} ${e}`).values()].flatMap(e=>{const[s]=e;if(s===void 0)return[];const o=e.map(({item:l})=>l),r=s.host??L(s.item),a=cn(e.flatMap(l=>l.places??l.item.places)),
i=Z(s.describe(o),o);return[{draft:{host:r,services:[...new Set(o.flatMap(l=>tn(l,r)))],problem:i,places:a,needed:a.some(l=>typeof l=="string"||!(0,V.Zl)(l.file))},
items:o}]})}function tn({kind:n,host:t},e){return e!==t?[]:[n==="module"?$.e$:$.xq]}function Z(n,t){const e=new Set(t.map(({client:s})=>s));return{...n,affects:n.
affects.filter(s=>e.has(s))}}function cn(n){const t=new Map;for(const e of n){const s=typeof e=="string"?e:`${e.file}:${e.line}:${e.column}`;t.has(s)||t.set(s,e)}
return[...t.values()]}var On=m(5136);function Tn(n){const t=new Set(n.filter(_n).map(({key:e})=>e));return n.flatMap(e=>{const{offered:s,choice:o,warnings:r,key:a}=e;
return s===null||o===null?[]:[...jn(e),...Ln(e,t),...r.length>0?[{item:e,cause:`warning ${a}`,describe:()=>(0,T.providerWarning)({address:j(e),warnings:r})}]:[]]})}
function jn(n){const{choice:t,key:e,kind:s,offered:o,asked:r}=n;if(o===null||t===null)return[];const a=j(n);switch(t.kind){case"empty":{const{unreadable:i}=o,c=()=>(0,T.
versionsEmpty)({kind:s,address:a,url:r?.url??"",ignored:i,isMirror:r?.mirror!==void 0});return[{item:n,cause:`empty ${e}`,describe:c}]}case"none-fits":return[zn(
n,o,t.conflict)];case"locked-gone":{const{version:i,upgrade:c}=t,{newest:l}=(0,D.su)(o),f=n.locked?.version.place;return[{item:n,cause:`locked ${e} ${i} ${c}`,...f===
void 0?{}:{places:[(0,S.W$)(f)]},describe:()=>(0,On.versionLockedGone)({address:a,version:i,upgrade:c,newest:l,mirror:bn(n)})}]}case"chosen":case"refused":case"\
unreadable":return[]}}function zn(n,t,e){const{kind:s,key:o,places:r}=n,a=n.constraints.filter(({text:i})=>e.includes(i));return{item:n,cause:`none fits ${o} ${JSON.
stringify(e.toSorted())}`,places:a.length===0?r:a.map(({place:i})=>(0,S.W$)(i)),describe:()=>(0,On.versionNoneFits)({kind:s,address:j(n),constraints:a.map(({text:i,
place:c})=>({text:i,at:In(c)})),mirror:bn(n),...(0,D.su)(t)})}}const bn=({installation:n,asked:t})=>n?.methods.length===1?t?.mirror?.url??null:null,In=n=>{const t=(0,S.
W$)(n);return typeof t=="string"?t:`${t.file}:${t.line}`},_n=({choice:n})=>n?.kind==="unreadable";function Ln(n,t){const{kind:e,key:s,offered:o,choice:r}=n,a=o?.
unreadable??[];if(a.length===0||r?.kind==="empty")return[];const i=_n(n);if(!i&&t.has(s))return[];const c=j(n),l=()=>(0,T.versionUnreadable)({kind:e,address:c,texts:a,
rejects:i});return[{item:n,cause:`unreadable ${s} ${i}`,describe:l}]}var un=m(3410),pn=m(1731),Wn=m(2886);function Un(n){const t=n.flatMap(s=>Nn(s).map(o=>({...s,
problem:o})));return[...Map.groupBy(t,({host:s,service:o,problem:r})=>[s,o,r.code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];
const r=s.flatMap(i=>i.places),a=s.flatMap(i=>i.clients);return[{host:o.host,services:[o.service],problem:(0,Wn.aZ)(o.problem,a),places:r,needed:r.some(i=>typeof i==
"string"||!(0,V.Zl)(i.file))}]})}const Nn=n=>[...[n.ping,n.ofOrganization,n.ofWorkspace].flatMap(Rn),...Bn(n),...Kn(n),...Fn(n)],Rn=n=>n?.outcome.kind==="failed"&&
n.outcome.problem.code!=="host-private-redirect"?[n.outcome.problem]:[],En=(0,pn.oF)("2.5");function Kn({service:n,ping:t}){if(n!==$.OZ||t.outcome.kind!=="read"||
En===null)return[];const{value:e}=t.outcome,s=(0,pn.oF)(e??"");return s!==null&&(0,pn.Zy)(s,En)>=0?[]:[(0,un.cloudVersion)({url:t.url,version:e})]}function Bn(n){
const{host:t,organization:e,ofOrganization:s}=n,o=s&&Sn(s);if(e===null||!s||!o)return[];const r=s.tokenSource??"";return[(0,un.cloudOrganization)({host:(0,P.nx)(
t),organization:e,source:r,...o})]}function Fn(n){const{organization:t,workspace:e,ofWorkspace:s}=n,o=s&&Sn(s);if(t===null||e===null||!o)return[];const r={host:(0,P.
nx)(n.host),organization:t,workspace:e};return["status"in o&&o.status===404?(0,un.cloudWorkspaceMissing)(r):(0,un.cloudWorkspace)({...r,...o})]}function Sn({url:n,
outcome:t}){switch(t.kind){case"status":return{url:n,status:t.status,reason:t.reason};case"unreadable":return{url:n,why:t.why};default:return null}}const Hn=(n,t)=>n.
filter(({problem:e})=>e.code!=="host-private-redirect").map(({host:e,problem:s})=>({host:e,services:[$.S3],problem:s,places:t(e)?["hostnames input"]:[],needed:t(
e)}));var mn=m(6003),ln=m(6905);function Jn(n,t,{upgrade:e}){const s=(0,ln.tl)(n),o=Map.groupBy(t,({root:a})=>a),r=n.roots.flatMap(a=>{const i=(0,ln.kP)(a,s(a.client)),
c=o.get(a)??[];return[...i.calls.flatMap(f=>Qn(f,a,n,s(a.client))??[]),...Vn(i.providers,c,e)].map(f=>({draft:f,items:c.filter(({kind:O,places:b})=>O==="module"&&
b[0]===f.places[0])}))});return[...Map.groupBy(r,({draft:a})=>a.problem.message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(
a.flatMap(c=>c.draft.places))]},items:a.flatMap(c=>c.items)})))}function Qn(n,{client:t},e,s){const{module:o,constraint:r,by:a}=n,i=e.modules.get((0,S.MP)(o))?.[t]?.
outcome,c=`${(0,P.nx)(o.host)}/${o.namespace}/${o.name}/${o.system}`,l={by:a,address:c,constraint:r?.text??null,others:[]};if(i?.kind==="status"&&i.status===404)
return kn(n,(0,mn.moduleDescribed)({...l,newest:null}));const f=s(o)?.offered();return f===void 0||(0,D.x5)(n,f,t).kind!=="none-fits"?null:kn(n,(0,mn.moduleDescribed)(
{...l,newest:(0,D.su)(f).newest}))}const Xn=50;function Vn(n,t,e){const s=Map.groupBy(n,({provider:o})=>(0,S.JT)(o));return t.flatMap(o=>{const{kind:r,key:a,offered:i,
choice:c,locked:l}=o,f=r==="provider"?s.get(a):void 0;if(f===void 0||i===null||c?.kind!=="chosen")return[];const O=[...new Map(f.map(X=>[X.constraint.text,X])).
values()],C=[...o.constraints,...O.slice(0,Xn).map(X=>X.constraint)],K={upgrade:e,rejectsUnreadable:!1},W=(0,D.c8)({constraints:C,locked:l},i,K);if(W.kind==="ch\
osen")return[];const q=W.kind==="none-fits"?C.filter(({text:X})=>W.conflict.includes(X)):C,{newest:yn}=(0,D.su)(i),hn=j(o);return O.filter(({constraint:X})=>q.includes(
X)).map(X=>{const{by:Rt,constraint:Dn}=X,Kt=q.filter(Ft=>Ft!==Dn).map(Zn),Bt={by:Rt,address:hn,constraint:Dn.text,others:Kt,newest:yn};return kn(X,(0,mn.moduleDescribed)(
Bt))})})}const Zn=({text:n,place:t})=>`"${n}" (${t.file}:${t.line})`,kn=({call:{module:n,place:t}},e)=>({host:n.host,services:[$.e$],problem:e,places:[(0,S.W$)(
t)],needed:!0});var gn=m(4375),G=m(5138),dn=m(2562),Gn=m(6697);const en=({item:n,version:t,mirrorHost:e})=>({kind:n.kind,address:j(n),version:t,host:(0,P.nx)(e??
n.host)}),Y=({item:n,version:t,mirrorHost:e},s,o)=>({item:n,cause:`package ${n.key} ${t} ${s}`,describe:o,host:e??n.host});function fn(n,t,e){const{outcome:s}=e;
if(s.kind!=="status"&&s.kind!=="failed")return[];const o=()=>qn(n,t,e,s),r=s.kind==="status"?`${s.status}`:s.problem.message;return[Y(n,`${t} ${e.url} ${r}`,o)]}
const Yn=["page","archive","repository"];function qn(n,t,e,s){const o=e.attempts.at(-1)?.hops.at(-1),r=o?.url??e.url,a=nt(r),i={...en(n),part:t,url:r,at:a};if(s.
kind==="failed"){const{problem:C}=s;if(C.code==="host-private-redirect")return C;const K=C.code==="host-timeout"&&Yn.includes(t),W=e.attempts.length;return(0,dn.
packageUnreachable)({...i,why:C.message,attempts:W,isAnswered:!1,isSlow:K})}const{status:c,reason:l}=s;if(c===401||c===403||t==="repository"&&c===404){const C=o?.
authorization??"none",{tokenSource:K}=e,{isFork:W}=n;return(0,dn.packageUnauthorized)({...i,status:c,reason:l,page:null,token:C,source:K,isFork:W})}const O=`${r}\
 returned ${c} ${l}`.trim(),b=(0,A.Mq)(c)?e.attempts.length:1;return(0,dn.packageUnreachable)({...i,why:O,attempts:b,isAnswered:!0,isSlow:!1})}function nt(n){const t=(0,k.
Dl)(n);return(t.ok?(0,P.Pm)(t.value):null)??n}function rn(n,t,e){if(e.kind==="asked")return fn(n,t,e.asked);const{host:s}=e,{kind:o,address:r,version:a}=en(n),i=`${o}\
 ${r} ${a}`;return[Y(n,`${s} not allowed`,()=>(0,Gn.hostNotAllowed)({host:s,package:i}))]}const tt=n=>n.flatMap(t=>{const{installation:e}=t;if(e===null)return[];
const{methods:s,place:o}=e;return s.length===0?[et(t,o)]:s.flatMap(r=>r.kind==="network"?st(t,r.index):[])});function et(n,t){const e=j(n);return{item:n,cause:`\
excluded ${n.key}`,places:[t,...n.places],describe:()=>(0,gn.providerExcluded)({provider:e})}}function st(n,t){const{mirror:e,outcome:s,url:o}=t;if(e.hasSlash)return[];
const r=ot(s);if(r===null)return[];const a=n.choice?.kind==="chosen";return[{item:n,host:t.host,cause:`slash ${e.url} ${a}`,places:[e.place,...n.places],describe:()=>(0,gn.
mirrorUrl)({kind:"slash",mirror:e.url,asked:o,result:r,isUsable:a})}]}function ot(n){switch(n.kind){case"status":return`returned ${n.status}`;case"unreadable":return n.
why;case"read":case"failed":case"not-asked":return null}}function rt(n,t){const{platform:e,version:s,item:o}=n,{file:r,mirror:a,archive:i}=t,{outcome:c,url:l}=r,
f={...n,mirrorHost:r.host},O=b=>Y(f,`${e} document ${b}`,()=>(0,G.packageDocument)({...en(f),platform:e,url:l,why:b,isMirror:!0}));if(c.kind==="status"&&c.status===
404){const{page:b,reason:C,status:K}=c,W={provider:j(o),mirror:a.url,version:s},q=it(n,t);return[Y(f,`mirror ${a.url}`,()=>(0,gn.mirrorVersion)({...W,isListed:q,
url:l,page:b,reason:C,status:K}))]}if(c.kind==="unreadable")return[O(c.why)];if(c.kind!=="read")return fn(f,"document",r);switch(c.value.kind){case"crash":return[
O(`has null for ${e}, at which the clients crash`)];case"no-platform":return[at(f,e,l)];case"archive":{if(i?.kind==="refused")return[O(`has an invalid \`url\`: ${i.
why}`)];if(c.value.url==="")return[O(`has no \`url\` for ${e}`)];const{hashes:b}=c.value;if(b.length>0&&!b.some(xn))return[O(`has no \`zh:\` or \`h1:\` hash for ${e}\
, but others`)];const[C]=i===null?[]:rn(f,"archive",i);return[...C===void 0?[]:[C],...ct(n,b)]}}}const at=(n,t,e)=>Y(n,`${t} platform`,()=>(0,G.packagePlatform)(
{...en(n),platform:t,url:e,status:200,reason:"OK",page:null,isMirror:!0})),it=({item:n,version:t},{mirror:e})=>(n.installation?.methods??[]).some(s=>s.kind==="n\
etwork"&&s.index.mirror.url===e.url&&s.index.outcome.kind==="read"&&s.index.outcome.value.includes(t)),Pn=["zh:","h1:"],xn=n=>Pn.some(t=>n.startsWith(t));function ct(n,t){
const{item:e,version:s,hashes:o,platform:r}=n,{locked:a}=e;if(a===null||a.version.text!==s)return[];const i=o.filter(xn),c=Pn.filter(O=>i.some(b=>b.startsWith(O))),
l=c.every(O=>t.some(b=>b.startsWith(O)));return i.length===0||!l||i.some(O=>t.includes(O))?[]:[{...Y(n,`${r} lock`,O=>{const b=[...new Set(O.map(({client:K})=>K))],
C=!c.includes("zh:");return(0,G.lockPlatformMissing)({...en(n),platform:r,isContentOnly:C,clients:b})}),places:[(0,S.W$)(a.version.place)]}]}var on=m(7751),ut=m(
3612);function lt(n,{location:t,steps:e}){const{outcome:s,url:o}=t;if(s.kind==="status"&&dt(s.status)){const a=`its location was requested, and the response is ${s.
status} ${s.reason}`.trim();return[vn(n,o,`${a}; expected 204`)]}const r=e.at(-1);return r===void 0?fn(n,"location",t):ft(n,o,r)}const dt=n=>n!==401&&n!==403&&!(0,A.
Mq)(n);function ft(n,t,e){switch(e.kind){case"refused":return[vn(n,t,e.why)];case"other":return[ht(n,e.getter)];case"not-allowed":case"asked":{const s=e.kind===
"asked"?e.asked.outcome:null;return s?.kind==="unreadable"?[vn(n,t,`the page at its location ${s.why}`)]:rn(n,e.what,e)}}}const vn=(n,t,e)=>Y(n,`location ${e}`,
s=>{const o=[...new Set(s.map(({client:r})=>r))];return(0,dn.packageLocation)({...en(n),url:t,why:e,clients:o})}),ht=({item:n},t)=>({item:n,cause:`not followed ${t}`,
describe:e=>{const s=[...new Set(e.map(j))];return(0,on.notFollowed)({what:"getter",getter:t,names:s})}});var pt=m(4147);function mt(n,t){switch(n.kind){case"pr\
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
"opentofu"&&i===(0,I.Vm)(a)&&!r;if(e.length===0&&c)return[];const l=vt(t,s);return l===null?[]:[an(n,`unsigned ${l}`,f=>(0,G.packageUnsigned)({...f,why:l}))]}function bt(n,{
shasum:t}){const{item:e,version:s,hashes:o}=n,{locked:r}=e;if(r===null||r.version.text!==s)return[];if(o.length===0||o.includes(`zh:${t.toLowerCase()}`))return[];
const a=!o.some(l=>l.startsWith("zh:")),{platform:i}=n;return[{...Y(n,`${i} lock ${a}`,l=>{const f=[...new Set(l.map(({client:O})=>O))];return(0,G.lockPlatformMissing)(
{...en(n),platform:i,isContentOnly:a,clients:f})}),places:[(0,S.W$)(r.version.place)]}]}function _t(n,t,e){return n.flatMap(s=>{const{choice:o,key:r,kind:a,client:i}=s;
if(o?.kind!=="chosen")return[];const c={item:s,version:o.version,isFork:e},l=(0,S.MO)(r,o.version);if(a==="module"){const W=t.modules.get(l)?.[i];return W===void 0?
[]:lt(c,W)}const{platforms:f,enforcesSignatures:O,lockHashes:b}=t,C=St(s),K=b.get(s.root.lockFile??"")?.get(r)??[];return f.flatMap(W=>{const q=t.providers.get(
(0,S.MO)(l,W))?.[i],yn={platform:W,suggestion:C,enforcesSignatures:O,hashes:K};if(q===void 0)return[];const hn={...c,...yn};return"mirror"in q?rt(hn,q):wt(hn,q)})})}
function Et({choice:n,key:t,kind:e,client:s},o){if(n?.kind!=="chosen")return[];const r=(0,S.MO)(t,n.version);if(e==="module"){const a=o.modules.get(r)?.[s];return a===
void 0?[]:[a.location,...Mn(a.steps)]}return o.platforms.flatMap(a=>{const i=o.providers.get((0,S.MO)(r,a))?.[s];return i===void 0?[]:"mirror"in i?[i.file,...Mn(
[i.archive])]:[i.document,...Mn([i.sums,i.signature,i.archive])]})}const Mn=n=>n.flatMap(t=>t?.kind==="asked"?t.asked:[]);function St({asked:n}){const t=n?.outcome.
kind==="read"?n.outcome.value:null,{compatible:e=[]}=t??{};return(0,D.su)((0,D.i_)(e,"provider")).newest}function Pt(n,t){return t===null?[]:t.platforms.flatMap(
e=>{const s=n.flatMap(({choice:o,key:r,client:a})=>{if(o?.kind!=="chosen")return[];const i=(0,S.MO)((0,S.MO)(r,o.version),e),c=t.providers.get(i)?.[a];return c===
void 0?[]:[xt(c)]});return s.length===0?[]:[{platform:e,available:s.includes(!1)?!1:s.includes(null)?null:!0}]})}function xt(n){if("mirror"in n){const{outcome:e}=n.
file;return e.kind==="read"?e.value.kind==="archive":null}const{outcome:t}=n.document;return t.kind==="status"&&t.status===404?!1:t.kind==="read"?!0:null}const At=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Ct(n,{part:t}){const e=({place:f})=>f!==S.cd,s=(0,ln.tl)(n),o=n.roots.map(f=>{const O={...f,calls:(0,J._)(f,t).calls};return(0,ln.kP)(O,s(f.client))}),
r=Tt(n.roots.flatMap(f=>(0,J._)(f,t).calls.filter(({module:O})=>O===null))),a=r.filter(({source:f})=>At.test(f)).length,i=o.flatMap(({undescribed:f})=>f).filter(
e),c=t===null?[]:o.flatMap(f=>Dt(f,t)),l=i.flatMap(({module:f})=>f===null?[]:`${f.namespace}/${f.name}/${f.system}`);return[...i.length===0?[]:$n(i,(0,on.notFollowed)(
{what:"inside",names:[...new Set(l)]})),...r.length===0?[]:$n(r,(0,on.notFollowed)({what:"direct",git:a,names:r.map(({address:f})=>f)})),...c.length===0?[]:$n(c.
map(({call:f})=>f),(0,on.notFollowed)({what:"shards",names:[...new Set(c.map(({by:f})=>f))]}))]}const Dt=({calls:n,providers:t},{others:e,otherHosts:s})=>[...n.
filter(({module:o})=>e.has((0,S.MP)(o))||s.has(o.host)),...t.filter(({provider:o})=>e.has((0,S.JT)(o)))],$n=(n,t)=>n.slice(0,1).map(({place:e})=>({problem:t,place:e,
clients:[],host:null})),Tt=n=>[...new Map(n.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],jt=["limit","size","stopped"];function zt(n,t,{maxRequests:e,
part:s}){return[...Map.groupBy(n.flatMap(r=>{const a=[r.asked??[],t===null?[]:Et(r,t)].flat(),i=jt.find(c=>a.some(({outcome:l})=>l.kind==="not-asked"&&l.why===c));
return i===void 0?[]:[{item:r,why:i}]}),({item:r,why:a})=>`${a} ${L(r)}`).values()].flatMap(r=>{const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:O})=>O.
name))],c=L(a.item),l=a.why==="limit"?(0,on.notFollowed)({what:"limit",max:(0,ut.tC)(s,c,e),names:i}):(0,on.notFollowed)({what:a.why,names:i}),f=a.item.places.slice(
0,1);return[{host:c,services:[],problem:l,places:f,needed:!1}]})}function It(n,t,e){const s=Ut(t),o=Map.groupBy(n,({root:r})=>r.directory);return Array.from(o,([
r,a])=>({directory:r,clients:[...new Set(a.map(({client:i})=>i))],rows:Array.from(Map.groupBy(a,Lt).values(),i=>Wt(i,s,e))}))}const Lt=({kind:n,key:t,address:e,
places:s,constraints:o})=>JSON.stringify([n,t,e,s[0]??null,o.map(({text:r})=>r)]);function Wt(n,t,e){const[s]=n;if(s===void 0)throw new Error("a row without ite\
ms");const{kind:o,address:r,host:a,constraints:i,locked:c,offered:l,places:f}=s,O=n.flatMap(({client:b,choice:C})=>C===null?[]:[[b,C.kind==="chosen"?C.version:null]]);
return{kind:o,address:r,source:j(s),host:a,constraints:i.map(({text:b})=>b),locked:c?.version.text??null,chosen:Object.fromEntries(O),newest:l===null?null:(0,D.
su)(l).newest,platforms:Pt(n,e),drafts:[...new Set(n.flatMap(b=>t.get(b)??[]))],decidedAt:[...i,...c===null?[]:[c.version]].map(({place:b})=>b),places:f}}function Ut(n){
const t=new Map;for(const{draft:e,items:s}of n)for(const o of new Set(s))t.set(o,[...t.get(o)??[],e]);return t}function Nt(n,t){const e=R(n,t),s=[...g(e,{...t,renamed:n.
renamed}),...tt(e),...Tn(e),...n.packages===null?[]:_t(e,n.packages,t.isFork)],o=[...nn(s),...Jn(n,e,t)],r=e.filter(({asked:i})=>i?.outcome.kind==="read").map(({
host:i,kind:c})=>`${i} ${c==="module"?$.e$:$.xq}`),a=i=>t.hostnames.some(c=>{const l=c.services.length>0?c.services:t.requiredServices;return c.host===i&&l.includes(
$.S3)});return{drafts:[...o.map(({draft:i})=>i),...Un(n.clouds),...Hn(n.logins,a),...zt(e,n.packages,t)],notes:Ct(n,t),roots:It(e,o,n.packages),requests:n.requests,
answering:new Set(r)}}}),2168:((sn,N,m)=>{m.d(N,{Q:()=>k});const $=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-\
8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other\
 binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]];function k(T){const E=$.find(([A])=>A.test(T));return E===
void 0?null:{what:E[1],advice:E[2]}}}),6002:((sn,N,m)=>{m.d(N,{zM:()=>J,D4:()=>S,nd:()=>j,p_:()=>g,LT:()=>F,Tj:()=>w,lq:()=>R,w3:()=>v,Qq:()=>D,s:()=>H,gy:()=>B});
var $=m(3307),k=m(3625),T=m(2168),E=m(4874);const A=25e3;class P{#t;#n;path=[];mistake=null;room=A;constructor(u){this.#t=u,this.#n=(0,E.AN)(u,0)}takeRoom(){return this.
room===0?!1:(this.room-=1,!0)}takeNull(){return this.#t[this.#n]!=="n"?!1:(this.skip(),!0)}literal(u,h,M,p){if(this.takeNull())return M;const _=this.#n;this.skip();
const z=this.#t.slice(_,this.#n);return h.test(z)?p(z):(this.#e(u,z.charAt(0)),M)}parts(u,h,M){const p=this.#t,_=p.charAt(this.#n);if(_!==u)return this.#e(h,_),
this.skip(),!1;for(this.#n=(0,E.AN)(p,this.#n+1);p[this.#n]!=="]"&&p[this.#n]!=="}";)M(u==="{"?this.#s():""),this.#n=(0,E.AN)(p,this.#n),p[this.#n]===","&&(this.#n=
(0,E.AN)(p,this.#n+1));return this.#n+=1,!0}skip(){const u=this.#t;let h=0;do{const M=(0,E.AN)(u,this.#n),p=u.charAt(M);(p==="["||p==="{")&&(h+=1),(p==="]"||p===
"}")&&(h-=1),p==='"'?this.#n=(0,E.ap)(u,M):this.#n="[]{},:".includes(p)?M+1:(0,E.f)(u,M)}while(h>0)}#s(){const u=this.#n;this.#n=(0,E.ap)(this.#t,u);const h=(0,$.
I)(this.#t.slice(u,this.#n));return this.#n=(0,E.AN)(this.#t,(0,E.AN)(this.#t,this.#n)+1),h}#e(u,h){if(this.mistake!==null)return;const M=this.path.map(_=>typeof _==
"number"?`[${_}]`:`.${_}`),p=M.length===0?"":` in "${M.join("").slice(1)}"`;this.mistake=`has ${I[h]??"a number"} instead of ${u}${p}`}}const I={"[":"a list","{":"\
an object",'"':"a string",t:"a boolean",f:"a boolean"};function S(d,u,h="first"){const M=(0,$.HT)(d,h);if(M!==null)return(0,k.T)((0,T.Q)(d)?.what??`is not valid\
 JSON: ${M.why}`);const p=new P(d),_=u.read(p,u.zero);return p.mistake===null?(0,k.J)(_):(0,k.T)(p.mistake)}const D={zero:"",read:(d,u)=>d.literal("a string",/^"/,
u,$.I)},J={zero:!1,read:(d,u)=>d.literal("a boolean",/^[tf]/,u,h=>h==="true")},L=2n**63n,j={zero:0,read:(d,u)=>{const h=M=>{if(!/^-?\d{1,19}$/.test(M))return!1;
const p=BigInt(M);return p>=-L&&p<L};return d.literal("an integer",{test:h},u,Number)}},R=d=>({zero:null,read:(u,h)=>u.takeNull()?null:d.read(u,h??d.zero)}),B={
zero:null,read:d=>(d.skip(),null)},F=d=>({zero:d.zero,read:(u,h)=>{const{mistake:M}=u,p=d.read(u,h);return u.mistake=M,p}}),H=d=>({zero:null,read:u=>{const{room:h}=u;
return d.read(u,d.zero),u.room=h,null}});function g(d){const u={items:[],leftOut:0};return{zero:u,read:(h,M)=>{if(h.takeNull())return u;const p=[];let _=0;return h.
parts("[","a list",()=>{const U=h.takeRoom();h.path.push(_);const x=d.read(h,M.items[_]??d.zero);h.path.pop(),U&&p.push(x),_+=1})?{items:p,leftOut:_-p.length}:M}}}
function w(d){return{zero:null,read:(u,h)=>{if(u.takeNull())return null;const M=h??new Map;return u.parts("{","an object",p=>{const _=u.takeRoom();u.path.push("\
*");const z=d.read(u,d.zero);u.path.pop(),_&&M.set(p,z)}),M}}}function v(d){const u=Object.entries(d),h=new Map(u);return{zero:Object.fromEntries(u.map(([p,{zero:_}])=>[
p,_])),read:(p,_)=>{if(p.takeNull())return _;const z={..._};return p.parts("{","an object",U=>{const x=h.has(U)?U:y(U),Q=h.get(x);if(Q===void 0)return p.skip();
p.path.push(x),z[x]=Q.read(p,z[x]),p.path.pop()}),z}}}const y=d=>d.toLowerCase().replaceAll("\u017F","s")}),9165:((sn,N,m)=>{m.d(N,{H:()=>L,Y:()=>J});var $=m(3625),
k=m(6002);const T=(0,k.w3)({name:k.Qq,source:k.Qq,version:k.Qq}),E=(0,k.w3)({name:k.Qq,version:k.Qq,namespace:(0,k.LT)(k.Qq),source:(0,k.LT)(k.Qq)}),A=(0,k.w3)(
{path:k.Qq,providers:(0,k.p_)((0,k.lq)(E)),dependencies:(0,k.p_)((0,k.lq)(T))}),P=(0,k.p_)((0,k.lq)(A)),I=(j,R)=>(0,k.w3)({modules:(0,k.p_)((0,k.lq)((0,k.w3)({source:k.
Qq,versions:(0,k.p_)((0,k.lq)((0,k.w3)({version:k.Qq,root:j,submodules:R})))})))}),S=I((0,k.s)(A),(0,k.s)(P)),D=I(A,P);function J(j){const R=(0,k.D4)(j,S);if(!R.
ok)return R;const B=R.value.modules.items;if(B.some(v=>v===null||v.versions.items.includes(null)))return(0,$.J)({kind:"crash"});const[F]=B;if(!F)return(0,$.J)({
kind:"no-module"});const{items:H,leftOut:g}=F.versions,w=H.map(v=>v?.version??"");return(0,$.J)({kind:"versions",texts:w,leftOut:g})}function L(j,R){const B=(0,k.
D4)(j,D),F=B.ok?B.value.modules.items[0]?.versions.items??[]:[],H=new Map;for(const g of F){if(g===null)continue;const v=[g.root,...g.submodules.items].flatMap(
d=>d??[]).map(({path:d,dependencies:u,providers:h})=>({path:d,calls:u.items.flatMap(M=>M??[]),providers:h.items.flatMap(M=>M??[])}));v.some(({calls:d,providers:u})=>d.
length+u.length>0)&&R(g.version)&&H.set(g.version,v)}return H}}),4147:((sn,N,m)=>{m.d(N,{O:()=>T,X:()=>k});const $=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function k(E,A){for(const P of E.split(`
`)){const[I="",S]=P.split($,4).filter(D=>D!=="");if(S===A)return/^[0-9a-fA-F]{64}$/.test(I)?{kind:"found",hash:I.toLowerCase()}:{kind:"not-a-hash",text:I}}return{
kind:"missing"}}function T(E){const A=E[0]??0;return A===194||(A&252)===136}}),8106:((sn,N,m)=>{m.d(N,{c8:()=>B,i_:()=>I,su:()=>J,x5:()=>j});var $=m(1731),k=m(1790),
T=m(2158),E=m(1094);const A={module:new WeakMap,provider:new WeakMap},P=new WeakMap;function I(g,w){const v=A[w].get(g)??S(g,w);return A[w].set(g,v),v}function S(g,w){
const v=w==="module"?$.oF:$.rK,y=[],d=[];for(const u of g){const h=v(u);h===null?d.push(u):y.push(h)}return{versions:y,unreadable:d}}const D=new WeakMap;function J(g){
const w=D.get(g);if(w!==void 0)return w;const v=(0,k.s5)(g.versions),[y]=g.versions.filter($.Ty).sort((u,h)=>(0,$.Zy)(h,u)),d={newest:v&&(0,$.Cg)(v),preRelease:y?
(0,$.Cg)(y):null};return D.set(g,d),d}function L(g,w,v){const y=P.get(g)??new Map;P.set(g,y);const d=JSON.stringify(w),u=y.get(d)??v();return y.set(d,u),u}const j=(g,w,v)=>L(
w,[v,g.constraint?.text],()=>R(g,w,v));function R({constraint:g},{versions:w},v){const y=g===null?null:(0,T.PW)(g.text);if(y?.ok===!1)return{kind:"refused"};const d=y?.
value??[];if(!(0,E.gH)(d,v))return{kind:"refused"};if(w.length===0)return{kind:"empty"};const u=(0,k.iM)(w,d,v);return u===null?{kind:"none-fits",conflict:g===null?
[]:[g.text]}:{kind:"chosen",version:(0,$.Cg)(u)}}function B(g,w,v){const{constraints:y,locked:d}=g,u=y.map(({text:h})=>h);return L(w,[v.upgrade,v.rejectsUnreadable,
u,d?.version.text],()=>F(g,w,v))}function F({constraints:g,locked:w},{versions:v,unreadable:y},{upgrade:d,rejectsUnreadable:u}){const h=H(g);if(h===null||!(0,E.
Nd)(h))return{kind:"refused"};const M=w===null||d?null:(0,$.rK)(w.version.text);if(M!==null&&(0,k.XA)([M],h)===null)return{kind:"refused"};if(u&&y.length>0)return{
kind:"unreadable"};if(v.length===0)return{kind:"empty"};const p=(0,k.XA)(v,h);if(M!==null){const x=(0,$.Cg)(M);return v.some(Q=>(0,$.Cg)(Q)===x)?{kind:"chosen",
version:x}:{kind:"locked-gone",version:x,upgrade:p&&(0,$.Cg)(p)}}if(p!==null)return{kind:"chosen",version:(0,$.Cg)(p)};const _=(0,E.Sx)(h,x=>(0,k.XA)(v,x)!==null),
z=new Set(_.map(T.mb)),U=h.filter(x=>z.has((0,T.mb)(x))).map(({whole:x})=>x);return{kind:"none-fits",conflict:[...new Set(U)]}}function H(g){const w=[];for(const{
text:v}of g){const y=(0,T._T)(v);if(!y.ok)return null;for(const d of y.value)w.push({...d,whole:v})}return w}}),6905:((sn,N,m)=>{m.d(N,{kP:()=>F,lz:()=>D,tl:()=>S});
var $=m(3916),k=m(5011),T=m(1022),E=m(9165),A=m(1731),P=m(8106),I=m(5257);function S({modules:g,described:w}){return v=>y=>{const d=(0,I.MP)(y),u=g.get(d)?.[v]?.
outcome??{};if(u.value?.kind!=="versions")return null;const{texts:h}=u.value;return{offered:()=>(0,P.i_)(h,"module"),described:w.get(d)??new Map}}}function D(g,w,v){
let y=null;const d=(0,E.H)(g,u=>(y??=J(v,(0,P.i_)(w,"module")),y.has(L(u))));return new Map(Array.from(d,([u,h])=>[L(u),h]))}const J=(g,w)=>new Set(g.flatMap(v=>{
const y=(0,P.x5)(v,w,v.client);return y.kind==="chosen"?y.version:[]}));function L(g){const w=(0,A.oF)(g);return w===null?"":(0,A.Cg)(w)}const j=3,R=200,B=2e3;function F({
calls:g,client:w},v){const y={calls:[],providers:[],undescribed:[]};let d=g.flatMap(h=>{const{module:M,constraint:p,isOpen:_}=h;return M===null||_?[]:[{call:{...h,
module:M},by:"",module:M,constraint:p}]});const u={left:B};for(let h=0;h<j;h+=1)d=d.flatMap(p=>{const _=v(p.module);if(_===null)return[];const z=_.described.size===
0?null:(0,P.x5)(p,_.offered(),w),U=z?.kind==="chosen"?z.version:"",x=_.described.get(U);if(x===void 0)return h===0&&y.undescribed.push(p.call),[];const{namespace:Q,
name:V,system:nn}=p.module,tn=`${Q}/${V}/${nn} ${U}`,Z=H(x,{...p,by:tn},w,u);return y.providers.push(...Z.providers),Z.calls}).slice(0,R),y.calls.push(...d);return y}
function H(g,{module:w,call:v,by:y},d,u){const h=x=>({text:x,place:v.place}),M=g.slice(0,Math.max(0,u.left)),p=new Map(M.map(x=>[(0,$.join)(".",x.path),x])),_=new Set(
[(0,$.join)(".",w.subdirectory)]),z=[],U=[];u.left-=M.length;for(const x of _){const Q=p.get(x);for(const{source:V,version:nn}of Q?.calls??[]){if(u.left--<=0)break;
(0,k.Nj)(V)&&_.add((0,$.join)(x,V));const tn=(0,k.vL)(V,d),Z=nn===""?null:h(nn);tn.kind==="registry"&&z.push({call:v,by:y,module:tn,constraint:Z})}for(const{name:V,
namespace:nn,source:tn,version:Z}of Q?.providers??[]){if(u.left--<=0)break;const cn=(0,T.m)(tn||(0,$.join)(nn,V),d);cn.kind!=="registry"||Z===""||U.push({call:v,
by:y,provider:cn,constraint:h(Z)})}}return{calls:z,providers:U}}}),9781:((sn,N,m)=>{m.d(N,{_:()=>T});var $=m(5257),k=m(3612);function T({calls:E,providers:A},P){
return P===null?{calls:E,providers:A}:{calls:E.filter(({module:I})=>I===null?(0,k.ZW)(P):!P.others.has((0,$.MP)(I))),providers:A.filter(({provider:I})=>!P.others.
has((0,$.JT)(I)))}}})};export{Ht as id,Jt as ids,Qt as modules};
