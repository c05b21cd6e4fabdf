const de=9108,ye=[9108],ve={9108:((ge,T,p)=>{p.r(T),p.d(T,{prepareFleet:()=>te});var N=p(6760),k=p(9968),A=p(3024),O=p(7811);const I="write one for each reposit\
ory with `tf-disco usages --format json`";function P(s,o,a){const r=s.map(n=>{const t=V(n,o,a);return t.ok&&t.value.length===0&&!a?(0,O.TR)(`there is no .jsonl \
file in ${n}; ${I}`):t});return{files:[...new Set(r.flatMap(n=>n.ok?n.value:[]))],mistakes:r.flatMap(n=>n.ok?[]:[n.why])}}function V(s,o,a){const r=(0,N.resolve)(
o,s);try{if(!(0,A.statSync)(r).isDirectory())return(0,O.Ju)([r]);const n=(0,A.readdirSync)(r,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(({parentPath:t,name:l})=>(0,N.join)(t,l));return(0,O.Ju)(n.sort())}catch(n){const t=(0,k.Oj)(n);if(t==="ENOENT"&&a)return(0,O.Ju)([]);const l=t===
"ENOENT"?`does not exist in ${o}`:`cannot be read: ${t}`;return(0,O.TR)(`${s} ${l}`)}}function Q(s,o){const a=s.map(t=>({path:t,size:(0,k.N0)(()=>(0,A.statSync)(
t).size,0)}));let r=0;const n=a.sort((t,l)=>t.size-l.size).filter(({size:t})=>(r+=t,r>o));return new Set(n.map(({path:t})=>t))}function Y(s,o,a){const r=new Set(
o.map(d)),n=new Map((s.length===0?o:s).map(i=>[d(i),i]));for(const i of a){const e=Z(i,n,r);n.has(d(e))||n.set(d(e),e)}const t=[...n].flatMap(([i,e])=>r.has(i)?
[]:[e]);if(t.length===0)return null;const l={kind:"missing",repositories:t,total:n.size};return a.length===0?l:{...l,reasons:a.map(({file:i,why:e})=>`${i}: ${e}`)}}
const d=s=>s.toLowerCase();function Z({file:s,repository:o},a,r){if(o!==null&&!r.has(d(o)))return o;const n=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.
get(d(n.replaceAll("__","/")));return t!==void 0&&!r.has(d(t))?t:s.replaceAll(/[^\w./-]/g,"_")}var $=p(4668),R=p(9119),S=p(8032),B=p(3096),D=p(3298),G=p(6889);function b(s){
const o=s.filter(({isEmpty:i})=>!i),a=o.length===0?s:o,r=a.map(({dialect:i})=>i),n=S.Du.filter(i=>r.some(e=>e.clients.includes(i))),t=new Set(r.flatMap(({releases:i})=>i.
map(({name:e})=>e))),l=n.flatMap(i=>{const e=r.filter(f=>f.clients.includes(i)),[c=null,...h]=new Set(e.map(f=>f.versions[i]));return c===null||h.length>0?[]:[[
i,c]]});return{name:(0,G.WJ)(n),clients:n,releases:S.pH.filter(({name:i})=>t.has(i)),versions:Object.fromEntries(l),...r.every(({isGuess:i})=>i)&&{isGuess:!0},why:q(
r),evidence:a.flatMap(({repository:i,dialect:e})=>{const{place:c}=F(i.name);return e.evidence.map(h=>({...h,place:c(h.place)}))})}}function q(s){const[o,...a]=s;
if(o!==void 0&&a.length===0)return o.why;const r=s.filter(({isGuess:e})=>!e),n=S.Du.flatMap(e=>{const{length:c}=r.filter(({clients:h})=>h.includes(e));return c===
0?[]:[`${S.bB[e]} in ${c}`]}),t=s.length-r.length;if(n.length===1&&t===0)return`${n[0]?.replace(" in "," in all ")} repositories`;const l=[...n,...t===0?[]:[`as\
sumed in ${t}`]],i=l.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${l.join(", ")} ${i}`}function F(s,o=new Map){const a=(0,D.O)(e=>(0,R.yJ)(s,e)),r=(0,D.
O)(e=>({...e,file:a(e.file),target:e.target&&a(e.target)})),n=e=>({...e,place:r(e.place)});return{file:a,place:r,placed:n,usage:e=>n({...e,repository:s}),note:e=>({
...e,places:e.places.map(c=>typeof c=="string"?c:r(c)),...e.aside&&{aside:a(e.aside)}}),root:e=>({...e,directory:a(e.directory),directories:e.directories.map(c=>(0,B.
jt)(a((0,B.Gz)(c,"main.tf")))),calls:e.calls.map(c=>{const h=`${e.client} ${c.source}`,{source:f,module:m}=(c.module&&o.get(h))??c;m!==null&&o.set(h,{source:f,module:m});
const g=c.constraint&&n(c.constraint);return{...n(c),source:f,module:m,constraint:g}}),providers:e.providers.map(c=>({...c,places:c.places.map(r),constraints:c.
constraints.map(n),locked:c.locked&&n(c.locked)})),lockFile:e.lockFile&&a(e.lockFile),clientVersions:e.clientVersions.map(n),refused:[]})}}var j=p(9432),_=p(4756),
J=p(2170),ee=p(1780),L=p(3474),se=p(3152),U=p(4515),W=p(2332);async function te(s,o,a){const r=o.now(),{wording:n,progress:t}=o,l=[],i=n?.setting("usages")??"us\
ages",e=new Map,c=[];let h=0;for(const u of pe(s,o,i)){if(u.ok){const{file:v,value:z}=u,me=ne(z,s,e,o);o.stop.why===null?l.push(me):c.push({file:v,why:K,repository:z.
repository.name}),h+=z.files}else c.push(u);t({kind:"scan",files:h}),await(0,U.xu)()}const f=l.map(({listed:u})=>u),m=f.length===0,g=m?(0,G.L2)({setting:s.dialect,
scan:null}):b(f),M=f.map(({repository:u})=>u.name),y=Y(s.repositories,M,c),x=f.reduce((u,v)=>u+v.bytes,0),w={startedAt:a,dialect:g,isEmpty:!m&&f.every(({isEmpty:u})=>u)&&
o.stop.why===null,changes:null,remarks:[...y?.reasons??[],...le(f)],notes:ce(f,a),ignore:[...s.ignore,...l.flatMap(({rules:u})=>u)],scan:{files:h,bytes:x,durationMs:o.
now()-r},clients:()=>S.zK.filter(u=>f.some(({usedBy:v})=>v.includes(u))),repositories:f.map(({repository:u})=>u),missing:y,checkouts:re(f)},E=l.map(u=>u.read);return(0,W.
fT)(E,w,s,o)}function ne(s,o,a,r){const{repository:n,dialect:t}=s,i={...s,...{endedAt:null,links:new Map,changes:null},listed:s,stop:r.stop},e=(0,W.Nu)(n.name,i,
o,r),c=F(n.name,a),h=f=>({...c.note({...f,problem:oe(f.problem)}),checkedFor:t.clients});return{read:{...e,usages:e.usages.map(c.usage),roots:e.roots.map(c.root),
notes:e.notes.map(h),rootNotes:e.rootNotes.map(h)},rules:s.ignore.map(c.placed),listed:{...s,usages:[],notes:[],declared:[],units:[]}}}const oe=s=>s.isCuredByScan&&
s.help!==void 0?{...s,help:(0,ee.xI)`${s.help}; set this for \`tf-disco usages\``}:s;function re(s){const o=new Map,a=s.flatMap(({repository:r,...n})=>{const{file:t}=F(
r.name);for(const l of n.locks)o.set(t(l.file),l.hashes);return n.plugins.map(({directory:l,providers:i})=>({directory:l==="."?r.name:t(l),providers:i}))});return{
lockHashes:o,plugins:a}}const ae=10080*60*1e3;function ce(s,o){const a=s.filter(({writtenAt:t=""})=>o.getTime()-Date.parse(t)>ae),[r]=a.flatMap(({writtenAt:t})=>t??
[]).sort();if(r===void 0)return[];const n=a.map(({repository:{name:t}})=>({file:(0,R.yJ)(t,"."),...J.wv}));return[(0,J.kH)((0,_.yQ)({oldest:r.slice(0,10)}),{places:n})]}
const ie=10;function le(s){const o=s.filter(({isEmpty:r})=>r);return o.length===0||o.length===s.length?[]:[`no Terraform or OpenTofu files in ${(0,j.K4)(o,ie,({
repository:r})=>(0,j.dh)(r.name))}`]}const C=256,X=5e5,H="check fewer repositories at once",fe=`the files have more than ${X} usages or ${L.pS} hosts; ${H}`,K="\
was not read before the check ended",ue=`is one of the largest of files that have more than ${C} MiB together; ${H}`;function*pe({usages:s,...o},{directory:a,stop:r},n){
const{files:t,mistakes:l}=P(s,a,o.repositories.length>0);if(l.length>0)throw new se.GN(l.map(f=>`${n}: ${f}`));const i=Q(t,C*1024*1024),e=new Map,c=new Set(o.hostnames.
map(({host:f})=>f));let h=0;for(const f of t){const m=(0,N.relative)(a,f),g=i.has(f)?(0,$.gy)(ue):he(f,r);if(!g.ok){yield{...g,...r.why&&{why:K},file:m};continue}
const{value:M}=g,y=M.repository.name,x=M.usages.flatMap(({needs:u})=>u.map(({host:v})=>v)),w=new Set(x.filter(u=>!c.has(u))),E=e.get(y.toLowerCase());if(E!==void 0){
const u=`is of the repository ${y}, as is ${E}; keep one file for each repository`;yield{...(0,$.gy)(u),file:m}}else if(h+M.usages.length>X||c.size+w.size>L.pS)
yield{...(0,$.gy)(fe,y),file:m};else{for(const u of w)c.add(u);h+=M.usages.length,e.set(y.toLowerCase(),m),yield{...g,file:m}}}}function he(s,o){const a=(0,k.qA)(
s,$.zx);return Buffer.isBuffer(a)?(a.length>1024*1024&&(0,U.jj)(),(0,$.WS)(a,o)):(0,$.gy)((0,j.mP)(a.failure))}})};export{de as id,ye as ids,ve as modules};
