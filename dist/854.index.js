const De=854,xe=[854,60],Re={6029:((Se,b,u)=>{u.d(b,{F:()=>V,o:()=>re});var N=u(3916),Q=u(2161),P=u(7495),w=u(2990),J=u(7905),ne=u(7854),h=u(4667);function oe({
kind:c,absent:m=c}){return c!=="required_provider"?[c,m]:[c,m,"required_provider_legacy","required_provider_invalid"]}const re=[...new Set([...h.I.flatMap(oe),"\
implied_provider"])],x=(0,ne.Oo)(c=>h.I.filter(m=>oe(m).includes(c)));function ie({kind:c,backend:m}){const y=x(c),O=y.find(C=>C.backend===m)??y[0];if(O===void 0)
throw new Error(`no row of the usage table has ${c}`);return O}const ue=3e4;function V(){const c=new Map;return m=>{const y=Z(m);let O=y===null?void 0:c.get(y);
return O===void 0&&(O=T(m),c.size>=ue&&c.clear(),y!==null&&c.set(y,O)),ae(m,O)}}const ae=(c,m)=>({kind:c.kind,host:m.host,isHostImplied:m.isHostImplied,directHost:m.
directHost,hasOwnToken:c.hasOwnToken??!1,workspace:c.workspace,text:c.text,address:c.address,version:c.version,constraints:c.constraints,place:c.place,clients:c.
clients,isOverridden:c.isOverridden,needs:m.needs});function Z(c){const{kind:m,text:y,clients:O,version:C,evaluated:I,isOverridden:R,replacedFor:K,stateHosts:X}=c;
return y===null||R||(I!==void 0||K!==void 0||X!==void 0)?null:`${m} ${c.backend} ${O[0]} ${O.length} ${W(C)} ${y}`}const W=c=>c!==void 0&&c.value===void 0;function T(c){
const{clients:m,isOverridden:y,replacedFor:O=[],stateHosts:C={}}=c;if(c.kind==="implied_provider")return(0,w.x)(m);const I=ie(c),R=new Map(m.map(D=>[D,M(c,I,D)])),
K=[...R].filter(([D])=>!y&&!O.includes(D)),X=[...R.values()].find(({host:D,directHost:q})=>D!==null||q!==void 0);return{host:X?.host??null,isHostImplied:X?.isHostImplied??
!1,directHost:X?.directHost,needs:(0,J.hN)(new Map(K),I,D=>C[D]??null)}}function M(c,m,y){const{text:O,evaluated:C,version:I}=c,R=C===void 0?{text:O,isWhole:!0}:
C[y];return R===void 0?P.zt:R.text===null?O!==null&&m.defaults===void 0?P.zt:H(c,m,y):R.isWhole?P.pb[m.grammar](R.text,y,W(I)):(0,P.i4)(m.grammar,R.text,y)??P.zt}
const S=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function H({kind:c,address:m,place:y},O,C){const[,I=null]=S.exec(m)??[],R=(0,Q.L8)((0,N.basename)(
y.file),new Set,"")??{class:"config",isOverride:!1};return(0,J.gd)({row:O,kind:c,address:m,localName:I},R,C)}}),7060:((Se,b,u)=>{u.r(b),u.d(b,{MAX_BYTES:()=>F,readUsagesLines:()=>E,
readableFile:()=>Ae});var N=u(4091),Q=u(4e3),P=u(3592),w=u(6192),J=u(3152),ne=u(6029),h=u(5262),oe=u(5143),re=u(5799),x=u(1064),ie=u(1831),ue=u(8416),V=u(3469),
ae=u(5603),Z=u(7854);const W=function(...t){const{problemFacts:p}=u.late([124,312,579,507],4507);return new.target?new p(...t):p(...t)},{Qq:T,Ik:M,p_:S,yL:H,wC:c}=w,
m=h.me(T),y=h.yq(w.Jt,!1),O=w.rD(0,Number.MAX_SAFE_INTEGER),C=c(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),I=c(/^[\w.+-]{1,100}$/,"a version"),R=t=>{const p=(0,ie.
Pv)((0,ie.nx)(t));return p.ok&&p.value===t},K=w.qG(R,"a hostname"),D=c(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),q=w.rD(
1,2**25),Y=M({file:D,line:q,column:q,endColumn:q}),he=H(x.zK),ve=H(x.Du),le=t=>M({terraform:h.yq(t),opentofu:h.yq(t)}),Oe=[x.Du,...x.Du.map(t=>[t])],ye=t=>Oe.find(
p=>p.length===t.length&&p.every(o=>t.includes(o))),_=h.Fs(S(ve),h.z6(t=>ye(t)!==void 0,"one or two different CLIs"),h.pd(t=>ye(t)??t)),Me=M({text:T,value:h.yq(le(
m)),place:Y}),we=h.Fs(M({kind:H(ne.o),host:m,address:T,text:m,...Y.entries,clients:_,version:h.yq(Me),constraints:h.yq(T),evaluated:h.yq(le(M({text:m,isWhole:y}))),
backend:h.yq(T),stateHosts:h.yq(le(K)),hasOwnToken:y,workspace:h.yq(M({organization:m,name:m})),isOverridden:y,replacedFor:h.yq(_)}),h.pd(({host:t,file:p,line:o,
column:g,endColumn:B,...L})=>({...L,place:{file:p,line:o,column:g,endColumn:B}}))),Ee=h.Fs(M({clients:_,releases:S(T),versions:le(T),why:T,evidence:S(M({client:ve,
level:H(ae.A),place:Y,text:T,version:m})),isGuess:h.yq(h.eu(!0,"true"))}),h.pd(({releases:t,...p})=>({...p,name:(0,ue.WJ)(p.clients),releases:p.clients.flatMap(
o=>e(o,t))})));function e(t,p){const o=x.pH.filter(g=>g.client===t&&p.includes(g.name));return o.length===0?(0,V.w)(t,[]):o}const l=t=>Object.hasOwn(W(),t),d=h.
Fs(M({code:w.qG(l,"a problem code"),severity:H(re.oC),message:T,help:h.yq(T),affects:S(he),clients:_,namedHost:h.yq(h.me(K),null),places:S(Y),isPlaceholder:h.yq(
w.Jt)}),h.pd(({code:t,severity:p,message:o,help:g,affects:B,...L})=>{const j=W()[t],G=j.affects.filter(te=>B.includes(te)),me=g===void 0?{message:o}:{message:o,
help:g},se={...j,code:t,usualSeverity:j.severity,severity:p,affects:G};return(0,re.hD)({...se,...me},L)})),r=[...Z.O8,...Z.VZ,...Object.keys(x.$I),"binary"],n=M(
{kind:H(r),text:T,localName:m,place:Y}),f=M({name:h.Fs(T,h.z6(oe.en,"a name such as acme/network")),url:h.me(c(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:h.
me(c(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),s=h.Fs(w.A7(C,S(T)),h.pd(t=>new Map(Object.entries(t)))),i=M({kind:H(["repository"]),schemaVersion:O,
version:I}),a=M({repository:M({name:f.entries.name})}),v=M({...i.entries,repository:f,dialect:Ee,setting:M({name:H(["auto","terraform","opentofu","both"]),version:h.
me(I)}),usedBy:S(he),files:O,bytes:O,usages:O,isEmpty:y,notes:S(d),declared:S(n),roots:S(M({directory:D,clients:_})),locks:S(M({file:D,hashes:s})),plugins:S(M({
directory:D,providers:S(C)}))}),F=128*1024*1024,$=1e7;function E(t,p=(0,ne.F)()){if(fe(t))return A("is the report of a check, not a usages file; keep reports in\
 another directory");if(t.length>$&&$e(t)>$)return A(`has ${pe}`);const o=t.replace(/^\uFEFF/,"").trimEnd().split(`
`),g=k(o.pop()??"");if(!g.ok)return A(`${g.why}; ${ce}`);const{line:B,schemaVersion:L,version:j}=g.value,G=(0,w.fd)(a,B),me=G.ok?G.value.repository.name:null,se=Te=>({
ok:!1,why:Te,repository:me});if(L!==P.G5)return se(`schemaVersion is ${L}, which tf-disco ${P.xv} cannot read; use the same version of tf-disco for \`tf-disco us\
ages\` and \`tf-disco check\``);const te=z(o,B,p);return te.ok?te:se(`${te.why}; ${j===P.xv?ce:de(j)}`)}const A=t=>({ok:!1,why:t,repository:null});function k(t){
const p=(0,w.qF)(t);if(!p.ok)return(0,N.TR)(t===""?p.why:`the last line ${p.why}`);const o=(0,w.fd)(i,p.value);return o.ok?(0,N.Ju)({line:p.value,...o.value}):(0,N.
TR)(`the last line is not about the repository: ${o.why}`)}function z(t,p,o){const g=(0,w.fd)(v,p);if(!g.ok)return(0,N.TR)(`line ${t.length+1}: ${g.why}`);const{
kind:B,schemaVersion:L,version:j,usages:G,...me}=g.value,se=[];for(const[te,Te]of t.entries()){const ke=U(Te);if(!ke.ok)return(0,N.TR)(`line ${te+1}${ke.why}`);
se.push(o(ke.value))}return G!==t.length?(0,N.TR)(`has ${t.length} usages, and its last line counts ${G}`):(0,N.Ju)({...me,usages:se})}function U(t){const p=(0,w.
qF)(t);if(!p.ok)return(0,N.TR)(` ${p.why}`);const o=(0,w.fd)(we,p.value);return o.ok?o:(0,N.TR)(`: ${o.why}`)}const fe=t=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(t.slice(0,1e3)),ce="write the file with `tf-disco usages --format json`",de=t=>`it was written by tf-disco ${t}; write it with version ${P.xv}`;function*Ae(t,p){
const o=Fe(t);if(o!==void 0)throw ee(`${(0,Q.dh)(o)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const g={
...t,usages:[],declared:[],roots:[],locks:[]},B=(0,w.fd)(v,JSON.parse([...p(g)].join("")));if(!B.ok)throw ee(B.why);let L=0,j=0;for(const G of p(t)){if(L+=Buffer.
byteLength(G),j+=$e(G),L>F)throw ee(`the file would have more than ${F/1024/1024} MiB; ${ge}`);if(j>$)throw ee(`the file would have ${pe}`);yield G}}function Fe({
usages:t,declared:p,roots:o}){const g=L=>/^(?:\/|\.\.(?:\/|$))/.test(L);return[t,p].flatMap(L=>L.find(({place:j})=>g(j.file))?.place.file??[])[0]??o.find(L=>g(L.
directory))?.directory}const ee=t=>new J.GN([`the usages of this repository cannot be written: ${t}`]),ge="scan fewer directories of the repository",pe=`more th\
an ${$} values; ${ge}`;function $e(t){let p=0;for(let o=0;o<t.length;o+=1){const g=t.charCodeAt(o);(g===44||g===91||g===123)&&(p+=1)}return p}}),5854:((Se,b,u)=>{
u.r(b),u.d(b,{prepareFleet:()=>le});var N=u(3024),Q=u(6760),P=u(5747),w=u(4091);const J=2e4,ne="write one for each repository with `tf-disco usages --format jso\
n`";function h(e,l,d){const r=e.map(s=>{const i=oe(s,l);return i.ok&&i.value.length===0&&!d?(0,w.TR)(`there is no .jsonl file in ${s}; ${ne}`):i}),n=[...new Set(
r.flatMap(s=>s.ok?s.value:[]))],f=`there are ${n.length} .jsonl files, the limit is ${J}`;return{files:n.slice(0,J),mistakes:[...r.flatMap(s=>s.ok?[]:[s.why]),...n.
length>J?[f]:[]]}}function oe(e,l){const d=(0,Q.resolve)(l,e);try{if(!(0,N.statSync)(d).isDirectory())return(0,w.Ju)([d]);const r=(0,N.readdirSync)(d,{recursive:!0,
withFileTypes:!0}).filter(n=>!n.isDirectory()&&/\.jsonl?$/i.test(n.name)).map(n=>(0,Q.join)(n.parentPath,n.name));return(0,w.Ju)(r.sort())}catch(r){const n=(0,P.
Oj)(r);return(0,w.TR)(n==="ENOENT"?`${e} does not exist in ${l}`:`${e} cannot be read: ${n}`)}}function re(e,l,d){const r=new Set(l.map(x)),n=new Map((e.length===
0?l:e).map(i=>[x(i),i]));for(const i of d){const a=ie(i,n,r);n.has(x(a))||n.set(x(a),a)}const f=[...n].flatMap(([i,a])=>r.has(i)?[]:[a]);if(f.length===0)return null;
const s={kind:"missing",repositories:f,total:n.size};return d.length===0?s:{...s,reasons:d.map(({file:i,why:a})=>`${i}: ${a}`)}}const x=e=>e.toLowerCase();function ie({
file:e,repository:l},d,r){if(l!==null&&!r.has(x(l)))return l;const n=e.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),f=d.get(x(n.replaceAll("__","/")));return f!==
void 0&&!r.has(x(f))?f:e.replaceAll(/[^\w./-]/g,"_")}var ue=u(5143),V=u(1064),ae=u(9664),Z=u(8416),W=u(7854);function T(e){const l=e.filter(({isEmpty:s})=>!s),d=l.
length===0?e:l,r=d.map(({dialect:s})=>s),n=V.Du.filter(s=>r.some(i=>i.clients.includes(s))),f=new Set(r.flatMap(({releases:s})=>s.map(({name:i})=>i)));return{name:(0,Z.
WJ)(n),clients:n,releases:V.pH.filter(({name:s})=>f.has(s)),versions:Object.fromEntries(n.flatMap(s=>{const i=M(s,r);return i===null?[]:[[s,i]]})),...r.every(({
isGuess:s})=>s)?{isGuess:!0}:{},why:S(r),evidence:d.flatMap(({repository:s,dialect:i})=>{const{place:a}=m(s.name);return i.evidence.map(v=>({...v,place:a(v.place)}))})}}
function M(e,l){const d=l.filter(({clients:f})=>f.includes(e)),[r,...n]=new Set(d.map(({versions:f})=>f[e]??null));return r===void 0||n.length>0?null:r}function S(e){
const[l,...d]=e;if(l!==void 0&&d.length===0)return l.why;const r=e.filter(({isGuess:i})=>!i),n=V.Du.flatMap(i=>{const{length:a}=r.filter(({clients:v})=>v.includes(
i));return a===0?[]:[`${V.bB[i]} in ${a}`]}),f=e.length-r.length,s=[...n,...f===0?[]:[`assumed in ${f}`]];return`of ${e.length} repositories, ${s.join(" and ")}`}
const H=e=>V.zK.filter(l=>e.some(({usedBy:d})=>d.includes(l)));function c(e,l){const d=({isGuess:n,named:f},s)=>n&&!f.has(s)&&!l.has(s),r=new Set(l);for(const n of e)
for(const{needs:f}of n.usages)for(const{host:s}of f)d(n,s)||r.add(s);return e.map(n=>{if(!n.isGuess)return n;const f=s=>!(r.has(s)&&d(n,s));return{...n,usages:n.
usages.map(s=>s.needs.every(({host:i})=>f(i))?s:{...s,needs:s.needs.filter(({host:i})=>f(i))}),roots:n.roots.map(s=>({...s,calls:s.calls.filter(({module:i})=>i===
null||f(i.host)),providers:s.providers.filter(({provider:i})=>f(i.host))}))}})}function m(e,l=new Map){const d=(0,W.Oo)(a=>(0,ue.yJ)(e,a)),r=(0,W.Oo)(a=>({file:d(
a.file),line:a.line,column:a.column,endColumn:a.endColumn})),n=a=>({...a,place:r(a.place)});return{file:d,place:r,usage:a=>({...a,repository:e,place:r(a.place)}),
note:a=>({...a,places:a.places.map(v=>typeof v=="string"?v:r(v)),...a.aside===void 0?{}:{aside:d(a.aside)}}),root:a=>({...a,directory:d(a.directory),directories:a.
directories.map(v=>(0,ae.jt)(d((0,ae.Gz)(v,"main.tf")))),calls:a.calls.map(({address:v,isOpen:F,...$})=>{const E=`${a.client} ${$.source}`,{source:A,module:k}=($.
module&&l.get(E))??$;k!==null&&l.set(E,{source:A,module:k});const z=$.constraint&&n($.constraint);return{address:v,source:A,place:r($.place),module:k,constraint:z,
isOpen:F}}),providers:a.providers.map(v=>({...v,places:v.places.map(r),constraints:v.constraints.map(n),locked:v.locked&&{...v.locked,version:n(v.locked.version)}})),
lockFile:a.lockFile===null?null:d(a.lockFile),clientVersions:a.clientVersions.map(n)})}}var y=u(4e3),O=u(785),C=u(7523),I=u(2859),R=u(1435),K=u(6034),X=u(6029),
D=u(7060),q=u(3152);const Y=1e6;function*he({usages:e,repositories:l},d,r){const{files:n,mistakes:f}=h(e,d,l.length>0);if(f.length>0)throw new q.GN(f.map(v=>`${r}\
: ${v}`));const s=(0,X.F)(),i=new Map;let a=0;for(const v of n){const F=(0,Q.relative)(d,v),$=ve(v,s);if(!$.ok){yield{...$,file:F};continue}const{value:E}=$,A=E.
repository.name,k=i.get(A.toLowerCase()),z=a+E.usages.length>Y;if(k!==void 0){const U=`is of the repository ${A}, as is ${k}; keep one file for each repository`;
yield{ok:!1,file:F,why:U,repository:null}}else if(z){const U=`the files have more than ${Y} usages; check fewer repositories at once`;yield{ok:!1,file:F,why:U,repository:A}}else
a+=E.usages.length,i.set(A.toLowerCase(),F),yield $}}function ve(e,l){const d=(0,P.yR)(e,D.MAX_BYTES);return d.ok?(0,D.readUsagesLines)(d.text,l):{ok:!1,why:(0,y.
mP)(d.failure),repository:null}}async function le(e,l){const d=l.now(),{wording:r,directory:n,environment:f,progress:s}=l,i=[],a=r?.setting("usages")??"usages",
v=new Map,F=[];let $=0;for(const o of he(e,n,a))if(o.ok?(i.push(Oe(o.value,e,v)),$+=o.value.files):F.push(o),s({kind:"scan",files:$}),await(0,O.xu)(),l.stop.why!==
null)break;const E=i.map(({found:o})=>o),A=E.length===0,k=A?(0,Z.L2)({setting:e.dialect,scan:null}):T(E),z=new Set(e.hostnames.map(({host:o})=>o)),U=c(i,z),fe=Me(
E),ce=(0,R.j)(U.flatMap(({usages:o})=>o),e,k,{...l,mayHavePlugins:fe.plugins.length>0,plugins:fe.plugins}),{usages:de,configs:Ae,releases:Fe}=ce,ee=E.map(({repository:o})=>o),
ge=ee.map(o=>o.name),pe=re(e.repositories,ge,F),$e=H(E),t=_(de,U,e,k.clients),p=(0,K.a3)(i.flatMap(o=>o.notes),de,e,f);return{dialect:{...k,releases:Fe},configs:Ae,
usages:de.filter(W.s7),roots:U.flatMap(({roots:o})=>o),requirements:t,notes:[...p,...i.flatMap(({rootNotes:o})=>o)],newHosts:new Set,isEmpty:!A&&E.every(({isEmpty:o})=>o)&&
l.stop.why===null,complaints:ce.findings,allUsages:[],changes:null,remarks:[...pe?.reasons??[],...Ee(E),...ce.remarks],scan:{files:$,bytes:E.reduce((o,{bytes:g})=>o+
g,0),usages:de.length,durationMs:l.now()-d},clients:()=>$e,repositories:ee,missing:pe,checkouts:fe}}function Oe(e,l,d){const{dialect:r,usages:n,notes:f,declared:s,
repository:i}=e,a=new Map(r.clients.map(k=>[k,new Set(e.roots.flatMap(({directory:z,clients:U})=>U.includes(k)?z:[]))])),v=(0,K.D0)({usages:n,notes:f,scanned:{declared:s,
endedAt:null},changed:null,dialect:r,settings:{...l,dialect:e.setting},listed:a}),F=m(i.name,d),$=r.isGuess===!0,E=k=>({...F.note({...k,problem:ye(k.problem)}),
checkedFor:{clients:r.clients,isGuess:$}}),A=(0,C.Xo)(n,v.roots);return{repository:i.name,usages:A.map(F.usage),roots:v.roots.map(F.root),named:(0,W.kA)(n),isGuess:$,
notes:f.map(E),rootNotes:v.notes.map(E),found:{...e,usages:[],notes:[],declared:[]}}}const ye=e=>e.isCuredByScan&&e.help!==void 0?{...e,help:`${e.help}; set thi\
s for \`tf-disco usages\``}:e;function _(e,l,d,r){const n=d.hostnames.map(({host:a})=>a),f={hostnames:[],requiredServices:[]},s=Map.groupBy(e,a=>a.repository),i=l.
map(({repository:a,named:v,isGuess:F})=>{const $=s.get(a)??[];return(0,I.CG)(f,$,r,new Set([...v,...n])).map(A=>F&&A.isImplied?{...A,isAssumed:!0}:A)});return(0,I.
h1)([(0,I.CG)(d,[],r),...i],r)}function Me(e){const l=new Map,d=e.flatMap(({repository:r,...n})=>{const{file:f}=m(r.name);for(const s of n.locks)l.set(f(s.file),
s.hashes);return n.plugins.map(({directory:s,providers:i})=>({directory:s==="."?r.name:f(s),providers:i}))});return{lockHashes:l,plugins:d}}const we=10;function Ee(e){
const l=e.filter(({isEmpty:r})=>r);return l.length===0||l.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,y.K4)(l,we,({repository:r})=>(0,y.dh)(r.
name))}`]}})};export{De as id,xe as ids,Re as modules};
