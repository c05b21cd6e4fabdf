const zt=[197,879,124,909],Jt={4883:((Mt,tt,t)=>{t.d(tt,{k_:()=>b,w5:()=>et});var T=t(8884),w=t(3024),U=t(6760),a=t(5747),C=t(4e3),O=t(2161);const I=1024*1024,P=4e3;
function _(x,H){const{redact:Y,kept:nt,directory:st,checkedAt:ft,configs:$t}=H,At=$t.flatMap(X=>X.files).flatMap(({path:X,shown:Z})=>[v(X),Z]),Q=X=>!At.includes(
X)&&(0,O.L8)((0,U.basename)(X),new Set,(0,U.basename)((0,U.dirname)(X)))!==void 0;return[...Map.groupBy(x,({file:X})=>X)].flatMap(([X,Z])=>{const ot=v((0,U.resolve)(
st,X)),Et=[X,ot].every(Q)&&p(ot,ft)?(0,a.yR)(ot,I):null,D=Et?.ok?Et.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return Z.flatMap(F=>{const z=D[F.line-1]??"";return F.
column<=z.length&&z.length<=P&&Y(z,nt)===z?o(z,F):[]})})}const v=x=>(0,a.N0)(()=>(0,w.realpathSync)(x),(0,U.resolve)(x)),p=(x,H)=>(0,a.N0)(()=>(0,w.statSync)(x).
mtimeMs<=H+1,!1),A=80,y=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),m=x=>y.exec(x)?.[0]??"",E=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),
M=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,e=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function o(x,H){const Y=Array.
from(x),nt=Y.slice(0,H.column-1).join(""),st=Y.slice(H.column-1,H.endColumn-1).join(""),ft=nt.length+st.length,$t=nt.length<=A&&m(nt)===nt,Ot=$t?M.exec(x.slice(
0,2*A))?.[0]??"":"",At=Ot.length>=ft,Q=At||e.test(st);if(!$t&&!Q)return[];const X=At?nt:E.exec(nt.slice(-A))?.[0]??"",Z=Ot.slice(ft),ot=x.slice(ft+Z.length);return{
place:H,before:($t?f(nt.slice(0,nt.length-X.length)):"\u2026 ")+X,literal:(0,C.dh)(Q?st:f(st),2*A),after:Z+f(ot,$t&&Q?m(ot.slice(0,A)):"")}}function f(x,H=m(x.slice(
0,2*A))){const Y=x.slice(H.length);return H.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(Y.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(Y)}\u2026`)}var g=t(1342),d=t(4702),c=t(785),u=t(3592),i=t(6763),r=t(345),n=t(3152),s=t(2964),l=t(8820),h=t(7082),$=t(2859),
S=t(6875);let G=function(...x){return{nameRepository:G}=t.late([602],2602),new.target?new G(...x):G(...x)},j=function(...x){return{prepareFleet:j}=t.late([192,219,
854],5854),new.target?new j(...x):j(...x)},W=function(...x){return{recordRun:W}=t.late([192,742],5742),new.target?new W(...x):W(...x)};async function b(x,H,Y,nt){
const{env:st,kill:ft}=H,{show:$t}=Y,Ot={startTimer:S.Ip,now:(0,c.ie)(H)};try{const At=await N(x,{...nt,...Ot,environment:st,kill:ft,progress:$t});return R(At,{directory:nt.
directory,environment:st,random:Math.random})}finally{Y.end()}}function R(x,H){const{history:Y}=x.settings;if(Y===null)return{checked:x,warnings:[]};try{const{history:nt,
warnings:st}=W(Y,x,H);return{checked:{...x,context:{...x.context,history:nt}},warnings:st}}catch(nt){const st=(0,l.RK)((0,g.A3)(nt));return{checked:x,warnings:[
`the history ${(0,l.RK)(Y)} was not read: ${st}`]}}}async function N(x,H){const Y=new Date,nt=(0,r.s)(x,H),{upgrade:st}=(0,T.n)(H.environment),ft={...nt,upgrade:nt.
upgrade||st},$t=ft.deadlineMs;(ft.usages.length>0||ft.depth!=="discovery")&&(0,c.L2)();const Ot=()=>H.stop.end({kind:"deadline",ms:$t}),At=H.startTimer($t,Ot),Q=H.
now()+$t;H.stop.endIfDue=()=>H.now()<Q?void 0:Ot();try{const Z=await(ft.usages.length===0?s.iA:j)(ft,H,Y);await(0,c.xu)();const ot=await B(Z,ft,H,Y);return await ct(
ot,Z,ft,H,Y)}finally{At()}}async function B(x,H,Y,nt){const{environment:st,stop:ft,isFork:$t,wording:Ot=n.w7}=Y,{dialect:At}=x,Q={...x,...await J(x,H,Y),tokenVariables:et(
st),tokenHosts:H.tokens.map(({host:mt})=>mt),stopped:lt(ft.why,x.missing)},X={...Y.secrets,kept:(0,$.wX)(x.requirements,x.usages),configs:x.configs,directory:Y.
directory,checkedAt:nt.getTime()},{isTerminal:Z}=Ot,ot={...H,dialect:At,isFork:$t,isTerminal:Z,now:nt.getTime()};return(0,d.S4)(Q,ot,mt=>_(mt,X))}async function J(x,H,Y){
const{requirements:nt,roots:st}=x,ft=(0,$.en)(nt,H),$t=Array.from(ft,([Z,ot])=>(0,h.i)(Z,ot)),Ot=new Set(nt.map(({host:Z})=>Z).filter(Z=>!ft.has(Z))),At=H.depth!==
"discovery"&&st.length>0;if(Ot.size===0&&!At)return{visits:$t,predicted:d.j7,tokenSources:new Map};const{contact:Q}=await Promise.all([t.e(977),t.e(508)]).then(
t.bind(t,9508)),X=await Q([...Ot],x,H,Y);return{...X,visits:[...X.visits,...$t]}}const lt=(x,H)=>x===null||H===null?x??H:{kind:"several",reasons:[x,H]};async function ct(x,H,Y,nt,st){
const{requirements:ft,usages:$t,changes:Ot,scan:At,clients:Q,repositories:X}=H,Z=(0,$.wX)([...ft,...x.roots.flatMap(({rows:gt})=>gt)],$t),mt=[...(0,i.QA)(x,nt.environment),
...H.remarks,...(0,i.rc)(x)],{why:Et,evidence:D}=H.dialect,F={verdict:x,remarks:(0,i.q9)(mt),detection:{why:Et,evidence:D}},{verdict:z,remarks:it,detection:rt}=nt.
secrets.redact(F,Z),ut=At.files>0&&X.length===0?G(nt.directory,nt.environment):null;return{settings:Y,changes:Ot,verdict:z,context:{dialect:{...H.dialect,...rt},
failOn:Y.failOn,depth:Y.depth,scan:At,remarks:it,startedAt:st.toISOString(),durationMs:Date.now()-st.getTime(),version:u.xv,docsUrl:u.aq,clients:Q(),links:null,
repository:ut,repositories:X,history:null}}}const et=x=>Object.keys(x).filter(H=>/^TFE?_?TOKEN/i.test(H))}),8884:((Mt,tt,t)=>{t.d(tt,{n:()=>C});var T=t(4e3);const w=[
"TF_CLI_ARGS_init","TF_CLI_ARGS"],U=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,a=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;
function C(v){const p=P(v),A=m=>p.findLast(E=>E.name===m)?.value,y=m=>p.filter(E=>E.name===m).map(({value:E})=>E);return{upgrade:O(A("upgrade")??"false"),hasBackend:O(
A("backend")??A("cloud")??"true"),isLockReadonly:A("lockfile")==="readonly",pluginDirectories:y("plugin-dir"),backendConfig:y("backend-config"),remarks:w.flatMap(
m=>{const E=p.filter(({name:M,from:e})=>e===m&&a.test(M)).map(I);return E.length===0?[]:[`init is predicted with ${E.join(" ")} of ${m}`]})}}const O=v=>/^(1|[tT]|true|TRUE|True)$/.
test(v);function I({name:v,value:p}){if(p==="true")return`-${v}`;const A=v==="backend-config"&&!p.startsWith("hostname=");return`-${v}=${(0,T.dh)(A?p.replace(/=.*/s,
"=\u2026"):p)}`}function P(v){const p=w.flatMap(y=>_(v[y]??"").map(m=>({text:m,from:y}))).values(),A=[];for(const{text:y,from:m}of p){const[,E,,M]=/^--?([^-=][^=]*)(=(.*))?$/s.
exec(y)??[];if(E===void 0)break;const e=()=>U.test(E)?p.next().value?.text??"":"true";A.push({name:E,from:m,value:M??e()})}return A}function _(v){const[p=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(v)??[];return(p.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(m,E,M,e)=>String(E??
e??M.replace(/\\(.)/gs,"$1"))))}}),9076:((Mt,tt,t)=>{t.d(tt,{QB:()=>w,im:()=>T,jm:()=>P,mU:()=>v,pR:()=>M,sO:()=>_,yX:()=>U});const T=["fails","warns","works","\
unchecked","skipped"],w=5,U=({outcome:e})=>e!=="unchecked"&&e!=="skipped",a=30,C=[7,30,90],O=30,I=20;function P(e,o){const f=e.filter(U);return{recent:e.slice(-a),
uptime:C.map(g=>{const d=p(f,o,g);return{days:g,good:d.filter(A).length,runs:d.length}}),medianMs:y(p(e,o,O)),incidents:m(f).reverse().slice(0,I)}}const _=864e5,
v=(e,o)=>new Date(Date.parse(e)+o*_).toISOString();function p(e,o,f){const g=v(o,-f);return e.filter(({at:d})=>d>g)}const A=({outcome:e})=>e!=="fails";function y(e){
const o=e.flatMap(({ms:f})=>f??[]).sort((f,g)=>f-g);return o[Math.ceil(o.length/2)-1]??null}function m(e){const o=[];let f=[];const g=d=>{const[c]=f;if(c!==void 0){
const u=[...new Set(f.flatMap(i=>i.codes))].slice(0,w);o.push({from:c.at,until:d,runs:f.length,codes:u})}f=[]};for(const d of e)A(d)?g(d.at):f.push(d);return g(
null),o}const E={isDown:!1,since:null,failed:0,good:0};function M(e,o){let f=E,g=null;for(const d of e){if(!U(d))continue;const c=o.isFailing(d),u=c?f.failed+1:
0,i=c?0:f.good+1;u===1&&(g=d.at);const r=f.isDown?i<o.issueCloseAfter:u>=o.issueOpenAfter,n=r?f.since??g:null;f={isDown:r,since:n,failed:u,good:i}}return f}}),4503:((Mt,tt,t)=>{
t.d(tt,{DZ:()=>v,R8:()=>A,aE:()=>I,oW:()=>p,uM:()=>U});var T=t(5143),w=t(6503);function U(y,{links:m,repositories:E}){const{line:M,target:e=y.file}=y,{repository:o,
path:f}=(0,T.bH)(e);if(o!==null){const d=E.find(({name:i})=>i===o),c=v(d,"blob"),u=p(f);return c===null||u===null?null:`${c}/${u}#L${M}`}const g=m?.get(e);return g===
void 0?null:g.diff?.lines.has(M)?`${g.diff.url}R${M}`:`${g.url}#L${M}`}const a=600,C=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,O=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function I(y){const m=y?.url??"";return m.length<=a&&C.test(m)?m:null}const P=/^https?:\/\/gitlab\./i,_=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function v(y,m="commit"){const E=I(y),M=y?.commit??"";return E===null||!O.test(M)||_.test(E)?null:`${E}${P.test(E)?"/-":""}/${m}/${M}`}function p(y){if(!y.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(y))return null;const m=M=>`%${M.charCodeAt(0).toString(16).toUpperCase()}`;return y.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,m)}function A(y){const E=(0,w.YC)(y).flat().flatMap(M=>typeof M=="string"?[]:M.target??M.file);return new Set(E.filter(w.CN))}}),7035:((Mt,tt,t)=>{
t.d(tt,{K5:()=>E,XQ:()=>_,bW:()=>y,be:()=>A,cT:()=>e,hc:()=>M,kW:()=>v,mc:()=>p});var T=t(9076),w=t(4e3),U=t(5102),a=t(4120),C=t(7792),O=t(806);const I=20,P=40;
function _({incidents:[o]}){return o?.until!==null||o.runs<2?null:`failing since ${(0,a.QN)(o.from)} (${(0,w.px)(o.runs,"run")})`}function v({recent:o,uptime:f,
incidents:[g]}){const{good:d=0,runs:c=0}=f.at(-1)??{};if(g?.until!==null||c<2)return null;if(c-d===1)return`first failure in ${(0,w.px)(c,"run")}`;const u=o.filter(
({outcome:r})=>r==="fails").length;return u<=g.runs&&g.runs>1?null:`failed ${u} of the last ${o.filter(T.yX).length} runs`}function p({good:o,runs:f}){const g=Math.
floor(1e4*o/f);if(g>=9900)return`${g/100}%`;const d=Math.floor(g/10);return d===0&&o>0?"below 0.1%":`${d/10}%`}function A(o,f,g){const d=o.toSorted((i,r)=>f(i)-
f(r)).map(g),[c="",u=""]=[d[0],d.at(-1)];return c===u?c:`${c} to ${u}`}const y=(o,f="results")=>o.length===0?C.Gy.nothing:{kind:"chart",of:f,runs:o,label:m(o)};
function m(o){const f=U.vh.flatMap(d=>{const{length:c}=o.filter(i=>i.outcome===d),u=d==="warns"?"with warnings":U.nx[d];return c===0?[]:[`${c} ${u}`]});return`${o.
length===1?"last run":`last ${(0,w.px)(o.length,"run")}`}: ${f.join(", ")}`}function E({recent:o,uptime:f,medianMs:g}){const d=f.filter(({runs:r})=>r>0).map(r=>{
const{days:n,good:s,runs:l}=r;return`${p(r)} (${s} of ${(0,w.px)(l,"run")} in ${n} days)`}),c=o.flatMap(({ms:r})=>r??[]),u=c.length===0?"":`, last runs ${A(c,Number,
a.kJ)}`,i=(0,C.mG)`median ${(0,a.kJ)(g??0)} in 30 days${u}${y(o,"latency")}`;return[{label:"runs",texts:[(0,C.mG)`${y(o)} ${m(o)}`]},{label:"uptime",texts:[C.Gy.
joined(d)]},{label:"latency",texts:g===null?[]:[i]}]}function M(o){const f=[...o.context.history??[]].flatMap(([r,{incidents:n}])=>n.map(s=>({...s,host:r}))).toSorted(
(r,n)=>+(r.from<n.from)-+(r.from>n.from));if(f.length===0)return[];const g=f.filter(({until:r})=>r===null).length,d=g===0?"":f.length===1?", ongoing":`, ${g} on\
going`,c=`${(0,w.px)(f.length,"incident")}${d}`,u={...o,rest:"in the history file"},i=(0,O.Ku)(f,I,"incident",u,r=>e(r,o));return o.medium==="page"?[C.om.paragraph(
`${c}.`),...i]:C.om.details(C.om.title(c),i)}function e(o,f){const g=f.medium==="page",d=r=>g?(0,O.U1)(r,f):C.Gy.code(r,P),c=({from:r,until:n})=>n===null?`${(0,a.
u8)(r,f.context.startedAt)} so far`:(0,a.u8)(r,n),u=({host:r})=>r===void 0?null:(0,O.b8)(r,f,C.Gy.name),i=[C.om.column("Host",u,"name"),C.om.column("From",({from:r})=>(0,a.
QN)(r),"when"),C.om.column("Duration",c,"when"),C.om.column("Failed runs",({runs:r})=>r,"number"),C.om.column("Problems",({codes:r})=>C.Gy.joined(r.map(d)))];return C.
om.table(o,i,"Incidents")}}),7615:((Mt,tt,t)=>{t.d(tt,{G_:()=>c,h0:()=>A,xS:()=>y});var T=t(4e3),w=t(5143),U=t(1064),a=t(9587),C=t(5102),O=t(4120),I=t(7792),P=t(
7035),_=t(806);const v=120,p=/^credentials-|^document-unauthorized$/,A=r=>I.Gy.code(r,v);function y(r,n){const{host:s,attempt:l,earlier:h,credentials:$,looks:S,
forced:G}=r.visit,{discovery:j,timing:W,hops:b,certificates:R}=l,{context:N,medium:B,limits:J,rest:lt}=n,ct=j.kind==="failed"?j.excerpt:null,et=r.findings.some(
({problem:st})=>p.test(st.code)),x=B==="page"?N.history?.get(s):void 0,H={result:j.kind==="skipped"?[I.Gy.prose(j.problem.message)]:[],required:m(r,n),clients:B===
"log"?[]:E(r,n),response:b.map(e),services:r.services.map(st=>o(st,n)),body:ct===null?[]:[I.Gy.code(ct.replace(/\s+/gu," ").trim())],timing:[f(W)],retried:h.map(
g),"token from":$?.hasToken?[I.Gy.prose($.source)]:[],certificate:R.map(st=>d(st,N.startedAt)),credentials:et?i(S):[],"host block":[...Map.groupBy(G,st=>(0,w.eo)(
st.place))].map(([st,ft])=>(0,I.mG)`${I.Gy.path(st)} for ${(0,T.eZ)(ft.map(({client:$t})=>$t))}`)},Y=B==="log"&&(0,C.QK)(r).length===0;return[...Object.entries(
H).map(([st,ft])=>({label:st,texts:ft})).filter(({label:st})=>!Y||["credentials","host block"].includes(st)),...x?(0,P.K5)(x):[]].flatMap(({label:st,texts:ft})=>{
const{shown:$t,more:Ot}=(0,T.zN)(ft.filter(Q=>!I.Gy.isEmpty(Q)),J.rows),At=Ot===0?[]:[(0,I.mG)`and ${Ot} more ${lt}`];return $t.length===0?[]:[{label:st,texts:[
...$t,...At]}]})}function m({requirements:r},n){const{context:s,limits:l}=n,h=Map.groupBy(r,({because:$})=>$.map(w.df).join(`
`));return Array.from(h.values(),$=>{const S=I.Gy.some($,l.rows,({service:G,clients:j})=>{const W=G==="any"?I.Gy.words("any service"):A(G);return s.dialect.clients.
every(R=>j.includes(R))?W:(0,I.mG)`${W} for ${(0,T.eZ)(j)}`});return(0,_.ZT)(S,(0,_.AZ)($[0]?.because??[],l.places,n))})}const E=({clients:r},{context:n})=>[...Map.
groupBy(n.clients,s=>r[s])].map(([s,l])=>(0,I.mG)`${I.Gy.sign(s)} ${l.map(h=>U.bB[h]).join(", ")}: ${C.nx[s]}`),M={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function e({status:r,reason:n,url:s,ms:l,...h}){const{mediaType:$,address:S,proxy:G,authorization:j}=h,
W=r===null||n===""?I.Gy.nothing:I.Gy.prose(n,v),b=I.Gy.joined([`${r??"none"}`,W]," ");return(0,_.ZT)((0,I.mG)`${b} from ${I.Gy.code((0,a.cq)(s))} ${r===null?"af\
ter":"in"} ${(0,O.kJ)(l)}`,$===null?I.Gy.nothing:A($),S===null?I.Gy.nothing:(0,I.mG)`at ${A(S)}`,G===null?I.Gy.nothing:(0,I.mG)`through ${I.Gy.code((0,a.cq)(G))}`,
j==="none"?I.Gy.nothing:`token ${M[j]}`)}function o(r,n){const s=A(r.id);switch(r.kind){case"url":return(0,I.mG)`${s} ${I.Gy.code((0,a.cq)(r.url))}`;case"login":{
const{client:l,authz:h,token:$,ports:S}=r.login;return(0,I.mG)`${s} authz ${I.Gy.code((0,a.cq)(h??"none"))}, token ${I.Gy.code((0,a.cq)($??"none"))}, client ${I.
Gy.code(l)}, ports ${S.join(" to ")}`}case"problem":return(0,I.mG)`${s}: ${(0,_.U1)(r.problem.code,n)}`}}function f({lookupMs:r,connectMs:n,tlsMs:s,firstByteMs:l,
totalMs:h}){return Object.entries({...{DNS:r,connect:n,TLS:s,"first byte":l},total:h}).flatMap(([S,G])=>G===null?[]:`${S} ${(0,O.kJ)(G)}`).join(", ")}const g=({
discovery:r,timing:n})=>`${r.kind==="failed"?r.problem.code:r.kind} after ${(0,O.kJ)(n.totalMs)}`,d=({host:r,subject:n,issuer:s,expires:l},h)=>(0,I.mG)`${A(r)} valid until ${I.
Gy.prose((0,O.nO)(l,h))}; subject ${A(n)}, issuer ${A(s)}`,c=r=>Array.from(Map.groupBy(r,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.map(({client:s})=>s),
looks:(n[0]?.looks??[]).map(({source:s,held:l,counts:h})=>{const $=l==="no token"?" (ends the search)":" (used)";return{source:s,held:`${u[l]}${h?$:""}`}})})),u={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function i(r){
const n=c(r);return n.flatMap(({clients:s,looks:l})=>l.map(({source:h,held:$})=>{const S=n.length>1?`${(0,T.eZ)(s)}: `:"";return(0,I.mG)`${S}${I.Gy.prose(h)}: ${$}`}))}}),
806:((Mt,tt,t)=>{t.d(tt,{AZ:()=>n,Ku:()=>o,OS:()=>e,U1:()=>d,ZT:()=>f,b8:()=>u,dI:()=>c,dS:()=>_,du:()=>m,h:()=>E,ik:()=>r,jR:()=>i,xy:()=>M});var T=t(4e3),w=t(
5143),U=t(1831),a=t(4503),C=t(5102),O=t(6503),I=t(7792);const P=Number.POSITIVE_INFINITY,_=3,v={causes:P,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,
items:P,rows:P,roots:1e3,details:2e3,remarks:P,hasLines:!0},p={...v,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},A={...p,
causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},y={log:A,summary:p,brief:{...p,causes:10,items:0,rows:0,roots:0,details:0},
notes:{...A,hosts:20,messages:10,characters:700,places:8,items:0},page:v},m=(s,l,h,$=[])=>({context:s,medium:l,limits:y[l],rest:h,detailed:new Set,lines:new Map(
$.map(S=>[(0,w.R3)(S.place),S]))}),E=I.Gy.words("in the JSON report"),M=I.Gy.words("in the job summary"),e=(s,l,{rest:h})=>s===0?[]:[I.om.paragraph((0,I.mG)`and ${(0,T.
px)(s,`more ${l}`)} ${h}`)];function o(s,l,h,$,S){const{shown:G,more:j}=(0,T.zN)(s,l);return G.length===0?[]:[...S(G),...e(j,h,$)]}function f(s,...l){const h=I.
Gy.joined(l,I.Gy.words("; "));return I.Gy.isEmpty(h)?s:(0,I.mG)`${s} (${h})`}const g=/^[a-z\d]+(?:-[a-z\d]+)*$/,d=(s,{context:l})=>I.Gy.link(g.test(s)?`${l.docsUrl}\
#${s}`:null,I.Gy.code(s)),c=s=>`host-${s}`;function u(s,{detailed:l},h=I.Gy.code){const $=(0,U.nx)(s);return l.has(s)?I.Gy.link(`#${c(s)}`,h($)):h($)}const i=(s,{
medium:l,limits:h})=>l==="log"&&h.details===0&&s.length===1&&s.every(C.DI);function r(s,{context:l},h=!1){if(typeof s=="string")return I.Gy.code(s);const $=h?(0,w.
bH)(s.file).path:s.file;return I.Gy.link((0,a.uM)(s,l),I.Gy.path((0,w.eo)({...s,file:$})))}function n(s,l,h,$=!1){const{places:S,noun:G}=(0,O.TD)(s);return I.Gy.
some(S,l,j=>r(j,h,$),G)}}),7792:((Mt,tt,t)=>{t.d(tt,{AA:()=>I,Gy:()=>_,mG:()=>U,om:()=>v,rC:()=>w});var T=t(4e3);const w={error:"fails",warning:"warns",notice:"\
notice"},U=(p,...A)=>p.flatMap((y,m)=>{const E=A[m]??[],M=typeof E=="number"?String(E):E;return y===""?[M]:[{kind:"words",text:y},M]}),a=p=>p===""||Array.isArray(
p)&&p.every(a),C=(p,A={kind:"words",text:", "})=>p.filter(y=>!a(y)).flatMap((y,m)=>m===0?[y]:[A,y]);function O(p,A,y,m=""){const{shown:E,more:M}=T.zN(p,A),e=C(E.
map(y)),o=m===""?`${M} more`:T.px(M,`more ${m}`);return M===0?e:U`${e} and ${o}`}const I=p=>/^https?:\/\/[!-~]+$/.test(p),P=60,_={isEmpty:a,joined:C,some:O,nothing:[],
newLine:{kind:"break"},words:p=>({kind:"words",text:p}),code:(p,A)=>({kind:"code",text:p,max:A}),name:p=>({kind:"code",text:p,breaks:"dots"}),path:p=>({kind:"co\
de",text:p,breaks:"slashes"}),value:p=>({kind:"code",text:p,max:P,breaks:"never"}),prose:(p,A)=>({kind:"prose",text:p,max:A}),sentence:(p,A)=>({kind:"sentence",
content:{kind:"prose",text:p,max:A}}),strong:p=>({kind:"strong",content:p}),small:p=>a(p)?[]:{kind:"small",content:p},link:(p,A)=>({kind:"link",url:p,content:A}),
sign:p=>({kind:"sign",of:p})},v={column:(p,A,y)=>({title:p,cell:m=>U`${A(m)}`,style:y}),title:(p,A=[],y=null)=>({sign:y,name:p,text:A}),paragraph:p=>({kind:"par\
agraph",content:p}),line:p=>({kind:"details",title:p,children:[]}),details:(p,A)=>A.length===0?[]:[{kind:"details",title:p,children:A}],table:(p,A,y,m=()=>({}),E,M=Number.
MAX_SAFE_INTEGER)=>{const e=A.filter(({cell:f})=>p.some(g=>!a(f(g)))),o=p.map(f=>({...m(f),cells:e.map(({cell:g})=>g(f))}));return Array.from({length:Math.ceil(
o.length/M)},(f,g)=>{const d=o.slice(g*M,(g+1)*M);return{kind:"table",caption:y,columns:e,rows:d,style:E}})}}}),2964:((Mt,tt,t)=>{t.d(tt,{fT:()=>ft,iA:()=>nt,Nu:()=>st});
var T=t(6760),w=t(5747),U=t(8185),a=t(7052),C=t(2370),O=t(5257),I=t(7854),P=t(3474),_=t(3152),v=t(9075),p=t(1831);function A({links:Q,...X},Z,ot,mt){const Et={...X,
newHosts:new Set,files:null,remarks:[]};if(Z===null)return Et;const D=ut=>({...Et,remarks:[`changed-only has no effect: ${ut}`]});if(Z.kind==="all")return D(Z.why);
const F=y(Z.files,Q),z=new Set(F.filter(({status:ut})=>ut!=="removed").map(({file:ut})=>ut));if(z.size>0&&![...z].some(ut=>ot(ut)!==null))return D("the checkout\
 contains none of the files that the pull request changes");const it=X.usages.filter(ut=>z.has(ut.place.file)||mt(ut)),ht=`changed-only: the pull request change\
s ${Z.files.length===1?"1 file":`${Z.files.length} files`} with ${it.length} of ${X.usages.length} usages`;return{usages:it,notes:X.notes.filter(ut=>m((0,C.W7)(
ut),z)||mt(ut)),newHosts:M(X.usages,F,ot),files:new Set(F.map(({file:ut})=>ut)),remarks:[ht]}}function y(Q,X){const Z=new Map(Q.map(mt=>[mt.file,mt])),ot=X.entries().
flatMap(([mt,Et])=>{const D=Z.get(Et);return D===void 0?[]:[{...D,file:mt}]});return[...Q,...ot]}const m=(Q,X)=>X.has(Q)||Q==="."||[...X].some(Z=>Z.startsWith(`${Q}\
/`)),E=2e8;function M(Q,X,Z){const ot=new Set;if(X.some(g))return ot;const mt=new Map(X.map(rt=>[rt.file,rt])),Et=(0,v.Oo)(rt=>e(mt.get(rt),Z)),D=X.flatMap(({patch:rt})=>o(
rt,/^[ -]/));let F=0;const z=(rt,ht)=>{const ut=[ht,(0,p.pk)(ht).toLowerCase()];return rt.filter(gt=>(F+=gt.length,F<=E&&ut.some(It=>gt.includes(It)))).length},
it=(rt,ht)=>{const{isNew:ut,now:gt,added:It}=Et(rt),Pt=ut?0:z(gt,ht);return ut||Pt>0&&Pt===z(It,ht)};for(const[rt,ht]of Map.groupBy(Q,ut=>ut.host)){if(rt===null||
ht.some(({isHostImplied:gt})=>gt))continue;const ut=[...new Set(ht.map(({place:gt})=>gt.file))];!ut.every(gt=>mt.has(gt))||z(D,rt)>0||ut.every(gt=>it(gt,rt))&&F<=
E&&ot.add(rt)}return ot}function e(Q,X){const{file:Z="",status:ot,patch:mt=null}=Q??{},Et=ot==="added";if(Et||mt===null)return{isNew:Et,now:[],added:[]};const D=(X(
Z)??"").toLowerCase().split(`
`);return{isNew:Et,now:D,added:o(mt,/^\+/)}}const o=(Q,X)=>(Q??"").toLowerCase().split(`
`).filter(Z=>X.test(Z)),f=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,g=({file:Q,status:X,changes:Z,patch:ot})=>ot===null&&X!=="added"&&Z>0&&f.test(Q);
var d=t(2859),c=t(3408),u=t(8884),i=t(4e3),r=t(3410),n=t(5143),s=t(9664),l=t(9562),h=t(7495);const $=["TF_CLOUD_HOSTNAME",l.OZ],S=["TFE_HOSTNAME",l.M],G={cloud:$,
cloud_default:$,provider_tfe:S,provider_tfe_default:S,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOST",l.e$]},j=/^(cloud|backend_)/,W=/^backend_remote/,b=/^(host|source)-/,
R="remote backends are not checked, because a file of -backend-config may name others";function N({usages:Q,notes:X},Z,ot){const mt=new B(Z),Et=Q.map(mt.read),{
stateHosts:D,settled:F,missing:z,added:it,remarks:rt,init:ht}=mt,ut=ot!=="discovery",gt=ut?Et.flatMap(Pt=>et(Pt,Z)):[],It=Pt=>{const{code:wt}=Pt.problem,Ct=bt=>Pt.
places.some(Nt=>bt.has((0,n.df)(Nt)));return b.test(wt)&&Ct(F)?[]:wt==="host-missing"&&ut&&Ct(z)?{...Pt,severity:"error"}:Pt};return{usages:D.size===0?Et:Et.map(
Pt=>x(Pt,D)),notes:[...X.flatMap(It),...it,...gt],remarks:[...rt],isLockReadonly:ht.isLockReadonly}}class B{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(X){
this.environment=X,this.init=(0,u.n)(X),this.remarks=new Set(this.init.remarks)}read=X=>{const{kind:Z,place:ot,workspace:mt}=X,{backendConfig:Et,hasBackend:D}=this.
init,F=W.test(Z),z=F&&Et.some(gt=>!gt.includes("="));if(z||!D&&j.test(Z))return this.settled.add((0,n.df)(ot)),z&&this.remarks.add(R),{...X,needs:[],directHost:void 0,
workspace:void 0};const rt=F&&Et.some(gt=>!J.test(gt))?{...X,workspace:void 0}:X,ht=F?lt(Et):ct(X,this.environment);if(ht!==null&&!X.isOverridden)return this.withHost(
rt,ht);const ut=Z==="backend_remote_default"&&mt?.organization===null;return j.test(Z)&&!ut&&this.missing.add((0,n.df)(ot)),rt};withHost(X,{text:Z,service:ot,variable:mt}){
const{kind:Et,place:D,replacedFor:F=[]}=X,z=X.clients.filter(gt=>!F.includes(gt)),{host:it,needed:rt,problem:ht}=h.pb.host(Z,"terraform",!1);return this.settled.
add((0,n.df)(D)),mt!==null&&this.remarks.add(`${mt} names ${(0,i.dh)(Z)}`),ht&&this.added.push((0,C.kH)(ht,{places:[D],clients:z})),it!==null&&j.test(Et)&&this.
stateHosts.set((0,s.jt)(D.file),it),{...X,host:it,isHostImplied:!1,needs:rt!==null&&rt!=="state"?[{host:rt,service:ot,clients:z}]:[],text:X.text?.replace(/^tfr:\/\/\//,
`tfr://${Z}/`)??null}}}const J=/^hostname=/;function lt(Q){const X=Q.findLast(Z=>J.test(Z))?.replace(J,"");return X?{text:X,service:l.Bn,variable:null}:null}function ct({
kind:Q,text:X,backend:Z,isHostImplied:ot},mt){const[Et="",D=""]=(Z==="cloud"?$:G[Q])??[],z=ot||Q.endsWith("_default")&&X===null?mt[Et]:void 0;return z?{text:z,service:D,
variable:Et}:null}function et({kind:Q,workspace:X,place:Z,clients:ot,isOverridden:mt,replacedFor:Et=[]},D){const F=W.test(Q),z=(X?.lacks??[]).filter(gt=>F||!D[l.
uW[gt]]);if(mt||z.length===0)return[];const it=F?"remote backend":"cloud block",rt=Q==="backend_remote_default"&&z.length===I.Rt.length,ht=ot.filter(gt=>!Et.includes(
gt)),ut=(0,r.y7)({block:it,lacks:z,isOpen:rt});return[(0,C.kH)(ut,{places:[Z],clients:ht})]}function x(Q,X){const Z=Q.stateHosts&&X.get((0,s.jt)(Q.place.file));
return Z?{...Q,needs:Q.needs.map(ot=>({...ot,host:Z}))}:Q}var H=t(9762),Y=t(2446);async function nt(Q,X){const Z=X.now(),ot=await(0,Y.S)(Q,X),mt=Q.scan.length===
0?0:X.now()-Z,{usedBy:Et,...D}=(0,Y.o)(Q,ot,X),{files:F,bytes:z,links:it}=ot,rt=Q.changedOnly?await X.changes(Q):null,ht=[...D.notes,...Ot(ot,X.stop.why)],ut={...D,
notes:ht,scanned:ot,links:it,changes:rt,setting:Q.dialect},gt={dialect:D.dialect,isEmpty:Q.scan.length>0&&ot.isEmpty&&ot.endedAt===null,changes:rt,remarks:[],notes:[],
scan:{files:F,bytes:z,durationMs:mt},clients:Et,repositories:[],missing:null,checkouts:null};return ft([st(null,ut,Q,X)],gt,Q,X)}function st(Q,X,Z,{environment:ot,
directory:mt}){const{setting:Et,links:D,changes:F,...z}=X,it=N(X,ot,Z.depth),rt={...z,...it,settings:{...Z,dialect:Et}},ht={...rt,...(0,H.G9)(rt)},ut=wt=>(0,w.r7)(
(0,T.join)(mt,wt)),gt=A({...ht,links:D},F,ut,wt=>(0,U.US)(wt,Z)),{roots:It,notes:Pt}=(0,H.D0)({...ht,changed:gt.files});return{name:Q,dialect:X.dialect,usages:(0,O.
Xo)(gt.usages,It),roots:It,namedHosts:(0,I.kA)(ht.usages),notes:gt.notes,rootNotes:Pt,newHosts:gt.newHosts,remarks:[...gt.remarks,...it.remarks,...ht.remarks]}}
function ft(Q,X,Z,ot){const{dialect:mt,checkouts:Et,scan:D}=X,F=Q.flatMap(({usages:It})=>It),z={...ot,plugins:Et?.plugins??null},it=(0,c.j)(F,Z,mt,z),{usages:rt,
configs:ht,releases:ut}=it,gt=$t(rt,Q,Z,mt.clients);return At(gt.requirements),{...X,...gt,dialect:{...mt,releases:ut},configs:ht,usages:rt.filter(I.s7),roots:Q.
flatMap(({roots:It})=>It),notes:[...Q.flatMap(({notes:It})=>It),...Q.flatMap(({rootNotes:It})=>It),...X.notes],newHosts:new Set(Q.flatMap(({newHosts:It})=>[...It])),
complaints:it.findings,remarks:[...X.remarks,...new Set(Q.flatMap(It=>It.remarks)),...it.remarks],scan:{...D,usages:rt.length}}}function $t(Q,X,Z,ot){const mt=Z.
hostnames.map(({host:z})=>z),Et=Map.groupBy(Q,({repository:z=null})=>z),D=X.map(({name:z,dialect:it,namedHosts:rt})=>{const ht=new Set([...rt,...mt]),ut={hostnames:[],
requiredServices:[]},gt=(0,d.CG)(ut,Et.get(z)??[],ot,ht);return{own:gt,guesses:(0,d.Fh)(z,it,gt)}}),F=[(0,d.CG)(Z,[],ot),...D.map(({own:z})=>z)];return{requirements:(0,d.
h1)(F,ot),guesses:D.flatMap(({guesses:z})=>z)}}function Ot({endedAt:Q,files:X},Z){return Q===null||Z===null?[]:[(0,C.ht)(Q,(0,a.ub)({kind:"time",stopped:Z,files:X}))]}
function At(Q){const{size:X}=new Set(Q.map(({host:ot})=>ot)),Z=`scan found ${X} hosts, the limit is ${P.pS}: narrow scan or exclude files`;if(X>P.pS)throw new _.
GN([Z])}}),7082:((Mt,tt,t)=>{t.d(tt,{O:()=>T,i:()=>w});const T=U=>({discovery:U,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,totalMs:0},
headMs:null,certificates:[]}),w=(U,a)=>({host:U,attempt:T({kind:"skipped",problem:a}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
1589:((Mt,tt,t)=>{t.d(tt,{XP:()=>y,fN:()=>A,qY:()=>_});var T=t(4e3),w=t(1831),U=t(8820),a=t(2935);const C=2,O=80;function I(E){if(E.kind==="scan")return`read ${(0,T.
px)(E.files,"file")}`;if(E.kind==="registries")return`${E.done} of ${(0,T.px)(E.total,"registry request")} done`;const{done:M,total:e,failed:o,waiting:f}=E,g=o===
0?"":`, ${o} failed so far`;return`${M} of ${(0,T.px)(e,"host")} checked${g}${P(f)}`}function P(E){if(E.size===0)return"";const{shown:M,more:e}=(0,T.zN)([...E],
C),o=M.map(f=>(0,U.RK)((0,w.nx)(f),O));return e>0?`; waiting for ${o.join(", ")} and ${(0,T.px)(e,"other")}`:`; waiting for ${o.join(" and ")}`}const _={show:()=>{},
end:()=>{}},v=5e3,p=200;function A(E){let M=!0;return m(v,e=>{M&&E(e),M=!M})}function y(E,M){let e="";const{show:o,end:f}=m(p,d=>{const c=(0,a.Wc)(d,0,M-1);c!==
e&&(e=c,E(`\r${c}\x1B[K`))});return{show:o,end:()=>{f(),e!==""&&E("\r\x1B[K")}}}function m(E,M){let e=null;const o=setInterval(()=>{e!==null&&M(I(e))},E).unref();
return{show:g=>{e=g},end:()=>clearInterval(o)}}}),8463:((Mt,tt,t)=>{t.d(tt,{t:()=>p});var T=t(1342),w=t(7039),U=t(3394),a=t(8820);let C=function(...y){return{hash:C}=
process.getBuiltinModule("node:crypto"),new.target?new C(...y):C(...y)},O=function(...y){return{renderBadge:O}=t.late([912],7912),new.target?new O(...y):O(...y)},
I=function(...y){return{renderCodeQuality:I}=t.late([811],9811),new.target?new I(...y):I(...y)},P=function(...y){return{renderJunit:P}=t.late([597],6597),new.target?
new P(...y):P(...y)},_=function(...y){return{renderHtml:_}=t.late([385],3385),new.target?new _(...y):_(...y)},v=function(...y){return{renderSarif:v}=t.late([554],
8554),new.target?new v(...y):v(...y)};function p({report:y,badge:m},E,M){const e=[],o=(f,g,d)=>{const c=(0,T.KE)(()=>(0,T.f8)(M,g,(0,T.mk)(d())));c!==null&&e.push(
`the ${f} ${(0,a.RK)(g)} was not written: ${c}`)};for(const{path:f,format:g}of y)o("report",f,()=>A(g,E));return m!==null&&o("badge",m,()=>[O(E.verdict)]),e}function A(y,{
verdict:m,context:E}){switch(y){case"json":return(0,w.hF)(m,E);case"sarif":return v(m,E);case"junit":return P(m,E);case"codequality":return I(m,M=>C("sha256",M));case"\
html":return _(m,E,M=>C("sha256",M,"base64"));case"markdown":return[(0,U.Gc)(m,E)]}}}),2796:((Mt,tt,t)=>{t.d(tt,{cZ:()=>P,cr:()=>o,hs:()=>f,pq:()=>g});var T=t(2886),
w=t(4e3),U=t(5143),a=t(1064),C=t(1831),O=t(6503);const I=3;function P(d){const c=new Map(d.map(r=>[r,(0,O.eb)([r]).length])),u=r=>c.get(r)??0,i=d.toSorted((r,n)=>u(
n)-u(r));return(0,U.c1)(i,v).flatMap(r=>{const n=(0,U.c1)(r,p);return n.length>I?[r]:n}).map(A).toSorted((r,n)=>(0,T.Np)(r,n)||_(r)-_(n)||n.hits-r.hits||n.hosts.
length-r.hosts.length)}function _({code:d,affects:c}){return d==="machine-network"?-1:d==="host-not-checked"?2:c.length===0||a.Du.some(u=>c.includes(u))?0:1}const v=({
severity:d,problem:{code:c},affects:u,exclude:i})=>JSON.stringify([d,c,c==="machine-network"||u,i===void 0]),p=d=>d.exclude===void 0?e(d.problem.help??"",d):"";
function A(d){const[c]=d,u=[...new Set(d.flatMap(({host:$})=>$??[]))],{code:i,title:r}=c.problem,n=$=>{const S=j=>u.length>1?e($(j),j):$(j),G=S(c);return d.every(
j=>S(j)===G)?G:null},l=d.length>1&&c.exclude!==void 0?"":n(({problem:$})=>$.help??""),h=n(({problem:$})=>$.message);return{severity:c.severity,code:i,title:r,affects:[
...new Set(d.flatMap(({affects:$})=>$))],findings:d,hosts:u,hits:(0,O.eb)(d).length,message:l===null?null:h,help:l?.includes(m)?`${l}; ${M(u)}`:l}}const y="HOST",
m=C.xV+y,E=5,M=d=>`${m} is ${(0,w.K4)(d,E,c=>(0,C.fK)(c)[0]??c)}`;function e(d,{host:c}){return c===null?d:(d.includes(C.xV)?(0,C.fK)(c):[]).reduce((i,r)=>i.replaceAll(
r,m),d).replaceAll((0,C.nx)(c),y).replaceAll(c,y)}const o=d=>(0,U.c1)(d,({problem:{message:c,help:u}})=>`${c}
${u}`),f=d=>d.some(({host:c})=>c!==null)&&!d.every(T.zX);function g({hosts:d,findings:c}){const u=f(c),i=u?d.length:(0,O.Dx)(c).length;return i>1?(0,w.px)(i,u?"\
host":"place"):""}}),7039:((Mt,tt,t)=>{t.d(tt,{hF:()=>v});var T=t(4283),w=t(4e3),U=t(5143),a=t(5799),C=t(1831),O=t(9587),I=t(5955),P=t(6503);let _=function(...u){
return{attemptsOf:_}=t.late([977,508],9508),new.target?new _(...u):_(...u)};function*v(u,i){const{hosts:r,findings:n,passed:s,ignored:l,stopped:h,roots:$}=u,{dialect:S,
remarks:G,repository:j,repositories:W,startedAt:b,durationMs:R}=i,{usages:N,...B}=i.scan;yield*(0,I.M)({schemaVersion:1,version:i.version,passed:s,stopped:h?(0,w.
Cw)(h):void 0,incomplete:h?(0,w.zM)(h):void 0,failOn:i.failOn,repository:j??void 0,repositories:p(W),dialect:S.name,clientDetection:y(S),clients:i.clients,startedAt:b,
durationMs:R,counts:Object.fromEntries(a.oC.map(J=>[`${J}s`,A(n,J)])),hosts:r.values().map(m),findings:n.values().map(g),roots:p($)?.values().map(d),ignored:l,usages:N,
remarks:p(G),scan:B}),yield`
`}const p=u=>u.length===0?void 0:u,A=(u,i)=>u.filter(r=>r.severity===i).length;function y({clients:u,versions:i,releases:r,isGuess:n,why:s,evidence:l}){return{clients:u,
assumed:n??!1,why:(0,O._U)(s),versions:Object.entries(i).map(([h,$])=>({client:h,version:(0,O._U)($)})),releases:r.map(({name:h})=>h),evidence:l.map(({client:h,
version:$,level:S,text:G,place:j})=>({client:h,version:$===null?null:(0,O._U)($),kind:S,text:(0,O._U)(G),...f(j)}))}}function m(u){const{visit:i,requirements:r,
services:n,servicesFrom:s,clients:l,isNew:h}=u,{discovery:$,hops:S,timing:G,certificates:j}=i.attempt;return{host:i.host,display:(0,C.pk)(i.host),discovery:$.kind,
...E($),..."excerpt"in $&&$.excerpt!==null&&{excerpt:$.excerpt},documentUrl:"url"in $?(0,T.Pl)($.url):null,hops:S.map(({challenge:W,...b})=>({...b,url:(0,O.cq)(
b.url),proxy:b.proxy&&(0,O.cq)(b.proxy)})),services:Object.fromEntries(n.map(W=>[W.id,e(W)])),servicesFrom:s&&f(s),hostBlocks:i.forced.map(({client:W,place:b})=>({
client:W,place:f(b)})),required:r.map(({service:W,clients:b,because:R})=>({service:W,clients:b,because:R.map(o)})),credentials:i.credentials?.hasToken?i.credentials.
source:null,looks:i.looks,attempts:_(i).length,...i.earlier.length>0&&{earlier:i.earlier.map(M)},timingMs:{lookup:G.lookupMs,connect:G.connectMs,tls:G.tlsMs,firstByte:G.
firstByteMs,total:G.totalMs},certificates:j,clients:l,...h&&{new:!0}}}const E=u=>"problem"in u?{code:u.problem.code}:{},M=({discovery:u,timing:i})=>({discovery:u.
kind,...E(u),ms:i.totalMs});function e(u){if(u.kind==="url")return{url:(0,O.cq)(u.url)};if(u.kind==="problem"){const{code:s,message:l,help:h=null}=u.problem;return{
problem:{code:s,message:l,help:h}}}const{authz:i,token:r}=u.login,n={authz:i&&(0,O.cq)(i),token:r&&(0,O.cq)(r)};return{login:{...u.login,...n}}}const o=u=>typeof u==
"string"?u:f(u);function f({file:u,line:i,column:r,endColumn:n,target:s}){const{repository:l,path:h}=(0,U.bH)(u);return{...l===null?{file:u}:{repository:l,file:h},
line:i,column:r,endColumn:n,target:s&&(0,U.bH)(s).path}}function g(u){const{problem:i,severity:r,host:n,places:s,affects:l,exclude:h}=u;return{code:i.code,severity:r,
host:n,service:(0,P.ju)(u),message:i.message,help:i.help??null,places:s.map(o),affects:l,...h&&{exclude:h}}}function d({directory:u,clients:i,rows:r}){const{repository:n,
path:s}=(0,U.bH)(u);return{...n&&{repository:n},directory:s,clients:i,rows:r.map(c)}}const c=({problems:u,places:i,rejectedAt:r,...n})=>({...n,codes:u.map(({code:s})=>s),
places:i.map(o)})}),6662:((Mt,tt,t)=>{t.d(tt,{S:()=>S,K:()=>G});var T=t(2935),w=t(5102),U=t(4073),a=t(806),C=t(6503),O=t(6906),I=t(6763),P=t(6097),_=t(8820),v=t(
7792);const p={fails:"red",unchecked:"red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},A=13,y="  ",m=(R,N)=>E(R,N).map(B=>(0,_.BP)(B.replaceAll("\
\xA0"," "))).join(`
`);function E(R,N){switch(R.kind){case"paragraph":return e(R.content).flatMap(B=>(0,T.ky)((0,O.wh)(B),N));case"note":return M(`${R.label}:`,R.text,N);case"facts":
return R.facts.flatMap(({label:B,texts:J})=>J.flatMap((lt,ct)=>M(ct===0?B:"",lt,N,A)));case"list":return R.items.flatMap(B=>M("-",B,N));case"sources":return R.items.
flatMap(B=>g(B,"red",N));case"problem":return o(R,N);case"table":return u(R,N);case"details":return d(R,N)}}const M=(R,N,B,J)=>(0,T.wW)({indent:2,label:R,style:"\
dim",column:J,text:(0,O.wh)(N)},B);function e(R){if(typeof R=="string"||"kind"in R)return[R];const N=R.indexOf(v.Gy.newLine);return N<0?[R]:[R.slice(0,N),...e(R.
slice(N+1))]}function o(R,N){const{severity:B,code:J,url:lt,message:ct,count:et,title:x,parts:H}=R,Y=p[v.rC[B]],nt=(0,O.wh)(v.Gy.isEmpty(ct)?[et,x]:ct);return[...(0,T.
wW)({indent:0,label:`${B}[${J}]:`,style:Y,url:lt,text:nt},N),...H.flatMap(st=>st.kind==="sources"?st.items.flatMap(ft=>g(ft,Y,N)):f(st,N))]}const f=(R,N)=>R.kind===
"paragraph"?E(R,{...N,width:N.width-2}).map(B=>`  ${B}`):E(R,N);function g({place:R,message:N,help:B,line:J},lt,ct){const et=typeof R=="object"&&"kind"in R&&R.kind===
"link",x=(0,O.wh)(R),H=et&&(0,v.AA)(R.url??"")?R.url:null,Y={text:x,url:H},nt=[x,(0,O.wh)(N)].filter(ft=>ft!=="").join(": "),st=et?"-->":"-";return[...nt===""?[]:
(0,T.wW)({indent:2,label:st,style:"dim",text:nt,linked:Y},ct),...J===null?[]:l(J,lt,ct),...v.Gy.isEmpty(B)?[]:M("help:",B,ct)]}function d({title:R,children:N},B){
const{sign:J,name:lt,text:ct}=R,{withFlags:et=String}=B,x=[J===null?"":O.B2[J],et((0,O.wh)(lt))].filter(Y=>Y!=="").join(" "),H=J===null?"bold":p[J];return[...(0,T.
wW)({indent:0,label:x,style:H,text:(0,O.wh)(ct)},B),...N.flatMap(Y=>f(Y,B))]}const c=(R="")=>/^(?:number|history)/.test(R);function u({columns:R,rows:N},B){const J=R.
map(({title:H})=>(0,O.wh)(H)),lt=N.map(({sign:H="works",cells:Y})=>({sign:H,cells:Y.map(O.wh)})),ct=J.map((H,Y)=>Math.max(...[H,...lt.map(({cells:nt})=>nt[Y]??"")].
map(T.nc)));if(ct.reduce((H,Y)=>H+y.length+Y,y.length)>B.width)return lt.flatMap(({sign:H,cells:[Y="",...nt]})=>{const st=nt.flatMap(($t,Ot)=>$t===""?[]:[`${J[Ot+
1]} ${$t}`.trim()]),ft=`${Y}: ${st.join("; ")}`;return(0,T.wW)({indent:2,label:O.B2[H],style:p[H],text:ft},B)});const x=H=>H.map((Y,nt)=>{const st=" ".repeat((ct[nt]??
0)-(0,T.nc)(Y));return c(R[nt]?.style)?st+Y:Y+st}).join(y).trimEnd();return[`    ${(0,T.nI)(x(J),"dim",B)}`,...lt.map(({sign:H,cells:Y})=>{const nt=x(Y).replace(
/\u2573+/g,st=>(0,T.nI)(st,"red",B));return`  ${(0,T.nI)(O.B2[H],p[H],B)} ${nt}`})]}const i=160,r=12,n="    ",s=/##\w*\[/;function l(R,N,B){const{place:J,before:lt,
literal:ct,after:et}=R,x=" ".repeat(`  ${J.line}`.length),H=Math.min(B.width,i)-x.length-3;if(H<r)return[];const Y=h(lt+ct+et),nt=Y(lt+ct+et),st=(0,T.nc)(nt)<=H?
0:Y(lt).search(/[^ ]|$/),ft=nt.slice(st),$t=(0,T.nc)(Y(lt))-st,Ot=(0,T.nc)(Y(lt+ct))-st,{from:At,to:Q,text:X}=$(ft,$t,Math.max(Ot,$t+1),H),Z=(0,T.nI)("|","dim",
B),ot="^".repeat(Math.max(1,Math.min(Ot,Q)-Math.max($t,At))),mt=" ".repeat(Math.max($t,At)-At);return[`${(0,T.nI)(`  ${J.line}`,"dim",B)} ${Z} ${X}`.trimEnd(),`${x}\
 ${Z} ${mt}${(0,T.nI)(ot,N,B)}`]}function h(R){const N=B=>(0,_.RK)(B.replaceAll("	",n),Number.POSITIVE_INFINITY);return s.test(N(R))?B=>N(B).replaceAll(/(?<=#)#/g,
" #"):N}function $(R,N,B,J){const lt=(0,T.nc)(R);if(lt<=J)return{from:0,to:J,text:R};const ct=Math.max(0,J-2-(B-N)),et=B<J?0:Math.max(0,N-1-Math.ceil(ct*2/3)),x=lt-
et<=J,H=et+(x?J:J-1),Y=(0,T.Wc)(R,et===0?0:et+1,H),nt=`${et===0?"":"\u2026"}${Y}${x?"":"\u2026"}`;return{from:et,to:H,text:nt}}function*S(R,N){for(const{text:B}of G(
R,N))yield`${B}
`}function*G(R,N){const{isQuiet:B=!1,isRunner:J=!1,context:lt}=N,ct=W(R,N);yield{kind:"plain",text:j(R,N)};const et=R.findings.filter(Y=>(0,w.Zh)(Y,lt)),x=B?(0,U.
CI)(["problems"],{...R,findings:et},ct):[...(0,U.CI)(U.$9,R,ct),...b(R,ct,J)];let H=!0;for(const Y of x){const nt=m(Y,N),st=J&&Y.kind==="details"&&nt.includes(`\

`),ft=!st&&nt.includes(`
`);(H||ft)&&(yield{kind:"plain",text:""}),H=ft,yield{kind:st?"group":"plain",text:nt}}}function j(R,N){const[B,J]=R.passed?[O.B2.works,"green"]:[O.B2.fails,"red"],
lt=N.isQuiet?[]:(0,U.vH)(R,W(R,N)).shown;return[`${(0,T.nI)(B,J,N)} ${(0,T.nI)((0,P.$N)(R,N.context),"bold",N)}`,...lt.map(ct=>m(v.om.paragraph(ct),N))].join(`
`)}function W({lines:R},{context:N,isRunner:B=!1}){const J=(0,a.du)(N,"log",a.h,R);return B?J:{...J,limits:{...J.limits,items:0,details:0}}}function b(R,N,B){const{
findings:J,hosts:lt}=R,{context:ct}=N,et=(0,C.Dx)(J).length>N.limits.places,x=lt.length>a.dS||et||J.length>0&&!(0,a.jR)(lt,N),H=B?"the JSON report has all detai\
ls; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",Y=`problem codes: ${ct.docsUrl}`,nt=[...J.some(w.nM)?[Y]:[],...x?
[H]:[],...(0,I.j6)(R,ct)];return nt.length===0?[]:[v.om.paragraph(v.Gy.joined(nt.map(v.Gy.words),v.Gy.newLine))]}}),6266:((Mt,tt,t)=>{t.d(tt,{$J:()=>a,kE:()=>P,
ni:()=>I});var T=t(8820),w=t(6906),U=t(2307);const a={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},
C={sign:_=>a[_],small:_=>`<sub>${_}</sub>`,name:_=>`<b>${_}</b>`,chart:({runs:_,label:v})=>`<code role="img" aria-label="${(0,T.My)(v)}">${(0,w.qX)(_)}</code>`,
problem:(_,v,p)=>`<p>${v}</p>
${p}`.replaceAll(`</p>
<p>`,`
<br/>`).replaceAll(`</sub>
<br/><sub>`," "),table:(_,v)=>`${v}
`},O=_=>_.replaceAll(/(<t[dh][^>]*) class="number[^"]*">(.*?)<\/t/g,(v,p,A)=>`${p} align="right">${A.replaceAll(" ","&#160;")}</t`).replaceAll(/<th scope="row"(.*?)<\/th>/g,
"<td$1</td>").replaceAll(/<th scope="col"(?! align)/g,'<th align="left"').replaceAll(/ (?:class|scope)="[^"]*"/g,"").replaceAll("/>",">").replaceAll("&#160;","&\
nbsp;").replaceAll(/\n+/g,`
`).trim(),I=_=>O((0,U.P)(_,C)),P=_=>_.map(v=>O((0,U.g)(v,C))).filter(v=>v!=="").join(`

`)}),2307:((Mt,tt,t)=>{t.d(tt,{P:()=>a,g:()=>I});var T=t(8820),w=t(4120),U=t(7792);function a(e,o){if(typeof e=="string")return(0,T.js)(e);if(!("kind"in e))return e.
map(f=>a(f,o)).join("");switch(e.kind){case"words":return(0,T.My)(e.text).replaceAll("\xA0","&#160;");case"code":return C(e);case"prose":return(0,T.h$)(e.text,e.
max);case"strong":return`<b>${a(e.content,o)}</b>`;case"small":return o.small(a(e.content,o));case"sentence":return(0,w.Iu)(a(e.content,o));case"link":return O(
e.url,a(e.content,o));case"sign":return o.sign(e.of);case"break":return"<br/>";case"chart":return o.chart(e)}}function C({text:e,max:o,breaks:f}){const g=(0,T.D9)(
e,o);return f==="never"?g.replaceAll(" ","&#160;"):f===void 0?g:f==="dots"?g.replaceAll(".",".<wbr/>"):g.replaceAll(/(?<!<)\//g,"/<wbr/>")}const O=(e,o)=>e!==null&&
((0,U.AA)(e)||/^#[!-~]+$/.test(e))?`<a href="${(0,T.js)(e,e.length)}">${o}</a>`:o;function I(e,o){const f=g=>a(g,o);switch(e.kind){case"paragraph":return`<p>${f(
e.content)}</p>
`;case"note":return`<p>${p(e,o)}</p>
`;case"facts":return`<dl>
${e.facts.map(({label:g,texts:d})=>`<dt>${(0,w.Iu)(g)}</dt>${d.map(c=>`<dd>${f(c)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return v(e.items.map(f));case"sources":return y(e.items,o);case"problem":return A(e,o);case"table":return M(e,o);case"details":return E(e,o)}}const P=(e,o)=>e.
map(f=>I(f,o)).join(""),_=e=>e===void 0?"":` class="${e}"`,v=e=>e.length===0?"":`<ul>
${e.map(o=>`<li>${o}</li>
`).join("")}</ul>
`;function p({label:e,text:o,as:f},g){const d=a(o,g);if(f==="items")return d;const c=(0,w.Iu)(e);return f!=="small"?f==="help"?`<b>${c}:</b> ${d}`:`${c}: ${d}`:
g.small(`${e==="history"?(0,w.Iu)(d):`${c} ${d}`}.`)}function A(e,o){const{severity:f,code:g,url:d,count:c,title:u,message:i,parts:r}=e,n={kind:"link",url:d,content:g},
s=(0,U.mG)`${U.Gy.sign(U.rC[f])} ${U.Gy.strong([c,u])} (${n})`,l=U.Gy.isEmpty(i)?"":`<p>${a(i,o)}</p>
`;return o.problem(f,a(s,o),`${l}${P(r,o)}`)}function y(e,o){const f=n=>a(n,o),{figures:g=[],messages:d=[]}=Object.groupBy(e,({message:n})=>U.Gy.isEmpty(n)?"fig\
ures":"messages"),c=({line:n})=>n===null?"":`<pre>${m(n,o)}</pre>`,u=({help:n})=>U.Gy.isEmpty(n)?"":`<br/><b>Help:</b> ${f(n)}`,i=g.map(n=>`<figure><figcaption>${f(
n.place)}</figcaption>${c(n)}</figure>
`),r=d.map(n=>`${f(U.Gy.joined([n.place,n.message],U.Gy.words(": ")))}${u(n)}${c(n)}`);return`${i.join("")}${v(r)}`}function m({before:e,literal:o,after:f},g){const d=(0,T.
J7)(e.trimStart().replaceAll("	"," ")),[c,u,i]=[d,o,f].map(r=>a(r.replaceAll("	"," "),g));return`${c}<mark>${u}</mark>${i}`}function E({title:e,children:o,anchor:f,
isOpen:g},d){const c=a(e.name,d),u=P(o,d),i=e.sign===null&&U.Gy.isEmpty(e.text),r=u===""?`<b>${c}</b>`:d.name(c),s=[e.sign===null?"":d.sign(e.sign),i?c:r,a(e.text,
d)].filter(h=>h!=="").join(" ");if(u==="")return`<p>${s}</p>
`;const l=f===void 0?u:`<div id="${(0,T.My)(f)}">
${u}</div>
`;return`<details${_(f===void 0?void 0:"host")}${g?' open=""':""}>
<summary>${s}</summary>
${l}</details>
`}function M({caption:e,columns:o,rows:f,style:g},d){const c=(n,s,l)=>{const h=U.Gy.isEmpty(n)?"\u2013":a(n,d),[$,S]=l===0?['th scope="row"',"th"]:["td","td"],G=d.
hasTitles&&l>0&&g===void 0?a(s?.title??[],d):"";return`<${$}${_(s?.style)}${G===""?"":` data-title="${G}"`}>${h}</${S}>`},u=f.map(({cells:n,about:s,sign:l})=>{const h=s===
void 0?"":` data-host="${(0,T.My)(s.anchor)}"${s.isFailing?' data-failing=""':""}`,[$="",...S]=n,G=l===void 0?$:(0,U.mG)`${U.Gy.sign(l)}${U.Gy.words("\xA0")}${$}`;
return`<tr${h}>${[G,...S].map((j,W)=>c(j,o[W],W)).join("")}</tr>
`}),r=`<thead>
<tr>${o.map(({title:n,style:s})=>`<th scope="col"${_(s)}>${a(n,d)}</th>`).join("")}</tr>
</thead>`;return d.table(e,`<table${_(g)}>
${r}
<tbody>
${u.join("")}</tbody>
</table>`)}}),1423:((Mt,tt,t)=>{t.d(tt,{OT:()=>A,TM:()=>r,Zw:()=>y});var T=t(4e3),w=t(2370),U=t(5143),a=t(1831),C=t(2796),O=t(4503),I=t(4120),P=t(6503),_=t(7792),
v=t(7035),p=t(806);function A(n,s){const{shown:l,rest:h}=(0,T.zN)((0,C.cZ)(n),s.limits.causes),$=new Set,S=h.flatMap(G=>G.findings).length;return[...l.map(G=>y(
G,s,$)),...(0,p.OS)(S,"finding",s)]}function y(n,s,l=new Set){const{severity:h,code:$,title:S,message:G,help:j,hosts:W,findings:b}=n,{context:R,limits:N}=s,B=(0,C.
pq)(n),J=(0,P.f5)(b).map(Y=>(0,p.ik)(Y,s)),[lt,ct]=W,et=lt&&ct===void 0?R.history?.get(lt):void 0,x=h==="error"&&(0,C.hs)(b)&&!l.has(`history ${lt}`),H=et&&x?(0,v.
kW)(et):null;return H!==null&&l.add(`history ${lt}`),{kind:"problem",severity:h,code:$,url:`${R.docsUrl}#${$}`,count:B===""?B:`${B}: `,title:S,message:G===null?
_.Gy.nothing:_.Gy.sentence(G,N.characters),parts:[...G===null?M(n,s,l):E(n,s,l),...m("required by",_.Gy.joined(J),"line"),...m("help",j?_.Gy.prose(j,N.characters):
_.Gy.nothing,"help"),...m("affects",(0,I.od)(n.affects,R.clients),"small"),...m("history",H??_.Gy.nothing,"small")]}}const m=(n,s,l)=>_.Gy.isEmpty(s)?[]:[{kind:"\
note",label:n,text:s,as:l}];function E(n,s,l){const{findings:h,message:$}=n,S=g(h,$??"",s),G=(0,P.Dx)(h),j=S.length>1&&G.length>1,W=S.length>1?"hosts":"host",b=o(
h,s,l),R=s.limits.hasLines&&(!j||b.line!==null),N=R?G.slice(0,1):[];return[...i(W,S,s.limits.hosts,"host",s,B=>d(B,j,s)),...R?f([b]):[],...c(h,N,j,s)]}function M(n,s,l){
const h=(0,C.cr)(n.findings),{shown:$,rest:S}=(0,T.zN)(h,s.limits.messages),G=R=>f(R.map(N=>e(N,n,s,l))),W=(u(s)===0?$:h).flatMap(R=>(0,P.Dx)(R).slice(0,1)),b=!s.
limits.hasLines||n.hosts.length>1;return[...G($),...r(S.flat(),"finding",s,R=>G((0,C.cr)(R))),...c(n.findings,W,b,s)]}function e(n,{help:s},l,h){const[{problem:$}]=n,
{characters:S,hosts:G}=l.limits,j=g(n,$.message,{...l,detailed:new Set}),W=_.Gy.some(j,G,lt=>d(lt,j.length>1,l),"host"),{places:b,noun:R}=(0,P.TD)((0,P.Dx)(n)),
N=b.length<2?"":` (and ${(0,T.px)(b.length-1,`more ${R}`)})`,B=(0,_.mG)`${_.Gy.prose($.message,S)}${N}`,J=s===null?$.help:void 0;return{...o(n,l,h),message:_.Gy.
joined([W,B],_.Gy.words(": ")),help:J?_.Gy.prose(J,S):_.Gy.nothing}}function o(n,s,l){const h=(0,P.io)(n),$=h&&(0,w.Xd)(h),S={place:_.Gy.nothing,message:_.Gy.nothing,
help:_.Gy.nothing,line:null};if(!$)return S;const G=(0,U.R3)($),j=$.target===void 0?"":` \u2192 ${(0,U.II)($.target)}`,W=!s.limits.hasLines||l.has(G)?void 0:s.lines.
get(G);return l.add(G),{...S,place:_.Gy.link((0,O.uM)($,s.context),_.Gy.path(G+j)),line:W??null}}const f=n=>{const s=n.filter(({place:l,message:h})=>!_.Gy.isEmpty(
[l,h]));return s.length===0?[]:[{kind:"sources",items:s}]};function g(n,s,{detailed:l}){if(!(0,C.hs)(n))return[];const h=[...Map.groupBy(n,({host:G})=>G).values()],
[{host:$,isHostNew:S}={host:null,isHostNew:!1}]=n;return h.length>1||$===null||S||l.has($)?h:s.includes((0,a.nx)($))?[]:h}function d(n,s,l){const[h]=n,$=h?.host?
(0,p.b8)(h.host,l):_.Gy.nothing,S=(0,P.mj)(n,l.context.repositories.length),G=_.Gy.some((0,P.Dx)(n),1,b=>(0,p.ik)(b,l)),j=s?S===""?G:S:_.Gy.nothing,W=h?.isHostNew?
I.dy:_.Gy.nothing;return(0,p.ZT)($,W,j)}function c(n,s,l,h){const{limits:$,context:S}=h,G=(0,P.mj)(n,S.repositories.length);if(G===""&&l)return[];const j=(0,P.Dx)(
n),W=(0,P.oN)(G===""?j:(0,P.TD)(j).places,s),b=N=>(0,p.ik)(N,h),R=s.length>0?"also at":"place";return G===""?i(R,W,$.places,"place",h,b):W.length===0?[_.om.paragraph(
_.Gy.sentence(`in ${G}`))]:i(`in ${G}`,W,$.hosts,"repository",h,b)}const u=({medium:n,limits:s})=>n==="log"?0:s.items;function i(n,s,l,h,$,S){const{shown:G,rest:j}=(0,T.
zN)(s,l),W=h==="host"||n==="place"?"items":"line";if(u($)===0){const R=j.length>0&&$.medium!=="log"?(0,_.mG)` ${$.rest}`:_.Gy.nothing;return m(n,(0,_.mG)`${_.Gy.
some(s,l,S,h)}${R}`,W)}return[...m(n,_.Gy.joined(G.map(S)),W),...r(j,h,$,b=>[_.om.paragraph(_.Gy.joined(b.map(S)))])]}function r(n,s,l,h){if(u(l)===0)return(0,p.
OS)(n.length,s,l);const $=_.om.title((0,T.px)(n.length,`more ${s}`));return _.om.details($,(0,p.Ku)(n,u(l),s,l,h))}}),3435:((Mt,tt,t)=>{t.d(tt,{Ub:()=>M,aJ:()=>p,
gT:()=>A,qP:()=>f,sN:()=>y,wn:()=>E});var T=t(4e3),w=t(5143),U=t(4503),a=t(5102),C=t(4120),O=t(7792),I=t(806);const P=4,_=7;function v(d){const c=d.flatMap(i=>{
const r=Map.groupBy(i.places,o);return r.size===0&&r.set(null,[]),Array.from(r,([n,s])=>({name:n,finding:{...i,places:s}}))}),u=([,i])=>i.filter(({severity:r})=>r===
"error").length;return[...Map.groupBy(c,({name:i})=>i)].map(([i,r])=>[i,r.map(({finding:n})=>n)]).toSorted((i,r)=>u(r)-u(i))}function p(d,c){if(c.context.repositories.
length===0)return[];const u=v(d.filter(a.nM)).filter(([h])=>h!==null),[i]=u;if(i===void 0)return[];const r=O.Gy.some(u,{few:P},([h,$])=>(0,O.mG)`${O.Gy.code(h??
"")} (${(0,C.H8)($)})`),n=O.om.title((0,T.px)(u.length,"repository"),(0,O.mG)`with errors or warnings in files: ${r}`,(0,a.hm)(i[1])==="error"?"fails":"warns"),
s=c.medium==="log"?0:c.limits.rows,l=(0,I.Ku)(u,s,"repository",c,h=>g(h,c));return[{kind:"details",title:n,children:l}]}const A=d=>["fails","unchecked"].includes(
(0,a.sG)(d));function y({hosts:d,files:c},u){const i=m(d.filter(A).map(M)),r=c.filter(({severity:b})=>b==="error"),n=m(r.map(({places:b})=>e(b))),s=[O.om.column(
"Repository",b=>O.Gy.link((0,U.aE)(b),O.Gy.code(b.name))),O.om.column("Commit",E),O.om.column("Failing hosts",i,"number"),O.om.column("Errors in files",n,"numbe\
r")],l=(b,R)=>O.om.table(b,s,R),h=b=>(i(b)??0)+(n(b)??0),{hit:$=[],other:S=[]}=Object.groupBy(u.context.repositories,b=>h(b)>0?"hit":"other"),G=$.toSorted((b,R)=>h(
R)-h(b)),j=(0,T.px)(S.length,"repository"),W=O.om.title(`${j} without failing hosts or errors in files`);return[...l(G,"Repositories with failures"),...O.om.details(
W,l(S,"Other repositories"))]}function m(d){const c=Map.groupBy(d.flat(),u=>u);return({name:u})=>c.get(u)?.length??null}const E=d=>d.commit===null?O.Gy.nothing:
O.Gy.link((0,U.DZ)(d),O.Gy.code(d.commit.slice(0,_))),M=({requirements:d})=>e(d.flatMap(({because:c})=>c)),e=d=>[...new Set(d.map(o))].filter(c=>c!==null),o=d=>typeof d==
"string"?null:(0,w._M)(d.file),f=(d,c)=>g(v(d),c),g=(d,c)=>d.flatMap(([u,i])=>{const{context:r,limits:n}=c,s=u??r.repository?.name,l=r.repositories.find(S=>S.name===
s),h=O.om.title(s===void 0?O.Gy.words("This checkout"):O.Gy.link((0,U.aE)(l),O.Gy.path(s)),(0,C.H8)(i)),$=[O.om.column("Place",({places:S})=>(0,I.AZ)(S,n.ownPlaces,
c,!0)),O.om.column("Severity",({severity:S})=>(0,O.mG)`${O.Gy.sign(O.rC[S])} ${S}`),O.om.column("Problem",({problem:{message:S,code:G}})=>(0,O.mG)`${O.Gy.sentence(
S,n.characters)} (${(0,I.U1)(G,c)})`)];return O.om.details(h,(0,I.Ku)(i,n.rows,"finding",c,S=>O.om.table(S,$,"Findings in files")))})}),4073:((Mt,tt,t)=>{t.d(tt,
{YK:()=>ut,$9:()=>gt,KL:()=>It,dI:()=>wt,$M:()=>ht,WQ:()=>Wt,vH:()=>xt,CI:()=>Xt,Ks:()=>Ht});var T=t(4e3),w=t(5102),U=t(6763),a=t(7792),C=t(9076),O=t(4120),I=t(
6906),P=t(7035),_=t(806);const v=10,p=[7,30,90],A=30;function y(k,L){const{medium:K,limits:V,context:q}=L,[at,pt]=[K==="log",K==="summary"],dt=M(k,q),_t=pt?dt:dt.
filter(St=>o(St,q)),yt=St=>a.om.title("History:",St);if(_t.length===0)return pt&&q.history?.size?[a.om.line(yt("1 run so far"))]:[];const Dt=at?_t.map(St=>[St]):
f(_t,q),{shown:Tt,rest:Gt}=(0,T.zN)(Dt,Math.max(V.rows,v)),Rt=(0,T.zN)(Tt,at?Tt.length:v),jt=[a.om.column("Host",St=>i(St,L)),...r(_t,L)],Lt=([St])=>St?{sign:(0,w.
sG)(St)}:{},kt=St=>a.om.table(St,jt,"History",Lt),Ut=a.om.title((0,T.px)(Rt.rest.flat().length,"more host")),vt=K==="brief"?L.rest:"in the history file",Bt=[...kt(
Rt.shown),...a.om.details(Ut,kt(Rt.rest)),a.om.paragraph(a.Gy.small(d(Tt,L))),...(0,_.OS)(Gt.flat().length,"host",{...L,rest:vt})],Kt=g(dt,q);return at?a.om.details(
yt(`${Kt}; uptime and latency of ${A} days`),Bt):[a.om.line(yt(Kt)),...Bt,...pt?(0,P.hc)(L):[]]}const m=(k,{history:L})=>k.flatMap(({visit:K})=>L?.get(K.host)??
[]),E=(k,L)=>m(k,L).flatMap(({recent:K})=>K);function M({hosts:k},L){const K=(V,q)=>{const[{good:at,runs:pt}={good:1,runs:1}]=e([V],q,L);return at/pt};return k.
filter(V=>E([V],L).filter(C.yX).length>1).toSorted((V,q)=>Number((0,w.DI)(q))-Number((0,w.DI)(V))||K(V,A)-K(q,A)||K(V,90)-K(q,90))}const e=(k,L,K)=>m(k,K).flatMap(
({uptime:V})=>V.find(({days:q,runs:at})=>q===L&&at>0)??[]),o=(k,L)=>(0,w.DI)(k)||E([k],L).some(({outcome:K})=>K==="fails"),f=(k,L)=>[...Map.groupBy(k,K=>{const[
V]=m([K],L).flatMap(({incidents:q})=>q.slice(0,1));return V?.until===null?V.from:K.visit.host}).values()];function g(k,L){const K=Math.max(...m(k,L).map(({recent:pt})=>pt.
length)),V=`the last ${(0,T.px)(K,"run")}`,q=k.filter(pt=>o(pt,L)).length;if(q===0)return`no failure in ${V}`;const at=E(k,L).filter(({outcome:pt})=>pt==="fails").
length;return k.length===1?`${at} of ${V} failed`:`${q} of ${k.length} hosts failed in ${V}`}function d(k,{medium:L,context:K}){const V=dt=>a.Gy.words(dt.replaceAll(
" ","\xA0")),q=a.Gy.joined((0,I.MC)(k.flatMap(dt=>c(dt,K))).map(([dt,_t])=>(0,a.mG)`${a.Gy.code(dt)}${V(` ${_t}`)}`));if(L==="log")return q;const pt=k.some(({length:dt})=>dt>
1)?"; of several hosts, the worst of each run":"";return(0,a.mG)`The newest run is at the right${a.Gy.words(pt)}. ${q}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function c(k,L){const K=m(k,L);return(K[0]?.recent??[]).map((V,q,{length:at})=>{const pt=K.flatMap(({recent:yt})=>yt.at(q-at)??[]),dt=pt.flatMap(({ms:yt})=>yt??
[]);return{outcome:C.im.find(yt=>pt.some(Dt=>Dt.outcome===yt))??"skipped",ms:dt.length===0?null:Math.max(...dt)}})}const u=({medium:k})=>k==="summary"||k==="bri\
ef";function i(k,L){const K=a.Gy.some(k,L.limits.hosts,({visit:pt})=>(0,_.b8)(pt.host,L,a.Gy.name));if(!u(L))return K;const[V]=m(k,L.context),q=V===void 0?null:
(0,P.XQ)(V),at=L.medium==="brief"||q===null?a.Gy.nothing:a.Gy.small(q);return a.Gy.joined([K,(0,P.bW)(c(k,L.context)),at],a.Gy.newLine)}function r(k,L){const{medium:K,
context:V}=L;if(V.history===null)return[];const q=K==="log",at=(Tt,Gt)=>q?Tt:(0,a.mG)`${Tt}${a.Gy.newLine}${a.Gy.words(`${Gt}\xA0days`)}`,pt=(Tt,Gt)=>{const Rt=e(
Tt,Gt,V),jt=(0,T.px)(Math.max(0,...Rt.map(Ut=>Ut.runs)),"run"),Lt=u(L)&&Rt.length>0?a.Gy.small(jt):a.Gy.nothing,kt=({good:Ut,runs:vt})=>Ut/vt;return a.Gy.joined(
[(0,P.be)(Rt,kt,P.mc),Lt],a.Gy.newLine)},dt=Tt=>(0,P.be)(m(Tt,V).flatMap(({medianMs:Gt})=>Gt??[]),Number,O.kJ),_t=a.om.column("Last runs",Tt=>(0,P.bW)(c(Tt,V)),
"history"),yt=m(k,V),Dt=p.filter(Tt=>yt.some(Gt=>n(Gt,Tt)));return[...u(L)?[]:[_t],...(q?[A]:Dt).map(Tt=>{const Gt=Tt===p[0]?"number uptime":"number older";return a.
om.column(at("Uptime",Tt),Rt=>pt(Rt,Tt),Gt)}),a.om.column(at("Latency",A),dt,"number minor")]}const n=({uptime:k},L)=>k.some(({days:K,runs:V},q)=>K===L&&V>1.1*(k[q-
1]?.runs??0));var s=t(2886),l=t(7615),h=t(3435);const $=2,S=4,G=6,j=20,W=200;function b(k,L=a.Gy.nothing){const{discovery:K}=k.visit.attempt,V=new Set((0,w.QK)(
k).map(({problem:at})=>at.title));if(V.size>0)return(0,T.K4)([...V],$);if(K.kind==="skipped")return K.problem.title;const q=a.Gy.some(k.services,G,({id:at})=>(0,l.
h0)(at));return(0,_.ZT)(a.Gy.isEmpty(q)?"no services":q,L)}const R=({visit:k,servicesFrom:L},K)=>L===null?(0,O.kJ)(k.attempt.timing.totalMs):(0,a.mG)`host block at ${(0,_.
ik)(L,K)}`;function N(k,L,K=!1){const{visit:V,isNew:q,findings:at}=k,pt=(0,w.sG)(k),dt=(0,_.b8)(V.host,{...L,detailed:new Set}),_t=q?` (${O.dy})`:"",yt=(0,a.mG)`${w.
nx[pt]}${_t}: ${b(k,R(k,L))}`,Dt=a.om.title(dt,yt,pt),Tt={kind:"facts",facts:(0,l.xS)(k,L)};if(L.medium!=="page")return{kind:"details",title:Dt,children:[Tt]};const Gt=at.
map(({severity:jt,problem:{message:Lt,help:kt,code:Ut}})=>{const vt=kt?(0,a.mG)` ${a.Gy.strong("Help:")} ${a.Gy.prose(kt)}`:a.Gy.nothing;return(0,a.mG)`${a.Gy.sign(
a.rC[jt])} ${a.Gy.sentence(Lt)}.${vt} (${(0,_.U1)(Ut,L)})`}),Rt=L.context.history?.get(V.host)?.incidents??[];return{kind:"details",title:Dt,isOpen:K,anchor:(0,_.
dI)(V.host),children:[{kind:"list",items:Gt},Tt,...(0,P.cT)(Rt,L)]}}function B(k,L,K){const{medium:V,limits:q}=K,at=L.filter(vt=>(0,w.QK)(vt).every(Bt=>!(0,w.JR)(
vt)&&!(0,s.zv)(Bt))),pt=k.flatMap(vt=>at.filter(Bt=>(0,w.sG)(Bt)===vt)),[dt]=pt;if(dt===void 0||(0,_.jR)(L,K))return[];const _t=V==="log",yt=(0,w.QK)(dt).length>
0,Dt=_t||yt,Tt=Dt&&pt.length<=_.dS,Gt=yt?q.details:_t?q.items:q.rows,Rt=(0,_.Ku)(pt,Tt?_.dS:Gt,"host",K,vt=>Dt?vt.map(Bt=>N(Bt,K)):a.om.table(vt,J(K),"Hosts"));
if(Tt||yt&&(_t||Rt.length===0))return Rt;const jt=a.Gy.some(pt,{few:S},({visit:vt})=>(0,_.b8)(vt.host,K)),Lt=(0,w.sG)(dt),kt=yt?"with errors or warnings":w.nx[Lt];
return[{kind:"details",title:pt.length===1?a.om.title(jt,kt,Lt):a.om.title((0,T.px)(pt.length,"host"),(0,a.mG)`${kt}: ${jt}`,Lt),children:Rt}]}const J=k=>[a.om.
column("Host",L=>lt(L,k)),a.om.column("Required by",({requirements:L})=>{const K=L.flatMap(V=>V.because);return(0,_.AZ)(K,k.limits.ownPlaces,k)}),a.om.column("R\
esult",L=>b(L,R(L,k)))];function lt({visit:{host:k},isNew:L},K){const V=L?a.Gy.small(O.dy):a.Gy.nothing;return a.Gy.joined([(0,_.b8)(k,K,a.Gy.name),V],a.Gy.newLine)}
const ct=k=>(0,a.mG)`${a.Gy.sign((0,w.sG)(k))} ${w.nx[(0,w.sG)(k)]} ${a.Gy.small(b(k))}`;function et(k,L){const K=[a.om.column("Host",dt=>lt(dt,L),"name"),a.om.
column("Status",ct,"status"),a.om.column("Time",dt=>(0,w.JR)(dt)?null:R(dt,L),"number minor"),a.om.column("Repositories",dt=>(0,h.Ub)(dt).length||null,"number r\
epositories"),...r(k,L).map(dt=>({...dt,cell:_t=>dt.cell([_t])})),a.om.column("Certificate expires",H,"minor when")],V=dt=>a.om.table(dt,K,"Hosts",x,"hosts",W),
{good:q=[],other:at=[]}=Object.groupBy(k,dt=>(0,w.sG)(dt)==="works"?"good":"other");if(q.length<=j||at.length===0)return V(k);const pt=a.om.title((0,T.px)(q.length,
"host"),w.nx.works,"works");return[...V(at),...a.om.details(pt,V(q))]}const x=k=>({about:{anchor:(0,_.dI)(k.visit.host),isFailing:(0,h.gT)(k)}}),H=({visit:k})=>k.
attempt.certificates.map(({expires:L})=>L.slice(0,10)).sort()[0]??"";var Y=t(1423),nt=t(5143),st=t(1064),ft=t(5011);const $t=3,Ot=6,At=12,Q=(k,L)=>(0,w.Yn)(k,({
rows:K})=>K).flatMap(K=>X(K,L));function X(k,L){if(k.length===0)return[];const{medium:K,limits:V,context:q}=L,at=Z(k),pt=k.length<=_.dS,dt=at.sign==="fails"||at.
sign==="warns"?K!=="log"||pt:K==="page"||K==="summary"&&q.repositories.length<=1,_t=(0,_.Ku)(k,dt?V.roots:0,"root module",L,yt=>yt.map(Dt=>({kind:"details",title:Z(
[Dt]),children:Et(Dt,L)})));return pt&&_t.length>0?_t:[{kind:"details",title:at,children:_t}]}function Z(k){const L=k.flatMap(Tt=>Tt.rows),K=(0,w.Fl)(L),V=k.length===
1,q=k[0]?.clients??[],at=L.filter(Tt=>(0,w.Fl)([Tt])===K),pt=new Set(at.map(Tt=>z(Tt,q))),dt=V?Array.from(pt,a.Gy.path):k.map(mt),_t=(0,a.mG)`${V?"for":"in"} ${a.
Gy.some(dt,$t,Tt=>Tt)}`,yt={fails:(0,a.mG)`init fails ${_t}`,warns:(0,a.mG)`warnings ${_t}`,skipped:ot(L),works:ot(L)},Dt=V?k.map(mt):(0,T.px)(k.length,"root mo\
dule");return a.om.title((0,a.mG)`${Dt}:`,yt[K],K)}function ot(k){const L=({kind:yt,source:Dt})=>`${yt} ${Dt}`,K=[...new Map(k.map(yt=>[L(yt),yt])).values()];if(K.
length===0)return"no registry modules and no providers";const V=Map.groupBy(K,({kind:yt})=>yt),q=Array.from(V,([yt,{length:Dt}])=>(0,T.px)(Dt,yt)).join(" and "),
at=k.some(({platforms:yt})=>yt.length>0)?" and package":"",pt=new Set(k.filter(w.Rm).map(L)).size,dt=K.filter(({chosen:yt})=>Object.values(yt).includes(null)).length,
_t=[...dt>0?[`${dt} without a version`]:[],...pt>0?[`${pt} not checked`]:[]];return`${q}, ${_t.join(", ")||`every version${at} is available`}`}const mt=({directory:k})=>k===
"."?a.Gy.words("the top directory"):a.Gy.path((0,nt.II)(k));function Et({rows:k,clients:L},K){const V=(0,w.Yn)(k,at=>[at]).flat(),q=at=>({sign:(0,w.Fl)([at])});
return(0,_.Ku)(V,K.limits.rows,"row",K,at=>a.om.table(at,D(L,K),"Modules and providers",q))}const D=(k,L)=>[a.om.column("Module or provider",K=>F(K,k,L)),a.om.column(
"Problem",({problems:K})=>{const V=K.filter(({usualSeverity:q})=>q!=="notice");return a.Gy.joined(V.map(({code:q})=>(0,_.U1)(q,L)))}),a.om.column("Constraint",({
constraints:K})=>a.Gy.some([...new Set(K)],Ot,a.Gy.value)),a.om.column("Version",K=>it(K,k)),a.om.column("Newest",({newest:K})=>K===null?null:a.Gy.value(K)),a.om.
column("Platforms",({platforms:K})=>a.Gy.some(K,At,({platform:V,available:q})=>{const at=q===null?"?":q?"\u2713":"\u2717";return(0,a.mG)`${a.Gy.words(at)} ${a.Gy.
value(V)}`}))];function F(k,L,K){const V=a.Gy.path(z(k,L));if(K.medium==="log")return V;const q=k.source===k.address?a.Gy.nothing:a.Gy.path(k.source),at=k.places.
slice(0,1).map(dt=>(0,_.ik)(dt,K)),pt=a.Gy.joined([q,at],a.Gy.words(" at "));return a.Gy.joined([a.Gy.strong(V),a.Gy.small(pt)],a.Gy.newLine)}const z=({address:k,
host:L},K)=>K.every(V=>(0,ft.Vm)(V)===L)&&k.startsWith(`${L}/`)?k.slice(L.length+1):k;function it({chosen:k,locked:L},K){const V=st.Du.filter(_t=>k[_t]!==void 0),
q=Map.groupBy(V,_t=>k[_t]??null),at=q.size<2&&K.every(_t=>V.includes(_t)),pt=Array.from(q,([_t,yt])=>{const Dt=_t===null?"none":a.Gy.value(_t);return at?Dt:(0,a.
mG)`${(0,T.eZ)(yt)} ${Dt}`});if(L===null||pt.length===0)return a.Gy.joined(pt);const dt=q.size===1&&q.has(L);return(0,_.ZT)(a.Gy.joined(pt),dt?"locked":(0,a.mG)`locked: ${a.
Gy.value(L)}`)}const rt=["problems","unchecked","ownFiles","history","roots"],ht=[...rt,"requests","passed","skipped","notices","notes"],ut=[...rt,"passed","ski\
pped","notes"],gt=[...rt,"requests","passed","skipped","remarks"],It=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],
Pt=(k,...L)=>({title:k,blocks:({hosts:K},V)=>B(L,K,V)}),wt={problems:{title:"Problems",blocks:({findings:k},L)=>(0,Y.OT)(L.medium==="log"?k:k.filter(w.nM),L)},ownFiles:{
title:"Repositories",blocks:({files:k},L)=>(0,h.aJ)(k,L)},history:{title:"History",blocks:y},roots:{title:"Root modules",blocks:Ct},requests:Pt("Requests","fail\
s","warns"),unchecked:Pt("Hosts","unchecked"),passed:Pt("Hosts that passed","works"),skipped:Pt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:k},L)=>et(
(0,w.md)(k),L)},details:{title:"Details",blocks:({hosts:k},L)=>bt((0,w.md)(k),L)},incidents:{title:"Incidents",blocks:(k,L)=>(0,P.hc)(L)},repositories:{title:"R\
epositories",blocks:h.sN},files:{title:"Findings in files",blocks:({files:k},L)=>(0,h.qP)(k,L)},notices:{title:"Notices",blocks:Nt},notes:{title:"About this che\
ck",blocks:Ft},remarks:{title:"Remarks",blocks:(k,L)=>xt(k,L).rest.map(a.om.paragraph)}};function Ct({roots:k,hosts:L},K){const V=(0,_.jR)(L,K),q=k.filter(({rows:at})=>!V||
(0,w.Fl)(at)!=="fails");return Q(q,K)}const Wt=({hosts:k},{limits:L})=>new Set((0,T.zN)((0,w.md)(k),L.details).shown.map(({visit:K})=>K.host)),bt=(k,L)=>(0,_.Ku)(
k,L.limits.details,"host",L,K=>K.map(V=>N(V,L,K.length===1)));function Nt({findings:k},L){const K=k.filter(q=>!(0,w.nM)(q)),V=a.om.title((0,T.px)(K.length,"noti\
ce"),a.Gy.nothing,"notice");return a.om.details(V,(0,Y.OT)(K,L))}function Ft(k,L){const{shown:K,rest:V}=xt(k,L),q=at=>[a.om.paragraph(a.Gy.joined(at,a.Gy.newLine))];
return[...q(K),...(0,Y.TM)(V,"remark",L,q)]}function xt(k,{context:L,limits:K}){const V=(0,U.h$)(k,L).map(q=>a.Gy.sentence(q,K.characters));return(0,T.zN)(V,K.remarks)}
const Ht=(k,L,K)=>k.flatMap(V=>{const{title:q,blocks:at}=wt[V],pt=V==="details"&&L.hosts.length>_.dS,dt=at(L,K);return dt.length===0?[]:[{id:V,title:q,isFolded:pt,
blocks:dt}]}),Xt=(k,L,K)=>k.flatMap(V=>wt[V].blocks(L,K))}),5955:((Mt,tt,t)=>{t.d(tt,{M:()=>a,u:()=>O});var T=t(2370),w=t(8820),U=t(6503);function*a(I,P=""){const _=`${P}\
  `,v=I instanceof Iterator,[p,A]=v?"[]":"{}";let y=p;for(const m of v?I:Object.entries(I)){const[E,M]=v?["",m]:[`"${m[0]}": `,m[1]];if(M===void 0)continue;const e=`${y}\

${_}${E}`;y=",",C(M)?(yield e,yield*a(M,_)):yield e+(0,w.s$)(JSON.stringify(M,null,2).replaceAll(`
`,`
${_}`))}yield y===p?`${p}${A}`:`
${P}${A}`}const C=I=>I instanceof Iterator||Object.values(I??{}).some(P=>P instanceof Iterator);function O(){const I=new Map;return P=>{const{host:_,problem:v}=P,
p=(0,w.RK)((0,U.ju)(P)??""),y=_===null&&!v.code.startsWith("file-")?(0,w.RK)(v.message):"",m=[v.code,_??"",p,(0,T.W7)(P),y].join("|"),E=(I.get(m)??0)+1;return I.
set(m,E),`${m}|${E}`}}}),6906:((Mt,tt,t)=>{t.d(tt,{B2:()=>U,MC:()=>v,qX:()=>_,wh:()=>a});var T=t(9076),w=t(8820);const U={fails:"\u2717",unchecked:"\u2717",warns:"\
!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function a(p){if(typeof p=="string")return(0,w.RK)(p);if(!("kind"in p))return p.map(a).join("");switch(p.kind){case"\
words":return p.text;case"code":case"prose":return(0,w.RK)(p.text,p.max);case"strong":case"small":case"sentence":case"link":return a(p.content);case"sign":return U[p.
of];case"break":return", ";case"chart":return _(p.runs)}}const C=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 m\
s"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",
belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],O="\u2573",I="\u254C";function P(p){return p.outcome==="fails"?O:(0,T.yX)(p)?C.find(({belowMs:A})=>(p.ms??
0)<A)?.mark??"":I}const _=p=>p.map(P).join("");function v(p){const A=new Set(p.map(P)),y=p.some(M=>P(M)===C[0].mark&&M.ms===null);return[...C.map(({mark:M,words:e},o)=>[
M,o===0&&y?`${e} or not measured`:e]),[O,"failed"],[I,"no result"]].filter(([M])=>A.has(M))}}),6097:((Mt,tt,t)=>{t.d(tt,{$N:()=>P,LG:()=>E,fX:()=>p});var T=t(4e3),
w=t(2370),U=t(5143),a=t(9664),C=t(5257),O=t(5102),I=t(6503);function P(o,{repositories:{length:f}}){const{hosts:g,files:d,findings:c,passed:u,stopped:i}=o,r=m(o,
f),n=d.filter(({problem:b})=>r===null||!v.test(b.code)),s=n.filter(b=>!_(b)),l=(0,O.hm)(s)==="error"&&!g.some(O.DI),h=r===null&&f>0?` in ${(0,T.px)(f,"repositor\
y")}`:"",G=[s.length<n.length?[`nothing to check${h}`]:A(g,h),y(s)],j=[r??[],l?G.toReversed():G].flat(2).join(", "),W=(0,O.hm)(c)==="error";if(i!==null){const b=(0,T.
Cw)(i);return W||g.some(O.b)?`${j} (${b})`:`${b}; ${j}`}return u&&W?`${j} (the check passes: fail-on is never)`:u||W?j:`${j} (the check fails: fail-on is warnin\
g)`}const _=({problem:o,severity:f})=>o.code==="nothing-to-check"&&f==="error",v=/^(?:module|provider|version|package|constraint|lock)-/,p="not allowed";function A(o,f){
const g=o.length;if(g===0)return[`no registry hosts to check${f}`];const{skipped:d=[],checked:c=[]}=Object.groupBy(o,R=>(0,O.JR)(R)?"skipped":"checked"),{fails:u,
unchecked:i,works:r}=O.nx,n=(R,N)=>N.length===0?[]:[{words:R,count:N.length}],s=[...n(u,c.filter(O.DI)),...n(p,d.filter(O.DI)),...n(i,d.filter(O.b))],l=[...n(r,
c),...n(O.nx.skipped,d)],[h,...$]=s.length>0?s:l,S=c.filter(R=>(0,O.sG)(R)==="warns").length,G=g===1?"":`${S} ${s.length>0?"more ":""}`,W=h?.words===p||h?.words===
i?h.count===1?"is ":"are ":"";return[`${g===1?"1 registry host":(0,I.GH)(h?.count??0,g,"registry hosts")}${f} ${W}${h?.words}`,...$.map(({count:R,words:N})=>`${R}\
 ${N}`),...S===0?[]:[`${G}with warnings`]]}function y(o){const f=(0,O.hm)(o);if(f===null||f==="notice")return[];const g=o.filter(({severity:r})=>r===f),d=(0,I.eb)(
g).length,c=new Set((0,I.Dx)(g).map(({file:r})=>r)).size,u=d>0?`files of ${(0,T.px)(d,"repository")}`:(0,T.px)(c,"file"),i=g.some(r=>(0,w.Xd)(r)===null);return[
...c>0?[`${f}s in ${u}`]:[],...i?[`${f}s in settings or credentials`]:[]]}function m({roots:o,findings:f},g){const d=o.filter(({directory:l})=>l!==C.cd.file),[c]=(0,O.
Yn)(d,({rows:l})=>l),u=new Set([...c.map(M),...e(f)]);if(u.size===0)return null;const i=new Set([...d.map(M),...u]).size,r=new Set(Array.from(u,U._M)).size,n=i<
2?"":` in ${(0,I.GH)(u.size,i,"root modules")}`,s=g<2?"":` (${(0,I.GH)(r,g,"repositories")})`;return`init fails${n}${s}`}function E(o,{repositories:f}){const g=o.
files.filter(({severity:d})=>d==="error");return m(o,f.length)??y(g)[0]??null}const M=({directory:o})=>o,e=o=>(0,I.Dx)(o.filter(({problem:f,severity:g})=>f.code===
"cloud-token"&&g==="error")).map(({file:f})=>{const{repository:g,path:d}=(0,U.bH)(f),c=(0,a.jt)(d)||".";return g===null?c:(0,U.yJ)(g,c)})}),3394:((Mt,tt,t)=>{t.
d(tt,{Cf:()=>E,Fp:()=>g,Gc:()=>y,gD:()=>o,wQ:()=>m,yv:()=>d});var T=t(4e3),w=t(6266),U=t(5102),a=t(4073),C=t(806),O=t(4120),I=t(6097),P=t(7792);const _=1e6,v=10,
p=100,A=7;function y(c,u){const i=u.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),r=P.Gy.link(i,P.Gy.words("in the JSON report"));return E(a.$M,c,(0,C.
du)(u,"summary",r,c.lines),{head:`## ${o(c,u)}`,foot:(0,P.mG)`tf-disco ${u.version}, started ${(0,O.QN)(u.startedAt)}.`,maxBytes:_})}const m=(c,u,i,r)=>E(a.YK,c,
(0,C.du)(u,"brief",C.xy),{head:`### ${f(c,u)}`,foot:(0,P.mG)`Details in the summary of ${g(i)}. Updated automatically.`,maxBytes:r});function E(c,u,i,{head:r,foot:n,
maxBytes:s}){const l=(0,w.kE)([P.om.paragraph(P.Gy.small(n))]),h=s-v-(0,T.$$)(r+l),$=M(c,u,i),S=e($,w.kE,h);return`${[r,...S,l].filter(G=>G!=="").join(`

`)}
`}const M=(c,u,i)=>c.flatMap(r=>{const{title:n,blocks:s}=a.dI[r],l=P.om.paragraph((0,P.mG)`${n}: more ${i.rest}`);return r!=="problems"?[[s(u,i),[l]]]:s(u,i).map(
h=>h.kind==="problem"?[[h],[{...h,message:P.Gy.nothing,parts:[]}]]:[[h]])});function e(c,u,i){const r=c.map(([l=[]])=>u(l)),n=()=>r.reduce((l,h)=>l+(h===""?0:(0,T.
$$)(`${h}

`)),0)>i,s=[...c.keys()].reverse().filter(l=>r[l]!=="");for(const l of s){const h=c[l]?.[1];h!==void 0&&n()&&(r[l]=u(h))}for(const l of s)n()&&(r[l]="");return r}
const o=(c,u)=>`${w.$J[(0,U.fi)(c)]} ${(0,O.Iu)((0,I.$N)(c,u))}`,f=(c,u)=>`${w.$J[(0,U.fi)(c)]} Terraform service discovery: ${(0,I.$N)(c,u)}`;function g({url:c,
workflow:u,job:i,commit:r}){const n=u.split("/").at(-1)??"";return P.Gy.joined([P.Gy.link(c,P.Gy.code(n===""?"this run":n,p)),i===""?P.Gy.nothing:(0,P.mG)`job ${P.
Gy.code(i,p)}`,r===""?P.Gy.nothing:(0,P.mG)`commit ${P.Gy.code(r.slice(0,A))}`])}const d=(c,u,i)=>`${f(c,u)}. ${(0,w.ni)(P.Gy.small(g(i)))}
`}),2935:((Mt,tt,t)=>{t.d(tt,{LV:()=>I,Wc:()=>y,ky:()=>C,nI:()=>w,nc:()=>_,wW:()=>a});const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},w=(m,E,{colour:M})=>M?
`\x1B[${T[E]}m${m}\x1B[0m`:m,U=(m,E,{hyperlinks:M})=>E&&M?`\x1B]8;;${E}\x1B\\${m}\x1B]8;;\x1B\\`:m;function a(m,E){const M=" ".repeat(m.indent),e=m.label.padEnd(
(m.column??0)-1),o=" ".repeat(m.indent+(m.column??2)),f=E.width-M.length-e.length-1,g=I(O(m.text,E),f,E.width-o.length),[d="",...c]=g,u=U(w(e,m.style,E),m.url,E),
{text:i="",url:r}=m.linked??{},s=d.startsWith(i)?`${U(i,r,E)}${d.slice(i.length)}`:d;return[`${M}${u} ${s}`.trimEnd(),...c.map(l=>`${o}${l}`)]}function C(m,E){const M=I(
O(m,E),E.width,E.width-2),[e="",...o]=M;return[e,...o.map(f=>`  ${f}`)]}const O=(m,E)=>E.withFlags?.(m)??m;function I(m,E,M=E){const e=[];let o="",f=0;for(const g of m.
split(" ")){const d=_(g),c=e.length===0?E:M;o!==""&&f+1+d>c&&(e.push(o),o=""),f=o===""?d:f+1+d,o=o===""?g:`${o} ${g}`}return[...e,o]}const P=/^[ -~]*$/,_=m=>P.test(
m)?m.length:Iterator.from(m).reduce((E,M)=>E+v(M),0);function v(m){return P.test(m)?1:p(m)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(m)?1:A(m)?2:1}const p=m=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(m),A=m=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(m);function y(m,E,M){let[e,o]=["",0];for(const f of m){const g=v(f),d=o+g;if(o>=E&&d<=M&&(g>0||o>E)?e+=f:e+=" ".repeat(Math.max(0,Math.min(d,M)-Math.max(o,
E))),o=d,o>M)break}return e}}),2909:((Mt,tt,t)=>{t.a(Mt,async(T,w)=>{try{let N=function(et){p.R8(j.redact(et).map(x=>(0,u.LS)(x)))},lt=function(et){const{verdict:x,
changes:H,context:Y}=et,nt=l===null?[]:(0,_.ws)((0,o.R8)(x),S,l),st=H?.kind==="files"?H.files:[],ft=l===null?new Map:(0,_.hP)(nt,st,S,l);return{...et,located:nt,
context:{...Y,links:ft}}};t.r(tt);var U=t(4883),a=t(3368),C=t(7251),O=t(1342),I=t(7671),P=t(6954),_=t(40),v=t(220),p=t(3565),A=t(8782),y=t(1589),m=t(785),E=t(1831),
M=t(1116),e=t(7039),o=t(4503),f=t(6662),g=t(3394),d=t(8463),c=t(7773),u=t(8820),i=t(6875);const r=120;(0,m.kL)(process,et=>process.stderr.write(`the log was not\
 written: ${et}
`));const{env:n}=process,s=p.j_(n.GITHUB_EVENT_PATH);delete n.GITHUB_EVENT_PATH;const l=(0,A.ng)(n,s),h=(0,A.$c)(n.GITHUB_EVENT_NAME,s),$=Object.keys(n).filter(
et=>et.startsWith(E.xV)&&!n[et]);for(const et of h?$:[])delete n[et];const S=n.GITHUB_WORKSPACE??process.cwd(),G=p.Ko(c.y.map(({name:et})=>et)),j=(0,a.cA)(G,n,(0,C.
K)(p.QU)),W=new i.VG;await(0,m.mB)(process,{stop:W,secrets:j,isFinal:!1,act:b,reportMistakes:et=>p.fJ("Wrong settings",et.map(x=>(0,u.LS)(x)).join(`
`)),reportCrash:et=>p.fJ("Could not run",et)});async function b(et){const x=(0,y.fN)(st=>p.N4(j.redact([st]))),{checked:H,warnings:Y}=await(0,U.k_)(G,process,x,
{directory:S,isFork:h,stop:W,changes:R,secrets:j}),nt=et.aborted?3:H.verdict.passed?0:1;return N(Y),await J(H,et),nt}async function R({githubToken:et}){const x=await(0,I.
S)(l,et,W.signal);return x.kind==="all"&&l?.pull&&N([`changed-only has no effect: ${x.why}`]),x}async function B(et,x){try{await x()}catch(H){N([`${et}: ${(0,O.
A3)(H)}`])}}async function J(et,x){let H={...et,located:[]};await B("places are not links",()=>{H=lt(et)}),await ct(H),!x.aborted&&await B("the comment and the \
issue were not written",async()=>{const{notes:Y,warnings:nt}=await(0,v.m)(H,l,S,x);p.N4(j.redact(Y)),N(nt)})}async function ct({settings:et,verdict:x,context:H}){
const{GITHUB_OUTPUT:Y,GITHUB_STEP_SUMMARY:nt,RUNNER_TEMP:st}=n,ft={colour:!1,width:r,isRunner:!0,context:H},$t={"the log was not written":()=>p.ur((0,f.K)(x,ft)),
"the annotations were not written":()=>p.fz((0,M.H)(x,H)),"the outputs were not written":()=>N(p.Kn(Y,(0,P.Y)(x))),"the job summary was not written to GITHUB_ST\
EP_SUMMARY":()=>p.Sy(nt,(0,g.Gc)(x,H)),"the JSON report was not written to RUNNER_TEMP":()=>{const Ot=p.u5(st,(0,e.hF)(x,H));N(p.Kn(Y,{report:Ot}))},"the report\
 files were not written":()=>N((0,d.t)(et,{verdict:x,context:H},S))};for(const[Ot,At]of Object.entries($t))await B(Ot,At)}w()}catch(r){w(r)}},1)}),9050:((Mt,tt,t)=>{
t.d(tt,{G:()=>C});var T=t(6760),w=t(5747);const U=/^[0-9a-f]{40}$/,a=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function C(M){const e=(0,T.join)(M,".git"),o=O(e,M)??e,f=v(
(0,T.join)(o,"commondir")),g=f===null?o:(0,T.resolve)(o,f),d=()=>(0,w.r7)((0,T.join)(g,"packed-refs"))??"",c=I(v((0,T.join)(o,"HEAD")),[o,g],d);return c===null?
null:{commit:c,isFetched:_(c,(0,w.r7)((0,T.join)(o,"FETCH_HEAD"))??"",d),remote:y((0,w.r7)((0,T.join)(g,"config"))??"")}}function O(M,e){const[,o]=/^gitdir: (.+)$/.
exec(v(M)??"")??[];return o===void 0?null:(0,T.resolve)(e,o)}function I(M,e,o){const[,f]=a.exec(M??"")??[],g=f===void 0?M:P(f,e,o);return g!==null&&U.test(g)?g:
null}function P(M,e,o){for(const g of e){const d=v((0,T.join)(g,M));if(d!==null)return d}return o().split(`
`).find(g=>g.endsWith(` ${M}`))?.slice(0,40)??null}function _(M,e,o){const f=(g,d)=>g.split(`
`).some(c=>c.startsWith(`${M}${d}`));return f(e,"	")||f(o()," refs/remotes/")}const v=M=>(0,w.r7)(M)?.replace(/\r?\n$/,"")??null,p=21,A=/^(?!\.{1,2}$)[\w.-]+$/;
function y(M){let e=!1;for(const o of M.split(`
`).map(f=>f.trim())){o.startsWith("[")&&(e=o==='[remote "origin"]');const f=o.indexOf("=");if(!(!e||f<0||o.slice(0,f).trim().toLowerCase()!=="url"))return m(o.slice(
f+1).trim())}return null}function m(M){const e=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(M),[o,f]=e===null?E(M):[e[1],e[2]],g=(f??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),d=g.length>1&&g.length<=p;return!o||!d||!g.every(c=>A.test(c))?null:{host:o.toLowerCase(),owner:g.slice(0,-1).join("/"),name:g.at(-1)??""}}function E(M){
const e=URL.parse(M);return e===null||!/^(https?|ssh):$/.test(e.protocol)?[]:[e.protocol==="ssh:"?e.hostname:e.host,e.pathname.slice(1)]}}),7671:((Mt,tt,t)=>{t.
d(tt,{N:()=>C,S:()=>d});var T=t(317),w=t(8782);const U=100,a=100;async function C(c,u,i,r){const n=AbortSignal.any([AbortSignal.timeout(i),r]),{connect:s}=await Promise.
all([t.e(795),t.e(636)]).then(t.bind(t,636)),{rest:l,paginate:h}=s(c,u,n),$={owner:c.owner,repo:c.repository},S={...$,per_page:U},G=W=>I(W.then(({data:b})=>b)),
j=(W,b)=>I(O(W,b));return{listComments:async W=>{const b={...S,issue_number:W};return(await j(h.iterator(l.issues.listComments,b))).map(P)},createComment:async(W,b)=>P(
await G(l.issues.createComment({...$,issue_number:W,body:b}))),updateComment:(W,b)=>G(l.issues.updateComment({...$,comment_id:W,body:b})),deleteComment:W=>G(l.issues.
deleteComment({...$,comment_id:W})),listIssues:async(W,b)=>{const R=h.iterator(l.issues.listForRepo,{...S,...W}),N=B=>(0,w.at)(B,"pull_request")===void 0;return(await j(
R,b)).filter(N).map(_)},createIssue:async W=>_(await G(l.issues.create({...$,...W,labels:[...W.labels]}))),updateIssue:(W,b)=>G(l.issues.update({...$,issue_number:W,
...b})),addLabels:(W,b)=>G(l.issues.addLabels({...$,issue_number:W,labels:[...b]})),createLabel:W=>G(l.issues.createLabel({...$,...W})),listChangedFiles:async W=>{
const b={...S,pull_number:W};return(await j(h.iterator(l.pulls.listFiles,b))).map(v)}}}async function O(c,u=Number.POSITIVE_INFINITY){const i=[];let r=0;for await(const{
data:n}of c){for(const s of p(n))i.push(s);if(i.length>=u)return i.slice(0,u);if(r+=1,r===a)throw new T.F9(`the list has more than ${a} pages`)}return i}async function I(c){
try{return await c}catch(u){throw u instanceof T.F9?u:new T.F9("the response is not one of GitHub\u2019s REST API")}}const P=c=>({id:M(c,"id"),body:E(c,"body")??
"",isTrusted:y(c)}),_=c=>({number:M(c,"number"),title:m(c,"title"),body:E(c,"body")??"",isOpen:m(c,"state")==="open",reason:E(c,"state_reason"),closedAt:E(c,"cl\
osed_at"),labels:p((0,w.at)(c,"labels")).flatMap(u=>typeof u=="string"?u:E(u,"name")??[]),isTrusted:y(c)}),v=c=>({file:m(c,"filename"),status:m(c,"status"),changes:M(
c,"changes"),patch:E(c,"patch")}),p=c=>Array.isArray(c)?c:e(),A=["OWNER","MEMBER","COLLABORATOR"],y=c=>(0,w.at)(c,"user","type")==="Bot"||A.includes((0,w.at)(c,
"author_association")),m=(c,u)=>E(c,u)??e();function E(c,u){const i=(0,w.at)(c,u)??null;return i===null||typeof i=="string"?i:e()}function M(c,u){const i=(0,w.at)(
c,u),r=typeof i=="bigint"?Number(i):i;return typeof r=="number"&&Number.isFinite(r)&&r>=0?r:e()}function e(){throw new T.F9("the response is not one of GitHub\u2019s\
 REST API")}const o=3e3,f=6e4,g=c=>({kind:"all",why:c});async function d(c,u,i,r=f){if(c===null)return g("not a workflow run");const{pull:n,event:s}=c;if(n===null)
return g(`a ${s} event has no pull request`);const l=(0,w.h0)(c,u);if(!l.ok)return g(l.why);try{const $=await(await C(c,l.value.token,r,i)).listChangedFiles(n.number);
return $.length<o?{kind:"files",files:$}:g(`the pull request changes ${o} files or more, and GitHub lists at most ${o}`)}catch(h){return g((0,T.Ic)("the changed\
 files could not be listed",h,{run:c,permission:"pull-requests: read"}))}}}),317:((Mt,tt,t)=>{t.d(tt,{F9:()=>U,Ic:()=>A,Wo:()=>a,jy:()=>_});var T=t(1342),w=t(8820);
class U extends Error{name="ApiFailure";httpStatus;headers;constructor(M,e=null,o={}){super(M),this.httpStatus=e,this.headers=o}}async function a(E){try{return await E,
!0}catch(M){if(M instanceof U&&M.httpStatus===404)return!1;throw M}}const C=2e4,O=2,I=500,P=E=>v(E,0,0)!==null;function _(E,M,e,o){if(e>=O)return null;const f=v(
E,e,o);if(f!==null)return f<=C?f:null;if(M==="POST")return null;const{httpStatus:g}=E;return g===null||g===408||g>=500?I*2**e:null}function v({httpStatus:E,headers:M,
message:e},o,f){if(E!==403&&E!==429)return null;const g=Number(M["retry-after"]??Number.NaN);if(Number.isFinite(g))return Math.max(0,g*1e3);const d=Number(M["x-\
ratelimit-reset"]??Number.NaN);return String(M["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(d)?Math.max(0,d*1e3-f):E===429||/secondary rate limit|abuse detection/i.
test(e)?5e3*2**o:null}const p=300;function A(E,M,{run:e,permission:o}){if(!(M instanceof U))return`${E}: ${(0,T.A3)(M)}`;const{httpStatus:f,message:g}=M,d=g.startsWith(
"the ")?" as expected":"",c=f===null?`did not answer${d}`:`returned ${f}`;return`${E}: ${(0,w.RK)(e.apiUrl)} ${c} (${y(g)})${m(M,e,o)}`}const y=E=>(0,w.BP)((0,w.
RK)(E.replace(/\s+/gu," "),p));function m(E,M,e){if(P(E))return"; GitHub limits the rate of requests, try again later";switch(E.httpStatus){case 401:return"; gi\
thub-token is invalid or has expired";case 403:case 404:return M.pull?.isFork===!0&&e.endsWith("write")?"; the token of a pull request from a fork is read-only,\
 whatever `permissions` says":`; add \`${e}\` to \`permissions\` of the job`;case 410:return e==="issues: write"?"; issues are disabled in this repository":"; i\
t no longer exists";default:return""}}}),6954:((Mt,tt,t)=>{t.d(tt,{Y:()=>a});var T=t(4e3);const w={hosts:12e4,services:36e4},U=1;function a({passed:C,hosts:O,findings:I}){
const P=A=>I.filter(y=>y.severity===A).length,_=({visit:A})=>JSON.stringify(A.host),{shown:v}=(0,T.I0)(O,w.hosts,U,_),{shown:p}=(0,T.I0)(O,w.services,U,A=>{const y=A.
services.flatMap(m=>m.kind==="url"?[[m.id,m.url]]:[]);return`${_(A)}:${JSON.stringify(Object.fromEntries(y))}`});return{passed:C,hosts:`[${v.join(",")}]`,services:`\
{${p.join(",")}}`,errors:P("error"),warnings:P("warning"),"left-out":O.length-Math.min(v.length,p.length)}}}),40:((Mt,tt,t)=>{t.d(tt,{hP:()=>v,ws:()=>P});var T=t(
6760),w=t(5747),U=t(9050),a=t(9075),C=t(9664),O=t(4503);let I=function(...y){return{createHash:I}=process.getBuiltinModule("node:crypto"),new.target?new I(...y):
I(...y)};function P(y,m,E){const M=(0,a.Oo)(e=>{const o=(0,T.join)(m,e),f=(0,w.UO)(o,m)?(0,U.G)(o):null;return f!==null?_(f,e,E):e===""?null:M((0,C.jt)(e))});return[
...y].flatMap(e=>{const o=M((0,C.jt)(e));if(o===null)return[];const{prefix:f,blob:g,isOfRun:d}=o,c=e.slice(f.length),u=(0,O.oW)(c);return u===null?[]:{file:e,path:c,
url:`${g}/${u}`,isOfRun:d}})}function _({commit:y,isFetched:m,remote:E},M,e){const o=URL.parse(e.serverUrl);if(E===null||o===null||!/^https?:\/\/[\w.:/-]+$/.test(
e.serverUrl)||E.host!==o.host&&E.host!==o.hostname||!m&&![e.commit,e.defaultCommit].includes(y))return null;const f=`${E.owner}/${E.name}`,g=d=>d?.toLowerCase()===
f.toLowerCase();return{prefix:M===""?"":`${M}/`,blob:`${e.serverUrl}/${f}/blob/${y}`,isOfRun:g(`${e.owner}/${e.repository}`)||g(e.pull?.from)}}function v(y,m,E,{
pull:M,serverUrl:e,owner:o,repository:f}){const g=new Map(m.map(({file:c,patch:u})=>[c,u])),d=y.map(({file:c,path:u,url:i,isOfRun:r})=>{const n=g.get(u)??null,s=n===
null||!r?null:(0,w.r7)((0,T.join)(E,c));if(M===null||n===null||s===null)return[c,{url:i}];const l=I("sha256").update(u).digest("hex"),h=`${e}/${o}/${f}/pull/${M.
number}/files#diff-${l}`;return[c,{url:i,diff:{url:h,lines:p(n,s)}}]});return new Map(d)}function p(y,m){const E=m.split(`
`).map(A),M=new Set;let e=0;for(const o of y.split(`
`)){const[,f]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(o)??[];f!==void 0?e=Number(f):/^[ +]/.test(o)&&(E[e-1]===A(o.slice(1))&&M.add(e),e+=1)}return M}const A=y=>y.endsWith(
"\r")?y.slice(0,-1):y}),1614:((Mt,tt,t)=>{t.d(tt,{Fq:()=>o,KY:()=>I,Uv:()=>_,pT:()=>E});var T=t(4702),w=t(4e3),U=t(8065),a=t(5102),C=t(8782),O=t(5017);function I({
verdict:i,context:r},{issueCloseAfter:n},s){const l=B=>B.some(({severity:J})=>(0,T.k2)(J,r.failOn)),{stopped:h}=i,$=i.hosts.map(B=>{const J=B.visit.host,lt=r.history?.
get(B.visit.host)?.alarm??null,ct=l(B.findings),et=(0,a.sG)(B)==="skipped",x=lt===null?ct||(0,a.b)(B):lt.isDown&&!et;return{name:J,alarm:et?null:lt,failsNow:ct,
isDown:x}}),S=$.map(({name:B})=>B).toSorted(),G=$.filter(({isDown:B})=>B).map(({name:B})=>B),j=l(i.files)?[U.cn]:[],W=[...G,...j].toSorted(),b=$.flatMap(({alarm:B,
...J})=>B===null?[]:{alarm:B,...J}),R=b.filter(({alarm:B})=>B.good<n),N=b.filter(({failsNow:B,isDown:J})=>B&&!J);return{hosts:S,failing:W,since:new Map(b.flatMap(
({name:B,alarm:J})=>J.since?[[B,J.since]]:[])),unsettled:new Map(R.map(({name:B,alarm:J})=>[B,J.good])),goodRuns:n,pending:new Map(N.map(({name:B,alarm:J})=>[B,
J.failed])),isWhole:h===null||["deadline","signal","crash"].includes(h.kind),at:r.startedAt,run:s.id}}const P=i=>({kind:"nothing",why:i});function _(i,r){const n=i?.
isOpen?v(r,i.state):r,s=n.failing.length===0,l=n.pending.size===0?"no failures":"too few failing runs";if(i===null)return s?P(l):{kind:"open",state:p(null,n)};const{
state:h,isOpen:$,reason:S}=i;if(h.run>n.run)return P("a later run has updated it");if(!$&&s)return P(l);if(!$&&S==="not_planned"&&h.digest===(0,O.ol)(n.failing))
return P("it was closed as not planned");const G=p(h,n),j=h.digest!==G.digest||!$;return{kind:s?"close":$?"update":"reopen",state:G,event:j?A(h,n,!$):null}}function v(i,{
failing:r}){const n=new Set(i.hosts),s=({subject:h})=>i.unsettled.has(h)||!i.isWhole&&!n.has(h),l=r.first.filter(s).map(({subject:h})=>h);return{...i,failing:[...new Set(
[...i.failing,...l])].toSorted()}}function p(i,r){return{hosts:e(r.hosts),failing:y(r,i?.failing.first??[]),digest:(0,O.ol)(r.failing),since:r.failing.length===
0?null:i?.since??m(r),run:r.run}}function A({failing:i,since:r},n,s){const l=new Set(i.first.map(({subject:j})=>j)),h=i.count===i.first.length,$=j=>l.has(j)||!h,
S=new Set([...n.hosts,U.cn]),G=i.first.filter(({subject:j})=>!n.failing.includes(j));return{at:n.at,down:n.failing.filter(j=>!$(j)),up:G.filter(({subject:j})=>S.
has(j)),gone:G.flatMap(({subject:j})=>S.has(j)?[]:[j]),still:n.failing.filter($),endedSince:n.failing.length===0?r:null,isReopened:s}}function y(i,r){const n=new Map(
r.map(({subject:s,since:l})=>[s,l]));return e(i.failing.map(s=>{const l=i.unsettled.get(s)??0;return{subject:s,since:n.get(s)??i.since.get(s)??i.at,...l>0?{recovering:{
good:l,needed:i.goodRuns}}:{}}}))}const m=({failing:i,since:r,at:n})=>i.map(s=>r.get(s)??n).reduce((s,l)=>s<l?s:l,n);function E(i,{hosts:r}){if(i.length===0||r.
count===0)return 1;const n=new Set(r.first),s=e(i).first.filter(h=>n.has(h)).length;return i.length===r.count&&s===n.size?s+1:s}const M=6e3;function e(i){const{
shown:r}=(0,w.I0)(i,M,0,n=>JSON.stringify(n));return{first:i.slice(0,r.length),count:i.length}}function o(i){const r=f((0,C.at)(i,"hosts"),g),n=f((0,C.at)(i,"fa\
iling"),c);if(r===null||n===null)return null;const s=(0,C.at)(i,"since");return{hosts:r,failing:n,digest:(0,C.$6)(i,"digest")??"",since:d(s)?s:null,run:u((0,C.at)(
i,"run"))}}function f(i,r){const n=(0,C.at)(i,"first");return!Array.isArray(n)||!n.every(r)?null:{first:n,count:Math.max(n.length,u((0,C.at)(i,"count")))}}const g=i=>typeof i==
"string",d=i=>g(i)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(i)&&!Number.isNaN(Date.parse(i)),c=i=>g((0,C.at)(i,"subject"))&&d((0,C.at)(i,"since")),u=i=>typeof i=="num\
ber"&&Number.isSafeInteger(i)&&i>=0?i:0}),5017:((Mt,tt,t)=>{t.d(tt,{Pe:()=>P,ol:()=>C,t7:()=>_,yR:()=>a});var T=t(8820);let w=function(...v){return{createHash:w}=
process.getBuiltinModule("node:crypto"),new.target?new w(...v):w(...v)};const U="tf-disco",a=(v,...p)=>C([v.workflow,v.job,v.step,...p]),C=v=>w("sha256").update(
JSON.stringify(v)).digest("hex").slice(0,16);function O(v,p,A){const y=JSON.stringify(A).replace(/[<>&]/g,T.z5);return`<!-- ${U} ${v} ${p} ${y} -->`}const I=65536;
function P(v,p,A,y){const m=O(v,p,A);return`${m}
${y(I-m.length-1)}`}function _(v,p,A){const y=`<!-- ${U} ${p} ${A} `;if(!v.startsWith(y))return;const m=v.indexOf(" -->",y.length);if(!(m<0))try{return JSON.parse(
v.slice(y.length,m))}catch{return}}}),220:((Mt,tt,t)=>{t.d(tt,{m:()=>m});var T=t(4e3),w=t(7671),U=t(317),a=t(40),C=t(8782),O=t(1614),I=t(5017);let P=function(...e){
return{deliverComment:P}=t.late([403],2403),new.target?new P(...e):P(...e)},_=function(...e){return{deliverIssue:_}=t.late([403],2403),new.target?new _(...e):_(
...e)};const v=6e4,p=1e4,A=10,y={comment:"pull-requests: write",issue:"issues: write"};async function m(e,o,f,g){const{settings:d}=e,c=["comment","issue"].filter(
J=>d[J]!=="never"),u=(0,C.h0)(o,d.githubToken),i=[],r=[];if(!u.ok)return{notes:i,warnings:c.map(J=>`the ${J} was not written: ${u.why}`)};const{run:n,token:s}=u.
value,l=await(0,w.N)(n,s,v,g),h=async()=>{const{changes:J,located:lt,context:ct}=e,x=J?.kind==="files"||!lt.some(({isOfRun:H})=>H)?null:await(0,w.S)(n,s,g,p);return x?.
kind==="files"?(0,a.hP)(lt,x.files,f,n):ct.links},$=(0,O.KY)(e,d,n),S=E(n),{pull:G,event:j}=n,{name:W,version:b}=d.dialect,R=(0,I.yR)(n,b===null?W:`${W} ${b}`),
N={comment:async()=>G===null?`skipped, a ${j} event has no pull request`:await P(l,{...e,run:n,pull:G.number,findLinks:h}),issue:async()=>S===null?await _(l,{...e,
run:n,key:R,now:$}):`skipped, ${S}`};for(const J of c)try{i.push(`${J}: ${await N[J]()}`)}catch(lt){const ct=y[J];r.push((0,U.Ic)(`the ${J} was not written`,lt,
{run:n,permission:ct}))}return{notes:d.issue!=="never"&&S===null?[...i,...M($,d)]:i,warnings:r}}function E({event:e,isDefaultBranch:o,pull:f}){return f!==null||
e==="merge_group"?`a ${e} event checks a proposed change`:o===!1?"not on the default branch":null}function M({pending:e},{issueOpenAfter:o}){const f=Map.groupBy(
e,([,g])=>g);return Array.from(f,([g,d])=>`issue: ${(0,T.K4)(d,A,([u])=>u)} failed in ${g} of ${o} runs needed to open an issue`)}}),3565:((Mt,tt,t)=>{t.d(tt,{fz:()=>ft,
fJ:()=>Et,QU:()=>Y,N4:()=>ot,j_:()=>Z,Ko:()=>H,R8:()=>mt,ur:()=>nt,Kn:()=>Ot,u5:()=>X,Sy:()=>$t});var T=t(3024),w=t(6760),U=t(857);function a(D){return D==null?
"":typeof D=="string"||D instanceof String?D:JSON.stringify(D)}function C(D){return Object.keys(D).length?{title:D.title,file:D.file,line:D.startLine,endLine:D.
endLine,col:D.startColumn,endColumn:D.endColumn}:{}}function O(D,F,z){const it=new _(D,F,z);process.stdout.write(it.toString()+U.EOL)}function I(D,F=""){O(D,{},
F)}const P="::";class _{constructor(F,z,it){F||(F="missing.command"),this.command=F,this.properties=z,this.message=it}toString(){let F=P+this.command;if(this.properties&&
Object.keys(this.properties).length>0){F+=" ";let z=!0;for(const it in this.properties)if(this.properties.hasOwnProperty(it)){const rt=this.properties[it];rt&&(z?
z=!1:F+=",",F+=`${it}=${p(rt)}`)}}return F+=`${P}${v(this.message)}`,F}}function v(D){return a(D).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function p(D){return a(D).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function A(){throw new Error("th\
is function of @actions/core is not bundled")}function y(){throw new Error("this function of @actions/core is not bundled")}var m=t(6928);function E(D){return D.
replace(/[\\]/g,"/")}function M(D){return D.replace(/[/]/g,"\\")}function e(D){return D.replace(/[/\\]/g,path.sep)}var o=function(D,F,z,it){function rt(ht){return ht instanceof
z?ht:new z(function(ut){ut(ht)})}return new(z||(z=Promise))(function(ht,ut){function gt(wt){try{Pt(it.next(wt))}catch(Ct){ut(Ct)}}function It(wt){try{Pt(it.throw(
wt))}catch(Ct){ut(Ct)}}function Pt(wt){wt.done?ht(wt.value):rt(wt.value).then(gt,It)}Pt((it=it.apply(D,F||[])).next())})},f;(function(D){D[D.Success=0]="Success",
D[D.Failure=1]="Failure"})(f||(f={}));function g(D,F){const z=toCommandValue(F);if(process.env[D]=z,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
D,F));issueCommand("set-env",{name:D},z)}function d(D){O("add-mask",{},D)}function c(D){process.env.GITHUB_PATH||""?issueFileCommand("PATH",D):issueCommand("add\
-path",{},D),process.env.PATH=`${D}${path.delimiter}${process.env.PATH}`}function u(D,F){const z=process.env[`INPUT_${D.replace(/ /g,"_").toUpperCase()}`]||"";if(F&&
F.required&&!z)throw new Error(`Input required and not supplied: ${D}`);return F&&F.trimWhitespace===!1?z:z.trim()}function i(D,F){const z=u(D,F).split(`
`).filter(it=>it!=="");return F&&F.trimWhitespace===!1?z:z.map(it=>it.trim())}function r(D,F){const z=["true","True","TRUE"],it=["false","False","FALSE"],rt=u(D,
F);if(z.includes(rt))return!0;if(it.includes(rt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${D}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function n(D,F){if(process.env.GITHUB_OUTPUT||"")return A("OUTPUT",y(D,F));process.
stdout.write(U.EOL),O("set-output",{name:D},a(F))}function s(D){issue("echo",D?"on":"off")}function l(D){process.exitCode=f.Failure,S(D)}function h(){return process.
env.RUNNER_DEBUG==="1"}function $(D){issueCommand("debug",{},D)}function S(D,F={}){O("error",C(F),D instanceof Error?D.toString():D)}function G(D,F={}){O("warni\
ng",C(F),D instanceof Error?D.toString():D)}function j(D,F={}){O("notice",C(F),D instanceof Error?D.toString():D)}function W(D){process.stdout.write(D+U.EOL)}function b(D){
I("group",D)}function R(){I("endgroup")}function N(D,F){return o(this,void 0,void 0,function*(){b(D);let z;try{z=yield F()}finally{R()}return z})}function B(D,F){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(D,F));issueCommand("save-state",{name:D},toCommandValue(F))}function J(D){
return process.env[`STATE_${D}`]||""}function lt(D){return o(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(D)})}var ct=t(1342),et=t(5747),x=t(
4e3);const H=D=>Object.fromEntries(D.map(F=>[F,u(F)]));function Y(D){for(const F of D)d(F)}function nt(D){for(const{kind:F,text:z}of D){const[it="",...rt]=z.split(
`
`);F==="plain"?W(z):(b(it),W(rt.join(`
`)),R())}}const st={error:S,warning:G,notice:j};function ft(D){for(const{level:F,message:z,line:it,column:rt,...ht}of D)st[F](z,{...ht,...it===void 0?{}:{startLine:it},
...rt===void 0?{}:{startColumn:rt}})}const $t=(D,F)=>Q("GITHUB_STEP_SUMMARY",D,()=>F);function Ot(D,F){const z=new Map;for(const[ht,ut]of Object.entries(F))try{
D?Q("GITHUB_OUTPUT",D,()=>At(ht,ut)):n(ht,ut)}catch(gt){z.set(ht,(0,ct.A3)(gt))}const[it]=z.values();return it===void 0?[]:[`not written to GITHUB_OUTPUT, and e\
mpty for later steps: ${[...z.keys()].join(", ")}: ${it}`]}function At(D,F){const z=typeof F=="string"?F:JSON.stringify(F);if(/[\r\n]/.test(z))throw new ct.hM("\
the value has a line break");return`${D}=${z}
`}function Q(D,F,z){if(!F)throw new ct.hM(`${D} is not set; run this as an action on a runner`);(0,et.ET)((0,T.openSync)(F,"r+"),it=>{const{size:rt}=(0,T.fstatSync)(
it);try{(0,T.appendFileSync)(F,z())}catch(ht){throw(0,T.fstatSync)(it).size>rt&&(0,T.ftruncateSync)(it,rt),ht}})}function X(D,F){if(!D)throw new ct.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const z=(0,w.join)("tf-disco","report.json");return(0,ct.f8)(D,z,(0,ct.mk)(F)),(0,w.join)(D,z)}function Z(D){
if(D===void 0||D==="")return null;const F=(0,et.yR)(D);try{if(F.ok)return JSON.parse(F.text)}catch{}const z=F.ok?"is not JSON":(0,x.mP)(F.failure);return G(`the\
 event of this run is ignored: the file in GITHUB_EVENT_PATH ${z}; check that no earlier step changes it`),null}function ot(D){for(const F of D)W(F)}function mt(D){
for(const F of D)G(F)}const Et=(D,F)=>S(F,{title:D})}),8782:((Mt,tt,t)=>{t.d(tt,{$6:()=>p,$c:()=>P,at:()=>v,h0:()=>O,ng:()=>a});var T=t(4091),w=t(8820);const U=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function a(A,y){const m=g=>A[g]?.trim()??"",[,E,M]=U.exec(m("GITHUB_REPOSITORY"))??[];if(E===void 0||M===void 0)return null;const e=C(m("GITHUB_SERVER_URL")||"h\
ttps://github.com"),o=p(y,"repository","default_branch");return{...{workflow:I(m("GITHUB_WORKFLOW_REF"))??m("GITHUB_WORKFLOW"),job:m("GITHUB_JOB"),url:`${e}/${E}\
/${M}/actions/runs/${m("GITHUB_RUN_ID")}`,commit:p(y,"pull_request","head","sha")??m("GITHUB_SHA")},owner:E,repository:M,apiUrl:C(m("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:e,event:m("GITHUB_EVENT_NAME"),step:m("GITHUB_ACTION"),id:Number(/^\d+$/.exec(m("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:m("GITHUB_SH\
A"),pull:_(m("GITHUB_EVENT_NAME"),y),isDefaultBranch:o===void 0?null:m("GITHUB_REF")===`refs/heads/${o}`}}const C=A=>A.replace(/(?<!\/)\/+$/,"");function O(A,y){
return A===null?(0,T.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):y===null?(0,T.TR)("github-token is empty"):/^https?:$/.test(URL.parse(A.apiUrl)?.protocol??
"")?(0,T.Ju)({run:A,token:y}):(0,T.TR)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(A.apiUrl)}`)}const I=A=>/^[^/]+\/[^/]+\/(.+?)@/.exec(A)?.[1];function P(A,y){
if(A==="pull_request_target")return!1;const m=v(y,"pull_request","head"),E=v(m,"repo","full_name"),M=v(y,"pull_request","base","repo","full_name");return m!==void 0&&
E!==M}function _(A,y){const m=v(y,"pull_request","number");return typeof m!="number"||!Number.isSafeInteger(m)||m<=0?null:{number:m,isFork:P(A,y),from:p(y,"pull\
_request","head","repo","full_name")??null}}function v(A,...y){return y.reduce((m,E)=>typeof m=="object"&&m!==null?Reflect.get(m,E):void 0,A)}function p(A,...y){
const m=v(A,...y);return typeof m=="string"?m:void 0}}),1116:((Mt,tt,t)=>{t.d(tt,{H:()=>o});var T=t(4e3),w=t(2370),U=t(5143),a=t(5799),C=t(1831),O=t(8820),I=t(2796),
P=t(5102),_=t(1423),v=t(806),p=t(6503),A=t(6906),y=t(7792);const m=10,E=200,M=5,e=3600,o=(s,l)=>[...f(s),...a.oC.flatMap(h=>{const $=s.findings.filter(({severity:B})=>B===
h),S=[...Map.groupBy($,g).values()];if(S.length<=m)return d(h,S.map(I.cZ),l);const G=(0,I.cZ)($),j=new Set(G.map(({findings:B})=>(0,p.io)(B)).map(g)),W=S.filter(
([B])=>u(B)&&!j.has(g(B))),R=h==="notice"||h!==(0,P.hm)(s.findings)?0:Math.max(0,m-G.length),N=[...G.map(B=>[B]),...W.slice(0,R).map(I.cZ)];return d(h,N,l)})];function f({
passed:s,stopped:l,findings:h}){if(s||h.some(({severity:G})=>G==="error"))return[];if(l!==null){const G=(0,T.zM)(l).flatMap(W=>"reasons"in W?W.reasons??[]:[]),j=[
(0,T.Cw)(l),...G];return[i("error","The check is not complete",j)]}const{length:$}=h.filter(({severity:G})=>G==="warning"),S=`${(0,T.px)($,"warning")}, and fail\
-on is warning`;return[i("error","Warnings fail this check",[S])]}function g(s){const l=s&&(0,w.Xd)(s);return l?`${l.line}:${l.file}`:s}function d(s,l,h){const $=(0,v.
du)(h,"notes",v.xy),{shown:S,rest:G}=(0,T.zN)(l,l.length>m?m-1:m),j=G.flat().flatMap(({findings:R})=>R),W=`and ${(0,T.px)(j.length,`more ${s}`)}`,b=[...new Set(
j.map(({problem:R})=>R.title)),"see the job summary"];return[...S.map(R=>{const N=R.flatMap(ct=>ct.findings),B=(0,p.io)(N),J=R.map(ct=>(0,_.Zw)(ct,$)),lt=B&&u(B)?
(0,w.Xd)(B):null;return i(s,c(N),J,lt)}),...j.length>0?[i(s,W,[b.join(`
`)])]:[]]}function c(s){const[l,...h]=new Set(s.flatMap(j=>j.host??[])),$=[...new Set(s.map(({problem:j})=>j.title))].join(", "),S=(0,p.Dx)(s).length,G=(0,p.io)(
s);return l===void 0&&S>1?`${(0,T.px)(S,"place")}: ${$}`:l===void 0?u(G)||!G?$:`${(0,U.II)((0,w.W7)(G))}: ${$}`:h.length>0?`${(0,T.px)(h.length+1,"host")}: ${$}`:
`${(0,O.RK)((0,C.nx)(l))}: ${$}`}function u(s){const l=s===void 0?"":(0,w.W7)(s);return l!==""&&(0,p.CN)(l)&&(0,O.BP)((0,O.RK)(l,l.length))===l}function i(s,l,h,$=null){
const{shown:S,more:G}=(0,T.zN)(h,M),j=e/S.length,W=S.map(R=>{if(typeof R=="string")return(0,T.dh)(R,j);const N=r(R,j/2,$===null?"":(0,U.R3)($)).join(`
`);return`${(0,T.dh)(N,j-R.url.length)}
${R.url}`}),b=G>0?[`and ${G} more, see the job summary`]:[];return{level:s,title:(0,O.LS)((0,O.RK)(l,E)),message:(0,O.LS)([...W,...b].join(`

`)),...$}}function r({message:s,title:l,code:h,parts:$},S,G){const j=(0,A.wh)(y.Gy.isEmpty(s)?l:s),{first:W=[],last:b=[]}=Object.groupBy($,N=>N.kind==="note"&&(N.
as==="help"||N.as==="small")?"first":"last"),R=[...W,...b].flatMap(N=>n(N,G));return[`${(0,T.dh)(j,S)} [${h}]`,...R]}function n(s,l){return s.kind==="note"?[`${s.
label}: ${(0,A.wh)(s.text)}`]:s.kind==="paragraph"?[(0,A.wh)(s.content)]:s.kind!=="sources"?[]:s.items.flatMap(({place:h,message:$,help:S})=>{const G=(0,A.wh)(h)===
l?y.Gy.nothing:h;if(y.Gy.isEmpty($))return y.Gy.isEmpty(G)?[]:[`at: ${(0,A.wh)(G)}`];const j=`- ${(0,A.wh)(y.Gy.joined([G,$],y.Gy.words(": ")))}`;return y.Gy.isEmpty(
S)?[j]:[j,`  help: ${(0,A.wh)(S)}`]})}}),8065:((Mt,tt,t)=>{t.d(tt,{Fr:()=>e,GN:()=>M,K$:()=>g,O7:()=>d,cn:()=>_,yi:()=>o});var T=t(4e3),w=t(8820),U=t(6266),a=t(
4073),C=t(806),O=t(4120),I=t(3394),P=t(7792);const _="the files",v=200,p="Terraform service discovery fails: ",A="Terraform service discovery recovers: ",y="Reg\
istry check: ",m=3,E=10;function M({failing:{first:u,count:i}},r=_){const n=u.filter(({recovering:b})=>b===void 0),s=n.some(({subject:b})=>b!==_),[l,h]=n.length===
0?[A,u]:[s?p:y,n],$=i-u.length+h.length,S=({subject:b})=>b===_?r:b,G=h.slice(0,m).map(S),j=$>G.length?[`${$-G.length} more`]:[],W=(0,w.RK)(`${l}${[...G,...j].join(
", ")}`);return W.length>v?`${l}${$} hosts`:W}const e=u=>[p,A,y].some(i=>u.startsWith(i));function o(u,i,{outage:r,page:n,maxBytes:s}){const{startedAt:l}=i,h=r.
failing.count>0?" Closes when all hosts recover.":"",$=f(r.failing,l).map(U.ni);return(0,I.Cf)(a.YK,u,(0,C.du)(i,"brief",C.xy),{head:[`### ${(0,I.gD)(u,i)}`,...$].
join(`

`),foot:(0,P.mG)`Last checked ${(0,O.QN)(l)}; details in the summary of ${(0,I.Fp)(n)}. Updated automatically.${h}`,maxBytes:s})}function f({first:u,count:i},r){
const s=[...Map.groupBy(u,({since:$,recovering:S})=>S===void 0?`Failing since ${(0,O.QN)($)} (${(0,O.u8)($,r)})`:`Recovering, ${S.good} of ${(0,T.px)(S.needed,"\
run")} without a failure`)].slice(0,E),l=i-s.flatMap(([,$])=>$).length,h=s.map(([$,S])=>{const G=P.Gy.sign(S.some(({recovering:W})=>W)?"works":"fails"),j=P.Gy.some(
S,E,({subject:W})=>c(W));return(0,P.mG)`${G} ${$}: ${j}`});return l>0?[...h,(0,P.mG)`and ${l} more`]:h}function g(u,i){const{at:r,down:n,up:s,gone:l,still:h,endedSince:$,
isReopened:S}=u,G=(b,R,N)=>N.length===0?P.Gy.nothing:(0,P.mG)`${P.Gy.sign(b)} ${R}: ${P.Gy.some(N,E,B=>B)}.`;return`${[S?(0,P.mG)`Reopened: the failure continues or has returned.`:
P.Gy.nothing,G("fails","Failing",n.map(c)),G("works","Recovered",s.map(({subject:b,since:R})=>(0,P.mG)`${c(b)} (after ${(0,O.u8)(R,r)})`)),G("skipped","No longe\
r checked",l.map(c)),G("fails","Still failing",h.map(c)),$===null?P.Gy.nothing:(0,P.mG)`${P.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,O.u8)($,
r)}, from ${(0,O.QN)($)} to ${(0,O.QN)(r)}, as observed by this check.`,P.Gy.small(P.Gy.joined([(0,O.QN)(r),(0,I.Fp)(i)]))].filter(b=>!P.Gy.isEmpty(b)).map(U.ni).
join(`

`)}
`}const d=u=>`Duplicate of #${u}, which another run opened at the same time.
`,c=u=>u===_?u:P.Gy.code(u)})};export{zt as ids,Jt as modules};
var $late0,$late1,$late2,$late3,$late4;
