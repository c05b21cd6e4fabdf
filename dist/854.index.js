const Ee=854,je=[854],ke={5854:((Fe,R,f)=>{f.r(R),f.d(R,{prepareFleet:()=>he});var j=f(3024),k=f(6760),N=f(5747),A=f(4091);const Z="write one for each repositor\
y with `tf-disco usages --format json`";function b(e,n,a){const t=e.map(l=>{const s=q(l,n,a);return s.ok&&s.value.length===0&&!a?(0,A.TR)(`there is no .jsonl fi\
le in ${l}; ${Z}`):s});return{files:[...new Set(t.flatMap(l=>l.ok?l.value:[]))],mistakes:t.flatMap(l=>l.ok?[]:[l.why])}}function q(e,n,a){const t=(0,k.resolve)(
n,e);try{if(!(0,j.statSync)(t).isDirectory())return(0,A.Ju)([t]);const l=(0,j.readdirSync)(t,{recursive:!0,withFileTypes:!0}).filter(s=>!s.isDirectory()&&/\.jsonl?$/i.
test(s.name)).map(s=>(0,k.join)(s.parentPath,s.name));return(0,A.Ju)(l.sort())}catch(l){const s=(0,N.Oj)(l);if(s==="ENOENT"&&a)return(0,A.Ju)([]);const r=s==="E\
NOENT"?`does not exist in ${n}`:`cannot be read: ${s}`;return(0,A.TR)(`${e} ${r}`)}}function _(e,n){const a=e.map(s=>({path:s,size:(0,N.N0)(()=>(0,j.statSync)(s).
size,0)}));let t=0;const l=a.sort((s,r)=>s.size-r.size).flatMap(({path:s,size:r})=>(t+=r,t>n?s:[]));return new Set(l)}function ee(e,n,a){const t=new Set(n.map(S)),
l=new Map((e.length===0?n:e).map(i=>[S(i),i]));for(const i of a){const o=se(i,l,t);l.has(S(o))||l.set(S(o),o)}const s=[...l].flatMap(([i,o])=>t.has(i)?[]:[o]);if(s.
length===0)return null;const r={kind:"missing",repositories:s,total:l.size};return a.length===0?r:{...r,reasons:a.map(({file:i,why:o})=>`${i}: ${o}`)}}const S=e=>e.
toLowerCase();function se({file:e,repository:n},a,t){if(n!==null&&!t.has(S(n)))return n;const l=e.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),s=a.get(S(l.replaceAll(
"__","/")));return s!==void 0&&!t.has(S(s))?s:e.replaceAll(/[^\w./-]/g,"_")}var D=f(9075),U=f(5143),F=f(1064),B=f(9664),J=f(8416);function te(e){const n=e.filter(
({isEmpty:r})=>!r),a=n.length===0?e:n,t=a.map(({dialect:r})=>r),l=F.Du.filter(r=>t.some(i=>i.clients.includes(r))),s=new Set(t.flatMap(({releases:r})=>r.map(({name:i})=>i)));
return{name:(0,J.WJ)(l),clients:l,releases:F.pH.filter(({name:r})=>s.has(r)),versions:Object.fromEntries(l.flatMap(r=>{const i=ne(r,t);return i===null?[]:[[r,i]]})),
...t.every(({isGuess:r})=>r)?{isGuess:!0}:{},why:oe(t),evidence:a.flatMap(({repository:r,dialect:i})=>{const{place:o}=z(r.name);return i.evidence.map(c=>({...c,
place:o(c.place)}))})}}function ne(e,n){const a=n.filter(({clients:s})=>s.includes(e)),[t,...l]=new Set(a.map(({versions:s})=>s[e]??null));return t===void 0||l.
length>0?null:t}function oe(e){const[n,...a]=e;if(n!==void 0&&a.length===0)return n.why;const t=e.filter(({isGuess:o})=>!o),l=F.Du.flatMap(o=>{const{length:c}=t.
filter(({clients:h})=>h.includes(o));return c===0?[]:[`${F.bB[o]} in ${c}`]}),s=e.length-t.length;if(l.length===1&&s===0)return`${l[0]?.replace(" in "," in all ")}\
 repositories`;const r=[...l,...s===0?[]:[`assumed in ${s}`]],i=r.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${r.join(", ")} ${i}`}const re=e=>F.
zK.filter(n=>e.some(({usedBy:a})=>a.includes(n)));function z(e,n=new Map){const a=(0,D.Oo)(o=>(0,U.yJ)(e,o)),t=(0,D.Oo)(o=>({file:a(o.file),line:o.line,column:o.
column,endColumn:o.endColumn,target:o.target&&a(o.target),...o.isInUse&&{isInUse:!0}})),l=o=>({...o,place:t(o.place)});return{file:a,place:t,usage:o=>({...o,repository:e,
place:t(o.place)}),note:o=>({...o,places:o.places.map(c=>typeof c=="string"?c:t(c)),...o.aside===void 0?{}:{aside:a(o.aside)}}),root:o=>({...o,directory:a(o.directory),
directories:o.directories.map(c=>(0,B.jt)(a((0,B.Gz)(c,"main.tf")))),calls:o.calls.map(({address:c,isOpen:h,...u})=>{const p=`${o.client} ${u.source}`,{source:m,
module:y}=(u.module&&n.get(p))??u;y!==null&&n.set(p,{source:m,module:y});const g=u.constraint&&l(u.constraint);return{address:c,source:m,place:t(u.place),module:y,
constraint:g,isOpen:h}}),providers:o.providers.map(c=>({...c,places:c.places.map(t),constraints:c.constraints.map(l),locked:c.locked&&l(c.locked)})),lockFile:o.
lockFile===null?null:a(o.lockFile),clientVersions:o.clientVersions.map(l)})}}var T=f(4e3),ae=f(7052),L=f(5799),W=f(785),le=f(5257),X=f(7854),E=f(2859),ce=f(3408),
ie=f(5682),H=f(9762),w=f(2219),I=f(3474),ue=f(3152);const V=256,K=5e5,P="check fewer repositories at once",fe=`the files have more than ${K} usages or ${I.pS} h\
osts; ${P}`,Q="was not read before the check ended",de=`is one of the largest of files that have more than ${V} MiB together; ${P}`;function*pe({usages:e,...n},{
directory:a,stop:t},l){const{files:s,mistakes:r}=b(e,a,n.repositories.length>0);if(r.length>0)throw new ue.GN(r.map(u=>`${l}: ${u}`));const i=_(s,V*1024*1024),o=new Map,
c=new Set(n.hostnames.map(({host:u})=>u));let h=0;for(const u of s){const p=(0,k.relative)(a,u),m=i.has(u)?(0,w.gy)(de):me(u,t);if(!m.ok){yield{...m,...t.why&&{
why:Q},file:p};continue}const{value:y}=m,g=y.repository.name,$=y.usages.flatMap(({needs:M})=>M.map(({host:x})=>x)),O=new Set($.filter(M=>!c.has(M))),v=o.get(g.toLowerCase());
if(v!==void 0){const M=`is of the repository ${g}, as is ${v}; keep one file for each repository`;yield{...(0,w.gy)(M),file:p}}else if(h+y.usages.length>K||c.size+
O.size>I.pS)yield{...(0,w.gy)(fe,g),file:p};else{for(const M of O)c.add(M);h+=y.usages.length,o.set(g.toLowerCase(),p),yield{...m,file:p}}}}function me(e,n){const a=(0,N.
qA)(e,w.zx);return Buffer.isBuffer(a)?(a.length>1024*1024&&(0,W.jj)(),(0,w.WS)(a,n)):(0,w.gy)((0,T.mP)(a.failure))}async function he(e,n,a){const t=n.now(),{wording:l,
progress:s}=n,r=[],i=l?.setting("usages")??"usages",o=new Map,c=[];let h=0;for(const d of pe(e,n,i)){if(d.ok){const{file:C,value:G}=d,Ae=ge(G,e,o,n);n.stop.why===
null?r.push(Ae):c.push({file:C,why:Q,repository:G.repository.name}),h+=G.files}else c.push(d);s({kind:"scan",files:h}),await(0,W.xu)()}const u=r.map(({found:d})=>d),
p=u.length===0,m=p?(0,J.L2)({setting:e.dialect,scan:null}):te(u),y=$e(u),g=(0,ce.j)(r.flatMap(d=>d.usages),e,m,{...n,plugins:y.plugins}),{usages:$,configs:O,releases:v}=g,
M=u.map(({repository:d})=>d),x=M.map(d=>d.name),Y=ee(e.repositories,x,c);return{dialect:{...m,releases:v},configs:O,usages:$.filter(X.s7),roots:r.flatMap(({roots:d})=>d),
...Me($,r,e,m.clients),notes:[...r.flatMap(({notes:d})=>d),...r.flatMap(({rootNotes:d})=>d),...Oe(u,a)],newHosts:new Set,isEmpty:!p&&u.every(({isEmpty:d})=>d)&&
n.stop.why===null,complaints:g.findings,changes:null,remarks:[...Y?.reasons??[],...we(u),...new Set(r.flatMap(d=>d.remarks)),...g.remarks],scan:{files:h,bytes:u.
reduce((d,{bytes:C})=>d+C,0),usages:$.length,durationMs:n.now()-t},clients:()=>re(u),repositories:M,missing:Y,checkouts:y}}function ge(e,n,a,{environment:t,stop:l}){
const{dialect:s,declared:r,units:i,installed:o,repository:c}=e,h=(0,ie.H)(e,t,n.depth),u={...h,scanned:{declared:r,units:i,installed:o,endedAt:null},dialect:s,settings:{
...n,dialect:e.setting},listed:e,stop:l},p=(0,H.G9)(u),{usages:m,notes:y}=p,g=(0,H.D0)({...u,...p,changed:null}),$=z(c.name,a),O=v=>({...$.note({...v,problem:ye(
v.problem)}),checkedFor:s.clients});return{usages:(0,le.Xo)(m,g.roots).map($.usage),roots:g.roots.map($.root),named:(0,X.kA)(m),notes:y.map(O),rootNotes:g.notes.
map(O),remarks:[...h.remarks,...p.remarks],found:{...e,usages:[],notes:[],declared:[],units:[]}}}const ye=e=>e.isCuredByScan&&e.help!==void 0?{...e,help:`${e.help}\
; set this for \`tf-disco usages\``}:e;function Me(e,n,a,t){const l=a.hostnames.map(({host:c})=>c),s={hostnames:[],requiredServices:[]},r=Map.groupBy(e,c=>c.repository),
i=n.map(({found:{repository:c,dialect:h},named:u})=>{const p=r.get(c.name)??[],m=(0,E.CG)(s,p,t,new Set([...u,...l]));return{required:m,guesses:(0,E.Fh)(c.name,
h,m)}}),o=i.map(({required:c})=>c);return{requirements:(0,E.h1)([(0,E.CG)(a,[],t),...o],t),guesses:i.flatMap(({guesses:c})=>c)}}function $e(e){const n=new Map,a=e.
flatMap(({repository:t,...l})=>{const{file:s}=z(t.name);for(const r of l.locks)n.set(s(r.file),r.hashes);return l.plugins.map(({directory:r,providers:i})=>({directory:r===
"."?t.name:s(r),providers:i}))});return{lockHashes:n,plugins:a}}const Se=10080*60*1e3;function Oe(e,n){const a=e.filter(({writtenAt:s=""})=>n.getTime()-Date.parse(
s)>Se),[t]=a.flatMap(({writtenAt:s})=>s??[]).sort();if(t===void 0)return[];const l=a.map(({repository:s})=>({file:(0,U.yJ)(s.name,"."),...L.wv}));return[(0,L.hD)(
(0,ae.yQ)({oldest:t.slice(0,10)}),{places:l})]}const ve=10;function we(e){const n=e.filter(({isEmpty:t})=>t);return n.length===0||n.length===e.length?[]:[`no Te\
rraform or OpenTofu files in ${(0,T.K4)(n,ve,({repository:t})=>(0,T.dh)(t.name))}`]}})};export{Ee as id,je as ids,ke as modules};
