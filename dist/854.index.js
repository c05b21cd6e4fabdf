const ke=854,Ee=[854],Ae={5854:((Fe,z,d)=>{d.r(z),d.d(z,{prepareFleet:()=>ie});var F=d(3024),k=d(6760),E=d(5747),O=d(4091);const I="write one for each repositor\
y with `tf-disco usages --format json`";function V(s,o,a){const n=s.map(r=>{const t=K(r,o,a);return t.ok&&t.value.length===0&&!a?(0,O.TR)(`there is no .jsonl fi\
le in ${r}; ${I}`):t});return{files:[...new Set(n.flatMap(r=>r.ok?r.value:[]))],mistakes:n.flatMap(r=>r.ok?[]:[r.why])}}function K(s,o,a){const n=(0,k.resolve)(
o,s);try{if(!(0,F.statSync)(n).isDirectory())return(0,O.Ju)([n]);const r=(0,F.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(t=>(0,k.join)(t.parentPath,t.name));return(0,O.Ju)(r.sort())}catch(r){const t=(0,E.Oj)(r);if(t==="ENOENT"&&a)return(0,O.Ju)([]);const l=t==="E\
NOENT"?`does not exist in ${o}`:`cannot be read: ${t}`;return(0,O.TR)(`${s} ${l}`)}}function P(s,o){const a=s.map(t=>({path:t,size:(0,E.N0)(()=>(0,F.statSync)(t).
size,0)}));let n=0;const r=a.sort((t,l)=>t.size-l.size).flatMap(({path:t,size:l})=>(n+=l,n>o?t:[]));return new Set(r)}function Q(s,o,a){const n=new Set(o.map(M)),
r=new Map((s.length===0?o:s).map(i=>[M(i),i]));for(const i of a){const e=Y(i,r,n);r.has(M(e))||r.set(M(e),e)}const t=[...r].flatMap(([i,e])=>n.has(i)?[]:[e]);if(t.
length===0)return null;const l={kind:"missing",repositories:t,total:r.size};return a.length===0?l:{...l,reasons:a.map(({file:i,why:e})=>`${i}: ${e}`)}}const M=s=>s.
toLowerCase();function Y({file:s,repository:o},a,n){if(o!==null&&!n.has(M(o)))return o;const r=s.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.get(M(r.replaceAll(
"__","/")));return t!==void 0&&!n.has(M(t))?t:s.replaceAll(/[^\w./-]/g,"_")}var C=d(9075),G=d(5143),S=d(1064),R=d(9664),T=d(8416);function Z(s){const o=s.filter(
({isEmpty:l})=>!l),a=o.length===0?s:o,n=a.map(({dialect:l})=>l),r=S.Du.filter(l=>n.some(i=>i.clients.includes(l))),t=new Set(n.flatMap(({releases:l})=>l.map(({name:i})=>i)));
return{name:(0,T.WJ)(r),clients:r,releases:S.pH.filter(({name:l})=>t.has(l)),versions:Object.fromEntries(r.flatMap(l=>{const i=b(l,n);return i===null?[]:[[l,i]]})),
...n.every(({isGuess:l})=>l)?{isGuess:!0}:{},why:q(n),evidence:a.flatMap(({repository:l,dialect:i})=>{const{place:e}=A(l.name);return i.evidence.map(c=>({...c,place:e(
c.place)}))})}}function b(s,o){const a=o.filter(({clients:t})=>t.includes(s)),[n,...r]=new Set(a.map(({versions:t})=>t[s]??null));return n===void 0||r.length>0?
null:n}function q(s){const[o,...a]=s;if(o!==void 0&&a.length===0)return o.why;const n=s.filter(({isGuess:e})=>!e),r=S.Du.flatMap(e=>{const{length:c}=n.filter(({
clients:m})=>m.includes(e));return c===0?[]:[`${S.bB[e]} in ${c}`]}),t=s.length-n.length;if(r.length===1&&t===0)return`${r[0]?.replace(" in "," in all ")} repos\
itories`;const l=[...r,...t===0?[]:[`assumed in ${t}`]],i=l.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${l.join(", ")} ${i}`}const _=s=>S.zK.filter(
o=>s.some(({usedBy:a})=>a.includes(o)));function A(s,o=new Map){const a=(0,C.Oo)(e=>(0,G.yJ)(s,e)),n=(0,C.Oo)(e=>({file:a(e.file),line:e.line,column:e.column,endColumn:e.
endColumn,target:e.target&&a(e.target),...e.isInUse&&{isInUse:!0}})),r=e=>({...e,place:n(e.place)});return{file:a,place:n,usage:e=>({...e,repository:s,place:n(e.
place)}),note:e=>({...e,places:e.places.map(c=>typeof c=="string"?c:n(c)),...e.aside===void 0?{}:{aside:a(e.aside)}}),root:e=>({...e,directory:a(e.directory),directories:e.
directories.map(c=>(0,R.jt)(a((0,R.Gz)(c,"main.tf")))),calls:e.calls.map(({address:c,isOpen:m,...p})=>{const h=`${e.client} ${p.source}`,{source:u,module:g}=(p.
module&&o.get(h))??p;g!==null&&o.set(h,{source:u,module:g});const y=p.constraint&&r(p.constraint);return{address:c,source:u,place:n(p.place),module:g,constraint:y,
isOpen:m}}),providers:e.providers.map(c=>({...c,places:c.places.map(n),constraints:c.constraints.map(r),locked:c.locked&&{...c.locked,version:r(c.locked.version)}})),
lockFile:e.lockFile===null?null:a(e.lockFile),clientVersions:e.clientVersions.map(r)})}}var j=d(4e3),ee=d(7052),D=d(5799),se=d(785),te=d(5257),U=d(7854),w=d(2859),
ne=d(1435),oe=d(5682),J=d(9762),$=d(2219),re=d(3152);const L=256,W=5e5,X="check fewer repositories at once",ae=`is one of the largest of files that have more th\
an ${L} MiB together; ${X}`;function*le({usages:s,repositories:o},a,n){const{files:r,mistakes:t}=V(s,a,o.length>0);if(t.length>0)throw new re.GN(t.map(c=>`${n}:\
 ${c}`));const l=P(r,L*1024*1024),i=new Map;let e=0;for(const c of r){const m=(0,k.relative)(a,c),p=l.has(c)?(0,$.gy)(ae):ce(c);if(!p.ok){yield{...p,file:m};continue}
const{value:h}=p,u=h.repository.name,g=i.get(u.toLowerCase());if(g!==void 0){const y=`is of the repository ${u}, as is ${g}; keep one file for each repository`;
yield{...(0,$.gy)(y),file:m}}else if(e+h.usages.length>W){const y=`the files have more than ${W} usages; ${X}`;yield{...(0,$.gy)(y,u),file:m}}else e+=h.usages.length,
i.set(u.toLowerCase(),m),yield p}}function ce(s){const o=(0,E.yR)(s,$.zx);return o.ok?(0,$.WS)(o.text):(0,$.gy)((0,j.mP)(o.failure))}async function ie(s,o,a){const n=o.
now(),{wording:r,directory:t,environment:l,progress:i}=o,e=[],c=r?.setting("usages")??"usages",m=new Map,p=[];let h=0;for(const f of le(s,t,c))if(f.ok?(e.push(ue(
f.value,s,m,l)),h+=f.value.files):p.push(f),i({kind:"scan",files:h}),await(0,se.xu)(),o.stop.why!==null)break;const u=e.map(({found:f})=>f),g=u.length===0,y=g?(0,T.
L2)({setting:s.dialect,scan:null}):Z(u),x=pe(u),v=(0,ne.j)(e.flatMap(f=>f.usages),s,y,{...o,plugins:x.plugins}),{usages:N,configs:Me,releases:$e}=v,B=u.map(({repository:f})=>f),
ve=B.map(f=>f.name),H=Q(s.repositories,ve,p),Oe=_(u),Se=de(N,e,s,y.clients);return{dialect:{...y,releases:$e},configs:Me,usages:N.filter(U.s7),roots:e.flatMap(({
roots:f})=>f),...Se,notes:[...e.flatMap(({notes:f})=>f),...e.flatMap(({rootNotes:f})=>f),...he(u,a)],newHosts:new Set,isEmpty:!g&&u.every(({isEmpty:f})=>f)&&o.stop.
why===null,complaints:v.findings,changes:null,remarks:[...H?.reasons??[],...ye(u),...new Set(e.flatMap(f=>f.remarks)),...v.remarks],scan:{files:h,bytes:u.reduce(
(f,{bytes:we})=>f+we,0),usages:N.length,durationMs:o.now()-n},clients:()=>Oe,repositories:B,missing:H,checkouts:x}}function ue(s,o,a,n){const{dialect:r,declared:t,
units:l,repository:i}=s,e=(0,oe.H)(s,n,o.depth),c={...e,scanned:{declared:t,units:l,endedAt:null},dialect:r,settings:{...o,dialect:s.setting},listed:s},m=(0,J.G9)(
c),{usages:p,notes:h}=m,u=(0,J.D0)({...c,...m,changed:null}),g=A(i.name,a),y=v=>({...g.note({...v,problem:fe(v.problem)}),checkedFor:r.clients});return{usages:(0,te.
Xo)(p,u.roots).map(g.usage),roots:u.roots.map(g.root),named:(0,U.kA)(p),notes:h.map(y),rootNotes:u.notes.map(y),remarks:[...e.remarks,...m.remarks],found:{...s,
usages:[],notes:[],declared:[],units:[]}}}const fe=s=>s.isCuredByScan&&s.help!==void 0?{...s,help:`${s.help}; set this for \`tf-disco usages\``}:s;function de(s,o,a,n){
const r=a.hostnames.map(({host:c})=>c),t={hostnames:[],requiredServices:[]},l=Map.groupBy(s,c=>c.repository),i=o.map(({found:{repository:c,dialect:m},named:p})=>{
const h=l.get(c.name)??[],u=(0,w.CG)(t,h,n,new Set([...p,...r]));return{required:u,guesses:(0,w.Fh)(c.name,m,u)}}),e=i.map(({required:c})=>c);return{requirements:(0,w.
h1)([(0,w.CG)(a,[],n),...e],n),guesses:i.flatMap(({guesses:c})=>c)}}function pe(s){const o=new Map,a=s.flatMap(({repository:n,...r})=>{const{file:t}=A(n.name);for(const l of r.
locks)o.set(t(l.file),l.hashes);return r.plugins.map(({directory:l,providers:i})=>({directory:l==="."?n.name:t(l),providers:i}))});return{lockHashes:o,plugins:a}}
const me=10080*60*1e3;function he(s,o){const a=s.filter(({writtenAt:t=""})=>o.getTime()-Date.parse(t)>me),[n]=a.flatMap(({writtenAt:t})=>t??[]).sort();if(n===void 0)
return[];const r=a.map(({repository:t})=>({file:(0,G.yJ)(t.name,"."),...D.wv}));return[(0,D.hD)((0,ee.yQ)({oldest:n.slice(0,10)}),{places:r})]}const ge=10;function ye(s){
const o=s.filter(({isEmpty:n})=>n);return o.length===0||o.length===s.length?[]:[`no Terraform or OpenTofu files in ${(0,j.K4)(o,ge,({repository:n})=>(0,j.dh)(n.
name))}`]}})};export{ke as id,Ee as ids,Ae as modules};
