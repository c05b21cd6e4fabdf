const zt=[427,581,580,947],Vt={1331:((Mt,q,t)=>{t.d(q,{O:()=>T,i:()=>k});const T=x=>({discovery:x,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),k=(x,u)=>({host:x,attempt:T({kind:"skipped",problem:u}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Mt,q,t)=>{t.d(q,{n:()=>b});var T=t(9432);const k=["TF_CLI_ARGS_init","TF_CLI_ARGS"],x=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
u=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function b(C){const U=v(C),M=a=>U.flatMap(({name:E,value:r})=>E===a?r:[]),h=a=>M(a).at(-1);return{
upgrade:A(h("upgrade")??"false"),hasBackend:A(h("backend")??h("cloud")??"true"),isLockReadonly:h("lockfile")==="readonly",pluginDirectories:M("plugin-dir"),backendConfig:M(
"backend-config"),remarks:k.flatMap(a=>{const r=U.filter(({name:c,from:l})=>l===a&&u.test(c)).map($).join(" ");return r===""?[]:[`init is predicted with ${r} of\
 ${a}`]})}}const A=C=>/^(1|[tT]|true|TRUE|True)$/.test(C);function $({name:C,value:U}){if(U==="true")return`-${C}`;const M=C==="backend-config"&&!U.startsWith("\
hostname=");return`-${C}=${(0,T.dh)(M?U.replace(/=.*/s,"=\u2026"):U)}`}function v(C){const U=k.flatMap(h=>w(C[h]??"").map(a=>({text:a,from:h}))).values(),M=[];for(const{
text:h,from:a}of U){const[,E,,r]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(h)??[];if(E===void 0)break;const c=()=>x.test(E)?U.next().value?.text??"":"true";M.push({name:E,
from:a,value:r??c()})}return M}function w(C){const[U=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(C)??[];return(U.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(h=>h.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(a,E,r,c)=>String(E??c??r.replace(/\\(.)/gs,"$1"))))}}),5517:((Mt,q,t)=>{t.d(q,{Ot:()=>u,QB:()=>k,im:()=>T,
jm:()=>v,mU:()=>C,pR:()=>E,sO:()=>w,yX:()=>x});const T=["fails","warns","works","unchecked","skipped"],k=5,x=({outcome:r})=>r!=="unchecked"&&r!=="skipped",u=30,
b=[7,30,90],A=30,$=20;function v(r,c){const l=r.filter(x);return{recent:r.slice(-u),uptime:b.map(p=>{const _=U(l,c,p);return{days:p,good:_.filter(M).length,runs:_.
length}}),medianMs:h(U(r,c,A)),incidents:a(l).reverse().slice(0,$)}}const w=864e5,C=(r,c)=>new Date(Date.parse(r)+c*w).toISOString();function U(r,c,l){const p=C(
c,-l);return r.filter(({at:_})=>_>p)}const M=({outcome:r})=>r!=="fails";function h(r){const c=r.flatMap(({ms:l})=>l??[]).sort((l,p)=>l-p);return c[Math.ceil(c.length/
2)-1]??null}function a(r){const c=[];let l=[];const p=_=>{const[P]=l;if(P!==void 0){const s=[...new Set(l.flatMap(o=>o.codes))].slice(0,k);c.push({from:P.at,until:_,
runs:l.length,codes:s})}l=[]};for(const _ of r)M(_)?p(_.at):l.push(_);return p(null),c}function E(r,c){let l={isDown:!1,since:null,failed:0,good:0},p=null;for(const _ of r){
if(!x(_))continue;const P=c.isFailing(_),s=P?l.failed+1:0,o=P?0:l.good+1;s===1&&(p=_.at);const d=l.isDown?o<c.issueCloseAfter:s>=c.issueOpenAfter,e=d?l.since??p:
null;l={isDown:d,since:e,failed:s,good:o}}return l}}),4503:((Mt,q,t)=>{t.d(q,{DZ:()=>C,R8:()=>M,aE:()=>$,oW:()=>U,uM:()=>x});var T=t(9119),k=t(8884);function x(h,{
links:a,repositories:E}){const{line:r,target:c=h.file}=h,{repository:l,path:p}=(0,T.bH)(c);if(l!==null){const P=E.find(({name:d})=>d===l),s=C(P,"blob"),o=U(p);return s===
null||o===null?null:`${s}/${o}#L${r}`}const _=a?.get(c);return _===void 0?null:_.diff?.lines.has(r)?`${_.diff.url}R${r}`:`${_.url}#L${r}`}const u=600,b=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
A=/^(?:[\da-f]{40}|[\da-f]{64})$/;function $(h){const a=h?.url??"";return a.length<=u&&b.test(a)?a:null}const v=/^https?:\/\/gitlab\./i,w=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function C(h,a="commit"){const E=$(h),r=h?.commit??"";return E===null||!A.test(r)||w.test(E)?null:`${E}${v.test(E)?"/-":""}/${a}/${r}`}function U(h){if(!h.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(h))return null;const a=r=>`%${r.charCodeAt(0).toString(16).toUpperCase()}`;return h.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,a)}function M(h){const E=(0,k.YC)(h).flat().flatMap(r=>typeof r=="string"?[]:r.target??r.file);return new Set(E.filter(k.CN))}}),7035:((Mt,q,t)=>{
t.d(q,{K5:()=>E,XQ:()=>w,bW:()=>h,be:()=>M,cT:()=>c,hc:()=>r,kW:()=>C,mc:()=>U});var T=t(9432),k=t(5517),x=t(5102),u=t(4120),b=t(7792),A=t(806);const $=20,v=40;
function w({incidents:[l]}){return l?.until!==null||l.runs<2?null:`failing since ${(0,u.QN)(l.from)} (${(0,T.px)(l.runs,"run")})`}function C({recent:l,uptime:p,
incidents:[_]}){const{good:P=0,runs:s=0}=p.at(-1)??{};if(_?.until!==null||s<2)return null;if(s-P===1)return`first failure in ${(0,T.px)(s,"run")}`;const o=l.filter(
({outcome:e})=>e==="fails").length;return o<=_.runs&&_.runs>1?null:`failed ${o} of the last ${l.filter(k.yX).length} runs`}function U({good:l,runs:p}){const _=Math.
floor(1e4*l/p);if(_>=9900)return`${_/100}%`;const P=Math.floor(_/10);return P===0&&l>0?"below 0.1%":`${P/10}%`}function M(l,p,_){const P=l.toSorted((d,e)=>p(d)-
p(e)).map(_),[s="",o=""]=[P[0],P.at(-1)];return s===o?s:`${s} to ${o}`}const h=(l,p="results")=>l.length===0?b.Gy.nothing:{kind:"chart",of:p,runs:l,label:a(l)};
function a(l){const p=x.vh.flatMap(P=>{const{length:s}=l.filter(d=>d.outcome===P),o=P==="warns"?"with warnings":x.nx[P];return s===0?[]:[`${s} ${o}`]});return`${l.
length===1?"last run":`last ${(0,T.px)(l.length,"run")}`}: ${p.join(", ")}`}function E({recent:l,uptime:p,medianMs:_}){const P=p.filter(({runs:e})=>e>0).map(e=>{
const{days:f,good:n,runs:i}=e;return`${U(e)} (${n} of ${(0,T.px)(i,"run")} in ${f} days)`}),s=l.flatMap(({ms:e})=>e??[]),o=s.length===0?"":`, last runs ${M(s,Number,
u.kJ)}`,d=(0,b.mG)`median ${(0,u.kJ)(_??0)} in 30 days${o}${h(l,"latency")}`;return{runs:[(0,b.mG)`${h(l)} ${a(l)}`],uptime:[b.Gy.joined(P)],latency:_===null?[]:
[d]}}function r(l){const p=[...l.context.history??[]].flatMap(([e,{incidents:f}])=>f.map(n=>({...n,host:e}))).toSorted((e,f)=>+(e.from<f.from)-+(e.from>f.from));
if(p.length===0)return[];const _=p.filter(({until:e})=>e===null).length,P=_===0?"":p.length===1?", ongoing":`, ${_} ongoing`,s=`${(0,T.px)(p.length,"incident")}${P}`,
o={...l,elsewhere:"in the history file"},d=(0,A.Ku)(p,$,"incident",o,e=>c(e,l));return l.medium==="page"?[b.om.paragraph(`${s}.`),...d]:b.om.details(b.om.title(
s),d)}function c(l,p){const _=p.medium==="page",P=e=>_?(0,A.U1)(e,p):b.Gy.code(e,v),s=({from:e,until:f})=>f===null?`${(0,u.u8)(e,p.context.startedAt)} so far`:(0,u.
u8)(e,f),o=({host:e})=>e===void 0?null:(0,A.b8)(e,p,b.Gy.name),d=[b.om.column("Host",o,"name"),b.om.column("From",({from:e})=>(0,u.QN)(e),"when"),b.om.column("D\
uration",s,"when"),b.om.column("Failed runs",({runs:e})=>e,"number"),b.om.column("Problems",({codes:e})=>b.Gy.joined(e.map(P)))];return b.om.table(l,d,"Incident\
s")}}),7615:((Mt,q,t)=>{t.d(q,{G_:()=>s,h0:()=>M,xS:()=>h});var T=t(9432),k=t(9119),x=t(8032),u=t(9179),b=t(5102),A=t(4120),$=t(7792),v=t(7035),w=t(806);const C=120,
U=/^credentials-|^document-unauthorized$/,M=e=>$.Gy.code(e,C);function h(e,f){const{host:n,attempt:i,earlier:m,credentials:y,looks:S,forced:G}=e.visit,{discovery:g,
timing:O,hops:j,certificates:I}=i,{context:X,medium:J,limits:et,elsewhere:gt}=f,ot=g.kind==="failed"?g.excerpt:null,B=e.findings.some(({problem:at})=>U.test(at.
code)),K=J==="page"?X.history?.get(n):void 0,Q={result:g.kind==="skipped"?[$.Gy.prose(g.problem.message)]:[],required:a(e,f),clients:J==="log"?[]:E(e,f),response:j.
map(c),services:e.services.map(at=>l(at,f)),body:ot===null?[]:[$.Gy.code(ot.replace(/\s+/gu," ").trim())],timing:[p(O)],retried:m.map(_),"token from":y?.hasToken?
[$.Gy.prose(y.source)]:[],certificate:I.map(at=>P(at,X.startedAt)),credentials:B?d(S):[],"host block":[...Map.groupBy(G,at=>(0,k.eo)(at.place))].map(([at,_t])=>(0,$.
mG)`${$.Gy.path(at)} for ${(0,T.eZ)(_t.map(({client:$t})=>$t))}`)},rt=J==="log"&&(0,b.QK)(e).length===0;return Object.entries({...Q,...K&&(0,v.K5)(K)}).flatMap(
([at,_t])=>{if(rt&&!["credentials","host block"].includes(at))return[];const{shown:$t,more:Ot}=(0,T.zN)(_t.filter(F=>!$.Gy.isEmpty(F)),et.rows),V=Ot===0?[]:[(0,$.
mG)`and ${Ot} more ${gt}`];return $t.length===0?[]:[{label:at,texts:[...$t,...V]}]})}function a({requirements:e},f){const{context:n,limits:i}=f,m=Map.groupBy(e,
({because:y})=>y.map(k.df).join(`
`));return Array.from(m.values(),y=>{const S=$.Gy.some(y,i.rows,({service:G,clients:g})=>{const O=G==="any"?$.Gy.words("any service"):M(G);return n.dialect.clients.
every(I=>g.includes(I))?O:(0,$.mG)`${O} for ${(0,T.eZ)(g)}`});return(0,w.ZT)(S,(0,w.AZ)(y[0]?.because??[],i.places,f))})}const E=({clients:e},{context:f})=>[...Map.
groupBy(f.clients,n=>e[n])].map(([n,i])=>(0,$.mG)`${$.Gy.sign(n)} ${i.map(m=>x.bB[m]).join(", ")}: ${b.nx[n]}`),r={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function c({status:e,reason:f,url:n,ms:i,...m}){const{mediaType:y,address:S,proxy:G,authorization:g}=m,
O=e===null||f===""?$.Gy.nothing:$.Gy.prose(f,C),j=$.Gy.joined([`${e??"none"}`,O]," ");return(0,w.ZT)((0,$.mG)`${j} from ${$.Gy.code((0,u.cq)(n))} ${e===null?"af\
ter":"in"} ${(0,A.kJ)(i)}`,y===null?$.Gy.nothing:M(y),S===null?$.Gy.nothing:(0,$.mG)`at ${M(S)}`,G===null?$.Gy.nothing:(0,$.mG)`through ${$.Gy.code((0,u.cq)(G))}`,
g==="none"?$.Gy.nothing:`token ${r[g]}`)}function l(e,f){const n=M(e.id);switch(e.kind){case"url":return(0,$.mG)`${n} ${$.Gy.code((0,u.cq)(e.url))}`;case"login":{
const{client:i,authz:m,token:y,ports:S}=e.login;return(0,$.mG)`${n} authz ${$.Gy.code((0,u.cq)(m??"none"))}, token ${$.Gy.code((0,u.cq)(y??"none"))}, client ${$.
Gy.code(i)}, ports ${S.join(" to ")}`}case"problem":return(0,$.mG)`${n}: ${(0,w.U1)(e.problem.code,f)}`}}function p({lookupMs:e,connectMs:f,tlsMs:n,firstByteMs:i,
totalMs:m}){return Object.entries({...{DNS:e,connect:f,TLS:n,"first byte":i},total:m}).flatMap(([S,G])=>G===null?[]:`${S} ${(0,A.kJ)(G)}`).join(", ")}const _=({
discovery:e,timing:f})=>`${e.kind==="failed"?e.problem.code:e.kind} after ${(0,A.kJ)(f.totalMs)}`,P=({host:e,subject:f,issuer:n,expires:i},m)=>(0,$.mG)`${M(e)} valid until ${$.
Gy.prose((0,A.nO)(i,m))}; subject ${M(f)}, issuer ${M(n)}`,s=e=>Array.from(Map.groupBy(e,f=>JSON.stringify(f.looks)).values(),f=>({clients:f.map(({client:n})=>n),
looks:(f[0]?.looks??[]).map(({source:n,held:i,counts:m})=>{const y=i==="no token"?" (ends the search)":" (used)";return{source:n,held:`${o[i]}${m?y:""}`}})})),o={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function d(e){
const f=s(e);return f.flatMap(({clients:n,looks:i})=>i.map(({source:m,held:y})=>{const S=f.length>1?`${(0,T.eZ)(n)}: `:"";return(0,$.mG)`${S}${$.Gy.prose(m)}: ${y}`}))}}),
806:((Mt,q,t)=>{t.d(q,{AZ:()=>f,Ku:()=>l,OS:()=>c,U1:()=>P,ZT:()=>p,b8:()=>o,dI:()=>s,dS:()=>w,du:()=>a,h:()=>E,ik:()=>e,jR:()=>d,xy:()=>r});var T=t(9432),k=t(9119),
x=t(255),u=t(4503),b=t(5102),A=t(8884),$=t(7792);const v=Number.POSITIVE_INFINITY,w=3,C={causes:v,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:v,
rows:v,roots:1e3,details:2e3,remarks:v,hasLines:!0},U={...C,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},M={...U,causes:30,
hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},h={log:M,summary:U,brief:{...U,causes:10,items:0,rows:0,roots:0,details:0},notes:{
...M,hosts:20,messages:10,characters:700,places:8,items:0},page:C},a=(n,i,m,y=[])=>({context:n,medium:i,limits:h[i],elsewhere:m,detailed:new Set,lines:new Map(y.
map(S=>[(0,k.R3)(S.place),S]))}),E=$.Gy.words("in the JSON report"),r=$.Gy.words("in the job summary"),c=(n,i,{elsewhere:m})=>n===0?[]:[$.om.paragraph((0,$.mG)`and ${(0,T.
px)(n,`more ${i}`)} ${m}`)];function l(n,i,m,y,S){const{shown:G,more:g}=(0,T.zN)(n,i);return G.length===0?[]:[...S(G),...c(g,m,y)]}function p(n,...i){const m=$.
Gy.joined(i,$.Gy.words("; "));return $.Gy.isEmpty(m)?n:(0,$.mG)`${n} (${m})`}const _=/^[a-z\d]+(?:-[a-z\d]+)*$/,P=(n,{context:i})=>$.Gy.link(_.test(n)?`${i.docsUrl}\
#${n}`:null,$.Gy.code(n)),s=n=>`host-${n}`;function o(n,{detailed:i},m=$.Gy.code){const y=(0,x.nx)(n);return i.has(n)?$.Gy.link(`#${s(n)}`,m(y)):m(y)}const d=(n,{
medium:i,limits:m})=>i==="log"&&m.details===0&&n.length===1&&n.every(b.DI);function e(n,{context:i},m=!1){if(typeof n=="string")return $.Gy.code(n);const y=m?(0,k.
bH)(n.file).path:n.file;return $.Gy.link((0,u.uM)(n,i),$.Gy.path((0,k.eo)({...n,file:y})))}function f(n,i,m,y=!1){const{places:S,noun:G}=(0,A.TD)(n);return $.Gy.
some(S,i,g=>e(g,m,y),G)}}),7792:((Mt,q,t)=>{t.d(q,{AA:()=>v,Gy:()=>C,mG:()=>u,om:()=>U,rC:()=>x});var T=t(9432),k=t(1780);const x={error:"fails",warning:"warns",
notice:"notice"},u=(M,...h)=>M.flatMap((a,E)=>{const r=h[E]??[],c=typeof r=="number"?String(r):r;return a===""?[c]:[{kind:"words",text:a},c]}),b=M=>M===""||Array.
isArray(M)&&M.every(b),A=(M,h={kind:"words",text:", "})=>M.filter(a=>!b(a)).flatMap((a,E)=>E===0?[a]:[h,a]);function $(M,h,a,E=""){const{shown:r,more:c}=T.zN(M,
h),l=A(r.map(a)),p=E===""?`${c} more`:T.px(c,`more ${E}`);return c===0?l:u`${l} and ${p}`}const v=M=>/^https?:\/\/[!-~]+$/.test(M),w=60,C={isEmpty:b,joined:A,some:$,
nothing:[],newLine:{kind:"break"},words:M=>({kind:"words",text:M}),code:(M,h)=>({kind:"code",text:M,max:h}),name:M=>({kind:"code",text:M,breaks:"dots"}),path:M=>({
kind:"code",text:M,breaks:"slashes"}),value:M=>({kind:"code",text:M,max:w,breaks:"never"}),prose:(M,h)=>({kind:"prose",text:(0,k.pj)(M),max:h}),sentence:(M,h)=>({
kind:"sentence",text:(0,k.pj)(M),max:h}),strong:M=>({kind:"strong",content:M}),small:M=>b(M)?[]:{kind:"small",content:M},link:(M,h)=>({kind:"link",url:M,content:h}),
sign:M=>({kind:"sign",of:M})},U={column:(M,h,a)=>({title:M,cell:E=>u`${h(E)}`,style:a}),title:(M,h=[],a=null)=>({sign:a,name:M,text:h}),paragraph:M=>({kind:"par\
agraph",content:M}),line:M=>({kind:"details",title:M,children:[]}),details:(M,h)=>h.length===0?[]:[{kind:"details",title:M,children:h}],table:(M,h,a,E=()=>({}),r,c=Number.
MAX_SAFE_INTEGER)=>{const l=h.filter(({cell:_})=>M.some(P=>!b(_(P)))),p=M.map(_=>({...E(_),cells:l.map(({cell:P})=>P(_))}));return Array.from({length:Math.ceil(
p.length/c)},(_,P)=>{const s=p.slice(P*c,(P+1)*c);return{kind:"table",caption:a,columns:l,rows:s,style:r}})}}}),437:((Mt,q,t)=>{t.d(q,{k_:()=>j,w5:()=>ot});var T=t(
4702),k=t(3024),x=t(6760),u=t(9968),b=t(3114),A=t(9432);const $=1024*1024,v=4e3;function w(B,K){const{redact:Q,names:rt,directory:ft,checkedAt:at,configs:_t}=K,
Ot=_t.flatMap(F=>F.files).flatMap(({path:F,shown:Y})=>[C(F),Y]),V=F=>!Ot.includes(F)&&(0,b.L8)((0,x.basename)(F),new Set,(0,x.basename)((0,x.dirname)(F)))!==void 0;
return[...Map.groupBy(B,({file:F})=>F)].flatMap(([F,Y])=>{const st=C((0,x.resolve)(ft,F)),ht=[F,st].every(V)&&U(st,at)?(0,u.yR)(st,$):null,D=ht?.ok?ht.text.replace(
/^\uFEFF/,"").split(/\r?\n/):[];return Y.flatMap(N=>{const H=D[N.line-1]??"";return N.column<=H.length&&H.length<=v&&Q(H,rt)===H?l(H,N):[]})})}const C=B=>(0,u.N0)(
()=>(0,k.realpathSync)(B),(0,x.resolve)(B)),U=(B,K)=>(0,u.N0)(()=>(0,k.statSync)(B).mtimeMs<=K+1,!1),M=80,h=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),
a=B=>h.exec(B)?.[0]??"",E=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),r=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,c=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;
function l(B,K){const Q=Array.from(B),rt=Q.slice(0,K.column-1).join(""),ft=Q.slice(K.column-1,K.endColumn-1).join(""),at=rt.length+ft.length,_t=rt.length<=M&&a(
rt)===rt,$t=_t?r.exec(B.slice(0,2*M))?.[0]??"":"",Ot=$t.length>=at,V=Ot||c.test(ft);if(!_t&&!V)return[];const F=Ot?rt:E.exec(rt.slice(-M))?.[0]??"",Y=$t.slice(at),
st=B.slice(at+Y.length);return{place:K,before:(_t?p(rt.slice(0,rt.length-F.length)):"\u2026 ")+F,literal:(0,A.dh)(V?ft:p(ft),2*M),after:Y+p(st,_t&&V?a(st.slice(
0,M)):"")}}function p(B,K=a(B.slice(0,2*M))){const Q=B.slice(K.length);return K.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),
"\u2026")+(Q.trim()===""?"":`${/^[\s#/]{0,9}/.exec(Q)}\u2026`)}var _=t(1331),P=t(2218),s=t(3214),o=t(5011),d=t(3087),e=t(6097),f=t(2432),n=t(6092),i=t(345),m=t(
3152),y=t(4515),S=t(2332);let G=function(...B){return{nameRepository:G}=t.late([878],4878),new.target?new G(...B):G(...B)},g=function(...B){return{prepareFleet:g}=
t.late([317,668,108],9108),new.target?new g(...B):g(...B)},O=function(...B){return{recordRun:O}=t.late([317,169],3169),new.target?new O(...B):O(...B)};async function j(B,K,Q,rt){
const ft={environment:K.env,kill:K.kill,now:(0,y.ie)(K)},at={...rt,...ft,startTimer:s.Ip,progress:Q.show};try{return I(await X(B,at),{...at,random:Math.random})}finally{
Q.end()}}function I(B,K){const{history:Q}=B.settings;if(Q===null)return{checked:B,warnings:[]};try{const{history:rt,warnings:ft}=O(Q,B,K);return{checked:{...B,context:{
...B.context,history:rt}},warnings:ft}}catch(rt){const ft=(0,n.RK)((0,d.A3)(rt));return{checked:B,warnings:[`the history ${(0,n.RK)(Q)} was not read: ${ft}`]}}}
async function X(B,K){const Q=new Date,rt=(0,i.s)(B,K),{upgrade:ft}=(0,o.n)(K.environment),at={...rt,upgrade:rt.upgrade||ft},_t=at.deadlineMs;(at.usages.length>
0||at.depth!=="discovery")&&(0,y.L2)();const $t=()=>K.stop.end({kind:"deadline",ms:_t}),Ot=K.startTimer(_t,$t),V=K.now()+_t;K.stop.endIfDue=()=>K.now()<V?void 0:
$t();try{const Y=await(at.usages.length===0?S.iA:g)(at,K,Q);await(0,y.xu)();const st=await J(Y,at,K);return gt(st,Y,at,K)}finally{Ot()}}async function J(B,K,Q){
const{environment:rt,stop:ft,isFork:at,wording:_t=m.w7}=Q,{dialect:$t,missing:Ot}=B,V=await et(B,K,Q),F={...B,...V,tokenVariables:ot(rt),tokenHosts:K.tokens.map(
({host:ht})=>ht),stopped:[ft.why??[],Ot??[]].flat()},Y={...Q.secrets,names:(0,P.wX)(B.requirements,B.usages),configs:B.configs,directory:Q.directory,checkedAt:B.
startedAt.getTime()},{isTerminal:st}=_t,dt={...K,dialect:$t,isFork:at,isTerminal:st,now:Y.checkedAt};return(0,T.S4)(F,dt,ht=>w(ht,Y))}async function et(B,K,Q){const{
requirements:rt,roots:ft}=B,at=(0,P.en)(rt,K),_t=Array.from(at,([Y,st])=>(0,_.i)(Y,st)),$t=new Set(rt.map(({host:Y})=>Y).filter(Y=>!at.has(Y))),Ot=K.depth!=="di\
scovery"&&ft.length>0;if($t.size===0&&!Ot)return{visits:_t,predicted:T.j7,tokenSources:new Map};const{contact:V}=await Promise.all([t.e(798),t.e(779)]).then(t.bind(
t,1779)),F=await V([...$t],B,K,Q);return{...F,visits:[...F.visits,..._t]}}function gt(B,K,Q,rt){const{startedAt:ft,requirements:at,usages:_t,changes:$t,scan:Ot,
clients:V,repositories:F}=K,Y=(0,P.wX)([...at,...B.roots.flatMap(({rows:it})=>it)],_t),st=(0,e.QA)(B,rt.environment),dt=(0,e.q9)([...st,...K.remarks,...(0,e.rc)(
B)]),{why:ht,evidence:D}=K.dialect,N={verdict:B,remarks:dt,detection:{why:ht,evidence:D}},{verdict:H,remarks:tt,detection:nt}=rt.secrets.redact(N,Y),ut=Ot.files>
0&&F.length===0,ct={dialect:{...K.dialect,...nt},failOn:Q.failOn,depth:Q.depth,scan:Ot,remarks:tt,startedAt:ft.toISOString(),durationMs:Date.now()-ft.getTime(),
version:f.xv,docsUrl:f.aq,clients:V(),links:null,repository:ut?G(rt.directory,rt.environment):null,repositories:F,history:null};return{settings:Q,changes:$t,verdict:H,
context:ct}}const ot=B=>Object.keys(B).filter(K=>/^TFE?_?TOKEN/i.test(K))}),2332:((Mt,q,t)=>{t.d(q,{fT:()=>at,iA:()=>rt,Nu:()=>ft});var T=t(6760),k=t(8185),x=t(
2170),u=t(255),b=t(3298);function A({links:V,...F},Y,st,dt){const ht={...F,newHosts:new Set,files:null,remarks:[]};if(Y===null)return ht;const D=ct=>({...ht,remarks:[
`changed-only has no effect: ${ct}`]});if(Y.kind==="all")return D(Y.why);const N=$(Y.files,V),H=new Set(N.filter(({status:ct})=>ct!=="removed").map(({file:ct})=>ct));
if(H.size>0&&![...H].some(ct=>st(ct)!==null))return D("the checkout contains none of the files that the pull request changes");const tt=F.usages.filter(ct=>H.has(
ct.place.file)||dt(ct)),ut=`changed-only: the pull request changes ${Y.files.length===1?"1 file":`${Y.files.length} files`} with ${tt.length} of ${F.usages.length}\
 usages`;return{usages:tt,notes:F.notes.filter(ct=>v((0,x.W7)(ct),H)||dt(ct)),newHosts:C(F.usages,N,st),files:new Set(N.map(({file:ct})=>ct)),remarks:[ut]}}function $(V,F){
const Y=new Map(V.map(dt=>[dt.file,dt])),st=F.entries().flatMap(([dt,ht])=>{const D=Y.get(ht);return D===void 0?[]:[{...D,file:dt}]});return[...V,...st]}const v=(V,F)=>F.
has(V)||V==="."||[...F].some(Y=>Y.startsWith(`${V}/`)),w=2e8;function C(V,F,Y){const st=new Set;if(F.some(a))return st;const dt=new Map(F.map(nt=>[nt.file,nt])),
ht=(0,b.O)(nt=>U(dt.get(nt),Y)),D=F.flatMap(({patch:nt})=>M(nt,/^[ -]/));let N=0;const H=(nt,ut)=>{const ct=[ut,(0,u.pk)(ut).toLowerCase()];return nt.filter(it=>(N+=
it.length,N<=w&&ct.some(vt=>it.includes(vt)))).length},tt=(nt,ut)=>{const{isNew:ct,now:it,added:vt}=ht(nt),It=ct?0:H(it,ut);return ct||It>0&&It===H(vt,ut)};for(const[
nt,ut]of Map.groupBy(V,ct=>ct.host)){if(nt===null||ut.some(({isHostImplied:it})=>it))continue;const ct=[...new Set(ut.map(({place:it})=>it.file))];!ct.every(it=>dt.
has(it))||H(D,nt)>0||ct.every(it=>tt(it,nt))&&N<=w&&st.add(nt)}return st}function U(V,F){const{file:Y="",status:st,patch:dt=null}=V??{},ht=st==="added";if(ht||dt===
null)return{isNew:ht,now:[],added:[]};const D=(F(Y)??"").toLowerCase().split(`
`);return{isNew:ht,now:D,added:M(dt,/^\+/)}}const M=(V,F)=>(V??"").toLowerCase().split(`
`).filter(Y=>F.test(Y)),h=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,a=({file:V,status:F,changes:Y,patch:st})=>st===null&&F!=="added"&&Y>0&&h.test(V);
var E=t(2218),r=t(9968),c=t(2172),l=t(1011),p=t(4756),_=t(3474),P=t(3152),s=t(9029),o=t(5011),d=t(5440),e=t(9432),f=t(1098),n=t(9119),i=t(3096),m=t(5106);const y=[
"TF_CLOUD_HOSTNAME",m.OZ],S=["TFE_HOSTNAME",m.M],G={cloud:y,cloud_default:y,provider_tfe:S,provider_tfe_default:S,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",m.e$]},g=/^(cloud|backend_)/,O=/^backend_remote/,j="remote backends are not checked, because a file of -backend-config may name others";function I({usages:V,
notes:F},Y,st){const dt=new X(Y),ht=V.map(dt.read),{stateHosts:D,settled:N,missing:H,added:tt,remarks:nt,init:ut}=dt,ct=st!=="discovery",it=ct?ht.flatMap(It=>ot(
It,Y)):[],vt=It=>{const{code:Rt}=It.problem,jt=Ut=>It.places.some(bt=>Ut.has((0,n.df)(bt)));return/^(host|source)-/.test(Rt)&&jt(N)?[]:Rt==="host-missing"&&ct&&
jt(H)?{...It,severity:"error"}:It};return{usages:D.size===0?ht:ht.map(It=>B(It,D)),notes:[...F.flatMap(vt),...tt,...it],remarks:[...nt],isLockReadonly:ut.isLockReadonly}}
class X{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(F){this.environment=F,this.init=(0,o.n)(F),this.remarks=
new Set(this.init.remarks)}read=F=>{const{kind:Y,place:st,workspace:dt}=F,{backendConfig:ht,hasBackend:D}=this.init,N=O.test(Y),H=N&&ht.some(it=>!it.includes("="));
if(H||!D&&g.test(Y))return this.settled.add((0,n.df)(st)),H&&this.remarks.add(j),{...F,needs:[],directHost:void 0,workspace:void 0};const nt=N&&ht.some(it=>!J.test(
it))?{...F,workspace:void 0}:F,ut=N?et(ht):gt(F,this.environment);if(ut!==null&&!F.isOverridden)return this.withHost(nt,ut);const ct=Y==="backend_remote_default"&&
dt?.organization===null;return g.test(Y)&&!ct&&this.missing.add((0,n.df)(st)),nt};withHost(F,{text:Y,service:st,variable:dt}){const{kind:ht,place:D,replacedFor:N=[]}=F,
H=F.clients.filter(it=>!N.includes(it)),{host:tt,needed:nt,problem:ut}=d.pb.host(Y,"terraform",!1);return this.settled.add((0,n.df)(D)),dt!==null&&this.remarks.
add(`${dt} names ${(0,e.dh)(Y)}`),ut&&this.added.push((0,x.kH)(ut,{places:[D],clients:H})),tt!==null&&g.test(ht)&&this.stateHosts.set((0,i.jt)(D.file),tt),{...F,
host:tt,isHostImplied:!1,needs:nt!==null&&nt!=="state"?[{host:nt,service:st,clients:H}]:[],text:F.text?.replace(/^tfr:\/\/\//,`tfr://${Y}/`)??null}}}const J=/^hostname=/;
function et(V){const Y=(V.findLast(st=>J.test(st))??"").replace(J,"");return Y?{text:Y,service:m.Bn,variable:null}:null}function gt({kind:V,text:F,backend:Y,isHostImplied:st},dt){
const[ht="",D=""]=(Y==="cloud"?y:G[V])??[],H=st||V.endsWith("_default")&&F===null?dt[ht]:void 0;return H?{text:H,service:D,variable:ht}:null}function ot({kind:V,
workspace:F,place:Y,clients:st,isOverridden:dt,replacedFor:ht=[]},D){const N=O.test(V),H=(F?.lacks??[]).filter(it=>N||!D[m.uW[it]]);if(dt||H.length===0)return[];
const tt=N?"remote backend":"cloud block",nt=V==="backend_remote_default"&&H.length===l.Rt.length,ut=st.filter(it=>!ht.includes(it)),ct=(0,f.y7)({block:tt,lacks:H,
isOpen:nt});return[(0,x.kH)(ct,{places:[Y],clients:ut})]}function B(V,F){const Y=V.stateHosts&&F.get((0,i.jt)(V.place.file));return Y?{...V,needs:V.needs.map(st=>({
...st,host:Y}))}:V}var K=t(4776),Q=t(7232);async function rt(V,F,Y){const st=F.now(),dt=await(0,Q.SQ)(V,F),ht=V.scan.length===0?0:F.now()-st,{usedBy:D,...N}=(0,Q.
o0)(V,dt,F),{files:H,bytes:tt}=dt,nt=V.changedOnly?await F.changes(V):null,ut=[...N.notes,...$t(dt,F.stop.why)],ct={...dt,...N,notes:ut,changes:nt,setting:V.dialect},
it={startedAt:Y,dialect:N.dialect,isEmpty:V.scan.length>0&&dt.isEmpty&&dt.endedAt===null,changes:nt,remarks:[],notes:[],scan:{files:H,bytes:tt,durationMs:ht},clients:D,
repositories:[],missing:null,checkouts:null};return at([ft(null,ct,V,F)],it,V,F)}function ft(V,F,Y,{environment:st,directory:dt}){const ht=I(F,st,Y.depth),D={...F,
...ht,settings:{...Y,dialect:F.setting}},N={...D,...(0,K.G9)(D)},H=it=>(0,r.r7)((0,T.join)(dt,it)),tt=it=>(0,k.US)(it,Y),nt=A(N,F.changes,H,tt),{roots:ut,notes:ct}=(0,K.
D0)({...N,changed:nt.files});return{name:V,dialect:F.dialect,usages:(0,c.Xo)(nt.usages,ut),roots:ut,namedHosts:(0,l.kA)(N.usages),notes:nt.notes,rootNotes:ct,newHosts:nt.
newHosts,remarks:[...nt.remarks,...ht.remarks,...N.remarks]}}function at(V,F,Y,st){const{dialect:dt,checkouts:ht,scan:D}=F,N=V.flatMap(({usages:it})=>it),H=(0,s.
j)(N,Y,dt,st,ht?.plugins??null),{usages:tt,configs:nt,releases:ut}=H,ct=_t(tt,V,Y,dt.clients);return Ot(ct.requirements),{...F,...ct,dialect:{...dt,releases:ut},
configs:nt,usages:tt.filter(l.s7),roots:V.flatMap(({roots:it})=>it),notes:[...V.flatMap(({notes:it})=>it),...V.flatMap(({rootNotes:it})=>it),...F.notes],newHosts:new Set(
V.flatMap(({newHosts:it})=>[...it])),complaints:H.findings,remarks:[...F.remarks,...new Set(V.flatMap(it=>it.remarks)),...H.remarks],scan:{...D,usages:tt.length}}}
function _t(V,F,Y,st){const dt=Y.hostnames.map(({host:H})=>H),ht=Map.groupBy(V,({repository:H=null})=>H),D=F.map(({name:H,namedHosts:tt})=>{const nt=new Set([...tt,
...dt]),ut={hostnames:[],requiredServices:[]};return(0,E.CG)(ut,ht.get(H)??[],st,nt)}),N=F.flatMap(({name:H,dialect:tt},nt)=>(0,E.Fh)(H,tt,D[nt]??[]));return{requirements:(0,E.
h1)([(0,E.CG)(Y,[],st),...D],st),guesses:N}}function $t({endedAt:V,files:F},Y){return V===null||Y===null?[]:[(0,x.ht)(V,(0,p.ub)({kind:"time",stopped:Y,files:F}))]}
function Ot(V){const{size:F}=new Set(V.map(({host:st})=>st)),Y=`scan found ${F} hosts, the limit is ${_.pS}: narrow scan or exclude files`;if(F>_.pS)throw new P.
GN([Y])}}),2796:((Mt,q,t)=>{t.d(q,{cZ:()=>w,cr:()=>_,hs:()=>P,pq:()=>s});var T=t(2886),k=t(9432),x=t(9119),u=t(8032),b=t(255),A=t(1780),$=t(8884);const v=3;function w(o){
const d=new Map(o.map(n=>[n,(0,$.eb)([n]).length])),e=n=>d.get(n)??0,f=o.toSorted((n,i)=>e(i)-e(n));return(0,x.c1)(f,U).flatMap(n=>{const i=(0,x.c1)(n,M);return i.
length>v?[n]:i}).map(h).toSorted((n,i)=>(0,T.Np)(n,i)||C(n)-C(i)||i.hits-n.hits||i.hosts.length-n.hosts.length)}function C({code:o,affects:d}){return o==="machi\
ne-network"?-1:o==="host-not-checked"?2:d.length===0||u.Du.some(e=>d.includes(e))?0:1}const U=({severity:o,problem:{code:d},affects:e,exclude:f})=>JSON.stringify(
[o,d,d==="machine-network"||e,f===void 0]),M=o=>o.exclude===void 0?l(o.problem.help??"",o):"";function h(o){const[d]=o,e=[...new Set(o.flatMap(({host:G})=>G??[]))],
{code:f,title:n}=d.problem,i=G=>{const g=j=>e.length>1?l(G(j),j):(0,A.pj)(G(j)),O=g(d);return o.every(j=>g(j)===O)?O:null},y=o.length>1&&d.exclude!==void 0?"":i(
({problem:G})=>G.help??""),S=i(({problem:G})=>G.message);return{severity:d.severity,code:f,title:n,affects:[...new Set(o.flatMap(({affects:G})=>G))],findings:o,
hosts:e,hits:(0,$.eb)(o).length,message:y===null?null:S,help:y?.includes(E)?`${y}; ${c(e)}`:y}}const a="HOST",E=b.xV+a,r=5,c=o=>`${E} is ${(0,k.K4)(o,r,d=>(0,b.
fK)(d)[0]??d)}`,l=(o,{host:d})=>(0,A.pj)(o,e=>p(e,d));function p({host:o,shownAs:d,isVariable:e},f){if(e)return o===f?E:d;const n=`.${o}:`.replace(`.${f}:`,`.${a}\
:`).slice(1,-1);return n===o?d:n}const _=o=>(0,x.c1)(o,({problem:{message:d,help:e=""}})=>`${(0,A.pj)(d)}
${(0,A.pj)(e)}`),P=o=>o.some(({host:d})=>d!==null)&&!o.every(T.zX);function s({hosts:o,findings:d}){const e=P(d),f=e?o.length:(0,$.Dx)(d).length;return f>1?`${(0,k.
px)(f,e?"host":"place")}: `:""}}),7039:((Mt,q,t)=>{t.d(q,{hF:()=>C});var T=t(8643),k=t(9432),x=t(9119),u=t(9615),b=t(255),A=t(9179),$=t(5955),v=t(8884);let w=function(...o){
return{attemptsOf:w}=t.late([798,779],1779),new.target?new w(...o):w(...o)};function*C(o,d){const{hosts:e,findings:f,passed:n,ignored:i,stopped:m,roots:y}=o,{dialect:S,
remarks:G,repository:g,repositories:O,startedAt:j,durationMs:I}=d,{usages:X,...J}=d.scan;yield*(0,$.M)({schemaVersion:1,version:d.version,passed:n,stopped:(0,k.
pk)(m)||void 0,incomplete:U(m),failOn:d.failOn,repository:g??void 0,repositories:U(O),dialect:S.name,clientDetection:h(S),clients:d.clients,startedAt:j,durationMs:I,
counts:Object.fromEntries(u.oC.map(et=>[`${et}s`,M(f,et)])),hosts:e.values().map(a),findings:f.values().map(_),roots:U(y)?.values().map(P),ignored:i,usages:X,remarks:U(
G),scan:J}),yield`
`}const U=o=>o.length===0?void 0:o,M=(o,d)=>o.filter(e=>e.severity===d).length;function h({clients:o,versions:d,releases:e,isGuess:f,why:n,evidence:i}){return{clients:o,
assumed:f??!1,why:(0,A._U)(n),versions:Object.entries(d).map(([m,y])=>({client:m,version:(0,A._U)(y)})),releases:e.map(({name:m})=>m),evidence:i.map(({client:m,
version:y,level:S,text:G,place:g})=>({client:m,version:y===null?null:(0,A._U)(y),kind:S,text:(0,A._U)(G),...p(g)}))}}function a(o){const{visit:d,requirements:e,
services:f,servicesFrom:n,clients:i,isNew:m}=o,{discovery:y,hops:S,timing:G,certificates:g}=d.attempt;return{host:d.host,display:(0,b.pk)(d.host),discovery:y.kind,
...E(y),..."excerpt"in y&&y.excerpt!==null&&{excerpt:y.excerpt},documentUrl:"url"in y?(0,T.Pl)(y.url):null,hops:S.map(({challenge:O,...j})=>({...j,url:(0,A.cq)(
j.url),proxy:j.proxy&&(0,A.cq)(j.proxy)})),services:Object.fromEntries(f.map(O=>[O.id,c(O)])),servicesFrom:n&&p(n),hostBlocks:d.forced.map(({client:O,place:j})=>({
client:O,place:p(j)})),required:e.map(({service:O,clients:j,because:I})=>({service:O,clients:j,because:I.map(l)})),credentials:d.credentials?.hasToken?d.credentials.
source:null,looks:d.looks,attempts:w(d).length,...d.earlier.length>0&&{earlier:d.earlier.map(r)},timingMs:{lookup:G.lookupMs,connect:G.connectMs,tls:G.tlsMs,firstByte:G.
firstByteMs,total:G.totalMs},certificates:g,clients:i,...m&&{new:!0}}}const E=o=>"problem"in o?{code:o.problem.code}:{},r=({discovery:o,timing:d})=>({discovery:o.
kind,...E(o),ms:d.totalMs});function c(o){if(o.kind==="url")return{url:(0,A.cq)(o.url)};if(o.kind==="problem")return{problem:{code:o.problem.code,...(0,u.ag)(o.
problem)}};const{authz:d,token:e}=o.login,f={authz:d&&(0,A.cq)(d),token:e&&(0,A.cq)(e)};return{login:{...o.login,...f}}}const l=o=>typeof o=="string"?o:p(o);function p({
file:o,line:d,column:e,endColumn:f,target:n}){const{repository:i,path:m}=(0,x.bH)(o);return{...i===null?{file:o}:{repository:i,file:m},line:d,column:e,endColumn:f,
target:n&&(0,x.bH)(n).path}}function _(o){const{problem:d,severity:e,host:f,places:n,affects:i,exclude:m}=o;return{code:d.code,severity:e,host:f,service:(0,v.ju)(
o),...(0,u.ag)(d),places:n.map(l),affects:i,...m&&{exclude:m}}}function P({directory:o,clients:d,rows:e}){const{repository:f,path:n}=(0,x.bH)(o);return{...f&&{repository:f},
directory:n,clients:d,rows:e.map(s)}}const s=({problems:o,places:d,rejectedAt:e,...f})=>({...f,codes:o.map(({code:n})=>n),places:d.map(l)})}),6662:((Mt,q,t)=>{t.
d(q,{S:()=>m,K:()=>y});var T=t(3471),k=t(5102),x=t(4073),u=t(806),b=t(8884),A=t(6906),$=t(6097),v=t(6092),w=t(7792);const C=13,U="  ",M=(g,O)=>h(g,O).map(j=>(0,v.
BP)(j.replaceAll("\xA0"," "))).join(`
`);function h(g,O,j="red"){switch(g.kind){case"paragraph":return E(g.content).flatMap(I=>(0,T.ky)((0,A.wh)(I),O));case"note":return a(`${g.label}:`,g.text,O);case"\
facts":return g.facts.flatMap(({label:I,texts:X})=>X.flatMap((J,et)=>a(et===0?I:"",J,O,C)));case"sources":return g.items.flatMap(I=>l(I,j,O));case"problem":return r(
g,O);case"table":return P(g,O);case"details":return p(g,O)}}const a=(g,O,j,I)=>(0,T.wW)({indent:2,label:g,style:"dim",column:I,text:(0,A.wh)(O)},j);function E(g){
if(typeof g=="string"||"kind"in g)return[g];const O=g.indexOf(w.Gy.newLine);return O<0?[g]:[g.slice(0,O),...E(g.slice(O+1))]}function r(g,O){const{severity:j,code:I,
url:X,message:J,count:et,title:gt,parts:ot}=g,B=A.B2[w.rC[j]].style,K=(0,A.wh)(w.Gy.isEmpty(J)?[et,gt]:J);return[...(0,T.wW)({indent:0,label:`${j}[${I}]:`,style:B,
url:X,text:K},O),...ot.flatMap(Q=>c(Q,O,B))]}const c=(g,O,j)=>g.kind==="paragraph"?h(g,{...O,width:O.width-2}).map(I=>`  ${I}`):h(g,O,j);function l({place:g="",
message:O="",help:j="",line:I},X,J){const et=typeof g=="object"&&"kind"in g&&g.kind==="link",gt=(0,A.wh)(g),ot=et&&(0,w.AA)(g.url??"")?g.url:null,B={text:gt,url:ot},
K=[gt,(0,A.wh)(O)].filter(rt=>rt!=="").join(": "),Q=et?"-->":"-";return[...K===""?[]:(0,T.wW)({indent:2,label:Q,style:"dim",text:K,linked:B},J),...I===void 0?[]:
f(I,X,J),...w.Gy.isEmpty(j)?[]:a("help:",j,J)]}function p({title:g,children:O},j){const{sign:I,name:X,text:J}=g,{withFlags:et=String}=j,gt=et((0,A.wh)(I===null?
X:(0,w.mG)`${w.Gy.sign(I)} ${X}`)),ot=I===null?"bold":A.B2[I].style;return[...(0,T.wW)({indent:0,label:gt,style:ot,text:(0,A.wh)(J)},j),...O.flatMap(B=>c(B,j))]}
const _=(g="")=>/^(?:number|history)/.test(g);function P({columns:g,rows:O},j){const I=g.map(({title:ot})=>(0,A.wh)(ot)),X=O.map(({sign:ot="works",cells:B})=>({
sign:ot,cells:B.map(A.wh)})),J=I.map((ot,B)=>Math.max(...[ot,...X.map(({cells:K})=>K[B]??"")].map(T.nc)));if(J.reduce((ot,B)=>ot+U.length+B,U.length)>j.width)return X.
flatMap(({sign:ot,cells:[B="",...K]})=>{const Q=K.flatMap((ft,at)=>ft===""?[]:[`${I[at+1]} ${ft}`.trim()]),rt=`${B}: ${Q.join("; ")}`;return(0,T.wW)({indent:2,label:A.
B2[ot].text,style:A.B2[ot].style,text:rt},j)});const gt=ot=>ot.map((B,K)=>{const Q=" ".repeat((J[K]??0)-(0,T.nc)(B));return _(g[K]?.style)?Q+B:B+Q}).join(U).trimEnd();
return[`    ${(0,T.nI)(gt(I),"dim",j)}`,...X.map(({sign:ot,cells:B})=>{const K=gt(B).replace(/\u2573+/g,Q=>(0,T.nI)(Q,"red",j));return`  ${(0,T.nI)(A.B2[ot].text,A.
B2[ot].style,j)} ${K}`})]}const s=160,o=12,d="    ",e=/##\w*\[/;function f(g,O,j){const{place:I,before:X,literal:J,after:et}=g,gt=" ".repeat(`  ${I.line}`.length),
ot=Math.min(j.width,s)-gt.length-3;if(ot<o)return[];const B=n(X+J+et),K=B(X+J+et),Q=(0,T.nc)(K)<=ot?0:B(X).search(/[^ ]|$/),rt=K.slice(Q),ft=(0,T.nc)(B(X))-Q,at=(0,T.
nc)(B(X+J))-Q,{from:_t,to:$t,text:Ot}=i(rt,ft,Math.max(at,ft+1),ot),V=(0,T.nI)("|","dim",j),F="^".repeat(Math.max(1,Math.min(at,$t)-Math.max(ft,_t))),Y=" ".repeat(
Math.max(ft,_t)-_t);return[`${(0,T.nI)(`  ${I.line}`,"dim",j)} ${V} ${Ot}`.trimEnd(),`${gt} ${V} ${Y}${(0,T.nI)(F,O,j)}`]}function n(g){const O=j=>(0,v.RK)(j.replaceAll(
"	",d),Number.POSITIVE_INFINITY);return e.test(O(g))?j=>O(j).replaceAll(/(?<=#)#/g," #"):O}function i(g,O,j,I){const X=(0,T.nc)(g);if(X<=I)return{from:0,to:I,text:g};
const J=Math.max(0,I-2-(j-O)),et=j<I?0:Math.max(0,O-1-Math.ceil(J*2/3)),gt=X-et<=I,ot=et+(gt?I:I-1),B=(0,T.Wc)(g,et===0?0:et+1,ot),K=`${et===0?"":"\u2026"}${B}${gt?
"":"\u2026"}`;return{from:et,to:ot,text:K}}function*m(g,O){for(const{text:j}of y(g,O))yield`${j}
`}function*y(g,O){const{isQuiet:j=!1,isRunner:I=!1,context:X}=O,J=(0,u.du)(X,"log",u.h,g.lines),et=I?J:{...J,limits:{...J.limits,items:0,details:0}};yield{kind:"\
plain",text:S(g,O,et)};const gt=g.findings.filter(K=>(0,k.Zh)(K,X)),ot=j?(0,x.CI)(["problems"],{...g,findings:gt},et):[...(0,x.CI)(x.$9,g,et),...G(g,et,I)];let B=!0;
for(const K of ot){const Q=M(K,O),rt=I&&K.kind==="details"&&Q.includes(`
`),ft=!rt&&Q.includes(`
`);(B||ft)&&(yield{kind:"plain",text:""}),B=ft,yield{kind:rt?"group":"plain",text:Q}}}function S(g,O,j){const{text:I,style:X}=A.B2[g.passed?"works":"fails"],J=O.
isQuiet?[]:(0,x.vH)(g,j).shown;return[`${(0,T.nI)(I,X,O)} ${(0,T.nI)((0,$.$N)(g,O.context),"bold",O)}`,...J.map(et=>M(w.om.paragraph(et),O))].join(`
`)}function G(g,O,j){const{findings:I,hosts:X}=g,{context:J}=O,et=(0,b.Dx)(I).length>O.limits.places,gt=X.length>u.dS||et||I.length>0&&!(0,u.jR)(X,O),ot=j?"the \
JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",B=`problem codes: ${J.docsUrl}`,K=[...I.
some(k.nM)?[B]:[],...gt?[ot]:[],...(0,$.j6)(g,J)];return K.length===0?[]:[w.om.paragraph(w.Gy.joined(K.map(w.Gy.words),w.Gy.newLine))]}}),2307:((Mt,q,t)=>{t.d(q,
{I4:()=>w,PT:()=>u,g8:()=>$});var T=t(6092),k=t(4120),x=t(7792);function u(r,c){if(typeof r=="string")return(0,T.js)(r);if(!("kind"in r))return r.map(l=>u(l,c)).
join("");switch(r.kind){case"words":return(0,T.My)(r.text).replaceAll("\xA0",c.space);case"code":return b(r,c);case"prose":return(0,T.h$)(r.text,r.max);case"str\
ong":return`<b>${u(r.content,c)}</b>`;case"small":return c.small(u(r.content,c));case"sentence":return(0,k.Iu)((0,T.h$)(r.text,r.max));case"link":return A(r.url,
u(r.content,c));case"sign":return c.sign(r.of);case"break":return`<br${c.end}`;case"chart":return c.chart(r)}}function b({text:r,max:c,breaks:l},{end:p,space:_}){
const P=(0,T.D9)(r,c);return l==="never"?P.replaceAll(" ",_):l===void 0?P:P.replaceAll(l==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${p}`)}const A=(r,c)=>r!==null&&((0,x.
AA)(r)||/^#[!-~]+$/.test(r))?`<a href="${(0,T.js)(r,r.length)}">${c}</a>`:c;function $(r,c){const l=p=>u(p,c);switch(r.kind){case"paragraph":return`<p>${l(r.content)}\
</p>
`;case"note":return`<p>${C(r,c)}</p>
`;case"facts":return`<dl>
${r.facts.map(({label:p,texts:_})=>`<dt>${(0,k.Iu)(p)}</dt>${_.map(P=>`<dd>${l(P)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return M(r.items,c);case"problem":return U(r,c);case"table":return E(r,c);case"details":return a(r,c)}}const v=(r,c)=>r.map(l=>$(l,c)).join(""),
w=r=>r===void 0?"":` class="${r}"`;function C({label:r,text:c,as:l},p){const _=u(c,p);if(l==="items")return _;const P=(0,k.Iu)(r);return l!=="small"?l==="help"?
`<b>${P}:</b> ${_}`:`${P}: ${_}`:p.small(`${r==="history"?(0,k.Iu)(_):`${P} ${_}`}.`)}function U(r,c){const{severity:l,code:p,url:_,count:P,title:s,message:o,parts:d}=r,
e={kind:"link",url:_,content:p},f=(0,x.mG)`${x.Gy.sign(x.rC[l])} ${x.Gy.strong([P,s])} (${e})`,n=x.Gy.isEmpty(o)?"":`<p>${u(o,c)}</p>
`;return c.problem(l,u(f,c),`${n}${v(d,c)}`)}function M(r,c){const l=o=>u(o,c),{figures:p=[],messages:_=[]}=Object.groupBy(r,({message:o=""})=>x.Gy.isEmpty(o)?"\
figures":"messages"),P=p.map(({place:o="",line:d})=>`<figure><figcaption>${l(o)}</figcaption>${h(d,c)}</figure>
`),s=_.map(({place:o="",message:d="",help:e="",line:f})=>{const n=x.Gy.isEmpty(e)?"":`<br${c.end}<b>Help:</b> ${l(e)}`;return`<li>${l(x.Gy.joined([o,d],x.Gy.words(
": ")))}${n}${h(f,c)}</li>
`});return`${P.join("")}${s.length===0?"":`<ul>
${s.join("")}</ul>
`}`}function h(r,c){if(r===void 0)return"";const l=(0,T.J7)(r.before.trimStart().replaceAll("	"," ")),[p,_,P]=[l,r.literal,r.after].map(s=>u(s.replaceAll("	"," "),
c));return`<pre>${p}<mark>${_}</mark>${P}</pre>`}function a({title:r,children:c,anchor:l,isOpen:p},_){const P=u(r.name,_),s=v(c,_),o=r.sign===null&&x.Gy.isEmpty(
r.text),d=s===""?`<b>${P}</b>`:_.name(P),f=[r.sign===null?"":_.sign(r.sign),o?P:d,u(r.text,_)].filter(i=>i!=="").join(" ");if(s==="")return`<p>${f}</p>
`;const n=l===void 0?s:`<div id="${(0,T.My)(l)}">
${s}</div>
`;return`<details${w(l===void 0?void 0:"host")}${p?' open=""':""}>
<summary>${f}</summary>
${n}</details>
`}function E({caption:r,columns:c,rows:l,style:p},_){const P=c.map(({title:d})=>u(d,_)),s=l.map(({cells:d,host:e,sign:f})=>{const n=e===void 0?"":` data-host="${(0,T.
My)(e.anchor)}"${e.isFailing?' data-failing=""':""}`,[i="",...m]=d,S=[f===void 0?i:(0,x.mG)`${x.Gy.sign(f)}${x.Gy.words("\xA0")}${i}`,...m].map((G,g)=>_.cell(g===
0?"first column":"row",x.Gy.isEmpty(G)?"\u2013":u(G,_),c[g]?.style,p===void 0?P[g]:""));return`<tr${n}>${S.join("")}</tr>
`}),o=c.map((d,e)=>_.cell("head",P[e]??"",d.style));return _.table(r,p,`<thead>
<tr>${o.join("")}</tr>
</thead>
<tbody>
${s.join("")}</tbody>
`)}}),1423:((Mt,q,t)=>{t.d(q,{OT:()=>U,TM:()=>d,Zw:()=>M});var T=t(9432),k=t(9119),x=t(1780),u=t(2796),b=t(4503),A=t(4120),$=t(8884),v=t(7792),w=t(7035),C=t(806);
function U(e,f){const{shown:n,rest:i}=(0,T.zN)((0,u.cZ)(e),f.limits.causes),m=new Set,y=i.flatMap(S=>S.findings).length;return[...n.map(S=>M(S,f,m)),...(0,C.OS)(
y,"finding",f)]}function M(e,f,n=new Set){const{severity:i,code:m,title:y,message:S,help:G,hosts:g,findings:O}=e,{context:j,limits:I}=f,X=(0,$.f5)(O).map(K=>(0,C.
ik)(K,f)),[J,et]=g,gt=J&&et===void 0?j.history?.get(J):void 0,ot=i==="error"&&(0,u.hs)(O)&&!n.has(`history ${J}`),B=gt&&ot?(0,w.kW)(gt):null;return B!==null&&n.
add(`history ${J}`),{kind:"problem",severity:i,code:m,url:`${j.docsUrl}#${m}`,count:(0,u.pq)(e),title:y,message:S===null?v.Gy.nothing:v.Gy.sentence(S,I.characters),
parts:[...S===null?E(e,f,n):a(e,f,n),...h("required by",v.Gy.joined(X),"line"),...h("help",G?v.Gy.prose(G,I.characters):v.Gy.nothing,"help"),...h("affects",(0,A.
od)(e.affects,j.clients),"small"),...h("history",B??v.Gy.nothing,"small")]}}const h=(e,f,n)=>v.Gy.isEmpty(f)?[]:[{kind:"note",label:e,text:f,as:n}];function a(e,f,n){
const{findings:i}=e,m=p(i,f),y=(0,$.Dx)(i),S=m.length>1&&y.length>1,G=m.length>1?"hosts":"host",g=c(i,f,n),O=f.limits.hasLines&&(!S||g.line!==void 0),j=O?y.slice(
0,1):[];return[...o(G,m,f.limits.hosts,"host",f,I=>_(I,S,f)),...O?l([g]):[],...P(i,j,S,f)]}function E(e,f,n){const i=(0,u.cr)(e.findings),{shown:m,rest:y}=(0,T.
zN)(i,f.limits.messages),S=j=>l(j.map(I=>r(I,e,f,n))),g=(s(f)===0?m:i).flatMap(j=>(0,$.Dx)(j).slice(0,1)),O=!f.limits.hasLines||e.hosts.length>1;return[...S(m),
...d(y.flat(),"finding",f,j=>S((0,u.cr)(j))),...P(e.findings,g,O,f)]}function r(e,{help:f},n,i){const[{problem:m}]=e,{characters:y,hosts:S}=n.limits,G=p(e,{...n,
detailed:new Set}),g=v.Gy.some(G,S,et=>_(et,G.length>1,n),"host"),{places:O,noun:j}=(0,$.TD)((0,$.Dx)(e)),I=O.length<2?"":` (and ${(0,T.px)(O.length-1,`more ${j}`)}\
)`,X=(0,v.mG)`${v.Gy.prose(m.message,y)}${I}`,J=f===null?m.help:void 0;return{...c(e,n,i),message:v.Gy.joined([g,X],v.Gy.words(": ")),help:J?v.Gy.prose(J,y):v.Gy.
nothing}}function c(e,f,n){const i=(0,$.tN)(e);if(i===null)return{};const m=(0,k.R3)(i),y=i.target===void 0?"":` \u2192 ${(0,k.II)(i.target)}`,S=!f.limits.hasLines||
n.has(m)?void 0:f.lines.get(m);return n.add(m),{place:v.Gy.link((0,b.uM)(i,f.context),v.Gy.path(m+y)),line:S}}const l=e=>{const f=e.filter(({place:n="",message:i=""})=>!v.
Gy.isEmpty([n,i]));return f.length===0?[]:[{kind:"sources",items:f}]};function p(e,{detailed:f}){if(!(0,u.hs)(e))return[];const n=[...Map.groupBy(e,({host:m})=>m).
values()],[i]=e;return n.length>1||!i?.host||i.isHostNew||f.has(i.host)?n:(0,x.PP)(i.problem.message).includes(i.host)?[]:n}function _(e,f,n){const[i]=e,m=i?.host?
(0,C.b8)(i.host,n):v.Gy.nothing,y=(0,$.mj)(e,n.context.repositories.length),S=v.Gy.some((0,$.Dx)(e),1,O=>(0,C.ik)(O,n)),G=f?y===""?S:y:v.Gy.nothing,g=i?.isHostNew?
A.dy:v.Gy.nothing;return(0,C.ZT)(m,g,G)}function P(e,f,n,i){const{limits:m,context:y}=i,S=(0,$.mj)(e,y.repositories.length);if(S===""&&n)return[];const G=(0,$.Dx)(
e),g=(0,$.oN)(S===""?G:(0,$.TD)(G).places,f),O=I=>(0,C.ik)(I,i),j=f.length>0?"also at":"place";return S===""?o(j,g,m.places,"place",i,O):g.length===0?[v.om.paragraph(
v.Gy.sentence(`in ${S}`))]:o(`in ${S}`,g,m.hosts,"repository",i,O)}const s=({medium:e,limits:f})=>e==="log"?0:f.items;function o(e,f,n,i,m,y){const{shown:S,rest:G}=(0,T.
zN)(f,n),g=i==="host"||e==="place"?"items":"line";if(s(m)===0){const j=G.length>0&&m.medium!=="log"?(0,v.mG)` ${m.elsewhere}`:v.Gy.nothing;return h(e,(0,v.mG)`${v.
Gy.some(f,n,y,i)}${j}`,g)}return[...h(e,v.Gy.joined(S.map(y)),g),...d(G,i,m,O=>[v.om.paragraph(v.Gy.joined(O.map(y)))])]}function d(e,f,n,i){if(s(n)===0)return(0,C.
OS)(e.length,f,n);const m=v.om.title((0,T.px)(e.length,`more ${f}`));return v.om.details(m,(0,C.Ku)(e,s(n),f,n,i))}}),3435:((Mt,q,t)=>{t.d(q,{Ub:()=>r,aJ:()=>U,
gT:()=>M,qP:()=>p,sN:()=>h,wn:()=>E});var T=t(9432),k=t(9119),x=t(4503),u=t(5102),b=t(4120),A=t(7792),$=t(806);const v=4,w=7;function C(s){const o=s.flatMap(e=>{
const f=Map.groupBy(e.places,l);return f.size===0&&f.set(null,[]),Array.from(f,([n,i])=>({name:n,finding:{...e,places:i}}))}),d=([,e])=>e.filter(({severity:f})=>f===
"error").length;return[...Map.groupBy(o,({name:e})=>e)].map(([e,f])=>[e,f.map(({finding:n})=>n)]).toSorted((e,f)=>d(f)-d(e))}function U(s,o){if(o.context.repositories.
length===0)return[];const d=C(s.filter(u.nM)).filter(([y])=>y!==null),[e]=d;if(e===void 0)return[];const f=A.Gy.some(d,{few:v},([y,S])=>(0,A.mG)`${A.Gy.code(y??
"")} (${(0,b.H8)(S)})`),n=A.om.title((0,T.px)(d.length,"repository"),(0,A.mG)`with errors or warnings in files: ${f}`,(0,u.hm)(e[1])==="error"?"fails":"warns"),
i=o.medium==="log"?0:o.limits.rows,m=(0,$.Ku)(d,i,"repository",o,y=>_(y,o));return[{kind:"details",title:n,children:m}]}const M=s=>["fails","unchecked"].includes(
(0,u.sG)(s));function h({hosts:s,files:o},d){const e=a(s.filter(M).map(r)),f=o.filter(({severity:I})=>I==="error"),n=a(f.map(({places:I})=>c(I))),i=[A.om.column(
"Repository",I=>A.Gy.link((0,x.aE)(I),A.Gy.code(I.name))),A.om.column("Commit",E),A.om.column("Failing hosts",e,"number"),A.om.column("Errors in files",n,"numbe\
r")],m=(I,X)=>A.om.table(I,i,X),y=I=>(e(I)??0)+(n(I)??0),{hit:S=[],other:G=[]}=Object.groupBy(d.context.repositories,I=>y(I)>0?"hit":"other"),g=S.toSorted((I,X)=>y(
X)-y(I)),O=(0,T.px)(G.length,"repository"),j=A.om.title(`${O} without failing hosts or errors in files`);return[...m(g,"Repositories with failures"),...A.om.details(
j,m(G,"Other repositories"))]}function a(s){const o=Map.groupBy(s.flat(),d=>d);return({name:d})=>o.get(d)?.length??null}const E=s=>s.commit===null?A.Gy.nothing:
A.Gy.link((0,x.DZ)(s),A.Gy.code(s.commit.slice(0,w))),r=({requirements:s})=>c(s.flatMap(({because:o})=>o)),c=s=>[...new Set(s.map(l))].filter(o=>o!==null),l=s=>typeof s==
"string"?null:(0,k._M)(s.file),p=(s,o)=>_(C(s),o),_=(s,o)=>s.flatMap(([d,e])=>{const{context:f,limits:n}=o,i=d??f.repository?.name,m=f.repositories.find(G=>G.name===
i),y=A.om.title(i===void 0?A.Gy.words("This checkout"):A.Gy.link((0,x.aE)(m),A.Gy.path(i)),(0,b.H8)(e)),S=G=>A.om.table(G,P(o),"Findings in files");return A.om.
details(y,(0,$.Ku)(e,n.rows,"finding",o,S))}),P=s=>[A.om.column("Place",({places:o})=>(0,$.AZ)(o,s.limits.ownPlaces,s,!0)),A.om.column("Severity",({severity:o})=>(0,A.
mG)`${A.Gy.sign(A.rC[o])} ${o}`),A.om.column("Problem",({problem:{message:o,code:d}})=>(0,A.mG)`${A.Gy.sentence(o,s.limits.characters)} (${(0,$.U1)(d,s)})`)]}),
4073:((Mt,q,t)=>{t.d(q,{YK:()=>it,$9:()=>vt,KL:()=>It,dI:()=>jt,$M:()=>ct,WQ:()=>Ut,vH:()=>xt,CI:()=>Xt,Ks:()=>Ht});var T=t(9432),k=t(5102),x=t(6097),u=t(7792),
b=t(5517),A=t(4120),$=t(6906),v=t(7035),w=t(806);const C=10,U=[7,30,90],M=30;function h(R,L){const{medium:W,limits:z,context:Z}=L,[lt,mt]=[W==="log",W==="summar\
y"],yt=r(R,Z),pt=mt?yt:yt.filter(Lt=>l(Lt,Z)),Et=Lt=>u.om.title("History:",Lt);if(pt.length===0)return mt&&Z.history?.size?[u.om.line(Et("1 run so far"))]:[];const Tt=lt?
pt.map(Lt=>[Lt]):p(pt,Z),{shown:Dt,rest:At}=(0,T.zN)(Tt,Math.max(z.rows,C)),Pt=(0,T.zN)(Dt,lt?Dt.length:C),wt=[u.om.column("Host",Lt=>d(Lt,L)),...e(pt,L)],Ct=([
Lt])=>Lt?{sign:(0,k.sG)(Lt)}:{},kt=Lt=>u.om.table(Lt,wt,"History",Ct),Bt=u.om.title((0,T.px)(Pt.rest.flat().length,"more host")),Gt=W==="brief"?L.elsewhere:"in \
the history file",St=[...kt(Pt.shown),...u.om.details(Bt,kt(Pt.rest)),u.om.paragraph(u.Gy.small(P(Dt,L))),...(0,w.OS)(At.flat().length,"host",{...L,elsewhere:Gt})],
Wt=_(yt,Z);return lt?u.om.details(Et(`${Wt}; uptime and latency of ${M} days`),St):[u.om.line(Et(Wt)),...St,...mt?(0,v.hc)(L):[]]}const a=(R,{history:L})=>R.flatMap(
({visit:W})=>L?.get(W.host)??[]),E=(R,L)=>a(R,L).flatMap(({recent:W})=>W);function r({hosts:R},L){const W=(z,Z)=>{const[{good:lt,runs:mt}={good:1,runs:1}]=c([z],
Z,L);return lt/mt};return R.filter(z=>E([z],L).filter(b.yX).length>1).toSorted((z,Z)=>Number((0,k.DI)(Z))-Number((0,k.DI)(z))||W(z,M)-W(Z,M)||W(z,90)-W(Z,90))}const c=(R,L,W)=>a(
R,W).flatMap(({uptime:z})=>z.find(({days:Z,runs:lt})=>Z===L&&lt>0)??[]),l=(R,L)=>(0,k.DI)(R)||E([R],L).some(({outcome:W})=>W==="fails"),p=(R,L)=>[...Map.groupBy(
R,W=>{const[z]=a([W],L).flatMap(({incidents:Z})=>Z.slice(0,1));return z?.until===null?z.from:W.visit.host}).values()];function _(R,L){const W=Math.max(...a(R,L).
map(({recent:mt})=>mt.length)),z=`the last ${(0,T.px)(W,"run")}`,Z=R.filter(mt=>l(mt,L)).length;if(Z===0)return`no failure in ${z}`;const lt=E(R,L).filter(({outcome:mt})=>mt===
"fails").length;return R.length===1?`${lt} of ${z} failed`:`${Z} of ${R.length} hosts failed in ${z}`}function P(R,{medium:L,context:W}){const z=yt=>u.Gy.words(
yt.replaceAll(" ","\xA0")),Z=u.Gy.joined((0,$.MC)(R.flatMap(yt=>s(yt,W))).map(([yt,pt])=>(0,u.mG)`${u.Gy.code(yt)}${z(` ${pt}`)}`));if(L==="log")return Z;const mt=R.
some(({length:yt})=>yt>1)?"; of several hosts, the worst of each run":"";return(0,u.mG)`The newest run is at the right${u.Gy.words(mt)}. ${Z}. Uptime: the share of runs without an error. Latency: median of discovery.`}
function s(R,L){const W=a(R,L);return(W[0]?.recent??[]).map((z,Z,{length:lt})=>{const mt=W.flatMap(({recent:Et})=>Et.at(Z-lt)??[]),yt=mt.flatMap(({ms:Et})=>Et??
[]);return{outcome:b.im.find(Et=>mt.some(Tt=>Tt.outcome===Et))??"skipped",ms:yt.length===0?null:Math.max(...yt)}})}const o=({medium:R})=>R==="summary"||R==="bri\
ef";function d(R,L){const W=u.Gy.some(R,L.limits.hosts,({visit:mt})=>(0,w.b8)(mt.host,L,u.Gy.name));if(!o(L))return W;const[z]=a(R,L.context),Z=z===void 0?null:
(0,v.XQ)(z),lt=L.medium==="brief"||Z===null?u.Gy.nothing:u.Gy.small(Z);return u.Gy.joined([W,(0,v.bW)(s(R,L.context)),lt],u.Gy.newLine)}function e(R,L){const{medium:W,
context:z}=L;if(z.history===null)return[];const Z=W==="log",lt=(At,Pt)=>Z?At:(0,u.mG)`${At}${u.Gy.newLine}${u.Gy.words(`${Pt}\xA0days`)}`,mt=(At,Pt)=>{const wt=c(
At,Pt,z),Ct=(0,T.px)(Math.max(0,...wt.map(({runs:Gt})=>Gt)),"run"),kt=o(L)&&wt.length>0?u.Gy.small(Ct):u.Gy.nothing,Bt=({good:Gt,runs:St})=>Gt/St;return u.Gy.joined(
[(0,v.be)(wt,Bt,v.mc),kt],u.Gy.newLine)},yt=At=>a(At,z).flatMap(({medianMs:Pt})=>Pt??[]),pt=At=>(0,v.be)(yt(At),Number,A.kJ),Et=At=>(0,v.bW)(s(At,z)),Tt=a(R,z),
Dt=U.filter(At=>Tt.some(Pt=>f(Pt,At)));return[...o(L)?[]:[u.om.column("Last runs",Et,"history")],...(Z?[M]:Dt).map(At=>{const Pt=At===U[0]?"number uptime":"numb\
er older";return u.om.column(lt("Uptime",At),wt=>mt(wt,At),Pt)}),u.om.column(lt("Latency",M),pt,"number minor")]}const f=({uptime:R},L)=>R.some(({days:W,runs:z},Z)=>W===
L&&z>1.1*(R[Z-1]?.runs??0));var n=t(2886),i=t(7615),m=t(3435);const y=2,S=4,G=6,g=20,O=200;function j(R,L=u.Gy.nothing){const{discovery:W}=R.visit.attempt,z=new Set(
(0,k.QK)(R).map(({problem:lt})=>lt.title));if(z.size>0)return(0,T.K4)([...z],y);if(W.kind==="skipped")return W.problem.title;const Z=u.Gy.some(R.services,G,({id:lt})=>(0,i.
h0)(lt));return(0,w.ZT)(u.Gy.isEmpty(Z)?"no services":Z,L)}const I=({visit:R,servicesFrom:L},W)=>L===null?(0,A.kJ)(R.attempt.timing.totalMs):(0,u.mG)`host block at ${(0,w.
ik)(L,W)}`;function X(R,L,W=!1){const{visit:z,isNew:Z,findings:lt}=R,mt=(0,k.sG)(R),yt=(0,w.b8)(z.host,{...L,detailed:new Set}),pt=Z?` (${A.dy})`:"",Et=(0,u.mG)`${k.
nx[mt]}${pt}: ${j(R,I(R,L))}`,Tt=u.om.title(yt,Et,mt),Dt={kind:"facts",facts:(0,i.xS)(R,L)};if(L.medium!=="page")return{kind:"details",title:Tt,children:[Dt]};const At=lt.
map(({severity:wt,problem:{message:Ct,help:kt,code:Bt}})=>{const Gt=kt?(0,u.mG)` ${u.Gy.strong("Help:")} ${u.Gy.prose(kt)}`:u.Gy.nothing,St=u.Gy.sign(u.rC[wt]);
return{message:(0,u.mG)`${St} ${u.Gy.sentence(Ct)}.${Gt} (${(0,w.U1)(Bt,L)})`}}),Pt=L.context.history?.get(z.host)?.incidents??[];return{kind:"details",title:Tt,
isOpen:W,anchor:(0,w.dI)(z.host),children:[{kind:"sources",items:At},Dt,...(0,v.cT)(Pt,L)]}}function J(R,L,W){const{medium:z,limits:Z}=W,lt=L.filter(Gt=>(0,k.QK)(
Gt).every(St=>!(0,k.JR)(Gt)&&!(0,n.zv)(St))),mt=R.flatMap(Gt=>lt.filter(St=>(0,k.sG)(St)===Gt)),[yt]=mt;if(yt===void 0||(0,w.jR)(L,W))return[];const pt=z==="log",
Et=(0,k.QK)(yt).length>0,Tt=pt||Et,Dt=Tt&&mt.length<=w.dS,At=Et?Z.details:pt?Z.items:Z.rows,Pt=(0,w.Ku)(mt,Dt?w.dS:At,"host",W,Gt=>Tt?Gt.map(St=>X(St,W)):u.om.table(
Gt,et(W),"Hosts"));if(Dt||Et&&(pt||Pt.length===0))return Pt;const wt=u.Gy.some(mt,{few:S},({visit:Gt})=>(0,w.b8)(Gt.host,W)),Ct=(0,k.sG)(yt),kt=Et?"with errors \
or warnings":k.nx[Ct];return[{kind:"details",title:mt.length===1?u.om.title(wt,kt,Ct):u.om.title((0,T.px)(mt.length,"host"),(0,u.mG)`${kt}: ${wt}`,Ct),children:Pt}]}
const et=R=>[u.om.column("Host",L=>gt(L,R)),u.om.column("Required by",({requirements:L})=>{const W=L.flatMap(z=>z.because);return(0,w.AZ)(W,R.limits.ownPlaces,R)}),
u.om.column("Result",L=>j(L,I(L,R)))];function gt({visit:{host:R},isNew:L},W){const z=L?u.Gy.small(A.dy):u.Gy.nothing;return u.Gy.joined([(0,w.b8)(R,W,u.Gy.name),
z],u.Gy.newLine)}const ot=R=>(0,u.mG)`${u.Gy.sign((0,k.sG)(R))} ${k.nx[(0,k.sG)(R)]} ${u.Gy.small(j(R))}`;function B(R,L){const W=pt=>(0,m.Ub)(pt).length||null,
z=[u.om.column("Host",pt=>gt(pt,L),"name"),u.om.column("Status",ot,"status"),u.om.column("Time",pt=>(0,k.JR)(pt)?null:I(pt,L),"number minor"),u.om.column("Repos\
itories",W,"number repositories"),...e(R,L).map(pt=>({...pt,cell:Et=>pt.cell([Et])})),u.om.column("Certificate expires",Q,"minor when")],Z=pt=>u.om.table(pt,z,"\
Hosts",K,"hosts",O),{good:lt=[],other:mt=[]}=Object.groupBy(R,pt=>(0,k.sG)(pt)==="works"?"good":"other");if(lt.length<=g||mt.length===0)return Z(R);const yt=u.om.
title((0,T.px)(lt.length,"host"),k.nx.works,"works");return[...Z(mt),...u.om.details(yt,Z(lt))]}const K=R=>({host:{anchor:(0,w.dI)(R.visit.host),isFailing:(0,m.
gT)(R)}}),Q=({visit:R})=>R.attempt.certificates.map(({expires:L})=>L.slice(0,10)).sort()[0]??"";var rt=t(1423),ft=t(9119),at=t(8032),_t=t(5243);const $t=3,Ot=6,
V=12,F=(R,L)=>(0,k.Yn)(R,({rows:W})=>W).flatMap(W=>Y(W,L));function Y(R,L){if(R.length===0)return[];const{medium:W,limits:z,context:Z}=L,lt=st(R),mt=R.length<=w.
dS,yt=lt.sign==="fails"||lt.sign==="warns"?W!=="log"||mt:W==="page"||W==="summary"&&Z.repositories.length<=1,pt=(0,w.Ku)(R,yt?z.roots:0,"root module",L,Et=>Et.map(
Tt=>({kind:"details",title:st([Tt]),children:D(Tt,L)})));return mt&&pt.length>0?pt:[{kind:"details",title:lt,children:pt}]}function st(R){const L=R.flatMap(Dt=>Dt.
rows),W=(0,k.Fl)(L),z=R.length===1,Z=R[0]?.clients??[],lt=L.filter(Dt=>(0,k.Fl)([Dt])===W),mt=new Set(lt.map(Dt=>tt(Dt,Z))),yt=z?Array.from(mt,u.Gy.path):R.map(
ht),pt=(0,u.mG)`${z?"for":"in"} ${u.Gy.some(yt,$t,Dt=>Dt)}`,Et={fails:(0,u.mG)`init fails ${pt}`,warns:(0,u.mG)`warnings ${pt}`,skipped:dt(L),works:dt(L)},Tt=z?
R.map(ht):(0,T.px)(R.length,"root module");return u.om.title((0,u.mG)`${Tt}:`,Et[W],W)}function dt(R){const L=({kind:Et,source:Tt})=>`${Et} ${Tt}`,W=[...new Map(
R.map(Et=>[L(Et),Et])).values()];if(W.length===0)return"no registry modules and no providers";const z=Map.groupBy(W,({kind:Et})=>Et),Z=Array.from(z,([Et,{length:Tt}])=>(0,T.
px)(Tt,Et)).join(" and "),lt=R.some(({platforms:Et})=>Et.length>0)?" and package":"",mt=new Set(R.filter(k.Rm).map(L)).size,yt=W.filter(({chosen:Et})=>Object.values(
Et).includes(null)).length,pt=[...yt>0?[`${yt} without a version`]:[],...mt>0?[`${mt} not checked`]:[]];return`${Z}, ${pt.join(", ")||`every version${lt} is ava\
ilable`}`}const ht=({directory:R})=>R==="."?u.Gy.words("the top directory"):u.Gy.path((0,ft.II)(R));function D({rows:R,clients:L},W){const z=(0,k.Yn)(R,lt=>[lt]).
flat(),Z=lt=>({sign:(0,k.Fl)([lt])});return(0,w.Ku)(z,W.limits.rows,"row",W,lt=>u.om.table(lt,N(L,W),"Modules and providers",Z))}const N=(R,L)=>[u.om.column("Mo\
dule or provider",W=>H(W,R,L)),u.om.column("Problem",({problems:W})=>{const z=W.filter(({usualSeverity:Z})=>Z!=="notice");return u.Gy.joined(z.map(({code:Z})=>(0,w.
U1)(Z,L)))}),u.om.column("Constraint",({constraints:W})=>u.Gy.some([...new Set(W)],Ot,u.Gy.value)),u.om.column("Version",W=>nt(W,R)),u.om.column("Newest",({newest:W})=>W===
null?null:u.Gy.value(W)),u.om.column("Platforms",({platforms:W})=>u.Gy.some(W,V,({platform:z,available:Z})=>{const lt=Z===null?"?":Z?"\u2713":"\u2717";return(0,u.
mG)`${u.Gy.words(lt)} ${u.Gy.value(z)}`}))];function H(R,L,W){const z=u.Gy.path(tt(R,L));if(W.medium==="log")return z;const Z=R.source===R.address?u.Gy.nothing:
u.Gy.path(R.source),lt=R.places.slice(0,1).map(yt=>(0,w.ik)(yt,W)),mt=u.Gy.joined([Z,lt],u.Gy.words(" at "));return u.Gy.joined([u.Gy.strong(z),u.Gy.small(mt)],
u.Gy.newLine)}const tt=({address:R,host:L},W)=>W.every(z=>(0,_t.Vm)(z)===L)&&R.startsWith(`${L}/`)?R.slice(L.length+1):R;function nt({chosen:R,locked:L},W){const z=at.
Du.filter(pt=>R[pt]!==void 0),Z=Map.groupBy(z,pt=>R[pt]??null),lt=Z.size<2&&W.every(pt=>z.includes(pt)),mt=Array.from(Z,([pt,Et])=>{const Tt=pt===null?"none":u.
Gy.value(pt);return lt?Tt:(0,u.mG)`${(0,T.eZ)(Et)} ${Tt}`});if(L===null||mt.length===0)return u.Gy.joined(mt);const yt=Z.size===1&&Z.has(L);return(0,w.ZT)(u.Gy.
joined(mt),yt?"locked":(0,u.mG)`locked: ${u.Gy.value(L)}`)}const ut=["problems","unchecked","ownFiles","history","roots"],ct=[...ut,"requests","passed","skipped",
"notices","notes"],it=[...ut,"passed","skipped","notes"],vt=[...ut,"requests","passed","skipped","remarks"],It=["problems","hosts","details","incidents","reposi\
tories","roots","files","notices","notes"],Rt=(R,...L)=>({title:R,blocks:({hosts:W},z)=>J(L,W,z)}),jt={problems:{title:"Problems",blocks:({findings:R},L)=>(0,rt.
OT)(L.medium==="log"?R:R.filter(k.nM),L)},ownFiles:{title:"Repositories",blocks:({files:R},L)=>(0,m.aJ)(R,L)},history:{title:"History",blocks:h},roots:{title:"R\
oot modules",blocks:Nt},requests:Rt("Requests","fails","warns"),unchecked:Rt("Hosts","unchecked"),passed:Rt("Hosts that passed","works"),skipped:Rt("Skipped hos\
ts","skipped"),hosts:{title:"Hosts",blocks:({hosts:R},L)=>B((0,k.md)(R),L)},details:{title:"Details",blocks:({hosts:R},L)=>bt((0,k.md)(R),L)},incidents:{title:"\
Incidents",blocks:(R,L)=>(0,v.hc)(L)},repositories:{title:"Repositories",blocks:m.sN},files:{title:"Findings in files",blocks:({files:R},L)=>(0,m.qP)(R,L)},notices:{
title:"Notices",blocks:Kt},notes:{title:"About this check",blocks:Ft},remarks:{title:"Remarks",blocks:(R,L)=>xt(R,L).rest.map(u.om.paragraph)}};function Nt({roots:R,
hosts:L},W){const z=(0,w.jR)(L,W),Z=R.filter(({rows:lt})=>!z||(0,k.Fl)(lt)!=="fails");return F(Z,W)}const Ut=({hosts:R},{limits:L})=>new Set((0,T.zN)((0,k.md)(R),
L.details).shown.map(({visit:W})=>W.host)),bt=(R,L)=>(0,w.Ku)(R,L.limits.details,"host",L,W=>W.map(z=>X(z,L,W.length===1)));function Kt({findings:R},L){const W=R.
filter(Z=>!(0,k.nM)(Z)),z=u.om.title((0,T.px)(W.length,"notice"),u.Gy.nothing,"notice");return u.om.details(z,(0,rt.OT)(W,L))}function Ft(R,L){const{shown:W,rest:z}=xt(
R,L),Z=lt=>[u.om.paragraph(u.Gy.joined(lt,u.Gy.newLine))];return[...Z(W),...(0,rt.TM)(z,"remark",L,Z)]}function xt(R,{context:L,limits:W}){const z=(0,x.h$)(R,L).
map(Z=>u.Gy.sentence(Z,W.characters));return(0,T.zN)(z,W.remarks)}const Ht=(R,L,W)=>R.flatMap(z=>{const{title:Z,blocks:lt}=jt[z],mt=z==="details"&&L.hosts.length>
w.dS,yt=lt(L,W);return yt.length===0?[]:[{id:z,title:Z,isFolded:mt,blocks:yt}]}),Xt=(R,L,W)=>R.flatMap(z=>jt[z].blocks(L,W))}),5955:((Mt,q,t)=>{t.d(q,{M:()=>b,u:()=>$});
var T=t(2170),k=t(1780),x=t(6092),u=t(8884);function*b(v,w=""){const C=`${w}  `,U=v instanceof Iterator,[M,h]=U?"[]":"{}";let a=M;for(const E of U?v:Object.entries(
v)){const[r,c]=U?["",E]:[`"${E[0]}": `,E[1]];if(c===void 0)continue;const l=`${a}
${C}${r}`;a=",",A(c)?(yield l,yield*b(c,C)):yield l+(0,x.s$)(JSON.stringify(c,null,2).replaceAll(`
`,`
${C}`))}yield a===M?`${M}${h}`:`
${w}${h}`}const A=v=>v instanceof Iterator||Object.values(v??{}).some(w=>w instanceof Iterator);function $(){const v=new Map;return w=>{const{host:C,problem:U}=w,
M=(0,x.RK)((0,u.ju)(w)??""),a=C===null&&!U.code.startsWith("file-")?(0,x.RK)((0,k.pj)(U.message)):"",E=[U.code,C??"",M,(0,T.W7)(w),a].join("|"),r=(v.get(E)??0)+
1;return v.set(E,r),`${E}|${r}`}}}),6906:((Mt,q,t)=>{t.d(q,{B2:()=>x,MC:()=>C,qX:()=>w,wh:()=>u});var T=t(6092),k=t(5517);const x={fails:{text:"\u2717",emoji:"\u274C",
style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\
\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",
height:0}};function u(U){if(typeof U=="string")return(0,T.RK)(U);if(!("kind"in U))return U.map(u).join("");switch(U.kind){case"words":return U.text;case"code":case"\
prose":case"sentence":return(0,T.RK)(U.text,U.max);case"strong":case"small":case"link":return u(U.content);case"sign":return x[U.of].text;case"break":return", ";case"\
chart":return w(U.runs)}}const b=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"\
below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],A="\u2573",$="\u254C";function v(U){return U.outcome==="fails"?A:(0,k.yX)(U)?b.find(({belowMs:M})=>(U.ms??0)<M)?.mark??"":$}const w=U=>U.map(v).
join("");function C(U){const M=new Set(U.map(v)),h=U.some(r=>v(r)===b[0].mark&&r.ms===null);return[...b.map(({mark:r,words:c},l)=>[r,l===0&&h?`${c} or not measu\
red`:c]),[A,"failed"],[$,"no result"]].filter(([r])=>M.has(r))}}),3394:((Mt,q,t)=>{t.d(q,{Cf:()=>_,Fp:()=>e,Gc:()=>l,gD:()=>o,ni:()=>M,wQ:()=>p,yv:()=>f});var T=t(
9432),k=t(6092),x=t(2307),u=t(5102),b=t(4073),A=t(806),$=t(4120),v=t(6906),w=t(6097),C=t(7792);const U={sign:n=>v.B2[n].emoji,small:n=>`<sub>${n}</sub>`,name:n=>`\
<b>${n}</b>`,chart:({runs:n,label:i})=>`<code role="img" aria-label="${(0,k.My)(i)}">${(0,v.qX)(n)}</code>`,problem:(n,i,m)=>`<p>${i}</p>
${m}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,i,m)=>`<table>
${m}</table>
`,cell:(n,i,m)=>{const y=m?.startsWith("number"),S=y?i.replaceAll(" ","&nbsp;"):i,G=y?' align="right"':"";return n==="head"?`<th${G||' align="left"'}>${S}</th>`:
`<td${G}>${S}</td>`},end:">",space:"&nbsp;"},M=n=>(0,x.PT)(n,U),h=n=>n.map(i=>(0,x.g8)(i,U).trim()).filter(i=>i!=="").join(`

`),a=1e6,E=10,r=100,c=7;function l(n,i){const m=i.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),y=C.Gy.link(m,C.Gy.words("in the JSON report"));return _(
b.$M,n,(0,A.du)(i,"summary",y,n.lines),{head:`## ${o(n,i)}`,foot:(0,C.mG)`tf-disco ${i.version}, started ${(0,$.QN)(i.startedAt)}.`,maxBytes:a})}const p=(n,i,m,y)=>_(
b.YK,n,(0,A.du)(i,"brief",A.xy),{head:`### ${d(n,i)}`,foot:(0,C.mG)`Details in the summary of ${e(m)}. Updated automatically.`,maxBytes:y});function _(n,i,m,{head:y,
foot:S,maxBytes:G}){const g=h([C.om.paragraph(C.Gy.small(S))]),O=G-E-(0,T.$$)(y+g),j=P(n,i,m),I=s(j,h,O);return`${[y,...I,g].filter(X=>X!=="").join(`

`)}
`}const P=(n,i,m)=>n.flatMap(y=>{const{title:S,blocks:G}=b.dI[y],g=C.om.paragraph((0,C.mG)`${S}: more ${m.elsewhere}`);return y!=="problems"?[[G(i,m),[g]]]:G(i,
m).map(O=>O.kind==="problem"?[[O],[{...O,message:C.Gy.nothing,parts:[]}]]:[[O]])});function s(n,i,m){const y=n.map(([g=[]])=>i(g)),S=()=>y.reduce((g,O)=>g+(O===
""?0:(0,T.$$)(`${O}

`)),0)>m,G=[...n.keys()].reverse().filter(g=>y[g]!=="");for(const g of G){const O=n[g]?.[1];O!==void 0&&S()&&(y[g]=i(O))}for(const g of G)S()&&(y[g]="");return y}
const o=(n,i)=>`${v.B2[(0,u.fi)(n)].emoji} ${(0,$.Iu)((0,w.$N)(n,i))}`,d=(n,i)=>`${v.B2[(0,u.fi)(n)].emoji} Terraform service discovery: ${(0,w.$N)(n,i)}`;function e({
url:n,workflow:i,job:m,commit:y}){const S=i.split("/").at(-1)??"";return C.Gy.joined([C.Gy.link(n,C.Gy.code(S===""?"this run":S,r)),m===""?C.Gy.nothing:(0,C.mG)`job ${C.
Gy.code(m,r)}`,y===""?C.Gy.nothing:(0,C.mG)`commit ${C.Gy.code(y.slice(0,c))}`])}const f=(n,i,m)=>`${d(n,i)}. ${M(C.Gy.small(e(m)))}
`}),3471:((Mt,q,t)=>{t.d(q,{LV:()=>$,Wc:()=>h,ky:()=>b,nI:()=>k,nc:()=>w,wW:()=>u});const T={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},k=(a,E,{colour:r})=>r?
`\x1B[${T[E]}m${a}\x1B[0m`:a,x=(a,E,{hyperlinks:r})=>E&&r?`\x1B]8;;${E}\x1B\\${a}\x1B]8;;\x1B\\`:a;function u(a,E){const r=" ".repeat(a.indent),c=a.label.padEnd(
(a.column??0)-1),l=" ".repeat(a.indent+(a.column??2)),p=E.width-r.length-c.length-1,_=A(a.text,E),[P="",...s]=$(_,p,E.width-l.length),o=x(k(c,a.style,E),a.url,E),
{text:d="",url:e}=a.linked??{},n=P.startsWith(d)?`${x(d,e,E)}${P.slice(d.length)}`:P;return[`${r}${o} ${n}`.trimEnd(),...s.map(i=>`${l}${i}`)]}function b(a,E){const[
r="",...c]=$(A(a,E),E.width,E.width-2);return[r,...c.map(l=>`  ${l}`)]}const A=(a,E)=>E.withFlags?.(a)??a;function $(a,E,r=E){const c=[];let l="",p=0;for(const _ of a.
split(" ")){const P=w(_),s=c.length===0?E:r;l!==""&&p+1+P>s&&(c.push(l),l=""),p=l===""?P:p+1+P,l=l===""?_:`${l} ${_}`}return[...c,l]}const v=/^[ -~]*$/,w=a=>v.test(
a)?a.length:Iterator.from(a).reduce((E,r)=>E+C(r),0);function C(a){return v.test(a)?1:U(a)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(a)?1:M(a)?2:1}const U=a=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(a),M=a=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(a);function h(a,E,r){let[c,l]=["",0];for(const p of a){const _=C(p),P=l+_;if(l>=E&&P<=r&&(_>0||l>E)?c+=p:c+=" ".repeat(Math.max(0,Math.min(P,r)-Math.max(l,
E))),l=P,l>r)break}return c}}),6811:((Mt,q,t)=>{t.d(q,{XP:()=>M,fN:()=>U,qY:()=>v});var T=t(9432),k=t(255),x=t(6092),u=t(3471);const b=2,A=80;function $(a){if(a.
kind==="scan")return`read ${(0,T.px)(a.files,"file")}`;if(a.kind==="registries")return`${a.done} of ${(0,T.px)(a.total,"registry request")} done`;const{done:E,total:r,
failed:c,waiting:l}=a,p=c===0?"":`, ${c} failed so far`,_=`${E} of ${(0,T.px)(r,"host")} checked${p}`;if(l.size===0)return _;const{shown:P,more:s}=(0,T.zN)([...l],
b),o=P.map(d=>(0,x.RK)((0,k.nx)(d),A));return s===0?`${_}; waiting for ${o.join(" and ")}`:`${_}; waiting for ${o.join(", ")} and ${(0,T.px)(s,"other")}`}const v={
show:()=>{},end:()=>{}},w=5e3,C=200;function U(a){let E=!0;return h(w,r=>{E&&a(r),E=!E})}function M(a,E){let r="";const{show:c,end:l}=h(C,_=>{const P=(0,u.Wc)(_,
0,E-1);P!==r&&a(`\r${P}\x1B[K`),r=P});return{show:c,end:()=>{l(),r!==""&&a("\r\x1B[K")}}}function h(a,E){let r=null;const c=setInterval(()=>{r!==null&&E($(r))},
a).unref();return{show:p=>{r=p},end:()=>clearInterval(c)}}}),3397:((Mt,q,t)=>{t.d(q,{t:()=>U});var T=t(3087),k=t(7039),x=t(3394),u=t(6092);let b=function(...h){
return{hash:b}=process.getBuiltinModule("node:crypto"),new.target?new b(...h):b(...h)},A=function(...h){return{renderBadge:A}=t.late([912],7912),new.target?new A(
...h):A(...h)},$=function(...h){return{renderCodeQuality:$}=t.late([811],9811),new.target?new $(...h):$(...h)},v=function(...h){return{renderJunit:v}=t.late([597],
6597),new.target?new v(...h):v(...h)},w=function(...h){return{renderHtml:w}=t.late([594],8594),new.target?new w(...h):w(...h)},C=function(...h){return{renderSarif:C}=
t.late([554],8554),new.target?new C(...h):C(...h)};function U({report:h,badge:a},E,r){const c=[],l=(p,_,P)=>{const s=(0,T.KE)(()=>(0,T.f8)(r,_,(0,T.mk)(P())));s!==
null&&c.push(`the ${p} ${(0,u.RK)(_)} was not written: ${s}`)};for(const{path:p,format:_}of h)l("report",p,()=>M(_,E));return a!==null&&l("badge",a,()=>[A(E.verdict)]),
c}function M(h,{verdict:a,context:E}){switch(h){case"json":return(0,k.hF)(a,E);case"sarif":return C(a,E);case"junit":return v(a,E);case"codequality":return $(a,
r=>b("sha256",r));case"html":return w(a,E,r=>b("sha256",r,"base64"));case"markdown":return[(0,x.Gc)(a,E)]}}}),2019:((Mt,q,t)=>{t.d(q,{G:()=>b});var T=t(6760),k=t(
9968);const x=/^[0-9a-f]{40}$/,u=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function b(r){const c=(0,T.join)(r,".git"),l=A(c,r)??c,p=C((0,T.join)(l,"commondir")),_=p===null?
l:(0,T.resolve)(l,p),P=()=>(0,k.r7)((0,T.join)(_,"packed-refs"))??"",s=$(C((0,T.join)(l,"HEAD")),[l,_],P);return s===null?null:{commit:s,isFetched:w(s,(0,k.r7)(
(0,T.join)(l,"FETCH_HEAD"))??"",P),remote:h((0,k.r7)((0,T.join)(_,"config"))??"")}}function A(r,c){const[,l]=/^gitdir: (.+)$/.exec(C(r)??"")??[];return l===void 0?
null:(0,T.resolve)(c,l)}function $(r,c,l){const[,p]=u.exec(r??"")??[],_=p===void 0?r:v(p,c,l);return _!==null&&x.test(_)?_:null}function v(r,c,l){for(const _ of c){
const P=C((0,T.join)(_,r));if(P!==null)return P}return l().split(`
`).find(_=>_.endsWith(` ${r}`))?.slice(0,40)??null}function w(r,c,l){const p=(_,P)=>_.split(`
`).some(s=>s.startsWith(`${r}${P}`));return p(c,"	")||p(l()," refs/remotes/")}const C=r=>(0,k.r7)(r)?.replace(/\r?\n$/,"")??null,U=21,M=/^(?!\.{1,2}$)[\w.-]+$/;
function h(r){let c=!1;for(const l of r.split(`
`).map(p=>p.trim())){l.startsWith("[")&&(c=l==='[remote "origin"]');const p=l.indexOf("=");if(!(!c||p<0||l.slice(0,p).trim().toLowerCase()!=="url"))return a(l.slice(
p+1).trim())}return null}function a(r){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[l,p]=c===null?E(r):[c[1],c[2]],_=(p??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),P=_.length>1&&_.length<=U;return!l||!P||!_.every(s=>M.test(s))?null:{host:l.toLowerCase(),owner:_.slice(0,-1).join("/"),name:_.at(-1)??""}}function E(r){
const c=URL.parse(r);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),1116:((Mt,q,t)=>{t.d(
q,{H:()=>l});var T=t(9432),k=t(2170),x=t(9119),u=t(9615),b=t(255),A=t(6092),$=t(2796),v=t(5102),w=t(1423),C=t(806),U=t(8884),M=t(6906),h=t(7792);const a=10,E=200,
r=5,c=3600,l=(n,i)=>[...p(n),...u.oC.flatMap(m=>{const y=n.findings.filter(({severity:J})=>J===m),S=(0,x.c1)(y,J=>_((0,k.Xd)(J))??J);if(S.length<=a)return P(m,S.
map($.cZ),i);const G=(0,$.cZ)(y),g=new Set(G.map(({findings:J})=>_((0,U.tN)(J)))),O=S.filter(([J])=>{const et=(0,k.Xd)(J);return o(et)&&!g.has(_(et))}),I=m==="n\
otice"||m!==(0,v.hm)(n.findings)?0:Math.max(0,a-G.length),X=[...G.map(J=>[J]),...O.slice(0,I).map($.cZ)];return P(m,X,i)})];function p({passed:n,stopped:i,findings:m}){
if(n||m.some(({severity:G})=>G==="error"))return[];if(i.length>0){const G=i.flatMap(O=>"reasons"in O?O.reasons??[]:[]),g=[(0,T.pk)(i),...G];return[d("error","Th\
e check is not complete",g)]}const{length:y}=m.filter(({severity:G})=>G==="warning"),S=`${(0,T.px)(y,"warning")}, and fail-on is warning`;return[d("error","Warn\
ings fail this check",[S])]}const _=n=>n&&`${n.line}:${n.file}`;function P(n,i,m){const y=(0,C.du)(m,"notes",C.xy),{shown:S,rest:G}=(0,T.zN)(i,i.length>a?a-1:a),
g=G.flat().flatMap(({findings:I})=>I),O=`and ${(0,T.px)(g.length,`more ${n}`)}`,j=[...new Set(g.map(({problem:I})=>I.title)),"see the job summary"];return[...S.
map(I=>{const X=I.flatMap(gt=>gt.findings),J=(0,U.tN)(X),et=I.map(gt=>(0,w.Zw)(gt,y));return d(n,s(X),et,o(J)?J:null)}),...g.length>0?[d(n,O,[j.join(`
`)])]:[]]}function s(n){const[i,...m]=new Set(n.flatMap(g=>g.host??[])),y=[...new Set(n.map(({problem:g})=>g.title))].join(", "),S=(0,U.Dx)(n).length,G=(0,U.tN)(
n);return i===void 0&&S>1?`${(0,T.px)(S,"place")}: ${y}`:i===void 0?o(G)||!G?y:`${(0,x.II)(G.file)}: ${y}`:m.length>0?`${(0,T.px)(m.length+1,"host")}: ${y}`:`${(0,A.
RK)((0,b.nx)(i))}: ${y}`}function o(n){const i=n?.file??"";return i!==""&&(0,U.CN)(i)&&(0,A.BP)((0,A.RK)(i,i.length))===i}function d(n,i,m,y=null){const{shown:S,
more:G}=(0,T.zN)(m,r),g=c/S.length,O=S.map(I=>{if(typeof I=="string")return(0,T.dh)(I,g);const X=e(I,g/2,y===null?"":(0,x.R3)(y)).join(`
`);return`${(0,T.dh)(X,g-I.url.length)}
${I.url}`}),j=G>0?[`and ${G} more, see the job summary`]:[];return{level:n,title:(0,A.LS)((0,A.RK)(i,E)),message:(0,A.LS)([...O,...j].join(`

`)),...y}}function e({message:n,title:i,code:m,parts:y},S,G){const g=(0,M.wh)(h.Gy.isEmpty(n)?i:n),{first:O=[],last:j=[]}=Object.groupBy(y,X=>X.kind==="note"&&(X.
as==="help"||X.as==="small")?"first":"last"),I=[...O,...j].flatMap(X=>f(X,G));return[`${(0,T.dh)(g,S)} [${m}]`,...I]}function f(n,i){return n.kind==="note"?[`${n.
label}: ${(0,M.wh)(n.text)}`]:n.kind==="paragraph"?[(0,M.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:m="",message:y="",help:S=""})=>{const G=(0,M.
wh)(m)===i?h.Gy.nothing:m;if(h.Gy.isEmpty(y))return h.Gy.isEmpty(G)?[]:[`at: ${(0,M.wh)(G)}`];const g=`- ${(0,M.wh)(h.Gy.joined([G,y],h.Gy.words(": ")))}`;return h.
Gy.isEmpty(S)?[g]:[g,`  help: ${(0,M.wh)(S)}`]})}}),8065:((Mt,q,t)=>{t.d(q,{Fr:()=>r,GN:()=>E,K$:()=>p,O7:()=>_,cn:()=>v,yi:()=>c});var T=t(9432),k=t(6092),x=t(
4073),u=t(806),b=t(4120),A=t(3394),$=t(7792);const v="the files",w=200,C="Terraform service discovery fails: ",U="Terraform service discovery recovers: ",M="Reg\
istry check: ",h=3,a=10;function E({failing:{first:s,count:o}},d=v){const e=s.filter(({recovering:O})=>O===void 0),f=e.some(({subject:O})=>O!==v),[n,i]=e.length===
0?[U,s]:[f?C:M,e],m=o-s.length+i.length,y=({subject:O})=>O===v?d:O,S=i.slice(0,h).map(y),G=m>S.length?[`${m-S.length} more`]:[],g=(0,k.RK)(`${n}${[...S,...G].join(
", ")}`);return g.length>w?`${n}${m} hosts`:g}const r=s=>[C,U,M].some(o=>s.startsWith(o));function c(s,o,{outage:d,page:e,maxBytes:f}){const{startedAt:n}=o,i=d.
failing.count>0?" Closes when all hosts recover.":"",m=l(d.failing,n).map(A.ni);return(0,A.Cf)(x.YK,s,(0,u.du)(o,"brief",u.xy),{head:[`### ${(0,A.gD)(s,o)}`,...m].
join(`

`),foot:(0,$.mG)`Last checked ${(0,b.QN)(n)}; details in the summary of ${(0,A.Fp)(e)}. Updated automatically.${i}`,maxBytes:f})}function l({first:s,count:o},d){
const f=[...Map.groupBy(s,({since:m,recovering:y})=>y===void 0?`Failing since ${(0,b.QN)(m)} (${(0,b.u8)(m,d)})`:`Recovering, ${y.good} of ${(0,T.px)(y.needed,"\
run")} without a failure`)].slice(0,a),n=o-f.flatMap(([,m])=>m).length,i=f.map(([m,y])=>{const S=$.Gy.sign(y.some(({recovering:g})=>g)?"works":"fails"),G=$.Gy.some(
y,a,({subject:g})=>P(g));return(0,$.mG)`${S} ${m}: ${G}`});return n>0?[...i,(0,$.mG)`and ${n} more`]:i}function p(s,o){const{at:d,down:e,up:f,gone:n,still:i,endedSince:m,
isReopened:y}=s,S=(j,I,X)=>X.length===0?$.Gy.nothing:(0,$.mG)`${$.Gy.sign(j)} ${I}: ${$.Gy.some(X,a,J=>J)}.`,G=({subject:j,since:I})=>(0,$.mG)`${P(j)} (after ${(0,b.
u8)(I,d)})`;return`${[y?(0,$.mG)`Reopened: the failure continues or has returned.`:$.Gy.nothing,S("fails","Failing",e.map(P)),S("works","Recovered",f.map(G)),S(
"skipped","No longer checked",n.map(P)),S("fails","Still failing",i.map(P)),m===null?$.Gy.nothing:(0,$.mG)`${$.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,b.
u8)(m,d)}, from ${(0,b.QN)(m)} to ${(0,b.QN)(d)}, as observed by this check.`,$.Gy.small($.Gy.joined([(0,b.QN)(d),(0,A.Fp)(o)]))].filter(j=>!$.Gy.isEmpty(j)).map(
A.ni).join(`

`)}
`}const _=s=>`Duplicate of #${s}, which another run opened at the same time.
`,P=s=>s===v?s:$.Gy.code(s)}),4947:((Mt,q,t)=>{t.a(Mt,async(T,k)=>{try{let I=function(B){for(const K of G.redact(B))p.pq(K)},X=function(B){for(const K of G.redact(
B))p.$e((0,h.LS)(K))},gt=function(B){const{verdict:K,changes:Q,context:rt}=B,ft=n===null?[]:(0,c.ws)((0,w.R8)(K),y,n),at=Q?.kind==="files"?Q.files:[],_t=n===null?
new Map:(0,c.hP)(ft,at,y,n);return{...B,located:ft,context:{...rt,links:_t}}};t.r(q);var x=t(9876),u=t(3628),b=t(3214),A=t(3087),$=t(1116),v=t(7039),w=t(4503),C=t(
6662),U=t(3394),M=t(255),h=t(6092),a=t(7773),E=t(437),r=t(9973),c=t(8278),l=t(6102),p=t(166),_=t(4436),P=t(6811),s=t(4515),o=t(3397);const d=120;(0,s.kL)(process,
B=>process.stderr.write(`the log was not written: ${B}
`));const{env:e}=process,f=p.j_(e.GITHUB_EVENT_PATH);delete e.GITHUB_EVENT_PATH;const n=(0,_.ng)(e,f),i=(0,_.$c)(e.GITHUB_EVENT_NAME,f),m=Object.keys(e).filter(
B=>B.startsWith(M.xV)&&!e[B]);for(const B of i?m:[])delete e[B];const y=e.GITHUB_WORKSPACE??process.cwd(),S=p.Ko(a.y.map(({name:B})=>B)),G=(0,x.cA)(S,e,(0,u.K)(
p.Pq)),g=new b.VG;await(0,s.mB)(process,{stop:g,secrets:G,isFinal:!1,act:O,reportMistakes:B=>p.z3(B.map(K=>(0,h.LS)(K)).join(`
`),{title:"Wrong settings"}),reportCrash:B=>p.z3(B,{title:"Could not run"})});async function O(B){const K=(0,P.fN)(at=>I([at])),{checked:Q,warnings:rt}=await(0,E.
k_)(S,process,K,{directory:y,isFork:i,stop:g,changes:j,secrets:G}),ft=B.aborted?3:Q.verdict.passed?0:1;return X(rt),await et(Q,B),ft}async function j({githubToken:B}){
const K=await(0,r.S)(n,B,g.signal);return K.kind==="all"&&n?.pull&&X([`changed-only has no effect: ${K.why}`]),K}async function J(B,K){try{await K()}catch(Q){X(
[`${B}: ${(0,A.A3)(Q)}`])}}async function et(B,K){let Q={...B,located:[]};await J("places are not links",()=>{Q=gt(B)}),await ot(Q),!K.aborted&&await J("the com\
ment and the issue were not written",async()=>{const{notes:rt,warnings:ft}=await(0,l.m)(Q,n,y,K);I(rt),X(ft)})}async function ot({settings:B,verdict:K,context:Q}){
const{GITHUB_OUTPUT:rt,GITHUB_STEP_SUMMARY:ft,RUNNER_TEMP:at}=e,_t={colour:!1,width:d,isRunner:!0,context:Q},$t={"the log was not written":()=>p.ur((0,C.K)(K,_t)),
"the annotations were not written":()=>p.fz((0,$.H)(K,Q)),"the outputs were not written":()=>X(p.Kn(rt,p.Yz(K))),"the job summary was not written to GITHUB_STEP\
_SUMMARY":()=>p.Sy(ft,(0,U.Gc)(K,Q)),"the JSON report was not written to RUNNER_TEMP":()=>{const Ot=p.u5(at,(0,v.hF)(K,Q));X(p.Kn(rt,{report:Ot}))},"the report \
files were not written":()=>X((0,o.t)(B,{verdict:K,context:Q},y))};for(const[Ot,V]of Object.entries($t))await J(Ot,V)}k()}catch(d){k(d)}},1)}),9973:((Mt,q,t)=>{
t.d(q,{N:()=>b,S:()=>P});var T=t(1123),k=t(4436);const x=100,u=100;async function b(s,o,d,e){const f=AbortSignal.any([AbortSignal.timeout(d),e]),{connect:n}=await Promise.
all([t.e(795),t.e(302)]).then(t.bind(t,8302)),{rest:i,paginate:m}=n(s,o,f),y={owner:s.owner,repo:s.repository},S={...y,per_page:x},G=(O,j)=>$(O.then(({data:I})=>j(
I))),g=async(O,j,I)=>(await $(A(O,I))).flatMap(j);return{listComments:O=>{const j={...S,issue_number:O};return g(m.iterator(i.issues.listComments,j),v)},createComment:(O,j)=>G(
i.issues.createComment({...y,issue_number:O,body:j}),v),updateComment:(O,j)=>$(i.issues.updateComment({...y,comment_id:O,body:j})),deleteComment:O=>$(i.issues.deleteComment(
{...y,comment_id:O})),listIssues:(O,j)=>{const I=m.iterator(i.issues.listForRepo,{...S,...O});return g(I,J=>(0,k.at)(J,"pull_request")===void 0?w(J):[],j)},createIssue:O=>G(
i.issues.create({...y,...O,labels:[...O.labels]}),w),updateIssue:(O,j)=>$(i.issues.update({...y,issue_number:O,...j})),addLabels:(O,j)=>$(i.issues.addLabels({...y,
issue_number:O,labels:[...j]})),createLabel:O=>$(i.issues.createLabel({...y,...O})),listChangedFiles:O=>{const j={...S,pull_number:O};return g(m.iterator(i.pulls.
listFiles,j),C)}}}async function A(s,o=Number.POSITIVE_INFINITY){const d=[];let e=0;for await(const{data:f}of s){for(const n of U(f))d.push(n);if(d.length>=o)return d.
slice(0,o);if(e+=1,e===u)throw new T.F9(`the list has more than ${u} pages`)}return d}async function $(s){try{return await s}catch(o){if(o instanceof T.F9)throw o;
return c()}}const v=s=>({id:r(s,"id"),body:E(s,"body")??"",isTrusted:h(s)}),w=s=>({number:r(s,"number"),title:a(s,"title"),body:E(s,"body")??"",isOpen:a(s,"stat\
e")==="open",reason:E(s,"state_reason"),closedAt:E(s,"closed_at"),labels:U((0,k.at)(s,"labels")).flatMap(o=>typeof o=="string"?o:E(o,"name")??[]),isTrusted:h(s)}),
C=s=>({file:a(s,"filename"),status:a(s,"status"),changes:r(s,"changes"),patch:E(s,"patch")}),U=s=>Array.isArray(s)?s:c(),M=["OWNER","MEMBER","COLLABORATOR"],h=s=>(0,k.
at)(s,"user","type")==="Bot"||M.includes((0,k.at)(s,"author_association")),a=(s,o)=>E(s,o)??c();function E(s,o){const d=(0,k.at)(s,o)??null;return d===null||typeof d==
"string"?d:c()}function r(s,o){const d=(0,k.at)(s,o),e=typeof d=="bigint"?Number(d):d;return typeof e=="number"&&Number.isFinite(e)&&e>=0?e:c()}function c(){throw new T.
F9("the response is not one of GitHub\u2019s REST API")}const l=3e3,p=6e4,_=s=>({kind:"all",why:s});async function P(s,o,d,e=p){if(s===null)return _("not a work\
flow run");const{pull:f,event:n}=s;if(f===null)return _(`a ${n} event has no pull request`);const i=(0,k.h0)(s,o);if(!i.ok)return _(i.why);try{const y=await(await b(
s,i.value.token,e,d)).listChangedFiles(f.number);return y.length<l?{kind:"files",files:y}:_(`the pull request changes ${l} files or more, and GitHub lists at mo\
st ${l}`)}catch(m){return _((0,T.Ic)("the changed files could not be listed",m,{run:s,permission:"pull-requests: read"}))}}}),1123:((Mt,q,t)=>{t.d(q,{F9:()=>x,Ic:()=>M,
Wo:()=>u,jy:()=>w});var T=t(3087),k=t(6092);class x extends Error{name="ApiFailure";httpStatus;headers;constructor(E,r=null,c={}){super(E),this.httpStatus=r,this.
headers=c}}async function u(a){try{return await a,!0}catch(E){if(E instanceof x&&E.httpStatus===404)return!1;throw E}}const b=2e4,A=2,$=500,v=a=>C(a,0,0)!==null;
function w(a,E,r,c){if(r>=A)return null;const l=C(a,r,c);if(l!==null)return l<=b?l:null;if(E==="POST")return null;const{httpStatus:p}=a;return p===null||p===408||
p>=500?$*2**r:null}function C({httpStatus:a,headers:E,message:r},c,l){if(a!==403&&a!==429)return null;const p=Number(E["retry-after"]??Number.NaN);if(Number.isFinite(
p))return Math.max(0,p*1e3);const _=Number(E["x-ratelimit-reset"]??Number.NaN);return String(E["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(_)?Math.max(
0,_*1e3-l):a===429||/secondary rate limit|abuse detection/i.test(r)?5e3*2**c:null}const U=300;function M(a,E,{run:r,permission:c}){if(!(E instanceof x))return`${a}\
: ${(0,T.A3)(E)}`;const{httpStatus:l,message:p}=E,_=p.startsWith("the ")?" as expected":"",P=l===null?`did not answer${_}`:`returned ${l}`,s=(0,k.BP)((0,k.RK)(p.
replace(/\s+/gu," "),U));return`${a}: ${(0,k.RK)(r.apiUrl)} ${P} (${s})${h(E,r,c)}`}function h(a,E,r){if(v(a))return"; GitHub limits the rate of requests, try a\
gain later";switch(a.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return E.pull?.isFork===!0&&r.endsWith("write")?"; \
the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${r}\` to \`permissions\` of the job`;case 410:return r==="issues: w\
rite"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((Mt,q,t)=>{t.d(q,{hP:()=>C,ws:()=>v});var T=t(6760),k=t(9968),
x=t(2019),u=t(4503),b=t(3096),A=t(3298);let $=function(...h){return{createHash:$}=process.getBuiltinModule("node:crypto"),new.target?new $(...h):$(...h)};function v(h,a,E){
const r=(0,A.O)(c=>{const l=(0,T.join)(a,c),p=(0,k.UO)(l,a)?(0,x.G)(l):null;return p!==null?w(p,c,E):c===""?null:r((0,b.jt)(c))});return[...h].flatMap(c=>{const l=r(
(0,b.jt)(c));if(l===null)return[];const{prefix:p,blob:_,isOfRun:P}=l,s=c.slice(p.length),o=(0,u.oW)(s);return o===null?[]:{file:c,path:s,url:`${_}/${o}`,isOfRun:P}})}
function w({commit:h,isFetched:a,remote:E},r,c){const l=URL.parse(c.serverUrl);if(E===null||l===null||!/^https?:\/\/[\w.:/-]+$/.test(c.serverUrl)||E.host!==l.host&&
E.host!==l.hostname||!a&&![c.commit,c.defaultCommit].includes(h))return null;const p=`${E.owner}/${E.name}`,_=P=>P?.toLowerCase()===p.toLowerCase();return{prefix:r===
""?"":`${r}/`,blob:`${c.serverUrl}/${p}/blob/${h}`,isOfRun:_(`${c.owner}/${c.repository}`)||_(c.pull?.from)}}function C(h,a,E,{pull:r,serverUrl:c,owner:l,repository:p}){
const _=new Map(a.map(({file:s,patch:o})=>[s,o])),P=h.map(({file:s,path:o,url:d,isOfRun:e})=>{const f=_.get(o)??null,n=f===null||!e?null:(0,k.r7)((0,T.join)(E,s));
if(r===null||f===null||n===null)return[s,{url:d}];const i=$("sha256").update(o).digest("hex"),m=`${c}/${l}/${p}/pull/${r.number}/files#diff-${i}`;return[s,{url:d,
diff:{url:m,lines:U(f,n)}}]});return new Map(P)}function U(h,a){const E=a.split(`
`).map(M),r=new Set;let c=0;for(const l of h.split(`
`)){const[,p]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];p!==void 0?c=Number(p):/^[ +]/.test(l)&&(E[c-1]===M(l.slice(1))&&r.add(c),c+=1)}return r}const M=h=>h.endsWith(
"\r")?h.slice(0,-1):h}),8648:((Mt,q,t)=>{t.d(q,{Fq:()=>r,KY:()=>$,Uv:()=>w,pT:()=>h});var T=t(4702),k=t(8065),x=t(5102),u=t(9432),b=t(4436),A=t(3131);function $({
verdict:s,context:o},{issueCloseAfter:d},e){const f=I=>I.some(({severity:X})=>(0,T.k2)(X,o.failOn)),{stopped:n}=s,i=s.hosts.map(I=>{const X=I.visit.host,J=o.history?.
get(I.visit.host)?.alarm??null,et=f(I.findings),gt=(0,x.sG)(I)==="skipped",ot=J===null?et||(0,x.b)(I):J.isDown&&!gt;return{name:X,alarm:gt?null:J,failsNow:et,isDown:ot}}),
m=i.map(({name:I})=>I).toSorted(),y=i.filter(({isDown:I})=>I).map(({name:I})=>I),S=f(s.files)?[k.cn]:[],G=[...y,...S].toSorted(),g=i.flatMap(({alarm:I,...X})=>I===
null?[]:{alarm:I,...X}),O=g.filter(({alarm:I})=>I.good<d),j=g.filter(({failsNow:I,isDown:X})=>I&&!X);return{hosts:m,failing:G,since:new Map(g.flatMap(({name:I,alarm:X})=>X.
since?[[I,X.since]]:[])),unsettled:new Map(O.map(({name:I,alarm:X})=>[I,X.good])),goodRuns:d,pending:new Map(j.map(({name:I,alarm:X})=>[I,X.failed])),isWhole:!n.
some(({kind:I})=>I==="missing"),at:o.startedAt,run:e.id}}const v=s=>({kind:"nothing",why:s});function w(s,o){const d=s?.isOpen?C(o,s.state):o,e=d.failing.length===
0,f=d.pending.size===0?"no failures":"too few failing runs";if(s===null)return e?v(f):{kind:"open",state:U(null,d)};const{state:n,isOpen:i,reason:m}=s;if(n.run>
d.run)return v("a later run has updated it");if(!i&&e)return v(f);if(!i&&m==="not_planned"&&n.digest===(0,A.ol)(d.failing))return v("it was closed as not planne\
d");const y=U(n,d),S=n.digest!==y.digest||!i;return{kind:e?"close":i?"update":"reopen",state:y,event:S?M(n,d,!i):null}}function C(s,{failing:o}){const d=new Set(
s.hosts),e=({subject:n})=>s.unsettled.has(n)||!s.isWhole&&!d.has(n),f=o.first.filter(e).map(({subject:n})=>n);return{...s,failing:[...new Set([...s.failing,...f])].
toSorted()}}function U(s,o){const d=new Map(s?.failing.first.map(({subject:n,since:i})=>[n,i])),e=o.failing.map(n=>{const i=d.get(n)??o.since.get(n)??o.at,m=o.unsettled.
get(n)??0;return{subject:n,since:i,...m>0&&{recovering:{good:m,needed:o.goodRuns}}}}),f=o.failing.map(n=>o.since.get(n)??o.at);return{hosts:E(o.hosts),failing:E(
e),digest:(0,A.ol)(o.failing),since:e.length===0?null:s?.since??[o.at,...f].toSorted()[0]??o.at,run:o.run}}function M({failing:s,since:o},d,e){const f=new Set(s.
first.map(({subject:G})=>G)),n=s.count===s.first.length,{still:i=[],down:m=[]}=Object.groupBy(d.failing,G=>f.has(G)||!n?"still":"down"),y=new Set([...d.hosts,k.
cn]),S=s.first.filter(({subject:G})=>!d.failing.includes(G));return{at:d.at,down:m,up:S.filter(({subject:G})=>y.has(G)),gone:S.flatMap(({subject:G})=>y.has(G)?[]:
[G]),still:i,endedSince:d.failing.length===0?o:null,isReopened:e}}function h(s,{hosts:o}){if(s.length===0||o.count===0)return 1;const d=new Set(o.first),e=E(s).
first.filter(n=>d.has(n)).length;return s.length===o.count&&e===d.size?e+1:e}const a=6e3;function E(s){const{shown:o}=(0,u.I0)(s,a,0,d=>JSON.stringify(d));return{
first:s.slice(0,o.length),count:s.length}}function r(s){const o=c((0,b.at)(s,"hosts"),l),d=c((0,b.at)(s,"failing"),_);if(o===null||d===null)return null;const e=(0,b.
at)(s,"since");return{hosts:o,failing:d,digest:(0,b.$6)(s,"digest")??"",since:p(e)?e:null,run:P((0,b.at)(s,"run"))}}function c(s,o){const d=(0,b.at)(s,"first");
return!Array.isArray(d)||!d.every(o)?null:{first:d,count:Math.max(d.length,P((0,b.at)(s,"count")))}}const l=s=>typeof s=="string",p=s=>l(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(s)&&!Number.isNaN(Date.parse(s)),_=s=>l((0,b.at)(s,"subject"))&&p((0,b.at)(s,"since")),P=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:((Mt,q,t)=>{
t.d(q,{Pe:()=>$,ol:()=>b,t7:()=>v,yR:()=>u});var T=t(6092);let k=function(...w){return{createHash:k}=process.getBuiltinModule("node:crypto"),new.target?new k(...w):
k(...w)};const x="tf-disco",u=(w,...C)=>b([w.workflow,w.job,w.step,...C]),b=w=>k("sha256").update(JSON.stringify(w)).digest("hex").slice(0,16),A=65536;function $(w,C,U,M){
const h=JSON.stringify(U).replace(/[<>&]/g,T.z5),a=`<!-- ${x} ${w} ${C} ${h} -->`;return`${a}
${M(A-a.length-1)}`}function v(w,C,U){const M=`<!-- ${x} ${C} ${U} `;if(!w.startsWith(M))return;const h=w.indexOf(" -->",M.length);if(!(h<0))try{return JSON.parse(
w.slice(M.length,h))}catch{return}}}),6102:((Mt,q,t)=>{t.d(q,{m:()=>a});var T=t(9432),k=t(9973),x=t(1123),u=t(8278),b=t(4436),A=t(8648),$=t(3131);let v=function(...c){
return{deliverComment:v}=t.late([681],9681),new.target?new v(...c):v(...c)},w=function(...c){return{deliverIssue:w}=t.late([681],9681),new.target?new w(...c):w(
...c)};const C=6e4,U=1e4,M=10,h={comment:"pull-requests: write",issue:"issues: write"};async function a(c,l,p,_){const{settings:P}=c,s=["comment","issue"].filter(
et=>P[et]!=="never"),o=(0,b.h0)(l,P.githubToken),d=[],e=[];if(!o.ok)return{notes:d,warnings:s.map(et=>`the ${et} was not written: ${o.why}`)};const{run:f,token:n}=o.
value,i=await(0,k.N)(f,n,C,_),m=async()=>{const{changes:et,located:gt,context:ot}=c,K=et?.kind==="files"||!gt.some(({isOfRun:Q})=>Q)?null:await(0,k.S)(f,n,_,U);
return K?.kind==="files"?(0,u.hP)(gt,K.files,p,f):ot.links},y=(0,A.KY)(c,P,f),S=E(f),{pull:G,event:g}=f,{name:O,version:j}=P.dialect,I=(0,$.yR)(f,j===null?O:`${O}\
 ${j}`),X={comment:async()=>G===null?`skipped, a ${g} event has no pull request`:await v(i,{...c,run:f,pull:G.number,findLinks:m}),issue:async()=>S===null?await w(
i,{...c,run:f,key:I,now:y}):`skipped, ${S}`};for(const et of s)try{d.push(`${et}: ${await X[et]()}`)}catch(gt){const ot=h[et];e.push((0,x.Ic)(`the ${et} was not\
 written`,gt,{run:f,permission:ot}))}return{notes:P.issue!=="never"&&S===null?[...d,...r(y,P)]:d,warnings:e}}function E({event:c,isDefaultBranch:l,pull:p}){return p!==
null||c==="merge_group"?`a ${c} event checks a proposed change`:l===!1?"not on the default branch":null}function r({pending:c},{issueOpenAfter:l}){const p=Map.groupBy(
c,([,_])=>_);return Array.from(p,([_,P])=>`issue: ${(0,T.K4)(P,M,([o])=>o)} failed in ${_} of ${l} runs needed to open an issue`)}}),166:((Mt,q,t)=>{t.d(q,{fz:()=>at,
z3:()=>S,pq:()=>O,Yz:()=>ht,j_:()=>Y,Ko:()=>Q,Pq:()=>P,$e:()=>G,ur:()=>rt,Kn:()=>$t,u5:()=>F,Sy:()=>_t});var T=t(3024),k=t(6760),x=t(857);function u(D){return D==
null?"":typeof D=="string"||D instanceof String?D:JSON.stringify(D)}function b(D){return Object.keys(D).length?{title:D.title,file:D.file,line:D.startLine,endLine:D.
endLine,col:D.startColumn,endColumn:D.endColumn}:{}}function A(D,N,H){const tt=new w(D,N,H);process.stdout.write(tt.toString()+x.EOL)}function $(D,N=""){A(D,{},
N)}const v="::";class w{constructor(N,H,tt){N||(N="missing.command"),this.command=N,this.properties=H,this.message=tt}toString(){let N=v+this.command;if(this.properties&&
Object.keys(this.properties).length>0){N+=" ";let H=!0;for(const tt in this.properties)if(this.properties.hasOwnProperty(tt)){const nt=this.properties[tt];nt&&(H?
H=!1:N+=",",N+=`${tt}=${U(nt)}`)}}return N+=`${v}${C(this.message)}`,N}}function C(D){return u(D).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function U(D){return u(D).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function M(){throw new Error("th\
is function of @actions/core is not bundled")}function h(){throw new Error("this function of @actions/core is not bundled")}var a=t(6928);function E(D){return D.
replace(/[\\]/g,"/")}function r(D){return D.replace(/[/]/g,"\\")}function c(D){return D.replace(/[/\\]/g,path.sep)}var l=function(D,N,H,tt){function nt(ut){return ut instanceof
H?ut:new H(function(ct){ct(ut)})}return new(H||(H=Promise))(function(ut,ct){function it(Rt){try{It(tt.next(Rt))}catch(jt){ct(jt)}}function vt(Rt){try{It(tt.throw(
Rt))}catch(jt){ct(jt)}}function It(Rt){Rt.done?ut(Rt.value):nt(Rt.value).then(it,vt)}It((tt=tt.apply(D,N||[])).next())})},p;(function(D){D[D.Success=0]="Success",
D[D.Failure=1]="Failure"})(p||(p={}));function _(D,N){const H=toCommandValue(N);if(process.env[D]=H,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
D,N));issueCommand("set-env",{name:D},H)}function P(D){A("add-mask",{},D)}function s(D){process.env.GITHUB_PATH||""?issueFileCommand("PATH",D):issueCommand("add\
-path",{},D),process.env.PATH=`${D}${path.delimiter}${process.env.PATH}`}function o(D,N){const H=process.env[`INPUT_${D.replace(/ /g,"_").toUpperCase()}`]||"";if(N&&
N.required&&!H)throw new Error(`Input required and not supplied: ${D}`);return N&&N.trimWhitespace===!1?H:H.trim()}function d(D,N){const H=o(D,N).split(`
`).filter(tt=>tt!=="");return N&&N.trimWhitespace===!1?H:H.map(tt=>tt.trim())}function e(D,N){const H=["true","True","TRUE"],tt=["false","False","FALSE"],nt=o(D,
N);if(H.includes(nt))return!0;if(tt.includes(nt))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${D}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function f(D,N){if(process.env.GITHUB_OUTPUT||"")return M("OUTPUT",h(D,N));process.
stdout.write(x.EOL),A("set-output",{name:D},u(N))}function n(D){issue("echo",D?"on":"off")}function i(D){process.exitCode=p.Failure,S(D)}function m(){return process.
env.RUNNER_DEBUG==="1"}function y(D){issueCommand("debug",{},D)}function S(D,N={}){A("error",b(N),D instanceof Error?D.toString():D)}function G(D,N={}){A("warni\
ng",b(N),D instanceof Error?D.toString():D)}function g(D,N={}){A("notice",b(N),D instanceof Error?D.toString():D)}function O(D){process.stdout.write(D+x.EOL)}function j(D){
$("group",D)}function I(){$("endgroup")}function X(D,N){return l(this,void 0,void 0,function*(){j(D);let H;try{H=yield N()}finally{I()}return H})}function J(D,N){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(D,N));issueCommand("save-state",{name:D},toCommandValue(N))}function et(D){
return process.env[`STATE_${D}`]||""}function gt(D){return l(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(D)})}var ot=t(3087),B=t(9968),K=t(
9432);const Q=D=>Object.fromEntries(D.map(N=>[N,o(N)]));function rt(D){for(const{kind:N,text:H}of D){const[tt="",...nt]=H.split(`
`);N==="plain"?O(H):(j(tt),O(nt.join(`
`)),I())}}const ft={error:S,warning:G,notice:g};function at(D){for(const{level:N,message:H,line:tt,column:nt,...ut}of D)ft[N](H,{...ut,...tt!==void 0&&{startLine:tt},
...nt!==void 0&&{startColumn:nt}})}const _t=(D,N)=>V("GITHUB_STEP_SUMMARY",D,()=>N);function $t(D,N){const H=new Map;for(const[ut,ct]of Object.entries(N))try{D?
V("GITHUB_OUTPUT",D,()=>Ot(ut,ct)):f(ut,ct)}catch(it){H.set(ut,(0,ot.A3)(it))}const[tt]=H.values();return tt===void 0?[]:[`not written to GITHUB_OUTPUT, and emp\
ty for later steps: ${[...H.keys()].join(", ")}: ${tt}`]}function Ot(D,N){const H=typeof N=="string"?N:JSON.stringify(N);if(/[\r\n]/.test(H))throw new ot.hM("th\
e value has a line break");return`${D}=${H}
`}function V(D,N,H){if(!N)throw new ot.hM(`${D} is not set; run this as an action on a runner`);(0,B.ET)((0,T.openSync)(N,"r+"),tt=>{const{size:nt}=(0,T.fstatSync)(
tt);try{(0,T.appendFileSync)(N,H())}catch(ut){throw(0,T.fstatSync)(tt).size>nt&&(0,T.ftruncateSync)(tt,nt),ut}})}function F(D,N){if(!D)throw new ot.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const H=(0,k.join)("tf-disco","report.json");return(0,ot.f8)(D,H,(0,ot.mk)(N)),(0,k.join)(D,H)}function Y(D){
if(D===void 0||D==="")return null;const N=(0,B.yR)(D);try{if(N.ok)return JSON.parse(N.text)}catch{}const H=N.ok?"is not JSON":(0,K.mP)(N.failure);return G(`the \
event of this run is ignored: the file in GITHUB_EVENT_PATH ${H}; check that no earlier step changes it`),null}const st={hosts:12e4,services:36e4},dt=1;function ht({
passed:D,hosts:N,findings:H}){const tt=it=>H.filter(vt=>vt.severity===it).length,nt=({visit:it})=>JSON.stringify(it.host),{shown:ut}=(0,K.I0)(N,st.hosts,dt,nt),
{shown:ct}=(0,K.I0)(N,st.services,dt,it=>{const vt=it.services.flatMap(It=>It.kind==="url"?[[It.id,It.url]]:[]);return`${nt(it)}:${JSON.stringify(Object.fromEntries(
vt))}`});return{passed:D,hosts:`[${ut.join(",")}]`,services:`{${ct.join(",")}}`,errors:tt("error"),warnings:tt("warning"),"left-out":N.length-Math.min(ut.length,
ct.length)}}}),4436:((Mt,q,t)=>{t.d(q,{$6:()=>U,$c:()=>v,at:()=>C,h0:()=>A,ng:()=>u});var T=t(7811),k=t(6092);const x=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function u(M,h){const a=_=>M[_]?.trim()??"",[,E,r]=x.exec(a("GITHUB_REPOSITORY"))??[];if(E===void 0||r===void 0)return null;const c=b(a("GITHUB_SERVER_URL")||"h\
ttps://github.com"),l=U(h,"repository","default_branch");return{...{workflow:$(a("GITHUB_WORKFLOW_REF"))??a("GITHUB_WORKFLOW"),job:a("GITHUB_JOB"),url:`${c}/${E}\
/${r}/actions/runs/${a("GITHUB_RUN_ID")}`,commit:U(h,"pull_request","head","sha")??a("GITHUB_SHA")},owner:E,repository:r,apiUrl:b(a("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:c,event:a("GITHUB_EVENT_NAME"),step:a("GITHUB_ACTION"),id:Number(/^\d+$/.exec(a("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:a("GITHUB_SH\
A"),pull:w(a("GITHUB_EVENT_NAME"),h),isDefaultBranch:l===void 0?null:a("GITHUB_REF")===`refs/heads/${l}`}}const b=M=>M.replace(/(?<!\/)\/+$/,"");function A(M,h){
return M===null?(0,T.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):h===null?(0,T.TR)("github-token is empty"):/^https?:$/.test(URL.parse(M.apiUrl)?.protocol??
"")?(0,T.Ju)({run:M,token:h}):(0,T.TR)(`GITHUB_API_URL is not an https URL: ${(0,k.RK)(M.apiUrl)}`)}const $=M=>/^[^/]+\/[^/]+\/(.+?)@/.exec(M)?.[1];function v(M,h){
if(M==="pull_request_target")return!1;const a=C(h,"pull_request","head"),E=C(a,"repo","full_name"),r=C(h,"pull_request","base","repo","full_name");return a!==void 0&&
E!==r}function w(M,h){const a=C(h,"pull_request","number");return typeof a!="number"||!Number.isSafeInteger(a)||a<=0?null:{number:a,isFork:v(M,h),from:U(h,"pull\
_request","head","repo","full_name")??null}}function C(M,...h){return h.reduce((a,E)=>typeof a=="object"&&a!==null?Reflect.get(a,E):void 0,M)}function U(M,...h){
const a=C(M,...h);return typeof a=="string"?a:void 0}})};export{zt as ids,Vt as modules};
var $late0,$late1,$late2,$late3,$late4;
