const Le=[927,812],Ue={6134:((q,F,o)=>{o.d(F,{SH:()=>C,Td:()=>b,Tu:()=>R,lS:()=>M,n_:()=>O,w4:()=>I,yN:()=>D});const E=25e4,w=100;class O{max;count=0;constructor(p=E){
this.max=p}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*w}}const C=(a,p,$)=>{if(a.kind===
"native")return a.blocks.filter(r=>r.type===p&&r.labels.length===$);const t=[];for(const{name:r,value:h}of a.members)r===p&&T(p,h,$,[],t);return t},b=a=>a.kind===
"native"?a.attributes:a.members;function I(a,p){if(!(a.kind==="native"&&a.mayHave?.(p)===!1))return b(a).find($=>$.name===p)}const R=(a,p)=>a?.kind==="object"?a.
items.find($=>$.name===p)?.value:void 0,M=a=>(a.kind==="tuple"?a.elements:[a]).flatMap($=>$.kind==="object"?$.items.filter(_):[]),_=a=>a.name!==void 0&&a.name!==
"//";function T(a,p,$,t,r){if($>0){for(const{name:e,start:i,end:s,value:c}of M(p))T(a,c,$-1,[...t,{value:e,start:i,end:s}],r);return}const h={start:p.start,end:p.
start+1};for(const e of p.kind==="tuple"?p.elements:[p])e.kind!=="object"&&e.kind!=="tuple"||r.push({...h,type:a,labels:t,body:{kind:"json",members:M(e)}})}const D=a=>{
const p=[a.startsWith("\uFEFF")?1:0];let $=a.indexOf(`
`),t;return({start:r,end:h})=>{for(;$>=0&&$<r;$=a.indexOf(`
`,$+1))p.push($+1);t??=g(a);const e=Math.max(1,m(p,r)),i=p[e-1]??0,s=(p[e]??($<0?a.length:$)+1)-1;return{line:e,column:k(Math.max(r,i),i,t),endColumn:k(Math.min(
h,s),i,t)}}},k=(a,p,$)=>a-p-m($,a-1)+m($,p-1)+1,g=a=>/[\uD800-\uDBFF]/.test(a)?Array.from(a.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),p=>p.index):[];function m(a,p){
let $=0,t=a.length;for(;$<t;){const r=$+t>>>1;(a[r]??0)<=p?$=r+1:t=r}return $}}),8185:((q,F,o)=>{o.d(F,{C:()=>C,I:()=>b});var E=o(6697),w=o(5799),O=o(1831);function C(I,R){
return R.allowedHosts.length===0?[]:I.flatMap(({directHost:M,kind:_,isOverridden:T,place:D,clients:k})=>{if(M===void 0||T||O.ev(M,R))return[];const g=_==="backe\
nd_http"||_==="remote_state"?"backend":"download",m=O.Pv(M),a=m.ok?m.value:null,p=O.nx(M);return[(0,w.hD)((0,E.wp)({host:p,use:g}),{host:a,places:[D],clients:k})]})}
function b(I,R,M,_){if(_.allowedHosts.length===0)return[];const T=M.filter(({because:D})=>D.some(k=>typeof k!="string"));return R.flatMap(D=>{const{id:k,kind:g}=D;
if(g!=="url"||!T.some(p=>p.service===k))return[];const m=O.yo(D.url);if(m===null||m===I||O.ev(m,_))return[];const a=(0,E.wp)({host:O.nx(m),service:k,registry:O.
nx(I)});return[(0,w.hD)(a,{services:[k]})]})}}),3217:((q,F,o)=>{o.d(F,{fc:()=>r,ky:()=>t,so:()=>_,uA:()=>h,zF:()=>p});var E=o(3534),w=o(3410),O=o(5143),C=o(5799),
b=o(8937),I=o(1064),R=o(1831),M=o(9562);function _(e,i,s){const c=e.credentials?.hasToken===!0,l=c?[]:m(e,s),n=[e.difference??[],l].flat().map(P=>(0,C.hD)(P));if(c||
e.attempt.discovery.kind!=="found")return n;const d={host:e.host,isFork:s.isFork,...$(e)},f=T(e.host,s),y=new Set(f.map(({place:P})=>P)),A=(l.length>0||!!e.credentials?.
problem?[]:D(e.host,i,s)).filter(({place:P})=>!y.has(P));return[...n,...k(f,P=>(0,w.vs)({...d,service:P})),...k(A,P=>E.$U({...d,service:P}))]}function T(e,{usages:i,
depth:s}){return s==="discovery"?[]:i.flatMap(({workspace:c,hasOwnToken:l,needs:n,place:d})=>c===void 0||l||(0,O.MV)(d)?[]:n.flatMap(f=>f.host===e?[{...f,place:d}]:
[]))}function D(e,i,{usages:s}){const c=new Set(s.flatMap(({hasOwnToken:n,place:d})=>n?d:[])),l=(0,M.Uc)(e);return i.flatMap(({service:n,because:d})=>l.includes(
n)?d.flatMap(f=>typeof f=="string"||(0,O.MV)(f)||c.has(f)?[]:{service:n,place:f,clients:I.zK}):[])}const k=(e,i)=>[...Map.groupBy(e,({service:s})=>s)].map(([s,c])=>{
const l=[...new Set(c.map(({place:d})=>d))],n=[...new Set(c.flatMap(d=>d.clients))];return(0,C.hD)(i(s),{services:[s],places:l,clients:n})}),g=({attempt:{discovery:e}})=>e.
kind==="failed"&&e.problem.code==="document-unauthorized",m=(e,{tokenVariables:i,hosts:s})=>(0,R.Bz)(i,e.host,s).filter(({isParent:c})=>!c||g(e)).map(c=>E.z2({host:e.
host,...c})),a=({attempt:e})=>e.hops.at(-1)?.challenge??null;function p(e,i,{role:s},{isFork:c}){const l=e.find(({problem:z})=>z.code==="credentials-near-miss"),
{hasToken:n=!1,source:d,problem:f=null}=i.credentials??{},y=(c&&!n?null:f)??l?.problem??null,A=["document-unauthorized",...y!==null||!(c||(0,I.n3)(i.host))?["ve\
rsions-unauthorized","cloud-organization"]:[]],P=e.filter(({problem:{code:z,isUnsent:ne}})=>A.includes(z)&&!ne),j=P.some(({problem:z})=>z.code==="versions-unaut\
horized")||s!=="guest"&&(c||i.attempt.hops.at(-1)?.status===401);if(!(y!==null||j&&!n)||a(i)!==null||P.length===0)return e;const W=y??{isFork:c,...$(i)},x=P.flatMap(
z=>z.services),X=({problem:{code:z,message:ne},services:Y})=>ne===y?.message||z==="credentials-missing"&&Y.every(oe=>x.includes(oe));return e.filter(z=>!X(z)).map(
z=>P.includes(z)?{...z,problem:(0,b.to)(z.problem,W,d)}:z)}function $({credentials:e,looks:i}){const s=i.flatMap(d=>d.looks),c=d=>[...new Set(s.flatMap(({held:f,
source:y})=>f!=="not read"===d?y:[]))],l=e===null?c(!0):[e.source],n=e===null?c(!1):[];return{searched:l,notRead:n}}function t(e,i){return e.filter(s=>!i.includes(
s)).map(s=>(0,C.hD)(E.bI({host:s})))}function r({host:e,attempt:i,credentials:s},c){const l=s?.hasToken===!0,n=[...c.flatMap(d=>d.kind==="url"&&(0,M.p4)(d.id)&&
(0,M.D6)(d.id)?[{url:d.url,service:d.id,isSent:l}]:[]),...i.hops.map(({url:d,authorization:f})=>({url:d,service:null,isSent:f==="sent"}))].flatMap(({url:d,...f})=>{
const y=(0,R.Pv)((0,R.yo)(d)??"");return!y.ok||y.value===e?[]:[{...f,host:y.value}]});return[...new Map(n.toReversed().map(d=>[d.host,d])).values()]}function h(e,i,{
tokenSources:s,hosts:c}){return(s.size===0?[]:r(e,i)).flatMap(({host:n,service:d,isSent:f})=>{const y=s.get(n);if(y===void 0)return[];const v=d===null?e.attempt.
discovery.kind==="failed":!f,u=E.To({host:(0,R.nx)(e.host),other:(0,R.nx)(n),source:y,service:d,isSent:f,isNotice:!v||c.has(n)});return[(0,C.hD)(u,{services:d===
null?[]:[d]})]})}}),2886:((q,F,o)=>{o.d(F,{ER:()=>M,Gy:()=>h,H4:()=>T,Np:()=>k,Rh:()=>a,TC:()=>p,_7:()=>m,cA:()=>t,ly:()=>_,m$:()=>$,nv:()=>D,pi:()=>g,zX:()=>R});
var E=o(4e3),w=o(5143),O=o(5799),C=o(1831),b=o(1102);const I=["module","provider","version","package","lock","not"],R=({problem:e,places:i})=>I.includes(e.code.
replace(/-.*/,""))&&i.length>0&&i.every(s=>typeof s!="string"),M=({problem:e,needed:i})=>i&&e.usualSeverity==="error"&&!T.includes(e.code),_=e=>e.some(i=>typeof i==
"string"||!(0,w.MV)(i)),T=["host-http2","host-check-crashed"];function D(e,i){const{severity:s,affects:c,needed:l}=e,n=l&&i.some(d=>c.includes(d));return s==="e\
rror"&&!n?{...e,severity:"warning"}:e}const k=(e,i)=>O.oC.indexOf(e.severity)-O.oC.indexOf(i.severity),g=({problem:e,host:i,namedHost:s=i},c)=>c.some(({code:l,host:n})=>l===
e.code&&(n===null||n===s));function m(e,i){const s=d=>i.filter(({service:f})=>d.includes(f)),c=e.length===0?i:s(e),l=e.filter(d=>c.some(({service:f})=>f===d)),n=(c.
length>0?c:s(["any"])).flatMap(d=>d.because);return{services:l.length>0?l:e,places:(0,w.As)(a([...new Set(n)]))}}function a(e){const{own:i=[],aside:s=[]}=Object.
groupBy(e,c=>typeof c!="string"&&(0,w.MV)(c)?"aside":"own");return[...i,...s]}function p(e,i,{isTerminal:s}){const c=i.some(({because:n})=>n.includes("hostnames\
 input"));return{role:(0,E.VW)(e)!==null?"guest":c?"operator":"user",host:(0,C.nx)(e),isTerminal:s}}function $(e,i){const{host:s,places:c,problem:l}=e;if(i.length===
0||(0,b.z)(e))return e;const n=l.affects.includes("terraform")&&!l.affects.includes("opentofu"),d=c.flatMap(u=>typeof u=="string"?[]:u.file),f=new Set(d.map(w._M)),
y=i.filter(({repository:u,hosts:A})=>f.has(u)&&(n||s!==null&&A.has(s)));if(y.length===0)return e;const v=y.flatMap(({repository:u})=>u??[]);return{...e,problem:(0,O.
tr)(l,v)}}const t=e=>typeof e=="string"?e:`${e.file}:${e.line}`,r=1e3;function h(e,i){const s=e.flatMap(n=>(0,O.Xd)(n)??[]).filter(({file:n,column:d,endColumn:f})=>f>
d&&(0,w._M)(n)===null),c=i((0,w.jH)(s).slice(0,r)),l=new Map(c.map(n=>[(0,w.df)(n.place),n]));return({rows:n,...d})=>{const f=(0,O.Xd)(d),y=f&&l.get((0,w.df)(f));
return y?{...d,line:y}:d}}}),1102:((q,F,o)=>{o.d(F,{h:()=>C,z:()=>R});var E=o(4e3),w=o(960),O=o(1831);function C(M){const _=M.filter(({attempt:a})=>a.hops.length>
0),[T,...D]=_.flatMap(a=>I(a)??[]);if(!T||D.length<_.length-1||!(_.some(({host:a})=>(0,E.VW)(a)!==null)||D.length>0&&!T.isCommon)||D.some(a=>b(a)!==b(T)))return null;
const m=_.map(({host:a})=>(0,O.nx)(a));return(0,w.e4)(m,[T,...D])}const b=({verb:M,what:_})=>M.startsWith("cannot")?M:_;function I({attempt:{discovery:M,hops:_}}){
const T=M.kind==="failed"?M.problem.obstacle:void 0;return _.every(({status:k})=>k===null)||T?.verb==="does not reach"?T:void 0}const R=({problem:M})=>M.code===
"machine-network"}),6146:((q,F,o)=>{o.d(F,{$:()=>O,o:()=>w});var E=o(2886);const w=(R,{kind:M,source:_,address:T,constraints:D,places:k})=>JSON.stringify([R,M,_,
T,D,k[0]??null]);function O(R,M){const _=C(M,({rows:D=[]})=>D),T=C(M.filter(I),({places:D})=>D.map(E.cA));return _.size+T.size===0?R:R.map(({directory:D,clients:k,
rows:g})=>({directory:D,clients:k,rows:g.map(m=>{const a=_.get(w(D,m))??m.rejectedAt.flatMap(t=>T.get((0,E.cA)(t))??[]);if(a.length===0)return m;const p=a.map(({
finding:t})=>(0,E.nv)(t,k)).sort(E.Np),$=new Map(p.map(({problem:{code:t,title:r,usualSeverity:h}})=>[t,{code:t,title:r,usualSeverity:h}]));return{...m,worst:p[0]?.
severity??null,problems:[...$.values()]}})}))}const C=(R,M)=>Map.groupBy(R.flatMap(_=>M(_).map(T=>({key:T,finding:_}))),({key:_})=>_),b=/^(?:constraint|lock)-/,
I=({problem:R,host:M})=>M===null&&b.test(R.code)}),2389:((q,F,o)=>{o.d(F,{j7:()=>$,k2:()=>e,S4:()=>t});var E=o(3217),w=o(7052),O=o(5143),C=o(5799),b=o(8185),I=o(
2886);function R({notes:i,usages:s,isEmpty:c,complaints:l,tokenHosts:n,answered:d,contacted:f},y){const v=({problem:W})=>W.code==="file-syntax",u=new Set(i.filter(
v).map(C.W7)),A=[...i.map(W=>_(W,u,y)),...[...(0,b.C)(s,y),...d.map(W=>M(W,y)),...l,...(0,E.ky)(n,f)].map(W=>(0,I.nv)(W,y.dialect.clients)),...c?[T(y)]:[]],{placed:P=[],
others:j=[]}=Object.groupBy(A,({places:W})=>W.length>0?"placed":"others");return[...(0,C.DF)(P,W=>{const{problem:x,severity:X,affects:z,host:ne,namedHost:Y,exclude:oe}=W,
{code:le,message:ue,help:fe}=x;return[ne,Y,le,X,ue,fe,z,oe===void 0]}),...j]}function M(i,s){const{host:c,problem:l}=i;return c===null?i:{...i,services:[],problem:(0,C.
pj)(l,(0,I.TC)(c,[],s))}}function _(i,s,{dialect:c,allowedHosts:l}){const{problem:n,isPlaceholder:d,checkedFor:f=c.clients}=i;if(n.code==="file-limit"&&l.length>
0){const ne=`${n.message}; it may use hosts that are not in \`allowed-hosts\``,Y={...n,message:ne};return{...i,problem:Y,severity:"error"}}const y=(0,C.W7)(i),v=(0,C.
Xd)(i),u=i.aside!==void 0||v!==null&&(0,O.MV)(v),A=i.severity==="error",P=A&&d===!0,j=s.has(y)&&n.code!=="file-syntax",W=A&&(P||j||u)?{...i,severity:"warning"}:
i,x=(0,I.nv)(W,f);if(!u&&!P)return x;const{help:X,...z}=n;return{...x,...n.code==="file-syntax"&&{problem:z},exclude:[(0,O.n7)(i.aside??y)]}}const T=({scan:i,hostnames:s,
usages:c})=>(0,C.hD)((0,w.JW)({scan:i,hasHostnames:s.length>0,isFleet:c.length>0}));var D=o(1102),k=o(6146);let g=function(...i){return{judgeRequests:g}=o.late(
[905,977,426,879],9426),new.target?new g(...i):g(...i)},m=function(...i){return{crashedVisit:m}=o.late([905,977,426,879],9426),new.target?new m(...i):m(...i)},a=function(...i){
return{judgeVisit:a}=o.late([905,977,426,879],9426),new.target?new a(...i):a(...i)},p=function(...i){return{outcomesOf:p}=o.late([905,977,426,879],9426),new.target?
new p(...i):p(...i)};const $={findings:[],roots:[],requests:[],answering:new Set};function t(i,s,c=()=>[]){const{predicted:l,stopped:n}=i,d=Y=>!(0,I.pi)(Y,s.ignore),
f=(0,D.h)(i.visits),y=Y=>f&&Y.problem.obstacle&&d(Y)?{...Y,problem:f}:Y,v=r(i,s).map(Y=>({...Y,findings:Y.findings.map(y)})),u=[...i.notes,...l.findings.filter(
({host:Y})=>Y===null)],A=R({...i,notes:u,...h(v,l,s)},s),P=[...v.flatMap(Y=>Y.findings),...A],j=P.filter(d).sort(I.Np),N=(0,I.Gy)(j,c),W=Y=>Y.filter(d).map(oe=>(0,I.
m$)(N(oe),i.guesses)).sort(I.Np),x=v.map(Y=>{const oe=W(Y.findings.filter(le=>!(0,I.zX)(le)));return{...Y,findings:oe,clients:p(oe)}}),X=({exclude:Y})=>+(Y!==void 0),
z=W([...v.flatMap(Y=>Y.findings.filter(I.zX)),...A]).toSorted((Y,oe)=>(0,I.Np)(Y,oe)||X(Y)-X(oe)),ne=[...x.flatMap(Y=>Y.findings),...z].sort(I.Np);return{passed:n===
null&&!ne.some(({severity:Y})=>e(Y,s.failOn)),stopped:n,hosts:x,files:z,findings:ne,ignored:P.length-ne.length,roots:(0,k.$)(l.roots,j)}}function r(i,s){const{visits:c,
newHosts:l,predicted:n}=i,d=Map.groupBy(i.requirements,({host:A})=>A),f=Map.groupBy(n.findings,({host:A})=>A),y=new Map(n.requests.map(A=>[A.host,A])),v=new Set(
c.map(({host:A})=>A)),u={...s,...i,hosts:v};return c.map(A=>{const{host:P}=A,j={visit:A,requirements:d.get(P)??[],predicted:f.get(P)??[],requests:y.get(P)??null,
answering:n.answering,isNew:l.has(P)};try{return a(j,s,u)}catch(N){return m(j,s.dialect,N)}})}function h(i,{findings:s,requests:c},l){const n=new Set(i.map(({visit:y})=>y.
host)),d=i.flatMap(({visit:y,services:v})=>(0,E.fc)(y,v)),f=c.flatMap(y=>g(y,[],l).map(v=>({...v,host:y.host})));return{answered:[...s,...f].filter(({host:y})=>y!==
null&&!n.has(y)),contacted:[...n,...[...d,...c].map(({host:y})=>y)]}}const e=(i,s)=>i==="error"?s!=="never":i==="warning"&&s==="warning"}),4e3:((q,F,o)=>{o.d(F,
{$$:()=>k,B9:()=>i,Cw:()=>f,I0:()=>g,K4:()=>D,NM:()=>c,VW:()=>e,Wt:()=>r,YA:()=>n,_r:()=>l,dh:()=>I,eZ:()=>m,go:()=>p,mP:()=>$,oZ:()=>v,px:()=>M,qZ:()=>s,zM:()=>d,
zN:()=>T,zd:()=>a});var E=o(1064),w=o(9562),O=o(9587);const C=300,b=8192;function I(u,A=C){const{length:P}=u,j=P>b?(0,O.NE)(u.slice(0,b)):(0,O._U)(u);return j.length<=
A?j:`${R(j,A)}\u2026`}const R=(u,A)=>structuredClone(u.slice(0,A).toWellFormed()),M=(u,A)=>`${u} ${u===1?A:_(A)}`,_=u=>`${u.replace(/(?<=[^aeiou])y$/,"ie")}s`;function T(u,A){
const{length:P}=u,j=typeof A=="number"?A:P<=2*A.few?P:A.few,N=u.slice(j);return{shown:u.slice(0,j),rest:N,more:N.length}}function D(u,A,P=String,j=N=>`${N} more`){
const{shown:N,more:W}=T(u,A),x=N.map(X=>P(X)).join(", ");return W>0?`${x} and ${j(W)}`:x}const k=u=>new TextEncoder().encode(u).length;function g(u,A,P,j){const N=[];
let W=0;for(const x of Iterator.from(u).map(j)){if(W+=k(x)+P,W>A)break;N.push(x)}return{shown:N,more:u.length-N.length}}const m=u=>u.map(A=>E.bB[A]).join(" and "),
a=u=>`the clients print "${u}"`;function p(u){return u===null?"null":Array.isArray(u)?"an array":typeof u=="object"?"an object":`a ${typeof u}`}function $(u){if(u.
kind==="error")return`cannot be read: ${u.code}`;if(u.kind==="special")return`is ${u.is} and is not read`;const{bytes:A,maxBytes:P}=u;return`has ${A} bytes and \
is not read; the limit is ${P/1024/1024} MiB`}const t={[w.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPA\
CE/NAME/SYSTEM)",[w.xq]:"correct the host in `source` (public providers need none), add the `source` that a child module lacks, or use a filesystem mirror"};function r(u){
return u.flatMap(P=>t[P]??[])[0]??"correct the host in `source` or `hostname`, or add the `source` that a child module lacks"}const h=new Map([["registry.terraf\
orm.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.op\
entofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),e=u=>h.get(u)??null,i=u=>`wait and run the check again; see ${e(u)??"its\
 status page"}, and consider a network mirror for providers`,s=u=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${u} is public, so this netwo\
rk or country is blocked`;function c({page:u,asked:A},P){if(u===null)return P;const j=u.title===""?"":` ("${u.title}")`,N=P.guest??s(A);switch(u.kind){case"sign\
-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:N,because:`the host returned a sign-in page${j}`};case"captive-portal":
return`a proxy or captive portal returned an HTML page${j}: allow this machine to reach the host`;case"other":{const{operator:W,user:x=r([])}=P;return{operator:W,
user:x,guest:N,because:`the host returned an HTML page${j}`}}}}const l=({url:u,status:A,reason:P,said:j})=>`${u} returned ${`${A} ${I(P)}`.trim()}${j===void 0?"":
` ("${I(j)}")`}`,n=u=>`${Math.round(u/100)/10} s`,d=u=>u.kind==="several"?u.reasons:[u];function f(u){switch(u.kind){case"deadline":return`the check reached its\
 deadline of ${n(u.ms)}`;case"signal":return`the check was interrupted by ${u.signal}`;case"crash":return"tf-disco crashed";case"missing":return y(u);case"sever\
al":return u.reasons.map(f).join("; ")}}function y({repositories:u,total:A}){const P=A===1?"repository":"repositories",j=u.length===1?"is":"are",N=D(u,10,I);return`${u.
length} of ${A} ${P} ${j} missing: ${N}`}const v=({kind:u,address:A,version:P})=>`${u} ${A} ${I(P,40)}`}),3534:((q,F,o)=>{o.d(F,{$U:()=>p,Eu:()=>k,QU:()=>T,To:()=>t,
bI:()=>r,fj:()=>g,iX:()=>h,tK:()=>m,z2:()=>$});var E=o(1064),w=o(1831),O=o(2713),C=o(4e3),b=o(5799),I=o(8937);const R="write the token into the file, or remove \
its block",M="store the token in the helper, which must print {} for a host without one",_={terminal:"set it to the token, or remove it",workflow:"check the nam\
e of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},T=({source:c,isInFile:l})=>(0,b.CC)("credentials-emp\
ty",{message:`the token from ${c} is empty`,help:(0,b.Lw)(l?R:(0,I.zT)(c)?M:_)}),D={"control character":{has:"contains a line break or another control character\
, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second t\
ime',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotatio\
n marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner whi\
te space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many serve\
rs misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},k=({source:c,slip:l})=>(0,b.CC)("credentials-malformed",{message:`t\
he token from ${c} ${D[l].has}`,help:D[l].help,...l==="control character"?{}:{severity:"warning"}}),g=({source:c})=>(0,b.CC)("credentials-short",{message:`the t\
oken from ${c} has fewer than ${O.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store i\
t again or create a longer one"}),m=c=>(0,b.CC)("credentials-differ",{message:`for host ${(0,w.nx)(c.host)}, ${a(c.first)} and ${a(c.other)}`,help:`set the toke\
n for both clients in ${(0,w.fK)(c.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),a=({client:c,source:l})=>l===
null?`${E.bB[c]} finds no token`:`${E.bB[c]} uses the token from ${l}`;function p({host:c,service:l,...n}){const d=(0,w.nx)(c);return(0,I.ti)("credentials-missi\
ng",`host ${d} requires a token${l===null?"":` for ${l}`}`,(0,I.nP)(d),n)}const $=c=>(0,b.CC)("credentials-near-miss",{message:`${c.variable} seems to be meant \
for host ${(0,w.nx)(c.host)}, but ${c.why}`,help:`rename it: ${(0,I.yN)(c.write)}`}),t=({host:c,other:l,source:n,service:d,isSent:f,isNotice:y})=>(0,b.CC)("cred\
entials-other-host",{message:`the clients do not send the token for ${l} from ${n} ${d===null?`after the redirect of ${c}`:`to ${d} of host ${c}`}: they send ${f?
`the token of ${c}`:"none"}`,help:d===null?`make the discovery document of ${c} public, or serve it at ${c} itself`:`set the token for ${c}, and the clients sen\
d it to ${l}`,...y?{severity:"notice",affects:[]}:{}}),r=({host:c})=>(0,b.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,w.nx)(c)}\
, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function h(c){const{host:l,token:n,source:d,challenge:f,
contentType:y,...v}=c,A=n==="none"&&f===null&&!y?.includes("json")&&v.status===403&&(0,C.VW)(l)===null,P=A?"may not be a registry":n==="sent"?`rejected the toke\
n from ${d}`:"requires authentication credentials",j=f===null?"":`, and asks for ${f} authentication`,N=A?"":`https://${l}/.well-known/terraform.json returned `,
W=(0,C._r)(v).replace(N,"");return(0,b.CC)("document-unauthorized",{message:`host ${l} ${P}: ${W}${j}`,help:(0,C.NM)({...v,asked:l},A?i:s(c)),isUnsent:(0,I.wt)(
c)})}const e="make the discovery document public",i={operator:`${e}, or return 404 if the host has no services`,user:(0,C.Wt)([])};function s({host:c,token:l,source:n,
status:d,challenge:f}){const y=(0,C.qZ)(c);if(f!==null)return{operator:`exempt /.well-known/terraform.json from ${f} authentication`,guest:y,note:"the clients s\
end Bearer tokens only, so no token helps"};switch(l){case"sent":{const u=`check that the token ${d===403?"may read this host":"is complete and for this host"},\
 or ${(0,I.qV)(n??"",c)}`;return d===403?{...(0,b.Lw)(u),guest:y}:(0,b.Lw)(u)}case"none":return{operator:(0,I.nP)(c,`, or ${e}`),user:(0,I.nP)(c),guest:y};case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${c} to respond itself, or ${e}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((q,F,o)=>{
o.d(F,{JW:()=>_,U$:()=>O,WO:()=>R,a3:()=>M,ub:()=>k,yQ:()=>T});var E=o(4e3),w=o(5799);const O=({error:g,isRefused:m})=>(0,w.CC)("file-syntax",{message:g??"the f\
ile is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!m&&{severity:"warning"}}),C={file:"the file cannot be read",
directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to\
-special-file":"the target of the link is"},b={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or lis\
t it in `exclude`"},I={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"\
correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it i\
n `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},R=g=>(0,w.CC)("file-unreadable",{message:`${C[g.what]}${"code"in g?`: ${g.code}`:
` ${g.is} and is not read`}`,help:(g.what==="file"||g.what==="directory"?b[g.code]:void 0)??I[g.what],...!("isRefused"in g&&g.isRefused)&&{severity:"warning",affects:[]}}),
M=()=>(0,w.CC)("file-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory\
 in `scan`"});function _({scan:g,hasHostnames:m,isFleet:a}){const p=g.every(h=>h==="."),t=`found no Terraform or OpenTofu files in ${a?"the repositories of `usa\
ges`":p?"this directory":`\`scan\` (${(0,E.K4)(g,3,E.dh)})`}`,r=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a wo\
rkflow: actions/checkout)";return m?(0,w.CC)("nothing-to-check",{message:`${t}; only \`hostnames\` was checked`,help:`${r}, or correct \`scan\``,severity:"warni\
ng"}):(0,w.CC)("nothing-to-check",{message:`${t}, and \`hostnames\` is not set`,help:`${r}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const T=({oldest:g})=>(0,w.
CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${g}); the repository may use something else now`,help:"write it agai\
n with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),D={depth:g=>({message:`directories nested deeper than ${g} levels a\
re not scanned`,help:"list this directory in `exclude`"}),files:g=>({message:`there are more than ${g} files; this directory and the following ones are not scan\
ned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:g=>({message:`the directory has more than ${g} files; the files after them are not scann\
ed`,help:"split the directory, or list files in `exclude`"}),parts:g=>({message:`the file has more than ${g} blocks, arguments and values; the rest is not read`,
help:"split the file, or list it in `exclude`"}),"module-usages":g=>({message:`the files of this directory use or define more than ${g} modules, providers, reso\
urces and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:g=>({message:`\
the scan found more than ${g} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:g=>({
message:`the root modules have more than ${g} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function k(g){switch(g.kind){case"size":return(0,w.CC)("file-limit",{message:`the file ${(0,E.mP)(g)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,w.CC)("file-limit",{message:`there are more than ${g.max} problems in files; ${g.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,w.CC)("file-limit",{message:`${(0,E.Cw)(g.stopped)}\
 after reading ${g.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,w.CC)("file-limit",D[g.kind](g.max))}}}),960:((q,F,o)=>{o.d(F,{Er:()=>p,P0:()=>g,P6:()=>R,Qs:()=>k,T0:()=>b,
U2:()=>a,e4:()=>$});var E=o(4e3),w=o(736),O=o(5799);const C={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server\
 did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},b=({host:t,why:r})=>(0,O.CC)("host-unknown",{message:`${t} ${C[r]}`,
help:r==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again",obstacle:{
verb:"cannot resolve",what:C[r].replace(/.*: /,"")}}),I={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function R({host:t,error:r}){if(typeof r=="object"&&"proxy"in r)
return(0,O.CC)("host-unreachable",{message:`${t} is unreachable: ${r.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and N\
O_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(r.proxy),help:w.TG}});const h=typeof r=="string"?I[r]:`is unreachable (${r.code})`,e="check that a firewa\
ll or proxy lets this machine connect to it";return(0,O.CC)("host-unreachable",{message:`${t} ${h}`,operator:`check that the host is up, and ${e}`,user:e,guest:`${e}\
; otherwise ${(0,E.B9)(t)}`,obstacle:{verb:"cannot connect to",what:h.replace("is unreachable: ","")}})}const M={lookup:{verb:"cannot resolve",failed:"could not\
 be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{
verb:null,failed:"did not finish its response",help:""}},_="serve the document as a static file",T=({asks:t})=>t==="document"?_:"find out what the server waits \
for, such as its storage",D=t=>t.map(({name:r,attemptMs:h,retries:e})=>{const i=Number.isFinite(h)?(0,E.YA)(h):"without a limit",s=e===0?"":` in each of ${e+1} \
attempts`,c=r.includes(" and ")?"wait":"waits";return`${r} ${c} ${i}${s}`}).join(", ");function k(t){if(t.phase==="complete")return(0,O.CC)("host-timeout",{message:`${t.
host} took ${(0,E.YA)(t.tookMs)} to return its discovery document; ${D(t.releases)}`,operator:_,affects:[...new Set(t.releases.map(({client:s})=>s))]});const{verb:r,
failed:h,help:e}=M[t.phase],i=t.limitMs===null?"in time":`within ${(0,E.YA)(t.limitMs)}`;return(0,O.CC)("host-timeout",{message:`${t.host} ${h} ${i}`,help:e||{operator:T(
t),guest:(0,E.B9)(t.host)},...r&&{obstacle:{verb:r,what:h.replace(/.*: /,"")}}})}const g=({host:t,error:r})=>(0,O.CC)("host-protocol",{message:`the response of ${t}\
 is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the ad\
dress"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};
function a({host:t,phase:r,tookMs:h,limitMs:e,...i}){const s=`(limit ${(0,E.YA)(e)}); ${m[r.name]} took ${(0,E.YA)(r.ms)}`;return"url"in i?(0,O.CC)("host-slow",
{message:`${i.url} took ${(0,E.YA)(h)} to answer ${s}`,operator:T({asks:"answer"})}):(0,O.CC)("host-slow",{message:`${t} took ${(0,E.YA)(h)} to return its disco\
very document ${s}`,operator:_,note:D(i.releases)})}const p=({host:t,attempts:r,failure:h,releases:e})=>(0,O.CC)("host-recovered",{message:`discovery of ${t} su\
cceeded at attempt ${r}; the first attempt failed: ${h}`,operator:"find out why the host fails intermittently",note:e.length===0?"init succeeded, because the CL\
I retries discovery":`init with ${e.map(({name:i})=>i).join(" and ")} would have failed`});function $(t,r){const[{verb:h,help:e=w._$[h]}]=r,[i="",...s]=t,c=s.length===
0?i:`any of ${t.length} hosts`,l=s.length===0&&h==="cannot connect to";return(0,O.CC)("machine-network",{message:`this machine ${h} ${c}: ${(0,E.K4)([...new Set(
r.map(({what:n})=>n))],3)}`,help:l?`${e}; otherwise ${(0,E.B9)(i)}`:e})}}),736:((q,F,o)=>{o.d(F,{M8:()=>C,TG:()=>E,_$:()=>O});const E="check HTTPS_PROXY, with t\
he user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",w="i\
f this network has a proxy, set HTTPS_PROXY",O={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN t\
hat the hosts may need; ${w}`,"cannot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${w}`,
"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require\
 it, ask their operators to allow unauthenticated requests to /.well-known/terraform.json"};function C(b,{page:I,url:R,asked:M}){const _=URL.parse(R)?.host,T=_===
M,D=T&&b.code==="document-status";if(I===null||I.kind==="other"||D)return b;const k=`a ${I.kind} page${T?"":` at ${_}`} ("${I.title}") answers`;return{...b,obstacle:{
verb:"does not reach",what:k,isCommon:T}}}}),3410:((q,F,o)=>{o.d(F,{Dr:()=>k,EK:()=>_,Fu:()=>m,dF:()=>g,vs:()=>I,y7:()=>M});var E=o(1831),w=o(9562),O=o(4e3),C=o(
5799),b=o(8937);function I({host:a,service:p,...$}){const t=(0,E.nx)(a),r=p===w.OZ?"the cloud block":"the remote backend",h=(0,b.nP)(t),e=t===a?`run \`terraform \
login ${a}\` or \`tofu login ${a}\`, or `:"",i={...h,terminal:`${e}${h.terminal}`};return(0,b.ti)("cloud-token",`${r} requires a token for ${t}`,i,$)}const R={organization:"\
`organization`",workspaces:"`name` in `workspaces`"};function M({block:a,lacks:p,isOpen:$}){const t=a==="cloud block"?`set ${p.map(r=>w.uW[r]).join(" and ")}`:"\
give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,C.CC)("cloud-incomplete",{severity:$?"notice":"error",message:`the ${a} has no ${p.map(r=>R[r]).
join(" and no ")}`,help:$?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${t}, also for this check`})}const _=({
url:a,version:p})=>(0,C.CC)("cloud-version",{message:`${a} returned ${p===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.dh)(p)}`}; the cloud block requires \
2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"`\
 instead of `cloud`'}),T=a=>"why"in a?`the response of ${a.url} ${(0,O.dh)(a.why)}`:(0,O._r)({...a,page:null}),D=(a,p,$)=>"status"in a&&[401,403,404].includes(a.
status)?$:(0,C.C)(`check the logs of ${p}, and that the URL of the service is that of its API`),k=({host:a,organization:p,source:$,...t})=>(0,C.CC)("cloud-organ\
ization",{message:`the organization ${p} at ${a} cannot be read: ${T(t)}`,help:D(t,a,`check the name of the organization, and that the token from ${$} is valid \
and belongs to a member`)}),g=a=>(0,C.CC)("cloud-workspace",{message:`the workspace ${a.workspace} of ${a.organization} at ${a.host} cannot be read: ${T(a)}`,help:D(
a,a.host,"check that the token may read the workspace")}),m=({host:a,organization:p,workspace:$})=>(0,C.CC)("cloud-workspace-missing",{message:`${p} at ${a} has\
 no workspace ${$} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"})}),6697:((q,F,o)=>{
o.d(F,{AO:()=>M,U7:()=>R,n3:()=>_,nD:()=>k,ro:()=>D,wp:()=>I});var E=o(3592),w=o(4e3),O=o(5799);const C=({file:m,line:a})=>`${(0,w.dh)(m)}:${a}`;function b(m){const a=`${m.
host}, which is not in \`allowed-hosts\``;if("service"in m)return[`${m.service} of ${m.registry} is on ${a}`,"use another registry"];if("package"in m)return[`th\
e package of ${m.package} is downloaded from ${a} and was not contacted`,"use another module or provider"];if("use"in m)return m.use==="download"?[`the source i\
s downloaded from ${a}`,"use a source on an allowed host"]:[`the HTTP backend uses ${a}`,"use an allowed backend"];const p=`host ${m.host} is not in \`allowed-ho\
sts\` and was not contacted`;if(!("implied"in m))return[p,"use an allowed registry"];const{place:$,clients:t}=m.implied,r=`${C($)} names no host, and this is th\
e default of ${(0,w.eZ)(t)}`;return[`${p}; ${r}`,"name an allowed registry there"]}function I(m){const[a,p]=b(m),$=`${p}, or add ${m.host} to \`allowed-hosts\``;
return(0,O.CC)("host-not-allowed",{message:a,help:$})}const R=({host:m})=>(0,O.CC)("host-generic",{message:`${m} is a generic hostname that stands for the host \
of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),M=({host:m,address:a,asks:p})=>a==="metadata"?(0,O.CC)(
"host-private-redirect",{message:`${m} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata serv\
ices are never contacted"}):(0,O.CC)("host-private-redirect",{message:`a public host ${p==="document"?"redirects":"leads"} to ${m}, which has a ${a} address and\
 was not contacted`,help:`if ${p==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),_=({host:m,thrown:a})=>(0,O.CC)(
"host-check-crashed",{message:`${m} was not checked completely, because of a bug in tf-disco ${E.xv}: ${T(a)}`,help:`please report this text at ${E.xV}; to pass\
 until it is fixed, add \`host-check-crashed ${m}\` to \`ignore\``});function T(m){if(!(m instanceof Error))return(0,w.dh)(String(m));const a=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(m.stack??"")?.[1];return(0,w.dh)(String(m))+(a===void 0?"":` (${a})`)}const D=({host:m})=>(0,O.CC)("host-http2",{message:`${m} speaks only HTTP/2, which Te\
rraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${m} as well (ALPN \`http/1.1\`)`,note:"to pass without che\
cking it, add `host-http2` to `ignore`"});function k({host:m,stopped:a,isBegun:p,unchecked:$,total:t}){const r=p?" completely: its visit was under way when":":";
return(0,O.CC)("host-not-checked",{message:`${m} was not checked${r} ${(0,w.Cw)(a)}, with ${$} of ${t} hosts not checked`,help:g[a.kind]})}const g={deadline:"ra\
ise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its\
 own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((q,F,o)=>{o.d(F,{C:()=>$,CC:()=>c,DF:()=>m,Lw:()=>p,
W7:()=>k,Xd:()=>D,aZ:()=>g,hD:()=>M,oC:()=>R,pj:()=>h,sb:()=>T,tr:()=>s,wv:()=>_});var E=o(1064),w=o(1831),O=o(9587),C=o(4e3),b=o(5143);let I=function(...l){return{
problemFacts:I}=o.late([507],4507),new.target?new I(...l):I(...l)};const R=["error","warning","notice"];function M(l,{clients:n=E.zK,...d}={}){return{problem:l,
severity:l.severity,affects:l.affects.filter(f=>n.includes(f)),clients:n,host:null,services:[],places:[],needed:!0,isHostNew:!1,...d}}const _={line:1,column:1,endColumn:1};
function T(l,n,d=_){const f={file:l===""?".":l,...d};return M(n,{places:[f],clients:E.Du})}const D=({places:l})=>l.find(n=>typeof n!="string")??null,k=l=>D(l)?.
file??"",g=(l,n)=>({...l,affects:l.affects.filter(d=>n.includes(d))}),m=(l,n)=>(0,b.c1)(l,d=>JSON.stringify(n(d))).map(d=>{const[f]=d;if(d.length===1)return f;const y=a(
d,u=>u.exclude??[]),v=a(d,u=>u.rows??[]);return{...f,needed:d.some(({needed:u})=>u),affects:a(d,({affects:u})=>u),clients:a(d,({clients:u})=>u),places:(0,b.As)(
(0,b.jH)(d.flatMap(({places:u})=>u))),...y.length===0?{}:{exclude:y},...v.length===0?{}:{rows:v}}}),a=(l,n)=>[...new Set(l.flatMap(n))],p=l=>({operator:l,user:l}),
$=(l,n)=>({operator:l,note:n}),t=(l,{isTerminal:n})=>typeof l=="string"?l:l[n?"terminal":"workflow"];function r({guest:l,...n},d){const{role:f,host:y}=d,v=t(n.operator,
d),u=n.user===void 0?void 0:t(n.user,d),A=`ask the operator of ${y} to ${v}`;switch(f){case"operator":return v;case"user":return u===void 0||u===v?u??A:`${u}; i\
f you run ${y}, ${v.replace(`${u}, or `,"").replace(`, and ${u}`,"")}`;case"guest":return l??u??A}}function h(l,n){const{cures:d,...f}=l;return d===void 0?l:{...f,
help:i(d,n)}}const e={role:"operator",host:"",isTerminal:!1};function i(l,n){const{because:d,note:f}=l,y=d===void 0?"":`${d}: `,v=f===void 0?"":`; ${t(f,n)}`;return(0,w.
$Y)((0,O._U)(y+r(l,n)+v))}function s(l,n){const[d,...f]=n,v=`if ${d===void 0?"this repository":(0,C.K4)(n,3)} ${f.length>0?"use":"uses"} OpenTofu, set \`dialect\``,
u=d===void 0?v:`${v} for \`tf-disco usages\``;return{...l,help:l.help===void 0?u:`${l.help}; ${u}`}}function c(l,n){const{operator:d,user:f,guest:y,because:v,note:u,
...A}=n,P=d===void 0?void 0:{operator:d,user:f,guest:y,because:v,note:u},{help:j=P,...N}=A,W=I()[l],x=(0,O._U)(N.message),X={code:l,...W,usualSeverity:W.severity,
...N,message:x};return j===void 0?X:typeof j=="string"?{...X,help:(0,w.$Y)((0,O._U)(j))}:{...X,help:i(j,e),cures:j}}}),8011:((q,F,o)=>{o.d(F,{DA:()=>k,Iz:()=>D,
J0:()=>t,My:()=>g,Zp:()=>e,_W:()=>i,k0:()=>r,tg:()=>h});var E=o(1064),w=o(9587),O=o(4e3),C=o(5799);const b=120,I="is not a registry module, and `version` applie\
s to registry modules only",R={"local-with-version":[I,"remove `version`"],"remote-with-version":[I,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be down\
loaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},M={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an ad\
dress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function _(s){
if("error"in s)return{message:s.error,help:s.advice??void 0};if("address"in s){const[f,y]=M[s.reason];return{message:`${s.address} ${f}`,help:y}}const[c,l]=R[s.
reason],[,n]=T.exec(s.text)??[],d=n===void 0?"":`write "${n}" for the module of the registry, or `;return{message:`"${s.text}" ${c}`,help:`${d}${l}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
D=({path:s,maker:c})=>(0,C.CC)("source-missing",{message:`there is no directory ${(0,O.dh)(s)}`,help:"correct the path, or commit the directory",...c!==null&&{message:`\
there is no directory ${(0,O.dh)(s)} in this checkout; ${(0,O.dh)(c)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),k=s=>"isOld"in s?(0,C.CC)("source-invalid",{...$(s),affects:[s.client]}):(0,C.CC)(
"source-invalid",_(s)),g=s=>(0,C.CC)("source-near-miss",{message:s.host===null?`"${s.text}" is not read as a registry address`:`"${s.text}" is read as host ${s.
host}`,help:s.advice}),m="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function a(s){const{shown:c,more:l}=(0,O.zN)(s,4),
n=c.map(({text:f,from:y})=>`${f===null?"not known":(0,O.dh)(f,b)} ${y??"by default"}`),d=l>0?`${l} more`:n.pop();return`${n.join(", ")} and ${d}`}function p(s){
const{address:c,argument:l,expression:n,candidates:d,refused:f}=s,y=(0,O.dh)((0,w.Qj)(n),b),v=`${l} of ${c} is ${y}`;if(f==="never")return{message:`${v}, which \
Terraform does not evaluate`,help:`write the ${l} as a literal`};if(f!==null){const{variable:u}=f;if(u===""){const A=`write the ${l} with literals, locals and v\
ariables only`;return{message:`${v}, which cannot be known during init`,help:A}}return{message:`${v}, and Terraform evaluates var.${u} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${u}", which requires Terraform 1.15, or write the ${l} as a literal`}}return d.length>1?{message:`${v}, which is\
 ${a(d)}`,help:m}:{message:`${v}, which is only known at init time`,help:m}}function $({address:s,expression:c,client:l,isOld:n}){const d=(0,O.dh)((0,w.Qj)(c),b),
f=`source of ${s} is ${d}`,[y,v]=[E.bB[l],E.Y8[l]],u="write the source as a literal";if(n)return{message:`${f}, which ${y} evaluates only since ${v}`,help:`${u}\
, or use ${y} ${v} or later`};const A=l==="terraform";return{message:`${f}, and ${y} evaluates only locals and ${A?"variables with `const = true`":"variables"} \
here`,help:`${u}${A?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const t=s=>(0,C.CC)("sou\
rce-dynamic","isOld"in s?$(s):p(s)),r=s=>(0,C.CC)("host-invalid",{message:`"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0}),h=({block:s})=>(0,C.
CC)("host-missing",{severity:"warning",message:`the ${s} has no hostname, and OpenTofu has no default`,help:s==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),e=({host:s,name:c})=>(0,C.CC)("host-dotless-module",{message:`module sources cannot name host ${s}: must contai\
n at least one dot`,help:`use a full name such as ${c}.localdomain; provider addresses accept the short name`}),i=({host:s})=>(0,C.CC)("host-idn-module",{message:`\
Terraform cannot use modules from host ${s}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",
note:"OpenTofu 1.12 and later accept this one"})}),8937:((q,F,o)=>{o.d(F,{$w:()=>_,nP:()=>T,pt:()=>M,qV:()=>k,ro:()=>b,ti:()=>a,to:()=>p,uK:()=>I,wt:()=>R,yN:()=>g,
zT:()=>D});var E=o(1064),w=o(1831),O=o(4e3),C=o(5799);const b="this pull request needs no change; run the check where the secret is available, for example on th\
e main branch",I={because:"the host limits the requests of this machine or of its network",operator:"raise the limit, or send fewer requests at once (`concurren\
cy`, parallel jobs)",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners \
share theirs"},R=({token:$})=>$==="dropped"||$==="withheld";function M({host:$,token:t,source:r},h){const e=`sent${h===null?"":` to ${h}`}`;switch(t){case"none":
return`no token was found for ${$}`;case"sent":return`the token for ${$} from ${r} was ${e}`;case"dropped":return`the token for ${$} from ${r} was not ${e}, bec\
ause the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${$} from ${r} was not ${e}, because the URL is not https; the CLIs do \
send it`}}function _({host:$,token:t},r,h,e){const i=(0,E.n3)($)?(0,O.qZ)($):void 0;switch(t){case"none":return{...(0,C.Lw)(T($)),guest:i};case"sent":return(0,C.
Lw)(e);case"dropped":return(0,C.C)(`serve ${r} without the redirect to ${h??"another host"}`);case"withheld":return(0,C.C)(`serve ${r} at an https URL`)}}function T($,t="",r=""){
const h=(0,w.Fq)((0,w.$Y)($)),[e]=h.ok?(0,w.fK)(h.value):[],i="${{ secrets.REGISTRY_TOKEN }}";return{terminal:`${r}${e===void 0?`run \`terraform login ${$}\``:g(
e)}${t}`,workflow:`${r}add the line "${$}=${i}" to the tokens input${e===void 0?"":`, or "${e}: ${i}" to env`}${t}`}}const D=$=>$.startsWith("credentials helper\
 "),k=($,t)=>D($)||/credentials\.tfrc\.json:\d+$/.test($)?`run \`terraform logout ${t}\` and \`terraform login ${t}\``:"renew it there",g=$=>/^\w+$/.test($)?`ex\
port ${$}=\u2026`:`env '${$}=\u2026' terraform init`,m=({isFork:$,searched:t,notRead:r})=>$?"secrets are withheld from pull requests of forks":`no token was fou\
nd (searched: ${t.join(", ")}${r.length===0?"":`; not read: ${r.join(", ")}`})`;function a($,t,r,h){const e=`${t}, and ${m(h)}`;return h.isFork?(0,C.CC)($,{message:e,
help:b,severity:"notice"}):(0,C.CC)($,{message:e,help:(0,C.Lw)(r)})}function p($,t,r=""){const{message:h}=$;if("code"in t){const{message:s,help:c="",cures:l=(0,C.
Lw)(c)}=t,n=h.includes(`from ${r}`)?`the token from ${r} `:"";return{...$,message:`${h}; ${s.replace(n,n&&"it ")}`,cures:l}}const e=t.isFork?{help:b}:{},i=h.replace(
/; no token was found for [^;]*$/,"");return{...$,message:`${i}; ${m(t)}`,...e}}}),9664:((q,F,o)=>{o.d(F,{Gz:()=>w,LA:()=>b,jt:()=>O,un:()=>C});var E=o(3916);const w=(I,R)=>I===
""?R:`${I}/${R}`,O=I=>I.slice(0,Math.max(0,I.lastIndexOf("/")));function C(I,R){const M=(0,E.join)(I,R).replace(/\/$/,"");return M==="."?"":M}const b=I=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(I)}),1022:((q,F,o)=>{o.d(F,{A5:()=>i,Gi:()=>M,mi:()=>m,op:()=>e,sL:()=>p});var E=o(4091),w=o(1831),O=o(8408),C=o(5011);const b={terraform:["terraform.io"],
opentofu:["terraform.io","opentofu.org"]},I="hashicorp",R="-",M=({host:s,namespace:c})=>s===(0,C.Vm)("terraform")&&c===I,_='Invalid provider source string: The \
"source" attribute must be in the format "[hostname/][namespace/]name"',T="must contain only letters, digits, and dashes, and may not use leading or trailing da\
shes",D={prefix:"terraform-",whose:"a Terraform",frequency:"often"},g={terraform:[D],opentofu:[D,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};
function m(s,c){const l=s.split("/");if(l.length>3||l.includes(""))return a(_);const[n="",d,f]=l.reverse(),y=p(n);if(!y.ok){const X=`${(0,E.ol)(n)} in source ${(0,E.
ol)(s)}`;return a(`Invalid provider type: Invalid provider type ${X}: ${y.why}"`)}const v=f===void 0,u=v?(0,E.Ju)((0,C.Vm)(c)):(0,w.Pv)(f);if(d===void 0&&u.ok){
const X={hostImplied:v,namespace:I,type:y.value};return{kind:"registry",host:u.value,...X}}const P=d===R?(0,E.Ju)(d):p(d??""),j=`namespace "" in source ${(0,E.ol)(
s)}`;if(!P.ok)return a(`Invalid provider namespace: Invalid provider ${j}: ${P.why}"`);const N="Invalid provider source hostname";if(!u.ok)return a(`${N}: ${N} ${j}\
: ${u.why}"`);const W={hostImplied:v,host:u.value,namespace:P.value,type:y.value},x=t(W,c);return x===void 0?{kind:$(W,c),...W}:a(x)}const a=s=>({kind:"invalid",
error:s});function p(s){if(/^[a-z0-9]+$/.test(s))return(0,E.Ju)(s);if(s==="")return(0,E.TR)("must have at least one character");if(s.includes("."))return(0,E.TR)(
"dots are not allowed");if(s.includes("--"))return(0,E.TR)("cannot use multiple consecutive dashes");const c=(0,O.YE)(s);return c.ok?(0,E.Ju)((0,O.DI)(c.value)):
(0,E.TR)(T)}function $({host:s,namespace:c},l){return c===R?"legacy":c==="builtin"&&b[l].includes(s)?"builtin":"registry"}function t(s,c){const l=(0,C.Vm)(c);if(s.
namespace===R&&s.host!==l)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${l}.`;const n=g[c].find(({prefix:d})=>s.
type.startsWith(d));return n===void 0?void 0:r(s,n,c)}function r(s,{prefix:c,whose:l,frequency:n},d){const f=`${c}provider-`,y=s.type.slice(f.length);if(!s.type.
startsWith(f)||!p(y).ok)return`Invalid provider type: Provider source ${(0,E.ol)(h(s))} has a type with the prefix ${(0,E.ol)(c)}, which isn't allowed because i\
t would be redundant to name ${l} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const v=h({...s,type:y},
d);return`Invalid provider type: Provider source ${(0,E.ol)(h(s,d))} has a type with the prefix ${(0,E.ol)(f)}, which isn't valid. Although that prefix is ${n} \
used in the names of version control repositories for ${l.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,E.ol)(v)}?`}const h=({host:s,namespace:c,type:l},n)=>n!==void 0&&s===(0,C.Vm)(n)?`${c}/${l}`:`${(0,w.pk)(s)}/${c}/${l}`,e=s=>s.replace(/^.*\./s,
""),i=s=>(s??"").replace(/[._].*$/s,"")}),5102:((q,F,o)=>{o.d(F,{DI:()=>R,Fl:()=>k,JR:()=>M,QK:()=>p,Rm:()=>m,Yn:()=>g,Zh:()=>$,b:()=>T,fi:()=>r,hm:()=>a,md:()=>D,
nM:()=>t,nx:()=>C,sG:()=>I,vh:()=>b});var E=o(2886),w=o(2389),O=o(5799);const C={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"\
passed"},b=Object.keys(C);function I(h){if(T(h))return"unchecked";const e=a(h.findings);return e==="error"?"fails":e==="warning"?"warns":M(h)?"skipped":"works"}
const R=h=>I(h)==="fails",M=({visit:h})=>h.attempt.discovery.kind==="skipped",_=["host-not-checked",...E.H4],T=({visit:{attempt:h}})=>h.discovery.kind==="skippe\
d"&&_.includes(h.discovery.problem.code),D=h=>b.flatMap(e=>h.filter(i=>I(i)===e));function k(h){const e=new Set(h.map(({worst:i})=>i));return e.has("error")?"fa\
ils":e.has("warning")?"warns":h.some(m)?"skipped":"works"}function g(h,e){const i=Object.groupBy(h,d=>k(e(d))),{fails:s=[],warns:c=[],skipped:l=[],works:n=[]}=i;
return[s,c,l,n]}const m=({chosen:h,isUnchecked:e})=>e===!0||Object.keys(h).length===0,a=h=>O.oC.find(e=>h.some(i=>i.severity===e))??null;function p({findings:h}){
const e=a(h);return e==="notice"?[]:h.filter(({severity:i})=>i===e)}const $=({severity:h},{failOn:e})=>h==="error"||(0,w.k2)(h,e),t=({severity:h})=>h!=="notice";
function r({passed:h,hosts:e,findings:i}){return h?i.some(t)?"warns":e.length===0?"skipped":"works":"fails"}}),4120:((q,F,o)=>{o.d(F,{H8:()=>I,Iu:()=>b,QI:()=>T,
QN:()=>p,SY:()=>R,dy:()=>C,kJ:()=>D,nO:()=>$,od:()=>_,tY:()=>k,u8:()=>m});var E=o(4e3),w=o(5799),O=o(1064);const C="new in this pull request",b=t=>t.replace(/^./u,
r=>r.toUpperCase()),I=t=>w.oC.flatMap(r=>{const{length:h}=t.filter(e=>e.severity===r);return h===0?[]:[(0,E.px)(h,r)]}).join(", "),R=t=>O.zK.every(r=>t.includes(
r))?"all clients":M(t).join(", "),M=t=>t.map(r=>O.bB[r]);function _(t,r){const h=r.filter(e=>t.includes(e));return t.length===0||h.length===r.length?"":M(h).join(
", ")||"no client in use"}const T=({clients:t,versions:r})=>t.map(h=>[O.bB[h],r[h]].join(" ").trim()).join(" and ");function D(t){return t<999.5?`${Math.round(t)}\
 ms`:t<59950?`${(t/1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function k(t){return t<1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)}\
 MB`}const g=36e5;function m(t,r){const h=(Date.parse(r)-Date.parse(t))/g;if(h>=48)return`${a(h/24)} days`;if(h>=1)return`${a(h)} h`;const e=Math.floor(h*60);return e>=
1?`${e} min`:"less than a minute"}const a=t=>Math.floor(t*10)/10,p=t=>`${t.slice(0,16).replace("T"," ")} UTC`;function $(t,r){const h=(Date.parse(t)-Date.parse(
r))/(24*g);if(Number.isNaN(h))return t;const e=Math.floor(Math.abs(h)),i=e===0?"less than a day":(0,E.px)(e,"day");return`${t.slice(0,10)} (${h<0?`${i} ago`:`in\
 ${i}`})`}}),6503:((q,F,o)=>{o.d(F,{CN:()=>t,Dx:()=>g,GH:()=>_,Ky:()=>C,TD:()=>b,YC:()=>a,eb:()=>R,f5:()=>m,io:()=>p,ju:()=>$,lp:()=>k,mj:()=>T,oN:()=>D});var E=o(
4e3),w=o(5143),O=o(5799);function C(e,i){const{places:s,noun:c}=b(e);return(0,E.K4)(s,i,w.eo,l=>(0,E.px)(l,`more ${c}`))}function b(e){const i=h(e),s=(0,w.t6)(i,
l=>r(l)?(0,w._M)(l.file)??l:l),c=I(s).length>1;return{places:c?s:i,noun:c?"repository":"place"}}const I=e=>e.filter(r).filter(({file:i})=>(0,w._M)(i)!==null),R=e=>(0,w.
t6)(I(M(e)),({file:i})=>(0,w._M)(i)),M=e=>[...new Set(e.map(({places:i})=>i))].flat(),_=(e,i,s)=>`${e===i?"all":`${e} of`} ${i} ${s}`;function T(e,i){const{length:s}=i>
1?R(e):[];return s>1?_(s,i,"repositories"):""}function D(e,i){const s=new Set(e.flatMap(({file:n})=>(0,w._M)(n)??[])).size>1,c=n=>(s?(0,w._M)(n.file):null)??`${n.
line}:${n.file}`,l=new Set(i.map(c));return e.filter(n=>!l.has(c(n)))}function k(e,i){const s=g([e]);return C(D(s,s.slice(0,1)),i)}const g=e=>h(M(e).filter(r)),
m=e=>[...new Set(M(e).filter(i=>typeof i=="string"))];function a(e){const i=e.hosts.flatMap(({requirements:c})=>c),s=[...e.findings,...e.roots.flatMap(({rows:c})=>c)];
return[...new Set([...i.map(({because:c})=>c),...s.map(c=>c.places)])]}const p=e=>e.find(i=>(0,O.Xd)(i)!==null),$=({services:[e,...i]})=>i.length===0?e??null:null,
t=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,w._M)(e)===null,r=e=>typeof e!="string",h=e=>(0,w.t6)(e,i=>r(i)?`${i.line}:${i.file}`:i)}),6763:((q,F,o)=>{
o.d(F,{QA:()=>a,h$:()=>t,j6:()=>$,q9:()=>k,rc:()=>g});var E=o(1102),w=o(4e3),O=o(5143),C=o(1831),b=o(9562),I=o(5102),R=o(4120),M=o(6503);const _=50,T=3,D=2;function k(r){
const{shown:h,more:e}=(0,w.zN)(r,_);return e===0?h:[...h,`and ${(0,w.px)(e,"more remark")}`]}function g(r){const h=(0,M.YC)(r).some(({length:f})=>f===O.WD),i=r.
roots.flatMap(({rows:f})=>f.flatMap(y=>y.platforms)).some(({available:f})=>f),s=r.files.filter(({exclude:f,severity:y})=>f&&y!=="notice"),c=[...new Set(s.flatMap(
({exclude:f})=>f??[]))],l=(0,M.eb)(s).length>0?" where their files are read":"",n=`${(0,w.px)(s.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,d=`to skip such files, set \`exclude\`${l}: ${(0,w.K4)(c,T,w.dh)}`;return[...h?[`lists of places end after ${O.WD} places`]:[],...s.length>0?[`${n}\
; ${d}`]:[],...i?["signatures of provider packages were not verified"]:[]]}const m="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function a({findings:r},h){const e=m.flatMap(s=>{const c=h[s]||s.endsWith("Y")&&h[s.toLowerCase()];return c?`${s} (${(0,w.dh)(c.slice(c.lastIndexOf("@")+1))}\
)`:[]});return r.some(s=>s.problem.obstacle||(0,E.z)(s))&&e.length>0?[`connections used ${e.join(", ")}`]:[]}function p({hosts:r},h){const{scan:e,repositories:i}=h,
{length:s}=r.filter(({requirements:d})=>d.some(({because:f})=>f.some(y=>typeof y!="string"))),c=`${(0,w.px)(e.usages,"usage")} of ${(0,w.px)(s,"registry host")}`,
l=s===0?"no registry host is used":c;return i.length>0?`${l} in ${(0,w.px)(i.length,"repository")}`:e.files===0?e.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,w.px)(e.files,"file")} (${(0,R.tY)(e.bytes)})`} in ${(0,R.kJ)(e.durationMs)}: ${l}`}function $({hosts:r},{depth:h}){const e=r.filter(
c=>["works","warns"].includes((0,I.sG)(c))&&c.requirements.some(({service:l,because:n})=>(l===b.e$||l===b.xq)&&n.some(f=>typeof f!="string")));return h!=="disco\
very"||e.length===0?[]:[`not checked at ${(0,w.K4)(e,D,({visit:c})=>(0,C.nx)(c.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function t(r,h){const{dialect:e,durationMs:i,scan:s,remarks:c}=h,{findings:l,ignored:n}=r,d=(0,R.H8)(l)||"no findings",f=n>
0?`${d}, ${n} ignored`:d,v=r.hosts.length===0&&s.files===0?"":` for ${(0,R.QI)(e)} (${e.why})`,u=p(r,h);return[`${f}; checked in ${(0,R.kJ)(i)}${v}`,...u===null?
[]:[u],...c]}}),4526:((q,F,o)=>{o.d(F,{Pv:()=>I,RO:()=>m,fJ:()=>D,hK:()=>R,n6:()=>p,s1:()=>$,z0:()=>C});var E=o(9664),w=o(5011),O=o(5257);const C=({kind:t})=>t===
"module"||t==="state"||t==="lock",b=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function I({
usages:t,declared:r,units:h},e){const i=new Map,s=l=>{const n=i.get(l)??R(l);return i.set(l,n),n},c=({directories:l,place:n})=>l?.map(s)??[s((0,E.jt)(n.file))];
for(const l of h)M(s(l.directory),l);for(const l of t)if(!(!l.clients.includes(e)||l.kind==="installed_module"))for(const n of c(l))l.kind==="test_module"?n.tests.
push(l):_(n,l,e);for(const l of r){const{kind:n,place:d}=l;if(!(e==="terraform"&&/\.tofu(\.json)?$/.test(d.file)))for(const f of c(l))f.declared.push(l),n==="lo\
ck"?T(f,d):f.hasConfiguration=!0,f.isInitialised||=n==="state"}for(const l of i.values())a(i,l);return i}const R=t=>({name:t,...{usages:[],declared:[],tests:[],
children:[]},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[t]});function M(t,r){t.unit=r,t.hasConfiguration=!0,t.isInitialised=!0,r.module!==
null&&t.children.push({name:r.module,root:null})}function _(t,r,h){const e=r.address==="terraform"&&t.unit?.module===null;if(!(r.kind==="terragrunt_source"&&!e)&&
(r.kind==="lock_provider"?T(t,r.place):t.hasConfiguration=!0,!(!b.test(r.kind)||r.isOverridden&&r.kind!=="module")&&(t.usages.push(r),!(r.isOverridden||r.kind!==
"module"))))for(const{source:i,root:s}of(0,O.MZ)(r,h))for(const c of k(t.name,i))t.children.push({name:c,root:s})}function T(t,{file:r}){t.lockFile=r,t.isInitialised=
!0}const D=(t,{name:r,unit:h})=>t.root===null||h===null&&t.root===r,k=(t,r)=>r!==null&&(0,w.Nj)(r)?[(0,E.un)(t,r)]:[],g=/(^|\/)tests$/,m=t=>g.test(t)?(0,E.jt)(t):
t;function a(t,r){const{name:h,tests:e}=r;if(e.length===0)return;const i=g.test(h)?t.get((0,E.jt)(h)):void 0,s=i?.hasConfiguration===!0?i:r;s.isInitialised=!0,s!==
r&&(s.tests.push(...e),r.tests=[])}const p=({name:t,tests:r})=>r.flatMap(({text:h})=>k(t,h)),$=t=>[...t.children.map(({name:r})=>r),...p(t)]}),5257:((q,F,o)=>{o.
d(F,{IY:()=>T,Im:()=>D,JT:()=>_,KS:()=>g,MP:()=>M,MZ:()=>m,W$:()=>R,Xo:()=>p,cd:()=>I,ek:()=>k,lc:()=>a});var E=o(9075),w=o(9664),O=o(5011),C=o(1022);const b="h\
ostnames input",I={file:b,line:1,column:1,endColumn:1},R=t=>t.file===b?b:t,M=({host:t,namespace:r,name:h,system:e})=>[t,r,h,e].join("/"),_=({host:t,namespace:r,
type:h})=>[t,r,h].join("/"),T=t=>"type"in t?_(t):M(t);function D(t){return"constraints"in t?t.constraints:t.constraint===null?[]:[t.constraint]}const k=t=>("pla\
ces"in t?t.places:[t.place]).map(R);function g({version:t},r){if(t===void 0)return null;const{text:h,value:e,place:i}=t,s=(e===void 0?h:e[r])??null;return s===null?
null:{text:s,place:i}}const m=({text:t,calls:r},h)=>r===void 0?[{root:null,source:t,version:null,isOpen:!1}]:r[h]??[];function a({kind:t,text:r,address:h},e,i){
switch(t){case"required_provider":case"state_store_provider":case"lock_provider":{const s=(0,C.mi)(r??"",i);return s.kind==="registry"?s:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,C.op)(h)};case"implied_provider":return{host:e,namespace:"hashicorp",type:(0,C.
A5)(r)};default:return null}}function p(t,r){const h=Map.groupBy(r,({lockFile:c})=>c),e=new Set(t.flatMap(({kind:c,text:l,place:n})=>$.test(c)&&!(0,O.Nj)(l??"")?
(0,w.jt)(n.file):[])),i=(0,E.Oo)(c=>new Set(c.providers.map(({provider:l})=>_(l)))),s=(c,l)=>{if(c.calls.length>0||c.directories.some(d=>e.has(d)))return!0;const n=a(
l,(0,O.Vm)(c.client),c.client);return n===null||i(c).has(_(n))};return t.map(c=>{if(c.kind!=="lock_provider"||c.needs.length===0)return c;const l=h.get(c.place.
file);return l===void 0||l.some(n=>s(n,c))?c:{...c,needs:[]}})}const $=/^(?:module|test_module|terragrunt_source|installed_module)/}),7747:((q,F,o)=>{o.d(F,{E:()=>I});
var E=o(3024),w=o(6760),O=o(5747),C=o(9075),b=o(6195);function I({root:M,scan:_}){const T=[M,..._.map(m=>(0,w.resolve)(M,(0,b.VK)(m).fixed))].map(R),D=m=>T.some(
a=>a!==null&&(0,O.UO)(m,a)),k=m=>{const a=(0,w.resolve)(M,m),p=(0,E.existsSync)(a)?R(a):null;return p!==null&&D(p)?p:null},g=(m,a)=>{const p=k(m);return(p===null?
[]:(0,O.Mc)(p).filter(a)).map(({name:t})=>t).sort()};return{list:m=>g(m,a=>!a.isDirectory()),directories:m=>g(m,a=>a.isDirectory()&&!(0,b.G$)(a.name)),exists:(0,C.
Oo)(m=>k(m)!==null),read:(m,a)=>{const p=k(m);return p===null?null:(0,O.r7)(p,a)}}}const R=M=>(0,O.N0)(()=>(0,E.realpathSync)(M),null)}),8416:((q,F,o)=>{o.d(F,{
L2:()=>M,WJ:()=>R,rU:()=>_,uQ:()=>T});var E=o(4e3),w=o(5143),O=o(1064),C=o(9664),b=o(5603),I=o(3469);const R=([t,...r])=>t===void 0||r.length>0?"both":t;function M({
setting:t,scan:r}){const{name:h}=t,e=h==="auto"?null:h==="both"?O.Du:[h],i=r===null||r.isEmpty?null:r,s=i===null?[]:m(i,t,e),c={setting:t,signs:s,constraints:i?.
constraints??[]};if(e!==null)return a(e,["set by `dialect`"],[],c);if(i===null)return a(O.Du,["CLI not detected; set `dialect` to check one"],[],c);const l=g(s);
if(l.length===0)return{...a(["terraform"],["assumed; set `dialect`"],[],c),isGuess:!0};const n=D(l),d=n.flatMap(f=>l.find(y=>y.client===f)??[]);return a(n,d.map(
$),l,c)}function _({clients:t},r){if(r===null||r.isEmpty)return O.zK;const h=new Set([...t,...r.tools().others]);return r.usesTerragrunt&&h.add("terragrunt"),O.
zK.filter(e=>h.has(e))}function T(t,{evidence:r,versions:h}){return(e,i)=>{const s=r.some(c=>{if(c.level!=="version-file"||c.version===null)return!1;const l=(0,C.
jt)(c.place.file);return c.client===e&&(l===""||`${i}/`.startsWith(`${l}/`))});return t.version??(s?h[e]??null:null)}}const D=t=>O.Du.filter(r=>t.some(h=>h.client===
r));function k(t){const r=t.filter(({place:h})=>!(0,w.Zl)(h.file));return r.length===0?t:r}function g(t){const r=k(t),h=b.A.find(e=>r.some(i=>i.level===e));return r.
filter(({level:e})=>e===h)}function m({signs:t,tools:r,hasCloudHostname:h},{version:e},i){const s=g(t),c=i??D(s),l=s.every(({place:u})=>(0,w.Zl)(u.file)),n=i===
null&&(l||s.some(({isCloud:u})=>u)),d=e===null&&c.some(u=>(0,I.w)(u,[]).length>1);if(!n&&!d)return t;const{setsCloudHostname:f,signs:y}=r(),v=h||f;return[...t.filter(
({isCloud:u})=>!(u&&v)),...y]}function a(t,r,h,e){const i=t.map(l=>p(l,e)),s=i.filter(({version:l})=>l!==null),c=s.flatMap(({signs:l})=>l.slice(0,1).map($));return{
name:R(t),clients:t,releases:i.flatMap(({releases:l})=>l),versions:Object.fromEntries(s.map(l=>[l.client,l.version??""])),why:[...new Set([...r,...c])].join(", "),
evidence:[...new Set([...h,...i.flatMap(({signs:l})=>l)])]}}function p(t,{setting:r,signs:h,constraints:e}){const i=(f,y)=>{const[v=null,...u]=f,A=(0,I.w)(t,f);
return{client:t,releases:A,version:u.length===0?v:null,signs:y}};if(r.version!==null)return i([r.version],[]);const s=k(h.filter(f=>f.client===t&&f.version!==null)),
c=new Set(s.map(({version:f})=>(f??"").replace(/^v/,"")));if(c.size>0){const f=i([...c],s);return{...f,version:(0,I.l)(f.version??"")?f.version:null}}const l=k(
e),n=i([],[]),d=i(l.map(({text:f})=>f),l.map(({text:f,place:y})=>({client:t,level:"syntax",place:y,text:`requires ${(0,E.dh)(f)}`,version:f})));return d.releases.
length===n.releases.length?n:d}const $=({place:t,text:r})=>`${t.file}:${t.line} ${r}`}),796:((q,F,o)=>{o.d(F,{$:()=>a,$t:()=>i,AN:()=>$,Dx:()=>e,_X:()=>k});var E=o(
6134),w=o(9664),O=o(7747),C=o(2161),b=o(6195);const I=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipeline\
s .pipelines .spacelift".split(" "),R=s=>s==="config.toml",M=[["",C.Z8],[".github",()=>!1],...I.map(s=>[s,c=>/\.ya?ml$/i.test(c)]),[".devcontainer",C.Z8],[".con\
fig",C.TD],[".config/mise",R],[".mise",R]],_=".github/actions",T=128*1024,D=200;function*k({root:s,exclude:c},l){const n=(0,O.E)({root:s,scan:[]}),d=(0,b.Ls)(c),
f=g(n).filter(u=>!d(u)),y=u=>u.split("/").length,v=[...new Set([...f,...l])].sort((u,A)=>y(u)-y(A)||(u<A?-1:1));for(const u of v.slice(0,D)){const A=n.read(u);A!==
null&&A.length<=T&&(yield{file:u,text:A})}}function g(s){const c=M.flatMap(([n,d])=>s.list(n).filter(f=>d(f)||a((0,w.Gz)(n,f))).map(f=>(0,w.Gz)(n,f))),l=s.directories(
_).flatMap(n=>["action.yml","action.yaml"].map(d=>`${_}/${n}/${d}`));return[...c,...l]}const m=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],a=s=>m.some(({path:c})=>c.test(s)),p=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function $({file:s,text:c}){if(a(s)){const n=e(s,c);return m.filter(({path:d,line:f})=>d.test(s)&&(f===void 0||n.some(y=>f.test(y)))).map(({client:d})=>d)}return c.
search(p)<0?[]:e(s,c).flatMap(n=>n.match(p)??[]).map(n=>n.toLowerCase())}const t=1e3,r=/(^|\s)#.*$/s,h=/(^|\s)(\/\/|\/?\*).*$/s;function e(s,c){const l=/jenkinsfile|\.json$/i.
test(s)?h:r;return c.split(`
`).map(n=>n.slice(0,t).replace(l,"").trimEnd())}function i(s,c,l,n){return{file:s,...(0,E.yN)(l)(n),line:c+1}}}),2161:((q,F,o)=>{o.d(F,{L8:()=>k,TD:()=>r,U4:()=>T,
Z:()=>t,Z8:()=>h,dN:()=>$,e0:()=>D,tr:()=>_,xO:()=>p});var E=o(1064);const w=["terraform"],O=["opentofu"],C=/\.tfquery\.(hcl|json)$/,b=[[/\.tf(\.json)?$/,"confi\
g",E.Du],[/\.tofu(\.json)?$/,"config",O],[/\.tftest\.(hcl|json)$/,"test",E.Du],[/\.tofutest\.(hcl|json)$/,"test",O],[C,"query",w],[/\.tfmigrate\.hcl$/,"migrate",
w],[/\.tf(component|stack)\.(hcl|json)$/,"stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,E.Du],[/terragrunt\.hcl\.json$|\.hcl$/,
"terragrunt",E.Du]],I=/\.(tf|tofu|hcl|json)$/,R=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:E.Du,isOverride:!1},_=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(e),T=".terraform/modules/modules.json",D={...M,class:"manifest",syntax:"json"};function k(e,i,s){if(e===R)return M;const c=I.test(e)?b.find(([W])=>W.test(e)):
void 0,[l=/$/,n=null,d=[]]=c??[];if(n===null)return;const f=g(e)&&n==="test"&&s==="tests";if(g(e)&&!f)return;const y=e.search(l),v=e.slice(0,y),u=v+e.slice(y).replace(
".tf",".tofu"),A=v==="override"||v.endsWith("_override"),P=f||u!==e&&i.has(u);if(P&&!d.includes("terraform"))return;const j=P?w:d,N=e.endsWith(".json")?"json":"\
hcl";return{class:n,syntax:N,clients:j,isOverride:A}}const g=e=>e.startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),m=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
a=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|c\
irrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),p=e=>C.test(e),$=[".spacelift/confi\
g.yml",".spacelift/config.yaml"],t=e=>e.endsWith(".tfbackend"),r=e=>m.test(e),h=e=>r(e)||a.test(e)}),6195:((q,F,o)=>{o.d(F,{$8:()=>M,G$:()=>_,Ls:()=>I,VK:()=>b,
sT:()=>D,sq:()=>T});var E=o(6760),w=o(5747),O=o(7052);const C=/[*?[{]/;function b(k){const g=k.split("/"),m=g.findIndex(a=>C.test(a));return m<0?{fixed:k}:{fixed:g.
slice(0,m).join("/"),glob:g.slice(m).join("/")}}function I(k){const g=k.map(m=>{const a=m.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:a,start:R(
a)}});return m=>{const a=m.toLowerCase();return g.some(({glob:p,start:$})=>p===m||a.startsWith($)&&E.posix.matchesGlob(m,p))}}function R(k){const[g=""]=k.includes(
"..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(k)??[];return g.toLowerCase()}const M=({file:k,glob:g},m)=>k===m||g!==void 0&&E.posix.matchesGlob(m,g),_=k=>k.startsWith(".")||
k==="node_modules",T=k=>E.sep==="/"?k:k.replaceAll(E.sep,"/");function D(k,{boundary:g}){return k.kind==="error"?(0,O.WO)({what:"link",code:k.code}):(0,w.UO)(k.
path,g)?k.kind==="special"?(0,O.WO)({...k,what:"link-to-special-file"}):k.kind==="file"?k.path:null:(0,O.a3)()}}),5603:((q,F,o)=>{o.d(F,{A:()=>b,j:()=>I});var E=o(
5143),w=o(5799),O=o(1064),C=o(5011);const b=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({file:_,kind:{
clients:T},scope:D,isContext:k}){if(k)return;const[g,...m]=T;if(g!==void 0&&m.length===0&&!/(^|\/)[.#][^/]*$/.test(_)){const a=`is read by ${O.bB[g]} only`;this.
addSign({client:g,level:"syntax",place:{file:_,...w.wv},text:a})}for(const a of D.declared)this.addDeclared(a)}end(_){for(const{kind:T,host:D,place:k,clients:g,
isOverridden:m,text:a}of _)if(T==="lock_provider"){const p=O.Du.find(t=>(0,C.Vm)(t)===D),$=`locks providers from ${D}`;p&&this.addSign({client:p,level:"lock-fil\
e",place:k,text:$})}else T==="cloud_default"&&!m&&g.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:k,text:"has a cloud block withou\
t hostname",isCloud:!0}):T==="module"&&a?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:k,text:"uses an OCI registry"});return{signs:[
...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(_){const{kind:T,text:D,place:k}=_;if(T==="version")R(this.constraints,D,_);else if(T===
"binary"){const g=D==="tofu"?"opentofu":"terraform";this.addSign({client:g,level:"version-file",place:k,text:"sets terraform_binary"})}else if((0,O.SO)(T)){const{
client:g,what:m}=O.$I[T];this.addSign({client:g,level:"syntax",place:k,text:`has ${m}`})}}addSign(_){R(this.signs,`${_.client} ${_.text}`,{..._,version:null})}}
function R(M,_,T){const D=(0,E.Zl)(T.place.file)?`${_} aside`:_;M.has(D)||M.set(D,T)}}),7854:((q,F,o)=>{o.d(F,{G4:()=>g,O8:()=>b,Rt:()=>C,VZ:()=>I,eI:()=>M,kA:()=>T,
s7:()=>_,sw:()=>R,vH:()=>D});var E=o(9075),w=o(7052),O=o(5799);const C=["organization","workspaces"],b=["module","state","lock"],I=["version","compatible","prov\
ider-version"];function R(m,a){const p=(0,E.Oo)(t=>t.filter(r=>a.includes(r))),$=(0,E.Oo)(t=>t.map(r=>({...r,clients:p(r.clients)})).filter(r=>r.clients.length>
0));return m.flatMap(t=>{const r=p(t.clients);if(r.length===t.clients.length)return t;const h=$(t.needs),e=t.isHostImplied?h[0]?.host??t.host:t.host;return r.length===
0?[]:{...t,clients:r,needs:h,host:e}})}const M=(m,a)=>a.length===0?m:m.map(p=>{const{calls:$,evaluated:t}=p;if($===void 0||t===void 0)return p;const r=Object.entries(
$).filter(([h])=>!a.some(e=>e===h));return{...p,calls:Object.fromEntries(r)}}),_=({workspace:m,hasOwnToken:a,directHost:p})=>m!==void 0||a===!0||p!==void 0,T=m=>new Set(
m.flatMap(({host:a,isHostImplied:p})=>p?[]:a??[])),D=(m,a)=>m.filter(({clients:p})=>p.some($=>a.includes($))),k=1e4;function g(m=k){const a=[],p={error:0,warning:0,
notice:0};let $=0;const t=h=>{p[h.severity]+=1,p[h.severity]<=m?a.push(h):$+=1},r=()=>(0,O.sb)(".",(0,w.ub)({kind:"problems",max:m,omitted:$}));return{add:t,all:()=>$===
0?a:[...a,r()]}}}),5751:((q,F,o)=>{o.d(F,{s:()=>c});var E=o(3024),w=o(6760),O=o(5747),C=o(4091),b=o(4e3),I=o(6181),R=o(1831);let M=function(...v){return{BlockList:M}=
process.getBuiltinModule("node:net"),new.target?new M(...v):M(...v)},_=function(...v){return{isIP:_}=process.getBuiltinModule("node:net"),new.target?new _(...v):
_(...v)};function T(v){const u=j=>v[j]||v[j.toLowerCase()]||"",A={http:k("HTTP_PROXY",u("HTTP_PROXY")),https:k("HTTPS_PROXY",u("HTTPS_PROXY"))},P=a(u("NO_PROXY"));
return j=>{const N=A[j.scheme];return N===null||m(j.name)||P(j)?null:N}}const D=["http:","https:"];function k(v,u){if(u==="")return null;const A=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.
test(u)?u:`http://${u}`);if(A===null)throw new TypeError(`${v} is not a URL; expected http://HOST:PORT`);if(!D.includes(A.protocol))throw new TypeError(`${v} is\
 a ${A.protocol}// proxy; expected http:// or https://`);if(!g(A.username)||!g(A.password))throw new TypeError(`${v} has a user name or password with a bare "%"\
; write "%25" for it`);return A}function g(v){try{return decodeURIComponent(v),!0}catch(u){if(u instanceof URIError)return!1;throw u}}const m=v=>v==="localhost"||
["127.0.0.0/8","::1/128"].some(u=>$(u)?.(v));function a(v){const u=v.split(",").map(A=>A.trim().toLowerCase()).filter(A=>A!=="").map(p);return A=>u.some(P=>P(A))}
function p(v){if(v==="*")return()=>!0;const u=$(v);if(u!==null)return({name:x})=>u(x);const{name:A,port:P}=h(v),j=x=>P===""||String(x.port)===P,N=_(A)===4?32:128,
W=$(`${A}/${N}`)??r(A);return x=>j(x)&&W(x.name)}function $(v){const[,u="",A=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(v)??[];if(!t(u))return null;const P=Number(A);
if(P>(_(u)===4?32:128))return null;const j=P-(_(u)===6?96:0),N=new M,W=_((0,I.n7)(u))===4&&j>=0;return W?N.addSubnet((0,I.n7)(u),j,"ipv4"):N.addSubnet(u,P,"ipv6"),
x=>{const X=(0,I.n7)(W?x:x.replace(/%.*$/s,""));return _(X)===(W?4:6)&&N.check(X,W?"ipv4":"ipv6")}}const t=v=>_(v)!==0&&!v.includes("%");function r(v){if(v==="")
return()=>!1;const u=v.replace(/^\*\./,"."),A=u.replace(/^\./,""),P=(0,R.Pv)(A),j=P.ok?P.value:A,N=W=>!u.startsWith(".")&&W===j;return W=>_(W)===0&&(W.endsWith(
`.${j}`)||N(W))}function h(v){const u=/^\[([^\]]*)\]:([^:]*)$/.exec(v)??/^([^:[\]]*):([^:[\]]*)$/.exec(v);return u===null?{name:v,port:""}:{name:u[1]??"",port:u[2]??
""}}var e=o(3152);let i=function(...v){return{X509Certificate:i}=process.getBuiltinModule("node:crypto"),new.target?new i(...v):i(...v)};const s=4*1024*1024;function c(v,{
environment:u,directory:A,wording:P=e.w7}){const{settings:j,mistakes:N}=(0,e.P$)(v,P),W=d(j.caFile,P),x=n(u),X=[W,x].flatMap(Y=>Y.ok?[]:[Y.why]),z=l(j.scan,A).map(
Y=>P.missingPath(Y,A)),ne=[...N,...X,...z];if(ne.length>0||!W.ok||!x.ok)throw new e.GN(ne);return{...j,authorities:W.value,chooseProxy:x.value}}const l=(v,u)=>v.
filter(A=>!/[*?[\]{}]/.test(A)&&!(0,E.existsSync)((0,w.resolve)(u,A)));function n(v){try{return(0,C.Ju)(T(v))}catch(u){if(u instanceof TypeError)return(0,C.TR)(
u.message);throw u}}function d(v,{setting:u}){if(v===null)return(0,C.Ju)(null);const A=(0,O.yR)(v,s),P=u("ca-file");if(!A.ok)return(0,C.TR)(`${P} "${v}" ${(0,b.
mP)(A.failure)}`);const j=y(A.text);return j.ok?j:(0,C.TR)(`${P} "${v}" ${j.why}`)}const f=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function y(v){
const u=v.match(f)??[];if(u.length===0)return(0,C.TR)("contains no certificate; expected PEM");try{for(const A of u)new i(A);return(0,C.Ju)(u.join(`
`))}catch(A){return(0,C.TR)(`contains an invalid certificate: ${A instanceof Error?A.message:A}`)}}}),1435:((q,F,o)=>{o.d(F,{j:()=>I,o:()=>R});var E=o(9562);let w=function(..._){
return{thisMachine:w}=o.late([905,437],2218),new.target?new w(..._):w(..._)},O=function(..._){return{mergeMistakes:O}=o.late([905,437],2218),new.target?new O(..._):
O(..._)},C=function(..._){return{readCliConfig:C}=o.late([905,437],2218),new.target?new C(..._):C(..._)},b=function(..._){return{withoutInstalled:b}=o.late([245,
279,155,970],1264),new.target?new b(..._):b(..._)};function I(_,T,D,{environment:k,directory:g,plugins:m=null}){if(T.hostnames.length===0&&_.every(({needs:e})=>e.
length===0))return{usages:_,remarks:[],findings:[],configs:[],releases:D.releases};const a=R(T.cliConfig,D.clients,k,g),p=D.releases.map(e=>{const i=a.find(({client:s})=>s===
e.client);return{...e,attemptMs:i?.requestTimeoutMs??e.attemptMs}}),$=T.depth!=="discovery",t={root:g,plugins:m,releases:p,asksMirrors:$},r=_.some(M)?b(_,a,t):{
usages:_,remarks:[],findings:[]},h=[...a.flatMap(e=>e.findings),...r.findings];return{...r,findings:O(h),configs:a,releases:p}}function R(_,T,D,k=null){const g=w(
D);return T.map(m=>C(m,g,_,k))}const M=({needs:_})=>_.some(({service:T})=>T===E.xq)}),215:((q,F,o)=>{o.d(F,{o:()=>Se,S:()=>Re});var E=o(9075),w=o(5799),O=o(785),
C=o(1064),b=o(7747),I=o(8416),R=o(2161),M=o(7854),_=o(9664),T=o(5011),D=o(7052),k=o(5603),g=o(3024),m=o(6760),a=o(5747),p=o(6195);const $={files:1e6,directoryFiles:5e4},
t=200,r=()=>({toolFiles:[],links:new Map});function*h(S,K=r(),B=$){const U=new i(S,K,B);for(const L of S.scan){const H=e(U.root,L);"path"in H?yield*U.walkFrom(H):
yield{name:L,files:[],notes:[H]}}}function e(S,K){const{fixed:B,glob:U}=(0,p.VK)(K);try{const L=(0,g.realpathSync)((0,m.resolve)(S,B)),H=(0,p.sq)((0,m.relative)(
S,L)),Z=(0,a.UO)(L,S),G=Z?S:L;if(U!==void 0)return{path:L,name:H,boundary:G,glob:(0,_.Gz)(H,U)};if((0,g.statSync)(L).isDirectory())return{path:L,name:H,boundary:G};
const V=(0,m.resolve)(L,"..");return{...{path:V,name:(0,p.sq)((0,m.relative)(S,V))},boundary:Z?S:V,file:H}}catch(L){return(0,w.sb)(K,(0,D.WO)({what:"scan",code:(0,a.
Oj)(L)}))}}class i{root;isExcluded;aside;limits;selected;files=0;constructor({root:K,scan:B,exclude:U},L,H){this.root=(0,g.realpathSync)(K),this.isExcluded=(0,p.
Ls)(U),this.aside=L,this.limits=H,this.selected=B.length>1?new Set:null}*walkFrom(K){const{path:B,name:U,glob:L,file:H}=K,G=[{path:B,name:U,depth:0,isSelected:L===
void 0&&H===void 0}];for(let V=G.pop();V!==void 0;V=G.pop()){const{name:J}=V,te=s(V);if("problem"in te){yield{name:J,files:[],notes:[te]};continue}const Q=this.
findFiles(K,V,te);this.files+=Q.files.length;const ie=this.limits.files;if(this.files>ie){const se=(0,w.sb)(J,(0,D.ub)({kind:"files",max:ie}));yield{name:J,files:[],
notes:[...Q.notes,se]};return}if(yield Q.files.every(({isContext:se})=>se)?{...Q,files:[]}:Q,K.file!==void 0)return;for(const se of this.findDirectories(K,V,te))
G.push(se)}}findFiles(K,B,U){const{name:L}=B,H=[],Z=[];for(const G of this.filesAmong(K,B,U))if("problem"in G)Z.push(G);else if(H.length<this.limits.directoryFiles)
H.push(G);else{const V=this.limits.directoryFiles;Z.push((0,w.sb)(L,(0,D.ub)({kind:"directory",max:V})));break}return{name:L,files:H,notes:Z}}*filesAmong(K,B,U){
const L=new Set;let H=!1;for(const G of U)if((0,R.tr)(G.name)&&!G.isDirectory()&&L.add(G.name),H||=G.name===".terraform",G.name===".spacelift")for(const V of R.
dN)this.addTool((0,_.Gz)(B.name,V));const Z=m.posix.basename(B.name);for(const G of U){if(G.isDirectory())continue;const V=(0,_.Gz)(B.name,G.name),J=(0,R.L8)(G.
name,L,Z);if(J===void 0){(0,R.Z8)(G.name)&&this.addTool(V);continue}const Q={path:B.path+m.sep+G.name,file:V,kind:J,isContext:!this.select(K,B,V)};G.isFile()?yield Q:
G.isSymbolicLink()?yield*this.follow(K,Q):yield(0,w.sb)(V,(0,D.WO)({what:"special-file",is:(0,a.I)(G)}))}if(H&&B.isSelected){const G=[B.path,...R.U4.split("/")].
join(m.sep),V=(0,a.$r)(G);V.kind==="file"&&V.path===G&&(yield{path:G,file:(0,_.Gz)(B.name,R.U4),kind:R.e0,isContext:!1})}}addTool(K){this.isExcluded(K)||this.aside.
toolFiles.push(K)}select(K,B,U){return!(B.isSelected||(0,p.$8)(K,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(K,B){const U=(0,p.
sT)((0,a.$r)(B.path),K);if(U===null)return;if(typeof U=="object")return yield(0,w.sb)(B.file,U);const L=(0,p.sq)((0,m.relative)(this.root,U));B.isContext||this.
aside.links.set(B.file,L),yield{...B,path:U,target:L}}findDirectories({glob:K},{path:B,name:U,depth:L,isSelected:H},Z){return Z.toReversed().flatMap(G=>{if(!G.isDirectory()||
(0,p.G$)(G.name))return[];const V=(0,_.Gz)(U,G.name);if(this.isExcluded(V))return[];const J=H||K!==void 0&&m.posix.matchesGlob(V,K);return{path:B+m.sep+G.name,name:V,
depth:L+1,isSelected:J}})}}function s({path:S,name:K,depth:B}){if(B>t)return(0,w.sb)(K,(0,D.ub)({kind:"depth",max:t}));try{return(0,g.readdirSync)(S,{withFileTypes:!0}).
sort((U,L)=>U.name<L.name?-1:1)}catch(U){return(0,w.sb)(K,(0,D.WO)({what:"directory",code:(0,a.Oj)(U)}))}}let c=function(...S){return{withPlaces:c}=o.late([245,
626,907],895),new.target?new c(...S):c(...S)},l=function(...S){return{dependsOnOthers:l}=o.late([245,626,907],895),new.target?new l(...S):l(...S)},n=function(...S){
return{usagesOf:n}=o.late([245,626,907],895),new.target?new n(...S):n(...S)},d=function(...S){return{declaredIn:d}=o.late([245,626,907],895),new.target?new d(...S):
d(...S)},f=function(...S){return{isForeign:f}=o.late([245,626,907],895),new.target?new f(...S):f(...S)},y=function(...S){return{readModule:y}=o.late([245,626,907],
895),new.target?new y(...S):y(...S)};const v=25e4;function*u(S,K,B,U=v){const L=new A(K,B,U);yield*L.collect(S);const H=yield*L.decideOpen();return L.result(H)}
class A{items=[];notes=(0,M.G4)();known=new Map;declared=[];signs=new k.j;aside=r();counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(K,B,U){
this.found=K,this.values=B,this.maxUsages=U}*collect(K){const{counts:B}=this;for(const{name:U,files:L,notes:H}of h(K,this.aside)){if(this.endedAt=U,yield B.files)
return;for(const G of H)this.notes.add(G);if(L.length===0)continue;if(this.isFull(B.decided+B.open,U))break;const Z=yield*y(L,B.files);if(Z===null)return;B.bytes+=
Z.bytes;for(const G of Z.notes)this.notes.add(G);this.add({directory:U,files:Z.files})}this.endedAt=null}*decideOpen(){const K=[];let B=!1;for(const U of this.items){
if(!("files"in U)){K.push(U);continue}if(B||=this.isFull(this.counts.decided,U.directory),!B)if(yield this.counts.files)this.endedAt??=U.directory,B=!0;else for(const L of this.
decide(U.files))K.push(L)}return K}result(K){const{signs:B,notes:U,declared:L,aside:H,isEmpty:Z,usesTerragrunt:G,endedAt:V}=this,{files:J,bytes:te}=this.counts;
return{...{usages:K,declared:L,notes:U.all(),...B.end(K),...H},units:[],files:J,bytes:te,isEmpty:Z,usesTerragrunt:G,endedAt:V}}add(K){const{files:B}=K;this.counts.
files+=B.length;for(const L of d(B))this.declared.push(L);for(const L of B){const H=!f(L),Z=L.kind.class==="terragrunt";H&&(this.isEmpty=!1),Z&&this.found.terragrunt.
push(L.file),this.usesTerragrunt||=Z&&H,this.signs.addFile(L)}const U=B.some(l);for(const L of B)(U||!L.isContext)&&this.addCalls(L);if(U){this.items.push({...K,
files:B.map(c)});for(const{references:L}of B)this.counts.open+=L.length}else for(const L of this.decide(B))this.items.push(L)}addCalls({file:K,references:B}){for(const{
kind:U,value:L}of B){if(U!=="module"||L===void 0)continue;(L.kind==="pieces"||(0,T.Nj)(L.text))&&this.found.calls.push({source:L.text,file:K})}}decide(K){const{
usages:B,notes:U}=n(K,this.values,this.known);for(const L of U)this.notes.add(L);return this.counts.decided+=B.length,B}isFull(K,B){const U=this.maxUsages;return K<
U?!1:(this.notes.add((0,w.sb)(B,(0,D.ub)({kind:"usages",max:U}))),!0)}}let P=function(...S){return{resolveValue:P}=o.late([245,626,907],895),new.target?new P(...S):
P(...S)},j=function(...S){return{asWritten:j}=o.late([245,626,907],895),new.target?new j(...S):j(...S)},N=function(...S){return{Instances:N}=o.late([245,626,817],
3093),new.target?new N(...S):N(...S)},W=function(...S){return{Terragrunt:W}=o.late([245,626,817],3093),new.target?new W(...S):W(...S)},x=function(...S){return{withUnits:x}=
o.late([245,626,817],3093),new.target?new x(...S):x(...S)};function*X(S,K=[]){const B={calls:[],terragrunt:[]},U=Y((0,b.E)(S),B,K),L=(0,E.Oo)(()=>new W(U)),H=yield*u(
S,B,z(U,L));return B.terragrunt.length===0?H:yield*x(H,L())}function z(S,K){const B=(0,E.Oo)(U=>(0,E.Oo)(L=>new N(S,U,L)));return({row:U,place:L},H,Z)=>{if(U.grammar===
"terragrunt")return ne(K(),L.file,H);const G=U.evaluation?.[Z];if(G===void 0)return j(H);const V=B(Z)(G);if(V.effort.isSpent)return j(H);const J=({scope:se,from:ee,
root:ae})=>(se.effort.renew(),{...P(H,se),from:ee,root:ae}),te=(0,_.jt)(L.file),Q=J(V.unknown(te));if(Q.isWhole)return[[Q]];const ie=Map.groupBy(V.of(te),({use:se})=>se);
return Array.from(ie.values(),se=>se.map(J))}}function ne(S,K,B){if(S.effort.isSpent)return j(B);const U=H=>({...P(B,H),from:null}),L=S.includedScopes(K).map(H=>[
U(H)]);return L.length===0?[[U(S.scopeOf(K))]]:L}function Y(S,{calls:K,terragrunt:B},U){const L=new Set(U),H=(0,E.Oo)($e),Z=(0,E.Oo)(le);return{files:S,calls:()=>Z(
K),terragrunt:B,isSet:G=>L.has(G),setBy:G=>{const V=`TF_VAR_${G}`;if(L.has(V))return V;const J=H(S).get(G);return J===void 0?null:`${V} in ${J}`}}}const oe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function le(S){const K=new Map,B=new Set;for(const{source:U,file:L}of S){const H=(0,_.jt)(L);if((0,T.Nj)(U)){const Z=(0,_.un)(H,U);K.set(Z,(K.get(Z)??new Set).add(
H))}else oe.test(U)&&B.add(H)}return{callers:K,dynamic:B}}const ue=".github/workflows",fe=200;function $e(S){const K=new Map,B=S.list(ue).filter(U=>/\.ya?ml$/.test(
U));for(const U of B.slice(0,fe)){const L=`${ue}/${U}`,H=S.read(L)??"";for(const[,Z,G]of H.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const V=Z??G??
"";K.has(V)||K.set(V,L)}}return K}var me=o(3916),ge=o(8011),pe=o(3229),_e=o(4526),ve=o(5257),Oe=o(796);const Me=100;function ce(S,K){const B=Ce(K),U=S.flatMap(Z=>{
const{kind:G,version:V,directories:J,isOverridden:te,replacedFor:Q}=Z;if(!(G==="module"||G==="test_module")||te||(V!==void 0||J!==void 0))return[];const ae=Z.clients.
filter(de=>!Q?.includes(de)).flatMap(de=>{const Ee=B(Z,de);return Ee===null?[]:{client:de,paths:Ee}}),re=ae[0]?.paths??[];return{usage:Z,paths:re,clients:ae.map(
({client:de})=>de)}}),L=Map.groupBy(U,({paths:Z})=>Z.at(-1));L.delete(void 0);const H=L.size===0?null:De(K);return[...L].slice(0,Me).flatMap(([Z="",G])=>{const V=H?.(
G[0]?.paths??[])??null;return G.map(({usage:{place:J,text:te},clients:Q})=>{const ie=(0,pe.Kc)(te??"");return(0,w.hD)((0,ge.Iz)({path:Z,maker:V}),{places:[J],clients:Q,
isPlaceholder:ie})})})}const ye={throwIfNoEntry:!1},Pe=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Ce({root:S,usages:K,declared:B,units:U}){const L=new Set(
[...K,...B].map(({place:V})=>(0,_.jt)(V.file))),H=(0,E.Oo)(V=>(0,a.N0)(()=>(0,g.statSync)((0,m.join)(S,V),ye)?.isDirectory()===!0,!1)),Z=(0,E.Oo)(V=>{if(/^(\/|\.\.(\/|$))/.
test(V)||Pe.test(V)||H(V))return null;const J=V.split("/"),te=J.map((se,ee)=>J.slice(0,ee+1).join("/")),Q=te.findIndex(se=>!H(se));return(0,a.N0)(()=>{const se=(0,g.
lstatSync)((0,m.join)(S,te[Q]??""),ye);return se===void 0||se.isFile()},!1)?te.slice(Q):null}),G=(0,E.Oo)(V=>{const J=U.filter(Q=>Q.directory===V||Q.module===V);
return J.some(Q=>Q.unknown!==null||Q.isPartial)?[]:[V,...J.flatMap(Q=>[Q.directory,Q.module??[]]).flat()]});return(V,J)=>{const te=(0,_.jt)(V.place.file),ie=[...V.
kind==="test_module"?[(0,_e.RO)(te)]:[],...G(te)],se=(0,ve.MZ)(V,J).flatMap(({source:ee})=>{if(ee===null||!(0,T.Nj)(ee)||/\\|[$%]\{/.test(ee))return null;const ae=ie.
map(re=>(0,_.un)(re,ee));return ae.some(re=>L.has(re))?null:ae.map(Z)});return se.includes(null)?null:se[0]??null}}const Te=[".gitignore","vendir.yml","vendor.y\
aml","Terrafile","peru.yaml"];function De({root:S,exclude:K,toolFiles:B}){const U=(0,b.E)({root:S,scan:[]}),L=(0,E.Oo)(J=>({file:J,text:U.read(J)??""})),H=(0,E.
Oo)(()=>[...(0,Oe._X)({root:S,exclude:K},B)]),Z=/sparsecheckout\s*=\s*true/i,G=[".git/config.worktree",".git/config"].find(J=>Z.test(L(J).text)),V=[...L(".gitmo\
dules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(G!==void 0)return G;const te=J.at(-1)??"";if(V.some(([,ee])=>(0,_.Gz)(te,"").startsWith(`${ee}/`)))
return".gitmodules";const Q=te.split("/");return[...Q.flatMap((ee,ae)=>Te.map(re=>L((0,_.Gz)(Q.slice(0,ae).join("/"),re)))),...H()].find(({text:ee})=>J.some(ae=>Ie(
ee,ae)))?.file??null}}function Ie(S,K){const B=K.split("/").toReversed(),[U=""]=B;return!S.includes(U)&&!S.includes("*")?!1:(S.match(/[^\s"'`,;:=()<>|&]+/g)??[]).
some(L=>{const H=L.split("/").filter(Z=>!/^\.*$/.test(Z));return/^[\w-]+(\.[\w-]+)+$/.test(H[0]??"")&&H.length>2?H.at(-1)?.replace(/\.git$/,"")===U:H.some((Z,G)=>(Z===
U||/\w\*|\*\w/.test(Z)&&(0,me.matchesGlob)(U,Z))&&B.slice(1,G+1).every((J,te)=>Ae(H[G-te-1],J)))})}const Ae=(S="",K)=>S===K||/[$*{}]/.test(S);function be(S,{roots:K,
exclude:B},U){const L=new Set(S.links.values());if(L.size===0)return S;const[H,Z]=[(0,p.Ls)(K),(0,p.Ls)(B)],G=C.Du.flatMap(ee=>[...(0,_e.Pv)(S,ee).values()]),V=new Set(
G.flatMap(_e.s1)),J=new Set(S.units.map(({directory:ee})=>ee)),te=(0,E.Oo)(ee=>V.has(ee)||J.has(ee)||H(ee||".")?!1:U.list(ee).map(re=>(0,_.Gz)(ee,re)).every(re=>L.
has(re)||Z(re)||!ke(re))),Q=ee=>L.has(ee)&&ke(ee)&&te((0,_.jt)(ee)),ie=S.usages.filter(({place:ee})=>!Q(ee.file)),se=S.declared.filter(({place:ee})=>!Q(ee.file));
return{...S,usages:ie,declared:se,notes:S.notes.filter(ee=>!Q((0,w.W7)(ee)))}}function ke(S){const K=(0,R.L8)((0,me.basename)(S),new Set,(0,me.basename)((0,me.dirname)(
S)));return K!==void 0&&K.class!=="terragrunt"}let we=function(...S){return{readTools:we}=o.late([245,626,907],895),new.target?new we(...S):we(...S)};async function Re(S,K){
const{directory:B,environment:U,stop:L,progress:H}=K,Z={root:B,scan:S.scan,exclude:S.exclude},G=X(Z,Object.keys(U)),V=await(0,O.nE)(G,L,J=>H({kind:"scan",files:J}));
return be(V,S,(0,b.E)(Z))}function Se({dialect:S,exclude:K,scan:B},U,{environment:L,directory:H}){const Z=(0,E.Oo)(()=>we({root:H,exclude:K},U.toolFiles)),G=!!L.
TF_CLOUD_HOSTNAME,V=B.length>0,J={setting:S,scan:V?{...U,tools:Z,hasCloudHostname:G}:null},te=(0,I.L2)(J),{clients:Q,versions:ie}=te,se=(0,C.Eo)((0,C.tB)("terra\
form",ie)),ee=he=>se||!(0,R.xO)(he),re=(0,M.eI)((0,M.sw)(U.usages,Q),(0,C.d3)(te)).filter(({place:he})=>ee(he.file)),de=ce(re,{...U,root:H,exclude:K}),Ee=re.some(
({workspace:he})=>he?.lacks)&&Z().givesState;return{dialect:te,usedBy:()=>(0,I.rU)(te,J.scan),usages:Ee?re.map(je):re,notes:[...(0,M.vH)(U.notes,Q).filter(he=>ee(
(0,w.W7)(he))),...de]}}function je(S){if(S.workspace?.lacks===void 0)return S;const{organization:K,name:B}=S.workspace;return{...S,workspace:{organization:K,name:B}}}}),
2859:((q,F,o)=>{o.d(F,{CG:()=>I,Fh:()=>M,en:()=>_,h1:()=>R,wX:()=>T});var E=o(6697),w=o(5143),O=o(1831),C=o(7854);const b=new Set(["remote_state","remote_state_\
default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function I(D,k,g,m=(0,C.
kA)(k)){const a=["hostnames input"],p=D.hostnames.flatMap(({host:r,services:h})=>{const e=h.length>0?h:D.requiredServices,i=e.length>0?e:["any"],s={host:r,clients:g,
because:a,isImplied:!1,isForInit:!0};return i.map(c=>({...s,service:c}))}),$=new Set([...m,...D.hostnames.map(({host:r})=>r)]),t=k.flatMap(({kind:r,needs:h,place:e})=>h.
map(i=>({...i,because:[e],isImplied:!$.has(i.host),isForInit:!b.has(r)})));return R([p,t],g)}function R(D,k){return(0,w.c1)(D.flat(),({host:g,service:m})=>`${g}\
 ${m}`).map(g=>{const[{host:m,service:a}]=g;return{host:m,service:a,clients:[...k.filter(p=>g.some($=>$.clients.includes(p)))],because:(0,w.As)([...g.flatMap(({
because:p})=>p)]),isImplied:g.every(({isImplied:p})=>p),isForInit:g.some(({isForInit:p})=>p)}})}const M=(D,{isGuess:k},g)=>{const m=g.flatMap(({host:a,isImplied:p})=>p?
a:[]);return k?[{repository:D,hosts:new Set(m)}]:[]};function _(D,{hostnames:k,allowedHosts:g}){const m=new Set(k.map(({host:p})=>p)),a=new Map;for(const{host:p,
isImplied:$,because:t,clients:r}of D){if(m.has(p)||a.has(p))continue;const h={host:(0,O.nx)(p)},[e]=t.filter(s=>typeof s!="string"),i=$&&e!==void 0&&{implied:{place:e,
clients:r}};(0,O.Rt)(p)?a.set(p,(0,E.U7)(h)):(0,O.Jr)(p,g)||a.set(p,(0,E.wp)({...h,...i}))}return a}const T=D=>new Set(D.flatMap(({host:k,service:g})=>[k,(0,O.pk)(
k),g]))}),7751:((q,F,o)=>{o.d(F,{o:()=>R,q:()=>I});var E=o(4e3),w=o(5799);const O=M=>M===1?"1 module or provider was":`${M} modules and providers were`;function C(M){
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
iders lock`"},I=M=>(0,w.CC)("not-followed",{message:C(M),help:b[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function R({by:M,address:_,
constraint:T,newest:D,others:k}){const g=`${(0,E.dh)(M)} requires ${(0,E.dh)(_)}${T===null?"":` "${(0,E.dh)(T)}"`}`,m=D===null?"which the registry does not have":
k.length>0?`which conflicts with ${(0,E.K4)(k,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(D)}`;return(0,w.CC)("module-described",{message:`\
according to the registry, ${g}, ${m}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),7495:((q,F,o)=>{o.d(F,{Qm:()=>g,TU:()=>T,
i4:()=>$,pb:()=>p,zt:()=>M});var E=o(4091),w=o(8011),O=o(3229),C=o(1831),b=o(5011),I=o(4321),R=o(1022);const M={host:null,isHostImplied:!1,needed:null},_=n=>({host:n,
isHostImplied:!1,needed:(0,C.Rt)(n)?"state":n}),T=n=>({host:n,isHostImplied:!0,needed:n}),D=n=>({host:n,isHostImplied:!1,needed:null}),k=n=>n===null?M:{...M,directHost:n},
g=n=>({...M,problem:n}),m=(n,d)=>g((0,w.DA)({reason:"rejected",error:n,advice:d}));function a(n,d,f){return f===null?n:{...n,problem:(0,w.My)({text:d,host:n.host,
advice:f})}}const p={module:h,"test-module":(n,d,f)=>{const y=(0,b.vL)(n,d).kind==="remote";return d==="opentofu"||!y?h(n,d,f):g((0,w.DA)({reason:"remote-in-tes\
t",text:n}))},"registry-module":(n,d)=>{const f=(0,b.rE)(n,d);return f.ok?t(f.value):c(n,d)},provider:e,"locked-provider":i,"stack-component":s,stack:(n,d)=>{const f=(0,b.
A)(n);return f.ok&&!n.startsWith(".")?D(f.value.host):{...s(n,d),isHostImplied:!1,needed:null}},"stack-output":n=>{const[d="",...f]=n.split("/");return f.length===
3?r(d,D):g((0,w.DA)({reason:"stack",text:n}))},terragrunt:l,host:n=>r(n,_),url:c};function $(n,d,f){if(n==="terragrunt"){const[,u]=/^tfr:\/\/([^/?]*)\//.exec(d)??
[];return u===void 0?/^$|^t$|^tfr?$|^tfr:/.test(d)?void 0:M:u===""?T((0,b.Vm)(f)):r(u,_)}if(n==="url")return k((0,I.uE)(d,f));if(n!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(d))return k((0,I.uE)(d,f));const y=d.indexOf("/");if(y<0)return;const v=(0,b.vL)(`${d.slice(0,y)}/a/b/c`,f);return v.kind==="registry"?t(v):k((0,I.uE)(d,f))}
const t=({host:n,hostImplied:d})=>d?T(n):_(n);function r(n,d){const f=(0,C.Pv)(n),y=(0,O.L6)(n);return f.ok?a(d(f.value),n,y):g((0,w.k0)({text:n,error:f.why,advice:y}))}
function h(n,d,f){if((0,b.Nj)(n)&&!f)return M;const y=(0,b.vL)(n,d),v=y.kind==="registry"?(0,E.Ju)(y):(0,b.rE)(n,d);if(f&&!v.ok){const{why:j}=v,N=/^https?:/i.test(
n)?{kind:"invalid",error:j}:y,W=(0,O.NM)(n,N,v),x=/^[a-z0-9]+::/i.test(n)?"remote":y.kind;return W===null&&(x==="local"||x==="remote")?g((0,w.DA)({reason:`${x}-\
with-version`,text:n})):m(j,W)}const u=(0,O.NM)(n,y,v);if(v.ok)return a(t(v.value),n,u);if(y.kind==="invalid")return m(y.error,u??O.x3);if(y.kind!=="remote")return a(
M,n,u);const{refusal:A,host:P}=y;return A===null?a(k(P),n,u):m(A,u)}function e(n,d){const f=(0,R.mi)(n,d);switch(f.kind){case"registry":case"legacy":return f.hostImplied?
T(f.host):a(_(f.host),n,(0,O.cr)(n));case"builtin":return D(f.host);case"invalid":{const[y="",v]=f.error.split(`

`);return m(y,v??(0,O.cr)(n))}}}function i(n,d){const f=(0,R.mi)(n,d);if(f.kind==="invalid")return m(f.error,null);if(f.hostImplied)return g((0,w.DA)({reason:"l\
ocked-provider",text:n}));if(f.kind==="builtin")return D(f.host);const y=d==="opentofu"&&(0,R.Gi)(f);return{..._(f.host),needed:y?(0,b.Vm)(d):f.host}}function s(n,d){
if(n!==n.trim())return g((0,w.DA)({reason:"white-space",text:n}));if(n==="."||n==="..")return M;const f=(0,b.rE)(n,d);if(f.ok)return t(f.value);const y=(0,b.A)(
n);if(y.ok)return D(y.value.host);const v=(0,b.vL)(n,d);return v.kind==="invalid"?m(v.error,(0,O.NM)(n,v,f)):k(v.kind==="remote"?v.host:null)}function c(n,d){const f=(0,I.
cx)(n,d);return k(f.ok?f.value.host:null)}function l(n,d){const[f,y="",v=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(n)??[];if(f===void 0){if(n.startsWith("gitlab.co\
m/"))return k("gitlab.com");const A=(0,I.cx)(n,"opentofu");if(!(A.ok&&(0,I.Of)(A.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(n))return c(n,d)}const[u=""]=v.
split("//");return u.split("/").length!==3?g((0,w.DA)({reason:"terragrunt",text:n})):y===""?T((0,b.Vm)(d)):r(y,_)}}),9762:((q,F,o)=>{o.d(F,{D0:()=>l,lz:()=>v,G9:()=>d});
var E=o(4e3),w=o(7052),O=o(7751),C=o(5143),b=o(5799),I=o(1064),R=o(4526),M=o(9075),_=o(9664);let T=function(...P){return{partsOf:T}=o.late([602],2602),new.target?
new T(...P):T(...P)};const D=1e6,k=({problem:P,severity:j})=>j==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(P.code),g=({usages:P,notes:j,declared:N})=>j.
some(W=>k(W)||(0,C.Zl)((0,b.W7)(W)))||[P,N].some(W=>W.some(({place:x})=>(0,C.Zl)(x.file)));function m(P,j){const N=new Set,W=new Set;let x=D;for(const{parts:z,isAside:ne}of T(
j)){if(x-=z.length,x<0)break;for(const Y of z)N.add(Y),ne||W.add(Y)}const X=P.notes.map(z=>{const ne=(0,_.jt)((0,b.W7)(z)),Y=N.has(ne)||N.has((0,R.RO)(ne));return k(
z)&&!Y?{...z,severity:"warning"}:z});return W.values().some(z=>(0,C.Zl)((0,_.Gz)(z,"main.tf")))?a({...P,notes:X},z=>W.has((0,_.jt)(z))&&(0,C.Zl)(z)):{...P,notes:X}}
function a({usages:P,declared:j,notes:N},W){const x=(0,M.Oo)(X=>W(X.file)?{...X,isInUse:!0}:X);return{usages:P.map(X=>{const{version:z}=X,ne={...X,place:x(X.place)};
return z===void 0?ne:{...ne,version:{...z,place:x(z.place)}}}),declared:j.map(X=>({...X,place:x(X.place)})),notes:N.map(X=>({...X,places:X.places.map(z=>typeof z==
"string"?z:x(z))}))}}var p=o(8416),$=o(6195),t=o(3152);let r=function(...P){return{layoutsOf:r}=o.late([602],2602),new.target?new r(...P):r(...P)},h=function(...P){
return{rootsOf:h}=o.late([602],2602),new.target?new h(...P):h(...P)},e=function(...P){return{unmatched:e}=o.late([602],2602),new.target?new e(...P):e(...P)},i=function(...P){
return{rootNotes:i}=o.late([624],3624),new.target?new i(...P):i(...P)},s=function(...P){return{textNotes:s}=o.late([624],3624),new.target?new s(...P):s(...P)};const c=2e5;
function l(P){const{usages:j,changed:N,dialect:W,settings:x,isLockReadonly:X}=P,{declared:z}=P.scanned;if(j.length===0&&z.every(R.z0)&&x.roots.length===0)return{
roots:[],notes:[]};const{clients:Y,versions:oe}=W,le=n(P),ue=[],fe=[],$e=x.dialect.name==="auto"?[]:Y,me=(0,p.uQ)(x.dialect,W),ge=i({clients:Y,upgrade:x.upgrade,
isLockReadonly:X,versionIn:me}),pe=x.depth!=="discovery";let _e=0;for(const ce of h(le,{changed:N,versions:oe,hasCalls:pe})){if(_e+=ce.directories.length,_e>c){
fe.push((0,b.sb)(ce.directory,(0,w.ub)({kind:"roots",max:c})));break}ge.add(ce),pe&&ue.push(ce)}const ve=[...s(j,z,{...W,set:$e,isPredicted:pe})].filter(ce=>N===
null||N.has((0,b.W7)(ce))),Oe=new Set(P.notes.flatMap(ce=>ce.problem.code==="lock-invalid"?(0,b.W7)(ce):[])),Me=[...ve,...ge.notes()].filter(ce=>!Oe.has((0,b.W7)(
ce)));return{roots:ue,notes:[...Me,...fe,...pe?y(le,N):[]]}}function n({usages:P,scanned:j,dialect:N,settings:W,listed:x}){const{declared:X,units:z,endedAt:ne}=j,
Y={usages:P,declared:X,units:z,clients:N.clients};return x===void 0?v(Y,W,ne===null):A(Y,x)}function d(P){const{usages:j,scanned:N,settings:W}=P,X=W.depth!=="di\
scovery"?f(P.notes,j):P.notes,z={usages:j,notes:X,declared:N.declared},ne=g(z)?m(z,n(P)):z;return{...ne,scanned:{...N,declared:ne.declared}}}function f(P,j){const N=new Set(
j.flatMap(({calls:W,clients:x,place:X})=>I.Du.flatMap(z=>W!==void 0&&(!x.includes(z)||W[z]===void 0)?`${z} ${(0,C.df)(X)}`:[])));return P.filter(({problem:W,clients:x,
places:[X]})=>W.code!=="source-dynamic"||X===void 0||!x.every(z=>N.has(`${z} ${(0,C.df)(X)}`)))}function y(P,j){const N=[...new Set(P.flatMap(({unknown:X})=>X))].
filter(({files:X})=>j===null||X.some(z=>j.has(z)));if(N.length===0)return[];const W=N.map(({directory:X})=>X||"."),x=(0,C.As)((0,C.jH)(N.flatMap(({unknown:X})=>X??
[])));return[(0,b.hD)((0,O.q)({what:"units",names:W}),{places:x,clients:I.Du})]}function v(P,{roots:j},N){const W=j.map(Y=>({text:Y,matches:(0,$.Ls)([Y])})),x=r(
{...P,patterns:W}),X=N?e(x,W):[];if(X.length===0)return x;const z=r({...P,patterns:[]}).flatMap(Y=>Y.roots),ne=[...new Set(z.map(({name:Y})=>Y||"."))];throw new t.
GN(X.map(Y=>{const oe=(0,E.K4)(u(Y,ne),5,E.dh),le=oe===""?"":`; the nearest root modules are ${oe}`;return`roots: no directory with configuration matches ${Y}${le}`}))}
function u(P,j){const N=new Set(P.split("/")),W=x=>x.split("/").filter(X=>N.has(X)).length;return j.toSorted((x,X)=>W(X)-W(x))}function A(P,{roots:j,rootsAreNamed:N}){
const W=P.units.filter(x=>x.unknown!==null);return P.clients.flatMap(x=>{const X=j.filter(({clients:oe})=>oe.includes(x)),z=new Set([...W,...X].map(({directory:oe})=>oe||
"."));return r({...P,clients:[x],patterns:[{text:"",matches:oe=>z.has(oe)}]}).map(oe=>({...oe,isNamed:N}))})}})};export{Le as ids,Ue as modules};
