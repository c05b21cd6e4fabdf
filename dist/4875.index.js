const ss=4875,ns=[4875],ts={4875:((Ze,B,u)=>{u.d(B,{prepareFleet:()=>Je});var Z=u(1952),K=u(4580),x=u(5741),j=u(4e3),_=u(6897),J=u(7854),D=u(2859),ee=u(1435),L=u(
5453),se=u(6760),ne=u(9460),te=u(5747),g=u(3625),A=u(1064),E=u(3592),s=u(4184),M=u(8707),oe=u(2265),H=u(709),re=u(5799),l=u(7996);const ae=(0,s.Ik)({code:(0,s.yL)(
Object.keys((0,H.problemFacts)())),severity:(0,s.yL)(re.oC),...l.CC,message:l.a$,help:(0,s.lq)(l.a$,void 0),affects:(0,s.p_)((0,s.yL)(A.zK),A.zK.length),clients:l.
bq,host:(0,s.me)(M.OI),others:(0,s.lq)((0,s.p_)(l.ik,25e4),void 0),aside:(0,s.lq)(l.PW,void 0),placeholder:(0,s.lq)(s.Jt,!1)}),ie=e=>{const n=ae(e),{code:t,severity:o,
message:r,help:i,affects:a,file:c,line:h,column:d,endColumn:f}=n,{title:v,severity:$,affects:m}=(0,H.problemFacts)()[t],k={code:t,title:v,usualSeverity:$,severity:o,
message:r,affects:a.filter(X=>m.includes(X)),...i===void 0?{}:{help:i}},{clients:I,host:S,others:w,aside:O,placeholder:C}=n;return{problem:k,place:{file:c,line:h,
column:d,endColumn:f},clients:I,host:S,isPlaceholder:C,...w===void 0?{}:{others:w},...O===void 0?{}:{aside:O}}},F=["module","state","lock"],U=["version","compat\
ible","provider-version"],N=Object.keys(A.$I),ce=(0,s.Ik)({kind:(0,s.yL)([...F,...U,...N])}),le=(0,s.Ik)({kind:(0,s.yL)(F),file:l.PW}),de=(0,s.Ik)({kind:(0,s.yL)(
U),...l.CC,text:l.a$,localName:(0,s.me)(l.a$)}),ue=(0,s.Ik)({kind:(0,s.yL)(N),...l.CC}),b=(e,n)=>e.includes(n),fe=e=>{const{kind:n}=ce(e);if(b(F,n))return le(e);
if(b(N,n)){const{kind:a,...c}=ue(e);return{kind:a,text:"",place:c}}const{kind:t,text:o,localName:r,...i}=de(e);return{kind:t,text:o,localName:r,place:i}};var he=u(
5143),pe=u(7495),R=u(4667);const G=new Set(["registry.terraform.io","registry.opentofu.org",...R.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),
P=R.I.filter(({kind:e})=>e==="required_provider"),V=new Map([...Map.groupBy(R.I.flatMap(e=>[e.kind,e.absent??e.kind].map(n=>({kind:n,row:e}))),({kind:e})=>e).entries().
map(([e,n])=>[e,n.map(({row:t})=>t)]),["required_provider_legacy",P],["required_provider_invalid",P],["implied_provider",P]]),me=[...V.keys()],ve=(0,J.Oo)(e=>new Set(
(V.get(e)??[]).flatMap(({service:n})=>n??[])));function ge({kind:e,text:n,hasVersion:t},o){if(n===null||e==="implied_provider")return G;if(!ye(n))return null;const r=new Set;
for(const{grammar:i}of V.get(e)??[]){const{needed:a,problem:c}=pe.pb[i](n,o,t);if(a==="state"||c!==void 0)return null;a!==null&&r.add(a)}return r}const ye=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),$e=(0,s.Qq)("a service ID",/^[\w.-]+$/,100),ke=(0,s.Qq)(
"a host",/^[^\s/@]+$/,1e3),Ie=(0,s.Ik)({kind:(0,s.yL)(me),...l.CC,address:l.a$,text:(0,s.me)(l.a$),versions:(0,s.me)(l.a$),versionsAt:(0,s.lq)((0,s.Ik)({...l.AY,
values:(0,s.lq)((0,s.A7)((0,s.yL)(A.Du),(0,s.me)(l.a$),A.Du.length),null),withheld:(0,s.lq)(s.Jt,!1),recorded:(0,s.lq)(l.a$,null)}),null),host:(0,s.me)(M.OI),implied:(0,s.
lq)(s.Jt,!1),directHost:(0,s.lq)(ke,void 0),ownToken:(0,s.lq)(s.Jt,!1),workspace:(0,s.lq)((0,s.Ik)({organization:(0,s.me)(l.a$),name:(0,s.me)(l.a$)}),void 0),overridden:(0,s.
lq)(s.Jt,!1),clients:l.bq,needs:(0,s.p_)((0,s.Ik)({host:M.OI,service:$e,clients:l.bq}),10)});function Se(){const e=new Map,n=new Map,t=new Set;return o=>{const r=Ie(
o),{kind:i,line:a,column:c,endColumn:h,address:d,text:f,versions:v,host:$,clients:m}=r;Ee(r,t);const k=W(e,r.file,r.file),{directHost:I,workspace:S}=r,w={kind:i,
host:$,isHostImplied:r.implied,directHost:I,hasOwnToken:r.ownToken,text:f,address:d,versions:v,versionsAt:Ae(r.versionsAt),place:{file:k,line:a,column:c,endColumn:h},
clients:m,isOverridden:r.overridden,needs:W(n,q(r.needs),r.needs)};return S===void 0?w:{...w,workspace:S}}}function W(e,n,t){const o=e.get(n);return o!==void 0?
o:(e.set(n,t),t)}const q=e=>e.map(({host:n,service:t,clients:o})=>[n,t,...o].join(" ")).join("|");function Ae(e){if(e===null)return null;const{values:n,withheld:t,
recorded:o,...r}=e,i=(0,he.Ts)(r);return n===null&&!t&&o===null?i:{at:i,...n===null?{}:{values:Object.fromEntries(n)},...n===null&&!t?{}:{isWithheld:t},...o===null?
{}:{recorded:o}}}const we=2e4;function Ee(e,n){const{kind:t,text:o,versions:r,host:i,implied:a,needs:c}=e,h=[t,o,r===null,i,a,q(c)].join(`
`);n.has(h)||(n.size>=we&&n.clear(),Me(e),n.add(h))}function Me({kind:e,text:n,versions:t,host:o,implied:r,clients:i,needs:a}){r&&o!==null&&!G.has(o)&&T(".host",
"the default host of a CLI, because it is implied",o);const c={kind:e,text:n,hasVersion:t!==null};for(const[h,d]of a.entries()){const f=`.needs[${h}]`;ve(e).has(
d.service)||T(`${f}.service`,`a service that ${e} can need`,d.service);for(const v of d.clients){i.includes(v)||T(`${f}.clients`,"clients of the usage",v);const $=ge(
c,v);$!==null&&!$.has(d.host)&&T(`${f}.host`,"a host that the text names",d.host)}}}const T=(e,n,t)=>(0,s.nx)(e,t,o=>(0,s.J4)(n,o)),y={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Te=(0,s.Ik)({kind:(0,s.yL)(["repository"]),schemaVersion:(0,s.nd)(1,y.count),version:(0,s.Qq)("a version",
null,100)}),z=(0,s.Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Oe=(0,s.Ik)({repository:M.Jk,clientDetection:(0,oe.g)(l.ik),dialect:(0,s.Ik)({name:(0,s.
yL)(["auto","terraform","opentofu","both"]),version:(0,s.me)((0,s.Qq)("a version",null,100))}),usedBy:(0,s.p_)((0,s.yL)(A.zK),A.zK.length),scan:(0,s.Ik)({files:(0,s.
nd)(0,y.count),bytes:(0,s.nd)(0,y.count),usages:(0,s.nd)(0,y.count),isEmpty:s.Jt}),notes:(0,s.p_)(ie,y.notes),declared:(0,s.p_)(fe,y.declared),roots:(0,s.p_)((0,s.
Ik)({directory:l.PW,clients:l.bq}),y.directories),locks:(0,s.p_)((0,s.Ik)({file:l.PW,hashes:(0,s.A7)(z,(0,s.p_)(l.a$,y.hashes),y.providers)}),y.directories),plugins:(0,s.
p_)((0,s.Ik)({directory:l.PW,providers:(0,s.p_)(z,y.providers)}),y.directories)});function Ce(e){if(Le(e))return(0,g.T)("is the report of a check, not a usages \
file; keep reports in another directory");const n=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),t=xe(n.pop()??"");if(!t.ok)return(0,g.T)(`${t.why}; ${Q}`);const{schemaVersion:o,version:r}=t.value.head;if(o!==E.G5)return(0,g.T)(`schemaVersion is ${o}, wh\
ich tf-disco ${E.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const i=r===E.xv?Q:Fe(r),a=(0,s._f)(t.value.line,Oe);if(!a.ok)
return(0,g.T)(`${a.why}; ${i}`);const c=De(n);if(!c.ok)return(0,g.T)(`${c.why}; ${i}`);const{clientDetection:h,dialect:d,scan:f,...v}=a.value,{usages:$,...m}=f;
return $!==n.length?(0,g.T)(`has ${n.length} usages, but scan.usages is ${$}; ${i}`):(0,g.J)({...v,...m,usages:c.value,dialect:h,setting:d})}function xe(e){const n=(0,s.
qF)(e);if(!n.ok)return(0,g.T)(e===""?n.why:`the last line ${n.why}`);const t=(0,s._f)(n.value,Te);return t.ok?(0,g.J)({line:n.value,head:t.value}):(0,g.T)(`the \
last line is not about the repository: ${t.why}`)}function De(e){if(e.length>y.usages)return(0,g.T)(`has ${e.length} usages, the limit is ${y.usages}`);const n=Se(),
t=[];for(const[o,r]of e.entries()){const i=(0,s.qF)(r);if(!i.ok)return(0,g.T)(`line ${o+1} ${i.why}`);const a=(0,s._f)(i.value,n);if(!a.ok)return(0,g.T)(`line ${o+
1}: ${a.why}`);t.push(a.value)}return(0,g.J)(t)}const Le=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.slice(0,1e3)),Q="write\
 the file with `tf-disco usages --format json`",Fe=e=>`it was written by tf-disco ${e}; write it with version ${E.xv}`;var Ne=u(3152);const Re=128*1024*1024,Pe={
noun:".jsonl file",isWanted:e=>/\.jsonl?$/i.test(e),cure:"write one for each repository with `tf-disco usages --format json`",maxFiles:2e4},Y=1e6,Ve=20;function*Xe(e,n,t){
const o=(0,ne.V)(e,n,Pe),r=[...o.mistakes],i=new Map;let a=0;for(const c of o.files){const h=(0,se.relative)(n,c),d=je(c),f=d.ok?Ke(d.value,h,i):`${h}: ${d.why}`;
if(f!==null&&r.push(f),r.length>=Ve)break;if(!(!d.ok||r.length>0)){if(a+=d.value.usages.length,a>Y){r.push(`the files have more than ${Y} usages: check fewer re\
positories at once`);break}yield d.value}}if(r.length!==0)throw new Ne.GN(r.map(c=>`${t}: ${c}`))}function Ke({repository:{name:e}},n,t){const o=t.get(e.toLowerCase());
return t.set(e.toLowerCase(),n),o===void 0?null:`${o} and ${n} are both of the repository ${e}; keep one file for each repository`}function je(e){const n=(0,te.
yR)(e,Re);return n.ok?(0,s.Qi)(n.text)?(0,g.T)(`has more than ${s.kz} values: list fewer directories of the repository`):Ce(n.text):(0,g.T)((0,j.mP)(n.failure))}
async function Je(e,n){const t=n.now(),{wording:o,directory:r,environment:i,progress:a}=n,c=[],h=o?.setting("usages")??"usages";let d=0;for(const p of Xe(e.usages,
r,h))if(c.push(await He(p,e)),d+=p.files,a({kind:"scan",files:d}),await(0,_.x)(),n.stop.why!==null)break;const f=c.map(({found:p})=>p),v=(0,x.E3)(f),$=new Set(e.
hostnames.map(({host:p})=>p)),m=(0,x.Nh)(c,$),k=We(f),I=await(0,ee.jK)(m.flatMap(({usages:p})=>p),e,v,{...n,mayHavePlugins:k.plugins.length>0,plugins:k.plugins}),
{usages:S,configs:w,releases:O}=I,C=f.map(({repository:p})=>p),[X]=(0,Z.V)(e.repositories,C.map(({name:p})=>p)),Qe=Ge(S,m,e,v.clients),Ye=(0,L.a3)(c.flatMap(p=>p.
notes),S,e,i);return{dialect:{...v,releases:O},configs:w,usages:S,roots:m.flatMap(({roots:p})=>p),requirements:Qe,notes:[...Ye,...c.flatMap(({ofRoots:p})=>p)],part:null,
newHosts:new Set,isEmpty:f.every(({isEmpty:p})=>p)&&n.stop.why===null,complaints:I.findings,allUsages:[],changes:null,remarks:[...ze(f),...I.remarks],scan:{files:d,
bytes:f.reduce((p,{bytes:Be})=>p+Be,0),usages:S.length,durationMs:n.now()-t},clients:async()=>(0,x.Uu)(f),repositories:C,incomplete:X??null,checkouts:k}}async function He(e,n){
const{dialect:t,usages:o,notes:r,declared:i,repository:a}=e,c=new Map(t.clients.map(m=>[m,new Set(e.roots.flatMap(({directory:k,clients:I})=>I.includes(m)?k:[]))])),
h=await(0,L.D0)({usages:o,notes:r,scanned:{declared:i,endedAt:null},changed:null,dialect:t,settings:{...n,dialect:e.setting},listed:c}),d=(0,K.f)(a.name),f=t.isGuess===
!0,v=m=>({...d.note({...m,problem:be(m.problem)}),checkedFor:{clients:t.clients,isGuess:f}});return{usages:(await(0,L.Xo)(o,h.roots)).map(d.usage),roots:h.roots.
map(d.root),named:(0,J.kA)(o),isGuess:f,notes:r.map(v),ofRoots:h.notes.map(v),found:{...e,usages:[],notes:[],declared:[]}}}const Ue=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,
be=e=>e.help===void 0?e:{...e,help:e.help.replace(Ue,"$& of `tf-disco usages`")};function Ge(e,n,t,o){const r=t.hostnames.map(({host:h})=>h),i={hostnames:[],requiredServices:[]};
let a=0;const c=n.map(({usages:{length:h},named:d,isGuess:f})=>{const v=e.slice(a,a+h);return a+=h,(0,D.C)(i,v,o,new Set([...d,...r])).map(m=>f&&m.isImplied?{...m,
isAssumed:!0}:m)});return(0,D.h)([(0,D.C)(t,[],o),...c],o)}function We(e){const n=new Map,t=e.flatMap(({repository:o,...r})=>{const{file:i}=(0,K.f)(o.name);for(const a of r.
locks)n.set(i(a.file),a.hashes);return r.plugins.map(({directory:a,providers:c})=>({directory:a==="."?o.name:i(a),providers:c}))});return{lockHashes:n,plugins:t}}
const qe=10;function ze(e){const n=e.filter(({isEmpty:o})=>o);return n.length===0||n.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,j.XT)(n.map(({
repository:o})=>o.name),qe)}`]}})};export{ss as id,ns as ids,ts as modules};
