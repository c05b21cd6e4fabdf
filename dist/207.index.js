const Bt=207,Yt=[207],Qt={7207:((ze,oe,l)=>{l.r(oe),l.d(oe,{prepareFleet:()=>Pt});function Z(e,t){const n=new Set(t.map(r=>r.toLowerCase())),s=new Map(e.map(r=>[
r.toLowerCase(),r])),o=[...s].flatMap(([r,i])=>n.has(r)?[]:[i]);return o.length===0?null:{kind:"missing",repositories:o,total:s.size}}var R=l(5143),T=l(9664),I=l(
7854);function U(e,t=new Map){const n=(0,I.Oo)(c=>(0,R.yJ)(e,c)),s=(0,I.Oo)(c=>({file:n(c.file),line:c.line,column:c.column,endColumn:c.endColumn})),o=c=>({...c,
place:s(c.place)}),r=c=>({...c,place:s(c.place)}),i=c=>({...c,place:s(c.place),...c.others===void 0?{}:{others:c.others.map(s)},...c.aside===void 0?{}:{aside:n(
c.aside)}}),a=(c,d)=>{if(c.module===null)return c;const h=`${d} ${c.source}`,y=t.get(h)??{source:c.source,module:c.module};return t.set(h,y),y};return{file:n,place:s,
usage:r,note:i,root:c=>({...c,directory:n(c.directory),directories:c.directories.map(d=>(0,T.jt)(n((0,T.Gz)(d,"main.tf")))),calls:c.calls.map(d=>{const{address:h,
isOpen:y}=d,w=d.constraint&&o(d.constraint),{source:N,module:P}=a(d,c.client);return{address:h,source:N,place:s(d.place),module:P,constraint:w,isOpen:y}}),providers:c.
providers.map(d=>({...d,places:d.places.map(s),constraints:d.constraints.map(o),locked:d.locked&&{...d.locked,version:o(d.locked.version)}})),lockFile:c.lockFile===
null?null:n(c.lockFile),clientVersions:c.clientVersions.map(o)})}}var m=l(1064);function L(e){const t=e.filter(({isEmpty:o})=>!o),n=t.length===0?e:t,s=n.map(({dialect:o})=>o);
return{...x(s),why:re(s),evidence:n.flatMap(({repository:o,dialect:r})=>{const{place:i}=U(o.name);return r.evidence.map(a=>({...a,place:i(a.place)}))})}}function x(e){
const t=m.Du.filter(r=>e.some(i=>i.clients.includes(r))),[n,...s]=t,o=new Set(e.flatMap(({releases:r})=>r.map(({name:i})=>i)));return{name:n===void 0||s.length>
0?"both":n,clients:t,releases:m.pH.filter(({name:r})=>o.has(r)),versions:Object.fromEntries(t.flatMap(r=>{const i=F(r,e);return i===null?[]:[[r,i]]})),...e.every(
({isGuess:r})=>r)?{isGuess:!0}:{}}}function F(e,t){const n=t.filter(({clients:r})=>r.includes(e)),[s,...o]=new Set(n.map(({versions:r})=>r[e]??null));return s===
void 0||o.length>0?null:s}function re(e){const[t,...n]=e;if(t!==void 0&&n.length===0)return t.why;const s=e.filter(({isGuess:a})=>!a),o=m.Du.flatMap(a=>{const{length:f}=s.
filter(({clients:c})=>c.includes(a));return f===0?[]:[`${m.bB[a]} in ${f}`]}),r=e.length-s.length,i=[...o,...r===0?[]:[`assumed in ${r}`]];return`of ${e.length}\
 repositories, ${i.join(" and ")}`}const H=e=>m.zK.filter(t=>e.some(({usedBy:n})=>n.includes(t)));function V(e,t){const n=({isGuess:o,named:r},i)=>o&&!r.has(i)&&
!t.has(i),s=new Set(t);for(const o of e)for(const{needs:r}of o.usages)for(const{host:i}of r)n(o,i)||s.add(i);return e.map(o=>{if(!o.isGuess)return o;const r=i=>!(s.
has(i)&&n(o,i));return{...o,usages:o.usages.map(i=>i.needs.every(({host:a})=>r(a))?i:{...i,needs:i.needs.filter(({host:a})=>r(a))}),roots:o.roots.map(i=>({...i,
calls:i.calls.filter(({module:a})=>a===null||r(a.host)),providers:i.providers.filter(({provider:a})=>r(a.host))}))}})}var G=l(4e3),fe=l(6897),q=l(3862),he=l(8416),
J=l(2859),j=l(1435),_=l(5866),p=l(6760),D=l(5747),W=l(3024),u=l(3625);const O=2e4,me="write one for each repository with `tf-disco usages --format json`";function ie(e,t,n){
const s=e.map(i=>{const a=pe(i,t);return a.ok&&a.value.length===0&&!n?(0,u.T)(`there is no .jsonl file in ${i}; ${me}`):a}),o=[...new Set(s.flatMap(i=>i.ok?i.value:
[]))],r=`there are ${o.length} .jsonl files, the limit is ${O}`;return{files:o.slice(0,O),mistakes:[...s.flatMap(i=>i.ok?[]:[i.why]),...o.length>O?[r]:[]]}}function pe(e,t){
const n=(0,p.resolve)(t,e);try{if(!(0,W.statSync)(n).isDirectory())return(0,u.J)([n]);const s=(0,W.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(o=>!o.
isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,p.join)(o.parentPath,o.name));return(0,u.J)(s.sort())}catch(s){const o=(0,D.Oj)(s);return(0,u.T)(o==="ENOENT"?
`${e} does not exist in ${t}`:`${e} cannot be read: ${o}`)}}var B=l(3592),Oe=l(3469),ce=l(5603);class ee extends Error{path="";expected;value;constructor(t,n){super(
t),this.expected=t,this.value=n}}function M(e,t){throw new ee(e,t)}function te(e,t){try{return(0,u.J)(t(e))}catch(n){if(!(n instanceof ee))throw n;const s=n.path.
replace(/^\./,""),o=s===""?"the document":s;return(0,u.T)(`${o} is ${ge(n.value)}; expected ${n.expected}`)}}function b(e){if(e.trim()==="")return(0,u.T)("is em\
pty");try{return(0,u.J)(JSON.parse(e))}catch{return(0,u.T)("is not JSON")}}const ae=80;function ge(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e==
"object"&&e!==null?"an object":(0,G.dh)(JSON.stringify(e)??typeof e,ae)}function le(e,t,n){try{return n(t)}catch(s){throw s instanceof ee&&(s.path=e+s.path),s}}
const Ee=1e4,C=(e="a text",t=null)=>n=>(typeof n!="string"&&M(e,n),n.length>Ee&&M(`a text of at most ${Ee} characters`,n),t?.test(n)===!1?M(e,n):n),Ie=(e,t)=>n=>typeof n==
"number"&&Number.isInteger(n)&&n>=e&&n<=t?n:M(`a whole number from ${e} to ${t}`,n),z=e=>typeof e=="boolean"?e:M("true or false",e),S=e=>{const t=new Set(e);return n=>t.
has(n)?n:M(`one of ${e.join(", ")}`,n)},A=e=>t=>t===null?null:e(t),E=(e,t)=>n=>n===void 0?t:e(n),k=e=>t=>Array.isArray(t)?t.map((n,s)=>le(`[${s}]`,n,e)):M("an a\
rray",t),Ae=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:M("an object",e),v=e=>{const t=Object.entries(e);return n=>{const s=Ae(n),o={};for(const[r,i]of t){
const a=Object.hasOwn(s,r)?s[r]:void 0;o[r]=le(`.${r}`,a,i)}return o}},Ne=(e,t)=>n=>new Map(Object.entries(Ae(n)).map(([s,o])=>[e(s),le(`[${(0,G.dh)(JSON.stringify(
s),ae)}]`,o,t)]));var Ue=l(1831);const $=C(),Xe=C("a hostname"),ve=e=>{const t=(0,Ue.Pv)((0,Ue.nx)(Xe(e)));return t.ok&&t.value===e?t.value:M("a hostname",e)},Ke=v(
{name:e=>typeof e=="string"&&(0,R.en)(e)?e:M("a name such as acme/network",e),url:A(C("a URL of a page",/^https?:\/\/[\w.:/-]+$/)),commit:A(C("the hash of a com\
mit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),Y=C("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/),ye=Ie(1,2**25),xe={line:ye,column:ye,
endColumn:ye},ne={file:Y,...xe},De=v(ne),We=k(S(m.Du)),Be=[m.Du,...m.Du.map(e=>[e])],se=e=>{const t=We(e);return Be.find(s=>s.length===t.length&&s.every(o=>t.includes(
o)))??M("one or two different CLIs",e)},Ye=v({client:S(m.Du),version:A($),kind:S(ce.A),text:$}),Qe=v({clients:se,assumed:z,why:$,versions:k(v({client:S(m.Du),version:$})),
releases:k($),evidence:k(e=>{const{kind:t,...n}=Ye(e);return{...n,level:t,place:De(e)}})}),Ze=e=>{const{clients:t,assumed:n,why:s,versions:o,releases:r,evidence:i}=Qe(
e),[a,...f]=t;return{name:a===void 0||f.length>0?"both":a,clients:t,releases:t.flatMap(c=>qe(c,r)),versions:Object.fromEntries(o.map(({client:c,version:d})=>[c,
d])),why:s,evidence:i,...n?{isGuess:!0}:{}}};function qe(e,t){const n=m.pH.filter(s=>s.client===e&&t.includes(s.name));return n.length===0?(0,Oe.w)(e,[]):n}var Ce=l(
3579),_e=l(5799);const et=v({code:S(Object.keys((0,Ce.t)())),severity:S(_e.oC),...ne,message:$,help:E($,void 0),affects:k(S(m.zK)),clients:se,host:A(ve),others:E(
k(De),void 0),aside:E(Y,void 0),placeholder:E(z,!1)}),tt=e=>{const t=et(e),{code:n,severity:s,message:o,help:r,affects:i,file:a,line:f,column:c,endColumn:d}=t,{
title:h,severity:y,affects:w}=(0,Ce.t)()[n],N={code:n,title:h,usualSeverity:y,severity:s,message:o,affects:w.filter(Te=>i.includes(Te)),...r===void 0?{}:{help:r}},
{clients:P,host:X,others:Q,aside:K,placeholder:Me}=t;return{problem:N,place:{file:a,line:f,column:c,endColumn:d},clients:P,host:X,isPlaceholder:Me,...Q===void 0?
{}:{others:Q},...K===void 0?{}:{aside:K}}},$e=["module","state","lock"],Pe=["version","compatible","provider-version"],Se=Object.keys(m.$I),nt=v({kind:S([...$e,
...Pe,...Se])}),st=v({kind:S($e),file:Y}),ot=v({kind:S(Pe),...ne,text:$,localName:A($)}),rt=v({kind:S(Se),...ne}),Re=(e,t)=>e.includes(t),it=e=>{const{kind:t}=nt(
e);if(Re($e,t))return st(e);if(Re(Se,t)){const{kind:i,...a}=rt(e);return{kind:i,text:"",place:a}}const{kind:n,text:s,localName:o,...r}=ot(e);return{kind:n,text:s,
localName:o,place:r}};var ct=l(7495),ke=l(4667);const Fe=new Set(["registry.terraform.io","registry.opentofu.org",...ke.I.flatMap(({defaults:e})=>Object.values(
e??{})).filter(e=>e!==null)]),at=["required_provider_legacy","required_provider_invalid","implied_provider"],je=({kind:e,absent:t=e})=>[e,t,...e==="required_pro\
vider"?at:[]],lt=[...new Set(ke.I.flatMap(je))],Le=(0,I.Oo)(e=>ke.I.filter(t=>je(t).includes(e))),dt=(0,I.Oo)(e=>new Set(Le(e).flatMap(({service:t})=>t??[])));function ut({
kind:e,text:t,hasVersion:n},s){if(t===null||e==="implied_provider")return Fe;if(!ft(t))return null;const o=new Set;for(const{grammar:r}of Le(e)){const{needed:i,
problem:a}=ct.pb[r](t,s,n);if(i==="state"||a!==void 0)return null;i!==null&&o.add(i)}return o}const ft=e=>/^[\w.:/@?=&~%+-]+$/.test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.
test(e),ht=C("a service ID",/^[\w.-]+$/),mt=C("a host",/^[^\s/@]+$/),pt=v({kind:S(lt),...ne,address:$,text:A($),versions:A($),versionsAt:E(v({...xe,values:E(Ne(
S(m.Du),A($)),null),withheld:E(z,!1),recorded:E($,null)}),null),host:A(ve),implied:E(z,!1),directHost:E(mt,void 0),ownToken:E(z,!1),workspace:E(v({organization:A(
$),name:A($)}),void 0),overridden:E(z,!1),clients:se,needs:k(v({host:ve,service:ht,clients:se}))}),gt=e=>{const t=pt(e);yt(t);const{kind:n,file:s,line:o,column:r,
endColumn:i,workspace:a}=t,f={file:s,line:o,column:r,endColumn:i};return{kind:n,host:t.host,isHostImplied:t.implied,directHost:t.directHost,hasOwnToken:t.ownToken,
text:t.text,address:t.address,version:vt(t,f),place:f,clients:t.clients,isOverridden:t.overridden,needs:t.needs,...a===void 0?{}:{workspace:a}}};function vt({versions:e,
versionsAt:t},n){if(t===null)return e===null?null:{text:e,place:n};const{values:s,withheld:o,recorded:r,...i}=t;return{text:e,place:{file:n.file,...i},...s===null?
{}:{values:Object.fromEntries(s)},...s===null&&!o?{}:{isWithheld:o},...r===null?{}:{recorded:r}}}function yt({kind:e,text:t,versions:n,host:s,implied:o,clients:r,
needs:i}){o&&s!==null&&!Fe.has(s)&&de(".host","the default host of a CLI, because it is implied",s);const a={kind:e,text:t,hasVersion:n!==null};for(const[f,c]of i.
entries()){const d=`.needs[${f}]`;dt(e).has(c.service)||de(`${d}.service`,`a service that ${e} can need`,c.service);for(const h of c.clients){r.includes(h)||de(
`${d}.clients`,"clients of the usage",h);const y=ut(a,h);y!==null&&!y.has(c.host)&&de(`${d}.host`,"a host that the text names",c.host)}}}const de=(e,t,n)=>le(e,
n,s=>M(t,s)),ue=Ie(0,Number.MAX_SAFE_INTEGER),He=C("a version",/^[\w.+-]{1,100}$/),$t=v({kind:S(["repository"]),schemaVersion:ue,version:He}),Ve=C("HOST/NAMESPA\
CE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/),St=v({repository:Ke,clientDetection:Ze,dialect:v({name:S(["auto","terraform","opentofu","both"]),version:A(He)}),usedBy:k(
S(m.zK)),scan:v({files:ue,bytes:ue,usages:ue,isEmpty:z}),notes:k(tt),declared:k(it),roots:k(v({directory:Y,clients:se})),locks:k(v({file:Y,hashes:Ne(Ve,k($))})),
plugins:k(v({directory:Y,providers:k(Ve)}))});function kt(e){if(Tt(e))return(0,u.T)("is the report of a check, not a usages file; keep reports in another direct\
ory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=wt(t.pop()??"");if(!n.ok)return(0,u.T)(`${n.why}; ${Ge}`);const{schemaVersion:s,version:o}=n.value.head;if(s!==B.G5)return(0,u.T)(`schemaVersion is ${s}, w\
hich tf-disco ${B.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const r=o===B.xv?Ge:Ot(o),i=te(n.value.line,St);if(!i.ok)return(0,u.
T)(`${i.why}; ${r}`);const a=Mt(t);if(!a.ok)return(0,u.T)(`${a.why}; ${r}`);const{clientDetection:f,dialect:c,scan:d,...h}=i.value,{usages:y,...w}=d;return y!==
t.length?(0,u.T)(`has ${t.length} usages, but scan.usages is ${y}; ${r}`):(0,u.J)({...h,...w,usages:a.value,dialect:f,setting:c})}function wt(e){const t=b(e);if(!t.
ok)return(0,u.T)(e===""?t.why:`the last line ${t.why}`);const n=te(t.value,$t);return n.ok?(0,u.J)({line:t.value,head:n.value}):(0,u.T)(`the last line is not ab\
out the repository: ${n.why}`)}function Mt(e){const t=[];for(const[n,s]of e.entries()){const o=b(s);if(!o.ok)return(0,u.T)(`line ${n+1} ${o.why}`);const r=te(o.
value,gt);if(!r.ok)return(0,u.T)(`line ${n+1}: ${r.why}`);t.push(r.value)}return(0,u.J)(t)}const Tt=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),Ge="write the file with `tf-disco usages --format json`",Ot=e=>`it was written by tf-disco ${e}; write it with version ${B.xv}`;var Et=l(3152);
const It=128*1024*1024,we=1e7,Je=1e6,At=20;function*Nt({usages:e,repositories:t},n,s){const o=ie(e,n,t.length>0),r=[...o.mistakes],i=new Map;let a=0;for(const f of o.
files){const c=(0,p.relative)(n,f),d=xt(f),h=d.ok?Ut(d.value,c,i):`${c}: ${d.why}`;if(h!==null&&r.push(h),r.length>=At)break;if(!(!d.ok||r.length>0)){if(a+=d.value.
usages.length,a>Je){r.push(`the files have more than ${Je} usages: check fewer repositories at once`);break}yield d.value}}if(r.length!==0)throw new Et.GN(r.map(
f=>`${s}: ${f}`))}function Ut({repository:{name:e}},t,n){const s=n.get(e.toLowerCase());return n.set(e.toLowerCase(),t),s===void 0?null:`${s} and ${t} are both \
of the repository ${e}; keep one file for each repository`}function xt(e){const t=(0,D.yR)(e,It);return t.ok?Dt(t.text)?(0,u.T)(`has more than ${we} values: lis\
t fewer directories of the repository`):kt(t.text):(0,u.T)((0,G.mP)(t.failure))}function Dt(e){if(e.length<=we)return!1;let t=0;for(let n=0;n<e.length;n+=1)Ct.has(
e.charCodeAt(n))&&(t+=1);return t>we}const Ct=new Set(Array.from(",[{",e=>e.charCodeAt(0)));async function Pt(e,t){const n=t.now(),{wording:s,directory:o,environment:r,
progress:i}=t,a=[],f=s?.setting("usages")??"usages",c=new Map;let d=0;for(const g of Nt(e,o,f))if(a.push(Rt(g,e,c)),d+=g.files,i({kind:"scan",files:d}),await(0,fe.
x)(),t.stop.why!==null)break;const h=a.map(({found:g})=>g),y=h.length===0,w=y?(0,he.L2)({setting:e.dialect,scan:null}):L(h),N=new Set(e.hostnames.map(({host:g})=>g)),
P=V(a,N),X=Ht(h),Q=(0,j.j)(P.flatMap(({usages:g})=>g),e,w,{...t,mayHavePlugins:X.plugins.length>0,plugins:X.plugins}),{usages:K,configs:Me,releases:Te}=Q,be=h.map(
({repository:g})=>g),Jt=H(h),bt=Lt(K,P,e,w.clients),zt=(0,_.a3)(a.flatMap(g=>g.notes),K,e,r);return{dialect:{...w,releases:Te},configs:Me,usages:K.filter(I.s7),
roots:P.flatMap(({roots:g})=>g),requirements:bt,notes:[...zt,...a.flatMap(({ofRoots:g})=>g)],newHosts:new Set,isEmpty:!y&&h.every(({isEmpty:g})=>g)&&t.stop.why===
null,complaints:Q.findings,allUsages:[],changes:null,remarks:[...Gt(h),...Q.remarks],scan:{files:d,bytes:h.reduce((g,{bytes:Xt})=>g+Xt,0),usages:K.length,durationMs:t.
now()-n},clients:()=>Jt,repositories:be,missing:Z(e.repositories,be.map(({name:g})=>g)),checkouts:X}}function Rt(e,t,n){const{dialect:s,usages:o,notes:r,declared:i,
repository:a}=e,f=new Map(s.clients.map(N=>[N,new Set(e.roots.flatMap(({directory:P,clients:X})=>X.includes(N)?P:[]))])),c=(0,_.D0)({usages:o,notes:r,scanned:{declared:i,
endedAt:null},changed:null,dialect:s,settings:{...t,dialect:e.setting},listed:f}),d=U(a.name,n),h=s.isGuess===!0,y=N=>({...d.note({...N,problem:jt(N.problem)}),
checkedFor:{clients:s.clients,isGuess:h}}),w=(0,q.X)(o,c.roots);return{repository:a.name,usages:w.map(d.usage),roots:c.roots.map(d.root),named:(0,I.kA)(o),isGuess:h,
notes:r.map(y),ofRoots:c.notes.map(y),found:{...e,usages:[],notes:[],declared:[]}}}const Ft=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,jt=e=>e.help===
void 0?e:{...e,help:e.help.replace(Ft,"$& of `tf-disco usages`")};function Lt(e,t,n,s){const o=n.hostnames.map(({host:f})=>f),r={hostnames:[],requiredServices:[]},
i=Map.groupBy(e,({place:f})=>(0,R._M)(f.file)),a=t.map(({repository:f,named:c,isGuess:d})=>{const h=i.get(f)??[];return(0,J.C)(r,h,s,new Set([...c,...o])).map(w=>d&&
w.isImplied?{...w,isAssumed:!0}:w)});return(0,J.h)([(0,J.C)(n,[],s),...a],s)}function Ht(e){const t=new Map,n=e.flatMap(({repository:s,...o})=>{const{file:r}=U(
s.name);for(const i of o.locks)t.set(r(i.file),i.hashes);return o.plugins.map(({directory:i,providers:a})=>({directory:i==="."?s.name:r(i),providers:a}))});return{
lockHashes:t,plugins:n}}const Vt=10;function Gt(e){const t=e.filter(({isEmpty:s})=>s);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu fil\
es in ${(0,G.K4)(t,Vt,({repository:s})=>(0,G.dh)(s.name))}`]}}),3579:((ze,oe,l)=>{l.d(oe,{t:()=>pe});var Z={};l.r(Z),l.d(Z,{answerIncomplete:()=>G.B,blockReserved:()=>O.
ME,blockUnsupported:()=>O.jP,clientVersion:()=>V.Ov,cloudOrganization:()=>H.Dr,cloudToken:()=>H.vs,cloudVersion:()=>H.EK,cloudWorkspace:()=>H.dF,cloudWorkspaceMissing:()=>H.
Fu,constraintInvalid:()=>V.jF,constraintUnmeetable:()=>V.id,credentialsConfig:()=>R.P4,credentialsDiffer:()=>T.tK,credentialsEmpty:()=>T.QU,credentialsHelper:()=>R.
Dz,credentialsMalformed:()=>T.Eu,credentialsMissing:()=>T.$U,credentialsNearMiss:()=>T.z2,credentialsOtherHost:()=>T.To,credentialsRejected:()=>T.JD,credentialsShort:()=>T.
fj,credentialsUnused:()=>T.bI,documentAbsent:()=>m.HB,documentEncoding:()=>m.jN,documentHeaders:()=>m.ku,documentIncomplete:()=>m.Eh,documentNotJson:()=>m.pN,documentNotObject:()=>m.
g0,documentSize:()=>m.zf,documentStatus:()=>m.wE,documentType:()=>m.e,documentUnauthorized:()=>T.iX,fileLimit:()=>I.ub,fileOutside:()=>I.a3,fileSyntax:()=>I.U$,
fileUnreadable:()=>I.WO,hostAssumed:()=>D.zo,hostCheckCrashed:()=>D.n3,hostDotlessModule:()=>O.Zp,hostGeneric:()=>D.U7,hostHttp2:()=>D.ro,hostIdnModule:()=>O._W,
hostInvalid:()=>O.k0,hostMissing:()=>O.tg,hostNotAllowed:()=>D.wp,hostNotChecked:()=>D.nD,hostPrivateRedirect:()=>D.AO,hostProtocol:()=>U.P0,hostRecovered:()=>U.
Er,hostSlow:()=>U.U2,hostTimeout:()=>U.Qs,hostUnknown:()=>U.T0,hostUnreachable:()=>U.P6,lockInvalid:()=>V.FA,lockOutside:()=>V.N0,lockPlatformMissing:()=>j.z0,loginAuthzInvalid:()=>p.
TJ,loginAuthzMissing:()=>p.K3,loginClientEmpty:()=>p.iP,loginClientMissing:()=>p.pF,loginGrantTypesInvalid:()=>p.Si,loginGrantTypesUnknown:()=>p.N4,loginGrantTypesUnsupported:()=>p.
yA,loginPortsCount:()=>p.XB,loginPortsIgnored:()=>p.WC,loginPortsOrder:()=>p.QI,loginPortsRange:()=>p.Vr,loginPortsSingle:()=>p.uR,loginScopesIgnored:()=>p.lT,loginScopesInvalid:()=>p.
mH,loginTokenInvalid:()=>p.mL,loginTokenMissing:()=>p.xu,loginType:()=>p.e7,loginUrlPort:()=>p.Cq,mirrorUrl:()=>q.zS,mirrorVersion:()=>q.gU,moduleDescribed:()=>fe.
o,moduleUnknown:()=>_.J,notFollowed:()=>he.q,nothingToCheck:()=>I.JW,packageDocument:()=>j.Es,packageLocation:()=>J.KG,packagePlatform:()=>j.oL,packageProtocol:()=>j.
Vf,packageSums:()=>j.xD,packageUnauthorized:()=>J.vn,packageUnreachable:()=>J.N7,packageUnsigned:()=>j.iw,providerExcluded:()=>q.WZ,providerUnknown:()=>_.s,providerWarning:()=>F.
Mx,proxyRefused:()=>x.rZ,redirectInsecure:()=>L.n4,redirectInvalid:()=>L.Y3,redirectLimit:()=>L.KA,redirectLoop:()=>L.f0,redirectNested:()=>L.CL,serviceMissing:()=>W.
WI,serviceType:()=>W.IR,serviceUrlCredentials:()=>u.Ju,serviceUrlCrossHost:()=>u.T$,serviceUrlDoubleSlash:()=>u.$H,serviceUrlEmpty:()=>u.Q8,serviceUrlInsecure:()=>u.
l5,serviceUrlInvalid:()=>u.WS,serviceUrlLooksLikeHost:()=>u.Ew,serviceUrlNoSlash:()=>u.jI,serviceUrlOtherPort:()=>u.Gh,serviceUrlPrivate:()=>u.o1,serviceUrlQuery:()=>u.
Xq,serviceUrlRelative:()=>u.J6,serviceUrlSame:()=>u.ln,serviceVersion:()=>W.C6,servicesForced:()=>R.Yv,servicesForcedDiffer:()=>R.kV,sourceDynamic:()=>O.J0,sourceInvalid:()=>O.
DA,sourceNearMiss:()=>O.My,tlsExpired:()=>x.vk,tlsExpiresSoon:()=>x.BU,tlsNameMismatch:()=>x.B_,tlsNotYetValid:()=>x.x1,tlsPlainHttp:()=>x.MY,tlsProtocol:()=>x.
cI,tlsUntrusted:()=>x.SE,versionLockedGone:()=>re.k,versionNoneFits:()=>re.P,versionUnreadable:()=>F.Ev,versionsEmpty:()=>F.hy,versionsShape:()=>F.RK,versionsStatus:()=>F.
MI,versionsUnauthorized:()=>F.m$});var R=l(4929),T=l(3534),I=l(7052),U=l(960),m=l(2636),L=l(9209),x=l(9872),F=l(4592),re=l(5136),H=l(3410),V=l(9804),G=l(4715),fe=l(
6003),q=l(4375),he=l(7751),J=l(2562),j=l(5138),_=l(789),p=l(793),D=l(6697),W=l(2847),u=l(9319),O=l(8011);const me=["host","proxy","tls","redirect","document","s\
ervice","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","cre\
dentials","services","not"];let ie;function pe(){return ie??=B(),ie}function B(){const ce={},ee=Object.values(Z);for(const M of me){const te=ee.filter(({code:b})=>b.
startsWith(`${M}-`));for(const b of te.sort((ae,ge)=>ae.code<ge.code?-1:1))ce[b.code]=b}return ce}const Oe="docs/problems.md"})};export{Bt as id,Yt as ids,Qt as modules};
