const ye=9108,ve=[9108],$e={9108:((de,T,p)=>{p.r(T),p.d(T,{prepareFleet:()=>te});var k=p(6760),A=p(9968),F=p(3024),O=p(7811);const I="write one for each reposit\
ory with `tf-disco usages --format json`";function P(s,o,a){const n=s.map(r=>{const t=V(r,o,a);return t.ok&&t.value.length===0&&!a?(0,O.TR)(`there is no .jsonl \
file in ${r}; ${I}`):t});return{files:[...new Set(n.flatMap(r=>r.ok?r.value:[]))],mistakes:n.flatMap(r=>r.ok?[]:[r.why])}}function V(s,o,a){const n=(0,k.resolve)(
o,s);try{if(!(0,F.statSync)(n).isDirectory())return(0,O.Ju)([n]);const r=(0,F.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(({parentPath:t,name:f})=>(0,k.join)(t,f));return(0,O.Ju)(r.sort())}catch(r){const t=(0,A.Oj)(r);if(t==="ENOENT"&&a)return(0,O.Ju)([]);const f=t===
"ENOENT"?`does not exist in ${o}`:`cannot be read: ${t}`;return(0,O.TR)(`${s} ${f}`)}}function Q(s,o){const a=s.map(t=>({path:t,size:(0,A.N0)(()=>(0,F.statSync)(
t).size,0)}));let n=0;const r=a.sort((t,f)=>t.size-f.size).filter(({size:t})=>(n+=t,n>o));return new Set(r.map(({path:t})=>t))}function Y(s,o,a){const n=new Set(
o.map(d)),r=new Map((s.length===0?o:s).map(i=>[d(i),i]));for(const i of a){const e=Z(i,r,n);r.has(d(e))||r.set(d(e),e)}const t=[...r].flatMap(([i,e])=>n.has(i)?
[]:[e]);if(t.length===0)return null;const f={kind:"missing",repositories:t,total:r.size};return a.length===0?f:{...f,reasons:a.map(({file:i,why:e})=>`${i}: ${e}`)}}
const d=s=>s.toLowerCase();function Z({file:s,repository:o},a,n){if(o!==null&&!n.has(d(o)))return o;const r=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.
get(d(r.replaceAll("__","/")));return t!==void 0&&!n.has(d(t))?t:s.replaceAll(/[^\w./-]/g,"_")}var $=p(4668),R=p(9119),S=p(8032),B=p(3096),D=p(3298),G=p(6889);function b(s){
const o=s.filter(({isEmpty:i})=>!i),a=o.length===0?s:o,n=a.map(({dialect:i})=>i),r=S.Du.filter(i=>n.some(e=>e.clients.includes(i))),t=new Set(n.flatMap(({releases:i})=>i.
map(({name:e})=>e))),f=r.flatMap(i=>{const e=n.filter(l=>l.clients.includes(i)),[c=null,...h]=new Set(e.map(l=>l.versions[i]));return c===null||h.length>0?[]:[[
i,c]]});return{name:(0,G.WJ)(r),clients:r,releases:S.pH.filter(({name:i})=>t.has(i)),versions:Object.fromEntries(f),...n.every(({isGuess:i})=>i)&&{isGuess:!0},why:q(
n),evidence:a.flatMap(({repository:i,dialect:e})=>{const{place:c}=w(i.name);return e.evidence.map(h=>({...h,place:c(h.place)}))})}}function q(s){const[o,...a]=s;
if(o!==void 0&&a.length===0)return o.why;const n=s.filter(({isGuess:e})=>!e),r=S.Du.flatMap(e=>{const{length:c}=n.filter(({clients:h})=>h.includes(e));return c===
0?[]:[`${S.bB[e]} in ${c}`]}),t=s.length-n.length;if(r.length===1&&t===0)return`${r[0]?.replace(" in "," in all ")} repositories`;const f=[...r,...t===0?[]:[`as\
sumed in ${t}`]],i=f.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${f.join(", ")} ${i}`}function w(s,o=new Map){const a=(0,D.O)(e=>(0,R.yJ)(s,e)),n=(0,D.
O)(e=>({...e,file:a(e.file),target:e.target&&a(e.target)})),r=e=>({...e,place:n(e.place)});return{file:a,place:n,usage:e=>r({...e,repository:s}),note:e=>({...e,
places:e.places.map(c=>typeof c=="string"?c:n(c)),...e.aside&&{aside:a(e.aside)}}),root:e=>({...e,directory:a(e.directory),directories:e.directories.map(c=>(0,B.
jt)(a((0,B.Gz)(c,"main.tf")))),calls:e.calls.map(c=>{const h=`${e.client} ${c.source}`,{source:l,module:m}=(c.module&&o.get(h))??c;m!==null&&o.set(h,{source:l,module:m});
const g=c.constraint&&r(c.constraint);return{...r(c),source:l,module:m,constraint:g}}),providers:e.providers.map(c=>({...c,places:c.places.map(n),constraints:c.
constraints.map(r),locked:c.locked&&r(c.locked)})),lockFile:e.lockFile&&a(e.lockFile),clientVersions:e.clientVersions.map(r),refused:[]})}}var j=p(9432),_=p(4756),
J=p(2170),ee=p(1780),L=p(3474),se=p(3152),U=p(4515),W=p(2332);async function te(s,o,a){const n=o.now(),{wording:r,progress:t}=o,f=[],i=r?.setting("usages")??"us\
ages",e=new Map,c=[];let h=0;for(const u of he(s,o,i)){if(u.ok){const{file:v,value:z}=u,ge=ne(z,s,e,o);o.stop.why===null?f.push(ge):c.push({file:v,why:K,repository:z.
repository.name}),h+=z.files}else c.push(u);t({kind:"scan",files:h}),await(0,U.xu)()}const l=f.map(({listed:u})=>u),m=l.length===0,g=m?(0,G.L2)({setting:s.dialect,
scan:null}):b(l),M=l.map(({repository:u})=>u.name),y=Y(s.repositories,M,c),x=l.reduce((u,v)=>u+v.bytes,0),E={startedAt:a,dialect:g,isEmpty:!m&&l.every(({isEmpty:u})=>u)&&
o.stop.why===null,changes:null,remarks:[...y?.reasons??[],...fe(l)],notes:ie(l,a),ignore:[...s.ignore,...l.flatMap(oe)],scan:{files:h,bytes:x,durationMs:o.now()-
n},clients:()=>S.zK.filter(u=>l.some(({usedBy:v})=>v.includes(u))),repositories:l.map(({repository:u})=>u),missing:y,checkouts:ae(l)},N=f.map(u=>u.read);return(0,W.
fT)(N,E,s,o)}function ne(s,o,a,n){const{repository:r,dialect:t}=s,i={...s,...{endedAt:null,links:new Map,changes:null},listed:s,stop:n.stop},e=(0,W.Nu)(r.name,i,
o,n),c=w(r.name,a),h=l=>({...c.note({...l,problem:re(l.problem)}),checkedFor:t.clients});return{read:{...e,usages:e.usages.map(c.usage),roots:e.roots.map(c.root),
notes:e.notes.map(h),rootNotes:e.rootNotes.map(h)},listed:{...s,usages:[],notes:[],declared:[],units:[]}}}function oe({repository:s,ignore:o}){const{place:a}=w(
s.name);return o.map(n=>({...n,place:a(n.place)}))}const re=s=>s.isCuredByScan&&s.help!==void 0?{...s,help:(0,ee.xI)`${s.help}; set this for \`tf-disco usages\``}:
s;function ae(s){const o=new Map,a=s.flatMap(({repository:n,...r})=>{const{file:t}=w(n.name);for(const f of r.locks)o.set(t(f.file),f.hashes);return r.plugins.map(
({directory:f,providers:i})=>({directory:f==="."?n.name:t(f),providers:i}))});return{lockHashes:o,plugins:a}}const ce=10080*60*1e3;function ie(s,o){const a=s.filter(
({writtenAt:t=""})=>o.getTime()-Date.parse(t)>ce),[n]=a.flatMap(({writtenAt:t})=>t??[]).sort();if(n===void 0)return[];const r=a.map(({repository:{name:t}})=>({file:(0,R.
yJ)(t,"."),...J.wv}));return[(0,J.kH)((0,_.yQ)({oldest:n.slice(0,10)}),{places:r})]}const le=10;function fe(s){const o=s.filter(({isEmpty:n})=>n);return o.length===
0||o.length===s.length?[]:[`no Terraform or OpenTofu files in ${(0,j.K4)(o,le,({repository:n})=>(0,j.dh)(n.name))}`]}const C=256,X=5e5,H="check fewer repositori\
es at once",ue=`the files have more than ${X} usages or ${L.pS} hosts; ${H}`,K="was not read before the check ended",pe=`is one of the largest of files that hav\
e more than ${C} MiB together; ${H}`;function*he({usages:s,...o},{directory:a,stop:n},r){const{files:t,mistakes:f}=P(s,a,o.repositories.length>0);if(f.length>0)
throw new se.GN(f.map(l=>`${r}: ${l}`));const i=Q(t,C*1024*1024),e=new Map,c=new Set(o.hostnames.map(({host:l})=>l));let h=0;for(const l of t){const m=(0,k.relative)(
a,l),g=i.has(l)?(0,$.gy)(pe):me(l,n);if(!g.ok){yield{...g,...n.why&&{why:K},file:m};continue}const{value:M}=g,y=M.repository.name,x=M.usages.flatMap(({needs:u})=>u.
map(({host:v})=>v)),E=new Set(x.filter(u=>!c.has(u))),N=e.get(y.toLowerCase());if(N!==void 0){const u=`is of the repository ${y}, as is ${N}; keep one file for \
each repository`;yield{...(0,$.gy)(u),file:m}}else if(h+M.usages.length>X||c.size+E.size>L.pS)yield{...(0,$.gy)(ue,y),file:m};else{for(const u of E)c.add(u);h+=
M.usages.length,e.set(y.toLowerCase(),m),yield{...g,file:m}}}}function me(s,o){const a=(0,A.qA)(s,$.zx);return Buffer.isBuffer(a)?(a.length>1024*1024&&(0,U.jj)(),
(0,$.WS)(a,o)):(0,$.gy)((0,j.mP)(a.failure))}})};export{ye as id,ve as ids,$e as modules};
