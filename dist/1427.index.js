const zt=[1427,8580,4947],Vt={1331:((_t,q,t)=>{t.d(q,{O:()=>T,i:()=>k});const T=N=>({discovery:N,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),k=(N,l)=>({host:N,attempt:T({kind:"skipped",problem:l}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((_t,q,t)=>{t.d(q,{n:()=>b});var T=t(9432);const k=["TF_CLI_ARGS_init","TF_CLI_ARGS"],N=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
l=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function b(j){const U=w(j),E=u=>U.flatMap(({name:m,value:r})=>m===u?r:[]),g=u=>E(u).at(-1);return{
upgrade:P(g("upgrade")??"false"),hasBackend:P(g("backend")??g("cloud")??"true"),isLockReadonly:g("lockfile")==="readonly",pluginDirectories:E("plugin-dir"),backendConfig:E(
"backend-config"),remarks:k.flatMap(u=>{const r=U.filter(({name:i,from:c})=>c===u&&l.test(i)).map(_).join(" ");return r===""?[]:[`init is predicted with ${r} of\
 ${u}`]})}}const P=j=>/^(1|[tT]|true|TRUE|True)$/.test(j);function _({name:j,value:U}){if(U==="true")return`-${j}`;const E=j==="backend-config"&&!U.startsWith("\
hostname=");return`-${j}=${(0,T.dh)(E?U.replace(/=.*/s,"=\u2026"):U)}`}function w(j){const U=k.flatMap(g=>L(j[g]??"").map(u=>({text:u,from:g}))).values(),E=[];for(const{
text:g,from:u}of U){const[,m,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(g)??[];if(m===void 0)break;const i=()=>N.test(m)?U.next().value?.text??"":"true";E.push({name:m,
from:u,value:r??i()})}return E}function L(j){const[U=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(j)??[];return(U.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(g=>g.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(u,m,r,i)=>String(m??i??r.replace(/\\(.)/gs,"$1"))))}}),5517:((_t,q,t)=>{t.d(q,{Ot:()=>l,QB:()=>k,im:()=>T,
jm:()=>w,mU:()=>j,pR:()=>m,sO:()=>L,yX:()=>N});const T=["fails","warns","works","unchecked","skipped"],k=5,N=({outcome:r})=>r!=="unchecked"&&r!=="skipped",l=30,
b=[7,30,90],P=30,_=20;function w(r,i){const c=r.filter(N);return{recent:r.slice(-l),uptime:b.map(p=>{const M=U(c,i,p);return{days:p,good:M.filter(E).length,runs:M.
length}}),medianMs:g(U(r,i,P)),incidents:u(c).reverse().slice(0,_)}}const L=864e5,j=(r,i)=>new Date(Date.parse(r)+i*L).toISOString();function U(r,i,c){const p=j(
i,-c);return r.filter(({at:M})=>M>p)}const E=({outcome:r})=>r!=="fails";function g(r){const i=r.flatMap(({ms:c})=>c??[]).sort((c,p)=>c-p);return i[Math.ceil(i.length/
2)-1]??null}function u(r){const i=[];let c=[];const p=M=>{const[R]=c;if(R!==void 0){const s=[...new Set(c.flatMap(d=>d.codes))].slice(0,k);i.push({from:R.at,until:M,
runs:c.length,codes:s})}c=[]};for(const M of r)E(M)?p(M.at):c.push(M);return p(null),i}function m(r,i){let c={isDown:!1,since:null,failed:0,good:0},p=null;for(const M of r){
if(!N(M))continue;const R=i.isFailing(M),s=R?c.failed+1:0,d=R?0:c.good+1;s===1&&(p=M.at);const y=c.isDown?d<i.issueCloseAfter:s>=i.issueOpenAfter,e=y?c.since??p:
null;c={isDown:y,since:e,failed:s,good:d}}return c}}),4503:((_t,q,t)=>{t.d(q,{DZ:()=>j,R8:()=>E,aE:()=>_,oW:()=>U,uM:()=>N});var T=t(9119),k=t(8884);function N(g,{
links:u,repositories:m}){const{line:r,target:i=g.file}=g,{repository:c,path:p}=(0,T.bH)(i);if(c!==null){const R=m.find(({name:y})=>y===c),s=j(R,"blob"),d=U(p);return s===
null||d===null?null:`${s}/${d}#L${r}`}const M=u?.get(i);return M===void 0?null:M.diff?.lines.has(r)?`${M.diff.url}R${r}`:`${M.url}#L${r}`}const l=600,b=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
P=/^(?:[\da-f]{40}|[\da-f]{64})$/;function _(g){const u=g?.url??"";return u.length<=l&&b.test(u)?u:null}const w=/^https?:\/\/gitlab\./i,L=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function j(g,u="commit"){const m=_(g),r=g?.commit??"";return m===null||!P.test(r)||L.test(m)?null:`${m}${w.test(m)?"/-":""}/${u}/${r}`}function U(g){if(!g.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(g))return null;const u=r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`;return g.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,u)}function E(g){const m=(0,k.YC)(g).flat().flatMap(r=>typeof r=="string"?[]:r.target??r.file);return new Set(m.filter(k.CN))}}),7035:((_t,q,t)=>{
t.d(q,{K5:()=>m,XQ:()=>L,bW:()=>g,be:()=>E,cT:()=>i,hc:()=>r,kW:()=>j,mc:()=>U});var T=t(9432),k=t(5517),N=t(5102),l=t(4120),b=t(7792),P=t(806);const _=20,w=40;
function L({incidents:[c]}){return c?.until!==null||c.runs<2?null:`failing since ${(0,l.QN)(c.from)} (${(0,T.px)(c.runs,"run")})`}function j({recent:c,uptime:p,
incidents:[M]}){const{good:R=0,runs:s=0}=p.at(-1)??{};if(M?.until!==null||s<2)return null;if(s-R===1)return`first failure in ${(0,T.px)(s,"run")}`;const d=c.filter(
({outcome:e})=>e==="fails").length;return d<=M.runs&&M.runs>1?null:`failed ${d} of the last ${c.filter(k.yX).length} runs`}function U({good:c,runs:p}){const M=Math.
floor(1e4*c/p);if(M>=9900)return`${M/100}%`;const R=Math.floor(M/10);return R===0&&c>0?"below 0.1%":`${R/10}%`}function E(c,p,M){const R=c.toSorted((y,e)=>p(y)-
p(e)).map(M),[s="",d=""]=[R[0],R.at(-1)];return s===d?s:`${s} to ${d}`}const g=(c,p="results")=>c.length===0?b.Gy.nothing:{kind:"chart",of:p,runs:c,label:u(c)};
function u(c){const p=N.vh.flatMap(R=>{const{length:s}=c.filter(y=>y.outcome===R),d=R==="warns"?"with warnings":N.nx[R];return s===0?[]:[`${s} ${d}`]});return`${c.
length===1?"last run":`last ${(0,T.px)(c.length,"run")}`}: ${p.join(", ")}`}function m({recent:c,uptime:p,medianMs:M}){const R=p.filter(({runs:e})=>e>0).map(e=>{
const{days:a,good:n,runs:o}=e;return`${U(e)} (${n} of ${(0,T.px)(o,"run")} in ${a} days)`}),s=c.flatMap(({ms:e})=>e??[]),d=s.length===0?"":`, last runs ${E(s,Number,
l.kJ)}`,y=(0,b.mG)`median ${(0,l.kJ)(M??0)} in 30 days${d}${g(c,"latency")}`;return{runs:[(0,b.mG)`${g(c)} ${u(c)}`],uptime:[b.Gy.joined(R)],latency:M===null?[]:
[y]}}function r(c){const p=[...c.context.history??[]].flatMap(([e,{incidents:a}])=>a.map(n=>({...n,host:e}))).toSorted((e,a)=>+(e.from<a.from)-+(e.from>a.from));
if(p.length===0)return[];const M=p.filter(({until:e})=>e===null).length,R=M===0?"":p.length===1?", ongoing":`, ${M} ongoing`,s=`${(0,T.px)(p.length,"incident")}${R}`,
d={...c,elsewhere:"in the history file"},y=(0,P.Ku)(p,_,"incident",d,e=>i(e,c));return c.medium==="page"?[b.om.paragraph(`${s}.`),...y]:b.om.details(b.om.title(
s),y)}function i(c,p){const M=p.medium==="page",R=e=>M?(0,P.U1)(e,p):b.Gy.code(e,w),s=({from:e,until:a})=>a===null?`${(0,l.u8)(e,p.context.startedAt)} so far`:(0,l.
u8)(e,a),d=({host:e})=>e===void 0?null:(0,P.b8)(e,p,b.Gy.name),y=[b.om.column("Host",d,"name"),b.om.column("From",({from:e})=>(0,l.QN)(e),"when"),b.om.column("D\
uration",s,"when"),b.om.column("Failed runs",({runs:e})=>e,"number"),b.om.column("Problems",({codes:e})=>b.Gy.joined(e.map(R)))];return b.om.table(c,y,"Incident\
s")}}),7615:((_t,q,t)=>{t.d(q,{G_:()=>s,h0:()=>E,xS:()=>g});var T=t(9432),k=t(9119),N=t(8032),l=t(9179),b=t(5102),P=t(4120),_=t(7792),w=t(7035),L=t(806);const j=120,
U=/^credentials-|^document-unauthorized$/,E=e=>_.Gy.code(e,j);function g(e,a){const{host:n,attempt:o,earlier:f,credentials:$,looks:G,forced:D}=e.visit,{discovery:h,
timing:O,hops:C,certificates:A}=o,{context:H,medium:Y,limits:nt,elsewhere:mt}=a,et=h.kind==="failed"?h.excerpt:null,B=e.findings.some(({problem:dt})=>U.test(dt.
code)),K=Y==="page"?H.history?.get(n):void 0,Q={result:h.kind==="skipped"?[_.Gy.prose(h.problem.message)]:[],required:u(e,a),clients:Y==="log"?[]:m(e,a),response:C.
map(i),services:e.services.map(dt=>c(dt,a)),body:et===null?[]:[_.Gy.code(et.replace(/\s+/gu," ").trim())],timing:[p(O)],retried:f.map(M),"token from":$?.hasToken?
[_.Gy.prose($.source)]:[],certificate:A.map(dt=>R(dt,H.startedAt)),credentials:B?y(G):[],"host block":[...Map.groupBy(D,dt=>(0,k.eo)(dt.place))].map(([dt,yt])=>(0,_.
mG)`${_.Gy.path(dt)} for ${(0,T.eZ)(yt.map(({client:$t})=>$t))}`)},it=Y==="log"&&(0,b.QK)(e).length===0;return Object.entries({...Q,...K&&(0,w.K5)(K)}).flatMap(
([dt,yt])=>{if(it&&!["credentials","host block"].includes(dt))return[];const{shown:$t,more:Ot}=(0,T.zN)(yt.filter(F=>!_.Gy.isEmpty(F)),nt.rows),z=Ot===0?[]:[(0,_.
mG)`and ${Ot} more ${mt}`];return $t.length===0?[]:[{label:dt,texts:[...$t,...z]}]})}function u({requirements:e},a){const{context:n,limits:o}=a,f=Map.groupBy(e,
({because:$})=>$.map(k.df).join(`
`));return Array.from(f.values(),$=>{const G=_.Gy.some($,o.rows,({service:D,clients:h})=>{const O=D==="any"?_.Gy.words("any service"):E(D);return n.dialect.clients.
every(A=>h.includes(A))?O:(0,_.mG)`${O} for ${(0,T.eZ)(h)}`});return(0,L.ZT)(G,(0,L.AZ)($[0]?.because??[],o.places,a))})}const m=({clients:e},{context:a})=>[...Map.
groupBy(a.clients,n=>e[n])].map(([n,o])=>(0,_.mG)`${_.Gy.sign(n)} ${o.map(f=>N.bB[f]).join(", ")}: ${b.nx[n]}`),r={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function i({status:e,reason:a,url:n,ms:o,...f}){const{mediaType:$,address:G,proxy:D,authorization:h}=f,
O=e===null||a===""?_.Gy.nothing:_.Gy.prose(a,j),C=_.Gy.joined([`${e??"none"}`,O]," ");return(0,L.ZT)((0,_.mG)`${C} from ${_.Gy.code((0,l.cq)(n))} ${e===null?"af\
ter":"in"} ${(0,P.kJ)(o)}`,$===null?_.Gy.nothing:E($),G===null?_.Gy.nothing:(0,_.mG)`at ${E(G)}`,D===null?_.Gy.nothing:(0,_.mG)`through ${_.Gy.code((0,l.cq)(D))}`,
h==="none"?_.Gy.nothing:`token ${r[h]}`)}function c(e,a){const n=E(e.id);switch(e.kind){case"url":return(0,_.mG)`${n} ${_.Gy.code((0,l.cq)(e.url))}`;case"login":{
const{client:o,authz:f,token:$,ports:G}=e.login;return(0,_.mG)`${n} authz ${_.Gy.code((0,l.cq)(f??"none"))}, token ${_.Gy.code((0,l.cq)($??"none"))}, client ${_.
Gy.code(o)}, ports ${G.join(" to ")}`}case"problem":return(0,_.mG)`${n}: ${(0,L.U1)(e.problem.code,a)}`}}function p({lookupMs:e,connectMs:a,tlsMs:n,firstByteMs:o,
totalMs:f}){return Object.entries({...{DNS:e,connect:a,TLS:n,"first byte":o},total:f}).flatMap(([G,D])=>D===null?[]:`${G} ${(0,P.kJ)(D)}`).join(", ")}const M=({
discovery:e,timing:a})=>`${e.kind==="failed"?e.problem.code:e.kind} after ${(0,P.kJ)(a.totalMs)}`,R=({host:e,subject:a,issuer:n,expires:o},f)=>(0,_.mG)`${E(e)} valid until ${_.
Gy.prose((0,P.nO)(o,f))}; subject ${E(a)}, issuer ${E(n)}`,s=e=>Array.from(Map.groupBy(e,a=>JSON.stringify(a.looks)).values(),a=>({clients:a.map(({client:n})=>n),
looks:(a[0]?.looks??[]).map(({source:n,held:o,counts:f})=>{const $=o==="no token"?" (ends the search)":" (used)";return{source:n,held:`${d[o]}${f?$:""}`}})})),d={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function y(e){
const a=s(e);return a.flatMap(({clients:n,looks:o})=>o.map(({source:f,held:$})=>{const G=a.length>1?`${(0,T.eZ)(n)}: `:"";return(0,_.mG)`${G}${_.Gy.prose(f)}: ${$}`}))}}),
806:((_t,q,t)=>{t.d(q,{AZ:()=>a,Ku:()=>c,OS:()=>i,U1:()=>R,ZT:()=>p,b8:()=>d,dI:()=>s,dS:()=>L,du:()=>u,h:()=>m,ik:()=>e,jR:()=>y,xy:()=>r});var T=t(9432),k=t(9119),
N=t(255),l=t(4503),b=t(5102),P=t(8884),_=t(7792);const w=Number.POSITIVE_INFINITY,L=3,j={causes:w,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:w,
rows:w,roots:1e3,details:2e3,remarks:w,hasLines:!0},U={...j,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...U,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},g={log:E,summary:U,brief:{...U,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...E,hosts:20,messages:10,characters:700,places:8,items:0},page:j},u=(n,o,f,$=[])=>({context:n,medium:o,limits:g[o],elsewhere:f,detailed:new Set,lines:new Map($.
map(G=>[(0,k.R3)(G.place),G]))}),m=_.Gy.words("in the JSON report"),r=_.Gy.words("in the job summary"),i=(n,o,{elsewhere:f})=>n===0?[]:[_.om.paragraph((0,_.mG)`and ${(0,T.
px)(n,`more ${o}`)} ${f}`)];function c(n,o,f,$,G){const{shown:D,more:h}=(0,T.zN)(n,o);return D.length===0?[]:[...G(D),...i(h,f,$)]}function p(n,...o){const f=_.
Gy.joined(o,_.Gy.words("; "));return _.Gy.isEmpty(f)?n:(0,_.mG)`${n} (${f})`}const M=/^[a-z\d]+(?:-[a-z\d]+)*$/,R=(n,{context:o})=>_.Gy.link(M.test(n)?`${o.docsUrl}\
#${n}`:null,_.Gy.code(n)),s=n=>`host-${n}`;function d(n,{detailed:o},f=_.Gy.code){const $=(0,N.nx)(n);return o.has(n)?_.Gy.link(`#${s(n)}`,f($)):f($)}const y=(n,{
medium:o,limits:f})=>o==="log"&&f.details===0&&n.length===1&&n.every(b.DI);function e(n,{context:o},f=!1){if(typeof n=="string")return _.Gy.code(n);const $=f?(0,k.
bH)(n.file).path:n.file;return _.Gy.link((0,l.uM)(n,o),_.Gy.path((0,k.eo)({...n,file:$})))}function a(n,o,f,$=!1){const{places:G,noun:D}=(0,P.TD)(n);return _.Gy.
some(G,o,h=>e(h,f,$),D)}}),7792:((_t,q,t)=>{t.d(q,{AA:()=>w,Gy:()=>j,mG:()=>l,om:()=>U,rC:()=>N});var T=t(9432),k=t(1780);const N={error:"fails",warning:"warns",
notice:"notice"},l=(E,...g)=>E.flatMap((u,m)=>{const r=g[m]??[],i=typeof r=="number"?String(r):r;return u===""?[i]:[{kind:"words",text:u},i]}),b=E=>E===""||Array.
isArray(E)&&E.every(b),P=(E,g={kind:"words",text:", "})=>E.filter(u=>!b(u)).flatMap((u,m)=>m===0?[u]:[g,u]);function _(E,g,u,m=""){const{shown:r,more:i}=T.zN(E,
g),c=P(r.map(u)),p=m===""?`${i} more`:T.px(i,`more ${m}`);return i===0?c:l`${c} and ${p}`}const w=E=>/^https?:\/\/[!-~]+$/.test(E),L=60,j={isEmpty:b,joined:P,some:_,
nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,g)=>({kind:"code",text:E,max:g}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({
kind:"code",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:L,breaks:"never"}),prose:(E,g)=>({kind:"prose",text:(0,k.pj)(E),max:g}),sentence:(E,g)=>({
kind:"sentence",text:(0,k.pj)(E),max:g}),strong:E=>({kind:"strong",content:E}),small:E=>b(E)?[]:{kind:"small",content:E},link:(E,g)=>({kind:"link",url:E,content:g}),
sign:E=>({kind:"sign",of:E})},U={column:(E,g,u)=>({title:E,cell:m=>l`${g(m)}`,style:u}),title:(E,g=[],u=null)=>({sign:u,name:E,text:g}),paragraph:E=>({kind:"par\
agraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,g)=>g.length===0?[]:[{kind:"details",title:E,children:g}],table:(E,g,u,m=()=>({}),r,i=Number.
MAX_SAFE_INTEGER)=>{const c=g.filter(({cell:M})=>E.some(R=>!b(M(R)))),p=E.map(M=>({...m(M),cells:c.map(({cell:R})=>R(M))}));return Array.from({length:Math.ceil(
p.length/i)},(M,R)=>{const s=p.slice(R*i,(R+1)*i);return{kind:"table",caption:u,columns:c,rows:s,style:r}})}}}),437:((_t,q,t)=>{t.d(q,{k_:()=>C,w5:()=>et});var T=t(
4702),k=t(3024),N=t(6760),l=t(9968),b=t(3114),P=t(9432);const _=1024*1024,w=4e3;function L(B,K){const{redact:Q,names:it,directory:ft,checkedAt:dt,configs:yt}=K,
Ot=yt.flatMap(F=>F.files).flatMap(({path:F,shown:J})=>[j(F),J]),z=F=>!Ot.includes(F)&&(0,b.L8)((0,N.basename)(F),new Set,(0,N.basename)((0,N.dirname)(F)))!==void 0;
return[...Map.groupBy(B,({file:F})=>F)].flatMap(([F,J])=>{const rt=j((0,N.resolve)(ft,F)),gt=[F,rt].every(z)&&U(rt,dt)?(0,l.yR)(rt,_):null,I=gt?.ok?gt.text.replace(
/^\uFEFF/,"").split(/\r?\n/):[];return J.flatMap(x=>{const X=I[x.line-1]??"";return x.column<=X.length&&X.length<=w&&Q(X,it)===X?c(X,x):[]})})}const j=B=>(0,l.N0)(
()=>(0,k.realpathSync)(B),(0,N.resolve)(B)),U=(B,K)=>(0,l.N0)(()=>(0,k.statSync)(B).mtimeMs<=K+1,!1),E=80,g=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),
u=B=>g.exec(B)?.[0]??"",m=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),r=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,i=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;
function c(B,K){const Q=Array.from(B),it=Q.slice(0,K.column-1).join(""),ft=Q.slice(K.column-1,K.endColumn-1).join(""),dt=it.length+ft.length,yt=it.length<=E&&u(
it)===it,$t=yt?r.exec(B.slice(0,2*E))?.[0]??"":"",Ot=$t.length>=dt,z=Ot||i.test(ft);if(!yt&&!z)return[];const F=Ot?it:m.exec(it.slice(-E))?.[0]??"",J=$t.slice(dt),
rt=B.slice(dt+J.length);return{place:K,before:(yt?p(it.slice(0,it.length-F.length)):"\u2026 ")+F,literal:(0,P.dh)(z?ft:p(ft),2*E),after:J+p(rt,yt&&z?u(rt.slice(
0,E)):"")}}function p(B,K=u(B.slice(0,2*E))){const Q=B.slice(K.length);return K.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),
"\u2026")+(Q.trim()===""?"":`${/^[\s#/]{0,9}/.exec(Q)}\u2026`)}var M=t(1331),R=t(2218),s=t(3214),d=t(5011),y=t(3087),e=t(6097),a=t(2432),n=t(6092),o=t(345),f=t(
3152),$=t(4515),G=t(2332);let D=function(...B){return{nameRepository:D}=t.late([4878],4878),new.target?new D(...B):D(...B)},h=function(...B){return{prepareFleet:h}=
t.late([8317,4668,9108],9108),new.target?new h(...B):h(...B)},O=function(...B){return{recordRun:O}=t.late([8317,3169],3169),new.target?new O(...B):O(...B)};async function C(B,K,Q,it){
const{env:ft,kill:dt,pid:yt}=K,$t={environment:ft,kill:dt,pid:yt,now:(0,$.ie)(K)},Ot={...it,...$t,startTimer:s.Ip,progress:Q.show};try{return A(await H(B,Ot),{...Ot,
random:Math.random})}finally{Q.end()}}function A(B,K){const{history:Q}=B.settings;if(Q===null)return{checked:B,warnings:[]};try{const{history:it,warnings:ft}=O(
Q,B,K);return{checked:{...B,context:{...B.context,history:it}},warnings:ft}}catch(it){const ft=(0,n.RK)((0,y.A3)(it));return{checked:B,warnings:[`the history ${(0,n.
RK)(Q)} was not read: ${ft}`]}}}async function H(B,K){const Q=new Date,it=(0,o.s)(B,K),{upgrade:ft}=(0,d.n)(K.environment),dt={...it,upgrade:it.upgrade||ft},yt=dt.
deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&(0,$.L2)();const $t=()=>K.stop.end({kind:"deadline",ms:yt}),Ot=K.startTimer(yt,$t),z=K.now()+yt;K.stop.
endIfDue=()=>K.now()<z?void 0:$t();try{const J=await(dt.usages.length===0?G.iA:h)(dt,K,Q);await(0,$.xu)();const rt=await Y(J,dt,K);return mt(rt,J,dt,K)}finally{
Ot()}}async function Y(B,K,Q){const{environment:it,stop:ft,isFork:dt,wording:yt=f.w7}=Q,{dialect:$t,missing:Ot}=B,z=await nt(B,K,Q),{predicted:F}=z,J=[B.requirements,
F.requirements],rt={...B,...z,requirements:(0,R.h1)(J,$t.clients),tokenVariables:et(it),tokenHosts:K.tokens.map(({host:x})=>x),stopped:[ft.why??[],Ot??[]].flat()},
st={...Q.secrets,names:(0,R.wX)(rt.requirements,B.usages),configs:B.configs,directory:Q.directory,checkedAt:B.startedAt.getTime()},{isTerminal:gt}=yt,I={...K,dialect:$t,
isFork:dt,isTerminal:gt,now:st.checkedAt};return(0,T.S4)(rt,I,x=>L(x,st))}async function nt(B,K,Q){const{requirements:it,roots:ft}=B,dt=(0,R.en)(it,K),yt=Array.
from(dt,([st,gt])=>(0,M.i)(st,gt)),$t=new Set(it.map(({host:st})=>st).filter(st=>!dt.has(st))),Ot=K.depth!=="discovery"&&ft.length>0;if($t.size===0&&!Ot)return{
visits:yt,predicted:T.j7,tokenSources:new Map};const{contact:z}=await Promise.all([t.e(2798),t.e(2364)]).then(t.bind(t,2364)),F=await z([...$t],B,K,Q),J=new Set(
F.visits.map(({host:st})=>st)),rt=yt.filter(({host:st})=>!J.has(st));return{...F,visits:[...F.visits,...rt]}}function mt(B,K,Q,it){const{startedAt:ft,requirements:dt,
usages:yt,changes:$t,scan:Ot,clients:z,repositories:F}=K,J=(0,R.wX)([...dt,...B.roots.flatMap(({rows:at})=>at)],yt),rt=(0,e.QA)(B,it.environment),st=(0,e.q9)([...rt,
...K.remarks,...(0,e.rc)(B)]),{why:gt,evidence:I}=K.dialect,x={verdict:B,remarks:st,detection:{why:gt,evidence:I}},{verdict:X,remarks:tt,detection:ot}=it.secrets.
redact(x,J),lt=Ot.files>0&&F.length===0,ct={dialect:{...K.dialect,...ot},failOn:Q.failOn,depth:Q.depth,scan:Ot,remarks:tt,startedAt:ft.toISOString(),durationMs:Date.
now()-ft.getTime(),version:a.xv,docsUrl:a.aq,clients:z(),links:null,repository:lt?D(it.directory,it.environment):null,repositories:F,history:null};return{settings:Q,
changes:$t,verdict:X,context:ct}}const et=B=>Object.keys(B).filter(K=>/^TFE?_?TOKEN/i.test(K))}),2332:((_t,q,t)=>{t.d(q,{fT:()=>dt,iA:()=>it,Nu:()=>ft});var T=t(
6760),k=t(8185),N=t(2170),l=t(255),b=t(3298);function P({links:z,...F},J,rt,st){const gt={...F,newHosts:new Set,files:null,remarks:[]};if(J===null)return gt;const I=ct=>({
...gt,remarks:[`changed-only has no effect: ${ct}`]});if(J.kind==="all")return I(J.why);const x=_(J.files,z),X=new Set(x.filter(({status:ct})=>ct!=="removed").map(
({file:ct})=>ct));if(X.size>0&&![...X].some(ct=>rt(ct)!==null))return I("the checkout contains none of the files that the pull request changes");const tt=F.usages.
filter(ct=>X.has(ct.place.file)||st(ct)),lt=`changed-only: the pull request changes ${J.files.length===1?"1 file":`${J.files.length} files`} with ${tt.length} o\
f ${F.usages.length} usages`;return{usages:tt,notes:F.notes.filter(ct=>w((0,N.W7)(ct),X)||st(ct)),newHosts:j(F.usages,x,rt),files:new Set(x.map(({file:ct})=>ct)),
remarks:[lt]}}function _(z,F){const J=new Map(z.map(st=>[st.file,st])),rt=F.entries().flatMap(([st,gt])=>{const I=J.get(gt);return I===void 0?[]:[{...I,file:st}]});
return[...z,...rt]}const w=(z,F)=>F.has(z)||z==="."||[...F].some(J=>J.startsWith(`${z}/`)),L=2e8;function j(z,F,J){const rt=new Set;if(F.some(u))return rt;const st=new Map(
F.map(ot=>[ot.file,ot])),gt=(0,b.O)(ot=>U(st.get(ot),J)),I=F.flatMap(({patch:ot})=>E(ot,/^[ -]/));let x=0;const X=(ot,lt)=>{const ct=[lt,(0,l.pk)(lt).toLowerCase()];
return ot.filter(at=>(x+=at.length,x<=L&&ct.some(Rt=>at.includes(Rt)))).length},tt=(ot,lt)=>{const{isNew:ct,now:at,added:Rt}=gt(ot),At=ct?0:X(at,lt);return ct||
At>0&&At===X(Rt,lt)};for(const[ot,lt]of Map.groupBy(z,ct=>ct.host)){if(ot===null||lt.some(({isHostImplied:at})=>at))continue;const ct=[...new Set(lt.map(({place:at})=>at.
file))];!ct.every(at=>st.has(at))||X(I,ot)>0||ct.every(at=>tt(at,ot))&&x<=L&&rt.add(ot)}return rt}function U(z,F){const{file:J="",status:rt,patch:st=null}=z??{},
gt=rt==="added";if(gt||st===null)return{isNew:gt,now:[],added:[]};const I=(F(J)??"").toLowerCase().split(`
`);return{isNew:gt,now:I,added:E(st,/^\+/)}}const E=(z,F)=>(z??"").toLowerCase().split(`
`).filter(J=>F.test(J)),g=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,u=({file:z,status:F,changes:J,patch:rt})=>rt===null&&F!=="added"&&J>0&&g.test(z);
var m=t(2218),r=t(9968),i=t(2172),c=t(1011),p=t(4756),M=t(3474),R=t(3152),s=t(9029),d=t(5011),y=t(5440),e=t(9432),a=t(1098),n=t(9119),o=t(3096),f=t(5106);const $=[
"TF_CLOUD_HOSTNAME",f.OZ],G=["TFE_HOSTNAME",f.M],D={cloud:$,cloud_default:$,provider_tfe:G,provider_tfe_default:G,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",f.e$]},h=/^(cloud|backend_)/,O=/^backend_remote/,C="remote backends are not checked, because a file of -backend-config may name others";function A({usages:z,
notes:F},J,rt){const st=new H(J),gt=z.map(st.read),{stateHosts:I,settled:x,missing:X,added:tt,remarks:ot,init:lt}=st,ct=rt!=="discovery",at=ct?gt.flatMap(At=>et(
At,J)):[],Rt=At=>{const{code:vt}=At.problem,jt=Ut=>At.places.some(bt=>Ut.has((0,n.df)(bt)));return/^(host|source)-/.test(vt)&&jt(x)?[]:vt==="host-missing"&&ct&&
jt(X)?{...At,severity:"error"}:At};return{usages:I.size===0?gt:gt.map(At=>B(At,I)),notes:[...F.flatMap(Rt),...tt,...at],remarks:[...ot],isLockReadonly:lt.isLockReadonly}}
class H{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(F){this.environment=F,this.init=(0,d.n)(F),this.remarks=
new Set(this.init.remarks)}read=F=>{const{kind:J,place:rt,workspace:st}=F,{backendConfig:gt,hasBackend:I}=this.init,x=O.test(J),X=x&&gt.some(at=>!at.includes("="));
if(X||!I&&h.test(J))return this.settled.add((0,n.df)(rt)),X&&this.remarks.add(C),{...F,needs:[],directHost:void 0,workspace:void 0};const ot=x&&gt.some(at=>!Y.test(
at))?{...F,workspace:void 0}:F,lt=x?nt(gt):mt(F,this.environment);if(lt!==null&&!F.isOverridden)return this.withHost(ot,lt);const ct=J==="backend_remote_default"&&
st?.organization===null;return h.test(J)&&!ct&&this.missing.add((0,n.df)(rt)),ot};withHost(F,{text:J,service:rt,variable:st}){const{kind:gt,place:I,replacedFor:x=[]}=F,
X=F.clients.filter(at=>!x.includes(at)),{host:tt,needed:ot,problem:lt}=y.pb.host(J,"terraform",!1);return this.settled.add((0,n.df)(I)),st!==null&&this.remarks.
add(`${st} names ${(0,e.dh)(J)}`),lt&&this.added.push((0,N.kH)(lt,{places:[I],clients:X})),tt!==null&&h.test(gt)&&this.stateHosts.set((0,o.jt)(I.file),tt),{...F,
host:tt,isHostImplied:!1,needs:ot!==null&&ot!=="state"?[{host:ot,service:rt,clients:X}]:[],text:F.text?.replace(/^tfr:\/\/\//,`tfr://${J}/`)??null}}}const Y=/^hostname=/;
function nt(z){const J=(z.findLast(rt=>Y.test(rt))??"").replace(Y,"");return J?{text:J,service:f.Bn,variable:null}:null}function mt({kind:z,text:F,backend:J,isHostImplied:rt},st){
const[gt="",I=""]=(J==="cloud"?$:D[z])??[],X=rt||z.endsWith("_default")&&F===null?st[gt]:void 0;return X?{text:X,service:I,variable:gt}:null}function et({kind:z,
workspace:F,place:J,clients:rt,isOverridden:st,replacedFor:gt=[]},I){const x=O.test(z),X=(F?.lacks??[]).filter(at=>x||!I[f.uW[at]]);if(st||X.length===0)return[];
const tt=x?"remote backend":"cloud block",ot=z==="backend_remote_default"&&X.length===c.Rt.length,lt=rt.filter(at=>!gt.includes(at)),ct=(0,a.y7)({block:tt,lacks:X,
isOpen:ot});return[(0,N.kH)(ct,{places:[J],clients:lt})]}function B(z,F){const J=z.stateHosts&&F.get((0,o.jt)(z.place.file));return J?{...z,needs:z.needs.map(rt=>({
...rt,host:J}))}:z}var K=t(533),Q=t(5306);async function it(z,F,J){const rt=F.now(),st=await(0,Q.SQ)(z,F),gt=z.scan.length===0?0:F.now()-rt,{usedBy:I,...x}=(0,Q.
o0)(z,st,F),{files:X,bytes:tt}=st,ot=z.changedOnly?await F.changes(z):null,lt=[...x.notes,...$t(st,F.stop.why)],ct={...st,...x,notes:lt,changes:ot,setting:z.dialect},
at={startedAt:J,dialect:x.dialect,isEmpty:z.scan.length>0&&st.isEmpty&&st.endedAt===null,changes:ot,remarks:[],notes:[],scan:{files:X,bytes:tt,durationMs:gt},clients:I,
repositories:[],missing:null,checkouts:null};return dt([ft(null,ct,z,F)],at,z,F)}function ft(z,F,J,{environment:rt,directory:st,stop:gt}){const I=A(F,rt,J.depth),
x={...F,...I,settings:{...J,dialect:F.setting}},X={...x,...(0,K.G9)(x)},tt=At=>(0,r.r7)((0,T.join)(st,At)),ot=At=>(0,k.US)(At,J),lt=P(X,F.changes,tt,ot),{roots:ct,
notes:at,expand:Rt}=(0,K.D0)({...X,changed:lt.files,ending:gt});return{name:z,dialect:F.dialect,usages:(0,i.Xo)(lt.usages,ct),roots:ct,expand:Rt,namedHosts:(0,c.
kA)(X.usages),notes:lt.notes,rootNotes:at,newHosts:lt.newHosts,remarks:[...lt.remarks,...I.remarks,...X.remarks]}}function dt(z,F,J,rt){const{dialect:st,checkouts:gt,
scan:I}=F,x=z.flatMap(({usages:at})=>at),X=(0,s.j)(x,J,st,rt,gt?.plugins??null),{usages:tt,configs:ot,releases:lt}=X,ct=yt(tt,z,J,st.clients);return Ot(ct.requirements),
{...F,...ct,dialect:{...st,releases:lt},configs:ot,usages:tt.filter(c.s7),roots:z.flatMap(({roots:at})=>at),expand:z[0]?.expand??null,notes:[...z.flatMap(({notes:at})=>at),
...z.flatMap(({rootNotes:at})=>at),...F.notes],newHosts:new Set(z.flatMap(({newHosts:at})=>[...at])),complaints:X.findings,remarks:[...F.remarks,...new Set(z.flatMap(
at=>at.remarks)),...X.remarks],scan:{...I,usages:tt.length}}}function yt(z,F,J,rt){const st=J.hostnames.map(({host:X})=>X),gt=Map.groupBy(z,({repository:X=null})=>X),
I=F.map(({name:X,namedHosts:tt})=>{const ot=new Set([...tt,...st]),lt={hostnames:[],requiredServices:[]};return(0,m.CG)(lt,gt.get(X)??[],rt,ot)}),x=F.flatMap(({
name:X,dialect:tt},ot)=>(0,m.Fh)(X,tt,I[ot]??[]));return{requirements:(0,m.h1)([(0,m.CG)(J,[],rt),...I],rt),guesses:x}}function $t({endedAt:z,files:F},J){return z===
null||J===null?[]:[(0,N.ht)(z,(0,p.ub)({kind:"time",stopped:J,files:F}))]}function Ot(z){const{size:F}=new Set(z.map(({host:rt})=>rt)),J=`scan found ${F} hosts,\
 the limit is ${M.pS}: narrow scan or exclude files`;if(F>M.pS)throw new R.GN([J])}}),2796:((_t,q,t)=>{t.d(q,{cZ:()=>L,cr:()=>M,hs:()=>R,pq:()=>s});var T=t(2886),
k=t(9432),N=t(9119),l=t(8032),b=t(255),P=t(1780),_=t(8884);const w=3;function L(d){const y=new Map(d.map(n=>[n,(0,_.eb)([n]).length])),e=n=>y.get(n)??0,a=d.toSorted(
(n,o)=>e(o)-e(n));return(0,N.c1)(a,U).flatMap(n=>{const o=(0,N.c1)(n,E);return o.length>w?[n]:o}).map(g).toSorted((n,o)=>(0,T.Np)(n,o)||j(n)-j(o)||o.hits-n.hits||
o.hosts.length-n.hosts.length)}function j({code:d,affects:y}){return d==="machine-network"?-1:d==="host-not-checked"?2:y.length===0||l.Du.some(e=>y.includes(e))?
0:1}const U=({severity:d,problem:{code:y},affects:e,exclude:a})=>JSON.stringify([d,y,y==="machine-network"||e,a===void 0]),E=d=>d.exclude===void 0?c(d.problem.help??
"",d):"";function g(d){const[y]=d,e=[...new Set(d.flatMap(({host:D})=>D??[]))],{code:a,title:n}=y.problem,o=D=>{const h=C=>e.length>1?c(D(C),C):(0,P.pj)(D(C)),O=h(
y);return d.every(C=>h(C)===O)?O:null},$=d.length>1&&y.exclude!==void 0?"":o(({problem:D})=>D.help??""),G=o(({problem:D})=>D.message);return{severity:y.severity,
code:a,title:n,affects:[...new Set(d.flatMap(({affects:D})=>D))],findings:d,hosts:e,hits:(0,_.eb)(d).length,message:$===null?null:G,help:$?.includes(m)?`${$}; ${i(
e)}`:$}}const u="HOST",m=b.xV+u,r=5,i=d=>`${m} is ${(0,k.K4)(d,r,y=>(0,b.fK)(y)[0]??y)}`,c=(d,{host:y})=>(0,P.pj)(d,e=>p(e,y));function p({host:d,shownAs:y,isVariable:e},a){
if(e)return d===a?m:y;const n=`.${d}:`.replace(`.${a}:`,`.${u}:`).slice(1,-1);return n===d?y:n}const M=d=>(0,N.c1)(d,({problem:{message:y,help:e=""}})=>`${(0,P.
pj)(y)}
${(0,P.pj)(e)}`),R=d=>d.some(({host:y})=>y!==null)&&!d.every(T.zX);function s({hosts:d,findings:y}){const e=R(y),a=e?d.length:(0,_.Dx)(y).length;return a>1?`${(0,k.
px)(a,e?"host":"place")}: `:""}}),7039:((_t,q,t)=>{t.d(q,{hF:()=>U});var T=t(8643),k=t(9432),N=t(2170),l=t(9119),b=t(9615),P=t(255),_=t(9179),w=t(5955),L=t(8884);
let j=function(...e){return{attemptsOf:j}=t.late([2798,2364],2364),new.target?new j(...e):j(...e)};function*U(e,a){const{hosts:n,findings:o,passed:f,ignored:$,stopped:G,
roots:D}=e,{dialect:h,remarks:O,repository:C,repositories:A,startedAt:H,durationMs:Y}=a,{usages:nt,...mt}=a.scan;yield*(0,w.M)({schemaVersion:1,version:a.version,
passed:f,stopped:(0,k.pk)(G)||void 0,incomplete:E(G),failOn:a.failOn,repository:C??void 0,repositories:E(A),dialect:h.name,clientDetection:u(h),clients:a.clients,
startedAt:H,durationMs:Y,counts:Object.fromEntries(b.oC.map(et=>[`${et}s`,g(o,et)])),hosts:n.values().map(m),findings:o.values().map(s),roots:E(D)?.values().map(
d),ignored:$,usages:nt,remarks:E(O),scan:mt}),yield`
`}const E=e=>e.length===0?void 0:e,g=(e,a)=>e.filter(n=>n.severity===a).length;function u({clients:e,versions:a,releases:n,isGuess:o,why:f,evidence:$}){return{clients:e,
assumed:o??!1,why:(0,_._U)(f),versions:Object.entries(a).map(([G,D])=>({client:G,version:(0,_._U)(D)})),releases:n.map(({name:G})=>G),evidence:$.map(({client:G,
version:D,level:h,text:O,place:C})=>({client:G,version:D===null?null:(0,_._U)(D),kind:h,text:(0,_._U)(O),...M(C)}))}}function m(e){const{visit:a,requirements:n,
services:o,servicesFrom:f,clients:$,isNew:G}=e,{discovery:D,hops:h,timing:O,certificates:C}=a.attempt;return{host:a.host,display:(0,P.pk)(a.host),discovery:D.kind,
...r(D),..."excerpt"in D&&D.excerpt!==null&&{excerpt:D.excerpt},documentUrl:"url"in D?(0,T.Pl)(D.url):null,hops:h.map(({challenge:A,...H})=>({...H,url:(0,_.cq)(
H.url),proxy:H.proxy&&(0,_.cq)(H.proxy)})),services:Object.fromEntries(o.map(A=>[A.id,c(A)])),servicesFrom:f&&M(f),hostBlocks:a.forced.map(({client:A,place:H})=>({
client:A,place:M(H)})),required:n.map(({service:A,clients:H,because:Y})=>({service:A,clients:H,because:Y.map(p)})),credentials:a.credentials?.hasToken?a.credentials.
source:null,looks:a.looks,attempts:j(a).length,...a.earlier.length>0&&{earlier:a.earlier.map(i)},timingMs:{lookup:O.lookupMs,connect:O.connectMs,tls:O.tlsMs,firstByte:O.
firstByteMs,total:O.totalMs},certificates:C,clients:$,...G&&{new:!0}}}const r=e=>"problem"in e?{code:e.problem.code}:{},i=({discovery:e,timing:a})=>({discovery:e.
kind,...r(e),ms:a.totalMs});function c(e){if(e.kind==="url")return{url:(0,_.cq)(e.url)};if(e.kind==="problem")return{problem:{code:e.problem.code,...(0,b.ag)(e.
problem)}};const{authz:a,token:n}=e.login,o={authz:a&&(0,_.cq)(a),token:n&&(0,_.cq)(n)};return{login:{...e.login,...o}}}const p=e=>typeof e=="string"?e:M(e);function M({
file:e,line:a,column:n,endColumn:o,target:f,inside:$}){const{repository:G,path:D}=(0,l.bH)(e),h=G===null?{file:e}:{repository:G,file:D},O=f&&(0,l.bH)(f).path;return{
...h,line:a,column:n,endColumn:o,target:O,...R($)}}function R(e){if(e===void 0)return{};const{through:a,isPublic:n,...o}=e;return{through:a,inside:o}}function s(e){
const{problem:a,severity:n,host:o,places:f,affects:$,exclude:G}=e;return{code:a.code,severity:n,host:o,service:(0,L.ju)(e),...(0,b.ag)(a),...R((0,N.Xd)(e)?.inside),
places:f.map(p),affects:$,...G&&{exclude:G}}}function d({directory:e,clients:a,rows:n}){const{repository:o,path:f}=(0,l.bH)(e);return{...o&&{repository:o},directory:f,
clients:a,rows:n.map(y)}}const y=({problems:e,places:a,rejectedAt:n,...o})=>({...o,codes:e.map(({code:f})=>f),places:a.map(p)})}),6662:((_t,q,t)=>{t.d(q,{S:()=>f,
K:()=>$});var T=t(3471),k=t(5102),N=t(4073),l=t(806),b=t(8884),P=t(6906),_=t(6097),w=t(6092),L=t(7792);const j=13,U="  ",E=(h,O)=>g(h,O).map(C=>(0,w.BP)(C.replaceAll(
"\xA0"," "))).join(`
`);function g(h,O,C="red"){switch(h.kind){case"paragraph":return m(h.content).flatMap(A=>(0,T.ky)((0,P.wh)(A),O));case"note":return u(`${h.label}:`,h.text,O);case"\
facts":return h.facts.flatMap(({label:A,texts:H})=>H.flatMap((Y,nt)=>u(nt===0?A:"",Y,O,j)));case"sources":return h.items.flatMap(A=>c(A,C,O));case"problem":return r(
h,O);case"table":return R(h,O);case"details":return p(h,O)}}const u=(h,O,C,A)=>(0,T.wW)({indent:2,label:h,style:"dim",column:A,text:(0,P.wh)(O)},C);function m(h){
if(typeof h=="string"||"kind"in h)return[h];const O=h.indexOf(L.Gy.newLine);return O<0?[h]:[h.slice(0,O),...m(h.slice(O+1))]}function r(h,O){const{severity:C,code:A,
url:H,message:Y,count:nt,title:mt,parts:et}=h,B=P.B2[L.rC[C]].style,K=(0,P.wh)(L.Gy.isEmpty(Y)?[nt,mt]:Y);return[...(0,T.wW)({indent:0,label:`${C}[${A}]:`,style:B,
url:H,text:K},O),...et.flatMap(Q=>i(Q,O,B))]}const i=(h,O,C)=>h.kind==="paragraph"?g(h,{...O,width:O.width-2}).map(A=>`  ${A}`):g(h,O,C);function c({place:h="",
message:O="",help:C="",line:A},H,Y){const nt=typeof h=="object"&&"kind"in h&&h.kind==="link",mt=(0,P.wh)(h),et=nt&&(0,L.AA)(h.url??"")?h.url:null,B={text:mt,url:et},
K=[mt,(0,P.wh)(O)].filter(it=>it!=="").join(": "),Q=nt?"-->":"-";return[...K===""?[]:(0,T.wW)({indent:2,label:Q,style:"dim",text:K,linked:B},Y),...A===void 0?[]:
a(A,H,Y),...L.Gy.isEmpty(C)?[]:u("help:",C,Y)]}function p({title:h,children:O},C){const{sign:A,name:H,text:Y}=h,{withFlags:nt=String}=C,mt=nt((0,P.wh)(A===null?
H:(0,L.mG)`${L.Gy.sign(A)} ${H}`)),et=A===null?"bold":P.B2[A].style;return[...(0,T.wW)({indent:0,label:mt,style:et,text:(0,P.wh)(Y)},C),...O.flatMap(B=>i(B,C))]}
const M=(h="")=>/^(?:number|history)/.test(h);function R({columns:h,rows:O},C){const A=h.map(({title:et})=>(0,P.wh)(et)),H=O.map(({sign:et="works",cells:B})=>({
sign:et,cells:B.map(P.wh)})),Y=A.map((et,B)=>Math.max(...[et,...H.map(({cells:K})=>K[B]??"")].map(T.nc)));if(Y.reduce((et,B)=>et+U.length+B,U.length)>C.width)return H.
flatMap(({sign:et,cells:[B="",...K]})=>{const Q=K.flatMap((ft,dt)=>ft===""?[]:[`${A[dt+1]} ${ft}`.trim()]),it=`${B}: ${Q.join("; ")}`;return(0,T.wW)({indent:2,label:P.
B2[et].text,style:P.B2[et].style,text:it},C)});const mt=et=>et.map((B,K)=>{const Q=" ".repeat((Y[K]??0)-(0,T.nc)(B));return M(h[K]?.style)?Q+B:B+Q}).join(U).trimEnd();
return[`    ${(0,T.nI)(mt(A),"dim",C)}`,...H.map(({sign:et,cells:B})=>{const K=mt(B).replace(/\u2573+/g,Q=>(0,T.nI)(Q,"red",C));return`  ${(0,T.nI)(P.B2[et].text,P.
B2[et].style,C)} ${K}`})]}const s=160,d=12,y="    ",e=/##\w*\[/;function a(h,O,C){const{place:A,before:H,literal:Y,after:nt}=h,mt=" ".repeat(`  ${A.line}`.length),
et=Math.min(C.width,s)-mt.length-3;if(et<d)return[];const B=n(H+Y+nt),K=B(H+Y+nt),Q=(0,T.nc)(K)<=et?0:B(H).search(/[^ ]|$/),it=K.slice(Q),ft=(0,T.nc)(B(H))-Q,dt=(0,T.
nc)(B(H+Y))-Q,{from:yt,to:$t,text:Ot}=o(it,ft,Math.max(dt,ft+1),et),z=(0,T.nI)("|","dim",C),F="^".repeat(Math.max(1,Math.min(dt,$t)-Math.max(ft,yt))),J=" ".repeat(
Math.max(ft,yt)-yt);return[`${(0,T.nI)(`  ${A.line}`,"dim",C)} ${z} ${Ot}`.trimEnd(),`${mt} ${z} ${J}${(0,T.nI)(F,O,C)}`]}function n(h){const O=C=>(0,w.RK)(C.replaceAll(
"	",y),Number.POSITIVE_INFINITY);return e.test(O(h))?C=>O(C).replaceAll(/(?<=#)#/g," #"):O}function o(h,O,C,A){const H=(0,T.nc)(h);if(H<=A)return{from:0,to:A,text:h};
const Y=Math.max(0,A-2-(C-O)),nt=C<A?0:Math.max(0,O-1-Math.ceil(Y*2/3)),mt=H-nt<=A,et=nt+(mt?A:A-1),B=(0,T.Wc)(h,nt===0?0:nt+1,et),K=`${nt===0?"":"\u2026"}${B}${mt?
"":"\u2026"}`;return{from:nt,to:et,text:K}}function*f(h,O){for(const{text:C}of $(h,O))yield`${C}
`}function*$(h,O){const{isQuiet:C=!1,isRunner:A=!1,context:H}=O,Y=(0,l.du)(H,"log",l.h,h.lines),nt=A?Y:{...Y,limits:{...Y.limits,items:0,details:0}};yield{kind:"\
plain",text:G(h,O,nt)};const mt=h.findings.filter(K=>(0,k.Zh)(K,H)),et=C?(0,N.CI)(["problems"],{...h,findings:mt},nt):[...(0,N.CI)(N.$9,h,nt),...D(h,nt,A)];let B=!0;
for(const K of et){const Q=E(K,O),it=A&&K.kind==="details"&&Q.includes(`
`),ft=!it&&Q.includes(`
`);(B||ft)&&(yield{kind:"plain",text:""}),B=ft,yield{kind:it?"group":"plain",text:Q}}}function G(h,O,C){const{text:A,style:H}=P.B2[h.passed?"works":"fails"],Y=O.
isQuiet?[]:(0,N.vH)(h,C).shown;return[`${(0,T.nI)(A,H,O)} ${(0,T.nI)((0,_.$N)(h,O.context),"bold",O)}`,...Y.map(nt=>E(L.om.paragraph(nt),O))].join(`
`)}function D(h,O,C){const{findings:A,hosts:H}=h,{context:Y}=O,nt=(0,b.Dx)(A).length>O.limits.places,mt=H.length>l.dS||nt||A.length>0&&!(0,l.jR)(H,O),et=C?"the \
JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",B=`problem codes: ${Y.docsUrl}`,K=[...A.
some(k.nM)?[B]:[],...mt?[et]:[],...(0,_.j6)(h,Y)];return K.length===0?[]:[L.om.paragraph(L.Gy.joined(K.map(L.Gy.words),L.Gy.newLine))]}}),2307:((_t,q,t)=>{t.d(q,
{I4:()=>L,PT:()=>l,g8:()=>_});var T=t(6092),k=t(4120),N=t(7792);function l(r,i){if(typeof r=="string")return(0,T.js)(r);if(!("kind"in r))return r.map(c=>l(c,i)).
join("");switch(r.kind){case"words":return(0,T.My)(r.text).replaceAll("\xA0",i.space);case"code":return b(r,i);case"prose":return(0,T.h$)(r.text,r.max);case"str\
ong":return`<b>${l(r.content,i)}</b>`;case"small":return i.small(l(r.content,i));case"sentence":return(0,k.Iu)((0,T.h$)(r.text,r.max));case"link":return P(r.url,
l(r.content,i));case"sign":return i.sign(r.of);case"break":return`<br${i.end}`;case"chart":return i.chart(r)}}function b({text:r,max:i,breaks:c},{end:p,space:M}){
const R=(0,T.D9)(r,i);return c==="never"?R.replaceAll(" ",M):c===void 0?R:R.replaceAll(c==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${p}`)}const P=(r,i)=>r!==null&&((0,N.
AA)(r)||/^#[!-~]+$/.test(r))?`<a href="${(0,T.js)(r,r.length)}">${i}</a>`:i;function _(r,i){const c=p=>l(p,i);switch(r.kind){case"paragraph":return`<p>${c(r.content)}\
</p>
`;case"note":return`<p>${j(r,i)}</p>
`;case"facts":return`<dl>
${r.facts.map(({label:p,texts:M})=>`<dt>${(0,k.Iu)(p)}</dt>${M.map(R=>`<dd>${c(R)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return E(r.items,i);case"problem":return U(r,i);case"table":return m(r,i);case"details":return u(r,i)}}const w=(r,i)=>r.map(c=>_(c,i)).join(""),
L=r=>r===void 0?"":` class="${r}"`;function j({label:r,text:i,as:c},p){const M=l(i,p);if(c==="items")return M;const R=(0,k.Iu)(r);return c!=="small"?c==="help"?
`<b>${R}:</b> ${M}`:`${R}: ${M}`:p.small(`${r==="history"?(0,k.Iu)(M):`${R} ${M}`}.`)}function U(r,i){const{severity:c,code:p,url:M,count:R,title:s,message:d,parts:y}=r,
e={kind:"link",url:M,content:p},a=(0,N.mG)`${N.Gy.sign(N.rC[c])} ${N.Gy.strong([R,s])} (${e})`,n=N.Gy.isEmpty(d)?"":`<p>${l(d,i)}</p>
`;return i.problem(c,l(a,i),`${n}${w(y,i)}`)}function E(r,i){const c=d=>l(d,i),{figures:p=[],messages:M=[]}=Object.groupBy(r,({message:d=""})=>N.Gy.isEmpty(d)?"\
figures":"messages"),R=p.map(({place:d="",line:y})=>`<figure><figcaption>${c(d)}</figcaption>${g(y,i)}</figure>
`),s=M.map(({place:d="",message:y="",help:e="",line:a})=>{const n=N.Gy.isEmpty(e)?"":`<br${i.end}<b>Help:</b> ${c(e)}`;return`<li>${c(N.Gy.joined([d,y],N.Gy.words(
": ")))}${n}${g(a,i)}</li>
`});return`${R.join("")}${s.length===0?"":`<ul>
${s.join("")}</ul>
`}`}function g(r,i){if(r===void 0)return"";const c=(0,T.J7)(r.before.trimStart().replaceAll("	"," ")),[p,M,R]=[c,r.literal,r.after].map(s=>l(s.replaceAll("	"," "),
i));return`<pre>${p}<mark>${M}</mark>${R}</pre>`}function u({title:r,children:i,anchor:c,isOpen:p},M){const R=l(r.name,M),s=w(i,M),d=r.sign===null&&N.Gy.isEmpty(
r.text),y=s===""?`<b>${R}</b>`:M.name(R),a=[r.sign===null?"":M.sign(r.sign),d?R:y,l(r.text,M)].filter(o=>o!=="").join(" ");if(s==="")return`<p>${a}</p>
`;const n=c===void 0?s:`<div id="${(0,T.My)(c)}">
${s}</div>
`;return`<details${L(c===void 0?void 0:"host")}${p?' open=""':""}>
<summary>${a}</summary>
${n}</details>
`}function m({caption:r,columns:i,rows:c,style:p},M){const R=i.map(({title:y})=>l(y,M)),s=c.map(({cells:y,host:e,sign:a})=>{const n=e===void 0?"":` data-host="${(0,T.
My)(e.anchor)}"${e.isFailing?' data-failing=""':""}`,[o="",...f]=y,G=[a===void 0?o:(0,N.mG)`${N.Gy.sign(a)}${N.Gy.words("\xA0")}${o}`,...f].map((D,h)=>M.cell(h===
0?"first column":"row",N.Gy.isEmpty(D)?"\u2013":l(D,M),i[h]?.style,p===void 0?R[h]:""));return`<tr${n}>${G.join("")}</tr>
`}),d=i.map((y,e)=>M.cell("head",R[e]??"",y.style));return M.table(r,p,`<thead>
<tr>${d.join("")}</tr>
</thead>
<tbody>
${s.join("")}</tbody>
`)}}),1423:((_t,q,t)=>{t.d(q,{OT:()=>U,TM:()=>y,Zw:()=>E});var T=t(9432),k=t(9119),N=t(1780),l=t(2796),b=t(4503),P=t(4120),_=t(8884),w=t(7792),L=t(7035),j=t(806);
function U(e,a){const{shown:n,rest:o}=(0,T.zN)((0,l.cZ)(e),a.limits.causes),f=new Set,$=o.flatMap(G=>G.findings).length;return[...n.map(G=>E(G,a,f)),...(0,j.OS)(
$,"finding",a)]}function E(e,a,n=new Set){const{severity:o,code:f,title:$,message:G,help:D,hosts:h,findings:O}=e,{context:C,limits:A}=a,H=(0,_.f5)(O).map(K=>(0,j.
ik)(K,a)),[Y,nt]=h,mt=Y&&nt===void 0?C.history?.get(Y):void 0,et=o==="error"&&(0,l.hs)(O)&&!n.has(`history ${Y}`),B=mt&&et?(0,L.kW)(mt):null;return B!==null&&n.
add(`history ${Y}`),{kind:"problem",severity:o,code:f,url:`${C.docsUrl}#${f}`,count:(0,l.pq)(e),title:$,message:G===null?w.Gy.nothing:w.Gy.sentence(G,A.characters),
parts:[...G===null?m(e,a,n):u(e,a,n),...g("required by",w.Gy.joined(H),"line"),...g("help",D?w.Gy.prose(D,A.characters):w.Gy.nothing,"help"),...g("affects",(0,P.
od)(e.affects,C.clients),"small"),...g("history",B??w.Gy.nothing,"small")]}}const g=(e,a,n)=>w.Gy.isEmpty(a)?[]:[{kind:"note",label:e,text:a,as:n}];function u(e,a,n){
const{findings:o}=e,f=p(o,a),$=(0,_.Dx)(o),G=f.length>1&&$.length>1,D=f.length>1?"hosts":"host",h=i(o,a,n),O=a.limits.hasLines&&(!G||h.line!==void 0),C=O?$.slice(
0,1):[];return[...d(D,f,a.limits.hosts,"host",a,A=>M(A,G,a)),...O?c([h]):[],...R(o,C,G,a)]}function m(e,a,n){const o=(0,l.cr)(e.findings),{shown:f,rest:$}=(0,T.
zN)(o,a.limits.messages),G=C=>c(C.map(A=>r(A,e,a,n))),h=(s(a)===0?f:o).flatMap(C=>(0,_.Dx)(C).slice(0,1)),O=!a.limits.hasLines||e.hosts.length>1;return[...G(f),
...y($.flat(),"finding",a,C=>G((0,l.cr)(C))),...R(e.findings,h,O,a)]}function r(e,{help:a},n,o){const[{problem:f}]=e,{characters:$,hosts:G}=n.limits,D=p(e,{...n,
detailed:new Set}),h=w.Gy.some(D,G,nt=>M(nt,D.length>1,n),"host"),{places:O,noun:C}=(0,_.TD)((0,_.Dx)(e)),A=O.length<2?"":` (and ${(0,T.px)(O.length-1,`more ${C}`)}\
)`,H=(0,w.mG)`${w.Gy.prose(f.message,$)}${A}`,Y=a===null?f.help:void 0;return{...i(e,n,o),message:w.Gy.joined([h,H],w.Gy.words(": ")),help:Y?w.Gy.prose(Y,$):w.Gy.
nothing}}function i(e,a,n){const o=(0,_.tN)(e);if(o===null)return{};const f=(0,k.R3)(o),$=o.target===void 0?"":` \u2192 ${(0,k.II)(o.target)}`,G=!a.limits.hasLines||
n.has(f)?void 0:a.lines.get(f);return n.add(f),{place:w.Gy.link((0,b.uM)(o,a.context),w.Gy.path(f+$)),line:G}}const c=e=>{const a=e.filter(({place:n="",message:o=""})=>!w.
Gy.isEmpty([n,o]));return a.length===0?[]:[{kind:"sources",items:a}]};function p(e,{detailed:a}){if(!(0,l.hs)(e))return[];const n=[...Map.groupBy(e,({host:f})=>f).
values()],[o]=e;return n.length>1||!o?.host||o.isHostNew||a.has(o.host)?n:(0,N.PP)(o.problem.message).includes(o.host)?[]:n}function M(e,a,n){const[o]=e,f=o?.host?
(0,j.b8)(o.host,n):w.Gy.nothing,$=(0,_.mj)(e,n.context.repositories.length),G=w.Gy.some((0,_.Dx)(e),1,O=>(0,j.ik)(O,n)),D=a?$===""?G:$:w.Gy.nothing,h=o?.isHostNew?
P.dy:w.Gy.nothing;return(0,j.ZT)(f,h,D)}function R(e,a,n,o){const{limits:f,context:$}=o,G=(0,_.mj)(e,$.repositories.length);if(G===""&&n)return[];const D=(0,_.Dx)(
e),h=(0,_.oN)(G===""?D:(0,_.TD)(D).places,a),O=A=>(0,j.ik)(A,o),C=a.length>0?"also at":"place";return G===""?d(C,h,f.places,"place",o,O):h.length===0?[w.om.paragraph(
w.Gy.sentence(`in ${G}`))]:d(`in ${G}`,h,f.hosts,"repository",o,O)}const s=({medium:e,limits:a})=>e==="log"?0:a.items;function d(e,a,n,o,f,$){const{shown:G,rest:D}=(0,T.
zN)(a,n),h=o==="host"||e==="place"?"items":"line";if(s(f)===0){const C=D.length>0&&f.medium!=="log"?(0,w.mG)` ${f.elsewhere}`:w.Gy.nothing;return g(e,(0,w.mG)`${w.
Gy.some(a,n,$,o)}${C}`,h)}return[...g(e,w.Gy.joined(G.map($)),h),...y(D,o,f,O=>[w.om.paragraph(w.Gy.joined(O.map($)))])]}function y(e,a,n,o){if(s(n)===0)return(0,j.
OS)(e.length,a,n);const f=w.om.title((0,T.px)(e.length,`more ${a}`));return w.om.details(f,(0,j.Ku)(e,s(n),a,n,o))}}),3435:((_t,q,t)=>{t.d(q,{Ub:()=>r,aJ:()=>U,
gT:()=>E,qP:()=>p,sN:()=>g,wn:()=>m});var T=t(9432),k=t(9119),N=t(4503),l=t(5102),b=t(4120),P=t(7792),_=t(806);const w=4,L=7;function j(s){const d=s.flatMap(e=>{
const a=Map.groupBy(e.places,c);return a.size===0&&a.set(null,[]),Array.from(a,([n,o])=>({name:n,finding:{...e,places:o}}))}),y=([,e])=>e.filter(({severity:a})=>a===
"error").length;return[...Map.groupBy(d,({name:e})=>e)].map(([e,a])=>[e,a.map(({finding:n})=>n)]).toSorted((e,a)=>y(a)-y(e))}function U(s,d){if(d.context.repositories.
length===0)return[];const y=j(s.filter(l.nM)).filter(([$])=>$!==null),[e]=y;if(e===void 0)return[];const a=P.Gy.some(y,{few:w},([$,G])=>(0,P.mG)`${P.Gy.code($??
"")} (${(0,b.H8)(G)})`),n=P.om.title((0,T.px)(y.length,"repository"),(0,P.mG)`with errors or warnings in files: ${a}`,(0,l.hm)(e[1])==="error"?"fails":"warns"),
o=d.medium==="log"?0:d.limits.rows,f=(0,_.Ku)(y,o,"repository",d,$=>M($,d));return[{kind:"details",title:n,children:f}]}const E=s=>["fails","unchecked"].includes(
(0,l.sG)(s));function g({hosts:s,files:d},y){const e=u(s.filter(E).map(r)),a=d.filter(({severity:A})=>A==="error"),n=u(a.map(({places:A})=>i(A))),o=[P.om.column(
"Repository",A=>P.Gy.link((0,N.aE)(A),P.Gy.code(A.name))),P.om.column("Commit",m),P.om.column("Failing hosts",e,"number"),P.om.column("Errors in files",n,"numbe\
r")],f=(A,H)=>P.om.table(A,o,H),$=A=>(e(A)??0)+(n(A)??0),{hit:G=[],other:D=[]}=Object.groupBy(y.context.repositories,A=>$(A)>0?"hit":"other"),h=G.toSorted((A,H)=>$(
H)-$(A)),O=(0,T.px)(D.length,"repository"),C=P.om.title(`${O} without failing hosts or errors in files`);return[...f(h,"Repositories with failures"),...P.om.details(
C,f(D,"Other repositories"))]}function u(s){const d=Map.groupBy(s.flat(),y=>y);return({name:y})=>d.get(y)?.length??null}const m=s=>s.commit===null?P.Gy.nothing:
P.Gy.link((0,N.DZ)(s),P.Gy.code(s.commit.slice(0,L))),r=({requirements:s})=>i(s.flatMap(({because:d})=>d)),i=s=>[...new Set(s.map(c))].filter(d=>d!==null),c=s=>typeof s==
"string"?null:(0,k._M)(s.file),p=(s,d)=>M(j(s),d),M=(s,d)=>s.flatMap(([y,e])=>{const{context:a,limits:n}=d,o=y??a.repository?.name,f=a.repositories.find(D=>D.name===
o),$=P.om.title(o===void 0?P.Gy.words("This checkout"):P.Gy.link((0,N.aE)(f),P.Gy.path(o)),(0,b.H8)(e)),G=D=>P.om.table(D,R(d),"Findings in files");return P.om.
details($,(0,_.Ku)(e,n.rows,"finding",d,G))}),R=s=>[P.om.column("Place",({places:d})=>(0,_.AZ)(d,s.limits.ownPlaces,s,!0)),P.om.column("Severity",({severity:d})=>(0,P.
mG)`${P.Gy.sign(P.rC[d])} ${d}`),P.om.column("Problem",({problem:{message:d,code:y}})=>(0,P.mG)`${P.Gy.sentence(d,s.limits.characters)} (${(0,_.U1)(y,s)})`)]}),
4073:((_t,q,t)=>{t.d(q,{YK:()=>at,$9:()=>Rt,KL:()=>At,dI:()=>jt,$M:()=>ct,WQ:()=>Ut,vH:()=>xt,CI:()=>Xt,Ks:()=>Ht});var T=t(9432),k=t(5102),N=t(6097),l=t(7792),
b=t(5517),P=t(4120),_=t(6906),w=t(7035),L=t(806);const j=10,U=[7,30,90],E=30;function g(v,S){const{medium:W,limits:V,context:Z}=S,[ut,ht]=[W==="log",W==="summar\
y"],Et=r(v,Z),pt=ht?Et:Et.filter(Lt=>c(Lt,Z)),Tt=Lt=>l.om.title("History:",Lt);if(pt.length===0)return ht&&Z.history?.size?[l.om.line(Tt("1 run so far"))]:[];const Mt=ut?
pt.map(Lt=>[Lt]):p(pt,Z),{shown:It,rest:Dt}=(0,T.zN)(Mt,Math.max(V.rows,j)),Pt=(0,T.zN)(It,ut?It.length:j),wt=[l.om.column("Host",Lt=>y(Lt,S)),...e(pt,S)],Ct=([
Lt])=>Lt?{sign:(0,k.sG)(Lt)}:{},kt=Lt=>l.om.table(Lt,wt,"History",Ct),Bt=l.om.title((0,T.px)(Pt.rest.flat().length,"more host")),Gt=W==="brief"?S.elsewhere:"in \
the history file",St=[...kt(Pt.shown),...l.om.details(Bt,kt(Pt.rest)),l.om.paragraph(l.Gy.small(R(It,S))),...(0,L.OS)(Dt.flat().length,"host",{...S,elsewhere:Gt})],
Wt=M(Et,Z);return ut?l.om.details(Tt(`${Wt}; uptime and latency of ${E} days`),St):[l.om.line(Tt(Wt)),...St,...ht?(0,w.hc)(S):[]]}const u=(v,{history:S})=>v.flatMap(
({visit:W})=>S?.get(W.host)??[]),m=(v,S)=>u(v,S).flatMap(({recent:W})=>W);function r({hosts:v},S){const W=(V,Z)=>{const[{good:ut,runs:ht}={good:1,runs:1}]=i([V],
Z,S);return ut/ht};return v.filter(V=>m([V],S).filter(b.yX).length>1).toSorted((V,Z)=>Number((0,k.DI)(Z))-Number((0,k.DI)(V))||W(V,E)-W(Z,E)||W(V,90)-W(Z,90))}const i=(v,S,W)=>u(
v,W).flatMap(({uptime:V})=>V.find(({days:Z,runs:ut})=>Z===S&&ut>0)??[]),c=(v,S)=>(0,k.DI)(v)||m([v],S).some(({outcome:W})=>W==="fails"),p=(v,S)=>[...Map.groupBy(
v,W=>{const[V]=u([W],S).flatMap(({incidents:Z})=>Z.slice(0,1));return V?.until===null?V.from:W.visit.host}).values()];function M(v,S){const W=Math.max(...u(v,S).
map(({recent:ht})=>ht.length)),V=`the last ${(0,T.px)(W,"run")}`,Z=v.filter(ht=>c(ht,S)).length;if(Z===0)return`no failure in ${V}`;const ut=m(v,S).filter(({outcome:ht})=>ht===
"fails").length;return v.length===1?`${ut} of ${V} failed`:`${Z} of ${v.length} hosts failed in ${V}`}function R(v,{medium:S,context:W}){const V=Et=>l.Gy.words(
Et.replaceAll(" ","\xA0")),Z=l.Gy.joined((0,_.MC)(v.flatMap(Et=>s(Et,W))).map(([Et,pt])=>(0,l.mG)`${l.Gy.code(Et)}${V(` ${pt}`)}`));if(S==="log")return Z;const ht=v.
some(({length:Et})=>Et>1)?"; of several hosts, the worst of each run":"";return(0,l.mG)`The newest run is at the right${l.Gy.words(ht)}. ${Z}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function s(v,S){const W=u(v,S);return(W[0]?.recent??[]).map((V,Z,{length:ut})=>{const ht=W.flatMap(({recent:Tt})=>Tt.at(Z-ut)??[]),Et=ht.flatMap(({ms:Tt})=>Tt??
[]);return{outcome:b.im.find(Tt=>ht.some(Mt=>Mt.outcome===Tt))??"skipped",ms:Et.length===0?null:Math.max(...Et)}})}const d=({medium:v})=>v==="summary"||v==="bri\
ef";function y(v,S){const W=l.Gy.some(v,S.limits.hosts,({visit:ht})=>(0,L.b8)(ht.host,S,l.Gy.name));if(!d(S))return W;const[V]=u(v,S.context),Z=V===void 0?null:
(0,w.XQ)(V),ut=S.medium==="brief"||Z===null?l.Gy.nothing:l.Gy.small(Z);return l.Gy.joined([W,(0,w.bW)(s(v,S.context)),ut],l.Gy.newLine)}function e(v,S){const{medium:W,
context:V}=S;if(V.history===null)return[];const Z=W==="log",ut=(Dt,Pt)=>Z?Dt:(0,l.mG)`${Dt}${l.Gy.newLine}${l.Gy.words(`${Pt}\xA0days`)}`,ht=(Dt,Pt)=>{const wt=i(
Dt,Pt,V),Ct=(0,T.px)(Math.max(0,...wt.map(({runs:Gt})=>Gt)),"run"),kt=d(S)&&wt.length>0?l.Gy.small(Ct):l.Gy.nothing,Bt=({good:Gt,runs:St})=>Gt/St;return l.Gy.joined(
[(0,w.be)(wt,Bt,w.mc),kt],l.Gy.newLine)},Et=Dt=>u(Dt,V).flatMap(({medianMs:Pt})=>Pt??[]),pt=Dt=>(0,w.be)(Et(Dt),Number,P.kJ),Tt=Dt=>(0,w.bW)(s(Dt,V)),Mt=u(v,V),
It=U.filter(Dt=>Mt.some(Pt=>a(Pt,Dt)));return[...d(S)?[]:[l.om.column("Last runs",Tt,"history")],...(Z?[E]:It).map(Dt=>{const Pt=Dt===U[0]?"number uptime":"numb\
er older";return l.om.column(ut("Uptime",Dt),wt=>ht(wt,Dt),Pt)}),l.om.column(ut("Latency",E),pt,"number minor")]}const a=({uptime:v},S)=>v.some(({days:W,runs:V},Z)=>W===
S&&V>1.1*(v[Z-1]?.runs??0));var n=t(2886),o=t(7615),f=t(3435);const $=2,G=4,D=6,h=20,O=200;function C(v,S=l.Gy.nothing){const{discovery:W}=v.visit.attempt,V=new Set(
(0,k.QK)(v).map(({problem:ut})=>ut.title));if(V.size>0)return(0,T.K4)([...V],$);if(W.kind==="skipped")return W.problem.title;const Z=l.Gy.some(v.services,D,({id:ut})=>(0,o.
h0)(ut));return(0,L.ZT)(l.Gy.isEmpty(Z)?"no services":Z,S)}const A=({visit:v,servicesFrom:S},W)=>S===null?(0,P.kJ)(v.attempt.timing.totalMs):(0,l.mG)`host block at ${(0,L.
ik)(S,W)}`;function H(v,S,W=!1){const{visit:V,isNew:Z,findings:ut}=v,ht=(0,k.sG)(v),Et=(0,L.b8)(V.host,{...S,detailed:new Set}),pt=Z?` (${P.dy})`:"",Tt=(0,l.mG)`${k.
nx[ht]}${pt}: ${C(v,A(v,S))}`,Mt=l.om.title(Et,Tt,ht),It={kind:"facts",facts:(0,o.xS)(v,S)};if(S.medium!=="page")return{kind:"details",title:Mt,children:[It]};const Dt=ut.
map(({severity:wt,problem:{message:Ct,help:kt,code:Bt}})=>{const Gt=kt?(0,l.mG)` ${l.Gy.strong("Help:")} ${l.Gy.prose(kt)}`:l.Gy.nothing,St=l.Gy.sign(l.rC[wt]);
return{message:(0,l.mG)`${St} ${l.Gy.sentence(Ct)}.${Gt} (${(0,L.U1)(Bt,S)})`}}),Pt=S.context.history?.get(V.host)?.incidents??[];return{kind:"details",title:Mt,
isOpen:W,anchor:(0,L.dI)(V.host),children:[{kind:"sources",items:Dt},It,...(0,w.cT)(Pt,S)]}}function Y(v,S,W){const{medium:V,limits:Z}=W,ut=S.filter(Gt=>(0,k.QK)(
Gt).every(St=>!(0,k.JR)(Gt)&&!(0,n.zv)(St))),ht=v.flatMap(Gt=>ut.filter(St=>(0,k.sG)(St)===Gt)),[Et]=ht;if(Et===void 0||(0,L.jR)(S,W))return[];const pt=V==="log",
Tt=(0,k.QK)(Et).length>0,Mt=pt||Tt,It=Mt&&ht.length<=L.dS,Dt=Tt?Z.details:pt?Z.items:Z.rows,Pt=(0,L.Ku)(ht,It?L.dS:Dt,"host",W,Gt=>Mt?Gt.map(St=>H(St,W)):l.om.table(
Gt,nt(W),"Hosts"));if(It||Tt&&(pt||Pt.length===0))return Pt;const wt=l.Gy.some(ht,{few:G},({visit:Gt})=>(0,L.b8)(Gt.host,W)),Ct=(0,k.sG)(Et),kt=Tt?"with errors \
or warnings":k.nx[Ct];return[{kind:"details",title:ht.length===1?l.om.title(wt,kt,Ct):l.om.title((0,T.px)(ht.length,"host"),(0,l.mG)`${kt}: ${wt}`,Ct),children:Pt}]}
const nt=v=>[l.om.column("Host",S=>mt(S,v)),l.om.column("Required by",({requirements:S})=>{const W=S.flatMap(V=>V.because);return(0,L.AZ)(W,v.limits.ownPlaces,v)}),
l.om.column("Result",S=>C(S,A(S,v)))];function mt({visit:{host:v},isNew:S},W){const V=S?l.Gy.small(P.dy):l.Gy.nothing;return l.Gy.joined([(0,L.b8)(v,W,l.Gy.name),
V],l.Gy.newLine)}const et=v=>(0,l.mG)`${l.Gy.sign((0,k.sG)(v))} ${k.nx[(0,k.sG)(v)]} ${l.Gy.small(C(v))}`;function B(v,S){const W=pt=>(0,f.Ub)(pt).length||null,
V=[l.om.column("Host",pt=>mt(pt,S),"name"),l.om.column("Status",et,"status"),l.om.column("Time",pt=>(0,k.JR)(pt)?null:A(pt,S),"number minor"),l.om.column("Repos\
itories",W,"number repositories"),...e(v,S).map(pt=>({...pt,cell:Tt=>pt.cell([Tt])})),l.om.column("Certificate expires",Q,"minor when")],Z=pt=>l.om.table(pt,V,"\
Hosts",K,"hosts",O),{good:ut=[],other:ht=[]}=Object.groupBy(v,pt=>(0,k.sG)(pt)==="works"?"good":"other");if(ut.length<=h||ht.length===0)return Z(v);const Et=l.om.
title((0,T.px)(ut.length,"host"),k.nx.works,"works");return[...Z(ht),...l.om.details(Et,Z(ut))]}const K=v=>({host:{anchor:(0,L.dI)(v.visit.host),isFailing:(0,f.
gT)(v)}}),Q=({visit:v})=>v.attempt.certificates.map(({expires:S})=>S.slice(0,10)).sort()[0]??"";var it=t(1423),ft=t(9119),dt=t(8032),yt=t(5243);const $t=3,Ot=6,
z=12,F=(v,S)=>(0,k.Yn)(v,({rows:W})=>W).flatMap(W=>J(W,S));function J(v,S){if(v.length===0)return[];const{medium:W,limits:V,context:Z}=S,ut=rt(v),ht=v.length<=L.
dS,Et=ut.sign==="fails"||ut.sign==="warns"?W!=="log"||ht:W==="page"||W==="summary"&&Z.repositories.length<=1,pt=(0,L.Ku)(v,Et?V.roots:0,"root module",S,Tt=>Tt.map(
Mt=>({kind:"details",title:rt([Mt]),children:I(Mt,S)})));return ht&&pt.length>0?pt:[{kind:"details",title:ut,children:pt}]}function rt(v){const S=v.flatMap(It=>It.
rows),W=(0,k.Fl)(S),V=v.length===1,Z=v[0]?.clients??[],ut=S.filter(It=>(0,k.Fl)([It])===W),ht=new Set(ut.map(It=>tt(It,Z))),Et=V?Array.from(ht,l.Gy.path):v.map(
gt),pt=(0,l.mG)`${V?"for":"in"} ${l.Gy.some(Et,$t,It=>It)}`,Tt={fails:(0,l.mG)`init fails ${pt}`,warns:(0,l.mG)`warnings ${pt}`,skipped:st(S),works:st(S)},Mt=V?
v.map(gt):(0,T.px)(v.length,"root module");return l.om.title((0,l.mG)`${Mt}:`,Tt[W],W)}function st(v){const S=({kind:Mt,source:It})=>`${Mt} ${It}`,W=[...new Map(
v.map(Mt=>[S(Mt),Mt])).values()];if(W.length===0)return"no registry modules and no providers";const V=Map.groupBy(W,({kind:Mt})=>Mt),Z=Array.from(V,([Mt,{length:It}])=>(0,T.
px)(It,Mt)).join(" and "),ut=v.some(({isDirect:Mt,platforms:It})=>Mt||It.length>0),ht=[...v.some(({isDirect:Mt})=>!Mt)?["version"]:[],...ut?["package"]:[]],Et=new Set(
v.filter(k.Rm).map(S)).size,pt=W.filter(({chosen:Mt})=>Object.values(Mt).includes(null)).length,Tt=[...pt>0?[`${pt} without a version`]:[],...Et>0?[`${Et} not c\
hecked`]:[]];return`${Z}, ${Tt.join(", ")||`every ${ht.join(" and ")} is available`}`}const gt=({directory:v})=>v==="."?l.Gy.words("the top directory"):l.Gy.path(
(0,ft.II)(v));function I({rows:v,clients:S},W){const V=(0,k.Yn)(v,ut=>[ut]).flat(),Z=ut=>({sign:(0,k.Fl)([ut])});return(0,L.Ku)(V,W.limits.rows,"row",W,ut=>l.om.
table(ut,x(S,W),"Modules and providers",Z))}const x=(v,S)=>[l.om.column("Module or provider",W=>X(W,v,S)),l.om.column("Problem",({problems:W})=>{const V=W.filter(
({usualSeverity:Z})=>Z!=="notice");return l.Gy.joined(V.map(({code:Z})=>(0,L.U1)(Z,S)))}),l.om.column("Constraint",({constraints:W})=>l.Gy.some([...new Set(W)],
Ot,l.Gy.value)),l.om.column("Version",W=>ot(W,v)),l.om.column("Newest",({newest:W})=>W===null?null:l.Gy.value(W)),l.om.column("Platforms",({platforms:W})=>l.Gy.
some(W,z,({platform:V,available:Z})=>{const ut=Z===null?"?":Z?"\u2713":"\u2717";return(0,l.mG)`${l.Gy.words(ut)} ${l.Gy.value(V)}`}))];function X(v,S,W){const V=l.
Gy.path(tt(v,S));if(W.medium==="log")return V;const Z=v.source===v.address?l.Gy.nothing:l.Gy.path(v.source),ut=v.places.slice(0,1).map(Et=>(0,L.ik)(Et,W)),ht=l.
Gy.joined([Z,ut],l.Gy.words(" at "));return l.Gy.joined([l.Gy.strong(V),l.Gy.small(ht)],l.Gy.newLine)}const tt=({address:v,host:S},W)=>W.every(V=>(0,yt.Vm)(V)===
S)&&v.startsWith(`${S}/`)?v.slice(S.length+1):v;function ot({chosen:v,locked:S},W){const V=dt.Du.filter(pt=>v[pt]!==void 0),Z=Map.groupBy(V,pt=>v[pt]??null),ut=Z.
size<2&&W.every(pt=>V.includes(pt)),ht=Array.from(Z,([pt,Tt])=>{const Mt=pt===null?"none":l.Gy.value(pt);return ut?Mt:(0,l.mG)`${(0,T.eZ)(Tt)} ${Mt}`});if(S===null||
ht.length===0)return l.Gy.joined(ht);const Et=Z.size===1&&Z.has(S);return(0,L.ZT)(l.Gy.joined(ht),Et?"locked":(0,l.mG)`locked: ${l.Gy.value(S)}`)}const lt=["pro\
blems","unchecked","ownFiles","history","roots"],ct=[...lt,"requests","passed","skipped","notices","notes"],at=[...lt,"passed","skipped","notes"],Rt=[...lt,"req\
uests","passed","skipped","remarks"],At=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],vt=(v,...S)=>({title:v,blocks:({
hosts:W},V)=>Y(S,W,V)}),jt={problems:{title:"Problems",blocks:({findings:v},S)=>(0,it.OT)(S.medium==="log"?v:v.filter(k.nM),S)},ownFiles:{title:"Repositories",blocks:({
files:v},S)=>(0,f.aJ)(v,S)},history:{title:"History",blocks:g},roots:{title:"Root modules",blocks:Nt},requests:vt("Requests","fails","warns"),unchecked:vt("Host\
s","unchecked"),passed:vt("Hosts that passed","works"),skipped:vt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:v},S)=>B((0,k.md)(v),S)},details:{
title:"Details",blocks:({hosts:v},S)=>bt((0,k.md)(v),S)},incidents:{title:"Incidents",blocks:(v,S)=>(0,w.hc)(S)},repositories:{title:"Repositories",blocks:f.sN},
files:{title:"Findings in files",blocks:({files:v},S)=>(0,f.qP)(v,S)},notices:{title:"Notices",blocks:Kt},notes:{title:"About this check",blocks:Ft},remarks:{title:"\
Remarks",blocks:(v,S)=>xt(v,S).rest.map(l.om.paragraph)}};function Nt({roots:v,hosts:S},W){const V=(0,L.jR)(S,W),Z=v.filter(({rows:ut})=>!V||(0,k.Fl)(ut)!=="fai\
ls");return F(Z,W)}const Ut=({hosts:v},{limits:S})=>new Set((0,T.zN)((0,k.md)(v),S.details).shown.map(({visit:W})=>W.host)),bt=(v,S)=>(0,L.Ku)(v,S.limits.details,
"host",S,W=>W.map(V=>H(V,S,W.length===1)));function Kt({findings:v},S){const W=v.filter(Z=>!(0,k.nM)(Z)),V=l.om.title((0,T.px)(W.length,"notice"),l.Gy.nothing,"\
notice");return l.om.details(V,(0,it.OT)(W,S))}function Ft(v,S){const{shown:W,rest:V}=xt(v,S),Z=ut=>[l.om.paragraph(l.Gy.joined(ut,l.Gy.newLine))];return[...Z(W),
...(0,it.TM)(V,"remark",S,Z)]}function xt(v,{context:S,limits:W}){const V=(0,N.h$)(v,S).map(Z=>l.Gy.sentence(Z,W.characters));return(0,T.zN)(V,W.remarks)}const Ht=(v,S,W)=>v.
flatMap(V=>{const{title:Z,blocks:ut}=jt[V],ht=V==="details"&&S.hosts.length>L.dS,Et=ut(S,W);return Et.length===0?[]:[{id:V,title:Z,isFolded:ht,blocks:Et}]}),Xt=(v,S,W)=>v.
flatMap(V=>jt[V].blocks(S,W))}),5955:((_t,q,t)=>{t.d(q,{M:()=>b,u:()=>_});var T=t(2170),k=t(1780),N=t(6092),l=t(8884);function*b(w,L=""){const j=`${L}  `,U=w instanceof
Iterator,[E,g]=U?"[]":"{}";let u=E;for(const m of U?w:Object.entries(w)){const[r,i]=U?["",m]:[`"${m[0]}": `,m[1]];if(i===void 0)continue;const c=`${u}
${j}${r}`;u=",",P(i)?(yield c,yield*b(i,j)):yield c+(0,N.s$)(JSON.stringify(i,null,2).replaceAll(`
`,`
${j}`))}yield u===E?`${E}${g}`:`
${L}${g}`}const P=w=>w instanceof Iterator||Object.values(w??{}).some(L=>L instanceof Iterator);function _(){const w=new Map;return L=>{const{host:j,problem:U}=L,
E=(0,N.RK)((0,l.ju)(L)??""),u=j===null&&!U.code.startsWith("file-")?(0,N.RK)((0,k.pj)(U.message)):"",m=[U.code,j??"",E,(0,T.W7)(L),u].join("|"),r=(w.get(m)??0)+
1;return w.set(m,r),`${m}|${r}`}}}),6906:((_t,q,t)=>{t.d(q,{B2:()=>N,MC:()=>j,qX:()=>L,wh:()=>l});var T=t(6092),k=t(5517);const N={fails:{text:"\u2717",emoji:"\u274C",
style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\
\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",
height:0}};function l(U){if(typeof U=="string")return(0,T.RK)(U);if(!("kind"in U))return U.map(l).join("");switch(U.kind){case"words":return U.text;case"code":case"\
prose":case"sentence":return(0,T.RK)(U.text,U.max);case"strong":case"small":case"link":return l(U.content);case"sign":return N[U.of].text;case"break":return", ";case"\
chart":return L(U.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"\
below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],P="\u2573",_="\u254C";function w(U){return U.outcome==="fails"?P:(0,k.yX)(U)?b.find(({belowMs:E})=>(U.ms??0)<E)?.mark??"":_}const L=U=>U.map(w).
join("");function j(U){const E=new Set(U.map(w)),g=U.some(r=>w(r)===b[0].mark&&r.ms===null);return[...b.map(({mark:r,words:i},c)=>[r,c===0&&g?`${i} or not measu\
red`:i]),[P,"failed"],[_,"no result"]].filter(([r])=>E.has(r))}}),3394:((_t,q,t)=>{t.d(q,{Cf:()=>M,Fp:()=>e,Gc:()=>c,gD:()=>d,ni:()=>E,wQ:()=>p,yv:()=>a});var T=t(
9432),k=t(6092),N=t(2307),l=t(5102),b=t(4073),P=t(806),_=t(4120),w=t(6906),L=t(6097),j=t(7792);const U={sign:n=>w.B2[n].emoji,small:n=>`<sub>${n}</sub>`,name:n=>`\
<b>${n}</b>`,chart:({runs:n,label:o})=>`<code role="img" aria-label="${(0,k.My)(o)}">${(0,w.qX)(n)}</code>`,problem:(n,o,f)=>`<p>${o}</p>
${f}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,o,f)=>`<table>
${f}</table>
`,cell:(n,o,f)=>{const $=f?.startsWith("number"),G=$?o.replaceAll(" ","&nbsp;"):o,D=$?' align="right"':"";return n==="head"?`<th${D||' align="left"'}>${G}</th>`:
`<td${D}>${G}</td>`},end:">",space:"&nbsp;"},E=n=>(0,N.PT)(n,U),g=n=>n.map(o=>(0,N.g8)(o,U).trim()).filter(o=>o!=="").join(`

`),u=1e6,m=10,r=100,i=7;function c(n,o){const f=o.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),$=j.Gy.link(f,j.Gy.words("in the JSON report"));return M(
b.$M,n,(0,P.du)(o,"summary",$,n.lines),{head:`## ${d(n,o)}`,foot:(0,j.mG)`tf-disco ${o.version}, started ${(0,_.QN)(o.startedAt)}.`,maxBytes:u})}const p=(n,o,f,$)=>M(
b.YK,n,(0,P.du)(o,"brief",P.xy),{head:`### ${y(n,o)}`,foot:(0,j.mG)`Details in the summary of ${e(f)}. Updated automatically.`,maxBytes:$});function M(n,o,f,{head:$,
foot:G,maxBytes:D}){const h=g([j.om.paragraph(j.Gy.small(G))]),O=D-m-(0,T.$$)($+h),C=R(n,o,f),A=s(C,g,O);return`${[$,...A,h].filter(H=>H!=="").join(`

`)}
`}const R=(n,o,f)=>n.flatMap($=>{const{title:G,blocks:D}=b.dI[$],h=j.om.paragraph((0,j.mG)`${G}: more ${f.elsewhere}`);return $!=="problems"?[[D(o,f),[h]]]:D(o,
f).map(O=>O.kind==="problem"?[[O],[{...O,message:j.Gy.nothing,parts:[]}]]:[[O]])});function s(n,o,f){const $=n.map(([h=[]])=>o(h)),G=()=>$.reduce((h,O)=>h+(O===
""?0:(0,T.$$)(`${O}

`)),0)>f,D=[...n.keys()].reverse().filter(h=>$[h]!=="");for(const h of D){const O=n[h]?.[1];O!==void 0&&G()&&($[h]=o(O))}for(const h of D)G()&&($[h]="");return $}
const d=(n,o)=>`${w.B2[(0,l.fi)(n)].emoji} ${(0,_.Iu)((0,L.$N)(n,o))}`,y=(n,o)=>`${w.B2[(0,l.fi)(n)].emoji} Terraform service discovery: ${(0,L.$N)(n,o)}`;function e({
url:n,workflow:o,job:f,commit:$}){const G=o.split("/").at(-1)??"";return j.Gy.joined([j.Gy.link(n,j.Gy.code(G===""?"this run":G,r)),f===""?j.Gy.nothing:(0,j.mG)`job ${j.
Gy.code(f,r)}`,$===""?j.Gy.nothing:(0,j.mG)`commit ${j.Gy.code($.slice(0,i))}`])}const a=(n,o,f)=>`${y(n,o)}. ${E(j.Gy.small(e(f)))}
`}),3471:((_t,q,t)=>{t.d(q,{LV:()=>_,Wc:()=>g,ky:()=>b,nI:()=>k,nc:()=>L,wW:()=>l});const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},k=(u,m,{colour:r})=>r?
`\x1B[${T[m]}m${u}\x1B[0m`:u,N=(u,m,{hyperlinks:r})=>m&&r?`\x1B]8;;${m}\x1B\\${u}\x1B]8;;\x1B\\`:u;function l(u,m){const r=" ".repeat(u.indent),i=u.label.padEnd(
(u.column??0)-1),c=" ".repeat(u.indent+(u.column??2)),p=m.width-r.length-i.length-1,M=P(u.text,m),[R="",...s]=_(M,p,m.width-c.length),d=N(k(i,u.style,m),u.url,m),
{text:y="",url:e}=u.linked??{},n=R.startsWith(y)?`${N(y,e,m)}${R.slice(y.length)}`:R;return[`${r}${d} ${n}`.trimEnd(),...s.map(o=>`${c}${o}`)]}function b(u,m){const[
r="",...i]=_(P(u,m),m.width,m.width-2);return[r,...i.map(c=>`  ${c}`)]}const P=(u,m)=>m.withFlags?.(u)??u;function _(u,m,r=m){const i=[];let c="",p=0;for(const M of u.
split(" ")){const R=L(M),s=i.length===0?m:r;c!==""&&p+1+R>s&&(i.push(c),c=""),p=c===""?R:p+1+R,c=c===""?M:`${c} ${M}`}return[...i,c]}const w=/^[ -~]*$/,L=u=>w.test(
u)?u.length:Iterator.from(u).reduce((m,r)=>m+j(r),0);function j(u){return w.test(u)?1:U(u)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(u)?1:E(u)?2:1}const U=u=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(u),E=u=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(u);function g(u,m,r){let[i,c]=["",0];for(const p of u){const M=j(p),R=c+M;if(c>=m&&R<=r&&(M>0||c>m)?i+=p:i+=" ".repeat(Math.max(0,Math.min(R,r)-Math.max(c,
m))),c=R,c>r)break}return i}}),6811:((_t,q,t)=>{t.d(q,{XP:()=>g,fN:()=>E,qY:()=>L});var T=t(9432),k=t(255),N=t(6092),l=t(3471);const b=2,P=80;function _(m){if(m.
kind==="scan")return`read ${(0,T.px)(m.files,"file")}`;if(m.kind==="registries")return`${m.done} of ${(0,T.px)(m.total,"registry request")} done`;if(m.kind==="p\
ackages"){const s=[...new Set(m.waiting)];return`${(0,T.px)(m.done,"transfer")} of packages done${w(s)}`}const{done:r,total:i,failed:c,waiting:p}=m,M=c===0?"":`\
, ${c} failed so far`,R=[...p];return`${r} of ${(0,T.px)(i,"host")} checked${M}${w(R)}`}function w(m){const{shown:r,more:i}=(0,T.zN)(m,b),c=r.map(p=>(0,N.RK)((0,k.
nx)(p),P));return c.length===0?"":i===0?`; waiting for ${c.join(" and ")}`:`; waiting for ${c.join(", ")} and ${(0,T.px)(i,"other")}`}const L={show:()=>{},end:()=>{}},
j=5e3,U=200;function E(m){let r=!0;return u(j,i=>{r&&m(i),r=!r})}function g(m,r){let i="";const{show:c,end:p}=u(U,R=>{const s=(0,l.Wc)(R,0,r-1);s!==i&&m(`\r${s}\
\x1B[K`),i=s});return{show:c,end:()=>{p(),i!==""&&m("\r\x1B[K")}}}function u(m,r){let i=null;const c=setInterval(()=>{i!==null&&r(_(i))},m).unref();return{show:M=>{
i=M},end:()=>clearInterval(c)}}}),3397:((_t,q,t)=>{t.d(q,{t:()=>U});var T=t(3087),k=t(7039),N=t(3394),l=t(6092);let b=function(...g){return{hash:b}=process.getBuiltinModule(
"node:crypto"),new.target?new b(...g):b(...g)},P=function(...g){return{renderBadge:P}=t.late([7912],7912),new.target?new P(...g):P(...g)},_=function(...g){return{
renderCodeQuality:_}=t.late([9811],9811),new.target?new _(...g):_(...g)},w=function(...g){return{renderJunit:w}=t.late([6597],6597),new.target?new w(...g):w(...g)},
L=function(...g){return{renderHtml:L}=t.late([8594],8594),new.target?new L(...g):L(...g)},j=function(...g){return{renderSarif:j}=t.late([8554],8554),new.target?
new j(...g):j(...g)};function U({report:g,badge:u},m,r){const i=[],c=(p,M,R)=>{const s=(0,T.KE)(()=>(0,T.f8)(r,M,(0,T.mk)(R())));s!==null&&i.push(`the ${p} ${(0,l.
RK)(M)} was not written: ${s}`)};for(const{path:p,format:M}of g)c("report",p,()=>E(M,m));return u!==null&&c("badge",u,()=>[P(m.verdict)]),i}function E(g,{verdict:u,
context:m}){switch(g){case"json":return(0,k.hF)(u,m);case"sarif":return j(u,m);case"junit":return w(u,m);case"codequality":return _(u,r=>b("sha256",r));case"htm\
l":return L(u,m,r=>b("sha256",r,"base64"));case"markdown":return[(0,N.Gc)(u,m)]}}}),2019:((_t,q,t)=>{t.d(q,{G:()=>b});var T=t(6760),k=t(9968);const N=/^[0-9a-f]{40}$/,
l=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function b(r){const i=(0,T.join)(r,".git"),c=P(i,r)??i,p=j((0,T.join)(c,"commondir")),M=p===null?c:(0,T.resolve)(c,p),R=()=>(0,k.
r7)((0,T.join)(M,"packed-refs"))??"",s=_(j((0,T.join)(c,"HEAD")),[c,M],R);return s===null?null:{commit:s,isFetched:L(s,(0,k.r7)((0,T.join)(c,"FETCH_HEAD"))??"",
R),remote:g((0,k.r7)((0,T.join)(M,"config"))??"")}}function P(r,i){const[,c]=/^gitdir: (.+)$/.exec(j(r)??"")??[];return c===void 0?null:(0,T.resolve)(i,c)}function _(r,i,c){
const[,p]=l.exec(r??"")??[],M=p===void 0?r:w(p,i,c);return M!==null&&N.test(M)?M:null}function w(r,i,c){for(const M of i){const R=j((0,T.join)(M,r));if(R!==null)
return R}return c().split(`
`).find(M=>M.endsWith(` ${r}`))?.slice(0,40)??null}function L(r,i,c){const p=(M,R)=>M.split(`
`).some(s=>s.startsWith(`${r}${R}`));return p(i,"	")||p(c()," refs/remotes/")}const j=r=>(0,k.r7)(r)?.replace(/\r?\n$/,"")??null,U=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function g(r){let i=!1;for(const c of r.split(`
`).map(p=>p.trim())){c.startsWith("[")&&(i=c==='[remote "origin"]');const p=c.indexOf("=");if(!(!i||p<0||c.slice(0,p).trim().toLowerCase()!=="url"))return u(c.slice(
p+1).trim())}return null}function u(r){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[c,p]=i===null?m(r):[i[1],i[2]],M=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),R=M.length>1&&M.length<=U;return!c||!R||!M.every(s=>E.test(s))?null:{host:c.toLowerCase(),owner:M.slice(0,-1).join("/"),name:M.at(-1)??""}}function m(r){
const i=URL.parse(r);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),1116:((_t,q,t)=>{t.d(
q,{H:()=>c});var T=t(9432),k=t(2170),N=t(9119),l=t(9615),b=t(255),P=t(6092),_=t(2796),w=t(5102),L=t(1423),j=t(806),U=t(8884),E=t(6906),g=t(7792);const u=10,m=200,
r=5,i=3600,c=(n,o)=>[...p(n),...l.oC.flatMap(f=>{const $=n.findings.filter(({severity:Y})=>Y===f),G=(0,N.c1)($,Y=>M((0,k.Xd)(Y))??Y);if(G.length<=u)return R(f,G.
map(_.cZ),o);const D=(0,_.cZ)($),h=new Set(D.map(({findings:Y})=>M((0,U.tN)(Y)))),O=G.filter(([Y])=>{const nt=(0,k.Xd)(Y);return d(nt)&&!h.has(M(nt))}),A=f==="n\
otice"||f!==(0,w.hm)(n.findings)?0:Math.max(0,u-D.length),H=[...D.map(Y=>[Y]),...O.slice(0,A).map(_.cZ)];return R(f,H,o)})];function p({passed:n,stopped:o,findings:f}){
if(n||f.some(({severity:D})=>D==="error"))return[];if(o.length>0){const D=o.flatMap(O=>"reasons"in O?O.reasons??[]:[]),h=[(0,T.pk)(o),...D];return[y("error","Th\
e check is not complete",h)]}const{length:$}=f.filter(({severity:D})=>D==="warning"),G=`${(0,T.px)($,"warning")}, and fail-on is warning`;return[y("error","Warn\
ings fail this check",[G])]}const M=n=>n&&`${n.line}:${n.file}`;function R(n,o,f){const $=(0,j.du)(f,"notes",j.xy),{shown:G,rest:D}=(0,T.zN)(o,o.length>u?u-1:u),
h=D.flat().flatMap(({findings:A})=>A),O=`and ${(0,T.px)(h.length,`more ${n}`)}`,C=[...new Set(h.map(({problem:A})=>A.title)),"see the job summary"];return[...G.
map(A=>{const H=A.flatMap(mt=>mt.findings),Y=(0,U.tN)(H),nt=A.map(mt=>(0,L.Zw)(mt,$));return y(n,s(H),nt,d(Y)?Y:null)}),...h.length>0?[y(n,O,[C.join(`
`)])]:[]]}function s(n){const[o,...f]=new Set(n.flatMap(h=>h.host??[])),$=[...new Set(n.map(({problem:h})=>h.title))].join(", "),G=(0,U.Dx)(n).length,D=(0,U.tN)(
n);return o===void 0&&G>1?`${(0,T.px)(G,"place")}: ${$}`:o===void 0?d(D)||!D?$:`${(0,N.II)(D.file)}: ${$}`:f.length>0?`${(0,T.px)(f.length+1,"host")}: ${$}`:`${(0,P.
RK)((0,b.nx)(o))}: ${$}`}function d(n){const o=n?.file??"";return o!==""&&(0,U.CN)(o)&&(0,P.BP)((0,P.RK)(o,o.length))===o}function y(n,o,f,$=null){const{shown:G,
more:D}=(0,T.zN)(f,r),h=i/G.length,O=G.map(A=>{if(typeof A=="string")return(0,T.dh)(A,h);const H=$===null?"":(0,N.R3)({...$,inside:void 0}),Y=e(A,h/2,H).join(`
`);return`${(0,T.dh)(Y,h-A.url.length)}
${A.url}`}),C=D>0?[`and ${D} more, see the job summary`]:[];return{level:n,title:(0,P.LS)((0,P.RK)(o,m)),message:(0,P.LS)([...O,...C].join(`

`)),...$,inside:void 0}}function e({message:n,title:o,code:f,parts:$},G,D){const h=(0,E.wh)(g.Gy.isEmpty(n)?o:n),{first:O=[],last:C=[]}=Object.groupBy($,H=>H.kind===
"note"&&(H.as==="help"||H.as==="small")?"first":"last"),A=[...O,...C].flatMap(H=>a(H,D));return[`${(0,T.dh)(h,G)} [${f}]`,...A]}function a(n,o){return n.kind===
"note"?[`${n.label}: ${(0,E.wh)(n.text)}`]:n.kind==="paragraph"?[(0,E.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:f="",message:$="",help:G=""})=>{
const D=(0,E.wh)(f)===o?g.Gy.nothing:f;if(g.Gy.isEmpty($))return g.Gy.isEmpty(D)?[]:[`at: ${(0,E.wh)(D)}`];const h=`- ${(0,E.wh)(g.Gy.joined([D,$],g.Gy.words(":\
 ")))}`;return g.Gy.isEmpty(G)?[h]:[h,`  help: ${(0,E.wh)(G)}`]})}}),8065:((_t,q,t)=>{t.d(q,{Fr:()=>r,GN:()=>m,K$:()=>p,O7:()=>M,cn:()=>w,yi:()=>i});var T=t(9432),
k=t(6092),N=t(4073),l=t(806),b=t(4120),P=t(3394),_=t(7792);const w="the files",L=200,j="Terraform service discovery fails: ",U="Terraform service discovery reco\
vers: ",E="Registry check: ",g=3,u=10;function m({failing:{first:s,count:d}},y=w){const e=s.filter(({recovering:O})=>O===void 0),a=e.some(({subject:O})=>O!==w),
[n,o]=e.length===0?[U,s]:[a?j:E,e],f=d-s.length+o.length,$=({subject:O})=>O===w?y:O,G=o.slice(0,g).map($),D=f>G.length?[`${f-G.length} more`]:[],h=(0,k.RK)(`${n}${[
...G,...D].join(", ")}`);return h.length>L?`${n}${f} hosts`:h}const r=s=>[j,U,E].some(d=>s.startsWith(d));function i(s,d,{outage:y,page:e,maxBytes:a}){const{startedAt:n}=d,
o=y.failing.count>0?" Closes when all hosts recover.":"",f=c(y.failing,n).map(P.ni);return(0,P.Cf)(N.YK,s,(0,l.du)(d,"brief",l.xy),{head:[`### ${(0,P.gD)(s,d)}`,
...f].join(`

`),foot:(0,_.mG)`Last checked ${(0,b.QN)(n)}; details in the summary of ${(0,P.Fp)(e)}. Updated automatically.${o}`,maxBytes:a})}function c({first:s,count:d},y){
const a=[...Map.groupBy(s,({since:f,recovering:$})=>$===void 0?`Failing since ${(0,b.QN)(f)} (${(0,b.u8)(f,y)})`:`Recovering, ${$.good} of ${(0,T.px)($.needed,"\
run")} without a failure`)].slice(0,u),n=d-a.flatMap(([,f])=>f).length,o=a.map(([f,$])=>{const G=_.Gy.sign($.some(({recovering:h})=>h)?"works":"fails"),D=_.Gy.some(
$,u,({subject:h})=>R(h));return(0,_.mG)`${G} ${f}: ${D}`});return n>0?[...o,(0,_.mG)`and ${n} more`]:o}function p(s,d){const{at:y,down:e,up:a,gone:n,still:o,endedSince:f,
isReopened:$}=s,G=(C,A,H)=>H.length===0?_.Gy.nothing:(0,_.mG)`${_.Gy.sign(C)} ${A}: ${_.Gy.some(H,u,Y=>Y)}.`,D=({subject:C,since:A})=>(0,_.mG)`${R(C)} (after ${(0,b.
u8)(A,y)})`;return`${[$?(0,_.mG)`Reopened: the failure continues or has returned.`:_.Gy.nothing,G("fails","Failing",e.map(R)),G("works","Recovered",a.map(D)),G(
"skipped","No longer checked",n.map(R)),G("fails","Still failing",o.map(R)),f===null?_.Gy.nothing:(0,_.mG)`${_.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,b.
u8)(f,y)}, from ${(0,b.QN)(f)} to ${(0,b.QN)(y)}, as observed by this check.`,_.Gy.small(_.Gy.joined([(0,b.QN)(y),(0,P.Fp)(d)]))].filter(C=>!_.Gy.isEmpty(C)).map(
P.ni).join(`

`)}
`}const M=s=>`Duplicate of #${s}, which another run opened at the same time.
`,R=s=>s===w?s:_.Gy.code(s)}),4947:((_t,q,t)=>{t.a(_t,async(T,k)=>{try{let A=function(B){for(const K of D.redact(B))p.pq(K)},H=function(B){for(const K of D.redact(
B))p.$e((0,g.LS)(K))},mt=function(B){const{verdict:K,changes:Q,context:it}=B,ft=n===null?[]:(0,i.ws)((0,L.R8)(K),$,n),dt=Q?.kind==="files"?Q.files:[],yt=n===null?
new Map:(0,i.hP)(ft,dt,$,n);return{...B,located:ft,context:{...it,links:yt}}};t.r(q);var N=t(9876),l=t(3628),b=t(3214),P=t(3087),_=t(1116),w=t(7039),L=t(4503),j=t(
6662),U=t(3394),E=t(255),g=t(6092),u=t(7773),m=t(437),r=t(9973),i=t(8278),c=t(6102),p=t(166),M=t(4436),R=t(6811),s=t(4515),d=t(3397);const y=120;(0,s.kL)(process,
B=>process.stderr.write(`the log was not written: ${B}
`));const{env:e}=process,a=p.j_(e.GITHUB_EVENT_PATH);delete e.GITHUB_EVENT_PATH;const n=(0,M.ng)(e,a),o=(0,M.$c)(e.GITHUB_EVENT_NAME,a),f=Object.keys(e).filter(
B=>B.startsWith(E.xV)&&!e[B]);for(const B of o?f:[])delete e[B];const $=e.GITHUB_WORKSPACE??process.cwd(),G=p.Ko(u.y.map(({name:B})=>B)),D=(0,N.cA)(G,e,(0,l.K)(
p.Pq)),h=new b.VG;await(0,s.mB)(process,{stop:h,secrets:D,isFinal:!1,act:O,reportMistakes:B=>p.z3(B.map(K=>(0,g.LS)(K)).join(`
`),{title:"Wrong settings"}),reportCrash:B=>p.z3(B,{title:"Could not run"})});async function O(B){const K=(0,R.fN)(dt=>A([dt])),{checked:Q,warnings:it}=await(0,m.
k_)(G,process,K,{directory:$,isFork:o,stop:h,changes:C,secrets:D}),ft=B.aborted?3:Q.verdict.passed?0:1;return H(it),await nt(Q,B),ft}async function C({githubToken:B}){
const K=await(0,r.S)(n,B,h.signal);return K.kind==="all"&&n?.pull&&H([`changed-only has no effect: ${K.why}`]),K}async function Y(B,K){try{await K()}catch(Q){H(
[`${B}: ${(0,P.A3)(Q)}`])}}async function nt(B,K){let Q={...B,located:[]};await Y("places are not links",()=>{Q=mt(B)}),await et(Q),!K.aborted&&await Y("the com\
ment and the issue were not written",async()=>{const{notes:it,warnings:ft}=await(0,c.m)(Q,n,$,K);A(it),H(ft)})}async function et({settings:B,verdict:K,context:Q}){
const{GITHUB_OUTPUT:it,GITHUB_STEP_SUMMARY:ft,RUNNER_TEMP:dt}=e,yt={colour:!1,width:y,isRunner:!0,context:Q},$t={"the log was not written":()=>p.ur((0,j.K)(K,yt)),
"the annotations were not written":()=>p.fz((0,_.H)(K,Q)),"the outputs were not written":()=>H(p.Kn(it,p.Yz(K))),"the job summary was not written to GITHUB_STEP\
_SUMMARY":()=>p.Sy(ft,(0,U.Gc)(K,Q)),"the JSON report was not written to RUNNER_TEMP":()=>{const Ot=p.u5(dt,(0,w.hF)(K,Q));H(p.Kn(it,{report:Ot}))},"the report \
files were not written":()=>H((0,d.t)(B,{verdict:K,context:Q},$))};for(const[Ot,z]of Object.entries($t))await Y(Ot,z)}k()}catch(y){k(y)}},1)}),9973:((_t,q,t)=>{
t.d(q,{N:()=>b,S:()=>R});var T=t(1123),k=t(4436);const N=100,l=100;async function b(s,d,y,e){const a=AbortSignal.any([AbortSignal.timeout(y),e]),{connect:n}=await Promise.
all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:o,paginate:f}=n(s,d,a),$={owner:s.owner,repo:s.repository},G={...$,per_page:N},D=(O,C)=>_(O.then(({data:A})=>C(
A))),h=async(O,C,A)=>(await _(P(O,A))).flatMap(C);return{listComments:O=>{const C={...G,issue_number:O};return h(f.iterator(o.issues.listComments,C),w)},createComment:(O,C)=>D(
o.issues.createComment({...$,issue_number:O,body:C}),w),updateComment:(O,C)=>_(o.issues.updateComment({...$,comment_id:O,body:C})),deleteComment:O=>_(o.issues.deleteComment(
{...$,comment_id:O})),listIssues:(O,C)=>{const A=f.iterator(o.issues.listForRepo,{...G,...O});return h(A,Y=>(0,k.at)(Y,"pull_request")===void 0?L(Y):[],C)},createIssue:O=>D(
o.issues.create({...$,...O,labels:[...O.labels]}),L),updateIssue:(O,C)=>_(o.issues.update({...$,issue_number:O,...C})),addLabels:(O,C)=>_(o.issues.addLabels({...$,
issue_number:O,labels:[...C]})),createLabel:O=>_(o.issues.createLabel({...$,...O})),listChangedFiles:O=>{const C={...G,pull_number:O};return h(f.iterator(o.pulls.
listFiles,C),j)}}}async function P(s,d=Number.POSITIVE_INFINITY){const y=[];let e=0;for await(const{data:a}of s){for(const n of U(a))y.push(n);if(y.length>=d)return y.
slice(0,d);if(e+=1,e===l)throw new T.F9(`the list has more than ${l} pages`)}return y}async function _(s){try{return await s}catch(d){if(d instanceof T.F9)throw d;
return i()}}const w=s=>({id:r(s,"id"),body:m(s,"body")??"",isTrusted:g(s)}),L=s=>({number:r(s,"number"),title:u(s,"title"),body:m(s,"body")??"",isOpen:u(s,"stat\
e")==="open",reason:m(s,"state_reason"),closedAt:m(s,"closed_at"),labels:U((0,k.at)(s,"labels")).flatMap(d=>typeof d=="string"?d:m(d,"name")??[]),isTrusted:g(s)}),
j=s=>({file:u(s,"filename"),status:u(s,"status"),changes:r(s,"changes"),patch:m(s,"patch")}),U=s=>Array.isArray(s)?s:i(),E=["OWNER","MEMBER","COLLABORATOR"],g=s=>(0,k.
at)(s,"user","type")==="Bot"||E.includes((0,k.at)(s,"author_association")),u=(s,d)=>m(s,d)??i();function m(s,d){const y=(0,k.at)(s,d)??null;return y===null||typeof y==
"string"?y:i()}function r(s,d){const y=(0,k.at)(s,d),e=typeof y=="bigint"?Number(y):y;return typeof e=="number"&&Number.isFinite(e)&&e>=0?e:i()}function i(){throw new T.
F9("the response is not one of GitHub\u2019s REST API")}const c=3e3,p=6e4,M=s=>({kind:"all",why:s});async function R(s,d,y,e=p){if(s===null)return M("not a work\
flow run");const{pull:a,event:n}=s;if(a===null)return M(`a ${n} event has no pull request`);const o=(0,k.h0)(s,d);if(!o.ok)return M(o.why);try{const $=await(await b(
s,o.value.token,e,y)).listChangedFiles(a.number);return $.length<c?{kind:"files",files:$}:M(`the pull request changes ${c} files or more, and GitHub lists at mo\
st ${c}`)}catch(f){return M((0,T.Ic)("the changed files could not be listed",f,{run:s,permission:"pull-requests: read"}))}}}),1123:((_t,q,t)=>{t.d(q,{F9:()=>N,Ic:()=>E,
Wo:()=>l,jy:()=>L});var T=t(3087),k=t(6092);class N extends Error{name="ApiFailure";httpStatus;headers;constructor(m,r=null,i={}){super(m),this.httpStatus=r,this.
headers=i}}async function l(u){try{return await u,!0}catch(m){if(m instanceof N&&m.httpStatus===404)return!1;throw m}}const b=2e4,P=2,_=500,w=u=>j(u,0,0)!==null;
function L(u,m,r,i){if(r>=P)return null;const c=j(u,r,i);if(c!==null)return c<=b?c:null;if(m==="POST")return null;const{httpStatus:p}=u;return p===null||p===408||
p>=500?_*2**r:null}function j({httpStatus:u,headers:m,message:r},i,c){if(u!==403&&u!==429)return null;const p=Number(m["retry-after"]??Number.NaN);if(Number.isFinite(
p))return Math.max(0,p*1e3);const M=Number(m["x-ratelimit-reset"]??Number.NaN);return String(m["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(M)?Math.max(
0,M*1e3-c):u===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**i:null}const U=300;function E(u,m,{run:r,permission:i}){if(!(m instanceof N))return`${u}\
: ${(0,T.A3)(m)}`;const{httpStatus:c,message:p}=m,M=p.startsWith("the ")?" as expected":"",R=c===null?`did not answer${M}`:`returned ${c}`,s=(0,k.BP)((0,k.RK)(p.
replace(/\s+/gu," "),U));return`${u}: ${(0,k.RK)(r.apiUrl)} ${R} (${s})${g(m,r,i)}`}function g(u,m,r){if(w(u))return"; GitHub limits the rate of requests, try a\
gain later";switch(u.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return m.pull?.isFork===!0&&r.endsWith("write")?"; \
the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job`;case 410:return r==="issues: w\
rite"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((_t,q,t)=>{t.d(q,{hP:()=>j,ws:()=>w});var T=t(6760),k=t(9968),
N=t(2019),l=t(4503),b=t(3096),P=t(3298);let _=function(...g){return{createHash:_}=process.getBuiltinModule("node:crypto"),new.target?new _(...g):_(...g)};function w(g,u,m){
const r=(0,P.O)(i=>{const c=(0,T.join)(u,i),p=(0,k.UO)(c,u)?(0,N.G)(c):null;return p!==null?L(p,i,m):i===""?null:r((0,b.jt)(i))});return[...g].flatMap(i=>{const c=r(
(0,b.jt)(i));if(c===null)return[];const{prefix:p,blob:M,isOfRun:R}=c,s=i.slice(p.length),d=(0,l.oW)(s);return d===null?[]:{file:i,path:s,url:`${M}/${d}`,isOfRun:R}})}
function L({commit:g,isFetched:u,remote:m},r,i){const c=URL.parse(i.serverUrl);if(m===null||c===null||!/^https?:\/\/[\w.:/-]+$/.test(i.serverUrl)||m.host!==c.host&&
m.host!==c.hostname||!u&&![i.commit,i.defaultCommit].includes(g))return null;const p=`${m.owner}/${m.name}`,M=R=>R?.toLowerCase()===p.toLowerCase();return{prefix:r===
""?"":`${r}/`,blob:`${i.serverUrl}/${p}/blob/${g}`,isOfRun:M(`${i.owner}/${i.repository}`)||M(i.pull?.from)}}function j(g,u,m,{pull:r,serverUrl:i,owner:c,repository:p}){
const M=new Map(u.map(({file:s,patch:d})=>[s,d])),R=g.map(({file:s,path:d,url:y,isOfRun:e})=>{const a=M.get(d)??null,n=a===null||!e?null:(0,k.r7)((0,T.join)(m,s));
if(r===null||a===null||n===null)return[s,{url:y}];const o=_("sha256").update(d).digest("hex"),f=`${i}/${c}/${p}/pull/${r.number}/files#diff-${o}`;return[s,{url:y,
diff:{url:f,lines:U(a,n)}}]});return new Map(R)}function U(g,u){const m=u.split(`
`).map(E),r=new Set;let i=0;for(const c of g.split(`
`)){const[,p]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];p!==void 0?i=Number(p):/^[ +]/.test(c)&&(m[i-1]===E(c.slice(1))&&r.add(i),i+=1)}return r}const E=g=>g.endsWith(
"\r")?g.slice(0,-1):g}),8648:((_t,q,t)=>{t.d(q,{Fq:()=>r,KY:()=>_,Uv:()=>L,pT:()=>g});var T=t(4702),k=t(8065),N=t(5102),l=t(9432),b=t(4436),P=t(3131);function _({
verdict:s,context:d},{issueCloseAfter:y},e){const a=A=>A.some(({severity:H})=>(0,T.k2)(H,d.failOn)),{stopped:n}=s,o=s.hosts.map(A=>{const H=A.visit.host,Y=d.history?.
get(A.visit.host)?.alarm??null,nt=a(A.findings),mt=(0,N.sG)(A)==="skipped",et=Y===null?nt||(0,N.b)(A):Y.isDown&&!mt;return{name:H,alarm:mt?null:Y,failsNow:nt,isDown:et}}),
f=o.map(({name:A})=>A).toSorted(),$=o.filter(({isDown:A})=>A).map(({name:A})=>A),G=a(s.files)?[k.cn]:[],D=[...$,...G].toSorted(),h=o.flatMap(({alarm:A,...H})=>A===
null?[]:{alarm:A,...H}),O=h.filter(({alarm:A})=>A.good<y),C=h.filter(({failsNow:A,isDown:H})=>A&&!H);return{hosts:f,failing:D,since:new Map(h.flatMap(({name:A,alarm:H})=>H.
since?[[A,H.since]]:[])),unsettled:new Map(O.map(({name:A,alarm:H})=>[A,H.good])),goodRuns:y,pending:new Map(C.map(({name:A,alarm:H})=>[A,H.failed])),isWhole:!n.
some(({kind:A})=>A==="missing"),at:d.startedAt,run:e.id}}const w=s=>({kind:"nothing",why:s});function L(s,d){const y=s?.isOpen?j(d,s.state):d,e=y.failing.length===
0,a=y.pending.size===0?"no failures":"too few failing runs";if(s===null)return e?w(a):{kind:"open",state:U(null,y)};const{state:n,isOpen:o,reason:f}=s;if(n.run>
y.run)return w("a later run has updated it");if(!o&&e)return w(a);if(!o&&f==="not_planned"&&n.digest===(0,P.ol)(y.failing))return w("it was closed as not planne\
d");const $=U(n,y),G=n.digest!==$.digest||!o;return{kind:e?"close":o?"update":"reopen",state:$,event:G?E(n,y,!o):null}}function j(s,{failing:d}){const y=new Set(
s.hosts),e=({subject:n})=>s.unsettled.has(n)||!s.isWhole&&!y.has(n),a=d.first.filter(e).map(({subject:n})=>n);return{...s,failing:[...new Set([...s.failing,...a])].
toSorted()}}function U(s,d){const y=new Map(s?.failing.first.map(({subject:n,since:o})=>[n,o])),e=d.failing.map(n=>{const o=y.get(n)??d.since.get(n)??d.at,f=d.unsettled.
get(n)??0;return{subject:n,since:o,...f>0&&{recovering:{good:f,needed:d.goodRuns}}}}),a=d.failing.map(n=>d.since.get(n)??d.at);return{hosts:m(d.hosts),failing:m(
e),digest:(0,P.ol)(d.failing),since:e.length===0?null:s?.since??[d.at,...a].toSorted()[0]??d.at,run:d.run}}function E({failing:s,since:d},y,e){const a=new Set(s.
first.map(({subject:D})=>D)),n=s.count===s.first.length,{still:o=[],down:f=[]}=Object.groupBy(y.failing,D=>a.has(D)||!n?"still":"down"),$=new Set([...y.hosts,k.
cn]),G=s.first.filter(({subject:D})=>!y.failing.includes(D));return{at:y.at,down:f,up:G.filter(({subject:D})=>$.has(D)),gone:G.flatMap(({subject:D})=>$.has(D)?[]:
[D]),still:o,endedSince:y.failing.length===0?d:null,isReopened:e}}function g(s,{hosts:d}){if(s.length===0||d.count===0)return 1;const y=new Set(d.first),e=m(s).
first.filter(n=>y.has(n)).length;return s.length===d.count&&e===y.size?e+1:e}const u=6e3;function m(s){const{shown:d}=(0,l.I0)(s,u,0,y=>JSON.stringify(y));return{
first:s.slice(0,d.length),count:s.length}}function r(s){const d=i((0,b.at)(s,"hosts"),c),y=i((0,b.at)(s,"failing"),M);if(d===null||y===null)return null;const e=(0,b.
at)(s,"since");return{hosts:d,failing:y,digest:(0,b.$6)(s,"digest")??"",since:p(e)?e:null,run:R((0,b.at)(s,"run"))}}function i(s,d){const y=(0,b.at)(s,"first");
return!Array.isArray(y)||!y.every(d)?null:{first:y,count:Math.max(y.length,R((0,b.at)(s,"count")))}}const c=s=>typeof s=="string",p=s=>c(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(s)&&!Number.isNaN(Date.parse(s)),M=s=>c((0,b.at)(s,"subject"))&&p((0,b.at)(s,"since")),R=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:((_t,q,t)=>{
t.d(q,{Pe:()=>_,ol:()=>b,t7:()=>w,yR:()=>l});var T=t(6092);let k=function(...L){return{createHash:k}=process.getBuiltinModule("node:crypto"),new.target?new k(...L):
k(...L)};const N="tf-disco",l=(L,...j)=>b([L.workflow,L.job,L.step,...j]),b=L=>k("sha256").update(JSON.stringify(L)).digest("hex").slice(0,16),P=65536;function _(L,j,U,E){
const g=JSON.stringify(U).replace(/[<>&]/g,T.z5),u=`<!-- ${N} ${L} ${j} ${g} -->`;return`${u}
${E(P-u.length-1)}`}function w(L,j,U){const E=`<!-- ${N} ${j} ${U} `;if(!L.startsWith(E))return;const g=L.indexOf(" -->",E.length);if(!(g<0))try{return JSON.parse(
L.slice(E.length,g))}catch{return}}}),6102:((_t,q,t)=>{t.d(q,{m:()=>u});var T=t(9432),k=t(9973),N=t(1123),l=t(8278),b=t(4436),P=t(8648),_=t(3131);let w=function(...i){
return{deliverComment:w}=t.late([9681],9681),new.target?new w(...i):w(...i)},L=function(...i){return{deliverIssue:L}=t.late([9681],9681),new.target?new L(...i):
L(...i)};const j=6e4,U=1e4,E=10,g={comment:"pull-requests: write",issue:"issues: write"};async function u(i,c,p,M){const{settings:R}=i,s=["comment","issue"].filter(
nt=>R[nt]!=="never"),d=(0,b.h0)(c,R.githubToken),y=[],e=[];if(!d.ok)return{notes:y,warnings:s.map(nt=>`the ${nt} was not written: ${d.why}`)};const{run:a,token:n}=d.
value,o=await(0,k.N)(a,n,j,M),f=async()=>{const{changes:nt,located:mt,context:et}=i,K=nt?.kind==="files"||!mt.some(({isOfRun:Q})=>Q)?null:await(0,k.S)(a,n,M,U);
return K?.kind==="files"?(0,l.hP)(mt,K.files,p,a):et.links},$=(0,P.KY)(i,R,a),G=m(a),{pull:D,event:h}=a,{name:O,version:C}=R.dialect,A=(0,_.yR)(a,C===null?O:`${O}\
 ${C}`),H={comment:async()=>D===null?`skipped, a ${h} event has no pull request`:await w(o,{...i,run:a,pull:D.number,findLinks:f}),issue:async()=>G===null?await L(
o,{...i,run:a,key:A,now:$}):`skipped, ${G}`};for(const nt of s)try{y.push(`${nt}: ${await H[nt]()}`)}catch(mt){const et=g[nt];e.push((0,N.Ic)(`the ${nt} was not\
 written`,mt,{run:a,permission:et}))}return{notes:R.issue!=="never"&&G===null?[...y,...r($,R)]:y,warnings:e}}function m({event:i,isDefaultBranch:c,pull:p}){return p!==
null||i==="merge_group"?`a ${i} event checks a proposed change`:c===!1?"not on the default branch":null}function r({pending:i},{issueOpenAfter:c}){const p=Map.groupBy(
i,([,M])=>M);return Array.from(p,([M,R])=>`issue: ${(0,T.K4)(R,E,([d])=>d)} failed in ${M} of ${c} runs needed to open an issue`)}}),166:((_t,q,t)=>{t.d(q,{fz:()=>dt,
z3:()=>G,pq:()=>O,Yz:()=>gt,j_:()=>J,Ko:()=>Q,Pq:()=>R,$e:()=>D,ur:()=>it,Kn:()=>$t,u5:()=>F,Sy:()=>yt});var T=t(3024),k=t(6760),N=t(857);function l(I){return I==
null?"":typeof I=="string"||I instanceof String?I:JSON.stringify(I)}function b(I){return Object.keys(I).length?{title:I.title,file:I.file,line:I.startLine,endLine:I.
endLine,col:I.startColumn,endColumn:I.endColumn}:{}}function P(I,x,X){const tt=new L(I,x,X);process.stdout.write(tt.toString()+N.EOL)}function _(I,x=""){P(I,{},
x)}const w="::";class L{constructor(x,X,tt){x||(x="missing.command"),this.command=x,this.properties=X,this.message=tt}toString(){let x=w+this.command;if(this.properties&&
Object.keys(this.properties).length>0){x+=" ";let X=!0;for(const tt in this.properties)if(this.properties.hasOwnProperty(tt)){const ot=this.properties[tt];ot&&(X?
X=!1:x+=",",x+=`${tt}=${U(ot)}`)}}return x+=`${w}${j(this.message)}`,x}}function j(I){return l(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function U(I){return l(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("th\
is function of @actions/core is not bundled")}function g(){throw new Error("this function of @actions/core is not bundled")}var u=t(6928);function m(I){return I.
replace(/[\\]/g,"/")}function r(I){return I.replace(/[/]/g,"\\")}function i(I){return I.replace(/[/\\]/g,path.sep)}var c=function(I,x,X,tt){function ot(lt){return lt instanceof
X?lt:new X(function(ct){ct(lt)})}return new(X||(X=Promise))(function(lt,ct){function at(vt){try{At(tt.next(vt))}catch(jt){ct(jt)}}function Rt(vt){try{At(tt.throw(
vt))}catch(jt){ct(jt)}}function At(vt){vt.done?lt(vt.value):ot(vt.value).then(at,Rt)}At((tt=tt.apply(I,x||[])).next())})},p;(function(I){I[I.Success=0]="Success",
I[I.Failure=1]="Failure"})(p||(p={}));function M(I,x){const X=toCommandValue(x);if(process.env[I]=X,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
I,x));issueCommand("set-env",{name:I},X)}function R(I){P("add-mask",{},I)}function s(I){process.env.GITHUB_PATH||""?issueFileCommand("PATH",I):issueCommand("add\
-path",{},I),process.env.PATH=`${I}${path.delimiter}${process.env.PATH}`}function d(I,x){const X=process.env[`INPUT_${I.replace(/ /g,"_").toUpperCase()}`]||"";if(x&&
x.required&&!X)throw new Error(`Input required and not supplied: ${I}`);return x&&x.trimWhitespace===!1?X:X.trim()}function y(I,x){const X=d(I,x).split(`
`).filter(tt=>tt!=="");return x&&x.trimWhitespace===!1?X:X.map(tt=>tt.trim())}function e(I,x){const X=["true","True","TRUE"],tt=["false","False","FALSE"],ot=d(I,
x);if(X.includes(ot))return!0;if(tt.includes(ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${I}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function a(I,x){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",g(I,x));process.
stdout.write(N.EOL),P("set-output",{name:I},l(x))}function n(I){issue("echo",I?"on":"off")}function o(I){process.exitCode=p.Failure,G(I)}function f(){return process.
env.RUNNER_DEBUG==="1"}function $(I){issueCommand("debug",{},I)}function G(I,x={}){P("error",b(x),I instanceof Error?I.toString():I)}function D(I,x={}){P("warni\
ng",b(x),I instanceof Error?I.toString():I)}function h(I,x={}){P("notice",b(x),I instanceof Error?I.toString():I)}function O(I){process.stdout.write(I+N.EOL)}function C(I){
_("group",I)}function A(){_("endgroup")}function H(I,x){return c(this,void 0,void 0,function*(){C(I);let X;try{X=yield x()}finally{A()}return X})}function Y(I,x){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(I,x));issueCommand("save-state",{name:I},toCommandValue(x))}function nt(I){
return process.env[`STATE_${I}`]||""}function mt(I){return c(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(I)})}var et=t(3087),B=t(9968),K=t(
9432);const Q=I=>Object.fromEntries(I.map(x=>[x,d(x)]));function it(I){for(const{kind:x,text:X}of I){const[tt="",...ot]=X.split(`
`);x==="plain"?O(X):(C(tt),O(ot.join(`
`)),A())}}const ft={error:G,warning:D,notice:h};function dt(I){for(const{level:x,message:X,line:tt,column:ot,...lt}of I)ft[x](X,{...lt,...tt!==void 0&&{startLine:tt},
...ot!==void 0&&{startColumn:ot}})}const yt=(I,x)=>z("GITHUB_STEP_SUMMARY",I,()=>x);function $t(I,x){const X=new Map;for(const[lt,ct]of Object.entries(x))try{I?
z("GITHUB_OUTPUT",I,()=>Ot(lt,ct)):a(lt,ct)}catch(at){X.set(lt,(0,et.A3)(at))}const[tt]=X.values();return tt===void 0?[]:[`not written to GITHUB_OUTPUT, and emp\
ty for later steps: ${[...X.keys()].join(", ")}: ${tt}`]}function Ot(I,x){const X=typeof x=="string"?x:JSON.stringify(x);if(/[\r\n]/.test(X))throw new et.hM("th\
e value has a line break");return`${I}=${X}
`}function z(I,x,X){if(!x)throw new et.hM(`${I} is not set; run this as an action on a runner`);(0,B.ET)((0,T.openSync)(x,"r+"),tt=>{const{size:ot}=(0,T.fstatSync)(
tt);try{(0,T.appendFileSync)(x,X())}catch(lt){throw(0,T.fstatSync)(tt).size>ot&&(0,T.ftruncateSync)(tt,ot),lt}})}function F(I,x){if(!I)throw new et.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const X=(0,k.join)("tf-disco","report.json");return(0,et.f8)(I,X,(0,et.mk)(x)),(0,k.join)(I,X)}function J(I){
if(I===void 0||I==="")return null;const x=(0,B.yR)(I);try{if(x.ok)return JSON.parse(x.text)}catch{}const X=x.ok?"is not JSON":(0,K.mP)(x.failure);return D(`the \
event of this run is ignored: the file in GITHUB_EVENT_PATH ${X}; check that no earlier step changes it`),null}const rt={hosts:12e4,services:36e4},st=1;function gt({
passed:I,hosts:x,findings:X}){const tt=at=>X.filter(Rt=>Rt.severity===at).length,ot=({visit:at})=>JSON.stringify(at.host),{shown:lt}=(0,K.I0)(x,rt.hosts,st,ot),
{shown:ct}=(0,K.I0)(x,rt.services,st,at=>{const Rt=at.services.flatMap(At=>At.kind==="url"?[[At.id,At.url]]:[]);return`${ot(at)}:${JSON.stringify(Object.fromEntries(
Rt))}`});return{passed:I,hosts:`[${lt.join(",")}]`,services:`{${ct.join(",")}}`,errors:tt("error"),warnings:tt("warning"),"left-out":x.length-Math.min(lt.length,
ct.length)}}}),4436:((_t,q,t)=>{t.d(q,{$6:()=>U,$c:()=>w,at:()=>j,h0:()=>P,ng:()=>l});var T=t(7811),k=t(6092);const N=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function l(E,g){const u=M=>E[M]?.trim()??"",[,m,r]=N.exec(u("GITHUB_REPOSITORY"))??[];if(m===void 0||r===void 0)return null;const i=b(u("GITHUB_SERVER_URL")||"h\
ttps://github.com"),c=U(g,"repository","default_branch");return{...{workflow:_(u("GITHUB_WORKFLOW_REF"))??u("GITHUB_WORKFLOW"),job:u("GITHUB_JOB"),url:`${i}/${m}\
/${r}/actions/runs/${u("GITHUB_RUN_ID")}`,commit:U(g,"pull_request","head","sha")??u("GITHUB_SHA")},owner:m,repository:r,apiUrl:b(u("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:i,event:u("GITHUB_EVENT_NAME"),step:u("GITHUB_ACTION"),id:Number(/^\d+$/.exec(u("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:u("GITHUB_SH\
A"),pull:L(u("GITHUB_EVENT_NAME"),g),isDefaultBranch:c===void 0?null:u("GITHUB_REF")===`refs/heads/${c}`}}const b=E=>E.replace(/(?<!\/)\/+$/,"");function P(E,g){
return E===null?(0,T.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):g===null?(0,T.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,T.Ju)({run:E,token:g}):(0,T.TR)(`GITHUB_API_URL is not an https URL: ${(0,k.RK)(E.apiUrl)}`)}const _=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function w(E,g){
if(E==="pull_request_target")return!1;const u=j(g,"pull_request","head"),m=j(u,"repo","full_name"),r=j(g,"pull_request","base","repo","full_name");return u!==void 0&&
m!==r}function L(E,g){const u=j(g,"pull_request","number");return typeof u!="number"||!Number.isSafeInteger(u)||u<=0?null:{number:u,isFork:w(E,g),from:U(g,"pull\
_request","head","repo","full_name")??null}}function j(E,...g){return g.reduce((u,m)=>typeof u=="object"&&u!==null?Reflect.get(u,m):void 0,E)}function U(E,...g){
const u=j(E,...g);return typeof u=="string"?u:void 0}})};export{zt as ids,Vt as modules};
var $late0,$late1,$late2,$late3,$late4;
