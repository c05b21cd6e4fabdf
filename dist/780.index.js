const Je=[780,919],Qe={8185:((ne,F,i)=>{i.d(F,{CS:()=>T,I4:()=>k,KJ:()=>w,US:()=>v,VS:()=>b});var f=i(2801),g=i(2170),m=i(9119),$=i(255),D=i(9897),C=i(5106);const I=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
w=({problem:{code:u,severity:p}})=>I.test(u)&&!(u==="file-syntax"&&p==="notice"),v=(u,p)=>p.allowedHosts.length>0&&("problem"in u?w(u):[u.directHost??null,...u.
needs.map(({host:a})=>a)].some(a=>a!==null&&!$.ev(a,p)));function T(u,p){return p.allowedHosts.length===0?[]:u.flatMap(a=>{const{directHost:l,isOverridden:e,place:s,
clients:n,evaluated:r}=a;if(l===void 0||e)return[];const c=y(a)?"backend":"download",o=$.ev(l,p),t=c==="download"&&Object.values(r??{}).some(M=>!M.isWhole);if(o&&
!t)return[];const d=$.Pv(l),h=d.ok&&!o?d.value:null,E=o?D.IZ:$.nx(l);return[(0,g.kH)((0,f.wp)({host:E,use:c}),{host:h,places:[s],clients:n})]})}function b(u,p,a){
const{allowedHosts:l}=a,e=t=>t!==void 0&&$.ev(t,a),s=u.filter(t=>e(t.directHost)&&!y(t)),n=p.filter(({service:t,host:d})=>t===C.e$&&e(d)),r=[...s.map(({place:t})=>t),
...n.flatMap(t=>t.because)],c=(0,m.jH)(r.filter(t=>typeof t!="string"));if(l.length===0||c.length===0)return[];const o=(0,f.sC)({count:c.length});return[(0,g.kH)(
o,{places:(0,m.As)(c)})]}const y=({kind:u})=>/^(backend|remote_state|saved_state)$/.test(u);function k(u,p,a,l){if(l.allowedHosts.length===0)return[];const e=a.
filter(({because:s})=>s.some(n=>typeof n!="string"));return p.flatMap(s=>{const{id:n,kind:r}=s;if(r!=="url"||!e.some(t=>t.service===n))return[];const c=$.yo(s.url);
if(c===null||c===u||$.ev(c,l))return[];const o=(0,f.wp)({host:$.nx(c),service:n,registry:$.nx(u)});return[(0,g.kH)(o,{services:[n]})]})}}),3217:((ne,F,i)=>{i.d(
F,{fc:()=>u,ky:()=>k,so:()=>v,uA:()=>p});var f=i(8294),g=i(1098),m=i(2170),$=i(9119),D=i(8032),C=i(255),I=i(5106),w=i(4606);function v(a,l,{misnamed:e},s){const n=a.
credentials?.hasToken===!0,r=[a.difference??[],e].flat().map(M=>(0,m.kH)(M));if(n||a.attempt.discovery.kind!=="found")return r;const c={host:a.host,isFork:s.isFork,
...(0,w.Bc)(a)},o=T(a.host,s),t=new Set(o.map(({place:M})=>M)),E=(e.length>0||!!a.credentials?.problem?[]:b(a.host,l,s)).filter(({place:M})=>!t.has(M));return[...r,
...y(o,M=>(0,g.vs)({...c,service:M})),...y(E,M=>f.$U({...c,service:M}))]}function T(a,{usages:l,depth:e}){return e==="discovery"?[]:l.flatMap(({workspace:s,hasOwnToken:n,
needs:r,place:c})=>s===void 0||n||(0,$.MV)(c)?[]:r.flatMap(o=>o.host===a?[{...o,place:c}]:[]))}function b(a,l,{usages:e}){const s=new Set(e.flatMap(({hasOwnToken:r,
place:c})=>r?c:[])),n=(0,I.Uc)(a);return l.flatMap(({service:r,because:c})=>n.includes(r)?c.flatMap(o=>typeof o=="string"||(0,$.MV)(o)||s.has(o)?[]:{service:r,place:o,
clients:D.zK}):[])}const y=(a,l)=>[...Map.groupBy(a,({service:e})=>e)].map(([e,s])=>{const n=[...new Set(s.map(({place:c})=>c))],r=[...new Set(s.flatMap(c=>c.clients))];
return(0,m.kH)(l(e),{services:[e],places:n,clients:r})});function k(a,l){return a.filter(e=>!l.includes(e)).map(e=>(0,m.kH)(f.bI({host:e})))}function u({host:a,
attempt:l,credentials:e},s){const n=e?.hasToken===!0,r=[...s.flatMap(c=>c.kind==="url"&&(0,I.p4)(c.id)&&I.fg.has(c.id)?[{url:c.url,service:c.id,isSent:n}]:[]),...l.
hops.map(({url:c,authorization:o})=>({url:c,service:null,isSent:o==="sent"}))].flatMap(({url:c,...o})=>{const t=(0,C.Pv)((0,C.yo)(c)??"");return!t.ok||t.value===
a?[]:[{...o,host:t.value}]});return[...new Map(r.toReversed().map(c=>[c.host,c])).values()]}function p(a,l,{tokenSources:e,hosts:s}){return(e.size===0?[]:u(a,l)).
flatMap(({host:r,service:c,isSent:o})=>{const t=e.get(r);if(t===void 0)return[];const d=c===null?a.attempt.discovery.kind==="failed":!o,h=f.To({host:(0,C.nx)(a.
host),other:(0,C.nx)(r),source:t,service:c,isSent:o,isNotice:!d||s.has(r)});return[(0,m.kH)(h,{services:c===null?[]:[c]})]})}}),2886:((ne,F,i)=>{i.d(F,{ER:()=>k,
H4:()=>a,Np:()=>l,TC:()=>T,cA:()=>s,hD:()=>C,ly:()=>p,pi:()=>e,v1:()=>v,zX:()=>y,zv:()=>u});var f=i(9432),g=i(9119),m=i(9615),$=i(255),D=i(1780);const C=(n,r)=>({
problem:I(n,r),severity:n.severity,affects:n.affects.filter(c=>r.concerned.includes(c)),host:n.host,...n.namedHost!==void 0&&{namedHost:n.namedHost},services:n.
services,places:n.places,needed:n.needed,isHostNew:r.isHostNew,...n.exclude&&{exclude:n.exclude},...n.rowKeys&&{rowKeys:n.rowKeys}});function I(n,r){const{reader:c,
machine:o,ignore:t,guesses:d}=r;if(o!==null&&n.problem.obstacle&&!e(n,t))return o;const h=c===null?n.problem:(0,m.as)(n.problem,c),E=w(n,d);if(E.length===0)return h;
const M=(0,m.tr)(E.flatMap(({repository:P})=>P??[]));return{...h,help:h.help===void 0?M:(0,D.xI)`${h.help}; ${M}`}}function w({host:n,places:r,problem:c},o){if(o.
length===0)return[];const t=c.affects.includes("terraform")&&!c.affects.includes("opentofu"),d=r.flatMap(E=>typeof E=="string"?[]:E.file),h=new Set(d.map(g._M));
return o.filter(({repository:E,hosts:M})=>h.has(E)&&(t||n!==null&&M.has(n)))}function v({severity:n,affects:r,needed:c},o){const t=c&&o.some(d=>r.includes(d));return n===
"error"&&!t?"warning":n}function T(n,r,{isTerminal:c}){const o=r.some(({because:d})=>d.includes("hostnames input"));return{role:(0,f.VW)(n)!==null?"guest":o?"op\
erator":"user",host:(0,$.nx)(n),isTerminal:c}}const b=["module","provider","version","package","lock","not"],y=({problem:n,places:r})=>b.includes(n.code.replace(
/-.*/,""))&&r.length>0&&r.every(c=>typeof c!="string"),k=({problem:n,needed:r})=>r&&n.usualSeverity==="error"&&!a.includes(n.code),u=({problem:n})=>n.code==="ma\
chine-network",p=n=>n.some(r=>typeof r=="string"||!(0,g.MV)(r)),a=["host-http2","host-check-crashed"],l=(n,r)=>m.oC.indexOf(n.severity)-m.oC.indexOf(r.severity),
e=({problem:n,host:r,namedHost:c=r},o)=>o.some(({code:t,host:d})=>t===n.code&&(d===null||d===c)),s=n=>typeof n=="string"?n:`${n.file}:${n.line}`}),6146:((ne,F,i)=>{
i.d(F,{$:()=>m,o:()=>g});var f=i(2886);function g(I,w){const{kind:v,source:T,address:b,constraints:y,places:k}=w;return JSON.stringify([I,v,T,b,y,k[0]??null])}function m(I,w){
const v=$(w,({rowKeys:b=[]})=>b),T=$(w.filter(C),({places:b})=>b.map(f.cA));return v.size+T.size===0?I:I.map(({directory:b,clients:y,rows:k})=>({directory:b,clients:y,
rows:k.map(u=>{const p=v.get(g(b,u))??u.rejectedAt.flatMap(e=>T.get((0,f.cA)(e))??[]);if(p.length===0)return u;const a=p.map(({finding:e})=>({...e.problem,severity:(0,f.
v1)(e,y)})).sort(f.Np),l=new Map(a.map(({code:e,title:s,usualSeverity:n})=>[e,{code:e,title:s,usualSeverity:n}]));return{...u,worst:a[0]?.severity??null,problems:[
...l.values()]}})}))}const $=(I,w)=>Map.groupBy(I.flatMap(v=>w(v).map(T=>({key:T,finding:v}))),({key:v})=>v),D=/^(?:constraint|lock)-/,C=({problem:I,host:w})=>w===
null&&D.test(I.code)}),4606:((ne,F,i)=>{i.d(F,{Bc:()=>b,Cg:()=>D,Hf:()=>w,ux:()=>C,wD:()=>I});var f=i(8294),g=i(4481),m=i(8032),$=i(255);const D={misnamed:[],cause:null,
source:void 0,refusals:[]};function C(y,k,{role:u},p){const{isFork:a,isAsked:l}=p,{hasToken:e=!1,source:s,problem:n=null}=y.credentials??{},{status:r=null,challenge:c=null}=y.
attempt.hops.at(-1)??{},o=e||!l?[]:v(y,p),t=(0,m.n3)(y.host),h=(t&&r===403||a&&!e?null:n)??o[0]??null,M=["document-unauthorized",...h!==null||!(a||t)?["versions\
-unauthorized","cloud-organization"]:[]],P=k.filter(({problem:{code:_,isUnsent:A}})=>M.includes(_)&&!A),O=P.some(({problem:_})=>_.code==="versions-unauthorized")||
u!=="guest"&&(a||r===401);return!(h!==null||O&&!e)||c!==null?{misnamed:o,cause:null,source:s,refusals:[]}:{misnamed:o,cause:h??{isFork:a,...b(y)},source:s,refusals:P}}
const I=(y,{cause:k,source:u,refusals:p})=>k!==null&&p.includes(y)?(0,g.to)(y.problem,k,u):y.problem;function w({problem:y,services:k},{cause:u,refusals:p}){if(p.
length===0)return!1;const a=p.flatMap(l=>l.services);return y===u||y.code==="credentials-missing"&&k.every(l=>a.includes(l))}const v=(y,{tokenVariables:k,hosts:u})=>(0,$.
Bz)(k,y.host,u).filter(({isParent:p})=>!p||T(y)).map(p=>f.z2({host:y.host,...p})),T=({attempt:{discovery:y}})=>y.kind==="failed"&&y.problem.code==="document-una\
uthorized";function b({credentials:y,looks:k}){const u=k.flatMap(e=>e.looks),p=e=>[...new Set(u.flatMap(({held:s,source:n})=>s!=="not read"===e?n:[]))],a=y===null?
p(!0):[y.source],l=y===null?p(!1):[];return{searched:a,notRead:l}}}),4702:((ne,F,i)=>{i.d(F,{j7:()=>d,k2:()=>R,S4:()=>h});var f=i(2170),g=i(9119),m=i(8032),$=i(
3217),D=i(4756),C=i(9615),I=i(1780),w=i(8185),v=i(2886);function T(_,A,x){const{notes:V,usages:j,requirements:H,isEmpty:G}=_,{complaints:Y,tokenHosts:q,answered:Q,
contacted:X}=_,le=({problem:he})=>he.code==="file-syntax",ae=new Set(V.filter(le).map(f.W7)),te=({problem:he})=>A.allowedHosts.length>0&&he.code==="source-near-\
miss"&&he.severity==="notice",fe=[...(0,w.CS)(j,A),...(0,w.VS)(j,H,A),...Q.map(he=>b(he,A)),...Y,...(0,$.ky)(q,X)],pe=[...V.filter(he=>!te(he)).map(he=>y(he,ae,
A)),...fe.map(he=>({...he,severity:(0,v.v1)(he,A.dialect.clients)})),...G?[k(A)]:[]],{placed:ie=[],placeless:_e=[]}=Object.groupBy(pe,({places:he})=>he.length>0?
"placed":"placeless");return[...(0,f.Qp)(ie,he=>{const{problem:Me,severity:ve,affects:Te,host:Ie,namedHost:ke,exclude:Ee}=he,{code:Ae,message:Re,help:be}=Me;return[
Ie,ke,Ae,ve,Re,be,Te,Ee===void 0]}),..._e].map(he=>(0,v.hD)(he,x))}function b(_,A){const{host:x,problem:V}=_;return x===null?_:{..._,services:[],problem:(0,C.as)(
V,(0,v.TC)(x,[],A))}}function y(_,A,{dialect:x,allowedHosts:V}){const{problem:j,isPlaceholder:H,checkedFor:G=x.clients}=_;if(V.length>0&&(0,w.KJ)(_)){const ie=(0,I.
xI)`${j.message}; it may use hosts that are not in \`allowed-hosts\``;return{..._,problem:{...j,message:ie},severity:"error"}}const Y=(0,f.W7)(_),q=(0,f.Xd)(_),
Q=_.aside!==void 0||q!==null&&(0,g.MV)(q),X=_.severity==="error"&&H===!0,le=A.has(Y)&&j.code!=="file-syntax",te=_.severity==="error"&&(X||le||Q)?"warning":(0,v.
v1)(_,G);if(!Q&&!X)return{..._,severity:te};const{help:fe,...pe}=j;return{..._,severity:te,problem:j.code==="file-syntax"?pe:j,exclude:[(0,g.n7)(_.aside??Y)]}}const k=({
scan:_,hostnames:A,usages:x})=>(0,f.kH)((0,D.JW)({scan:_,hasHostnames:A.length>0,isFleet:x.length>0}));var u=i(9432),p=i(8936),a=i(255);function l(_){const A=_.
filter(({attempt:Y})=>Y.hops.length>0),[x,...V]=A.flatMap(Y=>s(Y)??[]);if(!x||V.length<A.length-1||!(A.some(({host:Y})=>(0,u.VW)(Y)!==null)||V.length>0&&!x.isCommon)||
V.some(Y=>e(Y)!==e(x)))return null;const G=A.map(({host:Y})=>(0,a.nx)(Y));return(0,p.e4)(G,[x,...V])}const e=({verb:_,what:A})=>_.startsWith("cannot")?_:A;function s({
attempt:{discovery:_,hops:A}}){const x=_.kind==="failed"?_.problem.obstacle:void 0;return A.every(({status:j})=>j===null)||x?.verb==="does not reach"?x:void 0}var n=i(
6146);let r=function(..._){return{judgeRequests:r}=i.late([798,779,581],1779),new.target?new r(..._):r(..._)},c=function(..._){return{crashedVisit:c}=i.late([798,
779,581],1779),new.target?new c(..._):c(..._)},o=function(..._){return{judgeVisit:o}=i.late([798,779,581],1779),new.target?new o(..._):o(..._)},t=function(..._){
return{outcomesOf:t}=i.late([798,779,581],1779),new.target?new t(..._):t(..._)};const d={notes:[],roots:[],requests:[],answering:new Set};function h(_,A,x=()=>[]){
const{predicted:V,stopped:j,visits:H,guesses:G}=_,Y={guesses:G,machine:l(H),ignore:A.ignore},q=P(_,{...A,...Y}),Q=O(_,q,A,Y),X=[...q.flatMap(ie=>ie.findings),...Q],
le=ie=>ie.filter(_e=>!(0,v.pi)(_e,A.ignore)).sort(v.Np),ae=q.map(ie=>{const _e=le(ie.findings.filter(ye=>!(0,v.zX)(ye)));return{...ie,findings:_e,clients:t(_e)}}),
te=({exclude:ie})=>+(ie!==void 0),fe=le([...q.flatMap(ie=>ie.findings.filter(v.zX)),...Q]).toSorted((ie,_e)=>(0,v.Np)(ie,_e)||te(ie)-te(_e)),pe=[...ae.flatMap(ie=>ie.
findings),...fe].sort(v.Np);return{passed:j===null&&!pe.some(({severity:ie})=>R(ie,A.failOn)),stopped:j,hosts:ae,files:fe,findings:pe,ignored:X.length-pe.length,
roots:(0,n.$)(V.roots,le(X)),lines:M(pe,x)}}const E=1e3;function M(_,A){const x=_.flatMap(V=>(0,f.Xd)(V)??[]).filter(({file:V,column:j,endColumn:H})=>H>j&&(0,g.
_M)(V)===null);return A((0,g.jH)(x).slice(0,E))}function P(_,A){const{visits:x,newHosts:V,predicted:j}=_,H=Map.groupBy(_.requirements,({host:X})=>X),G=Map.groupBy(
j.notes,({host:X})=>X),Y=new Map(j.requests.map(X=>[X.host,X])),q=new Set(x.map(({host:X})=>X)),Q={...A,..._,hosts:q};return x.map(X=>{const{host:le}=X,ae={visit:X,
requirements:H.get(le)??[],predicted:G.get(le)??[],requests:Y.get(le)??null,answering:j.answering,isNew:V.has(le)};try{return o(ae,A,Q)}catch(te){return c(ae,A,
te)}})}function O(_,A,x,V){const{notes:j,requests:H}=_.predicted,G=new Set(A.map(({visit:te})=>te.host)),Y=A.flatMap(({visit:te,services:fe})=>(0,$.fc)(te,fe)),
q=[...j,...H.flatMap(te=>r(te,[],x))],{files:Q=[],hosts:X=[]}=Object.groupBy(q,({host:te})=>te===null?"files":"hosts"),le={..._,notes:[..._.notes,...Q],answered:X.
filter(({host:te})=>te!==null&&!G.has(te)),contacted:[...G,...[...Y,...H].map(({host:te})=>te)]},ae={concerned:m.zK,reader:null,isHostNew:!1,machine:null};return T(
le,x,{...V,...ae})}const R=(_,A)=>_==="error"?A!=="never":_==="warning"&&A==="warning"}),2218:((ne,F,i)=>{i.d(F,{CG:()=>w,Fh:()=>T,en:()=>b,h1:()=>v,wX:()=>y});
var f=i(1011),g=i(2801),m=i(9119),$=i(8032),D=i(255),C=i(5106);const I=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","tes\
t_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function w(k,u,p,a=(0,f.kA)(u)){const l=["hostnames \
input"],e=k.hostnames.flatMap(({host:r,services:c})=>{const o=c.length>0?c:k.requiredServices,t=o.length>0?o:["any"],d={host:r,clients:p,because:l,isImplied:!1,
isForInit:!0};return t.map(h=>({...d,service:h}))}),s=new Set([...a,...k.hostnames.map(({host:r})=>r)]),n=u.flatMap(({kind:r,needs:c,place:o})=>c.map(t=>({...t,
because:[o],isImplied:!s.has(t.host),isForInit:!I.has(r)})));return v([e,n],p)}function v(k,u){return(0,m.c1)(k.flat(),({host:p,service:a})=>`${p} ${a}`).map(p=>{
const[{host:a,service:l}]=p;return{host:a,service:l,clients:[...u.filter(e=>p.some(s=>s.clients.includes(e)))],because:(0,m.As)([...p.flatMap(({because:e})=>e)]),
isImplied:p.every(({isImplied:e})=>e),isForInit:p.some(({isForInit:e})=>e)}})}const T=(k,{isGuess:u},p)=>{const a=p.flatMap(({host:l,isImplied:e})=>e?l:[]);return u?
[{repository:k,hosts:new Set(a)}]:[]};function b(k,{hostnames:u,allowedHosts:p}){const a=new Set(u.map(({host:e})=>e)),l=new Map;for(const{host:e,isImplied:s,because:n,
clients:r}of k){if(a.has(e)||l.has(e))continue;const c={host:(0,D.nx)(e)},[o]=n.filter(d=>typeof d!="string"),t=s&&o!==void 0&&{implied:{place:o,clients:r}};(0,D.
Rt)(e)?l.set(e,(0,g.U7)(c)):(0,D.Jr)(e,p)||l.set(e,(0,g.wp)({...c,...t}))}return l}const y=(k,u)=>new Set([...$.Du,...Object.values($.bB),...C.fg,...k.flatMap(({
host:p,service:a=p})=>[p,(0,D.pk)(p),a]),...u.flatMap(({directHost:p})=>p??[])])}),9582:((ne,F,i)=>{i.d(F,{A7:()=>w,AV:()=>D,LH:()=>g,T:()=>u,Tb:()=>I,aZ:()=>f,
c3:()=>v,ql:()=>C,sD:()=>b,sc:()=>T,zC:()=>k});class f extends Error{argument;want;constructor(l,e){super(`${l.path.join(".")} must be ${e}`),this.argument=l,this.
want=e}}function g(a){try{return a(),null}catch(l){if(l instanceof f)return l;throw l}}const m=a=>a.name!==void 0;function $(a,l){if(a.kind==="object")return a.
items.filter(m);throw new f(l,"a block")}function D({value:a,hasLabels:l}){if(a.kind!=="object")return[];const e=a.items.filter(m);return l?e.flatMap(D):[e]}function C(a,l,e,s={}){
for(const n of Object.keys(e)){const r=a.filter(t=>t.name.toLowerCase()===n),[c]=r;if(c===void 0)continue;const o={path:[...l.path,n],span:c};for(const{value:t}of r)
s[n]=e[n](t,o,s[n])}return s}const I=(a,l)=>(e,s,n)=>C($(e,s),s,a,l?n:{}),w=a=>(l,e,s=new Map)=>{for(const{name:n,start:r,end:c,value:o}of $(l,e)){const t={path:[
...e.path,n],span:{start:r,end:c}};s.set(n,{start:r,end:c,value:a(o,t,s.get(n)?.value)})}return s},v=a=>(l,e,s=[])=>{if(l.kind!=="tuple")throw new f(e,"a list");
for(const n of l.elements)s.push(a(n,e));return s},T=(a,l)=>{if(a.kind==="string"||a.kind==="template")return a.verbatim??"";if(a.kind==="primitive"&&a.value===
null)return"";if(y(a))return String(a.value);throw new f(l,"a string")},b=(a,l)=>{if(y(a))return a.value;if(a.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(a.value))
return Number(a.value);throw new f(l,"a whole number")},y=a=>a.kind==="primitive"&&Number.isSafeInteger(a.value)&&String(a.value).length===a.end-a.start,k=(a,l)=>{
if(a.kind==="primitive"&&typeof a.value=="boolean")return a.value;throw new f(l,"true or false")},u=(a,l,e)=>{const s=p(a,l);if(e!==void 0&&(typeof e=="object"||
typeof e!=typeof s))throw new f(l,"set only once");return s};function p(a,l){if(a.kind==="tuple")return a.elements.map(e=>p(e,l));if(a.kind==="object"){const e=w(
u)(a,l);return Object.fromEntries(Array.from(e,([s,n])=>[s,n.value]))}if(a.kind!=="primitive"||a.value===null)return T(a,l);if(Math.abs(Number(a.value))>2**63)throw new f(
l,"a whole number");return a.value}}),5168:((ne,F,i)=>{i.d(F,{CR:()=>b,Ge:()=>y,Ol:()=>k,cd:()=>w});var f=i(7811),g=i(8643),m=i(255),$=i(5243),D=i(3846),C=i(9582);
let I=function(...o){return{configFinding:I}=i.late([276,123],3123),new.target?new I(...o):I(...o)};function w({methods:o},{host:t,namespace:d,type:h}){const E=M=>M.
some(P=>(P.host??t)===t&&(P.namespace??d)===d&&(P.type??h)===h);return o.filter(({include:M,exclude:P})=>!E(P)&&(M.length===0||E(M)))}const v="provider_installa\
tion",T={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},b=o=>{const t={...T.place,file:o.shown};return{...T,...o,kind:"local",place:t}},
y=({file:o,line:t})=>t===0?o:`${o}:${t}`;function k(o){const{client:t,mirrors:d,installations:h,pluginDirectories:E}=o,M=h.map(x=>{const{blocks:V,mistakes:j}=u(
x,t),H=j.map(({span:G,why:Y})=>I(t,{kind:"block",file:x.shown,why:Y},x.placeOf(G)));return{blocks:V,findings:H}}),[P=null,...O]=M.flatMap(({blocks:x})=>x),R=[...M.
flatMap(x=>x.findings),...O.map(({place:x})=>I(t,{kind:"two installations"},x))],_=E.map(x=>({...T,kind:"local",path:x})),A=_.length===0?P:{place:T.place,methods:_,
overridden:P?.overridden??[]};return{client:t,mirrors:d,installation:A,findings:R}}function u({items:o,placeOf:t},d){const h=[],E=[];for(const M of o)if(M.name===
v){if(M.isAssigned||M.value.kind!=="object"){E.push({span:M,why:`${v} must be a block without "="`});continue}for(const P of C.AV(M)){const O=[],R=[];for(const _ of P){
const A=p(_,t(_),d,O.length===0);A.ok?(O.push(...A.value.methods),R.push(...A.value.overridden)):E.push({span:_,why:A.why})}h.push({place:t(M),methods:O,overridden:R})}}
return{blocks:h,mistakes:E}}function p(o,t,d,h){const{name:E,value:M}=o,[P]=o.isAssigned?[]:C.AV(o);if(P===void 0)return(0,f.TR)(`${E} must be a block without "\
="`);const O={path:[v,E],span:o};try{if(E==="dev_overrides"){if(!h)return(0,f.TR)("dev_overrides must come before all methods");const x=[...C.A7(C.sc)({...M,kind:"\
object",items:P},O).keys()].flatMap(V=>{const j=(0,D.mi)(V,d);return j.kind==="invalid"?[]:[j]});return(0,f.Ju)({methods:[],overridden:x})}const R=l[d].get(E);if(R===
void 0)return(0,f.TR)(`${v} has no method ${(0,f.ol)(E)}`);const _=e(P,O,R,d);return _.ok?(0,f.Ju)({methods:[{..._.value,place:t}],overridden:[]}):_}catch(R){if(R instanceof
C.aZ)return(0,f.TR)(R.message);throw R}}const a=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],l={terraform:new Map(a),opentofu:new Map(
[...a,["oci_mirror","repository_template"]])};function e(o,t,d,h){const E=d??"",{[E]:M=""}=C.ql(o,t,{[E]:C.sc});if(d!==null&&M==="")return(0,f.TR)(`${t.path.at(
-1)} has no ${E}`);const P=d==="url"?s(M):null;if(d==="url"&&P===null)return(0,f.TR)("the url does not begin with https://");const{include:O=[],exclude:R=[]}=C.
ql(o,t,n),_=new Map;for(const j of[...O,...R]){const H=r(j,h);if(!H.ok)return H;_.set(j,H.value)}const A=j=>j.flatMap(H=>_.get(H)??[]),x={include:A(O),exclude:A(
R)};if(P!==null)return(0,f.Ju)({...x,kind:"network",url:P});if(d===null)return(0,f.Ju)({...x,kind:"direct"});const V=d==="path"?{path:M}:{path:null,shown:M};return(0,f.
Ju)({...x,kind:"local",...V})}function s(o){const t=(0,g.Dl)(o);return t.ok&&t.value.scheme==="https"&&t.value.host!==""?t.value:null}const n={include:C.c3(C.sc),
exclude:C.c3(C.sc)};function r(o,t){const d=V=>(0,f.TR)(`the pattern ${(0,f.ol)(o)} ${V}`),h=o.split("/");if(h.length<2||h.length>3)return d("does not have two \
or three parts");const[E="",M="",P]=h.reverse(),O=P===void 0?(0,f.Ju)((0,$.Vm)(t)):c(P,m.Pv),R=c(M,D.sL),_=c(E,D.sL);if(!O.ok)return d(`has an invalid hostname:\
 ${O.why}`);if(!R.ok)return d(`has an invalid namespace: ${R.why}`);if(!_.ok)return d(`has an invalid type: ${_.why}`);const A={host:O.value,namespace:R.value,type:_.
value};return(A.host!==null||A.namespace===null)&&(A.namespace!==null||A.type===null)?(0,f.Ju)(A):d('has a part after "*" that is not "*"')}const c=(o,t)=>o==="\
*"?(0,f.Ju)(null):t(o)}),9941:((ne,F,i)=>{i.d(F,{SH:()=>$,Td:()=>D,lS:()=>I,n_:()=>m,w4:()=>C,yN:()=>T});const f=25e4,g=100;class m{max;count=0;constructor(p=f){
this.max=p}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*g}}const $=(u,p,a)=>u.kind==="n\
ative"?u.blocks.filter(l=>l.type===p&&l.labels.length===a):u.members.flatMap(({name:l,value:e})=>l===p?v(p,e,a,[]):[]),D=u=>u.kind==="native"?u.attributes:u.members;
function C(u,p){if(!(u.kind==="native"&&u.mayHave?.(p)===!1))return D(u).find(a=>a.name===p)}const I=u=>(u.kind==="tuple"?u.elements:[u]).flatMap(a=>a.kind==="o\
bject"?a.items.filter(w):[]),w=u=>u.name!==void 0&&u.name!=="//";function v(u,p,a,l){if(a>0)return I(p).flatMap(({name:s,start:n,end:r,value:c})=>v(u,c,a-1,[...l,
{value:s,start:n,end:r}]));const e={start:p.start,end:p.start+1};return(p.kind==="tuple"?p.elements:[p]).filter(({kind:s})=>s==="object"||s==="tuple").map(s=>({
...e,type:u,labels:l,body:{kind:"json",members:I(s)}}))}const T=u=>{const p=[u.startsWith("\uFEFF")?1:0];let a=u.indexOf(`
`),l;return({start:e,end:s})=>{for(;a>=0&&a<e;a=u.indexOf(`
`,a+1))p.push(a+1);l??=y(u);const n=Math.max(1,k(p,e)),r=p[n-1]??0,c=(p[n]??(a<0?u.length:a)+1)-1;return{line:n,column:b(Math.max(e,r),r,l),endColumn:b(Math.min(
s,c),r,l)}}},b=(u,p,a)=>u-p-k(a,u-1)+k(a,p-1)+1,y=u=>/[\uD800-\uDBFF]/.test(u)?Array.from(u.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),p=>p.index):[];function k(u,p){
let a=0,l=u.length;for(;a<l;){const e=a+l>>>1;(u[e]??0)<=p?a=e+1:l=e}return a}}),1440:((ne,F,i)=>{i.d(F,{EH:()=>a,U4:()=>T,WI:()=>r,a4:()=>e,oO:()=>b});var f=i(
3916),g=i(7811),m=i(2213),$=i(8032),D=i(5243),C=i(9897),I=i(3846),w=i(8153),v=i(523);const T=".terraform/modules/modules.json",b=".terraform/terraform.tfstate",
y=(0,w.w3)({backend:(0,w.lq)((0,w.w3)({type:w.Qq,config:(0,w.Tj)((0,w.LT)(w.Qq))})),resources:(0,w.p_)((0,w.w3)({provider:w.Qq}))}),k=(0,w.w3)({backend:(0,w.lq)(
(0,w.w3)({config:(0,w.Tj)((0,w.LT)((0,w.Tj)((0,w.LT)(w.Qq))))}))}),u=new Set(Object.values(m.FV).flatMap(o=>o.split(/[ .]/))),p=/(?:^|\.)provider\["([^"\\]*)"\]/;
function a(o,t){const d=(0,w.D4)(t,y,"struct"),{backend:h,resources:E}=d.ok?d.value:y.zero,M=(0,w.D4)(t,k,"struct"),P=M.ok?[...M.value.backend?.config?.values()??
[]]:[],{type:O="",config:R=null}=h??{},_=[R,...P].flatMap(x=>Array.from(x??[],([V,j])=>j===""?null:l(O,V,j)));/^(remote|cloud)$/.test(O)&&!R?.get("hostname")&&_.
push("app.terraform.io");const A=new Set(E.map(({provider:x})=>x).filter(x=>x.includes("[")));return $.Du.flatMap(x=>{const V=Array.from(A,H=>{const G=(0,I.mi)(
p.exec(H)?.[1]??"",x);return G.kind!=="registry"?G.kind==="builtin"?null:C.IZ:x==="opentofu"&&(0,I.Gi)(G)?(0,D.Vm)(x):G.host});return[...new Set(d.ok?[...V,..._]:
[C.IZ])].flatMap(H=>H===null?[]:{file:o,host:H,client:x})})}function l(o,t,d){return o==="local"?(0,m.Bm)(d):m.Gb[o]?.split(" ").includes(t)?(0,m.D8)(d):u.has(t)||
t==="hostname"?(0,m.Ul)(d):null}function e(o,t){const d=(0,m.Bm)(`terraform.tfstate.d/${t.trim()}/terraform.tfstate`);return d===null?[]:$.Du.map(h=>({file:o,host:d,
client:h}))}const s=(0,w.w3)({key:w.Qq,source:w.Qq,version:w.Qq,dir:w.Qq}),n=(0,w.w3)({modules:(0,w.p_)(s)});function r(o,t){const d=t.trim()===""?(0,g.Ju)(n.zero):
(0,w.D4)(t,n,"struct");if(!d.ok)return d;const{modules:h}=d.value,E=h.find(({version:P})=>P!==""&&(0,v.oF)(P)===null);if(E!==void 0)return(0,g.TR)(`has the malf\
ormed version "${E.version}"`);if(new Set(h.map(({key:P})=>P)).size<h.length)return(0,g.TR)("has two modules with the same key");const M=h.filter(({key:P})=>P!==
"");return(0,g.Ju)(M.map(({dir:P,...O})=>({...O,root:o,directory:c(o,P)})))}function c(o,t){const d=(0,f.isAbsolute)(t)?t:`${o===""?".":o}/${t}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(t)?(0,f.normalize)(d).replace(/(?<=.)\/$/,""):d}}),9373:((ne,F,i)=>{i.d(F,{Pv:()=>C,fJ:()=>T,hK:()=>I,n6:()=>k,s1:()=>u,z0:()=>$});var f=i(3096),g=i(5243),
m=i(2172);const $=({kind:p})=>p==="module"||p==="state"||p==="lock",D=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function C(p,a){const{usages:l,declared:e,units:s,installed:n=[]}=p,r=new Map,c=t=>{const d=r.get(t)??I(t);return r.set(t,d),d},o=({directories:t,place:d})=>t?.
map(c)??[c((0,f.jt)(d.file))];for(const t of s){const d=c(t.directory);d.unit=t,d.hasConfiguration=!0,d.isInitialised=!0,t.module!==null&&d.children.push({name:t.
module,root:null,call:null})}for(const t of l)if(!(!t.clients.includes(a)||t.kind==="saved_state"))for(const d of o(t))t.kind==="test_module"?d.tests.push(t):w(
d,t,a);for(const t of e){const{kind:d,place:h}=t;if(!(a==="terraform"&&/\.tofu(\.json)?$/.test(h.file)))for(const E of o(t))E.declared.push(t),d==="lock"?v(E,h):
E.hasConfiguration=!0,E.isInitialised||=d==="state"}for(const t of r.values())y(r,t);for(const[t,d]of Map.groupBy(n,h=>h.root))c(t).installed=new Map(d.map(h=>[
h.key,h]));return r}const I=p=>({name:p,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[p]});function w(p,a,l){const e=a.address==="terraform"&&p.unit?.module===null;if(!(a.kind==="terragrunt_source"&&!e)&&(a.kind==="lock_provider"?
v(p,a.place):p.hasConfiguration=!0,!(!D.test(a.kind)||a.isOverridden&&a.kind!=="module")&&(p.usages.push(a),!(a.isOverridden||a.kind!=="module"))))for(const{source:s,
root:n}of(0,m.MZ)(a,l)){const[r=null]=b(p.name,s);p.children.push({name:r,root:n,call:a})}}function v(p,{file:a}){p.lockFile=a,p.isInitialised=!0}const T=(p,{name:a,
unit:l})=>p.root===null||l===null&&p.root===a,b=(p,a)=>a!==null&&(0,g.Nj)(a)?[(0,f.un)(p,a)]:[];function y(p,a){const{name:l,tests:e}=a;if(e.length===0)return;const s=p.
get((0,f.RO)(l)),n=s?.hasConfiguration===!0?s:a;n.isInitialised=!0,n!==a&&(n.tests.push(...e),a.tests=[])}const k=({name:p,tests:a})=>a.flatMap(({text:l})=>b(p,
l)),u=p=>[...p.children.flatMap(({name:a})=>a??[]),...k(p)]}),2172:((ne,F,i)=>{i.d(F,{IY:()=>T,Im:()=>b,JT:()=>v,KS:()=>k,MP:()=>w,MZ:()=>u,W$:()=>I,Xo:()=>a,cd:()=>C,
ek:()=>y,lc:()=>p});var f=i(3096),g=i(5243),m=i(3846),$=i(3298);const D="hostnames input",C={file:D,line:1,column:1,endColumn:1},I=e=>e.file===D?D:e,w=({host:e,
namespace:s,name:n,system:r})=>[e,s,n,r].join("/"),v=({host:e,namespace:s,type:n})=>[e,s,n].join("/"),T=e=>"type"in e?v(e):w(e);function b(e){return"constraints"in
e?e.constraints:e.constraint===null?[]:[e.constraint]}const y=e=>("places"in e?e.places:[e.place]).map(I);function k({version:e},s){if(e===void 0)return null;const n=(e.
value===void 0?e.text:e.value[s])??null;return n===null?null:{text:n,place:e.place}}const u=({text:e,calls:s},n)=>s===void 0?[{root:null,source:e,version:null,isOpen:!1}]:
s[n]??[];function p({kind:e,text:s,address:n},r,c){switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const o=(0,m.mi)(s??"",c);return o.
kind==="registry"?o:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"hashicorp",type:(0,m.op)(n)};case"implied_prov\
ider":return{host:r,namespace:"hashicorp",type:(0,m.A5)(s)};default:return null}}function a(e,s){const n=Map.groupBy(s,({lockFile:t})=>t),r=new Set(e.flatMap(({
kind:t,text:d,place:h})=>l.test(t)&&!(0,g.Nj)(d??"")?(0,f.jt)(h.file):[])),c=(0,$.O)(t=>new Set(t.providers.map(({provider:d})=>v(d)))),o=(t,d)=>{if(t.calls.length>
0||t.directories.some(E=>r.has(E)))return!0;const h=p(d,(0,g.Vm)(t.client),t.client);return h===null||c(t).has(v(h))};return e.map(t=>{if(t.kind!=="lock_provide\
r"||t.needs.length===0)return t;const d=n.get(t.place.file);return d===void 0||d.some(E=>o(E,t))?t:{...t,needs:[]}})}const l=/^(?:module|test_module|terragrunt_source)/}),
5324:((ne,F,i)=>{i.d(F,{ET:()=>T,KG:()=>u,Wj:()=>e,kI:()=>y,rN:()=>l,uF:()=>p,un:()=>a});var f=i(3024),g=i(6760),m=i(4756),$=i(2170),D=i(3096),C=i(3298),I=i(9968),
w=i(1440),v=i(4850);function T({root:s,scan:n}){const r=[s,...n.map(d=>(0,g.resolve)(s,(0,v.VK)(d).fixed))].map(b),c=d=>r.some(h=>h!==null&&(0,I.UO)(d,h)),o=d=>{
const h=(0,g.resolve)(s,d),E=(0,f.existsSync)(h)?b(h):null;return E!==null&&c(E)?E:null},t=(d,h)=>{const E=o(d);return(E===null?[]:(0,I.Mc)(E).filter(h)).map(({
name:P})=>P).sort()};return{list:d=>t(d,h=>!h.isDirectory()),directories:d=>t(d,h=>h.isDirectory()&&!(0,v.G$)(h.name)),exists:d=>(0,f.existsSync)((0,g.resolve)(
s,d)),locate:(0,C.O)(o),nameOf:d=>{const h=o(d);return h===null?null:(0,v.sq)((0,g.relative)(r[0]??s,h))},read:(d,h)=>{const E=o(d);return E===null?null:(0,I.r7)(
E,h)}}}const b=s=>(0,I.N0)(()=>(0,f.realpathSync)(s),null);function y(s,n){const{fixed:r,glob:c}=(0,v.VK)(n);try{const o=(0,f.realpathSync)((0,g.resolve)(s,r)),
t=(0,v.sq)((0,g.relative)(s,o)),d=(0,I.UO)(o,s),h=d?s:o;if(c!==void 0)return{path:o,name:t,boundary:h,glob:(0,D.Gz)(t,c)};if((0,f.statSync)(o).isDirectory())return{
path:o,name:t,boundary:h};const E=(0,g.resolve)(o,"..");return{...{path:E,name:(0,v.sq)((0,g.relative)(s,E))},boundary:d?s:E,file:t}}catch(o){return(0,$.ht)(n,(0,m.
WO)({what:"scan",code:(0,I.Oj)(o)}))}}const k=200;function u(s){const{path:n,name:r,depth:c}=s;if(c>k)return(0,$.ht)(r,(0,m.ub)({kind:"depth",max:k}));try{return(0,f.
readdirSync)(n,{withFileTypes:!0}).sort((o,t)=>o.name<t.name?-1:1)}catch(o){return(0,$.ht)(r,(0,m.WO)({what:"directory",code:(0,I.Oj)(o)}))}}const p=(s=new Map)=>({
toolFiles:[],links:s,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function a(s,{exists:n,read:r}){return n(s)?(0,w.EH)(s,r(s)??""):
[]}function l(s,n){const r=(0,D.Gz)(s,".terraform/environment"),c=n.read(r);return[...a((0,D.Gz)(s,w.oO),n),...c===null?[]:(0,w.a4)(r,c)]}function e(s,{exists:n,
read:r,nameOf:c}){const o=(0,D.Gz)(s,w.U4),t=r(o);if(t===null){const E=n(o)?(0,$.ht)(o,(0,m.a3)({what:"outside",path:o})):null;return{installed:[],note:E}}const d=(0,w.
WI)(s,t);if(!d.ok){const E=(0,m.U$)({error:`the list ${d.why}`,isRefused:!0});return{installed:[],note:(0,$.ht)(o,E)}}return{installed:d.value.map(E=>{const M=E.
directory;return(0,g.isAbsolute)(M)&&(0,g.normalize)(M)===M?{...E,directory:c(M)??M}:E}),note:null}}}),6889:((ne,F,i)=>{i.d(F,{L2:()=>w,WJ:()=>I,rU:()=>v,uQ:()=>T});
var f=i(9432),g=i(9119),m=i(8032),$=i(3096),D=i(1250),C=i(1138);const I=([e,...s])=>e===void 0||s.length>0?"both":e;function w({setting:e,scan:s}){const{name:n}=e,
r=n==="auto"?null:n==="both"?m.Du:[n],c=s===null||s.isEmpty?null:s,o=c===null?[]:u(c,e,r),t={setting:e,signs:o,constraints:c?.constraints??[]};if(r!==null)return p(
r,["set by `dialect`"],[],t);if(c===null)return p(m.Du,["CLI not detected; set `dialect` to check one"],[],t);const d=k(o);if(d.length===0)return{...p(["terrafo\
rm"],["assumed; set `dialect`"],[],t),isGuess:!0};const h=b(d),E=h.flatMap(M=>d.find(P=>P.client===M)??[]);return p(h,E.map(l),d,t)}function v({clients:e},s){if(s===
null||s.isEmpty)return m.zK;const n=new Set([...e,...s.tools().others]);return s.usesTerragrunt&&n.add("terragrunt"),m.zK.filter(r=>n.has(r))}function T(e,{evidence:s,
versions:n}){return(r,c)=>{const o=s.some(t=>{if(t.level!=="version-file"||t.version===null)return!1;const d=(0,$.jt)(t.place.file);return t.client===r&&(d===""||
`${c}/`.startsWith(`${d}/`))});return e.version??(o?n[r]??null:null)}}const b=e=>m.Du.filter(s=>e.some(n=>n.client===s));function y(e){const s=e.filter(({place:n})=>!(0,g.
Zl)(n.file));return s.length===0?e:s}function k(e){const s=y(e),n=D.A.find(r=>s.some(c=>c.level===r));return s.filter(({level:r})=>r===n)}function u({signs:e,tools:s,
hasCloudHostname:n},{version:r},c){const o=k(e),t=c??b(o),d=o.every(({place:R})=>(0,g.Zl)(R.file)),h=c===null&&(d||o.some(({isCloud:R})=>R)),E=r===null&&t.some(
R=>(0,C.w)(R,[]).length>1);if(!h&&!E)return e;const{setsCloudHostname:M,signs:P}=s(),O=n||M;return[...e.filter(({isCloud:R})=>!(R&&O)),...P]}function p(e,s,n,r){
const c=e.map(d=>a(d,r)),o=c.filter(({version:d})=>d!==null),t=o.flatMap(({signs:d})=>d.slice(0,1).map(l));return{name:I(e),clients:e,releases:c.flatMap(({releases:d})=>d),
versions:Object.fromEntries(o.map(({client:d,version:h})=>[d,h??""])),why:[...new Set([...s,...t])].join(", "),evidence:[...new Set([...n,...c.flatMap(({signs:d})=>d)])]}}
function a(e,{setting:s,signs:n,constraints:r}){const c=(P,O)=>{const[R=null,..._]=P,A=(0,C.w)(e,P);return{client:e,releases:A,version:_.length===0?R:null,signs:O}};
if(s.version!==null)return c([s.version],[]);const o=y(n.filter(P=>P.client===e&&P.version!==null)),t=new Set(o.map(({version:P})=>(P??"").replace(/^v/,"")));if(t.
size>0){const P=c([...t],o);return{...P,version:(0,C.l)(P.version??"")?P.version:null}}const d=y(r).map(({text:P,place:O})=>({client:e,level:"syntax",place:O,text:`\
requires ${(0,f.dh)(P)}`,version:P})),h=c([],[]),E=d.map(({version:P})=>P),M=c(E,d);return M.releases.length===h.releases.length?h:M}const l=({place:e,text:s})=>`${e.
file}:${e.line} ${s}`}),9059:((ne,F,i)=>{i.d(F,{$:()=>p,$t:()=>c,AN:()=>l,Dx:()=>r,_X:()=>y});var f=i(3096),g=i(9941),m=i(5324),$=i(3114),D=i(4850);const C=".gi\
thub/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),I=o=>o==="config.toml",
w=[["",$.Z8],[".github",()=>!1],...C.map(o=>[o,t=>/\.ya?ml$/i.test(t)]),[".devcontainer",$.Z8],[".config",$.TD],[".config/mise",I],[".mise",I]],v=".github/actio\
ns",T=128*1024,b=200;function*y({root:o,exclude:t},d){const h=(0,m.ET)({root:o,scan:[]}),E=(0,D.Ls)(t),M=k(h).filter(R=>!E(R)),P=R=>R.split("/").length,O=[...new Set(
[...M,...d])].sort((R,_)=>P(R)-P(_)||(R<_?-1:1));for(const R of O.slice(0,b)){const _=h.read(R);_!==null&&_.length<=T&&(yield{file:R,text:_})}}function k(o){const t=w.
flatMap(([h,E])=>o.list(h).filter(M=>E(M)||p((0,f.Gz)(h,M))).map(M=>(0,f.Gz)(h,M))),d=o.directories(v).flatMap(h=>["action.yml","action.yaml"].map(E=>`${v}/${h}\
/${E}`));return[...t,...d]}const u=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],p=o=>u.some(([,t])=>t.test(o)),a=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function l({file:o,text:t}){if(p(o)){const h=r(o,t);return u.flatMap(([E,M,
P])=>M.test(o)&&h.some(O=>P.test(O))?E:[])}return t.search(a)<0?[]:r(o,t).flatMap(h=>h.match(a)??[]).map(h=>h.toLowerCase())}const e=1e3,s=/(^|\s)#.*$/s,n=/(^|\s)(\/\/|\/?\*).*$/s;
function r(o,t){const d=/jenkinsfile|\.json$/i.test(o)?n:s;return t.split(`
`).map(h=>h.slice(0,e).replace(d,"").trimEnd())}function c(o,t,d,h){return{file:o,...(0,g.yN)(d)(h),line:t+1}}}),3114:((ne,F,i)=>{i.d(F,{Ep:()=>I,L8:()=>T,TD:()=>a,
Z:()=>p,Z8:()=>l,dN:()=>u,tr:()=>v,xO:()=>k});var f=i(8032);const g=["terraform"],m=["opentofu"],$=/\.tfquery\.(hcl|json)$/,D=[[/\.tf(\.json)?$/,"config",f.Du],
[/\.tofu(\.json)?$/,"config",m],[/\.tftest\.(hcl|json)$/,"test",f.Du],[/\.tofutest\.(hcl|json)$/,"test",m],[$,"query",g],[/\.tfmigrate\.hcl$/,"migrate",g],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",g],[/\.tfdeploy\.(hcl|json)$/,"deploy",g],[/\.(tf|tofu)mock\.hcl$/,null,f.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",f.Du]],C=/\.(tf|tofu|hcl|json)$/,
I=({class:e})=>e==="config"||e==="test",w={class:"lock",syntax:"hcl",clients:f.Du,isOverride:!1},v=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
e);function T(e,s,n){if(e===".terraform.lock.hcl")return w;const r=C.test(e)?D.find(([A])=>A.test(e)):void 0,[c=/$/,o=null,t=[]]=r??[];if(o===null)return;const d=b(
e)&&o==="test"&&n==="tests";if(b(e)&&!d)return;const h=e.search(c),E=e.slice(0,h),M=E+e.slice(h).replace(".tf",".tofu"),P=E==="override"||E.endsWith("_override"),
O=d||M!==e&&s.has(M);if(O&&!t.includes("terraform"))return;const R=O?g:t,_=e.endsWith(".json")?"json":"hcl";return{class:o,syntax:_,clients:R,isOverride:P}}const b=e=>e.
startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),y=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),k=e=>$.test(e),u=[".spacelift/config.yml",".spacelift/config.yaml"],p=e=>e.endsWith(".tfbackend"),a=e=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(e),l=e=>a(e)||y.test(e)}),4850:((ne,F,i)=>{i.d(F,{$8:()=>w,G$:()=>v,Ls:()=>C,VK:()=>D,sT:()=>b,sq:()=>T});var f=i(6760),g=i(4756),m=i(9968);const $=/[*?[{]/;
function D(y){const k=y.split("/"),u=k.findIndex(p=>$.test(p));return u<0?{fixed:y}:{fixed:k.slice(0,u).join("/"),glob:k.slice(u).join("/")}}function C(y){const k=y.
map(u=>{const p=u.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:p,start:I(p)}});return u=>{const p=u.toLowerCase();return k.some(({glob:a,start:l})=>a===
u||p.startsWith(l)&&f.posix.matchesGlob(u,a))}}function I(y){const[k=""]=y.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(y)??[];return k.toLowerCase()}const w=({
file:y,glob:k},u)=>y===u||k!==void 0&&f.posix.matchesGlob(u,k),v=y=>y.startsWith(".")||y==="node_modules",T=y=>f.sep==="/"?y:y.replaceAll(f.sep,"/");function b(y,{
boundary:k}){return y.kind==="error"?(0,g.WO)({what:"link",code:y.code}):(0,m.UO)(y.path,k)?y.kind==="special"?(0,g.WO)({...y,what:"link-to-special-file"}):y.kind===
"file"?y.path:null:(0,g.a3)({what:"link"})}}),1250:((ne,F,i)=>{i.d(F,{A:()=>D,j:()=>C});var f=i(2170),g=i(9119),m=i(8032),$=i(5243);const D=["lock-file","syntax",
"version-file","tool","hook"];class C{signs=new Map;constraints=new Map;addFile({file:v,kind:{clients:T},scope:b,isContext:y}){if(y)return;const[k,...u]=T;if(k!==
void 0&&u.length===0&&!/(^|\/)[.#][^/]*$/.test(v)){const p=`is read by ${m.bB[k]} only`;this.addSign({client:k,level:"syntax",place:{file:v,...f.wv},text:p})}for(const p of b.
declared)this.addDeclared(p)}end(v){for(const{kind:T,host:b,place:y,clients:k,isOverridden:u,text:p}of v)if(T==="lock_provider"){const a=m.Du.find(e=>(0,$.Vm)(e)===
b),l=`locks providers from ${b}`;a&&this.addSign({client:a,level:"lock-file",place:y,text:l})}else T==="cloud_default"&&!u&&k.includes("terraform")?this.addSign(
{client:"terraform",level:"syntax",place:y,text:"has a cloud block without hostname",isCloud:!0}):T==="module"&&p?.startsWith("oci:")&&this.addSign({client:"ope\
ntofu",level:"syntax",place:y,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addDeclared(v){const{
kind:T,text:b,place:y}=v;if(T==="version")I(this.constraints,b,v);else if(T==="binary"){const k=b==="tofu"?"opentofu":"terraform";this.addSign({client:k,level:"\
version-file",place:y,text:"sets terraform_binary"})}else if((0,m.SO)(T)){const{client:k,what:u}=m.$I[T];this.addSign({client:k,level:"syntax",place:y,text:`has\
 ${u}`})}}addSign(v){I(this.signs,`${v.client} ${v.text}`,{...v,version:null})}}function I(w,v,T){const b=(0,g.Zl)(T.place.file)?`${v} aside`:v;w.has(b)||w.set(
b,T)}}),1011:((ne,F,i)=>{i.d(F,{CI:()=>C,G4:()=>k,O8:()=>$,Rt:()=>m,VZ:()=>D,eI:()=>w,kA:()=>T,s7:()=>v,sw:()=>I,vH:()=>b});var f=i(4756),g=i(2170);const m=["or\
ganization","workspaces"],$=["module","state","lock"],D=["version","compatible","provider-version"],C=({directory:u,module:p})=>[...new Set([u,p??u])];function I(u,p){
const a=l=>{const e=l.clients.filter(s=>p.includes(s));return e.length===0?[]:{...l,clients:e}};return u.flatMap(l=>{if(l.clients.every(n=>p.includes(n)))return l;
const e=l.needs.flatMap(a),s=l.isHostImplied?e[0]?.host??l.host:l.host;return a({...l,needs:e,host:s})})}const w=(u,p)=>u.map(a=>{const{calls:l,evaluated:e}=a;if(p.
length===0||l===void 0||e===void 0)return a;const s=Object.entries(l).filter(([n])=>!p.some(r=>r===n));return{...a,calls:Object.fromEntries(s)}}),v=({workspace:u,
hasOwnToken:p,directHost:a})=>u!==void 0||p===!0||a!==void 0,T=u=>new Set(u.flatMap(({host:p,isHostImplied:a})=>a?[]:p??[])),b=(u,p)=>u.filter(({clients:a})=>a.
some(l=>p.includes(l))),y=1e4;function k(u=y){const p=[],a={error:0,warning:0,notice:0};let l=0;const e=n=>{a[n.severity]+=1,a[n.severity]<=u?p.push(n):l+=1},s=()=>(0,g.
ht)(".",(0,f.ub)({kind:"problems",max:u,omitted:l}));return{add:e,all:()=>l===0?p:[...p,s()]}}}),450:((ne,F,i)=>{i.d(F,{o:()=>y,v:()=>a});var f=i(2170),g=i(9119),
m=i(3096),$=i(3846),D=i(3298),C=i(1011);let I=function(...l){return{asWritten:I}=i.late([276,631,976,557],4976),new.target?new I(...l):I(...l)},w=function(...l){
return{usagesOf:w}=i.late([276,631,976,557],4976),new.target?new w(...l):w(...l)},v=function(...l){return{declaredIn:v}=i.late([276,631,976,557],4976),new.target?
new v(...l):v(...l)},T=function(...l){return{parseFile:T}=i.late([276,631,976,557],4976),new.target?new T(...l):T(...l)};const b=25e4;class y{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(e){
this.scan=e,this.scanned=new Set([...e.usages,...e.declared].map(({place:s})=>s.file))}inherit(e,s,n){const r=(0,g.df)(e),c=this.sources.get(r)??[];this.sources.
set(r,c),c.push({root:n,source:s,version:null,isOpen:!1})}add({file:e,text:s,lines:n},r,c){if(n===null&&this.scanned.has(e))return this.snippets.set(e,(this.snippets.
get(e)??new Set).add(c)),!0;if(this.count+=s.length/1e3,this.count>b)return this.unread.push({file:e,...f.wv}),!1;const o=h=>n===null||h.place.line<=n[1]?h:{...h,
place:n[0]},t=T(s,{...r,isGenerated:!0},e),{usages:d}=w([t],(h,E)=>I(E));for(const h of d){const E=h.version&&o(h.version);k(this.usages,o({...h,version:E}),c)}
for(const h of v([t]))h.kind!=="module"&&k(this.declared,o(h),c);return this.count+=d.length,!r.isOverride||d.every(h=>h.kind==="implied_provider")}finish(e){if(e.
length===0)return this.scan;const n=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:o})=>o.file).values().flatMap(o=>o.sort((t,d)=>t.place.line-
d.place.line)),r=Array.from(n,o=>this.placed(this.inherited(o))),c=new Set(e.flatMap(o=>o.replaced));return{...this.scan,notes:this.scan.notes.filter(o=>!c.has(
(0,f.W7)(o))),usages:p(r,e),declared:[...this.scan.declared,...this.declared.values()].map(o=>this.placed(o)),units:e,unread:this.unread}}inherited(e){const s=(0,g.
df)(e.place),n=e.kind==="terragrunt_source"?this.sources.get(s):void 0;if(n===void 0)return e;this.sources.delete(s);const r=n.flatMap(({root:c})=>c??[]);return{
...e,calls:{terraform:n,opentofu:n},directories:r}}placed(e){const s=this.snippets.get(e.place.file);if(s===void 0)return e;const n=(0,m.jt)(e.place.file),r=this.
isOfSnippets(n)?[...s]:[n,...s];return{...e,directories:r}}isOfSnippets=(0,D.O)(e=>this.scanned.values().every(s=>(0,m.jt)(s)!==e||this.snippets.has(s)))}function k(l,e,s){
const{kind:n,text:r,place:c}=e,o="address"in e?[e.address,e.version?.text]:[e.localName],t=[(0,g.df)(c),n,r,...o].join(`
`),d=l.get(t)??{...e,directories:[]};l.set(t,d),d.directories.at(-1)!==s&&d.directories.push(s)}const u=({directories:l,place:e})=>l??[(0,m.jt)(e.file)];function p(l,e){
const s=l.filter(({kind:o})=>o.startsWith("required_provider")),n=a(s,u),r=a(e,C.CI),c=(0,D.O)(o=>{const d=(0,C.CI)(o).flatMap(h=>n.get(h)??[]).filter(({item:h})=>!o.
replaced.includes(h.place.file));return new Set(d.map(({item:h})=>(0,$.op)(h.address)))});return l.map(o=>{const t=o.kind==="implied_provider"?u(o):[],d=t.flatMap(
P=>r.get(P)??[]);if(d.length===0)return o;const h=(0,$.A5)(o.text),E=d.flatMap(({item:P})=>c(P).has(h)?[]:P);if(E.length===0)return{...o,isOverridden:!0,needs:[]};
const M=E.flatMap(({isPartial:P,directory:O})=>P?[]:O);return{...o,directories:[...M,...t.filter(P=>!r.has(P))]}})}function a(l,e){const s=l.flatMap(n=>e(n).map(
r=>({directory:r,item:n})));return Map.groupBy(s,({directory:n})=>n)}}),5102:((ne,F,i)=>{i.d(F,{DI:()=>I,Fl:()=>y,JR:()=>w,QK:()=>a,Rm:()=>u,Yn:()=>k,Zh:()=>l,b:()=>T,
fi:()=>s,hm:()=>p,md:()=>b,nM:()=>e,nx:()=>$,sG:()=>C,vh:()=>D});var f=i(2886),g=i(4702),m=i(9615);const $={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},D=Object.keys($);function C(n){if(T(n))return"unchecked";const r=p(n.findings);return r==="error"?"fails":r==="warning"?
"warns":w(n)?"skipped":"works"}const I=n=>C(n)==="fails",w=({visit:n})=>n.attempt.discovery.kind==="skipped",v=["host-not-checked",...f.H4],T=({visit:{attempt:n}})=>n.
discovery.kind==="skipped"&&v.includes(n.discovery.problem.code),b=n=>D.flatMap(r=>n.filter(c=>C(c)===r));function y(n){const r=new Set(n.map(({worst:c})=>c));return r.
has("error")?"fails":r.has("warning")?"warns":n.some(u)?"skipped":"works"}function k(n,r){const c=Object.groupBy(n,E=>y(r(E))),{fails:o=[],warns:t=[],skipped:d=[],
works:h=[]}=c;return[o,t,d,h]}const u=({chosen:n,isUnchecked:r})=>r===!0||Object.keys(n).length===0,p=n=>m.oC.find(r=>n.some(c=>c.severity===r))??null;function a({
findings:n}){const r=p(n);return r==="notice"?[]:n.filter(({severity:c})=>c===r)}const l=({severity:n},{failOn:r})=>n==="error"||(0,g.k2)(n,r),e=({severity:n})=>n!==
"notice";function s({passed:n,hosts:r,findings:c}){return n?c.some(e)?"warns":r.length===0?"skipped":"works":"fails"}}),4120:((ne,F,i)=>{i.d(F,{H8:()=>C,Iu:()=>D,
QI:()=>T,QN:()=>a,SY:()=>I,dy:()=>$,kJ:()=>b,nO:()=>l,od:()=>v,tY:()=>y,u8:()=>u});var f=i(9432),g=i(9615),m=i(8032);const $="new in this pull request",D=e=>e.replace(
/^./u,s=>s.toUpperCase()),C=e=>g.oC.flatMap(s=>{const{length:n}=e.filter(r=>r.severity===s);return n===0?[]:[(0,f.px)(n,s)]}).join(", "),I=e=>m.zK.every(s=>e.includes(
s))?"all clients":w(e).join(", "),w=e=>e.map(s=>m.bB[s]);function v(e,s){const n=s.filter(r=>e.includes(r));return e.length===0||n.length===s.length?"":w(n).join(
", ")||"no client in use"}const T=({clients:e,versions:s})=>e.map(n=>[m.bB[n],s[n]].join(" ").trim()).join(" and ");function b(e){return e<999.5?`${Math.round(e)}\
 ms`:e<59950?`${(e/1e3).toFixed(1)} s`:`${(e/6e4).toFixed(1)} min`}function y(e){return e<1e3?`${e} B`:e<999950?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)}\
 MB`}const k=36e5;function u(e,s){const n=(Date.parse(s)-Date.parse(e))/k;if(n>=48)return`${p(n/24)} days`;if(n>=1)return`${p(n)} h`;const r=Math.floor(n*60);return r>=
1?`${r} min`:"less than a minute"}const p=e=>Math.floor(e*10)/10,a=e=>`${e.slice(0,16).replace("T"," ")} UTC`;function l(e,s){const n=(Date.parse(e)-Date.parse(
s))/(24*k);if(Number.isNaN(n))return e;const r=Math.floor(Math.abs(n)),c=r===0?"less than a day":(0,f.px)(r,"day");return`${e.slice(0,10)} (${n<0?`${c} ago`:`in\
 ${c}`})`}}),8884:((ne,F,i)=>{i.d(F,{CN:()=>e,Dx:()=>k,GH:()=>v,Ky:()=>$,TD:()=>D,YC:()=>p,eb:()=>I,f5:()=>u,io:()=>a,ju:()=>l,lp:()=>y,mj:()=>T,oN:()=>b});var f=i(
9432),g=i(2170),m=i(9119);function $(r,c){const{places:o,noun:t}=D(r);return(0,f.K4)(o,c,m.eo,d=>(0,f.px)(d,`more ${t}`))}function D(r){const c=n(r),o=(0,m.t6)(
c,d=>s(d)?(0,m._M)(d.file)??d:d),t=C(o).length>1;return{places:t?o:c,noun:t?"repository":"place"}}const C=r=>r.filter(s).filter(({file:c})=>(0,m._M)(c)!==null),
I=r=>(0,m.t6)(C(w(r)),({file:c})=>(0,m._M)(c)),w=r=>[...new Set(r.map(({places:c})=>c))].flat(),v=(r,c,o)=>`${r===c?"all":`${r} of`} ${c} ${o}`;function T(r,c){
const{length:o}=c>1?I(r):[];return o>1?v(o,c,"repositories"):""}function b(r,c){const o=new Set(r.flatMap(({file:h})=>(0,m._M)(h)??[])).size>1,t=h=>(o?(0,m._M)(
h.file):null)??`${h.line}:${h.file}`,d=new Set(c.map(t));return r.filter(h=>!d.has(t(h)))}function y(r,c){const o=k([r]);return $(b(o,o.slice(0,1)),c)}const k=r=>n(
w(r).filter(s)),u=r=>[...new Set(w(r).filter(c=>typeof c=="string"))];function p(r){const c=r.hosts.flatMap(({requirements:t})=>t),o=[...r.findings,...r.roots.flatMap(
({rows:t})=>t)];return[...new Set([...c.map(({because:t})=>t),...o.map(t=>t.places)])]}const a=r=>r.find(c=>(0,g.Xd)(c)!==null),l=({services:[r,...c]})=>c.length===
0?r??null:null,e=r=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(r)&&(0,m._M)(r)===null,s=r=>typeof r!="string",n=r=>(0,m.t6)(r,c=>s(c)?`${c.line}:${c.file}`:c)}),
6763:((ne,F,i)=>{i.d(F,{QA:()=>p,h$:()=>e,j6:()=>l,q9:()=>y,rc:()=>k});var f=i(2886),g=i(9432),m=i(9119),$=i(255),D=i(5106),C=i(5102),I=i(4120),w=i(8884);const v=50,
T=3,b=2;function y(s){const{shown:n,more:r}=(0,g.zN)(s,v);return r===0?n:[...n,`and ${(0,g.px)(r,"more remark")}`]}function k(s){const n=(0,w.YC)(s).some(({length:M})=>M===
m.WD),c=s.roots.flatMap(({rows:M})=>M.flatMap(P=>P.platforms)).some(({available:M})=>M),o=s.files.filter(({exclude:M,severity:P})=>M&&P!=="notice"),t=[...new Set(
o.flatMap(({exclude:M})=>M??[]))],d=(0,w.eb)(o).length>0?" where their files are read":"",h=`${(0,g.px)(o.length,"finding")} in tests, examples or templates, wh\
ere errors are warnings`,E=`to skip such files, set \`exclude\`${d}: ${(0,g.K4)(t,T,g.dh)}`;return[...n?[`lists of places end after ${m.WD} places`]:[],...o.length>
0?[`${h}; ${E}`]:[],...c?["signatures of provider packages were not verified"]:[]]}const u="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".
split(" ");function p({findings:s},n){const r=u.flatMap(o=>{const t=n[o]||o.endsWith("Y")&&n[o.toLowerCase()];return t?`${o} (${(0,g.dh)(t.slice(t.lastIndexOf("\
@")+1))})`:[]});return s.some(o=>o.problem.obstacle||(0,f.zv)(o))&&r.length>0?[`connections used ${r.join(", ")}`]:[]}function a({hosts:s},n){const{scan:r,repositories:c}=n,
{length:o}=s.filter(({requirements:E})=>E.some(({because:M})=>M.some(P=>typeof P!="string"))),t=`${(0,g.px)(r.usages,"usage")} of ${(0,g.px)(o,"registry host")}`,
d=o===0?"no registry host is used":t;return c.length>0?`${d} in ${(0,g.px)(c.length,"repository")}`:r.files===0?r.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,g.px)(r.files,"file")} (${(0,I.tY)(r.bytes)})`} in ${(0,I.kJ)(r.durationMs)}: ${d}`}function l({hosts:s},{depth:n}){const r=s.filter(
t=>["works","warns"].includes((0,C.sG)(t))&&t.requirements.some(({service:d,because:h})=>(d===D.e$||d===D.xq)&&h.some(M=>typeof M!="string")));return n!=="disco\
very"||r.length===0?[]:[`not checked at ${(0,g.K4)(r,b,({visit:t})=>(0,$.nx)(t.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function e(s,n){const{dialect:r,durationMs:c,scan:o,remarks:t}=n,{findings:d,ignored:h}=s,E=(0,I.H8)(d)||"no findings",M=h>
0?`${E}, ${h} ignored`:E,O=s.hosts.length===0&&o.files===0?"":` for ${(0,I.QI)(r)} (${r.why})`,R=a(s,n);return[`${M}; checked in ${(0,I.kJ)(c)}${O}`,...R===null?
[]:[R],...t]}}),9432:((ne,F,i)=>{i.d(F,{$$:()=>k,B9:()=>o,Cw:()=>P,I0:()=>u,K4:()=>y,NM:()=>d,VW:()=>c,Wt:()=>n,YA:()=>E,_r:()=>h,dh:()=>I,eZ:()=>p,go:()=>l,mP:()=>e,
oZ:()=>R,px:()=>v,qZ:()=>t,zM:()=>M,zN:()=>b,zd:()=>a});var f=i(8032),g=i(1780),m=i(5106),$=i(9179);const D=300,C=8192;function I(_,A=D){const{length:x}=_,V=x>C?
(0,$.NE)(_.slice(0,C)):(0,$._U)(_);return V.length<=A?V:`${w(V,A)}\u2026`}const w=(_,A)=>structuredClone(_.slice(0,A).toWellFormed()),v=(_,A)=>`${_} ${_===1?A:T(
A)}`,T=_=>`${_.replace(/(?<=[^aeiou])y$/,"ie")}s`;function b(_,A){const{length:x}=_,V=typeof A=="number"?A:x<=2*A.few?x:A.few,j=_.slice(V);return{shown:_.slice(
0,V),rest:j,more:j.length}}function y(_,A,x=String,V=j=>`${j} more`){const{shown:j,more:H}=b(_,A),G=j.map(Y=>x(Y)).join(", ");return H>0?`${G} and ${V(H)}`:G}const k=_=>new TextEncoder().
encode(_).length;function u(_,A,x,V){const j=[];let H=0;for(const G of Iterator.from(_).map(V)){if(H+=k(G)+x,H>A)break;j.push(G)}return{shown:j,more:_.length-j.
length}}const p=_=>_.map(A=>f.bB[A]).join(" and "),a=_=>(0,g.xI)`the clients print "${_}"`;function l(_){return _===null?"null":Array.isArray(_)?"an array":typeof _==
"object"?"an object":`a ${typeof _}`}function e(_){if(_.kind==="error")return`cannot be read: ${_.code}`;if(_.kind==="special")return`is ${_.is} and is not read`;
const{bytes:A,maxBytes:x}=_;return`has ${A} bytes and is not read; the limit is ${x/1024/1024} MiB`}const s={[m.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[m.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function n(_){return _.flatMap(x=>s[x]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const r=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),c=_=>r.
get(_)??null,o=_=>`wait and run the check again; see ${c(_)??"its status page"}, and consider a network mirror for providers`,t=_=>(0,g.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,g.
KT)(_)} is public, so this network or country is blocked`;function d({page:_,asked:A},x){if(_===null)return x;const V=_.title===""?"":` ("${_.title}")`,j=x.guest??
t(A);switch(_.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:j,because:`the host returned a sign-in p\
age${V}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${V}: allow this machine to reach the host`;case"other":{const H=`the host \
returned an HTML page${V}`;return{user:n([]),...x,guest:j,because:H}}}}function h({url:_,status:A,reason:x,said:V},j=!1){const H=V===void 0?"":` ("${I(V)}")`;return(0,g.
xI)`${j?"":(0,g.xI)`${(0,g.KT)(_)} returned `}${`${A} ${I(x)}`.trim()}${H}`}const E=_=>`${Math.round(_/100)/10} s`,M=_=>_.kind==="several"?_.reasons:[_];function P(_){
switch(_.kind){case"deadline":return`the check reached its deadline of ${E(_.ms)}`;case"signal":return`the check was interrupted by ${_.signal}`;case"crash":return"\
tf-disco crashed";case"missing":return O(_);case"several":return _.reasons.map(P).join("; ")}}function O({repositories:_,total:A}){const x=A===1?"repository":"r\
epositories",V=_.length===1?"is":"are",j=y(_,10,I);return`${_.length} of ${A} ${x} ${V} missing: ${j}`}const R=({kind:_,address:A,version:x})=>(0,g.xI)`${_} ${(0,g.
KT)(A)} ${I(x,40)}`}),8294:((ne,F,i)=>{i.d(F,{$U:()=>s,Eu:()=>u,QU:()=>y,To:()=>r,bI:()=>c,fj:()=>a,iX:()=>o,tK:()=>l,z2:()=>n});var f=i(8032),g=i(255),m=i(1780),
$=i(7057),D=i(9432),C=i(9615),I=i(4481);const w="write the token into the file, or remove its block",v="store the token in the helper, which must print {} for a\
 host without one",T={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a \
missing secret with an empty string"},b=(E,{source:M},P,O)=>(0,C.CC)(E,{message:(0,m.xI)`the token from ${(0,m.LA)(M)} ${P}`,flaw:P,...O}),y=E=>b("credentials-e\
mpty",E,"is empty",{help:(0,C.Lw)(E.isInFile?w:(0,I.zT)(E.source)?v:T)}),k={length:{has:"is longer than 64 KiB and is not sent",help:"store only the token"},"co\
ntrol character":{has:"contains a line break or another control character, which no client can send",help:"store the token again without the line break at its e\
nd"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation \
marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with\
 it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted togeth\
er"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replac\
ed"}},u=({slip:E,...M})=>b("credentials-malformed",M,k[E].has,{help:k[E].help,...E==="control character"||E==="length"?{}:{severity:"warning"}}),p=`has fewer th\
an ${$.Il} characters and is not redacted where a server repeats it`,a=E=>b("credentials-short",E,p,{help:"check whether the stored value is the whole token; st\
ore it again or create a longer one"}),l=E=>(0,C.CC)("credentials-differ",{message:(0,m.xI)`for host ${(0,m.SP)(E.host)}, ${e(E.first)} and ${e(E.other)}`,help:(0,m.
xI)`set the token for both clients in ${(0,m.LA)((0,g.fK)(E.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),e=({
client:E,source:M})=>M===null?`${f.bB[E]} finds no token`:(0,m.xI)`${f.bB[E]} uses the token from ${(0,m.LA)(M)}`,s=({host:E,service:M,...P})=>(0,I.ti)("credent\
ials-missing",(0,m.xI)`host ${(0,m.SP)(E)} requires a token${M===null?"":` for ${M}`}`,(0,I.nP)(E),P),n=E=>(0,C.CC)("credentials-near-miss",{message:(0,m.xI)`${(0,m.
LA)(E.variable)} seems to be meant for host ${(0,m.SP)(E.host)}, but ${E.why}`,help:(0,m.xI)`rename it: ${(0,I.yN)(E.write)}`}),r=({host:E,other:M,source:P,service:O,
isSent:R,isNotice:_})=>(0,C.CC)("credentials-other-host",{message:(0,m.xI)`the clients do not send the token for ${(0,m.KT)(M)} from ${(0,m.LA)(P)} ${O===null?"\
after the redirect of":`to ${O} of host`} ${(0,m.KT)(E)}: they send ${R?(0,m.xI)`the token of ${(0,m.KT)(E)}`:"none"}`,help:O===null?(0,m.xI)`make the discovery document of ${(0,m.
KT)(E)} public, or serve it at ${(0,m.KT)(E)} itself`:(0,m.xI)`set the token for ${(0,m.KT)(E)}, and the clients send it to ${(0,m.KT)(M)}`,..._?{severity:"noti\
ce",affects:[]}:{}}),c=({host:E})=>(0,C.CC)("credentials-unused",{message:(0,m.xI)`the tokens input has a token for host ${(0,m.SP)(E)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function o(E){const{host:M,token:P,source:O,challenge:R,contentType:_,...A}=E,V=P==="n\
one"&&R===null&&!_?.includes("json")&&A.status===403&&(0,D.VW)(M)===null,j=V?"may not be a registry":P==="sent"?(0,m.xI)`rejected the token from ${(0,m.LA)(O??"")}`:
"requires authentication credentials",H=R===null?"":`, and asks for ${R} authentication`,G=!V&&A.url===`https://${M}/.well-known/terraform.json`;return(0,C.CC)(
"document-unauthorized",{message:(0,m.xI)`host ${(0,m.KT)(M)} ${j}: ${(0,D._r)(A,G)}${H}`,help:(0,D.NM)({...A,asked:M},V?d:h(E)),isUnsent:(0,I.wt)(E)})}const t="\
make the discovery document public",d={operator:`${t}, or return 404 if the host has no services`,user:(0,D.Wt)([])};function h({host:E,token:M,source:P,status:O,
challenge:R}){const _=(0,D.qZ)(E);if(R!==null){const A=`exempt /.well-known/terraform.json from ${R} authentication`,x=(0,m.xI)`ask the operator of ${(0,m.KT)(E)} to ${A}`;
return{operator:A,user:x,guest:_,note:"the clients send Bearer tokens only, so no token helps"}}switch(M){case"sent":{const A=O===403?"may read this host":"is c\
omplete and for this host",x=(0,m.xI)`check that the token ${A}, or ${(0,I.qV)(P??"",E)}`;return O===403?{...(0,C.Lw)(x),guest:_}:(0,C.Lw)(x)}case"none":return{
operator:(0,I.nP)(E,`, or ${t}`),besides:t,user:(0,I.nP)(E),guest:_};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,m.xI)`configure ${(0,m.KT)(E)} to respond itself, or ${t}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),4756:((ne,F,i)=>{i.d(F,{JW:()=>T,U$:()=>m,WO:()=>I,a3:()=>v,ub:()=>k,yQ:()=>b});
var f=i(9432),g=i(9615);const m=({error:u,isRefused:p})=>(0,g.CC)("file-syntax",{message:u??"the file is not valid UTF-8",help:"fix the file, or list it in `exc\
lude` if it is invalid on purpose",...!p&&{severity:u===null?"notice":"warning"}}),$={file:"the file cannot be read",directory:"the directory cannot be read",link:"\
the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the link is"},D={
ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},C={file:"correct the permis\
sions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `e\
xclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove \
the link, or list it in `exclude`"},I=u=>(0,g.CC)("file-unreadable",{message:`${$[u.what]}${"code"in u?`: ${u.code}`:` ${u.is} and is not read`}`,help:(u.what===
"file"||u.what==="directory"?D[u.code]:void 0)??C[u.what],...!("isRefused"in u&&u.isRefused)&&{severity:"warning",affects:[]}}),w={link:["the link points outsid\
e the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not re\
ad","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not s\
elect its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included fi\
les the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan\
`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function v(u){const[p,a]=w[u.what];return"path"in u?(0,g.CC)(
"file-outside",{message:`directory ${(0,f.dh)(u.path)} ${p}`,help:a,severity:"notice"}):(0,g.CC)("file-outside",{message:p,help:a})}function T({scan:u,hasHostnames:p,
isFleet:a}){const l=u.every(r=>r==="."),s=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages`":l?"this directory":`\`scan\` (${(0,f.K4)(u,
3,f.dh)})`}`,n=a?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return p?(0,g.CC)("not\
hing-to-check",{message:`${s}; only \`hostnames\` was checked`,help:`${n}, or correct \`scan\``,severity:"warning"}):(0,g.CC)("nothing-to-check",{message:`${s},\
 and \`hostnames\` is not set`,help:`${n}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const b=({oldest:u})=>(0,g.CC)("file-stale",{message:`the us\
ages file was written more than a week ago (the oldest on ${u}); the repository may use something else now`,help:"write it again with `tf-disco usages --format \
json`, and see why the job that writes it no longer runs"}),y={depth:u=>({message:`directories nested deeper than ${u} levels are not scanned`,help:"list this d\
irectory in `exclude`"}),files:u=>({message:`there are more than ${u} files; this directory and the following ones are not scanned`,help:"scan fewer directories\
 with `scan` or `exclude`"}),directory:u=>({message:`the directory has more than ${u} files; the files after them are not scanned`,help:"split the directory, or\
 list files in `exclude`"}),parts:u=>({message:`the file has more than ${u} blocks, arguments and values; the rest is not read`,help:"split the file, or list it\
 in `exclude`"}),"module-usages":u=>({message:`the files of this directory use or define more than ${u} modules, providers, resources and variables; the rest of\
 this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:u=>({message:`the scan found more than ${u} u\
sages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:u=>({message:`the root mod\
ules have more than ${u} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` \
runs in `roots`"})};function k(u){switch(u.kind){case"size":return(0,g.CC)("file-limit",{message:`the file ${(0,f.mP)(u)}`,help:"split the file, or list it in `\
exclude`"});case"problems":return(0,g.CC)("file-limit",{message:`there are more than ${u.max} problems in files; ${u.omitted} are not reported`,help:"fix the re\
ported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,g.CC)("file-limit",{message:`${(0,f.Cw)(u.stopped)} after reading ${u.
files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `d\
eadline-seconds`"});default:return(0,g.CC)("file-limit",y[u.kind](u.max))}}}),8936:((ne,F,i)=>{i.d(F,{Er:()=>l,P0:()=>u,P6:()=>w,Qs:()=>k,T0:()=>C,U2:()=>a,e4:()=>e});
var f=i(1780),g=i(9432),m=i(9176),$=i(9615);const D={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not\
 respond","server-failed":"could not be looked up: the DNS server reported a failure"},C=({host:s,why:n})=>(0,$.CC)("host-unknown",{message:(0,f.xI)`${(0,f.KT)(
s)} ${D[n]}`,help:n==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the chec\
k again",obstacle:{verb:"cannot resolve",what:D[n].replace(/.*: /,"")}}),I={refused:"refused the connection",closed:"closed the connection without a response","\
no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function w({host:s,error:n}){if(typeof n=="o\
bject"&&"proxy"in n)return(0,$.CC)("host-unreachable",{message:(0,f.xI)`${(0,f.KT)(s)} is unreachable: ${n.proxy}`,help:"check that the host is up, that the pro\
xy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,g.dh)(n.proxy),help:m.TG}});const r=typeof n=="string"?I[n]:`is unreachab\
le (${n.code})`,c="check that the host is up",o="check that a firewall or proxy lets this machine connect to it";return(0,$.CC)("host-unreachable",{message:(0,f.
xI)`${(0,f.KT)(s)} ${r}`,operator:`${c}, and ${o}`,besides:c,user:o,guest:`${o}; otherwise ${(0,g.B9)(s)}`,obstacle:{verb:"cannot connect to",what:r.replace("is\
 unreachable: ","")}})}const v={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},T="serve the document\
 as a static file",b=({asks:s})=>s==="document"?T:"find out what the server waits for, such as its storage",y=s=>s.map(({name:n,attemptMs:r,retries:c})=>{const o=Number.
isFinite(r)?(0,g.YA)(r):"without a limit",t=c===0?"":` in each of ${c+1} attempts`,d=n.includes(" and ")?"wait":"waits";return`${n} ${d} ${o}${t}`}).join(", ");
function k(s){if(s.phase==="complete")return(0,$.CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(s.host)} took ${(0,g.YA)(s.tookMs)} to return its discovery document; ${y(
s.releases)}`,operator:T,affects:[...new Set(s.releases.map(({client:t})=>t))]});const{verb:n,failed:r,help:c}=v[s.phase],o=s.limitMs===null?"in time":`within ${(0,g.
YA)(s.limitMs)}`;return(0,$.CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(s.host)} ${r} ${o}`,help:c||{operator:b(s),guest:(0,g.B9)(s.host)},...n&&{obstacle:{
verb:n,what:r.replace(/.*: /,"")}}})}const u=({host:s,error:n})=>(0,$.CC)("host-protocol",{message:(0,f.xI)`the response of ${(0,f.KT)(s)} is not valid HTTP (${n})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),p={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function a({host:s,phase:n,
tookMs:r,limitMs:c,...o}){const t=`(limit ${(0,g.YA)(c)}); ${p[n.name]} took ${(0,g.YA)(n.ms)}`;return"url"in o?(0,$.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(
o.url)} took ${(0,g.YA)(r)} to answer ${t}`,operator:b({asks:"answer"})}):(0,$.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(s)} took ${(0,g.YA)(r)} to return its discovery document ${t}`,
operator:T,note:y(o.releases)})}const l=({host:s,attempts:n,failure:r,releases:c})=>(0,$.CC)("host-recovered",{message:(0,f.xI)`discovery of ${(0,f.KT)(s)} succeeded at attempt ${n}; the first attempt failed: ${r}`,
operator:"find out why the host fails intermittently",note:c.length===0?"init succeeded, because the CLI retries discovery":`init with ${c.map(({name:o})=>o).join(
" and ")} would have failed`});function e(s,n){const[{verb:r,help:c=m._$[r]}]=n,[o="",...t]=s,d=t.length===0?(0,f.KT)(o):`any of ${s.length} hosts`,h=t.length===
0&&r==="cannot connect to";return(0,$.CC)("machine-network",{message:(0,f.xI)`this machine ${r} ${d}: ${(0,g.K4)([...new Set(n.map(({what:E})=>E))],3)}`,help:h?
`${c}; otherwise ${(0,g.B9)(o)}`:c})}}),9176:((ne,F,i)=>{i.d(F,{M8:()=>$,TG:()=>f,_$:()=>m});const f="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",g="if this network has a proxy, set H\
TTPS_PROXY",m={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${g}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${g}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function $(D,{page:C,url:I,asked:w}){const v=URL.parse(I)?.host,T=v===w,b=T&&D.code==="document-st\
atus";if(C===null||C.kind==="other"||b)return D;const y=`a ${C.kind} page${T?"":` at ${v}`} ("${C.title}") answers`;return{...D,obstacle:{verb:"does not reach",
what:y,isCommon:T}}}}),1098:((ne,F,i)=>{i.d(F,{Dr:()=>k,EK:()=>T,Fu:()=>p,dF:()=>u,vs:()=>I,y7:()=>v});var f=i(255),g=i(1780),m=i(5106),$=i(9432),D=i(9615),C=i(
4481);function I({host:a,service:l,...e}){const s=l===m.OZ?"the cloud block":"the remote backend",n=(0,C.nP)(a),r=(0,f.pk)(a)===a?(0,g.xI)`run \`terraform login ${(0,g.
KT)(a)}\` or \`tofu login ${(0,g.KT)(a)}\`, or `:"",c={...n,terminal:(0,g.xI)`${r}${n.terminal}`},o=(0,g.xI)`${s} requires a token for ${(0,g.SP)(a)}`;return(0,C.
ti)("cloud-token",o,c,e)}const w={organization:"`organization`",workspaces:"`name` in `workspaces`"};function v({block:a,lacks:l,isOpen:e}){const s=a==="cloud b\
lock"?`set ${l.map(n=>m.uW[n]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,D.CC)("cloud-incomplete",{severity:e?"notic\
e":"error",message:`the ${a} has no ${l.map(n=>w[n]).join(" and no ")}`,help:e?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${s}, also for this check`})}const T=({url:a,version:l})=>(0,D.CC)("cloud-version",{message:(0,g.xI)`${(0,g.KT)(a)} returned ${l===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,$.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),b=a=>"why"in a?(0,g.xI)`the response of ${(0,g.KT)(a.url)} ${(0,$.
dh)(a.why)}`:(0,$._r)({...a,page:null}),y=(a,l,e)=>"status"in a&&[401,403,404].includes(a.status)?e:(0,D.C)((0,g.xI)`check the logs of ${(0,g.KT)(l)}, and that the URL of the service is that of its API`),
k=({host:a,organization:l,source:e,...s})=>(0,D.CC)("cloud-organization",{message:(0,g.xI)`the organization ${l} at ${(0,g.KT)(a)} cannot be read: ${b(s)}`,help:y(
s,a,(0,g.xI)`check the name of the organization, and that the token from ${(0,g.LA)(e)} is valid and belongs to a member`)}),u=a=>(0,D.CC)("cloud-workspace",{message:(0,g.
xI)`the workspace ${a.workspace} of ${a.organization} at ${(0,g.KT)(a.host)} cannot be read: ${b(a)}`,help:y(a,a.host,"check that the token may read the workspa\
ce")}),p=({host:a,organization:l,workspace:e})=>(0,D.CC)("cloud-workspace-missing",{message:(0,g.xI)`${l} at ${(0,g.KT)(a)} has no workspace ${e} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ne,F,i)=>{i.d(F,{AO:()=>b,U7:()=>T,n3:()=>y,nD:()=>p,ro:()=>u,sC:()=>v,
wp:()=>w});var f=i(1780),g=i(2432),m=i(9432),$=i(9615);const D=({file:l,line:e})=>`${(0,m.dh)(l)}:${e}`,C={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function I(l){if(l.host===""){const[o]=C["use"in l?l.use:"download"];return[`the host of this ${o} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const e=(0,f.xI)`${(0,f.KT)(l.host)}, which is not in \`allowed-hosts\``;
if("service"in l)return[(0,f.xI)`${l.service} of ${(0,f.KT)(l.registry)} is on ${e}`,"use another registry"];if("package"in l)return[(0,f.xI)`the package of ${l.
package} is downloaded from ${e} and was not contacted`,"use another module or provider"];if("use"in l){const[,o,t]=C[l.use];return[(0,f.xI)`${o} ${e}`,t]}const s=(0,f.
xI)`host ${(0,f.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in l))return[s,"use an allowed registry"];const{place:n,clients:r}=l.
implied,c=`${D(n)} names no host, and this is the default of ${(0,m.eZ)(r)}`;return[(0,f.xI)`${s}; ${c}`,"name an allowed registry there"]}function w(l){const[e,
s]=I(l),n=l.host===""?s:(0,f.xI)`${s}, or add ${(0,f.KT)(l.host)} to \`allowed-hosts\``;return(0,$.CC)("host-not-allowed",{message:e,help:n})}const v=({count:l})=>(0,$.
CC)("allowlist-incomplete",{message:`the packages of ${(0,m.px)(l,"module")} from registries, Git or archives were not opened; they may use hosts that are not i\
n \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as well"}),T=({host:l})=>(0,$.CC)("host-generic",{message:(0,f.xI)`${(0,f.KT)(l)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),b=({host:l,address:e,asks:s})=>e==="metadata"?(0,$.CC)("host-private-redirect",{message:(0,f.xI)`${(0,f.KT)(
l)} is the address of ${/^(?:kubernetes|openshift)\b/.test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,$.CC)("host-private-redirect",{message:(0,f.xI)`a public host ${s==="document"?"redirects":"leads"} to ${(0,f.
KT)(l)}, which has a ${e} address and was not contacted`,help:`if ${s==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
y=({host:l,thrown:e})=>(0,$.CC)("host-check-crashed",{message:(0,f.xI)`${(0,f.KT)(l)} was not checked completely, because of a bug in tf-disco ${g.xv}: ${k(e)}`,
help:(0,f.xI)`please report this text at ${g.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,f.KT)(l)}\` to \`ignore\``});function k(l){if(!(l instanceof
Error))return(0,m.dh)(String(l));const e=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,m.dh)(String(l))+(e===void 0?"":` (${e})`)}const u=({host:l})=>(0,$.
CC)("host-http2",{message:(0,f.xI)`${(0,f.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,f.
xI)`enable HTTP/1.1 on ${(0,f.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function p({host:l,stopped:e,
isBegun:s,unchecked:n,total:r}){const c=s?" completely: its visit was under way when":":";return(0,$.CC)("host-not-checked",{message:(0,f.xI)`${(0,f.KT)(l)} was not checked${c} ${(0,m.
Cw)(e)}, with ${n} of ${r} hosts not checked`,help:a[e.kind]})}const a={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),2170:((ne,F,i)=>{i.d(F,{Qp:()=>w,W7:()=>I,Xd:()=>C,ht:()=>D,kH:()=>m,wv:()=>$});var f=i(8032),g=i(9119);function m(v,{clients:T=f.zK,
...b}={}){return{problem:v,severity:v.severity,affects:v.affects.filter(y=>T.includes(y)),clients:T,host:null,services:[],places:[],needed:!0,...b}}const $={line:1,
column:1,endColumn:1};function D(v,T,b=$){const y={file:v===""?".":v,...b};return m(T,{places:[y],clients:f.Du})}const C=({places:v})=>v.find(T=>typeof T!="stri\
ng")??null,I=v=>C(v)?.file??"",w=(v,T)=>(0,g.c1)(v,b=>JSON.stringify(T(b))).map(b=>{const[y]=b;if(b.length===1)return y;const k=a=>[...new Set(b.flatMap(a))],u=k(
a=>a.exclude??[]),p=k(a=>a.rowKeys??[]);return{...y,needed:b.some(({needed:a})=>a),affects:k(({affects:a})=>a),clients:k(({clients:a})=>a),places:(0,g.As)((0,g.
jH)(b.flatMap(({places:a})=>a))),...u.length===0?{}:{exclude:u},...p.length===0?{}:{rowKeys:p}}})}),9615:((ne,F,i)=>{i.d(F,{C:()=>I,CC:()=>a,Lw:()=>C,ag:()=>p,as:()=>T,
oC:()=>D,tr:()=>u});var f=i(1780),g=i(9179),m=i(9432);let $=function(...l){return{problemFacts:$}=i.late([507],4507),new.target?new $(...l):$(...l)};const D=["e\
rror","warning","notice"],C=l=>({operator:l,user:l}),I=(l,e)=>({operator:l,note:e}),w=(l,{isTerminal:e})=>typeof l=="object"&&"terminal"in l?l[e?"terminal":"wor\
kflow"]:l;function v({guest:l,besides:e,...s},n){const{role:r}=n,c=(0,f.KT)(n.host),o=w(s.operator,n),t=s.user===void 0?void 0:w(s.user,n),d=(0,f.xI)`ask the operator of ${c} to ${o}`;
switch(r){case"operator":return o;case"user":return t===void 0||t===o?t??d:(0,f.xI)`${t}; if you run ${c}, ${e??o}`;case"guest":return l??t??d}}function T(l,e){
const{cures:s,...n}=l;return s===void 0?l:{...n,help:y(s,e)}}const b={role:"operator",host:"",isTerminal:!1};function y(l,e){const{because:s,note:n}=l,r=s===void 0?
"":`${s}: `,c=n===void 0?"":(0,f.xI)`; ${w(n,e)}`;return k((0,f.xI)`${r}${v(l,e)}${c}`)}const k=l=>(0,f.tD)((0,f.FS)(l),g._U);function u(l){const[e,...s]=l,r=`i\
f ${e===void 0?"this repository":(0,m.K4)(l,3)} ${s.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return e===void 0?r:`${r} for \`tf-disco usages\``}const p=({
message:l,help:e})=>({message:(0,f.pj)(l),help:e===void 0?null:(0,f.pj)(e)});function a(l,e){const{operator:s,besides:n,user:r,guest:c,because:o,note:t,...d}=e,
h=s===void 0?void 0:{operator:s,besides:n,user:r,guest:c,because:o,note:t},{help:E=h,...M}=d,P=$()[l],O=(0,f.tD)(M.message,g._U),R={code:l,...P,usualSeverity:P.
severity,...M,message:O};return E===void 0?R:typeof E=="object"&&"operator"in E?{...R,help:y(E,b),cures:E}:{...R,help:k(E)}}}),8339:((ne,F,i)=>{i.d(F,{DA:()=>k,
Iz:()=>y,J0:()=>s,My:()=>u,Zp:()=>c,_W:()=>o,k0:()=>n,tg:()=>r});var f=i(8032),g=i(1780),m=i(9179),$=i(9432),D=i(9615);const C=120,I="is not a registry module, \
and `version` applies to registry modules only",w={"local-with-version":[I,"remove `version`"],"remote-with-version":[I,"remove `version`; `?ref=` in the source\
 selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path\
 or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/O\
RGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},v={missing:["has no source","add `source`"],null:["has null as its source","set `s\
ource` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = \
"~> 1.0" }']};function T(t){if("error"in t)return{message:t.error,help:t.advice??void 0};if("address"in t){const[P,O]=v[t.reason];return{message:`${t.address} ${P}`,
help:O}}const[d,h]=w[t.reason],[,E]=b.exec(t.text)??[],M=E===void 0?"":`write "${E}" for the module of the registry, or `;return{message:`"${t.text}" ${d}`,help:`${M}${h}`}}
const b=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,y=({path:t,maker:d})=>(0,D.CC)("source-missing",{message:`there is no directory ${(0,$.dh)(t)}`,help:"corre\
ct the path, or commit the directory",...d!==null&&{message:`there is no directory ${(0,$.dh)(t)} in this checkout; ${(0,$.dh)(d)} may create it`,help:"create i\
t before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),k=t=>"isOld"in t?(0,D.
CC)("source-invalid",{...e(t),affects:[t.client]}):(0,D.CC)("source-invalid",T(t)),u=t=>(0,D.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not r\
ead as a registry address`:t.host===""?`the host of "${t.text}" cannot be determined`:(0,g.xI)`"${t.text}" is read as host ${(0,g.KT)(t.host)}`,help:t.advice,...t.
host===""&&{severity:"notice"}}),p="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function a(t){const{shown:d,more:h}=(0,$.
zN)(t,4),E=d.map(({text:P,from:O})=>`${P===null?"not known":(0,$.dh)(P,C)} ${O??"by default"}`),M=h>0?`${h} more`:E.pop();return`${E.join(", ")} and ${M}`}function l(t){
const{address:d,argument:h,expression:E,candidates:M,refused:P}=t,O=(0,$.dh)((0,m.Qj)(E),C),R=`${h} of ${d} is ${O}`;if(P==="never")return{message:`${R}, which \
Terraform does not evaluate`,help:`write the ${h} as a literal`};if(P!==null){const{variable:_}=P;if(_===""){const A=`write the ${h} with literals, locals and v\
ariables only`;return{message:`${R}, which cannot be known during init`,help:A}}return{message:`${R}, and Terraform evaluates var.${_} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${_}", which requires Terraform 1.15, or write the ${h} as a literal`}}return M.length>1?{message:`${R}, which is\
 ${a(M)}`,help:p}:{message:`${R}, which is only known at init time`,help:p}}function e({address:t,expression:d,client:h,isOld:E}){const M=(0,$.dh)((0,m.Qj)(d),C),
P=`source of ${t} is ${M}`,[O,R]=[f.bB[h],f.Y8[h]],_="write the source as a literal";if(E)return{message:`${P}, which ${O} evaluates only since ${R}`,help:`${_}\
, or use ${O} ${R} or later`};const A=h==="terraform";return{message:`${P}, and ${O} evaluates only locals and ${A?"variables with `const = true`":"variables"} \
here`,help:`${_}${A?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const s=t=>(0,D.CC)("sou\
rce-dynamic","isOld"in t?e(t):l(t)),n=t=>(0,D.CC)("host-invalid",{message:`"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),r=({block:t})=>(0,D.
CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname, and OpenTofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),c=({host:t,name:d})=>(0,D.CC)("host-dotless-module",{message:(0,g.xI)`module sources cannot name host ${(0,g.KT)(
t)}: must contain at least one dot`,help:(0,g.xI)`use a full name such as ${(0,g.KT)(d)}.localdomain; provider addresses accept the short name`}),o=({host:t})=>(0,D.
CC)("host-idn-module",{message:(0,g.xI)`Terraform cannot use modules from host ${(0,g.KT)(t)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),4481:((ne,F,i)=>{i.d(F,{$w:()=>T,nP:()=>b,pt:()=>v,qV:()=>k,ro:()=>C,
ti:()=>a,to:()=>l,uK:()=>I,wt:()=>w,yN:()=>u,zT:()=>y});var f=i(8032),g=i(255),m=i(1780),$=i(9432),D=i(9615);const C="this pull request needs no change; run the\
 check where the secret is available, for example on the main branch",I={because:"the host limits the requests of this machine or of its network",operator:"rais\
e the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share th\
eirs"},w=({token:e})=>e==="dropped"||e==="withheld";function v({host:e,token:s,source:n},r){const c=r===null?"sent":(0,m.xI)`sent to ${(0,m.KT)(r)}`,o=(0,m.xI)`the token for ${(0,m.
KT)(e)} from ${(0,m.LA)(n??"")} was`;switch(s){case"none":return(0,m.xI)`no token was found for ${(0,m.KT)(e)}`;case"sent":return(0,m.xI)`${o} ${c}`;case"droppe\
d":return(0,m.xI)`${o} not ${c}, because the CLIs drop it at a redirect to another host`;case"withheld":return(0,m.xI)`${o} not ${c}, because the URL is not https; the CLIs do send it`}}
function T({host:e,token:s},n,r,c){const o=(0,f.n3)(e)?(0,$.qZ)(e):void 0;switch(s){case"none":return{...(0,D.Lw)(b(e)),guest:o};case"sent":return(0,D.Lw)(c);case"\
dropped":return(0,D.C)((0,m.xI)`serve ${n} without the redirect to ${r===null?"another host":(0,m.KT)(r)}`);case"withheld":return(0,D.C)(`serve ${n} at an https\
 URL`)}}function b(e,s="",n=""){const r=(0,g.Fq)((0,m.pj)((0,m.FS)((0,m.KT)(e)))),[c]=r.ok?(0,g.fK)(r.value):[],o="${{ secrets.REGISTRY_TOKEN }}",t=(0,m.xI)`run \`terraform login ${(0,m.
KT)(e)}\``;return{terminal:(0,m.xI)`${n}${c===void 0?t:u(c)}${s}`,workflow:(0,m.xI)`${n}add the line "${(0,m.KT)(e)}=${o}" to the tokens input${c===void 0?"":(0,m.
xI)`, or "${(0,m.LA)(c)}: ${o}" to env`}${s}`}}const y=e=>e.startsWith("credentials helper ");function k(e,s){const r=y(e)||/credentials\.tfrc\.json:\d+$/.test(
e)?(0,m.xI)` (run \`terraform logout ${(0,m.KT)(s)}\` before \`terraform login\`)`:"";return(0,m.xI)`store a new one in ${(0,m.LA)(e)}${r}`}const u=e=>/^\w+$/.test(
e)?(0,m.xI)`export ${(0,m.LA)(e)}=…`:(0,m.xI)`env '${(0,m.LA)(e)}=…' terraform init`;function p({isFork:e,searched:s,notRead:n}){if(e)return"secrets are wit\
hheld from pull requests of forks";const[r,c]=[s,n].map(t=>(0,m.XT)(t,t.length,m.LA)),o=n.length===0?"":(0,m.xI)`; not read: ${c??""}`;return(0,m.xI)`no token was found (searched: ${r??
""}${o})`}function a(e,s,n,r){const c=(0,m.xI)`${s}, and ${p(r)}`;return r.isFork?(0,D.CC)(e,{message:c,help:C,severity:"notice"}):(0,D.CC)(e,{message:c,help:(0,D.
Lw)(n)})}function l(e,s,n=""){const{message:r,unexplained:c=r}=e;if("code"in s){const{flaw:t,help:d="",cures:h=(0,D.Lw)(d)}=s,E=t!==void 0&&(0,m.pj)(r).includes(
`from ${n}`);return{...e,message:(0,m.xI)`${r}; ${E?`it ${t}`:s.message}`,cures:h}}const o=s.isFork?{cures:(0,D.Lw)(C)}:{};return{...e,message:(0,m.xI)`${c}; ${p(
s)}`,...o}}}),2213:((ne,F,i)=>{i.d(F,{Ar:()=>D,Bm:()=>w,D8:()=>I,FV:()=>C,Gb:()=>m,Ul:()=>v,nT:()=>$});var f=i(255),g=i(9897);const m={azurerm:"storage_account_\
name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},$={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","a\
ws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},D=["address","endpoints","http_prox\
y","https_proxy","vault_uri"],C={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint unive\
rse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_end\
point iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts en\
dpoints.sso"},I=T=>/^[\w.-]*$/.test(T)?null:g.IZ,w=T=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(T)?null:g.IZ;function v(T){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(T))return g.IZ;if(/^\s*\w+\s*=/.test(T)){const[b,...y]=Array.from(T.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,k=""])=>k);return b===void 0?null:y.length===0?(0,f.$o)(b):g.IZ}return(0,f.yo)(/^[\w+.-]+:\/\//.test(T)?T:`https://${T}`)??g.IZ}}),1879:((ne,F,i)=>{i.d(F,{Qc:()=>w,
Tp:()=>D,Zo:()=>y,bi:()=>$});var f=i(6041),g=i(7811),m=i(5106);const $=1024*1024;function D(u,p){const a=(0,g._6)(u),l=(0,f.V)(a,"map");if(!l.ok){const[,s,n]=w(
a)??[];return s===void 0?{kind:"not-json",why:l.why,advice:l.advice}:{kind:"not-json",why:`it ${s}`,advice:n??null}}if(l.value===null)return{kind:"null"};if(Array.
isArray(l.value))return{kind:"not-object",why:"found an array"};if(!(0,f.G)(l.value))return{kind:"not-object",why:`found a ${typeof l.value}`};const e=[];for(const s of Object.
keys(l.value)){const n=l.value[s]??null;if(p?.(s,n)===!1)continue;const r=p!==void 0&&C(n)>m.Ls;e.push({id:s,value:r?void 0:n})}return{kind:"object",services:e}}
function C(u){try{return JSON.stringify(u).length}catch{return Number.POSITIVE_INFINITY}}const I=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byt\
e order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is \
gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],w=u=>I.find(([p])=>p.test(u)),v=100,T=16*1024,
b=200;function y(u){const p=new Set(u),a=new Set(u.map(k));let l=0,e=T;return(s,n)=>{if(m.fg.has(s)||p.has(s))return!0;const r=s.length<=b&&a.delete(k(s));if(l===
v)return r;const c=s.length+C(n);return c>e?r:(l+=1,e-=c,!0)}}const k=u=>u.slice(0,u.indexOf(".")+1)}),3096:((ne,F,i)=>{i.d(F,{Gz:()=>g,LA:()=>C,RO:()=>D,eH:()=>I,
jt:()=>m,un:()=>$});var f=i(3916);const g=(w,v)=>w===""?v:`${w}/${v}`,m=w=>w.slice(0,Math.max(0,w.lastIndexOf("/")));function $(w,v){const T=(0,f.join)(w,v.replaceAll(
"\\","/")).replace(/\/$/,"");return T==="."?"":T}const D=w=>/(^|\/)tests$/.test(w)?m(w):w,C=w=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(w),I=w=>w.split("/").
map((v,T,b)=>b.slice(0,T+1).join("/"))}),3846:((ne,F,i)=>{i.d(F,{A5:()=>c,Gi:()=>w,mi:()=>u,op:()=>r,sL:()=>a});var f=i(7811),g=i(255),m=i(9509),$=i(5243);const D={
terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},C="hashicorp",I="-",w=({host:o,namespace:t})=>o===(0,$.Vm)("terraform")&&t===C,v='Invalid p\
rovider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',T="must contain only letters, digits, and dashes, and may not\
 use leading or trailing dashes",b={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[b],opentofu:[b,{prefix:"opentofu-",whose:"an OpenTo\
fu",frequency:"sometimes"}]};function u(o,t){const d=o.split("/");if(d.length>3||d.includes(""))return p(v);const[h="",E,M]=d.reverse(),P=a(h);if(!P.ok){const G=`${(0,f.
ol)(h)} in source ${(0,f.ol)(o)}`;return p(`Invalid provider type: Invalid provider type ${G}: ${P.why}"`)}const O=M===void 0,R=O?(0,f.Ju)((0,$.Vm)(t)):(0,g.Pv)(
M);if(E===void 0&&R.ok){const G={hostImplied:O,namespace:C,type:P.value};return{kind:"registry",host:R.value,...G}}const A=E===I?(0,f.Ju)(E):a(E??""),x=`namespa\
ce "" in source ${(0,f.ol)(o)}`;if(!A.ok)return p(`Invalid provider namespace: Invalid provider ${x}: ${A.why}"`);const V="Invalid provider source hostname";if(!R.
ok)return p(`${V}: ${V} ${x}: ${R.why}"`);const j={hostImplied:O,host:R.value,namespace:A.value,type:P.value},H=e(j,t);return H===void 0?{kind:l(j,t),...j}:p(H)}
const p=o=>({kind:"invalid",error:o});function a(o){if(/^[a-z0-9]+$/.test(o))return(0,f.Ju)(o);if(o==="")return(0,f.TR)("must have at least one character");if(o.
includes("."))return(0,f.TR)("dots are not allowed");if(o.includes("--"))return(0,f.TR)("cannot use multiple consecutive dashes");const t=(0,m.YE)(o);return t.ok?
(0,f.Ju)((0,m.DI)(t.value)):(0,f.TR)(T)}function l({host:o,namespace:t},d){return t===I?"legacy":t==="builtin"&&D[d].includes(o)?"builtin":"registry"}function e(o,t){
const d=(0,$.Vm)(t);if(o.namespace===I&&o.host!==d)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${d}.`;const h=k[t].
find(({prefix:E})=>o.type.startsWith(E));return h&&s(o,h,t)}function s(o,{prefix:t,whose:d,frequency:h},E){const M=`${t}provider-`,P=o.type.slice(M.length);if(!o.
type.startsWith(M)||!a(P).ok)return`Invalid provider type: Provider source ${(0,f.ol)(n(o))} has a type with the prefix ${(0,f.ol)(t)}, which isn't allowed beca\
use it would be redundant to name ${d} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const O=n({...o,
type:P},E);return`Invalid provider type: Provider source ${(0,f.ol)(n(o,E))} has a type with the prefix ${(0,f.ol)(M)}, which isn't valid. Although that prefix \
is ${h} used in the names of version control repositories for ${d.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,f.ol)(O)}?`}const n=({host:o,namespace:t,type:d},h)=>h!==void 0&&o===(0,$.Vm)(h)?`${t}/${d}`:`${(0,g.pk)(o)}/${t}/${d}`,r=o=>o.replace(/^.*\./s,
""),c=o=>(o??"").replace(/[._].*$/s,"")}),8153:((ne,F,i)=>{i.d(F,{D4:()=>C,LT:()=>k,Qq:()=>w,Tj:()=>a,ch:()=>$,gy:()=>y,lq:()=>b,nd:()=>T,p_:()=>p,s:()=>u,w3:()=>l,
zM:()=>v});var f=i(6041),g=i(7811),m=i(1879);const $="has too many elements",D=25e3;function C(r,c,o="decoder"){const t=(0,f.V)(r,o);if(!t.ok&&t.isLimit)return(0,g.
TR)($);if(!t.ok)return(0,g.TR)((0,m.Qc)(r)?.[1]??`is not valid JSON: ${t.why}`);const d=new s,h=c.read(t.value,d);return d.mistake!==null?(0,g.TR)(d.mistake):d.
room<0?(0,g.TR)($):(0,g.Ju)(h)}const I=(r,c,o)=>({zero:r,read:(t,d)=>o(t)?t:(t!==null&&d.refuse(c,t),r)}),w=I("","a string",r=>typeof r=="string"),v=I(!1,"a boo\
lean",r=>typeof r=="boolean"),T=I(0,"an integer",r=>Number.isInteger(r)),b=r=>({zero:null,read:(c,o)=>c===null?null:r.read(c,o)}),y={zero:null,read:()=>null},k=r=>({
zero:r.zero,read:(c,o)=>{const{mistake:t}=o,d=r.read(c,o);return o.mistake=t,d}}),u=r=>({zero:null,read:(c,o)=>{const{room:t}=o;return o.room=Number.POSITIVE_INFINITY,
r.read(c,o),o.room=t,null}}),p=r=>({zero:[],read:(c,o)=>Array.isArray(c)?c.flatMap((t,d)=>o.item(d,r,t)):(c!==null&&o.refuse("a list",c),[])}),a=r=>({zero:null,
read:(c,o)=>{const t=o.membersOf(c);return t===null?null:new Map(Object.entries(t).flatMap(([d,h])=>o.item("*",r,h).map(E=>[d,E])))}});function l(r){const c=Object.
entries(r),o=new Map(c),t=Object.fromEntries(c.map(([d,{zero:h}])=>[d,h]));return{zero:t,read:(d,h)=>{const E=h.membersOf(d);if(E===null)return t;const M={...t};
for(const[P,O]of Object.entries(E)){const R=o.has(P)?P:e(P),_=o.get(R);_!==void 0&&(M[R]=h.within(R,_,O))}return M}}}const e=r=>r.toLowerCase().replaceAll("\u017F",
"s");class s{#e=[];mistake=null;room=D;within(c,o,t){this.#e.push(c);const d=o.read(t,this);return this.#e.pop(),d}item(c,o,t){const d=this.room-- >0,h=this.within(
c,o,t);return d?[h]:[]}membersOf(c){return(0,f.G)(c)?c:(c!==null&&this.refuse("an object",c),null)}refuse(c,o){if(this.mistake!==null)return;const t=this.#e.map(
E=>typeof E=="number"?`[${E}]`:`.${E}`),d=t.length===0?"":` in "${t.join("").slice(1)}"`,h=Array.isArray(o)?"a list":n[typeof o]??"an object";this.mistake=`has ${h}\
 instead of ${c}${d}`}}const n={string:"a string",number:"a number",boolean:"a boolean"}}),523:((ne,F,i)=>{i.d(F,{Cg:()=>b,PW:()=>e,Ty:()=>T,Zy:()=>y,_T:()=>s,hZ:()=>$,
kv:()=>o,mb:()=>t,oF:()=>I,rK:()=>w});var f=i(7811),g=i(5106);const m=new RegExp(`^${g.eQ}$`),$=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
D=new RegExp(`^${$}[.+-]?$`),C=2n**63n-1n;function I(d){const[,h,E,M,P]=m.exec(d)??[];return h===void 0?null:v(d,h,M??E,P)}function w(d){const[,h,E,M]=D.exec(d)??
[];return h===void 0?null:v(d,h,E,M)}function v(d,h,E="",M=""){const P=h.split(".").map(R=>R.replace(/^0+(?=.)/,""));if(P.some(R=>R.length>19))return null;const O=P.
map(R=>BigInt(R));if(O.some(R=>R>C))return null;for(;O.length<3;)O.push(0n);return{text:d,numbers:O,written:P.length,pre:E,build:M}}const T=d=>d.pre!=="",b=({numbers:d,
pre:h,build:E})=>`${d.join(".")}${h===""?"":`-${h}`}${E===""?"":`+${E}`}`;function y(d,h){const E=Math.max(d.numbers.length,h.numbers.length);for(let M=0;M<E;M++){
const[P,O]=[d.numbers[M]??0n,h.numbers[M]??0n];if(P!==O)return P<O?-1:1}return d.pre===h.pre||d.numbers.length!==h.numbers.length?0:d.pre===""||h.pre===""?d.pre===
""?1:-1:k(d.pre,h.pre)}function k(d,h){const[E,M]=[d.split("."),h.split(".")];for(let P=0;;P++){const[O,R]=[P+1>=E.length,P+1>=M.length];if(O!==R)return O?-1:1;
const _=u(E[P]??"",M[P]??"");if(_!==0||O)return _}}function u(d,h){const[E,M]=[/^[0-9]*$/.test(d),/^[0-9]*$/.test(h)];return E!==M?E?-1:1:E&&d.length!==h.length?
d.length-h.length:d===h?0:d<h?-1:1}const p="[\\t\\n\\f\\r ]*",a=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${g.eQ})${p}$`),l="This string does not use correct ve\
rsion constraint syntax";function e(d){const h=[];for(const E of d.split(",")){const[,M,P=""]=a.exec(E)??[],O=I(P);if(O===null)return(0,f.TR)(l);h.push({operator:M||
"=",version:O,text:E})}return(0,f.Ju)(h)}function s(d){const h=e(d);if(!h.ok)return h;const E=[];for(const M of h.value){const P=w(M.version.text);if(P===null||
!n.test(M.text.trim()))return(0,f.TR)(`Incorrect version constraint syntax: ${r(M)}`);E.push({...M,version:P})}return(0,f.Ju)(E)}const n=/^[<>=!~]* ?[0-9]/;function r({
operator:d,version:h,text:E}){const M=E.trim();if(h.text.startsWith("v"))return'a "v" prefix should not be used';if(!n.test(M))return`only one space is expected\
 after the operator "${d}"`;if(h.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[P]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(M)??[""];return`missing comma after "${P}"`}const c=[">",">=","=","~>","<=","<","!="];function o(d){const h=[...d].sort((E,M)=>y(E.version,M.version)||k(E.
version.build,M.version.build)||c.indexOf(E.operator)-c.indexOf(M.operator)||M.version.written-E.version.written);return[...new Set(h.map(t))].join(", ")}function t({
operator:d,version:h}){if(d==="=")return b(h);const E=d==="~>"&&h.written<3?h.numbers.slice(0,2):h.numbers;return`${d} ${b({...h,numbers:E})}`}}),8841:((ne,F,i)=>{
i.d(F,{j:()=>l,o:()=>e});var f=i(5106),g=i(3024),m=i(5168),$=i(9968),D=i(2801),C=i(2170),I=i(255),w=i(9897);function v(s,n,r){if(r.allowedHosts.length===0)return s;
const c=T(n),o=s.files.filter(({path:R})=>(0,$.UO)(T(R),c)),t=new Set(o.map(({shown:R})=>R)),d=(0,m.Ol)(s).installation?.methods??[],h=s.forced.flatMap(({place:R,
services:_})=>_.map(({value:A})=>({place:R,host:typeof A=="string"?y(A):null}))),E=[...d.flatMap(b),...h].filter(({place:R,host:_})=>_!==null&&t.has(R.file)&&!(0,I.
ev)(_,r)),M=E.map(({place:R,host:_})=>{const A=(0,D.wp)({host:(0,I.nx)(_??""),use:"configuration"});return(0,C.kH)(A,{places:[R],clients:[s.client]})}),P=new Set(
E.map(({place:R})=>R)),O=s.forced.filter(({place:R})=>!P.has(R));return{...s,forced:O,findings:[...s.findings,...M]}}const T=s=>(0,$.N0)(()=>(0,g.realpathSync)(
s),s);function b(s){const{kind:n,place:r}=s;return n==="network"?[{place:r,host:(0,I.Pm)(s.url)}]:n!=="local"||s.path!==null?[]:[{place:r,host:(0,I.yo)(`https:/\
/${s.shown}`)??w.IZ}]}const y=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(s)?(0,I.yo)(s.replace(/^\/\//,"https://"))??w.IZ:null;let k=function(...s){return{withoutInstalled:k}=
i.late([542,256],1264),new.target?new k(...s):k(...s)},u=function(...s){return{thisMachine:u}=i.late([830],9837),new.target?new u(...s):u(...s)},p=function(...s){
return{mergeMistakes:p}=i.late([830],9837),new.target?new p(...s):p(...s)},a=function(...s){return{readCliConfig:a}=i.late([830],9837),new.target?new a(...s):a(
...s)};function l(s,n,r,{environment:c,directory:o},t=null){if(n.hostnames.length===0&&s.every(({needs:A})=>A.length===0))return{usages:s,remarks:[],findings:[],
configs:[],releases:r.releases};const h=e(n.cliConfig,r.clients,c,o).map(A=>v(A,o,n)),E=r.releases.map(A=>{const x=h.find(({client:V})=>V===A.client);return{...A,
attemptMs:x?.requestTimeoutMs??A.attemptMs}}),M=n.depth!=="discovery",P={root:o,plugins:t,releases:E,asksMirrors:M},R=s.some(({needs:A})=>A.some(({service:x})=>x===
f.xq))?k(s,h,P):{usages:s,remarks:[],findings:[]},_=[...h.flatMap(A=>A.findings),...R.findings];return{...R,findings:p(_),configs:h,releases:E}}function e(s,n,r,c=null){
const o=u(r);return n.map(t=>a(t,o,s,c))}}),4593:((ne,F,i)=>{i.d(F,{o:()=>Ve,S:()=>Ge});var f=i(5324),g=i(6889),m=i(3114),$=i(1011),D=i(3096),C=i(3298),I=i(4756),
w=i(2170),v=i(5243),T=i(9897),b=i(1250),y=i(3024),k=i(6760),u=i(9968),p=i(4850);const a={files:1e6,directoryFiles:5e4};function*l(K,S=new Set,U=(0,f.uF)(),W=a){
const L=new e(K,S,U,W);for(const N of K.scan){const B=(0,f.kI)(L.root,N);"path"in B?yield*L.walkFrom(B):yield{name:N,files:[],notes:[B]}}for(const N of S)yield*L.
readCalled(N)}class e{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor(S,U,W,L){this.root=(0,y.realpathSync)(S.root),this.checkout=(0,f.
ET)(S),this.isExcluded=(0,p.Ls)(S.exclude),this.called=U,this.aside=W,this.limits=L,this.selected=S.scan.length>1?new Set:null}*walkFrom(S){const{path:U,name:W,
glob:L,file:N}=S,z=[{path:U,name:W,depth:0,isSelected:L===void 0&&N===void 0}];for(let Z=z.pop();Z!==void 0;Z=z.pop()){const ee=(0,f.KG)(Z);if(yield this.read(S,
Z,ee),S.file!==void 0||this.files>this.limits.files)return;if(!("problem"in ee))for(const J of this.findDirectories(S,Z,ee))z.push(J)}}*readCalled(S){const{directories:U,
links:W,linked:L}=this.aside;for(const Z of(0,D.eH)(S))L.delete(Z);const N=U.has(S)?null:this.checkout.locate(S);if(N===null||(0,u.$r)(N).kind!=="directory")return;
const B=(0,p.sq)((0,k.relative)(this.root,N));if(B!==S&&W.set(S,B),!U.has(B)&&this.files<=this.limits.files&&!(0,D.eH)(B).some(this.isExcluded)){const Z={path:N,
name:B,depth:0,isSelected:!0},ee=(0,u.UO)(N,this.root)?this.root:N;yield this.read({path:N,name:B,boundary:ee},Z,(0,f.KG)(Z))}U.has(B)&&U.add(S)}read(S,U,W){const{
name:L}=U;if("problem"in W)return this.aside.directories.add(L),{name:L,files:[],notes:[W]};const{files:N,notes:B}=this.findFiles(S,U,W);this.files+=N.length;const z=this.
limits.files;if(this.files>z){const J=(0,w.ht)(L,(0,I.ub)({kind:"files",max:z}));return{name:L,files:[],notes:[...B,J]}}const Z=N.filter(({isContext:J})=>J);if(N.
length>0&&Z.length===N.length)return{name:L,files:[],notes:B};this.aside.directories.add(L);for(const{file:J,kind:se}of Z)(0,m.Ep)(se)&&this.aside.unselected.push(
J);return N.length>0&&W.some(J=>J.name===".terraform")&&B.push(...this.readLeft(L)),{name:L,files:N,notes:B}}findFiles(S,U,W){const L=[],N=[],B=this.limits.directoryFiles;
for(const z of this.filesAmong(S,U,W))if("problem"in z)N.push(z);else if(L.length<B)L.push(z);else{N.push((0,w.ht)(U.name,(0,I.ub)({kind:"directory",max:B})));break}
return{files:L,notes:N}}*filesAmong(S,U,W){const L=new Set;for(const B of W)if((0,m.tr)(B.name)&&!B.isDirectory()&&L.add(B.name),B.name===".spacelift")for(const z of m.
dN)this.addTool((0,D.Gz)(U.name,z));const N=k.posix.basename(U.name);for(const B of W){if(B.isDirectory())continue;const z=(0,D.Gz)(U.name,B.name),Z=(0,m.L8)(B.
name,L,N);if(Z===void 0){(0,m.Z8)(B.name)&&this.addTool(z),B.name.endsWith(".tfstate")&&!this.isExcluded(z)&&this.aside.states.push(...(0,f.un)(z,this.checkout));
continue}const J={path:U.path+k.sep+B.name,file:z,kind:Z,isContext:!this.select(S,U,z)};B.isFile()?yield J:B.isSymbolicLink()?yield*this.follow(S,J):yield(0,w.ht)(
z,(0,I.WO)({what:"special-file",is:(0,u.I)(B)}))}}readLeft(S){this.isExcluded((0,D.Gz)(S,".terraform"))||this.aside.states.push(...(0,f.rN)(S,this.checkout));const{
installed:U,note:W}=(0,f.Wj)(S,this.checkout);for(const L of U)this.called.add(L.directory);return this.aside.installed.push(...U),W===null?[]:[W]}addTool(S){this.
isExcluded(S)||this.aside.toolFiles.push(S)}select(S,U,W){return!(U.isSelected||(0,p.$8)(S,W))||this.isExcluded(W)||this.selected?.has(W)?!1:(this.selected?.add(
W),!0)}*follow(S,U){const W=(0,p.sT)((0,u.$r)(U.path),S);if(W===null)return;if(typeof W=="object")return yield(0,w.ht)(U.file,W);const L=(0,p.sq)((0,k.relative)(
this.root,W));U.isContext||this.aside.links.set(U.file,L),yield{...U,path:W,target:L}}findDirectories({glob:S},{path:U,name:W,depth:L,isSelected:N},B){return B.
toReversed().flatMap(z=>{if(z.isSymbolicLink()&&z.name==="tests"&&this.called.add((0,D.Gz)(W,"tests")),(0,p.G$)(z.name))return[];const Z=(0,D.Gz)(W,z.name);if(this.
isExcluded(Z))return[];const ee=U+k.sep+z.name;if(z.isSymbolicLink()&&(0,u.$r)(ee).kind==="directory"&&this.aside.linked.set(Z,this.checkout.nameOf(Z)),!z.isDirectory())
return[];const J=N||S!==void 0&&k.posix.matchesGlob(Z,S);return{path:ee,name:Z,depth:L+1,isSelected:J}})}}let s=function(...K){return{withPlaces:s}=i.late([276,
631,976,557],4976),new.target?new s(...K):s(...K)},n=function(...K){return{dependsOnOthers:n}=i.late([276,631,976,557],4976),new.target?new n(...K):n(...K)},r=function(...K){
return{usagesOf:r}=i.late([276,631,976,557],4976),new.target?new r(...K):r(...K)},c=function(...K){return{declaredIn:c}=i.late([276,631,976,557],4976),new.target?
new c(...K):c(...K)},o=function(...K){return{isForeign:o}=i.late([276,631,976,557],4976),new.target?new o(...K):o(...K)},t=function(...K){return{readModule:t}=i.
late([276,631,976,557],4976),new.target?new t(...K):t(...K)};const d=25e4;function*h(K,S,U,W=d){const L=new E(S,U,W);yield*L.collect(K);const N=yield*L.decideOpen();
return L.result(N)}class E{items=[];notes=(0,$.G4)();knownSources=new Map;declared=[];signs=new b.j;aside;counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;facts;values;maxUsages;constructor(S,U,W){
this.facts=S,this.aside=(0,f.uF)(S.links),this.values=U,this.maxUsages=W}*collect(S){const{counts:U}=this;for(const{name:W,files:L,notes:N}of l(S,this.facts.called,
this.aside)){if(this.endedAt=W,yield U.files)return;for(const z of N)this.notes.add(z);if(L.length===0)continue;if(this.isFull(U.decided+U.open,W))break;const B=yield*t(
L,U.files);if(B===null)return;U.bytes+=B.bytes;for(const z of B.notes)this.notes.add(z);this.add({directory:W,files:B.files})}this.endedAt=null}*decideOpen(){const S=[];
let U=!1;for(const W of this.items){if(!("files"in W)){S.push(W);continue}if(U||=this.isFull(this.counts.decided,W.directory),!U)if(yield this.counts.files)this.
endedAt??=W.directory,U=!0;else for(const L of this.decide(W.files))S.push(L)}return S}result(S){const{signs:U,notes:W,declared:L,aside:N,isEmpty:B,usesTerragrunt:z,
endedAt:Z}=this,{files:ee,bytes:J}=this.counts;return{...{usages:[...S,...N.states.map(M)],declared:L,notes:W.all(),...U.end(S),...N},units:[],unread:[],files:ee,
bytes:J,isEmpty:B,usesTerragrunt:z,endedAt:Z}}add(S){const{files:U}=S;this.counts.files+=U.length;for(const L of c(U))this.declared.push(L);for(const L of U){const N=!o(
L),B=L.kind.class==="terragrunt";N&&(this.isEmpty=!1),B&&this.facts.terragrunt.push(L.file),this.usesTerragrunt||=B&&N,this.signs.addFile(L)}const W=U.some(n);for(const L of U)
(W||!L.isContext)&&this.addCalls(L);if(W){this.items.push({...S,files:U.map(s)});for(const{references:L}of U)this.counts.open+=L.length}else for(const L of this.
decide(U))this.items.push(L)}addCalls({file:S,references:U}){for(const{kind:W,row:L,value:N}of U){if(N===void 0)continue;const B=(0,v.Nj)(N.text)||L.grammar==="\
terragrunt"&&(0,T.GL)(N.text),z=B||(0,T.qC)(N.text).length>0;if(W==="module"&&(z||N.kind==="pieces")&&this.facts.calls.push({source:N.text,file:S}),B&&L.position.
includes("source"))for(const Z of[(0,D.jt)(S),(0,D.RO)((0,D.jt)(S))])this.facts.called.add((0,D.un)(Z,N.text))}}decide(S){const{usages:U,notes:W}=r(S,this.values,
this.knownSources);for(const L of W)this.notes.add(L);return this.counts.decided+=U.length,U}isFull(S,U){const W=this.maxUsages;return S<W?!1:(this.notes.add((0,w.
ht)(U,(0,I.ub)({kind:"usages",max:W}))),!0)}}const M=({file:K,host:S,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:S,text:S,address:"st\
ate",place:{file:K,...w.wv},clients:[U],isOverridden:!1,needs:[]});var P=i(3916),O=i(1440),R=i(450);function _(K,S,U,{nameOf:W}){if(!(0,v.Nj)(S)){const[N=null]=(0,T.
qC)(S).flatMap(B=>W(B)??[]);return N}const L=(0,D.un)(K,S);return U.get(L)??L}const A=100;function x({usages:K,units:S},U){const W=(0,R.v)(S,$.CI);return[...K.flatMap(
({calls:N,directories:B,text:z,place:Z})=>{const ee=(0,D.jt)(Z.file),J=(W.get(ee)??[]).flatMap(({item:ue})=>(0,$.CI)(ue));if(N===void 0&&B===void 0&&J.length===
0&&(0,T.qC)(z??"").length===0)return[];const de=Object.values(N??{}).flat(),oe=[z,...de.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),re=[ee,...(B??J).slice(0,A)];
return oe.flatMap(ue=>(0,v.Nj)(ue)?re.map(ce=>(0,D.un)(ce,ue)):(0,T.qC)(ue).flatMap(ce=>U.nameOf(ce)??[]))}),...S.flatMap($.CI)]}function V(K,S){const{usages:U,
links:W,directories:L}=K,N=(se,de)=>{const oe=_(se,de,W,S);return oe===null||(0,v.Nj)(de)&&oe===(0,D.un)(se,de)?de:`./${(0,P.relative)(se,oe)}`},B=U.map(se=>{const{
kind:de,text:oe,calls:re,place:ue}=se,ce=W.size>0||re!==void 0||(0,T.qC)(oe??"").length>0;if(de!=="module"||oe===null||!ce)return se;const me=[{root:null,source:oe,
version:null,isOpen:!1}],Pe=Object.entries(re??{terraform:me,opentofu:me}).map(([$e,ge])=>{const Se=(0,D.jt)(ue.file),Le=Oe=>Oe.source&&N(Se,Oe.source);return[$e,
ge.map(Oe=>({...Oe,source:Le(Oe)}))]});return Pe.every(([,[$e]])=>$e?.source===oe)&&re===void 0?se:{...se,calls:Object.fromEntries(Pe)}}),z=({directory:se})=>L.
has(se)&&S.nameOf(se)===se,Z=K.installed.filter(se=>!z(se)&&S.exists(se.directory)),ee=new Map(Z.map(({root:se,directory:de})=>{const oe=(0,I.a3)({what:"outside",
path:de});return[de,(0,w.ht)((0,D.Gz)(se,O.U4),oe)]})),J=[...K.notes,...ee.values()];return{...K,usages:B,installed:K.installed.filter(z),notes:J}}let j=function(...K){
return{resolveValue:j}=i.late([276,631,976,557],4976),new.target?new j(...K):j(...K)},H=function(...K){return{asWritten:H}=i.late([276,631,976,557],4976),new.target?
new H(...K):H(...K)},G=function(...K){return{Instances:G}=i.late([276,631,906],5906),new.target?new G(...K):G(...K)},Y=function(...K){return{Terragrunt:Y}=i.late(
[276,631,906],5906),new.target?new Y(...K):Y(...K)},q=function(...K){return{withUnits:q}=i.late([276,631,906],5906),new.target?new q(...K):q(...K)};const Q=10;function*X(K,S=[]){
const U=(0,f.ET)(K),W=new Set;for(let L=1;;L+=1){const N=yield*le(K,U,new Set(W),S),B=W.size;for(const Z of x(N,U))!N.directories.has(Z)&&U.locate(Z)!==null&&W.
add(Z);if(W.size===B||N.endedAt!==null||L===Q)return V(N,U)}}function*le(K,S,U,W){const L={calls:[],called:U,links:new Map,terragrunt:[]},N=fe(S,L,W),B=(0,C.O)(
()=>new Y(N)),z=yield*h(K,L,ae(N,B));return L.terragrunt.length===0?z:yield*q(z,B())}function ae(K,S){const U=(0,C.O)(W=>(0,C.O)(L=>new G(K,W,L)));return({row:W,
place:L},N,B)=>{if(W.grammar==="terragrunt")return te(S(),L.file,N);const z=W.evaluation?.[B];if(z===void 0)return H(N);const Z=U(B)(z);if(Z.effort.isSpent)return H(
N);const ee=({scope:oe,from:re,root:ue})=>(oe.effort.renew(),{...j(N,oe),from:re,root:ue}),J=(0,D.jt)(L.file),se=ee(Z.unknown(J));if(se.isWhole)return[[se]];const de=Map.
groupBy(Z.of(J),({use:oe})=>oe);return Array.from(de.values(),oe=>oe.map(ee))}}function te(K,S,U){if(K.effort.isSpent)return H(U);const W=N=>({...j(U,N),from:null}),
L=K.includedScopes(S).map(N=>[W(N)]);return L.length===0?[[W(K.scopeOf(S))]]:L}function fe(K,{calls:S,links:U,terragrunt:W},L){const N=new Set(L),B=(0,C.O)(he),
z=(Z,ee)=>_(Z,ee,U,K);return{files:K,calls:(0,C.O)(()=>ie(S,z)),leadsTo:z,terragrunt:W,isSet:Z=>N.has(Z),setBy:Z=>{const ee=`TF_VAR_${Z}`;if(N.has(ee))return ee;
const J=B(K).get(Z);return J===void 0?null:`${ee} in ${J}`}}}const pe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ie(K,S){const U=new Map,W=new Set;
for(const{source:L,file:N}of K){const B=(0,D.jt)(N),z=S(B,L);z!==null?U.set(z,(U.get(z)??new Set).add(B)):pe.test(L)&&W.add(B)}return{callers:U,dynamic:W}}const _e="\
.github/workflows",ye=200;function he(K){const S=new Map,U=K.list(_e).filter(W=>/\.ya?ml$/.test(W));for(const W of U.slice(0,ye)){const L=`${_e}/${W}`,N=K.read(
L)??"";for(const[,B,z]of N.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Z=B??z??"";S.has(Z)||S.set(Z,L)}}return S}var Me=i(9119),ve=i(8032),Te=i(
4515),Ie=i(9373);function ke(K,{roots:S,exclude:U},W){const L=new Set(K.links.values());if(L.size===0)return K;const[N,B]=[(0,p.Ls)(S),(0,p.Ls)(U)],z=ve.Du.flatMap(
re=>[...(0,Ie.Pv)(K,re).values()]),Z=new Set(z.flatMap(Ie.s1)),ee=new Set(K.units.map(({directory:re})=>re)),J=(0,C.O)(re=>Z.has(re)||ee.has(re)||N(re||".")?!1:
W.list(re).map(ce=>(0,D.Gz)(re,ce)).every(ce=>L.has(ce)||B(ce)||!Ee(ce))),se=re=>L.has(re)&&Ee(re)&&J((0,D.jt)(re)),de=K.usages.filter(({place:re})=>!se(re.file)),
oe=K.declared.filter(({place:re})=>!se(re.file));return{...K,usages:de,declared:oe,notes:K.notes.filter(re=>!se((0,w.W7)(re)))}}function Ee(K){const S=(0,m.L8)(
(0,P.basename)(K),new Set,(0,P.basename)((0,P.dirname)(K)));return S!==void 0&&S.class!=="terragrunt"}var Ae=i(2172),Re=i(9059),be=i(8339),xe=i(2485);const Ke=100;
function Ue(K,S){const U=Be(S),W=K.flatMap(B=>{const{kind:z,version:Z,directories:ee,isOverridden:J,replacedFor:se}=B,de=/^(module|test_module|terragrunt_source)$/.
test(z),oe=Z!==void 0||ee!==void 0&&!S.isStrict;if(!de||J||oe)return[];const ue=B.clients.filter(me=>!se?.includes(me)).flatMap(me=>{const we=U(B,me);return we===
null?[]:{client:me,reason:we}}),[ce]=ue;return ce===void 0?[]:{usage:B,reason:ce.reason,clients:ue.map(({client:me})=>me)}}),L=(0,C.O)(()=>Fe(S));return[...Map.
groupBy(W,({reason:B})=>B.paths.at(-1)??"")].slice(0,Ke).flatMap(([B,z])=>{const Z=(0,C.O)(({why:ee,paths:J})=>ee==="outside"||ee==="skipped"?(0,I.a3)({what:ee,
path:B}):(0,be.Iz)({path:B,maker:ee==="created"?"`init`":L()(J)}));return z.map(({usage:{place:ee,text:J},reason:se,clients:de})=>{const oe=(0,xe.Kc)(J??"");return(0,w.
kH)(Z(se),{places:[ee],clients:de,isPlaceholder:oe})})})}const je={throwIfNoEntry:!1},We=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Be({root:K,scan:S,
units:U,directories:W,isStrict:L}){const{locate:N,nameOf:B}=(0,f.ET)({root:K,scan:S}),z=(0,C.O)(J=>(0,u.N0)(()=>(0,y.statSync)((0,k.join)(K,J),je)?.isDirectory()===
!0,!1)),Z=(0,C.O)(J=>{if(/^\.\.(\/|$)/.test(J)||z(J)){const ce=N(J)!==null;return ce&&!L?null:{why:ce?"skipped":"outside",paths:[J]}}const de=J.split("/"),oe=de.
map((ce,me)=>de.slice(0,me+1).join("/")),re=oe.findIndex(ce=>!z(ce));return(0,u.N0)(()=>{const ce=(0,y.lstatSync)((0,k.join)(K,oe[re]??""),je);return ce===void 0||
ce.isFile()},!1)?We.test(J)?L?{why:"created",paths:[J]}:null:{why:"missing",paths:oe.slice(re)}:{why:"outside",paths:[J]}}),ee=(0,C.O)(J=>{const se=U.filter(oe=>oe.
directory===J||oe.module===J);return se.some(oe=>oe.unknown!==null||oe.isPartial)?[]:[J,...se.flatMap($.CI)]});return(J,se)=>{const de=(0,D.jt)(J.place.file),oe=J.
kind==="test_module"?[(0,D.RO)(de)]:[],re=J.directories??[...oe,...ee(de)],ue=(0,Ae.MZ)(J,se).flatMap(({source:ce,isOpen:me})=>{const we=me?J.evaluated?.[se]?.text??
"":"";if(ce===null&&L&&(0,v.Nj)(we))return[{why:"skipped",paths:[we]}];const Pe=!L&&/[$%]\{/.test(ce??"");if(ce===null||Pe)return[null];const De=(0,T.qC)(ce);if(De.
length>0)return[De.some(Ye=>W.has(B(Ye)??".."))?null:{why:"outside",paths:[ce]}];if(!(0,v.Nj)(ce)||J.kind==="terragrunt_source")return[null];const $e=re.map(Oe=>(0,D.
un)(Oe,ce)),ge=$e.filter(Oe=>!W.has(Oe));return(J.directories===void 0&&ge.length<$e.length?[null]:ge.map(Z)).filter(Oe=>!J.directories||Oe?.why!=="missing")});
return ue.includes(null)?null:ue[0]??null}}const Ne=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Fe({root:K,exclude:S,toolFiles:U}){
const W=(0,f.ET)({root:K,scan:[]}),L=(0,C.O)(Z=>({file:Z,text:W.read(Z)??""})),N=(0,C.O)(()=>[...(0,Re._X)({root:K,exclude:S},U)]),B=[".git/config.worktree",".g\
it/config"].find(Z=>/sparsecheckout\s*=\s*true/i.test(L(Z).text)),z=[...L(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return Z=>{if(B!==void 0)return B;
const ee=Z.at(-1)??"";if(z.some(([,oe])=>(0,D.Gz)(ee,"").startsWith(`${oe}/`)))return".gitmodules";const J=ee.split("/");return[...J.flatMap((oe,re)=>Ne.map(ue=>L(
(0,D.Gz)(J.slice(0,re).join("/"),ue)))),...N()].find(({text:oe})=>Z.some(re=>He(oe,re)))?.file??null}}function He(K,S){const U=S.split("/").toReversed(),[W=""]=U;
return!K.includes(W)&&!K.includes("*")?!1:(K.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(L=>{const N=L.split("/").filter(B=>!/^\.*$/.test(B));return/^[\w-]+(\.[\w-]+)+$/.
test(N[0]??"")&&N.length>2?N.at(-1)?.replace(/\.git$/,"")===W:N.some((B,z)=>(B===W||/\w\*|\*\w/.test(B)&&(0,P.matchesGlob)(W,B))&&U.slice(1,z+1).every((ee,J)=>ze(
N[z-J-1],ee)))})}const ze=(K="",S)=>K===S||/[$*{}]/.test(K);let Ce=function(...K){return{readTools:Ce}=i.late([276,631,976,557],4976),new.target?new Ce(...K):Ce(
...K)};async function Ge(K,S){const{directory:U,environment:W,stop:L,progress:N}=S,B={root:U,scan:K.scan,exclude:K.exclude},z=X(B,Object.keys(W)),Z=await(0,Te.nE)(
z,L,ee=>N({kind:"scan",files:ee}));return ke(Z,K,(0,f.ET)(B))}function Ve({dialect:K,exclude:S,scan:U,allowedHosts:W},L,{environment:N,directory:B}){const z=(0,C.
O)(()=>Ce({root:B,exclude:S},L.toolFiles)),Z=!!N.TF_CLOUD_HOSTNAME,ee=U.length>0,J={setting:K,scan:ee?{...L,tools:z,hasCloudHostname:Z}:null},se=(0,g.L2)(J),{clients:de,
versions:oe}=se,re=(0,ve.Eo)((0,ve.tB)("terraform",oe)),ue=ge=>re||!(0,m.xO)(ge),me=(0,$.eI)((0,$.sw)(L.usages,de),(0,ve.d3)(se)).filter(({place:ge})=>ue(ge.file)),
we=W.length>0,De=[...Ue(me,{...L,...{root:B,scan:U,exclude:S,isStrict:we}}),...we?Xe(L):[]],$e=me.some(({workspace:ge})=>ge?.lacks)&&z().givesState;return{dialect:se,
usedBy:()=>(0,g.rU)(se,J.scan),usages:$e?me.map(Ze):me,notes:[...(0,$.vH)(L.notes,de).filter(ge=>ue((0,w.W7)(ge))),...De]}}function Xe(K){const{unselected:S,linked:U,
directories:W,units:L,unread:N,notes:B}=K,z=new Set(B.flatMap(ee=>(0,w.Xd)(ee)?.file??[])),Z=[...U].filter(([,ee])=>ee===null||!W.has(ee));return[...S.map(ee=>(0,w.
ht)(ee,(0,I.a3)({what:"unselected"}))),...Z.map(([ee])=>(0,w.ht)(ee,(0,I.a3)({what:"linked"}))),...(0,Me.jH)(N).map(ee=>(0,w.kH)((0,I.a3)({what:"generated"}),{places:[
ee]})),...L.flatMap(({directory:ee,module:J,unknown:se})=>se===null||J!==null||z.has(se.file)?[]:(0,w.kH)((0,I.a3)({what:"skipped",path:ee}),{places:[se]}))]}function Ze(K){
if(K.workspace?.lacks===void 0)return K;const{organization:S,name:U}=K.workspace;return{...K,workspace:{organization:S,name:U}}}}),345:((ne,F,i)=>{i.d(F,{s:()=>T});
var f=i(3024),g=i(6760),m=i(9968),$=i(7811),D=i(9432),C=i(101),I=i(3152);let w=function(...a){return{X509Certificate:w}=process.getBuiltinModule("node:crypto"),
new.target?new w(...a):w(...a)};const v=4*1024*1024;function T(a,{environment:l,directory:e,wording:s=I.w7}){const{settings:n,mistakes:r}=(0,I.P$)(a,s),c=k(n.caFile,
s),o=y(l),t=[c,o].flatMap(O=>O.ok?[]:[O.why]),d=(0,m.N0)(()=>(0,f.statSync)(e).isDirectory(),!1),E=n.scan.filter(O=>!/[*?[\]{}]/.test(O)).flatMap(O=>b(O,e,s)??[]),
M=`GITHUB_WORKSPACE names ${(0,D.dh)(e)}, which is not a directory`,P=[...r,...t,...d?E:[M]];if(P.length>0||!c.ok||!o.ok)throw new I.GN(P);return{...n,authorities:c.
value,chooseProxy:o.value}}function b(a,l,{missingPath:e,setting:s}){const n=(0,g.resolve)(l,a);return(0,f.existsSync)(n)?(0,m.N0)(()=>(0,f.accessSync)(n,f.constants.
R_OK)===void 0,!1)?null:`${s("scan")} names ${n}, which this user may not read`:e(a,l)}function y(a){try{return(0,$.Ju)((0,C.N)(a))}catch(l){if(l instanceof TypeError)
return(0,$.TR)(l.message);throw l}}function k(a,{setting:l}){if(a===null)return(0,$.Ju)(null);const e=(0,m.yR)(a,v),s=l("ca-file");if(!e.ok)return(0,$.TR)(`${s}\
 "${a}" ${(0,D.mP)(e.failure)}`);const n=p(e.text);return n.ok?n:(0,$.TR)(`${s} "${a}" ${n.why}`)}const u=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function p(a){const l=a.match(u)??[];if(l.length===0)return(0,$.TR)("contains no certificate; expected PEM");try{for(const e of l)new w(e);return(0,$.Ju)(l.join(
`
`))}catch(e){const s=e instanceof Error?e.message:e;return(0,$.TR)(`contains an invalid certificate: ${s}`)}}}),5440:((ne,F,i)=>{i.d(F,{Qm:()=>u,TU:()=>b,i4:()=>e,
pb:()=>l,zt:()=>v});var f=i(7811),g=i(8339),m=i(2485),$=i(2213),D=i(255),C=i(5243),I=i(9897),w=i(3846);const v={host:null,isHostImplied:!1,needed:null},T=O=>({host:O,
isHostImplied:!1,needed:(0,D.Rt)(O)?"state":O}),b=O=>({host:O,isHostImplied:!0,needed:O}),y=O=>({host:O,isHostImplied:!1,needed:null}),k=O=>O===null?v:{...v,directHost:O},
u=O=>({...v,problem:O}),p=(O,R)=>u((0,g.DA)({reason:"rejected",error:O,advice:R}));function a(O,R,_){return _===null?O:{...O,problem:(0,g.My)({text:R,host:O.host,
advice:_})}}const l={module:t,"test-module":(O,R,_)=>{const A=(0,C.vL)(O,R).kind==="remote";return R==="opentofu"||!A?t(O,R,_):u((0,g.DA)({reason:"remote-in-tes\
t",text:O}))},provider:h,"locked-provider":E,"stack-component":M,stack:(O,R)=>{const _=(0,C.A)(O);return _.ok&&!O.startsWith(".")?y(_.value.host):{...M(O,R),isHostImplied:!1,
needed:null}},"stack-output":O=>{const[R="",..._]=O.split("/");return _.length===3?o(R,y):u((0,g.DA)({reason:"stack",text:O}))},terragrunt:P,host:O=>o(O,T),url:O=>k(
(0,$.Ul)(O)),"host-part":O=>k((0,$.D8)(O)),"state-path":O=>k((0,$.Bm)(O))};function e(O,R,_){if(O==="terragrunt"){const[,j]=/^tfr:\/\/([^/?]*)\//.exec(R)??[];return j!==
void 0?n(j,_):/^$|^t$|^tfr?$|^tfr:/.test(R)?void 0:r(R,_)}if(O==="url"&&/^postgres|=/i.test(R))return k(I.IZ);if(/^(url|host-part|state-path)$/.test(O))return r(
R,_);if(O!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(R))return r(R,_);const A=R.indexOf("/");if(A<0)return;const x=(0,C.
vL)(`${R.slice(0,A)}/a/b/c`,_);return x.kind!=="registry"?r(R,_):R.split("/").length<s?{...c(x),directHost:I.IZ}:c(x)}const s=4,n=(O,R)=>O===""?b((0,C.Vm)(R)):o(
O,T),r=(O,R)=>(0,C.Nj)(O)?v:k((0,I.uE)(O,R)),c=({host:O,hostImplied:R})=>R?b(O):T(O);function o(O,R){const _=(0,D.Pv)(O),A=(0,m.L6)(O);return _.ok?a(R(_.value),
O,A):u((0,g.k0)({text:O,error:_.why,advice:A}))}function t(O,R,_){if((0,C.Nj)(O)&&!_)return v;const A=(0,C.vL)(O,R),x=A.kind==="registry"?(0,f.Ju)(A):(0,C.rE)(O,
R);if(_&&!x.ok){const{why:G}=x,Y=/^https?:/i.test(O)?{kind:"invalid",error:G}:A,Q=/^(?:git\+\w+|ssh):/i.test(O)?null:(0,m.NM)(O,Y,x),X=/^[a-z0-9]+::/i.test(O)?"\
remote":A.kind;return Q===null&&(X==="local"||X==="remote")?u((0,g.DA)({reason:`${X}-with-version`,text:O})):p(G,Q)}const V=(0,m.NM)(O,A,x);if(x.ok)return a(c(x.
value),O,V);if(A.kind==="invalid"){const G=O.includes("://")?{directHost:I.IZ}:{};return{...p(A.error,V??m.x3),...G}}if(A.kind!=="remote")return a(v,O,V);const{
refusal:j,host:H}=A;return j!==null?p(j,V??m.x3):H!==I.IZ||V!==null?a(k(H),O,V):{...k(H),problem:(0,g.My)({text:O,host:H,advice:d})}}const d="write the host aft\
er the scheme, such as git::https://HOST/PATH";function h(O,R){const _=(0,w.mi)(O,R);switch(_.kind){case"registry":case"legacy":return _.hostImplied?b(_.host):a(
T(_.host),O,(0,m.cr)(O));case"builtin":return y(_.host);case"invalid":{const[A="",x]=_.error.split(`

`);return p(A,x??(0,m.cr)(O))}}}function E(O,R){const _=(0,w.mi)(O,R);if(_.kind==="invalid")return p(_.error,null);if(_.hostImplied)return u((0,g.DA)({reason:"l\
ocked-provider",text:O}));if(_.kind==="builtin")return y(_.host);const A=R==="opentofu"&&(0,w.Gi)(_);return{...T(_.host),needed:A?(0,C.Vm)(R):_.host}}function M(O,R){
if(O!==O.trim())return u((0,g.DA)({reason:"white-space",text:O}));if(O==="."||O==="..")return v;const _=(0,C.rE)(O,R);if(_.ok)return c(_.value);const A=(0,C.A)(
O);if(A.ok)return y(A.value.host);const x=(0,C.vL)(O,R);return x.kind==="invalid"?p(x.error,(0,m.NM)(O,x,_)):k(x.kind==="remote"?x.host:null)}function P(O,R){const[
_,A="",x=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(O)??[];if(_===void 0){if(O.startsWith("gitlab.com/"))return k("gitlab.com");if((0,I.GL)(O))return v;const j=(0,I.
cx)(O,"opentofu");if(!(j.ok&&(0,I.Of)(O,j.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(O)){const G=(0,I.cx)(O,R);return k(G.ok?G.value.host:I.IZ)}}const[V=""]=x.
split("//");return V.split("/").length!==3?u((0,g.DA)({reason:"terragrunt",text:O})):n(A,R)}}),3791:((ne,F,i)=>{i.d(F,{o:()=>w,q:()=>I});var f=i(1780),g=i(9432),
m=i(9615);const $=v=>v===1?"1 module or provider was":`${v} modules and providers were`;function D(v){const{names:T}=v,b=(0,f.XT)(T,3,y=>(0,f.KT)((0,g.dh)(y)));
switch(v.what){case"inside":return(0,f.xI)`modules and providers inside ${b} were not checked`;case"direct":{const y=T.length-v.git,k=[...v.git>0?[`${(0,g.px)(v.
git,"module")} from Git`]:[],...y>0?[`${(0,g.px)(y,"module")} from an archive or bucket`]:[]];return(0,f.xI)`${k.join(" and ")} ${T.length===1?"was":"were"} not checked: ${b}`}case"\
open":return(0,f.xI)`${(0,g.px)(T.length,"module")} ${T.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${b}`;case"\
limit":return(0,f.xI)`max-requests (${v.max}) was reached, so ${$(T.length)} not checked: ${b}`;case"size":return(0,f.xI)`a response is longer than this check reads, so ${$(
T.length)} not checked: ${b}`;case"work":return(0,f.xI)`the answers of the registry take more work than this check does for one host, so ${$(T.length)} not checked: ${b}`;case"\
stopped":return(0,f.xI)`the check ended too early, so ${$(T.length)} not checked: ${b}`;case"contents":return(0,f.xI)`the checksums of ${(0,g.px)(T.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${b}`;case"getter":return(0,f.xI)`the package of ${(0,g.
px)(T.length,"registry module")} was not checked, because it is downloaded with ${v.getter}: ${b}`;case"units":return(0,f.xI)`${(0,g.px)(T.length,"Terragrunt un\
it")} ${T.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${b}`}}const C={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},I=v=>(0,m.CC)("not-followed",{message:D(v),help:C[v.what==="work"?"limit":v.what],...v.what==="work"&&{severity:"warning"}});function w({by:v,address:T,
constraint:b,newest:y,others:k}){const u=(0,f.xI)`${(0,g.dh)(v)} requires ${(0,f.KT)((0,g.dh)(T))}${b===null?"":` "${(0,g.dh)(b)}"`}`,p=y===null?"which the regi\
stry does not have":k.length>0?`which conflicts with ${(0,g.K4)(k,3,g.dh)}`:`which no listed version fits; the newest is ${(0,g.dh)(y)}`;return(0,m.CC)("module-\
described",{message:(0,f.xI)`according to the registry, ${u}, ${p}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),4776:((ne,F,i)=>{
i.d(F,{D0:()=>M,lz:()=>A,G9:()=>O});var f=i(9373),g=i(2170),m=i(9119),$=i(3096),D=i(3298);let C=function(...j){return{isOfInit:C}=i.late([878],4878),new.target?
new C(...j):C(...j)},I=function(...j){return{noteCall:I}=i.late([878],4878),new.target?new I(...j):I(...j)},w=function(...j){return{partsOf:w}=i.late([878],4878),
new.target?new w(...j):w(...j)};const v=1e6,T=({problem:j,severity:H})=>H==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(j.code),b=({usages:j,notes:H,
declared:G})=>H.some(Y=>T(Y)||(0,m.Zl)((0,g.W7)(Y)))||[j,G].some(Y=>Y.some(({place:q})=>(0,m.Zl)(q.file)||C((0,$.jt)(q.file))));function y(j,H){const G=new Set,
Y=new Set,q=new Map;let Q=v;for(const{parts:te,isAside:fe,inside:pe}of w(H)){if(Q-=te.length,Q<0)break;for(const ie of te)G.add(ie),fe||Y.add(ie);for(const[ie,_e]of pe.
calls)I(q,ie,_e)}const X=Q<0?j:k(j,G,q),le=X.notes.map(te=>{const fe=(0,$.jt)((0,g.W7)(te)),pe=G.has(fe)||G.has((0,$.RO)(fe));return T(te)&&!pe?{...te,severity:"\
warning"}:te});return{...Y.values().some(te=>(0,m.Zl)((0,$.Gz)(te,"main.tf")))?u({...X,notes:le},te=>Y.has((0,$.jt)(te))&&(0,m.Zl)(te)):{...X,notes:le},installed:[
...q.values()].filter(Boolean).length}}function k({usages:j,declared:H,notes:G},Y,q){const Q=X=>!C((0,$.jt)(X))||Y.has((0,$.jt)(X));return{usages:j.flatMap(X=>!Q(
X.place.file)&&X.kind!=="saved_state"?[]:q.get(X)===!0?{...X,needs:[],directHost:void 0}:X),declared:H.filter(({place:X})=>Q(X.file)),notes:G.filter(X=>Q((0,g.W7)(
X))||X.problem.code.startsWith("file-"))}}function u({usages:j,declared:H,notes:G},Y){const q=(0,D.O)(Q=>Y(Q.file)?{...Q,isInUse:!0}:Q);return{usages:j.map(({version:Q,
...X})=>({...X,place:q(X.place),...Q&&{version:{...Q,place:q(Q.place)}}})),declared:H.map(Q=>({...Q,place:q(Q.place)})),notes:G.map(Q=>({...Q,places:Q.places.map(
X=>typeof X=="string"?X:q(X))}))}}var p=i(6889),a=i(4850),l=i(9432),e=i(4756),s=i(3791),n=i(8032),r=i(3152);let c=function(...j){return{layoutsOf:c}=i.late([878],
4878),new.target?new c(...j):c(...j)},o=function(...j){return{rootsOf:o}=i.late([878],4878),new.target?new o(...j):o(...j)},t=function(...j){return{unmatched:t}=
i.late([878],4878),new.target?new t(...j):t(...j)},d=function(...j){return{rootNotes:d}=i.late([284],4284),new.target?new d(...j):d(...j)},h=function(...j){return{
textNotes:h}=i.late([284],4284),new.target?new h(...j):h(...j)};const E=2e5;function M(j){const{usages:H,changed:G,dialect:Y,settings:q,isLockReadonly:Q}=j,{declared:X}=j.
scanned;if(H.length===0&&X.every(f.z0)&&q.roots.length===0)return{roots:[],notes:[]};const{clients:ae,versions:te}=Y,fe=P(j),pe=[],ie=[],_e=q.dialect.name==="au\
to"?[]:ae,ye=(0,p.uQ)(q.dialect,Y),he=d({clients:ae,upgrade:q.upgrade,isLockReadonly:Q,versionIn:ye}),Me=q.depth!=="discovery";let ve=0;for(const Ee of o(fe,G,te,
Me)){if(j.stop?.why)break;if(ve+=Ee.directories.length,ve>E){ie.push((0,g.ht)(Ee.directory,(0,e.ub)({kind:"roots",max:E})));break}he.add(Ee),Me&&pe.push(Ee)}const Te=[
...h(H,X,{...Y,set:_e,isPredicted:Me})].filter(Ee=>G===null||G.has((0,g.W7)(Ee))),Ie=new Set(j.notes.flatMap(Ee=>Ee.problem.code==="lock-invalid"?(0,g.W7)(Ee):[])),
ke=[...Te,...he.notes()].filter(Ee=>!Ie.has((0,g.W7)(Ee)));return{roots:pe,notes:[...ke,...ie,...Me?_(fe,G):[]]}}function P({usages:j,scanned:H,dialect:G,settings:Y,
listed:q}){const{declared:Q,units:X,endedAt:le}=H,ae=Y.upgrade?[]:H.installed??[],te={usages:j,declared:Q,units:X,installed:ae,clients:G.clients};return q===void 0?
A(te,Y,le===null):V(te,q)}function O(j){const{usages:H,scanned:G,settings:Y}=j,Q=Y.depth!=="discovery"?R(j.notes,H):j.notes,X={usages:H,notes:Q,declared:G.declared},
ae=(G.installed??[]).length>0||b(X)?y(X,P(j)):{...X,installed:0},{installed:te,declared:fe}=ae,pe=`modules in .terraform are used as \`init\` uses them: ${te}`,
ie=te===0?[]:[pe];return{...ae,scanned:{...G,declared:fe},remarks:ie}}function R(j,H){const G=new Set(H.flatMap(({calls:Y,clients:q,place:Q})=>{const X=n.Du.filter(
le=>!q.includes(le)||!Y?.[le]);return Y===void 0?[]:X.map(le=>`${le} ${(0,m.df)(Q)}`)}));return j.filter(({problem:Y,clients:q,places:[Q]})=>Y.code!=="source-dy\
namic"||Q===void 0||!q.every(X=>G.has(`${X} ${(0,m.df)(Q)}`)))}function _(j,H){const G=[...new Set(j.flatMap(({unknown:Q})=>Q))].filter(({files:Q})=>H===null||Q.
some(X=>H.has(X)));if(G.length===0)return[];const Y=G.map(({directory:Q})=>Q||"."),q=(0,m.As)((0,m.jH)(G.flatMap(({unknown:Q})=>Q??[])));return[(0,g.kH)((0,s.q)(
{what:"units",names:Y}),{places:q,clients:n.Du})]}function A(j,{roots:H},G){const Y=H.map(ae=>({text:ae,matches:(0,a.Ls)([ae])})),q=c({...j,patterns:Y}),Q=G?t(q,
Y):[];if(Q.length===0)return q;const X=c({...j,patterns:[]}).flatMap(ae=>ae.roots),le=[...new Set(X.map(({name:ae})=>ae||"."))];throw new r.GN(Q.map(ae=>{const te=(0,l.
K4)(x(ae,le),5,l.dh),fe=te===""?"":`; the nearest root modules are ${te}`;return`roots: no directory with configuration matches ${ae}${fe}`}))}function x(j,H){const G=new Set(
j.split("/")),Y=q=>q.split("/").filter(Q=>G.has(Q)).length;return H.toSorted((q,Q)=>Y(Q)-Y(q))}function V(j,{roots:H,rootsAreNamed:G}){const Y=j.units.filter(q=>q.
unknown!==null);return j.clients.flatMap(q=>{const Q=H.filter(({clients:te})=>te.includes(q)),X=new Set([...Y,...Q].map(({directory:te})=>te||"."));return c({...j,
clients:[q],patterns:[{text:"",matches:te=>X.has(te)}]}).map(te=>({...te,isNamed:G}))})}})};export{Je as ids,Qe as modules};
var $late0;
