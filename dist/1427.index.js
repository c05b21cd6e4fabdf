const zt=[1427,8580,4947],Vt={1331:((Mt,q,t)=>{t.d(q,{O:()=>T,i:()=>k});const T=N=>({discovery:N,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),k=(N,a)=>({host:N,attempt:T({kind:"skipped",problem:a}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Mt,q,t)=>{t.d(q,{n:()=>b});var T=t(9432);const k=["TF_CLI_ARGS_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
a=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function b(j){const U=S(j),E=l=>U.flatMap(({name:y,value:r})=>y===l?r:[]),h=l=>E(l).at(-1);return{
upgrade:P(h("upgrade")??"false"),hasBackend:P(h("backend")??h("cloud")??"true"),isLockReadonly:h("lockfile")==="readonly",pluginDirectories:E("plugin-dir"),backendConfig:E(
"backend-config"),remarks:k.flatMap(l=>{const r=U.filter(({name:i,from:c})=>c===l&&a.test(i)).map(M).join(" ");return r===""?[]:[`init is predicted with ${r} of\
 ${l}`]})}}const P=j=>/^(1|[tT]|true|TRUE|True)$/.test(j);function M({name:j,value:U}){if(U==="true")return`-${j}`;const E=j==="backend-config"&&!U.startsWith("\
hostname=");return`-${j}=${(0,T.dh)(E?U.replace(/=.*/s,"=\u2026"):U)}`}function S(j){const U=k.flatMap(h=>L(j[h]??"").map(l=>({text:l,from:h}))).values(),E=[];for(const{
text:h,from:l}of U){const[,y,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(h)??[];if(y===void 0)break;const i=()=>N.test(y)?U.next().value?.text??"":"true";E.push({name:y,
from:l,value:r??i()})}return E}function L(j){const[U=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(j)??[];return(U.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(h=>h.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(l,y,r,i)=>String(y??i??r.replace(/\\(.)/gs,"$1"))))}}),5517:((Mt,q,t)=>{t.d(q,{Ot:()=>a,QB:()=>k,im:()=>T,
jm:()=>S,mU:()=>j,pR:()=>y,sO:()=>L,yX:()=>N});const T=["fails","warns","works","unchecked","skipped"],k=5,N=({outcome:r})=>r!=="unchecked"&&r!=="skipped",a=30,
b=[7,30,90],P=30,M=20;function S(r,i){const c=r.filter(N);return{recent:r.slice(-a),uptime:b.map(p=>{const _=U(c,i,p);return{days:p,good:_.filter(E).length,runs:_.
length}}),medianMs:h(U(r,i,P)),incidents:l(c).reverse().slice(0,M)}}const L=864e5,j=(r,i)=>new Date(Date.parse(r)+i*L).toISOString();function U(r,i,c){const p=j(
i,-c);return r.filter(({at:_})=>_>p)}const E=({outcome:r})=>r!=="fails";function h(r){const i=r.flatMap(({ms:c})=>c??[]).sort((c,p)=>c-p);return i[Math.ceil(i.length/
2)-1]??null}function l(r){const i=[];let c=[];const p=_=>{const[G]=c;if(G!==void 0){const s=[...new Set(c.flatMap(d=>d.codes))].slice(0,k);i.push({from:G.at,until:_,
runs:c.length,codes:s})}c=[]};for(const _ of r)E(_)?p(_.at):c.push(_);return p(null),i}function y(r,i){let c={isDown:!1,since:null,failed:0,good:0},p=null;for(const _ of r){
if(!N(_))continue;const G=i.isFailing(_),s=G?c.failed+1:0,d=G?0:c.good+1;s===1&&(p=_.at);const g=c.isDown?d<i.issueCloseAfter:s>=i.issueOpenAfter,e=g?c.since??p:
null;c={isDown:g,since:e,failed:s,good:d}}return c}}),4503:((Mt,q,t)=>{t.d(q,{DZ:()=>j,R8:()=>E,aE:()=>M,oW:()=>U,uM:()=>N});var T=t(9119),k=t(8884);function N(h,{
links:l,repositories:y}){const{line:r,target:i=h.file}=h,{repository:c,path:p}=(0,T.bH)(i);if(c!==null){const G=y.find(({name:g})=>g===c),s=j(G,"blob"),d=U(p);return s===
null||d===null?null:`${s}/${d}#L${r}`}const _=l?.get(i);return _===void 0?null:_.diff?.lines.has(r)?`${_.diff.url}R${r}`:`${_.url}#L${r}`}const a=600,b=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
P=/^(?:[\da-f]{40}|[\da-f]{64})$/;function M(h){const l=h?.url??"";return l.length<=a&&b.test(l)?l:null}const S=/^https?:\/\/gitlab\./i,L=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function j(h,l="commit"){const y=M(h),r=h?.commit??"";return y===null||!P.test(r)||L.test(y)?null:`${y}${S.test(y)?"/-":""}/${l}/${r}`}function U(h){if(!h.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(h))return null;const l=r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`;return h.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,l)}function E(h){const y=(0,k.YC)(h).flat().flatMap(r=>typeof r=="string"?[]:r.target??r.file);return new Set(y.filter(k.CN))}}),7035:((Mt,q,t)=>{
t.d(q,{K5:()=>y,XQ:()=>L,bW:()=>h,be:()=>E,cT:()=>i,hc:()=>r,kW:()=>j,mc:()=>U});var T=t(9432),k=t(5517),N=t(5102),a=t(4120),b=t(7792),P=t(806);const M=20,S=40;
function L({incidents:[c]}){return c?.until!==null||c.runs<2?null:`failing since ${(0,a.QN)(c.from)} (${(0,T.px)(c.runs,"run")})`}function j({recent:c,uptime:p,
incidents:[_]}){const{good:G=0,runs:s=0}=p.at(-1)??{};if(_?.until!==null||s<2)return null;if(s-G===1)return`first failure in ${(0,T.px)(s,"run")}`;const d=c.filter(
({outcome:e})=>e==="fails").length;return d<=_.runs&&_.runs>1?null:`failed ${d} of the last ${c.filter(k.yX).length} runs`}function U({good:c,runs:p}){const _=Math.
floor(1e4*c/p);if(_>=9900)return`${_/100}%`;const G=Math.floor(_/10);return G===0&&c>0?"below 0.1%":`${G/10}%`}function E(c,p,_){const G=c.toSorted((g,e)=>p(g)-
p(e)).map(_),[s="",d=""]=[G[0],G.at(-1)];return s===d?s:`${s} to ${d}`}const h=(c,p="results")=>c.length===0?b.Gy.nothing:{kind:"chart",of:p,runs:c,label:l(c)};
function l(c){const p=N.vh.flatMap(G=>{const{length:s}=c.filter(g=>g.outcome===G),d=G==="warns"?"with warnings":N.nx[G];return s===0?[]:[`${s} ${d}`]});return`${c.
length===1?"last run":`last ${(0,T.px)(c.length,"run")}`}: ${p.join(", ")}`}function y({recent:c,uptime:p,medianMs:_}){const G=p.filter(({runs:e})=>e>0).map(e=>{
const{days:u,good:n,runs:o}=e;return`${U(e)} (${n} of ${(0,T.px)(o,"run")} in ${u} days)`}),s=c.flatMap(({ms:e})=>e??[]),d=s.length===0?"":`, last runs ${E(s,Number,
a.kJ)}`,g=(0,b.mG)`median ${(0,a.kJ)(_??0)} in 30 days${d}${h(c,"latency")}`;return{runs:[(0,b.mG)`${h(c)} ${l(c)}`],uptime:[b.Gy.joined(G)],latency:_===null?[]:
[g]}}function r(c){const p=[...c.context.history??[]].flatMap(([e,{incidents:u}])=>u.map(n=>({...n,host:e}))).toSorted((e,u)=>+(e.from<u.from)-+(e.from>u.from));
if(p.length===0)return[];const _=p.filter(({until:e})=>e===null).length,G=_===0?"":p.length===1?", ongoing":`, ${_} ongoing`,s=`${(0,T.px)(p.length,"incident")}${G}`,
d={...c,elsewhere:"in the history file"},g=(0,P.Ku)(p,M,"incident",d,e=>i(e,c));return c.medium==="page"?[b.om.paragraph(`${s}.`),...g]:b.om.details(b.om.title(
s),g)}function i(c,p){const _=p.medium==="page",G=e=>_?(0,P.U1)(e,p):b.Gy.code(e,S),s=({from:e,until:u})=>u===null?`${(0,a.u8)(e,p.context.startedAt)} so far`:(0,a.
u8)(e,u),d=({host:e})=>e===void 0?null:(0,P.b8)(e,p,b.Gy.name),g=[b.om.column("Host",d,"name"),b.om.column("From",({from:e})=>(0,a.QN)(e),"when"),b.om.column("D\
uration",s,"when"),b.om.column("Failed runs",({runs:e})=>e,"number"),b.om.column("Problems",({codes:e})=>b.Gy.joined(e.map(G)))];return b.om.table(c,g,"Incident\
s")}}),7615:((Mt,q,t)=>{t.d(q,{G_:()=>s,h0:()=>E,xS:()=>h});var T=t(9432),k=t(9119),N=t(8032),a=t(9179),b=t(5102),P=t(4120),M=t(7792),S=t(7035),L=t(806);const j=120,
U=/^credentials-|^document-unauthorized$/,E=e=>M.Gy.code(e,j);function h(e,u){const{host:n,attempt:o,earlier:f,credentials:$,looks:R,forced:D}=e.visit,{discovery:m,
timing:O,hops:C,certificates:A}=o,{context:H,medium:Y,limits:nt,elsewhere:ht}=u,et=m.kind==="failed"?m.excerpt:null,B=e.findings.some(({problem:dt})=>U.test(dt.
code)),K=Y==="page"?H.history?.get(n):void 0,Q={result:m.kind==="skipped"?[M.Gy.prose(m.problem.message)]:[],required:l(e,u),clients:Y==="log"?[]:y(e,u),response:C.
map(i),services:e.services.map(dt=>c(dt,u)),body:et===null?[]:[M.Gy.code(et.replace(/\s+/gu," ").trim())],timing:[p(O)],retried:f.map(_),"token from":$?.hasToken?
[M.Gy.prose($.source)]:[],certificate:A.map(dt=>G(dt,H.startedAt)),credentials:B?g(R):[],"host block":[...Map.groupBy(D,dt=>(0,k.eo)(dt.place))].map(([dt,_t])=>(0,M.
mG)`${M.Gy.path(dt)} for ${(0,T.eZ)(_t.map(({client:$t})=>$t))}`)},it=Y==="log"&&(0,b.QK)(e).length===0;return Object.entries({...Q,...K&&(0,S.K5)(K)}).flatMap(
([dt,_t])=>{if(it&&!["credentials","host block"].includes(dt))return[];const{shown:$t,more:Ot}=(0,T.zN)(_t.filter(F=>!M.Gy.isEmpty(F)),nt.rows),z=Ot===0?[]:[(0,M.
mG)`and ${Ot} more ${ht}`];return $t.length===0?[]:[{label:dt,texts:[...$t,...z]}]})}function l({requirements:e},u){const{context:n,limits:o}=u,f=Map.groupBy(e,
({because:$})=>$.map(k.df).join(`
`));return Array.from(f.values(),$=>{const R=M.Gy.some($,o.rows,({service:D,clients:m})=>{const O=D==="any"?M.Gy.words("any service"):E(D);return n.dialect.clients.
every(A=>m.includes(A))?O:(0,M.mG)`${O} for ${(0,T.eZ)(m)}`});return(0,L.ZT)(R,(0,L.AZ)($[0]?.because??[],o.places,u))})}const y=({clients:e},{context:u})=>[...Map.
groupBy(u.clients,n=>e[n])].map(([n,o])=>(0,M.mG)`${M.Gy.sign(n)} ${o.map(f=>N.bB[f]).join(", ")}: ${b.nx[n]}`),r={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function i({status:e,reason:u,url:n,ms:o,...f}){const{mediaType:$,address:R,proxy:D,authorization:m}=f,
O=e===null||u===""?M.Gy.nothing:M.Gy.prose(u,j),C=M.Gy.joined([`${e??"none"}`,O]," ");return(0,L.ZT)((0,M.mG)`${C} from ${M.Gy.code((0,a.cq)(n))} ${e===null?"af\
ter":"in"} ${(0,P.kJ)(o)}`,$===null?M.Gy.nothing:E($),R===null?M.Gy.nothing:(0,M.mG)`at ${E(R)}`,D===null?M.Gy.nothing:(0,M.mG)`through ${M.Gy.code((0,a.cq)(D))}`,
m==="none"?M.Gy.nothing:`token ${r[m]}`)}function c(e,u){const n=E(e.id);switch(e.kind){case"url":return(0,M.mG)`${n} ${M.Gy.code((0,a.cq)(e.url))}`;case"login":{
const{client:o,authz:f,token:$,ports:R}=e.login;return(0,M.mG)`${n} authz ${M.Gy.code((0,a.cq)(f??"none"))}, token ${M.Gy.code((0,a.cq)($??"none"))}, client ${M.
Gy.code(o)}, ports ${R.join(" to ")}`}case"problem":return(0,M.mG)`${n}: ${(0,L.U1)(e.problem.code,u)}`}}function p({lookupMs:e,connectMs:u,tlsMs:n,firstByteMs:o,
totalMs:f}){return Object.entries({...{DNS:e,connect:u,TLS:n,"first byte":o},total:f}).flatMap(([R,D])=>D===null?[]:`${R} ${(0,P.kJ)(D)}`).join(", ")}const _=({
discovery:e,timing:u})=>`${e.kind==="failed"?e.problem.code:e.kind} after ${(0,P.kJ)(u.totalMs)}`,G=({host:e,subject:u,issuer:n,expires:o},f)=>(0,M.mG)`${E(e)} valid until ${M.
Gy.prose((0,P.nO)(o,f))}; subject ${E(u)}, issuer ${E(n)}`,s=e=>Array.from(Map.groupBy(e,u=>JSON.stringify(u.looks)).values(),u=>({clients:u.map(({client:n})=>n),
looks:(u[0]?.looks??[]).map(({source:n,held:o,counts:f})=>{const $=o==="no token"?" (ends the search)":" (used)";return{source:n,held:`${d[o]}${f?$:""}`}})})),d={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function g(e){
const u=s(e);return u.flatMap(({clients:n,looks:o})=>o.map(({source:f,held:$})=>{const R=u.length>1?`${(0,T.eZ)(n)}: `:"";return(0,M.mG)`${R}${M.Gy.prose(f)}: ${$}`}))}}),
806:((Mt,q,t)=>{t.d(q,{AZ:()=>u,Ku:()=>c,OS:()=>i,U1:()=>G,ZT:()=>p,b8:()=>d,dI:()=>s,dS:()=>L,du:()=>l,h:()=>y,ik:()=>e,jR:()=>g,xy:()=>r});var T=t(9432),k=t(9119),
N=t(255),a=t(4503),b=t(5102),P=t(8884),M=t(7792);const S=Number.POSITIVE_INFINITY,L=3,j={causes:S,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:S,
rows:S,roots:1e3,details:2e3,remarks:S,hasLines:!0},U={...j,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...U,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},h={log:E,summary:U,brief:{...U,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...E,hosts:20,messages:10,characters:700,places:8,items:0},page:j},l=(n,o,f,$=[])=>({context:n,medium:o,limits:h[o],elsewhere:f,detailed:new Set,lines:new Map($.
map(R=>[(0,k.R3)(R.place),R]))}),y=M.Gy.words("in the JSON report"),r=M.Gy.words("in the job summary"),i=(n,o,{elsewhere:f})=>n===0?[]:[M.om.paragraph((0,M.mG)`and ${(0,T.
px)(n,`more ${o}`)} ${f}`)];function c(n,o,f,$,R){const{shown:D,more:m}=(0,T.zN)(n,o);return D.length===0?[]:[...R(D),...i(m,f,$)]}function p(n,...o){const f=M.
Gy.joined(o,M.Gy.words("; "));return M.Gy.isEmpty(f)?n:(0,M.mG)`${n} (${f})`}const _=/^[a-z\d]+(?:-[a-z\d]+)*$/,G=(n,{context:o})=>M.Gy.link(_.test(n)?`${o.docsUrl}\
#${n}`:null,M.Gy.code(n)),s=n=>`host-${n}`;function d(n,{detailed:o},f=M.Gy.code){const $=(0,N.nx)(n);return o.has(n)?M.Gy.link(`#${s(n)}`,f($)):f($)}const g=(n,{
medium:o,limits:f})=>o==="log"&&f.details===0&&n.length===1&&n.every(b.DI);function e(n,{context:o},f=!1){if(typeof n=="string")return M.Gy.code(n);const $=f?(0,k.
bH)(n.file).path:n.file;return M.Gy.link((0,a.uM)(n,o),M.Gy.path((0,k.eo)({...n,file:$})))}function u(n,o,f,$=!1){const{places:R,noun:D}=(0,P.TD)(n);return M.Gy.
some(R,o,m=>e(m,f,$),D)}}),7792:((Mt,q,t)=>{t.d(q,{AA:()=>S,Gy:()=>j,mG:()=>a,om:()=>U,rC:()=>N});var T=t(9432),k=t(1780);const N={error:"fails",warning:"warns",
notice:"notice"},a=(E,...h)=>E.flatMap((l,y)=>{const r=h[y]??[],i=typeof r=="number"?String(r):r;return l===""?[i]:[{kind:"words",text:l},i]}),b=E=>E===""||Array.
isArray(E)&&E.every(b),P=(E,h={kind:"words",text:", "})=>E.filter(l=>!b(l)).flatMap((l,y)=>y===0?[l]:[h,l]);function M(E,h,l,y=""){const{shown:r,more:i}=T.zN(E,
h),c=P(r.map(l)),p=y===""?`${i} more`:T.px(i,`more ${y}`);return i===0?c:a`${c} and ${p}`}const S=E=>/^https?:\/\/[!-~]+$/.test(E),L=60,j={isEmpty:b,joined:P,some:M,
nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,h)=>({kind:"code",text:E,max:h}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({
kind:"code",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:L,breaks:"never"}),prose:(E,h)=>({kind:"prose",text:(0,k.pj)(E),max:h}),sentence:(E,h)=>({
kind:"sentence",text:(0,k.pj)(E),max:h}),strong:E=>({kind:"strong",content:E}),small:E=>b(E)?[]:{kind:"small",content:E},link:(E,h)=>({kind:"link",url:E,content:h}),
sign:E=>({kind:"sign",of:E})},U={column:(E,h,l)=>({title:E,cell:y=>a`${h(y)}`,style:l}),title:(E,h=[],l=null)=>({sign:l,name:E,text:h}),paragraph:E=>({kind:"par\
agraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,h)=>h.length===0?[]:[{kind:"details",title:E,children:h}],table:(E,h,l,y=()=>({}),r,i=Number.
MAX_SAFE_INTEGER)=>{const c=h.filter(({cell:_})=>E.some(G=>!b(_(G)))),p=E.map(_=>({...y(_),cells:c.map(({cell:G})=>G(_))}));return Array.from({length:Math.ceil(
p.length/i)},(_,G)=>{const s=p.slice(G*i,(G+1)*i);return{kind:"table",caption:l,columns:c,rows:s,style:r}})}}}),437:((Mt,q,t)=>{t.d(q,{k_:()=>C,w5:()=>et});var T=t(
4702),k=t(3024),N=t(6760),a=t(9968),b=t(3114),P=t(9432);const M=1024*1024,S=4e3;function L(B,K){const{redact:Q,names:it,directory:ft,checkedAt:dt,configs:_t}=K,
Ot=_t.flatMap(F=>F.files).flatMap(({path:F,shown:J})=>[j(F),J]),z=F=>!Ot.includes(F)&&(0,b.L8)((0,N.basename)(F),new Set,(0,N.basename)((0,N.dirname)(F)))!==void 0;
return[...Map.groupBy(B,({file:F})=>F)].flatMap(([F,J])=>{const rt=j((0,N.resolve)(ft,F)),pt=[F,rt].every(z)&&U(rt,dt)?(0,a.yR)(rt,M):null,I=pt?.ok?pt.text.replace(
/^\uFEFF/,"").split(/\r?\n/):[];return J.flatMap(x=>{const X=I[x.line-1]??"";return x.column<=X.length&&X.length<=S&&Q(X,it)===X?c(X,x):[]})})}const j=B=>(0,a.N0)(
()=>(0,k.realpathSync)(B),(0,N.resolve)(B)),U=(B,K)=>(0,a.N0)(()=>(0,k.statSync)(B).mtimeMs<=K+1,!1),E=80,h=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),
l=B=>h.exec(B)?.[0]??"",y=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),r=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,i=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;
function c(B,K){const Q=Array.from(B),it=Q.slice(0,K.column-1).join(""),ft=Q.slice(K.column-1,K.endColumn-1).join(""),dt=it.length+ft.length,_t=it.length<=E&&l(
it)===it,$t=_t?r.exec(B.slice(0,2*E))?.[0]??"":"",Ot=$t.length>=dt,z=Ot||i.test(ft);if(!_t&&!z)return[];const F=Ot?it:y.exec(it.slice(-E))?.[0]??"",J=$t.slice(dt),
rt=B.slice(dt+J.length);return{place:K,before:(_t?p(it.slice(0,it.length-F.length)):"\u2026 ")+F,literal:(0,P.dh)(z?ft:p(ft),2*E),after:J+p(rt,_t&&z?l(rt.slice(
0,E)):"")}}function p(B,K=l(B.slice(0,2*E))){const Q=B.slice(K.length);return K.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),
"\u2026")+(Q.trim()===""?"":`${/^[\s#/]{0,9}/.exec(Q)}\u2026`)}var _=t(1331),G=t(2218),s=t(3214),d=t(5011),g=t(3087),e=t(6097),u=t(2432),n=t(6092),o=t(345),f=t(
3152),$=t(4515),R=t(2332);let D=function(...B){return{nameRepository:D}=t.late([4878],4878),new.target?new D(...B):D(...B)},m=function(...B){return{prepareFleet:m}=
t.late([8317,4668,9108],9108),new.target?new m(...B):m(...B)},O=function(...B){return{recordRun:O}=t.late([8317,3169],3169),new.target?new O(...B):O(...B)};async function C(B,K,Q,it){
const{env:ft,kill:dt,pid:_t}=K,$t={environment:ft,kill:dt,pid:_t,now:(0,$.ie)(K)},Ot={...it,...$t,startTimer:s.Ip,progress:Q.show};try{return A(await H(B,Ot),{...Ot,
random:Math.random})}finally{Q.end()}}function A(B,K){const{history:Q}=B.settings;if(Q===null)return{checked:B,warnings:[]};try{const{history:it,warnings:ft}=O(
Q,B,K);return{checked:{...B,context:{...B.context,history:it}},warnings:ft}}catch(it){const ft=(0,n.RK)((0,g.A3)(it));return{checked:B,warnings:[`the history ${(0,n.
RK)(Q)} was not read: ${ft}`]}}}async function H(B,K){const Q=new Date,it=(0,o.s)(B,K),{upgrade:ft}=(0,d.n)(K.environment),dt={...it,upgrade:it.upgrade||ft},_t=dt.
deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&(0,$.L2)();const $t=()=>K.stop.end({kind:"deadline",ms:_t}),Ot=K.startTimer(_t,$t),z=K.now()+_t;K.stop.
endIfDue=()=>K.now()<z?void 0:$t();try{const J=await(dt.usages.length===0?R.iA:m)(dt,K,Q);await(0,$.xu)();const rt=await Y(J,dt,K);return ht(rt,J,dt,K)}finally{
Ot()}}async function Y(B,K,Q){const{environment:it,stop:ft,isFork:dt,wording:_t=f.w7}=Q,{dialect:$t,missing:Ot}=B,z=await nt(B,K,Q),{predicted:F}=z,J=[B.requirements,
F.requirements],rt={...B,...z,requirements:(0,G.h1)(J,$t.clients),tokenVariables:et(it),tokenHosts:K.tokens.map(({host:x})=>x),stopped:[ft.why??[],Ot??[]].flat()},
st={...Q.secrets,names:(0,G.wX)(rt.requirements,B.usages),configs:B.configs,directory:Q.directory,checkedAt:B.startedAt.getTime()},{isTerminal:pt}=_t,I={...K,dialect:$t,
isFork:dt,isTerminal:pt,now:st.checkedAt};return(0,T.S4)(rt,I,x=>L(x,st))}async function nt(B,K,Q){const{requirements:it,roots:ft}=B,dt=(0,G.en)(it,K),_t=Array.
from(dt,([st,pt])=>(0,_.i)(st,pt)),$t=new Set(it.map(({host:st})=>st).filter(st=>!dt.has(st))),Ot=K.depth!=="discovery"&&ft.length>0;if($t.size===0&&!Ot)return{
visits:_t,predicted:T.j7,tokenSources:new Map};const{contact:z}=await Promise.all([t.e(2798),t.e(2364)]).then(t.bind(t,2364)),F=await z([...$t],B,K,Q),J=new Set(
F.visits.map(({host:st})=>st)),rt=_t.filter(({host:st})=>!J.has(st));return{...F,visits:[...F.visits,...rt]}}function ht(B,K,Q,it){const{startedAt:ft,requirements:dt,
usages:_t,changes:$t,scan:Ot,clients:z,repositories:F}=K,J=(0,G.wX)([...dt,...B.roots.flatMap(({rows:at})=>at)],_t),rt=(0,e.QA)(B,it.environment),st=(0,e.q9)([...rt,
...K.remarks,...(0,e.rc)(B)]),{why:pt,evidence:I}=K.dialect,x={verdict:B,remarks:st,detection:{why:pt,evidence:I}},{verdict:X,remarks:tt,detection:ot}=it.secrets.
redact(x,J),lt=Ot.files>0&&F.length===0,ct={dialect:{...K.dialect,...ot},failOn:Q.failOn,depth:Q.depth,scan:Ot,remarks:tt,startedAt:ft.toISOString(),durationMs:Date.
now()-ft.getTime(),version:u.xv,docsUrl:u.aq,clients:z(),links:null,repository:lt?D(it.directory,it.environment):null,repositories:F,history:null};return{settings:Q,
changes:$t,verdict:X,context:ct}}const et=B=>Object.keys(B).filter(K=>/^TFE?_?TOKEN/i.test(K))}),2332:((Mt,q,t)=>{t.d(q,{fT:()=>dt,iA:()=>it,Nu:()=>ft});var T=t(
6760),k=t(8185),N=t(2170),a=t(255),b=t(3298);function P({links:z,...F},J,rt,st){const pt={...F,newHosts:new Set,files:null,remarks:[]};if(J===null)return pt;const I=ct=>({
...pt,remarks:[`changed-only has no effect: ${ct}`]});if(J.kind==="all")return I(J.why);const x=M(J.files,z),X=new Set(x.filter(({status:ct})=>ct!=="removed").map(
({file:ct})=>ct));if(X.size>0&&![...X].some(ct=>rt(ct)!==null))return I("the checkout contains none of the files that the pull request changes");const tt=F.usages.
filter(ct=>X.has(ct.place.file)||st(ct)),lt=`changed-only: the pull request changes ${J.files.length===1?"1 file":`${J.files.length} files`} with ${tt.length} o\
f ${F.usages.length} usages`;return{usages:tt,notes:F.notes.filter(ct=>S((0,N.W7)(ct),X)||st(ct)),newHosts:j(F.usages,x,rt),files:new Set(x.map(({file:ct})=>ct)),
remarks:[lt]}}function M(z,F){const J=new Map(z.map(st=>[st.file,st])),rt=F.entries().flatMap(([st,pt])=>{const I=J.get(pt);return I===void 0?[]:[{...I,file:st}]});
return[...z,...rt]}const S=(z,F)=>F.has(z)||z==="."||[...F].some(J=>J.startsWith(`${z}/`)),L=2e8;function j(z,F,J){const rt=new Set;if(F.some(l))return rt;const st=new Map(
F.map(ot=>[ot.file,ot])),pt=(0,b.O)(ot=>U(st.get(ot),J)),I=F.flatMap(({patch:ot})=>E(ot,/^[ -]/));let x=0;const X=(ot,lt)=>{const ct=[lt,(0,a.pk)(lt).toLowerCase()];
return ot.filter(at=>(x+=at.length,x<=L&&ct.some(Rt=>at.includes(Rt)))).length},tt=(ot,lt)=>{const{isNew:ct,now:at,added:Rt}=pt(ot),Tt=ct?0:X(at,lt);return ct||
Tt>0&&Tt===X(Rt,lt)};for(const[ot,lt]of Map.groupBy(z,ct=>ct.host)){if(ot===null||lt.some(({isHostImplied:at})=>at))continue;const ct=[...new Set(lt.map(({place:at})=>at.
file))];!ct.every(at=>st.has(at))||X(I,ot)>0||ct.every(at=>tt(at,ot))&&x<=L&&rt.add(ot)}return rt}function U(z,F){const{file:J="",status:rt,patch:st=null}=z??{},
pt=rt==="added";if(pt||st===null)return{isNew:pt,now:[],added:[]};const I=(F(J)??"").toLowerCase().split(`
`);return{isNew:pt,now:I,added:E(st,/^\+/)}}const E=(z,F)=>(z??"").toLowerCase().split(`
`).filter(J=>F.test(J)),h=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,l=({file:z,status:F,changes:J,patch:rt})=>rt===null&&F!=="added"&&J>0&&h.test(z);
var y=t(2218),r=t(9968),i=t(2172),c=t(1011),p=t(4756),_=t(3474),G=t(3152),s=t(9029),d=t(5011),g=t(5440),e=t(9432),u=t(1098),n=t(9119),o=t(3096),f=t(5106);const $=[
"TF_CLOUD_HOSTNAME",f.OZ],R=["TFE_HOSTNAME",f.M],D={cloud:$,cloud_default:$,provider_tfe:R,provider_tfe_default:R,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",f.e$]},m=/^(cloud|backend_)/,O=/^backend_remote/,C="remote backends are not checked, because a file of -backend-config may name others";function A({usages:z,
notes:F},J,rt){const st=new H(J),pt=z.map(st.read),{stateHosts:I,settled:x,missing:X,added:tt,remarks:ot,init:lt}=st,ct=rt!=="discovery",at=ct?pt.flatMap(Tt=>et(
Tt,J)):[],Rt=Tt=>{const{code:vt}=Tt.problem,jt=Ut=>Tt.places.some(bt=>Ut.has((0,n.df)(bt)));return/^(host|source)-/.test(vt)&&jt(x)?[]:vt==="host-missing"&&ct&&
jt(X)?{...Tt,severity:"error"}:Tt};return{usages:I.size===0?pt:pt.map(Tt=>B(Tt,I)),notes:[...F.flatMap(Rt),...tt,...at],remarks:[...ot],isLockReadonly:lt.isLockReadonly}}
class H{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(F){this.environment=F,this.init=(0,d.n)(F),this.remarks=
new Set(this.init.remarks)}read=F=>{const{kind:J,place:rt,workspace:st}=F,{backendConfig:pt,hasBackend:I}=this.init,x=O.test(J),X=x&&pt.some(at=>!at.includes("="));
if(X||!I&&m.test(J))return this.settled.add((0,n.df)(rt)),X&&this.remarks.add(C),{...F,needs:[],directHost:void 0,workspace:void 0};const ot=x&&pt.some(at=>!Y.test(
at))?{...F,workspace:void 0}:F,lt=x?nt(pt):ht(F,this.environment);if(lt!==null&&!F.isOverridden)return this.withHost(ot,lt);const ct=J==="backend_remote_default"&&
st?.organization===null;return m.test(J)&&!ct&&this.missing.add((0,n.df)(rt)),ot};withHost(F,{text:J,service:rt,variable:st}){const{kind:pt,place:I,replacedFor:x=[]}=F,
X=F.clients.filter(at=>!x.includes(at)),{host:tt,needed:ot,problem:lt}=g.pb.host(J,"terraform",!1);return this.settled.add((0,n.df)(I)),st!==null&&this.remarks.
add(`${st} names ${(0,e.dh)(J)}`),lt&&this.added.push((0,N.kH)(lt,{places:[I],clients:X})),tt!==null&&m.test(pt)&&this.stateHosts.set((0,o.jt)(I.file),tt),{...F,
host:tt,isHostImplied:!1,needs:ot!==null&&ot!=="state"?[{host:ot,service:rt,clients:X}]:[],text:F.text?.replace(/^tfr:\/\/\//,`tfr://${J}/`)??null}}}const Y=/^hostname=/;
function nt(z){const J=(z.findLast(rt=>Y.test(rt))??"").replace(Y,"");return J?{text:J,service:f.Bn,variable:null}:null}function ht({kind:z,text:F,backend:J,isHostImplied:rt},st){
const[pt="",I=""]=(J==="cloud"?$:D[z])??[],X=rt||z.endsWith("_default")&&F===null?st[pt]:void 0;return X?{text:X,service:I,variable:pt}:null}function et({kind:z,
workspace:F,place:J,clients:rt,isOverridden:st,replacedFor:pt=[]},I){const x=O.test(z),X=(F?.lacks??[]).filter(at=>x||!I[f.uW[at]]);if(st||X.length===0)return[];
const tt=x?"remote backend":"cloud block",ot=z==="backend_remote_default"&&X.length===c.Rt.length,lt=rt.filter(at=>!pt.includes(at)),ct=(0,u.y7)({block:tt,lacks:X,
isOpen:ot});return[(0,N.kH)(ct,{places:[J],clients:lt})]}function B(z,F){const J=z.stateHosts&&F.get((0,o.jt)(z.place.file));return J?{...z,needs:z.needs.map(rt=>({
...rt,host:J}))}:z}var K=t(533),Q=t(5306);async function it(z,F,J){const rt=F.now(),st=await(0,Q.SQ)(z,F),pt=z.scan.length===0?0:F.now()-rt,{usedBy:I,...x}=(0,Q.
o0)(z,st,F),{files:X,bytes:tt}=st,ot=z.changedOnly?await F.changes(z):null,lt=[...x.notes,...$t(st,F.stop.why)],ct={...st,...x,notes:lt,changes:ot,setting:z.dialect},
at={startedAt:J,dialect:x.dialect,isEmpty:z.scan.length>0&&st.isEmpty&&st.endedAt===null,changes:ot,remarks:[],notes:[],scan:{files:X,bytes:tt,durationMs:pt},clients:I,
repositories:[],missing:null,checkouts:null};return dt([ft(null,ct,z,F)],at,z,F)}function ft(z,F,J,{environment:rt,directory:st,stop:pt}){const I=A(F,rt,J.depth),
x={...F,...I,settings:{...J,dialect:F.setting}},X={...x,...(0,K.G9)(x)},tt=Tt=>(0,r.r7)((0,T.join)(st,Tt)),ot=Tt=>(0,k.US)(Tt,J),lt=P(X,F.changes,tt,ot),{roots:ct,
notes:at,expand:Rt}=(0,K.D0)({...X,changed:lt.files,ending:pt});return{name:z,dialect:F.dialect,usages:(0,i.Xo)(lt.usages,ct),roots:ct,expand:Rt,namedHosts:(0,c.
kA)(X.usages),notes:lt.notes,rootNotes:at,newHosts:lt.newHosts,remarks:[...lt.remarks,...I.remarks,...X.remarks]}}function dt(z,F,J,rt){const{dialect:st,checkouts:pt,
scan:I}=F,x=z.flatMap(({usages:at})=>at),X=(0,s.j)(x,J,st,rt,pt?.plugins??null),{usages:tt,configs:ot,releases:lt}=X,ct=_t(tt,z,J,st.clients);return Ot(ct.requirements),
{...F,...ct,dialect:{...st,releases:lt},configs:ot,usages:tt.filter(c.s7),roots:z.flatMap(({roots:at})=>at),expand:z[0]?.expand??null,notes:[...z.flatMap(({notes:at})=>at),
...z.flatMap(({rootNotes:at})=>at),...F.notes],newHosts:new Set(z.flatMap(({newHosts:at})=>[...at])),complaints:X.findings,remarks:[...F.remarks,...new Set(z.flatMap(
at=>at.remarks)),...X.remarks],scan:{...I,usages:tt.length}}}function _t(z,F,J,rt){const st=J.hostnames.map(({host:X})=>X),pt=Map.groupBy(z,({repository:X=null})=>X),
I=F.map(({name:X,namedHosts:tt})=>{const ot=new Set([...tt,...st]),lt={hostnames:[],requiredServices:[]};return(0,y.CG)(lt,pt.get(X)??[],rt,ot)}),x=F.flatMap(({
name:X,dialect:tt},ot)=>(0,y.Fh)(X,tt,I[ot]??[]));return{requirements:(0,y.h1)([(0,y.CG)(J,[],rt),...I],rt),guesses:x}}function $t({endedAt:z,files:F},J){return z===
null||J===null?[]:[(0,N.ht)(z,(0,p.ub)({kind:"time",stopped:J,files:F}))]}function Ot(z){const{size:F}=new Set(z.map(({host:rt})=>rt)),J=`scan found ${F} hosts,\
 the limit is ${_.pS}: narrow scan or exclude files`;if(F>_.pS)throw new G.GN([J])}}),2796:((Mt,q,t)=>{t.d(q,{cZ:()=>L,cr:()=>_,hs:()=>G,pq:()=>s});var T=t(2886),
k=t(9432),N=t(9119),a=t(8032),b=t(255),P=t(1780),M=t(8884);const S=3;function L(d){const g=new Map(d.map(n=>[n,(0,M.eb)([n]).length])),e=n=>g.get(n)??0,u=d.toSorted(
(n,o)=>e(o)-e(n));return(0,N.c1)(u,U).flatMap(n=>{const o=(0,N.c1)(n,E);return o.length>S?[n]:o}).map(h).toSorted((n,o)=>(0,T.Np)(n,o)||j(n)-j(o)||o.hits-n.hits||
o.hosts.length-n.hosts.length)}function j({code:d,affects:g}){return d==="machine-network"?-1:d==="host-not-checked"?2:g.length===0||a.Du.some(e=>g.includes(e))?
0:1}const U=({severity:d,problem:{code:g},affects:e,exclude:u})=>JSON.stringify([d,g,g==="machine-network"||e,u===void 0]),E=d=>d.exclude===void 0?c(d.problem.help??
"",d):"";function h(d){const[g]=d,e=[...new Set(d.flatMap(({host:D})=>D??[]))],{code:u,title:n}=g.problem,o=D=>{const m=C=>e.length>1?c(D(C),C):(0,P.pj)(D(C)),O=m(
g);return d.every(C=>m(C)===O)?O:null},$=d.length>1&&g.exclude!==void 0?"":o(({problem:D})=>D.help??""),R=o(({problem:D})=>D.message);return{severity:g.severity,
code:u,title:n,affects:[...new Set(d.flatMap(({affects:D})=>D))],findings:d,hosts:e,hits:(0,M.eb)(d).length,message:$===null?null:R,help:$?.includes(y)?`${$}; ${i(
e)}`:$}}const l="HOST",y=b.xV+l,r=5,i=d=>`${y} is ${(0,k.K4)(d,r,g=>(0,b.fK)(g)[0]??g)}`,c=(d,{host:g})=>(0,P.pj)(d,e=>p(e,g));function p({host:d,shownAs:g,isVariable:e},u){
if(e)return d===u?y:g;const n=`.${d}:`.replace(`.${u}:`,`.${l}:`).slice(1,-1);return n===d?g:n}const _=d=>(0,N.c1)(d,({problem:{message:g,help:e=""}})=>`${(0,P.
pj)(g)}
${(0,P.pj)(e)}`),G=d=>d.some(({host:g})=>g!==null)&&!d.every(T.zX);function s({hosts:d,findings:g}){const e=G(g),u=e?d.length:(0,M.Dx)(g).length;return u>1?`${(0,k.
px)(u,e?"host":"place")}: `:""}}),7039:((Mt,q,t)=>{t.d(q,{hF:()=>U});var T=t(8643),k=t(9432),N=t(2170),a=t(9119),b=t(9615),P=t(255),M=t(9179),S=t(5955),L=t(8884);
let j=function(...e){return{attemptsOf:j}=t.late([2798,2364],2364),new.target?new j(...e):j(...e)};function*U(e,u){const{hosts:n,findings:o,passed:f,ignored:$,stopped:R,
roots:D}=e,{dialect:m,remarks:O,repository:C,repositories:A,startedAt:H,durationMs:Y}=u,{usages:nt,...ht}=u.scan;yield*(0,S.M)({schemaVersion:1,version:u.version,
passed:f,stopped:(0,k.pk)(R)||void 0,incomplete:E(R),failOn:u.failOn,repository:C??void 0,repositories:E(A),dialect:m.name,clientDetection:l(m),clients:u.clients,
startedAt:H,durationMs:Y,counts:Object.fromEntries(b.oC.map(et=>[`${et}s`,h(o,et)])),hosts:n.values().map(y),findings:o.values().map(s),roots:E(D)?.values().map(
d),ignored:$,usages:nt,remarks:E(O),scan:ht}),yield`
`}const E=e=>e.length===0?void 0:e,h=(e,u)=>e.filter(n=>n.severity===u).length;function l({clients:e,versions:u,releases:n,isGuess:o,why:f,evidence:$}){return{clients:e,
assumed:o??!1,why:(0,M._U)(f),versions:Object.entries(u).map(([R,D])=>({client:R,version:(0,M._U)(D)})),releases:n.map(({name:R})=>R),evidence:$.map(({client:R,
version:D,level:m,text:O,place:C})=>({client:R,version:D===null?null:(0,M._U)(D),kind:m,text:(0,M._U)(O),..._(C)}))}}function y(e){const{visit:u,requirements:n,
services:o,servicesFrom:f,clients:$,isNew:R}=e,{discovery:D,hops:m,timing:O,certificates:C}=u.attempt;return{host:u.host,display:(0,P.pk)(u.host),discovery:D.kind,
...r(D),..."excerpt"in D&&D.excerpt!==null&&{excerpt:D.excerpt},documentUrl:"url"in D?(0,T.Pl)(D.url):null,hops:m.map(({challenge:A,...H})=>({...H,url:(0,M.cq)(
H.url),proxy:H.proxy&&(0,M.cq)(H.proxy)})),services:Object.fromEntries(o.map(A=>[A.id,c(A)])),servicesFrom:f&&_(f),hostBlocks:u.forced.map(({client:A,place:H})=>({
client:A,place:_(H)})),required:n.map(({service:A,clients:H,because:Y})=>({service:A,clients:H,because:Y.map(p)})),credentials:u.credentials?.hasToken?u.credentials.
source:null,looks:u.looks,attempts:j(u).length,...u.earlier.length>0&&{earlier:u.earlier.map(i)},timingMs:{lookup:O.lookupMs,connect:O.connectMs,tls:O.tlsMs,firstByte:O.
firstByteMs,total:O.totalMs},certificates:C,clients:$,...R&&{new:!0}}}const r=e=>"problem"in e?{code:e.problem.code}:{},i=({discovery:e,timing:u})=>({discovery:e.
kind,...r(e),ms:u.totalMs});function c(e){if(e.kind==="url")return{url:(0,M.cq)(e.url)};if(e.kind==="problem")return{problem:{code:e.problem.code,...(0,b.ag)(e.
problem)}};const{authz:u,token:n}=e.login,o={authz:u&&(0,M.cq)(u),token:n&&(0,M.cq)(n)};return{login:{...e.login,...o}}}const p=e=>typeof e=="string"?e:_(e);function _({
file:e,line:u,column:n,endColumn:o,target:f,inside:$}){const{repository:R,path:D}=(0,a.bH)(e),m=R===null?{file:e}:{repository:R,file:D},O=f&&(0,a.bH)(f).path;return{
...m,line:u,column:n,endColumn:o,target:O,...G($)}}function G(e){if(e===void 0)return{};const{through:u,isPublic:n,...o}=e;return{through:u,inside:o}}function s(e){
const{problem:u,severity:n,host:o,places:f,affects:$,exclude:R}=e;return{code:u.code,severity:n,host:o,service:(0,L.ju)(e),...(0,b.ag)(u),...G((0,N.Xd)(e)?.inside),
places:f.map(p),affects:$,...R&&{exclude:R}}}function d({directory:e,clients:u,rows:n}){const{repository:o,path:f}=(0,a.bH)(e);return{...o&&{repository:o},directory:f,
clients:u,rows:n.map(g)}}const g=({problems:e,places:u,rejectedAt:n,...o})=>({...o,codes:e.map(({code:f})=>f),places:u.map(p)})}),6662:((Mt,q,t)=>{t.d(q,{S:()=>f,
K:()=>$});var T=t(3471),k=t(5102),N=t(4073),a=t(806),b=t(8884),P=t(6906),M=t(6097),S=t(6092),L=t(7792);const j=13,U="  ",E=(m,O)=>h(m,O).map(C=>(0,S.BP)(C.replaceAll(
"\xA0"," "))).join(`
`);function h(m,O,C="red"){switch(m.kind){case"paragraph":return y(m.content).flatMap(A=>(0,T.ky)((0,P.wh)(A),O));case"note":return l(`${m.label}:`,m.text,O);case"\
facts":return m.facts.flatMap(({label:A,texts:H})=>H.flatMap((Y,nt)=>l(nt===0?A:"",Y,O,j)));case"sources":return m.items.flatMap(A=>c(A,C,O));case"problem":return r(
m,O);case"table":return G(m,O);case"details":return p(m,O)}}const l=(m,O,C,A)=>(0,T.wW)({indent:2,label:m,style:"dim",column:A,text:(0,P.wh)(O)},C);function y(m){
if(typeof m=="string"||"kind"in m)return[m];const O=m.indexOf(L.Gy.newLine);return O<0?[m]:[m.slice(0,O),...y(m.slice(O+1))]}function r(m,O){const{severity:C,code:A,
url:H,message:Y,count:nt,title:ht,parts:et}=m,B=P.B2[L.rC[C]].style,K=(0,P.wh)(L.Gy.isEmpty(Y)?[nt,ht]:Y);return[...(0,T.wW)({indent:0,label:`${C}[${A}]:`,style:B,
url:H,text:K},O),...et.flatMap(Q=>i(Q,O,B))]}const i=(m,O,C)=>m.kind==="paragraph"?h(m,{...O,width:O.width-2}).map(A=>`  ${A}`):h(m,O,C);function c({place:m="",
message:O="",help:C="",line:A},H,Y){const nt=typeof m=="object"&&"kind"in m&&m.kind==="link",ht=(0,P.wh)(m),et=nt&&(0,L.AA)(m.url??"")?m.url:null,B={text:ht,url:et},
K=[ht,(0,P.wh)(O)].filter(it=>it!=="").join(": "),Q=nt?"-->":"-";return[...K===""?[]:(0,T.wW)({indent:2,label:Q,style:"dim",text:K,linked:B},Y),...A===void 0?[]:
u(A,H,Y),...L.Gy.isEmpty(C)?[]:l("help:",C,Y)]}function p({title:m,children:O},C){const{sign:A,name:H,text:Y}=m,{withFlags:nt=String}=C,ht=nt((0,P.wh)(A===null?
H:(0,L.mG)`${L.Gy.sign(A)} ${H}`)),et=A===null?"bold":P.B2[A].style;return[...(0,T.wW)({indent:0,label:ht,style:et,text:(0,P.wh)(Y)},C),...O.flatMap(B=>i(B,C))]}
const _=(m="")=>/^(?:number|history)/.test(m);function G({columns:m,rows:O},C){const A=m.map(({title:et})=>(0,P.wh)(et)),H=O.map(({sign:et="works",cells:B})=>({
sign:et,cells:B.map(P.wh)})),Y=A.map((et,B)=>Math.max(...[et,...H.map(({cells:K})=>K[B]??"")].map(T.nc)));if(Y.reduce((et,B)=>et+U.length+B,U.length)>C.width)return H.
flatMap(({sign:et,cells:[B="",...K]})=>{const Q=K.flatMap((ft,dt)=>ft===""?[]:[`${A[dt+1]} ${ft}`.trim()]),it=`${B}: ${Q.join("; ")}`;return(0,T.wW)({indent:2,label:P.
B2[et].text,style:P.B2[et].style,text:it},C)});const ht=et=>et.map((B,K)=>{const Q=" ".repeat((Y[K]??0)-(0,T.nc)(B));return _(m[K]?.style)?Q+B:B+Q}).join(U).trimEnd();
return[`    ${(0,T.nI)(ht(A),"dim",C)}`,...H.map(({sign:et,cells:B})=>{const K=ht(B).replace(/\u2573+/g,Q=>(0,T.nI)(Q,"red",C));return`  ${(0,T.nI)(P.B2[et].text,P.
B2[et].style,C)} ${K}`})]}const s=160,d=12,g="    ",e=/##\w*\[/;function u(m,O,C){const{place:A,before:H,literal:Y,after:nt}=m,ht=" ".repeat(`  ${A.line}`.length),
et=Math.min(C.width,s)-ht.length-3;if(et<d)return[];const B=n(H+Y+nt),K=B(H+Y+nt),Q=(0,T.nc)(K)<=et?0:B(H).search(/[^ ]|$/),it=K.slice(Q),ft=(0,T.nc)(B(H))-Q,dt=(0,T.
nc)(B(H+Y))-Q,{from:_t,to:$t,text:Ot}=o(it,ft,Math.max(dt,ft+1),et),z=(0,T.nI)("|","dim",C),F="^".repeat(Math.max(1,Math.min(dt,$t)-Math.max(ft,_t))),J=" ".repeat(
Math.max(ft,_t)-_t);return[`${(0,T.nI)(`  ${A.line}`,"dim",C)} ${z} ${Ot}`.trimEnd(),`${ht} ${z} ${J}${(0,T.nI)(F,O,C)}`]}function n(m){const O=C=>(0,S.RK)(C.replaceAll(
"	",g),Number.POSITIVE_INFINITY);return e.test(O(m))?C=>O(C).replaceAll(/(?<=#)#/g," #"):O}function o(m,O,C,A){const H=(0,T.nc)(m);if(H<=A)return{from:0,to:A,text:m};
const Y=Math.max(0,A-2-(C-O)),nt=C<A?0:Math.max(0,O-1-Math.ceil(Y*2/3)),ht=H-nt<=A,et=nt+(ht?A:A-1),B=(0,T.Wc)(m,nt===0?0:nt+1,et),K=`${nt===0?"":"\u2026"}${B}${ht?
"":"\u2026"}`;return{from:nt,to:et,text:K}}function*f(m,O){for(const{text:C}of $(m,O))yield`${C}
`}function*$(m,O){const{isQuiet:C=!1,isRunner:A=!1,context:H}=O,Y=(0,a.du)(H,"log",a.h,m.lines),nt=A?Y:{...Y,limits:{...Y.limits,items:0,details:0}};yield{kind:"\
plain",text:R(m,O,nt)};const ht=m.findings.filter(K=>(0,k.Zh)(K,H)),et=C?(0,N.CI)(["problems"],{...m,findings:ht},nt):[...(0,N.CI)(N.$9,m,nt),...D(m,nt,A)];let B=!0;
for(const K of et){const Q=E(K,O),it=A&&K.kind==="details"&&Q.includes(`
`),ft=!it&&Q.includes(`
`);(B||ft)&&(yield{kind:"plain",text:""}),B=ft,yield{kind:it?"group":"plain",text:Q}}}function R(m,O,C){const{text:A,style:H}=P.B2[m.passed?"works":"fails"],Y=O.
isQuiet?[]:(0,N.vH)(m,C).shown;return[`${(0,T.nI)(A,H,O)} ${(0,T.nI)((0,M.$N)(m,O.context),"bold",O)}`,...Y.map(nt=>E(L.om.paragraph(nt),O))].join(`
`)}function D(m,O,C){const{findings:A,hosts:H}=m,{context:Y}=O,nt=(0,b.Dx)(A).length>O.limits.places,ht=H.length>a.dS||nt||A.length>0&&!(0,a.jR)(H,O),et=C?"the \
JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",B=`problem codes: ${Y.docsUrl}`,K=[...A.
some(k.nM)?[B]:[],...ht?[et]:[],...(0,M.j6)(m,Y)];return K.length===0?[]:[L.om.paragraph(L.Gy.joined(K.map(L.Gy.words),L.Gy.newLine))]}}),2307:((Mt,q,t)=>{t.d(q,
{I4:()=>L,PT:()=>a,g8:()=>M});var T=t(6092),k=t(4120),N=t(7792);function a(r,i){if(typeof r=="string")return(0,T.js)(r);if(!("kind"in r))return r.map(c=>a(c,i)).
join("");switch(r.kind){case"words":return(0,T.My)(r.text).replaceAll("\xA0",i.space);case"code":return b(r,i);case"prose":return(0,T.h$)(r.text,r.max);case"str\
ong":return`<b>${a(r.content,i)}</b>`;case"small":return i.small(a(r.content,i));case"sentence":return(0,k.Iu)((0,T.h$)(r.text,r.max));case"link":return P(r.url,
a(r.content,i));case"sign":return i.sign(r.of);case"break":return`<br${i.end}`;case"chart":return i.chart(r)}}function b({text:r,max:i,breaks:c},{end:p,space:_}){
const G=(0,T.D9)(r,i);return c==="never"?G.replaceAll(" ",_):c===void 0?G:G.replaceAll(c==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${p}`)}const P=(r,i)=>r!==null&&((0,N.
AA)(r)||/^#[!-~]+$/.test(r))?`<a href="${(0,T.js)(r,r.length)}">${i}</a>`:i;function M(r,i){const c=p=>a(p,i);switch(r.kind){case"paragraph":return`<p>${c(r.content)}\
</p>
`;case"note":return`<p>${j(r,i)}</p>
`;case"facts":return`<dl>
${r.facts.map(({label:p,texts:_})=>`<dt>${(0,k.Iu)(p)}</dt>${_.map(G=>`<dd>${c(G)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return E(r.items,i);case"problem":return U(r,i);case"table":return y(r,i);case"details":return l(r,i)}}const S=(r,i)=>r.map(c=>M(c,i)).join(""),
L=r=>r===void 0?"":` class="${r}"`;function j({label:r,text:i,as:c},p){const _=a(i,p);if(c==="items")return _;const G=(0,k.Iu)(r);return c!=="small"?c==="help"?
`<b>${G}:</b> ${_}`:`${G}: ${_}`:p.small(`${r==="history"?(0,k.Iu)(_):`${G} ${_}`}.`)}function U(r,i){const{severity:c,code:p,url:_,count:G,title:s,message:d,parts:g}=r,
e={kind:"link",url:_,content:p},u=(0,N.mG)`${N.Gy.sign(N.rC[c])} ${N.Gy.strong([G,s])} (${e})`,n=N.Gy.isEmpty(d)?"":`<p>${a(d,i)}</p>
`;return i.problem(c,a(u,i),`${n}${S(g,i)}`)}function E(r,i){const c=d=>a(d,i),{figures:p=[],messages:_=[]}=Object.groupBy(r,({message:d=""})=>N.Gy.isEmpty(d)?"\
figures":"messages"),G=p.map(({place:d="",line:g})=>`<figure><figcaption>${c(d)}</figcaption>${h(g,i)}</figure>
`),s=_.map(({place:d="",message:g="",help:e="",line:u})=>{const n=N.Gy.isEmpty(e)?"":`<br${i.end}<b>Help:</b> ${c(e)}`;return`<li>${c(N.Gy.joined([d,g],N.Gy.words(
": ")))}${n}${h(u,i)}</li>
`});return`${G.join("")}${s.length===0?"":`<ul>
${s.join("")}</ul>
`}`}function h(r,i){if(r===void 0)return"";const c=(0,T.J7)(r.before.trimStart().replaceAll("	"," ")),[p,_,G]=[c,r.literal,r.after].map(s=>a(s.replaceAll("	"," "),
i));return`<pre>${p}<mark>${_}</mark>${G}</pre>`}function l({title:r,children:i,anchor:c,isOpen:p},_){const G=a(r.name,_),s=S(i,_),d=r.sign===null&&N.Gy.isEmpty(
r.text),g=s===""?`<b>${G}</b>`:_.name(G),u=[r.sign===null?"":_.sign(r.sign),d?G:g,a(r.text,_)].filter(o=>o!=="").join(" ");if(s==="")return`<p>${u}</p>
`;const n=c===void 0?s:`<div id="${(0,T.My)(c)}">
${s}</div>
`;return`<details${L(c===void 0?void 0:"host")}${p?' open=""':""}>
<summary>${u}</summary>
${n}</details>
`}function y({caption:r,columns:i,rows:c,style:p},_){const G=i.map(({title:g})=>a(g,_)),s=c.map(({cells:g,host:e,sign:u})=>{const n=e===void 0?"":` data-host="${(0,T.
My)(e.anchor)}"${e.isFailing?' data-failing=""':""}`,[o="",...f]=g,R=[u===void 0?o:(0,N.mG)`${N.Gy.sign(u)}${N.Gy.words("\xA0")}${o}`,...f].map((D,m)=>_.cell(m===
0?"first column":"row",N.Gy.isEmpty(D)?"\u2013":a(D,_),i[m]?.style,p===void 0?G[m]:""));return`<tr${n}>${R.join("")}</tr>
`}),d=i.map((g,e)=>_.cell("head",G[e]??"",g.style));return _.table(r,p,`<thead>
<tr>${d.join("")}</tr>
</thead>
<tbody>
${s.join("")}</tbody>
`)}}),1423:((Mt,q,t)=>{t.d(q,{OT:()=>U,TM:()=>g,Zw:()=>E});var T=t(9432),k=t(9119),N=t(1780),a=t(2796),b=t(4503),P=t(4120),M=t(8884),S=t(7792),L=t(7035),j=t(806);
function U(e,u){const{shown:n,rest:o}=(0,T.zN)((0,a.cZ)(e),u.limits.causes),f=new Set,$=o.flatMap(R=>R.findings).length;return[...n.map(R=>E(R,u,f)),...(0,j.OS)(
$,"finding",u)]}function E(e,u,n=new Set){const{severity:o,code:f,title:$,message:R,help:D,hosts:m,findings:O}=e,{context:C,limits:A}=u,H=(0,M.f5)(O).map(K=>(0,j.
ik)(K,u)),[Y,nt]=m,ht=Y&&nt===void 0?C.history?.get(Y):void 0,et=o==="error"&&(0,a.hs)(O)&&!n.has(`history ${Y}`),B=ht&&et?(0,L.kW)(ht):null;return B!==null&&n.
add(`history ${Y}`),{kind:"problem",severity:o,code:f,url:`${C.docsUrl}#${f}`,count:(0,a.pq)(e),title:$,message:R===null?S.Gy.nothing:S.Gy.sentence(R,A.characters),
parts:[...R===null?y(e,u,n):l(e,u,n),...h("required by",S.Gy.joined(H),"line"),...h("help",D?S.Gy.prose(D,A.characters):S.Gy.nothing,"help"),...h("affects",(0,P.
od)(e.affects,C.clients),"small"),...h("history",B??S.Gy.nothing,"small")]}}const h=(e,u,n)=>S.Gy.isEmpty(u)?[]:[{kind:"note",label:e,text:u,as:n}];function l(e,u,n){
const{findings:o}=e,f=p(o,u),$=(0,M.Dx)(o),R=f.length>1&&$.length>1,D=f.length>1?"hosts":"host",m=i(o,u,n),O=u.limits.hasLines&&(!R||m.line!==void 0),C=O?$.slice(
0,1):[];return[...d(D,f,u.limits.hosts,"host",u,A=>_(A,R,u)),...O?c([m]):[],...G(o,C,R,u)]}function y(e,u,n){const o=(0,a.cr)(e.findings),{shown:f,rest:$}=(0,T.
zN)(o,u.limits.messages),R=C=>c(C.map(A=>r(A,e,u,n))),m=(s(u)===0?f:o).flatMap(C=>(0,M.Dx)(C).slice(0,1)),O=!u.limits.hasLines||e.hosts.length>1;return[...R(f),
...g($.flat(),"finding",u,C=>R((0,a.cr)(C))),...G(e.findings,m,O,u)]}function r(e,{help:u},n,o){const[{problem:f}]=e,{characters:$,hosts:R}=n.limits,D=p(e,{...n,
detailed:new Set}),m=S.Gy.some(D,R,nt=>_(nt,D.length>1,n),"host"),{places:O,noun:C}=(0,M.TD)((0,M.Dx)(e)),A=O.length<2?"":` (and ${(0,T.px)(O.length-1,`more ${C}`)}\
)`,H=(0,S.mG)`${S.Gy.prose(f.message,$)}${A}`,Y=u===null?f.help:void 0;return{...i(e,n,o),message:S.Gy.joined([m,H],S.Gy.words(": ")),help:Y?S.Gy.prose(Y,$):S.Gy.
nothing}}function i(e,u,n){const o=(0,M.tN)(e);if(o===null)return{};const f=(0,k.R3)(o),$=o.target===void 0?"":` \u2192 ${(0,k.II)(o.target)}`,R=!u.limits.hasLines||
n.has(f)?void 0:u.lines.get(f);return n.add(f),{place:S.Gy.link((0,b.uM)(o,u.context),S.Gy.path(f+$)),line:R}}const c=e=>{const u=e.filter(({place:n="",message:o=""})=>!S.
Gy.isEmpty([n,o]));return u.length===0?[]:[{kind:"sources",items:u}]};function p(e,{detailed:u}){if(!(0,a.hs)(e))return[];const n=[...Map.groupBy(e,({host:f})=>f).
values()],[o]=e;return n.length>1||!o?.host||o.isHostNew||u.has(o.host)?n:(0,N.PP)(o.problem.message).includes(o.host)?[]:n}function _(e,u,n){const[o]=e,f=o?.host?
(0,j.b8)(o.host,n):S.Gy.nothing,$=(0,M.mj)(e,n.context.repositories.length),R=S.Gy.some((0,M.Dx)(e),1,O=>(0,j.ik)(O,n)),D=u?$===""?R:$:S.Gy.nothing,m=o?.isHostNew?
P.dy:S.Gy.nothing;return(0,j.ZT)(f,m,D)}function G(e,u,n,o){const{limits:f,context:$}=o,R=(0,M.mj)(e,$.repositories.length);if(R===""&&n)return[];const D=(0,M.Dx)(
e),m=(0,M.oN)(R===""?D:(0,M.TD)(D).places,u),O=A=>(0,j.ik)(A,o),C=u.length>0?"also at":"place";return R===""?d(C,m,f.places,"place",o,O):m.length===0?[S.om.paragraph(
S.Gy.sentence(`in ${R}`))]:d(`in ${R}`,m,f.hosts,"repository",o,O)}const s=({medium:e,limits:u})=>e==="log"?0:u.items;function d(e,u,n,o,f,$){const{shown:R,rest:D}=(0,T.
zN)(u,n),m=o==="host"||e==="place"?"items":"line";if(s(f)===0){const C=D.length>0&&f.medium!=="log"?(0,S.mG)` ${f.elsewhere}`:S.Gy.nothing;return h(e,(0,S.mG)`${S.
Gy.some(u,n,$,o)}${C}`,m)}return[...h(e,S.Gy.joined(R.map($)),m),...g(D,o,f,O=>[S.om.paragraph(S.Gy.joined(O.map($)))])]}function g(e,u,n,o){if(s(n)===0)return(0,j.
OS)(e.length,u,n);const f=S.om.title((0,T.px)(e.length,`more ${u}`));return S.om.details(f,(0,j.Ku)(e,s(n),u,n,o))}}),3435:((Mt,q,t)=>{t.d(q,{Ub:()=>r,aJ:()=>U,
gT:()=>E,qP:()=>p,sN:()=>h,wn:()=>y});var T=t(9432),k=t(9119),N=t(4503),a=t(5102),b=t(4120),P=t(7792),M=t(806);const S=4,L=7;function j(s){const d=s.flatMap(e=>{
const u=Map.groupBy(e.places,c);return u.size===0&&u.set(null,[]),Array.from(u,([n,o])=>({name:n,finding:{...e,places:o}}))}),g=([,e])=>e.filter(({severity:u})=>u===
"error").length;return[...Map.groupBy(d,({name:e})=>e)].map(([e,u])=>[e,u.map(({finding:n})=>n)]).toSorted((e,u)=>g(u)-g(e))}function U(s,d){if(d.context.repositories.
length===0)return[];const g=j(s.filter(a.nM)).filter(([$])=>$!==null),[e]=g;if(e===void 0)return[];const u=P.Gy.some(g,{few:S},([$,R])=>(0,P.mG)`${P.Gy.code($??
"")} (${(0,b.H8)(R)})`),n=P.om.title((0,T.px)(g.length,"repository"),(0,P.mG)`with errors or warnings in files: ${u}`,(0,a.hm)(e[1])==="error"?"fails":"warns"),
o=d.medium==="log"?0:d.limits.rows,f=(0,M.Ku)(g,o,"repository",d,$=>_($,d));return[{kind:"details",title:n,children:f}]}const E=s=>["fails","unchecked"].includes(
(0,a.sG)(s));function h({hosts:s,files:d},g){const e=l(s.filter(E).map(r)),u=d.filter(({severity:A})=>A==="error"),n=l(u.map(({places:A})=>i(A))),o=[P.om.column(
"Repository",A=>P.Gy.link((0,N.aE)(A),P.Gy.code(A.name))),P.om.column("Commit",y),P.om.column("Failing hosts",e,"number"),P.om.column("Errors in files",n,"numbe\
r")],f=(A,H)=>P.om.table(A,o,H),$=A=>(e(A)??0)+(n(A)??0),{hit:R=[],other:D=[]}=Object.groupBy(g.context.repositories,A=>$(A)>0?"hit":"other"),m=R.toSorted((A,H)=>$(
H)-$(A)),O=(0,T.px)(D.length,"repository"),C=P.om.title(`${O} without failing hosts or errors in files`);return[...f(m,"Repositories with failures"),...P.om.details(
C,f(D,"Other repositories"))]}function l(s){const d=Map.groupBy(s.flat(),g=>g);return({name:g})=>d.get(g)?.length??null}const y=s=>s.commit===null?P.Gy.nothing:
P.Gy.link((0,N.DZ)(s),P.Gy.code(s.commit.slice(0,L))),r=({requirements:s})=>i(s.flatMap(({because:d})=>d)),i=s=>[...new Set(s.map(c))].filter(d=>d!==null),c=s=>typeof s==
"string"?null:(0,k._M)(s.file),p=(s,d)=>_(j(s),d),_=(s,d)=>s.flatMap(([g,e])=>{const{context:u,limits:n}=d,o=g??u.repository?.name,f=u.repositories.find(D=>D.name===
o),$=P.om.title(o===void 0?P.Gy.words("This checkout"):P.Gy.link((0,N.aE)(f),P.Gy.path(o)),(0,b.H8)(e)),R=D=>P.om.table(D,G(d),"Findings in files");return P.om.
details($,(0,M.Ku)(e,n.rows,"finding",d,R))}),G=s=>[P.om.column("Place",({places:d})=>(0,M.AZ)(d,s.limits.ownPlaces,s,!0)),P.om.column("Severity",({severity:d})=>(0,P.
mG)`${P.Gy.sign(P.rC[d])} ${d}`),P.om.column("Problem",({problem:{message:d,code:g}})=>(0,P.mG)`${P.Gy.sentence(d,s.limits.characters)} (${(0,M.U1)(g,s)})`)]}),
4073:((Mt,q,t)=>{t.d(q,{YK:()=>at,$9:()=>Rt,KL:()=>Tt,dI:()=>jt,$M:()=>ct,WQ:()=>Ut,vH:()=>xt,CI:()=>Xt,Ks:()=>Ht});var T=t(9432),k=t(5102),N=t(6097),a=t(7792),
b=t(5517),P=t(4120),M=t(6906),S=t(7035),L=t(806);const j=10,U=[7,30,90],E=30;function h(v,w){const{medium:W,limits:V,context:Z}=w,[ut,mt]=[W==="log",W==="summar\
y"],yt=r(v,Z),gt=mt?yt:yt.filter(Lt=>c(Lt,Z)),Et=Lt=>a.om.title("History:",Lt);if(gt.length===0)return mt&&Z.history?.size?[a.om.line(Et("1 run so far"))]:[];const At=ut?
gt.map(Lt=>[Lt]):p(gt,Z),{shown:Dt,rest:It}=(0,T.zN)(At,Math.max(V.rows,j)),Pt=(0,T.zN)(Dt,ut?Dt.length:j),St=[a.om.column("Host",Lt=>g(Lt,w)),...e(gt,w)],Ct=([
Lt])=>Lt?{sign:(0,k.sG)(Lt)}:{},kt=Lt=>a.om.table(Lt,St,"History",Ct),Bt=a.om.title((0,T.px)(Pt.rest.flat().length,"more host")),Gt=W==="brief"?w.elsewhere:"in \
the history file",wt=[...kt(Pt.shown),...a.om.details(Bt,kt(Pt.rest)),a.om.paragraph(a.Gy.small(G(Dt,w))),...(0,L.OS)(It.flat().length,"host",{...w,elsewhere:Gt})],
Wt=_(yt,Z);return ut?a.om.details(Et(`${Wt}; uptime and latency of ${E} days`),wt):[a.om.line(Et(Wt)),...wt,...mt?(0,S.hc)(w):[]]}const l=(v,{history:w})=>v.flatMap(
({visit:W})=>w?.get(W.host)??[]),y=(v,w)=>l(v,w).flatMap(({recent:W})=>W);function r({hosts:v},w){const W=(V,Z)=>{const[{good:ut,runs:mt}={good:1,runs:1}]=i([V],
Z,w);return ut/mt};return v.filter(V=>y([V],w).filter(b.yX).length>1).toSorted((V,Z)=>Number((0,k.DI)(Z))-Number((0,k.DI)(V))||W(V,E)-W(Z,E)||W(V,90)-W(Z,90))}const i=(v,w,W)=>l(
v,W).flatMap(({uptime:V})=>V.find(({days:Z,runs:ut})=>Z===w&&ut>0)??[]),c=(v,w)=>(0,k.DI)(v)||y([v],w).some(({outcome:W})=>W==="fails"),p=(v,w)=>[...Map.groupBy(
v,W=>{const[V]=l([W],w).flatMap(({incidents:Z})=>Z.slice(0,1));return V?.until===null?V.from:W.visit.host}).values()];function _(v,w){const W=Math.max(...l(v,w).
map(({recent:mt})=>mt.length)),V=`the last ${(0,T.px)(W,"run")}`,Z=v.filter(mt=>c(mt,w)).length;if(Z===0)return`no failure in ${V}`;const ut=y(v,w).filter(({outcome:mt})=>mt===
"fails").length;return v.length===1?`${ut} of ${V} failed`:`${Z} of ${v.length} hosts failed in ${V}`}function G(v,{medium:w,context:W}){const V=yt=>a.Gy.words(
yt.replaceAll(" ","\xA0")),Z=a.Gy.joined((0,M.MC)(v.flatMap(yt=>s(yt,W))).map(([yt,gt])=>(0,a.mG)`${a.Gy.code(yt)}${V(` ${gt}`)}`));if(w==="log")return Z;const mt=v.
some(({length:yt})=>yt>1)?"; of several hosts, the worst of each run":"";return(0,a.mG)`The newest run is at the right${a.Gy.words(mt)}. ${Z}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function s(v,w){const W=l(v,w);return(W[0]?.recent??[]).map((V,Z,{length:ut})=>{const mt=W.flatMap(({recent:Et})=>Et.at(Z-ut)??[]),yt=mt.flatMap(({ms:Et})=>Et??
[]);return{outcome:b.im.find(Et=>mt.some(At=>At.outcome===Et))??"skipped",ms:yt.length===0?null:Math.max(...yt)}})}const d=({medium:v})=>v==="summary"||v==="bri\
ef";function g(v,w){const W=a.Gy.some(v,w.limits.hosts,({visit:mt})=>(0,L.b8)(mt.host,w,a.Gy.name));if(!d(w))return W;const[V]=l(v,w.context),Z=V===void 0?null:
(0,S.XQ)(V),ut=w.medium==="brief"||Z===null?a.Gy.nothing:a.Gy.small(Z);return a.Gy.joined([W,(0,S.bW)(s(v,w.context)),ut],a.Gy.newLine)}function e(v,w){const{medium:W,
context:V}=w;if(V.history===null)return[];const Z=W==="log",ut=(It,Pt)=>Z?It:(0,a.mG)`${It}${a.Gy.newLine}${a.Gy.words(`${Pt}\xA0days`)}`,mt=(It,Pt)=>{const St=i(
It,Pt,V),Ct=(0,T.px)(Math.max(0,...St.map(({runs:Gt})=>Gt)),"run"),kt=d(w)&&St.length>0?a.Gy.small(Ct):a.Gy.nothing,Bt=({good:Gt,runs:wt})=>Gt/wt;return a.Gy.joined(
[(0,S.be)(St,Bt,S.mc),kt],a.Gy.newLine)},yt=It=>l(It,V).flatMap(({medianMs:Pt})=>Pt??[]),gt=It=>(0,S.be)(yt(It),Number,P.kJ),Et=It=>(0,S.bW)(s(It,V)),At=l(v,V),
Dt=U.filter(It=>At.some(Pt=>u(Pt,It)));return[...d(w)?[]:[a.om.column("Last runs",Et,"history")],...(Z?[E]:Dt).map(It=>{const Pt=It===U[0]?"number uptime":"numb\
er older";return a.om.column(ut("Uptime",It),St=>mt(St,It),Pt)}),a.om.column(ut("Latency",E),gt,"number minor")]}const u=({uptime:v},w)=>v.some(({days:W,runs:V},Z)=>W===
w&&V>1.1*(v[Z-1]?.runs??0));var n=t(2886),o=t(7615),f=t(3435);const $=2,R=4,D=6,m=20,O=200;function C(v,w=a.Gy.nothing){const{discovery:W}=v.visit.attempt,V=new Set(
(0,k.QK)(v).map(({problem:ut})=>ut.title));if(V.size>0)return(0,T.K4)([...V],$);if(W.kind==="skipped")return W.problem.title;const Z=a.Gy.some(v.services,D,({id:ut})=>(0,o.
h0)(ut));return(0,L.ZT)(a.Gy.isEmpty(Z)?"no services":Z,w)}const A=({visit:v,servicesFrom:w},W)=>w===null?(0,P.kJ)(v.attempt.timing.totalMs):(0,a.mG)`host block at ${(0,L.
ik)(w,W)}`;function H(v,w,W=!1){const{visit:V,isNew:Z,findings:ut}=v,mt=(0,k.sG)(v),yt=(0,L.b8)(V.host,{...w,detailed:new Set}),gt=Z?` (${P.dy})`:"",Et=(0,a.mG)`${k.
nx[mt]}${gt}: ${C(v,A(v,w))}`,At=a.om.title(yt,Et,mt),Dt={kind:"facts",facts:(0,o.xS)(v,w)};if(w.medium!=="page")return{kind:"details",title:At,children:[Dt]};const It=ut.
map(({severity:St,problem:{message:Ct,help:kt,code:Bt}})=>{const Gt=kt?(0,a.mG)` ${a.Gy.strong("Help:")} ${a.Gy.prose(kt)}`:a.Gy.nothing,wt=a.Gy.sign(a.rC[St]);
return{message:(0,a.mG)`${wt} ${a.Gy.sentence(Ct)}.${Gt} (${(0,L.U1)(Bt,w)})`}}),Pt=w.context.history?.get(V.host)?.incidents??[];return{kind:"details",title:At,
isOpen:W,anchor:(0,L.dI)(V.host),children:[{kind:"sources",items:It},Dt,...(0,S.cT)(Pt,w)]}}function Y(v,w,W){const{medium:V,limits:Z}=W,ut=w.filter(Gt=>(0,k.QK)(
Gt).every(wt=>!(0,k.JR)(Gt)&&!(0,n.zv)(wt))),mt=v.flatMap(Gt=>ut.filter(wt=>(0,k.sG)(wt)===Gt)),[yt]=mt;if(yt===void 0||(0,L.jR)(w,W))return[];const gt=V==="log",
Et=(0,k.QK)(yt).length>0,At=gt||Et,Dt=At&&mt.length<=L.dS,It=Et?Z.details:gt?Z.items:Z.rows,Pt=(0,L.Ku)(mt,Dt?L.dS:It,"host",W,Gt=>At?Gt.map(wt=>H(wt,W)):a.om.table(
Gt,nt(W),"Hosts"));if(Dt||Et&&(gt||Pt.length===0))return Pt;const St=a.Gy.some(mt,{few:R},({visit:Gt})=>(0,L.b8)(Gt.host,W)),Ct=(0,k.sG)(yt),kt=Et?"with errors \
or warnings":k.nx[Ct];return[{kind:"details",title:mt.length===1?a.om.title(St,kt,Ct):a.om.title((0,T.px)(mt.length,"host"),(0,a.mG)`${kt}: ${St}`,Ct),children:Pt}]}
const nt=v=>[a.om.column("Host",w=>ht(w,v)),a.om.column("Required by",({requirements:w})=>{const W=w.flatMap(V=>V.because);return(0,L.AZ)(W,v.limits.ownPlaces,v)}),
a.om.column("Result",w=>C(w,A(w,v)))];function ht({visit:{host:v},isNew:w},W){const V=w?a.Gy.small(P.dy):a.Gy.nothing;return a.Gy.joined([(0,L.b8)(v,W,a.Gy.name),
V],a.Gy.newLine)}const et=v=>(0,a.mG)`${a.Gy.sign((0,k.sG)(v))} ${k.nx[(0,k.sG)(v)]} ${a.Gy.small(C(v))}`;function B(v,w){const W=gt=>(0,f.Ub)(gt).length||null,
V=[a.om.column("Host",gt=>ht(gt,w),"name"),a.om.column("Status",et,"status"),a.om.column("Time",gt=>(0,k.JR)(gt)?null:A(gt,w),"number minor"),a.om.column("Repos\
itories",W,"number repositories"),...e(v,w).map(gt=>({...gt,cell:Et=>gt.cell([Et])})),a.om.column("Certificate expires",Q,"minor when")],Z=gt=>a.om.table(gt,V,"\
Hosts",K,"hosts",O),{good:ut=[],other:mt=[]}=Object.groupBy(v,gt=>(0,k.sG)(gt)==="works"?"good":"other");if(ut.length<=m||mt.length===0)return Z(v);const yt=a.om.
title((0,T.px)(ut.length,"host"),k.nx.works,"works");return[...Z(mt),...a.om.details(yt,Z(ut))]}const K=v=>({host:{anchor:(0,L.dI)(v.visit.host),isFailing:(0,f.
gT)(v)}}),Q=({visit:v})=>v.attempt.certificates.map(({expires:w})=>w.slice(0,10)).sort()[0]??"";var it=t(1423),ft=t(9119),dt=t(8032),_t=t(5243);const $t=3,Ot=6,
z=12,F=(v,w)=>(0,k.Yn)(v,({rows:W})=>W).flatMap(W=>J(W,w));function J(v,w){if(v.length===0)return[];const{medium:W,limits:V,context:Z}=w,ut=rt(v),mt=v.length<=L.
dS,yt=ut.sign==="fails"||ut.sign==="warns"?W!=="log"||mt:W==="page"||W==="summary"&&Z.repositories.length<=1,gt=(0,L.Ku)(v,yt?V.roots:0,"root module",w,Et=>Et.map(
At=>({kind:"details",title:rt([At]),children:I(At,w)})));return mt&&gt.length>0?gt:[{kind:"details",title:ut,children:gt}]}function rt(v){const w=v.flatMap(Dt=>Dt.
rows),W=(0,k.Fl)(w),V=v.length===1,Z=v[0]?.clients??[],ut=w.filter(Dt=>(0,k.Fl)([Dt])===W),mt=new Set(ut.map(Dt=>tt(Dt,Z))),yt=V?Array.from(mt,a.Gy.path):v.map(
pt),gt=(0,a.mG)`${V?"for":"in"} ${a.Gy.some(yt,$t,Dt=>Dt)}`,Et={fails:(0,a.mG)`init fails ${gt}`,warns:(0,a.mG)`warnings ${gt}`,skipped:st(w),works:st(w)},At=V?
v.map(pt):(0,T.px)(v.length,"root module");return a.om.title((0,a.mG)`${At}:`,Et[W],W)}function st(v){const w=({kind:Et,source:At})=>`${Et} ${At}`,W=[...new Map(
v.map(Et=>[w(Et),Et])).values()];if(W.length===0)return"no registry modules and no providers";const V=Map.groupBy(W,({kind:Et})=>Et),Z=Array.from(V,([Et,{length:At}])=>(0,T.
px)(At,Et)).join(" and "),ut=v.some(({platforms:Et})=>Et.length>0)?" and package":"",mt=new Set(v.filter(k.Rm).map(w)).size,yt=W.filter(({chosen:Et})=>Object.values(
Et).includes(null)).length,gt=[...yt>0?[`${yt} without a version`]:[],...mt>0?[`${mt} not checked`]:[]];return`${Z}, ${gt.join(", ")||`every version${ut} is ava\
ilable`}`}const pt=({directory:v})=>v==="."?a.Gy.words("the top directory"):a.Gy.path((0,ft.II)(v));function I({rows:v,clients:w},W){const V=(0,k.Yn)(v,ut=>[ut]).
flat(),Z=ut=>({sign:(0,k.Fl)([ut])});return(0,L.Ku)(V,W.limits.rows,"row",W,ut=>a.om.table(ut,x(w,W),"Modules and providers",Z))}const x=(v,w)=>[a.om.column("Mo\
dule or provider",W=>X(W,v,w)),a.om.column("Problem",({problems:W})=>{const V=W.filter(({usualSeverity:Z})=>Z!=="notice");return a.Gy.joined(V.map(({code:Z})=>(0,L.
U1)(Z,w)))}),a.om.column("Constraint",({constraints:W})=>a.Gy.some([...new Set(W)],Ot,a.Gy.value)),a.om.column("Version",W=>ot(W,v)),a.om.column("Newest",({newest:W})=>W===
null?null:a.Gy.value(W)),a.om.column("Platforms",({platforms:W})=>a.Gy.some(W,z,({platform:V,available:Z})=>{const ut=Z===null?"?":Z?"\u2713":"\u2717";return(0,a.
mG)`${a.Gy.words(ut)} ${a.Gy.value(V)}`}))];function X(v,w,W){const V=a.Gy.path(tt(v,w));if(W.medium==="log")return V;const Z=v.source===v.address?a.Gy.nothing:
a.Gy.path(v.source),ut=v.places.slice(0,1).map(yt=>(0,L.ik)(yt,W)),mt=a.Gy.joined([Z,ut],a.Gy.words(" at "));return a.Gy.joined([a.Gy.strong(V),a.Gy.small(mt)],
a.Gy.newLine)}const tt=({address:v,host:w},W)=>W.every(V=>(0,_t.Vm)(V)===w)&&v.startsWith(`${w}/`)?v.slice(w.length+1):v;function ot({chosen:v,locked:w},W){const V=dt.
Du.filter(gt=>v[gt]!==void 0),Z=Map.groupBy(V,gt=>v[gt]??null),ut=Z.size<2&&W.every(gt=>V.includes(gt)),mt=Array.from(Z,([gt,Et])=>{const At=gt===null?"none":a.
Gy.value(gt);return ut?At:(0,a.mG)`${(0,T.eZ)(Et)} ${At}`});if(w===null||mt.length===0)return a.Gy.joined(mt);const yt=Z.size===1&&Z.has(w);return(0,L.ZT)(a.Gy.
joined(mt),yt?"locked":(0,a.mG)`locked: ${a.Gy.value(w)}`)}const lt=["problems","unchecked","ownFiles","history","roots"],ct=[...lt,"requests","passed","skipped",
"notices","notes"],at=[...lt,"passed","skipped","notes"],Rt=[...lt,"requests","passed","skipped","remarks"],Tt=["problems","hosts","details","incidents","reposi\
tories","roots","files","notices","notes"],vt=(v,...w)=>({title:v,blocks:({hosts:W},V)=>Y(w,W,V)}),jt={problems:{title:"Problems",blocks:({findings:v},w)=>(0,it.
OT)(w.medium==="log"?v:v.filter(k.nM),w)},ownFiles:{title:"Repositories",blocks:({files:v},w)=>(0,f.aJ)(v,w)},history:{title:"History",blocks:h},roots:{title:"R\
oot modules",blocks:Nt},requests:vt("Requests","fails","warns"),unchecked:vt("Hosts","unchecked"),passed:vt("Hosts that passed","works"),skipped:vt("Skipped hos\
ts","skipped"),hosts:{title:"Hosts",blocks:({hosts:v},w)=>B((0,k.md)(v),w)},details:{title:"Details",blocks:({hosts:v},w)=>bt((0,k.md)(v),w)},incidents:{title:"\
Incidents",blocks:(v,w)=>(0,S.hc)(w)},repositories:{title:"Repositories",blocks:f.sN},files:{title:"Findings in files",blocks:({files:v},w)=>(0,f.qP)(v,w)},notices:{
title:"Notices",blocks:Kt},notes:{title:"About this check",blocks:Ft},remarks:{title:"Remarks",blocks:(v,w)=>xt(v,w).rest.map(a.om.paragraph)}};function Nt({roots:v,
hosts:w},W){const V=(0,L.jR)(w,W),Z=v.filter(({rows:ut})=>!V||(0,k.Fl)(ut)!=="fails");return F(Z,W)}const Ut=({hosts:v},{limits:w})=>new Set((0,T.zN)((0,k.md)(v),
w.details).shown.map(({visit:W})=>W.host)),bt=(v,w)=>(0,L.Ku)(v,w.limits.details,"host",w,W=>W.map(V=>H(V,w,W.length===1)));function Kt({findings:v},w){const W=v.
filter(Z=>!(0,k.nM)(Z)),V=a.om.title((0,T.px)(W.length,"notice"),a.Gy.nothing,"notice");return a.om.details(V,(0,it.OT)(W,w))}function Ft(v,w){const{shown:W,rest:V}=xt(
v,w),Z=ut=>[a.om.paragraph(a.Gy.joined(ut,a.Gy.newLine))];return[...Z(W),...(0,it.TM)(V,"remark",w,Z)]}function xt(v,{context:w,limits:W}){const V=(0,N.h$)(v,w).
map(Z=>a.Gy.sentence(Z,W.characters));return(0,T.zN)(V,W.remarks)}const Ht=(v,w,W)=>v.flatMap(V=>{const{title:Z,blocks:ut}=jt[V],mt=V==="details"&&w.hosts.length>
L.dS,yt=ut(w,W);return yt.length===0?[]:[{id:V,title:Z,isFolded:mt,blocks:yt}]}),Xt=(v,w,W)=>v.flatMap(V=>jt[V].blocks(w,W))}),5955:((Mt,q,t)=>{t.d(q,{M:()=>b,u:()=>M});
var T=t(2170),k=t(1780),N=t(6092),a=t(8884);function*b(S,L=""){const j=`${L}  `,U=S instanceof Iterator,[E,h]=U?"[]":"{}";let l=E;for(const y of U?S:Object.entries(
S)){const[r,i]=U?["",y]:[`"${y[0]}": `,y[1]];if(i===void 0)continue;const c=`${l}
${j}${r}`;l=",",P(i)?(yield c,yield*b(i,j)):yield c+(0,N.s$)(JSON.stringify(i,null,2).replaceAll(`
`,`
${j}`))}yield l===E?`${E}${h}`:`
${L}${h}`}const P=S=>S instanceof Iterator||Object.values(S??{}).some(L=>L instanceof Iterator);function M(){const S=new Map;return L=>{const{host:j,problem:U}=L,
E=(0,N.RK)((0,a.ju)(L)??""),l=j===null&&!U.code.startsWith("file-")?(0,N.RK)((0,k.pj)(U.message)):"",y=[U.code,j??"",E,(0,T.W7)(L),l].join("|"),r=(S.get(y)??0)+
1;return S.set(y,r),`${y}|${r}`}}}),6906:((Mt,q,t)=>{t.d(q,{B2:()=>N,MC:()=>j,qX:()=>L,wh:()=>a});var T=t(6092),k=t(5517);const N={fails:{text:"\u2717",emoji:"\u274C",
style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\
\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",
height:0}};function a(U){if(typeof U=="string")return(0,T.RK)(U);if(!("kind"in U))return U.map(a).join("");switch(U.kind){case"words":return U.text;case"code":case"\
prose":case"sentence":return(0,T.RK)(U.text,U.max);case"strong":case"small":case"link":return a(U.content);case"sign":return N[U.of].text;case"break":return", ";case"\
chart":return L(U.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"\
below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],P="\u2573",M="\u254C";function S(U){return U.outcome==="fails"?P:(0,k.yX)(U)?b.find(({belowMs:E})=>(U.ms??0)<E)?.mark??"":M}const L=U=>U.map(S).
join("");function j(U){const E=new Set(U.map(S)),h=U.some(r=>S(r)===b[0].mark&&r.ms===null);return[...b.map(({mark:r,words:i},c)=>[r,c===0&&h?`${i} or not measu\
red`:i]),[P,"failed"],[M,"no result"]].filter(([r])=>E.has(r))}}),3394:((Mt,q,t)=>{t.d(q,{Cf:()=>_,Fp:()=>e,Gc:()=>c,gD:()=>d,ni:()=>E,wQ:()=>p,yv:()=>u});var T=t(
9432),k=t(6092),N=t(2307),a=t(5102),b=t(4073),P=t(806),M=t(4120),S=t(6906),L=t(6097),j=t(7792);const U={sign:n=>S.B2[n].emoji,small:n=>`<sub>${n}</sub>`,name:n=>`\
<b>${n}</b>`,chart:({runs:n,label:o})=>`<code role="img" aria-label="${(0,k.My)(o)}">${(0,S.qX)(n)}</code>`,problem:(n,o,f)=>`<p>${o}</p>
${f}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,o,f)=>`<table>
${f}</table>
`,cell:(n,o,f)=>{const $=f?.startsWith("number"),R=$?o.replaceAll(" ","&nbsp;"):o,D=$?' align="right"':"";return n==="head"?`<th${D||' align="left"'}>${R}</th>`:
`<td${D}>${R}</td>`},end:">",space:"&nbsp;"},E=n=>(0,N.PT)(n,U),h=n=>n.map(o=>(0,N.g8)(o,U).trim()).filter(o=>o!=="").join(`

`),l=1e6,y=10,r=100,i=7;function c(n,o){const f=o.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),$=j.Gy.link(f,j.Gy.words("in the JSON report"));return _(
b.$M,n,(0,P.du)(o,"summary",$,n.lines),{head:`## ${d(n,o)}`,foot:(0,j.mG)`tf-disco ${o.version}, started ${(0,M.QN)(o.startedAt)}.`,maxBytes:l})}const p=(n,o,f,$)=>_(
b.YK,n,(0,P.du)(o,"brief",P.xy),{head:`### ${g(n,o)}`,foot:(0,j.mG)`Details in the summary of ${e(f)}. Updated automatically.`,maxBytes:$});function _(n,o,f,{head:$,
foot:R,maxBytes:D}){const m=h([j.om.paragraph(j.Gy.small(R))]),O=D-y-(0,T.$$)($+m),C=G(n,o,f),A=s(C,h,O);return`${[$,...A,m].filter(H=>H!=="").join(`

`)}
`}const G=(n,o,f)=>n.flatMap($=>{const{title:R,blocks:D}=b.dI[$],m=j.om.paragraph((0,j.mG)`${R}: more ${f.elsewhere}`);return $!=="problems"?[[D(o,f),[m]]]:D(o,
f).map(O=>O.kind==="problem"?[[O],[{...O,message:j.Gy.nothing,parts:[]}]]:[[O]])});function s(n,o,f){const $=n.map(([m=[]])=>o(m)),R=()=>$.reduce((m,O)=>m+(O===
""?0:(0,T.$$)(`${O}

`)),0)>f,D=[...n.keys()].reverse().filter(m=>$[m]!=="");for(const m of D){const O=n[m]?.[1];O!==void 0&&R()&&($[m]=o(O))}for(const m of D)R()&&($[m]="");return $}
const d=(n,o)=>`${S.B2[(0,a.fi)(n)].emoji} ${(0,M.Iu)((0,L.$N)(n,o))}`,g=(n,o)=>`${S.B2[(0,a.fi)(n)].emoji} Terraform service discovery: ${(0,L.$N)(n,o)}`;function e({
url:n,workflow:o,job:f,commit:$}){const R=o.split("/").at(-1)??"";return j.Gy.joined([j.Gy.link(n,j.Gy.code(R===""?"this run":R,r)),f===""?j.Gy.nothing:(0,j.mG)`job ${j.
Gy.code(f,r)}`,$===""?j.Gy.nothing:(0,j.mG)`commit ${j.Gy.code($.slice(0,i))}`])}const u=(n,o,f)=>`${g(n,o)}. ${E(j.Gy.small(e(f)))}
`}),3471:((Mt,q,t)=>{t.d(q,{LV:()=>M,Wc:()=>h,ky:()=>b,nI:()=>k,nc:()=>L,wW:()=>a});const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},k=(l,y,{colour:r})=>r?
`\x1B[${T[y]}m${l}\x1B[0m`:l,N=(l,y,{hyperlinks:r})=>y&&r?`\x1B]8;;${y}\x1B\\${l}\x1B]8;;\x1B\\`:l;function a(l,y){const r=" ".repeat(l.indent),i=l.label.padEnd(
(l.column??0)-1),c=" ".repeat(l.indent+(l.column??2)),p=y.width-r.length-i.length-1,_=P(l.text,y),[G="",...s]=M(_,p,y.width-c.length),d=N(k(i,l.style,y),l.url,y),
{text:g="",url:e}=l.linked??{},n=G.startsWith(g)?`${N(g,e,y)}${G.slice(g.length)}`:G;return[`${r}${d} ${n}`.trimEnd(),...s.map(o=>`${c}${o}`)]}function b(l,y){const[
r="",...i]=M(P(l,y),y.width,y.width-2);return[r,...i.map(c=>`  ${c}`)]}const P=(l,y)=>y.withFlags?.(l)??l;function M(l,y,r=y){const i=[];let c="",p=0;for(const _ of l.
split(" ")){const G=L(_),s=i.length===0?y:r;c!==""&&p+1+G>s&&(i.push(c),c=""),p=c===""?G:p+1+G,c=c===""?_:`${c} ${_}`}return[...i,c]}const S=/^[ -~]*$/,L=l=>S.test(
l)?l.length:Iterator.from(l).reduce((y,r)=>y+j(r),0);function j(l){return S.test(l)?1:U(l)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(l)?1:E(l)?2:1}const U=l=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(l),E=l=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(l);function h(l,y,r){let[i,c]=["",0];for(const p of l){const _=j(p),G=c+_;if(c>=y&&G<=r&&(_>0||c>y)?i+=p:i+=" ".repeat(Math.max(0,Math.min(G,r)-Math.max(c,
y))),c=G,c>r)break}return i}}),6811:((Mt,q,t)=>{t.d(q,{XP:()=>E,fN:()=>U,qY:()=>S});var T=t(9432),k=t(255),N=t(6092),a=t(3471);const b=2,P=80;function M(l){if(l.
kind==="scan")return`read ${(0,T.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.done} of ${(0,T.px)(l.total,"registry request")} done`;const{done:y,total:r,
failed:i,waiting:c}=l,p=i===0?"":`, ${i} failed so far`,_=`${y} of ${(0,T.px)(r,"host")} checked${p}`;if(c.size===0)return _;const{shown:G,more:s}=(0,T.zN)([...c],
b),d=G.map(g=>(0,N.RK)((0,k.nx)(g),P));return s===0?`${_}; waiting for ${d.join(" and ")}`:`${_}; waiting for ${d.join(", ")} and ${(0,T.px)(s,"other")}`}const S={
show:()=>{},end:()=>{}},L=5e3,j=200;function U(l){let y=!0;return h(L,r=>{y&&l(r),y=!y})}function E(l,y){let r="";const{show:i,end:c}=h(j,_=>{const G=(0,a.Wc)(_,
0,y-1);G!==r&&l(`\r${G}\x1B[K`),r=G});return{show:i,end:()=>{c(),r!==""&&l("\r\x1B[K")}}}function h(l,y){let r=null;const i=setInterval(()=>{r!==null&&y(M(r))},
l).unref();return{show:p=>{r=p},end:()=>clearInterval(i)}}}),3397:((Mt,q,t)=>{t.d(q,{t:()=>U});var T=t(3087),k=t(7039),N=t(3394),a=t(6092);let b=function(...h){
return{hash:b}=process.getBuiltinModule("node:crypto"),new.target?new b(...h):b(...h)},P=function(...h){return{renderBadge:P}=t.late([7912],7912),new.target?new P(
...h):P(...h)},M=function(...h){return{renderCodeQuality:M}=t.late([9811],9811),new.target?new M(...h):M(...h)},S=function(...h){return{renderJunit:S}=t.late([6597],
6597),new.target?new S(...h):S(...h)},L=function(...h){return{renderHtml:L}=t.late([8594],8594),new.target?new L(...h):L(...h)},j=function(...h){return{renderSarif:j}=
t.late([8554],8554),new.target?new j(...h):j(...h)};function U({report:h,badge:l},y,r){const i=[],c=(p,_,G)=>{const s=(0,T.KE)(()=>(0,T.f8)(r,_,(0,T.mk)(G())));
s!==null&&i.push(`the ${p} ${(0,a.RK)(_)} was not written: ${s}`)};for(const{path:p,format:_}of h)c("report",p,()=>E(_,y));return l!==null&&c("badge",l,()=>[P(y.
verdict)]),i}function E(h,{verdict:l,context:y}){switch(h){case"json":return(0,k.hF)(l,y);case"sarif":return j(l,y);case"junit":return S(l,y);case"codequality":
return M(l,r=>b("sha256",r));case"html":return L(l,y,r=>b("sha256",r,"base64"));case"markdown":return[(0,N.Gc)(l,y)]}}}),2019:((Mt,q,t)=>{t.d(q,{G:()=>b});var T=t(
6760),k=t(9968);const N=/^[0-9a-f]{40}$/,a=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function b(r){const i=(0,T.join)(r,".git"),c=P(i,r)??i,p=j((0,T.join)(c,"commondir")),
_=p===null?c:(0,T.resolve)(c,p),G=()=>(0,k.r7)((0,T.join)(_,"packed-refs"))??"",s=M(j((0,T.join)(c,"HEAD")),[c,_],G);return s===null?null:{commit:s,isFetched:L(
s,(0,k.r7)((0,T.join)(c,"FETCH_HEAD"))??"",G),remote:h((0,k.r7)((0,T.join)(_,"config"))??"")}}function P(r,i){const[,c]=/^gitdir: (.+)$/.exec(j(r)??"")??[];return c===
void 0?null:(0,T.resolve)(i,c)}function M(r,i,c){const[,p]=a.exec(r??"")??[],_=p===void 0?r:S(p,i,c);return _!==null&&N.test(_)?_:null}function S(r,i,c){for(const _ of i){
const G=j((0,T.join)(_,r));if(G!==null)return G}return c().split(`
`).find(_=>_.endsWith(` ${r}`))?.slice(0,40)??null}function L(r,i,c){const p=(_,G)=>_.split(`
`).some(s=>s.startsWith(`${r}${G}`));return p(i,"	")||p(c()," refs/remotes/")}const j=r=>(0,k.r7)(r)?.replace(/\r?\n$/,"")??null,U=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function h(r){let i=!1;for(const c of r.split(`
`).map(p=>p.trim())){c.startsWith("[")&&(i=c==='[remote "origin"]');const p=c.indexOf("=");if(!(!i||p<0||c.slice(0,p).trim().toLowerCase()!=="url"))return l(c.slice(
p+1).trim())}return null}function l(r){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[c,p]=i===null?y(r):[i[1],i[2]],_=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),G=_.length>1&&_.length<=U;return!c||!G||!_.every(s=>E.test(s))?null:{host:c.toLowerCase(),owner:_.slice(0,-1).join("/"),name:_.at(-1)??""}}function y(r){
const i=URL.parse(r);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),1116:((Mt,q,t)=>{t.d(
q,{H:()=>c});var T=t(9432),k=t(2170),N=t(9119),a=t(9615),b=t(255),P=t(6092),M=t(2796),S=t(5102),L=t(1423),j=t(806),U=t(8884),E=t(6906),h=t(7792);const l=10,y=200,
r=5,i=3600,c=(n,o)=>[...p(n),...a.oC.flatMap(f=>{const $=n.findings.filter(({severity:Y})=>Y===f),R=(0,N.c1)($,Y=>_((0,k.Xd)(Y))??Y);if(R.length<=l)return G(f,R.
map(M.cZ),o);const D=(0,M.cZ)($),m=new Set(D.map(({findings:Y})=>_((0,U.tN)(Y)))),O=R.filter(([Y])=>{const nt=(0,k.Xd)(Y);return d(nt)&&!m.has(_(nt))}),A=f==="n\
otice"||f!==(0,S.hm)(n.findings)?0:Math.max(0,l-D.length),H=[...D.map(Y=>[Y]),...O.slice(0,A).map(M.cZ)];return G(f,H,o)})];function p({passed:n,stopped:o,findings:f}){
if(n||f.some(({severity:D})=>D==="error"))return[];if(o.length>0){const D=o.flatMap(O=>"reasons"in O?O.reasons??[]:[]),m=[(0,T.pk)(o),...D];return[g("error","Th\
e check is not complete",m)]}const{length:$}=f.filter(({severity:D})=>D==="warning"),R=`${(0,T.px)($,"warning")}, and fail-on is warning`;return[g("error","Warn\
ings fail this check",[R])]}const _=n=>n&&`${n.line}:${n.file}`;function G(n,o,f){const $=(0,j.du)(f,"notes",j.xy),{shown:R,rest:D}=(0,T.zN)(o,o.length>l?l-1:l),
m=D.flat().flatMap(({findings:A})=>A),O=`and ${(0,T.px)(m.length,`more ${n}`)}`,C=[...new Set(m.map(({problem:A})=>A.title)),"see the job summary"];return[...R.
map(A=>{const H=A.flatMap(ht=>ht.findings),Y=(0,U.tN)(H),nt=A.map(ht=>(0,L.Zw)(ht,$));return g(n,s(H),nt,d(Y)?Y:null)}),...m.length>0?[g(n,O,[C.join(`
`)])]:[]]}function s(n){const[o,...f]=new Set(n.flatMap(m=>m.host??[])),$=[...new Set(n.map(({problem:m})=>m.title))].join(", "),R=(0,U.Dx)(n).length,D=(0,U.tN)(
n);return o===void 0&&R>1?`${(0,T.px)(R,"place")}: ${$}`:o===void 0?d(D)||!D?$:`${(0,N.II)(D.file)}: ${$}`:f.length>0?`${(0,T.px)(f.length+1,"host")}: ${$}`:`${(0,P.
RK)((0,b.nx)(o))}: ${$}`}function d(n){const o=n?.file??"";return o!==""&&(0,U.CN)(o)&&(0,P.BP)((0,P.RK)(o,o.length))===o}function g(n,o,f,$=null){const{shown:R,
more:D}=(0,T.zN)(f,r),m=i/R.length,O=R.map(A=>{if(typeof A=="string")return(0,T.dh)(A,m);const H=$===null?"":(0,N.R3)({...$,inside:void 0}),Y=e(A,m/2,H).join(`
`);return`${(0,T.dh)(Y,m-A.url.length)}
${A.url}`}),C=D>0?[`and ${D} more, see the job summary`]:[];return{level:n,title:(0,P.LS)((0,P.RK)(o,y)),message:(0,P.LS)([...O,...C].join(`

`)),...$,inside:void 0}}function e({message:n,title:o,code:f,parts:$},R,D){const m=(0,E.wh)(h.Gy.isEmpty(n)?o:n),{first:O=[],last:C=[]}=Object.groupBy($,H=>H.kind===
"note"&&(H.as==="help"||H.as==="small")?"first":"last"),A=[...O,...C].flatMap(H=>u(H,D));return[`${(0,T.dh)(m,R)} [${f}]`,...A]}function u(n,o){return n.kind===
"note"?[`${n.label}: ${(0,E.wh)(n.text)}`]:n.kind==="paragraph"?[(0,E.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:f="",message:$="",help:R=""})=>{
const D=(0,E.wh)(f)===o?h.Gy.nothing:f;if(h.Gy.isEmpty($))return h.Gy.isEmpty(D)?[]:[`at: ${(0,E.wh)(D)}`];const m=`- ${(0,E.wh)(h.Gy.joined([D,$],h.Gy.words(":\
 ")))}`;return h.Gy.isEmpty(R)?[m]:[m,`  help: ${(0,E.wh)(R)}`]})}}),8065:((Mt,q,t)=>{t.d(q,{Fr:()=>r,GN:()=>y,K$:()=>p,O7:()=>_,cn:()=>S,yi:()=>i});var T=t(9432),
k=t(6092),N=t(4073),a=t(806),b=t(4120),P=t(3394),M=t(7792);const S="the files",L=200,j="Terraform service discovery fails: ",U="Terraform service discovery reco\
vers: ",E="Registry check: ",h=3,l=10;function y({failing:{first:s,count:d}},g=S){const e=s.filter(({recovering:O})=>O===void 0),u=e.some(({subject:O})=>O!==S),
[n,o]=e.length===0?[U,s]:[u?j:E,e],f=d-s.length+o.length,$=({subject:O})=>O===S?g:O,R=o.slice(0,h).map($),D=f>R.length?[`${f-R.length} more`]:[],m=(0,k.RK)(`${n}${[
...R,...D].join(", ")}`);return m.length>L?`${n}${f} hosts`:m}const r=s=>[j,U,E].some(d=>s.startsWith(d));function i(s,d,{outage:g,page:e,maxBytes:u}){const{startedAt:n}=d,
o=g.failing.count>0?" Closes when all hosts recover.":"",f=c(g.failing,n).map(P.ni);return(0,P.Cf)(N.YK,s,(0,a.du)(d,"brief",a.xy),{head:[`### ${(0,P.gD)(s,d)}`,
...f].join(`

`),foot:(0,M.mG)`Last checked ${(0,b.QN)(n)}; details in the summary of ${(0,P.Fp)(e)}. Updated automatically.${o}`,maxBytes:u})}function c({first:s,count:d},g){
const u=[...Map.groupBy(s,({since:f,recovering:$})=>$===void 0?`Failing since ${(0,b.QN)(f)} (${(0,b.u8)(f,g)})`:`Recovering, ${$.good} of ${(0,T.px)($.needed,"\
run")} without a failure`)].slice(0,l),n=d-u.flatMap(([,f])=>f).length,o=u.map(([f,$])=>{const R=M.Gy.sign($.some(({recovering:m})=>m)?"works":"fails"),D=M.Gy.some(
$,l,({subject:m})=>G(m));return(0,M.mG)`${R} ${f}: ${D}`});return n>0?[...o,(0,M.mG)`and ${n} more`]:o}function p(s,d){const{at:g,down:e,up:u,gone:n,still:o,endedSince:f,
isReopened:$}=s,R=(C,A,H)=>H.length===0?M.Gy.nothing:(0,M.mG)`${M.Gy.sign(C)} ${A}: ${M.Gy.some(H,l,Y=>Y)}.`,D=({subject:C,since:A})=>(0,M.mG)`${G(C)} (after ${(0,b.
u8)(A,g)})`;return`${[$?(0,M.mG)`Reopened: the failure continues or has returned.`:M.Gy.nothing,R("fails","Failing",e.map(G)),R("works","Recovered",u.map(D)),R(
"skipped","No longer checked",n.map(G)),R("fails","Still failing",o.map(G)),f===null?M.Gy.nothing:(0,M.mG)`${M.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,b.
u8)(f,g)}, from ${(0,b.QN)(f)} to ${(0,b.QN)(g)}, as observed by this check.`,M.Gy.small(M.Gy.joined([(0,b.QN)(g),(0,P.Fp)(d)]))].filter(C=>!M.Gy.isEmpty(C)).map(
P.ni).join(`

`)}
`}const _=s=>`Duplicate of #${s}, which another run opened at the same time.
`,G=s=>s===S?s:M.Gy.code(s)}),4947:((Mt,q,t)=>{t.a(Mt,async(T,k)=>{try{let A=function(B){for(const K of D.redact(B))p.pq(K)},H=function(B){for(const K of D.redact(
B))p.$e((0,h.LS)(K))},ht=function(B){const{verdict:K,changes:Q,context:it}=B,ft=n===null?[]:(0,i.ws)((0,L.R8)(K),$,n),dt=Q?.kind==="files"?Q.files:[],_t=n===null?
new Map:(0,i.hP)(ft,dt,$,n);return{...B,located:ft,context:{...it,links:_t}}};t.r(q);var N=t(9876),a=t(3628),b=t(3214),P=t(3087),M=t(1116),S=t(7039),L=t(4503),j=t(
6662),U=t(3394),E=t(255),h=t(6092),l=t(7773),y=t(437),r=t(9973),i=t(8278),c=t(6102),p=t(166),_=t(4436),G=t(6811),s=t(4515),d=t(3397);const g=120;(0,s.kL)(process,
B=>process.stderr.write(`the log was not written: ${B}
`));const{env:e}=process,u=p.j_(e.GITHUB_EVENT_PATH);delete e.GITHUB_EVENT_PATH;const n=(0,_.ng)(e,u),o=(0,_.$c)(e.GITHUB_EVENT_NAME,u),f=Object.keys(e).filter(
B=>B.startsWith(E.xV)&&!e[B]);for(const B of o?f:[])delete e[B];const $=e.GITHUB_WORKSPACE??process.cwd(),R=p.Ko(l.y.map(({name:B})=>B)),D=(0,N.cA)(R,e,(0,a.K)(
p.Pq)),m=new b.VG;await(0,s.mB)(process,{stop:m,secrets:D,isFinal:!1,act:O,reportMistakes:B=>p.z3(B.map(K=>(0,h.LS)(K)).join(`
`),{title:"Wrong settings"}),reportCrash:B=>p.z3(B,{title:"Could not run"})});async function O(B){const K=(0,G.fN)(dt=>A([dt])),{checked:Q,warnings:it}=await(0,y.
k_)(R,process,K,{directory:$,isFork:o,stop:m,changes:C,secrets:D}),ft=B.aborted?3:Q.verdict.passed?0:1;return H(it),await nt(Q,B),ft}async function C({githubToken:B}){
const K=await(0,r.S)(n,B,m.signal);return K.kind==="all"&&n?.pull&&H([`changed-only has no effect: ${K.why}`]),K}async function Y(B,K){try{await K()}catch(Q){H(
[`${B}: ${(0,P.A3)(Q)}`])}}async function nt(B,K){let Q={...B,located:[]};await Y("places are not links",()=>{Q=ht(B)}),await et(Q),!K.aborted&&await Y("the com\
ment and the issue were not written",async()=>{const{notes:it,warnings:ft}=await(0,c.m)(Q,n,$,K);A(it),H(ft)})}async function et({settings:B,verdict:K,context:Q}){
const{GITHUB_OUTPUT:it,GITHUB_STEP_SUMMARY:ft,RUNNER_TEMP:dt}=e,_t={colour:!1,width:g,isRunner:!0,context:Q},$t={"the log was not written":()=>p.ur((0,j.K)(K,_t)),
"the annotations were not written":()=>p.fz((0,M.H)(K,Q)),"the outputs were not written":()=>H(p.Kn(it,p.Yz(K))),"the job summary was not written to GITHUB_STEP\
_SUMMARY":()=>p.Sy(ft,(0,U.Gc)(K,Q)),"the JSON report was not written to RUNNER_TEMP":()=>{const Ot=p.u5(dt,(0,S.hF)(K,Q));H(p.Kn(it,{report:Ot}))},"the report \
files were not written":()=>H((0,d.t)(B,{verdict:K,context:Q},$))};for(const[Ot,z]of Object.entries($t))await Y(Ot,z)}k()}catch(g){k(g)}},1)}),9973:((Mt,q,t)=>{
t.d(q,{N:()=>b,S:()=>G});var T=t(1123),k=t(4436);const N=100,a=100;async function b(s,d,g,e){const u=AbortSignal.any([AbortSignal.timeout(g),e]),{connect:n}=await Promise.
all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:o,paginate:f}=n(s,d,u),$={owner:s.owner,repo:s.repository},R={...$,per_page:N},D=(O,C)=>M(O.then(({data:A})=>C(
A))),m=async(O,C,A)=>(await M(P(O,A))).flatMap(C);return{listComments:O=>{const C={...R,issue_number:O};return m(f.iterator(o.issues.listComments,C),S)},createComment:(O,C)=>D(
o.issues.createComment({...$,issue_number:O,body:C}),S),updateComment:(O,C)=>M(o.issues.updateComment({...$,comment_id:O,body:C})),deleteComment:O=>M(o.issues.deleteComment(
{...$,comment_id:O})),listIssues:(O,C)=>{const A=f.iterator(o.issues.listForRepo,{...R,...O});return m(A,Y=>(0,k.at)(Y,"pull_request")===void 0?L(Y):[],C)},createIssue:O=>D(
o.issues.create({...$,...O,labels:[...O.labels]}),L),updateIssue:(O,C)=>M(o.issues.update({...$,issue_number:O,...C})),addLabels:(O,C)=>M(o.issues.addLabels({...$,
issue_number:O,labels:[...C]})),createLabel:O=>M(o.issues.createLabel({...$,...O})),listChangedFiles:O=>{const C={...R,pull_number:O};return m(f.iterator(o.pulls.
listFiles,C),j)}}}async function P(s,d=Number.POSITIVE_INFINITY){const g=[];let e=0;for await(const{data:u}of s){for(const n of U(u))g.push(n);if(g.length>=d)return g.
slice(0,d);if(e+=1,e===a)throw new T.F9(`the list has more than ${a} pages`)}return g}async function M(s){try{return await s}catch(d){if(d instanceof T.F9)throw d;
return i()}}const S=s=>({id:r(s,"id"),body:y(s,"body")??"",isTrusted:h(s)}),L=s=>({number:r(s,"number"),title:l(s,"title"),body:y(s,"body")??"",isOpen:l(s,"stat\
e")==="open",reason:y(s,"state_reason"),closedAt:y(s,"closed_at"),labels:U((0,k.at)(s,"labels")).flatMap(d=>typeof d=="string"?d:y(d,"name")??[]),isTrusted:h(s)}),
j=s=>({file:l(s,"filename"),status:l(s,"status"),changes:r(s,"changes"),patch:y(s,"patch")}),U=s=>Array.isArray(s)?s:i(),E=["OWNER","MEMBER","COLLABORATOR"],h=s=>(0,k.
at)(s,"user","type")==="Bot"||E.includes((0,k.at)(s,"author_association")),l=(s,d)=>y(s,d)??i();function y(s,d){const g=(0,k.at)(s,d)??null;return g===null||typeof g==
"string"?g:i()}function r(s,d){const g=(0,k.at)(s,d),e=typeof g=="bigint"?Number(g):g;return typeof e=="number"&&Number.isFinite(e)&&e>=0?e:i()}function i(){throw new T.
F9("the response is not one of GitHub\u2019s REST API")}const c=3e3,p=6e4,_=s=>({kind:"all",why:s});async function G(s,d,g,e=p){if(s===null)return _("not a work\
flow run");const{pull:u,event:n}=s;if(u===null)return _(`a ${n} event has no pull request`);const o=(0,k.h0)(s,d);if(!o.ok)return _(o.why);try{const $=await(await b(
s,o.value.token,e,g)).listChangedFiles(u.number);return $.length<c?{kind:"files",files:$}:_(`the pull request changes ${c} files or more, and GitHub lists at mo\
st ${c}`)}catch(f){return _((0,T.Ic)("the changed files could not be listed",f,{run:s,permission:"pull-requests: read"}))}}}),1123:((Mt,q,t)=>{t.d(q,{F9:()=>N,Ic:()=>E,
Wo:()=>a,jy:()=>L});var T=t(3087),k=t(6092);class N extends Error{name="ApiFailure";httpStatus;headers;constructor(y,r=null,i={}){super(y),this.httpStatus=r,this.
headers=i}}async function a(l){try{return await l,!0}catch(y){if(y instanceof N&&y.httpStatus===404)return!1;throw y}}const b=2e4,P=2,M=500,S=l=>j(l,0,0)!==null;
function L(l,y,r,i){if(r>=P)return null;const c=j(l,r,i);if(c!==null)return c<=b?c:null;if(y==="POST")return null;const{httpStatus:p}=l;return p===null||p===408||
p>=500?M*2**r:null}function j({httpStatus:l,headers:y,message:r},i,c){if(l!==403&&l!==429)return null;const p=Number(y["retry-after"]??Number.NaN);if(Number.isFinite(
p))return Math.max(0,p*1e3);const _=Number(y["x-ratelimit-reset"]??Number.NaN);return String(y["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(_)?Math.max(
0,_*1e3-c):l===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**i:null}const U=300;function E(l,y,{run:r,permission:i}){if(!(y instanceof N))return`${l}\
: ${(0,T.A3)(y)}`;const{httpStatus:c,message:p}=y,_=p.startsWith("the ")?" as expected":"",G=c===null?`did not answer${_}`:`returned ${c}`,s=(0,k.BP)((0,k.RK)(p.
replace(/\s+/gu," "),U));return`${l}: ${(0,k.RK)(r.apiUrl)} ${G} (${s})${h(y,r,i)}`}function h(l,y,r){if(S(l))return"; GitHub limits the rate of requests, try a\
gain later";switch(l.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return y.pull?.isFork===!0&&r.endsWith("write")?"; \
the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job`;case 410:return r==="issues: w\
rite"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((Mt,q,t)=>{t.d(q,{hP:()=>j,ws:()=>S});var T=t(6760),k=t(9968),
N=t(2019),a=t(4503),b=t(3096),P=t(3298);let M=function(...h){return{createHash:M}=process.getBuiltinModule("node:crypto"),new.target?new M(...h):M(...h)};function S(h,l,y){
const r=(0,P.O)(i=>{const c=(0,T.join)(l,i),p=(0,k.UO)(c,l)?(0,N.G)(c):null;return p!==null?L(p,i,y):i===""?null:r((0,b.jt)(i))});return[...h].flatMap(i=>{const c=r(
(0,b.jt)(i));if(c===null)return[];const{prefix:p,blob:_,isOfRun:G}=c,s=i.slice(p.length),d=(0,a.oW)(s);return d===null?[]:{file:i,path:s,url:`${_}/${d}`,isOfRun:G}})}
function L({commit:h,isFetched:l,remote:y},r,i){const c=URL.parse(i.serverUrl);if(y===null||c===null||!/^https?:\/\/[\w.:/-]+$/.test(i.serverUrl)||y.host!==c.host&&
y.host!==c.hostname||!l&&![i.commit,i.defaultCommit].includes(h))return null;const p=`${y.owner}/${y.name}`,_=G=>G?.toLowerCase()===p.toLowerCase();return{prefix:r===
""?"":`${r}/`,blob:`${i.serverUrl}/${p}/blob/${h}`,isOfRun:_(`${i.owner}/${i.repository}`)||_(i.pull?.from)}}function j(h,l,y,{pull:r,serverUrl:i,owner:c,repository:p}){
const _=new Map(l.map(({file:s,patch:d})=>[s,d])),G=h.map(({file:s,path:d,url:g,isOfRun:e})=>{const u=_.get(d)??null,n=u===null||!e?null:(0,k.r7)((0,T.join)(y,s));
if(r===null||u===null||n===null)return[s,{url:g}];const o=M("sha256").update(d).digest("hex"),f=`${i}/${c}/${p}/pull/${r.number}/files#diff-${o}`;return[s,{url:g,
diff:{url:f,lines:U(u,n)}}]});return new Map(G)}function U(h,l){const y=l.split(`
`).map(E),r=new Set;let i=0;for(const c of h.split(`
`)){const[,p]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];p!==void 0?i=Number(p):/^[ +]/.test(c)&&(y[i-1]===E(c.slice(1))&&r.add(i),i+=1)}return r}const E=h=>h.endsWith(
"\r")?h.slice(0,-1):h}),8648:((Mt,q,t)=>{t.d(q,{Fq:()=>r,KY:()=>M,Uv:()=>L,pT:()=>h});var T=t(4702),k=t(8065),N=t(5102),a=t(9432),b=t(4436),P=t(3131);function M({
verdict:s,context:d},{issueCloseAfter:g},e){const u=A=>A.some(({severity:H})=>(0,T.k2)(H,d.failOn)),{stopped:n}=s,o=s.hosts.map(A=>{const H=A.visit.host,Y=d.history?.
get(A.visit.host)?.alarm??null,nt=u(A.findings),ht=(0,N.sG)(A)==="skipped",et=Y===null?nt||(0,N.b)(A):Y.isDown&&!ht;return{name:H,alarm:ht?null:Y,failsNow:nt,isDown:et}}),
f=o.map(({name:A})=>A).toSorted(),$=o.filter(({isDown:A})=>A).map(({name:A})=>A),R=u(s.files)?[k.cn]:[],D=[...$,...R].toSorted(),m=o.flatMap(({alarm:A,...H})=>A===
null?[]:{alarm:A,...H}),O=m.filter(({alarm:A})=>A.good<g),C=m.filter(({failsNow:A,isDown:H})=>A&&!H);return{hosts:f,failing:D,since:new Map(m.flatMap(({name:A,alarm:H})=>H.
since?[[A,H.since]]:[])),unsettled:new Map(O.map(({name:A,alarm:H})=>[A,H.good])),goodRuns:g,pending:new Map(C.map(({name:A,alarm:H})=>[A,H.failed])),isWhole:!n.
some(({kind:A})=>A==="missing"),at:d.startedAt,run:e.id}}const S=s=>({kind:"nothing",why:s});function L(s,d){const g=s?.isOpen?j(d,s.state):d,e=g.failing.length===
0,u=g.pending.size===0?"no failures":"too few failing runs";if(s===null)return e?S(u):{kind:"open",state:U(null,g)};const{state:n,isOpen:o,reason:f}=s;if(n.run>
g.run)return S("a later run has updated it");if(!o&&e)return S(u);if(!o&&f==="not_planned"&&n.digest===(0,P.ol)(g.failing))return S("it was closed as not planne\
d");const $=U(n,g),R=n.digest!==$.digest||!o;return{kind:e?"close":o?"update":"reopen",state:$,event:R?E(n,g,!o):null}}function j(s,{failing:d}){const g=new Set(
s.hosts),e=({subject:n})=>s.unsettled.has(n)||!s.isWhole&&!g.has(n),u=d.first.filter(e).map(({subject:n})=>n);return{...s,failing:[...new Set([...s.failing,...u])].
toSorted()}}function U(s,d){const g=new Map(s?.failing.first.map(({subject:n,since:o})=>[n,o])),e=d.failing.map(n=>{const o=g.get(n)??d.since.get(n)??d.at,f=d.unsettled.
get(n)??0;return{subject:n,since:o,...f>0&&{recovering:{good:f,needed:d.goodRuns}}}}),u=d.failing.map(n=>d.since.get(n)??d.at);return{hosts:y(d.hosts),failing:y(
e),digest:(0,P.ol)(d.failing),since:e.length===0?null:s?.since??[d.at,...u].toSorted()[0]??d.at,run:d.run}}function E({failing:s,since:d},g,e){const u=new Set(s.
first.map(({subject:D})=>D)),n=s.count===s.first.length,{still:o=[],down:f=[]}=Object.groupBy(g.failing,D=>u.has(D)||!n?"still":"down"),$=new Set([...g.hosts,k.
cn]),R=s.first.filter(({subject:D})=>!g.failing.includes(D));return{at:g.at,down:f,up:R.filter(({subject:D})=>$.has(D)),gone:R.flatMap(({subject:D})=>$.has(D)?[]:
[D]),still:o,endedSince:g.failing.length===0?d:null,isReopened:e}}function h(s,{hosts:d}){if(s.length===0||d.count===0)return 1;const g=new Set(d.first),e=y(s).
first.filter(n=>g.has(n)).length;return s.length===d.count&&e===g.size?e+1:e}const l=6e3;function y(s){const{shown:d}=(0,a.I0)(s,l,0,g=>JSON.stringify(g));return{
first:s.slice(0,d.length),count:s.length}}function r(s){const d=i((0,b.at)(s,"hosts"),c),g=i((0,b.at)(s,"failing"),_);if(d===null||g===null)return null;const e=(0,b.
at)(s,"since");return{hosts:d,failing:g,digest:(0,b.$6)(s,"digest")??"",since:p(e)?e:null,run:G((0,b.at)(s,"run"))}}function i(s,d){const g=(0,b.at)(s,"first");
return!Array.isArray(g)||!g.every(d)?null:{first:g,count:Math.max(g.length,G((0,b.at)(s,"count")))}}const c=s=>typeof s=="string",p=s=>c(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(s)&&!Number.isNaN(Date.parse(s)),_=s=>c((0,b.at)(s,"subject"))&&p((0,b.at)(s,"since")),G=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:((Mt,q,t)=>{
t.d(q,{Pe:()=>M,ol:()=>b,t7:()=>S,yR:()=>a});var T=t(6092);let k=function(...L){return{createHash:k}=process.getBuiltinModule("node:crypto"),new.target?new k(...L):
k(...L)};const N="tf-disco",a=(L,...j)=>b([L.workflow,L.job,L.step,...j]),b=L=>k("sha256").update(JSON.stringify(L)).digest("hex").slice(0,16),P=65536;function M(L,j,U,E){
const h=JSON.stringify(U).replace(/[<>&]/g,T.z5),l=`<!-- ${N} ${L} ${j} ${h} -->`;return`${l}
${E(P-l.length-1)}`}function S(L,j,U){const E=`<!-- ${N} ${j} ${U} `;if(!L.startsWith(E))return;const h=L.indexOf(" -->",E.length);if(!(h<0))try{return JSON.parse(
L.slice(E.length,h))}catch{return}}}),6102:((Mt,q,t)=>{t.d(q,{m:()=>l});var T=t(9432),k=t(9973),N=t(1123),a=t(8278),b=t(4436),P=t(8648),M=t(3131);let S=function(...i){
return{deliverComment:S}=t.late([9681],9681),new.target?new S(...i):S(...i)},L=function(...i){return{deliverIssue:L}=t.late([9681],9681),new.target?new L(...i):
L(...i)};const j=6e4,U=1e4,E=10,h={comment:"pull-requests: write",issue:"issues: write"};async function l(i,c,p,_){const{settings:G}=i,s=["comment","issue"].filter(
nt=>G[nt]!=="never"),d=(0,b.h0)(c,G.githubToken),g=[],e=[];if(!d.ok)return{notes:g,warnings:s.map(nt=>`the ${nt} was not written: ${d.why}`)};const{run:u,token:n}=d.
value,o=await(0,k.N)(u,n,j,_),f=async()=>{const{changes:nt,located:ht,context:et}=i,K=nt?.kind==="files"||!ht.some(({isOfRun:Q})=>Q)?null:await(0,k.S)(u,n,_,U);
return K?.kind==="files"?(0,a.hP)(ht,K.files,p,u):et.links},$=(0,P.KY)(i,G,u),R=y(u),{pull:D,event:m}=u,{name:O,version:C}=G.dialect,A=(0,M.yR)(u,C===null?O:`${O}\
 ${C}`),H={comment:async()=>D===null?`skipped, a ${m} event has no pull request`:await S(o,{...i,run:u,pull:D.number,findLinks:f}),issue:async()=>R===null?await L(
o,{...i,run:u,key:A,now:$}):`skipped, ${R}`};for(const nt of s)try{g.push(`${nt}: ${await H[nt]()}`)}catch(ht){const et=h[nt];e.push((0,N.Ic)(`the ${nt} was not\
 written`,ht,{run:u,permission:et}))}return{notes:G.issue!=="never"&&R===null?[...g,...r($,G)]:g,warnings:e}}function y({event:i,isDefaultBranch:c,pull:p}){return p!==
null||i==="merge_group"?`a ${i} event checks a proposed change`:c===!1?"not on the default branch":null}function r({pending:i},{issueOpenAfter:c}){const p=Map.groupBy(
i,([,_])=>_);return Array.from(p,([_,G])=>`issue: ${(0,T.K4)(G,E,([d])=>d)} failed in ${_} of ${c} runs needed to open an issue`)}}),166:((Mt,q,t)=>{t.d(q,{fz:()=>dt,
z3:()=>R,pq:()=>O,Yz:()=>pt,j_:()=>J,Ko:()=>Q,Pq:()=>G,$e:()=>D,ur:()=>it,Kn:()=>$t,u5:()=>F,Sy:()=>_t});var T=t(3024),k=t(6760),N=t(857);function a(I){return I==
null?"":typeof I=="string"||I instanceof String?I:JSON.stringify(I)}function b(I){return Object.keys(I).length?{title:I.title,file:I.file,line:I.startLine,endLine:I.
endLine,col:I.startColumn,endColumn:I.endColumn}:{}}function P(I,x,X){const tt=new L(I,x,X);process.stdout.write(tt.toString()+N.EOL)}function M(I,x=""){P(I,{},
x)}const S="::";class L{constructor(x,X,tt){x||(x="missing.command"),this.command=x,this.properties=X,this.message=tt}toString(){let x=S+this.command;if(this.properties&&
Object.keys(this.properties).length>0){x+=" ";let X=!0;for(const tt in this.properties)if(this.properties.hasOwnProperty(tt)){const ot=this.properties[tt];ot&&(X?
X=!1:x+=",",x+=`${tt}=${U(ot)}`)}}return x+=`${S}${j(this.message)}`,x}}function j(I){return a(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function U(I){return a(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("th\
is function of @actions/core is not bundled")}function h(){throw new Error("this function of @actions/core is not bundled")}var l=t(6928);function y(I){return I.
replace(/[\\]/g,"/")}function r(I){return I.replace(/[/]/g,"\\")}function i(I){return I.replace(/[/\\]/g,path.sep)}var c=function(I,x,X,tt){function ot(lt){return lt instanceof
X?lt:new X(function(ct){ct(lt)})}return new(X||(X=Promise))(function(lt,ct){function at(vt){try{Tt(tt.next(vt))}catch(jt){ct(jt)}}function Rt(vt){try{Tt(tt.throw(
vt))}catch(jt){ct(jt)}}function Tt(vt){vt.done?lt(vt.value):ot(vt.value).then(at,Rt)}Tt((tt=tt.apply(I,x||[])).next())})},p;(function(I){I[I.Success=0]="Success",
I[I.Failure=1]="Failure"})(p||(p={}));function _(I,x){const X=toCommandValue(x);if(process.env[I]=X,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
I,x));issueCommand("set-env",{name:I},X)}function G(I){P("add-mask",{},I)}function s(I){process.env.GITHUB_PATH||""?issueFileCommand("PATH",I):issueCommand("add\
-path",{},I),process.env.PATH=`${I}${path.delimiter}${process.env.PATH}`}function d(I,x){const X=process.env[`INPUT_${I.replace(/ /g,"_").toUpperCase()}`]||"";if(x&&
x.required&&!X)throw new Error(`Input required and not supplied: ${I}`);return x&&x.trimWhitespace===!1?X:X.trim()}function g(I,x){const X=d(I,x).split(`
`).filter(tt=>tt!=="");return x&&x.trimWhitespace===!1?X:X.map(tt=>tt.trim())}function e(I,x){const X=["true","True","TRUE"],tt=["false","False","FALSE"],ot=d(I,
x);if(X.includes(ot))return!0;if(tt.includes(ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${I}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function u(I,x){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",h(I,x));process.
stdout.write(N.EOL),P("set-output",{name:I},a(x))}function n(I){issue("echo",I?"on":"off")}function o(I){process.exitCode=p.Failure,R(I)}function f(){return process.
env.RUNNER_DEBUG==="1"}function $(I){issueCommand("debug",{},I)}function R(I,x={}){P("error",b(x),I instanceof Error?I.toString():I)}function D(I,x={}){P("warni\
ng",b(x),I instanceof Error?I.toString():I)}function m(I,x={}){P("notice",b(x),I instanceof Error?I.toString():I)}function O(I){process.stdout.write(I+N.EOL)}function C(I){
M("group",I)}function A(){M("endgroup")}function H(I,x){return c(this,void 0,void 0,function*(){C(I);let X;try{X=yield x()}finally{A()}return X})}function Y(I,x){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(I,x));issueCommand("save-state",{name:I},toCommandValue(x))}function nt(I){
return process.env[`STATE_${I}`]||""}function ht(I){return c(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(I)})}var et=t(3087),B=t(9968),K=t(
9432);const Q=I=>Object.fromEntries(I.map(x=>[x,d(x)]));function it(I){for(const{kind:x,text:X}of I){const[tt="",...ot]=X.split(`
`);x==="plain"?O(X):(C(tt),O(ot.join(`
`)),A())}}const ft={error:R,warning:D,notice:m};function dt(I){for(const{level:x,message:X,line:tt,column:ot,...lt}of I)ft[x](X,{...lt,...tt!==void 0&&{startLine:tt},
...ot!==void 0&&{startColumn:ot}})}const _t=(I,x)=>z("GITHUB_STEP_SUMMARY",I,()=>x);function $t(I,x){const X=new Map;for(const[lt,ct]of Object.entries(x))try{I?
z("GITHUB_OUTPUT",I,()=>Ot(lt,ct)):u(lt,ct)}catch(at){X.set(lt,(0,et.A3)(at))}const[tt]=X.values();return tt===void 0?[]:[`not written to GITHUB_OUTPUT, and emp\
ty for later steps: ${[...X.keys()].join(", ")}: ${tt}`]}function Ot(I,x){const X=typeof x=="string"?x:JSON.stringify(x);if(/[\r\n]/.test(X))throw new et.hM("th\
e value has a line break");return`${I}=${X}
`}function z(I,x,X){if(!x)throw new et.hM(`${I} is not set; run this as an action on a runner`);(0,B.ET)((0,T.openSync)(x,"r+"),tt=>{const{size:ot}=(0,T.fstatSync)(
tt);try{(0,T.appendFileSync)(x,X())}catch(lt){throw(0,T.fstatSync)(tt).size>ot&&(0,T.ftruncateSync)(tt,ot),lt}})}function F(I,x){if(!I)throw new et.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const X=(0,k.join)("tf-disco","report.json");return(0,et.f8)(I,X,(0,et.mk)(x)),(0,k.join)(I,X)}function J(I){
if(I===void 0||I==="")return null;const x=(0,B.yR)(I);try{if(x.ok)return JSON.parse(x.text)}catch{}const X=x.ok?"is not JSON":(0,K.mP)(x.failure);return D(`the \
event of this run is ignored: the file in GITHUB_EVENT_PATH ${X}; check that no earlier step changes it`),null}const rt={hosts:12e4,services:36e4},st=1;function pt({
passed:I,hosts:x,findings:X}){const tt=at=>X.filter(Rt=>Rt.severity===at).length,ot=({visit:at})=>JSON.stringify(at.host),{shown:lt}=(0,K.I0)(x,rt.hosts,st,ot),
{shown:ct}=(0,K.I0)(x,rt.services,st,at=>{const Rt=at.services.flatMap(Tt=>Tt.kind==="url"?[[Tt.id,Tt.url]]:[]);return`${ot(at)}:${JSON.stringify(Object.fromEntries(
Rt))}`});return{passed:I,hosts:`[${lt.join(",")}]`,services:`{${ct.join(",")}}`,errors:tt("error"),warnings:tt("warning"),"left-out":x.length-Math.min(lt.length,
ct.length)}}}),4436:((Mt,q,t)=>{t.d(q,{$6:()=>U,$c:()=>S,at:()=>j,h0:()=>P,ng:()=>a});var T=t(7811),k=t(6092);const N=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function a(E,h){const l=_=>E[_]?.trim()??"",[,y,r]=N.exec(l("GITHUB_REPOSITORY"))??[];if(y===void 0||r===void 0)return null;const i=b(l("GITHUB_SERVER_URL")||"h\
ttps://github.com"),c=U(h,"repository","default_branch");return{...{workflow:M(l("GITHUB_WORKFLOW_REF"))??l("GITHUB_WORKFLOW"),job:l("GITHUB_JOB"),url:`${i}/${y}\
/${r}/actions/runs/${l("GITHUB_RUN_ID")}`,commit:U(h,"pull_request","head","sha")??l("GITHUB_SHA")},owner:y,repository:r,apiUrl:b(l("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:i,event:l("GITHUB_EVENT_NAME"),step:l("GITHUB_ACTION"),id:Number(/^\d+$/.exec(l("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:l("GITHUB_SH\
A"),pull:L(l("GITHUB_EVENT_NAME"),h),isDefaultBranch:c===void 0?null:l("GITHUB_REF")===`refs/heads/${c}`}}const b=E=>E.replace(/(?<!\/)\/+$/,"");function P(E,h){
return E===null?(0,T.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):h===null?(0,T.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,T.Ju)({run:E,token:h}):(0,T.TR)(`GITHUB_API_URL is not an https URL: ${(0,k.RK)(E.apiUrl)}`)}const M=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function S(E,h){
if(E==="pull_request_target")return!1;const l=j(h,"pull_request","head"),y=j(l,"repo","full_name"),r=j(h,"pull_request","base","repo","full_name");return l!==void 0&&
y!==r}function L(E,h){const l=j(h,"pull_request","number");return typeof l!="number"||!Number.isSafeInteger(l)||l<=0?null:{number:l,isFork:S(E,h),from:U(h,"pull\
_request","head","repo","full_name")??null}}function j(E,...h){return h.reduce((l,y)=>typeof l=="object"&&l!==null?Reflect.get(l,y):void 0,E)}function U(E,...h){
const l=j(E,...h);return typeof l=="string"?l:void 0}})};export{zt as ids,Vt as modules};
var $late0,$late1,$late2,$late3,$late4;
