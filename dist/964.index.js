const Ze=[964,812],Je={6134:((se,F,i)=>{i.d(F,{SH:()=>y,Td:()=>I,Tu:()=>T,lS:()=>$,n_:()=>O,w4:()=>D,yN:()=>C});const g=25e4,v=100;class O{max;count=0;constructor(d=g){
this.max=d}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*v}}const y=(c,d,f)=>{if(c.kind===
"native")return c.blocks.filter(u=>u.type===d&&u.labels.length===f);const o=[];for(const{name:u,value:r}of c.members)u===d&&M(d,r,f,[],o);return o},I=c=>c.kind===
"native"?c.attributes:c.members;function D(c,d){if(!(c.kind==="native"&&c.mayHave?.(d)===!1))return I(c).find(f=>f.name===d)}const T=(c,d)=>c?.kind==="object"?c.
items.find(f=>f.name===d)?.value:void 0,$=c=>(c.kind==="tuple"?c.elements:[c]).flatMap(f=>f.kind==="object"?f.items.filter(w):[]),w=c=>c.name!==void 0&&c.name!==
"//";function M(c,d,f,o,u){if(f>0){for(const{name:e,start:s,end:t,value:n}of $(d))M(c,n,f-1,[...o,{value:e,start:s,end:t}],u);return}const r={start:d.start,end:d.
start+1};for(const e of d.kind==="tuple"?d.elements:[d])e.kind!=="object"&&e.kind!=="tuple"||u.push({...r,type:c,labels:o,body:{kind:"json",members:$(e)}})}const C=c=>{
const d=[c.startsWith("\uFEFF")?1:0];let f=c.indexOf(`
`),o;return({start:u,end:r})=>{for(;f>=0&&f<u;f=c.indexOf(`
`,f+1))d.push(f+1);o??=b(c);const e=Math.max(1,E(d,u)),s=d[e-1]??0,t=(d[e]??(f<0?c.length:f)+1)-1;return{line:e,column:P(Math.max(u,s),s,o),endColumn:P(Math.min(
r,t),s,o)}}},P=(c,d,f)=>c-d-E(f,c-1)+E(f,d-1)+1,b=c=>/[\uD800-\uDBFF]/.test(c)?Array.from(c.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),d=>d.index):[];function E(c,d){
let f=0,o=c.length;for(;f<o;){const u=f+o>>>1;(c[u]??0)<=d?f=u+1:o=u}return f}}),8185:((se,F,i)=>{i.d(F,{CS:()=>M,I4:()=>b,KJ:()=>$,US:()=>w,VS:()=>C});var g=i(
6697),v=i(5143),O=i(5799),y=i(1831),I=i(4321),D=i(9562);const T=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,$=({problem:{code:E,
severity:c}})=>T.test(E)&&!(E==="file-syntax"&&c==="notice"),w=(E,c)=>c.allowedHosts.length>0&&("problem"in E?$(E):[E.directHost??null,...E.needs.map(({host:d})=>d)].
some(d=>d!==null&&!y.ev(d,c)));function M(E,c){return c.allowedHosts.length===0?[]:E.flatMap(d=>{const{directHost:f,isOverridden:o,place:u,clients:r,evaluated:e}=d;
if(f===void 0||o)return[];const s=P(d)?"backend":"download",t=y.ev(f,c),n=s==="download"&&Object.values(e??{}).some(_=>!_.isWhole);if(t&&!n)return[];const a=y.Pv(
f),l=a.ok&&!t?a.value:null,h=t?I.IZ:y.nx(f);return[(0,O.hD)((0,g.wp)({host:h,use:s}),{host:l,places:[u],clients:r})]})}function C(E,c,d){const{allowedHosts:f}=d,
o=n=>n!==void 0&&y.ev(n,d),u=E.filter(n=>o(n.directHost)&&!P(n)),r=c.filter(({service:n,host:a})=>n===D.e$&&o(a)),e=[...u.map(({place:n})=>n),...r.flatMap(n=>n.
because)],s=(0,v.jH)(e.filter(n=>typeof n!="string"));if(f.length===0||s.length===0)return[];const t=(0,g.sC)({count:s.length});return[(0,O.hD)(t,{places:(0,v.As)(
s)})]}const P=({kind:E})=>/^(backend|remote_state|saved_state)$/.test(E);function b(E,c,d,f){if(f.allowedHosts.length===0)return[];const o=d.filter(({because:u})=>u.
some(r=>typeof r!="string"));return c.flatMap(u=>{const{id:r,kind:e}=u;if(e!=="url"||!o.some(n=>n.service===r))return[];const s=y.yo(u.url);if(s===null||s===E||
y.ev(s,f))return[];const t=(0,g.wp)({host:y.nx(s),service:r,registry:y.nx(E)});return[(0,O.hD)(t,{services:[r]})]})}}),3217:((se,F,i)=>{i.d(F,{fc:()=>u,ky:()=>o,
so:()=>w,uA:()=>r,zF:()=>d});var g=i(3534),v=i(3410),O=i(5143),y=i(5799),I=i(8937),D=i(1064),T=i(1831),$=i(9562);function w(e,s,t){const n=e.credentials?.hasToken===
!0,a=n?[]:E(e,t),l=[e.difference??[],a].flat().map(x=>(0,y.hD)(x));if(n||e.attempt.discovery.kind!=="found")return l;const h={host:e.host,isFork:t.isFork,...f(e)},
_=M(e.host,t),m=new Set(_.map(({place:x})=>x)),R=(a.length>0||!!e.credentials?.problem?[]:C(e.host,s,t)).filter(({place:x})=>!m.has(x));return[...l,...P(_,x=>(0,v.
vs)({...h,service:x})),...P(R,x=>g.$U({...h,service:x}))]}function M(e,{usages:s,depth:t}){return t==="discovery"?[]:s.flatMap(({workspace:n,hasOwnToken:a,needs:l,
place:h})=>n===void 0||a||(0,O.MV)(h)?[]:l.flatMap(_=>_.host===e?[{..._,place:h}]:[]))}function C(e,s,{usages:t}){const n=new Set(t.flatMap(({hasOwnToken:l,place:h})=>l?
h:[])),a=(0,$.Uc)(e);return s.flatMap(({service:l,because:h})=>a.includes(l)?h.flatMap(_=>typeof _=="string"||(0,O.MV)(_)||n.has(_)?[]:{service:l,place:_,clients:D.
zK}):[])}const P=(e,s)=>[...Map.groupBy(e,({service:t})=>t)].map(([t,n])=>{const a=[...new Set(n.map(({place:h})=>h))],l=[...new Set(n.flatMap(h=>h.clients))];return(0,y.
hD)(s(t),{services:[t],places:a,clients:l})}),b=({attempt:{discovery:e}})=>e.kind==="failed"&&e.problem.code==="document-unauthorized",E=(e,{tokenVariables:s,hosts:t})=>(0,T.
Bz)(s,e.host,t).filter(({isParent:n})=>!n||b(e)).map(n=>g.z2({host:e.host,...n})),c=({attempt:e})=>e.hops.at(-1)?.challenge??null;function d(e,s,{role:t},{isFork:n}){
const a=e.find(({problem:W})=>W.code==="credentials-near-miss"),{hasToken:l=!1,source:h,problem:_=null}=s.credentials??{},p=((0,D.n3)(s.host)&&s.attempt.hops.at(
-1)?.status===403||n&&!l?null:_)??a?.problem??null,G=["document-unauthorized",...p!==null||!(n||(0,D.n3)(s.host))?["versions-unauthorized","cloud-organization"]:
[]],ee=e.filter(({problem:{code:W,isUnsent:X}})=>G.includes(W)&&!X),N=ee.some(({problem:W})=>W.code==="versions-unauthorized")||t!=="guest"&&(n||s.attempt.hops.
at(-1)?.status===401);if(!(p!==null||N&&!l)||c(s)!==null||ee.length===0)return e;const J=p??{isFork:n,...f(s)},V=ee.flatMap(W=>W.services),Y=({problem:{code:W,message:X},
services:de})=>X===p?.message||W==="credentials-missing"&&de.every(le=>V.includes(le));return e.filter(W=>!Y(W)).map(W=>ee.includes(W)?{...W,problem:(0,I.to)(W.
problem,J,h)}:W)}function f({credentials:e,looks:s}){const t=s.flatMap(h=>h.looks),n=h=>[...new Set(t.flatMap(({held:_,source:m})=>_!=="not read"===h?m:[]))],a=e===
null?n(!0):[e.source],l=e===null?n(!1):[];return{searched:a,notRead:l}}function o(e,s){return e.filter(t=>!s.includes(t)).map(t=>(0,y.hD)(g.bI({host:t})))}function u({
host:e,attempt:s,credentials:t},n){const a=t?.hasToken===!0,l=[...n.flatMap(h=>h.kind==="url"&&(0,$.p4)(h.id)&&(0,$.D6)(h.id)?[{url:h.url,service:h.id,isSent:a}]:
[]),...s.hops.map(({url:h,authorization:_})=>({url:h,service:null,isSent:_==="sent"}))].flatMap(({url:h,..._})=>{const m=(0,T.Pv)((0,T.yo)(h)??"");return!m.ok||
m.value===e?[]:[{..._,host:m.value}]});return[...new Map(l.toReversed().map(h=>[h.host,h])).values()]}function r(e,s,{tokenSources:t,hosts:n}){return(t.size===0?
[]:u(e,s)).flatMap(({host:l,service:h,isSent:_})=>{const m=t.get(l);if(m===void 0)return[];const k=h===null?e.attempt.discovery.kind==="failed":!_,p=g.To({host:(0,T.
nx)(e.host),other:(0,T.nx)(l),source:m,service:h,isSent:_,isNotice:!k||n.has(l)});return[(0,y.hD)(p,{services:h===null?[]:[h]})]})}}),2886:((se,F,i)=>{i.d(F,{ER:()=>$,
Gy:()=>r,H4:()=>M,Np:()=>P,Rh:()=>c,TC:()=>d,_7:()=>E,cA:()=>o,ly:()=>w,m$:()=>f,nv:()=>C,pi:()=>b,zX:()=>T});var g=i(4e3),v=i(5143),O=i(5799),y=i(1831),I=i(1102);
const D=["module","provider","version","package","lock","not"],T=({problem:e,places:s})=>D.includes(e.code.replace(/-.*/,""))&&s.length>0&&s.every(t=>typeof t!=
"string"),$=({problem:e,needed:s})=>s&&e.usualSeverity==="error"&&!M.includes(e.code),w=e=>e.some(s=>typeof s=="string"||!(0,v.MV)(s)),M=["host-http2","host-che\
ck-crashed"];function C(e,s){const{severity:t,affects:n,needed:a}=e,l=a&&s.some(h=>n.includes(h));return t==="error"&&!l?{...e,severity:"warning"}:e}const P=(e,s)=>O.
oC.indexOf(e.severity)-O.oC.indexOf(s.severity),b=({problem:e,host:s,namedHost:t=s},n)=>n.some(({code:a,host:l})=>a===e.code&&(l===null||l===t));function E(e,s){
const t=h=>s.filter(({service:_})=>h.includes(_)),n=e.length===0?s:t(e),a=e.filter(h=>n.some(({service:_})=>_===h)),l=(n.length>0?n:t(["any"])).flatMap(h=>h.because);
return{services:a.length>0?a:e,places:(0,v.As)(c([...new Set(l)]))}}function c(e){const{own:s=[],aside:t=[]}=Object.groupBy(e,n=>typeof n!="string"&&(0,v.MV)(n)?
"aside":"own");return[...s,...t]}function d(e,s,{isTerminal:t}){const n=s.some(({because:l})=>l.includes("hostnames input"));return{role:(0,g.VW)(e)!==null?"gue\
st":n?"operator":"user",host:(0,y.nx)(e),isTerminal:t}}function f(e,s){const{host:t,places:n,problem:a}=e;if(s.length===0||(0,I.z)(e))return e;const l=a.affects.
includes("terraform")&&!a.affects.includes("opentofu"),h=n.flatMap(p=>typeof p=="string"?[]:p.file),_=new Set(h.map(v._M)),m=s.filter(({repository:p,hosts:R})=>_.
has(p)&&(l||t!==null&&R.has(t)));if(m.length===0)return e;const k=m.flatMap(({repository:p})=>p??[]);return{...e,problem:(0,O.tr)(a,k)}}const o=e=>typeof e=="st\
ring"?e:`${e.file}:${e.line}`,u=1e3;function r(e,s){const t=e.flatMap(l=>(0,O.Xd)(l)??[]).filter(({file:l,column:h,endColumn:_})=>_>h&&(0,v._M)(l)===null),n=s((0,v.
jH)(t).slice(0,u)),a=new Map(n.map(l=>[(0,v.df)(l.place),l]));return({rows:l,...h})=>{const _=(0,O.Xd)(h),m=_&&a.get((0,v.df)(_));return m?{...h,line:m}:h}}}),1102:((se,F,i)=>{
i.d(F,{h:()=>y,z:()=>T});var g=i(4e3),v=i(960),O=i(1831);function y($){const w=$.filter(({attempt:c})=>c.hops.length>0),[M,...C]=w.flatMap(c=>D(c)??[]);if(!M||C.
length<w.length-1||!(w.some(({host:c})=>(0,g.VW)(c)!==null)||C.length>0&&!M.isCommon)||C.some(c=>I(c)!==I(M)))return null;const E=w.map(({host:c})=>(0,O.nx)(c));
return(0,v.e4)(E,[M,...C])}const I=({verb:$,what:w})=>$.startsWith("cannot")?$:w;function D({attempt:{discovery:$,hops:w}}){const M=$.kind==="failed"?$.problem.
obstacle:void 0;return w.every(({status:P})=>P===null)||M?.verb==="does not reach"?M:void 0}const T=({problem:$})=>$.code==="machine-network"}),6146:((se,F,i)=>{
i.d(F,{$:()=>O,o:()=>v});var g=i(2886);const v=(T,{kind:$,source:w,address:M,constraints:C,places:P})=>JSON.stringify([T,$,w,M,C,P[0]??null]);function O(T,$){const w=y(
$,({rows:C=[]})=>C),M=y($.filter(D),({places:C})=>C.map(g.cA));return w.size+M.size===0?T:T.map(({directory:C,clients:P,rows:b})=>({directory:C,clients:P,rows:b.
map(E=>{const c=w.get(v(C,E))??E.rejectedAt.flatMap(o=>M.get((0,g.cA)(o))??[]);if(c.length===0)return E;const d=c.map(({finding:o})=>(0,g.nv)(o,P)).sort(g.Np),f=new Map(
d.map(({problem:{code:o,title:u,usualSeverity:r}})=>[o,{code:o,title:u,usualSeverity:r}]));return{...E,worst:d[0]?.severity??null,problems:[...f.values()]}})}))}
const y=(T,$)=>Map.groupBy(T.flatMap(w=>$(w).map(M=>({key:M,finding:w}))),({key:w})=>w),I=/^(?:constraint|lock)-/,D=({problem:T,host:$})=>$===null&&I.test(T.code)}),
2389:((se,F,i)=>{i.d(F,{j7:()=>f,k2:()=>e,S4:()=>o});var g=i(3217),v=i(7052),O=i(5143),y=i(5799),I=i(8185),D=i(2886);function T(s,t){const{notes:n,usages:a,requirements:l,
isEmpty:h}=s,{complaints:_,tokenHosts:m,answered:k,contacted:p}=s,R=({problem:V})=>V.code==="file-syntax",x=new Set(n.filter(R).map(y.W7)),G=({problem:V})=>t.allowedHosts.
length>0&&V.code==="source-near-miss"&&V.severity==="notice",ee=[...n.filter(V=>!G(V)).map(V=>w(V,x,t)),...[...(0,I.CS)(a,t),...(0,I.VS)(a,l,t),...k.map(V=>$(V,
t)),..._,...(0,g.ky)(m,p)].map(V=>(0,D.nv)(V,t.dialect.clients)),...h?[M(t)]:[]],{placed:N=[],others:Q=[]}=Object.groupBy(ee,({places:V})=>V.length>0?"placed":"\
others");return[...(0,y.DF)(N,V=>{const{problem:Y,severity:W,affects:X,host:de,namedHost:le,exclude:re}=V,{code:he,message:_e,help:pe}=Y;return[de,le,he,W,_e,pe,
X,re===void 0]}),...Q]}function $(s,t){const{host:n,problem:a}=s;return n===null?s:{...s,services:[],problem:(0,y.pj)(a,(0,D.TC)(n,[],t))}}function w(s,t,{dialect:n,
allowedHosts:a}){const{problem:l,isPlaceholder:h,checkedFor:_=n.clients}=s;if(a.length>0&&(0,I.KJ)(s)){const Y=`${l.message}; it may use hosts that are not in \`\
allowed-hosts\``,W={...l,message:Y};return{...s,problem:W,severity:"error"}}const m=(0,y.W7)(s),k=(0,y.Xd)(s),p=s.aside!==void 0||k!==null&&(0,O.MV)(k),R=s.severity===
"error",x=R&&h===!0,G=t.has(m)&&l.code!=="file-syntax",N=R&&(x||G||p)?{...s,severity:"warning"}:s,Q=(0,D.nv)(N,_);if(!p&&!x)return Q;const{help:J,...V}=l;return{
...Q,...l.code==="file-syntax"&&{problem:V},exclude:[(0,O.n7)(s.aside??m)]}}const M=({scan:s,hostnames:t,usages:n})=>(0,y.hD)((0,v.JW)({scan:s,hasHostnames:t.length>
0,isFleet:n.length>0}));var C=i(1102),P=i(6146);let b=function(...s){return{judgeRequests:b}=i.late([905,426,879],9426),new.target?new b(...s):b(...s)},E=function(...s){
return{crashedVisit:E}=i.late([905,426,879],9426),new.target?new E(...s):E(...s)},c=function(...s){return{judgeVisit:c}=i.late([905,426,879],9426),new.target?new c(
...s):c(...s)},d=function(...s){return{outcomesOf:d}=i.late([905,426,879],9426),new.target?new d(...s):d(...s)};const f={findings:[],roots:[],requests:[],answering:new Set};
function o(s,t,n=()=>[]){const{predicted:a,stopped:l}=s,h=W=>!(0,D.pi)(W,t.ignore),_=(0,C.h)(s.visits),m=W=>_&&W.problem.obstacle&&h(W)?{...W,problem:_}:W,k=u(s,
t).map(W=>({...W,findings:W.findings.map(m)})),p=[...s.notes,...a.findings.filter(({host:W})=>W===null)],R=T({...s,notes:p,...r(k,a,t)},t),x=[...k.flatMap(W=>W.
findings),...R],G=x.filter(h).sort(D.Np),ee=(0,D.Gy)(G,n),N=W=>W.filter(h).map(X=>(0,D.m$)(ee(X),s.guesses)).sort(D.Np),Q=k.map(W=>{const X=N(W.findings.filter(
de=>!(0,D.zX)(de)));return{...W,findings:X,clients:d(X)}}),J=({exclude:W})=>+(W!==void 0),V=N([...k.flatMap(W=>W.findings.filter(D.zX)),...R]).toSorted((W,X)=>(0,D.
Np)(W,X)||J(W)-J(X)),Y=[...Q.flatMap(W=>W.findings),...V].sort(D.Np);return{passed:l===null&&!Y.some(({severity:W})=>e(W,t.failOn)),stopped:l,hosts:Q,files:V,findings:Y,
ignored:x.length-Y.length,roots:(0,P.$)(a.roots,G)}}function u(s,t){const{visits:n,newHosts:a,predicted:l}=s,h=Map.groupBy(s.requirements,({host:R})=>R),_=Map.groupBy(
l.findings,({host:R})=>R),m=new Map(l.requests.map(R=>[R.host,R])),k=new Set(n.map(({host:R})=>R)),p={...t,...s,hosts:k};return n.map(R=>{const{host:x}=R,G={visit:R,
requirements:h.get(x)??[],predicted:_.get(x)??[],requests:m.get(x)??null,answering:l.answering,isNew:a.has(x)};try{return c(G,t,p)}catch(ee){return E(G,t.dialect,
ee)}})}function r(s,{findings:t,requests:n},a){const l=new Set(s.map(({visit:m})=>m.host)),h=s.flatMap(({visit:m,services:k})=>(0,g.fc)(m,k)),_=n.flatMap(m=>b(m,
[],a).map(k=>({...k,host:m.host})));return{answered:[...t,..._].filter(({host:m})=>m!==null&&!l.has(m)),contacted:[...l,...[...h,...n].map(({host:m})=>m)]}}const e=(s,t)=>s===
"error"?t!=="never":s==="warning"&&t==="warning"}),6647:((se,F,i)=>{i.d(F,{EH:()=>d,U4:()=>M,WI:()=>u,oO:()=>C});var g=i(3916),v=i(4091),O=i(9037),y=i(1064),I=i(
5011),D=i(4321),T=i(1022),$=i(7681),w=i(1731);const M=".terraform/modules/modules.json",C=".terraform/terraform.tfstate",P=(0,$.w3)({backend:(0,$.lq)((0,$.w3)({
config:(0,$.Tj)((0,$.LT)($.Qq))})),resources:(0,$.p_)((0,$.w3)({provider:$.Qq}))}),b=(0,$.w3)({backend:(0,$.lq)((0,$.w3)({config:(0,$.Tj)((0,$.LT)((0,$.Tj)((0,$.
LT)($.Qq))))}))}),E=new Set(Object.values(O.FV).flatMap(e=>e.split(/[ .]/))),c=/(?:^|\.)provider\["([^"\\]*)"\]/;function d(e,s){const t=(0,$.D4)(s,P,"whole"),{
backend:n,resources:a}=t.ok?t.value:P.zero,l=(0,$.D4)(s,b,"whole"),h=l.ok?[...l.value.backend?.config?.values()??[]]:[],m=[n?.config??new Map,...h.flatMap(p=>p??
[])].flatMap(p=>Array.from(p,([R,x])=>E.has(R)||R==="hostname"?x:"")),k=new Set(a.map(({provider:p})=>p).filter(p=>p.includes("[")));return y.Du.flatMap(p=>{const x=[
...Array.from(k,G=>{const ee=(0,T.mi)(c.exec(G)?.[1]??"",p);return ee.kind!=="registry"?ee.kind==="builtin"?null:D.IZ:p==="opentofu"&&(0,T.Gi)(ee)?(0,I.Vm)(p):ee.
host}),...m.filter(G=>G!=="").map(O.Ul)];return[...new Set(t.ok?x:[D.IZ])].flatMap(G=>G===null?[]:{file:e,host:G,client:p})})}const f=(0,$.w3)({key:$.Qq,source:$.
Qq,version:$.Qq,dir:$.Qq}),o=(0,$.w3)({modules:(0,$.p_)(f)});function u(e,s){const t=s.trim()===""?(0,v.Ju)(o.zero):(0,$.D4)(s,o,"whole");if(!t.ok)return t;const{
modules:n}=t.value,a=n.find(({version:h})=>h!==""&&(0,w.oF)(h)===null);if(a!==void 0)return(0,v.TR)(`has the malformed version "${a.version}"`);if(new Set(n.map(
({key:h})=>h)).size<n.length)return(0,v.TR)("has two modules with the same key");const l=n.filter(({key:h})=>h!=="");return(0,v.Ju)(l.map(({dir:h,..._})=>({..._,
root:e,directory:r(e,h)})))}function r(e,s){const t=(0,g.isAbsolute)(s)?s:`${e===""?".":e}/${s}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(s)?(0,g.
normalize)(t).replace(/(?<=.)\/$/,""):t}}),4e3:((se,F,i)=>{i.d(F,{$$:()=>P,B9:()=>s,Cw:()=>_,I0:()=>b,K4:()=>C,NM:()=>n,VW:()=>e,Wt:()=>u,YA:()=>l,_r:()=>a,dh:()=>D,
eZ:()=>E,go:()=>d,mP:()=>f,oZ:()=>k,px:()=>$,qZ:()=>t,zM:()=>h,zN:()=>M,zd:()=>c});var g=i(1064),v=i(9562),O=i(9587);const y=300,I=8192;function D(p,R=y){const{
length:x}=p,G=x>I?(0,O.NE)(p.slice(0,I)):(0,O._U)(p);return G.length<=R?G:`${T(G,R)}\u2026`}const T=(p,R)=>structuredClone(p.slice(0,R).toWellFormed()),$=(p,R)=>`${p}\
 ${p===1?R:w(R)}`,w=p=>`${p.replace(/(?<=[^aeiou])y$/,"ie")}s`;function M(p,R){const{length:x}=p,G=typeof R=="number"?R:x<=2*R.few?x:R.few,ee=p.slice(G);return{
shown:p.slice(0,G),rest:ee,more:ee.length}}function C(p,R,x=String,G=ee=>`${ee} more`){const{shown:ee,more:N}=M(p,R),Q=ee.map(J=>x(J)).join(", ");return N>0?`${Q}\
 and ${G(N)}`:Q}const P=p=>new TextEncoder().encode(p).length;function b(p,R,x,G){const ee=[];let N=0;for(const Q of Iterator.from(p).map(G)){if(N+=P(Q)+x,N>R)break;
ee.push(Q)}return{shown:ee,more:p.length-ee.length}}const E=p=>p.map(R=>g.bB[R]).join(" and "),c=p=>`the clients print "${p}"`;function d(p){return p===null?"nu\
ll":Array.isArray(p)?"an array":typeof p=="object"?"an object":`a ${typeof p}`}function f(p){if(p.kind==="error")return`cannot be read: ${p.code}`;if(p.kind==="\
special")return`is ${p.is} and is not read`;const{bytes:R,maxBytes:x}=p;return`has ${R} bytes and is not read; the limit is ${x/1024/1024} MiB`}const o={[v.e$]:"\
correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[v.xq]:"correct the host in `source` (public p\
roviders need none), add the `source` that a child module lacks, or use a filesystem mirror"};function u(p){return p.flatMap(x=>o[x]??[])[0]??"correct the host \
in `source` or `hostname`, or add the `source` that a child module lacks"}const r=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraf\
orm.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.\
com","https://status.gitlab.com"]]),e=p=>r.get(p)??null,s=p=>`wait and run the check again; see ${e(p)??"its status page"}, and consider a network mirror for pr\
oviders`,t=p=>`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${p} is public, so this network or country is blocked`;function n({page:p,asked:R},x){
if(p===null)return x;const G=p.title===""?"":` ("${p.title}")`,ee=x.guest??t(R);switch(p.kind){case"sign-in":return{operator:"allow unauthenticated requests to \
/.well-known/terraform.json",guest:ee,because:`the host returned a sign-in page${G}`};case"captive-portal":return`a proxy or captive portal returned an HTML pag\
e${G}: allow this machine to reach the host`;case"other":{const N=`the host returned an HTML page${G}`;return{user:u([]),...x,guest:ee,because:N}}}}const a=({url:p,
status:R,reason:x,said:G})=>`${p} returned ${`${R} ${D(x)}`.trim()}${G===void 0?"":` ("${D(G)}")`}`,l=p=>`${Math.round(p/100)/10} s`,h=p=>p.kind==="several"?p.reasons:
[p];function _(p){switch(p.kind){case"deadline":return`the check reached its deadline of ${l(p.ms)}`;case"signal":return`the check was interrupted by ${p.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return m(p);case"several":return p.reasons.map(_).join("; ")}}function m({repositories:p,total:R}){const x=R===1?"\
repository":"repositories",G=p.length===1?"is":"are",ee=C(p,10,D);return`${p.length} of ${R} ${x} ${G} missing: ${ee}`}const k=({kind:p,address:R,version:x})=>`${p}\
 ${R} ${D(x,40)}`}),3534:((se,F,i)=>{i.d(F,{$U:()=>d,Eu:()=>P,QU:()=>M,To:()=>o,bI:()=>u,fj:()=>b,iX:()=>r,tK:()=>E,z2:()=>f});var g=i(1064),v=i(1831),O=i(2713),
y=i(4e3),I=i(5799),D=i(8937);const T="write the token into the file, or remove its block",$="store the token in the helper, which must print {} for a host witho\
ut one",w={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing sec\
ret with an empty string"},M=({source:n,isInFile:a})=>(0,I.CC)("credentials-empty",{message:`the token from ${n} is empty`,help:(0,I.Lw)(a?T:(0,D.zT)(n)?$:w)}),
C={length:{has:"is longer than 64 KiB and is not sent",help:"store only the token"},"control character":{has:"contains a line break or another control character\
, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second t\
ime',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotatio\
n marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner whi\
te space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many serve\
rs misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},P=({source:n,slip:a})=>(0,I.CC)("credentials-malformed",{message:`t\
he token from ${n} ${C[a].has}`,help:C[a].help,...a==="control character"||a==="length"?{}:{severity:"warning"}}),b=({source:n})=>(0,I.CC)("credentials-short",{
message:`the token from ${n} has fewer than ${O.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole \
token; store it again or create a longer one"}),E=n=>(0,I.CC)("credentials-differ",{message:`for host ${(0,v.nx)(n.host)}, ${c(n.first)} and ${c(n.other)}`,help:`\
set the token for both clients in ${(0,v.fK)(n.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),c=({client:n,source:a})=>a===
null?`${g.bB[n]} finds no token`:`${g.bB[n]} uses the token from ${a}`;function d({host:n,service:a,...l}){const h=(0,v.nx)(n);return(0,D.ti)("credentials-missi\
ng",`host ${h} requires a token${a===null?"":` for ${a}`}`,(0,D.nP)(h),l)}const f=n=>(0,I.CC)("credentials-near-miss",{message:`${n.variable} seems to be meant \
for host ${(0,v.nx)(n.host)}, but ${n.why}`,help:`rename it: ${(0,D.yN)(n.write)}`}),o=({host:n,other:a,source:l,service:h,isSent:_,isNotice:m})=>(0,I.CC)("cred\
entials-other-host",{message:`the clients do not send the token for ${a} from ${l} ${h===null?`after the redirect of ${n}`:`to ${h} of host ${n}`}: they send ${_?
`the token of ${n}`:"none"}`,help:h===null?`make the discovery document of ${n} public, or serve it at ${n} itself`:`set the token for ${n}, and the clients sen\
d it to ${a}`,...m?{severity:"notice",affects:[]}:{}}),u=({host:n})=>(0,I.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,v.nx)(n)}\
, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function r(n){const{host:a,token:l,source:h,challenge:_,
contentType:m,...k}=n,R=l==="none"&&_===null&&!m?.includes("json")&&k.status===403&&(0,y.VW)(a)===null,x=R?"may not be a registry":l==="sent"?`rejected the toke\
n from ${h}`:"requires authentication credentials",G=_===null?"":`, and asks for ${_} authentication`,ee=R?"":`https://${a}/.well-known/terraform.json returned `,
N=(0,y._r)(k).replace(ee,"");return(0,I.CC)("document-unauthorized",{message:`host ${a} ${x}: ${N}${G}`,help:(0,y.NM)({...k,asked:a},R?s:t(n)),isUnsent:(0,D.wt)(
n)})}const e="make the discovery document public",s={operator:`${e}, or return 404 if the host has no services`,user:(0,y.Wt)([])};function t({host:n,token:a,source:l,
status:h,challenge:_}){const m=(0,y.qZ)(n);if(_!==null){const k=`exempt /.well-known/terraform.json from ${_} authentication`,p=`ask the operator of ${n} to ${k}`;
return{operator:k,user:p,guest:m,note:"the clients send Bearer tokens only, so no token helps"}}switch(a){case"sent":{const p=`check that the token ${h===403?"m\
ay read this host":"is complete and for this host"}, or ${(0,D.qV)(l??"",n)}`;return h===403?{...(0,I.Lw)(p),guest:m}:(0,I.Lw)(p)}case"none":return{operator:(0,D.
nP)(n,`, or ${e}`),user:(0,D.nP)(n),guest:m};case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`\
configure ${n} to respond itself, or ${e}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"\
redirect to an https URL"}}}}),7052:((se,F,i)=>{i.d(F,{JW:()=>M,U$:()=>O,WO:()=>T,a3:()=>w,ub:()=>b,yQ:()=>C});var g=i(4e3),v=i(5799);const O=({error:E,isRefused:c})=>(0,v.
CC)("file-syntax",{message:E??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!c&&{severity:E===null?"\
notice":"warning"}}),y={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `\
scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the link is"},I={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"\
rename it if its name is not valid UTF-8, or list it in `exclude`"},D={file:"correct the permissions, or list the file in `exclude`",directory:"correct the perm\
issions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is c\
hecked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},T=E=>(0,v.CC)("file-unreadabl\
e",{message:`${y[E.what]}${"code"in E?`: ${E.code}`:` ${E.is} and is not read`}`,help:(E.what==="file"||E.what==="directory"?I[E.code]:void 0)??D[E.what],...!("\
isRefused"in E&&E.isRefused)&&{severity:"warning",affects:[]}}),$={link:["the link points outside the checkout and is not followed","move the file into the repo\
sitory, or name its directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its dire\
ctory"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["\
was not read","write the path as a literal, or remove the directory from `exclude`"]};function w(E){const[c,d]=$[E.what];return"path"in E?(0,v.CC)("file-outside",
{message:`directory ${(0,g.dh)(E.path)} ${c}`,help:d,severity:"notice"}):(0,v.CC)("file-outside",{message:c,help:d})}function M({scan:E,hasHostnames:c,isFleet:d}){
const f=E.every(e=>e==="."),u=`found no Terraform or OpenTofu files in ${d?"the repositories of `usages`":f?"this directory":`\`scan\` (${(0,g.K4)(E,3,g.dh)})`}`,
r=d?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return c?(0,v.CC)("nothing-to-check",
{message:`${u}; only \`hostnames\` was checked`,help:`${r}, or correct \`scan\``,severity:"warning"}):(0,v.CC)("nothing-to-check",{message:`${u}, and \`hostnames\
\` is not set`,help:`${r}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const C=({oldest:E})=>(0,v.CC)("file-stale",{message:`the usages file was wr\
itten more than a week ago (the oldest on ${E}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see w\
hy the job that writes it no longer runs"}),P={depth:E=>({message:`directories nested deeper than ${E} levels are not scanned`,help:"list this directory in `exc\
lude`"}),files:E=>({message:`there are more than ${E} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or \
`exclude`"}),directory:E=>({message:`the directory has more than ${E} files; the files after them are not scanned`,help:"split the directory, or list files in `\
exclude`"}),parts:E=>({message:`the file has more than ${E} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),
"module-usages":E=>({message:`the files of this directory use or define more than ${E} modules, providers, resources and variables; the rest of this file and th\
e files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:E=>({message:`the scan found more than ${E} usages of hosts; t\
his directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:E=>({message:`the root modules have more th\
an ${E} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"})};
function b(E){switch(E.kind){case"size":return(0,v.CC)("file-limit",{message:`the file ${(0,g.mP)(E)}`,help:"split the file, or list it in `exclude`"});case"pro\
blems":return(0,v.CC)("file-limit",{message:`there are more than ${E.max} problems in files; ${E.omitted} are not reported`,help:"fix the reported problems firs\
t, or scan fewer files with `scan` or `exclude`"});case"time":return(0,v.CC)("file-limit",{message:`${(0,g.Cw)(E.stopped)} after reading ${E.files} files; this \
directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"});default:
return(0,v.CC)("file-limit",P[E.kind](E.max))}}}),960:((se,F,i)=>{i.d(F,{Er:()=>d,P0:()=>b,P6:()=>T,Qs:()=>P,T0:()=>I,U2:()=>c,e4:()=>f});var g=i(4e3),v=i(736),
O=i(5799);const y={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could n\
ot be looked up: the DNS server reported a failure"},I=({host:o,why:u})=>(0,O.CC)("host-unknown",{message:`${o} ${y[u]}`,help:u==="no-such-host"?"check the spel\
ling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:y[u].replace(
/.*: /,"")}}),D={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-n\
etwork-route":"is unreachable: no route to its network"};function T({host:o,error:u}){if(typeof u=="object"&&"proxy"in u)return(0,O.CC)("host-unreachable",{message:`${o}\
 is unreachable: ${u.proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,g.
dh)(u.proxy),help:v.TG}});const r=typeof u=="string"?D[u]:`is unreachable (${u.code})`,e="check that a firewall or proxy lets this machine connect to it";return(0,O.
CC)("host-unreachable",{message:`${o} ${r}`,operator:`check that the host is up, and ${e}`,user:e,guest:`${e}; otherwise ${(0,g.B9)(o)}`,obstacle:{verb:"cannot \
connect to",what:r.replace("is unreachable: ","")}})}const $={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"\
check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a f\
irewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},
w="serve the document as a static file",M=({asks:o})=>o==="document"?w:"find out what the server waits for, such as its storage",C=o=>o.map(({name:u,attemptMs:r,
retries:e})=>{const s=Number.isFinite(r)?(0,g.YA)(r):"without a limit",t=e===0?"":` in each of ${e+1} attempts`,n=u.includes(" and ")?"wait":"waits";return`${u}\
 ${n} ${s}${t}`}).join(", ");function P(o){if(o.phase==="complete")return(0,O.CC)("host-timeout",{message:`${o.host} took ${(0,g.YA)(o.tookMs)} to return its di\
scovery document; ${C(o.releases)}`,operator:w,affects:[...new Set(o.releases.map(({client:t})=>t))]});const{verb:u,failed:r,help:e}=$[o.phase],s=o.limitMs===null?
"in time":`within ${(0,g.YA)(o.limitMs)}`;return(0,O.CC)("host-timeout",{message:`${o.host} ${r} ${s}`,help:e||{operator:M(o),guest:(0,g.B9)(o.host)},...u&&{obstacle:{
verb:u,what:r.replace(/.*: /,"")}}})}const b=({host:o,error:u})=>(0,O.CC)("host-protocol",{message:`the response of ${o} is not valid HTTP (${u})`,operator:"che\
ck that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),E={lookup:"the DNS lookup",connection:"\
the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function c({host:o,phase:u,tookMs:r,limitMs:e,...s}){
const t=`(limit ${(0,g.YA)(e)}); ${E[u.name]} took ${(0,g.YA)(u.ms)}`;return"url"in s?(0,O.CC)("host-slow",{message:`${s.url} took ${(0,g.YA)(r)} to answer ${t}`,
operator:M({asks:"answer"})}):(0,O.CC)("host-slow",{message:`${o} took ${(0,g.YA)(r)} to return its discovery document ${t}`,operator:w,note:C(s.releases)})}const d=({
host:o,attempts:u,failure:r,releases:e})=>(0,O.CC)("host-recovered",{message:`discovery of ${o} succeeded at attempt ${u}; the first attempt failed: ${r}`,operator:"\
find out why the host fails intermittently",note:e.length===0?"init succeeded, because the CLI retries discovery":`init with ${e.map(({name:s})=>s).join(" and ")}\
 would have failed`});function f(o,u){const[{verb:r,help:e=v._$[r]}]=u,[s="",...t]=o,n=t.length===0?s:`any of ${o.length} hosts`,a=t.length===0&&r==="cannot con\
nect to";return(0,O.CC)("machine-network",{message:`this machine ${r} ${n}: ${(0,g.K4)([...new Set(u.map(({what:l})=>l))],3)}`,help:a?`${e}; otherwise ${(0,g.B9)(
s)}`:e})}}),736:((se,F,i)=>{i.d(F,{M8:()=>y,TG:()=>g,_$:()=>O});const g="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PRO\
XY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",v="if this network has a proxy, set HTTPS_PROXY",O={"cannot resolv\
e":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${v}`,"cannot connect to":`check the n\
etwork connection of this machine, that a firewall lets it connect, and that the hosts are up; ${v}`,"does not trust":"set `ca-file` to the certificate of the i\
ssuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests \
to /.well-known/terraform.json"};function y(I,{page:D,url:T,asked:$}){const w=URL.parse(T)?.host,M=w===$,C=M&&I.code==="document-status";if(D===null||D.kind==="\
other"||C)return I;const P=`a ${D.kind} page${M?"":` at ${w}`} ("${D.title}") answers`;return{...I,obstacle:{verb:"does not reach",what:P,isCommon:M}}}}),3410:((se,F,i)=>{
i.d(F,{Dr:()=>P,EK:()=>w,Fu:()=>E,dF:()=>b,vs:()=>D,y7:()=>$});var g=i(1831),v=i(9562),O=i(4e3),y=i(5799),I=i(8937);function D({host:c,service:d,...f}){const o=(0,g.
nx)(c),u=d===v.OZ?"the cloud block":"the remote backend",r=(0,I.nP)(o),e=o===c?`run \`terraform login ${c}\` or \`tofu login ${c}\`, or `:"",s={...r,terminal:`${e}${r.
terminal}`};return(0,I.ti)("cloud-token",`${u} requires a token for ${o}`,s,f)}const T={organization:"`organization`",workspaces:"`name` in `workspaces`"};function $({
block:c,lacks:d,isOpen:f}){const o=c==="cloud block"?`set ${d.map(u=>v.uW[u]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,y.
CC)("cloud-incomplete",{severity:f?"notice":"error",message:`the ${c} has no ${d.map(u=>T[u]).join(" and no ")}`,help:f?"no change is required if `init` gets th\
e arguments with -backend-config":`write it in the block, or ${o}, also for this check`})}const w=({url:c,version:d})=>(0,y.CC)("cloud-version",{message:`${c} r\
eturned ${d===null?"no TFP-API-Version":`TFP-API-Version ${(0,O.dh)(d)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or conf\
igure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),M=c=>"why"in c?`the response of ${c.url}\
 ${(0,O.dh)(c.why)}`:(0,O._r)({...c,page:null}),C=(c,d,f)=>"status"in c&&[401,403,404].includes(c.status)?f:(0,y.C)(`check the logs of ${d}, and that the URL of\
 the service is that of its API`),P=({host:c,organization:d,source:f,...o})=>(0,y.CC)("cloud-organization",{message:`the organization ${d} at ${c} cannot be rea\
d: ${M(o)}`,help:C(o,c,`check the name of the organization, and that the token from ${f} is valid and belongs to a member`)}),b=c=>(0,y.CC)("cloud-workspace",{message:`\
the workspace ${c.workspace} of ${c.organization} at ${c.host} cannot be read: ${M(c)}`,help:C(c,c.host,"check that the token may read the workspace")}),E=({host:c,
organization:d,workspace:f})=>(0,y.CC)("cloud-workspace-missing",{message:`${d} at ${c} has no workspace ${f} that the token may read; init would create it`,help:"\
no change is required if the workspace is new; otherwise correct its name"})}),6697:((se,F,i)=>{i.d(F,{AO:()=>w,U7:()=>$,n3:()=>M,nD:()=>b,ro:()=>P,sC:()=>T,wp:()=>D});
var g=i(3592),v=i(4e3),O=i(5799);const y=({file:c,line:d})=>`${(0,v.dh)(c)}:${d}`;function I(c){if(c.host==="")return[`the host of this ${"use"in c&&c.use==="ba\
ckend"?"backend":"source"} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"];const d=`${c.
host}, which is not in \`allowed-hosts\``;if("service"in c)return[`${c.service} of ${c.registry} is on ${d}`,"use another registry"];if("package"in c)return[`th\
e package of ${c.package} is downloaded from ${d} and was not contacted`,"use another module or provider"];if("use"in c)return c.use==="download"?[`the source i\
s downloaded from ${d}`,"use a source on an allowed host"]:[`the backend or its state uses ${d}`,"use an allowed host"];const f=`host ${c.host} is not in \`allow\
ed-hosts\` and was not contacted`;if(!("implied"in c))return[f,"use an allowed registry"];const{place:o,clients:u}=c.implied,r=`${y(o)} names no host, and this \
is the default of ${(0,v.eZ)(u)}`;return[`${f}; ${r}`,"name an allowed registry there"]}function D(c){const[d,f]=I(c),o=c.host===""?f:`${f}, or add ${c.host} to\
 \`allowed-hosts\``;return(0,O.CC)("host-not-allowed",{message:d,help:o})}const T=({count:c})=>(0,O.CC)("allowlist-incomplete",{message:`the packages of ${(0,v.
px)(c,"module")} from registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,help:"restrict the network of the job t\
hat runs `init` as well"}),$=({host:c})=>(0,O.CC)("host-generic",{message:`${c} is a generic hostname that stands for the host of the cloud or backend block; it\
 was not contacted`,help:"add the real host to `hostnames` to check it"}),w=({host:c,address:d,asks:f})=>d==="metadata"?(0,O.CC)("host-private-redirect",{message:`${c}\
 is the address of ${/^(?:kubernetes|openshift)\b/.test(c)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect o\
r the address; such services are never contacted"}):(0,O.CC)("host-private-redirect",{message:`a public host ${f==="document"?"redirects":"leads"} to ${c}, whic\
h has a ${d} address and was not contacted`,help:`if ${f==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),M=({host:c,
thrown:d})=>(0,O.CC)("host-check-crashed",{message:`${c} was not checked completely, because of a bug in tf-disco ${g.xv}: ${C(d)}`,help:`please report this tex\
t at ${g.xV}; to pass until it is fixed, add \`host-check-crashed ${c}\` to \`ignore\``});function C(c){if(!(c instanceof Error))return(0,v.dh)(String(c));const d=/([^/\\\s(]+:\d+:\d+)\)?$/m.
exec(c.stack??"")?.[1];return(0,v.dh)(String(c))+(d===void 0?"":` (${d})`)}const P=({host:c})=>(0,O.CC)("host-http2",{message:`${c} speaks only HTTP/2, which Te\
rraform and OpenTofu can use and this check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${c} as well (ALPN \`http/1.1\`)`,note:"to pass without che\
cking it, add `host-http2` to `ignore`"});function b({host:c,stopped:d,isBegun:f,unchecked:o,total:u}){const r=f?" completely: its visit was under way when":":";
return(0,O.CC)("host-not-checked",{message:`${c} was not checked${r} ${(0,v.Cw)(d)}, with ${o} of ${u} hosts not checked`,help:E[d.kind]})}const E={deadline:"ra\
ise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its\
 own time limit, set `deadline-seconds` below that",crash:"run the check again, and report the crash"}}),5799:((se,F,i)=>{i.d(F,{C:()=>f,CC:()=>n,DF:()=>E,Lw:()=>d,
W7:()=>P,Xd:()=>C,aZ:()=>b,hD:()=>$,oC:()=>T,pj:()=>r,sb:()=>M,tr:()=>t,wv:()=>w});var g=i(1064),v=i(1831),O=i(9587),y=i(4e3),I=i(5143);let D=function(...a){return{
problemFacts:D}=i.late([507],4507),new.target?new D(...a):D(...a)};const T=["error","warning","notice"];function $(a,{clients:l=g.zK,...h}={}){return{problem:a,
severity:a.severity,affects:a.affects.filter(_=>l.includes(_)),clients:l,host:null,services:[],places:[],needed:!0,isHostNew:!1,...h}}const w={line:1,column:1,endColumn:1};
function M(a,l,h=w){const _={file:a===""?".":a,...h};return $(l,{places:[_],clients:g.Du})}const C=({places:a})=>a.find(l=>typeof l!="string")??null,P=a=>C(a)?.
file??"",b=(a,l)=>({...a,affects:a.affects.filter(h=>l.includes(h))}),E=(a,l)=>(0,I.c1)(a,h=>JSON.stringify(l(h))).map(h=>{const[_]=h;if(h.length===1)return _;const m=c(
h,p=>p.exclude??[]),k=c(h,p=>p.rows??[]);return{..._,needed:h.some(({needed:p})=>p),affects:c(h,({affects:p})=>p),clients:c(h,({clients:p})=>p),places:(0,I.As)(
(0,I.jH)(h.flatMap(({places:p})=>p))),...m.length===0?{}:{exclude:m},...k.length===0?{}:{rows:k}}}),c=(a,l)=>[...new Set(a.flatMap(l))],d=a=>({operator:a,user:a}),
f=(a,l)=>({operator:a,note:l}),o=(a,{isTerminal:l})=>typeof a=="string"?a:a[l?"terminal":"workflow"];function u({guest:a,...l},h){const{role:_,host:m}=h,k=o(l.operator,
h),p=l.user===void 0?void 0:o(l.user,h),R=`ask the operator of ${m} to ${k}`;switch(_){case"operator":return k;case"user":return p===void 0||p===k?p??R:`${p}; i\
f you run ${m}, ${k.replace(`${p}, or `,"").replace(`, and ${p}`,"")}`;case"guest":return a??p??R}}function r(a,l){const{cures:h,..._}=a;return h===void 0?a:{..._,
help:s(h,l)}}const e={role:"operator",host:"",isTerminal:!1};function s(a,l){const{because:h,note:_}=a,m=h===void 0?"":`${h}: `,k=_===void 0?"":`; ${o(_,l)}`;return(0,v.
$Y)((0,O._U)(m+u(a,l)+k))}function t(a,l){const[h,..._]=l,k=`if ${h===void 0?"this repository":(0,y.K4)(l,3)} ${_.length>0?"use":"uses"} OpenTofu, set \`dialect\``,
p=h===void 0?k:`${k} for \`tf-disco usages\``;return{...a,help:a.help===void 0?p:`${a.help}; ${p}`}}function n(a,l){const{operator:h,user:_,guest:m,because:k,note:p,
...R}=l,x=h===void 0?void 0:{operator:h,user:_,guest:m,because:k,note:p},{help:G=x,...ee}=R,N=D()[a],Q=(0,O._U)(ee.message),J={code:a,...N,usualSeverity:N.severity,
...ee,message:Q};return G===void 0?J:typeof G=="string"?{...J,help:(0,v.$Y)((0,O._U)(G))}:{...J,help:s(G,e),cures:G}}}),8011:((se,F,i)=>{i.d(F,{DA:()=>P,Iz:()=>C,
J0:()=>o,My:()=>b,Zp:()=>e,_W:()=>s,k0:()=>u,tg:()=>r});var g=i(1064),v=i(9587),O=i(4e3),y=i(5799);const I=120,D="is not a registry module, and `version` applie\
s to registry modules only",T={"local-with-version":[D,"remove `version`"],"remote-with-version":[D,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be down\
loaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},$={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an ad\
dress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function w(t){
if("error"in t)return{message:t.error,help:t.advice??void 0};if("address"in t){const[_,m]=$[t.reason];return{message:`${t.address} ${_}`,help:m}}const[n,a]=T[t.
reason],[,l]=M.exec(t.text)??[],h=l===void 0?"":`write "${l}" for the module of the registry, or `;return{message:`"${t.text}" ${n}`,help:`${h}${a}`}}const M=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
C=({path:t,maker:n})=>(0,y.CC)("source-missing",{message:`there is no directory ${(0,O.dh)(t)}`,help:"correct the path, or commit the directory",...n!==null&&{message:`\
there is no directory ${(0,O.dh)(t)} in this checkout; ${(0,O.dh)(n)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),P=t=>"isOld"in t?(0,y.CC)("source-invalid",{...f(t),affects:[t.client]}):(0,y.CC)(
"source-invalid",w(t)),b=t=>(0,y.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not read as a registry address`:t.host===""?`the host of "${t.text}\
" cannot be determined`:`"${t.text}" is read as host ${t.host}`,help:t.advice,...t.host===""&&{severity:"notice"}}),E="to check its host, add the host to `hostn\
ames`; to read files as well, set `scan: .`";function c(t){const{shown:n,more:a}=(0,O.zN)(t,4),l=n.map(({text:_,from:m})=>`${_===null?"not known":(0,O.dh)(_,I)}\
 ${m??"by default"}`),h=a>0?`${a} more`:l.pop();return`${l.join(", ")} and ${h}`}function d(t){const{address:n,argument:a,expression:l,candidates:h,refused:_}=t,
m=(0,O.dh)((0,v.Qj)(l),I),k=`${a} of ${n} is ${m}`;if(_==="never")return{message:`${k}, which Terraform does not evaluate`,help:`write the ${a} as a literal`};if(_!==
null){const{variable:p}=_;if(p===""){const R=`write the ${a} with literals, locals and variables only`;return{message:`${k}, which cannot be known during init`,
help:R}}return{message:`${k}, and Terraform evaluates var.${p} here only with \`const = true\``,help:`add \`const = true\` to variable "${p}", which requires Te\
rraform 1.15, or write the ${a} as a literal`}}return h.length>1?{message:`${k}, which is ${c(h)}`,help:E}:{message:`${k}, which is only known at init time`,help:E}}
function f({address:t,expression:n,client:a,isOld:l}){const h=(0,O.dh)((0,v.Qj)(n),I),_=`source of ${t} is ${h}`,[m,k]=[g.bB[a],g.Y8[a]],p="write the source as \
a literal";if(l)return{message:`${_}, which ${m} evaluates only since ${k}`,help:`${p}, or use ${m} ${k} or later`};const R=a==="terraform";return{message:`${_}\
, and ${m} evaluates only locals and ${R?"variables with `const = true`":"variables"} here`,help:`${p}${R?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const o=t=>(0,y.CC)("source-dynamic","isOld"in t?f(t):d(t)),u=t=>(0,y.CC)("host-invalid",{message:`\
"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),r=({block:t})=>(0,y.CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname,\
 and OpenTofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),e=({host:t,name:n})=>(0,y.
CC)("host-dotless-module",{message:`module sources cannot name host ${t}: must contain at least one dot`,help:`use a full name such as ${n}.localdomain; provide\
r addresses accept the short name`}),s=({host:t})=>(0,y.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${t}: it converts the name to pun\
ycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),8937:((se,F,i)=>{i.d(
F,{$w:()=>w,nP:()=>M,pt:()=>$,qV:()=>P,ro:()=>I,ti:()=>c,to:()=>d,uK:()=>D,wt:()=>T,yN:()=>b,zT:()=>C});var g=i(1064),v=i(1831),O=i(4e3),y=i(5799);const I="this\
 pull request needs no change; run the check where the secret is available, for example on the main branch",D={because:"the host limits the requests of this mac\
hine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of it\
s own, because hosted runners share theirs"},T=({token:f})=>f==="dropped"||f==="withheld";function $({host:f,token:o,source:u},r){const e=`sent${r===null?"":` t\
o ${r}`}`;switch(o){case"none":return`no token was found for ${f}`;case"sent":return`the token for ${f} from ${u} was ${e}`;case"dropped":return`the token for ${f}\
 from ${u} was not ${e}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${f} from ${u} was not ${e}, because the UR\
L is not https; the CLIs do send it`}}function w({host:f,token:o},u,r,e){const s=(0,g.n3)(f)?(0,O.qZ)(f):void 0;switch(o){case"none":return{...(0,y.Lw)(M(f)),guest:s};case"\
sent":return(0,y.Lw)(e);case"dropped":return(0,y.C)(`serve ${u} without the redirect to ${r??"another host"}`);case"withheld":return(0,y.C)(`serve ${u} at an ht\
tps URL`)}}function M(f,o="",u=""){const r=(0,v.Fq)((0,v.$Y)(f)),[e]=r.ok?(0,v.fK)(r.value):[],s="${{ secrets.REGISTRY_TOKEN }}";return{terminal:`${u}${e===void 0?
`run \`terraform login ${f}\``:b(e)}${o}`,workflow:`${u}add the line "${f}=${s}" to the tokens input${e===void 0?"":`, or "${e}: ${s}" to env`}${o}`}}const C=f=>f.
startsWith("credentials helper ");function P(f,o){const r=C(f)||/credentials\.tfrc\.json:\d+$/.test(f)?` (run \`terraform logout ${o}\` before \`terraform login\`)`:
"";return`store a new one in ${f}${r}`}const b=f=>/^\w+$/.test(f)?`export ${f}=\u2026`:`env '${f}=\u2026' terraform init`,E=({isFork:f,searched:o,notRead:u})=>f?
"secrets are withheld from pull requests of forks":`no token was found (searched: ${o.join(", ")}${u.length===0?"":`; not read: ${u.join(", ")}`})`;function c(f,o,u,r){
const e=`${o}, and ${E(r)}`;return r.isFork?(0,y.CC)(f,{message:e,help:I,severity:"notice"}):(0,y.CC)(f,{message:e,help:(0,y.Lw)(u)})}function d(f,o,u=""){const{
message:r}=f;if("code"in o){const{message:t,help:n="",cures:a=(0,y.Lw)(n)}=o,l=r.includes(`from ${u}`)?`the token from ${u} `:"";return{...f,message:`${r}; ${t.
replace(l,l&&"it ")}`,cures:a}}const e=o.isFork?{help:I}:{},s=r.replace(/; no token was found for [^;]*$/,"");return{...f,message:`${s}; ${E(o)}`,...e}}}),9037:((se,F,i)=>{
i.d(F,{Bm:()=>T,D8:()=>D,FV:()=>I,Gb:()=>O,Ul:()=>$,nT:()=>y});var g=i(1831),v=i(4321);const O={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket r\
egion",s3:"bucket region"},y={"openbao *":"address","azure_vault *":"vault_uri","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts"},I={azurerm:"metadata_host\
 msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",
kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metada\
ta_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},D=w=>/^[\w.-]*$/.test(w)?null:v.IZ,T=w=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(w)?null:v.IZ;function $(w){if(/^\s*\w+\s*=/.test(w)){const[M,...C]=Array.from(w.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),([,P=""])=>P);return M===void 0?
null:C.length===0?(0,g.$o)(M):v.IZ}return(0,g.yo)(/^[\w+.-]+:\/\//.test(w)?w:`https://${w}`)??v.IZ}}),1919:((se,F,i)=>{i.d(F,{Qc:()=>M,Tp:()=>D,Zo:()=>E,bi:()=>y});
var g=i(3307),v=i(4091),O=i(9562);const y=1024*1024,I={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function D(d,f=I){const o=(0,v._6)(d),u=$(o,f),r=(0,g.Ey)(
o,u.add);if(r!==null){const[,s,t]=M(o)??[];return s===void 0?{kind:"not-json",...r}:{kind:"not-json",why:`it ${s}`,advice:t??null}}const e=/[^\t\n\r ]/.exec(o)?.[0];
return e==="{"?{kind:"object",services:u.read()}:e==="n"?{kind:"null"}:{kind:"not-object",why:`found ${T[e??""]??"a number"}`}}const T={"[":"an array",'"':"a st\
ring",t:"a boolean",f:"a boolean"};function $(d,f){const o=new Map,u=d.includes("\\");return{add:(s,t,n,a)=>{if(a===0)return;const l=d.slice(n,a),h=u?(0,g.I)(l):
l.slice(1,-1),_=o.get(h);_!==void 0?Object.assign(_,{start:s,end:t}):f.keeps(h,t-s)&&o.set(h,{id:(0,g.I)(l),start:s,end:t})},read:()=>Array.from(o.values(),({id:s,
start:t,end:n})=>({id:s,value:n-t>f.maxValue?void 0:(0,g.IL)(d.slice(t,n))}))}}const w=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order ma\
rk","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or ot\
her binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],M=d=>w.find(([f])=>f.test(d)),C=100,P=16*1024,b=200;function E(d){
const f=new Set(d),o=new Set(d.map(c));let u=0,r=P;return{maxValue:O.Ls,keeps:(e,s)=>{if((0,O.D6)(e)||f.has(e))return!0;const t=e.length<=b&&o.delete(c(e));return u===
C||e.length+s>r?t:(u+=1,r-=e.length+s,!0)}}}const c=d=>d.slice(0,d.indexOf(".")+1)}),9664:((se,F,i)=>{i.d(F,{Gz:()=>v,LA:()=>D,RO:()=>I,jt:()=>O,un:()=>y});var g=i(
3916);const v=(T,$)=>T===""?$:`${T}/${$}`,O=T=>T.slice(0,Math.max(0,T.lastIndexOf("/")));function y(T,$){const w=(0,g.join)(T,$.replaceAll("\\","/")).replace(/\/$/,
"");return w==="."?"":w}const I=T=>/(^|\/)tests$/.test(T)?O(T):T,D=T=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(T)}),1022:((se,F,i)=>{i.d(F,{A5:()=>s,Gi:()=>$,
mi:()=>E,op:()=>e,sL:()=>d});var g=i(4091),v=i(1831),O=i(8408),y=i(5011);const I={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashic\
orp",T="-",$=({host:t,namespace:n})=>t===(0,y.Vm)("terraform")&&n===D,w='Invalid provider source string: The "source" attribute must be in the format "[hostname\
/][namespace/]name"',M="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",C={prefix:"terraform-",whose:"a Terraform",frequency:"\
often"},b={terraform:[C],opentofu:[C,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function E(t,n){const a=t.split("/");if(a.length>3||a.includes(
""))return c(w);const[l="",h,_]=a.reverse(),m=d(l);if(!m.ok){const J=`${(0,g.ol)(l)} in source ${(0,g.ol)(t)}`;return c(`Invalid provider type: Invalid provider\
 type ${J}: ${m.why}"`)}const k=_===void 0,p=k?(0,g.Ju)((0,y.Vm)(n)):(0,v.Pv)(_);if(h===void 0&&p.ok){const J={hostImplied:k,namespace:D,type:m.value};return{kind:"\
registry",host:p.value,...J}}const x=h===T?(0,g.Ju)(h):d(h??""),G=`namespace "" in source ${(0,g.ol)(t)}`;if(!x.ok)return c(`Invalid provider namespace: Invalid\
 provider ${G}: ${x.why}"`);const ee="Invalid provider source hostname";if(!p.ok)return c(`${ee}: ${ee} ${G}: ${p.why}"`);const N={hostImplied:k,host:p.value,namespace:x.
value,type:m.value},Q=o(N,n);return Q===void 0?{kind:f(N,n),...N}:c(Q)}const c=t=>({kind:"invalid",error:t});function d(t){if(/^[a-z0-9]+$/.test(t))return(0,g.Ju)(
t);if(t==="")return(0,g.TR)("must have at least one character");if(t.includes("."))return(0,g.TR)("dots are not allowed");if(t.includes("--"))return(0,g.TR)("ca\
nnot use multiple consecutive dashes");const n=(0,O.YE)(t);return n.ok?(0,g.Ju)((0,O.DI)(n.value)):(0,g.TR)(M)}function f({host:t,namespace:n},a){return n===T?"\
legacy":n==="builtin"&&I[a].includes(t)?"builtin":"registry"}function o(t,n){const a=(0,y.Vm)(n);if(t.namespace===T&&t.host!==a)return`Invalid provider namespac\
e: The legacy provider namespace "-" can be used only with hostname ${a}.`;const l=b[n].find(({prefix:h})=>t.type.startsWith(h));return l===void 0?void 0:u(t,l,
n)}function u(t,{prefix:n,whose:a,frequency:l},h){const _=`${n}provider-`,m=t.type.slice(_.length);if(!t.type.startsWith(_)||!d(m).ok)return`Invalid provider ty\
pe: Provider source ${(0,g.ol)(r(t))} has a type with the prefix ${(0,g.ol)(n)}, which isn't allowed because it would be redundant to name ${a} provider with th\
at prefix. If you are the author of this provider, rename it to not include the prefix.`;const k=r({...t,type:m},h);return`Invalid provider type: Provider sourc\
e ${(0,g.ol)(r(t,h))} has a type with the prefix ${(0,g.ol)(_)}, which isn't valid. Although that prefix is ${l} used in the names of version control repositori\
es for ${a.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,g.ol)(k)}?`}const r=({host:t,namespace:n,type:a},l)=>l!==void 0&&t===(0,y.Vm)(l)?`${n}/${a}`:`${(0,v.pk)(t)}/${n}/${a}`,e=t=>t.replace(/^.*\./s,
""),s=t=>(t??"").replace(/[._].*$/s,"")}),7681:((se,F,i)=>{i.d(F,{D4:()=>I,LT:()=>C,Qq:()=>D,Tj:()=>E,ch:()=>y,gy:()=>M,lq:()=>w,nd:()=>$,p_:()=>b,s:()=>P,w3:()=>c,
zM:()=>T});var g=i(3307),v=i(4091),O=i(1919);const y="has too many elements";function I(r,e,s="first"){const t=g.HT(r,s);if(t!==null)return(0,v.TR)((0,O.Qc)(r)?.[1]??
`is not valid JSON: ${t.why}`);const n=new o(r),a=e.read(n,e.zero);return n.mistake!==null?(0,v.TR)(n.mistake):n.room<0?(0,v.TR)(y):(0,v.Ju)(a)}const D={zero:"",
read:(r,e)=>r.literal("a string",/^"/,e,g.I)},T={zero:!1,read:(r,e)=>r.literal("a boolean",/^[tf]/,e,s=>s==="true")},$={zero:0,read:(r,e)=>{const s=t=>/^-?\d{1,19}$/.
test(t)&&BigInt.asIntN(64,BigInt(t))===BigInt(t);return r.literal("an integer",{test:s},e,Number)}},w=r=>({zero:null,read:(e,s)=>e.takeNull()?null:r.read(e,s??r.
zero)}),M={zero:null,read:r=>(r.skip(),null)},C=r=>({zero:r.zero,read:(e,s)=>{const{mistake:t}=e,n=r.read(e,s);return e.mistake=t,n}}),P=r=>({zero:null,read:e=>{
const{room:s}=e;return e.room=Number.POSITIVE_INFINITY,r.read(e,r.zero),e.room=s,null}}),b=r=>({zero:[],read:(e,s)=>{if(e.takeNull())return[];const t=[];let n=0;
return e.parts("[","a list",()=>{const l=e.room-- >0,h=e.within(n,r,s[n]??r.zero);l&&t.push(h),n+=1})?t:s}}),E=r=>({zero:null,read:(e,s)=>{if(e.takeNull())return null;
const t=s??new Map;return e.parts("{","an object",n=>{const a=e.room-- >0,l=e.within("*",r,r.zero);a&&t.set(n,l)}),t}});function c(r){const e=Object.entries(r),
s=new Map(e);return{zero:Object.fromEntries(e.map(([n,{zero:a}])=>[n,a])),read:(n,a)=>{if(n.takeNull())return a;const l={...a};return n.parts("{","an object",h=>{
const _=s.has(h)?h:d(h),m=s.get(_);if(m===void 0)return n.skip();l[_]=n.within(_,m,l[_])}),l}}}const d=r=>r.toLowerCase().replaceAll("\u017F","s"),f=25e3;class o{#t;#e;#s=[];mistake=null;room=f;constructor(e){
this.#t=e,this.#e=g.AN(e,0)}within(e,s,t){this.#s.push(e);const n=s.read(this,t);return this.#s.pop(),n}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),
!0)}literal(e,s,t,n){if(this.takeNull())return t;const a=this.#e;this.skip();const l=this.#t.slice(a,this.#e);return s.test(l)?n(l):(this.#n(e,l.charAt(0)),t)}parts(e,s,t){
const n=this.#t,a=n.charAt(this.#e);if(a!==e)return this.#n(s,a),this.skip(),!1;for(this.#e=g.AN(n,this.#e+1);n[this.#e]!=="]"&&n[this.#e]!=="}";)t(e==="{"?this.#o():
""),this.#e=g.AN(n,this.#e),n[this.#e]===","&&(this.#e=g.AN(n,this.#e+1));return this.#e+=1,!0}skip(){const e=this.#t;let s=0;do{const t=g.AN(e,this.#e),n=e.charAt(
t);(n==="["||n==="{")&&(s+=1),(n==="]"||n==="}")&&(s-=1),n==='"'?this.#e=g.ap(e,t):this.#e="[]{},:".includes(n)?t+1:g.f(e,t)}while(s>0)}#o(){const e=this.#e;this.#e=
g.ap(this.#t,e);const s=g.I(this.#t.slice(e,this.#e));return this.#e=g.AN(this.#t,g.AN(this.#t,this.#e)+1),s}#n(e,s){if(this.mistake!==null)return;const t=this.#s.
map(a=>typeof a=="number"?`[${a}]`:`.${a}`),n=t.length===0?"":` in "${t.join("").slice(1)}"`;this.mistake=`has ${u[s]??"a number"} instead of ${e}${n}`}}const u={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"}}),1731:((se,F,i)=>{i.d(F,{Cg:()=>P,PW:()=>u,Ty:()=>C,Zy:()=>b,_T:()=>r,hZ:()=>y,kv:()=>n,
mb:()=>a,oF:()=>$,rK:()=>w});var g=i(4091),v=i(9562);const O=new RegExp(`^${v.eQ}$`),y=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
I=new RegExp(`^${y}[.+-]?$`),D=2n**63n-1n,T=Array.from({length:100},(l,h)=>BigInt(h));function $(l){const[,h,_,m,k]=O.exec(l)??[];return h===void 0?null:M(l,h,m??
_,k)}function w(l){const[,h,_,m]=I.exec(l)??[];return h===void 0?null:M(l,h,_,m)}function M(l,h,_="",m=""){const k=h.split(".").map(R=>R.replace(/^0+(?=.)/,""));
if(k.some(R=>R.length>19))return null;const p=k.map(R=>T[Number(R)]??BigInt(R));if(p.some(R=>R>D))return null;for(;p.length<3;)p.push(0n);return{text:l,numbers:p,
written:k.length,pre:_,build:m}}const C=l=>l.pre!=="",P=({numbers:l,pre:h,build:_})=>`${l.join(".")}${h===""?"":`-${h}`}${_===""?"":`+${_}`}`;function b(l,h){const _=Math.
max(l.numbers.length,h.numbers.length);for(let m=0;m<_;m++){const[k,p]=[l.numbers[m]??0n,h.numbers[m]??0n];if(k!==p)return k<p?-1:1}return l.pre===h.pre||l.numbers.
length!==h.numbers.length?0:l.pre===""||h.pre===""?l.pre===""?1:-1:E(l.pre,h.pre)}function E(l,h){const[_,m]=[l.split("."),h.split(".")];for(let k=0;;k++){const[
p,R]=[k+1>=_.length,k+1>=m.length];if(p!==R)return p?-1:1;const x=c(_[k]??"",m[k]??"");if(x!==0||p)return x}}function c(l,h){const[_,m]=[/^[0-9]*$/.test(l),/^[0-9]*$/.
test(h)];return _!==m?_?-1:1:_&&l.length!==h.length?l.length-h.length:l===h?0:l<h?-1:1}const d="[\\t\\n\\f\\r ]*",f=new RegExp(`^${d}(<=|>=|!=|~>|<|>|=|)${d}(${v.
eQ})${d}$`),o="This string does not use correct version constraint syntax";function u(l){const h=[];for(const _ of l.split(",")){const[,m,k=""]=f.exec(_)??[],p=$(
k);if(p===null)return(0,g.TR)(o);h.push({operator:m||"=",version:p,text:_})}return(0,g.Ju)(h)}function r(l){const h=u(l);if(!h.ok)return h;const _=[];for(const m of h.
value){const k=w(m.version.text);if(k===null||!e.test(m.text.trim()))return(0,g.TR)(`Incorrect version constraint syntax: ${s(m)}`);_.push({...m,version:k})}return(0,g.
Ju)(_)}const e=/^[<>=!~]* ?[0-9]/;function s({operator:l,version:h,text:_}){const m=_.trim();if(h.text.startsWith("v"))return'a "v" prefix should not be used';if(!e.
test(m))return`only one space is expected after the operator "${l}"`;if(h.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[k]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(m)??[""];return`missing comma after "${k}"`}const t=[">",">=","=","~>","\
<=","<","!="];function n(l){const h=[...l].sort((_,m)=>b(_.version,m.version)||E(_.version.build,m.version.build)||t.indexOf(_.operator)-t.indexOf(m.operator)||
m.version.written-_.version.written);return[...new Set(h.map(a))].join(", ")}function a({operator:l,version:h}){if(l==="=")return P(h);const _=l==="~>"&&h.written<
3?h.numbers.slice(0,2):h.numbers;return`${l} ${P({...h,numbers:_})}`}}),5102:((se,F,i)=>{i.d(F,{DI:()=>T,Fl:()=>P,JR:()=>$,QK:()=>d,Rm:()=>E,Yn:()=>b,Zh:()=>f,b:()=>M,
fi:()=>u,hm:()=>c,md:()=>C,nM:()=>o,nx:()=>y,sG:()=>D,vh:()=>I});var g=i(2886),v=i(2389),O=i(5799);const y={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},I=Object.keys(y);function D(r){if(M(r))return"unchecked";const e=c(r.findings);return e==="error"?"fails":e==="warning"?
"warns":$(r)?"skipped":"works"}const T=r=>D(r)==="fails",$=({visit:r})=>r.attempt.discovery.kind==="skipped",w=["host-not-checked",...g.H4],M=({visit:{attempt:r}})=>r.
discovery.kind==="skipped"&&w.includes(r.discovery.problem.code),C=r=>I.flatMap(e=>r.filter(s=>D(s)===e));function P(r){const e=new Set(r.map(({worst:s})=>s));return e.
has("error")?"fails":e.has("warning")?"warns":r.some(E)?"skipped":"works"}function b(r,e){const s=Object.groupBy(r,h=>P(e(h))),{fails:t=[],warns:n=[],skipped:a=[],
works:l=[]}=s;return[t,n,a,l]}const E=({chosen:r,isUnchecked:e})=>e===!0||Object.keys(r).length===0,c=r=>O.oC.find(e=>r.some(s=>s.severity===e))??null;function d({
findings:r}){const e=c(r);return e==="notice"?[]:r.filter(({severity:s})=>s===e)}const f=({severity:r},{failOn:e})=>r==="error"||(0,v.k2)(r,e),o=({severity:r})=>r!==
"notice";function u({passed:r,hosts:e,findings:s}){return r?s.some(o)?"warns":e.length===0?"skipped":"works":"fails"}}),4120:((se,F,i)=>{i.d(F,{H8:()=>D,Iu:()=>I,
QI:()=>M,QN:()=>d,SY:()=>T,dy:()=>y,kJ:()=>C,nO:()=>f,od:()=>w,tY:()=>P,u8:()=>E});var g=i(4e3),v=i(5799),O=i(1064);const y="new in this pull request",I=o=>o.replace(
/^./u,u=>u.toUpperCase()),D=o=>v.oC.flatMap(u=>{const{length:r}=o.filter(e=>e.severity===u);return r===0?[]:[(0,g.px)(r,u)]}).join(", "),T=o=>O.zK.every(u=>o.includes(
u))?"all clients":$(o).join(", "),$=o=>o.map(u=>O.bB[u]);function w(o,u){const r=u.filter(e=>o.includes(e));return o.length===0||r.length===u.length?"":$(r).join(
", ")||"no client in use"}const M=({clients:o,versions:u})=>o.map(r=>[O.bB[r],u[r]].join(" ").trim()).join(" and ");function C(o){return o<999.5?`${Math.round(o)}\
 ms`:o<59950?`${(o/1e3).toFixed(1)} s`:`${(o/6e4).toFixed(1)} min`}function P(o){return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(1)} kB`:`${(o/1e6).toFixed(1)}\
 MB`}const b=36e5;function E(o,u){const r=(Date.parse(u)-Date.parse(o))/b;if(r>=48)return`${c(r/24)} days`;if(r>=1)return`${c(r)} h`;const e=Math.floor(r*60);return e>=
1?`${e} min`:"less than a minute"}const c=o=>Math.floor(o*10)/10,d=o=>`${o.slice(0,16).replace("T"," ")} UTC`;function f(o,u){const r=(Date.parse(o)-Date.parse(
u))/(24*b);if(Number.isNaN(r))return o;const e=Math.floor(Math.abs(r)),s=e===0?"less than a day":(0,g.px)(e,"day");return`${o.slice(0,10)} (${r<0?`${s} ago`:`in\
 ${s}`})`}}),6503:((se,F,i)=>{i.d(F,{CN:()=>o,Dx:()=>b,GH:()=>w,Ky:()=>y,TD:()=>I,YC:()=>c,eb:()=>T,f5:()=>E,io:()=>d,ju:()=>f,lp:()=>P,mj:()=>M,oN:()=>C});var g=i(
4e3),v=i(5143),O=i(5799);function y(e,s){const{places:t,noun:n}=I(e);return(0,g.K4)(t,s,v.eo,a=>(0,g.px)(a,`more ${n}`))}function I(e){const s=r(e),t=(0,v.t6)(s,
a=>u(a)?(0,v._M)(a.file)??a:a),n=D(t).length>1;return{places:n?t:s,noun:n?"repository":"place"}}const D=e=>e.filter(u).filter(({file:s})=>(0,v._M)(s)!==null),T=e=>(0,v.
t6)(D($(e)),({file:s})=>(0,v._M)(s)),$=e=>[...new Set(e.map(({places:s})=>s))].flat(),w=(e,s,t)=>`${e===s?"all":`${e} of`} ${s} ${t}`;function M(e,s){const{length:t}=s>
1?T(e):[];return t>1?w(t,s,"repositories"):""}function C(e,s){const t=new Set(e.flatMap(({file:l})=>(0,v._M)(l)??[])).size>1,n=l=>(t?(0,v._M)(l.file):null)??`${l.
line}:${l.file}`,a=new Set(s.map(n));return e.filter(l=>!a.has(n(l)))}function P(e,s){const t=b([e]);return y(C(t,t.slice(0,1)),s)}const b=e=>r($(e).filter(u)),
E=e=>[...new Set($(e).filter(s=>typeof s=="string"))];function c(e){const s=e.hosts.flatMap(({requirements:n})=>n),t=[...e.findings,...e.roots.flatMap(({rows:n})=>n)];
return[...new Set([...s.map(({because:n})=>n),...t.map(n=>n.places)])]}const d=e=>e.find(s=>(0,O.Xd)(s)!==null),f=({services:[e,...s]})=>s.length===0?e??null:null,
o=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,v._M)(e)===null,u=e=>typeof e!="string",r=e=>(0,v.t6)(e,s=>u(s)?`${s.line}:${s.file}`:s)}),6763:((se,F,i)=>{
i.d(F,{QA:()=>c,h$:()=>o,j6:()=>f,q9:()=>P,rc:()=>b});var g=i(1102),v=i(4e3),O=i(5143),y=i(1831),I=i(9562),D=i(5102),T=i(4120),$=i(6503);const w=50,M=3,C=2;function P(u){
const{shown:r,more:e}=(0,v.zN)(u,w);return e===0?r:[...r,`and ${(0,v.px)(e,"more remark")}`]}function b(u){const r=(0,$.YC)(u).some(({length:_})=>_===O.WD),s=u.
roots.flatMap(({rows:_})=>_.flatMap(m=>m.platforms)).some(({available:_})=>_),t=u.files.filter(({exclude:_,severity:m})=>_&&m!=="notice"),n=[...new Set(t.flatMap(
({exclude:_})=>_??[]))],a=(0,$.eb)(t).length>0?" where their files are read":"",l=`${(0,v.px)(t.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,h=`to skip such files, set \`exclude\`${a}: ${(0,v.K4)(n,M,v.dh)}`;return[...r?[`lists of places end after ${O.WD} places`]:[],...t.length>0?[`${l}\
; ${h}`]:[],...s?["signatures of provider packages were not verified"]:[]]}const E="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function c({findings:u},r){const e=E.flatMap(t=>{const n=r[t]||t.endsWith("Y")&&r[t.toLowerCase()];return n?`${t} (${(0,v.dh)(n.slice(n.lastIndexOf("@")+1))}\
)`:[]});return u.some(t=>t.problem.obstacle||(0,g.z)(t))&&e.length>0?[`connections used ${e.join(", ")}`]:[]}function d({hosts:u},r){const{scan:e,repositories:s}=r,
{length:t}=u.filter(({requirements:h})=>h.some(({because:_})=>_.some(m=>typeof m!="string"))),n=`${(0,v.px)(e.usages,"usage")} of ${(0,v.px)(t,"registry host")}`,
a=t===0?"no registry host is used":n;return s.length>0?`${a} in ${(0,v.px)(s.length,"repository")}`:e.files===0?e.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,v.px)(e.files,"file")} (${(0,T.tY)(e.bytes)})`} in ${(0,T.kJ)(e.durationMs)}: ${a}`}function f({hosts:u},{depth:r}){const e=u.filter(
n=>["works","warns"].includes((0,D.sG)(n))&&n.requirements.some(({service:a,because:l})=>(a===I.e$||a===I.xq)&&l.some(_=>typeof _!="string")));return r!=="disco\
very"||e.length===0?[]:[`not checked at ${(0,v.K4)(e,C,({visit:n})=>(0,y.nx)(n.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function o(u,r){const{dialect:e,durationMs:s,scan:t,remarks:n}=r,{findings:a,ignored:l}=u,h=(0,T.H8)(a)||"no findings",_=l>
0?`${h}, ${l} ignored`:h,k=u.hosts.length===0&&t.files===0?"":` for ${(0,T.QI)(e)} (${e.why})`,p=d(u,r);return[`${_}; checked in ${(0,T.kJ)(s)}${k}`,...p===null?
[]:[p],...n]}}),4526:((se,F,i)=>{i.d(F,{Pv:()=>D,fJ:()=>C,hK:()=>T,n6:()=>E,s1:()=>c,z0:()=>y});var g=i(9664),v=i(5011),O=i(5257);const y=({kind:d})=>d==="modul\
e"||d==="state"||d==="lock",I=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function D(d,f){
const{usages:o,declared:u,units:r,installed:e=[]}=d,s=new Map,t=a=>{const l=s.get(a)??T(a);return s.set(a,l),l},n=({directories:a,place:l})=>a?.map(t)??[t((0,g.
jt)(l.file))];for(const a of r)$(t(a.directory),a);for(const a of o)if(!(!a.clients.includes(f)||a.kind==="saved_state"))for(const l of n(a))a.kind==="test_modu\
le"?l.tests.push(a):w(l,a,f);for(const a of u){const{kind:l,place:h}=a;if(!(f==="terraform"&&/\.tofu(\.json)?$/.test(h.file)))for(const _ of n(a))_.declared.push(
a),l==="lock"?M(_,h):_.hasConfiguration=!0,_.isInitialised||=l==="state"}for(const a of s.values())b(s,a);for(const[a,l]of Map.groupBy(e,h=>h.root))t(a).installed=
new Map(l.map(h=>[h.key,h]));return s}const T=d=>({name:d,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[d]});function $(d,f){d.unit=f,d.hasConfiguration=!0,d.isInitialised=!0,f.module!==null&&d.children.push({name:f.module,root:null,
call:null})}function w(d,f,o){const u=f.address==="terraform"&&d.unit?.module===null;if(!(f.kind==="terragrunt_source"&&!u)&&(f.kind==="lock_provider"?M(d,f.place):
d.hasConfiguration=!0,!(!I.test(f.kind)||f.isOverridden&&f.kind!=="module")&&(d.usages.push(f),!(f.isOverridden||f.kind!=="module"))))for(const{source:r,root:e}of(0,O.
MZ)(f,o)){const[s=null]=P(d.name,r);d.children.push({name:s,root:e,call:f})}}function M(d,{file:f}){d.lockFile=f,d.isInitialised=!0}const C=(d,{name:f,unit:o})=>d.
root===null||o===null&&d.root===f,P=(d,f)=>f!==null&&(0,v.Nj)(f)?[(0,g.un)(d,f)]:[];function b(d,f){const{name:o,tests:u}=f;if(u.length===0)return;const r=d.get(
(0,g.RO)(o)),e=r?.hasConfiguration===!0?r:f;e.isInitialised=!0,e!==f&&(e.tests.push(...u),f.tests=[])}const E=({name:d,tests:f})=>f.flatMap(({text:o})=>P(d,o)),
c=d=>[...d.children.flatMap(({name:f})=>f??[]),...E(d)]}),5257:((se,F,i)=>{i.d(F,{IY:()=>M,Im:()=>C,JT:()=>w,KS:()=>b,MP:()=>$,MZ:()=>E,W$:()=>T,Xo:()=>d,cd:()=>D,
ek:()=>P,lc:()=>c});var g=i(9075),v=i(9664),O=i(5011),y=i(1022);const I="hostnames input",D={file:I,line:1,column:1,endColumn:1},T=o=>o.file===I?I:o,$=({host:o,
namespace:u,name:r,system:e})=>[o,u,r,e].join("/"),w=({host:o,namespace:u,type:r})=>[o,u,r].join("/"),M=o=>"type"in o?w(o):$(o);function C(o){return"constraints"in
o?o.constraints:o.constraint===null?[]:[o.constraint]}const P=o=>("places"in o?o.places:[o.place]).map(T);function b({version:o},u){if(o===void 0)return null;const{
text:r,value:e,place:s}=o,t=(e===void 0?r:e[u])??null;return t===null?null:{text:t,place:s}}const E=({text:o,calls:u},r)=>u===void 0?[{root:null,source:o,version:null,
isOpen:!1}]:u[r]??[];function c({kind:o,text:u,address:r},e,s){switch(o){case"required_provider":case"state_store_provider":case"lock_provider":{const t=(0,y.mi)(
u??"",s);return t.kind==="registry"?t:null}case"required_provider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,y.op)(r)};case"\
implied_provider":return{host:e,namespace:"hashicorp",type:(0,y.A5)(u)};default:return null}}function d(o,u){const r=Map.groupBy(u,({lockFile:n})=>n),e=new Set(
o.flatMap(({kind:n,text:a,place:l})=>f.test(n)&&!(0,O.Nj)(a??"")?(0,v.jt)(l.file):[])),s=(0,g.Oo)(n=>new Set(n.providers.map(({provider:a})=>w(a)))),t=(n,a)=>{if(n.
calls.length>0||n.directories.some(h=>e.has(h)))return!0;const l=c(a,(0,O.Vm)(n.client),n.client);return l===null||s(n).has(w(l))};return o.map(n=>{if(n.kind!==
"lock_provider"||n.needs.length===0)return n;const a=r.get(n.place.file);return a===void 0||a.some(l=>t(l,n))?n:{...n,needs:[]}})}const f=/^(?:module|test_module|terragrunt_source)/}),
7747:((se,F,i)=>{i.d(F,{ET:()=>M,KG:()=>E,Wj:()=>c,kI:()=>P});var g=i(3024),v=i(6760),O=i(5747),y=i(9075),I=i(6647),D=i(7052),T=i(5799),$=i(9664),w=i(6195);function M({
root:d,scan:f}){const o=[d,...f.map(s=>(0,v.resolve)(d,(0,w.VK)(s).fixed))].map(C),u=s=>o.some(t=>t!==null&&(0,O.UO)(s,t)),r=s=>{const t=(0,v.resolve)(d,s),n=(0,g.
existsSync)(t)?C(t):null;return n!==null&&u(n)?n:null},e=(s,t)=>{const n=r(s);return(n===null?[]:(0,O.Mc)(n).filter(t)).map(({name:l})=>l).sort()};return{list:s=>e(
s,t=>!t.isDirectory()),directories:s=>e(s,t=>t.isDirectory()&&!(0,w.G$)(t.name)),exists:s=>(0,g.existsSync)((0,v.resolve)(d,s)),locate:(0,y.Oo)(r),nameOf:s=>{const t=r(
s);return t===null?null:(0,w.sq)((0,v.relative)(o[0]??d,t))},read:(s,t)=>{const n=r(s);return n===null?null:(0,O.r7)(n,t)}}}const C=d=>(0,O.N0)(()=>(0,g.realpathSync)(
d),null);function P(d,f){const{fixed:o,glob:u}=(0,w.VK)(f);try{const r=(0,g.realpathSync)((0,v.resolve)(d,o)),e=(0,w.sq)((0,v.relative)(d,r)),s=(0,O.UO)(r,d),t=s?
d:r;if(u!==void 0)return{path:r,name:e,boundary:t,glob:(0,$.Gz)(e,u)};if((0,g.statSync)(r).isDirectory())return{path:r,name:e,boundary:t};const n=(0,v.resolve)(
r,"..");return{...{path:n,name:(0,w.sq)((0,v.relative)(d,n))},boundary:s?d:n,file:e}}catch(r){return(0,T.sb)(f,(0,D.WO)({what:"scan",code:(0,O.Oj)(r)}))}}const b=200;
function E({path:d,name:f,depth:o}){if(o>b)return(0,T.sb)(f,(0,D.ub)({kind:"depth",max:b}));try{return(0,g.readdirSync)(d,{withFileTypes:!0}).sort((u,r)=>u.name<
r.name?-1:1)}catch(u){return(0,T.sb)(f,(0,D.WO)({what:"directory",code:(0,O.Oj)(u)}))}}function c(d,{exists:f,read:o,nameOf:u}){const r=(0,$.Gz)(d,I.U4),e=o(r);
if(e===null){const n=f(r)?(0,T.sb)(r,(0,D.a3)({what:"outside",path:r})):null;return{installed:[],note:n}}const s=(0,I.WI)(d,e);if(s.ok)return{installed:s.value.
map(a=>(0,v.isAbsolute)(a.directory)&&(0,v.normalize)(a.directory)===a.directory?{...a,directory:u(a.directory)??a.directory}:a),note:null};const t=(0,D.U$)({error:`\
the list ${s.why}`,isRefused:!0});return{installed:[],note:(0,T.sb)(r,t)}}}),8416:((se,F,i)=>{i.d(F,{L2:()=>$,WJ:()=>T,rU:()=>w,uQ:()=>M});var g=i(4e3),v=i(5143),
O=i(1064),y=i(9664),I=i(5603),D=i(3469);const T=([o,...u])=>o===void 0||u.length>0?"both":o;function $({setting:o,scan:u}){const{name:r}=o,e=r==="auto"?null:r===
"both"?O.Du:[r],s=u===null||u.isEmpty?null:u,t=s===null?[]:E(s,o,e),n={setting:o,signs:t,constraints:s?.constraints??[]};if(e!==null)return c(e,["set by `dialec\
t`"],[],n);if(s===null)return c(O.Du,["CLI not detected; set `dialect` to check one"],[],n);const a=b(t);if(a.length===0)return{...c(["terraform"],["assumed; se\
t `dialect`"],[],n),isGuess:!0};const l=C(a),h=l.flatMap(_=>a.find(m=>m.client===_)??[]);return c(l,h.map(f),a,n)}function w({clients:o},u){if(u===null||u.isEmpty)
return O.zK;const r=new Set([...o,...u.tools().others]);return u.usesTerragrunt&&r.add("terragrunt"),O.zK.filter(e=>r.has(e))}function M(o,{evidence:u,versions:r}){
return(e,s)=>{const t=u.some(n=>{if(n.level!=="version-file"||n.version===null)return!1;const a=(0,y.jt)(n.place.file);return n.client===e&&(a===""||`${s}/`.startsWith(
`${a}/`))});return o.version??(t?r[e]??null:null)}}const C=o=>O.Du.filter(u=>o.some(r=>r.client===u));function P(o){const u=o.filter(({place:r})=>!(0,v.Zl)(r.file));
return u.length===0?o:u}function b(o){const u=P(o),r=I.A.find(e=>u.some(s=>s.level===e));return u.filter(({level:e})=>e===r)}function E({signs:o,tools:u,hasCloudHostname:r},{
version:e},s){const t=b(o),n=s??C(t),a=t.every(({place:p})=>(0,v.Zl)(p.file)),l=s===null&&(a||t.some(({isCloud:p})=>p)),h=e===null&&n.some(p=>(0,D.w)(p,[]).length>
1);if(!l&&!h)return o;const{setsCloudHostname:_,signs:m}=u(),k=r||_;return[...o.filter(({isCloud:p})=>!(p&&k)),...m]}function c(o,u,r,e){const s=o.map(a=>d(a,e)),
t=s.filter(({version:a})=>a!==null),n=t.flatMap(({signs:a})=>a.slice(0,1).map(f));return{name:T(o),clients:o,releases:s.flatMap(({releases:a})=>a),versions:Object.
fromEntries(t.map(a=>[a.client,a.version??""])),why:[...new Set([...u,...n])].join(", "),evidence:[...new Set([...r,...s.flatMap(({signs:a})=>a)])]}}function d(o,{
setting:u,signs:r,constraints:e}){const s=(_,m)=>{const[k=null,...p]=_,R=(0,D.w)(o,_);return{client:o,releases:R,version:p.length===0?k:null,signs:m}};if(u.version!==
null)return s([u.version],[]);const t=P(r.filter(_=>_.client===o&&_.version!==null)),n=new Set(t.map(({version:_})=>(_??"").replace(/^v/,"")));if(n.size>0){const _=s(
[...n],t);return{..._,version:(0,D.l)(_.version??"")?_.version:null}}const a=P(e),l=s([],[]),h=s(a.map(({text:_})=>_),a.map(({text:_,place:m})=>({client:o,level:"\
syntax",place:m,text:`requires ${(0,g.dh)(_)}`,version:_})));return h.releases.length===l.releases.length?l:h}const f=({place:o,text:u})=>`${o.file}:${o.line} ${u}`}),
796:((se,F,i)=>{i.d(F,{$:()=>c,$t:()=>s,AN:()=>f,Dx:()=>e,_X:()=>P});var g=i(6134),v=i(9664),O=i(7747),y=i(2161),I=i(6195);const D=".github/workflows .circleci \
.buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),T=t=>t==="config.toml",$=[["",y.Z8],[".github",
()=>!1],...D.map(t=>[t,n=>/\.ya?ml$/i.test(n)]),[".devcontainer",y.Z8],[".config",y.TD],[".config/mise",T],[".mise",T]],w=".github/actions",M=128*1024,C=200;function*P({
root:t,exclude:n},a){const l=(0,O.ET)({root:t,scan:[]}),h=(0,I.Ls)(n),_=b(l).filter(p=>!h(p)),m=p=>p.split("/").length,k=[...new Set([..._,...a])].sort((p,R)=>m(
p)-m(R)||(p<R?-1:1));for(const p of k.slice(0,C)){const R=l.read(p);R!==null&&R.length<=M&&(yield{file:p,text:R})}}function b(t){const n=$.flatMap(([l,h])=>t.list(
l).filter(_=>h(_)||c((0,v.Gz)(l,_))).map(_=>(0,v.Gz)(l,_))),a=t.directories(w).flatMap(l=>["action.yml","action.yaml"].map(h=>`${w}/${l}/${h}`));return[...n,...a]}
const E=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{
client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],c=t=>E.some(({path:n})=>n.test(t)),d=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function f({file:t,text:n}){if(c(
t)){const l=e(t,n);return E.filter(({path:h,line:_})=>h.test(t)&&(_===void 0||l.some(m=>_.test(m)))).map(({client:h})=>h)}return n.search(d)<0?[]:e(t,n).flatMap(
l=>l.match(d)??[]).map(l=>l.toLowerCase())}const o=1e3,u=/(^|\s)#.*$/s,r=/(^|\s)(\/\/|\/?\*).*$/s;function e(t,n){const a=/jenkinsfile|\.json$/i.test(t)?r:u;return n.
split(`
`).map(l=>l.slice(0,o).replace(a,"").trimEnd())}function s(t,n,a,l){return{file:t,...(0,g.yN)(a)(l),line:n+1}}}),2161:((se,F,i)=>{i.d(F,{Ep:()=>T,L8:()=>C,TD:()=>o,
Z:()=>f,Z8:()=>u,dN:()=>d,tr:()=>M,xO:()=>c});var g=i(1064);const v=["terraform"],O=["opentofu"],y=/\.tfquery\.(hcl|json)$/,I=[[/\.tf(\.json)?$/,"config",g.Du],
[/\.tofu(\.json)?$/,"config",O],[/\.tftest\.(hcl|json)$/,"test",g.Du],[/\.tofutest\.(hcl|json)$/,"test",O],[y,"query",v],[/\.tfmigrate\.hcl$/,"migrate",v],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",v],[/\.tfdeploy\.(hcl|json)$/,"deploy",v],[/\.(tf|tofu)mock\.hcl$/,null,g.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",g.Du]],D=/\.(tf|tofu|hcl|json)$/,
T=({class:r})=>r==="config"||r==="test",$=".terraform.lock.hcl",w={class:"lock",syntax:"hcl",clients:g.Du,isOverride:!1},M=r=>r.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(r);function C(r,e,s){if(r===$)return w;const t=D.test(r)?I.find(([ee])=>ee.test(r)):void 0,[n=/$/,a=null,l=[]]=t??[];if(a===null)return;const h=P(r)&&a==="\
test"&&s==="tests";if(P(r)&&!h)return;const _=r.search(n),m=r.slice(0,_),k=m+r.slice(_).replace(".tf",".tofu"),p=m==="override"||m.endsWith("_override"),R=h||k!==
r&&e.has(k);if(R&&!l.includes("terraform"))return;const x=R?v:l,G=r.endsWith(".json")?"json":"hcl";return{class:a,syntax:G,clients:x,isOverride:p}}const P=r=>r.
startsWith(".")||r.endsWith("~")||r.startsWith("#")&&r.endsWith("#"),b=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,E=new RegExp(`\
^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pi\
pelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-comm\
it-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),c=r=>y.test(r),d=[".spacelift/config.yml",".space\
lift/config.yaml"],f=r=>r.endsWith(".tfbackend"),o=r=>b.test(r),u=r=>o(r)||E.test(r)}),6195:((se,F,i)=>{i.d(F,{$8:()=>$,G$:()=>w,Ls:()=>D,VK:()=>I,sT:()=>C,sq:()=>M});
var g=i(6760),v=i(5747),O=i(7052);const y=/[*?[{]/;function I(P){const b=P.split("/"),E=b.findIndex(c=>y.test(c));return E<0?{fixed:P}:{fixed:b.slice(0,E).join(
"/"),glob:b.slice(E).join("/")}}function D(P){const b=P.map(E=>{const c=E.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:c,start:T(c)}});return E=>{
const c=E.toLowerCase();return b.some(({glob:d,start:f})=>d===E||c.startsWith(f)&&g.posix.matchesGlob(E,d))}}function T(P){const[b=""]=P.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(P)??[];return b.toLowerCase()}const $=({file:P,glob:b},E)=>P===E||b!==void 0&&g.posix.matchesGlob(E,b),w=P=>P.startsWith(".")||P==="node_modules",M=P=>g.sep===
"/"?P:P.replaceAll(g.sep,"/");function C(P,{boundary:b}){return P.kind==="error"?(0,O.WO)({what:"link",code:P.code}):(0,v.UO)(P.path,b)?P.kind==="special"?(0,O.
WO)({...P,what:"link-to-special-file"}):P.kind==="file"?P.path:null:(0,O.a3)({what:"link"})}}),5603:((se,F,i)=>{i.d(F,{A:()=>I,j:()=>D});var g=i(5143),v=i(5799),
O=i(1064),y=i(5011);const I=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:M},scope:C,
isContext:P}){if(P)return;const[b,...E]=M;if(b!==void 0&&E.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const c=`is read by ${O.bB[b]} only`;this.addSign({client:b,
level:"syntax",place:{file:w,...v.wv},text:c})}for(const c of C.declared)this.addDeclared(c)}end(w){for(const{kind:M,host:C,place:P,clients:b,isOverridden:E,text:c}of w)
if(M==="lock_provider"){const d=O.Du.find(o=>(0,y.Vm)(o)===C),f=`locks providers from ${C}`;d&&this.addSign({client:d,level:"lock-file",place:P,text:f})}else M===
"cloud_default"&&!E&&b.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:P,text:"has a cloud block without hostname",isCloud:!0}):M===
"module"&&c?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:P,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addDeclared(w){const{kind:M,text:C,place:P}=w;if(M==="version")T(this.constraints,C,w);else if(M==="binary"){const b=C==="tofu"?"\
opentofu":"terraform";this.addSign({client:b,level:"version-file",place:P,text:"sets terraform_binary"})}else if((0,O.SO)(M)){const{client:b,what:E}=O.$I[M];this.
addSign({client:b,level:"syntax",place:P,text:`has ${E}`})}}addSign(w){T(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}function T($,w,M){const C=(0,g.
Zl)(M.place.file)?`${w} aside`:w;$.has(C)||$.set(C,M)}}),7854:((se,F,i)=>{i.d(F,{G4:()=>b,O8:()=>I,Rt:()=>y,VZ:()=>D,eI:()=>$,kA:()=>M,s7:()=>w,sw:()=>T,vH:()=>C});
var g=i(9075),v=i(7052),O=i(5799);const y=["organization","workspaces"],I=["module","state","lock"],D=["version","compatible","provider-version"];function T(E,c){
const d=(0,g.Oo)(o=>o.filter(u=>c.includes(u))),f=(0,g.Oo)(o=>o.map(u=>({...u,clients:d(u.clients)})).filter(u=>u.clients.length>0));return E.flatMap(o=>{const u=d(
o.clients);if(u.length===o.clients.length)return o;const r=f(o.needs),e=o.isHostImplied?r[0]?.host??o.host:o.host;return u.length===0?[]:{...o,clients:u,needs:r,
host:e}})}const $=(E,c)=>c.length===0?E:E.map(d=>{const{calls:f,evaluated:o}=d;if(f===void 0||o===void 0)return d;const u=Object.entries(f).filter(([r])=>!c.some(
e=>e===r));return{...d,calls:Object.fromEntries(u)}}),w=({workspace:E,hasOwnToken:c,directHost:d})=>E!==void 0||c===!0||d!==void 0,M=E=>new Set(E.flatMap(({host:c,
isHostImplied:d})=>d?[]:c??[])),C=(E,c)=>E.filter(({clients:d})=>d.some(f=>c.includes(f))),P=1e4;function b(E=P){const c=[],d={error:0,warning:0,notice:0};let f=0;
const o=r=>{d[r.severity]+=1,d[r.severity]<=E?c.push(r):f+=1},u=()=>(0,O.sb)(".",(0,v.ub)({kind:"problems",max:E,omitted:f}));return{add:o,all:()=>f===0?c:[...c,
u()]}}}),345:((se,F,i)=>{i.d(F,{s:()=>M});var g=i(3024),v=i(6760),O=i(5747),y=i(4091),I=i(4e3),D=i(101),T=i(3152);let $=function(...d){return{X509Certificate:$}=
process.getBuiltinModule("node:crypto"),new.target?new $(...d):$(...d)};const w=4*1024*1024;function M(d,{environment:f,directory:o,wording:u=T.w7}){const{settings:r,
mistakes:e}=(0,T.P$)(d,u),s=b(r.caFile,u),t=P(f),n=[s,t].flatMap(k=>k.ok?[]:[k.why]),a=(0,O.N0)(()=>(0,g.statSync)(o).isDirectory(),!1),h=r.scan.filter(k=>!/[*?[\]{}]/.
test(k)).flatMap(k=>C(k,o,u)??[]),_=`GITHUB_WORKSPACE names ${(0,I.dh)(o)}, which is not a directory`,m=[...e,...n,...a?h:[_]];if(m.length>0||!s.ok||!t.ok)throw new T.
GN(m);return{...r,authorities:s.value,chooseProxy:t.value}}function C(d,f,{missingPath:o,setting:u}){const r=(0,v.resolve)(f,d);return(0,g.existsSync)(r)?(0,O.N0)(
()=>(0,g.accessSync)(r,g.constants.R_OK)===void 0,!1)?null:`${u("scan")} names ${r}, which this user may not read`:o(d,f)}function P(d){try{return(0,y.Ju)((0,D.
N)(d))}catch(f){if(f instanceof TypeError)return(0,y.TR)(f.message);throw f}}function b(d,{setting:f}){if(d===null)return(0,y.Ju)(null);const o=(0,O.yR)(d,w),u=f(
"ca-file");if(!o.ok)return(0,y.TR)(`${u} "${d}" ${(0,I.mP)(o.failure)}`);const r=c(o.text);return r.ok?r:(0,y.TR)(`${u} "${d}" ${r.why}`)}const E=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function c(d){const f=d.match(E)??[];if(f.length===0)return(0,y.TR)("contains no certificate; expected PEM");try{for(const o of f)new $(o);return(0,y.Ju)(f.join(
`
`))}catch(o){return(0,y.TR)(`contains an invalid certificate: ${o instanceof Error?o.message:o}`)}}}),1435:((se,F,i)=>{i.d(F,{j:()=>D,o:()=>T});var g=i(9562);let v=function(...w){
return{thisMachine:v}=i.late([905,437],2218),new.target?new v(...w):v(...w)},O=function(...w){return{mergeMistakes:O}=i.late([905,437],2218),new.target?new O(...w):
O(...w)},y=function(...w){return{readCliConfig:y}=i.late([905,437],2218),new.target?new y(...w):y(...w)},I=function(...w){return{withoutInstalled:I}=i.late([245,
155,868],1264),new.target?new I(...w):I(...w)};function D(w,M,C,{environment:P,directory:b,plugins:E=null}){if(M.hostnames.length===0&&w.every(({needs:e})=>e.length===
0))return{usages:w,remarks:[],findings:[],configs:[],releases:C.releases};const c=T(M.cliConfig,C.clients,P,b),d=C.releases.map(e=>{const s=c.find(({client:t})=>t===
e.client);return{...e,attemptMs:s?.requestTimeoutMs??e.attemptMs}}),f=M.depth!=="discovery",o={root:b,plugins:E,releases:d,asksMirrors:f},u=w.some($)?I(w,c,o):{
usages:w,remarks:[],findings:[]},r=[...c.flatMap(e=>e.findings),...u.findings];return{...u,findings:O(r),configs:c,releases:d}}function T(w,M,C,P=null){const b=v(
C);return M.map(E=>y(E,b,w,P))}const $=({needs:w})=>w.some(({service:M})=>M===g.xq)}),2446:((se,F,i)=>{i.d(F,{o:()=>Ge,S:()=>ze});var g=i(9075),v=i(7052),O=i(5799),
y=i(785),I=i(1064),D=i(7747),T=i(8416),$=i(2161),w=i(7854),M=i(9664),C=i(5011),P=i(4321),b=i(5603),E=i(3024),c=i(6760),d=i(5747),f=i(6647),o=i(6195);const u={files:1e6,
directoryFiles:5e4},r=(S=new Map)=>({toolFiles:[],links:S,directories:new Set,installed:[],states:[],unselected:[]});function*e(S,j=new Set,L=r(),U=u){const A=new s(
S,j,L,U);for(const K of S.scan){const B=(0,D.kI)(A.root,K);"path"in B?yield*A.walkFrom(B):yield{name:K,files:[],notes:[B]}}for(const K of j)yield*A.readCalled(K)}
class s{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor({root:j,scan:L,exclude:U},A,K,B){this.root=(0,E.realpathSync)(j),this.checkout=
(0,D.ET)({root:j,scan:L}),this.isExcluded=(0,o.Ls)(U),this.called=A,this.aside=K,this.limits=B,this.selected=L.length>1?new Set:null}*walkFrom(j){const{path:L,name:U,
glob:A,file:K}=j,H=[{path:L,name:U,depth:0,isSelected:A===void 0&&K===void 0}];for(let Z=H.pop();Z!==void 0;Z=H.pop()){const q=(0,D.KG)(Z);if(yield this.read(j,
Z,q),j.file!==void 0||this.files>this.limits.files)return;if(!("problem"in q))for(const z of this.findDirectories(j,Z,q))H.push(z)}}*readCalled(j){const{directories:L,
links:U}=this.aside,A=L.has(j)?null:this.checkout.locate(j);if(A===null||(0,d.$r)(A).kind!=="directory")return;const K=(0,o.sq)((0,c.relative)(this.root,A));K!==
j&&U.set(j,K);const B=!L.has(K)&&this.files<=this.limits.files,H=K.split("/").map((Z,q,z)=>z.slice(0,q+1).join("/"));if(B&&!H.some(this.isExcluded)){const Z={path:A,
name:K,depth:0,isSelected:!0},q=(0,d.UO)(A,this.root)?this.root:A;yield this.read({path:A,name:K,boundary:q},Z,(0,D.KG)(Z))}L.has(K)&&L.add(j)}read(j,L,U){const{
name:A}=L;if("problem"in U)return this.aside.directories.add(A),{name:A,files:[],notes:[U]};const{files:K,notes:B}=this.findFiles(j,L,U);this.files+=K.length;const H=this.
limits.files;if(this.files>H){const z=(0,O.sb)(A,(0,v.ub)({kind:"files",max:H}));return{name:A,files:[],notes:[...B,z]}}const Z=K.filter(({isContext:z})=>z);if(K.
length>0&&Z.length===K.length)return{name:A,files:[],notes:B};this.aside.directories.add(A);for(const{file:z,kind:te}of Z)(0,$.Ep)(te)&&this.aside.unselected.push(
z);const q=K.length>0&&U.some(z=>z.name===".terraform");return{name:A,files:K,notes:q?[...B,...this.readLeft(A)]:B}}findFiles(j,L,U){const{name:A}=L,K=[],B=[];for(const H of this.
filesAmong(j,L,U))if("problem"in H)B.push(H);else if(K.length<this.limits.directoryFiles)K.push(H);else{const Z=this.limits.directoryFiles;B.push((0,O.sb)(A,(0,v.
ub)({kind:"directory",max:Z})));break}return{name:A,files:K,notes:B}}*filesAmong(j,L,U){const A=new Set;for(const B of U)if((0,$.tr)(B.name)&&!B.isDirectory()&&
A.add(B.name),B.name===".spacelift")for(const H of $.dN)this.addTool((0,M.Gz)(L.name,H));const K=c.posix.basename(L.name);for(const B of U){if(B.isDirectory())continue;
const H=(0,M.Gz)(L.name,B.name),Z=(0,$.L8)(B.name,A,K);if(Z===void 0){(0,$.Z8)(B.name)&&this.addTool(H),B.name.endsWith(".tfstate")&&this.readState(H);continue}
const z={path:L.path+c.sep+B.name,file:H,kind:Z,isContext:!this.select(j,L,H)};B.isFile()?yield z:B.isSymbolicLink()?yield*this.follow(j,z):yield(0,O.sb)(H,(0,v.
WO)({what:"special-file",is:(0,d.I)(B)}))}}readLeft(j){this.readState((0,M.Gz)(j,f.oO));const{installed:L,note:U}=(0,D.Wj)(j,this.checkout);for(const A of L)this.
called.add(A.directory);return this.aside.installed.push(...L),U===null?[]:[U]}readState(j){this.isExcluded(j)||!this.checkout.exists(j)||this.aside.states.push(
...(0,f.EH)(j,this.checkout.read(j)??""))}addTool(j){this.isExcluded(j)||this.aside.toolFiles.push(j)}select(j,L,U){return!(L.isSelected||(0,o.$8)(j,U))||this.isExcluded(
U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(j,L){const U=(0,o.sT)((0,d.$r)(L.path),j);if(U===null)return;if(typeof U=="object")return yield(0,O.
sb)(L.file,U);const A=(0,o.sq)((0,c.relative)(this.root,U));L.isContext||this.aside.links.set(L.file,A),yield{...L,path:U,target:A}}findDirectories({glob:j},{path:L,
name:U,depth:A,isSelected:K},B){return B.toReversed().flatMap(H=>{if(H.isSymbolicLink()&&H.name==="tests"&&this.called.add((0,M.Gz)(U,"tests")),!H.isDirectory()||
(0,o.G$)(H.name))return[];const Z=(0,M.Gz)(U,H.name);if(this.isExcluded(Z))return[];const q=K||j!==void 0&&c.posix.matchesGlob(Z,j);return{path:L+c.sep+H.name,name:Z,
depth:A+1,isSelected:q}})}}let t=function(...S){return{withPlaces:t}=i.late([245,626,907],895),new.target?new t(...S):t(...S)},n=function(...S){return{dependsOnOthers:n}=
i.late([245,626,907],895),new.target?new n(...S):n(...S)},a=function(...S){return{usagesOf:a}=i.late([245,626,907],895),new.target?new a(...S):a(...S)},l=function(...S){
return{declaredIn:l}=i.late([245,626,907],895),new.target?new l(...S):l(...S)},h=function(...S){return{isForeign:h}=i.late([245,626,907],895),new.target?new h(...S):
h(...S)},_=function(...S){return{readModule:_}=i.late([245,626,907],895),new.target?new _(...S):_(...S)};const m=25e4;function*k(S,j,L,U=m){const A=new p(j,L,U);
yield*A.collect(S);const K=yield*A.decideOpen();return A.result(K)}class p{items=[];notes=(0,w.G4)();known=new Map;declared=[];signs=new b.j;aside;counts={files:0,
bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(j,L,U){this.found=j,this.aside=r(j.links),this.values=L,this.
maxUsages=U}*collect(j){const{counts:L}=this;for(const{name:U,files:A,notes:K}of e(j,this.found.called,this.aside)){if(this.endedAt=U,yield L.files)return;for(const H of K)
this.notes.add(H);if(A.length===0)continue;if(this.isFull(L.decided+L.open,U))break;const B=yield*_(A,L.files);if(B===null)return;L.bytes+=B.bytes;for(const H of B.
notes)this.notes.add(H);this.add({directory:U,files:B.files})}this.endedAt=null}*decideOpen(){const j=[];let L=!1;for(const U of this.items){if(!("files"in U)){
j.push(U);continue}if(L||=this.isFull(this.counts.decided,U.directory),!L)if(yield this.counts.files)this.endedAt??=U.directory,L=!0;else for(const A of this.decide(
U.files))j.push(A)}return j}result(j){const{signs:L,notes:U,declared:A,aside:K,isEmpty:B,usesTerragrunt:H,endedAt:Z}=this,{files:q,bytes:z}=this.counts;return{...{
usages:[...j,...K.states.map(R)],declared:A,notes:U.all(),...L.end(j),...K},units:[],files:q,bytes:z,isEmpty:B,usesTerragrunt:H,endedAt:Z}}add(j){const{files:L}=j;
this.counts.files+=L.length;for(const A of l(L))this.declared.push(A);for(const A of L){const K=!h(A),B=A.kind.class==="terragrunt";K&&(this.isEmpty=!1),B&&this.
found.terragrunt.push(A.file),this.usesTerragrunt||=B&&K,this.signs.addFile(A)}const U=L.some(n);for(const A of L)(U||!A.isContext)&&this.addCalls(A);if(U){this.
items.push({...j,files:L.map(t)});for(const{references:A}of L)this.counts.open+=A.length}else for(const A of this.decide(L))this.items.push(A)}addCalls({file:j,
references:L}){for(const{kind:U,row:A,value:K}of L){if(K===void 0)continue;const B=(0,C.Nj)(K.text)||A.grammar==="terragrunt"&&(0,P.GL)(K.text),H=B||(0,P.qC)(K.
text).length>0;if(U==="module"&&(H||K.kind==="pieces")&&this.found.calls.push({source:K.text,file:j}),B&&A.position.includes("source"))for(const Z of[(0,M.jt)(j),
(0,M.RO)((0,M.jt)(j))])this.found.called.add((0,M.un)(Z,K.text))}}decide(j){const{usages:L,notes:U}=a(j,this.values,this.known);for(const A of U)this.notes.add(
A);return this.counts.decided+=L.length,L}isFull(j,L){const U=this.maxUsages;return j<U?!1:(this.notes.add((0,O.sb)(L,(0,v.ub)({kind:"usages",max:U}))),!0)}}const R=({
file:S,host:j,client:L})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:j,text:j,address:"state",place:{file:S,...O.wv},clients:[L],isOverridden:!1,
needs:[]});var x=i(3916);function G(S,j,L,{nameOf:U}){if(!(0,C.Nj)(j))return(0,P.qC)(j).map(U).find(K=>K!==null)??null;const A=(0,M.un)(S,j);return L.get(A)??A}
const ee=100;function N({usages:S,units:j},L){const U=j.map(({directory:B,module:H})=>[B,H??B]),A=Map.groupBy(U.flatMap(B=>B.map(H=>({directory:H,own:B}))),({directory:B})=>B);
return[...S.flatMap(({calls:B,directories:H,text:Z,place:q})=>{const z=(0,M.jt)(q.file),te=(A.get(z)??[]).flatMap(ie=>ie.own);if(B===void 0&&H===void 0&&te.length===
0&&(0,P.qC)(Z??"").length===0)return[];const ne=Object.values(B??{}).flat(),oe=[Z,...ne.map(({source:ie})=>ie)].flatMap(ie=>ie??[]),ue=[z,...(H??te).slice(0,ee)];
return oe.flatMap(ie=>(0,C.Nj)(ie)?ue.map(ce=>(0,M.un)(ce,ie)):(0,P.qC)(ie).flatMap(ce=>L.nameOf(ce)??[]))}),...U.flat()]}function Q(S,j){const{usages:L,links:U,
directories:A}=S,K=(te,ae)=>{const ne=G(te,ae,U,j);return ne===null||(0,C.Nj)(ae)&&ne===(0,M.un)(te,ae)?ae:`./${(0,x.relative)(te,ne)}`},B=L.map(te=>{const{kind:ae,
text:ne,calls:oe,place:ue}=te,ie=U.size>0||oe!==void 0||(0,P.qC)(ne??"").length>0;if(ae!=="module"||ne===null||!ie)return te;const ce=[{root:null,source:ne,version:null,
isOpen:!1}],Oe=Object.entries(oe??{terraform:ce,opentofu:ce}).map(([ge,me])=>{const{file:ye}=ue,we=me.map(({source:Ie,...Ye})=>({...Ye,source:Ie&&K((0,M.jt)(ye),
Ie)}));return[ge,we]});return Oe.every(([,[ge]])=>ge?.source===ne)&&oe===void 0?te:{...te,calls:Object.fromEntries(Oe)}}),H=({directory:te})=>A.has(te)&&j.nameOf(
te)===te,Z=S.installed.filter(te=>!H(te)&&j.exists(te.directory)),q=new Map(Z.map(({root:te,directory:ae})=>{const ne=(0,v.a3)({what:"outside",path:ae});return[
ae,(0,O.sb)((0,M.Gz)(te,f.U4),ne)]})),z=[...S.notes,...q.values()];return{...S,usages:B,installed:S.installed.filter(H),notes:z}}let J=function(...S){return{resolveValue:J}=
i.late([245,626,907],895),new.target?new J(...S):J(...S)},V=function(...S){return{asWritten:V}=i.late([245,626,907],895),new.target?new V(...S):V(...S)},Y=function(...S){
return{Instances:Y}=i.late([245,626,817],3093),new.target?new Y(...S):Y(...S)},W=function(...S){return{Terragrunt:W}=i.late([245,626,817],3093),new.target?new W(
...S):W(...S)},X=function(...S){return{withUnits:X}=i.late([245,626,817],3093),new.target?new X(...S):X(...S)};const de=10;function*le(S,j=[]){const L=(0,D.ET)(
S),U=new Set;for(let A=1;;A+=1){const K=yield*re(S,L,new Set(U),j),B=U.size;for(const Z of N(K,L))!K.directories.has(Z)&&L.locate(Z)!==null&&U.add(Z);if(U.size===
B||K.endedAt!==null||A===de)return Q(K,L)}}function*re(S,j,L,U){const A={calls:[],called:L,links:new Map,terragrunt:[]},K=pe(j,A,U),B=(0,g.Oo)(()=>new W(K)),H=yield*k(
S,A,he(K,B));return A.terragrunt.length===0?H:yield*X(H,B())}function he(S,j){const L=(0,g.Oo)(U=>(0,g.Oo)(A=>new Y(S,U,A)));return({row:U,place:A},K,B)=>{if(U.
grammar==="terragrunt")return _e(j(),A.file,K);const H=U.evaluation?.[B];if(H===void 0)return V(K);const Z=L(B)(H);if(Z.effort.isSpent)return V(K);const q=({scope:ne,
from:oe,root:ue})=>(ne.effort.renew(),{...J(K,ne),from:oe,root:ue}),z=(0,M.jt)(A.file),te=q(Z.unknown(z));if(te.isWhole)return[[te]];const ae=Map.groupBy(Z.of(z),
({use:ne})=>ne);return Array.from(ae.values(),ne=>ne.map(q))}}function _e(S,j,L){if(S.effort.isSpent)return V(L);const U=K=>({...J(L,K),from:null}),A=S.includedScopes(
j).map(K=>[U(K)]);return A.length===0?[[U(S.scopeOf(j))]]:A}function pe(S,{calls:j,links:L,terragrunt:U},A){const K=new Set(A),B=(0,g.Oo)(ke),H=(q,z)=>G(q,z,L,S),
Z=(0,g.Oo)(()=>Ae(j,H));return{files:S,calls:()=>Z(),leadsTo:H,terragrunt:U,isSet:q=>K.has(q),setBy:q=>{const z=`TF_VAR_${q}`;if(K.has(z))return z;const te=B(S).
get(q);return te===void 0?null:`${z} in ${te}`}}}const $e=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function Ae(S,j){const L=new Map,U=new Set;for(const{source:A,
file:K}of S){const B=(0,M.jt)(K),H=j(B,A);H!==null?L.set(H,(L.get(H)??new Set).add(B)):$e.test(A)&&U.add(B)}return{callers:L,dynamic:U}}const Me=".github/workfl\
ows",ve=200;function ke(S){const j=new Map,L=S.list(Me).filter(U=>/\.ya?ml$/.test(U));for(const U of L.slice(0,ve)){const A=`${Me}/${U}`,K=S.read(A)??"";for(const[
,B,H]of K.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Z=B??H??"";j.has(Z)||j.set(Z,A)}}return j}var De=i(4526);function be(S,{roots:j,exclude:L},U){
const A=new Set(S.links.values());if(A.size===0)return S;const[K,B]=[(0,o.Ls)(j),(0,o.Ls)(L)],H=I.Du.flatMap(oe=>[...(0,De.Pv)(S,oe).values()]),Z=new Set(H.flatMap(
De.s1)),q=new Set(S.units.map(({directory:oe})=>oe)),z=(0,g.Oo)(oe=>Z.has(oe)||q.has(oe)||K(oe||".")?!1:U.list(oe).map(ie=>(0,M.Gz)(oe,ie)).every(ie=>A.has(ie)||
B(ie)||!Pe(ie))),te=oe=>A.has(oe)&&Pe(oe)&&z((0,M.jt)(oe)),ae=S.usages.filter(({place:oe})=>!te(oe.file)),ne=S.declared.filter(({place:oe})=>!te(oe.file));return{
...S,usages:ae,declared:ne,notes:S.notes.filter(oe=>!te((0,O.W7)(oe)))}}function Pe(S){const j=(0,$.L8)((0,x.basename)(S),new Set,(0,x.basename)((0,x.dirname)(S)));
return j!==void 0&&j.class!=="terragrunt"}var fe=i(8011),je=i(3229),Se=i(5257),Le=i(796);const Ue=100;function We(S,j){const L=Ke(j),U=S.flatMap(B=>{const{kind:H,
version:Z,directories:q,isOverridden:z,replacedFor:te}=B,ae=/^(module|test_module|terragrunt_source)$/.test(H),ne=Z!==void 0||q!==void 0&&!j.isStrict;if(!ae||z||
ne)return[];const ue=B.clients.filter(ce=>!te?.includes(ce)).flatMap(ce=>{const Ee=L(B,ce);return Ee===null?[]:{client:ce,reason:Ee}}),[ie]=ue;return ie===void 0?
[]:{usage:B,reason:ie.reason,clients:ue.map(({client:ce})=>ce)}}),A=(0,g.Oo)(()=>xe(j));return[...Map.groupBy(U,({reason:B})=>B.paths.at(-1)??"")].slice(0,Ue).flatMap(
([B,H])=>{const Z=(0,g.Oo)(({why:q,paths:z})=>q==="outside"||q==="skipped"?(0,v.a3)({what:q,path:B}):(0,fe.Iz)({path:B,maker:q==="created"?"`init`":A()(z)}));return H.
map(({usage:{place:q,text:z},reason:te,clients:ae})=>{const ne=(0,je.Kc)(z??"");return(0,O.hD)(Z(te),{places:[q],clients:ae,isPlaceholder:ne})})})}const Re={throwIfNoEntry:!1},
Be=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Ke({root:S,scan:j,units:L,directories:U,isStrict:A}){const{locate:K,nameOf:B}=(0,D.ET)({root:S,scan:j}),
H=(0,g.Oo)(z=>(0,d.N0)(()=>(0,E.statSync)((0,c.join)(S,z),Re)?.isDirectory()===!0,!1)),Z=(0,g.Oo)(z=>{if(/^\.\.(\/|$)/.test(z)||H(z)){const ie=K(z)!==null;return ie&&
!A?null:{why:ie?"skipped":"outside",paths:[z]}}const ae=z.split("/"),ne=ae.map((ie,ce)=>ae.slice(0,ce+1).join("/")),oe=ne.findIndex(ie=>!H(ie));return(0,d.N0)(()=>{
const ie=(0,E.lstatSync)((0,c.join)(S,ne[oe]??""),Re);return ie===void 0||ie.isFile()},!1)?Be.test(z)?A?{why:"created",paths:[z]}:null:{why:"missing",paths:ne.slice(
oe)}:{why:"outside",paths:[z]}}),q=(0,g.Oo)(z=>{const te=L.filter(ne=>ne.directory===z||ne.module===z);return te.some(ne=>ne.unknown!==null||ne.isPartial)?[]:[z,
...te.flatMap(ne=>[ne.directory,ne.module??[]]).flat()]});return(z,te)=>{const ae=(0,M.jt)(z.place.file),oe=[...z.kind==="test_module"?[(0,M.RO)(ae)]:[],...q(ae)],
ue=z.directories??oe,ie=(0,Se.MZ)(z,te).flatMap(({source:ce,isOpen:Ee})=>{const Oe=Ee?z.evaluated?.[te]?.text??"":"";if(ce===null&&A&&(0,C.Nj)(Oe))return[{why:"\
skipped",paths:[Oe]}];const Ce=!A&&/[$%]\{/.test(ce??"");if(ce===null||Ce)return[null];const ge=(0,P.qC)(ce);if(ge.length>0)return[ge.some(Ie=>U.has(B(Ie)??".."))?
null:{why:"outside",paths:[ce]}];if(!(0,C.Nj)(ce)||z.kind==="terragrunt_source")return[null];const me=ue.map(we=>(0,M.un)(we,ce)),ye=me.filter(we=>!U.has(we));return z.
directories===void 0?ye.length<me.length?[null]:ye.map(Z):ye.map(Z).filter(we=>we?.why!=="missing")});return ie.includes(null)?null:ie[0]??null}}const Ne=[".git\
ignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function xe({root:S,exclude:j,toolFiles:L}){const U=(0,D.ET)({root:S,scan:[]}),A=(0,g.Oo)(q=>({file:q,
text:U.read(q)??""})),K=(0,g.Oo)(()=>[...(0,Le._X)({root:S,exclude:j},L)]),B=/sparsecheckout\s*=\s*true/i,H=[".git/config.worktree",".git/config"].find(q=>B.test(
A(q).text)),Z=[...A(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return q=>{if(H!==void 0)return H;const z=q.at(-1)??"";if(Z.some(([,oe])=>(0,M.Gz)(
z,"").startsWith(`${oe}/`)))return".gitmodules";const te=z.split("/");return[...te.flatMap((oe,ue)=>Ne.map(ie=>A((0,M.Gz)(te.slice(0,ue).join("/"),ie)))),...K()].
find(({text:oe})=>q.some(ue=>Fe(oe,ue)))?.file??null}}function Fe(S,j){const L=j.split("/").toReversed(),[U=""]=L;return!S.includes(U)&&!S.includes("*")?!1:(S.match(
/[^\s"'`,;:=()<>|&]+/g)??[]).some(A=>{const K=A.split("/").filter(B=>!/^\.*$/.test(B));return/^[\w-]+(\.[\w-]+)+$/.test(K[0]??"")&&K.length>2?K.at(-1)?.replace(
/\.git$/,"")===U:K.some((B,H)=>(B===U||/\w\*|\*\w/.test(B)&&(0,x.matchesGlob)(U,B))&&L.slice(1,H+1).every((q,z)=>He(K[H-z-1],q)))})}const He=(S="",j)=>S===j||/[$*{}]/.
test(S);let Te=function(...S){return{readTools:Te}=i.late([245,626,907],895),new.target?new Te(...S):Te(...S)};async function ze(S,j){const{directory:L,environment:U,
stop:A,progress:K}=j,B={root:L,scan:S.scan,exclude:S.exclude},H=le(B,Object.keys(U)),Z=await(0,y.nE)(H,A,q=>K({kind:"scan",files:q}));return be(Z,S,(0,D.ET)(B))}
function Ge({dialect:S,exclude:j,scan:L,allowedHosts:U},A,{environment:K,directory:B}){const H=(0,g.Oo)(()=>Te({root:B,exclude:j},A.toolFiles)),Z=!!K.TF_CLOUD_HOSTNAME,
q=L.length>0,z={setting:S,scan:q?{...A,tools:H,hasCloudHostname:Z}:null},te=(0,T.L2)(z),{clients:ae,versions:ne}=te,oe=(0,I.Eo)((0,I.tB)("terraform",ne)),ue=me=>oe||
!(0,$.xO)(me),ce=(0,w.eI)((0,w.sw)(A.usages,ae),(0,I.d3)(te)).filter(({place:me})=>ue(me.file)),Ee=U.length>0,Ce=[...We(ce,{...A,...{root:B,scan:L,exclude:j,isStrict:Ee}}),
...Ee?Ve(A):[]],ge=ce.some(({workspace:me})=>me?.lacks)&&H().givesState;return{dialect:te,usedBy:()=>(0,T.rU)(te,z.scan),usages:ge?ce.map(Xe):ce,notes:[...(0,w.
vH)(A.notes,ae).filter(me=>ue((0,O.W7)(me))),...Ce]}}function Ve({unselected:S,units:j,notes:L}){const U=new Set(L.flatMap(A=>(0,O.Xd)(A)?.file??[]));return[...S.
map(A=>(0,O.sb)(A,(0,v.a3)({what:"unselected"}))),...j.flatMap(({directory:A,unknown:K})=>K===null||U.has(K.file)?[]:(0,O.hD)((0,v.a3)({what:"skipped",path:A}),
{places:[K]}))]}function Xe(S){if(S.workspace?.lacks===void 0)return S;const{organization:j,name:L}=S.workspace;return{...S,workspace:{organization:j,name:L}}}}),
2859:((se,F,i)=>{i.d(F,{CG:()=>$,Fh:()=>M,en:()=>C,h1:()=>w,wX:()=>P});var g=i(6697),v=i(5143),O=i(1064),y=i(1831),I=i(9562),D=i(7854);const T=new Set(["remote_\
state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backen\
d_remote_default"]);function $(b,E,c,d=(0,D.kA)(E)){const f=["hostnames input"],o=b.hostnames.flatMap(({host:e,services:s})=>{const t=s.length>0?s:b.requiredServices,
n=t.length>0?t:["any"],a={host:e,clients:c,because:f,isImplied:!1,isForInit:!0};return n.map(l=>({...a,service:l}))}),u=new Set([...d,...b.hostnames.map(({host:e})=>e)]),
r=E.flatMap(({kind:e,needs:s,place:t})=>s.map(n=>({...n,because:[t],isImplied:!u.has(n.host),isForInit:!T.has(e)})));return w([o,r],c)}function w(b,E){return(0,v.
c1)(b.flat(),({host:c,service:d})=>`${c} ${d}`).map(c=>{const[{host:d,service:f}]=c;return{host:d,service:f,clients:[...E.filter(o=>c.some(u=>u.clients.includes(
o)))],because:(0,v.As)([...c.flatMap(({because:o})=>o)]),isImplied:c.every(({isImplied:o})=>o),isForInit:c.some(({isForInit:o})=>o)}})}const M=(b,{isGuess:E},c)=>{
const d=c.flatMap(({host:f,isImplied:o})=>o?f:[]);return E?[{repository:b,hosts:new Set(d)}]:[]};function C(b,{hostnames:E,allowedHosts:c}){const d=new Set(E.map(
({host:o})=>o)),f=new Map;for(const{host:o,isImplied:u,because:r,clients:e}of b){if(d.has(o)||f.has(o))continue;const s={host:(0,y.nx)(o)},[t]=r.filter(a=>typeof a!=
"string"),n=u&&t!==void 0&&{implied:{place:t,clients:e}};(0,y.Rt)(o)?f.set(o,(0,g.U7)(s)):(0,y.Jr)(o,c)||f.set(o,(0,g.wp)({...s,...n}))}return f}const P=(b,E)=>new Set(
[...O.Du,...Object.values(O.bB),...I.fg,...b.flatMap(({host:c,service:d=c})=>[c,(0,y.pk)(c),d]),...E.flatMap(({directHost:c})=>c??[])])}),7751:((se,F,i)=>{i.d(F,
{o:()=>T,q:()=>D});var g=i(4e3),v=i(5799);const O=$=>$===1?"1 module or provider was":`${$} modules and providers were`;function y($){const{names:w}=$,M=(0,g.K4)(
w,3,g.dh);switch($.what){case"inside":return`modules and providers inside ${M} were not checked`;case"direct":{const C=w.length-$.git;return`${[...$.git>0?[`${(0,g.
px)($.git,"module")} from Git`]:[],...C>0?[`${(0,g.px)(C,"module")} from an archive or bucket`]:[]].join(" and ")} ${w.length===1?"was":"were"} not checked: ${M}`}case"\
open":return`${(0,g.px)(w.length,"module")} ${w.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${M}`;case"limit":
return`max-requests (${$.max}) was reached, so ${O(w.length)} not checked: ${M}`;case"size":return`a response is longer than this check reads, so ${O(w.length)}\
 not checked: ${M}`;case"work":return`the answers of the registry take more work than this check does for one host, so ${O(w.length)} not checked: ${M}`;case"st\
opped":return`the check ended too early, so ${O(w.length)} not checked: ${M}`;case"contents":return`the checksums of ${(0,g.px)(w.length,"provider")} in the loc\
k file were not checked, because \`h1:\` can only be compared with the package itself: ${M}`;case"getter":return`the package of ${(0,g.px)(w.length,"registry mo\
dule")} was not checked, because it is downloaded with ${$.getter}: ${M}`;case"units":return`${(0,g.px)(w.length,"Terragrunt unit")} ${w.length===1?"was":"were"}\
 not checked, because the files of the repository do not show which module \`source\` names: ${M}`}}const I={limit:"increase `max-requests`, or list fewer direc\
tories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},D=$=>(0,v.CC)("not-foll\
owed",{message:y($),help:I[$.what==="work"?"limit":$.what],...$.what==="work"&&{severity:"warning"}});function T({by:$,address:w,constraint:M,newest:C,others:P}){
const b=`${(0,g.dh)($)} requires ${(0,g.dh)(w)}${M===null?"":` "${(0,g.dh)(M)}"`}`,E=C===null?"which the registry does not have":P.length>0?`which conflicts wit\
h ${(0,g.K4)(P,3,g.dh)}`:`which no listed version fits; the newest is ${(0,g.dh)(C)}`;return(0,v.CC)("module-described",{message:`according to the registry, ${b}\
, ${E}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),7495:((se,F,i)=>{i.d(F,{Qm:()=>E,TU:()=>C,i4:()=>o,pb:()=>f,zt:()=>w});
var g=i(4091),v=i(8011),O=i(3229),y=i(9037),I=i(1831),D=i(5011),T=i(4321),$=i(1022);const w={host:null,isHostImplied:!1,needed:null},M=m=>({host:m,isHostImplied:!1,
needed:(0,I.Rt)(m)?"state":m}),C=m=>({host:m,isHostImplied:!0,needed:m}),P=m=>({host:m,isHostImplied:!1,needed:null}),b=m=>m===null?w:{...w,directHost:m},E=m=>({
...w,problem:m}),c=(m,k)=>E((0,v.DA)({reason:"rejected",error:m,advice:k}));function d(m,k,p){return p===null?m:{...m,problem:(0,v.My)({text:k,host:m.host,advice:p})}}
const f={module:s,"test-module":(m,k,p)=>{const R=(0,D.vL)(m,k).kind==="remote";return k==="opentofu"||!R?s(m,k,p):E((0,v.DA)({reason:"remote-in-test",text:m}))},
provider:n,"locked-provider":a,"stack-component":l,stack:(m,k)=>{const p=(0,D.A)(m);return p.ok&&!m.startsWith(".")?P(p.value.host):{...l(m,k),isHostImplied:!1,
needed:null}},"stack-output":m=>{const[k="",...p]=m.split("/");return p.length===3?e(k,P):E((0,v.DA)({reason:"stack",text:m}))},terragrunt:_,host:m=>e(m,M),url:m=>b(
(0,y.Ul)(m)),"host-part":m=>b((0,y.D8)(m)),"state-path":m=>b((0,y.Bm)(m))};function o(m,k,p){if(m==="terragrunt"){const[,G]=/^tfr:\/\/([^/?]*)\//.exec(k)??[];return G===
void 0?/^$|^t$|^tfr?$|^tfr:/.test(k)?void 0:u(k,p):G===""?C((0,D.Vm)(p)):e(G,M)}if(/^(url|host-part|state-path)$/.test(m))return u(k,p);if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(k))return u(k,p);const R=k.indexOf("/");if(R<0)return;const x=(0,D.vL)(`${k.slice(0,R)}/a/b/c`,p);return x.kind==="registry"?r(x):u(k,p)}const u=(m,k)=>(0,D.
Nj)(m)?w:b((0,T.uE)(m,k)),r=({host:m,hostImplied:k})=>k?C(m):M(m);function e(m,k){const p=(0,I.Pv)(m),R=(0,O.L6)(m);return p.ok?d(k(p.value),m,R):E((0,v.k0)({text:m,
error:p.why,advice:R}))}function s(m,k,p){if((0,D.Nj)(m)&&!p)return w;const R=(0,D.vL)(m,k),x=R.kind==="registry"?(0,g.Ju)(R):(0,D.rE)(m,k);if(p&&!x.ok){const{why:Q}=x,
J=/^https?:/i.test(m)?{kind:"invalid",error:Q}:R,Y=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,O.NM)(m,J,x),W=/^[a-z0-9]+::/i.test(m)?"remote":R.kind;return Y===null&&
(W==="local"||W==="remote")?E((0,v.DA)({reason:`${W}-with-version`,text:m})):c(Q,Y)}const G=(0,O.NM)(m,R,x);if(x.ok)return d(r(x.value),m,G);if(R.kind==="invali\
d"){const Q=m.includes("://")?{directHost:T.IZ}:{};return{...c(R.error,G??O.x3),...Q}}if(R.kind!=="remote")return d(w,m,G);const{refusal:ee,host:N}=R;return ee!==
null?c(ee,G??O.x3):N!==T.IZ||G!==null?d(b(N),m,G):{...b(N),problem:(0,v.My)({text:m,host:N,advice:t})}}const t="write the host after the scheme, such as git::ht\
tps://HOST/PATH";function n(m,k){const p=(0,$.mi)(m,k);switch(p.kind){case"registry":case"legacy":return p.hostImplied?C(p.host):d(M(p.host),m,(0,O.cr)(m));case"\
builtin":return P(p.host);case"invalid":{const[R="",x]=p.error.split(`

`);return c(R,x??(0,O.cr)(m))}}}function a(m,k){const p=(0,$.mi)(m,k);if(p.kind==="invalid")return c(p.error,null);if(p.hostImplied)return E((0,v.DA)({reason:"l\
ocked-provider",text:m}));if(p.kind==="builtin")return P(p.host);const R=k==="opentofu"&&(0,$.Gi)(p);return{...M(p.host),needed:R?(0,D.Vm)(k):p.host}}function l(m,k){
if(m!==m.trim())return E((0,v.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return w;const p=(0,D.rE)(m,k);if(p.ok)return r(p.value);const R=(0,D.A)(
m);if(R.ok)return P(R.value.host);const x=(0,D.vL)(m,k);return x.kind==="invalid"?c(x.error,(0,O.NM)(m,x,p)):b(x.kind==="remote"?x.host:null)}function h(m,k){const p=(0,T.
cx)(m,k);return b(p.ok?p.value.host:T.IZ)}function _(m,k){const[p,R="",x=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(p===void 0){if(m.startsWith("gitlab.co\
m/"))return b("gitlab.com");if((0,T.GL)(m))return w;const ee=(0,T.cx)(m,"opentofu");if(!(ee.ok&&(0,T.Of)(m,ee.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(
m))return h(m,k)}const[G=""]=x.split("//");return G.split("/").length!==3?E((0,v.DA)({reason:"terragrunt",text:m})):R===""?C((0,D.Vm)(k)):e(R,M)}}),9762:((se,F,i)=>{
i.d(F,{D0:()=>_,lz:()=>x,G9:()=>k});var g=i(4e3),v=i(7052),O=i(7751),y=i(5143),I=i(5799),D=i(1064),T=i(4526),$=i(9075),w=i(9664);let M=function(...N){return{isOfInit:M}=
i.late([602],2602),new.target?new M(...N):M(...N)},C=function(...N){return{noteCall:C}=i.late([602],2602),new.target?new C(...N):C(...N)},P=function(...N){return{
partsOf:P}=i.late([602],2602),new.target?new P(...N):P(...N)};const b=1e6,E=({problem:N,severity:Q})=>Q==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(N.code),c=({usages:N,notes:Q,declared:J})=>Q.some(V=>E(V)||(0,y.Zl)((0,I.W7)(V)))||[N,J].some(V=>V.some(({place:Y})=>(0,y.Zl)(Y.file)||M((0,w.jt)(Y.file))));
function d(N,Q){const J=new Set,V=new Set,Y=new Map;let W=b;for(const{parts:re,isAside:he,inside:_e}of P(Q)){if(W-=re.length,W<0)break;for(const pe of re)J.add(
pe),he||V.add(pe);for(const[pe,$e]of _e.calls)C(Y,pe,$e)}const X=W<0?N:f(N,J,Y),de=X.notes.map(re=>{const he=(0,w.jt)((0,I.W7)(re)),_e=J.has(he)||J.has((0,w.RO)(
he));return E(re)&&!_e?{...re,severity:"warning"}:re});return{...V.values().some(re=>(0,y.Zl)((0,w.Gz)(re,"main.tf")))?o({...X,notes:de},re=>V.has((0,w.jt)(re))&&
(0,y.Zl)(re)):{...X,notes:de},installed:[...Y.values()].filter(Boolean).length}}function f({usages:N,declared:Q,notes:J},V,Y){const W=X=>!M((0,w.jt)(X))||V.has(
(0,w.jt)(X));return{usages:N.flatMap(X=>!W(X.place.file)&&X.kind!=="saved_state"?[]:Y.get(X)===!0?{...X,needs:[],directHost:void 0}:X),declared:Q.filter(({place:X})=>W(
X.file)),notes:J.filter(X=>W((0,I.W7)(X))||X.problem.code.startsWith("file-"))}}function o({usages:N,declared:Q,notes:J},V){const Y=(0,$.Oo)(W=>V(W.file)?{...W,
isInUse:!0}:W);return{usages:N.map(W=>{const{version:X}=W,de={...W,place:Y(W.place)};return X===void 0?de:{...de,version:{...X,place:Y(X.place)}}}),declared:Q.map(
W=>({...W,place:Y(W.place)})),notes:J.map(W=>({...W,places:W.places.map(X=>typeof X=="string"?X:Y(X))}))}}var u=i(8416),r=i(6195),e=i(3152);let s=function(...N){
return{layoutsOf:s}=i.late([602],2602),new.target?new s(...N):s(...N)},t=function(...N){return{rootsOf:t}=i.late([602],2602),new.target?new t(...N):t(...N)},n=function(...N){
return{unmatched:n}=i.late([602],2602),new.target?new n(...N):n(...N)},a=function(...N){return{rootNotes:a}=i.late([624],3624),new.target?new a(...N):a(...N)},l=function(...N){
return{textNotes:l}=i.late([624],3624),new.target?new l(...N):l(...N)};const h=2e5;function _(N){const{usages:Q,changed:J,dialect:V,settings:Y,isLockReadonly:W}=N,
{declared:X}=N.scanned;if(Q.length===0&&X.every(T.z0)&&Y.roots.length===0)return{roots:[],notes:[]};const{clients:le,versions:re}=V,he=m(N),_e=[],pe=[],$e=Y.dialect.
name==="auto"?[]:le,Ae=(0,u.uQ)(Y.dialect,V),Me=a({clients:le,upgrade:Y.upgrade,isLockReadonly:W,versionIn:Ae}),ve=Y.depth!=="discovery";let ke=0;for(const fe of t(
he,{changed:J,versions:re,hasCalls:ve})){if(N.stop?.why)break;if(ke+=fe.directories.length,ke>h){pe.push((0,I.sb)(fe.directory,(0,v.ub)({kind:"roots",max:h})));
break}Me.add(fe),ve&&_e.push(fe)}const De=[...l(Q,X,{...V,set:$e,isPredicted:ve})].filter(fe=>J===null||J.has((0,I.W7)(fe))),be=new Set(N.notes.flatMap(fe=>fe.problem.
code==="lock-invalid"?(0,I.W7)(fe):[])),Pe=[...De,...Me.notes()].filter(fe=>!be.has((0,I.W7)(fe)));return{roots:_e,notes:[...Pe,...pe,...ve?R(he,J):[]]}}function m({
usages:N,scanned:Q,dialect:J,settings:V,listed:Y}){const{declared:W,units:X,endedAt:de}=Q,le=V.upgrade?[]:Q.installed??[],re={usages:N,declared:W,units:X,installed:le,
clients:J.clients};return Y===void 0?x(re,V,de===null):ee(re,Y)}function k(N){const{usages:Q,scanned:J,settings:V}=N,W=V.depth!=="discovery"?p(N.notes,Q):N.notes,
X={usages:Q,notes:W,declared:J.declared},le=(J.installed??[]).length>0||c(X)?d(X,m(N)):{...X,installed:0},{installed:re}=le;return{...le,scanned:{...J,declared:le.
declared},remarks:re===0?[]:[`modules in .terraform are used as \`init\` uses them: ${re}`]}}function p(N,Q){const J=new Set(Q.flatMap(({calls:V,clients:Y,place:W})=>D.
Du.flatMap(X=>V!==void 0&&(!Y.includes(X)||V[X]===void 0)?`${X} ${(0,y.df)(W)}`:[])));return N.filter(({problem:V,clients:Y,places:[W]})=>V.code!=="source-dynam\
ic"||W===void 0||!Y.every(X=>J.has(`${X} ${(0,y.df)(W)}`)))}function R(N,Q){const J=[...new Set(N.flatMap(({unknown:W})=>W))].filter(({files:W})=>Q===null||W.some(
X=>Q.has(X)));if(J.length===0)return[];const V=J.map(({directory:W})=>W||"."),Y=(0,y.As)((0,y.jH)(J.flatMap(({unknown:W})=>W??[])));return[(0,I.hD)((0,O.q)({what:"\
units",names:V}),{places:Y,clients:D.Du})]}function x(N,{roots:Q},J){const V=Q.map(le=>({text:le,matches:(0,r.Ls)([le])})),Y=s({...N,patterns:V}),W=J?n(Y,V):[];
if(W.length===0)return Y;const X=s({...N,patterns:[]}).flatMap(le=>le.roots),de=[...new Set(X.map(({name:le})=>le||"."))];throw new e.GN(W.map(le=>{const re=(0,g.
K4)(G(le,de),5,g.dh),he=re===""?"":`; the nearest root modules are ${re}`;return`roots: no directory with configuration matches ${le}${he}`}))}function G(N,Q){const J=new Set(
N.split("/")),V=Y=>Y.split("/").filter(W=>J.has(W)).length;return Q.toSorted((Y,W)=>V(W)-V(Y))}function ee(N,{roots:Q,rootsAreNamed:J}){const V=N.units.filter(Y=>Y.
unknown!==null);return N.clients.flatMap(Y=>{const W=Q.filter(({clients:re})=>re.includes(Y)),X=new Set([...V,...W].map(({directory:re})=>re||"."));return s({...N,
clients:[Y],patterns:[{text:"",matches:re=>X.has(re)}]}).map(re=>({...re,isNamed:J}))})}})};export{Ze as ids,Je as modules};
var $late0;
