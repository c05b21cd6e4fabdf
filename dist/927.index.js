const Le=[927,812],Ue={6134:((q,H,o)=>{o.d(H,{SH:()=>k,Td:()=>b,Tu:()=>R,lS:()=>M,n_:()=>O,w4:()=>I,yN:()=>D});const E=25e4,w=100;class O{max;count=0;constructor(p=E){
this.max=p}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*w}}const k=(a,p,$)=>{if(a.kind===
"native")return a.blocks.filter(r=>r.type===p&&r.labels.length===$);const n=[];for(const{name:r,value:h}of a.members)r===p&&T(p,h,$,[],n);return n},b=a=>a.kind===
"native"?a.attributes:a.members;function I(a,p){if(!(a.kind==="native"&&a.mayHave?.(p)===!1))return b(a).find($=>$.name===p)}const R=(a,p)=>a?.kind==="object"?a.
items.find($=>$.name===p)?.value:void 0,M=a=>(a.kind==="tuple"?a.elements:[a]).flatMap($=>$.kind==="object"?$.items.filter(_):[]),_=a=>a.name!==void 0&&a.name!==
"//";function T(a,p,$,n,r){if($>0){for(const{name:e,start:i,end:s,value:c}of M(p))T(a,c,$-1,[...n,{value:e,start:i,end:s}],r);return}const h={start:p.start,end:p.
start+1};for(const e of p.kind==="tuple"?p.elements:[p])e.kind!=="object"&&e.kind!=="tuple"||r.push({...h,type:a,labels:n,body:{kind:"json",members:M(e)}})}const D=a=>{
const p=[a.startsWith("\uFEFF")?1:0];let $=a.indexOf(`
`),n;return({start:r,end:h})=>{for(;$>=0&&$<r;$=a.indexOf(`
`,$+1))p.push($+1);n??=g(a);const e=Math.max(1,m(p,r)),i=p[e-1]??0,s=(p[e]??($<0?a.length:$)+1)-1;return{line:e,column:y(Math.max(r,i),i,n),endColumn:y(Math.min(
h,s),i,n)}}},y=(a,p,$)=>a-p-m($,a-1)+m($,p-1)+1,g=a=>/[\uD800-\uDBFF]/.test(a)?Array.from(a.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),p=>p.index):[];function m(a,p){
let $=0,n=a.length;for(;$<n;){const r=$+n>>>1;(a[r]??0)<=p?$=r+1:n=r}return $}}),8185:((q,H,o)=>{o.d(H,{C:()=>k,I:()=>b});var E=o(6697),w=o(5799),O=o(1831);function k(I,R){
return R.allowedHosts.length===0?[]:I.flatMap(({directHost:M,kind:_,isOverridden:T,place:D,clients:y})=>{if(M===void 0||T||O.ev(M,R))return[];const g=_==="backe\
nd_http"||_==="remote_state"?"backend":"download",m=O.Pv(M),a=m.ok?m.value:null,p=O.nx(M);return[(0,w.hD)((0,E.wp)({host:p,use:g}),{host:a,places:[D],clients:y})]})}
function b(I,R,M,_){if(_.allowedHosts.length===0)return[];const T=M.filter(({because:D})=>D.some(y=>typeof y!="string"));return R.flatMap(D=>{const{id:y,kind:g}=D;
if(g!=="url"||!T.some(p=>p.service===y))return[];const m=O.yo(D.url);if(m===null||m===I||O.ev(m,_))return[];const a=(0,E.wp)({host:O.nx(m),service:y,registry:O.
nx(I)});return[(0,w.hD)(a,{services:[y]})]})}}),3217:((q,H,o)=>{o.d(H,{fc:()=>r,ky:()=>n,so:()=>_,uA:()=>h,zF:()=>p});var E=o(3534),w=o(3410),O=o(5143),k=o(5799),
b=o(8937),I=o(1064),R=o(1831),M=o(9562);function _(e,i,s){const c=e.credentials?.hasToken===!0,l=c?[]:m(e,s),t=[e.difference??[],l].flat().map(C=>(0,k.hD)(C));if(c||
e.attempt.discovery.kind!=="found")return t;const u={host:e.host,isFork:s.isFork,...$(e)},f=T(e.host,s),P=new Set(f.map(({place:C})=>C)),A=(l.length>0||!!e.credentials?.
problem?[]:D(e.host,i,s)).filter(({place:C})=>!P.has(C));return[...t,...y(f,C=>(0,w.vs)({...u,service:C})),...y(A,C=>E.$U({...u,service:C}))]}function T(e,{usages:i,
depth:s}){return s==="discovery"?[]:i.flatMap(({workspace:c,hasOwnToken:l,needs:t,place:u})=>c===void 0||l||(0,O.MV)(u)?[]:t.flatMap(f=>f.host===e?[{...f,place:u}]:
[]))}function D(e,i,{usages:s}){const c=new Set(s.flatMap(({hasOwnToken:t,place:u})=>t?u:[])),l=(0,M.Uc)(e);return i.flatMap(({service:t,because:u})=>l.includes(
t)?u.flatMap(f=>typeof f=="string"||(0,O.MV)(f)||c.has(f)?[]:{service:t,place:f,clients:I.zK}):[])}const y=(e,i)=>[...Map.groupBy(e,({service:s})=>s)].map(([s,c])=>{
const l=[...new Set(c.map(({place:u})=>u))],t=[...new Set(c.flatMap(u=>u.clients))];return(0,k.hD)(i(s),{services:[s],places:l,clients:t})}),g=({attempt:{discovery:e}})=>e.
kind==="failed"&&e.problem.code==="document-unauthorized",m=(e,{tokenVariables:i,hosts:s})=>(0,R.Bz)(i,e.host,s).filter(({isParent:c})=>!c||g(e)).map(c=>E.z2({host:e.
host,...c})),a=({attempt:e})=>e.hops.at(-1)?.challenge??null;function p(e,i,{role:s},{isFork:c}){const l=e.find(({problem:F})=>F.code==="credentials-near-miss"),
{hasToken:t=!1,source:u,problem:f=null}=i.credentials??{},d=((0,I.n3)(i.host)&&i.attempt.hops.at(-1)?.status===403||c&&!t?null:f)??l?.problem??null,j=["document\
-unauthorized",...d!==null||!(c||(0,I.n3)(i.host))?["versions-unauthorized","cloud-organization"]:[]],x=e.filter(({problem:{code:F,isUnsent:se}})=>j.includes(F)&&
!se),B=x.some(({problem:F})=>F.code==="versions-unauthorized")||s!=="guest"&&(c||i.attempt.hops.at(-1)?.status===401);if(!(d!==null||B&&!t)||a(i)!==null||x.length===
0)return e;const z=d??{isFork:c,...$(i)},Z=x.flatMap(F=>F.services),ne=({problem:{code:F,message:se},services:le})=>se===d?.message||F==="credentials-missing"&&
le.every(de=>Z.includes(de));return e.filter(F=>!ne(F)).map(F=>x.includes(F)?{...F,problem:(0,b.to)(F.problem,z,u)}:F)}function $({credentials:e,looks:i}){const s=i.
flatMap(u=>u.looks),c=u=>[...new Set(s.flatMap(({held:f,source:P})=>f!=="not read"===u?P:[]))],l=e===null?c(!0):[e.source],t=e===null?c(!1):[];return{searched:l,
notRead:t}}function n(e,i){return e.filter(s=>!i.includes(s)).map(s=>(0,k.hD)(E.bI({host:s})))}function r({host:e,attempt:i,credentials:s},c){const l=s?.hasToken===
!0,t=[...c.flatMap(u=>u.kind==="url"&&(0,M.p4)(u.id)&&(0,M.D6)(u.id)?[{url:u.url,service:u.id,isSent:l}]:[]),...i.hops.map(({url:u,authorization:f})=>({url:u,service:null,
isSent:f==="sent"}))].flatMap(({url:u,...f})=>{const P=(0,R.Pv)((0,R.yo)(u)??"");return!P.ok||P.value===e?[]:[{...f,host:P.value}]});return[...new Map(t.toReversed().
map(u=>[u.host,u])).values()]}function h(e,i,{tokenSources:s,hosts:c}){return(s.size===0?[]:r(e,i)).flatMap(({host:t,service:u,isSent:f})=>{const P=s.get(t);if(P===
void 0)return[];const v=u===null?e.attempt.discovery.kind==="failed":!f,d=E.To({host:(0,R.nx)(e.host),other:(0,R.nx)(t),source:P,service:u,isSent:f,isNotice:!v||
c.has(t)});return[(0,k.hD)(d,{services:u===null?[]:[u]})]})}}),2886:((q,H,o)=>{o.d(H,{ER:()=>M,Gy:()=>h,H4:()=>T,Np:()=>y,Rh:()=>a,TC:()=>p,_7:()=>m,cA:()=>n,ly:()=>_,
m$:()=>$,nv:()=>D,pi:()=>g,zX:()=>R});var E=o(4e3),w=o(5143),O=o(5799),k=o(1831),b=o(1102);const I=["module","provider","version","package","lock","not"],R=({problem:e,
places:i})=>I.includes(e.code.replace(/-.*/,""))&&i.length>0&&i.every(s=>typeof s!="string"),M=({problem:e,needed:i})=>i&&e.usualSeverity==="error"&&!T.includes(
e.code),_=e=>e.some(i=>typeof i=="string"||!(0,w.MV)(i)),T=["host-http2","host-check-crashed"];function D(e,i){const{severity:s,affects:c,needed:l}=e,t=l&&i.some(
u=>c.includes(u));return s==="error"&&!t?{...e,severity:"warning"}:e}const y=(e,i)=>O.oC.indexOf(e.severity)-O.oC.indexOf(i.severity),g=({problem:e,host:i,namedHost:s=i},c)=>c.
some(({code:l,host:t})=>l===e.code&&(t===null||t===s));function m(e,i){const s=u=>i.filter(({service:f})=>u.includes(f)),c=e.length===0?i:s(e),l=e.filter(u=>c.some(
({service:f})=>f===u)),t=(c.length>0?c:s(["any"])).flatMap(u=>u.because);return{services:l.length>0?l:e,places:(0,w.As)(a([...new Set(t)]))}}function a(e){const{
own:i=[],aside:s=[]}=Object.groupBy(e,c=>typeof c!="string"&&(0,w.MV)(c)?"aside":"own");return[...i,...s]}function p(e,i,{isTerminal:s}){const c=i.some(({because:t})=>t.
includes("hostnames input"));return{role:(0,E.VW)(e)!==null?"guest":c?"operator":"user",host:(0,k.nx)(e),isTerminal:s}}function $(e,i){const{host:s,places:c,problem:l}=e;
if(i.length===0||(0,b.z)(e))return e;const t=l.affects.includes("terraform")&&!l.affects.includes("opentofu"),u=c.flatMap(d=>typeof d=="string"?[]:d.file),f=new Set(
u.map(w._M)),P=i.filter(({repository:d,hosts:A})=>f.has(d)&&(t||s!==null&&A.has(s)));if(P.length===0)return e;const v=P.flatMap(({repository:d})=>d??[]);return{
...e,problem:(0,O.tr)(l,v)}}const n=e=>typeof e=="string"?e:`${e.file}:${e.line}`,r=1e3;function h(e,i){const s=e.flatMap(t=>(0,O.Xd)(t)??[]).filter(({file:t,column:u,
endColumn:f})=>f>u&&(0,w._M)(t)===null),c=i((0,w.jH)(s).slice(0,r)),l=new Map(c.map(t=>[(0,w.df)(t.place),t]));return({rows:t,...u})=>{const f=(0,O.Xd)(u),P=f&&
l.get((0,w.df)(f));return P?{...u,line:P}:u}}}),1102:((q,H,o)=>{o.d(H,{h:()=>k,z:()=>R});var E=o(4e3),w=o(960),O=o(1831);function k(M){const _=M.filter(({attempt:a})=>a.
hops.length>0),[T,...D]=_.flatMap(a=>I(a)??[]);if(!T||D.length<_.length-1||!(_.some(({host:a})=>(0,E.VW)(a)!==null)||D.length>0&&!T.isCommon)||D.some(a=>b(a)!==
b(T)))return null;const m=_.map(({host:a})=>(0,O.nx)(a));return(0,w.e4)(m,[T,...D])}const b=({verb:M,what:_})=>M.startsWith("cannot")?M:_;function I({attempt:{discovery:M,
hops:_}}){const T=M.kind==="failed"?M.problem.obstacle:void 0;return _.every(({status:y})=>y===null)||T?.verb==="does not reach"?T:void 0}const R=({problem:M})=>M.
code==="machine-network"}),6146:((q,H,o)=>{o.d(H,{$:()=>O,o:()=>w});var E=o(2886);const w=(R,{kind:M,source:_,address:T,constraints:D,places:y})=>JSON.stringify(
[R,M,_,T,D,y[0]??null]);function O(R,M){const _=k(M,({rows:D=[]})=>D),T=k(M.filter(I),({places:D})=>D.map(E.cA));return _.size+T.size===0?R:R.map(({directory:D,
clients:y,rows:g})=>({directory:D,clients:y,rows:g.map(m=>{const a=_.get(w(D,m))??m.rejectedAt.flatMap(n=>T.get((0,E.cA)(n))??[]);if(a.length===0)return m;const p=a.
map(({finding:n})=>(0,E.nv)(n,y)).sort(E.Np),$=new Map(p.map(({problem:{code:n,title:r,usualSeverity:h}})=>[n,{code:n,title:r,usualSeverity:h}]));return{...m,worst:p[0]?.
severity??null,problems:[...$.values()]}})}))}const k=(R,M)=>Map.groupBy(R.flatMap(_=>M(_).map(T=>({key:T,finding:_}))),({key:_})=>_),b=/^(?:constraint|lock)-/,
I=({problem:R,host:M})=>M===null&&b.test(R.code)}),2389:((q,H,o)=>{o.d(H,{j7:()=>$,k2:()=>e,S4:()=>n});var E=o(3217),w=o(7052),O=o(5143),k=o(5799),b=o(8185),I=o(
2886);function R({notes:i,usages:s,isEmpty:c,complaints:l,tokenHosts:t,answered:u,contacted:f},P){const v=({problem:B})=>B.code==="file-syntax",d=new Set(i.filter(
v).map(k.W7)),A=[...i.map(B=>_(B,d,P)),...[...(0,b.C)(s,P),...u.map(B=>M(B,P)),...l,...(0,E.ky)(t,f)].map(B=>(0,I.nv)(B,P.dialect.clients)),...c?[T(P)]:[]],{placed:C=[],
others:j=[]}=Object.groupBy(A,({places:B})=>B.length>0?"placed":"others");return[...(0,k.DF)(C,B=>{const{problem:N,severity:z,affects:Z,host:ne,namedHost:F,exclude:se}=B,
{code:le,message:de,help:fe}=N;return[ne,F,le,z,de,fe,Z,se===void 0]}),...j]}function M(i,s){const{host:c,problem:l}=i;return c===null?i:{...i,services:[],problem:(0,k.
pj)(l,(0,I.TC)(c,[],s))}}function _(i,s,{dialect:c,allowedHosts:l}){const{problem:t,isPlaceholder:u,checkedFor:f=c.clients}=i;if(t.code==="file-limit"&&l.length>
0){const ne=`${t.message}; it may use hosts that are not in \`allowed-hosts\``,F={...t,message:ne};return{...i,problem:F,severity:"error"}}const P=(0,k.W7)(i),v=(0,k.
Xd)(i),d=i.aside!==void 0||v!==null&&(0,O.MV)(v),A=i.severity==="error",C=A&&u===!0,j=s.has(P)&&t.code!=="file-syntax",B=A&&(C||j||d)?{...i,severity:"warning"}:
i,N=(0,I.nv)(B,f);if(!d&&!C)return N;const{help:z,...Z}=t;return{...N,...t.code==="file-syntax"&&{problem:Z},exclude:[(0,O.n7)(i.aside??P)]}}const T=({scan:i,hostnames:s,
usages:c})=>(0,k.hD)((0,w.JW)({scan:i,hasHostnames:s.length>0,isFleet:c.length>0}));var D=o(1102),y=o(6146);let g=function(...i){return{judgeRequests:g}=o.late(
[905,977,426,879],9426),new.target?new g(...i):g(...i)},m=function(...i){return{crashedVisit:m}=o.late([905,977,426,879],9426),new.target?new m(...i):m(...i)},a=function(...i){
return{judgeVisit:a}=o.late([905,977,426,879],9426),new.target?new a(...i):a(...i)},p=function(...i){return{outcomesOf:p}=o.late([905,977,426,879],9426),new.target?
new p(...i):p(...i)};const $={findings:[],roots:[],requests:[],answering:new Set};function n(i,s,c=()=>[]){const{predicted:l,stopped:t}=i,u=F=>!(0,I.pi)(F,s.ignore),
f=(0,D.h)(i.visits),P=F=>f&&F.problem.obstacle&&u(F)?{...F,problem:f}:F,v=r(i,s).map(F=>({...F,findings:F.findings.map(P)})),d=[...i.notes,...l.findings.filter(
({host:F})=>F===null)],A=R({...i,notes:d,...h(v,l,s)},s),C=[...v.flatMap(F=>F.findings),...A],j=C.filter(u).sort(I.Np),x=(0,I.Gy)(j,c),B=F=>F.filter(u).map(se=>(0,I.
m$)(x(se),i.guesses)).sort(I.Np),N=v.map(F=>{const se=B(F.findings.filter(le=>!(0,I.zX)(le)));return{...F,findings:se,clients:p(se)}}),z=({exclude:F})=>+(F!==void 0),
Z=B([...v.flatMap(F=>F.findings.filter(I.zX)),...A]).toSorted((F,se)=>(0,I.Np)(F,se)||z(F)-z(se)),ne=[...N.flatMap(F=>F.findings),...Z].sort(I.Np);return{passed:t===
null&&!ne.some(({severity:F})=>e(F,s.failOn)),stopped:t,hosts:N,files:Z,findings:ne,ignored:C.length-ne.length,roots:(0,y.$)(l.roots,j)}}function r(i,s){const{visits:c,
newHosts:l,predicted:t}=i,u=Map.groupBy(i.requirements,({host:A})=>A),f=Map.groupBy(t.findings,({host:A})=>A),P=new Map(t.requests.map(A=>[A.host,A])),v=new Set(
c.map(({host:A})=>A)),d={...s,...i,hosts:v};return c.map(A=>{const{host:C}=A,j={visit:A,requirements:u.get(C)??[],predicted:f.get(C)??[],requests:P.get(C)??null,
answering:t.answering,isNew:l.has(C)};try{return a(j,s,d)}catch(x){return m(j,s.dialect,x)}})}function h(i,{findings:s,requests:c},l){const t=new Set(i.map(({visit:P})=>P.
host)),u=i.flatMap(({visit:P,services:v})=>(0,E.fc)(P,v)),f=c.flatMap(P=>g(P,[],l).map(v=>({...v,host:P.host})));return{answered:[...s,...f].filter(({host:P})=>P!==
null&&!t.has(P)),contacted:[...t,...[...u,...c].map(({host:P})=>P)]}}const e=(i,s)=>i==="error"?s!=="never":i==="warning"&&s==="warning"}),4e3:((q,H,o)=>{o.d(H,
{$$:()=>y,B9:()=>i,Cw:()=>f,I0:()=>g,K4:()=>D,NM:()=>c,VW:()=>e,Wt:()=>r,YA:()=>t,_r:()=>l,dh:()=>I,eZ:()=>m,go:()=>p,mP:()=>$,oZ:()=>v,px:()=>M,qZ:()=>s,zM:()=>u,
zN:()=>T,zd:()=>a});var E=o(1064),w=o(9562),O=o(9587);const k=300,b=8192;function I(d,A=k){const{length:C}=d,j=C>b?(0,O.NE)(d.slice(0,b)):(0,O._U)(d);return j.length<=
A?j:`${R(j,A)}\u2026`}const R=(d,A)=>structuredClone(d.slice(0,A).toWellFormed()),M=(d,A)=>`${d} ${d===1?A:_(A)}`,_=d=>`${d.replace(/(?<=[^aeiou])y$/,"ie")}s`;function T(d,A){
const{length:C}=d,j=typeof A=="number"?A:C<=2*A.few?C:A.few,x=d.slice(j);return{shown:d.slice(0,j),rest:x,more:x.length}}function D(d,A,C=String,j=x=>`${x} more`){
const{shown:x,more:B}=T(d,A),N=x.map(z=>C(z)).join(", ");return B>0?`${N} and ${j(B)}`:N}const y=d=>new TextEncoder().encode(d).length;function g(d,A,C,j){const x=[];
let B=0;for(const N of Iterator.from(d).map(j)){if(B+=y(N)+C,B>A)break;x.push(N)}return{shown:x,more:d.length-x.length}}const m=d=>d.map(A=>E.bB[A]).join(" and "),
a=d=>`the clients print "${d}"`;function p(d){return d===null?"null":Array.isArray(d)?"an array":typeof d=="object"?"an object":`a ${typeof d}`}function $(d){if(d.
kind==="error")return`cannot be read: ${d.code}`;if(d.kind==="special")return`is ${d.is} and is not read`;const{bytes:A,maxBytes:C}=d;return`has ${A} bytes and \
is not read; the limit is ${C/1024/1024} MiB`}const n={[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPA\
CE/NAME/SYSTEM)",[w.xq]:"correct the host in `source` (public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function r(d){
return d.flatMap(C=>n[C]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const h=new Map([["registry.terraf\
orm.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.op\
entofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),e=d=>h.get(d)??null,i=d=>`wait and run the check again; see ${e(d)??"its\
 status page"}, and consider a network mirror for providers`,s=d=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${d} is public, so this netwo\
rk or country is blocked`;function c({page:d,asked:A},C){if(d===null)return C;const j=d.title===""?"":` ("${d.title}")`,x=C.guest??s(A);switch(d.kind){case"sign\
-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:x,because:`the host returned a sign-in page${j}`};case"captive-portal":
return`a proxy or captive portal returned an HTML page${j}: allow this machine to reach the host`;case"other":{const B=`the host returned an HTML page${j}`;return{
user:r([]),...C,guest:x,because:B}}}}const l=({url:d,status:A,reason:C,said:j})=>`${d} returned ${`${A} ${I(C)}`.trim()}${j===void 0?"":` ("${I(j)}")`}`,t=d=>`${Math.
round(d/100)/10} s`,u=d=>d.kind==="several"?d.reasons:[d];function f(d){switch(d.kind){case"deadline":return`the check reached its deadline of ${t(d.ms)}`;case"\
signal":return`the check was interrupted by ${d.signal}`;case"crash":return"tf-disco crashed";case"missing":return P(d);case"several":return d.reasons.map(f).join(
"; ")}}function P({repositories:d,total:A}){const C=A===1?"repository":"repositories",j=d.length===1?"is":"are",x=D(d,10,I);return`${d.length} of ${A} ${C} ${j}\
 missing: ${x}`}const v=({kind:d,address:A,version:C})=>`${d} ${A} ${I(C,40)}`}),3534:((q,H,o)=>{o.d(H,{$U:()=>p,Eu:()=>y,QU:()=>T,To:()=>n,bI:()=>r,fj:()=>g,iX:()=>h,
tK:()=>m,z2:()=>$});var E=o(1064),w=o(1831),O=o(2713),k=o(4e3),b=o(5799),I=o(8937);const R="write the token into the file, or remove its block",M="store the tok\
en in the helper, which must print {} for a host without one",_={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that th\
is workflow can read it: GitHub replaces a missing secret with an empty string"},T=({source:c,isInFile:l})=>(0,b.CC)("credentials-empty",{message:`the token fro\
m ${c} is empty`,help:(0,b.Lw)(l?R:(0,I.zT)(c)?M:_)}),D={"control character":{has:"contains a line break or another control character, which no client can send",
help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the pa\
rt after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{
has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white \
space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the toke\
n again: a hyphen or quotation mark may have been replaced"}},y=({source:c,slip:l})=>(0,b.CC)("credentials-malformed",{message:`the token from ${c} ${D[l].has}`,
help:D[l].help,...l==="control character"?{}:{severity:"warning"}}),g=({source:c})=>(0,b.CC)("credentials-short",{message:`the token from ${c} has fewer than ${O.
Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"}),
m=c=>(0,b.CC)("credentials-differ",{message:`for host ${(0,w.nx)(c.host)}, ${a(c.first)} and ${a(c.other)}`,help:`set the token for both clients in ${(0,w.fK)(c.
host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),a=({client:c,source:l})=>l===null?`${E.bB[c]} finds no token`:`${E.
bB[c]} uses the token from ${l}`;function p({host:c,service:l,...t}){const u=(0,w.nx)(c);return(0,I.ti)("credentials-missing",`host ${u} requires a token${l===null?
"":` for ${l}`}`,(0,I.nP)(u),t)}const $=c=>(0,b.CC)("credentials-near-miss",{message:`${c.variable} seems to be meant for host ${(0,w.nx)(c.host)}, but ${c.why}`,
help:`rename it: ${(0,I.yN)(c.write)}`}),n=({host:c,other:l,source:t,service:u,isSent:f,isNotice:P})=>(0,b.CC)("credentials-other-host",{message:`the clients do\
 not send the token for ${l} from ${t} ${u===null?`after the redirect of ${c}`:`to ${u} of host ${c}`}: they send ${f?`the token of ${c}`:"none"}`,help:u===null?
`make the discovery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${l}`,...P?{severity:"notice",affects:[]}:
{}}),r=({host:c})=>(0,b.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,w.nx)(c)}, which is not checked`,help:"write the host as i\
n the files, including its port, or remove the line"});function h(c){const{host:l,token:t,source:u,challenge:f,contentType:P,...v}=c,A=t==="none"&&f===null&&!P?.
includes("json")&&v.status===403&&(0,k.VW)(l)===null,C=A?"may not be a registry":t==="sent"?`rejected the token from ${u}`:"requires authentication credentials",
j=f===null?"":`, and asks for ${f} authentication`,x=A?"":`https://${l}/.well-known/terraform.json returned `,B=(0,k._r)(v).replace(x,"");return(0,b.CC)("docume\
nt-unauthorized",{message:`host ${l} ${C}: ${B}${j}`,help:(0,k.NM)({...v,asked:l},A?i:s(c)),isUnsent:(0,I.wt)(c)})}const e="make the discovery document public",
i={operator:`${e}, or return 404 if the host has no services`,user:(0,k.Wt)([])};function s({host:c,token:l,source:t,status:u,challenge:f}){const P=(0,k.qZ)(c);
if(f!==null){const v=`exempt /.well-known/terraform.json from ${f} authentication`,d=`ask the operator of ${c} to ${v}`;return{operator:v,user:d,guest:P,note:"t\
he clients send Bearer tokens only, so no token helps"}}switch(l){case"sent":{const d=`check that the token ${u===403?"may read this host":"is complete and for \
this host"}, or ${(0,I.qV)(t??"",c)}`;return u===403?{...(0,b.Lw)(d),guest:P}:(0,b.Lw)(d)}case"none":return{operator:(0,I.nP)(c,`, or ${e}`),user:(0,I.nP)(c),guest:P};case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${e}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((q,H,o)=>{
o.d(H,{JW:()=>_,U$:()=>O,WO:()=>R,a3:()=>M,ub:()=>y,yQ:()=>T});var E=o(4e3),w=o(5799);const O=({error:g,isRefused:m})=>(0,w.CC)("file-syntax",{message:g??"the f\
ile is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!m&&{severity:"warning"}}),k={file:"the file cannot be read",
directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to\
-special-file":"the target of the link is"},b={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or lis\
t it in `exclude`"},I={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"\
correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it i\
n `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},R=g=>(0,w.CC)("file-unreadable",{message:`${k[g.what]}${"code"in g?`: ${g.code}`:
` ${g.is} and is not read`}`,help:(g.what==="file"||g.what==="directory"?b[g.code]:void 0)??I[g.what],...!("isRefused"in g&&g.isRefused)&&{severity:"warning",affects:[]}}),
M=()=>(0,w.CC)("file-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory\
 in `scan`"});function _({scan:g,hasHostnames:m,isFleet:a}){const p=g.every(h=>h==="."),n=`found no Terraform or OpenTofu files in ${a?"the repositories of `usa\
ges`":p?"this directory":`\`scan\` (${(0,E.K4)(g,3,E.dh)})`}`,r=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a wo\
rkflow: actions/checkout)";return m?(0,w.CC)("nothing-to-check",{message:`${n}; only \`hostnames\` was checked`,help:`${r}, or correct \`scan\``,severity:"warni\
ng"}):(0,w.CC)("nothing-to-check",{message:`${n}, and \`hostnames\` is not set`,help:`${r}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const T=({oldest:g})=>(0,w.
CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${g}); the repository may use something else now`,help:"write it agai\
n with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),D={depth:g=>({message:`directories nested deeper than ${g} levels a\
re not scanned`,help:"list this directory in `exclude`"}),files:g=>({message:`there are more than ${g} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:g=>({message:`the directory has more than ${g} files; the files after them are not scann\
ed`,help:"split the directory, or list files in `exclude`"}),parts:g=>({message:`the file has more than ${g} blocks, arguments and values; the rest is not read`,
help:"split the file, or list it in `exclude`"}),"module-usages":g=>({message:`the files of this directory use or define more than ${g} modules, providers, reso\
urces and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:g=>({message:`\
the scan found more than ${g} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:g=>({
message:`the root modules have more than ${g} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function y(g){switch(g.kind){case"size":return(0,w.CC)("file-limit",{message:`the file ${(0,E.mP)(g)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,w.CC)("file-limit",{message:`there are more than ${g.max} problems in files; ${g.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,w.CC)("file-limit",{message:`${(0,E.Cw)(g.stopped)}\
 after reading ${g.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,w.CC)("file-limit",D[g.kind](g.max))}}}),960:((q,H,o)=>{o.d(H,{Er:()=>p,P0:()=>g,P6:()=>R,Qs:()=>y,T0:()=>b,
U2:()=>a,e4:()=>$});var E=o(4e3),w=o(736),O=o(5799);const k={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server\
 did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},b=({host:n,why:r})=>(0,O.CC)("host-unknown",{message:`${n} ${k[r]}`,
help:r==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again",obstacle:{
verb:"cannot resolve",what:k[r].replace(/.*: /,"")}}),I={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function R({host:n,error:r}){if(typeof r=="object"&&"proxy"in r)
return(0,O.CC)("host-unreachable",{message:`${n} is unreachable: ${r.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and N\
O_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(r.proxy),help:w.TG}});const h=typeof r=="string"?I[r]:`is unreachable (${r.code})`,e="check that a firewa\
ll or proxy lets this machine connect to it";return(0,O.CC)("host-unreachable",{message:`${n} ${h}`,operator:`check that the host is up, and ${e}`,user:e,guest:`${e}\
; otherwise ${(0,E.B9)(n)}`,obstacle:{verb:"cannot connect to",what:h.replace("is unreachable: ","")}})}const M={lookup:{verb:"cannot resolve",failed:"could not\
 be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{
verb:null,failed:"did not finish its response",help:""}},_="serve the document as a static file",T=({asks:n})=>n==="document"?_:"find out what the server waits \
for, such as its storage",D=n=>n.map(({name:r,attemptMs:h,retries:e})=>{const i=Number.isFinite(h)?(0,E.YA)(h):"without a limit",s=e===0?"":` in each of ${e+1} \
attempts`,c=r.includes(" and ")?"wait":"waits";return`${r} ${c} ${i}${s}`}).join(", ");function y(n){if(n.phase==="complete")return(0,O.CC)("host-timeout",{message:`${n.
host} took ${(0,E.YA)(n.tookMs)} to return its discovery document; ${D(n.releases)}`,operator:_,affects:[...new Set(n.releases.map(({client:s})=>s))]});const{verb:r,
failed:h,help:e}=M[n.phase],i=n.limitMs===null?"in time":`within ${(0,E.YA)(n.limitMs)}`;return(0,O.CC)("host-timeout",{message:`${n.host} ${h} ${i}`,help:e||{operator:T(
n),guest:(0,E.B9)(n.host)},...r&&{obstacle:{verb:r,what:h.replace(/.*: /,"")}}})}const g=({host:n,error:r})=>(0,O.CC)("host-protocol",{message:`the response of ${n}\
 is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the ad\
dress"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};
function a({host:n,phase:r,tookMs:h,limitMs:e,...i}){const s=`(limit ${(0,E.YA)(e)}); ${m[r.name]} took ${(0,E.YA)(r.ms)}`;return"url"in i?(0,O.CC)("host-slow",
{message:`${i.url} took ${(0,E.YA)(h)} to answer ${s}`,operator:T({asks:"answer"})}):(0,O.CC)("host-slow",{message:`${n} took ${(0,E.YA)(h)} to return its disco\
very document ${s}`,operator:_,note:D(i.releases)})}const p=({host:n,attempts:r,failure:h,releases:e})=>(0,O.CC)("host-recovered",{message:`discovery of ${n} su\
cceeded at attempt ${r}; the first attempt failed: ${h}`,operator:"find out why the host fails intermittently",note:e.length===0?"init succeeded, because the CL\
I retries discovery":`init with ${e.map(({name:i})=>i).join(" and ")} would have failed`});function $(n,r){const[{verb:h,help:e=w._$[h]}]=r,[i="",...s]=n,c=s.length===
0?i:`any of ${n.length} hosts`,l=s.length===0&&h==="cannot connect to";return(0,O.CC)("machine-network",{message:`this machine ${h} ${c}: ${(0,E.K4)([...new Set(
r.map(({what:t})=>t))],3)}`,help:l?`${e}; otherwise ${(0,E.B9)(i)}`:e})}}),736:((q,H,o)=>{o.d(H,{M8:()=>k,TG:()=>E,_$:()=>O});const E="check HTTPS_PROXY, with t\
he user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",w="i\
f this network has a proxy, set HTTPS_PROXY",O={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN t\
hat the hosts may need; ${w}`,"cannot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${w}`,
"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require\
 it, ask their operators to allow unauthenticated requests to /.well-known/terraform.json"};function k(b,{page:I,url:R,asked:M}){const _=URL.parse(R)?.host,T=_===
M,D=T&&b.code==="document-status";if(I===null||I.kind==="other"||D)return b;const y=`a ${I.kind} page${T?"":` at ${_}`} ("${I.title}") answers`;return{...b,obstacle:{
verb:"does not reach",what:y,isCommon:T}}}}),3410:((q,H,o)=>{o.d(H,{Dr:()=>y,EK:()=>_,Fu:()=>m,dF:()=>g,vs:()=>I,y7:()=>M});var E=o(1831),w=o(9562),O=o(4e3),k=o(
5799),b=o(8937);function I({host:a,service:p,...$}){const n=(0,E.nx)(a),r=p===w.OZ?"the cloud block":"the remote backend",h=(0,b.nP)(n),e=n===a?`run \`terraform \
login ${a}\` or \`tofu login ${a}\`, or `:"",i={...h,terminal:`${e}${h.terminal}`};return(0,b.ti)("cloud-token",`${r} requires a token for ${n}`,i,$)}const R={organization:"\
`organization`",workspaces:"`name` in `workspaces`"};function M({block:a,lacks:p,isOpen:$}){const n=a==="cloud block"?`set ${p.map(r=>w.uW[r]).join(" and ")}`:"\
give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,k.CC)("cloud-incomplete",{severity:$?"notice":"error",message:`the ${a} has no ${p.map(r=>R[r]).
join(" and no ")}`,help:$?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${n}, also for this check`})}const _=({
url:a,version:p})=>(0,k.CC)("cloud-version",{message:`${a} returned ${p===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.dh)(p)}`}; the cloud block requires \
2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"`\
 instead of `cloud`'}),T=a=>"why"in a?`the response of ${a.url} ${(0,O.dh)(a.why)}`:(0,O._r)({...a,page:null}),D=(a,p,$)=>"status"in a&&[401,403,404].includes(a.
status)?$:(0,k.C)(`check the logs of ${p}, and that the URL of the service is that of its API`),y=({host:a,organization:p,source:$,...n})=>(0,k.CC)("cloud-organ\
ization",{message:`the organization ${p} at ${a} cannot be read: ${T(n)}`,help:D(n,a,`check the name of the organization, and that the token from ${$} is valid \
and belongs to a member`)}),g=a=>(0,k.CC)("cloud-workspace",{message:`the workspace ${a.workspace} of ${a.organization} at ${a.host} cannot be read: ${T(a)}`,help:D(
a,a.host,"check that the token may read the workspace")}),m=({host:a,organization:p,workspace:$})=>(0,k.CC)("cloud-workspace-missing",{message:`${p} at ${a} has\
 no workspace ${$} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"})}),6697:((q,H,o)=>{
o.d(H,{AO:()=>M,U7:()=>R,n3:()=>_,nD:()=>y,ro:()=>D,wp:()=>I});var E=o(3592),w=o(4e3),O=o(5799);const k=({file:m,line:a})=>`${(0,w.dh)(m)}:${a}`;function b(m){const a=`${m.
host}, which is not in \`allowed-hosts\``;if("service"in m)return[`${m.service} of ${m.registry} is on ${a}`,"use another registry"];if("package"in m)return[`th\
e package of ${m.package} is downloaded from ${a} and was not contacted`,"use another module or provider"];if("use"in m)return m.use==="download"?[`the source i\
s downloaded from ${a}`,"use a source on an allowed host"]:[`the HTTP backend uses ${a}`,"use an allowed backend"];const p=`host ${m.host} is not in \`allowed-ho\
sts\` and was not contacted`;if(!("implied"in m))return[p,"use an allowed registry"];const{place:$,clients:n}=m.implied,r=`${k($)} names no host, and this is th\
e default of ${(0,w.eZ)(n)}`;return[`${p}; ${r}`,"name an allowed registry there"]}function I(m){const[a,p]=b(m),$=`${p}, or add ${m.host} to \`allowed-hosts\``;
return(0,O.CC)("host-not-allowed",{message:a,help:$})}const R=({host:m})=>(0,O.CC)("host-generic",{message:`${m} is a generic hostname that stands for the host \
of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),M=({host:m,address:a,asks:p})=>a==="metadata"?(0,O.CC)(
"host-private-redirect",{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata serv\
ices are never contacted"}):(0,O.CC)("host-private-redirect",{message:`a public host ${p==="document"?"redirects":"leads"} to ${m}, which has a ${a} address and\
 was not contacted`,help:`if ${p==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),_=({host:m,thrown:a})=>(0,O.CC)(
"host-check-crashed",{message:`${m} was not checked completely, because of a bug in tf-disco ${E.xv}: ${T(a)}`,help:`please report this text at ${E.xV}; to pass\
 until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``});function T(m){if(!(m instanceof Error))return(0,w.dh)(String(m));const a=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,w.dh)(String(m))+(a===void 0?"":` (${a})`)}const D=({host:m})=>(0,O.CC)("host-http2",{message:`${m} speaks only HTTP/2, which Te\
rraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${m} as well (ALPN \`http/1.1\`)`,note:"to pass without che\
cking it, add `host-http2` to `ignore`"});function y({host:m,stopped:a,isBegun:p,unchecked:$,total:n}){const r=p?" completely: its visit was under way when":":";
return(0,O.CC)("host-not-checked",{message:`${m} was not checked${r} ${(0,w.Cw)(a)}, with ${$} of ${n} hosts not checked`,help:g[a.kind]})}const g={deadline:"ra\
ise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its\
 own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((q,H,o)=>{o.d(H,{C:()=>$,CC:()=>c,DF:()=>m,Lw:()=>p,
W7:()=>y,Xd:()=>D,aZ:()=>g,hD:()=>M,oC:()=>R,pj:()=>h,sb:()=>T,tr:()=>s,wv:()=>_});var E=o(1064),w=o(1831),O=o(9587),k=o(4e3),b=o(5143);let I=function(...l){return{
problemFacts:I}=o.late([507],4507),new.target?new I(...l):I(...l)};const R=["error","warning","notice"];function M(l,{clients:t=E.zK,...u}={}){return{problem:l,
severity:l.severity,affects:l.affects.filter(f=>t.includes(f)),clients:t,host:null,services:[],places:[],needed:!0,isHostNew:!1,...u}}const _={line:1,column:1,endColumn:1};
function T(l,t,u=_){const f={file:l===""?".":l,...u};return M(t,{places:[f],clients:E.Du})}const D=({places:l})=>l.find(t=>typeof t!="string")??null,y=l=>D(l)?.
file??"",g=(l,t)=>({...l,affects:l.affects.filter(u=>t.includes(u))}),m=(l,t)=>(0,b.c1)(l,u=>JSON.stringify(t(u))).map(u=>{const[f]=u;if(u.length===1)return f;const P=a(
u,d=>d.exclude??[]),v=a(u,d=>d.rows??[]);return{...f,needed:u.some(({needed:d})=>d),affects:a(u,({affects:d})=>d),clients:a(u,({clients:d})=>d),places:(0,b.As)(
(0,b.jH)(u.flatMap(({places:d})=>d))),...P.length===0?{}:{exclude:P},...v.length===0?{}:{rows:v}}}),a=(l,t)=>[...new Set(l.flatMap(t))],p=l=>({operator:l,user:l}),
$=(l,t)=>({operator:l,note:t}),n=(l,{isTerminal:t})=>typeof l=="string"?l:l[t?"terminal":"workflow"];function r({guest:l,...t},u){const{role:f,host:P}=u,v=n(t.operator,
u),d=t.user===void 0?void 0:n(t.user,u),A=`ask the operator of ${P} to ${v}`;switch(f){case"operator":return v;case"user":return d===void 0||d===v?d??A:`${d}; i\
f you run ${P}, ${v.replace(`${d}, or `,"").replace(`, and ${d}`,"")}`;case"guest":return l??d??A}}function h(l,t){const{cures:u,...f}=l;return u===void 0?l:{...f,
help:i(u,t)}}const e={role:"operator",host:"",isTerminal:!1};function i(l,t){const{because:u,note:f}=l,P=u===void 0?"":`${u}: `,v=f===void 0?"":`; ${n(f,t)}`;return(0,w.
$Y)((0,O._U)(P+r(l,t)+v))}function s(l,t){const[u,...f]=t,v=`if ${u===void 0?"this repository":(0,k.K4)(t,3)} ${f.length>0?"use":"uses"} OpenTofu, set \`dialect\``,
d=u===void 0?v:`${v} for \`tf-disco usages\``;return{...l,help:l.help===void 0?d:`${l.help}; ${d}`}}function c(l,t){const{operator:u,user:f,guest:P,because:v,note:d,
...A}=t,C=u===void 0?void 0:{operator:u,user:f,guest:P,because:v,note:d},{help:j=C,...x}=A,B=I()[l],N=(0,O._U)(x.message),z={code:l,...B,usualSeverity:B.severity,
...x,message:N};return j===void 0?z:typeof j=="string"?{...z,help:(0,w.$Y)((0,O._U)(j))}:{...z,help:i(j,e),cures:j}}}),8011:((q,H,o)=>{o.d(H,{DA:()=>y,Iz:()=>D,
J0:()=>n,My:()=>g,Zp:()=>e,_W:()=>i,k0:()=>r,tg:()=>h});var E=o(1064),w=o(9587),O=o(4e3),k=o(5799);const b=120,I="is not a registry module, and `version` applie\
s to registry modules only",R={"local-with-version":[I,"remove `version`"],"remote-with-version":[I,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be down\
loaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},M={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an ad\
dress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function _(s){
if("error"in s)return{message:s.error,help:s.advice??void 0};if("address"in s){const[f,P]=M[s.reason];return{message:`${s.address} ${f}`,help:P}}const[c,l]=R[s.
reason],[,t]=T.exec(s.text)??[],u=t===void 0?"":`write "${t}" for the module of the registry, or `;return{message:`"${s.text}" ${c}`,help:`${u}${l}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
D=({path:s,maker:c})=>(0,k.CC)("source-missing",{message:`there is no directory ${(0,O.dh)(s)}`,help:"correct the path, or commit the directory",...c!==null&&{message:`\
there is no directory ${(0,O.dh)(s)} in this checkout; ${(0,O.dh)(c)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),y=s=>"isOld"in s?(0,k.CC)("source-invalid",{...$(s),affects:[s.client]}):(0,k.CC)(
"source-invalid",_(s)),g=s=>(0,k.CC)("source-near-miss",{message:s.host===null?`"${s.text}" is not read as a registry address`:`"${s.text}" is read as host ${s.
host}`,help:s.advice}),m="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function a(s){const{shown:c,more:l}=(0,O.zN)(s,4),
t=c.map(({text:f,from:P})=>`${f===null?"not known":(0,O.dh)(f,b)} ${P??"by default"}`),u=l>0?`${l} more`:t.pop();return`${t.join(", ")} and ${u}`}function p(s){
const{address:c,argument:l,expression:t,candidates:u,refused:f}=s,P=(0,O.dh)((0,w.Qj)(t),b),v=`${l} of ${c} is ${P}`;if(f==="never")return{message:`${v}, which \
Terraform does not evaluate`,help:`write the ${l} as a literal`};if(f!==null){const{variable:d}=f;if(d===""){const A=`write the ${l} with literals, locals and v\
ariables only`;return{message:`${v}, which cannot be known during init`,help:A}}return{message:`${v}, and Terraform evaluates var.${d} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${d}", which requires Terraform 1.15, or write the ${l} as a literal`}}return u.length>1?{message:`${v}, which is\
 ${a(u)}`,help:m}:{message:`${v}, which is only known at init time`,help:m}}function $({address:s,expression:c,client:l,isOld:t}){const u=(0,O.dh)((0,w.Qj)(c),b),
f=`source of ${s} is ${u}`,[P,v]=[E.bB[l],E.Y8[l]],d="write the source as a literal";if(t)return{message:`${f}, which ${P} evaluates only since ${v}`,help:`${d}\
, or use ${P} ${v} or later`};const A=l==="terraform";return{message:`${f}, and ${P} evaluates only locals and ${A?"variables with `const = true`":"variables"} \
here`,help:`${d}${A?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const n=s=>(0,k.CC)("sou\
rce-dynamic","isOld"in s?$(s):p(s)),r=s=>(0,k.CC)("host-invalid",{message:`"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0}),h=({block:s})=>(0,k.
CC)("host-missing",{severity:"warning",message:`the ${s} has no hostname, and OpenTofu has no default`,help:s==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),e=({host:s,name:c})=>(0,k.CC)("host-dotless-module",{message:`module sources cannot name host ${s}: must contai\
n at least one dot`,help:`use a full name such as ${c}.localdomain; provider addresses accept the short name`}),i=({host:s})=>(0,k.CC)("host-idn-module",{message:`\
Terraform cannot use modules from host ${s}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",
note:"OpenTofu 1.12 and later accept this one"})}),8937:((q,H,o)=>{o.d(H,{$w:()=>_,nP:()=>T,pt:()=>M,qV:()=>y,ro:()=>b,ti:()=>a,to:()=>p,uK:()=>I,wt:()=>R,yN:()=>g,
zT:()=>D});var E=o(1064),w=o(1831),O=o(4e3),k=o(5799);const b="this pull request needs no change; run the check where the secret is available, for example on th\
e main branch",I={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`\
concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},R=({token:$})=>$==="dropped"||$==="withheld";function M({
host:$,token:n,source:r},h){const e=`sent${h===null?"":` to ${h}`}`;switch(n){case"none":return`no token was found for ${$}`;case"sent":return`the token for ${$}\
 from ${r} was ${e}`;case"dropped":return`the token for ${$} from ${r} was not ${e}, because the CLIs drop it at a redirect to another host`;case"withheld":return`\
the token for ${$} from ${r} was not ${e}, because the URL is not https; the CLIs do send it`}}function _({host:$,token:n},r,h,e){const i=(0,E.n3)($)?(0,O.qZ)($):
void 0;switch(n){case"none":return{...(0,k.Lw)(T($)),guest:i};case"sent":return(0,k.Lw)(e);case"dropped":return(0,k.C)(`serve ${r} without the redirect to ${h??
"another host"}`);case"withheld":return(0,k.C)(`serve ${r} at an https URL`)}}function T($,n="",r=""){const h=(0,w.Fq)((0,w.$Y)($)),[e]=h.ok?(0,w.fK)(h.value):[],
i="${{ secrets.REGISTRY_TOKEN }}";return{terminal:`${r}${e===void 0?`run \`terraform login ${$}\``:g(e)}${n}`,workflow:`${r}add the line "${$}=${i}" to the toke\
ns input${e===void 0?"":`, or "${e}: ${i}" to env`}${n}`}}const D=$=>$.startsWith("credentials helper ");function y($,n){const h=D($)||/credentials\.tfrc\.json:\d+$/.
test($)?` (run \`terraform logout ${n}\` before \`terraform login\`)`:"";return`store a new one in ${$}${h}`}const g=$=>/^\w+$/.test($)?`export ${$}=\u2026`:`en\
v '${$}=\u2026' terraform init`,m=({isFork:$,searched:n,notRead:r})=>$?"secrets are withheld from pull requests of forks":`no token was found (searched: ${n.join(
", ")}${r.length===0?"":`; not read: ${r.join(", ")}`})`;function a($,n,r,h){const e=`${n}, and ${m(h)}`;return h.isFork?(0,k.CC)($,{message:e,help:b,severity:"\
notice"}):(0,k.CC)($,{message:e,help:(0,k.Lw)(r)})}function p($,n,r=""){const{message:h}=$;if("code"in n){const{message:s,help:c="",cures:l=(0,k.Lw)(c)}=n,t=h.includes(
`from ${r}`)?`the token from ${r} `:"";return{...$,message:`${h}; ${s.replace(t,t&&"it ")}`,cures:l}}const e=n.isFork?{help:b}:{},i=h.replace(/; no token was found for [^;]*$/,
"");return{...$,message:`${i}; ${m(n)}`,...e}}}),9664:((q,H,o)=>{o.d(H,{Gz:()=>w,LA:()=>b,jt:()=>O,un:()=>k});var E=o(3916);const w=(I,R)=>I===""?R:`${I}/${R}`,
O=I=>I.slice(0,Math.max(0,I.lastIndexOf("/")));function k(I,R){const M=(0,E.join)(I,R).replace(/\/$/,"");return M==="."?"":M}const b=I=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(I)}),1022:((q,H,o)=>{o.d(H,{A5:()=>i,Gi:()=>M,mi:()=>m,op:()=>e,sL:()=>p});var E=o(4091),w=o(1831),O=o(8408),k=o(5011);const b={terraform:["terraform.io"],
opentofu:["terraform.io","opentofu.org"]},I="hashicorp",R="-",M=({host:s,namespace:c})=>s===(0,k.Vm)("terraform")&&c===I,_='Invalid provider source string: The \
"source" attribute must be in the format "[hostname/][namespace/]name"',T="must contain only letters, digits, and dashes, and may not use leading or trailing da\
shes",D={prefix:"terraform-",whose:"a Terraform",frequency:"often"},g={terraform:[D],opentofu:[D,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};
function m(s,c){const l=s.split("/");if(l.length>3||l.includes(""))return a(_);const[t="",u,f]=l.reverse(),P=p(t);if(!P.ok){const z=`${(0,E.ol)(t)} in source ${(0,E.
ol)(s)}`;return a(`Invalid provider type: Invalid provider type ${z}: ${P.why}"`)}const v=f===void 0,d=v?(0,E.Ju)((0,k.Vm)(c)):(0,w.Pv)(f);if(u===void 0&&d.ok){
const z={hostImplied:v,namespace:I,type:P.value};return{kind:"registry",host:d.value,...z}}const C=u===R?(0,E.Ju)(u):p(u??""),j=`namespace "" in source ${(0,E.ol)(
s)}`;if(!C.ok)return a(`Invalid provider namespace: Invalid provider ${j}: ${C.why}"`);const x="Invalid provider source hostname";if(!d.ok)return a(`${x}: ${x} ${j}\
: ${d.why}"`);const B={hostImplied:v,host:d.value,namespace:C.value,type:P.value},N=n(B,c);return N===void 0?{kind:$(B,c),...B}:a(N)}const a=s=>({kind:"invalid",
error:s});function p(s){if(/^[a-z0-9]+$/.test(s))return(0,E.Ju)(s);if(s==="")return(0,E.TR)("must have at least one character");if(s.includes("."))return(0,E.TR)(
"dots are not allowed");if(s.includes("--"))return(0,E.TR)("cannot use multiple consecutive dashes");const c=(0,O.YE)(s);return c.ok?(0,E.Ju)((0,O.DI)(c.value)):
(0,E.TR)(T)}function $({host:s,namespace:c},l){return c===R?"legacy":c==="builtin"&&b[l].includes(s)?"builtin":"registry"}function n(s,c){const l=(0,k.Vm)(c);if(s.
namespace===R&&s.host!==l)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${l}.`;const t=g[c].find(({prefix:u})=>s.
type.startsWith(u));return t===void 0?void 0:r(s,t,c)}function r(s,{prefix:c,whose:l,frequency:t},u){const f=`${c}provider-`,P=s.type.slice(f.length);if(!s.type.
startsWith(f)||!p(P).ok)return`Invalid provider type: Provider source ${(0,E.ol)(h(s))} has a type with the prefix ${(0,E.ol)(c)}, which isn't allowed because i\
t would be redundant to name ${l} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const v=h({...s,type:P},
u);return`Invalid provider type: Provider source ${(0,E.ol)(h(s,u))} has a type with the prefix ${(0,E.ol)(f)}, which isn't valid. Although that prefix is ${t} \
used in the names of version control repositories for ${l.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,E.ol)(v)}?`}const h=({host:s,namespace:c,type:l},t)=>t!==void 0&&s===(0,k.Vm)(t)?`${c}/${l}`:`${(0,w.pk)(s)}/${c}/${l}`,e=s=>s.replace(/^.*\./s,
""),i=s=>(s??"").replace(/[._].*$/s,"")}),5102:((q,H,o)=>{o.d(H,{DI:()=>R,Fl:()=>y,JR:()=>M,QK:()=>p,Rm:()=>m,Yn:()=>g,Zh:()=>$,b:()=>T,fi:()=>r,hm:()=>a,md:()=>D,
nM:()=>n,nx:()=>k,sG:()=>I,vh:()=>b});var E=o(2886),w=o(2389),O=o(5799);const k={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"\
passed"},b=Object.keys(k);function I(h){if(T(h))return"unchecked";const e=a(h.findings);return e==="error"?"fails":e==="warning"?"warns":M(h)?"skipped":"works"}
const R=h=>I(h)==="fails",M=({visit:h})=>h.attempt.discovery.kind==="skipped",_=["host-not-checked",...E.H4],T=({visit:{attempt:h}})=>h.discovery.kind==="skippe\
d"&&_.includes(h.discovery.problem.code),D=h=>b.flatMap(e=>h.filter(i=>I(i)===e));function y(h){const e=new Set(h.map(({worst:i})=>i));return e.has("error")?"fa\
ils":e.has("warning")?"warns":h.some(m)?"skipped":"works"}function g(h,e){const i=Object.groupBy(h,u=>y(e(u))),{fails:s=[],warns:c=[],skipped:l=[],works:t=[]}=i;
return[s,c,l,t]}const m=({chosen:h,isUnchecked:e})=>e===!0||Object.keys(h).length===0,a=h=>O.oC.find(e=>h.some(i=>i.severity===e))??null;function p({findings:h}){
const e=a(h);return e==="notice"?[]:h.filter(({severity:i})=>i===e)}const $=({severity:h},{failOn:e})=>h==="error"||(0,w.k2)(h,e),n=({severity:h})=>h!=="notice";
function r({passed:h,hosts:e,findings:i}){return h?i.some(n)?"warns":e.length===0?"skipped":"works":"fails"}}),4120:((q,H,o)=>{o.d(H,{H8:()=>I,Iu:()=>b,QI:()=>T,
QN:()=>p,SY:()=>R,dy:()=>k,kJ:()=>D,nO:()=>$,od:()=>_,tY:()=>y,u8:()=>m});var E=o(4e3),w=o(5799),O=o(1064);const k="new in this pull request",b=n=>n.replace(/^./u,
r=>r.toUpperCase()),I=n=>w.oC.flatMap(r=>{const{length:h}=n.filter(e=>e.severity===r);return h===0?[]:[(0,E.px)(h,r)]}).join(", "),R=n=>O.zK.every(r=>n.includes(
r))?"all clients":M(n).join(", "),M=n=>n.map(r=>O.bB[r]);function _(n,r){const h=r.filter(e=>n.includes(e));return n.length===0||h.length===r.length?"":M(h).join(
", ")||"no client in use"}const T=({clients:n,versions:r})=>n.map(h=>[O.bB[h],r[h]].join(" ").trim()).join(" and ");function D(n){return n<999.5?`${Math.round(n)}\
 ms`:n<59950?`${(n/1e3).toFixed(1)} s`:`${(n/6e4).toFixed(1)} min`}function y(n){return n<1e3?`${n} B`:n<999950?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)}\
 MB`}const g=36e5;function m(n,r){const h=(Date.parse(r)-Date.parse(n))/g;if(h>=48)return`${a(h/24)} days`;if(h>=1)return`${a(h)} h`;const e=Math.floor(h*60);return e>=
1?`${e} min`:"less than a minute"}const a=n=>Math.floor(n*10)/10,p=n=>`${n.slice(0,16).replace("T"," ")} UTC`;function $(n,r){const h=(Date.parse(n)-Date.parse(
r))/(24*g);if(Number.isNaN(h))return n;const e=Math.floor(Math.abs(h)),i=e===0?"less than a day":(0,E.px)(e,"day");return`${n.slice(0,10)} (${h<0?`${i} ago`:`in\
 ${i}`})`}}),6503:((q,H,o)=>{o.d(H,{CN:()=>n,Dx:()=>g,GH:()=>_,Ky:()=>k,TD:()=>b,YC:()=>a,eb:()=>R,f5:()=>m,io:()=>p,ju:()=>$,lp:()=>y,mj:()=>T,oN:()=>D});var E=o(
4e3),w=o(5143),O=o(5799);function k(e,i){const{places:s,noun:c}=b(e);return(0,E.K4)(s,i,w.eo,l=>(0,E.px)(l,`more ${c}`))}function b(e){const i=h(e),s=(0,w.t6)(i,
l=>r(l)?(0,w._M)(l.file)??l:l),c=I(s).length>1;return{places:c?s:i,noun:c?"repository":"place"}}const I=e=>e.filter(r).filter(({file:i})=>(0,w._M)(i)!==null),R=e=>(0,w.
t6)(I(M(e)),({file:i})=>(0,w._M)(i)),M=e=>[...new Set(e.map(({places:i})=>i))].flat(),_=(e,i,s)=>`${e===i?"all":`${e} of`} ${i} ${s}`;function T(e,i){const{length:s}=i>
1?R(e):[];return s>1?_(s,i,"repositories"):""}function D(e,i){const s=new Set(e.flatMap(({file:t})=>(0,w._M)(t)??[])).size>1,c=t=>(s?(0,w._M)(t.file):null)??`${t.
line}:${t.file}`,l=new Set(i.map(c));return e.filter(t=>!l.has(c(t)))}function y(e,i){const s=g([e]);return k(D(s,s.slice(0,1)),i)}const g=e=>h(M(e).filter(r)),
m=e=>[...new Set(M(e).filter(i=>typeof i=="string"))];function a(e){const i=e.hosts.flatMap(({requirements:c})=>c),s=[...e.findings,...e.roots.flatMap(({rows:c})=>c)];
return[...new Set([...i.map(({because:c})=>c),...s.map(c=>c.places)])]}const p=e=>e.find(i=>(0,O.Xd)(i)!==null),$=({services:[e,...i]})=>i.length===0?e??null:null,
n=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,w._M)(e)===null,r=e=>typeof e!="string",h=e=>(0,w.t6)(e,i=>r(i)?`${i.line}:${i.file}`:i)}),6763:((q,H,o)=>{
o.d(H,{QA:()=>a,h$:()=>n,j6:()=>$,q9:()=>y,rc:()=>g});var E=o(1102),w=o(4e3),O=o(5143),k=o(1831),b=o(9562),I=o(5102),R=o(4120),M=o(6503);const _=50,T=3,D=2;function y(r){
const{shown:h,more:e}=(0,w.zN)(r,_);return e===0?h:[...h,`and ${(0,w.px)(e,"more remark")}`]}function g(r){const h=(0,M.YC)(r).some(({length:f})=>f===O.WD),i=r.
roots.flatMap(({rows:f})=>f.flatMap(P=>P.platforms)).some(({available:f})=>f),s=r.files.filter(({exclude:f,severity:P})=>f&&P!=="notice"),c=[...new Set(s.flatMap(
({exclude:f})=>f??[]))],l=(0,M.eb)(s).length>0?" where their files are read":"",t=`${(0,w.px)(s.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,u=`to skip such files, set \`exclude\`${l}: ${(0,w.K4)(c,T,w.dh)}`;return[...h?[`lists of places end after ${O.WD} places`]:[],...s.length>0?[`${t}\
; ${u}`]:[],...i?["signatures of provider packages were not verified"]:[]]}const m="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function a({findings:r},h){const e=m.flatMap(s=>{const c=h[s]||s.endsWith("Y")&&h[s.toLowerCase()];return c?`${s} (${(0,w.dh)(c.slice(c.lastIndexOf("@")+1))}\
)`:[]});return r.some(s=>s.problem.obstacle||(0,E.z)(s))&&e.length>0?[`connections used ${e.join(", ")}`]:[]}function p({hosts:r},h){const{scan:e,repositories:i}=h,
{length:s}=r.filter(({requirements:u})=>u.some(({because:f})=>f.some(P=>typeof P!="string"))),c=`${(0,w.px)(e.usages,"usage")} of ${(0,w.px)(s,"registry host")}`,
l=s===0?"no registry host is used":c;return i.length>0?`${l} in ${(0,w.px)(i.length,"repository")}`:e.files===0?e.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,w.px)(e.files,"file")} (${(0,R.tY)(e.bytes)})`} in ${(0,R.kJ)(e.durationMs)}: ${l}`}function $({hosts:r},{depth:h}){const e=r.filter(
c=>["works","warns"].includes((0,I.sG)(c))&&c.requirements.some(({service:l,because:t})=>(l===b.e$||l===b.xq)&&t.some(f=>typeof f!="string")));return h!=="disco\
very"||e.length===0?[]:[`not checked at ${(0,w.K4)(e,D,({visit:c})=>(0,k.nx)(c.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function n(r,h){const{dialect:e,durationMs:i,scan:s,remarks:c}=h,{findings:l,ignored:t}=r,u=(0,R.H8)(l)||"no findings",f=t>
0?`${u}, ${t} ignored`:u,v=r.hosts.length===0&&s.files===0?"":` for ${(0,R.QI)(e)} (${e.why})`,d=p(r,h);return[`${f}; checked in ${(0,R.kJ)(i)}${v}`,...d===null?
[]:[d],...c]}}),4526:((q,H,o)=>{o.d(H,{Pv:()=>I,RO:()=>m,fJ:()=>D,hK:()=>R,n6:()=>p,s1:()=>$,z0:()=>k});var E=o(9664),w=o(5011),O=o(5257);const k=({kind:n})=>n===
"module"||n==="state"||n==="lock",b=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function I({
usages:n,declared:r,units:h},e){const i=new Map,s=l=>{const t=i.get(l)??R(l);return i.set(l,t),t},c=({directories:l,place:t})=>l?.map(s)??[s((0,E.jt)(t.file))];
for(const l of h)M(s(l.directory),l);for(const l of n)if(!(!l.clients.includes(e)||l.kind==="installed_module"))for(const t of c(l))l.kind==="test_module"?t.tests.
push(l):_(t,l,e);for(const l of r){const{kind:t,place:u}=l;if(!(e==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const f of c(l))f.declared.push(l),t==="lo\
ck"?T(f,u):f.hasConfiguration=!0,f.isInitialised||=t==="state"}for(const l of i.values())a(i,l);return i}const R=n=>({name:n,...{usages:[],declared:[],tests:[],
children:[]},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[n]});function M(n,r){n.unit=r,n.hasConfiguration=!0,n.isInitialised=!0,r.module!==
null&&n.children.push({name:r.module,root:null})}function _(n,r,h){const e=r.address==="terraform"&&n.unit?.module===null;if(!(r.kind==="terragrunt_source"&&!e)&&
(r.kind==="lock_provider"?T(n,r.place):n.hasConfiguration=!0,!(!b.test(r.kind)||r.isOverridden&&r.kind!=="module")&&(n.usages.push(r),!(r.isOverridden||r.kind!==
"module"))))for(const{source:i,root:s}of(0,O.MZ)(r,h))for(const c of y(n.name,i))n.children.push({name:c,root:s})}function T(n,{file:r}){n.lockFile=r,n.isInitialised=
!0}const D=(n,{name:r,unit:h})=>n.root===null||h===null&&n.root===r,y=(n,r)=>r!==null&&(0,w.Nj)(r)?[(0,E.un)(n,r)]:[],g=/(^|\/)tests$/,m=n=>g.test(n)?(0,E.jt)(n):
n;function a(n,r){const{name:h,tests:e}=r;if(e.length===0)return;const i=g.test(h)?n.get((0,E.jt)(h)):void 0,s=i?.hasConfiguration===!0?i:r;s.isInitialised=!0,s!==
r&&(s.tests.push(...e),r.tests=[])}const p=({name:n,tests:r})=>r.flatMap(({text:h})=>y(n,h)),$=n=>[...n.children.map(({name:r})=>r),...p(n)]}),5257:((q,H,o)=>{o.
d(H,{IY:()=>T,Im:()=>D,JT:()=>_,KS:()=>g,MP:()=>M,MZ:()=>m,W$:()=>R,Xo:()=>p,cd:()=>I,ek:()=>y,lc:()=>a});var E=o(9075),w=o(9664),O=o(5011),k=o(1022);const b="h\
ostnames input",I={file:b,line:1,column:1,endColumn:1},R=n=>n.file===b?b:n,M=({host:n,namespace:r,name:h,system:e})=>[n,r,h,e].join("/"),_=({host:n,namespace:r,
type:h})=>[n,r,h].join("/"),T=n=>"type"in n?_(n):M(n);function D(n){return"constraints"in n?n.constraints:n.constraint===null?[]:[n.constraint]}const y=n=>("pla\
ces"in n?n.places:[n.place]).map(R);function g({version:n},r){if(n===void 0)return null;const{text:h,value:e,place:i}=n,s=(e===void 0?h:e[r])??null;return s===null?
null:{text:s,place:i}}const m=({text:n,calls:r},h)=>r===void 0?[{root:null,source:n,version:null,isOpen:!1}]:r[h]??[];function a({kind:n,text:r,address:h},e,i){
switch(n){case"required_provider":case"state_store_provider":case"lock_provider":{const s=(0,k.mi)(r??"",i);return s.kind==="registry"?s:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,k.op)(h)};case"implied_provider":return{host:e,namespace:"hashicorp",type:(0,k.
A5)(r)};default:return null}}function p(n,r){const h=Map.groupBy(r,({lockFile:c})=>c),e=new Set(n.flatMap(({kind:c,text:l,place:t})=>$.test(c)&&!(0,O.Nj)(l??"")?
(0,w.jt)(t.file):[])),i=(0,E.Oo)(c=>new Set(c.providers.map(({provider:l})=>_(l)))),s=(c,l)=>{if(c.calls.length>0||c.directories.some(u=>e.has(u)))return!0;const t=a(
l,(0,O.Vm)(c.client),c.client);return t===null||i(c).has(_(t))};return n.map(c=>{if(c.kind!=="lock_provider"||c.needs.length===0)return c;const l=h.get(c.place.
file);return l===void 0||l.some(t=>s(t,c))?c:{...c,needs:[]}})}const $=/^(?:module|test_module|terragrunt_source|installed_module)/}),7747:((q,H,o)=>{o.d(H,{E:()=>I});
var E=o(3024),w=o(6760),O=o(5747),k=o(9075),b=o(6195);function I({root:M,scan:_}){const T=[M,..._.map(m=>(0,w.resolve)(M,(0,b.VK)(m).fixed))].map(R),D=m=>T.some(
a=>a!==null&&(0,O.UO)(m,a)),y=m=>{const a=(0,w.resolve)(M,m),p=(0,E.existsSync)(a)?R(a):null;return p!==null&&D(p)?p:null},g=(m,a)=>{const p=y(m);return(p===null?
[]:(0,O.Mc)(p).filter(a)).map(({name:n})=>n).sort()};return{list:m=>g(m,a=>!a.isDirectory()),directories:m=>g(m,a=>a.isDirectory()&&!(0,b.G$)(a.name)),exists:(0,k.
Oo)(m=>y(m)!==null),read:(m,a)=>{const p=y(m);return p===null?null:(0,O.r7)(p,a)}}}const R=M=>(0,O.N0)(()=>(0,E.realpathSync)(M),null)}),8416:((q,H,o)=>{o.d(H,{
L2:()=>M,WJ:()=>R,rU:()=>_,uQ:()=>T});var E=o(4e3),w=o(5143),O=o(1064),k=o(9664),b=o(5603),I=o(3469);const R=([n,...r])=>n===void 0||r.length>0?"both":n;function M({
setting:n,scan:r}){const{name:h}=n,e=h==="auto"?null:h==="both"?O.Du:[h],i=r===null||r.isEmpty?null:r,s=i===null?[]:m(i,n,e),c={setting:n,signs:s,constraints:i?.
constraints??[]};if(e!==null)return a(e,["set by `dialect`"],[],c);if(i===null)return a(O.Du,["CLI not detected; set `dialect` to check one"],[],c);const l=g(s);
if(l.length===0)return{...a(["terraform"],["assumed; set `dialect`"],[],c),isGuess:!0};const t=D(l),u=t.flatMap(f=>l.find(P=>P.client===f)??[]);return a(t,u.map(
$),l,c)}function _({clients:n},r){if(r===null||r.isEmpty)return O.zK;const h=new Set([...n,...r.tools().others]);return r.usesTerragrunt&&h.add("terragrunt"),O.
zK.filter(e=>h.has(e))}function T(n,{evidence:r,versions:h}){return(e,i)=>{const s=r.some(c=>{if(c.level!=="version-file"||c.version===null)return!1;const l=(0,k.
jt)(c.place.file);return c.client===e&&(l===""||`${i}/`.startsWith(`${l}/`))});return n.version??(s?h[e]??null:null)}}const D=n=>O.Du.filter(r=>n.some(h=>h.client===
r));function y(n){const r=n.filter(({place:h})=>!(0,w.Zl)(h.file));return r.length===0?n:r}function g(n){const r=y(n),h=b.A.find(e=>r.some(i=>i.level===e));return r.
filter(({level:e})=>e===h)}function m({signs:n,tools:r,hasCloudHostname:h},{version:e},i){const s=g(n),c=i??D(s),l=s.every(({place:d})=>(0,w.Zl)(d.file)),t=i===
null&&(l||s.some(({isCloud:d})=>d)),u=e===null&&c.some(d=>(0,I.w)(d,[]).length>1);if(!t&&!u)return n;const{setsCloudHostname:f,signs:P}=r(),v=h||f;return[...n.filter(
({isCloud:d})=>!(d&&v)),...P]}function a(n,r,h,e){const i=n.map(l=>p(l,e)),s=i.filter(({version:l})=>l!==null),c=s.flatMap(({signs:l})=>l.slice(0,1).map($));return{
name:R(n),clients:n,releases:i.flatMap(({releases:l})=>l),versions:Object.fromEntries(s.map(l=>[l.client,l.version??""])),why:[...new Set([...r,...c])].join(", "),
evidence:[...new Set([...h,...i.flatMap(({signs:l})=>l)])]}}function p(n,{setting:r,signs:h,constraints:e}){const i=(f,P)=>{const[v=null,...d]=f,A=(0,I.w)(n,f);
return{client:n,releases:A,version:d.length===0?v:null,signs:P}};if(r.version!==null)return i([r.version],[]);const s=y(h.filter(f=>f.client===n&&f.version!==null)),
c=new Set(s.map(({version:f})=>(f??"").replace(/^v/,"")));if(c.size>0){const f=i([...c],s);return{...f,version:(0,I.l)(f.version??"")?f.version:null}}const l=y(
e),t=i([],[]),u=i(l.map(({text:f})=>f),l.map(({text:f,place:P})=>({client:n,level:"syntax",place:P,text:`requires ${(0,E.dh)(f)}`,version:f})));return u.releases.
length===t.releases.length?t:u}const $=({place:n,text:r})=>`${n.file}:${n.line} ${r}`}),796:((q,H,o)=>{o.d(H,{$:()=>a,$t:()=>i,AN:()=>$,Dx:()=>e,_X:()=>y});var E=o(
6134),w=o(9664),O=o(7747),k=o(2161),b=o(6195);const I=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipeline\
s .pipelines .spacelift".split(" "),R=s=>s==="config.toml",M=[["",k.Z8],[".github",()=>!1],...I.map(s=>[s,c=>/\.ya?ml$/i.test(c)]),[".devcontainer",k.Z8],[".con\
fig",k.TD],[".config/mise",R],[".mise",R]],_=".github/actions",T=128*1024,D=200;function*y({root:s,exclude:c},l){const t=(0,O.E)({root:s,scan:[]}),u=(0,b.Ls)(c),
f=g(t).filter(d=>!u(d)),P=d=>d.split("/").length,v=[...new Set([...f,...l])].sort((d,A)=>P(d)-P(A)||(d<A?-1:1));for(const d of v.slice(0,D)){const A=t.read(d);A!==
null&&A.length<=T&&(yield{file:d,text:A})}}function g(s){const c=M.flatMap(([t,u])=>s.list(t).filter(f=>u(f)||a((0,w.Gz)(t,f))).map(f=>(0,w.Gz)(t,f))),l=s.directories(
_).flatMap(t=>["action.yml","action.yaml"].map(u=>`${_}/${t}/${u}`));return[...c,...l]}const m=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],a=s=>m.some(({path:c})=>c.test(s)),p=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function $({file:s,text:c}){if(a(s)){const t=e(s,c);return m.filter(({path:u,line:f})=>u.test(s)&&(f===void 0||t.some(P=>f.test(P)))).map(({client:u})=>u)}return c.
search(p)<0?[]:e(s,c).flatMap(t=>t.match(p)??[]).map(t=>t.toLowerCase())}const n=1e3,r=/(^|\s)#.*$/s,h=/(^|\s)(\/\/|\/?\*).*$/s;function e(s,c){const l=/jenkinsfile|\.json$/i.
test(s)?h:r;return c.split(`
`).map(t=>t.slice(0,n).replace(l,"").trimEnd())}function i(s,c,l,t){return{file:s,...(0,E.yN)(l)(t),line:c+1}}}),2161:((q,H,o)=>{o.d(H,{L8:()=>y,TD:()=>r,U4:()=>T,
Z:()=>n,Z8:()=>h,dN:()=>$,e0:()=>D,tr:()=>_,xO:()=>p});var E=o(1064);const w=["terraform"],O=["opentofu"],k=/\.tfquery\.(hcl|json)$/,b=[[/\.tf(\.json)?$/,"confi\
g",E.Du],[/\.tofu(\.json)?$/,"config",O],[/\.tftest\.(hcl|json)$/,"test",E.Du],[/\.tofutest\.(hcl|json)$/,"test",O],[k,"query",w],[/\.tfmigrate\.hcl$/,"migrate",
w],[/\.tf(component|stack)\.(hcl|json)$/,"stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,E.Du],[/terragrunt\.hcl\.json$|\.hcl$/,
"terragrunt",E.Du]],I=/\.(tf|tofu|hcl|json)$/,R=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:E.Du,isOverride:!1},_=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(e),T=".terraform/modules/modules.json",D={...M,class:"manifest",syntax:"json"};function y(e,i,s){if(e===R)return M;const c=I.test(e)?b.find(([B])=>B.test(e)):
void 0,[l=/$/,t=null,u=[]]=c??[];if(t===null)return;const f=g(e)&&t==="test"&&s==="tests";if(g(e)&&!f)return;const P=e.search(l),v=e.slice(0,P),d=v+e.slice(P).replace(
".tf",".tofu"),A=v==="override"||v.endsWith("_override"),C=f||d!==e&&i.has(d);if(C&&!u.includes("terraform"))return;const j=C?w:u,x=e.endsWith(".json")?"json":"\
hcl";return{class:t,syntax:x,clients:j,isOverride:A}}const g=e=>e.startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),m=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
a=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|c\
irrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),p=e=>k.test(e),$=[".spacelift/confi\
g.yml",".spacelift/config.yaml"],n=e=>e.endsWith(".tfbackend"),r=e=>m.test(e),h=e=>r(e)||a.test(e)}),6195:((q,H,o)=>{o.d(H,{$8:()=>M,G$:()=>_,Ls:()=>I,VK:()=>b,
sT:()=>D,sq:()=>T});var E=o(6760),w=o(5747),O=o(7052);const k=/[*?[{]/;function b(y){const g=y.split("/"),m=g.findIndex(a=>k.test(a));return m<0?{fixed:y}:{fixed:g.
slice(0,m).join("/"),glob:g.slice(m).join("/")}}function I(y){const g=y.map(m=>{const a=m.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:a,start:R(
a)}});return m=>{const a=m.toLowerCase();return g.some(({glob:p,start:$})=>p===m||a.startsWith($)&&E.posix.matchesGlob(m,p))}}function R(y){const[g=""]=y.includes(
"..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(y)??[];return g.toLowerCase()}const M=({file:y,glob:g},m)=>y===m||g!==void 0&&E.posix.matchesGlob(m,g),_=y=>y.startsWith(".")||
y==="node_modules",T=y=>E.sep==="/"?y:y.replaceAll(E.sep,"/");function D(y,{boundary:g}){return y.kind==="error"?(0,O.WO)({what:"link",code:y.code}):(0,w.UO)(y.
path,g)?y.kind==="special"?(0,O.WO)({...y,what:"link-to-special-file"}):y.kind==="file"?y.path:null:(0,O.a3)()}}),5603:((q,H,o)=>{o.d(H,{A:()=>b,j:()=>I});var E=o(
5143),w=o(5799),O=o(1064),k=o(5011);const b=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({file:_,kind:{
clients:T},scope:D,isContext:y}){if(y)return;const[g,...m]=T;if(g!==void 0&&m.length===0&&!/(^|\/)[.#][^/]*$/.test(_)){const a=`is read by ${O.bB[g]} only`;this.
addSign({client:g,level:"syntax",place:{file:_,...w.wv},text:a})}for(const a of D.declared)this.addDeclared(a)}end(_){for(const{kind:T,host:D,place:y,clients:g,
isOverridden:m,text:a}of _)if(T==="lock_provider"){const p=O.Du.find(n=>(0,k.Vm)(n)===D),$=`locks providers from ${D}`;p&&this.addSign({client:p,level:"lock-fil\
e",place:y,text:$})}else T==="cloud_default"&&!m&&g.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:y,text:"has a cloud block withou\
t hostname",isCloud:!0}):T==="module"&&a?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:y,text:"uses an OCI registry"});return{signs:[
...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(_){const{kind:T,text:D,place:y}=_;if(T==="version")R(this.constraints,D,_);else if(T===
"binary"){const g=D==="tofu"?"opentofu":"terraform";this.addSign({client:g,level:"version-file",place:y,text:"sets terraform_binary"})}else if((0,O.SO)(T)){const{
client:g,what:m}=O.$I[T];this.addSign({client:g,level:"syntax",place:y,text:`has ${m}`})}}addSign(_){R(this.signs,`${_.client} ${_.text}`,{..._,version:null})}}
function R(M,_,T){const D=(0,E.Zl)(T.place.file)?`${_} aside`:_;M.has(D)||M.set(D,T)}}),7854:((q,H,o)=>{o.d(H,{G4:()=>g,O8:()=>b,Rt:()=>k,VZ:()=>I,eI:()=>M,kA:()=>T,
s7:()=>_,sw:()=>R,vH:()=>D});var E=o(9075),w=o(7052),O=o(5799);const k=["organization","workspaces"],b=["module","state","lock"],I=["version","compatible","prov\
ider-version"];function R(m,a){const p=(0,E.Oo)(n=>n.filter(r=>a.includes(r))),$=(0,E.Oo)(n=>n.map(r=>({...r,clients:p(r.clients)})).filter(r=>r.clients.length>
0));return m.flatMap(n=>{const r=p(n.clients);if(r.length===n.clients.length)return n;const h=$(n.needs),e=n.isHostImplied?h[0]?.host??n.host:n.host;return r.length===
0?[]:{...n,clients:r,needs:h,host:e}})}const M=(m,a)=>a.length===0?m:m.map(p=>{const{calls:$,evaluated:n}=p;if($===void 0||n===void 0)return p;const r=Object.entries(
$).filter(([h])=>!a.some(e=>e===h));return{...p,calls:Object.fromEntries(r)}}),_=({workspace:m,hasOwnToken:a,directHost:p})=>m!==void 0||a===!0||p!==void 0,T=m=>new Set(
m.flatMap(({host:a,isHostImplied:p})=>p?[]:a??[])),D=(m,a)=>m.filter(({clients:p})=>p.some($=>a.includes($))),y=1e4;function g(m=y){const a=[],p={error:0,warning:0,
notice:0};let $=0;const n=h=>{p[h.severity]+=1,p[h.severity]<=m?a.push(h):$+=1},r=()=>(0,O.sb)(".",(0,w.ub)({kind:"problems",max:m,omitted:$}));return{add:n,all:()=>$===
0?a:[...a,r()]}}}),5751:((q,H,o)=>{o.d(H,{s:()=>c});var E=o(3024),w=o(6760),O=o(5747),k=o(4091),b=o(4e3),I=o(6181),R=o(1831);let M=function(...v){return{BlockList:M}=
process.getBuiltinModule("node:net"),new.target?new M(...v):M(...v)},_=function(...v){return{isIP:_}=process.getBuiltinModule("node:net"),new.target?new _(...v):
_(...v)};function T(v){const d=j=>v[j]||v[j.toLowerCase()]||"",A={http:y("HTTP_PROXY",d("HTTP_PROXY")),https:y("HTTPS_PROXY",d("HTTPS_PROXY"))},C=a(d("NO_PROXY"));
return j=>{const x=A[j.scheme];return x===null||m(j.name)||C(j)?null:x}}const D=["http:","https:"];function y(v,d){if(d==="")return null;const A=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(d)?d:`http://${d}`);if(A===null)throw new TypeError(`${v} is not a URL; expected http://HOST:PORT`);if(!D.includes(A.protocol))throw new TypeError(`${v} is\
 a ${A.protocol}// proxy; expected http:// or https://`);if(!g(A.username)||!g(A.password))throw new TypeError(`${v} has a user name or password with a bare "%"\
; write "%25" for it`);return A}function g(v){try{return decodeURIComponent(v),!0}catch(d){if(d instanceof URIError)return!1;throw d}}const m=v=>v==="localhost"||
["127.0.0.0/8","::1/128"].some(d=>$(d)?.(v));function a(v){const d=v.split(",").map(A=>A.trim().toLowerCase()).filter(A=>A!=="").map(p);return A=>d.some(C=>C(A))}
function p(v){if(v==="*")return()=>!0;const d=$(v);if(d!==null)return({name:N})=>d(N);const{name:A,port:C}=h(v),j=N=>C===""||String(N.port)===C,x=_(A)===4?32:128,
B=$(`${A}/${x}`)??r(A);return N=>j(N)&&B(N.name)}function $(v){const[,d="",A=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(v)??[];if(!n(d))return null;const C=Number(A);
if(C>(_(d)===4?32:128))return null;const j=C-(_(d)===6?96:0),x=new M,B=_((0,I.n7)(d))===4&&j>=0;return B?x.addSubnet((0,I.n7)(d),j,"ipv4"):x.addSubnet(d,C,"ipv6"),
N=>{const z=(0,I.n7)(B?N:N.replace(/%.*$/s,""));return _(z)===(B?4:6)&&x.check(z,B?"ipv4":"ipv6")}}const n=v=>_(v)!==0&&!v.includes("%");function r(v){if(v==="")
return()=>!1;const d=v.replace(/^\*\./,"."),A=d.replace(/^\./,""),C=(0,R.Pv)(A),j=C.ok?C.value:A,x=B=>!d.startsWith(".")&&B===j;return B=>_(B)===0&&(B.endsWith(
`.${j}`)||x(B))}function h(v){const d=/^\[([^\]]*)\]:([^:]*)$/.exec(v)??/^([^:[\]]*):([^:[\]]*)$/.exec(v);return d===null?{name:v,port:""}:{name:d[1]??"",port:d[2]??
""}}var e=o(3152);let i=function(...v){return{X509Certificate:i}=process.getBuiltinModule("node:crypto"),new.target?new i(...v):i(...v)};const s=4*1024*1024;function c(v,{
environment:d,directory:A,wording:C=e.w7}){const{settings:j,mistakes:x}=(0,e.P$)(v,C),B=u(j.caFile,C),N=t(d),z=[B,N].flatMap(F=>F.ok?[]:[F.why]),Z=l(j.scan,A).map(
F=>C.missingPath(F,A)),ne=[...x,...z,...Z];if(ne.length>0||!B.ok||!N.ok)throw new e.GN(ne);return{...j,authorities:B.value,chooseProxy:N.value}}const l=(v,d)=>v.
filter(A=>!/[*?[\]{}]/.test(A)&&!(0,E.existsSync)((0,w.resolve)(d,A)));function t(v){try{return(0,k.Ju)(T(v))}catch(d){if(d instanceof TypeError)return(0,k.TR)(
d.message);throw d}}function u(v,{setting:d}){if(v===null)return(0,k.Ju)(null);const A=(0,O.yR)(v,s),C=d("ca-file");if(!A.ok)return(0,k.TR)(`${C} "${v}" ${(0,b.
mP)(A.failure)}`);const j=P(A.text);return j.ok?j:(0,k.TR)(`${C} "${v}" ${j.why}`)}const f=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function P(v){
const d=v.match(f)??[];if(d.length===0)return(0,k.TR)("contains no certificate; expected PEM");try{for(const A of d)new i(A);return(0,k.Ju)(d.join(`
`))}catch(A){return(0,k.TR)(`contains an invalid certificate: ${A instanceof Error?A.message:A}`)}}}),1435:((q,H,o)=>{o.d(H,{j:()=>I,o:()=>R});var E=o(9562);let w=function(..._){
return{thisMachine:w}=o.late([905,437],2218),new.target?new w(..._):w(..._)},O=function(..._){return{mergeMistakes:O}=o.late([905,437],2218),new.target?new O(..._):
O(..._)},k=function(..._){return{readCliConfig:k}=o.late([905,437],2218),new.target?new k(..._):k(..._)},b=function(..._){return{withoutInstalled:b}=o.late([245,
279,155,970],1264),new.target?new b(..._):b(..._)};function I(_,T,D,{environment:y,directory:g,plugins:m=null}){if(T.hostnames.length===0&&_.every(({needs:e})=>e.
length===0))return{usages:_,remarks:[],findings:[],configs:[],releases:D.releases};const a=R(T.cliConfig,D.clients,y,g),p=D.releases.map(e=>{const i=a.find(({client:s})=>s===
e.client);return{...e,attemptMs:i?.requestTimeoutMs??e.attemptMs}}),$=T.depth!=="discovery",n={root:g,plugins:m,releases:p,asksMirrors:$},r=_.some(M)?b(_,a,n):{
usages:_,remarks:[],findings:[]},h=[...a.flatMap(e=>e.findings),...r.findings];return{...r,findings:O(h),configs:a,releases:p}}function R(_,T,D,y=null){const g=w(
D);return T.map(m=>k(m,g,_,y))}const M=({needs:_})=>_.some(({service:T})=>T===E.xq)}),215:((q,H,o)=>{o.d(H,{o:()=>Se,S:()=>Re});var E=o(9075),w=o(5799),O=o(785),
k=o(1064),b=o(7747),I=o(8416),R=o(2161),M=o(7854),_=o(9664),T=o(5011),D=o(7052),y=o(5603),g=o(3024),m=o(6760),a=o(5747),p=o(6195);const $={files:1e6,directoryFiles:5e4},
n=200,r=()=>({toolFiles:[],links:new Map});function*h(S,K=r(),W=$){const U=new i(S,K,W);for(const L of S.scan){const G=e(U.root,L);"path"in G?yield*U.walkFrom(G):
yield{name:L,files:[],notes:[G]}}}function e(S,K){const{fixed:W,glob:U}=(0,p.VK)(K);try{const L=(0,g.realpathSync)((0,m.resolve)(S,W)),G=(0,p.sq)((0,m.relative)(
S,L)),Y=(0,a.UO)(L,S),X=Y?S:L;if(U!==void 0)return{path:L,name:G,boundary:X,glob:(0,_.Gz)(G,U)};if((0,g.statSync)(L).isDirectory())return{path:L,name:G,boundary:X};
const V=(0,m.resolve)(L,"..");return{...{path:V,name:(0,p.sq)((0,m.relative)(S,V))},boundary:Y?S:V,file:G}}catch(L){return(0,w.sb)(K,(0,D.WO)({what:"scan",code:(0,a.
Oj)(L)}))}}class i{root;isExcluded;aside;limits;selected;files=0;constructor({root:K,scan:W,exclude:U},L,G){this.root=(0,g.realpathSync)(K),this.isExcluded=(0,p.
Ls)(U),this.aside=L,this.limits=G,this.selected=W.length>1?new Set:null}*walkFrom(K){const{path:W,name:U,glob:L,file:G}=K,X=[{path:W,name:U,depth:0,isSelected:L===
void 0&&G===void 0}];for(let V=X.pop();V!==void 0;V=X.pop()){const{name:J}=V,te=s(V);if("problem"in te){yield{name:J,files:[],notes:[te]};continue}const Q=this.
findFiles(K,V,te);this.files+=Q.files.length;const ie=this.limits.files;if(this.files>ie){const oe=(0,w.sb)(J,(0,D.ub)({kind:"files",max:ie}));yield{name:J,files:[],
notes:[...Q.notes,oe]};return}if(yield Q.files.every(({isContext:oe})=>oe)?{...Q,files:[]}:Q,K.file!==void 0)return;for(const oe of this.findDirectories(K,V,te))
X.push(oe)}}findFiles(K,W,U){const{name:L}=W,G=[],Y=[];for(const X of this.filesAmong(K,W,U))if("problem"in X)Y.push(X);else if(G.length<this.limits.directoryFiles)
G.push(X);else{const V=this.limits.directoryFiles;Y.push((0,w.sb)(L,(0,D.ub)({kind:"directory",max:V})));break}return{name:L,files:G,notes:Y}}*filesAmong(K,W,U){
const L=new Set;let G=!1;for(const X of U)if((0,R.tr)(X.name)&&!X.isDirectory()&&L.add(X.name),G||=X.name===".terraform",X.name===".spacelift")for(const V of R.
dN)this.addTool((0,_.Gz)(W.name,V));const Y=m.posix.basename(W.name);for(const X of U){if(X.isDirectory())continue;const V=(0,_.Gz)(W.name,X.name),J=(0,R.L8)(X.
name,L,Y);if(J===void 0){(0,R.Z8)(X.name)&&this.addTool(V);continue}const Q={path:W.path+m.sep+X.name,file:V,kind:J,isContext:!this.select(K,W,V)};X.isFile()?yield Q:
X.isSymbolicLink()?yield*this.follow(K,Q):yield(0,w.sb)(V,(0,D.WO)({what:"special-file",is:(0,a.I)(X)}))}if(G&&W.isSelected){const X=[W.path,...R.U4.split("/")].
join(m.sep),V=(0,a.$r)(X);V.kind==="file"&&V.path===X&&(yield{path:X,file:(0,_.Gz)(W.name,R.U4),kind:R.e0,isContext:!1})}}addTool(K){this.isExcluded(K)||this.aside.
toolFiles.push(K)}select(K,W,U){return!(W.isSelected||(0,p.$8)(K,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(K,W){const U=(0,p.
sT)((0,a.$r)(W.path),K);if(U===null)return;if(typeof U=="object")return yield(0,w.sb)(W.file,U);const L=(0,p.sq)((0,m.relative)(this.root,U));W.isContext||this.
aside.links.set(W.file,L),yield{...W,path:U,target:L}}findDirectories({glob:K},{path:W,name:U,depth:L,isSelected:G},Y){return Y.toReversed().flatMap(X=>{if(!X.isDirectory()||
(0,p.G$)(X.name))return[];const V=(0,_.Gz)(U,X.name);if(this.isExcluded(V))return[];const J=G||K!==void 0&&m.posix.matchesGlob(V,K);return{path:W+m.sep+X.name,name:V,
depth:L+1,isSelected:J}})}}function s({path:S,name:K,depth:W}){if(W>n)return(0,w.sb)(K,(0,D.ub)({kind:"depth",max:n}));try{return(0,g.readdirSync)(S,{withFileTypes:!0}).
sort((U,L)=>U.name<L.name?-1:1)}catch(U){return(0,w.sb)(K,(0,D.WO)({what:"directory",code:(0,a.Oj)(U)}))}}let c=function(...S){return{withPlaces:c}=o.late([245,
626,907],895),new.target?new c(...S):c(...S)},l=function(...S){return{dependsOnOthers:l}=o.late([245,626,907],895),new.target?new l(...S):l(...S)},t=function(...S){
return{usagesOf:t}=o.late([245,626,907],895),new.target?new t(...S):t(...S)},u=function(...S){return{declaredIn:u}=o.late([245,626,907],895),new.target?new u(...S):
u(...S)},f=function(...S){return{isForeign:f}=o.late([245,626,907],895),new.target?new f(...S):f(...S)},P=function(...S){return{readModule:P}=o.late([245,626,907],
895),new.target?new P(...S):P(...S)};const v=25e4;function*d(S,K,W,U=v){const L=new A(K,W,U);yield*L.collect(S);const G=yield*L.decideOpen();return L.result(G)}
class A{items=[];notes=(0,M.G4)();known=new Map;declared=[];signs=new y.j;aside=r();counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(K,W,U){
this.found=K,this.values=W,this.maxUsages=U}*collect(K){const{counts:W}=this;for(const{name:U,files:L,notes:G}of h(K,this.aside)){if(this.endedAt=U,yield W.files)
return;for(const X of G)this.notes.add(X);if(L.length===0)continue;if(this.isFull(W.decided+W.open,U))break;const Y=yield*P(L,W.files);if(Y===null)return;W.bytes+=
Y.bytes;for(const X of Y.notes)this.notes.add(X);this.add({directory:U,files:Y.files})}this.endedAt=null}*decideOpen(){const K=[];let W=!1;for(const U of this.items){
if(!("files"in U)){K.push(U);continue}if(W||=this.isFull(this.counts.decided,U.directory),!W)if(yield this.counts.files)this.endedAt??=U.directory,W=!0;else for(const L of this.
decide(U.files))K.push(L)}return K}result(K){const{signs:W,notes:U,declared:L,aside:G,isEmpty:Y,usesTerragrunt:X,endedAt:V}=this,{files:J,bytes:te}=this.counts;
return{...{usages:K,declared:L,notes:U.all(),...W.end(K),...G},units:[],files:J,bytes:te,isEmpty:Y,usesTerragrunt:X,endedAt:V}}add(K){const{files:W}=K;this.counts.
files+=W.length;for(const L of u(W))this.declared.push(L);for(const L of W){const G=!f(L),Y=L.kind.class==="terragrunt";G&&(this.isEmpty=!1),Y&&this.found.terragrunt.
push(L.file),this.usesTerragrunt||=Y&&G,this.signs.addFile(L)}const U=W.some(l);for(const L of W)(U||!L.isContext)&&this.addCalls(L);if(U){this.items.push({...K,
files:W.map(c)});for(const{references:L}of W)this.counts.open+=L.length}else for(const L of this.decide(W))this.items.push(L)}addCalls({file:K,references:W}){for(const{
kind:U,value:L}of W){if(U!=="module"||L===void 0)continue;(L.kind==="pieces"||(0,T.Nj)(L.text))&&this.found.calls.push({source:L.text,file:K})}}decide(K){const{
usages:W,notes:U}=t(K,this.values,this.known);for(const L of U)this.notes.add(L);return this.counts.decided+=W.length,W}isFull(K,W){const U=this.maxUsages;return K<
U?!1:(this.notes.add((0,w.sb)(W,(0,D.ub)({kind:"usages",max:U}))),!0)}}let C=function(...S){return{resolveValue:C}=o.late([245,626,907],895),new.target?new C(...S):
C(...S)},j=function(...S){return{asWritten:j}=o.late([245,626,907],895),new.target?new j(...S):j(...S)},x=function(...S){return{Instances:x}=o.late([245,626,817],
3093),new.target?new x(...S):x(...S)},B=function(...S){return{Terragrunt:B}=o.late([245,626,817],3093),new.target?new B(...S):B(...S)},N=function(...S){return{withUnits:N}=
o.late([245,626,817],3093),new.target?new N(...S):N(...S)};function*z(S,K=[]){const W={calls:[],terragrunt:[]},U=F((0,b.E)(S),W,K),L=(0,E.Oo)(()=>new B(U)),G=yield*d(
S,W,Z(U,L));return W.terragrunt.length===0?G:yield*N(G,L())}function Z(S,K){const W=(0,E.Oo)(U=>(0,E.Oo)(L=>new x(S,U,L)));return({row:U,place:L},G,Y)=>{if(U.grammar===
"terragrunt")return ne(K(),L.file,G);const X=U.evaluation?.[Y];if(X===void 0)return j(G);const V=W(Y)(X);if(V.effort.isSpent)return j(G);const J=({scope:oe,from:ee,
root:ae})=>(oe.effort.renew(),{...C(G,oe),from:ee,root:ae}),te=(0,_.jt)(L.file),Q=J(V.unknown(te));if(Q.isWhole)return[[Q]];const ie=Map.groupBy(V.of(te),({use:oe})=>oe);
return Array.from(ie.values(),oe=>oe.map(J))}}function ne(S,K,W){if(S.effort.isSpent)return j(W);const U=G=>({...C(W,G),from:null}),L=S.includedScopes(K).map(G=>[
U(G)]);return L.length===0?[[U(S.scopeOf(K))]]:L}function F(S,{calls:K,terragrunt:W},U){const L=new Set(U),G=(0,E.Oo)($e),Y=(0,E.Oo)(le);return{files:S,calls:()=>Y(
K),terragrunt:W,isSet:X=>L.has(X),setBy:X=>{const V=`TF_VAR_${X}`;if(L.has(V))return V;const J=G(S).get(X);return J===void 0?null:`${V} in ${J}`}}}const se=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function le(S){const K=new Map,W=new Set;for(const{source:U,file:L}of S){const G=(0,_.jt)(L);if((0,T.Nj)(U)){const Y=(0,_.un)(G,U);K.set(Y,(K.get(Y)??new Set).add(
G))}else se.test(U)&&W.add(G)}return{callers:K,dynamic:W}}const de=".github/workflows",fe=200;function $e(S){const K=new Map,W=S.list(de).filter(U=>/\.ya?ml$/.test(
U));for(const U of W.slice(0,fe)){const L=`${de}/${U}`,G=S.read(L)??"";for(const[,Y,X]of G.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const V=Y??X??
"";K.has(V)||K.set(V,L)}}return K}var me=o(3916),ge=o(8011),pe=o(3229),_e=o(4526),ve=o(5257),Oe=o(796);const Me=100;function ce(S,K){const W=Ce(K),U=S.flatMap(Y=>{
const{kind:X,version:V,directories:J,isOverridden:te,replacedFor:Q}=Y;if(!(X==="module"||X==="test_module")||te||(V!==void 0||J!==void 0))return[];const ae=Y.clients.
filter(ue=>!Q?.includes(ue)).flatMap(ue=>{const Ee=W(Y,ue);return Ee===null?[]:{client:ue,paths:Ee}}),re=ae[0]?.paths??[];return{usage:Y,paths:re,clients:ae.map(
({client:ue})=>ue)}}),L=Map.groupBy(U,({paths:Y})=>Y.at(-1));L.delete(void 0);const G=L.size===0?null:De(K);return[...L].slice(0,Me).flatMap(([Y="",X])=>{const V=G?.(
X[0]?.paths??[])??null;return X.map(({usage:{place:J,text:te},clients:Q})=>{const ie=(0,pe.Kc)(te??"");return(0,w.hD)((0,ge.Iz)({path:Y,maker:V}),{places:[J],clients:Q,
isPlaceholder:ie})})})}const ye={throwIfNoEntry:!1},Pe=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Ce({root:S,usages:K,declared:W,units:U}){const L=new Set(
[...K,...W].map(({place:V})=>(0,_.jt)(V.file))),G=(0,E.Oo)(V=>(0,a.N0)(()=>(0,g.statSync)((0,m.join)(S,V),ye)?.isDirectory()===!0,!1)),Y=(0,E.Oo)(V=>{if(/^(\/|\.\.(\/|$))/.
test(V)||Pe.test(V)||G(V))return null;const J=V.split("/"),te=J.map((oe,ee)=>J.slice(0,ee+1).join("/")),Q=te.findIndex(oe=>!G(oe));return(0,a.N0)(()=>{const oe=(0,g.
lstatSync)((0,m.join)(S,te[Q]??""),ye);return oe===void 0||oe.isFile()},!1)?te.slice(Q):null}),X=(0,E.Oo)(V=>{const J=U.filter(Q=>Q.directory===V||Q.module===V);
return J.some(Q=>Q.unknown!==null||Q.isPartial)?[]:[V,...J.flatMap(Q=>[Q.directory,Q.module??[]]).flat()]});return(V,J)=>{const te=(0,_.jt)(V.place.file),ie=[...V.
kind==="test_module"?[(0,_e.RO)(te)]:[],...X(te)],oe=(0,ve.MZ)(V,J).flatMap(({source:ee})=>{if(ee===null||!(0,T.Nj)(ee)||/\\|[$%]\{/.test(ee))return null;const ae=ie.
map(re=>(0,_.un)(re,ee));return ae.some(re=>L.has(re))?null:ae.map(Y)});return oe.includes(null)?null:oe[0]??null}}const Te=[".gitignore","vendir.yml","vendor.y\
aml","Terrafile","peru.yaml"];function De({root:S,exclude:K,toolFiles:W}){const U=(0,b.E)({root:S,scan:[]}),L=(0,E.Oo)(J=>({file:J,text:U.read(J)??""})),G=(0,E.
Oo)(()=>[...(0,Oe._X)({root:S,exclude:K},W)]),Y=/sparsecheckout\s*=\s*true/i,X=[".git/config.worktree",".git/config"].find(J=>Y.test(L(J).text)),V=[...L(".gitmo\
dules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(X!==void 0)return X;const te=J.at(-1)??"";if(V.some(([,ee])=>(0,_.Gz)(te,"").startsWith(`${ee}/`)))
return".gitmodules";const Q=te.split("/");return[...Q.flatMap((ee,ae)=>Te.map(re=>L((0,_.Gz)(Q.slice(0,ae).join("/"),re)))),...G()].find(({text:ee})=>J.some(ae=>Ie(
ee,ae)))?.file??null}}function Ie(S,K){const W=K.split("/").toReversed(),[U=""]=W;return!S.includes(U)&&!S.includes("*")?!1:(S.match(/[^\s"'`,;:=()<>|&]+/g)??[]).
some(L=>{const G=L.split("/").filter(Y=>!/^\.*$/.test(Y));return/^[\w-]+(\.[\w-]+)+$/.test(G[0]??"")&&G.length>2?G.at(-1)?.replace(/\.git$/,"")===U:G.some((Y,X)=>(Y===
U||/\w\*|\*\w/.test(Y)&&(0,me.matchesGlob)(U,Y))&&W.slice(1,X+1).every((J,te)=>Ae(G[X-te-1],J)))})}const Ae=(S="",K)=>S===K||/[$*{}]/.test(S);function be(S,{roots:K,
exclude:W},U){const L=new Set(S.links.values());if(L.size===0)return S;const[G,Y]=[(0,p.Ls)(K),(0,p.Ls)(W)],X=k.Du.flatMap(ee=>[...(0,_e.Pv)(S,ee).values()]),V=new Set(
X.flatMap(_e.s1)),J=new Set(S.units.map(({directory:ee})=>ee)),te=(0,E.Oo)(ee=>V.has(ee)||J.has(ee)||G(ee||".")?!1:U.list(ee).map(re=>(0,_.Gz)(ee,re)).every(re=>L.
has(re)||Y(re)||!ke(re))),Q=ee=>L.has(ee)&&ke(ee)&&te((0,_.jt)(ee)),ie=S.usages.filter(({place:ee})=>!Q(ee.file)),oe=S.declared.filter(({place:ee})=>!Q(ee.file));
return{...S,usages:ie,declared:oe,notes:S.notes.filter(ee=>!Q((0,w.W7)(ee)))}}function ke(S){const K=(0,R.L8)((0,me.basename)(S),new Set,(0,me.basename)((0,me.dirname)(
S)));return K!==void 0&&K.class!=="terragrunt"}let we=function(...S){return{readTools:we}=o.late([245,626,907],895),new.target?new we(...S):we(...S)};async function Re(S,K){
const{directory:W,environment:U,stop:L,progress:G}=K,Y={root:W,scan:S.scan,exclude:S.exclude},X=z(Y,Object.keys(U)),V=await(0,O.nE)(X,L,J=>G({kind:"scan",files:J}));
return be(V,S,(0,b.E)(Y))}function Se({dialect:S,exclude:K,scan:W},U,{environment:L,directory:G}){const Y=(0,E.Oo)(()=>we({root:G,exclude:K},U.toolFiles)),X=!!L.
TF_CLOUD_HOSTNAME,V=W.length>0,J={setting:S,scan:V?{...U,tools:Y,hasCloudHostname:X}:null},te=(0,I.L2)(J),{clients:Q,versions:ie}=te,oe=(0,k.Eo)((0,k.tB)("terra\
form",ie)),ee=he=>oe||!(0,R.xO)(he),re=(0,M.eI)((0,M.sw)(U.usages,Q),(0,k.d3)(te)).filter(({place:he})=>ee(he.file)),ue=ce(re,{...U,root:G,exclude:K}),Ee=re.some(
({workspace:he})=>he?.lacks)&&Y().givesState;return{dialect:te,usedBy:()=>(0,I.rU)(te,J.scan),usages:Ee?re.map(je):re,notes:[...(0,M.vH)(U.notes,Q).filter(he=>ee(
(0,w.W7)(he))),...ue]}}function je(S){if(S.workspace?.lacks===void 0)return S;const{organization:K,name:W}=S.workspace;return{...S,workspace:{organization:K,name:W}}}}),
2859:((q,H,o)=>{o.d(H,{CG:()=>I,Fh:()=>M,en:()=>_,h1:()=>R,wX:()=>T});var E=o(6697),w=o(5143),O=o(1831),k=o(7854);const b=new Set(["remote_state","remote_state_\
default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function I(D,y,g,m=(0,k.
kA)(y)){const a=["hostnames input"],p=D.hostnames.flatMap(({host:r,services:h})=>{const e=h.length>0?h:D.requiredServices,i=e.length>0?e:["any"],s={host:r,clients:g,
because:a,isImplied:!1,isForInit:!0};return i.map(c=>({...s,service:c}))}),$=new Set([...m,...D.hostnames.map(({host:r})=>r)]),n=y.flatMap(({kind:r,needs:h,place:e})=>h.
map(i=>({...i,because:[e],isImplied:!$.has(i.host),isForInit:!b.has(r)})));return R([p,n],g)}function R(D,y){return(0,w.c1)(D.flat(),({host:g,service:m})=>`${g}\
 ${m}`).map(g=>{const[{host:m,service:a}]=g;return{host:m,service:a,clients:[...y.filter(p=>g.some($=>$.clients.includes(p)))],because:(0,w.As)([...g.flatMap(({
because:p})=>p)]),isImplied:g.every(({isImplied:p})=>p),isForInit:g.some(({isForInit:p})=>p)}})}const M=(D,{isGuess:y},g)=>{const m=g.flatMap(({host:a,isImplied:p})=>p?
a:[]);return y?[{repository:D,hosts:new Set(m)}]:[]};function _(D,{hostnames:y,allowedHosts:g}){const m=new Set(y.map(({host:p})=>p)),a=new Map;for(const{host:p,
isImplied:$,because:n,clients:r}of D){if(m.has(p)||a.has(p))continue;const h={host:(0,O.nx)(p)},[e]=n.filter(s=>typeof s!="string"),i=$&&e!==void 0&&{implied:{place:e,
clients:r}};(0,O.Rt)(p)?a.set(p,(0,E.U7)(h)):(0,O.Jr)(p,g)||a.set(p,(0,E.wp)({...h,...i}))}return a}const T=D=>new Set(D.flatMap(({host:y,service:g})=>[y,(0,O.pk)(
y),g]))}),7751:((q,H,o)=>{o.d(H,{o:()=>R,q:()=>I});var E=o(4e3),w=o(5799);const O=M=>M===1?"1 module or provider was":`${M} modules and providers were`;function k(M){
const{names:_}=M,T=(0,E.K4)(_,3,E.dh);switch(M.what){case"inside":return`modules and providers inside ${T} were not checked`;case"direct":{const D=_.length-M.git;
return`${[...M.git>0?[`${(0,E.px)(M.git,"module")} from Git`]:[],...D>0?[`${(0,E.px)(D,"module")} from an archive or bucket`]:[]].join(" and ")} ${_.length===1?
"was":"were"} not checked: ${T}`}case"open":return`${(0,E.px)(_.length,"module")} ${_.length===1?"was":"were"} not checked, because the source or version is onl\
y known at init time: ${T}`;case"limit":return`max-requests (${M.max}) was reached, so ${O(_.length)} not checked: ${T}`;case"size":return`a response is longer \
than this check reads, so ${O(_.length)} not checked: ${T}`;case"work":return`the answers of the registry take more work than this check does for one host, so ${O(
_.length)} not checked: ${T}`;case"stopped":return`the check ended too early, so ${O(_.length)} not checked: ${T}`;case"contents":return`the checksums of ${(0,E.
px)(_.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${T}`;case"getter":return`the package\
 of ${(0,E.px)(_.length,"registry module")} was not checked, because it is downloaded with ${M.getter}: ${T}`;case"units":return`${(0,E.px)(_.length,"Terragrunt\
 unit")} ${_.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${T}`}}const b={limit:"increas\
e `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu prov\
iders lock`"},I=M=>(0,w.CC)("not-followed",{message:k(M),help:b[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function R({by:M,address:_,
constraint:T,newest:D,others:y}){const g=`${(0,E.dh)(M)} requires ${(0,E.dh)(_)}${T===null?"":` "${(0,E.dh)(T)}"`}`,m=D===null?"which the registry does not have":
y.length>0?`which conflicts with ${(0,E.K4)(y,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(D)}`;return(0,w.CC)("module-described",{message:`\
according to the registry, ${g}, ${m}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),7495:((q,H,o)=>{o.d(H,{Qm:()=>g,TU:()=>T,
i4:()=>$,pb:()=>p,zt:()=>M});var E=o(4091),w=o(8011),O=o(3229),k=o(1831),b=o(5011),I=o(4321),R=o(1022);const M={host:null,isHostImplied:!1,needed:null},_=t=>({host:t,
isHostImplied:!1,needed:(0,k.Rt)(t)?"state":t}),T=t=>({host:t,isHostImplied:!0,needed:t}),D=t=>({host:t,isHostImplied:!1,needed:null}),y=t=>t===null?M:{...M,directHost:t},
g=t=>({...M,problem:t}),m=(t,u)=>g((0,w.DA)({reason:"rejected",error:t,advice:u}));function a(t,u,f){return f===null?t:{...t,problem:(0,w.My)({text:u,host:t.host,
advice:f})}}const p={module:h,"test-module":(t,u,f)=>{const P=(0,b.vL)(t,u).kind==="remote";return u==="opentofu"||!P?h(t,u,f):g((0,w.DA)({reason:"remote-in-tes\
t",text:t}))},"registry-module":(t,u)=>{const f=(0,b.rE)(t,u);return f.ok?n(f.value):c(t,u)},provider:e,"locked-provider":i,"stack-component":s,stack:(t,u)=>{const f=(0,b.
A)(t);return f.ok&&!t.startsWith(".")?D(f.value.host):{...s(t,u),isHostImplied:!1,needed:null}},"stack-output":t=>{const[u="",...f]=t.split("/");return f.length===
3?r(u,D):g((0,w.DA)({reason:"stack",text:t}))},terragrunt:l,host:t=>r(t,_),url:c};function $(t,u,f){if(t==="terragrunt"){const[,d]=/^tfr:\/\/([^/?]*)\//.exec(u)??
[];return d===void 0?/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:M:d===""?T((0,b.Vm)(f)):r(d,_)}if(t==="url")return y((0,I.uE)(u,f));if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(u))return y((0,I.uE)(u,f));const P=u.indexOf("/");if(P<0)return;const v=(0,b.vL)(`${u.slice(0,P)}/a/b/c`,f);return v.kind==="registry"?n(v):y((0,I.uE)(u,f))}
const n=({host:t,hostImplied:u})=>u?T(t):_(t);function r(t,u){const f=(0,k.Pv)(t),P=(0,O.L6)(t);return f.ok?a(u(f.value),t,P):g((0,w.k0)({text:t,error:f.why,advice:P}))}
function h(t,u,f){if((0,b.Nj)(t)&&!f)return M;const P=(0,b.vL)(t,u),v=P.kind==="registry"?(0,E.Ju)(P):(0,b.rE)(t,u);if(f&&!v.ok){const{why:j}=v,x=/^https?:/i.test(
t)?{kind:"invalid",error:j}:P,N=/^(?:git\+\w+|ssh):/i.test(t)?null:(0,O.NM)(t,x,v),z=/^[a-z0-9]+::/i.test(t)?"remote":P.kind;return N===null&&(z==="local"||z===
"remote")?g((0,w.DA)({reason:`${z}-with-version`,text:t})):m(j,N)}const d=(0,O.NM)(t,P,v);if(v.ok)return a(n(v.value),t,d);if(P.kind==="invalid")return m(P.error,
d??O.x3);if(P.kind!=="remote")return a(M,t,d);const{refusal:A,host:C}=P;return A!==null?m(A,d??O.x3):a(y(C),t,d)}function e(t,u){const f=(0,R.mi)(t,u);switch(f.
kind){case"registry":case"legacy":return f.hostImplied?T(f.host):a(_(f.host),t,(0,O.cr)(t));case"builtin":return D(f.host);case"invalid":{const[P="",v]=f.error.
split(`

`);return m(P,v??(0,O.cr)(t))}}}function i(t,u){const f=(0,R.mi)(t,u);if(f.kind==="invalid")return m(f.error,null);if(f.hostImplied)return g((0,w.DA)({reason:"l\
ocked-provider",text:t}));if(f.kind==="builtin")return D(f.host);const P=u==="opentofu"&&(0,R.Gi)(f);return{..._(f.host),needed:P?(0,b.Vm)(u):f.host}}function s(t,u){
if(t!==t.trim())return g((0,w.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return M;const f=(0,b.rE)(t,u);if(f.ok)return n(f.value);const P=(0,b.A)(
t);if(P.ok)return D(P.value.host);const v=(0,b.vL)(t,u);return v.kind==="invalid"?m(v.error,(0,O.NM)(t,v,f)):y(v.kind==="remote"?v.host:null)}function c(t,u){const f=(0,I.
cx)(t,u);return y(f.ok?f.value.host:null)}function l(t,u){const[f,P="",v=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(t)??[];if(f===void 0){if(t.startsWith("gitlab.co\
m/"))return y("gitlab.com");const A=(0,I.cx)(t,"opentofu");if(!(A.ok&&(0,I.Of)(t,A.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(t))return c(t,u)}const[d=""]=v.
split("//");return d.split("/").length!==3?g((0,w.DA)({reason:"terragrunt",text:t})):P===""?T((0,b.Vm)(u)):r(P,_)}}),9762:((q,H,o)=>{o.d(H,{D0:()=>l,lz:()=>v,G9:()=>u});
var E=o(4e3),w=o(7052),O=o(7751),k=o(5143),b=o(5799),I=o(1064),R=o(4526),M=o(9075),_=o(9664);let T=function(...C){return{partsOf:T}=o.late([602],2602),new.target?
new T(...C):T(...C)};const D=1e6,y=({problem:C,severity:j})=>j==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(C.code),g=({usages:C,notes:j,declared:x})=>j.
some(B=>y(B)||(0,k.Zl)((0,b.W7)(B)))||[C,x].some(B=>B.some(({place:N})=>(0,k.Zl)(N.file)));function m(C,j){const x=new Set,B=new Set;let N=D;for(const{parts:Z,isAside:ne}of T(
j)){if(N-=Z.length,N<0)break;for(const F of Z)x.add(F),ne||B.add(F)}const z=C.notes.map(Z=>{const ne=(0,_.jt)((0,b.W7)(Z)),F=x.has(ne)||x.has((0,R.RO)(ne));return y(
Z)&&!F?{...Z,severity:"warning"}:Z});return B.values().some(Z=>(0,k.Zl)((0,_.Gz)(Z,"main.tf")))?a({...C,notes:z},Z=>B.has((0,_.jt)(Z))&&(0,k.Zl)(Z)):{...C,notes:z}}
function a({usages:C,declared:j,notes:x},B){const N=(0,M.Oo)(z=>B(z.file)?{...z,isInUse:!0}:z);return{usages:C.map(z=>{const{version:Z}=z,ne={...z,place:N(z.place)};
return Z===void 0?ne:{...ne,version:{...Z,place:N(Z.place)}}}),declared:j.map(z=>({...z,place:N(z.place)})),notes:x.map(z=>({...z,places:z.places.map(Z=>typeof Z==
"string"?Z:N(Z))}))}}var p=o(8416),$=o(6195),n=o(3152);let r=function(...C){return{layoutsOf:r}=o.late([602],2602),new.target?new r(...C):r(...C)},h=function(...C){
return{rootsOf:h}=o.late([602],2602),new.target?new h(...C):h(...C)},e=function(...C){return{unmatched:e}=o.late([602],2602),new.target?new e(...C):e(...C)},i=function(...C){
return{rootNotes:i}=o.late([624],3624),new.target?new i(...C):i(...C)},s=function(...C){return{textNotes:s}=o.late([624],3624),new.target?new s(...C):s(...C)};const c=2e5;
function l(C){const{usages:j,changed:x,dialect:B,settings:N,isLockReadonly:z}=C,{declared:Z}=C.scanned;if(j.length===0&&Z.every(R.z0)&&N.roots.length===0)return{
roots:[],notes:[]};const{clients:F,versions:se}=B,le=t(C),de=[],fe=[],$e=N.dialect.name==="auto"?[]:F,me=(0,p.uQ)(N.dialect,B),ge=i({clients:F,upgrade:N.upgrade,
isLockReadonly:z,versionIn:me}),pe=N.depth!=="discovery";let _e=0;for(const ce of h(le,{changed:x,versions:se,hasCalls:pe})){if(_e+=ce.directories.length,_e>c){
fe.push((0,b.sb)(ce.directory,(0,w.ub)({kind:"roots",max:c})));break}ge.add(ce),pe&&de.push(ce)}const ve=[...s(j,Z,{...B,set:$e,isPredicted:pe})].filter(ce=>x===
null||x.has((0,b.W7)(ce))),Oe=new Set(C.notes.flatMap(ce=>ce.problem.code==="lock-invalid"?(0,b.W7)(ce):[])),Me=[...ve,...ge.notes()].filter(ce=>!Oe.has((0,b.W7)(
ce)));return{roots:de,notes:[...Me,...fe,...pe?P(le,x):[]]}}function t({usages:C,scanned:j,dialect:x,settings:B,listed:N}){const{declared:z,units:Z,endedAt:ne}=j,
F={usages:C,declared:z,units:Z,clients:x.clients};return N===void 0?v(F,B,ne===null):A(F,N)}function u(C){const{usages:j,scanned:x,settings:B}=C,z=B.depth!=="di\
scovery"?f(C.notes,j):C.notes,Z={usages:j,notes:z,declared:x.declared},ne=g(Z)?m(Z,t(C)):Z;return{...ne,scanned:{...x,declared:ne.declared}}}function f(C,j){const x=new Set(
j.flatMap(({calls:B,clients:N,place:z})=>I.Du.flatMap(Z=>B!==void 0&&(!N.includes(Z)||B[Z]===void 0)?`${Z} ${(0,k.df)(z)}`:[])));return C.filter(({problem:B,clients:N,
places:[z]})=>B.code!=="source-dynamic"||z===void 0||!N.every(Z=>x.has(`${Z} ${(0,k.df)(z)}`)))}function P(C,j){const x=[...new Set(C.flatMap(({unknown:z})=>z))].
filter(({files:z})=>j===null||z.some(Z=>j.has(Z)));if(x.length===0)return[];const B=x.map(({directory:z})=>z||"."),N=(0,k.As)((0,k.jH)(x.flatMap(({unknown:z})=>z??
[])));return[(0,b.hD)((0,O.q)({what:"units",names:B}),{places:N,clients:I.Du})]}function v(C,{roots:j},x){const B=j.map(F=>({text:F,matches:(0,$.Ls)([F])})),N=r(
{...C,patterns:B}),z=x?e(N,B):[];if(z.length===0)return N;const Z=r({...C,patterns:[]}).flatMap(F=>F.roots),ne=[...new Set(Z.map(({name:F})=>F||"."))];throw new n.
GN(z.map(F=>{const se=(0,E.K4)(d(F,ne),5,E.dh),le=se===""?"":`; the nearest root modules are ${se}`;return`roots: no directory with configuration matches ${F}${le}`}))}
function d(C,j){const x=new Set(C.split("/")),B=N=>N.split("/").filter(z=>x.has(z)).length;return j.toSorted((N,z)=>B(z)-B(N))}function A(C,{roots:j,rootsAreNamed:x}){
const B=C.units.filter(N=>N.unknown!==null);return C.clients.flatMap(N=>{const z=j.filter(({clients:se})=>se.includes(N)),Z=new Set([...B,...z].map(({directory:se})=>se||
"."));return r({...C,clients:[N],patterns:[{text:"",matches:se=>Z.has(se)}]}).map(se=>({...se,isNamed:x}))})}})};export{Le as ids,Ue as modules};
