const zt=[197,879,124,909],Jt={4883:(($t,tt,t)=>{t.d(tt,{k_:()=>B,w5:()=>et});var A=t(8884),w=t(3024),C=t(6760),a=t(5747),j=t(4e3),y=t(2161);const P=1024*1024,O=4e3;
function T(W,H){const{redact:Y,kept:nt,directory:st,checkedAt:dt,configs:Mt}=H,At=Mt.flatMap(X=>X.files).flatMap(({path:X,shown:Z})=>[S(X),Z]),Q=X=>!At.includes(
X)&&(0,y.L8)((0,C.basename)(X),new Set,(0,C.basename)((0,C.dirname)(X)))!==void 0;return[...Map.groupBy(W,({file:X})=>X)].flatMap(([X,Z])=>{const ot=S((0,C.resolve)(
st,X)),Et=[X,ot].every(Q)&&I(ot,dt)?(0,a.yR)(ot,P):null,D=Et?.ok?Et.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return Z.flatMap(F=>{const z=D[F.line-1]??"";return F.
column<=z.length&&z.length<=O&&Y(z,nt)===z?r(z,F):[]})})}const S=W=>(0,a.N0)(()=>(0,w.realpathSync)(W),(0,C.resolve)(W)),I=(W,H)=>(0,a.N0)(()=>(0,w.statSync)(W).
mtimeMs<=H+1,!1),E=80,M=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),f=W=>M.exec(W)?.[0]??"",h=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),
$=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,o=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function r(W,H){const Y=Array.
from(W),nt=Y.slice(0,H.column-1).join(""),st=Y.slice(H.column-1,H.endColumn-1).join(""),dt=nt.length+st.length,Mt=nt.length<=E&&f(nt)===nt,Ot=Mt?$.exec(W.slice(
0,2*E))?.[0]??"":"",At=Ot.length>=dt,Q=At||o.test(st);if(!Mt&&!Q)return[];const X=At?nt:h.exec(nt.slice(-E))?.[0]??"",Z=Ot.slice(dt),ot=W.slice(dt+Z.length);return{
place:H,before:(Mt?d(nt.slice(0,nt.length-X.length)):"\u2026 ")+X,literal:(0,j.dh)(Q?st:d(st),2*E),after:Z+d(ot,Mt&&Q?f(ot.slice(0,E)):"")}}function d(W,H=f(W.slice(
0,2*E))){const Y=W.slice(H.length);return H.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(Y.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(Y)}\u2026`)}var g=t(1342),p=t(4702),u=t(785),c=t(3592),e=t(6763),i=t(345),s=t(3152),n=t(2964),l=t(8820),m=t(7082),_=t(2859),
L=t(6875);let G=function(...W){return{nameRepository:G}=t.late([602],2602),new.target?new G(...W):G(...W)},U=function(...W){return{prepareFleet:U}=t.late([192,219,
854],5854),new.target?new U(...W):U(...W)},b=function(...W){return{recordRun:b}=t.late([192,742],5742),new.target?new b(...W):b(...W)};async function B(W,H,Y,nt){
const{env:st,kill:dt}=H,{show:Mt}=Y,Ot={startTimer:L.Ip,now:(0,u.ie)(H)};try{const At=await x(W,{...nt,...Ot,environment:st,kill:dt,progress:Mt});return R(At,{directory:nt.
directory,environment:st,random:Math.random})}finally{Y.end()}}function R(W,H){const{history:Y}=W.settings;if(Y===null)return{checked:W,warnings:[]};try{const{history:nt,
warnings:st}=b(Y,W,H);return{checked:{...W,context:{...W.context,history:nt}},warnings:st}}catch(nt){const st=(0,l.RK)((0,g.A3)(nt));return{checked:W,warnings:[
`the history ${(0,l.RK)(Y)} was not read: ${st}`]}}}async function x(W,H){const Y=new Date,nt=(0,i.s)(W,H),{upgrade:st}=(0,A.n)(H.environment),dt={...nt,upgrade:nt.
upgrade||st},Mt=dt.deadlineMs;(dt.usages.length>0||dt.depth!=="discovery")&&(0,u.L2)();const Ot=()=>H.stop.end({kind:"deadline",ms:Mt}),At=H.startTimer(Mt,Ot),Q=H.
now()+Mt;H.stop.endIfDue=()=>H.now()<Q?void 0:Ot();try{const Z=await(dt.usages.length===0?n.iA:U)(dt,H,Y);await(0,u.xu)();const ot=await N(Z,dt,H,Y);return await ct(
ot,Z,dt,H,Y)}finally{At()}}async function N(W,H,Y,nt){const{environment:st,stop:dt,isFork:Mt,wording:Ot=s.w7}=Y,{dialect:At}=W,Q={...W,...await J(W,H,Y),tokenVariables:et(
st),tokenHosts:H.tokens.map(({host:mt})=>mt),stopped:lt(dt.why,W.missing)},X={...Y.secrets,kept:(0,_.wX)(W.requirements,W.usages),configs:W.configs,directory:Y.
directory,checkedAt:nt.getTime()},{isTerminal:Z}=Ot,ot={...H,dialect:At,isFork:Mt,isTerminal:Z,now:nt.getTime()};return(0,p.S4)(Q,ot,mt=>T(mt,X))}async function J(W,H,Y){
const{requirements:nt,roots:st}=W,dt=(0,_.en)(nt,H),Mt=Array.from(dt,([Z,ot])=>(0,m.i)(Z,ot)),Ot=new Set(nt.map(({host:Z})=>Z).filter(Z=>!dt.has(Z))),At=H.depth!==
"discovery"&&st.length>0;if(Ot.size===0&&!At)return{visits:Mt,predicted:p.j7,tokenSources:new Map};const{contact:Q}=await Promise.all([t.e(977),t.e(508)]).then(
t.bind(t,9508)),X=await Q([...Ot],W,H,Y);return{...X,visits:[...X.visits,...Mt]}}const lt=(W,H)=>W===null||H===null?W??H:{kind:"several",reasons:[W,H]};async function ct(W,H,Y,nt,st){
const{requirements:dt,usages:Mt,changes:Ot,scan:At,clients:Q,repositories:X}=H,Z=(0,_.wX)([...dt,...W.roots.flatMap(({rows:gt})=>gt)],Mt),mt=[...(0,e.QA)(W,nt.environment),
...H.remarks,...(0,e.rc)(W)],{why:Et,evidence:D}=H.dialect,F={verdict:W,remarks:(0,e.q9)(mt),detection:{why:Et,evidence:D}},{verdict:z,remarks:it,detection:rt}=nt.
secrets.redact(F,Z),ut=At.files>0&&X.length===0?G(nt.directory,nt.environment):null;return{settings:Y,changes:Ot,verdict:z,context:{dialect:{...H.dialect,...rt},
failOn:Y.failOn,depth:Y.depth,scan:At,remarks:it,startedAt:st.toISOString(),durationMs:Date.now()-st.getTime(),version:c.xv,docsUrl:c.aq,clients:Q(),links:null,
repository:ut,repositories:X,history:null}}}const et=W=>Object.keys(W).filter(H=>/^TFE?_?TOKEN/i.test(H))}),8884:(($t,tt,t)=>{t.d(tt,{n:()=>j});var A=t(4e3);const w=[
"TF_CLI_ARGS_init","TF_CLI_ARGS"],C=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,a=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function j(S){const I=O(S),E=f=>I.findLast(h=>h.name===f)?.value,M=f=>I.filter(h=>h.name===f).map(({value:h})=>h);return{upgrade:y(E("upgrade")??"false"),hasBackend:y(
E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:M("plugin-dir"),backendConfig:M("backend-config"),remarks:w.flatMap(
f=>{const h=I.filter(({name:$,from:o})=>o===f&&a.test($)).map(P);return h.length===0?[]:[`init is predicted with ${h.join(" ")} of ${f}`]})}}const y=S=>/^(1|[tT]|true|TRUE|True)$/.
test(S);function P({name:S,value:I}){if(I==="true")return`-${S}`;const E=S==="backend-config"&&!I.startsWith("hostname=");return`-${S}=${(0,A.dh)(E?I.replace(/=.*/s,
"=\u2026"):I)}`}function O(S){const I=w.flatMap(M=>T(S[M]??"").map(f=>({text:f,from:M}))).values(),E=[];for(const{text:M,from:f}of I){const[,h,,$]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(M)??[];if(h===void 0)break;const o=()=>C.test(h)?I.next().value?.text??"":"true";E.push({name:h,from:f,value:$??o()})}return E}function T(S){const[I=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(S)??[];return(I.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(M=>M.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(f,h,$,o)=>String(h??
o??$.replace(/\\(.)/gs,"$1"))))}}),9076:(($t,tt,t)=>{t.d(tt,{QB:()=>w,im:()=>A,jm:()=>O,mU:()=>S,pR:()=>$,sO:()=>T,yX:()=>C});const A=["fails","warns","works","\
unchecked","skipped"],w=5,C=({outcome:o})=>o!=="unchecked"&&o!=="skipped",a=30,j=[7,30,90],y=30,P=20;function O(o,r){const d=o.filter(C);return{recent:o.slice(-a),
uptime:j.map(g=>{const p=I(d,r,g);return{days:g,good:p.filter(E).length,runs:p.length}}),medianMs:M(I(o,r,y)),incidents:f(d).reverse().slice(0,P)}}const T=864e5,
S=(o,r)=>new Date(Date.parse(o)+r*T).toISOString();function I(o,r,d){const g=S(r,-d);return o.filter(({at:p})=>p>g)}const E=({outcome:o})=>o!=="fails";function M(o){
const r=o.flatMap(({ms:d})=>d??[]).sort((d,g)=>d-g);return r[Math.ceil(r.length/2)-1]??null}function f(o){const r=[];let d=[];const g=p=>{const[u]=d;if(u!==void 0){
const c=[...new Set(d.flatMap(e=>e.codes))].slice(0,w);r.push({from:u.at,until:p,runs:d.length,codes:c})}d=[]};for(const p of o)E(p)?g(p.at):d.push(p);return g(
null),r}const h={isDown:!1,since:null,failed:0,good:0};function $(o,r){let d=h,g=null;for(const p of o){if(!C(p))continue;const u=r.isFailing(p),c=u?d.failed+1:
0,e=u?0:d.good+1;c===1&&(g=p.at);const i=d.isDown?e<r.issueCloseAfter:c>=r.issueOpenAfter,s=i?d.since??g:null;d={isDown:i,since:s,failed:c,good:e}}return d}}),4503:(($t,tt,t)=>{
t.d(tt,{DZ:()=>S,R8:()=>E,aE:()=>P,oW:()=>I,uM:()=>C});var A=t(5143),w=t(6503);function C(M,{links:f,repositories:h}){const{line:$,target:o=M.file}=M,{repository:r,
path:d}=(0,A.bH)(o);if(r!==null){const p=h.find(({name:e})=>e===r),u=S(p,"blob"),c=I(d);return u===null||c===null?null:`${u}/${c}#L${$}`}const g=f?.get(o);return g===
void 0?null:g.diff?.lines.has($)?`${g.diff.url}R${$}`:`${g.url}#L${$}`}const a=600,j=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,y=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function P(M){const f=M?.url??"";return f.length<=a&&j.test(f)?f:null}const O=/^https?:\/\/gitlab\./i,T=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function S(M,f="commit"){const h=P(M),$=M?.commit??"";return h===null||!y.test($)||T.test(h)?null:`${h}${O.test(h)?"/-":""}/${f}/${$}`}function I(M){if(!M.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(M))return null;const f=$=>`%${$.charCodeAt(0).toString(16).toUpperCase()}`;return M.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,f)}function E(M){const h=(0,w.YC)(M).flat().flatMap($=>typeof $=="string"?[]:$.target??$.file);return new Set(h.filter(w.CN))}}),7035:(($t,tt,t)=>{
t.d(tt,{K5:()=>h,XQ:()=>T,bW:()=>M,be:()=>E,cT:()=>o,hc:()=>$,kW:()=>S,mc:()=>I});var A=t(9076),w=t(4e3),C=t(5102),a=t(4120),j=t(7792),y=t(806);const P=20,O=40;
function T({incidents:[r]}){return r?.until!==null||r.runs<2?null:`failing since ${(0,a.QN)(r.from)} (${(0,w.px)(r.runs,"run")})`}function S({recent:r,uptime:d,
incidents:[g]}){const{good:p=0,runs:u=0}=d.at(-1)??{};if(g?.until!==null||u<2)return null;if(u-p===1)return`first failure in ${(0,w.px)(u,"run")}`;const c=r.filter(
({outcome:i})=>i==="fails").length;return c<=g.runs&&g.runs>1?null:`failed ${c} of the last ${r.filter(A.yX).length} runs`}function I({good:r,runs:d}){const g=Math.
floor(1e4*r/d);if(g>=9900)return`${g/100}%`;const p=Math.floor(g/10);return p===0&&r>0?"below 0.1%":`${p/10}%`}function E(r,d,g){const p=r.toSorted((e,i)=>d(e)-
d(i)).map(g),[u="",c=""]=[p[0],p.at(-1)];return u===c?u:`${u} to ${c}`}const M=(r,d="results")=>r.length===0?j.Gy.nothing:{kind:"chart",of:d,runs:r,label:f(r)};
function f(r){const d=C.vh.flatMap(p=>{const{length:u}=r.filter(e=>e.outcome===p),c=p==="warns"?"with warnings":C.nx[p];return u===0?[]:[`${u} ${c}`]});return`${r.
length===1?"last run":`last ${(0,w.px)(r.length,"run")}`}: ${d.join(", ")}`}function h({recent:r,uptime:d,medianMs:g}){const p=d.filter(({runs:i})=>i>0).map(i=>{
const{days:s,good:n,runs:l}=i;return`${I(i)} (${n} of ${(0,w.px)(l,"run")} in ${s} days)`}),u=r.flatMap(({ms:i})=>i??[]),c=u.length===0?"":`, last runs ${E(u,Number,
a.kJ)}`,e=(0,j.mG)`median ${(0,a.kJ)(g??0)} in 30 days${c}${M(r,"latency")}`;return[{label:"runs",texts:[(0,j.mG)`${M(r)} ${f(r)}`]},{label:"uptime",texts:[j.Gy.
joined(p)]},{label:"latency",texts:g===null?[]:[e]}]}function $(r){const d=[...r.context.history??[]].flatMap(([i,{incidents:s}])=>s.map(n=>({...n,host:i}))).toSorted(
(i,s)=>+(i.from<s.from)-+(i.from>s.from));if(d.length===0)return[];const g=d.filter(({until:i})=>i===null).length,p=g===0?"":d.length===1?", ongoing":`, ${g} on\
going`,u=`${(0,w.px)(d.length,"incident")}${p}`,c={...r,rest:"in the history file"},e=(0,y.Ku)(d,P,"incident",c,i=>o(i,r));return r.medium==="page"?[j.om.paragraph(
`${u}.`),...e]:j.om.details(j.om.title(u),e)}function o(r,d){const g=d.medium==="page",p=i=>g?(0,y.U1)(i,d):j.Gy.code(i,O),u=({from:i,until:s})=>s===null?`${(0,a.
u8)(i,d.context.startedAt)} so far`:(0,a.u8)(i,s),c=({host:i})=>i===void 0?null:(0,y.b8)(i,d,j.Gy.name),e=[j.om.column("Host",c,"name"),j.om.column("From",({from:i})=>(0,a.
QN)(i),"when"),j.om.column("Duration",u,"when"),j.om.column("Failed runs",({runs:i})=>i,"number"),j.om.column("Problems",({codes:i})=>j.Gy.joined(i.map(p)))];return j.
om.table(r,e,"Incidents")}}),7615:(($t,tt,t)=>{t.d(tt,{G_:()=>u,h0:()=>E,xS:()=>M});var A=t(4e3),w=t(5143),C=t(1064),a=t(9587),j=t(5102),y=t(4120),P=t(7792),O=t(
7035),T=t(806);const S=120,I=/^credentials-|^document-unauthorized$/,E=i=>P.Gy.code(i,S);function M(i,s){const{host:n,attempt:l,earlier:m,credentials:_,looks:L,
forced:G}=i.visit,{discovery:U,timing:b,hops:B,certificates:R}=l,{context:x,medium:N,limits:J,rest:lt}=s,ct=U.kind==="failed"?U.excerpt:null,et=i.findings.some(
({problem:st})=>I.test(st.code)),W=N==="page"?x.history?.get(n):void 0,H={result:U.kind==="skipped"?[P.Gy.prose(U.problem.message)]:[],required:f(i,s),clients:N===
"log"?[]:h(i,s),response:B.map(o),services:i.services.map(st=>r(st,s)),body:ct===null?[]:[P.Gy.code(ct.replace(/\s+/gu," ").trim())],timing:[d(b)],retried:m.map(
g),"token from":_?.hasToken?[P.Gy.prose(_.source)]:[],certificate:R.map(st=>p(st,x.startedAt)),credentials:et?e(L):[],"host block":[...Map.groupBy(G,st=>(0,w.eo)(
st.place))].map(([st,dt])=>(0,P.mG)`${P.Gy.path(st)} for ${(0,A.eZ)(dt.map(({client:Mt})=>Mt))}`)},Y=N==="log"&&(0,j.QK)(i).length===0;return[...Object.entries(
H).map(([st,dt])=>({label:st,texts:dt})).filter(({label:st})=>!Y||["credentials","host block"].includes(st)),...W?(0,O.K5)(W):[]].flatMap(({label:st,texts:dt})=>{
const{shown:Mt,more:Ot}=(0,A.zN)(dt.filter(Q=>!P.Gy.isEmpty(Q)),J.rows),At=Ot===0?[]:[(0,P.mG)`and ${Ot} more ${lt}`];return Mt.length===0?[]:[{label:st,texts:[
...Mt,...At]}]})}function f({requirements:i},s){const{context:n,limits:l}=s,m=Map.groupBy(i,({because:_})=>_.map(w.df).join(`
`));return Array.from(m.values(),_=>{const L=P.Gy.some(_,l.rows,({service:G,clients:U})=>{const b=G==="any"?P.Gy.words("any service"):E(G);return n.dialect.clients.
every(R=>U.includes(R))?b:(0,P.mG)`${b} for ${(0,A.eZ)(U)}`});return(0,T.ZT)(L,(0,T.AZ)(_[0]?.because??[],l.places,s))})}const h=({clients:i},{context:s})=>[...Map.
groupBy(s.clients,n=>i[n])].map(([n,l])=>(0,P.mG)`${P.Gy.sign(n)} ${l.map(m=>C.bB[m]).join(", ")}: ${j.nx[n]}`),$={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function o({status:i,reason:s,url:n,ms:l,...m}){const{mediaType:_,address:L,proxy:G,authorization:U}=m,
b=i===null||s===""?P.Gy.nothing:P.Gy.prose(s,S),B=P.Gy.joined([`${i??"none"}`,b]," ");return(0,T.ZT)((0,P.mG)`${B} from ${P.Gy.code((0,a.cq)(n))} ${i===null?"af\
ter":"in"} ${(0,y.kJ)(l)}`,_===null?P.Gy.nothing:E(_),L===null?P.Gy.nothing:(0,P.mG)`at ${E(L)}`,G===null?P.Gy.nothing:(0,P.mG)`through ${P.Gy.code((0,a.cq)(G))}`,
U==="none"?P.Gy.nothing:`token ${$[U]}`)}function r(i,s){const n=E(i.id);switch(i.kind){case"url":return(0,P.mG)`${n} ${P.Gy.code((0,a.cq)(i.url))}`;case"login":{
const{client:l,authz:m,token:_,ports:L}=i.login;return(0,P.mG)`${n} authz ${P.Gy.code((0,a.cq)(m??"none"))}, token ${P.Gy.code((0,a.cq)(_??"none"))}, client ${P.
Gy.code(l)}, ports ${L.join(" to ")}`}case"problem":return(0,P.mG)`${n}: ${(0,T.U1)(i.problem.code,s)}`}}function d({lookupMs:i,connectMs:s,tlsMs:n,firstByteMs:l,
totalMs:m}){return Object.entries({...{DNS:i,connect:s,TLS:n,"first byte":l},total:m}).flatMap(([L,G])=>G===null?[]:`${L} ${(0,y.kJ)(G)}`).join(", ")}const g=({
discovery:i,timing:s})=>`${i.kind==="failed"?i.problem.code:i.kind} after ${(0,y.kJ)(s.totalMs)}`,p=({host:i,subject:s,issuer:n,expires:l},m)=>(0,P.mG)`${E(i)} valid until ${P.
Gy.prose((0,y.nO)(l,m))}; subject ${E(s)}, issuer ${E(n)}`,u=i=>Array.from(Map.groupBy(i,s=>JSON.stringify(s.looks)).values(),s=>({clients:s.map(({client:n})=>n),
looks:(s[0]?.looks??[]).map(({source:n,held:l,counts:m})=>{const _=l==="no token"?" (ends the search)":" (used)";return{source:n,held:`${c[l]}${m?_:""}`}})})),c={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function e(i){
const s=u(i);return s.flatMap(({clients:n,looks:l})=>l.map(({source:m,held:_})=>{const L=s.length>1?`${(0,A.eZ)(n)}: `:"";return(0,P.mG)`${L}${P.Gy.prose(m)}: ${_}`}))}}),
806:(($t,tt,t)=>{t.d(tt,{AZ:()=>s,Ku:()=>r,OS:()=>o,U1:()=>p,ZT:()=>d,b8:()=>c,dI:()=>u,dS:()=>T,du:()=>f,h:()=>h,ik:()=>i,jR:()=>e,xy:()=>$});var A=t(4e3),w=t(
5143),C=t(1831),a=t(4503),j=t(5102),y=t(6503),P=t(7792);const O=Number.POSITIVE_INFINITY,T=3,S={causes:O,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,
items:O,rows:O,roots:1e3,details:2e3,remarks:O,hasLines:!0},I={...S,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...I,
causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},M={log:E,summary:I,brief:{...I,causes:10,items:0,rows:0,roots:0,details:0},
notes:{...E,hosts:20,messages:10,characters:700,places:8,items:0},page:S},f=(n,l,m,_=[])=>({context:n,medium:l,limits:M[l],rest:m,detailed:new Set,lines:new Map(
_.map(L=>[(0,w.R3)(L.place),L]))}),h=P.Gy.words("in the JSON report"),$=P.Gy.words("in the job summary"),o=(n,l,{rest:m})=>n===0?[]:[P.om.paragraph((0,P.mG)`and ${(0,A.
px)(n,`more ${l}`)} ${m}`)];function r(n,l,m,_,L){const{shown:G,more:U}=(0,A.zN)(n,l);return G.length===0?[]:[...L(G),...o(U,m,_)]}function d(n,...l){const m=P.
Gy.joined(l,P.Gy.words("; "));return P.Gy.isEmpty(m)?n:(0,P.mG)`${n} (${m})`}const g=/^[a-z\d]+(?:-[a-z\d]+)*$/,p=(n,{context:l})=>P.Gy.link(g.test(n)?`${l.docsUrl}\
#${n}`:null,P.Gy.code(n)),u=n=>`host-${n}`;function c(n,{detailed:l},m=P.Gy.code){const _=(0,C.nx)(n);return l.has(n)?P.Gy.link(`#${u(n)}`,m(_)):m(_)}const e=(n,{
medium:l,limits:m})=>l==="log"&&m.details===0&&n.length===1&&n.every(j.DI);function i(n,{context:l},m=!1){if(typeof n=="string")return P.Gy.code(n);const _=m?(0,w.
bH)(n.file).path:n.file;return P.Gy.link((0,a.uM)(n,l),P.Gy.path((0,w.eo)({...n,file:_})))}function s(n,l,m,_=!1){const{places:L,noun:G}=(0,y.TD)(n);return P.Gy.
some(L,l,U=>i(U,m,_),G)}}),7792:(($t,tt,t)=>{t.d(tt,{AA:()=>O,Gy:()=>S,mG:()=>a,om:()=>I,rC:()=>C});var A=t(4e3),w=t(4732);const C={error:"fails",warning:"warns",
notice:"notice"},a=(E,...M)=>E.flatMap((f,h)=>{const $=M[h]??[],o=typeof $=="number"?String($):$;return f===""?[o]:[{kind:"words",text:f},o]}),j=E=>E===""||Array.
isArray(E)&&E.every(j),y=(E,M={kind:"words",text:", "})=>E.filter(f=>!j(f)).flatMap((f,h)=>h===0?[f]:[M,f]);function P(E,M,f,h=""){const{shown:$,more:o}=A.zN(E,
M),r=y($.map(f)),d=h===""?`${o} more`:A.px(o,`more ${h}`);return o===0?r:a`${r} and ${d}`}const O=E=>/^https?:\/\/[!-~]+$/.test(E),T=60,S={isEmpty:j,joined:y,some:P,
nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,M)=>({kind:"code",text:E,max:M}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({
kind:"code",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:T,breaks:"never"}),prose:(E,M)=>({kind:"prose",text:(0,w.pj)(E),max:M}),sentence:(E,M)=>({
kind:"sentence",content:{kind:"prose",text:(0,w.pj)(E),max:M}}),strong:E=>({kind:"strong",content:E}),small:E=>j(E)?[]:{kind:"small",content:E},link:(E,M)=>({kind:"\
link",url:E,content:M}),sign:E=>({kind:"sign",of:E})},I={column:(E,M,f)=>({title:E,cell:h=>a`${M(h)}`,style:f}),title:(E,M=[],f=null)=>({sign:f,name:E,text:M}),
paragraph:E=>({kind:"paragraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,M)=>M.length===0?[]:[{kind:"details",title:E,children:M}],
table:(E,M,f,h=()=>({}),$,o=Number.MAX_SAFE_INTEGER)=>{const r=M.filter(({cell:g})=>E.some(p=>!j(g(p)))),d=E.map(g=>({...h(g),cells:r.map(({cell:p})=>p(g))}));return Array.
from({length:Math.ceil(d.length/o)},(g,p)=>{const u=d.slice(p*o,(p+1)*o);return{kind:"table",caption:f,columns:r,rows:u,style:$}})}}}),2964:(($t,tt,t)=>{t.d(tt,
{fT:()=>dt,iA:()=>nt,Nu:()=>st});var A=t(6760),w=t(5747),C=t(8185),a=t(7052),j=t(2370),y=t(5257),P=t(7854),O=t(3474),T=t(3152),S=t(1831),I=t(7050);function E({links:Q,
...X},Z,ot,mt){const Et={...X,newHosts:new Set,files:null,remarks:[]};if(Z===null)return Et;const D=ut=>({...Et,remarks:[`changed-only has no effect: ${ut}`]});
if(Z.kind==="all")return D(Z.why);const F=M(Z.files,Q),z=new Set(F.filter(({status:ut})=>ut!=="removed").map(({file:ut})=>ut));if(z.size>0&&![...z].some(ut=>ot(
ut)!==null))return D("the checkout contains none of the files that the pull request changes");const it=X.usages.filter(ut=>z.has(ut.place.file)||mt(ut)),ht=`cha\
nged-only: the pull request changes ${Z.files.length===1?"1 file":`${Z.files.length} files`} with ${it.length} of ${X.usages.length} usages`;return{usages:it,notes:X.
notes.filter(ut=>f((0,j.W7)(ut),z)||mt(ut)),newHosts:$(X.usages,F,ot),files:new Set(F.map(({file:ut})=>ut)),remarks:[ht]}}function M(Q,X){const Z=new Map(Q.map(
mt=>[mt.file,mt])),ot=X.entries().flatMap(([mt,Et])=>{const D=Z.get(Et);return D===void 0?[]:[{...D,file:mt}]});return[...Q,...ot]}const f=(Q,X)=>X.has(Q)||Q===
"."||[...X].some(Z=>Z.startsWith(`${Q}/`)),h=2e8;function $(Q,X,Z){const ot=new Set;if(X.some(g))return ot;const mt=new Map(X.map(rt=>[rt.file,rt])),Et=(0,I.O)(
rt=>o(mt.get(rt),Z)),D=X.flatMap(({patch:rt})=>r(rt,/^[ -]/));let F=0;const z=(rt,ht)=>{const ut=[ht,(0,S.pk)(ht).toLowerCase()];return rt.filter(gt=>(F+=gt.length,
F<=h&&ut.some(It=>gt.includes(It)))).length},it=(rt,ht)=>{const{isNew:ut,now:gt,added:It}=Et(rt),Pt=ut?0:z(gt,ht);return ut||Pt>0&&Pt===z(It,ht)};for(const[rt,ht]of Map.
groupBy(Q,ut=>ut.host)){if(rt===null||ht.some(({isHostImplied:gt})=>gt))continue;const ut=[...new Set(ht.map(({place:gt})=>gt.file))];!ut.every(gt=>mt.has(gt))||
z(D,rt)>0||ut.every(gt=>it(gt,rt))&&F<=h&&ot.add(rt)}return ot}function o(Q,X){const{file:Z="",status:ot,patch:mt=null}=Q??{},Et=ot==="added";if(Et||mt===null)return{
isNew:Et,now:[],added:[]};const D=(X(Z)??"").toLowerCase().split(`
`);return{isNew:Et,now:D,added:r(mt,/^\+/)}}const r=(Q,X)=>(Q??"").toLowerCase().split(`
`).filter(Z=>X.test(Z)),d=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,g=({file:Q,status:X,changes:Z,patch:ot})=>ot===null&&X!=="added"&&Z>0&&d.test(Q);
var p=t(2859),u=t(3408),c=t(8884),e=t(4e3),i=t(3410),s=t(5143),n=t(9664),l=t(9562),m=t(7495);const _=["TF_CLOUD_HOSTNAME",l.OZ],L=["TFE_HOSTNAME",l.M],G={cloud:_,
cloud_default:_,provider_tfe:L,provider_tfe_default:L,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOST",l.e$]},U=/^(cloud|backend_)/,b=/^backend_remote/,B=/^(host|source)-/,
R="remote backends are not checked, because a file of -backend-config may name others";function x({usages:Q,notes:X},Z,ot){const mt=new N(Z),Et=Q.map(mt.read),{
stateHosts:D,settled:F,missing:z,added:it,remarks:rt,init:ht}=mt,ut=ot!=="discovery",gt=ut?Et.flatMap(Pt=>et(Pt,Z)):[],It=Pt=>{const{code:Gt}=Pt.problem,jt=bt=>Pt.
places.some(Nt=>bt.has((0,s.df)(Nt)));return B.test(Gt)&&jt(F)?[]:Gt==="host-missing"&&ut&&jt(z)?{...Pt,severity:"error"}:Pt};return{usages:D.size===0?Et:Et.map(
Pt=>W(Pt,D)),notes:[...X.flatMap(It),...it,...gt],remarks:[...rt],isLockReadonly:ht.isLockReadonly}}class N{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(X){
this.environment=X,this.init=(0,c.n)(X),this.remarks=new Set(this.init.remarks)}read=X=>{const{kind:Z,place:ot,workspace:mt}=X,{backendConfig:Et,hasBackend:D}=this.
init,F=b.test(Z),z=F&&Et.some(gt=>!gt.includes("="));if(z||!D&&U.test(Z))return this.settled.add((0,s.df)(ot)),z&&this.remarks.add(R),{...X,needs:[],directHost:void 0,
workspace:void 0};const rt=F&&Et.some(gt=>!J.test(gt))?{...X,workspace:void 0}:X,ht=F?lt(Et):ct(X,this.environment);if(ht!==null&&!X.isOverridden)return this.withHost(
rt,ht);const ut=Z==="backend_remote_default"&&mt?.organization===null;return U.test(Z)&&!ut&&this.missing.add((0,s.df)(ot)),rt};withHost(X,{text:Z,service:ot,variable:mt}){
const{kind:Et,place:D,replacedFor:F=[]}=X,z=X.clients.filter(gt=>!F.includes(gt)),{host:it,needed:rt,problem:ht}=m.pb.host(Z,"terraform",!1);return this.settled.
add((0,s.df)(D)),mt!==null&&this.remarks.add(`${mt} names ${(0,e.dh)(Z)}`),ht&&this.added.push((0,j.kH)(ht,{places:[D],clients:z})),it!==null&&U.test(Et)&&this.
stateHosts.set((0,n.jt)(D.file),it),{...X,host:it,isHostImplied:!1,needs:rt!==null&&rt!=="state"?[{host:rt,service:ot,clients:z}]:[],text:X.text?.replace(/^tfr:\/\/\//,
`tfr://${Z}/`)??null}}}const J=/^hostname=/;function lt(Q){const X=Q.findLast(Z=>J.test(Z))?.replace(J,"");return X?{text:X,service:l.Bn,variable:null}:null}function ct({
kind:Q,text:X,backend:Z,isHostImplied:ot},mt){const[Et="",D=""]=(Z==="cloud"?_:G[Q])??[],z=ot||Q.endsWith("_default")&&X===null?mt[Et]:void 0;return z?{text:z,service:D,
variable:Et}:null}function et({kind:Q,workspace:X,place:Z,clients:ot,isOverridden:mt,replacedFor:Et=[]},D){const F=b.test(Q),z=(X?.lacks??[]).filter(gt=>F||!D[l.
uW[gt]]);if(mt||z.length===0)return[];const it=F?"remote backend":"cloud block",rt=Q==="backend_remote_default"&&z.length===P.Rt.length,ht=ot.filter(gt=>!Et.includes(
gt)),ut=(0,i.y7)({block:it,lacks:z,isOpen:rt});return[(0,j.kH)(ut,{places:[Z],clients:ht})]}function W(Q,X){const Z=Q.stateHosts&&X.get((0,n.jt)(Q.place.file));
return Z?{...Q,needs:Q.needs.map(ot=>({...ot,host:Z}))}:Q}var H=t(9762),Y=t(2446);async function nt(Q,X){const Z=X.now(),ot=await(0,Y.S)(Q,X),mt=Q.scan.length===
0?0:X.now()-Z,{usedBy:Et,...D}=(0,Y.o)(Q,ot,X),{files:F,bytes:z,links:it}=ot,rt=Q.changedOnly?await X.changes(Q):null,ht=[...D.notes,...Ot(ot,X.stop.why)],ut={...D,
notes:ht,scanned:ot,links:it,changes:rt,setting:Q.dialect},gt={dialect:D.dialect,isEmpty:Q.scan.length>0&&ot.isEmpty&&ot.endedAt===null,changes:rt,remarks:[],notes:[],
scan:{files:F,bytes:z,durationMs:mt},clients:Et,repositories:[],missing:null,checkouts:null};return dt([st(null,ut,Q,X)],gt,Q,X)}function st(Q,X,Z,{environment:ot,
directory:mt}){const{setting:Et,links:D,changes:F,...z}=X,it=x(X,ot,Z.depth),rt={...z,...it,settings:{...Z,dialect:Et}},ht={...rt,...(0,H.G9)(rt)},ut=Gt=>(0,w.r7)(
(0,A.join)(mt,Gt)),gt=E({...ht,links:D},F,ut,Gt=>(0,C.US)(Gt,Z)),{roots:It,notes:Pt}=(0,H.D0)({...ht,changed:gt.files});return{name:Q,dialect:X.dialect,usages:(0,y.
Xo)(gt.usages,It),roots:It,namedHosts:(0,P.kA)(ht.usages),notes:gt.notes,rootNotes:Pt,newHosts:gt.newHosts,remarks:[...gt.remarks,...it.remarks,...ht.remarks]}}
function dt(Q,X,Z,ot){const{dialect:mt,checkouts:Et,scan:D}=X,F=Q.flatMap(({usages:It})=>It),z={...ot,plugins:Et?.plugins??null},it=(0,u.j)(F,Z,mt,z),{usages:rt,
configs:ht,releases:ut}=it,gt=Mt(rt,Q,Z,mt.clients);return At(gt.requirements),{...X,...gt,dialect:{...mt,releases:ut},configs:ht,usages:rt.filter(P.s7),roots:Q.
flatMap(({roots:It})=>It),notes:[...Q.flatMap(({notes:It})=>It),...Q.flatMap(({rootNotes:It})=>It),...X.notes],newHosts:new Set(Q.flatMap(({newHosts:It})=>[...It])),
complaints:it.findings,remarks:[...X.remarks,...new Set(Q.flatMap(It=>It.remarks)),...it.remarks],scan:{...D,usages:rt.length}}}function Mt(Q,X,Z,ot){const mt=Z.
hostnames.map(({host:z})=>z),Et=Map.groupBy(Q,({repository:z=null})=>z),D=X.map(({name:z,dialect:it,namedHosts:rt})=>{const ht=new Set([...rt,...mt]),ut={hostnames:[],
requiredServices:[]},gt=(0,p.CG)(ut,Et.get(z)??[],ot,ht);return{own:gt,guesses:(0,p.Fh)(z,it,gt)}}),F=[(0,p.CG)(Z,[],ot),...D.map(({own:z})=>z)];return{requirements:(0,p.
h1)(F,ot),guesses:D.flatMap(({guesses:z})=>z)}}function Ot({endedAt:Q,files:X},Z){return Q===null||Z===null?[]:[(0,j.ht)(Q,(0,a.ub)({kind:"time",stopped:Z,files:X}))]}
function At(Q){const{size:X}=new Set(Q.map(({host:ot})=>ot)),Z=`scan found ${X} hosts, the limit is ${O.pS}: narrow scan or exclude files`;if(X>O.pS)throw new T.
GN([Z])}}),7082:(($t,tt,t)=>{t.d(tt,{O:()=>A,i:()=>w});const A=C=>({discovery:C,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),w=(C,a)=>({host:C,attempt:A({kind:"skipped",problem:a}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:(($t,tt,t)=>{t.d(tt,{XP:()=>M,fN:()=>E,qY:()=>T});var A=t(4e3),w=t(1831),C=t(8820),a=t(2935);const j=2,y=80;function P(h){if(h.kind==="scan")return`read ${(0,A.
px)(h.files,"file")}`;if(h.kind==="registries")return`${h.done} of ${(0,A.px)(h.total,"registry request")} done`;const{done:$,total:o,failed:r,waiting:d}=h,g=r===
0?"":`, ${r} failed so far`;return`${$} of ${(0,A.px)(o,"host")} checked${g}${O(d)}`}function O(h){if(h.size===0)return"";const{shown:$,more:o}=(0,A.zN)([...h],
j),r=$.map(d=>(0,C.RK)((0,w.nx)(d),y));return o>0?`; waiting for ${r.join(", ")} and ${(0,A.px)(o,"other")}`:`; waiting for ${r.join(" and ")}`}const T={show:()=>{},
end:()=>{}},S=5e3,I=200;function E(h){let $=!0;return f(S,o=>{$&&h(o),$=!$})}function M(h,$){let o="";const{show:r,end:d}=f(I,p=>{const u=(0,a.Wc)(p,0,$-1);u!==
o&&(o=u,h(`\r${u}\x1B[K`))});return{show:r,end:()=>{d(),o!==""&&h("\r\x1B[K")}}}function f(h,$){let o=null;const r=setInterval(()=>{o!==null&&$(P(o))},h).unref();
return{show:g=>{o=g},end:()=>clearInterval(r)}}}),8463:(($t,tt,t)=>{t.d(tt,{t:()=>I});var A=t(1342),w=t(7039),C=t(3394),a=t(8820);let j=function(...M){return{hash:j}=
process.getBuiltinModule("node:crypto"),new.target?new j(...M):j(...M)},y=function(...M){return{renderBadge:y}=t.late([912],7912),new.target?new y(...M):y(...M)},
P=function(...M){return{renderCodeQuality:P}=t.late([811],9811),new.target?new P(...M):P(...M)},O=function(...M){return{renderJunit:O}=t.late([597],6597),new.target?
new O(...M):O(...M)},T=function(...M){return{renderHtml:T}=t.late([385],3385),new.target?new T(...M):T(...M)},S=function(...M){return{renderSarif:S}=t.late([554],
8554),new.target?new S(...M):S(...M)};function I({report:M,badge:f},h,$){const o=[],r=(d,g,p)=>{const u=(0,A.KE)(()=>(0,A.f8)($,g,(0,A.mk)(p())));u!==null&&o.push(
`the ${d} ${(0,a.RK)(g)} was not written: ${u}`)};for(const{path:d,format:g}of M)r("report",d,()=>E(g,h));return f!==null&&r("badge",f,()=>[y(h.verdict)]),o}function E(M,{
verdict:f,context:h}){switch(M){case"json":return(0,w.hF)(f,h);case"sarif":return S(f,h);case"junit":return O(f,h);case"codequality":return P(f,$=>j("sha256",$));case"\
html":return T(f,h,$=>j("sha256",$,"base64"));case"markdown":return[(0,C.Gc)(f,h)]}}}),2796:(($t,tt,t)=>{t.d(tt,{cZ:()=>T,cr:()=>g,hs:()=>p,pq:()=>u});var A=t(2886),
w=t(4e3),C=t(5143),a=t(1064),j=t(1831),y=t(4732),P=t(6503);const O=3;function T(c){const e=new Map(c.map(n=>[n,(0,P.eb)([n]).length])),i=n=>e.get(n)??0,s=c.toSorted(
(n,l)=>i(l)-i(n));return(0,C.c1)(s,I).flatMap(n=>{const l=(0,C.c1)(n,E);return l.length>O?[n]:l}).map(M).toSorted((n,l)=>(0,A.Np)(n,l)||S(n)-S(l)||l.hits-n.hits||
l.hosts.length-n.hosts.length)}function S({code:c,affects:e}){return c==="machine-network"?-1:c==="host-not-checked"?2:e.length===0||a.Du.some(i=>e.includes(i))?
0:1}const I=({severity:c,problem:{code:e},affects:i,exclude:s})=>JSON.stringify([c,e,e==="machine-network"||i,s===void 0]),E=c=>c.exclude===void 0?r(c.problem.help??
"",c):"";function M(c){const[e]=c,i=[...new Set(c.flatMap(({host:G})=>G??[]))],{code:s,title:n}=e.problem,l=G=>{const U=B=>i.length>1?r(G(B),B):(0,y.pj)(G(B)),b=U(
e);return c.every(B=>U(B)===b)?b:null},_=c.length>1&&e.exclude!==void 0?"":l(({problem:G})=>G.help??""),L=l(({problem:G})=>G.message);return{severity:e.severity,
code:s,title:n,affects:[...new Set(c.flatMap(({affects:G})=>G))],findings:c,hosts:i,hits:(0,P.eb)(c).length,message:_===null?null:L,help:_?.includes(h)?`${_}; ${o(
i)}`:_}}const f="HOST",h=j.xV+f,$=5,o=c=>`${h} is ${(0,w.K4)(c,$,e=>(0,j.fK)(e)[0]??e)}`,r=(c,{host:e})=>(0,y.pj)(c,i=>d(i,e));function d({host:c,shownAs:e,isVariable:i},s){
if(i)return c===s?h:e;const n=`.${c}:`.replace(`.${s}:`,`.${f}:`).slice(1,-1);return n===c?e:n}const g=c=>(0,C.c1)(c,({problem:{message:e,help:i=""}})=>`${(0,y.
pj)(e)}
${(0,y.pj)(i)}`),p=c=>c.some(({host:e})=>e!==null)&&!c.every(A.zX);function u({hosts:c,findings:e}){const i=p(e),s=i?c.length:(0,P.Dx)(e).length;return s>1?(0,w.
px)(s,i?"host":"place"):""}}),7039:(($t,tt,t)=>{t.d(tt,{hF:()=>S});var A=t(4283),w=t(4e3),C=t(5143),a=t(5799),j=t(1831),y=t(9587),P=t(5955),O=t(6503);let T=function(...c){
return{attemptsOf:T}=t.late([977,508],9508),new.target?new T(...c):T(...c)};function*S(c,e){const{hosts:i,findings:s,passed:n,ignored:l,stopped:m,roots:_}=c,{dialect:L,
remarks:G,repository:U,repositories:b,startedAt:B,durationMs:R}=e,{usages:x,...N}=e.scan;yield*(0,P.M)({schemaVersion:1,version:e.version,passed:n,stopped:m?(0,w.
Cw)(m):void 0,incomplete:m?(0,w.zM)(m):void 0,failOn:e.failOn,repository:U??void 0,repositories:I(b),dialect:L.name,clientDetection:M(L),clients:e.clients,startedAt:B,
durationMs:R,counts:Object.fromEntries(a.oC.map(J=>[`${J}s`,E(s,J)])),hosts:i.values().map(f),findings:s.values().map(g),roots:I(_)?.values().map(p),ignored:l,usages:x,
remarks:I(G),scan:N}),yield`
`}const I=c=>c.length===0?void 0:c,E=(c,e)=>c.filter(i=>i.severity===e).length;function M({clients:c,versions:e,releases:i,isGuess:s,why:n,evidence:l}){return{clients:c,
assumed:s??!1,why:(0,y._U)(n),versions:Object.entries(e).map(([m,_])=>({client:m,version:(0,y._U)(_)})),releases:i.map(({name:m})=>m),evidence:l.map(({client:m,
version:_,level:L,text:G,place:U})=>({client:m,version:_===null?null:(0,y._U)(_),kind:L,text:(0,y._U)(G),...d(U)}))}}function f(c){const{visit:e,requirements:i,
services:s,servicesFrom:n,clients:l,isNew:m}=c,{discovery:_,hops:L,timing:G,certificates:U}=e.attempt;return{host:e.host,display:(0,j.pk)(e.host),discovery:_.kind,
...h(_),..."excerpt"in _&&_.excerpt!==null&&{excerpt:_.excerpt},documentUrl:"url"in _?(0,A.Pl)(_.url):null,hops:L.map(({challenge:b,...B})=>({...B,url:(0,y.cq)(
B.url),proxy:B.proxy&&(0,y.cq)(B.proxy)})),services:Object.fromEntries(s.map(b=>[b.id,o(b)])),servicesFrom:n&&d(n),hostBlocks:e.forced.map(({client:b,place:B})=>({
client:b,place:d(B)})),required:i.map(({service:b,clients:B,because:R})=>({service:b,clients:B,because:R.map(r)})),credentials:e.credentials?.hasToken?e.credentials.
source:null,looks:e.looks,attempts:T(e).length,...e.earlier.length>0&&{earlier:e.earlier.map($)},timingMs:{lookup:G.lookupMs,connect:G.connectMs,tls:G.tlsMs,firstByte:G.
firstByteMs,total:G.totalMs},certificates:U,clients:l,...m&&{new:!0}}}const h=c=>"problem"in c?{code:c.problem.code}:{},$=({discovery:c,timing:e})=>({discovery:c.
kind,...h(c),ms:e.totalMs});function o(c){if(c.kind==="url")return{url:(0,y.cq)(c.url)};if(c.kind==="problem")return{problem:{code:c.problem.code,...(0,a.ag)(c.
problem)}};const{authz:e,token:i}=c.login,s={authz:e&&(0,y.cq)(e),token:i&&(0,y.cq)(i)};return{login:{...c.login,...s}}}const r=c=>typeof c=="string"?c:d(c);function d({
file:c,line:e,column:i,endColumn:s,target:n}){const{repository:l,path:m}=(0,C.bH)(c);return{...l===null?{file:c}:{repository:l,file:m},line:e,column:i,endColumn:s,
target:n&&(0,C.bH)(n).path}}function g(c){const{problem:e,severity:i,host:s,places:n,affects:l,exclude:m}=c;return{code:e.code,severity:i,host:s,service:(0,O.ju)(
c),...(0,a.ag)(e),places:n.map(r),affects:l,...m&&{exclude:m}}}function p({directory:c,clients:e,rows:i}){const{repository:s,path:n}=(0,C.bH)(c);return{...s&&{repository:s},
directory:n,clients:e,rows:i.map(u)}}const u=({problems:c,places:e,rejectedAt:i,...s})=>({...s,codes:c.map(({code:n})=>n),places:e.map(r)})}),6662:(($t,tt,t)=>{
t.d(tt,{S:()=>L,K:()=>G});var A=t(2935),w=t(5102),C=t(4073),a=t(806),j=t(6503),y=t(6906),P=t(6763),O=t(6097),T=t(8820),S=t(7792);const I={fails:"red",unchecked:"\
red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},E=13,M="  ",f=(R,x)=>h(R,x).map(N=>(0,T.BP)(N.replaceAll("\xA0"," "))).join(`
`);function h(R,x){switch(R.kind){case"paragraph":return o(R.content).flatMap(N=>(0,A.ky)((0,y.wh)(N),x));case"note":return $(`${R.label}:`,R.text,x);case"facts":
return R.facts.flatMap(({label:N,texts:J})=>J.flatMap((lt,ct)=>$(ct===0?N:"",lt,x,E)));case"list":return R.items.flatMap(N=>$("-",N,x));case"sources":return R.items.
flatMap(N=>g(N,"red",x));case"problem":return r(R,x);case"table":return c(R,x);case"details":return p(R,x)}}const $=(R,x,N,J)=>(0,A.wW)({indent:2,label:R,style:"\
dim",column:J,text:(0,y.wh)(x)},N);function o(R){if(typeof R=="string"||"kind"in R)return[R];const x=R.indexOf(S.Gy.newLine);return x<0?[R]:[R.slice(0,x),...o(R.
slice(x+1))]}function r(R,x){const{severity:N,code:J,url:lt,message:ct,count:et,title:W,parts:H}=R,Y=I[S.rC[N]],nt=(0,y.wh)(S.Gy.isEmpty(ct)?[et,W]:ct);return[...(0,A.
wW)({indent:0,label:`${N}[${J}]:`,style:Y,url:lt,text:nt},x),...H.flatMap(st=>st.kind==="sources"?st.items.flatMap(dt=>g(dt,Y,x)):d(st,x))]}const d=(R,x)=>R.kind===
"paragraph"?h(R,{...x,width:x.width-2}).map(N=>`  ${N}`):h(R,x);function g({place:R,message:x,help:N,line:J},lt,ct){const et=typeof R=="object"&&"kind"in R&&R.kind===
"link",W=(0,y.wh)(R),H=et&&(0,S.AA)(R.url??"")?R.url:null,Y={text:W,url:H},nt=[W,(0,y.wh)(x)].filter(dt=>dt!=="").join(": "),st=et?"-->":"-";return[...nt===""?[]:
(0,A.wW)({indent:2,label:st,style:"dim",text:nt,linked:Y},ct),...J===null?[]:l(J,lt,ct),...S.Gy.isEmpty(N)?[]:$("help:",N,ct)]}function p({title:R,children:x},N){
const{sign:J,name:lt,text:ct}=R,{withFlags:et=String}=N,W=[J===null?"":y.B2[J],et((0,y.wh)(lt))].filter(Y=>Y!=="").join(" "),H=J===null?"bold":I[J];return[...(0,A.
wW)({indent:0,label:W,style:H,text:(0,y.wh)(ct)},N),...x.flatMap(Y=>d(Y,N))]}const u=(R="")=>/^(?:number|history)/.test(R);function c({columns:R,rows:x},N){const J=R.
map(({title:H})=>(0,y.wh)(H)),lt=x.map(({sign:H="works",cells:Y})=>({sign:H,cells:Y.map(y.wh)})),ct=J.map((H,Y)=>Math.max(...[H,...lt.map(({cells:nt})=>nt[Y]??"")].
map(A.nc)));if(ct.reduce((H,Y)=>H+M.length+Y,M.length)>N.width)return lt.flatMap(({sign:H,cells:[Y="",...nt]})=>{const st=nt.flatMap((Mt,Ot)=>Mt===""?[]:[`${J[Ot+
1]} ${Mt}`.trim()]),dt=`${Y}: ${st.join("; ")}`;return(0,A.wW)({indent:2,label:y.B2[H],style:I[H],text:dt},N)});const W=H=>H.map((Y,nt)=>{const st=" ".repeat((ct[nt]??
0)-(0,A.nc)(Y));return u(R[nt]?.style)?st+Y:Y+st}).join(M).trimEnd();return[`    ${(0,A.nI)(W(J),"dim",N)}`,...lt.map(({sign:H,cells:Y})=>{const nt=W(Y).replace(
/\u2573+/g,st=>(0,A.nI)(st,"red",N));return`  ${(0,A.nI)(y.B2[H],I[H],N)} ${nt}`})]}const e=160,i=12,s="    ",n=/##\w*\[/;function l(R,x,N){const{place:J,before:lt,
literal:ct,after:et}=R,W=" ".repeat(`  ${J.line}`.length),H=Math.min(N.width,e)-W.length-3;if(H<i)return[];const Y=m(lt+ct+et),nt=Y(lt+ct+et),st=(0,A.nc)(nt)<=H?
0:Y(lt).search(/[^ ]|$/),dt=nt.slice(st),Mt=(0,A.nc)(Y(lt))-st,Ot=(0,A.nc)(Y(lt+ct))-st,{from:At,to:Q,text:X}=_(dt,Mt,Math.max(Ot,Mt+1),H),Z=(0,A.nI)("|","dim",
N),ot="^".repeat(Math.max(1,Math.min(Ot,Q)-Math.max(Mt,At))),mt=" ".repeat(Math.max(Mt,At)-At);return[`${(0,A.nI)(`  ${J.line}`,"dim",N)} ${Z} ${X}`.trimEnd(),`${W}\
 ${Z} ${mt}${(0,A.nI)(ot,x,N)}`]}function m(R){const x=N=>(0,T.RK)(N.replaceAll("	",s),Number.POSITIVE_INFINITY);return n.test(x(R))?N=>x(N).replaceAll(/(?<=#)#/g,
" #"):x}function _(R,x,N,J){const lt=(0,A.nc)(R);if(lt<=J)return{from:0,to:J,text:R};const ct=Math.max(0,J-2-(N-x)),et=N<J?0:Math.max(0,x-1-Math.ceil(ct*2/3)),W=lt-
et<=J,H=et+(W?J:J-1),Y=(0,A.Wc)(R,et===0?0:et+1,H),nt=`${et===0?"":"\u2026"}${Y}${W?"":"\u2026"}`;return{from:et,to:H,text:nt}}function*L(R,x){for(const{text:N}of G(
R,x))yield`${N}
`}function*G(R,x){const{isQuiet:N=!1,isRunner:J=!1,context:lt}=x,ct=b(R,x);yield{kind:"plain",text:U(R,x)};const et=R.findings.filter(Y=>(0,w.Zh)(Y,lt)),W=N?(0,C.
CI)(["problems"],{...R,findings:et},ct):[...(0,C.CI)(C.$9,R,ct),...B(R,ct,J)];let H=!0;for(const Y of W){const nt=f(Y,x),st=J&&Y.kind==="details"&&nt.includes(`\

`),dt=!st&&nt.includes(`
`);(H||dt)&&(yield{kind:"plain",text:""}),H=dt,yield{kind:st?"group":"plain",text:nt}}}function U(R,x){const[N,J]=R.passed?[y.B2.works,"green"]:[y.B2.fails,"red"],
lt=x.isQuiet?[]:(0,C.vH)(R,b(R,x)).shown;return[`${(0,A.nI)(N,J,x)} ${(0,A.nI)((0,O.$N)(R,x.context),"bold",x)}`,...lt.map(ct=>f(S.om.paragraph(ct),x))].join(`
`)}function b({lines:R},{context:x,isRunner:N=!1}){const J=(0,a.du)(x,"log",a.h,R);return N?J:{...J,limits:{...J.limits,items:0,details:0}}}function B(R,x,N){const{
findings:J,hosts:lt}=R,{context:ct}=x,et=(0,j.Dx)(J).length>x.limits.places,W=lt.length>a.dS||et||J.length>0&&!(0,a.jR)(lt,x),H=N?"the JSON report has all detai\
ls; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",Y=`problem codes: ${ct.docsUrl}`,nt=[...J.some(w.nM)?[Y]:[],...W?
[H]:[],...(0,P.j6)(R,ct)];return nt.length===0?[]:[S.om.paragraph(S.Gy.joined(nt.map(S.Gy.words),S.Gy.newLine))]}}),6266:(($t,tt,t)=>{t.d(tt,{$J:()=>a,kE:()=>P,
ni:()=>y});var A=t(8820),w=t(6906),C=t(2307);const a={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},
j={sign:O=>a[O],small:O=>`<sub>${O}</sub>`,name:O=>`<b>${O}</b>`,chart:({runs:O,label:T})=>`<code role="img" aria-label="${(0,A.My)(T)}">${(0,w.qX)(O)}</code>`,
problem:(O,T,S)=>`<p>${T}</p>
${S}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(O,T,S)=>`<table>
${S}</table>
`,cell:({of:O,named:T,content:S})=>{const I=T?.startsWith("number"),E=I?S.replaceAll(" ","&nbsp;"):S,M=I?' align="right"':"";return O==="head"?`<th${M||' align=\
"left"'}>${E}</th>`:`<td${M}>${E}</td>`},end:">",space:"&nbsp;"},y=O=>(0,C.PT)(O,j),P=O=>O.map(T=>(0,C.g8)(T,j).trim()).filter(T=>T!=="").join(`

`)}),2307:(($t,tt,t)=>{t.d(tt,{I4:()=>T,PT:()=>a,g8:()=>P});var A=t(8820),w=t(4120),C=t(7792);function a(o,r){if(typeof o=="string")return(0,A.js)(o);if(!("kind"in
o))return o.map(d=>a(d,r)).join("");switch(o.kind){case"words":return(0,A.My)(o.text).replaceAll("\xA0",r.space);case"code":return j(o,r);case"prose":return(0,A.
h$)(o.text,o.max);case"strong":return`<b>${a(o.content,r)}</b>`;case"small":return r.small(a(o.content,r));case"sentence":return(0,w.Iu)(a(o.content,r));case"li\
nk":return y(o.url,a(o.content,r));case"sign":return r.sign(o.of);case"break":return`<br${r.end}`;case"chart":return r.chart(o)}}function j({text:o,max:r,breaks:d},{
end:g,space:p}){const u=(0,A.D9)(o,r);return d==="never"?u.replaceAll(" ",p):d===void 0?u:u.replaceAll(d==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${g}`)}const y=(o,r)=>o!==
null&&((0,C.AA)(o)||/^#[!-~]+$/.test(o))?`<a href="${(0,A.js)(o,o.length)}">${r}</a>`:r;function P(o,r){const d=g=>a(g,r);switch(o.kind){case"paragraph":return`\
<p>${d(o.content)}</p>
`;case"note":return`<p>${I(o,r)}</p>
`;case"facts":return`<dl>
${o.facts.map(({label:g,texts:p})=>`<dt>${(0,w.Iu)(g)}</dt>${p.map(u=>`<dd>${d(u)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return S(o.items.map(d));case"sources":return M(o.items,r);case"problem":return E(o,r);case"table":return $(o,r);case"details":return h(o,r)}}const O=(o,r)=>o.
map(d=>P(d,r)).join(""),T=o=>o===void 0?"":` class="${o}"`,S=o=>o.length===0?"":`<ul>
${o.map(r=>`<li>${r}</li>
`).join("")}</ul>
`;function I({label:o,text:r,as:d},g){const p=a(r,g);if(d==="items")return p;const u=(0,w.Iu)(o);return d!=="small"?d==="help"?`<b>${u}:</b> ${p}`:`${u}: ${p}`:
g.small(`${o==="history"?(0,w.Iu)(p):`${u} ${p}`}.`)}function E(o,r){const{severity:d,code:g,url:p,count:u,title:c,message:e,parts:i}=o,s={kind:"link",url:p,content:g},
n=(0,C.mG)`${C.Gy.sign(C.rC[d])} ${C.Gy.strong([u,c])} (${s})`,l=C.Gy.isEmpty(e)?"":`<p>${a(e,r)}</p>
`;return r.problem(d,a(n,r),`${l}${O(i,r)}`)}function M(o,r){const d=s=>a(s,r),{figures:g=[],messages:p=[]}=Object.groupBy(o,({message:s})=>C.Gy.isEmpty(s)?"fig\
ures":"messages"),u=({line:s})=>s===null?"":`<pre>${f(s,r)}</pre>`,c=({help:s})=>C.Gy.isEmpty(s)?"":`<br${r.end}<b>Help:</b> ${d(s)}`,e=g.map(s=>`<figure><figca\
ption>${d(s.place)}</figcaption>${u(s)}</figure>
`),i=p.map(s=>`${d(C.Gy.joined([s.place,s.message],C.Gy.words(": ")))}${c(s)}${u(s)}`);return`${e.join("")}${S(i)}`}function f({before:o,literal:r,after:d},g){const p=(0,A.
J7)(o.trimStart().replaceAll("	"," ")),[u,c,e]=[p,r,d].map(i=>a(i.replaceAll("	"," "),g));return`${u}<mark>${c}</mark>${e}`}function h({title:o,children:r,anchor:d,
isOpen:g},p){const u=a(o.name,p),c=O(r,p),e=o.sign===null&&C.Gy.isEmpty(o.text),i=c===""?`<b>${u}</b>`:p.name(u),n=[o.sign===null?"":p.sign(o.sign),e?u:i,a(o.text,
p)].filter(m=>m!=="").join(" ");if(c==="")return`<p>${n}</p>
`;const l=d===void 0?c:`<div id="${(0,A.My)(d)}">
${c}</div>
`;return`<details${T(d===void 0?void 0:"host")}${g?' open=""':""}>
<summary>${n}</summary>
${l}</details>
`}function $({caption:o,columns:r,rows:d,style:g},p){const u=r.map(({title:i})=>a(i,p)),c=d.map(({cells:i,about:s,sign:n})=>{const l=s===void 0?"":` data-host="${(0,A.
My)(s.anchor)}"${s.isFailing?' data-failing=""':""}`,[m="",..._]=i,G=[n===void 0?m:(0,C.mG)`${C.Gy.sign(n)}${C.Gy.words("\xA0")}${m}`,..._].map((U,b)=>p.cell({of:b===
0?"first column":"row",named:r[b]?.style,title:g===void 0?u[b]??"":"",content:C.Gy.isEmpty(U)?"\u2013":a(U,p)}));return`<tr${l}>${G.join("")}</tr>
`}),e=r.map((i,s)=>p.cell({of:"head",named:i.style,title:"",content:u[s]??""}));return p.table(o,g,`<thead>
<tr>${e.join("")}</tr>
</thead>
<tbody>
${c.join("")}</tbody>
`)}}),1423:(($t,tt,t)=>{t.d(tt,{OT:()=>E,TM:()=>i,Zw:()=>M});var A=t(4e3),w=t(2370),C=t(5143),a=t(4732),j=t(2796),y=t(4503),P=t(4120),O=t(6503),T=t(7792),S=t(7035),
I=t(806);function E(s,n){const{shown:l,rest:m}=(0,A.zN)((0,j.cZ)(s),n.limits.causes),_=new Set,L=m.flatMap(G=>G.findings).length;return[...l.map(G=>M(G,n,_)),...(0,I.
OS)(L,"finding",n)]}function M(s,n,l=new Set){const{severity:m,code:_,title:L,message:G,help:U,hosts:b,findings:B}=s,{context:R,limits:x}=n,N=(0,j.pq)(s),J=(0,O.
f5)(B).map(Y=>(0,I.ik)(Y,n)),[lt,ct]=b,et=lt&&ct===void 0?R.history?.get(lt):void 0,W=m==="error"&&(0,j.hs)(B)&&!l.has(`history ${lt}`),H=et&&W?(0,S.kW)(et):null;
return H!==null&&l.add(`history ${lt}`),{kind:"problem",severity:m,code:_,url:`${R.docsUrl}#${_}`,count:N===""?N:`${N}: `,title:L,message:G===null?T.Gy.nothing:
T.Gy.sentence(G,x.characters),parts:[...G===null?$(s,n,l):h(s,n,l),...f("required by",T.Gy.joined(J),"line"),...f("help",U?T.Gy.prose(U,x.characters):T.Gy.nothing,
"help"),...f("affects",(0,P.od)(s.affects,R.clients),"small"),...f("history",H??T.Gy.nothing,"small")]}}const f=(s,n,l)=>T.Gy.isEmpty(n)?[]:[{kind:"note",label:s,
text:n,as:l}];function h(s,n,l){const{findings:m}=s,_=g(m,n),L=(0,O.Dx)(m),G=_.length>1&&L.length>1,U=_.length>1?"hosts":"host",b=r(m,n,l),B=n.limits.hasLines&&
(!G||b.line!==null),R=B?L.slice(0,1):[];return[...e(U,_,n.limits.hosts,"host",n,x=>p(x,G,n)),...B?d([b]):[],...u(m,R,G,n)]}function $(s,n,l){const m=(0,j.cr)(s.
findings),{shown:_,rest:L}=(0,A.zN)(m,n.limits.messages),G=R=>d(R.map(x=>o(x,s,n,l))),b=(c(n)===0?_:m).flatMap(R=>(0,O.Dx)(R).slice(0,1)),B=!n.limits.hasLines||
s.hosts.length>1;return[...G(_),...i(L.flat(),"finding",n,R=>G((0,j.cr)(R))),...u(s.findings,b,B,n)]}function o(s,{help:n},l,m){const[{problem:_}]=s,{characters:L,
hosts:G}=l.limits,U=g(s,{...l,detailed:new Set}),b=T.Gy.some(U,G,lt=>p(lt,U.length>1,l),"host"),{places:B,noun:R}=(0,O.TD)((0,O.Dx)(s)),x=B.length<2?"":` (and ${(0,A.
px)(B.length-1,`more ${R}`)})`,N=(0,T.mG)`${T.Gy.prose(_.message,L)}${x}`,J=n===null?_.help:void 0;return{...r(s,l,m),message:T.Gy.joined([b,N],T.Gy.words(": ")),
help:J?T.Gy.prose(J,L):T.Gy.nothing}}function r(s,n,l){const m=(0,O.io)(s),_=m&&(0,w.Xd)(m),L={place:T.Gy.nothing,message:T.Gy.nothing,help:T.Gy.nothing,line:null};
if(!_)return L;const G=(0,C.R3)(_),U=_.target===void 0?"":` \u2192 ${(0,C.II)(_.target)}`,b=!n.limits.hasLines||l.has(G)?void 0:n.lines.get(G);return l.add(G),{
...L,place:T.Gy.link((0,y.uM)(_,n.context),T.Gy.path(G+U)),line:b??null}}const d=s=>{const n=s.filter(({place:l,message:m})=>!T.Gy.isEmpty([l,m]));return n.length===
0?[]:[{kind:"sources",items:n}]};function g(s,{detailed:n}){if(!(0,j.hs)(s))return[];const l=[...Map.groupBy(s,({host:_})=>_).values()],[m]=s;return l.length>1||
!m?.host||m.isHostNew||n.has(m.host)?l:(0,a.PP)(m.problem.message).includes(m.host)?[]:l}function p(s,n,l){const[m]=s,_=m?.host?(0,I.b8)(m.host,l):T.Gy.nothing,
L=(0,O.mj)(s,l.context.repositories.length),G=T.Gy.some((0,O.Dx)(s),1,B=>(0,I.ik)(B,l)),U=n?L===""?G:L:T.Gy.nothing,b=m?.isHostNew?P.dy:T.Gy.nothing;return(0,I.
ZT)(_,b,U)}function u(s,n,l,m){const{limits:_,context:L}=m,G=(0,O.mj)(s,L.repositories.length);if(G===""&&l)return[];const U=(0,O.Dx)(s),b=(0,O.oN)(G===""?U:(0,O.
TD)(U).places,n),B=x=>(0,I.ik)(x,m),R=n.length>0?"also at":"place";return G===""?e(R,b,_.places,"place",m,B):b.length===0?[T.om.paragraph(T.Gy.sentence(`in ${G}`))]:
e(`in ${G}`,b,_.hosts,"repository",m,B)}const c=({medium:s,limits:n})=>s==="log"?0:n.items;function e(s,n,l,m,_,L){const{shown:G,rest:U}=(0,A.zN)(n,l),b=m==="ho\
st"||s==="place"?"items":"line";if(c(_)===0){const R=U.length>0&&_.medium!=="log"?(0,T.mG)` ${_.rest}`:T.Gy.nothing;return f(s,(0,T.mG)`${T.Gy.some(n,l,L,m)}${R}`,
b)}return[...f(s,T.Gy.joined(G.map(L)),b),...i(U,m,_,B=>[T.om.paragraph(T.Gy.joined(B.map(L)))])]}function i(s,n,l,m){if(c(l)===0)return(0,I.OS)(s.length,n,l);const _=T.
om.title((0,A.px)(s.length,`more ${n}`));return T.om.details(_,(0,I.Ku)(s,c(l),n,l,m))}}),3435:(($t,tt,t)=>{t.d(tt,{Ub:()=>$,aJ:()=>I,gT:()=>E,qP:()=>d,sN:()=>M,
wn:()=>h});var A=t(4e3),w=t(5143),C=t(4503),a=t(5102),j=t(4120),y=t(7792),P=t(806);const O=4,T=7;function S(p){const u=p.flatMap(e=>{const i=Map.groupBy(e.places,
r);return i.size===0&&i.set(null,[]),Array.from(i,([s,n])=>({name:s,finding:{...e,places:n}}))}),c=([,e])=>e.filter(({severity:i})=>i==="error").length;return[...Map.
groupBy(u,({name:e})=>e)].map(([e,i])=>[e,i.map(({finding:s})=>s)]).toSorted((e,i)=>c(i)-c(e))}function I(p,u){if(u.context.repositories.length===0)return[];const c=S(
p.filter(a.nM)).filter(([m])=>m!==null),[e]=c;if(e===void 0)return[];const i=y.Gy.some(c,{few:O},([m,_])=>(0,y.mG)`${y.Gy.code(m??"")} (${(0,j.H8)(_)})`),s=y.om.
title((0,A.px)(c.length,"repository"),(0,y.mG)`with errors or warnings in files: ${i}`,(0,a.hm)(e[1])==="error"?"fails":"warns"),n=u.medium==="log"?0:u.limits.rows,
l=(0,P.Ku)(c,n,"repository",u,m=>g(m,u));return[{kind:"details",title:s,children:l}]}const E=p=>["fails","unchecked"].includes((0,a.sG)(p));function M({hosts:p,
files:u},c){const e=f(p.filter(E).map($)),i=u.filter(({severity:B})=>B==="error"),s=f(i.map(({places:B})=>o(B))),n=[y.om.column("Repository",B=>y.Gy.link((0,C.aE)(
B),y.Gy.code(B.name))),y.om.column("Commit",h),y.om.column("Failing hosts",e,"number"),y.om.column("Errors in files",s,"number")],l=(B,R)=>y.om.table(B,n,R),m=B=>(e(
B)??0)+(s(B)??0),{hit:_=[],other:L=[]}=Object.groupBy(c.context.repositories,B=>m(B)>0?"hit":"other"),G=_.toSorted((B,R)=>m(R)-m(B)),U=(0,A.px)(L.length,"reposi\
tory"),b=y.om.title(`${U} without failing hosts or errors in files`);return[...l(G,"Repositories with failures"),...y.om.details(b,l(L,"Other repositories"))]}function f(p){
const u=Map.groupBy(p.flat(),c=>c);return({name:c})=>u.get(c)?.length??null}const h=p=>p.commit===null?y.Gy.nothing:y.Gy.link((0,C.DZ)(p),y.Gy.code(p.commit.slice(
0,T))),$=({requirements:p})=>o(p.flatMap(({because:u})=>u)),o=p=>[...new Set(p.map(r))].filter(u=>u!==null),r=p=>typeof p=="string"?null:(0,w._M)(p.file),d=(p,u)=>g(
S(p),u),g=(p,u)=>p.flatMap(([c,e])=>{const{context:i,limits:s}=u,n=c??i.repository?.name,l=i.repositories.find(L=>L.name===n),m=y.om.title(n===void 0?y.Gy.words(
"This checkout"):y.Gy.link((0,C.aE)(l),y.Gy.path(n)),(0,j.H8)(e)),_=[y.om.column("Place",({places:L})=>(0,P.AZ)(L,s.ownPlaces,u,!0)),y.om.column("Severity",({severity:L})=>(0,y.
mG)`${y.Gy.sign(y.rC[L])} ${L}`),y.om.column("Problem",({problem:{message:L,code:G}})=>(0,y.mG)`${y.Gy.sentence(L,s.characters)} (${(0,P.U1)(G,u)})`)];return y.
om.details(m,(0,P.Ku)(e,s.rows,"finding",u,L=>y.om.table(L,_,"Findings in files")))})}),4073:(($t,tt,t)=>{t.d(tt,{YK:()=>ut,$9:()=>gt,KL:()=>It,dI:()=>Gt,$M:()=>ht,
WQ:()=>Wt,vH:()=>xt,CI:()=>Xt,Ks:()=>Ht});var A=t(4e3),w=t(5102),C=t(6763),a=t(7792),j=t(9076),y=t(4120),P=t(6906),O=t(7035),T=t(806);const S=10,I=[7,30,90],E=30;
function M(v,k){const{medium:K,limits:V,context:q}=k,[at,pt]=[K==="log",K==="summary"],ft=$(v,q),yt=pt?ft:ft.filter(St=>r(St,q)),_t=St=>a.om.title("History:",St);
if(yt.length===0)return pt&&q.history?.size?[a.om.line(_t("1 run so far"))]:[];const Dt=at?yt.map(St=>[St]):d(yt,q),{shown:Tt,rest:wt}=(0,A.zN)(Dt,Math.max(V.rows,
S)),Rt=(0,A.zN)(Tt,at?Tt.length:S),Ct=[a.om.column("Host",St=>e(St,k)),...i(yt,k)],Lt=([St])=>St?{sign:(0,w.sG)(St)}:{},kt=St=>a.om.table(St,Ct,"History",Lt),Ut=a.
om.title((0,A.px)(Rt.rest.flat().length,"more host")),vt=K==="brief"?k.rest:"in the history file",Bt=[...kt(Rt.shown),...a.om.details(Ut,kt(Rt.rest)),a.om.paragraph(
a.Gy.small(p(Tt,k))),...(0,T.OS)(wt.flat().length,"host",{...k,rest:vt})],Kt=g(ft,q);return at?a.om.details(_t(`${Kt}; uptime and latency of ${E} days`),Bt):[a.
om.line(_t(Kt)),...Bt,...pt?(0,O.hc)(k):[]]}const f=(v,{history:k})=>v.flatMap(({visit:K})=>k?.get(K.host)??[]),h=(v,k)=>f(v,k).flatMap(({recent:K})=>K);function $({
hosts:v},k){const K=(V,q)=>{const[{good:at,runs:pt}={good:1,runs:1}]=o([V],q,k);return at/pt};return v.filter(V=>h([V],k).filter(j.yX).length>1).toSorted((V,q)=>Number(
(0,w.DI)(q))-Number((0,w.DI)(V))||K(V,E)-K(q,E)||K(V,90)-K(q,90))}const o=(v,k,K)=>f(v,K).flatMap(({uptime:V})=>V.find(({days:q,runs:at})=>q===k&&at>0)??[]),r=(v,k)=>(0,w.
DI)(v)||h([v],k).some(({outcome:K})=>K==="fails"),d=(v,k)=>[...Map.groupBy(v,K=>{const[V]=f([K],k).flatMap(({incidents:q})=>q.slice(0,1));return V?.until===null?
V.from:K.visit.host}).values()];function g(v,k){const K=Math.max(...f(v,k).map(({recent:pt})=>pt.length)),V=`the last ${(0,A.px)(K,"run")}`,q=v.filter(pt=>r(pt,
k)).length;if(q===0)return`no failure in ${V}`;const at=h(v,k).filter(({outcome:pt})=>pt==="fails").length;return v.length===1?`${at} of ${V} failed`:`${q} of ${v.
length} hosts failed in ${V}`}function p(v,{medium:k,context:K}){const V=ft=>a.Gy.words(ft.replaceAll(" ","\xA0")),q=a.Gy.joined((0,P.MC)(v.flatMap(ft=>u(ft,K))).
map(([ft,yt])=>(0,a.mG)`${a.Gy.code(ft)}${V(` ${yt}`)}`));if(k==="log")return q;const pt=v.some(({length:ft})=>ft>1)?"; of several hosts, the worst of each run":
"";return(0,a.mG)`The newest run is at the right${a.Gy.words(pt)}. ${q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function u(v,k){
const K=f(v,k);return(K[0]?.recent??[]).map((V,q,{length:at})=>{const pt=K.flatMap(({recent:_t})=>_t.at(q-at)??[]),ft=pt.flatMap(({ms:_t})=>_t??[]);return{outcome:j.
im.find(_t=>pt.some(Dt=>Dt.outcome===_t))??"skipped",ms:ft.length===0?null:Math.max(...ft)}})}const c=({medium:v})=>v==="summary"||v==="brief";function e(v,k){const K=a.
Gy.some(v,k.limits.hosts,({visit:pt})=>(0,T.b8)(pt.host,k,a.Gy.name));if(!c(k))return K;const[V]=f(v,k.context),q=V===void 0?null:(0,O.XQ)(V),at=k.medium==="bri\
ef"||q===null?a.Gy.nothing:a.Gy.small(q);return a.Gy.joined([K,(0,O.bW)(u(v,k.context)),at],a.Gy.newLine)}function i(v,k){const{medium:K,context:V}=k;if(V.history===
null)return[];const q=K==="log",at=(Tt,wt)=>q?Tt:(0,a.mG)`${Tt}${a.Gy.newLine}${a.Gy.words(`${wt}\xA0days`)}`,pt=(Tt,wt)=>{const Rt=o(Tt,wt,V),Ct=(0,A.px)(Math.
max(0,...Rt.map(Ut=>Ut.runs)),"run"),Lt=c(k)&&Rt.length>0?a.Gy.small(Ct):a.Gy.nothing,kt=({good:Ut,runs:vt})=>Ut/vt;return a.Gy.joined([(0,O.be)(Rt,kt,O.mc),Lt],
a.Gy.newLine)},ft=Tt=>(0,O.be)(f(Tt,V).flatMap(({medianMs:wt})=>wt??[]),Number,y.kJ),yt=a.om.column("Last runs",Tt=>(0,O.bW)(u(Tt,V)),"history"),_t=f(v,V),Dt=I.
filter(Tt=>_t.some(wt=>s(wt,Tt)));return[...c(k)?[]:[yt],...(q?[E]:Dt).map(Tt=>{const wt=Tt===I[0]?"number uptime":"number older";return a.om.column(at("Uptime",
Tt),Rt=>pt(Rt,Tt),wt)}),a.om.column(at("Latency",E),ft,"number minor")]}const s=({uptime:v},k)=>v.some(({days:K,runs:V},q)=>K===k&&V>1.1*(v[q-1]?.runs??0));var n=t(
2886),l=t(7615),m=t(3435);const _=2,L=4,G=6,U=20,b=200;function B(v,k=a.Gy.nothing){const{discovery:K}=v.visit.attempt,V=new Set((0,w.QK)(v).map(({problem:at})=>at.
title));if(V.size>0)return(0,A.K4)([...V],_);if(K.kind==="skipped")return K.problem.title;const q=a.Gy.some(v.services,G,({id:at})=>(0,l.h0)(at));return(0,T.ZT)(
a.Gy.isEmpty(q)?"no services":q,k)}const R=({visit:v,servicesFrom:k},K)=>k===null?(0,y.kJ)(v.attempt.timing.totalMs):(0,a.mG)`host block at ${(0,T.ik)(k,K)}`;function x(v,k,K=!1){
const{visit:V,isNew:q,findings:at}=v,pt=(0,w.sG)(v),ft=(0,T.b8)(V.host,{...k,detailed:new Set}),yt=q?` (${y.dy})`:"",_t=(0,a.mG)`${w.nx[pt]}${yt}: ${B(v,R(v,k))}`,
Dt=a.om.title(ft,_t,pt),Tt={kind:"facts",facts:(0,l.xS)(v,k)};if(k.medium!=="page")return{kind:"details",title:Dt,children:[Tt]};const wt=at.map(({severity:Ct,problem:{
message:Lt,help:kt,code:Ut}})=>{const vt=kt?(0,a.mG)` ${a.Gy.strong("Help:")} ${a.Gy.prose(kt)}`:a.Gy.nothing;return(0,a.mG)`${a.Gy.sign(a.rC[Ct])} ${a.Gy.sentence(
Lt)}.${vt} (${(0,T.U1)(Ut,k)})`}),Rt=k.context.history?.get(V.host)?.incidents??[];return{kind:"details",title:Dt,isOpen:K,anchor:(0,T.dI)(V.host),children:[{kind:"\
list",items:wt},Tt,...(0,O.cT)(Rt,k)]}}function N(v,k,K){const{medium:V,limits:q}=K,at=k.filter(vt=>(0,w.QK)(vt).every(Bt=>!(0,w.JR)(vt)&&!(0,n.zv)(Bt))),pt=v.flatMap(
vt=>at.filter(Bt=>(0,w.sG)(Bt)===vt)),[ft]=pt;if(ft===void 0||(0,T.jR)(k,K))return[];const yt=V==="log",_t=(0,w.QK)(ft).length>0,Dt=yt||_t,Tt=Dt&&pt.length<=T.dS,
wt=_t?q.details:yt?q.items:q.rows,Rt=(0,T.Ku)(pt,Tt?T.dS:wt,"host",K,vt=>Dt?vt.map(Bt=>x(Bt,K)):a.om.table(vt,J(K),"Hosts"));if(Tt||_t&&(yt||Rt.length===0))return Rt;
const Ct=a.Gy.some(pt,{few:L},({visit:vt})=>(0,T.b8)(vt.host,K)),Lt=(0,w.sG)(ft),kt=_t?"with errors or warnings":w.nx[Lt];return[{kind:"details",title:pt.length===
1?a.om.title(Ct,kt,Lt):a.om.title((0,A.px)(pt.length,"host"),(0,a.mG)`${kt}: ${Ct}`,Lt),children:Rt}]}const J=v=>[a.om.column("Host",k=>lt(k,v)),a.om.column("Re\
quired by",({requirements:k})=>{const K=k.flatMap(V=>V.because);return(0,T.AZ)(K,v.limits.ownPlaces,v)}),a.om.column("Result",k=>B(k,R(k,v)))];function lt({visit:{
host:v},isNew:k},K){const V=k?a.Gy.small(y.dy):a.Gy.nothing;return a.Gy.joined([(0,T.b8)(v,K,a.Gy.name),V],a.Gy.newLine)}const ct=v=>(0,a.mG)`${a.Gy.sign((0,w.sG)(
v))} ${w.nx[(0,w.sG)(v)]} ${a.Gy.small(B(v))}`;function et(v,k){const K=[a.om.column("Host",ft=>lt(ft,k),"name"),a.om.column("Status",ct,"status"),a.om.column("\
Time",ft=>(0,w.JR)(ft)?null:R(ft,k),"number minor"),a.om.column("Repositories",ft=>(0,m.Ub)(ft).length||null,"number repositories"),...i(v,k).map(ft=>({...ft,cell:yt=>ft.
cell([yt])})),a.om.column("Certificate expires",H,"minor when")],V=ft=>a.om.table(ft,K,"Hosts",W,"hosts",b),{good:q=[],other:at=[]}=Object.groupBy(v,ft=>(0,w.sG)(
ft)==="works"?"good":"other");if(q.length<=U||at.length===0)return V(v);const pt=a.om.title((0,A.px)(q.length,"host"),w.nx.works,"works");return[...V(at),...a.om.
details(pt,V(q))]}const W=v=>({about:{anchor:(0,T.dI)(v.visit.host),isFailing:(0,m.gT)(v)}}),H=({visit:v})=>v.attempt.certificates.map(({expires:k})=>k.slice(0,
10)).sort()[0]??"";var Y=t(1423),nt=t(5143),st=t(1064),dt=t(5011);const Mt=3,Ot=6,At=12,Q=(v,k)=>(0,w.Yn)(v,({rows:K})=>K).flatMap(K=>X(K,k));function X(v,k){if(v.
length===0)return[];const{medium:K,limits:V,context:q}=k,at=Z(v),pt=v.length<=T.dS,ft=at.sign==="fails"||at.sign==="warns"?K!=="log"||pt:K==="page"||K==="summar\
y"&&q.repositories.length<=1,yt=(0,T.Ku)(v,ft?V.roots:0,"root module",k,_t=>_t.map(Dt=>({kind:"details",title:Z([Dt]),children:Et(Dt,k)})));return pt&&yt.length>
0?yt:[{kind:"details",title:at,children:yt}]}function Z(v){const k=v.flatMap(Tt=>Tt.rows),K=(0,w.Fl)(k),V=v.length===1,q=v[0]?.clients??[],at=k.filter(Tt=>(0,w.
Fl)([Tt])===K),pt=new Set(at.map(Tt=>z(Tt,q))),ft=V?Array.from(pt,a.Gy.path):v.map(mt),yt=(0,a.mG)`${V?"for":"in"} ${a.Gy.some(ft,Mt,Tt=>Tt)}`,_t={fails:(0,a.mG)`init fails ${yt}`,
warns:(0,a.mG)`warnings ${yt}`,skipped:ot(k),works:ot(k)},Dt=V?v.map(mt):(0,A.px)(v.length,"root module");return a.om.title((0,a.mG)`${Dt}:`,_t[K],K)}function ot(v){
const k=({kind:_t,source:Dt})=>`${_t} ${Dt}`,K=[...new Map(v.map(_t=>[k(_t),_t])).values()];if(K.length===0)return"no registry modules and no providers";const V=Map.
groupBy(K,({kind:_t})=>_t),q=Array.from(V,([_t,{length:Dt}])=>(0,A.px)(Dt,_t)).join(" and "),at=v.some(({platforms:_t})=>_t.length>0)?" and package":"",pt=new Set(
v.filter(w.Rm).map(k)).size,ft=K.filter(({chosen:_t})=>Object.values(_t).includes(null)).length,yt=[...ft>0?[`${ft} without a version`]:[],...pt>0?[`${pt} not c\
hecked`]:[]];return`${q}, ${yt.join(", ")||`every version${at} is available`}`}const mt=({directory:v})=>v==="."?a.Gy.words("the top directory"):a.Gy.path((0,nt.
II)(v));function Et({rows:v,clients:k},K){const V=(0,w.Yn)(v,at=>[at]).flat(),q=at=>({sign:(0,w.Fl)([at])});return(0,T.Ku)(V,K.limits.rows,"row",K,at=>a.om.table(
at,D(k,K),"Modules and providers",q))}const D=(v,k)=>[a.om.column("Module or provider",K=>F(K,v,k)),a.om.column("Problem",({problems:K})=>{const V=K.filter(({usualSeverity:q})=>q!==
"notice");return a.Gy.joined(V.map(({code:q})=>(0,T.U1)(q,k)))}),a.om.column("Constraint",({constraints:K})=>a.Gy.some([...new Set(K)],Ot,a.Gy.value)),a.om.column(
"Version",K=>it(K,v)),a.om.column("Newest",({newest:K})=>K===null?null:a.Gy.value(K)),a.om.column("Platforms",({platforms:K})=>a.Gy.some(K,At,({platform:V,available:q})=>{
const at=q===null?"?":q?"\u2713":"\u2717";return(0,a.mG)`${a.Gy.words(at)} ${a.Gy.value(V)}`}))];function F(v,k,K){const V=a.Gy.path(z(v,k));if(K.medium==="log")
return V;const q=v.source===v.address?a.Gy.nothing:a.Gy.path(v.source),at=v.places.slice(0,1).map(ft=>(0,T.ik)(ft,K)),pt=a.Gy.joined([q,at],a.Gy.words(" at "));
return a.Gy.joined([a.Gy.strong(V),a.Gy.small(pt)],a.Gy.newLine)}const z=({address:v,host:k},K)=>K.every(V=>(0,dt.Vm)(V)===k)&&v.startsWith(`${k}/`)?v.slice(k.length+
1):v;function it({chosen:v,locked:k},K){const V=st.Du.filter(yt=>v[yt]!==void 0),q=Map.groupBy(V,yt=>v[yt]??null),at=q.size<2&&K.every(yt=>V.includes(yt)),pt=Array.
from(q,([yt,_t])=>{const Dt=yt===null?"none":a.Gy.value(yt);return at?Dt:(0,a.mG)`${(0,A.eZ)(_t)} ${Dt}`});if(k===null||pt.length===0)return a.Gy.joined(pt);const ft=q.
size===1&&q.has(k);return(0,T.ZT)(a.Gy.joined(pt),ft?"locked":(0,a.mG)`locked: ${a.Gy.value(k)}`)}const rt=["problems","unchecked","ownFiles","history","roots"],
ht=[...rt,"requests","passed","skipped","notices","notes"],ut=[...rt,"passed","skipped","notes"],gt=[...rt,"requests","passed","skipped","remarks"],It=["problem\
s","hosts","details","incidents","repositories","roots","files","notices","notes"],Pt=(v,...k)=>({title:v,blocks:({hosts:K},V)=>N(k,K,V)}),Gt={problems:{title:"\
Problems",blocks:({findings:v},k)=>(0,Y.OT)(k.medium==="log"?v:v.filter(w.nM),k)},ownFiles:{title:"Repositories",blocks:({files:v},k)=>(0,m.aJ)(v,k)},history:{title:"\
History",blocks:M},roots:{title:"Root modules",blocks:jt},requests:Pt("Requests","fails","warns"),unchecked:Pt("Hosts","unchecked"),passed:Pt("Hosts that passed",
"works"),skipped:Pt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:v},k)=>et((0,w.md)(v),k)},details:{title:"Details",blocks:({hosts:v},k)=>bt((0,w.
md)(v),k)},incidents:{title:"Incidents",blocks:(v,k)=>(0,O.hc)(k)},repositories:{title:"Repositories",blocks:m.sN},files:{title:"Findings in files",blocks:({files:v},k)=>(0,m.
qP)(v,k)},notices:{title:"Notices",blocks:Nt},notes:{title:"About this check",blocks:Ft},remarks:{title:"Remarks",blocks:(v,k)=>xt(v,k).rest.map(a.om.paragraph)}};
function jt({roots:v,hosts:k},K){const V=(0,T.jR)(k,K),q=v.filter(({rows:at})=>!V||(0,w.Fl)(at)!=="fails");return Q(q,K)}const Wt=({hosts:v},{limits:k})=>new Set(
(0,A.zN)((0,w.md)(v),k.details).shown.map(({visit:K})=>K.host)),bt=(v,k)=>(0,T.Ku)(v,k.limits.details,"host",k,K=>K.map(V=>x(V,k,K.length===1)));function Nt({findings:v},k){
const K=v.filter(q=>!(0,w.nM)(q)),V=a.om.title((0,A.px)(K.length,"notice"),a.Gy.nothing,"notice");return a.om.details(V,(0,Y.OT)(K,k))}function Ft(v,k){const{shown:K,
rest:V}=xt(v,k),q=at=>[a.om.paragraph(a.Gy.joined(at,a.Gy.newLine))];return[...q(K),...(0,Y.TM)(V,"remark",k,q)]}function xt(v,{context:k,limits:K}){const V=(0,C.
h$)(v,k).map(q=>a.Gy.sentence(q,K.characters));return(0,A.zN)(V,K.remarks)}const Ht=(v,k,K)=>v.flatMap(V=>{const{title:q,blocks:at}=Gt[V],pt=V==="details"&&k.hosts.
length>T.dS,ft=at(k,K);return ft.length===0?[]:[{id:V,title:q,isFolded:pt,blocks:ft}]}),Xt=(v,k,K)=>v.flatMap(V=>Gt[V].blocks(k,K))}),5955:(($t,tt,t)=>{t.d(tt,{
M:()=>j,u:()=>P});var A=t(2370),w=t(4732),C=t(8820),a=t(6503);function*j(O,T=""){const S=`${T}  `,I=O instanceof Iterator,[E,M]=I?"[]":"{}";let f=E;for(const h of I?
O:Object.entries(O)){const[$,o]=I?["",h]:[`"${h[0]}": `,h[1]];if(o===void 0)continue;const r=`${f}
${S}${$}`;f=",",y(o)?(yield r,yield*j(o,S)):yield r+(0,C.s$)(JSON.stringify(o,null,2).replaceAll(`
`,`
${S}`))}yield f===E?`${E}${M}`:`
${T}${M}`}const y=O=>O instanceof Iterator||Object.values(O??{}).some(T=>T instanceof Iterator);function P(){const O=new Map;return T=>{const{host:S,problem:I}=T,
E=(0,C.RK)((0,a.ju)(T)??""),f=S===null&&!I.code.startsWith("file-")?(0,C.RK)((0,w.pj)(I.message)):"",h=[I.code,S??"",E,(0,A.W7)(T),f].join("|"),$=(O.get(h)??0)+
1;return O.set(h,$),`${h}|${$}`}}}),6906:(($t,tt,t)=>{t.d(tt,{B2:()=>C,MC:()=>S,qX:()=>T,wh:()=>a});var A=t(9076),w=t(8820);const C={fails:"\u2717",unchecked:"\u2717",
warns:"!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function a(I){if(typeof I=="string")return(0,w.RK)(I);if(!("kind"in I))return I.map(a).join("");switch(I.
kind){case"words":return I.text;case"code":case"prose":return(0,w.RK)(I.text,I.max);case"strong":case"small":case"sentence":case"link":return a(I.content);case"\
sign":return C[I.of];case"break":return", ";case"chart":return T(I.runs)}}const j=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"\
below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{
mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],y="\u2573",P="\u254C";function O(I){return I.outcome==="fails"?y:(0,A.yX)(I)?j.find(({belowMs:E})=>(I.
ms??0)<E)?.mark??"":P}const T=I=>I.map(O).join("");function S(I){const E=new Set(I.map(O)),M=I.some($=>O($)===j[0].mark&&$.ms===null);return[...j.map(({mark:$,words:o},r)=>[
$,r===0&&M?`${o} or not measured`:o]),[y,"failed"],[P,"no result"]].filter(([$])=>E.has($))}}),6097:(($t,tt,t)=>{t.d(tt,{$N:()=>O,LG:()=>h,fX:()=>I});var A=t(4e3),
w=t(2370),C=t(5143),a=t(9664),j=t(5257),y=t(5102),P=t(6503);function O(r,{repositories:{length:d}}){const{hosts:g,files:p,findings:u,passed:c,stopped:e}=r,i=f(r,
d),s=p.filter(({problem:B})=>i===null||!S.test(B.code)),n=s.filter(B=>!T(B)),l=(0,y.hm)(n)==="error"&&!g.some(y.DI),m=i===null&&d>0?` in ${(0,A.px)(d,"repositor\
y")}`:"",G=[n.length<s.length?[`nothing to check${m}`]:E(g,m),M(n)],U=[i??[],l?G.toReversed():G].flat(2).join(", "),b=(0,y.hm)(u)==="error";if(e!==null){const B=(0,A.
Cw)(e);return b||g.some(y.b)?`${U} (${B})`:`${B}; ${U}`}return c&&b?`${U} (the check passes: fail-on is never)`:c||b?U:`${U} (the check fails: fail-on is warnin\
g)`}const T=({problem:r,severity:d})=>r.code==="nothing-to-check"&&d==="error",S=/^(?:module|provider|version|package|constraint|lock)-/,I="not allowed";function E(r,d){
const g=r.length;if(g===0)return[`no registry hosts to check${d}`];const{skipped:p=[],checked:u=[]}=Object.groupBy(r,R=>(0,y.JR)(R)?"skipped":"checked"),{fails:c,
unchecked:e,works:i}=y.nx,s=(R,x)=>x.length===0?[]:[{words:R,count:x.length}],n=[...s(c,u.filter(y.DI)),...s(I,p.filter(y.DI)),...s(e,p.filter(y.b))],l=[...s(i,
u),...s(y.nx.skipped,p)],[m,..._]=n.length>0?n:l,L=u.filter(R=>(0,y.sG)(R)==="warns").length,G=g===1?"":`${L} ${n.length>0?"more ":""}`,b=m?.words===I||m?.words===
e?m.count===1?"is ":"are ":"";return[`${g===1?"1 registry host":(0,P.GH)(m?.count??0,g,"registry hosts")}${d} ${b}${m?.words}`,..._.map(({count:R,words:x})=>`${R}\
 ${x}`),...L===0?[]:[`${G}with warnings`]]}function M(r){const d=(0,y.hm)(r);if(d===null||d==="notice")return[];const g=r.filter(({severity:i})=>i===d),p=(0,P.eb)(
g).length,u=new Set((0,P.Dx)(g).map(({file:i})=>i)).size,c=p>0?`files of ${(0,A.px)(p,"repository")}`:(0,A.px)(u,"file"),e=g.some(i=>(0,w.Xd)(i)===null);return[
...u>0?[`${d}s in ${c}`]:[],...e?[`${d}s in settings or credentials`]:[]]}function f({roots:r,findings:d},g){const p=r.filter(({directory:l})=>l!==j.cd.file),[u]=(0,y.
Yn)(p,({rows:l})=>l),c=new Set([...u.map($),...o(d)]);if(c.size===0)return null;const e=new Set([...p.map($),...c]).size,i=new Set(Array.from(c,C._M)).size,s=e<
2?"":` in ${(0,P.GH)(c.size,e,"root modules")}`,n=g<2?"":` (${(0,P.GH)(i,g,"repositories")})`;return`init fails${s}${n}`}function h(r,{repositories:d}){const g=r.
files.filter(({severity:p})=>p==="error");return f(r,d.length)??M(g)[0]??null}const $=({directory:r})=>r,o=r=>(0,P.Dx)(r.filter(({problem:d,severity:g})=>d.code===
"cloud-token"&&g==="error")).map(({file:d})=>{const{repository:g,path:p}=(0,C.bH)(d),u=(0,a.jt)(p)||".";return g===null?u:(0,C.yJ)(g,u)})}),3394:(($t,tt,t)=>{t.
d(tt,{Cf:()=>h,Fp:()=>g,Gc:()=>M,gD:()=>r,wQ:()=>f,yv:()=>p});var A=t(4e3),w=t(6266),C=t(5102),a=t(4073),j=t(806),y=t(4120),P=t(6097),O=t(7792);const T=1e6,S=10,
I=100,E=7;function M(u,c){const e=c.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),i=O.Gy.link(e,O.Gy.words("in the JSON report"));return h(a.$M,u,(0,j.
du)(c,"summary",i,u.lines),{head:`## ${r(u,c)}`,foot:(0,O.mG)`tf-disco ${c.version}, started ${(0,y.QN)(c.startedAt)}.`,maxBytes:T})}const f=(u,c,e,i)=>h(a.YK,u,
(0,j.du)(c,"brief",j.xy),{head:`### ${d(u,c)}`,foot:(0,O.mG)`Details in the summary of ${g(e)}. Updated automatically.`,maxBytes:i});function h(u,c,e,{head:i,foot:s,
maxBytes:n}){const l=(0,w.kE)([O.om.paragraph(O.Gy.small(s))]),m=n-S-(0,A.$$)(i+l),_=$(u,c,e),L=o(_,w.kE,m);return`${[i,...L,l].filter(G=>G!=="").join(`

`)}
`}const $=(u,c,e)=>u.flatMap(i=>{const{title:s,blocks:n}=a.dI[i],l=O.om.paragraph((0,O.mG)`${s}: more ${e.rest}`);return i!=="problems"?[[n(c,e),[l]]]:n(c,e).map(
m=>m.kind==="problem"?[[m],[{...m,message:O.Gy.nothing,parts:[]}]]:[[m]])});function o(u,c,e){const i=u.map(([l=[]])=>c(l)),s=()=>i.reduce((l,m)=>l+(m===""?0:(0,A.
$$)(`${m}

`)),0)>e,n=[...u.keys()].reverse().filter(l=>i[l]!=="");for(const l of n){const m=u[l]?.[1];m!==void 0&&s()&&(i[l]=c(m))}for(const l of n)s()&&(i[l]="");return i}
const r=(u,c)=>`${w.$J[(0,C.fi)(u)]} ${(0,y.Iu)((0,P.$N)(u,c))}`,d=(u,c)=>`${w.$J[(0,C.fi)(u)]} Terraform service discovery: ${(0,P.$N)(u,c)}`;function g({url:u,
workflow:c,job:e,commit:i}){const s=c.split("/").at(-1)??"";return O.Gy.joined([O.Gy.link(u,O.Gy.code(s===""?"this run":s,I)),e===""?O.Gy.nothing:(0,O.mG)`job ${O.
Gy.code(e,I)}`,i===""?O.Gy.nothing:(0,O.mG)`commit ${O.Gy.code(i.slice(0,E))}`])}const p=(u,c,e)=>`${d(u,c)}. ${(0,w.ni)(O.Gy.small(g(e)))}
`}),2935:(($t,tt,t)=>{t.d(tt,{LV:()=>P,Wc:()=>M,ky:()=>j,nI:()=>w,nc:()=>T,wW:()=>a});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},w=(f,h,{colour:$})=>$?
`\x1B[${A[h]}m${f}\x1B[0m`:f,C=(f,h,{hyperlinks:$})=>h&&$?`\x1B]8;;${h}\x1B\\${f}\x1B]8;;\x1B\\`:f;function a(f,h){const $=" ".repeat(f.indent),o=f.label.padEnd(
(f.column??0)-1),r=" ".repeat(f.indent+(f.column??2)),d=h.width-$.length-o.length-1,g=P(y(f.text,h),d,h.width-r.length),[p="",...u]=g,c=C(w(o,f.style,h),f.url,h),
{text:e="",url:i}=f.linked??{},n=p.startsWith(e)?`${C(e,i,h)}${p.slice(e.length)}`:p;return[`${$}${c} ${n}`.trimEnd(),...u.map(l=>`${r}${l}`)]}function j(f,h){const $=P(
y(f,h),h.width,h.width-2),[o="",...r]=$;return[o,...r.map(d=>`  ${d}`)]}const y=(f,h)=>h.withFlags?.(f)??f;function P(f,h,$=h){const o=[];let r="",d=0;for(const g of f.
split(" ")){const p=T(g),u=o.length===0?h:$;r!==""&&d+1+p>u&&(o.push(r),r=""),d=r===""?p:d+1+p,r=r===""?g:`${r} ${g}`}return[...o,r]}const O=/^[ -~]*$/,T=f=>O.test(
f)?f.length:Iterator.from(f).reduce((h,$)=>h+S($),0);function S(f){return O.test(f)?1:I(f)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(f)?1:E(f)?2:1}const I=f=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(f),E=f=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(f);function M(f,h,$){let[o,r]=["",0];for(const d of f){const g=S(d),p=r+g;if(r>=h&&p<=$&&(g>0||r>h)?o+=d:o+=" ".repeat(Math.max(0,Math.min(p,$)-Math.max(r,
h))),r=p,r>$)break}return o}}),2909:(($t,tt,t)=>{t.a($t,async(A,w)=>{try{let x=function(et){I.R8(U.redact(et).map(W=>(0,c.LS)(W)))},lt=function(et){const{verdict:W,
changes:H,context:Y}=et,nt=l===null?[]:(0,T.ws)((0,r.R8)(W),L,l),st=H?.kind==="files"?H.files:[],dt=l===null?new Map:(0,T.hP)(nt,st,L,l);return{...et,located:nt,
context:{...Y,links:dt}}};t.r(tt);var C=t(4883),a=t(3368),j=t(7251),y=t(1342),P=t(7671),O=t(6954),T=t(40),S=t(220),I=t(3565),E=t(8782),M=t(1589),f=t(785),h=t(1831),
$=t(1116),o=t(7039),r=t(4503),d=t(6662),g=t(3394),p=t(8463),u=t(7773),c=t(8820),e=t(6875);const i=120;(0,f.kL)(process,et=>process.stderr.write(`the log was not\
 written: ${et}
`));const{env:s}=process,n=I.j_(s.GITHUB_EVENT_PATH);delete s.GITHUB_EVENT_PATH;const l=(0,E.ng)(s,n),m=(0,E.$c)(s.GITHUB_EVENT_NAME,n),_=Object.keys(s).filter(
et=>et.startsWith(h.xV)&&!s[et]);for(const et of m?_:[])delete s[et];const L=s.GITHUB_WORKSPACE??process.cwd(),G=I.Ko(u.y.map(({name:et})=>et)),U=(0,a.cA)(G,s,(0,j.
K)(I.QU)),b=new e.VG;await(0,f.mB)(process,{stop:b,secrets:U,isFinal:!1,act:B,reportMistakes:et=>I.fJ("Wrong settings",et.map(W=>(0,c.LS)(W)).join(`
`)),reportCrash:et=>I.fJ("Could not run",et)});async function B(et){const W=(0,M.fN)(st=>I.N4(U.redact([st]))),{checked:H,warnings:Y}=await(0,C.k_)(G,process,W,
{directory:L,isFork:m,stop:b,changes:R,secrets:U}),nt=et.aborted?3:H.verdict.passed?0:1;return x(Y),await J(H,et),nt}async function R({githubToken:et}){const W=await(0,P.
S)(l,et,b.signal);return W.kind==="all"&&l?.pull&&x([`changed-only has no effect: ${W.why}`]),W}async function N(et,W){try{await W()}catch(H){x([`${et}: ${(0,y.
A3)(H)}`])}}async function J(et,W){let H={...et,located:[]};await N("places are not links",()=>{H=lt(et)}),await ct(H),!W.aborted&&await N("the comment and the \
issue were not written",async()=>{const{notes:Y,warnings:nt}=await(0,S.m)(H,l,L,W);I.N4(U.redact(Y)),x(nt)})}async function ct({settings:et,verdict:W,context:H}){
const{GITHUB_OUTPUT:Y,GITHUB_STEP_SUMMARY:nt,RUNNER_TEMP:st}=s,dt={colour:!1,width:i,isRunner:!0,context:H},Mt={"the log was not written":()=>I.ur((0,d.K)(W,dt)),
"the annotations were not written":()=>I.fz((0,$.H)(W,H)),"the outputs were not written":()=>x(I.Kn(Y,(0,O.Y)(W))),"the job summary was not written to GITHUB_ST\
EP_SUMMARY":()=>I.Sy(nt,(0,g.Gc)(W,H)),"the JSON report was not written to RUNNER_TEMP":()=>{const Ot=I.u5(st,(0,o.hF)(W,H));x(I.Kn(Y,{report:Ot}))},"the report\
 files were not written":()=>x((0,p.t)(et,{verdict:W,context:H},L))};for(const[Ot,At]of Object.entries(Mt))await N(Ot,At)}w()}catch(i){w(i)}},1)}),9050:(($t,tt,t)=>{
t.d(tt,{G:()=>j});var A=t(6760),w=t(5747);const C=/^[0-9a-f]{40}$/,a=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function j($){const o=(0,A.join)($,".git"),r=y(o,$)??o,d=S(
(0,A.join)(r,"commondir")),g=d===null?r:(0,A.resolve)(r,d),p=()=>(0,w.r7)((0,A.join)(g,"packed-refs"))??"",u=P(S((0,A.join)(r,"HEAD")),[r,g],p);return u===null?
null:{commit:u,isFetched:T(u,(0,w.r7)((0,A.join)(r,"FETCH_HEAD"))??"",p),remote:M((0,w.r7)((0,A.join)(g,"config"))??"")}}function y($,o){const[,r]=/^gitdir: (.+)$/.
exec(S($)??"")??[];return r===void 0?null:(0,A.resolve)(o,r)}function P($,o,r){const[,d]=a.exec($??"")??[],g=d===void 0?$:O(d,o,r);return g!==null&&C.test(g)?g:
null}function O($,o,r){for(const g of o){const p=S((0,A.join)(g,$));if(p!==null)return p}return r().split(`
`).find(g=>g.endsWith(` ${$}`))?.slice(0,40)??null}function T($,o,r){const d=(g,p)=>g.split(`
`).some(u=>u.startsWith(`${$}${p}`));return d(o,"	")||d(r()," refs/remotes/")}const S=$=>(0,w.r7)($)?.replace(/\r?\n$/,"")??null,I=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function M($){let o=!1;for(const r of $.split(`
`).map(d=>d.trim())){r.startsWith("[")&&(o=r==='[remote "origin"]');const d=r.indexOf("=");if(!(!o||d<0||r.slice(0,d).trim().toLowerCase()!=="url"))return f(r.slice(
d+1).trim())}return null}function f($){const o=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec($),[r,d]=o===null?h($):[o[1],o[2]],g=(d??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),p=g.length>1&&g.length<=I;return!r||!p||!g.every(u=>E.test(u))?null:{host:r.toLowerCase(),owner:g.slice(0,-1).join("/"),name:g.at(-1)??""}}function h($){
const o=URL.parse($);return o===null||!/^(https?|ssh):$/.test(o.protocol)?[]:[o.protocol==="ssh:"?o.hostname:o.host,o.pathname.slice(1)]}}),7671:(($t,tt,t)=>{t.
d(tt,{N:()=>j,S:()=>p});var A=t(317),w=t(8782);const C=100,a=100;async function j(u,c,e,i){const s=AbortSignal.any([AbortSignal.timeout(e),i]),{connect:n}=await Promise.
all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:l,paginate:m}=n(u,c,s),_={owner:u.owner,repo:u.repository},L={..._,per_page:C},G=b=>P(b.then(({data:B})=>B)),
U=(b,B)=>P(y(b,B));return{listComments:async b=>{const B={...L,issue_number:b};return(await U(m.iterator(l.issues.listComments,B))).map(O)},createComment:async(b,B)=>O(
await G(l.issues.createComment({..._,issue_number:b,body:B}))),updateComment:(b,B)=>G(l.issues.updateComment({..._,comment_id:b,body:B})),deleteComment:b=>G(l.issues.
deleteComment({..._,comment_id:b})),listIssues:async(b,B)=>{const R=m.iterator(l.issues.listForRepo,{...L,...b}),x=N=>(0,w.at)(N,"pull_request")===void 0;return(await U(
R,B)).filter(x).map(T)},createIssue:async b=>T(await G(l.issues.create({..._,...b,labels:[...b.labels]}))),updateIssue:(b,B)=>G(l.issues.update({..._,issue_number:b,
...B})),addLabels:(b,B)=>G(l.issues.addLabels({..._,issue_number:b,labels:[...B]})),createLabel:b=>G(l.issues.createLabel({..._,...b})),listChangedFiles:async b=>{
const B={...L,pull_number:b};return(await U(m.iterator(l.pulls.listFiles,B))).map(S)}}}async function y(u,c=Number.POSITIVE_INFINITY){const e=[];let i=0;for await(const{
data:s}of u){for(const n of I(s))e.push(n);if(e.length>=c)return e.slice(0,c);if(i+=1,i===a)throw new A.F9(`the list has more than ${a} pages`)}return e}async function P(u){
try{return await u}catch(c){throw c instanceof A.F9?c:new A.F9("the response is not one of GitHub\u2019s REST API")}}const O=u=>({id:$(u,"id"),body:h(u,"body")??
"",isTrusted:M(u)}),T=u=>({number:$(u,"number"),title:f(u,"title"),body:h(u,"body")??"",isOpen:f(u,"state")==="open",reason:h(u,"state_reason"),closedAt:h(u,"cl\
osed_at"),labels:I((0,w.at)(u,"labels")).flatMap(c=>typeof c=="string"?c:h(c,"name")??[]),isTrusted:M(u)}),S=u=>({file:f(u,"filename"),status:f(u,"status"),changes:$(
u,"changes"),patch:h(u,"patch")}),I=u=>Array.isArray(u)?u:o(),E=["OWNER","MEMBER","COLLABORATOR"],M=u=>(0,w.at)(u,"user","type")==="Bot"||E.includes((0,w.at)(u,
"author_association")),f=(u,c)=>h(u,c)??o();function h(u,c){const e=(0,w.at)(u,c)??null;return e===null||typeof e=="string"?e:o()}function $(u,c){const e=(0,w.at)(
u,c),i=typeof e=="bigint"?Number(e):e;return typeof i=="number"&&Number.isFinite(i)&&i>=0?i:o()}function o(){throw new A.F9("the response is not one of GitHub\u2019s\
 REST API")}const r=3e3,d=6e4,g=u=>({kind:"all",why:u});async function p(u,c,e,i=d){if(u===null)return g("not a workflow run");const{pull:s,event:n}=u;if(s===null)
return g(`a ${n} event has no pull request`);const l=(0,w.h0)(u,c);if(!l.ok)return g(l.why);try{const _=await(await j(u,l.value.token,i,e)).listChangedFiles(s.number);
return _.length<r?{kind:"files",files:_}:g(`the pull request changes ${r} files or more, and GitHub lists at most ${r}`)}catch(m){return g((0,A.Ic)("the changed\
 files could not be listed",m,{run:u,permission:"pull-requests: read"}))}}}),317:(($t,tt,t)=>{t.d(tt,{F9:()=>C,Ic:()=>E,Wo:()=>a,jy:()=>T});var A=t(1342),w=t(8820);
class C extends Error{name="ApiFailure";httpStatus;headers;constructor($,o=null,r={}){super($),this.httpStatus=o,this.headers=r}}async function a(h){try{return await h,
!0}catch($){if($ instanceof C&&$.httpStatus===404)return!1;throw $}}const j=2e4,y=2,P=500,O=h=>S(h,0,0)!==null;function T(h,$,o,r){if(o>=y)return null;const d=S(
h,o,r);if(d!==null)return d<=j?d:null;if($==="POST")return null;const{httpStatus:g}=h;return g===null||g===408||g>=500?P*2**o:null}function S({httpStatus:h,headers:$,
message:o},r,d){if(h!==403&&h!==429)return null;const g=Number($["retry-after"]??Number.NaN);if(Number.isFinite(g))return Math.max(0,g*1e3);const p=Number($["x-\
ratelimit-reset"]??Number.NaN);return String($["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(p)?Math.max(0,p*1e3-d):h===429||/secondary rate limit|abuse detection/i.
test(o)?5e3*2**r:null}const I=300;function E(h,$,{run:o,permission:r}){if(!($ instanceof C))return`${h}: ${(0,A.A3)($)}`;const{httpStatus:d,message:g}=$,p=g.startsWith(
"the ")?" as expected":"",u=d===null?`did not answer${p}`:`returned ${d}`;return`${h}: ${(0,w.RK)(o.apiUrl)} ${u} (${M(g)})${f($,o,r)}`}const M=h=>(0,w.BP)((0,w.
RK)(h.replace(/\s+/gu," "),I));function f(h,$,o){if(O(h))return"; GitHub limits the rate of requests, try again later";switch(h.httpStatus){case 401:return"; gi\
thub-token is invalid or has expired";case 403:case 404:return $.pull?.isFork===!0&&o.endsWith("write")?"; the token of a pull request from a fork is read-only,\
 whatever `permissions` says":`; add \`${o}\` to \`permissions\` of the job`;case 410:return o==="issues: write"?"; issues are disabled in this repository":"; i\
t no longer exists";default:return""}}}),6954:(($t,tt,t)=>{t.d(tt,{Y:()=>a});var A=t(4e3);const w={hosts:12e4,services:36e4},C=1;function a({passed:j,hosts:y,findings:P}){
const O=E=>P.filter(M=>M.severity===E).length,T=({visit:E})=>JSON.stringify(E.host),{shown:S}=(0,A.I0)(y,w.hosts,C,T),{shown:I}=(0,A.I0)(y,w.services,C,E=>{const M=E.
services.flatMap(f=>f.kind==="url"?[[f.id,f.url]]:[]);return`${T(E)}:${JSON.stringify(Object.fromEntries(M))}`});return{passed:j,hosts:`[${S.join(",")}]`,services:`\
{${I.join(",")}}`,errors:O("error"),warnings:O("warning"),"left-out":y.length-Math.min(S.length,I.length)}}}),40:(($t,tt,t)=>{t.d(tt,{hP:()=>S,ws:()=>O});var A=t(
6760),w=t(5747),C=t(9050),a=t(9664),j=t(4503),y=t(7050);let P=function(...M){return{createHash:P}=process.getBuiltinModule("node:crypto"),new.target?new P(...M):
P(...M)};function O(M,f,h){const $=(0,y.O)(o=>{const r=(0,A.join)(f,o),d=(0,w.UO)(r,f)?(0,C.G)(r):null;return d!==null?T(d,o,h):o===""?null:$((0,a.jt)(o))});return[
...M].flatMap(o=>{const r=$((0,a.jt)(o));if(r===null)return[];const{prefix:d,blob:g,isOfRun:p}=r,u=o.slice(d.length),c=(0,j.oW)(u);return c===null?[]:{file:o,path:u,
url:`${g}/${c}`,isOfRun:p}})}function T({commit:M,isFetched:f,remote:h},$,o){const r=URL.parse(o.serverUrl);if(h===null||r===null||!/^https?:\/\/[\w.:/-]+$/.test(
o.serverUrl)||h.host!==r.host&&h.host!==r.hostname||!f&&![o.commit,o.defaultCommit].includes(M))return null;const d=`${h.owner}/${h.name}`,g=p=>p?.toLowerCase()===
d.toLowerCase();return{prefix:$===""?"":`${$}/`,blob:`${o.serverUrl}/${d}/blob/${M}`,isOfRun:g(`${o.owner}/${o.repository}`)||g(o.pull?.from)}}function S(M,f,h,{
pull:$,serverUrl:o,owner:r,repository:d}){const g=new Map(f.map(({file:u,patch:c})=>[u,c])),p=M.map(({file:u,path:c,url:e,isOfRun:i})=>{const s=g.get(c)??null,n=s===
null||!i?null:(0,w.r7)((0,A.join)(h,u));if($===null||s===null||n===null)return[u,{url:e}];const l=P("sha256").update(c).digest("hex"),m=`${o}/${r}/${d}/pull/${$.
number}/files#diff-${l}`;return[u,{url:e,diff:{url:m,lines:I(s,n)}}]});return new Map(p)}function I(M,f){const h=f.split(`
`).map(E),$=new Set;let o=0;for(const r of M.split(`
`)){const[,d]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(r)??[];d!==void 0?o=Number(d):/^[ +]/.test(r)&&(h[o-1]===E(r.slice(1))&&$.add(o),o+=1)}return $}const E=M=>M.endsWith(
"\r")?M.slice(0,-1):M}),1614:(($t,tt,t)=>{t.d(tt,{Fq:()=>r,KY:()=>P,Uv:()=>T,pT:()=>h});var A=t(4702),w=t(4e3),C=t(8065),a=t(5102),j=t(8782),y=t(5017);function P({
verdict:e,context:i},{issueCloseAfter:s},n){const l=N=>N.some(({severity:J})=>(0,A.k2)(J,i.failOn)),{stopped:m}=e,_=e.hosts.map(N=>{const J=N.visit.host,lt=i.history?.
get(N.visit.host)?.alarm??null,ct=l(N.findings),et=(0,a.sG)(N)==="skipped",W=lt===null?ct||(0,a.b)(N):lt.isDown&&!et;return{name:J,alarm:et?null:lt,failsNow:ct,
isDown:W}}),L=_.map(({name:N})=>N).toSorted(),G=_.filter(({isDown:N})=>N).map(({name:N})=>N),U=l(e.files)?[C.cn]:[],b=[...G,...U].toSorted(),B=_.flatMap(({alarm:N,
...J})=>N===null?[]:{alarm:N,...J}),R=B.filter(({alarm:N})=>N.good<s),x=B.filter(({failsNow:N,isDown:J})=>N&&!J);return{hosts:L,failing:b,since:new Map(B.flatMap(
({name:N,alarm:J})=>J.since?[[N,J.since]]:[])),unsettled:new Map(R.map(({name:N,alarm:J})=>[N,J.good])),goodRuns:s,pending:new Map(x.map(({name:N,alarm:J})=>[N,
J.failed])),isWhole:m===null||["deadline","signal","crash"].includes(m.kind),at:i.startedAt,run:n.id}}const O=e=>({kind:"nothing",why:e});function T(e,i){const s=e?.
isOpen?S(i,e.state):i,n=s.failing.length===0,l=s.pending.size===0?"no failures":"too few failing runs";if(e===null)return n?O(l):{kind:"open",state:I(null,s)};const{
state:m,isOpen:_,reason:L}=e;if(m.run>s.run)return O("a later run has updated it");if(!_&&n)return O(l);if(!_&&L==="not_planned"&&m.digest===(0,y.ol)(s.failing))
return O("it was closed as not planned");const G=I(m,s),U=m.digest!==G.digest||!_;return{kind:n?"close":_?"update":"reopen",state:G,event:U?E(m,s,!_):null}}function S(e,{
failing:i}){const s=new Set(e.hosts),n=({subject:m})=>e.unsettled.has(m)||!e.isWhole&&!s.has(m),l=i.first.filter(n).map(({subject:m})=>m);return{...e,failing:[...new Set(
[...e.failing,...l])].toSorted()}}function I(e,i){return{hosts:o(i.hosts),failing:M(i,e?.failing.first??[]),digest:(0,y.ol)(i.failing),since:i.failing.length===
0?null:e?.since??f(i),run:i.run}}function E({failing:e,since:i},s,n){const l=new Set(e.first.map(({subject:U})=>U)),m=e.count===e.first.length,_=U=>l.has(U)||!m,
L=new Set([...s.hosts,C.cn]),G=e.first.filter(({subject:U})=>!s.failing.includes(U));return{at:s.at,down:s.failing.filter(U=>!_(U)),up:G.filter(({subject:U})=>L.
has(U)),gone:G.flatMap(({subject:U})=>L.has(U)?[]:[U]),still:s.failing.filter(_),endedSince:s.failing.length===0?i:null,isReopened:n}}function M(e,i){const s=new Map(
i.map(({subject:n,since:l})=>[n,l]));return o(e.failing.map(n=>{const l=e.unsettled.get(n)??0;return{subject:n,since:s.get(n)??e.since.get(n)??e.at,...l>0?{recovering:{
good:l,needed:e.goodRuns}}:{}}}))}const f=({failing:e,since:i,at:s})=>e.map(n=>i.get(n)??s).reduce((n,l)=>n<l?n:l,s);function h(e,{hosts:i}){if(e.length===0||i.
count===0)return 1;const s=new Set(i.first),n=o(e).first.filter(m=>s.has(m)).length;return e.length===i.count&&n===s.size?n+1:n}const $=6e3;function o(e){const{
shown:i}=(0,w.I0)(e,$,0,s=>JSON.stringify(s));return{first:e.slice(0,i.length),count:e.length}}function r(e){const i=d((0,j.at)(e,"hosts"),g),s=d((0,j.at)(e,"fa\
iling"),u);if(i===null||s===null)return null;const n=(0,j.at)(e,"since");return{hosts:i,failing:s,digest:(0,j.$6)(e,"digest")??"",since:p(n)?n:null,run:c((0,j.at)(
e,"run"))}}function d(e,i){const s=(0,j.at)(e,"first");return!Array.isArray(s)||!s.every(i)?null:{first:s,count:Math.max(s.length,c((0,j.at)(e,"count")))}}const g=e=>typeof e==
"string",p=e=>g(e)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(e)&&!Number.isNaN(Date.parse(e)),u=e=>g((0,j.at)(e,"subject"))&&p((0,j.at)(e,"since")),c=e=>typeof e=="num\
ber"&&Number.isSafeInteger(e)&&e>=0?e:0}),5017:(($t,tt,t)=>{t.d(tt,{Pe:()=>O,ol:()=>j,t7:()=>T,yR:()=>a});var A=t(8820);let w=function(...S){return{createHash:w}=
process.getBuiltinModule("node:crypto"),new.target?new w(...S):w(...S)};const C="tf-disco",a=(S,...I)=>j([S.workflow,S.job,S.step,...I]),j=S=>w("sha256").update(
JSON.stringify(S)).digest("hex").slice(0,16);function y(S,I,E){const M=JSON.stringify(E).replace(/[<>&]/g,A.z5);return`<!-- ${C} ${S} ${I} ${M} -->`}const P=65536;
function O(S,I,E,M){const f=y(S,I,E);return`${f}
${M(P-f.length-1)}`}function T(S,I,E){const M=`<!-- ${C} ${I} ${E} `;if(!S.startsWith(M))return;const f=S.indexOf(" -->",M.length);if(!(f<0))try{return JSON.parse(
S.slice(M.length,f))}catch{return}}}),220:(($t,tt,t)=>{t.d(tt,{m:()=>f});var A=t(4e3),w=t(7671),C=t(317),a=t(40),j=t(8782),y=t(1614),P=t(5017);let O=function(...o){
return{deliverComment:O}=t.late([403],2403),new.target?new O(...o):O(...o)},T=function(...o){return{deliverIssue:T}=t.late([403],2403),new.target?new T(...o):T(
...o)};const S=6e4,I=1e4,E=10,M={comment:"pull-requests: write",issue:"issues: write"};async function f(o,r,d,g){const{settings:p}=o,u=["comment","issue"].filter(
J=>p[J]!=="never"),c=(0,j.h0)(r,p.githubToken),e=[],i=[];if(!c.ok)return{notes:e,warnings:u.map(J=>`the ${J} was not written: ${c.why}`)};const{run:s,token:n}=c.
value,l=await(0,w.N)(s,n,S,g),m=async()=>{const{changes:J,located:lt,context:ct}=o,W=J?.kind==="files"||!lt.some(({isOfRun:H})=>H)?null:await(0,w.S)(s,n,g,I);return W?.
kind==="files"?(0,a.hP)(lt,W.files,d,s):ct.links},_=(0,y.KY)(o,p,s),L=h(s),{pull:G,event:U}=s,{name:b,version:B}=p.dialect,R=(0,P.yR)(s,B===null?b:`${b} ${B}`),
x={comment:async()=>G===null?`skipped, a ${U} event has no pull request`:await O(l,{...o,run:s,pull:G.number,findLinks:m}),issue:async()=>L===null?await T(l,{...o,
run:s,key:R,now:_}):`skipped, ${L}`};for(const J of u)try{e.push(`${J}: ${await x[J]()}`)}catch(lt){const ct=M[J];i.push((0,C.Ic)(`the ${J} was not written`,lt,
{run:s,permission:ct}))}return{notes:p.issue!=="never"&&L===null?[...e,...$(_,p)]:e,warnings:i}}function h({event:o,isDefaultBranch:r,pull:d}){return d!==null||
o==="merge_group"?`a ${o} event checks a proposed change`:r===!1?"not on the default branch":null}function $({pending:o},{issueOpenAfter:r}){const d=Map.groupBy(
o,([,g])=>g);return Array.from(d,([g,p])=>`issue: ${(0,A.K4)(p,E,([c])=>c)} failed in ${g} of ${r} runs needed to open an issue`)}}),3565:(($t,tt,t)=>{t.d(tt,{fz:()=>dt,
fJ:()=>Et,QU:()=>Y,N4:()=>ot,j_:()=>Z,Ko:()=>H,R8:()=>mt,ur:()=>nt,Kn:()=>Ot,u5:()=>X,Sy:()=>Mt});var A=t(3024),w=t(6760),C=t(857);function a(D){return D==null?
"":typeof D=="string"||D instanceof String?D:JSON.stringify(D)}function j(D){return Object.keys(D).length?{title:D.title,file:D.file,line:D.startLine,endLine:D.
endLine,col:D.startColumn,endColumn:D.endColumn}:{}}function y(D,F,z){const it=new T(D,F,z);process.stdout.write(it.toString()+C.EOL)}function P(D,F=""){y(D,{},
F)}const O="::";class T{constructor(F,z,it){F||(F="missing.command"),this.command=F,this.properties=z,this.message=it}toString(){let F=O+this.command;if(this.properties&&
Object.keys(this.properties).length>0){F+=" ";let z=!0;for(const it in this.properties)if(this.properties.hasOwnProperty(it)){const rt=this.properties[it];rt&&(z?
z=!1:F+=",",F+=`${it}=${I(rt)}`)}}return F+=`${O}${S(this.message)}`,F}}function S(D){return a(D).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function I(D){return a(D).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("th\
is function of @actions/core is not bundled")}function M(){throw new Error("this function of @actions/core is not bundled")}var f=t(6928);function h(D){return D.
replace(/[\\]/g,"/")}function $(D){return D.replace(/[/]/g,"\\")}function o(D){return D.replace(/[/\\]/g,path.sep)}var r=function(D,F,z,it){function rt(ht){return ht instanceof
z?ht:new z(function(ut){ut(ht)})}return new(z||(z=Promise))(function(ht,ut){function gt(Gt){try{Pt(it.next(Gt))}catch(jt){ut(jt)}}function It(Gt){try{Pt(it.throw(
Gt))}catch(jt){ut(jt)}}function Pt(Gt){Gt.done?ht(Gt.value):rt(Gt.value).then(gt,It)}Pt((it=it.apply(D,F||[])).next())})},d;(function(D){D[D.Success=0]="Success",
D[D.Failure=1]="Failure"})(d||(d={}));function g(D,F){const z=toCommandValue(F);if(process.env[D]=z,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
D,F));issueCommand("set-env",{name:D},z)}function p(D){y("add-mask",{},D)}function u(D){process.env.GITHUB_PATH||""?issueFileCommand("PATH",D):issueCommand("add\
-path",{},D),process.env.PATH=`${D}${path.delimiter}${process.env.PATH}`}function c(D,F){const z=process.env[`INPUT_${D.replace(/ /g,"_").toUpperCase()}`]||"";if(F&&
F.required&&!z)throw new Error(`Input required and not supplied: ${D}`);return F&&F.trimWhitespace===!1?z:z.trim()}function e(D,F){const z=c(D,F).split(`
`).filter(it=>it!=="");return F&&F.trimWhitespace===!1?z:z.map(it=>it.trim())}function i(D,F){const z=["true","True","TRUE"],it=["false","False","FALSE"],rt=c(D,
F);if(z.includes(rt))return!0;if(it.includes(rt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${D}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function s(D,F){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",M(D,F));process.
stdout.write(C.EOL),y("set-output",{name:D},a(F))}function n(D){issue("echo",D?"on":"off")}function l(D){process.exitCode=d.Failure,L(D)}function m(){return process.
env.RUNNER_DEBUG==="1"}function _(D){issueCommand("debug",{},D)}function L(D,F={}){y("error",j(F),D instanceof Error?D.toString():D)}function G(D,F={}){y("warni\
ng",j(F),D instanceof Error?D.toString():D)}function U(D,F={}){y("notice",j(F),D instanceof Error?D.toString():D)}function b(D){process.stdout.write(D+C.EOL)}function B(D){
P("group",D)}function R(){P("endgroup")}function x(D,F){return r(this,void 0,void 0,function*(){B(D);let z;try{z=yield F()}finally{R()}return z})}function N(D,F){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(D,F));issueCommand("save-state",{name:D},toCommandValue(F))}function J(D){
return process.env[`STATE_${D}`]||""}function lt(D){return r(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(D)})}var ct=t(1342),et=t(5747),W=t(
4e3);const H=D=>Object.fromEntries(D.map(F=>[F,c(F)]));function Y(D){for(const F of D)p(F)}function nt(D){for(const{kind:F,text:z}of D){const[it="",...rt]=z.split(
`
`);F==="plain"?b(z):(B(it),b(rt.join(`
`)),R())}}const st={error:L,warning:G,notice:U};function dt(D){for(const{level:F,message:z,line:it,column:rt,...ht}of D)st[F](z,{...ht,...it===void 0?{}:{startLine:it},
...rt===void 0?{}:{startColumn:rt}})}const Mt=(D,F)=>Q("GITHUB_STEP_SUMMARY",D,()=>F);function Ot(D,F){const z=new Map;for(const[ht,ut]of Object.entries(F))try{
D?Q("GITHUB_OUTPUT",D,()=>At(ht,ut)):s(ht,ut)}catch(gt){z.set(ht,(0,ct.A3)(gt))}const[it]=z.values();return it===void 0?[]:[`not written to GITHUB_OUTPUT, and e\
mpty for later steps: ${[...z.keys()].join(", ")}: ${it}`]}function At(D,F){const z=typeof F=="string"?F:JSON.stringify(F);if(/[\r\n]/.test(z))throw new ct.hM("\
the value has a line break");return`${D}=${z}
`}function Q(D,F,z){if(!F)throw new ct.hM(`${D} is not set; run this as an action on a runner`);(0,et.ET)((0,A.openSync)(F,"r+"),it=>{const{size:rt}=(0,A.fstatSync)(
it);try{(0,A.appendFileSync)(F,z())}catch(ht){throw(0,A.fstatSync)(it).size>rt&&(0,A.ftruncateSync)(it,rt),ht}})}function X(D,F){if(!D)throw new ct.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const z=(0,w.join)("tf-disco","report.json");return(0,ct.f8)(D,z,(0,ct.mk)(F)),(0,w.join)(D,z)}function Z(D){
if(D===void 0||D==="")return null;const F=(0,et.yR)(D);try{if(F.ok)return JSON.parse(F.text)}catch{}const z=F.ok?"is not JSON":(0,W.mP)(F.failure);return G(`the\
 event of this run is ignored: the file in GITHUB_EVENT_PATH ${z}; check that no earlier step changes it`),null}function ot(D){for(const F of D)b(F)}function mt(D){
for(const F of D)G(F)}const Et=(D,F)=>L(F,{title:D})}),8782:(($t,tt,t)=>{t.d(tt,{$6:()=>I,$c:()=>O,at:()=>S,h0:()=>y,ng:()=>a});var A=t(4091),w=t(8820);const C=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function a(E,M){const f=g=>E[g]?.trim()??"",[,h,$]=C.exec(f("GITHUB_REPOSITORY"))??[];if(h===void 0||$===void 0)return null;const o=j(f("GITHUB_SERVER_URL")||"h\
ttps://github.com"),r=I(M,"repository","default_branch");return{...{workflow:P(f("GITHUB_WORKFLOW_REF"))??f("GITHUB_WORKFLOW"),job:f("GITHUB_JOB"),url:`${o}/${h}\
/${$}/actions/runs/${f("GITHUB_RUN_ID")}`,commit:I(M,"pull_request","head","sha")??f("GITHUB_SHA")},owner:h,repository:$,apiUrl:j(f("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:o,event:f("GITHUB_EVENT_NAME"),step:f("GITHUB_ACTION"),id:Number(/^\d+$/.exec(f("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:f("GITHUB_SH\
A"),pull:T(f("GITHUB_EVENT_NAME"),M),isDefaultBranch:r===void 0?null:f("GITHUB_REF")===`refs/heads/${r}`}}const j=E=>E.replace(/(?<!\/)\/+$/,"");function y(E,M){
return E===null?(0,A.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):M===null?(0,A.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,A.Ju)({run:E,token:M}):(0,A.TR)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(E.apiUrl)}`)}const P=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function O(E,M){
if(E==="pull_request_target")return!1;const f=S(M,"pull_request","head"),h=S(f,"repo","full_name"),$=S(M,"pull_request","base","repo","full_name");return f!==void 0&&
h!==$}function T(E,M){const f=S(M,"pull_request","number");return typeof f!="number"||!Number.isSafeInteger(f)||f<=0?null:{number:f,isFork:O(E,M),from:I(M,"pull\
_request","head","repo","full_name")??null}}function S(E,...M){return M.reduce((f,h)=>typeof f=="object"&&f!==null?Reflect.get(f,h):void 0,E)}function I(E,...M){
const f=S(E,...M);return typeof f=="string"?f:void 0}}),1116:(($t,tt,t)=>{t.d(tt,{H:()=>r});var A=t(4e3),w=t(2370),C=t(5143),a=t(5799),j=t(1831),y=t(8820),P=t(2796),
O=t(5102),T=t(1423),S=t(806),I=t(6503),E=t(6906),M=t(7792);const f=10,h=200,$=5,o=3600,r=(n,l)=>[...d(n),...a.oC.flatMap(m=>{const _=n.findings.filter(({severity:N})=>N===
m),L=[...Map.groupBy(_,g).values()];if(L.length<=f)return p(m,L.map(P.cZ),l);const G=(0,P.cZ)(_),U=new Set(G.map(({findings:N})=>(0,I.io)(N)).map(g)),b=L.filter(
([N])=>c(N)&&!U.has(g(N))),R=m==="notice"||m!==(0,O.hm)(n.findings)?0:Math.max(0,f-G.length),x=[...G.map(N=>[N]),...b.slice(0,R).map(P.cZ)];return p(m,x,l)})];function d({
passed:n,stopped:l,findings:m}){if(n||m.some(({severity:G})=>G==="error"))return[];if(l!==null){const G=(0,A.zM)(l).flatMap(b=>"reasons"in b?b.reasons??[]:[]),U=[
(0,A.Cw)(l),...G];return[e("error","The check is not complete",U)]}const{length:_}=m.filter(({severity:G})=>G==="warning"),L=`${(0,A.px)(_,"warning")}, and fail\
-on is warning`;return[e("error","Warnings fail this check",[L])]}function g(n){const l=n&&(0,w.Xd)(n);return l?`${l.line}:${l.file}`:n}function p(n,l,m){const _=(0,S.
du)(m,"notes",S.xy),{shown:L,rest:G}=(0,A.zN)(l,l.length>f?f-1:f),U=G.flat().flatMap(({findings:R})=>R),b=`and ${(0,A.px)(U.length,`more ${n}`)}`,B=[...new Set(
U.map(({problem:R})=>R.title)),"see the job summary"];return[...L.map(R=>{const x=R.flatMap(ct=>ct.findings),N=(0,I.io)(x),J=R.map(ct=>(0,T.Zw)(ct,_)),lt=N&&c(N)?
(0,w.Xd)(N):null;return e(n,u(x),J,lt)}),...U.length>0?[e(n,b,[B.join(`
`)])]:[]]}function u(n){const[l,...m]=new Set(n.flatMap(U=>U.host??[])),_=[...new Set(n.map(({problem:U})=>U.title))].join(", "),L=(0,I.Dx)(n).length,G=(0,I.io)(
n);return l===void 0&&L>1?`${(0,A.px)(L,"place")}: ${_}`:l===void 0?c(G)||!G?_:`${(0,C.II)((0,w.W7)(G))}: ${_}`:m.length>0?`${(0,A.px)(m.length+1,"host")}: ${_}`:
`${(0,y.RK)((0,j.nx)(l))}: ${_}`}function c(n){const l=n===void 0?"":(0,w.W7)(n);return l!==""&&(0,I.CN)(l)&&(0,y.BP)((0,y.RK)(l,l.length))===l}function e(n,l,m,_=null){
const{shown:L,more:G}=(0,A.zN)(m,$),U=o/L.length,b=L.map(R=>{if(typeof R=="string")return(0,A.dh)(R,U);const x=i(R,U/2,_===null?"":(0,C.R3)(_)).join(`
`);return`${(0,A.dh)(x,U-R.url.length)}
${R.url}`}),B=G>0?[`and ${G} more, see the job summary`]:[];return{level:n,title:(0,y.LS)((0,y.RK)(l,h)),message:(0,y.LS)([...b,...B].join(`

`)),..._}}function i({message:n,title:l,code:m,parts:_},L,G){const U=(0,E.wh)(M.Gy.isEmpty(n)?l:n),{first:b=[],last:B=[]}=Object.groupBy(_,x=>x.kind==="note"&&(x.
as==="help"||x.as==="small")?"first":"last"),R=[...b,...B].flatMap(x=>s(x,G));return[`${(0,A.dh)(U,L)} [${m}]`,...R]}function s(n,l){return n.kind==="note"?[`${n.
label}: ${(0,E.wh)(n.text)}`]:n.kind==="paragraph"?[(0,E.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:m,message:_,help:L})=>{const G=(0,E.wh)(m)===
l?M.Gy.nothing:m;if(M.Gy.isEmpty(_))return M.Gy.isEmpty(G)?[]:[`at: ${(0,E.wh)(G)}`];const U=`- ${(0,E.wh)(M.Gy.joined([G,_],M.Gy.words(": ")))}`;return M.Gy.isEmpty(
L)?[U]:[U,`  help: ${(0,E.wh)(L)}`]})}}),8065:(($t,tt,t)=>{t.d(tt,{Fr:()=>o,GN:()=>$,K$:()=>g,O7:()=>p,cn:()=>T,yi:()=>r});var A=t(4e3),w=t(8820),C=t(6266),a=t(
4073),j=t(806),y=t(4120),P=t(3394),O=t(7792);const T="the files",S=200,I="Terraform service discovery fails: ",E="Terraform service discovery recovers: ",M="Reg\
istry check: ",f=3,h=10;function $({failing:{first:c,count:e}},i=T){const s=c.filter(({recovering:B})=>B===void 0),n=s.some(({subject:B})=>B!==T),[l,m]=s.length===
0?[E,c]:[n?I:M,s],_=e-c.length+m.length,L=({subject:B})=>B===T?i:B,G=m.slice(0,f).map(L),U=_>G.length?[`${_-G.length} more`]:[],b=(0,w.RK)(`${l}${[...G,...U].join(
", ")}`);return b.length>S?`${l}${_} hosts`:b}const o=c=>[I,E,M].some(e=>c.startsWith(e));function r(c,e,{outage:i,page:s,maxBytes:n}){const{startedAt:l}=e,m=i.
failing.count>0?" Closes when all hosts recover.":"",_=d(i.failing,l).map(C.ni);return(0,P.Cf)(a.YK,c,(0,j.du)(e,"brief",j.xy),{head:[`### ${(0,P.gD)(c,e)}`,..._].
join(`

`),foot:(0,O.mG)`Last checked ${(0,y.QN)(l)}; details in the summary of ${(0,P.Fp)(s)}. Updated automatically.${m}`,maxBytes:n})}function d({first:c,count:e},i){
const n=[...Map.groupBy(c,({since:_,recovering:L})=>L===void 0?`Failing since ${(0,y.QN)(_)} (${(0,y.u8)(_,i)})`:`Recovering, ${L.good} of ${(0,A.px)(L.needed,"\
run")} without a failure`)].slice(0,h),l=e-n.flatMap(([,_])=>_).length,m=n.map(([_,L])=>{const G=O.Gy.sign(L.some(({recovering:b})=>b)?"works":"fails"),U=O.Gy.some(
L,h,({subject:b})=>u(b));return(0,O.mG)`${G} ${_}: ${U}`});return l>0?[...m,(0,O.mG)`and ${l} more`]:m}function g(c,e){const{at:i,down:s,up:n,gone:l,still:m,endedSince:_,
isReopened:L}=c,G=(B,R,x)=>x.length===0?O.Gy.nothing:(0,O.mG)`${O.Gy.sign(B)} ${R}: ${O.Gy.some(x,h,N=>N)}.`;return`${[L?(0,O.mG)`Reopened: the failure continues or has returned.`:
O.Gy.nothing,G("fails","Failing",s.map(u)),G("works","Recovered",n.map(({subject:B,since:R})=>(0,O.mG)`${u(B)} (after ${(0,y.u8)(R,i)})`)),G("skipped","No longe\
r checked",l.map(u)),G("fails","Still failing",m.map(u)),_===null?O.Gy.nothing:(0,O.mG)`${O.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,y.u8)(_,
i)}, from ${(0,y.QN)(_)} to ${(0,y.QN)(i)}, as observed by this check.`,O.Gy.small(O.Gy.joined([(0,y.QN)(i),(0,P.Fp)(e)]))].filter(B=>!O.Gy.isEmpty(B)).map(C.ni).
join(`

`)}
`}const p=c=>`Duplicate of #${c}, which another run opened at the same time.
`,u=c=>c===T?c:O.Gy.code(c)})};export{zt as ids,Jt as modules};
var $late0,$late1,$late2,$late3,$late4;
