const Wt=207,Bt=[207],Yt={7207:((be,se,a)=>{a.r(se),a.d(se,{prepareFleet:()=>Ct});function Y(e,t){const n=new Set(t.map(i=>i.toLowerCase())),s=new Map(e.map(i=>[
i.toLowerCase(),i])),o=[...s].flatMap(([i,c])=>n.has(i)?[]:[c]);return o.length===0?null:{kind:"missing",repositories:o,total:s.size}}var C=a(5143),w=a(9664),I=a(
7854);function N(e){const t=(0,I.Oo)(r=>(0,C.yJ)(e,r)),n=(0,I.Oo)(r=>({file:t(r.file),line:r.line,column:r.column,endColumn:r.endColumn})),s=r=>({...r,place:n(r.
place)});return{file:t,place:n,usage:r=>({...r,place:n(r.place)}),note:r=>({...r,place:n(r.place),...r.others===void 0?{}:{others:r.others.map(n)},...r.aside===
void 0?{}:{aside:t(r.aside)}}),root:r=>({...r,directory:t(r.directory),directories:r.directories.map(l=>(0,w.jt)(t((0,w.Gz)(l,"main.tf")))),calls:r.calls.map(l=>({
...l,place:n(l.place),constraint:l.constraint&&s(l.constraint)})),providers:r.providers.map(l=>({...l,places:l.places.map(n),constraints:l.constraints.map(s),locked:l.
locked&&{...l.locked,version:s(l.locked.version)}})),lockFile:r.lockFile===null?null:t(r.lockFile),clientVersions:r.clientVersions.map(s)})}}var h=a(1064);function F(e){
const t=e.filter(({isEmpty:o})=>!o),n=t.length===0?e:t,s=n.map(({dialect:o})=>o);return{...U(s),why:oe(s),evidence:n.flatMap(({repository:o,dialect:i})=>{const{
place:c}=N(o.name);return i.evidence.map(r=>({...r,place:c(r.place)}))})}}function U(e){const t=h.Du.filter(i=>e.some(c=>c.clients.includes(i))),[n,...s]=t,o=new Set(
e.flatMap(({releases:i})=>i.map(({name:c})=>c)));return{name:n===void 0||s.length>0?"both":n,clients:t,releases:h.pH.filter(({name:i})=>o.has(i)),versions:Object.
fromEntries(t.flatMap(i=>{const c=P(i,e);return c===null?[]:[[i,c]]})),...e.every(({isGuess:i})=>i)?{isGuess:!0}:{}}}function P(e,t){const n=t.filter(({clients:i})=>i.
includes(e)),[s,...o]=new Set(n.map(({versions:i})=>i[e]??null));return s===void 0||o.length>0?null:s}function oe(e){const[t,...n]=e;if(t!==void 0&&n.length===0)
return t.why;const s=e.filter(({isGuess:r})=>!r),o=h.Du.flatMap(r=>{const{length:l}=s.filter(({clients:f})=>f.includes(r));return l===0?[]:[`${h.bB[r]} in ${l}`]}),
i=e.length-s.length,c=[...o,...i===0?[]:[`assumed in ${i}`]];return`of ${e.length} repositories, ${c.join(" and ")}`}const j=e=>h.zK.filter(t=>e.some(({usedBy:n})=>n.
includes(t)));function L(e,t){const n=({isGuess:o,named:i},c)=>o&&!i.has(c)&&!t.has(c),s=new Set(t);for(const o of e)for(const{needs:i}of o.usages)for(const{host:c}of i)
n(o,c)||s.add(c);return e.map(o=>{if(!o.isGuess)return o;const i=c=>!(s.has(c)&&n(o,c));return{...o,usages:o.usages.map(c=>c.needs.every(({host:r})=>i(r))?c:{...c,
needs:c.needs.filter(({host:r})=>i(r))}),roots:o.roots.map(c=>({...c,calls:c.calls.filter(({module:r})=>r===null||i(r.host)),providers:c.providers.filter(({provider:r})=>i(
r.host))}))}})}var H=a(4e3),he=a(6897),Q=a(3862),me=a(8416),V=a(2859),R=a(1435),Z=a(5866),m=a(6760),x=a(5747),K=a(3024),d=a(3625);const O=2e4,pe="write one for \
each repository with `tf-disco usages --format json`";function re(e,t,n){const s=e.map(c=>{const r=ge(c,t);return r.ok&&r.value.length===0&&!n?(0,d.T)(`there is\
 no .jsonl file in ${c}; ${pe}`):r}),o=[...new Set(s.flatMap(c=>c.ok?c.value:[]))],i=`there are ${o.length} .jsonl files, the limit is ${O}`;return{files:o.slice(
0,O),mistakes:[...s.flatMap(c=>c.ok?[]:[c.why]),...o.length>O?[i]:[]]}}function ge(e,t){const n=(0,m.resolve)(t,e);try{if(!(0,K.statSync)(n).isDirectory())return(0,d.
J)([n]);const s=(0,K.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(o=>!o.isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,m.join)(o.parentPath,o.name));
return(0,d.J)(s.sort())}catch(s){const o=(0,x.Oj)(s);return(0,d.T)(o==="ENOENT"?`${e} does not exist in ${t}`:`${e} cannot be read: ${o}`)}}var W=a(3592),Oe=a(3469),
ie=a(5603);class q extends Error{path="";expected;value;constructor(t,n){super(t),this.expected=t,this.value=n}}function T(e,t){throw new q(e,t)}function _(e,t){
try{return(0,d.J)(t(e))}catch(n){if(!(n instanceof q))throw n;const s=n.path.replace(/^\./,""),o=s===""?"the document":s;return(0,d.T)(`${o} is ${ve(n.value)}; \
expected ${n.expected}`)}}function G(e){if(e.trim()==="")return(0,d.T)("is empty");try{return(0,d.J)(JSON.parse(e))}catch{return(0,d.T)("is not JSON")}}const ce=80;
function ve(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,H.dh)(JSON.stringify(e)??typeof e,ce)}function ae(e,t,n){
try{return n(t)}catch(s){throw s instanceof q&&(s.path=e+s.path),s}}const Ee=1e4,D=(e="a text",t=null)=>n=>(typeof n!="string"&&T(e,n),n.length>Ee&&T(`a text of\
 at most ${Ee} characters`,n),t?.test(n)===!1?T(e,n):n),Ie=(e,t)=>n=>typeof n=="number"&&Number.isInteger(n)&&n>=e&&n<=t?n:T(`a whole number from ${e} to ${t}`,
n),J=e=>typeof e=="boolean"?e:T("true or false",e),$=e=>{const t=new Set(e);return n=>t.has(n)?n:T(`one of ${e.join(", ")}`,n)},A=e=>t=>t===null?null:e(t),E=(e,t)=>n=>n===
void 0?t:e(n),S=e=>t=>Array.isArray(t)?t.map((n,s)=>ae(`[${s}]`,n,e)):T("an array",t),Ae=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:T("an object",e),g=e=>{
const t=Object.entries(e);return n=>{const s=Ae(n),o={};for(const[i,c]of t){const r=Object.hasOwn(s,i)?s[i]:void 0;o[i]=ae(`.${i}`,r,c)}return o}},Ne=(e,t)=>n=>new Map(
Object.entries(Ae(n)).map(([s,o])=>[e(s),ae(`[${(0,H.dh)(JSON.stringify(s),ce)}]`,o,t)]));var Ue=a(1831);const y=D(),ze=D("a hostname"),ye=e=>{const t=(0,Ue.Pv)(
(0,Ue.nx)(ze(e)));return t.ok&&t.value===e?t.value:T("a hostname",e)},Xe=g({name:e=>typeof e=="string"&&(0,C.en)(e)?e:T("a name such as acme/network",e),url:A(D(
"a URL of a page",/^https?:\/\/[\w.:/-]+$/)),commit:A(D("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),B=D("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/),
$e=Ie(1,2**25),xe={line:$e,column:$e,endColumn:$e},ee={file:B,...xe},De=g(ee),Ke=S($(h.Du)),We=[h.Du,...h.Du.map(e=>[e])],te=e=>{const t=Ke(e);return We.find(s=>s.
length===t.length&&s.every(o=>t.includes(o)))??T("one or two different CLIs",e)},Be=g({client:$(h.Du),version:A(y),kind:$(ie.A),text:y}),Ye=g({clients:te,assumed:J,
why:y,versions:S(g({client:$(h.Du),version:y})),releases:S(y),evidence:S(e=>{const{kind:t,...n}=Be(e);return{...n,level:t,place:De(e)}})}),Qe=e=>{const{clients:t,
assumed:n,why:s,versions:o,releases:i,evidence:c}=Ye(e),[r,...l]=t;return{name:r===void 0||l.length>0?"both":r,clients:t,releases:t.flatMap(f=>Ze(f,i)),versions:Object.
fromEntries(o.map(({client:f,version:u})=>[f,u])),why:s,evidence:c,...n?{isGuess:!0}:{}}};function Ze(e,t){const n=h.pH.filter(s=>s.client===e&&t.includes(s.name));
return n.length===0?(0,Oe.w)(e,[]):n}var Ce=a(3579),qe=a(5799);const _e=g({code:$(Object.keys((0,Ce.t)())),severity:$(qe.oC),...ee,message:y,help:E(y,void 0),affects:S(
$(h.zK)),clients:te,host:A(ye),others:E(S(De),void 0),aside:E(B,void 0),placeholder:E(J,!1)}),et=e=>{const t=_e(e),{code:n,severity:s,message:o,help:i,affects:c,
file:r,line:l,column:f,endColumn:u}=t,{title:v,severity:M,affects:k}=(0,Ce.t)()[n],b={code:n,title:v,usualSeverity:M,severity:s,message:o,affects:k.filter(fe=>c.
includes(fe)),...i===void 0?{}:{help:i}},{clients:z,host:ne,others:X,aside:ue,placeholder:we}=t;return{problem:b,place:{file:r,line:l,column:f,endColumn:u},clients:z,
host:ne,isPlaceholder:we,...X===void 0?{}:{others:X},...ue===void 0?{}:{aside:ue}}},Se=["module","state","lock"],Pe=["version","compatible","provider-version"],
ke=Object.keys(h.$I),tt=g({kind:$([...Se,...Pe,...ke])}),nt=g({kind:$(Se),file:B}),st=g({kind:$(Pe),...ee,text:y,localName:A(y)}),ot=g({kind:$(ke),...ee}),Re=(e,t)=>e.
includes(t),rt=e=>{const{kind:t}=tt(e);if(Re(Se,t))return nt(e);if(Re(ke,t)){const{kind:c,...r}=ot(e);return{kind:c,text:"",place:r}}const{kind:n,text:s,localName:o,
...i}=st(e);return{kind:n,text:s,localName:o,place:i}};var it=a(7495),Te=a(4667);const Fe=new Set(["registry.terraform.io","registry.opentofu.org",...Te.I.flatMap(
({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),ct=["required_provider_legacy","required_provider_invalid","implied_provider"],je=({kind:e,absent:t=e})=>[
e,t,...e==="required_provider"?ct:[]],at=[...new Set(Te.I.flatMap(je))],Le=(0,I.Oo)(e=>Te.I.filter(t=>je(t).includes(e))),lt=(0,I.Oo)(e=>new Set(Le(e).flatMap(({
service:t})=>t??[])));function dt({kind:e,text:t,hasVersion:n},s){if(t===null||e==="implied_provider")return Fe;if(!ut(t))return null;const o=new Set;for(const{
grammar:i}of Le(e)){const{needed:c,problem:r}=it.pb[i](t,s,n);if(c==="state"||r!==void 0)return null;c!==null&&o.add(c)}return o}const ut=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),ft=D("a service ID",/^[\w.-]+$/),ht=D("a host",/^[^\s/@]+$/),
mt=g({kind:$(at),...ee,address:y,text:A(y),versions:A(y),versionsAt:E(g({...xe,values:E(Ne($(h.Du),A(y)),null),withheld:E(J,!1),recorded:E(y,null)}),null),host:A(
ye),implied:E(J,!1),directHost:E(ht,void 0),ownToken:E(J,!1),workspace:E(g({organization:A(y),name:A(y)}),void 0),overridden:E(J,!1),clients:te,needs:S(g({host:ye,
service:ft,clients:te}))}),pt=e=>{const t=mt(e);vt(t);const{kind:n,file:s,line:o,column:i,endColumn:c,workspace:r}=t,l={file:s,line:o,column:i,endColumn:c};return{
kind:n,host:t.host,isHostImplied:t.implied,directHost:t.directHost,hasOwnToken:t.ownToken,text:t.text,address:t.address,version:gt(t,l),place:l,clients:t.clients,
isOverridden:t.overridden,needs:t.needs,...r===void 0?{}:{workspace:r}}};function gt({versions:e,versionsAt:t},n){if(t===null)return e===null?null:{text:e,place:n};
const{values:s,withheld:o,recorded:i,...c}=t;return{text:e,place:{file:n.file,...c},...s===null?{}:{values:Object.fromEntries(s)},...s===null&&!o?{}:{isWithheld:o},
...i===null?{}:{recorded:i}}}function vt({kind:e,text:t,versions:n,host:s,implied:o,clients:i,needs:c}){o&&s!==null&&!Fe.has(s)&&le(".host","the default host of\
 a CLI, because it is implied",s);const r={kind:e,text:t,hasVersion:n!==null};for(const[l,f]of c.entries()){const u=`.needs[${l}]`;lt(e).has(f.service)||le(`${u}\
.service`,`a service that ${e} can need`,f.service);for(const v of f.clients){i.includes(v)||le(`${u}.clients`,"clients of the usage",v);const M=dt(r,v);M!==null&&
!M.has(f.host)&&le(`${u}.host`,"a host that the text names",f.host)}}}const le=(e,t,n)=>ae(e,n,s=>T(t,s)),de=Ie(0,Number.MAX_SAFE_INTEGER),He=D("a version",/^[\w.+-]{1,100}$/),
yt=g({kind:$(["repository"]),schemaVersion:de,version:He}),Ve=D("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/),$t=g({repository:Xe,clientDetection:Qe,dialect:g(
{name:$(["auto","terraform","opentofu","both"]),version:A(He)}),usedBy:S($(h.zK)),scan:g({files:de,bytes:de,usages:de,isEmpty:J}),notes:S(et),declared:S(rt),roots:S(
g({directory:B,clients:te})),locks:S(g({file:B,hashes:Ne(Ve,S(y))})),plugins:S(g({directory:B,providers:S(Ve)}))});function St(e){if(Mt(e))return(0,d.T)("is the\
 report of a check, not a usages file; keep reports in another directory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=kt(t.pop()??"");if(!n.ok)return(0,d.T)(`${n.why}; ${Ge}`);const{schemaVersion:s,version:o}=n.value.head;if(s!==W.G5)return(0,d.T)(`schemaVersion is ${s}, w\
hich tf-disco ${W.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const i=o===W.xv?Ge:wt(o),c=_(n.value.line,$t);if(!c.ok)return(0,d.
T)(`${c.why}; ${i}`);const r=Tt(t);if(!r.ok)return(0,d.T)(`${r.why}; ${i}`);const{clientDetection:l,dialect:f,scan:u,...v}=c.value,{usages:M,...k}=u;return M!==
t.length?(0,d.T)(`has ${t.length} usages, but scan.usages is ${M}; ${i}`):(0,d.J)({...v,...k,usages:r.value,dialect:l,setting:f})}function kt(e){const t=G(e);if(!t.
ok)return(0,d.T)(e===""?t.why:`the last line ${t.why}`);const n=_(t.value,yt);return n.ok?(0,d.J)({line:t.value,head:n.value}):(0,d.T)(`the last line is not abo\
ut the repository: ${n.why}`)}function Tt(e){const t=[];for(const[n,s]of e.entries()){const o=G(s);if(!o.ok)return(0,d.T)(`line ${n+1} ${o.why}`);const i=_(o.value,
pt);if(!i.ok)return(0,d.T)(`line ${n+1}: ${i.why}`);t.push(i.value)}return(0,d.J)(t)}const Mt=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),Ge="write the file with `tf-disco usages --format json`",wt=e=>`it was written by tf-disco ${e}; write it with version ${W.xv}`;var Ot=a(3152);
const Et=128*1024*1024,Me=1e7,Je=1e6,It=20;function*At({usages:e,repositories:t},n,s){const o=re(e,n,t.length>0),i=[...o.mistakes],c=new Map;let r=0;for(const l of o.
files){const f=(0,m.relative)(n,l),u=Ut(l),v=u.ok?Nt(u.value,f,c):`${f}: ${u.why}`;if(v!==null&&i.push(v),i.length>=It)break;if(!(!u.ok||i.length>0)){if(r+=u.value.
usages.length,r>Je){i.push(`the files have more than ${Je} usages: check fewer repositories at once`);break}yield u.value}}if(i.length!==0)throw new Ot.GN(i.map(
l=>`${s}: ${l}`))}function Nt({repository:{name:e}},t,n){const s=n.get(e.toLowerCase());return n.set(e.toLowerCase(),t),s===void 0?null:`${s} and ${t} are both \
of the repository ${e}; keep one file for each repository`}function Ut(e){const t=(0,x.yR)(e,Et);return t.ok?xt(t.text)?(0,d.T)(`has more than ${Me} values: lis\
t fewer directories of the repository`):St(t.text):(0,d.T)((0,H.mP)(t.failure))}function xt(e){if(e.length<=Me)return!1;let t=0;for(let n=0;n<e.length;n+=1)Dt.has(
e.charCodeAt(n))&&(t+=1);return t>Me}const Dt=new Set(Array.from(",[{",e=>e.charCodeAt(0)));async function Ct(e,t){const n=t.now(),{wording:s,directory:o,environment:i,
progress:c}=t,r=[],l=s?.setting("usages")??"usages";let f=0;for(const p of At(e,o,l))if(r.push(Pt(p,e)),f+=p.files,c({kind:"scan",files:f}),await(0,he.x)(),t.stop.
why!==null)break;const u=r.map(({found:p})=>p),v=u.length===0,M=v?(0,me.L2)({setting:e.dialect,scan:null}):F(u),k=new Set(e.hostnames.map(({host:p})=>p)),b=L(r,
k),z=Lt(u),ne=(0,R.j)(b.flatMap(({usages:p})=>p),e,M,{...t,mayHavePlugins:z.plugins.length>0,plugins:z.plugins}),{usages:X,configs:ue,releases:we}=ne,fe=u.map(({
repository:p})=>p),Gt=j(u),Jt=jt(X,b,e,M.clients),bt=(0,Z.a3)(r.flatMap(p=>p.notes),X,e,i);return{dialect:{...M,releases:we},configs:ue,usages:X.filter(I.s7),roots:b.
flatMap(({roots:p})=>p),requirements:Jt,notes:[...bt,...r.flatMap(({ofRoots:p})=>p)],newHosts:new Set,isEmpty:!v&&u.every(({isEmpty:p})=>p)&&t.stop.why===null,complaints:ne.
findings,allUsages:[],changes:null,remarks:[...Vt(u),...ne.remarks],scan:{files:f,bytes:u.reduce((p,{bytes:zt})=>p+zt,0),usages:X.length,durationMs:t.now()-n},clients:()=>Gt,
repositories:fe,missing:Y(e.repositories,fe.map(({name:p})=>p)),checkouts:z}}function Pt(e,t){const{dialect:n,usages:s,notes:o,declared:i,repository:c}=e,r=new Map(
n.clients.map(k=>[k,new Set(e.roots.flatMap(({directory:b,clients:z})=>z.includes(k)?b:[]))])),l=(0,Z.D0)({usages:s,notes:o,scanned:{declared:i,endedAt:null},changed:null,
dialect:n,settings:{...t,dialect:e.setting},listed:r}),f=N(c.name),u=n.isGuess===!0,v=k=>({...f.note({...k,problem:Ft(k.problem)}),checkedFor:{clients:n.clients,
isGuess:u}}),M=(0,Q.X)(s,l.roots);return{repository:c.name,usages:M.map(f.usage),roots:l.roots.map(f.root),named:(0,I.kA)(s),isGuess:u,notes:o.map(v),ofRoots:l.
notes.map(v),found:{...e,usages:[],notes:[],declared:[]}}}const Rt=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,Ft=e=>e.help===void 0?e:{...e,help:e.help.
replace(Rt,"$& of `tf-disco usages`")};function jt(e,t,n,s){const o=n.hostnames.map(({host:l})=>l),i={hostnames:[],requiredServices:[]},c=Map.groupBy(e,({place:l})=>(0,C.
_M)(l.file)),r=t.map(({repository:l,named:f,isGuess:u})=>{const v=c.get(l)??[];return(0,V.C)(i,v,s,new Set([...f,...o])).map(k=>u&&k.isImplied?{...k,isAssumed:!0}:
k)});return(0,V.h)([(0,V.C)(n,[],s),...r],s)}function Lt(e){const t=new Map,n=e.flatMap(({repository:s,...o})=>{const{file:i}=N(s.name);for(const c of o.locks)t.
set(i(c.file),c.hashes);return o.plugins.map(({directory:c,providers:r})=>({directory:c==="."?s.name:i(c),providers:r}))});return{lockHashes:t,plugins:n}}const Ht=10;
function Vt(e){const t=e.filter(({isEmpty:s})=>s);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,H.K4)(t,Ht,({repository:s})=>(0,H.
dh)(s.name))}`]}}),3579:((be,se,a)=>{a.d(se,{t:()=>ge});var Y={};a.r(Y),a.d(Y,{answerIncomplete:()=>H.B,blockReserved:()=>O.ME,blockUnsupported:()=>O.jP,clientVersion:()=>L.
Ov,cloudOrganization:()=>j.Dr,cloudToken:()=>j.vs,cloudVersion:()=>j.EK,cloudWorkspace:()=>j.dF,cloudWorkspaceMissing:()=>j.Fu,constraintInvalid:()=>L.jF,constraintUnmeetable:()=>L.
id,credentialsConfig:()=>C.P4,credentialsDiffer:()=>w.tK,credentialsEmpty:()=>w.QU,credentialsHelper:()=>C.Dz,credentialsMalformed:()=>w.Eu,credentialsMissing:()=>w.
$U,credentialsNearMiss:()=>w.z2,credentialsOtherHost:()=>w.To,credentialsRejected:()=>w.JD,credentialsShort:()=>w.fj,credentialsUnused:()=>w.bI,documentAbsent:()=>h.
HB,documentEncoding:()=>h.jN,documentHeaders:()=>h.ku,documentIncomplete:()=>h.Eh,documentNotJson:()=>h.pN,documentNotObject:()=>h.g0,documentSize:()=>h.zf,documentStatus:()=>h.
wE,documentType:()=>h.e,documentUnauthorized:()=>w.iX,fileLimit:()=>I.ub,fileOutside:()=>I.a3,fileSyntax:()=>I.U$,fileUnreadable:()=>I.WO,hostAssumed:()=>x.zo,hostCheckCrashed:()=>x.
n3,hostDotlessModule:()=>O.Zp,hostGeneric:()=>x.U7,hostHttp2:()=>x.ro,hostIdnModule:()=>O._W,hostInvalid:()=>O.k0,hostMissing:()=>O.tg,hostNotAllowed:()=>x.wp,hostNotChecked:()=>x.
nD,hostPrivateRedirect:()=>x.AO,hostProtocol:()=>N.P0,hostRecovered:()=>N.Er,hostSlow:()=>N.U2,hostTimeout:()=>N.Qs,hostUnknown:()=>N.T0,hostUnreachable:()=>N.P6,
lockInvalid:()=>L.FA,lockOutside:()=>L.N0,lockPlatformMissing:()=>R.z0,loginAuthzInvalid:()=>m.TJ,loginAuthzMissing:()=>m.K3,loginClientEmpty:()=>m.iP,loginClientMissing:()=>m.
pF,loginGrantTypesInvalid:()=>m.Si,loginGrantTypesUnknown:()=>m.N4,loginGrantTypesUnsupported:()=>m.yA,loginPortsCount:()=>m.XB,loginPortsIgnored:()=>m.WC,loginPortsOrder:()=>m.
QI,loginPortsRange:()=>m.Vr,loginPortsSingle:()=>m.uR,loginScopesIgnored:()=>m.lT,loginScopesInvalid:()=>m.mH,loginTokenInvalid:()=>m.mL,loginTokenMissing:()=>m.
xu,loginType:()=>m.e7,loginUrlPort:()=>m.Cq,mirrorUrl:()=>Q.zS,mirrorVersion:()=>Q.gU,moduleDescribed:()=>he.o,moduleUnknown:()=>Z.J,notFollowed:()=>me.q,nothingToCheck:()=>I.
JW,packageDocument:()=>R.Es,packageLocation:()=>V.KG,packagePlatform:()=>R.oL,packageProtocol:()=>R.Vf,packageSums:()=>R.xD,packageUnauthorized:()=>V.vn,packageUnreachable:()=>V.
N7,packageUnsigned:()=>R.iw,providerExcluded:()=>Q.WZ,providerUnknown:()=>Z.s,providerWarning:()=>P.Mx,proxyRefused:()=>U.rZ,redirectInsecure:()=>F.n4,redirectInvalid:()=>F.
Y3,redirectLimit:()=>F.KA,redirectLoop:()=>F.f0,redirectNested:()=>F.CL,serviceMissing:()=>K.WI,serviceType:()=>K.IR,serviceUrlCredentials:()=>d.Ju,serviceUrlCrossHost:()=>d.
T$,serviceUrlDoubleSlash:()=>d.$H,serviceUrlEmpty:()=>d.Q8,serviceUrlInsecure:()=>d.l5,serviceUrlInvalid:()=>d.WS,serviceUrlLooksLikeHost:()=>d.Ew,serviceUrlNoSlash:()=>d.
jI,serviceUrlOtherPort:()=>d.Gh,serviceUrlPrivate:()=>d.o1,serviceUrlQuery:()=>d.Xq,serviceUrlRelative:()=>d.J6,serviceUrlSame:()=>d.ln,serviceVersion:()=>K.C6,
servicesForced:()=>C.Yv,servicesForcedDiffer:()=>C.kV,sourceDynamic:()=>O.J0,sourceInvalid:()=>O.DA,sourceNearMiss:()=>O.My,tlsExpired:()=>U.vk,tlsExpiresSoon:()=>U.
BU,tlsNameMismatch:()=>U.B_,tlsNotYetValid:()=>U.x1,tlsPlainHttp:()=>U.MY,tlsProtocol:()=>U.cI,tlsUntrusted:()=>U.SE,versionLockedGone:()=>oe.k,versionNoneFits:()=>oe.
P,versionUnreadable:()=>P.Ev,versionsEmpty:()=>P.hy,versionsShape:()=>P.RK,versionsStatus:()=>P.MI,versionsUnauthorized:()=>P.m$});var C=a(4929),w=a(3534),I=a(7052),
N=a(960),h=a(2636),F=a(9209),U=a(9872),P=a(4592),oe=a(5136),j=a(3410),L=a(9804),H=a(4715),he=a(6003),Q=a(4375),me=a(7751),V=a(2562),R=a(5138),Z=a(789),m=a(793),
x=a(6697),K=a(2847),d=a(9319),O=a(8011);const pe=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","p\
rovider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let re;function ge(){return re??=W(),
re}function W(){const ie={},q=Object.values(Y);for(const T of pe){const _=q.filter(({code:G})=>G.startsWith(`${T}-`));for(const G of _.sort((ce,ve)=>ce.code<ve.
code?-1:1))ie[G.code]=G}return ie}const Oe="docs/problems.md"})};export{Wt as id,Bt as ids,Yt as modules};
