const zt=[428,879,124,909],Yt={1992:((ht,J,t)=>{t.d(J,{k_:()=>Y,w5:()=>Lt});var R=t(8884),v=t(3024),U=t(6760),u=t(5747),b=t(4e3),A=t(2161);const G=1024*1024,S=4e3;
function O(F,X){const{redact:tt,kept:nt,directory:at,checkedAt:ut,configs:gt}=X,yt=gt.flatMap(M=>M.files).flatMap(({path:M,shown:w})=>[k(M),w]),P=M=>!yt.includes(
M)&&(0,A.L8)((0,U.basename)(M),new Set,(0,U.basename)((0,U.dirname)(M)))!==void 0;return[...Map.groupBy(F,({file:M})=>M)].flatMap(([M,w])=>{const K=k((0,U.resolve)(
at,M)),Q=[M,K].every(P)&&p(K,ut)?(0,u.yR)(K,G):null,st=Q?.ok?Q.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return w.flatMap(ot=>{const ft=st[ot.line-1]??"";return ot.
column<=ft.length&&ft.length<=S&&tt(ft,nt)===ft?l(ft,ot):[]})})}const k=F=>(0,u.N0)(()=>(0,v.realpathSync)(F),(0,U.resolve)(F)),p=(F,X)=>(0,u.N0)(()=>(0,v.statSync)(
F).mtimeMs<=X+1,!1),I=80,y=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u"),m=F=>y.exec(F)?.[0]??"",_=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u"),
D=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,d=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function l(F,X){const tt=Array.
from(F),nt=tt.slice(0,X.column-1).join(""),at=tt.slice(X.column-1,X.endColumn-1).join(""),ut=nt.length+at.length,gt=nt.length<=I&&m(nt)===nt,_t=gt?D.exec(F.slice(
0,2*I))?.[0]??"":"",yt=_t.length>=ut,P=yt||d.test(at);if(!gt&&!P)return[];const M=yt?nt:_.exec(nt.slice(-I))?.[0]??"",w=_t.slice(ut),K=F.slice(ut+w.length);return{
place:X,before:(gt?h(nt.slice(0,nt.length-M.length)):"\u2026 ")+M,literal:(0,b.dh)(P?at:h(at),2*I),after:w+h(K,gt&&P?m(K.slice(0,I)):"")}}function h(F,X=m(F.slice(
0,2*I))){const tt=F.slice(X.length);return X.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(tt.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(tt)}\u2026`)}var $=t(1342),g=t(2389),c=t(785),f=t(3592),o=t(4503),e=t(6763),n=t(5751),s=t(3152),i=t(7052),r=t(5799),a=t(5257),
E=t(7854),T=t(3474),j=t(9075),W=t(1831);function C({links:F,...X},tt,nt){const at={...X,newHosts:new Set,files:null,remarks:[]};if(tt===null)return at;const ut=w=>({
...at,remarks:[`changed-only has no effect: ${w}`]});if(tt.kind==="all")return ut(tt.why);const gt=L(tt.files,F),_t=new Set(gt.filter(({status:w})=>w!=="removed").
map(({file:w})=>w));if(_t.size>0&&![..._t].some(w=>nt(w)!==null))return ut("the checkout contains none of the files that the pull request changes");const yt=X.usages.
filter(({place:w})=>_t.has(w.file)),M=`changed-only: the pull request changes ${tt.files.length===1?"1 file":`${tt.files.length} files`} with ${yt.length} of ${X.
usages.length} usages`;return{usages:yt,notes:X.notes.filter(w=>B((0,r.W7)(w),_t)),newHosts:z(X.usages,gt,nt),files:new Set(gt.map(({file:w})=>w)),remarks:[M]}}
function L(F,X){const tt=new Map(F.map(at=>[at.file,at])),nt=X.entries().flatMap(([at,ut])=>{const gt=tt.get(ut);return gt===void 0?[]:[{...gt,file:at}]});return[
...F,...nt]}const B=(F,X)=>X.has(F)||F==="."||[...X].some(tt=>tt.startsWith(`${F}/`)),x=2e8;function z(F,X,tt){const nt=new Set;if(X.some(et))return nt;const at=new Map(
X.map(M=>[M.file,M])),ut=(0,j.Oo)(M=>q(at.get(M),tt)),gt=X.flatMap(({patch:M})=>it(M,/^[ -]/));let _t=0;const yt=(M,w)=>{const K=[w,(0,W.pk)(w).toLowerCase()];return M.
filter(H=>(_t+=H.length,_t<=x&&K.some(Q=>H.includes(Q)))).length},P=(M,w)=>{const{isNew:K,now:H,added:Q}=ut(M),st=K?0:yt(H,w);return K||st>0&&st===yt(Q,w)};for(const[
M,w]of Map.groupBy(F,K=>K.host)){if(M===null||w.some(({isHostImplied:H})=>H))continue;const K=[...new Set(w.map(({place:H})=>H.file))];!K.every(H=>at.has(H))||yt(
gt,M)>0||K.every(H=>P(H,M))&&_t<=x&&nt.add(M)}return nt}function q(F,X){const{file:tt="",status:nt,patch:at=null}=F??{},ut=nt==="added";if(ut||at===null)return{
isNew:ut,now:[],added:[]};const gt=(X(tt)??"").toLowerCase().split(`
`);return{isNew:ut,now:gt,added:it(at,/^\+/)}}const it=(F,X)=>(F??"").toLowerCase().split(`
`).filter(tt=>X.test(tt)),V=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,et=({file:F,status:X,changes:tt,patch:nt})=>nt===null&&X!=="added"&&tt>0&&V.test(
F);var Z=t(2859),rt=t(1435),dt=t(5682),lt=t(9762),Mt=t(215);async function Tt(F,X){const tt=X.now(),nt=await(0,Mt.S)(F,X),at=F.scan.length===0?0:X.now()-tt,{dialect:ut,
usedBy:gt,..._t}=(0,Mt.o)(F,nt,X),yt=[..._t.notes,...Gt(nt,X.stop.why)],P=(0,dt.H)({..._t,notes:yt},X.environment,F.depth),M={...P,...(0,lt.G9)({...P,scanned:nt,
dialect:ut,settings:F})},w=await At({...M,links:nt.links},F,X),K=(0,rt.j)(w.usages,F,ut,X),H=(0,lt.D0)({...M,changed:w.files,dialect:ut,settings:F}),Q=(0,a.Xo)(
K.usages,H.roots),st=(0,Z.CG)(F,Q,ut.clients,(0,E.kA)(M.usages)),{configs:ot,releases:ft}=K,{files:mt,bytes:$t}=nt;return{dialect:{...ut,releases:ft},configs:ot,
usages:Q.filter(E.s7),roots:H.roots,requirements:st,guesses:(0,Z.Fh)(null,ut,st),notes:[...w.notes,...H.notes],newHosts:w.newHosts,isEmpty:F.scan.length>0&&nt.isEmpty&&
nt.endedAt===null,complaints:K.findings,changes:w.changes,remarks:[...w.remarks,...M.remarks,...K.remarks],scan:{files:mt,bytes:$t,usages:Q.length,durationMs:at},
clients:gt,repositories:[],missing:null,checkouts:null}}async function At(F,X,tt){const nt=X.changedOnly?await tt.changes(X):null;return{changes:nt,...C(F,nt,ut=>(0,u.
r7)((0,U.join)(tt.directory,ut)))}}function Gt({endedAt:F,files:X},tt){return F===null||tt===null?[]:[(0,r.sb)(F,(0,i.ub)({kind:"time",stopped:tt,files:X}))]}function kt(F){
const{requirements:X,repositories:tt}=F,{size:nt}=new Set(X.map(({host:ut})=>ut));if(nt<=T.pS)return;const at=`${nt} hosts, the limit is ${T.pS}`;throw new s.GN(
[tt.length>0?`usages name ${at}: check fewer repositories at once`:`scan found ${at}: narrow scan or exclude files`])}var Bt=t(8820),jt=t(7082),bt=t(6875);let vt=function(...F){
return{nameRepository:vt}=t.late([602],2602),new.target?new vt(...F):vt(...F)},Nt=function(...F){return{prepareFleet:Nt}=t.late([192,219,854],5854),new.target?new Nt(
...F):Nt(...F)},N=function(...F){return{recordRun:N}=t.late([192,742],5742),new.target?new N(...F):N(...F)};async function Y(F,X,tt,nt){const{env:at,kill:ut}=X,
{show:gt}=tt,_t={startTimer:bt.Ip,now:(0,c.ie)(X)};try{const yt=await pt(F,{...nt,..._t,environment:at,kill:ut,progress:gt});return ct(yt,{directory:nt.directory,
environment:at,random:Math.random})}finally{tt.end()}}function ct(F,X){const{history:tt}=F.settings;if(tt===null)return{checked:F,warnings:[]};try{const{history:nt,
warnings:at}=N(tt,F,X);return{checked:{...F,context:{...F.context,history:nt}},warnings:at}}catch(nt){const at=(0,Bt.RK)((0,$.A3)(nt));return{checked:F,warnings:[
`the history ${(0,Bt.RK)(tt)} was not read: ${at}`]}}}async function pt(F,X){const tt=new Date,nt=(0,n.s)(F,X),{upgrade:at}=(0,R.n)(X.environment),ut={...nt,upgrade:nt.
upgrade||at},gt=ut.deadlineMs;(ut.usages.length>0||ut.depth!=="discovery")&&(0,c.L2)();const _t=X.startTimer(gt,()=>X.stop.end({kind:"deadline",ms:gt}));try{const P=await(ut.
usages.length===0?Tt:Nt)(ut,X,tt);kt(P),await(0,c.xu)();const M=await Ot(P,ut,X,tt);return await Ft(M,P,ut,X,tt)}finally{_t()}}async function Ot(F,X,tt,nt){const{
environment:at,stop:ut,isFork:gt,wording:_t=s.w7}=tt,{dialect:yt}=F,P={...F,...await It(F,X,tt),tokenVariables:Lt(at),tokenHosts:X.tokens.map(({host:H})=>H),stopped:St(
ut.why,F.missing)},M={...tt.secrets,kept:(0,Z.wX)(F.requirements),configs:F.configs,directory:tt.directory,checkedAt:nt.getTime()},{isTerminal:w}=_t,K={...X,dialect:yt,
isFork:gt,isTerminal:w,now:nt.getTime()};return(0,g.S4)(P,K,H=>O(H,M))}async function It(F,X,tt){const{requirements:nt,roots:at}=F,ut=(0,Z.en)(nt,X),gt=Array.from(
ut,([w,K])=>(0,jt.i)(w,K)),_t=new Set(nt.map(({host:w})=>w).filter(w=>!ut.has(w))),yt=X.depth!=="discovery"&&at.length>0;if(_t.size===0&&!yt)return{visits:gt,predicted:g.
j7,tokenSources:new Map};const{contact:P}=await Promise.all([t.e(905),t.e(977),t.e(426)]).then(t.bind(t,9426)),M=await P([..._t],F,X,tt);return{...M,visits:[...M.
visits,...gt]}}const St=(F,X)=>F===null||X===null?F??X:{kind:"several",reasons:[F,X]};async function Ft(F,X,tt,nt,at){const{requirements:ut,changes:gt,scan:_t,clients:yt}=X,
P=(0,Z.wX)(ut),w=[...(0,e.QA)(F,nt.environment),...X.remarks,...(0,e.rc)(F)],{why:K,evidence:H}=X.dialect,Q={verdict:F,remarks:(0,e.q9)(w),detection:{why:K,evidence:H}},
{verdict:st,remarks:ot,detection:ft}=nt.secrets.redact(Q,P);return{settings:tt,changes:gt,verdict:st,context:{dialect:{...X.dialect,...ft},failOn:tt.failOn,depth:tt.
depth,scan:_t,remarks:ot,startedAt:at.toISOString(),durationMs:Date.now()-at.getTime(),version:f.xv,docsUrl:f.aq,clients:yt(),links:null,repository:Ht(st,X,nt),
repositories:X.repositories,history:null}}}function Ht(F,{scan:X,repositories:tt},{directory:nt,environment:at}){return X.files===0||tt.length>0?null:vt(nt,()=>(0,o.
R8)(F),at)}const Lt=F=>Object.keys(F).filter(X=>/^TFE?_?TOKEN/i.test(X))}),8884:((ht,J,t)=>{t.d(J,{n:()=>b});var R=t(4e3);const v=["TF_CLI_ARGS_init","TF_CLI_AR\
GS"],U=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,u=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function b(k){const p=S(k),I=m=>p.findLast(_=>_.name===m)?.value,y=m=>p.filter(_=>_.name===m).map(({value:_})=>_);return{upgrade:A(I("upgrade")??"false"),hasBackend:A(
I("backend")??I("cloud")??"true"),isLockReadonly:I("lockfile")==="readonly",pluginDirectories:y("plugin-dir"),backendConfig:y("backend-config"),remarks:v.flatMap(
m=>{const _=p.filter(({name:D,from:d})=>d===m&&u.test(D)).map(G);return _.length===0?[]:[`init is predicted with ${_.join(" ")} of ${m}`]})}}const A=k=>/^(1|[tT]|true|TRUE|True)$/.
test(k);function G({name:k,value:p}){if(p==="true")return`-${k}`;const I=k==="backend-config"&&!p.startsWith("hostname=");return`-${k}=${(0,R.dh)(I?p.replace(/=.*/s,
"=\u2026"):p)}`}function S(k){const p=v.flatMap(y=>O(k[y]??"").map(m=>({text:m,from:y}))).values(),I=[];for(const{text:y,from:m}of p){const[,_,,D]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(y)??[];if(_===void 0)break;const d=()=>U.test(_)?p.next().value?.text??"":"true";I.push({name:_,from:m,value:D??d()})}return I}function O(k){const[p=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(k)??[];return(p.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(m,_,D,d)=>String(_??
d??D.replace(/\\(.)/gs,"$1"))))}}),9076:((ht,J,t)=>{t.d(J,{QB:()=>v,im:()=>R,jm:()=>S,mU:()=>k,pR:()=>D,sO:()=>O,yX:()=>U});const R=["fails","warns","works","un\
checked","skipped"],v=5,U=({outcome:d})=>d!=="unchecked"&&d!=="skipped",u=30,b=[7,30,90],A=30,G=20;function S(d,l){const h=d.filter(U);return{recent:d.slice(-u),
uptime:b.map($=>{const g=p(h,l,$);return{days:$,good:g.filter(I).length,runs:g.length}}),medianMs:y(p(d,l,A)),incidents:m(h).reverse().slice(0,G)}}const O=864e5,
k=(d,l)=>new Date(Date.parse(d)+l*O).toISOString();function p(d,l,h){const $=k(l,-h);return d.filter(({at:g})=>g>$)}const I=({outcome:d})=>d!=="fails";function y(d){
const l=d.flatMap(({ms:h})=>h??[]).sort((h,$)=>h-$);return l[Math.ceil(l.length/2)-1]??null}function m(d){const l=[];let h=[];const $=g=>{const[c]=h;if(c!==void 0){
const f=[...new Set(h.flatMap(o=>o.codes))].slice(0,v);l.push({from:c.at,until:g,runs:h.length,codes:f})}h=[]};for(const g of d)I(g)?$(g.at):h.push(g);return $(
null),l}const _={isDown:!1,since:null,failed:0,good:0};function D(d,l){let h=_,$=null;for(const g of d){if(!U(g))continue;const c=l.isFailing(g),f=c?h.failed+1:
0,o=c?0:h.good+1;f===1&&($=g.at);const e=h.isDown?o<l.issueCloseAfter:f>=l.issueOpenAfter,n=e?h.since??$:null;h={isDown:e,since:n,failed:f,good:o}}return h}}),4503:((ht,J,t)=>{
t.d(J,{DZ:()=>k,R8:()=>I,aE:()=>G,oW:()=>p,uM:()=>U});var R=t(5143),v=t(6503);function U(y,{links:m,repositories:_}){const{line:D,target:d=y.file}=y,{repository:l,
path:h}=(0,R.bH)(d);if(l!==null){const g=_.find(({name:o})=>o===l),c=k(g,"blob"),f=h==="."?null:p(h);return c===null||f===null?null:`${c}/${f}#L${D}`}const $=m?.
get(d);return $===void 0?null:$.diff?.lines.has(D)?`${$.diff.url}R${D}`:`${$.url}#L${D}`}const u=600,b=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
A=/^(?:[\da-f]{40}|[\da-f]{64})$/;function G(y){const m=y?.url??"";return m.length<=u&&b.test(m)?m:null}const S=/^https?:\/\/gitlab\./i,O=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function k(y,m="commit"){const _=G(y),D=y?.commit??"";return _===null||!A.test(D)||O.test(_)?null:`${_}${S.test(_)?"/-":""}/${m}/${D}`}function p(y){if(!y.isWellFormed())
return null;const m=D=>`%${D.charCodeAt(0).toString(16).toUpperCase()}`;return y.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,m)}function I(y){
const _=(0,v.YC)(y).flat().flatMap(D=>typeof D=="string"?[]:D.target??D.file);return new Set(_.filter(v.CN))}}),7035:((ht,J,t)=>{t.d(J,{K5:()=>_,XQ:()=>O,bW:()=>y,
be:()=>I,cT:()=>d,hc:()=>D,kW:()=>k,mc:()=>p});var R=t(9076),v=t(4e3),U=t(5102),u=t(4120),b=t(7792),A=t(806);const G=20,S=40;function O({incidents:[l]}){return l?.
until!==null||l.runs<2?null:`failing since ${(0,u.QN)(l.from)} (${(0,v.px)(l.runs,"run")})`}function k({recent:l,uptime:h,incidents:[$]}){const{good:g=0,runs:c=0}=h.
at(-1)??{};if($?.until!==null||c<2)return null;if(c-g===1)return`first failure in ${(0,v.px)(c,"run")}`;const f=l.filter(({outcome:e})=>e==="fails").length;return f<=
$.runs&&$.runs>1?null:`failed ${f} of the last ${l.filter(R.yX).length} runs`}function p({good:l,runs:h}){const $=Math.floor(1e4*l/h);if($>=9900)return`${$/100}\
%`;const g=Math.floor($/10);return g===0&&l>0?"below 0.1%":`${g/10}%`}function I(l,h,$){const g=l.toSorted((o,e)=>h(o)-h(e)).map($),[c="",f=""]=[g[0],g.at(-1)];
return c===f?c:`${c} to ${f}`}const y=(l,h="results")=>l.length===0?b.Gy.nothing:{kind:"chart",of:h,runs:l,label:m(l)};function m(l){const h=U.vh.flatMap(g=>{const{
length:c}=l.filter(o=>o.outcome===g),f=g==="warns"?"with warnings":U.nx[g];return c===0?[]:[`${c} ${f}`]});return`${l.length===1?"last run":`last ${(0,v.px)(l.length,
"run")}`}: ${h.join(", ")}`}function _({recent:l,uptime:h,medianMs:$}){const g=h.filter(({runs:e})=>e>0).map(e=>{const{days:n,good:s,runs:i}=e;return`${p(e)} (${s}\
 of ${(0,v.px)(i,"run")} in ${n} days)`}),c=l.flatMap(({ms:e})=>e??[]),f=c.length===0?"":`, last runs ${I(c,Number,u.kJ)}`,o=(0,b.mG)`median ${(0,u.kJ)($??0)} in 30 days${f}${y(
l,"latency")}`;return[{label:"runs",texts:[(0,b.mG)`${y(l)} ${m(l)}`]},{label:"uptime",texts:[b.Gy.joined(g)]},{label:"latency",texts:$===null?[]:[o]}]}function D(l){
const h=[...l.context.history??[]].flatMap(([e,{incidents:n}])=>n.map(s=>({...s,host:e}))).toSorted((e,n)=>+(e.from<n.from)-+(e.from>n.from));if(h.length===0)return[];
const $=h.filter(({until:e})=>e===null).length,g=$===0?"":h.length===1?", ongoing":`, ${$} ongoing`,c=`${(0,v.px)(h.length,"incident")}${g}`,f={...l,rest:"in th\
e history file"},o=(0,A.Ku)(h,G,"incident",f,e=>d(e,l));return l.medium==="page"?[b.om.paragraph(`${c}.`),...o]:b.om.details(b.om.title(c),o)}function d(l,h){const $=h.
medium==="page",g=e=>$?(0,A.U1)(e,h):b.Gy.code(e,S),c=({from:e,until:n})=>n===null?`${(0,u.u8)(e,h.context.startedAt)} so far`:(0,u.u8)(e,n),f=({host:e})=>e===void 0?
null:(0,A.b8)(e,h,b.Gy.name),o=[b.om.column("Host",f,"name"),b.om.column("From",({from:e})=>(0,u.QN)(e),"when"),b.om.column("Duration",c,"when"),b.om.column("Fa\
iled runs",({runs:e})=>e,"number"),b.om.column("Problems",({codes:e})=>b.Gy.joined(e.map(g)))];return b.om.table(l,o,"Incidents")}}),7615:((ht,J,t)=>{t.d(J,{G_:()=>c,
h0:()=>I,xS:()=>y});var R=t(4e3),v=t(5143),U=t(1064),u=t(9587),b=t(5102),A=t(4120),G=t(7792),S=t(7035),O=t(806);const k=120,p=/^credentials-|^document-unauthorized$/,
I=e=>G.Gy.code(e,k);function y(e,n){const{host:s,attempt:i,earlier:r,credentials:a,looks:E,forced:T}=e.visit,{discovery:j,timing:W,hops:C,certificates:L}=i,{context:B,
medium:x,limits:z,rest:q}=n,it=j.kind==="failed"?j.excerpt:null,V=e.findings.some(({problem:lt})=>p.test(lt.code)),et=x==="page"?B.history?.get(s):void 0,Z={result:j.
kind==="skipped"?[G.Gy.prose(j.problem.message)]:[],required:m(e,n),clients:x==="log"?[]:_(e,n),response:C.map(d),services:e.services.map(lt=>l(lt,n)),body:it===
null?[]:[G.Gy.code(it.replace(/\s+/gu," ").trim())],timing:[h(W)],retried:r.map($),"token from":a?.hasToken?[G.Gy.prose(a.source)]:[],certificate:L.map(lt=>g(lt,
B.startedAt)),credentials:V?o(E):[],"host block":[...Map.groupBy(T,lt=>(0,v.eo)(lt.place))].map(([lt,Mt])=>(0,G.mG)`${G.Gy.path(lt)} for ${(0,R.eZ)(Mt.map(({client:Tt})=>Tt))}`)},
rt=x==="log"&&(0,b.QK)(e).length===0;return[...Object.entries(Z).map(([lt,Mt])=>({label:lt,texts:Mt})).filter(({label:lt})=>!rt||["credentials","host block"].includes(
lt)),...et?(0,S.K5)(et):[]].flatMap(({label:lt,texts:Mt})=>{const{shown:Tt,more:At}=(0,R.zN)(Mt.filter(kt=>!G.Gy.isEmpty(kt)),z.rows),Gt=At===0?[]:[(0,G.mG)`and ${At} more ${q}`];
return Tt.length===0?[]:[{label:lt,texts:[...Tt,...Gt]}]})}function m({requirements:e},n){const{context:s,limits:i}=n,r=Map.groupBy(e,({because:a})=>a.map(v.df).
join(`
`));return Array.from(r.values(),a=>{const E=G.Gy.some(a,i.rows,({service:T,clients:j})=>{const W=T==="any"?G.Gy.words("any service"):I(T);return s.dialect.clients.
every(L=>j.includes(L))?W:(0,G.mG)`${W} for ${(0,R.eZ)(j)}`});return(0,O.ZT)(E,(0,O.AZ)(a[0]?.because??[],i.places,n))})}const _=({clients:e},{context:n})=>[...Map.
groupBy(n.clients,s=>e[s])].map(([s,i])=>(0,G.mG)`${G.Gy.sign(s)} ${i.map(r=>U.bB[r]).join(", ")}: ${b.nx[s]}`),D={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function d({status:e,reason:n,url:s,ms:i,...r}){const{mediaType:a,address:E,proxy:T,authorization:j}=r,
W=e===null||n===""?G.Gy.nothing:G.Gy.prose(n,k),C=G.Gy.joined([`${e??"none"}`,W]," ");return(0,O.ZT)((0,G.mG)`${C} from ${G.Gy.code((0,u.cq)(s))} ${e===null?"af\
ter":"in"} ${(0,A.kJ)(i)}`,a===null?G.Gy.nothing:I(a),E===null?G.Gy.nothing:(0,G.mG)`at ${I(E)}`,T===null?G.Gy.nothing:(0,G.mG)`through ${G.Gy.code((0,u.cq)(T))}`,
j==="none"?G.Gy.nothing:`token ${D[j]}`)}function l(e,n){const s=I(e.id);switch(e.kind){case"url":return(0,G.mG)`${s} ${G.Gy.code((0,u.cq)(e.url))}`;case"login":{
const{client:i,authz:r,token:a,ports:E}=e.login;return(0,G.mG)`${s} authz ${G.Gy.code((0,u.cq)(r??"none"))}, token ${G.Gy.code((0,u.cq)(a??"none"))}, client ${G.
Gy.code(i)}, ports ${E.join(" to ")}`}case"problem":return(0,G.mG)`${s}: ${(0,O.U1)(e.problem.code,n)}`}}function h({lookupMs:e,connectMs:n,tlsMs:s,firstByteMs:i,
totalMs:r}){return Object.entries({...{DNS:e,connect:n,TLS:s,"first byte":i},total:r}).flatMap(([E,T])=>T===null?[]:`${E} ${(0,A.kJ)(T)}`).join(", ")}const $=({
discovery:e,timing:n})=>`${e.kind==="failed"?e.problem.code:e.kind} after ${(0,A.kJ)(n.totalMs)}`,g=({host:e,subject:n,issuer:s,expires:i},r)=>(0,G.mG)`${I(e)} valid until ${G.
Gy.prose((0,A.nO)(i,r))}; subject ${I(n)}, issuer ${I(s)}`,c=e=>Array.from(Map.groupBy(e,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.map(({client:s})=>s),
looks:(n[0]?.looks??[]).map(({source:s,held:i,counts:r})=>{const a=i==="no token"?" (ends the search)":" (used)";return{source:s,held:`${f[i]}${r?a:""}`}})})),f={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function o(e){
const n=c(e);return n.flatMap(({clients:s,looks:i})=>i.map(({source:r,held:a})=>{const E=n.length>1?`${(0,R.eZ)(s)}: `:"";return(0,G.mG)`${E}${G.Gy.prose(r)}: ${a}`}))}}),
806:((ht,J,t)=>{t.d(J,{AZ:()=>n,Ku:()=>l,OS:()=>d,U1:()=>g,ZT:()=>h,b8:()=>f,dI:()=>c,dS:()=>O,du:()=>m,h:()=>_,ik:()=>e,jR:()=>o,xy:()=>D});var R=t(4e3),v=t(5143),
U=t(1831),u=t(4503),b=t(5102),A=t(6503),G=t(7792);const S=Number.POSITIVE_INFINITY,O=3,k={causes:S,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:S,
rows:S,roots:1e3,details:2e3,remarks:S,hasLines:!0},p={...k,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},I={...p,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},y={log:I,summary:p,brief:{...p,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...I,hosts:20,messages:10,characters:700,places:8,items:0},page:k},m=(s,i,r)=>({context:s,medium:i,limits:y[i],rest:r,detailed:new Set}),_=G.Gy.words("in the JS\
ON report"),D=G.Gy.words("in the job summary"),d=(s,i,{rest:r})=>s===0?[]:[G.om.paragraph((0,G.mG)`and ${(0,R.px)(s,`more ${i}`)} ${r}`)];function l(s,i,r,a,E){
const{shown:T,more:j}=(0,R.zN)(s,i);return T.length===0?[]:[...E(T),...d(j,r,a)]}function h(s,...i){const r=G.Gy.joined(i,G.Gy.words("; "));return G.Gy.isEmpty(
r)?s:(0,G.mG)`${s} (${r})`}const $=/^[a-z\d]+(?:-[a-z\d]+)*$/,g=(s,{context:i})=>G.Gy.link($.test(s)?`${i.docsUrl}#${s}`:null,G.Gy.code(s)),c=s=>`host-${s}`;function f(s,{
detailed:i},r=G.Gy.code){const a=(0,U.nx)(s);return i.has(s)?G.Gy.link(`#${c(s)}`,r(a)):r(a)}const o=(s,{medium:i,limits:r})=>i==="log"&&r.details===0&&s.length===
1&&s.every(b.DI);function e(s,{context:i},r=!1){if(typeof s=="string")return G.Gy.code(s);const a=r?(0,v.bH)(s.file).path:s.file;return G.Gy.link((0,u.uM)(s,i),
G.Gy.path((0,v.eo)({...s,file:a})))}function n(s,i,r,a=!1){const{places:E,noun:T}=(0,A.TD)(s);return G.Gy.some(E,i,j=>e(j,r,a),T)}}),7792:((ht,J,t)=>{t.d(J,{AA:()=>G,
Gy:()=>O,mG:()=>U,om:()=>k,rC:()=>v});var R=t(4e3);const v={error:"fails",warning:"warns",notice:"notice"},U=(p,...I)=>p.flatMap((y,m)=>{const _=I[m]??[],D=typeof _==
"number"?String(_):_;return y===""?[D]:[{kind:"words",text:y},D]}),u=p=>p===""||Array.isArray(p)&&p.every(u),b=(p,I={kind:"words",text:", "})=>p.filter(y=>!u(y)).
flatMap((y,m)=>m===0?[y]:[I,y]);function A(p,I,y,m=""){const{shown:_,more:D}=R.zN(p,I),d=b(_.map(y)),l=m===""?`${D} more`:R.px(D,`more ${m}`);return D===0?d:U`${d} and ${l}`}
const G=p=>/^https?:\/\/[!-~]+$/.test(p),S=60,O={isEmpty:u,joined:b,some:A,nothing:[],newLine:{kind:"break"},words:p=>({kind:"words",text:p}),code:(p,I)=>({kind:"\
code",text:p,max:I}),name:p=>({kind:"code",text:p,breaks:"dots"}),path:p=>({kind:"code",text:p,breaks:"slashes"}),value:p=>({kind:"code",text:p,max:S,breaks:"ne\
ver"}),prose:(p,I)=>({kind:"prose",text:p,max:I}),sentence:(p,I)=>({kind:"sentence",content:{kind:"prose",text:p,max:I}}),strong:p=>({kind:"strong",content:p}),
small:p=>u(p)?[]:{kind:"small",content:p},link:(p,I)=>({kind:"link",url:p,content:I}),sign:p=>({kind:"sign",of:p})},k={column:(p,I,y)=>({title:p,cell:m=>U`${I(m)}`,
style:y}),title:(p,I=[],y=null)=>({sign:y,name:p,text:I}),paragraph:p=>({kind:"paragraph",content:p}),line:p=>({kind:"details",title:p,children:[]}),details:(p,I)=>I.
length===0?[]:[{kind:"details",title:p,children:I}],table:(p,I,y,m=()=>({}),_,D=Number.MAX_SAFE_INTEGER)=>{const d=I.filter(({cell:h})=>p.some($=>!u(h($)))),l=p.
map(h=>({...m(h),cells:d.map(({cell:$})=>$(h))}));return Array.from({length:Math.ceil(l.length/D)},(h,$)=>{const g=l.slice($*D,($+1)*D);return{kind:"table",caption:y,
columns:d,rows:g,style:_}})}}}),5682:((ht,J,t)=>{t.d(J,{H:()=>d});var R=t(8884),v=t(4e3),U=t(3410),u=t(5143),b=t(5799),A=t(9664),G=t(9562),S=t(7495),O=t(7854);const k=[
"TF_CLOUD_HOSTNAME",G.OZ],p=["TFE_HOSTNAME",G.M],I={cloud:k,cloud_default:k,provider_tfe:p,provider_tfe_default:p,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",G.e$]},y=/^(cloud|backend_)/,m=/^backend_remote/,_=/^(host|source)-/,D="remote backends are not checked, because a file of -backend-config may name others";function d({
usages:o,notes:e},n,s){const i=new l(n),r=o.map(i.read),{stateHosts:a,settled:E,missing:T,added:j,remarks:W,init:C}=i,L=s!=="discovery",B=L?r.flatMap(z=>c(z,n)):
[],x=z=>{const{code:q}=z.problem,it=et=>z.places.some(Z=>et.has((0,u.df)(Z)));return _.test(q)&&it(E)?[]:q==="host-missing"&&L&&it(T)?{...z,severity:"error"}:z};
return{usages:a.size===0?r:r.map(z=>f(z,a)),notes:[...e.flatMap(x),...j,...B],remarks:[...W],isLockReadonly:C.isLockReadonly}}class l{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(e){
this.environment=e,this.init=(0,R.n)(e),this.remarks=new Set(this.init.remarks)}read=e=>{const{kind:n,place:s,workspace:i}=e,{backendConfig:r,hasBackend:a}=this.
init,E=m.test(n),T=E&&r.some(B=>!B.includes("="));if(T||!a&&y.test(n))return this.settled.add((0,u.df)(s)),T&&this.remarks.add(D),{...e,needs:[],directHost:void 0,
workspace:void 0};const W=E&&r.some(B=>!h.test(B))?{...e,workspace:void 0}:e,C=E?$(r):g(e,this.environment);if(C!==null&&!e.isOverridden)return this.withHost(W,
C);const L=n==="backend_remote_default"&&i?.organization===null;return y.test(n)&&!L&&this.missing.add((0,u.df)(s)),W};withHost(e,{text:n,service:s,variable:i}){
const{kind:r,place:a,replacedFor:E=[]}=e,T=e.clients.filter(B=>!E.includes(B)),{host:j,needed:W,problem:C}=S.pb.host(n,"terraform",!1);return this.settled.add((0,u.
df)(a)),i!==null&&this.remarks.add(`${i} names ${(0,v.dh)(n)}`),C&&this.added.push((0,b.hD)(C,{places:[a],clients:T})),j!==null&&y.test(r)&&this.stateHosts.set(
(0,A.jt)(a.file),j),{...e,host:j,isHostImplied:!1,needs:W!==null&&W!=="state"?[{host:W,service:s,clients:T}]:[],text:e.text?.replace(/^tfr:\/\/\//,`tfr://${n}/`)??
null}}}const h=/^hostname=/;function $(o){const e=o.findLast(n=>h.test(n))?.replace(h,"");return e?{text:e,service:G.Bn,variable:null}:null}function g({kind:o,text:e,
backend:n,isHostImplied:s},i){const[r="",a=""]=(n==="cloud"?k:I[o])??[],T=s||o.endsWith("_default")&&e===null?i[r]:void 0;return T?{text:T,service:a,variable:r}:
null}function c({kind:o,workspace:e,place:n,clients:s,isOverridden:i,replacedFor:r=[]},a){const E=m.test(o),T=(e?.lacks??[]).filter(B=>E||!a[G.uW[B]]);if(i||T.length===
0)return[];const j=E?"remote backend":"cloud block",W=o==="backend_remote_default"&&T.length===O.Rt.length,C=s.filter(B=>!r.includes(B)),L=(0,U.y7)({block:j,lacks:T,
isOpen:W});return[(0,b.hD)(L,{places:[n],clients:C})]}function f(o,e){const n=o.stateHosts&&e.get((0,A.jt)(o.place.file));return n?{...o,needs:o.needs.map(s=>({
...s,host:n}))}:o}}),7082:((ht,J,t)=>{t.d(J,{O:()=>R,i:()=>v});const R=U=>({discovery:U,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),v=(U,u)=>({host:U,attempt:R({kind:"skipped",problem:u}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:((ht,J,t)=>{t.d(J,{XP:()=>y,fN:()=>I,qY:()=>O});var R=t(4e3),v=t(1831),U=t(8820),u=t(2935);const b=2,A=80;function G(_){if(_.kind==="scan")return`read ${(0,R.
px)(_.files,"file")}`;if(_.kind==="registries")return`${_.done} of ${(0,R.px)(_.total,"registry request")} done`;const{done:D,total:d,failed:l,waiting:h}=_,$=l===
0?"":`, ${l} failed so far`;return`${D} of ${(0,R.px)(d,"host")} checked${$}${S(h)}`}function S(_){if(_.size===0)return"";const{shown:D,more:d}=(0,R.zN)([..._],
b),l=D.map(h=>(0,U.RK)((0,v.nx)(h),A));return d>0?`; waiting for ${l.join(", ")} and ${(0,R.px)(d,"other")}`:`; waiting for ${l.join(" and ")}`}const O={show:()=>{},
end:()=>{}},k=5e3,p=200;function I(_){let D=!0;return m(k,d=>{D&&_(d),D=!D})}function y(_,D){let d="";const{show:l,end:h}=m(p,g=>{const c=(0,u.Wc)(g,0,D-1);c!==
d&&(d=c,_(`\r${c}\x1B[K`))});return{show:l,end:()=>{h(),d!==""&&_("\r\x1B[K")}}}function m(_,D){let d=null;const l=setInterval(()=>{d!==null&&D(G(d))},_).unref();
return{show:$=>{d=$},end:()=>clearInterval(l)}}}),8463:((ht,J,t)=>{t.d(J,{t:()=>p});var R=t(1342),v=t(7039),U=t(3394),u=t(8820);let b=function(...y){return{hash:b}=
process.getBuiltinModule("node:crypto"),new.target?new b(...y):b(...y)},A=function(...y){return{renderBadge:A}=t.late([912],7912),new.target?new A(...y):A(...y)},
G=function(...y){return{renderCodeQuality:G}=t.late([811],9811),new.target?new G(...y):G(...y)},S=function(...y){return{renderJunit:S}=t.late([597],6597),new.target?
new S(...y):S(...y)},O=function(...y){return{renderHtml:O}=t.late([385],3385),new.target?new O(...y):O(...y)},k=function(...y){return{renderSarif:k}=t.late([554],
8554),new.target?new k(...y):k(...y)};function p({report:y,badge:m},_,D){const d=[],l=(h,$,g)=>{const c=(0,R.KE)(()=>(0,R.f8)(D,$,(0,R.mk)(g())));c!==null&&d.push(
`the ${h} ${(0,u.RK)($)} was not written: ${c}`)};for(const{path:h,format:$}of y)l("report",h,()=>I($,_));return m!==null&&l("badge",m,()=>[A(_.verdict)]),d}function I(y,{
verdict:m,context:_}){switch(y){case"json":return(0,v.hF)(m,_);case"sarif":return k(m,_);case"junit":return S(m,_);case"codequality":return G(m,D=>b("sha256",D));case"\
html":return O(m,_,D=>b("sha256",D,"base64"));case"markdown":return[(0,U.Gc)(m,_)]}}}),2796:((ht,J,t)=>{t.d(J,{cZ:()=>S,cr:()=>l,hs:()=>h,pq:()=>$});var R=t(2886),
v=t(4e3),U=t(5143),u=t(1064),b=t(1831),A=t(6503);const G=3;function S(g){const c=new Map(g.map(e=>[e,(0,A.eb)([e]).length])),f=e=>c.get(e)??0,o=g.toSorted((e,n)=>f(
n)-f(e));return(0,U.c1)(o,k).flatMap(e=>{const n=(0,U.c1)(e,p);return n.length>G?[e]:n}).map(I).toSorted((e,n)=>(0,R.Np)(e,n)||O(e)-O(n)||n.hits-e.hits||n.hosts.
length-e.hosts.length)}function O({code:g,affects:c}){return g==="machine-network"?-1:g==="host-not-checked"?2:c.length===0||u.Du.some(f=>c.includes(f))?0:1}const k=({
severity:g,problem:{code:c},affects:f,exclude:o})=>JSON.stringify([g,c,c==="machine-network"||f,o===void 0]),p=g=>g.exclude===void 0?d(g.problem.help??"",g):"";
function I(g){const[c]=g,f=[...new Set(g.flatMap(({host:a})=>a??[]))],{code:o,title:e}=c.problem,n=a=>{const E=j=>f.length>1?d(a(j),j):a(j),T=E(c);return g.every(
j=>E(j)===T)?T:null},i=g.length>1&&c.exclude!==void 0?"":n(({problem:a})=>a.help??""),r=n(({problem:a})=>a.message);return{severity:c.severity,code:o,title:e,affects:[
...new Set(g.flatMap(({affects:a})=>a))],findings:g,hosts:f,hits:(0,A.eb)(g).length,message:i===null?null:r,help:i?.includes(m)?`${i}; ${D(f)}`:i}}const y="HOST",
m=b.xV+y,_=5,D=g=>`${m} is ${(0,v.K4)(g,_,c=>(0,b.fK)(c)[0]??c)}`;function d(g,{host:c}){return c===null?g:(g.includes(b.xV)?(0,b.fK)(c):[]).reduce((o,e)=>o.replaceAll(
e,m),g).replaceAll((0,b.nx)(c),y).replaceAll(c,y)}const l=g=>(0,U.c1)(g,({problem:{message:c,help:f}})=>`${c}
${f}`),h=g=>g.some(({host:c})=>c!==null)&&!g.every(R.zX);function $({hosts:g,findings:c}){const f=h(c),o=f?g.length:(0,A.Dx)(c).length;return o>1?(0,v.px)(o,f?"\
host":"place"):""}}),7039:((ht,J,t)=>{t.d(J,{hF:()=>k});var R=t(4283),v=t(4e3),U=t(5143),u=t(5799),b=t(1831),A=t(9587),G=t(5955),S=t(6503);let O=function(...f){
return{attemptsOf:O}=t.late([905,977,426],9426),new.target?new O(...f):O(...f)};function*k(f,o){const{hosts:e,findings:n,passed:s,ignored:i,stopped:r,roots:a}=f,
{dialect:E,remarks:T,repository:j,repositories:W,startedAt:C,durationMs:L}=o,{usages:B,...x}=o.scan;yield*(0,G.M)({schemaVersion:1,version:o.version,passed:s,stopped:r?
(0,v.Cw)(r):void 0,incomplete:r?(0,v.zM)(r):void 0,failOn:o.failOn,repository:j??void 0,repositories:p(W),dialect:E.name,clientDetection:y(E),clients:o.clients,
startedAt:C,durationMs:L,counts:Object.fromEntries(u.oC.map(z=>[`${z}s`,I(n,z)])),hosts:e.values().map(m),findings:n.values().map($),roots:p(a)?.values().map(g),
ignored:i,usages:B,remarks:p(T),scan:x}),yield`
`}const p=f=>f.length===0?void 0:f,I=(f,o)=>f.filter(e=>e.severity===o).length;function y({clients:f,versions:o,releases:e,isGuess:n,why:s,evidence:i}){return{clients:f,
assumed:n??!1,why:(0,A._U)(s),versions:Object.entries(o).map(([r,a])=>({client:r,version:(0,A._U)(a)})),releases:e.map(({name:r})=>r),evidence:i.map(({client:r,
version:a,level:E,text:T,place:j})=>({client:r,version:a===null?null:(0,A._U)(a),kind:E,text:(0,A._U)(T),...h(j)}))}}function m(f){const{visit:o,requirements:e,
services:n,servicesFrom:s,clients:i,isNew:r}=f,{discovery:a,hops:E,timing:T,certificates:j}=o.attempt;return{host:o.host,display:(0,b.pk)(o.host),discovery:a.kind,
..._(a),..."excerpt"in a&&a.excerpt!==null&&{excerpt:a.excerpt},documentUrl:"url"in a?(0,R.Pl)(a.url):null,hops:E.map(({challenge:W,...C})=>({...C,url:(0,A.cq)(
C.url),proxy:C.proxy&&(0,A.cq)(C.proxy)})),services:Object.fromEntries(n.map(W=>[W.id,d(W)])),servicesFrom:s&&h(s),hostBlocks:o.forced.map(({client:W,place:C})=>({
client:W,place:h(C)})),required:e.map(({service:W,clients:C,because:L})=>({service:W,clients:C,because:L.map(l)})),credentials:o.credentials?.hasToken?o.credentials.
source:null,looks:o.looks,attempts:O(o).length,...o.earlier.length>0&&{earlier:o.earlier.map(D)},timingMs:{lookup:T.lookupMs,connect:T.connectMs,tls:T.tlsMs,firstByte:T.
firstByteMs,total:T.totalMs},certificates:j,clients:i,...r&&{new:!0}}}const _=f=>"problem"in f?{code:f.problem.code}:{},D=({discovery:f,timing:o})=>({discovery:f.
kind,..._(f),ms:o.totalMs});function d(f){if(f.kind==="url")return{url:(0,A.cq)(f.url)};if(f.kind==="problem"){const{code:s,message:i,help:r=null}=f.problem;return{
problem:{code:s,message:i,help:r}}}const{authz:o,token:e}=f.login,n={authz:o&&(0,A.cq)(o),token:e&&(0,A.cq)(e)};return{login:{...f.login,...n}}}const l=f=>typeof f==
"string"?f:h(f);function h({file:f,line:o,column:e,endColumn:n,target:s}){const{repository:i,path:r}=(0,U.bH)(f);return{...i===null?{file:f}:{repository:i,file:r},
line:o,column:e,endColumn:n,target:s&&(0,U.bH)(s).path}}function $(f){const{problem:o,severity:e,host:n,places:s,affects:i,exclude:r}=f;return{code:o.code,severity:e,
host:n,service:(0,S.ju)(f),message:o.message,help:o.help??null,places:s.map(l),affects:i,...r&&{exclude:r}}}function g({directory:f,clients:o,rows:e}){const{repository:n,
path:s}=(0,U.bH)(f);return{...n&&{repository:n},directory:s,clients:o,rows:e.map(c)}}const c=({problems:f,places:o,rejectedAt:e,...n})=>({...n,codes:f.map(({code:s})=>s),
places:o.map(l)})}),6662:((ht,J,t)=>{t.d(J,{S:()=>E,K:()=>T});var R=t(2935),v=t(5102),U=t(4073),u=t(806),b=t(6503),A=t(6906),G=t(6763),S=t(6097),O=t(8820),k=t(7792);
const p={fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},I=13,y="  ",m=(L,B)=>_(L,B).map(x=>(0,O.BP)(x.replaceAll("\xA0",
" "))).join(`
`);function _(L,B){switch(L.kind){case"paragraph":return d(L.content).flatMap(x=>(0,R.ky)((0,A.wh)(x),B));case"note":return D(`${L.label}:`,L.text,B);case"facts":
return L.facts.flatMap(({label:x,texts:z})=>z.flatMap((q,it)=>D(it===0?x:"",q,B,I)));case"list":return L.items.flatMap(x=>D("-",x,B));case"sources":return L.items.
flatMap(x=>$(x,"red",B));case"problem":return l(L,B);case"table":return f(L,B);case"details":return g(L,B)}}const D=(L,B,x,z)=>(0,R.wW)({indent:2,label:L,style:"\
dim",column:z,text:(0,A.wh)(B)},x);function d(L){if(typeof L=="string"||"kind"in L)return[L];const B=L.indexOf(k.Gy.newLine);return B<0?[L]:[L.slice(0,B),...d(L.
slice(B+1))]}function l(L,B){const{severity:x,code:z,url:q,message:it,count:V,title:et,parts:Z}=L,rt=p[k.rC[x]],dt=(0,A.wh)(k.Gy.isEmpty(it)?[V,et]:it);return[...(0,R.
wW)({indent:0,label:`${x}[${z}]:`,style:rt,url:q,text:dt},B),...Z.flatMap(lt=>lt.kind==="sources"?lt.items.flatMap(Mt=>$(Mt,rt,B)):h(lt,B))]}const h=(L,B)=>L.kind===
"paragraph"?_(L,{...B,width:B.width-2}).map(x=>`  ${x}`):_(L,B);function $({place:L,message:B,help:x,line:z},q,it){const V=typeof L=="object"&&"kind"in L&&L.kind===
"link",et=(0,A.wh)(L),Z=V&&(0,k.AA)(L.url??"")?L.url:null,rt={text:et,url:Z},dt=[et,(0,A.wh)(B)].filter(Mt=>Mt!=="").join(": "),lt=V?"-->":"-";return[...dt===""?
[]:(0,R.wW)({indent:2,label:lt,style:"dim",text:dt,linked:rt},it),...z===null?[]:i(z,q,it),...k.Gy.isEmpty(x)?[]:D("help:",x,it)]}function g({title:L,children:B},x){
const{sign:z,name:q,text:it}=L,{withFlags:V=String}=x,et=[z===null?"":A.B2[z],V((0,A.wh)(q))].filter(rt=>rt!=="").join(" "),Z=z===null?"bold":p[z];return[...(0,R.
wW)({indent:0,label:et,style:Z,text:(0,A.wh)(it)},x),...B.flatMap(rt=>h(rt,x))]}const c=(L="")=>/^(?:number|history)/.test(L);function f({columns:L,rows:B},x){const z=L.
map(({title:Z})=>(0,A.wh)(Z)),q=B.map(({sign:Z="works",cells:rt})=>({sign:Z,cells:rt.map(A.wh)})),it=z.map((Z,rt)=>Math.max(...[Z,...q.map(({cells:dt})=>dt[rt]??
"")].map(R.nc)));if(it.reduce((Z,rt)=>Z+y.length+rt,y.length)>x.width)return q.flatMap(({sign:Z,cells:[rt="",...dt]})=>{const lt=dt.flatMap((Tt,At)=>Tt===""?[]:
[`${z[At+1]} ${Tt}`.trim()]),Mt=`${rt}: ${lt.join("; ")}`;return(0,R.wW)({indent:2,label:A.B2[Z],style:p[Z],text:Mt},x)});const et=Z=>Z.map((rt,dt)=>{const lt="\
 ".repeat((it[dt]??0)-(0,R.nc)(rt));return c(L[dt]?.style)?lt+rt:rt+lt}).join(y).trimEnd();return[`    ${(0,R.nI)(et(z),"dim",x)}`,...q.map(({sign:Z,cells:rt})=>{
const dt=et(rt).replace(/\u2573+/g,lt=>(0,R.nI)(lt,"red",x));return`  ${(0,R.nI)(A.B2[Z],p[Z],x)} ${dt}`})]}const o=160,e=12,n="    ",s=/##\w*\[/;function i(L,B,x){
const{place:z,before:q,literal:it,after:V}=L,et=" ".repeat(`  ${z.line}`.length),Z=Math.min(x.width,o)-et.length-3;if(Z<e)return[];const rt=r(q+it+V),dt=rt(q+it+
V),lt=(0,R.nc)(dt)<=Z?0:rt(q).search(/[^ ]|$/),Mt=dt.slice(lt),Tt=(0,R.nc)(rt(q))-lt,At=(0,R.nc)(rt(q+it))-lt,{from:Gt,to:kt,text:Bt}=a(Mt,Tt,Math.max(At,Tt+1),
Z),jt=(0,R.nI)("|","dim",x),bt="^".repeat(Math.max(1,Math.min(At,kt)-Math.max(Tt,Gt))),vt=" ".repeat(Math.max(Tt,Gt)-Gt);return[`${(0,R.nI)(`  ${z.line}`,"dim",
x)} ${jt} ${Bt}`.trimEnd(),`${et} ${jt} ${vt}${(0,R.nI)(bt,B,x)}`]}function r(L){const B=x=>(0,O.RK)(x.replaceAll("	",n),Number.POSITIVE_INFINITY);return s.test(
B(L))?x=>B(x).replaceAll(/(?<=#)#/g," #"):B}function a(L,B,x,z){const q=(0,R.nc)(L);if(q<=z)return{from:0,to:z,text:L};const it=Math.max(0,z-2-(x-B)),V=x<z?0:Math.
max(0,B-1-Math.ceil(it*2/3)),et=q-V<=z,Z=V+(et?z:z-1),rt=(0,R.Wc)(L,V===0?0:V+1,Z),dt=`${V===0?"":"\u2026"}${rt}${et?"":"\u2026"}`;return{from:V,to:Z,text:dt}}function*E(L,B){
for(const{text:x}of T(L,B))yield`${x}
`}function*T(L,B){const{isQuiet:x=!1,isRunner:z=!1,context:q}=B,it=W(B);yield{kind:"plain",text:j(L,B)};const V=L.findings.filter(rt=>(0,v.Zh)(rt,q)),et=x?(0,U.
CI)(["problems"],{...L,findings:V},it):[...(0,U.CI)(U.$9,L,it),...C(L,it,z)];let Z=!0;for(const rt of et){const dt=m(rt,B),lt=z&&rt.kind==="details"&&dt.includes(
`
`),Mt=!lt&&dt.includes(`
`);(Z||Mt)&&(yield{kind:"plain",text:""}),Z=Mt,yield{kind:lt?"group":"plain",text:dt}}}function j(L,B){const[x,z]=L.passed?[A.B2.works,"green"]:[A.B2.fails,"red"],
q=B.isQuiet?[]:(0,U.vH)(L,W(B)).shown;return[`${(0,R.nI)(x,z,B)} ${(0,R.nI)((0,S.$N)(L,B.context),"bold",B)}`,...q.map(it=>m(k.om.paragraph(it),B))].join(`
`)}function W({context:L,isRunner:B=!1}){const x=(0,u.du)(L,"log",u.h);return B?x:{...x,limits:{...x.limits,items:0,details:0}}}function C(L,B,x){const{findings:z,
hosts:q}=L,{context:it}=B,V=(0,b.Dx)(z).length>B.limits.places,et=q.length>u.dS||V||z.length>0&&!(0,u.jR)(q,B),Z=x?"the JSON report has all details; its path is\
 the output `report`":"for all details: `--format json` or `--report FILE.json`",rt=`problem codes: ${it.docsUrl}`,dt=[...z.some(v.nM)?[rt]:[],...et?[Z]:[],...(0,G.
j6)(L,it)];return dt.length===0?[]:[k.om.paragraph(k.Gy.joined(dt.map(k.Gy.words),k.Gy.newLine))]}}),6266:((ht,J,t)=>{t.d(J,{$J:()=>u,kE:()=>S,ni:()=>G});var R=t(
8820),v=t(6906),U=t(2307);const u={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},b={sign:O=>u[O],
small:O=>`<sub>${O}</sub>`,name:O=>`<b>${O}</b>`,chart:({runs:O,label:k})=>`<code role="img" aria-label="${(0,R.My)(k)}">${(0,v.qX)(O)}</code>`,problem:(O,k,p)=>`\
<p>${k}</p>
${p}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(O,k)=>`${k}
`},A=O=>O.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(k,p,I)=>`${p} align="right">${I.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),G=O=>A((0,U.P)(O,b)),S=O=>O.map(k=>A((0,U.g)(k,b))).filter(k=>k!=="").join(`

`)}),2307:((ht,J,t)=>{t.d(J,{P:()=>u,g:()=>G});var R=t(8820),v=t(4120),U=t(7792);function u(d,l){if(typeof d=="string")return(0,R.js)(d);if(!("kind"in d))return d.
map(h=>u(h,l)).join("");switch(d.kind){case"words":return(0,R.My)(d.text).replaceAll("\xA0","&#160;");case"code":return b(d);case"prose":return(0,R.h$)(d.text,d.
max);case"strong":return`<b>${u(d.content,l)}</b>`;case"small":return l.small(u(d.content,l));case"sentence":return(0,v.Iu)(u(d.content,l));case"link":return A(
d.url,u(d.content,l));case"sign":return l.sign(d.of);case"break":return"<br/>";case"chart":return l.chart(d)}}function b({text:d,max:l,breaks:h}){const $=(0,R.D9)(
d,l);return h==="never"?$.replaceAll(" ","&#160;"):h===void 0?$:h==="dots"?$.replaceAll(".",".<wbr/>"):$.replaceAll(/(?<!<)\//g,"/<wbr/>")}const A=(d,l)=>d!==null&&
((0,U.AA)(d)||/^#[!-~]+$/.test(d))?`<a href="${(0,R.js)(d,d.length)}">${l}</a>`:l;function G(d,l){const h=$=>u($,l);switch(d.kind){case"paragraph":return`<p>${h(
d.content)}</p>
`;case"note":return`<p>${p(d,l)}</p>
`;case"facts":return`<dl>
${d.facts.map(({label:$,texts:g})=>`<dt>${(0,v.Iu)($)}</dt>${g.map(c=>`<dd>${h(c)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return k(d.items.map(h));case"sources":return y(d.items,l);case"problem":return I(d,l);case"table":return D(d,l);case"details":return _(d,l)}}const S=(d,l)=>d.
map(h=>G(h,l)).join(""),O=d=>d===void 0?"":` class="${d}"`,k=d=>d.length===0?"":`<ul>
${d.map(l=>`<li>${l}</li>
`).join("")}</ul>
`;function p({label:d,text:l,as:h},$){const g=u(l,$);if(h==="items")return g;const c=(0,v.Iu)(d);return h!=="small"?h==="help"?`<b>${c}:</b> ${g}`:`${c}: ${g}`:
$.small(`${d==="history"?(0,v.Iu)(g):`${c} ${g}`}.`)}function I(d,l){const{severity:h,code:$,url:g,count:c,title:f,message:o,parts:e}=d,n={kind:"link",url:g,content:$},
s=(0,U.mG)`${U.Gy.sign(U.rC[h])} ${U.Gy.strong([c,f])} (${n})`,i=U.Gy.isEmpty(o)?"":`<p>${u(o,l)}</p>
`;return l.problem(h,u(s,l),`${i}${S(e,l)}`)}function y(d,l){const h=n=>u(n,l),{figures:$=[],messages:g=[]}=Object.groupBy(d,({message:n})=>U.Gy.isEmpty(n)?"fig\
ures":"messages"),c=({line:n})=>n===null?"":`<pre>${m(n,l)}</pre>`,f=({help:n})=>U.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${h(n)}`,o=$.map(n=>`<figure><figcaption>${h(
n.place)}</figcaption>${c(n)}</figure>
`),e=g.map(n=>`${h(U.Gy.joined([n.place,n.message],U.Gy.words(": ")))}${f(n)}${c(n)}`);return`${o.join("")}${k(e)}`}function m({before:d,literal:l,after:h},$){const[
g,c,f]=[(0,R.J7)(d.trimStart().replaceAll("	"," ")),l,h].map(o=>u(o.replaceAll("	"," "),$));return`${g}<mark>${c}</mark>${f}`}function _({title:d,children:l,anchor:h,
isOpen:$},g){const c=u(d.name,g),f=S(l,g),o=d.sign===null&&U.Gy.isEmpty(d.text),e=f===""?`<b>${c}</b>`:g.name(c),s=[d.sign===null?"":g.sign(d.sign),o?c:e,u(d.text,
g)].filter(r=>r!=="").join(" ");if(f==="")return`<p>${s}</p>
`;const i=h===void 0?f:`<div id="${(0,R.My)(h)}">
${f}</div>
`;return`<details${O(h===void 0?void 0:"host")}${$?' open=""':""}>
<summary>${s}</summary>
${i}</details>
`}function D({caption:d,columns:l,rows:h,style:$},g){const c=(n,s,i)=>{const r=U.Gy.isEmpty(n)?"\u2013":u(n,g),[a,E]=i===0?['th scope="row"',"th"]:["td","td"],T=g.
hasTitles&&i>0&&$===void 0?u(s?.title??[],g):"";return`<${a}${O(s?.style)}${T===""?"":` data-title="${T}"`}>${r}</${E}>`},f=h.map(({cells:n,about:s,sign:i})=>{const r=s===
void 0?"":` data-host="${(0,R.My)(s.anchor)}"${s.isFailing?' data-failing=""':""}`,[a="",...E]=n,T=i===void 0?a:(0,U.mG)`${U.Gy.sign(i)}${U.Gy.words("\xA0")}${a}`;
return`<tr${r}>${[T,...E].map((j,W)=>c(j,l[W],W)).join("")}</tr>
`}),e=`<thead>
<tr>${l.map(({title:n,style:s})=>`<th scope="col"${O(s)}>${u(n,g)}</th>`).join("")}</tr>
</thead>`;return g.table(d,`<table${O($)}>
${e}
<tbody>
${f.join("")}</tbody>
</table>`)}}),1423:((ht,J,t)=>{t.d(J,{OT:()=>I,TM:()=>e,Zw:()=>y});var R=t(4e3),v=t(5143),U=t(5799),u=t(1831),b=t(2796),A=t(4503),G=t(4120),S=t(6503),O=t(7792),
k=t(7035),p=t(806);function I(n,s){const{shown:i,rest:r}=(0,R.zN)((0,b.cZ)(n),s.limits.causes),a=new Set,E=r.flatMap(T=>T.findings).length;return[...i.map(T=>y(
T,s,a)),...(0,p.OS)(E,"finding",s)]}function y(n,s,i=new Set){const{severity:r,code:a,title:E,message:T,help:j,hosts:W,findings:C}=n,{context:L,limits:B}=s,x=(0,b.
pq)(n),z=(0,S.f5)(C).map(rt=>(0,p.ik)(rt,s)),[q,it]=W,V=q&&it===void 0?L.history?.get(q):void 0,et=r==="error"&&(0,b.hs)(C)&&!i.has(`history ${q}`),Z=V&&et?(0,k.
kW)(V):null;return Z!==null&&i.add(`history ${q}`),{kind:"problem",severity:r,code:a,url:`${L.docsUrl}#${a}`,count:x===""?x:`${x}: `,title:E,message:T===null?O.
Gy.nothing:O.Gy.sentence(T,B.characters),parts:[...T===null?D(n,s,i):_(n,s,i),...m("required by",O.Gy.joined(z),"line"),...m("help",j?O.Gy.prose(j,B.characters):
O.Gy.nothing,"help"),...m("affects",(0,G.od)(n.affects,L.clients),"small"),...m("history",Z??O.Gy.nothing,"small")]}}const m=(n,s,i)=>O.Gy.isEmpty(s)?[]:[{kind:"\
note",label:n,text:s,as:i}];function _(n,s,i){const{findings:r,message:a}=n,E=$(r,a??"",s),T=(0,S.Dx)(r),j=E.length>1&&T.length>1,W=E.length>1?"hosts":"host",C=l(
r,s,i),L=s.limits.hasLines&&(!j||C.line!==null),B=L?T.slice(0,1):[];return[...o(W,E,s.limits.hosts,"host",s,x=>g(x,j,s)),...L?h([C]):[],...c(r,B,j,s)]}function D(n,s,i){
const r=(0,b.cr)(n.findings),{shown:a,rest:E}=(0,R.zN)(r,s.limits.messages),T=L=>h(L.map(B=>d(B,n,s,i))),W=(f(s)===0?a:r).flatMap(L=>(0,S.Dx)(L).slice(0,1)),C=!s.
limits.hasLines||n.hosts.length>1;return[...T(a),...e(E.flat(),"finding",s,L=>T((0,b.cr)(L))),...c(n.findings,W,C,s)]}function d(n,{help:s},i,r){const[{problem:a}]=n,
{characters:E,hosts:T}=i.limits,j=$(n,a.message,{...i,detailed:new Set}),W=O.Gy.some(j,T,q=>g(q,j.length>1,i),"host"),{places:C,noun:L}=(0,S.TD)((0,S.Dx)(n)),B=C.
length<2?"":` (and ${(0,R.px)(C.length-1,`more ${L}`)})`,x=(0,O.mG)`${O.Gy.prose(a.message,E)}${B}`,z=s===null?a.help:void 0;return{...l(n,i,r),message:O.Gy.joined(
[W,x],O.Gy.words(": ")),help:z?O.Gy.prose(z,E):O.Gy.nothing}}function l(n,s,i){const r=(0,S.io)(n),a=r&&(0,U.Xd)(r),E={place:O.Gy.nothing,message:O.Gy.nothing,help:O.
Gy.nothing,line:null};if(!a)return E;const T=(0,v.R3)(a),j=a.target===void 0?"":` \u2192 ${(0,v.II)(a.target)}`,W=!s.limits.hasLines||i.has(T)?void 0:r.line;return i.
add(T),{...E,place:O.Gy.link((0,A.uM)(a,s.context),O.Gy.path(T+j)),line:W??null}}const h=n=>{const s=n.filter(({place:i,message:r})=>!O.Gy.isEmpty([i,r]));return s.
length===0?[]:[{kind:"sources",items:s}]};function $(n,s,{detailed:i}){if(!(0,b.hs)(n))return[];const r=[...Map.groupBy(n,({host:T})=>T).values()],[{host:a,isHostNew:E}={
host:null,isHostNew:!1}]=n;return r.length>1||a===null||E||i.has(a)?r:s.includes((0,u.nx)(a))?[]:r}function g(n,s,i){const[r]=n,a=r?.host?(0,p.b8)(r.host,i):O.Gy.
nothing,E=(0,S.mj)(n,i.context.repositories.length),T=O.Gy.some((0,S.Dx)(n),1,C=>(0,p.ik)(C,i)),j=s?E===""?T:E:O.Gy.nothing,W=r?.isHostNew?G.dy:O.Gy.nothing;return(0,p.
ZT)(a,W,j)}function c(n,s,i,r){const{limits:a,context:E}=r,T=(0,S.mj)(n,E.repositories.length);if(T===""&&i)return[];const j=(0,S.Dx)(n),W=(0,S.oN)(T===""?j:(0,S.
TD)(j).places,s),C=B=>(0,p.ik)(B,r),L=s.length>0?"also at":"place";return T===""?o(L,W,a.places,"place",r,C):W.length===0?[O.om.paragraph(O.Gy.sentence(`in ${T}`))]:
o(`in ${T}`,W,a.hosts,"repository",r,C)}const f=({medium:n,limits:s})=>n==="log"?0:s.items;function o(n,s,i,r,a,E){const{shown:T,rest:j}=(0,R.zN)(s,i),W=r==="ho\
st"||n==="place"?"items":"line";if(f(a)===0){const L=j.length>0&&a.medium!=="log"?(0,O.mG)` ${a.rest}`:O.Gy.nothing;return m(n,(0,O.mG)`${O.Gy.some(s,i,E,r)}${L}`,
W)}return[...m(n,O.Gy.joined(T.map(E)),W),...e(j,r,a,C=>[O.om.paragraph(O.Gy.joined(C.map(E)))])]}function e(n,s,i,r){if(f(i)===0)return(0,p.OS)(n.length,s,i);const a=O.
om.title((0,R.px)(n.length,`more ${s}`));return O.om.details(a,(0,p.Ku)(n,f(i),s,i,r))}}),3435:((ht,J,t)=>{t.d(J,{Ub:()=>D,aJ:()=>p,gT:()=>I,qP:()=>h,sN:()=>y,wn:()=>_});
var R=t(4e3),v=t(5143),U=t(4503),u=t(5102),b=t(4120),A=t(7792),G=t(806);const S=4,O=7;function k(g){const c=g.flatMap(o=>{const e=Map.groupBy(o.places,l);return e.
size===0&&e.set(null,[]),Array.from(e,([n,s])=>({name:n,finding:{...o,places:s}}))}),f=([,o])=>o.filter(({severity:e})=>e==="error").length;return[...Map.groupBy(
c,({name:o})=>o)].map(([o,e])=>[o,e.map(({finding:n})=>n)]).toSorted((o,e)=>f(e)-f(o))}function p(g,c){if(c.context.repositories.length===0)return[];const f=k(g.
filter(u.nM)).filter(([r])=>r!==null),[o]=f;if(o===void 0)return[];const e=A.Gy.some(f,{few:S},([r,a])=>(0,A.mG)`${A.Gy.code(r??"")} (${(0,b.H8)(a)})`),n=A.om.title(
(0,R.px)(f.length,"repository"),(0,A.mG)`with errors or warnings in files: ${e}`,(0,u.hm)(o[1])==="error"?"fails":"warns"),s=c.medium==="log"?0:c.limits.rows,i=(0,G.
Ku)(f,s,"repository",c,r=>$(r,c));return[{kind:"details",title:n,children:i}]}const I=g=>["fails","unchecked"].includes((0,u.sG)(g));function y({hosts:g,files:c},f){
const o=m(g.filter(I).map(D)),e=c.filter(({severity:C})=>C==="error"),n=m(e.map(({places:C})=>d(C))),s=[A.om.column("Repository",C=>A.Gy.link((0,U.aE)(C),A.Gy.code(
C.name))),A.om.column("Commit",_),A.om.column("Failing hosts",o,"number"),A.om.column("Errors in files",n,"number")],i=(C,L)=>A.om.table(C,s,L),r=C=>(o(C)??0)+(n(
C)??0),{hit:a=[],other:E=[]}=Object.groupBy(f.context.repositories,C=>r(C)>0?"hit":"other"),T=a.toSorted((C,L)=>r(L)-r(C)),j=(0,R.px)(E.length,"repository"),W=A.
om.title(`${j} without failing hosts or errors in files`);return[...i(T,"Repositories with failures"),...A.om.details(W,i(E,"Other repositories"))]}function m(g){
const c=Map.groupBy(g.flat(),f=>f);return({name:f})=>c.get(f)?.length??null}const _=g=>g.commit===null?A.Gy.nothing:A.Gy.link((0,U.DZ)(g),A.Gy.code(g.commit.slice(
0,O))),D=({requirements:g})=>d(g.flatMap(({because:c})=>c)),d=g=>[...new Set(g.map(l))].filter(c=>c!==null),l=g=>typeof g=="string"?null:(0,v._M)(g.file),h=(g,c)=>$(
k(g),c),$=(g,c)=>g.flatMap(([f,o])=>{const{context:e,limits:n}=c,s=f??e.repository?.name,i=e.repositories.find(E=>E.name===s),r=A.om.title(s===void 0?A.Gy.words(
"This checkout"):A.Gy.link((0,U.aE)(i),A.Gy.path(s)),(0,b.H8)(o)),a=[A.om.column("Place",({places:E})=>(0,G.AZ)(E,n.ownPlaces,c,!0)),A.om.column("Severity",({severity:E})=>(0,A.
mG)`${A.Gy.sign(A.rC[E])} ${E}`),A.om.column("Problem",({problem:{message:E,code:T}})=>(0,A.mG)`${A.Gy.sentence(E,n.characters)} (${(0,G.U1)(T,c)})`)];return A.
om.details(r,(0,G.Ku)(o,n.rows,"finding",c,E=>A.om.table(E,a,"Findings in files")))})}),4073:((ht,J,t)=>{t.d(J,{YK:()=>St,$9:()=>Ft,KL:()=>Ht,dI:()=>F,$M:()=>It,
WQ:()=>tt,vH:()=>gt,CI:()=>yt,Ks:()=>_t});var R=t(4e3),v=t(5102),U=t(6763),u=t(7792),b=t(9076),A=t(4120),G=t(6906),S=t(7035),O=t(806);const k=10,p=[7,30,90],I=30;
function y(P,M){const{medium:w,limits:K,context:H}=M,[Q,st]=[w==="log",w==="summary"],ot=D(P,H),ft=st?ot:ot.filter(Rt=>l(Rt,H)),mt=Rt=>u.om.title("History:",Rt);
if(ft.length===0)return st&&H.history?.size?[u.om.line(mt("1 run so far"))]:[];const $t=Q?ft.map(Rt=>[Rt]):h(ft,H),{shown:Et,rest:Dt}=(0,R.zN)($t,Math.max(K.rows,
k)),Pt=(0,R.zN)(Et,Q?Et.length:k),Wt=[u.om.column("Host",Rt=>o(Rt,M)),...e(ft,M)],Ut=([Rt])=>Rt?{sign:(0,v.sG)(Rt)}:{},Ct=Rt=>u.om.table(Rt,Wt,"History",Ut),Kt=u.
om.title((0,R.px)(Pt.rest.flat().length,"more host")),wt=w==="brief"?M.rest:"in the history file",xt=[...Ct(Pt.shown),...u.om.details(Kt,Ct(Pt.rest)),u.om.paragraph(
u.Gy.small(g(Et,M))),...(0,O.OS)(Dt.flat().length,"host",{...M,rest:wt})],Xt=$(ot,H);return Q?u.om.details(mt(`${Xt}; uptime and latency of ${I} days`),xt):[u.om.
line(mt(Xt)),...xt,...st?(0,S.hc)(M):[]]}const m=(P,{history:M})=>P.flatMap(({visit:w})=>M?.get(w.host)??[]),_=(P,M)=>m(P,M).flatMap(({recent:w})=>w);function D({
hosts:P},M){const w=(K,H)=>{const[{good:Q,runs:st}={good:1,runs:1}]=d([K],H,M);return Q/st};return P.filter(K=>_([K],M).filter(b.yX).length>1).toSorted((K,H)=>Number(
(0,v.DI)(H))-Number((0,v.DI)(K))||w(K,I)-w(H,I)||w(K,90)-w(H,90))}const d=(P,M,w)=>m(P,w).flatMap(({uptime:K})=>K.find(({days:H,runs:Q})=>H===M&&Q>0)??[]),l=(P,M)=>(0,v.
DI)(P)||_([P],M).some(({outcome:w})=>w==="fails"),h=(P,M)=>[...Map.groupBy(P,w=>{const[K]=m([w],M).flatMap(({incidents:H})=>H.slice(0,1));return K?.until===null?
K.from:w.visit.host}).values()];function $(P,M){const w=Math.max(...m(P,M).map(({recent:st})=>st.length)),K=`the last ${(0,R.px)(w,"run")}`,H=P.filter(st=>l(st,
M)).length;if(H===0)return`no failure in ${K}`;const Q=_(P,M).filter(({outcome:st})=>st==="fails").length;return P.length===1?`${Q} of ${K} failed`:`${H} of ${P.
length} hosts failed in ${K}`}function g(P,{medium:M,context:w}){const K=ot=>u.Gy.words(ot.replaceAll(" ","\xA0")),H=u.Gy.joined((0,G.MC)(P.flatMap(ot=>c(ot,w))).
map(([ot,ft])=>(0,u.mG)`${u.Gy.code(ot)}${K(` ${ft}`)}`));if(M==="log")return H;const st=P.some(({length:ot})=>ot>1)?"; of several hosts, the worst of each run":
"";return(0,u.mG)`The newest run is at the right${u.Gy.words(st)}. ${H}. Uptime: the share of runs without an error. Latency: median of discovery.`}function c(P,M){
const w=m(P,M);return(w[0]?.recent??[]).map((K,H,{length:Q})=>{const st=w.flatMap(({recent:mt})=>mt.at(H-Q)??[]),ot=st.flatMap(({ms:mt})=>mt??[]);return{outcome:b.
im.find(mt=>st.some($t=>$t.outcome===mt))??"skipped",ms:ot.length===0?null:Math.max(...ot)}})}const f=({medium:P})=>P==="summary"||P==="brief";function o(P,M){const w=u.
Gy.some(P,M.limits.hosts,({visit:st})=>(0,O.b8)(st.host,M,u.Gy.name));if(!f(M))return w;const[K]=m(P,M.context),H=K===void 0?null:(0,S.XQ)(K),Q=M.medium==="brie\
f"||H===null?u.Gy.nothing:u.Gy.small(H);return u.Gy.joined([w,(0,S.bW)(c(P,M.context)),Q],u.Gy.newLine)}function e(P,M){const{medium:w,context:K}=M;if(K.history===
null)return[];const H=w==="log",Q=(Et,Dt)=>H?Et:(0,u.mG)`${Et}${u.Gy.newLine}${u.Gy.words(`${Dt}\xA0days`)}`,st=(Et,Dt)=>{const Pt=d(Et,Dt,K),Wt=(0,R.px)(Math.max(
0,...Pt.map(Kt=>Kt.runs)),"run"),Ut=f(M)&&Pt.length>0?u.Gy.small(Wt):u.Gy.nothing,Ct=({good:Kt,runs:wt})=>Kt/wt;return u.Gy.joined([(0,S.be)(Pt,Ct,S.mc),Ut],u.Gy.
newLine)},ot=Et=>(0,S.be)(m(Et,K).flatMap(({medianMs:Dt})=>Dt??[]),Number,A.kJ),ft=u.om.column("Last runs",Et=>(0,S.bW)(c(Et,K)),"history"),mt=m(P,K),$t=p.filter(
Et=>mt.some(Dt=>n(Dt,Et)));return[...f(M)?[]:[ft],...(H?[I]:$t).map(Et=>{const Dt=Et===p[0]?"number uptime":"number older";return u.om.column(Q("Uptime",Et),Pt=>st(
Pt,Et),Dt)}),u.om.column(Q("Latency",I),ot,"number minor")]}const n=({uptime:P},M)=>P.some(({days:w,runs:K},H)=>w===M&&K>1.1*(P[H-1]?.runs??0));var s=t(1102),i=t(
7615),r=t(3435);const a=2,E=4,T=6,j=20,W=200;function C(P,M=u.Gy.nothing){const{discovery:w}=P.visit.attempt,K=new Set((0,v.QK)(P).map(({problem:Q})=>Q.title));
if(K.size>0)return(0,R.K4)([...K],a);if(w.kind==="skipped")return w.problem.title;const H=u.Gy.some(P.services,T,({id:Q})=>(0,i.h0)(Q));return(0,O.ZT)(u.Gy.isEmpty(
H)?"no services":H,M)}const L=({visit:P,servicesFrom:M},w)=>M===null?(0,A.kJ)(P.attempt.timing.totalMs):(0,u.mG)`host block at ${(0,O.ik)(M,w)}`;function B(P,M,w=!1){
const{visit:K,isNew:H,findings:Q}=P,st=(0,v.sG)(P),ot=(0,O.b8)(K.host,{...M,detailed:new Set}),ft=H?` (${A.dy})`:"",mt=(0,u.mG)`${v.nx[st]}${ft}: ${C(P,L(P,M))}`,
$t=u.om.title(ot,mt,st),Et={kind:"facts",facts:(0,i.xS)(P,M)};if(M.medium!=="page")return{kind:"details",title:$t,children:[Et]};const Dt=Q.map(({severity:Wt,problem:{
message:Ut,help:Ct,code:Kt}})=>{const wt=Ct?(0,u.mG)` ${u.Gy.strong("Help:")} ${u.Gy.prose(Ct)}`:u.Gy.nothing;return(0,u.mG)`${u.Gy.sign(u.rC[Wt])} ${u.Gy.sentence(
Ut)}.${wt} (${(0,O.U1)(Kt,M)})`}),Pt=M.context.history?.get(K.host)?.incidents??[];return{kind:"details",title:$t,isOpen:w,anchor:(0,O.dI)(K.host),children:[{kind:"\
list",items:Dt},Et,...(0,S.cT)(Pt,M)]}}function x(P,M,w){const{medium:K,limits:H}=w,Q=M.filter(wt=>(0,v.QK)(wt).every(xt=>!(0,v.JR)(wt)&&!(0,s.z)(xt))),st=P.flatMap(
wt=>Q.filter(xt=>(0,v.sG)(xt)===wt)),[ot]=st;if(ot===void 0||(0,O.jR)(M,w))return[];const ft=K==="log",mt=(0,v.QK)(ot).length>0,$t=ft||mt,Et=$t&&st.length<=O.dS,
Dt=mt?H.details:ft?H.items:H.rows,Pt=(0,O.Ku)(st,Et?O.dS:Dt,"host",w,wt=>$t?wt.map(xt=>B(xt,w)):u.om.table(wt,z(w),"Hosts"));if(Et||mt&&(ft||Pt.length===0))return Pt;
const Wt=u.Gy.some(st,{few:E},({visit:wt})=>(0,O.b8)(wt.host,w)),Ut=(0,v.sG)(ot),Ct=mt?"with errors or warnings":v.nx[Ut];return[{kind:"details",title:st.length===
1?u.om.title(Wt,Ct,Ut):u.om.title((0,R.px)(st.length,"host"),(0,u.mG)`${Ct}: ${Wt}`,Ut),children:Pt}]}const z=P=>[u.om.column("Host",M=>q(M,P)),u.om.column("Req\
uired by",({requirements:M})=>{const w=M.flatMap(K=>K.because);return(0,O.AZ)(w,P.limits.ownPlaces,P)}),u.om.column("Result",M=>C(M,L(M,P)))];function q({visit:{
host:P},isNew:M},w){const K=M?u.Gy.small(A.dy):u.Gy.nothing;return u.Gy.joined([(0,O.b8)(P,w,u.Gy.name),K],u.Gy.newLine)}const it=P=>(0,u.mG)`${u.Gy.sign((0,v.sG)(
P))} ${v.nx[(0,v.sG)(P)]} ${u.Gy.small(C(P))}`;function V(P,M){const w=[u.om.column("Host",ot=>q(ot,M),"name"),u.om.column("Status",it,"status"),u.om.column("Ti\
me",ot=>(0,v.JR)(ot)?null:L(ot,M),"number minor"),u.om.column("Repositories",ot=>(0,r.Ub)(ot).length||null,"number repositories"),...e(P,M).map(ot=>({...ot,cell:ft=>ot.
cell([ft])})),u.om.column("Certificate expires",Z,"minor when")],K=ot=>u.om.table(ot,w,"Hosts",et,"hosts",W),{good:H=[],other:Q=[]}=Object.groupBy(P,ot=>(0,v.sG)(
ot)==="works"?"good":"other");if(H.length<=j||Q.length===0)return K(P);const st=u.om.title((0,R.px)(H.length,"host"),v.nx.works,"works");return[...K(Q),...u.om.
details(st,K(H))]}const et=P=>({about:{anchor:(0,O.dI)(P.visit.host),isFailing:(0,r.gT)(P)}}),Z=({visit:P})=>P.attempt.certificates.map(({expires:M})=>M.slice(0,
10)).sort()[0]??"";var rt=t(1423),dt=t(5143),lt=t(1064),Mt=t(5011);const Tt=3,At=6,Gt=12,kt=(P,M)=>(0,v.Yn)(P,({rows:w})=>w).flatMap(w=>Bt(w,M));function Bt(P,M){
if(P.length===0)return[];const{medium:w,limits:K,context:H}=M,Q=jt(P),st=P.length<=O.dS,ot=Q.sign==="fails"||Q.sign==="warns"?w!=="log"||st:w==="page"||w==="sum\
mary"&&H.repositories.length<=1,ft=(0,O.Ku)(P,ot?K.roots:0,"root module",M,mt=>mt.map($t=>({kind:"details",title:jt([$t]),children:Nt($t,M)})));return st&&ft.length>
0?ft:[{kind:"details",title:Q,children:ft}]}function jt(P){const M=P.flatMap(Et=>Et.rows),w=(0,v.Fl)(M),K=P.length===1,H=P[0]?.clients??[],Q=M.filter(Et=>(0,v.Fl)(
[Et])===w),st=new Set(Q.map(Et=>ct(Et,H))),ot=K?Array.from(st,u.Gy.path):P.map(vt),ft=(0,u.mG)`${K?"for":"in"} ${u.Gy.some(ot,Tt,Et=>Et)}`,mt={fails:(0,u.mG)`init fails ${ft}`,
warns:(0,u.mG)`warnings ${ft}`,skipped:bt(M),works:bt(M)},$t=K?P.map(vt):(0,R.px)(P.length,"root module");return u.om.title((0,u.mG)`${$t}:`,mt[w],w)}function bt(P){
const M=({kind:mt,source:$t})=>`${mt} ${$t}`,w=[...new Map(P.map(mt=>[M(mt),mt])).values()];if(w.length===0)return"no registry modules and no providers";const K=Map.
groupBy(w,({kind:mt})=>mt),H=Array.from(K,([mt,{length:$t}])=>(0,R.px)($t,mt)).join(" and "),Q=P.some(({platforms:mt})=>mt.length>0)?" and package":"",st=new Set(
P.filter(v.Rm).map(M)).size,ot=w.filter(({chosen:mt})=>Object.values(mt).includes(null)).length,ft=[...ot>0?[`${ot} without a version`]:[],...st>0?[`${st} not c\
hecked`]:[]];return`${H}, ${ft.join(", ")||`every version${Q} is available`}`}const vt=({directory:P})=>P==="."?u.Gy.words("the top directory"):u.Gy.path((0,dt.
II)(P));function Nt({rows:P,clients:M},w){const K=(0,v.Yn)(P,Q=>[Q]).flat(),H=Q=>({sign:(0,v.Fl)([Q])});return(0,O.Ku)(K,w.limits.rows,"row",w,Q=>u.om.table(Q,N(
M,w),"Modules and providers",H))}const N=(P,M)=>[u.om.column("Module or provider",w=>Y(w,P,M)),u.om.column("Problem",({problems:w})=>{const K=w.filter(({usualSeverity:H})=>H!==
"notice");return u.Gy.joined(K.map(({code:H})=>(0,O.U1)(H,M)))}),u.om.column("Constraint",({constraints:w})=>u.Gy.some([...new Set(w)],At,u.Gy.value)),u.om.column(
"Version",w=>pt(w,P)),u.om.column("Newest",({newest:w})=>w===null?null:u.Gy.value(w)),u.om.column("Platforms",({platforms:w})=>u.Gy.some(w,Gt,({platform:K,available:H})=>{
const Q=H===null?"?":H?"\u2713":"\u2717";return(0,u.mG)`${u.Gy.words(Q)} ${u.Gy.value(K)}`}))];function Y(P,M,w){const K=u.Gy.path(ct(P,M));if(w.medium==="log")
return K;const H=P.source===P.address?u.Gy.nothing:u.Gy.path(P.source),Q=P.places.slice(0,1).map(ot=>(0,O.ik)(ot,w)),st=u.Gy.joined([H,Q],u.Gy.words(" at "));return u.
Gy.joined([u.Gy.strong(K),u.Gy.small(st)],u.Gy.newLine)}const ct=({address:P,host:M},w)=>w.every(K=>(0,Mt.Vm)(K)===M)&&P.startsWith(`${M}/`)?P.slice(M.length+1):
P;function pt({chosen:P,locked:M},w){const K=lt.Du.filter(ft=>P[ft]!==void 0),H=Map.groupBy(K,ft=>P[ft]??null),Q=H.size<2&&w.every(ft=>K.includes(ft)),st=Array.
from(H,([ft,mt])=>{const $t=ft===null?"none":u.Gy.value(ft);return Q?$t:(0,u.mG)`${(0,R.eZ)(mt)} ${$t}`});if(M===null||st.length===0)return u.Gy.joined(st);const ot=H.
size===1&&H.has(M);return(0,O.ZT)(u.Gy.joined(st),ot?"locked":(0,u.mG)`locked: ${u.Gy.value(M)}`)}const Ot=["problems","unchecked","ownFiles","history","roots"],
It=[...Ot,"requests","passed","skipped","notices","notes"],St=[...Ot,"passed","skipped","notes"],Ft=[...Ot,"requests","passed","skipped","remarks"],Ht=["problem\
s","hosts","details","incidents","repositories","roots","files","notices","notes"],Lt=(P,...M)=>({title:P,blocks:({hosts:w},K)=>x(M,w,K)}),F={problems:{title:"P\
roblems",blocks:({findings:P},M)=>(0,rt.OT)(M.medium==="log"?P:P.filter(v.nM),M)},ownFiles:{title:"Repositories",blocks:({files:P},M)=>(0,r.aJ)(P,M)},history:{title:"\
History",blocks:y},roots:{title:"Root modules",blocks:X},requests:Lt("Requests","fails","warns"),unchecked:Lt("Hosts","unchecked"),passed:Lt("Hosts that passed",
"works"),skipped:Lt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:P},M)=>V((0,v.md)(P),M)},details:{title:"Details",blocks:({hosts:P},M)=>nt((0,v.
md)(P),M)},incidents:{title:"Incidents",blocks:(P,M)=>(0,S.hc)(M)},repositories:{title:"Repositories",blocks:r.sN},files:{title:"Findings in files",blocks:({files:P},M)=>(0,r.
qP)(P,M)},notices:{title:"Notices",blocks:at},notes:{title:"About this check",blocks:ut},remarks:{title:"Remarks",blocks:(P,M)=>gt(P,M).rest.map(u.om.paragraph)}};
function X({roots:P,hosts:M},w){const K=(0,O.jR)(M,w),H=P.filter(({rows:Q})=>!K||(0,v.Fl)(Q)!=="fails");return kt(H,w)}const tt=({hosts:P},{limits:M})=>new Set(
(0,R.zN)((0,v.md)(P),M.details).shown.map(({visit:w})=>w.host)),nt=(P,M)=>(0,O.Ku)(P,M.limits.details,"host",M,w=>w.map(K=>B(K,M,w.length===1)));function at({findings:P},M){
const w=P.filter(H=>!(0,v.nM)(H)),K=u.om.title((0,R.px)(w.length,"notice"),u.Gy.nothing,"notice");return u.om.details(K,(0,rt.OT)(w,M))}function ut(P,M){const{shown:w,
rest:K}=gt(P,M),H=Q=>[u.om.paragraph(u.Gy.joined(Q,u.Gy.newLine))];return[...H(w),...(0,rt.TM)(K,"remark",M,H)]}function gt(P,{context:M,limits:w}){const K=(0,U.
h$)(P,M).map(H=>u.Gy.sentence(H,w.characters));return(0,R.zN)(K,w.remarks)}const _t=(P,M,w)=>P.flatMap(K=>{const{title:H,blocks:Q}=F[K],st=K==="details"&&M.hosts.
length>O.dS,ot=Q(M,w);return ot.length===0?[]:[{id:K,title:H,isFolded:st,blocks:ot}]}),yt=(P,M,w)=>P.flatMap(K=>F[K].blocks(M,w))}),5955:((ht,J,t)=>{t.d(J,{M:()=>u,
u:()=>A});var R=t(5799),v=t(8820),U=t(6503);function*u(G,S=""){const O=`${S}  `,k=G instanceof Iterator,[p,I]=k?"[]":"{}";let y=p;for(const m of k?G:Object.entries(
G)){const[_,D]=k?["",m]:[`"${m[0]}": `,m[1]];if(D===void 0)continue;const d=`${y}
${O}${_}`;y=",",b(D)?(yield d,yield*u(D,O)):yield d+(0,v.s$)(JSON.stringify(D,null,2).replaceAll(`
`,`
${O}`))}yield y===p?`${p}${I}`:`
${S}${I}`}const b=G=>G instanceof Iterator||Object.values(G??{}).some(S=>S instanceof Iterator);function A(){const G=new Map;return S=>{const{host:O,problem:k}=S,
p=(0,v.RK)((0,U.ju)(S)??""),y=O===null&&!k.code.startsWith("file-")?(0,v.RK)(k.message):"",m=[k.code,O??"",p,(0,R.W7)(S),y].join("|"),_=(G.get(m)??0)+1;return G.
set(m,_),`${m}|${_}`}}}),6906:((ht,J,t)=>{t.d(J,{B2:()=>U,MC:()=>k,qX:()=>O,wh:()=>u});var R=t(9076),v=t(8820);const U={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function u(p){if(typeof p=="string")return(0,v.RK)(p);if(!("kind"in p))return p.map(u).join("");switch(p.kind){case"\
words":return p.text;case"code":case"prose":return(0,v.RK)(p.text,p.max);case"strong":case"small":case"sentence":case"link":return u(p.content);case"sign":return U[p.
of];case"break":return", ";case"chart":return O(p.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],A="\u2573",G="\u254C";function S(p){return p.outcome==="fails"?A:(0,R.yX)(p)?b.find(({belowMs:I})=>(p.ms??
0)<I)?.mark??"":G}const O=p=>p.map(S).join("");function k(p){const I=new Set(p.map(S)),y=p.some(D=>S(D)===b[0].mark&&D.ms===null);return[...b.map(({mark:D,words:d},l)=>[
D,l===0&&y?`${d} or not measured`:d]),[A,"failed"],[G,"no result"]].filter(([D])=>I.has(D))}}),6097:((ht,J,t)=>{t.d(J,{$N:()=>S,LG:()=>_,fX:()=>p});var R=t(4e3),
v=t(5143),U=t(5799),u=t(9664),b=t(5257),A=t(5102),G=t(6503);function S(l,{repositories:{length:h}}){const{hosts:$,files:g,findings:c,passed:f,stopped:o}=l,e=m(l,
h),n=g.filter(({problem:C})=>e===null||!k.test(C.code)),s=n.filter(C=>!O(C)),i=(0,A.hm)(s)==="error"&&!$.some(A.DI),r=e===null&&h>0?` in ${(0,R.px)(h,"repositor\
y")}`:"",T=[s.length<n.length?[`nothing to check${r}`]:I($,r),y(s)],j=[e??[],i?T.toReversed():T].flat(2).join(", "),W=(0,A.hm)(c)==="error";if(o!==null){const C=(0,R.
Cw)(o);return W||$.some(A.b)?`${j} (${C})`:`${C}; ${j}`}return f&&W?`${j} (the check passes: fail-on is never)`:f||W?j:`${j} (the check fails: fail-on is warnin\
g)`}const O=({problem:l,severity:h})=>l.code==="nothing-to-check"&&h==="error",k=/^(?:module|provider|version|package|constraint|lock)-/,p="not allowed";function I(l,h){
const $=l.length;if($===0)return[`no registry hosts to check${h}`];const{skipped:g=[],checked:c=[]}=Object.groupBy(l,L=>(0,A.JR)(L)?"skipped":"checked"),{fails:f,
unchecked:o,works:e}=A.nx,n=(L,B)=>B.length===0?[]:[{words:L,count:B.length}],s=[...n(f,c.filter(A.DI)),...n(p,g.filter(A.DI)),...n(o,g.filter(A.b))],i=[...n(e,
c),...n(A.nx.skipped,g)],[r,...a]=s.length>0?s:i,E=c.filter(L=>(0,A.sG)(L)==="warns").length,T=$===1?"":`${E} ${s.length>0?"more ":""}`,W=r?.words===p||r?.words===
o?r.count===1?"is ":"are ":"";return[`${$===1?"1 registry host":(0,G.GH)(r?.count??0,$,"registry hosts")}${h} ${W}${r?.words}`,...a.map(({count:L,words:B})=>`${L}\
 ${B}`),...E===0?[]:[`${T}with warnings`]]}function y(l){const h=(0,A.hm)(l);if(h===null||h==="notice")return[];const $=l.filter(({severity:e})=>e===h),g=(0,G.eb)(
$).length,c=new Set((0,G.Dx)($).map(({file:e})=>e)).size,f=g>0?`files of ${(0,R.px)(g,"repository")}`:(0,R.px)(c,"file"),o=$.some(e=>(0,U.Xd)(e)===null);return[
...c>0?[`${h}s in ${f}`]:[],...o?[`${h}s in settings or credentials`]:[]]}function m({roots:l,findings:h},$){const g=l.filter(({directory:i})=>i!==b.cd.file),[c]=(0,A.
Yn)(g,({rows:i})=>i),f=new Set([...c.map(D),...d(h)]);if(f.size===0)return null;const o=new Set([...g.map(D),...f]).size,e=new Set(Array.from(f,v._M)).size,n=o<
2?"":` in ${(0,G.GH)(f.size,o,"root modules")}`,s=$<2?"":` (${(0,G.GH)(e,$,"repositories")})`;return`init fails${n}${s}`}function _(l,{repositories:h}){const $=l.
files.filter(({severity:g})=>g==="error");return m(l,h.length)??y($)[0]??null}const D=({directory:l})=>l,d=l=>(0,G.Dx)(l.filter(({problem:h,severity:$})=>h.code===
"cloud-token"&&$==="error")).map(({file:h})=>{const{repository:$,path:g}=(0,v.bH)(h),c=(0,u.jt)(g)||".";return $===null?c:(0,v.yJ)($,c)})}),3394:((ht,J,t)=>{t.d(
J,{Cf:()=>_,Fp:()=>$,Gc:()=>y,gD:()=>l,wQ:()=>m,yv:()=>g});var R=t(4e3),v=t(6266),U=t(5102),u=t(4073),b=t(806),A=t(4120),G=t(6097),S=t(7792);const O=1e6,k=10,p=100,
I=7;function y(c,f){const o=f.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),e=S.Gy.link(o,S.Gy.words("in the JSON report"));return _(u.$M,c,(0,b.du)(f,
"summary",e),{head:`## ${l(c,f)}`,foot:(0,S.mG)`tf-disco ${f.version}, started ${(0,A.QN)(f.startedAt)}.`,maxBytes:O})}const m=(c,f,o,e)=>_(u.YK,c,(0,b.du)(f,"b\
rief",b.xy),{head:`### ${h(c,f)}`,foot:(0,S.mG)`Details in the summary of ${$(o)}. Updated automatically.`,maxBytes:e});function _(c,f,o,{head:e,foot:n,maxBytes:s}){
const i=(0,v.kE)([S.om.paragraph(S.Gy.small(n))]),r=s-k-(0,R.$$)(e+i),a=D(c,f,o),E=d(a,v.kE,r);return`${[e,...E,i].filter(T=>T!=="").join(`

`)}
`}const D=(c,f,o)=>c.flatMap(e=>{const{title:n,blocks:s}=u.dI[e],i=S.om.paragraph((0,S.mG)`${n}: more ${o.rest}`);return e!=="problems"?[[s(f,o),[i]]]:s(f,o).map(
r=>r.kind==="problem"?[[r],[{...r,message:S.Gy.nothing,parts:[]}]]:[[r]])});function d(c,f,o){const e=a=>a===""?0:(0,R.$$)(a)+2,n=c.map(([a=[]])=>f(a));let s=n.
reduce((a,E)=>a+e(E),0);const i=(a,E)=>{s+=e(E)-e(n[a]??""),n[a]=E},r=[...c.keys()].reverse().filter(a=>n[a]!=="");for(const a of r){const E=c[a]?.[1];E!==void 0&&
s>o&&i(a,f(E))}for(const a of r)s>o&&i(a,"");return n}const l=(c,f)=>`${v.$J[(0,U.fi)(c)]} ${(0,A.Iu)((0,G.$N)(c,f))}`,h=(c,f)=>`${v.$J[(0,U.fi)(c)]} Terraform \
service discovery: ${(0,G.$N)(c,f)}`;function $({url:c,workflow:f,job:o,commit:e}){const n=f.split("/").at(-1)??"";return S.Gy.joined([S.Gy.link(c,S.Gy.code(n===
""?"this run":n,p)),o===""?S.Gy.nothing:(0,S.mG)`job ${S.Gy.code(o,p)}`,e===""?S.Gy.nothing:(0,S.mG)`commit ${S.Gy.code(e.slice(0,I))}`])}const g=(c,f,o)=>`${h(
c,f)}. ${(0,v.ni)(S.Gy.small($(o)))}
`}),2935:((ht,J,t)=>{t.d(J,{LV:()=>G,Wc:()=>y,ky:()=>b,nI:()=>v,nc:()=>O,wW:()=>u});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},v=(m,_,{colour:D})=>D?
`\x1B[${R[_]}m${m}\x1B[0m`:m,U=(m,_,{hyperlinks:D})=>_&&D?`\x1B]8;;${_}\x1B\\${m}\x1B]8;;\x1B\\`:m;function u(m,_){const D=" ".repeat(m.indent),d=m.label.padEnd(
(m.column??0)-1),l=" ".repeat(m.indent+(m.column??2)),h=_.width-D.length-d.length-1,$=G(A(m.text,_),h,_.width-l.length),[g="",...c]=$,f=U(v(d,m.style,_),m.url,_),
{text:o="",url:e}=m.linked??{},s=g.startsWith(o)?`${U(o,e,_)}${g.slice(o.length)}`:g;return[`${D}${f} ${s}`.trimEnd(),...c.map(i=>`${l}${i}`)]}function b(m,_){const D=G(
A(m,_),_.width,_.width-2),[d="",...l]=D;return[d,...l.map(h=>`  ${h}`)]}const A=(m,_)=>_.withFlags?.(m)??m;function G(m,_,D=_){const d=[];let l="",h=0;for(const $ of m.
split(" ")){const g=O($),c=d.length===0?_:D;l!==""&&h+1+g>c&&(d.push(l),l=""),h=l===""?g:h+1+g,l=l===""?$:`${l} ${$}`}return[...d,l]}const S=/^[ -~]*$/,O=m=>S.test(
m)?m.length:Iterator.from(m).reduce((_,D)=>_+k(D),0);function k(m){return S.test(m)?1:p(m)?0:new RegExp("\\p{Regional_Indicator}","u").test(m)?1:I(m)?2:1}const p=m=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(m),I=m=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(m);function y(m,_,D){let[d,l]=["",0];for(const h of m){const $=k(h),g=l+$;if(l>=_&&g<=D&&($>0||l>_)?d+=h:d+=" ".repeat(Math.max(0,Math.min(g,D)-Math.max(l,
_))),l=g,l>D)break}return d}}),2909:((ht,J,t)=>{t.a(ht,async(R,v)=>{try{let B=function(V){p.R8(j.redact(V).map(et=>(0,f.LS)(et)))},q=function(V){const{verdict:et,
changes:Z,context:rt}=V,dt=i===null?[]:(0,O.ws)((0,l.R8)(et),E,i),lt=Z?.kind==="files"?Z.files:[],Mt=i===null?new Map:(0,O.hP)(dt,lt,E,i);return{...V,located:dt,
context:{...rt,links:Mt}}};t.r(J);var U=t(1992),u=t(3368),b=t(7251),A=t(1342),G=t(7671),S=t(6954),O=t(40),k=t(220),p=t(3565),I=t(8782),y=t(1589),m=t(785),_=t(1831),
D=t(1116),d=t(7039),l=t(4503),h=t(6662),$=t(3394),g=t(8463),c=t(7773),f=t(8820),o=t(6875);const e=120;(0,m.kL)(process,V=>process.stderr.write(`the log was not \
written: ${V}
`));const{env:n}=process,s=p.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const i=(0,I.ng)(n,s),r=(0,I.$c)(n.GITHUB_EVENT_NAME,s),a=Object.keys(n).filter(
V=>V.startsWith(_.xV)&&!n[V]);for(const V of r?a:[])delete n[V];const E=n.GITHUB_WORKSPACE??process.cwd(),T=p.Ko(c.y.map(({name:V})=>V)),j=(0,u.cA)(T,n,(0,b.K)(
p.QU)),W=new o.VG;await(0,m.mB)(process,{stop:W,secrets:j,isFinal:!1,act:C,reportMistakes:V=>p.fJ("Wrong settings",V.map(et=>(0,f.LS)(et)).join(`
`)),reportCrash:V=>p.fJ("Could not run",V)});async function C(V){const et=(0,y.fN)(lt=>p.N4(j.redact([lt]))),{checked:Z,warnings:rt}=await(0,U.k_)(T,process,et,
{directory:E,isFork:r,stop:W,changes:L,secrets:j}),dt=V.aborted?3:Z.verdict.passed?0:1;return B(rt),await z(Z,V),dt}async function L({githubToken:V}){const et=await(0,G.
S)(i,V,W.signal);return et.kind==="all"&&i?.pull&&B([`changed-only has no effect: ${et.why}`]),et}async function x(V,et){try{await et()}catch(Z){B([`${V}: ${(0,A.
A3)(Z)}`])}}async function z(V,et){let Z={...V,located:[]};await x("places are not links",()=>{Z=q(V)}),await it(Z),!et.aborted&&await x("the comment and the is\
sue were not written",async()=>{const{notes:rt,warnings:dt}=await(0,k.m)(Z,i,E,et);p.N4(j.redact(rt)),B(dt)})}async function it({settings:V,verdict:et,context:Z}){
const{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:dt,RUNNER_TEMP:lt}=n,Mt={colour:!1,width:e,isRunner:!0,context:Z},Tt={"the log was not written":()=>p.ur((0,h.K)(et,Mt)),
"the annotations were not written":()=>p.fz((0,D.H)(et,Z)),"the outputs were not written":()=>B(p.Kn(rt,(0,S.Y)(et))),"the job summary was not written to GITHUB\
_STEP_SUMMARY":()=>p.Sy(dt,(0,$.Gc)(et,Z)),"the JSON report was not written to RUNNER_TEMP":()=>{const At=p.u5(lt,(0,d.hF)(et,Z));B(p.Kn(rt,{report:At}))},"the \
report files were not written":()=>B((0,g.t)(V,{verdict:et,context:Z},E))};for(const[At,Gt]of Object.entries(Tt))await x(At,Gt)}v()}catch(e){v(e)}},1)}),9050:((ht,J,t)=>{
t.d(J,{GY:()=>G,R8:()=>n});var R=t(3024),v=t(6760),U=t(5747);const u=5,b=/^[0-9a-f]{40}$/,A=/^refs\/(?!.*\.\.)[^\0]+$/;function G(s){const i=(0,v.join)(s,".git"),
r=S(i,s)??i,a=I((0,v.join)(r,"commondir")),E=a===null?r:(0,v.resolve)(r,a),T=()=>(0,U.r7)((0,v.join)(E,"packed-refs"))??"",j=O(I((0,v.join)(r,"HEAD")),[r,E],T);
return j===null?null:{commit:j,isFetched:p(j,(0,U.r7)((0,v.join)(r,"FETCH_HEAD"))??"",T),remote:_((0,U.r7)((0,v.join)(E,"config"))??""),tracked:W=>e((0,v.join)(
r,"index"),W)}}function S(s,i){const[,r]=/^gitdir: (.+)$/.exec(I(s)??"")??[];return r===void 0?null:(0,v.resolve)(i,r)}function O(s,i,r){let a=s;for(let E=0;a!==
null&&E<=u;E+=1){if(b.test(a))return a;const[,T]=/^ref: (.+)$/.exec(a)??[];if(T===void 0||!A.test(T))return null;a=k(T,i,r)}return null}function k(s,i,r){for(const E of i){
const T=I((0,v.join)(E,s));if(T!==null)return T}return r().split(`
`).find(E=>E.endsWith(` ${s}`))?.slice(0,40)??null}function p(s,i,r){const a=(E,T)=>E.split(`
`).some(j=>j.startsWith(`${s}${T}`));return a(i,"	")||a(r()," refs/remotes/")}const I=s=>(0,U.r7)(s)?.replace(/\r?\n$/,"")??null,y=21,m=/^(?!\.{1,2}$)[\w.-]+$/;
function _(s){let i=!1;for(const r of s.split(`
`)){const a=r.trim();a.startsWith("[")&&(i=a==='[remote "origin"]');const E=a.indexOf("=");if(!(!i||E<0||a.slice(0,E).trim().toLowerCase()!=="url"))return D(a.slice(
E+1).trim())}return null}function D(s){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(s),[r,a]=i===null?d(s):[i[1],i[2]],E=(a??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),T=E.length>1&&E.length<=y;return!r||!T||!E.every(j=>m.test(j))?null:{host:r.toLowerCase(),owner:E.slice(0,-1).join("/"),name:E.at(-1)??""}}function d(s){
const i=URL.parse(s);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}const l=128*1024*1024,h=12,
$=62,g=16384,c=12288,f=61440,o=32768;function e(s,i){const r=new Map,a=(0,U.io)(s,l);if(a===null||a.length<h)return r;const E=a.readUInt32BE(4);if(a.toString("l\
atin1",0,4)!=="DIRC"||E<2||E>3)return r;const T=a.readUInt32BE(8);let j=h;for(let W=0;W<T;W+=1){if(j+$>a.length)return r;const C=a.readUInt16BE(j+60),L=j+$+(C&g?
2:0),B=a.indexOf(0,L);if(B<0)return r;const x=(a.readUInt32BE(j+24)&f)===o,z=a.toString("utf8",L,B);x&&(C&c)===0&&i.has(z)&&r.set(z,{modified:a.readUInt32BE(j+8),
size:a.readUInt32BE(j+36)}),j+=B-j+8&-8}return r}function n(s,{modified:i,size:r}){const a=(0,U.N0)(()=>(0,R.lstatSync)(s),null),E=Math.floor((a?.mtimeMs??0)/1e3);
return a?.isFile()===!0&&a.size%2**32===r&&E%2**32===i}}),7671:((ht,J,t)=>{t.d(J,{N:()=>b,S:()=>g});var R=t(317),v=t(8782);const U=100,u=100;async function b(c,f,o,e){
const n=AbortSignal.any([AbortSignal.timeout(o),e]),{connect:s}=await Promise.all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:i,paginate:r}=s(c,f,n),a={owner:c.
owner,repo:c.repository},E={...a,per_page:U},T=W=>G(W.then(({data:C})=>C)),j=(W,C)=>G(A(W,C));return{listComments:async W=>{const C={...E,issue_number:W};return(await j(
r.iterator(i.issues.listComments,C))).map(S)},createComment:async(W,C)=>S(await T(i.issues.createComment({...a,issue_number:W,body:C}))),updateComment:(W,C)=>T(
i.issues.updateComment({...a,comment_id:W,body:C})),deleteComment:W=>T(i.issues.deleteComment({...a,comment_id:W})),listIssues:async(W,C)=>{const L=r.iterator(i.
issues.listForRepo,{...E,...W}),B=x=>(0,v.at)(x,"pull_request")===void 0;return(await j(L,C)).filter(B).map(O)},createIssue:async W=>O(await T(i.issues.create({
...a,...W,labels:[...W.labels]}))),updateIssue:(W,C)=>T(i.issues.update({...a,issue_number:W,...C})),addLabels:(W,C)=>T(i.issues.addLabels({...a,issue_number:W,
labels:[...C]})),createLabel:W=>T(i.issues.createLabel({...a,...W})),listChangedFiles:async W=>{const C={...E,pull_number:W};return(await j(r.iterator(i.pulls.listFiles,
C))).map(k)}}}async function A(c,f=Number.POSITIVE_INFINITY){const o=[];let e=0;for await(const{data:n}of c){for(const s of p(n))o.push(s);if(o.length>=f)return o.
slice(0,f);if(e+=1,e===u)throw new R.F9(`the list has more than ${u} pages`)}return o}async function G(c){try{return await c}catch(f){throw f instanceof R.F9?f:
new R.F9("the response is not one of GitHub\u2019s REST API")}}const S=c=>({id:D(c,"id"),body:_(c,"body")??"",isTrusted:y(c)}),O=c=>({number:D(c,"number"),title:m(
c,"title"),body:_(c,"body")??"",isOpen:m(c,"state")==="open",reason:_(c,"state_reason"),closedAt:_(c,"closed_at"),labels:p((0,v.at)(c,"labels")).flatMap(f=>typeof f==
"string"?f:_(f,"name")??[]),isTrusted:y(c)}),k=c=>({file:m(c,"filename"),status:m(c,"status"),changes:D(c,"changes"),patch:_(c,"patch")}),p=c=>Array.isArray(c)?
c:d(),I=["OWNER","MEMBER","COLLABORATOR"],y=c=>(0,v.at)(c,"user","type")==="Bot"||I.includes((0,v.at)(c,"author_association")),m=(c,f)=>_(c,f)??d();function _(c,f){
const o=(0,v.at)(c,f)??null;return o===null||typeof o=="string"?o:d()}function D(c,f){const o=(0,v.at)(c,f),e=typeof o=="bigint"?Number(o):o;return typeof e=="n\
umber"&&Number.isFinite(e)&&e>=0?e:d()}function d(){throw new R.F9("the response is not one of GitHub\u2019s REST API")}const l=3e3,h=6e4,$=c=>({kind:"all",why:c});
async function g(c,f,o){if(c===null)return $("not a workflow run");const{pull:e,event:n}=c;if(e===null)return $(`a ${n} event has no pull request`);const s=(0,v.
h0)(c,f);if(!s.ok)return $(s.why);try{const r=await(await b(c,s.value.token,h,o)).listChangedFiles(e.number);return r.length<l?{kind:"files",files:r}:$(`the pul\
l request changes ${l} files or more, and GitHub lists at most ${l}`)}catch(i){return $((0,R.Ic)("the changed files could not be listed",i,{run:c,permission:"pu\
ll-requests: read"}))}}}),317:((ht,J,t)=>{t.d(J,{F9:()=>U,Ic:()=>I,Wo:()=>u,jy:()=>O});var R=t(1342),v=t(8820);class U extends Error{name="ApiFailure";httpStatus;headers;constructor(D,d=null,l={}){
super(D),this.httpStatus=d,this.headers=l}}async function u(_){try{return await _,!0}catch(D){if(D instanceof U&&D.httpStatus===404)return!1;throw D}}const b=2e4,
A=2,G=500,S=_=>k(_,0,0)!==null;function O(_,D,d,l){if(d>=A)return null;const h=k(_,d,l);if(h!==null)return h<=b?h:null;if(D==="POST")return null;const{httpStatus:$}=_;
return $===null||$===408||$>=500?G*2**d:null}function k({httpStatus:_,headers:D,message:d},l,h){if(_!==403&&_!==429)return null;const $=Number(D["retry-after"]??
Number.NaN);if(Number.isFinite($))return Math.max(0,$*1e3);const g=Number(D["x-ratelimit-reset"]??Number.NaN);return String(D["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(g)?Math.max(0,g*1e3-h):_===429||/secondary rate limit|abuse detection/i.test(d)?5e3*2**l:null}const p=300;function I(_,D,{run:d,permission:l}){if(!(D instanceof
U))return`${_}: ${(0,R.A3)(D)}`;const{httpStatus:h,message:$}=D,g=$.startsWith("the ")?" as expected":"",c=h===null?`did not answer${g}`:`returned ${h}`;return`${_}\
: ${(0,v.RK)(d.apiUrl)} ${c} (${y($)})${m(D,d,l)}`}const y=_=>(0,v.BP)((0,v.RK)(_.replace(/\s+/gu," "),p));function m(_,D,d){if(S(_))return"; GitHub limits the \
rate of requests, try again later";switch(_.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return D.pull?.isFork===!0&&
d.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${d}\` to \`permissions\` of the job`;case 410:
return d==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),6954:((ht,J,t)=>{t.d(J,{Y:()=>u});var R=t(4e3);
const v={hosts:12e4,services:36e4},U=1;function u({passed:b,hosts:A,findings:G}){const S=I=>G.filter(y=>y.severity===I).length,O=({visit:I})=>JSON.stringify(I.host),
{shown:k}=(0,R.I0)(A,v.hosts,U,O),{shown:p}=(0,R.I0)(A,v.services,U,I=>{const y=I.services.flatMap(m=>m.kind==="url"?[[m.id,m.url]]:[]);return`${O(I)}:${JSON.stringify(
Object.fromEntries(y))}`});return{passed:b,hosts:`[${k.join(",")}]`,services:`{${p.join(",")}}`,errors:S("error"),warnings:S("warning"),"left-out":A.length-Math.
min(k.length,p.length)}}}),40:((ht,J,t)=>{t.d(J,{hP:()=>k,ws:()=>S});var R=t(6760),v=t(5747),U=t(9050),u=t(9075),b=t(9664),A=t(4503);let G=function(...y){return{
createHash:G}=process.getBuiltinModule("node:crypto"),new.target?new G(...y):G(...y)};function S(y,m,_){if(!/^https?:\/\/[\w.:/-]+$/.test(_.serverUrl))return[];
const D=(0,u.Oo)(l=>{const h=(0,U.GY)((0,R.join)(m,l));return h!==null?{prefix:l===""?"":`${l}/`,checkout:h}:l===""?null:D((0,b.jt)(l))});return[...Map.groupBy(
y,l=>D((0,b.jt)(l)))].flatMap(([l,h])=>l===null?[]:O(l,h,m,_))}function O({prefix:y,checkout:m},_,D,d){const{commit:l,isFetched:h,remote:$}=m,g=URL.parse(d.serverUrl);
if($===null||g===null)return[];if($.host!==g.host&&$.host!==g.hostname)return[];if(!h&&![d.commit,d.defaultCommit].includes(l))return[];const c=`${$.owner}/${$.
name}`,f=`${d.serverUrl}/${c}/blob/${l}`,o=s=>s?.toLowerCase()===c.toLowerCase(),e=o(`${d.owner}/${d.repository}`)||o(d.pull?.from),n=new Map(_.map(s=>[s.slice(
y.length),s]));return Array.from(m.tracked(new Set(n.keys())),([s,i])=>{const[r,a]=[n.get(s),(0,A.oW)(s)];return r===void 0||a===null||!(0,U.R8)((0,R.join)(D,r),
i)?[]:{file:r,path:s,url:`${f}/${a}`,isOfRun:e}}).flat()}function k(y,m,_,{pull:D,serverUrl:d,owner:l,repository:h}){const $=new Map(m.map(({file:c,patch:f})=>[
c,f])),g=y.map(({file:c,path:f,url:o,isOfRun:e})=>{const n=$.get(f)??null,s=n===null||!e?null:(0,v.r7)((0,R.join)(_,c));if(D===null||n===null||s===null)return[c,
{url:o}];const i=G("sha256").update(f).digest("hex"),r=`${d}/${l}/${h}/pull/${D.number}/files#diff-${i}`;return[c,{url:o,diff:{url:r,lines:p(n,s)}}]});return new Map(
g)}function p(y,m){const _=m.split(`
`).map(I),D=new Set;let d=0;for(const l of y.split(`
`)){const[,h]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];h!==void 0?d=Number(h):/^[ +]/.test(l)&&(_[d-1]===I(l.slice(1))&&D.add(d),d+=1)}return D}const I=y=>y.endsWith(
"\r")?y.slice(0,-1):y}),1614:((ht,J,t)=>{t.d(J,{Fq:()=>l,KY:()=>G,Uv:()=>O,pT:()=>_});var R=t(2389),v=t(4e3),U=t(8065),u=t(5102),b=t(8782),A=t(5017);function G({
verdict:o,context:e},{issueCloseAfter:n},s){const i=x=>x.some(({severity:z})=>(0,R.k2)(z,e.failOn)),{stopped:r}=o,a=o.hosts.map(x=>{const z=x.visit.host,q=e.history?.
get(x.visit.host)?.alarm??null,it=i(x.findings),V=(0,u.sG)(x)==="skipped",et=q===null?it||(0,u.b)(x):q.isDown&&!V;return{name:z,alarm:V?null:q,failsNow:it,isDown:et}}),
E=a.map(({name:x})=>x).toSorted(),T=a.filter(({isDown:x})=>x).map(({name:x})=>x),j=i(o.files)?[U.cn]:[],W=[...T,...j].toSorted(),C=a.flatMap(({alarm:x,...z})=>x===
null?[]:{alarm:x,...z}),L=C.filter(({alarm:x})=>x.good<n),B=C.filter(({failsNow:x,isDown:z})=>x&&!z);return{hosts:E,failing:W,since:new Map(C.flatMap(({name:x,alarm:z})=>z.
since?[[x,z.since]]:[])),unsettled:new Map(L.map(({name:x,alarm:z})=>[x,z.good])),goodRuns:n,pending:new Map(B.map(({name:x,alarm:z})=>[x,z.failed])),isWhole:r===
null||["deadline","signal","crash"].includes(r.kind),at:e.startedAt,run:s.id}}const S=o=>({kind:"nothing",why:o});function O(o,e){const n=o?.isOpen?k(e,o.state):
e,s=n.failing.length===0,i=n.pending.size===0?"no failures":"too few failing runs";if(o===null)return s?S(i):{kind:"open",state:p(null,n)};const{state:r,isOpen:a,
reason:E}=o;if(r.run>n.run)return S("a later run has updated it");if(!a&&s)return S(i);if(!a&&E==="not_planned"&&r.digest===(0,A.ol)(n.failing))return S("it was\
 closed as not planned");const T=p(r,n),j=r.digest!==T.digest||!a;return{kind:s?"close":a?"update":"reopen",state:T,event:j?I(r,n,!a):null}}function k(o,{failing:e}){
const n=new Set(o.hosts),s=({subject:r})=>o.unsettled.has(r)||!o.isWhole&&!n.has(r),i=e.first.filter(s).map(({subject:r})=>r);return{...o,failing:[...new Set([...o.
failing,...i])].toSorted()}}function p(o,e){return{hosts:d(e.hosts),failing:y(e,o?.failing.first??[]),digest:(0,A.ol)(e.failing),since:e.failing.length===0?null:
o?.since??m(e),run:e.run}}function I({failing:o,since:e},n,s){const i=new Set(o.first.map(({subject:j})=>j)),r=o.count===o.first.length,a=j=>i.has(j)||!r,E=new Set(
[...n.hosts,U.cn]),T=o.first.filter(({subject:j})=>!n.failing.includes(j));return{at:n.at,down:n.failing.filter(j=>!a(j)),up:T.filter(({subject:j})=>E.has(j)),gone:T.
flatMap(({subject:j})=>E.has(j)?[]:[j]),still:n.failing.filter(a),endedSince:n.failing.length===0?e:null,isReopened:s}}function y(o,e){const n=new Map(e.map(({subject:s,
since:i})=>[s,i]));return d(o.failing.map(s=>{const i=o.unsettled.get(s)??0;return{subject:s,since:n.get(s)??o.since.get(s)??o.at,...i>0?{recovering:{good:i,needed:o.
goodRuns}}:{}}}))}const m=({failing:o,since:e,at:n})=>o.map(s=>e.get(s)??n).reduce((s,i)=>s<i?s:i,n);function _(o,{hosts:e}){if(o.length===0||e.count===0)return 1;
const n=new Set(e.first),s=d(o).first.filter(r=>n.has(r)).length;return o.length===e.count&&s===n.size?s+1:s}const D=6e3;function d(o){const{shown:e}=(0,v.I0)(o,
D,0,n=>JSON.stringify(n));return{first:o.slice(0,e.length),count:o.length}}function l(o){const e=h((0,b.at)(o,"hosts"),$),n=h((0,b.at)(o,"failing"),c);if(e===null||
n===null)return null;const s=(0,b.at)(o,"since");return{hosts:e,failing:n,digest:(0,b.$6)(o,"digest")??"",since:g(s)?s:null,run:f((0,b.at)(o,"run"))}}function h(o,e){
const n=(0,b.at)(o,"first");return!Array.isArray(n)||!n.every(e)?null:{first:n,count:Math.max(n.length,f((0,b.at)(o,"count")))}}const $=o=>typeof o=="string",g=o=>$(
o)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(o)&&!Number.isNaN(Date.parse(o)),c=o=>$((0,b.at)(o,"subject"))&&g((0,b.at)(o,"since")),f=o=>typeof o=="number"&&Number.isSafeInteger(
o)&&o>=0?o:0}),5017:((ht,J,t)=>{t.d(J,{Pe:()=>S,ol:()=>b,t7:()=>O,yR:()=>u});var R=t(8820);let v=function(...k){return{createHash:v}=process.getBuiltinModule("n\
ode:crypto"),new.target?new v(...k):v(...k)};const U="tf-disco",u=(k,...p)=>b([k.workflow,k.job,k.step,...p]),b=k=>v("sha256").update(JSON.stringify(k)).digest(
"hex").slice(0,16);function A(k,p,I){const y=JSON.stringify(I).replace(/[<>&]/g,R.z5);return`<!-- ${U} ${k} ${p} ${y} -->`}const G=65536;function S(k,p,I,y){const m=A(
k,p,I);return`${m}
${y(G-m.length-1)}`}function O(k,p,I){const y=`<!-- ${U} ${p} ${I} `;if(!k.startsWith(y))return;const m=k.indexOf(" -->",y.length);if(!(m<0))try{return JSON.parse(
k.slice(y.length,m))}catch{return}}}),220:((ht,J,t)=>{t.d(J,{m:()=>m});var R=t(4e3),v=t(7671),U=t(317),u=t(40),b=t(8782),A=t(1614),G=t(5017);let S=function(...l){
return{deliverComment:S}=t.late([403],2403),new.target?new S(...l):S(...l)},O=function(...l){return{deliverIssue:O}=t.late([403],2403),new.target?new O(...l):O(
...l)};const k=6e4,p=1e4,I=10,y={comment:"pull-requests: write",issue:"issues: write"};async function m(l,h,$,g){const{settings:c}=l,f=["comment","issue"].filter(
q=>c[q]!=="never"),o=(0,b.h0)(h,c.githubToken),e=[],n=[];if(!o.ok)return{notes:e,warnings:f.map(q=>`the ${q} was not written: ${o.why}`)};const{run:s,token:i}=o.
value,r=await(0,v.N)(s,i,k,g),a=async()=>_(await(0,v.N)(s,i,p,g),s,l,$),E=(0,A.KY)(l,c,s),T=D(s),{pull:j,event:W}=s,{name:C,version:L}=c.dialect,B=(0,G.yR)(s,L===
null?C:`${C} ${L}`),x={comment:async()=>j===null?`skipped, a ${W} event has no pull request`:await S(r,{...l,run:s,pull:j.number,findLinks:a}),issue:async()=>T===
null?await O(r,{...l,run:s,key:B,now:E}):`skipped, ${T}`};for(const q of f)try{e.push(`${q}: ${await x[q]()}`)}catch(it){const V=y[q];n.push((0,U.Ic)(`the ${q} \
was not written`,it,{run:s,permission:V}))}return{notes:c.issue!=="never"&&T===null?[...e,...d(E,c)]:e,warnings:n}}async function _(l,h,{changes:$,located:g,context:c},f){
if($?.kind==="files"||!g.some(({isOfRun:e})=>e)||h.pull===null)return c.links;try{const e=await l.listChangedFiles(h.pull.number);return(0,u.hP)(g,e,f,h)}catch(e){
if(e instanceof U.F9)return c.links;throw e}}function D({event:l,isDefaultBranch:h,pull:$}){return $!==null||l==="merge_group"?`a ${l} event checks a proposed c\
hange`:h===!1?"not on the default branch":null}function d({pending:l},{issueOpenAfter:h}){const $=Map.groupBy(l,([,g])=>g);return Array.from($,([g,c])=>`issue: ${(0,R.
K4)(c,I,([o])=>o)} failed in ${g} of ${h} runs needed to open an issue`)}}),3565:((ht,J,t)=>{t.d(J,{fz:()=>Mt,fJ:()=>Nt,QU:()=>rt,N4:()=>bt,j_:()=>jt,Ko:()=>Z,R8:()=>vt,
ur:()=>dt,Kn:()=>At,u5:()=>Bt,Sy:()=>Tt});var R=t(3024),v=t(6760),U=t(857);function u(N){return N==null?"":typeof N=="string"||N instanceof String?N:JSON.stringify(
N)}function b(N){return Object.keys(N).length?{title:N.title,file:N.file,line:N.startLine,endLine:N.endLine,col:N.startColumn,endColumn:N.endColumn}:{}}function A(N,Y,ct){
const pt=new O(N,Y,ct);process.stdout.write(pt.toString()+U.EOL)}function G(N,Y=""){A(N,{},Y)}const S="::";class O{constructor(Y,ct,pt){Y||(Y="missing.command"),
this.command=Y,this.properties=ct,this.message=pt}toString(){let Y=S+this.command;if(this.properties&&Object.keys(this.properties).length>0){Y+=" ";let ct=!0;for(const pt in this.
properties)if(this.properties.hasOwnProperty(pt)){const Ot=this.properties[pt];Ot&&(ct?ct=!1:Y+=",",Y+=`${pt}=${p(Ot)}`)}}return Y+=`${S}${k(this.message)}`,Y}}
function k(N){return u(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function p(N){return u(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(
/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function I(){throw new Error("this function of @actions/core is not bundled")}function y(){throw new Error(
"this function of @actions/core is not bundled")}var m=t(6928);function _(N){return N.replace(/[\\]/g,"/")}function D(N){return N.replace(/[/]/g,"\\")}function d(N){
return N.replace(/[/\\]/g,path.sep)}var l=function(N,Y,ct,pt){function Ot(It){return It instanceof ct?It:new ct(function(St){St(It)})}return new(ct||(ct=Promise))(
function(It,St){function Ft(F){try{Lt(pt.next(F))}catch(X){St(X)}}function Ht(F){try{Lt(pt.throw(F))}catch(X){St(X)}}function Lt(F){F.done?It(F.value):Ot(F.value).
then(Ft,Ht)}Lt((pt=pt.apply(N,Y||[])).next())})},h;(function(N){N[N.Success=0]="Success",N[N.Failure=1]="Failure"})(h||(h={}));function $(N,Y){const ct=toCommandValue(
Y);if(process.env[N]=ct,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(N,Y));issueCommand("set-env",{name:N},ct)}function g(N){
A("add-mask",{},N)}function c(N){process.env.GITHUB_PATH||""?issueFileCommand("PATH",N):issueCommand("add-path",{},N),process.env.PATH=`${N}${path.delimiter}${process.
env.PATH}`}function f(N,Y){const ct=process.env[`INPUT_${N.replace(/ /g,"_").toUpperCase()}`]||"";if(Y&&Y.required&&!ct)throw new Error(`Input required and not \
supplied: ${N}`);return Y&&Y.trimWhitespace===!1?ct:ct.trim()}function o(N,Y){const ct=f(N,Y).split(`
`).filter(pt=>pt!=="");return Y&&Y.trimWhitespace===!1?ct:ct.map(pt=>pt.trim())}function e(N,Y){const ct=["true","True","TRUE"],pt=["false","False","FALSE"],Ot=f(
N,Y);if(ct.includes(Ot))return!0;if(pt.includes(Ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${N}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function n(N,Y){if(process.env.GITHUB_OUTPUT||"")return I("OUTPUT",y(N,Y));process.
stdout.write(U.EOL),A("set-output",{name:N},u(Y))}function s(N){issue("echo",N?"on":"off")}function i(N){process.exitCode=h.Failure,E(N)}function r(){return process.
env.RUNNER_DEBUG==="1"}function a(N){issueCommand("debug",{},N)}function E(N,Y={}){A("error",b(Y),N instanceof Error?N.toString():N)}function T(N,Y={}){A("warni\
ng",b(Y),N instanceof Error?N.toString():N)}function j(N,Y={}){A("notice",b(Y),N instanceof Error?N.toString():N)}function W(N){process.stdout.write(N+U.EOL)}function C(N){
G("group",N)}function L(){G("endgroup")}function B(N,Y){return l(this,void 0,void 0,function*(){C(N);let ct;try{ct=yield Y()}finally{L()}return ct})}function x(N,Y){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(N,Y));issueCommand("save-state",{name:N},toCommandValue(Y))}function z(N){
return process.env[`STATE_${N}`]||""}function q(N){return l(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(N)})}var it=t(1342),V=t(5747),et=t(
4e3);const Z=N=>Object.fromEntries(N.map(Y=>[Y,f(Y)]));function rt(N){for(const Y of N)g(Y)}function dt(N){for(const{kind:Y,text:ct}of N){const[pt="",...Ot]=ct.
split(`
`);Y==="plain"?W(ct):(C(pt),W(Ot.join(`
`)),L())}}const lt={error:E,warning:T,notice:j};function Mt(N){for(const{level:Y,message:ct,line:pt,column:Ot,...It}of N)lt[Y](ct,{...It,...pt===void 0?{}:{startLine:pt},
...Ot===void 0?{}:{startColumn:Ot}})}const Tt=(N,Y)=>kt("GITHUB_STEP_SUMMARY",N,()=>Y);function At(N,Y){const ct=new Map;for(const[It,St]of Object.entries(Y))try{
N?kt("GITHUB_OUTPUT",N,()=>Gt(It,St)):n(It,St)}catch(Ft){ct.set(It,(0,it.A3)(Ft))}const[pt]=ct.values();return pt===void 0?[]:[`not written to GITHUB_OUTPUT, an\
d empty for later steps: ${[...ct.keys()].join(", ")}: ${pt}`]}function Gt(N,Y){const ct=typeof Y=="string"?Y:JSON.stringify(Y);if(/[\r\n]/.test(ct))throw new it.
hM("the value has a line break");return`${N}=${ct}
`}function kt(N,Y,ct){if(!Y)throw new it.hM(`${N} is not set; run this as an action on a runner`);(0,V.ET)((0,R.openSync)(Y,"r+"),pt=>{const{size:Ot}=(0,R.fstatSync)(
pt);try{(0,R.appendFileSync)(Y,ct())}catch(It){throw(0,R.fstatSync)(pt).size>Ot&&(0,R.ftruncateSync)(pt,Ot),It}})}function Bt(N,Y){if(!N)throw new it.hM("RUNNER\
_TEMP is not set; run this as an action on a runner");const ct=(0,v.join)("tf-disco","report.json");return(0,it.f8)(N,ct,(0,it.mk)(Y)),(0,v.join)(N,ct)}function jt(N){
if(N===void 0||N==="")return null;const Y=(0,V.yR)(N);try{if(Y.ok)return JSON.parse(Y.text)}catch{}const ct=Y.ok?"is not JSON":(0,et.mP)(Y.failure);return T(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${ct}; check that no earlier step changes it`),null}function bt(N){for(const Y of N)W(Y)}function vt(N){
for(const Y of N)T(Y)}const Nt=(N,Y)=>E(Y,{title:N})}),8782:((ht,J,t)=>{t.d(J,{$6:()=>p,$c:()=>S,at:()=>k,h0:()=>A,ng:()=>u});var R=t(4091),v=t(8820);const U=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function u(I,y){const m=$=>I[$]?.trim()??"",[,_,D]=U.exec(m("GITHUB_REPOSITORY"))??[];if(_===void 0||D===void 0)return null;const d=b(m("GITHUB_SERVER_URL")||"h\
ttps://github.com"),l=p(y,"repository","default_branch");return{...{workflow:G(m("GITHUB_WORKFLOW_REF"))??m("GITHUB_WORKFLOW"),job:m("GITHUB_JOB"),url:`${d}/${_}\
/${D}/actions/runs/${m("GITHUB_RUN_ID")}`,commit:p(y,"pull_request","head","sha")??m("GITHUB_SHA")},owner:_,repository:D,apiUrl:b(m("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:d,event:m("GITHUB_EVENT_NAME"),step:m("GITHUB_ACTION"),id:Number(/^\d+$/.exec(m("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:m("GITHUB_SH\
A"),pull:O(m("GITHUB_EVENT_NAME"),y),isDefaultBranch:l===void 0?null:m("GITHUB_REF")===`refs/heads/${l}`}}const b=I=>I.replace(/(?<!\/)\/+$/,"");function A(I,y){
return I===null?(0,R.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):y===null?(0,R.TR)("github-token is empty"):/^https?:$/.test(URL.parse(I.apiUrl)?.protocol??
"")?(0,R.Ju)({run:I,token:y}):(0,R.TR)(`GITHUB_API_URL is not an https URL: ${(0,v.RK)(I.apiUrl)}`)}const G=I=>/^[^/]+\/[^/]+\/(.+?)@/.exec(I)?.[1];function S(I,y){
if(I==="pull_request_target")return!1;const m=k(y,"pull_request","head"),_=k(m,"repo","full_name"),D=k(y,"pull_request","base","repo","full_name");return m!==void 0&&
_!==D}function O(I,y){const m=k(y,"pull_request","number");return typeof m!="number"||!Number.isSafeInteger(m)||m<=0?null:{number:m,isFork:S(I,y),from:p(y,"pull\
_request","head","repo","full_name")??null}}function k(I,...y){return y.reduce((m,_)=>typeof m=="object"&&m!==null?Reflect.get(m,_):void 0,I)}function p(I,...y){
const m=k(I,...y);return typeof m=="string"?m:void 0}}),1116:((ht,J,t)=>{t.d(J,{H:()=>d});var R=t(4e3),v=t(5143),U=t(5799),u=t(1831),b=t(8820),A=t(2796),G=t(5102),
S=t(1423),O=t(806),k=t(6503),p=t(6906),I=t(7792);const y=10,m=200,_=5,D=3600,d=(n,s)=>[...l(n),...U.oC.flatMap(i=>{const r=n.findings.filter(({severity:B})=>B===
i),a=[...Map.groupBy(r,h).values()];if(a.length<=y)return $(i,a.map(A.cZ),s);const E=(0,A.cZ)(r),T=new Set(E.map(({findings:B})=>(0,k.io)(B)).map(h)),j=a.filter(
([B])=>c(B)&&!T.has(h(B))),C=i==="notice"||i!==(0,G.hm)(n.findings)?0:Math.max(0,y-E.length),L=[...E.map(B=>[B]),...j.slice(0,C).map(A.cZ)];return $(i,L,s)})];function l({
passed:n,stopped:s,findings:i}){if(n||i.some(({severity:E})=>E==="error"))return[];if(s!==null){const E=(0,R.zM)(s).flatMap(j=>"reasons"in j?j.reasons??[]:[]),T=[
(0,R.Cw)(s),...E];return[f("error","The check is not complete",T)]}const{length:r}=i.filter(({severity:E})=>E==="warning"),a=`${(0,R.px)(r,"warning")}, and fail\
-on is warning`;return[f("error","Warnings fail this check",[a])]}function h(n){const s=n&&(0,U.Xd)(n);return s?`${s.line}:${s.file}`:n}function $(n,s,i){const r=(0,O.
du)(i,"notes",O.xy),{shown:a,rest:E}=(0,R.zN)(s,s.length>y?y-1:y),T=E.flat().flatMap(({findings:C})=>C),j=`and ${(0,R.px)(T.length,`more ${n}`)}`,W=[...new Set(
T.map(({problem:C})=>C.title)),"see the job summary"];return[...a.map(C=>{const L=C.flatMap(q=>q.findings),B=(0,k.io)(L),x=C.map(q=>(0,S.Zw)(q,r)),z=B&&c(B)?(0,U.
Xd)(B):null;return f(n,g(L),x,z)}),...T.length>0?[f(n,j,[W.join(`
`)])]:[]]}function g(n){const[s,...i]=new Set(n.flatMap(T=>T.host??[])),r=[...new Set(n.map(({problem:T})=>T.title))].join(", "),a=(0,k.Dx)(n).length,E=(0,k.io)(
n);return s===void 0&&a>1?`${(0,R.px)(a,"place")}: ${r}`:s===void 0?c(E)||!E?r:`${(0,v.II)((0,U.W7)(E))}: ${r}`:i.length>0?`${(0,R.px)(i.length+1,"host")}: ${r}`:
`${(0,b.RK)((0,u.nx)(s))}: ${r}`}function c(n){const s=n===void 0?"":(0,U.W7)(n);return s!==""&&(0,k.CN)(s)&&(0,b.BP)((0,b.RK)(s,s.length))===s}function f(n,s,i,r=null){
const{shown:a,more:E}=(0,R.zN)(i,_),T=D/a.length,j=a.map(C=>{if(typeof C=="string")return(0,R.dh)(C,T);const L=o(C,T/2,r===null?"":(0,v.R3)(r)).join(`
`);return`${(0,R.dh)(L,T-C.url.length)}
${C.url}`}),W=E>0?[`and ${E} more, see the job summary`]:[];return{level:n,title:(0,b.LS)((0,b.RK)(s,m)),message:(0,b.LS)([...j,...W].join(`

`)),...r}}function o({message:n,title:s,code:i,parts:r},a,E){const T=(0,p.wh)(I.Gy.isEmpty(n)?s:n),{first:j=[],last:W=[]}=Object.groupBy(r,L=>L.kind==="note"&&(L.
as==="help"||L.as==="small")?"first":"last"),C=[...j,...W].flatMap(L=>e(L,E));return[`${(0,R.dh)(T,a)} [${i}]`,...C]}function e(n,s){return n.kind==="note"?[`${n.
label}: ${(0,p.wh)(n.text)}`]:n.kind==="paragraph"?[(0,p.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:i,message:r,help:a})=>{const E=(0,p.wh)(i)===
s?I.Gy.nothing:i;if(I.Gy.isEmpty(r))return I.Gy.isEmpty(E)?[]:[`at: ${(0,p.wh)(E)}`];const T=`- ${(0,p.wh)(I.Gy.joined([E,r],I.Gy.words(": ")))}`;return I.Gy.isEmpty(
a)?[T]:[T,`  help: ${(0,p.wh)(a)}`]})}}),8065:((ht,J,t)=>{t.d(J,{Fr:()=>d,GN:()=>D,K$:()=>$,O7:()=>g,cn:()=>O,yi:()=>l});var R=t(4e3),v=t(8820),U=t(6266),u=t(4073),
b=t(806),A=t(4120),G=t(3394),S=t(7792);const O="the files",k=200,p="Terraform service discovery fails: ",I="Terraform service discovery recovers: ",y="Registry \
check: ",m=3,_=10;function D({failing:{first:f,count:o}},e=O){const n=f.filter(({recovering:C})=>C===void 0),s=n.some(({subject:C})=>C!==O),[i,r]=n.length===0?[
I,f]:[s?p:y,n],a=o-f.length+r.length,E=({subject:C})=>C===O?e:C,T=r.slice(0,m).map(E),j=a>T.length?[`${a-T.length} more`]:[],W=(0,v.RK)(`${i}${[...T,...j].join(
", ")}`);return W.length>k?`${i}${a} hosts`:W}const d=f=>[p,I,y].some(o=>f.startsWith(o));function l(f,o,{outage:e,page:n,maxBytes:s}){const{startedAt:i}=o,r=e.
failing.count>0?" Closes when all hosts recover.":"",a=h(e.failing,i).map(U.ni);return(0,G.Cf)(u.YK,f,(0,b.du)(o,"brief",b.xy),{head:[`### ${(0,G.gD)(f,o)}`,...a].
join(`

`),foot:(0,S.mG)`Last checked ${(0,A.QN)(i)}; details in the summary of ${(0,G.Fp)(n)}. Updated automatically.${r}`,maxBytes:s})}function h({first:f,count:o},e){
const s=[...Map.groupBy(f,({since:a,recovering:E})=>E===void 0?`Failing since ${(0,A.QN)(a)} (${(0,A.u8)(a,e)})`:`Recovering, ${E.good} of ${(0,R.px)(E.needed,"\
run")} without a failure`)].slice(0,_),i=o-s.flatMap(([,a])=>a).length,r=s.map(([a,E])=>{const T=S.Gy.sign(E.some(({recovering:W})=>W)?"works":"fails"),j=S.Gy.some(
E,_,({subject:W})=>c(W));return(0,S.mG)`${T} ${a}: ${j}`});return i>0?[...r,(0,S.mG)`and ${i} more`]:r}function $(f,o){const{at:e,down:n,up:s,gone:i,still:r,endedSince:a,
isReopened:E}=f,T=(C,L,B)=>B.length===0?S.Gy.nothing:(0,S.mG)`${S.Gy.sign(C)} ${L}: ${S.Gy.some(B,_,x=>x)}.`;return`${[E?(0,S.mG)`Reopened: the failure continues or has returned.`:
S.Gy.nothing,T("fails","Failing",n.map(c)),T("works","Recovered",s.map(({subject:C,since:L})=>(0,S.mG)`${c(C)} (after ${(0,A.u8)(L,e)})`)),T("skipped","No longe\
r checked",i.map(c)),T("fails","Still failing",r.map(c)),a===null?S.Gy.nothing:(0,S.mG)`${S.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,A.u8)(a,
e)}, from ${(0,A.QN)(a)} to ${(0,A.QN)(e)}, as observed by this check.`,S.Gy.small(S.Gy.joined([(0,A.QN)(e),(0,G.Fp)(o)]))].filter(C=>!S.Gy.isEmpty(C)).map(U.ni).
join(`

`)}
`}const g=f=>`Duplicate of #${f}, which another run opened at the same time.
`,c=f=>f===O?f:S.Gy.code(f)})};export{zt as ids,Yt as modules};
