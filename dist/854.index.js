const ke=854,Se=[854,60],De={6029:((Te,b,d)=>{d.d(b,{F:()=>K,o:()=>te});var I=d(3916),G=d(2161),$=d(7495),X=d(2990),W=d(7905),f=d(7854),Q=d(4667);function ne({kind:a,
absent:p=a}){return a!=="required_provider"?[a,p]:[a,p,"required_provider_legacy","required_provider_invalid"]}const te=[...new Set([...Q.I.flatMap(ne),"implied\
_provider"])],R=(0,f.Oo)(a=>Q.I.filter(p=>ne(p).includes(a)));function oe({kind:a,backend:p}){const g=R(a),A=g.find(C=>C.backend===p)??g[0];if(A===void 0)throw new Error(
`no row of the usage table has ${a}`);return A}const ce=3e4;function K(){const a=new Map;return p=>{const g=Z(p);let A=g===null?void 0:a.get(g);return A===void 0&&
(A=O(p),a.size>=ce&&a.clear(),g!==null&&a.set(g,A)),re(p,A)}}const re=(a,p)=>({kind:a.kind,host:p.host,isHostImplied:p.isHostImplied,directHost:p.directHost,hasOwnToken:a.
hasOwnToken??!1,workspace:a.workspace,text:a.text,address:a.address,version:a.version,constraints:a.constraints,place:a.place,clients:a.clients,isOverridden:a.isOverridden,
needs:p.needs});function Z(a){const{kind:p,text:g,clients:A,version:C,evaluated:N,isOverridden:x,replacedFor:Y,stateHosts:H}=a;return g===null||x||(N!==void 0||
Y!==void 0||H!==void 0)?null:`${p} ${a.backend} ${A[0]} ${A.length} ${E(C)} ${g}`}const E=a=>a!==void 0&&a.value===void 0;function O(a){const{clients:p,isOverridden:g,
replacedFor:A=[],stateHosts:C={}}=a;if(a.kind==="implied_provider")return(0,X.x)(p);const N=oe(a),x=new Map(p.map(L=>[L,D(a,N,L)])),Y=[...x].filter(([L])=>!g&&!A.
includes(L)),H=[...x.values()].find(({host:L,directHost:z})=>L!==null||z!==void 0);return{host:H?.host??null,isHostImplied:H?.isHostImplied??!1,directHost:H?.directHost,
needs:(0,W.hN)(new Map(Y),N,L=>C[L]??null)}}function D(a,p,g){const{text:A,evaluated:C,version:N}=a,x=C===void 0?{text:A,isWhole:!0}:C[g];return x===void 0?$.zt:
x.text===null?A!==null&&p.defaults===void 0?$.zt:V(a,p,g):x.isWhole?$.pb[p.grammar](x.text,g,E(N)):(0,$.i4)(p.grammar,x.text,g)??$.zt}const P=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function V({kind:a,address:p,place:g},A,C){const[,N=null]=P.exec(p)??[],x=(0,G.L8)((0,I.basename)(g.file),new Set,"")??{class:"config",isOverride:!1};return(0,W.
gd)({row:A,kind:a,address:p,localName:N},x,C)}}),7060:((Te,b,d)=>{d.r(b),d.d(b,{MAX_BYTES:()=>h,readUsagesLines:()=>F,readableFile:()=>le});var I=d(4091),G=d(3592),
$=d(6192),X=d(3152),W=d(6029),f=d(5262),Q=d(3579),ne=d(5143),te=d(5799),R=d(1064),oe=d(1831),ce=d(8416),K=d(3469),re=d(5603),Z=d(7854);const{Qq:E,Ik:O,p_:D,yL:P,
wC:V}=$,a=f.me(E),p=f.yq($.Jt,!1),g=$.rD(0,Number.MAX_SAFE_INTEGER),A=V(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),C=V(/^[\w.+-]{1,100}$/,"a version"),
N=t=>{const m=(0,oe.Pv)((0,oe.nx)(t));return m.ok&&m.value===t},x=$.qG(N,"a hostname"),H=V(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the\
 repository"),L=$.rD(1,2**25),z=O({file:H,line:L,column:L,endColumn:L}),de=P(R.zK),he=P(R.Du),ie=t=>O({terraform:f.yq(t),opentofu:f.yq(t)}),$e=[R.Du,...R.Du.map(
t=>[t])],ve=t=>$e.find(m=>m.length===t.length&&m.every(y=>t.includes(y))),q=f.Fs(D(he),f.z6(t=>ve(t)!==void 0,"one or two different CLIs"),f.pd(t=>ve(t)??t)),Me=O(
{text:E,value:f.yq(ie(a)),place:z}),Oe=f.Fs(O({kind:P(W.o),host:a,address:E,text:a,...z.entries,clients:q,version:f.yq(Me),constraints:f.yq(E),evaluated:f.yq(ie(
O({text:a,isWhole:p}))),backend:f.yq(E),stateHosts:f.yq(ie(x)),hasOwnToken:p,workspace:f.yq(O({organization:a,name:a})),isOverridden:p,replacedFor:f.yq(q)}),f.pd(
({host:t,file:m,line:y,column:M,endColumn:v,...j})=>({...j,place:{file:m,line:y,column:M,endColumn:v}}))),we=f.Fs(O({clients:q,releases:D(E),versions:ie(E),why:E,
evidence:D(O({client:he,level:P(re.A),place:z,text:E,version:a})),isGuess:f.yq(f.eu(!0,"true"))}),f.pd(({releases:t,...m})=>({...m,name:(0,ce.WJ)(m.clients),releases:m.
clients.flatMap(y=>Ee(y,t))})));function Ee(t,m){const y=R.pH.filter(M=>M.client===t&&m.includes(M.name));return y.length===0?(0,K.w)(t,[]):y}const s=t=>Object.
hasOwn((0,Q.t)(),t),l=f.Fs(O({code:$.qG(s,"a problem code"),severity:P(te.oC),message:E,help:f.yq(E),affects:D(de),clients:q,namedHost:f.yq(f.me(x),null),places:D(
z),isPlaceholder:f.yq($.Jt)}),f.pd(({code:t,severity:m,message:y,help:M,affects:v,...j})=>{const B=(0,Q.t)()[t],_=B.affects.filter(se=>v.includes(se)),me=M===void 0?
{message:y}:{message:y,help:M},ee={...B,code:t,usualSeverity:B.severity,severity:m,affects:_};return(0,te.hD)({...ee,...me},j)})),c=[...Z.O8,...Z.VZ,...Object.keys(
R.$I),"binary"],o=O({kind:P(c),text:E,localName:a,place:z}),n=O({name:f.Fs(E,f.z6(ne.en,"a name such as acme/network")),url:f.me(V(/^https?:\/\/[\w.:/-]+$/,"a U\
RL of a page")),commit:f.me(V(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),u=f.Fs($.A7(A,D(E)),f.pd(t=>new Map(Object.entries(t)))),e=O({kind:P(["\
repository"]),schemaVersion:g,version:C}),i=O({repository:O({name:n.entries.name})}),r=O({...e.entries,repository:n,dialect:we,setting:O({name:P(["auto","terraf\
orm","opentofu","both"]),version:f.me(C)}),usedBy:D(de),files:g,bytes:g,usages:g,isEmpty:p,notes:D(l),declared:D(o),roots:D(O({directory:H,clients:q})),locks:D(
O({file:H,hashes:u})),plugins:D(O({directory:H,providers:D(A)}))}),h=128*1024*1024,T=1e7;function F(t,m=(0,W.F)()){if(U(t))return w("is the report of a check, n\
ot a usages file; keep reports in another directory");if(t.length>T&&ge(t)>T)return w(`has ${pe}`);const y=t.replace(/^\uFEFF/,"").trimEnd().split(`
`),M=k(y.pop()??"");if(!M.ok)return w(`${M.why}; ${ae}`);const{line:v,schemaVersion:j,version:B}=M.value,_=(0,$.fd)(i,v),me=_.ok?_.value.repository.name:null,ee=Ae=>({
ok:!1,why:Ae,repository:me});if(j!==G.G5)return ee(`schemaVersion is ${j}, which tf-disco ${G.xv} cannot read; use the same version of tf-disco for \`tf-disco us\
ages\` and \`tf-disco check\``);const se=S(y,v,m);return se.ok?se:ee(`${se.why}; ${B===G.xv?ae:ue(B)}`)}const w=t=>({ok:!1,why:t,repository:null});function k(t){
const m=(0,$.qF)(t);if(!m.ok)return(0,I.TR)(t===""?m.why:`the last line ${m.why}`);const y=(0,$.fd)(e,m.value);return y.ok?(0,I.Ju)({line:m.value,...y.value}):(0,I.
TR)(`the last line is not about the repository: ${y.why}`)}function S(t,m,y){const M=(0,$.fd)(r,m);if(!M.ok)return(0,I.TR)(`line ${t.length+1}: ${M.why}`);const{
kind:v,schemaVersion:j,version:B,usages:_,...me}=M.value,ee=[];for(const[se,Ae]of t.entries()){const Fe=J(Ae);if(!Fe.ok)return(0,I.TR)(`line ${se+1}${Fe.why}`);
ee.push(y(Fe.value))}return _!==t.length?(0,I.TR)(`has ${t.length} usages, and its last line counts ${_}`):(0,I.Ju)({...me,usages:ee})}function J(t){const m=(0,$.
qF)(t);if(!m.ok)return(0,I.TR)(` ${m.why}`);const y=(0,$.fd)(Oe,m.value);return y.ok?y:(0,I.TR)(`: ${y.why}`)}const U=t=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(t.slice(0,1e3)),ae="write the file with `tf-disco usages --format json`",ue=t=>`it was written by tf-disco ${t}; write it with version ${G.xv}`;function*le(t,m){
const y={...t,usages:[],declared:[],roots:[],locks:[]},M=(0,$.fd)(r,JSON.parse([...m(y)].join("")));if(!M.ok)throw fe(M.why);let v=0,j=0;for(const B of m(t)){if(v+=
Buffer.byteLength(B),j+=ge(B),v>h)throw fe(`more than ${h/1024/1024} MiB; ${ye}`);if(j>T)throw fe(pe);yield B}}const fe=t=>new X.GN([`the usages of this reposit\
ory cannot be written: ${t}`]),ye="list fewer directories of the repository",pe=`more than ${T} values; ${ye}`;function ge(t){let m=0;for(let y=0;y<t.length;y+=
1){const M=t.charCodeAt(y);(M===44||M===91||M===123)&&(m+=1)}return m}}),5854:((Te,b,d)=>{d.r(b),d.d(b,{prepareFleet:()=>$e});var I=d(3024),G=d(6760),$=d(5747),
X=d(4091);const W=2e4,f="write one for each repository with `tf-disco usages --format json`";function Q(s,l,c){const o=s.map(e=>{const i=ne(e,l);return i.ok&&i.
value.length===0&&!c?(0,X.TR)(`there is no .jsonl file in ${e}; ${f}`):i}),n=[...new Set(o.flatMap(e=>e.ok?e.value:[]))],u=`there are ${n.length} .jsonl files, \
the limit is ${W}`;return{files:n.slice(0,W),mistakes:[...o.flatMap(e=>e.ok?[]:[e.why]),...n.length>W?[u]:[]]}}function ne(s,l){const c=(0,G.resolve)(l,s);try{if(!(0,I.
statSync)(c).isDirectory())return(0,X.Ju)([c]);const o=(0,I.readdirSync)(c,{recursive:!0,withFileTypes:!0}).filter(n=>!n.isDirectory()&&/\.jsonl?$/i.test(n.name)).
map(n=>(0,G.join)(n.parentPath,n.name));return(0,X.Ju)(o.sort())}catch(o){const n=(0,$.Oj)(o);return(0,X.TR)(n==="ENOENT"?`${s} does not exist in ${l}`:`${s} ca\
nnot be read: ${n}`)}}function te(s,l,c){const o=new Set(l.map(R)),n=new Map((s.length===0?l:s).map(i=>[R(i),i]));for(const i of c){const r=oe(i,n,o);n.has(R(r))||
n.set(R(r),r)}const u=[...n].flatMap(([i,r])=>o.has(i)?[]:[r]);if(u.length===0)return null;const e={kind:"missing",repositories:u,total:n.size};return c.length===
0?e:{...e,reasons:c.map(({file:i,why:r})=>`${i}: ${r}`)}}const R=s=>s.toLowerCase();function oe({file:s,repository:l},c,o){if(l!==null&&!o.has(R(l)))return l;const n=s.
replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),u=c.get(R(n.replaceAll("__","/")));return u!==void 0&&!o.has(R(u))?u:s.replaceAll(/[^\w./-]/g,"_")}var ce=d(5143),
K=d(1064),re=d(9664),Z=d(8416),E=d(7854);function O(s){const l=s.filter(({isEmpty:e})=>!e),c=l.length===0?s:l,o=c.map(({dialect:e})=>e),n=K.Du.filter(e=>o.some(
i=>i.clients.includes(e))),u=new Set(o.flatMap(({releases:e})=>e.map(({name:i})=>i)));return{name:(0,Z.WJ)(n),clients:n,releases:K.pH.filter(({name:e})=>u.has(e)),
versions:Object.fromEntries(n.flatMap(e=>{const i=D(e,o);return i===null?[]:[[e,i]]})),...o.every(({isGuess:e})=>e)?{isGuess:!0}:{},why:P(o),evidence:c.flatMap(
({repository:e,dialect:i})=>{const{place:r}=p(e.name);return i.evidence.map(h=>({...h,place:r(h.place)}))})}}function D(s,l){const c=l.filter(({clients:u})=>u.includes(
s)),[o,...n]=new Set(c.map(({versions:u})=>u[s]??null));return o===void 0||n.length>0?null:o}function P(s){const[l,...c]=s;if(l!==void 0&&c.length===0)return l.
why;const o=s.filter(({isGuess:i})=>!i),n=K.Du.flatMap(i=>{const{length:r}=o.filter(({clients:h})=>h.includes(i));return r===0?[]:[`${K.bB[i]} in ${r}`]}),u=s.length-
o.length,e=[...n,...u===0?[]:[`assumed in ${u}`]];return`of ${s.length} repositories, ${e.join(" and ")}`}const V=s=>K.zK.filter(l=>s.some(({usedBy:c})=>c.includes(
l)));function a(s,l){const c=({isGuess:n,named:u},e)=>n&&!u.has(e)&&!l.has(e),o=new Set(l);for(const n of s)for(const{needs:u}of n.usages)for(const{host:e}of u)
c(n,e)||o.add(e);return s.map(n=>{if(!n.isGuess)return n;const u=e=>!(o.has(e)&&c(n,e));return{...n,usages:n.usages.map(e=>e.needs.every(({host:i})=>u(i))?e:{...e,
needs:e.needs.filter(({host:i})=>u(i))}),roots:n.roots.map(e=>({...e,calls:e.calls.filter(({module:i})=>i===null||u(i.host)),providers:e.providers.filter(({provider:i})=>u(
i.host))}))}})}function p(s,l=new Map){const c=(0,E.Oo)(r=>(0,ce.yJ)(s,r)),o=(0,E.Oo)(r=>({file:c(r.file),line:r.line,column:r.column,endColumn:r.endColumn})),n=r=>({
...r,place:o(r.place)});return{file:c,place:o,usage:r=>({...r,repository:s,place:o(r.place)}),note:r=>({...r,places:r.places.map(h=>typeof h=="string"?h:o(h)),...r.
aside===void 0?{}:{aside:c(r.aside)}}),root:r=>({...r,directory:c(r.directory),directories:r.directories.map(h=>(0,re.jt)(c((0,re.Gz)(h,"main.tf")))),calls:r.calls.
map(({address:h,isOpen:T,...F})=>{const w=`${r.client} ${F.source}`,{source:k,module:S}=(F.module&&l.get(w))??F;S!==null&&l.set(w,{source:k,module:S});const J=F.
constraint&&n(F.constraint);return{address:h,source:k,place:o(F.place),module:S,constraint:J,isOpen:T}}),providers:r.providers.map(h=>({...h,places:h.places.map(
o),constraints:h.constraints.map(n),locked:h.locked&&{...h.locked,version:n(h.locked.version)}})),lockFile:r.lockFile===null?null:c(r.lockFile),clientVersions:r.
clientVersions.map(n)})}}var g=d(4e3),A=d(785),C=d(7523),N=d(2859),x=d(1435),Y=d(6034),H=d(6029),L=d(7060),z=d(3152);const de=1e6;function*he({usages:s,repositories:l},c,o){
const{files:n,mistakes:u}=Q(s,c,l.length>0);if(u.length>0)throw new z.GN(u.map(h=>`${o}: ${h}`));const e=(0,H.F)(),i=new Map;let r=0;for(const h of n){const T=(0,G.
relative)(c,h),F=ie(h,e);if(!F.ok){yield{...F,file:T};continue}const{value:w}=F,k=w.repository.name,S=i.get(k.toLowerCase()),J=r+w.usages.length>de;if(S!==void 0){
const U=`is of the repository ${k}, as is ${S}; keep one file for each repository`;yield{ok:!1,file:T,why:U,repository:null}}else if(J){const U=`the files have \
more than ${de} usages; check fewer repositories at once`;yield{ok:!1,file:T,why:U,repository:k}}else r+=w.usages.length,i.set(k.toLowerCase(),T),yield F}}function ie(s,l){
const c=(0,$.yR)(s,L.MAX_BYTES);return c.ok?(0,L.readUsagesLines)(c.text,l):{ok:!1,why:(0,g.mP)(c.failure),repository:null}}async function $e(s,l){const c=l.now(),
{wording:o,directory:n,environment:u,progress:e}=l,i=[],r=o?.setting("usages")??"usages",h=new Map,T=[];let F=0;for(const v of he(s,n,r))if(v.ok?(i.push(ve(v.value,
s,h)),F+=v.value.files):T.push(v),e({kind:"scan",files:F}),await(0,A.xu)(),l.stop.why!==null)break;const w=i.map(({found:v})=>v),k=w.length===0,S=k?(0,Z.L2)({setting:s.
dialect,scan:null}):O(w),J=new Set(s.hostnames.map(({host:v})=>v)),U=a(i,J),ae=Oe(w),ue=(0,x.j)(U.flatMap(({usages:v})=>v),s,S,{...l,mayHavePlugins:ae.plugins.length>
0,plugins:ae.plugins}),{usages:le,configs:fe,releases:ye}=ue,pe=w.map(({repository:v})=>v),ge=pe.map(v=>v.name),t=te(s.repositories,ge,T),m=V(w),y=Me(le,U,s,S.clients),
M=(0,Y.a3)(i.flatMap(v=>v.notes),le,s,u);return{dialect:{...S,releases:ye},configs:fe,usages:le.filter(E.s7),roots:U.flatMap(({roots:v})=>v),requirements:y,notes:[
...M,...i.flatMap(({rootNotes:v})=>v)],newHosts:new Set,isEmpty:!k&&w.every(({isEmpty:v})=>v)&&l.stop.why===null,complaints:ue.findings,allUsages:[],changes:null,
remarks:[...t?.reasons??[],...Ee(w),...ue.remarks],scan:{files:F,bytes:w.reduce((v,{bytes:j})=>v+j,0),usages:le.length,durationMs:l.now()-c},clients:()=>m,repositories:pe,
missing:t,checkouts:ae}}function ve(s,l,c){const{dialect:o,usages:n,notes:u,declared:e,repository:i}=s,r=new Map(o.clients.map(S=>[S,new Set(s.roots.flatMap(({directory:J,
clients:U})=>U.includes(S)?J:[]))])),h=(0,Y.D0)({usages:n,notes:u,scanned:{declared:e,endedAt:null},changed:null,dialect:o,settings:{...l,dialect:s.setting},listed:r}),
T=p(i.name,c),F=o.isGuess===!0,w=S=>({...T.note({...S,problem:q(S.problem)}),checkedFor:{clients:o.clients,isGuess:F}}),k=(0,C.Xo)(n,h.roots);return{repository:i.
name,usages:k.map(T.usage),roots:h.roots.map(T.root),named:(0,E.kA)(n),isGuess:F,notes:u.map(w),rootNotes:h.notes.map(w),found:{...s,usages:[],notes:[],declared:[]}}}
const q=s=>s.isCuredByScan&&s.help!==void 0?{...s,help:`${s.help}; change such settings where \`tf-disco usages\` runs`}:s;function Me(s,l,c,o){const n=c.hostnames.
map(({host:r})=>r),u={hostnames:[],requiredServices:[]},e=Map.groupBy(s,r=>r.repository),i=l.map(({repository:r,named:h,isGuess:T})=>{const F=e.get(r)??[];return(0,N.
CG)(u,F,o,new Set([...h,...n])).map(k=>T&&k.isImplied?{...k,isAssumed:!0}:k)});return(0,N.h1)([(0,N.CG)(c,[],o),...i],o)}function Oe(s){const l=new Map,c=s.flatMap(
({repository:o,...n})=>{const{file:u}=p(o.name);for(const e of n.locks)l.set(u(e.file),e.hashes);return n.plugins.map(({directory:e,providers:i})=>({directory:e===
"."?o.name:u(e),providers:i}))});return{lockHashes:l,plugins:c}}const we=10;function Ee(s){const l=s.filter(({isEmpty:o})=>o);return l.length===0||l.length===s.
length?[]:[`no Terraform or OpenTofu files in ${(0,g.K4)(l,we,({repository:o})=>(0,g.dh)(o.name))}`]}})};export{ke as id,Se as ids,De as modules};
