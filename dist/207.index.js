const Jt=207,Xt=[207],zt={7207:((Te,oe,f)=>{f.r(oe),f.d(oe,{prepareFleet:()=>It});function K(e,t){const n=new Set(t.map(i=>i.toLowerCase())),s=new Map(e.map(i=>[
i.toLowerCase(),i])),r=[...s].flatMap(([i,a])=>n.has(i)?[]:[a]);return r.length===0?null:{kind:"missing",repositories:r,total:s.size}}var C=f(5143),V=f(9664),$=f(
7854);function A(e,t=new Map){const n=(0,$.Oo)(l=>(0,C.yJ)(e,l)),s=(0,$.Oo)(l=>({file:n(l.file),line:l.line,column:l.column,endColumn:l.endColumn})),r=l=>({...l,
place:s(l.place)});return{file:n,place:s,usage:l=>({...l,place:s(l.place)}),note:l=>({...l,place:s(l.place),...l.others===void 0?{}:{others:l.others.map(s)},...l.
aside===void 0?{}:{aside:n(l.aside)}}),root:l=>({...l,directory:n(l.directory),directories:l.directories.map(m=>(0,V.jt)(n((0,V.Gz)(m,"main.tf")))),calls:l.calls.
map(({address:m,isOpen:y,...p})=>{const b=`${l.client} ${p.source}`,{source:N,module:F}=(p.module&&t.get(b))??p;F!==null&&t.set(b,{source:N,module:F});const x=p.
constraint&&r(p.constraint);return{address:m,source:N,place:s(p.place),module:F,constraint:x,isOpen:y}}),providers:l.providers.map(m=>({...m,places:m.places.map(
s),constraints:m.constraints.map(r),locked:m.locked&&{...m.locked,version:r(m.locked.version)}})),lockFile:l.lockFile===null?null:n(l.lockFile),clientVersions:l.
clientVersions.map(r)})}}var k=f(1064);function I(e){const t=e.filter(({isEmpty:r})=>!r),n=t.length===0?e:t,s=n.map(({dialect:r})=>r);return{...L(s),why:j(s),evidence:n.
flatMap(({repository:r,dialect:i})=>{const{place:a}=A(r.name);return i.evidence.map(d=>({...d,place:a(d.place)}))})}}function L(e){const t=k.Du.filter(i=>e.some(
a=>a.clients.includes(i))),[n,...s]=t,r=new Set(e.flatMap(({releases:i})=>i.map(({name:a})=>a)));return{name:n===void 0||s.length>0?"both":n,clients:t,releases:k.
pH.filter(({name:i})=>r.has(i)),versions:Object.fromEntries(t.flatMap(i=>{const a=H(i,e);return a===null?[]:[[i,a]]})),...e.every(({isGuess:i})=>i)?{isGuess:!0}:
{}}}function H(e,t){const n=t.filter(({clients:i})=>i.includes(e)),[s,...r]=new Set(n.map(({versions:i})=>i[e]??null));return s===void 0||r.length>0?null:s}function j(e){
const[t,...n]=e;if(t!==void 0&&n.length===0)return t.why;const s=e.filter(({isGuess:d})=>!d),r=k.Du.flatMap(d=>{const{length:l}=s.filter(({clients:m})=>m.includes(
d));return l===0?[]:[`${k.bB[d]} in ${l}`]}),i=e.length-s.length,a=[...r,...i===0?[]:[`assumed in ${i}`]];return`of ${e.length} repositories, ${a.join(" and ")}`}
const J=e=>k.zK.filter(t=>e.some(({usedBy:n})=>n.includes(t)));function G(e,t){const n=({isGuess:r,named:i},a)=>r&&!i.has(a)&&!t.has(a),s=new Set(t);for(const r of e)
for(const{needs:i}of r.usages)for(const{host:a}of i)n(r,a)||s.add(a);return e.map(r=>{if(!r.isGuess)return r;const i=a=>!(s.has(a)&&n(r,a));return{...r,usages:r.
usages.map(a=>a.needs.every(({host:d})=>i(d))?a:{...a,needs:a.needs.filter(({host:d})=>i(d))}),roots:r.roots.map(a=>({...a,calls:a.calls.filter(({module:d})=>d===
null||i(d.host)),providers:a.providers.filter(({provider:d})=>i(d.host))}))}})}var M=f(4e3),P=f(6897),z=f(3862),re=f(8416),Q=f(2859),h=f(1435),W=f(6034),X=f(6760),
ie=f(5747),q=f(3024),v=f(3625);const Y=2e4,le="write one for each repository with `tf-disco usages --format json`";function o(e,t,n){const s=e.map(a=>{const d=u(
a,t);return d.ok&&d.value.length===0&&!n?(0,v.T)(`there is no .jsonl file in ${a}; ${le}`):d}),r=[...new Set(s.flatMap(a=>a.ok?a.value:[]))],i=`there are ${r.length}\
 .jsonl files, the limit is ${Y}`;return{files:r.slice(0,Y),mistakes:[...s.flatMap(a=>a.ok?[]:[a.why]),...r.length>Y?[i]:[]]}}function u(e,t){const n=(0,X.resolve)(
t,e);try{if(!(0,q.statSync)(n).isDirectory())return(0,v.J)([n]);const s=(0,q.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(r=>!r.isDirectory()&&/\.jsonl?$/i.
test(r.name)).map(r=>(0,X.join)(r.parentPath,r.name));return(0,v.J)(s.sort())}catch(s){const r=(0,ie.Oj)(s);return(0,v.T)(r==="ENOENT"?`${e} does not exist in ${t}`:
`${e} cannot be read: ${r}`)}}var c=f(3592),g=f(3469),E=f(5603);class _ extends Error{path="";expected;value;constructor(t,n){super(t),this.expected=t,this.value=
n}}function O(e,t){throw new _(e,t)}function ee(e,t){try{return(0,v.J)(t(e))}catch(n){if(!(n instanceof _))throw n;const s=n.path.replace(/^\./,""),r=s===""?"th\
e document":s;return(0,v.T)(`${r} is ${Ke(n.value)}; expected ${n.expected}`)}}function fe(e){if(e.trim()==="")return(0,v.T)("is empty");try{return(0,v.J)(JSON.
parse(e))}catch{return(0,v.T)("is not JSON")}}const Ae=80;function Ke(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"a\
n object":(0,M.dh)(JSON.stringify(e)??typeof e,Ae)}function me(e,t,n){try{return n(t)}catch(s){throw s instanceof _&&(s.path=e+s.path),s}}const Me=1e4,Z=(e="a t\
ext",t=null)=>n=>(typeof n!="string"&&O(e,n),n.length>Me&&O(`a text of at most ${Me} characters`,n),t?.test(n)===!1?O(e,n):n),$e=(e,t)=>n=>typeof n=="number"&&Number.
isInteger(n)&&n>=e&&n<=t?n:O(`a whole number from ${e} to ${t}`,n),te=e=>typeof e=="boolean"?e:O("true or false",e),D=e=>{const t=new Set(e);return n=>t.has(n)?
n:O(`one of ${e.join(", ")}`,n)},B=e=>t=>t===null?null:e(t),U=(e,t)=>n=>n===void 0?t:e(n),R=e=>t=>Array.isArray(t)?t.map((n,s)=>me(`[${s}]`,n,e)):O("an array",t),
Se=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:O("an object",e),T=e=>{const t=Object.entries(e);return n=>{const s=Se(n),r={};for(const[i,a]of t){const d=Object.
hasOwn(s,i)?s[i]:void 0;r[i]=me(`.${i}`,d,a)}return r}},be=(e,t)=>n=>new Map(Object.entries(Se(n)).map(([s,r])=>[e(s),me(`[${(0,M.dh)(JSON.stringify(s),Ae)}]`,r,
t)]));var _e=f(1831);const S=Z(),Ve=Z("a hostname"),ge=e=>{const t=(0,_e.Pv)((0,_e.nx)(Ve(e)));return t.ok&&t.value===e?t.value:O("a hostname",e)},Ge=T({name:e=>typeof e==
"string"&&(0,C.en)(e)?e:O("a name such as acme/network",e),url:B(Z("a URL of a page",/^https?:\/\/[\w.:/-]+$/)),commit:B(Z("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),
ae=Z("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/),ve=$e(1,2**25),De={line:ve,column:ve,endColumn:ve},de={file:ae,...De},Ne=T(
de),We=R(D(k.Du)),Je=[k.Du,...k.Du.map(e=>[e])],ue=e=>{const t=We(e);return Je.find(s=>s.length===t.length&&s.every(r=>t.includes(r)))??O("one or two different \
CLIs",e)},Xe=T({client:D(k.Du),version:B(S),kind:D(E.A),text:S}),ze=T({clients:ue,assumed:te,why:S,versions:R(T({client:D(k.Du),version:S})),releases:R(S),evidence:R(
e=>{const{kind:t,...n}=Xe(e);return{...n,level:t,place:Ne(e)}})}),Ye=e=>{const{clients:t,assumed:n,why:s,versions:r,releases:i,evidence:a}=ze(e),[d,...l]=t;return{
name:d===void 0||l.length>0?"both":d,clients:t,releases:t.flatMap(m=>Ze(m,i)),versions:Object.fromEntries(r.map(({client:m,version:y})=>[m,y])),why:s,evidence:a,
...n?{isGuess:!0}:{}}};function Ze(e,t){const n=k.pH.filter(s=>s.client===e&&t.includes(s.name));return n.length===0?(0,g.w)(e,[]):n}var Ie=f(3579),xe=f(5799);const Qe=T(
{code:D(Object.keys((0,Ie.t)())),severity:D(xe.oC),...de,message:S,help:U(S,void 0),affects:R(D(k.zK)),clients:ue,host:B(ge),others:U(R(Ne),void 0),aside:U(ae,void 0),
placeholder:U(te,!1)}),qe=e=>{const t=Qe(e),{code:n,severity:s,message:r,help:i,affects:a,file:d,line:l,column:m,endColumn:y}=t,{title:p,severity:b,affects:N}=(0,Ie.
t)()[n],F={code:n,title:p,usualSeverity:b,severity:s,message:r,affects:N.filter(Oe=>a.includes(Oe)),...i===void 0?{}:{help:i}},{clients:x,host:ne,others:ce,aside:se,
placeholder:we}=t;return{problem:F,place:{file:d,line:l,column:m,endColumn:y},clients:x,host:ne,isPlaceholder:we,...ce===void 0?{}:{others:ce},...se===void 0?{}:
{aside:se}}},ye=Object.keys(k.$I),et=T({kind:D([...$.O8,...$.VZ,...ye])}),tt=T({kind:D($.O8),file:ae}),nt=T({kind:D($.VZ),...de,text:S,localName:B(S)}),st=T({kind:D(
ye),...de}),Re=(e,t)=>e.includes(t),ot=e=>{const{kind:t}=et(e),n={text:"",localName:null};if(Re($.O8,t))return{kind:t,...n,place:{...$.wv,file:tt(e).file}};if(Re(
ye,t)){const{kind:d,...l}=st(e);return{kind:d,...n,place:l}}const{kind:s,text:r,localName:i,...a}=nt(e);return{kind:s,text:r,localName:i,place:a}};var rt=f(7495),
ke=f(4667);const Ce=new Set(["registry.terraform.io","registry.opentofu.org",...ke.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),it=["re\
quired_provider_legacy","required_provider_invalid","implied_provider"],Le=({kind:e,absent:t=e})=>[e,t,...e==="required_provider"?it:[]],at=[...new Set(ke.I.flatMap(
Le))],Pe=(0,$.Oo)(e=>ke.I.filter(t=>Le(t).includes(e))),ct=(0,$.Oo)(e=>new Set(Pe(e).flatMap(({service:t})=>t??[])));function lt({kind:e,text:t,hasVersion:n},s){
if(t===null||e==="implied_provider")return Ce;if(!dt(t))return null;const r=new Set;for(const{grammar:i}of Pe(e)){const{needed:a,problem:d}=rt.pb[i](t,s,n);if(a===
"state"||d!==void 0)return null;a!==null&&r.add(a)}return r}const dt=e=>/^[\w.:/@?=&~%+-]+$/.test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.
test(e),ut=Z("a service ID",/^[\w.-]+$/),ft=Z("a host",/^[^\s/@]+$/),mt=T({kind:D(at),...de,address:S,text:B(S),versions:B(S),versionsAt:U(T({...De,values:U(be(
D(k.Du),B(S)),null),withheld:U(te,!1),recorded:U(S,null)}),null),host:B(ge),implied:U(te,!1),directHost:U(ft,void 0),ownToken:U(te,!1),workspace:U(T({organization:B(
S),name:B(S)}),void 0),overridden:U(te,!1),clients:ue,needs:R(T({host:ge,service:ut,clients:ue}))}),pt=e=>{const t=mt(e);gt(t);const{kind:n,file:s,line:r,column:i,
endColumn:a,workspace:d}=t,l={file:s,line:r,column:i,endColumn:a};return{kind:n,host:t.host,isHostImplied:t.implied,directHost:t.directHost,hasOwnToken:t.ownToken,
text:t.text,address:t.address,version:ht(t,l),place:l,clients:t.clients,isOverridden:t.overridden,needs:t.needs,...d===void 0?{}:{workspace:d}}};function ht({versions:e,
versionsAt:t},n){if(t===null)return e===null?null:{text:e,place:n};const{values:s,withheld:r,recorded:i,...a}=t;return{text:e,place:{file:n.file,...a},...s===null?
{}:{values:Object.fromEntries(s)},...s===null&&!r?{}:{isWithheld:r},...i===null?{}:{recorded:i}}}function gt({kind:e,text:t,versions:n,host:s,implied:r,clients:i,
needs:a}){r&&s!==null&&!Ce.has(s)&&pe(".host","the default host of a CLI, because it is implied",s);const d={kind:e,text:t,hasVersion:n!==null};for(const[l,m]of a.
entries()){const y=`.needs[${l}]`;ct(e).has(m.service)||pe(`${y}.service`,`a service that ${e} can need`,m.service);for(const p of m.clients){i.includes(p)||pe(
`${y}.clients`,"clients of the usage",p);const b=lt(d,p);b!==null&&!b.has(m.host)&&pe(`${y}.host`,"a host that the text names",m.host)}}}const pe=(e,t,n)=>me(e,
n,s=>O(t,s)),he=$e(0,Number.MAX_SAFE_INTEGER),je=Z("a version",/^[\w.+-]{1,100}$/),vt=T({kind:D(["repository"]),schemaVersion:he,version:je}),Ue=Z("HOST/NAMESPA\
CE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/),yt=T({repository:Ge,clientDetection:Ye,dialect:T({name:D(["auto","terraform","opentofu","both"]),version:B(je)}),usedBy:R(
D(k.zK)),scan:T({files:he,bytes:he,usages:he,isEmpty:te}),notes:R(qe),declared:R(ot),roots:R(T({directory:ae,clients:ue})),locks:R(T({file:ae,hashes:be(Ue,R(S))})),
plugins:R(T({directory:ae,providers:R(Ue)}))});function kt(e){if(Ot(e))return(0,v.T)("is the report of a check, not a usages file; keep reports in another direc\
tory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=Et(t.pop()??"");if(!n.ok)return(0,v.T)(`${n.why}; ${Fe}`);const{schemaVersion:s,version:r}=n.value.head;if(s!==c.G5)return(0,v.T)(`schemaVersion is ${s}, w\
hich tf-disco ${c.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const i=r===c.xv?Fe:Tt(r),a=ee(n.value.line,yt);if(!a.ok)return(0,v.
T)(`${a.why}; ${i}`);const d=wt(t);if(!d.ok)return(0,v.T)(`${d.why}; ${i}`);const{clientDetection:l,dialect:m,scan:y,...p}=a.value,{usages:b,...N}=y;return b!==
t.length?(0,v.T)(`has ${t.length} usages, but scan.usages is ${b}; ${i}`):(0,v.J)({...p,...N,usages:d.value,dialect:l,setting:m})}function Et(e){const t=fe(e);if(!t.
ok)return(0,v.T)(e===""?t.why:`the last line ${t.why}`);const n=ee(t.value,vt);return n.ok?(0,v.J)({line:t.value,head:n.value}):(0,v.T)(`the last line is not ab\
out the repository: ${n.why}`)}function wt(e){const t=[];for(const[n,s]of e.entries()){const r=fe(s);if(!r.ok)return(0,v.T)(`line ${n+1} ${r.why}`);const i=ee(r.
value,pt);if(!i.ok)return(0,v.T)(`line ${n+1}: ${i.why}`);t.push(i.value)}return(0,v.J)(t)}const Ot=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),Fe="write the file with `tf-disco usages --format json`",Tt=e=>`it was written by tf-disco ${e}; write it with version ${c.xv}`;var At=f(8189);
const Mt=128*1024*1024,Ee=1e7,He=1e6,$t=20;function*St({usages:e,repositories:t},n,s){const r=o(e,n,t.length>0),i=[...r.mistakes],a=new Map;let d=0;for(const l of r.
files){const m=(0,X.relative)(n,l),y=_t(l),p=y.ok?bt(y.value,m,a):`${m}: ${y.why}`;if(p!==null&&i.push(p),i.length>=$t)break;if(!(!y.ok||i.length>0)){if(d+=y.value.
usages.length,d>He){i.push(`the files have more than ${He} usages: check fewer repositories at once`);break}yield y.value}}if(i.length!==0)throw new At.GN(i.map(
l=>`${s}: ${l}`))}function bt({repository:{name:e}},t,n){const s=n.get(e.toLowerCase());return n.set(e.toLowerCase(),t),s===void 0?null:`${s} and ${t} are both \
of the repository ${e}; keep one file for each repository`}function _t(e){const t=(0,ie.yR)(e,Mt);return t.ok?Dt(t.text)?(0,v.T)(`has more than ${Ee} values: li\
st fewer directories of the repository`):kt(t.text):(0,v.T)((0,M.mP)(t.failure))}function Dt(e){if(e.length<=Ee)return!1;let t=0;for(let n=0;n<e.length;n+=1)Nt.
has(e.charCodeAt(n))&&(t+=1);return t>Ee}const Nt=new Set(Array.from(",[{",e=>e.charCodeAt(0)));async function It(e,t){const n=t.now(),{wording:s,directory:r,environment:i,
progress:a}=t,d=[],l=s?.setting("usages")??"usages",m=new Map;let y=0;for(const w of St(e,r,l))if(d.push(Rt(w,e,m)),y+=w.files,a({kind:"scan",files:y}),await(0,P.
x)(),t.stop.why!==null)break;const p=d.map(({found:w})=>w),b=p.length===0,N=b?(0,re.L2)({setting:e.dialect,scan:null}):I(p),F=new Set(e.hostnames.map(({host:w})=>w)),
x=G(d,F),ne=jt(p),ce=(0,h.j)(x.flatMap(({usages:w})=>w),e,N,{...t,mayHavePlugins:ne.plugins.length>0,plugins:ne.plugins}),{usages:se,configs:we,releases:Oe}=ce,
Be=p.map(({repository:w})=>w),Ht=J(p),Bt=Pt(se,x,e,N.clients),Kt=(0,W.a3)(d.flatMap(w=>w.notes),se,e,i);return{dialect:{...N,releases:Oe},configs:we,usages:se.filter(
$.s7),roots:x.flatMap(({roots:w})=>w),requirements:Bt,notes:[...Kt,...d.flatMap(({ofRoots:w})=>w)],newHosts:new Set,isEmpty:!b&&p.every(({isEmpty:w})=>w)&&t.stop.
why===null,complaints:ce.findings,allUsages:[],changes:null,remarks:[...Ft(p),...ce.remarks],scan:{files:y,bytes:p.reduce((w,{bytes:Vt})=>w+Vt,0),usages:se.length,
durationMs:t.now()-n},clients:()=>Ht,repositories:Be,missing:K(e.repositories,Be.map(({name:w})=>w)),checkouts:ne}}function Rt(e,t,n){const{dialect:s,usages:r,notes:i,
declared:a,repository:d}=e,l=new Map(s.clients.map(F=>[F,new Set(e.roots.flatMap(({directory:x,clients:ne})=>ne.includes(F)?x:[]))])),m=(0,W.D0)({usages:r,notes:i,
scanned:{declared:a,endedAt:null},changed:null,dialect:s,settings:{...t,dialect:e.setting},listed:l}),y=A(d.name,n),p=s.isGuess===!0,b=F=>({...y.note({...F,problem:Lt(
F.problem)}),checkedFor:{clients:s.clients,isGuess:p}}),N=(0,z.X)(r,m.roots);return{repository:d.name,usages:N.map(y.usage),roots:m.roots.map(y.root),named:(0,$.
kA)(r),isGuess:p,notes:i.map(b),ofRoots:m.notes.map(b),found:{...e,usages:[],notes:[],declared:[]}}}const Ct=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,
Lt=e=>e.help===void 0?e:{...e,help:e.help.replace(Ct,"$& of `tf-disco usages`")};function Pt(e,t,n,s){const r=n.hostnames.map(({host:l})=>l),i={hostnames:[],requiredServices:[]},
a=Map.groupBy(e,({place:l})=>(0,C._M)(l.file)),d=t.map(({repository:l,named:m,isGuess:y})=>{const p=a.get(l)??[];return(0,Q.C)(i,p,s,new Set([...m,...r])).map(N=>y&&
N.isImplied?{...N,isAssumed:!0}:N)});return(0,Q.h)([(0,Q.C)(n,[],s),...d],s)}function jt(e){const t=new Map,n=e.flatMap(({repository:s,...r})=>{const{file:i}=A(
s.name);for(const a of r.locks)t.set(i(a.file),a.hashes);return r.plugins.map(({directory:a,providers:d})=>({directory:a==="."?s.name:i(a),providers:d}))});return{
lockHashes:t,plugins:n}}const Ut=10;function Ft(e){const t=e.filter(({isEmpty:s})=>s);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu fil\
es in ${(0,M.K4)(t,Ut,({repository:s})=>(0,M.dh)(s.name))}`]}}),7495:((Te,oe,f)=>{f.d(oe,{Qm:()=>M,TU:()=>j,i4:()=>Q,pb:()=>re,zt:()=>L});var K=f(3625),C=f(8011),
V=f(3229),$=f(1831),A=f(5011),k=f(4321),I=f(1022);const L={host:null,isHostImplied:!1,needed:null},H=o=>({host:o,isHostImplied:!1,needed:(0,$.Rt)(o)?"state":o}),
j=o=>({host:o,isHostImplied:!0,needed:o}),J=o=>({host:o,isHostImplied:!1,needed:null}),G=o=>o===null?L:{...L,directHost:o},M=o=>({...L,problem:o}),P=(o,u)=>M((0,C.
DA)({reason:"rejected",error:o,advice:u}));function z(o,u,c){return c===null?o:{...o,problem:(0,C.My)({text:u,host:o.host,advice:c})}}const re={module:X,"test-m\
odule":(o,u,c)=>{const g=(0,A.vL)(o,u).kind==="remote";return u==="opentofu"||!g?X(o,u,c):M((0,C.DA)({reason:"remote-in-test",text:o}))},"registry-module":(o,u)=>{
const c=(0,A.rE)(o,u);return c.ok?h(c.value):Y(o,u)},provider:ie,"locked-provider":q,"stack-component":v,stack:(o,u)=>{const c=(0,A.A)(o);return c.ok&&!o.startsWith(
".")?J(c.value.host):{...v(o,u),isHostImplied:!1,needed:null}},"stack-output":o=>{const[u="",...c]=o.split("/");return c.length===3?W(u,J):M((0,C.DA)({reason:"s\
tack",text:o}))},terragrunt:le,host:o=>W(o,H),url:Y};function Q(o,u,c){if(o==="terragrunt"){const[,_]=/^tfr:\/\/([^/?]*)\//.exec(u)??[];return _===void 0?/^$|^t$|^tfr?$|^tfr:/.
test(u)?void 0:L:_===""?j((0,A.Vm)(c)):W(_,H)}if(o==="url")return G((0,k.uE)(u,c));if(o!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(u))return G((0,k.uE)(u,c));const g=u.indexOf("/");if(g<0)return;const E=(0,A.vL)(`${u.slice(0,g)}/a/b/c`,c);return E.kind==="registry"?h(E):G((0,k.uE)(u,c))}
const h=({host:o,hostImplied:u})=>u?j(o):H(o);function W(o,u){const c=(0,$.Pv)(o),g=(0,V.L6)(o);return c.ok?z(u(c.value),o,g):M((0,C.k0)({text:o,error:c.why,advice:g}))}
function X(o,u,c){if((0,A.Nj)(o)&&!c)return L;const g=(0,A.vL)(o,u),E=g.kind==="registry"?(0,K.J)(g):(0,A.rE)(o,u);if(c&&!E.ok){const{why:ee}=E,fe=g.kind==="loc\
al"?g:{kind:"invalid",error:ee};return P(ee,(0,V.NM)(o,fe,E))}const _=(0,V.NM)(o,g,E);if(E.ok)return z(h(E.value),o,_);if(g.kind==="invalid")return P(g.error,_);
const O=g.kind==="remote"?g.host:null;return z(G(O),o,_)}function ie(o,u){const c=(0,I.m)(o,u);switch(c.kind){case"registry":case"legacy":return c.hostImplied?j(
c.host):z(H(c.host),o,(0,V.cr)(o));case"builtin":return J(c.host);case"invalid":{const[g="",E]=c.error.split(`

`);return P(g,E??(0,V.cr)(o))}}}function q(o,u){const c=(0,I.m)(o,u);if(c.kind==="invalid")return P(c.error,null);if(c.hostImplied)return M((0,C.DA)({reason:"lo\
cked-provider",text:o}));if(c.kind==="builtin")return J(c.host);const g=u==="opentofu"&&c.host===(0,A.Vm)("terraform")&&c.namespace==="hashicorp";return{...H(c.
host),needed:g?(0,A.Vm)(u):c.host}}function v(o,u){if(o!==o.trim())return M((0,C.DA)({reason:"white-space",text:o}));if(o==="."||o==="..")return L;const c=(0,A.
rE)(o,u);if(c.ok)return h(c.value);const g=(0,A.A)(o);if(g.ok)return J(g.value.host);const E=(0,A.vL)(o,u);return E.kind==="invalid"?P(E.error,(0,V.NM)(o,E,c)):
G(E.kind==="remote"?E.host:null)}function Y(o,u){const c=(0,k.cx)(o,u);return G(c.ok?c.value.host:null)}function le(o,u){const[,c,g=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(o)??[];if(c===void 0)return o.startsWith("gitlab.com/")?G("gitlab.com"):Y(o,u);const[E=""]=g.split("//");if(E.split("/").length!==3)return M((0,C.DA)({reason:"\
terragrunt",text:o}));const _=/[?&]version=([^&]*)/.exec(o)?.[1],O=c===""?j((0,A.Vm)(u)):W(c,H);return _===void 0?O:{...O,version:_}}}),4667:((Te,oe,f)=>{f.d(oe,
{F:()=>le,I:()=>q});var K=f(9562);const C={terraform:"app.terraform.io",opentofu:null},V={terraform:"app.terraform.io",opentofu:"app.terraform.io"},$={terraform:"\
static",opentofu:"static"},A={opentofu:"static"},k={terraform:"any",opentofu:"any"},I=["config","query","migrate"],L=["stack","deploy"],H={position:["source"],grammar:"\
module",service:K.e$},j={...H,grammar:"stack-component",isLiteral:!0},J={...j,service:null},G={...H,grammar:"terragrunt",evaluation:k},M={position:"entries",grammar:"\
provider",service:K.xq,isLiteral:!0,absent:"required_provider_nosource"},P={position:["hostname"],grammar:"host",service:K.Bn,defaults:C},z={...P,absent:"remote\
_state_default",evaluation:k},re={...P,service:K.M,defaults:V},Q={position:["address"],grammar:"url",service:null},h=(o,u,c,g,E={})=>{const _=u===""?[]:u.split(
" > ").map(O=>O.split(" "));return{kind:c,files:o,path:_.map(([O="",...ee])=>({type:O,labels:ee})),...g,...E}},W={evaluation:A,merges:"backend"},X="data terrafo\
rm_remote_state *",ie=["address","lock_address","unlock_address"],q=[h(I,"module *","module",H,{absent:"module_missing",evaluation:$,merges:"module"}),h(I,"terr\
aform > required_providers","required_provider",M,{merges:"provider"}),h(I,"required_providers","required_provider",M,{isReserved:!0}),h(I,"terraform > cloud","\
cloud",P,{service:K.OZ,absent:"cloud_default",...W}),h(I,"terraform > backend remote","backend_remote",P,{absent:"backend_remote_default",...W}),h(I,"terraform \
> backend http","backend_http",Q,{position:ie,...W}),...[X,`check * > ${X}`].flatMap(o=>[h(I,o,"remote_state",z,{backend:"remote"}),h(I,o,"remote_state",z,{backend:"\
cloud",service:K.OZ})]),h(I,X,"remote_state",Q,{backend:"http",evaluation:k}),h(I,"provider tfe","provider_tfe",re,{absent:"provider_tfe_default",evaluation:k}),
h(["test"],"provider tfe","provider_tfe",re),h(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:K.xq,isLiteral:!0}),h([
"test"],"run * > module","test_module",j,{grammar:"test-module",absent:"test_module_missing"}),h(["test"],"run * > backend remote","test_backend_remote",P,{absent:"\
test_backend_remote_default"}),h(L,"required_providers","required_provider",M),h(L,"component *","stack_component",j,{absent:"stack_component_missing"}),h(L,"re\
moved","stack_removed",j,{absent:"stack_removed_missing"}),h(L,"stack *","stack_stack",J,{grammar:"stack",absent:"stack_stack_missing"}),h(["deploy"],"upstream_\
input *","upstream_input",J,{grammar:"stack-output"}),h(["migrate"],"state_store_provider","state_store_provider",M),h(["migrate"],"from > backend remote","migr\
ate_backend_remote",P,{absent:"migrate_backend_remote_default"}),...["terraform","unit *","stack *"].map(o=>h(["terragrunt"],o,"terragrunt_source",G)),h(["manif\
est"],"","installed_module",j,{position:"manifest",grammar:"registry-module"})],v=[...new Set(q.flatMap(({files:o})=>o))],Y=new Map(v.map(o=>{const u=q.filter(({
files:c})=>c.includes(o));return[o,Map.groupBy(u,({path:[c]})=>c?.type??"")]})),le=o=>Y.get(o)??new Map})};export{Jt as id,Xt as ids,zt as modules};
