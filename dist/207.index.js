const Bt=207,Yt=[207],Qt={7207:((ze,oe,l)=>{l.r(oe),l.d(oe,{prepareFleet:()=>Pt});function Z(e,t){const n=new Set(t.map(r=>r.toLowerCase())),s=new Map(e.map(r=>[
r.toLowerCase(),r])),o=[...s].flatMap(([r,i])=>n.has(r)?[]:[i]);return o.length===0?null:{kind:"missing",repositories:o,total:s.size}}var R=l(5143),T=l(9664),A=l(
7854);function U(e,t=new Map){const n=(0,A.Oo)(c=>(0,R.yJ)(e,c)),s=(0,A.Oo)(c=>({file:n(c.file),line:c.line,column:c.column,endColumn:c.endColumn})),o=c=>({...c,
place:s(c.place)});return{file:n,place:s,usage:c=>({...c,place:s(c.place)}),note:c=>({...c,place:s(c.place),...c.others===void 0?{}:{others:c.others.map(s)},...c.
aside===void 0?{}:{aside:n(c.aside)}}),root:c=>({...c,directory:n(c.directory),directories:c.directories.map(u=>(0,T.jt)(n((0,T.Gz)(u,"main.tf")))),calls:c.calls.
map(({address:u,isOpen:h,...f})=>{const $=`${c.client} ${f.source}`,{source:k,module:I}=(f.module&&t.get($))??f;I!==null&&t.set($,{source:k,module:I});const P=f.
constraint&&o(f.constraint);return{address:u,source:k,place:s(f.place),module:I,constraint:P,isOpen:h}}),providers:c.providers.map(u=>({...u,places:u.places.map(
s),constraints:u.constraints.map(o),locked:u.locked&&{...u.locked,version:o(u.locked.version)}})),lockFile:c.lockFile===null?null:n(c.lockFile),clientVersions:c.
clientVersions.map(o)})}}var m=l(1064);function L(e){const t=e.filter(({isEmpty:o})=>!o),n=t.length===0?e:t,s=n.map(({dialect:o})=>o);return{...x(s),why:re(s),evidence:n.
flatMap(({repository:o,dialect:r})=>{const{place:i}=U(o.name);return r.evidence.map(a=>({...a,place:i(a.place)}))})}}function x(e){const t=m.Du.filter(r=>e.some(
i=>i.clients.includes(r))),[n,...s]=t,o=new Set(e.flatMap(({releases:r})=>r.map(({name:i})=>i)));return{name:n===void 0||s.length>0?"both":n,clients:t,releases:m.
pH.filter(({name:r})=>o.has(r)),versions:Object.fromEntries(t.flatMap(r=>{const i=F(r,e);return i===null?[]:[[r,i]]})),...e.every(({isGuess:r})=>r)?{isGuess:!0}:
{}}}function F(e,t){const n=t.filter(({clients:r})=>r.includes(e)),[s,...o]=new Set(n.map(({versions:r})=>r[e]??null));return s===void 0||o.length>0?null:s}function re(e){
const[t,...n]=e;if(t!==void 0&&n.length===0)return t.why;const s=e.filter(({isGuess:a})=>!a),o=m.Du.flatMap(a=>{const{length:c}=s.filter(({clients:u})=>u.includes(
a));return c===0?[]:[`${m.bB[a]} in ${c}`]}),r=e.length-s.length,i=[...o,...r===0?[]:[`assumed in ${r}`]];return`of ${e.length} repositories, ${i.join(" and ")}`}
const H=e=>m.zK.filter(t=>e.some(({usedBy:n})=>n.includes(t)));function V(e,t){const n=({isGuess:o,named:r},i)=>o&&!r.has(i)&&!t.has(i),s=new Set(t);for(const o of e)
for(const{needs:r}of o.usages)for(const{host:i}of r)n(o,i)||s.add(i);return e.map(o=>{if(!o.isGuess)return o;const r=i=>!(s.has(i)&&n(o,i));return{...o,usages:o.
usages.map(i=>i.needs.every(({host:a})=>r(a))?i:{...i,needs:i.needs.filter(({host:a})=>r(a))}),roots:o.roots.map(i=>({...i,calls:i.calls.filter(({module:a})=>a===
null||r(a.host)),providers:i.providers.filter(({provider:a})=>r(a.host))}))}})}var G=l(4e3),fe=l(6897),q=l(3862),he=l(8416),J=l(2859),j=l(1435),_=l(5866),p=l(6760),
D=l(5747),W=l(3024),d=l(3625);const O=2e4,me="write one for each repository with `tf-disco usages --format json`";function ie(e,t,n){const s=e.map(i=>{const a=pe(
i,t);return a.ok&&a.value.length===0&&!n?(0,d.T)(`there is no .jsonl file in ${i}; ${me}`):a}),o=[...new Set(s.flatMap(i=>i.ok?i.value:[]))],r=`there are ${o.length}\
 .jsonl files, the limit is ${O}`;return{files:o.slice(0,O),mistakes:[...s.flatMap(i=>i.ok?[]:[i.why]),...o.length>O?[r]:[]]}}function pe(e,t){const n=(0,p.resolve)(
t,e);try{if(!(0,W.statSync)(n).isDirectory())return(0,d.J)([n]);const s=(0,W.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(o=>!o.isDirectory()&&/\.jsonl?$/i.
test(o.name)).map(o=>(0,p.join)(o.parentPath,o.name));return(0,d.J)(s.sort())}catch(s){const o=(0,D.Oj)(s);return(0,d.T)(o==="ENOENT"?`${e} does not exist in ${t}`:
`${e} cannot be read: ${o}`)}}var B=l(3592),Oe=l(3469),ce=l(5603);class ee extends Error{path="";expected;value;constructor(t,n){super(t),this.expected=t,this.value=
n}}function w(e,t){throw new ee(e,t)}function te(e,t){try{return(0,d.J)(t(e))}catch(n){if(!(n instanceof ee))throw n;const s=n.path.replace(/^\./,""),o=s===""?"\
the document":s;return(0,d.T)(`${o} is ${ge(n.value)}; expected ${n.expected}`)}}function b(e){if(e.trim()==="")return(0,d.T)("is empty");try{return(0,d.J)(JSON.
parse(e))}catch{return(0,d.T)("is not JSON")}}const ae=80;function ge(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"a\
n object":(0,G.dh)(JSON.stringify(e)??typeof e,ae)}function le(e,t,n){try{return n(t)}catch(s){throw s instanceof ee&&(s.path=e+s.path),s}}const Ee=1e4,C=(e="a \
text",t=null)=>n=>(typeof n!="string"&&w(e,n),n.length>Ee&&w(`a text of at most ${Ee} characters`,n),t?.test(n)===!1?w(e,n):n),Ie=(e,t)=>n=>typeof n=="number"&&
Number.isInteger(n)&&n>=e&&n<=t?n:w(`a whole number from ${e} to ${t}`,n),z=e=>typeof e=="boolean"?e:w("true or false",e),S=e=>{const t=new Set(e);return n=>t.has(
n)?n:w(`one of ${e.join(", ")}`,n)},N=e=>t=>t===null?null:e(t),E=(e,t)=>n=>n===void 0?t:e(n),M=e=>t=>Array.isArray(t)?t.map((n,s)=>le(`[${s}]`,n,e)):w("an array",
t),Ae=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:w("an object",e),v=e=>{const t=Object.entries(e);return n=>{const s=Ae(n),o={};for(const[r,i]of t){const a=Object.
hasOwn(s,r)?s[r]:void 0;o[r]=le(`.${r}`,a,i)}return o}},Ne=(e,t)=>n=>new Map(Object.entries(Ae(n)).map(([s,o])=>[e(s),le(`[${(0,G.dh)(JSON.stringify(s),ae)}]`,o,
t)]));var Ue=l(1831);const y=C(),Xe=C("a hostname"),ve=e=>{const t=(0,Ue.Pv)((0,Ue.nx)(Xe(e)));return t.ok&&t.value===e?t.value:w("a hostname",e)},Ke=v({name:e=>typeof e==
"string"&&(0,R.en)(e)?e:w("a name such as acme/network",e),url:N(C("a URL of a page",/^https?:\/\/[\w.:/-]+$/)),commit:N(C("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),
Y=C("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/),ye=Ie(1,2**25),xe={line:ye,column:ye,endColumn:ye},ne={file:Y,...xe},De=v(
ne),We=M(S(m.Du)),Be=[m.Du,...m.Du.map(e=>[e])],se=e=>{const t=We(e);return Be.find(s=>s.length===t.length&&s.every(o=>t.includes(o)))??w("one or two different \
CLIs",e)},Ye=v({client:S(m.Du),version:N(y),kind:S(ce.A),text:y}),Qe=v({clients:se,assumed:z,why:y,versions:M(v({client:S(m.Du),version:y})),releases:M(y),evidence:M(
e=>{const{kind:t,...n}=Ye(e);return{...n,level:t,place:De(e)}})}),Ze=e=>{const{clients:t,assumed:n,why:s,versions:o,releases:r,evidence:i}=Qe(e),[a,...c]=t;return{
name:a===void 0||c.length>0?"both":a,clients:t,releases:t.flatMap(u=>qe(u,r)),versions:Object.fromEntries(o.map(({client:u,version:h})=>[u,h])),why:s,evidence:i,
...n?{isGuess:!0}:{}}};function qe(e,t){const n=m.pH.filter(s=>s.client===e&&t.includes(s.name));return n.length===0?(0,Oe.w)(e,[]):n}var Ce=l(3579),_e=l(5799);
const et=v({code:S(Object.keys((0,Ce.t)())),severity:S(_e.oC),...ne,message:y,help:E(y,void 0),affects:M(S(m.zK)),clients:se,host:N(ve),others:E(M(De),void 0),aside:E(
Y,void 0),placeholder:E(z,!1)}),tt=e=>{const t=et(e),{code:n,severity:s,message:o,help:r,affects:i,file:a,line:c,column:u,endColumn:h}=t,{title:f,severity:$,affects:k}=(0,Ce.
t)()[n],I={code:n,title:f,usualSeverity:$,severity:s,message:o,affects:k.filter(Te=>i.includes(Te)),...r===void 0?{}:{help:r}},{clients:P,host:X,others:Q,aside:K,
placeholder:we}=t;return{problem:I,place:{file:a,line:c,column:u,endColumn:h},clients:P,host:X,isPlaceholder:we,...Q===void 0?{}:{others:Q},...K===void 0?{}:{aside:K}}},
$e=["module","state","lock"],Pe=["version","compatible","provider-version"],Se=Object.keys(m.$I),nt=v({kind:S([...$e,...Pe,...Se])}),st=v({kind:S($e),file:Y}),ot=v(
{kind:S(Pe),...ne,text:y,localName:N(y)}),rt=v({kind:S(Se),...ne}),Re=(e,t)=>e.includes(t),it=e=>{const{kind:t}=nt(e);if(Re($e,t))return st(e);if(Re(Se,t)){const{
kind:i,...a}=rt(e);return{kind:i,text:"",place:a}}const{kind:n,text:s,localName:o,...r}=ot(e);return{kind:n,text:s,localName:o,place:r}};var ct=l(7495),ke=l(4667);
const Fe=new Set(["registry.terraform.io","registry.opentofu.org",...ke.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),at=["required_prov\
ider_legacy","required_provider_invalid","implied_provider"],je=({kind:e,absent:t=e})=>[e,t,...e==="required_provider"?at:[]],lt=[...new Set(ke.I.flatMap(je))],
Le=(0,A.Oo)(e=>ke.I.filter(t=>je(t).includes(e))),dt=(0,A.Oo)(e=>new Set(Le(e).flatMap(({service:t})=>t??[])));function ut({kind:e,text:t,hasVersion:n},s){if(t===
null||e==="implied_provider")return Fe;if(!ft(t))return null;const o=new Set;for(const{grammar:r}of Le(e)){const{needed:i,problem:a}=ct.pb[r](t,s,n);if(i==="sta\
te"||a!==void 0)return null;i!==null&&o.add(i)}return o}const ft=e=>/^[\w.:/@?=&~%+-]+$/.test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.
test(e),ht=C("a service ID",/^[\w.-]+$/),mt=C("a host",/^[^\s/@]+$/),pt=v({kind:S(lt),...ne,address:y,text:N(y),versions:N(y),versionsAt:E(v({...xe,values:E(Ne(
S(m.Du),N(y)),null),withheld:E(z,!1),recorded:E(y,null)}),null),host:N(ve),implied:E(z,!1),directHost:E(mt,void 0),ownToken:E(z,!1),workspace:E(v({organization:N(
y),name:N(y)}),void 0),overridden:E(z,!1),clients:se,needs:M(v({host:ve,service:ht,clients:se}))}),gt=e=>{const t=pt(e);yt(t);const{kind:n,file:s,line:o,column:r,
endColumn:i,workspace:a}=t,c={file:s,line:o,column:r,endColumn:i};return{kind:n,host:t.host,isHostImplied:t.implied,directHost:t.directHost,hasOwnToken:t.ownToken,
text:t.text,address:t.address,version:vt(t,c),place:c,clients:t.clients,isOverridden:t.overridden,needs:t.needs,...a===void 0?{}:{workspace:a}}};function vt({versions:e,
versionsAt:t},n){if(t===null)return e===null?null:{text:e,place:n};const{values:s,withheld:o,recorded:r,...i}=t;return{text:e,place:{file:n.file,...i},...s===null?
{}:{values:Object.fromEntries(s)},...s===null&&!o?{}:{isWithheld:o},...r===null?{}:{recorded:r}}}function yt({kind:e,text:t,versions:n,host:s,implied:o,clients:r,
needs:i}){o&&s!==null&&!Fe.has(s)&&de(".host","the default host of a CLI, because it is implied",s);const a={kind:e,text:t,hasVersion:n!==null};for(const[c,u]of i.
entries()){const h=`.needs[${c}]`;dt(e).has(u.service)||de(`${h}.service`,`a service that ${e} can need`,u.service);for(const f of u.clients){r.includes(f)||de(
`${h}.clients`,"clients of the usage",f);const $=ut(a,f);$!==null&&!$.has(u.host)&&de(`${h}.host`,"a host that the text names",u.host)}}}const de=(e,t,n)=>le(e,
n,s=>w(t,s)),ue=Ie(0,Number.MAX_SAFE_INTEGER),He=C("a version",/^[\w.+-]{1,100}$/),$t=v({kind:S(["repository"]),schemaVersion:ue,version:He}),Ve=C("HOST/NAMESPA\
CE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/),St=v({repository:Ke,clientDetection:Ze,dialect:v({name:S(["auto","terraform","opentofu","both"]),version:N(He)}),usedBy:M(
S(m.zK)),scan:v({files:ue,bytes:ue,usages:ue,isEmpty:z}),notes:M(tt),declared:M(it),roots:M(v({directory:Y,clients:se})),locks:M(v({file:Y,hashes:Ne(Ve,M(y))})),
plugins:M(v({directory:Y,providers:M(Ve)}))});function kt(e){if(Tt(e))return(0,d.T)("is the report of a check, not a usages file; keep reports in another direct\
ory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=Mt(t.pop()??"");if(!n.ok)return(0,d.T)(`${n.why}; ${Ge}`);const{schemaVersion:s,version:o}=n.value.head;if(s!==B.G5)return(0,d.T)(`schemaVersion is ${s}, w\
hich tf-disco ${B.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const r=o===B.xv?Ge:Ot(o),i=te(n.value.line,St);if(!i.ok)return(0,d.
T)(`${i.why}; ${r}`);const a=wt(t);if(!a.ok)return(0,d.T)(`${a.why}; ${r}`);const{clientDetection:c,dialect:u,scan:h,...f}=i.value,{usages:$,...k}=h;return $!==
t.length?(0,d.T)(`has ${t.length} usages, but scan.usages is ${$}; ${r}`):(0,d.J)({...f,...k,usages:a.value,dialect:c,setting:u})}function Mt(e){const t=b(e);if(!t.
ok)return(0,d.T)(e===""?t.why:`the last line ${t.why}`);const n=te(t.value,$t);return n.ok?(0,d.J)({line:t.value,head:n.value}):(0,d.T)(`the last line is not ab\
out the repository: ${n.why}`)}function wt(e){const t=[];for(const[n,s]of e.entries()){const o=b(s);if(!o.ok)return(0,d.T)(`line ${n+1} ${o.why}`);const r=te(o.
value,gt);if(!r.ok)return(0,d.T)(`line ${n+1}: ${r.why}`);t.push(r.value)}return(0,d.J)(t)}const Tt=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),Ge="write the file with `tf-disco usages --format json`",Ot=e=>`it was written by tf-disco ${e}; write it with version ${B.xv}`;var Et=l(3152);
const It=128*1024*1024,Me=1e7,Je=1e6,At=20;function*Nt({usages:e,repositories:t},n,s){const o=ie(e,n,t.length>0),r=[...o.mistakes],i=new Map;let a=0;for(const c of o.
files){const u=(0,p.relative)(n,c),h=xt(c),f=h.ok?Ut(h.value,u,i):`${u}: ${h.why}`;if(f!==null&&r.push(f),r.length>=At)break;if(!(!h.ok||r.length>0)){if(a+=h.value.
usages.length,a>Je){r.push(`the files have more than ${Je} usages: check fewer repositories at once`);break}yield h.value}}if(r.length!==0)throw new Et.GN(r.map(
c=>`${s}: ${c}`))}function Ut({repository:{name:e}},t,n){const s=n.get(e.toLowerCase());return n.set(e.toLowerCase(),t),s===void 0?null:`${s} and ${t} are both \
of the repository ${e}; keep one file for each repository`}function xt(e){const t=(0,D.yR)(e,It);return t.ok?Dt(t.text)?(0,d.T)(`has more than ${Me} values: lis\
t fewer directories of the repository`):kt(t.text):(0,d.T)((0,G.mP)(t.failure))}function Dt(e){if(e.length<=Me)return!1;let t=0;for(let n=0;n<e.length;n+=1)Ct.has(
e.charCodeAt(n))&&(t+=1);return t>Me}const Ct=new Set(Array.from(",[{",e=>e.charCodeAt(0)));async function Pt(e,t){const n=t.now(),{wording:s,directory:o,environment:r,
progress:i}=t,a=[],c=s?.setting("usages")??"usages",u=new Map;let h=0;for(const g of Nt(e,o,c))if(a.push(Rt(g,e,u)),h+=g.files,i({kind:"scan",files:h}),await(0,fe.
x)(),t.stop.why!==null)break;const f=a.map(({found:g})=>g),$=f.length===0,k=$?(0,he.L2)({setting:e.dialect,scan:null}):L(f),I=new Set(e.hostnames.map(({host:g})=>g)),
P=V(a,I),X=Ht(f),Q=(0,j.j)(P.flatMap(({usages:g})=>g),e,k,{...t,mayHavePlugins:X.plugins.length>0,plugins:X.plugins}),{usages:K,configs:we,releases:Te}=Q,be=f.map(
({repository:g})=>g),Jt=H(f),bt=Lt(K,P,e,k.clients),zt=(0,_.a3)(a.flatMap(g=>g.notes),K,e,r);return{dialect:{...k,releases:Te},configs:we,usages:K.filter(A.s7),
roots:P.flatMap(({roots:g})=>g),requirements:bt,notes:[...zt,...a.flatMap(({ofRoots:g})=>g)],newHosts:new Set,isEmpty:!$&&f.every(({isEmpty:g})=>g)&&t.stop.why===
null,complaints:Q.findings,allUsages:[],changes:null,remarks:[...Gt(f),...Q.remarks],scan:{files:h,bytes:f.reduce((g,{bytes:Xt})=>g+Xt,0),usages:K.length,durationMs:t.
now()-n},clients:()=>Jt,repositories:be,missing:Z(e.repositories,be.map(({name:g})=>g)),checkouts:X}}function Rt(e,t,n){const{dialect:s,usages:o,notes:r,declared:i,
repository:a}=e,c=new Map(s.clients.map(I=>[I,new Set(e.roots.flatMap(({directory:P,clients:X})=>X.includes(I)?P:[]))])),u=(0,_.D0)({usages:o,notes:r,scanned:{declared:i,
endedAt:null},changed:null,dialect:s,settings:{...t,dialect:e.setting},listed:c}),h=U(a.name,n),f=s.isGuess===!0,$=I=>({...h.note({...I,problem:jt(I.problem)}),
checkedFor:{clients:s.clients,isGuess:f}}),k=(0,q.X)(o,u.roots);return{repository:a.name,usages:k.map(h.usage),roots:u.roots.map(h.root),named:(0,A.kA)(o),isGuess:f,
notes:r.map($),ofRoots:u.notes.map($),found:{...e,usages:[],notes:[],declared:[]}}}const Ft=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,jt=e=>e.help===
void 0?e:{...e,help:e.help.replace(Ft,"$& of `tf-disco usages`")};function Lt(e,t,n,s){const o=n.hostnames.map(({host:c})=>c),r={hostnames:[],requiredServices:[]},
i=Map.groupBy(e,({place:c})=>(0,R._M)(c.file)),a=t.map(({repository:c,named:u,isGuess:h})=>{const f=i.get(c)??[];return(0,J.C)(r,f,s,new Set([...u,...o])).map(k=>h&&
k.isImplied?{...k,isAssumed:!0}:k)});return(0,J.h)([(0,J.C)(n,[],s),...a],s)}function Ht(e){const t=new Map,n=e.flatMap(({repository:s,...o})=>{const{file:r}=U(
s.name);for(const i of o.locks)t.set(r(i.file),i.hashes);return o.plugins.map(({directory:i,providers:a})=>({directory:i==="."?s.name:r(i),providers:a}))});return{
lockHashes:t,plugins:n}}const Vt=10;function Gt(e){const t=e.filter(({isEmpty:s})=>s);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu fil\
es in ${(0,G.K4)(t,Vt,({repository:s})=>(0,G.dh)(s.name))}`]}}),3579:((ze,oe,l)=>{l.d(oe,{t:()=>pe});var Z={};l.r(Z),l.d(Z,{answerIncomplete:()=>G.B,blockReserved:()=>O.
ME,blockUnsupported:()=>O.jP,clientVersion:()=>V.Ov,cloudOrganization:()=>H.Dr,cloudToken:()=>H.vs,cloudVersion:()=>H.EK,cloudWorkspace:()=>H.dF,cloudWorkspaceMissing:()=>H.
Fu,constraintInvalid:()=>V.jF,constraintUnmeetable:()=>V.id,credentialsConfig:()=>R.P4,credentialsDiffer:()=>T.tK,credentialsEmpty:()=>T.QU,credentialsHelper:()=>R.
Dz,credentialsMalformed:()=>T.Eu,credentialsMissing:()=>T.$U,credentialsNearMiss:()=>T.z2,credentialsOtherHost:()=>T.To,credentialsRejected:()=>T.JD,credentialsShort:()=>T.
fj,credentialsUnused:()=>T.bI,documentAbsent:()=>m.HB,documentEncoding:()=>m.jN,documentHeaders:()=>m.ku,documentIncomplete:()=>m.Eh,documentNotJson:()=>m.pN,documentNotObject:()=>m.
g0,documentSize:()=>m.zf,documentStatus:()=>m.wE,documentType:()=>m.e,documentUnauthorized:()=>T.iX,fileLimit:()=>A.ub,fileOutside:()=>A.a3,fileSyntax:()=>A.U$,
fileUnreadable:()=>A.WO,hostAssumed:()=>D.zo,hostCheckCrashed:()=>D.n3,hostDotlessModule:()=>O.Zp,hostGeneric:()=>D.U7,hostHttp2:()=>D.ro,hostIdnModule:()=>O._W,
hostInvalid:()=>O.k0,hostMissing:()=>O.tg,hostNotAllowed:()=>D.wp,hostNotChecked:()=>D.nD,hostPrivateRedirect:()=>D.AO,hostProtocol:()=>U.P0,hostRecovered:()=>U.
Er,hostSlow:()=>U.U2,hostTimeout:()=>U.Qs,hostUnknown:()=>U.T0,hostUnreachable:()=>U.P6,lockInvalid:()=>V.FA,lockOutside:()=>V.N0,lockPlatformMissing:()=>j.z0,loginAuthzInvalid:()=>p.
TJ,loginAuthzMissing:()=>p.K3,loginClientEmpty:()=>p.iP,loginClientMissing:()=>p.pF,loginGrantTypesInvalid:()=>p.Si,loginGrantTypesUnknown:()=>p.N4,loginGrantTypesUnsupported:()=>p.
yA,loginPortsCount:()=>p.XB,loginPortsIgnored:()=>p.WC,loginPortsOrder:()=>p.QI,loginPortsRange:()=>p.Vr,loginPortsSingle:()=>p.uR,loginScopesIgnored:()=>p.lT,loginScopesInvalid:()=>p.
mH,loginTokenInvalid:()=>p.mL,loginTokenMissing:()=>p.xu,loginType:()=>p.e7,loginUrlPort:()=>p.Cq,mirrorUrl:()=>q.zS,mirrorVersion:()=>q.gU,moduleDescribed:()=>fe.
o,moduleUnknown:()=>_.J,notFollowed:()=>he.q,nothingToCheck:()=>A.JW,packageDocument:()=>j.Es,packageLocation:()=>J.KG,packagePlatform:()=>j.oL,packageProtocol:()=>j.
Vf,packageSums:()=>j.xD,packageUnauthorized:()=>J.vn,packageUnreachable:()=>J.N7,packageUnsigned:()=>j.iw,providerExcluded:()=>q.WZ,providerUnknown:()=>_.s,providerWarning:()=>F.
Mx,proxyRefused:()=>x.rZ,redirectInsecure:()=>L.n4,redirectInvalid:()=>L.Y3,redirectLimit:()=>L.KA,redirectLoop:()=>L.f0,redirectNested:()=>L.CL,serviceMissing:()=>W.
WI,serviceType:()=>W.IR,serviceUrlCredentials:()=>d.Ju,serviceUrlCrossHost:()=>d.T$,serviceUrlDoubleSlash:()=>d.$H,serviceUrlEmpty:()=>d.Q8,serviceUrlInsecure:()=>d.
l5,serviceUrlInvalid:()=>d.WS,serviceUrlLooksLikeHost:()=>d.Ew,serviceUrlNoSlash:()=>d.jI,serviceUrlOtherPort:()=>d.Gh,serviceUrlPrivate:()=>d.o1,serviceUrlQuery:()=>d.
Xq,serviceUrlRelative:()=>d.J6,serviceUrlSame:()=>d.ln,serviceVersion:()=>W.C6,servicesForced:()=>R.Yv,servicesForcedDiffer:()=>R.kV,sourceDynamic:()=>O.J0,sourceInvalid:()=>O.
DA,sourceNearMiss:()=>O.My,tlsExpired:()=>x.vk,tlsExpiresSoon:()=>x.BU,tlsNameMismatch:()=>x.B_,tlsNotYetValid:()=>x.x1,tlsPlainHttp:()=>x.MY,tlsProtocol:()=>x.
cI,tlsUntrusted:()=>x.SE,versionLockedGone:()=>re.k,versionNoneFits:()=>re.P,versionUnreadable:()=>F.Ev,versionsEmpty:()=>F.hy,versionsShape:()=>F.RK,versionsStatus:()=>F.
MI,versionsUnauthorized:()=>F.m$});var R=l(4929),T=l(3534),A=l(7052),U=l(960),m=l(2636),L=l(9209),x=l(9872),F=l(4592),re=l(5136),H=l(3410),V=l(9804),G=l(4715),fe=l(
6003),q=l(4375),he=l(7751),J=l(2562),j=l(5138),_=l(789),p=l(793),D=l(6697),W=l(2847),d=l(9319),O=l(8011);const me=["host","proxy","tls","redirect","document","s\
ervice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","cre\
dentials","services","not"];let ie;function pe(){return ie??=B(),ie}function B(){const ce={},ee=Object.values(Z);for(const w of me){const te=ee.filter(({code:b})=>b.
startsWith(`${w}-`));for(const b of te.sort((ae,ge)=>ae.code<ge.code?-1:1))ce[b.code]=b}return ce}const Oe="docs/problems.md"})};export{Bt as id,Yt as ids,Qt as modules};
