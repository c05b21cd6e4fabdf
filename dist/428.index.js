const Yt=[428,879,124,909],Vt={1992:((ft,J,t)=>{t.d(J,{k_:()=>V,w5:()=>bt});var S=t(8884),b=t(3024),w=t(6760),N=t(5747),i=t(4e3),L=t(2161);const I=1024*1024,C=4e3;
function D(K,H){const{redact:q,kept:tt,directory:it,checkedAt:ct,configs:mt}=H,_t=mt.flatMap(y=>y.files).flatMap(({path:y,shown:T})=>[R(y),T]),Mt=y=>!_t.includes(
y)&&(0,L.L8)((0,w.basename)(y),new Set,(0,w.basename)((0,w.dirname)(y)))!==void 0;return[...Map.groupBy(K,({file:y})=>y)].flatMap(([y,T])=>{const k=R((0,w.resolve)(
it,y)),z=[y,k].every(Mt)&&p(k,ct)?(0,N.yR)(k,I):null,Z=z?.ok?z.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return T.flatMap(ot=>{const nt=Z[ot.line-1]??"";return ot.
column<=nt.length&&nt.length<=C&&q(nt,tt)===nt?u(nt,ot):[]})})}const R=K=>(0,N.N0)(()=>(0,b.realpathSync)(K),(0,w.resolve)(K)),p=(K,H)=>(0,N.N0)(()=>(0,b.statSync)(
K).mtimeMs<=H+1,!1),P=80,O=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u"),h=K=>O.exec(K)?.[0]??"",M=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u"),
G=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,m=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function u(K,H){const q=Array.
from(K),tt=q.slice(0,H.column-1).join(""),it=q.slice(H.column-1,H.endColumn-1).join(""),ct=tt.length+it.length,mt=tt.length<=P&&h(tt)===tt,Et=mt?G.exec(K.slice(
0,2*P))?.[0]??"":"",_t=Et.length>=ct,Mt=_t||m.test(it);if(!mt&&!Mt)return[];const y=_t?tt:M.exec(tt.slice(-P))?.[0]??"",T=Et.slice(ct),k=K.slice(ct+T.length);return{
place:H,before:(mt?E(tt.slice(0,tt.length-y.length)):"\u2026 ")+y,literal:(0,i.dh)(Mt?it:E(it),2*P),after:T+E(k,mt&&Mt?h(k.slice(0,P)):"")}}function E(K,H=h(K.slice(
0,2*P))){const q=K.slice(H.length);return H.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(q.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(q)}\u2026`)}var v=t(1342),d=t(2389),l=t(785),f=t(3592),o=t(4503),s=t(6763),n=t(5751),e=t(3152),c=t(7052),r=t(5799),a=t(5257),
$=t(7854),A=t(3474),j=t(9075),g=t(1831);function _({links:K,...H},q,tt){const it={...H,newHosts:new Set,files:null,remarks:[]};if(q===null)return it;const ct=T=>({
...it,remarks:[`changed-only has no effect: ${T}`]});if(q.kind==="all")return ct(q.why);const mt=U(q.files,K),Et=new Set(mt.filter(({status:T})=>T!=="removed").
map(({file:T})=>T));if(Et.size>0&&![...Et].some(T=>tt(T)!==null))return ct("the checkout contains none of the files that the pull request changes");const _t=H.usages.
filter(({place:T})=>Et.has(T.file)),y=`changed-only: the pull request changes ${q.files.length===1?"1 file":`${q.files.length} files`} with ${_t.length} of ${H.
usages.length} usages`;return{usages:_t,notes:H.notes.filter(T=>x((0,r.W7)(T),Et)),newHosts:F(H.usages,mt,tt),files:new Set(mt.map(({file:T})=>T)),remarks:[y]}}
function U(K,H){const q=new Map(K.map(it=>[it.file,it])),tt=H.entries().flatMap(([it,ct])=>{const mt=q.get(ct);return mt===void 0?[]:[{...mt,file:it}]});return[
...K,...tt]}const x=(K,H)=>H.has(K)||K==="."||[...H].some(q=>q.startsWith(`${K}/`)),X=2e8;function F(K,H,q){const tt=new Set;if(H.some(st))return tt;const it=new Map(
H.map(y=>[y.file,y])),ct=(0,j.Oo)(y=>Y(it.get(y),q)),mt=H.flatMap(({patch:y})=>Q(y,/^[ -]/));let Et=0;const _t=(y,T)=>{const k=[T,(0,g.pk)(T).toLowerCase()];return y.
filter(W=>(Et+=W.length,Et<=X&&k.some(z=>W.includes(z)))).length},Mt=(y,T)=>{const{isNew:k,now:W,added:z}=ct(y),Z=k?0:_t(W,T);return k||Z>0&&Z===_t(z,T)};for(const[
y,T]of Map.groupBy(K,k=>k.host)){if(y===null||T.some(({isHostImplied:W})=>W))continue;const k=[...new Set(T.map(({place:W})=>W.file))];!k.every(W=>it.has(W))||_t(
mt,y)>0||k.every(W=>Mt(W,y))&&Et<=X&&tt.add(y)}return tt}function Y(K,H){const{file:q="",status:tt,patch:it=null}=K??{},ct=tt==="added";if(ct||it===null)return{
isNew:ct,now:[],added:[]};const mt=(H(q)??"").toLowerCase().split(`
`);return{isNew:ct,now:mt,added:Q(it,/^\+/)}}const Q=(K,H)=>(K??"").toLowerCase().split(`
`).filter(q=>H.test(q)),et=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,st=({file:K,status:H,changes:q,patch:tt})=>tt===null&&H!=="added"&&q>0&&et.test(
K);var lt=t(2859),pt=t(1435),$t=t(5682),ht=t(9762),Tt=t(215);async function Gt(K,H){const q=H.now(),tt=await(0,Tt.S)(K,H),it=K.scan.length===0?0:H.now()-q,{dialect:ct,
usedBy:mt,...Et}=(0,Tt.o)(K,tt,H),_t=[...Et.notes,...kt(tt,H.stop.why)],Mt=(0,$t.H)({...Et,notes:_t},H.environment,K.depth),y={...Mt,...(0,ht.G9)({...Mt,scanned:tt,
dialect:ct,settings:K})},T=await St({...y,links:tt.links},K,H),k=(0,pt.j)(T.usages,K,ct,H),W=(0,ht.D0)({...y,changed:T.files,dialect:ct,settings:K}),z=(0,a.Xo)(
k.usages,W.roots),Z=(0,lt.CG)(K,z,ct.clients,(0,$.kA)(y.usages)),{configs:ot,releases:nt}=k,{files:ut,bytes:at}=tt;return{dialect:{...ct,releases:nt},configs:ot,
usages:z.filter($.s7),roots:W.roots,requirements:Z,guesses:(0,lt.Fh)(null,ct,Z),notes:[...T.notes,...W.notes],newHosts:T.newHosts,isEmpty:K.scan.length>0&&tt.isEmpty&&
tt.endedAt===null,complaints:k.findings,changes:T.changes,remarks:[...T.remarks,...y.remarks,...k.remarks],scan:{files:ut,bytes:at,usages:z.length,durationMs:it},
clients:mt,repositories:[],missing:null,checkouts:null}}async function St(K,H,q){const tt=H.changedOnly?await q.changes(H):null;return{changes:tt,..._(K,tt,ct=>{
const mt=(0,N.yR)((0,w.join)(q.directory,ct));return mt.ok?mt.text:null})}}function kt({endedAt:K,files:H},q){return K===null||q===null?[]:[(0,r.sb)(K,(0,c.ub)(
{kind:"time",stopped:q,files:H}))]}function Rt(K){const{requirements:H,repositories:q}=K,{size:tt}=new Set(H.map(({host:ct})=>ct));if(tt<=A.pS)return;const it=`${tt}\
 hosts, the limit is ${A.pS}`;throw new e.GN([q.length>0?`usages name ${it}: check fewer repositories at once`:`scan found ${it}: narrow scan or exclude files`])}
var Bt=t(8820),xt=t(7082),Ht=t(6875);let Ct=function(...K){return{nameRepository:Ct}=t.late([602],2602),new.target?new Ct(...K):Ct(...K)},Ut=function(...K){return{
prepareFleet:Ut}=t.late([192,219,854],5854),new.target?new Ut(...K):Ut(...K)},B=function(...K){return{recordRun:B}=t.late([192,742],5742),new.target?new B(...K):
B(...K)};async function V(K,H,q,tt){const{env:it,kill:ct}=H,{show:mt}=q,Et={startTimer:Ht.Ip,now:(0,l.ie)(H)};try{const _t=await dt(K,{...tt,...Et,environment:it,
kill:ct,progress:mt});return rt(_t,{directory:tt.directory,environment:it,random:Math.random})}finally{q.end()}}function rt(K,H){const{history:q}=K.settings;if(q===
null)return{checked:K,warnings:[]};try{const{history:tt,warnings:it}=B(q,K,H);return{checked:{...K,context:{...K.context,history:tt}},warnings:it}}catch(tt){const it=(0,Bt.
RK)((0,v.A3)(tt));return{checked:K,warnings:[`the history ${(0,Bt.RK)(q)} was not read: ${it}`]}}}async function dt(K,H){const q=new Date,tt=(0,n.s)(K,H),{upgrade:it}=(0,S.
n)(H.environment),ct={...tt,upgrade:tt.upgrade||it},mt=ct.deadlineMs;(ct.usages.length>0||ct.depth!=="discovery")&&(0,l.L2)();const Et=H.startTimer(mt,()=>H.stop.
end({kind:"deadline",ms:mt}));try{const Mt=await(ct.usages.length===0?Gt:Ut)(ct,H,q);Rt(Mt),await(0,l.xu)();const y=await Ot(Mt,ct,H,q);return await Ft(y,Mt,ct,
H,q)}finally{Et()}}async function Ot(K,H,q,tt){const{environment:it,stop:ct,isFork:mt,wording:Et=e.w7}=q,{dialect:_t}=K,Mt={...K,...await At(K,H,q),tokenVariables:bt(
it),tokenHosts:H.tokens.map(({host:W})=>W),stopped:vt(ct.why,K.missing)},y={...q.secrets,kept:(0,lt.wX)(K.requirements),configs:K.configs,directory:q.directory,
checkedAt:tt.getTime()},{isTerminal:T}=Et,k={...H,dialect:_t,isFork:mt,isTerminal:T,now:tt.getTime()};return(0,d.S4)(Mt,k,W=>D(W,y))}async function At(K,H,q){const{
requirements:tt,roots:it}=K,ct=(0,lt.en)(tt,H),mt=Array.from(ct,([T,k])=>(0,xt.i)(T,k)),Et=new Set(tt.map(({host:T})=>T).filter(T=>!ct.has(T))),_t=H.depth!=="di\
scovery"&&it.length>0;if(Et.size===0&&!_t)return{visits:mt,predicted:d.j7,tokenSources:new Map};const{contact:Mt}=await Promise.all([t.e(905),t.e(977),t.e(426)]).
then(t.bind(t,9426)),y=await Mt([...Et],K,H,q);return{...y,visits:[...y.visits,...mt]}}const vt=(K,H)=>K===null||H===null?K??H:{kind:"several",reasons:[K,H]};async function Ft(K,H,q,tt,it){
const{requirements:ct,changes:mt,scan:Et,clients:_t}=H,Mt=(0,lt.wX)(ct),T=[...(0,s.QA)(K,tt.environment),...H.remarks,...(0,s.rc)(K)],{why:k,evidence:W}=H.dialect,
z={verdict:K,remarks:(0,s.q9)(T),detection:{why:k,evidence:W}},{verdict:Z,remarks:ot,detection:nt}=tt.secrets.redact(z,Mt);return{settings:q,changes:mt,verdict:Z,
context:{dialect:{...H.dialect,...nt},failOn:q.failOn,depth:q.depth,scan:Et,remarks:ot,startedAt:it.toISOString(),durationMs:Date.now()-it.getTime(),version:f.xv,
docsUrl:f.aq,clients:_t(),links:null,repository:Xt(Z,H,tt),repositories:H.repositories,history:null}}}function Xt(K,{scan:H,repositories:q},{directory:tt,environment:it}){
return H.files===0||q.length>0?null:Ct(tt,()=>(0,o.R8)(K),it)}const bt=K=>Object.keys(K).filter(H=>/^TFE?_?TOKEN/i.test(H))}),8884:((ft,J,t)=>{t.d(J,{n:()=>i});
var S=t(4e3);const b=["TF_CLI_ARGS_init","TF_CLI_ARGS"],w=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,N=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function i(R){const p=C(R),P=h=>p.findLast(M=>M.name===h)?.value,O=h=>p.filter(M=>M.name===h).map(({value:M})=>M);return{upgrade:L(P("upgrade")??"false"),hasBackend:L(
P("backend")??P("cloud")??"true"),isLockReadonly:P("lockfile")==="readonly",pluginDirectories:O("plugin-dir"),backendConfig:O("backend-config"),remarks:b.flatMap(
h=>{const M=p.filter(({name:G,from:m})=>m===h&&N.test(G)).map(I);return M.length===0?[]:[`init is predicted with ${M.join(" ")} of ${h}`]})}}const L=R=>/^(1|[tT]|true|TRUE|True)$/.
test(R);function I({name:R,value:p}){if(p==="true")return`-${R}`;const P=R==="backend-config"&&!p.startsWith("hostname=");return`-${R}=${(0,S.dh)(P?p.replace(/=.*/s,
"=\u2026"):p)}`}function C(R){const p=b.flatMap(O=>D(R[O]??"").map(h=>({text:h,from:O}))).values(),P=[];for(const{text:O,from:h}of p){const[,M,,G]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(O)??[];if(M===void 0)break;const m=()=>w.test(M)?p.next().value?.text??"":"true";P.push({name:M,from:h,value:G??m()})}return P}function D(R){const[p=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(R)??[];return(p.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(O=>O.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(h,M,G,m)=>String(M??
m??G.replace(/\\(.)/gs,"$1"))))}}),9076:((ft,J,t)=>{t.d(J,{QB:()=>b,im:()=>S,jm:()=>C,mU:()=>R,pR:()=>G,sO:()=>D,yX:()=>w});const S=["fails","warns","works","un\
checked","skipped"],b=5,w=({outcome:m})=>m!=="unchecked"&&m!=="skipped",N=30,i=[7,30,90],L=30,I=20;function C(m,u){const E=m.filter(w);return{recent:m.slice(-N),
uptime:i.map(v=>{const d=p(E,u,v);return{days:v,good:d.filter(P).length,runs:d.length}}),medianMs:O(p(m,u,L)),incidents:h(E).reverse().slice(0,I)}}const D=864e5,
R=(m,u)=>new Date(Date.parse(m)+u*D).toISOString();function p(m,u,E){const v=R(u,-E);return m.filter(({at:d})=>d>v)}const P=({outcome:m})=>m!=="fails";function O(m){
const u=m.flatMap(({ms:E})=>E??[]).sort((E,v)=>E-v);return u[Math.ceil(u.length/2)-1]??null}function h(m){const u=[];let E=[];const v=d=>{const[l]=E;if(l!==void 0){
const f=[...new Set(E.flatMap(o=>o.codes))].slice(0,b);u.push({from:l.at,until:d,runs:E.length,codes:f})}E=[]};for(const d of m)P(d)?v(d.at):E.push(d);return v(
null),u}const M={isDown:!1,since:null,failed:0,good:0};function G(m,u){let E=M,v=null;for(const d of m){if(!w(d))continue;const l=u.isFailing(d),f=l?E.failed+1:
0,o=l?0:E.good+1;f===1&&(v=d.at);const s=E.isDown?o<u.issueCloseAfter:f>=u.issueOpenAfter,n=s?E.since??v:null;E={isDown:s,since:n,failed:f,good:o}}return E}}),4503:((ft,J,t)=>{
t.d(J,{DZ:()=>R,R8:()=>P,aE:()=>I,oW:()=>p,uM:()=>w});var S=t(5143),b=t(6503);function w(O,{links:h,repositories:M}){const{line:G,target:m=O.file}=O,{repository:u,
path:E}=(0,S.bH)(m);if(u!==null){const d=M.find(({name:o})=>o===u),l=R(d,"blob"),f=E==="."?null:p(E);return l===null||f===null?null:`${l}/${f}#L${G}`}const v=h?.
get(m);return v===void 0?null:v.diff?.lines.has(G)?`${v.diff.url}R${G}`:`${v.url}#L${G}`}const N=600,i=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
L=/^(?:[\da-f]{40}|[\da-f]{64})$/;function I(O){const h=O?.url??"";return h.length<=N&&i.test(h)?h:null}const C=/^https?:\/\/gitlab\./i,D=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function R(O,h="commit"){const M=I(O),G=O?.commit??"";return M===null||!L.test(G)||D.test(M)?null:`${M}${C.test(M)?"/-":""}/${h}/${G}`}function p(O){if(!O.isWellFormed())
return null;const h=G=>`%${G.charCodeAt(0).toString(16).toUpperCase()}`;return O.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,h)}function P(O){
const M=(0,b.YC)(O).flat().flatMap(G=>typeof G=="string"?[]:G.target??G.file);return new Set(M.filter(b.CN))}}),7035:((ft,J,t)=>{t.d(J,{K5:()=>M,XQ:()=>D,bW:()=>O,
be:()=>P,cT:()=>m,hc:()=>G,kW:()=>R,mc:()=>p});var S=t(9076),b=t(4e3),w=t(5102),N=t(4120),i=t(7792),L=t(806);const I=20,C=40;function D({incidents:[u]}){return u?.
until!==null||u.runs<2?null:`failing since ${(0,N.QN)(u.from)} (${(0,b.px)(u.runs,"run")})`}function R({recent:u,uptime:E,incidents:[v]}){const{good:d=0,runs:l=0}=E.
at(-1)??{};if(v?.until!==null||l<2)return null;if(l-d===1)return`first failure in ${(0,b.px)(l,"run")}`;const f=u.filter(({outcome:s})=>s==="fails").length;return f<=
v.runs&&v.runs>1?null:`failed ${f} of the last ${u.filter(S.yX).length} runs`}function p({good:u,runs:E}){const v=Math.floor(1e4*u/E);if(v>=9900)return`${v/100}\
%`;const d=Math.floor(v/10);return d===0&&u>0?"below 0.1%":`${d/10}%`}function P(u,E,v){const d=u.toSorted((o,s)=>E(o)-E(s)).map(v),[l="",f=""]=[d[0],d.at(-1)];
return l===f?l:`${l} to ${f}`}const O=(u,E="results")=>u.length===0?i.Gy.nothing:{kind:"chart",of:E,runs:u,label:h(u)};function h(u){const E=w.vh.flatMap(d=>{const{
length:l}=u.filter(o=>o.outcome===d),f=d==="warns"?"with warnings":w.nx[d];return l===0?[]:[`${l} ${f}`]});return`${u.length===1?"last run":`last ${(0,b.px)(u.length,
"run")}`}: ${E.join(", ")}`}function M({recent:u,uptime:E,medianMs:v}){const d=E.filter(({runs:s})=>s>0).map(s=>{const{days:n,good:e,runs:c}=s;return`${p(s)} (${e}\
 of ${(0,b.px)(c,"run")} in ${n} days)`}),l=u.flatMap(({ms:s})=>s??[]),f=l.length===0?"":`, last runs ${P(l,Number,N.kJ)}`,o=(0,i.mG)`median ${(0,N.kJ)(v??0)} in 30 days${f}${O(
u,"latency")}`;return[{label:"runs",texts:[(0,i.mG)`${O(u)} ${h(u)}`]},{label:"uptime",texts:[i.Gy.joined(d)]},{label:"latency",texts:v===null?[]:[o]}]}function G(u){
const E=[...u.context.history??[]].flatMap(([s,{incidents:n}])=>n.map(e=>({...e,host:s}))).toSorted((s,n)=>+(s.from<n.from)-+(s.from>n.from));if(E.length===0)return[];
const v=E.filter(({until:s})=>s===null).length,d=v===0?"":E.length===1?", ongoing":`, ${v} ongoing`,l=`${(0,b.px)(E.length,"incident")}${d}`,f={...u,rest:"in th\
e history file"},o=(0,L.Ku)(E,I,"incident",f,s=>m(s,u));return u.medium==="page"?[i.om.paragraph(`${l}.`),...o]:i.om.details(i.om.title(l),o)}function m(u,E){const v=E.
medium==="page",d=s=>v?(0,L.U1)(s,E):i.Gy.code(s,C),l=({from:s,until:n})=>n===null?`${(0,N.u8)(s,E.context.startedAt)} so far`:(0,N.u8)(s,n),f=({host:s})=>s===void 0?
null:(0,L.b8)(s,E,i.Gy.name),o=[i.om.column("Host",f,"name"),i.om.column("From",({from:s})=>(0,N.QN)(s),"when"),i.om.column("Duration",l,"when"),i.om.column("Fa\
iled runs",({runs:s})=>s,"number"),i.om.column("Problems",({codes:s})=>i.Gy.joined(s.map(d)))];return i.om.table(u,o,"Incidents")}}),7615:((ft,J,t)=>{t.d(J,{G_:()=>l,
h0:()=>P,xS:()=>O});var S=t(4e3),b=t(5143),w=t(1064),N=t(9587),i=t(5102),L=t(4120),I=t(7792),C=t(7035),D=t(806);const R=120,p=/^credentials-|^document-unauthorized$/,
P=s=>I.Gy.code(s,R);function O(s,n){const{host:e,attempt:c,earlier:r,credentials:a,looks:$,forced:A}=s.visit,{discovery:j,timing:g,hops:_,certificates:U}=c,{context:x,
medium:X,limits:F,rest:Y}=n,Q=j.kind==="failed"?j.excerpt:null,et=s.findings.some(({problem:ht})=>p.test(ht.code)),st=X==="page"?x.history?.get(e):void 0,lt={result:j.
kind==="skipped"?[I.Gy.prose(j.problem.message)]:[],required:h(s,n),clients:X==="log"?[]:M(s,n),response:_.map(m),services:s.services.map(ht=>u(ht,n)),body:Q===
null?[]:[I.Gy.code(Q.replace(/\s+/gu," ").trim())],timing:[E(g)],retried:r.map(v),"token from":a?.hasToken?[I.Gy.prose(a.source)]:[],certificate:U.map(ht=>d(ht,
x.startedAt)),credentials:et?o($):[],"host block":[...Map.groupBy(A,ht=>(0,b.eo)(ht.place))].map(([ht,Tt])=>(0,I.mG)`${I.Gy.path(ht)} for ${(0,S.eZ)(Tt.map(({client:Gt})=>Gt))}`)},
pt=X==="log"&&(0,i.QK)(s).length===0;return[...Object.entries(lt).map(([ht,Tt])=>({label:ht,texts:Tt})).filter(({label:ht})=>!pt||["credentials","host block"].includes(
ht)),...st?(0,C.K5)(st):[]].flatMap(({label:ht,texts:Tt})=>{const{shown:Gt,more:St}=(0,S.zN)(Tt.filter(Rt=>!I.Gy.isEmpty(Rt)),F.rows),kt=St===0?[]:[(0,I.mG)`and ${St} more ${Y}`];
return Gt.length===0?[]:[{label:ht,texts:[...Gt,...kt]}]})}function h({requirements:s},n){const{context:e,limits:c}=n,r=Map.groupBy(s,({because:a})=>a.map(b.df).
join(`
`));return Array.from(r.values(),a=>{const $=I.Gy.some(a,c.rows,({service:A,clients:j})=>{const g=A==="any"?I.Gy.words("any service"):P(A);return e.dialect.clients.
every(U=>j.includes(U))?g:(0,I.mG)`${g} for ${(0,S.eZ)(j)}`});return(0,D.ZT)($,(0,D.AZ)(a[0]?.because??[],c.places,n))})}const M=({clients:s},{context:n})=>[...Map.
groupBy(n.clients,e=>s[e])].map(([e,c])=>(0,I.mG)`${I.Gy.sign(e)} ${c.map(r=>w.bB[r]).join(", ")}: ${i.nx[e]}`),G={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function m({status:s,reason:n,url:e,ms:c,...r}){const{mediaType:a,address:$,proxy:A,authorization:j}=r,
g=s===null||n===""?I.Gy.nothing:I.Gy.prose(n,R),_=I.Gy.joined([`${s??"none"}`,g]," ");return(0,D.ZT)((0,I.mG)`${_} from ${I.Gy.code((0,N.cq)(e))} ${s===null?"af\
ter":"in"} ${(0,L.kJ)(c)}`,a===null?I.Gy.nothing:P(a),$===null?I.Gy.nothing:(0,I.mG)`at ${P($)}`,A===null?I.Gy.nothing:(0,I.mG)`through ${I.Gy.code((0,N.cq)(A))}`,
j==="none"?I.Gy.nothing:`token ${G[j]}`)}function u(s,n){const e=P(s.id);switch(s.kind){case"url":return(0,I.mG)`${e} ${I.Gy.code((0,N.cq)(s.url))}`;case"login":{
const{client:c,authz:r,token:a,ports:$}=s.login;return(0,I.mG)`${e} authz ${I.Gy.code((0,N.cq)(r??"none"))}, token ${I.Gy.code((0,N.cq)(a??"none"))}, client ${I.
Gy.code(c)}, ports ${$.join(" to ")}`}case"problem":return(0,I.mG)`${e}: ${(0,D.U1)(s.problem.code,n)}`}}function E({lookupMs:s,connectMs:n,tlsMs:e,firstByteMs:c,
totalMs:r}){return Object.entries({...{DNS:s,connect:n,TLS:e,"first byte":c},total:r}).flatMap(([$,A])=>A===null?[]:`${$} ${(0,L.kJ)(A)}`).join(", ")}const v=({
discovery:s,timing:n})=>`${s.kind==="failed"?s.problem.code:s.kind} after ${(0,L.kJ)(n.totalMs)}`,d=({host:s,subject:n,issuer:e,expires:c},r)=>(0,I.mG)`${P(s)} valid until ${I.
Gy.prose((0,L.nO)(c,r))}; subject ${P(n)}, issuer ${P(e)}`,l=s=>Array.from(Map.groupBy(s,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.map(({client:e})=>e),
looks:(n[0]?.looks??[]).map(({source:e,held:c,counts:r})=>{const a=c==="no token"?" (ends the search)":" (used)";return{source:e,held:`${f[c]}${r?a:""}`}})})),f={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function o(s){
const n=l(s);return n.flatMap(({clients:e,looks:c})=>c.map(({source:r,held:a})=>{const $=n.length>1?`${(0,S.eZ)(e)}: `:"";return(0,I.mG)`${$}${I.Gy.prose(r)}: ${a}`}))}}),
806:((ft,J,t)=>{t.d(J,{AZ:()=>n,Ku:()=>u,OS:()=>m,U1:()=>d,ZT:()=>E,b8:()=>f,dI:()=>l,dS:()=>D,du:()=>h,h:()=>M,ik:()=>s,jR:()=>o,xy:()=>G});var S=t(4e3),b=t(5143),
w=t(1831),N=t(4503),i=t(5102),L=t(6503),I=t(7792);const C=Number.POSITIVE_INFINITY,D=3,R={causes:C,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:C,
rows:C,roots:1e3,details:2e3,remarks:C,hasLines:!0},p={...R,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},P={...p,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},O={log:P,summary:p,brief:{...p,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...P,hosts:20,messages:10,characters:700,places:8,items:0},page:R},h=(e,c,r)=>({context:e,medium:c,limits:O[c],rest:r,detailed:new Set}),M=I.Gy.words("in the JS\
ON report"),G=I.Gy.words("in the job summary"),m=(e,c,{rest:r})=>e===0?[]:[I.om.paragraph((0,I.mG)`and ${(0,S.px)(e,`more ${c}`)} ${r}`)];function u(e,c,r,a,$){
const{shown:A,more:j}=(0,S.zN)(e,c);return A.length===0?[]:[...$(A),...m(j,r,a)]}function E(e,...c){const r=I.Gy.joined(c,I.Gy.words("; "));return I.Gy.isEmpty(
r)?e:(0,I.mG)`${e} (${r})`}const v=/^[a-z\d]+(?:-[a-z\d]+)*$/,d=(e,{context:c})=>I.Gy.link(v.test(e)?`${c.docsUrl}#${e}`:null,I.Gy.code(e)),l=e=>`host-${e}`;function f(e,{
detailed:c},r=I.Gy.code){const a=(0,w.nx)(e);return c.has(e)?I.Gy.link(`#${l(e)}`,r(a)):r(a)}const o=(e,{medium:c,limits:r})=>c==="log"&&r.details===0&&e.length===
1&&e.every(i.DI);function s(e,{context:c},r=!1){if(typeof e=="string")return I.Gy.code(e);const a=r?(0,b.bH)(e.file).path:e.file;return I.Gy.link((0,N.uM)(e,c),
I.Gy.path((0,b.eo)({...e,file:a})))}function n(e,c,r,a=!1){const{places:$,noun:A}=(0,L.TD)(e);return I.Gy.some($,c,j=>s(j,r,a),A)}}),7792:((ft,J,t)=>{t.d(J,{AA:()=>I,
Gy:()=>D,mG:()=>w,om:()=>R,rC:()=>b});var S=t(4e3);const b={error:"fails",warning:"warns",notice:"notice"},w=(p,...P)=>p.flatMap((O,h)=>{const M=P[h]??[],G=typeof M==
"number"?String(M):M;return O===""?[G]:[{kind:"words",text:O},G]}),N=p=>p===""||Array.isArray(p)&&p.every(N),i=(p,P={kind:"words",text:", "})=>p.filter(O=>!N(O)).
flatMap((O,h)=>h===0?[O]:[P,O]);function L(p,P,O,h=""){const{shown:M,more:G}=S.zN(p,P),m=i(M.map(O)),u=h===""?`${G} more`:S.px(G,`more ${h}`);return G===0?m:w`${m} and ${u}`}
const I=p=>/^https?:\/\/[!-~]+$/.test(p),C=60,D={isEmpty:N,joined:i,some:L,nothing:[],newLine:{kind:"break"},words:p=>({kind:"words",text:p}),code:(p,P)=>({kind:"\
code",text:p,max:P}),name:p=>({kind:"code",text:p,breaks:"dots"}),path:p=>({kind:"code",text:p,breaks:"slashes"}),value:p=>({kind:"code",text:p,max:C,breaks:"ne\
ver"}),prose:(p,P)=>({kind:"prose",text:p,max:P}),sentence:(p,P)=>({kind:"sentence",content:{kind:"prose",text:p,max:P}}),strong:p=>({kind:"strong",content:p}),
small:p=>N(p)?[]:{kind:"small",content:p},link:(p,P)=>({kind:"link",url:p,content:P}),sign:p=>({kind:"sign",of:p})},R={column:(p,P,O)=>({title:p,cell:h=>w`${P(h)}`,
style:O}),title:(p,P=[],O=null)=>({sign:O,name:p,text:P}),paragraph:p=>({kind:"paragraph",content:p}),line:p=>({kind:"details",title:p,children:[]}),details:(p,P)=>P.
length===0?[]:[{kind:"details",title:p,children:P}],table:(p,P,O,h=()=>({}),M,G=Number.MAX_SAFE_INTEGER)=>{const m=P.filter(({cell:E})=>p.some(v=>!N(E(v)))),u=p.
map(E=>({...h(E),cells:m.map(({cell:v})=>v(E))}));return Array.from({length:Math.ceil(u.length/G)},(E,v)=>{const d=u.slice(v*G,(v+1)*G);return{kind:"table",caption:O,
columns:m,rows:d,style:M}})}}}),5682:((ft,J,t)=>{t.d(J,{H:()=>m});var S=t(8884),b=t(4e3),w=t(3410),N=t(5143),i=t(5799),L=t(9664),I=t(9562),C=t(7495),D=t(7854);const R=[
"TF_CLOUD_HOSTNAME",I.OZ],p=["TFE_HOSTNAME",I.M],P={cloud:R,cloud_default:R,provider_tfe:p,provider_tfe_default:p,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",I.e$]},O=/^(cloud|backend_)/,h=/^backend_remote/,M=/^(host|source)-/,G="remote backends are not checked, because a file of -backend-config may name others";function m({
usages:o,notes:s},n,e){const c=new u(n),r=o.map(c.read),{stateHosts:a,settled:$,missing:A,added:j,remarks:g,init:_}=c,U=e!=="discovery",x=U?r.flatMap(F=>l(F,n)):
[],X=F=>{const{code:Y}=F.problem,Q=st=>F.places.some(lt=>st.has((0,N.df)(lt)));return M.test(Y)&&Q($)?[]:Y==="host-missing"&&U&&Q(A)?{...F,severity:"error"}:F};
return{usages:a.size===0?r:r.map(F=>f(F,a)),notes:[...s.flatMap(X),...j,...x],remarks:[...g],isLockReadonly:_.isLockReadonly}}class u{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(s){
this.environment=s,this.init=(0,S.n)(s),this.remarks=new Set(this.init.remarks)}read=s=>{const{kind:n,place:e,workspace:c}=s,{backendConfig:r,hasBackend:a}=this.
init,$=h.test(n),A=$&&r.some(x=>!x.includes("="));if(A||!a&&O.test(n))return this.settled.add((0,N.df)(e)),A&&this.remarks.add(G),{...s,needs:[],directHost:void 0,
workspace:void 0};const g=$&&r.some(x=>!E.test(x))?{...s,workspace:void 0}:s,_=$?v(r):d(s,this.environment);if(_!==null&&!s.isOverridden)return this.withHost(g,
_);const U=n==="backend_remote_default"&&c?.organization===null;return O.test(n)&&!U&&this.missing.add((0,N.df)(e)),g};withHost(s,{text:n,service:e,variable:c}){
const{kind:r,place:a,replacedFor:$=[]}=s,A=s.clients.filter(x=>!$.includes(x)),{host:j,needed:g,problem:_}=C.pb.host(n,"terraform",!1);return this.settled.add((0,N.
df)(a)),c!==null&&this.remarks.add(`${c} names ${(0,b.dh)(n)}`),_&&this.added.push((0,i.hD)(_,{places:[a],clients:A})),j!==null&&O.test(r)&&this.stateHosts.set(
(0,L.jt)(a.file),j),{...s,host:j,isHostImplied:!1,needs:g!==null&&g!=="state"?[{host:g,service:e,clients:A}]:[],text:s.text?.replace(/^tfr:\/\/\//,`tfr://${n}/`)??
null}}}const E=/^hostname=/;function v(o){const s=o.findLast(n=>E.test(n))?.replace(E,"");return s?{text:s,service:I.Bn,variable:null}:null}function d({kind:o,text:s,
backend:n,isHostImplied:e},c){const[r="",a=""]=(n==="cloud"?R:P[o])??[],A=e||o.endsWith("_default")&&s===null?c[r]:void 0;return A?{text:A,service:a,variable:r}:
null}function l({kind:o,workspace:s,place:n,clients:e,isOverridden:c,replacedFor:r=[]},a){const $=h.test(o),A=(s?.lacks??[]).filter(x=>$||!a[I.uW[x]]);if(c||A.length===
0)return[];const j=$?"remote backend":"cloud block",g=o==="backend_remote_default"&&A.length===D.Rt.length,_=e.filter(x=>!r.includes(x)),U=(0,w.y7)({block:j,lacks:A,
isOpen:g});return[(0,i.hD)(U,{places:[n],clients:_})]}function f(o,s){const n=o.stateHosts&&s.get((0,L.jt)(o.place.file));return n?{...o,needs:o.needs.map(e=>({
...e,host:n}))}:o}}),7082:((ft,J,t)=>{t.d(J,{O:()=>S,i:()=>b});const S=w=>({discovery:w,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),b=(w,N)=>({host:w,attempt:S({kind:"skipped",problem:N}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:((ft,J,t)=>{t.d(J,{XP:()=>O,fN:()=>P,qY:()=>D});var S=t(4e3),b=t(1831),w=t(8820),N=t(2935);const i=2,L=80;function I(M){if(M.kind==="scan")return`read ${(0,S.
px)(M.files,"file")}`;if(M.kind==="registries")return`${M.done} of ${(0,S.px)(M.total,"registry request")} done`;const{done:G,total:m,failed:u,waiting:E}=M,v=u===
0?"":`, ${u} failed so far`;return`${G} of ${(0,S.px)(m,"host")} checked${v}${C(E)}`}function C(M){if(M.size===0)return"";const{shown:G,more:m}=(0,S.zN)([...M],
i),u=G.map(E=>(0,w.RK)((0,b.nx)(E),L));return m>0?`; waiting for ${u.join(", ")} and ${(0,S.px)(m,"other")}`:`; waiting for ${u.join(" and ")}`}const D={show:()=>{},
end:()=>{}},R=5e3,p=200;function P(M){let G=!0;return h(R,m=>{G&&M(m),G=!G})}function O(M,G){let m="";const{show:u,end:E}=h(p,d=>{const l=(0,N.Wc)(d,0,G-1);l!==
m&&(m=l,M(`\r${l}\x1B[K`))});return{show:u,end:()=>{E(),m!==""&&M("\r\x1B[K")}}}function h(M,G){let m=null;const u=setInterval(()=>{m!==null&&G(I(m))},M).unref();
return{show:v=>{m=v},end:()=>clearInterval(u)}}}),8463:((ft,J,t)=>{t.d(J,{t:()=>p});var S=t(1342),b=t(7039),w=t(3394),N=t(8820);let i=function(...O){return{hash:i}=
process.getBuiltinModule("node:crypto"),new.target?new i(...O):i(...O)},L=function(...O){return{renderBadge:L}=t.late([912],7912),new.target?new L(...O):L(...O)},
I=function(...O){return{renderCodeQuality:I}=t.late([811],9811),new.target?new I(...O):I(...O)},C=function(...O){return{renderJunit:C}=t.late([597],6597),new.target?
new C(...O):C(...O)},D=function(...O){return{renderHtml:D}=t.late([385],3385),new.target?new D(...O):D(...O)},R=function(...O){return{renderSarif:R}=t.late([554],
8554),new.target?new R(...O):R(...O)};function p({report:O,badge:h},M,G){const m=[],u=(E,v,d)=>{try{(0,S.f8)(G,v,(0,S.mk)(d()))}catch(l){m.push(`the ${E} ${(0,N.
RK)(v)} was not written: ${(0,N.RK)((0,S.A3)(l))}`)}};for(const{path:E,format:v}of O)u("report",E,()=>P(v,M));return h!==null&&u("badge",h,()=>[L(M.verdict)]),m}
function P(O,{verdict:h,context:M}){switch(O){case"json":return(0,b.hF)(h,M);case"sarif":return R(h,M);case"junit":return C(h,M);case"codequality":return I(h,G=>i(
"sha256",G));case"html":return D(h,M,G=>i("sha256",G,"base64"));case"markdown":return[(0,w.Gc)(h,M)]}}}),2796:((ft,J,t)=>{t.d(J,{cZ:()=>C,cr:()=>u,hs:()=>E,pq:()=>v});
var S=t(2886),b=t(4e3),w=t(5143),N=t(1064),i=t(1831),L=t(6503);const I=3;function C(d){const l=new Map(d.map(s=>[s,(0,L.eb)([s]).length])),f=s=>l.get(s)??0,o=d.
toSorted((s,n)=>f(n)-f(s));return(0,w.c1)(o,R).flatMap(s=>{const n=(0,w.c1)(s,p);return n.length>I?[s]:n}).map(P).toSorted((s,n)=>(0,S.Np)(s,n)||D(s)-D(n)||n.hits-
s.hits||n.hosts.length-s.hosts.length)}function D({code:d,affects:l}){return d==="machine-network"?-1:d==="host-not-checked"?2:l.length===0||N.Du.some(f=>l.includes(
f))?0:1}const R=({severity:d,problem:{code:l},affects:f,exclude:o})=>JSON.stringify([d,l,l==="machine-network"||f,o===void 0]),p=d=>d.exclude===void 0?m(d.problem.
help??"",d):"";function P(d){const[l]=d,f=[...new Set(d.flatMap(({host:a})=>a??[]))],{code:o,title:s}=l.problem,n=a=>{const $=j=>f.length>1?m(a(j),j):a(j),A=$(l);
return d.every(j=>$(j)===A)?A:null},c=d.length>1&&l.exclude!==void 0?"":n(({problem:a})=>a.help??""),r=n(({problem:a})=>a.message);return{severity:l.severity,code:o,
title:s,affects:[...new Set(d.flatMap(({affects:a})=>a))],findings:d,hosts:f,hits:(0,L.eb)(d).length,message:c===null?null:r,help:c?.includes(h)?`${c}; ${G(f)}`:
c}}const O="HOST",h=i.xV+O,M=5,G=d=>`${h} is ${(0,b.K4)(d,M,l=>(0,i.fK)(l)[0]??l)}`;function m(d,{host:l}){return l===null?d:(d.includes(i.xV)?(0,i.fK)(l):[]).reduce(
(o,s)=>o.replaceAll(s,h),d).replaceAll((0,i.nx)(l),O).replaceAll(l,O)}const u=d=>(0,w.c1)(d,({problem:{message:l,help:f}})=>`${l}
${f}`),E=d=>d.some(({host:l})=>l!==null)&&!d.every(S.zX);function v({hosts:d,findings:l}){const f=E(l),o=f?d.length:(0,L.Dx)(l).length;return o>1?(0,b.px)(o,f?"\
host":"place"):""}}),7039:((ft,J,t)=>{t.d(J,{hF:()=>R});var S=t(4283),b=t(4e3),w=t(5143),N=t(5799),i=t(1831),L=t(9587),I=t(5955),C=t(6503);let D=function(...f){
return{attemptsOf:D}=t.late([905,977,426],9426),new.target?new D(...f):D(...f)};function*R(f,o){const{hosts:s,findings:n,passed:e,ignored:c,stopped:r,roots:a}=f,
{dialect:$,remarks:A,repository:j,repositories:g,startedAt:_,durationMs:U}=o,{usages:x,...X}=o.scan;yield*(0,I.M)({schemaVersion:1,version:o.version,passed:e,stopped:r?
(0,b.Cw)(r):void 0,incomplete:r?(0,b.zM)(r):void 0,failOn:o.failOn,repository:j??void 0,repositories:p(g),dialect:$.name,clientDetection:O($),clients:o.clients,
startedAt:_,durationMs:U,counts:Object.fromEntries(N.oC.map(F=>[`${F}s`,P(n,F)])),hosts:s.values().map(h),findings:n.values().map(v),roots:p(a)?.values().map(d),
ignored:c,usages:x,remarks:p(A),scan:X}),yield`
`}const p=f=>f.length===0?void 0:f,P=(f,o)=>f.filter(s=>s.severity===o).length;function O({clients:f,versions:o,releases:s,isGuess:n,why:e,evidence:c}){return{clients:f,
assumed:n??!1,why:(0,L._U)(e),versions:Object.entries(o).map(([r,a])=>({client:r,version:(0,L._U)(a)})),releases:s.map(({name:r})=>r),evidence:c.map(({client:r,
version:a,level:$,text:A,place:j})=>({client:r,version:a===null?null:(0,L._U)(a),kind:$,text:(0,L._U)(A),...E(j)}))}}function h(f){const{visit:o,requirements:s,
services:n,servicesFrom:e,clients:c,isNew:r}=f,{discovery:a,hops:$,timing:A,certificates:j}=o.attempt;return{host:o.host,display:(0,i.pk)(o.host),discovery:a.kind,
...M(a),..."excerpt"in a&&a.excerpt!==null&&{excerpt:a.excerpt},documentUrl:"url"in a?(0,S.Pl)(a.url):null,hops:$.map(({challenge:g,..._})=>({..._,url:(0,L.cq)(
_.url),proxy:_.proxy&&(0,L.cq)(_.proxy)})),services:Object.fromEntries(n.map(g=>[g.id,m(g)])),servicesFrom:e&&E(e),hostBlocks:o.forced.map(({client:g,place:_})=>({
client:g,place:E(_)})),required:s.map(({service:g,clients:_,because:U})=>({service:g,clients:_,because:U.map(u)})),credentials:o.credentials?.hasToken?o.credentials.
source:null,looks:o.looks,attempts:D(o).length,...o.earlier.length>0&&{earlier:o.earlier.map(G)},timingMs:{lookup:A.lookupMs,connect:A.connectMs,tls:A.tlsMs,firstByte:A.
firstByteMs,total:A.totalMs},certificates:j,clients:c,...r&&{new:!0}}}const M=f=>"problem"in f?{code:f.problem.code}:{},G=({discovery:f,timing:o})=>({discovery:f.
kind,...M(f),ms:o.totalMs});function m(f){if(f.kind==="url")return{url:(0,L.cq)(f.url)};if(f.kind==="problem"){const{code:e,message:c,help:r=null}=f.problem;return{
problem:{code:e,message:c,help:r}}}const{authz:o,token:s}=f.login,n={authz:o&&(0,L.cq)(o),token:s&&(0,L.cq)(s)};return{login:{...f.login,...n}}}const u=f=>typeof f==
"string"?f:E(f);function E({file:f,line:o,column:s,endColumn:n,target:e}){const{repository:c,path:r}=(0,w.bH)(f);return{...c===null?{file:f}:{repository:c,file:r},
line:o,column:s,endColumn:n,target:e&&(0,w.bH)(e).path}}function v(f){const{problem:o,severity:s,host:n,places:e,affects:c,exclude:r}=f;return{code:o.code,severity:s,
host:n,service:(0,C.ju)(f),message:o.message,help:o.help??null,places:e.map(u),affects:c,...r&&{exclude:r}}}function d({directory:f,clients:o,rows:s}){const{repository:n,
path:e}=(0,w.bH)(f);return{...n&&{repository:n},directory:e,clients:o,rows:s.map(l)}}const l=({problems:f,places:o,rejectedAt:s,...n})=>({...n,codes:f.map(({code:e})=>e),
places:o.map(u)})}),6662:((ft,J,t)=>{t.d(J,{S:()=>r,K:()=>a});var S=t(2935),b=t(5102),w=t(4073),N=t(806),i=t(6906),L=t(6763),I=t(8820),C=t(7792);const D={fails:"\
red",unchecked:"red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},R=13,p="  ",P=(g,_)=>O(g,_).map(U=>(0,I.BP)(U.replaceAll("\xA0"," "))).join(`
`);function O(g,_){switch(g.kind){case"paragraph":return M(g.content).flatMap(U=>(0,S.ky)((0,i.wh)(U),_));case"note":return h(`${g.label}:`,g.text,_);case"facts":
return g.facts.flatMap(({label:U,texts:x})=>x.flatMap((X,F)=>h(F===0?U:"",X,_,R)));case"list":return g.items.flatMap(U=>h("-",U,_));case"sources":return g.items.
flatMap(U=>u(U,"red",_));case"problem":return G(g,_);case"table":return d(g,_);case"details":return E(g,_)}}const h=(g,_,U,x)=>(0,S.wW)({indent:2,label:g,style:"\
dim",column:x,text:(0,i.wh)(_)},U);function M(g){if(typeof g=="string"||"kind"in g)return[g];const _=g.indexOf(C.Gy.newLine);return _<0?[g]:[g.slice(0,_),...M(g.
slice(_+1))]}function G(g,_){const{severity:U,code:x,url:X,message:F,count:Y,title:Q,parts:et}=g,st=D[C.rC[U]],lt=(0,i.wh)(C.Gy.isEmpty(F)?[Y,Q]:F);return[...(0,S.
wW)({indent:0,label:`${U}[${x}]:`,style:st,url:X,text:lt},_),...et.flatMap(pt=>pt.kind==="sources"?pt.items.flatMap($t=>u($t,st,_)):m(pt,_))]}const m=(g,_)=>g.kind===
"paragraph"?O(g,{..._,width:_.width-2}).map(U=>`  ${U}`):O(g,_);function u({place:g,message:_,help:U,line:x},X,F){const Y=typeof g=="object"&&"kind"in g&&g.kind===
"link",Q=(0,i.wh)(g),et=Y&&(0,C.AA)(g.url??"")?g.url:null,st={text:Q,url:et},lt=[Q,(0,i.wh)(_)].filter($t=>$t!=="").join(": "),pt=Y?"-->":"-";return[...lt===""?
[]:(0,S.wW)({indent:2,label:pt,style:"dim",text:lt,linked:st},F),...x===null?[]:n(x,X,F),...C.Gy.isEmpty(U)?[]:h("help:",U,F)]}function E({title:g,children:_},U){
const{sign:x,name:X,text:F}=g,{withFlags:Y=String}=U,Q=[x===null?"":i.B2[x],Y((0,i.wh)(X))].filter(st=>st!=="").join(" "),et=x===null?"bold":D[x];return[...(0,S.
wW)({indent:0,label:Q,style:et,text:(0,i.wh)(F)},U),..._.flatMap(st=>m(st,U))]}const v=(g="")=>/^(?:number|history)/.test(g);function d({columns:g,rows:_},U){const x=g.
map(({title:et})=>(0,i.wh)(et)),X=_.map(({sign:et="works",cells:st})=>({sign:et,cells:st.map(i.wh)})),F=x.map((et,st)=>Math.max(...[et,...X.map(({cells:lt})=>lt[st]??
"")].map(S.nc)));if(F.reduce((et,st)=>et+p.length+st,p.length)>U.width)return X.flatMap(({sign:et,cells:[st="",...lt]})=>{const pt=lt.flatMap((ht,Tt)=>ht===""?[]:
[`${x[Tt+1]} ${ht}`.trim()]),$t=`${st}: ${pt.join("; ")}`;return(0,S.wW)({indent:2,label:i.B2[et],style:D[et],text:$t},U)});const Q=et=>et.map((st,lt)=>{const pt="\
 ".repeat((F[lt]??0)-(0,S.nc)(st));return v(g[lt]?.style)?pt+st:st+pt}).join(p).trimEnd();return[`    ${(0,S.nI)(Q(x),"dim",U)}`,...X.map(({sign:et,cells:st})=>{
const lt=Q(st).replace(/\u2573+/g,pt=>(0,S.nI)(pt,"red",U));return`  ${(0,S.nI)(i.B2[et],D[et],U)} ${lt}`})]}const l=160,f=12,o="    ",s=/##\w*\[/;function n(g,_,U){
const{place:x,before:X,literal:F,after:Y}=g,Q=" ".repeat(`  ${x.line}`.length),et=Math.min(U.width,l)-Q.length-3;if(et<f)return[];const st=e(X+F+Y),lt=st(X+F+Y),
pt=(0,S.nc)(lt)<=et?0:st(X).search(/[^ ]|$/),$t=lt.slice(pt),ht=(0,S.nc)(st(X))-pt,Tt=(0,S.nc)(st(X+F))-pt,{from:Gt,to:St,text:kt}=c($t,ht,Math.max(Tt,ht+1),et),
Rt=(0,S.nI)("|","dim",U),Bt="^".repeat(Math.max(1,Math.min(Tt,St)-Math.max(ht,Gt))),xt=" ".repeat(Math.max(ht,Gt)-Gt);return[`${(0,S.nI)(`  ${x.line}`,"dim",U)}\
 ${Rt} ${kt}`.trimEnd(),`${Q} ${Rt} ${xt}${(0,S.nI)(Bt,_,U)}`]}function e(g){const _=U=>(0,I.RK)(U.replaceAll("	",o),Number.POSITIVE_INFINITY);return s.test(_(g))?
U=>_(U).replaceAll(/(?<=#)#/g," #"):_}function c(g,_,U,x){const X=(0,S.nc)(g);if(X<=x)return{from:0,to:x,text:g};const F=Math.max(0,x-2-(U-_)),Y=U<x?0:Math.max(
0,_-1-Math.ceil(F*2/3)),Q=X-Y<=x,et=Y+(Q?x:x-1),st=(0,S.Wc)(g,Y===0?0:Y+1,et),lt=`${Y===0?"":"\u2026"}${st}${Q?"":"\u2026"}`;return{from:Y,to:et,text:lt}}function*r(g,_){
for(const{text:U}of a(g,_))yield`${U}
`}function*a(g,_){const{isQuiet:U=!1,isRunner:x=!1,context:X}=_,F=A(_);yield{kind:"plain",text:$(g,_)};const Y=g.findings.filter(st=>(0,b.Zh)(st,X)),Q=U?(0,w.CI)(
["problems"],{...g,findings:Y},F):[...(0,w.CI)(w.$9,g,F),...j(g,_)];let et=!0;for(const st of Q){const lt=P(st,_),pt=x&&st.kind==="details"&&lt.includes(`
`),$t=!pt&&lt.includes(`
`);(et||$t)&&(yield{kind:"plain",text:""}),et=$t,yield{kind:pt?"group":"plain",text:lt}}}function $(g,_){const[U,x]=g.passed?[i.B2.works,"green"]:[i.B2.fails,"r\
ed"],X=_.isQuiet?[]:(0,w.vH)(g,A(_)).shown;return[`${(0,S.nI)(U,x,_)} ${(0,S.nI)((0,b.$N)(g,_.context),"bold",_)}`,...X.map(F=>P(C.om.paragraph(F),_))].join(`
`)}function A({context:g,isRunner:_=!1}){const U=(0,N.du)(g,"log",N.h);return _?U:{...U,limits:{...U.limits,items:0,details:0}}}function j(g,{context:_,isRunner:U}){
const{findings:x,hosts:X}=g,F=U?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",Y=`\
problem codes: ${_.docsUrl}`,Q=[...x.some(b.nM)?[Y]:[],...X.length>N.dS||x.length>0?[F]:[],...(0,L.j6)(g,_)];return Q.length===0?[]:[C.om.paragraph(C.Gy.joined(
Q.map(C.Gy.words),C.Gy.newLine))]}}),6266:((ft,J,t)=>{t.d(J,{$J:()=>N,kE:()=>C,ni:()=>I});var S=t(8820),b=t(6906),w=t(2307);const N={fails:"\u274C",unchecked:"\u274C",
warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},i={sign:D=>N[D],small:D=>`<sub>${D}</sub>`,name:D=>`<b>${D}</b>`,chart:({runs:D,label:R})=>`\
<code role="img" aria-label="${(0,S.My)(R)}">${(0,b.qX)(D)}</code>`,problem:(D,R,p)=>`<p>${R}</p>
${p}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(D,R)=>`${R}
`},L=D=>D.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(R,p,P)=>`${p} align="right">${P.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),I=D=>L((0,w.P)(D,i)),C=D=>D.map(R=>L((0,w.g)(R,i))).filter(R=>R!=="").join(`

`)}),2307:((ft,J,t)=>{t.d(J,{P:()=>N,g:()=>I});var S=t(8820),b=t(4120),w=t(7792);function N(m,u){if(typeof m=="string")return(0,S.js)(m);if(!("kind"in m))return m.
map(E=>N(E,u)).join("");switch(m.kind){case"words":return(0,S.My)(m.text).replaceAll("\xA0","&#160;");case"code":return i(m);case"prose":return(0,S.h$)(m.text,m.
max);case"strong":return`<b>${N(m.content,u)}</b>`;case"small":return u.small(N(m.content,u));case"sentence":return(0,b.Iu)(N(m.content,u));case"link":return L(
m.url,N(m.content,u));case"sign":return u.sign(m.of);case"break":return"<br/>";case"chart":return u.chart(m)}}function i({text:m,max:u,breaks:E}){const v=(0,S.D9)(
m,u);return E==="never"?v.replaceAll(" ","&#160;"):E===void 0?v:E==="dots"?v.replaceAll(".",".<wbr/>"):v.replaceAll(/(?<!<)\//g,"/<wbr/>")}const L=(m,u)=>m!==null&&
((0,w.AA)(m)||/^#[!-~]+$/.test(m))?`<a href="${(0,S.js)(m,m.length)}">${u}</a>`:u;function I(m,u){const E=v=>N(v,u);switch(m.kind){case"paragraph":return`<p>${E(
m.content)}</p>
`;case"note":return`<p>${p(m,u)}</p>
`;case"facts":return`<dl>
${m.facts.map(({label:v,texts:d})=>`<dt>${(0,b.Iu)(v)}</dt>${d.map(l=>`<dd>${E(l)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return R(m.items.map(E));case"sources":return O(m.items,u);case"problem":return P(m,u);case"table":return G(m,u);case"details":return M(m,u)}}const C=(m,u)=>m.
map(E=>I(E,u)).join(""),D=m=>m===void 0?"":` class="${m}"`,R=m=>m.length===0?"":`<ul>
${m.map(u=>`<li>${u}</li>
`).join("")}</ul>
`;function p({label:m,text:u,as:E},v){const d=N(u,v);if(E==="items")return d;const l=(0,b.Iu)(m);return E!=="small"?E==="help"?`<b>${l}:</b> ${d}`:`${l}: ${d}`:
v.small(`${m==="history"?(0,b.Iu)(d):`${l} ${d}`}.`)}function P(m,u){const{severity:E,code:v,url:d,count:l,title:f,message:o,parts:s}=m,n={kind:"link",url:d,content:v},
e=(0,w.mG)`${w.Gy.sign(w.rC[E])} ${w.Gy.strong([l,f])} (${n})`,c=w.Gy.isEmpty(o)?"":`<p>${N(o,u)}</p>
`;return u.problem(E,N(e,u),`${c}${C(s,u)}`)}function O(m,u){const E=n=>N(n,u),{figures:v=[],messages:d=[]}=Object.groupBy(m,({message:n})=>w.Gy.isEmpty(n)?"fig\
ures":"messages"),l=({line:n})=>n===null?"":`<pre>${h(n,u)}</pre>`,f=({help:n})=>w.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${E(n)}`,o=v.map(n=>`<figure><figcaption>${E(
n.place)}</figcaption>${l(n)}</figure>
`),s=d.map(n=>`${E(w.Gy.joined([n.place,n.message],w.Gy.words(": ")))}${f(n)}${l(n)}`);return`${o.join("")}${R(s)}`}function h({before:m,literal:u,after:E},v){const[
d,l,f]=[(0,S.J7)(m.trimStart().replaceAll("	"," ")),u,E].map(o=>N(o.replaceAll("	"," "),v));return`${d}<mark>${l}</mark>${f}`}function M({title:m,children:u,anchor:E,
isOpen:v},d){const l=N(m.name,d),f=C(u,d),o=m.sign===null&&w.Gy.isEmpty(m.text),s=f===""?`<b>${l}</b>`:d.name(l),e=[m.sign===null?"":d.sign(m.sign),o?l:s,N(m.text,
d)].filter(r=>r!=="").join(" ");if(f==="")return`<p>${e}</p>
`;const c=E===void 0?f:`<div id="${(0,S.My)(E)}">
${f}</div>
`;return`<details${D(E===void 0?void 0:"host")}${v?' open=""':""}>
<summary>${e}</summary>
${c}</details>
`}function G({caption:m,columns:u,rows:E,style:v},d){const l=(n,e,c)=>{const r=w.Gy.isEmpty(n)?"\u2013":N(n,d),[a,$]=c===0?['th scope="row"',"th"]:["td","td"],A=d.
hasTitles&&c>0&&v===void 0?N(e?.title??[],d):"";return`<${a}${D(e?.style)}${A===""?"":` data-title="${A}"`}>${r}</${$}>`},f=E.map(({cells:n,about:e,sign:c})=>{const r=e===
void 0?"":` data-host="${(0,S.My)(e.anchor)}"${e.isFailing?' data-failing=""':""}`,[a="",...$]=n,A=c===void 0?a:(0,w.mG)`${w.Gy.sign(c)}${w.Gy.words("\xA0")}${a}`;
return`<tr${r}>${[A,...$].map((j,g)=>l(j,u[g],g)).join("")}</tr>
`}),s=`<thead>
<tr>${u.map(({title:n,style:e})=>`<th scope="col"${D(e)}>${N(n,d)}</th>`).join("")}</tr>
</thead>`;return d.table(m,`<table${D(v)}>
${s}
<tbody>
${f.join("")}</tbody>
</table>`)}}),1423:((ft,J,t)=>{t.d(J,{OT:()=>P,TM:()=>s,Zw:()=>O});var S=t(4e3),b=t(5143),w=t(5799),N=t(1831),i=t(2796),L=t(4503),I=t(4120),C=t(6503),D=t(7792),
R=t(7035),p=t(806);function P(n,e){const{shown:c,rest:r}=(0,S.zN)((0,i.cZ)(n),e.limits.causes),a=new Set,$=r.flatMap(A=>A.findings).length;return[...c.map(A=>O(
A,e,a)),...(0,p.OS)($,"finding",e)]}function O(n,e,c=new Set){const{severity:r,code:a,title:$,message:A,help:j,hosts:g,findings:_}=n,{context:U,limits:x}=e,X=(0,i.
pq)(n),F=(0,C.f5)(_).map(pt=>(0,p.ik)(pt,e)),[Y,Q]=g,et=Y&&Q===void 0?U.history?.get(Y):void 0,st=r==="error"&&(0,i.hs)(_)&&!c.has(`history ${Y}`),lt=et&&st?(0,R.
kW)(et):null;return lt!==null&&c.add(`history ${Y}`),{kind:"problem",severity:r,code:a,url:`${U.docsUrl}#${a}`,count:X===""?X:`${X}: `,title:$,message:A===null?
D.Gy.nothing:D.Gy.sentence(A,x.characters),parts:[...A===null?G(n,e,c):M(n,e,c),...h("required by",D.Gy.joined(F),"line"),...h("help",j?D.Gy.prose(j,x.characters):
D.Gy.nothing,"help"),...h("affects",(0,I.od)(n.affects,U.clients),"small"),...h("history",lt??D.Gy.nothing,"small")]}}const h=(n,e,c)=>D.Gy.isEmpty(e)?[]:[{kind:"\
note",label:n,text:e,as:c}];function M(n,e,c){const{findings:r,message:a}=n,$=v(r,a??"",e),A=(0,C.Dx)(r),j=$.length>1&&A.length>1,g=$.length>1?"hosts":"host",_=u(
r,e,c),U=e.limits.hasLines&&(!j||_.line!==null),x=U?A.slice(0,1):[];return[...o(g,$,e.limits.hosts,"host",e,X=>d(X,j,e)),...U?E([_]):[],...l(r,x,j,e)]}function G(n,e,c){
const r=(0,i.cr)(n.findings),{shown:a,rest:$}=(0,S.zN)(r,e.limits.messages),A=U=>E(U.map(x=>m(x,n,e,c))),g=(f(e)===0?a:r).flatMap(U=>(0,C.Dx)(U).slice(0,1)),_=!e.
limits.hasLines||n.hosts.length>1;return[...A(a),...s($.flat(),"finding",e,U=>A((0,i.cr)(U))),...l(n.findings,g,_,e)]}function m(n,{help:e},c,r){const[{problem:a}]=n,
{characters:$,hosts:A}=c.limits,j=v(n,a.message,{...c,detailed:new Set}),g=D.Gy.some(j,A,Y=>d(Y,j.length>1,c),"host"),{places:_,noun:U}=(0,C.TD)((0,C.Dx)(n)),x=_.
length<2?"":` (and ${(0,S.px)(_.length-1,`more ${U}`)})`,X=(0,D.mG)`${D.Gy.prose(a.message,$)}${x}`,F=e===null?a.help:void 0;return{...u(n,c,r),message:D.Gy.joined(
[g,X],D.Gy.words(": ")),help:F?D.Gy.prose(F,$):D.Gy.nothing}}function u(n,e,c){const r=(0,C.io)(n),a=r&&(0,w.Xd)(r),$={place:D.Gy.nothing,message:D.Gy.nothing,help:D.
Gy.nothing,line:null};if(!a)return $;const A=(0,b.R3)(a),j=a.target===void 0?"":` \u2192 ${(0,b.II)(a.target)}`,g=!e.limits.hasLines||c.has(A)?void 0:r.line;return c.
add(A),{...$,place:D.Gy.link((0,L.uM)(a,e.context),D.Gy.path(A+j)),line:g??null}}const E=n=>{const e=n.filter(({place:c,message:r})=>!D.Gy.isEmpty([c,r]));return e.
length===0?[]:[{kind:"sources",items:e}]};function v(n,e,{detailed:c}){if(!(0,i.hs)(n))return[];const r=[...Map.groupBy(n,({host:A})=>A).values()],[{host:a,isHostNew:$}={
host:null,isHostNew:!1}]=n;return r.length>1||a===null||$||c.has(a)?r:e.includes((0,N.nx)(a))?[]:r}function d(n,e,c){const[r]=n,a=r?.host?(0,p.b8)(r.host,c):D.Gy.
nothing,$=(0,C.mj)(n,c.context.repositories.length),A=D.Gy.some((0,C.Dx)(n),1,_=>(0,p.ik)(_,c)),j=e?$===""?A:$:D.Gy.nothing,g=r?.isHostNew?I.dy:D.Gy.nothing;return(0,p.
ZT)(a,g,j)}function l(n,e,c,r){const{limits:a,context:$}=r,A=(0,C.mj)(n,$.repositories.length);if(A===""&&c)return[];const j=(0,C.Dx)(n),g=(0,C.oN)(A===""?j:(0,C.
TD)(j).places,e),_=x=>(0,p.ik)(x,r),U=e.length>0?"also at":"place";return A===""?o(U,g,a.places,"place",r,_):g.length===0?[D.om.paragraph(D.Gy.sentence(`in ${A}`))]:
o(`in ${A}`,g,a.hosts,"repository",r,_)}const f=({medium:n,limits:e})=>n==="log"?0:e.items;function o(n,e,c,r,a,$){const{shown:A,rest:j}=(0,S.zN)(e,c),g=r==="ho\
st"||n==="place"?"items":"line";if(f(a)===0){const U=j.length>0&&a.medium!=="log"?(0,D.mG)` ${a.rest}`:D.Gy.nothing;return h(n,(0,D.mG)`${D.Gy.some(e,c,$,r)}${U}`,
g)}return[...h(n,D.Gy.joined(A.map($)),g),...s(j,r,a,_=>[D.om.paragraph(D.Gy.joined(_.map($)))])]}function s(n,e,c,r){if(f(c)===0)return(0,p.OS)(n.length,e,c);const a=D.
om.title((0,S.px)(n.length,`more ${e}`));return D.om.details(a,(0,p.Ku)(n,f(c),e,c,r))}}),3435:((ft,J,t)=>{t.d(J,{Ub:()=>G,aJ:()=>p,gT:()=>P,qP:()=>E,sN:()=>O,wn:()=>M});
var S=t(4e3),b=t(5143),w=t(4503),N=t(5102),i=t(4120),L=t(7792),I=t(806);const C=4,D=7;function R(d){const l=d.flatMap(o=>{const s=Map.groupBy(o.places,u);return s.
size===0&&s.set(null,[]),Array.from(s,([n,e])=>({name:n,finding:{...o,places:e}}))}),f=([,o])=>o.filter(({severity:s})=>s==="error").length;return[...Map.groupBy(
l,({name:o})=>o)].map(([o,s])=>[o,s.map(({finding:n})=>n)]).toSorted((o,s)=>f(s)-f(o))}function p(d,l){if(l.context.repositories.length===0)return[];const f=R(d.
filter(N.nM)).filter(([r])=>r!==null),[o]=f;if(o===void 0)return[];const s=L.Gy.some(f,{few:C},([r,a])=>(0,L.mG)`${L.Gy.code(r??"")} (${(0,i.H8)(a)})`),n=L.om.title(
(0,S.px)(f.length,"repository"),(0,L.mG)`with errors or warnings in files: ${s}`,(0,N.hm)(o[1])==="error"?"fails":"warns"),e=l.medium==="log"?0:l.limits.rows,c=(0,I.
Ku)(f,e,"repository",l,r=>v(r,l));return[{kind:"details",title:n,children:c}]}const P=d=>["fails","unchecked"].includes((0,N.sG)(d));function O({hosts:d,files:l},f){
const o=h(d.filter(P).map(G)),s=l.filter(({severity:_})=>_==="error"),n=h(s.map(({places:_})=>m(_))),e=[L.om.column("Repository",_=>L.Gy.link((0,w.aE)(_),L.Gy.code(
_.name))),L.om.column("Commit",M),L.om.column("Failing hosts",o,"number"),L.om.column("Errors in files",n,"number")],c=(_,U)=>L.om.table(_,e,U),r=_=>(o(_)??0)+(n(
_)??0),{hit:a=[],other:$=[]}=Object.groupBy(f.context.repositories,_=>r(_)>0?"hit":"other"),A=a.toSorted((_,U)=>r(U)-r(_)),j=(0,S.px)($.length,"repository"),g=L.
om.title(`${j} without failing hosts or errors in files`);return[...c(A,"Repositories with failures"),...L.om.details(g,c($,"Other repositories"))]}function h(d){
const l=Map.groupBy(d.flat(),f=>f);return({name:f})=>l.get(f)?.length??null}const M=d=>d.commit===null?L.Gy.nothing:L.Gy.link((0,w.DZ)(d),L.Gy.code(d.commit.slice(
0,D))),G=({requirements:d})=>m(d.flatMap(({because:l})=>l)),m=d=>[...new Set(d.map(u))].filter(l=>l!==null),u=d=>typeof d=="string"?null:(0,b._M)(d.file),E=(d,l)=>v(
R(d),l),v=(d,l)=>d.flatMap(([f,o])=>{const{context:s,limits:n}=l,e=f??s.repository?.name,c=s.repositories.find($=>$.name===e),r=L.om.title(e===void 0?L.Gy.words(
"This checkout"):L.Gy.link((0,w.aE)(c),L.Gy.path(e)),(0,i.H8)(o)),a=[L.om.column("Place",({places:$})=>(0,I.AZ)($,n.ownPlaces,l,!0)),L.om.column("Severity",({severity:$})=>(0,L.
mG)`${L.Gy.sign(L.rC[$])} ${$}`),L.om.column("Problem",({problem:{message:$,code:A}})=>(0,L.mG)`${L.Gy.sentence($,n.characters)} (${(0,I.U1)(A,l)})`)];return L.
om.details(r,(0,I.Ku)(o,n.rows,"finding",l,$=>L.om.table($,a,"Findings in files")))})}),4073:((ft,J,t)=>{t.d(J,{YK:()=>Ft,$9:()=>Xt,KL:()=>bt,dI:()=>H,$M:()=>vt,
WQ:()=>tt,vH:()=>Et,CI:()=>Mt,Ks:()=>_t});var S=t(4e3),b=t(5257),w=t(5102),N=t(6763),i=t(7792),L=t(9076),I=t(4120),C=t(6906),D=t(7035),R=t(806);const p=10,P=[7,
30,90],O=30;function h(y,T){const{medium:k,limits:W,context:z}=T,[Z,ot]=[k==="log",k==="summary"],nt=m(y,z),ut=ot?nt:nt.filter(wt=>E(wt,z)),at=wt=>i.om.title("H\
istory:",wt);if(ut.length===0)return ot&&z.history?.size?[i.om.line(at("1 run so far"))]:[];const yt=Z?ut.map(wt=>[wt]):v(ut,z),{shown:gt,rest:It}=(0,S.zN)(yt,Math.
max(W.rows,p)),Dt=(0,S.zN)(gt,Z?gt.length:p),Nt=[i.om.column("Host",wt=>s(wt,T)),...n(ut,T)],jt=([wt])=>wt?{sign:(0,w.sG)(wt)}:{},Lt=wt=>i.om.table(wt,Nt,"Histo\
ry",jt),Wt=i.om.title((0,S.px)(Dt.rest.flat().length,"more host")),Pt=k==="brief"?T.rest:"in the history file",Kt=[...Lt(Dt.shown),...i.om.details(Wt,Lt(Dt.rest)),
i.om.paragraph(i.Gy.small(l(gt,T))),...(0,R.OS)(It.flat().length,"host",{...T,rest:Pt})],zt=d(nt,z);return Z?i.om.details(at(`${zt}; uptime and latency of ${O} \
days`),Kt):[i.om.line(at(zt)),...Kt,...ot?(0,D.hc)(T):[]]}const M=(y,{history:T})=>y.flatMap(({visit:k})=>T?.get(k.host)??[]),G=(y,T)=>M(y,T).flatMap(({recent:k})=>k);
function m({hosts:y},T){const k=(W,z)=>{const[{good:Z,runs:ot}={good:1,runs:1}]=u([W],z,T);return Z/ot};return y.filter(W=>G([W],T).filter(L.yX).length>1).toSorted(
(W,z)=>Number((0,w.DI)(z))-Number((0,w.DI)(W))||k(W,O)-k(z,O)||k(W,90)-k(z,90))}const u=(y,T,k)=>M(y,k).flatMap(({uptime:W})=>W.find(({days:z,runs:Z})=>z===T&&Z>
0)??[]),E=(y,T)=>(0,w.DI)(y)||G([y],T).some(({outcome:k})=>k==="fails"),v=(y,T)=>[...Map.groupBy(y,k=>{const[W]=M([k],T).flatMap(({incidents:z})=>z.slice(0,1));
return W?.until===null?W.from:k.visit.host}).values()];function d(y,T){const k=Math.max(...M(y,T).map(({recent:ot})=>ot.length)),W=`the last ${(0,S.px)(k,"run")}`,
z=y.filter(ot=>E(ot,T)).length;if(z===0)return`no failure in ${W}`;const Z=G(y,T).filter(({outcome:ot})=>ot==="fails").length;return y.length===1?`${Z} of ${W} \
failed`:`${z} of ${y.length} hosts failed in ${W}`}function l(y,{medium:T,context:k}){const W=nt=>i.Gy.words(nt.replaceAll(" ","\xA0")),z=i.Gy.joined((0,C.MC)(y.
flatMap(nt=>f(nt,k))).map(([nt,ut])=>(0,i.mG)`${i.Gy.code(nt)}${W(` ${ut}`)}`));if(T==="log")return z;const ot=y.some(({length:nt})=>nt>1)?"; of several hosts, \
the worst of each run":"";return(0,i.mG)`The newest run is at the right${i.Gy.words(ot)}. ${z}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function f(y,T){const k=M(y,T);return(k[0]?.recent??[]).map((W,z,{length:Z})=>{const ot=k.flatMap(({recent:at})=>at.at(z-Z)??[]),nt=ot.flatMap(({ms:at})=>at??[]);
return{outcome:L.im.find(at=>ot.some(yt=>yt.outcome===at))??"skipped",ms:nt.length===0?null:Math.max(...nt)}})}const o=({medium:y})=>y==="summary"||y==="brief";
function s(y,T){const k=i.Gy.some(y,T.limits.hosts,({visit:ot})=>(0,R.b8)(ot.host,T,i.Gy.name));if(!o(T))return k;const[W]=M(y,T.context),z=W===void 0?null:(0,D.
XQ)(W),Z=T.medium==="brief"||z===null?i.Gy.nothing:i.Gy.small(z);return i.Gy.joined([k,(0,D.bW)(f(y,T.context)),Z],i.Gy.newLine)}function n(y,T){const{medium:k,
context:W}=T;if(W.history===null)return[];const z=k==="log",Z=(gt,It)=>z?gt:(0,i.mG)`${gt}${i.Gy.newLine}${i.Gy.words(`${It}\xA0days`)}`,ot=(gt,It)=>{const Dt=u(
gt,It,W),Nt=(0,S.px)(Math.max(0,...Dt.map(Wt=>Wt.runs)),"run"),jt=o(T)&&Dt.length>0?i.Gy.small(Nt):i.Gy.nothing,Lt=({good:Wt,runs:Pt})=>Wt/Pt;return i.Gy.joined(
[(0,D.be)(Dt,Lt,D.mc),jt],i.Gy.newLine)},nt=gt=>(0,D.be)(M(gt,W).flatMap(({medianMs:It})=>It??[]),Number,I.kJ),ut=i.om.column("Last runs",gt=>(0,D.bW)(f(gt,W)),
"history"),at=M(y,W),yt=P.filter(gt=>at.some(It=>e(It,gt)));return[...o(T)?[]:[ut],...(z?[O]:yt).map(gt=>{const It=gt===P[0]?"number uptime":"number older";return i.
om.column(Z("Uptime",gt),Dt=>ot(Dt,gt),It)}),i.om.column(Z("Latency",O),nt,"number minor")]}const e=({uptime:y},T)=>y.some(({days:k,runs:W},z)=>k===T&&W>1.1*(y[z-
1]?.runs??0));var c=t(1102),r=t(7615),a=t(3435);const $=2,A=4,j=6,g=20,_=200;function U(y,T=i.Gy.nothing){const{discovery:k}=y.visit.attempt,W=new Set((0,w.QK)(
y).map(({problem:Z})=>Z.title));if(W.size>0)return(0,S.K4)([...W],$);if(k.kind==="skipped")return k.problem.title;const z=i.Gy.some(y.services,j,({id:Z})=>(0,r.
h0)(Z));return(0,R.ZT)(i.Gy.isEmpty(z)?"no services":z,T)}const x=({visit:y,servicesFrom:T},k)=>T===null?(0,I.kJ)(y.attempt.timing.totalMs):(0,i.mG)`host block at ${(0,R.
ik)(T,k)}`;function X(y,T,k=!1){const{visit:W,isNew:z,findings:Z}=y,ot=(0,w.sG)(y),nt=(0,R.b8)(W.host,{...T,detailed:new Set}),ut=z?` (${I.dy})`:"",at=(0,i.mG)`${w.
nx[ot]}${ut}: ${U(y,x(y,T))}`,yt=i.om.title(nt,at,ot),gt={kind:"facts",facts:(0,r.xS)(y,T)};if(T.medium!=="page")return{kind:"details",title:yt,children:[gt]};const It=Z.
map(({severity:Nt,problem:{message:jt,help:Lt,code:Wt}})=>{const Pt=Lt?(0,i.mG)` ${i.Gy.strong("Help:")} ${i.Gy.prose(Lt)}`:i.Gy.nothing;return(0,i.mG)`${i.Gy.sign(
i.rC[Nt])} ${i.Gy.sentence(jt)}.${Pt} (${(0,R.U1)(Wt,T)})`}),Dt=T.context.history?.get(W.host)?.incidents??[];return{kind:"details",title:yt,isOpen:k,anchor:(0,R.
dI)(W.host),children:[{kind:"list",items:It},gt,...(0,D.cT)(Dt,T)]}}function F(y,T,k){const{medium:W,limits:z}=k,Z=T.filter(Pt=>(0,w.QK)(Pt).every(Kt=>!(0,w.JR)(
Pt)&&!(0,c.z)(Kt))),ot=y.flatMap(Pt=>Z.filter(Kt=>(0,w.sG)(Kt)===Pt)),[nt]=ot;if(nt===void 0||(0,R.jR)(T,k))return[];const ut=W==="log",at=(0,w.QK)(nt).length>0,
yt=ut||at,gt=yt&&ot.length<=R.dS,It=at?z.details:ut?z.items:z.rows,Dt=(0,R.Ku)(ot,gt?R.dS:It,"host",k,Pt=>yt?Pt.map(Kt=>X(Kt,k)):i.om.table(Pt,Y(k),"Hosts"));if(gt||
at&&(ut||Dt.length===0))return Dt;const Nt=i.Gy.some(ot,{few:A},({visit:Pt})=>(0,R.b8)(Pt.host,k)),jt=(0,w.sG)(nt),Lt=at?"with errors or warnings":w.nx[jt];return[
{kind:"details",title:ot.length===1?i.om.title(Nt,Lt,jt):i.om.title((0,S.px)(ot.length,"host"),(0,i.mG)`${Lt}: ${Nt}`,jt),children:Dt}]}const Y=y=>[i.om.column(
"Host",T=>Q(T,y)),i.om.column("Required by",({requirements:T})=>{const k=T.flatMap(W=>W.because);return(0,R.AZ)(k,y.limits.ownPlaces,y)}),i.om.column("Result",T=>U(
T,x(T,y)))];function Q({visit:{host:y},isNew:T},k){const W=T?i.Gy.small(I.dy):i.Gy.nothing;return i.Gy.joined([(0,R.b8)(y,k,i.Gy.name),W],i.Gy.newLine)}const et=y=>(0,i.
mG)`${i.Gy.sign((0,w.sG)(y))} ${w.nx[(0,w.sG)(y)]} ${i.Gy.small(U(y))}`;function st(y,T){const k=[i.om.column("Host",nt=>Q(nt,T),"name"),i.om.column("Status",et,
"status"),i.om.column("Time",nt=>(0,w.JR)(nt)?null:x(nt,T),"number minor"),i.om.column("Repositories",nt=>(0,a.Ub)(nt).length||null,"number repositories"),...n(
y,T).map(nt=>({...nt,cell:ut=>nt.cell([ut])})),i.om.column("Certificate expires",pt,"minor when")],W=nt=>i.om.table(nt,k,"Hosts",lt,"hosts",_),{good:z=[],other:Z=[]}=Object.
groupBy(y,nt=>(0,w.sG)(nt)==="works"?"good":"other");if(z.length<=g||Z.length===0)return W(y);const ot=i.om.title((0,S.px)(z.length,"host"),w.nx.works,"works");
return[...W(Z),...i.om.details(ot,W(z))]}const lt=y=>({about:{anchor:(0,R.dI)(y.visit.host),isFailing:(0,a.gT)(y)}}),pt=({visit:y})=>y.attempt.certificates.map(
({expires:T})=>T.slice(0,10)).sort()[0]??"";var $t=t(1423),ht=t(5143),Tt=t(1064),Gt=t(5011);const St=3,kt=6,Rt=12,Bt=(y,T)=>(0,w.Yn)(y,({rows:k})=>k).flatMap(k=>xt(
k,T));function xt(y,T){if(y.length===0)return[];const{medium:k,limits:W,context:z}=T,Z=Ht(y),ot=y.length<=R.dS,nt=Z.sign==="fails"||Z.sign==="warns"?k!=="log"||
ot:k==="page"||k==="summary"&&z.repositories.length<=1,ut=(0,R.Ku)(y,nt?W.roots:0,"root module",T,at=>at.map(yt=>({kind:"details",title:Ht([yt]),children:B(yt,T)})));
return ot&&ut.length>0?ut:[{kind:"details",title:Z,children:ut}]}function Ht(y){const T=y.flatMap(gt=>gt.rows),k=(0,w.Fl)(T),W=y.length===1,z=y[0]?.clients??[],
Z=T.filter(gt=>(0,w.Fl)([gt])===k),ot=new Set(Z.map(gt=>dt(gt,z))),nt=W?Array.from(ot,i.Gy.path):y.map(Ut),ut=(0,i.mG)`${W?"for":"in"} ${i.Gy.some(nt,St,gt=>gt)}`,
at={fails:(0,i.mG)`init fails ${ut}`,warns:(0,i.mG)`warnings ${ut}`,skipped:Ct(T),works:Ct(T)},yt=W?y.map(Ut):(0,S.px)(y.length,"root module");return i.om.title(
(0,i.mG)`${yt}:`,at[k],k)}function Ct(y){const T=({kind:at,source:yt})=>`${at} ${yt}`,k=[...new Map(y.map(at=>[T(at),at])).values()];if(k.length===0)return"no r\
egistry modules and no providers";const W=Map.groupBy(k,({kind:at})=>at),z=Array.from(W,([at,{length:yt}])=>(0,S.px)(yt,at)).join(" and "),Z=y.some(({platforms:at})=>at.
length>0)?" and package":"",ot=new Set(y.filter(w.Rm).map(T)).size,nt=k.filter(({chosen:at})=>Object.values(at).includes(null)).length,ut=[...nt>0?[`${nt} witho\
ut a version`]:[],...ot>0?[`${ot} not checked`]:[]];return`${z}, ${ut.join(", ")||`every version${Z} is available`}`}const Ut=({directory:y})=>y==="."?i.Gy.words(
"the top directory"):i.Gy.path((0,ht.II)(y));function B({rows:y,clients:T},k){const W=(0,w.Yn)(y,Z=>[Z]).flat(),z=Z=>({sign:(0,w.Fl)([Z])});return(0,R.Ku)(W,k.limits.
rows,"row",k,Z=>i.om.table(Z,V(T,k),"Modules and providers",z))}const V=(y,T)=>[i.om.column("Module or provider",k=>rt(k,y,T)),i.om.column("Problem",({problems:k})=>{
const W=k.filter(({usualSeverity:z})=>z!=="notice");return i.Gy.joined(W.map(({code:z})=>(0,R.U1)(z,T)))}),i.om.column("Constraint",({constraints:k})=>i.Gy.some(
[...new Set(k)],kt,i.Gy.value)),i.om.column("Version",k=>Ot(k,y)),i.om.column("Newest",({newest:k})=>k===null?null:i.Gy.value(k)),i.om.column("Platforms",({platforms:k})=>i.
Gy.some(k,Rt,({platform:W,available:z})=>{const Z=z===null?"?":z?"\u2713":"\u2717";return(0,i.mG)`${i.Gy.words(Z)} ${i.Gy.value(W)}`}))];function rt(y,T,k){const W=i.
Gy.path(dt(y,T));if(k.medium==="log")return W;const z=y.source===y.address?i.Gy.nothing:i.Gy.path(y.source),Z=y.places.slice(0,1).map(nt=>(0,R.ik)(nt,k)),ot=i.Gy.
joined([z,Z],i.Gy.words(" at "));return i.Gy.joined([i.Gy.strong(W),i.Gy.small(ot)],i.Gy.newLine)}const dt=({address:y,host:T},k)=>k.every(W=>(0,Gt.Vm)(W)===T)&&
y.startsWith(`${T}/`)?y.slice(T.length+1):y;function Ot({chosen:y,locked:T},k){const W=Tt.Du.filter(ut=>y[ut]!==void 0),z=Map.groupBy(W,ut=>y[ut]??null),Z=z.size<
2&&k.every(ut=>W.includes(ut)),ot=Array.from(z,([ut,at])=>{const yt=ut===null?"none":i.Gy.value(ut);return Z?yt:(0,i.mG)`${(0,S.eZ)(at)} ${yt}`});if(T===null||ot.
length===0)return i.Gy.joined(ot);const nt=z.size===1&&z.has(T);return(0,R.ZT)(i.Gy.joined(ot),nt?"locked":(0,i.mG)`locked: ${i.Gy.value(T)}`)}const At=["proble\
ms","unchecked","ownFiles","history","roots"],vt=[...At,"requests","passed","skipped","notices","notes"],Ft=[...At,"passed","skipped","notes"],Xt=[...At,"reques\
ts","passed","skipped","remarks"],bt=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],K=(y,...T)=>({title:y,blocks:({
hosts:k},W)=>F(T,k,W)}),H={problems:{title:"Problems",blocks:({findings:y},T)=>(0,$t.OT)(T.medium==="log"?y:y.filter(w.nM),T)},ownFiles:{title:"Repositories",blocks:({
files:y},T)=>(0,a.aJ)(y,T)},history:{title:"History",blocks:h},roots:{title:"Root modules",blocks:q},requests:K("Requests","fails","warns"),unchecked:K("Hosts",
"unchecked"),passed:K("Hosts that passed","works"),skipped:K("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:y},T)=>st((0,w.md)(y),T)},details:{title:"\
Details",blocks:({hosts:y},T)=>it((0,w.md)(y),T)},incidents:{title:"Incidents",blocks:(y,T)=>(0,D.hc)(T)},repositories:{title:"Repositories",blocks:a.sN},files:{
title:"Findings in files",blocks:({files:y},T)=>(0,a.qP)(y,T)},notices:{title:"Notices",blocks:ct},notes:{title:"About this check",blocks:mt},remarks:{title:"Re\
marks",blocks:(y,T)=>Et(y,T).rest.map(i.om.paragraph)}};function q({roots:y,hosts:T},k){const W=(0,R.jR)(T,k)?b.cd.file:null,z=y.filter(({directory:Z})=>Z!==W);
return Bt(z,k)}const tt=({hosts:y},{limits:T})=>new Set((0,S.zN)((0,w.md)(y),T.details).shown.map(({visit:k})=>k.host)),it=(y,T)=>(0,R.Ku)(y,T.limits.details,"h\
ost",T,k=>k.map(W=>X(W,T,k.length===1)));function ct({findings:y},T){const k=y.filter(z=>!(0,w.nM)(z)),W=i.om.title((0,S.px)(k.length,"notice"),i.Gy.nothing,"no\
tice");return i.om.details(W,(0,$t.OT)(k,T))}function mt(y,T){const{shown:k,rest:W}=Et(y,T),z=Z=>[i.om.paragraph(i.Gy.joined(Z,i.Gy.newLine))];return[...z(k),...(0,$t.
TM)(W,"remark",T,z)]}function Et(y,{context:T,limits:k}){const W=(0,N.h$)(y,T).map(z=>i.Gy.sentence(z,k.characters));return(0,S.zN)(W,k.remarks)}const _t=(y,T,k)=>y.
flatMap(W=>{const{title:z,blocks:Z}=H[W],ot=W==="details"&&T.hosts.length>R.dS,nt=Z(T,k);return nt.length===0?[]:[{id:W,title:z,isFolded:ot,blocks:nt}]}),Mt=(y,T,k)=>y.
flatMap(W=>H[W].blocks(T,k))}),5955:((ft,J,t)=>{t.d(J,{M:()=>N,u:()=>L});var S=t(5799),b=t(8820),w=t(6503);function*N(I,C=""){const D=`${C}  `,R=I instanceof Iterator,
[p,P]=R?"[]":"{}";let O=p;for(const h of R?I:Object.entries(I)){const[M,G]=R?["",h]:[`"${h[0]}": `,h[1]];if(G===void 0)continue;const m=`${O}
${D}${M}`;O=",",i(G)?(yield m,yield*N(G,D)):yield m+(0,b.s$)(JSON.stringify(G,null,2).replaceAll(`
`,`
${D}`))}yield O===p?`${p}${P}`:`
${C}${P}`}const i=I=>I instanceof Iterator||Object.values(I??{}).some(C=>C instanceof Iterator);function L(){const I=new Map;return C=>{const{host:D,problem:R}=C,
p=(0,b.RK)((0,w.ju)(C)??""),O=D===null&&!R.code.startsWith("file-")?(0,b.RK)(R.message):"",h=[R.code,D??"",p,(0,S.W7)(C),O].join("|"),M=(I.get(h)??0)+1;return I.
set(h,M),`${h}|${M}`}}}),6906:((ft,J,t)=>{t.d(J,{B2:()=>w,MC:()=>R,qX:()=>D,wh:()=>N});var S=t(9076),b=t(8820);const w={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function N(p){if(typeof p=="string")return(0,b.RK)(p);if(!("kind"in p))return p.map(N).join("");switch(p.kind){case"\
words":return p.text;case"code":case"prose":return(0,b.RK)(p.text,p.max);case"strong":case"small":case"sentence":case"link":return N(p.content);case"sign":return w[p.
of];case"break":return", ";case"chart":return D(p.runs)}}const i=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],L="\u2573",I="\u254C";function C(p){return p.outcome==="fails"?L:(0,S.yX)(p)?i.find(({belowMs:P})=>(p.ms??
0)<P)?.mark??"":I}const D=p=>p.map(C).join("");function R(p){const P=new Set(p.map(C)),O=p.some(G=>C(G)===i[0].mark&&G.ms===null);return[...i.map(({mark:G,words:m},u)=>[
G,u===0&&O?`${m} or not measured`:m]),[L,"failed"],[I,"no result"]].filter(([G])=>P.has(G))}}),3394:((ft,J,t)=>{t.d(J,{Cf:()=>h,Fp:()=>E,Gc:()=>P,gD:()=>m,wQ:()=>O,
yv:()=>v});var S=t(4e3),b=t(6266),w=t(5102),N=t(4073),i=t(806),L=t(4120),I=t(7792);const C=1e6,D=10,R=100,p=7;function P(d,l){const f=l.docsUrl.replace(/[^/]*$/,
"recipes.md#keep-the-report"),o=I.Gy.link(f,I.Gy.words("in the JSON report"));return h(N.$M,d,(0,i.du)(l,"summary",o),{head:`## ${m(d,l)}`,foot:(0,I.mG)`tf-disco ${l.
version}, started ${(0,L.QN)(l.startedAt)}.`,maxBytes:C})}const O=(d,l,f,o)=>h(N.YK,d,(0,i.du)(l,"brief",i.xy),{head:`### ${u(d,l)}`,foot:(0,I.mG)`Details in the summary of ${E(
f)}. Updated automatically.`,maxBytes:o});function h(d,l,f,{head:o,foot:s,maxBytes:n}){const e=(0,b.kE)([I.om.paragraph(I.Gy.small(s))]),c=n-D-(0,S.$$)(o+e),r=M(
d,l,f),a=G(r,b.kE,c);return`${[o,...a,e].filter($=>$!=="").join(`

`)}
`}const M=(d,l,f)=>d.flatMap(o=>{const{title:s,blocks:n}=N.dI[o],e=I.om.paragraph((0,I.mG)`${s}: more ${f.rest}`);return o!=="problems"?[[n(l,f),[e]]]:n(l,f).map(
c=>c.kind==="problem"?[[c],[{...c,message:I.Gy.nothing,parts:[]}]]:[[c]])});function G(d,l,f){const o=r=>r===""?0:(0,S.$$)(r)+2,s=d.map(([r=[]])=>l(r));let n=s.
reduce((r,a)=>r+o(a),0);const e=(r,a)=>{n+=o(a)-o(s[r]??""),s[r]=a},c=[...d.keys()].reverse().filter(r=>s[r]!=="");for(const r of c){const a=d[r]?.[1];a!==void 0&&
n>f&&e(r,l(a))}for(const r of c)n>f&&e(r,"");return s}const m=(d,l)=>`${b.$J[(0,w.fi)(d)]} ${(0,L.Iu)((0,w.$N)(d,l))}`,u=(d,l)=>`${b.$J[(0,w.fi)(d)]} Terraform \
service discovery: ${(0,w.$N)(d,l)}`;function E({url:d,workflow:l,job:f,commit:o}){const s=l.split("/").at(-1)??"";return I.Gy.joined([I.Gy.link(d,I.Gy.code(s===
""?"this run":s,R)),f===""?I.Gy.nothing:(0,I.mG)`job ${I.Gy.code(f,R)}`,o===""?I.Gy.nothing:(0,I.mG)`commit ${I.Gy.code(o.slice(0,p))}`])}const v=(d,l,f)=>`${u(
d,l)}. ${(0,b.ni)(I.Gy.small(E(f)))}
`}),2935:((ft,J,t)=>{t.d(J,{LV:()=>I,Wc:()=>O,ky:()=>i,nI:()=>b,nc:()=>D,wW:()=>N});const S={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},b=(h,M,{colour:G})=>G?
`\x1B[${S[M]}m${h}\x1B[0m`:h,w=(h,M,{hyperlinks:G})=>M&&G?`\x1B]8;;${M}\x1B\\${h}\x1B]8;;\x1B\\`:h;function N(h,M){const G=" ".repeat(h.indent),m=h.label.padEnd(
(h.column??0)-1),u=" ".repeat(h.indent+(h.column??2)),E=M.width-G.length-m.length-1,v=I(L(h.text,M),E,M.width-u.length),[d="",...l]=v,f=w(b(m,h.style,M),h.url,M),
{text:o="",url:s}=h.linked??{},e=d.startsWith(o)?`${w(o,s,M)}${d.slice(o.length)}`:d;return[`${G}${f} ${e}`.trimEnd(),...l.map(c=>`${u}${c}`)]}function i(h,M){const G=I(
L(h,M),M.width,M.width-2),[m="",...u]=G;return[m,...u.map(E=>`  ${E}`)]}const L=(h,M)=>M.withFlags?.(h)??h;function I(h,M,G=M){const m=[];let u="",E=0;for(const v of h.
split(" ")){const d=D(v),l=m.length===0?M:G;u!==""&&E+1+d>l&&(m.push(u),u=""),E=u===""?d:E+1+d,u=u===""?v:`${u} ${v}`}return[...m,u]}const C=/^[ -~]*$/,D=h=>C.test(
h)?h.length:Iterator.from(h).reduce((M,G)=>M+R(G),0);function R(h){return C.test(h)?1:p(h)?0:new RegExp("\\p{Regional_Indicator}","u").test(h)?1:P(h)?2:1}const p=h=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(h),P=h=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(h);function O(h,M,G){let[m,u]=["",0];for(const E of h){const v=R(E),d=u+v;if(u>=M&&d<=G&&(v>0||u>M)?m+=E:m+=" ".repeat(Math.max(0,Math.min(d,G)-Math.max(u,
M))),u=d,u>G)break}return m}}),2909:((ft,J,t)=>{t.a(ft,async(S,b)=>{try{let g=function(F){p.R8(a.redact(F).map(Y=>(0,l.LS)(Y)))},x=function(F){const{verdict:Y,changes:Q,
context:et}=F,st=e===null?[]:(0,D.ws)((0,m.R8)(Y),c,e),lt=Q?.kind==="files"?Q.files:[],pt=e===null?new Map:(0,D.hP)(st,lt,c,e);return{...F,located:st,context:{...et,
links:pt}}};t.r(J);var w=t(1992),N=t(3368),i=t(7251),L=t(1342),I=t(7671),C=t(6954),D=t(40),R=t(220),p=t(3565),P=t(8782),O=t(1589),h=t(785),M=t(1116),G=t(7039),m=t(
4503),u=t(6662),E=t(3394),v=t(8463),d=t(7773),l=t(8820),f=t(6875);const o=120;(0,h.kL)(process,F=>process.stderr.write(`the log was not written: ${F}
`));const{env:s}=process,n=p.j_(s.GITHUB_EVENT_PATH);delete s.GITHUB_EVENT_PATH;const e=(0,P.ng)(s,n),c=s.GITHUB_WORKSPACE??process.cwd(),r=p.Ko(d.y.map(({name:F})=>F)),
a=(0,N.cA)(r,s,(0,i.K)(p.QU)),$=new f.VG;await(0,h.mB)(process,{stop:$,secrets:a,isFinal:!1,act:A,reportMistakes:F=>p.fJ("Wrong settings",F.map(Y=>(0,l.LS)(Y)).
join(`
`)),reportCrash:F=>p.fJ("Could not run",F)});async function A(F){const Y=(0,O.fN)(lt=>p.N4(a.redact([lt]))),{checked:Q,warnings:et}=await(0,w.k_)(r,process,Y,{directory:c,
isFork:(0,P.$c)(s.GITHUB_EVENT_NAME,n),stop:$,changes:j,secrets:a}),st=F.aborted?3:Q.verdict.passed?0:1;return g(et),await U(Q,F),st}async function j({githubToken:F}){
const Y=await(0,I.S)(e,F,$.signal);return Y.kind==="all"&&e?.pull&&g([`changed-only has no effect: ${Y.why}`]),Y}async function _(F,Y){try{await Y()}catch(Q){g(
[`${F}: ${(0,L.A3)(Q)}`])}}async function U(F,Y){let Q={...F,located:[]};await _("places are not links",()=>{Q=x(F)}),await X(Q),!Y.aborted&&await _("the commen\
t and the issue were not written",async()=>{const{notes:et,warnings:st}=await(0,R.m)(Q,e,c,Y);p.N4(a.redact(et)),g(st)})}async function X({settings:F,verdict:Y,
context:Q}){const{GITHUB_OUTPUT:et,GITHUB_STEP_SUMMARY:st,RUNNER_TEMP:lt}=s,pt={colour:!1,width:o,isRunner:!0,context:Q},$t={"the log was not written":()=>p.ur(
(0,u.K)(Y,pt)),"the annotations were not written":()=>p.fz((0,M.H)(Y,Q)),"the outputs were not written":()=>g(p.Kn(et,(0,C.Y)(Y))),"the job summary was not writ\
ten to GITHUB_STEP_SUMMARY":()=>p.Sy(st,(0,E.Gc)(Y,Q)),"the JSON report was not written to RUNNER_TEMP":()=>{const ht=p.u5(lt,(0,G.hF)(Y,Q));g(p.Kn(et,{report:ht}))},
"the report files were not written":()=>g((0,v.t)(F,{verdict:Y,context:Q},c))};for(const[ht,Tt]of Object.entries($t))await _(ht,Tt)}b()}catch(o){b(o)}},1)}),9050:((ft,J,t)=>{
t.d(J,{GY:()=>I,R8:()=>e});var S=t(3024),b=t(6760),w=t(5747);const N=5,i=/^[0-9a-f]{40}$/,L=/^refs\/(?!.*\.\.)[^\0]+$/;function I(c){const r=(0,b.join)(c,".git"),
a=C(r,c)??r,$=O((0,b.join)(a,"commondir")),A=$===null?a:(0,b.resolve)(a,$),j=()=>P((0,b.join)(A,"packed-refs"))??"",g=D(O((0,b.join)(a,"HEAD")),[a,A],j);return g===
null?null:{commit:g,isFetched:p(g,P((0,b.join)(a,"FETCH_HEAD"))??"",j),remote:G(P((0,b.join)(A,"config"))??""),tracked:_=>n((0,b.join)(a,"index"),_)}}function C(c,r){
const[,a]=/^gitdir: (.+)$/.exec(O(c)??"")??[];return a===void 0?null:(0,b.resolve)(r,a)}function D(c,r,a){let $=c;for(let A=0;$!==null&&A<=N;A+=1){if(i.test($))
return $;const[,j]=/^ref: (.+)$/.exec($)??[];if(j===void 0||!L.test(j))return null;$=R(j,r,a)}return null}function R(c,r,a){for(const A of r){const j=O((0,b.join)(
A,c));if(j!==null)return j}return a().split(`
`).find(A=>A.endsWith(` ${c}`))?.slice(0,40)??null}function p(c,r,a){const $=(A,j)=>A.split(`
`).some(g=>g.startsWith(`${c}${j}`));return $(r,"	")||$(a()," refs/remotes/")}function P(c){const r=(0,w.yR)(c);return r.ok?r.text:null}const O=c=>P(c)?.replace(
/\r?\n$/,"")??null,h=21,M=/^(?!\.{1,2}$)[\w.-]+$/;function G(c){let r=!1;for(const a of c.split(`
`)){const $=a.trim();$.startsWith("[")&&(r=$==='[remote "origin"]');const A=$.indexOf("=");if(!(!r||A<0||$.slice(0,A).trim().toLowerCase()!=="url"))return m($.slice(
A+1).trim())}return null}function m(c){const r=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(c),[a,$]=r===null?u(c):[r[1],r[2]],A=($??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),j=A.length>1&&A.length<=h;return!a||!j||!A.every(g=>M.test(g))?null:{host:a.toLowerCase(),owner:A.slice(0,-1).join("/"),name:A.at(-1)??""}}function u(c){
const r=URL.parse(c);return r===null||!/^(https?|ssh):$/.test(r.protocol)?[]:[r.protocol==="ssh:"?r.hostname:r.host,r.pathname.slice(1)]}const E=128*1024*1024,v=12,
d=62,l=16384,f=12288,o=61440,s=32768;function n(c,r){const a=new Map,$=(0,w.io)(c,E);if($===null||$.length<v)return a;const A=$.readUInt32BE(4);if($.toString("l\
atin1",0,4)!=="DIRC"||A<2||A>3)return a;const j=$.readUInt32BE(8);let g=v;for(let _=0;_<j;_+=1){if(g+d>$.length)return a;const U=$.readUInt16BE(g+60),x=g+d+(U&l?
2:0),X=$.indexOf(0,x);if(X<0)return a;const F=($.readUInt32BE(g+24)&o)===s,Y=$.toString("utf8",x,X);F&&(U&f)===0&&r.has(Y)&&a.set(Y,{modified:$.readUInt32BE(g+8),
size:$.readUInt32BE(g+36)}),g+=X-g+8&-8}return a}function e(c,{modified:r,size:a}){const $=(0,w.N0)(()=>(0,S.lstatSync)(c),null),A=Math.floor(($?.mtimeMs??0)/1e3);
return $?.isFile()===!0&&$.size%2**32===a&&A%2**32===r}}),7671:((ft,J,t)=>{t.d(J,{N:()=>i,S:()=>d});var S=t(317),b=t(8782);const w=100,N=100;async function i(l,f,o,s){
const n=AbortSignal.any([AbortSignal.timeout(o),s]),{connect:e}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:c,paginate:r}=e(l,f,n),a={owner:l.
owner,repo:l.repository},$={...a,per_page:w},A=g=>I(g.then(({data:_})=>_)),j=(g,_)=>I(L(g,_));return{listComments:async g=>{const _={...$,issue_number:g};return(await j(
r.iterator(c.issues.listComments,_))).map(C)},createComment:async(g,_)=>C(await A(c.issues.createComment({...a,issue_number:g,body:_}))),updateComment:(g,_)=>A(
c.issues.updateComment({...a,comment_id:g,body:_})),deleteComment:g=>A(c.issues.deleteComment({...a,comment_id:g})),listIssues:async(g,_)=>{const U=r.iterator(c.
issues.listForRepo,{...$,...g}),x=X=>(0,b.at)(X,"pull_request")===void 0;return(await j(U,_)).filter(x).map(D)},createIssue:async g=>D(await A(c.issues.create({
...a,...g,labels:[...g.labels]}))),updateIssue:(g,_)=>A(c.issues.update({...a,issue_number:g,..._})),addLabels:(g,_)=>A(c.issues.addLabels({...a,issue_number:g,
labels:[..._]})),createLabel:g=>A(c.issues.createLabel({...a,...g})),listChangedFiles:async g=>{const _={...$,pull_number:g};return(await j(r.iterator(c.pulls.listFiles,
_))).map(R)}}}async function L(l,f=Number.POSITIVE_INFINITY){const o=[];let s=0;for await(const{data:n}of l){for(const e of p(n))o.push(e);if(o.length>=f)return o.
slice(0,f);if(s+=1,s===N)throw new S.F9(`the list has more than ${N} pages`)}return o}async function I(l){try{return await l}catch(f){throw f instanceof S.F9?f:
new S.F9("the response is not one of GitHub\u2019s REST API")}}const C=l=>({id:G(l,"id"),body:M(l,"body")??"",isTrusted:O(l)}),D=l=>({number:G(l,"number"),title:h(
l,"title"),body:M(l,"body")??"",isOpen:h(l,"state")==="open",reason:M(l,"state_reason"),closedAt:M(l,"closed_at"),labels:p((0,b.at)(l,"labels")).flatMap(f=>typeof f==
"string"?f:M(f,"name")??[]),isTrusted:O(l)}),R=l=>({file:h(l,"filename"),status:h(l,"status"),changes:G(l,"changes"),patch:M(l,"patch")}),p=l=>Array.isArray(l)?
l:m(),P=["OWNER","MEMBER","COLLABORATOR"],O=l=>(0,b.at)(l,"user","type")==="Bot"||P.includes((0,b.at)(l,"author_association")),h=(l,f)=>M(l,f)??m();function M(l,f){
const o=(0,b.at)(l,f)??null;return o===null||typeof o=="string"?o:m()}function G(l,f){const o=(0,b.at)(l,f),s=typeof o=="bigint"?Number(o):o;return typeof s=="n\
umber"&&Number.isFinite(s)&&s>=0?s:m()}function m(){throw new S.F9("the response is not one of GitHub\u2019s REST API")}const u=3e3,E=6e4,v=l=>({kind:"all",why:l});
async function d(l,f,o){if(l===null)return v("not a workflow run");const{pull:s,event:n}=l;if(s===null)return v(`a ${n} event has no pull request`);const e=(0,b.
h0)(l,f);if(!e.ok)return v(e.why);try{const r=await(await i(l,e.value.token,E,o)).listChangedFiles(s.number);return r.length<u?{kind:"files",files:r}:v(`the pul\
l request changes ${u} files or more, and GitHub lists at most ${u}`)}catch(c){return v((0,S.Ic)("the changed files could not be listed",c,{run:l,permission:"pu\
ll-requests: read"}))}}}),317:((ft,J,t)=>{t.d(J,{F9:()=>w,Ic:()=>P,Wo:()=>N,jy:()=>D});var S=t(1342),b=t(8820);class w extends Error{name="ApiFailure";httpStatus;headers;constructor(G,m=null,u={}){
super(G),this.httpStatus=m,this.headers=u}}async function N(M){try{return await M,!0}catch(G){if(G instanceof w&&G.httpStatus===404)return!1;throw G}}const i=2e4,
L=2,I=500,C=M=>R(M,0,0)!==null;function D(M,G,m,u){if(m>=L)return null;const E=R(M,m,u);if(E!==null)return E<=i?E:null;if(G==="POST")return null;const{httpStatus:v}=M;
return v===null||v===408||v>=500?I*2**m:null}function R({httpStatus:M,headers:G,message:m},u,E){if(M!==403&&M!==429)return null;const v=Number(G["retry-after"]??
Number.NaN);if(Number.isFinite(v))return Math.max(0,v*1e3);const d=Number(G["x-ratelimit-reset"]??Number.NaN);return String(G["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(d)?Math.max(0,d*1e3-E):M===429||/secondary rate limit|abuse detection/i.test(m)?5e3*2**u:null}const p=300;function P(M,G,{run:m,permission:u}){if(!(G instanceof
w))return`${M}: ${(0,S.A3)(G)}`;const{httpStatus:E,message:v}=G,d=v.startsWith("the ")?" as expected":"",l=E===null?`did not answer${d}`:`returned ${E}`;return`${M}\
: ${(0,b.RK)(m.apiUrl)} ${l} (${O(v)})${h(G,m,u)}`}const O=M=>(0,b.BP)((0,b.RK)(M.replace(/\s+/gu," "),p));function h(M,G,m){if(C(M))return"; GitHub limits the \
rate of requests, try again later";switch(M.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return G.pull?.isFork===!0&&
m.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${m}\` to \`permissions\` of the job`;case 410:
return m==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),6954:((ft,J,t)=>{t.d(J,{Y:()=>N});var S=t(4e3);
const b={hosts:12e4,services:36e4},w=1;function N({passed:i,hosts:L,findings:I}){const C=P=>I.filter(O=>O.severity===P).length,D=({visit:P})=>JSON.stringify(P.host),
{shown:R}=(0,S.I0)(L,b.hosts,w,D),{shown:p}=(0,S.I0)(L,b.services,w,P=>{const O=P.services.flatMap(h=>h.kind==="url"?[[h.id,h.url]]:[]);return`${D(P)}:${JSON.stringify(
Object.fromEntries(O))}`});return{passed:i,hosts:`[${R.join(",")}]`,services:`{${p.join(",")}}`,errors:C("error"),warnings:C("warning"),"left-out":L.length-Math.
min(R.length,p.length)}}}),40:((ft,J,t)=>{t.d(J,{hP:()=>R,ws:()=>I});var S=t(6760),b=t(5747),w=t(9050),N=t(9075),i=t(4503);let L=function(...O){return{createHash:L}=
process.getBuiltinModule("node:crypto"),new.target?new L(...O):L(...O)};function I(O,h,M){if(!/^https?:\/\/[\w.:/-]+$/.test(M.serverUrl))return[];const G=(0,N.Oo)(
u=>{const E=(0,w.GY)((0,S.join)(h,u));return E!==null?{prefix:u===""?"":`${u}/`,checkout:E}:u===""?null:G(D(u))});return[...Map.groupBy(O,u=>G(D(u)))].flatMap(([
u,E])=>u===null?[]:C(u,E,h,M))}function C({prefix:O,checkout:h},M,G,m){const{commit:u,isFetched:E,remote:v}=h,d=URL.parse(m.serverUrl);if(v===null||d===null)return[];
if(v.host!==d.host&&v.host!==d.hostname)return[];if(!E&&![m.commit,m.defaultCommit].includes(u))return[];const l=`${v.owner}/${v.name}`,f=`${m.serverUrl}/${l}/b\
lob/${u}`,o=e=>e?.toLowerCase()===l.toLowerCase(),s=o(`${m.owner}/${m.repository}`)||o(m.pull?.from),n=new Map(M.map(e=>[e.slice(O.length),e]));return Array.from(
h.tracked(new Set(n.keys())),([e,c])=>{const[r,a]=[n.get(e),(0,i.oW)(e)];return r===void 0||a===null||!(0,w.R8)((0,S.join)(G,r),c)?[]:{file:r,path:e,url:`${f}/${a}`,
isOfRun:s}}).flat()}const D=O=>O.split("/").slice(0,-1).join("/");function R(O,h,M,{pull:G,serverUrl:m,owner:u,repository:E}){const v=new Map(h.map(({file:l,patch:f})=>[
l,f])),d=O.map(({file:l,path:f,url:o,isOfRun:s})=>{const n=v.get(f)??null,e=n===null||!s?null:(0,b.yR)((0,S.join)(M,l));if(G===null||n===null||!e?.ok)return[l,{
url:o}];const c=L("sha256").update(f).digest("hex"),r=`${m}/${u}/${E}/pull/${G.number}/files#diff-${c}`;return[l,{url:o,diff:{url:r,lines:p(n,e.text)}}]});return new Map(
d)}function p(O,h){const M=h.split(`
`).map(P),G=new Set;let m=0;for(const u of O.split(`
`)){const[,E]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(u)??[];E!==void 0?m=Number(E):/^[ +]/.test(u)&&(M[m-1]===P(u.slice(1))&&G.add(m),m+=1)}return G}const P=O=>O.endsWith(
"\r")?O.slice(0,-1):O}),1614:((ft,J,t)=>{t.d(J,{Fq:()=>u,KY:()=>I,Uv:()=>D,pT:()=>M});var S=t(2389),b=t(4e3),w=t(8065),N=t(5102),i=t(8782),L=t(5017);function I({
verdict:o,context:s},{issueCloseAfter:n},e){const c=X=>X.some(({severity:F})=>(0,S.k2)(F,s.failOn)),{stopped:r}=o,a=o.hosts.map(X=>{const F=X.visit.host,Y=s.history?.
get(X.visit.host)?.alarm??null,Q=c(X.findings),et=(0,N.sG)(X)==="skipped",st=Y===null?Q||(0,N.b)(X):Y.isDown&&!et;return{name:F,alarm:et?null:Y,failsNow:Q,isDown:st}}),
$=a.map(({name:X})=>X).toSorted(),A=a.filter(({isDown:X})=>X).map(({name:X})=>X),j=c(o.files)?[w.cn]:[],g=[...A,...j].toSorted(),_=a.flatMap(({alarm:X,...F})=>X===
null?[]:{alarm:X,...F}),U=_.filter(({alarm:X})=>X.good<n),x=_.filter(({failsNow:X,isDown:F})=>X&&!F);return{hosts:$,failing:g,since:new Map(_.flatMap(({name:X,alarm:F})=>F.
since?[[X,F.since]]:[])),unsettled:new Map(U.map(({name:X,alarm:F})=>[X,F.good])),goodRuns:n,pending:new Map(x.map(({name:X,alarm:F})=>[X,F.failed])),isWhole:r===
null||["deadline","signal","crash"].includes(r.kind),at:s.startedAt,run:e.id}}const C=o=>({kind:"nothing",why:o});function D(o,s){const n=o?.isOpen?R(s,o.state):
s,e=n.failing.length===0,c=n.pending.size===0?"no failures":"too few failing runs";if(o===null)return e?C(c):{kind:"open",state:p(null,n)};const{state:r,isOpen:a,
reason:$}=o;if(r.run>n.run)return C("a later run has updated it");if(!a&&e)return C(c);if(!a&&$==="not_planned"&&r.digest===(0,L.ol)(n.failing))return C("it was\
 closed as not planned");const A=p(r,n),j=r.digest!==A.digest||!a;return{kind:e?"close":a?"update":"reopen",state:A,event:j?P(r,n,!a):null}}function R(o,{failing:s}){
const n=new Set(o.hosts),e=({subject:r})=>o.unsettled.has(r)||!o.isWhole&&!n.has(r),c=s.first.filter(e).map(({subject:r})=>r);return{...o,failing:[...new Set([...o.
failing,...c])].toSorted()}}function p(o,s){return{hosts:m(s.hosts),failing:O(s,o?.failing.first??[]),digest:(0,L.ol)(s.failing),since:s.failing.length===0?null:
o?.since??h(s),run:s.run}}function P({failing:o,since:s},n,e){const c=new Set(o.first.map(({subject:j})=>j)),r=o.count===o.first.length,a=j=>c.has(j)||!r,$=new Set(
[...n.hosts,w.cn]),A=o.first.filter(({subject:j})=>!n.failing.includes(j));return{at:n.at,down:n.failing.filter(j=>!a(j)),up:A.filter(({subject:j})=>$.has(j)),gone:A.
flatMap(({subject:j})=>$.has(j)?[]:[j]),still:n.failing.filter(a),endedSince:n.failing.length===0?s:null,isReopened:e}}function O(o,s){const n=new Map(s.map(({subject:e,
since:c})=>[e,c]));return m(o.failing.map(e=>{const c=o.unsettled.get(e)??0;return{subject:e,since:n.get(e)??o.since.get(e)??o.at,...c>0?{recovering:{good:c,needed:o.
goodRuns}}:{}}}))}const h=({failing:o,since:s,at:n})=>o.map(e=>s.get(e)??n).reduce((e,c)=>e<c?e:c,n);function M(o,{hosts:s}){if(o.length===0||s.count===0)return 1;
const n=new Set(s.first),e=m(o).first.filter(r=>n.has(r)).length;return o.length===s.count&&e===n.size?e+1:e}const G=6e3;function m(o){const{shown:s}=(0,b.I0)(o,
G,0,n=>JSON.stringify(n));return{first:o.slice(0,s.length),count:o.length}}function u(o){const s=E((0,i.at)(o,"hosts"),v),n=E((0,i.at)(o,"failing"),l);if(s===null||
n===null)return null;const e=(0,i.at)(o,"since");return{hosts:s,failing:n,digest:(0,i.$6)(o,"digest")??"",since:d(e)?e:null,run:f((0,i.at)(o,"run"))}}function E(o,s){
const n=(0,i.at)(o,"first");return!Array.isArray(n)||!n.every(s)?null:{first:n,count:Math.max(n.length,f((0,i.at)(o,"count")))}}const v=o=>typeof o=="string",d=o=>v(
o)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(o)&&!Number.isNaN(Date.parse(o)),l=o=>v((0,i.at)(o,"subject"))&&d((0,i.at)(o,"since")),f=o=>typeof o=="number"&&Number.isSafeInteger(
o)&&o>=0?o:0}),5017:((ft,J,t)=>{t.d(J,{Pe:()=>C,ol:()=>i,t7:()=>D,yR:()=>N});var S=t(8820);let b=function(...R){return{createHash:b}=process.getBuiltinModule("n\
ode:crypto"),new.target?new b(...R):b(...R)};const w="tf-disco",N=(R,...p)=>i([R.workflow,R.job,R.step,...p]),i=R=>b("sha256").update(JSON.stringify(R)).digest(
"hex").slice(0,16);function L(R,p,P){const O=JSON.stringify(P).replace(/[<>&]/g,S.z5);return`<!-- ${w} ${R} ${p} ${O} -->`}const I=65536;function C(R,p,P,O){const h=L(
R,p,P);return`${h}
${O(I-h.length-1)}`}function D(R,p,P){const O=`<!-- ${w} ${p} ${P} `;if(!R.startsWith(O))return;const h=R.indexOf(" -->",O.length);if(!(h<0))try{return JSON.parse(
R.slice(O.length,h))}catch{return}}}),220:((ft,J,t)=>{t.d(J,{m:()=>h});var S=t(4e3),b=t(7671),w=t(317),N=t(40),i=t(8782),L=t(1614),I=t(5017);let C=function(...u){
return{deliverComment:C}=t.late([403],2403),new.target?new C(...u):C(...u)},D=function(...u){return{deliverIssue:D}=t.late([403],2403),new.target?new D(...u):D(
...u)};const R=6e4,p=1e4,P=10,O={comment:"pull-requests: write",issue:"issues: write"};async function h(u,E,v,d){const{settings:l}=u,f=["comment","issue"].filter(
Y=>l[Y]!=="never"),o=(0,i.h0)(E,l.githubToken),s=[],n=[];if(!o.ok)return{notes:s,warnings:f.map(Y=>`the ${Y} was not written: ${o.why}`)};const{run:e,token:c}=o.
value,r=await(0,b.N)(e,c,R,d),a=async()=>M(await(0,b.N)(e,c,p,d),e,u,v),$=(0,L.KY)(u,l,e),A=G(e),{pull:j,event:g}=e,{name:_,version:U}=l.dialect,x=(0,I.yR)(e,U===
null?_:`${_} ${U}`),X={comment:async()=>j===null?`skipped, a ${g} event has no pull request`:await C(r,{...u,run:e,pull:j.number,findLinks:a}),issue:async()=>A===
null?await D(r,{...u,run:e,key:x,now:$}):`skipped, ${A}`};for(const Y of f)try{s.push(`${Y}: ${await X[Y]()}`)}catch(Q){const et=O[Y];n.push((0,w.Ic)(`the ${Y} \
was not written`,Q,{run:e,permission:et}))}return{notes:l.issue!=="never"&&A===null?[...s,...m($,l)]:s,warnings:n}}async function M(u,E,{changes:v,located:d,context:l},f){
if(v?.kind==="files"||!d.some(({isOfRun:s})=>s)||E.pull===null)return l.links;try{const s=await u.listChangedFiles(E.pull.number);return(0,N.hP)(d,s,f,E)}catch(s){
if(s instanceof w.F9)return l.links;throw s}}function G({event:u,isDefaultBranch:E,pull:v}){return v!==null||u==="merge_group"?`a ${u} event checks a proposed c\
hange`:E===!1?"not on the default branch":null}function m({pending:u},{issueOpenAfter:E}){const v=Map.groupBy(u,([,d])=>d);return Array.from(v,([d,l])=>`issue: ${(0,S.
K4)(l,P,([o])=>o)} failed in ${d} of ${E} runs needed to open an issue`)}}),3565:((ft,J,t)=>{t.d(J,{fz:()=>Tt,fJ:()=>Ut,QU:()=>pt,N4:()=>Ht,j_:()=>xt,Ko:()=>lt,
R8:()=>Ct,ur:()=>$t,Kn:()=>St,u5:()=>Bt,Sy:()=>Gt});var S=t(3024),b=t(6760),w=t(857);function N(B){return B==null?"":typeof B=="string"||B instanceof String?B:JSON.
stringify(B)}function i(B){return Object.keys(B).length?{title:B.title,file:B.file,line:B.startLine,endLine:B.endLine,col:B.startColumn,endColumn:B.endColumn}:{}}
function L(B,V,rt){const dt=new D(B,V,rt);process.stdout.write(dt.toString()+w.EOL)}function I(B,V=""){L(B,{},V)}const C="::";class D{constructor(V,rt,dt){V||(V=
"missing.command"),this.command=V,this.properties=rt,this.message=dt}toString(){let V=C+this.command;if(this.properties&&Object.keys(this.properties).length>0){
V+=" ";let rt=!0;for(const dt in this.properties)if(this.properties.hasOwnProperty(dt)){const Ot=this.properties[dt];Ot&&(rt?rt=!1:V+=",",V+=`${dt}=${p(Ot)}`)}}
return V+=`${C}${R(this.message)}`,V}}function R(B){return N(B).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function p(B){return N(B).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function P(){throw new Error("this function of @actions/core is no\
t bundled")}function O(){throw new Error("this function of @actions/core is not bundled")}var h=t(6928);function M(B){return B.replace(/[\\]/g,"/")}function G(B){
return B.replace(/[/]/g,"\\")}function m(B){return B.replace(/[/\\]/g,path.sep)}var u=function(B,V,rt,dt){function Ot(At){return At instanceof rt?At:new rt(function(vt){
vt(At)})}return new(rt||(rt=Promise))(function(At,vt){function Ft(K){try{bt(dt.next(K))}catch(H){vt(H)}}function Xt(K){try{bt(dt.throw(K))}catch(H){vt(H)}}function bt(K){
K.done?At(K.value):Ot(K.value).then(Ft,Xt)}bt((dt=dt.apply(B,V||[])).next())})},E;(function(B){B[B.Success=0]="Success",B[B.Failure=1]="Failure"})(E||(E={}));function v(B,V){
const rt=toCommandValue(V);if(process.env[B]=rt,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(B,V));issueCommand("set-env",{name:B},
rt)}function d(B){L("add-mask",{},B)}function l(B){process.env.GITHUB_PATH||""?issueFileCommand("PATH",B):issueCommand("add-path",{},B),process.env.PATH=`${B}${path.
delimiter}${process.env.PATH}`}function f(B,V){const rt=process.env[`INPUT_${B.replace(/ /g,"_").toUpperCase()}`]||"";if(V&&V.required&&!rt)throw new Error(`Inp\
ut required and not supplied: ${B}`);return V&&V.trimWhitespace===!1?rt:rt.trim()}function o(B,V){const rt=f(B,V).split(`
`).filter(dt=>dt!=="");return V&&V.trimWhitespace===!1?rt:rt.map(dt=>dt.trim())}function s(B,V){const rt=["true","True","TRUE"],dt=["false","False","FALSE"],Ot=f(
B,V);if(rt.includes(Ot))return!0;if(dt.includes(Ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${B}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function n(B,V){if(process.env.GITHUB_OUTPUT||"")return P("OUTPUT",O(B,V));process.
stdout.write(w.EOL),L("set-output",{name:B},N(V))}function e(B){issue("echo",B?"on":"off")}function c(B){process.exitCode=E.Failure,$(B)}function r(){return process.
env.RUNNER_DEBUG==="1"}function a(B){issueCommand("debug",{},B)}function $(B,V={}){L("error",i(V),B instanceof Error?B.toString():B)}function A(B,V={}){L("warni\
ng",i(V),B instanceof Error?B.toString():B)}function j(B,V={}){L("notice",i(V),B instanceof Error?B.toString():B)}function g(B){process.stdout.write(B+w.EOL)}function _(B){
I("group",B)}function U(){I("endgroup")}function x(B,V){return u(this,void 0,void 0,function*(){_(B);let rt;try{rt=yield V()}finally{U()}return rt})}function X(B,V){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(B,V));issueCommand("save-state",{name:B},toCommandValue(V))}function F(B){
return process.env[`STATE_${B}`]||""}function Y(B){return u(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(B)})}var Q=t(1342),et=t(5747),st=t(
4e3);const lt=B=>Object.fromEntries(B.map(V=>[V,f(V)]));function pt(B){for(const V of B)d(V)}function $t(B){for(const{kind:V,text:rt}of B){const[dt="",...Ot]=rt.
split(`
`);V==="plain"?g(rt):(_(dt),g(Ot.join(`
`)),U())}}const ht={error:$,warning:A,notice:j};function Tt(B){for(const{level:V,message:rt,line:dt,column:Ot,...At}of B)ht[V](rt,{...At,...dt===void 0?{}:{startLine:dt},
...Ot===void 0?{}:{startColumn:Ot}})}const Gt=(B,V)=>Rt("GITHUB_STEP_SUMMARY",B,()=>V);function St(B,V){const rt=new Map;for(const[At,vt]of Object.entries(V))try{
B?Rt("GITHUB_OUTPUT",B,()=>kt(At,vt)):n(At,vt)}catch(Ft){rt.set(At,(0,Q.A3)(Ft))}const[dt]=rt.values();return dt===void 0?[]:[`not written to GITHUB_OUTPUT, and\
 empty for later steps: ${[...rt.keys()].join(", ")}: ${dt}`]}function kt(B,V){const rt=typeof V=="string"?V:JSON.stringify(V);if(/[\r\n]/.test(rt))throw new Q.
hM("the value has a line break");return`${B}=${rt}
`}function Rt(B,V,rt){if(!V)throw new Q.hM(`${B} is not set; run this as an action on a runner`);(0,et.ET)((0,S.openSync)(V,"r+"),dt=>{const{size:Ot}=(0,S.fstatSync)(
dt);try{(0,S.appendFileSync)(V,rt())}catch(At){throw(0,S.fstatSync)(dt).size>Ot&&(0,S.ftruncateSync)(dt,Ot),At}})}function Bt(B,V){if(!B)throw new Q.hM("RUNNER_\
TEMP is not set; run this as an action on a runner");const rt=(0,b.join)("tf-disco","report.json");return(0,Q.f8)(B,rt,(0,Q.mk)(V)),(0,b.join)(B,rt)}function xt(B){
if(B===void 0||B==="")return null;const V=(0,et.yR)(B);try{if(V.ok)return JSON.parse(V.text)}catch{}const rt=V.ok?"is not JSON":(0,st.mP)(V.failure);return A(`t\
he event of this run is ignored: the file in GITHUB_EVENT_PATH ${rt}; check that no earlier step changes it`),null}function Ht(B){for(const V of B)g(V)}function Ct(B){
for(const V of B)A(V)}const Ut=(B,V)=>$(V,{title:B})}),8782:((ft,J,t)=>{t.d(J,{$6:()=>p,$c:()=>C,at:()=>R,h0:()=>L,ng:()=>N});var S=t(4091),b=t(8820);const w=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function N(P,O){const h=v=>P[v]?.trim()??"",[,M,G]=w.exec(h("GITHUB_REPOSITORY"))??[];if(M===void 0||G===void 0)return null;const m=i(h("GITHUB_SERVER_URL")||"h\
ttps://github.com"),u=p(O,"repository","default_branch");return{...{workflow:I(h("GITHUB_WORKFLOW_REF"))??h("GITHUB_WORKFLOW"),job:h("GITHUB_JOB"),url:`${m}/${M}\
/${G}/actions/runs/${h("GITHUB_RUN_ID")}`,commit:p(O,"pull_request","head","sha")??h("GITHUB_SHA")},owner:M,repository:G,apiUrl:i(h("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:m,event:h("GITHUB_EVENT_NAME"),step:h("GITHUB_ACTION"),id:Number(/^\d+$/.exec(h("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:h("GITHUB_SH\
A"),pull:D(h("GITHUB_EVENT_NAME"),O),isDefaultBranch:u===void 0?null:h("GITHUB_REF")===`refs/heads/${u}`}}const i=P=>P.replace(/(?<!\/)\/+$/,"");function L(P,O){
return P===null?(0,S.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):O===null?(0,S.TR)("github-token is empty"):/^https?:$/.test(URL.parse(P.apiUrl)?.protocol??
"")?(0,S.Ju)({run:P,token:O}):(0,S.TR)(`GITHUB_API_URL is not an https URL: ${(0,b.RK)(P.apiUrl)}`)}const I=P=>/^[^/]+\/[^/]+\/(.+?)@/.exec(P)?.[1];function C(P,O){
if(P==="pull_request_target")return!1;const h=R(O,"pull_request","head"),M=R(h,"repo","full_name"),G=R(O,"pull_request","base","repo","full_name");return h!==void 0&&
M!==G}function D(P,O){const h=R(O,"pull_request","number");return typeof h!="number"||!Number.isSafeInteger(h)||h<=0?null:{number:h,isFork:C(P,O),from:p(O,"pull\
_request","head","repo","full_name")??null}}function R(P,...O){return O.reduce((h,M)=>typeof h=="object"&&h!==null?Reflect.get(h,M):void 0,P)}function p(P,...O){
const h=R(P,...O);return typeof h=="string"?h:void 0}}),1116:((ft,J,t)=>{t.d(J,{H:()=>m});var S=t(4e3),b=t(5143),w=t(5799),N=t(1831),i=t(8820),L=t(2796),I=t(5102),
C=t(1423),D=t(806),R=t(6503),p=t(6906),P=t(7792);const O=10,h=200,M=5,G=3600,m=(n,e)=>[...u(n),...w.oC.flatMap(c=>{const r=n.findings.filter(({severity:x})=>x===
c),a=[...Map.groupBy(r,E).values()];if(a.length<=O)return v(c,a.map(L.cZ),e);const $=(0,L.cZ)(r),A=new Set($.map(({findings:x})=>(0,R.io)(x)).map(E)),j=a.filter(
([x])=>l(x)&&!A.has(E(x))),_=c==="notice"||c!==(0,I.hm)(n.findings)?0:Math.max(0,O-$.length),U=[...$.map(x=>[x]),...j.slice(0,_).map(L.cZ)];return v(c,U,e)})];function u({
passed:n,stopped:e,findings:c}){if(n||c.some(({severity:$})=>$==="error"))return[];if(e!==null){const $=(0,S.zM)(e).flatMap(j=>"reasons"in j?j.reasons??[]:[]),A=[
(0,S.Cw)(e),...$];return[f("error","The check is not complete",A)]}const{length:r}=c.filter(({severity:$})=>$==="warning"),a=`${(0,S.px)(r,"warning")}, and fail\
-on is warning`;return[f("error","Warnings fail this check",[a])]}function E(n){const e=n&&(0,w.Xd)(n);return e?`${e.line}:${e.file}`:n}function v(n,e,c){const r=(0,D.
du)(c,"notes",D.xy),{shown:a,rest:$}=(0,S.zN)(e,e.length>O?O-1:O),A=$.flat().flatMap(({findings:_})=>_),j=`and ${(0,S.px)(A.length,`more ${n}`)}`,g=[...new Set(
A.map(({problem:_})=>_.title)),"see the job summary"];return[...a.map(_=>{const U=_.flatMap(Y=>Y.findings),x=(0,R.io)(U),X=_.map(Y=>(0,C.Zw)(Y,r)),F=x&&l(x)?(0,w.
Xd)(x):null;return f(n,d(U),X,F)}),...A.length>0?[f(n,j,[g.join(`
`)])]:[]]}function d(n){const[e,...c]=new Set(n.flatMap(A=>A.host??[])),r=[...new Set(n.map(({problem:A})=>A.title))].join(", "),a=(0,R.Dx)(n).length,$=(0,R.io)(
n);return e===void 0&&a>1?`${(0,S.px)(a,"place")}: ${r}`:e===void 0?l($)||!$?r:`${(0,b.II)((0,w.W7)($))}: ${r}`:c.length>0?`${(0,S.px)(c.length+1,"host")}: ${r}`:
`${(0,i.RK)((0,N.nx)(e))}: ${r}`}function l(n){const e=n===void 0?"":(0,w.W7)(n);return e!==""&&(0,R.CN)(e)&&(0,i.BP)((0,i.RK)(e,e.length))===e}function f(n,e,c,r=null){
const{shown:a,more:$}=(0,S.zN)(c,M),A=G/a.length,j=a.map(_=>{if(typeof _=="string")return(0,S.dh)(_,A);const U=o(_,A/2,r===null?"":(0,b.R3)(r)).join(`
`);return`${(0,S.dh)(U,A-_.url.length)}
${_.url}`}),g=$>0?[`and ${$} more, see the job summary`]:[];return{level:n,title:(0,i.LS)((0,i.RK)(e,h)),message:(0,i.LS)([...j,...g].join(`

`)),...r}}function o({message:n,title:e,code:c,parts:r},a,$){const A=(0,p.wh)(P.Gy.isEmpty(n)?e:n),{first:j=[],last:g=[]}=Object.groupBy(r,U=>U.kind==="note"&&(U.
as==="help"||U.as==="small")?"first":"last"),_=[...j,...g].flatMap(U=>s(U,$));return[`${(0,S.dh)(A,a)} [${c}]`,..._]}function s(n,e){return n.kind==="note"?[`${n.
label}: ${(0,p.wh)(n.text)}`]:n.kind==="paragraph"?[(0,p.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:c,message:r,help:a})=>{const $=(0,p.wh)(c)===
e?P.Gy.nothing:c;if(P.Gy.isEmpty(r))return P.Gy.isEmpty($)?[]:[`at: ${(0,p.wh)($)}`];const A=`- ${(0,p.wh)(P.Gy.joined([$,r],P.Gy.words(": ")))}`;return P.Gy.isEmpty(
a)?[A]:[A,`  help: ${(0,p.wh)(a)}`]})}}),8065:((ft,J,t)=>{t.d(J,{Fr:()=>m,GN:()=>G,K$:()=>v,O7:()=>d,cn:()=>D,yi:()=>u});var S=t(4e3),b=t(8820),w=t(6266),N=t(4073),
i=t(806),L=t(4120),I=t(3394),C=t(7792);const D="the files",R=200,p="Terraform service discovery fails: ",P="Terraform service discovery recovers: ",O="Registry \
check: ",h=3,M=10;function G({failing:{first:f,count:o}},s=D){const n=f.filter(({recovering:_})=>_===void 0),e=n.some(({subject:_})=>_!==D),[c,r]=n.length===0?[
P,f]:[e?p:O,n],a=o-f.length+r.length,$=({subject:_})=>_===D?s:_,A=r.slice(0,h).map($),j=a>A.length?[`${a-A.length} more`]:[],g=(0,b.RK)(`${c}${[...A,...j].join(
", ")}`);return g.length>R?`${c}${a} hosts`:g}const m=f=>[p,P,O].some(o=>f.startsWith(o));function u(f,o,{outage:s,page:n,maxBytes:e}){const{startedAt:c}=o,r=s.
failing.count>0?" Closes when all hosts recover.":"",a=E(s.failing,c).map(w.ni);return(0,I.Cf)(N.YK,f,(0,i.du)(o,"brief",i.xy),{head:[`### ${(0,I.gD)(f,o)}`,...a].
join(`

`),foot:(0,C.mG)`Last checked ${(0,L.QN)(c)}; details in the summary of ${(0,I.Fp)(n)}. Updated automatically.${r}`,maxBytes:e})}function E({first:f,count:o},s){
const e=[...Map.groupBy(f,({since:a,recovering:$})=>$===void 0?`Failing since ${(0,L.QN)(a)} (${(0,L.u8)(a,s)})`:`Recovering, ${$.good} of ${(0,S.px)($.needed,"\
run")} without a failure`)].slice(0,M),c=o-e.flatMap(([,a])=>a).length,r=e.map(([a,$])=>{const A=C.Gy.sign($.some(({recovering:g})=>g)?"works":"fails"),j=C.Gy.some(
$,M,({subject:g})=>l(g));return(0,C.mG)`${A} ${a}: ${j}`});return c>0?[...r,(0,C.mG)`and ${c} more`]:r}function v(f,o){const{at:s,down:n,up:e,gone:c,still:r,endedSince:a,
isReopened:$}=f,A=(_,U,x)=>x.length===0?C.Gy.nothing:(0,C.mG)`${C.Gy.sign(_)} ${U}: ${C.Gy.some(x,M,X=>X)}.`;return`${[$?(0,C.mG)`Reopened: the failure continues or has returned.`:
C.Gy.nothing,A("fails","Failing",n.map(l)),A("works","Recovered",e.map(({subject:_,since:U})=>(0,C.mG)`${l(_)} (after ${(0,L.u8)(U,s)})`)),A("skipped","No longe\
r checked",c.map(l)),A("fails","Still failing",r.map(l)),a===null?C.Gy.nothing:(0,C.mG)`${C.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,L.u8)(a,
s)}, from ${(0,L.QN)(a)} to ${(0,L.QN)(s)}, as observed by this check.`,C.Gy.small(C.Gy.joined([(0,L.QN)(s),(0,I.Fp)(o)]))].filter(_=>!C.Gy.isEmpty(_)).map(w.ni).
join(`

`)}
`}const d=f=>`Duplicate of #${f}, which another run opened at the same time.
`,l=f=>f===D?f:C.Gy.code(f)})};export{Yt as ids,Vt as modules};
