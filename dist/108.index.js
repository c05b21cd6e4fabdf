const ge=108,ye=[108],ve={9108:((me,T,p)=>{p.r(T),p.d(T,{prepareFleet:()=>te});var N=p(6760),k=p(9968),A=p(3024),O=p(7811);const K="write one for each repositor\
y with `tf-disco usages --format json`";function V(s,o,a){const r=s.map(n=>{const t=P(n,o,a);return t.ok&&t.value.length===0&&!a?(0,O.TR)(`there is no .jsonl fi\
le in ${n}; ${K}`):t});return{files:[...new Set(r.flatMap(n=>n.ok?n.value:[]))],mistakes:r.flatMap(n=>n.ok?[]:[n.why])}}function P(s,o,a){const r=(0,N.resolve)(
o,s);try{if(!(0,A.statSync)(r).isDirectory())return(0,O.Ju)([r]);const n=(0,A.readdirSync)(r,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(({parentPath:t,name:l})=>(0,N.join)(t,l));return(0,O.Ju)(n.sort())}catch(n){const t=(0,k.Oj)(n);if(t==="ENOENT"&&a)return(0,O.Ju)([]);const l=t===
"ENOENT"?`does not exist in ${o}`:`cannot be read: ${t}`;return(0,O.TR)(`${s} ${l}`)}}function Q(s,o){const a=s.map(t=>({path:t,size:(0,k.N0)(()=>(0,A.statSync)(
t).size,0)}));let r=0;const n=a.sort((t,l)=>t.size-l.size).filter(({size:t})=>(r+=t,r>o));return new Set(n.map(({path:t})=>t))}function Y(s,o,a){const r=new Set(
o.map(g)),n=new Map((s.length===0?o:s).map(c=>[g(c),c]));for(const c of a){const e=Z(c,n,r);n.has(g(e))||n.set(g(e),e)}const t=[...n].flatMap(([c,e])=>r.has(c)?
[]:[e]);if(t.length===0)return null;const l={kind:"missing",repositories:t,total:n.size};return a.length===0?l:{...l,reasons:a.map(({file:c,why:e})=>`${c}: ${e}`)}}
const g=s=>s.toLowerCase();function Z({file:s,repository:o},a,r){if(o!==null&&!r.has(g(o)))return o;const n=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.
get(g(n.replaceAll("__","/")));return t!==void 0&&!r.has(g(t))?t:s.replaceAll(/[^\w./-]/g,"_")}var $=p(4668),R=p(9119),w=p(8032),D=p(3096),G=p(3298),J=p(6889);function b(s){
const o=s.filter(({isEmpty:c})=>!c),a=o.length===0?s:o,r=a.map(({dialect:c})=>c),n=w.Du.filter(c=>r.some(e=>e.clients.includes(c))),t=new Set(r.flatMap(({releases:c})=>c.
map(({name:e})=>e))),l=n.flatMap(c=>{const e=r.filter(f=>f.clients.includes(c)),[i=null,...h]=new Set(e.map(f=>f.versions[c]));return i===null||h.length>0?[]:[[
c,i]]});return{name:(0,J.WJ)(n),clients:n,releases:w.pH.filter(({name:c})=>t.has(c)),versions:Object.fromEntries(l),...r.every(({isGuess:c})=>c)&&{isGuess:!0},why:q(
r),evidence:a.flatMap(({repository:c,dialect:e})=>{const{place:i}=F(c.name);return e.evidence.map(h=>({...h,place:i(h.place)}))})}}function q(s){const[o,...a]=s;
if(o!==void 0&&a.length===0)return o.why;const r=s.filter(({isGuess:e})=>!e),n=w.Du.flatMap(e=>{const{length:i}=r.filter(({clients:h})=>h.includes(e));return i===
0?[]:[`${w.bB[e]} in ${i}`]}),t=s.length-r.length;if(n.length===1&&t===0)return`${n[0]?.replace(" in "," in all ")} repositories`;const l=[...n,...t===0?[]:[`as\
sumed in ${t}`]],c=l.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${l.join(", ")} ${c}`}function F(s,o=new Map){const a=(0,G.O)(e=>(0,R.yJ)(s,e)),r=(0,G.
O)(e=>({...e,file:a(e.file),target:e.target&&a(e.target)})),n=e=>({...e,place:r(e.place)});return{file:a,place:r,usage:e=>n({...e,repository:s}),note:e=>({...e,
places:e.places.map(i=>typeof i=="string"?i:r(i)),...e.aside&&{aside:a(e.aside)}}),root:e=>({...e,directory:a(e.directory),directories:e.directories.map(i=>(0,D.
jt)(a((0,D.Gz)(i,"main.tf")))),calls:e.calls.map(i=>{const h=`${e.client} ${i.source}`,{source:f,module:d}=(i.module&&o.get(h))??i;d!==null&&o.set(h,{source:f,module:d});
const m=i.constraint&&n(i.constraint);return{...n(i),source:f,module:d,constraint:m}}),providers:e.providers.map(i=>({...i,places:i.places.map(r),constraints:i.
constraints.map(n),locked:i.locked&&n(i.locked)})),lockFile:e.lockFile&&a(e.lockFile),clientVersions:e.clientVersions.map(n)})}}var j=p(9432),_=p(4756),L=p(2170),
ee=p(1780),U=p(3474),se=p(3152),B=p(4515),W=p(2332);async function te(s,o,a){const r=o.now(),{wording:n,progress:t}=o,l=[],c=n?.setting("usages")??"usages",e=new Map,
i=[];let h=0;for(const u of pe(s,o,c)){if(u.ok){const{file:v,value:z}=u,de=ne(z,s,e,o);o.stop.why===null?l.push(de):i.push({file:v,why:I,repository:z.repository.
name}),h+=z.files}else i.push(u);t({kind:"scan",files:h}),await(0,B.xu)()}const f=l.map(({listed:u})=>u),d=f.length===0,m=d?(0,J.L2)({setting:s.dialect,scan:null}):
b(f),M=f.map(({repository:u})=>u.name),y=Y(s.repositories,M,i),x=f.reduce((u,v)=>u+v.bytes,0),S={startedAt:a,dialect:m,isEmpty:!d&&f.every(({isEmpty:u})=>u)&&o.
stop.why===null,changes:null,remarks:[...y?.reasons??[],...le(f)],notes:ie(f,a),scan:{files:h,bytes:x,durationMs:o.now()-r},clients:()=>w.zK.filter(u=>f.some(({
usedBy:v})=>v.includes(u))),repositories:f.map(({repository:u})=>u),missing:y,checkouts:re(f)},E=l.map(u=>u.read);return(0,W.fT)(E,S,s,o)}function ne(s,o,a,r){const{
repository:n,dialect:t}=s,c={...s,...{endedAt:null,links:new Map,changes:null},listed:s,stop:r.stop},e=(0,W.Nu)(n.name,c,o,r),i=F(n.name,a),h=f=>({...i.note({...f,
problem:oe(f.problem)}),checkedFor:t.clients});return{read:{...e,usages:e.usages.map(i.usage),roots:e.roots.map(i.root),notes:e.notes.map(h),rootNotes:e.rootNotes.
map(h)},listed:{...s,usages:[],notes:[],declared:[],units:[]}}}const oe=s=>s.isCuredByScan&&s.help!==void 0?{...s,help:(0,ee.xI)`${s.help}; set this for \`tf-disco usages\``}:
s;function re(s){const o=new Map,a=s.flatMap(({repository:r,...n})=>{const{file:t}=F(r.name);for(const l of n.locks)o.set(t(l.file),l.hashes);return n.plugins.map(
({directory:l,providers:c})=>({directory:l==="."?r.name:t(l),providers:c}))});return{lockHashes:o,plugins:a}}const ae=10080*60*1e3;function ie(s,o){const a=s.filter(
({writtenAt:t=""})=>o.getTime()-Date.parse(t)>ae),[r]=a.flatMap(({writtenAt:t})=>t??[]).sort();if(r===void 0)return[];const n=a.map(({repository:{name:t}})=>({file:(0,R.
yJ)(t,"."),...L.wv}));return[(0,L.kH)((0,_.yQ)({oldest:r.slice(0,10)}),{places:n})]}const ce=10;function le(s){const o=s.filter(({isEmpty:r})=>r);return o.length===
0||o.length===s.length?[]:[`no Terraform or OpenTofu files in ${(0,j.K4)(o,ce,({repository:r})=>(0,j.dh)(r.name))}`]}const C=256,X=5e5,H="check fewer repositori\
es at once",fe=`the files have more than ${X} usages or ${U.pS} hosts; ${H}`,I="was not read before the check ended",ue=`is one of the largest of files that hav\
e more than ${C} MiB together; ${H}`;function*pe({usages:s,...o},{directory:a,stop:r},n){const{files:t,mistakes:l}=V(s,a,o.repositories.length>0);if(l.length>0)
throw new se.GN(l.map(f=>`${n}: ${f}`));const c=Q(t,C*1024*1024),e=new Map,i=new Set(o.hostnames.map(({host:f})=>f));let h=0;for(const f of t){const d=(0,N.relative)(
a,f),m=c.has(f)?(0,$.gy)(ue):he(f,r);if(!m.ok){yield{...m,...r.why&&{why:I},file:d};continue}const{value:M}=m,y=M.repository.name,x=M.usages.flatMap(({needs:u})=>u.
map(({host:v})=>v)),S=new Set(x.filter(u=>!i.has(u))),E=e.get(y.toLowerCase());if(E!==void 0){const u=`is of the repository ${y}, as is ${E}; keep one file for \
each repository`;yield{...(0,$.gy)(u),file:d}}else if(h+M.usages.length>X||i.size+S.size>U.pS)yield{...(0,$.gy)(fe,y),file:d};else{for(const u of S)i.add(u);h+=
M.usages.length,e.set(y.toLowerCase(),d),yield{...m,file:d}}}}function he(s,o){const a=(0,k.qA)(s,$.zx);return Buffer.isBuffer(a)?(a.length>1024*1024&&(0,B.jj)(),
(0,$.WS)(a,o)):(0,$.gy)((0,j.mP)(a.failure))}})};export{ge as id,ye as ids,ve as modules};
