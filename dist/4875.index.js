const as=4875,is=[4875],cs={4875:((ns,Z,u)=>{u.d(Z,{prepareFleet:()=>We});var _=u(1952),J=u(4580),x=u(5741),K=u(4e3),ee=u(6897),b=u(7854),L=u(2859),se=u(1435),D=u(
5453),te=u(6760),ne=u(9460),oe=u(5747),g=u(3625),S=u(1064),w=u(3592),s=u(4184),M=u(8707),re=u(2265),j=u(709),ae=u(5799),l=u(7996);const ie=(0,s.Ik)({code:(0,s.yL)(
Object.keys((0,j.problemFacts)())),severity:(0,s.yL)(ae.oC),...l.CC,message:l.a$,help:(0,s.lq)(l.a$,void 0),affects:(0,s.p_)((0,s.yL)(S.zK),S.zK.length),clients:l.
bq,host:(0,s.me)(M.OI),others:(0,s.lq)((0,s.p_)(l.ik,25e4),void 0),aside:(0,s.lq)(l.PW,void 0),placeholder:(0,s.lq)(s.Jt,!1)}),ce=e=>{const t=ie(e),{code:n,severity:o,
message:r,help:i,affects:a,file:c,line:h,column:d,endColumn:f}=t,{title:v,severity:$,affects:m}=(0,j.problemFacts)()[n],k={code:n,title:v,usualSeverity:$,severity:o,
message:r,affects:a.filter(V=>m.includes(V)),...i===void 0?{}:{help:i}},{clients:I,host:A,others:E,aside:O,placeholder:C}=t;return{problem:k,place:{file:c,line:h,
column:d,endColumn:f},clients:I,host:A,isPlaceholder:C,...E===void 0?{}:{others:E},...O===void 0?{}:{aside:O}}},N=["module","state","lock"],H=["version","compat\
ible","provider-version"],F=Object.keys(S.$I),le=(0,s.Ik)({kind:(0,s.yL)([...N,...H,...F])}),de=(0,s.Ik)({kind:(0,s.yL)(N),file:l.PW}),ue=(0,s.Ik)({kind:(0,s.yL)(
H),...l.CC,text:l.a$,localName:(0,s.me)(l.a$)}),fe=(0,s.Ik)({kind:(0,s.yL)(F),...l.CC}),U=(e,t)=>e.includes(t),he=e=>{const{kind:t}=le(e);if(U(N,t))return de(e);
if(U(F,t)){const{kind:a,...c}=fe(e);return{kind:a,text:"",place:c}}const{kind:n,text:o,localName:r,...i}=ue(e);return{kind:n,text:o,localName:r,place:i}};var pe=u(
5143),me=u(7495),P=u(4667);const G=new Set(["registry.terraform.io","registry.opentofu.org",...P.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),
R=P.I.filter(({kind:e})=>e==="required_provider"),X=new Map([...Map.groupBy(P.I.flatMap(e=>[e.kind,e.absent??e.kind].map(t=>({kind:t,row:e}))),({kind:e})=>e).entries().
map(([e,t])=>[e,t.map(({row:n})=>n)]),["required_provider_legacy",R],["required_provider_invalid",R],["implied_provider",R]]),ve=[...X.keys()],ge=(0,b.Oo)(e=>new Set(
(X.get(e)??[]).flatMap(({service:t})=>t??[])));function ye({kind:e,text:t,hasVersion:n},o){if(t===null||e==="implied_provider")return G;if(!$e(t))return null;const r=new Set;
for(const{grammar:i}of X.get(e)??[]){const{needed:a,problem:c}=me.pb[i](t,o,n);if(a==="state"||c!==void 0)return null;a!==null&&r.add(a)}return r}const $e=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),ke=(0,s.Qq)("a service ID",/^[\w.-]+$/,100),Ie=(0,s.Qq)(
"a host",/^[^\s/@]+$/,1e3),Ae=(0,s.Ik)({kind:(0,s.yL)(ve),...l.CC,address:l.a$,text:(0,s.me)(l.a$),versions:(0,s.me)(l.a$),versionsAt:(0,s.lq)((0,s.Ik)({...l.AY,
values:(0,s.lq)((0,s.A7)((0,s.yL)(S.Du),(0,s.me)(l.a$),S.Du.length),null),withheld:(0,s.lq)(s.Jt,!1),recorded:(0,s.lq)(l.a$,null)}),null),host:(0,s.me)(M.OI),implied:(0,s.
lq)(s.Jt,!1),directHost:(0,s.lq)(Ie,void 0),ownToken:(0,s.lq)(s.Jt,!1),workspace:(0,s.lq)((0,s.Ik)({organization:(0,s.me)(l.a$),name:(0,s.me)(l.a$)}),void 0),overridden:(0,s.
lq)(s.Jt,!1),clients:l.bq,needs:(0,s.p_)((0,s.Ik)({host:M.OI,service:ke,clients:l.bq}),10)});function Se(){const e=new Map,t=new Map,n=new Set;return o=>{const r=Ae(
o),{kind:i,line:a,column:c,endColumn:h,address:d,text:f,versions:v,host:$,clients:m}=r;Me(r,n);const k=W(e,r.file,r.file),{directHost:I,workspace:A}=r,E={kind:i,
host:$,isHostImplied:r.implied,directHost:I,hasOwnToken:r.ownToken,text:f,address:d,versions:v,versionsAt:Ee(r.versionsAt),place:{file:k,line:a,column:c,endColumn:h},
clients:m,isOverridden:r.overridden,needs:W(t,q(r.needs),r.needs)};return A===void 0?E:{...E,workspace:A}}}function W(e,t,n){const o=e.get(t);return o!==void 0?
o:(e.set(t,n),n)}const q=e=>e.map(({host:t,service:n,clients:o})=>[t,n,...o].join(" ")).join("|");function Ee(e){if(e===null)return null;const{values:t,withheld:n,
recorded:o,...r}=e,i=(0,pe.Ts)(r);return t===null&&!n&&o===null?i:{at:i,...t===null?{}:{values:Object.fromEntries(t)},...t===null&&!n?{}:{isWithheld:n},...o===null?
{}:{recorded:o}}}const we=2e4;function Me(e,t){const{kind:n,text:o,versions:r,host:i,implied:a,needs:c}=e,h=[n,o,r===null,i,a,q(c)].join(`
`);t.has(h)||(t.size>=we&&t.clear(),Te(e),t.add(h))}function Te({kind:e,text:t,versions:n,host:o,implied:r,clients:i,needs:a}){r&&o!==null&&!G.has(o)&&T(".host",
"the default host of a CLI, because it is implied",o);const c={kind:e,text:t,hasVersion:n!==null};for(const[h,d]of a.entries()){const f=`.needs[${h}]`;ge(e).has(
d.service)||T(`${f}.service`,`a service that ${e} can need`,d.service);for(const v of d.clients){i.includes(v)||T(`${f}.clients`,"clients of the usage",v);const $=ye(
c,v);$!==null&&!$.has(d.host)&&T(`${f}.host`,"a host that the text names",d.host)}}}const T=(e,t,n)=>(0,s.nx)(e,n,o=>(0,s.J4)(t,o)),y={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Oe=(0,s.Ik)({kind:(0,s.yL)(["repository"]),schemaVersion:(0,s.nd)(1,y.count),version:(0,s.Qq)("a version",
null,100)}),z=(0,s.Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Ce=(0,s.Ik)({repository:M.Jk,clientDetection:(0,re.g)(l.ik),dialect:(0,s.Ik)({name:(0,s.
yL)(["auto","terraform","opentofu","both"]),version:(0,s.me)((0,s.Qq)("a version",null,100))}),usedBy:(0,s.p_)((0,s.yL)(S.zK),S.zK.length),scan:(0,s.Ik)({files:(0,s.
nd)(0,y.count),bytes:(0,s.nd)(0,y.count),usages:(0,s.nd)(0,y.count),isEmpty:s.Jt}),notes:(0,s.p_)(ce,y.notes),declared:(0,s.p_)(he,y.declared),roots:(0,s.p_)((0,s.
Ik)({directory:l.PW,clients:l.bq}),y.directories),locks:(0,s.p_)((0,s.Ik)({file:l.PW,hashes:(0,s.A7)(z,(0,s.p_)(l.a$,y.hashes),y.providers)}),y.directories),plugins:(0,s.
p_)((0,s.Ik)({directory:l.PW,providers:(0,s.p_)(z,y.providers)}),y.directories)});function xe(e){if(Ne(e))return(0,g.T)("is the report of a check, not a usages \
file; keep reports in another directory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=Le(t.pop()??"");if(!n.ok)return(0,g.T)(`${n.why}; ${Y}`);const{schemaVersion:o,version:r}=n.value.head;if(o!==w.G5)return(0,g.T)(`schemaVersion is ${o}, wh\
ich tf-disco ${w.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const i=r===w.xv?Y:Fe(r),a=(0,s._f)(n.value.line,Ce);if(!a.ok)
return(0,g.T)(`${a.why}; ${i}`);const c=De(t);if(!c.ok)return(0,g.T)(`${c.why}; ${i}`);const{clientDetection:h,dialect:d,scan:f,...v}=a.value,{usages:$,...m}=f;
return $!==t.length?(0,g.T)(`has ${t.length} usages, but scan.usages is ${$}; ${i}`):(0,g.J)({...v,...m,usages:c.value,dialect:h,setting:d})}function Le(e){const t=(0,s.
qF)(e);if(!t.ok)return(0,g.T)(e===""?t.why:`the last line ${t.why}`);const n=(0,s._f)(t.value,Oe);return n.ok?(0,g.J)({line:t.value,head:n.value}):(0,g.T)(`the \
last line is not about the repository: ${n.why}`)}function De(e){if(e.length>y.usages)return(0,g.T)(`has ${e.length} usages, the limit is ${y.usages}`);const t=Se(),
n=[];for(const[o,r]of e.entries()){const i=(0,s.qF)(r);if(!i.ok)return(0,g.T)(`line ${o+1} ${i.why}`);const a=(0,s._f)(i.value,t);if(!a.ok)return(0,g.T)(`line ${o+
1}: ${a.why}`);n.push(a.value)}return(0,g.J)(n)}const Ne=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.slice(0,1e3)),Y="write\
 the file with `tf-disco usages --format json`",Fe=e=>`it was written by tf-disco ${e}; write it with version ${w.xv}`;var Pe=u(3152);const Re=128*1024*1024,B=1e7,
Xe={noun:".jsonl file",isWanted:e=>/\.jsonl?$/i.test(e),cure:"write one for each repository with `tf-disco usages --format json`",maxFiles:2e4},Q=1e6,Ve=20;function*Je(e,t,n){
const o=(0,ne.V)(e,t,Xe),r=[...o.mistakes],i=new Map;let a=0;for(const c of o.files){const h=(0,te.relative)(t,c),d=be(c),f=d.ok?Ke(d.value,h,i):`${h}: ${d.why}`;
if(f!==null&&r.push(f),r.length>=Ve)break;if(!(!d.ok||r.length>0)){if(a+=d.value.usages.length,a>Q){r.push(`the files have more than ${Q} usages: check fewer re\
positories at once`);break}yield d.value}}if(r.length!==0)throw new Pe.GN(r.map(c=>`${n}: ${c}`))}function Ke({repository:{name:e}},t,n){const o=n.get(e.toLowerCase());
return n.set(e.toLowerCase(),t),o===void 0?null:`${o} and ${t} are both of the repository ${e}; keep one file for each repository`}function be(e){const t=(0,oe.
yR)(e,Re);return t.ok?je(t.text,B)?(0,g.T)(`has more than ${B} values: list fewer directories of the repository`):xe(t.text):(0,g.T)((0,K.mP)(t.failure))}function je(e,t){
if(e.length<=t)return!1;let n=0;for(let o=0;o<e.length;o+=1){const r=e.charCodeAt(o);(r===He||r===Ue||r===Ge)&&(n+=1)}return n>t}const He=44,Ue=91,Ge=123;async function We(e,t){
const n=t.now(),{wording:o,directory:r,environment:i,progress:a}=t,c=[],h=o?.setting("usages")??"usages";let d=0;for(const p of Je(e.usages,r,h))if(c.push(await qe(
p,e)),d+=p.files,a({kind:"scan",files:d}),await(0,ee.x)(),t.stop.why!==null)break;const f=c.map(({found:p})=>p),v=(0,x.E3)(f),$=new Set(e.hostnames.map(({host:p})=>p)),
m=(0,x.Nh)(c,$),k=Qe(f),I=await(0,se.jK)(m.flatMap(({usages:p})=>p),e,v,{...t,mayHavePlugins:k.plugins.length>0,plugins:k.plugins}),{usages:A,configs:E,releases:O}=I,
C=f.map(({repository:p})=>p),[V]=(0,_.V)(e.repositories,C.map(({name:p})=>p)),es=Be(A,m,e,v.clients),ss=(0,D.a3)(c.flatMap(p=>p.notes),A,e,i);return{dialect:{...v,
releases:O},configs:E,usages:A,roots:m.flatMap(({roots:p})=>p),requirements:es,notes:[...ss,...c.flatMap(({ofRoots:p})=>p)],part:null,newHosts:new Set,isEmpty:f.
every(({isEmpty:p})=>p)&&t.stop.why===null,complaints:I.findings,allUsages:[],changes:null,remarks:[..._e(f),...I.remarks],scan:{files:d,bytes:f.reduce((p,{bytes:ts})=>p+
ts,0),usages:A.length,durationMs:t.now()-n},clients:async()=>(0,x.Uu)(f),repositories:C,incomplete:V??null,checkouts:k}}async function qe(e,t){const{dialect:n,usages:o,
notes:r,declared:i,repository:a}=e,c=new Map(n.clients.map(m=>[m,new Set(e.roots.flatMap(({directory:k,clients:I})=>I.includes(m)?k:[]))])),h=await(0,D.D0)({usages:o,
notes:r,scanned:{declared:i,endedAt:null},changed:null,dialect:n,settings:{...t,dialect:e.setting},listed:c}),d=(0,J.f)(a.name),f=n.isGuess===!0,v=m=>({...d.note(
{...m,problem:Ye(m.problem)}),checkedFor:{clients:n.clients,isGuess:f}});return{usages:(await(0,D.Xo)(o,h.roots)).map(d.usage),roots:h.roots.map(d.root),named:(0,b.
kA)(o),isGuess:f,notes:r.map(v),ofRoots:h.notes.map(v),found:{...e,usages:[],notes:[],declared:[]}}}const ze=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,
Ye=e=>e.help===void 0?e:{...e,help:e.help.replace(ze,"$& of `tf-disco usages`")};function Be(e,t,n,o){const r=n.hostnames.map(({host:h})=>h),i={hostnames:[],requiredServices:[]};
let a=0;const c=t.map(({usages:{length:h},named:d,isGuess:f})=>{const v=e.slice(a,a+h);return a+=h,(0,L.C)(i,v,o,new Set([...d,...r])).map(m=>f&&m.isImplied?{...m,
isAssumed:!0}:m)});return(0,L.h)([(0,L.C)(n,[],o),...c],o)}function Qe(e){const t=new Map,n=e.flatMap(({repository:o,...r})=>{const{file:i}=(0,J.f)(o.name);for(const a of r.
locks)t.set(i(a.file),a.hashes);return r.plugins.map(({directory:a,providers:c})=>({directory:a==="."?o.name:i(a),providers:c}))});return{lockHashes:t,plugins:n}}
const Ze=10;function _e(e){const t=e.filter(({isEmpty:o})=>o);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,K.XT)(t.map(({
repository:o})=>o.name),Ze)}`]}})};export{as as id,is as ids,cs as modules};
