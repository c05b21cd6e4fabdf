const Ht=[428,124,909],zt={1992:((lt,Y,e)=>{e.d(Y,{k_:()=>Z,w5:()=>Ct});var R=e(8884),k=e(3024),S=e(6760),u=e(5747),j=e(4e3),T=e(2161);const I=1024*1024,v=4e3;function O(z,J){
const{redact:et,kept:st,directory:ct,checkedAt:at,configs:mt}=J,B=mt.flatMap(b=>b.files).flatMap(({path:b,shown:x})=>[G(b),x]),W=b=>!B.includes(b)&&(0,T.L8)((0,S.
basename)(b),new Set,(0,S.basename)((0,S.dirname)(b)))!==void 0;return[...Map.groupBy(z,({file:b})=>b)].flatMap(([b,x])=>{const Q=G((0,S.resolve)(ct,b)),nt=[b,Q].
every(W)&&g(Q,at)?(0,u.yR)(Q,I):null,ut=nt?.ok?nt.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return x.flatMap(dt=>{const _t=ut[dt.line-1]??"";return dt.column<=
_t.length&&_t.length<=v&&et(_t,st)===_t?d(_t,dt):[]})})}const G=z=>(0,u.N0)(()=>(0,k.realpathSync)(z),(0,S.resolve)(z)),g=(z,J)=>(0,u.N0)(()=>(0,k.statSync)(z).
mtimeMs<=J+1,!1),D=80,w=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u"),f=z=>w.exec(z)?.[0]??"",E=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u"),
P=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,_=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function d(z,J){const et=Array.
from(z),st=et.slice(0,J.column-1).join(""),ct=et.slice(J.column-1,J.endColumn-1).join(""),at=st.length+ct.length,mt=st.length<=D&&f(st)===st,L=mt?P.exec(z.slice(
0,2*D))?.[0]??"":"",B=L.length>=at,W=B||_.test(ct);if(!mt&&!W)return[];const b=B?st:E.exec(st.slice(-D))?.[0]??"",x=L.slice(at),Q=z.slice(at+x.length);return{place:J,
before:(mt?m(st.slice(0,st.length-b.length)):"\u2026 ")+b,literal:(0,j.dh)(W?ct:m(ct),2*D),after:x+m(Q,mt&&W?f(Q.slice(0,D)):"")}}function m(z,J=f(z.slice(0,2*D))){
const et=z.slice(J.length);return J.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(et.trim()===
""?"":`${/^[\s#/]{0,9}/.exec(et)}\u2026`)}var $=e(1342),i=e(2389),o=e(785),c=e(3592),s=e(4503),t=e(6763),n=e(5751),r=e(7052),l=e(5799),a=e(5257),p=e(7854),y=e(3474),
C=e(3152),A=e(9075),h=e(1831);function M({links:z,...J},et,st){const ct={...J,newHosts:new Set,files:null,remarks:[]};if(et===null)return ct;const at=x=>({...ct,
remarks:[`changed-only has no effect: ${x}`]});if(et.kind==="all")return at(et.why);const mt=U(et.files,z),L=new Set(mt.filter(({status:x})=>x!=="removed").map(
({file:x})=>x));if(L.size>0&&![...L].some(x=>st(x)!==null))return at("the checkout contains none of the files that the pull request changes");const B=J.usages.filter(
({place:x})=>L.has(x.file)),b=`changed-only: the pull request changes ${et.files.length===1?"1 file":`${et.files.length} files`} with ${B.length} of ${J.usages.
length} usages`;return{usages:B,notes:J.notes.filter(x=>H((0,l.W7)(x),L)),newHosts:F(J.usages,mt,st),files:new Set(mt.map(({file:x})=>x)),remarks:[b]}}function U(z,J){
const et=new Map(z.map(ct=>[ct.file,ct])),st=J.entries().flatMap(([ct,at])=>{const mt=et.get(at);return mt===void 0?[]:[{...mt,file:ct}]});return[...z,...st]}const H=(z,J)=>J.
has(z)||z==="."||[...J].some(et=>et.startsWith(`${z}/`)),K=2e8;function F(z,J,et){const st=new Set;if(J.some(ot))return st;const ct=new Map(J.map(b=>[b.file,b])),
at=(0,A.Oo)(b=>X(ct.get(b),et)),mt=J.flatMap(({patch:b})=>V(b,/^[ -]/));let L=0;const B=(b,x)=>{const Q=[x,(0,h.pk)(x).toLowerCase()];return b.filter(tt=>(L+=tt.
length,L<=K&&Q.some(nt=>tt.includes(nt)))).length},W=(b,x)=>{const{isNew:Q,now:tt,added:nt}=at(b),ut=Q?0:B(tt,x);return Q||ut>0&&ut===B(nt,x)};for(const[b,x]of Map.
groupBy(z,Q=>Q.host)){if(b===null||x.some(({isHostImplied:tt})=>tt))continue;const Q=[...new Set(x.map(({place:tt})=>tt.file))];!Q.every(tt=>ct.has(tt))||B(mt,b)>
0||Q.every(tt=>W(tt,b))&&L<=K&&st.add(b)}return st}function X(z,J){const{file:et="",status:st,patch:ct=null}=z??{},at=st==="added";if(at||ct===null)return{isNew:at,
now:[],added:[]};const mt=(J(et)??"").toLowerCase().split(`
`);return{isNew:at,now:mt,added:V(ct,/^\+/)}}const V=(z,J)=>(z??"").toLowerCase().split(`
`).filter(et=>J.test(et)),q=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,ot=({file:z,status:J,changes:et,patch:st})=>st===null&&J!=="added"&&et>0&&q.test(
z);var rt=e(2859),gt=e(1435),$t=e(5682),ht=e(9762),Et=e(215);async function yt(z,J){const et=J.now(),st=await(0,Et.S)(z,J),ct=z.scan.length===0?0:J.now()-et,{dialect:at,
usedBy:mt,...L}=(0,Et.o)(z,st,J),B=[...L.notes,...Ot(st,J.stop.why)],W=(0,$t.H)({...L,notes:B},J.environment,z.depth),b={...W,...(0,ht.G9)({...W,scanned:st,dialect:at,
settings:z})},x=await At({...b,links:st.links},z,J),Q=(0,gt.j)(x.usages,z,at,J),tt=(0,ht.D0)({...b,changed:x.files,dialect:at,settings:z}),nt=(0,a.Xo)(Q.usages,
tt.roots),ut=(0,rt.CG)(z,nt,at.clients,(0,p.kA)(b.usages)),{configs:dt,releases:_t}=Q,{files:pt,bytes:Dt}=st;return{dialect:{...at,releases:_t},configs:dt,usages:nt.
filter(p.s7),roots:tt.roots,requirements:ut,guesses:(0,rt.Fh)(null,at,ut),notes:[...x.notes,...tt.notes],newHosts:x.newHosts,isEmpty:z.scan.length>0&&st.isEmpty&&
st.endedAt===null,complaints:Q.findings,changes:x.changes,remarks:[...x.remarks,...b.remarks,...Q.remarks],scan:{files:pt,bytes:Dt,usages:nt.length,durationMs:ct},
clients:mt,repositories:[],missing:null,checkouts:null}}async function At(z,J,et){const st=J.changedOnly?await et.changes(J):null;return{changes:st,...M(z,st,at=>{
const mt=(0,u.yR)((0,S.join)(et.directory,at));return mt.ok?mt.text:null})}}function Ot({endedAt:z,files:J},et){return z===null||et===null?[]:[(0,l.sb)(z,(0,r.ub)(
{kind:"time",stopped:et,files:J}))]}function Tt(z){const{requirements:J,repositories:et}=z,{size:st}=new Set(J.map(({host:at})=>at));if(st<=y.pS)return;const ct=`${st}\
 hosts, the limit is ${y.pS}`;throw new C.GN([et.length>0?`usages name ${ct}: check fewer repositories at once`:`scan found ${ct}: narrow scan or exclude files`])}
var kt=e(8820),Kt=e(7082),Nt=e(6875);let Lt=function(...z){return{nameRepository:Lt}=e.late([602],2602),new.target?new Lt(...z):Lt(...z)},jt=function(...z){return{
prepareFleet:jt}=e.late([192,219,854],5854),new.target?new jt(...z):jt(...z)},N=function(...z){return{recordRun:N}=e.late([192,742],5742),new.target?new N(...z):
N(...z)};async function Z(z,J,et,st){const{env:ct,kill:at}=J,{show:mt}=et,L={startTimer:Nt.Ip,now:(0,o.ie)(J)};try{const B=await ft(z,{...st,...L,environment:ct,
kill:at,progress:mt});return it(B,{directory:st.directory,environment:ct,random:Math.random})}finally{et.end()}}function it(z,J){const{history:et}=z.settings;if(et===
null)return{checked:z,warnings:[]};try{const{history:st,warnings:ct}=N(et,z,J);return{checked:{...z,context:{...z.context,history:st}},warnings:ct}}catch(st){const ct=(0,kt.
RK)((0,$.A3)(st));return{checked:z,warnings:[`the history ${(0,kt.RK)(et)} was not read: ${ct}`]}}}async function ft(z,J){const et=new Date,st=(0,n.s)(z,J),{upgrade:ct}=(0,R.
n)(J.environment),at={...st,upgrade:st.upgrade||ct},mt=at.deadlineMs;(at.usages.length>0||at.depth!=="discovery")&&(0,o.L2)();const L=J.startTimer(mt,()=>J.stop.
end({kind:"deadline",ms:mt}));try{const W=await(at.usages.length===0?yt:jt)(at,J,et);Tt(W),await(0,o.xu)();const b=await Mt(W,at,J,et);return await Wt(b,W,at,J,
et)}finally{L()}}async function Mt(z,J,et,st){const{environment:ct,stop:at,isFork:mt}=et,{dialect:L}=z,B={...z,...await wt(z,J,et),tokenVariables:Ct(ct),tokenHosts:J.
tokens.map(({host:b})=>b),stopped:vt(at.why,z.missing)},W={...et.secrets,kept:(0,rt.wX)(z.requirements),configs:z.configs,directory:et.directory,checkedAt:st.getTime()};
return(0,i.S4)(B,{...J,dialect:L,isFork:mt,now:st.getTime()},b=>O(b,W))}async function wt(z,J,et){const{requirements:st,roots:ct}=z,at=(0,rt.en)(st,J),mt=Array.
from(at,([x,Q])=>(0,Kt.i)(x,Q)),L=new Set(st.map(({host:x})=>x).filter(x=>!at.has(x))),B=J.depth!=="discovery"&&ct.length>0;if(L.size===0&&!B)return{visits:mt,predicted:i.
j7,tokenSources:new Map};const{contact:W}=await Promise.all([e.e(905),e.e(977),e.e(693),e.e(426)]).then(e.bind(e,9426)),b=await W([...L],z,J,et);return{...b,visits:[
...b.visits,...mt]}}const vt=(z,J)=>z===null||J===null?z??J:{kind:"several",reasons:[z,J]};async function Wt(z,J,et,st,ct){const{requirements:at,changes:mt,scan:L,
clients:B}=J,W=(0,rt.wX)(at),b=[...J.remarks,...(0,t.rc)(z)],{why:x,evidence:Q}=J.dialect,tt={verdict:z,remarks:(0,t.q9)(b),detection:{why:x,evidence:Q}},{verdict:nt,
remarks:ut,detection:dt}=st.secrets.redact(tt,W);return{settings:et,changes:mt,verdict:nt,context:{dialect:{...J.dialect,...dt},failOn:et.failOn,scan:L,remarks:ut,
startedAt:ct.toISOString(),durationMs:Date.now()-ct.getTime(),version:c.xv,docsUrl:c.aq,clients:B(),links:null,repository:Ut(nt,J,st),repositories:J.repositories,
history:null}}}function Ut(z,{scan:J,repositories:et},{directory:st,environment:ct}){return J.files===0||et.length>0?null:Lt(st,()=>(0,s.R8)(z),ct)}const Ct=z=>Object.
keys(z).filter(J=>/^TFE?_?TOKEN/i.test(J))}),8884:((lt,Y,e)=>{e.d(Y,{n:()=>j});var R=e(4e3);const k=["TF_CLI_ARGS_init","TF_CLI_ARGS"],S=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
u=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function j(G){const g=v(G),D=f=>g.findLast(E=>E.name===f)?.value,w=f=>g.filter(E=>E.name===f).map(
({value:E})=>E);return{upgrade:T(D("upgrade")??"false"),hasBackend:T(D("backend")??D("cloud")??"true"),isLockReadonly:D("lockfile")==="readonly",pluginDirectories:w(
"plugin-dir"),backendConfig:w("backend-config"),remarks:k.flatMap(f=>{const E=g.filter(({name:P,from:_})=>_===f&&u.test(P)).map(I);return E.length===0?[]:[`init\
 is predicted with ${E.join(" ")} of ${f}`]})}}const T=G=>/^(1|[tT]|true|TRUE|True)$/.test(G);function I({name:G,value:g}){if(g==="true")return`-${G}`;const D=G===
"backend-config"&&!g.startsWith("hostname=");return`-${G}=${(0,R.dh)(D?g.replace(/=.*/s,"=\u2026"):g)}`}function v(G){const g=k.flatMap(w=>O(G[w]??"").map(f=>({
text:f,from:w}))).values(),D=[];for(const{text:w,from:f}of g){const[,E,,P]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(w)??[];if(E===void 0)break;const _=()=>S.test(E)?g.
next().value?.text??"":"true";D.push({name:E,from:f,value:P??_()})}return D}function O(G){const[g=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(G)??
[];return(g.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(w=>w.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(f,E,P,_)=>String(E??_??P.replace(
/\\(.)/gs,"$1"))))}}),9076:((lt,Y,e)=>{e.d(Y,{QB:()=>k,im:()=>R,jm:()=>v,mU:()=>G,pR:()=>P,sO:()=>O,yX:()=>S});const R=["fails","warns","works","unchecked","ski\
pped"],k=5,S=({outcome:_})=>_!=="unchecked"&&_!=="skipped",u=30,j=[7,30,90],T=30,I=20;function v(_,d){const m=_.filter(S);return{recent:_.slice(-u),uptime:j.map(
$=>{const i=g(m,d,$);return{days:$,good:i.filter(D).length,runs:i.length}}),medianMs:w(g(_,d,T)),incidents:f(m).reverse().slice(0,I)}}const O=864e5,G=(_,d)=>new Date(
Date.parse(_)+d*O).toISOString();function g(_,d,m){const $=G(d,-m);return _.filter(({at:i})=>i>$)}const D=({outcome:_})=>_!=="fails";function w(_){const d=_.flatMap(
({ms:m})=>m??[]).sort((m,$)=>m-$);return d[Math.ceil(d.length/2)-1]??null}function f(_){const d=[];let m=[];const $=i=>{const[o]=m;if(o!==void 0){const c=[...new Set(
m.flatMap(s=>s.codes))].slice(0,k);d.push({from:o.at,until:i,runs:m.length,codes:c})}m=[]};for(const i of _)D(i)?$(i.at):m.push(i);return $(null),d}const E={isDown:!1,
since:null,failed:0,good:0};function P(_,d){let m=E,$=null;for(const i of _){if(!S(i))continue;const o=d.isFailing(i),c=o?m.failed+1:0,s=o?0:m.good+1;c===1&&($=
i.at);const t=m.isDown?s<d.issueCloseAfter:c>=d.issueOpenAfter,n=t?m.since??$:null;m={isDown:t,since:n,failed:c,good:s}}return m}}),8185:((lt,Y,e)=>{e.d(Y,{C:()=>u,
I:()=>j});var R=e(6697),k=e(5799),S=e(1831);function u(T,I){return I.allowedHosts.length===0?[]:T.flatMap(({directHost:v,kind:O,isOverridden:G,place:g,clients:D})=>{
if(v===void 0||G||S.ev(v,I))return[];const w=O==="backend_http"||O==="remote_state"?"backend":"download",f=S.Pv(v),E=f.ok?f.value:null,P=S.nx(v);return[(0,k.hD)(
(0,R.wp)({host:P,use:w}),{host:E,places:[g],clients:D})]})}function j(T,I,v,O){if(O.allowedHosts.length===0)return[];const G=v.filter(({because:g})=>g.some(D=>typeof D!=
"string"));return I.flatMap(g=>{const{id:D,kind:w}=g;if(w!=="url"||!G.some(P=>P.service===D))return[];const f=S.yo(g.url);if(f===null||f===T||S.ev(f,O))return[];
const E=(0,R.wp)({host:S.nx(f),service:D,registry:S.nx(T)});return[(0,k.hD)(E,{services:[D]})]})}}),3217:((lt,Y,e)=>{e.d(Y,{fc:()=>_,ky:()=>P,so:()=>v,uA:()=>d});
var R=e(3534),k=e(3410),S=e(5143),u=e(5799),j=e(1064),T=e(1831),I=e(9562);function v(m,$,{role:i},o){const c=D(m),s=m.credentials?.hasToken===!0,n=(m.attempt.hops.
at(-1)?.challenge??null)===null&&(s||i!=="guest"),r=s?[]:w(m.host,c,o),a=[...m.difference===null?[]:[m.difference],...r,...c===null||!n?[]:[f(m,c,o)]].map(U=>(0,u.
hD)(U));if(s||m.attempt.discovery.kind!=="found")return a;const p={host:m.host,isFork:o.isFork,...E(m)},y=O(m.host,o),C=new Set(y.map(({place:U})=>U)),M=(r.length>
0||!!m.credentials?.problem?[]:G(m.host,$,o)).filter(({place:U})=>!C.has(U));return[...a,...g(y,U=>(0,k.vs)({...p,service:U})),...g(M,U=>R.$U({...p,service:U}))]}
function O(m,{usages:$,depth:i}){return i==="discovery"?[]:$.flatMap(({workspace:o,hasOwnToken:c,needs:s,place:t})=>o===void 0||c||(0,S.MV)(t)?[]:s.flatMap(n=>n.
host===m?[{...n,place:t}]:[]))}function G(m,$,{usages:i}){const o=new Set(i.flatMap(({hasOwnToken:s,place:t})=>s?t:[])),c=(0,I.Uc)(m);return $.flatMap(({service:s,
because:t})=>c.includes(s)?t.flatMap(n=>typeof n=="string"||(0,S.MV)(n)||o.has(n)?[]:{service:s,place:n,clients:j.zK}):[])}const g=(m,$)=>[...Map.groupBy(m,({service:i})=>i)].
map(([i,o])=>{const c=[...new Set(o.map(({place:t})=>t))],s=[...new Set(o.flatMap(t=>t.clients))];return(0,u.hD)($(i),{services:[i],places:c,clients:s})});function D(m){
const{discovery:$,hops:i}=m.attempt;return $.kind==="failed"&&$.problem.code==="document-unauthorized"?i.at(-1)?.status??null:null}function w(m,$,{tokenVariables:i,
hosts:o}){return(0,T.Bz)(i,m,o).filter(({isParent:c})=>!c||$!==null).map(c=>R.z2({host:m,...c}))}function f(m,$,{isFork:i}){const{host:o,credentials:c}=m;return c?.
hasToken?R.JD({host:o,status:$,source:c.source}):R.$U({host:o,service:null,isFork:i,...E(m)})}function E({credentials:m,looks:$}){const i=$.flatMap(t=>t.looks),
o=t=>[...new Set(i.flatMap(({held:n,source:r})=>n!=="not read"===t?r:[]))],c=m===null?o(!0):[m.source],s=m===null?o(!1):[];return{searched:c,notRead:s}}function P(m,$){
return m.filter(i=>!$.includes(i)).map(i=>(0,u.hD)(R.bI({host:i})))}function _({host:m,attempt:$,credentials:i},o){const c=i?.hasToken===!0,s=[...o.flatMap(t=>t.
kind==="url"&&(0,I.p4)(t.id)&&(0,I.D6)(t.id)?[{url:t.url,service:t.id,isSent:c}]:[]),...$.hops.map(({url:t,authorization:n})=>({url:t,service:null,isSent:n==="s\
ent"}))].flatMap(({url:t,...n})=>{const r=(0,T.Pv)((0,T.yo)(t)??"");return!r.ok||r.value===m?[]:[{...n,host:r.value}]});return[...new Map(s.toReversed().map(t=>[
t.host,t])).values()]}function d(m,$,{tokenSources:i,hosts:o}){return(i.size===0?[]:_(m,$)).flatMap(({host:s,service:t,isSent:n})=>{const r=i.get(s);if(r===void 0)
return[];const l=t===null?m.attempt.discovery.kind==="failed":!n,a=R.To({host:(0,T.nx)(m.host),other:(0,T.nx)(s),source:r,service:t,isSent:n,isNotice:!l||o.has(
s)});return[(0,u.hD)(a,{services:t===null?[]:[t]})]})}}),2886:((lt,Y,e)=>{e.d(Y,{ER:()=>I,Gy:()=>m,H4:()=>O,Np:()=>g,Rh:()=>f,TC:()=>E,_7:()=>w,cA:()=>_,ly:()=>v,
m$:()=>P,nv:()=>G,pi:()=>D,zX:()=>T});var R=e(4e3),k=e(5143),S=e(5799),u=e(1831);const j=["module","provider","version","package","lock","not"],T=({problem:$,places:i})=>j.
includes($.code.replace(/-.*/,""))&&i.length>0&&i.every(o=>typeof o!="string"),I=({problem:$,needed:i})=>i&&$.usualSeverity==="error"&&!O.includes($.code),v=$=>$.
some(i=>typeof i=="string"||!(0,k.MV)(i)),O=["host-http2","host-check-crashed"];function G($,i){const{severity:o,affects:c,needed:s}=$,t=s&&i.some(n=>c.includes(
n));return o==="error"&&!t?{...$,severity:"warning"}:$}const g=($,i)=>S.oC.indexOf($.severity)-S.oC.indexOf(i.severity),D=({problem:$,host:i,namedHost:o=i},c)=>c.
some(({code:s,host:t})=>s===$.code&&(t===null||t===o));function w($,i){const o=n=>i.filter(({service:r})=>n.includes(r)),c=$.length===0?i:o($),s=$.filter(n=>c.some(
({service:r})=>r===n)),t=(c.length>0?c:o(["any"])).flatMap(n=>n.because);return{services:s.length>0?s:$,places:(0,k.As)(f([...new Set(t)]))}}function f($){const{
own:i=[],aside:o=[]}=Object.groupBy($,c=>typeof c!="string"&&(0,k.MV)(c)?"aside":"own");return[...i,...o]}function E($,i){const o=i.some(({because:s})=>s.includes(
"hostnames input"));return{role:(0,R.VW)($)!==null?"guest":o?"operator":"user",host:(0,u.nx)($)}}function P($,i){const{host:o,places:c,problem:s}=$;if(i.length===
0)return $;const t=s.affects.includes("terraform")&&!s.affects.includes("opentofu"),n=c.flatMap(p=>typeof p=="string"?[]:p.file),r=new Set(n.map(k._M)),l=i.filter(
({repository:p,hosts:y})=>r.has(p)&&(t||o!==null&&y.has(o)));if(l.length===0)return $;const a=l.flatMap(({repository:p})=>p??[]);return{...$,problem:(0,S.tr)(s,
a)}}const _=$=>typeof $=="string"?$:`${$.file}:${$.line}`,d=1e3;function m($,i){const o=$.flatMap(t=>(0,S.Xd)(t)??[]).filter(({file:t,column:n,endColumn:r})=>r>
n&&(0,k._M)(t)===null),c=i((0,k.jH)(o).slice(0,d)),s=new Map(c.map(t=>[(0,k.df)(t.place),t]));return({rows:t,...n})=>{const r=(0,S.Xd)(n),l=r&&s.get((0,k.df)(r));
return l?{...n,line:l}:n}}}),6146:((lt,Y,e)=>{e.d(Y,{$:()=>S,o:()=>k});var R=e(2886);const k=(I,{kind:v,source:O,address:G,constraints:g,places:D})=>JSON.stringify(
[I,v,O,G,g,D[0]??null]);function S(I,v){const O=u(v,({rows:g=[]})=>g),G=u(v.filter(T),({places:g})=>g.map(R.cA));return O.size+G.size===0?I:I.map(({directory:g,
clients:D,rows:w})=>({directory:g,clients:D,rows:w.map(f=>{const E=O.get(k(g,f))??f.rejectedAt.flatMap(d=>G.get((0,R.cA)(d))??[]);if(E.length===0)return f;const P=E.
map(({finding:d})=>(0,R.nv)(d,D)).sort(R.Np),_=new Map(P.map(({problem:{code:d,title:m,usualSeverity:$}})=>[d,{code:d,title:m,usualSeverity:$}]));return{...f,worst:P[0]?.
severity??null,problems:[..._.values()]}})}))}const u=(I,v)=>Map.groupBy(I.flatMap(O=>v(O).map(G=>({key:G,finding:O}))),({key:O})=>O),j=/^(?:constraint|lock)-/,
T=({problem:I,host:v})=>v===null&&j.test(I.code)}),2389:((lt,Y,e)=>{e.d(Y,{j7:()=>P,k2:()=>$,S4:()=>_});var R=e(3217),k=e(7052),S=e(5143),u=e(5799),j=e(8185),T=e(
2886);function I({notes:i,usages:o,isEmpty:c,complaints:s,tokenHosts:t,answered:n,contacted:r},l){const a=({problem:M})=>M.code==="file-syntax",p=new Set(i.filter(
a).map(u.W7)),y=[...i.map(M=>O(M,p,l)),...[...(0,j.C)(o,l),...n.map(v),...s,...(0,R.ky)(t,r)].map(M=>(0,T.nv)(M,l.dialect.clients)),...c?[G(l)]:[]],{placed:C=[],
others:A=[]}=Object.groupBy(y,({places:M})=>M.length>0?"placed":"others");return[...(0,u.DF)(C,M=>{const{problem:U,severity:H,affects:K,host:F,namedHost:X,exclude:V}=M,
{code:q,message:ot,help:rt}=U;return[F,X,q,H,ot,rt,K,V===void 0]}),...A]}function v(i){const{host:o,problem:c}=i;return o===null?i:{...i,services:[],problem:(0,u.
pj)(c,(0,T.TC)(o,[]))}}function O(i,o,{dialect:c,allowedHosts:s}){const{problem:t,isPlaceholder:n,checkedFor:r=c.clients}=i;if(t.code==="file-limit"&&s.length>0){
const F=`${t.message}; it may use hosts that are not in \`allowed-hosts\``,X={...t,message:F};return{...i,problem:X,severity:"error"}}const l=(0,u.W7)(i),a=(0,u.
Xd)(i),p=i.aside!==void 0||a!==null&&(0,S.MV)(a),y=i.severity==="error",C=y&&n===!0,A=o.has(l)&&t.code!=="file-syntax",M=y&&(C||A||p)?{...i,severity:"warning"}:
i,U=(0,T.nv)(M,r);if(!p&&!C)return U;const{help:H,...K}=t;return{...U,...t.code==="file-syntax"&&{problem:K},exclude:[(0,S.n7)(i.aside??l)]}}const G=({scan:i,hostnames:o,
usages:c})=>(0,u.hD)((0,k.JW)({scan:i,hasHostnames:o.length>0,isFleet:c.length>0}));var g=e(6146);let D=function(...i){return{judgeRequests:D}=e.late([905,977,693,
426],9426),new.target?new D(...i):D(...i)},w=function(...i){return{crashedVisit:w}=e.late([905,977,693,426],9426),new.target?new w(...i):w(...i)},f=function(...i){
return{judgeVisit:f}=e.late([905,977,693,426],9426),new.target?new f(...i):f(...i)},E=function(...i){return{outcomesOf:E}=e.late([905,977,693,426],9426),new.target?
new E(...i):E(...i)};const P={findings:[],roots:[],requests:[],answering:new Set};function _(i,o,c=()=>[]){const{predicted:s,stopped:t}=i,n=d(i,o),r=[...i.notes,
...s.findings.filter(({host:K})=>K===null)],l=I({...i,notes:r,...m(n,s,o)},o),a=[...n.flatMap(K=>K.findings),...l],p=K=>!(0,T.pi)(K,o.ignore),y=a.filter(p).sort(
T.Np),C=(0,T.Gy)(y,c),A=K=>K.filter(p).map(F=>(0,T.m$)(C(F),i.guesses)).sort(T.Np),h=n.map(K=>{const F=A(K.findings.filter(X=>!(0,T.zX)(X)));return{...K,findings:F,
clients:E(F)}}),M=({exclude:K})=>+(K!==void 0),U=A([...n.flatMap(K=>K.findings.filter(T.zX)),...l]).toSorted((K,F)=>(0,T.Np)(K,F)||M(K)-M(F)),H=[...h.flatMap(K=>K.
findings),...U].sort(T.Np);return{passed:t===null&&!H.some(({severity:K})=>$(K,o.failOn)),stopped:t,hosts:h,files:U,findings:H,ignored:a.length-H.length,roots:(0,g.
$)(s.roots,y)}}function d(i,o){const{visits:c,newHosts:s,predicted:t}=i,n=Map.groupBy(i.requirements,({host:y})=>y),r=Map.groupBy(t.findings,({host:y})=>y),l=new Map(
t.requests.map(y=>[y.host,y])),a=new Set(c.map(({host:y})=>y)),p={...o,...i,hosts:a};return c.map(y=>{const{host:C}=y,A={visit:y,requirements:n.get(C)??[],predicted:r.
get(C)??[],requests:l.get(C)??null,answering:t.answering,isNew:s.has(C)};try{return f(A,o,p)}catch(h){return w(A,o.dialect,h)}})}function m(i,{findings:o,requests:c},s){
const t=new Set(i.map(({visit:l})=>l.host)),n=i.flatMap(({visit:l,services:a})=>(0,R.fc)(l,a)),r=c.flatMap(l=>D(l,[],s).map(a=>({...a,host:l.host})));return{answered:[
...o,...r].filter(({host:l})=>l!==null&&!t.has(l)),contacted:[...t,...[...n,...c].map(({host:l})=>l)]}}const $=(i,o)=>i==="error"?o!=="never":i==="warning"&&o===
"warning"}),3534:((lt,Y,e)=>{e.d(Y,{$U:()=>E,Eu:()=>G,JD:()=>f,QU:()=>v,To:()=>d,bI:()=>m,fj:()=>g,iX:()=>$,tK:()=>D,z2:()=>_});var R=e(4283),k=e(1064),S=e(1831),
u=e(2713),j=e(4e3),T=e(5799),I=e(8937);const v=({source:c})=>(0,T.CC)("credentials-empty",{message:`the token from ${c} is empty`,help:"check the name of the se\
cret and that this workflow can read it: GitHub replaces a missing secret with an empty string"}),O={"control character":{has:"contains a line break or another \
control character, which no client can send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clien\
ts add a second time',help:'store only the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token wit\
hout the quotation marks"},"outer white space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space aroun\
d it"},"inner white space":{has:"contains white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII,\
 which many servers misread",help:"copy the token again: a hyphen or quotation mark may have been replaced"}},G=({source:c,slip:s})=>(0,T.CC)("credentials-malfo\
rmed",{message:`the token from ${c} ${O[s].has}`,help:O[s].help,...s==="control character"?{}:{severity:"warning"}}),g=({source:c})=>(0,T.CC)("credentials-short",
{message:`the token from ${c} has fewer than ${u.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole\
 token; store it again or create a longer one"}),D=c=>(0,T.CC)("credentials-differ",{message:`for host ${(0,S.nx)(c.host)}, ${w(c.first)} and ${w(c.other)}`,help:`\
set the token for both clients in ${(0,S.fK)(c.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),w=({client:c,source:s})=>s===
null?`${k.bB[c]} finds no token`:`${k.bB[c]} uses the token from ${s}`,f=({host:c,status:s,source:t})=>(0,T.CC)("credentials-rejected",{message:`host ${(0,S.nx)(
c)} returned ${s} for the token from ${t}`,help:`check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TO\
KEN" ${(0,R.jr)((0,S.cu)(c))}; then store a new one in the same place`});function E({host:c,service:s,...t}){const n=(0,S.nx)(c),[r=""]=(0,S.fK)(c);return(0,I.ti)(
"credentials-missing",`host ${n} requires a token${s===null?"":` for ${s}`}`,`add the line "${n}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${r}: \
\${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${P(r)}`,t)}const P=c=>/^\w+$/.test(c)?`export ${c}=\u2026`:`env '${c}=\u2026' terraform init`,_=c=>(0,T.
CC)("credentials-near-miss",{message:`${c.variable} seems to be meant for host ${(0,S.nx)(c.host)}, but ${c.why}`,help:`rename it to ${c.write}: ${P(c.write)}`}),
d=({host:c,other:s,source:t,service:n,isSent:r,isNotice:l})=>(0,T.CC)("credentials-other-host",{message:`the clients do not send the token for ${s} from ${t} ${n===
null?`after the redirect of ${c}`:`to ${n} of host ${c}`}: they send ${r?`the token of ${c}`:"none"}`,help:n===null?`make the discovery document of ${c} public,\
 or serve it at ${c} itself`:`set the token for ${c}, and the clients send it to ${s}`,...l?{severity:"notice",affects:[]}:{}}),m=({host:c})=>(0,T.CC)("credenti\
als-unused",{message:`the tokens input has a token for host ${(0,S.nx)(c)}, which is not checked`,help:"write the host as in the files, including its port, or r\
emove the line"});function $({host:c,token:s,challenge:t,...n}){const r=s==="sent"?"rejected the given authentication credentials":"requires authentication cred\
entials",l=t===null?"":`, and asks for ${t} authentication`;return(0,T.CC)("document-unauthorized",{message:`host ${c} ${r}: ${(0,j._r)(n)}${l}`,help:(0,j.NM)({
...n,asked:c},o(c,s,n.status,t))})}const i="make the discovery document public";function o(c,s,t,n){const r=(0,j.qZ)(c);if(n!==null)return{operator:`exempt /.we\
ll-known/terraform.json from ${n} authentication`,guest:r,note:"the clients send Bearer tokens only, so no token helps"};switch(s){case"sent":{const l="check th\
at the token is for this host, complete and not expired";return t===403?{operator:l,user:l,guest:r}:{operator:l,user:l}}case"none":{const l=(0,I.nP)(c);return{operator:`${l}\
, or ${i}`,user:l,guest:r}}case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure\
 ${c} to respond itself, or ${i}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redire\
ct to an https URL"}}}}),3410:((lt,Y,e)=>{e.d(Y,{Dr:()=>D,EK:()=>O,Fu:()=>f,dF:()=>w,vs:()=>T,y7:()=>v});var R=e(1831),k=e(9562),S=e(4e3),u=e(5799),j=e(8937);function T({
host:E,service:P,..._}){const d=(0,R.nx)(E),m=P===k.OZ?"the cloud block":"the remote backend",[$=""]=(0,R.fK)(E),i=d===E?`; outside GitHub, run \`terraform login\
 ${E}\` or \`tofu login ${E}\``:"";return(0,j.ti)("cloud-token",`${m} requires a token for ${d}`,`add the line "${d}=\${{ secrets.REGISTRY_TOKEN }}" to the token\
s input, or set ${$}${i}`,_)}const I={organization:"`organization`",workspaces:"`name` in `workspaces`"};function v({block:E,lacks:P,isOpen:_}){const d=E==="clo\
ud block"?`set ${P.map(m=>k.uW[m]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,u.CC)("cloud-incomplete",{severity:_?"n\
otice":"error",message:`the ${E} has no ${P.map(m=>I[m]).join(" and no ")}`,help:_?"no change is required if `init` gets the arguments with -backend-config":`wr\
ite it in the block, or ${d}, also for this check`})}const O=({url:E,version:P})=>(0,u.CC)("cloud-version",{message:`${E} returned ${P===null?"no TFP-API-Versio\
n":`TFP-API-Version ${(0,S.dh)(P)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to kee\
p the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),G=E=>"why"in E?`the response of ${E.url} ${(0,S.dh)(E.why)}`:(0,S._r)({...E,
page:null}),g=(E,P,_)=>"status"in E&&[401,403,404].includes(E.status)?_:(0,u.C)(`check the logs of ${P}, and that the URL of the service is that of its API`),D=({
host:E,organization:P,source:_,...d})=>(0,u.CC)("cloud-organization",{message:`the organization ${P} at ${E} cannot be read: ${G(d)}`,help:g(d,E,`check the name\
 of the organization, and that the token from ${_} is valid and belongs to a member`)}),w=E=>(0,u.CC)("cloud-workspace",{message:`the workspace ${E.workspace} o\
f ${E.organization} at ${E.host} cannot be read: ${G(E)}`,help:g(E,E.host,"check that the token may read the workspace")}),f=({host:E,organization:P,workspace:_})=>(0,u.
CC)("cloud-workspace-missing",{message:`${P} at ${E} has no workspace ${_} that the token may read; init would create it`,help:"no change is required if the wor\
kspace is new; otherwise correct its name"})}),8937:((lt,Y,e)=>{e.d(Y,{$w:()=>j,nP:()=>T,pt:()=>u,ro:()=>S,ti:()=>I});var R=e(4e3),k=e(5799);const S="this pull \
request needs no change; run the check where the secret is available, for example on the main branch";function u({host:v,token:O,source:G},g){const D=`sent${g===
null?"":` to ${g}`}`;switch(O){case"none":return`no token was found for ${v}`;case"sent":return`the token for ${v} from ${G} was ${D}`;case"dropped":return`the \
token for ${v} from ${G} was not ${D}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${v} from ${G} was not ${D}, \
because the URL is not https; the CLIs do send it`}}function j({host:v,token:O},G,g,D){switch(O){case"none":return{operator:T(v),user:T(v),guest:(0,R.qZ)(v)};case"\
sent":return{operator:D,user:D};case"dropped":return(0,k.C)(`serve ${G} without the redirect to ${g??"another host"}`);case"withheld":return(0,k.C)(`serve ${G} \
at an https URL`)}}const T=v=>`add a token to \`tokens\` (${v}=\u2026) or set a TF_TOKEN_ variable`;function I(v,O,G,{isFork:g,searched:D,notRead:w}){if(g){const P=`${O}\
, and secrets are withheld from pull requests of forks`;return(0,k.CC)(v,{message:P,help:S,severity:"notice"})}const f=w.length===0?"":`; not read: ${w.join(", ")}`,
E=`${O}, and none was found (searched: ${D.join(", ")}${f})`;return(0,k.CC)(v,{message:E,help:G})}}),4503:((lt,Y,e)=>{e.d(Y,{DZ:()=>G,R8:()=>D,aE:()=>I,oW:()=>g,
uM:()=>S});var R=e(5143),k=e(6503);function S(w,{links:f,repositories:E}){const{line:P,target:_=w.file}=w,{repository:d,path:m}=(0,R.bH)(_);if(d!==null){const i=E.
find(({name:s})=>s===d),o=G(i,"blob"),c=m==="."?null:g(m);return o===null||c===null?null:`${o}/${c}#L${P}`}const $=f?.get(_);return $===void 0?null:$.diff?.lines.
has(P)?`${$.diff.url}R${P}`:`${$.url}#L${P}`}const u=600,j=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,T=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function I(w){const f=w?.url??"";return f.length<=u&&j.test(f)?f:null}const v=/^https?:\/\/gitlab\./i,O=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function G(w,f="commit"){const E=I(w),P=w?.commit??"";return E===null||!T.test(P)||O.test(E)?null:`${E}${v.test(E)?"/-":""}/${f}/${P}`}function g(w){if(!w.isWellFormed())
return null;const f=P=>`%${P.charCodeAt(0).toString(16).toUpperCase()}`;return w.split("/").map(encodeURIComponent).join("/").replace(/[!'()*_~]/g,f)}function D(w){
const E=(0,k.YC)(w).flat().flatMap(P=>typeof P=="string"?[]:P.target??P.file);return new Set(E.filter(k.CN))}}),5102:((lt,Y,e)=>{e.d(Y,{$N:()=>t,DI:()=>D,Fl:()=>_,
JR:()=>w,QK:()=>i,Rm:()=>m,Yn:()=>d,Zh:()=>o,b:()=>E,fX:()=>l,fi:()=>s,hm:()=>$,md:()=>P,nM:()=>c,nx:()=>O,sG:()=>g,vh:()=>G});var R=e(2886),k=e(2389),S=e(4e3),
u=e(5143),j=e(5799),T=e(9664),I=e(5257),v=e(6503);const O={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},G=Object.
keys(O);function g(h){if(E(h))return"unchecked";const M=$(h.findings);return M==="error"?"fails":M==="warning"?"warns":w(h)?"skipped":"works"}const D=h=>g(h)===
"fails",w=({visit:h})=>h.attempt.discovery.kind==="skipped",f=["host-not-checked",...R.H4],E=({visit:{attempt:h}})=>h.discovery.kind==="skipped"&&f.includes(h.discovery.
problem.code),P=h=>G.flatMap(M=>h.filter(U=>g(U)===M));function _(h){const M=new Set(h.map(({worst:U})=>U));return M.has("error")?"fails":M.has("warning")?"warn\
s":h.some(m)?"skipped":"works"}function d(h,M){const U=Object.groupBy(h,V=>_(M(V))),{fails:H=[],warns:K=[],skipped:F=[],works:X=[]}=U;return[H,K,F,X]}const m=({
chosen:h,isUnchecked:M})=>M===!0||Object.keys(h).length===0,$=h=>j.oC.find(M=>h.some(U=>U.severity===M))??null;function i({findings:h}){const M=$(h);return M===
"notice"?[]:h.filter(({severity:U})=>U===M)}const o=({severity:h},{failOn:M})=>h==="error"||(0,k.k2)(h,M),c=({severity:h})=>h!=="notice";function s({passed:h,hosts:M,
findings:U}){return h?U.some(c)?"warns":M.length===0?"skipped":"works":"fails"}function t(h,{repositories:{length:M}}){const{hosts:U,files:H,findings:K,passed:F,
stopped:X}=h,V=y(h,M),q=H.filter(({problem:Ot})=>V===null||!r.test(Ot.code)),ot=q.filter(Ot=>!n(Ot)),rt=$(ot)==="error"&&!U.some(D),gt=V===null&&M>0?` in ${(0,S.
px)(M,"repository")}`:"",Et=[ot.length<q.length?[`nothing to check${gt}`]:a(U,gt),p(ot)],yt=[V??[],rt?Et.toReversed():Et].flat(2).join(", "),At=$(K)==="error";if(X!==
null){const Ot=(0,S.Cw)(X);return At||U.some(E)?`${yt} (${Ot})`:`${Ot}; ${yt}`}return F&&At?`${yt} (the check passes: fail-on is never)`:F||At?yt:`${yt} (the ch\
eck fails: fail-on is warning)`}const n=({problem:h,severity:M})=>h.code==="nothing-to-check"&&M==="error",r=/^(?:module|provider|version|package|constraint|lock)-/,
l="not allowed";function a(h,M){const U=h.length;if(U===0)return[`no registry hosts to check${M}`];const{skipped:H=[],checked:K=[]}=Object.groupBy(h,Tt=>w(Tt)?"\
skipped":"checked"),{fails:F,unchecked:X,works:V}=O,q=(Tt,kt)=>kt.length===0?[]:[{words:Tt,count:kt.length}],ot=[...q(F,K.filter(D)),...q(l,H.filter(D)),...q(X,
H.filter(E))],rt=[...q(V,K),...q(O.skipped,H)],[gt,...$t]=ot.length>0?ot:rt,ht=K.filter(Tt=>g(Tt)==="warns").length,Et=U===1?"":`${ht} ${ot.length>0?"more ":""}`,
At=gt?.words===l||gt?.words===X?gt.count===1?"is ":"are ":"";return[`${U===1?"1 registry host":(0,v.GH)(gt?.count??0,U,"registry hosts")}${M} ${At}${gt?.words}`,
...$t.map(({count:Tt,words:kt})=>`${Tt} ${kt}`),...ht===0?[]:[`${Et}with warnings`]]}function p(h){const M=$(h);if(M===null||M==="notice")return[];const U=h.filter(
({severity:V})=>V===M),H=(0,v.eb)(U).length,K=new Set((0,v.Dx)(U).map(({file:V})=>V)).size,F=H>0?`files of ${(0,S.px)(H,"repository")}`:(0,S.px)(K,"file"),X=U.some(
V=>(0,j.Xd)(V)===null);return[...K>0?[`${M}s in ${F}`]:[],...X?[`${M}s in settings or credentials`]:[]]}function y({roots:h,findings:M},U){const H=h.filter(({directory:rt})=>rt!==
I.cd.file),[K]=d(H,({rows:rt})=>rt),F=new Set([...K.map(C),...A(M)]);if(F.size===0)return null;const X=new Set([...H.map(C),...F]).size,V=new Set(Array.from(F,u.
_M)).size,q=X<2?"":` in ${(0,v.GH)(F.size,X,"root modules")}`,ot=U<2?"":` (${(0,v.GH)(V,U,"repositories")})`;return`init fails${q}${ot}`}const C=({directory:h})=>h,
A=h=>(0,v.Dx)(h.filter(({problem:M,severity:U})=>M.code==="cloud-token"&&U==="error")).map(({file:M})=>{const{repository:U,path:H}=(0,u.bH)(M),K=(0,T.jt)(H)||".";
return U===null?K:(0,u.yJ)(U,K)})}),7035:((lt,Y,e)=>{e.d(Y,{K5:()=>E,XQ:()=>O,bW:()=>w,be:()=>D,cT:()=>_,hc:()=>P,kW:()=>G,mc:()=>g});var R=e(9076),k=e(4e3),S=e(
5102),u=e(4120),j=e(7792),T=e(806);const I=20,v=40;function O({incidents:[d]}){return d?.until!==null||d.runs<2?null:`failing since ${(0,u.QN)(d.from)} (${(0,k.
px)(d.runs,"run")})`}function G({recent:d,uptime:m,incidents:[$]}){const{good:i=0,runs:o=0}=m.at(-1)??{};if($?.until!==null||o<2)return null;if(o-i===1)return`f\
irst failure in ${(0,k.px)(o,"run")}`;const c=d.filter(({outcome:t})=>t==="fails").length;return c<=$.runs&&$.runs>1?null:`failed ${c} of the last ${d.filter(R.
yX).length} runs`}function g({good:d,runs:m}){const $=Math.floor(1e4*d/m);if($>=9900)return`${$/100}%`;const i=Math.floor($/10);return i===0&&d>0?"below 0.1%":`${i/
10}%`}function D(d,m,$){const i=d.toSorted((s,t)=>m(s)-m(t)).map($),[o="",c=""]=[i[0],i.at(-1)];return o===c?o:`${o} to ${c}`}const w=(d,m="results")=>d.length===
0?j.Gy.nothing:{kind:"chart",of:m,runs:d,label:f(d)};function f(d){const m=S.vh.flatMap(i=>{const{length:o}=d.filter(s=>s.outcome===i),c=i==="warns"?"with warni\
ngs":S.nx[i];return o===0?[]:[`${o} ${c}`]});return`${d.length===1?"last run":`last ${(0,k.px)(d.length,"run")}`}: ${m.join(", ")}`}function E({recent:d,uptime:m,
medianMs:$}){const i=m.filter(({runs:t})=>t>0).map(t=>{const{days:n,good:r,runs:l}=t;return`${g(t)} (${r} of ${(0,k.px)(l,"run")} in ${n} days)`}),o=d.flatMap(({
ms:t})=>t??[]),c=o.length===0?"":`, last runs ${D(o,Number,u.kJ)}`,s=(0,j.mG)`median ${(0,u.kJ)($??0)} in 30 days${c}${w(d,"latency")}`;return[{label:"runs",texts:[
(0,j.mG)`${w(d)} ${f(d)}`]},{label:"uptime",texts:[j.Gy.joined(i)]},{label:"latency",texts:$===null?[]:[s]}]}function P(d){const m=[...d.context.history??[]].flatMap(
([t,{incidents:n}])=>n.map(r=>({...r,host:t}))).toSorted((t,n)=>+(t.from<n.from)-+(t.from>n.from));if(m.length===0)return[];const $=m.filter(({until:t})=>t===null).
length,i=$===0?"":`, ${$} of which ${$>1?"continue":"continues"}`,o=`${(0,k.px)(m.length,"incident")}${i}`,c={...d,rest:"in the history file"},s=(0,T.Ku)(m,I,"i\
ncident",c,t=>_(t,d));return d.medium==="page"?[j.om.paragraph(`${o}.`),...s]:j.om.details(j.om.title(o),s)}function _(d,m){const $=m.medium==="page",i=t=>$?(0,T.
U1)(t,m):j.Gy.code(t,v),o=({from:t,until:n})=>n===null?`${(0,u.u8)(t,m.context.startedAt)} so far`:(0,u.u8)(t,n),c=({host:t})=>t===void 0?null:(0,T.b8)(t,m,j.Gy.
name),s=[j.om.column("Host",c,"name"),j.om.column("From",({from:t})=>(0,u.QN)(t),"when"),j.om.column("Duration",o,"when"),j.om.column("Failed runs",({runs:t})=>t,
"number"),j.om.column("Problems",({codes:t})=>j.Gy.joined(t.map(i)))];return j.om.table(d,s,"Incidents")}}),7615:((lt,Y,e)=>{e.d(Y,{G_:()=>o,h0:()=>D,xS:()=>w});
var R=e(4e3),k=e(5143),S=e(1064),u=e(9587),j=e(5102),T=e(4120),I=e(7792),v=e(7035),O=e(806);const G=120,g=/^credentials-|^document-unauthorized$/,D=t=>I.Gy.code(
t,G);function w(t,n){const{host:r,attempt:l,earlier:a,credentials:p,looks:y,forced:C}=t.visit,{discovery:A,timing:h,hops:M,certificates:U}=l,{context:H,medium:K,
limits:F,rest:X}=n,V=A.kind==="failed"?A.excerpt:null,q=t.findings.some(({problem:ht})=>g.test(ht.code)),ot=K==="page"?H.history?.get(r):void 0,rt={result:A.kind===
"skipped"?[I.Gy.prose(A.problem.message)]:[],required:f(t,n),clients:K==="log"?[]:E(t,n),response:M.map(_),services:t.services.map(ht=>d(ht,n)),body:V===null?[]:
[I.Gy.code(V.replace(/\s+/gu," ").trim())],timing:[m(h)],retried:a.map($),"token from":p?.hasToken?[I.Gy.prose(p.source)]:[],certificate:U.map(ht=>i(ht,H.startedAt)),
credentials:q?s(y):[],"host block":[...Map.groupBy(C,ht=>(0,k.eo)(ht.place))].map(([ht,Et])=>(0,I.mG)`${I.Gy.path(ht)} for ${(0,R.eZ)(Et.map(({client:yt})=>yt))}`)},
gt=K==="log"&&(0,j.QK)(t).length===0;return[...Object.entries(rt).map(([ht,Et])=>({label:ht,texts:Et})).filter(({label:ht})=>!gt||["credentials","host block"].includes(
ht)),...ot?(0,v.K5)(ot):[]].flatMap(({label:ht,texts:Et})=>{const{shown:yt,more:At}=(0,R.zN)(Et.filter(Tt=>!I.Gy.isEmpty(Tt)),F.rows),Ot=At===0?[]:[(0,I.mG)`and ${At} more ${X}`];
return yt.length===0?[]:[{label:ht,texts:[...yt,...Ot]}]})}function f({requirements:t},n){const{context:r,limits:l}=n,a=Map.groupBy(t,({because:p})=>p.map(k.df).
join(`
`));return Array.from(a.values(),p=>{const y=I.Gy.some(p,l.rows,({service:C,clients:A})=>{const h=C==="any"?I.Gy.words("any service"):D(C);return r.dialect.clients.
every(U=>A.includes(U))?h:(0,I.mG)`${h} for ${(0,R.eZ)(A)}`});return(0,O.ZT)(y,(0,O.AZ)(p[0]?.because??[],l.places,n))})}const E=({clients:t},{context:n})=>[...Map.
groupBy(n.clients,r=>t[r])].map(([r,l])=>(0,I.mG)`${I.Gy.sign(r)} ${l.map(a=>S.bB[a]).join(", ")}: ${j.nx[r]}`),P={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function _({status:t,reason:n,url:r,ms:l,...a}){const{mediaType:p,address:y,proxy:C,authorization:A}=a,
h=t===null||n===""?I.Gy.nothing:I.Gy.prose(n,G),M=I.Gy.joined([`${t??"none"}`,h]," ");return(0,O.ZT)((0,I.mG)`${M} from ${I.Gy.code((0,u.cq)(r))} ${t===null?"af\
ter":"in"} ${(0,T.kJ)(l)}`,p===null?I.Gy.nothing:D(p),y===null?I.Gy.nothing:(0,I.mG)`at ${D(y)}`,C===null?I.Gy.nothing:(0,I.mG)`through ${I.Gy.code((0,u.cq)(C))}`,
A==="none"?I.Gy.nothing:`token ${P[A]}`)}function d(t,n){const r=D(t.id);switch(t.kind){case"url":return(0,I.mG)`${r} ${I.Gy.code((0,u.cq)(t.url))}`;case"login":{
const{client:l,authz:a,token:p,ports:y}=t.login;return(0,I.mG)`${r} authz ${I.Gy.code((0,u.cq)(a??"none"))}, token ${I.Gy.code((0,u.cq)(p??"none"))}, client ${I.
Gy.code(l)}, ports ${y.join(" to ")}`}case"problem":return(0,I.mG)`${r}: ${(0,O.U1)(t.problem.code,n)}`}}function m({lookupMs:t,connectMs:n,tlsMs:r,firstByteMs:l,
totalMs:a}){return Object.entries({...{DNS:t,connect:n,TLS:r,"first byte":l},total:a}).flatMap(([y,C])=>C===null?[]:`${y} ${(0,T.kJ)(C)}`).join(", ")}const $=({
discovery:t,timing:n})=>`${t.kind==="failed"?t.problem.code:t.kind} after ${(0,T.kJ)(n.totalMs)}`,i=({host:t,subject:n,issuer:r,expires:l},a)=>(0,I.mG)`${D(t)} valid until ${I.
Gy.prose((0,T.nO)(l,a))}; subject ${D(n)}, issuer ${D(r)}`,o=t=>Array.from(Map.groupBy(t,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.map(({client:r})=>r),
looks:(n[0]?.looks??[]).map(({source:r,held:l,counts:a})=>{const p=l==="no token"?" (ends the search)":" (used)";return{source:r,held:`${c[l]}${a?p:""}`}})})),c={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function s(t){
const n=o(t);return n.flatMap(({clients:r,looks:l})=>l.map(({source:a,held:p})=>{const y=n.length>1?`${(0,R.eZ)(r)}: `:"";return(0,I.mG)`${y}${I.Gy.prose(a)}: ${p}`}))}}),
806:((lt,Y,e)=>{e.d(Y,{AZ:()=>s,Ku:()=>_,OS:()=>P,U1:()=>$,ZT:()=>d,b8:()=>o,dI:()=>i,dS:()=>v,du:()=>w,h:()=>f,ik:()=>c,xy:()=>E});var R=e(4e3),k=e(5143),S=e(1831),
u=e(4503),j=e(6503),T=e(7792);const I=Number.POSITIVE_INFINITY,v=3,O={causes:I,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:I,rows:I,roots:1e3,
details:2e3,remarks:I,hasLines:!0},G={...O,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},g={...G,causes:30,hosts:4,messages:3,
characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},D={log:g,summary:G,brief:{...G,causes:10,items:0,rows:0,roots:0,details:0},notes:{...g,hosts:20,messages:10,
characters:700,places:8,items:0},page:O},w=(t,n,r)=>({context:t,medium:n,limits:D[n],rest:r,detailed:new Set}),f=T.Gy.words("in the JSON report"),E=T.Gy.words("\
in the job summary"),P=(t,n,{rest:r})=>t===0?[]:[T.om.paragraph((0,T.mG)`and ${(0,R.px)(t,`more ${n}`)} ${r}`)];function _(t,n,r,l,a){const{shown:p,more:y}=(0,R.
zN)(t,n);return p.length===0?[]:[...a(p),...P(y,r,l)]}function d(t,...n){const r=T.Gy.joined(n,T.Gy.words("; "));return T.Gy.isEmpty(r)?t:(0,T.mG)`${t} (${r})`}
const m=/^[a-z\d]+(?:-[a-z\d]+)*$/,$=(t,{context:n})=>T.Gy.link(m.test(t)?`${n.docsUrl}#${t}`:null,T.Gy.code(t)),i=t=>`host-${t}`;function o(t,{detailed:n},r=T.
Gy.code){const l=(0,S.nx)(t);return n.has(t)?T.Gy.link(`#${i(t)}`,r(l)):r(l)}function c(t,{context:n},r=!1){if(typeof t=="string")return T.Gy.code(t);const l=r?
(0,k.bH)(t.file).path:t.file;return T.Gy.link((0,u.uM)(t,n),T.Gy.path((0,k.eo)({...t,file:l})))}function s(t,n,r,l=!1){const{places:a,noun:p}=(0,j.TD)(t);return T.
Gy.some(a,n,y=>c(y,r,l),p)}}),7792:((lt,Y,e)=>{e.d(Y,{AA:()=>I,Gy:()=>O,mG:()=>S,om:()=>G,rC:()=>k});var R=e(4e3);const k={error:"fails",warning:"warns",notice:"\
notice"},S=(g,...D)=>g.flatMap((w,f)=>{const E=D[f]??[],P=typeof E=="number"?String(E):E;return w===""?[P]:[{kind:"words",text:w},P]}),u=g=>g===""||Array.isArray(
g)&&g.every(u),j=(g,D={kind:"words",text:", "})=>g.filter(w=>!u(w)).flatMap((w,f)=>f===0?[w]:[D,w]);function T(g,D,w,f=""){const{shown:E,more:P}=R.zN(g,D),_=j(E.
map(w)),d=f===""?`${P} more`:R.px(P,`more ${f}`);return P===0?_:S`${_} and ${d}`}const I=g=>/^https?:\/\/[!-~]+$/.test(g),v=60,O={isEmpty:u,joined:j,some:T,nothing:[],
newLine:{kind:"break"},words:g=>({kind:"words",text:g}),code:(g,D)=>({kind:"code",text:g,max:D}),name:g=>({kind:"code",text:g,breaks:"dots"}),path:g=>({kind:"co\
de",text:g,breaks:"slashes"}),value:g=>({kind:"code",text:g,max:v,breaks:"never"}),prose:(g,D)=>({kind:"prose",text:g,max:D}),sentence:(g,D)=>({kind:"sentence",
content:{kind:"prose",text:g,max:D}}),strong:g=>({kind:"strong",content:g}),small:g=>u(g)?[]:{kind:"small",content:g},link:(g,D)=>({kind:"link",url:g,content:D}),
sign:g=>({kind:"sign",of:g})},G={column:(g,D,w)=>({title:g,cell:f=>S`${D(f)}`,style:w}),title:(g,D=[],w=null)=>({sign:w,name:g,text:D}),paragraph:g=>({kind:"par\
agraph",content:g}),line:g=>({kind:"details",title:g,children:[]}),details:(g,D)=>D.length===0?[]:[{kind:"details",title:g,children:D}],table:(g,D,w,f=()=>({}),E,P=Number.
MAX_SAFE_INTEGER)=>{const _=D.filter(({cell:m})=>g.some($=>!u(m($)))),d=g.map(m=>({...f(m),cells:_.map(({cell:$})=>$(m))}));return Array.from({length:Math.ceil(
d.length/P)},(m,$)=>{const i=d.slice($*P,($+1)*P);return{kind:"table",caption:w,columns:_,rows:i,style:E}})}}}),5682:((lt,Y,e)=>{e.d(Y,{H:()=>_});var R=e(8884),
k=e(4e3),S=e(3410),u=e(5143),j=e(5799),T=e(9664),I=e(9562),v=e(7495),O=e(7854);const G=["TF_CLOUD_HOSTNAME",I.OZ],g=["TFE_HOSTNAME",I.M],D={cloud:G,cloud_default:G,
provider_tfe:g,provider_tfe_default:g,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOST",I.e$]},w=/^(cloud|backend_)/,f=/^backend_remote/,E=/^(host|source)-/,P="r\
emote backends are not checked, because a file of -backend-config may name others";function _({usages:s,notes:t},n,r){const l=new d(n),a=s.map(l.read),{stateHosts:p,
settled:y,missing:C,added:A,remarks:h,init:M}=l,U=r!=="discovery",H=U?a.flatMap(F=>o(F,n)):[],K=F=>{const{code:X}=F.problem,V=ot=>F.places.some(rt=>ot.has((0,u.
df)(rt)));return E.test(X)&&V(y)?[]:X==="host-missing"&&U&&V(C)?{...F,severity:"error"}:F};return{usages:p.size===0?a:a.map(F=>c(F,p)),notes:[...t.flatMap(K),...A,
...H],remarks:[...h],isLockReadonly:M.isLockReadonly}}class d{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(t){
this.environment=t,this.init=(0,R.n)(t),this.remarks=new Set(this.init.remarks)}read=t=>{const{kind:n,place:r,workspace:l}=t,{backendConfig:a,hasBackend:p}=this.
init,y=f.test(n),C=y&&a.some(H=>!H.includes("="));if(C||!p&&w.test(n))return this.settled.add((0,u.df)(r)),C&&this.remarks.add(P),{...t,needs:[],directHost:void 0,
workspace:void 0};const h=y&&a.some(H=>!m.test(H))?{...t,workspace:void 0}:t,M=y?$(a):i(t,this.environment);if(M!==null&&!t.isOverridden)return this.withHost(h,
M);const U=n==="backend_remote_default"&&l?.organization===null;return w.test(n)&&!U&&this.missing.add((0,u.df)(r)),h};withHost(t,{text:n,service:r,variable:l}){
const{kind:a,place:p,replacedFor:y=[]}=t,C=t.clients.filter(H=>!y.includes(H)),{host:A,needed:h,problem:M}=v.pb.host(n,"terraform",!1);return this.settled.add((0,u.
df)(p)),l!==null&&this.remarks.add(`${l} names ${(0,k.dh)(n)}`),M&&this.added.push((0,j.hD)(M,{places:[p],clients:C})),A!==null&&w.test(a)&&this.stateHosts.set(
(0,T.jt)(p.file),A),{...t,host:A,isHostImplied:!1,needs:h!==null&&h!=="state"?[{host:h,service:r,clients:C}]:[],text:t.text?.replace(/^tfr:\/\/\//,`tfr://${n}/`)??
null}}}const m=/^hostname=/;function $(s){const t=s.findLast(n=>m.test(n))?.replace(m,"");return t?{text:t,service:I.Bn,variable:null}:null}function i({kind:s,text:t,
backend:n,isHostImplied:r},l){const[a="",p=""]=(n==="cloud"?G:D[s])??[],C=r||s.endsWith("_default")&&t===null?l[a]:void 0;return C?{text:C,service:p,variable:a}:
null}function o({kind:s,workspace:t,place:n,clients:r,isOverridden:l,replacedFor:a=[]},p){const y=f.test(s),C=(t?.lacks??[]).filter(H=>y||!p[I.uW[H]]);if(l||C.length===
0)return[];const A=y?"remote backend":"cloud block",h=s==="backend_remote_default"&&C.length===O.Rt.length,M=r.filter(H=>!a.includes(H)),U=(0,S.y7)({block:A,lacks:C,
isOpen:h});return[(0,j.hD)(U,{places:[n],clients:M})]}function c(s,t){const n=s.stateHosts&&t.get((0,T.jt)(s.place.file));return n?{...s,needs:s.needs.map(r=>({
...r,host:n}))}:s}}),7082:((lt,Y,e)=>{e.d(Y,{O:()=>R,i:()=>k});const R=S=>({discovery:S,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),k=(S,u)=>({host:S,attempt:R({kind:"skipped",problem:u}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:((lt,Y,e)=>{e.d(Y,{XP:()=>w,fN:()=>D,qY:()=>O});var R=e(4e3),k=e(1831),S=e(8820),u=e(2935);const j=2,T=80;function I(E){if(E.kind==="scan")return`read ${(0,R.
px)(E.files,"file")}`;if(E.kind==="registries")return`${E.done} of ${(0,R.px)(E.total,"question")} to registries answered`;const{done:P,total:_,failed:d,waiting:m}=E,
$=d===0?"":`, ${d} failed so far`;return`${P} of ${(0,R.px)(_,"host")} checked${$}${v(m)}`}function v(E){if(E.size===0)return"";const{shown:P,more:_}=(0,R.zN)([
...E],j),d=P.map(m=>(0,S.RK)((0,k.nx)(m),T));return _>0?`; waiting for ${d.join(", ")} and ${(0,R.px)(_,"other")}`:`; waiting for ${d.join(" and ")}`}const O={show:()=>{},
end:()=>{}},G=5e3,g=200;function D(E){let P=!0;return f(G,_=>{P&&E(_),P=!P})}function w(E,P){let _="";const{show:d,end:m}=f(g,i=>{const o=(0,u.Wc)(i,0,P-1);o!==
_&&(_=o,E(`\r${o}\x1B[K`))});return{show:d,end:()=>{m(),_!==""&&E("\r\x1B[K")}}}function f(E,P){let _=null;const d=setInterval(()=>{_!==null&&P(I(_))},E).unref();
return{show:$=>{_=$},end:()=>clearInterval(d)}}}),8463:((lt,Y,e)=>{e.d(Y,{t:()=>g});var R=e(1342),k=e(7039),S=e(3394),u=e(8820);let j=function(...w){return{hash:j}=
process.getBuiltinModule("node:crypto"),new.target?new j(...w):j(...w)},T=function(...w){return{renderBadge:T}=e.late([912],7912),new.target?new T(...w):T(...w)},
I=function(...w){return{renderCodeQuality:I}=e.late([811],9811),new.target?new I(...w):I(...w)},v=function(...w){return{renderJunit:v}=e.late([693,597],6597),new.target?
new v(...w):v(...w)},O=function(...w){return{renderHtml:O}=e.late([385],3385),new.target?new O(...w):O(...w)},G=function(...w){return{renderSarif:G}=e.late([554],
8554),new.target?new G(...w):G(...w)};function g({report:w,badge:f},E,P){const _=[],d=(m,$,i)=>{try{(0,R.f8)(P,$,(0,R.mk)(i()))}catch(o){_.push(`the ${m} ${(0,u.
RK)($)} was not written: ${(0,u.RK)((0,R.A3)(o))}`)}};for(const{path:m,format:$}of w)d("report",m,()=>D($,E));return f!==null&&d("badge",f,()=>[T(E.verdict)]),_}
function D(w,{verdict:f,context:E}){switch(w){case"json":return(0,k.hF)(f,E);case"sarif":return G(f,E);case"junit":return v(f,E);case"codequality":return I(f,P=>j(
"sha256",P));case"html":return O(f,E,P=>j("sha256",P,"base64"));case"markdown":return[(0,S.Gc)(f,E)]}}}),2796:((lt,Y,e)=>{e.d(Y,{cZ:()=>v,cr:()=>d,hs:()=>m,pq:()=>$});
var R=e(2886),k=e(4e3),S=e(5143),u=e(1064),j=e(1831),T=e(6503);const I=3;function v(i){const o=new Map(i.map(t=>[t,(0,T.eb)([t]).length])),c=t=>o.get(t)??0,s=i.
toSorted((t,n)=>c(n)-c(t));return(0,S.c1)(s,G).flatMap(t=>{const n=(0,S.c1)(t,g);return n.length>I?[t]:n}).map(D).toSorted((t,n)=>(0,R.Np)(t,n)||O(t)-O(n)||n.hits-
t.hits||n.hosts.length-t.hosts.length)}function O({code:i,affects:o}){return i==="host-not-checked"?2:o.length===0||u.Du.some(c=>o.includes(c))?0:1}const G=({severity:i,
problem:o,affects:c,exclude:s})=>JSON.stringify([i,o.code,c,s===void 0]),g=i=>i.exclude===void 0?_(i.problem.help??"",i):"";function D(i){const[o]=i,c=[...new Set(
i.flatMap(({host:p})=>p??[]))],{code:s,title:t}=o.problem,n=p=>{const y=A=>c.length>1?_(p(A),A):p(A),C=y(o);return i.every(A=>y(A)===C)?C:null},l=i.length>1&&o.
exclude!==void 0?"":n(({problem:p})=>p.help??""),a=n(({problem:p})=>p.message);return{severity:o.severity,code:s,title:t,affects:o.affects,findings:i,hosts:c,hits:(0,T.
eb)(i).length,message:l===null?null:a,help:l?.includes(f)?`${l}; ${P(c)}`:l}}const w="HOST",f=j.xV+w,E=5,P=i=>`${f} is ${(0,k.K4)(i,E,o=>(0,j.fK)(o)[0]??o)}`;function _(i,{
host:o}){return o===null?i:(i.includes(j.xV)?(0,j.fK)(o):[]).reduce((s,t)=>s.replaceAll(t,f),i).replaceAll((0,j.nx)(o),w).replaceAll(o,w)}const d=i=>(0,S.c1)(i,
({problem:{message:o,help:c}})=>`${o}
${c}`),m=i=>i.some(({host:o})=>o!==null)&&!i.every(R.zX);function $({hosts:i,findings:o}){const c=m(o),s=c?i.length:(0,T.Dx)(o).length;return s>1?(0,k.px)(s,c?"\
host":"place"):""}}),7039:((lt,Y,e)=>{e.d(Y,{hF:()=>G});var R=e(4283),k=e(4e3),S=e(5143),u=e(5799),j=e(1831),T=e(9587),I=e(5955),v=e(6503);let O=function(...c){
return{attemptsOf:O}=e.late([905,977,693,426],9426),new.target?new O(...c):O(...c)};function*G(c,s){const{hosts:t,findings:n,passed:r,ignored:l,stopped:a,roots:p}=c,
{dialect:y,remarks:C,repository:A,repositories:h,startedAt:M,durationMs:U}=s,{usages:H,...K}=s.scan;yield*(0,I.M)({schemaVersion:1,version:s.version,passed:r,stopped:a?
(0,k.Cw)(a):void 0,incomplete:a?(0,k.zM)(a):void 0,failOn:s.failOn,repository:A??void 0,repositories:g(h),dialect:y.name,clientDetection:w(y),clients:s.clients,
startedAt:M,durationMs:U,counts:Object.fromEntries(u.oC.map(F=>[`${F}s`,D(n,F)])),hosts:t.values().map(f),findings:n.values().map($),roots:g(p)?.values().map(i),
ignored:l,usages:H,remarks:g(C),scan:K}),yield`
`}const g=c=>c.length===0?void 0:c,D=(c,s)=>c.filter(t=>t.severity===s).length;function w({clients:c,versions:s,releases:t,isGuess:n,why:r,evidence:l}){return{clients:c,
assumed:n??!1,why:(0,T._U)(r),versions:Object.entries(s).map(([a,p])=>({client:a,version:(0,T._U)(p)})),releases:t.map(({name:a})=>a),evidence:l.map(({client:a,
version:p,level:y,text:C,place:A})=>({client:a,version:p===null?null:(0,T._U)(p),kind:y,text:(0,T._U)(C),...m(A)}))}}function f(c){const{visit:s,requirements:t,
services:n,servicesFrom:r,clients:l,isNew:a}=c,{discovery:p,hops:y,timing:C,certificates:A}=s.attempt;return{host:s.host,display:(0,j.pk)(s.host),discovery:p.kind,
...E(p),..."excerpt"in p&&p.excerpt!==null&&{excerpt:p.excerpt},documentUrl:"url"in p?(0,R.Pl)(p.url):null,hops:y.map(({challenge:h,...M})=>({...M,url:(0,T.cq)(
M.url),proxy:M.proxy&&(0,T.cq)(M.proxy)})),services:Object.fromEntries(n.map(h=>[h.id,_(h)])),servicesFrom:r&&m(r),hostBlocks:s.forced.map(({client:h,place:M})=>({
client:h,place:m(M)})),required:t.map(({service:h,clients:M,because:U})=>({service:h,clients:M,because:U.map(d)})),credentials:s.credentials?.hasToken?s.credentials.
source:null,looks:s.looks,attempts:O(s).length,...s.earlier.length>0&&{earlier:s.earlier.map(P)},timingMs:{lookup:C.lookupMs,connect:C.connectMs,tls:C.tlsMs,firstByte:C.
firstByteMs,total:C.totalMs},certificates:A,clients:l,...a&&{new:!0}}}const E=c=>"problem"in c?{code:c.problem.code}:{},P=({discovery:c,timing:s})=>({discovery:c.
kind,...E(c),ms:s.totalMs});function _(c){if(c.kind==="url")return{url:(0,T.cq)(c.url)};if(c.kind==="problem"){const{code:r,message:l,help:a=null}=c.problem;return{
problem:{code:r,message:l,help:a}}}const{authz:s,token:t}=c.login,n={authz:s&&(0,T.cq)(s),token:t&&(0,T.cq)(t)};return{login:{...c.login,...n}}}const d=c=>typeof c==
"string"?c:m(c);function m({file:c,line:s,column:t,endColumn:n,target:r}){const{repository:l,path:a}=(0,S.bH)(c);return{...l===null?{file:c}:{repository:l,file:a},
line:s,column:t,endColumn:n,target:r&&(0,S.bH)(r).path}}function $(c){const{problem:s,severity:t,host:n,places:r,affects:l,exclude:a}=c;return{code:s.code,severity:t,
host:n,service:(0,v.ju)(c),message:s.message,help:s.help??null,places:r.map(d),affects:l,...a&&{exclude:a}}}function i({directory:c,clients:s,rows:t}){const{repository:n,
path:r}=(0,S.bH)(c);return{...n&&{repository:n},directory:r,clients:s,rows:t.map(o)}}const o=({problems:c,places:s,rejectedAt:t,...n})=>({...n,codes:c.map(({code:r})=>r),
places:s.map(d)})}),6662:((lt,Y,e)=>{e.d(Y,{S:()=>l,K:()=>a});var R=e(2935),k=e(5102),S=e(4073),u=e(806),j=e(6906),T=e(8820),I=e(7792);const v={fails:"red",unchecked:"\
red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},O=13,G="  ",g=(A,h)=>D(A,h).map(M=>(0,T.BP)(M.replaceAll("\xA0"," "))).join(`
`);function D(A,h){switch(A.kind){case"paragraph":return f(A.content).flatMap(M=>(0,R.ky)((0,j.wh)(M),h));case"note":return w(`${A.label}:`,A.text,h);case"facts":
return A.facts.flatMap(({label:M,texts:U})=>U.flatMap((H,K)=>w(K===0?M:"",H,h,O)));case"list":return A.items.flatMap(M=>w("-",M,h));case"sources":return A.items.
flatMap(M=>_(M,"red",h));case"problem":return E(A,h);case"table":return $(A,h);case"details":return d(A,h)}}const w=(A,h,M,U)=>(0,R.wW)({indent:2,label:A,style:"\
dim",column:U,text:(0,j.wh)(h)},M);function f(A){if(typeof A=="string"||"kind"in A)return[A];const h=A.indexOf(I.Gy.newLine);return h<0?[A]:[A.slice(0,h),...f(A.
slice(h+1))]}function E(A,h){const{severity:M,code:U,url:H,message:K,count:F,title:X,parts:V}=A,q=v[I.rC[M]],ot=(0,j.wh)(I.Gy.isEmpty(K)?[F,X]:K);return[...(0,R.
wW)({indent:0,label:`${M}[${U}]:`,style:q,url:H,text:ot},h),...V.flatMap(rt=>rt.kind==="sources"?rt.items.flatMap(gt=>_(gt,q,h)):P(rt,h))]}const P=(A,h)=>A.kind===
"paragraph"?D(A,{...h,width:h.width-2}).map(M=>`  ${M}`):D(A,h);function _({place:A,message:h,help:M,line:U},H,K){const F=typeof A=="object"&&"kind"in A&&A.kind===
"link",X=(0,j.wh)(A),V=F&&(0,I.AA)(A.url??"")?A.url:null,q={text:X,url:V},ot=[X,(0,j.wh)(h)].filter(gt=>gt!=="").join(": "),rt=F?"-->":"-";return[...ot===""?[]:
(0,R.wW)({indent:2,label:rt,style:"dim",text:ot,linked:q},K),...U===null?[]:t(U,H,K),...I.Gy.isEmpty(M)?[]:w("help:",M,K)]}function d({title:A,children:h},M){const{
sign:U,name:H,text:K}=A,{withFlags:F=String}=M,X=[U===null?"":j.B2[U],F((0,j.wh)(H))].filter(q=>q!=="").join(" "),V=U===null?"bold":v[U];return[...(0,R.wW)({indent:0,
label:X,style:V,text:(0,j.wh)(K)},M),...h.flatMap(q=>P(q,M))]}const m=(A="")=>/^(?:number|history)/.test(A);function $({columns:A,rows:h},M){const U=A.map(({title:V})=>(0,j.
wh)(V)),H=h.map(({sign:V="works",cells:q})=>({sign:V,cells:q.map(j.wh)})),K=U.map((V,q)=>Math.max(...[V,...H.map(({cells:ot})=>ot[q]??"")].map(R.nc)));if(K.reduce(
(V,q)=>V+G.length+q,G.length)>M.width)return H.flatMap(({sign:V,cells:[q="",...ot]})=>{const rt=ot.flatMap(($t,ht)=>$t===""?[]:[`${U[ht+1]} ${$t}`.trim()]),gt=`${q}\
: ${rt.join("; ")}`;return(0,R.wW)({indent:2,label:j.B2[V],style:v[V],text:gt},M)});const X=V=>V.map((q,ot)=>{const rt=" ".repeat((K[ot]??0)-(0,R.nc)(q));return m(
A[ot]?.style)?rt+q:q+rt}).join(G).trimEnd();return[`    ${(0,R.nI)(X(U),"dim",M)}`,...H.map(({sign:V,cells:q})=>{const ot=X(q).replace(/\u2573+/g,rt=>(0,R.nI)(rt,"\
red",M));return`  ${(0,R.nI)(j.B2[V],v[V],M)} ${ot}`})]}const i=160,o=12,c="    ",s=/##\w*\[/;function t(A,h,M){const{place:U,before:H,literal:K,after:F}=A,X=" ".
repeat(`  ${U.line}`.length),V=Math.min(M.width,i)-X.length-3;if(V<o)return[];const q=n(H+K+F),ot=q(H+K+F),rt=(0,R.nc)(ot)<=V?0:q(H).search(/[^ ]|$/),gt=ot.slice(
rt),$t=(0,R.nc)(q(H))-rt,ht=(0,R.nc)(q(H+K))-rt,{from:Et,to:yt,text:At}=r(gt,$t,Math.max(ht,$t+1),V),Ot=(0,R.nI)("|","dim",M),Tt="^".repeat(Math.max(1,Math.min(
ht,yt)-Math.max($t,Et))),kt=" ".repeat(Math.max($t,Et)-Et);return[`${(0,R.nI)(`  ${U.line}`,"dim",M)} ${Ot} ${At}`.trimEnd(),`${X} ${Ot} ${kt}${(0,R.nI)(Tt,h,M)}`]}
function n(A){const h=M=>(0,T.RK)(M.replaceAll("	",c),Number.POSITIVE_INFINITY);return s.test(h(A))?M=>h(M).replaceAll(/(?<=#)#/g," #"):h}function r(A,h,M,U){const H=(0,R.
nc)(A);if(H<=U)return{from:0,to:U,text:A};const K=Math.max(0,U-2-(M-h)),F=M<U?0:Math.max(0,h-1-Math.ceil(K*2/3)),X=H-F<=U,V=F+(X?U:U-1),q=(0,R.Wc)(A,F===0?0:F+1,
V),ot=`${F===0?"":"\u2026"}${q}${X?"":"\u2026"}`;return{from:F,to:V,text:ot}}function*l(A,h){for(const{text:M}of a(A,h))yield`${M}
`}function*a(A,h){const{isQuiet:M=!1,isRunner:U=!1,context:H}=h,K=y(h);yield{kind:"plain",text:p(A,h)};const F=A.findings.filter(q=>(0,k.Zh)(q,H)),X=M?(0,S.CI)(
["problems"],{...A,findings:F},K):[...(0,S.CI)(S.$9,A,K),...C(A,h)];let V=!0;for(const q of X){const ot=g(q,h),rt=U&&q.kind==="details"&&ot.includes(`
`),gt=!rt&&ot.includes(`
`);(V||gt)&&(yield{kind:"plain",text:""}),V=gt,yield{kind:rt?"group":"plain",text:ot}}}function p(A,h){const[M,U]=A.passed?[j.B2.works,"green"]:[j.B2.fails,"red"],
H=h.isQuiet?[]:(0,S.vH)(A,y(h)).shown;return[`${(0,R.nI)(M,U,h)} ${(0,R.nI)((0,k.$N)(A,h.context),"bold",h)}`,...H.map(K=>g(I.om.paragraph(K),h))].join(`
`)}function y({context:A,isRunner:h=!1}){const M=(0,u.du)(A,"log",u.h);return h?M:{...M,limits:{...M.limits,items:0,details:0}}}function C({findings:A,hosts:h},{
context:M,isRunner:U}){if(h.length<=u.dS&&A.length===0)return[];const H=U?"the JSON report has all details; its path is the output `report`":"for all details: `\
--format json` or `--report FILE.json`",K=`problem codes are explained at ${M.docsUrl}`,F=A.some(k.nM)?[K,H]:[H];return[I.om.paragraph(I.Gy.joined(F.map(I.Gy.words),
I.Gy.newLine))]}}),6266:((lt,Y,e)=>{e.d(Y,{$J:()=>u,kE:()=>v,ni:()=>I});var R=e(8820),k=e(6906),S=e(2307);const u={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",
skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},j={sign:O=>u[O],small:O=>`<sub>${O}</sub>`,name:O=>`<b>${O}</b>`,chart:({runs:O,label:G})=>`<code role="i\
mg" aria-label="${(0,R.My)(G)}">${(0,k.qX)(O)}</code>`,problem:(O,G,g)=>`<p>${G}</p>
${g}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(O,G)=>`${G}
`},T=O=>O.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(G,g,D)=>`${g} align="right">${D.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),I=O=>T((0,S.P)(O,j)),v=O=>O.map(G=>T((0,S.g)(G,j))).filter(G=>G!=="").join(`

`)}),2307:((lt,Y,e)=>{e.d(Y,{P:()=>u,g:()=>I});var R=e(8820),k=e(4120),S=e(7792);function u(_,d){if(typeof _=="string")return(0,R.js)(_);if(!("kind"in _))return _.
map(m=>u(m,d)).join("");switch(_.kind){case"words":return(0,R.My)(_.text).replaceAll("\xA0","&#160;");case"code":return j(_);case"prose":return(0,R.h$)(_.text,_.
max);case"strong":return`<b>${u(_.content,d)}</b>`;case"small":return d.small(u(_.content,d));case"sentence":return(0,k.Iu)(u(_.content,d));case"link":return T(
_.url,u(_.content,d));case"sign":return d.sign(_.of);case"break":return"<br/>";case"chart":return d.chart(_)}}function j({text:_,max:d,breaks:m}){const $=(0,R.D9)(
_,d);return m==="never"?$.replaceAll(" ","&#160;"):m===void 0?$:m==="dots"?$.replaceAll(".",".<wbr/>"):$.replaceAll(/(?<!<)\//g,"/<wbr/>")}const T=(_,d)=>_!==null&&
((0,S.AA)(_)||/^#[!-~]+$/.test(_))?`<a href="${(0,R.js)(_,_.length)}">${d}</a>`:d;function I(_,d){const m=$=>u($,d);switch(_.kind){case"paragraph":return`<p>${m(
_.content)}</p>
`;case"note":return`<p>${g(_,d)}</p>
`;case"facts":return`<dl>
${_.facts.map(({label:$,texts:i})=>`<dt>${(0,k.Iu)($)}</dt>${i.map(o=>`<dd>${m(o)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return G(_.items.map(m));case"sources":return w(_.items,d);case"problem":return D(_,d);case"table":return P(_,d);case"details":return E(_,d)}}const v=(_,d)=>_.
map(m=>I(m,d)).join(""),O=_=>_===void 0?"":` class="${_}"`,G=_=>_.length===0?"":`<ul>
${_.map(d=>`<li>${d}</li>
`).join("")}</ul>
`;function g({label:_,text:d,as:m},$){const i=u(d,$);if(m==="items")return i;const o=(0,k.Iu)(_);return m!=="small"?m==="help"?`<b>${o}:</b> ${i}`:`${o}: ${i}`:
$.small(`${_==="history"?(0,k.Iu)(i):`${o} ${i}`}.`)}function D(_,d){const{severity:m,code:$,url:i,count:o,title:c,message:s,parts:t}=_,n={kind:"link",url:i,content:$},
r=(0,S.mG)`${S.Gy.sign(S.rC[m])} ${S.Gy.strong([o,c])} (${n})`,l=S.Gy.isEmpty(s)?"":`<p>${u(s,d)}</p>
`;return d.problem(m,u(r,d),`${l}${v(t,d)}`)}function w(_,d){const m=n=>u(n,d),{figures:$=[],messages:i=[]}=Object.groupBy(_,({message:n})=>S.Gy.isEmpty(n)?"fig\
ures":"messages"),o=({line:n})=>n===null?"":`<pre>${f(n,d)}</pre>`,c=({help:n})=>S.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${m(n)}`,s=$.map(n=>`<figure><figcaption>${m(
n.place)}</figcaption>${o(n)}</figure>
`),t=i.map(n=>`${m(S.Gy.joined([n.place,n.message],S.Gy.words(": ")))}${c(n)}${o(n)}`);return`${s.join("")}${G(t)}`}function f({before:_,literal:d,after:m},$){const[
i,o,c]=[(0,R.J7)(_.trimStart().replaceAll("	"," ")),d,m].map(s=>u(s.replaceAll("	"," "),$));return`${i}<mark>${o}</mark>${c}`}function E({title:_,children:d,anchor:m,
isOpen:$},i){const o=u(_.name,i),c=v(d,i),s=_.sign===null&&S.Gy.isEmpty(_.text),t=c===""?`<b>${o}</b>`:i.name(o),r=[_.sign===null?"":i.sign(_.sign),s?o:t,u(_.text,
i)].filter(a=>a!=="").join(" ");if(c==="")return`<p>${r}</p>
`;const l=m===void 0?c:`<div id="${(0,R.My)(m)}">
${c}</div>
`;return`<details${O(m===void 0?void 0:"host")}${$?' open=""':""}>
<summary>${r}</summary>
${l}</details>
`}function P({caption:_,columns:d,rows:m,style:$},i){const o=(n,r,l)=>{const a=S.Gy.isEmpty(n)?"\u2013":u(n,i),[p,y]=l===0?['th scope="row"',"th"]:["td","td"];return`\
<${p}${O(r?.style)}>${a}</${y}>`},c=m.map(({cells:n,about:r,sign:l})=>{const a=r===void 0?"":` data-host="${(0,R.My)(r.anchor)}"${r.isFailing?' data-failing=""':
""}`,[p="",...y]=n,C=l===void 0?p:(0,S.mG)`${S.Gy.sign(l)}${S.Gy.words("\xA0")}${p}`;return`<tr${a}>${[C,...y].map((A,h)=>o(A,d[h],h)).join("")}</tr>
`}),t=`<thead>
<tr>${d.map(({title:n,style:r})=>`<th scope="col"${O(r)}>${u(n,i)}</th>`).join("")}</tr>
</thead>`;return i.table(_,`<table${O($)}>
${t}
<tbody>
${c.join("")}</tbody>
</table>`)}}),1423:((lt,Y,e)=>{e.d(Y,{OT:()=>D,TM:()=>t,Zw:()=>w});var R=e(4e3),k=e(5143),S=e(5799),u=e(1831),j=e(2796),T=e(4503),I=e(4120),v=e(6503),O=e(7792),
G=e(7035),g=e(806);function D(n,r){const{shown:l,rest:a}=(0,R.zN)((0,j.cZ)(n),r.limits.causes),p=new Set,y=a.flatMap(C=>C.findings).length;return[...l.map(C=>w(
C,r,p)),...(0,g.OS)(y,"finding",r)]}function w(n,r,l=new Set){const{severity:a,code:p,title:y,message:C,help:A,hosts:h,findings:M}=n,{context:U,limits:H}=r,K=(0,j.
pq)(n),F=(0,v.f5)(M).map(rt=>(0,g.ik)(rt,r)),[X,V]=h,q=X&&V===void 0?U.history?.get(X):void 0,ot=q&&a==="error"?(0,G.kW)(q):null;return{kind:"problem",severity:a,
code:p,url:`${U.docsUrl}#${p}`,count:K===""?K:`${K}: `,title:y,message:C===null?O.Gy.nothing:O.Gy.sentence(C,H.characters),parts:[...C===null?P(n,r,l):E(n,r,l),
...f("required by",O.Gy.joined(F),"line"),...f("help",A?O.Gy.prose(A,H.characters):O.Gy.nothing,"help"),...f("affects",(0,I.od)(n.affects,U.clients),"small"),...f(
"history",ot??O.Gy.nothing,"small")]}}const f=(n,r,l)=>O.Gy.isEmpty(r)?[]:[{kind:"note",label:n,text:r,as:l}];function E(n,r,l){const{findings:a,message:p}=n,y=$(
a,p??"",r),C=(0,v.Dx)(a),A=y.length>1&&C.length>1,h=y.length>1?"hosts":"host",M=d(a,r,l),U=r.limits.hasLines&&(!A||M.line!==null),H=U?C.slice(0,1):[];return[...s(
h,y,r.limits.hosts,"host",r,K=>i(K,A,r)),...U?m([M]):[],...o(a,H,A,r)]}function P(n,r,l){const a=(0,j.cr)(n.findings),{shown:p,rest:y}=(0,R.zN)(a,r.limits.messages),
C=U=>m(U.map(H=>_(H,n,r,l))),h=(c(r)===0?p:a).flatMap(U=>(0,v.Dx)(U).slice(0,1)),M=!r.limits.hasLines||n.hosts.length>1;return[...C(p),...t(y.flat(),"finding",r,
U=>C((0,j.cr)(U))),...o(n.findings,h,M,r)]}function _(n,{help:r},l,a){const[{problem:p}]=n,{characters:y,hosts:C}=l.limits,A=$(n,p.message,{...l,detailed:new Set}),
h=O.Gy.some(A,C,X=>i(X,A.length>1,l),"host"),{places:M,noun:U}=(0,v.TD)((0,v.Dx)(n)),H=M.length<2?"":` (and ${(0,R.px)(M.length-1,`more ${U}`)})`,K=(0,O.mG)`${O.
Gy.prose(p.message,y)}${H}`,F=r===null?p.help:void 0;return{...d(n,l,a),message:O.Gy.joined([h,K],O.Gy.words(": ")),help:F?O.Gy.prose(F,y):O.Gy.nothing}}function d(n,r,l){
const a=(0,v.io)(n),p=a&&(0,S.Xd)(a),y={place:O.Gy.nothing,message:O.Gy.nothing,help:O.Gy.nothing,line:null};if(!p)return y;const C=(0,k.R3)(p),A=p.target===void 0?
"":` \u2192 ${(0,k.II)(p.target)}`,h=!r.limits.hasLines||l.has(C)?void 0:a.line;return l.add(C),{...y,place:O.Gy.link((0,T.uM)(p,r.context),O.Gy.path(C+A)),line:h??
null}}const m=n=>{const r=n.filter(({place:l,message:a})=>!O.Gy.isEmpty([l,a]));return r.length===0?[]:[{kind:"sources",items:r}]};function $(n,r,{detailed:l}){
if(!(0,j.hs)(n))return[];const a=[...Map.groupBy(n,({host:C})=>C).values()],[{host:p,isHostNew:y}={host:null,isHostNew:!1}]=n;return a.length>1||p===null||y||l.
has(p)?a:r.includes((0,u.nx)(p))?[]:a}function i(n,r,l){const[a]=n,p=a?.host?(0,g.b8)(a.host,l):O.Gy.nothing,y=(0,v.mj)(n,l.context.repositories.length),C=O.Gy.
some((0,v.Dx)(n),1,M=>(0,g.ik)(M,l)),A=r?y===""?C:y:O.Gy.nothing,h=a?.isHostNew?I.dy:O.Gy.nothing;return(0,g.ZT)(p,h,A)}function o(n,r,l,a){const{limits:p,context:y}=a,
C=(0,v.mj)(n,y.repositories.length);if(C===""&&l)return[];const A=(0,v.Dx)(n),h=(0,v.oN)(C===""?A:(0,v.TD)(A).places,r),M=H=>(0,g.ik)(H,a),U=r.length>0?"also at":
"place";return C===""?s(U,h,p.places,"place",a,M):h.length===0?[O.om.paragraph(O.Gy.sentence(`in ${C}`))]:s(`in ${C}`,h,p.hosts,"repository",a,M)}const c=({medium:n,
limits:r})=>n==="log"?0:r.items;function s(n,r,l,a,p,y){const{shown:C,rest:A}=(0,R.zN)(r,l),h=a==="host"||n==="place"?"items":"line";if(c(p)===0){const U=A.length>
0&&p.medium!=="log"?(0,O.mG)` ${p.rest}`:O.Gy.nothing;return f(n,(0,O.mG)`${O.Gy.some(r,l,y,a)}${U}`,h)}return[...f(n,O.Gy.joined(C.map(y)),h),...t(A,a,p,M=>[O.
om.paragraph(O.Gy.joined(M.map(y)))])]}function t(n,r,l,a){if(c(l)===0)return(0,g.OS)(n.length,r,l);const p=O.om.title((0,R.px)(n.length,`more ${r}`));return O.
om.details(p,(0,g.Ku)(n,c(l),r,l,a))}}),3435:((lt,Y,e)=>{e.d(Y,{Ub:()=>P,aJ:()=>g,gT:()=>D,qP:()=>m,sN:()=>w,wn:()=>E});var R=e(4e3),k=e(5143),S=e(4503),u=e(5102),
j=e(4120),T=e(7792),I=e(806);const v=4,O=7;function G(i){const o=i.flatMap(s=>{const t=Map.groupBy(s.places,d);return t.size===0&&t.set(null,[]),Array.from(t,([
n,r])=>({name:n,finding:{...s,places:r}}))}),c=([,s])=>s.filter(({severity:t})=>t==="error").length;return[...Map.groupBy(o,({name:s})=>s)].map(([s,t])=>[s,t.map(
({finding:n})=>n)]).toSorted((s,t)=>c(t)-c(s))}function g(i,o){if(o.context.repositories.length===0)return[];const c=G(i.filter(u.nM)).filter(([a])=>a!==null),[
s]=c;if(s===void 0)return[];const t=T.Gy.some(c,{few:v},([a,p])=>(0,T.mG)`${T.Gy.code(a??"")} (${(0,j.H8)(p)})`),n=T.om.title((0,R.px)(c.length,"repository"),(0,T.
mG)`with errors or warnings in files: ${t}`,(0,u.hm)(s[1])==="error"?"fails":"warns"),r=o.medium==="log"?0:o.limits.rows,l=(0,I.Ku)(c,r,"repository",o,a=>$(a,o));
return[{kind:"details",title:n,children:l}]}const D=i=>["fails","unchecked"].includes((0,u.sG)(i));function w({hosts:i,files:o},c){const s=f(i.filter(D).map(P)),
t=o.filter(({severity:M})=>M==="error"),n=f(t.map(({places:M})=>_(M))),r=[T.om.column("Repository",M=>T.Gy.link((0,S.aE)(M),T.Gy.code(M.name))),T.om.column("Com\
mit",E),T.om.column("Failing hosts",s,"number"),T.om.column("Errors in files",n,"number")],l=(M,U)=>T.om.table(M,r,U),a=M=>(s(M)??0)+(n(M)??0),{hit:p=[],other:y=[]}=Object.
groupBy(c.context.repositories,M=>a(M)>0?"hit":"other"),C=p.toSorted((M,U)=>a(U)-a(M)),A=(0,R.px)(y.length,"repository"),h=T.om.title(`${A} without failing host\
s or errors in files`);return[...l(C,"Repositories with failures"),...T.om.details(h,l(y,"Other repositories"))]}function f(i){const o=Map.groupBy(i.flat(),c=>c);
return({name:c})=>o.get(c)?.length??null}const E=i=>i.commit===null?T.Gy.nothing:T.Gy.link((0,S.DZ)(i),T.Gy.code(i.commit.slice(0,O))),P=({requirements:i})=>_(i.
flatMap(({because:o})=>o)),_=i=>[...new Set(i.map(d))].filter(o=>o!==null),d=i=>typeof i=="string"?null:(0,k._M)(i.file),m=(i,o)=>$(G(i),o),$=(i,o)=>i.flatMap(([
c,s])=>{const{context:t,limits:n}=o,r=c??t.repository?.name,l=t.repositories.find(y=>y.name===r),a=T.om.title(r===void 0?T.Gy.words("This checkout"):T.Gy.link((0,S.
aE)(l),T.Gy.path(r)),(0,j.H8)(s)),p=[T.om.column("Place",({places:y})=>(0,I.AZ)(y,n.ownPlaces,o,!0)),T.om.column("Severity",({severity:y})=>(0,T.mG)`${T.Gy.sign(
T.rC[y])} ${y}`),T.om.column("Problem",({problem:{message:y,code:C}})=>(0,T.mG)`${T.Gy.sentence(y,n.characters)} (${(0,I.U1)(C,o)})`)];return T.om.details(a,(0,I.
Ku)(s,n.rows,"finding",o,y=>T.om.table(y,p,"Findings in files")))})}),4073:((lt,Y,e)=>{e.d(Y,{YK:()=>wt,$9:()=>vt,KL:()=>Wt,dI:()=>Ct,$M:()=>Mt,WQ:()=>z,vH:()=>ct,
CI:()=>mt,Ks:()=>at});var R=e(4e3),k=e(5102),S=e(6763),u=e(7792),j=e(9076),T=e(4120),I=e(6906),v=e(7035),O=e(806);const G=10,g=[7,30,90],D=30;function w(L,B){const{
medium:W,limits:b,context:x}=B,[Q,tt]=[W==="log",W==="summary"],nt=P(L,x),ut=tt?nt:nt.filter(Rt=>d(Rt,x)),dt=Rt=>u.om.title("History:",Rt);if(ut.length===0)return tt&&
x.history?.size?[u.om.line(dt("1 run so far"))]:[];const _t=Q?ut.map(Rt=>[Rt]):m(ut,x),{shown:pt,rest:Dt}=(0,R.zN)(_t,Math.max(b.rows,G)),It=(0,R.zN)(pt,Q?pt.length:
G),Bt=[u.om.column("Host",Rt=>s(Rt,B)),...t(ut,B)],St=([Rt])=>Rt?{sign:(0,k.sG)(Rt)}:{},Gt=Rt=>u.om.table(Rt,Bt,"History",St),bt=u.om.title((0,R.px)(It.rest.flat().
length,"more host")),Pt=W==="brief"?B.rest:"in the history file",xt=[...Gt(It.shown),...u.om.details(bt,Gt(It.rest)),u.om.paragraph(u.Gy.small(i(pt,B))),...(0,O.
OS)(Dt.flat().length,"host",{...B,rest:Pt})],Ft=$(nt,x);return Q?u.om.details(dt(`${Ft}; uptime and latency of ${D} days`),xt):[u.om.line(dt(Ft)),...xt,...tt?(0,v.
hc)(B):[]]}const f=(L,{history:B})=>L.flatMap(({visit:W})=>B?.get(W.host)??[]),E=(L,B)=>f(L,B).flatMap(({recent:W})=>W);function P({hosts:L},B){const W=(b,x)=>{
const[{good:Q,runs:tt}={good:1,runs:1}]=_([b],x,B);return Q/tt};return L.filter(b=>E([b],B).filter(j.yX).length>1).toSorted((b,x)=>Number((0,k.DI)(x))-Number((0,k.
DI)(b))||W(b,D)-W(x,D)||W(b,90)-W(x,90))}const _=(L,B,W)=>f(L,W).flatMap(({uptime:b})=>b.find(({days:x,runs:Q})=>x===B&&Q>0)??[]),d=(L,B)=>(0,k.DI)(L)||E([L],B).
some(({outcome:W})=>W==="fails"),m=(L,B)=>[...Map.groupBy(L,W=>{const[b]=f([W],B).flatMap(({incidents:x})=>x.slice(0,1));return b?.until===null?b.from:W.visit.host}).
values()];function $(L,B){const W=Math.max(...f(L,B).map(({recent:tt})=>tt.length)),b=`the last ${(0,R.px)(W,"run")}`,x=L.filter(tt=>d(tt,B)).length;if(x===0)return`\
no failure in ${b}`;const Q=E(L,B).filter(({outcome:tt})=>tt==="fails").length;return L.length===1?`${Q} of ${b} failed`:`${x} of ${L.length} hosts failed in ${b}`}
function i(L,{medium:B,context:W}){const b=nt=>u.Gy.words(nt.replaceAll(" ","\xA0")),x=u.Gy.joined((0,I.MC)(L.flatMap(nt=>o(nt,W))).map(([nt,ut])=>(0,u.mG)`${u.
Gy.code(nt)}${b(` ${ut}`)}`));if(B==="log")return x;const tt=L.some(({length:nt})=>nt>1)?"; of several hosts, the worst of each run":"";return(0,u.mG)`The newest run is at the right${u.
Gy.words(tt)}. ${x}. Uptime: the share of runs without an error. Latency: median of discovery.`}function o(L,B){const W=f(L,B);return(W[0]?.recent??[]).map((b,x,{
length:Q})=>{const tt=W.flatMap(({recent:dt})=>dt.at(x-Q)??[]),nt=tt.flatMap(({ms:dt})=>dt??[]);return{outcome:j.im.find(dt=>tt.some(_t=>_t.outcome===dt))??"ski\
pped",ms:nt.length===0?null:Math.max(...nt)}})}const c=({medium:L})=>L==="summary"||L==="brief";function s(L,B){const W=u.Gy.some(L,B.limits.hosts,({visit:tt})=>(0,O.
b8)(tt.host,B,u.Gy.name));if(!c(B))return W;const[b]=f(L,B.context),x=b===void 0?null:(0,v.XQ)(b),Q=B.medium==="brief"||x===null?u.Gy.nothing:u.Gy.small(x);return u.
Gy.joined([W,(0,v.bW)(o(L,B.context)),Q],u.Gy.newLine)}function t(L,B){const{medium:W,context:b}=B;if(b.history===null)return[];const x=W==="log",Q=(pt,Dt)=>x?pt:
(0,u.mG)`${pt}${u.Gy.newLine}${u.Gy.words(`${Dt}\xA0days`)}`,tt=(pt,Dt)=>{const It=_(pt,Dt,b),Bt=(0,R.px)(Math.max(0,...It.map(bt=>bt.runs)),"run"),St=c(B)&&It.
length>0?u.Gy.small(Bt):u.Gy.nothing,Gt=({good:bt,runs:Pt})=>bt/Pt;return u.Gy.joined([(0,v.be)(It,Gt,v.mc),St],u.Gy.newLine)},nt=pt=>(0,v.be)(f(pt,b).flatMap(({
medianMs:Dt})=>Dt??[]),Number,T.kJ),ut=u.om.column("Last runs",pt=>(0,v.bW)(o(pt,b)),"history"),dt=f(L,b),_t=g.filter(pt=>dt.some(Dt=>n(Dt,pt)));return[...c(B)?
[]:[ut],...(x?[D]:_t).map(pt=>{const Dt=pt===g[0]?"number uptime":"number older";return u.om.column(Q("Uptime",pt),It=>tt(It,pt),Dt)}),u.om.column(Q("Latency",D),
nt,"number minor")]}const n=({uptime:L},B)=>L.some(({days:W,runs:b},x)=>W===B&&b>(L[x-1]?.runs??0));var r=e(7615),l=e(3435);const a=2,p=4,y=6,C=20,A=200;function h(L,B=u.
Gy.nothing){const{discovery:W}=L.visit.attempt,b=new Set((0,k.QK)(L).map(({problem:Q})=>Q.title));if(b.size>0)return(0,R.K4)([...b],a);if(W.kind==="skipped")return W.
problem.title;const x=u.Gy.some(L.services,y,({id:Q})=>(0,r.h0)(Q));return(0,O.ZT)(u.Gy.isEmpty(x)?"no services":x,B)}const M=({visit:L,servicesFrom:B},W)=>B===
null?(0,T.kJ)(L.attempt.timing.totalMs):(0,u.mG)`host block at ${(0,O.ik)(B,W)}`;function U(L,B,W=!1){const{visit:b,isNew:x,findings:Q}=L,tt=(0,k.sG)(L),nt=(0,O.
b8)(b.host,{...B,detailed:new Set}),ut=x?` (${T.dy})`:"",dt=(0,u.mG)`${k.nx[tt]}${ut}: ${h(L,M(L,B))}`,_t=u.om.title(nt,dt,tt),pt={kind:"facts",facts:(0,r.xS)(L,
B)};if(B.medium!=="page")return{kind:"details",title:_t,children:[pt]};const Dt=Q.map(({severity:Bt,problem:{message:St,help:Gt,code:bt}})=>{const Pt=Gt?(0,u.mG)` ${u.
Gy.strong("Help:")} ${u.Gy.prose(Gt)}`:u.Gy.nothing;return(0,u.mG)`${u.Gy.sign(u.rC[Bt])} ${u.Gy.sentence(St)}.${Pt} (${(0,O.U1)(bt,B)})`}),It=B.context.history?.
get(b.host)?.incidents??[];return{kind:"details",title:_t,isOpen:W,anchor:(0,O.dI)(b.host),children:[{kind:"list",items:Dt},pt,...(0,v.cT)(It,B)]}}function H(L,B,W){
const{medium:b,limits:x}=W,Q=B.filter(Pt=>!(0,k.JR)(Pt)||(0,k.QK)(Pt).length===0),tt=L.flatMap(Pt=>Q.filter(xt=>(0,k.sG)(xt)===Pt)),[nt]=tt;if(nt===void 0)return[];
const ut=b==="log",dt=(0,k.QK)(nt).length>0,_t=ut||dt,pt=_t&&tt.length<=O.dS,Dt=dt?x.details:ut?x.items:x.rows,It=(0,O.Ku)(tt,pt?O.dS:Dt,"host",W,Pt=>_t?Pt.map(
xt=>U(xt,W)):u.om.table(Pt,K(W),"Hosts"));if(pt||dt&&(ut||It.length===0))return It;const Bt=u.Gy.some(tt,{few:p},({visit:Pt})=>(0,O.b8)(Pt.host,W)),St=(0,k.sG)(
nt),Gt=dt?"with errors or warnings":k.nx[St];return[{kind:"details",title:tt.length===1?u.om.title(Bt,Gt,St):u.om.title((0,R.px)(tt.length,"host"),(0,u.mG)`${Gt}: ${Bt}`,
St),children:It}]}const K=L=>[u.om.column("Host",B=>F(B,L)),u.om.column("Required by",({requirements:B})=>{const W=B.flatMap(b=>b.because);return(0,O.AZ)(W,L.limits.
ownPlaces,L)}),u.om.column("Result",B=>h(B,M(B,L)))];function F({visit:{host:L},isNew:B},W){const b=B?u.Gy.small(T.dy):u.Gy.nothing;return u.Gy.joined([(0,O.b8)(
L,W,u.Gy.name),b],u.Gy.newLine)}const X=L=>(0,u.mG)`${u.Gy.sign((0,k.sG)(L))} ${k.nx[(0,k.sG)(L)]} ${u.Gy.small(h(L))}`;function V(L,B){const W=[u.om.column("Ho\
st",nt=>F(nt,B),"name"),u.om.column("Status",X,"status"),u.om.column("Time",nt=>(0,k.JR)(nt)?null:M(nt,B),"number minor"),u.om.column("Repositories",nt=>(0,l.Ub)(
nt).length||null,"number repositories"),...t(L,B).map(nt=>({...nt,cell:ut=>nt.cell([ut])})),u.om.column("Certificate expires",ot,"minor when")],b=nt=>u.om.table(
nt,W,"Hosts",q,"hosts",A),{good:x=[],other:Q=[]}=Object.groupBy(L,nt=>(0,k.sG)(nt)==="works"?"good":"other");if(x.length<=C||Q.length===0)return b(L);const tt=u.
om.title((0,R.px)(x.length,"host"),k.nx.works,"works");return[...b(Q),...u.om.details(tt,b(x))]}const q=L=>({about:{anchor:(0,O.dI)(L.visit.host),isFailing:(0,l.
gT)(L)}}),ot=({visit:L})=>L.attempt.certificates.map(({expires:B})=>B.slice(0,10)).sort()[0]??"";var rt=e(1423),gt=e(5143),$t=e(1064),ht=e(5011);const Et=3,yt=6,
At=12,Ot=(L,B)=>(0,k.Yn)(L,({rows:W})=>W).flatMap(W=>Tt(W,B));function Tt(L,B){if(L.length===0)return[];const{medium:W,limits:b,context:x}=B,Q=kt(L),tt=L.length<=
O.dS,nt=Q.sign==="fails"||Q.sign==="warns"?W!=="log"||tt:W==="page"||W==="summary"&&x.repositories.length<=1,ut=(0,O.Ku)(L,nt?b.roots:0,"root module",B,dt=>dt.map(
_t=>({kind:"details",title:kt([_t]),children:Lt(_t,B)})));return tt&&ut.length>0?ut:[{kind:"details",title:Q,children:ut}]}function kt(L){const B=L.flatMap(pt=>pt.
rows),W=(0,k.Fl)(B),b=L.length===1,x=L[0]?.clients??[],Q=B.filter(pt=>(0,k.Fl)([pt])===W),tt=new Set(Q.map(pt=>Z(pt,x))),nt=b?Array.from(tt,u.Gy.path):L.map(Nt),
ut=(0,u.mG)`${b?"for":"in"} ${u.Gy.some(nt,Et,pt=>pt)}`,dt={fails:(0,u.mG)`init fails ${ut}`,warns:(0,u.mG)`warnings ${ut}`,skipped:Kt(B),works:Kt(B)},_t=b?L.map(
Nt):(0,R.px)(L.length,"root module");return u.om.title((0,u.mG)`${_t}:`,dt[W],W)}function Kt(L){const B=({kind:dt,source:_t})=>`${dt} ${_t}`,W=[...new Map(L.map(
dt=>[B(dt),dt])).values()];if(W.length===0)return"no registry modules and no providers";const b=Map.groupBy(W,({kind:dt})=>dt),x=Array.from(b,([dt,{length:_t}])=>(0,R.
px)(_t,dt)).join(" and "),Q=L.some(({platforms:dt})=>dt.length>0)?" and package":"",tt=new Set(L.filter(k.Rm).map(B)).size,nt=W.filter(({chosen:dt})=>Object.values(
dt).includes(null)).length,ut=[...nt>0?[`${nt} without a version`]:[],...tt>0?[`${tt} not checked`]:[]];return`${x}, ${ut.join(", ")||`every version${Q} is avai\
lable`}`}const Nt=({directory:L})=>L==="."?u.Gy.words("the top directory"):u.Gy.path((0,gt.II)(L));function Lt({rows:L,clients:B},W){const b=(0,k.Yn)(L,Q=>[Q]).
flat(),x=Q=>({sign:(0,k.Fl)([Q])});return(0,O.Ku)(b,W.limits.rows,"row",W,Q=>u.om.table(Q,jt(B,W),"Modules and providers",x))}const jt=(L,B)=>[u.om.column("Modu\
le or provider",W=>N(W,L,B)),u.om.column("Problem",({problems:W})=>{const b=W.filter(({usualSeverity:x})=>x!=="notice");return u.Gy.joined(b.map(({code:x})=>(0,O.
U1)(x,B)))}),u.om.column("Constraint",({constraints:W})=>u.Gy.some([...new Set(W)],yt,u.Gy.value)),u.om.column("Version",W=>it(W,L)),u.om.column("Newest",({newest:W})=>W===
null?null:u.Gy.value(W)),u.om.column("Platforms",({platforms:W})=>u.Gy.some(W,At,({platform:b,available:x})=>{const Q=x===null?"?":x?"\u2713":"\u2717";return(0,u.
mG)`${u.Gy.words(Q)} ${u.Gy.value(b)}`}))];function N(L,B,W){const b=u.Gy.path(Z(L,B));if(W.medium==="log")return b;const x=L.source===L.address?u.Gy.nothing:u.
Gy.path(L.source),Q=L.places.slice(0,1).map(nt=>(0,O.ik)(nt,W)),tt=u.Gy.joined([x,Q],u.Gy.words(" at "));return u.Gy.joined([u.Gy.strong(b),u.Gy.small(tt)],u.Gy.
newLine)}const Z=({address:L,host:B},W)=>W.every(b=>(0,ht.Vm)(b)===B)&&L.startsWith(`${B}/`)?L.slice(B.length+1):L;function it({chosen:L,locked:B},W){const b=$t.
Du.filter(ut=>L[ut]!==void 0),x=Map.groupBy(b,ut=>L[ut]??null),Q=x.size<2&&W.every(ut=>b.includes(ut)),tt=Array.from(x,([ut,dt])=>{const _t=ut===null?"none":u.Gy.
value(ut);return Q?_t:(0,u.mG)`${(0,R.eZ)(dt)} ${_t}`});if(B===null||tt.length===0)return u.Gy.joined(tt);const nt=x.size===1&&x.has(B);return(0,O.ZT)(u.Gy.joined(
tt),nt?"locked":(0,u.mG)`locked: ${u.Gy.value(B)}`)}const ft=["problems","unchecked","ownFiles","history","roots"],Mt=[...ft,"requests","passed","skipped","noti\
ces","notes"],wt=[...ft,"passed","skipped","notes"],vt=[...ft,"requests","passed","skipped","remarks"],Wt=["problems","hosts","details","incidents","repositorie\
s","roots","files","notices","notes"],Ut=(L,...B)=>({title:L,blocks:({hosts:W},b)=>H(B,W,b)}),Ct={problems:{title:"Problems",blocks:({findings:L},B)=>(0,rt.OT)(
B.medium==="log"?L:L.filter(k.nM),B)},ownFiles:{title:"Repositories",blocks:({files:L},B)=>(0,l.aJ)(L,B)},history:{title:"History",blocks:w},roots:{title:"Root \
modules",blocks:({roots:L},B)=>Ot(L,B)},requests:Ut("Requests","fails","warns"),unchecked:Ut("Hosts","unchecked"),passed:Ut("Hosts that passed","works"),skipped:Ut(
"Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:L},B)=>V((0,k.md)(L),B)},details:{title:"Details",blocks:({hosts:L},B)=>J((0,k.md)(L),B)},incidents:{
title:"Incidents",blocks:(L,B)=>(0,v.hc)(B)},repositories:{title:"Repositories",blocks:l.sN},files:{title:"Findings in files",blocks:({files:L},B)=>(0,l.qP)(L,B)},
notices:{title:"Notices",blocks:et},notes:{title:"About this check",blocks:st},remarks:{title:"Remarks",blocks:(L,B)=>ct(L,B).rest.map(u.om.paragraph)}},z=({hosts:L},{
limits:B})=>new Set((0,R.zN)((0,k.md)(L),B.details).shown.map(({visit:W})=>W.host)),J=(L,B)=>(0,O.Ku)(L,B.limits.details,"host",B,W=>W.map(b=>U(b,B,W.length===1)));
function et({findings:L},B){const W=L.filter(x=>!(0,k.nM)(x)),b=u.om.title((0,R.px)(W.length,"notice"),u.Gy.nothing,"notice");return u.om.details(b,(0,rt.OT)(W,
B))}function st(L,B){const{shown:W,rest:b}=ct(L,B),x=Q=>[u.om.paragraph(u.Gy.joined(Q,u.Gy.newLine))];return[...x(W),...(0,rt.TM)(b,"remark",B,x)]}function ct(L,{
context:B,limits:W}){const b=(0,S.h$)(L,B).map(x=>u.Gy.sentence(x,W.characters));return(0,R.zN)(b,W.remarks)}const at=(L,B,W)=>L.flatMap(b=>{const{title:x,blocks:Q}=Ct[b],
tt=b==="details"&&B.hosts.length>O.dS,nt=Q(B,W);return nt.length===0?[]:[{id:b,title:x,isFolded:tt,blocks:nt}]}),mt=(L,B,W)=>L.flatMap(b=>Ct[b].blocks(B,W))}),5955:((lt,Y,e)=>{
e.d(Y,{M:()=>u,u:()=>T});var R=e(5799),k=e(8820),S=e(6503);function*u(I,v=""){const O=`${v}  `,G=I instanceof Iterator,[g,D]=G?"[]":"{}";let w=g;for(const f of G?
I:Object.entries(I)){const[E,P]=G?["",f]:[`"${f[0]}": `,f[1]];if(P===void 0)continue;const _=`${w}
${O}${E}`;w=",",j(P)?(yield _,yield*u(P,O)):yield _+(0,k.s$)(JSON.stringify(P,null,2).replaceAll(`
`,`
${O}`))}yield w===g?`${g}${D}`:`
${v}${D}`}const j=I=>I instanceof Iterator||Object.values(I??{}).some(v=>v instanceof Iterator);function T(){const I=new Map;return v=>{const{host:O,problem:G}=v,
g=(0,k.RK)((0,S.ju)(v)??""),w=O===null&&!G.code.startsWith("file-")?(0,k.RK)(G.message):"",f=[G.code,O??"",g,(0,R.W7)(v),w].join("|"),E=(I.get(f)??0)+1;return I.
set(f,E),`${f}|${E}`}}}),6906:((lt,Y,e)=>{e.d(Y,{B2:()=>S,MC:()=>G,qX:()=>O,wh:()=>u});var R=e(9076),k=e(8820);const S={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function u(g){if(typeof g=="string")return(0,k.RK)(g);if(!("kind"in g))return g.map(u).join("");switch(g.kind){case"\
words":return g.text;case"code":case"prose":return(0,k.RK)(g.text,g.max);case"strong":case"small":case"sentence":case"link":return u(g.content);case"sign":return S[g.
of];case"break":return", ";case"chart":return O(g.runs)}}const j=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],T="\u2573",I="\u254C";function v(g){return g.outcome==="fails"?T:(0,R.yX)(g)?j.find(({belowMs:D})=>(g.ms??
0)<D)?.mark??"":I}const O=g=>g.map(v).join("");function G(g){const D=new Set(g.map(v)),w=g.some(P=>v(P)===j[0].mark&&P.ms===null);return[...j.map(({mark:P,words:_},d)=>[
P,d===0&&w?`${_} or not measured`:_]),[T,"failed"],[I,"no result"]].filter(([P])=>D.has(P))}}),3394:((lt,Y,e)=>{e.d(Y,{Cf:()=>f,Fp:()=>m,Gc:()=>D,gD:()=>_,wQ:()=>w,
yv:()=>$});var R=e(4e3),k=e(6266),S=e(5102),u=e(4073),j=e(806),T=e(4120),I=e(7792);const v=1e6,O=10,G=100,g=7;function D(i,o){const c=o.docsUrl.replace(/[^/]*$/,
"recipes.md#keep-the-report"),s=I.Gy.link(c,I.Gy.words("in the JSON report"));return f(u.$M,i,(0,j.du)(o,"summary",s),{head:`## ${_(i,o)}`,foot:(0,I.mG)`tf-disco ${o.
version}, started ${(0,T.QN)(o.startedAt)}.`,maxBytes:v})}const w=(i,o,c,s)=>f(u.YK,i,(0,j.du)(o,"brief",j.xy),{head:`### ${d(i,o)}`,foot:(0,I.mG)`Details in the summary of ${m(
c)}. Updated automatically.`,maxBytes:s});function f(i,o,c,{head:s,foot:t,maxBytes:n}){const r=(0,k.kE)([I.om.paragraph(I.Gy.small(t))]),l=n-O-(0,R.$$)(s+r),a=E(
i,o,c),p=P(a,k.kE,l);return`${[s,...p,r].filter(y=>y!=="").join(`

`)}
`}const E=(i,o,c)=>i.flatMap(s=>{const{title:t,blocks:n}=u.dI[s],r=I.om.paragraph((0,I.mG)`${t}: more ${c.rest}`);return s!=="problems"?[[n(o,c),[r]]]:n(o,c).map(
l=>l.kind==="problem"?[[l],[{...l,message:I.Gy.nothing,parts:[]}]]:[[l]])});function P(i,o,c){const s=a=>a===""?0:(0,R.$$)(a)+2,t=i.map(([a=[]])=>o(a));let n=t.
reduce((a,p)=>a+s(p),0);const r=(a,p)=>{n+=s(p)-s(t[a]??""),t[a]=p},l=[...i.keys()].reverse().filter(a=>t[a]!=="");for(const a of l){const p=i[a]?.[1];p!==void 0&&
n>c&&r(a,o(p))}for(const a of l)n>c&&r(a,"");return t}const _=(i,o)=>`${k.$J[(0,S.fi)(i)]} ${(0,T.Iu)((0,S.$N)(i,o))}`,d=(i,o)=>`${k.$J[(0,S.fi)(i)]} Terraform \
service discovery: ${(0,S.$N)(i,o)}`;function m({url:i,workflow:o,job:c,commit:s}){const t=o.split("/").at(-1)??"";return I.Gy.joined([I.Gy.link(i,I.Gy.code(t===
""?"this run":t,G)),c===""?I.Gy.nothing:(0,I.mG)`job ${I.Gy.code(c,G)}`,s===""?I.Gy.nothing:(0,I.mG)`commit ${I.Gy.code(s.slice(0,g))}`])}const $=(i,o,c)=>`${d(
i,o)}. ${(0,k.ni)(I.Gy.small(m(c)))}
`}),2935:((lt,Y,e)=>{e.d(Y,{LV:()=>I,Wc:()=>w,ky:()=>j,nI:()=>k,nc:()=>O,wW:()=>u});const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34},k=(f,E,{colour:P})=>P?
`\x1B[${R[E]}m${f}\x1B[0m`:f,S=(f,E,{hyperlinks:P})=>E&&P?`\x1B]8;;${E}\x1B\\${f}\x1B]8;;\x1B\\`:f;function u(f,E){const P=" ".repeat(f.indent),_=f.label.padEnd(
(f.column??0)-1),d=" ".repeat(f.indent+(f.column??2)),m=E.width-P.length-_.length-1,$=I(T(f.text,E),m,E.width-d.length),[i="",...o]=$,c=S(k(_,f.style,E),f.url,E),
{text:s="",url:t}=f.linked??{},r=i.startsWith(s)?`${S(s,t,E)}${i.slice(s.length)}`:i;return[`${P}${c} ${r}`.trimEnd(),...o.map(l=>`${d}${l}`)]}function j(f,E){const P=I(
T(f,E),E.width,E.width-2),[_="",...d]=P;return[_,...d.map(m=>`  ${m}`)]}const T=(f,E)=>E.withFlags?.(f)??f;function I(f,E,P=E){const _=[];let d="",m=0;for(const $ of f.
split(" ")){const i=O($),o=_.length===0?E:P;d!==""&&m+1+i>o&&(_.push(d),d=""),m=d===""?i:m+1+i,d=d===""?$:`${d} ${$}`}return[..._,d]}const v=/^[ -~]*$/,O=f=>v.test(
f)?f.length:Iterator.from(f).reduce((E,P)=>E+G(P),0);function G(f){return v.test(f)?1:g(f)?0:new RegExp("\\p{Regional_Indicator}","u").test(f)?1:D(f)?2:1}const g=f=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(f),D=f=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(f);function w(f,E,P){let[_,d]=["",0];for(const m of f){const $=G(m),i=d+$;if(d>=E&&i<=P&&($>0||d>E)?_+=m:_+=" ".repeat(Math.max(0,Math.min(i,P)-Math.max(d,
E))),d=i,d>P)break}return _}}),2909:((lt,Y,e)=>{e.a(lt,async(R,k)=>{try{let h=function(F){g.R8(p.redact(F).map(X=>(0,o.LS)(X)))},H=function(F){const{verdict:X,changes:V,
context:q}=F,ot=r===null?[]:(0,O.ws)((0,_.R8)(X),l,r),rt=V?.kind==="files"?V.files:[],gt=r===null?new Map:(0,O.hP)(ot,rt,l,r);return{...F,located:ot,context:{...q,
links:gt}}};e.r(Y);var S=e(1992),u=e(3368),j=e(7251),T=e(1342),I=e(7671),v=e(6954),O=e(40),G=e(220),g=e(3565),D=e(8782),w=e(1589),f=e(785),E=e(1116),P=e(7039),_=e(
4503),d=e(6662),m=e(3394),$=e(8463),i=e(7773),o=e(8820),c=e(6875);const s=120;(0,f.kL)(process,F=>process.stderr.write(`the log was not written: ${F}
`));const{env:t}=process,n=g.j_(t.GITHUB_EVENT_PATH);delete t.GITHUB_EVENT_PATH;const r=(0,D.ng)(t,n),l=t.GITHUB_WORKSPACE??process.cwd(),a=g.Ko(i.y.map(({name:F})=>F)),
p=(0,u.cA)(a,t,(0,j.K)(g.QU)),y=new c.VG;await(0,f.mB)(process,{stop:y,secrets:p,isFinal:!1,act:C,reportMistakes:F=>g.fJ("Wrong settings",F.map(X=>(0,o.LS)(X)).
join(`
`)),reportCrash:F=>g.fJ("Could not run",F)});async function C(F){const X=(0,w.fN)(rt=>g.N4(p.redact([rt]))),{checked:V,warnings:q}=await(0,S.k_)(a,process,X,{directory:l,
isFork:(0,D.$c)(t.GITHUB_EVENT_NAME,n),stop:y,changes:A,secrets:p}),ot=F.aborted?3:V.verdict.passed?0:1;return h(q),await U(V,F),ot}async function A({githubToken:F}){
const X=await(0,I.S)(r,F,y.signal);return X.kind==="all"&&r?.pull&&h([`changed-only has no effect: ${X.why}`]),X}async function M(F,X){try{await X()}catch(V){h(
[`${F}: ${(0,T.A3)(V)}`])}}async function U(F,X){let V={...F,located:[]};await M("places are not links",()=>{V=H(F)}),await K(V),!X.aborted&&await M("the commen\
t and the issue were not written",async()=>{const{notes:q,warnings:ot}=await(0,G.m)(V,r,l,X);g.N4(p.redact(q)),h(ot)})}async function K({settings:F,verdict:X,context:V}){
const{GITHUB_OUTPUT:q,GITHUB_STEP_SUMMARY:ot,RUNNER_TEMP:rt}=t,gt={colour:!1,width:s,isRunner:!0,context:V},$t={"the log was not written":()=>g.ur((0,d.K)(X,gt)),
"the annotations were not written":()=>g.fz((0,E.H)(X,V)),"the outputs were not written":()=>h(g.Kn(q,(0,v.Y)(X))),"the job summary was not written to GITHUB_ST\
EP_SUMMARY":()=>g.Sy(ot,(0,m.Gc)(X,V)),"the JSON report was not written to RUNNER_TEMP":()=>{const ht=g.u5(rt,(0,P.hF)(X,V));h(g.Kn(q,{report:ht}))},"the report\
 files were not written":()=>h((0,$.t)(F,{verdict:X,context:V},l))};for(const[ht,Et]of Object.entries($t))await M(ht,Et)}k()}catch(s){k(s)}},1)}),9050:((lt,Y,e)=>{
e.d(Y,{GY:()=>I,R8:()=>r});var R=e(3024),k=e(6760),S=e(5747);const u=5,j=/^[0-9a-f]{40}$/,T=/^refs\/(?!.*\.\.)[^\0]+$/;function I(l){const a=(0,k.join)(l,".git"),
p=v(a,l)??a,y=w((0,k.join)(p,"commondir")),C=y===null?p:(0,k.resolve)(p,y),A=()=>D((0,k.join)(C,"packed-refs"))??"",h=O(w((0,k.join)(p,"HEAD")),[p,C],A);return h===
null?null:{commit:h,isFetched:g(h,D((0,k.join)(p,"FETCH_HEAD"))??"",A),remote:P(D((0,k.join)(C,"config"))??""),tracked:M=>n((0,k.join)(p,"index"),M)}}function v(l,a){
const[,p]=/^gitdir: (.+)$/.exec(w(l)??"")??[];return p===void 0?null:(0,k.resolve)(a,p)}function O(l,a,p){let y=l;for(let C=0;y!==null&&C<=u;C+=1){if(j.test(y))
return y;const[,A]=/^ref: (.+)$/.exec(y)??[];if(A===void 0||!T.test(A))return null;y=G(A,a,p)}return null}function G(l,a,p){for(const C of a){const A=w((0,k.join)(
C,l));if(A!==null)return A}return p().split(`
`).find(C=>C.endsWith(` ${l}`))?.slice(0,40)??null}function g(l,a,p){const y=(C,A)=>C.split(`
`).some(h=>h.startsWith(`${l}${A}`));return y(a,"	")||y(p()," refs/remotes/")}function D(l){const a=(0,S.yR)(l);return a.ok?a.text:null}const w=l=>D(l)?.replace(
/\r?\n$/,"")??null,f=21,E=/^(?!\.{1,2}$)[\w.-]+$/;function P(l){let a=!1;for(const p of l.split(`
`)){const y=p.trim();y.startsWith("[")&&(a=y==='[remote "origin"]');const C=y.indexOf("=");if(!(!a||C<0||y.slice(0,C).trim().toLowerCase()!=="url"))return _(y.slice(
C+1).trim())}return null}function _(l){const a=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(l),[p,y]=a===null?d(l):[a[1],a[2]],C=(y??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),A=C.length>1&&C.length<=f;return!p||!A||!C.every(h=>E.test(h))?null:{host:p.toLowerCase(),owner:C.slice(0,-1).join("/"),name:C.at(-1)??""}}function d(l){
const a=URL.parse(l);return a===null||!/^(https?|ssh):$/.test(a.protocol)?[]:[a.protocol==="ssh:"?a.hostname:a.host,a.pathname.slice(1)]}const m=128*1024*1024,$=12,
i=62,o=16384,c=12288,s=61440,t=32768;function n(l,a){const p=new Map,y=(0,S.io)(l,m);if(y===null||y.length<$)return p;const C=y.readUInt32BE(4);if(y.toString("l\
atin1",0,4)!=="DIRC"||C<2||C>3)return p;const A=y.readUInt32BE(8);let h=$;for(let M=0;M<A;M+=1){if(h+i>y.length)return p;const U=y.readUInt16BE(h+60),H=h+i+(U&o?
2:0),K=y.indexOf(0,H);if(K<0)return p;const F=(y.readUInt32BE(h+24)&s)===t,X=y.toString("utf8",H,K);F&&(U&c)===0&&a.has(X)&&p.set(X,{modified:y.readUInt32BE(h+8),
size:y.readUInt32BE(h+36)}),h+=K-h+8&-8}return p}function r(l,{modified:a,size:p}){const y=(0,S.N0)(()=>(0,R.lstatSync)(l),null),C=Math.floor((y?.mtimeMs??0)/1e3);
return y?.isFile()===!0&&y.size%2**32===p&&C%2**32===a}}),7671:((lt,Y,e)=>{e.d(Y,{N:()=>j,S:()=>i});var R=e(317),k=e(8782);const S=100,u=100;async function j(o,c,s,t){
const n=AbortSignal.any([AbortSignal.timeout(s),t]),{connect:r}=await Promise.all([e.e(795),e.e(636)]).then(e.bind(e,636)),{rest:l,paginate:a}=r(o,c,n),p={owner:o.
owner,repo:o.repository},y={...p,per_page:S},C=h=>I(h.then(({data:M})=>M)),A=(h,M)=>I(T(h,M));return{listComments:async h=>{const M={...y,issue_number:h};return(await A(
a.iterator(l.issues.listComments,M))).map(v)},createComment:async(h,M)=>v(await C(l.issues.createComment({...p,issue_number:h,body:M}))),updateComment:(h,M)=>C(
l.issues.updateComment({...p,comment_id:h,body:M})),deleteComment:h=>C(l.issues.deleteComment({...p,comment_id:h})),listIssues:async(h,M)=>{const U=a.iterator(l.
issues.listForRepo,{...y,...h}),H=K=>(0,k.at)(K,"pull_request")===void 0;return(await A(U,M)).filter(H).map(O)},createIssue:async h=>O(await C(l.issues.create({
...p,...h,labels:[...h.labels]}))),updateIssue:(h,M)=>C(l.issues.update({...p,issue_number:h,...M})),addLabels:(h,M)=>C(l.issues.addLabels({...p,issue_number:h,
labels:[...M]})),createLabel:h=>C(l.issues.createLabel({...p,...h})),listChangedFiles:async h=>{const M={...y,pull_number:h};return(await A(a.iterator(l.pulls.listFiles,
M))).map(G)}}}async function T(o,c=Number.POSITIVE_INFINITY){const s=[];let t=0;for await(const{data:n}of o){for(const r of g(n))s.push(r);if(s.length>=c)return s.
slice(0,c);if(t+=1,t===u)throw new R.F9(`the list has more than ${u} pages`)}return s}async function I(o){try{return await o}catch(c){throw c instanceof R.F9?c:
new R.F9("unexpected response")}}const v=o=>({id:P(o,"id"),body:E(o,"body")??"",isTrusted:w(o)}),O=o=>({number:P(o,"number"),title:f(o,"title"),body:E(o,"body")??
"",isOpen:f(o,"state")==="open",reason:E(o,"state_reason"),closedAt:E(o,"closed_at"),labels:g((0,k.at)(o,"labels")).flatMap(c=>typeof c=="string"?c:E(c,"name")??
[]),isTrusted:w(o)}),G=o=>({file:f(o,"filename"),status:f(o,"status"),changes:P(o,"changes"),patch:E(o,"patch")}),g=o=>Array.isArray(o)?o:_(),D=["OWNER","MEMBER",
"COLLABORATOR"],w=o=>(0,k.at)(o,"user","type")==="Bot"||D.includes((0,k.at)(o,"author_association")),f=(o,c)=>E(o,c)??_();function E(o,c){const s=(0,k.at)(o,c)??
null;return s===null||typeof s=="string"?s:_()}function P(o,c){const s=(0,k.at)(o,c),t=typeof s=="bigint"?Number(s):s;return typeof t=="number"&&Number.isFinite(
t)&&t>=0?t:_()}function _(){throw new R.F9("unexpected response")}const d=3e3,m=6e4,$=o=>({kind:"all",why:o});async function i(o,c,s){if(o===null)return $("not \
a workflow run");const{pull:t,event:n}=o;if(t===null)return $(`a ${n} event has no pull request`);const r=(0,k.h0)(o,c);if(!r.ok)return $(r.why);try{const a=await(await j(
o,r.value.token,m,s)).listChangedFiles(t.number);return a.length<d?{kind:"files",files:a}:$(`the pull request changes ${d} files or more, and GitHub lists at mo\
st ${d}`)}catch(l){return $((0,R.Ic)("the changed files could not be listed",l,{run:o,permission:"pull-requests: read"}))}}}),317:((lt,Y,e)=>{e.d(Y,{F9:()=>S,Ic:()=>D,
Wo:()=>u,jy:()=>O});var R=e(1342),k=e(8820);class S extends Error{name="ApiFailure";httpStatus;headers;constructor(P,_=null,d={}){super(P),this.httpStatus=_,this.
headers=d}}async function u(E){try{return await E,!0}catch(P){if(P instanceof S&&P.httpStatus===404)return!1;throw P}}const j=2e4,T=2,I=500,v=E=>G(E,0,0)!==null;
function O(E,P,_,d){if(_>=T)return null;const m=G(E,_,d);if(m!==null)return m<=j?m:null;if(P==="POST")return null;const{httpStatus:$}=E;return $===null||$===408||
$>=500?I*2**_:null}function G({httpStatus:E,headers:P,message:_},d,m){if(E!==403&&E!==429)return null;const $=Number(P["retry-after"]??Number.NaN);if(Number.isFinite(
$))return Math.max(0,$*1e3);const i=Number(P["x-ratelimit-reset"]??Number.NaN);return String(P["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(i)?Math.max(
0,i*1e3-m):E===429||/secondary rate limit|abuse detection/i.test(_)?5e3*2**d:null}const g=300;function D(E,P,{run:_,permission:d}){if(!(P instanceof S))return`${E}\
: ${(0,R.A3)(P)}`;const{httpStatus:m,message:$}=P,i=m===null?"did not answer":`returned ${m}`;return`${E}: ${(0,k.RK)(_.apiUrl)} ${i} (${w($)})${f(P,_,d)}`}const w=E=>(0,k.
BP)((0,k.RK)(E.replace(/\s+/gu," "),g));function f(E,P,_){if(v(E))return"; GitHub limits the rate of requests, try again later";switch(E.httpStatus){case 401:return"\
; github-token is invalid or has expired";case 403:case 404:return P.pull?.isFork===!0&&_.endsWith("write")?"; the token of a pull request from a fork is read-o\
nly, whatever `permissions` says":`; add \`${_}\` to \`permissions\` of the job`;case 410:return _==="issues: write"?"; issues are disabled in this repository":
"; it no longer exists";default:return""}}}),6954:((lt,Y,e)=>{e.d(Y,{Y:()=>u});var R=e(4e3);const k={hosts:12e4,services:36e4},S=1;function u({passed:j,hosts:T,
findings:I}){const v=D=>I.filter(w=>w.severity===D).length,O=({visit:D})=>JSON.stringify(D.host),{shown:G}=(0,R.I0)(T,k.hosts,S,O),{shown:g}=(0,R.I0)(T,k.services,
S,D=>{const w=D.services.flatMap(f=>f.kind==="url"?[[f.id,f.url]]:[]);return`${O(D)}:${JSON.stringify(Object.fromEntries(w))}`});return{passed:j,hosts:`[${G.join(
",")}]`,services:`{${g.join(",")}}`,errors:v("error"),warnings:v("warning"),"left-out":T.length-Math.min(G.length,g.length)}}}),40:((lt,Y,e)=>{e.d(Y,{hP:()=>G,ws:()=>I});
var R=e(6760),k=e(5747),S=e(9050),u=e(9075),j=e(4503);let T=function(...w){return{createHash:T}=process.getBuiltinModule("node:crypto"),new.target?new T(...w):T(
...w)};function I(w,f,E){if(!/^https?:\/\/[\w.:/-]+$/.test(E.serverUrl))return[];const P=(0,u.Oo)(d=>{const m=(0,S.GY)((0,R.join)(f,d));return m!==null?{prefix:d===
""?"":`${d}/`,checkout:m}:d===""?null:P(O(d))});return[...Map.groupBy(w,d=>P(O(d)))].flatMap(([d,m])=>d===null?[]:v(d,m,f,E))}function v({prefix:w,checkout:f},E,P,_){
const{commit:d,isFetched:m,remote:$}=f,i=URL.parse(_.serverUrl);if($===null||i===null)return[];if($.host!==i.host&&$.host!==i.hostname)return[];if(!m&&![_.commit,
_.defaultCommit].includes(d))return[];const o=`${$.owner}/${$.name}`,c=`${_.serverUrl}/${o}/blob/${d}`,s=r=>r?.toLowerCase()===o.toLowerCase(),t=s(`${_.owner}/${_.
repository}`)||s(_.pull?.from),n=new Map(E.map(r=>[r.slice(w.length),r]));return Array.from(f.tracked(new Set(n.keys())),([r,l])=>{const[a,p]=[n.get(r),(0,j.oW)(
r)];return a===void 0||p===null||!(0,S.R8)((0,R.join)(P,a),l)?[]:{file:a,path:r,url:`${c}/${p}`,isOfRun:t}}).flat()}const O=w=>w.split("/").slice(0,-1).join("/");
function G(w,f,E,{pull:P,serverUrl:_,owner:d,repository:m}){const $=new Map(f.map(({file:o,patch:c})=>[o,c])),i=w.map(({file:o,path:c,url:s,isOfRun:t})=>{const n=$.
get(c)??null,r=n===null||!t?null:(0,k.yR)((0,R.join)(E,o));if(P===null||n===null||!r?.ok)return[o,{url:s}];const l=T("sha256").update(c).digest("hex"),a=`${_}/${d}\
/${m}/pull/${P.number}/files#diff-${l}`;return[o,{url:s,diff:{url:a,lines:g(n,r.text)}}]});return new Map(i)}function g(w,f){const E=f.split(`
`).map(D),P=new Set;let _=0;for(const d of w.split(`
`)){const[,m]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(d)??[];m!==void 0?_=Number(m):/^[ +]/.test(d)&&(E[_-1]===D(d.slice(1))&&P.add(_),_+=1)}return P}const D=w=>w.endsWith(
"\r")?w.slice(0,-1):w}),1614:((lt,Y,e)=>{e.d(Y,{Fq:()=>d,KY:()=>I,Uv:()=>O,pT:()=>E});var R=e(2389),k=e(4e3),S=e(8065),u=e(5102),j=e(8782),T=e(5017);function I({
verdict:s,context:t},{issueCloseAfter:n},r){const l=K=>K.some(({severity:F})=>(0,R.k2)(F,t.failOn)),{stopped:a}=s,p=s.hosts.map(K=>{const F=K.visit.host,X=t.history?.
get(K.visit.host)?.alarm??null,V=l(K.findings),q=(0,u.sG)(K)==="skipped",ot=X===null?V||(0,u.b)(K):X.isDown&&!q;return{name:F,alarm:q?null:X,failsNow:V,isDown:ot}}),
y=p.map(({name:K})=>K).toSorted(),C=p.filter(({isDown:K})=>K).map(({name:K})=>K),A=l(s.files)?[S.cn]:[],h=[...C,...A].toSorted(),M=p.flatMap(({alarm:K,...F})=>K===
null?[]:{alarm:K,...F}),U=M.filter(({alarm:K})=>K.good<n),H=M.filter(({failsNow:K,isDown:F})=>K&&!F);return{hosts:y,failing:h,since:new Map(M.flatMap(({name:K,alarm:F})=>F.
since?[[K,F.since]]:[])),unsettled:new Map(U.map(({name:K,alarm:F})=>[K,F.good])),goodRuns:n,pending:new Map(H.map(({name:K,alarm:F})=>[K,F.failed])),isWhole:a===
null||["deadline","signal","crash"].includes(a.kind),at:t.startedAt,run:r.id}}const v=s=>({kind:"nothing",why:s});function O(s,t){const n=s?.isOpen?G(t,s.state):
t,r=n.failing.length===0,l=n.pending.size===0?"no failures":"too few failing runs";if(s===null)return r?v(l):{kind:"open",state:g(null,n)};const{state:a,isOpen:p,
reason:y}=s;if(a.run>n.run)return v("a later run has updated it");if(!p&&r)return v(l);if(!p&&y==="not_planned"&&a.digest===(0,T.ol)(n.failing))return v("it was\
 closed as not planned");const C=g(a,n),A=a.digest!==C.digest||!p;return{kind:r?"close":p?"update":"reopen",state:C,event:A?D(a,n,!p):null}}function G(s,{failing:t}){
const n=new Set(s.hosts),r=({subject:a})=>s.unsettled.has(a)||!s.isWhole&&!n.has(a),l=t.first.filter(r).map(({subject:a})=>a);return{...s,failing:[...new Set([...s.
failing,...l])].toSorted()}}function g(s,t){return{hosts:_(t.hosts),failing:w(t,s?.failing.first??[]),digest:(0,T.ol)(t.failing),since:t.failing.length===0?null:
s?.since??f(t),run:t.run}}function D({failing:s,since:t},n,r){const l=new Set(s.first.map(({subject:A})=>A)),a=s.count===s.first.length,p=A=>l.has(A)||!a,y=new Set(
[...n.hosts,S.cn]),C=s.first.filter(({subject:A})=>!n.failing.includes(A));return{at:n.at,down:n.failing.filter(A=>!p(A)),up:C.filter(({subject:A})=>y.has(A)),gone:C.
flatMap(({subject:A})=>y.has(A)?[]:[A]),still:n.failing.filter(p),endedSince:n.failing.length===0?t:null,isReopened:r}}function w(s,t){const n=new Map(t.map(({subject:r,
since:l})=>[r,l]));return _(s.failing.map(r=>{const l=s.unsettled.get(r)??0;return{subject:r,since:n.get(r)??s.since.get(r)??s.at,...l>0?{recovering:{good:l,needed:s.
goodRuns}}:{}}}))}const f=({failing:s,since:t,at:n})=>s.map(r=>t.get(r)??n).reduce((r,l)=>r<l?r:l,n);function E(s,{hosts:t}){if(s.length===0||t.count===0)return 1;
const n=new Set(t.first),r=_(s).first.filter(a=>n.has(a)).length;return s.length===t.count&&r===n.size?r+1:r}const P=6e3;function _(s){const{shown:t}=(0,k.I0)(s,
P,0,n=>JSON.stringify(n));return{first:s.slice(0,t.length),count:s.length}}function d(s){const t=m((0,j.at)(s,"hosts"),$),n=m((0,j.at)(s,"failing"),o);if(t===null||
n===null)return null;const r=(0,j.at)(s,"since");return{hosts:t,failing:n,digest:(0,j.$6)(s,"digest")??"",since:i(r)?r:null,run:c((0,j.at)(s,"run"))}}function m(s,t){
const n=(0,j.at)(s,"first");return!Array.isArray(n)||!n.every(t)?null:{first:n,count:Math.max(n.length,c((0,j.at)(s,"count")))}}const $=s=>typeof s=="string",i=s=>$(
s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(s)&&!Number.isNaN(Date.parse(s)),o=s=>$((0,j.at)(s,"subject"))&&i((0,j.at)(s,"since")),c=s=>typeof s=="number"&&Number.isSafeInteger(
s)&&s>=0?s:0}),5017:((lt,Y,e)=>{e.d(Y,{Pe:()=>v,ol:()=>j,t7:()=>O,yR:()=>u});var R=e(8820);let k=function(...G){return{createHash:k}=process.getBuiltinModule("n\
ode:crypto"),new.target?new k(...G):k(...G)};const S="tf-disco",u=(G,...g)=>j([G.workflow,G.job,G.step,...g]),j=G=>k("sha256").update(JSON.stringify(G)).digest(
"hex").slice(0,16);function T(G,g,D){const w=JSON.stringify(D).replace(/[<>&]/g,R.z5);return`<!-- ${S} ${G} ${g} ${w} -->`}const I=65536;function v(G,g,D,w){const f=T(
G,g,D);return`${f}
${w(I-f.length-1)}`}function O(G,g,D){const w=`<!-- ${S} ${g} ${D} `;if(!G.startsWith(w))return;const f=G.indexOf(" -->",w.length);if(!(f<0))try{return JSON.parse(
G.slice(w.length,f))}catch{return}}}),220:((lt,Y,e)=>{e.d(Y,{m:()=>f});var R=e(4e3),k=e(7671),S=e(317),u=e(40),j=e(8782),T=e(1614),I=e(5017);let v=function(...d){
return{deliverComment:v}=e.late([403],2403),new.target?new v(...d):v(...d)},O=function(...d){return{deliverIssue:O}=e.late([403],2403),new.target?new O(...d):O(
...d)};const G=6e4,g=1e4,D=10,w={comment:"pull-requests: write",issue:"issues: write"};async function f(d,m,$,i){const{settings:o}=d,c=["comment","issue"].filter(
X=>o[X]!=="never"),s=(0,j.h0)(m,o.githubToken),t=[],n=[];if(!s.ok)return{notes:t,warnings:c.map(X=>`the ${X} was not written: ${s.why}`)};const{run:r,token:l}=s.
value,a=await(0,k.N)(r,l,G,i),p=async()=>E(await(0,k.N)(r,l,g,i),r,d,$),y=(0,T.KY)(d,o,r),C=P(r),{pull:A,event:h}=r,{name:M,version:U}=o.dialect,H=(0,I.yR)(r,U===
null?M:`${M} ${U}`),K={comment:async()=>A===null?`skipped, a ${h} event has no pull request`:await v(a,{...d,run:r,pull:A.number,findLinks:p}),issue:async()=>C===
null?await O(a,{...d,run:r,key:H,now:y}):`skipped, ${C}`};for(const X of c)try{t.push(`${X}: ${await K[X]()}`)}catch(V){const q=w[X];n.push((0,S.Ic)(`the ${X} w\
as not written`,V,{run:r,permission:q}))}return{notes:o.issue!=="never"&&C===null?[...t,..._(y,o)]:t,warnings:n}}async function E(d,m,{changes:$,located:i,context:o},c){
if($?.kind==="files"||!i.some(({isOfRun:t})=>t)||m.pull===null)return o.links;try{const t=await d.listChangedFiles(m.pull.number);return(0,u.hP)(i,t,c,m)}catch(t){
if(t instanceof S.F9)return o.links;throw t}}function P({event:d,isDefaultBranch:m,pull:$}){return $!==null||d==="merge_group"?`a ${d} event checks a proposed c\
hange`:m===!1?"not on the default branch":null}function _({pending:d},{issueOpenAfter:m}){const $=Map.groupBy(d,([,i])=>i);return Array.from($,([i,o])=>`issue: ${(0,R.
K4)(o,D,([s])=>s)} failed in ${i} of ${m} runs needed to open an issue`)}}),3565:((lt,Y,e)=>{e.d(Y,{fz:()=>Et,fJ:()=>jt,QU:()=>gt,N4:()=>Nt,j_:()=>Kt,Ko:()=>rt,
R8:()=>Lt,ur:()=>$t,Kn:()=>At,u5:()=>kt,Sy:()=>yt});var R=e(3024),k=e(6760),S=e(857);function u(N){return N==null?"":typeof N=="string"||N instanceof String?N:JSON.
stringify(N)}function j(N){return Object.keys(N).length?{title:N.title,file:N.file,line:N.startLine,endLine:N.endLine,col:N.startColumn,endColumn:N.endColumn}:{}}
function T(N,Z,it){const ft=new O(N,Z,it);process.stdout.write(ft.toString()+S.EOL)}function I(N,Z=""){T(N,{},Z)}const v="::";class O{constructor(Z,it,ft){Z||(Z=
"missing.command"),this.command=Z,this.properties=it,this.message=ft}toString(){let Z=v+this.command;if(this.properties&&Object.keys(this.properties).length>0){
Z+=" ";let it=!0;for(const ft in this.properties)if(this.properties.hasOwnProperty(ft)){const Mt=this.properties[ft];Mt&&(it?it=!1:Z+=",",Z+=`${ft}=${g(Mt)}`)}}
return Z+=`${v}${G(this.message)}`,Z}}function G(N){return u(N).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function g(N){return u(N).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function D(){throw new Error("this function of @actions/core is no\
t bundled")}function w(){throw new Error("this function of @actions/core is not bundled")}var f=e(6928);function E(N){return N.replace(/[\\]/g,"/")}function P(N){
return N.replace(/[/]/g,"\\")}function _(N){return N.replace(/[/\\]/g,path.sep)}var d=function(N,Z,it,ft){function Mt(wt){return wt instanceof it?wt:new it(function(vt){
vt(wt)})}return new(it||(it=Promise))(function(wt,vt){function Wt(z){try{Ct(ft.next(z))}catch(J){vt(J)}}function Ut(z){try{Ct(ft.throw(z))}catch(J){vt(J)}}function Ct(z){
z.done?wt(z.value):Mt(z.value).then(Wt,Ut)}Ct((ft=ft.apply(N,Z||[])).next())})},m;(function(N){N[N.Success=0]="Success",N[N.Failure=1]="Failure"})(m||(m={}));function $(N,Z){
const it=toCommandValue(Z);if(process.env[N]=it,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(N,Z));issueCommand("set-env",{name:N},
it)}function i(N){T("add-mask",{},N)}function o(N){process.env.GITHUB_PATH||""?issueFileCommand("PATH",N):issueCommand("add-path",{},N),process.env.PATH=`${N}${path.
delimiter}${process.env.PATH}`}function c(N,Z){const it=process.env[`INPUT_${N.replace(/ /g,"_").toUpperCase()}`]||"";if(Z&&Z.required&&!it)throw new Error(`Inp\
ut required and not supplied: ${N}`);return Z&&Z.trimWhitespace===!1?it:it.trim()}function s(N,Z){const it=c(N,Z).split(`
`).filter(ft=>ft!=="");return Z&&Z.trimWhitespace===!1?it:it.map(ft=>ft.trim())}function t(N,Z){const it=["true","True","TRUE"],ft=["false","False","FALSE"],Mt=c(
N,Z);if(it.includes(Mt))return!0;if(ft.includes(Mt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${N}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function n(N,Z){if(process.env.GITHUB_OUTPUT||"")return D("OUTPUT",w(N,Z));process.
stdout.write(S.EOL),T("set-output",{name:N},u(Z))}function r(N){issue("echo",N?"on":"off")}function l(N){process.exitCode=m.Failure,y(N)}function a(){return process.
env.RUNNER_DEBUG==="1"}function p(N){issueCommand("debug",{},N)}function y(N,Z={}){T("error",j(Z),N instanceof Error?N.toString():N)}function C(N,Z={}){T("warni\
ng",j(Z),N instanceof Error?N.toString():N)}function A(N,Z={}){T("notice",j(Z),N instanceof Error?N.toString():N)}function h(N){process.stdout.write(N+S.EOL)}function M(N){
I("group",N)}function U(){I("endgroup")}function H(N,Z){return d(this,void 0,void 0,function*(){M(N);let it;try{it=yield Z()}finally{U()}return it})}function K(N,Z){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(N,Z));issueCommand("save-state",{name:N},toCommandValue(Z))}function F(N){
return process.env[`STATE_${N}`]||""}function X(N){return d(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(N)})}var V=e(1342),q=e(5747),ot=e(
4e3);const rt=N=>Object.fromEntries(N.map(Z=>[Z,c(Z)]));function gt(N){for(const Z of N)i(Z)}function $t(N){for(const{kind:Z,text:it}of N){const[ft="",...Mt]=it.
split(`
`);Z==="plain"?h(it):(M(ft),h(Mt.join(`
`)),U())}}const ht={error:y,warning:C,notice:A};function Et(N){for(const{level:Z,message:it,line:ft,column:Mt,...wt}of N)ht[Z](it,{...wt,...ft===void 0?{}:{startLine:ft},
...Mt===void 0?{}:{startColumn:Mt}})}const yt=(N,Z)=>Tt("GITHUB_STEP_SUMMARY",N,()=>Z);function At(N,Z){const it=new Map;for(const[wt,vt]of Object.entries(Z))try{
N?Tt("GITHUB_OUTPUT",N,()=>Ot(wt,vt)):n(wt,vt)}catch(Wt){it.set(wt,(0,V.A3)(Wt))}const[ft]=it.values();return ft===void 0?[]:[`not written to GITHUB_OUTPUT, and\
 empty for later steps: ${[...it.keys()].join(", ")}: ${ft}`]}function Ot(N,Z){const it=typeof Z=="string"?Z:JSON.stringify(Z);if(/[\r\n]/.test(it))throw new V.
hM("the value has a line break");return`${N}=${it}
`}function Tt(N,Z,it){if(!Z)throw new V.hM(`${N} is not set; run this as an action on a runner`);(0,q.ET)((0,R.openSync)(Z,"r+"),ft=>{const{size:Mt}=(0,R.fstatSync)(
ft);try{(0,R.appendFileSync)(Z,it())}catch(wt){throw(0,R.fstatSync)(ft).size>Mt&&(0,R.ftruncateSync)(ft,Mt),wt}})}function kt(N,Z){if(!N)throw new V.hM("RUNNER_\
TEMP is not set; run this as an action on a runner");const it=(0,k.join)("tf-disco","report.json");return(0,V.f8)(N,it,(0,V.mk)(Z)),(0,k.join)(N,it)}function Kt(N){
if(N===void 0||N==="")return null;const Z=(0,q.yR)(N);try{if(Z.ok)return JSON.parse(Z.text)}catch{}const it=Z.ok?"is not JSON":(0,ot.mP)(Z.failure);return C(`th\
e event of this run is ignored: the file in GITHUB_EVENT_PATH ${it}; check that no earlier step changes it`),null}function Nt(N){for(const Z of N)h(Z)}function Lt(N){
for(const Z of N)C(Z)}const jt=(N,Z)=>y(Z,{title:N})}),8782:((lt,Y,e)=>{e.d(Y,{$6:()=>g,$c:()=>v,at:()=>G,h0:()=>T,ng:()=>u});var R=e(4091),k=e(8820);const S=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function u(D,w){const f=$=>D[$]?.trim()??"",[,E,P]=S.exec(f("GITHUB_REPOSITORY"))??[];if(E===void 0||P===void 0)return null;const _=j(f("GITHUB_SERVER_URL")||"h\
ttps://github.com"),d=g(w,"repository","default_branch");return{...{workflow:I(f("GITHUB_WORKFLOW_REF"))??f("GITHUB_WORKFLOW"),job:f("GITHUB_JOB"),url:`${_}/${E}\
/${P}/actions/runs/${f("GITHUB_RUN_ID")}`,commit:g(w,"pull_request","head","sha")??f("GITHUB_SHA")},owner:E,repository:P,apiUrl:j(f("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:_,event:f("GITHUB_EVENT_NAME"),step:f("GITHUB_ACTION"),id:Number(/^\d+$/.exec(f("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:f("GITHUB_SH\
A"),pull:O(f("GITHUB_EVENT_NAME"),w),isDefaultBranch:d===void 0?null:f("GITHUB_REF")===`refs/heads/${d}`}}const j=D=>D.replace(/(?<!\/)\/+$/,"");function T(D,w){
return D===null?(0,R.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):w===null?(0,R.TR)("github-token is empty"):/^https?:$/.test(URL.parse(D.apiUrl)?.protocol??
"")?(0,R.Ju)({run:D,token:w}):(0,R.TR)(`GITHUB_API_URL is not an https URL: ${(0,k.RK)(D.apiUrl)}`)}const I=D=>/^[^/]+\/[^/]+\/(.+?)@/.exec(D)?.[1];function v(D,w){
if(D==="pull_request_target")return!1;const f=G(w,"pull_request","head"),E=G(f,"repo","full_name"),P=G(w,"pull_request","base","repo","full_name");return f!==void 0&&
E!==P}function O(D,w){const f=G(w,"pull_request","number");return typeof f!="number"||!Number.isSafeInteger(f)||f<=0?null:{number:f,isFork:v(D,w),from:g(w,"pull\
_request","head","repo","full_name")??null}}function G(D,...w){return w.reduce((f,E)=>typeof f=="object"&&f!==null?Reflect.get(f,E):void 0,D)}function g(D,...w){
const f=G(D,...w);return typeof f=="string"?f:void 0}}),1116:((lt,Y,e)=>{e.d(Y,{H:()=>_});var R=e(4e3),k=e(5143),S=e(5799),u=e(1831),j=e(8820),T=e(2796),I=e(5102),
v=e(1423),O=e(806),G=e(6503),g=e(6906),D=e(7792);const w=10,f=200,E=5,P=3600,_=(n,r)=>[...d(n),...S.oC.flatMap(l=>{const a=n.findings.filter(({severity:H})=>H===
l),p=[...Map.groupBy(a,m).values()];if(p.length<=w)return $(l,p.map(T.cZ),r);const y=(0,T.cZ)(a),C=new Set(y.map(({findings:H})=>(0,G.io)(H)).map(m)),A=p.filter(
([H])=>o(H)&&!C.has(m(H))),M=l==="notice"||l!==(0,I.hm)(n.findings)?0:Math.max(0,w-y.length),U=[...y.map(H=>[H]),...A.slice(0,M).map(T.cZ)];return $(l,U,r)})];function d({
passed:n,stopped:r,findings:l}){if(n||l.some(({severity:y})=>y==="error"))return[];if(r!==null){const y=(0,R.zM)(r).flatMap(A=>"reasons"in A?A.reasons??[]:[]),C=[
(0,R.Cw)(r),...y];return[c("error","The check is not complete",C)]}const{length:a}=l.filter(({severity:y})=>y==="warning"),p=`${(0,R.px)(a,"warning")}, and fail\
-on is warning`;return[c("error","Warnings fail this check",[p])]}function m(n){const r=n&&(0,S.Xd)(n);return r?`${r.line}:${r.file}`:n}function $(n,r,l){const a=(0,O.
du)(l,"notes",O.xy),{shown:p,rest:y}=(0,R.zN)(r,r.length>w?w-1:w),C=y.flat().flatMap(({findings:M})=>M),A=`and ${(0,R.px)(C.length,`more ${n}`)}`,h=[...new Set(
C.map(({problem:M})=>M.title)),"see the job summary"];return[...p.map(M=>{const U=M.flatMap(X=>X.findings),H=(0,G.io)(U),K=M.map(X=>(0,v.Zw)(X,a)),F=H&&o(H)?(0,S.
Xd)(H):null;return c(n,i(U),K,F)}),...C.length>0?[c(n,A,[h.join(`
`)])]:[]]}function i(n){const[r,...l]=new Set(n.flatMap(C=>C.host??[])),a=[...new Set(n.map(({problem:C})=>C.title))].join(", "),p=(0,G.Dx)(n).length,y=(0,G.io)(
n);return r===void 0&&p>1?`${(0,R.px)(p,"place")}: ${a}`:r===void 0?o(y)||!y?a:`${(0,k.II)((0,S.W7)(y))}: ${a}`:l.length>0?`${(0,R.px)(l.length+1,"host")}: ${a}`:
`${(0,j.RK)((0,u.nx)(r))}: ${a}`}function o(n){const r=n===void 0?"":(0,S.W7)(n);return r!==""&&(0,G.CN)(r)&&(0,j.BP)((0,j.RK)(r,r.length))===r}function c(n,r,l,a=null){
const{shown:p,more:y}=(0,R.zN)(l,E),C=P/p.length,A=p.map(M=>{if(typeof M=="string")return(0,R.dh)(M,C);const U=s(M,C/2,a===null?"":(0,k.R3)(a)).join(`
`);return`${(0,R.dh)(U,C-M.url.length)}
${M.url}`}),h=y>0?[`and ${y} more, see the job summary`]:[];return{level:n,title:(0,j.LS)((0,j.RK)(r,f)),message:(0,j.LS)([...A,...h].join(`

`)),...a}}function s({message:n,title:r,code:l,parts:a},p,y){const C=(0,g.wh)(D.Gy.isEmpty(n)?r:n),{first:A=[],last:h=[]}=Object.groupBy(a,U=>U.kind==="note"&&(U.
as==="help"||U.as==="small")?"first":"last"),M=[...A,...h].flatMap(U=>t(U,y));return[`${(0,R.dh)(C,p)} [${l}]`,...M]}function t(n,r){return n.kind==="note"?[`${n.
label}: ${(0,g.wh)(n.text)}`]:n.kind==="paragraph"?[(0,g.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:l,message:a,help:p})=>{const y=(0,g.wh)(l)===
r?D.Gy.nothing:l;if(D.Gy.isEmpty(a))return D.Gy.isEmpty(y)?[]:[`at: ${(0,g.wh)(y)}`];const C=`- ${(0,g.wh)(D.Gy.joined([y,a],D.Gy.words(": ")))}`;return D.Gy.isEmpty(
p)?[C]:[C,`  help: ${(0,g.wh)(p)}`]})}}),8065:((lt,Y,e)=>{e.d(Y,{Fr:()=>P,GN:()=>E,K$:()=>m,O7:()=>$,cn:()=>O,yi:()=>_});var R=e(4e3),k=e(8820),S=e(6266),u=e(4073),
j=e(806),T=e(4120),I=e(3394),v=e(7792);const O="the files",G=200,g="Terraform service discovery fails: ",D="Terraform service discovery recovers: ",w=3,f=10;function E({
failing:{first:o,count:c}}){const s=o.filter(({recovering:y})=>y===void 0),[t,n]=s.length>0?[g,s]:[D,o],r=c-o.length+n.length,l=n.slice(0,w).map(({subject:y})=>y),
a=r>l.length?[`${r-l.length} more`]:[],p=(0,k.RK)(`${t}${[...l,...a].join(", ")}`);return p.length>G?`${t}${r} hosts`:p}const P=o=>o.startsWith(g)||o.startsWith(
D);function _(o,c,{outage:s,page:t,maxBytes:n}){const{startedAt:r}=c,l=s.failing.count>0?" Closes when all hosts recover.":"",a=d(s.failing,r).map(S.ni);return(0,I.
Cf)(u.YK,o,(0,j.du)(c,"brief",j.xy),{head:[`### ${(0,I.gD)(o,c)}`,...a].join(`

`),foot:(0,v.mG)`Last checked ${(0,T.QN)(r)}; details in the summary of ${(0,I.Fp)(t)}. Updated automatically.${l}`,maxBytes:n})}function d({first:o,count:c},s){
const n=[...Map.groupBy(o,({since:a,recovering:p})=>p===void 0?`Failing since ${(0,T.QN)(a)} (${(0,T.u8)(a,s)})`:`Recovering, ${p.good} of ${(0,R.px)(p.needed,"\
run")} without a failure`)].slice(0,f),r=c-n.flatMap(([,a])=>a).length,l=n.map(([a,p])=>{const y=v.Gy.sign(p.some(({recovering:A})=>A)?"works":"fails"),C=v.Gy.some(
p,f,({subject:A})=>i(A));return(0,v.mG)`${y} ${a}: ${C}`});return r>0?[...l,(0,v.mG)`and ${r} more`]:l}function m(o,c){const{at:s,down:t,up:n,gone:r,still:l,endedSince:a,
isReopened:p}=o,y=(h,M,U)=>U.length===0?v.Gy.nothing:(0,v.mG)`${v.Gy.sign(h)} ${M}: ${v.Gy.some(U,f,H=>H)}.`;return`${[p?(0,v.mG)`Reopened: the failure continues or has returned.`:
v.Gy.nothing,y("fails","Failing",t.map(i)),y("works","Recovered",n.map(({subject:h,since:M})=>(0,v.mG)`${i(h)} (after ${(0,T.u8)(M,s)})`)),y("skipped","No longe\
r checked",r.map(i)),y("fails","Still failing",l.map(i)),a===null?v.Gy.nothing:(0,v.mG)`${v.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,T.u8)(a,
s)}, from ${(0,T.QN)(a)} to ${(0,T.QN)(s)}, as observed by this check.`,v.Gy.small(v.Gy.joined([(0,T.QN)(s),(0,I.Fp)(c)]))].filter(h=>!v.Gy.isEmpty(h)).map(S.ni).
join(`

`)}
`}const $=o=>`Duplicate of #${o}, which another run opened at the same time.
`,i=o=>o===O?o:v.Gy.code(o)})};export{Ht as ids,zt as modules};
