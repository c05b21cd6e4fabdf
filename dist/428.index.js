const zt=[428,879,124,909],Yt={1992:((mt,Y,t)=>{t.d(Y,{k_:()=>z,w5:()=>St});var R=t(8884),S=t(3024),B=t(6760),u=t(5747),k=t(4e3),v=t(2161);const G=1024*1024,L=4e3;
function $(x,X){const{redact:nt,kept:et,directory:ct,checkedAt:lt,configs:gt}=X,yt=gt.flatMap(y=>y.files).flatMap(({path:y,shown:w})=>[j(y),w]),D=y=>!yt.includes(
y)&&(0,v.L8)((0,B.basename)(y),new Set,(0,B.basename)((0,B.dirname)(y)))!==void 0;return[...Map.groupBy(x,({file:y})=>y)].flatMap(([y,w])=>{const K=j((0,B.resolve)(
ct,y)),q=[y,K].every(D)&&g(K,lt)?(0,u.yR)(K,G):null,st=q?.ok?q.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return w.flatMap(ot=>{const at=st[ot.line-1]??"";return ot.
column<=at.length&&at.length<=L&&nt(at,et)===at?l(at,ot):[]})})}const j=x=>(0,u.N0)(()=>(0,S.realpathSync)(x),(0,B.resolve)(x)),g=(x,X)=>(0,u.N0)(()=>(0,S.statSync)(
x).mtimeMs<=X+1,!1),I=80,T=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u"),d=x=>T.exec(x)?.[0]??"",M=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u"),
P=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,m=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function l(x,X){const nt=Array.
from(x),et=nt.slice(0,X.column-1).join(""),ct=nt.slice(X.column-1,X.endColumn-1).join(""),lt=et.length+ct.length,gt=et.length<=I&&d(et)===et,_t=gt?P.exec(x.slice(
0,2*I))?.[0]??"":"",yt=_t.length>=lt,D=yt||m.test(ct);if(!gt&&!D)return[];const y=yt?et:M.exec(et.slice(-I))?.[0]??"",w=_t.slice(lt),K=x.slice(lt+w.length);return{
place:X,before:(gt?h(et.slice(0,et.length-y.length)):"\u2026 ")+y,literal:(0,k.dh)(D?ct:h(ct),2*I),after:w+h(K,gt&&D?d(K.slice(0,I)):"")}}function h(x,X=d(x.slice(
0,2*I))){const nt=x.slice(X.length);return X.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(nt.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(nt)}\u2026`)}var O=t(1342),p=t(2389),c=t(785),f=t(3592),o=t(4503),s=t(6763),n=t(5751),e=t(3152),i=t(7052),r=t(5799),a=t(5257),
_=t(7854),A=t(3474),U=t(9075),W=t(1831);function E({links:x,...X},nt,et){const ct={...X,newHosts:new Set,files:null,remarks:[]};if(nt===null)return ct;const lt=w=>({
...ct,remarks:[`changed-only has no effect: ${w}`]});if(nt.kind==="all")return lt(nt.why);const gt=C(nt.files,x),_t=new Set(gt.filter(({status:w})=>w!=="removed").
map(({file:w})=>w));if(_t.size>0&&![..._t].some(w=>et(w)!==null))return lt("the checkout contains none of the files that the pull request changes");const yt=X.usages.
filter(({place:w})=>_t.has(w.file)),y=`changed-only: the pull request changes ${nt.files.length===1?"1 file":`${nt.files.length} files`} with ${yt.length} of ${X.
usages.length} usages`;return{usages:yt,notes:X.notes.filter(w=>b((0,r.W7)(w),_t)),newHosts:J(X.usages,gt,et),files:new Set(gt.map(({file:w})=>w)),remarks:[y]}}
function C(x,X){const nt=new Map(x.map(ct=>[ct.file,ct])),et=X.entries().flatMap(([ct,lt])=>{const gt=nt.get(lt);return gt===void 0?[]:[{...gt,file:ct}]});return[
...x,...et]}const b=(x,X)=>X.has(x)||x==="."||[...X].some(nt=>nt.startsWith(`${x}/`)),H=2e8;function J(x,X,nt){const et=new Set;if(X.some(V))return et;const ct=new Map(
X.map(y=>[y.file,y])),lt=(0,U.Oo)(y=>tt(ct.get(y),nt)),gt=X.flatMap(({patch:y})=>it(y,/^[ -]/));let _t=0;const yt=(y,w)=>{const K=[w,(0,W.pk)(w).toLowerCase()];
return y.filter(F=>(_t+=F.length,_t<=H&&K.some(q=>F.includes(q)))).length},D=(y,w)=>{const{isNew:K,now:F,added:q}=lt(y),st=K?0:yt(F,w);return K||st>0&&st===yt(q,
w)};for(const[y,w]of Map.groupBy(x,K=>K.host)){if(y===null||w.some(({isHostImplied:F})=>F))continue;const K=[...new Set(w.map(({place:F})=>F.file))];!K.every(F=>ct.
has(F))||yt(gt,y)>0||K.every(F=>D(F,y))&&_t<=H&&et.add(y)}return et}function tt(x,X){const{file:nt="",status:et,patch:ct=null}=x??{},lt=et==="added";if(lt||ct===
null)return{isNew:lt,now:[],added:[]};const gt=(X(nt)??"").toLowerCase().split(`
`);return{isNew:lt,now:gt,added:it(ct,/^\+/)}}const it=(x,X)=>(x??"").toLowerCase().split(`
`).filter(nt=>X.test(nt)),Q=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,V=({file:x,status:X,changes:nt,patch:et})=>et===null&&X!=="added"&&nt>0&&Q.test(
x);var Z=t(2859),ut=t(1435),ht=t(5682),dt=t(9762),$t=t(215);async function Tt(x,X){const nt=X.now(),et=await(0,$t.S)(x,X),ct=x.scan.length===0?0:X.now()-nt,{dialect:lt,
usedBy:gt,..._t}=(0,$t.o)(x,et,X),yt=[..._t.notes,...Rt(et,X.stop.why)],D=(0,ht.H)({..._t,notes:yt},X.environment,x.depth),y={...D,...(0,dt.G9)({...D,scanned:et,
dialect:lt,settings:x})},w=await It({...y,links:et.links},x,X),K=(0,ut.j)(w.usages,x,lt,X),F=(0,dt.D0)({...y,changed:w.files,dialect:lt,settings:x}),q=(0,a.Xo)(
K.usages,F.roots),st=(0,Z.CG)(x,q,lt.clients,(0,_.kA)(y.usages)),{configs:ot,releases:at}=K,{files:ft,bytes:Mt}=et;return{dialect:{...lt,releases:at},configs:ot,
usages:q.filter(_.s7),roots:F.roots,requirements:st,guesses:(0,Z.Fh)(null,lt,st),notes:[...w.notes,...F.notes],newHosts:w.newHosts,isEmpty:x.scan.length>0&&et.isEmpty&&
et.endedAt===null,complaints:K.findings,changes:w.changes,remarks:[...w.remarks,...y.remarks,...K.remarks],scan:{files:ft,bytes:Mt,usages:q.length,durationMs:ct},
clients:gt,repositories:[],missing:null,checkouts:null}}async function It(x,X,nt){const et=X.changedOnly?await nt.changes(X):null;return{changes:et,...E(x,et,lt=>(0,u.
r7)((0,B.join)(nt.directory,lt)))}}function Rt({endedAt:x,files:X},nt){return x===null||nt===null?[]:[(0,r.sb)(x,(0,i.ub)({kind:"time",stopped:nt,files:X}))]}function Lt(x){
const{requirements:X,repositories:nt}=x,{size:et}=new Set(X.map(({host:lt})=>lt));if(et<=A.pS)return;const ct=`${et} hosts, the limit is ${A.pS}`;throw new e.GN(
[nt.length>0?`usages name ${ct}: check fewer repositories at once`:`scan found ${ct}: narrow scan or exclude files`])}var Ct=t(8820),Bt=t(7082),bt=t(6875);let jt=function(...x){
return{nameRepository:jt}=t.late([602],2602),new.target?new jt(...x):jt(...x)},Nt=function(...x){return{prepareFleet:Nt}=t.late([192,219,854],5854),new.target?new Nt(
...x):Nt(...x)},N=function(...x){return{recordRun:N}=t.late([192,742],5742),new.target?new N(...x):N(...x)};async function z(x,X,nt,et){const{env:ct,kill:lt}=X,
{show:gt}=nt,_t={startTimer:bt.Ip,now:(0,c.ie)(X)};try{const yt=await pt(x,{...et,..._t,environment:ct,kill:lt,progress:gt});return rt(yt,{directory:et.directory,
environment:ct,random:Math.random})}finally{nt.end()}}function rt(x,X){const{history:nt}=x.settings;if(nt===null)return{checked:x,warnings:[]};try{const{history:et,
warnings:ct}=N(nt,x,X);return{checked:{...x,context:{...x.context,history:et}},warnings:ct}}catch(et){const ct=(0,Ct.RK)((0,O.A3)(et));return{checked:x,warnings:[
`the history ${(0,Ct.RK)(nt)} was not read: ${ct}`]}}}async function pt(x,X){const nt=new Date,et=(0,n.s)(x,X),{upgrade:ct}=(0,R.n)(X.environment),lt={...et,upgrade:et.
upgrade||ct},gt=lt.deadlineMs;(lt.usages.length>0||lt.depth!=="discovery")&&(0,c.L2)();const _t=X.startTimer(gt,()=>X.stop.end({kind:"deadline",ms:gt}));try{const D=await(lt.
usages.length===0?Tt:Nt)(lt,X,nt);Lt(D),await(0,c.xu)();const y=await Ot(D,lt,X,nt);return await Ft(y,D,lt,X,nt)}finally{_t()}}async function Ot(x,X,nt,et){const{
environment:ct,stop:lt,isFork:gt,wording:_t=e.w7}=nt,{dialect:yt}=x,D={...x,...await At(x,X,nt),tokenVariables:St(ct),tokenHosts:X.tokens.map(({host:F})=>F),stopped:vt(
lt.why,x.missing)},y={...nt.secrets,kept:(0,Z.wX)(x.requirements),configs:x.configs,directory:nt.directory,checkedAt:et.getTime()},{isTerminal:w}=_t,K={...X,dialect:yt,
isFork:gt,isTerminal:w,now:et.getTime()};return(0,p.S4)(D,K,F=>$(F,y))}async function At(x,X,nt){const{requirements:et,roots:ct}=x,lt=(0,Z.en)(et,X),gt=Array.from(
lt,([w,K])=>(0,Bt.i)(w,K)),_t=new Set(et.map(({host:w})=>w).filter(w=>!lt.has(w))),yt=X.depth!=="discovery"&&ct.length>0;if(_t.size===0&&!yt)return{visits:gt,predicted:p.
j7,tokenSources:new Map};const{contact:D}=await Promise.all([t.e(905),t.e(977),t.e(426)]).then(t.bind(t,9426)),y=await D([..._t],x,X,nt);return{...y,visits:[...y.
visits,...gt]}}const vt=(x,X)=>x===null||X===null?x??X:{kind:"several",reasons:[x,X]};async function Ft(x,X,nt,et,ct){const{requirements:lt,changes:gt,scan:_t,clients:yt}=X,
D=(0,Z.wX)(lt),w=[...(0,s.QA)(x,et.environment),...X.remarks,...(0,s.rc)(x)],{why:K,evidence:F}=X.dialect,q={verdict:x,remarks:(0,s.q9)(w),detection:{why:K,evidence:F}},
{verdict:st,remarks:ot,detection:at}=et.secrets.redact(q,D);return{settings:nt,changes:gt,verdict:st,context:{dialect:{...X.dialect,...at},failOn:nt.failOn,depth:nt.
depth,scan:_t,remarks:ot,startedAt:ct.toISOString(),durationMs:Date.now()-ct.getTime(),version:f.xv,docsUrl:f.aq,clients:yt(),links:null,repository:Ht(st,X,et),
repositories:X.repositories,history:null}}}function Ht(x,{scan:X,repositories:nt},{directory:et,environment:ct}){return X.files===0||nt.length>0?null:jt(et,()=>(0,o.
R8)(x),ct)}const St=x=>Object.keys(x).filter(X=>/^TFE?_?TOKEN/i.test(X))}),8884:((mt,Y,t)=>{t.d(Y,{n:()=>k});var R=t(4e3);const S=["TF_CLI_ARGS_init","TF_CLI_AR\
GS"],B=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,u=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function k(j){const g=L(j),I=d=>g.findLast(M=>M.name===d)?.value,T=d=>g.filter(M=>M.name===d).map(({value:M})=>M);return{upgrade:v(I("upgrade")??"false"),hasBackend:v(
I("backend")??I("cloud")??"true"),isLockReadonly:I("lockfile")==="readonly",pluginDirectories:T("plugin-dir"),backendConfig:T("backend-config"),remarks:S.flatMap(
d=>{const M=g.filter(({name:P,from:m})=>m===d&&u.test(P)).map(G);return M.length===0?[]:[`init is predicted with ${M.join(" ")} of ${d}`]})}}const v=j=>/^(1|[tT]|true|TRUE|True)$/.
test(j);function G({name:j,value:g}){if(g==="true")return`-${j}`;const I=j==="backend-config"&&!g.startsWith("hostname=");return`-${j}=${(0,R.dh)(I?g.replace(/=.*/s,
"=\u2026"):g)}`}function L(j){const g=S.flatMap(T=>$(j[T]??"").map(d=>({text:d,from:T}))).values(),I=[];for(const{text:T,from:d}of g){const[,M,,P]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(T)??[];if(M===void 0)break;const m=()=>B.test(M)?g.next().value?.text??"":"true";I.push({name:M,from:d,value:P??m()})}return I}function $(j){const[g=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(j)??[];return(g.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(T=>T.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(d,M,P,m)=>String(M??
m??P.replace(/\\(.)/gs,"$1"))))}}),9076:((mt,Y,t)=>{t.d(Y,{QB:()=>S,im:()=>R,jm:()=>L,mU:()=>j,pR:()=>P,sO:()=>$,yX:()=>B});const R=["fails","warns","works","un\
checked","skipped"],S=5,B=({outcome:m})=>m!=="unchecked"&&m!=="skipped",u=30,k=[7,30,90],v=30,G=20;function L(m,l){const h=m.filter(B);return{recent:m.slice(-u),
uptime:k.map(O=>{const p=g(h,l,O);return{days:O,good:p.filter(I).length,runs:p.length}}),medianMs:T(g(m,l,v)),incidents:d(h).reverse().slice(0,G)}}const $=864e5,
j=(m,l)=>new Date(Date.parse(m)+l*$).toISOString();function g(m,l,h){const O=j(l,-h);return m.filter(({at:p})=>p>O)}const I=({outcome:m})=>m!=="fails";function T(m){
const l=m.flatMap(({ms:h})=>h??[]).sort((h,O)=>h-O);return l[Math.ceil(l.length/2)-1]??null}function d(m){const l=[];let h=[];const O=p=>{const[c]=h;if(c!==void 0){
const f=[...new Set(h.flatMap(o=>o.codes))].slice(0,S);l.push({from:c.at,until:p,runs:h.length,codes:f})}h=[]};for(const p of m)I(p)?O(p.at):h.push(p);return O(
null),l}const M={isDown:!1,since:null,failed:0,good:0};function P(m,l){let h=M,O=null;for(const p of m){if(!B(p))continue;const c=l.isFailing(p),f=c?h.failed+1:
0,o=c?0:h.good+1;f===1&&(O=p.at);const s=h.isDown?o<l.issueCloseAfter:f>=l.issueOpenAfter,n=s?h.since??O:null;h={isDown:s,since:n,failed:f,good:o}}return h}}),4503:((mt,Y,t)=>{
t.d(Y,{DZ:()=>j,R8:()=>I,aE:()=>G,oW:()=>g,uM:()=>B});var R=t(5143),S=t(6503);function B(T,{links:d,repositories:M}){const{line:P,target:m=T.file}=T,{repository:l,
path:h}=(0,R.bH)(m);if(l!==null){const p=M.find(({name:o})=>o===l),c=j(p,"blob"),f=h==="."?null:g(h);return c===null||f===null?null:`${c}/${f}#L${P}`}const O=d?.
get(m);return O===void 0?null:O.diff?.lines.has(P)?`${O.diff.url}R${P}`:`${O.url}#L${P}`}const u=600,k=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
v=/^(?:[\da-f]{40}|[\da-f]{64})$/;function G(T){const d=T?.url??"";return d.length<=u&&k.test(d)?d:null}const L=/^https?:\/\/gitlab\./i,$=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function j(T,d="commit"){const M=G(T),P=T?.commit??"";return M===null||!v.test(P)||$.test(M)?null:`${M}${L.test(M)?"/-":""}/${d}/${P}`}function g(T){if(!T.isWellFormed())
return null;const d=P=>`%${P.charCodeAt(0).toString(16).toUpperCase()}`;return T.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,d)}function I(T){
const M=(0,S.YC)(T).flat().flatMap(P=>typeof P=="string"?[]:P.target??P.file);return new Set(M.filter(S.CN))}}),7035:((mt,Y,t)=>{t.d(Y,{K5:()=>M,XQ:()=>$,bW:()=>T,
be:()=>I,cT:()=>m,hc:()=>P,kW:()=>j,mc:()=>g});var R=t(9076),S=t(4e3),B=t(5102),u=t(4120),k=t(7792),v=t(806);const G=20,L=40;function $({incidents:[l]}){return l?.
until!==null||l.runs<2?null:`failing since ${(0,u.QN)(l.from)} (${(0,S.px)(l.runs,"run")})`}function j({recent:l,uptime:h,incidents:[O]}){const{good:p=0,runs:c=0}=h.
at(-1)??{};if(O?.until!==null||c<2)return null;if(c-p===1)return`first failure in ${(0,S.px)(c,"run")}`;const f=l.filter(({outcome:s})=>s==="fails").length;return f<=
O.runs&&O.runs>1?null:`failed ${f} of the last ${l.filter(R.yX).length} runs`}function g({good:l,runs:h}){const O=Math.floor(1e4*l/h);if(O>=9900)return`${O/100}\
%`;const p=Math.floor(O/10);return p===0&&l>0?"below 0.1%":`${p/10}%`}function I(l,h,O){const p=l.toSorted((o,s)=>h(o)-h(s)).map(O),[c="",f=""]=[p[0],p.at(-1)];
return c===f?c:`${c} to ${f}`}const T=(l,h="results")=>l.length===0?k.Gy.nothing:{kind:"chart",of:h,runs:l,label:d(l)};function d(l){const h=B.vh.flatMap(p=>{const{
length:c}=l.filter(o=>o.outcome===p),f=p==="warns"?"with warnings":B.nx[p];return c===0?[]:[`${c} ${f}`]});return`${l.length===1?"last run":`last ${(0,S.px)(l.length,
"run")}`}: ${h.join(", ")}`}function M({recent:l,uptime:h,medianMs:O}){const p=h.filter(({runs:s})=>s>0).map(s=>{const{days:n,good:e,runs:i}=s;return`${g(s)} (${e}\
 of ${(0,S.px)(i,"run")} in ${n} days)`}),c=l.flatMap(({ms:s})=>s??[]),f=c.length===0?"":`, last runs ${I(c,Number,u.kJ)}`,o=(0,k.mG)`median ${(0,u.kJ)(O??0)} in 30 days${f}${T(
l,"latency")}`;return[{label:"runs",texts:[(0,k.mG)`${T(l)} ${d(l)}`]},{label:"uptime",texts:[k.Gy.joined(p)]},{label:"latency",texts:O===null?[]:[o]}]}function P(l){
const h=[...l.context.history??[]].flatMap(([s,{incidents:n}])=>n.map(e=>({...e,host:s}))).toSorted((s,n)=>+(s.from<n.from)-+(s.from>n.from));if(h.length===0)return[];
const O=h.filter(({until:s})=>s===null).length,p=O===0?"":h.length===1?", ongoing":`, ${O} ongoing`,c=`${(0,S.px)(h.length,"incident")}${p}`,f={...l,rest:"in th\
e history file"},o=(0,v.Ku)(h,G,"incident",f,s=>m(s,l));return l.medium==="page"?[k.om.paragraph(`${c}.`),...o]:k.om.details(k.om.title(c),o)}function m(l,h){const O=h.
medium==="page",p=s=>O?(0,v.U1)(s,h):k.Gy.code(s,L),c=({from:s,until:n})=>n===null?`${(0,u.u8)(s,h.context.startedAt)} so far`:(0,u.u8)(s,n),f=({host:s})=>s===void 0?
null:(0,v.b8)(s,h,k.Gy.name),o=[k.om.column("Host",f,"name"),k.om.column("From",({from:s})=>(0,u.QN)(s),"when"),k.om.column("Duration",c,"when"),k.om.column("Fa\
iled runs",({runs:s})=>s,"number"),k.om.column("Problems",({codes:s})=>k.Gy.joined(s.map(p)))];return k.om.table(l,o,"Incidents")}}),7615:((mt,Y,t)=>{t.d(Y,{G_:()=>c,
h0:()=>I,xS:()=>T});var R=t(4e3),S=t(5143),B=t(1064),u=t(9587),k=t(5102),v=t(4120),G=t(7792),L=t(7035),$=t(806);const j=120,g=/^credentials-|^document-unauthorized$/,
I=s=>G.Gy.code(s,j);function T(s,n){const{host:e,attempt:i,earlier:r,credentials:a,looks:_,forced:A}=s.visit,{discovery:U,timing:W,hops:E,certificates:C}=i,{context:b,
medium:H,limits:J,rest:tt}=n,it=U.kind==="failed"?U.excerpt:null,Q=s.findings.some(({problem:dt})=>g.test(dt.code)),V=H==="page"?b.history?.get(e):void 0,Z={result:U.
kind==="skipped"?[G.Gy.prose(U.problem.message)]:[],required:d(s,n),clients:H==="log"?[]:M(s,n),response:E.map(m),services:s.services.map(dt=>l(dt,n)),body:it===
null?[]:[G.Gy.code(it.replace(/\s+/gu," ").trim())],timing:[h(W)],retried:r.map(O),"token from":a?.hasToken?[G.Gy.prose(a.source)]:[],certificate:C.map(dt=>p(dt,
b.startedAt)),credentials:Q?o(_):[],"host block":[...Map.groupBy(A,dt=>(0,S.eo)(dt.place))].map(([dt,$t])=>(0,G.mG)`${G.Gy.path(dt)} for ${(0,R.eZ)($t.map(({client:Tt})=>Tt))}`)},
ut=H==="log"&&(0,k.QK)(s).length===0;return[...Object.entries(Z).map(([dt,$t])=>({label:dt,texts:$t})).filter(({label:dt})=>!ut||["credentials","host block"].includes(
dt)),...V?(0,L.K5)(V):[]].flatMap(({label:dt,texts:$t})=>{const{shown:Tt,more:It}=(0,R.zN)($t.filter(Lt=>!G.Gy.isEmpty(Lt)),J.rows),Rt=It===0?[]:[(0,G.mG)`and ${It} more ${tt}`];
return Tt.length===0?[]:[{label:dt,texts:[...Tt,...Rt]}]})}function d({requirements:s},n){const{context:e,limits:i}=n,r=Map.groupBy(s,({because:a})=>a.map(S.df).
join(`
`));return Array.from(r.values(),a=>{const _=G.Gy.some(a,i.rows,({service:A,clients:U})=>{const W=A==="any"?G.Gy.words("any service"):I(A);return e.dialect.clients.
every(C=>U.includes(C))?W:(0,G.mG)`${W} for ${(0,R.eZ)(U)}`});return(0,$.ZT)(_,(0,$.AZ)(a[0]?.because??[],i.places,n))})}const M=({clients:s},{context:n})=>[...Map.
groupBy(n.clients,e=>s[e])].map(([e,i])=>(0,G.mG)`${G.Gy.sign(e)} ${i.map(r=>B.bB[r]).join(", ")}: ${k.nx[e]}`),P={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function m({status:s,reason:n,url:e,ms:i,...r}){const{mediaType:a,address:_,proxy:A,authorization:U}=r,
W=s===null||n===""?G.Gy.nothing:G.Gy.prose(n,j),E=G.Gy.joined([`${s??"none"}`,W]," ");return(0,$.ZT)((0,G.mG)`${E} from ${G.Gy.code((0,u.cq)(e))} ${s===null?"af\
ter":"in"} ${(0,v.kJ)(i)}`,a===null?G.Gy.nothing:I(a),_===null?G.Gy.nothing:(0,G.mG)`at ${I(_)}`,A===null?G.Gy.nothing:(0,G.mG)`through ${G.Gy.code((0,u.cq)(A))}`,
U==="none"?G.Gy.nothing:`token ${P[U]}`)}function l(s,n){const e=I(s.id);switch(s.kind){case"url":return(0,G.mG)`${e} ${G.Gy.code((0,u.cq)(s.url))}`;case"login":{
const{client:i,authz:r,token:a,ports:_}=s.login;return(0,G.mG)`${e} authz ${G.Gy.code((0,u.cq)(r??"none"))}, token ${G.Gy.code((0,u.cq)(a??"none"))}, client ${G.
Gy.code(i)}, ports ${_.join(" to ")}`}case"problem":return(0,G.mG)`${e}: ${(0,$.U1)(s.problem.code,n)}`}}function h({lookupMs:s,connectMs:n,tlsMs:e,firstByteMs:i,
totalMs:r}){return Object.entries({...{DNS:s,connect:n,TLS:e,"first byte":i},total:r}).flatMap(([_,A])=>A===null?[]:`${_} ${(0,v.kJ)(A)}`).join(", ")}const O=({
discovery:s,timing:n})=>`${s.kind==="failed"?s.problem.code:s.kind} after ${(0,v.kJ)(n.totalMs)}`,p=({host:s,subject:n,issuer:e,expires:i},r)=>(0,G.mG)`${I(s)} valid until ${G.
Gy.prose((0,v.nO)(i,r))}; subject ${I(n)}, issuer ${I(e)}`,c=s=>Array.from(Map.groupBy(s,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.map(({client:e})=>e),
looks:(n[0]?.looks??[]).map(({source:e,held:i,counts:r})=>{const a=i==="no token"?" (ends the search)":" (used)";return{source:e,held:`${f[i]}${r?a:""}`}})})),f={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function o(s){
const n=c(s);return n.flatMap(({clients:e,looks:i})=>i.map(({source:r,held:a})=>{const _=n.length>1?`${(0,R.eZ)(e)}: `:"";return(0,G.mG)`${_}${G.Gy.prose(r)}: ${a}`}))}}),
806:((mt,Y,t)=>{t.d(Y,{AZ:()=>n,Ku:()=>l,OS:()=>m,U1:()=>p,ZT:()=>h,b8:()=>f,dI:()=>c,dS:()=>$,du:()=>d,h:()=>M,ik:()=>s,jR:()=>o,xy:()=>P});var R=t(4e3),S=t(5143),
B=t(1831),u=t(4503),k=t(5102),v=t(6503),G=t(7792);const L=Number.POSITIVE_INFINITY,$=3,j={causes:L,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:L,
rows:L,roots:1e3,details:2e3,remarks:L,hasLines:!0},g={...j,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},I={...g,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},T={log:I,summary:g,brief:{...g,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...I,hosts:20,messages:10,characters:700,places:8,items:0},page:j},d=(e,i,r)=>({context:e,medium:i,limits:T[i],rest:r,detailed:new Set}),M=G.Gy.words("in the JS\
ON report"),P=G.Gy.words("in the job summary"),m=(e,i,{rest:r})=>e===0?[]:[G.om.paragraph((0,G.mG)`and ${(0,R.px)(e,`more ${i}`)} ${r}`)];function l(e,i,r,a,_){
const{shown:A,more:U}=(0,R.zN)(e,i);return A.length===0?[]:[..._(A),...m(U,r,a)]}function h(e,...i){const r=G.Gy.joined(i,G.Gy.words("; "));return G.Gy.isEmpty(
r)?e:(0,G.mG)`${e} (${r})`}const O=/^[a-z\d]+(?:-[a-z\d]+)*$/,p=(e,{context:i})=>G.Gy.link(O.test(e)?`${i.docsUrl}#${e}`:null,G.Gy.code(e)),c=e=>`host-${e}`;function f(e,{
detailed:i},r=G.Gy.code){const a=(0,B.nx)(e);return i.has(e)?G.Gy.link(`#${c(e)}`,r(a)):r(a)}const o=(e,{medium:i,limits:r})=>i==="log"&&r.details===0&&e.length===
1&&e.every(k.DI);function s(e,{context:i},r=!1){if(typeof e=="string")return G.Gy.code(e);const a=r?(0,S.bH)(e.file).path:e.file;return G.Gy.link((0,u.uM)(e,i),
G.Gy.path((0,S.eo)({...e,file:a})))}function n(e,i,r,a=!1){const{places:_,noun:A}=(0,v.TD)(e);return G.Gy.some(_,i,U=>s(U,r,a),A)}}),7792:((mt,Y,t)=>{t.d(Y,{AA:()=>G,
Gy:()=>$,mG:()=>B,om:()=>j,rC:()=>S});var R=t(4e3);const S={error:"fails",warning:"warns",notice:"notice"},B=(g,...I)=>g.flatMap((T,d)=>{const M=I[d]??[],P=typeof M==
"number"?String(M):M;return T===""?[P]:[{kind:"words",text:T},P]}),u=g=>g===""||Array.isArray(g)&&g.every(u),k=(g,I={kind:"words",text:", "})=>g.filter(T=>!u(T)).
flatMap((T,d)=>d===0?[T]:[I,T]);function v(g,I,T,d=""){const{shown:M,more:P}=R.zN(g,I),m=k(M.map(T)),l=d===""?`${P} more`:R.px(P,`more ${d}`);return P===0?m:B`${m} and ${l}`}
const G=g=>/^https?:\/\/[!-~]+$/.test(g),L=60,$={isEmpty:u,joined:k,some:v,nothing:[],newLine:{kind:"break"},words:g=>({kind:"words",text:g}),code:(g,I)=>({kind:"\
code",text:g,max:I}),name:g=>({kind:"code",text:g,breaks:"dots"}),path:g=>({kind:"code",text:g,breaks:"slashes"}),value:g=>({kind:"code",text:g,max:L,breaks:"ne\
ver"}),prose:(g,I)=>({kind:"prose",text:g,max:I}),sentence:(g,I)=>({kind:"sentence",content:{kind:"prose",text:g,max:I}}),strong:g=>({kind:"strong",content:g}),
small:g=>u(g)?[]:{kind:"small",content:g},link:(g,I)=>({kind:"link",url:g,content:I}),sign:g=>({kind:"sign",of:g})},j={column:(g,I,T)=>({title:g,cell:d=>B`${I(d)}`,
style:T}),title:(g,I=[],T=null)=>({sign:T,name:g,text:I}),paragraph:g=>({kind:"paragraph",content:g}),line:g=>({kind:"details",title:g,children:[]}),details:(g,I)=>I.
length===0?[]:[{kind:"details",title:g,children:I}],table:(g,I,T,d=()=>({}),M,P=Number.MAX_SAFE_INTEGER)=>{const m=I.filter(({cell:h})=>g.some(O=>!u(h(O)))),l=g.
map(h=>({...d(h),cells:m.map(({cell:O})=>O(h))}));return Array.from({length:Math.ceil(l.length/P)},(h,O)=>{const p=l.slice(O*P,(O+1)*P);return{kind:"table",caption:T,
columns:m,rows:p,style:M}})}}}),5682:((mt,Y,t)=>{t.d(Y,{H:()=>m});var R=t(8884),S=t(4e3),B=t(3410),u=t(5143),k=t(5799),v=t(9664),G=t(9562),L=t(7495),$=t(7854);const j=[
"TF_CLOUD_HOSTNAME",G.OZ],g=["TFE_HOSTNAME",G.M],I={cloud:j,cloud_default:j,provider_tfe:g,provider_tfe_default:g,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",G.e$]},T=/^(cloud|backend_)/,d=/^backend_remote/,M=/^(host|source)-/,P="remote backends are not checked, because a file of -backend-config may name others";function m({
usages:o,notes:s},n,e){const i=new l(n),r=o.map(i.read),{stateHosts:a,settled:_,missing:A,added:U,remarks:W,init:E}=i,C=e!=="discovery",b=C?r.flatMap(J=>c(J,n)):
[],H=J=>{const{code:tt}=J.problem,it=V=>J.places.some(Z=>V.has((0,u.df)(Z)));return M.test(tt)&&it(_)?[]:tt==="host-missing"&&C&&it(A)?{...J,severity:"error"}:J};
return{usages:a.size===0?r:r.map(J=>f(J,a)),notes:[...s.flatMap(H),...U,...b],remarks:[...W],isLockReadonly:E.isLockReadonly}}class l{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(s){
this.environment=s,this.init=(0,R.n)(s),this.remarks=new Set(this.init.remarks)}read=s=>{const{kind:n,place:e,workspace:i}=s,{backendConfig:r,hasBackend:a}=this.
init,_=d.test(n),A=_&&r.some(b=>!b.includes("="));if(A||!a&&T.test(n))return this.settled.add((0,u.df)(e)),A&&this.remarks.add(P),{...s,needs:[],directHost:void 0,
workspace:void 0};const W=_&&r.some(b=>!h.test(b))?{...s,workspace:void 0}:s,E=_?O(r):p(s,this.environment);if(E!==null&&!s.isOverridden)return this.withHost(W,
E);const C=n==="backend_remote_default"&&i?.organization===null;return T.test(n)&&!C&&this.missing.add((0,u.df)(e)),W};withHost(s,{text:n,service:e,variable:i}){
const{kind:r,place:a,replacedFor:_=[]}=s,A=s.clients.filter(b=>!_.includes(b)),{host:U,needed:W,problem:E}=L.pb.host(n,"terraform",!1);return this.settled.add((0,u.
df)(a)),i!==null&&this.remarks.add(`${i} names ${(0,S.dh)(n)}`),E&&this.added.push((0,k.hD)(E,{places:[a],clients:A})),U!==null&&T.test(r)&&this.stateHosts.set(
(0,v.jt)(a.file),U),{...s,host:U,isHostImplied:!1,needs:W!==null&&W!=="state"?[{host:W,service:e,clients:A}]:[],text:s.text?.replace(/^tfr:\/\/\//,`tfr://${n}/`)??
null}}}const h=/^hostname=/;function O(o){const s=o.findLast(n=>h.test(n))?.replace(h,"");return s?{text:s,service:G.Bn,variable:null}:null}function p({kind:o,text:s,
backend:n,isHostImplied:e},i){const[r="",a=""]=(n==="cloud"?j:I[o])??[],A=e||o.endsWith("_default")&&s===null?i[r]:void 0;return A?{text:A,service:a,variable:r}:
null}function c({kind:o,workspace:s,place:n,clients:e,isOverridden:i,replacedFor:r=[]},a){const _=d.test(o),A=(s?.lacks??[]).filter(b=>_||!a[G.uW[b]]);if(i||A.length===
0)return[];const U=_?"remote backend":"cloud block",W=o==="backend_remote_default"&&A.length===$.Rt.length,E=e.filter(b=>!r.includes(b)),C=(0,B.y7)({block:U,lacks:A,
isOpen:W});return[(0,k.hD)(C,{places:[n],clients:E})]}function f(o,s){const n=o.stateHosts&&s.get((0,v.jt)(o.place.file));return n?{...o,needs:o.needs.map(e=>({
...e,host:n}))}:o}}),7082:((mt,Y,t)=>{t.d(Y,{O:()=>R,i:()=>S});const R=B=>({discovery:B,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),S=(B,u)=>({host:B,attempt:R({kind:"skipped",problem:u}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:((mt,Y,t)=>{t.d(Y,{XP:()=>T,fN:()=>I,qY:()=>$});var R=t(4e3),S=t(1831),B=t(8820),u=t(2935);const k=2,v=80;function G(M){if(M.kind==="scan")return`read ${(0,R.
px)(M.files,"file")}`;if(M.kind==="registries")return`${M.done} of ${(0,R.px)(M.total,"registry request")} done`;const{done:P,total:m,failed:l,waiting:h}=M,O=l===
0?"":`, ${l} failed so far`;return`${P} of ${(0,R.px)(m,"host")} checked${O}${L(h)}`}function L(M){if(M.size===0)return"";const{shown:P,more:m}=(0,R.zN)([...M],
k),l=P.map(h=>(0,B.RK)((0,S.nx)(h),v));return m>0?`; waiting for ${l.join(", ")} and ${(0,R.px)(m,"other")}`:`; waiting for ${l.join(" and ")}`}const $={show:()=>{},
end:()=>{}},j=5e3,g=200;function I(M){let P=!0;return d(j,m=>{P&&M(m),P=!P})}function T(M,P){let m="";const{show:l,end:h}=d(g,p=>{const c=(0,u.Wc)(p,0,P-1);c!==
m&&(m=c,M(`\r${c}\x1B[K`))});return{show:l,end:()=>{h(),m!==""&&M("\r\x1B[K")}}}function d(M,P){let m=null;const l=setInterval(()=>{m!==null&&P(G(m))},M).unref();
return{show:O=>{m=O},end:()=>clearInterval(l)}}}),8463:((mt,Y,t)=>{t.d(Y,{t:()=>g});var R=t(1342),S=t(7039),B=t(3394),u=t(8820);let k=function(...T){return{hash:k}=
process.getBuiltinModule("node:crypto"),new.target?new k(...T):k(...T)},v=function(...T){return{renderBadge:v}=t.late([912],7912),new.target?new v(...T):v(...T)},
G=function(...T){return{renderCodeQuality:G}=t.late([811],9811),new.target?new G(...T):G(...T)},L=function(...T){return{renderJunit:L}=t.late([597],6597),new.target?
new L(...T):L(...T)},$=function(...T){return{renderHtml:$}=t.late([385],3385),new.target?new $(...T):$(...T)},j=function(...T){return{renderSarif:j}=t.late([554],
8554),new.target?new j(...T):j(...T)};function g({report:T,badge:d},M,P){const m=[],l=(h,O,p)=>{const c=(0,R.KE)(()=>(0,R.f8)(P,O,(0,R.mk)(p())));c!==null&&m.push(
`the ${h} ${(0,u.RK)(O)} was not written: ${c}`)};for(const{path:h,format:O}of T)l("report",h,()=>I(O,M));return d!==null&&l("badge",d,()=>[v(M.verdict)]),m}function I(T,{
verdict:d,context:M}){switch(T){case"json":return(0,S.hF)(d,M);case"sarif":return j(d,M);case"junit":return L(d,M);case"codequality":return G(d,P=>k("sha256",P));case"\
html":return $(d,M,P=>k("sha256",P,"base64"));case"markdown":return[(0,B.Gc)(d,M)]}}}),2796:((mt,Y,t)=>{t.d(Y,{cZ:()=>L,cr:()=>l,hs:()=>h,pq:()=>O});var R=t(2886),
S=t(4e3),B=t(5143),u=t(1064),k=t(1831),v=t(6503);const G=3;function L(p){const c=new Map(p.map(s=>[s,(0,v.eb)([s]).length])),f=s=>c.get(s)??0,o=p.toSorted((s,n)=>f(
n)-f(s));return(0,B.c1)(o,j).flatMap(s=>{const n=(0,B.c1)(s,g);return n.length>G?[s]:n}).map(I).toSorted((s,n)=>(0,R.Np)(s,n)||$(s)-$(n)||n.hits-s.hits||n.hosts.
length-s.hosts.length)}function $({code:p,affects:c}){return p==="machine-network"?-1:p==="host-not-checked"?2:c.length===0||u.Du.some(f=>c.includes(f))?0:1}const j=({
severity:p,problem:{code:c},affects:f,exclude:o})=>JSON.stringify([p,c,c==="machine-network"||f,o===void 0]),g=p=>p.exclude===void 0?m(p.problem.help??"",p):"";
function I(p){const[c]=p,f=[...new Set(p.flatMap(({host:a})=>a??[]))],{code:o,title:s}=c.problem,n=a=>{const _=U=>f.length>1?m(a(U),U):a(U),A=_(c);return p.every(
U=>_(U)===A)?A:null},i=p.length>1&&c.exclude!==void 0?"":n(({problem:a})=>a.help??""),r=n(({problem:a})=>a.message);return{severity:c.severity,code:o,title:s,affects:[
...new Set(p.flatMap(({affects:a})=>a))],findings:p,hosts:f,hits:(0,v.eb)(p).length,message:i===null?null:r,help:i?.includes(d)?`${i}; ${P(f)}`:i}}const T="HOST",
d=k.xV+T,M=5,P=p=>`${d} is ${(0,S.K4)(p,M,c=>(0,k.fK)(c)[0]??c)}`;function m(p,{host:c}){return c===null?p:(p.includes(k.xV)?(0,k.fK)(c):[]).reduce((o,s)=>o.replaceAll(
s,d),p).replaceAll((0,k.nx)(c),T).replaceAll(c,T)}const l=p=>(0,B.c1)(p,({problem:{message:c,help:f}})=>`${c}
${f}`),h=p=>p.some(({host:c})=>c!==null)&&!p.every(R.zX);function O({hosts:p,findings:c}){const f=h(c),o=f?p.length:(0,v.Dx)(c).length;return o>1?(0,S.px)(o,f?"\
host":"place"):""}}),7039:((mt,Y,t)=>{t.d(Y,{hF:()=>j});var R=t(4283),S=t(4e3),B=t(5143),u=t(5799),k=t(1831),v=t(9587),G=t(5955),L=t(6503);let $=function(...f){
return{attemptsOf:$}=t.late([905,977,426],9426),new.target?new $(...f):$(...f)};function*j(f,o){const{hosts:s,findings:n,passed:e,ignored:i,stopped:r,roots:a}=f,
{dialect:_,remarks:A,repository:U,repositories:W,startedAt:E,durationMs:C}=o,{usages:b,...H}=o.scan;yield*(0,G.M)({schemaVersion:1,version:o.version,passed:e,stopped:r?
(0,S.Cw)(r):void 0,incomplete:r?(0,S.zM)(r):void 0,failOn:o.failOn,repository:U??void 0,repositories:g(W),dialect:_.name,clientDetection:T(_),clients:o.clients,
startedAt:E,durationMs:C,counts:Object.fromEntries(u.oC.map(J=>[`${J}s`,I(n,J)])),hosts:s.values().map(d),findings:n.values().map(O),roots:g(a)?.values().map(p),
ignored:i,usages:b,remarks:g(A),scan:H}),yield`
`}const g=f=>f.length===0?void 0:f,I=(f,o)=>f.filter(s=>s.severity===o).length;function T({clients:f,versions:o,releases:s,isGuess:n,why:e,evidence:i}){return{clients:f,
assumed:n??!1,why:(0,v._U)(e),versions:Object.entries(o).map(([r,a])=>({client:r,version:(0,v._U)(a)})),releases:s.map(({name:r})=>r),evidence:i.map(({client:r,
version:a,level:_,text:A,place:U})=>({client:r,version:a===null?null:(0,v._U)(a),kind:_,text:(0,v._U)(A),...h(U)}))}}function d(f){const{visit:o,requirements:s,
services:n,servicesFrom:e,clients:i,isNew:r}=f,{discovery:a,hops:_,timing:A,certificates:U}=o.attempt;return{host:o.host,display:(0,k.pk)(o.host),discovery:a.kind,
...M(a),..."excerpt"in a&&a.excerpt!==null&&{excerpt:a.excerpt},documentUrl:"url"in a?(0,R.Pl)(a.url):null,hops:_.map(({challenge:W,...E})=>({...E,url:(0,v.cq)(
E.url),proxy:E.proxy&&(0,v.cq)(E.proxy)})),services:Object.fromEntries(n.map(W=>[W.id,m(W)])),servicesFrom:e&&h(e),hostBlocks:o.forced.map(({client:W,place:E})=>({
client:W,place:h(E)})),required:s.map(({service:W,clients:E,because:C})=>({service:W,clients:E,because:C.map(l)})),credentials:o.credentials?.hasToken?o.credentials.
source:null,looks:o.looks,attempts:$(o).length,...o.earlier.length>0&&{earlier:o.earlier.map(P)},timingMs:{lookup:A.lookupMs,connect:A.connectMs,tls:A.tlsMs,firstByte:A.
firstByteMs,total:A.totalMs},certificates:U,clients:i,...r&&{new:!0}}}const M=f=>"problem"in f?{code:f.problem.code}:{},P=({discovery:f,timing:o})=>({discovery:f.
kind,...M(f),ms:o.totalMs});function m(f){if(f.kind==="url")return{url:(0,v.cq)(f.url)};if(f.kind==="problem"){const{code:e,message:i,help:r=null}=f.problem;return{
problem:{code:e,message:i,help:r}}}const{authz:o,token:s}=f.login,n={authz:o&&(0,v.cq)(o),token:s&&(0,v.cq)(s)};return{login:{...f.login,...n}}}const l=f=>typeof f==
"string"?f:h(f);function h({file:f,line:o,column:s,endColumn:n,target:e}){const{repository:i,path:r}=(0,B.bH)(f);return{...i===null?{file:f}:{repository:i,file:r},
line:o,column:s,endColumn:n,target:e&&(0,B.bH)(e).path}}function O(f){const{problem:o,severity:s,host:n,places:e,affects:i,exclude:r}=f;return{code:o.code,severity:s,
host:n,service:(0,L.ju)(f),message:o.message,help:o.help??null,places:e.map(l),affects:i,...r&&{exclude:r}}}function p({directory:f,clients:o,rows:s}){const{repository:n,
path:e}=(0,B.bH)(f);return{...n&&{repository:n},directory:e,clients:o,rows:s.map(c)}}const c=({problems:f,places:o,rejectedAt:s,...n})=>({...n,codes:f.map(({code:e})=>e),
places:o.map(l)})}),6662:((mt,Y,t)=>{t.d(Y,{S:()=>a,K:()=>_});var R=t(2935),S=t(5102),B=t(4073),u=t(806),k=t(6906),v=t(6763),G=t(6097),L=t(8820),$=t(7792);const j={
fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},g=13,I="  ",T=(E,C)=>d(E,C).map(b=>(0,L.BP)(b.replaceAll("\xA0"," "))).join(
`
`);function d(E,C){switch(E.kind){case"paragraph":return P(E.content).flatMap(b=>(0,R.ky)((0,k.wh)(b),C));case"note":return M(`${E.label}:`,E.text,C);case"facts":
return E.facts.flatMap(({label:b,texts:H})=>H.flatMap((J,tt)=>M(tt===0?b:"",J,C,g)));case"list":return E.items.flatMap(b=>M("-",b,C));case"sources":return E.items.
flatMap(b=>h(b,"red",C));case"problem":return m(E,C);case"table":return c(E,C);case"details":return O(E,C)}}const M=(E,C,b,H)=>(0,R.wW)({indent:2,label:E,style:"\
dim",column:H,text:(0,k.wh)(C)},b);function P(E){if(typeof E=="string"||"kind"in E)return[E];const C=E.indexOf($.Gy.newLine);return C<0?[E]:[E.slice(0,C),...P(E.
slice(C+1))]}function m(E,C){const{severity:b,code:H,url:J,message:tt,count:it,title:Q,parts:V}=E,Z=j[$.rC[b]],ut=(0,k.wh)($.Gy.isEmpty(tt)?[it,Q]:tt);return[...(0,R.
wW)({indent:0,label:`${b}[${H}]:`,style:Z,url:J,text:ut},C),...V.flatMap(ht=>ht.kind==="sources"?ht.items.flatMap(dt=>h(dt,Z,C)):l(ht,C))]}const l=(E,C)=>E.kind===
"paragraph"?d(E,{...C,width:C.width-2}).map(b=>`  ${b}`):d(E,C);function h({place:E,message:C,help:b,line:H},J,tt){const it=typeof E=="object"&&"kind"in E&&E.kind===
"link",Q=(0,k.wh)(E),V=it&&(0,$.AA)(E.url??"")?E.url:null,Z={text:Q,url:V},ut=[Q,(0,k.wh)(C)].filter(dt=>dt!=="").join(": "),ht=it?"-->":"-";return[...ut===""?[]:
(0,R.wW)({indent:2,label:ht,style:"dim",text:ut,linked:Z},tt),...H===null?[]:e(H,J,tt),...$.Gy.isEmpty(b)?[]:M("help:",b,tt)]}function O({title:E,children:C},b){
const{sign:H,name:J,text:tt}=E,{withFlags:it=String}=b,Q=[H===null?"":k.B2[H],it((0,k.wh)(J))].filter(Z=>Z!=="").join(" "),V=H===null?"bold":j[H];return[...(0,R.
wW)({indent:0,label:Q,style:V,text:(0,k.wh)(tt)},b),...C.flatMap(Z=>l(Z,b))]}const p=(E="")=>/^(?:number|history)/.test(E);function c({columns:E,rows:C},b){const H=E.
map(({title:V})=>(0,k.wh)(V)),J=C.map(({sign:V="works",cells:Z})=>({sign:V,cells:Z.map(k.wh)})),tt=H.map((V,Z)=>Math.max(...[V,...J.map(({cells:ut})=>ut[Z]??"")].
map(R.nc)));if(tt.reduce((V,Z)=>V+I.length+Z,I.length)>b.width)return J.flatMap(({sign:V,cells:[Z="",...ut]})=>{const ht=ut.flatMap(($t,Tt)=>$t===""?[]:[`${H[Tt+
1]} ${$t}`.trim()]),dt=`${Z}: ${ht.join("; ")}`;return(0,R.wW)({indent:2,label:k.B2[V],style:j[V],text:dt},b)});const Q=V=>V.map((Z,ut)=>{const ht=" ".repeat((tt[ut]??
0)-(0,R.nc)(Z));return p(E[ut]?.style)?ht+Z:Z+ht}).join(I).trimEnd();return[`    ${(0,R.nI)(Q(H),"dim",b)}`,...J.map(({sign:V,cells:Z})=>{const ut=Q(Z).replace(
/╳+/g,ht=>(0,R.nI)(ht,"red",b));return`  ${(0,R.nI)(k.B2[V],j[V],b)} ${ut}`})]}const f=160,o=12,s="    ",n=/##\w*\[/;function e(E,C,b){const{place:H,before:J,
literal:tt,after:it}=E,Q=" ".repeat(`  ${H.line}`.length),V=Math.min(b.width,f)-Q.length-3;if(V<o)return[];const Z=i(J+tt+it),ut=Z(J+tt+it),ht=(0,R.nc)(ut)<=V?0:
Z(J).search(/[^ ]|$/),dt=ut.slice(ht),$t=(0,R.nc)(Z(J))-ht,Tt=(0,R.nc)(Z(J+tt))-ht,{from:It,to:Rt,text:Lt}=r(dt,$t,Math.max(Tt,$t+1),V),Ct=(0,R.nI)("|","dim",b),
Bt="^".repeat(Math.max(1,Math.min(Tt,Rt)-Math.max($t,It))),bt=" ".repeat(Math.max($t,It)-It);return[`${(0,R.nI)(`  ${H.line}`,"dim",b)} ${Ct} ${Lt}`.trimEnd(),`${Q}\
 ${Ct} ${bt}${(0,R.nI)(Bt,C,b)}`]}function i(E){const C=b=>(0,L.RK)(b.replaceAll("	",s),Number.POSITIVE_INFINITY);return n.test(C(E))?b=>C(b).replaceAll(/(?<=#)#/g,
" #"):C}function r(E,C,b,H){const J=(0,R.nc)(E);if(J<=H)return{from:0,to:H,text:E};const tt=Math.max(0,H-2-(b-C)),it=b<H?0:Math.max(0,C-1-Math.ceil(tt*2/3)),Q=J-
it<=H,V=it+(Q?H:H-1),Z=(0,R.Wc)(E,it===0?0:it+1,V),ut=`${it===0?"":"\u2026"}${Z}${Q?"":"\u2026"}`;return{from:it,to:V,text:ut}}function*a(E,C){for(const{text:b}of _(
E,C))yield`${b}
`}function*_(E,C){const{isQuiet:b=!1,isRunner:H=!1,context:J}=C,tt=U(C);yield{kind:"plain",text:A(E,C)};const it=E.findings.filter(Z=>(0,S.Zh)(Z,J)),Q=b?(0,B.CI)(
["problems"],{...E,findings:it},tt):[...(0,B.CI)(B.$9,E,tt),...W(E,tt,H)];let V=!0;for(const Z of Q){const ut=T(Z,C),ht=H&&Z.kind==="details"&&ut.includes(`
`),dt=!ht&&ut.includes(`
`);(V||dt)&&(yield{kind:"plain",text:""}),V=dt,yield{kind:ht?"group":"plain",text:ut}}}function A(E,C){const[b,H]=E.passed?[k.B2.works,"green"]:[k.B2.fails,"red"],
J=C.isQuiet?[]:(0,B.vH)(E,U(C)).shown;return[`${(0,R.nI)(b,H,C)} ${(0,R.nI)((0,G.$N)(E,C.context),"bold",C)}`,...J.map(tt=>T($.om.paragraph(tt),C))].join(`
`)}function U({context:E,isRunner:C=!1}){const b=(0,u.du)(E,"log",u.h);return C?b:{...b,limits:{...b.limits,items:0,details:0}}}function W(E,C,b){const{findings:H,
hosts:J}=E,{context:tt}=C,it=J.length>u.dS||H.length>0&&!(0,u.jR)(J,C),Q=b?"the JSON report has all details; its path is the output `report`":"for all details: \
`--format json` or `--report FILE.json`",V=`problem codes: ${tt.docsUrl}`,Z=[...H.some(S.nM)?[V]:[],...it?[Q]:[],...(0,v.j6)(E,tt)];return Z.length===0?[]:[$.om.
paragraph($.Gy.joined(Z.map($.Gy.words),$.Gy.newLine))]}}),6266:((mt,Y,t)=>{t.d(Y,{$J:()=>u,kE:()=>L,ni:()=>G});var R=t(8820),S=t(6906),B=t(2307);const u={fails:"\
\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},k={sign:$=>u[$],small:$=>`<sub>${$}</sub>`,name:$=>`<b>${$}\
</b>`,chart:({runs:$,label:j})=>`<code role="img" aria-label="${(0,R.My)(j)}">${(0,S.qX)($)}</code>`,problem:($,j,g)=>`<p>${j}</p>
${g}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:($,j)=>`${j}
`},v=$=>$.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(j,g,I)=>`${g} align="right">${I.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),G=$=>v((0,B.P)($,k)),L=$=>$.map(j=>v((0,B.g)(j,k))).filter(j=>j!=="").join(`

`)}),2307:((mt,Y,t)=>{t.d(Y,{P:()=>u,g:()=>G});var R=t(8820),S=t(4120),B=t(7792);function u(m,l){if(typeof m=="string")return(0,R.js)(m);if(!("kind"in m))return m.
map(h=>u(h,l)).join("");switch(m.kind){case"words":return(0,R.My)(m.text).replaceAll("\xA0","&#160;");case"code":return k(m);case"prose":return(0,R.h$)(m.text,m.
max);case"strong":return`<b>${u(m.content,l)}</b>`;case"small":return l.small(u(m.content,l));case"sentence":return(0,S.Iu)(u(m.content,l));case"link":return v(
m.url,u(m.content,l));case"sign":return l.sign(m.of);case"break":return"<br/>";case"chart":return l.chart(m)}}function k({text:m,max:l,breaks:h}){const O=(0,R.D9)(
m,l);return h==="never"?O.replaceAll(" ","&#160;"):h===void 0?O:h==="dots"?O.replaceAll(".",".<wbr/>"):O.replaceAll(/(?<!<)\//g,"/<wbr/>")}const v=(m,l)=>m!==null&&
((0,B.AA)(m)||/^#[!-~]+$/.test(m))?`<a href="${(0,R.js)(m,m.length)}">${l}</a>`:l;function G(m,l){const h=O=>u(O,l);switch(m.kind){case"paragraph":return`<p>${h(
m.content)}</p>
`;case"note":return`<p>${g(m,l)}</p>
`;case"facts":return`<dl>
${m.facts.map(({label:O,texts:p})=>`<dt>${(0,S.Iu)(O)}</dt>${p.map(c=>`<dd>${h(c)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return j(m.items.map(h));case"sources":return T(m.items,l);case"problem":return I(m,l);case"table":return P(m,l);case"details":return M(m,l)}}const L=(m,l)=>m.
map(h=>G(h,l)).join(""),$=m=>m===void 0?"":` class="${m}"`,j=m=>m.length===0?"":`<ul>
${m.map(l=>`<li>${l}</li>
`).join("")}</ul>
`;function g({label:m,text:l,as:h},O){const p=u(l,O);if(h==="items")return p;const c=(0,S.Iu)(m);return h!=="small"?h==="help"?`<b>${c}:</b> ${p}`:`${c}: ${p}`:
O.small(`${m==="history"?(0,S.Iu)(p):`${c} ${p}`}.`)}function I(m,l){const{severity:h,code:O,url:p,count:c,title:f,message:o,parts:s}=m,n={kind:"link",url:p,content:O},
e=(0,B.mG)`${B.Gy.sign(B.rC[h])} ${B.Gy.strong([c,f])} (${n})`,i=B.Gy.isEmpty(o)?"":`<p>${u(o,l)}</p>
`;return l.problem(h,u(e,l),`${i}${L(s,l)}`)}function T(m,l){const h=n=>u(n,l),{figures:O=[],messages:p=[]}=Object.groupBy(m,({message:n})=>B.Gy.isEmpty(n)?"fig\
ures":"messages"),c=({line:n})=>n===null?"":`<pre>${d(n,l)}</pre>`,f=({help:n})=>B.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${h(n)}`,o=O.map(n=>`<figure><figcaption>${h(
n.place)}</figcaption>${c(n)}</figure>
`),s=p.map(n=>`${h(B.Gy.joined([n.place,n.message],B.Gy.words(": ")))}${f(n)}${c(n)}`);return`${o.join("")}${j(s)}`}function d({before:m,literal:l,after:h},O){const[
p,c,f]=[(0,R.J7)(m.trimStart().replaceAll("	"," ")),l,h].map(o=>u(o.replaceAll("	"," "),O));return`${p}<mark>${c}</mark>${f}`}function M({title:m,children:l,anchor:h,
isOpen:O},p){const c=u(m.name,p),f=L(l,p),o=m.sign===null&&B.Gy.isEmpty(m.text),s=f===""?`<b>${c}</b>`:p.name(c),e=[m.sign===null?"":p.sign(m.sign),o?c:s,u(m.text,
p)].filter(r=>r!=="").join(" ");if(f==="")return`<p>${e}</p>
`;const i=h===void 0?f:`<div id="${(0,R.My)(h)}">
${f}</div>
`;return`<details${$(h===void 0?void 0:"host")}${O?' open=""':""}>
<summary>${e}</summary>
${i}</details>
`}function P({caption:m,columns:l,rows:h,style:O},p){const c=(n,e,i)=>{const r=B.Gy.isEmpty(n)?"\u2013":u(n,p),[a,_]=i===0?['th scope="row"',"th"]:["td","td"],A=p.
hasTitles&&i>0&&O===void 0?u(e?.title??[],p):"";return`<${a}${$(e?.style)}${A===""?"":` data-title="${A}"`}>${r}</${_}>`},f=h.map(({cells:n,about:e,sign:i})=>{const r=e===
void 0?"":` data-host="${(0,R.My)(e.anchor)}"${e.isFailing?' data-failing=""':""}`,[a="",..._]=n,A=i===void 0?a:(0,B.mG)`${B.Gy.sign(i)}${B.Gy.words("\xA0")}${a}`;
return`<tr${r}>${[A,..._].map((U,W)=>c(U,l[W],W)).join("")}</tr>
`}),s=`<thead>
<tr>${l.map(({title:n,style:e})=>`<th scope="col"${$(e)}>${u(n,p)}</th>`).join("")}</tr>
</thead>`;return p.table(m,`<table${$(O)}>
${s}
<tbody>
${f.join("")}</tbody>
</table>`)}}),1423:((mt,Y,t)=>{t.d(Y,{OT:()=>I,TM:()=>s,Zw:()=>T});var R=t(4e3),S=t(5143),B=t(5799),u=t(1831),k=t(2796),v=t(4503),G=t(4120),L=t(6503),$=t(7792),
j=t(7035),g=t(806);function I(n,e){const{shown:i,rest:r}=(0,R.zN)((0,k.cZ)(n),e.limits.causes),a=new Set,_=r.flatMap(A=>A.findings).length;return[...i.map(A=>T(
A,e,a)),...(0,g.OS)(_,"finding",e)]}function T(n,e,i=new Set){const{severity:r,code:a,title:_,message:A,help:U,hosts:W,findings:E}=n,{context:C,limits:b}=e,H=(0,k.
pq)(n),J=(0,L.f5)(E).map(ut=>(0,g.ik)(ut,e)),[tt,it]=W,Q=tt&&it===void 0?C.history?.get(tt):void 0,V=r==="error"&&(0,k.hs)(E)&&!i.has(`history ${tt}`),Z=Q&&V?(0,j.
kW)(Q):null;return Z!==null&&i.add(`history ${tt}`),{kind:"problem",severity:r,code:a,url:`${C.docsUrl}#${a}`,count:H===""?H:`${H}: `,title:_,message:A===null?$.
Gy.nothing:$.Gy.sentence(A,b.characters),parts:[...A===null?P(n,e,i):M(n,e,i),...d("required by",$.Gy.joined(J),"line"),...d("help",U?$.Gy.prose(U,b.characters):
$.Gy.nothing,"help"),...d("affects",(0,G.od)(n.affects,C.clients),"small"),...d("history",Z??$.Gy.nothing,"small")]}}const d=(n,e,i)=>$.Gy.isEmpty(e)?[]:[{kind:"\
note",label:n,text:e,as:i}];function M(n,e,i){const{findings:r,message:a}=n,_=O(r,a??"",e),A=(0,L.Dx)(r),U=_.length>1&&A.length>1,W=_.length>1?"hosts":"host",E=l(
r,e,i),C=e.limits.hasLines&&(!U||E.line!==null),b=C?A.slice(0,1):[];return[...o(W,_,e.limits.hosts,"host",e,H=>p(H,U,e)),...C?h([E]):[],...c(r,b,U,e)]}function P(n,e,i){
const r=(0,k.cr)(n.findings),{shown:a,rest:_}=(0,R.zN)(r,e.limits.messages),A=C=>h(C.map(b=>m(b,n,e,i))),W=(f(e)===0?a:r).flatMap(C=>(0,L.Dx)(C).slice(0,1)),E=!e.
limits.hasLines||n.hosts.length>1;return[...A(a),...s(_.flat(),"finding",e,C=>A((0,k.cr)(C))),...c(n.findings,W,E,e)]}function m(n,{help:e},i,r){const[{problem:a}]=n,
{characters:_,hosts:A}=i.limits,U=O(n,a.message,{...i,detailed:new Set}),W=$.Gy.some(U,A,tt=>p(tt,U.length>1,i),"host"),{places:E,noun:C}=(0,L.TD)((0,L.Dx)(n)),
b=E.length<2?"":` (and ${(0,R.px)(E.length-1,`more ${C}`)})`,H=(0,$.mG)`${$.Gy.prose(a.message,_)}${b}`,J=e===null?a.help:void 0;return{...l(n,i,r),message:$.Gy.
joined([W,H],$.Gy.words(": ")),help:J?$.Gy.prose(J,_):$.Gy.nothing}}function l(n,e,i){const r=(0,L.io)(n),a=r&&(0,B.Xd)(r),_={place:$.Gy.nothing,message:$.Gy.nothing,
help:$.Gy.nothing,line:null};if(!a)return _;const A=(0,S.R3)(a),U=a.target===void 0?"":` \u2192 ${(0,S.II)(a.target)}`,W=!e.limits.hasLines||i.has(A)?void 0:r.line;
return i.add(A),{..._,place:$.Gy.link((0,v.uM)(a,e.context),$.Gy.path(A+U)),line:W??null}}const h=n=>{const e=n.filter(({place:i,message:r})=>!$.Gy.isEmpty([i,r]));
return e.length===0?[]:[{kind:"sources",items:e}]};function O(n,e,{detailed:i}){if(!(0,k.hs)(n))return[];const r=[...Map.groupBy(n,({host:A})=>A).values()],[{host:a,
isHostNew:_}={host:null,isHostNew:!1}]=n;return r.length>1||a===null||_||i.has(a)?r:e.includes((0,u.nx)(a))?[]:r}function p(n,e,i){const[r]=n,a=r?.host?(0,g.b8)(
r.host,i):$.Gy.nothing,_=(0,L.mj)(n,i.context.repositories.length),A=$.Gy.some((0,L.Dx)(n),1,E=>(0,g.ik)(E,i)),U=e?_===""?A:_:$.Gy.nothing,W=r?.isHostNew?G.dy:$.
Gy.nothing;return(0,g.ZT)(a,W,U)}function c(n,e,i,r){const{limits:a,context:_}=r,A=(0,L.mj)(n,_.repositories.length);if(A===""&&i)return[];const U=(0,L.Dx)(n),W=(0,L.
oN)(A===""?U:(0,L.TD)(U).places,e),E=b=>(0,g.ik)(b,r),C=e.length>0?"also at":"place";return A===""?o(C,W,a.places,"place",r,E):W.length===0?[$.om.paragraph($.Gy.
sentence(`in ${A}`))]:o(`in ${A}`,W,a.hosts,"repository",r,E)}const f=({medium:n,limits:e})=>n==="log"?0:e.items;function o(n,e,i,r,a,_){const{shown:A,rest:U}=(0,R.
zN)(e,i),W=r==="host"||n==="place"?"items":"line";if(f(a)===0){const C=U.length>0&&a.medium!=="log"?(0,$.mG)` ${a.rest}`:$.Gy.nothing;return d(n,(0,$.mG)`${$.Gy.
some(e,i,_,r)}${C}`,W)}return[...d(n,$.Gy.joined(A.map(_)),W),...s(U,r,a,E=>[$.om.paragraph($.Gy.joined(E.map(_)))])]}function s(n,e,i,r){if(f(i)===0)return(0,g.
OS)(n.length,e,i);const a=$.om.title((0,R.px)(n.length,`more ${e}`));return $.om.details(a,(0,g.Ku)(n,f(i),e,i,r))}}),3435:((mt,Y,t)=>{t.d(Y,{Ub:()=>P,aJ:()=>g,
gT:()=>I,qP:()=>h,sN:()=>T,wn:()=>M});var R=t(4e3),S=t(5143),B=t(4503),u=t(5102),k=t(4120),v=t(7792),G=t(806);const L=4,$=7;function j(p){const c=p.flatMap(o=>{
const s=Map.groupBy(o.places,l);return s.size===0&&s.set(null,[]),Array.from(s,([n,e])=>({name:n,finding:{...o,places:e}}))}),f=([,o])=>o.filter(({severity:s})=>s===
"error").length;return[...Map.groupBy(c,({name:o})=>o)].map(([o,s])=>[o,s.map(({finding:n})=>n)]).toSorted((o,s)=>f(s)-f(o))}function g(p,c){if(c.context.repositories.
length===0)return[];const f=j(p.filter(u.nM)).filter(([r])=>r!==null),[o]=f;if(o===void 0)return[];const s=v.Gy.some(f,{few:L},([r,a])=>(0,v.mG)`${v.Gy.code(r??
"")} (${(0,k.H8)(a)})`),n=v.om.title((0,R.px)(f.length,"repository"),(0,v.mG)`with errors or warnings in files: ${s}`,(0,u.hm)(o[1])==="error"?"fails":"warns"),
e=c.medium==="log"?0:c.limits.rows,i=(0,G.Ku)(f,e,"repository",c,r=>O(r,c));return[{kind:"details",title:n,children:i}]}const I=p=>["fails","unchecked"].includes(
(0,u.sG)(p));function T({hosts:p,files:c},f){const o=d(p.filter(I).map(P)),s=c.filter(({severity:E})=>E==="error"),n=d(s.map(({places:E})=>m(E))),e=[v.om.column(
"Repository",E=>v.Gy.link((0,B.aE)(E),v.Gy.code(E.name))),v.om.column("Commit",M),v.om.column("Failing hosts",o,"number"),v.om.column("Errors in files",n,"numbe\
r")],i=(E,C)=>v.om.table(E,e,C),r=E=>(o(E)??0)+(n(E)??0),{hit:a=[],other:_=[]}=Object.groupBy(f.context.repositories,E=>r(E)>0?"hit":"other"),A=a.toSorted((E,C)=>r(
C)-r(E)),U=(0,R.px)(_.length,"repository"),W=v.om.title(`${U} without failing hosts or errors in files`);return[...i(A,"Repositories with failures"),...v.om.details(
W,i(_,"Other repositories"))]}function d(p){const c=Map.groupBy(p.flat(),f=>f);return({name:f})=>c.get(f)?.length??null}const M=p=>p.commit===null?v.Gy.nothing:
v.Gy.link((0,B.DZ)(p),v.Gy.code(p.commit.slice(0,$))),P=({requirements:p})=>m(p.flatMap(({because:c})=>c)),m=p=>[...new Set(p.map(l))].filter(c=>c!==null),l=p=>typeof p==
"string"?null:(0,S._M)(p.file),h=(p,c)=>O(j(p),c),O=(p,c)=>p.flatMap(([f,o])=>{const{context:s,limits:n}=c,e=f??s.repository?.name,i=s.repositories.find(_=>_.name===
e),r=v.om.title(e===void 0?v.Gy.words("This checkout"):v.Gy.link((0,B.aE)(i),v.Gy.path(e)),(0,k.H8)(o)),a=[v.om.column("Place",({places:_})=>(0,G.AZ)(_,n.ownPlaces,
c,!0)),v.om.column("Severity",({severity:_})=>(0,v.mG)`${v.Gy.sign(v.rC[_])} ${_}`),v.om.column("Problem",({problem:{message:_,code:A}})=>(0,v.mG)`${v.Gy.sentence(
_,n.characters)} (${(0,G.U1)(A,c)})`)];return v.om.details(r,(0,G.Ku)(o,n.rows,"finding",c,_=>v.om.table(_,a,"Findings in files")))})}),4073:((mt,Y,t)=>{t.d(Y,{
YK:()=>vt,$9:()=>Ft,KL:()=>Ht,dI:()=>x,$M:()=>At,WQ:()=>nt,vH:()=>gt,CI:()=>yt,Ks:()=>_t});var R=t(4e3),S=t(5102),B=t(6763),u=t(7792),k=t(9076),v=t(4120),G=t(6906),
L=t(7035),$=t(806);const j=10,g=[7,30,90],I=30;function T(D,y){const{medium:w,limits:K,context:F}=y,[q,st]=[w==="log",w==="summary"],ot=P(D,F),at=st?ot:ot.filter(
Gt=>l(Gt,F)),ft=Gt=>u.om.title("History:",Gt);if(at.length===0)return st&&F.history?.size?[u.om.line(ft("1 run so far"))]:[];const Mt=q?at.map(Gt=>[Gt]):h(at,F),
{shown:Et,rest:Dt}=(0,R.zN)(Mt,Math.max(K.rows,j)),Pt=(0,R.zN)(Et,q?Et.length:j),Wt=[u.om.column("Host",Gt=>o(Gt,y)),...s(at,y)],Ut=([Gt])=>Gt?{sign:(0,S.sG)(Gt)}:
{},kt=Gt=>u.om.table(Gt,Wt,"History",Ut),Kt=u.om.title((0,R.px)(Pt.rest.flat().length,"more host")),wt=w==="brief"?y.rest:"in the history file",xt=[...kt(Pt.shown),
...u.om.details(Kt,kt(Pt.rest)),u.om.paragraph(u.Gy.small(p(Et,y))),...(0,$.OS)(Dt.flat().length,"host",{...y,rest:wt})],Xt=O(ot,F);return q?u.om.details(ft(`${Xt}\
; uptime and latency of ${I} days`),xt):[u.om.line(ft(Xt)),...xt,...st?(0,L.hc)(y):[]]}const d=(D,{history:y})=>D.flatMap(({visit:w})=>y?.get(w.host)??[]),M=(D,y)=>d(
D,y).flatMap(({recent:w})=>w);function P({hosts:D},y){const w=(K,F)=>{const[{good:q,runs:st}={good:1,runs:1}]=m([K],F,y);return q/st};return D.filter(K=>M([K],y).
filter(k.yX).length>1).toSorted((K,F)=>Number((0,S.DI)(F))-Number((0,S.DI)(K))||w(K,I)-w(F,I)||w(K,90)-w(F,90))}const m=(D,y,w)=>d(D,w).flatMap(({uptime:K})=>K.
find(({days:F,runs:q})=>F===y&&q>0)??[]),l=(D,y)=>(0,S.DI)(D)||M([D],y).some(({outcome:w})=>w==="fails"),h=(D,y)=>[...Map.groupBy(D,w=>{const[K]=d([w],y).flatMap(
({incidents:F})=>F.slice(0,1));return K?.until===null?K.from:w.visit.host}).values()];function O(D,y){const w=Math.max(...d(D,y).map(({recent:st})=>st.length)),
K=`the last ${(0,R.px)(w,"run")}`,F=D.filter(st=>l(st,y)).length;if(F===0)return`no failure in ${K}`;const q=M(D,y).filter(({outcome:st})=>st==="fails").length;
return D.length===1?`${q} of ${K} failed`:`${F} of ${D.length} hosts failed in ${K}`}function p(D,{medium:y,context:w}){const K=ot=>u.Gy.words(ot.replaceAll(" ",
"\xA0")),F=u.Gy.joined((0,G.MC)(D.flatMap(ot=>c(ot,w))).map(([ot,at])=>(0,u.mG)`${u.Gy.code(ot)}${K(` ${at}`)}`));if(y==="log")return F;const st=D.some(({length:ot})=>ot>
1)?"; of several hosts, the worst of each run":"";return(0,u.mG)`The newest run is at the right${u.Gy.words(st)}. ${F}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function c(D,y){const w=d(D,y);return(w[0]?.recent??[]).map((K,F,{length:q})=>{const st=w.flatMap(({recent:ft})=>ft.at(F-q)??[]),ot=st.flatMap(({ms:ft})=>ft??[]);
return{outcome:k.im.find(ft=>st.some(Mt=>Mt.outcome===ft))??"skipped",ms:ot.length===0?null:Math.max(...ot)}})}const f=({medium:D})=>D==="summary"||D==="brief";
function o(D,y){const w=u.Gy.some(D,y.limits.hosts,({visit:st})=>(0,$.b8)(st.host,y,u.Gy.name));if(!f(y))return w;const[K]=d(D,y.context),F=K===void 0?null:(0,L.
XQ)(K),q=y.medium==="brief"||F===null?u.Gy.nothing:u.Gy.small(F);return u.Gy.joined([w,(0,L.bW)(c(D,y.context)),q],u.Gy.newLine)}function s(D,y){const{medium:w,
context:K}=y;if(K.history===null)return[];const F=w==="log",q=(Et,Dt)=>F?Et:(0,u.mG)`${Et}${u.Gy.newLine}${u.Gy.words(`${Dt}\xA0days`)}`,st=(Et,Dt)=>{const Pt=m(
Et,Dt,K),Wt=(0,R.px)(Math.max(0,...Pt.map(Kt=>Kt.runs)),"run"),Ut=f(y)&&Pt.length>0?u.Gy.small(Wt):u.Gy.nothing,kt=({good:Kt,runs:wt})=>Kt/wt;return u.Gy.joined(
[(0,L.be)(Pt,kt,L.mc),Ut],u.Gy.newLine)},ot=Et=>(0,L.be)(d(Et,K).flatMap(({medianMs:Dt})=>Dt??[]),Number,v.kJ),at=u.om.column("Last runs",Et=>(0,L.bW)(c(Et,K)),
"history"),ft=d(D,K),Mt=g.filter(Et=>ft.some(Dt=>n(Dt,Et)));return[...f(y)?[]:[at],...(F?[I]:Mt).map(Et=>{const Dt=Et===g[0]?"number uptime":"number older";return u.
om.column(q("Uptime",Et),Pt=>st(Pt,Et),Dt)}),u.om.column(q("Latency",I),ot,"number minor")]}const n=({uptime:D},y)=>D.some(({days:w,runs:K},F)=>w===y&&K>1.1*(D[F-
1]?.runs??0));var e=t(1102),i=t(7615),r=t(3435);const a=2,_=4,A=6,U=20,W=200;function E(D,y=u.Gy.nothing){const{discovery:w}=D.visit.attempt,K=new Set((0,S.QK)(
D).map(({problem:q})=>q.title));if(K.size>0)return(0,R.K4)([...K],a);if(w.kind==="skipped")return w.problem.title;const F=u.Gy.some(D.services,A,({id:q})=>(0,i.
h0)(q));return(0,$.ZT)(u.Gy.isEmpty(F)?"no services":F,y)}const C=({visit:D,servicesFrom:y},w)=>y===null?(0,v.kJ)(D.attempt.timing.totalMs):(0,u.mG)`host block at ${(0,$.
ik)(y,w)}`;function b(D,y,w=!1){const{visit:K,isNew:F,findings:q}=D,st=(0,S.sG)(D),ot=(0,$.b8)(K.host,{...y,detailed:new Set}),at=F?` (${v.dy})`:"",ft=(0,u.mG)`${S.
nx[st]}${at}: ${E(D,C(D,y))}`,Mt=u.om.title(ot,ft,st),Et={kind:"facts",facts:(0,i.xS)(D,y)};if(y.medium!=="page")return{kind:"details",title:Mt,children:[Et]};const Dt=q.
map(({severity:Wt,problem:{message:Ut,help:kt,code:Kt}})=>{const wt=kt?(0,u.mG)` ${u.Gy.strong("Help:")} ${u.Gy.prose(kt)}`:u.Gy.nothing;return(0,u.mG)`${u.Gy.sign(
u.rC[Wt])} ${u.Gy.sentence(Ut)}.${wt} (${(0,$.U1)(Kt,y)})`}),Pt=y.context.history?.get(K.host)?.incidents??[];return{kind:"details",title:Mt,isOpen:w,anchor:(0,$.
dI)(K.host),children:[{kind:"list",items:Dt},Et,...(0,L.cT)(Pt,y)]}}function H(D,y,w){const{medium:K,limits:F}=w,q=y.filter(wt=>(0,S.QK)(wt).every(xt=>!(0,S.JR)(
wt)&&!(0,e.z)(xt))),st=D.flatMap(wt=>q.filter(xt=>(0,S.sG)(xt)===wt)),[ot]=st;if(ot===void 0||(0,$.jR)(y,w))return[];const at=K==="log",ft=(0,S.QK)(ot).length>0,
Mt=at||ft,Et=Mt&&st.length<=$.dS,Dt=ft?F.details:at?F.items:F.rows,Pt=(0,$.Ku)(st,Et?$.dS:Dt,"host",w,wt=>Mt?wt.map(xt=>b(xt,w)):u.om.table(wt,J(w),"Hosts"));if(Et||
ft&&(at||Pt.length===0))return Pt;const Wt=u.Gy.some(st,{few:_},({visit:wt})=>(0,$.b8)(wt.host,w)),Ut=(0,S.sG)(ot),kt=ft?"with errors or warnings":S.nx[Ut];return[
{kind:"details",title:st.length===1?u.om.title(Wt,kt,Ut):u.om.title((0,R.px)(st.length,"host"),(0,u.mG)`${kt}: ${Wt}`,Ut),children:Pt}]}const J=D=>[u.om.column(
"Host",y=>tt(y,D)),u.om.column("Required by",({requirements:y})=>{const w=y.flatMap(K=>K.because);return(0,$.AZ)(w,D.limits.ownPlaces,D)}),u.om.column("Result",
y=>E(y,C(y,D)))];function tt({visit:{host:D},isNew:y},w){const K=y?u.Gy.small(v.dy):u.Gy.nothing;return u.Gy.joined([(0,$.b8)(D,w,u.Gy.name),K],u.Gy.newLine)}const it=D=>(0,u.
mG)`${u.Gy.sign((0,S.sG)(D))} ${S.nx[(0,S.sG)(D)]} ${u.Gy.small(E(D))}`;function Q(D,y){const w=[u.om.column("Host",ot=>tt(ot,y),"name"),u.om.column("Status",it,
"status"),u.om.column("Time",ot=>(0,S.JR)(ot)?null:C(ot,y),"number minor"),u.om.column("Repositories",ot=>(0,r.Ub)(ot).length||null,"number repositories"),...s(
D,y).map(ot=>({...ot,cell:at=>ot.cell([at])})),u.om.column("Certificate expires",Z,"minor when")],K=ot=>u.om.table(ot,w,"Hosts",V,"hosts",W),{good:F=[],other:q=[]}=Object.
groupBy(D,ot=>(0,S.sG)(ot)==="works"?"good":"other");if(F.length<=U||q.length===0)return K(D);const st=u.om.title((0,R.px)(F.length,"host"),S.nx.works,"works");
return[...K(q),...u.om.details(st,K(F))]}const V=D=>({about:{anchor:(0,$.dI)(D.visit.host),isFailing:(0,r.gT)(D)}}),Z=({visit:D})=>D.attempt.certificates.map(({
expires:y})=>y.slice(0,10)).sort()[0]??"";var ut=t(1423),ht=t(5143),dt=t(1064),$t=t(5011);const Tt=3,It=6,Rt=12,Lt=(D,y)=>(0,S.Yn)(D,({rows:w})=>w).flatMap(w=>Ct(
w,y));function Ct(D,y){if(D.length===0)return[];const{medium:w,limits:K,context:F}=y,q=Bt(D),st=D.length<=$.dS,ot=q.sign==="fails"||q.sign==="warns"?w!=="log"||
st:w==="page"||w==="summary"&&F.repositories.length<=1,at=(0,$.Ku)(D,ot?K.roots:0,"root module",y,ft=>ft.map(Mt=>({kind:"details",title:Bt([Mt]),children:Nt(Mt,
y)})));return st&&at.length>0?at:[{kind:"details",title:q,children:at}]}function Bt(D){const y=D.flatMap(Et=>Et.rows),w=(0,S.Fl)(y),K=D.length===1,F=D[0]?.clients??
[],q=y.filter(Et=>(0,S.Fl)([Et])===w),st=new Set(q.map(Et=>rt(Et,F))),ot=K?Array.from(st,u.Gy.path):D.map(jt),at=(0,u.mG)`${K?"for":"in"} ${u.Gy.some(ot,Tt,Et=>Et)}`,
ft={fails:(0,u.mG)`init fails ${at}`,warns:(0,u.mG)`warnings ${at}`,skipped:bt(y),works:bt(y)},Mt=K?D.map(jt):(0,R.px)(D.length,"root module");return u.om.title(
(0,u.mG)`${Mt}:`,ft[w],w)}function bt(D){const y=({kind:ft,source:Mt})=>`${ft} ${Mt}`,w=[...new Map(D.map(ft=>[y(ft),ft])).values()];if(w.length===0)return"no r\
egistry modules and no providers";const K=Map.groupBy(w,({kind:ft})=>ft),F=Array.from(K,([ft,{length:Mt}])=>(0,R.px)(Mt,ft)).join(" and "),q=D.some(({platforms:ft})=>ft.
length>0)?" and package":"",st=new Set(D.filter(S.Rm).map(y)).size,ot=w.filter(({chosen:ft})=>Object.values(ft).includes(null)).length,at=[...ot>0?[`${ot} witho\
ut a version`]:[],...st>0?[`${st} not checked`]:[]];return`${F}, ${at.join(", ")||`every version${q} is available`}`}const jt=({directory:D})=>D==="."?u.Gy.words(
"the top directory"):u.Gy.path((0,ht.II)(D));function Nt({rows:D,clients:y},w){const K=(0,S.Yn)(D,q=>[q]).flat(),F=q=>({sign:(0,S.Fl)([q])});return(0,$.Ku)(K,w.
limits.rows,"row",w,q=>u.om.table(q,N(y,w),"Modules and providers",F))}const N=(D,y)=>[u.om.column("Module or provider",w=>z(w,D,y)),u.om.column("Problem",({problems:w})=>{
const K=w.filter(({usualSeverity:F})=>F!=="notice");return u.Gy.joined(K.map(({code:F})=>(0,$.U1)(F,y)))}),u.om.column("Constraint",({constraints:w})=>u.Gy.some(
[...new Set(w)],It,u.Gy.value)),u.om.column("Version",w=>pt(w,D)),u.om.column("Newest",({newest:w})=>w===null?null:u.Gy.value(w)),u.om.column("Platforms",({platforms:w})=>u.
Gy.some(w,Rt,({platform:K,available:F})=>{const q=F===null?"?":F?"\u2713":"\u2717";return(0,u.mG)`${u.Gy.words(q)} ${u.Gy.value(K)}`}))];function z(D,y,w){const K=u.
Gy.path(rt(D,y));if(w.medium==="log")return K;const F=D.source===D.address?u.Gy.nothing:u.Gy.path(D.source),q=D.places.slice(0,1).map(ot=>(0,$.ik)(ot,w)),st=u.Gy.
joined([F,q],u.Gy.words(" at "));return u.Gy.joined([u.Gy.strong(K),u.Gy.small(st)],u.Gy.newLine)}const rt=({address:D,host:y},w)=>w.every(K=>(0,$t.Vm)(K)===y)&&
D.startsWith(`${y}/`)?D.slice(y.length+1):D;function pt({chosen:D,locked:y},w){const K=dt.Du.filter(at=>D[at]!==void 0),F=Map.groupBy(K,at=>D[at]??null),q=F.size<
2&&w.every(at=>K.includes(at)),st=Array.from(F,([at,ft])=>{const Mt=at===null?"none":u.Gy.value(at);return q?Mt:(0,u.mG)`${(0,R.eZ)(ft)} ${Mt}`});if(y===null||st.
length===0)return u.Gy.joined(st);const ot=F.size===1&&F.has(y);return(0,$.ZT)(u.Gy.joined(st),ot?"locked":(0,u.mG)`locked: ${u.Gy.value(y)}`)}const Ot=["proble\
ms","unchecked","ownFiles","history","roots"],At=[...Ot,"requests","passed","skipped","notices","notes"],vt=[...Ot,"passed","skipped","notes"],Ft=[...Ot,"reques\
ts","passed","skipped","remarks"],Ht=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],St=(D,...y)=>({title:D,blocks:({
hosts:w},K)=>H(y,w,K)}),x={problems:{title:"Problems",blocks:({findings:D},y)=>(0,ut.OT)(y.medium==="log"?D:D.filter(S.nM),y)},ownFiles:{title:"Repositories",blocks:({
files:D},y)=>(0,r.aJ)(D,y)},history:{title:"History",blocks:T},roots:{title:"Root modules",blocks:X},requests:St("Requests","fails","warns"),unchecked:St("Hosts",
"unchecked"),passed:St("Hosts that passed","works"),skipped:St("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:D},y)=>Q((0,S.md)(D),y)},details:{
title:"Details",blocks:({hosts:D},y)=>et((0,S.md)(D),y)},incidents:{title:"Incidents",blocks:(D,y)=>(0,L.hc)(y)},repositories:{title:"Repositories",blocks:r.sN},
files:{title:"Findings in files",blocks:({files:D},y)=>(0,r.qP)(D,y)},notices:{title:"Notices",blocks:ct},notes:{title:"About this check",blocks:lt},remarks:{title:"\
Remarks",blocks:(D,y)=>gt(D,y).rest.map(u.om.paragraph)}};function X({roots:D,hosts:y},w){const K=(0,$.jR)(y,w),F=D.filter(({rows:q})=>!K||(0,S.Fl)(q)!=="fails");
return Lt(F,w)}const nt=({hosts:D},{limits:y})=>new Set((0,R.zN)((0,S.md)(D),y.details).shown.map(({visit:w})=>w.host)),et=(D,y)=>(0,$.Ku)(D,y.limits.details,"h\
ost",y,w=>w.map(K=>b(K,y,w.length===1)));function ct({findings:D},y){const w=D.filter(F=>!(0,S.nM)(F)),K=u.om.title((0,R.px)(w.length,"notice"),u.Gy.nothing,"no\
tice");return u.om.details(K,(0,ut.OT)(w,y))}function lt(D,y){const{shown:w,rest:K}=gt(D,y),F=q=>[u.om.paragraph(u.Gy.joined(q,u.Gy.newLine))];return[...F(w),...(0,ut.
TM)(K,"remark",y,F)]}function gt(D,{context:y,limits:w}){const K=(0,B.h$)(D,y).map(F=>u.Gy.sentence(F,w.characters));return(0,R.zN)(K,w.remarks)}const _t=(D,y,w)=>D.
flatMap(K=>{const{title:F,blocks:q}=x[K],st=K==="details"&&y.hosts.length>$.dS,ot=q(y,w);return ot.length===0?[]:[{id:K,title:F,isFolded:st,blocks:ot}]}),yt=(D,y,w)=>D.
flatMap(K=>x[K].blocks(y,w))}),5955:((mt,Y,t)=>{t.d(Y,{M:()=>u,u:()=>v});var R=t(5799),S=t(8820),B=t(6503);function*u(G,L=""){const $=`${L}  `,j=G instanceof Iterator,
[g,I]=j?"[]":"{}";let T=g;for(const d of j?G:Object.entries(G)){const[M,P]=j?["",d]:[`"${d[0]}": `,d[1]];if(P===void 0)continue;const m=`${T}
${$}${M}`;T=",",k(P)?(yield m,yield*u(P,$)):yield m+(0,S.s$)(JSON.stringify(P,null,2).replaceAll(`
`,`
${$}`))}yield T===g?`${g}${I}`:`
${L}${I}`}const k=G=>G instanceof Iterator||Object.values(G??{}).some(L=>L instanceof Iterator);function v(){const G=new Map;return L=>{const{host:$,problem:j}=L,
g=(0,S.RK)((0,B.ju)(L)??""),T=$===null&&!j.code.startsWith("file-")?(0,S.RK)(j.message):"",d=[j.code,$??"",g,(0,R.W7)(L),T].join("|"),M=(G.get(d)??0)+1;return G.
set(d,M),`${d}|${M}`}}}),6906:((mt,Y,t)=>{t.d(Y,{B2:()=>B,MC:()=>j,qX:()=>$,wh:()=>u});var R=t(9076),S=t(8820);const B={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function u(g){if(typeof g=="string")return(0,S.RK)(g);if(!("kind"in g))return g.map(u).join("");switch(g.kind){case"\
words":return g.text;case"code":case"prose":return(0,S.RK)(g.text,g.max);case"strong":case"small":case"sentence":case"link":return u(g.content);case"sign":return B[g.
of];case"break":return", ";case"chart":return $(g.runs)}}const k=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],v="\u2573",G="\u254C";function L(g){return g.outcome==="fails"?v:(0,R.yX)(g)?k.find(({belowMs:I})=>(g.ms??
0)<I)?.mark??"":G}const $=g=>g.map(L).join("");function j(g){const I=new Set(g.map(L)),T=g.some(P=>L(P)===k[0].mark&&P.ms===null);return[...k.map(({mark:P,words:m},l)=>[
P,l===0&&T?`${m} or not measured`:m]),[v,"failed"],[G,"no result"]].filter(([P])=>I.has(P))}}),6097:((mt,Y,t)=>{t.d(Y,{$N:()=>L,LG:()=>M,fX:()=>g});var R=t(4e3),
S=t(5143),B=t(5799),u=t(9664),k=t(5257),v=t(5102),G=t(6503);function L(l,{repositories:{length:h}}){const{hosts:O,files:p,findings:c,passed:f,stopped:o}=l,s=d(l,
h),n=p.filter(({problem:E})=>s===null||!j.test(E.code)),e=n.filter(E=>!$(E)),i=(0,v.hm)(e)==="error"&&!O.some(v.DI),r=s===null&&h>0?` in ${(0,R.px)(h,"repositor\
y")}`:"",A=[e.length<n.length?[`nothing to check${r}`]:I(O,r),T(e)],U=[s??[],i?A.toReversed():A].flat(2).join(", "),W=(0,v.hm)(c)==="error";if(o!==null){const E=(0,R.
Cw)(o);return W||O.some(v.b)?`${U} (${E})`:`${E}; ${U}`}return f&&W?`${U} (the check passes: fail-on is never)`:f||W?U:`${U} (the check fails: fail-on is warnin\
g)`}const $=({problem:l,severity:h})=>l.code==="nothing-to-check"&&h==="error",j=/^(?:module|provider|version|package|constraint|lock)-/,g="not allowed";function I(l,h){
const O=l.length;if(O===0)return[`no registry hosts to check${h}`];const{skipped:p=[],checked:c=[]}=Object.groupBy(l,C=>(0,v.JR)(C)?"skipped":"checked"),{fails:f,
unchecked:o,works:s}=v.nx,n=(C,b)=>b.length===0?[]:[{words:C,count:b.length}],e=[...n(f,c.filter(v.DI)),...n(g,p.filter(v.DI)),...n(o,p.filter(v.b))],i=[...n(s,
c),...n(v.nx.skipped,p)],[r,...a]=e.length>0?e:i,_=c.filter(C=>(0,v.sG)(C)==="warns").length,A=O===1?"":`${_} ${e.length>0?"more ":""}`,W=r?.words===g||r?.words===
o?r.count===1?"is ":"are ":"";return[`${O===1?"1 registry host":(0,G.GH)(r?.count??0,O,"registry hosts")}${h} ${W}${r?.words}`,...a.map(({count:C,words:b})=>`${C}\
 ${b}`),..._===0?[]:[`${A}with warnings`]]}function T(l){const h=(0,v.hm)(l);if(h===null||h==="notice")return[];const O=l.filter(({severity:s})=>s===h),p=(0,G.eb)(
O).length,c=new Set((0,G.Dx)(O).map(({file:s})=>s)).size,f=p>0?`files of ${(0,R.px)(p,"repository")}`:(0,R.px)(c,"file"),o=O.some(s=>(0,B.Xd)(s)===null);return[
...c>0?[`${h}s in ${f}`]:[],...o?[`${h}s in settings or credentials`]:[]]}function d({roots:l,findings:h},O){const p=l.filter(({directory:i})=>i!==k.cd.file),[c]=(0,v.
Yn)(p,({rows:i})=>i),f=new Set([...c.map(P),...m(h)]);if(f.size===0)return null;const o=new Set([...p.map(P),...f]).size,s=new Set(Array.from(f,S._M)).size,n=o<
2?"":` in ${(0,G.GH)(f.size,o,"root modules")}`,e=O<2?"":` (${(0,G.GH)(s,O,"repositories")})`;return`init fails${n}${e}`}function M(l,{repositories:h}){const O=l.
files.filter(({severity:p})=>p==="error");return d(l,h.length)??T(O)[0]??null}const P=({directory:l})=>l,m=l=>(0,G.Dx)(l.filter(({problem:h,severity:O})=>h.code===
"cloud-token"&&O==="error")).map(({file:h})=>{const{repository:O,path:p}=(0,S.bH)(h),c=(0,u.jt)(p)||".";return O===null?c:(0,S.yJ)(O,c)})}),3394:((mt,Y,t)=>{t.d(
Y,{Cf:()=>M,Fp:()=>O,Gc:()=>T,gD:()=>l,wQ:()=>d,yv:()=>p});var R=t(4e3),S=t(6266),B=t(5102),u=t(4073),k=t(806),v=t(4120),G=t(6097),L=t(7792);const $=1e6,j=10,g=100,
I=7;function T(c,f){const o=f.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),s=L.Gy.link(o,L.Gy.words("in the JSON report"));return M(u.$M,c,(0,k.du)(f,
"summary",s),{head:`## ${l(c,f)}`,foot:(0,L.mG)`tf-disco ${f.version}, started ${(0,v.QN)(f.startedAt)}.`,maxBytes:$})}const d=(c,f,o,s)=>M(u.YK,c,(0,k.du)(f,"b\
rief",k.xy),{head:`### ${h(c,f)}`,foot:(0,L.mG)`Details in the summary of ${O(o)}. Updated automatically.`,maxBytes:s});function M(c,f,o,{head:s,foot:n,maxBytes:e}){
const i=(0,S.kE)([L.om.paragraph(L.Gy.small(n))]),r=e-j-(0,R.$$)(s+i),a=P(c,f,o),_=m(a,S.kE,r);return`${[s,..._,i].filter(A=>A!=="").join(`

`)}
`}const P=(c,f,o)=>c.flatMap(s=>{const{title:n,blocks:e}=u.dI[s],i=L.om.paragraph((0,L.mG)`${n}: more ${o.rest}`);return s!=="problems"?[[e(f,o),[i]]]:e(f,o).map(
r=>r.kind==="problem"?[[r],[{...r,message:L.Gy.nothing,parts:[]}]]:[[r]])});function m(c,f,o){const s=a=>a===""?0:(0,R.$$)(a)+2,n=c.map(([a=[]])=>f(a));let e=n.
reduce((a,_)=>a+s(_),0);const i=(a,_)=>{e+=s(_)-s(n[a]??""),n[a]=_},r=[...c.keys()].reverse().filter(a=>n[a]!=="");for(const a of r){const _=c[a]?.[1];_!==void 0&&
e>o&&i(a,f(_))}for(const a of r)e>o&&i(a,"");return n}const l=(c,f)=>`${S.$J[(0,B.fi)(c)]} ${(0,v.Iu)((0,G.$N)(c,f))}`,h=(c,f)=>`${S.$J[(0,B.fi)(c)]} Terraform \
service discovery: ${(0,G.$N)(c,f)}`;function O({url:c,workflow:f,job:o,commit:s}){const n=f.split("/").at(-1)??"";return L.Gy.joined([L.Gy.link(c,L.Gy.code(n===
""?"this run":n,g)),o===""?L.Gy.nothing:(0,L.mG)`job ${L.Gy.code(o,g)}`,s===""?L.Gy.nothing:(0,L.mG)`commit ${L.Gy.code(s.slice(0,I))}`])}const p=(c,f,o)=>`${h(
c,f)}. ${(0,S.ni)(L.Gy.small(O(o)))}
`}),2935:((mt,Y,t)=>{t.d(Y,{LV:()=>G,Wc:()=>T,ky:()=>k,nI:()=>S,nc:()=>$,wW:()=>u});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},S=(d,M,{colour:P})=>P?
`\x1B[${R[M]}m${d}\x1B[0m`:d,B=(d,M,{hyperlinks:P})=>M&&P?`\x1B]8;;${M}\x1B\\${d}\x1B]8;;\x1B\\`:d;function u(d,M){const P=" ".repeat(d.indent),m=d.label.padEnd(
(d.column??0)-1),l=" ".repeat(d.indent+(d.column??2)),h=M.width-P.length-m.length-1,O=G(v(d.text,M),h,M.width-l.length),[p="",...c]=O,f=B(S(m,d.style,M),d.url,M),
{text:o="",url:s}=d.linked??{},e=p.startsWith(o)?`${B(o,s,M)}${p.slice(o.length)}`:p;return[`${P}${f} ${e}`.trimEnd(),...c.map(i=>`${l}${i}`)]}function k(d,M){const P=G(
v(d,M),M.width,M.width-2),[m="",...l]=P;return[m,...l.map(h=>`  ${h}`)]}const v=(d,M)=>M.withFlags?.(d)??d;function G(d,M,P=M){const m=[];let l="",h=0;for(const O of d.
split(" ")){const p=$(O),c=m.length===0?M:P;l!==""&&h+1+p>c&&(m.push(l),l=""),h=l===""?p:h+1+p,l=l===""?O:`${l} ${O}`}return[...m,l]}const L=/^[ -~]*$/,$=d=>L.test(
d)?d.length:Iterator.from(d).reduce((M,P)=>M+j(P),0);function j(d){return L.test(d)?1:g(d)?0:new RegExp("\\p{Regional_Indicator}","u").test(d)?1:I(d)?2:1}const g=d=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(d),I=d=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(d);function T(d,M,P){let[m,l]=["",0];for(const h of d){const O=j(h),p=l+O;if(l>=M&&p<=P&&(O>0||l>M)?m+=h:m+=" ".repeat(Math.max(0,Math.min(p,P)-Math.max(l,
M))),l=p,l>P)break}return m}}),2909:((mt,Y,t)=>{t.a(mt,async(R,S)=>{try{let b=function(Q){g.R8(U.redact(Q).map(V=>(0,f.LS)(V)))},tt=function(Q){const{verdict:V,
changes:Z,context:ut}=Q,ht=i===null?[]:(0,$.ws)((0,l.R8)(V),_,i),dt=Z?.kind==="files"?Z.files:[],$t=i===null?new Map:(0,$.hP)(ht,dt,_,i);return{...Q,located:ht,
context:{...ut,links:$t}}};t.r(Y);var B=t(1992),u=t(3368),k=t(7251),v=t(1342),G=t(7671),L=t(6954),$=t(40),j=t(220),g=t(3565),I=t(8782),T=t(1589),d=t(785),M=t(1831),
P=t(1116),m=t(7039),l=t(4503),h=t(6662),O=t(3394),p=t(8463),c=t(7773),f=t(8820),o=t(6875);const s=120;(0,d.kL)(process,Q=>process.stderr.write(`the log was not \
written: ${Q}
`));const{env:n}=process,e=g.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const i=(0,I.ng)(n,e),r=(0,I.$c)(n.GITHUB_EVENT_NAME,e),a=Object.keys(n).filter(
Q=>Q.startsWith(M.xV)&&!n[Q]);for(const Q of r?a:[])delete n[Q];const _=n.GITHUB_WORKSPACE??process.cwd(),A=g.Ko(c.y.map(({name:Q})=>Q)),U=(0,u.cA)(A,n,(0,k.K)(
g.QU)),W=new o.VG;await(0,d.mB)(process,{stop:W,secrets:U,isFinal:!1,act:E,reportMistakes:Q=>g.fJ("Wrong settings",Q.map(V=>(0,f.LS)(V)).join(`
`)),reportCrash:Q=>g.fJ("Could not run",Q)});async function E(Q){const V=(0,T.fN)(dt=>g.N4(U.redact([dt]))),{checked:Z,warnings:ut}=await(0,B.k_)(A,process,V,{directory:_,
isFork:r,stop:W,changes:C,secrets:U}),ht=Q.aborted?3:Z.verdict.passed?0:1;return b(ut),await J(Z,Q),ht}async function C({githubToken:Q}){const V=await(0,G.S)(i,
Q,W.signal);return V.kind==="all"&&i?.pull&&b([`changed-only has no effect: ${V.why}`]),V}async function H(Q,V){try{await V()}catch(Z){b([`${Q}: ${(0,v.A3)(Z)}`])}}
async function J(Q,V){let Z={...Q,located:[]};await H("places are not links",()=>{Z=tt(Q)}),await it(Z),!V.aborted&&await H("the comment and the issue were not \
written",async()=>{const{notes:ut,warnings:ht}=await(0,j.m)(Z,i,_,V);g.N4(U.redact(ut)),b(ht)})}async function it({settings:Q,verdict:V,context:Z}){const{GITHUB_OUTPUT:ut,
GITHUB_STEP_SUMMARY:ht,RUNNER_TEMP:dt}=n,$t={colour:!1,width:s,isRunner:!0,context:Z},Tt={"the log was not written":()=>g.ur((0,h.K)(V,$t)),"the annotations wer\
e not written":()=>g.fz((0,P.H)(V,Z)),"the outputs were not written":()=>b(g.Kn(ut,(0,L.Y)(V))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>g.Sy(
ht,(0,O.Gc)(V,Z)),"the JSON report was not written to RUNNER_TEMP":()=>{const It=g.u5(dt,(0,m.hF)(V,Z));b(g.Kn(ut,{report:It}))},"the report files were not writ\
ten":()=>b((0,p.t)(Q,{verdict:V,context:Z},_))};for(const[It,Rt]of Object.entries(Tt))await H(It,Rt)}S()}catch(s){S(s)}},1)}),9050:((mt,Y,t)=>{t.d(Y,{GY:()=>G,R8:()=>n});
var R=t(3024),S=t(6760),B=t(5747);const u=5,k=/^[0-9a-f]{40}$/,v=/^refs\/(?!.*\.\.)[^\0]+$/;function G(e){const i=(0,S.join)(e,".git"),r=L(i,e)??i,a=I((0,S.join)(
r,"commondir")),_=a===null?r:(0,S.resolve)(r,a),A=()=>(0,B.r7)((0,S.join)(_,"packed-refs"))??"",U=$(I((0,S.join)(r,"HEAD")),[r,_],A);return U===null?null:{commit:U,
isFetched:g(U,(0,B.r7)((0,S.join)(r,"FETCH_HEAD"))??"",A),remote:M((0,B.r7)((0,S.join)(_,"config"))??""),tracked:W=>s((0,S.join)(r,"index"),W)}}function L(e,i){
const[,r]=/^gitdir: (.+)$/.exec(I(e)??"")??[];return r===void 0?null:(0,S.resolve)(i,r)}function $(e,i,r){let a=e;for(let _=0;a!==null&&_<=u;_+=1){if(k.test(a))
return a;const[,A]=/^ref: (.+)$/.exec(a)??[];if(A===void 0||!v.test(A))return null;a=j(A,i,r)}return null}function j(e,i,r){for(const _ of i){const A=I((0,S.join)(
_,e));if(A!==null)return A}return r().split(`
`).find(_=>_.endsWith(` ${e}`))?.slice(0,40)??null}function g(e,i,r){const a=(_,A)=>_.split(`
`).some(U=>U.startsWith(`${e}${A}`));return a(i,"	")||a(r()," refs/remotes/")}const I=e=>(0,B.r7)(e)?.replace(/\r?\n$/,"")??null,T=21,d=/^(?!\.{1,2}$)[\w.-]+$/;
function M(e){let i=!1;for(const r of e.split(`
`)){const a=r.trim();a.startsWith("[")&&(i=a==='[remote "origin"]');const _=a.indexOf("=");if(!(!i||_<0||a.slice(0,_).trim().toLowerCase()!=="url"))return P(a.slice(
_+1).trim())}return null}function P(e){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(e),[r,a]=i===null?m(e):[i[1],i[2]],_=(a??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),A=_.length>1&&_.length<=T;return!r||!A||!_.every(U=>d.test(U))?null:{host:r.toLowerCase(),owner:_.slice(0,-1).join("/"),name:_.at(-1)??""}}function m(e){
const i=URL.parse(e);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}const l=128*1024*1024,h=12,
O=62,p=16384,c=12288,f=61440,o=32768;function s(e,i){const r=new Map,a=(0,B.io)(e,l);if(a===null||a.length<h)return r;const _=a.readUInt32BE(4);if(a.toString("l\
atin1",0,4)!=="DIRC"||_<2||_>3)return r;const A=a.readUInt32BE(8);let U=h;for(let W=0;W<A;W+=1){if(U+O>a.length)return r;const E=a.readUInt16BE(U+60),C=U+O+(E&p?
2:0),b=a.indexOf(0,C);if(b<0)return r;const H=(a.readUInt32BE(U+24)&f)===o,J=a.toString("utf8",C,b);H&&(E&c)===0&&i.has(J)&&r.set(J,{modified:a.readUInt32BE(U+8),
size:a.readUInt32BE(U+36)}),U+=b-U+8&-8}return r}function n(e,{modified:i,size:r}){const a=(0,B.N0)(()=>(0,R.lstatSync)(e),null),_=Math.floor((a?.mtimeMs??0)/1e3);
return a?.isFile()===!0&&a.size%2**32===r&&_%2**32===i}}),7671:((mt,Y,t)=>{t.d(Y,{N:()=>k,S:()=>p});var R=t(317),S=t(8782);const B=100,u=100;async function k(c,f,o,s){
const n=AbortSignal.any([AbortSignal.timeout(o),s]),{connect:e}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:i,paginate:r}=e(c,f,n),a={owner:c.
owner,repo:c.repository},_={...a,per_page:B},A=W=>G(W.then(({data:E})=>E)),U=(W,E)=>G(v(W,E));return{listComments:async W=>{const E={..._,issue_number:W};return(await U(
r.iterator(i.issues.listComments,E))).map(L)},createComment:async(W,E)=>L(await A(i.issues.createComment({...a,issue_number:W,body:E}))),updateComment:(W,E)=>A(
i.issues.updateComment({...a,comment_id:W,body:E})),deleteComment:W=>A(i.issues.deleteComment({...a,comment_id:W})),listIssues:async(W,E)=>{const C=r.iterator(i.
issues.listForRepo,{..._,...W}),b=H=>(0,S.at)(H,"pull_request")===void 0;return(await U(C,E)).filter(b).map($)},createIssue:async W=>$(await A(i.issues.create({
...a,...W,labels:[...W.labels]}))),updateIssue:(W,E)=>A(i.issues.update({...a,issue_number:W,...E})),addLabels:(W,E)=>A(i.issues.addLabels({...a,issue_number:W,
labels:[...E]})),createLabel:W=>A(i.issues.createLabel({...a,...W})),listChangedFiles:async W=>{const E={..._,pull_number:W};return(await U(r.iterator(i.pulls.listFiles,
E))).map(j)}}}async function v(c,f=Number.POSITIVE_INFINITY){const o=[];let s=0;for await(const{data:n}of c){for(const e of g(n))o.push(e);if(o.length>=f)return o.
slice(0,f);if(s+=1,s===u)throw new R.F9(`the list has more than ${u} pages`)}return o}async function G(c){try{return await c}catch(f){throw f instanceof R.F9?f:
new R.F9("the response is not one of GitHub\u2019s REST API")}}const L=c=>({id:P(c,"id"),body:M(c,"body")??"",isTrusted:T(c)}),$=c=>({number:P(c,"number"),title:d(
c,"title"),body:M(c,"body")??"",isOpen:d(c,"state")==="open",reason:M(c,"state_reason"),closedAt:M(c,"closed_at"),labels:g((0,S.at)(c,"labels")).flatMap(f=>typeof f==
"string"?f:M(f,"name")??[]),isTrusted:T(c)}),j=c=>({file:d(c,"filename"),status:d(c,"status"),changes:P(c,"changes"),patch:M(c,"patch")}),g=c=>Array.isArray(c)?
c:m(),I=["OWNER","MEMBER","COLLABORATOR"],T=c=>(0,S.at)(c,"user","type")==="Bot"||I.includes((0,S.at)(c,"author_association")),d=(c,f)=>M(c,f)??m();function M(c,f){
const o=(0,S.at)(c,f)??null;return o===null||typeof o=="string"?o:m()}function P(c,f){const o=(0,S.at)(c,f),s=typeof o=="bigint"?Number(o):o;return typeof s=="n\
umber"&&Number.isFinite(s)&&s>=0?s:m()}function m(){throw new R.F9("the response is not one of GitHub\u2019s REST API")}const l=3e3,h=6e4,O=c=>({kind:"all",why:c});
async function p(c,f,o){if(c===null)return O("not a workflow run");const{pull:s,event:n}=c;if(s===null)return O(`a ${n} event has no pull request`);const e=(0,S.
h0)(c,f);if(!e.ok)return O(e.why);try{const r=await(await k(c,e.value.token,h,o)).listChangedFiles(s.number);return r.length<l?{kind:"files",files:r}:O(`the pul\
l request changes ${l} files or more, and GitHub lists at most ${l}`)}catch(i){return O((0,R.Ic)("the changed files could not be listed",i,{run:c,permission:"pu\
ll-requests: read"}))}}}),317:((mt,Y,t)=>{t.d(Y,{F9:()=>B,Ic:()=>I,Wo:()=>u,jy:()=>$});var R=t(1342),S=t(8820);class B extends Error{name="ApiFailure";httpStatus;headers;constructor(P,m=null,l={}){
super(P),this.httpStatus=m,this.headers=l}}async function u(M){try{return await M,!0}catch(P){if(P instanceof B&&P.httpStatus===404)return!1;throw P}}const k=2e4,
v=2,G=500,L=M=>j(M,0,0)!==null;function $(M,P,m,l){if(m>=v)return null;const h=j(M,m,l);if(h!==null)return h<=k?h:null;if(P==="POST")return null;const{httpStatus:O}=M;
return O===null||O===408||O>=500?G*2**m:null}function j({httpStatus:M,headers:P,message:m},l,h){if(M!==403&&M!==429)return null;const O=Number(P["retry-after"]??
Number.NaN);if(Number.isFinite(O))return Math.max(0,O*1e3);const p=Number(P["x-ratelimit-reset"]??Number.NaN);return String(P["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(p)?Math.max(0,p*1e3-h):M===429||/secondary rate limit|abuse detection/i.test(m)?5e3*2**l:null}const g=300;function I(M,P,{run:m,permission:l}){if(!(P instanceof
B))return`${M}: ${(0,R.A3)(P)}`;const{httpStatus:h,message:O}=P,p=O.startsWith("the ")?" as expected":"",c=h===null?`did not answer${p}`:`returned ${h}`;return`${M}\
: ${(0,S.RK)(m.apiUrl)} ${c} (${T(O)})${d(P,m,l)}`}const T=M=>(0,S.BP)((0,S.RK)(M.replace(/\s+/gu," "),g));function d(M,P,m){if(L(M))return"; GitHub limits the \
rate of requests, try again later";switch(M.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return P.pull?.isFork===!0&&
m.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${m}\` to \`permissions\` of the job`;case 410:
return m==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),6954:((mt,Y,t)=>{t.d(Y,{Y:()=>u});var R=t(4e3);
const S={hosts:12e4,services:36e4},B=1;function u({passed:k,hosts:v,findings:G}){const L=I=>G.filter(T=>T.severity===I).length,$=({visit:I})=>JSON.stringify(I.host),
{shown:j}=(0,R.I0)(v,S.hosts,B,$),{shown:g}=(0,R.I0)(v,S.services,B,I=>{const T=I.services.flatMap(d=>d.kind==="url"?[[d.id,d.url]]:[]);return`${$(I)}:${JSON.stringify(
Object.fromEntries(T))}`});return{passed:k,hosts:`[${j.join(",")}]`,services:`{${g.join(",")}}`,errors:L("error"),warnings:L("warning"),"left-out":v.length-Math.
min(j.length,g.length)}}}),40:((mt,Y,t)=>{t.d(Y,{hP:()=>j,ws:()=>L});var R=t(6760),S=t(5747),B=t(9050),u=t(9075),k=t(9664),v=t(4503);let G=function(...T){return{
createHash:G}=process.getBuiltinModule("node:crypto"),new.target?new G(...T):G(...T)};function L(T,d,M){if(!/^https?:\/\/[\w.:/-]+$/.test(M.serverUrl))return[];
const P=(0,u.Oo)(l=>{const h=(0,B.GY)((0,R.join)(d,l));return h!==null?{prefix:l===""?"":`${l}/`,checkout:h}:l===""?null:P((0,k.jt)(l))});return[...Map.groupBy(
T,l=>P((0,k.jt)(l)))].flatMap(([l,h])=>l===null?[]:$(l,h,d,M))}function $({prefix:T,checkout:d},M,P,m){const{commit:l,isFetched:h,remote:O}=d,p=URL.parse(m.serverUrl);
if(O===null||p===null)return[];if(O.host!==p.host&&O.host!==p.hostname)return[];if(!h&&![m.commit,m.defaultCommit].includes(l))return[];const c=`${O.owner}/${O.
name}`,f=`${m.serverUrl}/${c}/blob/${l}`,o=e=>e?.toLowerCase()===c.toLowerCase(),s=o(`${m.owner}/${m.repository}`)||o(m.pull?.from),n=new Map(M.map(e=>[e.slice(
T.length),e]));return Array.from(d.tracked(new Set(n.keys())),([e,i])=>{const[r,a]=[n.get(e),(0,v.oW)(e)];return r===void 0||a===null||!(0,B.R8)((0,R.join)(P,r),
i)?[]:{file:r,path:e,url:`${f}/${a}`,isOfRun:s}}).flat()}function j(T,d,M,{pull:P,serverUrl:m,owner:l,repository:h}){const O=new Map(d.map(({file:c,patch:f})=>[
c,f])),p=T.map(({file:c,path:f,url:o,isOfRun:s})=>{const n=O.get(f)??null,e=n===null||!s?null:(0,S.r7)((0,R.join)(M,c));if(P===null||n===null||e===null)return[c,
{url:o}];const i=G("sha256").update(f).digest("hex"),r=`${m}/${l}/${h}/pull/${P.number}/files#diff-${i}`;return[c,{url:o,diff:{url:r,lines:g(n,e)}}]});return new Map(
p)}function g(T,d){const M=d.split(`
`).map(I),P=new Set;let m=0;for(const l of T.split(`
`)){const[,h]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];h!==void 0?m=Number(h):/^[ +]/.test(l)&&(M[m-1]===I(l.slice(1))&&P.add(m),m+=1)}return P}const I=T=>T.endsWith(
"\r")?T.slice(0,-1):T}),1614:((mt,Y,t)=>{t.d(Y,{Fq:()=>l,KY:()=>G,Uv:()=>$,pT:()=>M});var R=t(2389),S=t(4e3),B=t(8065),u=t(5102),k=t(8782),v=t(5017);function G({
verdict:o,context:s},{issueCloseAfter:n},e){const i=H=>H.some(({severity:J})=>(0,R.k2)(J,s.failOn)),{stopped:r}=o,a=o.hosts.map(H=>{const J=H.visit.host,tt=s.history?.
get(H.visit.host)?.alarm??null,it=i(H.findings),Q=(0,u.sG)(H)==="skipped",V=tt===null?it||(0,u.b)(H):tt.isDown&&!Q;return{name:J,alarm:Q?null:tt,failsNow:it,isDown:V}}),
_=a.map(({name:H})=>H).toSorted(),A=a.filter(({isDown:H})=>H).map(({name:H})=>H),U=i(o.files)?[B.cn]:[],W=[...A,...U].toSorted(),E=a.flatMap(({alarm:H,...J})=>H===
null?[]:{alarm:H,...J}),C=E.filter(({alarm:H})=>H.good<n),b=E.filter(({failsNow:H,isDown:J})=>H&&!J);return{hosts:_,failing:W,since:new Map(E.flatMap(({name:H,alarm:J})=>J.
since?[[H,J.since]]:[])),unsettled:new Map(C.map(({name:H,alarm:J})=>[H,J.good])),goodRuns:n,pending:new Map(b.map(({name:H,alarm:J})=>[H,J.failed])),isWhole:r===
null||["deadline","signal","crash"].includes(r.kind),at:s.startedAt,run:e.id}}const L=o=>({kind:"nothing",why:o});function $(o,s){const n=o?.isOpen?j(s,o.state):
s,e=n.failing.length===0,i=n.pending.size===0?"no failures":"too few failing runs";if(o===null)return e?L(i):{kind:"open",state:g(null,n)};const{state:r,isOpen:a,
reason:_}=o;if(r.run>n.run)return L("a later run has updated it");if(!a&&e)return L(i);if(!a&&_==="not_planned"&&r.digest===(0,v.ol)(n.failing))return L("it was\
 closed as not planned");const A=g(r,n),U=r.digest!==A.digest||!a;return{kind:e?"close":a?"update":"reopen",state:A,event:U?I(r,n,!a):null}}function j(o,{failing:s}){
const n=new Set(o.hosts),e=({subject:r})=>o.unsettled.has(r)||!o.isWhole&&!n.has(r),i=s.first.filter(e).map(({subject:r})=>r);return{...o,failing:[...new Set([...o.
failing,...i])].toSorted()}}function g(o,s){return{hosts:m(s.hosts),failing:T(s,o?.failing.first??[]),digest:(0,v.ol)(s.failing),since:s.failing.length===0?null:
o?.since??d(s),run:s.run}}function I({failing:o,since:s},n,e){const i=new Set(o.first.map(({subject:U})=>U)),r=o.count===o.first.length,a=U=>i.has(U)||!r,_=new Set(
[...n.hosts,B.cn]),A=o.first.filter(({subject:U})=>!n.failing.includes(U));return{at:n.at,down:n.failing.filter(U=>!a(U)),up:A.filter(({subject:U})=>_.has(U)),gone:A.
flatMap(({subject:U})=>_.has(U)?[]:[U]),still:n.failing.filter(a),endedSince:n.failing.length===0?s:null,isReopened:e}}function T(o,s){const n=new Map(s.map(({subject:e,
since:i})=>[e,i]));return m(o.failing.map(e=>{const i=o.unsettled.get(e)??0;return{subject:e,since:n.get(e)??o.since.get(e)??o.at,...i>0?{recovering:{good:i,needed:o.
goodRuns}}:{}}}))}const d=({failing:o,since:s,at:n})=>o.map(e=>s.get(e)??n).reduce((e,i)=>e<i?e:i,n);function M(o,{hosts:s}){if(o.length===0||s.count===0)return 1;
const n=new Set(s.first),e=m(o).first.filter(r=>n.has(r)).length;return o.length===s.count&&e===n.size?e+1:e}const P=6e3;function m(o){const{shown:s}=(0,S.I0)(o,
P,0,n=>JSON.stringify(n));return{first:o.slice(0,s.length),count:o.length}}function l(o){const s=h((0,k.at)(o,"hosts"),O),n=h((0,k.at)(o,"failing"),c);if(s===null||
n===null)return null;const e=(0,k.at)(o,"since");return{hosts:s,failing:n,digest:(0,k.$6)(o,"digest")??"",since:p(e)?e:null,run:f((0,k.at)(o,"run"))}}function h(o,s){
const n=(0,k.at)(o,"first");return!Array.isArray(n)||!n.every(s)?null:{first:n,count:Math.max(n.length,f((0,k.at)(o,"count")))}}const O=o=>typeof o=="string",p=o=>O(
o)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(o)&&!Number.isNaN(Date.parse(o)),c=o=>O((0,k.at)(o,"subject"))&&p((0,k.at)(o,"since")),f=o=>typeof o=="number"&&Number.isSafeInteger(
o)&&o>=0?o:0}),5017:((mt,Y,t)=>{t.d(Y,{Pe:()=>L,ol:()=>k,t7:()=>$,yR:()=>u});var R=t(8820);let S=function(...j){return{createHash:S}=process.getBuiltinModule("n\
ode:crypto"),new.target?new S(...j):S(...j)};const B="tf-disco",u=(j,...g)=>k([j.workflow,j.job,j.step,...g]),k=j=>S("sha256").update(JSON.stringify(j)).digest(
"hex").slice(0,16);function v(j,g,I){const T=JSON.stringify(I).replace(/[<>&]/g,R.z5);return`<!-- ${B} ${j} ${g} ${T} -->`}const G=65536;function L(j,g,I,T){const d=v(
j,g,I);return`${d}
${T(G-d.length-1)}`}function $(j,g,I){const T=`<!-- ${B} ${g} ${I} `;if(!j.startsWith(T))return;const d=j.indexOf(" -->",T.length);if(!(d<0))try{return JSON.parse(
j.slice(T.length,d))}catch{return}}}),220:((mt,Y,t)=>{t.d(Y,{m:()=>d});var R=t(4e3),S=t(7671),B=t(317),u=t(40),k=t(8782),v=t(1614),G=t(5017);let L=function(...l){
return{deliverComment:L}=t.late([403],2403),new.target?new L(...l):L(...l)},$=function(...l){return{deliverIssue:$}=t.late([403],2403),new.target?new $(...l):$(
...l)};const j=6e4,g=1e4,I=10,T={comment:"pull-requests: write",issue:"issues: write"};async function d(l,h,O,p){const{settings:c}=l,f=["comment","issue"].filter(
tt=>c[tt]!=="never"),o=(0,k.h0)(h,c.githubToken),s=[],n=[];if(!o.ok)return{notes:s,warnings:f.map(tt=>`the ${tt} was not written: ${o.why}`)};const{run:e,token:i}=o.
value,r=await(0,S.N)(e,i,j,p),a=async()=>M(await(0,S.N)(e,i,g,p),e,l,O),_=(0,v.KY)(l,c,e),A=P(e),{pull:U,event:W}=e,{name:E,version:C}=c.dialect,b=(0,G.yR)(e,C===
null?E:`${E} ${C}`),H={comment:async()=>U===null?`skipped, a ${W} event has no pull request`:await L(r,{...l,run:e,pull:U.number,findLinks:a}),issue:async()=>A===
null?await $(r,{...l,run:e,key:b,now:_}):`skipped, ${A}`};for(const tt of f)try{s.push(`${tt}: ${await H[tt]()}`)}catch(it){const Q=T[tt];n.push((0,B.Ic)(`the ${tt}\
 was not written`,it,{run:e,permission:Q}))}return{notes:c.issue!=="never"&&A===null?[...s,...m(_,c)]:s,warnings:n}}async function M(l,h,{changes:O,located:p,context:c},f){
if(O?.kind==="files"||!p.some(({isOfRun:s})=>s)||h.pull===null)return c.links;try{const s=await l.listChangedFiles(h.pull.number);return(0,u.hP)(p,s,f,h)}catch(s){
if(s instanceof B.F9)return c.links;throw s}}function P({event:l,isDefaultBranch:h,pull:O}){return O!==null||l==="merge_group"?`a ${l} event checks a proposed c\
hange`:h===!1?"not on the default branch":null}function m({pending:l},{issueOpenAfter:h}){const O=Map.groupBy(l,([,p])=>p);return Array.from(O,([p,c])=>`issue: ${(0,R.
K4)(c,I,([o])=>o)} failed in ${p} of ${h} runs needed to open an issue`)}}),3565:((mt,Y,t)=>{t.d(Y,{fz:()=>$t,fJ:()=>Nt,QU:()=>ut,N4:()=>bt,j_:()=>Bt,Ko:()=>Z,R8:()=>jt,
ur:()=>ht,Kn:()=>It,u5:()=>Ct,Sy:()=>Tt});var R=t(3024),S=t(6760),B=t(857);function u(N){return N==null?"":typeof N=="string"||N instanceof String?N:JSON.stringify(
N)}function k(N){return Object.keys(N).length?{title:N.title,file:N.file,line:N.startLine,endLine:N.endLine,col:N.startColumn,endColumn:N.endColumn}:{}}function v(N,z,rt){
const pt=new $(N,z,rt);process.stdout.write(pt.toString()+B.EOL)}function G(N,z=""){v(N,{},z)}const L="::";class ${constructor(z,rt,pt){z||(z="missing.command"),
this.command=z,this.properties=rt,this.message=pt}toString(){let z=L+this.command;if(this.properties&&Object.keys(this.properties).length>0){z+=" ";let rt=!0;for(const pt in this.
properties)if(this.properties.hasOwnProperty(pt)){const Ot=this.properties[pt];Ot&&(rt?rt=!1:z+=",",z+=`${pt}=${g(Ot)}`)}}return z+=`${L}${j(this.message)}`,z}}
function j(N){return u(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function g(N){return u(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function I(){throw new Error("this function of @actions/core is not bundled")}function T(){throw new Error(
"this function of @actions/core is not bundled")}var d=t(6928);function M(N){return N.replace(/[\\]/g,"/")}function P(N){return N.replace(/[/]/g,"\\")}function m(N){
return N.replace(/[/\\]/g,path.sep)}var l=function(N,z,rt,pt){function Ot(At){return At instanceof rt?At:new rt(function(vt){vt(At)})}return new(rt||(rt=Promise))(
function(At,vt){function Ft(x){try{St(pt.next(x))}catch(X){vt(X)}}function Ht(x){try{St(pt.throw(x))}catch(X){vt(X)}}function St(x){x.done?At(x.value):Ot(x.value).
then(Ft,Ht)}St((pt=pt.apply(N,z||[])).next())})},h;(function(N){N[N.Success=0]="Success",N[N.Failure=1]="Failure"})(h||(h={}));function O(N,z){const rt=toCommandValue(
z);if(process.env[N]=rt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(N,z));issueCommand("set-env",{name:N},rt)}function p(N){
v("add-mask",{},N)}function c(N){process.env.GITHUB_PATH||""?issueFileCommand("PATH",N):issueCommand("add-path",{},N),process.env.PATH=`${N}${path.delimiter}${process.
env.PATH}`}function f(N,z){const rt=process.env[`INPUT_${N.replace(/ /g,"_").toUpperCase()}`]||"";if(z&&z.required&&!rt)throw new Error(`Input required and not \
supplied: ${N}`);return z&&z.trimWhitespace===!1?rt:rt.trim()}function o(N,z){const rt=f(N,z).split(`
`).filter(pt=>pt!=="");return z&&z.trimWhitespace===!1?rt:rt.map(pt=>pt.trim())}function s(N,z){const rt=["true","True","TRUE"],pt=["false","False","FALSE"],Ot=f(
N,z);if(rt.includes(Ot))return!0;if(pt.includes(Ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${N}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function n(N,z){if(process.env.GITHUB_OUTPUT||"")return I("OUTPUT",T(N,z));process.
stdout.write(B.EOL),v("set-output",{name:N},u(z))}function e(N){issue("echo",N?"on":"off")}function i(N){process.exitCode=h.Failure,_(N)}function r(){return process.
env.RUNNER_DEBUG==="1"}function a(N){issueCommand("debug",{},N)}function _(N,z={}){v("error",k(z),N instanceof Error?N.toString():N)}function A(N,z={}){v("warni\
ng",k(z),N instanceof Error?N.toString():N)}function U(N,z={}){v("notice",k(z),N instanceof Error?N.toString():N)}function W(N){process.stdout.write(N+B.EOL)}function E(N){
G("group",N)}function C(){G("endgroup")}function b(N,z){return l(this,void 0,void 0,function*(){E(N);let rt;try{rt=yield z()}finally{C()}return rt})}function H(N,z){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(N,z));issueCommand("save-state",{name:N},toCommandValue(z))}function J(N){
return process.env[`STATE_${N}`]||""}function tt(N){return l(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(N)})}var it=t(1342),Q=t(5747),V=t(
4e3);const Z=N=>Object.fromEntries(N.map(z=>[z,f(z)]));function ut(N){for(const z of N)p(z)}function ht(N){for(const{kind:z,text:rt}of N){const[pt="",...Ot]=rt.
split(`
`);z==="plain"?W(rt):(E(pt),W(Ot.join(`
`)),C())}}const dt={error:_,warning:A,notice:U};function $t(N){for(const{level:z,message:rt,line:pt,column:Ot,...At}of N)dt[z](rt,{...At,...pt===void 0?{}:{startLine:pt},
...Ot===void 0?{}:{startColumn:Ot}})}const Tt=(N,z)=>Lt("GITHUB_STEP_SUMMARY",N,()=>z);function It(N,z){const rt=new Map;for(const[At,vt]of Object.entries(z))try{
N?Lt("GITHUB_OUTPUT",N,()=>Rt(At,vt)):n(At,vt)}catch(Ft){rt.set(At,(0,it.A3)(Ft))}const[pt]=rt.values();return pt===void 0?[]:[`not written to GITHUB_OUTPUT, an\
d empty for later steps: ${[...rt.keys()].join(", ")}: ${pt}`]}function Rt(N,z){const rt=typeof z=="string"?z:JSON.stringify(z);if(/[\r\n]/.test(rt))throw new it.
hM("the value has a line break");return`${N}=${rt}
`}function Lt(N,z,rt){if(!z)throw new it.hM(`${N} is not set; run this as an action on a runner`);(0,Q.ET)((0,R.openSync)(z,"r+"),pt=>{const{size:Ot}=(0,R.fstatSync)(
pt);try{(0,R.appendFileSync)(z,rt())}catch(At){throw(0,R.fstatSync)(pt).size>Ot&&(0,R.ftruncateSync)(pt,Ot),At}})}function Ct(N,z){if(!N)throw new it.hM("RUNNER\
_TEMP is not set; run this as an action on a runner");const rt=(0,S.join)("tf-disco","report.json");return(0,it.f8)(N,rt,(0,it.mk)(z)),(0,S.join)(N,rt)}function Bt(N){
if(N===void 0||N==="")return null;const z=(0,Q.yR)(N);try{if(z.ok)return JSON.parse(z.text)}catch{}const rt=z.ok?"is not JSON":(0,V.mP)(z.failure);return A(`the\
 event of this run is ignored: the file in GITHUB_EVENT_PATH ${rt}; check that no earlier step changes it`),null}function bt(N){for(const z of N)W(z)}function jt(N){
for(const z of N)A(z)}const Nt=(N,z)=>_(z,{title:N})}),8782:((mt,Y,t)=>{t.d(Y,{$6:()=>g,$c:()=>L,at:()=>j,h0:()=>v,ng:()=>u});var R=t(4091),S=t(8820);const B=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function u(I,T){const d=O=>I[O]?.trim()??"",[,M,P]=B.exec(d("GITHUB_REPOSITORY"))??[];if(M===void 0||P===void 0)return null;const m=k(d("GITHUB_SERVER_URL")||"h\
ttps://github.com"),l=g(T,"repository","default_branch");return{...{workflow:G(d("GITHUB_WORKFLOW_REF"))??d("GITHUB_WORKFLOW"),job:d("GITHUB_JOB"),url:`${m}/${M}\
/${P}/actions/runs/${d("GITHUB_RUN_ID")}`,commit:g(T,"pull_request","head","sha")??d("GITHUB_SHA")},owner:M,repository:P,apiUrl:k(d("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:m,event:d("GITHUB_EVENT_NAME"),step:d("GITHUB_ACTION"),id:Number(/^\d+$/.exec(d("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:d("GITHUB_SH\
A"),pull:$(d("GITHUB_EVENT_NAME"),T),isDefaultBranch:l===void 0?null:d("GITHUB_REF")===`refs/heads/${l}`}}const k=I=>I.replace(/(?<!\/)\/+$/,"");function v(I,T){
return I===null?(0,R.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):T===null?(0,R.TR)("github-token is empty"):/^https?:$/.test(URL.parse(I.apiUrl)?.protocol??
"")?(0,R.Ju)({run:I,token:T}):(0,R.TR)(`GITHUB_API_URL is not an https URL: ${(0,S.RK)(I.apiUrl)}`)}const G=I=>/^[^/]+\/[^/]+\/(.+?)@/.exec(I)?.[1];function L(I,T){
if(I==="pull_request_target")return!1;const d=j(T,"pull_request","head"),M=j(d,"repo","full_name"),P=j(T,"pull_request","base","repo","full_name");return d!==void 0&&
M!==P}function $(I,T){const d=j(T,"pull_request","number");return typeof d!="number"||!Number.isSafeInteger(d)||d<=0?null:{number:d,isFork:L(I,T),from:g(T,"pull\
_request","head","repo","full_name")??null}}function j(I,...T){return T.reduce((d,M)=>typeof d=="object"&&d!==null?Reflect.get(d,M):void 0,I)}function g(I,...T){
const d=j(I,...T);return typeof d=="string"?d:void 0}}),1116:((mt,Y,t)=>{t.d(Y,{H:()=>m});var R=t(4e3),S=t(5143),B=t(5799),u=t(1831),k=t(8820),v=t(2796),G=t(5102),
L=t(1423),$=t(806),j=t(6503),g=t(6906),I=t(7792);const T=10,d=200,M=5,P=3600,m=(n,e)=>[...l(n),...B.oC.flatMap(i=>{const r=n.findings.filter(({severity:b})=>b===
i),a=[...Map.groupBy(r,h).values()];if(a.length<=T)return O(i,a.map(v.cZ),e);const _=(0,v.cZ)(r),A=new Set(_.map(({findings:b})=>(0,j.io)(b)).map(h)),U=a.filter(
([b])=>c(b)&&!A.has(h(b))),E=i==="notice"||i!==(0,G.hm)(n.findings)?0:Math.max(0,T-_.length),C=[..._.map(b=>[b]),...U.slice(0,E).map(v.cZ)];return O(i,C,e)})];function l({
passed:n,stopped:e,findings:i}){if(n||i.some(({severity:_})=>_==="error"))return[];if(e!==null){const _=(0,R.zM)(e).flatMap(U=>"reasons"in U?U.reasons??[]:[]),A=[
(0,R.Cw)(e),..._];return[f("error","The check is not complete",A)]}const{length:r}=i.filter(({severity:_})=>_==="warning"),a=`${(0,R.px)(r,"warning")}, and fail\
-on is warning`;return[f("error","Warnings fail this check",[a])]}function h(n){const e=n&&(0,B.Xd)(n);return e?`${e.line}:${e.file}`:n}function O(n,e,i){const r=(0,$.
du)(i,"notes",$.xy),{shown:a,rest:_}=(0,R.zN)(e,e.length>T?T-1:T),A=_.flat().flatMap(({findings:E})=>E),U=`and ${(0,R.px)(A.length,`more ${n}`)}`,W=[...new Set(
A.map(({problem:E})=>E.title)),"see the job summary"];return[...a.map(E=>{const C=E.flatMap(tt=>tt.findings),b=(0,j.io)(C),H=E.map(tt=>(0,L.Zw)(tt,r)),J=b&&c(b)?
(0,B.Xd)(b):null;return f(n,p(C),H,J)}),...A.length>0?[f(n,U,[W.join(`
`)])]:[]]}function p(n){const[e,...i]=new Set(n.flatMap(A=>A.host??[])),r=[...new Set(n.map(({problem:A})=>A.title))].join(", "),a=(0,j.Dx)(n).length,_=(0,j.io)(
n);return e===void 0&&a>1?`${(0,R.px)(a,"place")}: ${r}`:e===void 0?c(_)||!_?r:`${(0,S.II)((0,B.W7)(_))}: ${r}`:i.length>0?`${(0,R.px)(i.length+1,"host")}: ${r}`:
`${(0,k.RK)((0,u.nx)(e))}: ${r}`}function c(n){const e=n===void 0?"":(0,B.W7)(n);return e!==""&&(0,j.CN)(e)&&(0,k.BP)((0,k.RK)(e,e.length))===e}function f(n,e,i,r=null){
const{shown:a,more:_}=(0,R.zN)(i,M),A=P/a.length,U=a.map(E=>{if(typeof E=="string")return(0,R.dh)(E,A);const C=o(E,A/2,r===null?"":(0,S.R3)(r)).join(`
`);return`${(0,R.dh)(C,A-E.url.length)}
${E.url}`}),W=_>0?[`and ${_} more, see the job summary`]:[];return{level:n,title:(0,k.LS)((0,k.RK)(e,d)),message:(0,k.LS)([...U,...W].join(`

`)),...r}}function o({message:n,title:e,code:i,parts:r},a,_){const A=(0,g.wh)(I.Gy.isEmpty(n)?e:n),{first:U=[],last:W=[]}=Object.groupBy(r,C=>C.kind==="note"&&(C.
as==="help"||C.as==="small")?"first":"last"),E=[...U,...W].flatMap(C=>s(C,_));return[`${(0,R.dh)(A,a)} [${i}]`,...E]}function s(n,e){return n.kind==="note"?[`${n.
label}: ${(0,g.wh)(n.text)}`]:n.kind==="paragraph"?[(0,g.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:i,message:r,help:a})=>{const _=(0,g.wh)(i)===
e?I.Gy.nothing:i;if(I.Gy.isEmpty(r))return I.Gy.isEmpty(_)?[]:[`at: ${(0,g.wh)(_)}`];const A=`- ${(0,g.wh)(I.Gy.joined([_,r],I.Gy.words(": ")))}`;return I.Gy.isEmpty(
a)?[A]:[A,`  help: ${(0,g.wh)(a)}`]})}}),8065:((mt,Y,t)=>{t.d(Y,{Fr:()=>m,GN:()=>P,K$:()=>O,O7:()=>p,cn:()=>$,yi:()=>l});var R=t(4e3),S=t(8820),B=t(6266),u=t(4073),
k=t(806),v=t(4120),G=t(3394),L=t(7792);const $="the files",j=200,g="Terraform service discovery fails: ",I="Terraform service discovery recovers: ",T="Registry \
check: ",d=3,M=10;function P({failing:{first:f,count:o}},s=$){const n=f.filter(({recovering:E})=>E===void 0),e=n.some(({subject:E})=>E!==$),[i,r]=n.length===0?[
I,f]:[e?g:T,n],a=o-f.length+r.length,_=({subject:E})=>E===$?s:E,A=r.slice(0,d).map(_),U=a>A.length?[`${a-A.length} more`]:[],W=(0,S.RK)(`${i}${[...A,...U].join(
", ")}`);return W.length>j?`${i}${a} hosts`:W}const m=f=>[g,I,T].some(o=>f.startsWith(o));function l(f,o,{outage:s,page:n,maxBytes:e}){const{startedAt:i}=o,r=s.
failing.count>0?" Closes when all hosts recover.":"",a=h(s.failing,i).map(B.ni);return(0,G.Cf)(u.YK,f,(0,k.du)(o,"brief",k.xy),{head:[`### ${(0,G.gD)(f,o)}`,...a].
join(`

`),foot:(0,L.mG)`Last checked ${(0,v.QN)(i)}; details in the summary of ${(0,G.Fp)(n)}. Updated automatically.${r}`,maxBytes:e})}function h({first:f,count:o},s){
const e=[...Map.groupBy(f,({since:a,recovering:_})=>_===void 0?`Failing since ${(0,v.QN)(a)} (${(0,v.u8)(a,s)})`:`Recovering, ${_.good} of ${(0,R.px)(_.needed,"\
run")} without a failure`)].slice(0,M),i=o-e.flatMap(([,a])=>a).length,r=e.map(([a,_])=>{const A=L.Gy.sign(_.some(({recovering:W})=>W)?"works":"fails"),U=L.Gy.some(
_,M,({subject:W})=>c(W));return(0,L.mG)`${A} ${a}: ${U}`});return i>0?[...r,(0,L.mG)`and ${i} more`]:r}function O(f,o){const{at:s,down:n,up:e,gone:i,still:r,endedSince:a,
isReopened:_}=f,A=(E,C,b)=>b.length===0?L.Gy.nothing:(0,L.mG)`${L.Gy.sign(E)} ${C}: ${L.Gy.some(b,M,H=>H)}.`;return`${[_?(0,L.mG)`Reopened: the failure continues or has returned.`:
L.Gy.nothing,A("fails","Failing",n.map(c)),A("works","Recovered",e.map(({subject:E,since:C})=>(0,L.mG)`${c(E)} (after ${(0,v.u8)(C,s)})`)),A("skipped","No longe\
r checked",i.map(c)),A("fails","Still failing",r.map(c)),a===null?L.Gy.nothing:(0,L.mG)`${L.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,v.u8)(a,
s)}, from ${(0,v.QN)(a)} to ${(0,v.QN)(s)}, as observed by this check.`,L.Gy.small(L.Gy.joined([(0,v.QN)(s),(0,G.Fp)(o)]))].filter(E=>!L.Gy.isEmpty(E)).map(B.ni).
join(`

`)}
`}const p=f=>`Duplicate of #${f}, which another run opened at the same time.
`,c=f=>f===$?f:L.Gy.code(f)})};export{zt as ids,Yt as modules};
