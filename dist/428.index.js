const Ht=[428,495,124,909],zt={1992:((ct,Y,n)=>{n.d(Y,{k_:()=>Q,w5:()=>Lt});var I=n(8884),v=n(3024),S=n(6760),u=n(5747),G=n(4e3),D=n(2161);const P=1024*1024,A=4e3;
function O(V,J){const{redact:st,kept:ot,directory:at,checkedAt:lt,configs:ht}=J,b=ht.flatMap(N=>N.files).flatMap(({path:N,shown:H})=>[R(N),H]),F=N=>!b.includes(
N)&&(0,D.L8)((0,S.basename)(N),new Set,(0,S.basename)((0,S.dirname)(N)))!==void 0;return[...Map.groupBy(V,({file:N})=>N)].flatMap(([N,H])=>{const q=R((0,S.resolve)(
at,N)),nt=[N,q].every(F)&&E(q,lt)?(0,u.yR)(q,P):null,ut=nt?.ok?nt.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return H.flatMap(dt=>{const _t=ut[dt.line-1]??"";
return dt.column<=_t.length&&_t.length<=A&&st(_t,ot)===_t?h(_t,dt):[]})})}const R=V=>(0,u.N0)(()=>(0,v.realpathSync)(V),(0,S.resolve)(V)),E=(V,J)=>(0,u.N0)(()=>(0,v.
statSync)(V).mtimeMs<=J+1,!1),k=80,T=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u"),g=V=>T.exec(V)?.[0]??"",$=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u"),
C=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,M=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function h(V,J){const st=Array.
from(V),ot=st.slice(0,J.column-1).join(""),at=st.slice(J.column-1,J.endColumn-1).join(""),lt=ot.length+at.length,ht=ot.length<=k&&g(ot)===ot,B=ht?C.exec(V.slice(
0,2*k))?.[0]??"":"",b=B.length>=lt,F=b||M.test(at);if(!ht&&!F)return[];const N=b?ot:$.exec(ot.slice(-k))?.[0]??"",H=B.slice(lt),q=V.slice(lt+H.length);return{place:J,
before:(ht?p(ot.slice(0,ot.length-N.length)):"\u2026 ")+N,literal:(0,G.dh)(F?at:p(at),2*k),after:H+p(q,ht&&F?g(q.slice(0,k)):"")}}function p(V,J=g(V.slice(0,2*k))){
const st=V.slice(J.length);return J.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(st.trim()===
""?"":`${/^[\s#/]{0,9}/.exec(st)}\u2026`)}var y=n(1342),c=n(2389),i=n(785),a=n(3592),r=n(4503),e=n(6763),t=n(5751),s=n(7052),o=n(5799),l=n(5257),m=n(7854),w=n(3474),
j=n(3152),_=n(9075),d=n(1831);function f({links:V,...J},st,ot){const at={...J,newHosts:new Set,files:null,remarks:[]};if(st===null)return at;const lt=H=>({...at,
remarks:[`changed-only has no effect: ${H}`]});if(st.kind==="all")return lt(st.why);const ht=L(st.files,V),B=new Set(ht.filter(({status:H})=>H!=="removed").map(
({file:H})=>H));if(B.size>0&&![...B].some(H=>ot(H)!==null))return lt("the checkout contains none of the files that the pull request changes");const b=J.usages.filter(
({place:H})=>B.has(H.file)),N=`changed-only: the pull request changes ${st.files.length===1?"1 file":`${st.files.length} files`} with ${b.length} of ${J.usages.
length} usages`;return{usages:b,notes:J.notes.filter(H=>K((0,o.W7)(H),B)),newHosts:W(J.usages,ht,ot),files:new Set(ht.map(({file:H})=>H)),remarks:[N]}}function L(V,J){
const st=new Map(V.map(at=>[at.file,at])),ot=J.entries().flatMap(([at,lt])=>{const ht=st.get(lt);return ht===void 0?[]:[{...ht,file:at}]});return[...V,...ot]}const K=(V,J)=>J.
has(V)||V==="."||[...J].some(st=>st.startsWith(`${V}/`)),U=2e8;function W(V,J,st){const ot=new Set;if(J.some(et))return ot;const at=new Map(J.map(N=>[N.file,N])),
lt=(0,_.Oo)(N=>X(at.get(N),st)),ht=J.flatMap(({patch:N})=>z(N,/^[ -]/));let B=0;const b=(N,H)=>{const q=[H,(0,d.pk)(H).toLowerCase()];return N.filter(tt=>(B+=tt.
length,B<=U&&q.some(nt=>tt.includes(nt)))).length},F=(N,H)=>{const{isNew:q,now:tt,added:nt}=lt(N),ut=q?0:b(tt,H);return q||ut>0&&ut===b(nt,H)};for(const[N,H]of Map.
groupBy(V,q=>q.host)){if(N===null||H.some(({isHostImplied:tt})=>tt))continue;const q=[...new Set(H.map(({place:tt})=>tt.file))];!q.every(tt=>at.has(tt))||b(ht,N)>
0||q.every(tt=>F(tt,N))&&B<=U&&ot.add(N)}return ot}function X(V,J){const{file:st="",status:ot,patch:at=null}=V??{},lt=ot==="added";if(lt||at===null)return{isNew:lt,
now:[],added:[]};const ht=(J(st)??"").toLowerCase().split(`
`);return{isNew:lt,now:ht,added:z(at,/^\+/)}}const z=(V,J)=>(V??"").toLowerCase().split(`
`).filter(st=>J.test(st)),Z=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,et=({file:V,status:J,changes:st,patch:ot})=>ot===null&&J!=="added"&&st>0&&Z.test(
V);var rt=n(2859),gt=n(1435),Mt=n(5682),ft=n(9762),Et=n(215);async function $t(V,J){const st=J.now(),ot=await(0,Et.S)(V,J),at=V.scan.length===0?0:J.now()-st,{dialect:lt,
usedBy:ht,...B}=(0,Et.o)(V,ot,J),b=[...B.notes,...yt(ot,J.stop.why)],F=(0,Mt.H)({...B,notes:b},J.environment,V.depth),N={...F,...(0,ft.G9)({...F,scanned:ot,dialect:lt,
settings:V})},H=await Tt({...N,links:ot.links},V,J),q=(0,gt.j)(H.usages,V,lt,J),tt=(0,ft.D0)({...N,changed:H.files,dialect:lt,settings:V}),nt=(0,l.Xo)(q.usages,
tt.roots),ut=(0,rt.CG)(V,nt,lt.clients,(0,m.kA)(N.usages)),{configs:dt,releases:_t}=q,{files:pt,bytes:At}=ot;return{dialect:{...lt,releases:_t},configs:dt,usages:nt.
filter(m.s7),roots:tt.roots,requirements:ut,guesses:(0,rt.Fh)(null,lt,ut),notes:[...H.notes,...tt.notes],newHosts:H.newHosts,isEmpty:V.scan.length>0&&ot.isEmpty&&
ot.endedAt===null,complaints:q.findings,changes:H.changes,remarks:[...H.remarks,...N.remarks,...q.remarks],scan:{files:pt,bytes:At,usages:nt.length,durationMs:at},
clients:ht,repositories:[],missing:null,checkouts:null}}async function Tt(V,J,st){const ot=J.changedOnly?await st.changes(J):null;return{changes:ot,...f(V,ot,lt=>{
const ht=(0,u.yR)((0,S.join)(st.directory,lt));return ht.ok?ht.text:null})}}function yt({endedAt:V,files:J},st){return V===null||st===null?[]:[(0,o.sb)(V,(0,s.ub)(
{kind:"time",stopped:st,files:J}))]}function Ot(V){const{requirements:J,repositories:st}=V,{size:ot}=new Set(J.map(({host:lt})=>lt));if(ot<=w.pS)return;const at=`${ot}\
 hosts, the limit is ${w.pS}`;throw new j.GN([st.length>0?`usages name ${at}: check fewer repositories at once`:`scan found ${at}: narrow scan or exclude files`])}
var It=n(8820),Dt=n(7082),Nt=n(6875);let jt=function(...V){return{nameRepository:jt}=n.late([527],9527),new.target?new jt(...V):jt(...V)},Ut=function(...V){return{
prepareFleet:Ut}=n.late([354,192,219,854],5854),new.target?new Ut(...V):Ut(...V)},x=function(...V){return{recordRun:x}=n.late([192,742],5742),new.target?new x(...V):
x(...V)};async function Q(V,J,st,ot){const{env:at,kill:lt}=J,{show:ht}=st,B={startTimer:Nt.Ip,now:(0,i.ie)(J)};try{const b=await mt(V,{...ot,...B,environment:at,
kill:lt,progress:ht});return it(b,{directory:ot.directory,environment:at,random:Math.random})}finally{st.end()}}function it(V,J){const{history:st}=V.settings;if(st===
null)return{checked:V,warnings:[]};try{const{history:ot,warnings:at}=x(st,V,J);return{checked:{...V,context:{...V.context,history:ot}},warnings:at}}catch(ot){const at=(0,It.
RK)((0,y.A3)(ot));return{checked:V,warnings:[`the history ${(0,It.RK)(st)} was not read: ${at}`]}}}async function mt(V,J){const st=new Date,ot=(0,t.s)(V,J),{upgrade:at}=(0,I.
n)(J.environment),lt={...ot,upgrade:ot.upgrade||at},ht=lt.deadlineMs;(lt.usages.length>0||lt.depth!=="discovery")&&(0,i.L2)();const B=J.startTimer(ht,()=>J.stop.
end({kind:"deadline",ms:ht}));try{const F=await(lt.usages.length===0?$t:Ut)(lt,J,st);Ot(F),await(0,i.xu)();const N=await wt(F,lt,J,st);return await Kt(N,F,lt,J,
st)}finally{B()}}async function wt(V,J,st,ot){const{environment:at,stop:lt,isFork:ht}=st,{dialect:B}=V,b={...V,...await kt(V,J,st),tokenVariables:Lt(at),tokenHosts:J.
tokens.map(({host:N})=>N),stopped:Ct(lt.why,V.missing)},F={...st.secrets,kept:(0,rt.wX)(V.requirements),configs:V.configs,directory:st.directory,checkedAt:ot.getTime()};
return(0,c.S4)(b,{...J,dialect:B,isFork:ht,now:ot.getTime()},N=>O(N,F))}async function kt(V,J,st){const{requirements:ot,roots:at}=V,lt=(0,rt.en)(ot,J),ht=Array.
from(lt,([H,q])=>(0,Dt.i)(H,q)),B=new Set(ot.map(({host:H})=>H).filter(H=>!lt.has(H))),b=J.depth!=="discovery"&&at.length>0;if(B.size===0&&!b)return{visits:ht,predicted:c.
j7,tokenSources:new Map};const{contact:F}=await Promise.all([n.e(905),n.e(977),n.e(693),n.e(426)]).then(n.bind(n,9426)),N=await F([...B],V,J,st);return{...N,visits:[
...N.visits,...ht]}}const Ct=(V,J)=>V===null||J===null?V??J:{kind:"several",reasons:[V,J]};async function Kt(V,J,st,ot,at){const{requirements:lt,changes:ht,scan:B,
clients:b}=J,F=(0,rt.wX)(lt),N=[...J.remarks,...(0,e.rc)(V)],{why:H,evidence:q}=J.dialect,tt={verdict:V,remarks:(0,e.q9)(N),detection:{why:H,evidence:q}},{verdict:nt,
remarks:ut,detection:dt}=ot.secrets.redact(tt,F);return{settings:st,changes:ht,verdict:nt,context:{dialect:{...J.dialect,...dt},failOn:st.failOn,scan:B,remarks:ut,
startedAt:at.toISOString(),durationMs:Date.now()-at.getTime(),version:a.xv,docsUrl:a.aq,clients:b(),links:null,repository:Bt(nt,J,ot),repositories:J.repositories,
history:null}}}function Bt(V,{scan:J,repositories:st},{directory:ot,environment:at}){return J.files===0||st.length>0?null:jt(ot,()=>(0,r.R8)(V),at)}const Lt=V=>Object.
keys(V).filter(J=>/^TFE?_?TOKEN/i.test(J))}),8884:((ct,Y,n)=>{n.d(Y,{n:()=>G});var I=n(4e3);const v=["TF_CLI_ARGS_init","TF_CLI_ARGS"],S=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
u=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function G(R){const E=A(R),k=g=>E.findLast($=>$.name===g)?.value,T=g=>E.filter($=>$.name===g).map(
({value:$})=>$);return{upgrade:D(k("upgrade")??"false"),hasBackend:D(k("backend")??k("cloud")??"true"),isLockReadonly:k("lockfile")==="readonly",pluginDirectories:T(
"plugin-dir"),backendConfig:T("backend-config"),remarks:v.flatMap(g=>{const $=E.filter(({name:C,from:M})=>M===g&&u.test(C)).map(P);return $.length===0?[]:[`init\
 is predicted with ${$.join(" ")} of ${g}`]})}}const D=R=>/^(1|[tT]|true|TRUE|True)$/.test(R);function P({name:R,value:E}){if(E==="true")return`-${R}`;const k=R===
"backend-config"&&!E.startsWith("hostname=");return`-${R}=${(0,I.dh)(k?E.replace(/=.*/s,"=\u2026"):E)}`}function A(R){const E=v.flatMap(T=>O(R[T]??"").map(g=>({
text:g,from:T}))).values(),k=[];for(const{text:T,from:g}of E){const[,$,,C]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(T)??[];if($===void 0)break;const M=()=>S.test($)?E.
next().value?.text??"":"true";k.push({name:$,from:g,value:C??M()})}return k}function O(R){const[E=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(R)??
[];return(E.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(T=>T.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(g,$,C,M)=>String($??M??C.replace(
/\\(.)/gs,"$1"))))}}),9076:((ct,Y,n)=>{n.d(Y,{QB:()=>v,im:()=>I,jm:()=>A,mU:()=>R,pR:()=>C,sO:()=>O,yX:()=>S});const I=["fails","warns","works","unchecked","ski\
pped"],v=5,S=({outcome:M})=>M!=="unchecked"&&M!=="skipped",u=30,G=[7,30,90],D=30,P=20;function A(M,h){const p=M.filter(S);return{recent:M.slice(-u),uptime:G.map(
y=>{const c=E(p,h,y);return{days:y,good:c.filter(k).length,runs:c.length}}),medianMs:T(E(M,h,D)),incidents:g(p).reverse().slice(0,P)}}const O=864e5,R=(M,h)=>new Date(
Date.parse(M)+h*O).toISOString();function E(M,h,p){const y=R(h,-p);return M.filter(({at:c})=>c>y)}const k=({outcome:M})=>M!=="fails";function T(M){const h=M.flatMap(
({ms:p})=>p??[]).sort((p,y)=>p-y);return h[Math.ceil(h.length/2)-1]??null}function g(M){const h=[];let p=[];const y=c=>{const[i]=p;if(i!==void 0){const a=[...new Set(
p.flatMap(r=>r.codes))].slice(0,v);h.push({from:i.at,until:c,runs:p.length,codes:a})}p=[]};for(const c of M)k(c)?y(c.at):p.push(c);return y(null),h}const $={isDown:!1,
since:null,failed:0,good:0};function C(M,h){let p=$,y=null;for(const c of M){if(!S(c))continue;const i=h.isFailing(c),a=i?p.failed+1:0,r=i?0:p.good+1;a===1&&(y=
c.at);const e=p.isDown?r<h.issueCloseAfter:a>=h.issueOpenAfter,t=e?p.since??y:null;p={isDown:e,since:t,failed:a,good:r}}return p}}),8185:((ct,Y,n)=>{n.d(Y,{C:()=>u,
I:()=>G});var I=n(6697),v=n(5799),S=n(1831);function u(D,P){return P.allowedHosts.length===0?[]:D.flatMap(({directHost:A,kind:O,isOverridden:R,place:E,clients:k})=>{
if(A===void 0||R||S.ev(A,P))return[];const T=O==="backend_http"||O==="remote_state"?"backend":"download",g=S.Pv(A),$=g.ok?g.value:null,C=S.nx(A);return[(0,v.hD)(
(0,I.wp)({host:C,use:T}),{host:$,places:[E],clients:k})]})}function G(D,P,A,O){if(O.allowedHosts.length===0)return[];const R=A.filter(({because:E})=>E.some(k=>typeof k!=
"string"));return P.flatMap(E=>{const{id:k,kind:T}=E;if(T!=="url"||!R.some(C=>C.service===k))return[];const g=S.yo(E.url);if(g===null||g===D||S.ev(g,O))return[];
const $=(0,I.wp)({host:S.nx(g),service:k,registry:S.nx(D)});return[(0,v.hD)($,{services:[k]})]})}}),3217:((ct,Y,n)=>{n.d(Y,{fc:()=>M,ky:()=>C,so:()=>A,uA:()=>h});
var I=n(3534),v=n(3410),S=n(5143),u=n(5799),G=n(1064),D=n(1831),P=n(9562);function A(p,y,{role:c},i){const a=k(p),r=p.credentials?.hasToken===!0,t=(p.attempt.hops.
at(-1)?.challenge??null)===null&&(r||c!=="guest"),s=r?[]:T(p.host,a,i),l=[...p.difference===null?[]:[p.difference],...s,...a===null||!t?[]:[g(p,a,i)]].map(L=>(0,u.
hD)(L));if(r||p.attempt.discovery.kind!=="found")return l;const m={host:p.host,isFork:i.isFork,...$(p)},w=O(p.host,i),j=new Set(w.map(({place:L})=>L)),f=(s.length>
0||!!p.credentials?.problem?[]:R(p.host,y,i)).filter(({place:L})=>!j.has(L));return[...l,...E(w,L=>(0,v.vs)({...m,service:L})),...E(f,L=>I.$U({...m,service:L}))]}
function O(p,{usages:y,depth:c}){return c==="discovery"?[]:y.flatMap(({workspace:i,hasOwnToken:a,needs:r,place:e})=>i===void 0||a||(0,S.MV)(e)?[]:r.flatMap(t=>t.
host===p?[{...t,place:e}]:[]))}function R(p,y,{usages:c}){const i=new Set(c.flatMap(({hasOwnToken:r,place:e})=>r?e:[])),a=(0,P.Uc)(p);return y.flatMap(({service:r,
because:e})=>a.includes(r)?e.flatMap(t=>typeof t=="string"||(0,S.MV)(t)||i.has(t)?[]:{service:r,place:t,clients:G.zK}):[])}const E=(p,y)=>[...Map.groupBy(p,({service:c})=>c)].
map(([c,i])=>{const a=[...new Set(i.map(({place:e})=>e))],r=[...new Set(i.flatMap(e=>e.clients))];return(0,u.hD)(y(c),{services:[c],places:a,clients:r})});function k(p){
const{discovery:y,hops:c}=p.attempt;return y.kind==="failed"&&y.problem.code==="document-unauthorized"?c.at(-1)?.status??null:null}function T(p,y,{tokenVariables:c,
hosts:i}){return(0,D.Bz)(c,p,i).filter(({isParent:a})=>!a||y!==null).map(a=>I.z2({host:p,...a}))}function g(p,y,{isFork:c}){const{host:i,credentials:a}=p;return a?.
hasToken?I.JD({host:i,status:y,source:a.source}):I.$U({host:i,service:null,isFork:c,...$(p)})}function $({credentials:p,looks:y}){const c=y.flatMap(e=>e.looks),
i=e=>[...new Set(c.flatMap(({held:t,source:s})=>t!=="not read"===e?s:[]))],a=p===null?i(!0):[p.source],r=p===null?i(!1):[];return{searched:a,notRead:r}}function C(p,y){
return p.filter(c=>!y.includes(c)).map(c=>(0,u.hD)(I.bI({host:c})))}function M({host:p,attempt:y,credentials:c},i){const a=c?.hasToken===!0,r=[...i.flatMap(e=>e.
kind==="url"&&(0,P.p4)(e.id)&&(0,P.D6)(e.id)?[{url:e.url,service:e.id,isSent:a}]:[]),...y.hops.map(({url:e,authorization:t})=>({url:e,service:null,isSent:t==="s\
ent"}))].flatMap(({url:e,...t})=>{const s=(0,D.Pv)((0,D.yo)(e)??"");return!s.ok||s.value===p?[]:[{...t,host:s.value}]});return[...new Map(r.toReversed().map(e=>[
e.host,e])).values()]}function h(p,y,{tokenSources:c,hosts:i}){return M(p,y).flatMap(({host:a,service:r,isSent:e})=>{const t=c.get(a);if(t===void 0)return[];const s=r===
null?p.attempt.discovery.kind==="failed":!e,o=I.To({host:(0,D.nx)(p.host),other:(0,D.nx)(a),source:t,service:r,isSent:e,isNotice:!s||i.has(a)});return[(0,u.hD)(
o,{services:r===null?[]:[r]})]})}}),2886:((ct,Y,n)=>{n.d(Y,{ER:()=>P,Gy:()=>p,H4:()=>O,Np:()=>E,Rh:()=>g,TC:()=>$,_7:()=>T,cA:()=>M,ly:()=>A,m$:()=>C,nv:()=>R,pi:()=>k,
zX:()=>D});var I=n(4e3),v=n(5143),S=n(5799),u=n(1831);const G=["module","provider","version","package","lock","not"],D=({problem:y,places:c})=>G.includes(y.code.
replace(/-.*/,""))&&c.length>0&&c.every(i=>typeof i!="string"),P=({problem:y,needed:c})=>c&&y.usualSeverity==="error"&&!O.includes(y.code),A=y=>y.some(c=>typeof c==
"string"||!(0,v.MV)(c)),O=["host-http2","host-check-crashed"];function R(y,c){const{severity:i,affects:a,needed:r}=y,e=r&&c.some(t=>a.includes(t));return i==="e\
rror"&&!e?{...y,severity:"warning"}:y}const E=(y,c)=>S.oC.indexOf(y.severity)-S.oC.indexOf(c.severity),k=({problem:y,host:c,namedHost:i=c},a)=>a.some(({code:r,host:e})=>r===
y.code&&(e===null||e===i));function T(y,c){const i=t=>c.filter(({service:s})=>t.includes(s)),a=y.length===0?c:i(y),r=y.filter(t=>a.some(({service:s})=>s===t)),e=(a.
length>0?a:i(["any"])).flatMap(t=>t.because);return{services:r.length>0?r:y,places:(0,v.As)(g([...new Set(e)]))}}function g(y){const{own:c=[],aside:i=[]}=Object.
groupBy(y,a=>typeof a!="string"&&(0,v.MV)(a)?"aside":"own");return[...c,...i]}function $(y,c){const i=c.some(({because:r})=>r.includes("hostnames input"));return{
role:(0,I.VW)(y)!==null?"guest":i?"operator":"user",host:(0,u.nx)(y)}}function C(y,c){const{host:i,places:a,problem:r}=y;if(c.length===0)return y;const e=r.affects.
includes("terraform")&&!r.affects.includes("opentofu"),t=a.flatMap(m=>typeof m=="string"?[]:m.file),s=new Set(t.map(v._M)),o=c.filter(({repository:m,hosts:w})=>s.
has(m)&&(e||i!==null&&w.has(i)));if(o.length===0)return y;const l=o.flatMap(({repository:m})=>m??[]);return{...y,problem:(0,S.tr)(r,l)}}const M=y=>typeof y=="st\
ring"?y:`${y.file}:${y.line}`,h=1e3;function p(y,c){const i=y.flatMap(e=>(0,S.Xd)(e)??[]).filter(({file:e,column:t,endColumn:s})=>s>t&&(0,v._M)(e)===null),a=c((0,v.
jH)(i).slice(0,h)),r=new Map(a.map(e=>[(0,v.df)(e.place),e]));return({rows:e,...t})=>{const s=(0,S.Xd)(t),o=s&&r.get((0,v.df)(s));return o?{...t,line:o}:t}}}),6146:((ct,Y,n)=>{
n.d(Y,{$:()=>S,o:()=>v});var I=n(2886);const v=(P,{kind:A,source:O,address:R,constraints:E,places:k})=>JSON.stringify([P,A,O,R,E,k[0]??null]);function S(P,A){const O=u(
A,({rows:E=[]})=>E),R=u(A.filter(D),({places:E})=>E.map(I.cA));return O.size+R.size===0?P:P.map(({directory:E,clients:k,rows:T})=>({directory:E,clients:k,rows:T.
map(g=>{const $=O.get(v(E,g))??g.rejectedAt.flatMap(h=>R.get((0,I.cA)(h))??[]);if($.length===0)return g;const C=$.map(({finding:h})=>(0,I.nv)(h,k)).sort(I.Np),M=new Map(
C.map(({problem:{code:h,title:p,usualSeverity:y}})=>[h,{code:h,title:p,usualSeverity:y}]));return{...g,worst:C[0]?.severity??null,problems:[...M.values()]}})}))}
const u=(P,A)=>Map.groupBy(P.flatMap(O=>A(O).map(R=>({key:R,finding:O}))),({key:O})=>O),G=/^(?:constraint|lock)-/,D=({problem:P,host:A})=>A===null&&G.test(P.code)}),
2389:((ct,Y,n)=>{n.d(Y,{j7:()=>C,k2:()=>y,S4:()=>M});var I=n(3217),v=n(7052),S=n(5143),u=n(5799),G=n(8185),D=n(2886);function P({notes:c,usages:i,isEmpty:a,complaints:r,
tokenHosts:e,answered:t,contacted:s},o){const l=({problem:f})=>f.code==="file-syntax",m=new Set(c.filter(l).map(u.W7)),w=[...c.map(f=>O(f,m,o)),...[...(0,G.C)(i,
o),...t.map(A),...r,...(0,I.ky)(e,s)].map(f=>(0,D.nv)(f,o.dialect.clients)),...a?[R(o)]:[]],{placed:j=[],others:_=[]}=Object.groupBy(w,({places:f})=>f.length>0?
"placed":"others");return[...(0,u.DF)(j,f=>{const{problem:L,severity:K,affects:U,host:W,namedHost:X,exclude:z}=f,{code:Z,message:et,help:rt}=L;return[W,X,Z,K,et,
rt,U,z===void 0]}),..._]}function A(c){const{host:i,problem:a}=c;return i===null?c:{...c,services:[],problem:(0,u.pj)(a,(0,D.TC)(i,[]))}}function O(c,i,{dialect:a,
allowedHosts:r}){const{problem:e,isPlaceholder:t,checkedFor:s=a.clients}=c;if(e.code==="file-limit"&&r.length>0){const W=`${e.message}; it may use hosts that ar\
e not in \`allowed-hosts\``,X={...e,message:W};return{...c,problem:X,severity:"error"}}const o=(0,u.W7)(c),l=(0,u.Xd)(c),m=c.aside!==void 0||l!==null&&(0,S.MV)(
l),w=c.severity==="error",j=w&&t===!0,_=i.has(o)&&e.code!=="file-syntax",f=w&&(j||_||m)?{...c,severity:"warning"}:c,L=(0,D.nv)(f,s);if(!m&&!j)return L;const{help:K,
...U}=e;return{...L,...e.code==="file-syntax"&&{problem:U},exclude:[(0,S.n7)(c.aside??o)]}}const R=({scan:c,hostnames:i,usages:a})=>(0,u.hD)((0,v.JW)({scan:c,hasHostnames:i.
length>0,isFleet:a.length>0}));var E=n(6146);let k=function(...c){return{judgeRequests:k}=n.late([905,977,693,426],9426),new.target?new k(...c):k(...c)},T=function(...c){
return{crashedVisit:T}=n.late([905,977,693,426],9426),new.target?new T(...c):T(...c)},g=function(...c){return{judgeVisit:g}=n.late([905,977,693,426],9426),new.target?
new g(...c):g(...c)},$=function(...c){return{outcomesOf:$}=n.late([905,977,693,426],9426),new.target?new $(...c):$(...c)};const C={findings:[],roots:[],requests:[],
answering:new Set};function M(c,i,a=()=>[]){const{predicted:r,stopped:e}=c,t=h(c,i),s=[...c.notes,...r.findings.filter(({host:U})=>U===null)],o=P({...c,notes:s,
...p(t,r,i)},i),l=[...t.flatMap(U=>U.findings),...o],m=U=>!(0,D.pi)(U,i.ignore),w=l.filter(m).sort(D.Np),j=(0,D.Gy)(w,a),_=U=>U.filter(m).map(W=>(0,D.m$)(j(W),c.
guesses)).sort(D.Np),d=t.map(U=>{const W=_(U.findings.filter(X=>!(0,D.zX)(X)));return{...U,findings:W,clients:$(W)}}),f=({exclude:U})=>+(U!==void 0),L=_([...t.flatMap(
U=>U.findings.filter(D.zX)),...o]).toSorted((U,W)=>(0,D.Np)(U,W)||f(U)-f(W)),K=[...d.flatMap(U=>U.findings),...L].sort(D.Np);return{passed:e===null&&!K.some(({severity:U})=>y(
U,i.failOn)),stopped:e,hosts:d,files:L,findings:K,ignored:l.length-K.length,roots:(0,E.$)(r.roots,w)}}function h(c,i){const{visits:a,newHosts:r,predicted:e}=c,t=Map.
groupBy(c.requirements,({host:w})=>w),s=Map.groupBy(e.findings,({host:w})=>w),o=new Map(e.requests.map(w=>[w.host,w])),l=new Set(a.map(({host:w})=>w)),m={...i,...c,
hosts:l};return a.map(w=>{const{host:j}=w,_={visit:w,requirements:t.get(j)??[],predicted:s.get(j)??[],requests:o.get(j)??null,answering:e.answering,isNew:r.has(
j)};try{return g(_,i,m)}catch(d){return T(_,i.dialect,d)}})}function p(c,{findings:i,requests:a},r){const e=new Set(c.map(({visit:o})=>o.host)),t=c.flatMap(({visit:o,
services:l})=>(0,I.fc)(o,l)),s=a.flatMap(o=>k(o,[],r).map(l=>({...l,host:o.host})));return{answered:[...i,...s].filter(({host:o})=>o!==null&&!e.has(o)),contacted:[
...e,...[...t,...a].map(({host:o})=>o)]}}const y=(c,i)=>c==="error"?i!=="never":c==="warning"&&i==="warning"}),3534:((ct,Y,n)=>{n.d(Y,{$U:()=>$,Eu:()=>R,JD:()=>g,
QU:()=>A,To:()=>h,bI:()=>p,fj:()=>E,iX:()=>y,tK:()=>k,z2:()=>M});var I=n(4283),v=n(1064),S=n(1831),u=n(2713),G=n(4e3),D=n(5799),P=n(8937);const A=({source:a})=>(0,D.
CC)("credentials-empty",{message:`the token from ${a} is empty`,help:"check the name of the secret and that this workflow can read it: GitHub replaces a missing\
 secret with an empty string"}),O={"control character":{has:"contains a line break or another control character, which no client can send",help:"store the token\
 again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Bearer "'},
quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begins or end\
s with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"check\
 whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hyphen \
or quotation mark may have been replaced"}},R=({source:a,slip:r})=>(0,D.CC)("credentials-malformed",{message:`the token from ${a} ${O[r].has}`,help:O[r].help,...r===
"control character"?{}:{severity:"warning"}}),E=({source:a})=>(0,D.CC)("credentials-short",{message:`the token from ${a} has fewer than ${u.Il} characters and i\
s not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"}),k=a=>(0,D.CC)("crede\
ntials-differ",{message:`for host ${(0,S.nx)(a.host)}, ${T(a.first)} and ${T(a.other)}`,help:`set the token for both clients in ${(0,S.fK)(a.host)[0]??"tokens"}\
 or tokens, or set dialect to one client; this check uses the first token`}),T=({client:a,source:r})=>r===null?`${v.bB[a]} finds no token`:`${v.bB[a]} uses the \
token from ${r}`,g=({host:a,status:r,source:e})=>(0,D.CC)("credentials-rejected",{message:`host ${(0,S.nx)(a)} returned ${r} for the token from ${e}`,help:`chec\
k that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,I.jr)((0,S.cu)(a))}; then store a new one i\
n the same place`});function $({host:a,service:r,...e}){const t=(0,S.nx)(a),[s=""]=(0,S.fK)(a);return(0,P.ti)("credentials-missing",`host ${t} requires a token${r===
null?"":` for ${r}`}`,`add the line "${t}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${s}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${C(
s)}`,e)}const C=a=>/^\w+$/.test(a)?`export ${a}=\u2026`:`env '${a}=\u2026' terraform init`,M=a=>(0,D.CC)("credentials-near-miss",{message:`${a.variable} seems t\
o be meant for host ${(0,S.nx)(a.host)}, but ${a.why}`,help:`rename it to ${a.write}: ${C(a.write)}`}),h=({host:a,other:r,source:e,service:t,isSent:s,isNotice:o})=>(0,D.
CC)("credentials-other-host",{message:`the clients do not send the token for ${r} from ${e} ${t===null?`after the redirect of ${a}`:`to ${t} of host ${a}`}: the\
y send ${s?`the token of ${a}`:"none"}`,help:t===null?`make the discovery document of ${a} public, or serve it at ${a} itself`:`set the token for ${a}, and the \
clients send it to ${r}`,...o?{severity:"notice",affects:[]}:{}}),p=({host:a})=>(0,D.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,S.
nx)(a)}, which is not checked`,help:"write the host as in the files, including its port, or remove the line"});function y({host:a,token:r,challenge:e,...t}){const s=r===
"sent"?"rejected the given authentication credentials":"requires authentication credentials",o=e===null?"":`, and asks for ${e} authentication`;return(0,D.CC)("\
document-unauthorized",{message:`host ${a} ${s}: ${(0,G._r)(t)}${o}`,help:(0,G.NM)({...t,asked:a},i(a,r,t.status,e))})}const c="make the discovery document publ\
ic";function i(a,r,e,t){const s=(0,G.qZ)(a);if(t!==null)return{operator:`exempt /.well-known/terraform.json from ${t} authentication`,guest:s,note:"the clients \
send Bearer tokens only, so no token helps"};switch(r){case"sent":{const o="check that the token is for this host, complete and not expired";return e===403?{operator:o,
user:o,guest:s}:{operator:o,user:o}}case"none":{const o=(0,P.nP)(a);return{operator:`${o}, or ${c}`,user:o,guest:s}}case"dropped":return{because:"the token was \
not sent there because it does not follow a redirect to another host",operator:`configure ${a} to respond itself, or ${c}`};case"withheld":return{because:"the t\
oken was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),3410:((ct,Y,n)=>{n.d(Y,{Dr:()=>k,EK:()=>O,Fu:()=>g,
dF:()=>T,vs:()=>D,y7:()=>A});var I=n(1831),v=n(9562),S=n(4e3),u=n(5799),G=n(8937);function D({host:$,service:C,...M}){const h=(0,I.nx)($),p=C===v.OZ?"the cloud \
block":"the remote backend",[y=""]=(0,I.fK)($),c=h===$?`; outside GitHub, run \`terraform login ${$}\` or \`tofu login ${$}\``:"";return(0,G.ti)("cloud-token",`${p}\
 requires a token for ${h}`,`add the line "${h}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${y}${c}`,M)}const P={organization:"`organization`",
workspaces:"`name` in `workspaces`"};function A({block:$,lacks:C,isOpen:M}){const h=$==="cloud block"?`set ${C.map(p=>v.uW[p]).join(" and ")}`:"give it to `init\
` with -backend-config in TF_CLI_ARGS_init";return(0,u.CC)("cloud-incomplete",{severity:M?"notice":"error",message:`the ${$} has no ${C.map(p=>P[p]).join(" and \
no ")}`,help:M?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${h}, also for this check`})}const O=({url:$,
version:C})=>(0,u.CC)("cloud-version",{message:`${$} returned ${C===null?"no TFP-API-Version":`TFP-API-Version ${(0,S.dh)(C)}`}; the cloud block requires 2.5 or\
 later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` inste\
ad of `cloud`'}),R=$=>"why"in $?`the response of ${$.url} ${(0,S.dh)($.why)}`:(0,S._r)({...$,page:null}),E=($,C,M)=>"status"in $&&[401,403,404].includes($.status)?
M:(0,u.C)(`check the logs of ${C}, and that the URL of the service is that of its API`),k=({host:$,organization:C,source:M,...h})=>(0,u.CC)("cloud-organization",
{message:`the organization ${C} at ${$} cannot be read: ${R(h)}`,help:E(h,$,`check the name of the organization, and that the token from ${M} is valid and belon\
gs to a member`)}),T=$=>(0,u.CC)("cloud-workspace",{message:`the workspace ${$.workspace} of ${$.organization} at ${$.host} cannot be read: ${R($)}`,help:E($,$.
host,"check that the token may read the workspace")}),g=({host:$,organization:C,workspace:M})=>(0,u.CC)("cloud-workspace-missing",{message:`${C} at ${$} has no \
workspace ${M} that the token may read; init would create it`,help:"no change is required if the workspace is new; otherwise correct its name"})}),7751:((ct,Y,n)=>{
n.d(Y,{o:()=>P,q:()=>D});var I=n(4e3),v=n(5799);const S=A=>A===1?"1 module or provider was":`${A} modules and providers were`;function u(A){const{names:O}=A,R=(0,I.
K4)(O,3,I.dh);switch(A.what){case"inside":return`what ${(0,I.px)(O.length,"registry module")} ${O.length===1?"calls and requires":"call and require"} was not ch\
ecked: ${R}`;case"direct":{const E=O.length-A.git;return`${[...A.git>0?[`${(0,I.px)(A.git,"module")} from Git`]:[],...E>0?[`${(0,I.px)(E,"module")} from an arch\
ive or bucket`]:[]].join(" and ")} ${O.length===1?"was":"were"} not checked: ${R}`}case"open":return`${(0,I.px)(O.length,"module")} ${O.length===1?"was":"were"}\
 not checked, because the source or version is only known at init time: ${R}`;case"limit":return`max-requests (${A.max}) was reached, so ${S(O.length)} not chec\
ked: ${R}`;case"size":return`a response is longer than this check reads, so ${S(O.length)} not checked: ${R}`;case"work":return`the answers of the registry take\
 more work than this check does for one host, so ${S(O.length)} not checked: ${R}`;case"stopped":return`the check ended too early, so ${S(O.length)} not checked\
: ${R}`;case"contents":return`the checksums of ${(0,I.px)(O.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the p\
ackage itself: ${R}`;case"getter":return`the package of ${(0,I.px)(O.length,"registry module")} was not checked, because it is downloaded with ${A.getter}: ${R}`;case"\
units":return`${(0,I.px)(O.length,"Terragrunt unit")} ${O.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`so\
urce\` names: ${R}`}}const G={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry w\
ith `terraform providers lock` or `tofu providers lock`"},D=A=>(0,v.CC)("not-followed",{message:u(A),help:G[A.what==="work"?"limit":A.what],...A.what==="work"&&
{severity:"warning"}});function P({by:A,address:O,constraint:R,newest:E,others:k}){const T=`${(0,I.dh)(A)} requires ${(0,I.dh)(O)}${R===null?"":` "${(0,I.dh)(R)}\
"`}`,g=E===null?"which the registry does not have":k.length>0?`which conflicts with ${(0,I.K4)(k,3,I.dh)}`:`which no listed version fits; the newest is ${(0,I.dh)(
E)}`;return(0,v.CC)("module-described",{message:`according to the registry, ${T}, ${g}`,help:"run `init` to confirm; if it fails, use another version of the mod\
ule"})}}),8937:((ct,Y,n)=>{n.d(Y,{$w:()=>G,nP:()=>D,pt:()=>u,ro:()=>S,ti:()=>P});var I=n(4e3),v=n(5799);const S="this pull request needs no change; run the chec\
k where the secret is available, for example on the main branch";function u({host:A,token:O,source:R},E){const k=`sent${E===null?"":` to ${E}`}`;switch(O){case"\
none":return`no token was found for ${A}`;case"sent":return`the token for ${A} from ${R} was ${k}`;case"dropped":return`the token for ${A} from ${R} was not ${k}\
, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${A} from ${R} was not ${k}, because the URL is not https; the CLI\
s do send it`}}function G({host:A,token:O},R,E,k){switch(O){case"none":return{operator:D(A),user:D(A),guest:(0,I.qZ)(A)};case"sent":return{operator:k,user:k};case"\
dropped":return(0,v.C)(`serve ${R} without the redirect to ${E??"another host"}`);case"withheld":return(0,v.C)(`serve ${R} at an https URL`)}}const D=A=>`add a \
token to \`tokens\` (${A}=\u2026) or set a TF_TOKEN_ variable`;function P(A,O,R,{isFork:E,searched:k,notRead:T}){if(E){const C=`${O}, and secrets are withheld f\
rom pull requests of forks`;return(0,v.CC)(A,{message:C,help:S,severity:"notice"})}const g=T.length===0?"":`; not read: ${T.join(", ")}`,$=`${O}, and none was f\
ound (searched: ${k.join(", ")}${g})`;return(0,v.CC)(A,{message:$,help:R})}}),4503:((ct,Y,n)=>{n.d(Y,{DZ:()=>R,R8:()=>k,aE:()=>P,oW:()=>E,uM:()=>S});var I=n(5143),
v=n(6503);function S(T,{links:g,repositories:$}){const{line:C,target:M=T.file}=T,{repository:h,path:p}=(0,I.bH)(M);if(h!==null){const c=$.find(({name:r})=>r===h),
i=R(c,"blob"),a=p==="."?null:E(p);return i===null||a===null?null:`${i}/${a}#L${C}`}const y=g?.get(M);return y===void 0?null:y.diff?.lines.has(C)?`${y.diff.url}R${C}`:
`${y.url}#L${C}`}const u=600,G=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,D=/^(?:[\da-f]{40}|[\da-f]{64})$/;function P(T){const g=T?.url??
"";return g.length<=u&&G.test(g)?g:null}const A=/^https?:\/\/gitlab\./i,O=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function R(T,g="commit"){const $=P(T),C=T?.commit??"";return $===null||!D.test(C)||O.test($)?null:`${$}${A.test($)?"/-":""}/${g}/${C}`}function E(T){if(!T.isWellFormed())
return null;const g=C=>`%${C.charCodeAt(0).toString(16).toUpperCase()}`;return T.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,g)}function k(T){
const $=(0,v.YC)(T).flat().flatMap(C=>typeof C=="string"?[]:C.target??C.file);return new Set($.filter(v.CN))}}),5102:((ct,Y,n)=>{n.d(Y,{$N:()=>e,DI:()=>k,Fl:()=>M,
JR:()=>T,QK:()=>c,Rm:()=>p,Yn:()=>h,Zh:()=>i,b:()=>$,fX:()=>o,fi:()=>r,hm:()=>y,md:()=>C,nM:()=>a,nx:()=>O,sG:()=>E,vh:()=>R});var I=n(2886),v=n(2389),S=n(4e3),
u=n(5143),G=n(5799),D=n(9664),P=n(5257),A=n(6503);const O={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},R=Object.
keys(O);function E(d){if($(d))return"unchecked";const f=y(d.findings);return f==="error"?"fails":f==="warning"?"warns":T(d)?"skipped":"works"}const k=d=>E(d)===
"fails",T=({visit:d})=>d.attempt.discovery.kind==="skipped",g=["host-not-checked",...I.H4],$=({visit:{attempt:d}})=>d.discovery.kind==="skipped"&&g.includes(d.discovery.
problem.code),C=d=>R.flatMap(f=>d.filter(L=>E(L)===f));function M(d){const f=new Set(d.map(({worst:L})=>L));return f.has("error")?"fails":f.has("warning")?"warn\
s":d.some(p)?"skipped":"works"}function h(d,f){const L=Object.groupBy(d,z=>M(f(z))),{fails:K=[],warns:U=[],skipped:W=[],works:X=[]}=L;return[K,U,W,X]}const p=({
chosen:d,isUnchecked:f})=>f===!0||Object.keys(d).length===0,y=d=>G.oC.find(f=>d.some(L=>L.severity===f))??null;function c({findings:d}){const f=y(d);return f===
"notice"?[]:d.filter(({severity:L})=>L===f)}const i=({severity:d},{failOn:f})=>d==="error"||(0,v.k2)(d,f),a=({severity:d})=>d!=="notice";function r({passed:d,hosts:f,
findings:L}){return d?L.some(a)?"warns":f.length===0?"skipped":"works":"fails"}function e(d,{repositories:{length:f}}){const{hosts:L,files:K,findings:U,passed:W,
stopped:X}=d,z=w(d,f),Z=K.filter(({problem:yt})=>z===null||!s.test(yt.code)),et=Z.filter(yt=>!t(yt)),rt=y(et)==="error"&&!L.some(k),gt=z===null&&f>0?` in ${(0,S.
px)(f,"repository")}`:"",Et=[et.length<Z.length?[`nothing to check${gt}`]:l(L,gt),m(et)],$t=[z??[],rt?Et.toReversed():Et].flat(2).join(", "),Tt=y(U)==="error";if(X!==
null){const yt=(0,S.Cw)(X);return Tt||L.some($)?`${$t} (${yt})`:`${yt}; ${$t}`}return W&&Tt?`${$t} (the check passes: fail-on is never)`:W||Tt?$t:`${$t} (the ch\
eck fails: fail-on is warning)`}const t=({problem:d,severity:f})=>d.code==="nothing-to-check"&&f==="error",s=/^(?:module|provider|version|package|constraint|lock)-/,
o="not allowed";function l(d,f){const L=d.length;if(L===0)return[`no registry hosts to check${f}`];const{skipped:K=[],checked:U=[]}=Object.groupBy(d,Ot=>T(Ot)?"\
skipped":"checked"),{fails:W,unchecked:X,works:z}=O,Z=(Ot,It)=>It.length===0?[]:[{words:Ot,count:It.length}],et=[...Z(W,U.filter(k)),...Z(o,K.filter(k)),...Z(X,
K.filter($))],rt=[...Z(z,U),...Z(O.skipped,K)],[gt,...Mt]=et.length>0?et:rt,ft=U.filter(Ot=>E(Ot)==="warns").length,Et=L===1?"":`${ft} ${et.length>0?"more ":""}`,
Tt=gt?.words===o||gt?.words===X?gt.count===1?"is ":"are ":"";return[`${L===1?"1 registry host":(0,A.GH)(gt?.count??0,L,"registry hosts")}${f} ${Tt}${gt?.words}`,
...Mt.map(({count:Ot,words:It})=>`${Ot} ${It}`),...ft===0?[]:[`${Et}with warnings`]]}function m(d){const f=y(d);if(f===null||f==="notice")return[];const L=d.filter(
({severity:z})=>z===f),K=(0,A.eb)(L).length,U=new Set((0,A.Dx)(L).map(({file:z})=>z)).size,W=K>0?`files of ${(0,S.px)(K,"repository")}`:(0,S.px)(U,"file"),X=L.some(
z=>(0,G.Xd)(z)===null);return[...U>0?[`${f}s in ${W}`]:[],...X?[`${f}s in settings or credentials`]:[]]}function w({roots:d,findings:f},L){const K=d.filter(({directory:rt})=>rt!==
P.cd.file),[U]=h(K,({rows:rt})=>rt),W=new Set([...U.map(j),..._(f)]);if(W.size===0)return null;const X=new Set([...K.map(j),...W]).size,z=new Set(Array.from(W,u.
_M)).size,Z=X<2?"":` in ${(0,A.GH)(W.size,X,"root modules")}`,et=L<2?"":` (${(0,A.GH)(z,L,"repositories")})`;return`init fails${Z}${et}`}const j=({directory:d})=>d,
_=d=>(0,A.Dx)(d.filter(({problem:f,severity:L})=>f.code==="cloud-token"&&L==="error")).map(({file:f})=>{const{repository:L,path:K}=(0,u.bH)(f),U=(0,D.jt)(K)||".";
return L===null?U:(0,u.yJ)(L,U)})}),7035:((ct,Y,n)=>{n.d(Y,{K5:()=>$,XQ:()=>O,bW:()=>T,be:()=>k,cT:()=>M,hc:()=>C,kW:()=>R,mc:()=>E});var I=n(9076),v=n(4e3),S=n(
5102),u=n(4120),G=n(7792),D=n(806);const P=20,A=40;function O({incidents:[h]}){return h?.until!==null||h.runs<2?null:`failing since ${(0,u.QN)(h.from)} (${(0,v.
px)(h.runs,"run")})`}function R({recent:h,uptime:p,incidents:[y]}){const{good:c=0,runs:i=0}=p.at(-1)??{};if(y?.until!==null||i<2)return null;if(i-c===1)return`f\
irst failure in ${(0,v.px)(i,"run")}`;const a=h.filter(({outcome:e})=>e==="fails").length;return a<=y.runs&&y.runs>1?null:`failed ${a} of the last ${h.filter(I.
yX).length} runs`}function E({good:h,runs:p}){const y=Math.floor(1e4*h/p);if(y>=9900)return`${y/100}%`;const c=Math.floor(y/10);return c===0&&h>0?"below 0.1%":`${c/
10}%`}function k(h,p,y){const c=h.toSorted((r,e)=>p(r)-p(e)).map(y),[i="",a=""]=[c[0],c.at(-1)];return i===a?i:`${i} to ${a}`}const T=(h,p="results")=>h.length===
0?G.Gy.nothing:{kind:"chart",of:p,runs:h,label:g(h)};function g(h){const p=S.vh.flatMap(c=>{const{length:i}=h.filter(r=>r.outcome===c),a=c==="warns"?"with warni\
ngs":S.nx[c];return i===0?[]:[`${i} ${a}`]});return`${h.length===1?"last run":`last ${(0,v.px)(h.length,"run")}`}: ${p.join(", ")}`}function $({recent:h,uptime:p,
medianMs:y}){const c=p.filter(({runs:e})=>e>0).map(e=>{const{days:t,good:s,runs:o}=e;return`${E(e)} (${s} of ${(0,v.px)(o,"run")} in ${t} days)`}),i=h.flatMap(({
ms:e})=>e??[]),a=i.length===0?"":`, last runs ${k(i,Number,u.kJ)}`,r=(0,G.mG)`median ${(0,u.kJ)(y??0)} in 30 days${a}${T(h,"latency")}`;return[{label:"runs",texts:[
(0,G.mG)`${T(h)} ${g(h)}`]},{label:"uptime",texts:[G.Gy.joined(c)]},{label:"latency",texts:y===null?[]:[r]}]}function C(h){const p=[...h.context.history??[]].flatMap(
([e,{incidents:t}])=>t.map(s=>({...s,host:e}))).toSorted((e,t)=>+(e.from<t.from)-+(e.from>t.from));if(p.length===0)return[];const y=p.filter(({until:e})=>e===null).
length,c=y===0?"":`, ${y} of which ${y>1?"continue":"continues"}`,i=`${(0,v.px)(p.length,"incident")}${c}`,a={...h,rest:"in the history file"},r=(0,D.Ku)(p,P,"i\
ncident",a,e=>M(e,h));return h.medium==="page"?[G.om.paragraph(`${i}.`),...r]:G.om.details(G.om.title(i),r)}function M(h,p){const y=p.medium==="page",c=e=>y?(0,D.
U1)(e,p):G.Gy.code(e,A),i=({from:e,until:t})=>t===null?`${(0,u.u8)(e,p.context.startedAt)} so far`:(0,u.u8)(e,t),a=({host:e})=>e===void 0?null:(0,D.b8)(e,p,G.Gy.
name),r=[G.om.column("Host",a,"name"),G.om.column("From",({from:e})=>(0,u.QN)(e),"when"),G.om.column("Duration",i,"when"),G.om.column("Failed runs",({runs:e})=>e,
"number"),G.om.column("Problems",({codes:e})=>G.Gy.joined(e.map(c)))];return G.om.table(h,r,"Incidents")}}),7615:((ct,Y,n)=>{n.d(Y,{G_:()=>i,h0:()=>k,xS:()=>T});
var I=n(4e3),v=n(5143),S=n(1064),u=n(9587),G=n(5102),D=n(4120),P=n(7792),A=n(7035),O=n(806);const R=120,E=/^credentials-|^document-unauthorized$/,k=e=>P.Gy.code(
e,R);function T(e,t){const{host:s,attempt:o,earlier:l,credentials:m,looks:w,forced:j}=e.visit,{discovery:_,timing:d,hops:f,certificates:L}=o,{context:K,medium:U,
limits:W,rest:X}=t,z=_.kind==="failed"?_.excerpt:null,Z=e.findings.some(({problem:ft})=>E.test(ft.code)),et=U==="page"?K.history?.get(s):void 0,rt={result:_.kind===
"skipped"?[P.Gy.prose(_.problem.message)]:[],required:g(e,t),clients:U==="log"?[]:$(e,t),response:f.map(M),services:e.services.map(ft=>h(ft,t)),body:z===null?[]:
[P.Gy.code(z.replace(/\s+/gu," ").trim())],timing:[p(d)],retried:l.map(y),"token from":m?.hasToken?[P.Gy.prose(m.source)]:[],certificate:L.map(ft=>c(ft,K.startedAt)),
credentials:Z?r(w):[],"host block":[...Map.groupBy(j,ft=>(0,v.eo)(ft.place))].map(([ft,Et])=>(0,P.mG)`${P.Gy.path(ft)} for ${(0,I.eZ)(Et.map(({client:$t})=>$t))}`)},
gt=U==="log"&&(0,G.QK)(e).length===0;return[...Object.entries(rt).map(([ft,Et])=>({label:ft,texts:Et})).filter(({label:ft})=>!gt||["credentials","host block"].includes(
ft)),...et?(0,A.K5)(et):[]].flatMap(({label:ft,texts:Et})=>{const{shown:$t,more:Tt}=(0,I.zN)(Et.filter(Ot=>!P.Gy.isEmpty(Ot)),W.rows),yt=Tt===0?[]:[(0,P.mG)`and ${Tt} more ${X}`];
return $t.length===0?[]:[{label:ft,texts:[...$t,...yt]}]})}function g({requirements:e},t){const{context:s,limits:o}=t,l=Map.groupBy(e,({because:m})=>m.map(v.df).
join(`
`));return Array.from(l.values(),m=>{const w=P.Gy.some(m,o.rows,({service:j,clients:_})=>{const d=j==="any"?P.Gy.words("any service"):k(j);return s.dialect.clients.
every(L=>_.includes(L))?d:(0,P.mG)`${d} for ${(0,I.eZ)(_)}`});return(0,O.ZT)(w,(0,O.AZ)(m[0]?.because??[],o.places,t))})}const $=({clients:e},{context:t})=>[...Map.
groupBy(t.clients,s=>e[s])].map(([s,o])=>(0,P.mG)`${P.Gy.sign(s)} ${o.map(l=>S.bB[l]).join(", ")}: ${G.nx[s]}`),C={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function M({status:e,reason:t,url:s,ms:o,...l}){const{mediaType:m,address:w,proxy:j,authorization:_}=l,
d=e===null||t===""?P.Gy.nothing:P.Gy.prose(t,R),f=P.Gy.joined([`${e??"none"}`,d]," ");return(0,O.ZT)((0,P.mG)`${f} from ${P.Gy.code((0,u.cq)(s))} ${e===null?"af\
ter":"in"} ${(0,D.kJ)(o)}`,m===null?P.Gy.nothing:k(m),w===null?P.Gy.nothing:(0,P.mG)`at ${k(w)}`,j===null?P.Gy.nothing:(0,P.mG)`through ${P.Gy.code((0,u.cq)(j))}`,
_==="none"?P.Gy.nothing:`token ${C[_]}`)}function h(e,t){const s=k(e.id);switch(e.kind){case"url":return(0,P.mG)`${s} ${P.Gy.code((0,u.cq)(e.url))}`;case"login":{
const{client:o,authz:l,token:m,ports:w}=e.login;return(0,P.mG)`${s} authz ${P.Gy.code((0,u.cq)(l??"none"))}, token ${P.Gy.code((0,u.cq)(m??"none"))}, client ${P.
Gy.code(o)}, ports ${w.join(" to ")}`}case"problem":return(0,P.mG)`${s}: ${(0,O.U1)(e.problem.code,t)}`}}function p({lookupMs:e,connectMs:t,tlsMs:s,firstByteMs:o,
totalMs:l}){return Object.entries({...{DNS:e,connect:t,TLS:s,"first byte":o},total:l}).flatMap(([w,j])=>j===null?[]:`${w} ${(0,D.kJ)(j)}`).join(", ")}const y=({
discovery:e,timing:t})=>`${e.kind==="failed"?e.problem.code:e.kind} after ${(0,D.kJ)(t.totalMs)}`,c=({host:e,subject:t,issuer:s,expires:o},l)=>(0,P.mG)`${k(e)} valid until ${P.
Gy.prose((0,D.nO)(o,l))}; subject ${k(t)}, issuer ${k(s)}`,i=e=>Array.from(Map.groupBy(e,t=>JSON.stringify(t.looks)).values(),t=>({clients:t.map(({client:s})=>s),
looks:(t[0]?.looks??[]).map(({source:s,held:o,counts:l})=>{const m=o==="no token"?" (ends the search)":" (used)";return{source:s,held:`${a[o]}${l?m:""}`}})})),a={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function r(e){
const t=i(e);return t.flatMap(({clients:s,looks:o})=>o.map(({source:l,held:m})=>{const w=t.length>1?`${(0,I.eZ)(s)}: `:"";return(0,P.mG)`${w}${P.Gy.prose(l)}: ${m}`}))}}),
806:((ct,Y,n)=>{n.d(Y,{AZ:()=>r,Ku:()=>M,OS:()=>C,U1:()=>y,ZT:()=>h,b8:()=>i,dI:()=>c,dS:()=>A,du:()=>T,h:()=>g,ik:()=>a,xy:()=>$});var I=n(4e3),v=n(5143),S=n(1831),
u=n(4503),G=n(6503),D=n(7792);const P=Number.POSITIVE_INFINITY,A=3,O={causes:P,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:P,rows:P,roots:1e3,
details:2e3,remarks:P,hasLines:!0},R={...O,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...R,causes:30,hosts:4,messages:3,
characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},k={log:E,summary:R,brief:{...R,causes:10,items:0,rows:0,roots:0,details:0},notes:{...E,hosts:20,messages:10,
characters:700,places:8,items:0},page:O},T=(e,t,s)=>({context:e,medium:t,limits:k[t],rest:s,detailed:new Set}),g=D.Gy.words("in the JSON report"),$=D.Gy.words("\
in the job summary"),C=(e,t,{rest:s})=>e===0?[]:[D.om.paragraph((0,D.mG)`and ${(0,I.px)(e,`more ${t}`)} ${s}`)];function M(e,t,s,o,l){const{shown:m,more:w}=(0,I.
zN)(e,t);return m.length===0?[]:[...l(m),...C(w,s,o)]}function h(e,...t){const s=D.Gy.joined(t,D.Gy.words("; "));return D.Gy.isEmpty(s)?e:(0,D.mG)`${e} (${s})`}
const p=/^[a-z\d]+(?:-[a-z\d]+)*$/,y=(e,{context:t})=>D.Gy.link(p.test(e)?`${t.docsUrl}#${e}`:null,D.Gy.code(e)),c=e=>`host-${e}`;function i(e,{detailed:t},s=D.
Gy.code){const o=(0,S.nx)(e);return t.has(e)?D.Gy.link(`#${c(e)}`,s(o)):s(o)}function a(e,{context:t},s=!1){if(typeof e=="string")return D.Gy.code(e);const o=s?
(0,v.bH)(e.file).path:e.file;return D.Gy.link((0,u.uM)(e,t),D.Gy.path((0,v.eo)({...e,file:o})))}function r(e,t,s,o=!1){const{places:l,noun:m}=(0,G.TD)(e);return D.
Gy.some(l,t,w=>a(w,s,o),m)}}),7792:((ct,Y,n)=>{n.d(Y,{AA:()=>P,Gy:()=>O,mG:()=>S,om:()=>R,rC:()=>v});var I=n(4e3);const v={error:"fails",warning:"warns",notice:"\
notice"},S=(E,...k)=>E.flatMap((T,g)=>{const $=k[g]??[],C=typeof $=="number"?String($):$;return T===""?[C]:[{kind:"words",text:T},C]}),u=E=>E===""||Array.isArray(
E)&&E.every(u),G=(E,k={kind:"words",text:", "})=>E.filter(T=>!u(T)).flatMap((T,g)=>g===0?[T]:[k,T]);function D(E,k,T,g=""){const{shown:$,more:C}=I.zN(E,k),M=G($.
map(T)),h=g===""?`${C} more`:I.px(C,`more ${g}`);return C===0?M:S`${M} and ${h}`}const P=E=>/^https?:\/\/[!-~]+$/.test(E),A=60,O={isEmpty:u,joined:G,some:D,nothing:[],
newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,k)=>({kind:"code",text:E,max:k}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({kind:"co\
de",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:A,breaks:"never"}),prose:(E,k)=>({kind:"prose",text:E,max:k}),sentence:(E,k)=>({kind:"sentence",
content:{kind:"prose",text:E,max:k}}),strong:E=>({kind:"strong",content:E}),small:E=>u(E)?[]:{kind:"small",content:E},link:(E,k)=>({kind:"link",url:E,content:k}),
sign:E=>({kind:"sign",of:E})},R={column:(E,k,T)=>({title:E,cell:g=>S`${k(g)}`,style:T}),title:(E,k=[],T=null)=>({sign:T,name:E,text:k}),paragraph:E=>({kind:"par\
agraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,k)=>k.length===0?[]:[{kind:"details",title:E,children:k}],table:(E,k,T,g=()=>({}),$,C=Number.
MAX_SAFE_INTEGER)=>{const M=k.filter(({cell:p})=>E.some(y=>!u(p(y)))),h=E.map(p=>({...g(p),cells:M.map(({cell:y})=>y(p))}));return Array.from({length:Math.ceil(
h.length/C)},(p,y)=>{const c=h.slice(y*C,(y+1)*C);return{kind:"table",caption:T,columns:M,rows:c,style:$}})}}}),7495:((ct,Y,n)=>{n.d(Y,{Qm:()=>T,TU:()=>R,i4:()=>M,
pb:()=>C,zt:()=>A});var I=n(4091),v=n(8011),S=n(3229),u=n(1831),G=n(5011),D=n(4321),P=n(1022);const A={host:null,isHostImplied:!1,needed:null},O=t=>({host:t,isHostImplied:!1,
needed:(0,u.Rt)(t)?"state":t}),R=t=>({host:t,isHostImplied:!0,needed:t}),E=t=>({host:t,isHostImplied:!1,needed:null}),k=t=>t===null?A:{...A,directHost:t},T=t=>({
...A,problem:t}),g=(t,s)=>T((0,v.DA)({reason:"rejected",error:t,advice:s}));function $(t,s,o){return o===null?t:{...t,problem:(0,v.My)({text:s,host:t.host,advice:o})}}
const C={module:y,"test-module":(t,s,o)=>{const l=(0,G.vL)(t,s).kind==="remote";return s==="opentofu"||!l?y(t,s,o):T((0,v.DA)({reason:"remote-in-test",text:t}))},
"registry-module":(t,s)=>{const o=(0,G.rE)(t,s);return o.ok?h(o.value):r(t,s)},provider:c,"locked-provider":i,"stack-component":a,stack:(t,s)=>{const o=(0,G.A)(
t);return o.ok&&!t.startsWith(".")?E(o.value.host):{...a(t,s),isHostImplied:!1,needed:null}},"stack-output":t=>{const[s="",...o]=t.split("/");return o.length===
3?p(s,E):T((0,v.DA)({reason:"stack",text:t}))},terragrunt:e,host:t=>p(t,O),url:r};function M(t,s,o){if(t==="terragrunt"){const[,w]=/^tfr:\/\/([^/?]*)\//.exec(s)??
[];return w===void 0?/^$|^t$|^tfr?$|^tfr:/.test(s)?void 0:A:w===""?R((0,G.Vm)(o)):p(w,O)}if(t==="url")return k((0,D.uE)(s,o));if(t!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(s))return k((0,D.uE)(s,o));const l=s.indexOf("/");if(l<0)return;const m=(0,G.vL)(`${s.slice(0,l)}/a/b/c`,o);return m.kind==="registry"?h(m):k((0,D.uE)(s,o))}
const h=({host:t,hostImplied:s})=>s?R(t):O(t);function p(t,s){const o=(0,u.Pv)(t),l=(0,S.L6)(t);return o.ok?$(s(o.value),t,l):T((0,v.k0)({text:t,error:o.why,advice:l}))}
function y(t,s,o){if((0,G.Nj)(t)&&!o)return A;const l=(0,G.vL)(t,s),m=l.kind==="registry"?(0,I.Ju)(l):(0,G.rE)(t,s);if(o&&!m.ok){const{why:_}=m,d=/^https?:/i.test(
t)?{kind:"invalid",error:_}:l,f=(0,S.NM)(t,d,m),{kind:L}=l;return f===null&&(L==="local"||L==="remote")?T((0,v.DA)({reason:`${L}-with-version`,text:t})):g(_,f)}
const w=(0,S.NM)(t,l,m);if(m.ok)return $(h(m.value),t,w);if(l.kind==="invalid")return g(l.error,w);const j=l.kind==="remote"?l.host:null;return $(k(j),t,w)}function c(t,s){
const o=(0,P.mi)(t,s);switch(o.kind){case"registry":case"legacy":return o.hostImplied?R(o.host):$(O(o.host),t,(0,S.cr)(t));case"builtin":return E(o.host);case"i\
nvalid":{const[l="",m]=o.error.split(`

`);return g(l,m??(0,S.cr)(t))}}}function i(t,s){const o=(0,P.mi)(t,s);if(o.kind==="invalid")return g(o.error,null);if(o.hostImplied)return T((0,v.DA)({reason:"l\
ocked-provider",text:t}));if(o.kind==="builtin")return E(o.host);const l=s==="opentofu"&&o.host===(0,G.Vm)("terraform")&&o.namespace==="hashicorp";return{...O(o.
host),needed:l?(0,G.Vm)(s):o.host}}function a(t,s){if(t!==t.trim())return T((0,v.DA)({reason:"white-space",text:t}));if(t==="."||t==="..")return A;const o=(0,G.
rE)(t,s);if(o.ok)return h(o.value);const l=(0,G.A)(t);if(l.ok)return E(l.value.host);const m=(0,G.vL)(t,s);return m.kind==="invalid"?g(m.error,(0,S.NM)(t,m,o)):
k(m.kind==="remote"?m.host:null)}function r(t,s){const o=(0,D.cx)(t,s);return k(o.ok?o.value.host:null)}function e(t,s){const[,o,l=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(t)??[];if(o===void 0)return t.startsWith("gitlab.com/")?k("gitlab.com"):r(t,s);const[m=""]=l.split("//");return m.split("/").length!==3?T((0,v.DA)({reason:"\
terragrunt",text:t})):o===""?R((0,G.Vm)(s)):p(o,O)}}),5682:((ct,Y,n)=>{n.d(Y,{H:()=>M});var I=n(8884),v=n(4e3),S=n(3410),u=n(5143),G=n(5799),D=n(9664),P=n(9562),
A=n(7495),O=n(7854);const R=["TF_CLOUD_HOSTNAME",P.OZ],E=["TFE_HOSTNAME",P.M],k={cloud:R,cloud_default:R,provider_tfe:E,provider_tfe_default:E,terragrunt_source:[
"TG_TF_DEFAULT_REGISTRY_HOST",P.e$]},T=/^(cloud|backend_)/,g=/^backend_remote/,$=/^(host|source)-/,C="remote backends are not checked, because a file of -backen\
d-config may name others";function M({usages:r,notes:e},t,s){const o=new h(t),l=r.map(o.read),{stateHosts:m,settled:w,missing:j,added:_,remarks:d,init:f}=o,L=s!==
"discovery",K=L?l.flatMap(W=>i(W,t)):[],U=W=>{const{code:X}=W.problem,z=et=>W.places.some(rt=>et.has((0,u.df)(rt)));return $.test(X)&&z(w)?[]:X==="host-missing"&&
L&&z(j)?{...W,severity:"error"}:W};return{usages:m.size===0?l:l.map(W=>a(W,m)),notes:[...e.flatMap(U),..._,...K],remarks:[...d],isLockReadonly:f.isLockReadonly}}
class h{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(e){this.environment=e,this.init=(0,I.n)(e),this.remarks=
new Set(this.init.remarks)}read=e=>{const{kind:t,place:s,workspace:o}=e,{backendConfig:l,hasBackend:m}=this.init,w=g.test(t),j=w&&l.some(K=>!K.includes("="));if(j||
!m&&T.test(t))return this.settled.add((0,u.df)(s)),j&&this.remarks.add(C),{...e,needs:[],directHost:void 0,workspace:void 0};const d=w&&l.some(K=>!p.test(K))?{...e,
workspace:void 0}:e,f=w?y(l):c(e,this.environment);if(f!==null&&!e.isOverridden)return this.withHost(d,f);const L=t==="backend_remote_default"&&o?.organization===
null;return T.test(t)&&!L&&this.missing.add((0,u.df)(s)),d};withHost(e,{text:t,service:s,variable:o}){const{kind:l,place:m,replacedFor:w=[]}=e,j=e.clients.filter(
K=>!w.includes(K)),{host:_,needed:d,problem:f}=A.pb.host(t,"terraform",!1);return this.settled.add((0,u.df)(m)),o!==null&&this.remarks.add(`${o} names ${(0,v.dh)(
t)}`),f&&this.added.push((0,G.hD)(f,{places:[m],clients:j})),_!==null&&T.test(l)&&this.stateHosts.set((0,D.jt)(m.file),_),{...e,host:_,isHostImplied:!1,needs:d!==
null&&d!=="state"?[{host:d,service:s,clients:j}]:[],text:e.text?.replace(/^tfr:\/\/\//,`tfr://${t}/`)??null}}}const p=/^hostname=/;function y(r){const e=r.findLast(
t=>p.test(t))?.replace(p,"");return e?{text:e,service:P.Bn,variable:null}:null}function c({kind:r,text:e,backend:t,isHostImplied:s},o){const[l="",m=""]=(t==="cl\
oud"?R:k[r])??[],j=s||r.endsWith("_default")&&e===null?o[l]:void 0;return j?{text:j,service:m,variable:l}:null}function i({kind:r,workspace:e,place:t,clients:s,
isOverridden:o,replacedFor:l=[]},m){const w=g.test(r),j=(e?.lacks??[]).filter(K=>w||!m[P.uW[K]]);if(o||j.length===0)return[];const _=w?"remote backend":"cloud b\
lock",d=r==="backend_remote_default"&&j.length===O.Rt.length,f=s.filter(K=>!l.includes(K)),L=(0,S.y7)({block:_,lacks:j,isOpen:d});return[(0,G.hD)(L,{places:[t],
clients:f})]}function a(r,e){const t=r.stateHosts&&e.get((0,D.jt)(r.place.file));return t?{...r,needs:r.needs.map(s=>({...s,host:t}))}:r}}),9762:((ct,Y,n)=>{n.d(
Y,{D0:()=>e,lz:()=>m,G9:()=>s});var I=n(4e3),v=n(7052),S=n(7751),u=n(5143),G=n(5799),D=n(1064),P=n(4526),A=n(9075),O=n(9664);let R=function(..._){return{partsOf:R}=
n.late([527],9527),new.target?new R(..._):R(..._)};const E=1e6,k=({problem:_,severity:d})=>d==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(_.code),
T=({usages:_,notes:d,declared:f})=>d.some(L=>k(L)||(0,u.Zl)((0,G.W7)(L)))||[_,f].some(L=>L.some(({place:K})=>(0,u.Zl)(K.file)));function g(_,d){const f=new Set,
L=new Set;let K=E;for(const{parts:W,isAside:X}of R(d)){if(K-=W.length,K<0)break;for(const z of W)f.add(z),X||L.add(z)}const U=_.notes.map(W=>{const X=(0,O.jt)((0,G.
W7)(W)),z=f.has(X)||f.has((0,P.RO)(X));return k(W)&&!z?{...W,severity:"warning"}:W});return L.values().some(W=>(0,u.Zl)((0,O.Gz)(W,"main.tf")))?$({..._,notes:U},
W=>L.has((0,O.jt)(W))&&(0,u.Zl)(W)):{..._,notes:U}}function $({usages:_,declared:d,notes:f},L){const K=(0,A.Oo)(U=>L(U.file)?{...U,isInUse:!0}:U);return{usages:_.
map(U=>{const{version:W}=U,X={...U,place:K(U.place)};return W===void 0?X:{...X,version:{...W,place:K(W.place)}}}),declared:d.map(U=>({...U,place:K(U.place)})),notes:f.
map(U=>({...U,places:U.places.map(W=>typeof W=="string"?W:K(W))}))}}var C=n(8416),M=n(6195),h=n(3152);let p=function(..._){return{layoutsOf:p}=n.late([527],9527),
new.target?new p(..._):p(..._)},y=function(..._){return{rootsOf:y}=n.late([527],9527),new.target?new y(..._):y(..._)},c=function(..._){return{unmatched:c}=n.late(
[527],9527),new.target?new c(..._):c(..._)},i=function(..._){return{rootNotes:i}=n.late([527],9527),new.target?new i(..._):i(..._)},a=function(..._){return{textNotes:a}=
n.late([527],9527),new.target?new a(..._):a(..._)};const r=2e5;function e(_){const{usages:d,changed:f,dialect:L,settings:K,isLockReadonly:U}=_,{declared:W}=_.scanned;
if(d.length===0&&W.every(P.z0)&&K.roots.length===0)return{roots:[],notes:[]};const{clients:z,versions:Z}=L,et=t(_),rt=[],gt=[],Mt=K.dialect.name==="auto"?[]:z,ft=(0,C.
uQ)(K.dialect,L),Et=i({clients:z,upgrade:K.upgrade,isLockReadonly:U,versionIn:ft}),$t=K.depth!=="discovery";let Tt=0;for(const Dt of y(et,{changed:f,versions:Z,
hasCalls:$t})){if(Tt+=Dt.directories.length,Tt>r){gt.push((0,G.sb)(Dt.directory,(0,v.ub)({kind:"roots",max:r})));break}Et.add(Dt),$t&&rt.push(Dt)}const yt=[...a(
d,W,{...L,set:Mt,isPredicted:$t})].filter(Dt=>f===null||f.has((0,G.W7)(Dt))),Ot=new Set(_.notes.flatMap(Dt=>Dt.problem.code==="lock-invalid"?(0,G.W7)(Dt):[])),It=[
...yt,...Et.notes()].filter(Dt=>!Ot.has((0,G.W7)(Dt)));return{roots:rt,notes:[...It,...gt,...$t?l(et,f):[]]}}function t({usages:_,scanned:d,dialect:f,settings:L,
listed:K}){const{declared:U,units:W,endedAt:X}=d,z={usages:_,declared:U,units:W,clients:f.clients};return K===void 0?m(z,L,X===null):j(z,K)}function s(_){const{
usages:d,scanned:f,settings:L}=_,U=L.depth!=="discovery"?o(_.notes,d):_.notes,W={usages:d,notes:U,declared:f.declared},X=T(W)?g(W,t(_)):W;return{...X,scanned:{...f,
declared:X.declared}}}function o(_,d){const f=new Set(d.flatMap(({calls:L,clients:K,place:U})=>D.Du.flatMap(W=>L!==void 0&&(!K.includes(W)||L[W]===void 0)?`${W}\
 ${(0,u.df)(U)}`:[])));return _.filter(({problem:L,clients:K,places:[U]})=>L.code!=="source-dynamic"||U===void 0||!K.every(W=>f.has(`${W} ${(0,u.df)(U)}`)))}function l(_,d){
const f=[...new Set(_.flatMap(({unknown:U})=>U))].filter(({files:U})=>d===null||U.some(W=>d.has(W)));if(f.length===0)return[];const L=f.map(({directory:U})=>U||
"."),K=(0,u.As)((0,u.jH)(f.flatMap(({unknown:U})=>U??[])));return[(0,G.hD)((0,S.q)({what:"units",names:L}),{places:K,clients:D.Du})]}function m(_,{roots:d},f){const L=d.
map(z=>({text:z,matches:(0,M.Ls)([z])})),K=p({..._,patterns:L}),U=f?c(K,L):[];if(U.length===0)return K;const W=p({..._,patterns:[]}).flatMap(z=>z.roots),X=[...new Set(
W.map(({name:z})=>z||"."))];throw new h.GN(U.map(z=>{const Z=(0,I.K4)(w(z,X),5,I.dh),et=Z===""?"":`; the nearest root modules are ${Z}`;return`roots: no directo\
ry with configuration matches ${z}${et}`}))}function w(_,d){const f=new Set(_.split("/")),L=K=>K.split("/").filter(U=>f.has(U)).length;return d.toSorted((K,U)=>L(
U)-L(K))}function j(_,{roots:d,rootsAreNamed:f}){const L=_.units.filter(K=>K.unknown!==null);return _.clients.flatMap(K=>{const U=d.filter(({clients:Z})=>Z.includes(
K)),W=new Set([...L,...U].map(({directory:Z})=>Z||"."));return p({..._,clients:[K],patterns:[{text:"",matches:Z=>W.has(Z)}]}).map(Z=>({...Z,isNamed:f}))})}}),7082:((ct,Y,n)=>{
n.d(Y,{O:()=>I,i:()=>v});const I=S=>({discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),
v=(S,u)=>({host:S,attempt:I({kind:"skipped",problem:u}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),1589:((ct,Y,n)=>{n.d(Y,{XP:()=>T,
fN:()=>k,qY:()=>O});var I=n(4e3),v=n(1831),S=n(8820),u=n(2935);const G=2,D=80;function P($){if($.kind==="scan")return`read ${(0,I.px)($.files,"file")}`;if($.kind===
"registries")return`${$.done} of ${(0,I.px)($.total,"question")} to registries answered`;const{done:C,total:M,failed:h,waiting:p}=$,y=h===0?"":`, ${h} failed so\
 far`;return`${C} of ${(0,I.px)(M,"host")} checked${y}${A(p)}`}function A($){if($.size===0)return"";const{shown:C,more:M}=(0,I.zN)([...$],G),h=C.map(p=>(0,S.RK)(
(0,v.nx)(p),D));return M>0?`; waiting for ${h.join(", ")} and ${(0,I.px)(M,"other")}`:`; waiting for ${h.join(" and ")}`}const O={show:()=>{},end:()=>{}},R=5e3,
E=200;function k($){let C=!0;return g(R,M=>{C&&$(M),C=!C})}function T($,C){let M="";const{show:h,end:p}=g(E,c=>{const i=(0,u.Wc)(c,0,C-1);i!==M&&(M=i,$(`\r${i}\x1B\
[K`))});return{show:h,end:()=>{p(),M!==""&&$("\r\x1B[K")}}}function g($,C){let M=null;const h=setInterval(()=>{M!==null&&C(P(M))},$).unref();return{show:y=>{M=y},
end:()=>clearInterval(h)}}}),8463:((ct,Y,n)=>{n.d(Y,{t:()=>E});var I=n(1342),v=n(7039),S=n(3394),u=n(8820);let G=function(...T){return{hash:G}=process.getBuiltinModule(
"node:crypto"),new.target?new G(...T):G(...T)},D=function(...T){return{renderBadge:D}=n.late([912],7912),new.target?new D(...T):D(...T)},P=function(...T){return{
renderCodeQuality:P}=n.late([811],9811),new.target?new P(...T):P(...T)},A=function(...T){return{renderJunit:A}=n.late([693,597],6597),new.target?new A(...T):A(...T)},
O=function(...T){return{renderHtml:O}=n.late([385],3385),new.target?new O(...T):O(...T)},R=function(...T){return{renderSarif:R}=n.late([554],8554),new.target?new R(
...T):R(...T)};function E({report:T,badge:g},$,C){const M=[],h=(p,y,c)=>{try{(0,I.f8)(C,y,(0,I.mk)(c()))}catch(i){M.push(`the ${p} ${(0,u.RK)(y)} was not writte\
n: ${(0,u.RK)((0,I.A3)(i))}`)}};for(const{path:p,format:y}of T)h("report",p,()=>k(y,$));return g!==null&&h("badge",g,()=>[D($.verdict)]),M}function k(T,{verdict:g,
context:$}){switch(T){case"json":return(0,v.hF)(g,$);case"sarif":return R(g,$);case"junit":return A(g,$);case"codequality":return P(g,C=>G("sha256",C));case"htm\
l":return O(g,$,C=>G("sha256",C,"base64"));case"markdown":return[(0,S.Gc)(g,$)]}}}),2796:((ct,Y,n)=>{n.d(Y,{cZ:()=>A,cr:()=>h,hs:()=>p,pq:()=>y});var I=n(2886),
v=n(4e3),S=n(5143),u=n(1064),G=n(1831),D=n(6503);const P=3;function A(c){const i=new Map(c.map(e=>[e,(0,D.eb)([e]).length])),a=e=>i.get(e)??0,r=c.toSorted((e,t)=>a(
t)-a(e));return(0,S.c1)(r,R).flatMap(e=>{const t=(0,S.c1)(e,E);return t.length>P?[e]:t}).map(k).toSorted((e,t)=>(0,I.Np)(e,t)||O(e)-O(t)||t.hits-e.hits||t.hosts.
length-e.hosts.length)}function O({code:c,affects:i}){return c==="host-not-checked"?2:i.length===0||u.Du.some(a=>i.includes(a))?0:1}const R=({severity:c,problem:i,
affects:a,exclude:r})=>JSON.stringify([c,i.code,a,r===void 0]),E=c=>c.exclude===void 0?M(c.problem.help??"",c):"";function k(c){const[i]=c,a=[...new Set(c.flatMap(
({host:m})=>m??[]))],{code:r,title:e}=i.problem,t=m=>{const w=_=>a.length>1?M(m(_),_):m(_),j=w(i);return c.every(_=>w(_)===j)?j:null},o=c.length>1&&i.exclude!==
void 0?"":t(({problem:m})=>m.help??""),l=t(({problem:m})=>m.message);return{severity:i.severity,code:r,title:e,affects:i.affects,findings:c,hosts:a,hits:(0,D.eb)(
c).length,message:o===null?null:l,help:o?.includes(g)?`${o}; ${C(a)}`:o}}const T="HOST",g=G.xV+T,$=5,C=c=>`${g} is ${(0,v.K4)(c,$,i=>(0,G.fK)(i)[0]??i)}`;function M(c,{
host:i}){return i===null?c:(c.includes(G.xV)?(0,G.fK)(i):[]).reduce((r,e)=>r.replaceAll(e,g),c).replaceAll((0,G.nx)(i),T).replaceAll(i,T)}const h=c=>(0,S.c1)(c,
({problem:{message:i,help:a}})=>`${i}
${a}`),p=c=>c.some(({host:i})=>i!==null)&&!c.every(I.zX);function y({hosts:c,findings:i}){const a=p(i),r=a?c.length:(0,D.Dx)(i).length;return r>1?(0,v.px)(r,a?"\
host":"place"):""}}),7039:((ct,Y,n)=>{n.d(Y,{hF:()=>R});var I=n(4283),v=n(4e3),S=n(5143),u=n(5799),G=n(1831),D=n(9587),P=n(5955),A=n(6503);let O=function(...a){
return{attemptsOf:O}=n.late([905,977,693,426],9426),new.target?new O(...a):O(...a)};function*R(a,r){const{hosts:e,findings:t,passed:s,ignored:o,stopped:l,roots:m}=a,
{dialect:w,remarks:j,repository:_,repositories:d,startedAt:f,durationMs:L}=r,{usages:K,...U}=r.scan;yield*(0,P.M)({schemaVersion:1,version:r.version,passed:s,stopped:l?
(0,v.Cw)(l):void 0,incomplete:l?(0,v.zM)(l):void 0,failOn:r.failOn,repository:_??void 0,repositories:E(d),dialect:w.name,clientDetection:T(w),clients:r.clients,
startedAt:f,durationMs:L,counts:Object.fromEntries(u.oC.map(W=>[`${W}s`,k(t,W)])),hosts:e.values().map(g),findings:t.values().map(y),roots:E(m)?.values().map(c),
ignored:o,usages:K,remarks:E(j),scan:U}),yield`
`}const E=a=>a.length===0?void 0:a,k=(a,r)=>a.filter(e=>e.severity===r).length;function T({clients:a,versions:r,releases:e,isGuess:t,why:s,evidence:o}){return{clients:a,
assumed:t??!1,why:(0,D._U)(s),versions:Object.entries(r).map(([l,m])=>({client:l,version:(0,D._U)(m)})),releases:e.map(({name:l})=>l),evidence:o.map(({client:l,
version:m,level:w,text:j,place:_})=>({client:l,version:m===null?null:(0,D._U)(m),kind:w,text:(0,D._U)(j),...p(_)}))}}function g(a){const{visit:r,requirements:e,
services:t,servicesFrom:s,clients:o,isNew:l}=a,{discovery:m,hops:w,timing:j,certificates:_}=r.attempt;return{host:r.host,display:(0,G.pk)(r.host),discovery:m.kind,
...$(m),..."excerpt"in m&&m.excerpt!==null&&{excerpt:m.excerpt},documentUrl:"url"in m?(0,I.Pl)(m.url):null,hops:w.map(({challenge:d,...f})=>({...f,url:(0,D.cq)(
f.url),proxy:f.proxy&&(0,D.cq)(f.proxy)})),services:Object.fromEntries(t.map(d=>[d.id,M(d)])),servicesFrom:s&&p(s),hostBlocks:r.forced.map(({client:d,place:f})=>({
client:d,place:p(f)})),required:e.map(({service:d,clients:f,because:L})=>({service:d,clients:f,because:L.map(h)})),credentials:r.credentials?.hasToken?r.credentials.
source:null,looks:r.looks,attempts:O(r).length,...r.earlier.length>0&&{earlier:r.earlier.map(C)},timingMs:{lookup:j.lookupMs,connect:j.connectMs,tls:j.tlsMs,firstByte:j.
firstByteMs,total:j.totalMs},certificates:_,clients:o,...l&&{new:!0}}}const $=a=>"problem"in a?{code:a.problem.code}:{},C=({discovery:a,timing:r})=>({discovery:a.
kind,...$(a),ms:r.totalMs});function M(a){if(a.kind==="url")return{url:(0,D.cq)(a.url)};if(a.kind==="problem"){const{code:s,message:o,help:l=null}=a.problem;return{
problem:{code:s,message:o,help:l}}}const{authz:r,token:e}=a.login,t={authz:r&&(0,D.cq)(r),token:e&&(0,D.cq)(e)};return{login:{...a.login,...t}}}const h=a=>typeof a==
"string"?a:p(a);function p({file:a,line:r,column:e,endColumn:t,target:s}){const{repository:o,path:l}=(0,S.bH)(a);return{...o===null?{file:a}:{repository:o,file:l},
line:r,column:e,endColumn:t,target:s&&(0,S.bH)(s).path}}function y(a){const{problem:r,severity:e,host:t,places:s,affects:o,exclude:l}=a;return{code:r.code,severity:e,
host:t,service:(0,A.ju)(a),message:r.message,help:r.help??null,places:s.map(h),affects:o,...l&&{exclude:l}}}function c({directory:a,clients:r,rows:e}){const{repository:t,
path:s}=(0,S.bH)(a);return{...t&&{repository:t},directory:s,clients:r,rows:e.map(i)}}const i=({problems:a,places:r,rejectedAt:e,...t})=>({...t,codes:a.map(({code:s})=>s),
places:r.map(h)})}),6662:((ct,Y,n)=>{n.d(Y,{S:()=>o,K:()=>l});var I=n(2935),v=n(5102),S=n(4073),u=n(806),G=n(6906),D=n(8820),P=n(7792);const A={fails:"red",unchecked:"\
red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},O=13,R="  ",E=(_,d)=>k(_,d).map(f=>(0,D.BP)(f.replaceAll("\xA0"," "))).join(`
`);function k(_,d){switch(_.kind){case"paragraph":return g(_.content).flatMap(f=>(0,I.ky)((0,G.wh)(f),d));case"note":return T(`${_.label}:`,_.text,d);case"facts":
return _.facts.flatMap(({label:f,texts:L})=>L.flatMap((K,U)=>T(U===0?f:"",K,d,O)));case"list":return _.items.flatMap(f=>T("-",f,d));case"sources":return _.items.
flatMap(f=>M(f,"red",d));case"problem":return $(_,d);case"table":return y(_,d);case"details":return h(_,d)}}const T=(_,d,f,L)=>(0,I.wW)({indent:2,label:_,style:"\
dim",column:L,text:(0,G.wh)(d)},f);function g(_){if(typeof _=="string"||"kind"in _)return[_];const d=_.indexOf(P.Gy.newLine);return d<0?[_]:[_.slice(0,d),...g(_.
slice(d+1))]}function $(_,d){const{severity:f,code:L,url:K,message:U,count:W,title:X,parts:z}=_,Z=A[P.rC[f]],et=(0,G.wh)(P.Gy.isEmpty(U)?[W,X]:U);return[...(0,I.
wW)({indent:0,label:`${f}[${L}]:`,style:Z,url:K,text:et},d),...z.flatMap(rt=>rt.kind==="sources"?rt.items.flatMap(gt=>M(gt,Z,d)):C(rt,d))]}const C=(_,d)=>_.kind===
"paragraph"?k(_,{...d,width:d.width-2}).map(f=>`  ${f}`):k(_,d);function M({place:_,message:d,help:f,line:L},K,U){const W=typeof _=="object"&&"kind"in _&&_.kind===
"link",X=(0,G.wh)(_),z=W&&(0,P.AA)(_.url??"")?_.url:null,Z={text:X,url:z},et=[X,(0,G.wh)(d)].filter(gt=>gt!=="").join(": "),rt=W?"-->":"-";return[...et===""?[]:
(0,I.wW)({indent:2,label:rt,style:"dim",text:et,linked:Z},U),...L===null?[]:e(L,K,U),...P.Gy.isEmpty(f)?[]:T("help:",f,U)]}function h({title:_,children:d},f){const{
sign:L,name:K,text:U}=_,{withFlags:W=String}=f,X=[L===null?"":G.B2[L],W((0,G.wh)(K))].filter(Z=>Z!=="").join(" "),z=L===null?"bold":A[L];return[...(0,I.wW)({indent:0,
label:X,style:z,text:(0,G.wh)(U)},f),...d.flatMap(Z=>C(Z,f))]}const p=(_="")=>/^(?:number|history)/.test(_);function y({columns:_,rows:d},f){const L=_.map(({title:z})=>(0,G.
wh)(z)),K=d.map(({sign:z="works",cells:Z})=>({sign:z,cells:Z.map(G.wh)})),U=L.map((z,Z)=>Math.max(...[z,...K.map(({cells:et})=>et[Z]??"")].map(I.nc)));if(U.reduce(
(z,Z)=>z+R.length+Z,R.length)>f.width)return K.flatMap(({sign:z,cells:[Z="",...et]})=>{const rt=et.flatMap((Mt,ft)=>Mt===""?[]:[`${L[ft+1]} ${Mt}`.trim()]),gt=`${Z}\
: ${rt.join("; ")}`;return(0,I.wW)({indent:2,label:G.B2[z],style:A[z],text:gt},f)});const X=z=>z.map((Z,et)=>{const rt=" ".repeat((U[et]??0)-(0,I.nc)(Z));return p(
_[et]?.style)?rt+Z:Z+rt}).join(R).trimEnd();return[`    ${(0,I.nI)(X(L),"dim",f)}`,...K.map(({sign:z,cells:Z})=>{const et=X(Z).replace(/\u2573+/g,rt=>(0,I.nI)(rt,"\
red",f));return`  ${(0,I.nI)(G.B2[z],A[z],f)} ${et}`})]}const c=160,i=12,a="    ",r=/##\w*\[/;function e(_,d,f){const{place:L,before:K,literal:U,after:W}=_,X=" ".
repeat(`  ${L.line}`.length),z=Math.min(f.width,c)-X.length-3;if(z<i)return[];const Z=t(K+U+W),et=Z(K+U+W),rt=(0,I.nc)(et)<=z?0:Z(K).search(/[^ ]|$/),gt=et.slice(
rt),Mt=(0,I.nc)(Z(K))-rt,ft=(0,I.nc)(Z(K+U))-rt,{from:Et,to:$t,text:Tt}=s(gt,Mt,Math.max(ft,Mt+1),z),yt=(0,I.nI)("|","dim",f),Ot="^".repeat(Math.max(1,Math.min(
ft,$t)-Math.max(Mt,Et))),It=" ".repeat(Math.max(Mt,Et)-Et);return[`${(0,I.nI)(`  ${L.line}`,"dim",f)} ${yt} ${Tt}`.trimEnd(),`${X} ${yt} ${It}${(0,I.nI)(Ot,d,f)}`]}
function t(_){const d=f=>(0,D.RK)(f.replaceAll("	",a),Number.POSITIVE_INFINITY);return r.test(d(_))?f=>d(f).replaceAll(/(?<=#)#/g," #"):d}function s(_,d,f,L){const K=(0,I.
nc)(_);if(K<=L)return{from:0,to:L,text:_};const U=Math.max(0,L-2-(f-d)),W=f<L?0:Math.max(0,d-1-Math.ceil(U*2/3)),X=K-W<=L,z=W+(X?L:L-1),Z=(0,I.Wc)(_,W===0?0:W+1,
z),et=`${W===0?"":"\u2026"}${Z}${X?"":"\u2026"}`;return{from:W,to:z,text:et}}function*o(_,d){for(const{text:f}of l(_,d))yield`${f}
`}function*l(_,d){const{isQuiet:f=!1,isRunner:L=!1,context:K}=d,U=w(d);yield{kind:"plain",text:m(_,d)};const W=_.findings.filter(Z=>(0,v.Zh)(Z,K)),X=f?(0,S.CI)(
["problems"],{..._,findings:W},U):[...(0,S.CI)(S.$9,_,U),...j(_,d)];let z=!0;for(const Z of X){const et=E(Z,d),rt=L&&Z.kind==="details"&&et.includes(`
`),gt=!rt&&et.includes(`
`);(z||gt)&&(yield{kind:"plain",text:""}),z=gt,yield{kind:rt?"group":"plain",text:et}}}function m(_,d){const[f,L]=_.passed?[G.B2.works,"green"]:[G.B2.fails,"red"],
K=d.isQuiet?[]:(0,S.vH)(_,w(d)).shown;return[`${(0,I.nI)(f,L,d)} ${(0,I.nI)((0,v.$N)(_,d.context),"bold",d)}`,...K.map(U=>E(P.om.paragraph(U),d))].join(`
`)}function w({context:_,isRunner:d=!1}){const f=(0,u.du)(_,"log",u.h);return d?f:{...f,limits:{...f.limits,items:0,details:0}}}function j({findings:_,hosts:d},{
context:f,isRunner:L}){if(d.length<=u.dS&&_.length===0)return[];const K=L?"the JSON report has all details; its path is the output `report`":"for all details: `\
--format json` or `--report FILE.json`",U=`problem codes are explained at ${f.docsUrl}`,W=_.some(v.nM)?[U,K]:[K];return[P.om.paragraph(P.Gy.joined(W.map(P.Gy.words),
P.Gy.newLine))]}}),6266:((ct,Y,n)=>{n.d(Y,{$J:()=>u,kE:()=>A,ni:()=>P});var I=n(8820),v=n(6906),S=n(2307);const u={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",
skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},G={sign:O=>u[O],small:O=>`<sub>${O}</sub>`,name:O=>`<b>${O}</b>`,chart:({runs:O,label:R})=>`<code role="i\
mg" aria-label="${(0,I.My)(R)}">${(0,v.qX)(O)}</code>`,problem:(O,R,E)=>`<p>${R}</p>
${E}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(O,R)=>`${R}
`},D=O=>O.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(R,E,k)=>`${E} align="right">${k.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),P=O=>D((0,S.P)(O,G)),A=O=>O.map(R=>D((0,S.g)(R,G))).filter(R=>R!=="").join(`

`)}),2307:((ct,Y,n)=>{n.d(Y,{P:()=>u,g:()=>P});var I=n(8820),v=n(4120),S=n(7792);function u(M,h){if(typeof M=="string")return(0,I.js)(M);if(!("kind"in M))return M.
map(p=>u(p,h)).join("");switch(M.kind){case"words":return(0,I.My)(M.text).replaceAll("\xA0","&#160;");case"code":return G(M);case"prose":return(0,I.h$)(M.text,M.
max);case"strong":return`<b>${u(M.content,h)}</b>`;case"small":return h.small(u(M.content,h));case"sentence":return(0,v.Iu)(u(M.content,h));case"link":return D(
M.url,u(M.content,h));case"sign":return h.sign(M.of);case"break":return"<br/>";case"chart":return h.chart(M)}}function G({text:M,max:h,breaks:p}){const y=(0,I.D9)(
M,h);return p==="never"?y.replaceAll(" ","&#160;"):p===void 0?y:p==="dots"?y.replaceAll(".",".<wbr/>"):y.replaceAll(/(?<!<)\//g,"/<wbr/>")}const D=(M,h)=>M!==null&&
((0,S.AA)(M)||/^#[!-~]+$/.test(M))?`<a href="${(0,I.js)(M,M.length)}">${h}</a>`:h;function P(M,h){const p=y=>u(y,h);switch(M.kind){case"paragraph":return`<p>${p(
M.content)}</p>
`;case"note":return`<p>${E(M,h)}</p>
`;case"facts":return`<dl>
${M.facts.map(({label:y,texts:c})=>`<dt>${(0,v.Iu)(y)}</dt>${c.map(i=>`<dd>${p(i)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return R(M.items.map(p));case"sources":return T(M.items,h);case"problem":return k(M,h);case"table":return C(M,h);case"details":return $(M,h)}}const A=(M,h)=>M.
map(p=>P(p,h)).join(""),O=M=>M===void 0?"":` class="${M}"`,R=M=>M.length===0?"":`<ul>
${M.map(h=>`<li>${h}</li>
`).join("")}</ul>
`;function E({label:M,text:h,as:p},y){const c=u(h,y);if(p==="items")return c;const i=(0,v.Iu)(M);return p!=="small"?p==="help"?`<b>${i}:</b> ${c}`:`${i}: ${c}`:
y.small(`${M==="history"?(0,v.Iu)(c):`${i} ${c}`}.`)}function k(M,h){const{severity:p,code:y,url:c,count:i,title:a,message:r,parts:e}=M,t={kind:"link",url:c,content:y},
s=(0,S.mG)`${S.Gy.sign(S.rC[p])} ${S.Gy.strong([i,a])} (${t})`,o=S.Gy.isEmpty(r)?"":`<p>${u(r,h)}</p>
`;return h.problem(p,u(s,h),`${o}${A(e,h)}`)}function T(M,h){const p=t=>u(t,h),{figures:y=[],messages:c=[]}=Object.groupBy(M,({message:t})=>S.Gy.isEmpty(t)?"fig\
ures":"messages"),i=({line:t})=>t===null?"":`<pre>${g(t,h)}</pre>`,a=({help:t})=>S.Gy.isEmpty(t)?"":`<br/><b>Help:</b> ${p(t)}`,r=y.map(t=>`<figure><figcaption>${p(
t.place)}</figcaption>${i(t)}</figure>
`),e=c.map(t=>`${p(S.Gy.joined([t.place,t.message],S.Gy.words(": ")))}${a(t)}${i(t)}`);return`${r.join("")}${R(e)}`}function g({before:M,literal:h,after:p},y){const[
c,i,a]=[(0,I.J7)(M.trimStart().replaceAll("	"," ")),h,p].map(r=>u(r.replaceAll("	"," "),y));return`${c}<mark>${i}</mark>${a}`}function $({title:M,children:h,anchor:p,
isOpen:y},c){const i=u(M.name,c),a=A(h,c),r=M.sign===null&&S.Gy.isEmpty(M.text),e=a===""?`<b>${i}</b>`:c.name(i),s=[M.sign===null?"":c.sign(M.sign),r?i:e,u(M.text,
c)].filter(l=>l!=="").join(" ");if(a==="")return`<p>${s}</p>
`;const o=p===void 0?a:`<div id="${(0,I.My)(p)}">
${a}</div>
`;return`<details${O(p===void 0?void 0:"host")}${y?' open=""':""}>
<summary>${s}</summary>
${o}</details>
`}function C({caption:M,columns:h,rows:p,style:y},c){const i=(t,s,o)=>{const l=S.Gy.isEmpty(t)?"\u2013":u(t,c),[m,w]=o===0?['th scope="row"',"th"]:["td","td"];return`\
<${m}${O(s?.style)}>${l}</${w}>`},a=p.map(({cells:t,about:s,sign:o})=>{const l=s===void 0?"":` data-host="${(0,I.My)(s.anchor)}"${s.isFailing?' data-failing=""':
""}`,[m="",...w]=t,j=o===void 0?m:(0,S.mG)`${S.Gy.sign(o)}${S.Gy.words("\xA0")}${m}`;return`<tr${l}>${[j,...w].map((_,d)=>i(_,h[d],d)).join("")}</tr>
`}),e=`<thead>
<tr>${h.map(({title:t,style:s})=>`<th scope="col"${O(s)}>${u(t,c)}</th>`).join("")}</tr>
</thead>`;return c.table(M,`<table${O(y)}>
${e}
<tbody>
${a.join("")}</tbody>
</table>`)}}),1423:((ct,Y,n)=>{n.d(Y,{OT:()=>k,TM:()=>e,Zw:()=>T});var I=n(4e3),v=n(5143),S=n(5799),u=n(1831),G=n(2796),D=n(4503),P=n(4120),A=n(6503),O=n(7792),
R=n(7035),E=n(806);function k(t,s){const{shown:o,rest:l}=(0,I.zN)((0,G.cZ)(t),s.limits.causes),m=new Set,w=l.flatMap(j=>j.findings).length;return[...o.map(j=>T(
j,s,m)),...(0,E.OS)(w,"finding",s)]}function T(t,s,o=new Set){const{severity:l,code:m,title:w,message:j,help:_,hosts:d,findings:f}=t,{context:L,limits:K}=s,U=(0,G.
pq)(t),W=(0,A.f5)(f).map(rt=>(0,E.ik)(rt,s)),[X,z]=d,Z=X&&z===void 0?L.history?.get(X):void 0,et=Z&&l==="error"?(0,R.kW)(Z):null;return{kind:"problem",severity:l,
code:m,url:`${L.docsUrl}#${m}`,count:U===""?U:`${U}: `,title:w,message:j===null?O.Gy.nothing:O.Gy.sentence(j,K.characters),parts:[...j===null?C(t,s,o):$(t,s,o),
...g("required by",O.Gy.joined(W),"line"),...g("help",_?O.Gy.prose(_,K.characters):O.Gy.nothing,"help"),...g("affects",(0,P.od)(t.affects,L.clients),"small"),...g(
"history",et??O.Gy.nothing,"small")]}}const g=(t,s,o)=>O.Gy.isEmpty(s)?[]:[{kind:"note",label:t,text:s,as:o}];function $(t,s,o){const{findings:l,message:m}=t,w=y(
l,m??"",s),j=(0,A.Dx)(l),_=w.length>1&&j.length>1,d=w.length>1?"hosts":"host",f=h(l,s,o),L=s.limits.hasLines&&(!_||f.line!==null),K=L?j.slice(0,1):[];return[...r(
d,w,s.limits.hosts,"host",s,U=>c(U,_,s)),...L?p([f]):[],...i(l,K,_,s)]}function C(t,s,o){const l=(0,G.cr)(t.findings),{shown:m,rest:w}=(0,I.zN)(l,s.limits.messages),
j=L=>p(L.map(K=>M(K,t,s,o))),d=(a(s)===0?m:l).flatMap(L=>(0,A.Dx)(L).slice(0,1)),f=!s.limits.hasLines||t.hosts.length>1;return[...j(m),...e(w.flat(),"finding",s,
L=>j((0,G.cr)(L))),...i(t.findings,d,f,s)]}function M(t,{help:s},o,l){const[{problem:m}]=t,{characters:w,hosts:j}=o.limits,_=y(t,m.message,{...o,detailed:new Set}),
d=O.Gy.some(_,j,X=>c(X,_.length>1,o),"host"),{places:f,noun:L}=(0,A.TD)((0,A.Dx)(t)),K=f.length<2?"":` (and ${(0,I.px)(f.length-1,`more ${L}`)})`,U=(0,O.mG)`${O.
Gy.prose(m.message,w)}${K}`,W=s===null?m.help:void 0;return{...h(t,o,l),message:O.Gy.joined([d,U],O.Gy.words(": ")),help:W?O.Gy.prose(W,w):O.Gy.nothing}}function h(t,s,o){
const l=(0,A.io)(t),m=l&&(0,S.Xd)(l),w={place:O.Gy.nothing,message:O.Gy.nothing,help:O.Gy.nothing,line:null};if(!m)return w;const j=(0,v.R3)(m),_=m.target===void 0?
"":` \u2192 ${(0,v.II)(m.target)}`,d=!s.limits.hasLines||o.has(j)?void 0:l.line;return o.add(j),{...w,place:O.Gy.link((0,D.uM)(m,s.context),O.Gy.path(j+_)),line:d??
null}}const p=t=>{const s=t.filter(({place:o,message:l})=>!O.Gy.isEmpty([o,l]));return s.length===0?[]:[{kind:"sources",items:s}]};function y(t,s,{detailed:o}){
if(!(0,G.hs)(t))return[];const l=[...Map.groupBy(t,({host:j})=>j).values()],[{host:m,isHostNew:w}={host:null,isHostNew:!1}]=t;return l.length>1||m===null||w||o.
has(m)?l:s.includes((0,u.nx)(m))?[]:l}function c(t,s,o){const[l]=t,m=l?.host?(0,E.b8)(l.host,o):O.Gy.nothing,w=(0,A.mj)(t,o.context.repositories.length),j=O.Gy.
some((0,A.Dx)(t),1,f=>(0,E.ik)(f,o)),_=s?w===""?j:w:O.Gy.nothing,d=l?.isHostNew?P.dy:O.Gy.nothing;return(0,E.ZT)(m,d,_)}function i(t,s,o,l){const{limits:m,context:w}=l,
j=(0,A.mj)(t,w.repositories.length);if(j===""&&o)return[];const _=(0,A.Dx)(t),d=(0,A.oN)(j===""?_:(0,A.TD)(_).places,s),f=K=>(0,E.ik)(K,l),L=s.length>0?"also at":
"place";return j===""?r(L,d,m.places,"place",l,f):d.length===0?[O.om.paragraph(O.Gy.sentence(`in ${j}`))]:r(`in ${j}`,d,m.hosts,"repository",l,f)}const a=({medium:t,
limits:s})=>t==="log"?0:s.items;function r(t,s,o,l,m,w){const{shown:j,rest:_}=(0,I.zN)(s,o),d=l==="host"||t==="place"?"items":"line";if(a(m)===0){const L=_.length>
0&&m.medium!=="log"?(0,O.mG)` ${m.rest}`:O.Gy.nothing;return g(t,(0,O.mG)`${O.Gy.some(s,o,w,l)}${L}`,d)}return[...g(t,O.Gy.joined(j.map(w)),d),...e(_,l,m,f=>[O.
om.paragraph(O.Gy.joined(f.map(w)))])]}function e(t,s,o,l){if(a(o)===0)return(0,E.OS)(t.length,s,o);const m=O.om.title((0,I.px)(t.length,`more ${s}`));return O.
om.details(m,(0,E.Ku)(t,a(o),s,o,l))}}),3435:((ct,Y,n)=>{n.d(Y,{Ub:()=>C,aJ:()=>E,gT:()=>k,qP:()=>p,sN:()=>T,wn:()=>$});var I=n(4e3),v=n(5143),S=n(4503),u=n(5102),
G=n(4120),D=n(7792),P=n(806);const A=4,O=7;function R(c){const i=c.flatMap(r=>{const e=Map.groupBy(r.places,h);return e.size===0&&e.set(null,[]),Array.from(e,([
t,s])=>({name:t,finding:{...r,places:s}}))}),a=([,r])=>r.filter(({severity:e})=>e==="error").length;return[...Map.groupBy(i,({name:r})=>r)].map(([r,e])=>[r,e.map(
({finding:t})=>t)]).toSorted((r,e)=>a(e)-a(r))}function E(c,i){if(i.context.repositories.length===0)return[];const a=R(c.filter(u.nM)).filter(([l])=>l!==null),[
r]=a;if(r===void 0)return[];const e=D.Gy.some(a,{few:A},([l,m])=>(0,D.mG)`${D.Gy.code(l??"")} (${(0,G.H8)(m)})`),t=D.om.title((0,I.px)(a.length,"repository"),(0,D.
mG)`with errors or warnings in files: ${e}`,(0,u.hm)(r[1])==="error"?"fails":"warns"),s=i.medium==="log"?0:i.limits.rows,o=(0,P.Ku)(a,s,"repository",i,l=>y(l,i));
return[{kind:"details",title:t,children:o}]}const k=c=>["fails","unchecked"].includes((0,u.sG)(c));function T({hosts:c,files:i},a){const r=g(c.filter(k).map(C)),
e=i.filter(({severity:f})=>f==="error"),t=g(e.map(({places:f})=>M(f))),s=[D.om.column("Repository",f=>D.Gy.link((0,S.aE)(f),D.Gy.code(f.name))),D.om.column("Com\
mit",$),D.om.column("Failing hosts",r,"number"),D.om.column("Errors in files",t,"number")],o=(f,L)=>D.om.table(f,s,L),l=f=>(r(f)??0)+(t(f)??0),{hit:m=[],other:w=[]}=Object.
groupBy(a.context.repositories,f=>l(f)>0?"hit":"other"),j=m.toSorted((f,L)=>l(L)-l(f)),_=(0,I.px)(w.length,"repository"),d=D.om.title(`${_} without failing host\
s or errors in files`);return[...o(j,"Repositories with failures"),...D.om.details(d,o(w,"Other repositories"))]}function g(c){const i=Map.groupBy(c.flat(),a=>a);
return({name:a})=>i.get(a)?.length??null}const $=c=>c.commit===null?D.Gy.nothing:D.Gy.link((0,S.DZ)(c),D.Gy.code(c.commit.slice(0,O))),C=({requirements:c})=>M(c.
flatMap(({because:i})=>i)),M=c=>[...new Set(c.map(h))].filter(i=>i!==null),h=c=>typeof c=="string"?null:(0,v._M)(c.file),p=(c,i)=>y(R(c),i),y=(c,i)=>c.flatMap(([
a,r])=>{const{context:e,limits:t}=i,s=a??e.repository?.name,o=e.repositories.find(w=>w.name===s),l=D.om.title(s===void 0?D.Gy.words("This checkout"):D.Gy.link((0,S.
aE)(o),D.Gy.path(s)),(0,G.H8)(r)),m=[D.om.column("Place",({places:w})=>(0,P.AZ)(w,t.ownPlaces,i,!0)),D.om.column("Severity",({severity:w})=>(0,D.mG)`${D.Gy.sign(
D.rC[w])} ${w}`),D.om.column("Problem",({problem:{message:w,code:j}})=>(0,D.mG)`${D.Gy.sentence(w,t.characters)} (${(0,P.U1)(j,i)})`)];return D.om.details(l,(0,P.
Ku)(r,t.rows,"finding",i,w=>D.om.table(w,m,"Findings in files")))})}),4073:((ct,Y,n)=>{n.d(Y,{YK:()=>kt,$9:()=>Ct,KL:()=>Kt,dI:()=>Lt,$M:()=>wt,WQ:()=>V,vH:()=>at,
CI:()=>ht,Ks:()=>lt});var I=n(4e3),v=n(5102),S=n(6763),u=n(7792),G=n(9076),D=n(4120),P=n(6906),A=n(7035),O=n(806);const R=10,E=[7,30,90],k=30;function T(B,b){const{
medium:F,limits:N,context:H}=b,[q,tt]=[F==="log",F==="summary"],nt=C(B,H),ut=tt?nt:nt.filter(Rt=>h(Rt,H)),dt=Rt=>u.om.title("History:",Rt);if(ut.length===0)return tt&&
H.history?.size?[u.om.line(dt("1 run so far"))]:[];const _t=q?ut.map(Rt=>[Rt]):p(ut,H),{shown:pt,rest:At}=(0,I.zN)(_t,Math.max(N.rows,R)),Pt=(0,I.zN)(pt,q?pt.length:
R),bt=[u.om.column("Host",Rt=>r(Rt,b)),...e(ut,b)],Gt=([Rt])=>Rt?{sign:(0,v.sG)(Rt)}:{},St=Rt=>u.om.table(Rt,bt,"History",Gt),Wt=u.om.title((0,I.px)(Pt.rest.flat().
length,"more host")),vt=F==="brief"?b.rest:"in the history file",Ft=[...St(Pt.shown),...u.om.details(Wt,St(Pt.rest)),u.om.paragraph(u.Gy.small(c(pt,b))),...(0,O.
OS)(At.flat().length,"host",{...b,rest:vt})],xt=y(nt,H);return q?u.om.details(dt(`${xt}; uptime and latency of ${k} days`),Ft):[u.om.line(dt(xt)),...Ft,...tt?(0,A.
hc)(b):[]]}const g=(B,{history:b})=>B.flatMap(({visit:F})=>b?.get(F.host)??[]),$=(B,b)=>g(B,b).flatMap(({recent:F})=>F);function C({hosts:B},b){const F=(N,H)=>{
const[{good:q,runs:tt}={good:1,runs:1}]=M([N],H,b);return q/tt};return B.filter(N=>$([N],b).filter(G.yX).length>1).toSorted((N,H)=>Number((0,v.DI)(H))-Number((0,v.
DI)(N))||F(N,k)-F(H,k)||F(N,90)-F(H,90))}const M=(B,b,F)=>g(B,F).flatMap(({uptime:N})=>N.find(({days:H,runs:q})=>H===b&&q>0)??[]),h=(B,b)=>(0,v.DI)(B)||$([B],b).
some(({outcome:F})=>F==="fails"),p=(B,b)=>[...Map.groupBy(B,F=>{const[N]=g([F],b).flatMap(({incidents:H})=>H.slice(0,1));return N?.until===null?N.from:F.visit.host}).
values()];function y(B,b){const F=Math.max(...g(B,b).map(({recent:tt})=>tt.length)),N=`the last ${(0,I.px)(F,"run")}`,H=B.filter(tt=>h(tt,b)).length;if(H===0)return`\
no failure in ${N}`;const q=$(B,b).filter(({outcome:tt})=>tt==="fails").length;return B.length===1?`${q} of ${N} failed`:`${H} of ${B.length} hosts failed in ${N}`}
function c(B,{medium:b,context:F}){const N=nt=>u.Gy.words(nt.replaceAll(" ","\xA0")),H=u.Gy.joined((0,P.MC)(B.flatMap(nt=>i(nt,F))).map(([nt,ut])=>(0,u.mG)`${u.
Gy.code(nt)}${N(` ${ut}`)}`));if(b==="log")return H;const tt=B.some(({length:nt})=>nt>1)?"; of several hosts, the worst of each run":"";return(0,u.mG)`The newest run is at the right${u.
Gy.words(tt)}. ${H}. Uptime: the share of runs without an error. Latency: median of discovery.`}function i(B,b){const F=g(B,b);return(F[0]?.recent??[]).map((N,H,{
length:q})=>{const tt=F.flatMap(({recent:dt})=>dt.at(H-q)??[]),nt=tt.flatMap(({ms:dt})=>dt??[]);return{outcome:G.im.find(dt=>tt.some(_t=>_t.outcome===dt))??"ski\
pped",ms:nt.length===0?null:Math.max(...nt)}})}const a=({medium:B})=>B==="summary"||B==="brief";function r(B,b){const F=u.Gy.some(B,b.limits.hosts,({visit:tt})=>(0,O.
b8)(tt.host,b,u.Gy.name));if(!a(b))return F;const[N]=g(B,b.context),H=N===void 0?null:(0,A.XQ)(N),q=b.medium==="brief"||H===null?u.Gy.nothing:u.Gy.small(H);return u.
Gy.joined([F,(0,A.bW)(i(B,b.context)),q],u.Gy.newLine)}function e(B,b){const{medium:F,context:N}=b;if(N.history===null)return[];const H=F==="log",q=(pt,At)=>H?pt:
(0,u.mG)`${pt}${u.Gy.newLine}${u.Gy.words(`${At}\xA0days`)}`,tt=(pt,At)=>{const Pt=M(pt,At,N),bt=(0,I.px)(Math.max(0,...Pt.map(Wt=>Wt.runs)),"run"),Gt=a(b)&&Pt.
length>0?u.Gy.small(bt):u.Gy.nothing,St=({good:Wt,runs:vt})=>Wt/vt;return u.Gy.joined([(0,A.be)(Pt,St,A.mc),Gt],u.Gy.newLine)},nt=pt=>(0,A.be)(g(pt,N).flatMap(({
medianMs:At})=>At??[]),Number,D.kJ),ut=u.om.column("Last runs",pt=>(0,A.bW)(i(pt,N)),"history"),dt=g(B,N),_t=E.filter(pt=>dt.some(At=>t(At,pt)));return[...a(b)?
[]:[ut],...(H?[k]:_t).map(pt=>{const At=pt===E[0]?"number uptime":"number older";return u.om.column(q("Uptime",pt),Pt=>tt(Pt,pt),At)}),u.om.column(q("Latency",k),
nt,"number minor")]}const t=({uptime:B},b)=>B.some(({days:F,runs:N},H)=>F===b&&N>(B[H-1]?.runs??0));var s=n(7615),o=n(3435);const l=2,m=4,w=6,j=20,_=200;function d(B,b=u.
Gy.nothing){const{discovery:F}=B.visit.attempt,N=new Set((0,v.QK)(B).map(({problem:q})=>q.title));if(N.size>0)return(0,I.K4)([...N],l);if(F.kind==="skipped")return F.
problem.title;const H=u.Gy.some(B.services,w,({id:q})=>(0,s.h0)(q));return(0,O.ZT)(u.Gy.isEmpty(H)?"no services":H,b)}const f=({visit:B,servicesFrom:b},F)=>b===
null?(0,D.kJ)(B.attempt.timing.totalMs):(0,u.mG)`host block at ${(0,O.ik)(b,F)}`;function L(B,b,F=!1){const{visit:N,isNew:H,findings:q}=B,tt=(0,v.sG)(B),nt=(0,O.
b8)(N.host,{...b,detailed:new Set}),ut=H?` (${D.dy})`:"",dt=(0,u.mG)`${v.nx[tt]}${ut}: ${d(B,f(B,b))}`,_t=u.om.title(nt,dt,tt),pt={kind:"facts",facts:(0,s.xS)(B,
b)};if(b.medium!=="page")return{kind:"details",title:_t,children:[pt]};const At=q.map(({severity:bt,problem:{message:Gt,help:St,code:Wt}})=>{const vt=St?(0,u.mG)` ${u.
Gy.strong("Help:")} ${u.Gy.prose(St)}`:u.Gy.nothing;return(0,u.mG)`${u.Gy.sign(u.rC[bt])} ${u.Gy.sentence(Gt)}.${vt} (${(0,O.U1)(Wt,b)})`}),Pt=b.context.history?.
get(N.host)?.incidents??[];return{kind:"details",title:_t,isOpen:F,anchor:(0,O.dI)(N.host),children:[{kind:"list",items:At},pt,...(0,A.cT)(Pt,b)]}}function K(B,b,F){
const{medium:N,limits:H}=F,q=b.filter(vt=>!(0,v.JR)(vt)||(0,v.QK)(vt).length===0),tt=B.flatMap(vt=>q.filter(Ft=>(0,v.sG)(Ft)===vt)),[nt]=tt;if(nt===void 0)return[];
const ut=N==="log",dt=(0,v.QK)(nt).length>0,_t=ut||dt,pt=_t&&tt.length<=O.dS,At=dt?H.details:ut?H.items:H.rows,Pt=(0,O.Ku)(tt,pt?O.dS:At,"host",F,vt=>_t?vt.map(
Ft=>L(Ft,F)):u.om.table(vt,U(F),"Hosts"));if(pt||dt&&(ut||Pt.length===0))return Pt;const bt=u.Gy.some(tt,{few:m},({visit:vt})=>(0,O.b8)(vt.host,F)),Gt=(0,v.sG)(
nt),St=dt?"with errors or warnings":v.nx[Gt];return[{kind:"details",title:tt.length===1?u.om.title(bt,St,Gt):u.om.title((0,I.px)(tt.length,"host"),(0,u.mG)`${St}: ${bt}`,
Gt),children:Pt}]}const U=B=>[u.om.column("Host",b=>W(b,B)),u.om.column("Required by",({requirements:b})=>{const F=b.flatMap(N=>N.because);return(0,O.AZ)(F,B.limits.
ownPlaces,B)}),u.om.column("Result",b=>d(b,f(b,B)))];function W({visit:{host:B},isNew:b},F){const N=b?u.Gy.small(D.dy):u.Gy.nothing;return u.Gy.joined([(0,O.b8)(
B,F,u.Gy.name),N],u.Gy.newLine)}const X=B=>(0,u.mG)`${u.Gy.sign((0,v.sG)(B))} ${v.nx[(0,v.sG)(B)]} ${u.Gy.small(d(B))}`;function z(B,b){const F=[u.om.column("Ho\
st",nt=>W(nt,b),"name"),u.om.column("Status",X,"status"),u.om.column("Time",nt=>(0,v.JR)(nt)?null:f(nt,b),"number minor"),u.om.column("Repositories",nt=>(0,o.Ub)(
nt).length||null,"number repositories"),...e(B,b).map(nt=>({...nt,cell:ut=>nt.cell([ut])})),u.om.column("Certificate expires",et,"minor when")],N=nt=>u.om.table(
nt,F,"Hosts",Z,"hosts",_),{good:H=[],other:q=[]}=Object.groupBy(B,nt=>(0,v.sG)(nt)==="works"?"good":"other");if(H.length<=j||q.length===0)return N(B);const tt=u.
om.title((0,I.px)(H.length,"host"),v.nx.works,"works");return[...N(q),...u.om.details(tt,N(H))]}const Z=B=>({about:{anchor:(0,O.dI)(B.visit.host),isFailing:(0,o.
gT)(B)}}),et=({visit:B})=>B.attempt.certificates.map(({expires:b})=>b.slice(0,10)).sort()[0]??"";var rt=n(1423),gt=n(5143),Mt=n(1064),ft=n(5011);const Et=3,$t=6,
Tt=12,yt=(B,b)=>(0,v.Yn)(B,({rows:F})=>F).flatMap(F=>Ot(F,b));function Ot(B,b){if(B.length===0)return[];const{medium:F,limits:N,context:H}=b,q=It(B),tt=B.length<=
O.dS,nt=q.sign==="fails"||q.sign==="warns"?F!=="log"||tt:F==="page"||F==="summary"&&H.repositories.length<=1,ut=(0,O.Ku)(B,nt?N.roots:0,"root module",b,dt=>dt.map(
_t=>({kind:"details",title:It([_t]),children:jt(_t,b)})));return tt&&ut.length>0?ut:[{kind:"details",title:q,children:ut}]}function It(B){const b=B.flatMap(pt=>pt.
rows),F=(0,v.Fl)(b),N=B.length===1,H=B[0]?.clients??[],q=b.filter(pt=>(0,v.Fl)([pt])===F),tt=new Set(q.map(pt=>Q(pt,H))),nt=N?Array.from(tt,u.Gy.path):B.map(Nt),
ut=(0,u.mG)`${N?"for":"in"} ${u.Gy.some(nt,Et,pt=>pt)}`,dt={fails:(0,u.mG)`init fails ${ut}`,warns:(0,u.mG)`warnings ${ut}`,skipped:Dt(b),works:Dt(b)},_t=N?B.map(
Nt):(0,I.px)(B.length,"root module");return u.om.title((0,u.mG)`${_t}:`,dt[F],F)}function Dt(B){const b=({kind:dt,source:_t})=>`${dt} ${_t}`,F=[...new Map(B.map(
dt=>[b(dt),dt])).values()];if(F.length===0)return"no registry modules and no providers";const N=Map.groupBy(F,({kind:dt})=>dt),H=Array.from(N,([dt,{length:_t}])=>(0,I.
px)(_t,dt)).join(" and "),q=B.some(({platforms:dt})=>dt.length>0)?" and package":"",tt=new Set(B.filter(v.Rm).map(b)).size,nt=F.filter(({chosen:dt})=>Object.values(
dt).includes(null)).length,ut=[...nt>0?[`${nt} without a version`]:[],...tt>0?[`${tt} not checked`]:[]];return`${H}, ${ut.join(", ")||`every version${q} is avai\
lable`}`}const Nt=({directory:B})=>B==="."?u.Gy.words("the top directory"):u.Gy.path((0,gt.II)(B));function jt({rows:B,clients:b},F){const N=(0,v.Yn)(B,q=>[q]).
flat(),H=q=>({sign:(0,v.Fl)([q])});return(0,O.Ku)(N,F.limits.rows,"row",F,q=>u.om.table(q,Ut(b,F),"Modules and providers",H))}const Ut=(B,b)=>[u.om.column("Modu\
le or provider",F=>x(F,B,b)),u.om.column("Problem",({problems:F})=>{const N=F.filter(({usualSeverity:H})=>H!=="notice");return u.Gy.joined(N.map(({code:H})=>(0,O.
U1)(H,b)))}),u.om.column("Constraint",({constraints:F})=>u.Gy.some([...new Set(F)],$t,u.Gy.value)),u.om.column("Version",F=>it(F,B)),u.om.column("Newest",({newest:F})=>F===
null?null:u.Gy.value(F)),u.om.column("Platforms",({platforms:F})=>u.Gy.some(F,Tt,({platform:N,available:H})=>{const q=H===null?"?":H?"\u2713":"\u2717";return(0,u.
mG)`${u.Gy.words(q)} ${u.Gy.value(N)}`}))];function x(B,b,F){const N=u.Gy.path(Q(B,b));if(F.medium==="log")return N;const H=B.source===B.address?u.Gy.nothing:u.
Gy.path(B.source),q=B.places.slice(0,1).map(nt=>(0,O.ik)(nt,F)),tt=u.Gy.joined([H,q],u.Gy.words(" at "));return u.Gy.joined([u.Gy.strong(N),u.Gy.small(tt)],u.Gy.
newLine)}const Q=({address:B,host:b},F)=>F.every(N=>(0,ft.Vm)(N)===b)&&B.startsWith(`${b}/`)?B.slice(b.length+1):B;function it({chosen:B,locked:b},F){const N=Mt.
Du.filter(ut=>B[ut]!==void 0),H=Map.groupBy(N,ut=>B[ut]??null),q=H.size<2&&F.every(ut=>N.includes(ut)),tt=Array.from(H,([ut,dt])=>{const _t=ut===null?"none":u.Gy.
value(ut);return q?_t:(0,u.mG)`${(0,I.eZ)(dt)} ${_t}`});if(b===null||tt.length===0)return u.Gy.joined(tt);const nt=H.size===1&&H.has(b);return(0,O.ZT)(u.Gy.joined(
tt),nt?"locked":(0,u.mG)`locked: ${u.Gy.value(b)}`)}const mt=["problems","unchecked","ownFiles","history","roots"],wt=[...mt,"requests","passed","skipped","noti\
ces","notes"],kt=[...mt,"passed","skipped","notes"],Ct=[...mt,"requests","passed","skipped","remarks"],Kt=["problems","hosts","details","incidents","repositorie\
s","roots","files","notices","notes"],Bt=(B,...b)=>({title:B,blocks:({hosts:F},N)=>K(b,F,N)}),Lt={problems:{title:"Problems",blocks:({findings:B},b)=>(0,rt.OT)(
b.medium==="log"?B:B.filter(v.nM),b)},ownFiles:{title:"Repositories",blocks:({files:B},b)=>(0,o.aJ)(B,b)},history:{title:"History",blocks:T},roots:{title:"Root \
modules",blocks:({roots:B},b)=>yt(B,b)},requests:Bt("Requests","fails","warns"),unchecked:Bt("Hosts","unchecked"),passed:Bt("Hosts that passed","works"),skipped:Bt(
"Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:B},b)=>z((0,v.md)(B),b)},details:{title:"Details",blocks:({hosts:B},b)=>J((0,v.md)(B),b)},incidents:{
title:"Incidents",blocks:(B,b)=>(0,A.hc)(b)},repositories:{title:"Repositories",blocks:o.sN},files:{title:"Findings in files",blocks:({files:B},b)=>(0,o.qP)(B,b)},
notices:{title:"Notices",blocks:st},notes:{title:"About this check",blocks:ot},remarks:{title:"Remarks",blocks:(B,b)=>at(B,b).rest.map(u.om.paragraph)}},V=({hosts:B},{
limits:b})=>new Set((0,I.zN)((0,v.md)(B),b.details).shown.map(({visit:F})=>F.host)),J=(B,b)=>(0,O.Ku)(B,b.limits.details,"host",b,F=>F.map(N=>L(N,b,F.length===1)));
function st({findings:B},b){const F=B.filter(H=>!(0,v.nM)(H)),N=u.om.title((0,I.px)(F.length,"notice"),u.Gy.nothing,"notice");return u.om.details(N,(0,rt.OT)(F,
b))}function ot(B,b){const{shown:F,rest:N}=at(B,b),H=q=>[u.om.paragraph(u.Gy.joined(q,u.Gy.newLine))];return[...H(F),...(0,rt.TM)(N,"remark",b,H)]}function at(B,{
context:b,limits:F}){const N=(0,S.h$)(B,b).map(H=>u.Gy.sentence(H,F.characters));return(0,I.zN)(N,F.remarks)}const lt=(B,b,F)=>B.flatMap(N=>{const{title:H,blocks:q}=Lt[N],
tt=N==="details"&&b.hosts.length>O.dS,nt=q(b,F);return nt.length===0?[]:[{id:N,title:H,isFolded:tt,blocks:nt}]}),ht=(B,b,F)=>B.flatMap(N=>Lt[N].blocks(b,F))}),5955:((ct,Y,n)=>{
n.d(Y,{M:()=>u,u:()=>D});var I=n(5799),v=n(8820),S=n(6503);function*u(P,A=""){const O=`${A}  `,R=P instanceof Iterator,[E,k]=R?"[]":"{}";let T=E;for(const g of R?
P:Object.entries(P)){const[$,C]=R?["",g]:[`"${g[0]}": `,g[1]];if(C===void 0)continue;const M=`${T}
${O}${$}`;T=",",G(C)?(yield M,yield*u(C,O)):yield M+(0,v.s$)(JSON.stringify(C,null,2).replaceAll(`
`,`
${O}`))}yield T===E?`${E}${k}`:`
${A}${k}`}const G=P=>P instanceof Iterator||Object.values(P??{}).some(A=>A instanceof Iterator);function D(){const P=new Map;return A=>{const{host:O,problem:R}=A,
E=(0,v.RK)((0,S.ju)(A)??""),T=O===null&&!R.code.startsWith("file-")?(0,v.RK)(R.message):"",g=[R.code,O??"",E,(0,I.W7)(A),T].join("|"),$=(P.get(g)??0)+1;return P.
set(g,$),`${g}|${$}`}}}),6906:((ct,Y,n)=>{n.d(Y,{B2:()=>S,MC:()=>R,qX:()=>O,wh:()=>u});var I=n(9076),v=n(8820);const S={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function u(E){if(typeof E=="string")return(0,v.RK)(E);if(!("kind"in E))return E.map(u).join("");switch(E.kind){case"\
words":return E.text;case"code":case"prose":return(0,v.RK)(E.text,E.max);case"strong":case"small":case"sentence":case"link":return u(E.content);case"sign":return S[E.
of];case"break":return", ";case"chart":return O(E.runs)}}const G=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],D="\u2573",P="\u254C";function A(E){return E.outcome==="fails"?D:(0,I.yX)(E)?G.find(({belowMs:k})=>(E.ms??
0)<k)?.mark??"":P}const O=E=>E.map(A).join("");function R(E){const k=new Set(E.map(A)),T=E.some(C=>A(C)===G[0].mark&&C.ms===null);return[...G.map(({mark:C,words:M},h)=>[
C,h===0&&T?`${M} or not measured`:M]),[D,"failed"],[P,"no result"]].filter(([C])=>k.has(C))}}),3394:((ct,Y,n)=>{n.d(Y,{Cf:()=>g,Fp:()=>p,Gc:()=>k,gD:()=>M,wQ:()=>T,
yv:()=>y});var I=n(4e3),v=n(6266),S=n(5102),u=n(4073),G=n(806),D=n(4120),P=n(7792);const A=1e6,O=10,R=100,E=7;function k(c,i){const a=i.docsUrl.replace(/[^/]*$/,
"recipes.md#keep-the-report"),r=P.Gy.link(a,P.Gy.words("in the JSON report"));return g(u.$M,c,(0,G.du)(i,"summary",r),{head:`## ${M(c,i)}`,foot:(0,P.mG)`tf-disco ${i.
version}, started ${(0,D.QN)(i.startedAt)}.`,maxBytes:A})}const T=(c,i,a,r)=>g(u.YK,c,(0,G.du)(i,"brief",G.xy),{head:`### ${h(c,i)}`,foot:(0,P.mG)`Details in the summary of ${p(
a)}. Updated automatically.`,maxBytes:r});function g(c,i,a,{head:r,foot:e,maxBytes:t}){const s=(0,v.kE)([P.om.paragraph(P.Gy.small(e))]),o=t-O-(0,I.$$)(r+s),l=$(
c,i,a),m=C(l,v.kE,o);return`${[r,...m,s].filter(w=>w!=="").join(`

`)}
`}const $=(c,i,a)=>c.flatMap(r=>{const{title:e,blocks:t}=u.dI[r],s=P.om.paragraph((0,P.mG)`${e}: more ${a.rest}`);return r!=="problems"?[[t(i,a),[s]]]:t(i,a).map(
o=>o.kind==="problem"?[[o],[{...o,message:P.Gy.nothing,parts:[]}]]:[[o]])});function C(c,i,a){const r=l=>l===""?0:(0,I.$$)(l)+2,e=c.map(([l=[]])=>i(l));let t=e.
reduce((l,m)=>l+r(m),0);const s=(l,m)=>{t+=r(m)-r(e[l]??""),e[l]=m},o=[...c.keys()].reverse().filter(l=>e[l]!=="");for(const l of o){const m=c[l]?.[1];m!==void 0&&
t>a&&s(l,i(m))}for(const l of o)t>a&&s(l,"");return e}const M=(c,i)=>`${v.$J[(0,S.fi)(c)]} ${(0,D.Iu)((0,S.$N)(c,i))}`,h=(c,i)=>`${v.$J[(0,S.fi)(c)]} Terraform \
service discovery: ${(0,S.$N)(c,i)}`;function p({url:c,workflow:i,job:a,commit:r}){const e=i.split("/").at(-1)??"";return P.Gy.joined([P.Gy.link(c,P.Gy.code(e===
""?"this run":e,R)),a===""?P.Gy.nothing:(0,P.mG)`job ${P.Gy.code(a,R)}`,r===""?P.Gy.nothing:(0,P.mG)`commit ${P.Gy.code(r.slice(0,E))}`])}const y=(c,i,a)=>`${h(
c,i)}. ${(0,v.ni)(P.Gy.small(p(a)))}
`}),2935:((ct,Y,n)=>{n.d(Y,{LV:()=>P,Wc:()=>T,ky:()=>G,nI:()=>v,nc:()=>O,wW:()=>u});const I={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},v=(g,$,{colour:C})=>C?
`\x1B[${I[$]}m${g}\x1B[0m`:g,S=(g,$,{hyperlinks:C})=>$&&C?`\x1B]8;;${$}\x1B\\${g}\x1B]8;;\x1B\\`:g;function u(g,$){const C=" ".repeat(g.indent),M=g.label.padEnd(
(g.column??0)-1),h=" ".repeat(g.indent+(g.column??2)),p=$.width-C.length-M.length-1,y=P(D(g.text,$),p,$.width-h.length),[c="",...i]=y,a=S(v(M,g.style,$),g.url,$),
{text:r="",url:e}=g.linked??{},s=c.startsWith(r)?`${S(r,e,$)}${c.slice(r.length)}`:c;return[`${C}${a} ${s}`.trimEnd(),...i.map(o=>`${h}${o}`)]}function G(g,$){const C=P(
D(g,$),$.width,$.width-2),[M="",...h]=C;return[M,...h.map(p=>`  ${p}`)]}const D=(g,$)=>$.withFlags?.(g)??g;function P(g,$,C=$){const M=[];let h="",p=0;for(const y of g.
split(" ")){const c=O(y),i=M.length===0?$:C;h!==""&&p+1+c>i&&(M.push(h),h=""),p=h===""?c:p+1+c,h=h===""?y:`${h} ${y}`}return[...M,h]}const A=/^[ -~]*$/,O=g=>A.test(
g)?g.length:Iterator.from(g).reduce(($,C)=>$+R(C),0);function R(g){return A.test(g)?1:E(g)?0:new RegExp("\\p{Regional_Indicator}","u").test(g)?1:k(g)?2:1}const E=g=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(g),k=g=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(g);function T(g,$,C){let[M,h]=["",0];for(const p of g){const y=R(p),c=h+y;if(h>=$&&c<=C&&(y>0||h>$)?M+=p:M+=" ".repeat(Math.max(0,Math.min(c,C)-Math.max(h,
$))),h=c,h>C)break}return M}}),2909:((ct,Y,n)=>{n.a(ct,async(I,v)=>{try{let d=function(W){E.R8(m.redact(W).map(X=>(0,i.LS)(X)))},K=function(W){const{verdict:X,changes:z,
context:Z}=W,et=s===null?[]:(0,O.ws)((0,M.R8)(X),o,s),rt=z?.kind==="files"?z.files:[],gt=s===null?new Map:(0,O.hP)(et,rt,o,s);return{...W,located:et,context:{...Z,
links:gt}}};n.r(Y);var S=n(1992),u=n(3368),G=n(7251),D=n(1342),P=n(7671),A=n(6954),O=n(40),R=n(220),E=n(3565),k=n(8782),T=n(1589),g=n(785),$=n(1116),C=n(7039),M=n(
4503),h=n(6662),p=n(3394),y=n(8463),c=n(7773),i=n(8820),a=n(6875);const r=120;(0,g.kL)(process,W=>process.stderr.write(`the log was not written: ${W}
`));const{env:e}=process,t=E.j_(e.GITHUB_EVENT_PATH);delete e.GITHUB_EVENT_PATH;const s=(0,k.ng)(e,t),o=e.GITHUB_WORKSPACE??process.cwd(),l=E.Ko(c.y.map(({name:W})=>W)),
m=(0,u.cA)(l,e,(0,G.K)(E.QU)),w=new a.VG;await(0,g.mB)(process,{stop:w,secrets:m,isFinal:!1,act:j,reportMistakes:W=>E.fJ("Wrong settings",W.map(X=>(0,i.LS)(X)).
join(`
`)),reportCrash:W=>E.fJ("Could not run",W)});async function j(W){const X=(0,T.fN)(rt=>E.N4(m.redact([rt]))),{checked:z,warnings:Z}=await(0,S.k_)(l,process,X,{directory:o,
isFork:(0,k.$c)(e.GITHUB_EVENT_NAME,t),stop:w,changes:_,secrets:m}),et=W.aborted?3:z.verdict.passed?0:1;return d(Z),await L(z,W),et}async function _({githubToken:W}){
const X=await(0,P.S)(s,W,w.signal);return X.kind==="all"&&s?.pull&&d([`changed-only has no effect: ${X.why}`]),X}async function f(W,X){try{await X()}catch(z){d(
[`${W}: ${(0,D.A3)(z)}`])}}async function L(W,X){let z={...W,located:[]};await f("places are not links",()=>{z=K(W)}),await U(z),!X.aborted&&await f("the commen\
t and the issue were not written",async()=>{const{notes:Z,warnings:et}=await(0,R.m)(z,s,o,X);E.N4(m.redact(Z)),d(et)})}async function U({settings:W,verdict:X,context:z}){
const{GITHUB_OUTPUT:Z,GITHUB_STEP_SUMMARY:et,RUNNER_TEMP:rt}=e,gt={colour:!1,width:r,isRunner:!0,context:z},Mt={"the log was not written":()=>E.ur((0,h.K)(X,gt)),
"the annotations were not written":()=>E.fz((0,$.H)(X,z)),"the outputs were not written":()=>d(E.Kn(Z,(0,A.Y)(X))),"the job summary was not written to GITHUB_ST\
EP_SUMMARY":()=>E.Sy(et,(0,p.Gc)(X,z)),"the JSON report was not written to RUNNER_TEMP":()=>{const ft=E.u5(rt,(0,C.hF)(X,z));d(E.Kn(Z,{report:ft}))},"the report\
 files were not written":()=>d((0,y.t)(W,{verdict:X,context:z},o))};for(const[ft,Et]of Object.entries(Mt))await f(ft,Et)}v()}catch(r){v(r)}},1)}),9050:((ct,Y,n)=>{
n.d(Y,{GY:()=>P,R8:()=>s});var I=n(3024),v=n(6760),S=n(5747);const u=5,G=/^[0-9a-f]{40}$/,D=/^refs\/(?!.*\.\.)[^\0]+$/;function P(o){const l=(0,v.join)(o,".git"),
m=A(l,o)??l,w=T((0,v.join)(m,"commondir")),j=w===null?m:(0,v.resolve)(m,w),_=()=>k((0,v.join)(j,"packed-refs"))??"",d=O(T((0,v.join)(m,"HEAD")),[m,j],_);return d===
null?null:{commit:d,isFetched:E(d,k((0,v.join)(m,"FETCH_HEAD"))??"",_),remote:C(k((0,v.join)(j,"config"))??""),tracked:f=>t((0,v.join)(m,"index"),f)}}function A(o,l){
const[,m]=/^gitdir: (.+)$/.exec(T(o)??"")??[];return m===void 0?null:(0,v.resolve)(l,m)}function O(o,l,m){let w=o;for(let j=0;w!==null&&j<=u;j+=1){if(G.test(w))
return w;const[,_]=/^ref: (.+)$/.exec(w)??[];if(_===void 0||!D.test(_))return null;w=R(_,l,m)}return null}function R(o,l,m){for(const j of l){const _=T((0,v.join)(
j,o));if(_!==null)return _}return m().split(`
`).find(j=>j.endsWith(` ${o}`))?.slice(0,40)??null}function E(o,l,m){const w=(j,_)=>j.split(`
`).some(d=>d.startsWith(`${o}${_}`));return w(l,"	")||w(m()," refs/remotes/")}function k(o){const l=(0,S.yR)(o);return l.ok?l.text:null}const T=o=>k(o)?.replace(
/\r?\n$/,"")??null,g=21,$=/^(?!\.{1,2}$)[\w.-]+$/;function C(o){let l=!1;for(const m of o.split(`
`)){const w=m.trim();w.startsWith("[")&&(l=w==='[remote "origin"]');const j=w.indexOf("=");if(!(!l||j<0||w.slice(0,j).trim().toLowerCase()!=="url"))return M(w.slice(
j+1).trim())}return null}function M(o){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(o),[m,w]=l===null?h(o):[l[1],l[2]],j=(w??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),_=j.length>1&&j.length<=g;return!m||!_||!j.every(d=>$.test(d))?null:{host:m.toLowerCase(),owner:j.slice(0,-1).join("/"),name:j.at(-1)??""}}function h(o){
const l=URL.parse(o);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}const p=128*1024*1024,y=12,
c=62,i=16384,a=12288,r=61440,e=32768;function t(o,l){const m=new Map,w=(0,S.io)(o,p);if(w===null||w.length<y)return m;const j=w.readUInt32BE(4);if(w.toString("l\
atin1",0,4)!=="DIRC"||j<2||j>3)return m;const _=w.readUInt32BE(8);let d=y;for(let f=0;f<_;f+=1){if(d+c>w.length)return m;const L=w.readUInt16BE(d+60),K=d+c+(L&i?
2:0),U=w.indexOf(0,K);if(U<0)return m;const W=(w.readUInt32BE(d+24)&r)===e,X=w.toString("utf8",K,U);W&&(L&a)===0&&l.has(X)&&m.set(X,{modified:w.readUInt32BE(d+8),
size:w.readUInt32BE(d+36)}),d+=U-d+8&-8}return m}function s(o,{modified:l,size:m}){const w=(0,S.N0)(()=>(0,I.lstatSync)(o),null),j=Math.floor((w?.mtimeMs??0)/1e3);
return w?.isFile()===!0&&w.size%2**32===m&&j%2**32===l}}),7671:((ct,Y,n)=>{n.d(Y,{N:()=>G,S:()=>c});var I=n(317),v=n(8782);const S=100,u=100;async function G(i,a,r,e){
const t=AbortSignal.any([AbortSignal.timeout(r),e]),{connect:s}=await Promise.all([n.e(795),n.e(636)]).then(n.bind(n,636)),{rest:o,paginate:l}=s(i,a,t),m={owner:i.
owner,repo:i.repository},w={...m,per_page:S},j=d=>P(d.then(({data:f})=>f)),_=(d,f)=>P(D(d,f));return{listComments:async d=>{const f={...w,issue_number:d};return(await _(
l.iterator(o.issues.listComments,f))).map(A)},createComment:async(d,f)=>A(await j(o.issues.createComment({...m,issue_number:d,body:f}))),updateComment:(d,f)=>j(
o.issues.updateComment({...m,comment_id:d,body:f})),deleteComment:d=>j(o.issues.deleteComment({...m,comment_id:d})),listIssues:async(d,f)=>{const L=l.iterator(o.
issues.listForRepo,{...w,...d}),K=U=>(0,v.at)(U,"pull_request")===void 0;return(await _(L,f)).filter(K).map(O)},createIssue:async d=>O(await j(o.issues.create({
...m,...d,labels:[...d.labels]}))),updateIssue:(d,f)=>j(o.issues.update({...m,issue_number:d,...f})),addLabels:(d,f)=>j(o.issues.addLabels({...m,issue_number:d,
labels:[...f]})),createLabel:d=>j(o.issues.createLabel({...m,...d})),listChangedFiles:async d=>{const f={...w,pull_number:d};return(await _(l.iterator(o.pulls.listFiles,
f))).map(R)}}}async function D(i,a=Number.POSITIVE_INFINITY){const r=[];let e=0;for await(const{data:t}of i){for(const s of E(t))r.push(s);if(r.length>=a)return r.
slice(0,a);if(e+=1,e===u)throw new I.F9(`the list has more than ${u} pages`)}return r}async function P(i){try{return await i}catch(a){throw a instanceof I.F9?a:
new I.F9("unexpected response")}}const A=i=>({id:C(i,"id"),body:$(i,"body")??"",isTrusted:T(i)}),O=i=>({number:C(i,"number"),title:g(i,"title"),body:$(i,"body")??
"",isOpen:g(i,"state")==="open",reason:$(i,"state_reason"),closedAt:$(i,"closed_at"),labels:E((0,v.at)(i,"labels")).flatMap(a=>typeof a=="string"?a:$(a,"name")??
[]),isTrusted:T(i)}),R=i=>({file:g(i,"filename"),status:g(i,"status"),changes:C(i,"changes"),patch:$(i,"patch")}),E=i=>Array.isArray(i)?i:M(),k=["OWNER","MEMBER",
"COLLABORATOR"],T=i=>(0,v.at)(i,"user","type")==="Bot"||k.includes((0,v.at)(i,"author_association")),g=(i,a)=>$(i,a)??M();function $(i,a){const r=(0,v.at)(i,a)??
null;return r===null||typeof r=="string"?r:M()}function C(i,a){const r=(0,v.at)(i,a),e=typeof r=="bigint"?Number(r):r;return typeof e=="number"&&Number.isFinite(
e)&&e>=0?e:M()}function M(){throw new I.F9("unexpected response")}const h=3e3,p=6e4,y=i=>({kind:"all",why:i});async function c(i,a,r){if(i===null)return y("not \
a workflow run");const{pull:e,event:t}=i;if(e===null)return y(`a ${t} event has no pull request`);const s=(0,v.h0)(i,a);if(!s.ok)return y(s.why);try{const l=await(await G(
i,s.value.token,p,r)).listChangedFiles(e.number);return l.length<h?{kind:"files",files:l}:y(`the pull request changes ${h} files or more, and GitHub lists at mo\
st ${h}`)}catch(o){return y((0,I.Ic)("the changed files could not be listed",o,{run:i,permission:"pull-requests: read"}))}}}),317:((ct,Y,n)=>{n.d(Y,{F9:()=>S,Ic:()=>k,
Wo:()=>u,jy:()=>O});var I=n(1342),v=n(8820);class S extends Error{name="ApiFailure";httpStatus;headers;constructor(C,M=null,h={}){super(C),this.httpStatus=M,this.
headers=h}}async function u($){try{return await $,!0}catch(C){if(C instanceof S&&C.httpStatus===404)return!1;throw C}}const G=2e4,D=2,P=500,A=$=>R($,0,0)!==null;
function O($,C,M,h){if(M>=D)return null;const p=R($,M,h);if(p!==null)return p<=G?p:null;if(C==="POST")return null;const{httpStatus:y}=$;return y===null||y===408||
y>=500?P*2**M:null}function R({httpStatus:$,headers:C,message:M},h,p){if($!==403&&$!==429)return null;const y=Number(C["retry-after"]??Number.NaN);if(Number.isFinite(
y))return Math.max(0,y*1e3);const c=Number(C["x-ratelimit-reset"]??Number.NaN);return String(C["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(c)?Math.max(
0,c*1e3-p):$===429||/secondary rate limit|abuse detection/i.test(M)?5e3*2**h:null}const E=300;function k($,C,{run:M,permission:h}){if(!(C instanceof S))return`${$}\
: ${(0,I.A3)(C)}`;const{httpStatus:p,message:y}=C,c=p===null?"did not answer":`returned ${p}`;return`${$}: ${(0,v.RK)(M.apiUrl)} ${c} (${T(y)})${g(C,M,h)}`}const T=$=>(0,v.
BP)((0,v.RK)($.replace(/\s+/gu," "),E));function g($,C,M){if(A($))return"; GitHub limits the rate of requests, try again later";switch($.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return C.pull?.isFork===!0&&M.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${M}\` to \`permissions\` of the job`;case 410:return M==="issues: write"?"; issues are disabled in this repository":
"; it no longer exists";default:return""}}}),6954:((ct,Y,n)=>{n.d(Y,{Y:()=>u});var I=n(4e3);const v={hosts:12e4,services:36e4},S=1;function u({passed:G,hosts:D,
findings:P}){const A=k=>P.filter(T=>T.severity===k).length,O=({visit:k})=>JSON.stringify(k.host),{shown:R}=(0,I.I0)(D,v.hosts,S,O),{shown:E}=(0,I.I0)(D,v.services,
S,k=>{const T=k.services.flatMap(g=>g.kind==="url"?[[g.id,g.url]]:[]);return`${O(k)}:${JSON.stringify(Object.fromEntries(T))}`});return{passed:G,hosts:`[${R.join(
",")}]`,services:`{${E.join(",")}}`,errors:A("error"),warnings:A("warning"),"left-out":D.length-Math.min(R.length,E.length)}}}),40:((ct,Y,n)=>{n.d(Y,{hP:()=>R,ws:()=>P});
var I=n(6760),v=n(5747),S=n(9050),u=n(9075),G=n(4503);let D=function(...T){return{createHash:D}=process.getBuiltinModule("node:crypto"),new.target?new D(...T):D(
...T)};function P(T,g,$){if(!/^https?:\/\/[\w.:/-]+$/.test($.serverUrl))return[];const C=(0,u.Oo)(h=>{const p=(0,S.GY)((0,I.join)(g,h));return p!==null?{prefix:h===
""?"":`${h}/`,checkout:p}:h===""?null:C(O(h))});return[...Map.groupBy(T,h=>C(O(h)))].flatMap(([h,p])=>h===null?[]:A(h,p,g,$))}function A({prefix:T,checkout:g},$,C,M){
const{commit:h,isFetched:p,remote:y}=g,c=URL.parse(M.serverUrl);if(y===null||c===null)return[];if(y.host!==c.host&&y.host!==c.hostname)return[];if(!p&&![M.commit,
M.defaultCommit].includes(h))return[];const i=`${y.owner}/${y.name}`,a=`${M.serverUrl}/${i}/blob/${h}`,r=s=>s?.toLowerCase()===i.toLowerCase(),e=r(`${M.owner}/${M.
repository}`)||r(M.pull?.from),t=new Map($.map(s=>[s.slice(T.length),s]));return Array.from(g.tracked(new Set(t.keys())),([s,o])=>{const[l,m]=[t.get(s),(0,G.oW)(
s)];return l===void 0||m===null||!(0,S.R8)((0,I.join)(C,l),o)?[]:{file:l,path:s,url:`${a}/${m}`,isOfRun:e}}).flat()}const O=T=>T.split("/").slice(0,-1).join("/");
function R(T,g,$,{pull:C,serverUrl:M,owner:h,repository:p}){const y=new Map(g.map(({file:i,patch:a})=>[i,a])),c=T.map(({file:i,path:a,url:r,isOfRun:e})=>{const t=y.
get(a)??null,s=t===null||!e?null:(0,v.yR)((0,I.join)($,i));if(C===null||t===null||!s?.ok)return[i,{url:r}];const o=D("sha256").update(a).digest("hex"),l=`${M}/${h}\
/${p}/pull/${C.number}/files#diff-${o}`;return[i,{url:r,diff:{url:l,lines:E(t,s.text)}}]});return new Map(c)}function E(T,g){const $=g.split(`
`).map(k),C=new Set;let M=0;for(const h of T.split(`
`)){const[,p]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(h)??[];p!==void 0?M=Number(p):/^[ +]/.test(h)&&($[M-1]===k(h.slice(1))&&C.add(M),M+=1)}return C}const k=T=>T.endsWith(
"\r")?T.slice(0,-1):T}),1614:((ct,Y,n)=>{n.d(Y,{Fq:()=>h,KY:()=>P,Uv:()=>O,pT:()=>$});var I=n(2389),v=n(4e3),S=n(8065),u=n(5102),G=n(8782),D=n(5017);function P({
verdict:r,context:e},{issueCloseAfter:t},s){const o=U=>U.some(({severity:W})=>(0,I.k2)(W,e.failOn)),{stopped:l}=r,m=r.hosts.map(U=>{const W=U.visit.host,X=e.history?.
get(U.visit.host)?.alarm??null,z=o(U.findings),Z=(0,u.sG)(U)==="skipped",et=X===null?z||(0,u.b)(U):X.isDown&&!Z;return{name:W,alarm:Z?null:X,failsNow:z,isDown:et}}),
w=m.map(({name:U})=>U).toSorted(),j=m.filter(({isDown:U})=>U).map(({name:U})=>U),_=o(r.files)?[S.cn]:[],d=[...j,..._].toSorted(),f=m.flatMap(({alarm:U,...W})=>U===
null?[]:{alarm:U,...W}),L=f.filter(({alarm:U})=>U.good<t),K=f.filter(({failsNow:U,isDown:W})=>U&&!W);return{hosts:w,failing:d,since:new Map(f.flatMap(({name:U,alarm:W})=>W.
since?[[U,W.since]]:[])),unsettled:new Map(L.map(({name:U,alarm:W})=>[U,W.good])),goodRuns:t,pending:new Map(K.map(({name:U,alarm:W})=>[U,W.failed])),isWhole:l===
null||["deadline","signal","crash"].includes(l.kind),at:e.startedAt,run:s.id}}const A=r=>({kind:"nothing",why:r});function O(r,e){const t=r?.isOpen?R(e,r.state):
e,s=t.failing.length===0,o=t.pending.size===0?"no failures":"too few failing runs";if(r===null)return s?A(o):{kind:"open",state:E(null,t)};const{state:l,isOpen:m,
reason:w}=r;if(l.run>t.run)return A("a later run has updated it");if(!m&&s)return A(o);if(!m&&w==="not_planned"&&l.digest===(0,D.ol)(t.failing))return A("it was\
 closed as not planned");const j=E(l,t),_=l.digest!==j.digest||!m;return{kind:s?"close":m?"update":"reopen",state:j,event:_?k(l,t,!m):null}}function R(r,{failing:e}){
const t=new Set(r.hosts),s=({subject:l})=>r.unsettled.has(l)||!r.isWhole&&!t.has(l),o=e.first.filter(s).map(({subject:l})=>l);return{...r,failing:[...new Set([...r.
failing,...o])].toSorted()}}function E(r,e){return{hosts:M(e.hosts),failing:T(e,r?.failing.first??[]),digest:(0,D.ol)(e.failing),since:e.failing.length===0?null:
r?.since??g(e),run:e.run}}function k({failing:r,since:e},t,s){const o=new Set(r.first.map(({subject:_})=>_)),l=r.count===r.first.length,m=_=>o.has(_)||!l,w=new Set(
[...t.hosts,S.cn]),j=r.first.filter(({subject:_})=>!t.failing.includes(_));return{at:t.at,down:t.failing.filter(_=>!m(_)),up:j.filter(({subject:_})=>w.has(_)),gone:j.
flatMap(({subject:_})=>w.has(_)?[]:[_]),still:t.failing.filter(m),endedSince:t.failing.length===0?e:null,isReopened:s}}function T(r,e){const t=new Map(e.map(({subject:s,
since:o})=>[s,o]));return M(r.failing.map(s=>{const o=r.unsettled.get(s)??0;return{subject:s,since:t.get(s)??r.since.get(s)??r.at,...o>0?{recovering:{good:o,needed:r.
goodRuns}}:{}}}))}const g=({failing:r,since:e,at:t})=>r.map(s=>e.get(s)??t).reduce((s,o)=>s<o?s:o,t);function $(r,{hosts:e}){if(r.length===0||e.count===0)return 1;
const t=new Set(e.first),s=M(r).first.filter(l=>t.has(l)).length;return r.length===e.count&&s===t.size?s+1:s}const C=6e3;function M(r){const{shown:e}=(0,v.I0)(r,
C,0,t=>JSON.stringify(t));return{first:r.slice(0,e.length),count:r.length}}function h(r){const e=p((0,G.at)(r,"hosts"),y),t=p((0,G.at)(r,"failing"),i);if(e===null||
t===null)return null;const s=(0,G.at)(r,"since");return{hosts:e,failing:t,digest:(0,G.$6)(r,"digest")??"",since:c(s)?s:null,run:a((0,G.at)(r,"run"))}}function p(r,e){
const t=(0,G.at)(r,"first");return!Array.isArray(t)||!t.every(e)?null:{first:t,count:Math.max(t.length,a((0,G.at)(r,"count")))}}const y=r=>typeof r=="string",c=r=>y(
r)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(r)&&!Number.isNaN(Date.parse(r)),i=r=>y((0,G.at)(r,"subject"))&&c((0,G.at)(r,"since")),a=r=>typeof r=="number"&&Number.isSafeInteger(
r)&&r>=0?r:0}),5017:((ct,Y,n)=>{n.d(Y,{Pe:()=>A,ol:()=>G,t7:()=>O,yR:()=>u});var I=n(8820);let v=function(...R){return{createHash:v}=process.getBuiltinModule("n\
ode:crypto"),new.target?new v(...R):v(...R)};const S="tf-disco",u=(R,...E)=>G([R.workflow,R.job,R.step,...E]),G=R=>v("sha256").update(JSON.stringify(R)).digest(
"hex").slice(0,16);function D(R,E,k){const T=JSON.stringify(k).replace(/[<>&]/g,I.z5);return`<!-- ${S} ${R} ${E} ${T} -->`}const P=65536;function A(R,E,k,T){const g=D(
R,E,k);return`${g}
${T(P-g.length-1)}`}function O(R,E,k){const T=`<!-- ${S} ${E} ${k} `;if(!R.startsWith(T))return;const g=R.indexOf(" -->",T.length);if(!(g<0))try{return JSON.parse(
R.slice(T.length,g))}catch{return}}}),220:((ct,Y,n)=>{n.d(Y,{m:()=>g});var I=n(4e3),v=n(7671),S=n(317),u=n(40),G=n(8782),D=n(1614),P=n(5017);let A=function(...h){
return{deliverComment:A}=n.late([403],2403),new.target?new A(...h):A(...h)},O=function(...h){return{deliverIssue:O}=n.late([403],2403),new.target?new O(...h):O(
...h)};const R=6e4,E=1e4,k=10,T={comment:"pull-requests: write",issue:"issues: write"};async function g(h,p,y,c){const{settings:i}=h,a=["comment","issue"].filter(
X=>i[X]!=="never"),r=(0,G.h0)(p,i.githubToken),e=[],t=[];if(!r.ok)return{notes:e,warnings:a.map(X=>`the ${X} was not written: ${r.why}`)};const{run:s,token:o}=r.
value,l=await(0,v.N)(s,o,R,c),m=async()=>$(await(0,v.N)(s,o,E,c),s,h,y),w=(0,D.KY)(h,i,s),j=C(s),{pull:_,event:d}=s,{name:f,version:L}=i.dialect,K=(0,P.yR)(s,L===
null?f:`${f} ${L}`),U={comment:async()=>_===null?`skipped, a ${d} event has no pull request`:await A(l,{...h,run:s,pull:_.number,findLinks:m}),issue:async()=>j===
null?await O(l,{...h,run:s,key:K,now:w}):`skipped, ${j}`};for(const X of a)try{e.push(`${X}: ${await U[X]()}`)}catch(z){const Z=T[X];t.push((0,S.Ic)(`the ${X} w\
as not written`,z,{run:s,permission:Z}))}return{notes:i.issue!=="never"&&j===null?[...e,...M(w,i)]:e,warnings:t}}async function $(h,p,{changes:y,located:c,context:i},a){
if(y?.kind==="files"||!c.some(({isOfRun:e})=>e)||p.pull===null)return i.links;try{const e=await h.listChangedFiles(p.pull.number);return(0,u.hP)(c,e,a,p)}catch(e){
if(e instanceof S.F9)return i.links;throw e}}function C({event:h,isDefaultBranch:p,pull:y}){return y!==null||h==="merge_group"?`a ${h} event checks a proposed c\
hange`:p===!1?"not on the default branch":null}function M({pending:h},{issueOpenAfter:p}){const y=Map.groupBy(h,([,c])=>c);return Array.from(y,([c,i])=>`issue: ${(0,I.
K4)(i,k,([r])=>r)} failed in ${c} of ${p} runs needed to open an issue`)}}),3565:((ct,Y,n)=>{n.d(Y,{fz:()=>Et,fJ:()=>Ut,QU:()=>gt,N4:()=>Nt,j_:()=>Dt,Ko:()=>rt,
R8:()=>jt,ur:()=>Mt,Kn:()=>Tt,u5:()=>It,Sy:()=>$t});var I=n(3024),v=n(6760),S=n(857);function u(x){return x==null?"":typeof x=="string"||x instanceof String?x:JSON.
stringify(x)}function G(x){return Object.keys(x).length?{title:x.title,file:x.file,line:x.startLine,endLine:x.endLine,col:x.startColumn,endColumn:x.endColumn}:{}}
function D(x,Q,it){const mt=new O(x,Q,it);process.stdout.write(mt.toString()+S.EOL)}function P(x,Q=""){D(x,{},Q)}const A="::";class O{constructor(Q,it,mt){Q||(Q=
"missing.command"),this.command=Q,this.properties=it,this.message=mt}toString(){let Q=A+this.command;if(this.properties&&Object.keys(this.properties).length>0){
Q+=" ";let it=!0;for(const mt in this.properties)if(this.properties.hasOwnProperty(mt)){const wt=this.properties[mt];wt&&(it?it=!1:Q+=",",Q+=`${mt}=${E(wt)}`)}}
return Q+=`${A}${R(this.message)}`,Q}}function R(x){return u(x).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function E(x){return u(x).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function k(){throw new Error("this function of @actions/core is no\
t bundled")}function T(){throw new Error("this function of @actions/core is not bundled")}var g=n(6928);function $(x){return x.replace(/[\\]/g,"/")}function C(x){
return x.replace(/[/]/g,"\\")}function M(x){return x.replace(/[/\\]/g,path.sep)}var h=function(x,Q,it,mt){function wt(kt){return kt instanceof it?kt:new it(function(Ct){
Ct(kt)})}return new(it||(it=Promise))(function(kt,Ct){function Kt(V){try{Lt(mt.next(V))}catch(J){Ct(J)}}function Bt(V){try{Lt(mt.throw(V))}catch(J){Ct(J)}}function Lt(V){
V.done?kt(V.value):wt(V.value).then(Kt,Bt)}Lt((mt=mt.apply(x,Q||[])).next())})},p;(function(x){x[x.Success=0]="Success",x[x.Failure=1]="Failure"})(p||(p={}));function y(x,Q){
const it=toCommandValue(Q);if(process.env[x]=it,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(x,Q));issueCommand("set-env",{name:x},
it)}function c(x){D("add-mask",{},x)}function i(x){process.env.GITHUB_PATH||""?issueFileCommand("PATH",x):issueCommand("add-path",{},x),process.env.PATH=`${x}${path.
delimiter}${process.env.PATH}`}function a(x,Q){const it=process.env[`INPUT_${x.replace(/ /g,"_").toUpperCase()}`]||"";if(Q&&Q.required&&!it)throw new Error(`Inp\
ut required and not supplied: ${x}`);return Q&&Q.trimWhitespace===!1?it:it.trim()}function r(x,Q){const it=a(x,Q).split(`
`).filter(mt=>mt!=="");return Q&&Q.trimWhitespace===!1?it:it.map(mt=>mt.trim())}function e(x,Q){const it=["true","True","TRUE"],mt=["false","False","FALSE"],wt=a(
x,Q);if(it.includes(wt))return!0;if(mt.includes(wt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${x}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function t(x,Q){if(process.env.GITHUB_OUTPUT||"")return k("OUTPUT",T(x,Q));process.
stdout.write(S.EOL),D("set-output",{name:x},u(Q))}function s(x){issue("echo",x?"on":"off")}function o(x){process.exitCode=p.Failure,w(x)}function l(){return process.
env.RUNNER_DEBUG==="1"}function m(x){issueCommand("debug",{},x)}function w(x,Q={}){D("error",G(Q),x instanceof Error?x.toString():x)}function j(x,Q={}){D("warni\
ng",G(Q),x instanceof Error?x.toString():x)}function _(x,Q={}){D("notice",G(Q),x instanceof Error?x.toString():x)}function d(x){process.stdout.write(x+S.EOL)}function f(x){
P("group",x)}function L(){P("endgroup")}function K(x,Q){return h(this,void 0,void 0,function*(){f(x);let it;try{it=yield Q()}finally{L()}return it})}function U(x,Q){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(x,Q));issueCommand("save-state",{name:x},toCommandValue(Q))}function W(x){
return process.env[`STATE_${x}`]||""}function X(x){return h(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(x)})}var z=n(1342),Z=n(5747),et=n(
4e3);const rt=x=>Object.fromEntries(x.map(Q=>[Q,a(Q)]));function gt(x){for(const Q of x)c(Q)}function Mt(x){for(const{kind:Q,text:it}of x){const[mt="",...wt]=it.
split(`
`);Q==="plain"?d(it):(f(mt),d(wt.join(`
`)),L())}}const ft={error:w,warning:j,notice:_};function Et(x){for(const{level:Q,message:it,line:mt,column:wt,...kt}of x)ft[Q](it,{...kt,...mt===void 0?{}:{startLine:mt},
...wt===void 0?{}:{startColumn:wt}})}const $t=(x,Q)=>Ot("GITHUB_STEP_SUMMARY",x,()=>Q);function Tt(x,Q){const it=new Map;for(const[kt,Ct]of Object.entries(Q))try{
x?Ot("GITHUB_OUTPUT",x,()=>yt(kt,Ct)):t(kt,Ct)}catch(Kt){it.set(kt,(0,z.A3)(Kt))}const[mt]=it.values();return mt===void 0?[]:[`not written to GITHUB_OUTPUT, and\
 empty for later steps: ${[...it.keys()].join(", ")}: ${mt}`]}function yt(x,Q){const it=typeof Q=="string"?Q:JSON.stringify(Q);if(/[\r\n]/.test(it))throw new z.
hM("the value has a line break");return`${x}=${it}
`}function Ot(x,Q,it){if(!Q)throw new z.hM(`${x} is not set; run this as an action on a runner`);(0,Z.ET)((0,I.openSync)(Q,"r+"),mt=>{const{size:wt}=(0,I.fstatSync)(
mt);try{(0,I.appendFileSync)(Q,it())}catch(kt){throw(0,I.fstatSync)(mt).size>wt&&(0,I.ftruncateSync)(mt,wt),kt}})}function It(x,Q){if(!x)throw new z.hM("RUNNER_\
TEMP is not set; run this as an action on a runner");const it=(0,v.join)("tf-disco","report.json");return(0,z.f8)(x,it,(0,z.mk)(Q)),(0,v.join)(x,it)}function Dt(x){
if(x===void 0||x==="")return null;const Q=(0,Z.yR)(x);try{if(Q.ok)return JSON.parse(Q.text)}catch{}const it=Q.ok?"is not JSON":(0,et.mP)(Q.failure);return j(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${it}; check that no earlier step changes it`),null}function Nt(x){for(const Q of x)d(Q)}function jt(x){
for(const Q of x)j(Q)}const Ut=(x,Q)=>w(Q,{title:x})}),8782:((ct,Y,n)=>{n.d(Y,{$6:()=>E,$c:()=>A,at:()=>R,h0:()=>D,ng:()=>u});var I=n(4091),v=n(8820);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function u(k,T){const g=y=>k[y]?.trim()??"",[,$,C]=S.exec(g("GITHUB_REPOSITORY"))??[];if($===void 0||C===void 0)return null;const M=G(g("GITHUB_SERVER_URL")||"h\
ttps://github.com"),h=E(T,"repository","default_branch");return{...{workflow:P(g("GITHUB_WORKFLOW_REF"))??g("GITHUB_WORKFLOW"),job:g("GITHUB_JOB"),url:`${M}/${$}\
/${C}/actions/runs/${g("GITHUB_RUN_ID")}`,commit:E(T,"pull_request","head","sha")??g("GITHUB_SHA")},owner:$,repository:C,apiUrl:G(g("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:M,event:g("GITHUB_EVENT_NAME"),step:g("GITHUB_ACTION"),id:Number(/^\d+$/.exec(g("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:g("GITHUB_SH\
A"),pull:O(g("GITHUB_EVENT_NAME"),T),isDefaultBranch:h===void 0?null:g("GITHUB_REF")===`refs/heads/${h}`}}const G=k=>k.replace(/(?<!\/)\/+$/,"");function D(k,T){
return k===null?(0,I.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):T===null?(0,I.TR)("github-token is empty"):/^https?:$/.test(URL.parse(k.apiUrl)?.protocol??
"")?(0,I.Ju)({run:k,token:T}):(0,I.TR)(`GITHUB_API_URL is not an https URL: ${(0,v.RK)(k.apiUrl)}`)}const P=k=>/^[^/]+\/[^/]+\/(.+?)@/.exec(k)?.[1];function A(k,T){
if(k==="pull_request_target")return!1;const g=R(T,"pull_request","head"),$=R(g,"repo","full_name"),C=R(T,"pull_request","base","repo","full_name");return g!==void 0&&
$!==C}function O(k,T){const g=R(T,"pull_request","number");return typeof g!="number"||!Number.isSafeInteger(g)||g<=0?null:{number:g,isFork:A(k,T),from:E(T,"pull\
_request","head","repo","full_name")??null}}function R(k,...T){return T.reduce((g,$)=>typeof g=="object"&&g!==null?Reflect.get(g,$):void 0,k)}function E(k,...T){
const g=R(k,...T);return typeof g=="string"?g:void 0}}),1116:((ct,Y,n)=>{n.d(Y,{H:()=>M});var I=n(4e3),v=n(5143),S=n(5799),u=n(1831),G=n(8820),D=n(2796),P=n(5102),
A=n(1423),O=n(806),R=n(6503),E=n(6906),k=n(7792);const T=10,g=200,$=5,C=3600,M=(t,s)=>[...h(t),...S.oC.flatMap(o=>{const l=t.findings.filter(({severity:K})=>K===
o),m=[...Map.groupBy(l,p).values()];if(m.length<=T)return y(o,m.map(D.cZ),s);const w=(0,D.cZ)(l),j=new Set(w.map(({findings:K})=>(0,R.io)(K)).map(p)),_=m.filter(
([K])=>i(K)&&!j.has(p(K))),f=o==="notice"||o!==(0,P.hm)(t.findings)?0:Math.max(0,T-w.length),L=[...w.map(K=>[K]),..._.slice(0,f).map(D.cZ)];return y(o,L,s)})];function h({
passed:t,stopped:s,findings:o}){if(t||o.some(({severity:w})=>w==="error"))return[];if(s!==null){const w=(0,I.zM)(s).flatMap(_=>"reasons"in _?_.reasons??[]:[]),j=[
(0,I.Cw)(s),...w];return[a("error","The check is not complete",j)]}const{length:l}=o.filter(({severity:w})=>w==="warning"),m=`${(0,I.px)(l,"warning")}, and fail\
-on is warning`;return[a("error","Warnings fail this check",[m])]}function p(t){const s=t&&(0,S.Xd)(t);return s?`${s.line}:${s.file}`:t}function y(t,s,o){const l=(0,O.
du)(o,"notes",O.xy),{shown:m,rest:w}=(0,I.zN)(s,s.length>T?T-1:T),j=w.flat().flatMap(({findings:f})=>f),_=`and ${(0,I.px)(j.length,`more ${t}`)}`,d=[...new Set(
j.map(({problem:f})=>f.title)),"see the job summary"];return[...m.map(f=>{const L=f.flatMap(X=>X.findings),K=(0,R.io)(L),U=f.map(X=>(0,A.Zw)(X,l)),W=K&&i(K)?(0,S.
Xd)(K):null;return a(t,c(L),U,W)}),...j.length>0?[a(t,_,[d.join(`
`)])]:[]]}function c(t){const[s,...o]=new Set(t.flatMap(j=>j.host??[])),l=[...new Set(t.map(({problem:j})=>j.title))].join(", "),m=(0,R.Dx)(t).length,w=(0,R.io)(
t);return s===void 0&&m>1?`${(0,I.px)(m,"place")}: ${l}`:s===void 0?i(w)||!w?l:`${(0,v.II)((0,S.W7)(w))}: ${l}`:o.length>0?`${(0,I.px)(o.length+1,"host")}: ${l}`:
`${(0,G.RK)((0,u.nx)(s))}: ${l}`}function i(t){const s=t===void 0?"":(0,S.W7)(t);return s!==""&&(0,R.CN)(s)&&(0,G.BP)((0,G.RK)(s,s.length))===s}function a(t,s,o,l=null){
const{shown:m,more:w}=(0,I.zN)(o,$),j=C/m.length,_=m.map(f=>{if(typeof f=="string")return(0,I.dh)(f,j);const L=r(f,j/2,l===null?"":(0,v.R3)(l)).join(`
`);return`${(0,I.dh)(L,j-f.url.length)}
${f.url}`}),d=w>0?[`and ${w} more, see the job summary`]:[];return{level:t,title:(0,G.LS)((0,G.RK)(s,g)),message:(0,G.LS)([..._,...d].join(`

`)),...l}}function r({message:t,title:s,code:o,parts:l},m,w){const j=(0,E.wh)(k.Gy.isEmpty(t)?s:t),{first:_=[],last:d=[]}=Object.groupBy(l,L=>L.kind==="note"&&(L.
as==="help"||L.as==="small")?"first":"last"),f=[..._,...d].flatMap(L=>e(L,w));return[`${(0,I.dh)(j,m)} [${o}]`,...f]}function e(t,s){return t.kind==="note"?[`${t.
label}: ${(0,E.wh)(t.text)}`]:t.kind==="paragraph"?[(0,E.wh)(t.content)]:t.kind!=="sources"?[]:t.items.flatMap(({place:o,message:l,help:m})=>{const w=(0,E.wh)(o)===
s?k.Gy.nothing:o;if(k.Gy.isEmpty(l))return k.Gy.isEmpty(w)?[]:[`at: ${(0,E.wh)(w)}`];const j=`- ${(0,E.wh)(k.Gy.joined([w,l],k.Gy.words(": ")))}`;return k.Gy.isEmpty(
m)?[j]:[j,`  help: ${(0,E.wh)(m)}`]})}}),8065:((ct,Y,n)=>{n.d(Y,{Fr:()=>C,GN:()=>$,K$:()=>p,O7:()=>y,cn:()=>O,yi:()=>M});var I=n(4e3),v=n(8820),S=n(6266),u=n(4073),
G=n(806),D=n(4120),P=n(3394),A=n(7792);const O="the files",R=200,E="Terraform service discovery fails: ",k="Terraform service discovery recovers: ",T=3,g=10;function $({
failing:{first:i,count:a}}){const r=i.filter(({recovering:w})=>w===void 0),[e,t]=r.length>0?[E,r]:[k,i],s=a-i.length+t.length,o=t.slice(0,T).map(({subject:w})=>w),
l=s>o.length?[`${s-o.length} more`]:[],m=(0,v.RK)(`${e}${[...o,...l].join(", ")}`);return m.length>R?`${e}${s} hosts`:m}const C=i=>i.startsWith(E)||i.startsWith(
k);function M(i,a,{outage:r,page:e,maxBytes:t}){const{startedAt:s}=a,o=r.failing.count>0?" Closes when all hosts recover.":"",l=h(r.failing,s).map(S.ni);return(0,P.
Cf)(u.YK,i,(0,G.du)(a,"brief",G.xy),{head:[`### ${(0,P.gD)(i,a)}`,...l].join(`

`),foot:(0,A.mG)`Last checked ${(0,D.QN)(s)}; details in the summary of ${(0,P.Fp)(e)}. Updated automatically.${o}`,maxBytes:t})}function h({first:i,count:a},r){
const t=[...Map.groupBy(i,({since:l,recovering:m})=>m===void 0?`Failing since ${(0,D.QN)(l)} (${(0,D.u8)(l,r)})`:`Recovering, ${m.good} of ${(0,I.px)(m.needed,"\
run")} without a failure`)].slice(0,g),s=a-t.flatMap(([,l])=>l).length,o=t.map(([l,m])=>{const w=A.Gy.sign(m.some(({recovering:_})=>_)?"works":"fails"),j=A.Gy.some(
m,g,({subject:_})=>c(_));return(0,A.mG)`${w} ${l}: ${j}`});return s>0?[...o,(0,A.mG)`and ${s} more`]:o}function p(i,a){const{at:r,down:e,up:t,gone:s,still:o,endedSince:l,
isReopened:m}=i,w=(d,f,L)=>L.length===0?A.Gy.nothing:(0,A.mG)`${A.Gy.sign(d)} ${f}: ${A.Gy.some(L,g,K=>K)}.`;return`${[m?(0,A.mG)`Reopened: the failure continues or has returned.`:
A.Gy.nothing,w("fails","Failing",e.map(c)),w("works","Recovered",t.map(({subject:d,since:f})=>(0,A.mG)`${c(d)} (after ${(0,D.u8)(f,r)})`)),w("skipped","No longe\
r checked",s.map(c)),w("fails","Still failing",o.map(c)),l===null?A.Gy.nothing:(0,A.mG)`${A.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,D.u8)(l,
r)}, from ${(0,D.QN)(l)} to ${(0,D.QN)(r)}, as observed by this check.`,A.Gy.small(A.Gy.joined([(0,D.QN)(r),(0,P.Fp)(a)]))].filter(d=>!A.Gy.isEmpty(d)).map(S.ni).
join(`

`)}
`}const y=i=>`Duplicate of #${i}, which another run opened at the same time.
`,c=i=>i===O?i:A.Gy.code(i)})};export{Ht as ids,zt as modules};
