const ke=854,Ae=[854],Ee={5854:((Fe,C,d)=>{d.r(C),d.d(C,{prepareFleet:()=>ie});var F=d(3024),k=d(6760),A=d(5747),S=d(4091);const I="write one for each repositor\
y with `tf-disco usages --format json`";function V(s,o,a){const n=s.map(t=>{const r=K(t,o);return r.ok&&r.value.length===0&&!a?(0,S.TR)(`there is no .jsonl file\
 in ${t}; ${I}`):r});return{files:[...new Set(n.flatMap(t=>t.ok?t.value:[]))],mistakes:n.flatMap(t=>t.ok?[]:[t.why])}}function K(s,o){const a=(0,k.resolve)(o,s);
try{if(!(0,F.statSync)(a).isDirectory())return(0,S.Ju)([a]);const n=(0,F.readdirSync)(a,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(t=>(0,k.join)(t.parentPath,t.name));return(0,S.Ju)(n.sort())}catch(n){const t=(0,A.Oj)(n),r=t==="ENOENT"?`does not exist in ${o}`:`cannot be r\
ead: ${t}`;return(0,S.TR)(`${s} ${r}`)}}function P(s,o){const a=s.map(r=>({path:r,size:(0,A.N0)(()=>(0,F.statSync)(r).size,0)}));let n=0;const t=a.sort((r,c)=>r.
size-c.size).flatMap(({path:r,size:c})=>(n+=c,n>o?r:[]));return new Set(t)}function Q(s,o,a){const n=new Set(o.map(M)),t=new Map((s.length===0?o:s).map(i=>[M(i),
i]));for(const i of a){const e=Y(i,t,n);t.has(M(e))||t.set(M(e),e)}const r=[...t].flatMap(([i,e])=>n.has(i)?[]:[e]);if(r.length===0)return null;const c={kind:"m\
issing",repositories:r,total:t.size};return a.length===0?c:{...c,reasons:a.map(({file:i,why:e})=>`${i}: ${e}`)}}const M=s=>s.toLowerCase();function Y({file:s,repository:o},a,n){
if(o!==null&&!n.has(M(o)))return o;const t=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),r=a.get(M(t.replaceAll("__","/")));return r!==void 0&&!n.has(M(r))?
r:s.replaceAll(/[^\w./-]/g,"_")}var G=d(9075),N=d(5143),O=d(1064),R=d(9664),T=d(8416);function Z(s){const o=s.filter(({isEmpty:c})=>!c),a=o.length===0?s:o,n=a.map(
({dialect:c})=>c),t=O.Du.filter(c=>n.some(i=>i.clients.includes(c))),r=new Set(n.flatMap(({releases:c})=>c.map(({name:i})=>i)));return{name:(0,T.WJ)(t),clients:t,
releases:O.pH.filter(({name:c})=>r.has(c)),versions:Object.fromEntries(t.flatMap(c=>{const i=b(c,n);return i===null?[]:[[c,i]]})),...n.every(({isGuess:c})=>c)?{
isGuess:!0}:{},why:q(n),evidence:a.flatMap(({repository:c,dialect:i})=>{const{place:e}=E(c.name);return i.evidence.map(l=>({...l,place:e(l.place)}))})}}function b(s,o){
const a=o.filter(({clients:r})=>r.includes(s)),[n,...t]=new Set(a.map(({versions:r})=>r[s]??null));return n===void 0||t.length>0?null:n}function q(s){const[o,...a]=s;
if(o!==void 0&&a.length===0)return o.why;const n=s.filter(({isGuess:e})=>!e),t=O.Du.flatMap(e=>{const{length:l}=n.filter(({clients:m})=>m.includes(e));return l===
0?[]:[`${O.bB[e]} in ${l}`]}),r=s.length-n.length,c=[...t,...r===0?[]:[`assumed in ${r}`]],i=c.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${c.join(
", ")} ${i}`}const _=s=>O.zK.filter(o=>s.some(({usedBy:a})=>a.includes(o)));function E(s,o=new Map){const a=(0,G.Oo)(e=>(0,N.yJ)(s,e)),n=(0,G.Oo)(e=>({file:a(e.
file),line:e.line,column:e.column,endColumn:e.endColumn,target:e.target&&a(e.target),...e.isInUse&&{isInUse:!0}})),t=e=>({...e,place:n(e.place)});return{file:a,
place:n,usage:e=>({...e,repository:s,place:n(e.place)}),note:e=>({...e,places:e.places.map(l=>typeof l=="string"?l:n(l)),...e.aside===void 0?{}:{aside:a(e.aside)}}),
root:e=>({...e,directory:a(e.directory),directories:e.directories.map(l=>(0,R.jt)(a((0,R.Gz)(l,"main.tf")))),calls:e.calls.map(({address:l,isOpen:m,...p})=>{const h=`${e.
client} ${p.source}`,{source:u,module:g}=(p.module&&o.get(h))??p;g!==null&&o.set(h,{source:u,module:g});const y=p.constraint&&t(p.constraint);return{address:l,source:u,
place:n(p.place),module:g,constraint:y,isOpen:m}}),providers:e.providers.map(l=>({...l,places:l.places.map(n),constraints:l.constraints.map(t),locked:l.locked&&
{...l.locked,version:t(l.locked.version)}})),lockFile:e.lockFile===null?null:a(e.lockFile),clientVersions:e.clientVersions.map(t)})}}var j=d(4e3),ee=d(7052),D=d(
5799),se=d(785),te=d(5257),U=d(7854),w=d(2859),ne=d(1435),oe=d(5682),B=d(9762),$=d(2219),re=d(3152);const J=256,L=5e5,W="check fewer repositories at once",ae=`i\
s one of the largest of files that have more than ${J} MiB together; ${W}`;function*le({usages:s,repositories:o},a,n){const{files:t,mistakes:r}=V(s,a,o.length>0);
if(r.length>0)throw new re.GN(r.map(l=>`${n}: ${l}`));const c=P(t,J*1024*1024),i=new Map;let e=0;for(const l of t){const m=(0,k.relative)(a,l),p=c.has(l)?(0,$.gy)(
ae):ce(l);if(!p.ok){yield{...p,file:m};continue}const{value:h}=p,u=h.repository.name,g=i.get(u.toLowerCase());if(g!==void 0){const y=`is of the repository ${u},\
 as is ${g}; keep one file for each repository`;yield{...(0,$.gy)(y),file:m}}else if(e+h.usages.length>L){const y=`the files have more than ${L} usages; ${W}`;yield{
...(0,$.gy)(y,u),file:m}}else e+=h.usages.length,i.set(u.toLowerCase(),m),yield p}}function ce(s){const o=(0,A.yR)(s,$.zx);return o.ok?(0,$.WS)(o.text):(0,$.gy)(
(0,j.mP)(o.failure))}async function ie(s,o,a){const n=o.now(),{wording:t,directory:r,environment:c,progress:i}=o,e=[],l=t?.setting("usages")??"usages",m=new Map,
p=[];let h=0;for(const f of le(s,r,l))if(f.ok?(e.push(ue(f.value,s,m,c)),h+=f.value.files):p.push(f),i({kind:"scan",files:h}),await(0,se.xu)(),o.stop.why!==null)
break;const u=e.map(({found:f})=>f),g=u.length===0,y=g?(0,T.L2)({setting:s.dialect,scan:null}):Z(u),x=pe(u),v=(0,ne.j)(e.flatMap(f=>f.usages),s,y,{...o,plugins:x.
plugins}),{usages:z,configs:Me,releases:$e}=v,X=u.map(({repository:f})=>f),ve=X.map(f=>f.name),H=Q(s.repositories,ve,p),Oe=_(u),Se=de(z,e,s,y.clients);return{dialect:{
...y,releases:$e},configs:Me,usages:z.filter(U.s7),roots:e.flatMap(({roots:f})=>f),...Se,notes:[...e.flatMap(({notes:f})=>f),...e.flatMap(({rootNotes:f})=>f),...he(
u,a)],newHosts:new Set,isEmpty:!g&&u.every(({isEmpty:f})=>f)&&o.stop.why===null,complaints:v.findings,changes:null,remarks:[...H?.reasons??[],...ye(u),...new Set(
e.flatMap(f=>f.remarks)),...v.remarks],scan:{files:h,bytes:u.reduce((f,{bytes:we})=>f+we,0),usages:z.length,durationMs:o.now()-n},clients:()=>Oe,repositories:X,
missing:H,checkouts:x}}function ue(s,o,a,n){const{dialect:t,declared:r,units:c,repository:i}=s,e=(0,oe.H)(s,n,o.depth),l={...e,scanned:{declared:r,units:c,endedAt:null},
dialect:t,settings:{...o,dialect:s.setting},listed:s},m=(0,B.G9)(l),{usages:p,notes:h}=m,u=(0,B.D0)({...l,...m,changed:null}),g=E(i.name,a),y=v=>({...g.note({...v,
problem:fe(v.problem)}),checkedFor:t.clients});return{usages:(0,te.Xo)(p,u.roots).map(g.usage),roots:u.roots.map(g.root),named:(0,U.kA)(p),notes:h.map(y),rootNotes:u.
notes.map(y),remarks:e.remarks,found:{...s,usages:[],notes:[],declared:[],units:[]}}}const fe=s=>s.isCuredByScan&&s.help!==void 0?{...s,help:`${s.help}; set thi\
s for \`tf-disco usages\``}:s;function de(s,o,a,n){const t=a.hostnames.map(({host:l})=>l),r={hostnames:[],requiredServices:[]},c=Map.groupBy(s,l=>l.repository),
i=o.map(({found:{repository:l,dialect:m},named:p})=>{const h=c.get(l.name)??[],u=(0,w.CG)(r,h,n,new Set([...p,...t]));return{required:u,guesses:(0,w.Fh)(l.name,
m,u)}}),e=i.map(({required:l})=>l);return{requirements:(0,w.h1)([(0,w.CG)(a,[],n),...e],n),guesses:i.flatMap(({guesses:l})=>l)}}function pe(s){const o=new Map,a=s.
flatMap(({repository:n,...t})=>{const{file:r}=E(n.name);for(const c of t.locks)o.set(r(c.file),c.hashes);return t.plugins.map(({directory:c,providers:i})=>({directory:c===
"."?n.name:r(c),providers:i}))});return{lockHashes:o,plugins:a}}const me=10080*60*1e3;function he(s,o){const a=s.filter(({writtenAt:r=""})=>o.getTime()-Date.parse(
r)>me),[n]=a.flatMap(({writtenAt:r})=>r??[]).sort();if(n===void 0)return[];const t=a.map(({repository:r})=>({file:(0,N.yJ)(r.name,"."),...D.wv}));return[(0,D.hD)(
(0,ee.yQ)({oldest:n.slice(0,10)}),{places:t})]}const ge=10;function ye(s){const o=s.filter(({isEmpty:n})=>n);return o.length===0||o.length===s.length?[]:[`no Te\
rraform or OpenTofu files in ${(0,j.K4)(o,ge,({repository:n})=>(0,j.dh)(n.name))}`]}})};export{ke as id,Ae as ids,Ee as modules};
