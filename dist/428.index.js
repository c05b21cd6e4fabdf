const zt=[428,879,124,909],Jt={1992:((ht,V,t)=>{t.d(V,{k_:()=>J,w5:()=>Ht});var A=t(8884),S=t(3024),B=t(6760),a=t(5747),j=t(4e3),T=t(2161);const w=1024*1024,v=4e3;
function y(F,H){const{redact:q,kept:st,directory:ft,checkedAt:at,configs:_t}=H,Mt=_t.flatMap(M=>M.files).flatMap(({path:M,shown:O})=>[k(M),O]),Ot=M=>!Mt.includes(
M)&&(0,T.L8)((0,B.basename)(M),new Set,(0,B.basename)((0,B.dirname)(M)))!==void 0;return[...Map.groupBy(F,({file:M})=>M)].flatMap(([M,O])=>{const P=k((0,B.resolve)(
ft,M)),z=[M,P].every(Ot)&&p(P,at)?(0,a.yR)(P,w):null,Q=z?.ok?z.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return O.flatMap(ot=>{const et=Q[ot.line-1]??"";return ot.
column<=et.length&&et.length<=v&&q(et,st)===et?c(et,ot):[]})})}const k=F=>(0,a.N0)(()=>(0,S.realpathSync)(F),(0,B.resolve)(F)),p=(F,H)=>(0,a.N0)(()=>(0,S.statSync)(
F).mtimeMs<=H+1,!1),D=80,$=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),h=F=>$.exec(F)?.[0]??"",_=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),
I=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,r=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function c(F,H){const q=Array.
from(F),st=q.slice(0,H.column-1).join(""),ft=q.slice(H.column-1,H.endColumn-1).join(""),at=st.length+ft.length,_t=st.length<=D&&h(st)===st,Et=_t?I.exec(F.slice(
0,2*D))?.[0]??"":"",Mt=Et.length>=at,Ot=Mt||r.test(ft);if(!_t&&!Ot)return[];const M=Mt?st:_.exec(st.slice(-D))?.[0]??"",O=Et.slice(at),P=F.slice(at+O.length);return{
place:H,before:(_t?f(st.slice(0,st.length-M.length)):"\u2026 ")+M,literal:(0,j.dh)(Ot?ft:f(ft),2*D),after:O+f(P,_t&&Ot?h(P.slice(0,D)):"")}}function f(F,H=h(F.slice(
0,2*D))){const q=F.slice(H.length);return H.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(q.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(q)}\u2026`)}var g=t(1342),d=t(2389),i=t(785),l=t(3592),o=t(6763),s=t(345),n=t(3152),e=t(8185),u=t(7052),m=t(5799),E=t(5257),
G=t(7854),R=t(3474),W=t(9075),N=t(1831);function C({links:F,...H},q,st,ft){const at={...H,newHosts:new Set,files:null,remarks:[]};if(q===null)return at;const _t=P=>({
...at,remarks:[`changed-only has no effect: ${P}`]});if(q.kind==="all")return _t(q.why);const Et=L(q.files,F),Mt=new Set(Et.filter(({status:P})=>P!=="removed").
map(({file:P})=>P));if(Mt.size>0&&![...Mt].some(P=>st(P)!==null))return _t("the checkout contains none of the files that the pull request changes");const Ot=H.usages.
filter(P=>Mt.has(P.place.file)||ft(P)),O=`changed-only: the pull request changes ${q.files.length===1?"1 file":`${q.files.length} files`} with ${Ot.length} of ${H.
usages.length} usages`;return{usages:Ot,notes:H.notes.filter(P=>U((0,m.W7)(P),Mt)||ft(P)),newHosts:X(H.usages,Et,st),files:new Set(Et.map(({file:P})=>P)),remarks:[
O]}}function L(F,H){const q=new Map(F.map(ft=>[ft.file,ft])),st=H.entries().flatMap(([ft,at])=>{const _t=q.get(at);return _t===void 0?[]:[{..._t,file:ft}]});return[
...F,...st]}const U=(F,H)=>H.has(F)||F==="."||[...H].some(q=>q.startsWith(`${F}/`)),x=2e8;function X(F,H,q){const st=new Set;if(H.some(tt))return st;const ft=new Map(
H.map(M=>[M.file,M])),at=(0,W.Oo)(M=>nt(ft.get(M),q)),_t=H.flatMap(({patch:M})=>rt(M,/^[ -]/));let Et=0;const Mt=(M,O)=>{const P=[O,(0,N.pk)(O).toLowerCase()];return M.
filter(K=>(Et+=K.length,Et<=x&&P.some(z=>K.includes(z)))).length},Ot=(M,O)=>{const{isNew:P,now:K,added:z}=at(M),Q=P?0:Mt(K,O);return P||Q>0&&Q===Mt(z,O)};for(const[
M,O]of Map.groupBy(F,P=>P.host)){if(M===null||O.some(({isHostImplied:K})=>K))continue;const P=[...new Set(O.map(({place:K})=>K.file))];!P.every(K=>ft.has(K))||Mt(
_t,M)>0||P.every(K=>Ot(K,M))&&Et<=x&&st.add(M)}return st}function nt(F,H){const{file:q="",status:st,patch:ft=null}=F??{},at=st==="added";if(at||ft===null)return{
isNew:at,now:[],added:[]};const _t=(H(q)??"").toLowerCase().split(`
`);return{isNew:at,now:_t,added:rt(ft,/^\+/)}}const rt=(F,H)=>(F??"").toLowerCase().split(`
`).filter(q=>H.test(q)),Z=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,tt=({file:F,status:H,changes:q,patch:st})=>st===null&&H!=="added"&&q>0&&Z.test(F);
var Y=t(2859),it=t(3408),ut=t(5682),lt=t(9762),$t=t(2446);async function At(F,H){const q=H.now(),st=await(0,$t.S)(F,H),ft=F.scan.length===0?0:H.now()-q,{dialect:at,
usedBy:_t,...Et}=(0,$t.o)(F,st,H),Mt=[...Et.notes,...Rt(st,H.stop.why)],Ot=(0,ut.H)({...Et,notes:Mt},H.environment,F.depth),M=(0,lt.G9)({...Ot,scanned:st,dialect:at,
settings:F}),O={...Ot,...M,remarks:[...Ot.remarks,...M.remarks]},P=await It({...O,links:st.links},F,H),K=(0,it.j)(P.usages,F,at,H),z=(0,lt.D0)({...O,changed:P.files,
dialect:at,settings:F}),Q=(0,E.Xo)(K.usages,z.roots),ot=(0,Y.CG)(F,Q,at.clients,(0,G.kA)(O.usages));kt(ot);const{configs:et,releases:mt}=K,{files:dt,bytes:yt}=st;
return{dialect:{...at,releases:mt},configs:et,usages:Q.filter(G.s7),roots:z.roots,requirements:ot,guesses:(0,Y.Fh)(null,at,ot),notes:[...P.notes,...z.notes],newHosts:P.
newHosts,isEmpty:F.scan.length>0&&st.isEmpty&&st.endedAt===null,complaints:K.findings,changes:P.changes,remarks:[...P.remarks,...O.remarks,...K.remarks],scan:{files:dt,
bytes:yt,usages:Q.length,durationMs:ft},clients:_t,repositories:[],missing:null,checkouts:null}}async function It(F,H,q){const st=H.changedOnly?await q.changes(
H):null;return{changes:st,...C(F,st,at=>(0,a.r7)((0,B.join)(q.directory,at)),at=>(0,e.US)(at,H))}}function Rt({endedAt:F,files:H},q){return F===null||q===null?[]:
[(0,m.sb)(F,(0,u.ub)({kind:"time",stopped:q,files:H}))]}function kt(F){const{size:H}=new Set(F.map(({host:st})=>st)),q=`scan found ${H} hosts, the limit is ${R.
pS}: narrow scan or exclude files`;if(H>R.pS)throw new n.GN([q])}var Bt=t(8820),jt=t(7082),bt=t(6875);let St=function(...F){return{nameRepository:St}=t.late([602],
2602),new.target?new St(...F):St(...F)},Wt=function(...F){return{prepareFleet:Wt}=t.late([192,219,854],5854),new.target?new Wt(...F):Wt(...F)},b=function(...F){
return{recordRun:b}=t.late([192,742],5742),new.target?new b(...F):b(...F)};async function J(F,H,q,st){const{env:ft,kill:at}=H,{show:_t}=q,Et={startTimer:bt.Ip,now:(0,i.
ie)(H)};try{const Mt=await pt(F,{...st,...Et,environment:ft,kill:at,progress:_t});return ct(Mt,{directory:st.directory,environment:ft,random:Math.random})}finally{
q.end()}}function ct(F,H){const{history:q}=F.settings;if(q===null)return{checked:F,warnings:[]};try{const{history:st,warnings:ft}=b(q,F,H);return{checked:{...F,
context:{...F.context,history:st}},warnings:ft}}catch(st){const ft=(0,Bt.RK)((0,g.A3)(st));return{checked:F,warnings:[`the history ${(0,Bt.RK)(q)} was not read:\
 ${ft}`]}}}async function pt(F,H){const q=new Date,st=(0,s.s)(F,H),{upgrade:ft}=(0,A.n)(H.environment),at={...st,upgrade:st.upgrade||ft},_t=at.deadlineMs;(at.usages.
length>0||at.depth!=="discovery")&&(0,i.L2)();const Et=()=>H.stop.end({kind:"deadline",ms:_t}),Mt=H.startTimer(_t,Et),Ot=H.now()+_t;H.stop.endIfDue=()=>H.now()<
Ot?void 0:Et();try{const O=await(at.usages.length===0?At:Wt)(at,H,q);await(0,i.xu)();const P=await Tt(O,at,H,q);return await Ft(P,O,at,H,q)}finally{Mt()}}async function Tt(F,H,q,st){
const{environment:ft,stop:at,isFork:_t,wording:Et=n.w7}=q,{dialect:Mt}=F,Ot={...F,...await Dt(F,H,q),tokenVariables:Ht(ft),tokenHosts:H.tokens.map(({host:K})=>K),
stopped:Lt(at.why,F.missing)},M={...q.secrets,kept:(0,Y.wX)(F.requirements,F.usages),configs:F.configs,directory:q.directory,checkedAt:st.getTime()},{isTerminal:O}=Et,
P={...H,dialect:Mt,isFork:_t,isTerminal:O,now:st.getTime()};return(0,d.S4)(Ot,P,K=>y(K,M))}async function Dt(F,H,q){const{requirements:st,roots:ft}=F,at=(0,Y.en)(
st,H),_t=Array.from(at,([O,P])=>(0,jt.i)(O,P)),Et=new Set(st.map(({host:O})=>O).filter(O=>!at.has(O))),Mt=H.depth!=="discovery"&&ft.length>0;if(Et.size===0&&!Mt)
return{visits:_t,predicted:d.j7,tokenSources:new Map};const{contact:Ot}=await Promise.all([t.e(977),t.e(426)]).then(t.bind(t,9426)),M=await Ot([...Et],F,H,q);return{
...M,visits:[...M.visits,..._t]}}const Lt=(F,H)=>F===null||H===null?F??H:{kind:"several",reasons:[F,H]};async function Ft(F,H,q,st,ft){const{requirements:at,usages:_t,
changes:Et,scan:Mt,clients:Ot,repositories:M}=H,O=(0,Y.wX)([...at,...F.roots.flatMap(({rows:Pt})=>Pt)],_t),K=[...(0,o.QA)(F,st.environment),...H.remarks,...(0,o.
rc)(F)],{why:z,evidence:Q}=H.dialect,ot={verdict:F,remarks:(0,o.q9)(K),detection:{why:z,evidence:Q}},{verdict:et,remarks:mt,detection:dt}=st.secrets.redact(ot,O),
gt=Mt.files>0&&M.length===0?St(st.directory,st.environment):null;return{settings:q,changes:Et,verdict:et,context:{dialect:{...H.dialect,...dt},failOn:q.failOn,depth:q.
depth,scan:Mt,remarks:mt,startedAt:ft.toISOString(),durationMs:Date.now()-ft.getTime(),version:l.xv,docsUrl:l.aq,clients:Ot(),links:null,repository:gt,repositories:M,
history:null}}}const Ht=F=>Object.keys(F).filter(H=>/^TFE?_?TOKEN/i.test(H))}),8884:((ht,V,t)=>{t.d(V,{n:()=>j});var A=t(4e3);const S=["TF_CLI_ARGS_init","TF_CL\
I_ARGS"],B=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,a=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function j(k){const p=v(k),D=h=>p.findLast(_=>_.name===h)?.value,$=h=>p.filter(_=>_.name===h).map(({value:_})=>_);return{upgrade:T(D("upgrade")??"false"),hasBackend:T(
D("backend")??D("cloud")??"true"),isLockReadonly:D("lockfile")==="readonly",pluginDirectories:$("plugin-dir"),backendConfig:$("backend-config"),remarks:S.flatMap(
h=>{const _=p.filter(({name:I,from:r})=>r===h&&a.test(I)).map(w);return _.length===0?[]:[`init is predicted with ${_.join(" ")} of ${h}`]})}}const T=k=>/^(1|[tT]|true|TRUE|True)$/.
test(k);function w({name:k,value:p}){if(p==="true")return`-${k}`;const D=k==="backend-config"&&!p.startsWith("hostname=");return`-${k}=${(0,A.dh)(D?p.replace(/=.*/s,
"=\u2026"):p)}`}function v(k){const p=S.flatMap($=>y(k[$]??"").map(h=>({text:h,from:$}))).values(),D=[];for(const{text:$,from:h}of p){const[,_,,I]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec($)??[];if(_===void 0)break;const r=()=>B.test(_)?p.next().value?.text??"":"true";D.push({name:_,from:h,value:I??r()})}return D}function y(k){const[p=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(k)??[];return(p.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map($=>$.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(h,_,I,r)=>String(_??
r??I.replace(/\\(.)/gs,"$1"))))}}),9076:((ht,V,t)=>{t.d(V,{QB:()=>S,im:()=>A,jm:()=>v,mU:()=>k,pR:()=>I,sO:()=>y,yX:()=>B});const A=["fails","warns","works","un\
checked","skipped"],S=5,B=({outcome:r})=>r!=="unchecked"&&r!=="skipped",a=30,j=[7,30,90],T=30,w=20;function v(r,c){const f=r.filter(B);return{recent:r.slice(-a),
uptime:j.map(g=>{const d=p(f,c,g);return{days:g,good:d.filter(D).length,runs:d.length}}),medianMs:$(p(r,c,T)),incidents:h(f).reverse().slice(0,w)}}const y=864e5,
k=(r,c)=>new Date(Date.parse(r)+c*y).toISOString();function p(r,c,f){const g=k(c,-f);return r.filter(({at:d})=>d>g)}const D=({outcome:r})=>r!=="fails";function $(r){
const c=r.flatMap(({ms:f})=>f??[]).sort((f,g)=>f-g);return c[Math.ceil(c.length/2)-1]??null}function h(r){const c=[];let f=[];const g=d=>{const[i]=f;if(i!==void 0){
const l=[...new Set(f.flatMap(o=>o.codes))].slice(0,S);c.push({from:i.at,until:d,runs:f.length,codes:l})}f=[]};for(const d of r)D(d)?g(d.at):f.push(d);return g(
null),c}const _={isDown:!1,since:null,failed:0,good:0};function I(r,c){let f=_,g=null;for(const d of r){if(!B(d))continue;const i=c.isFailing(d),l=i?f.failed+1:
0,o=i?0:f.good+1;l===1&&(g=d.at);const s=f.isDown?o<c.issueCloseAfter:l>=c.issueOpenAfter,n=s?f.since??g:null;f={isDown:s,since:n,failed:l,good:o}}return f}}),4503:((ht,V,t)=>{
t.d(V,{DZ:()=>k,R8:()=>D,aE:()=>w,oW:()=>p,uM:()=>B});var A=t(5143),S=t(6503);function B($,{links:h,repositories:_}){const{line:I,target:r=$.file}=$,{repository:c,
path:f}=(0,A.bH)(r);if(c!==null){const d=_.find(({name:o})=>o===c),i=k(d,"blob"),l=p(f);return i===null||l===null?null:`${i}/${l}#L${I}`}const g=h?.get(r);return g===
void 0?null:g.diff?.lines.has(I)?`${g.diff.url}R${I}`:`${g.url}#L${I}`}const a=600,j=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,T=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function w($){const h=$?.url??"";return h.length<=a&&j.test(h)?h:null}const v=/^https?:\/\/gitlab\./i,y=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function k($,h="commit"){const _=w($),I=$?.commit??"";return _===null||!T.test(I)||y.test(_)?null:`${_}${v.test(_)?"/-":""}/${h}/${I}`}function p($){if(!$.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test($))return null;const h=I=>`%${I.charCodeAt(0).toString(16).toUpperCase()}`;return $.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,h)}function D($){const _=(0,S.YC)($).flat().flatMap(I=>typeof I=="string"?[]:I.target??I.file);return new Set(_.filter(S.CN))}}),7035:((ht,V,t)=>{
t.d(V,{K5:()=>_,XQ:()=>y,bW:()=>$,be:()=>D,cT:()=>r,hc:()=>I,kW:()=>k,mc:()=>p});var A=t(9076),S=t(4e3),B=t(5102),a=t(4120),j=t(7792),T=t(806);const w=20,v=40;function y({
incidents:[c]}){return c?.until!==null||c.runs<2?null:`failing since ${(0,a.QN)(c.from)} (${(0,S.px)(c.runs,"run")})`}function k({recent:c,uptime:f,incidents:[g]}){
const{good:d=0,runs:i=0}=f.at(-1)??{};if(g?.until!==null||i<2)return null;if(i-d===1)return`first failure in ${(0,S.px)(i,"run")}`;const l=c.filter(({outcome:s})=>s===
"fails").length;return l<=g.runs&&g.runs>1?null:`failed ${l} of the last ${c.filter(A.yX).length} runs`}function p({good:c,runs:f}){const g=Math.floor(1e4*c/f);
if(g>=9900)return`${g/100}%`;const d=Math.floor(g/10);return d===0&&c>0?"below 0.1%":`${d/10}%`}function D(c,f,g){const d=c.toSorted((o,s)=>f(o)-f(s)).map(g),[i="",
l=""]=[d[0],d.at(-1)];return i===l?i:`${i} to ${l}`}const $=(c,f="results")=>c.length===0?j.Gy.nothing:{kind:"chart",of:f,runs:c,label:h(c)};function h(c){const f=B.
vh.flatMap(d=>{const{length:i}=c.filter(o=>o.outcome===d),l=d==="warns"?"with warnings":B.nx[d];return i===0?[]:[`${i} ${l}`]});return`${c.length===1?"last run":
`last ${(0,S.px)(c.length,"run")}`}: ${f.join(", ")}`}function _({recent:c,uptime:f,medianMs:g}){const d=f.filter(({runs:s})=>s>0).map(s=>{const{days:n,good:e,runs:u}=s;
return`${p(s)} (${e} of ${(0,S.px)(u,"run")} in ${n} days)`}),i=c.flatMap(({ms:s})=>s??[]),l=i.length===0?"":`, last runs ${D(i,Number,a.kJ)}`,o=(0,j.mG)`median ${(0,a.
kJ)(g??0)} in 30 days${l}${$(c,"latency")}`;return[{label:"runs",texts:[(0,j.mG)`${$(c)} ${h(c)}`]},{label:"uptime",texts:[j.Gy.joined(d)]},{label:"latency",texts:g===
null?[]:[o]}]}function I(c){const f=[...c.context.history??[]].flatMap(([s,{incidents:n}])=>n.map(e=>({...e,host:s}))).toSorted((s,n)=>+(s.from<n.from)-+(s.from>
n.from));if(f.length===0)return[];const g=f.filter(({until:s})=>s===null).length,d=g===0?"":f.length===1?", ongoing":`, ${g} ongoing`,i=`${(0,S.px)(f.length,"in\
cident")}${d}`,l={...c,rest:"in the history file"},o=(0,T.Ku)(f,w,"incident",l,s=>r(s,c));return c.medium==="page"?[j.om.paragraph(`${i}.`),...o]:j.om.details(j.
om.title(i),o)}function r(c,f){const g=f.medium==="page",d=s=>g?(0,T.U1)(s,f):j.Gy.code(s,v),i=({from:s,until:n})=>n===null?`${(0,a.u8)(s,f.context.startedAt)} \
so far`:(0,a.u8)(s,n),l=({host:s})=>s===void 0?null:(0,T.b8)(s,f,j.Gy.name),o=[j.om.column("Host",l,"name"),j.om.column("From",({from:s})=>(0,a.QN)(s),"when"),j.
om.column("Duration",i,"when"),j.om.column("Failed runs",({runs:s})=>s,"number"),j.om.column("Problems",({codes:s})=>j.Gy.joined(s.map(d)))];return j.om.table(c,
o,"Incidents")}}),7615:((ht,V,t)=>{t.d(V,{G_:()=>i,h0:()=>D,xS:()=>$});var A=t(4e3),S=t(5143),B=t(1064),a=t(9587),j=t(5102),T=t(4120),w=t(7792),v=t(7035),y=t(806);
const k=120,p=/^credentials-|^document-unauthorized$/,D=s=>w.Gy.code(s,k);function $(s,n){const{host:e,attempt:u,earlier:m,credentials:E,looks:G,forced:R}=s.visit,
{discovery:W,timing:N,hops:C,certificates:L}=u,{context:U,medium:x,limits:X,rest:nt}=n,rt=W.kind==="failed"?W.excerpt:null,Z=s.findings.some(({problem:lt})=>p.test(
lt.code)),tt=x==="page"?U.history?.get(e):void 0,Y={result:W.kind==="skipped"?[w.Gy.prose(W.problem.message)]:[],required:h(s,n),clients:x==="log"?[]:_(s,n),response:C.
map(r),services:s.services.map(lt=>c(lt,n)),body:rt===null?[]:[w.Gy.code(rt.replace(/\s+/gu," ").trim())],timing:[f(N)],retried:m.map(g),"token from":E?.hasToken?
[w.Gy.prose(E.source)]:[],certificate:L.map(lt=>d(lt,U.startedAt)),credentials:Z?o(G):[],"host block":[...Map.groupBy(R,lt=>(0,S.eo)(lt.place))].map(([lt,$t])=>(0,w.
mG)`${w.Gy.path(lt)} for ${(0,A.eZ)($t.map(({client:At})=>At))}`)},it=x==="log"&&(0,j.QK)(s).length===0;return[...Object.entries(Y).map(([lt,$t])=>({label:lt,texts:$t})).
filter(({label:lt})=>!it||["credentials","host block"].includes(lt)),...tt?(0,v.K5)(tt):[]].flatMap(({label:lt,texts:$t})=>{const{shown:At,more:It}=(0,A.zN)($t.
filter(kt=>!w.Gy.isEmpty(kt)),X.rows),Rt=It===0?[]:[(0,w.mG)`and ${It} more ${nt}`];return At.length===0?[]:[{label:lt,texts:[...At,...Rt]}]})}function h({requirements:s},n){
const{context:e,limits:u}=n,m=Map.groupBy(s,({because:E})=>E.map(S.df).join(`
`));return Array.from(m.values(),E=>{const G=w.Gy.some(E,u.rows,({service:R,clients:W})=>{const N=R==="any"?w.Gy.words("any service"):D(R);return e.dialect.clients.
every(L=>W.includes(L))?N:(0,w.mG)`${N} for ${(0,A.eZ)(W)}`});return(0,y.ZT)(G,(0,y.AZ)(E[0]?.because??[],u.places,n))})}const _=({clients:s},{context:n})=>[...Map.
groupBy(n.clients,e=>s[e])].map(([e,u])=>(0,w.mG)`${w.Gy.sign(e)} ${u.map(m=>B.bB[m]).join(", ")}: ${j.nx[e]}`),I={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function r({status:s,reason:n,url:e,ms:u,...m}){const{mediaType:E,address:G,proxy:R,authorization:W}=m,
N=s===null||n===""?w.Gy.nothing:w.Gy.prose(n,k),C=w.Gy.joined([`${s??"none"}`,N]," ");return(0,y.ZT)((0,w.mG)`${C} from ${w.Gy.code((0,a.cq)(e))} ${s===null?"af\
ter":"in"} ${(0,T.kJ)(u)}`,E===null?w.Gy.nothing:D(E),G===null?w.Gy.nothing:(0,w.mG)`at ${D(G)}`,R===null?w.Gy.nothing:(0,w.mG)`through ${w.Gy.code((0,a.cq)(R))}`,
W==="none"?w.Gy.nothing:`token ${I[W]}`)}function c(s,n){const e=D(s.id);switch(s.kind){case"url":return(0,w.mG)`${e} ${w.Gy.code((0,a.cq)(s.url))}`;case"login":{
const{client:u,authz:m,token:E,ports:G}=s.login;return(0,w.mG)`${e} authz ${w.Gy.code((0,a.cq)(m??"none"))}, token ${w.Gy.code((0,a.cq)(E??"none"))}, client ${w.
Gy.code(u)}, ports ${G.join(" to ")}`}case"problem":return(0,w.mG)`${e}: ${(0,y.U1)(s.problem.code,n)}`}}function f({lookupMs:s,connectMs:n,tlsMs:e,firstByteMs:u,
totalMs:m}){return Object.entries({...{DNS:s,connect:n,TLS:e,"first byte":u},total:m}).flatMap(([G,R])=>R===null?[]:`${G} ${(0,T.kJ)(R)}`).join(", ")}const g=({
discovery:s,timing:n})=>`${s.kind==="failed"?s.problem.code:s.kind} after ${(0,T.kJ)(n.totalMs)}`,d=({host:s,subject:n,issuer:e,expires:u},m)=>(0,w.mG)`${D(s)} valid until ${w.
Gy.prose((0,T.nO)(u,m))}; subject ${D(n)}, issuer ${D(e)}`,i=s=>Array.from(Map.groupBy(s,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.map(({client:e})=>e),
looks:(n[0]?.looks??[]).map(({source:e,held:u,counts:m})=>{const E=u==="no token"?" (ends the search)":" (used)";return{source:e,held:`${l[u]}${m?E:""}`}})})),l={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function o(s){
const n=i(s);return n.flatMap(({clients:e,looks:u})=>u.map(({source:m,held:E})=>{const G=n.length>1?`${(0,A.eZ)(e)}: `:"";return(0,w.mG)`${G}${w.Gy.prose(m)}: ${E}`}))}}),
806:((ht,V,t)=>{t.d(V,{AZ:()=>n,Ku:()=>c,OS:()=>r,U1:()=>d,ZT:()=>f,b8:()=>l,dI:()=>i,dS:()=>y,du:()=>h,h:()=>_,ik:()=>s,jR:()=>o,xy:()=>I});var A=t(4e3),S=t(5143),
B=t(1831),a=t(4503),j=t(5102),T=t(6503),w=t(7792);const v=Number.POSITIVE_INFINITY,y=3,k={causes:v,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:v,
rows:v,roots:1e3,details:2e3,remarks:v,hasLines:!0},p={...k,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},D={...p,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},$={log:D,summary:p,brief:{...p,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...D,hosts:20,messages:10,characters:700,places:8,items:0},page:k},h=(e,u,m)=>({context:e,medium:u,limits:$[u],rest:m,detailed:new Set}),_=w.Gy.words("in the JS\
ON report"),I=w.Gy.words("in the job summary"),r=(e,u,{rest:m})=>e===0?[]:[w.om.paragraph((0,w.mG)`and ${(0,A.px)(e,`more ${u}`)} ${m}`)];function c(e,u,m,E,G){
const{shown:R,more:W}=(0,A.zN)(e,u);return R.length===0?[]:[...G(R),...r(W,m,E)]}function f(e,...u){const m=w.Gy.joined(u,w.Gy.words("; "));return w.Gy.isEmpty(
m)?e:(0,w.mG)`${e} (${m})`}const g=/^[a-z\d]+(?:-[a-z\d]+)*$/,d=(e,{context:u})=>w.Gy.link(g.test(e)?`${u.docsUrl}#${e}`:null,w.Gy.code(e)),i=e=>`host-${e}`;function l(e,{
detailed:u},m=w.Gy.code){const E=(0,B.nx)(e);return u.has(e)?w.Gy.link(`#${i(e)}`,m(E)):m(E)}const o=(e,{medium:u,limits:m})=>u==="log"&&m.details===0&&e.length===
1&&e.every(j.DI);function s(e,{context:u},m=!1){if(typeof e=="string")return w.Gy.code(e);const E=m?(0,S.bH)(e.file).path:e.file;return w.Gy.link((0,a.uM)(e,u),
w.Gy.path((0,S.eo)({...e,file:E})))}function n(e,u,m,E=!1){const{places:G,noun:R}=(0,T.TD)(e);return w.Gy.some(G,u,W=>s(W,m,E),R)}}),7792:((ht,V,t)=>{t.d(V,{AA:()=>w,
Gy:()=>y,mG:()=>B,om:()=>k,rC:()=>S});var A=t(4e3);const S={error:"fails",warning:"warns",notice:"notice"},B=(p,...D)=>p.flatMap(($,h)=>{const _=D[h]??[],I=typeof _==
"number"?String(_):_;return $===""?[I]:[{kind:"words",text:$},I]}),a=p=>p===""||Array.isArray(p)&&p.every(a),j=(p,D={kind:"words",text:", "})=>p.filter($=>!a($)).
flatMap(($,h)=>h===0?[$]:[D,$]);function T(p,D,$,h=""){const{shown:_,more:I}=A.zN(p,D),r=j(_.map($)),c=h===""?`${I} more`:A.px(I,`more ${h}`);return I===0?r:B`${r} and ${c}`}
const w=p=>/^https?:\/\/[!-~]+$/.test(p),v=60,y={isEmpty:a,joined:j,some:T,nothing:[],newLine:{kind:"break"},words:p=>({kind:"words",text:p}),code:(p,D)=>({kind:"\
code",text:p,max:D}),name:p=>({kind:"code",text:p,breaks:"dots"}),path:p=>({kind:"code",text:p,breaks:"slashes"}),value:p=>({kind:"code",text:p,max:v,breaks:"ne\
ver"}),prose:(p,D)=>({kind:"prose",text:p,max:D}),sentence:(p,D)=>({kind:"sentence",content:{kind:"prose",text:p,max:D}}),strong:p=>({kind:"strong",content:p}),
small:p=>a(p)?[]:{kind:"small",content:p},link:(p,D)=>({kind:"link",url:p,content:D}),sign:p=>({kind:"sign",of:p})},k={column:(p,D,$)=>({title:p,cell:h=>B`${D(h)}`,
style:$}),title:(p,D=[],$=null)=>({sign:$,name:p,text:D}),paragraph:p=>({kind:"paragraph",content:p}),line:p=>({kind:"details",title:p,children:[]}),details:(p,D)=>D.
length===0?[]:[{kind:"details",title:p,children:D}],table:(p,D,$,h=()=>({}),_,I=Number.MAX_SAFE_INTEGER)=>{const r=D.filter(({cell:f})=>p.some(g=>!a(f(g)))),c=p.
map(f=>({...h(f),cells:r.map(({cell:g})=>g(f))}));return Array.from({length:Math.ceil(c.length/I)},(f,g)=>{const d=c.slice(g*I,(g+1)*I);return{kind:"table",caption:$,
columns:r,rows:d,style:_}})}}}),5682:((ht,V,t)=>{t.d(V,{H:()=>r});var A=t(8884),S=t(4e3),B=t(3410),a=t(5143),j=t(5799),T=t(9664),w=t(9562),v=t(7495),y=t(7854);const k=[
"TF_CLOUD_HOSTNAME",w.OZ],p=["TFE_HOSTNAME",w.M],D={cloud:k,cloud_default:k,provider_tfe:p,provider_tfe_default:p,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",w.e$]},$=/^(cloud|backend_)/,h=/^backend_remote/,_=/^(host|source)-/,I="remote backends are not checked, because a file of -backend-config may name others";function r({
usages:o,notes:s},n,e){const u=new c(n),m=o.map(u.read),{stateHosts:E,settled:G,missing:R,added:W,remarks:N,init:C}=u,L=e!=="discovery",U=L?m.flatMap(X=>i(X,n)):
[],x=X=>{const{code:nt}=X.problem,rt=tt=>X.places.some(Y=>tt.has((0,a.df)(Y)));return _.test(nt)&&rt(G)?[]:nt==="host-missing"&&L&&rt(R)?{...X,severity:"error"}:
X};return{usages:E.size===0?m:m.map(X=>l(X,E)),notes:[...s.flatMap(x),...W,...U],remarks:[...N],isLockReadonly:C.isLockReadonly}}class c{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(s){
this.environment=s,this.init=(0,A.n)(s),this.remarks=new Set(this.init.remarks)}read=s=>{const{kind:n,place:e,workspace:u}=s,{backendConfig:m,hasBackend:E}=this.
init,G=h.test(n),R=G&&m.some(U=>!U.includes("="));if(R||!E&&$.test(n))return this.settled.add((0,a.df)(e)),R&&this.remarks.add(I),{...s,needs:[],directHost:void 0,
workspace:void 0};const N=G&&m.some(U=>!f.test(U))?{...s,workspace:void 0}:s,C=G?g(m):d(s,this.environment);if(C!==null&&!s.isOverridden)return this.withHost(N,
C);const L=n==="backend_remote_default"&&u?.organization===null;return $.test(n)&&!L&&this.missing.add((0,a.df)(e)),N};withHost(s,{text:n,service:e,variable:u}){
const{kind:m,place:E,replacedFor:G=[]}=s,R=s.clients.filter(U=>!G.includes(U)),{host:W,needed:N,problem:C}=v.pb.host(n,"terraform",!1);return this.settled.add((0,a.
df)(E)),u!==null&&this.remarks.add(`${u} names ${(0,S.dh)(n)}`),C&&this.added.push((0,j.hD)(C,{places:[E],clients:R})),W!==null&&$.test(m)&&this.stateHosts.set(
(0,T.jt)(E.file),W),{...s,host:W,isHostImplied:!1,needs:N!==null&&N!=="state"?[{host:N,service:e,clients:R}]:[],text:s.text?.replace(/^tfr:\/\/\//,`tfr://${n}/`)??
null}}}const f=/^hostname=/;function g(o){const s=o.findLast(n=>f.test(n))?.replace(f,"");return s?{text:s,service:w.Bn,variable:null}:null}function d({kind:o,text:s,
backend:n,isHostImplied:e},u){const[m="",E=""]=(n==="cloud"?k:D[o])??[],R=e||o.endsWith("_default")&&s===null?u[m]:void 0;return R?{text:R,service:E,variable:m}:
null}function i({kind:o,workspace:s,place:n,clients:e,isOverridden:u,replacedFor:m=[]},E){const G=h.test(o),R=(s?.lacks??[]).filter(U=>G||!E[w.uW[U]]);if(u||R.length===
0)return[];const W=G?"remote backend":"cloud block",N=o==="backend_remote_default"&&R.length===y.Rt.length,C=e.filter(U=>!m.includes(U)),L=(0,B.y7)({block:W,lacks:R,
isOpen:N});return[(0,j.hD)(L,{places:[n],clients:C})]}function l(o,s){const n=o.stateHosts&&s.get((0,T.jt)(o.place.file));return n?{...o,needs:o.needs.map(e=>({
...e,host:n}))}:o}}),7082:((ht,V,t)=>{t.d(V,{O:()=>A,i:()=>S});const A=B=>({discovery:B,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),S=(B,a)=>({host:B,attempt:A({kind:"skipped",problem:a}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:((ht,V,t)=>{t.d(V,{XP:()=>$,fN:()=>D,qY:()=>y});var A=t(4e3),S=t(1831),B=t(8820),a=t(2935);const j=2,T=80;function w(_){if(_.kind==="scan")return`read ${(0,A.
px)(_.files,"file")}`;if(_.kind==="registries")return`${_.done} of ${(0,A.px)(_.total,"registry request")} done`;const{done:I,total:r,failed:c,waiting:f}=_,g=c===
0?"":`, ${c} failed so far`;return`${I} of ${(0,A.px)(r,"host")} checked${g}${v(f)}`}function v(_){if(_.size===0)return"";const{shown:I,more:r}=(0,A.zN)([..._],
j),c=I.map(f=>(0,B.RK)((0,S.nx)(f),T));return r>0?`; waiting for ${c.join(", ")} and ${(0,A.px)(r,"other")}`:`; waiting for ${c.join(" and ")}`}const y={show:()=>{},
end:()=>{}},k=5e3,p=200;function D(_){let I=!0;return h(k,r=>{I&&_(r),I=!I})}function $(_,I){let r="";const{show:c,end:f}=h(p,d=>{const i=(0,a.Wc)(d,0,I-1);i!==
r&&(r=i,_(`\r${i}\x1B[K`))});return{show:c,end:()=>{f(),r!==""&&_("\r\x1B[K")}}}function h(_,I){let r=null;const c=setInterval(()=>{r!==null&&I(w(r))},_).unref();
return{show:g=>{r=g},end:()=>clearInterval(c)}}}),8463:((ht,V,t)=>{t.d(V,{t:()=>p});var A=t(1342),S=t(7039),B=t(3394),a=t(8820);let j=function(...$){return{hash:j}=
process.getBuiltinModule("node:crypto"),new.target?new j(...$):j(...$)},T=function(...$){return{renderBadge:T}=t.late([912],7912),new.target?new T(...$):T(...$)},
w=function(...$){return{renderCodeQuality:w}=t.late([811],9811),new.target?new w(...$):w(...$)},v=function(...$){return{renderJunit:v}=t.late([597],6597),new.target?
new v(...$):v(...$)},y=function(...$){return{renderHtml:y}=t.late([385],3385),new.target?new y(...$):y(...$)},k=function(...$){return{renderSarif:k}=t.late([554],
8554),new.target?new k(...$):k(...$)};function p({report:$,badge:h},_,I){const r=[],c=(f,g,d)=>{const i=(0,A.KE)(()=>(0,A.f8)(I,g,(0,A.mk)(d())));i!==null&&r.push(
`the ${f} ${(0,a.RK)(g)} was not written: ${i}`)};for(const{path:f,format:g}of $)c("report",f,()=>D(g,_));return h!==null&&c("badge",h,()=>[T(_.verdict)]),r}function D($,{
verdict:h,context:_}){switch($){case"json":return(0,S.hF)(h,_);case"sarif":return k(h,_);case"junit":return v(h,_);case"codequality":return w(h,I=>j("sha256",I));case"\
html":return y(h,_,I=>j("sha256",I,"base64"));case"markdown":return[(0,B.Gc)(h,_)]}}}),2796:((ht,V,t)=>{t.d(V,{cZ:()=>v,cr:()=>c,hs:()=>f,pq:()=>g});var A=t(2886),
S=t(4e3),B=t(5143),a=t(1064),j=t(1831),T=t(6503);const w=3;function v(d){const i=new Map(d.map(s=>[s,(0,T.eb)([s]).length])),l=s=>i.get(s)??0,o=d.toSorted((s,n)=>l(
n)-l(s));return(0,B.c1)(o,k).flatMap(s=>{const n=(0,B.c1)(s,p);return n.length>w?[s]:n}).map(D).toSorted((s,n)=>(0,A.Np)(s,n)||y(s)-y(n)||n.hits-s.hits||n.hosts.
length-s.hosts.length)}function y({code:d,affects:i}){return d==="machine-network"?-1:d==="host-not-checked"?2:i.length===0||a.Du.some(l=>i.includes(l))?0:1}const k=({
severity:d,problem:{code:i},affects:l,exclude:o})=>JSON.stringify([d,i,i==="machine-network"||l,o===void 0]),p=d=>d.exclude===void 0?r(d.problem.help??"",d):"";
function D(d){const[i]=d,l=[...new Set(d.flatMap(({host:E})=>E??[]))],{code:o,title:s}=i.problem,n=E=>{const G=W=>l.length>1?r(E(W),W):E(W),R=G(i);return d.every(
W=>G(W)===R)?R:null},u=d.length>1&&i.exclude!==void 0?"":n(({problem:E})=>E.help??""),m=n(({problem:E})=>E.message);return{severity:i.severity,code:o,title:s,affects:[
...new Set(d.flatMap(({affects:E})=>E))],findings:d,hosts:l,hits:(0,T.eb)(d).length,message:u===null?null:m,help:u?.includes(h)?`${u}; ${I(l)}`:u}}const $="HOST",
h=j.xV+$,_=5,I=d=>`${h} is ${(0,S.K4)(d,_,i=>(0,j.fK)(i)[0]??i)}`;function r(d,{host:i}){return i===null?d:(d.includes(j.xV)?(0,j.fK)(i):[]).reduce((o,s)=>o.replaceAll(
s,h),d).replaceAll((0,j.nx)(i),$).replaceAll(i,$)}const c=d=>(0,B.c1)(d,({problem:{message:i,help:l}})=>`${i}
${l}`),f=d=>d.some(({host:i})=>i!==null)&&!d.every(A.zX);function g({hosts:d,findings:i}){const l=f(i),o=l?d.length:(0,T.Dx)(i).length;return o>1?(0,S.px)(o,l?"\
host":"place"):""}}),7039:((ht,V,t)=>{t.d(V,{hF:()=>k});var A=t(4283),S=t(4e3),B=t(5143),a=t(5799),j=t(1831),T=t(9587),w=t(5955),v=t(6503);let y=function(...l){
return{attemptsOf:y}=t.late([977,426],9426),new.target?new y(...l):y(...l)};function*k(l,o){const{hosts:s,findings:n,passed:e,ignored:u,stopped:m,roots:E}=l,{dialect:G,
remarks:R,repository:W,repositories:N,startedAt:C,durationMs:L}=o,{usages:U,...x}=o.scan;yield*(0,w.M)({schemaVersion:1,version:o.version,passed:e,stopped:m?(0,S.
Cw)(m):void 0,incomplete:m?(0,S.zM)(m):void 0,failOn:o.failOn,repository:W??void 0,repositories:p(N),dialect:G.name,clientDetection:$(G),clients:o.clients,startedAt:C,
durationMs:L,counts:Object.fromEntries(a.oC.map(X=>[`${X}s`,D(n,X)])),hosts:s.values().map(h),findings:n.values().map(g),roots:p(E)?.values().map(d),ignored:u,usages:U,
remarks:p(R),scan:x}),yield`
`}const p=l=>l.length===0?void 0:l,D=(l,o)=>l.filter(s=>s.severity===o).length;function $({clients:l,versions:o,releases:s,isGuess:n,why:e,evidence:u}){return{clients:l,
assumed:n??!1,why:(0,T._U)(e),versions:Object.entries(o).map(([m,E])=>({client:m,version:(0,T._U)(E)})),releases:s.map(({name:m})=>m),evidence:u.map(({client:m,
version:E,level:G,text:R,place:W})=>({client:m,version:E===null?null:(0,T._U)(E),kind:G,text:(0,T._U)(R),...f(W)}))}}function h(l){const{visit:o,requirements:s,
services:n,servicesFrom:e,clients:u,isNew:m}=l,{discovery:E,hops:G,timing:R,certificates:W}=o.attempt;return{host:o.host,display:(0,j.pk)(o.host),discovery:E.kind,
..._(E),..."excerpt"in E&&E.excerpt!==null&&{excerpt:E.excerpt},documentUrl:"url"in E?(0,A.Pl)(E.url):null,hops:G.map(({challenge:N,...C})=>({...C,url:(0,T.cq)(
C.url),proxy:C.proxy&&(0,T.cq)(C.proxy)})),services:Object.fromEntries(n.map(N=>[N.id,r(N)])),servicesFrom:e&&f(e),hostBlocks:o.forced.map(({client:N,place:C})=>({
client:N,place:f(C)})),required:s.map(({service:N,clients:C,because:L})=>({service:N,clients:C,because:L.map(c)})),credentials:o.credentials?.hasToken?o.credentials.
source:null,looks:o.looks,attempts:y(o).length,...o.earlier.length>0&&{earlier:o.earlier.map(I)},timingMs:{lookup:R.lookupMs,connect:R.connectMs,tls:R.tlsMs,firstByte:R.
firstByteMs,total:R.totalMs},certificates:W,clients:u,...m&&{new:!0}}}const _=l=>"problem"in l?{code:l.problem.code}:{},I=({discovery:l,timing:o})=>({discovery:l.
kind,..._(l),ms:o.totalMs});function r(l){if(l.kind==="url")return{url:(0,T.cq)(l.url)};if(l.kind==="problem"){const{code:e,message:u,help:m=null}=l.problem;return{
problem:{code:e,message:u,help:m}}}const{authz:o,token:s}=l.login,n={authz:o&&(0,T.cq)(o),token:s&&(0,T.cq)(s)};return{login:{...l.login,...n}}}const c=l=>typeof l==
"string"?l:f(l);function f({file:l,line:o,column:s,endColumn:n,target:e}){const{repository:u,path:m}=(0,B.bH)(l);return{...u===null?{file:l}:{repository:u,file:m},
line:o,column:s,endColumn:n,target:e&&(0,B.bH)(e).path}}function g(l){const{problem:o,severity:s,host:n,places:e,affects:u,exclude:m}=l;return{code:o.code,severity:s,
host:n,service:(0,v.ju)(l),message:o.message,help:o.help??null,places:e.map(c),affects:u,...m&&{exclude:m}}}function d({directory:l,clients:o,rows:s}){const{repository:n,
path:e}=(0,B.bH)(l);return{...n&&{repository:n},directory:e,clients:o,rows:s.map(i)}}const i=({problems:l,places:o,rejectedAt:s,...n})=>({...n,codes:l.map(({code:e})=>e),
places:o.map(c)})}),6662:((ht,V,t)=>{t.d(V,{S:()=>G,K:()=>R});var A=t(2935),S=t(5102),B=t(4073),a=t(806),j=t(6503),T=t(6906),w=t(6763),v=t(6097),y=t(8820),k=t(7792);
const p={fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},D=13,$="  ",h=(L,U)=>_(L,U).map(x=>(0,y.BP)(x.replaceAll("\xA0",
" "))).join(`
`);function _(L,U){switch(L.kind){case"paragraph":return r(L.content).flatMap(x=>(0,A.ky)((0,T.wh)(x),U));case"note":return I(`${L.label}:`,L.text,U);case"facts":
return L.facts.flatMap(({label:x,texts:X})=>X.flatMap((nt,rt)=>I(rt===0?x:"",nt,U,D)));case"list":return L.items.flatMap(x=>I("-",x,U));case"sources":return L.items.
flatMap(x=>g(x,"red",U));case"problem":return c(L,U);case"table":return l(L,U);case"details":return d(L,U)}}const I=(L,U,x,X)=>(0,A.wW)({indent:2,label:L,style:"\
dim",column:X,text:(0,T.wh)(U)},x);function r(L){if(typeof L=="string"||"kind"in L)return[L];const U=L.indexOf(k.Gy.newLine);return U<0?[L]:[L.slice(0,U),...r(L.
slice(U+1))]}function c(L,U){const{severity:x,code:X,url:nt,message:rt,count:Z,title:tt,parts:Y}=L,it=p[k.rC[x]],ut=(0,T.wh)(k.Gy.isEmpty(rt)?[Z,tt]:rt);return[
...(0,A.wW)({indent:0,label:`${x}[${X}]:`,style:it,url:nt,text:ut},U),...Y.flatMap(lt=>lt.kind==="sources"?lt.items.flatMap($t=>g($t,it,U)):f(lt,U))]}const f=(L,U)=>L.
kind==="paragraph"?_(L,{...U,width:U.width-2}).map(x=>`  ${x}`):_(L,U);function g({place:L,message:U,help:x,line:X},nt,rt){const Z=typeof L=="object"&&"kind"in L&&
L.kind==="link",tt=(0,T.wh)(L),Y=Z&&(0,k.AA)(L.url??"")?L.url:null,it={text:tt,url:Y},ut=[tt,(0,T.wh)(U)].filter($t=>$t!=="").join(": "),lt=Z?"-->":"-";return[...ut===
""?[]:(0,A.wW)({indent:2,label:lt,style:"dim",text:ut,linked:it},rt),...X===null?[]:u(X,nt,rt),...k.Gy.isEmpty(x)?[]:I("help:",x,rt)]}function d({title:L,children:U},x){
const{sign:X,name:nt,text:rt}=L,{withFlags:Z=String}=x,tt=[X===null?"":T.B2[X],Z((0,T.wh)(nt))].filter(it=>it!=="").join(" "),Y=X===null?"bold":p[X];return[...(0,A.
wW)({indent:0,label:tt,style:Y,text:(0,T.wh)(rt)},x),...U.flatMap(it=>f(it,x))]}const i=(L="")=>/^(?:number|history)/.test(L);function l({columns:L,rows:U},x){const X=L.
map(({title:Y})=>(0,T.wh)(Y)),nt=U.map(({sign:Y="works",cells:it})=>({sign:Y,cells:it.map(T.wh)})),rt=X.map((Y,it)=>Math.max(...[Y,...nt.map(({cells:ut})=>ut[it]??
"")].map(A.nc)));if(rt.reduce((Y,it)=>Y+$.length+it,$.length)>x.width)return nt.flatMap(({sign:Y,cells:[it="",...ut]})=>{const lt=ut.flatMap((At,It)=>At===""?[]:
[`${X[It+1]} ${At}`.trim()]),$t=`${it}: ${lt.join("; ")}`;return(0,A.wW)({indent:2,label:T.B2[Y],style:p[Y],text:$t},x)});const tt=Y=>Y.map((it,ut)=>{const lt="\
 ".repeat((rt[ut]??0)-(0,A.nc)(it));return i(L[ut]?.style)?lt+it:it+lt}).join($).trimEnd();return[`    ${(0,A.nI)(tt(X),"dim",x)}`,...nt.map(({sign:Y,cells:it})=>{
const ut=tt(it).replace(/\u2573+/g,lt=>(0,A.nI)(lt,"red",x));return`  ${(0,A.nI)(T.B2[Y],p[Y],x)} ${ut}`})]}const o=160,s=12,n="    ",e=/##\w*\[/;function u(L,U,x){
const{place:X,before:nt,literal:rt,after:Z}=L,tt=" ".repeat(`  ${X.line}`.length),Y=Math.min(x.width,o)-tt.length-3;if(Y<s)return[];const it=m(nt+rt+Z),ut=it(nt+
rt+Z),lt=(0,A.nc)(ut)<=Y?0:it(nt).search(/[^ ]|$/),$t=ut.slice(lt),At=(0,A.nc)(it(nt))-lt,It=(0,A.nc)(it(nt+rt))-lt,{from:Rt,to:kt,text:Bt}=E($t,At,Math.max(It,
At+1),Y),jt=(0,A.nI)("|","dim",x),bt="^".repeat(Math.max(1,Math.min(It,kt)-Math.max(At,Rt))),St=" ".repeat(Math.max(At,Rt)-Rt);return[`${(0,A.nI)(`  ${X.line}`,
"dim",x)} ${jt} ${Bt}`.trimEnd(),`${tt} ${jt} ${St}${(0,A.nI)(bt,U,x)}`]}function m(L){const U=x=>(0,y.RK)(x.replaceAll("	",n),Number.POSITIVE_INFINITY);return e.
test(U(L))?x=>U(x).replaceAll(/(?<=#)#/g," #"):U}function E(L,U,x,X){const nt=(0,A.nc)(L);if(nt<=X)return{from:0,to:X,text:L};const rt=Math.max(0,X-2-(x-U)),Z=x<
X?0:Math.max(0,U-1-Math.ceil(rt*2/3)),tt=nt-Z<=X,Y=Z+(tt?X:X-1),it=(0,A.Wc)(L,Z===0?0:Z+1,Y),ut=`${Z===0?"":"\u2026"}${it}${tt?"":"\u2026"}`;return{from:Z,to:Y,
text:ut}}function*G(L,U){for(const{text:x}of R(L,U))yield`${x}
`}function*R(L,U){const{isQuiet:x=!1,isRunner:X=!1,context:nt}=U,rt=N(U);yield{kind:"plain",text:W(L,U)};const Z=L.findings.filter(it=>(0,S.Zh)(it,nt)),tt=x?(0,B.
CI)(["problems"],{...L,findings:Z},rt):[...(0,B.CI)(B.$9,L,rt),...C(L,rt,X)];let Y=!0;for(const it of tt){const ut=h(it,U),lt=X&&it.kind==="details"&&ut.includes(
`
`),$t=!lt&&ut.includes(`
`);(Y||$t)&&(yield{kind:"plain",text:""}),Y=$t,yield{kind:lt?"group":"plain",text:ut}}}function W(L,U){const[x,X]=L.passed?[T.B2.works,"green"]:[T.B2.fails,"red"],
nt=U.isQuiet?[]:(0,B.vH)(L,N(U)).shown;return[`${(0,A.nI)(x,X,U)} ${(0,A.nI)((0,v.$N)(L,U.context),"bold",U)}`,...nt.map(rt=>h(k.om.paragraph(rt),U))].join(`
`)}function N({context:L,isRunner:U=!1}){const x=(0,a.du)(L,"log",a.h);return U?x:{...x,limits:{...x.limits,items:0,details:0}}}function C(L,U,x){const{findings:X,
hosts:nt}=L,{context:rt}=U,Z=(0,j.Dx)(X).length>U.limits.places,tt=nt.length>a.dS||Z||X.length>0&&!(0,a.jR)(nt,U),Y=x?"the JSON report has all details; its path\
 is the output `report`":"for all details: `--format json` or `--report FILE.json`",it=`problem codes: ${rt.docsUrl}`,ut=[...X.some(S.nM)?[it]:[],...tt?[Y]:[],...(0,w.
j6)(L,rt)];return ut.length===0?[]:[k.om.paragraph(k.Gy.joined(ut.map(k.Gy.words),k.Gy.newLine))]}}),6266:((ht,V,t)=>{t.d(V,{$J:()=>a,kE:()=>v,ni:()=>w});var A=t(
8820),S=t(6906),B=t(2307);const a={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},j={sign:y=>a[y],
small:y=>`<sub>${y}</sub>`,name:y=>`<b>${y}</b>`,chart:({runs:y,label:k})=>`<code role="img" aria-label="${(0,A.My)(k)}">${(0,S.qX)(y)}</code>`,problem:(y,k,p)=>`\
<p>${k}</p>
${p}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(y,k)=>`${k}
`},T=y=>y.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(k,p,D)=>`${p} align="right">${D.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),w=y=>T((0,B.P)(y,j)),v=y=>y.map(k=>T((0,B.g)(k,j))).filter(k=>k!=="").join(`

`)}),2307:((ht,V,t)=>{t.d(V,{P:()=>a,g:()=>w});var A=t(8820),S=t(4120),B=t(7792);function a(r,c){if(typeof r=="string")return(0,A.js)(r);if(!("kind"in r))return r.
map(f=>a(f,c)).join("");switch(r.kind){case"words":return(0,A.My)(r.text).replaceAll("\xA0","&#160;");case"code":return j(r);case"prose":return(0,A.h$)(r.text,r.
max);case"strong":return`<b>${a(r.content,c)}</b>`;case"small":return c.small(a(r.content,c));case"sentence":return(0,S.Iu)(a(r.content,c));case"link":return T(
r.url,a(r.content,c));case"sign":return c.sign(r.of);case"break":return"<br/>";case"chart":return c.chart(r)}}function j({text:r,max:c,breaks:f}){const g=(0,A.D9)(
r,c);return f==="never"?g.replaceAll(" ","&#160;"):f===void 0?g:f==="dots"?g.replaceAll(".",".<wbr/>"):g.replaceAll(/(?<!<)\//g,"/<wbr/>")}const T=(r,c)=>r!==null&&
((0,B.AA)(r)||/^#[!-~]+$/.test(r))?`<a href="${(0,A.js)(r,r.length)}">${c}</a>`:c;function w(r,c){const f=g=>a(g,c);switch(r.kind){case"paragraph":return`<p>${f(
r.content)}</p>
`;case"note":return`<p>${p(r,c)}</p>
`;case"facts":return`<dl>
${r.facts.map(({label:g,texts:d})=>`<dt>${(0,S.Iu)(g)}</dt>${d.map(i=>`<dd>${f(i)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return k(r.items.map(f));case"sources":return $(r.items,c);case"problem":return D(r,c);case"table":return I(r,c);case"details":return _(r,c)}}const v=(r,c)=>r.
map(f=>w(f,c)).join(""),y=r=>r===void 0?"":` class="${r}"`,k=r=>r.length===0?"":`<ul>
${r.map(c=>`<li>${c}</li>
`).join("")}</ul>
`;function p({label:r,text:c,as:f},g){const d=a(c,g);if(f==="items")return d;const i=(0,S.Iu)(r);return f!=="small"?f==="help"?`<b>${i}:</b> ${d}`:`${i}: ${d}`:
g.small(`${r==="history"?(0,S.Iu)(d):`${i} ${d}`}.`)}function D(r,c){const{severity:f,code:g,url:d,count:i,title:l,message:o,parts:s}=r,n={kind:"link",url:d,content:g},
e=(0,B.mG)`${B.Gy.sign(B.rC[f])} ${B.Gy.strong([i,l])} (${n})`,u=B.Gy.isEmpty(o)?"":`<p>${a(o,c)}</p>
`;return c.problem(f,a(e,c),`${u}${v(s,c)}`)}function $(r,c){const f=n=>a(n,c),{figures:g=[],messages:d=[]}=Object.groupBy(r,({message:n})=>B.Gy.isEmpty(n)?"fig\
ures":"messages"),i=({line:n})=>n===null?"":`<pre>${h(n,c)}</pre>`,l=({help:n})=>B.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${f(n)}`,o=g.map(n=>`<figure><figcaption>${f(
n.place)}</figcaption>${i(n)}</figure>
`),s=d.map(n=>`${f(B.Gy.joined([n.place,n.message],B.Gy.words(": ")))}${l(n)}${i(n)}`);return`${o.join("")}${k(s)}`}function h({before:r,literal:c,after:f},g){const d=(0,A.
J7)(r.trimStart().replaceAll("	"," ")),[i,l,o]=[d,c,f].map(s=>a(s.replaceAll("	"," "),g));return`${i}<mark>${l}</mark>${o}`}function _({title:r,children:c,anchor:f,
isOpen:g},d){const i=a(r.name,d),l=v(c,d),o=r.sign===null&&B.Gy.isEmpty(r.text),s=l===""?`<b>${i}</b>`:d.name(i),e=[r.sign===null?"":d.sign(r.sign),o?i:s,a(r.text,
d)].filter(m=>m!=="").join(" ");if(l==="")return`<p>${e}</p>
`;const u=f===void 0?l:`<div id="${(0,A.My)(f)}">
${l}</div>
`;return`<details${y(f===void 0?void 0:"host")}${g?' open=""':""}>
<summary>${e}</summary>
${u}</details>
`}function I({caption:r,columns:c,rows:f,style:g},d){const i=(n,e,u)=>{const m=B.Gy.isEmpty(n)?"\u2013":a(n,d),[E,G]=u===0?['th scope="row"',"th"]:["td","td"],R=d.
hasTitles&&u>0&&g===void 0?a(e?.title??[],d):"";return`<${E}${y(e?.style)}${R===""?"":` data-title="${R}"`}>${m}</${G}>`},l=f.map(({cells:n,about:e,sign:u})=>{const m=e===
void 0?"":` data-host="${(0,A.My)(e.anchor)}"${e.isFailing?' data-failing=""':""}`,[E="",...G]=n,R=u===void 0?E:(0,B.mG)`${B.Gy.sign(u)}${B.Gy.words("\xA0")}${E}`;
return`<tr${m}>${[R,...G].map((W,N)=>i(W,c[N],N)).join("")}</tr>
`}),s=`<thead>
<tr>${c.map(({title:n,style:e})=>`<th scope="col"${y(e)}>${a(n,d)}</th>`).join("")}</tr>
</thead>`;return d.table(r,`<table${y(g)}>
${s}
<tbody>
${l.join("")}</tbody>
</table>`)}}),1423:((ht,V,t)=>{t.d(V,{OT:()=>D,TM:()=>s,Zw:()=>$});var A=t(4e3),S=t(5143),B=t(5799),a=t(1831),j=t(2796),T=t(4503),w=t(4120),v=t(6503),y=t(7792),
k=t(7035),p=t(806);function D(n,e){const{shown:u,rest:m}=(0,A.zN)((0,j.cZ)(n),e.limits.causes),E=new Set,G=m.flatMap(R=>R.findings).length;return[...u.map(R=>$(
R,e,E)),...(0,p.OS)(G,"finding",e)]}function $(n,e,u=new Set){const{severity:m,code:E,title:G,message:R,help:W,hosts:N,findings:C}=n,{context:L,limits:U}=e,x=(0,j.
pq)(n),X=(0,v.f5)(C).map(it=>(0,p.ik)(it,e)),[nt,rt]=N,Z=nt&&rt===void 0?L.history?.get(nt):void 0,tt=m==="error"&&(0,j.hs)(C)&&!u.has(`history ${nt}`),Y=Z&&tt?
(0,k.kW)(Z):null;return Y!==null&&u.add(`history ${nt}`),{kind:"problem",severity:m,code:E,url:`${L.docsUrl}#${E}`,count:x===""?x:`${x}: `,title:G,message:R===null?
y.Gy.nothing:y.Gy.sentence(R,U.characters),parts:[...R===null?I(n,e,u):_(n,e,u),...h("required by",y.Gy.joined(X),"line"),...h("help",W?y.Gy.prose(W,U.characters):
y.Gy.nothing,"help"),...h("affects",(0,w.od)(n.affects,L.clients),"small"),...h("history",Y??y.Gy.nothing,"small")]}}const h=(n,e,u)=>y.Gy.isEmpty(e)?[]:[{kind:"\
note",label:n,text:e,as:u}];function _(n,e,u){const{findings:m,message:E}=n,G=g(m,E??"",e),R=(0,v.Dx)(m),W=G.length>1&&R.length>1,N=G.length>1?"hosts":"host",C=c(
m,e,u),L=e.limits.hasLines&&(!W||C.line!==null),U=L?R.slice(0,1):[];return[...o(N,G,e.limits.hosts,"host",e,x=>d(x,W,e)),...L?f([C]):[],...i(m,U,W,e)]}function I(n,e,u){
const m=(0,j.cr)(n.findings),{shown:E,rest:G}=(0,A.zN)(m,e.limits.messages),R=L=>f(L.map(U=>r(U,n,e,u))),N=(l(e)===0?E:m).flatMap(L=>(0,v.Dx)(L).slice(0,1)),C=!e.
limits.hasLines||n.hosts.length>1;return[...R(E),...s(G.flat(),"finding",e,L=>R((0,j.cr)(L))),...i(n.findings,N,C,e)]}function r(n,{help:e},u,m){const[{problem:E}]=n,
{characters:G,hosts:R}=u.limits,W=g(n,E.message,{...u,detailed:new Set}),N=y.Gy.some(W,R,nt=>d(nt,W.length>1,u),"host"),{places:C,noun:L}=(0,v.TD)((0,v.Dx)(n)),
U=C.length<2?"":` (and ${(0,A.px)(C.length-1,`more ${L}`)})`,x=(0,y.mG)`${y.Gy.prose(E.message,G)}${U}`,X=e===null?E.help:void 0;return{...c(n,u,m),message:y.Gy.
joined([N,x],y.Gy.words(": ")),help:X?y.Gy.prose(X,G):y.Gy.nothing}}function c(n,e,u){const m=(0,v.io)(n),E=m&&(0,B.Xd)(m),G={place:y.Gy.nothing,message:y.Gy.nothing,
help:y.Gy.nothing,line:null};if(!E)return G;const R=(0,S.R3)(E),W=E.target===void 0?"":` \u2192 ${(0,S.II)(E.target)}`,N=!e.limits.hasLines||u.has(R)?void 0:m.line;
return u.add(R),{...G,place:y.Gy.link((0,T.uM)(E,e.context),y.Gy.path(R+W)),line:N??null}}const f=n=>{const e=n.filter(({place:u,message:m})=>!y.Gy.isEmpty([u,m]));
return e.length===0?[]:[{kind:"sources",items:e}]};function g(n,e,{detailed:u}){if(!(0,j.hs)(n))return[];const m=[...Map.groupBy(n,({host:R})=>R).values()],[{host:E,
isHostNew:G}={host:null,isHostNew:!1}]=n;return m.length>1||E===null||G||u.has(E)?m:e.includes((0,a.nx)(E))?[]:m}function d(n,e,u){const[m]=n,E=m?.host?(0,p.b8)(
m.host,u):y.Gy.nothing,G=(0,v.mj)(n,u.context.repositories.length),R=y.Gy.some((0,v.Dx)(n),1,C=>(0,p.ik)(C,u)),W=e?G===""?R:G:y.Gy.nothing,N=m?.isHostNew?w.dy:y.
Gy.nothing;return(0,p.ZT)(E,N,W)}function i(n,e,u,m){const{limits:E,context:G}=m,R=(0,v.mj)(n,G.repositories.length);if(R===""&&u)return[];const W=(0,v.Dx)(n),N=(0,v.
oN)(R===""?W:(0,v.TD)(W).places,e),C=U=>(0,p.ik)(U,m),L=e.length>0?"also at":"place";return R===""?o(L,N,E.places,"place",m,C):N.length===0?[y.om.paragraph(y.Gy.
sentence(`in ${R}`))]:o(`in ${R}`,N,E.hosts,"repository",m,C)}const l=({medium:n,limits:e})=>n==="log"?0:e.items;function o(n,e,u,m,E,G){const{shown:R,rest:W}=(0,A.
zN)(e,u),N=m==="host"||n==="place"?"items":"line";if(l(E)===0){const L=W.length>0&&E.medium!=="log"?(0,y.mG)` ${E.rest}`:y.Gy.nothing;return h(n,(0,y.mG)`${y.Gy.
some(e,u,G,m)}${L}`,N)}return[...h(n,y.Gy.joined(R.map(G)),N),...s(W,m,E,C=>[y.om.paragraph(y.Gy.joined(C.map(G)))])]}function s(n,e,u,m){if(l(u)===0)return(0,p.
OS)(n.length,e,u);const E=y.om.title((0,A.px)(n.length,`more ${e}`));return y.om.details(E,(0,p.Ku)(n,l(u),e,u,m))}}),3435:((ht,V,t)=>{t.d(V,{Ub:()=>I,aJ:()=>p,
gT:()=>D,qP:()=>f,sN:()=>$,wn:()=>_});var A=t(4e3),S=t(5143),B=t(4503),a=t(5102),j=t(4120),T=t(7792),w=t(806);const v=4,y=7;function k(d){const i=d.flatMap(o=>{
const s=Map.groupBy(o.places,c);return s.size===0&&s.set(null,[]),Array.from(s,([n,e])=>({name:n,finding:{...o,places:e}}))}),l=([,o])=>o.filter(({severity:s})=>s===
"error").length;return[...Map.groupBy(i,({name:o})=>o)].map(([o,s])=>[o,s.map(({finding:n})=>n)]).toSorted((o,s)=>l(s)-l(o))}function p(d,i){if(i.context.repositories.
length===0)return[];const l=k(d.filter(a.nM)).filter(([m])=>m!==null),[o]=l;if(o===void 0)return[];const s=T.Gy.some(l,{few:v},([m,E])=>(0,T.mG)`${T.Gy.code(m??
"")} (${(0,j.H8)(E)})`),n=T.om.title((0,A.px)(l.length,"repository"),(0,T.mG)`with errors or warnings in files: ${s}`,(0,a.hm)(o[1])==="error"?"fails":"warns"),
e=i.medium==="log"?0:i.limits.rows,u=(0,w.Ku)(l,e,"repository",i,m=>g(m,i));return[{kind:"details",title:n,children:u}]}const D=d=>["fails","unchecked"].includes(
(0,a.sG)(d));function $({hosts:d,files:i},l){const o=h(d.filter(D).map(I)),s=i.filter(({severity:C})=>C==="error"),n=h(s.map(({places:C})=>r(C))),e=[T.om.column(
"Repository",C=>T.Gy.link((0,B.aE)(C),T.Gy.code(C.name))),T.om.column("Commit",_),T.om.column("Failing hosts",o,"number"),T.om.column("Errors in files",n,"numbe\
r")],u=(C,L)=>T.om.table(C,e,L),m=C=>(o(C)??0)+(n(C)??0),{hit:E=[],other:G=[]}=Object.groupBy(l.context.repositories,C=>m(C)>0?"hit":"other"),R=E.toSorted((C,L)=>m(
L)-m(C)),W=(0,A.px)(G.length,"repository"),N=T.om.title(`${W} without failing hosts or errors in files`);return[...u(R,"Repositories with failures"),...T.om.details(
N,u(G,"Other repositories"))]}function h(d){const i=Map.groupBy(d.flat(),l=>l);return({name:l})=>i.get(l)?.length??null}const _=d=>d.commit===null?T.Gy.nothing:
T.Gy.link((0,B.DZ)(d),T.Gy.code(d.commit.slice(0,y))),I=({requirements:d})=>r(d.flatMap(({because:i})=>i)),r=d=>[...new Set(d.map(c))].filter(i=>i!==null),c=d=>typeof d==
"string"?null:(0,S._M)(d.file),f=(d,i)=>g(k(d),i),g=(d,i)=>d.flatMap(([l,o])=>{const{context:s,limits:n}=i,e=l??s.repository?.name,u=s.repositories.find(G=>G.name===
e),m=T.om.title(e===void 0?T.Gy.words("This checkout"):T.Gy.link((0,B.aE)(u),T.Gy.path(e)),(0,j.H8)(o)),E=[T.om.column("Place",({places:G})=>(0,w.AZ)(G,n.ownPlaces,
i,!0)),T.om.column("Severity",({severity:G})=>(0,T.mG)`${T.Gy.sign(T.rC[G])} ${G}`),T.om.column("Problem",({problem:{message:G,code:R}})=>(0,T.mG)`${T.Gy.sentence(
G,n.characters)} (${(0,w.U1)(R,i)})`)];return T.om.details(m,(0,w.Ku)(o,n.rows,"finding",i,G=>T.om.table(G,E,"Findings in files")))})}),4073:((ht,V,t)=>{t.d(V,{
YK:()=>Lt,$9:()=>Ft,KL:()=>Ht,dI:()=>H,$M:()=>Dt,WQ:()=>st,vH:()=>Et,CI:()=>Ot,Ks:()=>Mt});var A=t(4e3),S=t(5102),B=t(6763),a=t(7792),j=t(9076),T=t(4120),w=t(6906),
v=t(7035),y=t(806);const k=10,p=[7,30,90],D=30;function $(M,O){const{medium:P,limits:K,context:z}=O,[Q,ot]=[P==="log",P==="summary"],et=I(M,z),mt=ot?et:et.filter(
vt=>c(vt,z)),dt=vt=>a.om.title("History:",vt);if(mt.length===0)return ot&&z.history?.size?[a.om.line(dt("1 run so far"))]:[];const yt=Q?mt.map(vt=>[vt]):f(mt,z),
{shown:gt,rest:Pt}=(0,A.zN)(yt,Math.max(K.rows,k)),wt=(0,A.zN)(gt,Q?gt.length:k),Nt=[a.om.column("Host",vt=>o(vt,O)),...s(mt,O)],Ut=([vt])=>vt?{sign:(0,S.sG)(vt)}:
{},Ct=vt=>a.om.table(vt,Nt,"History",Ut),Kt=a.om.title((0,A.px)(wt.rest.flat().length,"more host")),Gt=P==="brief"?O.rest:"in the history file",xt=[...Ct(wt.shown),
...a.om.details(Kt,Ct(wt.rest)),a.om.paragraph(a.Gy.small(d(gt,O))),...(0,y.OS)(Pt.flat().length,"host",{...O,rest:Gt})],Xt=g(et,z);return Q?a.om.details(dt(`${Xt}\
; uptime and latency of ${D} days`),xt):[a.om.line(dt(Xt)),...xt,...ot?(0,v.hc)(O):[]]}const h=(M,{history:O})=>M.flatMap(({visit:P})=>O?.get(P.host)??[]),_=(M,O)=>h(
M,O).flatMap(({recent:P})=>P);function I({hosts:M},O){const P=(K,z)=>{const[{good:Q,runs:ot}={good:1,runs:1}]=r([K],z,O);return Q/ot};return M.filter(K=>_([K],O).
filter(j.yX).length>1).toSorted((K,z)=>Number((0,S.DI)(z))-Number((0,S.DI)(K))||P(K,D)-P(z,D)||P(K,90)-P(z,90))}const r=(M,O,P)=>h(M,P).flatMap(({uptime:K})=>K.
find(({days:z,runs:Q})=>z===O&&Q>0)??[]),c=(M,O)=>(0,S.DI)(M)||_([M],O).some(({outcome:P})=>P==="fails"),f=(M,O)=>[...Map.groupBy(M,P=>{const[K]=h([P],O).flatMap(
({incidents:z})=>z.slice(0,1));return K?.until===null?K.from:P.visit.host}).values()];function g(M,O){const P=Math.max(...h(M,O).map(({recent:ot})=>ot.length)),
K=`the last ${(0,A.px)(P,"run")}`,z=M.filter(ot=>c(ot,O)).length;if(z===0)return`no failure in ${K}`;const Q=_(M,O).filter(({outcome:ot})=>ot==="fails").length;
return M.length===1?`${Q} of ${K} failed`:`${z} of ${M.length} hosts failed in ${K}`}function d(M,{medium:O,context:P}){const K=et=>a.Gy.words(et.replaceAll(" ",
"\xA0")),z=a.Gy.joined((0,w.MC)(M.flatMap(et=>i(et,P))).map(([et,mt])=>(0,a.mG)`${a.Gy.code(et)}${K(` ${mt}`)}`));if(O==="log")return z;const ot=M.some(({length:et})=>et>
1)?"; of several hosts, the worst of each run":"";return(0,a.mG)`The newest run is at the right${a.Gy.words(ot)}. ${z}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function i(M,O){const P=h(M,O);return(P[0]?.recent??[]).map((K,z,{length:Q})=>{const ot=P.flatMap(({recent:dt})=>dt.at(z-Q)??[]),et=ot.flatMap(({ms:dt})=>dt??[]);
return{outcome:j.im.find(dt=>ot.some(yt=>yt.outcome===dt))??"skipped",ms:et.length===0?null:Math.max(...et)}})}const l=({medium:M})=>M==="summary"||M==="brief";
function o(M,O){const P=a.Gy.some(M,O.limits.hosts,({visit:ot})=>(0,y.b8)(ot.host,O,a.Gy.name));if(!l(O))return P;const[K]=h(M,O.context),z=K===void 0?null:(0,v.
XQ)(K),Q=O.medium==="brief"||z===null?a.Gy.nothing:a.Gy.small(z);return a.Gy.joined([P,(0,v.bW)(i(M,O.context)),Q],a.Gy.newLine)}function s(M,O){const{medium:P,
context:K}=O;if(K.history===null)return[];const z=P==="log",Q=(gt,Pt)=>z?gt:(0,a.mG)`${gt}${a.Gy.newLine}${a.Gy.words(`${Pt}\xA0days`)}`,ot=(gt,Pt)=>{const wt=r(
gt,Pt,K),Nt=(0,A.px)(Math.max(0,...wt.map(Kt=>Kt.runs)),"run"),Ut=l(O)&&wt.length>0?a.Gy.small(Nt):a.Gy.nothing,Ct=({good:Kt,runs:Gt})=>Kt/Gt;return a.Gy.joined(
[(0,v.be)(wt,Ct,v.mc),Ut],a.Gy.newLine)},et=gt=>(0,v.be)(h(gt,K).flatMap(({medianMs:Pt})=>Pt??[]),Number,T.kJ),mt=a.om.column("Last runs",gt=>(0,v.bW)(i(gt,K)),
"history"),dt=h(M,K),yt=p.filter(gt=>dt.some(Pt=>n(Pt,gt)));return[...l(O)?[]:[mt],...(z?[D]:yt).map(gt=>{const Pt=gt===p[0]?"number uptime":"number older";return a.
om.column(Q("Uptime",gt),wt=>ot(wt,gt),Pt)}),a.om.column(Q("Latency",D),et,"number minor")]}const n=({uptime:M},O)=>M.some(({days:P,runs:K},z)=>P===O&&K>1.1*(M[z-
1]?.runs??0));var e=t(1102),u=t(7615),m=t(3435);const E=2,G=4,R=6,W=20,N=200;function C(M,O=a.Gy.nothing){const{discovery:P}=M.visit.attempt,K=new Set((0,S.QK)(
M).map(({problem:Q})=>Q.title));if(K.size>0)return(0,A.K4)([...K],E);if(P.kind==="skipped")return P.problem.title;const z=a.Gy.some(M.services,R,({id:Q})=>(0,u.
h0)(Q));return(0,y.ZT)(a.Gy.isEmpty(z)?"no services":z,O)}const L=({visit:M,servicesFrom:O},P)=>O===null?(0,T.kJ)(M.attempt.timing.totalMs):(0,a.mG)`host block at ${(0,y.
ik)(O,P)}`;function U(M,O,P=!1){const{visit:K,isNew:z,findings:Q}=M,ot=(0,S.sG)(M),et=(0,y.b8)(K.host,{...O,detailed:new Set}),mt=z?` (${T.dy})`:"",dt=(0,a.mG)`${S.
nx[ot]}${mt}: ${C(M,L(M,O))}`,yt=a.om.title(et,dt,ot),gt={kind:"facts",facts:(0,u.xS)(M,O)};if(O.medium!=="page")return{kind:"details",title:yt,children:[gt]};const Pt=Q.
map(({severity:Nt,problem:{message:Ut,help:Ct,code:Kt}})=>{const Gt=Ct?(0,a.mG)` ${a.Gy.strong("Help:")} ${a.Gy.prose(Ct)}`:a.Gy.nothing;return(0,a.mG)`${a.Gy.sign(
a.rC[Nt])} ${a.Gy.sentence(Ut)}.${Gt} (${(0,y.U1)(Kt,O)})`}),wt=O.context.history?.get(K.host)?.incidents??[];return{kind:"details",title:yt,isOpen:P,anchor:(0,y.
dI)(K.host),children:[{kind:"list",items:Pt},gt,...(0,v.cT)(wt,O)]}}function x(M,O,P){const{medium:K,limits:z}=P,Q=O.filter(Gt=>(0,S.QK)(Gt).every(xt=>!(0,S.JR)(
Gt)&&!(0,e.z)(xt))),ot=M.flatMap(Gt=>Q.filter(xt=>(0,S.sG)(xt)===Gt)),[et]=ot;if(et===void 0||(0,y.jR)(O,P))return[];const mt=K==="log",dt=(0,S.QK)(et).length>0,
yt=mt||dt,gt=yt&&ot.length<=y.dS,Pt=dt?z.details:mt?z.items:z.rows,wt=(0,y.Ku)(ot,gt?y.dS:Pt,"host",P,Gt=>yt?Gt.map(xt=>U(xt,P)):a.om.table(Gt,X(P),"Hosts"));if(gt||
dt&&(mt||wt.length===0))return wt;const Nt=a.Gy.some(ot,{few:G},({visit:Gt})=>(0,y.b8)(Gt.host,P)),Ut=(0,S.sG)(et),Ct=dt?"with errors or warnings":S.nx[Ut];return[
{kind:"details",title:ot.length===1?a.om.title(Nt,Ct,Ut):a.om.title((0,A.px)(ot.length,"host"),(0,a.mG)`${Ct}: ${Nt}`,Ut),children:wt}]}const X=M=>[a.om.column(
"Host",O=>nt(O,M)),a.om.column("Required by",({requirements:O})=>{const P=O.flatMap(K=>K.because);return(0,y.AZ)(P,M.limits.ownPlaces,M)}),a.om.column("Result",
O=>C(O,L(O,M)))];function nt({visit:{host:M},isNew:O},P){const K=O?a.Gy.small(T.dy):a.Gy.nothing;return a.Gy.joined([(0,y.b8)(M,P,a.Gy.name),K],a.Gy.newLine)}const rt=M=>(0,a.
mG)`${a.Gy.sign((0,S.sG)(M))} ${S.nx[(0,S.sG)(M)]} ${a.Gy.small(C(M))}`;function Z(M,O){const P=[a.om.column("Host",et=>nt(et,O),"name"),a.om.column("Status",rt,
"status"),a.om.column("Time",et=>(0,S.JR)(et)?null:L(et,O),"number minor"),a.om.column("Repositories",et=>(0,m.Ub)(et).length||null,"number repositories"),...s(
M,O).map(et=>({...et,cell:mt=>et.cell([mt])})),a.om.column("Certificate expires",Y,"minor when")],K=et=>a.om.table(et,P,"Hosts",tt,"hosts",N),{good:z=[],other:Q=[]}=Object.
groupBy(M,et=>(0,S.sG)(et)==="works"?"good":"other");if(z.length<=W||Q.length===0)return K(M);const ot=a.om.title((0,A.px)(z.length,"host"),S.nx.works,"works");
return[...K(Q),...a.om.details(ot,K(z))]}const tt=M=>({about:{anchor:(0,y.dI)(M.visit.host),isFailing:(0,m.gT)(M)}}),Y=({visit:M})=>M.attempt.certificates.map(({
expires:O})=>O.slice(0,10)).sort()[0]??"";var it=t(1423),ut=t(5143),lt=t(1064),$t=t(5011);const At=3,It=6,Rt=12,kt=(M,O)=>(0,S.Yn)(M,({rows:P})=>P).flatMap(P=>Bt(
P,O));function Bt(M,O){if(M.length===0)return[];const{medium:P,limits:K,context:z}=O,Q=jt(M),ot=M.length<=y.dS,et=Q.sign==="fails"||Q.sign==="warns"?P!=="log"||
ot:P==="page"||P==="summary"&&z.repositories.length<=1,mt=(0,y.Ku)(M,et?K.roots:0,"root module",O,dt=>dt.map(yt=>({kind:"details",title:jt([yt]),children:Wt(yt,
O)})));return ot&&mt.length>0?mt:[{kind:"details",title:Q,children:mt}]}function jt(M){const O=M.flatMap(gt=>gt.rows),P=(0,S.Fl)(O),K=M.length===1,z=M[0]?.clients??
[],Q=O.filter(gt=>(0,S.Fl)([gt])===P),ot=new Set(Q.map(gt=>ct(gt,z))),et=K?Array.from(ot,a.Gy.path):M.map(St),mt=(0,a.mG)`${K?"for":"in"} ${a.Gy.some(et,At,gt=>gt)}`,
dt={fails:(0,a.mG)`init fails ${mt}`,warns:(0,a.mG)`warnings ${mt}`,skipped:bt(O),works:bt(O)},yt=K?M.map(St):(0,A.px)(M.length,"root module");return a.om.title(
(0,a.mG)`${yt}:`,dt[P],P)}function bt(M){const O=({kind:dt,source:yt})=>`${dt} ${yt}`,P=[...new Map(M.map(dt=>[O(dt),dt])).values()];if(P.length===0)return"no r\
egistry modules and no providers";const K=Map.groupBy(P,({kind:dt})=>dt),z=Array.from(K,([dt,{length:yt}])=>(0,A.px)(yt,dt)).join(" and "),Q=M.some(({platforms:dt})=>dt.
length>0)?" and package":"",ot=new Set(M.filter(S.Rm).map(O)).size,et=P.filter(({chosen:dt})=>Object.values(dt).includes(null)).length,mt=[...et>0?[`${et} witho\
ut a version`]:[],...ot>0?[`${ot} not checked`]:[]];return`${z}, ${mt.join(", ")||`every version${Q} is available`}`}const St=({directory:M})=>M==="."?a.Gy.words(
"the top directory"):a.Gy.path((0,ut.II)(M));function Wt({rows:M,clients:O},P){const K=(0,S.Yn)(M,Q=>[Q]).flat(),z=Q=>({sign:(0,S.Fl)([Q])});return(0,y.Ku)(K,P.
limits.rows,"row",P,Q=>a.om.table(Q,b(O,P),"Modules and providers",z))}const b=(M,O)=>[a.om.column("Module or provider",P=>J(P,M,O)),a.om.column("Problem",({problems:P})=>{
const K=P.filter(({usualSeverity:z})=>z!=="notice");return a.Gy.joined(K.map(({code:z})=>(0,y.U1)(z,O)))}),a.om.column("Constraint",({constraints:P})=>a.Gy.some(
[...new Set(P)],It,a.Gy.value)),a.om.column("Version",P=>pt(P,M)),a.om.column("Newest",({newest:P})=>P===null?null:a.Gy.value(P)),a.om.column("Platforms",({platforms:P})=>a.
Gy.some(P,Rt,({platform:K,available:z})=>{const Q=z===null?"?":z?"\u2713":"\u2717";return(0,a.mG)`${a.Gy.words(Q)} ${a.Gy.value(K)}`}))];function J(M,O,P){const K=a.
Gy.path(ct(M,O));if(P.medium==="log")return K;const z=M.source===M.address?a.Gy.nothing:a.Gy.path(M.source),Q=M.places.slice(0,1).map(et=>(0,y.ik)(et,P)),ot=a.Gy.
joined([z,Q],a.Gy.words(" at "));return a.Gy.joined([a.Gy.strong(K),a.Gy.small(ot)],a.Gy.newLine)}const ct=({address:M,host:O},P)=>P.every(K=>(0,$t.Vm)(K)===O)&&
M.startsWith(`${O}/`)?M.slice(O.length+1):M;function pt({chosen:M,locked:O},P){const K=lt.Du.filter(mt=>M[mt]!==void 0),z=Map.groupBy(K,mt=>M[mt]??null),Q=z.size<
2&&P.every(mt=>K.includes(mt)),ot=Array.from(z,([mt,dt])=>{const yt=mt===null?"none":a.Gy.value(mt);return Q?yt:(0,a.mG)`${(0,A.eZ)(dt)} ${yt}`});if(O===null||ot.
length===0)return a.Gy.joined(ot);const et=z.size===1&&z.has(O);return(0,y.ZT)(a.Gy.joined(ot),et?"locked":(0,a.mG)`locked: ${a.Gy.value(O)}`)}const Tt=["proble\
ms","unchecked","ownFiles","history","roots"],Dt=[...Tt,"requests","passed","skipped","notices","notes"],Lt=[...Tt,"passed","skipped","notes"],Ft=[...Tt,"reques\
ts","passed","skipped","remarks"],Ht=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],F=(M,...O)=>({title:M,blocks:({
hosts:P},K)=>x(O,P,K)}),H={problems:{title:"Problems",blocks:({findings:M},O)=>(0,it.OT)(O.medium==="log"?M:M.filter(S.nM),O)},ownFiles:{title:"Repositories",blocks:({
files:M},O)=>(0,m.aJ)(M,O)},history:{title:"History",blocks:$},roots:{title:"Root modules",blocks:q},requests:F("Requests","fails","warns"),unchecked:F("Hosts",
"unchecked"),passed:F("Hosts that passed","works"),skipped:F("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:M},O)=>Z((0,S.md)(M),O)},details:{title:"\
Details",blocks:({hosts:M},O)=>ft((0,S.md)(M),O)},incidents:{title:"Incidents",blocks:(M,O)=>(0,v.hc)(O)},repositories:{title:"Repositories",blocks:m.sN},files:{
title:"Findings in files",blocks:({files:M},O)=>(0,m.qP)(M,O)},notices:{title:"Notices",blocks:at},notes:{title:"About this check",blocks:_t},remarks:{title:"Re\
marks",blocks:(M,O)=>Et(M,O).rest.map(a.om.paragraph)}};function q({roots:M,hosts:O},P){const K=(0,y.jR)(O,P),z=M.filter(({rows:Q})=>!K||(0,S.Fl)(Q)!=="fails");
return kt(z,P)}const st=({hosts:M},{limits:O})=>new Set((0,A.zN)((0,S.md)(M),O.details).shown.map(({visit:P})=>P.host)),ft=(M,O)=>(0,y.Ku)(M,O.limits.details,"h\
ost",O,P=>P.map(K=>U(K,O,P.length===1)));function at({findings:M},O){const P=M.filter(z=>!(0,S.nM)(z)),K=a.om.title((0,A.px)(P.length,"notice"),a.Gy.nothing,"no\
tice");return a.om.details(K,(0,it.OT)(P,O))}function _t(M,O){const{shown:P,rest:K}=Et(M,O),z=Q=>[a.om.paragraph(a.Gy.joined(Q,a.Gy.newLine))];return[...z(P),...(0,it.
TM)(K,"remark",O,z)]}function Et(M,{context:O,limits:P}){const K=(0,B.h$)(M,O).map(z=>a.Gy.sentence(z,P.characters));return(0,A.zN)(K,P.remarks)}const Mt=(M,O,P)=>M.
flatMap(K=>{const{title:z,blocks:Q}=H[K],ot=K==="details"&&O.hosts.length>y.dS,et=Q(O,P);return et.length===0?[]:[{id:K,title:z,isFolded:ot,blocks:et}]}),Ot=(M,O,P)=>M.
flatMap(K=>H[K].blocks(O,P))}),5955:((ht,V,t)=>{t.d(V,{M:()=>a,u:()=>T});var A=t(5799),S=t(8820),B=t(6503);function*a(w,v=""){const y=`${v}  `,k=w instanceof Iterator,
[p,D]=k?"[]":"{}";let $=p;for(const h of k?w:Object.entries(w)){const[_,I]=k?["",h]:[`"${h[0]}": `,h[1]];if(I===void 0)continue;const r=`${$}
${y}${_}`;$=",",j(I)?(yield r,yield*a(I,y)):yield r+(0,S.s$)(JSON.stringify(I,null,2).replaceAll(`
`,`
${y}`))}yield $===p?`${p}${D}`:`
${v}${D}`}const j=w=>w instanceof Iterator||Object.values(w??{}).some(v=>v instanceof Iterator);function T(){const w=new Map;return v=>{const{host:y,problem:k}=v,
p=(0,S.RK)((0,B.ju)(v)??""),$=y===null&&!k.code.startsWith("file-")?(0,S.RK)(k.message):"",h=[k.code,y??"",p,(0,A.W7)(v),$].join("|"),_=(w.get(h)??0)+1;return w.
set(h,_),`${h}|${_}`}}}),6906:((ht,V,t)=>{t.d(V,{B2:()=>B,MC:()=>k,qX:()=>y,wh:()=>a});var A=t(9076),S=t(8820);const B={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function a(p){if(typeof p=="string")return(0,S.RK)(p);if(!("kind"in p))return p.map(a).join("");switch(p.kind){case"\
words":return p.text;case"code":case"prose":return(0,S.RK)(p.text,p.max);case"strong":case"small":case"sentence":case"link":return a(p.content);case"sign":return B[p.
of];case"break":return", ";case"chart":return y(p.runs)}}const j=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],T="\u2573",w="\u254C";function v(p){return p.outcome==="fails"?T:(0,A.yX)(p)?j.find(({belowMs:D})=>(p.ms??
0)<D)?.mark??"":w}const y=p=>p.map(v).join("");function k(p){const D=new Set(p.map(v)),$=p.some(I=>v(I)===j[0].mark&&I.ms===null);return[...j.map(({mark:I,words:r},c)=>[
I,c===0&&$?`${r} or not measured`:r]),[T,"failed"],[w,"no result"]].filter(([I])=>D.has(I))}}),6097:((ht,V,t)=>{t.d(V,{$N:()=>v,LG:()=>_,fX:()=>p});var A=t(4e3),
S=t(5143),B=t(5799),a=t(9664),j=t(5257),T=t(5102),w=t(6503);function v(c,{repositories:{length:f}}){const{hosts:g,files:d,findings:i,passed:l,stopped:o}=c,s=h(c,
f),n=d.filter(({problem:C})=>s===null||!k.test(C.code)),e=n.filter(C=>!y(C)),u=(0,T.hm)(e)==="error"&&!g.some(T.DI),m=s===null&&f>0?` in ${(0,A.px)(f,"repositor\
y")}`:"",R=[e.length<n.length?[`nothing to check${m}`]:D(g,m),$(e)],W=[s??[],u?R.toReversed():R].flat(2).join(", "),N=(0,T.hm)(i)==="error";if(o!==null){const C=(0,A.
Cw)(o);return N||g.some(T.b)?`${W} (${C})`:`${C}; ${W}`}return l&&N?`${W} (the check passes: fail-on is never)`:l||N?W:`${W} (the check fails: fail-on is warnin\
g)`}const y=({problem:c,severity:f})=>c.code==="nothing-to-check"&&f==="error",k=/^(?:module|provider|version|package|constraint|lock)-/,p="not allowed";function D(c,f){
const g=c.length;if(g===0)return[`no registry hosts to check${f}`];const{skipped:d=[],checked:i=[]}=Object.groupBy(c,L=>(0,T.JR)(L)?"skipped":"checked"),{fails:l,
unchecked:o,works:s}=T.nx,n=(L,U)=>U.length===0?[]:[{words:L,count:U.length}],e=[...n(l,i.filter(T.DI)),...n(p,d.filter(T.DI)),...n(o,d.filter(T.b))],u=[...n(s,
i),...n(T.nx.skipped,d)],[m,...E]=e.length>0?e:u,G=i.filter(L=>(0,T.sG)(L)==="warns").length,R=g===1?"":`${G} ${e.length>0?"more ":""}`,N=m?.words===p||m?.words===
o?m.count===1?"is ":"are ":"";return[`${g===1?"1 registry host":(0,w.GH)(m?.count??0,g,"registry hosts")}${f} ${N}${m?.words}`,...E.map(({count:L,words:U})=>`${L}\
 ${U}`),...G===0?[]:[`${R}with warnings`]]}function $(c){const f=(0,T.hm)(c);if(f===null||f==="notice")return[];const g=c.filter(({severity:s})=>s===f),d=(0,w.eb)(
g).length,i=new Set((0,w.Dx)(g).map(({file:s})=>s)).size,l=d>0?`files of ${(0,A.px)(d,"repository")}`:(0,A.px)(i,"file"),o=g.some(s=>(0,B.Xd)(s)===null);return[
...i>0?[`${f}s in ${l}`]:[],...o?[`${f}s in settings or credentials`]:[]]}function h({roots:c,findings:f},g){const d=c.filter(({directory:u})=>u!==j.cd.file),[i]=(0,T.
Yn)(d,({rows:u})=>u),l=new Set([...i.map(I),...r(f)]);if(l.size===0)return null;const o=new Set([...d.map(I),...l]).size,s=new Set(Array.from(l,S._M)).size,n=o<
2?"":` in ${(0,w.GH)(l.size,o,"root modules")}`,e=g<2?"":` (${(0,w.GH)(s,g,"repositories")})`;return`init fails${n}${e}`}function _(c,{repositories:f}){const g=c.
files.filter(({severity:d})=>d==="error");return h(c,f.length)??$(g)[0]??null}const I=({directory:c})=>c,r=c=>(0,w.Dx)(c.filter(({problem:f,severity:g})=>f.code===
"cloud-token"&&g==="error")).map(({file:f})=>{const{repository:g,path:d}=(0,S.bH)(f),i=(0,a.jt)(d)||".";return g===null?i:(0,S.yJ)(g,i)})}),3394:((ht,V,t)=>{t.d(
V,{Cf:()=>_,Fp:()=>g,Gc:()=>$,gD:()=>c,wQ:()=>h,yv:()=>d});var A=t(4e3),S=t(6266),B=t(5102),a=t(4073),j=t(806),T=t(4120),w=t(6097),v=t(7792);const y=1e6,k=10,p=100,
D=7;function $(i,l){const o=l.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),s=v.Gy.link(o,v.Gy.words("in the JSON report"));return _(a.$M,i,(0,j.du)(l,
"summary",s),{head:`## ${c(i,l)}`,foot:(0,v.mG)`tf-disco ${l.version}, started ${(0,T.QN)(l.startedAt)}.`,maxBytes:y})}const h=(i,l,o,s)=>_(a.YK,i,(0,j.du)(l,"b\
rief",j.xy),{head:`### ${f(i,l)}`,foot:(0,v.mG)`Details in the summary of ${g(o)}. Updated automatically.`,maxBytes:s});function _(i,l,o,{head:s,foot:n,maxBytes:e}){
const u=(0,S.kE)([v.om.paragraph(v.Gy.small(n))]),m=e-k-(0,A.$$)(s+u),E=I(i,l,o),G=r(E,S.kE,m);return`${[s,...G,u].filter(R=>R!=="").join(`

`)}
`}const I=(i,l,o)=>i.flatMap(s=>{const{title:n,blocks:e}=a.dI[s],u=v.om.paragraph((0,v.mG)`${n}: more ${o.rest}`);return s!=="problems"?[[e(l,o),[u]]]:e(l,o).map(
m=>m.kind==="problem"?[[m],[{...m,message:v.Gy.nothing,parts:[]}]]:[[m]])});function r(i,l,o){const s=i.map(([u=[]])=>l(u)),n=()=>s.reduce((u,m)=>u+(m===""?0:(0,A.
$$)(`${m}

`)),0)>o,e=[...i.keys()].reverse().filter(u=>s[u]!=="");for(const u of e){const m=i[u]?.[1];m!==void 0&&n()&&(s[u]=l(m))}for(const u of e)n()&&(s[u]="");return s}
const c=(i,l)=>`${S.$J[(0,B.fi)(i)]} ${(0,T.Iu)((0,w.$N)(i,l))}`,f=(i,l)=>`${S.$J[(0,B.fi)(i)]} Terraform service discovery: ${(0,w.$N)(i,l)}`;function g({url:i,
workflow:l,job:o,commit:s}){const n=l.split("/").at(-1)??"";return v.Gy.joined([v.Gy.link(i,v.Gy.code(n===""?"this run":n,p)),o===""?v.Gy.nothing:(0,v.mG)`job ${v.
Gy.code(o,p)}`,s===""?v.Gy.nothing:(0,v.mG)`commit ${v.Gy.code(s.slice(0,D))}`])}const d=(i,l,o)=>`${f(i,l)}. ${(0,S.ni)(v.Gy.small(g(o)))}
`}),2935:((ht,V,t)=>{t.d(V,{LV:()=>w,Wc:()=>$,ky:()=>j,nI:()=>S,nc:()=>y,wW:()=>a});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},S=(h,_,{colour:I})=>I?
`\x1B[${A[_]}m${h}\x1B[0m`:h,B=(h,_,{hyperlinks:I})=>_&&I?`\x1B]8;;${_}\x1B\\${h}\x1B]8;;\x1B\\`:h;function a(h,_){const I=" ".repeat(h.indent),r=h.label.padEnd(
(h.column??0)-1),c=" ".repeat(h.indent+(h.column??2)),f=_.width-I.length-r.length-1,g=w(T(h.text,_),f,_.width-c.length),[d="",...i]=g,l=B(S(r,h.style,_),h.url,_),
{text:o="",url:s}=h.linked??{},e=d.startsWith(o)?`${B(o,s,_)}${d.slice(o.length)}`:d;return[`${I}${l} ${e}`.trimEnd(),...i.map(u=>`${c}${u}`)]}function j(h,_){const I=w(
T(h,_),_.width,_.width-2),[r="",...c]=I;return[r,...c.map(f=>`  ${f}`)]}const T=(h,_)=>_.withFlags?.(h)??h;function w(h,_,I=_){const r=[];let c="",f=0;for(const g of h.
split(" ")){const d=y(g),i=r.length===0?_:I;c!==""&&f+1+d>i&&(r.push(c),c=""),f=c===""?d:f+1+d,c=c===""?g:`${c} ${g}`}return[...r,c]}const v=/^[ -~]*$/,y=h=>v.test(
h)?h.length:Iterator.from(h).reduce((_,I)=>_+k(I),0);function k(h){return v.test(h)?1:p(h)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(h)?1:D(h)?2:1}const p=h=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(h),D=h=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(h);function $(h,_,I){let[r,c]=["",0];for(const f of h){const g=k(f),d=c+g;if(c>=_&&d<=I&&(g>0||c>_)?r+=f:r+=" ".repeat(Math.max(0,Math.min(d,I)-Math.max(c,
_))),c=d,c>I)break}return r}}),2909:((ht,V,t)=>{t.a(ht,async(A,S)=>{try{let U=function(Z){p.R8(W.redact(Z).map(tt=>(0,l.LS)(tt)))},nt=function(Z){const{verdict:tt,
changes:Y,context:it}=Z,ut=u===null?[]:(0,y.ws)((0,c.R8)(tt),G,u),lt=Y?.kind==="files"?Y.files:[],$t=u===null?new Map:(0,y.hP)(ut,lt,G,u);return{...Z,located:ut,
context:{...it,links:$t}}};t.r(V);var B=t(1992),a=t(3368),j=t(7251),T=t(1342),w=t(7671),v=t(6954),y=t(40),k=t(220),p=t(3565),D=t(8782),$=t(1589),h=t(785),_=t(1831),
I=t(1116),r=t(7039),c=t(4503),f=t(6662),g=t(3394),d=t(8463),i=t(7773),l=t(8820),o=t(6875);const s=120;(0,h.kL)(process,Z=>process.stderr.write(`the log was not \
written: ${Z}
`));const{env:n}=process,e=p.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const u=(0,D.ng)(n,e),m=(0,D.$c)(n.GITHUB_EVENT_NAME,e),E=Object.keys(n).filter(
Z=>Z.startsWith(_.xV)&&!n[Z]);for(const Z of m?E:[])delete n[Z];const G=n.GITHUB_WORKSPACE??process.cwd(),R=p.Ko(i.y.map(({name:Z})=>Z)),W=(0,a.cA)(R,n,(0,j.K)(
p.QU)),N=new o.VG;await(0,h.mB)(process,{stop:N,secrets:W,isFinal:!1,act:C,reportMistakes:Z=>p.fJ("Wrong settings",Z.map(tt=>(0,l.LS)(tt)).join(`
`)),reportCrash:Z=>p.fJ("Could not run",Z)});async function C(Z){const tt=(0,$.fN)(lt=>p.N4(W.redact([lt]))),{checked:Y,warnings:it}=await(0,B.k_)(R,process,tt,
{directory:G,isFork:m,stop:N,changes:L,secrets:W}),ut=Z.aborted?3:Y.verdict.passed?0:1;return U(it),await X(Y,Z),ut}async function L({githubToken:Z}){const tt=await(0,w.
S)(u,Z,N.signal);return tt.kind==="all"&&u?.pull&&U([`changed-only has no effect: ${tt.why}`]),tt}async function x(Z,tt){try{await tt()}catch(Y){U([`${Z}: ${(0,T.
A3)(Y)}`])}}async function X(Z,tt){let Y={...Z,located:[]};await x("places are not links",()=>{Y=nt(Z)}),await rt(Y),!tt.aborted&&await x("the comment and the i\
ssue were not written",async()=>{const{notes:it,warnings:ut}=await(0,k.m)(Y,u,G,tt);p.N4(W.redact(it)),U(ut)})}async function rt({settings:Z,verdict:tt,context:Y}){
const{GITHUB_OUTPUT:it,GITHUB_STEP_SUMMARY:ut,RUNNER_TEMP:lt}=n,$t={colour:!1,width:s,isRunner:!0,context:Y},At={"the log was not written":()=>p.ur((0,f.K)(tt,$t)),
"the annotations were not written":()=>p.fz((0,I.H)(tt,Y)),"the outputs were not written":()=>U(p.Kn(it,(0,v.Y)(tt))),"the job summary was not written to GITHUB\
_STEP_SUMMARY":()=>p.Sy(ut,(0,g.Gc)(tt,Y)),"the JSON report was not written to RUNNER_TEMP":()=>{const It=p.u5(lt,(0,r.hF)(tt,Y));U(p.Kn(it,{report:It}))},"the \
report files were not written":()=>U((0,d.t)(Z,{verdict:tt,context:Y},G))};for(const[It,Rt]of Object.entries(At))await x(It,Rt)}S()}catch(s){S(s)}},1)}),9050:((ht,V,t)=>{
t.d(V,{G:()=>T});var A=t(6760),S=t(5747);const B=5,a=/^[0-9a-f]{40}$/,j=/^refs\/(?!.*\.\.)[^\0]+$/;function T(r){const c=(0,A.join)(r,".git"),f=w(c,r)??c,g=p((0,A.
join)(f,"commondir")),d=g===null?f:(0,A.resolve)(f,g),i=()=>(0,S.r7)((0,A.join)(d,"packed-refs"))??"",l=v(p((0,A.join)(f,"HEAD")),[f,d],i);return l===null?null:
{commit:l,isFetched:k(l,(0,S.r7)((0,A.join)(f,"FETCH_HEAD"))??"",i),remote:h((0,S.r7)((0,A.join)(d,"config"))??"")}}function w(r,c){const[,f]=/^gitdir: (.+)$/.exec(
p(r)??"")??[];return f===void 0?null:(0,A.resolve)(c,f)}function v(r,c,f){let g=r;for(let d=0;g!==null&&d<=B;d+=1){if(a.test(g))return g;const[,i]=/^ref: (.+)$/.
exec(g)??[];if(i===void 0||!j.test(i))return null;g=y(i,c,f)}return null}function y(r,c,f){for(const d of c){const i=p((0,A.join)(d,r));if(i!==null)return i}return f().
split(`
`).find(d=>d.endsWith(` ${r}`))?.slice(0,40)??null}function k(r,c,f){const g=(d,i)=>d.split(`
`).some(l=>l.startsWith(`${r}${i}`));return g(c,"	")||g(f()," refs/remotes/")}const p=r=>(0,S.r7)(r)?.replace(/\r?\n$/,"")??null,D=21,$=/^(?!\.{1,2}$)[\w.-]+$/;
function h(r){let c=!1;for(const f of r.split(`
`)){const g=f.trim();g.startsWith("[")&&(c=g==='[remote "origin"]');const d=g.indexOf("=");if(!(!c||d<0||g.slice(0,d).trim().toLowerCase()!=="url"))return _(g.slice(
d+1).trim())}return null}function _(r){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[f,g]=c===null?I(r):[c[1],c[2]],d=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),i=d.length>1&&d.length<=D;return!f||!i||!d.every(l=>$.test(l))?null:{host:f.toLowerCase(),owner:d.slice(0,-1).join("/"),name:d.at(-1)??""}}function I(r){
const c=URL.parse(r);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),7671:((ht,V,t)=>{t.d(
V,{N:()=>j,S:()=>d});var A=t(317),S=t(8782);const B=100,a=100;async function j(i,l,o,s){const n=AbortSignal.any([AbortSignal.timeout(o),s]),{connect:e}=await Promise.
all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:u,paginate:m}=e(i,l,n),E={owner:i.owner,repo:i.repository},G={...E,per_page:B},R=N=>w(N.then(({data:C})=>C)),
W=(N,C)=>w(T(N,C));return{listComments:async N=>{const C={...G,issue_number:N};return(await W(m.iterator(u.issues.listComments,C))).map(v)},createComment:async(N,C)=>v(
await R(u.issues.createComment({...E,issue_number:N,body:C}))),updateComment:(N,C)=>R(u.issues.updateComment({...E,comment_id:N,body:C})),deleteComment:N=>R(u.issues.
deleteComment({...E,comment_id:N})),listIssues:async(N,C)=>{const L=m.iterator(u.issues.listForRepo,{...G,...N}),U=x=>(0,S.at)(x,"pull_request")===void 0;return(await W(
L,C)).filter(U).map(y)},createIssue:async N=>y(await R(u.issues.create({...E,...N,labels:[...N.labels]}))),updateIssue:(N,C)=>R(u.issues.update({...E,issue_number:N,
...C})),addLabels:(N,C)=>R(u.issues.addLabels({...E,issue_number:N,labels:[...C]})),createLabel:N=>R(u.issues.createLabel({...E,...N})),listChangedFiles:async N=>{
const C={...G,pull_number:N};return(await W(m.iterator(u.pulls.listFiles,C))).map(k)}}}async function T(i,l=Number.POSITIVE_INFINITY){const o=[];let s=0;for await(const{
data:n}of i){for(const e of p(n))o.push(e);if(o.length>=l)return o.slice(0,l);if(s+=1,s===a)throw new A.F9(`the list has more than ${a} pages`)}return o}async function w(i){
try{return await i}catch(l){throw l instanceof A.F9?l:new A.F9("the response is not one of GitHub\u2019s REST API")}}const v=i=>({id:I(i,"id"),body:_(i,"body")??
"",isTrusted:$(i)}),y=i=>({number:I(i,"number"),title:h(i,"title"),body:_(i,"body")??"",isOpen:h(i,"state")==="open",reason:_(i,"state_reason"),closedAt:_(i,"cl\
osed_at"),labels:p((0,S.at)(i,"labels")).flatMap(l=>typeof l=="string"?l:_(l,"name")??[]),isTrusted:$(i)}),k=i=>({file:h(i,"filename"),status:h(i,"status"),changes:I(
i,"changes"),patch:_(i,"patch")}),p=i=>Array.isArray(i)?i:r(),D=["OWNER","MEMBER","COLLABORATOR"],$=i=>(0,S.at)(i,"user","type")==="Bot"||D.includes((0,S.at)(i,
"author_association")),h=(i,l)=>_(i,l)??r();function _(i,l){const o=(0,S.at)(i,l)??null;return o===null||typeof o=="string"?o:r()}function I(i,l){const o=(0,S.at)(
i,l),s=typeof o=="bigint"?Number(o):o;return typeof s=="number"&&Number.isFinite(s)&&s>=0?s:r()}function r(){throw new A.F9("the response is not one of GitHub\u2019s\
 REST API")}const c=3e3,f=6e4,g=i=>({kind:"all",why:i});async function d(i,l,o,s=f){if(i===null)return g("not a workflow run");const{pull:n,event:e}=i;if(n===null)
return g(`a ${e} event has no pull request`);const u=(0,S.h0)(i,l);if(!u.ok)return g(u.why);try{const E=await(await j(i,u.value.token,s,o)).listChangedFiles(n.number);
return E.length<c?{kind:"files",files:E}:g(`the pull request changes ${c} files or more, and GitHub lists at most ${c}`)}catch(m){return g((0,A.Ic)("the changed\
 files could not be listed",m,{run:i,permission:"pull-requests: read"}))}}}),317:((ht,V,t)=>{t.d(V,{F9:()=>B,Ic:()=>D,Wo:()=>a,jy:()=>y});var A=t(1342),S=t(8820);
class B extends Error{name="ApiFailure";httpStatus;headers;constructor(I,r=null,c={}){super(I),this.httpStatus=r,this.headers=c}}async function a(_){try{return await _,
!0}catch(I){if(I instanceof B&&I.httpStatus===404)return!1;throw I}}const j=2e4,T=2,w=500,v=_=>k(_,0,0)!==null;function y(_,I,r,c){if(r>=T)return null;const f=k(
_,r,c);if(f!==null)return f<=j?f:null;if(I==="POST")return null;const{httpStatus:g}=_;return g===null||g===408||g>=500?w*2**r:null}function k({httpStatus:_,headers:I,
message:r},c,f){if(_!==403&&_!==429)return null;const g=Number(I["retry-after"]??Number.NaN);if(Number.isFinite(g))return Math.max(0,g*1e3);const d=Number(I["x-\
ratelimit-reset"]??Number.NaN);return String(I["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(d)?Math.max(0,d*1e3-f):_===429||/secondary rate limit|abuse detection/i.
test(r)?5e3*2**c:null}const p=300;function D(_,I,{run:r,permission:c}){if(!(I instanceof B))return`${_}: ${(0,A.A3)(I)}`;const{httpStatus:f,message:g}=I,d=g.startsWith(
"the ")?" as expected":"",i=f===null?`did not answer${d}`:`returned ${f}`;return`${_}: ${(0,S.RK)(r.apiUrl)} ${i} (${$(g)})${h(I,r,c)}`}const $=_=>(0,S.BP)((0,S.
RK)(_.replace(/\s+/gu," "),p));function h(_,I,r){if(v(_))return"; GitHub limits the rate of requests, try again later";switch(_.httpStatus){case 401:return"; gi\
thub-token is invalid or has expired";case 403:case 404:return I.pull?.isFork===!0&&r.endsWith("write")?"; the token of a pull request from a fork is read-only,\
 whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job`;case 410:return r==="issues: write"?"; issues are disabled in this repository":"; i\
t no longer exists";default:return""}}}),6954:((ht,V,t)=>{t.d(V,{Y:()=>a});var A=t(4e3);const S={hosts:12e4,services:36e4},B=1;function a({passed:j,hosts:T,findings:w}){
const v=D=>w.filter($=>$.severity===D).length,y=({visit:D})=>JSON.stringify(D.host),{shown:k}=(0,A.I0)(T,S.hosts,B,y),{shown:p}=(0,A.I0)(T,S.services,B,D=>{const $=D.
services.flatMap(h=>h.kind==="url"?[[h.id,h.url]]:[]);return`${y(D)}:${JSON.stringify(Object.fromEntries($))}`});return{passed:j,hosts:`[${k.join(",")}]`,services:`\
{${p.join(",")}}`,errors:v("error"),warnings:v("warning"),"left-out":T.length-Math.min(k.length,p.length)}}}),40:((ht,V,t)=>{t.d(V,{hP:()=>k,ws:()=>v});var A=t(
6760),S=t(5747),B=t(9050),a=t(9075),j=t(9664),T=t(4503);let w=function(...$){return{createHash:w}=process.getBuiltinModule("node:crypto"),new.target?new w(...$):
w(...$)};function v($,h,_){const I=(0,a.Oo)(r=>{const c=(0,A.join)(h,r),f=(0,S.UO)(c,h)?(0,B.G)(c):null;return f!==null?y(f,r,_):r===""?null:I((0,j.jt)(r))});return[
...$].flatMap(r=>{const c=I((0,j.jt)(r));if(c===null)return[];const{prefix:f,blob:g,isOfRun:d}=c,i=r.slice(f.length),l=(0,T.oW)(i);return l===null?[]:{file:r,path:i,
url:`${g}/${l}`,isOfRun:d}})}function y({commit:$,isFetched:h,remote:_},I,r){const c=URL.parse(r.serverUrl);if(_===null||c===null||!/^https?:\/\/[\w.:/-]+$/.test(
r.serverUrl)||_.host!==c.host&&_.host!==c.hostname||!h&&![r.commit,r.defaultCommit].includes($))return null;const f=`${_.owner}/${_.name}`,g=d=>d?.toLowerCase()===
f.toLowerCase();return{prefix:I===""?"":`${I}/`,blob:`${r.serverUrl}/${f}/blob/${$}`,isOfRun:g(`${r.owner}/${r.repository}`)||g(r.pull?.from)}}function k($,h,_,{
pull:I,serverUrl:r,owner:c,repository:f}){const g=new Map(h.map(({file:i,patch:l})=>[i,l])),d=$.map(({file:i,path:l,url:o,isOfRun:s})=>{const n=g.get(l)??null,e=n===
null||!s?null:(0,S.r7)((0,A.join)(_,i));if(I===null||n===null||e===null)return[i,{url:o}];const u=w("sha256").update(l).digest("hex"),m=`${r}/${c}/${f}/pull/${I.
number}/files#diff-${u}`;return[i,{url:o,diff:{url:m,lines:p(n,e)}}]});return new Map(d)}function p($,h){const _=h.split(`
`).map(D),I=new Set;let r=0;for(const c of $.split(`
`)){const[,f]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];f!==void 0?r=Number(f):/^[ +]/.test(c)&&(_[r-1]===D(c.slice(1))&&I.add(r),r+=1)}return I}const D=$=>$.endsWith(
"\r")?$.slice(0,-1):$}),1614:((ht,V,t)=>{t.d(V,{Fq:()=>c,KY:()=>w,Uv:()=>y,pT:()=>_});var A=t(2389),S=t(4e3),B=t(8065),a=t(5102),j=t(8782),T=t(5017);function w({
verdict:o,context:s},{issueCloseAfter:n},e){const u=x=>x.some(({severity:X})=>(0,A.k2)(X,s.failOn)),{stopped:m}=o,E=o.hosts.map(x=>{const X=x.visit.host,nt=s.history?.
get(x.visit.host)?.alarm??null,rt=u(x.findings),Z=(0,a.sG)(x)==="skipped",tt=nt===null?rt||(0,a.b)(x):nt.isDown&&!Z;return{name:X,alarm:Z?null:nt,failsNow:rt,isDown:tt}}),
G=E.map(({name:x})=>x).toSorted(),R=E.filter(({isDown:x})=>x).map(({name:x})=>x),W=u(o.files)?[B.cn]:[],N=[...R,...W].toSorted(),C=E.flatMap(({alarm:x,...X})=>x===
null?[]:{alarm:x,...X}),L=C.filter(({alarm:x})=>x.good<n),U=C.filter(({failsNow:x,isDown:X})=>x&&!X);return{hosts:G,failing:N,since:new Map(C.flatMap(({name:x,alarm:X})=>X.
since?[[x,X.since]]:[])),unsettled:new Map(L.map(({name:x,alarm:X})=>[x,X.good])),goodRuns:n,pending:new Map(U.map(({name:x,alarm:X})=>[x,X.failed])),isWhole:m===
null||["deadline","signal","crash"].includes(m.kind),at:s.startedAt,run:e.id}}const v=o=>({kind:"nothing",why:o});function y(o,s){const n=o?.isOpen?k(s,o.state):
s,e=n.failing.length===0,u=n.pending.size===0?"no failures":"too few failing runs";if(o===null)return e?v(u):{kind:"open",state:p(null,n)};const{state:m,isOpen:E,
reason:G}=o;if(m.run>n.run)return v("a later run has updated it");if(!E&&e)return v(u);if(!E&&G==="not_planned"&&m.digest===(0,T.ol)(n.failing))return v("it was\
 closed as not planned");const R=p(m,n),W=m.digest!==R.digest||!E;return{kind:e?"close":E?"update":"reopen",state:R,event:W?D(m,n,!E):null}}function k(o,{failing:s}){
const n=new Set(o.hosts),e=({subject:m})=>o.unsettled.has(m)||!o.isWhole&&!n.has(m),u=s.first.filter(e).map(({subject:m})=>m);return{...o,failing:[...new Set([...o.
failing,...u])].toSorted()}}function p(o,s){return{hosts:r(s.hosts),failing:$(s,o?.failing.first??[]),digest:(0,T.ol)(s.failing),since:s.failing.length===0?null:
o?.since??h(s),run:s.run}}function D({failing:o,since:s},n,e){const u=new Set(o.first.map(({subject:W})=>W)),m=o.count===o.first.length,E=W=>u.has(W)||!m,G=new Set(
[...n.hosts,B.cn]),R=o.first.filter(({subject:W})=>!n.failing.includes(W));return{at:n.at,down:n.failing.filter(W=>!E(W)),up:R.filter(({subject:W})=>G.has(W)),gone:R.
flatMap(({subject:W})=>G.has(W)?[]:[W]),still:n.failing.filter(E),endedSince:n.failing.length===0?s:null,isReopened:e}}function $(o,s){const n=new Map(s.map(({subject:e,
since:u})=>[e,u]));return r(o.failing.map(e=>{const u=o.unsettled.get(e)??0;return{subject:e,since:n.get(e)??o.since.get(e)??o.at,...u>0?{recovering:{good:u,needed:o.
goodRuns}}:{}}}))}const h=({failing:o,since:s,at:n})=>o.map(e=>s.get(e)??n).reduce((e,u)=>e<u?e:u,n);function _(o,{hosts:s}){if(o.length===0||s.count===0)return 1;
const n=new Set(s.first),e=r(o).first.filter(m=>n.has(m)).length;return o.length===s.count&&e===n.size?e+1:e}const I=6e3;function r(o){const{shown:s}=(0,S.I0)(o,
I,0,n=>JSON.stringify(n));return{first:o.slice(0,s.length),count:o.length}}function c(o){const s=f((0,j.at)(o,"hosts"),g),n=f((0,j.at)(o,"failing"),i);if(s===null||
n===null)return null;const e=(0,j.at)(o,"since");return{hosts:s,failing:n,digest:(0,j.$6)(o,"digest")??"",since:d(e)?e:null,run:l((0,j.at)(o,"run"))}}function f(o,s){
const n=(0,j.at)(o,"first");return!Array.isArray(n)||!n.every(s)?null:{first:n,count:Math.max(n.length,l((0,j.at)(o,"count")))}}const g=o=>typeof o=="string",d=o=>g(
o)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(o)&&!Number.isNaN(Date.parse(o)),i=o=>g((0,j.at)(o,"subject"))&&d((0,j.at)(o,"since")),l=o=>typeof o=="number"&&Number.isSafeInteger(
o)&&o>=0?o:0}),5017:((ht,V,t)=>{t.d(V,{Pe:()=>v,ol:()=>j,t7:()=>y,yR:()=>a});var A=t(8820);let S=function(...k){return{createHash:S}=process.getBuiltinModule("n\
ode:crypto"),new.target?new S(...k):S(...k)};const B="tf-disco",a=(k,...p)=>j([k.workflow,k.job,k.step,...p]),j=k=>S("sha256").update(JSON.stringify(k)).digest(
"hex").slice(0,16);function T(k,p,D){const $=JSON.stringify(D).replace(/[<>&]/g,A.z5);return`<!-- ${B} ${k} ${p} ${$} -->`}const w=65536;function v(k,p,D,$){const h=T(
k,p,D);return`${h}
${$(w-h.length-1)}`}function y(k,p,D){const $=`<!-- ${B} ${p} ${D} `;if(!k.startsWith($))return;const h=k.indexOf(" -->",$.length);if(!(h<0))try{return JSON.parse(
k.slice($.length,h))}catch{return}}}),220:((ht,V,t)=>{t.d(V,{m:()=>h});var A=t(4e3),S=t(7671),B=t(317),a=t(40),j=t(8782),T=t(1614),w=t(5017);let v=function(...r){
return{deliverComment:v}=t.late([403],2403),new.target?new v(...r):v(...r)},y=function(...r){return{deliverIssue:y}=t.late([403],2403),new.target?new y(...r):y(
...r)};const k=6e4,p=1e4,D=10,$={comment:"pull-requests: write",issue:"issues: write"};async function h(r,c,f,g){const{settings:d}=r,i=["comment","issue"].filter(
X=>d[X]!=="never"),l=(0,j.h0)(c,d.githubToken),o=[],s=[];if(!l.ok)return{notes:o,warnings:i.map(X=>`the ${X} was not written: ${l.why}`)};const{run:n,token:e}=l.
value,u=await(0,S.N)(n,e,k,g),m=async()=>{const{changes:X,located:nt,context:rt}=r,tt=X?.kind==="files"||!nt.some(({isOfRun:Y})=>Y)?null:await(0,S.S)(n,e,g,p);return tt?.
kind==="files"?(0,a.hP)(nt,tt.files,f,n):rt.links},E=(0,T.KY)(r,d,n),G=_(n),{pull:R,event:W}=n,{name:N,version:C}=d.dialect,L=(0,w.yR)(n,C===null?N:`${N} ${C}`),
U={comment:async()=>R===null?`skipped, a ${W} event has no pull request`:await v(u,{...r,run:n,pull:R.number,findLinks:m}),issue:async()=>G===null?await y(u,{...r,
run:n,key:L,now:E}):`skipped, ${G}`};for(const X of i)try{o.push(`${X}: ${await U[X]()}`)}catch(nt){const rt=$[X];s.push((0,B.Ic)(`the ${X} was not written`,nt,
{run:n,permission:rt}))}return{notes:d.issue!=="never"&&G===null?[...o,...I(E,d)]:o,warnings:s}}function _({event:r,isDefaultBranch:c,pull:f}){return f!==null||
r==="merge_group"?`a ${r} event checks a proposed change`:c===!1?"not on the default branch":null}function I({pending:r},{issueOpenAfter:c}){const f=Map.groupBy(
r,([,g])=>g);return Array.from(f,([g,d])=>`issue: ${(0,A.K4)(d,D,([l])=>l)} failed in ${g} of ${c} runs needed to open an issue`)}}),3565:((ht,V,t)=>{t.d(V,{fz:()=>$t,
fJ:()=>Wt,QU:()=>it,N4:()=>bt,j_:()=>jt,Ko:()=>Y,R8:()=>St,ur:()=>ut,Kn:()=>It,u5:()=>Bt,Sy:()=>At});var A=t(3024),S=t(6760),B=t(857);function a(b){return b==null?
"":typeof b=="string"||b instanceof String?b:JSON.stringify(b)}function j(b){return Object.keys(b).length?{title:b.title,file:b.file,line:b.startLine,endLine:b.
endLine,col:b.startColumn,endColumn:b.endColumn}:{}}function T(b,J,ct){const pt=new y(b,J,ct);process.stdout.write(pt.toString()+B.EOL)}function w(b,J=""){T(b,{},
J)}const v="::";class y{constructor(J,ct,pt){J||(J="missing.command"),this.command=J,this.properties=ct,this.message=pt}toString(){let J=v+this.command;if(this.
properties&&Object.keys(this.properties).length>0){J+=" ";let ct=!0;for(const pt in this.properties)if(this.properties.hasOwnProperty(pt)){const Tt=this.properties[pt];
Tt&&(ct?ct=!1:J+=",",J+=`${pt}=${p(Tt)}`)}}return J+=`${v}${k(this.message)}`,J}}function k(b){return a(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,
"%0A")}function p(b){return a(b).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function D(){throw new Error(
"this function of @actions/core is not bundled")}function $(){throw new Error("this function of @actions/core is not bundled")}var h=t(6928);function _(b){return b.
replace(/[\\]/g,"/")}function I(b){return b.replace(/[/]/g,"\\")}function r(b){return b.replace(/[/\\]/g,path.sep)}var c=function(b,J,ct,pt){function Tt(Dt){return Dt instanceof
ct?Dt:new ct(function(Lt){Lt(Dt)})}return new(ct||(ct=Promise))(function(Dt,Lt){function Ft(H){try{F(pt.next(H))}catch(q){Lt(q)}}function Ht(H){try{F(pt.throw(H))}catch(q){
Lt(q)}}function F(H){H.done?Dt(H.value):Tt(H.value).then(Ft,Ht)}F((pt=pt.apply(b,J||[])).next())})},f;(function(b){b[b.Success=0]="Success",b[b.Failure=1]="Fail\
ure"})(f||(f={}));function g(b,J){const ct=toCommandValue(J);if(process.env[b]=ct,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
b,J));issueCommand("set-env",{name:b},ct)}function d(b){T("add-mask",{},b)}function i(b){process.env.GITHUB_PATH||""?issueFileCommand("PATH",b):issueCommand("ad\
d-path",{},b),process.env.PATH=`${b}${path.delimiter}${process.env.PATH}`}function l(b,J){const ct=process.env[`INPUT_${b.replace(/ /g,"_").toUpperCase()}`]||"";
if(J&&J.required&&!ct)throw new Error(`Input required and not supplied: ${b}`);return J&&J.trimWhitespace===!1?ct:ct.trim()}function o(b,J){const ct=l(b,J).split(
`
`).filter(pt=>pt!=="");return J&&J.trimWhitespace===!1?ct:ct.map(pt=>pt.trim())}function s(b,J){const ct=["true","True","TRUE"],pt=["false","False","FALSE"],Tt=l(
b,J);if(ct.includes(Tt))return!0;if(pt.includes(Tt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${b}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function n(b,J){if(process.env.GITHUB_OUTPUT||"")return D("OUTPUT",$(b,J));process.
stdout.write(B.EOL),T("set-output",{name:b},a(J))}function e(b){issue("echo",b?"on":"off")}function u(b){process.exitCode=f.Failure,G(b)}function m(){return process.
env.RUNNER_DEBUG==="1"}function E(b){issueCommand("debug",{},b)}function G(b,J={}){T("error",j(J),b instanceof Error?b.toString():b)}function R(b,J={}){T("warni\
ng",j(J),b instanceof Error?b.toString():b)}function W(b,J={}){T("notice",j(J),b instanceof Error?b.toString():b)}function N(b){process.stdout.write(b+B.EOL)}function C(b){
w("group",b)}function L(){w("endgroup")}function U(b,J){return c(this,void 0,void 0,function*(){C(b);let ct;try{ct=yield J()}finally{L()}return ct})}function x(b,J){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(b,J));issueCommand("save-state",{name:b},toCommandValue(J))}function X(b){
return process.env[`STATE_${b}`]||""}function nt(b){return c(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(b)})}var rt=t(1342),Z=t(5747),tt=t(
4e3);const Y=b=>Object.fromEntries(b.map(J=>[J,l(J)]));function it(b){for(const J of b)d(J)}function ut(b){for(const{kind:J,text:ct}of b){const[pt="",...Tt]=ct.
split(`
`);J==="plain"?N(ct):(C(pt),N(Tt.join(`
`)),L())}}const lt={error:G,warning:R,notice:W};function $t(b){for(const{level:J,message:ct,line:pt,column:Tt,...Dt}of b)lt[J](ct,{...Dt,...pt===void 0?{}:{startLine:pt},
...Tt===void 0?{}:{startColumn:Tt}})}const At=(b,J)=>kt("GITHUB_STEP_SUMMARY",b,()=>J);function It(b,J){const ct=new Map;for(const[Dt,Lt]of Object.entries(J))try{
b?kt("GITHUB_OUTPUT",b,()=>Rt(Dt,Lt)):n(Dt,Lt)}catch(Ft){ct.set(Dt,(0,rt.A3)(Ft))}const[pt]=ct.values();return pt===void 0?[]:[`not written to GITHUB_OUTPUT, an\
d empty for later steps: ${[...ct.keys()].join(", ")}: ${pt}`]}function Rt(b,J){const ct=typeof J=="string"?J:JSON.stringify(J);if(/[\r\n]/.test(ct))throw new rt.
hM("the value has a line break");return`${b}=${ct}
`}function kt(b,J,ct){if(!J)throw new rt.hM(`${b} is not set; run this as an action on a runner`);(0,Z.ET)((0,A.openSync)(J,"r+"),pt=>{const{size:Tt}=(0,A.fstatSync)(
pt);try{(0,A.appendFileSync)(J,ct())}catch(Dt){throw(0,A.fstatSync)(pt).size>Tt&&(0,A.ftruncateSync)(pt,Tt),Dt}})}function Bt(b,J){if(!b)throw new rt.hM("RUNNER\
_TEMP is not set; run this as an action on a runner");const ct=(0,S.join)("tf-disco","report.json");return(0,rt.f8)(b,ct,(0,rt.mk)(J)),(0,S.join)(b,ct)}function jt(b){
if(b===void 0||b==="")return null;const J=(0,Z.yR)(b);try{if(J.ok)return JSON.parse(J.text)}catch{}const ct=J.ok?"is not JSON":(0,tt.mP)(J.failure);return R(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${ct}; check that no earlier step changes it`),null}function bt(b){for(const J of b)N(J)}function St(b){
for(const J of b)R(J)}const Wt=(b,J)=>G(J,{title:b})}),8782:((ht,V,t)=>{t.d(V,{$6:()=>p,$c:()=>v,at:()=>k,h0:()=>T,ng:()=>a});var A=t(4091),S=t(8820);const B=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function a(D,$){const h=g=>D[g]?.trim()??"",[,_,I]=B.exec(h("GITHUB_REPOSITORY"))??[];if(_===void 0||I===void 0)return null;const r=j(h("GITHUB_SERVER_URL")||"h\
ttps://github.com"),c=p($,"repository","default_branch");return{...{workflow:w(h("GITHUB_WORKFLOW_REF"))??h("GITHUB_WORKFLOW"),job:h("GITHUB_JOB"),url:`${r}/${_}\
/${I}/actions/runs/${h("GITHUB_RUN_ID")}`,commit:p($,"pull_request","head","sha")??h("GITHUB_SHA")},owner:_,repository:I,apiUrl:j(h("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:r,event:h("GITHUB_EVENT_NAME"),step:h("GITHUB_ACTION"),id:Number(/^\d+$/.exec(h("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:h("GITHUB_SH\
A"),pull:y(h("GITHUB_EVENT_NAME"),$),isDefaultBranch:c===void 0?null:h("GITHUB_REF")===`refs/heads/${c}`}}const j=D=>D.replace(/(?<!\/)\/+$/,"");function T(D,$){
return D===null?(0,A.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):$===null?(0,A.TR)("github-token is empty"):/^https?:$/.test(URL.parse(D.apiUrl)?.protocol??
"")?(0,A.Ju)({run:D,token:$}):(0,A.TR)(`GITHUB_API_URL is not an https URL: ${(0,S.RK)(D.apiUrl)}`)}const w=D=>/^[^/]+\/[^/]+\/(.+?)@/.exec(D)?.[1];function v(D,$){
if(D==="pull_request_target")return!1;const h=k($,"pull_request","head"),_=k(h,"repo","full_name"),I=k($,"pull_request","base","repo","full_name");return h!==void 0&&
_!==I}function y(D,$){const h=k($,"pull_request","number");return typeof h!="number"||!Number.isSafeInteger(h)||h<=0?null:{number:h,isFork:v(D,$),from:p($,"pull\
_request","head","repo","full_name")??null}}function k(D,...$){return $.reduce((h,_)=>typeof h=="object"&&h!==null?Reflect.get(h,_):void 0,D)}function p(D,...$){
const h=k(D,...$);return typeof h=="string"?h:void 0}}),1116:((ht,V,t)=>{t.d(V,{H:()=>r});var A=t(4e3),S=t(5143),B=t(5799),a=t(1831),j=t(8820),T=t(2796),w=t(5102),
v=t(1423),y=t(806),k=t(6503),p=t(6906),D=t(7792);const $=10,h=200,_=5,I=3600,r=(n,e)=>[...c(n),...B.oC.flatMap(u=>{const m=n.findings.filter(({severity:U})=>U===
u),E=[...Map.groupBy(m,f).values()];if(E.length<=$)return g(u,E.map(T.cZ),e);const G=(0,T.cZ)(m),R=new Set(G.map(({findings:U})=>(0,k.io)(U)).map(f)),W=E.filter(
([U])=>i(U)&&!R.has(f(U))),C=u==="notice"||u!==(0,w.hm)(n.findings)?0:Math.max(0,$-G.length),L=[...G.map(U=>[U]),...W.slice(0,C).map(T.cZ)];return g(u,L,e)})];function c({
passed:n,stopped:e,findings:u}){if(n||u.some(({severity:G})=>G==="error"))return[];if(e!==null){const G=(0,A.zM)(e).flatMap(W=>"reasons"in W?W.reasons??[]:[]),R=[
(0,A.Cw)(e),...G];return[l("error","The check is not complete",R)]}const{length:m}=u.filter(({severity:G})=>G==="warning"),E=`${(0,A.px)(m,"warning")}, and fail\
-on is warning`;return[l("error","Warnings fail this check",[E])]}function f(n){const e=n&&(0,B.Xd)(n);return e?`${e.line}:${e.file}`:n}function g(n,e,u){const m=(0,y.
du)(u,"notes",y.xy),{shown:E,rest:G}=(0,A.zN)(e,e.length>$?$-1:$),R=G.flat().flatMap(({findings:C})=>C),W=`and ${(0,A.px)(R.length,`more ${n}`)}`,N=[...new Set(
R.map(({problem:C})=>C.title)),"see the job summary"];return[...E.map(C=>{const L=C.flatMap(nt=>nt.findings),U=(0,k.io)(L),x=C.map(nt=>(0,v.Zw)(nt,m)),X=U&&i(U)?
(0,B.Xd)(U):null;return l(n,d(L),x,X)}),...R.length>0?[l(n,W,[N.join(`
`)])]:[]]}function d(n){const[e,...u]=new Set(n.flatMap(R=>R.host??[])),m=[...new Set(n.map(({problem:R})=>R.title))].join(", "),E=(0,k.Dx)(n).length,G=(0,k.io)(
n);return e===void 0&&E>1?`${(0,A.px)(E,"place")}: ${m}`:e===void 0?i(G)||!G?m:`${(0,S.II)((0,B.W7)(G))}: ${m}`:u.length>0?`${(0,A.px)(u.length+1,"host")}: ${m}`:
`${(0,j.RK)((0,a.nx)(e))}: ${m}`}function i(n){const e=n===void 0?"":(0,B.W7)(n);return e!==""&&(0,k.CN)(e)&&(0,j.BP)((0,j.RK)(e,e.length))===e}function l(n,e,u,m=null){
const{shown:E,more:G}=(0,A.zN)(u,_),R=I/E.length,W=E.map(C=>{if(typeof C=="string")return(0,A.dh)(C,R);const L=o(C,R/2,m===null?"":(0,S.R3)(m)).join(`
`);return`${(0,A.dh)(L,R-C.url.length)}
${C.url}`}),N=G>0?[`and ${G} more, see the job summary`]:[];return{level:n,title:(0,j.LS)((0,j.RK)(e,h)),message:(0,j.LS)([...W,...N].join(`

`)),...m}}function o({message:n,title:e,code:u,parts:m},E,G){const R=(0,p.wh)(D.Gy.isEmpty(n)?e:n),{first:W=[],last:N=[]}=Object.groupBy(m,L=>L.kind==="note"&&(L.
as==="help"||L.as==="small")?"first":"last"),C=[...W,...N].flatMap(L=>s(L,G));return[`${(0,A.dh)(R,E)} [${u}]`,...C]}function s(n,e){return n.kind==="note"?[`${n.
label}: ${(0,p.wh)(n.text)}`]:n.kind==="paragraph"?[(0,p.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:u,message:m,help:E})=>{const G=(0,p.wh)(u)===
e?D.Gy.nothing:u;if(D.Gy.isEmpty(m))return D.Gy.isEmpty(G)?[]:[`at: ${(0,p.wh)(G)}`];const R=`- ${(0,p.wh)(D.Gy.joined([G,m],D.Gy.words(": ")))}`;return D.Gy.isEmpty(
E)?[R]:[R,`  help: ${(0,p.wh)(E)}`]})}}),8065:((ht,V,t)=>{t.d(V,{Fr:()=>r,GN:()=>I,K$:()=>g,O7:()=>d,cn:()=>y,yi:()=>c});var A=t(4e3),S=t(8820),B=t(6266),a=t(4073),
j=t(806),T=t(4120),w=t(3394),v=t(7792);const y="the files",k=200,p="Terraform service discovery fails: ",D="Terraform service discovery recovers: ",$="Registry \
check: ",h=3,_=10;function I({failing:{first:l,count:o}},s=y){const n=l.filter(({recovering:C})=>C===void 0),e=n.some(({subject:C})=>C!==y),[u,m]=n.length===0?[
D,l]:[e?p:$,n],E=o-l.length+m.length,G=({subject:C})=>C===y?s:C,R=m.slice(0,h).map(G),W=E>R.length?[`${E-R.length} more`]:[],N=(0,S.RK)(`${u}${[...R,...W].join(
", ")}`);return N.length>k?`${u}${E} hosts`:N}const r=l=>[p,D,$].some(o=>l.startsWith(o));function c(l,o,{outage:s,page:n,maxBytes:e}){const{startedAt:u}=o,m=s.
failing.count>0?" Closes when all hosts recover.":"",E=f(s.failing,u).map(B.ni);return(0,w.Cf)(a.YK,l,(0,j.du)(o,"brief",j.xy),{head:[`### ${(0,w.gD)(l,o)}`,...E].
join(`

`),foot:(0,v.mG)`Last checked ${(0,T.QN)(u)}; details in the summary of ${(0,w.Fp)(n)}. Updated automatically.${m}`,maxBytes:e})}function f({first:l,count:o},s){
const e=[...Map.groupBy(l,({since:E,recovering:G})=>G===void 0?`Failing since ${(0,T.QN)(E)} (${(0,T.u8)(E,s)})`:`Recovering, ${G.good} of ${(0,A.px)(G.needed,"\
run")} without a failure`)].slice(0,_),u=o-e.flatMap(([,E])=>E).length,m=e.map(([E,G])=>{const R=v.Gy.sign(G.some(({recovering:N})=>N)?"works":"fails"),W=v.Gy.some(
G,_,({subject:N})=>i(N));return(0,v.mG)`${R} ${E}: ${W}`});return u>0?[...m,(0,v.mG)`and ${u} more`]:m}function g(l,o){const{at:s,down:n,up:e,gone:u,still:m,endedSince:E,
isReopened:G}=l,R=(C,L,U)=>U.length===0?v.Gy.nothing:(0,v.mG)`${v.Gy.sign(C)} ${L}: ${v.Gy.some(U,_,x=>x)}.`;return`${[G?(0,v.mG)`Reopened: the failure continues or has returned.`:
v.Gy.nothing,R("fails","Failing",n.map(i)),R("works","Recovered",e.map(({subject:C,since:L})=>(0,v.mG)`${i(C)} (after ${(0,T.u8)(L,s)})`)),R("skipped","No longe\
r checked",u.map(i)),R("fails","Still failing",m.map(i)),E===null?v.Gy.nothing:(0,v.mG)`${v.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,T.u8)(E,
s)}, from ${(0,T.QN)(E)} to ${(0,T.QN)(s)}, as observed by this check.`,v.Gy.small(v.Gy.joined([(0,T.QN)(s),(0,w.Fp)(o)]))].filter(C=>!v.Gy.isEmpty(C)).map(B.ni).
join(`

`)}
`}const d=l=>`Duplicate of #${l}, which another run opened at the same time.
`,i=l=>l===y?l:v.Gy.code(l)})};export{zt as ids,Jt as modules};
var $late0,$late1,$late2,$late3,$late4;
