const as=4875,ls=[4875],cs={4875:((os,_,f)=>{f.d(_,{prepareFleet:()=>Ge});var ee=f(1952),K=f(4580),L=f(5741),V=f(4e3),se=f(6897),b=f(7854),x=f(2859),te=f(1435),
D=f(5453),ne=f(6760),oe=f(6479),re=f(5747),g=f(3625),S=f(1064),w=f(3592),s=f(4184),E=f(8707),ie=f(2265),H=f(709),ae=f(5799),u=f(7996);const le=(0,s.Ik)({code:(0,s.
yL)(Object.keys((0,H.problemFacts)())),severity:(0,s.yL)(ae.oC),...u.CC,message:u.a$,help:(0,s.lq)(u.a$,void 0),affects:(0,s.p_)((0,s.yL)(S.zK),S.zK.length),clients:u.
bq,host:(0,s.me)(E.OI),others:(0,s.lq)((0,s.p_)(u.ik,25e4),void 0),aside:(0,s.lq)(u.PW,void 0),placeholder:(0,s.lq)(s.Jt,!1)}),ce=e=>{const t=le(e),{code:n,severity:o,
message:r,help:a,affects:i,file:c,line:l,column:h,endColumn:d}=t,{title:m,severity:$,affects:v}=(0,H.problemFacts)()[n],k={code:n,title:m,usualSeverity:$,severity:o,
message:r,affects:i.filter(J=>v.includes(J)),...a===void 0?{}:{help:a}},{clients:I,host:A,others:M,aside:T,placeholder:C}=t;return{problem:k,place:{file:c,line:l,
column:h,endColumn:d},clients:I,host:A,isPlaceholder:C,...M===void 0?{}:{others:M},...T===void 0?{}:{aside:T}}},N=["module","state","lock"],U=["version","compat\
ible","provider-version"],P=Object.keys(S.$I),de=(0,s.Ik)({kind:(0,s.yL)([...N,...U,...P])}),ue=(0,s.Ik)({kind:(0,s.yL)(N),file:u.PW}),fe=(0,s.Ik)({kind:(0,s.yL)(
U),...u.CC,text:u.a$,localName:(0,s.me)(u.a$)}),he=(0,s.Ik)({kind:(0,s.yL)(P),...u.CC}),q=(e,t)=>e.includes(t),pe=e=>{const{kind:t}=de(e);if(q(N,t))return ue(e);
if(q(P,t)){const{kind:i,...c}=he(e);return{kind:i,text:"",place:c}}const{kind:n,text:o,localName:r,...a}=fe(e);return{kind:n,text:o,localName:r,place:a}};var me=f(
5143),ve=f(7495),R=f(4667);const z=new Set(["registry.terraform.io","registry.opentofu.org",...R.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),
F=R.I.filter(({kind:e})=>e==="required_provider"),X=new Map([...Map.groupBy(R.I.flatMap(e=>[e.kind,e.absent??e.kind].map(t=>({kind:t,row:e}))),({kind:e})=>e).entries().
map(([e,t])=>[e,t.map(({row:n})=>n)]),["required_provider_legacy",F],["required_provider_invalid",F],["implied_provider",F]]),ge=[...X.keys()],ye=(0,b.Oo)(e=>new Set(
(X.get(e)??[]).flatMap(({service:t})=>t??[])));function $e({kind:e,text:t,hasVersion:n},o){if(t===null||e==="implied_provider")return z;if(!ke(t))return null;const r=new Set;
for(const{grammar:a}of X.get(e)??[]){const{needed:i,problem:c}=ve.pb[a](t,o,n);if(i==="state"||c!==void 0)return null;i!==null&&r.add(i)}return r}const ke=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),Ie=(0,s.Qq)("a service ID",/^[\w.-]+$/,100),Ae=(0,s.Qq)(
"a host",/^[^\s/@]+$/,1e3),Se=(0,s.Ik)({kind:(0,s.yL)(ge),...u.CC,address:u.a$,text:(0,s.me)(u.a$),versions:(0,s.me)(u.a$),versionsAt:(0,s.lq)((0,s.Ik)({...u.AY,
values:(0,s.lq)((0,s.A7)((0,s.yL)(S.Du),(0,s.me)(u.a$),S.Du.length),null),withheld:(0,s.lq)(s.Jt,!1),recorded:(0,s.lq)(u.a$,null)}),null),host:(0,s.me)(E.OI),implied:(0,s.
lq)(s.Jt,!1),directHost:(0,s.lq)(Ae,void 0),ownToken:(0,s.lq)(s.Jt,!1),workspace:(0,s.lq)((0,s.Ik)({organization:(0,s.me)(u.a$),name:(0,s.me)(u.a$)}),void 0),overridden:(0,s.
lq)(s.Jt,!1),clients:u.bq,needs:(0,s.p_)((0,s.Ik)({host:E.OI,service:Ie,clients:u.bq}),10)});function Me(){const e=new Map,t=new Map,n=new Set;return o=>{const r=Se(
o),{kind:a,line:i,column:c,endColumn:l,address:h,text:d,versions:m,host:$,clients:v}=r;Oe(r,n);const k=G(e,r.file,r.file),{directHost:I,workspace:A}=r,M={kind:a,
host:$,isHostImplied:r.implied,directHost:I,hasOwnToken:r.ownToken,text:d,address:h,versions:m,versionsAt:we(r.versionsAt),place:{file:k,line:i,column:c,endColumn:l},
clients:v,isOverridden:r.overridden,needs:G(t,W(r.needs),r.needs)};return A===void 0?M:{...M,workspace:A}}}function G(e,t,n){const o=e.get(t);return o!==void 0?
o:(e.set(t,n),n)}const W=e=>e.map(({host:t,service:n,clients:o})=>[t,n,...o].join(" ")).join("|");function we(e){if(e===null)return null;const{values:t,withheld:n,
recorded:o,...r}=e,a=(0,me.Ts)(r);return t===null&&!n&&o===null?a:{at:a,...t===null?{}:{values:Object.fromEntries(t)},...t===null&&!n?{}:{isWithheld:n},...o===null?
{}:{recorded:o}}}const Ee=2e4;function Oe(e,t){const{kind:n,text:o,versions:r,host:a,implied:i,needs:c}=e,l=[n,o,r===null,a,i,W(c)].join(`
`);t.has(l)||(t.size>=Ee&&t.clear(),Te(e),t.add(l))}function Te({kind:e,text:t,versions:n,host:o,implied:r,clients:a,needs:i}){r&&o!==null&&!z.has(o)&&O(".host",
"the default host of a CLI, because it is implied",o);const c={kind:e,text:t,hasVersion:n!==null};for(const[l,h]of i.entries()){const d=`.needs[${l}]`;ye(e).has(
h.service)||O(`${d}.service`,`a service that ${e} can need`,h.service);for(const m of h.clients){a.includes(m)||O(`${d}.clients`,"clients of the usage",m);const $=$e(
c,m);$!==null&&!$.has(h.host)&&O(`${d}.host`,"a host that the text names",h.host)}}}const O=(e,t,n)=>(0,s.nx)(e,n,o=>(0,s.J4)(t,o)),y={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Ce=(0,s.Ik)({kind:(0,s.yL)(["repository"]),schemaVersion:(0,s.nd)(1,y.count),version:(0,s.Qq)("a version",
null,100)}),Y=(0,s.Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Le=(0,s.Ik)({repository:E.Jk,clientDetection:(0,ie.g)(u.ik),dialect:(0,s.Ik)({name:(0,s.
yL)(["auto","terraform","opentofu","both"]),version:(0,s.me)((0,s.Qq)("a version",null,100))}),usedBy:(0,s.p_)((0,s.yL)(S.zK),S.zK.length),scan:(0,s.Ik)({files:(0,s.
nd)(0,y.count),bytes:(0,s.nd)(0,y.count),isEmpty:s.Jt}),notes:(0,s.p_)(ce,y.notes),declared:(0,s.p_)(pe,y.declared),roots:(0,s.p_)((0,s.Ik)({directory:u.PW,clients:u.
bq}),y.directories),locks:(0,s.p_)((0,s.Ik)({file:u.PW,hashes:(0,s.A7)(Y,(0,s.p_)(u.a$,y.hashes),y.providers)}),y.directories),plugins:(0,s.p_)((0,s.Ik)({directory:u.
PW,providers:(0,s.p_)(Y,y.providers)}),y.directories)});function xe(e){if(Pe(e))return(0,g.T)("is the report of a check, not a usages file; keep reports in anot\
her directory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=De(t.pop()??"");if(!n.ok)return(0,g.T)(`${n.why}; ${B}`);const{schemaVersion:o,version:r}=n.value.head;if(o!==w.G5)return(0,g.T)(`schemaVersion is ${o}, wh\
ich tf-disco ${w.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const a=r===w.xv?B:Re(r),i=(0,s._f)(n.value.line,Le);if(!i.ok)
return(0,g.T)(`${i.why}; ${a}`);const c=Ne(t);if(!c.ok)return(0,g.T)(`${c.why}; ${a}`);const{clientDetection:l,dialect:h,scan:d,...m}=i.value;return(0,g.J)({...m,
...d,usages:c.value,dialect:l,setting:h})}function De(e){const t=(0,s.qF)(e);if(!t.ok)return(0,g.T)(e===""?t.why:`the last line ${t.why}`);const n=(0,s._f)(t.value,
Ce);return n.ok?(0,g.J)({line:t.value,head:n.value}):(0,g.T)(`the last line is not about the repository: ${n.why}`)}function Ne(e){if(e.length>y.usages)return(0,g.
T)(`has ${e.length} usages, the limit is ${y.usages}`);const t=Me(),n=[];for(const[o,r]of e.entries()){const a=(0,s.qF)(r);if(!a.ok)return(0,g.T)(`line ${o+1} ${a.
why}`);const i=(0,s._f)(a.value,t);if(!i.ok)return(0,g.T)(`line ${o+1}: ${i.why}`);n.push(i.value)}return(0,g.J)(n)}const Pe=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),B="write the file with `tf-disco usages --format json`",Re=e=>`it was written by tf-disco ${e}; write it with version ${w.xv}`;var Fe=f(3152);
const Xe=128*1024*1024,Q=1e7,j=2e4,Z=1e6,je=20;function*Je(e,t,n){const o=Ve(e,t),r=o.flatMap(l=>l.ok?[]:[l.why]),a=new Set(o.flatMap(l=>l.ok?l.value:[]));a.size>
j&&r.push(`there are ${a.size} files, the limit is ${j}`);const i=new Map;let c=0;for(const l of[...a].slice(0,j)){const h=(0,ne.relative)(t,l),d=be(l),m=d.ok?Ke(
d.value,h,i):`${h}: ${d.why}`;if(m!==null&&r.push(m),r.length>=je)break;if(!(!d.ok||r.length>0)){if(c+=d.value.usages.length,c>Z){r.push(`the files have more th\
an ${Z} usages: check fewer repositories at once`);break}yield d.value}}if(r.length!==0)throw new Fe.GN(r.map(l=>`${n}: ${l}`))}function Ke({repository:{name:e}},t,n){
const o=n.get(e.toLowerCase());return n.set(e.toLowerCase(),t),o===void 0?null:`${o} and ${t} are both of the repository ${e}; keep one file for each repository`}
const Ve=(e,t)=>e.map(n=>{const o=(0,oe.p)(n,t,[".jsonl",".json"]);return!o.ok||o.value.length>0?o:(0,g.T)(`there is no .jsonl file in ${n}; write one for each \
repository with \`tf-disco usages --format json\``)});function be(e){const t=(0,re.yR)(e,Xe);return t.ok?He(t.text,Q)?(0,g.T)(`has more than ${Q} values: list f\
ewer directories of the repository`):xe(t.text):(0,g.T)((0,V.mP)(t.failure))}function He(e,t){if(e.length<=t)return!1;let n=0;for(let o=0;o<e.length;o+=1){const r=e.
charCodeAt(o);(r===Ue||r===qe||r===ze)&&(n+=1)}return n>t}const Ue=44,qe=91,ze=123;async function Ge(e,t){const n=t.now(),{wording:o,directory:r,environment:a,progress:i}=t,
c=[],l=o?.setting("usages")??"usages";let h=0;for(const p of Je(e.usages,r,l))if(c.push(await We(p,e)),h+=p.files,i({kind:"scan",files:h}),await(0,se.x)(),t.stop.
why!==null)break;const d=c.map(({found:p})=>p),m=(0,L.E3)(d),$=new Set(e.hostnames.map(({host:p})=>p)),v=(0,L.Nh)(c,$),k=Ze(d),I=await(0,te.jK)(v.flatMap(({usages:p})=>p),
e,m,{...t,mayHavePlugins:k.plugins.length>0,plugins:k.plugins}),{usages:A,configs:M,releases:T}=I,C=d.map(({repository:p})=>p),[J]=(0,ee.V)(e.repositories,C.map(
({name:p})=>p)),ss=Qe(A,v,e,m.clients),ts=(0,D.a3)(c.flatMap(p=>p.notes),A,e,a);return{dialect:{...m,releases:T},configs:M,usages:A,roots:v.flatMap(({roots:p})=>p),
requirements:ss,notes:[...ts,...c.flatMap(({ofRoots:p})=>p)],part:null,newHosts:new Set,isEmpty:d.every(({isEmpty:p})=>p)&&t.stop.why===null,complaints:I.findings,
allUsages:[],changes:null,remarks:[...es(d),...I.remarks],scan:{files:h,bytes:d.reduce((p,{bytes:ns})=>p+ns,0),usages:A.length,durationMs:t.now()-n},clients:async()=>(0,L.
Uu)(d),repositories:C,incomplete:J??null,checkouts:k}}async function We(e,t){const{dialect:n,usages:o,notes:r,declared:a,repository:i}=e,c=new Map(n.clients.map(
v=>[v,new Set(e.roots.flatMap(({directory:k,clients:I})=>I.includes(v)?k:[]))])),l=await(0,D.D0)({usages:o,notes:r,scanned:{declared:a,endedAt:null},changed:null,
dialect:n,settings:{...t,dialect:e.setting},listed:c}),h=(0,K.f)(i.name),d=n.isGuess===!0,m=v=>({...h.note({...v,problem:Be(v.problem)}),checkedFor:{clients:n.clients,
isGuess:d}});return{usages:(await(0,D.Xo)(o,l.roots)).map(h.usage),roots:l.roots.map(h.root),named:(0,b.kA)(o),isGuess:d,notes:r.map(m),ofRoots:l.notes.map(m),found:{
...e,usages:[],notes:[],declared:[]}}}const Ye=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,Be=e=>e.help===void 0?e:{...e,help:e.help.replace(Ye,"$& of \
`tf-disco usages`")};function Qe(e,t,n,o){const r=n.hostnames.map(({host:l})=>l),a={hostnames:[],requiredServices:[]};let i=0;const c=t.map(({usages:{length:l},
named:h,isGuess:d})=>{const m=e.slice(i,i+l);return i+=l,(0,x.C)(a,m,o,new Set([...h,...r])).map(v=>d&&v.isImplied?{...v,isAssumed:!0}:v)});return(0,x.h)([(0,x.
C)(n,[],o),...c],o)}function Ze(e){const t=new Map,n=e.flatMap(({repository:o,...r})=>{const{file:a}=(0,K.f)(o.name);for(const i of r.locks)t.set(a(i.file),i.hashes);
return r.plugins.map(({directory:i,providers:c})=>({directory:i==="."?o.name:a(i),providers:c}))});return{lockHashes:t,plugins:n}}const _e=10;function es(e){const t=e.
filter(({isEmpty:o})=>o);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,V.XT)(t.map(({repository:o})=>o.name),_e)}`]}})};export{as as id,ls as ids,cs as modules};
