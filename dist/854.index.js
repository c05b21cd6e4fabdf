const ye=854,$e=[854],Me={5854:((ge,z,u)=>{u.r(z),u.d(z,{prepareFleet:()=>ce});var E=u(3024),N=u(6760),k=u(5747),w=u(4091);const H="write one for each repositor\
y with `tf-disco usages --format json`";function V(e,o,a){const s=e.map(r=>{const t=K(r,o,a);return t.ok&&t.value.length===0&&!a?(0,w.TR)(`there is no .jsonl fi\
le in ${r}; ${H}`):t});return{files:[...new Set(s.flatMap(r=>r.ok?r.value:[]))],mistakes:s.flatMap(r=>r.ok?[]:[r.why])}}function K(e,o,a){const s=(0,N.resolve)(
o,e);try{if(!(0,E.statSync)(s).isDirectory())return(0,w.Ju)([s]);const r=(0,E.readdirSync)(s,{recursive:!0,withFileTypes:!0}).filter(t=>!t.isDirectory()&&/\.jsonl?$/i.
test(t.name)).map(t=>(0,N.join)(t.parentPath,t.name));return(0,w.Ju)(r.sort())}catch(r){const t=(0,k.Oj)(r);if(t==="ENOENT"&&a)return(0,w.Ju)([]);const c=t==="E\
NOENT"?`does not exist in ${o}`:`cannot be read: ${t}`;return(0,w.TR)(`${e} ${c}`)}}function P(e,o){const a=e.map(t=>({path:t,size:(0,k.N0)(()=>(0,E.statSync)(t).
size,0)}));let s=0;const r=a.sort((t,c)=>t.size-c.size).flatMap(({path:t,size:c})=>(s+=c,s>o?t:[]));return new Set(r)}function Q(e,o,a){const s=new Set(o.map(M)),
r=new Map((e.length===0?o:e).map(l=>[M(l),l]));for(const l of a){const n=Y(l,r,s);r.has(M(n))||r.set(M(n),n)}const t=[...r].flatMap(([l,n])=>s.has(l)?[]:[n]);if(t.
length===0)return null;const c={kind:"missing",repositories:t,total:r.size};return a.length===0?c:{...c,reasons:a.map(({file:l,why:n})=>`${l}: ${n}`)}}const M=e=>e.
toLowerCase();function Y({file:e,repository:o},a,s){if(o!==null&&!s.has(M(o)))return o;const r=e.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),t=a.get(M(r.replaceAll(
"__","/")));return t!==void 0&&!s.has(M(t))?t:e.replaceAll(/[^\w./-]/g,"_")}var T=u(5143),v=u(1064),U=u(9664),C=u(8416),R=u(7050);function Z(e){const o=e.filter(
({isEmpty:c})=>!c),a=o.length===0?e:o,s=a.map(({dialect:c})=>c),r=v.Du.filter(c=>s.some(l=>l.clients.includes(c))),t=new Set(s.flatMap(({releases:c})=>c.map(({name:l})=>l)));
return{name:(0,C.WJ)(r),clients:r,releases:v.pH.filter(({name:c})=>t.has(c)),versions:Object.fromEntries(r.flatMap(c=>{const l=b(c,s);return l===null?[]:[[c,l]]})),
...s.every(({isGuess:c})=>c)?{isGuess:!0}:{},why:q(s),evidence:a.flatMap(({repository:c,dialect:l})=>{const{place:n}=F(c.name);return l.evidence.map(f=>({...f,place:n(
f.place)}))})}}function b(e,o){const a=o.filter(({clients:t})=>t.includes(e)),[s,...r]=new Set(a.map(({versions:t})=>t[e]??null));return s===void 0||r.length>0?
null:s}function q(e){const[o,...a]=e;if(o!==void 0&&a.length===0)return o.why;const s=e.filter(({isGuess:n})=>!n),r=v.Du.flatMap(n=>{const{length:f}=s.filter(({
clients:h})=>h.includes(n));return f===0?[]:[`${v.bB[n]} in ${f}`]}),t=e.length-s.length;if(r.length===1&&t===0)return`${r[0]?.replace(" in "," in all ")} repos\
itories`;const c=[...r,...t===0?[]:[`assumed in ${t}`]],l=c.at(-1)?.endsWith(" 1")?"repository":"repositories";return`${c.join(", ")} ${l}`}const _=e=>v.zK.filter(
o=>e.some(({usedBy:a})=>a.includes(o)));function F(e,o=new Map){const a=(0,R.O)(n=>(0,T.yJ)(e,n)),s=(0,R.O)(n=>({file:a(n.file),line:n.line,column:n.column,endColumn:n.
endColumn,target:n.target&&a(n.target),...n.isInUse&&{isInUse:!0}})),r=n=>({...n,place:s(n.place)});return{file:a,place:s,usage:n=>({...n,repository:e,place:s(n.
place)}),note:n=>({...n,places:n.places.map(f=>typeof f=="string"?f:s(f)),...n.aside===void 0?{}:{aside:a(n.aside)}}),root:n=>({...n,directory:a(n.directory),directories:n.
directories.map(f=>(0,U.jt)(a((0,U.Gz)(f,"main.tf")))),calls:n.calls.map(({address:f,isOpen:h,...i})=>{const d=`${n.client} ${i.source}`,{source:g,module:m}=(i.
module&&o.get(d))??i;m!==null&&o.set(d,{source:g,module:m});const $=i.constraint&&r(i.constraint);return{address:f,source:g,place:s(i.place),module:m,constraint:$,
isOpen:h}}),providers:n.providers.map(f=>({...f,places:f.places.map(s),constraints:f.constraints.map(r),locked:f.locked&&r(f.locked)})),lockFile:n.lockFile===null?
null:a(n.lockFile),clientVersions:n.clientVersions.map(r)})}}var j=u(4e3),ee=u(7052),D=u(2370),G=u(785),te=u(4732),J=u(2964),O=u(2219),L=u(3474),se=u(3152);const B=256,
W=5e5,I="check fewer repositories at once",ne=`the files have more than ${W} usages or ${L.pS} hosts; ${I}`,X="was not read before the check ended",oe=`is one o\
f the largest of files that have more than ${B} MiB together; ${I}`;function*re({usages:e,...o},{directory:a,stop:s},r){const{files:t,mistakes:c}=V(e,a,o.repositories.
length>0);if(c.length>0)throw new se.GN(c.map(i=>`${r}: ${i}`));const l=P(t,B*1024*1024),n=new Map,f=new Set(o.hostnames.map(({host:i})=>i));let h=0;for(const i of t){
const d=(0,N.relative)(a,i),g=l.has(i)?(0,O.gy)(oe):ae(i,s);if(!g.ok){yield{...g,...s.why&&{why:X},file:d};continue}const{value:m}=g,$=m.repository.name,x=m.usages.
flatMap(({needs:y})=>y.map(({host:S})=>S)),A=new Set(x.filter(y=>!f.has(y))),p=n.get($.toLowerCase());if(p!==void 0){const y=`is of the repository ${$}, as is ${p}\
; keep one file for each repository`;yield{...(0,O.gy)(y),file:d}}else if(h+m.usages.length>W||f.size+A.size>L.pS)yield{...(0,O.gy)(ne,$),file:d};else{for(const y of A)
f.add(y);h+=m.usages.length,n.set($.toLowerCase(),d),yield{...g,file:d}}}}function ae(e,o){const a=(0,k.qA)(e,O.zx);return Buffer.isBuffer(a)?(a.length>1024*1024&&
(0,G.jj)(),(0,O.WS)(a,o)):(0,O.gy)((0,j.mP)(a.failure))}async function ce(e,o,a){const s=o.now(),{wording:r,progress:t}=o,c=[],l=r?.setting("usages")??"usages",
n=new Map,f=[];let h=0;for(const p of re(e,o,l)){if(p.ok){const{file:y,value:S}=p,he=ie(S,e,n,o);o.stop.why===null?c.push(he):f.push({file:y,why:X,repository:S.
repository.name}),h+=S.files}else f.push(p);t({kind:"scan",files:h}),await(0,G.xu)()}const i=c.map(({listed:p})=>p),d=i.length===0,g=d?(0,C.L2)({setting:e.dialect,
scan:null}):Z(i),m=i.map(({repository:p})=>p.name),$=Q(e.repositories,m,f),x=i.reduce((p,y)=>p+y.bytes,0),A={dialect:g,isEmpty:!d&&i.every(({isEmpty:p})=>p)&&o.
stop.why===null,changes:null,remarks:[...$?.reasons??[],...me(i)],notes:pe(i,a),scan:{files:h,bytes:x,durationMs:o.now()-s},clients:()=>_(i),repositories:i.map(
({repository:p})=>p),missing:$,checkouts:fe(i)};return(0,J.fT)(c.map(p=>p.read),A,e,o)}function ie(e,o,a,s){const{declared:r,units:t,installed:c,repository:l,dialect:n}=e,
h={...e,scanned:{declared:r,units:t,installed:c,endedAt:null},listed:e,links:new Map,changes:null,stop:s.stop},i=(0,J.Nu)(l.name,h,o,s),d=F(l.name,a),g=m=>({...d.
note({...m,problem:le(m.problem)}),checkedFor:n.clients});return{read:{...i,usages:i.usages.map(d.usage),roots:i.roots.map(d.root),notes:i.notes.map(g),rootNotes:i.
rootNotes.map(g)},listed:{...e,usages:[],notes:[],declared:[],units:[]}}}const le=e=>e.isCuredByScan&&e.help!==void 0?{...e,help:(0,te.xI)`${e.help}; set this for \`tf-disco usages\``}:
e;function fe(e){const o=new Map,a=e.flatMap(({repository:s,...r})=>{const{file:t}=F(s.name);for(const c of r.locks)o.set(t(c.file),c.hashes);return r.plugins.map(
({directory:c,providers:l})=>({directory:c==="."?s.name:t(c),providers:l}))});return{lockHashes:o,plugins:a}}const ue=10080*60*1e3;function pe(e,o){const a=e.filter(
({writtenAt:t=""})=>o.getTime()-Date.parse(t)>ue),[s]=a.flatMap(({writtenAt:t})=>t??[]).sort();if(s===void 0)return[];const r=a.map(({repository:t})=>({file:(0,T.
yJ)(t.name,"."),...D.wv}));return[(0,D.kH)((0,ee.yQ)({oldest:s.slice(0,10)}),{places:r})]}const de=10;function me(e){const o=e.filter(({isEmpty:s})=>s);return o.
length===0||o.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,j.K4)(o,de,({repository:s})=>(0,j.dh)(s.name))}`]}})};export{ye as id,$e as ids,Me as modules};
