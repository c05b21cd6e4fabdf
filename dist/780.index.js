const Je=[780,919],Qe={8185:((ne,F,i)=>{i.d(F,{CS:()=>k,I4:()=>P,KJ:()=>M,US:()=>w,VS:()=>b});var f=i(2801),E=i(2170),m=i(9119),y=i(255),C=i(9897),A=i(5106);const T=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
M=({problem:{code:u,severity:p}})=>T.test(u)&&!(u==="file-syntax"&&p==="notice"),w=(u,p)=>p.allowedHosts.length>0&&("problem"in u?M(u):[u.directHost??null,...u.
needs.map(({host:a})=>a)].some(a=>a!==null&&!y.ev(a,p)));function k(u,p){return p.allowedHosts.length===0?[]:u.flatMap(a=>{const{directHost:l,isOverridden:e,place:s,
clients:n,evaluated:r}=a;if(l===void 0||e)return[];const c=I(a)?"backend":"download",o=y.ev(l,p),t=c==="download"&&Object.values(r??{}).some($=>!$.isWhole);if(o&&
!t)return[];const d=y.Pv(l),h=d.ok&&!o?d.value:null,_=o?C.IZ:y.nx(l);return[(0,E.kH)((0,f.wp)({host:_,use:c}),{host:h,places:[s],clients:n})]})}function b(u,p,a){
const{allowedHosts:l}=a,e=t=>t!==void 0&&y.ev(t,a),s=u.filter(t=>e(t.directHost)&&!I(t)),n=p.filter(({service:t,host:d})=>t===A.e$&&e(d)),r=[...s.map(({place:t})=>t),
...n.flatMap(t=>t.because)],c=(0,m.jH)(r.filter(t=>typeof t!="string"));if(l.length===0||c.length===0)return[];const o=(0,f.sC)({count:c.length});return[(0,E.kH)(
o,{places:(0,m.As)(c)})]}const I=({kind:u})=>/^(backend|remote_state|saved_state)$/.test(u);function P(u,p,a,l){if(l.allowedHosts.length===0)return[];const e=a.
filter(({because:s})=>s.some(n=>typeof n!="string"));return p.flatMap(s=>{const{id:n,kind:r}=s;if(r!=="url"||!e.some(t=>t.service===n))return[];const c=y.yo(s.url);
if(c===null||c===u||y.ev(c,l))return[];const o=(0,f.wp)({host:y.nx(c),service:n,registry:y.nx(u)});return[(0,E.kH)(o,{services:[n]})]})}}),3217:((ne,F,i)=>{i.d(
F,{fc:()=>u,ky:()=>P,so:()=>w,uA:()=>p});var f=i(8294),E=i(1098),m=i(2170),y=i(9119),C=i(8032),A=i(255),T=i(5106),M=i(4606);function w(a,l,{misnamed:e},s){const n=a.
credentials?.hasToken===!0,r=[a.difference??[],e].flat().map($=>(0,m.kH)($));if(n||a.attempt.discovery.kind!=="found")return r;const c={host:a.host,isFork:s.isFork,
...(0,M.Bc)(a)},o=k(a.host,s),t=new Set(o.map(({place:$})=>$)),_=(e.length>0||!!a.credentials?.problem?[]:b(a.host,l,s)).filter(({place:$})=>!t.has($));return[...r,
...I(o,$=>(0,E.vs)({...c,service:$})),...I(_,$=>f.$U({...c,service:$}))]}function k(a,{usages:l,depth:e}){return e==="discovery"?[]:l.flatMap(({workspace:s,hasOwnToken:n,
needs:r,place:c})=>s===void 0||n||(0,y.MV)(c)?[]:r.flatMap(o=>o.host===a?[{...o,place:c}]:[]))}function b(a,l,{usages:e}){const s=new Set(e.flatMap(({hasOwnToken:r,
place:c})=>r?c:[])),n=(0,T.Uc)(a);return l.flatMap(({service:r,because:c})=>n.includes(r)?c.flatMap(o=>typeof o=="string"||(0,y.MV)(o)||s.has(o)?[]:{service:r,place:o,
clients:C.zK}):[])}const I=(a,l)=>[...Map.groupBy(a,({service:e})=>e)].map(([e,s])=>{const n=[...new Set(s.map(({place:c})=>c))],r=[...new Set(s.flatMap(c=>c.clients))];
return(0,m.kH)(l(e),{services:[e],places:n,clients:r})});function P(a,l){return a.filter(e=>!l.includes(e)).map(e=>(0,m.kH)(f.bI({host:e})))}function u({host:a,
attempt:l,credentials:e},s){const n=e?.hasToken===!0,r=[...s.flatMap(c=>c.kind==="url"&&(0,T.p4)(c.id)&&T.fg.has(c.id)?[{url:c.url,service:c.id,isSent:n}]:[]),...l.
hops.map(({url:c,authorization:o})=>({url:c,service:null,isSent:o==="sent"}))].flatMap(({url:c,...o})=>{const t=(0,A.Pv)((0,A.yo)(c)??"");return!t.ok||t.value===
a?[]:[{...o,host:t.value}]});return[...new Map(r.toReversed().map(c=>[c.host,c])).values()]}function p(a,l,{tokenSources:e,hosts:s}){return(e.size===0?[]:u(a,l)).
flatMap(({host:r,service:c,isSent:o})=>{const t=e.get(r);if(t===void 0)return[];const d=c===null?a.attempt.discovery.kind==="failed":!o,h=f.To({host:(0,A.nx)(a.
host),other:(0,A.nx)(r),source:t,service:c,isSent:o,isNotice:!d||s.has(r)});return[(0,m.kH)(h,{services:c===null?[]:[c]})]})}}),2886:((ne,F,i)=>{i.d(F,{ER:()=>P,
H4:()=>a,Np:()=>l,TC:()=>k,cA:()=>s,hD:()=>A,ly:()=>p,pi:()=>e,v1:()=>w,zX:()=>I,zv:()=>u});var f=i(9432),E=i(9119),m=i(9615),y=i(255),C=i(1780);const A=(n,r)=>({
problem:T(n,r),severity:n.severity,affects:n.affects.filter(c=>r.concerned.includes(c)),host:n.host,...n.namedHost!==void 0&&{namedHost:n.namedHost},services:n.
services,places:n.places,needed:n.needed,isHostNew:r.isHostNew,...n.exclude&&{exclude:n.exclude},...n.rowKeys&&{rowKeys:n.rowKeys}});function T(n,r){const{reader:c,
machine:o,ignore:t,guesses:d}=r;if(o!==null&&n.problem.obstacle&&!e(n,t))return o;const h=c===null?n.problem:(0,m.as)(n.problem,c),_=M(n,d);if(_.length===0)return h;
const $=(0,m.tr)(_.flatMap(({repository:D})=>D??[]));return{...h,help:h.help===void 0?$:(0,C.xI)`${h.help}; ${$}`}}function M({host:n,places:r,problem:c},o){if(o.
length===0)return[];const t=c.affects.includes("terraform")&&!c.affects.includes("opentofu"),d=r.flatMap(_=>typeof _=="string"?[]:_.file),h=new Set(d.map(E._M));
return o.filter(({repository:_,hosts:$})=>h.has(_)&&(t||n!==null&&$.has(n)))}function w({severity:n,affects:r,needed:c},o){const t=c&&o.some(d=>r.includes(d));return n===
"error"&&!t?"warning":n}function k(n,r,{isTerminal:c}){const o=r.some(({because:d})=>d.includes("hostnames input"));return{role:(0,f.VW)(n)!==null?"guest":o?"op\
erator":"user",host:(0,y.nx)(n),isTerminal:c}}const b=["module","provider","version","package","lock","not"],I=({problem:n,places:r})=>b.includes(n.code.replace(
/-.*/,""))&&r.length>0&&r.every(c=>typeof c!="string"),P=({problem:n,needed:r})=>r&&n.usualSeverity==="error"&&!a.includes(n.code),u=({problem:n})=>n.code==="ma\
chine-network",p=n=>n.some(r=>typeof r=="string"||!(0,E.MV)(r)),a=["host-http2","host-check-crashed"],l=(n,r)=>m.oC.indexOf(n.severity)-m.oC.indexOf(r.severity),
e=({problem:n,host:r,namedHost:c=r},o)=>o.some(({code:t,host:d})=>t===n.code&&(d===null||d===c)),s=n=>typeof n=="string"?n:`${n.file}:${n.line}`}),6146:((ne,F,i)=>{
i.d(F,{$:()=>m,o:()=>E});var f=i(2886);function E(T,M){const{kind:w,source:k,address:b,constraints:I,places:P}=M;return JSON.stringify([T,w,k,b,I,P[0]??null])}function m(T,M){
const w=y(M,({rowKeys:b=[]})=>b),k=y(M.filter(A),({places:b})=>b.map(f.cA));return w.size+k.size===0?T:T.map(({directory:b,clients:I,rows:P})=>({directory:b,clients:I,
rows:P.map(u=>{const p=w.get(E(b,u))??u.rejectedAt.flatMap(e=>k.get((0,f.cA)(e))??[]);if(p.length===0)return u;const a=p.map(({finding:e})=>({...e.problem,severity:(0,f.
v1)(e,I)})).sort(f.Np),l=new Map(a.map(({code:e,title:s,usualSeverity:n})=>[e,{code:e,title:s,usualSeverity:n}]));return{...u,worst:a[0]?.severity??null,problems:[
...l.values()]}})}))}const y=(T,M)=>Map.groupBy(T.flatMap(w=>M(w).map(k=>({key:k,finding:w}))),({key:w})=>w),C=/^(?:constraint|lock)-/,A=({problem:T,host:M})=>M===
null&&C.test(T.code)}),4606:((ne,F,i)=>{i.d(F,{Bc:()=>b,Cg:()=>C,Hf:()=>M,ux:()=>A,wD:()=>T});var f=i(8294),E=i(4481),m=i(8032),y=i(255);const C={misnamed:[],cause:null,
source:void 0,refusals:[]};function A(I,P,{role:u},p){const{isFork:a,isAsked:l}=p,{hasToken:e=!1,source:s,problem:n=null}=I.credentials??{},{status:r=null,challenge:c=null}=I.
attempt.hops.at(-1)??{},o=e||!l?[]:w(I,p),t=(0,m.n3)(I.host),h=(t&&r===403||a&&!e?null:n)??o[0]??null,$=["document-unauthorized",...h!==null||!(a||t)?["versions\
-unauthorized","cloud-organization"]:[]],D=P.filter(({problem:{code:O,isUnsent:R}})=>$.includes(O)&&!R),v=D.some(({problem:O})=>O.code==="versions-unauthorized")||
u!=="guest"&&(a||r===401);return!(h!==null||v&&!e)||c!==null?{misnamed:o,cause:null,source:s,refusals:[]}:{misnamed:o,cause:h??{isFork:a,...b(I)},source:s,refusals:D}}
const T=(I,{cause:P,source:u,refusals:p})=>P!==null&&p.includes(I)?(0,E.to)(I.problem,P,u):I.problem;function M({problem:I,services:P},{cause:u,refusals:p}){if(p.
length===0)return!1;const a=p.flatMap(l=>l.services);return I===u||I.code==="credentials-missing"&&P.every(l=>a.includes(l))}const w=(I,{tokenVariables:P,hosts:u})=>(0,y.
Bz)(P,I.host,u).filter(({isParent:p})=>!p||k(I)).map(p=>f.z2({host:I.host,...p})),k=({attempt:{discovery:I}})=>I.kind==="failed"&&I.problem.code==="document-una\
uthorized";function b({credentials:I,looks:P}){const u=P.flatMap(e=>e.looks),p=e=>[...new Set(u.flatMap(({held:s,source:n})=>s!=="not read"===e?n:[]))],a=I===null?
p(!0):[I.source],l=I===null?p(!1):[];return{searched:a,notRead:l}}}),4702:((ne,F,i)=>{i.d(F,{j7:()=>d,k2:()=>g,S4:()=>h});var f=i(2170),E=i(9119),m=i(8032),y=i(
3217),C=i(4756),A=i(9615),T=i(1780),M=i(8185),w=i(2886);function k(O,R,K){const{notes:G,usages:j,requirements:H,isEmpty:V}=O,{complaints:J,tokenHosts:q,answered:Q,
contacted:X}=O,le=({problem:he})=>he.code==="file-syntax",ae=new Set(G.filter(le).map(f.W7)),te=({problem:he})=>R.allowedHosts.length>0&&he.code==="source-near-\
miss"&&he.severity==="notice",fe=[...(0,M.CS)(j,R),...(0,M.VS)(j,H,R),...Q.map(he=>b(he,R)),...J,...(0,y.ky)(q,X)],pe=[...G.filter(he=>!te(he)).map(he=>I(he,ae,
R)),...fe.map(he=>({...he,severity:(0,w.v1)(he,R.dialect.clients)})),...V?[P(R)]:[]],{placed:ie=[],placeless:_e=[]}=Object.groupBy(pe,({places:he})=>he.length>0?
"placed":"placeless");return[...(0,f.Qp)(ie,he=>{const{problem:Me,severity:ve,affects:Te,host:Ie,namedHost:ke,exclude:Ee}=he,{code:Ae,message:Re,help:be}=Me;return[
Ie,ke,Ae,ve,Re,be,Te,Ee===void 0]}),..._e].map(he=>(0,w.hD)(he,K))}function b(O,R){const{host:K,problem:G}=O;return K===null?O:{...O,services:[],problem:(0,A.as)(
G,(0,w.TC)(K,[],R))}}function I(O,R,{dialect:K,allowedHosts:G}){const{problem:j,isPlaceholder:H,checkedFor:V=K.clients}=O;if(G.length>0&&(0,M.KJ)(O)){const ie=(0,T.
xI)`${j.message}; it may use hosts that are not in \`allowed-hosts\``;return{...O,problem:{...j,message:ie},severity:"error"}}const J=(0,f.W7)(O),q=(0,f.Xd)(O),
Q=O.aside!==void 0||q!==null&&(0,E.MV)(q),X=O.severity==="error"&&H===!0,le=R.has(J)&&j.code!=="file-syntax",te=O.severity==="error"&&(X||le||Q)?"warning":(0,w.
v1)(O,V);if(!Q&&!X)return{...O,severity:te};const{help:fe,...pe}=j;return{...O,severity:te,problem:j.code==="file-syntax"?pe:j,exclude:[(0,E.n7)(O.aside??J)]}}const P=({
scan:O,hostnames:R,usages:K})=>(0,f.kH)((0,C.JW)({scan:O,hasHostnames:R.length>0,isFleet:K.length>0}));var u=i(9432),p=i(8936),a=i(255);function l(O){const R=O.
filter(({attempt:J})=>J.hops.length>0),[K,...G]=R.flatMap(J=>s(J)??[]);if(!K||G.length<R.length-1||!(R.some(({host:J})=>(0,u.VW)(J)!==null)||G.length>0&&!K.isCommon)||
G.some(J=>e(J)!==e(K)))return null;const V=R.map(({host:J})=>(0,a.nx)(J));return(0,p.e4)(V,[K,...G])}const e=({verb:O,what:R})=>O.startsWith("cannot")?O:R;function s({
attempt:{discovery:O,hops:R}}){const K=O.kind==="failed"?O.problem.obstacle:void 0;return R.every(({status:j})=>j===null)||K?.verb==="does not reach"?K:void 0}var n=i(
6146);let r=function(...O){return{judgeRequests:r}=i.late([798,779,581],1779),new.target?new r(...O):r(...O)},c=function(...O){return{crashedVisit:c}=i.late([798,
779,581],1779),new.target?new c(...O):c(...O)},o=function(...O){return{judgeVisit:o}=i.late([798,779,581],1779),new.target?new o(...O):o(...O)},t=function(...O){
return{outcomesOf:t}=i.late([798,779,581],1779),new.target?new t(...O):t(...O)};const d={notes:[],roots:[],requests:[],answering:new Set};function h(O,R,K=()=>[]){
const{predicted:G,stopped:j,visits:H,guesses:V}=O,J={guesses:V,machine:l(H),ignore:R.ignore},q=D(O,{...R,...J}),Q=v(O,q,R,J),X=[...q.flatMap(ie=>ie.findings),...Q],
le=ie=>ie.filter(_e=>!(0,w.pi)(_e,R.ignore)).sort(w.Np),ae=q.map(ie=>{const _e=le(ie.findings.filter(ye=>!(0,w.zX)(ye)));return{...ie,findings:_e,clients:t(_e)}}),
te=({exclude:ie})=>+(ie!==void 0),fe=le([...q.flatMap(ie=>ie.findings.filter(w.zX)),...Q]).toSorted((ie,_e)=>(0,w.Np)(ie,_e)||te(ie)-te(_e)),pe=[...ae.flatMap(ie=>ie.
findings),...fe].sort(w.Np);return{passed:j===null&&!pe.some(({severity:ie})=>g(ie,R.failOn)),stopped:j,hosts:ae,files:fe,findings:pe,ignored:X.length-pe.length,
roots:(0,n.$)(G.roots,le(X)),lines:$(pe,K)}}const _=1e3;function $(O,R){const K=O.flatMap(G=>(0,f.Xd)(G)??[]).filter(({file:G,column:j,endColumn:H})=>H>j&&(0,E.
_M)(G)===null);return R((0,E.jH)(K).slice(0,_))}function D(O,R){const{visits:K,newHosts:G,predicted:j}=O,H=Map.groupBy(O.requirements,({host:X})=>X),V=Map.groupBy(
j.notes,({host:X})=>X),J=new Map(j.requests.map(X=>[X.host,X])),q=new Set(K.map(({host:X})=>X)),Q={...R,...O,hosts:q};return K.map(X=>{const{host:le}=X,ae={visit:X,
requirements:H.get(le)??[],predicted:V.get(le)??[],requests:J.get(le)??null,answering:j.answering,isNew:G.has(le)};try{return o(ae,R,Q)}catch(te){return c(ae,R,
te)}})}function v(O,R,K,G){const{notes:j,requests:H}=O.predicted,V=new Set(R.map(({visit:te})=>te.host)),J=R.flatMap(({visit:te,services:fe})=>(0,y.fc)(te,fe)),
q=[...j,...H.flatMap(te=>r(te,[],K))],{files:Q=[],hosts:X=[]}=Object.groupBy(q,({host:te})=>te===null?"files":"hosts"),le={...O,notes:[...O.notes,...Q],answered:X.
filter(({host:te})=>te!==null&&!V.has(te)),contacted:[...V,...[...J,...H].map(({host:te})=>te)]},ae={concerned:m.zK,reader:null,isHostNew:!1,machine:null};return k(
le,K,{...G,...ae})}const g=(O,R)=>O==="error"?R!=="never":O==="warning"&&R==="warning"}),2218:((ne,F,i)=>{i.d(F,{CG:()=>M,Fh:()=>k,en:()=>b,h1:()=>w,wX:()=>I});
var f=i(1011),E=i(2801),m=i(9119),y=i(8032),C=i(255),A=i(5106);const T=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","tes\
t_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function M(P,u,p,a=(0,f.kA)(u)){const l=["hostnames \
input"],e=P.hostnames.flatMap(({host:r,services:c})=>{const o=c.length>0?c:P.requiredServices,t=o.length>0?o:["any"],d={host:r,clients:p,because:l,isImplied:!1,
isForInit:!0};return t.map(h=>({...d,service:h}))}),s=new Set([...a,...P.hostnames.map(({host:r})=>r)]),n=u.flatMap(({kind:r,needs:c,place:o})=>c.map(t=>({...t,
because:[o],isImplied:!s.has(t.host),isForInit:!T.has(r)})));return w([e,n],p)}function w(P,u){return(0,m.c1)(P.flat(),({host:p,service:a})=>`${p} ${a}`).map(p=>{
const[{host:a,service:l}]=p;return{host:a,service:l,clients:[...u.filter(e=>p.some(s=>s.clients.includes(e)))],because:(0,m.As)([...p.flatMap(({because:e})=>e)]),
isImplied:p.every(({isImplied:e})=>e),isForInit:p.some(({isForInit:e})=>e)}})}const k=(P,{isGuess:u},p)=>{const a=p.flatMap(({host:l,isImplied:e})=>e?l:[]);return u?
[{repository:P,hosts:new Set(a)}]:[]};function b(P,{hostnames:u,allowedHosts:p}){const a=new Set(u.map(({host:e})=>e)),l=new Map;for(const{host:e,isImplied:s,because:n,
clients:r}of P){if(a.has(e)||l.has(e))continue;const c={host:(0,C.nx)(e)},[o]=n.filter(d=>typeof d!="string"),t=s&&o!==void 0&&{implied:{place:o,clients:r}};(0,C.
Rt)(e)?l.set(e,(0,E.U7)(c)):(0,C.Jr)(e,p)||l.set(e,(0,E.wp)({...c,...t}))}return l}const I=(P,u)=>new Set([...y.Du,...Object.values(y.bB),...A.fg,...P.flatMap(({
host:p,service:a=p})=>[p,(0,C.pk)(p),a]),...u.flatMap(({directHost:p})=>p??[])])}),9582:((ne,F,i)=>{i.d(F,{A7:()=>M,AV:()=>C,LH:()=>E,T:()=>u,Tb:()=>T,aZ:()=>f,
c3:()=>w,ql:()=>A,sD:()=>b,sc:()=>k,zC:()=>P});class f extends Error{argument;want;constructor(l,e){super(`${l.path.join(".")} must be ${e}`),this.argument=l,this.
want=e}}function E(a){try{return a(),null}catch(l){if(l instanceof f)return l;throw l}}const m=a=>a.name!==void 0;function y(a,l){if(a.kind==="object")return a.
items.filter(m);throw new f(l,"a block")}function C({value:a,hasLabels:l}){if(a.kind!=="object")return[];const e=a.items.filter(m);return l?e.flatMap(C):[e]}function A(a,l,e,s={}){
for(const n of Object.keys(e)){const r=a.filter(t=>t.name.toLowerCase()===n),[c]=r;if(c===void 0)continue;const o={path:[...l.path,n],span:c};for(const{value:t}of r)
s[n]=e[n](t,o,s[n])}return s}const T=(a,l)=>(e,s,n)=>A(y(e,s),s,a,l?n:{}),M=a=>(l,e,s=new Map)=>{for(const{name:n,start:r,end:c,value:o}of y(l,e)){const t={path:[
...e.path,n],span:{start:r,end:c}};s.set(n,{start:r,end:c,value:a(o,t,s.get(n)?.value)})}return s},w=a=>(l,e,s=[])=>{if(l.kind!=="tuple")throw new f(e,"a list");
for(const n of l.elements)s.push(a(n,e));return s},k=(a,l)=>{if(a.kind==="string"||a.kind==="template")return a.verbatim??"";if(a.kind==="primitive"&&a.value===
null)return"";if(I(a))return String(a.value);throw new f(l,"a string")},b=(a,l)=>{if(I(a))return a.value;if(a.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(a.value))
return Number(a.value);throw new f(l,"a whole number")},I=a=>a.kind==="primitive"&&Number.isSafeInteger(a.value)&&String(a.value).length===a.end-a.start,P=(a,l)=>{
if(a.kind==="primitive"&&typeof a.value=="boolean")return a.value;throw new f(l,"true or false")},u=(a,l,e)=>{const s=p(a,l);if(e!==void 0&&(typeof e=="object"||
typeof e!=typeof s))throw new f(l,"set only once");return s};function p(a,l){if(a.kind==="tuple")return a.elements.map(e=>p(e,l));if(a.kind==="object"){const e=M(
u)(a,l);return Object.fromEntries(Array.from(e,([s,n])=>[s,n.value]))}if(a.kind!=="primitive"||a.value===null)return k(a,l);if(Math.abs(Number(a.value))>2**63)throw new f(
l,"a whole number");return a.value}}),5168:((ne,F,i)=>{i.d(F,{CR:()=>b,Ge:()=>I,Ol:()=>P,cd:()=>M});var f=i(7811),E=i(8643),m=i(255),y=i(5243),C=i(3846),A=i(9582);
let T=function(...o){return{configFinding:T}=i.late([276,123],3123),new.target?new T(...o):T(...o)};function M({methods:o},{host:t,namespace:d,type:h}){const _=$=>$.
some(D=>(D.host??t)===t&&(D.namespace??d)===d&&(D.type??h)===h);return o.filter(({include:$,exclude:D})=>!_(D)&&($.length===0||_($)))}const w="provider_installa\
tion",k={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},b=o=>{const t={...k.place,file:o.shown};return{...k,...o,kind:"local",place:t}},
I=({file:o,line:t})=>t===0?o:`${o}:${t}`;function P(o){const{client:t,mirrors:d,installations:h,pluginDirectories:_}=o,$=h.map(K=>{const{blocks:G,mistakes:j}=u(
K,t),H=j.map(({span:V,why:J})=>T(t,{kind:"block",file:K.shown,why:J},K.placeOf(V)));return{blocks:G,findings:H}}),[D=null,...v]=$.flatMap(({blocks:K})=>K),g=[...$.
flatMap(K=>K.findings),...v.map(({place:K})=>T(t,{kind:"two installations"},K))],O=_.map(K=>({...k,kind:"local",path:K})),R=O.length===0?D:{place:k.place,methods:O,
overridden:D?.overridden??[]};return{client:t,mirrors:d,installation:R,findings:g}}function u({items:o,placeOf:t},d){const h=[],_=[];for(const $ of o)if($.name===
w){if($.isAssigned||$.value.kind!=="object"){_.push({span:$,why:`${w} must be a block without "="`});continue}for(const D of A.AV($)){const v=[],g=[];for(const O of D){
const R=p(O,t(O),d,v.length===0);R.ok?(v.push(...R.value.methods),g.push(...R.value.overridden)):_.push({span:O,why:R.why})}h.push({place:t($),methods:v,overridden:g})}}
return{blocks:h,mistakes:_}}function p(o,t,d,h){const{name:_,value:$}=o,[D]=o.isAssigned?[]:A.AV(o);if(D===void 0)return(0,f.TR)(`${_} must be a block without "\
="`);const v={path:[w,_],span:o};try{if(_==="dev_overrides"){if(!h)return(0,f.TR)("dev_overrides must come before all methods");const K=[...A.A7(A.sc)({...$,kind:"\
object",items:D},v).keys()].flatMap(G=>{const j=(0,C.mi)(G,d);return j.kind==="invalid"?[]:[j]});return(0,f.Ju)({methods:[],overridden:K})}const g=l[d].get(_);if(g===
void 0)return(0,f.TR)(`${w} has no method ${(0,f.ol)(_)}`);const O=e(D,v,g,d);return O.ok?(0,f.Ju)({methods:[{...O.value,place:t}],overridden:[]}):O}catch(g){if(g instanceof
A.aZ)return(0,f.TR)(g.message);throw g}}const a=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],l={terraform:new Map(a),opentofu:new Map(
[...a,["oci_mirror","repository_template"]])};function e(o,t,d,h){const _=d??"",{[_]:$=""}=A.ql(o,t,{[_]:A.sc});if(d!==null&&$==="")return(0,f.TR)(`${t.path.at(
-1)} has no ${_}`);const D=d==="url"?s($):null;if(d==="url"&&D===null)return(0,f.TR)("the url does not begin with https://");const{include:v=[],exclude:g=[]}=A.
ql(o,t,n),O=new Map;for(const j of[...v,...g]){const H=r(j,h);if(!H.ok)return H;O.set(j,H.value)}const R=j=>j.flatMap(H=>O.get(H)??[]),K={include:R(v),exclude:R(
g)};if(D!==null)return(0,f.Ju)({...K,kind:"network",url:D});if(d===null)return(0,f.Ju)({...K,kind:"direct"});const G=d==="path"?{path:$}:{path:null,shown:$};return(0,f.
Ju)({...K,kind:"local",...G})}function s(o){const t=(0,E.Dl)(o);return t.ok&&t.value.scheme==="https"&&t.value.host!==""?t.value:null}const n={include:A.c3(A.sc),
exclude:A.c3(A.sc)};function r(o,t){const d=G=>(0,f.TR)(`the pattern ${(0,f.ol)(o)} ${G}`),h=o.split("/");if(h.length<2||h.length>3)return d("does not have two \
or three parts");const[_="",$="",D]=h.reverse(),v=D===void 0?(0,f.Ju)((0,y.Vm)(t)):c(D,m.Pv),g=c($,C.sL),O=c(_,C.sL);if(!v.ok)return d(`has an invalid hostname:\
 ${v.why}`);if(!g.ok)return d(`has an invalid namespace: ${g.why}`);if(!O.ok)return d(`has an invalid type: ${O.why}`);const R={host:v.value,namespace:g.value,type:O.
value};return(R.host!==null||R.namespace===null)&&(R.namespace!==null||R.type===null)?(0,f.Ju)(R):d('has a part after "*" that is not "*"')}const c=(o,t)=>o==="\
*"?(0,f.Ju)(null):t(o)}),9941:((ne,F,i)=>{i.d(F,{SH:()=>y,Td:()=>C,lS:()=>T,n_:()=>m,w4:()=>A,yN:()=>k});const f=25e4,E=100;class m{max;count=0;constructor(p=f){
this.max=p}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const y=(u,p,a)=>u.kind==="n\
ative"?u.blocks.filter(l=>l.type===p&&l.labels.length===a):u.members.flatMap(({name:l,value:e})=>l===p?w(p,e,a,[]):[]),C=u=>u.kind==="native"?u.attributes:u.members;
function A(u,p){if(!(u.kind==="native"&&u.mayHave?.(p)===!1))return C(u).find(a=>a.name===p)}const T=u=>(u.kind==="tuple"?u.elements:[u]).flatMap(a=>a.kind==="o\
bject"?a.items.filter(M):[]),M=u=>u.name!==void 0&&u.name!=="//";function w(u,p,a,l){if(a>0)return T(p).flatMap(({name:s,start:n,end:r,value:c})=>w(u,c,a-1,[...l,
{value:s,start:n,end:r}]));const e={start:p.start,end:p.start+1};return(p.kind==="tuple"?p.elements:[p]).filter(({kind:s})=>s==="object"||s==="tuple").map(s=>({
...e,type:u,labels:l,body:{kind:"json",members:T(s)}}))}const k=u=>{const p=[u.startsWith("\uFEFF")?1:0];let a=u.indexOf(`
`),l;return({start:e,end:s})=>{for(;a>=0&&a<e;a=u.indexOf(`
`,a+1))p.push(a+1);l??=I(u);const n=Math.max(1,P(p,e)),r=p[n-1]??0,c=(p[n]??(a<0?u.length:a)+1)-1;return{line:n,column:b(Math.max(e,r),r,l),endColumn:b(Math.min(
s,c),r,l)}}},b=(u,p,a)=>u-p-P(a,u-1)+P(a,p-1)+1,I=u=>/[\uD800-\uDBFF]/.test(u)?Array.from(u.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),p=>p.index):[];function P(u,p){
let a=0,l=u.length;for(;a<l;){const e=a+l>>>1;(u[e]??0)<=p?a=e+1:l=e}return a}}),1440:((ne,F,i)=>{i.d(F,{EH:()=>a,U4:()=>k,WI:()=>r,a4:()=>e,oO:()=>b});var f=i(
3916),E=i(7811),m=i(2213),y=i(8032),C=i(5243),A=i(9897),T=i(3846),M=i(8153),w=i(523);const k=".terraform/modules/modules.json",b=".terraform/terraform.tfstate",
I=(0,M.w3)({backend:(0,M.lq)((0,M.w3)({type:M.Qq,config:(0,M.Tj)((0,M.LT)(M.Qq))})),resources:(0,M.p_)((0,M.w3)({provider:M.Qq}))}),P=(0,M.w3)({backend:(0,M.lq)(
(0,M.w3)({config:(0,M.Tj)((0,M.LT)((0,M.Tj)((0,M.LT)(M.Qq))))}))}),u=new Set(Object.values(m.FV).flatMap(o=>o.split(/[ .]/))),p=/(?:^|\.)provider\["([^"\\]*)"\]/;
function a(o,t){const d=(0,M.D4)(t,I,"struct"),{backend:h,resources:_}=d.ok?d.value:I.zero,$=(0,M.D4)(t,P,"struct"),D=$.ok?[...$.value.backend?.config?.values()??
[]]:[],{type:v="",config:g=null}=h??{},O=[g,...D].flatMap(K=>Array.from(K??[],([G,j])=>j===""?null:l(v,G,j)));/^(remote|cloud)$/.test(v)&&!g?.get("hostname")&&O.
push("app.terraform.io");const R=new Set(_.map(({provider:K})=>K).filter(K=>K.includes("[")));return y.Du.flatMap(K=>{const G=Array.from(R,H=>{const V=(0,T.mi)(
p.exec(H)?.[1]??"",K);return V.kind!=="registry"?V.kind==="builtin"?null:A.IZ:K==="opentofu"&&(0,T.Gi)(V)?(0,C.Vm)(K):V.host});return[...new Set(d.ok?[...G,...O]:
[A.IZ])].flatMap(H=>H===null?[]:{file:o,host:H,client:K})})}function l(o,t,d){return o==="local"?(0,m.Bm)(d):m.Gb[o]?.split(" ").includes(t)?(0,m.D8)(d):u.has(t)||
t==="hostname"?(0,m.Ul)(d):null}function e(o,t){const d=(0,m.Bm)(`terraform.tfstate.d/${t.trim()}/terraform.tfstate`);return d===null?[]:y.Du.map(h=>({file:o,host:d,
client:h}))}const s=(0,M.w3)({key:M.Qq,source:M.Qq,version:M.Qq,dir:M.Qq}),n=(0,M.w3)({modules:(0,M.p_)(s)});function r(o,t){const d=t.trim()===""?(0,E.Ju)(n.zero):
(0,M.D4)(t,n,"struct");if(!d.ok)return d;const{modules:h}=d.value,_=h.find(({version:D})=>D!==""&&(0,w.oF)(D)===null);if(_!==void 0)return(0,E.TR)(`has the malf\
ormed version "${_.version}"`);if(new Set(h.map(({key:D})=>D)).size<h.length)return(0,E.TR)("has two modules with the same key");const $=h.filter(({key:D})=>D!==
"");return(0,E.Ju)($.map(({dir:D,...v})=>({...v,root:o,directory:c(o,D)})))}function c(o,t){const d=(0,f.isAbsolute)(t)?t:`${o===""?".":o}/${t}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(t)?(0,f.normalize)(d).replace(/(?<=.)\/$/,""):d}}),9373:((ne,F,i)=>{i.d(F,{Pv:()=>A,fJ:()=>k,hK:()=>T,n6:()=>P,s1:()=>u,z0:()=>y});var f=i(3096),E=i(5243),
m=i(2172);const y=({kind:p})=>p==="module"||p==="state"||p==="lock",C=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function A(p,a){const{usages:l,declared:e,units:s,installed:n=[]}=p,r=new Map,c=t=>{const d=r.get(t)??T(t);return r.set(t,d),d},o=({directories:t,place:d})=>t?.
map(c)??[c((0,f.jt)(d.file))];for(const t of s){const d=c(t.directory);d.unit=t,d.hasConfiguration=!0,d.isInitialised=!0,t.module!==null&&d.children.push({name:t.
module,root:null,call:null})}for(const t of l)if(!(!t.clients.includes(a)||t.kind==="saved_state"))for(const d of o(t))t.kind==="test_module"?d.tests.push(t):M(
d,t,a);for(const t of e){const{kind:d,place:h}=t;if(!(a==="terraform"&&/\.tofu(\.json)?$/.test(h.file)))for(const _ of o(t))_.declared.push(t),d==="lock"?w(_,h):
_.hasConfiguration=!0,_.isInitialised||=d==="state"}for(const t of r.values())I(r,t);for(const[t,d]of Map.groupBy(n,h=>h.root))c(t).installed=new Map(d.map(h=>[
h.key,h]));return r}const T=p=>({name:p,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[p]});function M(p,a,l){const e=a.address==="terraform"&&p.unit?.module===null;if(!(a.kind==="terragrunt_source"&&!e)&&(a.kind==="lock_provider"?
w(p,a.place):p.hasConfiguration=!0,!(!C.test(a.kind)||a.isOverridden&&a.kind!=="module")&&(p.usages.push(a),!(a.isOverridden||a.kind!=="module"))))for(const{source:s,
root:n}of(0,m.MZ)(a,l)){const[r=null]=b(p.name,s);p.children.push({name:r,root:n,call:a})}}function w(p,{file:a}){p.lockFile=a,p.isInitialised=!0}const k=(p,{name:a,
unit:l})=>p.root===null||l===null&&p.root===a,b=(p,a)=>a!==null&&(0,E.Nj)(a)?[(0,f.un)(p,a)]:[];function I(p,a){const{name:l,tests:e}=a;if(e.length===0)return;const s=p.
get((0,f.RO)(l)),n=s?.hasConfiguration===!0?s:a;n.isInitialised=!0,n!==a&&(n.tests.push(...e),a.tests=[])}const P=({name:p,tests:a})=>a.flatMap(({text:l})=>b(p,
l)),u=p=>[...p.children.flatMap(({name:a})=>a??[]),...P(p)]}),2172:((ne,F,i)=>{i.d(F,{IY:()=>k,Im:()=>b,JT:()=>w,KS:()=>P,MP:()=>M,MZ:()=>u,W$:()=>T,Xo:()=>a,cd:()=>A,
ek:()=>I,lc:()=>p});var f=i(3096),E=i(5243),m=i(3846),y=i(3298);const C="hostnames input",A={file:C,line:1,column:1,endColumn:1},T=e=>e.file===C?C:e,M=({host:e,
namespace:s,name:n,system:r})=>[e,s,n,r].join("/"),w=({host:e,namespace:s,type:n})=>[e,s,n].join("/"),k=e=>"type"in e?w(e):M(e);function b(e){return"constraints"in
e?e.constraints:e.constraint===null?[]:[e.constraint]}const I=e=>("places"in e?e.places:[e.place]).map(T);function P({version:e},s){if(e===void 0)return null;const n=(e.
value===void 0?e.text:e.value[s])??null;return n===null?null:{text:n,place:e.place}}const u=({text:e,calls:s},n)=>s===void 0?[{root:null,source:e,version:null,isOpen:!1}]:
s[n]??[];function p({kind:e,text:s,address:n},r,c){switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const o=(0,m.mi)(s??"",c);return o.
kind==="registry"?o:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"hashicorp",type:(0,m.op)(n)};case"implied_prov\
ider":return{host:r,namespace:"hashicorp",type:(0,m.A5)(s)};default:return null}}function a(e,s){const n=Map.groupBy(s,({lockFile:t})=>t),r=new Set(e.flatMap(({
kind:t,text:d,place:h})=>l.test(t)&&!(0,E.Nj)(d??"")?(0,f.jt)(h.file):[])),c=(0,y.O)(t=>new Set(t.providers.map(({provider:d})=>w(d)))),o=(t,d)=>{if(t.calls.length>
0||t.directories.some(_=>r.has(_)))return!0;const h=p(d,(0,E.Vm)(t.client),t.client);return h===null||c(t).has(w(h))};return e.map(t=>{if(t.kind!=="lock_provide\
r"||t.needs.length===0)return t;const d=n.get(t.place.file);return d===void 0||d.some(_=>o(_,t))?t:{...t,needs:[]}})}const l=/^(?:module|test_module|terragrunt_source)/}),
5324:((ne,F,i)=>{i.d(F,{ET:()=>k,KG:()=>u,Wj:()=>e,kI:()=>I,rN:()=>l,uF:()=>p,un:()=>a});var f=i(3024),E=i(6760),m=i(4756),y=i(2170),C=i(3096),A=i(3298),T=i(9968),
M=i(1440),w=i(4850);function k({root:s,scan:n}){const r=[s,...n.map(d=>(0,E.resolve)(s,(0,w.VK)(d).fixed))].map(b),c=d=>r.some(h=>h!==null&&(0,T.UO)(d,h)),o=d=>{
const h=(0,E.resolve)(s,d),_=(0,f.existsSync)(h)?b(h):null;return _!==null&&c(_)?_:null},t=(d,h)=>{const _=o(d);return(_===null?[]:(0,T.Mc)(_).filter(h)).map(({
name:D})=>D).sort()};return{list:d=>t(d,h=>!h.isDirectory()),directories:d=>t(d,h=>h.isDirectory()&&!(0,w.G$)(h.name)),exists:d=>(0,f.existsSync)((0,E.resolve)(
s,d)),locate:(0,A.O)(o),nameOf:d=>{const h=o(d);return h===null?null:(0,w.sq)((0,E.relative)(r[0]??s,h))},read:(d,h)=>{const _=o(d);return _===null?null:(0,T.r7)(
_,h)}}}const b=s=>(0,T.N0)(()=>(0,f.realpathSync)(s),null);function I(s,n){const{fixed:r,glob:c}=(0,w.VK)(n);try{const o=(0,f.realpathSync)((0,E.resolve)(s,r)),
t=(0,w.sq)((0,E.relative)(s,o)),d=(0,T.UO)(o,s),h=d?s:o;if(c!==void 0)return{path:o,name:t,boundary:h,glob:(0,C.Gz)(t,c)};if((0,f.statSync)(o).isDirectory())return{
path:o,name:t,boundary:h};const _=(0,E.resolve)(o,"..");return{...{path:_,name:(0,w.sq)((0,E.relative)(s,_))},boundary:d?s:_,file:t}}catch(o){return(0,y.ht)(n,(0,m.
WO)({what:"scan",code:(0,T.Oj)(o)}))}}const P=200;function u(s){const{path:n,name:r,depth:c}=s;if(c>P)return(0,y.ht)(r,(0,m.ub)({kind:"depth",max:P}));try{return(0,f.
readdirSync)(n,{withFileTypes:!0}).sort((o,t)=>o.name<t.name?-1:1)}catch(o){return(0,y.ht)(r,(0,m.WO)({what:"directory",code:(0,T.Oj)(o)}))}}const p=(s=new Map)=>({
toolFiles:[],links:s,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function a(s,{exists:n,read:r}){return n(s)?(0,M.EH)(s,r(s)??""):
[]}function l(s,n){const r=(0,C.Gz)(s,".terraform/environment"),c=n.read(r);return[...a((0,C.Gz)(s,M.oO),n),...c===null?[]:(0,M.a4)(r,c)]}function e(s,{exists:n,
read:r,nameOf:c}){const o=(0,C.Gz)(s,M.U4),t=r(o);if(t===null){const _=n(o)?(0,y.ht)(o,(0,m.a3)({what:"outside",path:o})):null;return{installed:[],note:_}}const d=(0,M.
WI)(s,t);if(!d.ok){const _=(0,m.U$)({error:`the list ${d.why}`,isRefused:!0});return{installed:[],note:(0,y.ht)(o,_)}}return{installed:d.value.map(_=>{const $=_.
directory;return(0,E.isAbsolute)($)&&(0,E.normalize)($)===$?{..._,directory:c($)??$}:_}),note:null}}}),6889:((ne,F,i)=>{i.d(F,{L2:()=>M,WJ:()=>T,rU:()=>w,uQ:()=>k});
var f=i(9432),E=i(9119),m=i(8032),y=i(3096),C=i(1250),A=i(1138);const T=([e,...s])=>e===void 0||s.length>0?"both":e;function M({setting:e,scan:s}){const{name:n}=e,
r=n==="auto"?null:n==="both"?m.Du:[n],c=s===null||s.isEmpty?null:s,o=c===null?[]:u(c,e,r),t={setting:e,signs:o,constraints:c?.constraints??[]};if(r!==null)return p(
r,["set by `dialect`"],[],t);if(c===null)return p(m.Du,["CLI not detected; set `dialect` to check one"],[],t);const d=P(o);if(d.length===0)return{...p(["terrafo\
rm"],["assumed; set `dialect`"],[],t),isGuess:!0};const h=b(d),_=h.flatMap($=>d.find(D=>D.client===$)??[]);return p(h,_.map(l),d,t)}function w({clients:e},s){if(s===
null||s.isEmpty)return m.zK;const n=new Set([...e,...s.tools().others]);return s.usesTerragrunt&&n.add("terragrunt"),m.zK.filter(r=>n.has(r))}function k(e,{evidence:s,
versions:n}){return(r,c)=>{const o=s.some(t=>{if(t.level!=="version-file"||t.version===null)return!1;const d=(0,y.jt)(t.place.file);return t.client===r&&(d===""||
`${c}/`.startsWith(`${d}/`))});return e.version??(o?n[r]??null:null)}}const b=e=>m.Du.filter(s=>e.some(n=>n.client===s));function I(e){const s=e.filter(({place:n})=>!(0,E.
Zl)(n.file));return s.length===0?e:s}function P(e){const s=I(e),n=C.A.find(r=>s.some(c=>c.level===r));return s.filter(({level:r})=>r===n)}function u({signs:e,tools:s,
hasCloudHostname:n},{version:r},c){const o=P(e),t=c??b(o),d=o.every(({place:g})=>(0,E.Zl)(g.file)),h=c===null&&(d||o.some(({isCloud:g})=>g)),_=r===null&&t.some(
g=>(0,A.w)(g,[]).length>1);if(!h&&!_)return e;const{setsCloudHostname:$,signs:D}=s(),v=n||$;return[...e.filter(({isCloud:g})=>!(g&&v)),...D]}function p(e,s,n,r){
const c=e.map(d=>a(d,r)),o=c.filter(({version:d})=>d!==null),t=o.flatMap(({signs:d})=>d.slice(0,1).map(l));return{name:T(e),clients:e,releases:c.flatMap(({releases:d})=>d),
versions:Object.fromEntries(o.map(({client:d,version:h})=>[d,h??""])),why:[...new Set([...s,...t])].join(", "),evidence:[...new Set([...n,...c.flatMap(({signs:d})=>d)])]}}
function a(e,{setting:s,signs:n,constraints:r}){const c=(D,v)=>{const[g=null,...O]=D,R=(0,A.w)(e,D);return{client:e,releases:R,version:O.length===0?g:null,signs:v}};
if(s.version!==null)return c([s.version],[]);const o=I(n.filter(D=>D.client===e&&D.version!==null)),t=new Set(o.map(({version:D})=>(D??"").replace(/^v/,"")));if(t.
size>0){const D=c([...t],o);return{...D,version:(0,A.l)(D.version??"")?D.version:null}}const d=I(r).map(({text:D,place:v})=>({client:e,level:"syntax",place:v,text:`\
requires ${(0,f.dh)(D)}`,version:D})),h=c([],[]),_=d.map(({version:D})=>D),$=c(_,d);return $.releases.length===h.releases.length?h:$}const l=({place:e,text:s})=>`${e.
file}:${e.line} ${s}`}),9059:((ne,F,i)=>{i.d(F,{$:()=>p,$t:()=>c,AN:()=>l,Dx:()=>r,_X:()=>I});var f=i(3096),E=i(9941),m=i(5324),y=i(3114),C=i(4850);const A=".gi\
thub/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),T=o=>o==="config.toml",
M=[["",y.Z8],[".github",()=>!1],...A.map(o=>[o,t=>/\.ya?ml$/i.test(t)]),[".devcontainer",y.Z8],[".config",y.TD],[".config/mise",T],[".mise",T]],w=".github/actio\
ns",k=128*1024,b=200;function*I({root:o,exclude:t},d){const h=(0,m.ET)({root:o,scan:[]}),_=(0,C.Ls)(t),$=P(h).filter(g=>!_(g)),D=g=>g.split("/").length,v=[...new Set(
[...$,...d])].sort((g,O)=>D(g)-D(O)||(g<O?-1:1));for(const g of v.slice(0,b)){const O=h.read(g);O!==null&&O.length<=k&&(yield{file:g,text:O})}}function P(o){const t=M.
flatMap(([h,_])=>o.list(h).filter($=>_($)||p((0,f.Gz)(h,$))).map($=>(0,f.Gz)(h,$))),d=o.directories(w).flatMap(h=>["action.yml","action.yaml"].map(_=>`${w}/${h}\
/${_}`));return[...t,...d]}const u=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],p=o=>u.some(([,t])=>t.test(o)),a=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function l({file:o,text:t}){if(p(o)){const h=r(o,t);return u.flatMap(([_,$,
D])=>$.test(o)&&h.some(v=>D.test(v))?_:[])}return t.search(a)<0?[]:r(o,t).flatMap(h=>h.match(a)??[]).map(h=>h.toLowerCase())}const e=1e3,s=/(^|\s)#.*$/s,n=/(^|\s)(\/\/|\/?\*).*$/s;
function r(o,t){const d=/jenkinsfile|\.json$/i.test(o)?n:s;return t.split(`
`).map(h=>h.slice(0,e).replace(d,"").trimEnd())}function c(o,t,d,h){return{file:o,...(0,E.yN)(d)(h),line:t+1}}}),3114:((ne,F,i)=>{i.d(F,{Ep:()=>T,L8:()=>k,TD:()=>a,
Z:()=>p,Z8:()=>l,dN:()=>u,tr:()=>w,xO:()=>P});var f=i(8032);const E=["terraform"],m=["opentofu"],y=/\.tfquery\.(hcl|json)$/,C=[[/\.tf(\.json)?$/,"config",f.Du],
[/\.tofu(\.json)?$/,"config",m],[/\.tftest\.(hcl|json)$/,"test",f.Du],[/\.tofutest\.(hcl|json)$/,"test",m],[y,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,f.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",f.Du]],A=/\.(tf|tofu|hcl|json)$/,
T=({class:e})=>e==="config"||e==="test",M={class:"lock",syntax:"hcl",clients:f.Du,isOverride:!1},w=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
e);function k(e,s,n){if(e===".terraform.lock.hcl")return M;const r=A.test(e)?C.find(([R])=>R.test(e)):void 0,[c=/$/,o=null,t=[]]=r??[];if(o===null)return;const d=b(
e)&&o==="test"&&n==="tests";if(b(e)&&!d)return;const h=e.search(c),_=e.slice(0,h),$=_+e.slice(h).replace(".tf",".tofu"),D=_==="override"||_.endsWith("_override"),
v=d||$!==e&&s.has($);if(v&&!t.includes("terraform"))return;const g=v?E:t,O=e.endsWith(".json")?"json":"hcl";return{class:o,syntax:O,clients:g,isOverride:D}}const b=e=>e.
startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),I=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),P=e=>y.test(e),u=[".spacelift/config.yml",".spacelift/config.yaml"],p=e=>e.endsWith(".tfbackend"),a=e=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(e),l=e=>a(e)||I.test(e)}),4850:((ne,F,i)=>{i.d(F,{$8:()=>M,G$:()=>w,Ls:()=>A,VK:()=>C,sT:()=>b,sq:()=>k});var f=i(6760),E=i(4756),m=i(9968);const y=/[*?[{]/;
function C(I){const P=I.split("/"),u=P.findIndex(p=>y.test(p));return u<0?{fixed:I}:{fixed:P.slice(0,u).join("/"),glob:P.slice(u).join("/")}}function A(I){const P=I.
map(u=>{const p=u.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:p,start:T(p)}});return u=>{const p=u.toLowerCase();return P.some(({glob:a,start:l})=>a===
u||p.startsWith(l)&&f.posix.matchesGlob(u,a))}}function T(I){const[P=""]=I.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(I)??[];return P.toLowerCase()}const M=({
file:I,glob:P},u)=>I===u||P!==void 0&&f.posix.matchesGlob(u,P),w=I=>I.startsWith(".")||I==="node_modules",k=I=>f.sep==="/"?I:I.replaceAll(f.sep,"/");function b(I,{
boundary:P}){return I.kind==="error"?(0,E.WO)({what:"link",code:I.code}):(0,m.UO)(I.path,P)?I.kind==="special"?(0,E.WO)({...I,what:"link-to-special-file"}):I.kind===
"file"?I.path:null:(0,E.a3)({what:"link"})}}),1250:((ne,F,i)=>{i.d(F,{A:()=>C,j:()=>A});var f=i(2170),E=i(9119),m=i(8032),y=i(5243);const C=["lock-file","syntax",
"version-file","tool","hook"];class A{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:k},scope:b,isContext:I}){if(I)return;const[P,...u]=k;if(P!==
void 0&&u.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const p=`is read by ${m.bB[P]} only`;this.addSign({client:P,level:"syntax",place:{file:w,...f.wv},text:p})}for(const p of b.
declared)this.addDeclared(p)}end(w){for(const{kind:k,host:b,place:I,clients:P,isOverridden:u,text:p}of w)if(k==="lock_provider"){const a=m.Du.find(e=>(0,y.Vm)(e)===
b),l=`locks providers from ${b}`;a&&this.addSign({client:a,level:"lock-file",place:I,text:l})}else k==="cloud_default"&&!u&&P.includes("terraform")?this.addSign(
{client:"terraform",level:"syntax",place:I,text:"has a cloud block without hostname",isCloud:!0}):k==="module"&&p?.startsWith("oci:")&&this.addSign({client:"ope\
ntofu",level:"syntax",place:I,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(w){const{
kind:k,text:b,place:I}=w;if(k==="version")T(this.constraints,b,w);else if(k==="binary"){const P=b==="tofu"?"opentofu":"terraform";this.addSign({client:P,level:"\
version-file",place:I,text:"sets terraform_binary"})}else if((0,m.SO)(k)){const{client:P,what:u}=m.$I[k];this.addSign({client:P,level:"syntax",place:I,text:`has\
 ${u}`})}}addSign(w){T(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}function T(M,w,k){const b=(0,E.Zl)(k.place.file)?`${w} aside`:w;M.has(b)||M.set(
b,k)}}),1011:((ne,F,i)=>{i.d(F,{CI:()=>A,G4:()=>P,O8:()=>y,Rt:()=>m,VZ:()=>C,eI:()=>M,kA:()=>k,s7:()=>w,sw:()=>T,vH:()=>b});var f=i(4756),E=i(2170);const m=["or\
ganization","workspaces"],y=["module","state","lock"],C=["version","compatible","provider-version"],A=({directory:u,module:p})=>[...new Set([u,p??u])];function T(u,p){
const a=l=>{const e=l.clients.filter(s=>p.includes(s));return e.length===0?[]:{...l,clients:e}};return u.flatMap(l=>{if(l.clients.every(n=>p.includes(n)))return l;
const e=l.needs.flatMap(a),s=l.isHostImplied?e[0]?.host??l.host:l.host;return a({...l,needs:e,host:s})})}const M=(u,p)=>u.map(a=>{const{calls:l,evaluated:e}=a;if(p.
length===0||l===void 0||e===void 0)return a;const s=Object.entries(l).filter(([n])=>!p.some(r=>r===n));return{...a,calls:Object.fromEntries(s)}}),w=({workspace:u,
hasOwnToken:p,directHost:a})=>u!==void 0||p===!0||a!==void 0,k=u=>new Set(u.flatMap(({host:p,isHostImplied:a})=>a?[]:p??[])),b=(u,p)=>u.filter(({clients:a})=>a.
some(l=>p.includes(l))),I=1e4;function P(u=I){const p=[],a={error:0,warning:0,notice:0};let l=0;const e=n=>{a[n.severity]+=1,a[n.severity]<=u?p.push(n):l+=1},s=()=>(0,E.
ht)(".",(0,f.ub)({kind:"problems",max:u,omitted:l}));return{add:e,all:()=>l===0?p:[...p,s()]}}}),450:((ne,F,i)=>{i.d(F,{o:()=>I,v:()=>a});var f=i(2170),E=i(9119),
m=i(3096),y=i(3846),C=i(3298),A=i(1011);let T=function(...l){return{asWritten:T}=i.late([276,631,976,557],4976),new.target?new T(...l):T(...l)},M=function(...l){
return{usagesOf:M}=i.late([276,631,976,557],4976),new.target?new M(...l):M(...l)},w=function(...l){return{declaredIn:w}=i.late([276,631,976,557],4976),new.target?
new w(...l):w(...l)},k=function(...l){return{parseFile:k}=i.late([276,631,976,557],4976),new.target?new k(...l):k(...l)};const b=25e4;class I{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(e){
this.scan=e,this.scanned=new Set([...e.usages,...e.declared].map(({place:s})=>s.file))}inherit(e,s,n){const r=(0,E.df)(e),c=this.sources.get(r)??[];this.sources.
set(r,c),c.push({root:n,source:s,version:null,isOpen:!1})}add({file:e,text:s,lines:n},r,c){if(n===null&&this.scanned.has(e))return this.snippets.set(e,(this.snippets.
get(e)??new Set).add(c)),!0;if(this.count+=s.length/1e3,this.count>b)return this.unread.push({file:e,...f.wv}),!1;const o=h=>n===null||h.place.line<=n[1]?h:{...h,
place:n[0]},t=k(s,{...r,isGenerated:!0},e),{usages:d}=M([t],(h,_)=>T(_));for(const h of d){const _=h.version&&o(h.version);P(this.usages,o({...h,version:_}),c)}
for(const h of w([t]))h.kind!=="module"&&P(this.declared,o(h),c);return this.count+=d.length,!r.isOverride||d.every(h=>h.kind==="implied_provider")}finish(e){if(e.
length===0)return this.scan;const n=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:o})=>o.file).values().flatMap(o=>o.sort((t,d)=>t.place.line-
d.place.line)),r=Array.from(n,o=>this.placed(this.inherited(o))),c=new Set(e.flatMap(o=>o.replaced));return{...this.scan,notes:this.scan.notes.filter(o=>!c.has(
(0,f.W7)(o))),usages:p(r,e),declared:[...this.scan.declared,...this.declared.values()].map(o=>this.placed(o)),units:e,unread:this.unread}}inherited(e){const s=(0,E.
df)(e.place),n=e.kind==="terragrunt_source"?this.sources.get(s):void 0;if(n===void 0)return e;this.sources.delete(s);const r=n.flatMap(({root:c})=>c??[]);return{
...e,calls:{terraform:n,opentofu:n},directories:r}}placed(e){const s=this.snippets.get(e.place.file);if(s===void 0)return e;const n=(0,m.jt)(e.place.file),r=this.
isOfSnippets(n)?[...s]:[n,...s];return{...e,directories:r}}isOfSnippets=(0,C.O)(e=>this.scanned.values().every(s=>(0,m.jt)(s)!==e||this.snippets.has(s)))}function P(l,e,s){
const{kind:n,text:r,place:c}=e,o="address"in e?[e.address,e.version?.text]:[e.localName],t=[(0,E.df)(c),n,r,...o].join(`
`),d=l.get(t)??{...e,directories:[]};l.set(t,d),d.directories.at(-1)!==s&&d.directories.push(s)}const u=({directories:l,place:e})=>l??[(0,m.jt)(e.file)];function p(l,e){
const s=l.filter(({kind:o})=>o.startsWith("required_provider")),n=a(s,u),r=a(e,A.CI),c=(0,C.O)(o=>{const d=(0,A.CI)(o).flatMap(h=>n.get(h)??[]).filter(({item:h})=>!o.
replaced.includes(h.place.file));return new Set(d.map(({item:h})=>(0,y.op)(h.address)))});return l.map(o=>{const t=o.kind==="implied_provider"?u(o):[],d=t.flatMap(
D=>r.get(D)??[]);if(d.length===0)return o;const h=(0,y.A5)(o.text),_=d.flatMap(({item:D})=>c(D).has(h)?[]:D);if(_.length===0)return{...o,isOverridden:!0,needs:[]};
const $=_.flatMap(({isPartial:D,directory:v})=>D?[]:v);return{...o,directories:[...$,...t.filter(D=>!r.has(D))]}})}function a(l,e){const s=l.flatMap(n=>e(n).map(
r=>({directory:r,item:n})));return Map.groupBy(s,({directory:n})=>n)}}),5102:((ne,F,i)=>{i.d(F,{DI:()=>T,Fl:()=>I,JR:()=>M,QK:()=>a,Rm:()=>u,Yn:()=>P,Zh:()=>l,b:()=>k,
fi:()=>s,hm:()=>p,md:()=>b,nM:()=>e,nx:()=>y,sG:()=>A,vh:()=>C});var f=i(2886),E=i(4702),m=i(9615);const y={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},C=Object.keys(y);function A(n){if(k(n))return"unchecked";const r=p(n.findings);return r==="error"?"fails":r==="warning"?
"warns":M(n)?"skipped":"works"}const T=n=>A(n)==="fails",M=({visit:n})=>n.attempt.discovery.kind==="skipped",w=["host-not-checked",...f.H4],k=({visit:{attempt:n}})=>n.
discovery.kind==="skipped"&&w.includes(n.discovery.problem.code),b=n=>C.flatMap(r=>n.filter(c=>A(c)===r));function I(n){const r=new Set(n.map(({worst:c})=>c));return r.
has("error")?"fails":r.has("warning")?"warns":n.some(u)?"skipped":"works"}function P(n,r){const c=Object.groupBy(n,_=>I(r(_))),{fails:o=[],warns:t=[],skipped:d=[],
works:h=[]}=c;return[o,t,d,h]}const u=({chosen:n,isUnchecked:r})=>r===!0||Object.keys(n).length===0,p=n=>m.oC.find(r=>n.some(c=>c.severity===r))??null;function a({
findings:n}){const r=p(n);return r==="notice"?[]:n.filter(({severity:c})=>c===r)}const l=({severity:n},{failOn:r})=>n==="error"||(0,E.k2)(n,r),e=({severity:n})=>n!==
"notice";function s({passed:n,hosts:r,findings:c}){return n?c.some(e)?"warns":r.length===0?"skipped":"works":"fails"}}),4120:((ne,F,i)=>{i.d(F,{H8:()=>A,Iu:()=>C,
QI:()=>k,QN:()=>a,SY:()=>T,dy:()=>y,kJ:()=>b,nO:()=>l,od:()=>w,tY:()=>I,u8:()=>u});var f=i(9432),E=i(9615),m=i(8032);const y="new in this pull request",C=e=>e.replace(
/^./u,s=>s.toUpperCase()),A=e=>E.oC.flatMap(s=>{const{length:n}=e.filter(r=>r.severity===s);return n===0?[]:[(0,f.px)(n,s)]}).join(", "),T=e=>m.zK.every(s=>e.includes(
s))?"all clients":M(e).join(", "),M=e=>e.map(s=>m.bB[s]);function w(e,s){const n=s.filter(r=>e.includes(r));return e.length===0||n.length===s.length?"":M(n).join(
", ")||"no client in use"}const k=({clients:e,versions:s})=>e.map(n=>[m.bB[n],s[n]].join(" ").trim()).join(" and ");function b(e){return e<999.5?`${Math.round(e)}\
 ms`:e<59950?`${(e/1e3).toFixed(1)} s`:`${(e/6e4).toFixed(1)} min`}function I(e){return e<1e3?`${e} B`:e<999950?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)}\
 MB`}const P=36e5;function u(e,s){const n=(Date.parse(s)-Date.parse(e))/P;if(n>=48)return`${p(n/24)} days`;if(n>=1)return`${p(n)} h`;const r=Math.floor(n*60);return r>=
1?`${r} min`:"less than a minute"}const p=e=>Math.floor(e*10)/10,a=e=>`${e.slice(0,16).replace("T"," ")} UTC`;function l(e,s){const n=(Date.parse(e)-Date.parse(
s))/(24*P);if(Number.isNaN(n))return e;const r=Math.floor(Math.abs(n)),c=r===0?"less than a day":(0,f.px)(r,"day");return`${e.slice(0,10)} (${n<0?`${c} ago`:`in\
 ${c}`})`}}),8884:((ne,F,i)=>{i.d(F,{CN:()=>e,Dx:()=>P,GH:()=>w,Ky:()=>y,TD:()=>C,YC:()=>p,eb:()=>T,f5:()=>u,io:()=>a,ju:()=>l,lp:()=>I,mj:()=>k,oN:()=>b});var f=i(
9432),E=i(2170),m=i(9119);function y(r,c){const{places:o,noun:t}=C(r);return(0,f.K4)(o,c,m.eo,d=>(0,f.px)(d,`more ${t}`))}function C(r){const c=n(r),o=(0,m.t6)(
c,d=>s(d)?(0,m._M)(d.file)??d:d),t=A(o).length>1;return{places:t?o:c,noun:t?"repository":"place"}}const A=r=>r.filter(s).filter(({file:c})=>(0,m._M)(c)!==null),
T=r=>(0,m.t6)(A(M(r)),({file:c})=>(0,m._M)(c)),M=r=>[...new Set(r.map(({places:c})=>c))].flat(),w=(r,c,o)=>`${r===c?"all":`${r} of`} ${c} ${o}`;function k(r,c){
const{length:o}=c>1?T(r):[];return o>1?w(o,c,"repositories"):""}function b(r,c){const o=new Set(r.flatMap(({file:h})=>(0,m._M)(h)??[])).size>1,t=h=>(o?(0,m._M)(
h.file):null)??`${h.line}:${h.file}`,d=new Set(c.map(t));return r.filter(h=>!d.has(t(h)))}function I(r,c){const o=P([r]);return y(b(o,o.slice(0,1)),c)}const P=r=>n(
M(r).filter(s)),u=r=>[...new Set(M(r).filter(c=>typeof c=="string"))];function p(r){const c=r.hosts.flatMap(({requirements:t})=>t),o=[...r.findings,...r.roots.flatMap(
({rows:t})=>t)];return[...new Set([...c.map(({because:t})=>t),...o.map(t=>t.places)])]}const a=r=>r.find(c=>(0,E.Xd)(c)!==null),l=({services:[r,...c]})=>c.length===
0?r??null:null,e=r=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(r)&&(0,m._M)(r)===null,s=r=>typeof r!="string",n=r=>(0,m.t6)(r,c=>s(c)?`${c.line}:${c.file}`:c)}),
6763:((ne,F,i)=>{i.d(F,{QA:()=>p,h$:()=>e,j6:()=>l,q9:()=>I,rc:()=>P});var f=i(2886),E=i(9432),m=i(9119),y=i(255),C=i(5106),A=i(5102),T=i(4120),M=i(8884);const w=50,
k=3,b=2;function I(s){const{shown:n,more:r}=(0,E.zN)(s,w);return r===0?n:[...n,`and ${(0,E.px)(r,"more remark")}`]}function P(s){const n=(0,M.YC)(s).some(({length:$})=>$===
m.WD),c=s.roots.flatMap(({rows:$})=>$.flatMap(D=>D.platforms)).some(({available:$})=>$),o=s.files.filter(({exclude:$,severity:D})=>$&&D!=="notice"),t=[...new Set(
o.flatMap(({exclude:$})=>$??[]))],d=(0,M.eb)(o).length>0?" where their files are read":"",h=`${(0,E.px)(o.length,"finding")} in tests, examples or templates, wh\
ere errors are warnings`,_=`to skip such files, set \`exclude\`${d}: ${(0,E.K4)(t,k,E.dh)}`;return[...n?[`lists of places end after ${m.WD} places`]:[],...o.length>
0?[`${h}; ${_}`]:[],...c?["signatures of provider packages were not verified"]:[]]}const u="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".
split(" ");function p({findings:s},n){const r=u.flatMap(o=>{const t=n[o]||o.endsWith("Y")&&n[o.toLowerCase()];return t?`${o} (${(0,E.dh)(t.slice(t.lastIndexOf("\
@")+1))})`:[]});return s.some(o=>o.problem.obstacle||(0,f.zv)(o))&&r.length>0?[`connections used ${r.join(", ")}`]:[]}function a({hosts:s},n){const{scan:r,repositories:c}=n,
{length:o}=s.filter(({requirements:_})=>_.some(({because:$})=>$.some(D=>typeof D!="string"))),t=`${(0,E.px)(r.usages,"usage")} of ${(0,E.px)(o,"registry host")}`,
d=o===0?"no registry host is used":t;return c.length>0?`${d} in ${(0,E.px)(c.length,"repository")}`:r.files===0?r.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,E.px)(r.files,"file")} (${(0,T.tY)(r.bytes)})`} in ${(0,T.kJ)(r.durationMs)}: ${d}`}function l({hosts:s},{depth:n}){const r=s.filter(
t=>["works","warns"].includes((0,A.sG)(t))&&t.requirements.some(({service:d,because:h})=>(d===C.e$||d===C.xq)&&h.some($=>typeof $!="string")));return n!=="disco\
very"||r.length===0?[]:[`not checked at ${(0,E.K4)(r,b,({visit:t})=>(0,y.nx)(t.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function e(s,n){const{dialect:r,durationMs:c,scan:o,remarks:t}=n,{findings:d,ignored:h}=s,_=(0,T.H8)(d)||"no findings",$=h>
0?`${_}, ${h} ignored`:_,v=s.hosts.length===0&&o.files===0?"":` for ${(0,T.QI)(r)} (${r.why})`,g=a(s,n);return[`${$}; checked in ${(0,T.kJ)(c)}${v}`,...g===null?
[]:[g],...t]}}),9432:((ne,F,i)=>{i.d(F,{$$:()=>P,B9:()=>o,Cw:()=>D,I0:()=>u,K4:()=>I,NM:()=>d,VW:()=>c,Wt:()=>n,YA:()=>_,_r:()=>h,dh:()=>T,eZ:()=>p,go:()=>l,mP:()=>e,
px:()=>w,qZ:()=>t,zM:()=>$,zN:()=>b,zd:()=>a});var f=i(8032),E=i(1780),m=i(5106),y=i(9179);const C=300,A=8192;function T(g,O=C){const{length:R}=g,K=R>A?(0,y.NE)(
g.slice(0,A)):(0,y._U)(g);return K.length<=O?K:`${M(K,O)}\u2026`}const M=(g,O)=>structuredClone(g.slice(0,O).toWellFormed()),w=(g,O)=>`${g} ${g===1?O:k(O)}`,k=g=>`${g.
replace(/(?<=[^aeiou])y$/,"ie")}s`;function b(g,O){const{length:R}=g,K=typeof O=="number"?O:R<=2*O.few?R:O.few,G=g.slice(K);return{shown:g.slice(0,K),rest:G,more:G.
length}}function I(g,O,R=String,K=G=>`${G} more`){const{shown:G,more:j}=b(g,O),H=G.map(V=>R(V)).join(", ");return j>0?`${H} and ${K(j)}`:H}const P=g=>new TextEncoder().
encode(g).length;function u(g,O,R,K){const G=[];let j=0;for(const H of Iterator.from(g).map(K)){if(j+=P(H)+R,j>O)break;G.push(H)}return{shown:G,more:g.length-G.
length}}const p=g=>g.map(O=>f.bB[O]).join(" and "),a=g=>(0,E.xI)`the clients print "${g}"`;function l(g){return g===null?"null":Array.isArray(g)?"an array":typeof g==
"object"?"an object":`a ${typeof g}`}function e(g){if(g.kind==="error")return`cannot be read: ${g.code}`;if(g.kind==="special")return`is ${g.is} and is not read`;
const{bytes:O,maxBytes:R}=g;return`has ${O} bytes and is not read; the limit is ${R/1024/1024} MiB`}const s={[m.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function n(g){return g.flatMap(R=>s[R]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const r=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),c=g=>r.
get(g)??null,o=g=>`wait and run the check again; see ${c(g)??"its status page"}, and consider a network mirror for providers`,t=g=>(0,E.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,E.
KT)(g)} is public, so this network or country is blocked`;function d({page:g,asked:O},R){if(g===null)return R;const K=g.title===""?"":` ("${g.title}")`,G=R.guest??
t(O);switch(g.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:G,because:`the host returned a sign-in p\
age${K}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${K}: allow this machine to reach the host`;case"other":{const j=`the host \
returned an HTML page${K}`;return{user:n([]),...R,guest:G,because:j}}}}function h({url:g,status:O,reason:R,said:K},G=!1){const j=K===void 0?"":` ("${T(K)}")`;return(0,E.
xI)`${G?"":(0,E.xI)`${(0,E.KT)(g)} returned `}${`${O} ${T(R)}`.trim()}${j}`}const _=g=>`${Math.round(g/100)/10} s`,$=g=>g.kind==="several"?g.reasons:[g];function D(g){
switch(g.kind){case"deadline":return`the check reached its deadline of ${_(g.ms)}`;case"signal":return`the check was interrupted by ${g.signal}`;case"crash":return"\
tf-disco crashed";case"missing":return v(g);case"several":return g.reasons.map(D).join("; ")}}function v({repositories:g,total:O}){const R=O===1?"repository":"r\
epositories",K=g.length===1?"is":"are",G=I(g,10,T);return`${g.length} of ${O} ${R} ${K} missing: ${G}`}}),8294:((ne,F,i)=>{i.d(F,{$U:()=>s,Eu:()=>u,QU:()=>I,To:()=>r,
bI:()=>c,fj:()=>a,iX:()=>o,tK:()=>l,z2:()=>n});var f=i(8032),E=i(255),m=i(1780),y=i(7057),C=i(9432),A=i(9615),T=i(4481);const M="write the token into the file, \
or remove its block",w="store the token in the helper, which must print {} for a host without one",k={terminal:"set it to the token, or remove it",workflow:"che\
ck the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},b=(_,{source:$},D,v)=>(0,A.CC)(_,{message:(0,m.
xI)`the token from ${(0,m.LA)($)} ${D}`,flaw:D,...v}),I=_=>b("credentials-empty",_,"is empty",{help:(0,A.Lw)(_.isInFile?M:(0,T.zT)(_.source)?w:k)}),P={length:{has:"\
is longer than 64 KiB and is not sent",help:"store only the token"},"control character":{has:"contains a line break or another control character, which no clien\
t can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store\
 only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer\
 white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"\
contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"\
copy the token again: a hyphen or quotation mark may have been replaced"}},u=({slip:_,...$})=>b("credentials-malformed",$,P[_].has,{help:P[_].help,..._==="contr\
ol character"||_==="length"?{}:{severity:"warning"}}),p=`has fewer than ${y.Il} characters and is not redacted where a server repeats it`,a=_=>b("credentials-sh\
ort",_,p,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),l=_=>(0,A.CC)("credentials-differ",{message:(0,m.xI)`for host ${(0,m.
SP)(_.host)}, ${e(_.first)} and ${e(_.other)}`,help:(0,m.xI)`set the token for both clients in ${(0,m.LA)((0,E.fK)(_.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
e=({client:_,source:$})=>$===null?`${f.bB[_]} finds no token`:(0,m.xI)`${f.bB[_]} uses the token from ${(0,m.LA)($)}`,s=({host:_,service:$,...D})=>(0,T.ti)("cre\
dentials-missing",(0,m.xI)`host ${(0,m.SP)(_)} requires a token${$===null?"":` for ${$}`}`,(0,T.nP)(_),D),n=_=>(0,A.CC)("credentials-near-miss",{message:(0,m.xI)`${(0,m.
LA)(_.variable)} seems to be meant for host ${(0,m.SP)(_.host)}, but ${_.why}`,help:(0,m.xI)`rename it: ${(0,T.yN)(_.write)}`}),r=({host:_,other:$,source:D,service:v,
isSent:g,isNotice:O})=>(0,A.CC)("credentials-other-host",{message:(0,m.xI)`the clients do not send the token for ${(0,m.KT)($)} from ${(0,m.LA)(D)} ${v===null?"\
after the redirect of":`to ${v} of host`} ${(0,m.KT)(_)}: they send ${g?(0,m.xI)`the token of ${(0,m.KT)(_)}`:"none"}`,help:v===null?(0,m.xI)`make the discovery document of ${(0,m.
KT)(_)} public, or serve it at ${(0,m.KT)(_)} itself`:(0,m.xI)`set the token for ${(0,m.KT)(_)}, and the clients send it to ${(0,m.KT)($)}`,...O?{severity:"noti\
ce",affects:[]}:{}}),c=({host:_})=>(0,A.CC)("credentials-unused",{message:(0,m.xI)`the tokens input has a token for host ${(0,m.SP)(_)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function o(_){const{host:$,token:D,source:v,challenge:g,contentType:O,...R}=_,G=D==="n\
one"&&g===null&&!O?.includes("json")&&R.status===403&&(0,C.VW)($)===null,j=G?"may not be a registry":D==="sent"?(0,m.xI)`rejected the token from ${(0,m.LA)(v??"")}`:
"requires authentication credentials",H=g===null?"":`, and asks for ${g} authentication`,V=!G&&R.url===`https://${$}/.well-known/terraform.json`;return(0,A.CC)(
"document-unauthorized",{message:(0,m.xI)`host ${(0,m.KT)($)} ${j}: ${(0,C._r)(R,V)}${H}`,help:(0,C.NM)({...R,asked:$},G?d:h(_)),isUnsent:(0,T.wt)(_)})}const t="\
make the discovery document public",d={operator:`${t}, or return 404 if the host has no services`,user:(0,C.Wt)([])};function h({host:_,token:$,source:D,status:v,
challenge:g}){const O=(0,C.qZ)(_);if(g!==null){const R=`exempt /.well-known/terraform.json from ${g} authentication`,K=(0,m.xI)`ask the operator of ${(0,m.KT)(_)} to ${R}`;
return{operator:R,user:K,guest:O,note:"the clients send Bearer tokens only, so no token helps"}}switch($){case"sent":{const R=v===403?"may read this host":"is c\
omplete and for this host",K=(0,m.xI)`check that the token ${R}, or ${(0,T.qV)(D??"",_)}`;return v===403?{...(0,A.Lw)(K),guest:O}:(0,A.Lw)(K)}case"none":return{
operator:(0,T.nP)(_,`, or ${t}`),besides:t,user:(0,T.nP)(_),guest:O};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,m.xI)`configure ${(0,m.KT)(_)} to respond itself, or ${t}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),4756:((ne,F,i)=>{i.d(F,{JW:()=>k,U$:()=>m,WO:()=>T,a3:()=>w,ub:()=>P,yQ:()=>b});
var f=i(9432),E=i(9615);const m=({error:u,isRefused:p})=>(0,E.CC)("file-syntax",{message:u??"the file is not valid UTF-8",help:"fix the file, or list it in `exc\
lude` if it is invalid on purpose",...!p&&{severity:u===null?"notice":"warning"}}),y={file:"the file cannot be read",directory:"the directory cannot be read",link:"\
the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the link is"},C={
ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},A={file:"correct the permis\
sions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `e\
xclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove \
the link, or list it in `exclude`"},T=u=>(0,E.CC)("file-unreadable",{message:`${y[u.what]}${"code"in u?`: ${u.code}`:` ${u.is} and is not read`}`,help:(u.what===
"file"||u.what==="directory"?C[u.code]:void 0)??A[u.what],...!("isRefused"in u&&u.isRefused)&&{severity:"warning",affects:[]}}),M={link:["the link points outsid\
e the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not re\
ad","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not s\
elect its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included fi\
les the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan\
`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function w(u){const[p,a]=M[u.what];return"path"in u?(0,E.CC)(
"file-outside",{message:`directory ${(0,f.dh)(u.path)} ${p}`,help:a,severity:"notice"}):(0,E.CC)("file-outside",{message:p,help:a})}function k({scan:u,hasHostnames:p,
isFleet:a}){const l=u.every(r=>r==="."),s=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages`":l?"this directory":`\`scan\` (${(0,f.K4)(u,
3,f.dh)})`}`,n=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return p?(0,E.CC)("not\
hing-to-check",{message:`${s}; only \`hostnames\` was checked`,help:`${n}, or correct \`scan\``,severity:"warning"}):(0,E.CC)("nothing-to-check",{message:`${s},\
 and \`hostnames\` is not set`,help:`${n}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const b=({oldest:u})=>(0,E.CC)("file-stale",{message:`the us\
ages file was written more than a week ago (the oldest on ${u}); the repository may use something else now`,help:"write it again with `tf-disco usages --format \
json`, and see why the job that writes it no longer runs"}),I={depth:u=>({message:`directories nested deeper than ${u} levels are not scanned`,help:"list this d\
irectory in `exclude`"}),files:u=>({message:`there are more than ${u} files; this directory and the following ones are not scanned`,help:"scan fewer directories\
 with `scan` or `exclude`"}),directory:u=>({message:`the directory has more than ${u} files; the files after them are not scanned`,help:"split the directory, or\
 list files in `exclude`"}),parts:u=>({message:`the file has more than ${u} blocks, arguments and values; the rest is not read`,help:"split the file, or list it\
 in `exclude`"}),"module-usages":u=>({message:`the files of this directory use or define more than ${u} modules, providers, resources and variables; the rest of\
 this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:u=>({message:`the scan found more than ${u} u\
sages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:u=>({message:`the root mod\
ules have more than ${u} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` \
runs in `roots`"})};function P(u){switch(u.kind){case"size":return(0,E.CC)("file-limit",{message:`the file ${(0,f.mP)(u)}`,help:"split the file, or list it in `\
exclude`"});case"problems":return(0,E.CC)("file-limit",{message:`there are more than ${u.max} problems in files; ${u.omitted} are not reported`,help:"fix the re\
ported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,E.CC)("file-limit",{message:`${(0,f.Cw)(u.stopped)} after reading ${u.
files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `d\
eadline-seconds`"});default:return(0,E.CC)("file-limit",I[u.kind](u.max))}}}),8936:((ne,F,i)=>{i.d(F,{Er:()=>l,P0:()=>u,P6:()=>M,Qs:()=>P,T0:()=>A,U2:()=>a,e4:()=>e});
var f=i(1780),E=i(9432),m=i(9176),y=i(9615);const C={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not\
 respond","server-failed":"could not be looked up: the DNS server reported a failure"},A=({host:s,why:n})=>(0,y.CC)("host-unknown",{message:(0,f.xI)`${(0,f.KT)(
s)} ${C[n]}`,help:n==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the chec\
k again",obstacle:{verb:"cannot resolve",what:C[n].replace(/.*: /,"")}}),T={refused:"refused the connection",closed:"closed the connection without a response","\
no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function M({host:s,error:n}){if(typeof n=="o\
bject"&&"proxy"in n)return(0,y.CC)("host-unreachable",{message:(0,f.xI)`${(0,f.KT)(s)} is unreachable: ${n.proxy}`,help:"check that the host is up, that the pro\
xy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(n.proxy),help:m.TG}});const r=typeof n=="string"?T[n]:`is unreachab\
le (${n.code})`,c="check that the host is up",o="check that a firewall or proxy lets this machine connect to it";return(0,y.CC)("host-unreachable",{message:(0,f.
xI)`${(0,f.KT)(s)} ${r}`,operator:`${c}, and ${o}`,besides:c,user:o,guest:`${o}; otherwise ${(0,E.B9)(s)}`,obstacle:{verb:"cannot connect to",what:r.replace("is\
 unreachable: ","")}})}const w={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},k="serve the document\
 as a static file",b=({asks:s})=>s==="document"?k:"find out what the server waits for, such as its storage",I=s=>s.map(({name:n,attemptMs:r,retries:c})=>{const o=Number.
isFinite(r)?(0,E.YA)(r):"without a limit",t=c===0?"":` in each of ${c+1} attempts`,d=n.includes(" and ")?"wait":"waits";return`${n} ${d} ${o}${t}`}).join(", ");
function P(s){if(s.phase==="complete")return(0,y.CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(s.host)} took ${(0,E.YA)(s.tookMs)} to return its discovery document; ${I(
s.releases)}`,operator:k,affects:[...new Set(s.releases.map(({client:t})=>t))]});const{verb:n,failed:r,help:c}=w[s.phase],o=s.limitMs===null?"in time":`within ${(0,E.
YA)(s.limitMs)}`;return(0,y.CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(s.host)} ${r} ${o}`,help:c||{operator:b(s),guest:(0,E.B9)(s.host)},...n&&{obstacle:{
verb:n,what:r.replace(/.*: /,"")}}})}const u=({host:s,error:n})=>(0,y.CC)("host-protocol",{message:(0,f.xI)`the response of ${(0,f.KT)(s)} is not valid HTTP (${n})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),p={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function a({host:s,phase:n,
tookMs:r,limitMs:c,...o}){const t=`(limit ${(0,E.YA)(c)}); ${p[n.name]} took ${(0,E.YA)(n.ms)}`;return"url"in o?(0,y.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(
o.url)} took ${(0,E.YA)(r)} to answer ${t}`,operator:b({asks:"answer"})}):(0,y.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(s)} took ${(0,E.YA)(r)} to return its discovery document ${t}`,
operator:k,note:I(o.releases)})}const l=({host:s,attempts:n,failure:r,releases:c})=>(0,y.CC)("host-recovered",{message:(0,f.xI)`discovery of ${(0,f.KT)(s)} succeeded at attempt ${n}; the first attempt failed: ${r}`,
operator:"find out why the host fails intermittently",note:c.length===0?"init succeeded, because the CLI retries discovery":`init with ${c.map(({name:o})=>o).join(
" and ")} would have failed`});function e(s,n){const[{verb:r,help:c=m._$[r]}]=n,[o="",...t]=s,d=t.length===0?(0,f.KT)(o):`any of ${s.length} hosts`,h=t.length===
0&&r==="cannot connect to";return(0,y.CC)("machine-network",{message:(0,f.xI)`this machine ${r} ${d}: ${(0,E.K4)([...new Set(n.map(({what:_})=>_))],3)}`,help:h?
`${c}; otherwise ${(0,E.B9)(o)}`:c})}}),9176:((ne,F,i)=>{i.d(F,{M8:()=>y,TG:()=>f,_$:()=>m});const f="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set H\
TTPS_PROXY",m={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function y(C,{page:A,url:T,asked:M}){const w=URL.parse(T)?.host,k=w===M,b=k&&C.code==="document-st\
atus";if(A===null||A.kind==="other"||b)return C;const I=`a ${A.kind} page${k?"":` at ${w}`} ("${A.title}") answers`;return{...C,obstacle:{verb:"does not reach",
what:I,isCommon:k}}}}),1098:((ne,F,i)=>{i.d(F,{Dr:()=>P,EK:()=>k,Fu:()=>p,dF:()=>u,vs:()=>T,y7:()=>w});var f=i(255),E=i(1780),m=i(5106),y=i(9432),C=i(9615),A=i(
4481);function T({host:a,service:l,...e}){const s=l===m.OZ?"the cloud block":"the remote backend",n=(0,A.nP)(a),r=(0,f.pk)(a)===a?(0,E.xI)`run \`terraform login ${(0,E.
KT)(a)}\` or \`tofu login ${(0,E.KT)(a)}\`, or `:"",c={...n,terminal:(0,E.xI)`${r}${n.terminal}`},o=(0,E.xI)`${s} requires a token for ${(0,E.SP)(a)}`;return(0,A.
ti)("cloud-token",o,c,e)}const M={organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:a,lacks:l,isOpen:e}){const s=a==="cloud b\
lock"?`set ${l.map(n=>m.uW[n]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,C.CC)("cloud-incomplete",{severity:e?"notic\
e":"error",message:`the ${a} has no ${l.map(n=>M[n]).join(" and no ")}`,help:e?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${s}, also for this check`})}const k=({url:a,version:l})=>(0,C.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(a)} returned ${l===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,y.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),b=a=>"why"in a?(0,E.xI)`the response of ${(0,E.KT)(a.url)} ${(0,y.
dh)(a.why)}`:(0,y._r)({...a,page:null}),I=(a,l,e)=>"status"in a&&[401,403,404].includes(a.status)?e:(0,C.C)((0,E.xI)`check the logs of ${(0,E.KT)(l)}, and that the URL of the service is that of its API`),
P=({host:a,organization:l,source:e,...s})=>(0,C.CC)("cloud-organization",{message:(0,E.xI)`the organization ${l} at ${(0,E.KT)(a)} cannot be read: ${b(s)}`,help:I(
s,a,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(e)} is valid and belongs to a member`)}),u=a=>(0,C.CC)("cloud-workspace",{message:(0,E.
xI)`the workspace ${a.workspace} of ${a.organization} at ${(0,E.KT)(a.host)} cannot be read: ${b(a)}`,help:I(a,a.host,"check that the token may read the workspa\
ce")}),p=({host:a,organization:l,workspace:e})=>(0,C.CC)("cloud-workspace-missing",{message:(0,E.xI)`${l} at ${(0,E.KT)(a)} has no workspace ${e} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ne,F,i)=>{i.d(F,{AO:()=>b,U7:()=>k,n3:()=>I,nD:()=>p,ro:()=>u,sC:()=>w,
wp:()=>M});var f=i(1780),E=i(2432),m=i(9432),y=i(9615);const C=({file:l,line:e})=>`${(0,m.dh)(l)}:${e}`,A={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function T(l){if(l.host===""){const[o]=A["use"in l?l.use:"download"];return[`the host of this ${o} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const e=(0,f.xI)`${(0,f.KT)(l.host)}, which is not in \`allowed-hosts\``;
if("service"in l)return[(0,f.xI)`${l.service} of ${(0,f.KT)(l.registry)} is on ${e}`,"use another registry"];if("package"in l)return[(0,f.xI)`the package of ${l.
package} is downloaded from ${e} and was not contacted`,"use another module or provider"];if("use"in l){const[,o,t]=A[l.use];return[(0,f.xI)`${o} ${e}`,t]}const s=(0,f.
xI)`host ${(0,f.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in l))return[s,"use an allowed registry"];const{place:n,clients:r}=l.
implied,c=`${C(n)} names no host, and this is the default of ${(0,m.eZ)(r)}`;return[(0,f.xI)`${s}; ${c}`,"name an allowed registry there"]}function M(l){const[e,
s]=T(l),n=l.host===""?s:(0,f.xI)`${s}, or add ${(0,f.KT)(l.host)} to \`allowed-hosts\``;return(0,y.CC)("host-not-allowed",{message:e,help:n})}const w=({count:l})=>(0,y.
CC)("allowlist-incomplete",{message:`the packages of ${(0,m.px)(l,"module")} from registries, Git or archives were not opened; they may use hosts that are not i\
n \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as well"}),k=({host:l})=>(0,y.CC)("host-generic",{message:(0,f.xI)`${(0,f.KT)(l)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),b=({host:l,address:e,asks:s})=>e==="metadata"?(0,y.CC)("host-private-redirect",{message:(0,f.xI)`${(0,f.KT)(
l)} is the address of ${/^(?:kubernetes|openshift)\b/.test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,y.CC)("host-private-redirect",{message:(0,f.xI)`a public host ${s==="document"?"redirects":"leads"} to ${(0,f.
KT)(l)}, which has a ${e} address and was not contacted`,help:`if ${s==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
I=({host:l,thrown:e})=>(0,y.CC)("host-check-crashed",{message:(0,f.xI)`${(0,f.KT)(l)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${P(e)}`,
help:(0,f.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,f.KT)(l)}\` to \`ignore\``});function P(l){if(!(l instanceof
Error))return(0,m.dh)(String(l));const e=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,m.dh)(String(l))+(e===void 0?"":` (${e})`)}const u=({host:l})=>(0,y.
CC)("host-http2",{message:(0,f.xI)`${(0,f.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,f.
xI)`enable HTTP/1.1 on ${(0,f.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function p({host:l,stopped:e,
isBegun:s,unchecked:n,total:r}){const c=s?" completely: its visit was under way when":":";return(0,y.CC)("host-not-checked",{message:(0,f.xI)`${(0,f.KT)(l)} was not checked${c} ${(0,m.
Cw)(e)}, with ${n} of ${r} hosts not checked`,help:a[e.kind]})}const a={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),2170:((ne,F,i)=>{i.d(F,{Qp:()=>M,W7:()=>T,Xd:()=>A,ht:()=>C,kH:()=>m,wv:()=>y});var f=i(8032),E=i(9119);function m(w,{clients:k=f.zK,
...b}={}){return{problem:w,severity:w.severity,affects:w.affects.filter(I=>k.includes(I)),clients:k,host:null,services:[],places:[],needed:!0,...b}}const y={line:1,
column:1,endColumn:1};function C(w,k,b=y){const I={file:w===""?".":w,...b};return m(k,{places:[I],clients:f.Du})}const A=({places:w})=>w.find(k=>typeof k!="stri\
ng")??null,T=w=>A(w)?.file??"",M=(w,k)=>(0,E.c1)(w,b=>JSON.stringify(k(b))).map(b=>{const[I]=b;if(b.length===1)return I;const P=a=>[...new Set(b.flatMap(a))],u=P(
a=>a.exclude??[]),p=P(a=>a.rowKeys??[]);return{...I,needed:b.some(({needed:a})=>a),affects:P(({affects:a})=>a),clients:P(({clients:a})=>a),places:(0,E.As)((0,E.
jH)(b.flatMap(({places:a})=>a))),...u.length===0?{}:{exclude:u},...p.length===0?{}:{rowKeys:p}}})}),9615:((ne,F,i)=>{i.d(F,{C:()=>T,CC:()=>a,Lw:()=>A,ag:()=>p,as:()=>k,
oC:()=>C,tr:()=>u});var f=i(1780),E=i(9179),m=i(9432);let y=function(...l){return{problemFacts:y}=i.late([507],4507),new.target?new y(...l):y(...l)};const C=["e\
rror","warning","notice"],A=l=>({operator:l,user:l}),T=(l,e)=>({operator:l,note:e}),M=(l,{isTerminal:e})=>typeof l=="object"&&"terminal"in l?l[e?"terminal":"wor\
kflow"]:l;function w({guest:l,besides:e,...s},n){const{role:r}=n,c=(0,f.KT)(n.host),o=M(s.operator,n),t=s.user===void 0?void 0:M(s.user,n),d=(0,f.xI)`ask the operator of ${c} to ${o}`;
switch(r){case"operator":return o;case"user":return t===void 0||t===o?t??d:(0,f.xI)`${t}; if you run ${c}, ${e??o}`;case"guest":return l??t??d}}function k(l,e){
const{cures:s,...n}=l;return s===void 0?l:{...n,help:I(s,e)}}const b={role:"operator",host:"",isTerminal:!1};function I(l,e){const{because:s,note:n}=l,r=s===void 0?
"":`${s}: `,c=n===void 0?"":(0,f.xI)`; ${M(n,e)}`;return P((0,f.xI)`${r}${w(l,e)}${c}`)}const P=l=>(0,f.tD)((0,f.FS)(l),E._U);function u(l){const[e,...s]=l,r=`i\
f ${e===void 0?"this repository":(0,m.K4)(l,3)} ${s.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return e===void 0?r:`${r} for \`tf-disco usages\``}const p=({
message:l,help:e})=>({message:(0,f.pj)(l),help:e===void 0?null:(0,f.pj)(e)});function a(l,e){const{operator:s,besides:n,user:r,guest:c,because:o,note:t,...d}=e,
h=s===void 0?void 0:{operator:s,besides:n,user:r,guest:c,because:o,note:t},{help:_=h,...$}=d,D=y()[l],v=(0,f.tD)($.message,E._U),g={code:l,...D,usualSeverity:D.
severity,...$,message:v};return _===void 0?g:typeof _=="object"&&"operator"in _?{...g,help:I(_,b),cures:_}:{...g,help:P(_)}}}),8339:((ne,F,i)=>{i.d(F,{DA:()=>P,
Iz:()=>I,J0:()=>s,My:()=>u,Zp:()=>c,_W:()=>o,k0:()=>n,tg:()=>r});var f=i(8032),E=i(1780),m=i(9179),y=i(9432),C=i(9615);const A=120,T="is not a registry module, \
and `version` applies to registry modules only",M={"local-with-version":[T,"remove `version`"],"remote-with-version":[T,"remove `version`; `?ref=` in the source\
 selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path\
 or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/O\
RGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has no source","add `source`"],null:["has null as its source","set `s\
ource` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = \
"~> 1.0" }']};function k(t){if("error"in t)return{message:t.error,help:t.advice??void 0};if("address"in t){const[D,v]=w[t.reason];return{message:`${t.address} ${D}`,
help:v}}const[d,h]=M[t.reason],[,_]=b.exec(t.text)??[],$=_===void 0?"":`write "${_}" for the module of the registry, or `;return{message:`"${t.text}" ${d}`,help:`${$}${h}`}}
const b=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,I=({path:t,maker:d})=>(0,C.CC)("source-missing",{message:`there is no directory ${(0,y.dh)(t)}`,help:"corre\
ct the path, or commit the directory",...d!==null&&{message:`there is no directory ${(0,y.dh)(t)} in this checkout; ${(0,y.dh)(d)} may create it`,help:"create i\
t before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),P=t=>"isOld"in t?(0,C.
CC)("source-invalid",{...e(t),affects:[t.client]}):(0,C.CC)("source-invalid",k(t)),u=t=>(0,C.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not r\
ead as a registry address`:t.host===""?`the host of "${t.text}" cannot be determined`:(0,E.xI)`"${t.text}" is read as host ${(0,E.KT)(t.host)}`,help:t.advice,...t.
host===""&&{severity:"notice"}}),p="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function a(t){const{shown:d,more:h}=(0,y.
zN)(t,4),_=d.map(({text:D,from:v})=>`${D===null?"not known":(0,y.dh)(D,A)} ${v??"by default"}`),$=h>0?`${h} more`:_.pop();return`${_.join(", ")} and ${$}`}function l(t){
const{address:d,argument:h,expression:_,candidates:$,refused:D}=t,v=(0,y.dh)((0,m.Qj)(_),A),g=`${h} of ${d} is ${v}`;if(D==="never")return{message:`${g}, which \
Terraform does not evaluate`,help:`write the ${h} as a literal`};if(D!==null){const{variable:O}=D;if(O===""){const R=`write the ${h} with literals, locals and v\
ariables only`;return{message:`${g}, which cannot be known during init`,help:R}}return{message:`${g}, and Terraform evaluates var.${O} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${O}", which requires Terraform 1.15, or write the ${h} as a literal`}}return $.length>1?{message:`${g}, which is\
 ${a($)}`,help:p}:{message:`${g}, which is only known at init time`,help:p}}function e({address:t,expression:d,client:h,isOld:_}){const $=(0,y.dh)((0,m.Qj)(d),A),
D=`source of ${t} is ${$}`,[v,g]=[f.bB[h],f.Y8[h]],O="write the source as a literal";if(_)return{message:`${D}, which ${v} evaluates only since ${g}`,help:`${O}\
, or use ${v} ${g} or later`};const R=h==="terraform";return{message:`${D}, and ${v} evaluates only locals and ${R?"variables with `const = true`":"variables"} \
here`,help:`${O}${R?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const s=t=>(0,C.CC)("sou\
rce-dynamic","isOld"in t?e(t):l(t)),n=t=>(0,C.CC)("host-invalid",{message:`"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),r=({block:t})=>(0,C.
CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname, and OpenTofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),c=({host:t,name:d})=>(0,C.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(
t)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(d)}.localdomain; provider addresses accept the short name`}),o=({host:t})=>(0,C.
CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(t)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),4481:((ne,F,i)=>{i.d(F,{$w:()=>k,nP:()=>b,pt:()=>w,qV:()=>P,ro:()=>A,
ti:()=>a,to:()=>l,uK:()=>T,wt:()=>M,yN:()=>u,zT:()=>I});var f=i(8032),E=i(255),m=i(1780),y=i(9432),C=i(9615);const A="this pull request needs no change; run the\
 check where the secret is available, for example on the main branch",T={because:"the host limits the requests of this machine or of its network",operator:"rais\
e the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share th\
eirs"},M=({token:e})=>e==="dropped"||e==="withheld";function w({host:e,token:s,source:n},r){const c=r===null?"sent":(0,m.xI)`sent to ${(0,m.KT)(r)}`,o=(0,m.xI)`the token for ${(0,m.
KT)(e)} from ${(0,m.LA)(n??"")} was`;switch(s){case"none":return(0,m.xI)`no token was found for ${(0,m.KT)(e)}`;case"sent":return(0,m.xI)`${o} ${c}`;case"droppe\
d":return(0,m.xI)`${o} not ${c}, because the CLIs drop it at a redirect to another host`;case"withheld":return(0,m.xI)`${o} not ${c}, because the URL is not https; the CLIs do send it`}}
function k({host:e,token:s},n,r,c){const o=(0,f.n3)(e)?(0,y.qZ)(e):void 0;switch(s){case"none":return{...(0,C.Lw)(b(e)),guest:o};case"sent":return(0,C.Lw)(c);case"\
dropped":return(0,C.C)((0,m.xI)`serve ${n} without the redirect to ${r===null?"another host":(0,m.KT)(r)}`);case"withheld":return(0,C.C)(`serve ${n} at an https\
 URL`)}}function b(e,s="",n=""){const r=(0,E.Fq)((0,m.pj)((0,m.FS)((0,m.KT)(e)))),[c]=r.ok?(0,E.fK)(r.value):[],o="${{ secrets.REGISTRY_TOKEN }}",t=(0,m.xI)`run \`terraform login ${(0,m.
KT)(e)}\``;return{terminal:(0,m.xI)`${n}${c===void 0?t:u(c)}${s}`,workflow:(0,m.xI)`${n}add the line "${(0,m.KT)(e)}=${o}" to the tokens input${c===void 0?"":(0,m.
xI)`, or "${(0,m.LA)(c)}: ${o}" to env`}${s}`}}const I=e=>e.startsWith("credentials helper ");function P(e,s){const r=I(e)||/credentials\.tfrc\.json:\d+$/.test(
e)?(0,m.xI)` (run \`terraform logout ${(0,m.KT)(s)}\` before \`terraform login\`)`:"";return(0,m.xI)`store a new one in ${(0,m.LA)(e)}${r}`}const u=e=>/^\w+$/.test(
e)?(0,m.xI)`export ${(0,m.LA)(e)}=…`:(0,m.xI)`env '${(0,m.LA)(e)}=…' terraform init`;function p({isFork:e,searched:s,notRead:n}){if(e)return"secrets are wit\
hheld from pull requests of forks";const[r,c]=[s,n].map(t=>(0,m.XT)(t,t.length,m.LA)),o=n.length===0?"":(0,m.xI)`; not read: ${c??""}`;return(0,m.xI)`no token was found (searched: ${r??
""}${o})`}function a(e,s,n,r){const c=(0,m.xI)`${s}, and ${p(r)}`;return r.isFork?(0,C.CC)(e,{message:c,help:A,severity:"notice"}):(0,C.CC)(e,{message:c,help:(0,C.
Lw)(n)})}function l(e,s,n=""){const{message:r,unexplained:c=r}=e;if("code"in s){const{flaw:t,help:d="",cures:h=(0,C.Lw)(d)}=s,_=t!==void 0&&(0,m.pj)(r).includes(
`from ${n}`);return{...e,message:(0,m.xI)`${r}; ${_?`it ${t}`:s.message}`,cures:h}}const o=s.isFork?{cures:(0,C.Lw)(A)}:{};return{...e,message:(0,m.xI)`${c}; ${p(
s)}`,...o}}}),2213:((ne,F,i)=>{i.d(F,{Ar:()=>C,Bm:()=>M,D8:()=>T,FV:()=>A,Gb:()=>m,Ul:()=>w,nT:()=>y});var f=i(255),E=i(9897);const m={azurerm:"storage_account_\
name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},y={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","a\
ws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},C=["address","endpoints","http_prox\
y","https_proxy","vault_uri"],A={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint unive\
rse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_end\
point iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts en\
dpoints.sso"},T=k=>/^[\w.-]*$/.test(k)?null:E.IZ,M=k=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(k)?null:E.IZ;function w(k){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(k))return E.IZ;if(/^\s*\w+\s*=/.test(k)){const[b,...I]=Array.from(k.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,P=""])=>P);return b===void 0?null:I.length===0?(0,f.$o)(b):E.IZ}return(0,f.yo)(/^[\w+.-]+:\/\//.test(k)?k:`https://${k}`)??E.IZ}}),1879:((ne,F,i)=>{i.d(F,{Qc:()=>M,
Tp:()=>C,Zo:()=>I,bi:()=>y});var f=i(6041),E=i(7811),m=i(5106);const y=1024*1024;function C(u,p){const a=(0,E._6)(u),l=(0,f.V)(a,"map");if(!l.ok){const[,s,n]=M(
a)??[];return s===void 0?{kind:"not-json",why:l.why,advice:l.advice}:{kind:"not-json",why:`it ${s}`,advice:n??null}}if(l.value===null)return{kind:"null"};if(Array.
isArray(l.value))return{kind:"not-object",why:"found an array"};if(!(0,f.G)(l.value))return{kind:"not-object",why:`found a ${typeof l.value}`};const e=[];for(const s of Object.
keys(l.value)){const n=l.value[s]??null;if(p?.(s,n)===!1)continue;const r=p!==void 0&&A(n)>m.Ls;e.push({id:s,value:r?void 0:n})}return{kind:"object",services:e}}
function A(u){try{return JSON.stringify(u).length}catch{return Number.POSITIVE_INFINITY}}const T=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byt\
e order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is \
gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],M=u=>T.find(([p])=>p.test(u)),w=100,k=16*1024,
b=200;function I(u){const p=new Set(u),a=new Set(u.map(P));let l=0,e=k;return(s,n)=>{if(m.fg.has(s)||p.has(s))return!0;const r=s.length<=b&&a.delete(P(s));if(l===
w)return r;const c=s.length+A(n);return c>e?r:(l+=1,e-=c,!0)}}const P=u=>u.slice(0,u.indexOf(".")+1)}),3096:((ne,F,i)=>{i.d(F,{Gz:()=>E,LA:()=>A,RO:()=>C,eH:()=>T,
jt:()=>m,un:()=>y});var f=i(3916);const E=(M,w)=>M===""?w:`${M}/${w}`,m=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function y(M,w){const k=(0,f.join)(M,w.replaceAll(
"\\","/")).replace(/\/$/,"");return k==="."?"":k}const C=M=>/(^|\/)tests$/.test(M)?m(M):M,A=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M),T=M=>M.split("/").
map((w,k,b)=>b.slice(0,k+1).join("/"))}),3846:((ne,F,i)=>{i.d(F,{A5:()=>c,Gi:()=>M,mi:()=>u,op:()=>r,sL:()=>a});var f=i(7811),E=i(255),m=i(9509),y=i(5243);const C={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},A="hashicorp",T="-",M=({host:o,namespace:t})=>o===(0,y.Vm)("terraform")&&t===A,w='Invalid p\
rovider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',k="must contain only letters, digits, and dashes, and may not\
 use leading or trailing dashes",b={prefix:"terraform-",whose:"a Terraform",frequency:"often"},P={terraform:[b],opentofu:[b,{prefix:"opentofu-",whose:"an OpenTo\
fu",frequency:"sometimes"}]};function u(o,t){const d=o.split("/");if(d.length>3||d.includes(""))return p(w);const[h="",_,$]=d.reverse(),D=a(h);if(!D.ok){const V=`${(0,f.
ol)(h)} in source ${(0,f.ol)(o)}`;return p(`Invalid provider type: Invalid provider type ${V}: ${D.why}"`)}const v=$===void 0,g=v?(0,f.Ju)((0,y.Vm)(t)):(0,E.Pv)(
$);if(_===void 0&&g.ok){const V={hostImplied:v,namespace:A,type:D.value};return{kind:"registry",host:g.value,...V}}const R=_===T?(0,f.Ju)(_):a(_??""),K=`namespa\
ce "" in source ${(0,f.ol)(o)}`;if(!R.ok)return p(`Invalid provider namespace: Invalid provider ${K}: ${R.why}"`);const G="Invalid provider source hostname";if(!g.
ok)return p(`${G}: ${G} ${K}: ${g.why}"`);const j={hostImplied:v,host:g.value,namespace:R.value,type:D.value},H=e(j,t);return H===void 0?{kind:l(j,t),...j}:p(H)}
const p=o=>({kind:"invalid",error:o});function a(o){if(/^[a-z0-9]+$/.test(o))return(0,f.Ju)(o);if(o==="")return(0,f.TR)("must have at least one character");if(o.
includes("."))return(0,f.TR)("dots are not allowed");if(o.includes("--"))return(0,f.TR)("cannot use multiple consecutive dashes");const t=(0,m.YE)(o);return t.ok?
(0,f.Ju)((0,m.DI)(t.value)):(0,f.TR)(k)}function l({host:o,namespace:t},d){return t===T?"legacy":t==="builtin"&&C[d].includes(o)?"builtin":"registry"}function e(o,t){
const d=(0,y.Vm)(t);if(o.namespace===T&&o.host!==d)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${d}.`;const h=P[t].
find(({prefix:_})=>o.type.startsWith(_));return h&&s(o,h,t)}function s(o,{prefix:t,whose:d,frequency:h},_){const $=`${t}provider-`,D=o.type.slice($.length);if(!o.
type.startsWith($)||!a(D).ok)return`Invalid provider type: Provider source ${(0,f.ol)(n(o))} has a type with the prefix ${(0,f.ol)(t)}, which isn't allowed beca\
use it would be redundant to name ${d} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const v=n({...o,
type:D},_);return`Invalid provider type: Provider source ${(0,f.ol)(n(o,_))} has a type with the prefix ${(0,f.ol)($)}, which isn't valid. Although that prefix \
is ${h} used in the names of version control repositories for ${d.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,f.ol)(v)}?`}const n=({host:o,namespace:t,type:d},h)=>h!==void 0&&o===(0,y.Vm)(h)?`${t}/${d}`:`${(0,E.pk)(o)}/${t}/${d}`,r=o=>o.replace(/^.*\./s,
""),c=o=>(o??"").replace(/[._].*$/s,"")}),8153:((ne,F,i)=>{i.d(F,{D4:()=>A,LT:()=>P,Qq:()=>M,Tj:()=>a,ch:()=>y,gy:()=>I,lq:()=>b,nd:()=>k,p_:()=>p,s:()=>u,w3:()=>l,
zM:()=>w});var f=i(6041),E=i(7811),m=i(1879);const y="has too many elements",C=25e3;function A(r,c,o="decoder"){const t=(0,f.V)(r,o);if(!t.ok&&t.isLimit)return(0,E.
TR)(y);if(!t.ok)return(0,E.TR)((0,m.Qc)(r)?.[1]??`is not valid JSON: ${t.why}`);const d=new s,h=c.read(t.value,d);return d.mistake!==null?(0,E.TR)(d.mistake):d.
room<0?(0,E.TR)(y):(0,E.Ju)(h)}const T=(r,c,o)=>({zero:r,read:(t,d)=>o(t)?t:(t!==null&&d.refuse(c,t),r)}),M=T("","a string",r=>typeof r=="string"),w=T(!1,"a boo\
lean",r=>typeof r=="boolean"),k=T(0,"an integer",r=>Number.isInteger(r)),b=r=>({zero:null,read:(c,o)=>c===null?null:r.read(c,o)}),I={zero:null,read:()=>null},P=r=>({
zero:r.zero,read:(c,o)=>{const{mistake:t}=o,d=r.read(c,o);return o.mistake=t,d}}),u=r=>({zero:null,read:(c,o)=>{const{room:t}=o;return o.room=Number.POSITIVE_INFINITY,
r.read(c,o),o.room=t,null}}),p=r=>({zero:[],read:(c,o)=>Array.isArray(c)?c.flatMap((t,d)=>o.item(d,r,t)):(c!==null&&o.refuse("a list",c),[])}),a=r=>({zero:null,
read:(c,o)=>{const t=o.membersOf(c);return t===null?null:new Map(Object.entries(t).flatMap(([d,h])=>o.item("*",r,h).map(_=>[d,_])))}});function l(r){const c=Object.
entries(r),o=new Map(c),t=Object.fromEntries(c.map(([d,{zero:h}])=>[d,h]));return{zero:t,read:(d,h)=>{const _=h.membersOf(d);if(_===null)return t;const $={...t};
for(const[D,v]of Object.entries(_)){const g=o.has(D)?D:e(D),O=o.get(g);O!==void 0&&($[g]=h.within(g,O,v))}return $}}}const e=r=>r.toLowerCase().replaceAll("\u017F",
"s");class s{#e=[];mistake=null;room=C;within(c,o,t){this.#e.push(c);const d=o.read(t,this);return this.#e.pop(),d}item(c,o,t){const d=this.room-- >0,h=this.within(
c,o,t);return d?[h]:[]}membersOf(c){return(0,f.G)(c)?c:(c!==null&&this.refuse("an object",c),null)}refuse(c,o){if(this.mistake!==null)return;const t=this.#e.map(
_=>typeof _=="number"?`[${_}]`:`.${_}`),d=t.length===0?"":` in "${t.join("").slice(1)}"`,h=Array.isArray(o)?"a list":n[typeof o]??"an object";this.mistake=`has ${h}\
 instead of ${c}${d}`}}const n={string:"a string",number:"a number",boolean:"a boolean"}}),523:((ne,F,i)=>{i.d(F,{Cg:()=>b,PW:()=>e,Ty:()=>k,Zy:()=>I,_T:()=>s,hZ:()=>y,
kv:()=>o,mb:()=>t,oF:()=>T,rK:()=>M});var f=i(7811),E=i(5106);const m=new RegExp(`^${E.eQ}$`),y=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
C=new RegExp(`^${y}[.+-]?$`),A=2n**63n-1n;function T(d){const[,h,_,$,D]=m.exec(d)??[];return h===void 0?null:w(d,h,$??_,D)}function M(d){const[,h,_,$]=C.exec(d)??
[];return h===void 0?null:w(d,h,_,$)}function w(d,h,_="",$=""){const D=h.split(".").map(g=>g.replace(/^0+(?=.)/,""));if(D.some(g=>g.length>19))return null;const v=D.
map(g=>BigInt(g));if(v.some(g=>g>A))return null;for(;v.length<3;)v.push(0n);return{text:d,numbers:v,written:D.length,pre:_,build:$}}const k=d=>d.pre!=="",b=({numbers:d,
pre:h,build:_})=>`${d.join(".")}${h===""?"":`-${h}`}${_===""?"":`+${_}`}`;function I(d,h){const _=Math.max(d.numbers.length,h.numbers.length);for(let $=0;$<_;$++){
const[D,v]=[d.numbers[$]??0n,h.numbers[$]??0n];if(D!==v)return D<v?-1:1}return d.pre===h.pre||d.numbers.length!==h.numbers.length?0:d.pre===""||h.pre===""?d.pre===
""?1:-1:P(d.pre,h.pre)}function P(d,h){const[_,$]=[d.split("."),h.split(".")];for(let D=0;;D++){const[v,g]=[D+1>=_.length,D+1>=$.length];if(v!==g)return v?-1:1;
const O=u(_[D]??"",$[D]??"");if(O!==0||v)return O}}function u(d,h){const[_,$]=[/^[0-9]*$/.test(d),/^[0-9]*$/.test(h)];return _!==$?_?-1:1:_&&d.length!==h.length?
d.length-h.length:d===h?0:d<h?-1:1}const p="[\\t\\n\\f\\r ]*",a=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${E.eQ})${p}$`),l="This string does not use correct ve\
rsion constraint syntax";function e(d){const h=[];for(const _ of d.split(",")){const[,$,D=""]=a.exec(_)??[],v=T(D);if(v===null)return(0,f.TR)(l);h.push({operator:$||
"=",version:v,text:_})}return(0,f.Ju)(h)}function s(d){const h=e(d);if(!h.ok)return h;const _=[];for(const $ of h.value){const D=M($.version.text);if(D===null||
!n.test($.text.trim()))return(0,f.TR)(`Incorrect version constraint syntax: ${r($)}`);_.push({...$,version:D})}return(0,f.Ju)(_)}const n=/^[<>=!~]* ?[0-9]/;function r({
operator:d,version:h,text:_}){const $=_.trim();if(h.text.startsWith("v"))return'a "v" prefix should not be used';if(!n.test($))return`only one space is expected\
 after the operator "${d}"`;if(h.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[D]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec($)??[""];return`missing comma after "${D}"`}const c=[">",">=","=","~>","<=","<","!="];function o(d){const h=[...d].sort((_,$)=>I(_.version,$.version)||P(_.
version.build,$.version.build)||c.indexOf(_.operator)-c.indexOf($.operator)||$.version.written-_.version.written);return[...new Set(h.map(t))].join(", ")}function t({
operator:d,version:h}){if(d==="=")return b(h);const _=d==="~>"&&h.written<3?h.numbers.slice(0,2):h.numbers;return`${d} ${b({...h,numbers:_})}`}}),8841:((ne,F,i)=>{
i.d(F,{j:()=>l,o:()=>e});var f=i(5106),E=i(3024),m=i(5168),y=i(9968),C=i(2801),A=i(2170),T=i(255),M=i(9897);function w(s,n,r){if(r.allowedHosts.length===0)return s;
const c=k(n),o=s.files.filter(({path:g})=>(0,y.UO)(k(g),c)),t=new Set(o.map(({shown:g})=>g)),d=(0,m.Ol)(s).installation?.methods??[],h=s.forced.flatMap(({place:g,
services:O})=>O.map(({value:R})=>({place:g,host:typeof R=="string"?I(R):null}))),_=[...d.flatMap(b),...h].filter(({place:g,host:O})=>O!==null&&t.has(g.file)&&!(0,T.
ev)(O,r)),$=_.map(({place:g,host:O})=>{const R=(0,C.wp)({host:(0,T.nx)(O??""),use:"configuration"});return(0,A.kH)(R,{places:[g],clients:[s.client]})}),D=new Set(
_.map(({place:g})=>g)),v=s.forced.filter(({place:g})=>!D.has(g));return{...s,forced:v,findings:[...s.findings,...$]}}const k=s=>(0,y.N0)(()=>(0,E.realpathSync)(
s),s);function b(s){const{kind:n,place:r}=s;return n==="network"?[{place:r,host:(0,T.Pm)(s.url)}]:n!=="local"||s.path!==null?[]:[{place:r,host:(0,T.yo)(`https:/\
/${s.shown}`)??M.IZ}]}const I=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(s)?(0,T.yo)(s.replace(/^\/\//,"https://"))??M.IZ:null;let P=function(...s){return{withoutInstalled:P}=
i.late([542,256],1264),new.target?new P(...s):P(...s)},u=function(...s){return{thisMachine:u}=i.late([830],9837),new.target?new u(...s):u(...s)},p=function(...s){
return{mergeMistakes:p}=i.late([830],9837),new.target?new p(...s):p(...s)},a=function(...s){return{readCliConfig:a}=i.late([830],9837),new.target?new a(...s):a(
...s)};function l(s,n,r,{environment:c,directory:o},t=null){if(n.hostnames.length===0&&s.every(({needs:R})=>R.length===0))return{usages:s,remarks:[],findings:[],
configs:[],releases:r.releases};const h=e(n.cliConfig,r.clients,c,o).map(R=>w(R,o,n)),_=r.releases.map(R=>{const K=h.find(({client:G})=>G===R.client);return{...R,
attemptMs:K?.requestTimeoutMs??R.attemptMs}}),$=n.depth!=="discovery",D={root:o,plugins:t,releases:_,asksMirrors:$},g=s.some(({needs:R})=>R.some(({service:K})=>K===
f.xq))?P(s,h,D):{usages:s,remarks:[],findings:[]},O=[...h.flatMap(R=>R.findings),...g.findings];return{...g,findings:p(O),configs:h,releases:_}}function e(s,n,r,c=null){
const o=u(r);return n.map(t=>a(t,o,s,c))}}),4593:((ne,F,i)=>{i.d(F,{o:()=>Ve,S:()=>Ge});var f=i(5324),E=i(6889),m=i(3114),y=i(1011),C=i(3096),A=i(3298),T=i(4756),
M=i(2170),w=i(5243),k=i(9897),b=i(1250),I=i(3024),P=i(6760),u=i(9968),p=i(4850);const a={files:1e6,directoryFiles:5e4};function*l(x,S=new Set,U=(0,f.uF)(),W=a){
const L=new e(x,S,U,W);for(const N of x.scan){const B=(0,f.kI)(L.root,N);"path"in B?yield*L.walkFrom(B):yield{name:N,files:[],notes:[B]}}for(const N of S)yield*L.
readCalled(N)}class e{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor(S,U,W,L){this.root=(0,I.realpathSync)(S.root),this.checkout=(0,f.
ET)(S),this.isExcluded=(0,p.Ls)(S.exclude),this.called=U,this.aside=W,this.limits=L,this.selected=S.scan.length>1?new Set:null}*walkFrom(S){const{path:U,name:W,
glob:L,file:N}=S,z=[{path:U,name:W,depth:0,isSelected:L===void 0&&N===void 0}];for(let Z=z.pop();Z!==void 0;Z=z.pop()){const ee=(0,f.KG)(Z);if(yield this.read(S,
Z,ee),S.file!==void 0||this.files>this.limits.files)return;if(!("problem"in ee))for(const Y of this.findDirectories(S,Z,ee))z.push(Y)}}*readCalled(S){const{directories:U,
links:W,linked:L}=this.aside;for(const Z of(0,C.eH)(S))L.delete(Z);const N=U.has(S)?null:this.checkout.locate(S);if(N===null||(0,u.$r)(N).kind!=="directory")return;
const B=(0,p.sq)((0,P.relative)(this.root,N));if(B!==S&&W.set(S,B),!U.has(B)&&this.files<=this.limits.files&&!(0,C.eH)(B).some(this.isExcluded)){const Z={path:N,
name:B,depth:0,isSelected:!0},ee=(0,u.UO)(N,this.root)?this.root:N;yield this.read({path:N,name:B,boundary:ee},Z,(0,f.KG)(Z))}U.has(B)&&U.add(S)}read(S,U,W){const{
name:L}=U;if("problem"in W)return this.aside.directories.add(L),{name:L,files:[],notes:[W]};const{files:N,notes:B}=this.findFiles(S,U,W);this.files+=N.length;const z=this.
limits.files;if(this.files>z){const Y=(0,M.ht)(L,(0,T.ub)({kind:"files",max:z}));return{name:L,files:[],notes:[...B,Y]}}const Z=N.filter(({isContext:Y})=>Y);if(N.
length>0&&Z.length===N.length)return{name:L,files:[],notes:B};this.aside.directories.add(L);for(const{file:Y,kind:se}of Z)(0,m.Ep)(se)&&this.aside.unselected.push(
Y);return N.length>0&&W.some(Y=>Y.name===".terraform")&&B.push(...this.readLeft(L)),{name:L,files:N,notes:B}}findFiles(S,U,W){const L=[],N=[],B=this.limits.directoryFiles;
for(const z of this.filesAmong(S,U,W))if("problem"in z)N.push(z);else if(L.length<B)L.push(z);else{N.push((0,M.ht)(U.name,(0,T.ub)({kind:"directory",max:B})));break}
return{files:L,notes:N}}*filesAmong(S,U,W){const L=new Set;for(const B of W)if((0,m.tr)(B.name)&&!B.isDirectory()&&L.add(B.name),B.name===".spacelift")for(const z of m.
dN)this.addTool((0,C.Gz)(U.name,z));const N=P.posix.basename(U.name);for(const B of W){if(B.isDirectory())continue;const z=(0,C.Gz)(U.name,B.name),Z=(0,m.L8)(B.
name,L,N);if(Z===void 0){(0,m.Z8)(B.name)&&this.addTool(z),B.name.endsWith(".tfstate")&&!this.isExcluded(z)&&this.aside.states.push(...(0,f.un)(z,this.checkout));
continue}const Y={path:U.path+P.sep+B.name,file:z,kind:Z,isContext:!this.select(S,U,z)};B.isFile()?yield Y:B.isSymbolicLink()?yield*this.follow(S,Y):yield(0,M.ht)(
z,(0,T.WO)({what:"special-file",is:(0,u.I)(B)}))}}readLeft(S){this.isExcluded((0,C.Gz)(S,".terraform"))||this.aside.states.push(...(0,f.rN)(S,this.checkout));const{
installed:U,note:W}=(0,f.Wj)(S,this.checkout);for(const L of U)this.called.add(L.directory);return this.aside.installed.push(...U),W===null?[]:[W]}addTool(S){this.
isExcluded(S)||this.aside.toolFiles.push(S)}select(S,U,W){return!(U.isSelected||(0,p.$8)(S,W))||this.isExcluded(W)||this.selected?.has(W)?!1:(this.selected?.add(
W),!0)}*follow(S,U){const W=(0,p.sT)((0,u.$r)(U.path),S);if(W===null)return;if(typeof W=="object")return yield(0,M.ht)(U.file,W);const L=(0,p.sq)((0,P.relative)(
this.root,W));U.isContext||this.aside.links.set(U.file,L),yield{...U,path:W,target:L}}findDirectories({glob:S},{path:U,name:W,depth:L,isSelected:N},B){return B.
toReversed().flatMap(z=>{if(z.isSymbolicLink()&&z.name==="tests"&&this.called.add((0,C.Gz)(W,"tests")),(0,p.G$)(z.name))return[];const Z=(0,C.Gz)(W,z.name);if(this.
isExcluded(Z))return[];const ee=U+P.sep+z.name;if(z.isSymbolicLink()&&(0,u.$r)(ee).kind==="directory"&&this.aside.linked.set(Z,this.checkout.nameOf(Z)),!z.isDirectory())
return[];const Y=N||S!==void 0&&P.posix.matchesGlob(Z,S);return{path:ee,name:Z,depth:L+1,isSelected:Y}})}}let s=function(...x){return{withPlaces:s}=i.late([276,
631,976,557],4976),new.target?new s(...x):s(...x)},n=function(...x){return{dependsOnOthers:n}=i.late([276,631,976,557],4976),new.target?new n(...x):n(...x)},r=function(...x){
return{usagesOf:r}=i.late([276,631,976,557],4976),new.target?new r(...x):r(...x)},c=function(...x){return{declaredIn:c}=i.late([276,631,976,557],4976),new.target?
new c(...x):c(...x)},o=function(...x){return{isForeign:o}=i.late([276,631,976,557],4976),new.target?new o(...x):o(...x)},t=function(...x){return{readModule:t}=i.
late([276,631,976,557],4976),new.target?new t(...x):t(...x)};const d=25e4;function*h(x,S,U,W=d){const L=new _(S,U,W);yield*L.collect(x);const N=yield*L.decideOpen();
return L.result(N)}class _{items=[];notes=(0,y.G4)();knownSources=new Map;declared=[];signs=new b.j;aside;counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;facts;values;maxUsages;constructor(S,U,W){
this.facts=S,this.aside=(0,f.uF)(S.links),this.values=U,this.maxUsages=W}*collect(S){const{counts:U}=this;for(const{name:W,files:L,notes:N}of l(S,this.facts.called,
this.aside)){if(this.endedAt=W,yield U.files)return;for(const z of N)this.notes.add(z);if(L.length===0)continue;if(this.isFull(U.decided+U.open,W))break;const B=yield*t(
L,U.files);if(B===null)return;U.bytes+=B.bytes;for(const z of B.notes)this.notes.add(z);this.add({directory:W,files:B.files})}this.endedAt=null}*decideOpen(){const S=[];
let U=!1;for(const W of this.items){if(!("files"in W)){S.push(W);continue}if(U||=this.isFull(this.counts.decided,W.directory),!U)if(yield this.counts.files)this.
endedAt??=W.directory,U=!0;else for(const L of this.decide(W.files))S.push(L)}return S}result(S){const{signs:U,notes:W,declared:L,aside:N,isEmpty:B,usesTerragrunt:z,
endedAt:Z}=this,{files:ee,bytes:Y}=this.counts;return{...{usages:[...S,...N.states.map($)],declared:L,notes:W.all(),...U.end(S),...N},units:[],unread:[],files:ee,
bytes:Y,isEmpty:B,usesTerragrunt:z,endedAt:Z}}add(S){const{files:U}=S;this.counts.files+=U.length;for(const L of c(U))this.declared.push(L);for(const L of U){const N=!o(
L),B=L.kind.class==="terragrunt";N&&(this.isEmpty=!1),B&&this.facts.terragrunt.push(L.file),this.usesTerragrunt||=B&&N,this.signs.addFile(L)}const W=U.some(n);for(const L of U)
(W||!L.isContext)&&this.addCalls(L);if(W){this.items.push({...S,files:U.map(s)});for(const{references:L}of U)this.counts.open+=L.length}else for(const L of this.
decide(U))this.items.push(L)}addCalls({file:S,references:U}){for(const{kind:W,row:L,value:N}of U){if(N===void 0)continue;const B=(0,w.Nj)(N.text)||L.grammar==="\
terragrunt"&&(0,k.GL)(N.text),z=B||(0,k.qC)(N.text).length>0;if(W==="module"&&(z||N.kind==="pieces")&&this.facts.calls.push({source:N.text,file:S}),B&&L.position.
includes("source"))for(const Z of[(0,C.jt)(S),(0,C.RO)((0,C.jt)(S))])this.facts.called.add((0,C.un)(Z,N.text))}}decide(S){const{usages:U,notes:W}=r(S,this.values,
this.knownSources);for(const L of W)this.notes.add(L);return this.counts.decided+=U.length,U}isFull(S,U){const W=this.maxUsages;return S<W?!1:(this.notes.add((0,M.
ht)(U,(0,T.ub)({kind:"usages",max:W}))),!0)}}const $=({file:x,host:S,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:S,text:S,address:"st\
ate",place:{file:x,...M.wv},clients:[U],isOverridden:!1,needs:[]});var D=i(3916),v=i(1440),g=i(450);function O(x,S,U,{nameOf:W}){if(!(0,w.Nj)(S)){const[N=null]=(0,k.
qC)(S).flatMap(B=>W(B)??[]);return N}const L=(0,C.un)(x,S);return U.get(L)??L}const R=100;function K({usages:x,units:S},U){const W=(0,g.v)(S,y.CI);return[...x.flatMap(
({calls:N,directories:B,text:z,place:Z})=>{const ee=(0,C.jt)(Z.file),Y=(W.get(ee)??[]).flatMap(({item:ue})=>(0,y.CI)(ue));if(N===void 0&&B===void 0&&Y.length===
0&&(0,k.qC)(z??"").length===0)return[];const de=Object.values(N??{}).flat(),oe=[z,...de.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),re=[ee,...(B??Y).slice(0,R)];
return oe.flatMap(ue=>(0,w.Nj)(ue)?re.map(ce=>(0,C.un)(ce,ue)):(0,k.qC)(ue).flatMap(ce=>U.nameOf(ce)??[]))}),...S.flatMap(y.CI)]}function G(x,S){const{usages:U,
links:W,directories:L}=x,N=(se,de)=>{const oe=O(se,de,W,S);return oe===null||(0,w.Nj)(de)&&oe===(0,C.un)(se,de)?de:`./${(0,D.relative)(se,oe)}`},B=U.map(se=>{const{
kind:de,text:oe,calls:re,place:ue}=se,ce=W.size>0||re!==void 0||(0,k.qC)(oe??"").length>0;if(de!=="module"||oe===null||!ce)return se;const me=[{root:null,source:oe,
version:null,isOpen:!1}],Pe=Object.entries(re??{terraform:me,opentofu:me}).map(([$e,ge])=>{const Se=(0,C.jt)(ue.file),Le=Oe=>Oe.source&&N(Se,Oe.source);return[$e,
ge.map(Oe=>({...Oe,source:Le(Oe)}))]});return Pe.every(([,[$e]])=>$e?.source===oe)&&re===void 0?se:{...se,calls:Object.fromEntries(Pe)}}),z=({directory:se})=>L.
has(se)&&S.nameOf(se)===se,Z=x.installed.filter(se=>!z(se)&&S.exists(se.directory)),ee=new Map(Z.map(({root:se,directory:de})=>{const oe=(0,T.a3)({what:"outside",
path:de});return[de,(0,M.ht)((0,C.Gz)(se,v.U4),oe)]})),Y=[...x.notes,...ee.values()];return{...x,usages:B,installed:x.installed.filter(z),notes:Y}}let j=function(...x){
return{resolveValue:j}=i.late([276,631,976,557],4976),new.target?new j(...x):j(...x)},H=function(...x){return{asWritten:H}=i.late([276,631,976,557],4976),new.target?
new H(...x):H(...x)},V=function(...x){return{Instances:V}=i.late([276,631,906],5906),new.target?new V(...x):V(...x)},J=function(...x){return{Terragrunt:J}=i.late(
[276,631,906],5906),new.target?new J(...x):J(...x)},q=function(...x){return{withUnits:q}=i.late([276,631,906],5906),new.target?new q(...x):q(...x)};const Q=10;function*X(x,S=[]){
const U=(0,f.ET)(x),W=new Set;for(let L=1;;L+=1){const N=yield*le(x,U,new Set(W),S),B=W.size;for(const Z of K(N,U))!N.directories.has(Z)&&U.locate(Z)!==null&&W.
add(Z);if(W.size===B||N.endedAt!==null||L===Q)return G(N,U)}}function*le(x,S,U,W){const L={calls:[],called:U,links:new Map,terragrunt:[]},N=fe(S,L,W),B=(0,A.O)(
()=>new J(N)),z=yield*h(x,L,ae(N,B));return L.terragrunt.length===0?z:yield*q(z,B())}function ae(x,S){const U=(0,A.O)(W=>(0,A.O)(L=>new V(x,W,L)));return({row:W,
place:L},N,B)=>{if(W.grammar==="terragrunt")return te(S(),L.file,N);const z=W.evaluation?.[B];if(z===void 0)return H(N);const Z=U(B)(z);if(Z.effort.isSpent)return H(
N);const ee=({scope:oe,from:re,root:ue})=>(oe.effort.renew(),{...j(N,oe),from:re,root:ue}),Y=(0,C.jt)(L.file),se=ee(Z.unknown(Y));if(se.isWhole)return[[se]];const de=Map.
groupBy(Z.of(Y),({use:oe})=>oe);return Array.from(de.values(),oe=>oe.map(ee))}}function te(x,S,U){if(x.effort.isSpent)return H(U);const W=N=>({...j(U,N),from:null}),
L=x.includedScopes(S).map(N=>[W(N)]);return L.length===0?[[W(x.scopeOf(S))]]:L}function fe(x,{calls:S,links:U,terragrunt:W},L){const N=new Set(L),B=(0,A.O)(he),
z=(Z,ee)=>O(Z,ee,U,x);return{files:x,calls:(0,A.O)(()=>ie(S,z)),leadsTo:z,terragrunt:W,isSet:Z=>N.has(Z),setBy:Z=>{const ee=`TF_VAR_${Z}`;if(N.has(ee))return ee;
const Y=B(x).get(Z);return Y===void 0?null:`${ee} in ${Y}`}}}const pe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ie(x,S){const U=new Map,W=new Set;
for(const{source:L,file:N}of x){const B=(0,C.jt)(N),z=S(B,L);z!==null?U.set(z,(U.get(z)??new Set).add(B)):pe.test(L)&&W.add(B)}return{callers:U,dynamic:W}}const _e="\
.github/workflows",ye=200;function he(x){const S=new Map,U=x.list(_e).filter(W=>/\.ya?ml$/.test(W));for(const W of U.slice(0,ye)){const L=`${_e}/${W}`,N=x.read(
L)??"";for(const[,B,z]of N.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Z=B??z??"";S.has(Z)||S.set(Z,L)}}return S}var Me=i(9119),ve=i(8032),Te=i(
4515),Ie=i(9373);function ke(x,{roots:S,exclude:U},W){const L=new Set(x.links.values());if(L.size===0)return x;const[N,B]=[(0,p.Ls)(S),(0,p.Ls)(U)],z=ve.Du.flatMap(
re=>[...(0,Ie.Pv)(x,re).values()]),Z=new Set(z.flatMap(Ie.s1)),ee=new Set(x.units.map(({directory:re})=>re)),Y=(0,A.O)(re=>Z.has(re)||ee.has(re)||N(re||".")?!1:
W.list(re).map(ce=>(0,C.Gz)(re,ce)).every(ce=>L.has(ce)||B(ce)||!Ee(ce))),se=re=>L.has(re)&&Ee(re)&&Y((0,C.jt)(re)),de=x.usages.filter(({place:re})=>!se(re.file)),
oe=x.declared.filter(({place:re})=>!se(re.file));return{...x,usages:de,declared:oe,notes:x.notes.filter(re=>!se((0,M.W7)(re)))}}function Ee(x){const S=(0,m.L8)(
(0,D.basename)(x),new Set,(0,D.basename)((0,D.dirname)(x)));return S!==void 0&&S.class!=="terragrunt"}var Ae=i(2172),Re=i(9059),be=i(8339),xe=i(2485);const Ue=100;
function Ke(x,S){const U=Be(S),W=x.flatMap(B=>{const{kind:z,version:Z,directories:ee,isOverridden:Y,replacedFor:se}=B,de=/^(module|test_module|terragrunt_source)$/.
test(z),oe=Z!==void 0||ee!==void 0&&!S.isStrict;if(!de||Y||oe)return[];const ue=B.clients.filter(me=>!se?.includes(me)).flatMap(me=>{const we=U(B,me);return we===
null?[]:{client:me,reason:we}}),[ce]=ue;return ce===void 0?[]:{usage:B,reason:ce.reason,clients:ue.map(({client:me})=>me)}}),L=(0,A.O)(()=>Fe(S));return[...Map.
groupBy(W,({reason:B})=>B.paths.at(-1)??"")].slice(0,Ue).flatMap(([B,z])=>{const Z=(0,A.O)(({why:ee,paths:Y})=>ee==="outside"||ee==="skipped"?(0,T.a3)({what:ee,
path:B}):(0,be.Iz)({path:B,maker:ee==="created"?"`init`":L()(Y)}));return z.map(({usage:{place:ee,text:Y},reason:se,clients:de})=>{const oe=(0,xe.Kc)(Y??"");return(0,M.
kH)(Z(se),{places:[ee],clients:de,isPlaceholder:oe})})})}const je={throwIfNoEntry:!1},We=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Be({root:x,scan:S,
units:U,directories:W,isStrict:L}){const{locate:N,nameOf:B}=(0,f.ET)({root:x,scan:S}),z=(0,A.O)(Y=>(0,u.N0)(()=>(0,I.statSync)((0,P.join)(x,Y),je)?.isDirectory()===
!0,!1)),Z=(0,A.O)(Y=>{if(/^\.\.(\/|$)/.test(Y)||z(Y)){const ce=N(Y)!==null;return ce&&!L?null:{why:ce?"skipped":"outside",paths:[Y]}}const de=Y.split("/"),oe=de.
map((ce,me)=>de.slice(0,me+1).join("/")),re=oe.findIndex(ce=>!z(ce));return(0,u.N0)(()=>{const ce=(0,I.lstatSync)((0,P.join)(x,oe[re]??""),je);return ce===void 0||
ce.isFile()},!1)?We.test(Y)?L?{why:"created",paths:[Y]}:null:{why:"missing",paths:oe.slice(re)}:{why:"outside",paths:[Y]}}),ee=(0,A.O)(Y=>{const se=U.filter(oe=>oe.
directory===Y||oe.module===Y);return se.some(oe=>oe.unknown!==null||oe.isPartial)?[]:[Y,...se.flatMap(y.CI)]});return(Y,se)=>{const de=(0,C.jt)(Y.place.file),oe=Y.
kind==="test_module"?[(0,C.RO)(de)]:[],re=Y.directories??[...oe,...ee(de)],ue=(0,Ae.MZ)(Y,se).flatMap(({source:ce,isOpen:me})=>{const we=me?Y.evaluated?.[se]?.text??
"":"";if(ce===null&&L&&(0,w.Nj)(we))return[{why:"skipped",paths:[we]}];const Pe=!L&&/[$%]\{/.test(ce??"");if(ce===null||Pe)return[null];const De=(0,k.qC)(ce);if(De.
length>0)return[De.some(Ye=>W.has(B(Ye)??".."))?null:{why:"outside",paths:[ce]}];if(!(0,w.Nj)(ce)||Y.kind==="terragrunt_source")return[null];const $e=re.map(Oe=>(0,C.
un)(Oe,ce)),ge=$e.filter(Oe=>!W.has(Oe));return(Y.directories===void 0&&ge.length<$e.length?[null]:ge.map(Z)).filter(Oe=>!Y.directories||Oe?.why!=="missing")});
return ue.includes(null)?null:ue[0]??null}}const Ne=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Fe({root:x,exclude:S,toolFiles:U}){
const W=(0,f.ET)({root:x,scan:[]}),L=(0,A.O)(Z=>({file:Z,text:W.read(Z)??""})),N=(0,A.O)(()=>[...(0,Re._X)({root:x,exclude:S},U)]),B=[".git/config.worktree",".g\
it/config"].find(Z=>/sparsecheckout\s*=\s*true/i.test(L(Z).text)),z=[...L(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return Z=>{if(B!==void 0)return B;
const ee=Z.at(-1)??"";if(z.some(([,oe])=>(0,C.Gz)(ee,"").startsWith(`${oe}/`)))return".gitmodules";const Y=ee.split("/");return[...Y.flatMap((oe,re)=>Ne.map(ue=>L(
(0,C.Gz)(Y.slice(0,re).join("/"),ue)))),...N()].find(({text:oe})=>Z.some(re=>He(oe,re)))?.file??null}}function He(x,S){const U=S.split("/").toReversed(),[W=""]=U;
return!x.includes(W)&&!x.includes("*")?!1:(x.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(L=>{const N=L.split("/").filter(B=>!/^\.*$/.test(B));return/^[\w-]+(\.[\w-]+)+$/.
test(N[0]??"")&&N.length>2?N.at(-1)?.replace(/\.git$/,"")===W:N.some((B,z)=>(B===W||/\w\*|\*\w/.test(B)&&(0,D.matchesGlob)(W,B))&&U.slice(1,z+1).every((ee,Y)=>ze(
N[z-Y-1],ee)))})}const ze=(x="",S)=>x===S||/[$*{}]/.test(x);let Ce=function(...x){return{readTools:Ce}=i.late([276,631,976,557],4976),new.target?new Ce(...x):Ce(
...x)};async function Ge(x,S){const{directory:U,environment:W,stop:L,progress:N}=S,B={root:U,scan:x.scan,exclude:x.exclude},z=X(B,Object.keys(W)),Z=await(0,Te.nE)(
z,L,ee=>N({kind:"scan",files:ee}));return ke(Z,x,(0,f.ET)(B))}function Ve({dialect:x,exclude:S,scan:U,allowedHosts:W},L,{environment:N,directory:B}){const z=(0,A.
O)(()=>Ce({root:B,exclude:S},L.toolFiles)),Z=!!N.TF_CLOUD_HOSTNAME,ee=U.length>0,Y={setting:x,scan:ee?{...L,tools:z,hasCloudHostname:Z}:null},se=(0,E.L2)(Y),{clients:de,
versions:oe}=se,re=(0,ve.Eo)((0,ve.tB)("terraform",oe)),ue=ge=>re||!(0,m.xO)(ge),me=(0,y.eI)((0,y.sw)(L.usages,de),(0,ve.d3)(se)).filter(({place:ge})=>ue(ge.file)),
we=W.length>0,De=[...Ke(me,{...L,...{root:B,scan:U,exclude:S,isStrict:we}}),...we?Xe(L):[]],$e=me.some(({workspace:ge})=>ge?.lacks)&&z().givesState;return{dialect:se,
usedBy:()=>(0,E.rU)(se,Y.scan),usages:$e?me.map(Ze):me,notes:[...(0,y.vH)(L.notes,de).filter(ge=>ue((0,M.W7)(ge))),...De]}}function Xe(x){const{unselected:S,linked:U,
directories:W,units:L,unread:N,notes:B}=x,z=new Set(B.flatMap(ee=>(0,M.Xd)(ee)?.file??[])),Z=[...U].filter(([,ee])=>ee===null||!W.has(ee));return[...S.map(ee=>(0,M.
ht)(ee,(0,T.a3)({what:"unselected"}))),...Z.map(([ee])=>(0,M.ht)(ee,(0,T.a3)({what:"linked"}))),...(0,Me.jH)(N).map(ee=>(0,M.kH)((0,T.a3)({what:"generated"}),{places:[
ee]})),...L.flatMap(({directory:ee,module:Y,unknown:se})=>se===null||Y!==null||z.has(se.file)?[]:(0,M.kH)((0,T.a3)({what:"skipped",path:ee}),{places:[se]}))]}function Ze(x){
if(x.workspace?.lacks===void 0)return x;const{organization:S,name:U}=x.workspace;return{...x,workspace:{organization:S,name:U}}}}),345:((ne,F,i)=>{i.d(F,{s:()=>k});
var f=i(3024),E=i(6760),m=i(9968),y=i(7811),C=i(9432),A=i(101),T=i(3152);let M=function(...a){return{X509Certificate:M}=process.getBuiltinModule("node:crypto"),
new.target?new M(...a):M(...a)};const w=4*1024*1024;function k(a,{environment:l,directory:e,wording:s=T.w7}){const{settings:n,mistakes:r}=(0,T.P$)(a,s),c=P(n.caFile,
s),o=I(l),t=[c,o].flatMap(v=>v.ok?[]:[v.why]),d=(0,m.N0)(()=>(0,f.statSync)(e).isDirectory(),!1),_=n.scan.filter(v=>!/[*?[\]{}]/.test(v)).flatMap(v=>b(v,e,s)??[]),
$=`GITHUB_WORKSPACE names ${(0,C.dh)(e)}, which is not a directory`,D=[...r,...t,...d?_:[$]];if(D.length>0||!c.ok||!o.ok)throw new T.GN(D);return{...n,authorities:c.
value,chooseProxy:o.value}}function b(a,l,{missingPath:e,setting:s}){const n=(0,E.resolve)(l,a);return(0,f.existsSync)(n)?(0,m.N0)(()=>(0,f.accessSync)(n,f.constants.
R_OK)===void 0,!1)?null:`${s("scan")} names ${n}, which this user may not read`:e(a,l)}function I(a){try{return(0,y.Ju)((0,A.N)(a))}catch(l){if(l instanceof TypeError)
return(0,y.TR)(l.message);throw l}}function P(a,{setting:l}){if(a===null)return(0,y.Ju)(null);const e=(0,m.yR)(a,w),s=l("ca-file");if(!e.ok)return(0,y.TR)(`${s}\
 "${a}" ${(0,C.mP)(e.failure)}`);const n=p(e.text);return n.ok?n:(0,y.TR)(`${s} "${a}" ${n.why}`)}const u=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function p(a){const l=a.match(u)??[];if(l.length===0)return(0,y.TR)("contains no certificate; expected PEM");try{for(const e of l)new M(e);return(0,y.Ju)(l.join(
`
`))}catch(e){const s=e instanceof Error?e.message:e;return(0,y.TR)(`contains an invalid certificate: ${s}`)}}}),5440:((ne,F,i)=>{i.d(F,{Qm:()=>u,TU:()=>b,i4:()=>e,
pb:()=>l,zt:()=>w});var f=i(7811),E=i(8339),m=i(2485),y=i(2213),C=i(255),A=i(5243),T=i(9897),M=i(3846);const w={host:null,isHostImplied:!1,needed:null},k=v=>({host:v,
isHostImplied:!1,needed:(0,C.Rt)(v)?"state":v}),b=v=>({host:v,isHostImplied:!0,needed:v}),I=v=>({host:v,isHostImplied:!1,needed:null}),P=v=>v===null?w:{...w,directHost:v},
u=v=>({...w,problem:v}),p=(v,g)=>u((0,E.DA)({reason:"rejected",error:v,advice:g}));function a(v,g,O){return O===null?v:{...v,problem:(0,E.My)({text:g,host:v.host,
advice:O})}}const l={module:t,"test-module":(v,g,O)=>{const R=(0,A.vL)(v,g).kind==="remote";return g==="opentofu"||!R?t(v,g,O):u((0,E.DA)({reason:"remote-in-tes\
t",text:v}))},provider:h,"locked-provider":_,"stack-component":$,stack:(v,g)=>{const O=(0,A.A)(v);return O.ok&&!v.startsWith(".")?I(O.value.host):{...$(v,g),isHostImplied:!1,
needed:null}},"stack-output":v=>{const[g="",...O]=v.split("/");return O.length===3?o(g,I):u((0,E.DA)({reason:"stack",text:v}))},terragrunt:D,host:v=>o(v,k),url:v=>P(
(0,y.Ul)(v)),"host-part":v=>P((0,y.D8)(v)),"state-path":v=>P((0,y.Bm)(v))};function e(v,g,O){if(v==="terragrunt"){const[,j]=/^tfr:\/\/([^/?]*)\//.exec(g)??[];return j!==
void 0?n(j,O):/^$|^t$|^tfr?$|^tfr:/.test(g)?void 0:r(g,O)}if(v==="url"&&/^postgres|=/i.test(g))return P(T.IZ);if(/^(url|host-part|state-path)$/.test(v))return r(
g,O);if(v!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(g))return r(g,O);const R=g.indexOf("/");if(R<0)return;const K=(0,A.
vL)(`${g.slice(0,R)}/a/b/c`,O);return K.kind!=="registry"?r(g,O):g.split("/").length<s?{...c(K),directHost:T.IZ}:c(K)}const s=4,n=(v,g)=>v===""?b((0,A.Vm)(g)):o(
v,k),r=(v,g)=>(0,A.Nj)(v)?w:P((0,T.uE)(v,g)),c=({host:v,hostImplied:g})=>g?b(v):k(v);function o(v,g){const O=(0,C.Pv)(v),R=(0,m.L6)(v);return O.ok?a(g(O.value),
v,R):u((0,E.k0)({text:v,error:O.why,advice:R}))}function t(v,g,O){if((0,A.Nj)(v)&&!O)return w;const R=(0,A.vL)(v,g),K=R.kind==="registry"?(0,f.Ju)(R):(0,A.rE)(v,
g);if(O&&!K.ok){const{why:V}=K,J=/^https?:/i.test(v)?{kind:"invalid",error:V}:R,Q=/^(?:git\+\w+|ssh):/i.test(v)?null:(0,m.NM)(v,J,K),X=/^[a-z0-9]+::/i.test(v)?"\
remote":R.kind;return Q===null&&(X==="local"||X==="remote")?u((0,E.DA)({reason:`${X}-with-version`,text:v})):p(V,Q)}const G=(0,m.NM)(v,R,K);if(K.ok)return a(c(K.
value),v,G);if(R.kind==="invalid"){const V=v.includes("://")?{directHost:T.IZ}:{};return{...p(R.error,G??m.x3),...V}}if(R.kind!=="remote")return a(w,v,G);const{
refusal:j,host:H}=R;return j!==null?p(j,G??m.x3):H!==T.IZ||G!==null?a(P(H),v,G):{...P(H),problem:(0,E.My)({text:v,host:H,advice:d})}}const d="write the host aft\
er the scheme, such as git::https://HOST/PATH";function h(v,g){const O=(0,M.mi)(v,g);switch(O.kind){case"registry":case"legacy":return O.hostImplied?b(O.host):a(
k(O.host),v,(0,m.cr)(v));case"builtin":return I(O.host);case"invalid":{const[R="",K]=O.error.split(`

`);return p(R,K??(0,m.cr)(v))}}}function _(v,g){const O=(0,M.mi)(v,g);if(O.kind==="invalid")return p(O.error,null);if(O.hostImplied)return u((0,E.DA)({reason:"l\
ocked-provider",text:v}));if(O.kind==="builtin")return I(O.host);const R=g==="opentofu"&&(0,M.Gi)(O);return{...k(O.host),needed:R?(0,A.Vm)(g):O.host}}function $(v,g){
if(v!==v.trim())return u((0,E.DA)({reason:"white-space",text:v}));if(v==="."||v==="..")return w;const O=(0,A.rE)(v,g);if(O.ok)return c(O.value);const R=(0,A.A)(
v);if(R.ok)return I(R.value.host);const K=(0,A.vL)(v,g);return K.kind==="invalid"?p(K.error,(0,m.NM)(v,K,O)):P(K.kind==="remote"?K.host:null)}function D(v,g){const[
O,R="",K=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(v)??[];if(O===void 0){if(v.startsWith("gitlab.com/"))return P("gitlab.com");if((0,T.GL)(v))return w;const j=(0,T.
cx)(v,"opentofu");if(!(j.ok&&(0,T.Of)(v,j.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(v)){const V=(0,T.cx)(v,g);return P(V.ok?V.value.host:T.IZ)}}const[G=""]=K.
split("//");return G.split("/").length!==3?u((0,E.DA)({reason:"terragrunt",text:v})):n(R,g)}}),3791:((ne,F,i)=>{i.d(F,{o:()=>M,q:()=>T});var f=i(1780),E=i(9432),
m=i(9615);const y=w=>w===1?"1 module or provider was":`${w} modules and providers were`;function C(w){const{names:k}=w,b=(0,f.XT)(k,3,I=>(0,f.KT)((0,E.dh)(I)));
switch(w.what){case"inside":return(0,f.xI)`modules and providers inside ${b} were not checked`;case"direct":{const I=k.length-w.git,P=[...w.git>0?[`${(0,E.px)(w.
git,"module")} from Git`]:[],...I>0?[`${(0,E.px)(I,"module")} from an archive or bucket`]:[]];return(0,f.xI)`${P.join(" and ")} ${k.length===1?"was":"were"} not checked: ${b}`}case"\
open":return(0,f.xI)`${(0,E.px)(k.length,"module")} ${k.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${b}`;case"\
limit":return(0,f.xI)`max-requests (${w.max}) was reached, so ${y(k.length)} not checked: ${b}`;case"size":return(0,f.xI)`a response is longer than this check reads, so ${y(
k.length)} not checked: ${b}`;case"work":return(0,f.xI)`the answers of the registry take more work than this check does for one host, so ${y(k.length)} not checked: ${b}`;case"\
stopped":return(0,f.xI)`the check ended too early, so ${y(k.length)} not checked: ${b}`;case"contents":return(0,f.xI)`the checksums of ${(0,E.px)(k.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${b}`;case"getter":return(0,f.xI)`the package of ${(0,E.
px)(k.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${b}`;case"units":return(0,f.xI)`${(0,E.px)(k.length,"Terragrunt un\
it")} ${k.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${b}`}}const A={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},T=w=>(0,m.CC)("not-followed",{message:C(w),help:A[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"warning"}});function M({by:w,address:k,
constraint:b,newest:I,others:P}){const u=(0,f.xI)`${(0,E.dh)(w)} requires ${(0,f.KT)((0,E.dh)(k))}${b===null?"":` "${(0,E.dh)(b)}"`}`,p=I===null?"which the regi\
stry does not have":P.length>0?`which conflicts with ${(0,E.K4)(P,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(I)}`;return(0,m.CC)("module-\
described",{message:(0,f.xI)`according to the registry, ${u}, ${p}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),4776:((ne,F,i)=>{
i.d(F,{D0:()=>$,lz:()=>R,G9:()=>v});var f=i(9373),E=i(2170),m=i(9119),y=i(3096),C=i(3298);let A=function(...j){return{isOfInit:A}=i.late([878],4878),new.target?
new A(...j):A(...j)},T=function(...j){return{noteCall:T}=i.late([878],4878),new.target?new T(...j):T(...j)},M=function(...j){return{partsOf:M}=i.late([878],4878),
new.target?new M(...j):M(...j)};const w=1e6,k=({problem:j,severity:H})=>H==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(j.code),b=({usages:j,notes:H,
declared:V})=>H.some(J=>k(J)||(0,m.Zl)((0,E.W7)(J)))||[j,V].some(J=>J.some(({place:q})=>(0,m.Zl)(q.file)||A((0,y.jt)(q.file))));function I(j,H){const V=new Set,
J=new Set,q=new Map;let Q=w;for(const{parts:te,isAside:fe,inside:pe}of M(H)){if(Q-=te.length,Q<0)break;for(const ie of te)V.add(ie),fe||J.add(ie);for(const[ie,_e]of pe.
calls)T(q,ie,_e)}const X=Q<0?j:P(j,V,q),le=X.notes.map(te=>{const fe=(0,y.jt)((0,E.W7)(te)),pe=V.has(fe)||V.has((0,y.RO)(fe));return k(te)&&!pe?{...te,severity:"\
warning"}:te});return{...J.values().some(te=>(0,m.Zl)((0,y.Gz)(te,"main.tf")))?u({...X,notes:le},te=>J.has((0,y.jt)(te))&&(0,m.Zl)(te)):{...X,notes:le},installed:[
...q.values()].filter(Boolean).length}}function P({usages:j,declared:H,notes:V},J,q){const Q=X=>!A((0,y.jt)(X))||J.has((0,y.jt)(X));return{usages:j.flatMap(X=>!Q(
X.place.file)&&X.kind!=="saved_state"?[]:q.get(X)===!0?{...X,needs:[],directHost:void 0}:X),declared:H.filter(({place:X})=>Q(X.file)),notes:V.filter(X=>Q((0,E.W7)(
X))||X.problem.code.startsWith("file-"))}}function u({usages:j,declared:H,notes:V},J){const q=(0,C.O)(Q=>J(Q.file)?{...Q,isInUse:!0}:Q);return{usages:j.map(({version:Q,
...X})=>({...X,place:q(X.place),...Q&&{version:{...Q,place:q(Q.place)}}})),declared:H.map(Q=>({...Q,place:q(Q.place)})),notes:V.map(Q=>({...Q,places:Q.places.map(
X=>typeof X=="string"?X:q(X))}))}}var p=i(6889),a=i(4850),l=i(9432),e=i(4756),s=i(3791),n=i(8032),r=i(3152);let c=function(...j){return{layoutsOf:c}=i.late([878],
4878),new.target?new c(...j):c(...j)},o=function(...j){return{rootsOf:o}=i.late([878],4878),new.target?new o(...j):o(...j)},t=function(...j){return{unmatched:t}=
i.late([878],4878),new.target?new t(...j):t(...j)},d=function(...j){return{rootNotes:d}=i.late([284],4284),new.target?new d(...j):d(...j)},h=function(...j){return{
textNotes:h}=i.late([284],4284),new.target?new h(...j):h(...j)};const _=2e5;function $(j){const{usages:H,changed:V,dialect:J,settings:q,isLockReadonly:Q}=j,{declared:X}=j.
scanned;if(H.length===0&&X.every(f.z0)&&q.roots.length===0)return{roots:[],notes:[]};const{clients:ae,versions:te}=J,fe=D(j),pe=[],ie=[],_e=q.dialect.name==="au\
to"?[]:ae,ye=(0,p.uQ)(q.dialect,J),he=d({clients:ae,upgrade:q.upgrade,isLockReadonly:Q,versionIn:ye}),Me=q.depth!=="discovery";let ve=0;for(const Ee of o(fe,V,te,
Me)){if(j.stop?.why)break;if(ve+=Ee.directories.length,ve>_){ie.push((0,E.ht)(Ee.directory,(0,e.ub)({kind:"roots",max:_})));break}he.add(Ee),Me&&pe.push(Ee)}const Te=[
...h(H,X,{...J,set:_e,isPredicted:Me})].filter(Ee=>V===null||V.has((0,E.W7)(Ee))),Ie=new Set(j.notes.flatMap(Ee=>Ee.problem.code==="lock-invalid"?(0,E.W7)(Ee):[])),
ke=[...Te,...he.notes()].filter(Ee=>!Ie.has((0,E.W7)(Ee)));return{roots:pe,notes:[...ke,...ie,...Me?O(fe,V):[]]}}function D({usages:j,scanned:H,dialect:V,settings:J,
listed:q}){const{declared:Q,units:X,endedAt:le}=H,ae=J.upgrade?[]:H.installed??[],te={usages:j,declared:Q,units:X,installed:ae,clients:V.clients};return q===void 0?
R(te,J,le===null):G(te,q)}function v(j){const{usages:H,scanned:V,settings:J}=j,Q=J.depth!=="discovery"?g(j.notes,H):j.notes,X={usages:H,notes:Q,declared:V.declared},
ae=(V.installed??[]).length>0||b(X)?I(X,D(j)):{...X,installed:0},{installed:te,declared:fe}=ae,pe=`modules in .terraform are used as \`init\` uses them: ${te}`,
ie=te===0?[]:[pe];return{...ae,scanned:{...V,declared:fe},remarks:ie}}function g(j,H){const V=new Set(H.flatMap(({calls:J,clients:q,place:Q})=>{const X=n.Du.filter(
le=>!q.includes(le)||!J?.[le]);return J===void 0?[]:X.map(le=>`${le} ${(0,m.df)(Q)}`)}));return j.filter(({problem:J,clients:q,places:[Q]})=>J.code!=="source-dy\
namic"||Q===void 0||!q.every(X=>V.has(`${X} ${(0,m.df)(Q)}`)))}function O(j,H){const V=[...new Set(j.flatMap(({unknown:Q})=>Q))].filter(({files:Q})=>H===null||Q.
some(X=>H.has(X)));if(V.length===0)return[];const J=V.map(({directory:Q})=>Q||"."),q=(0,m.As)((0,m.jH)(V.flatMap(({unknown:Q})=>Q??[])));return[(0,E.kH)((0,s.q)(
{what:"units",names:J}),{places:q,clients:n.Du})]}function R(j,{roots:H},V){const J=H.map(ae=>({text:ae,matches:(0,a.Ls)([ae])})),q=c({...j,patterns:J}),Q=V?t(q,
J):[];if(Q.length===0)return q;const X=c({...j,patterns:[]}).flatMap(ae=>ae.roots),le=[...new Set(X.map(({name:ae})=>ae||"."))];throw new r.GN(Q.map(ae=>{const te=(0,l.
K4)(K(ae,le),5,l.dh),fe=te===""?"":`; the nearest root modules are ${te}`;return`roots: no directory with configuration matches ${ae}${fe}`}))}function K(j,H){const V=new Set(
j.split("/")),J=q=>q.split("/").filter(Q=>V.has(Q)).length;return H.toSorted((q,Q)=>J(Q)-J(q))}function G(j,{roots:H,rootsAreNamed:V}){const J=j.units.filter(q=>q.
unknown!==null);return j.clients.flatMap(q=>{const Q=H.filter(({clients:te})=>te.includes(q)),X=new Set([...J,...Q].map(({directory:te})=>te||"."));return c({...j,
clients:[q],patterns:[{text:"",matches:te=>X.has(te)}]}).map(te=>({...te,isNamed:V}))})}})};export{Je as ids,Qe as modules};
var $late0;
