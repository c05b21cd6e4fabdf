const ze=854,Ee=[854,645],be={6029:((we,Y,d)=>{d.d(Y,{F:()=>B,o:()=>oe});var e=d(3916),j=d(2161),s=d(7495),f=d(7905),M=d(1884),U=d(7854),v=d(4667);function Q({kind:p,
absent:g=p}){return p!=="required_provider"?[p,g]:[p,g,"required_provider_legacy","required_provider_invalid"]}const oe=[...new Set([...v.I.flatMap(Q),"implied_\
provider"])],F=(0,U.Oo)(p=>v.I.filter(g=>Q(g).includes(p)));function H({kind:p,backend:g}){const D=F(p),$=D.find(x=>x.backend===g)??D[0];if($===void 0)throw new Error(
`no row of the usage table has ${p}`);return $}const q=3e4;function B(){const p=new Map;return g=>{const D=ie(g);let $=D===null?void 0:p.get(D);return $===void 0&&
($=z(g),p.size>=q&&p.clear(),D!==null&&p.set(D,$)),re(g,$)}}const re=(p,g)=>({kind:p.kind,host:g.host,isHostImplied:g.isHostImplied,directHost:g.directHost,hasOwnToken:p.
hasOwnToken??!1,workspace:p.workspace,text:p.text,address:p.address,version:p.version,constraints:p.constraints,place:p.place,clients:p.clients,isOverridden:p.isOverridden,
needs:g.needs});function ie(p){const{kind:g,text:D,clients:$,version:x,evaluated:C,isOverridden:K,replacedFor:X,stateHosts:_}=p;return D===null||K||(C!==void 0||
X!==void 0||_!==void 0)?null:`${g} ${p.backend} ${$[0]} ${$.length} ${J(x)} ${D}`}const J=p=>p!==void 0&&p.value===void 0;function z(p){const{clients:g,isOverridden:D,
replacedFor:$=[],stateHosts:x={}}=p;if(p.kind==="implied_provider")return(0,M.xr)(g);const C=H(p),K=new Map(g.map(A=>[A,T(p,C,A)])),X=[...K].filter(([A])=>!D&&!$.
includes(A)),_=[...K.values()].find(({host:A,directHost:te})=>A!==null||te!==void 0);return{host:_?.host??null,isHostImplied:_?.isHostImplied??!1,directHost:_?.
directHost,needs:(0,f.hN)(new Map(X),C,A=>x[A]??null)}}function T(p,g,D){const{text:$,evaluated:x,version:C}=p,K=x===void 0?{text:$,isWhole:!0}:x[D];return K===
void 0?s.zt:K.text===null?$!==null&&g.defaults===void 0?s.zt:I(p,g,D):K.isWhole?s.pb[g.grammar](K.text,D,J(C)):(0,s.i4)(g.grammar,K.text,D)??s.zt}const b=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function I({kind:p,address:g,place:D},$,x){const[,C=null]=b.exec(g)??[],K=(0,j.L8)((0,e.basename)(D.file),new Set,"")??{class:"config",isOverride:!1};return(0,f.
gd)({row:$,kind:p,address:g,localName:C},K,x)}}),7645:((we,Y,d)=>{d.r(Y),d.d(Y,{MAX_BYTES:()=>R,readUsagesLines:()=>S,readableFile:()=>Le});var e=d(4091),j=d(4e3),
s=d(3592),f=d(6192),M=d(3152),U=d(6029),v=d(5262),Q=d(709),oe=d(5143),F=d(5799),H=d(1064),q=d(1831),B=d(8416),re=d(3469),ie=d(5603),J=d(7854);const{Qq:z,Ik:T,p_:b,
yL:I,wC:p}=f,g=v.me(z),D=v.yq(f.Jt,!1),$=f.rD(0,Number.MAX_SAFE_INTEGER),x=p(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),C=p(/^[\w.+-]{1,100}$/,"a vers\
ion"),K=o=>{const y=(0,q.Pv)((0,q.nx)(o));return y.ok&&y.value===o},X=f.qG(K,"a hostname"),A=p(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in\
 the repository"),te=f.rD(1,2**25),ee=T({file:A,line:te,column:te,endColumn:te}),me=I(H.zK),ve=I(H.Du),ae=o=>T({terraform:v.yq(o),opentofu:v.yq(o)}),Oe=[H.Du,...H.
Du.map(o=>[o])],ge=o=>Oe.find(y=>y.length===o.length&&y.every(i=>o.includes(i))),ne=v.Fs(b(ve),v.z6(o=>ge(o)!==void 0,"one or two different CLIs"),v.pd(o=>ge(o)??
o)),$e=T({text:z,value:v.yq(ae(g)),place:ee}),Me=v.Fs(T({kind:I(U.o),host:g,address:z,text:g,...ee.entries,clients:ne,version:v.yq($e),constraints:v.yq(z),evaluated:v.
yq(ae(T({text:g,isWhole:D}))),backend:v.yq(z),stateHosts:v.yq(ae(X)),hasOwnToken:D,workspace:v.yq(T({organization:g,name:g})),isOverridden:D,replacedFor:v.yq(ne)}),
v.pd(({host:o,file:y,line:i,column:w,endColumn:G,...P})=>({...P,place:{file:y,line:i,column:w,endColumn:G}}))),Te=v.Fs(T({clients:ne,releases:b(z),versions:ae(z),
why:z,evidence:b(T({client:ve,level:I(ie.A),place:ee,text:z,version:g})),isGuess:v.yq(v.eu(!0,"true"))}),v.pd(({releases:o,...y})=>({...y,name:(0,B.WJ)(y.clients),
releases:y.clients.flatMap(i=>t(i,o))})));function t(o,y){const i=H.pH.filter(w=>w.client===o&&y.includes(w.name));return i.length===0?(0,re.w)(o,[]):i}const u=o=>Object.
hasOwn((0,Q.t9)(),o),h=v.Fs(T({code:f.qG(u,"a problem code"),severity:I(F.oC),message:z,help:v.yq(z),affects:b(me),clients:ne,namedHost:v.yq(v.me(X),null),places:b(
ee),isPlaceholder:v.yq(f.Jt)}),v.pd(({code:o,severity:y,message:i,help:w,affects:G,...P})=>{const N=(0,Q.t9)()[o],V=N.affects.filter(he=>G.includes(he)),ue=w===
void 0?{message:i}:{message:i,help:w},se={...N,code:o,usualSeverity:N.severity,severity:y,affects:V};return(0,F.hD)({...se,...ue},P)})),a=[...J.O8,...J.VZ,...Object.
keys(H.$I),"binary"],r=T({kind:I(a),text:z,localName:g,place:ee}),m=T({name:v.Fs(z,v.z6(oe.en,"a name such as acme/network")),url:v.me(p(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:v.me(p(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),n=v.Fs(f.A7(x,b(z)),v.pd(o=>new Map(Object.entries(o)))),c=T({kind:I(
["repository"]),schemaVersion:$,version:C}),l=T({repository:T({name:m.entries.name})}),k=T({...c.entries,repository:m,dialect:Te,setting:T({name:I(["auto","terr\
aform","opentofu","both"]),version:v.me(C)}),usedBy:b(me),files:$,bytes:$,usages:$,isEmpty:D,notes:b(h),declared:b(r),roots:b(T({directory:A,clients:ne})),locks:b(
T({file:A,hashes:n})),plugins:b(T({directory:A,providers:b(x)}))}),R=128*1024*1024,O=1e7;function S(o,y=(0,U.F)()){if(fe(o))return L("is the report of a check, \
not a usages file; keep reports in another directory");if(o.length>O&&pe(o)>O)return L(`has ${ke}`);const i=o.replace(/^\uFEFF/,"").trimEnd().split(`
`),w=E(i.pop()??"");if(!w.ok)return L(`${w.why}; ${ce}`);const{line:G,schemaVersion:P,version:N}=w.value,V=(0,f.fd)(l,G),ue=V.ok?V.value.repository.name:null;if(P!==
s.G5)return L(`schemaVersion is ${P}, which tf-disco ${s.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,ue);const se=Z(
i,G,y);if(se.ok)return se;const he=N===s.xv?ce:le(N);return L(`${se.why}; ${he}`,ue)}const L=(o,y=null)=>({ok:!1,why:o,repository:y});function E(o){const y=(0,f.
qF)(o);if(!y.ok)return(0,e.TR)(o===""?y.why:`the last line ${y.why}`);const i=(0,f.fd)(c,y.value);return i.ok?(0,e.Ju)({line:y.value,...i.value}):(0,e.TR)(`the \
last line is not about the repository: ${i.why}`)}function Z(o,y,i){const w=(0,f.fd)(k,y);if(!w.ok)return(0,e.TR)(`line ${o.length+1}: ${w.why}`);const{kind:G,schemaVersion:P,
version:N,usages:V,...ue}=w.value,se=[];for(const[he,Re]of o.entries()){const Se=W(Re);if(!Se.ok)return(0,e.TR)(`line ${he+1}${Se.why}`);se.push(i(Se.value))}return V!==
o.length?(0,e.TR)(`has ${o.length} usages, and its last line counts ${V}`):(0,e.Ju)({...ue,usages:se})}function W(o){const y=(0,f.qF)(o);if(!y.ok)return(0,e.TR)(
` ${y.why}`);const i=(0,f.fd)(Me,y.value);return i.ok?i:(0,e.TR)(`: ${i.why}`)}const fe=o=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(o.slice(0,1e3)),ce="write the file with `tf-disco usages --format json`",le=o=>`it was written by tf-disco ${o}; write it with version ${s.xv}`,ye="scan fe\
wer directories of the repository",ke=`more than ${O} values; ${ye}`;function pe(o){let y=0;for(let i=0;i<o.length;i+=1){const w=o.charCodeAt(i);(w===44||w===91||
w===123)&&(y+=1)}return y}function*Le(o,y){const i=De(o);if(i!==void 0)throw de(`${(0,j.dh)(i)} is outside the current directory; run \`tf-disco usages\` in the t\
op directory of the repository`);const w={...o,usages:[],declared:[],roots:[],locks:[]},G=(0,f.fd)(k,JSON.parse([...y(w)].join("")));if(!G.ok)throw de(G.why);let P=0,
N=0;for(const V of y(o)){if(P+=Buffer.byteLength(V),N+=pe(V),P>R)throw de(`the file would have more than ${R/1024/1024} MiB; ${ye}`);if(N>O)throw de(`the file w\
ould have ${ke}`);yield V}}function De({usages:o,declared:y,roots:i}){const w=P=>/^(?:\/|\.\.(?:\/|$))/.test(P);return[o,y].flatMap(P=>P.find(({place:N})=>w(N.file))?.
place.file??[])[0]??i.find(P=>w(P.directory))?.directory}const de=o=>new M.GN([`the usages of this repository cannot be written: ${o}`])}),5854:((we,Y,d)=>{d.r(
Y),d.d(Y,{prepareFleet:()=>ae});var e=d(3024),j=d(6760),s=d(5747),f=d(4091);const M=2e4,U="write one for each repository with `tf-disco usages --format json`";function v(t,u,h){
const a=t.map(n=>{const c=Q(n,u);return c.ok&&c.value.length===0&&!h?(0,f.TR)(`there is no .jsonl file in ${n}; ${U}`):c}),r=[...new Set(a.flatMap(n=>n.ok?n.value:
[]))],m=`there are ${r.length} .jsonl files, the limit is ${M}`;return{files:r.slice(0,M),mistakes:[...a.flatMap(n=>n.ok?[]:[n.why]),...r.length>M?[m]:[]]}}function Q(t,u){
const h=(0,j.resolve)(u,t);try{if(!(0,e.statSync)(h).isDirectory())return(0,f.Ju)([h]);const a=(0,e.readdirSync)(h,{recursive:!0,withFileTypes:!0}).filter(r=>!r.
isDirectory()&&/\.jsonl?$/i.test(r.name)).map(r=>(0,j.join)(r.parentPath,r.name));return(0,f.Ju)(a.sort())}catch(a){const r=(0,s.Oj)(a);return(0,f.TR)(r==="ENOE\
NT"?`${t} does not exist in ${u}`:`${t} cannot be read: ${r}`)}}function oe(t,u,h){const a=new Set(u.map(F)),r=new Map((t.length===0?u:t).map(c=>[F(c),c]));for(const c of h){
const l=H(c,r,a);r.has(F(l))||r.set(F(l),l)}const m=[...r].flatMap(([c,l])=>a.has(c)?[]:[l]);if(m.length===0)return null;const n={kind:"missing",repositories:m,
total:r.size};return h.length===0?n:{...n,reasons:h.map(({file:c,why:l})=>`${c}: ${l}`)}}const F=t=>t.toLowerCase();function H({file:t,repository:u},h,a){if(u!==
null&&!a.has(F(u)))return u;const r=t.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),m=h.get(F(r.replaceAll("__","/")));return m!==void 0&&!a.has(F(m))?m:t.replaceAll(
/[^\w./-]/g,"_")}var q=d(5143),B=d(1064),re=d(9664),ie=d(8416),J=d(7854);function z(t){const u=t.filter(({isEmpty:n})=>!n),h=u.length===0?t:u,a=h.map(({dialect:n})=>n),
r=B.Du.filter(n=>a.some(c=>c.clients.includes(n))),m=new Set(a.flatMap(({releases:n})=>n.map(({name:c})=>c)));return{name:(0,ie.WJ)(r),clients:r,releases:B.pH.filter(
({name:n})=>m.has(n)),versions:Object.fromEntries(r.flatMap(n=>{const c=T(n,a);return c===null?[]:[[n,c]]})),...a.every(({isGuess:n})=>n)?{isGuess:!0}:{},why:b(
a),evidence:h.flatMap(({repository:n,dialect:c})=>{const{place:l}=g(n.name);return c.evidence.map(k=>({...k,place:l(k.place)}))})}}function T(t,u){const h=u.filter(
({clients:m})=>m.includes(t)),[a,...r]=new Set(h.map(({versions:m})=>m[t]??null));return a===void 0||r.length>0?null:a}function b(t){const[u,...h]=t;if(u!==void 0&&
h.length===0)return u.why;const a=t.filter(({isGuess:c})=>!c),r=B.Du.flatMap(c=>{const{length:l}=a.filter(({clients:k})=>k.includes(c));return l===0?[]:[`${B.bB[c]}\
 in ${l}`]}),m=t.length-a.length,n=[...r,...m===0?[]:[`assumed in ${m}`]];return`of ${t.length} repositories, ${n.join(" and ")}`}const I=t=>B.zK.filter(u=>t.some(
({usedBy:h})=>h.includes(u)));function p(t,u){const h=({isGuess:r,named:m},n)=>r&&!m.has(n)&&!u.has(n),a=new Set(u);for(const r of t)for(const{needs:m}of r.usages)
for(const{host:n}of m)h(r,n)||a.add(n);return t.map(r=>{if(!r.isGuess)return r;const m=n=>!(a.has(n)&&h(r,n));return{...r,usages:r.usages.map(n=>n.needs.every(({
host:c})=>m(c))?n:{...n,needs:n.needs.filter(({host:c})=>m(c))}),roots:r.roots.map(n=>({...n,calls:n.calls.filter(({module:c})=>c===null||m(c.host)),providers:n.
providers.filter(({provider:c})=>m(c.host))}))}})}function g(t,u=new Map){const h=(0,J.Oo)(l=>(0,q.yJ)(t,l)),a=(0,J.Oo)(l=>({file:h(l.file),line:l.line,column:l.
column,endColumn:l.endColumn})),r=l=>({...l,place:a(l.place)});return{file:h,place:a,usage:l=>({...l,repository:t,place:a(l.place)}),note:l=>({...l,places:l.places.
map(k=>typeof k=="string"?k:a(k)),...l.aside===void 0?{}:{aside:h(l.aside)}}),root:l=>({...l,directory:h(l.directory),directories:l.directories.map(k=>(0,re.jt)(
h((0,re.Gz)(k,"main.tf")))),calls:l.calls.map(({address:k,isOpen:R,...O})=>{const S=`${l.client} ${O.source}`,{source:L,module:E}=(O.module&&u.get(S))??O;E!==null&&
u.set(S,{source:L,module:E});const Z=O.constraint&&r(O.constraint);return{address:k,source:L,place:a(O.place),module:E,constraint:Z,isOpen:R}}),providers:l.providers.
map(k=>({...k,places:k.places.map(a),constraints:k.constraints.map(r),locked:k.locked&&{...k.locked,version:r(k.locked.version)}})),lockFile:l.lockFile===null?null:
h(l.lockFile),clientVersions:l.clientVersions.map(r)})}}var D=d(4e3),$=d(785),x=d(5257),C=d(2859),K=d(1435),X=d(6034),_=d(6029),A=d(7645),te=d(3152);const ee=1e6;
function*me({usages:t,repositories:u},h,a){const{files:r,mistakes:m}=v(t,h,u.length>0);if(m.length>0)throw new te.GN(m.map(k=>`${a}: ${k}`));const n=(0,_.F)(),c=new Map;
let l=0;for(const k of r){const R=(0,j.relative)(h,k),O=ve(k,n);if(!O.ok){yield{...O,file:R};continue}const{value:S}=O,L=S.repository.name,E=c.get(L.toLowerCase()),
Z=l+S.usages.length>ee;if(E!==void 0){const W=`is of the repository ${L}, as is ${E}; keep one file for each repository`;yield{ok:!1,file:R,why:W,repository:null}}else if(Z){
const W=`the files have more than ${ee} usages; check fewer repositories at once`;yield{ok:!1,file:R,why:W,repository:L}}else l+=S.usages.length,c.set(L.toLowerCase(),
R),yield O}}function ve(t,u){const h=(0,s.yR)(t,A.MAX_BYTES);return h.ok?(0,A.readUsagesLines)(h.text,u):{ok:!1,why:(0,D.mP)(h.failure),repository:null}}async function ae(t,u){
const h=u.now(),{wording:a,directory:r,environment:m,progress:n}=u,c=[],l=a?.setting("usages")??"usages",k=new Map,R=[];let O=0;for(const i of me(t,r,l))if(i.ok?
(c.push(Oe(i.value,t,k)),O+=i.value.files):R.push(i),n({kind:"scan",files:O}),await(0,$.xu)(),u.stop.why!==null)break;const S=c.map(({found:i})=>i),L=S.length===
0,E=L?(0,ie.L2)({setting:t.dialect,scan:null}):z(S),Z=new Set(t.hostnames.map(({host:i})=>i)),W=p(c,Z),fe=$e(S),ce=(0,K.j)(W.flatMap(({usages:i})=>i),t,E,{...u,
mayHavePlugins:fe.plugins.length>0,plugins:fe.plugins}),{usages:le,configs:ye,releases:ke}=ce,pe=S.map(({repository:i})=>i),Le=pe.map(i=>i.name),De=oe(t.repositories,
Le,R),de=I(S),o=ne(le,W,t,E.clients),y=(0,X.a3)(c.flatMap(i=>i.notes),le,t,m);return{dialect:{...E,releases:ke},configs:ye,usages:le.filter(J.s7),roots:W.flatMap(
({roots:i})=>i),requirements:o,notes:[...y,...c.flatMap(({rootNotes:i})=>i)],newHosts:new Set,isEmpty:!L&&S.every(({isEmpty:i})=>i)&&u.stop.why===null,complaints:ce.
findings,allUsages:[],changes:null,remarks:[...De?.reasons??[],...Te(S),...ce.remarks],scan:{files:O,bytes:S.reduce((i,{bytes:w})=>i+w,0),usages:le.length,durationMs:u.
now()-h},clients:()=>de,repositories:pe,missing:De,checkouts:fe}}function Oe(t,u,h){const{dialect:a,usages:r,notes:m,declared:n,repository:c}=t,l=new Map(a.clients.
map(E=>[E,new Set(t.roots.flatMap(({directory:Z,clients:W})=>W.includes(E)?Z:[]))])),k=(0,X.D0)({usages:r,notes:m,scanned:{declared:n,endedAt:null},changed:null,
dialect:a,settings:{...u,dialect:t.setting},listed:l}),R=g(c.name,h),O=a.isGuess===!0,S=E=>({...R.note({...E,problem:ge(E.problem)}),checkedFor:{clients:a.clients,
isGuess:O}}),L=(0,x.Xo)(r,k.roots);return{repository:c.name,usages:L.map(R.usage),roots:k.roots.map(R.root),named:(0,J.kA)(r),isGuess:O,notes:m.map(S),rootNotes:k.
notes.map(S),found:{...t,usages:[],notes:[],declared:[]}}}const ge=t=>t.isCuredByScan&&t.help!==void 0?{...t,help:`${t.help}; set this for \`tf-disco usages\``}:
t;function ne(t,u,h,a){const r=h.hostnames.map(({host:l})=>l),m={hostnames:[],requiredServices:[]},n=Map.groupBy(t,l=>l.repository),c=u.map(({repository:l,named:k,
isGuess:R})=>{const O=n.get(l)??[];return(0,C.CG)(m,O,a,new Set([...k,...r])).map(L=>R&&L.isImplied?{...L,isAssumed:!0}:L)});return(0,C.h1)([(0,C.CG)(h,[],a),...c],
a)}function $e(t){const u=new Map,h=t.flatMap(({repository:a,...r})=>{const{file:m}=g(a.name);for(const n of r.locks)u.set(m(n.file),n.hashes);return r.plugins.
map(({directory:n,providers:c})=>({directory:n==="."?a.name:m(n),providers:c}))});return{lockHashes:u,plugins:h}}const Me=10;function Te(t){const u=t.filter(({isEmpty:a})=>a);
return u.length===0||u.length===t.length?[]:[`no Terraform or OpenTofu files in ${(0,D.K4)(u,Me,({repository:a})=>(0,D.dh)(a.name))}`]}}),709:((we,Y,d)=>{d.d(Y,
{t9:()=>Q});var e=d(1064);const j=F=>(H,q=[],B={})=>({title:H,severity:F,affects:q,...B}),s=j("error"),f=j("warning"),M=j("notice"),U={isCuredByScan:!0},v={"hos\
t-assumed":M("Default host of an assumed CLI was not contacted"),"host-check-crashed":s("tf-disco crashed while it checked the host",e.zK),"host-dotless-module":s(
"Module host has no dot in its name",e.Du),"host-generic":M("Generic hostname was not contacted"),"host-http2":s("Host speaks only HTTP/2",e.zK),"host-idn-modul\
e":s("Terraform cannot use modules from an internationalized host",["terraform"]),"host-invalid":s("Hostname is invalid",e.Du),"host-missing":s("Hostname is mis\
sing",["opentofu"]),"host-not-allowed":s("Host is not allowed",e.zK),"host-not-checked":s("Host was not checked before the check ended",e.zK),"host-private-redi\
rect":s("Redirect to a non-public address",e.zK),"host-protocol":s("Host does not speak HTTP",e.zK),"host-recovered":M("Discovery succeeded after a retry"),"hos\
t-slow":f("Host is slow"),"host-timeout":s("Host does not respond in time",e.zK),"host-unknown":s("Hostname does not resolve",e.zK),"host-unreachable":s("Host i\
s unreachable",e.zK),"proxy-refused":s("Proxy refused the request",e.zK),"tls-expired":s("TLS certificate has expired",e.zK),"tls-expires-soon":f("TLS certifica\
te expires soon"),"tls-name-mismatch":s("TLS certificate is for another name",e.zK),"tls-not-yet-valid":s("TLS certificate is not valid yet",e.zK),"tls-plain-ht\
tp":s("Port serves plain HTTP",e.zK),"tls-protocol":s("TLS handshake failed",e.zK),"tls-untrusted":s("TLS certificate is not trusted",e.zK),"redirect-insecure":f(
"Redirect to plain HTTP",e.Du),"redirect-invalid":s("Invalid redirect",e.zK),"redirect-limit":s("Too many redirects",e.Du),"redirect-loop":s("Redirect loop",e.zK),
"redirect-nested":M("More than one redirect"),"document-absent":s("Host has no discovery document",e.zK),"document-encoding":s("Discovery document cannot be dec\
ompressed",e.Du),"document-headers":s("Response headers are too large",e.zK),"document-incomplete":s("Discovery document is incomplete",e.zK),"document-not-json":s(
"Discovery document is not valid JSON",e.zK),"document-not-object":s("Discovery document is not a JSON object",e.zK),"document-size":s("Discovery document is to\
o large",e.Du),"document-status":s("Unexpected HTTP status",e.zK),"document-type":s("Wrong Content-Type",e.Du),"document-unauthorized":s("Discovery requires val\
id credentials",e.zK),"service-missing":s("Service is not offered",e.zK),"service-type":s("Service URL is not a string",e.zK),"service-url-credentials":s("Servi\
ce URL contains a user name",e.zK),"service-url-cross-host":f("Service is on another host",["dependabot","renovate"]),"service-url-double-slash":f("Service URL \
has a double slash"),"service-url-empty":s("Service URL is empty",e.zK),"service-url-insecure":f("Service URL is not https",[...e.Du,"dependabot"]),"service-url\
-invalid":s("Service URL cannot be used",e.zK),"service-url-looks-like-host":s("Service URL has no https://",e.zK),"service-url-no-slash":s("Service URL does no\
t end with a slash",e.rG),"service-url-other-port":M("Service is on another port of the host"),"service-url-private":s("Service URL has a non-public address",e.
zK),"service-url-query":f("Service URL has a query",e.Du),"service-url-relative":f("Service URL is relative to the document",["dependabot","renovate","terragrun\
t"]),"service-url-same":f("Two services have the same URL"),"service-version":s("Service is offered in another version",e.zK),"login-authz-invalid":s("authz URL\
 in login.v1 cannot be used",e.Du),"login-authz-missing":s("login.v1 has no authz URL",e.Du),"login-client-empty":f("login.v1 has an empty client",e.Du),"login-\
client-missing":s("login.v1 has no client",e.Du),"login-grant-types-invalid":s("grant_types in login.v1 is not an array",e.Du),"login-grant-types-unknown":M("lo\
gin.v1 has unknown grant types"),"login-grant-types-unsupported":s("login.v1 has no usable grant type",e.Du),"login-ports-count":s("ports in login.v1 is not two\
 ports",e.Du),"login-ports-ignored":f("ports in login.v1 is not an array",e.Du),"login-ports-order":s("ports in login.v1 are in the wrong order",e.Du),"login-po\
rts-range":s("ports in login.v1 are out of range",e.Du),"login-ports-single":s("ports in login.v1 is a range of one port",e.Du),"login-scopes-ignored":f("scopes\
 in login.v1 is not an array",e.Du),"login-scopes-invalid":s("scopes in login.v1 contains a value that is not a string",e.Du),"login-token-invalid":s("token URL\
 in login.v1 cannot be used",e.Du),"login-token-missing":s("login.v1 has no token URL",e.Du),"login-type":s("login.v1 is not an object",e.Du),"login-url-port":f(
"Login URL has no port",e.Du),"source-dynamic":M("Source address is only known at init time"),"source-invalid":s("Source address is invalid",e.Du),"source-near-\
miss":f("Source address is probably a mistake",e.Du),"constraint-invalid":s("Version constraint is invalid",e.Du),"constraint-unmeetable":s("No version can meet\
 the constraints",e.Du),"lock-invalid":s("Dependency lock file is invalid",e.Du),"lock-outside":s("Locked version does not match the constraints",e.Du),"lock-pl\
atform-missing":s("Lock file lacks the checksum of a package",e.Du),"client-version":s("Configuration does not support this version of the CLI",e.Du),"module-de\
scribed":f("Registry module can probably not be installed",e.Du),"module-unknown":s("Module is not in the registry",e.Du),"provider-excluded":s("No installation\
 method covers a provider",e.Du),"provider-unknown":s("Provider is not in the registry",e.Du),"provider-warning":M("Registry warns about a provider"),"mirror-ur\
l":s("URL of a network mirror is wrong",e.Du),"mirror-version":s("Network mirror lacks the chosen version",e.Du),"versions-empty":s("Registry lists no versions",
e.Du),"versions-shape":s("List of versions cannot be read",e.Du),"versions-status":s("Registry fails to list versions",e.Du),"versions-unauthorized":s("Registry\
 requires a valid token",e.Du),"version-locked-gone":s("Locked version is no longer listed",e.Du),"version-none-fits":s("No listed version fits",e.Du),"version-\
unreadable":s("Listed version cannot be read",e.Du),"answer-incomplete":s("Response is incomplete",e.Du),"cloud-organization":s("Organization cannot be read",e.
Du),"cloud-token":s("Token for the cloud block or remote backend is missing",e.Du),"cloud-version":s("API is too old for the cloud block",e.Du),"cloud-workspace":s(
"Workspace cannot be read",e.Du),"cloud-workspace-missing":M("Workspace does not exist"),"package-document":s("Description of a provider package is wrong",e.Du),
"package-location":s("Package location cannot be used",e.Du),"package-platform":s("Provider has no package for a platform",e.Du),"package-protocol":s("CLI does \
not support the plugin protocol of a provider",e.Du),"package-sums":s("Checksums of a provider do not agree",e.Du),"package-unauthorized":s("Package requires cr\
edentials",e.Du),"package-unreachable":s("Package cannot be downloaded",e.Du),"package-unsigned":s("Provider has no usable signature",e.Du),"block-reserved":M("\
Block is reserved for a future version"),"block-unsupported":s("Block is not supported by this CLI",e.Du,U),"file-limit":f("Part of the repository exceeds a lim\
it",[],U),"file-outside":f("Link points outside the checkout",[],U),"file-syntax":f("File has a syntax error",e.Du,U),"file-unreadable":f("File cannot be read",
[],U),"nothing-to-check":s("Nothing to check"),"credentials-config":f("CLI configuration has a mistake",e.Du),"credentials-differ":M("Clients use different toke\
ns"),"credentials-empty":f("Token is empty",e.Du),"credentials-helper":s("Credentials helper failed",e.Du),"credentials-malformed":s("Malformed token",e.Du),"cr\
edentials-missing":f("Token is missing"),"credentials-near-miss":f("Token variable has a similar name"),"credentials-other-host":f("Token is for another host",e.
Du),"credentials-rejected":f("Token was rejected"),"credentials-short":f("Token is too short to be redacted"),"credentials-unused":M("Token for a host that is n\
ot checked"),"services-forced":M("A host block replaces service discovery",["terraform","opentofu"]),"services-forced-differ":M("A host block and the discovery \
document differ",["terraform","opentofu"]),"not-followed":M("Part of init was not checked")},Q=()=>v,oe="docs/problems.md"})};export{ze as id,Ee as ids,be as modules};
