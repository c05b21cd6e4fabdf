const Le=[927,812],Ue={6134:((te,z,n)=>{n.d(z,{SH:()=>P,Td:()=>j,Tu:()=>L,lS:()=>E,n_:()=>v,w4:()=>I,yN:()=>b});const $=25e4,O=100;class v{max;count=0;constructor(m=$){
this.max=m}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*O}}const P=(i,m,T)=>{if(i.kind===
"native")return i.blocks.filter(a=>a.type===m&&a.labels.length===T);const d=[];for(const{name:a,value:w}of i.members)a===m&&R(m,w,T,[],d);return d},j=i=>i.kind===
"native"?i.attributes:i.members;function I(i,m){if(!(i.kind==="native"&&i.mayHave?.(m)===!1))return j(i).find(T=>T.name===m)}const L=(i,m)=>i?.kind==="object"?i.
items.find(T=>T.name===m)?.value:void 0,E=i=>(i.kind==="tuple"?i.elements:[i]).flatMap(T=>T.kind==="object"?T.items.filter(_):[]),_=i=>i.name!==void 0&&i.name!==
"//";function R(i,m,T,d,a){if(T>0){for(const{name:s,start:e,end:r,value:p}of E(m))R(i,p,T-1,[...d,{value:s,start:e,end:r}],a);return}const w={start:m.start,end:m.
start+1};for(const s of m.kind==="tuple"?m.elements:[m])s.kind!=="object"&&s.kind!=="tuple"||a.push({...w,type:i,labels:d,body:{kind:"json",members:E(s)}})}const b=i=>{
const m=[i.startsWith("\uFEFF")?1:0];let T=i.indexOf(`
`),d;return({start:a,end:w})=>{for(;T>=0&&T<a;T=i.indexOf(`
`,T+1))m.push(T+1);d??=f(i);const s=Math.max(1,h(m,a)),e=m[s-1]??0,r=(m[s]??(T<0?i.length:T)+1)-1;return{line:s,column:y(Math.max(a,e),e,d),endColumn:y(Math.min(
w,r),e,d)}}},y=(i,m,T)=>i-m-h(T,i-1)+h(T,m-1)+1,f=i=>/[\uD800-\uDBFF]/.test(i)?Array.from(i.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),m=>m.index):[];function h(i,m){
let T=0,d=i.length;for(;T<d;){const a=T+d>>>1;(i[a]??0)<=m?T=a+1:d=a}return T}}),8185:((te,z,n)=>{n.d(z,{C:()=>P,I:()=>j});var $=n(6697),O=n(5799),v=n(1831);function P(I,L){
return L.allowedHosts.length===0?[]:I.flatMap(({directHost:E,kind:_,isOverridden:R,place:b,clients:y})=>{if(E===void 0||R||v.ev(E,L))return[];const f=_==="backe\
nd_http"||_==="remote_state"?"backend":"download",h=v.Pv(E),i=h.ok?h.value:null,m=v.nx(E);return[(0,O.hD)((0,$.wp)({host:m,use:f}),{host:i,places:[b],clients:y})]})}
function j(I,L,E,_){if(_.allowedHosts.length===0)return[];const R=E.filter(({because:b})=>b.some(y=>typeof y!="string"));return L.flatMap(b=>{const{id:y,kind:f}=b;
if(f!=="url"||!R.some(m=>m.service===y))return[];const h=v.yo(b.url);if(h===null||h===I||v.ev(h,_))return[];const i=(0,$.wp)({host:v.nx(h),service:y,registry:v.
nx(I)});return[(0,O.hD)(i,{services:[y]})]})}}),3217:((te,z,n)=>{n.d(z,{fc:()=>w,ky:()=>a,so:()=>_,uA:()=>s,zF:()=>T});var $=n(3534),O=n(3410),v=n(5143),P=n(5799),
j=n(8937),I=n(1064),L=n(1831),E=n(9562);function _(e,r,p){const{host:o,credentials:t}=e,u=f(e),c=t?.hasToken===!0,M=c?[]:h(o,u,p),g=c&&i(e)===null&&m(e)===null,
k=[...e.difference===null?[]:[e.difference],...M,...g&&u!==null?[$.JD({host:o,status:u,source:t.source})]:[]].map(H=>(0,P.hD)(H));if(c||e.attempt.discovery.kind!==
"found")return k;const C={host:e.host,isFork:p.isFork,...d(e)},U=R(e.host,p),A=new Set(U.map(({place:H})=>H)),F=(M.length>0||!!e.credentials?.problem?[]:b(e.host,
r,p)).filter(({place:H})=>!A.has(H));return[...k,...y(U,H=>(0,O.vs)({...C,service:H})),...y(F,H=>$.$U({...C,service:H}))]}function R(e,{usages:r,depth:p}){return p===
"discovery"?[]:r.flatMap(({workspace:o,hasOwnToken:t,needs:u,place:c})=>o===void 0||t||(0,v.MV)(c)?[]:u.flatMap(M=>M.host===e?[{...M,place:c}]:[]))}function b(e,r,{
usages:p}){const o=new Set(p.flatMap(({hasOwnToken:u,place:c})=>u?c:[])),t=(0,E.Uc)(e);return r.flatMap(({service:u,because:c})=>t.includes(u)?c.flatMap(M=>typeof M==
"string"||(0,v.MV)(M)||o.has(M)?[]:{service:u,place:M,clients:I.zK}):[])}const y=(e,r)=>[...Map.groupBy(e,({service:p})=>p)].map(([p,o])=>{const t=[...new Set(o.
map(({place:c})=>c))],u=[...new Set(o.flatMap(c=>c.clients))];return(0,P.hD)(r(p),{services:[p],places:t,clients:u})});function f(e){const{discovery:r,hops:p}=e.
attempt;return r.kind==="failed"&&r.problem.code==="document-unauthorized"?p.at(-1)?.status??null:null}function h(e,r,{tokenVariables:p,hosts:o}){return(0,L.Bz)(
p,e,o).filter(({isParent:t})=>!t||r!==null).map(t=>$.z2({host:e,...t}))}const i=({attempt:e})=>e.hops.at(-1)?.challenge??null,m=({credentials:e})=>e?.problem?.code===
"credentials-empty"?e.problem:null;function T(e,r,{role:p},{isFork:o}){const t=e.find(({problem:S})=>S.code==="credentials-near-miss"),u=m(r)??t?.problem??null,
g=["document-unauthorized",...u!==null||!(o||(0,I.n3)(r.host))?["versions-unauthorized","cloud-organization"]:[]],l=e.filter(({problem:S})=>g.includes(S.code)),
k=l.some(({problem:S})=>S.code==="versions-unauthorized")||p!=="guest"&&(o||f(r)===401);if(!(u!==null||k&&r.credentials?.hasToken!==!0)||i(r)!==null||l.length===
0)return e;const U=u??{isFork:o,...d(r)},A=l.flatMap(S=>S.services),D=({problem:{code:S,message:F},services:H})=>F===u?.message||S==="credentials-missing"&&H.every(
Q=>A.includes(Q));return e.filter(S=>!D(S)).map(S=>l.includes(S)?{...S,problem:(0,j.to)(S.problem,U)}:S)}function d({credentials:e,looks:r}){const p=r.flatMap(c=>c.
looks),o=c=>[...new Set(p.flatMap(({held:M,source:g})=>M!=="not read"===c?g:[]))],t=e===null?o(!0):[e.source],u=e===null?o(!1):[];return{searched:t,notRead:u}}function a(e,r){
return e.filter(p=>!r.includes(p)).map(p=>(0,P.hD)($.bI({host:p})))}function w({host:e,attempt:r,credentials:p},o){const t=p?.hasToken===!0,u=[...o.flatMap(c=>c.
kind==="url"&&(0,E.p4)(c.id)&&(0,E.D6)(c.id)?[{url:c.url,service:c.id,isSent:t}]:[]),...r.hops.map(({url:c,authorization:M})=>({url:c,service:null,isSent:M==="s\
ent"}))].flatMap(({url:c,...M})=>{const g=(0,L.Pv)((0,L.yo)(c)??"");return!g.ok||g.value===e?[]:[{...M,host:g.value}]});return[...new Map(u.toReversed().map(c=>[
c.host,c])).values()]}function s(e,r,{tokenSources:p,hosts:o}){return(p.size===0?[]:w(e,r)).flatMap(({host:u,service:c,isSent:M})=>{const g=p.get(u);if(g===void 0)
return[];const l=c===null?e.attempt.discovery.kind==="failed":!M,k=$.To({host:(0,L.nx)(e.host),other:(0,L.nx)(u),source:g,service:c,isSent:M,isNotice:!l||o.has(
u)});return[(0,P.hD)(k,{services:c===null?[]:[c]})]})}}),2886:((te,z,n)=>{n.d(z,{ER:()=>E,Gy:()=>w,H4:()=>R,Np:()=>y,Rh:()=>i,TC:()=>m,_7:()=>h,cA:()=>d,ly:()=>_,
m$:()=>T,nv:()=>b,pi:()=>f,zX:()=>L});var $=n(4e3),O=n(5143),v=n(5799),P=n(1831),j=n(1102);const I=["module","provider","version","package","lock","not"],L=({problem:s,
places:e})=>I.includes(s.code.replace(/-.*/,""))&&e.length>0&&e.every(r=>typeof r!="string"),E=({problem:s,needed:e})=>e&&s.usualSeverity==="error"&&!R.includes(
s.code),_=s=>s.some(e=>typeof e=="string"||!(0,O.MV)(e)),R=["host-http2","host-check-crashed"];function b(s,e){const{severity:r,affects:p,needed:o}=s,t=o&&e.some(
u=>p.includes(u));return r==="error"&&!t?{...s,severity:"warning"}:s}const y=(s,e)=>v.oC.indexOf(s.severity)-v.oC.indexOf(e.severity),f=({problem:s,host:e,namedHost:r=e},p)=>p.
some(({code:o,host:t})=>o===s.code&&(t===null||t===r));function h(s,e){const r=u=>e.filter(({service:c})=>u.includes(c)),p=s.length===0?e:r(s),o=s.filter(u=>p.some(
({service:c})=>c===u)),t=(p.length>0?p:r(["any"])).flatMap(u=>u.because);return{services:o.length>0?o:s,places:(0,O.As)(i([...new Set(t)]))}}function i(s){const{
own:e=[],aside:r=[]}=Object.groupBy(s,p=>typeof p!="string"&&(0,O.MV)(p)?"aside":"own");return[...e,...r]}function m(s,e,{isTerminal:r}){const p=e.some(({because:t})=>t.
includes("hostnames input"));return{role:(0,$.VW)(s)!==null?"guest":p?"operator":"user",host:(0,P.nx)(s),isTerminal:r}}function T(s,e){const{host:r,places:p,problem:o}=s;
if(e.length===0||(0,j.z)(s))return s;const t=o.affects.includes("terraform")&&!o.affects.includes("opentofu"),u=p.flatMap(l=>typeof l=="string"?[]:l.file),c=new Set(
u.map(O._M)),M=e.filter(({repository:l,hosts:k})=>c.has(l)&&(t||r!==null&&k.has(r)));if(M.length===0)return s;const g=M.flatMap(({repository:l})=>l??[]);return{
...s,problem:(0,v.tr)(o,g)}}const d=s=>typeof s=="string"?s:`${s.file}:${s.line}`,a=1e3;function w(s,e){const r=s.flatMap(t=>(0,v.Xd)(t)??[]).filter(({file:t,column:u,
endColumn:c})=>c>u&&(0,O._M)(t)===null),p=e((0,O.jH)(r).slice(0,a)),o=new Map(p.map(t=>[(0,O.df)(t.place),t]));return({rows:t,...u})=>{const c=(0,v.Xd)(u),M=c&&
o.get((0,O.df)(c));return M?{...u,line:M}:u}}}),1102:((te,z,n)=>{n.d(z,{h:()=>P,z:()=>L});var $=n(4e3),O=n(960),v=n(1831);function P(E){const _=E.filter(({attempt:i})=>i.
hops.length>0),[R,...b]=_.flatMap(i=>I(i)??[]);if(!R||b.length<_.length-1||!(_.some(({host:i})=>(0,$.VW)(i)!==null)||b.length>0&&!R.isCommon)||b.some(i=>j(i)!==
j(R)))return null;const h=_.map(({host:i})=>(0,v.nx)(i));return(0,O.e4)(h,[R,...b])}const j=({verb:E,what:_})=>E.startsWith("cannot")?E:_;function I({attempt:{discovery:E,
hops:_}}){const R=E.kind==="failed"?E.problem.obstacle:void 0;return _.every(({status:y})=>y===null)||R?.verb==="does not reach"?R:void 0}const L=({problem:E})=>E.
code==="machine-network"}),6146:((te,z,n)=>{n.d(z,{$:()=>v,o:()=>O});var $=n(2886);const O=(L,{kind:E,source:_,address:R,constraints:b,places:y})=>JSON.stringify(
[L,E,_,R,b,y[0]??null]);function v(L,E){const _=P(E,({rows:b=[]})=>b),R=P(E.filter(I),({places:b})=>b.map($.cA));return _.size+R.size===0?L:L.map(({directory:b,
clients:y,rows:f})=>({directory:b,clients:y,rows:f.map(h=>{const i=_.get(O(b,h))??h.rejectedAt.flatMap(d=>R.get((0,$.cA)(d))??[]);if(i.length===0)return h;const m=i.
map(({finding:d})=>(0,$.nv)(d,y)).sort($.Np),T=new Map(m.map(({problem:{code:d,title:a,usualSeverity:w}})=>[d,{code:d,title:a,usualSeverity:w}]));return{...h,worst:m[0]?.
severity??null,problems:[...T.values()]}})}))}const P=(L,E)=>Map.groupBy(L.flatMap(_=>E(_).map(R=>({key:R,finding:_}))),({key:_})=>_),j=/^(?:constraint|lock)-/,
I=({problem:L,host:E})=>E===null&&j.test(L.code)}),2389:((te,z,n)=>{n.d(z,{j7:()=>T,k2:()=>s,S4:()=>d});var $=n(3217),O=n(7052),v=n(5143),P=n(5799),j=n(8185),I=n(
2886);function L({notes:e,usages:r,isEmpty:p,complaints:o,tokenHosts:t,answered:u,contacted:c},M){const g=({problem:D})=>D.code==="file-syntax",l=new Set(e.filter(
g).map(P.W7)),k=[...e.map(D=>_(D,l,M)),...[...(0,j.C)(r,M),...u.map(D=>E(D,M)),...o,...(0,$.ky)(t,c)].map(D=>(0,I.nv)(D,M.dialect.clients)),...p?[R(M)]:[]],{placed:C=[],
others:U=[]}=Object.groupBy(k,({places:D})=>D.length>0?"placed":"others");return[...(0,P.DF)(C,D=>{const{problem:S,severity:F,affects:H,host:Q,namedHost:G,exclude:q}=D,
{code:re,message:ae,help:le}=S;return[Q,G,re,F,ae,le,H,q===void 0]}),...U]}function E(e,r){const{host:p,problem:o}=e;return p===null?e:{...e,services:[],problem:(0,P.
pj)(o,(0,I.TC)(p,[],r))}}function _(e,r,{dialect:p,allowedHosts:o}){const{problem:t,isPlaceholder:u,checkedFor:c=p.clients}=e;if(t.code==="file-limit"&&o.length>
0){const Q=`${t.message}; it may use hosts that are not in \`allowed-hosts\``,G={...t,message:Q};return{...e,problem:G,severity:"error"}}const M=(0,P.W7)(e),g=(0,P.
Xd)(e),l=e.aside!==void 0||g!==null&&(0,v.MV)(g),k=e.severity==="error",C=k&&u===!0,U=r.has(M)&&t.code!=="file-syntax",D=k&&(C||U||l)?{...e,severity:"warning"}:
e,S=(0,I.nv)(D,c);if(!l&&!C)return S;const{help:F,...H}=t;return{...S,...t.code==="file-syntax"&&{problem:H},exclude:[(0,v.n7)(e.aside??M)]}}const R=({scan:e,hostnames:r,
usages:p})=>(0,P.hD)((0,O.JW)({scan:e,hasHostnames:r.length>0,isFleet:p.length>0}));var b=n(1102),y=n(6146);let f=function(...e){return{judgeRequests:f}=n.late(
[905,977,426,879],9426),new.target?new f(...e):f(...e)},h=function(...e){return{crashedVisit:h}=n.late([905,977,426,879],9426),new.target?new h(...e):h(...e)},i=function(...e){
return{judgeVisit:i}=n.late([905,977,426,879],9426),new.target?new i(...e):i(...e)},m=function(...e){return{outcomesOf:m}=n.late([905,977,426,879],9426),new.target?
new m(...e):m(...e)};const T={findings:[],roots:[],requests:[],answering:new Set};function d(e,r,p=()=>[]){const{predicted:o,stopped:t}=e,u=G=>!(0,I.pi)(G,r.ignore),
c=(0,b.h)(e.visits),M=G=>c&&G.problem.obstacle&&u(G)?{...G,problem:c}:G,g=a(e,r).map(G=>({...G,findings:G.findings.map(M)})),l=[...e.notes,...o.findings.filter(
({host:G})=>G===null)],k=L({...e,notes:l,...w(g,o,r)},r),C=[...g.flatMap(G=>G.findings),...k],U=C.filter(u).sort(I.Np),A=(0,I.Gy)(U,p),D=G=>G.filter(u).map(q=>(0,I.
m$)(A(q),e.guesses)).sort(I.Np),S=g.map(G=>{const q=D(G.findings.filter(re=>!(0,I.zX)(re)));return{...G,findings:q,clients:m(q)}}),F=({exclude:G})=>+(G!==void 0),
H=D([...g.flatMap(G=>G.findings.filter(I.zX)),...k]).toSorted((G,q)=>(0,I.Np)(G,q)||F(G)-F(q)),Q=[...S.flatMap(G=>G.findings),...H].sort(I.Np);return{passed:t===
null&&!Q.some(({severity:G})=>s(G,r.failOn)),stopped:t,hosts:S,files:H,findings:Q,ignored:C.length-Q.length,roots:(0,y.$)(o.roots,U)}}function a(e,r){const{visits:p,
newHosts:o,predicted:t}=e,u=Map.groupBy(e.requirements,({host:k})=>k),c=Map.groupBy(t.findings,({host:k})=>k),M=new Map(t.requests.map(k=>[k.host,k])),g=new Set(
p.map(({host:k})=>k)),l={...r,...e,hosts:g};return p.map(k=>{const{host:C}=k,U={visit:k,requirements:u.get(C)??[],predicted:c.get(C)??[],requests:M.get(C)??null,
answering:t.answering,isNew:o.has(C)};try{return i(U,r,l)}catch(A){return h(U,r.dialect,A)}})}function w(e,{findings:r,requests:p},o){const t=new Set(e.map(({visit:M})=>M.
host)),u=e.flatMap(({visit:M,services:g})=>(0,$.fc)(M,g)),c=p.flatMap(M=>f(M,[],o).map(g=>({...g,host:M.host})));return{answered:[...r,...c].filter(({host:M})=>M!==
null&&!t.has(M)),contacted:[...t,...[...u,...p].map(({host:M})=>M)]}}const s=(e,r)=>e==="error"?r!=="never":e==="warning"&&r==="warning"}),4e3:((te,z,n)=>{n.d(z,
{$$:()=>y,B9:()=>e,Cw:()=>c,I0:()=>f,K4:()=>b,NM:()=>p,VW:()=>s,Wt:()=>a,YA:()=>t,_r:()=>o,dh:()=>I,eZ:()=>h,go:()=>m,mP:()=>T,oZ:()=>g,px:()=>E,qZ:()=>r,zM:()=>u,
zN:()=>R,zd:()=>i});var $=n(1064),O=n(9562),v=n(9587);const P=300,j=8192;function I(l,k=P){const{length:C}=l,U=C>j?(0,v.NE)(l.slice(0,j)):(0,v._U)(l);return U.length<=
k?U:`${L(U,k)}\u2026`}const L=(l,k)=>structuredClone(l.slice(0,k).toWellFormed()),E=(l,k)=>`${l} ${l===1?k:_(k)}`,_=l=>`${l.replace(/(?<=[^aeiou])y$/,"ie")}s`;function R(l,k){
const{length:C}=l,U=typeof k=="number"?k:C<=2*k.few?C:k.few,A=l.slice(U);return{shown:l.slice(0,U),rest:A,more:A.length}}function b(l,k,C=String,U=A=>`${A} more`){
const{shown:A,more:D}=R(l,k),S=A.map(F=>C(F)).join(", ");return D>0?`${S} and ${U(D)}`:S}const y=l=>new TextEncoder().encode(l).length;function f(l,k,C,U){const A=[];
let D=0;for(const S of Iterator.from(l).map(U)){if(D+=y(S)+C,D>k)break;A.push(S)}return{shown:A,more:l.length-A.length}}const h=l=>l.map(k=>$.bB[k]).join(" and "),
i=l=>`the clients print "${l}"`;function m(l){return l===null?"null":Array.isArray(l)?"an array":typeof l=="object"?"an object":`a ${typeof l}`}function T(l){if(l.
kind==="error")return`cannot be read: ${l.code}`;if(l.kind==="special")return`is ${l.is} and is not read`;const{bytes:k,maxBytes:C}=l;return`has ${k} bytes and \
is not read; the limit is ${C/1024/1024} MiB`}const d={[O.e$]:"correct the host in the source address, or remove it for a module of the public registry (NAMESPA\
CE/NAME/SYSTEM)",[O.xq]:"correct the host in `source`, or add the `source` that a child module lacks; a provider of the public registry has no host (NAMESPACE/T\
YPE), and one that is installed by hand needs a filesystem mirror"};function a(l){return l.flatMap(C=>d[C]??[])[0]??"correct the host in `source` or `hostname`,\
 or add the `source` that a child module lacks"}const w=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.ha\
shicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitla\
b.com"]]),s=l=>w.get(l)??null,e=l=>`wait and run the check again; see ${s(l)??"its status page"}, and consider a network mirror for providers`,r=l=>`use another\
 network, a proxy (HTTPS_PROXY) or a network mirror: ${l} serves its discovery document to everyone, so the registry, a proxy or a firewall blocks this network,\
 for example by country`;function p({page:l,asked:k},C){if(l===null)return C;const U=l.title===""?"":` ("${l.title}")`,A=C.guest??r(k);switch(l.kind){case"sign-\
in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:A,because:`the host returned a sign-in page${U}`};case"captive-portal":
return`a proxy or captive portal returned an HTML page${U}: allow this machine to reach the host`;case"other":{const D=C.user??`check that ${k} is a registry, a\
nd ${a([])}`;return{...C,user:D,guest:A,because:`the host returned an HTML page${U}`}}}}const o=({url:l,status:k,reason:C,said:U})=>`${l} returned ${`${k} ${I(C)}`.
trim()}${U===void 0?"":` ("${I(U)}")`}`,t=l=>`${Math.round(l/100)/10} s`,u=l=>l.kind==="several"?l.reasons:[l];function c(l){switch(l.kind){case"deadline":return`\
the check reached its deadline of ${t(l.ms)}`;case"signal":return`the check was interrupted by ${l.signal}`;case"crash":return"tf-disco crashed";case"missing":return M(
l);case"several":return l.reasons.map(c).join("; ")}}function M({repositories:l,total:k}){const C=k===1?"repository":"repositories",U=l.length===1?"is":"are",A=b(
l,10,I);return`${l.length} of ${k} ${C} ${U} missing: ${A}`}const g=({kind:l,address:k,version:C})=>`${l} ${k} ${I(C,40)}`}),3534:((te,z,n)=>{n.d(z,{$U:()=>T,Eu:()=>y,
JD:()=>m,QU:()=>R,To:()=>a,bI:()=>w,fj:()=>f,iX:()=>s,tK:()=>h,z2:()=>d});var $=n(4283),O=n(1064),v=n(1831),P=n(2713),j=n(4e3),I=n(5799),L=n(8937);const E="writ\
e the token into the file, or remove its block",_={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow ca\
n read it: GitHub replaces a missing secret with an empty string"},R=({source:o,isInFile:t})=>(0,I.CC)("credentials-empty",{message:`the token from ${o} is empt\
y`,help:(0,I.Lw)(t?E:_)}),b={"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token again\
 without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{
has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with w\
hite space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether\
 two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quota\
tion mark may have been replaced"}},y=({source:o,slip:t})=>(0,I.CC)("credentials-malformed",{message:`the token from ${o} ${b[t].has}`,help:b[t].help,...t==="co\
ntrol character"?{}:{severity:"warning"}}),f=({source:o})=>(0,I.CC)("credentials-short",{message:`the token from ${o} has fewer than ${P.Il} characters and is n\
ot redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"}),h=o=>(0,I.CC)("credenti\
als-differ",{message:`for host ${(0,v.nx)(o.host)}, ${i(o.first)} and ${i(o.other)}`,help:`set the token for both clients in ${(0,v.fK)(o.host)[0]??"tokens"} or\
 tokens, or set dialect to one client; this check uses the first token`}),i=({client:o,source:t})=>t===null?`${O.bB[o]} finds no token`:`${O.bB[o]} uses the tok\
en from ${t}`,m=({host:o,status:t,source:u})=>(0,I.CC)("credentials-rejected",{message:`host ${(0,v.nx)(o)} returned ${t} for the token from ${u}`,help:`check t\
hat the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,$.jr)((0,v.cu)(o))}; then store a new one in t\
he same place (\`terraform login\` sends this one, too: run \`terraform logout ${(0,v.nx)(o)}\` first)`});function T({host:o,service:t,...u}){const c=(0,v.nx)(o);
return(0,L.ti)("credentials-missing",`host ${c} requires a token${t===null?"":` for ${t}`}`,(0,L.nP)(c),u)}const d=o=>(0,I.CC)("credentials-near-miss",{message:`${o.
variable} seems to be meant for host ${(0,v.nx)(o.host)}, but ${o.why}`,help:`rename it to ${o.write}: ${(0,L.yN)(o.write)}`}),a=({host:o,other:t,source:u,service:c,
isSent:M,isNotice:g})=>(0,I.CC)("credentials-other-host",{message:`the clients do not send the token for ${t} from ${u} ${c===null?`after the redirect of ${o}`:
`to ${c} of host ${o}`}: they send ${M?`the token of ${o}`:"none"}`,help:c===null?`make the discovery document of ${o} public, or serve it at ${o} itself`:`set \
the token for ${o}, and the clients send it to ${t}`,...g?{severity:"notice",affects:[]}:{}}),w=({host:o})=>(0,I.CC)("credentials-unused",{message:`the tokens i\
nput has a token for host ${(0,v.nx)(o)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function s(o){const{
host:t,token:u,challenge:c,contentType:M,...g}=o,k=u==="none"&&c===null&&!M?.includes("json")&&g.status===403&&(0,j.VW)(t)===null,C=k?"refused the request, and \
may not be a registry":u==="sent"?"rejected the given authentication credentials":"requires authentication credentials",U=c===null?"":`, and asks for ${c} authe\
ntication`;return(0,I.CC)("document-unauthorized",{message:`host ${t} ${C}: ${(0,j._r)(g)}${U}`,help:(0,j.NM)({...g,asked:t},k?e(t):p(o))})}const e=o=>({operator:`${r}\
, or return 404 if the host has no services`,user:`check that ${o} is a registry, and ${(0,j.Wt)([])}`}),r="make the discovery document public";function p({host:o,
token:t,status:u,challenge:c}){const M=(0,j.qZ)(o);if(c!==null)return{operator:`exempt /.well-known/terraform.json from ${c} authentication`,guest:M,note:"the c\
lients send Bearer tokens only, so no token helps"};switch(t){case"sent":{const g="check that the token is for this host, complete and not expired";return u===403?
{...(0,I.Lw)(g),guest:M}:(0,I.Lw)(g)}case"none":return{operator:(0,L.nP)(o,`, or ${r}`),user:(0,L.nP)(o),guest:M};case"dropped":return{because:"the token was no\
t sent there because it does not follow a redirect to another host",operator:`configure ${o} to respond itself, or ${r}`};case"withheld":return{because:"the tok\
en was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((te,z,n)=>{n.d(z,{JW:()=>_,U$:()=>v,WO:()=>L,
a3:()=>E,ub:()=>y,yQ:()=>R});var $=n(4e3),O=n(5799);const v=({error:f,isRefused:h})=>(0,O.CC)("file-syntax",{message:f??"the file is not valid UTF-8",help:"fix \
the file, or list it in `exclude` if it is invalid on purpose",...!h&&{severity:"warning"}}),P={file:"the file cannot be read",directory:"the directory cannot b\
e read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the\
 link is"},j={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},I={file:"corr\
ect the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or\
 list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-\
file":"remove the link, or list it in `exclude`"},L=f=>(0,O.CC)("file-unreadable",{message:`${P[f.what]}${"code"in f?`: ${f.code}`:` ${f.is} and is not read`}`,
help:(f.what==="file"||f.what==="directory"?j[f.code]:void 0)??I[f.what],...!("isRefused"in f&&f.isRefused)&&{severity:"warning",affects:[]}}),E=()=>(0,O.CC)("f\
ile-outside",{message:"the link points outside the checkout and is not followed",help:"move the file into the repository, or name its directory in `scan`"});function _({
scan:f,hasHostnames:h,isFleet:i}){const m=f.every(w=>w==="."),d=`found no Terraform or OpenTofu files in ${i?"the repositories of `usages`":m?"this directory":`\
\`scan\` (${(0,$.K4)(f,3,$.dh)})`}`,a=i?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";
return h?(0,O.CC)("nothing-to-check",{message:`${d}; only \`hostnames\` was checked`,help:`${a}, or correct \`scan\``,severity:"warning"}):(0,O.CC)("nothing-to-\
check",{message:`${d}, and \`hostnames\` is not set`,help:`${a}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const R=({oldest:f})=>(0,O.CC)("file-s\
tale",{message:`the usages file was written more than a week ago (the oldest on ${f}); the repository may use something else now`,help:"write it again with `tf-\
disco usages --format json`, and see why the job that writes it no longer runs"}),b={depth:f=>({message:`directories nested deeper than ${f} levels are not scan\
ned`,help:"list this directory in `exclude`"}),files:f=>({message:`there are more than ${f} files; this directory and the following ones are not scanned`,help:"\
scan fewer directories with `scan` or `exclude`"}),directory:f=>({message:`the directory has more than ${f} files; the files after them are not scanned`,help:"s\
plit the directory, or list files in `exclude`"}),parts:f=>({message:`the file has more than ${f} blocks, arguments and values; the rest is not read`,help:"spli\
t the file, or list it in `exclude`"}),"module-usages":f=>({message:`the files of this directory use or define more than ${f} modules, providers, resources and \
variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:f=>({message:`the scan \
found more than ${f} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:f=>({
message:`the root modules have more than ${f} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"})};function y(f){switch(f.kind){case"size":return(0,O.CC)("file-limit",{message:`the file ${(0,$.mP)(f)}`,help:"split the \
file, or list it in `exclude`"});case"problems":return(0,O.CC)("file-limit",{message:`there are more than ${f.max} problems in files; ${f.omitted} are not repor\
ted`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,O.CC)("file-limit",{message:`${(0,$.Cw)(f.stopped)}\
 after reading ${f.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `ex\
clude`, or raise `deadline-seconds`"});default:return(0,O.CC)("file-limit",b[f.kind](f.max))}}}),960:((te,z,n)=>{n.d(z,{Er:()=>m,P0:()=>f,P6:()=>L,Qs:()=>y,T0:()=>j,
U2:()=>i,e4:()=>T});var $=n(4e3),O=n(736),v=n(5799);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server\
 did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},j=({host:d,why:a})=>(0,v.CC)("host-unknown",{message:`${d} ${P[a]}`,
help:a==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again",obstacle:{
verb:"cannot resolve",what:P[a].replace(/.*: /,"")}}),I={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function L({host:d,error:a}){if(typeof a=="object"&&"proxy"in a)
return(0,v.CC)("host-unreachable",{message:`${d} is unreachable: ${a.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and N\
O_PROXY",obstacle:{verb:"does not reach",what:(0,$.dh)(a.proxy),help:O.TG}});const w=typeof a=="string"?I[a]:`is unreachable (${a.code})`,s="check that a firewa\
ll or proxy lets this machine connect to it";return(0,v.CC)("host-unreachable",{message:`${d} ${w}`,operator:`check that the host is up, and ${s}`,user:s,guest:`${s}\
; otherwise ${(0,$.B9)(d)}`,obstacle:{verb:"cannot connect to",what:w.replace("is unreachable: ","")}})}const E={lookup:{verb:"cannot resolve",failed:"could not\
 be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a conn\
ection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{
verb:null,failed:"did not finish its response",help:""}},_="serve the document as a static file",R=({asks:d})=>d==="document"?_:"find out what the server waits \
for, such as its storage",b=d=>d.map(({name:a,attemptMs:w,retries:s})=>{const e=Number.isFinite(w)?(0,$.YA)(w):"without a limit",r=s===0?"":` in each of ${s+1} \
attempts`,p=a.includes(" and ")?"wait":"waits";return`${a} ${p} ${e}${r}`}).join(", ");function y(d){if(d.phase==="complete")return(0,v.CC)("host-timeout",{message:`${d.
host} took ${(0,$.YA)(d.tookMs)} to return its discovery document; ${b(d.releases)}`,operator:_,affects:[...new Set(d.releases.map(({client:r})=>r))]});const{verb:a,
failed:w,help:s}=E[d.phase],e=d.limitMs===null?"in time":`within ${(0,$.YA)(d.limitMs)}`;return(0,v.CC)("host-timeout",{message:`${d.host} ${w} ${e}`,help:s||{operator:R(
d),guest:(0,$.B9)(d.host)},...a&&{obstacle:{verb:a,what:w.replace(/.*: /,"")}}})}const f=({host:d,error:a})=>(0,v.CC)("host-protocol",{message:`the response of ${d}\
 is not valid HTTP (${a})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the ad\
dress"}),h={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};
function i({host:d,phase:a,tookMs:w,limitMs:s,...e}){const r=`(limit ${(0,$.YA)(s)}); ${h[a.name]} took ${(0,$.YA)(a.ms)}`;return"url"in e?(0,v.CC)("host-slow",
{message:`${e.url} took ${(0,$.YA)(w)} to answer ${r}`,operator:R({asks:"answer"})}):(0,v.CC)("host-slow",{message:`${d} took ${(0,$.YA)(w)} to return its disco\
very document ${r}`,operator:_,note:b(e.releases)})}const m=({host:d,attempts:a,failure:w,releases:s})=>(0,v.CC)("host-recovered",{message:`discovery of ${d} su\
cceeded at attempt ${a}; the first attempt failed: ${w}`,operator:"find out why the host fails intermittently",note:s.length===0?"init succeeded, because the CL\
I retries discovery":`init with ${s.map(({name:e})=>e).join(" and ")} would have failed`});function T(d,a){const[{verb:w,help:s=O._$[w]}]=a,[e="",...r]=d,p=r.length===
0?e:`any of ${d.length} hosts`,o=r.length===0&&w==="cannot connect to";return(0,v.CC)("machine-network",{message:`this machine ${w} ${p}: ${(0,$.K4)([...new Set(
a.map(({what:t})=>t))],3)}`,help:o?`${s}; otherwise ${(0,$.B9)(e)}`:s})}}),736:((te,z,n)=>{n.d(z,{M8:()=>P,TG:()=>$,_$:()=>v});const $="check HTTPS_PROXY, with \
the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",O="\
if this network has a proxy, set HTTPS_PROXY",v={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN \
that the hosts may need; ${O}`,"cannot connect to":`check the network connection of this machine, and that a firewall lets it connect; ${O}`,"does not trust":"s\
et `ca-file` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their oper\
ators to allow unauthenticated requests to /.well-known/terraform.json"};function P(j,{page:I,url:L,asked:E}){const _=URL.parse(L)?.host,R=_===E,b=R&&j.code==="\
document-status";if(I===null||I.kind==="other"||b)return j;const y=`a ${I.kind} page${R?"":` at ${_}`} ("${I.title}") answers`;return{...j,obstacle:{verb:"does \
not reach",what:y,isCommon:R}}}}),3410:((te,z,n)=>{n.d(z,{Dr:()=>y,EK:()=>_,Fu:()=>h,dF:()=>f,vs:()=>I,y7:()=>E});var $=n(1831),O=n(9562),v=n(4e3),P=n(5799),j=n(
8937);function I({host:i,service:m,...T}){const d=(0,$.nx)(i),a=m===O.OZ?"the cloud block":"the remote backend",w=(0,j.nP)(d),s=d===i?`run \`terraform login ${i}\
\` or \`tofu login ${i}\`, or `:"",e={...w,terminal:`${s}${w.terminal}`};return(0,j.ti)("cloud-token",`${a} requires a token for ${d}`,e,T)}const L={organization:"\
`organization`",workspaces:"`name` in `workspaces`"};function E({block:i,lacks:m,isOpen:T}){const d=i==="cloud block"?`set ${m.map(a=>O.uW[a]).join(" and ")}`:"\
give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,P.CC)("cloud-incomplete",{severity:T?"notice":"error",message:`the ${i} has no ${m.map(a=>L[a]).
join(" and no ")}`,help:T?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${d}, also for this check`})}const _=({
url:i,version:m})=>(0,P.CC)("cloud-version",{message:`${i} returned ${m===null?"no TFP-API-Version":`TFP-API-Version ${(0,v.dh)(m)}`}; the cloud block requires \
2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"`\
 instead of `cloud`'}),R=i=>"why"in i?`the response of ${i.url} ${(0,v.dh)(i.why)}`:(0,v._r)({...i,page:null}),b=(i,m,T)=>"status"in i&&[401,403,404].includes(i.
status)?T:(0,P.C)(`check the logs of ${m}, and that the URL of the service is that of its API`),y=({host:i,organization:m,source:T,...d})=>(0,P.CC)("cloud-organ\
ization",{message:`the organization ${m} at ${i} cannot be read: ${R(d)}`,help:b(d,i,`check the name of the organization, and that the token from ${T} is valid \
and belongs to a member`)}),f=i=>(0,P.CC)("cloud-workspace",{message:`the workspace ${i.workspace} of ${i.organization} at ${i.host} cannot be read: ${R(i)}`,help:b(
i,i.host,"check that the token may read the workspace")}),h=({host:i,organization:m,workspace:T})=>(0,P.CC)("cloud-workspace-missing",{message:`${m} at ${i} has\
 no workspace ${T} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"})}),6697:((te,z,n)=>{
n.d(z,{AO:()=>E,U7:()=>L,n3:()=>_,nD:()=>y,ro:()=>b,wp:()=>I});var $=n(3592),O=n(4e3),v=n(5799);const P=({file:h,line:i})=>`${(0,O.dh)(h)}:${i}`;function j(h){const i=`${h.
host}, which is not in \`allowed-hosts\``;if("service"in h)return[`${h.service} of ${h.registry} is on ${i}`,"use another registry"];if("package"in h)return[`th\
e package of ${h.package} is downloaded from ${i} and was not contacted`,"use another module or provider"];if("use"in h)return h.use==="download"?[`the source i\
s downloaded from ${i}`,"use a source on an allowed host"]:[`the HTTP backend uses ${i}`,"use an allowed backend"];const m=`host ${h.host} is not in \`allowed-ho\
sts\` and was not contacted`;if(!("implied"in h))return[m,"use an allowed registry"];const{place:T,clients:d}=h.implied,a=`${P(T)} names no host, and this is th\
e default of ${(0,O.eZ)(d)}`;return[`${m}; ${a}`,"name an allowed registry there"]}function I(h){const[i,m]=j(h),T=`${m}, or add ${h.host} to \`allowed-hosts\``;
return(0,v.CC)("host-not-allowed",{message:i,help:T})}const L=({host:h})=>(0,v.CC)("host-generic",{message:`${h} is a generic hostname that stands for the host \
of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),E=({host:h,address:i,asks:m})=>i==="metadata"?(0,v.CC)(
"host-private-redirect",{message:`${h} is the address of a cloud metadata service and was not contacted`,help:"remove the redirect or the address; metadata serv\
ices are never contacted"}):(0,v.CC)("host-private-redirect",{message:`a public host ${m==="document"?"redirects":"leads"} to ${h}, which has a ${i} address and\
 was not contacted`,help:`if ${m==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),_=({host:h,thrown:i})=>(0,v.CC)(
"host-check-crashed",{message:`${h} was not checked completely, because of a bug in tf-disco ${$.xv}: ${R(i)}`,help:`please report this text at ${$.xV}; to pass\
 until it is fixed, add \`host-check-crashed ${h}\` to \`ignore\``});function R(h){if(!(h instanceof Error))return(0,O.dh)(String(h));const i=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(h.stack??"")?.[1];return(0,O.dh)(String(h))+(i===void 0?"":` (${i})`)}const b=({host:h})=>(0,v.CC)("host-http2",{message:`${h} speaks only HTTP/2, which Te\
rraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${h} as well (ALPN \`http/1.1\`)`,note:"to pass without che\
cking it, add `host-http2` to `ignore`"});function y({host:h,stopped:i,isBegun:m,unchecked:T,total:d}){const a=m?" completely: its visit was under way when":":";
return(0,v.CC)("host-not-checked",{message:`${h} was not checked${a} ${(0,O.Cw)(i)}, with ${T} of ${d} hosts not checked`,help:f[i.kind]})}const f={deadline:"ra\
ise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its\
 own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((te,z,n)=>{n.d(z,{C:()=>T,CC:()=>p,DF:()=>h,Lw:()=>m,
W7:()=>y,Xd:()=>b,aZ:()=>f,hD:()=>E,oC:()=>L,pj:()=>w,sb:()=>R,tr:()=>r,wv:()=>_});var $=n(1064),O=n(1831),v=n(9587),P=n(4e3),j=n(5143);let I=function(...o){return{
problemFacts:I}=n.late([507],4507),new.target?new I(...o):I(...o)};const L=["error","warning","notice"];function E(o,{clients:t=$.zK,...u}={}){return{problem:o,
severity:o.severity,affects:o.affects.filter(c=>t.includes(c)),clients:t,host:null,services:[],places:[],needed:!0,isHostNew:!1,...u}}const _={line:1,column:1,endColumn:1};
function R(o,t,u=_){const c={file:o===""?".":o,...u};return E(t,{places:[c],clients:$.Du})}const b=({places:o})=>o.find(t=>typeof t!="string")??null,y=o=>b(o)?.
file??"",f=(o,t)=>({...o,affects:o.affects.filter(u=>t.includes(u))}),h=(o,t)=>(0,j.c1)(o,u=>JSON.stringify(t(u))).map(u=>{const[c]=u;if(u.length===1)return c;const M=i(
u,l=>l.exclude??[]),g=i(u,l=>l.rows??[]);return{...c,needed:u.some(({needed:l})=>l),affects:i(u,({affects:l})=>l),clients:i(u,({clients:l})=>l),places:(0,j.As)(
(0,j.jH)(u.flatMap(({places:l})=>l))),...M.length===0?{}:{exclude:M},...g.length===0?{}:{rows:g}}}),i=(o,t)=>[...new Set(o.flatMap(t))],m=o=>({operator:o,user:o}),
T=(o,t)=>({operator:o,note:t}),d=(o,{isTerminal:t})=>typeof o=="string"?o:o[t?"terminal":"workflow"];function a({guest:o,...t},u){const{role:c,host:M}=u,g=d(t.operator,
u),l=t.user===void 0?void 0:d(t.user,u),k=`ask the operator of ${M} to ${g}`;switch(c){case"operator":return g;case"user":return l===void 0||l===g?l??k:`${l}; i\
f you run ${M}, ${g.replace(`${l}, or `,"").replace(`, and ${l}`,"")}`;case"guest":return o??l??k}}function w(o,t){const{cures:u,...c}=o;return u===void 0?o:{...c,
help:e(u,t)}}const s={role:"operator",host:"",isTerminal:!1};function e(o,t){const{because:u,note:c}=o,M=u===void 0?"":`${u}: `,g=c===void 0?"":`; ${d(c,t)}`;return(0,O.
$Y)((0,v._U)(M+a(o,t)+g))}function r(o,t){const[u,...c]=t,g=`if ${u===void 0?"this repository":(0,P.K4)(t,3)} ${c.length>0?"use":"uses"} OpenTofu, set \`dialect\``,
l=u===void 0?g:`${g} for \`tf-disco usages\``;return{...o,help:o.help===void 0?l:`${o.help}; ${l}`}}function p(o,t){const{operator:u,user:c,guest:M,because:g,note:l,
...k}=t,C=u===void 0?void 0:{operator:u,user:c,guest:M,because:g,note:l},{help:U=C,...A}=k,D=I()[o],S=(0,v._U)(A.message),F={code:o,...D,usualSeverity:D.severity,
...A,message:S};return U===void 0?F:typeof U=="string"?{...F,help:(0,O.$Y)((0,v._U)(U))}:{...F,help:e(U,s),cures:U}}}),8011:((te,z,n)=>{n.d(z,{DA:()=>y,Iz:()=>b,
J0:()=>d,My:()=>f,Zp:()=>s,_W:()=>e,k0:()=>a,tg:()=>w});var $=n(1064),O=n(9587),v=n(4e3),P=n(5799);const j=120,I="is not a registry module, and `version` applie\
s to registry modules only",L={"local-with-version":[I,"remove `version`"],"remote-with-version":[I,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["is not a regis\
try module","write tfr://HOST/NAMESPACE/NAME/SYSTEM"]},E={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],
"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function _(r){
if("error"in r)return{message:r.error,help:r.advice??void 0};if("address"in r){const[c,M]=E[r.reason];return{message:`${r.address} ${c}`,help:M}}const[p,o]=L[r.
reason],[,t]=R.exec(r.text)??[],u=t===void 0?"":`write "${t}" for the module of the registry, or `;return{message:`"${r.text}" ${p}`,help:`${u}${o}`}}const R=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
b=({path:r,maker:p})=>(0,P.CC)("source-missing",{message:`there is no directory ${(0,v.dh)(r)}`,help:"correct the path, or commit the directory",...p!==null&&{message:`\
there is no directory ${(0,v.dh)(r)} in this checkout; ${(0,v.dh)(p)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),y=r=>"isOld"in r?(0,P.CC)("source-invalid",{...T(r),affects:[r.client]}):(0,P.CC)(
"source-invalid",_(r)),f=r=>(0,P.CC)("source-near-miss",{message:r.host===null?`"${r.text}" is not read as a registry address`:`"${r.text}" is read as host ${r.
host}`,help:r.advice}),h="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function i(r){const{shown:p,more:o}=(0,v.zN)(r,4),
t=p.map(({text:c,from:M})=>`${c===null?"not known":(0,v.dh)(c,j)} ${M??"by default"}`),u=o>0?`${o} more`:t.pop();return`${t.join(", ")} and ${u}`}function m(r){
const{address:p,argument:o,expression:t,candidates:u,refused:c}=r,M=(0,v.dh)((0,O.Qj)(t),j),g=`${o} of ${p} is ${M}`;if(c==="never")return{message:`${g}, which \
Terraform does not evaluate`,help:`write the ${o} as a literal`};if(c!==null){const{variable:l}=c;if(l===""){const k=`write the ${o} with literals, locals and v\
ariables only`;return{message:`${g}, which cannot be known during init`,help:k}}return{message:`${g}, and Terraform evaluates var.${l} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${l}", which requires Terraform 1.15, or write the ${o} as a literal`}}return u.length>1?{message:`${g}, which is\
 ${i(u)}`,help:h}:{message:`${g}, which is only known at init time`,help:h}}function T({address:r,expression:p,client:o,isOld:t}){const u=(0,v.dh)((0,O.Qj)(p),j),
c=`source of ${r} is ${u}`,[M,g]=[$.bB[o],$.Y8[o]],l="write the source as a literal";if(t)return{message:`${c}, which ${M} evaluates only since ${g}`,help:`${l}\
, or use ${M} ${g} or later`};const k=o==="terraform";return{message:`${c}, and ${M} evaluates only locals and ${k?"variables with `const = true`":"variables"} \
here`,help:`${l}${k?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const d=r=>(0,P.CC)("sou\
rce-dynamic","isOld"in r?T(r):m(r)),a=r=>(0,P.CC)("host-invalid",{message:`"${r.text}" is not a hostname: ${r.error}`,help:r.advice??void 0}),w=({block:r})=>(0,P.
CC)("host-missing",{severity:"warning",message:`the ${r} has no hostname, and OpenTofu has no default`,help:r==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),s=({host:r,name:p})=>(0,P.CC)("host-dotless-module",{message:`module sources cannot name host ${r}: must contai\
n at least one dot`,help:`use a full name such as ${p}.localdomain; provider addresses accept the short name`}),e=({host:r})=>(0,P.CC)("host-idn-module",{message:`\
Terraform cannot use modules from host ${r}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",
note:"OpenTofu 1.12 and later accept this one"})}),8937:((te,z,n)=>{n.d(z,{$w:()=>L,nP:()=>E,pt:()=>I,ro:()=>j,ti:()=>b,to:()=>y,yN:()=>_});var $=n(1064),O=n(1831),
v=n(4e3),P=n(5799);const j="this pull request needs no change; run the check where the secret is available, for example on the main branch";function I({host:f,token:h,
source:i},m){const T=`sent${m===null?"":` to ${m}`}`;switch(h){case"none":return`no token was found for ${f}`;case"sent":return`the token for ${f} from ${i} was\
 ${T}`;case"dropped":return`the token for ${f} from ${i} was not ${T}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token f\
or ${f} from ${i} was not ${T}, because the URL is not https; the CLIs do send it`}}function L({host:f,token:h},i,m,T){const d=(0,$.n3)(f)?(0,v.qZ)(f):void 0;switch(h){case"\
none":return{...(0,P.Lw)(E(f)),guest:d};case"sent":return(0,P.Lw)(T);case"dropped":return(0,P.C)(`serve ${i} without the redirect to ${m??"another host"}`);case"\
withheld":return(0,P.C)(`serve ${i} at an https URL`)}}function E(f,h="",i=""){const m=(0,O.Fq)((0,O.$Y)(f)),[T]=m.ok?(0,O.fK)(m.value):[],d="${{ secrets.REGIST\
RY_TOKEN }}";return{terminal:`${i}${T===void 0?`run \`terraform login ${f}\``:_(T)}${h}`,workflow:`${i}add the line "${f}=${d}" to the tokens input${T===void 0?
"":`, or "${T}: ${d}" to env`}${h}`}}const _=f=>/^\w+$/.test(f)?`export ${f}=\u2026`:`env '${f}=\u2026' terraform init`,R=({isFork:f,searched:h,notRead:i})=>f?"\
secrets are withheld from pull requests of forks":`no token was found (searched: ${h.join(", ")}${i.length===0?"":`; not read: ${i.join(", ")}`})`;function b(f,h,i,m){
const T=`${h}, and ${R(m)}`;return m.isFork?(0,P.CC)(f,{message:T,help:j,severity:"notice"}):(0,P.CC)(f,{message:T,help:(0,P.Lw)(i)})}function y(f,h){const{message:i}=f;
if("code"in h){const{message:d,help:a="",cures:w=(0,P.Lw)(a)}=h;return{...f,message:`${i}; ${d}`,cures:w}}const m=h.isFork?{help:j}:{},T=i.replace(/; no token was found for [^;]*$/,
"");return{...f,message:`${T}; ${R(h)}`,...m}}}),9664:((te,z,n)=>{n.d(z,{Gz:()=>O,LA:()=>j,jt:()=>v,un:()=>P});var $=n(3916);const O=(I,L)=>I===""?L:`${I}/${L}`,
v=I=>I.slice(0,Math.max(0,I.lastIndexOf("/")));function P(I,L){const E=(0,$.join)(I,L).replace(/\/$/,"");return E==="."?"":E}const j=I=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(I)}),1022:((te,z,n)=>{n.d(z,{A5:()=>s,mi:()=>f,op:()=>w,sL:()=>i});var $=n(4091),O=n(1831),v=n(8408),P=n(5011);const j={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},I="hashicorp",L="-",E='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',_="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",R={prefix:"terraform-",whose:"a Terraform",frequency:"often"},y={
terraform:[R],opentofu:[R,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function f(e,r){const p=e.split("/");if(p.length>3||p.includes(""))return h(
E);const[o="",t,u]=p.reverse(),c=i(o);if(!c.ok){const S=`${(0,$.ol)(o)} in source ${(0,$.ol)(e)}`;return h(`Invalid provider type: Invalid provider type ${S}: ${c.
why}"`)}const M=u===void 0,g=M?(0,$.Ju)((0,P.Vm)(r)):(0,O.Pv)(u);if(t===void 0&&g.ok){const S={hostImplied:M,namespace:I,type:c.value};return{kind:"registry",host:g.
value,...S}}const k=t===L?(0,$.Ju)(t):i(t??""),C=`namespace "" in source ${(0,$.ol)(e)}`;if(!k.ok)return h(`Invalid provider namespace: Invalid provider ${C}: ${k.
why}"`);const U="Invalid provider source hostname";if(!g.ok)return h(`${U}: ${U} ${C}: ${g.why}"`);const A={hostImplied:M,host:g.value,namespace:k.value,type:c.
value},D=T(A,r);return D===void 0?{kind:m(A,r),...A}:h(D)}const h=e=>({kind:"invalid",error:e});function i(e){if(/^[a-z0-9]+$/.test(e))return(0,$.Ju)(e);if(e===
"")return(0,$.TR)("must have at least one character");if(e.includes("."))return(0,$.TR)("dots are not allowed");if(e.includes("--"))return(0,$.TR)("cannot use m\
ultiple consecutive dashes");const r=(0,v.YE)(e);return r.ok?(0,$.Ju)((0,v.DI)(r.value)):(0,$.TR)(_)}function m({host:e,namespace:r},p){return r===L?"legacy":r===
"builtin"&&j[p].includes(e)?"builtin":"registry"}function T(e,r){const p=(0,P.Vm)(r);if(e.namespace===L&&e.host!==p)return`Invalid provider namespace: The legac\
y provider namespace "-" can be used only with hostname ${p}.`;const o=y[r].find(({prefix:t})=>e.type.startsWith(t));return o===void 0?void 0:d(e,o,r)}function d(e,{
prefix:r,whose:p,frequency:o},t){const u=`${r}provider-`,c=e.type.slice(u.length);if(!e.type.startsWith(u)||!i(c).ok)return`Invalid provider type: Provider sour\
ce ${(0,$.ol)(a(e))} has a type with the prefix ${(0,$.ol)(r)}, which isn't allowed because it would be redundant to name ${p} provider with that prefix. If you\
 are the author of this provider, rename it to not include the prefix.`;const M=a({...e,type:c},t);return`Invalid provider type: Provider source ${(0,$.ol)(a(e,
t))} has a type with the prefix ${(0,$.ol)(u)}, which isn't valid. Although that prefix is ${o} used in the names of version control repositories for ${p.split(
" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,$.ol)(M)}?`}const a=({host:e,namespace:r,type:p},o)=>o!==void 0&&e===(0,P.Vm)(o)?`${r}/${p}`:`${(0,O.pk)(e)}/${r}/${p}`,w=e=>e.replace(/^.*\./s,
""),s=e=>(e??"").replace(/[._].*$/s,"")}),5102:((te,z,n)=>{n.d(z,{$N:()=>o,DI:()=>y,Fl:()=>T,JR:()=>f,LG:()=>k,QK:()=>s,Rm:()=>a,Yn:()=>d,Zh:()=>e,b:()=>i,fX:()=>c,
fi:()=>p,hm:()=>w,md:()=>m,nM:()=>r,nx:()=>_,sG:()=>b,vh:()=>R});var $=n(2886),O=n(2389),v=n(4e3),P=n(5143),j=n(5799),I=n(9664),L=n(5257),E=n(6503);const _={fails:"\
failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},R=Object.keys(_);function b(A){if(i(A))return"unchecked";const D=w(A.findings);
return D==="error"?"fails":D==="warning"?"warns":f(A)?"skipped":"works"}const y=A=>b(A)==="fails",f=({visit:A})=>A.attempt.discovery.kind==="skipped",h=["host-n\
ot-checked",...$.H4],i=({visit:{attempt:A}})=>A.discovery.kind==="skipped"&&h.includes(A.discovery.problem.code),m=A=>R.flatMap(D=>A.filter(S=>b(S)===D));function T(A){
const D=new Set(A.map(({worst:S})=>S));return D.has("error")?"fails":D.has("warning")?"warns":A.some(a)?"skipped":"works"}function d(A,D){const S=Object.groupBy(
A,q=>T(D(q))),{fails:F=[],warns:H=[],skipped:Q=[],works:G=[]}=S;return[F,H,Q,G]}const a=({chosen:A,isUnchecked:D})=>D===!0||Object.keys(A).length===0,w=A=>j.oC.
find(D=>A.some(S=>S.severity===D))??null;function s({findings:A}){const D=w(A);return D==="notice"?[]:A.filter(({severity:S})=>S===D)}const e=({severity:A},{failOn:D})=>A===
"error"||(0,O.k2)(A,D),r=({severity:A})=>A!=="notice";function p({passed:A,hosts:D,findings:S}){return A?S.some(r)?"warns":D.length===0?"skipped":"works":"fails"}
function o(A,{repositories:{length:D}}){const{hosts:S,files:F,findings:H,passed:Q,stopped:G}=A,q=l(A,D),re=F.filter(({problem:ge})=>q===null||!u.test(ge.code)),
ae=re.filter(ge=>!t(ge)),le=w(ae)==="error"&&!S.some(y),he=q===null&&D>0?` in ${(0,v.px)(D,"repository")}`:"",pe=[ae.length<re.length?[`nothing to check${he}`]:
M(S,he),g(ae)],me=[q??[],le?pe.toReversed():pe].flat(2).join(", "),_e=w(H)==="error";if(G!==null){const ge=(0,v.Cw)(G);return _e||S.some(i)?`${me} (${ge})`:`${ge}\
; ${me}`}return Q&&_e?`${me} (the check passes: fail-on is never)`:Q||_e?me:`${me} (the check fails: fail-on is warning)`}const t=({problem:A,severity:D})=>A.code===
"nothing-to-check"&&D==="error",u=/^(?:module|provider|version|package|constraint|lock)-/,c="not allowed";function M(A,D){const S=A.length;if(S===0)return[`no r\
egistry hosts to check${D}`];const{skipped:F=[],checked:H=[]}=Object.groupBy(A,Ee=>f(Ee)?"skipped":"checked"),{fails:Q,unchecked:G,works:q}=_,re=(Ee,ie)=>ie.length===
0?[]:[{words:Ee,count:ie.length}],ae=[...re(Q,H.filter(y)),...re(c,F.filter(y)),...re(G,F.filter(i))],le=[...re(q,H),...re(_.skipped,F)],[he,...ve]=ae.length>0?
ae:le,fe=H.filter(Ee=>b(Ee)==="warns").length,pe=S===1?"":`${fe} ${ae.length>0?"more ":""}`,_e=he?.words===c||he?.words===G?he.count===1?"is ":"are ":"";return[
`${S===1?"1 registry host":(0,E.GH)(he?.count??0,S,"registry hosts")}${D} ${_e}${he?.words}`,...ve.map(({count:Ee,words:ie})=>`${Ee} ${ie}`),...fe===0?[]:[`${pe}\
with warnings`]]}function g(A){const D=w(A);if(D===null||D==="notice")return[];const S=A.filter(({severity:q})=>q===D),F=(0,E.eb)(S).length,H=new Set((0,E.Dx)(S).
map(({file:q})=>q)).size,Q=F>0?`files of ${(0,v.px)(F,"repository")}`:(0,v.px)(H,"file"),G=S.some(q=>(0,j.Xd)(q)===null);return[...H>0?[`${D}s in ${Q}`]:[],...G?
[`${D}s in settings or credentials`]:[]]}function l({roots:A,findings:D},S){const F=A.filter(({directory:le})=>le!==L.cd.file),[H]=d(F,({rows:le})=>le),Q=new Set(
[...H.map(C),...U(D)]);if(Q.size===0)return null;const G=new Set([...F.map(C),...Q]).size,q=new Set(Array.from(Q,P._M)).size,re=G<2?"":` in ${(0,E.GH)(Q.size,G,
"root modules")}`,ae=S<2?"":` (${(0,E.GH)(q,S,"repositories")})`;return`init fails${re}${ae}`}function k(A,{repositories:D}){const S=A.files.filter(({severity:F})=>F===
"error");return l(A,D.length)??g(S)[0]??null}const C=({directory:A})=>A,U=A=>(0,E.Dx)(A.filter(({problem:D,severity:S})=>D.code==="cloud-token"&&S==="error")).map(
({file:D})=>{const{repository:S,path:F}=(0,P.bH)(D),H=(0,I.jt)(F)||".";return S===null?H:(0,P.yJ)(S,H)})}),4120:((te,z,n)=>{n.d(z,{H8:()=>I,Iu:()=>j,QI:()=>R,QN:()=>m,
SY:()=>L,dy:()=>P,kJ:()=>b,nO:()=>T,od:()=>_,tY:()=>y,u8:()=>h});var $=n(4e3),O=n(5799),v=n(1064);const P="new in this pull request",j=d=>d.replace(/^./u,a=>a.toUpperCase()),
I=d=>O.oC.flatMap(a=>{const{length:w}=d.filter(s=>s.severity===a);return w===0?[]:[(0,$.px)(w,a)]}).join(", "),L=d=>v.zK.every(a=>d.includes(a))?"all clients":E(
d).join(", "),E=d=>d.map(a=>v.bB[a]);function _(d,a){const w=a.filter(s=>d.includes(s));return d.length===0||w.length===a.length?"":E(w).join(", ")||"no client \
in use"}const R=({clients:d,versions:a})=>d.map(w=>[v.bB[w],a[w]].join(" ").trim()).join(" and ");function b(d){return d<999.5?`${Math.round(d)} ms`:d<59950?`${(d/
1e3).toFixed(1)} s`:`${(d/6e4).toFixed(1)} min`}function y(d){return d<1e3?`${d} B`:d<999950?`${(d/1e3).toFixed(1)} kB`:`${(d/1e6).toFixed(1)} MB`}const f=36e5;
function h(d,a){const w=(Date.parse(a)-Date.parse(d))/f;if(w>=48)return`${i(w/24)} days`;if(w>=1)return`${i(w)} h`;const s=Math.floor(w*60);return s>=1?`${s} mi\
n`:"less than a minute"}const i=d=>Math.floor(d*10)/10,m=d=>`${d.slice(0,16).replace("T"," ")} UTC`;function T(d,a){const w=(Date.parse(d)-Date.parse(a))/(24*f);
if(Number.isNaN(w))return d;const s=Math.floor(Math.abs(w)),e=s===0?"less than a day":(0,$.px)(s,"day");return`${d.slice(0,10)} (${w<0?`${e} ago`:`in ${e}`})`}}),
6503:((te,z,n)=>{n.d(z,{CN:()=>d,Dx:()=>f,GH:()=>_,Ky:()=>P,TD:()=>j,YC:()=>i,eb:()=>L,f5:()=>h,io:()=>m,ju:()=>T,lp:()=>y,mj:()=>R,oN:()=>b});var $=n(4e3),O=n(
5143),v=n(5799);function P(s,e){const{places:r,noun:p}=j(s);return(0,$.K4)(r,e,O.eo,o=>(0,$.px)(o,`more ${p}`))}function j(s){const e=w(s),r=(0,O.t6)(e,o=>a(o)?
(0,O._M)(o.file)??o:o),p=I(r).length>1;return{places:p?r:e,noun:p?"repository":"place"}}const I=s=>s.filter(a).filter(({file:e})=>(0,O._M)(e)!==null),L=s=>(0,O.
t6)(I(E(s)),({file:e})=>(0,O._M)(e)),E=s=>[...new Set(s.map(({places:e})=>e))].flat(),_=(s,e,r)=>`${s===e?"all":`${s} of`} ${e} ${r}`;function R(s,e){const{length:r}=e>
1?L(s):[];return r>1?_(r,e,"repositories"):""}function b(s,e){const r=new Set(s.flatMap(({file:t})=>(0,O._M)(t)??[])).size>1,p=t=>(r?(0,O._M)(t.file):null)??`${t.
line}:${t.file}`,o=new Set(e.map(p));return s.filter(t=>!o.has(p(t)))}function y(s,e){const r=f([s]);return P(b(r,r.slice(0,1)),e)}const f=s=>w(E(s).filter(a)),
h=s=>[...new Set(E(s).filter(e=>typeof e=="string"))];function i(s){const e=s.hosts.flatMap(({requirements:p})=>p),r=[...s.findings,...s.roots.flatMap(({rows:p})=>p)];
return[...new Set([...e.map(({because:p})=>p),...r.map(p=>p.places)])]}const m=s=>s.find(e=>(0,v.Xd)(e)!==null),T=({services:[s,...e]})=>e.length===0?s??null:null,
d=s=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(s)&&(0,O._M)(s)===null,a=s=>typeof s!="string",w=s=>(0,O.t6)(s,e=>a(e)?`${e.line}:${e.file}`:e)}),6763:((te,z,n)=>{
n.d(z,{QA:()=>i,h$:()=>d,j6:()=>T,q9:()=>y,rc:()=>f});var $=n(1102),O=n(4e3),v=n(5143),P=n(1831),j=n(9562),I=n(5102),L=n(4120),E=n(6503);const _=50,R=3,b=2;function y(a){
const{shown:w,more:s}=(0,O.zN)(a,_);return s===0?w:[...w,`and ${(0,O.px)(s,"more remark")}`]}function f(a){const w=(0,E.YC)(a).some(({length:c})=>c===v.WD),e=a.
roots.flatMap(({rows:c})=>c.flatMap(M=>M.platforms)).some(({available:c})=>c),r=a.files.filter(({exclude:c,severity:M})=>c&&M!=="notice"),p=[...new Set(r.flatMap(
({exclude:c})=>c??[]))],o=(0,E.eb)(r).length>0?" where their files are read":"",t=`${(0,O.px)(r.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,u=`to skip such files, set \`exclude\`${o}: ${(0,O.K4)(p,R,O.dh)}`;return[...w?[`lists of places end after ${v.WD} places`]:[],...r.length>0?[`${t}\
; ${u}`]:[],...e?["signatures of provider packages were not verified"]:[]]}const h="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function i({findings:a},w){const s=h.flatMap(r=>{const p=w[r]||r.endsWith("Y")&&w[r.toLowerCase()];return p?`${r} (${(0,O.dh)(p.slice(p.lastIndexOf("@")+1))}\
)`:[]});return a.some(r=>r.problem.obstacle||(0,$.z)(r))&&s.length>0?[`connections used ${s.join(", ")}`]:[]}function m({hosts:a},w){const{scan:s,repositories:e}=w,
{length:r}=a.filter(({requirements:u})=>u.some(({because:c})=>c.some(M=>typeof M!="string"))),p=`${(0,O.px)(s.usages,"usage")} of ${(0,O.px)(r,"registry host")}`,
o=r===0?"no registry host is used":p;return e.length>0?`${o} in ${(0,O.px)(e.length,"repository")}`:s.files===0?s.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,O.px)(s.files,"file")} (${(0,L.tY)(s.bytes)})`} in ${(0,L.kJ)(s.durationMs)}: ${o}`}function T({hosts:a},{depth:w}){const s=a.filter(
p=>["works","warns"].includes((0,I.sG)(p))&&p.requirements.some(({service:o,because:t})=>(o===j.e$||o===j.xq)&&t.some(c=>typeof c!="string")));return w!=="disco\
very"||s.length===0?[]:[`not checked at ${(0,O.K4)(s,b,({visit:p})=>(0,P.nx)(p.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function d(a,w){const{dialect:s,durationMs:e,scan:r,remarks:p}=w,{findings:o,ignored:t}=a,u=(0,L.H8)(o)||"no findings",c=t>
0?`${u}, ${t} ignored`:u,g=a.hosts.length===0&&r.files===0?"":` for ${(0,L.QI)(s)} (${s.why})`,l=m(a,w);return[`${c}; checked in ${(0,L.kJ)(e)}${g}`,...l===null?
[]:[l],...p]}}),4526:((te,z,n)=>{n.d(z,{Pv:()=>I,RO:()=>h,fJ:()=>b,hK:()=>L,n6:()=>m,s1:()=>T,z0:()=>P});var $=n(9664),O=n(5011),v=n(5257);const P=({kind:d})=>d===
"module"||d==="state"||d==="lock",j=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function I({
usages:d,declared:a,units:w},s){const e=new Map,r=o=>{const t=e.get(o)??L(o);return e.set(o,t),t},p=({directories:o,place:t})=>o?.map(r)??[r((0,$.jt)(t.file))];
for(const o of w)E(r(o.directory),o);for(const o of d)if(!(!o.clients.includes(s)||o.kind==="installed_module"))for(const t of p(o))o.kind==="test_module"?t.tests.
push(o):_(t,o,s);for(const o of a){const{kind:t,place:u}=o;if(!(s==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const c of p(o))c.declared.push(o),t==="lo\
ck"?R(c,u):c.hasConfiguration=!0,c.isInitialised||=t==="state"}for(const o of e.values())i(e,o);return e}const L=d=>({name:d,...{usages:[],declared:[],tests:[],
children:[]},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[d]});function E(d,a){d.unit=a,d.hasConfiguration=!0,d.isInitialised=!0,a.module!==
null&&d.children.push({name:a.module,root:null})}function _(d,a,w){const s=a.address==="terraform"&&d.unit?.module===null;if(!(a.kind==="terragrunt_source"&&!s)&&
(a.kind==="lock_provider"?R(d,a.place):d.hasConfiguration=!0,!(!j.test(a.kind)||a.isOverridden&&a.kind!=="module")&&(d.usages.push(a),!(a.isOverridden||a.kind!==
"module"))))for(const{source:e,root:r}of(0,v.MZ)(a,w))for(const p of y(d.name,e))d.children.push({name:p,root:r})}function R(d,{file:a}){d.lockFile=a,d.isInitialised=
!0}const b=(d,{name:a,unit:w})=>d.root===null||w===null&&d.root===a,y=(d,a)=>a!==null&&(0,O.Nj)(a)?[(0,$.un)(d,a)]:[],f=/(^|\/)tests$/,h=d=>f.test(d)?(0,$.jt)(d):
d;function i(d,a){const{name:w,tests:s}=a;if(s.length===0)return;const e=f.test(w)?d.get((0,$.jt)(w)):void 0,r=e?.hasConfiguration===!0?e:a;r.isInitialised=!0,r!==
a&&(r.tests.push(...s),a.tests=[])}const m=({name:d,tests:a})=>a.flatMap(({text:w})=>y(d,w)),T=d=>[...d.children.map(({name:a})=>a),...m(d)]}),5257:((te,z,n)=>{
n.d(z,{IY:()=>R,Im:()=>b,JT:()=>_,KS:()=>f,MP:()=>E,MZ:()=>h,W$:()=>L,Xo:()=>T,cd:()=>I,ek:()=>y,lc:()=>i});var $=n(9075),O=n(9664),v=n(5011),P=n(1022);const j="\
hostnames input",I={file:j,line:1,column:1,endColumn:1},L=a=>a.file===j?j:a,E=({host:a,namespace:w,name:s,system:e})=>[a,w,s,e].join("/"),_=({host:a,namespace:w,
type:s})=>[a,w,s].join("/"),R=a=>"type"in a?_(a):E(a);function b(a){return"constraints"in a?a.constraints:a.constraint===null?[]:[a.constraint]}const y=a=>("pla\
ces"in a?a.places:[a.place]).map(L);function f({version:a},w){if(a===void 0)return null;const{text:s,value:e,place:r}=a,p=(e===void 0?s:e[w])??null;return p===null?
null:{text:p,place:r}}const h=({text:a,calls:w},s)=>w===void 0?[{root:null,source:a,version:null,isOpen:!1}]:w[s]??[];function i({kind:a,text:w,address:s},e,r){
switch(a){case"required_provider":case"state_store_provider":case"lock_provider":{const p=(0,P.mi)(w??"",r);return p.kind==="registry"?p:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,P.op)(s)};case"implied_provider":return{host:e,namespace:"hashicorp",type:(0,P.
A5)(w)};default:return null}}const m=/^\.{1,2}\//;function T(a,w){const s=Map.groupBy(w,({lockFile:o})=>o),e=new Set(a.flatMap(({kind:o,text:t,place:u})=>d.test(
o)&&!m.test(t??"")?(0,O.jt)(u.file):[])),r=(0,$.Oo)(o=>new Set(o.providers.map(({provider:t})=>_(t)))),p=(o,t)=>{if(o.calls.length>0||o.directories.some(c=>e.has(
c)))return!0;const u=i(t,(0,v.Vm)(o.client),o.client);return u===null||r(o).has(_(u))};return a.map(o=>{if(o.kind!=="lock_provider"||o.needs.length===0)return o;
const t=s.get(o.place.file);return t===void 0||t.some(u=>p(u,o))?o:{...o,needs:[]}})}const d=/^(?:module|test_module|terragrunt_source|installed_module)/}),7747:((te,z,n)=>{
n.d(z,{E:()=>I});var $=n(3024),O=n(6760),v=n(5747),P=n(9075),j=n(6195);function I({root:E,scan:_}){const R=[E,..._.map(h=>(0,O.resolve)(E,(0,j.VK)(h).fixed))].map(
L),b=h=>R.some(i=>i!==null&&(0,j.UO)(h,i)),y=h=>{const i=(0,O.resolve)(E,h),m=(0,$.existsSync)(i)?L(i):null;return m!==null&&b(m)?m:null},f=(h,i)=>{const m=y(h);
return(m===null?[]:(0,v.Mc)(m).filter(i)).map(({name:d})=>d).sort()};return{list:h=>f(h,i=>!i.isDirectory()),directories:h=>f(h,i=>i.isDirectory()&&!(0,j.G$)(i.
name)),exists:(0,P.Oo)(h=>y(h)!==null),read:(h,i)=>{const m=y(h),T=m===null?null:(0,v.yR)(m,i);return T?.ok?T.text:null}}}const L=E=>(0,v.N0)(()=>(0,$.realpathSync)(
E),null)}),8416:((te,z,n)=>{n.d(z,{L2:()=>b,WJ:()=>_,oh:()=>R,rU:()=>y,uQ:()=>f});var $=n(9075),O=n(4e3),v=n(5143),P=n(1064),j=n(9664),I=n(5603),L=n(3469);let E=function(...s){
return{readTools:E}=n.late([245,626,907],895),new.target?new E(...s):E(...s)};const _=([s,...e])=>s===void 0||e.length>0?"both":s;function R(s,e){const r=(0,$.Oo)(
()=>E(s,e));return()=>r(null)}function b({setting:s,scan:e}){const{name:r}=s,p=r==="auto"?null:r==="both"?P.Du:[r],o=e===null||e.isEmpty?null:e,t=o===null?[]:T(
o,s,p),u={setting:s,signs:t,constraints:o?.constraints??[]};if(p!==null)return d(p,["set by `dialect`"],[],u);if(o===null)return d(P.Du,["CLI not detected; set \
`dialect` to check one"],[],u);const c=m(t);if(c.length===0)return{...d(["terraform"],["assumed; set `dialect`"],[],u),isGuess:!0};const M=h(c),g=M.flatMap(l=>c.
find(k=>k.client===l)??[]);return d(M,g.map(w),c,u)}function y({clients:s},e){if(e===null||e.isEmpty)return P.zK;const r=new Set([...s,...e.tools().others]);return e.
usesTerragrunt&&r.add("terragrunt"),P.zK.filter(p=>r.has(p))}function f(s,{evidence:e,versions:r}){return(p,o)=>{const t=e.some(u=>{if(u.level!=="version-file"||
u.version===null)return!1;const c=(0,j.jt)(u.place.file);return u.client===p&&(c===""||`${o}/`.startsWith(`${c}/`))});return s.version??(t?r[p]??null:null)}}const h=s=>P.
Du.filter(e=>s.some(r=>r.client===e));function i(s){const e=s.filter(({place:r})=>!(0,v.Zl)(r.file));return e.length===0?s:e}function m(s){const e=i(s),r=I.A.find(
p=>e.some(o=>o.level===p));return e.filter(({level:p})=>p===r)}function T({signs:s,tools:e,hasCloudHostname:r},{version:p},o){const t=m(s),u=o??h(t),c=t.every(({
place:U})=>(0,v.Zl)(U.file)),M=o===null&&(c||t.some(({isCloud:U})=>U)),g=p===null&&u.some(U=>(0,L.w)(U,[]).length>1);if(!M&&!g)return s;const{setsCloudHostname:l,
signs:k}=e(),C=r||l;return[...s.filter(({isCloud:U})=>!(U&&C)),...k]}function d(s,e,r,p){const o=s.map(c=>a(c,p)),t=o.filter(({version:c})=>c!==null),u=t.flatMap(
({signs:c})=>c.slice(0,1).map(w));return{name:_(s),clients:s,releases:o.flatMap(({releases:c})=>c),versions:Object.fromEntries(t.map(c=>[c.client,c.version??""])),
why:[...new Set([...e,...u])].join(", "),evidence:[...new Set([...r,...o.flatMap(({signs:c})=>c)])]}}function a(s,{setting:e,signs:r,constraints:p}){const o=(l,k)=>{
const[C=null,...U]=l,A=(0,L.w)(s,l);return{client:s,releases:A,version:U.length===0?C:null,signs:k}};if(e.version!==null)return o([e.version],[]);const t=i(r.filter(
l=>l.client===s&&l.version!==null)),u=new Set(t.map(({version:l})=>(l??"").replace(/^v/,"")));if(u.size>0){const l=o([...u],t);return{...l,version:(0,L.l)(l.version??
"")?l.version:null}}const c=i(p),M=o([],[]),g=o(c.map(({text:l})=>l),c.map(({text:l,place:k})=>({client:s,level:"syntax",place:k,text:`requires ${(0,O.dh)(l)}`,
version:l})));return g.releases.length===M.releases.length?M:g}const w=({place:s,text:e})=>`${s.file}:${s.line} ${e}`}),796:((te,z,n)=>{n.d(z,{$:()=>i,$t:()=>e,
AN:()=>T,Dx:()=>s,_X:()=>y});var $=n(6134),O=n(9664),v=n(7747),P=n(2161),j=n(6195);const I=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/c\
i .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),L=r=>r==="config.toml",E=[["",P.Z8],[".github",()=>!1],...I.map(r=>[r,p=>/\.ya?ml$/i.test(
p)]),[".devcontainer",P.Z8],[".config",P.TD],[".config/mise",L],[".mise",L]],_=".github/actions",R=128*1024,b=200;function*y({root:r,exclude:p},o){const t=(0,v.
E)({root:r,scan:[]}),u=(0,j.Ls)(p),c=f(t).filter(l=>!u(l)),M=l=>l.split("/").length,g=[...new Set([...c,...o])].sort((l,k)=>M(l)-M(k)||(l<k?-1:1));for(const l of g.
slice(0,b)){const k=t.read(l);k!==null&&k.length<=R&&(yield{file:l,text:k})}}function f(r){const p=E.flatMap(([t,u])=>r.list(t).filter(c=>u(c)||i((0,O.Gz)(t,c))).
map(c=>(0,O.Gz)(t,c))),o=r.directories(_).flatMap(t=>["action.yml","action.yaml"].map(u=>`${_}/${t}/${u}`));return[...p,...o]}const h=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},
{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},{client:"checkov",path:/^\.checkov\.ya?ml$/}],i=r=>h.some(({path:p})=>p.test(r)),m=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function T({file:r,text:p}){if(i(r)){const t=s(r,p);return h.filter(({path:u,line:c})=>u.test(r)&&(c===void 0||t.some(M=>c.test(M)))).map(({client:u})=>u)}return p.
search(m)<0?[]:s(r,p).flatMap(t=>t.match(m)??[]).map(t=>t.toLowerCase())}const d=1e3,a=/(^|\s)#.*$/s,w=/(^|\s)(\/\/|\/?\*).*$/s;function s(r,p){const o=/jenkinsfile|\.json$/i.
test(r)?w:a;return p.split(`
`).map(t=>t.slice(0,d).replace(o,"").trimEnd())}function e(r,p,o,t){return{file:r,...(0,$.yN)(o)(t),line:p+1}}}),2161:((te,z,n)=>{n.d(z,{L8:()=>y,TD:()=>a,U4:()=>R,
Z:()=>d,Z8:()=>w,dN:()=>T,e0:()=>b,tr:()=>_,xO:()=>m});var $=n(1064);const O=["terraform"],v=["opentofu"],P=/\.tfquery\.(hcl|json)$/,j=[[/\.tf(\.json)?$/,"confi\
g",$.Du],[/\.tofu(\.json)?$/,"config",v],[/\.tftest\.(hcl|json)$/,"test",$.Du],[/\.tofutest\.(hcl|json)$/,"test",v],[P,"query",O],[/\.tfmigrate\.hcl$/,"migrate",
O],[/\.tf(component|stack)\.(hcl|json)$/,"stack",O],[/\.tfdeploy\.(hcl|json)$/,"deploy",O],[/\.(tf|tofu)mock\.hcl$/,null,$.Du],[/terragrunt\.hcl\.json$|\.hcl$/,
"terragrunt",$.Du]],I=/\.(tf|tofu|hcl|json)$/,L=".terraform.lock.hcl",E={class:"lock",syntax:"hcl",clients:$.Du,isOverride:!1},_=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s),R=".terraform/modules/modules.json",b={...E,class:"manifest",syntax:"json"};function y(s,e,r){if(s===L)return E;const p=I.test(s)?j.find(([D])=>D.test(s)):
void 0,[o=/$/,t=null,u=[]]=p??[];if(t===null)return;const c=f(s)&&t==="test"&&r==="tests";if(f(s)&&!c)return;const M=s.search(o),g=s.slice(0,M),l=g+s.slice(M).replace(
".tf",".tofu"),k=g==="override"||g.endsWith("_override"),C=c||l!==s&&e.has(l);if(C&&!u.includes("terraform"))return;const U=C?O:u,A=s.endsWith(".json")?"json":"\
hcl";return{class:t,syntax:A,clients:U,isOverride:k}}const f=s=>s.startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),h=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,
i=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqu\
a|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|c\
irrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),m=s=>P.test(s),T=[".spacelift/confi\
g.yml",".spacelift/config.yaml"],d=s=>s.endsWith(".tfbackend"),a=s=>h.test(s),w=s=>a(s)||i.test(s)}),6195:((te,z,n)=>{n.d(z,{$8:()=>L,G$:()=>E,Ls:()=>j,UO:()=>_,
VK:()=>P,sT:()=>b,sq:()=>R});var $=n(6760),O=n(7052);const v=/[*?[{]/;function P(y){const f=y.split("/"),h=f.findIndex(i=>v.test(i));return h<0?{fixed:y}:{fixed:f.
slice(0,h).join("/"),glob:f.slice(h).join("/")}}function j(y){const f=y.map(h=>{const i=h.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:i,start:I(
i)}});return h=>{const i=h.toLowerCase();return f.some(({glob:m,start:T})=>m===h||i.startsWith(T)&&$.posix.matchesGlob(h,m))}}function I(y){const[f=""]=y.includes(
"..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(y)??[];return f.toLowerCase()}const L=({file:y,glob:f},h)=>y===h||f!==void 0&&$.posix.matchesGlob(h,f),E=y=>y.startsWith(".")||
y==="node_modules",_=(y,f)=>y===f||y.startsWith(f.endsWith($.sep)?f:f+$.sep),R=y=>$.sep==="/"?y:y.replaceAll($.sep,"/");function b(y,{boundary:f}){return y.kind===
"error"?(0,O.WO)({what:"link",code:y.code}):_(y.path,f)?y.kind==="special"?(0,O.WO)({...y,what:"link-to-special-file"}):y.kind==="file"?y.path:null:(0,O.a3)()}}),
5603:((te,z,n)=>{n.d(z,{A:()=>j,j:()=>I});var $=n(5143),O=n(5799),v=n(1064),P=n(5011);const j=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({
file:_,kind:{clients:R},scope:b,isContext:y}){if(y)return;const[f,...h]=R;if(f!==void 0&&h.length===0&&!/(^|\/)[.#][^/]*$/.test(_)){const i=`is read by ${v.bB[f]}\
 only`;this.addSign({client:f,level:"syntax",place:{file:_,...O.wv},text:i})}for(const i of b.declared)this.addDeclared(i)}end(_){for(const{kind:R,host:b,place:y,
clients:f,isOverridden:h}of _)if(R==="lock_provider"){const i=v.Du.find(T=>(0,P.Vm)(T)===b),m=`locks providers from ${b}`;i&&this.addSign({client:i,level:"lock-\
file",place:y,text:m})}else R==="cloud_default"&&!h&&f.includes("terraform")&&this.addSign({client:"terraform",level:"syntax",place:y,text:"has a cloud block wi\
thout hostname",isCloud:!0});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(_){const{kind:R,text:b,place:y}=_;if(R===
"version")L(this.constraints,b,_);else if(R==="binary"){const f=b==="tofu"?"opentofu":"terraform";this.addSign({client:f,level:"version-file",place:y,text:"sets\
 terraform_binary"})}else if((0,v.SO)(R)){const{client:f,what:h}=v.$I[R];this.addSign({client:f,level:"syntax",place:y,text:`has ${h}`})}}addSign(_){L(this.signs,
`${_.client} ${_.text}`,{..._,version:null})}}function L(E,_,R){const b=(0,$.Zl)(R.place.file)?`${_} aside`:_;E.has(b)||E.set(b,R)}}),7854:((te,z,n)=>{n.d(z,{G4:()=>f,
O8:()=>j,Rt:()=>P,VZ:()=>I,eI:()=>E,kA:()=>R,s7:()=>_,sw:()=>L,vH:()=>b});var $=n(9075),O=n(7052),v=n(5799);const P=["organization","workspaces"],j=["module","s\
tate","lock"],I=["version","compatible","provider-version"];function L(h,i){const m=(0,$.Oo)(d=>d.filter(a=>i.includes(a))),T=(0,$.Oo)(d=>d.map(a=>({...a,clients:m(
a.clients)})).filter(a=>a.clients.length>0));return h.flatMap(d=>{const a=m(d.clients);if(a.length===d.clients.length)return d;const w=T(d.needs),s=d.isHostImplied?
w[0]?.host??d.host:d.host;return a.length===0?[]:{...d,clients:a,needs:w,host:s}})}const E=(h,i)=>i.length===0?h:h.map(m=>{const{calls:T,evaluated:d}=m;if(T===void 0||
d===void 0)return m;const a=Object.entries(T).filter(([w])=>!i.some(s=>s===w));return{...m,calls:Object.fromEntries(a)}}),_=({workspace:h,hasOwnToken:i,directHost:m})=>h!==
void 0||i===!0||m!==void 0,R=h=>new Set(h.flatMap(({host:i,isHostImplied:m})=>m?[]:i??[])),b=(h,i)=>h.filter(({clients:m})=>m.some(T=>i.includes(T))),y=1e4;function f(h=y){
const i=[],m={error:0,warning:0,notice:0};let T=0;const d=w=>{m[w.severity]+=1,m[w.severity]<=h?i.push(w):T+=1},a=()=>(0,v.sb)(".",(0,O.ub)({kind:"problems",max:h,
omitted:T}));return{add:d,all:()=>T===0?i:[...i,a()]}}}),5751:((te,z,n)=>{n.d(z,{s:()=>p});var $=n(3024),O=n(6760),v=n(5747),P=n(4091),j=n(4e3),I=n(6181),L=n(1831);
let E=function(...g){return{BlockList:E}=process.getBuiltinModule("node:net"),new.target?new E(...g):E(...g)},_=function(...g){return{isIP:_}=process.getBuiltinModule(
"node:net"),new.target?new _(...g):_(...g)};function R(g){const l=U=>g[U]||g[U.toLowerCase()]||"",k={http:y("HTTP_PROXY",l("HTTP_PROXY")),https:y("HTTPS_PROXY",
l("HTTPS_PROXY"))},C=i(l("NO_PROXY"));return U=>{const A=k[U.scheme];return A===null||h(U.name)||C(U)?null:A}}const b=["http:","https:"];function y(g,l){if(l===
"")return null;const k=URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(l)?l:`http://${l}`);if(k===null)throw new TypeError(`${g} is not a URL; expected http://HOST:PO\
RT`);if(!b.includes(k.protocol))throw new TypeError(`${g} is a ${k.protocol}// proxy; expected http:// or https://`);if(!f(k.username)||!f(k.password))throw new TypeError(
`${g} has a user name or password with a bare "%"; write "%25" for it`);return k}function f(g){try{return decodeURIComponent(g),!0}catch(l){if(l instanceof URIError)
return!1;throw l}}const h=g=>g==="localhost"||["127.0.0.0/8","::1/128"].some(l=>T(l)?.(g));function i(g){const l=g.split(",").map(k=>k.trim().toLowerCase()).filter(
k=>k!=="").map(m);return k=>l.some(C=>C(k))}function m(g){if(g==="*")return()=>!0;const l=T(g);if(l!==null)return({name:S})=>l(S);const{name:k,port:C}=w(g),U=S=>C===
""||String(S.port)===C,A=_(k)===4?32:128,D=T(`${k}/${A}`)??a(k);return S=>U(S)&&D(S.name)}function T(g){const[,l="",k=""]=/^([\da-f:.]+)\/(\d{1,6})$/.exec(g)??[];
if(!d(l))return null;const C=Number(k);if(C>(_(l)===4?32:128))return null;const U=C-(_(l)===6?96:0),A=new E,D=_((0,I.n7)(l))===4&&U>=0;return D?A.addSubnet((0,I.
n7)(l),U,"ipv4"):A.addSubnet(l,C,"ipv6"),S=>{const F=(0,I.n7)(D?S:S.replace(/%.*$/s,""));return _(F)===(D?4:6)&&A.check(F,D?"ipv4":"ipv6")}}const d=g=>_(g)!==0&&
!g.includes("%");function a(g){if(g==="")return()=>!1;const l=g.replace(/^\*\./,"."),k=l.replace(/^\./,""),C=(0,L.Pv)(k),U=C.ok?C.value:k,A=D=>!l.startsWith(".")&&
D===U;return D=>_(D)===0&&(D.endsWith(`.${U}`)||A(D))}function w(g){const l=/^\[([^\]]*)\]:([^:]*)$/.exec(g)??/^([^:[\]]*):([^:[\]]*)$/.exec(g);return l===null?
{name:g,port:""}:{name:l[1]??"",port:l[2]??""}}var s=n(3152);let e=function(...g){return{X509Certificate:e}=process.getBuiltinModule("node:crypto"),new.target?new e(
...g):e(...g)};const r=4*1024*1024;function p(g,{environment:l,directory:k,wording:C=s.w7}){const{settings:U,mistakes:A}=(0,s.P$)(g,C),D=u(U.caFile,C),S=t(l),F=[
D,S].flatMap(G=>G.ok?[]:[G.why]),H=o(U.scan,k).map(G=>C.missingPath(G,k)),Q=[...A,...F,...H];if(Q.length>0||!D.ok||!S.ok)throw new s.GN(Q);return{...U,authorities:D.
value,chooseProxy:S.value}}const o=(g,l)=>g.filter(k=>!/[*?[\]{}]/.test(k)&&!(0,$.existsSync)((0,O.resolve)(l,k)));function t(g){try{return(0,P.Ju)(R(g))}catch(l){
if(l instanceof TypeError)return(0,P.TR)(l.message);throw l}}function u(g,{setting:l}){if(g===null)return(0,P.Ju)(null);const k=(0,v.yR)(g,r),C=l("ca-file");if(!k.
ok)return(0,P.TR)(`${C} "${g}" ${(0,j.mP)(k.failure)}`);const U=M(k.text);return U.ok?U:(0,P.TR)(`${C} "${g}" ${U.why}`)}const c=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function M(g){const l=g.match(c)??[];if(l.length===0)return(0,P.TR)("contains no certificate; expected PEM");try{for(const k of l)new e(k);return(0,P.Ju)(l.join(
`
`))}catch(k){return(0,P.TR)(`contains an invalid certificate: ${k instanceof Error?k.message:k}`)}}}),1435:((te,z,n)=>{n.d(z,{j:()=>I,o:()=>L});var $=n(9562);let O=function(..._){
return{thisMachine:O}=n.late([905,437],2218),new.target?new O(..._):O(..._)},v=function(..._){return{mergeMistakes:v}=n.late([905,437],2218),new.target?new v(..._):
v(..._)},P=function(..._){return{readCliConfig:P}=n.late([905,437],2218),new.target?new P(..._):P(..._)},j=function(..._){return{withoutInstalled:j}=n.late([245,
155,468],1264),new.target?new j(..._):j(..._)};function I(_,R,b,{environment:y,directory:f,plugins:h=null}){if(R.hostnames.length===0&&_.every(({needs:s})=>s.length===
0))return{usages:_,remarks:[],findings:[],configs:[],releases:b.releases};const i=L(R.cliConfig,b.clients,y,f),m=b.releases.map(s=>{const e=i.find(({client:r})=>r===
s.client);return{...s,attemptMs:e?.requestTimeoutMs??s.attemptMs}}),T=R.depth!=="discovery",d={root:f,plugins:h,releases:m,asksMirrors:T},a=_.some(E)?j(_,i,d):{
usages:_,remarks:[],findings:[]},w=[...i.flatMap(s=>s.findings),...a.findings];return{...a,findings:v(w),configs:i,releases:m}}function L(_,R,b,y=null){const f=O(
b);return R.map(h=>P(h,f,_,y))}const E=({needs:_})=>_.some(({service:R})=>R===$.xq)}),215:((te,z,n)=>{n.d(z,{o:()=>Se,S:()=>be});var $=n(5799),O=n(785),v=n(1064),
P=n(7747),j=n(8416),I=n(2161),L=n(7854),E=n(9075),_=n(9664),R=n(5011),b=n(7052),y=n(5603),f=n(3024),h=n(6760),i=n(5747),m=n(6195);const T={files:1e6,directoryFiles:5e4},
d=200,a=()=>({toolFiles:[],links:new Map});function*w(W,N=a(),K=T){const B=new e(W,N,K);for(const x of W.scan){const X=s(B.root,x);"path"in X?yield*B.walkFrom(X):
yield{name:x,files:[],notes:[X]}}}function s(W,N){const{fixed:K,glob:B}=(0,m.VK)(N);try{const x=(0,f.realpathSync)((0,h.resolve)(W,K)),X=(0,m.sq)((0,h.relative)(
W,x)),Z=(0,m.UO)(x,W),V=Z?W:x;if(B!==void 0)return{path:x,name:X,boundary:V,glob:(0,_.Gz)(X,B)};if((0,f.statSync)(x).isDirectory())return{path:x,name:X,boundary:V};
const Y=(0,h.resolve)(x,"..");return{...{path:Y,name:(0,m.sq)((0,h.relative)(W,Y))},boundary:Z?W:Y,file:X}}catch(x){return(0,$.sb)(N,(0,b.WO)({what:"scan",code:(0,i.
Oj)(x)}))}}class e{root;isExcluded;aside;limits;selected;files=0;constructor({root:N,scan:K,exclude:B},x,X){this.root=(0,f.realpathSync)(N),this.isExcluded=(0,m.
Ls)(B),this.aside=x,this.limits=X,this.selected=K.length>1?new Set:null}*walkFrom(N){const{path:K,name:B,glob:x,file:X}=N,V=[{path:K,name:B,depth:0,isSelected:x===
void 0&&X===void 0}];for(let Y=V.pop();Y!==void 0;Y=V.pop()){const{name:J}=Y,se=r(Y);if("problem"in se){yield{name:J,files:[],notes:[se]};continue}const ee=this.
findFiles(N,Y,se);this.files+=ee.files.length;const de=this.limits.files;if(this.files>de){const oe=(0,$.sb)(J,(0,b.ub)({kind:"files",max:de}));yield{name:J,files:[],
notes:[...ee.notes,oe]};return}if(yield ee.files.every(({isContext:oe})=>oe)?{...ee,files:[]}:ee,N.file!==void 0)return;for(const oe of this.findDirectories(N,Y,
se))V.push(oe)}}findFiles(N,K,B){const{name:x}=K,X=[],Z=[];for(const V of this.filesAmong(N,K,B))if("problem"in V)Z.push(V);else if(X.length<this.limits.directoryFiles)
X.push(V);else{const Y=this.limits.directoryFiles;Z.push((0,$.sb)(x,(0,b.ub)({kind:"directory",max:Y})));break}return{name:x,files:X,notes:Z}}*filesAmong(N,K,B){
const x=new Set;let X=!1;for(const V of B)if((0,I.tr)(V.name)&&!V.isDirectory()&&x.add(V.name),X||=V.name===".terraform",V.name===".spacelift")for(const Y of I.
dN)this.addTool((0,_.Gz)(K.name,Y));const Z=h.posix.basename(K.name);for(const V of B){if(V.isDirectory())continue;const Y=(0,_.Gz)(K.name,V.name),J=(0,I.L8)(V.
name,x,Z);if(J===void 0){(0,I.Z8)(V.name)&&this.addTool(Y);continue}const ee={path:K.path+h.sep+V.name,file:Y,kind:J,isContext:!this.select(N,K,Y)};V.isFile()?yield ee:
V.isSymbolicLink()?yield*this.follow(N,ee):yield(0,$.sb)(Y,(0,b.WO)({what:"special-file",is:(0,i.I)(V)}))}if(X&&K.isSelected){const V=[K.path,...I.U4.split("/")].
join(h.sep),Y=(0,i.$r)(V);Y.kind==="file"&&Y.path===V&&(yield{path:V,file:(0,_.Gz)(K.name,I.U4),kind:I.e0,isContext:!1})}}addTool(N){this.isExcluded(N)||this.aside.
toolFiles.push(N)}select(N,K,B){return!(K.isSelected||(0,m.$8)(N,B))||this.isExcluded(B)||this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(N,K){const B=(0,m.
sT)((0,i.$r)(K.path),N);if(B===null)return;if(typeof B=="object")return yield(0,$.sb)(K.file,B);const x=(0,m.sq)((0,h.relative)(this.root,B));K.isContext||this.
aside.links.set(K.file,x),yield{...K,path:B,target:x}}findDirectories({glob:N},{path:K,name:B,depth:x,isSelected:X},Z){return Z.toReversed().flatMap(V=>{if(!V.isDirectory()||
(0,m.G$)(V.name))return[];const Y=(0,_.Gz)(B,V.name);if(this.isExcluded(Y))return[];const J=X||N!==void 0&&h.posix.matchesGlob(Y,N);return{path:K+h.sep+V.name,name:Y,
depth:x+1,isSelected:J}})}}function r({path:W,name:N,depth:K}){if(K>d)return(0,$.sb)(N,(0,b.ub)({kind:"depth",max:d}));try{return(0,f.readdirSync)(W,{withFileTypes:!0}).
sort((B,x)=>B.name<x.name?-1:1)}catch(B){return(0,$.sb)(N,(0,b.WO)({what:"directory",code:(0,i.Oj)(B)}))}}let p=function(...W){return{withPlaces:p}=n.late([245,
626,907],895),new.target?new p(...W):p(...W)},o=function(...W){return{dependsOnOthers:o}=n.late([245,626,907],895),new.target?new o(...W):o(...W)},t=function(...W){
return{usagesOf:t}=n.late([245,626,907],895),new.target?new t(...W):t(...W)},u=function(...W){return{declaredIn:u}=n.late([245,626,907],895),new.target?new u(...W):
u(...W)},c=function(...W){return{isForeign:c}=n.late([245,626,907],895),new.target?new c(...W):c(...W)},M=function(...W){return{readModule:M}=n.late([245,626,907],
895),new.target?new M(...W):M(...W)};const g=25e4;function*l(W,N,K=g){const B=new k(N,K);yield*B.collect(W);const x=yield*B.decideOpen();return B.result(x)}class k{items=[];notes=(0,L.
G4)();known=new Map;declared=[];found={calls:[],terragrunt:[]};signs=new y.j;aside=a();counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;values;maxUsages;constructor(N,K){
this.values=(0,E.Oo)(()=>N(this.found)),this.maxUsages=K}*collect(N){const{counts:K}=this;for(const{name:B,files:x,notes:X}of w(N,this.aside)){if(this.endedAt=B,
yield K.files)return;for(const V of X)this.notes.add(V);if(x.length===0)continue;if(this.isFull(K.decided+K.open,B))break;const Z=yield*M(x,K.files);if(Z===null)
return;K.bytes+=Z.bytes;for(const V of Z.notes)this.notes.add(V);this.add({directory:B,files:Z.files})}this.endedAt=null}*decideOpen(){const N=[];let K=!1;for(const B of this.
items){if(!("files"in B)){N.push(B);continue}if(K||=this.isFull(this.counts.decided,B.directory),!K)if(yield this.counts.files)this.endedAt??=B.directory,K=!0;else
for(const x of this.decide(B.files))N.push(x)}return N}result(N){const{signs:K,notes:B,declared:x,aside:X,isEmpty:Z,usesTerragrunt:V,endedAt:Y}=this,{files:J,bytes:se}=this.
counts;return{...{usages:N,declared:x,notes:B.all(),...K.end(N),...X},units:[],files:J,bytes:se,isEmpty:Z,usesTerragrunt:V,endedAt:Y}}add(N){const{files:K}=N;this.
counts.files+=K.length;for(const x of u(K))this.declared.push(x);for(const x of K){const X=!c(x),Z=x.kind.class==="terragrunt";X&&(this.isEmpty=!1),Z&&this.found.
terragrunt.push(x.file),this.usesTerragrunt||=Z&&X,this.signs.addFile(x)}const B=K.some(o);for(const x of K)(B||!x.isContext)&&this.addCalls(x);if(B){this.items.
push({...N,files:K.map(p)});for(const{references:x}of K)this.counts.open+=x.length}else for(const x of this.decide(K))this.items.push(x)}addCalls({file:N,references:K}){
for(const{kind:B,value:x}of K){if(B!=="module"||x===void 0)continue;(x.kind==="pieces"||(0,R.Nj)(x.text))&&this.found.calls.push({source:x.text,file:N})}}decide(N){
const{usages:K,notes:B}=t(N,this.values(null),this.known);for(const x of B)this.notes.add(x);return this.counts.decided+=K.length,K}isFull(N,K){const B=this.maxUsages;
return N<B?!1:(this.notes.add((0,$.sb)(K,(0,b.ub)({kind:"usages",max:B}))),!0)}}let C=function(...W){return{resolveValue:C}=n.late([245,626,907],895),new.target?
new C(...W):C(...W)},U=function(...W){return{asWritten:U}=n.late([245,626,907],895),new.target?new U(...W):U(...W)},A=function(...W){return{Instances:A}=n.late(
[245,626,817],3093),new.target?new A(...W):A(...W)},D=function(...W){return{Terragrunt:D}=n.late([245,626,817],3093),new.target?new D(...W):D(...W)},S=function(...W){
return{withUnits:S}=n.late([245,626,817],3093),new.target?new S(...W):S(...W)};function*F(W,N=[]){const K={},B=H(),x=yield*l(W,Z=>(K.context=q((0,P.E)(W),Z,N),Q(
K.context,B))),{context:X}=K;return X===void 0||X.terragrunt.length===0?x:yield*S(x,B(X))}const H=()=>(0,E.Oo)(W=>new D(W));function Q(W,N=H()){const K=(0,E.Oo)(
B=>(0,E.Oo)(x=>new A(W,B,x)));return({row:B,place:x},X,Z)=>{if(B.grammar==="terragrunt")return G(N(W),x.file,X);const V=B.evaluation?.[Z];if(V===void 0)return U(
X);const Y=K(Z)(V);if(Y.effort.isSpent)return U(X);const J=({scope:oe,from:ne,root:ue})=>(oe.effort.renew(),{...C(X,oe),from:ne,root:ue}),se=(0,_.jt)(x.file),ee=J(
Y.unknown(se));if(ee.isWhole)return[[ee]];const de=Map.groupBy(Y.of(se),({use:oe})=>oe);return Array.from(de.values(),oe=>oe.map(J))}}function G(W,N,K){if(W.effort.
isSpent)return U(K);const B=X=>({...C(K,X),from:null}),x=W.includedScopes(N).map(X=>[B(X)]);return x.length===0?[[B(W.scopeOf(N))]]:x}function q(W,{calls:N,terragrunt:K},B){
const x=new Set(B),X=(0,E.Oo)(ve),Z=(0,E.Oo)(ae);return{files:W,calls:()=>Z(N),terragrunt:K,isSet:V=>x.has(V),setBy:V=>{const Y=`TF_VAR_${V}`;if(x.has(Y))return Y;
const J=X(W).get(V);return J===void 0?null:`${Y} in ${J}`}}}const re=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ae(W){const N=new Map,K=new Set;for(const{
source:B,file:x}of W){const X=(0,_.jt)(x);if((0,R.Nj)(B)){const Z=(0,_.un)(X,B);N.set(Z,(N.get(Z)??new Set).add(X))}else re.test(B)&&K.add(X)}return{callers:N,dynamic:K}}
const le=".github/workflows",he=200;function ve(W){const N=new Map,K=W.list(le).filter(B=>/\.ya?ml$/.test(B));for(const B of K.slice(0,he)){const x=`${le}/${B}`,
X=W.read(x)??"";for(const[,Z,V]of X.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Y=Z??V??"";N.has(Y)||N.set(Y,x)}}return N}var fe=n(3916),pe=n(
8011),me=n(3229),_e=n(4526),ge=n(5257),Ee=n(796);const ie=100;function ke(W,N){const K=Ce(N),B=W.flatMap(Z=>{const{kind:V,version:Y,directories:J,isOverridden:se,
replacedFor:ee}=Z;if(!(V==="module"||V==="test_module")||se||(Y!==void 0||J!==void 0))return[];const ue=Z.clients.filter($e=>!ee?.includes($e)).flatMap($e=>{const Oe=K(
Z,$e);return Oe===null?[]:{client:$e,paths:Oe}}),ce=ue[0]?.paths??[];return{usage:Z,paths:ce,clients:ue.map(({client:$e})=>$e)}}),x=Map.groupBy(B,({paths:Z})=>Z.
at(-1));x.delete(void 0);const X=x.size===0?null:Te(N);return[...x].slice(0,ie).flatMap(([Z="",V])=>{const Y=X?.(V[0]?.paths??[])??null;return V.map(({usage:{place:J,
text:se},clients:ee})=>{const de=(0,me.Kc)(se??"");return(0,$.hD)((0,pe.Iz)({path:Z,maker:Y}),{places:[J],clients:ee,isPlaceholder:de})})})}const Me={throwIfNoEntry:!1},
Pe=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Ce({root:W,usages:N,declared:K,units:B}){const x=new Set([...N,...K].map(({place:Y})=>(0,_.jt)(Y.file))),
X=(0,E.Oo)(Y=>(0,i.N0)(()=>(0,f.statSync)((0,h.join)(W,Y),Me)?.isDirectory()===!0,!1)),Z=(0,E.Oo)(Y=>{if(/^(\/|\.\.(\/|$))/.test(Y)||Pe.test(Y)||X(Y))return null;
const J=Y.split("/"),se=J.map((oe,ne)=>J.slice(0,ne+1).join("/")),ee=se.findIndex(oe=>!X(oe));return(0,i.N0)(()=>{const oe=(0,f.lstatSync)((0,h.join)(W,se[ee]??
""),Me);return oe===void 0||oe.isFile()},!1)?se.slice(ee):null}),V=(0,E.Oo)(Y=>{const J=B.filter(ee=>ee.directory===Y||ee.module===Y);return J.some(ee=>ee.unknown!==
null||ee.isPartial)?[]:[Y,...J.flatMap(ee=>[ee.directory,ee.module??[]]).flat()]});return(Y,J)=>{const se=(0,_.jt)(Y.place.file),de=[...Y.kind==="test_module"?[
(0,_e.RO)(se)]:[],...V(se)],oe=(0,ge.MZ)(Y,J).flatMap(({source:ne})=>{if(ne===null||!(0,R.Nj)(ne)||/\\|[$%]\{/.test(ne))return null;const ue=de.map(ce=>(0,_.un)(
ce,ne));return ue.some(ce=>x.has(ce))?null:ue.map(Z)});return oe.includes(null)?null:oe[0]??null}}const De=[".gitignore","vendir.yml","vendor.yaml","Terrafile",
"peru.yaml"];function Te({root:W,exclude:N,toolFiles:K}){const B=(0,P.E)({root:W,scan:[]}),x=(0,E.Oo)(J=>({file:J,text:B.read(J)??""})),X=(0,E.Oo)(J=>[...(0,Ee.
_X)({root:W,exclude:N},K)]),Z=/sparsecheckout\s*=\s*true/i,V=[".git/config.worktree",".git/config"].find(J=>Z.test(x(J).text)),Y=[...x(".gitmodules").text.matchAll(
/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(V!==void 0)return V;const se=J.at(-1)??"";if(Y.some(([,ne])=>(0,_.Gz)(se,"").startsWith(`${ne}/`)))return".gitmodules";
const ee=se.split("/");return[...ee.flatMap((ne,ue)=>De.map(ce=>x((0,_.Gz)(ee.slice(0,ue).join("/"),ce)))),...X(null)].find(({text:ne})=>J.some(ue=>Ae(ne,ue)))?.
file??null}}function Ae(W,N){const K=N.split("/").toReversed(),[B=""]=K;return!W.includes(B)&&!W.includes("*")?!1:(W.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(x=>{
const X=x.split("/").filter(Z=>!/^\.*$/.test(Z));return/^[\w-]+(\.[\w-]+)+$/.test(X[0]??"")&&X.length>2?X.at(-1)?.replace(/\.git$/,"")===B:X.some((Z,V)=>(Z===B||
/\w\*|\*\w/.test(Z)&&(0,fe.matchesGlob)(B,Z))&&K.slice(1,V+1).every((J,se)=>Ie(X[V-se-1],J)))})}const Ie=(W="",N)=>W===N||/[$*{}]/.test(W);function Re(W,{roots:N,
exclude:K},B){const x=new Set(W.links.values());if(x.size===0)return W;const[X,Z]=[(0,m.Ls)(N),(0,m.Ls)(K)],V=v.Du.flatMap(ne=>[...(0,_e.Pv)(W,ne).values()]),Y=new Set(
V.flatMap(_e.s1)),J=new Set(W.units.map(({directory:ne})=>ne)),se=(0,E.Oo)(ne=>Y.has(ne)||J.has(ne)||X(ne||".")?!1:B.list(ne).map(ce=>(0,_.Gz)(ne,ce)).every(ce=>x.
has(ce)||Z(ce)||!ye(ce))),ee=ne=>x.has(ne)&&ye(ne)&&se((0,_.jt)(ne)),de=W.usages.filter(({place:ne})=>!ee(ne.file)),oe=W.declared.filter(({place:ne})=>!ee(ne.file));
return{...W,usages:de,declared:oe,notes:W.notes.filter(ne=>!ee((0,$.W7)(ne)))}}function ye(W){const N=(0,I.L8)((0,fe.basename)(W),new Set,(0,fe.basename)((0,fe.
dirname)(W)));return N!==void 0&&N.class!=="terragrunt"}async function be(W,N){const{directory:K,environment:B,stop:x,progress:X}=N,Z={root:K,scan:W.scan,exclude:W.
exclude},V=F(Z,Object.keys(B)),Y=await(0,O.nE)(V,x,J=>X({kind:"scan",files:J}));return Re(Y,W,(0,P.E)(Z))}function Se({dialect:W,exclude:N,scan:K},B,{environment:x,
directory:X}){const Z=(0,j.oh)({root:X,exclude:N},B.toolFiles),V=!!x.TF_CLOUD_HOSTNAME,Y=K.length>0,J={setting:W,scan:Y?{...B,tools:Z,hasCloudHostname:V}:null},
se=(0,j.L2)(J),{clients:ee,versions:de}=se,oe=(0,v.Eo)((0,v.tB)("terraform",de)),ne=we=>oe||!(0,I.xO)(we),ce=(0,L.eI)((0,L.sw)(B.usages,ee),(0,v.d3)(se)).filter(
({place:we})=>ne(we.file)),$e=ke(ce,{...B,root:X,exclude:N}),Oe=ce.some(({workspace:we})=>we?.lacks)&&Z().givesState;return{dialect:se,usedBy:()=>(0,j.rU)(se,J.
scan),usages:Oe?ce.map(je):ce,notes:[...(0,L.vH)(B.notes,ee).filter(we=>ne((0,$.W7)(we))),...$e]}}function je(W){if(W.workspace?.lacks===void 0)return W;const{organization:N,
name:K}=W.workspace;return{...W,workspace:{organization:N,name:K}}}}),2859:((te,z,n)=>{n.d(z,{CG:()=>I,Fh:()=>E,en:()=>_,h1:()=>L,wX:()=>R});var $=n(6697),O=n(5143),
v=n(1831),P=n(7854);const j=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_defa\
ult","migrate_backend_remote","migrate_backend_remote_default"]);function I(b,y,f,h=(0,P.kA)(y)){const i=["hostnames input"],m=b.hostnames.flatMap(({host:a,services:w})=>{
const s=w.length>0?w:b.requiredServices,e=s.length>0?s:["any"],r={host:a,clients:f,because:i,isImplied:!1,isForInit:!0};return e.map(p=>({...r,service:p}))}),T=new Set(
[...h,...b.hostnames.map(({host:a})=>a)]),d=y.flatMap(({kind:a,needs:w,place:s})=>w.map(e=>({...e,because:[s],isImplied:!T.has(e.host),isForInit:!j.has(a)})));return L(
[m,d],f)}function L(b,y){return(0,O.c1)(b.flat(),({host:f,service:h})=>`${f} ${h}`).map(f=>{const[{host:h,service:i}]=f;return{host:h,service:i,clients:[...y.filter(
m=>f.some(T=>T.clients.includes(m)))],because:(0,O.As)([...f.flatMap(({because:m})=>m)]),isImplied:f.every(({isImplied:m})=>m),isForInit:f.some(({isForInit:m})=>m)}})}
const E=(b,{isGuess:y},f)=>{const h=f.flatMap(({host:i,isImplied:m})=>m?i:[]);return y?[{repository:b,hosts:new Set(h)}]:[]};function _(b,{hostnames:y,allowedHosts:f}){
const h=new Set(y.map(({host:m})=>m)),i=new Map;for(const{host:m,isImplied:T,because:d,clients:a}of b){if(h.has(m)||i.has(m))continue;const w={host:(0,v.nx)(m)},
[s]=d.filter(r=>typeof r!="string"),e=T&&s!==void 0&&{implied:{place:s,clients:a}};(0,v.Rt)(m)?i.set(m,(0,$.U7)(w)):(0,v.Jr)(m,f)||i.set(m,(0,$.wp)({...w,...e}))}
return i}const R=b=>new Set(b.flatMap(({host:y,service:f})=>[y,(0,v.pk)(y),f]))}),7751:((te,z,n)=>{n.d(z,{o:()=>L,q:()=>I});var $=n(4e3),O=n(5799);const v=E=>E===
1?"1 module or provider was":`${E} modules and providers were`;function P(E){const{names:_}=E,R=(0,$.K4)(_,3,$.dh);switch(E.what){case"inside":return`modules an\
d providers inside ${R} were not checked`;case"direct":{const b=_.length-E.git;return`${[...E.git>0?[`${(0,$.px)(E.git,"module")} from Git`]:[],...b>0?[`${(0,$.
px)(b,"module")} from an archive or bucket`]:[]].join(" and ")} ${_.length===1?"was":"were"} not checked: ${R}`}case"open":return`${(0,$.px)(_.length,"module")}\
 ${_.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${R}`;case"limit":return`max-requests (${E.max}) was reache\
d, so ${v(_.length)} not checked: ${R}`;case"size":return`a response is longer than this check reads, so ${v(_.length)} not checked: ${R}`;case"work":return`the\
 answers of the registry take more work than this check does for one host, so ${v(_.length)} not checked: ${R}`;case"stopped":return`the check ended too early, \
so ${v(_.length)} not checked: ${R}`;case"contents":return`the checksums of ${(0,$.px)(_.length,"provider")} in the lock file were not checked, because \`h1:\` ca\
n only be compared with the package itself: ${R}`;case"getter":return`the package of ${(0,$.px)(_.length,"registry module")} was not checked, because it is down\
loaded with ${E.getter}: ${R}`;case"units":return`${(0,$.px)(_.length,"Terragrunt unit")} ${_.length===1?"was":"were"} not checked, because the files of the rep\
ository do not show which module \`source\` names: ${R}`}}const j={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them\
, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},I=E=>(0,O.CC)("not-followed",{message:P(E),help:j[E.what==="work"?
"limit":E.what],...E.what==="work"&&{severity:"warning"}});function L({by:E,address:_,constraint:R,newest:b,others:y}){const f=`${(0,$.dh)(E)} requires ${(0,$.dh)(
_)}${R===null?"":` "${(0,$.dh)(R)}"`}`,h=b===null?"which the registry does not have":y.length>0?`which conflicts with ${(0,$.K4)(y,3,$.dh)}`:`which no listed ve\
rsion fits; the newest is ${(0,$.dh)(b)}`;return(0,O.CC)("module-described",{message:`according to the registry, ${f}, ${h}`,help:"run `init` to confirm; if it \
fails, use another version of the module"})}}),7495:((te,z,n)=>{n.d(z,{Qm:()=>f,TU:()=>R,i4:()=>T,pb:()=>m,zt:()=>E});var $=n(4091),O=n(8011),v=n(3229),P=n(1831),
j=n(5011),I=n(4321),L=n(1022);const E={host:null,isHostImplied:!1,needed:null},_=t=>({host:t,isHostImplied:!1,needed:(0,P.Rt)(t)?"state":t}),R=t=>({host:t,isHostImplied:!0,
needed:t}),b=t=>({host:t,isHostImplied:!1,needed:null}),y=t=>t===null?E:{...E,directHost:t},f=t=>({...E,problem:t}),h=(t,u)=>f((0,O.DA)({reason:"rejected",error:t,
advice:u}));function i(t,u,c){return c===null?t:{...t,problem:(0,O.My)({text:u,host:t.host,advice:c})}}const m={module:w,"test-module":(t,u,c)=>{const M=(0,j.vL)(
t,u).kind==="remote";return u==="opentofu"||!M?w(t,u,c):f((0,O.DA)({reason:"remote-in-test",text:t}))},"registry-module":(t,u)=>{const c=(0,j.rE)(t,u);return c.
ok?d(c.value):p(t,u)},provider:s,"locked-provider":e,"stack-component":r,stack:(t,u)=>{const c=(0,j.A)(t);return c.ok&&!t.startsWith(".")?b(c.value.host):{...r(
t,u),isHostImplied:!1,needed:null}},"stack-output":t=>{const[u="",...c]=t.split("/");return c.length===3?a(u,b):f((0,O.DA)({reason:"stack",text:t}))},terragrunt:o,
host:t=>a(t,_),url:p};function T(t,u,c){if(t==="terragrunt"){const[,l]=/^tfr:\/\/([^/?]*)\//.exec(u)??[];return l===void 0?/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:
E:l===""?R((0,j.Vm)(c)):a(l,_)}if(t==="url")return y((0,I.uE)(u,c));if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(u))
return y((0,I.uE)(u,c));const M=u.indexOf("/");if(M<0)return;const g=(0,j.vL)(`${u.slice(0,M)}/a/b/c`,c);return g.kind==="registry"?d(g):y((0,I.uE)(u,c))}const d=({
host:t,hostImplied:u})=>u?R(t):_(t);function a(t,u){const c=(0,P.Pv)(t),M=(0,v.L6)(t);return c.ok?i(u(c.value),t,M):f((0,O.k0)({text:t,error:c.why,advice:M}))}function w(t,u,c){
if((0,j.Nj)(t)&&!c)return E;const M=(0,j.vL)(t,u),g=M.kind==="registry"?(0,$.Ju)(M):(0,j.rE)(t,u);if(c&&!g.ok){const{why:C}=g,U=/^https?:/i.test(t)?{kind:"inval\
id",error:C}:M,A=(0,v.NM)(t,U,g),D=/^[a-z0-9]+::/i.test(t)?"remote":M.kind;return A===null&&(D==="local"||D==="remote")?f((0,O.DA)({reason:`${D}-with-version`,text:t})):
h(C,A)}const l=(0,v.NM)(t,M,g);if(g.ok)return i(d(g.value),t,l);if(M.kind==="invalid")return h(M.error,l??v.x3);const k=M.kind==="remote"?M.host:null;return i(y(
k),t,l)}function s(t,u){const c=(0,L.mi)(t,u);switch(c.kind){case"registry":case"legacy":return c.hostImplied?R(c.host):i(_(c.host),t,(0,v.cr)(t));case"builtin":
return b(c.host);case"invalid":{const[M="",g]=c.error.split(`

`);return h(M,g??(0,v.cr)(t))}}}function e(t,u){const c=(0,L.mi)(t,u);if(c.kind==="invalid")return h(c.error,null);if(c.hostImplied)return f((0,O.DA)({reason:"l\
ocked-provider",text:t}));if(c.kind==="builtin")return b(c.host);const M=u==="opentofu"&&c.host===(0,j.Vm)("terraform")&&c.namespace==="hashicorp";return{..._(c.
host),needed:M?(0,j.Vm)(u):c.host}}function r(t,u){if(t!==t.trim())return f((0,O.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return E;const c=(0,j.
rE)(t,u);if(c.ok)return d(c.value);const M=(0,j.A)(t);if(M.ok)return b(M.value.host);const g=(0,j.vL)(t,u);return g.kind==="invalid"?h(g.error,(0,v.NM)(t,g,c)):
y(g.kind==="remote"?g.host:null)}function p(t,u){const c=(0,I.cx)(t,u);return y(c.ok?c.value.host:null)}function o(t,u){const[,c,M=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(t)??[];if(c===void 0)return t.startsWith("gitlab.com/")?y("gitlab.com"):p(t,u);const[g=""]=M.split("//");return g.split("/").length!==3?f((0,O.DA)({reason:"\
terragrunt",text:t})):c===""?R((0,j.Vm)(u)):a(c,_)}}),9762:((te,z,n)=>{n.d(z,{D0:()=>o,lz:()=>g,G9:()=>u});var $=n(4e3),O=n(7052),v=n(7751),P=n(5143),j=n(5799),
I=n(1064),L=n(4526),E=n(9075),_=n(9664);let R=function(...C){return{partsOf:R}=n.late([602],2602),new.target?new R(...C):R(...C)};const b=1e6,y=({problem:C,severity:U})=>U===
"error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(C.code),f=({usages:C,notes:U,declared:A})=>U.some(D=>y(D)||(0,P.Zl)((0,j.W7)(D)))||[C,A].some(D=>D.some(
({place:S})=>(0,P.Zl)(S.file)));function h(C,U){const A=new Set,D=new Set;let S=b;for(const{parts:H,isAside:Q}of R(U)){if(S-=H.length,S<0)break;for(const G of H)
A.add(G),Q||D.add(G)}const F=C.notes.map(H=>{const Q=(0,_.jt)((0,j.W7)(H)),G=A.has(Q)||A.has((0,L.RO)(Q));return y(H)&&!G?{...H,severity:"warning"}:H});return D.
values().some(H=>(0,P.Zl)((0,_.Gz)(H,"main.tf")))?i({...C,notes:F},H=>D.has((0,_.jt)(H))&&(0,P.Zl)(H)):{...C,notes:F}}function i({usages:C,declared:U,notes:A},D){
const S=(0,E.Oo)(F=>D(F.file)?{...F,isInUse:!0}:F);return{usages:C.map(F=>{const{version:H}=F,Q={...F,place:S(F.place)};return H===void 0?Q:{...Q,version:{...H,
place:S(H.place)}}}),declared:U.map(F=>({...F,place:S(F.place)})),notes:A.map(F=>({...F,places:F.places.map(H=>typeof H=="string"?H:S(H))}))}}var m=n(8416),T=n(
6195),d=n(3152);let a=function(...C){return{layoutsOf:a}=n.late([602],2602),new.target?new a(...C):a(...C)},w=function(...C){return{rootsOf:w}=n.late([602],2602),
new.target?new w(...C):w(...C)},s=function(...C){return{unmatched:s}=n.late([602],2602),new.target?new s(...C):s(...C)},e=function(...C){return{rootNotes:e}=n.late(
[624],3624),new.target?new e(...C):e(...C)},r=function(...C){return{textNotes:r}=n.late([624],3624),new.target?new r(...C):r(...C)};const p=2e5;function o(C){const{
usages:U,changed:A,dialect:D,settings:S,isLockReadonly:F}=C,{declared:H}=C.scanned;if(U.length===0&&H.every(L.z0)&&S.roots.length===0)return{roots:[],notes:[]};
const{clients:G,versions:q}=D,re=t(C),ae=[],le=[],he=S.dialect.name==="auto"?[]:G,ve=(0,m.uQ)(S.dialect,D),fe=e({clients:G,upgrade:S.upgrade,isLockReadonly:F,versionIn:ve}),
pe=S.depth!=="discovery";let me=0;for(const ie of w(re,{changed:A,versions:q,hasCalls:pe})){if(me+=ie.directories.length,me>p){le.push((0,j.sb)(ie.directory,(0,O.
ub)({kind:"roots",max:p})));break}fe.add(ie),pe&&ae.push(ie)}const _e=[...r(U,H,{...D,set:he,isPredicted:pe})].filter(ie=>A===null||A.has((0,j.W7)(ie))),ge=new Set(
C.notes.flatMap(ie=>ie.problem.code==="lock-invalid"?(0,j.W7)(ie):[])),Ee=[..._e,...fe.notes()].filter(ie=>!ge.has((0,j.W7)(ie)));return{roots:ae,notes:[...Ee,...le,
...pe?M(re,A):[]]}}function t({usages:C,scanned:U,dialect:A,settings:D,listed:S}){const{declared:F,units:H,endedAt:Q}=U,G={usages:C,declared:F,units:H,clients:A.
clients};return S===void 0?g(G,D,Q===null):k(G,S)}function u(C){const{usages:U,scanned:A,settings:D}=C,F=D.depth!=="discovery"?c(C.notes,U):C.notes,H={usages:U,
notes:F,declared:A.declared},Q=f(H)?h(H,t(C)):H;return{...Q,scanned:{...A,declared:Q.declared}}}function c(C,U){const A=new Set(U.flatMap(({calls:D,clients:S,place:F})=>I.
Du.flatMap(H=>D!==void 0&&(!S.includes(H)||D[H]===void 0)?`${H} ${(0,P.df)(F)}`:[])));return C.filter(({problem:D,clients:S,places:[F]})=>D.code!=="source-dynam\
ic"||F===void 0||!S.every(H=>A.has(`${H} ${(0,P.df)(F)}`)))}function M(C,U){const A=[...new Set(C.flatMap(({unknown:F})=>F))].filter(({files:F})=>U===null||F.some(
H=>U.has(H)));if(A.length===0)return[];const D=A.map(({directory:F})=>F||"."),S=(0,P.As)((0,P.jH)(A.flatMap(({unknown:F})=>F??[])));return[(0,j.hD)((0,v.q)({what:"\
units",names:D}),{places:S,clients:I.Du})]}function g(C,{roots:U},A){const D=U.map(G=>({text:G,matches:(0,T.Ls)([G])})),S=a({...C,patterns:D}),F=A?s(S,D):[];if(F.
length===0)return S;const H=a({...C,patterns:[]}).flatMap(G=>G.roots),Q=[...new Set(H.map(({name:G})=>G||"."))];throw new d.GN(F.map(G=>{const q=(0,$.K4)(l(G,Q),
5,$.dh),re=q===""?"":`; the nearest root modules are ${q}`;return`roots: no directory with configuration matches ${G}${re}`}))}function l(C,U){const A=new Set(C.
split("/")),D=S=>S.split("/").filter(F=>A.has(F)).length;return U.toSorted((S,F)=>D(F)-D(S))}function k(C,{roots:U,rootsAreNamed:A}){const D=C.units.filter(S=>S.
unknown!==null);return C.clients.flatMap(S=>{const F=U.filter(({clients:q})=>q.includes(S)),H=new Set([...D,...F].map(({directory:q})=>q||"."));return a({...C,clients:[
S],patterns:[{text:"",matches:q=>H.has(q)}]}).map(q=>({...q,isNamed:A}))})}})};export{Le as ids,Ue as modules};
