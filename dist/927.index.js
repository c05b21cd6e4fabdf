const Le=[927,812],Ue={6134:((te,z,n)=>{n.d(z,{SH:()=>k,Td:()=>j,Tu:()=>L,lS:()=>$,n_:()=>v,w4:()=>I,yN:()=>b});const w=25e4,O=100;class v{max;count=0;constructor(m=w){
this.max=m}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*O}}const k=(i,m,T)=>{if(i.kind===
"native")return i.blocks.filter(a=>a.type===m&&a.labels.length===T);const l=[];for(const{name:a,value:_}of i.members)a===m&&R(m,_,T,[],l);return l},j=i=>i.kind===
"native"?i.attributes:i.members;function I(i,m){if(!(i.kind==="native"&&i.mayHave?.(m)===!1))return j(i).find(T=>T.name===m)}const L=(i,m)=>i?.kind==="object"?i.
items.find(T=>T.name===m)?.value:void 0,$=i=>(i.kind==="tuple"?i.elements:[i]).flatMap(T=>T.kind==="object"?T.items.filter(g):[]),g=i=>i.name!==void 0&&i.name!==
"//";function R(i,m,T,l,a){if(T>0){for(const{name:r,start:t,end:o,value:p}of $(m))R(i,p,T-1,[...l,{value:r,start:t,end:o}],a);return}const _={start:m.start,end:m.
start+1};for(const r of m.kind==="tuple"?m.elements:[m])r.kind!=="object"&&r.kind!=="tuple"||a.push({..._,type:i,labels:l,body:{kind:"json",members:$(r)}})}const b=i=>{
const m=[i.startsWith("\uFEFF")?1:0];let T=i.indexOf(`
`),l;return({start:a,end:_})=>{for(;T>=0&&T<a;T=i.indexOf(`
`,T+1))m.push(T+1);l??=f(i);const r=Math.max(1,h(m,a)),t=m[r-1]??0,o=(m[r]??(T<0?i.length:T)+1)-1;return{line:r,column:M(Math.max(a,t),t,l),endColumn:M(Math.min(
_,o),t,l)}}},M=(i,m,T)=>i-m-h(T,i-1)+h(T,m-1)+1,f=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),m=>m.index):[];function h(i,m){
let T=0,l=i.length;for(;T<l;){const a=T+l>>>1;(i[a]??0)<=m?T=a+1:l=a}return T}}),8185:((te,z,n)=>{n.d(z,{C:()=>k,I:()=>j});var w=n(6697),O=n(5799),v=n(1831);function k(I,L){
return L.allowedHosts.length===0?[]:I.flatMap(({directHost:$,kind:g,isOverridden:R,place:b,clients:M})=>{if($===void 0||R||v.ev($,L))return[];const f=g==="backe\
nd_http"||g==="remote_state"?"backend":"download",h=v.Pv($),i=h.ok?h.value:null,m=v.nx($);return[(0,O.hD)((0,w.wp)({host:m,use:f}),{host:i,places:[b],clients:M})]})}
function j(I,L,$,g){if(g.allowedHosts.length===0)return[];const R=$.filter(({because:b})=>b.some(M=>typeof M!="string"));return L.flatMap(b=>{const{id:M,kind:f}=b;
if(f!=="url"||!R.some(m=>m.service===M))return[];const h=v.yo(b.url);if(h===null||h===I||v.ev(h,g))return[];const i=(0,w.wp)({host:v.nx(h),service:M,registry:v.
nx(I)});return[(0,O.hD)(i,{services:[M]})]})}}),3217:((te,z,n)=>{n.d(z,{fc:()=>_,ky:()=>a,so:()=>g,uA:()=>r,zF:()=>T});var w=n(3534),O=n(3410),v=n(5143),k=n(5799),
j=n(8937),I=n(1064),L=n(1831),$=n(9562);function g(t,o,p){const{host:s,credentials:e}=t,u=f(t),c=e?.hasToken===!0,y=c?[]:h(s,u,p),E=c&&i(t)===null&&m(t)===null,
P=[...t.difference===null?[]:[t.difference],...y,...E&&u!==null?[w.JD({host:s,status:u,source:e.source})]:[]].map(H=>(0,k.hD)(H));if(c||t.attempt.discovery.kind!==
"found")return P;const C={host:t.host,isFork:p.isFork,...l(t)},U=R(t.host,p),A=new Set(U.map(({place:H})=>H)),F=(y.length>0||!!t.credentials?.problem?[]:b(t.host,
o,p)).filter(({place:H})=>!A.has(H));return[...P,...M(U,H=>(0,O.vs)({...C,service:H})),...M(F,H=>w.$U({...C,service:H}))]}function R(t,{usages:o,depth:p}){return p===
"discovery"?[]:o.flatMap(({workspace:s,hasOwnToken:e,needs:u,place:c})=>s===void 0||e||(0,v.MV)(c)?[]:u.flatMap(y=>y.host===t?[{...y,place:c}]:[]))}function b(t,o,{
usages:p}){const s=new Set(p.flatMap(({hasOwnToken:u,place:c})=>u?c:[])),e=(0,$.Uc)(t);return o.flatMap(({service:u,because:c})=>e.includes(u)?c.flatMap(y=>typeof y==
"string"||(0,v.MV)(y)||s.has(y)?[]:{service:u,place:y,clients:I.zK}):[])}const M=(t,o)=>[...Map.groupBy(t,({service:p})=>p)].map(([p,s])=>{const e=[...new Set(s.
map(({place:c})=>c))],u=[...new Set(s.flatMap(c=>c.clients))];return(0,k.hD)(o(p),{services:[p],places:e,clients:u})});function f(t){const{discovery:o,hops:p}=t.
attempt;return o.kind==="failed"&&o.problem.code==="document-unauthorized"?p.at(-1)?.status??null:null}function h(t,o,{tokenVariables:p,hosts:s}){return(0,L.Bz)(
p,t,s).filter(({isParent:e})=>!e||o!==null).map(e=>w.z2({host:t,...e}))}const i=({attempt:t})=>t.hops.at(-1)?.challenge??null,m=({credentials:t})=>t?.problem?.code===
"credentials-empty"?t.problem:null;function T(t,o,{role:p},{isFork:s}){const e=t.find(({problem:S})=>S.code==="credentials-near-miss"),u=m(o)??e?.problem??null,
E=["document-unauthorized",...u!==null||!(s||(0,I.n3)(o.host))?["versions-unauthorized","cloud-organization"]:[]],d=t.filter(({problem:S})=>E.includes(S.code)),
P=d.some(({problem:S})=>S.code==="versions-unauthorized")||p!=="guest"&&(s||f(o)===401);if(!(u!==null||P&&o.credentials?.hasToken!==!0)||i(o)!==null||d.length===
0)return t;const U=u??{isFork:s,...l(o)},A=d.flatMap(S=>S.services),D=({problem:{code:S,message:F},services:H})=>F===u?.message||S==="credentials-missing"&&H.every(
Q=>A.includes(Q));return t.filter(S=>!D(S)).map(S=>d.includes(S)?{...S,problem:(0,j.to)(S.problem,U)}:S)}function l({credentials:t,looks:o}){const p=o.flatMap(c=>c.
looks),s=c=>[...new Set(p.flatMap(({held:y,source:E})=>y!=="not read"===c?E:[]))],e=t===null?s(!0):[t.source],u=t===null?s(!1):[];return{searched:e,notRead:u}}function a(t,o){
return t.filter(p=>!o.includes(p)).map(p=>(0,k.hD)(w.bI({host:p})))}function _({host:t,attempt:o,credentials:p},s){const e=p?.hasToken===!0,u=[...s.flatMap(c=>c.
kind==="url"&&(0,$.p4)(c.id)&&(0,$.D6)(c.id)?[{url:c.url,service:c.id,isSent:e}]:[]),...o.hops.map(({url:c,authorization:y})=>({url:c,service:null,isSent:y==="s\
ent"}))].flatMap(({url:c,...y})=>{const E=(0,L.Pv)((0,L.yo)(c)??"");return!E.ok||E.value===t?[]:[{...y,host:E.value}]});return[...new Map(u.toReversed().map(c=>[
c.host,c])).values()]}function r(t,o,{tokenSources:p,hosts:s}){return(p.size===0?[]:_(t,o)).flatMap(({host:u,service:c,isSent:y})=>{const E=p.get(u);if(E===void 0)
return[];const d=c===null?t.attempt.discovery.kind==="failed":!y,P=w.To({host:(0,L.nx)(t.host),other:(0,L.nx)(u),source:E,service:c,isSent:y,isNotice:!d||s.has(
u)});return[(0,k.hD)(P,{services:c===null?[]:[c]})]})}}),2886:((te,z,n)=>{n.d(z,{ER:()=>L,Gy:()=>a,H4:()=>g,Np:()=>b,Rh:()=>h,TC:()=>i,_7:()=>f,cA:()=>T,ly:()=>$,
m$:()=>m,nv:()=>R,pi:()=>M,zX:()=>I});var w=n(4e3),O=n(5143),v=n(5799),k=n(1831);const j=["module","provider","version","package","lock","not"],I=({problem:_,places:r})=>j.
includes(_.code.replace(/-.*/,""))&&r.length>0&&r.every(t=>typeof t!="string"),L=({problem:_,needed:r})=>r&&_.usualSeverity==="error"&&!g.includes(_.code),$=_=>_.
some(r=>typeof r=="string"||!(0,O.MV)(r)),g=["host-http2","host-check-crashed"];function R(_,r){const{severity:t,affects:o,needed:p}=_,s=p&&r.some(e=>o.includes(
e));return t==="error"&&!s?{..._,severity:"warning"}:_}const b=(_,r)=>v.oC.indexOf(_.severity)-v.oC.indexOf(r.severity),M=({problem:_,host:r,namedHost:t=r},o)=>o.
some(({code:p,host:s})=>p===_.code&&(s===null||s===t));function f(_,r){const t=e=>r.filter(({service:u})=>e.includes(u)),o=_.length===0?r:t(_),p=_.filter(e=>o.some(
({service:u})=>u===e)),s=(o.length>0?o:t(["any"])).flatMap(e=>e.because);return{services:p.length>0?p:_,places:(0,O.As)(h([...new Set(s)]))}}function h(_){const{
own:r=[],aside:t=[]}=Object.groupBy(_,o=>typeof o!="string"&&(0,O.MV)(o)?"aside":"own");return[...r,...t]}function i(_,r,{isTerminal:t}){const o=r.some(({because:s})=>s.
includes("hostnames input"));return{role:(0,w.VW)(_)!==null?"guest":o?"operator":"user",host:(0,k.nx)(_),isTerminal:t}}function m(_,r){const{host:t,places:o,problem:p}=_;
if(r.length===0)return _;const s=p.affects.includes("terraform")&&!p.affects.includes("opentofu"),e=o.flatMap(E=>typeof E=="string"?[]:E.file),u=new Set(e.map(O.
_M)),c=r.filter(({repository:E,hosts:d})=>u.has(E)&&(s||t!==null&&d.has(t)));if(c.length===0)return _;const y=c.flatMap(({repository:E})=>E??[]);return{..._,problem:(0,v.
tr)(p,y)}}const T=_=>typeof _=="string"?_:`${_.file}:${_.line}`,l=1e3;function a(_,r){const t=_.flatMap(s=>(0,v.Xd)(s)??[]).filter(({file:s,column:e,endColumn:u})=>u>
e&&(0,O._M)(s)===null),o=r((0,O.jH)(t).slice(0,l)),p=new Map(o.map(s=>[(0,O.df)(s.place),s]));return({rows:s,...e})=>{const u=(0,v.Xd)(e),c=u&&p.get((0,O.df)(u));
return c?{...e,line:c}:e}}}),1102:((te,z,n)=>{n.d(z,{h:()=>k,z:()=>L});var w=n(4e3),O=n(960),v=n(1831);function k($){const g=$.filter(({attempt:i})=>i.hops.length>
0),[R,...b]=g.flatMap(i=>I(i)??[]);if(!R||b.length<g.length-1||!(g.some(({host:i})=>(0,w.VW)(i)!==null)||b.length>0&&!R.isCommon)||b.some(i=>j(i)!==j(R)))return null;
const h=g.map(({host:i})=>(0,v.nx)(i));return(0,O.e4)(h,[R,...b])}const j=({verb:$,what:g})=>$.startsWith("cannot")?$:g;function I({attempt:{discovery:$,hops:g}}){
const R=$.kind==="failed"?$.problem.obstacle:void 0;return g.every(({status:M})=>M===null)||R?.verb==="does not reach"?R:void 0}const L=({problem:$})=>$.code===
"machine-network"}),6146:((te,z,n)=>{n.d(z,{$:()=>v,o:()=>O});var w=n(2886);const O=(L,{kind:$,source:g,address:R,constraints:b,places:M})=>JSON.stringify([L,$,
g,R,b,M[0]??null]);function v(L,$){const g=k($,({rows:b=[]})=>b),R=k($.filter(I),({places:b})=>b.map(w.cA));return g.size+R.size===0?L:L.map(({directory:b,clients:M,
rows:f})=>({directory:b,clients:M,rows:f.map(h=>{const i=g.get(O(b,h))??h.rejectedAt.flatMap(l=>R.get((0,w.cA)(l))??[]);if(i.length===0)return h;const m=i.map(({
finding:l})=>(0,w.nv)(l,M)).sort(w.Np),T=new Map(m.map(({problem:{code:l,title:a,usualSeverity:_}})=>[l,{code:l,title:a,usualSeverity:_}]));return{...h,worst:m[0]?.
severity??null,problems:[...T.values()]}})}))}const k=(L,$)=>Map.groupBy(L.flatMap(g=>$(g).map(R=>({key:R,finding:g}))),({key:g})=>g),j=/^(?:constraint|lock)-/,
I=({problem:L,host:$})=>$===null&&j.test(L.code)}),2389:((te,z,n)=>{n.d(z,{j7:()=>T,k2:()=>r,S4:()=>l});var w=n(3217),O=n(7052),v=n(5143),k=n(5799),j=n(8185),I=n(
2886);function L({notes:t,usages:o,isEmpty:p,complaints:s,tokenHosts:e,answered:u,contacted:c},y){const E=({problem:D})=>D.code==="file-syntax",d=new Set(t.filter(
E).map(k.W7)),P=[...t.map(D=>g(D,d,y)),...[...(0,j.C)(o,y),...u.map(D=>$(D,y)),...s,...(0,w.ky)(e,c)].map(D=>(0,I.nv)(D,y.dialect.clients)),...p?[R(y)]:[]],{placed:C=[],
others:U=[]}=Object.groupBy(P,({places:D})=>D.length>0?"placed":"others");return[...(0,k.DF)(C,D=>{const{problem:S,severity:F,affects:H,host:Q,namedHost:G,exclude:q}=D,
{code:re,message:ae,help:le}=S;return[Q,G,re,F,ae,le,H,q===void 0]}),...U]}function $(t,o){const{host:p,problem:s}=t;return p===null?t:{...t,services:[],problem:(0,k.
pj)(s,(0,I.TC)(p,[],o))}}function g(t,o,{dialect:p,allowedHosts:s}){const{problem:e,isPlaceholder:u,checkedFor:c=p.clients}=t;if(e.code==="file-limit"&&s.length>
0){const Q=`${e.message}; it may use hosts that are not in \`allowed-hosts\``,G={...e,message:Q};return{...t,problem:G,severity:"error"}}const y=(0,k.W7)(t),E=(0,k.
Xd)(t),d=t.aside!==void 0||E!==null&&(0,v.MV)(E),P=t.severity==="error",C=P&&u===!0,U=o.has(y)&&e.code!=="file-syntax",D=P&&(C||U||d)?{...t,severity:"warning"}:
t,S=(0,I.nv)(D,c);if(!d&&!C)return S;const{help:F,...H}=e;return{...S,...e.code==="file-syntax"&&{problem:H},exclude:[(0,v.n7)(t.aside??y)]}}const R=({scan:t,hostnames:o,
usages:p})=>(0,k.hD)((0,O.JW)({scan:t,hasHostnames:o.length>0,isFleet:p.length>0}));var b=n(1102),M=n(6146);let f=function(...t){return{judgeRequests:f}=n.late(
[905,977,426,879],9426),new.target?new f(...t):f(...t)},h=function(...t){return{crashedVisit:h}=n.late([905,977,426,879],9426),new.target?new h(...t):h(...t)},i=function(...t){
return{judgeVisit:i}=n.late([905,977,426,879],9426),new.target?new i(...t):i(...t)},m=function(...t){return{outcomesOf:m}=n.late([905,977,426,879],9426),new.target?
new m(...t):m(...t)};const T={findings:[],roots:[],requests:[],answering:new Set};function l(t,o,p=()=>[]){const{predicted:s,stopped:e}=t,u=G=>!(0,I.pi)(G,o.ignore),
c=(0,b.h)(t.visits),y=G=>c&&G.problem.obstacle&&u(G)?{...G,problem:c}:G,E=a(t,o).map(G=>({...G,findings:G.findings.map(y)})),d=[...t.notes,...s.findings.filter(
({host:G})=>G===null)],P=L({...t,notes:d,..._(E,s,o)},o),C=[...E.flatMap(G=>G.findings),...P],U=C.filter(u).sort(I.Np),A=(0,I.Gy)(U,p),D=G=>G.filter(u).map(q=>(0,I.
m$)(A(q),t.guesses)).sort(I.Np),S=E.map(G=>{const q=D(G.findings.filter(re=>!(0,I.zX)(re)));return{...G,findings:q,clients:m(q)}}),F=({exclude:G})=>+(G!==void 0),
H=D([...E.flatMap(G=>G.findings.filter(I.zX)),...P]).toSorted((G,q)=>(0,I.Np)(G,q)||F(G)-F(q)),Q=[...S.flatMap(G=>G.findings),...H].sort(I.Np);return{passed:e===
null&&!Q.some(({severity:G})=>r(G,o.failOn)),stopped:e,hosts:S,files:H,findings:Q,ignored:C.length-Q.length,roots:(0,M.$)(s.roots,U)}}function a(t,o){const{visits:p,
newHosts:s,predicted:e}=t,u=Map.groupBy(t.requirements,({host:P})=>P),c=Map.groupBy(e.findings,({host:P})=>P),y=new Map(e.requests.map(P=>[P.host,P])),E=new Set(
p.map(({host:P})=>P)),d={...o,...t,hosts:E};return p.map(P=>{const{host:C}=P,U={visit:P,requirements:u.get(C)??[],predicted:c.get(C)??[],requests:y.get(C)??null,
answering:e.answering,isNew:s.has(C)};try{return i(U,o,d)}catch(A){return h(U,o.dialect,A)}})}function _(t,{findings:o,requests:p},s){const e=new Set(t.map(({visit:y})=>y.
host)),u=t.flatMap(({visit:y,services:E})=>(0,w.fc)(y,E)),c=p.flatMap(y=>f(y,[],s).map(E=>({...E,host:y.host})));return{answered:[...o,...c].filter(({host:y})=>y!==
null&&!e.has(y)),contacted:[...e,...[...u,...p].map(({host:y})=>y)]}}const r=(t,o)=>t==="error"?o!=="never":t==="warning"&&o==="warning"}),4e3:((te,z,n)=>{n.d(z,
{$$:()=>M,B9:()=>t,Cw:()=>c,I0:()=>f,K4:()=>b,NM:()=>p,VW:()=>r,Wt:()=>a,YA:()=>e,_r:()=>s,dh:()=>I,eZ:()=>h,go:()=>m,mP:()=>T,oZ:()=>E,px:()=>$,qZ:()=>o,zM:()=>u,
zN:()=>R,zd:()=>i});var w=n(1064),O=n(9562),v=n(9587);const k=300,j=8192;function I(d,P=k){const{length:C}=d,U=C>j?(0,v.NE)(d.slice(0,j)):(0,v._U)(d);return U.length<=
P?U:`${L(U,P)}\u2026`}const L=(d,P)=>structuredClone(d.slice(0,P).toWellFormed()),$=(d,P)=>`${d} ${d===1?P:g(P)}`,g=d=>`${d.replace(/(?<=[^aeiou])y$/,"ie")}s`;function R(d,P){
const{length:C}=d,U=typeof P=="number"?P:C<=2*P.few?C:P.few,A=d.slice(U);return{shown:d.slice(0,U),rest:A,more:A.length}}function b(d,P,C=String,U=A=>`${A} more`){
const{shown:A,more:D}=R(d,P),S=A.map(F=>C(F)).join(", ");return D>0?`${S} and ${U(D)}`:S}const M=d=>new TextEncoder().encode(d).length;function f(d,P,C,U){const A=[];
let D=0;for(const S of Iterator.from(d).map(U)){if(D+=M(S)+C,D>P)break;A.push(S)}return{shown:A,more:d.length-A.length}}const h=d=>d.map(P=>w.bB[P]).join(" and "),
i=d=>`the clients print "${d}"`;function m(d){return d===null?"null":Array.isArray(d)?"an array":typeof d=="object"?"an object":`a ${typeof d}`}function T(d){if(d.
kind==="error")return`cannot be read: ${d.code}`;if(d.kind==="special")return`is ${d.is} and is not read`;const{bytes:P,maxBytes:C}=d;return`has ${P} bytes and \
is not read; the limit is ${C/1024/1024} MiB`}const l={[O.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPA\
CE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/T\
YPE), and one that is installed by hand needs a filesystem mirror"};function a(d){return d.flatMap(C=>l[C]??[])[0]??"correct the host in `source` or `hostname`,\
 or add the `source` that a child module lacks"}const _=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.ha\
shicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitla\
b.com"]]),r=d=>_.get(d)??null,t=d=>`wait and run the check again; see ${r(d)??"its status page"}, and consider a network mirror for providers`,o=d=>`use another\
 network, a proxy (HTTPS_PROXY) or a network mirror: ${d} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network,\
 for example by country`;function p({page:d,asked:P},C){if(d===null)return C;const U=d.title===""?"":` ("${d.title}")`,A=C.guest??o(P);switch(d.kind){case"sign-\
in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:A,because:`the host returned a sign-in page${U}`};case"captive-portal":
return`a proxy or captive portal returned an HTML page${U}: allow this machine to reach the host`;case"other":{const D=C.user??`check that ${P} is a registry, a\
nd ${a([])}`;return{...C,user:D,guest:A,because:`the host returned an HTML page${U}`}}}}const s=({url:d,status:P,reason:C,said:U})=>`${d} returned ${`${P} ${I(C)}`.
trim()}${U===void 0?"":` ("${I(U)}")`}`,e=d=>`${Math.round(d/100)/10} s`,u=d=>d.kind==="several"?d.reasons:[d];function c(d){switch(d.kind){case"deadline":return`\
the check reached its deadline of ${e(d.ms)}`;case"signal":return`the check was interrupted by ${d.signal}`;case"crash":return"tf-disco crashed";case"missing":return y(
d);case"several":return d.reasons.map(c).join("; ")}}function y({repositories:d,total:P}){const C=P===1?"repository":"repositories",U=d.length===1?"is":"are",A=b(
d,10,I);return`${d.length} of ${P} ${C} ${U} missing: ${A}`}const E=({kind:d,address:P,version:C})=>`${d} ${P} ${I(C,40)}`}),3534:((te,z,n)=>{n.d(z,{$U:()=>T,Eu:()=>M,
JD:()=>m,QU:()=>R,To:()=>a,bI:()=>_,fj:()=>f,iX:()=>r,tK:()=>h,z2:()=>l});var w=n(4283),O=n(1064),v=n(1831),k=n(2713),j=n(4e3),I=n(5799),L=n(8937);const $="writ\
e the token into the file, or remove its block",g={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow ca\
n read it: GitHub replaces a missing secret with an empty string"},R=({source:s,isInFile:e})=>(0,I.CC)("credentials-empty",{message:`the token from ${s} is empt\
y`,help:(0,I.Lw)(e?$:g)}),b={"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again\
 without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{
has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with w\
hite space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether\
 two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quota\
tion mark may have been replaced"}},M=({source:s,slip:e})=>(0,I.CC)("credentials-malformed",{message:`the token from ${s} ${b[e].has}`,help:b[e].help,...e==="co\
ntrol character"?{}:{severity:"warning"}}),f=({source:s})=>(0,I.CC)("credentials-short",{message:`the token from ${s} has fewer than ${k.Il} characters and is n\
ot redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"}),h=s=>(0,I.CC)("credenti\
als-differ",{message:`for host ${(0,v.nx)(s.host)}, ${i(s.first)} and ${i(s.other)}`,help:`set the token for both clients in ${(0,v.fK)(s.host)[0]??"tokens"} or\
 tokens, or set dialect to one client; this check uses the first token`}),i=({client:s,source:e})=>e===null?`${O.bB[s]} finds no token`:`${O.bB[s]} uses the tok\
en from ${e}`,m=({host:s,status:e,source:u})=>(0,I.CC)("credentials-rejected",{message:`host ${(0,v.nx)(s)} returned ${e} for the token from ${u}`,help:`check t\
hat the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,w.jr)((0,v.cu)(s))}; then store a new one in t\
he same place (\`terraform login\` sends this one, too: run \`terraform logout ${(0,v.nx)(s)}\` first)`});function T({host:s,service:e,...u}){const c=(0,v.nx)(s);
return(0,L.ti)("credentials-missing",`host ${c} requires a token${e===null?"":` for ${e}`}`,(0,L.nP)(c),u)}const l=s=>(0,I.CC)("credentials-near-miss",{message:`${s.
variable} seems to be meant for host ${(0,v.nx)(s.host)}, but ${s.why}`,help:`rename it to ${s.write}: ${(0,L.yN)(s.write)}`}),a=({host:s,other:e,source:u,service:c,
isSent:y,isNotice:E})=>(0,I.CC)("credentials-other-host",{message:`the clients do not send the token for ${e} from ${u} ${c===null?`after the redirect of ${s}`:
`to ${c} of host ${s}`}: they send ${y?`the token of ${s}`:"none"}`,help:c===null?`make the discovery document of ${s} public, or serve it at ${s} itself`:`set \
the token for ${s}, and the clients send it to ${e}`,...E?{severity:"notice",affects:[]}:{}}),_=({host:s})=>(0,I.CC)("credentials-unused",{message:`the tokens i\
nput has a token for host ${(0,v.nx)(s)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function r(s){const{
host:e,token:u,challenge:c,contentType:y,...E}=s,P=u==="none"&&c===null&&!y?.includes("json")&&E.status===403&&(0,j.VW)(e)===null,C=P?"refused the request, and \
may not be a registry":u==="sent"?"rejected the given authentication credentials":"requires authentication credentials",U=c===null?"":`, and asks for ${c} authe\
ntication`;return(0,I.CC)("document-unauthorized",{message:`host ${e} ${C}: ${(0,j._r)(E)}${U}`,help:(0,j.NM)({...E,asked:e},P?t(e):p(s))})}const t=s=>({operator:`${o}\
, or return 404 if the host has no services`,user:`check that ${s} is a registry, and ${(0,j.Wt)([])}`}),o="make the discovery document public";function p({host:s,
token:e,status:u,challenge:c}){const y=(0,j.qZ)(s);if(c!==null)return{operator:`exempt /.well-known/terraform.json from ${c} authentication`,guest:y,note:"the c\
lients send Bearer tokens only, so no token helps"};switch(e){case"sent":{const E="check that the token is for this host, complete and not expired";return u===403?
{...(0,I.Lw)(E),guest:y}:(0,I.Lw)(E)}case"none":return{operator:(0,L.nP)(s,`, or ${o}`),user:(0,L.nP)(s),guest:y};case"dropped":return{because:"the token was no\
t sent there because it does not follow a redirect to another host",operator:`configure ${s} to respond itself, or ${o}`};case"withheld":return{because:"the tok\
en was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((te,z,n)=>{n.d(z,{JW:()=>g,U$:()=>v,WO:()=>L,
a3:()=>$,ub:()=>M,yQ:()=>R});var w=n(4e3),O=n(5799);const v=({error:f,isRefused:h})=>(0,O.CC)("file-syntax",{message:f??"the file is not valid UTF-8",help:"fix \
the file, or list it in `exclude` if it is invalid on purpose",...!h&&{severity:"warning"}}),k={file:"the file cannot be read",directory:"the directory cannot b\
e read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the\
 link is"},j={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},I={file:"corr\
ect the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or\
 list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-\
file":"remove the link, or list it in `exclude`"},L=f=>(0,O.CC)("file-unreadable",{message:`${k[f.what]}${"code"in f?`: ${f.code}`:` ${f.is} and is not read`}`,
help:(f.what==="file"||f.what==="directory"?j[f.code]:void 0)??I[f.what],...!("isRefused"in f&&f.isRefused)&&{severity:"warning",affects:[]}}),$=()=>(0,O.CC)("f\
ile-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function g({
scan:f,hasHostnames:h,isFleet:i}){const m=f.every(_=>_==="."),l=`found no Terraform or OpenTofu files in ${i?"the repositories of `usages`":m?"this directory":`\
\`scan\` (${(0,w.K4)(f,3,w.dh)})`}`,a=i?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";
return h?(0,O.CC)("nothing-to-check",{message:`${l}; only \`hostnames\` was checked`,help:`${a}, or correct \`scan\``,severity:"warning"}):(0,O.CC)("nothing-to-\
check",{message:`${l}, and \`hostnames\` is not set`,help:`${a}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const R=({oldest:f})=>(0,O.CC)("file-s\
tale",{message:`the usages file was written more than a week ago (the oldest on ${f}); the repository may use something else now`,help:"write it again with `tf-\
disco usages --format json`, and see why the job that writes it no longer runs"}),b={depth:f=>({message:`directories nested deeper than ${f} levels are not scan\
ned`,help:"list this directory in `exclude`"}),files:f=>({message:`there are more than ${f} files; this directory and the following ones are not scanned`,help:"\
scan fewer directories with `scan` or `exclude`"}),directory:f=>({message:`the directory has more than ${f} files; the files after them are not scanned`,help:"s\
plit the directory, or list files in `exclude`"}),parts:f=>({message:`the file has more than ${f} blocks, arguments and values; the rest is not read`,help:"spli\
t the file, or list it in `exclude`"}),"module-usages":f=>({message:`the files of this directory use or define more than ${f} modules, providers, resources and \
variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:f=>({message:`the scan \
found more than ${f} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:f=>({
message:`the root modules have more than ${f} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function M(f){switch(f.kind){case"size":return(0,O.CC)("file-limit",{message:`the file ${(0,w.mP)(f)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,O.CC)("file-limit",{message:`there are more than ${f.max} problems in files; ${f.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,O.CC)("file-limit",{message:`${(0,w.Cw)(f.stopped)}\
 after reading ${f.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,O.CC)("file-limit",b[f.kind](f.max))}}}),960:((te,z,n)=>{n.d(z,{Er:()=>m,P0:()=>f,P6:()=>L,Qs:()=>M,T0:()=>j,
U2:()=>i,e4:()=>T});var w=n(4e3),O=n(736),v=n(5799);const k={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server\
 did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},j=({host:l,why:a})=>(0,v.CC)("host-unknown",{message:`${l} ${k[a]}`,
help:a==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again",obstacle:{
verb:"cannot resolve",what:k[a].replace(/.*: /,"")}}),I={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function L({host:l,error:a}){if(typeof a=="object"&&"proxy"in a)
return(0,v.CC)("host-unreachable",{message:`${l} is unreachable: ${a.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and N\
O_PROXY",obstacle:{verb:"does not reach",what:(0,w.dh)(a.proxy),help:O.TG}});const _=typeof a=="string"?I[a]:`is unreachable (${a.code})`,r="check that a firewa\
ll or proxy lets this machine connect to it";return(0,v.CC)("host-unreachable",{message:`${l} ${_}`,operator:`check that the host is up, and ${r}`,user:r,guest:`${r}\
; otherwise ${(0,w.B9)(l)}`,obstacle:{verb:"cannot connect to",what:_.replace("is unreachable: ","")}})}const $={lookup:{verb:"cannot resolve",failed:"could not\
 be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{
verb:null,failed:"did not finish its response",help:""}},g="serve the document as a static file",R=({asks:l})=>l==="document"?g:"find out what the server waits \
for, such as its storage",b=l=>l.map(({name:a,attemptMs:_,retries:r})=>{const t=Number.isFinite(_)?(0,w.YA)(_):"without a limit",o=r===0?"":` in each of ${r+1} \
attempts`,p=a.includes(" and ")?"wait":"waits";return`${a} ${p} ${t}${o}`}).join(", ");function M(l){if(l.phase==="complete")return(0,v.CC)("host-timeout",{message:`${l.
host} took ${(0,w.YA)(l.tookMs)} to return its discovery document; ${b(l.releases)}`,operator:g,affects:[...new Set(l.releases.map(({client:o})=>o))]});const{verb:a,
failed:_,help:r}=$[l.phase],t=l.limitMs===null?"in time":`within ${(0,w.YA)(l.limitMs)}`;return(0,v.CC)("host-timeout",{message:`${l.host} ${_} ${t}`,help:r||{operator:R(
l),guest:(0,w.B9)(l.host)},...a&&{obstacle:{verb:a,what:_.replace(/.*: /,"")}}})}const f=({host:l,error:a})=>(0,v.CC)("host-protocol",{message:`the response of ${l}\
 is not valid HTTP (${a})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the ad\
dress"}),h={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};
function i({host:l,phase:a,tookMs:_,limitMs:r,...t}){const o=`(limit ${(0,w.YA)(r)}); ${h[a.name]} took ${(0,w.YA)(a.ms)}`;return"url"in t?(0,v.CC)("host-slow",
{message:`${t.url} took ${(0,w.YA)(_)} to answer ${o}`,operator:R({asks:"answer"})}):(0,v.CC)("host-slow",{message:`${l} took ${(0,w.YA)(_)} to return its disco\
very document ${o}`,operator:g,note:b(t.releases)})}const m=({host:l,attempts:a,failure:_,releases:r})=>(0,v.CC)("host-recovered",{message:`discovery of ${l} su\
cceeded at attempt ${a}; the first attempt failed: ${_}`,operator:"find out why the host fails intermittently",note:r.length===0?"init succeeded, because the CL\
I retries discovery":`init with ${r.map(({name:t})=>t).join(" and ")} would have failed`});function T(l,a){const[{verb:_,help:r=O._$[_]}]=a,[t="",...o]=l,p=o.length===
0?t:`any of ${l.length} hosts`,s=o.length===0&&_==="cannot connect to";return(0,v.CC)("machine-network",{message:`this machine ${_} ${p}: ${(0,w.K4)([...new Set(
a.map(({what:e})=>e))],3)}`,help:s?`${r}; otherwise ${(0,w.B9)(t)}`:r})}}),736:((te,z,n)=>{n.d(z,{M8:()=>k,TG:()=>w,_$:()=>v});const w="check HTTPS_PROXY, with \
the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",O="\
if this network has a proxy, set HTTPS_PROXY",v={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN \
that the hosts may need; ${O}`,"cannot connect to":`check the network connection of this machine, and that a firewall lets it connect; ${O}`,"does not trust":"s\
et `ca-file` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their oper\
ators to allow unauthenticated requests to /.well-known/terraform.json"};function k(j,{page:I,url:L,asked:$}){const g=URL.parse(L)?.host,R=g===$,b=R&&j.code==="\
document-status";if(I===null||I.kind==="other"||b)return j;const M=`a ${I.kind} page${R?"":` at ${g}`} ("${I.title}") answers`;return{...j,obstacle:{verb:"does \
not reach",what:M,isCommon:R}}}}),3410:((te,z,n)=>{n.d(z,{Dr:()=>M,EK:()=>g,Fu:()=>h,dF:()=>f,vs:()=>I,y7:()=>$});var w=n(1831),O=n(9562),v=n(4e3),k=n(5799),j=n(
8937);function I({host:i,service:m,...T}){const l=(0,w.nx)(i),a=m===O.OZ?"the cloud block":"the remote backend",_=(0,j.nP)(l),r=l===i?`run \`terraform login ${i}\
\` or \`tofu login ${i}\`, or `:"",t={..._,terminal:`${r}${_.terminal}`};return(0,j.ti)("cloud-token",`${a} requires a token for ${l}`,t,T)}const L={organization:"\
`organization`",workspaces:"`name` in `workspaces`"};function $({block:i,lacks:m,isOpen:T}){const l=i==="cloud block"?`set ${m.map(a=>O.uW[a]).join(" and ")}`:"\
give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,k.CC)("cloud-incomplete",{severity:T?"notice":"error",message:`the ${i} has no ${m.map(a=>L[a]).
join(" and no ")}`,help:T?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${l}, also for this check`})}const g=({
url:i,version:m})=>(0,k.CC)("cloud-version",{message:`${i} returned ${m===null?"no TFP-API-Version":`TFP-API-Version ${(0,v.dh)(m)}`}; the cloud block requires \
2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"`\
 instead of `cloud`'}),R=i=>"why"in i?`the response of ${i.url} ${(0,v.dh)(i.why)}`:(0,v._r)({...i,page:null}),b=(i,m,T)=>"status"in i&&[401,403,404].includes(i.
status)?T:(0,k.C)(`check the logs of ${m}, and that the URL of the service is that of its API`),M=({host:i,organization:m,source:T,...l})=>(0,k.CC)("cloud-organ\
ization",{message:`the organization ${m} at ${i} cannot be read: ${R(l)}`,help:b(l,i,`check the name of the organization, and that the token from ${T} is valid \
and belongs to a member`)}),f=i=>(0,k.CC)("cloud-workspace",{message:`the workspace ${i.workspace} of ${i.organization} at ${i.host} cannot be read: ${R(i)}`,help:b(
i,i.host,"check that the token may read the workspace")}),h=({host:i,organization:m,workspace:T})=>(0,k.CC)("cloud-workspace-missing",{message:`${m} at ${i} has\
 no workspace ${T} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"})}),6697:((te,z,n)=>{
n.d(z,{AO:()=>$,U7:()=>L,n3:()=>g,nD:()=>M,ro:()=>b,wp:()=>I});var w=n(3592),O=n(4e3),v=n(5799);const k=({file:h,line:i})=>`${(0,O.dh)(h)}:${i}`;function j(h){const i=`${h.
host}, which is not in \`allowed-hosts\``;if("service"in h)return[`${h.service} of ${h.registry} is on ${i}`,"use another registry"];if("package"in h)return[`th\
e package of ${h.package} is downloaded from ${i} and was not contacted`,"use another module or provider"];if("use"in h)return h.use==="download"?[`the source i\
s downloaded from ${i}`,"use a source on an allowed host"]:[`the HTTP backend uses ${i}`,"use an allowed backend"];const m=`host ${h.host} is not in \`allowed-ho\
sts\` and was not contacted`;if(!("implied"in h))return[m,"use an allowed registry"];const{place:T,clients:l}=h.implied,a=`${k(T)} names no host, and this is th\
e default of ${(0,O.eZ)(l)}`;return[`${m}; ${a}`,"name an allowed registry there"]}function I(h){const[i,m]=j(h),T=`${m}, or add ${h.host} to \`allowed-hosts\``;
return(0,v.CC)("host-not-allowed",{message:i,help:T})}const L=({host:h})=>(0,v.CC)("host-generic",{message:`${h} is a generic hostname that stands for the host \
of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),$=({host:h,address:i,asks:m})=>i==="metadata"?(0,v.CC)(
"host-private-redirect",{message:`${h} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata serv\
ices are never contacted"}):(0,v.CC)("host-private-redirect",{message:`a public host ${m==="document"?"redirects":"leads"} to ${h}, which has a ${i} address and\
 was not contacted`,help:`if ${m==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),g=({host:h,thrown:i})=>(0,v.CC)(
"host-check-crashed",{message:`${h} was not checked completely, because of a bug in tf-disco ${w.xv}: ${R(i)}`,help:`please report this text at ${w.xV}; to pass\
 until it is fixed, add \`host-check-crashed ${h}\` to \`ignore\``});function R(h){if(!(h instanceof Error))return(0,O.dh)(String(h));const i=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(h.stack??"")?.[1];return(0,O.dh)(String(h))+(i===void 0?"":` (${i})`)}const b=({host:h})=>(0,v.CC)("host-http2",{message:`${h} speaks only HTTP/2, which Te\
rraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${h} as well (ALPN \`http/1.1\`)`,note:"to pass without che\
cking it, add `host-http2` to `ignore`"});function M({host:h,stopped:i,isBegun:m,unchecked:T,total:l}){const a=m?" completely: its visit was under way when":":";
return(0,v.CC)("host-not-checked",{message:`${h} was not checked${a} ${(0,O.Cw)(i)}, with ${T} of ${l} hosts not checked`,help:f[i.kind]})}const f={deadline:"ra\
ise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its\
 own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((te,z,n)=>{n.d(z,{C:()=>T,CC:()=>p,DF:()=>h,Lw:()=>m,
W7:()=>M,Xd:()=>b,aZ:()=>f,hD:()=>$,oC:()=>L,pj:()=>_,sb:()=>R,tr:()=>o,wv:()=>g});var w=n(1064),O=n(1831),v=n(9587),k=n(4e3),j=n(5143);let I=function(...s){return{
problemFacts:I}=n.late([507],4507),new.target?new I(...s):I(...s)};const L=["error","warning","notice"];function $(s,{clients:e=w.zK,...u}={}){return{problem:s,
severity:s.severity,affects:s.affects.filter(c=>e.includes(c)),clients:e,host:null,services:[],places:[],needed:!0,isHostNew:!1,...u}}const g={line:1,column:1,endColumn:1};
function R(s,e,u=g){const c={file:s===""?".":s,...u};return $(e,{places:[c],clients:w.Du})}const b=({places:s})=>s.find(e=>typeof e!="string")??null,M=s=>b(s)?.
file??"",f=(s,e)=>({...s,affects:s.affects.filter(u=>e.includes(u))}),h=(s,e)=>(0,j.c1)(s,u=>JSON.stringify(e(u))).map(u=>{const[c]=u;if(u.length===1)return c;const y=i(
u,d=>d.exclude??[]),E=i(u,d=>d.rows??[]);return{...c,needed:u.some(({needed:d})=>d),affects:i(u,({affects:d})=>d),clients:i(u,({clients:d})=>d),places:(0,j.As)(
(0,j.jH)(u.flatMap(({places:d})=>d))),...y.length===0?{}:{exclude:y},...E.length===0?{}:{rows:E}}}),i=(s,e)=>[...new Set(s.flatMap(e))],m=s=>({operator:s,user:s}),
T=(s,e)=>({operator:s,note:e}),l=(s,{isTerminal:e})=>typeof s=="string"?s:s[e?"terminal":"workflow"];function a({guest:s,...e},u){const{role:c,host:y}=u,E=l(e.operator,
u),d=e.user===void 0?void 0:l(e.user,u),P=`ask the operator of ${y} to ${E}`;switch(c){case"operator":return E;case"user":return d===void 0||d===E?d??P:`${d}; i\
f you run ${y}, ${E.replace(`${d}, or `,"").replace(`, and ${d}`,"")}`;case"guest":return s??d??P}}function _(s,e){const{cures:u,...c}=s;return u===void 0?s:{...c,
help:t(u,e)}}const r={role:"operator",host:"",isTerminal:!1};function t(s,e){const{because:u,note:c}=s,y=u===void 0?"":`${u}: `,E=c===void 0?"":`; ${l(c,e)}`;return(0,O.
$Y)((0,v._U)(y+a(s,e)+E))}function o(s,e){const[u,...c]=e,E=`if ${u===void 0?"this repository":(0,k.K4)(e,3)} ${c.length>0?"use":"uses"} OpenTofu, set \`dialect\``,
d=u===void 0?E:`${E} for \`tf-disco usages\``;return{...s,help:s.help===void 0?d:`${s.help}; ${d}`}}function p(s,e){const{operator:u,user:c,guest:y,because:E,note:d,
...P}=e,C=u===void 0?void 0:{operator:u,user:c,guest:y,because:E,note:d},{help:U=C,...A}=P,D=I()[s],S=(0,v._U)(A.message),F={code:s,...D,usualSeverity:D.severity,
...A,message:S};return U===void 0?F:typeof U=="string"?{...F,help:(0,O.$Y)((0,v._U)(U))}:{...F,help:t(U,r),cures:U}}}),8011:((te,z,n)=>{n.d(z,{DA:()=>M,Iz:()=>b,
J0:()=>l,My:()=>f,Zp:()=>r,_W:()=>t,k0:()=>a,tg:()=>_});var w=n(1064),O=n(9587),v=n(4e3),k=n(5799);const j=120,I="is not a registry module, and `version` applie\
s to registry modules only",L={"local-with-version":[I,"remove `version`"],"remote-with-version":[I,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a regis\
try module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},$={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],
"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function g(o){
if("error"in o)return{message:o.error,help:o.advice??void 0};if("address"in o){const[c,y]=$[o.reason];return{message:`${o.address} ${c}`,help:y}}const[p,s]=L[o.
reason],[,e]=R.exec(o.text)??[],u=e===void 0?"":`write "${e}" for the module of the registry, or `;return{message:`"${o.text}" ${p}`,help:`${u}${s}`}}const R=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
b=({path:o,maker:p})=>(0,k.CC)("source-missing",{message:`there is no directory ${(0,v.dh)(o)}`,help:"correct the path, or commit the directory",...p!==null&&{message:`\
there is no directory ${(0,v.dh)(o)} in this checkout; ${(0,v.dh)(p)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),M=o=>"isOld"in o?(0,k.CC)("source-invalid",{...T(o),affects:[o.client]}):(0,k.CC)(
"source-invalid",g(o)),f=o=>(0,k.CC)("source-near-miss",{message:o.host===null?`"${o.text}" is not read as a registry address`:`"${o.text}" is read as host ${o.
host}`,help:o.advice}),h="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function i(o){const{shown:p,more:s}=(0,v.zN)(o,4),
e=p.map(({text:c,from:y})=>`${c===null?"not known":(0,v.dh)(c,j)} ${y??"by default"}`),u=s>0?`${s} more`:e.pop();return`${e.join(", ")} and ${u}`}function m(o){
const{address:p,argument:s,expression:e,candidates:u,refused:c}=o,y=(0,v.dh)((0,O.Qj)(e),j),E=`${s} of ${p} is ${y}`;if(c==="never")return{message:`${E}, which \
Terraform does not evaluate`,help:`write the ${s} as a literal`};if(c!==null){const{variable:d}=c;if(d===""){const P=`write the ${s} with literals, locals and v\
ariables only`;return{message:`${E}, which cannot be known during init`,help:P}}return{message:`${E}, and Terraform evaluates var.${d} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${d}", which requires Terraform 1.15, or write the ${s} as a literal`}}return u.length>1?{message:`${E}, which is\
 ${i(u)}`,help:h}:{message:`${E}, which is only known at init time`,help:h}}function T({address:o,expression:p,client:s,isOld:e}){const u=(0,v.dh)((0,O.Qj)(p),j),
c=`source of ${o} is ${u}`,[y,E]=[w.bB[s],w.Y8[s]],d="write the source as a literal";if(e)return{message:`${c}, which ${y} evaluates only since ${E}`,help:`${d}\
, or use ${y} ${E} or later`};const P=s==="terraform";return{message:`${c}, and ${y} evaluates only locals and ${P?"variables with `const = true`":"variables"} \
here`,help:`${d}${P?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const l=o=>(0,k.CC)("sou\
rce-dynamic","isOld"in o?T(o):m(o)),a=o=>(0,k.CC)("host-invalid",{message:`"${o.text}" is not a hostname: ${o.error}`,help:o.advice??void 0}),_=({block:o})=>(0,k.
CC)("host-missing",{severity:"warning",message:`the ${o} has no hostname, and OpenTofu has no default`,help:o==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),r=({host:o,name:p})=>(0,k.CC)("host-dotless-module",{message:`module sources cannot name host ${o}: must contai\
n at least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the short name`}),t=({host:o})=>(0,k.CC)("host-idn-module",{message:`\
Terraform cannot use modules from host ${o}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",
note:"OpenTofu 1.12 and later accept this one"})}),8937:((te,z,n)=>{n.d(z,{$w:()=>L,nP:()=>$,pt:()=>I,ro:()=>j,ti:()=>b,to:()=>M,yN:()=>g});var w=n(1064),O=n(1831),
v=n(4e3),k=n(5799);const j="this pull request needs no change; run the check where the secret is available, for example on the main branch";function I({host:f,token:h,
source:i},m){const T=`sent${m===null?"":` to ${m}`}`;switch(h){case"none":return`no token was found for ${f}`;case"sent":return`the token for ${f} from ${i} was\
 ${T}`;case"dropped":return`the token for ${f} from ${i} was not ${T}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token f\
or ${f} from ${i} was not ${T}, because the URL is not https; the CLIs do send it`}}function L({host:f,token:h},i,m,T){const l=(0,w.n3)(f)?(0,v.qZ)(f):void 0;switch(h){case"\
none":return{...(0,k.Lw)($(f)),guest:l};case"sent":return(0,k.Lw)(T);case"dropped":return(0,k.C)(`serve ${i} without the redirect to ${m??"another host"}`);case"\
withheld":return(0,k.C)(`serve ${i} at an https URL`)}}function $(f,h="",i=""){const m=(0,O.Fq)((0,O.$Y)(f)),[T]=m.ok?(0,O.fK)(m.value):[],l="${{ secrets.REGIST\
RY_TOKEN }}";return{terminal:`${i}${T===void 0?`run \`terraform login ${f}\``:g(T)}${h}`,workflow:`${i}add the line "${f}=${l}" to the tokens input${T===void 0?
"":`, or "${T}: ${l}" to env`}${h}`}}const g=f=>/^\w+$/.test(f)?`export ${f}=\u2026`:`env '${f}=\u2026' terraform init`,R=({isFork:f,searched:h,notRead:i})=>f?"\
secrets are withheld from pull requests of forks":`no token was found (searched: ${h.join(", ")}${i.length===0?"":`; not read: ${i.join(", ")}`})`;function b(f,h,i,m){
const T=`${h}, and ${R(m)}`;return m.isFork?(0,k.CC)(f,{message:T,help:j,severity:"notice"}):(0,k.CC)(f,{message:T,help:(0,k.Lw)(i)})}function M(f,h){const{message:i}=f;
if("code"in h){const{message:l,help:a="",cures:_=(0,k.Lw)(a)}=h;return{...f,message:`${i}; ${l}`,cures:_}}const m=h.isFork?{help:j}:{},T=i.replace(/; no token was found for [^;]*$/,
"");return{...f,message:`${T}; ${R(h)}`,...m}}}),9664:((te,z,n)=>{n.d(z,{Gz:()=>O,LA:()=>j,jt:()=>v,un:()=>k});var w=n(3916);const O=(I,L)=>I===""?L:`${I}/${L}`,
v=I=>I.slice(0,Math.max(0,I.lastIndexOf("/")));function k(I,L){const $=(0,w.join)(I,L).replace(/\/$/,"");return $==="."?"":$}const j=I=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(I)}),1022:((te,z,n)=>{n.d(z,{A5:()=>r,mi:()=>f,op:()=>_,sL:()=>i});var w=n(4091),O=n(1831),v=n(8408),k=n(5011);const j={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},I="hashicorp",L="-",$='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',g="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",R={prefix:"terraform-",whose:"a Terraform",frequency:"often"},M={
terraform:[R],opentofu:[R,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function f(t,o){const p=t.split("/");if(p.length>3||p.includes(""))return h(
$);const[s="",e,u]=p.reverse(),c=i(s);if(!c.ok){const S=`${(0,w.ol)(s)} in source ${(0,w.ol)(t)}`;return h(`Invalid provider type: Invalid provider type ${S}: ${c.
why}"`)}const y=u===void 0,E=y?(0,w.Ju)((0,k.Vm)(o)):(0,O.Pv)(u);if(e===void 0&&E.ok){const S={hostImplied:y,namespace:I,type:c.value};return{kind:"registry",host:E.
value,...S}}const P=e===L?(0,w.Ju)(e):i(e??""),C=`namespace "" in source ${(0,w.ol)(t)}`;if(!P.ok)return h(`Invalid provider namespace: Invalid provider ${C}: ${P.
why}"`);const U="Invalid provider source hostname";if(!E.ok)return h(`${U}: ${U} ${C}: ${E.why}"`);const A={hostImplied:y,host:E.value,namespace:P.value,type:c.
value},D=T(A,o);return D===void 0?{kind:m(A,o),...A}:h(D)}const h=t=>({kind:"invalid",error:t});function i(t){if(/^[a-z0-9]+$/.test(t))return(0,w.Ju)(t);if(t===
"")return(0,w.TR)("must have at least one character");if(t.includes("."))return(0,w.TR)("dots are not allowed");if(t.includes("--"))return(0,w.TR)("cannot use m\
ultiple consecutive dashes");const o=(0,v.YE)(t);return o.ok?(0,w.Ju)((0,v.DI)(o.value)):(0,w.TR)(g)}function m({host:t,namespace:o},p){return o===L?"legacy":o===
"builtin"&&j[p].includes(t)?"builtin":"registry"}function T(t,o){const p=(0,k.Vm)(o);if(t.namespace===L&&t.host!==p)return`Invalid provider namespace: The legac\
y provider namespace "-" can be used only with hostname ${p}.`;const s=M[o].find(({prefix:e})=>t.type.startsWith(e));return s===void 0?void 0:l(t,s,o)}function l(t,{
prefix:o,whose:p,frequency:s},e){const u=`${o}provider-`,c=t.type.slice(u.length);if(!t.type.startsWith(u)||!i(c).ok)return`Invalid provider type: Provider sour\
ce ${(0,w.ol)(a(t))} has a type with the prefix ${(0,w.ol)(o)}, which isn't allowed because it would be redundant to name ${p} provider with that prefix. If you\
 are the author of this provider, rename it to not include the prefix.`;const y=a({...t,type:c},e);return`Invalid provider type: Provider source ${(0,w.ol)(a(t,
e))} has a type with the prefix ${(0,w.ol)(u)}, which isn't valid. Although that prefix is ${s} used in the names of version control repositories for ${p.split(
" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,w.ol)(y)}?`}const a=({host:t,namespace:o,type:p},s)=>s!==void 0&&t===(0,k.Vm)(s)?`${o}/${p}`:`${(0,O.pk)(t)}/${o}/${p}`,_=t=>t.replace(/^.*\./s,
""),r=t=>(t??"").replace(/[._].*$/s,"")}),5102:((te,z,n)=>{n.d(z,{$N:()=>s,DI:()=>M,Fl:()=>T,JR:()=>f,LG:()=>P,QK:()=>r,Rm:()=>a,Yn:()=>l,Zh:()=>t,b:()=>i,fX:()=>c,
fi:()=>p,hm:()=>_,md:()=>m,nM:()=>o,nx:()=>g,sG:()=>b,vh:()=>R});var w=n(2886),O=n(2389),v=n(4e3),k=n(5143),j=n(5799),I=n(9664),L=n(5257),$=n(6503);const g={fails:"\
failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},R=Object.keys(g);function b(A){if(i(A))return"unchecked";const D=_(A.findings);
return D==="error"?"fails":D==="warning"?"warns":f(A)?"skipped":"works"}const M=A=>b(A)==="fails",f=({visit:A})=>A.attempt.discovery.kind==="skipped",h=["host-n\
ot-checked",...w.H4],i=({visit:{attempt:A}})=>A.discovery.kind==="skipped"&&h.includes(A.discovery.problem.code),m=A=>R.flatMap(D=>A.filter(S=>b(S)===D));function T(A){
const D=new Set(A.map(({worst:S})=>S));return D.has("error")?"fails":D.has("warning")?"warns":A.some(a)?"skipped":"works"}function l(A,D){const S=Object.groupBy(
A,q=>T(D(q))),{fails:F=[],warns:H=[],skipped:Q=[],works:G=[]}=S;return[F,H,Q,G]}const a=({chosen:A,isUnchecked:D})=>D===!0||Object.keys(A).length===0,_=A=>j.oC.
find(D=>A.some(S=>S.severity===D))??null;function r({findings:A}){const D=_(A);return D==="notice"?[]:A.filter(({severity:S})=>S===D)}const t=({severity:A},{failOn:D})=>A===
"error"||(0,O.k2)(A,D),o=({severity:A})=>A!=="notice";function p({passed:A,hosts:D,findings:S}){return A?S.some(o)?"warns":D.length===0?"skipped":"works":"fails"}
function s(A,{repositories:{length:D}}){const{hosts:S,files:F,findings:H,passed:Q,stopped:G}=A,q=d(A,D),re=F.filter(({problem:ge})=>q===null||!u.test(ge.code)),
ae=re.filter(ge=>!e(ge)),le=_(ae)==="error"&&!S.some(M),he=q===null&&D>0?` in ${(0,v.px)(D,"repository")}`:"",pe=[ae.length<re.length?[`nothing to check${he}`]:
y(S,he),E(ae)],me=[q??[],le?pe.toReversed():pe].flat(2).join(", "),_e=_(H)==="error";if(G!==null){const ge=(0,v.Cw)(G);return _e||S.some(i)?`${me} (${ge})`:`${ge}\
; ${me}`}return Q&&_e?`${me} (the check passes: fail-on is never)`:Q||_e?me:`${me} (the check fails: fail-on is warning)`}const e=({problem:A,severity:D})=>A.code===
"nothing-to-check"&&D==="error",u=/^(?:module|provider|version|package|constraint|lock)-/,c="not allowed";function y(A,D){const S=A.length;if(S===0)return[`no r\
egistry hosts to check${D}`];const{skipped:F=[],checked:H=[]}=Object.groupBy(A,Ee=>f(Ee)?"skipped":"checked"),{fails:Q,unchecked:G,works:q}=g,re=(Ee,ie)=>ie.length===
0?[]:[{words:Ee,count:ie.length}],ae=[...re(Q,H.filter(M)),...re(c,F.filter(M)),...re(G,F.filter(i))],le=[...re(q,H),...re(g.skipped,F)],[he,...ve]=ae.length>0?
ae:le,fe=H.filter(Ee=>b(Ee)==="warns").length,pe=S===1?"":`${fe} ${ae.length>0?"more ":""}`,_e=he?.words===c||he?.words===G?he.count===1?"is ":"are ":"";return[
`${S===1?"1 registry host":(0,$.GH)(he?.count??0,S,"registry hosts")}${D} ${_e}${he?.words}`,...ve.map(({count:Ee,words:ie})=>`${Ee} ${ie}`),...fe===0?[]:[`${pe}\
with warnings`]]}function E(A){const D=_(A);if(D===null||D==="notice")return[];const S=A.filter(({severity:q})=>q===D),F=(0,$.eb)(S).length,H=new Set((0,$.Dx)(S).
map(({file:q})=>q)).size,Q=F>0?`files of ${(0,v.px)(F,"repository")}`:(0,v.px)(H,"file"),G=S.some(q=>(0,j.Xd)(q)===null);return[...H>0?[`${D}s in ${Q}`]:[],...G?
[`${D}s in settings or credentials`]:[]]}function d({roots:A,findings:D},S){const F=A.filter(({directory:le})=>le!==L.cd.file),[H]=l(F,({rows:le})=>le),Q=new Set(
[...H.map(C),...U(D)]);if(Q.size===0)return null;const G=new Set([...F.map(C),...Q]).size,q=new Set(Array.from(Q,k._M)).size,re=G<2?"":` in ${(0,$.GH)(Q.size,G,
"root modules")}`,ae=S<2?"":` (${(0,$.GH)(q,S,"repositories")})`;return`init fails${re}${ae}`}function P(A,{repositories:D}){const S=A.files.filter(({severity:F})=>F===
"error");return d(A,D.length)??E(S)[0]??null}const C=({directory:A})=>A,U=A=>(0,$.Dx)(A.filter(({problem:D,severity:S})=>D.code==="cloud-token"&&S==="error")).map(
({file:D})=>{const{repository:S,path:F}=(0,k.bH)(D),H=(0,I.jt)(F)||".";return S===null?H:(0,k.yJ)(S,H)})}),4120:((te,z,n)=>{n.d(z,{H8:()=>I,Iu:()=>j,QI:()=>R,QN:()=>m,
SY:()=>L,dy:()=>k,kJ:()=>b,nO:()=>T,od:()=>g,tY:()=>M,u8:()=>h});var w=n(4e3),O=n(5799),v=n(1064);const k="new in this pull request",j=l=>l.replace(/^./u,a=>a.toUpperCase()),
I=l=>O.oC.flatMap(a=>{const{length:_}=l.filter(r=>r.severity===a);return _===0?[]:[(0,w.px)(_,a)]}).join(", "),L=l=>v.zK.every(a=>l.includes(a))?"all clients":$(
l).join(", "),$=l=>l.map(a=>v.bB[a]);function g(l,a){const _=a.filter(r=>l.includes(r));return l.length===0||_.length===a.length?"":$(_).join(", ")||"no client \
in use"}const R=({clients:l,versions:a})=>l.map(_=>[v.bB[_],a[_]].join(" ").trim()).join(" and ");function b(l){return l<999.5?`${Math.round(l)} ms`:l<59950?`${(l/
1e3).toFixed(1)} s`:`${(l/6e4).toFixed(1)} min`}function M(l){return l<1e3?`${l} B`:l<999950?`${(l/1e3).toFixed(1)} kB`:`${(l/1e6).toFixed(1)} MB`}const f=36e5;
function h(l,a){const _=(Date.parse(a)-Date.parse(l))/f;if(_>=48)return`${i(_/24)} days`;if(_>=1)return`${i(_)} h`;const r=Math.floor(_*60);return r>=1?`${r} mi\
n`:"less than a minute"}const i=l=>Math.floor(l*10)/10,m=l=>`${l.slice(0,16).replace("T"," ")} UTC`;function T(l,a){const _=(Date.parse(l)-Date.parse(a))/(24*f);
if(Number.isNaN(_))return l;const r=Math.floor(Math.abs(_)),t=r===0?"less than a day":(0,w.px)(r,"day");return`${l.slice(0,10)} (${_<0?`${t} ago`:`in ${t}`})`}}),
6503:((te,z,n)=>{n.d(z,{CN:()=>l,Dx:()=>f,GH:()=>g,Ky:()=>k,TD:()=>j,YC:()=>i,eb:()=>L,f5:()=>h,io:()=>m,ju:()=>T,lp:()=>M,mj:()=>R,oN:()=>b});var w=n(4e3),O=n(
5143),v=n(5799);function k(r,t){const{places:o,noun:p}=j(r);return(0,w.K4)(o,t,O.eo,s=>(0,w.px)(s,`more ${p}`))}function j(r){const t=_(r),o=(0,O.t6)(t,s=>a(s)?
(0,O._M)(s.file)??s:s),p=I(o).length>1;return{places:p?o:t,noun:p?"repository":"place"}}const I=r=>r.filter(a).filter(({file:t})=>(0,O._M)(t)!==null),L=r=>(0,O.
t6)(I($(r)),({file:t})=>(0,O._M)(t)),$=r=>[...new Set(r.map(({places:t})=>t))].flat(),g=(r,t,o)=>`${r===t?"all":`${r} of`} ${t} ${o}`;function R(r,t){const{length:o}=t>
1?L(r):[];return o>1?g(o,t,"repositories"):""}function b(r,t){const o=new Set(r.flatMap(({file:e})=>(0,O._M)(e)??[])).size>1,p=e=>(o?(0,O._M)(e.file):null)??`${e.
line}:${e.file}`,s=new Set(t.map(p));return r.filter(e=>!s.has(p(e)))}function M(r,t){const o=f([r]);return k(b(o,o.slice(0,1)),t)}const f=r=>_($(r).filter(a)),
h=r=>[...new Set($(r).filter(t=>typeof t=="string"))];function i(r){const t=r.hosts.flatMap(({requirements:p})=>p),o=[...r.findings,...r.roots.flatMap(({rows:p})=>p)];
return[...new Set([...t.map(({because:p})=>p),...o.map(p=>p.places)])]}const m=r=>r.find(t=>(0,v.Xd)(t)!==null),T=({services:[r,...t]})=>t.length===0?r??null:null,
l=r=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(r)&&(0,O._M)(r)===null,a=r=>typeof r!="string",_=r=>(0,O.t6)(r,t=>a(t)?`${t.line}:${t.file}`:t)}),6763:((te,z,n)=>{
n.d(z,{QA:()=>i,h$:()=>l,j6:()=>T,q9:()=>M,rc:()=>f});var w=n(1102),O=n(4e3),v=n(5143),k=n(1831),j=n(9562),I=n(5102),L=n(4120),$=n(6503);const g=50,R=3,b=2;function M(a){
const{shown:_,more:r}=(0,O.zN)(a,g);return r===0?_:[..._,`and ${(0,O.px)(r,"more remark")}`]}function f(a){const _=(0,$.YC)(a).some(({length:c})=>c===v.WD),t=a.
roots.flatMap(({rows:c})=>c.flatMap(y=>y.platforms)).some(({available:c})=>c),o=a.files.filter(({exclude:c,severity:y})=>c&&y!=="notice"),p=[...new Set(o.flatMap(
({exclude:c})=>c??[]))],s=(0,$.eb)(o).length>0?" where their files are read":"",e=`${(0,O.px)(o.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,u=`to skip such files, set \`exclude\`${s}: ${(0,O.K4)(p,R,O.dh)}`;return[..._?[`lists of places end after ${v.WD} places`]:[],...o.length>0?[`${e}\
; ${u}`]:[],...t?["signatures of provider packages were not verified"]:[]]}const h="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function i({findings:a},_){const r=h.flatMap(o=>{const p=_[o]||o.endsWith("Y")&&_[o.toLowerCase()];return p?`${o} (${(0,O.dh)(p.slice(p.lastIndexOf("@")+1))}\
)`:[]});return a.some(o=>o.problem.obstacle||(0,w.z)(o))&&r.length>0?[`connections used ${r.join(", ")}`]:[]}function m({hosts:a},_){const{scan:r,repositories:t}=_,
{length:o}=a.filter(({requirements:u})=>u.some(({because:c})=>c.some(y=>typeof y!="string"))),p=`${(0,O.px)(r.usages,"usage")} of ${(0,O.px)(o,"registry host")}`,
s=o===0?"no registry host is used":p;return t.length>0?`${s} in ${(0,O.px)(t.length,"repository")}`:r.files===0?r.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,O.px)(r.files,"file")} (${(0,L.tY)(r.bytes)})`} in ${(0,L.kJ)(r.durationMs)}: ${s}`}function T({hosts:a},{depth:_}){const r=a.filter(
p=>["works","warns"].includes((0,I.sG)(p))&&p.requirements.some(({service:s,because:e})=>(s===j.e$||s===j.xq)&&e.some(c=>typeof c!="string")));return _!=="disco\
very"||r.length===0?[]:[`not checked at ${(0,O.K4)(r,b,({visit:p})=>(0,k.nx)(p.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function l(a,_){const{dialect:r,durationMs:t,scan:o,remarks:p}=_,{findings:s,ignored:e}=a,u=(0,L.H8)(s)||"no findings",c=e>
0?`${u}, ${e} ignored`:u,E=a.hosts.length===0&&o.files===0?"":` for ${(0,L.QI)(r)} (${r.why})`,d=m(a,_);return[`${c}; checked in ${(0,L.kJ)(t)}${E}`,...d===null?
[]:[d],...p]}}),4526:((te,z,n)=>{n.d(z,{Pv:()=>I,RO:()=>h,fJ:()=>b,hK:()=>L,n6:()=>m,s1:()=>T,z0:()=>k});var w=n(9664),O=n(5011),v=n(5257);const k=({kind:l})=>l===
"module"||l==="state"||l==="lock",j=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function I({
usages:l,declared:a,units:_},r){const t=new Map,o=s=>{const e=t.get(s)??L(s);return t.set(s,e),e},p=({directories:s,place:e})=>s?.map(o)??[o((0,w.jt)(e.file))];
for(const s of _)$(o(s.directory),s);for(const s of l)if(!(!s.clients.includes(r)||s.kind==="installed_module"))for(const e of p(s))s.kind==="test_module"?e.tests.
push(s):g(e,s,r);for(const s of a){const{kind:e,place:u}=s;if(!(r==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const c of p(s))c.declared.push(s),e==="lo\
ck"?R(c,u):c.hasConfiguration=!0,c.isInitialised||=e==="state"}for(const s of t.values())i(t,s);return t}const L=l=>({name:l,...{usages:[],declared:[],tests:[],
children:[]},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[l]});function $(l,a){l.unit=a,l.hasConfiguration=!0,l.isInitialised=!0,a.module!==
null&&l.children.push({name:a.module,root:null})}function g(l,a,_){const r=a.address==="terraform"&&l.unit?.module===null;if(!(a.kind==="terragrunt_source"&&!r)&&
(a.kind==="lock_provider"?R(l,a.place):l.hasConfiguration=!0,!(!j.test(a.kind)||a.isOverridden&&a.kind!=="module")&&(l.usages.push(a),!(a.isOverridden||a.kind!==
"module"))))for(const{source:t,root:o}of(0,v.MZ)(a,_))for(const p of M(l.name,t))l.children.push({name:p,root:o})}function R(l,{file:a}){l.lockFile=a,l.isInitialised=
!0}const b=(l,{name:a,unit:_})=>l.root===null||_===null&&l.root===a,M=(l,a)=>a!==null&&(0,O.Nj)(a)?[(0,w.un)(l,a)]:[],f=/(^|\/)tests$/,h=l=>f.test(l)?(0,w.jt)(l):
l;function i(l,a){const{name:_,tests:r}=a;if(r.length===0)return;const t=f.test(_)?l.get((0,w.jt)(_)):void 0,o=t?.hasConfiguration===!0?t:a;o.isInitialised=!0,o!==
a&&(o.tests.push(...r),a.tests=[])}const m=({name:l,tests:a})=>a.flatMap(({text:_})=>M(l,_)),T=l=>[...l.children.map(({name:a})=>a),...m(l)]}),5257:((te,z,n)=>{
n.d(z,{IY:()=>R,Im:()=>b,JT:()=>g,KS:()=>f,MP:()=>$,MZ:()=>h,W$:()=>L,Xo:()=>T,cd:()=>I,ek:()=>M,lc:()=>i});var w=n(9075),O=n(9664),v=n(5011),k=n(1022);const j="\
hostnames input",I={file:j,line:1,column:1,endColumn:1},L=a=>a.file===j?j:a,$=({host:a,namespace:_,name:r,system:t})=>[a,_,r,t].join("/"),g=({host:a,namespace:_,
type:r})=>[a,_,r].join("/"),R=a=>"type"in a?g(a):$(a);function b(a){return"constraints"in a?a.constraints:a.constraint===null?[]:[a.constraint]}const M=a=>("pla\
ces"in a?a.places:[a.place]).map(L);function f({version:a},_){if(a===void 0)return null;const{text:r,value:t,place:o}=a,p=(t===void 0?r:t[_])??null;return p===null?
null:{text:p,place:o}}const h=({text:a,calls:_},r)=>_===void 0?[{root:null,source:a,version:null,isOpen:!1}]:_[r]??[];function i({kind:a,text:_,address:r},t,o){
switch(a){case"required_provider":case"state_store_provider":case"lock_provider":{const p=(0,k.mi)(_??"",o);return p.kind==="registry"?p:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:t,namespace:"hashicorp",type:(0,k.op)(r)};case"implied_provider":return{host:t,namespace:"hashicorp",type:(0,k.
A5)(_)};default:return null}}const m=/^\.{1,2}\//;function T(a,_){const r=Map.groupBy(_,({lockFile:s})=>s),t=new Set(a.flatMap(({kind:s,text:e,place:u})=>l.test(
s)&&!m.test(e??"")?(0,O.jt)(u.file):[])),o=(0,w.Oo)(s=>new Set(s.providers.map(({provider:e})=>g(e)))),p=(s,e)=>{if(s.calls.length>0||s.directories.some(c=>t.has(
c)))return!0;const u=i(e,(0,v.Vm)(s.client),s.client);return u===null||o(s).has(g(u))};return a.map(s=>{if(s.kind!=="lock_provider"||s.needs.length===0)return s;
const e=r.get(s.place.file);return e===void 0||e.some(u=>p(u,s))?s:{...s,needs:[]}})}const l=/^(?:module|test_module|terragrunt_source|installed_module)/}),7747:((te,z,n)=>{
n.d(z,{E:()=>I});var w=n(3024),O=n(6760),v=n(5747),k=n(9075),j=n(6195);function I({root:$,scan:g}){const R=[$,...g.map(h=>(0,O.resolve)($,(0,j.VK)(h).fixed))].map(
L),b=h=>R.some(i=>i!==null&&(0,j.UO)(h,i)),M=h=>{const i=(0,O.resolve)($,h),m=(0,w.existsSync)(i)?L(i):null;return m!==null&&b(m)?m:null},f=(h,i)=>{const m=M(h);
return(m===null?[]:(0,v.Mc)(m).filter(i)).map(({name:l})=>l).sort()};return{list:h=>f(h,i=>!i.isDirectory()),directories:h=>f(h,i=>i.isDirectory()&&!(0,j.G$)(i.
name)),exists:(0,k.Oo)(h=>M(h)!==null),read:(h,i)=>{const m=M(h),T=m===null?null:(0,v.yR)(m,i);return T?.ok?T.text:null}}}const L=$=>(0,v.N0)(()=>(0,w.realpathSync)(
$),null)}),8416:((te,z,n)=>{n.d(z,{L2:()=>b,WJ:()=>g,oh:()=>R,rU:()=>M,uQ:()=>f});var w=n(9075),O=n(4e3),v=n(5143),k=n(1064),j=n(9664),I=n(5603),L=n(3469);let $=function(...r){
return{readTools:$}=n.late([245,626,907],895),new.target?new $(...r):$(...r)};const g=([r,...t])=>r===void 0||t.length>0?"both":r;function R(r,t){const o=(0,w.Oo)(
()=>$(r,t));return()=>o(null)}function b({setting:r,scan:t}){const{name:o}=r,p=o==="auto"?null:o==="both"?k.Du:[o],s=t===null||t.isEmpty?null:t,e=s===null?[]:T(
s,r,p),u={setting:r,signs:e,constraints:s?.constraints??[]};if(p!==null)return l(p,["set by `dialect`"],[],u);if(s===null)return l(k.Du,["CLI not detected; set \
`dialect` to check one"],[],u);const c=m(e);if(c.length===0)return{...l(["terraform"],["assumed; set `dialect`"],[],u),isGuess:!0};const y=h(c),E=y.flatMap(d=>c.
find(P=>P.client===d)??[]);return l(y,E.map(_),c,u)}function M({clients:r},t){if(t===null||t.isEmpty)return k.zK;const o=new Set([...r,...t.tools().others]);return t.
usesTerragrunt&&o.add("terragrunt"),k.zK.filter(p=>o.has(p))}function f(r,{evidence:t,versions:o}){return(p,s)=>{const e=t.some(u=>{if(u.level!=="version-file"||
u.version===null)return!1;const c=(0,j.jt)(u.place.file);return u.client===p&&(c===""||`${s}/`.startsWith(`${c}/`))});return r.version??(e?o[p]??null:null)}}const h=r=>k.
Du.filter(t=>r.some(o=>o.client===t));function i(r){const t=r.filter(({place:o})=>!(0,v.Zl)(o.file));return t.length===0?r:t}function m(r){const t=i(r),o=I.A.find(
p=>t.some(s=>s.level===p));return t.filter(({level:p})=>p===o)}function T({signs:r,tools:t,hasCloudHostname:o},{version:p},s){const e=m(r),u=s??h(e),c=e.every(({
place:U})=>(0,v.Zl)(U.file)),y=s===null&&(c||e.some(({isCloud:U})=>U)),E=p===null&&u.some(U=>(0,L.w)(U,[]).length>1);if(!y&&!E)return r;const{setsCloudHostname:d,
signs:P}=t(),C=o||d;return[...r.filter(({isCloud:U})=>!(U&&C)),...P]}function l(r,t,o,p){const s=r.map(c=>a(c,p)),e=s.filter(({version:c})=>c!==null),u=e.flatMap(
({signs:c})=>c.slice(0,1).map(_));return{name:g(r),clients:r,releases:s.flatMap(({releases:c})=>c),versions:Object.fromEntries(e.map(c=>[c.client,c.version??""])),
why:[...new Set([...t,...u])].join(", "),evidence:[...new Set([...o,...s.flatMap(({signs:c})=>c)])]}}function a(r,{setting:t,signs:o,constraints:p}){const s=(d,P)=>{
const[C=null,...U]=d,A=(0,L.w)(r,d);return{client:r,releases:A,version:U.length===0?C:null,signs:P}};if(t.version!==null)return s([t.version],[]);const e=i(o.filter(
d=>d.client===r&&d.version!==null)),u=new Set(e.map(({version:d})=>(d??"").replace(/^v/,"")));if(u.size>0){const d=s([...u],e);return{...d,version:(0,L.l)(d.version??
"")?d.version:null}}const c=i(p),y=s([],[]),E=s(c.map(({text:d})=>d),c.map(({text:d,place:P})=>({client:r,level:"syntax",place:P,text:`requires ${(0,O.dh)(d)}`,
version:d})));return E.releases.length===y.releases.length?y:E}const _=({place:r,text:t})=>`${r.file}:${r.line} ${t}`}),796:((te,z,n)=>{n.d(z,{$:()=>i,$t:()=>t,
AN:()=>T,Dx:()=>r,_X:()=>M});var w=n(6134),O=n(9664),v=n(7747),k=n(2161),j=n(6195);const I=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/c\
i .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),L=o=>o==="config.toml",$=[["",k.Z8],[".github",()=>!1],...I.map(o=>[o,p=>/\.ya?ml$/i.test(
p)]),[".devcontainer",k.Z8],[".config",k.TD],[".config/mise",L],[".mise",L]],g=".github/actions",R=128*1024,b=200;function*M({root:o,exclude:p},s){const e=(0,v.
E)({root:o,scan:[]}),u=(0,j.Ls)(p),c=f(e).filter(d=>!u(d)),y=d=>d.split("/").length,E=[...new Set([...c,...s])].sort((d,P)=>y(d)-y(P)||(d<P?-1:1));for(const d of E.
slice(0,b)){const P=e.read(d);P!==null&&P.length<=R&&(yield{file:d,text:P})}}function f(o){const p=$.flatMap(([e,u])=>o.list(e).filter(c=>u(c)||i((0,O.Gz)(e,c))).
map(c=>(0,O.Gz)(e,c))),s=o.directories(g).flatMap(e=>["action.yml","action.yaml"].map(u=>`${g}/${e}/${u}`));return[...p,...s]}const h=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],i=o=>h.some(({path:p})=>p.test(o)),m=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function T({file:o,text:p}){if(i(o)){const e=r(o,p);return h.filter(({path:u,line:c})=>u.test(o)&&(c===void 0||e.some(y=>c.test(y)))).map(({client:u})=>u)}return p.
search(m)<0?[]:r(o,p).flatMap(e=>e.match(m)??[]).map(e=>e.toLowerCase())}const l=1e3,a=/(^|\s)#.*$/s,_=/(^|\s)(\/\/|\/?\*).*$/s;function r(o,p){const s=/jenkinsfile|\.json$/i.
test(o)?_:a;return p.split(`
`).map(e=>e.slice(0,l).replace(s,"").trimEnd())}function t(o,p,s,e){return{file:o,...(0,w.yN)(s)(e),line:p+1}}}),2161:((te,z,n)=>{n.d(z,{L8:()=>M,TD:()=>a,U4:()=>R,
Z:()=>l,Z8:()=>_,dN:()=>T,e0:()=>b,tr:()=>g,xO:()=>m});var w=n(1064);const O=["terraform"],v=["opentofu"],k=/\.tfquery\.(hcl|json)$/,j=[[/\.tf(\.json)?$/,"confi\
g",w.Du],[/\.tofu(\.json)?$/,"config",v],[/\.tftest\.(hcl|json)$/,"test",w.Du],[/\.tofutest\.(hcl|json)$/,"test",v],[k,"query",O],[/\.tfmigrate\.hcl$/,"migrate",
O],[/\.tf(component|stack)\.(hcl|json)$/,"stack",O],[/\.tfdeploy\.(hcl|json)$/,"deploy",O],[/\.(tf|tofu)mock\.hcl$/,null,w.Du],[/terragrunt\.hcl\.json$|\.hcl$/,
"terragrunt",w.Du]],I=/\.(tf|tofu|hcl|json)$/,L=".terraform.lock.hcl",$={class:"lock",syntax:"hcl",clients:w.Du,isOverride:!1},g=r=>r.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(r),R=".terraform/modules/modules.json",b={...$,class:"manifest",syntax:"json"};function M(r,t,o){if(r===L)return $;const p=I.test(r)?j.find(([D])=>D.test(r)):
void 0,[s=/$/,e=null,u=[]]=p??[];if(e===null)return;const c=f(r)&&e==="test"&&o==="tests";if(f(r)&&!c)return;const y=r.search(s),E=r.slice(0,y),d=E+r.slice(y).replace(
".tf",".tofu"),P=E==="override"||E.endsWith("_override"),C=c||d!==r&&t.has(d);if(C&&!u.includes("terraform"))return;const U=C?O:u,A=r.endsWith(".json")?"json":"\
hcl";return{class:e,syntax:A,clients:U,isOverride:P}}const f=r=>r.startsWith(".")||r.endsWith("~")||r.startsWith("#")&&r.endsWith("#"),h=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
i=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|c\
irrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),m=r=>k.test(r),T=[".spacelift/confi\
g.yml",".spacelift/config.yaml"],l=r=>r.endsWith(".tfbackend"),a=r=>h.test(r),_=r=>a(r)||i.test(r)}),6195:((te,z,n)=>{n.d(z,{$8:()=>L,G$:()=>$,Ls:()=>j,UO:()=>g,
VK:()=>k,sT:()=>b,sq:()=>R});var w=n(6760),O=n(7052);const v=/[*?[{]/;function k(M){const f=M.split("/"),h=f.findIndex(i=>v.test(i));return h<0?{fixed:M}:{fixed:f.
slice(0,h).join("/"),glob:f.slice(h).join("/")}}function j(M){const f=M.map(h=>{const i=h.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:i,start:I(
i)}});return h=>{const i=h.toLowerCase();return f.some(({glob:m,start:T})=>m===h||i.startsWith(T)&&w.posix.matchesGlob(h,m))}}function I(M){const[f=""]=M.includes(
"..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(M)??[];return f.toLowerCase()}const L=({file:M,glob:f},h)=>M===h||f!==void 0&&w.posix.matchesGlob(h,f),$=M=>M.startsWith(".")||
M==="node_modules",g=(M,f)=>M===f||M.startsWith(f.endsWith(w.sep)?f:f+w.sep),R=M=>w.sep==="/"?M:M.replaceAll(w.sep,"/");function b(M,{boundary:f}){return M.kind===
"error"?(0,O.WO)({what:"link",code:M.code}):g(M.path,f)?M.kind==="special"?(0,O.WO)({...M,what:"link-to-special-file"}):M.kind==="file"?M.path:null:(0,O.a3)()}}),
5603:((te,z,n)=>{n.d(z,{A:()=>j,j:()=>I});var w=n(5143),O=n(5799),v=n(1064),k=n(5011);const j=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({
file:g,kind:{clients:R},scope:b,isContext:M}){if(M)return;const[f,...h]=R;if(f!==void 0&&h.length===0&&!/(^|\/)[.#][^/]*$/.test(g)){const i=`is read by ${v.bB[f]}\
 only`;this.addSign({client:f,level:"syntax",place:{file:g,...O.wv},text:i})}for(const i of b.declared)this.addDeclared(i)}end(g){for(const{kind:R,host:b,place:M,
clients:f,isOverridden:h}of g)if(R==="lock_provider"){const i=v.Du.find(T=>(0,k.Vm)(T)===b),m=`locks providers from ${b}`;i&&this.addSign({client:i,level:"lock-\
file",place:M,text:m})}else R==="cloud_default"&&!h&&f.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:M,text:"has a cloud block wi\
thout hostname",isCloud:!0});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(g){const{kind:R,text:b,place:M}=g;if(R===
"version")L(this.constraints,b,g);else if(R==="binary"){const f=b==="tofu"?"opentofu":"terraform";this.addSign({client:f,level:"version-file",place:M,text:"sets\
 terraform_binary"})}else if((0,v.SO)(R)){const{client:f,what:h}=v.$I[R];this.addSign({client:f,level:"syntax",place:M,text:`has ${h}`})}}addSign(g){L(this.signs,
`${g.client} ${g.text}`,{...g,version:null})}}function L($,g,R){const b=(0,w.Zl)(R.place.file)?`${g} aside`:g;$.has(b)||$.set(b,R)}}),7854:((te,z,n)=>{n.d(z,{G4:()=>f,
O8:()=>j,Rt:()=>k,VZ:()=>I,eI:()=>$,kA:()=>R,s7:()=>g,sw:()=>L,vH:()=>b});var w=n(9075),O=n(7052),v=n(5799);const k=["organization","workspaces"],j=["module","s\
tate","lock"],I=["version","compatible","provider-version"];function L(h,i){const m=(0,w.Oo)(l=>l.filter(a=>i.includes(a))),T=(0,w.Oo)(l=>l.map(a=>({...a,clients:m(
a.clients)})).filter(a=>a.clients.length>0));return h.flatMap(l=>{const a=m(l.clients);if(a.length===l.clients.length)return l;const _=T(l.needs),r=l.isHostImplied?
_[0]?.host??l.host:l.host;return a.length===0?[]:{...l,clients:a,needs:_,host:r}})}const $=(h,i)=>i.length===0?h:h.map(m=>{const{calls:T,evaluated:l}=m;if(T===void 0||
l===void 0)return m;const a=Object.entries(T).filter(([_])=>!i.some(r=>r===_));return{...m,calls:Object.fromEntries(a)}}),g=({workspace:h,hasOwnToken:i,directHost:m})=>h!==
void 0||i===!0||m!==void 0,R=h=>new Set(h.flatMap(({host:i,isHostImplied:m})=>m?[]:i??[])),b=(h,i)=>h.filter(({clients:m})=>m.some(T=>i.includes(T))),M=1e4;function f(h=M){
const i=[],m={error:0,warning:0,notice:0};let T=0;const l=_=>{m[_.severity]+=1,m[_.severity]<=h?i.push(_):T+=1},a=()=>(0,v.sb)(".",(0,O.ub)({kind:"problems",max:h,
omitted:T}));return{add:l,all:()=>T===0?i:[...i,a()]}}}),5751:((te,z,n)=>{n.d(z,{s:()=>p});var w=n(3024),O=n(6760),v=n(5747),k=n(4091),j=n(4e3),I=n(6181),L=n(1831);
let $=function(...E){return{BlockList:$}=process.getBuiltinModule("node:net"),new.target?new $(...E):$(...E)},g=function(...E){return{isIP:g}=process.getBuiltinModule(
"node:net"),new.target?new g(...E):g(...E)};function R(E){const d=U=>E[U]||E[U.toLowerCase()]||"",P={http:M("HTTP_PROXY",d("HTTP_PROXY")),https:M("HTTPS_PROXY",
d("HTTPS_PROXY"))},C=i(d("NO_PROXY"));return U=>{const A=P[U.scheme];return A===null||h(U.name)||C(U)?null:A}}const b=["http:","https:"];function M(E,d){if(d===
"")return null;const P=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(d)?d:`http://${d}`);if(P===null)throw new TypeError(`${E} is not a URL; expected http://HOST:PO\
RT`);if(!b.includes(P.protocol))throw new TypeError(`${E} is a ${P.protocol}// proxy; expected http:// or https://`);if(!f(P.username)||!f(P.password))throw new TypeError(
`${E} has a user name or password with a bare "%"; write "%25" for it`);return P}function f(E){try{return decodeURIComponent(E),!0}catch(d){if(d instanceof URIError)
return!1;throw d}}const h=E=>E==="localhost"||["127.0.0.0/8","::1/128"].some(d=>T(d)?.(E));function i(E){const d=E.split(",").map(P=>P.trim().toLowerCase()).filter(
P=>P!=="").map(m);return P=>d.some(C=>C(P))}function m(E){if(E==="*")return()=>!0;const d=T(E);if(d!==null)return({name:S})=>d(S);const{name:P,port:C}=_(E),U=S=>C===
""||String(S.port)===C,A=g(P)===4?32:128,D=T(`${P}/${A}`)??a(P);return S=>U(S)&&D(S.name)}function T(E){const[,d="",P=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(E)??[];
if(!l(d))return null;const C=Number(P);if(C>(g(d)===4?32:128))return null;const U=C-(g(d)===6?96:0),A=new $,D=g((0,I.n7)(d))===4&&U>=0;return D?A.addSubnet((0,I.
n7)(d),U,"ipv4"):A.addSubnet(d,C,"ipv6"),S=>{const F=(0,I.n7)(D?S:S.replace(/%.*$/s,""));return g(F)===(D?4:6)&&A.check(F,D?"ipv4":"ipv6")}}const l=E=>g(E)!==0&&
!E.includes("%");function a(E){if(E==="")return()=>!1;const d=E.replace(/^\*\./,"."),P=d.replace(/^\./,""),C=(0,L.Pv)(P),U=C.ok?C.value:P,A=D=>!d.startsWith(".")&&
D===U;return D=>g(D)===0&&(D.endsWith(`.${U}`)||A(D))}function _(E){const d=/^\[([^\]]*)\]:([^:]*)$/.exec(E)??/^([^:[\]]*):([^:[\]]*)$/.exec(E);return d===null?
{name:E,port:""}:{name:d[1]??"",port:d[2]??""}}var r=n(3152);let t=function(...E){return{X509Certificate:t}=process.getBuiltinModule("node:crypto"),new.target?new t(
...E):t(...E)};const o=4*1024*1024;function p(E,{environment:d,directory:P,wording:C=r.w7}){const{settings:U,mistakes:A}=(0,r.P$)(E,C),D=u(U.caFile,C),S=e(d),F=[
D,S].flatMap(G=>G.ok?[]:[G.why]),H=s(U.scan,P).map(G=>C.missingPath(G,P)),Q=[...A,...F,...H];if(Q.length>0||!D.ok||!S.ok)throw new r.GN(Q);return{...U,authorities:D.
value,chooseProxy:S.value}}const s=(E,d)=>E.filter(P=>!/[*?[\]{}]/.test(P)&&!(0,w.existsSync)((0,O.resolve)(d,P)));function e(E){try{return(0,k.Ju)(R(E))}catch(d){
if(d instanceof TypeError)return(0,k.TR)(d.message);throw d}}function u(E,{setting:d}){if(E===null)return(0,k.Ju)(null);const P=(0,v.yR)(E,o),C=d("ca-file");if(!P.
ok)return(0,k.TR)(`${C} "${E}" ${(0,j.mP)(P.failure)}`);const U=y(P.text);return U.ok?U:(0,k.TR)(`${C} "${E}" ${U.why}`)}const c=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function y(E){const d=E.match(c)??[];if(d.length===0)return(0,k.TR)("contains no certificate; expected PEM");try{for(const P of d)new t(P);return(0,k.Ju)(d.join(
`
`))}catch(P){return(0,k.TR)(`contains an invalid certificate: ${P instanceof Error?P.message:P}`)}}}),1435:((te,z,n)=>{n.d(z,{j:()=>I,o:()=>L});var w=n(9562);let O=function(...g){
return{thisMachine:O}=n.late([905,437],2218),new.target?new O(...g):O(...g)},v=function(...g){return{mergeMistakes:v}=n.late([905,437],2218),new.target?new v(...g):
v(...g)},k=function(...g){return{readCliConfig:k}=n.late([905,437],2218),new.target?new k(...g):k(...g)},j=function(...g){return{withoutInstalled:j}=n.late([245,
155,468],1264),new.target?new j(...g):j(...g)};function I(g,R,b,{environment:M,directory:f,plugins:h=null}){if(R.hostnames.length===0&&g.every(({needs:r})=>r.length===
0))return{usages:g,remarks:[],findings:[],configs:[],releases:b.releases};const i=L(R.cliConfig,b.clients,M,f),m=b.releases.map(r=>{const t=i.find(({client:o})=>o===
r.client);return{...r,attemptMs:t?.requestTimeoutMs??r.attemptMs}}),T=R.depth!=="discovery",l={root:f,plugins:h,releases:m,asksMirrors:T},a=g.some($)?j(g,i,l):{
usages:g,remarks:[],findings:[]},_=[...i.flatMap(r=>r.findings),...a.findings];return{...a,findings:v(_),configs:i,releases:m}}function L(g,R,b,M=null){const f=O(
b);return R.map(h=>k(h,f,g,M))}const $=({needs:g})=>g.some(({service:R})=>R===w.xq)}),215:((te,z,n)=>{n.d(z,{o:()=>Se,S:()=>be});var w=n(5799),O=n(785),v=n(1064),
k=n(7747),j=n(8416),I=n(2161),L=n(7854),$=n(9075),g=n(9664),R=n(5011),b=n(7052),M=n(5603),f=n(3024),h=n(6760),i=n(5747),m=n(6195);const T={files:1e6,directoryFiles:5e4},
l=200,a=()=>({toolFiles:[],links:new Map});function*_(W,N=a(),K=T){const B=new t(W,N,K);for(const x of W.scan){const X=r(B.root,x);"path"in X?yield*B.walkFrom(X):
yield{name:x,files:[],notes:[X]}}}function r(W,N){const{fixed:K,glob:B}=(0,m.VK)(N);try{const x=(0,f.realpathSync)((0,h.resolve)(W,K)),X=(0,m.sq)((0,h.relative)(
W,x)),Z=(0,m.UO)(x,W),V=Z?W:x;if(B!==void 0)return{path:x,name:X,boundary:V,glob:(0,g.Gz)(X,B)};if((0,f.statSync)(x).isDirectory())return{path:x,name:X,boundary:V};
const Y=(0,h.resolve)(x,"..");return{...{path:Y,name:(0,m.sq)((0,h.relative)(W,Y))},boundary:Z?W:Y,file:X}}catch(x){return(0,w.sb)(N,(0,b.WO)({what:"scan",code:(0,i.
Oj)(x)}))}}class t{root;isExcluded;aside;limits;selected;files=0;constructor({root:N,scan:K,exclude:B},x,X){this.root=(0,f.realpathSync)(N),this.isExcluded=(0,m.
Ls)(B),this.aside=x,this.limits=X,this.selected=K.length>1?new Set:null}*walkFrom(N){const{path:K,name:B,glob:x,file:X}=N,V=[{path:K,name:B,depth:0,isSelected:x===
void 0&&X===void 0}];for(let Y=V.pop();Y!==void 0;Y=V.pop()){const{name:J}=Y,se=o(Y);if("problem"in se){yield{name:J,files:[],notes:[se]};continue}const ee=this.
findFiles(N,Y,se);this.files+=ee.files.length;const de=this.limits.files;if(this.files>de){const oe=(0,w.sb)(J,(0,b.ub)({kind:"files",max:de}));yield{name:J,files:[],
notes:[...ee.notes,oe]};return}if(yield ee.files.every(({isContext:oe})=>oe)?{...ee,files:[]}:ee,N.file!==void 0)return;for(const oe of this.findDirectories(N,Y,
se))V.push(oe)}}findFiles(N,K,B){const{name:x}=K,X=[],Z=[];for(const V of this.filesAmong(N,K,B))if("problem"in V)Z.push(V);else if(X.length<this.limits.directoryFiles)
X.push(V);else{const Y=this.limits.directoryFiles;Z.push((0,w.sb)(x,(0,b.ub)({kind:"directory",max:Y})));break}return{name:x,files:X,notes:Z}}*filesAmong(N,K,B){
const x=new Set;let X=!1;for(const V of B)if((0,I.tr)(V.name)&&!V.isDirectory()&&x.add(V.name),X||=V.name===".terraform",V.name===".spacelift")for(const Y of I.
dN)this.addTool((0,g.Gz)(K.name,Y));const Z=h.posix.basename(K.name);for(const V of B){if(V.isDirectory())continue;const Y=(0,g.Gz)(K.name,V.name),J=(0,I.L8)(V.
name,x,Z);if(J===void 0){(0,I.Z8)(V.name)&&this.addTool(Y);continue}const ee={path:K.path+h.sep+V.name,file:Y,kind:J,isContext:!this.select(N,K,Y)};V.isFile()?yield ee:
V.isSymbolicLink()?yield*this.follow(N,ee):yield(0,w.sb)(Y,(0,b.WO)({what:"special-file",is:(0,i.I)(V)}))}if(X&&K.isSelected){const V=[K.path,...I.U4.split("/")].
join(h.sep),Y=(0,i.$r)(V);Y.kind==="file"&&Y.path===V&&(yield{path:V,file:(0,g.Gz)(K.name,I.U4),kind:I.e0,isContext:!1})}}addTool(N){this.isExcluded(N)||this.aside.
toolFiles.push(N)}select(N,K,B){return!(K.isSelected||(0,m.$8)(N,B))||this.isExcluded(B)||this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(N,K){const B=(0,m.
sT)((0,i.$r)(K.path),N);if(B===null)return;if(typeof B=="object")return yield(0,w.sb)(K.file,B);const x=(0,m.sq)((0,h.relative)(this.root,B));K.isContext||this.
aside.links.set(K.file,x),yield{...K,path:B,target:x}}findDirectories({glob:N},{path:K,name:B,depth:x,isSelected:X},Z){return Z.toReversed().flatMap(V=>{if(!V.isDirectory()||
(0,m.G$)(V.name))return[];const Y=(0,g.Gz)(B,V.name);if(this.isExcluded(Y))return[];const J=X||N!==void 0&&h.posix.matchesGlob(Y,N);return{path:K+h.sep+V.name,name:Y,
depth:x+1,isSelected:J}})}}function o({path:W,name:N,depth:K}){if(K>l)return(0,w.sb)(N,(0,b.ub)({kind:"depth",max:l}));try{return(0,f.readdirSync)(W,{withFileTypes:!0}).
sort((B,x)=>B.name<x.name?-1:1)}catch(B){return(0,w.sb)(N,(0,b.WO)({what:"directory",code:(0,i.Oj)(B)}))}}let p=function(...W){return{withPlaces:p}=n.late([245,
626,907],895),new.target?new p(...W):p(...W)},s=function(...W){return{dependsOnOthers:s}=n.late([245,626,907],895),new.target?new s(...W):s(...W)},e=function(...W){
return{usagesOf:e}=n.late([245,626,907],895),new.target?new e(...W):e(...W)},u=function(...W){return{declaredIn:u}=n.late([245,626,907],895),new.target?new u(...W):
u(...W)},c=function(...W){return{isForeign:c}=n.late([245,626,907],895),new.target?new c(...W):c(...W)},y=function(...W){return{readModule:y}=n.late([245,626,907],
895),new.target?new y(...W):y(...W)};const E=25e4;function*d(W,N,K=E){const B=new P(N,K);yield*B.collect(W);const x=yield*B.decideOpen();return B.result(x)}class P{items=[];notes=(0,L.
G4)();known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new M.j;aside=a();counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(N,K){
this.values=(0,$.Oo)(()=>N(this.found)),this.maxUsages=K}*collect(N){const{counts:K}=this;for(const{name:B,files:x,notes:X}of _(N,this.aside)){if(this.endedAt=B,
yield K.files)return;for(const V of X)this.notes.add(V);if(x.length===0)continue;if(this.isFull(K.decided+K.open,B))break;const Z=yield*y(x,K.files);if(Z===null)
return;K.bytes+=Z.bytes;for(const V of Z.notes)this.notes.add(V);this.add({directory:B,files:Z.files})}this.endedAt=null}*decideOpen(){const N=[];let K=!1;for(const B of this.
items){if(!("files"in B)){N.push(B);continue}if(K||=this.isFull(this.counts.decided,B.directory),!K)if(yield this.counts.files)this.endedAt??=B.directory,K=!0;else
for(const x of this.decide(B.files))N.push(x)}return N}result(N){const{signs:K,notes:B,declared:x,aside:X,isEmpty:Z,usesTerragrunt:V,endedAt:Y}=this,{files:J,bytes:se}=this.
counts;return{...{usages:N,declared:x,notes:B.all(),...K.end(N),...X},units:[],files:J,bytes:se,isEmpty:Z,usesTerragrunt:V,endedAt:Y}}add(N){const{files:K}=N;this.
counts.files+=K.length;for(const x of u(K))this.declared.push(x);for(const x of K){const X=!c(x),Z=x.kind.class==="terragrunt";X&&(this.isEmpty=!1),Z&&this.found.
terragrunt.push(x.file),this.usesTerragrunt||=Z&&X,this.signs.addFile(x)}const B=K.some(s);for(const x of K)(B||!x.isContext)&&this.addCalls(x);if(B){this.items.
push({...N,files:K.map(p)});for(const{references:x}of K)this.counts.open+=x.length}else for(const x of this.decide(K))this.items.push(x)}addCalls({file:N,references:K}){
for(const{kind:B,value:x}of K){if(B!=="module"||x===void 0)continue;(x.kind==="pieces"||(0,R.Nj)(x.text))&&this.found.calls.push({source:x.text,file:N})}}decide(N){
const{usages:K,notes:B}=e(N,this.values(null),this.known);for(const x of B)this.notes.add(x);return this.counts.decided+=K.length,K}isFull(N,K){const B=this.maxUsages;
return N<B?!1:(this.notes.add((0,w.sb)(K,(0,b.ub)({kind:"usages",max:B}))),!0)}}let C=function(...W){return{resolveValue:C}=n.late([245,626,907],895),new.target?
new C(...W):C(...W)},U=function(...W){return{asWritten:U}=n.late([245,626,907],895),new.target?new U(...W):U(...W)},A=function(...W){return{Instances:A}=n.late(
[245,626,817],3093),new.target?new A(...W):A(...W)},D=function(...W){return{Terragrunt:D}=n.late([245,626,817],3093),new.target?new D(...W):D(...W)},S=function(...W){
return{withUnits:S}=n.late([245,626,817],3093),new.target?new S(...W):S(...W)};function*F(W,N=[]){const K={},B=H(),x=yield*d(W,Z=>(K.context=q((0,k.E)(W),Z,N),Q(
K.context,B))),{context:X}=K;return X===void 0||X.terragrunt.length===0?x:yield*S(x,B(X))}const H=()=>(0,$.Oo)(W=>new D(W));function Q(W,N=H()){const K=(0,$.Oo)(
B=>(0,$.Oo)(x=>new A(W,B,x)));return({row:B,place:x},X,Z)=>{if(B.grammar==="terragrunt")return G(N(W),x.file,X);const V=B.evaluation?.[Z];if(V===void 0)return U(
X);const Y=K(Z)(V);if(Y.effort.isSpent)return U(X);const J=({scope:oe,from:ne,root:ue})=>(oe.effort.renew(),{...C(X,oe),from:ne,root:ue}),se=(0,g.jt)(x.file),ee=J(
Y.unknown(se));if(ee.isWhole)return[[ee]];const de=Map.groupBy(Y.of(se),({use:oe})=>oe);return Array.from(de.values(),oe=>oe.map(J))}}function G(W,N,K){if(W.effort.
isSpent)return U(K);const B=X=>({...C(K,X),from:null}),x=W.includedScopes(N).map(X=>[B(X)]);return x.length===0?[[B(W.scopeOf(N))]]:x}function q(W,{calls:N,terragrunt:K},B){
const x=new Set(B),X=(0,$.Oo)(ve),Z=(0,$.Oo)(ae);return{files:W,calls:()=>Z(N),terragrunt:K,isSet:V=>x.has(V),setBy:V=>{const Y=`TF_VAR_${V}`;if(x.has(Y))return Y;
const J=X(W).get(V);return J===void 0?null:`${Y} in ${J}`}}}const re=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ae(W){const N=new Map,K=new Set;for(const{
source:B,file:x}of W){const X=(0,g.jt)(x);if((0,R.Nj)(B)){const Z=(0,g.un)(X,B);N.set(Z,(N.get(Z)??new Set).add(X))}else re.test(B)&&K.add(X)}return{callers:N,dynamic:K}}
const le=".github/workflows",he=200;function ve(W){const N=new Map,K=W.list(le).filter(B=>/\.ya?ml$/.test(B));for(const B of K.slice(0,he)){const x=`${le}/${B}`,
X=W.read(x)??"";for(const[,Z,V]of X.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Y=Z??V??"";N.has(Y)||N.set(Y,x)}}return N}var fe=n(3916),pe=n(
8011),me=n(3229),_e=n(4526),ge=n(5257),Ee=n(796);const ie=100;function ke(W,N){const K=Ce(N),B=W.flatMap(Z=>{const{kind:V,version:Y,directories:J,isOverridden:se,
replacedFor:ee}=Z;if(!(V==="module"||V==="test_module")||se||(Y!==void 0||J!==void 0))return[];const ue=Z.clients.filter($e=>!ee?.includes($e)).flatMap($e=>{const Oe=K(
Z,$e);return Oe===null?[]:{client:$e,paths:Oe}}),ce=ue[0]?.paths??[];return{usage:Z,paths:ce,clients:ue.map(({client:$e})=>$e)}}),x=Map.groupBy(B,({paths:Z})=>Z.
at(-1));x.delete(void 0);const X=x.size===0?null:Te(N);return[...x].slice(0,ie).flatMap(([Z="",V])=>{const Y=X?.(V[0]?.paths??[])??null;return V.map(({usage:{place:J,
text:se},clients:ee})=>{const de=(0,me.Kc)(se??"");return(0,w.hD)((0,pe.Iz)({path:Z,maker:Y}),{places:[J],clients:ee,isPlaceholder:de})})})}const Me={throwIfNoEntry:!1},
Pe=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Ce({root:W,usages:N,declared:K,units:B}){const x=new Set([...N,...K].map(({place:Y})=>(0,g.jt)(Y.file))),
X=(0,$.Oo)(Y=>(0,i.N0)(()=>(0,f.statSync)((0,h.join)(W,Y),Me)?.isDirectory()===!0,!1)),Z=(0,$.Oo)(Y=>{if(/^(\/|\.\.(\/|$))/.test(Y)||Pe.test(Y)||X(Y))return null;
const J=Y.split("/"),se=J.map((oe,ne)=>J.slice(0,ne+1).join("/")),ee=se.findIndex(oe=>!X(oe));return(0,i.N0)(()=>{const oe=(0,f.lstatSync)((0,h.join)(W,se[ee]??
""),Me);return oe===void 0||oe.isFile()},!1)?se.slice(ee):null}),V=(0,$.Oo)(Y=>{const J=B.filter(ee=>ee.directory===Y||ee.module===Y);return J.some(ee=>ee.unknown!==
null||ee.isPartial)?[]:[Y,...J.flatMap(ee=>[ee.directory,ee.module??[]]).flat()]});return(Y,J)=>{const se=(0,g.jt)(Y.place.file),de=[...Y.kind==="test_module"?[
(0,_e.RO)(se)]:[],...V(se)],oe=(0,ge.MZ)(Y,J).flatMap(({source:ne})=>{if(ne===null||!(0,R.Nj)(ne)||/\\|[$%]\{/.test(ne))return null;const ue=de.map(ce=>(0,g.un)(
ce,ne));return ue.some(ce=>x.has(ce))?null:ue.map(Z)});return oe.includes(null)?null:oe[0]??null}}const De=[".gitignore","vendir.yml","vendor.yaml","Terrafile",
"peru.yaml"];function Te({root:W,exclude:N,toolFiles:K}){const B=(0,k.E)({root:W,scan:[]}),x=(0,$.Oo)(J=>({file:J,text:B.read(J)??""})),X=(0,$.Oo)(J=>[...(0,Ee.
_X)({root:W,exclude:N},K)]),Z=/sparsecheckout\s*=\s*true/i,V=[".git/config.worktree",".git/config"].find(J=>Z.test(x(J).text)),Y=[...x(".gitmodules").text.matchAll(
/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(V!==void 0)return V;const se=J.at(-1)??"";if(Y.some(([,ne])=>(0,g.Gz)(se,"").startsWith(`${ne}/`)))return".gitmodules";
const ee=se.split("/");return[...ee.flatMap((ne,ue)=>De.map(ce=>x((0,g.Gz)(ee.slice(0,ue).join("/"),ce)))),...X(null)].find(({text:ne})=>J.some(ue=>Ae(ne,ue)))?.
file??null}}function Ae(W,N){const K=N.split("/").toReversed(),[B=""]=K;return!W.includes(B)&&!W.includes("*")?!1:(W.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(x=>{
const X=x.split("/").filter(Z=>!/^\.*$/.test(Z));return/^[\w-]+(\.[\w-]+)+$/.test(X[0]??"")&&X.length>2?X.at(-1)?.replace(/\.git$/,"")===B:X.some((Z,V)=>(Z===B||
/\w\*|\*\w/.test(Z)&&(0,fe.matchesGlob)(B,Z))&&K.slice(1,V+1).every((J,se)=>Ie(X[V-se-1],J)))})}const Ie=(W="",N)=>W===N||/[$*{}]/.test(W);function Re(W,{roots:N,
exclude:K},B){const x=new Set(W.links.values());if(x.size===0)return W;const[X,Z]=[(0,m.Ls)(N),(0,m.Ls)(K)],V=v.Du.flatMap(ne=>[...(0,_e.Pv)(W,ne).values()]),Y=new Set(
V.flatMap(_e.s1)),J=new Set(W.units.map(({directory:ne})=>ne)),se=(0,$.Oo)(ne=>Y.has(ne)||J.has(ne)||X(ne||".")?!1:B.list(ne).map(ce=>(0,g.Gz)(ne,ce)).every(ce=>x.
has(ce)||Z(ce)||!ye(ce))),ee=ne=>x.has(ne)&&ye(ne)&&se((0,g.jt)(ne)),de=W.usages.filter(({place:ne})=>!ee(ne.file)),oe=W.declared.filter(({place:ne})=>!ee(ne.file));
return{...W,usages:de,declared:oe,notes:W.notes.filter(ne=>!ee((0,w.W7)(ne)))}}function ye(W){const N=(0,I.L8)((0,fe.basename)(W),new Set,(0,fe.basename)((0,fe.
dirname)(W)));return N!==void 0&&N.class!=="terragrunt"}async function be(W,N){const{directory:K,environment:B,stop:x,progress:X}=N,Z={root:K,scan:W.scan,exclude:W.
exclude},V=F(Z,Object.keys(B)),Y=await(0,O.nE)(V,x,J=>X({kind:"scan",files:J}));return Re(Y,W,(0,k.E)(Z))}function Se({dialect:W,exclude:N,scan:K},B,{environment:x,
directory:X}){const Z=(0,j.oh)({root:X,exclude:N},B.toolFiles),V=!!x.TF_CLOUD_HOSTNAME,Y=K.length>0,J={setting:W,scan:Y?{...B,tools:Z,hasCloudHostname:V}:null},
se=(0,j.L2)(J),{clients:ee,versions:de}=se,oe=(0,v.Eo)((0,v.tB)("terraform",de)),ne=we=>oe||!(0,I.xO)(we),ce=(0,L.eI)((0,L.sw)(B.usages,ee),(0,v.d3)(se)).filter(
({place:we})=>ne(we.file)),$e=ke(ce,{...B,root:X,exclude:N}),Oe=ce.some(({workspace:we})=>we?.lacks)&&Z().givesState;return{dialect:se,usedBy:()=>(0,j.rU)(se,J.
scan),usages:Oe?ce.map(je):ce,notes:[...(0,L.vH)(B.notes,ee).filter(we=>ne((0,w.W7)(we))),...$e]}}function je(W){if(W.workspace?.lacks===void 0)return W;const{organization:N,
name:K}=W.workspace;return{...W,workspace:{organization:N,name:K}}}}),2859:((te,z,n)=>{n.d(z,{CG:()=>I,Fh:()=>$,en:()=>g,h1:()=>L,wX:()=>R});var w=n(6697),O=n(5143),
v=n(1831),k=n(7854);const j=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_defa\
ult","migrate_backend_remote","migrate_backend_remote_default"]);function I(b,M,f,h=(0,k.kA)(M)){const i=["hostnames input"],m=b.hostnames.flatMap(({host:a,services:_})=>{
const r=_.length>0?_:b.requiredServices,t=r.length>0?r:["any"],o={host:a,clients:f,because:i,isImplied:!1,isForInit:!0};return t.map(p=>({...o,service:p}))}),T=new Set(
[...h,...b.hostnames.map(({host:a})=>a)]),l=M.flatMap(({kind:a,needs:_,place:r})=>_.map(t=>({...t,because:[r],isImplied:!T.has(t.host),isForInit:!j.has(a)})));return L(
[m,l],f)}function L(b,M){return(0,O.c1)(b.flat(),({host:f,service:h})=>`${f} ${h}`).map(f=>{const[{host:h,service:i}]=f;return{host:h,service:i,clients:[...M.filter(
m=>f.some(T=>T.clients.includes(m)))],because:(0,O.As)([...f.flatMap(({because:m})=>m)]),isImplied:f.every(({isImplied:m})=>m),isForInit:f.some(({isForInit:m})=>m)}})}
const $=(b,{isGuess:M},f)=>{const h=f.flatMap(({host:i,isImplied:m})=>m?i:[]);return M?[{repository:b,hosts:new Set(h)}]:[]};function g(b,{hostnames:M,allowedHosts:f}){
const h=new Set(M.map(({host:m})=>m)),i=new Map;for(const{host:m,isImplied:T,because:l,clients:a}of b){if(h.has(m)||i.has(m))continue;const _={host:(0,v.nx)(m)},
[r]=l.filter(o=>typeof o!="string"),t=T&&r!==void 0&&{implied:{place:r,clients:a}};(0,v.Rt)(m)?i.set(m,(0,w.U7)(_)):(0,v.Jr)(m,f)||i.set(m,(0,w.wp)({..._,...t}))}
return i}const R=b=>new Set(b.flatMap(({host:M,service:f})=>[M,(0,v.pk)(M),f]))}),7751:((te,z,n)=>{n.d(z,{o:()=>L,q:()=>I});var w=n(4e3),O=n(5799);const v=$=>$===
1?"1 module or provider was":`${$} modules and providers were`;function k($){const{names:g}=$,R=(0,w.K4)(g,3,w.dh);switch($.what){case"inside":return`modules an\
d providers inside ${R} were not checked`;case"direct":{const b=g.length-$.git;return`${[...$.git>0?[`${(0,w.px)($.git,"module")} from Git`]:[],...b>0?[`${(0,w.
px)(b,"module")} from an archive or bucket`]:[]].join(" and ")} ${g.length===1?"was":"were"} not checked: ${R}`}case"open":return`${(0,w.px)(g.length,"module")}\
 ${g.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${R}`;case"limit":return`max-requests (${$.max}) was reache\
d, so ${v(g.length)} not checked: ${R}`;case"size":return`a response is longer than this check reads, so ${v(g.length)} not checked: ${R}`;case"work":return`the\
 answers of the registry take more work than this check does for one host, so ${v(g.length)} not checked: ${R}`;case"stopped":return`the check ended too early, \
so ${v(g.length)} not checked: ${R}`;case"contents":return`the checksums of ${(0,w.px)(g.length,"provider")} in the lock file were not checked, because \`h1:\` ca\
n only be compared with the package itself: ${R}`;case"getter":return`the package of ${(0,w.px)(g.length,"registry module")} was not checked, because it is down\
loaded with ${$.getter}: ${R}`;case"units":return`${(0,w.px)(g.length,"Terragrunt unit")} ${g.length===1?"was":"were"} not checked, because the files of the rep\
ository do not show which module \`source\` names: ${R}`}}const j={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them\
, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},I=$=>(0,O.CC)("not-followed",{message:k($),help:j[$.what==="work"?
"limit":$.what],...$.what==="work"&&{severity:"warning"}});function L({by:$,address:g,constraint:R,newest:b,others:M}){const f=`${(0,w.dh)($)} requires ${(0,w.dh)(
g)}${R===null?"":` "${(0,w.dh)(R)}"`}`,h=b===null?"which the registry does not have":M.length>0?`which conflicts with ${(0,w.K4)(M,3,w.dh)}`:`which no listed ve\
rsion fits; the newest is ${(0,w.dh)(b)}`;return(0,O.CC)("module-described",{message:`according to the registry, ${f}, ${h}`,help:"run `init` to confirm; if it \
fails, use another version of the module"})}}),7495:((te,z,n)=>{n.d(z,{Qm:()=>f,TU:()=>R,i4:()=>T,pb:()=>m,zt:()=>$});var w=n(4091),O=n(8011),v=n(3229),k=n(1831),
j=n(5011),I=n(4321),L=n(1022);const $={host:null,isHostImplied:!1,needed:null},g=e=>({host:e,isHostImplied:!1,needed:(0,k.Rt)(e)?"state":e}),R=e=>({host:e,isHostImplied:!0,
needed:e}),b=e=>({host:e,isHostImplied:!1,needed:null}),M=e=>e===null?$:{...$,directHost:e},f=e=>({...$,problem:e}),h=(e,u)=>f((0,O.DA)({reason:"rejected",error:e,
advice:u}));function i(e,u,c){return c===null?e:{...e,problem:(0,O.My)({text:u,host:e.host,advice:c})}}const m={module:_,"test-module":(e,u,c)=>{const y=(0,j.vL)(
e,u).kind==="remote";return u==="opentofu"||!y?_(e,u,c):f((0,O.DA)({reason:"remote-in-test",text:e}))},"registry-module":(e,u)=>{const c=(0,j.rE)(e,u);return c.
ok?l(c.value):p(e,u)},provider:r,"locked-provider":t,"stack-component":o,stack:(e,u)=>{const c=(0,j.A)(e);return c.ok&&!e.startsWith(".")?b(c.value.host):{...o(
e,u),isHostImplied:!1,needed:null}},"stack-output":e=>{const[u="",...c]=e.split("/");return c.length===3?a(u,b):f((0,O.DA)({reason:"stack",text:e}))},terragrunt:s,
host:e=>a(e,g),url:p};function T(e,u,c){if(e==="terragrunt"){const[,d]=/^tfr:\/\/([^/?]*)\//.exec(u)??[];return d===void 0?/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:
$:d===""?R((0,j.Vm)(c)):a(d,g)}if(e==="url")return M((0,I.uE)(u,c));if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(u))
return M((0,I.uE)(u,c));const y=u.indexOf("/");if(y<0)return;const E=(0,j.vL)(`${u.slice(0,y)}/a/b/c`,c);return E.kind==="registry"?l(E):M((0,I.uE)(u,c))}const l=({
host:e,hostImplied:u})=>u?R(e):g(e);function a(e,u){const c=(0,k.Pv)(e),y=(0,v.L6)(e);return c.ok?i(u(c.value),e,y):f((0,O.k0)({text:e,error:c.why,advice:y}))}function _(e,u,c){
if((0,j.Nj)(e)&&!c)return $;const y=(0,j.vL)(e,u),E=y.kind==="registry"?(0,w.Ju)(y):(0,j.rE)(e,u);if(c&&!E.ok){const{why:C}=E,U=/^https?:/i.test(e)?{kind:"inval\
id",error:C}:y,A=(0,v.NM)(e,U,E),D=/^[a-z0-9]+::/i.test(e)?"remote":y.kind;return A===null&&(D==="local"||D==="remote")?f((0,O.DA)({reason:`${D}-with-version`,text:e})):
h(C,A)}const d=(0,v.NM)(e,y,E);if(E.ok)return i(l(E.value),e,d);if(y.kind==="invalid")return h(y.error,d??v.x3);const P=y.kind==="remote"?y.host:null;return i(M(
P),e,d)}function r(e,u){const c=(0,L.mi)(e,u);switch(c.kind){case"registry":case"legacy":return c.hostImplied?R(c.host):i(g(c.host),e,(0,v.cr)(e));case"builtin":
return b(c.host);case"invalid":{const[y="",E]=c.error.split(`

`);return h(y,E??(0,v.cr)(e))}}}function t(e,u){const c=(0,L.mi)(e,u);if(c.kind==="invalid")return h(c.error,null);if(c.hostImplied)return f((0,O.DA)({reason:"l\
ocked-provider",text:e}));if(c.kind==="builtin")return b(c.host);const y=u==="opentofu"&&c.host===(0,j.Vm)("terraform")&&c.namespace==="hashicorp";return{...g(c.
host),needed:y?(0,j.Vm)(u):c.host}}function o(e,u){if(e!==e.trim())return f((0,O.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return $;const c=(0,j.
rE)(e,u);if(c.ok)return l(c.value);const y=(0,j.A)(e);if(y.ok)return b(y.value.host);const E=(0,j.vL)(e,u);return E.kind==="invalid"?h(E.error,(0,v.NM)(e,E,c)):
M(E.kind==="remote"?E.host:null)}function p(e,u){const c=(0,I.cx)(e,u);return M(c.ok?c.value.host:null)}function s(e,u){const[,c,y=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(e)??[];if(c===void 0)return e.startsWith("gitlab.com/")?M("gitlab.com"):p(e,u);const[E=""]=y.split("//");return E.split("/").length!==3?f((0,O.DA)({reason:"\
terragrunt",text:e})):c===""?R((0,j.Vm)(u)):a(c,g)}}),9762:((te,z,n)=>{n.d(z,{D0:()=>s,lz:()=>E,G9:()=>u});var w=n(4e3),O=n(7052),v=n(7751),k=n(5143),j=n(5799),
I=n(1064),L=n(4526),$=n(9075),g=n(9664);let R=function(...C){return{partsOf:R}=n.late([602],2602),new.target?new R(...C):R(...C)};const b=1e6,M=({problem:C,severity:U})=>U===
"error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(C.code),f=({usages:C,notes:U,declared:A})=>U.some(D=>M(D)||(0,k.Zl)((0,j.W7)(D)))||[C,A].some(D=>D.some(
({place:S})=>(0,k.Zl)(S.file)));function h(C,U){const A=new Set,D=new Set;let S=b;for(const{parts:H,isAside:Q}of R(U)){if(S-=H.length,S<0)break;for(const G of H)
A.add(G),Q||D.add(G)}const F=C.notes.map(H=>{const Q=(0,g.jt)((0,j.W7)(H)),G=A.has(Q)||A.has((0,L.RO)(Q));return M(H)&&!G?{...H,severity:"warning"}:H});return D.
values().some(H=>(0,k.Zl)((0,g.Gz)(H,"main.tf")))?i({...C,notes:F},H=>D.has((0,g.jt)(H))&&(0,k.Zl)(H)):{...C,notes:F}}function i({usages:C,declared:U,notes:A},D){
const S=(0,$.Oo)(F=>D(F.file)?{...F,isInUse:!0}:F);return{usages:C.map(F=>{const{version:H}=F,Q={...F,place:S(F.place)};return H===void 0?Q:{...Q,version:{...H,
place:S(H.place)}}}),declared:U.map(F=>({...F,place:S(F.place)})),notes:A.map(F=>({...F,places:F.places.map(H=>typeof H=="string"?H:S(H))}))}}var m=n(8416),T=n(
6195),l=n(3152);let a=function(...C){return{layoutsOf:a}=n.late([602],2602),new.target?new a(...C):a(...C)},_=function(...C){return{rootsOf:_}=n.late([602],2602),
new.target?new _(...C):_(...C)},r=function(...C){return{unmatched:r}=n.late([602],2602),new.target?new r(...C):r(...C)},t=function(...C){return{rootNotes:t}=n.late(
[624],3624),new.target?new t(...C):t(...C)},o=function(...C){return{textNotes:o}=n.late([624],3624),new.target?new o(...C):o(...C)};const p=2e5;function s(C){const{
usages:U,changed:A,dialect:D,settings:S,isLockReadonly:F}=C,{declared:H}=C.scanned;if(U.length===0&&H.every(L.z0)&&S.roots.length===0)return{roots:[],notes:[]};
const{clients:G,versions:q}=D,re=e(C),ae=[],le=[],he=S.dialect.name==="auto"?[]:G,ve=(0,m.uQ)(S.dialect,D),fe=t({clients:G,upgrade:S.upgrade,isLockReadonly:F,versionIn:ve}),
pe=S.depth!=="discovery";let me=0;for(const ie of _(re,{changed:A,versions:q,hasCalls:pe})){if(me+=ie.directories.length,me>p){le.push((0,j.sb)(ie.directory,(0,O.
ub)({kind:"roots",max:p})));break}fe.add(ie),pe&&ae.push(ie)}const _e=[...o(U,H,{...D,set:he,isPredicted:pe})].filter(ie=>A===null||A.has((0,j.W7)(ie))),ge=new Set(
C.notes.flatMap(ie=>ie.problem.code==="lock-invalid"?(0,j.W7)(ie):[])),Ee=[..._e,...fe.notes()].filter(ie=>!ge.has((0,j.W7)(ie)));return{roots:ae,notes:[...Ee,...le,
...pe?y(re,A):[]]}}function e({usages:C,scanned:U,dialect:A,settings:D,listed:S}){const{declared:F,units:H,endedAt:Q}=U,G={usages:C,declared:F,units:H,clients:A.
clients};return S===void 0?E(G,D,Q===null):P(G,S)}function u(C){const{usages:U,scanned:A,settings:D}=C,F=D.depth!=="discovery"?c(C.notes,U):C.notes,H={usages:U,
notes:F,declared:A.declared},Q=f(H)?h(H,e(C)):H;return{...Q,scanned:{...A,declared:Q.declared}}}function c(C,U){const A=new Set(U.flatMap(({calls:D,clients:S,place:F})=>I.
Du.flatMap(H=>D!==void 0&&(!S.includes(H)||D[H]===void 0)?`${H} ${(0,k.df)(F)}`:[])));return C.filter(({problem:D,clients:S,places:[F]})=>D.code!=="source-dynam\
ic"||F===void 0||!S.every(H=>A.has(`${H} ${(0,k.df)(F)}`)))}function y(C,U){const A=[...new Set(C.flatMap(({unknown:F})=>F))].filter(({files:F})=>U===null||F.some(
H=>U.has(H)));if(A.length===0)return[];const D=A.map(({directory:F})=>F||"."),S=(0,k.As)((0,k.jH)(A.flatMap(({unknown:F})=>F??[])));return[(0,j.hD)((0,v.q)({what:"\
units",names:D}),{places:S,clients:I.Du})]}function E(C,{roots:U},A){const D=U.map(G=>({text:G,matches:(0,T.Ls)([G])})),S=a({...C,patterns:D}),F=A?r(S,D):[];if(F.
length===0)return S;const H=a({...C,patterns:[]}).flatMap(G=>G.roots),Q=[...new Set(H.map(({name:G})=>G||"."))];throw new l.GN(F.map(G=>{const q=(0,w.K4)(d(G,Q),
5,w.dh),re=q===""?"":`; the nearest root modules are ${q}`;return`roots: no directory with configuration matches ${G}${re}`}))}function d(C,U){const A=new Set(C.
split("/")),D=S=>S.split("/").filter(F=>A.has(F)).length;return U.toSorted((S,F)=>D(F)-D(S))}function P(C,{roots:U,rootsAreNamed:A}){const D=C.units.filter(S=>S.
unknown!==null);return C.clients.flatMap(S=>{const F=U.filter(({clients:q})=>q.includes(S)),H=new Set([...D,...F].map(({directory:q})=>q||"."));return a({...C,clients:[
S],patterns:[{text:"",matches:q=>H.has(q)}]}).map(q=>({...q,isNamed:A}))})}})};export{Le as ids,Ue as modules};
