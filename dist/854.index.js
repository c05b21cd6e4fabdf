const ke=854,Ae=[854],Ee={5854:((Fe,G,d)=>{d.r(G),d.d(G,{prepareFleet:()=>ie});var F=d(3024),k=d(6760),A=d(5747),S=d(4091);const W="write one for each repositor\
y with `tf-disco usages --format json`";function V(e,o,a){const n=e.map(t=>{const r=K(t,o);return r.ok&&r.value.length===0&&!a?(0,S.TR)(`there is no .jsonl file\
 in ${t}; ${W}`):r});return{files:[...new Set(n.flatMap(t=>t.ok?t.value:[]))],mistakes:n.flatMap(t=>t.ok?[]:[t.why])}}function K(e,o){const a=(0,k.resolve)(o,e);
try{if(!(0,F.statSync)(a).isDirectory())return(0,S.Ju)([a]);const n=(0,F.readdirSync)(a,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(t=>(0,k.join)(t.parentPath,t.name));return(0,S.Ju)(n.sort())}catch(n){const t=(0,A.Oj)(n);return(0,S.TR)(t==="ENOENT"?`${e} does not exist in ${o}`:
`${e} cannot be read: ${t}`)}}function P(e,o){const a=e.map(r=>({path:r,size:(0,A.N0)(()=>(0,F.statSync)(r).size,0)}));let n=0;const t=a.sort((r,c)=>r.size-c.size).
flatMap(({path:r,size:c})=>(n+=c,n>o?r:[]));return new Set(t)}function Q(e,o,a){const n=new Set(o.map(M)),t=new Map((e.length===0?o:e).map(i=>[M(i),i]));for(const i of a){
const s=Y(i,t,n);t.has(M(s))||t.set(M(s),s)}const r=[...t].flatMap(([i,s])=>n.has(i)?[]:[s]);if(r.length===0)return null;const c={kind:"missing",repositories:r,
total:t.size};return a.length===0?c:{...c,reasons:a.map(({file:i,why:s})=>`${i}: ${s}`)}}const M=e=>e.toLowerCase();function Y({file:e,repository:o},a,n){if(o!==
null&&!n.has(M(o)))return o;const t=e.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),r=a.get(M(t.replaceAll("__","/")));return r!==void 0&&!n.has(M(r))?r:e.replaceAll(
/[^\w./-]/g,"_")}var N=d(9075),R=d(5143),O=d(1064),T=d(9664),z=d(8416);function Z(e){const o=e.filter(({isEmpty:c})=>!c),a=o.length===0?e:o,n=a.map(({dialect:c})=>c),
t=O.Du.filter(c=>n.some(i=>i.clients.includes(c))),r=new Set(n.flatMap(({releases:c})=>c.map(({name:i})=>i)));return{name:(0,z.WJ)(t),clients:t,releases:O.pH.filter(
({name:c})=>r.has(c)),versions:Object.fromEntries(t.flatMap(c=>{const i=b(c,n);return i===null?[]:[[c,i]]})),...n.every(({isGuess:c})=>c)?{isGuess:!0}:{},why:q(
n),evidence:a.flatMap(({repository:c,dialect:i})=>{const{place:s}=E(c.name);return i.evidence.map(l=>({...l,place:s(l.place)}))})}}function b(e,o){const a=o.filter(
({clients:r})=>r.includes(e)),[n,...t]=new Set(a.map(({versions:r})=>r[e]??null));return n===void 0||t.length>0?null:n}function q(e){const[o,...a]=e;if(o!==void 0&&
a.length===0)return o.why;const n=e.filter(({isGuess:s})=>!s),t=O.Du.flatMap(s=>{const{length:l}=n.filter(({clients:m})=>m.includes(s));return l===0?[]:[`${O.bB[s]}\
 in ${l}`]}),r=e.length-n.length,c=[...t,...r===0?[]:[`assumed in ${r}`]],i=c.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${c.join(", ")} ${i}`}const _=e=>O.
zK.filter(o=>e.some(({usedBy:a})=>a.includes(o)));function E(e,o=new Map){const a=(0,N.Oo)(s=>(0,R.yJ)(e,s)),n=(0,N.Oo)(s=>({file:a(s.file),line:s.line,column:s.
column,endColumn:s.endColumn,target:s.target&&a(s.target),...s.isInUse&&{isInUse:!0}})),t=s=>({...s,place:n(s.place)});return{file:a,place:n,usage:s=>({...s,repository:e,
place:n(s.place)}),note:s=>({...s,places:s.places.map(l=>typeof l=="string"?l:n(l)),...s.aside===void 0?{}:{aside:a(s.aside)}}),root:s=>({...s,directory:a(s.directory),
directories:s.directories.map(l=>(0,T.jt)(a((0,T.Gz)(l,"main.tf")))),calls:s.calls.map(({address:l,isOpen:m,...p})=>{const h=`${s.client} ${p.source}`,{source:u,
module:g}=(p.module&&o.get(h))??p;g!==null&&o.set(h,{source:u,module:g});const y=p.constraint&&t(p.constraint);return{address:l,source:u,place:n(p.place),module:g,
constraint:y,isOpen:m}}),providers:s.providers.map(l=>({...l,places:l.places.map(n),constraints:l.constraints.map(t),locked:l.locked&&{...l.locked,version:t(l.locked.
version)}})),lockFile:s.lockFile===null?null:a(s.lockFile),clientVersions:s.clientVersions.map(t)})}}var j=d(4e3),ee=d(7052),U=d(5799),se=d(785),te=d(5257),D=d(
7854),w=d(2859),ne=d(1435),oe=d(5682),B=d(9762),$=d(2219),ae=d(3152);const L=256,X=5e5,J="check fewer repositories at once",re=`is one of the largest of files t\
hat have more than ${L} MiB together; ${J}`;function*le({usages:e,repositories:o},a,n){const{files:t,mistakes:r}=V(e,a,o.length>0);if(r.length>0)throw new ae.GN(
r.map(l=>`${n}: ${l}`));const c=P(t,L*1024*1024),i=new Map;let s=0;for(const l of t){const m=(0,k.relative)(a,l),p=c.has(l)?(0,$.unread)(re):ce(l);if(!p.ok){yield{
...p,file:m};continue}const{value:h}=p,u=h.repository.name,g=i.get(u.toLowerCase());if(g!==void 0){const y=`is of the repository ${u}, as is ${g}; keep one file\
 for each repository`;yield{...(0,$.unread)(y),file:m}}else if(s+h.usages.length>X){const y=`the files have more than ${X} usages; ${J}`;yield{...(0,$.unread)(y,
u),file:m}}else s+=h.usages.length,i.set(u.toLowerCase(),m),yield p}}function ce(e){const o=(0,A.yR)(e,$.MAX_BYTES);return o.ok?(0,$.readUsagesLines)(o.text):(0,$.
unread)((0,j.mP)(o.failure))}async function ie(e,o,a){const n=o.now(),{wording:t,directory:r,environment:c,progress:i}=o,s=[],l=t?.setting("usages")??"usages",m=new Map,
p=[];let h=0;for(const f of le(e,r,l))if(f.ok?(s.push(ue(f.value,e,m,c)),h+=f.value.files):p.push(f),i({kind:"scan",files:h}),await(0,se.xu)(),o.stop.why!==null)
break;const u=s.map(({found:f})=>f),g=u.length===0,y=g?(0,z.L2)({setting:e.dialect,scan:null}):Z(u),x=pe(u),v=(0,ne.j)(s.flatMap(f=>f.usages),e,y,{...o,plugins:x.
plugins}),{usages:C,configs:Me,releases:$e}=v,H=u.map(({repository:f})=>f),ve=H.map(f=>f.name),I=Q(e.repositories,ve,p),Oe=_(u),Se=de(C,s,e,y.clients);return{dialect:{
...y,releases:$e},configs:Me,usages:C.filter(D.s7),roots:s.flatMap(({roots:f})=>f),...Se,notes:[...s.flatMap(({notes:f})=>f),...s.flatMap(({rootNotes:f})=>f),...he(
u,a)],newHosts:new Set,isEmpty:!g&&u.every(({isEmpty:f})=>f)&&o.stop.why===null,complaints:v.findings,changes:null,remarks:[...I?.reasons??[],...ye(u),...new Set(
s.flatMap(f=>f.remarks)),...v.remarks],scan:{files:h,bytes:u.reduce((f,{bytes:we})=>f+we,0),usages:C.length,durationMs:o.now()-n},clients:()=>Oe,repositories:H,
missing:I,checkouts:x}}function ue(e,o,a,n){const{dialect:t,declared:r,units:c,repository:i}=e,s=(0,oe.H)(e,n,o.depth),l={...s,scanned:{declared:r,units:c,endedAt:null},
dialect:t,settings:{...o,dialect:e.setting},listed:e},m=(0,B.G9)(l),{usages:p,notes:h}=m,u=(0,B.D0)({...l,...m,changed:null}),g=E(i.name,a),y=v=>({...g.note({...v,
problem:fe(v.problem)}),checkedFor:t.clients});return{usages:(0,te.Xo)(p,u.roots).map(g.usage),roots:u.roots.map(g.root),named:(0,D.kA)(p),notes:h.map(y),rootNotes:u.
notes.map(y),remarks:s.remarks,found:{...e,usages:[],notes:[],declared:[],units:[]}}}const fe=e=>e.isCuredByScan&&e.help!==void 0?{...e,help:`${e.help}; set thi\
s for \`tf-disco usages\``}:e;function de(e,o,a,n){const t=a.hostnames.map(({host:l})=>l),r={hostnames:[],requiredServices:[]},c=Map.groupBy(e,l=>l.repository),
i=o.map(({found:{repository:l,dialect:m},named:p})=>{const h=c.get(l.name)??[],u=(0,w.CG)(r,h,n,new Set([...p,...t]));return{required:u,guesses:(0,w.Fh)(l.name,
m,u)}}),s=i.map(({required:l})=>l);return{requirements:(0,w.h1)([(0,w.CG)(a,[],n),...s],n),guesses:i.flatMap(({guesses:l})=>l)}}function pe(e){const o=new Map,a=e.
flatMap(({repository:n,...t})=>{const{file:r}=E(n.name);for(const c of t.locks)o.set(r(c.file),c.hashes);return t.plugins.map(({directory:c,providers:i})=>({directory:c===
"."?n.name:r(c),providers:i}))});return{lockHashes:o,plugins:a}}const me=10080*60*1e3;function he(e,o){const a=e.filter(({writtenAt:r=""})=>o.getTime()-Date.parse(
r)>me),[n]=a.flatMap(({writtenAt:r})=>r??[]).sort();if(n===void 0)return[];const t=a.map(({repository:r})=>({file:(0,R.yJ)(r.name,"."),...U.wv}));return[(0,U.hD)(
(0,ee.yQ)({oldest:n.slice(0,10)}),{places:t})]}const ge=10;function ye(e){const o=e.filter(({isEmpty:n})=>n);return o.length===0||o.length===e.length?[]:[`no Te\
rraform or OpenTofu files in ${(0,j.K4)(o,ge,({repository:n})=>(0,j.dh)(n.name))}`]}})};export{ke as id,Ae as ids,Ee as modules};
