const ns=4728,os=[4728],rs={4728:((es,_,f)=>{f.d(_,{prepareFleet:()=>ze});var ee=f(1952),V=f(4580),D=f(5741),H=f(4e3),se=f(6897),J=f(7854),x=f(2859),te=f(1435),
L=f(5453),ne=f(6760),oe=f(6479),re=f(5747),A=f(3625),S=f(1064),w=f(3592),s=f(4184),E=f(8707),ie=f(2265),q=f(709),ae=f(5799),d=f(7996);const le=(0,s.Ik)({code:(0,s.
yL)(Object.keys((0,q.problemFacts)())),severity:(0,s.yL)(ae.oC),...d.CC,message:d.a$,help:(0,s.lq)(d.a$,void 0),affects:(0,s.p_)((0,s.yL)(S.zK),S.zK.length),clients:d.
bq,host:(0,s.me)(E.OI),others:(0,s.lq)((0,s.p_)(d.ik,25e4),void 0),aside:(0,s.lq)(d.PW,void 0),placeholder:(0,s.lq)(s.Jt,!1)}),ce=e=>{const t=le(e),{code:o,severity:n,
message:r,help:l,affects:i,file:u,line:a,column:p,endColumn:c}=t,{title:m,severity:y,affects:v}=(0,q.problemFacts)()[o],k={code:o,title:m,usualSeverity:y,severity:n,
message:r,affects:i.filter(b=>v.includes(b)),...l===void 0?{}:{help:l}},{clients:$,host:I,others:M,aside:C,placeholder:T}=t;return{problem:k,place:{file:u,line:a,
column:p,endColumn:c},clients:$,host:I,isPlaceholder:T,...M===void 0?{}:{others:M},...C===void 0?{}:{aside:C}}},N=["module","state","lock"],z=["version","compat\
ible","provider-version"],P=Object.keys(S.$I),de=(0,s.Ik)({kind:(0,s.yL)([...N,...z,...P])}),ue=(0,s.Ik)({kind:(0,s.yL)(N),file:d.PW}),fe=(0,s.Ik)({kind:(0,s.yL)(
z),...d.CC,text:d.a$,localName:(0,s.me)(d.a$)}),pe=(0,s.Ik)({kind:(0,s.yL)(P),...d.CC}),U=(e,t)=>e.includes(t),he=e=>{const{kind:t}=de(e);if(U(N,t))return ue(e);
if(U(P,t)){const{kind:i,...u}=pe(e);return{kind:i,text:"",place:u}}const{kind:o,text:n,localName:r,...l}=fe(e);return{kind:o,text:n,localName:r,place:l}};var me=f(
5143),ve=f(7495),R=f(4667);const G=new Set(["registry.terraform.io","registry.opentofu.org",...R.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),
X=R.I.filter(({kind:e})=>e==="required_provider"),j=new Map([...Map.groupBy(R.I.flatMap(e=>[e.kind,e.absent??e.kind].map(t=>({kind:t,row:e}))),({kind:e})=>e).entries().
map(([e,t])=>[e,t.map(({row:o})=>o)]),["required_provider_legacy",X],["required_provider_invalid",X],["implied_provider",X]]),ge=[...j.keys()],ye=(0,J.Oo)(e=>new Set(
(j.get(e)??[]).flatMap(({service:t})=>t??[])));function ke({kind:e,text:t,hasVersion:o},n){if(t===null||e==="implied_provider")return G;if(!$e(t))return null;const r=new Set;
for(const{grammar:l}of j.get(e)??[]){const{needed:i,problem:u}=ve.pb[l](t,n,o);if(i==="state"||u!==void 0)return null;i!==null&&r.add(i)}return r}const $e=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),Ie=(0,s.Qq)("a service ID",/^[\w.-]+$/,100),Ae=(0,s.Qq)(
"a host",/^[^\s/@]+$/,1e3),Se=(0,s.Ik)({kind:(0,s.yL)(ge),...d.CC,address:d.a$,text:(0,s.me)(d.a$),versions:(0,s.lq)(d.a$,null),versionsAt:(0,s.lq)((0,s.Ik)({...d.
AY,values:(0,s.lq)((0,s.A7)((0,s.yL)(S.Du),(0,s.me)(d.a$),S.Du.length),null),withheld:(0,s.lq)(s.Jt,!1),recorded:(0,s.lq)(d.a$,null)}),null),host:(0,s.me)(E.OI),
implied:(0,s.lq)(s.Jt,!1),directHost:(0,s.lq)(Ae,void 0),ownToken:(0,s.lq)(s.Jt,!1),workspace:(0,s.lq)((0,s.Ik)({organization:(0,s.me)(d.a$),name:(0,s.me)(d.a$)}),
void 0),overridden:(0,s.lq)(s.Jt,!1),clients:d.bq,needs:(0,s.p_)((0,s.Ik)({host:E.OI,service:Ie,clients:d.bq}),10)});function Me(){const e=new Map,t=new Map,o=new Set;
return n=>{const r=Se(n),{kind:l,line:i,column:u,endColumn:a,address:p,text:c,versions:m,host:y,clients:v}=r;Oe(r,o);const k=W(e,r.file,r.file),{directHost:$,workspace:I}=r,
M={kind:l,host:y,isHostImplied:r.implied,directHost:$,hasOwnToken:r.ownToken,text:c,address:p,versions:m,versionsAt:we(r.versionsAt),place:{file:k,line:i,column:u,
endColumn:a},clients:v,isOverridden:r.overridden,needs:W(t,Y(r.needs),r.needs)};return I===void 0?M:{...M,workspace:I}}}function W(e,t,o){const n=e.get(t);return n!==
void 0?n:(e.set(t,o),o)}const Y=e=>e.map(({host:t,service:o,clients:n})=>[t,o,...n].join(" ")).join("|");function we(e){if(e===null)return null;const{values:t,withheld:o,
recorded:n,...r}=e,l=(0,me.Ts)(r);return t===null&&!o&&n===null?l:{at:l,...t===null?{}:{values:Object.fromEntries(t)},...t===null&&!o?{}:{isWithheld:o},...n===null?
{}:{recorded:n}}}const Ee=2e4;function Oe(e,t){const{kind:o,text:n,versions:r,host:l,implied:i,needs:u}=e,a=[o,n,r===null,l,i,Y(u)].join(`
`);t.has(a)||(t.size>=Ee&&t.clear(),Ce(e),t.add(a))}function Ce({kind:e,text:t,versions:o,host:n,implied:r,clients:l,needs:i}){r&&n!==null&&!G.has(n)&&O(".host",
"the default host of a CLI, because it is implied",n);const u={kind:e,text:t,hasVersion:o!==null};for(const[a,p]of i.entries()){const c=`.needs[${a}]`;ye(e).has(
p.service)||O(`${c}.service`,`a service that ${e} can need`,p.service);for(const m of p.clients){l.includes(m)||O(`${c}.clients`,"clients of the usage",m);const y=ke(
u,m);y!==null&&!y.has(p.host)&&O(`${c}.host`,"a host that the text names",p.host)}}}const O=(e,t,o)=>(0,s.nx)(e,o,n=>(0,s.J4)(t,n)),g={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Te=(0,s.Ik)({schemaVersion:(0,s.nd)(1,g.count),version:(0,s.Qq)("a version",null,100)}),B=(0,s.Qq)("HOST\
/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),De=e=>(0,s.Ik)({repository:E.Jk,clientDetection:(0,ie.g)(d.ik),dialect:(0,s.Ik)({name:(0,s.yL)(["auto","terr\
aform","opentofu","both"]),version:(0,s.me)((0,s.Qq)("a version",null,100))}),usedBy:(0,s.p_)((0,s.yL)(S.zK),S.zK.length),scan:(0,s.Ik)({files:(0,s.nd)(0,g.count),
bytes:(0,s.nd)(0,g.count),isEmpty:s.Jt}),usages:(0,s.p_)(e,g.usages),notes:(0,s.p_)(ce,g.notes),declared:(0,s.p_)(he,g.declared),roots:(0,s.p_)((0,s.Ik)({directory:d.
PW,clients:d.bq}),g.directories),locks:(0,s.p_)((0,s.Ik)({file:d.PW,hashes:(0,s.A7)(B,(0,s.p_)(d.a$,g.hashes),g.providers)}),g.directories),plugins:(0,s.p_)((0,s.
Ik)({directory:d.PW,providers:(0,s.p_)(B,g.providers)}),g.directories)});function xe(e){const t=(0,s.qF)(e);if(!t.ok)return(0,A.T)(`${t.why}; ${F}`);const{value:o}=t;
if(Le(o))return(0,A.T)("is the report of a check, not a usages file; keep reports in another directory");const n=(0,s._f)(o,Te);if(!n.ok)return(0,A.T)(`${n.why}\
; ${F}`);const{schemaVersion:r,version:l}=n.value;if(r!==w.G5)return(0,A.T)(`schemaVersion is ${r}, which tf-disco ${w.xv} cannot read; use the same version of \
tf-disco for \`usages\` and \`check\``);const i=(0,s._f)(o,De(Me()));if(!i.ok)return(0,A.T)(`${i.why}; ${l===w.xv?F:Ne(l)}`);const{clientDetection:u,dialect:a,scan:p,
...c}=i.value;return{ok:!0,value:{...c,...p,dialect:u,setting:a}}}const Le=e=>typeof e=="object"&&e!==null&&"passed"in e,F="write the file with `tf-disco usages\
 --format json`",Ne=e=>`it was written by tf-disco ${e}; write it with version ${w.xv}`;var Pe=f(3152);const Re=128*1024*1024,Q=1e7,K=2e4,Z=1e6,Xe=20;function*je(e,t,o){
const n=Ke(e,t),r=n.flatMap(a=>a.ok?[]:[a.why]),l=new Set(n.flatMap(a=>a.ok?a.value:[]));l.size>K&&r.push(`there are ${l.size} files, the limit is ${K}`);const i=new Map;
let u=0;for(const a of[...l].slice(0,K)){const p=(0,ne.relative)(t,a),c=be(a),m=c.ok?Fe(c.value,p,i):`${p}: ${c.why}`;if(m!==null&&r.push(m),r.length>=Xe)break;
if(!(!c.ok||r.length>0)){if(u+=c.value.usages.length,u>Z){r.push(`the files have more than ${Z} usages: check fewer repositories at once`);break}yield c.value}}
if(r.length!==0)throw new Pe.GN(r.map(a=>`${o}: ${a}`))}function Fe({repository:{name:e}},t,o){const n=o.get(e.toLowerCase());return o.set(e.toLowerCase(),t),n===
void 0?null:`${n} and ${t} are both of the repository ${e}; keep one file for each repository`}const Ke=(e,t)=>e.map(o=>{const n=(0,oe.p)(o,t);return!n.ok||n.value.
length>0?n:(0,A.T)(`there is no .json file in ${o}; write one for each repository with \`tf-disco usages --format json\``)});function be(e){const t=(0,re.yR)(e,
Re);return t.ok?Ve(t.text,Q)?(0,A.T)(`has more than ${Q} values: list fewer directories of the repository`):xe(t.text):(0,A.T)((0,H.mP)(t.failure))}function Ve(e,t){
if(e.length<=t)return!1;let o=0;for(let n=0;n<e.length;n+=1){const r=e.charCodeAt(n);(r===He||r===Je||r===qe)&&(o+=1)}return o>t}const He=44,Je=91,qe=123;async function ze(e,t){
const o=t.now(),{wording:n,directory:r,environment:l,progress:i}=t,u=[],a=n?.setting("usages")??"usages";let p=0;for(const h of je(e.usages,r,a))if(u.push(await Ue(
h,e)),p+=h.files,i({kind:"scan",files:p}),await(0,se.x)(),t.stop.why!==null)break;const c=u.map(({found:h})=>h),m=(0,D.E3)(c),y=new Set(e.hostnames.map(({host:h})=>h)),
v=(0,D.Nh)(u,y),k=We(c),$=await(0,te.jK)(v.flatMap(({usages:h})=>h),e,m,{...t,mayHavePlugins:k.plugins.length>0,plugins:k.plugins}),{usages:I,configs:M,releases:C}=$,
T=c.map(({repository:h})=>h),[b]=(0,ee.V)(e.repositories,T.map(({name:h})=>h)),Qe=Ge(I,v,e,m.clients),Ze=(0,L.a3)(u.flatMap(h=>h.notes),I,e,l);return{dialect:{...m,
releases:C},configs:M,usages:I,roots:v.flatMap(({roots:h})=>h),requirements:Qe,notes:[...Ze,...u.flatMap(({ofRoots:h})=>h)],part:null,newHosts:new Set,isEmpty:c.
every(({isEmpty:h})=>h)&&t.stop.why===null,complaints:$.findings,allUsages:[],changes:null,remarks:[...Be(c),...$.remarks],scan:{files:p,bytes:c.reduce((h,{bytes:_e})=>h+
_e,0),usages:I.length,durationMs:t.now()-o},clients:async()=>(0,D.Uu)(c),repositories:T,incomplete:b??null,checkouts:k}}async function Ue(e,t){const{dialect:o,usages:n,
notes:r,declared:l,repository:i}=e,u=new Map(o.clients.map(v=>[v,new Set(e.roots.flatMap(({directory:k,clients:$})=>$.includes(v)?k:[]))])),a=await(0,L.D0)({usages:n,
notes:r,scanned:{declared:l,endedAt:null},changed:null,dialect:o,settings:{...t,dialect:e.setting},listed:u}),p=(0,V.f)(i.name),c=o.isGuess===!0,m=v=>({...p.note(
v),checkedFor:{clients:o.clients,isGuess:c}});return{usages:(await(0,L.Xo)(n,a.roots)).map(p.usage),roots:a.roots.map(p.root),named:(0,J.kA)(n),isGuess:c,notes:r.
map(m),ofRoots:a.notes.map(m),found:{...e,usages:[],notes:[],declared:[]}}}function Ge(e,t,o,n){const r=o.hostnames.map(({host:a})=>a),l={hostnames:[],requiredServices:[]};
let i=0;const u=t.map(({usages:{length:a},named:p,isGuess:c})=>{const m=e.slice(i,i+a);return i+=a,(0,x.C)(l,m,n,new Set([...p,...r])).map(v=>c&&v.isImplied?{...v,
isAssumed:!0}:v)});return(0,x.h)([(0,x.C)(o,[],n),...u],n)}function We(e){const t=new Map,o=e.flatMap(({repository:n,...r})=>{const{file:l}=(0,V.f)(n.name);for(const i of r.
locks)t.set(l(i.file),i.hashes);return r.plugins.map(({directory:i,providers:u})=>({directory:i==="."?n.name:l(i),providers:u}))});return{lockHashes:t,plugins:o}}
const Ye=10;function Be(e){const t=e.filter(({isEmpty:n})=>n);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,H.XT)(t.map(({
repository:n})=>n.name),Ye)}`]}})};export{ns as id,os as ids,rs as modules};
