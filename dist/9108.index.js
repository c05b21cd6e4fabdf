const ve=9108,$e=[9108],Me={9108:((ye,B,p)=>{p.r(B),p.d(B,{prepareFleet:()=>ne});var N=p(6760),j=p(9968),k=p(3024),O=p(7811);const I="write one for each reposit\
ory with `tf-disco usages --format json`";function V(s,n,a){const r=s.map(o=>{const t=Q(o,n,a);return t.ok&&t.value.length===0&&!a?(0,O.TR)(`there is no .jsonl \
file in ${o}; ${I}`):t});return{files:[...new Set(r.flatMap(o=>o.ok?o.value:[]))],mistakes:r.flatMap(o=>o.ok?[]:[o.why])}}function Q(s,n,a){const r=(0,N.resolve)(
n,s);try{if(!(0,k.statSync)(r).isDirectory())return(0,O.Ju)([r]);const o=(0,k.readdirSync)(r,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(({parentPath:t,name:l})=>(0,N.join)(t,l));return(0,O.Ju)(o.sort())}catch(o){const t=(0,j.Oj)(o);if(t==="ENOENT"&&a)return(0,O.Ju)([]);const l=t===
"ENOENT"?`does not exist in ${n}`:`cannot be read: ${t}`;return(0,O.TR)(`${s} ${l}`)}}function Y(s,n){const a=s.map(t=>({path:t,size:(0,j.N0)(()=>(0,k.statSync)(
t).size,0)}));let r=0;const o=a.sort((t,l)=>t.size-l.size).filter(({size:t})=>(r+=t,r>n));return new Set(o.map(({path:t})=>t))}function Z(s,n,a){const r=new Set(
n.map(d)),o=new Map((s.length===0?n:s).map(i=>[d(i),i]));for(const i of a){const e=b(i,o,r);o.has(d(e))||o.set(d(e),e)}const t=[...o].flatMap(([i,e])=>r.has(i)?
[]:[e]);if(t.length===0)return null;const l={kind:"missing",repositories:t,total:o.size};return a.length===0?l:{...l,reasons:a.map(({file:i,why:e})=>`${i}: ${e}`)}}
const d=s=>s.toLowerCase();function b({file:s,repository:n},a,r){if(n!==null&&!r.has(d(n)))return n;const o=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.
get(d(o.replaceAll("__","/")));return t!==void 0&&!r.has(d(t))?t:s.replaceAll(/[^\w./-]/g,"_")}var $=p(4668),D=p(9119),S=p(8032),R=p(3096),G=p(3298),J=p(6889);function q(s){
const n=s.filter(({isEmpty:i})=>!i),a=n.length===0?s:n,r=a.map(({dialect:i})=>i),o=S.Du.filter(i=>r.some(e=>e.clients.includes(i))),t=new Set(r.flatMap(({releases:i})=>i.
map(({name:e})=>e))),l=o.flatMap(i=>{const e=r.filter(f=>f.clients.includes(i)),[c=null,...h]=new Set(e.map(f=>f.versions[i]));return c===null||h.length>0?[]:[[
i,c]]});return{name:(0,J.WJ)(o),clients:o,releases:S.pH.filter(({name:i})=>t.has(i)),versions:Object.fromEntries(l),...r.every(({isGuess:i})=>i)&&{isGuess:!0},why:_(
r),evidence:a.flatMap(({repository:i,dialect:e})=>{const{place:c}=A(i.name);return e.evidence.map(h=>({...h,place:c(h.place)}))})}}function _(s){const[n,...a]=s;
if(n!==void 0&&a.length===0)return n.why;const r=s.filter(({isGuess:e})=>!e),o=S.Du.flatMap(e=>{const{length:c}=r.filter(({clients:h})=>h.includes(e));return c===
0?[]:[`${S.bB[e]} in ${c}`]}),t=s.length-r.length;if(o.length===1&&t===0)return`${o[0]?.replace(" in "," in all ")} repositories`;const l=[...o,...t===0?[]:[`as\
sumed in ${t}`]],i=l.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${l.join(", ")} ${i}`}function A(s,n=new Map){const a=(0,G.O)(e=>(0,D.yJ)(s,e)),r=(0,G.
O)(e=>({...e,file:a(e.file),target:e.target&&a(e.target)})),o=e=>({...e,place:r(e.place)});return{file:a,place:r,placed:o,usage:e=>o({...e,repository:s}),note:e=>({
...e,places:e.places.map(c=>typeof c=="string"?c:r(c)),...e.aside&&{aside:a(e.aside)}}),root:e=>({...e,directory:a(e.directory),directories:e.directories.map(c=>(0,R.
jt)(a((0,R.Gz)(c,"main.tf")))),calls:e.calls.map(c=>{const h=`${e.client} ${c.source}`,{source:f,module:m}=(c.module&&n.get(h))??c;m!==null&&n.set(h,{source:f,module:m});
const g=c.constraint&&o(c.constraint);return{...o(c),source:f,module:m,constraint:g}}),providers:e.providers.map(c=>({...c,places:c.places.map(r),constraints:c.
constraints.map(o),locked:c.locked&&o(c.locked)})),lockFile:e.lockFile&&a(e.lockFile),clientVersions:e.clientVersions.map(o),refused:[]})}}var ee=p(3114),F=p(9432),
L=p(4756),x=p(2170),se=p(1780),U=p(3474),te=p(3152),W=p(4515),C=p(2332);async function ne(s,n,a){const r=n.now(),{wording:o,progress:t}=n,l=[],i=o?.setting("usa\
ges")??"usages",e=new Map,c=[];let h=0;for(const u of me(s,n,i)){if(u.ok){const{file:v,value:T}=u,de=oe(T,s,e,n);n.stop.why===null?l.push(de):c.push({file:v,why:P,
repository:T.repository.name}),h+=T.files}else c.push(u);t({kind:"scan",files:h}),await(0,W.xu)()}const f=l.map(({listed:u})=>u),m=f.length===0,g=m?(0,J.L2)({setting:s.
dialect,scan:null}):q(f),M=f.map(({repository:u})=>u.name),y=Z(s.repositories,M,c),z=f.reduce((u,v)=>u+v.bytes,0),w={startedAt:a,dialect:g,isEmpty:!m&&f.every(({
isEmpty:u})=>u)&&n.stop.why===null,changes:null,remarks:[...y?.reasons??[],...ue(f)],notes:le(f,a),ignore:[...s.ignore,...l.flatMap(({rules:u})=>u)],scan:{files:h,
bytes:z,durationMs:n.now()-r},clients:()=>S.zK.filter(u=>f.some(({usedBy:v})=>v.includes(u))),repositories:f.map(({repository:u})=>u),missing:y,checkouts:ce(f)},
E=l.map(u=>u.read);return(0,C.fT)(E,w,s,n)}function oe(s,n,a,r){const{repository:o,dialect:t}=s,i={...s,...{endedAt:null,links:new Map,changes:null},listed:s,stop:r.
stop},e=(0,C.Nu)(o.name,i,n,r),c=A(o.name,a),h=f=>({...c.note({...f,problem:ae(f.problem)}),checkedFor:t.clients});return{read:{...e,usages:e.usages.map(c.usage),
roots:e.roots.map(c.root),notes:e.notes.map(h),rootNotes:[...e.rootNotes,...re(s,n)].map(h)},rules:s.ignore.map(c.placed),listed:{...s,usages:[],notes:[],declared:[],
units:[]}}}const re=({isReadByProject:s},{fixedHosts:n})=>s&&n.length>0?[(0,x.ht)(ee.Dp,(0,L.a3)({what:"project"}))]:[],ae=s=>s.isCuredByScan&&s.help!==void 0?{
...s,help:(0,se.xI)`${s.help}; set this for \`tf-disco usages\``}:s;function ce(s){const n=new Map,a=s.flatMap(({repository:r,...o})=>{const{file:t}=A(r.name);for(const l of o.
locks)n.set(t(l.file),l.hashes);return o.plugins.map(({directory:l,providers:i})=>({directory:l==="."?r.name:t(l),providers:i}))});return{lockHashes:n,plugins:a}}
const ie=10080*60*1e3;function le(s,n){const a=s.filter(({writtenAt:t=""})=>n.getTime()-Date.parse(t)>ie),[r]=a.flatMap(({writtenAt:t})=>t??[]).sort();if(r===void 0)
return[];const o=a.map(({repository:{name:t}})=>({file:(0,D.yJ)(t,"."),...x.wv}));return[(0,x.kH)((0,L.yQ)({oldest:r.slice(0,10)}),{places:o})]}const fe=10;function ue(s){
const n=s.filter(({isEmpty:r})=>r);return n.length===0||n.length===s.length?[]:[`no Terraform or OpenTofu files in ${(0,F.K4)(n,fe,({repository:r})=>(0,F.dh)(r.
name))}`]}const X=256,H=5e5,K="check fewer repositories at once",pe=`the files have more than ${H} usages or ${U.pS} hosts; ${K}`,P="was not read before the che\
ck ended",he=`is one of the largest of files that have more than ${X} MiB together; ${K}`;function*me({usages:s,...n},{directory:a,stop:r},o){const{files:t,mistakes:l}=V(
s,a,n.repositories.length>0);if(l.length>0)throw new te.GN(l.map(f=>`${o}: ${f}`));const i=Y(t,X*1024*1024),e=new Map,c=new Set(n.hostnames.map(({host:f})=>f));
let h=0;for(const f of t){const m=(0,N.relative)(a,f),g=i.has(f)?(0,$.gy)(he):ge(f,r);if(!g.ok){yield{...g,...r.why&&{why:P},file:m};continue}const{value:M}=g,y=M.
repository.name,z=M.usages.flatMap(({needs:u})=>u.map(({host:v})=>v)),w=new Set(z.filter(u=>!c.has(u))),E=e.get(y.toLowerCase());if(E!==void 0){const u=`is of t\
he repository ${y}, as is ${E}; keep one file for each repository`;yield{...(0,$.gy)(u),file:m}}else if(h+M.usages.length>H||c.size+w.size>U.pS)yield{...(0,$.gy)(
pe,y),file:m};else{for(const u of w)c.add(u);h+=M.usages.length,e.set(y.toLowerCase(),m),yield{...g,file:m}}}}function ge(s,n){const a=(0,j.qA)(s,$.zx);return Buffer.
isBuffer(a)?(a.length>1024*1024&&(0,W.jj)(),(0,$.WS)(a,n)):(0,$.gy)((0,F.mP)(a.failure))}})};export{ve as id,$e as ids,Me as modules};
