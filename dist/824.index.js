const ge=824,ye=[824],ve={2824:((me,F,p)=>{p.r(F),p.d(F,{prepareFleet:()=>ae});var E=p(3024),N=p(6760),O=p(7811),k=p(9968);const K="write one for each repositor\
y with `tf-disco usages --format json`";function V(s,o,a){const r=s.map(n=>{const t=P(n,o,a);return t.ok&&t.value.length===0&&!a?(0,O.TR)(`there is no .jsonl fi\
le in ${n}; ${K}`):t});return{files:[...new Set(r.flatMap(n=>n.ok?n.value:[]))],mistakes:r.flatMap(n=>n.ok?[]:[n.why])}}function P(s,o,a){const r=(0,N.resolve)(
o,s);try{if(!(0,E.statSync)(r).isDirectory())return(0,O.Ju)([r]);const n=(0,E.readdirSync)(r,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(({parentPath:t,name:f})=>(0,N.join)(t,f));return(0,O.Ju)(n.sort())}catch(n){const t=(0,k.Oj)(n);if(t==="ENOENT"&&a)return(0,O.Ju)([]);const f=t===
"ENOENT"?`does not exist in ${o}`:`cannot be read: ${t}`;return(0,O.TR)(`${s} ${f}`)}}function Q(s,o){const a=s.map(t=>({path:t,size:(0,k.N0)(()=>(0,E.statSync)(
t).size,0)}));let r=0;const n=a.sort((t,f)=>t.size-f.size).filter(({size:t})=>(r+=t,r>o));return new Set(n.map(({path:t})=>t))}function Y(s,o,a){const r=new Set(
o.map(y)),n=new Map((s.length===0?o:s).map(c=>[y(c),c]));for(const c of a){const e=Z(c,n,r);n.has(y(e))||n.set(y(e),e)}const t=[...n].flatMap(([c,e])=>r.has(c)?
[]:[e]);if(t.length===0)return null;const f={kind:"missing",repositories:t,total:n.size};return a.length===0?f:{...f,reasons:a.map(({file:c,why:e})=>`${c}: ${e}`)}}
const y=s=>s.toLowerCase();function Z({file:s,repository:o},a,r){if(o!==null&&!r.has(y(o)))return o;const n=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.
get(y(n.replaceAll("__","/")));return t!==void 0&&!r.has(y(t))?t:s.replaceAll(/[^\w./-]/g,"_")}var R=p(9119),w=p(8032),D=p(3096),G=p(3298),J=p(6889);function b(s){
const o=s.filter(({isEmpty:c})=>!c),a=o.length===0?s:o,r=a.map(({dialect:c})=>c),n=w.Du.filter(c=>r.some(e=>e.clients.includes(c))),t=new Set(r.flatMap(({releases:c})=>c.
map(({name:e})=>e))),f=n.flatMap(c=>{const e=r.filter(l=>l.clients.includes(c)),[i=null,...h]=new Set(e.map(l=>l.versions[c]));return i===null||h.length>0?[]:[[
c,i]]});return{name:(0,J.WJ)(n),clients:n,releases:w.pH.filter(({name:c})=>t.has(c)),versions:Object.fromEntries(f),...r.every(({isGuess:c})=>c)&&{isGuess:!0},why:q(
r),evidence:a.flatMap(({repository:c,dialect:e})=>{const{place:i}=j(c.name);return e.evidence.map(h=>({...h,place:i(h.place)}))})}}function q(s){const[o,...a]=s;
if(o!==void 0&&a.length===0)return o.why;const r=s.filter(({isGuess:e})=>!e),n=w.Du.flatMap(e=>{const{length:i}=r.filter(({clients:h})=>h.includes(e));return i===
0?[]:[`${w.bB[e]} in ${i}`]}),t=s.length-r.length;if(n.length===1&&t===0)return`${n[0]?.replace(" in "," in all ")} repositories`;const f=[...n,...t===0?[]:[`as\
sumed in ${t}`]],c=f.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${f.join(", ")} ${c}`}function j(s,o=new Map){const a=(0,G.O)(e=>(0,R.yJ)(s,e)),r=(0,G.
O)(e=>({...e,file:a(e.file),target:e.target&&a(e.target)})),n=e=>({...e,place:r(e.place)});return{file:a,place:r,usage:e=>n({...e,repository:s}),note:e=>({...e,
places:e.places.map(i=>typeof i=="string"?i:r(i)),...e.aside&&{aside:a(e.aside)}}),root:e=>({...e,directory:a(e.directory),directories:e.directories.map(i=>(0,D.
jt)(a((0,D.Gz)(i,"main.tf")))),calls:e.calls.map(i=>{const h=`${e.client} ${i.source}`,{source:l,module:d}=(i.module&&o.get(h))??i;d!==null&&o.set(h,{source:l,module:d});
const m=i.constraint&&n(i.constraint);return{...n(i),source:l,module:d,constraint:m}}),providers:e.providers.map(i=>({...i,places:i.places.map(r),constraints:i.
constraints.map(n),locked:i.locked&&n(i.locked)})),lockFile:e.lockFile&&a(e.lockFile),clientVersions:e.clientVersions.map(n)})}}var x=p(9432),_=p(4756),L=p(2170),
ee=p(1780),U=p(4515),B=p(2332),M=p(4668),W=p(3474),se=p(3152);const C=256,X=5e5,H="check fewer repositories at once",te=`the files have more than ${X} usages or\
 ${W.pS} hosts; ${H}`,I="was not read before the check ended",ne=`is one of the largest of files that have more than ${C} MiB together; ${H}`;function*oe({usages:s,
...o},{directory:a,stop:r},n){const{files:t,mistakes:f}=V(s,a,o.repositories.length>0);if(f.length>0)throw new se.GN(f.map(l=>`${n}: ${l}`));const c=Q(t,C*1024*
1024),e=new Map,i=new Set(o.hostnames.map(({host:l})=>l));let h=0;for(const l of t){const d=(0,N.relative)(a,l),m=c.has(l)?(0,M.gy)(ne):re(l,r);if(!m.ok){yield{
...m,...r.why&&{why:I},file:d};continue}const{value:g}=m,v=g.repository.name,z=g.usages.flatMap(({needs:u})=>u.map(({host:$})=>$)),S=new Set(z.filter(u=>!i.has(
u))),A=e.get(v.toLowerCase());if(A!==void 0){const u=`is of the repository ${v}, as is ${A}; keep one file for each repository`;yield{...(0,M.gy)(u),file:d}}else if(h+
g.usages.length>X||i.size+S.size>W.pS)yield{...(0,M.gy)(te,v),file:d};else{for(const u of S)i.add(u);h+=g.usages.length,e.set(v.toLowerCase(),d),yield{...m,file:d}}}}
function re(s,o){const a=(0,k.qA)(s,M.zx);return Buffer.isBuffer(a)?(a.length>1024*1024&&(0,U.jj)(),(0,M.WS)(a,o)):(0,M.gy)((0,x.mP)(a.failure))}async function ae(s,o,a){
const r=o.now(),{wording:n,progress:t}=o,f=[],c=n?.setting("usages")??"usages",e=new Map,i=[];let h=0;for(const u of oe(s,o,c)){if(u.ok){const{file:$,value:T}=u,
de=ce(T,s,e,o);o.stop.why===null?f.push(de):i.push({file:$,why:I,repository:T.repository.name}),h+=T.files}else i.push(u);t({kind:"scan",files:h}),await(0,U.xu)()}
const l=f.map(({listed:u})=>u),d=l.length===0,m=d?(0,J.L2)({setting:s.dialect,scan:null}):b(l),g=l.map(({repository:u})=>u.name),v=Y(s.repositories,g,i),z=l.reduce(
(u,$)=>u+$.bytes,0),S={dialect:m,isEmpty:!d&&l.every(({isEmpty:u})=>u)&&o.stop.why===null,changes:null,remarks:[...v?.reasons??[],...he(l)],notes:ue(l,a),scan:{
files:h,bytes:z,durationMs:o.now()-r},clients:()=>w.zK.filter(u=>l.some(({usedBy:$})=>$.includes(u))),repositories:l.map(({repository:u})=>u),missing:v,checkouts:le(
l)},A=f.map(u=>u.read);return(0,B.fT)(A,S,s,o)}function ce(s,o,a,r){const{declared:n,units:t,installed:f,repository:c,dialect:e}=s,h={...s,scanned:{declared:n,units:t,
installed:f,endedAt:null},listed:s,links:new Map,changes:null,stop:r.stop},l=(0,B.Nu)(c.name,h,o,r),d=j(c.name,a),m=g=>({...d.note({...g,problem:ie(g.problem)}),
checkedFor:e.clients});return{read:{...l,usages:l.usages.map(d.usage),roots:l.roots.map(d.root),notes:l.notes.map(m),rootNotes:l.rootNotes.map(m)},listed:{...s,
usages:[],notes:[],declared:[],units:[]}}}const ie=s=>s.isCuredByScan&&s.help!==void 0?{...s,help:(0,ee.xI)`${s.help}; set this for \`tf-disco usages\``}:s;function le(s){
const o=new Map,a=s.flatMap(({repository:r,...n})=>{const{file:t}=j(r.name);for(const f of n.locks)o.set(t(f.file),f.hashes);return n.plugins.map(({directory:f,
providers:c})=>({directory:f==="."?r.name:t(f),providers:c}))});return{lockHashes:o,plugins:a}}const fe=10080*60*1e3;function ue(s,o){const a=s.filter(({writtenAt:t=""})=>o.
getTime()-Date.parse(t)>fe),[r]=a.flatMap(({writtenAt:t})=>t??[]).sort();if(r===void 0)return[];const n=a.map(({repository:{name:t}})=>({file:(0,R.yJ)(t,"."),...L.
wv}));return[(0,L.kH)((0,_.yQ)({oldest:r.slice(0,10)}),{places:n})]}const pe=10;function he(s){const o=s.filter(({isEmpty:r})=>r);return o.length===0||o.length===
s.length?[]:[`no Terraform or OpenTofu files in ${(0,x.K4)(o,pe,({repository:r})=>(0,x.dh)(r.name))}`]}})};export{ge as id,ye as ids,ve as modules};
