const qt=[1427,8580,4947],tn={1331:((Tt,nt,t)=>{t.d(nt,{O:()=>A,i:()=>C});const A=W=>({discovery:W,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),C=(W,o)=>({host:W,attempt:A({kind:"skipped",problem:o}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Tt,nt,t)=>{t.d(nt,{n:()=>x});var A=t(9432);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],W=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
o=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function x(w){const b=R(w),$=a=>b.flatMap(({name:p,value:s})=>p===a?s:[]),M=a=>$(a).
at(-1);return{upgrade:D(M("upgrade")??"false"),hasBackend:D(M("backend")??M("cloud")??"true"),isLockReadonly:M("lockfile")==="readonly",pluginDirectories:$("plu\
gin-dir"),backendConfig:$("backend-config"),variables:b.filter(({name:a})=>a==="var"||a==="var-file"),remarks:C.flatMap(a=>{const s=b.filter(({name:i,from:l})=>l===
a&&o.test(i)).map(y).join(" ");return s===""?[]:[`init is predicted with ${s} of ${a}`]})}}const D=w=>/^(1|[tT]|true|TRUE|True)$/.test(w);function y({name:w,value:b}){
if(b==="true")return`-${w}`;const $=w==="var"||w==="backend-config"&&!b.startsWith("hostname=");return`-${w}=${(0,A.dh)($?b.replace(/=.*/s,"=\u2026"):b)}`}function R(w){
const b=C.flatMap(M=>S(w[M]??"").map(a=>({text:a,from:M}))).values(),$=[];for(const{text:M,from:a}of b){const[,p,,s]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(M)??[];if(p===
void 0)break;const i=()=>W.test(p)?b.next().value?.text??"":"true";$.push({name:p,from:a,value:s??i()})}return $}function S(w){const[b=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(w)??[];return(b.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(M=>M.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(a,p,s,i)=>String(p??
i??s.replace(/\\(.)/gs,"$1"))))}}),5517:((Tt,nt,t)=>{t.d(nt,{Ot:()=>o,QB:()=>C,im:()=>A,jm:()=>R,mU:()=>w,pR:()=>p,sO:()=>S,yX:()=>W});const A=["fails","warns",
"works","unchecked","skipped"],C=5,W=({outcome:s})=>s!=="unchecked"&&s!=="skipped",o=30,x=[7,30,90],D=30,y=20;function R(s,i){const l=s.filter(W);return{recent:s.
slice(-o),uptime:x.map(g=>{const _=b(l,i,g);return{days:g,good:_.filter($).length,runs:_.length}}),medianMs:M(b(s,i,D)),incidents:a(l).reverse().slice(0,y)}}const S=864e5,
w=(s,i)=>new Date(Date.parse(s)+i*S).toISOString();function b(s,i,l){const g=w(i,-l);return s.filter(({at:_})=>_>g)}const $=({outcome:s})=>s!=="fails";function M(s){
const i=s.flatMap(({ms:l})=>l??[]).sort((l,g)=>l-g);return i[Math.ceil(i.length/2)-1]??null}function a(s){const i=[];let l=[];const g=_=>{const[j]=l;if(j!==void 0){
const r=[...new Set(l.flatMap(u=>u.codes))].slice(0,C);i.push({from:j.at,until:_,runs:l.length,codes:r})}l=[]};for(const _ of s)$(_)?g(_.at):l.push(_);return g(
null),i}function p(s,i){let l={isDown:!1,since:null,failed:0,good:0},g=null;for(const _ of s){if(!W(_))continue;const j=i.isFailing(_),r=j?l.failed+1:0,u=j?0:l.
good+1;r===1&&(g=_.at);const f=l.isDown?u<i.issueCloseAfter:r>=i.issueOpenAfter,d=f?l.since??g:null;l={isDown:f,since:d,failed:r,good:u}}return l}}),4503:((Tt,nt,t)=>{
t.d(nt,{DZ:()=>w,R8:()=>$,aE:()=>y,oW:()=>b,uM:()=>W});var A=t(9119),C=t(8884);function W(M,{links:a,repositories:p}){const{line:s,target:i=M.file}=M,{repository:l,
path:g}=(0,A.bH)(i);if(l!==null){const j=p.find(({name:f})=>f===l),r=w(j,"blob"),u=b(g);return r===null||u===null?null:`${r}/${u}#L${s}`}const _=a?.get(i);return _===
void 0?null:_.diff?.lines.has(s)?`${_.diff.url}R${s}`:`${_.url}#L${s}`}const o=600,x=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,D=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function y(M){const a=M?.url??"";return a.length<=o&&x.test(a)?a:null}const R=/^https?:\/\/gitlab\./i,S=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function w(M,a="commit"){const p=y(M),s=M?.commit??"";return p===null||!D.test(s)||S.test(p)?null:`${p}${R.test(p)?"/-":""}/${a}/${s}`}function b(M){if(!M.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(M))return null;const a=s=>`%${s.charCodeAt(0).toString(16).toUpperCase()}`;return M.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,a)}function $(M){const p=(0,C.YC)(M).flat().flatMap(s=>typeof s=="string"?[]:s.target??s.file);return new Set(p.filter(C.CN))}}),7035:((Tt,nt,t)=>{
t.d(nt,{K5:()=>p,XQ:()=>S,bW:()=>M,be:()=>$,cT:()=>i,hc:()=>s,kW:()=>w,mc:()=>b});var A=t(9432),C=t(5517),W=t(5102),o=t(4120),x=t(7792),D=t(806);const y=20,R=40;
function S({incidents:[l]}){return l?.until!==null||l.runs<2?null:`failing since ${(0,o.QN)(l.from)} (${(0,A.px)(l.runs,"run")})`}function w({recent:l,uptime:g,
incidents:[_]}){const{good:j=0,runs:r=0}=g.at(-1)??{};if(_?.until!==null||r<2)return null;if(r-j===1)return`first failure in ${(0,A.px)(r,"run")}`;const u=l.filter(
({outcome:d})=>d==="fails").length;return u<=_.runs&&_.runs>1?null:`failed ${u} of the last ${l.filter(C.yX).length} runs`}function b({good:l,runs:g}){const _=Math.
floor(1e4*l/g);if(_>=9900)return`${_/100}%`;const j=Math.floor(_/10);return j===0&&l>0?"below 0.1%":`${j/10}%`}function $(l,g,_){const j=l.toSorted((f,d)=>g(f)-
g(d)).map(_),[r="",u=""]=[j[0],j.at(-1)];return r===u?r:`${r} to ${u}`}const M=(l,g="results")=>l.length===0?x.Gy.nothing:{kind:"chart",of:g,runs:l,label:a(l)};
function a(l){const g=W.vh.flatMap(j=>{const{length:r}=l.filter(f=>f.outcome===j),u=j==="warns"?"with warnings":W.nx[j];return r===0?[]:[`${r} ${u}`]});return`${l.
length===1?"last run":`last ${(0,A.px)(l.length,"run")}`}: ${g.join(", ")}`}function p({recent:l,uptime:g,medianMs:_}){const j=g.filter(({runs:d})=>d>0).map(d=>{
const{days:c,good:n,runs:e}=d;return`${b(d)} (${n} of ${(0,A.px)(e,"run")} in ${c} days)`}),r=l.flatMap(({ms:d})=>d??[]),u=r.length===0?"":`, last runs ${$(r,Number,
o.kJ)}`,f=(0,x.mG)`median ${(0,o.kJ)(_??0)} in 30 days${u}${M(l,"latency")}`;return{runs:[(0,x.mG)`${M(l)} ${a(l)}`],uptime:[x.Gy.joined(j)],latency:_===null?[]:
[f]}}function s(l){const g=[...l.context.history??[]].flatMap(([d,{incidents:c}])=>c.map(n=>({...n,host:d}))).toSorted((d,c)=>+(d.from<c.from)-+(d.from>c.from));
if(g.length===0)return[];const _=g.filter(({until:d})=>d===null).length,j=_===0?"":g.length===1?", ongoing":`, ${_} ongoing`,r=`${(0,A.px)(g.length,"incident")}${j}`,
u={...l,elsewhere:"in the history file"},f=(0,D.Ku)(g,y,"incident",u,d=>i(d,l));return l.medium==="page"?[x.om.paragraph(`${r}.`),...f]:x.om.details(x.om.title(
r),f)}function i(l,g){const _=g.medium==="page",j=d=>_?(0,D.U1)(d,g):x.Gy.code(d,R),r=({from:d,until:c})=>c===null?`${(0,o.u8)(d,g.context.startedAt)} so far`:(0,o.
u8)(d,c),u=({host:d})=>d===void 0?null:(0,D.b8)(d,g,x.Gy.name),f=[x.om.column("Host",u,"name"),x.om.column("From",({from:d})=>(0,o.QN)(d),"when"),x.om.column("D\
uration",r,"when"),x.om.column("Failed runs",({runs:d})=>d,"number"),x.om.column("Problems",({codes:d})=>x.Gy.joined(d.map(j)))];return x.om.table(l,f,"Incident\
s")}}),7615:((Tt,nt,t)=>{t.d(nt,{G_:()=>r,h0:()=>$,xS:()=>M});var A=t(9432),C=t(9119),W=t(8032),o=t(9179),x=t(5102),D=t(4120),y=t(7792),R=t(7035),S=t(806);const w=120,
b=/^credentials-|^document-unauthorized$/,$=d=>y.Gy.code(d,w);function M(d,c){const{host:n,attempt:e,earlier:m,credentials:h,looks:v,forced:T}=d.visit,{discovery:B,
timing:E,hops:P,certificates:L}=e,{context:K,medium:N,limits:Z,elsewhere:ut}=c,mt=B.kind==="failed"?B.excerpt:null,ct=d.findings.some(({problem:Q})=>b.test(Q.code)),
z=N==="page"?K.history?.get(n):void 0,et={result:B.kind==="skipped"?[y.Gy.prose(B.problem.message)]:[],required:a(d,c),clients:N==="log"?[]:p(d,c),response:P.map(
i),services:d.services.map(Q=>l(Q,c)),body:mt===null?[]:[y.Gy.code(mt.replace(/\s+/gu," ").trim())],timing:[g(E)],retried:m.map(_),"token from":h?.hasToken?[y.Gy.
prose(h.source)]:[],certificate:L.map(Q=>j(Q,K.startedAt)),credentials:ct?f(v):[],"host block":[...Map.groupBy(T,Q=>(0,C.eo)(Q.place))].map(([Q,lt])=>(0,y.mG)`${y.
Gy.path(Q)} for ${(0,A.eZ)(lt.map(({client:dt})=>dt))}`)},ht=N==="log"&&(0,x.QK)(d).length===0;return Object.entries({...et,...z&&(0,R.K5)(z)}).flatMap(([Q,lt])=>{
if(ht&&!["credentials","host block"].includes(Q))return[];const{shown:dt,more:yt}=(0,A.zN)(lt.filter(Gt=>!y.Gy.isEmpty(Gt)),Z.rows),_t=yt===0?[]:[(0,y.mG)`and ${yt} more ${ut}`];
return dt.length===0?[]:[{label:Q,texts:[...dt,..._t]}]})}function a({requirements:d},c){const{context:n,limits:e}=c,m=Map.groupBy(d,({because:h})=>h.map(C.df).
join(`
`));return Array.from(m.values(),h=>{const v=y.Gy.some(h,e.rows,({service:T,clients:B})=>{const E=T==="any"?y.Gy.words("any service"):$(T);return n.dialect.clients.
every(L=>B.includes(L))?E:(0,y.mG)`${E} for ${(0,A.eZ)(B)}`});return(0,S.ZT)(v,(0,S.AZ)(h[0]?.because??[],e.places,c))})}const p=({clients:d},{context:c})=>[...Map.
groupBy(c.clients,n=>d[n])].map(([n,e])=>(0,y.mG)`${y.Gy.sign(n)} ${e.map(m=>W.bB[m]).join(", ")}: ${x.nx[n]}`),s={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function i({status:d,reason:c,url:n,ms:e,...m}){const{mediaType:h,
address:v,proxy:T,authorization:B}=m,E=d===null||c===""?y.Gy.nothing:y.Gy.prose(c,w),P=y.Gy.joined([`${d??"none"}`,E]," ");return(0,S.ZT)((0,y.mG)`${P} from ${y.
Gy.code((0,o.cq)(n))} ${d===null?"after":"in"} ${(0,D.kJ)(e)}`,h===null?y.Gy.nothing:$(h),v===null?y.Gy.nothing:(0,y.mG)`at ${$(v)}`,T===null?y.Gy.nothing:(0,y.
mG)`through ${y.Gy.code((0,o.cq)(T))}`,B==="none"?y.Gy.nothing:`token ${s[B]}`)}function l(d,c){const n=$(d.id);switch(d.kind){case"url":return(0,y.mG)`${n} ${y.
Gy.code((0,o.cq)(d.url))}`;case"login":{const{client:e,authz:m,token:h,ports:v}=d.login;return(0,y.mG)`${n} authz ${y.Gy.code((0,o.cq)(m??"none"))}, token ${y.Gy.
code((0,o.cq)(h??"none"))}, client ${y.Gy.code(e)}, ports ${v.join(" to ")}`}case"problem":return(0,y.mG)`${n}: ${(0,S.U1)(d.problem.code,c)}`}}function g({lookupMs:d,
connectMs:c,tlsMs:n,firstByteMs:e,totalMs:m}){return Object.entries({...{DNS:d,connect:c,TLS:n,"first byte":e},total:m}).flatMap(([v,T])=>T===null?[]:`${v} ${(0,D.
kJ)(T)}`).join(", ")}const _=({discovery:d,timing:c})=>`${d.kind==="failed"?d.problem.code:d.kind} after ${(0,D.kJ)(c.totalMs)}`,j=({host:d,subject:c,issuer:n,expires:e},m)=>(0,y.
mG)`${$(d)} valid until ${y.Gy.prose((0,D.nO)(e,m))}; subject ${$(c)}, issuer ${$(n)}`,r=d=>Array.from(Map.groupBy(d,c=>JSON.stringify(c.looks)).values(),c=>({clients:c.
map(({client:n})=>n),looks:(c[0]?.looks??[]).map(({source:n,held:e,counts:m})=>{const h=e==="no token"?" (ends the search)":" (used)";return{source:n,held:`${u[e]}${m?
h:""}`}})})),u={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function f(d){const c=r(d);return c.flatMap(({clients:n,looks:e})=>e.map(({source:m,held:h})=>{const v=c.length>1?`${(0,A.eZ)(n)}: `:"";return(0,y.
mG)`${v}${y.Gy.prose(m)}: ${h}`}))}}),806:((Tt,nt,t)=>{t.d(nt,{AZ:()=>n,Ku:()=>l,N8:()=>c,OS:()=>i,U1:()=>j,ZT:()=>g,b8:()=>u,dI:()=>r,dS:()=>S,du:()=>a,h:()=>p,
ik:()=>d,jR:()=>f,xy:()=>s});var A=t(9432),C=t(9119),W=t(255),o=t(4503),x=t(5102),D=t(8884),y=t(7792);const R=Number.POSITIVE_INFINITY,S=3,w={causes:R,hosts:6,messages:4,
characters:4e3,places:12,ownPlaces:4,items:R,rows:R,roots:1e3,details:2e3,remarks:R,hasLines:!0},b={...w,causes:20,characters:500,items:100,rows:50,roots:100,details:20,
remarks:5,hasLines:!1},$={...b,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:R,hasLines:!0},M={log:$,summary:b,brief:{...b,
causes:10,items:0,rows:0,roots:0,details:0},notes:{...$,hosts:20,messages:10,characters:700,places:8,items:0},page:w},a=(e,m,h,v=[])=>({context:e,medium:m,limits:M[m],
elsewhere:h,detailed:new Set,lines:new Map(v.map(T=>[(0,C.R3)(T.place),T]))}),p=y.Gy.words("in the JSON report"),s=y.Gy.words("in the job summary"),i=(e,m,{elsewhere:h})=>e===
0?[]:[y.om.paragraph((0,y.mG)`and ${(0,A.px)(e,`more ${m}`)} ${h}`)];function l(e,m,h,v,T){const{shown:B,more:E}=(0,A.zN)(e,m);return B.length===0?[]:[...T(B),...i(
E,h,v)]}function g(e,...m){const h=y.Gy.joined(m,y.Gy.words("; "));return y.Gy.isEmpty(h)?e:(0,y.mG)`${e} (${h})`}const _=/^[a-z\d]+(?:-[a-z\d]+)*$/,j=(e,{context:m})=>y.
Gy.link(_.test(e)?`${m.docsUrl}#${e}`:null,y.Gy.code(e)),r=e=>`host-${e}`;function u(e,{detailed:m},h=y.Gy.code){const v=(0,W.nx)(e);return m.has(e)?y.Gy.link(`\
#${r(e)}`,h(v)):h(v)}const f=(e,{medium:m,limits:h})=>m==="log"&&h.details===0&&e.length===1&&e.every(x.DI);function d(e,{context:m},h=!1){if(typeof e=="string")
return y.Gy.code(e);const v=h?(0,C.bH)(e.file).path:e.file;return y.Gy.link((0,o.uM)(e,m),y.Gy.path((0,C.eo)({...e,file:v})))}function c({module:e,place:m},h){const v=e===
void 0?y.Gy.nothing:y.Gy.path(e);return y.Gy.joined([v,d(m,h)],y.Gy.words(": "))}function n(e,m,h,v=!1){const{places:T,noun:B}=(0,D.TD)(e);return y.Gy.some(T,m,
E=>d(E,h,v),B)}}),7792:((Tt,nt,t)=>{t.d(nt,{AA:()=>R,Gy:()=>w,mG:()=>o,om:()=>b,rC:()=>W});var A=t(9432),C=t(1780);const W={error:"fails",warning:"warns",notice:"\
notice"},o=($,...M)=>$.flatMap((a,p)=>{const s=M[p]??[],i=typeof s=="number"?String(s):s;return a===""?[i]:[{kind:"words",text:a},i]}),x=$=>$===""||Array.isArray(
$)&&$.every(x),D=($,M={kind:"words",text:", "})=>$.filter(a=>!x(a)).flatMap((a,p)=>p===0?[a]:[M,a]);function y($,M,a,p=""){const{shown:s,more:i}=A.zN($,M),l=D(s.
map(a)),g=p===""?`${i} more`:A.px(i,`more ${p}`);return i===0?l:o`${l} and ${g}`}const R=$=>/^https?:\/\/[!-~]+$/.test($),S=60,w={isEmpty:x,joined:D,some:y,nothing:[],
newLine:{kind:"break"},words:$=>({kind:"words",text:$}),code:($,M)=>({kind:"code",text:$,max:M}),name:$=>({kind:"code",text:$,breaks:"dots"}),path:$=>({kind:"co\
de",text:$,breaks:"slashes"}),value:$=>({kind:"code",text:$,max:S,breaks:"never"}),prose:($,M)=>({kind:"prose",text:(0,C.pj)($),max:M}),sentence:($,M)=>({kind:"\
sentence",text:(0,C.pj)($),max:M}),strong:$=>({kind:"strong",content:$}),small:$=>x($)?[]:{kind:"small",content:$},link:($,M)=>({kind:"link",url:$,content:M}),sign:$=>({
kind:"sign",of:$})},b={column:($,M,a)=>({title:$,cell:p=>o`${M(p)}`,style:a}),title:($,M=[],a=null)=>({sign:a,name:$,text:M}),paragraph:$=>({kind:"paragraph",content:$}),
line:$=>({kind:"details",title:$,children:[]}),details:($,M)=>M.length===0?[]:[{kind:"details",title:$,children:M}],table:($,M,a,p=()=>({}),s,i=Number.MAX_SAFE_INTEGER)=>{
const l=M.filter(({cell:_})=>$.some(j=>!x(_(j)))),g=$.map(_=>({...p(_),cells:l.map(({cell:j})=>j(_))}));return Array.from({length:Math.ceil(g.length/i)},(_,j)=>{
const r=g.slice(j*i,(j+1)*i);return{kind:"table",caption:a,columns:l,rows:r,style:s}})}}}),437:((Tt,nt,t)=>{t.d(nt,{k_:()=>Z,w5:()=>ht});var A=t(493),C=t(3024),
W=t(6760),o=t(9968),x=t(3114),D=t(9432);const y=1024*1024,R=4e3;function S(Y,Q){const{redact:lt,names:dt,directory:yt,checkedAt:_t,configs:Gt}=Q,J=Gt.flatMap(V=>V.
files).flatMap(({path:V,shown:O})=>[w(V),O]),H=V=>!J.includes(V)&&(0,x.L8)((0,W.basename)(V),new Set,(0,W.basename)((0,W.dirname)(V)))!==void 0;return[...Map.groupBy(
Y,({file:V})=>V)].flatMap(([V,O])=>{const k=w((0,W.resolve)(yt,V)),q=[V,k].every(H)&&b(k,_t)?(0,o.yR)(k,y):null,ot=q?.ok?q.text.replace(/^\uFEFF/,"").split(/\r?\n/):
[];return O.flatMap(st=>{const pt=ot[st.line-1]??"";return st.column<=pt.length&&pt.length<=R&&lt(pt,dt)===pt?g(pt,st):[]})})}const w=Y=>(0,o.N0)(()=>(0,C.realpathSync)(
Y),(0,W.resolve)(Y)),b=(Y,Q)=>(0,o.N0)(()=>(0,C.statSync)(Y).mtimeMs<=Q+1,!1),$=80,M=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),a=Y=>M.exec(Y)?.[0]??
"",p=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),s=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,i=/^\s*"?(?:source|version)"?\s*[=:]\s*["'](?:[\w./'${}-]*|[\d.,~><=!\s-]*)$/,
l=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function g(Y,Q){const lt=Array.from(Y),dt=lt.slice(0,Q.column-1).join(""),yt=i.
test(Y),_t=yt?lt.length:Q.endColumn-1,Gt=lt.slice(Q.column-1,_t).join(""),Rt=dt.length+Gt.length,J=dt.length<=$&&a(dt)===dt,H=J?s.exec(Y.slice(0,2*$))?.[0]??"":
"",V=H.length>=Rt,O=V||yt||l.test(Gt);if(!J&&!O)return[];const k=V?dt:p.exec(dt.slice(-$))?.[0]??"",F=H.slice(Rt),q=Y.slice(Rt+F.length);return{place:Q,before:(J?
r(dt.slice(0,dt.length-k.length)):"\u2026 ")+k,literal:(0,D.dh)(O?Gt:r(Gt),2*$),after:F+r(q,J&&O?a(q.slice(0,$)):"")}}const _=new RegExp("\"[^\"]*\"|[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),
j=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function r(Y,Q=a(Y.slice(0,2*$))){const lt=Y.slice(Q.length);return Q.replaceAll(_,yt=>j.test(
yt)?yt:yt.startsWith('"')?'"\u2026"':"\u2026")+(lt.trim()===""?"":`${/^[\s#/]{0,9}/.exec(lt)}\u2026`)}var u=t(1331),f=t(2218),d=t(3214),c=t(5011),n=t(3087),e=t(
6097),m=t(255),h=t(2432),v=t(6092),T=t(345),B=t(3152),E=t(4515),P=t(2332);let L=function(...Y){return{nameRepository:L}=t.late([4878],4878),new.target?new L(...Y):
L(...Y)},K=function(...Y){return{prepareFleet:K}=t.late([8317,4668,9108],9108),new.target?new K(...Y):K(...Y)},N=function(...Y){return{recordRun:N}=t.late([8317,
3169],3169),new.target?new N(...Y):N(...Y)};async function Z(Y,Q,lt,dt){const{env:yt,kill:_t,pid:Gt}=Q,Rt={environment:yt,kill:_t,pid:Gt,now:(0,E.ie)(Q)},J={...dt,
...Rt,startTimer:d.Ip,progress:lt.show};try{return ut(await mt(Y,J),{...J,random:Math.random})}finally{lt.end()}}function ut(Y,Q){const{history:lt}=Y.settings;if(lt===
null)return{checked:Y,warnings:[]};try{const{history:dt,warnings:yt}=N(lt,Y,Q);return{checked:{...Y,context:{...Y.context,history:dt}},warnings:yt}}catch(dt){const yt=(0,v.
RK)((0,n.A3)(dt));return{checked:Y,warnings:[`the history ${(0,v.RK)(lt)} was not read: ${yt}`]}}}async function mt(Y,Q){const lt=new Date,dt=(0,T.s)(Y,Q),{upgrade:yt}=(0,c.
n)(Q.environment),_t={...dt,upgrade:dt.upgrade||yt},Gt=_t.deadlineMs;(_t.usages.length>0||_t.depth!=="discovery")&&(0,E.L2)();const Rt=()=>Q.stop.end({kind:"dea\
dline",ms:Gt}),J=Q.startTimer(Gt,Rt),H=Q.now()+Gt;Q.stop.endIfDue=()=>Q.now()<H?void 0:Rt();try{const O=await(_t.usages.length===0?P.iA:K)(_t,Q,lt);await(0,E.xu)();
const k=await ct(O,_t,Q);return et(k,O,_t,Q)}finally{J()}}async function ct(Y,Q,lt){const{environment:dt,stop:yt,isFork:_t,wording:Gt=B.w7}=lt,{dialect:Rt,missing:J}=Y,
H=await z(Y,Q,lt),{predicted:V}=H,O=[Y.requirements,V.requirements],k={...Y,...H,requirements:(0,f.h1)(O,Rt.clients),tokenVariables:ht(dt),tokenHosts:Q.tokens.map(
({host:st})=>st),stopped:[yt.why??[],J??[]].flat()},F={...lt.secrets,names:(0,f.wX)(k.requirements,Y.usages),configs:Y.configs,directory:lt.directory,checkedAt:Y.
startedAt.getTime()},{isTerminal:q}=Gt,ot={...Q,dialect:Rt,isFork:_t,isTerminal:q,now:F.checkedAt};return(0,A.S4)(k,ot,st=>S(st,F))}async function z(Y,Q,lt){const{
requirements:dt,roots:yt}=Y,_t=(0,f.en)(dt,Q),Gt=Array.from(_t,([F,q])=>(0,u.i)(F,q)),Rt=new Set(dt.map(({host:F})=>F).filter(F=>!_t.has(F))),J=Q.depth!=="disco\
very"&&yt.length>0;if(Rt.size===0&&!J)return{visits:Gt,predicted:A.j7,tokenSources:new Map};const{contact:H}=await Promise.all([t.e(2798),t.e(8485)]).then(t.bind(
t,8485)),V=await H([...Rt],Y,Q,lt),O=new Set(V.visits.map(({host:F})=>F)),k=Gt.filter(({host:F})=>!O.has(F));return{...V,visits:[...V.visits,...k]}}function et(Y,Q,lt,dt){
const{startedAt:yt,requirements:_t,usages:Gt,changes:Rt,scan:J,clients:H,repositories:V}=Q,O=(0,f.wX)([..._t,...Y.roots.flatMap(({rows:It})=>It)],Gt),k=(0,e.QA)(
Y,dt.environment),F=[...Q.remarks,...(0,e.f2)(Y,lt)],q=(0,e.q9)([...k,...F,...(0,e.rc)(Y)]),{why:ot,evidence:st}=Q.dialect,pt={verdict:Y,remarks:q,detection:{why:ot,
evidence:st}},{verdict:rt,remarks:Mt,detection:at}=dt.secrets.redact(pt,O),$t=J.files>0&&V.length===0,Dt={dialect:{...Q.dialect,...at},failOn:lt.failOn,depth:lt.
depth,scan:J,remarks:Mt,startedAt:yt.toISOString(),durationMs:Date.now()-yt.getTime(),version:h.xv,docsUrl:h.aq,clients:H(),links:null,repository:$t?L(dt.directory,
dt.environment):null,repositories:V,history:null};return{settings:lt,changes:Rt,verdict:rt,context:Dt}}const ht=Y=>Object.keys(Y).filter(m.Zp)}),2332:((Tt,nt,t)=>{
t.d(nt,{fT:()=>yt,iA:()=>Q,Nu:()=>dt});var A=t(3024),C=t(6760),W=t(8185),o=t(2170),x=t(255),D=t(3298);function y({links:J,...H},V,O,k){const F={...H,newHosts:new Set,
files:null,remarks:[]};if(V===null)return F;const q=at=>({...F,remarks:[`changed-only has no effect: ${at}`]});if(V.kind==="all")return q(V.why);const ot=R(V.files,
J),st=new Set(ot.filter(({status:at})=>at!=="removed").map(({file:at})=>at));if(st.size>0&&![...st].some(at=>O(at)!==null))return q("the checkout contains none \
of the files that the pull request changes");const pt=H.usages.filter(at=>st.has(at.place.file)||k(at)),Mt=`changed-only: the pull request changes ${V.files.length===
1?"1 file":`${V.files.length} files`} with ${pt.length} of ${H.usages.length} usages`;return{usages:pt,notes:H.notes.filter(at=>S((0,o.W7)(at),st)||k(at)),newHosts:b(
H.usages,ot,O),files:new Set(ot.map(({file:at})=>at)),remarks:[Mt]}}function R(J,H){const V=new Map(J.map(k=>[k.file,k])),O=H.entries().flatMap(([k,F])=>{const q=V.
get(F);return q===void 0?[]:[{...q,file:k}]});return[...J,...O]}const S=(J,H)=>H.has(J)||J==="."||[...H].some(V=>V.startsWith(`${J}/`)),w=2e8;function b(J,H,V){
const O=new Set;if(H.some(p))return O;const k=new Map(H.map(rt=>[rt.file,rt])),F=(0,D.O)(rt=>$(k.get(rt),V)),q=H.flatMap(({patch:rt})=>M(rt,/^[ -]/));let ot=0;const st=(rt,Mt)=>{
const at=[Mt,(0,x.pk)(Mt).toLowerCase()];return rt.filter($t=>(ot+=$t.length,ot<=w&&at.some(Dt=>$t.includes(Dt)))).length},pt=(rt,Mt)=>{const{isNew:at,now:$t,added:Dt}=F(
rt),It=at?0:st($t,Mt);return at||It>0&&It===st(Dt,Mt)};for(const[rt,Mt]of Map.groupBy(J,at=>at.host)){if(rt===null||Mt.some(({isHostImplied:$t})=>$t))continue;const at=[
...new Set(Mt.map(({place:$t})=>$t.file))];!at.every($t=>k.has($t))||st(q,rt)>0||at.every($t=>pt($t,rt))&&ot<=w&&O.add(rt)}return O}function $(J,H){const{file:V="",
status:O,patch:k=null}=J??{},F=O==="added";if(F||k===null)return{isNew:F,now:[],added:[]};const q=(H(V)??"").toLowerCase().split(`
`);return{isNew:F,now:q,added:M(k,/^\+/)}}const M=(J,H)=>(J??"").toLowerCase().split(`
`).filter(V=>H.test(V)),a=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,p=({file:J,status:H,changes:V,patch:O})=>O===null&&H!=="added"&&V>0&&a.test(J);var s=t(
2218),i=t(9968),l=t(5324),g=t(1011),_=t(4120),j=t(9432),r=t(4756),u=t(3096),f=t(3474),d=t(3152),c=t(9029),n=t(5011),e=t(5440),m=t(7706),h=t(1098),v=t(9119),T=t(
5106);const B=["TF_CLOUD_HOSTNAME",T.OZ],E=["TFE_HOSTNAME",T.M],P={cloud:B,cloud_default:B,provider_tfe:E,provider_tfe_default:E,terragrunt_source:["TG_TF_DEFAU\
LT_REGISTRY_HOST",T.e$]},L=/^(cloud|backend_)/,K=/^backend_remote/,N="remote backends are not checked, because a file of -backend-config may name others";function Z({
usages:J,notes:H},V,O){const k=new ut(V),F=J.map(k.read),{settled:q,missing:ot,added:st,remarks:pt,init:rt}=k,Mt=O!=="discovery",at=Mt?F.flatMap(Dt=>et(Dt,V)):[],
$t=Dt=>{const{code:It}=Dt.problem,Ut=Kt=>Dt.places.some(bt=>Kt.has((0,v.df)(bt)));return/^(host|source)-/.test(It)&&Ut(q)?[]:It==="host-missing"&&Mt&&Ut(ot)?{...Dt,
severity:"error"}:Dt};return{usages:F,notes:[...H.flatMap($t),...st,...at],remarks:[...pt],isLockReadonly:rt.isLockReadonly}}class ut{environment;init;remarks;settled=new Set;missing=new Set;added=[];constructor(H){
this.environment=H,this.init=(0,n.n)(H),this.remarks=new Set(this.init.remarks)}read=H=>{const{kind:V,place:O,workspace:k}=H,{backendConfig:F,hasBackend:q}=this.
init,ot=K.test(V),st=ot&&F.some(It=>!It.includes("="));if(st||!q&&L.test(V))return this.settled.add((0,v.df)(O)),st&&this.remarks.add(N),{...H,needs:[],directHost:void 0,
workspace:void 0};const[pt,rt]=[k?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(V)&&pt&&rt&&pt!==rt&&!H.isOverridden){const It=(0,m.ho)({kind:"workspace",
what:pt,selected:rt});this.added.push((0,o.kH)(It,{places:[O],clients:H.clients}))}const at=ot&&F.some(It=>!mt.test(It))?{...H,workspace:void 0}:H,$t=ot?ct(F):z(
H,this.environment);if($t!==null&&!H.isOverridden)return this.withHost(at,$t);const Dt=V==="backend_remote_default"&&k?.organization===null;return L.test(V)&&!Dt&&
this.missing.add((0,v.df)(O)),at};withHost(H,{text:V,service:O,variable:k}){const{place:F,replacedFor:q=[]}=H,ot=H.clients.filter(Mt=>!q.includes(Mt)),{host:st,
needed:pt,problem:rt}=e.pb.host(V,"terraform",!1);return this.settled.add((0,v.df)(F)),k!==null&&this.remarks.add(`${k} names ${(0,j.dh)(V)}`),rt&&this.added.push(
(0,o.kH)(rt,{places:[F],clients:ot})),{...H,host:st,isHostImplied:!1,needs:pt===null?[]:[{host:pt,service:O,clients:ot}],text:H.text?.replace(/^tfr:\/\/\//,`tfr\
://${V}/`)??null}}}const mt=/^hostname=/;function ct(J){const V=(J.findLast(O=>mt.test(O))??"").replace(mt,"");return V?{text:V,service:T.Bn,variable:null}:null}
function z({kind:J,text:H,backend:V,isHostImplied:O},k){const[F="",q=""]=(V==="cloud"?B:P[J])??[],st=O||J.endsWith("_default")&&H===null?k[F]:void 0;return st?{
text:st,service:q,variable:F}:null}function et({kind:J,workspace:H,place:V,clients:O,isOverridden:k,replacedFor:F=[]},q){const ot=K.test(J),st=(H?.lacks??[]).filter(
$t=>ot||!q[T.uW[$t]]);if(k||st.length===0)return[];const pt=ot?"remote backend":"cloud block",rt=J==="backend_remote_default"&&st.length===g.Rt.length,Mt=O.filter(
$t=>!F.includes($t)),at=(0,h.y7)({block:pt,lacks:st,isOpen:rt});return[(0,o.kH)(at,{places:[V],clients:Mt})]}var ht=t(533),Y=t(5306);async function Q(J,H,V){const O=H.
now(),k=await(0,Y.SQ)(J,H),F=J.scan.length===0?0:H.now()-O,{usedBy:q,...ot}=(0,Y.o0)(J,k,H),{files:st,bytes:pt}=k,rt=J.changedOnly?await H.changes(J):null,Mt=[...ot.
notes,...Gt(k,H.stop.why)],at={...k,...ot,notes:Mt,changes:rt,setting:J.dialect},{unmatched:$t,directories:Dt,endedAt:It}=k,Ut=(0,l.Ls)(J.exclude),xt=Nt=>Nt.split(
"/").some(l.G$)||(0,u.eH)((0,u.jt)(Nt)).some(Ut),Kt=It===null?[...$t].filter(Nt=>!xt(Nt)):[],{GITHUB_EVENT_NAME:bt=""}=H.environment,Ft=J.scan.length===0&&/^pull_request|^merge_group/.
test(bt),Ht={startedAt:V,dialect:ot.dialect,isEmpty:J.scan.length>0&&k.isEmpty&&k.endedAt===null,changes:rt,bots:ot.bots,remarks:[...Ft?[lt]:[],...(0,_.$V)("exc\
lude",Kt,[...Dt])],notes:[],scan:{files:st,bytes:pt,durationMs:F},clients:q,repositories:[],missing:null,checkouts:null};return yt([dt(null,at,J,H)],Ht,J,H)}const lt="\
the files of this pull request were not read, because of `hostnames`; to read them, set `scan: .`";function dt(J,H,V,{environment:O,directory:k,stop:F}){const q=Z(
H,O,V.depth),ot=(0,c.yY)(V,H.dialect,O),st={...H,...q,unmanaged:ot,settings:{...V,dialect:H.setting}},pt={...st,...(0,ht.G9)(st)},rt=xt=>(0,i.r7)((0,C.join)(k,xt)),
Mt=xt=>(0,W.US)(xt,V),at=y(pt,H.changes,rt,Mt),{roots:$t,notes:Dt,expand:It,locks:Ut}=(0,ht.D0)({...pt,changed:at.files,ending:F});return{name:J,dialect:H.dialect,
usages:Ut.without(at.usages),roots:$t,expand:It,namedHosts:(0,g.kA)(pt.usages),notes:at.notes,rootNotes:Dt,newHosts:at.newHosts,remarks:[...at.remarks,...q.remarks,
...pt.remarks]}}function yt(J,H,V,O){const{dialect:k,checkouts:F,scan:q}=H,ot=O.environment.SSL_CERT_FILE||"/",st=J.flatMap(({usages:It})=>It),pt=J.flatMap(It=>It.
roots),rt=(0,c.jK)(st,V,k,O,F?.plugins??null,pt),{usages:Mt,configs:at,releases:$t}=rt,Dt=_t(Mt,J,V,k.clients);return Rt(Dt.requirements),{...H,...Dt,dialect:{...k,
releases:$t},configs:at,usages:Mt.filter(g.s7),roots:pt,expand:J[0]?.expand??null,notes:[...J.flatMap(({notes:It})=>It),...J.flatMap(({rootNotes:It})=>It),...H.
notes],newHosts:new Set(J.flatMap(({newHosts:It})=>[...It])),namedHosts:q.files===0||V.exclude.length>0?null:new Set(J.flatMap(({namedHosts:It})=>[...It])),complaints:rt.
findings,remarks:[...H.remarks,...(0,A.existsSync)(ot)?[]:[`SSL_CERT_FILE names ${(0,j.dh)(ot)}, which does not exist`],...new Set(J.flatMap(It=>It.remarks)),...rt.
remarks],scan:{...q,usages:Mt.length}}}function _t(J,H,V,O){const k=V.hostnames.map(({host:st})=>st),F=Map.groupBy(J,({repository:st=null})=>st),q=H.map(({name:st,
namedHosts:pt})=>{const rt=new Set([...pt,...k]),Mt={hostnames:[],requiredServices:[]};return(0,s.CG)(Mt,F.get(st)??[],O,rt)}),ot=H.flatMap(({name:st,dialect:pt},rt)=>(0,s.
Fh)(st,pt,q[rt]??[]));return{requirements:(0,s.h1)([(0,s.CG)(V,[],O),...q],O),guesses:ot}}function Gt({endedAt:J,files:H},V){return J===null||V===null?[]:[(0,o.
ht)(J,(0,r.ub)({kind:"time",stopped:V,files:H}))]}function Rt(J){const{size:H}=new Set(J.map(({host:O})=>O)),V=`scan found ${H} hosts, the limit is ${f.pS}: nar\
row scan or exclude files`;if(H>f.pS)throw new d.GN([V])}}),2796:((Tt,nt,t)=>{t.d(nt,{cZ:()=>S,cr:()=>_,hs:()=>j,pq:()=>r});var A=t(2886),C=t(9432),W=t(9119),o=t(
8032),x=t(255),D=t(1780),y=t(8884);const R=3;function S(u){const f=new Map(u.map(n=>[n,(0,y.eb)([n]).length])),d=n=>f.get(n)??0,c=u.toSorted((n,e)=>d(e)-d(n));return(0,W.
c1)(c,b).flatMap(n=>{const e=(0,W.c1)(n,$);return e.length>R?[n]:e}).map(M).toSorted((n,e)=>(0,A.Np)(n,e)||w(n)-w(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}
function w({code:u,affects:f}){return u==="machine-network"?-1:u==="host-not-checked"?2:f.length===0||o.Du.some(d=>f.includes(d))?0:1}const b=({severity:u,problem:{
code:f},affects:d,exclude:c})=>JSON.stringify([u,f,f==="machine-network"||d,c===void 0]),$=u=>u.exclude===void 0?l(u.problem.help??"",u):"";function M(u){const[
f]=u,d=[...new Set(u.flatMap(({host:T})=>T??[]))],{code:c,title:n}=f.problem,e=T=>{const B=P=>d.length>1?l(T(P),P):(0,D.pj)(T(P)),E=B(f);return u.every(P=>B(P)===
E)?E:null},h=u.length>1&&f.exclude!==void 0?"":e(({problem:T})=>T.help??""),v=e(({problem:T})=>T.message);return{severity:f.severity,code:c,title:n,affects:[...new Set(
u.flatMap(({affects:T})=>T))],findings:u,hosts:d,hits:(0,y.eb)(u).length,message:h===null?null:v,help:h?.includes(p)?`${h}; ${i(d)}`:h}}const a="HOST",p=x.xV+a,
s=5,i=u=>`${p} is ${(0,C.K4)(u,s,f=>(0,x.fK)(f)[0]??f)}`,l=(u,{host:f})=>(0,D.pj)(u,d=>g(d,f));function g({host:u,shownAs:f,isVariable:d},c){if(d)return u===c?p:
f;const n=`.${u}:`.replace(`.${c}:`,`.${a}:`).slice(1,-1);return n===u?f:n}const _=u=>(0,W.c1)(u,({problem:{message:f,help:d=""}})=>`${(0,D.pj)(f)}
${(0,D.pj)(d)}`),j=u=>u.some(({host:f})=>f!==null)&&!u.every(A.zX);function r({hosts:u,findings:f}){const d=j(f),c=d?u.length:(0,y.Dx)(f).length;return c>1?`${(0,C.
px)(c,d?"host":"place")}: `:""}}),7039:((Tt,nt,t)=>{t.d(nt,{hF:()=>b});var A=t(8643),C=t(9432),W=t(2170),o=t(9119),x=t(9615),D=t(255),y=t(9179),R=t(5955),S=t(8884);
let w=function(...c){return{attemptsOf:w}=t.late([2798,8485],8485),new.target?new w(...c):w(...c)};function*b(c,n){const{hosts:e,findings:m,passed:h,ignored:v,stopped:T,
roots:B}=c,{dialect:E,remarks:P,repository:L,repositories:K,startedAt:N,durationMs:Z}=n,{usages:ut,...mt}=n.scan;yield*(0,R.M)({schemaVersion:1,version:n.version,
passed:h,stopped:(0,C.pk)(T)||void 0,incomplete:$(T),failOn:n.failOn,repository:L??void 0,repositories:$(K),dialect:E.name,clientDetection:a(E),clients:n.clients,
startedAt:N,durationMs:Z,counts:Object.fromEntries(x.oC.map(ct=>[`${ct}s`,M(m,ct)])),hosts:e.values().map(p),findings:m.values().map(r),roots:$(B)?.values().map(
u),ignored:v,usages:ut,remarks:$(P),scan:mt}),yield`
`}const $=c=>c.length===0?void 0:c,M=(c,n)=>c.filter(e=>e.severity===n).length;function a({clients:c,versions:n,releases:e,isGuess:m,why:h,evidence:v}){return{clients:c,
assumed:m??!1,why:(0,y._U)(h),versions:Object.entries(n).map(([T,B])=>({client:T,version:(0,y._U)(B)})),releases:e.map(({name:T})=>T),evidence:v.map(({client:T,
version:B,level:E,text:P,place:L})=>({client:T,version:B===null?null:(0,y._U)(B),kind:E,text:(0,y._U)(P),..._(L)}))}}function p(c){const{visit:n,requirements:e,
services:m,servicesFrom:h,clients:v,isNew:T}=c,{discovery:B,hops:E,timing:P,certificates:L}=n.attempt;return{host:n.host,display:(0,D.pk)(n.host),discovery:B.kind,
...s(B),..."excerpt"in B&&B.excerpt!==null&&{excerpt:B.excerpt},documentUrl:"url"in B?(0,A.Pl)(B.url):null,hops:E.map(({challenge:K,...N})=>({...N,url:(0,y.cq)(
N.url),proxy:N.proxy&&(0,y.cq)(N.proxy)})),services:Object.fromEntries(m.map(K=>[K.id,l(K)])),servicesFrom:h&&_(h),hostBlocks:n.forced.map(({client:K,place:N})=>({
client:K,place:_(N)})),required:e.map(({service:K,clients:N,because:Z})=>({service:K,clients:N,because:Z.map(g)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:w(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(i)},timingMs:{lookup:P.lookupMs,connect:P.connectMs,tls:P.tlsMs,firstByte:P.
firstByteMs,total:P.totalMs},certificates:L,clients:v,...T&&{new:!0}}}const s=c=>"problem"in c?{code:c.problem.code}:{},i=({discovery:c,timing:n})=>({discovery:c.
kind,...s(c),ms:n.totalMs});function l(c){if(c.kind==="url")return{url:(0,y.cq)(c.url)};if(c.kind==="problem")return{problem:{code:c.problem.code,...(0,x.ag)(c.
problem)}};const{authz:n,token:e}=c.login,m={authz:n&&(0,y.cq)(n),token:e&&(0,y.cq)(e)};return{login:{...c.login,...m}}}const g=c=>typeof c=="string"?c:_(c);function _({
file:c,line:n,column:e,endColumn:m,target:h,inside:v}){const{repository:T,path:B}=(0,o.bH)(c),E=T===null?{file:c}:{repository:T,file:B},P=h&&(0,o.bH)(h).path;return{
...E,line:n,column:e,endColumn:m,target:P,...j(v)}}function j(c){if(c===void 0)return{};const{through:n,isPublic:e,...m}=c;return{through:n,inside:m}}function r(c){
const{problem:n,severity:e,host:m,places:h,affects:v,exclude:T}=c;return{code:n.code,severity:e,host:m,service:(0,S.ju)(c),...(0,x.ag)(n),...j((0,W.Xd)(c)?.inside),
places:h.map(g),affects:v,...n.constraints&&{constraints:n.constraints.map(B=>({...d(B),conflicts:B.conflicts}))},...T&&{exclude:T}}}function u({directory:c,clients:n,
rows:e}){const{repository:m,path:h}=(0,o.bH)(c);return{...m&&{repository:m},directory:h,clients:n,rows:e.map(f)}}function f({problems:c,places:n,rejectedAt:e,...m}){
const{excluding:h=[],conflicting:v=[],requiredBy:T,...B}=m;return{...B,...T&&{requiredBy:T.map(E=>({...d(E),...v.includes(E)&&{conflicts:!0},...h.includes(E)&&{
excludesNewest:!0}}))},codes:c.map(({code:E})=>E),places:n.map(g)}}const d=({text:c,module:n,place:e})=>({constraint:c,module:n,place:g(e)})}),6662:((Tt,nt,t)=>{
t.d(nt,{S5:()=>h,K8:()=>v,gM:()=>T});var A=t(3471),C=t(5102),W=t(4073),o=t(806),x=t(8884),D=t(6906),y=t(6097),R=t(6092),S=t(7792);const w=13,b="  ",$=(E,P)=>M(E,
P).map(L=>(0,R.BP)(L.replaceAll("\xA0"," "))).join(`
`);function M(E,P,L="red"){switch(E.kind){case"paragraph":return s(E.content).flatMap(K=>(0,A.ky)((0,D.wh)(K),P));case"note":return a(`${E.label}:`,E.text,P);case"\
facts":return E.facts.flatMap(({label:K,texts:N})=>N.flatMap((Z,ut)=>a(ut===0?K:"",Z,P,w)));case"sources":return E.items.flatMap(K=>g(K,L,P));case"problem":return i(
E,P);case"table":return r(E,P);case"details":return _(E,P)}}const a=(E,P,L,K)=>(0,A.wW)({indent:2,label:E,style:"dim",column:K,text:(0,D.wh)(P)},L),p=E=>typeof E==
"string"||"kind"in E?[E]:E.flatMap(p);function s(E){const P=p(E),L=P.indexOf(S.Gy.newLine);return L<0?[P]:[P.slice(0,L),...s(P.slice(L+1))]}function i(E,P){const{
severity:L,code:K,url:N,message:Z,count:ut,title:mt,parts:ct}=E,z=D.B2[S.rC[L]].style,et=(0,D.wh)(S.Gy.isEmpty(Z)?[ut,mt]:Z);return[...(0,A.wW)({indent:0,label:`${L}\
[${K}]:`,style:z,url:N,text:et},P),...ct.flatMap(ht=>l(ht,P,z))]}const l=(E,P,L)=>E.kind==="paragraph"?M(E,{...P,width:P.width-2}).map(K=>`  ${K}`):M(E,P,L);function g({
place:E="",message:P="",help:L="",line:K},N,Z){const ut=typeof E=="object"&&"kind"in E&&E.kind==="link",mt=(0,D.wh)(E),ct=ut&&(0,S.AA)(E.url??"")?E.url:null,z={
text:mt,url:ct},et=[mt,(0,D.wh)(P)].filter(Y=>Y!=="").join(": "),ht=ut?"-->":"-";return[...et===""?[]:(0,A.wW)({indent:2,label:ht,style:"dim",text:et,linked:z},
Z),...K===void 0?[]:n(K,N,Z),...S.Gy.isEmpty(L)?[]:a("help:",L,Z)]}function _({title:E,children:P},L){const{sign:K,name:N,text:Z}=E,{withFlags:ut=String}=L,mt=ut(
(0,D.wh)(K===null?N:(0,S.mG)`${S.Gy.sign(K)} ${N}`)),ct=K===null?"bold":D.B2[K].style;return[...(0,A.wW)({indent:0,label:mt,style:ct,text:(0,D.wh)(Z)},L),...P.flatMap(
z=>l(z,L))]}const j=(E="")=>/^(?:number|history)/.test(E);function r({columns:E,rows:P},L){const K=E.map(({title:ct})=>(0,D.wh)(ct)),N=P.map(({sign:ct="works",cells:z})=>({
sign:ct,cells:z.map(et=>s(et).map(D.wh))})),Z=K.map((ct,z)=>Math.max(...[ct,...N.flatMap(({cells:et})=>et[z]??[])].map(A.nc)));if(Z.reduce((ct,z)=>ct+b.length+z,
b.length)>L.width)return N.flatMap(({sign:ct,cells:z})=>{const[et,...ht]=z.map(lt=>lt.join(", ")),Y=ht.flatMap((lt,dt)=>lt===""?[]:[`${K[dt+1]} ${lt}`.trim()]),
Q=`${et}: ${Y.join("; ")}`;return(0,A.wW)({indent:2,label:D.B2[ct].text,style:D.B2[ct].style,text:Q},L)});const mt=ct=>ct.map((z,et)=>{const ht=" ".repeat((Z[et]??
0)-(0,A.nc)(z));return j(E[et]?.style)?ht+z:z+ht}).join(b).trimEnd();return[`    ${(0,A.nI)(mt(K),"dim",L)}`,...N.flatMap(({sign:ct,cells:z})=>{const et=Math.max(
...z.map(({length:ht})=>ht));return Array.from({length:et},(ht,Y)=>{const lt=mt(z.map(yt=>yt[Y]??"")).replace(/\u2573+/g,yt=>(0,A.nI)(yt,"red",L));return`  ${Y===0?
(0,A.nI)(D.B2[ct].text,D.B2[ct].style,L):" "} ${lt}`})})]}const u=160,f=12,d="    ",c=/##\w*\[/;function n(E,P,L){const{place:K,before:N,literal:Z,after:ut}=E,mt="\
 ".repeat(`  ${K.line}`.length),ct=Math.min(L.width,u)-mt.length-3;if(ct<f)return[];const z=e(N+Z+ut),et=z(N+Z+ut),ht=(0,A.nc)(et)<=ct?0:z(N).search(/[^ ]|$/),Y=et.
slice(ht),Q=(0,A.nc)(z(N))-ht,lt=(0,A.nc)(z(N+Z))-ht,{from:dt,to:yt,text:_t}=m(Y,Q,Math.max(lt,Q+1),ct),Gt=(0,A.nI)("|","dim",L),Rt="^".repeat(Math.max(1,Math.min(
lt,yt)-Math.max(Q,dt))),J=" ".repeat(Math.max(Q,dt)-dt);return[`${(0,A.nI)(`  ${K.line}`,"dim",L)} ${Gt} ${_t}`.trimEnd(),`${mt} ${Gt} ${J}${(0,A.nI)(Rt,P,L)}`]}
function e(E){const P=L=>(0,R.RK)(L.replaceAll("	",d),Number.POSITIVE_INFINITY);return c.test(P(E))?L=>P(L).replaceAll(/(?<=#)#/g," #"):P}function m(E,P,L,K){const N=(0,A.
nc)(E);if(N<=K)return{from:0,to:K,text:E};const Z=Math.max(0,K-2-(L-P)),ut=L<K?0:Math.max(0,P-1-Math.ceil(Z*2/3)),mt=N-ut<=K,ct=ut+(mt?K:K-1),z=(0,A.Wc)(E,ut===
0?0:ut+1,ct),et=`${ut===0?"":"\u2026"}${z}${mt?"":"\u2026"}`;return{from:ut,to:ct,text:et}}function*h(E,P){for(const{text:L}of v(E,P))yield`${L}
`;yield`${T(E,P)}
`}function*v(E,P){const{isQuiet:L=!1,isRunner:K=!1,context:N}=P,Z=(0,o.du)(N,"log",o.h,E.lines),ut=K?Z:{...Z,limits:{...Z.limits,items:0,details:0}},mt=E.findings.
filter(et=>(0,C.Zh)(et,N)),ct=L?(0,W.CI)(["problems"],{...E,findings:mt},ut):(0,W.CI)(W.$9,E,ut);let z=!1;for(const et of ct){const ht=$(et,P),Y=K&&et.kind==="d\
etails"&&ht.includes(`
`),Q=!Y&&ht.includes(`
`);(z||Q&&et!==ct[0])&&(yield{kind:"plain",text:""}),z=Q,yield{kind:Y?"group":"plain",text:ht}}ct.length>0&&(yield{kind:"plain",text:""}),L||(yield{kind:"plain",
text:B(E,P,ut)})}function T(E,P){const{text:L,style:K}=D.B2[E.passed?"works":"fails"],N=(0,y.$N)(E,P.context);return(0,A.wW)({indent:0,label:L,style:K,text:N},P).
join(`
`)}function B(E,P,L){const{findings:K,hosts:N}=E,{context:Z,isRunner:ut}=P,mt=(0,x.Dx)(K).length>L.limits.places,ct=N.length>o.dS||mt||K.length>0&&!(0,o.jR)(N,L),
z=ut?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",et=[...(0,W.vH)(E,L).shown,...(0,y.
j6)(E,Z).map(S.Gy.words),...K.some(C.nM)?[S.Gy.words(`problem codes: ${Z.docsUrl}`)]:[],...ct?[S.Gy.words(z)]:[]];return $(S.om.paragraph(S.Gy.joined(et,S.Gy.newLine)),
P)}}),2307:((Tt,nt,t)=>{t.d(nt,{I4:()=>S,PT:()=>o,g8:()=>y});var A=t(6092),C=t(4120),W=t(7792);function o(s,i){if(typeof s=="string")return(0,A.js)(s);if(!("kin\
d"in s))return s.map(l=>o(l,i)).join("");switch(s.kind){case"words":return(0,A.My)(s.text).replaceAll("\xA0",i.space);case"code":return x(s,i);case"prose":return(0,A.
h$)(s.text,s.max);case"strong":return`<b>${o(s.content,i)}</b>`;case"small":return i.small(o(s.content,i));case"sentence":return(0,C.Iu)((0,A.h$)(s.text,s.max));case"\
link":return D(s.url,o(s.content,i));case"sign":return i.sign(s.of);case"break":return`<br${i.end}`;case"chart":return i.chart(s)}}function x({text:s,max:i,breaks:l},{
end:g,space:_}){const j=(0,A.D9)(s,i);return l==="never"?j.replaceAll(" ",_):l===void 0?j:j.replaceAll(l==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${g}`)}const D=(s,i)=>s!==
null&&((0,W.AA)(s)||/^#[!-~]+$/.test(s))?`<a href="${(0,A.js)(s,s.length)}">${i}</a>`:i;function y(s,i){const l=g=>o(g,i);switch(s.kind){case"paragraph":return`\
<p>${l(s.content)}</p>
`;case"note":return`<p>${w(s,i)}</p>
`;case"facts":return`<dl>
${s.facts.map(({label:g,texts:_})=>`<dt>${(0,C.Iu)(g)}</dt>${_.map(j=>`<dd>${l(j)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return $(s.items,i);case"problem":return b(s,i);case"table":return p(s,i);case"details":return a(s,i)}}const R=(s,i)=>s.map(l=>y(l,i)).join(""),
S=s=>s===void 0?"":` class="${s}"`;function w({label:s,text:i,as:l},g){const _=o(i,g);if(l==="items")return _;const j=(0,C.Iu)(s);return l!=="small"?l==="help"?
`<b>${j}:</b> ${_}`:`${j}: ${_}`:g.small(`${s==="history"?(0,C.Iu)(_):`${j} ${_}`}.`)}function b(s,i){const{severity:l,code:g,url:_,count:j,title:r,message:u,parts:f}=s,
d={kind:"link",url:_,content:g},c=(0,W.mG)`${W.Gy.sign(W.rC[l])} ${W.Gy.strong([j,r])} (${d})`,n=W.Gy.isEmpty(u)?"":`<p>${o(u,i)}</p>
`;return i.problem(l,o(c,i),`${n}${R(f,i)}`)}function $(s,i){const l=u=>o(u,i),{figures:g=[],messages:_=[]}=Object.groupBy(s,({message:u=""})=>W.Gy.isEmpty(u)?"\
figures":"messages"),j=g.map(({place:u="",line:f})=>`<figure><figcaption>${l(u)}</figcaption>${M(f,i)}</figure>
`),r=_.map(({place:u="",message:f="",help:d="",line:c})=>{const n=W.Gy.isEmpty(d)?"":`<br${i.end}<b>Help:</b> ${l(d)}`;return`<li>${l(W.Gy.joined([u,f],W.Gy.words(
": ")))}${n}${M(c,i)}</li>
`});return`${j.join("")}${r.length===0?"":`<ul>
${r.join("")}</ul>
`}`}function M(s,i){if(s===void 0)return"";const l=(0,A.J7)(s.before.trimStart().replaceAll("	"," ")),[g,_,j]=[l,s.literal,s.after].map(r=>o(r.replaceAll("	"," "),
i));return`<pre>${g}<mark>${_}</mark>${j}</pre>`}function a({title:s,children:i,anchor:l,isOpen:g},_){const j=o(s.name,_),r=R(i,_),u=s.sign===null&&W.Gy.isEmpty(
s.text),f=r===""?`<b>${j}</b>`:_.name(j),c=[s.sign===null?"":_.sign(s.sign),u?j:f,o(s.text,_)].filter(e=>e!=="").join(" ");if(r==="")return`<p>${c}</p>
`;const n=l===void 0?r:`<div id="${(0,A.My)(l)}">
${r}</div>
`;return`<details${S(l===void 0?void 0:"host")}${g?' open=""':""}>
<summary>${c}</summary>
${n}</details>
`}function p({caption:s,columns:i,rows:l,style:g},_){const j=i.map(({title:f})=>o(f,_)),r=l.map(({cells:f,host:d,sign:c})=>{const n=d===void 0?"":` data-host="${(0,A.
My)(d.anchor)}"${d.isFailing?' data-failing=""':""}`,[e="",...m]=f,v=[c===void 0?e:(0,W.mG)`${W.Gy.sign(c)}${W.Gy.words("\xA0")}${e}`,...m].map((T,B)=>_.cell(B===
0?"first column":"row",W.Gy.isEmpty(T)?"\u2013":o(T,_),i[B]?.style,g===void 0?j[B]:""));return`<tr${n}>${v.join("")}</tr>
`}),u=i.map((f,d)=>_.cell("head",j[d]??"",f.style));return _.table(s,g,`<thead>
<tr>${u.join("")}</tr>
</thead>
<tbody>
${r.join("")}</tbody>
`)}}),1423:((Tt,nt,t)=>{t.d(nt,{OT:()=>b,TM:()=>d,Zw:()=>$});var A=t(9432),C=t(9119),W=t(1780),o=t(2796),x=t(4503),D=t(4120),y=t(8884),R=t(7792),S=t(7035),w=t(806);
function b(c,n){const{shown:e,rest:m}=(0,A.zN)((0,o.cZ)(c),n.limits.causes),h=new Set,v=m.flatMap(T=>T.findings).length;return[...e.map(T=>$(T,n,h)),...(0,w.OS)(
v,"finding",n)]}function $(c,n,e=new Set){const{severity:m,code:h,title:v,message:T,help:B,hosts:E,findings:P}=c,{context:L,limits:K}=n,N=(0,y.f5)(P).map(et=>(0,w.
ik)(et,n)),[Z,ut]=E,mt=Z&&ut===void 0?L.history?.get(Z):void 0,ct=m==="error"&&(0,o.hs)(P)&&!e.has(`history ${Z}`),z=mt&&ct?(0,S.kW)(mt):null;return z!==null&&e.
add(`history ${Z}`),{kind:"problem",severity:m,code:h,url:`${L.docsUrl}#${h}`,count:(0,o.pq)(c),title:v,message:T===null?R.Gy.nothing:R.Gy.sentence(T,K.characters),
parts:[...T===null?s(c,n,e):a(c,n,e),...M("required by",R.Gy.joined(N),"line"),...M("help",B?R.Gy.prose(B,K.characters):R.Gy.nothing,"help"),...M("affects",(0,D.
od)(c.affects,L.clients),"small"),...M("history",z??R.Gy.nothing,"small")]}}const M=(c,n,e)=>R.Gy.isEmpty(n)?[]:[{kind:"note",label:c,text:n,as:e}];function a(c,n,e){
const{findings:m}=c,h=_(m,n),v=(0,y.Dx)(m),T=h.length>1&&v.length>1,B=h.length>1?"hosts":"host",E=l(m,n,e),P=n.limits.hasLines&&(!T||E.line!==void 0),L=P?v.slice(
0,1):[];return[...f(B,h,n.limits.hosts,"host",n,K=>j(K,T,n)),...P?g([E]):[],...r(m,L,T,n),...p(m,n)]}function p([c],n){const e=(c?.problem.constraints??[]).filter(
({conflicts:h})=>!h),m=n.limits.places;return f("other constraints",e,m,"constraint",n,h=>(0,w.ZT)(R.Gy.value(h.text),(0,w.N8)(h,n)))}function s(c,n,e){const m=(0,o.
cr)(c.findings),{shown:h,rest:v}=(0,A.zN)(m,n.limits.messages),T=L=>g(L.map(K=>i(K,c,n,e))),E=(u(n)===0?h:m).flatMap(L=>(0,y.Dx)(L).slice(0,1)),P=!n.limits.hasLines||
c.hosts.length>1;return[...T(h),...d(v.flat(),"finding",n,L=>T((0,o.cr)(L))),...r(c.findings,E,P,n)]}function i(c,{help:n},e,m){const[{problem:h}]=c,{characters:v,
hosts:T}=e.limits,B=_(c,{...e,detailed:new Set}),E=R.Gy.some(B,T,ut=>j(ut,B.length>1,e),"host"),{places:P,noun:L}=(0,y.TD)((0,y.Dx)(c)),K=P.length<2?"":` (and ${(0,A.
px)(P.length-1,`more ${L}`)})`,N=(0,R.mG)`${R.Gy.prose(h.message,v)}${K}`,Z=n===null?h.help:void 0;return{...l(c,e,m),message:R.Gy.joined([E,N],R.Gy.words(": ")),
help:Z?R.Gy.prose(Z,v):R.Gy.nothing}}function l(c,n,e){const m=(0,y.tN)(c);if(m===null)return{};const h=(0,C.R3)(m),v=m.target===void 0?"":` \u2192 ${(0,C.II)(m.
target)}`,T=!n.limits.hasLines||e.has(h)?void 0:n.lines.get(h);return e.add(h),{place:R.Gy.link((0,x.uM)(m,n.context),R.Gy.path(h+v)),line:T}}const g=c=>{const n=c.
filter(({place:e="",message:m=""})=>!R.Gy.isEmpty([e,m]));return n.length===0?[]:[{kind:"sources",items:n}]};function _(c,{detailed:n}){if(!(0,o.hs)(c))return[];
const e=[...Map.groupBy(c,({host:h})=>h).values()],[m]=c;return e.length>1||!m?.host||m.isHostNew||n.has(m.host)?e:(0,W.PP)(m.problem.message).includes(m.host)?
[]:e}function j(c,n,e){const[m]=c,h=m?.host?(0,w.b8)(m.host,e):R.Gy.nothing,v=(0,y.mj)(c,e.context.repositories.length),T=R.Gy.some((0,y.Dx)(c),1,P=>(0,w.ik)(P,
e)),B=n?v===""?T:v:R.Gy.nothing,E=m?.isHostNew?D.dy:R.Gy.nothing;return(0,w.ZT)(h,E,B)}function r(c,n,e,m){const{limits:h,context:v}=m,T=(0,y.mj)(c,v.repositories.
length);if(T===""&&e)return[];const B=(0,y.Dx)(c),E=(0,y.oN)(T===""?B:(0,y.TD)(B).places,n),P=K=>(0,w.ik)(K,m),L=n.length>0?"also at":"place";return T===""?f(L,
E,h.places,"place",m,P):E.length===0?[R.om.paragraph(R.Gy.sentence(`in ${T}`))]:f(`in ${T}`,E,h.hosts,"repository",m,P)}const u=({medium:c,limits:n})=>c==="log"?
0:n.items;function f(c,n,e,m,h,v){const{shown:T,rest:B}=(0,A.zN)(n,e),E=m==="host"||c==="place"?"items":"line";if(u(h)===0){const L=B.length>0&&h.medium!=="log"?
(0,R.mG)` ${h.elsewhere}`:R.Gy.nothing;return M(c,(0,R.mG)`${R.Gy.some(n,e,v,m)}${L}`,E)}return[...M(c,R.Gy.joined(T.map(v)),E),...d(B,m,h,P=>[R.om.paragraph(R.
Gy.joined(P.map(v)))])]}function d(c,n,e,m){if(u(e)===0)return(0,w.OS)(c.length,n,e);const h=R.om.title((0,A.px)(c.length,`more ${n}`));return R.om.details(h,(0,w.
Ku)(c,u(e),n,e,m))}}),3435:((Tt,nt,t)=>{t.d(nt,{Ub:()=>s,aJ:()=>b,gT:()=>$,qP:()=>g,sN:()=>M,wn:()=>p});var A=t(9432),C=t(9119),W=t(4503),o=t(5102),x=t(4120),D=t(
7792),y=t(806);const R=4,S=7;function w(r){const u=r.flatMap(d=>{const c=Map.groupBy(d.places,l);return c.size===0&&c.set(null,[]),Array.from(c,([n,e])=>({name:n,
finding:{...d,places:e}}))}),f=([,d])=>d.filter(({severity:c})=>c==="error").length;return[...Map.groupBy(u,({name:d})=>d)].map(([d,c])=>[d,c.map(({finding:n})=>n)]).
toSorted((d,c)=>f(c)-f(d))}function b(r,u){if(u.context.repositories.length===0)return[];const f=w(r.filter(o.nM)).filter(([h])=>h!==null),[d]=f;if(d===void 0)return[];
const c=D.Gy.some(f,{few:R},([h,v])=>(0,D.mG)`${D.Gy.code(h??"")} (${(0,x.H8)(v)})`),n=D.om.title((0,A.px)(f.length,"repository"),(0,D.mG)`with errors or warnings in files: ${c}`,
(0,o.hm)(d[1])==="error"?"fails":"warns"),e=u.medium==="log"?0:u.limits.rows,m=(0,y.Ku)(f,e,"repository",u,h=>_(h,u));return[{kind:"details",title:n,children:m}]}
const $=r=>["fails","unchecked"].includes((0,o.sG)(r));function M({hosts:r,files:u},f){const d=a(r.filter($).map(s)),c=u.filter(({severity:L})=>L==="error"),n=a(
c.map(({places:L})=>i(L))),e=[D.om.column("Repository",L=>D.Gy.link((0,W.aE)(L),D.Gy.code(L.name))),D.om.column("Commit",p),D.om.column("Failing hosts",d,"numbe\
r"),D.om.column("Errors in files",n,"number")],m=(L,K)=>D.om.table(L,e,K),h=L=>(d(L)??0)+(n(L)??0),{hit:v=[],other:T=[]}=Object.groupBy(f.context.repositories,L=>h(
L)>0?"hit":"other"),B=v.toSorted((L,K)=>h(K)-h(L)),E=(0,A.px)(T.length,"repository"),P=D.om.title(`${E} without failing hosts or errors in files`);return[...m(B,
"Repositories with failures"),...D.om.details(P,m(T,"Other repositories"))]}function a(r){const u=Map.groupBy(r.flat(),f=>f);return({name:f})=>u.get(f)?.length??
null}const p=r=>r.commit===null?D.Gy.nothing:D.Gy.link((0,W.DZ)(r),D.Gy.code(r.commit.slice(0,S))),s=({requirements:r})=>i(r.flatMap(({because:u})=>u)),i=r=>[...new Set(
r.map(l))].filter(u=>u!==null),l=r=>typeof r=="string"?null:(0,C._M)(r.file),g=(r,u)=>u.context.repositories.length===0?[]:_(w(r),u),_=(r,u)=>r.flatMap(([f,d])=>{
const{context:c,limits:n}=u,e=c.repositories.find(T=>T.name===f),m=D.Gy.link((0,W.aE)(e),D.Gy.path(f??"this checkout")),h=D.om.title(m,(0,x.H8)(d)),v=T=>D.om.table(
T,j(u),"Findings in files");return D.om.details(h,(0,y.Ku)(d,n.rows,"finding",u,v))}),j=r=>[D.om.column("Place",({places:u})=>(0,y.AZ)(u,r.limits.ownPlaces,r,!0)),
D.om.column("Severity",({severity:u})=>(0,D.mG)`${D.Gy.sign(D.rC[u])} ${u}`),D.om.column("Problem",({problem:{message:u,code:f}})=>(0,D.mG)`${D.Gy.sentence(u,r.
limits.characters)} (${(0,y.U1)(f,r)})`)]}),4073:((Tt,nt,t)=>{t.d(nt,{YK:()=>Ut,$9:()=>xt,KL:()=>Kt,dI:()=>Ft,$M:()=>It,WQ:()=>Nt,vH:()=>Xt,CI:()=>Qt,Ks:()=>Zt});
var A=t(9432),C=t(5102),W=t(6097),o=t(7792),x=t(5517),D=t(4120),y=t(6906),R=t(7035),S=t(806);const w=10,b=[7,30,90],$=30;function M(I,G){const{medium:U,limits:X,
context:tt}=G,[it,ft]=[U==="log",U==="summary"],Et=s(I,tt),gt=ft?Et:Et.filter(kt=>l(kt,tt)),At=kt=>o.om.title("History:",kt);if(gt.length===0)return ft&&tt.history?.
size?[o.om.line(At("1 run so far"))]:[];const Ot=it?gt.map(kt=>[kt]):g(gt,tt),{shown:Pt,rest:vt}=(0,A.zN)(Ot,Math.max(X.rows,w)),St=(0,A.zN)(Pt,it?Pt.length:w),
Lt=[o.om.column("Host",kt=>f(kt,G)),...d(gt,G)],Bt=([kt])=>kt?{sign:(0,C.sG)(kt)}:{},Ct=kt=>o.om.table(kt,Lt,"History",Bt),Wt=o.om.title((0,A.px)(St.rest.flat().
length,"more host")),wt=U==="brief"?G.elsewhere:"in the history file",jt=[...Ct(St.shown),...o.om.details(Wt,Ct(St.rest)),o.om.paragraph(o.Gy.small(j(Pt,G))),...(0,S.
OS)(vt.flat().length,"host",{...G,elsewhere:wt})],zt=_(Et,tt);return it?o.om.details(At(`${zt}; uptime and latency of ${$} days`),jt):[o.om.line(At(zt)),...jt,...ft?
(0,R.hc)(G):[]]}const a=(I,{history:G})=>I.flatMap(({visit:U})=>G?.get(U.host)??[]),p=(I,G)=>a(I,G).flatMap(({recent:U})=>U);function s({hosts:I},G){const U=(X,tt)=>{
const[{good:it,runs:ft}={good:1,runs:1}]=i([X],tt,G);return it/ft};return I.filter(X=>p([X],G).filter(x.yX).length>1).toSorted((X,tt)=>Number((0,C.DI)(tt))-Number(
(0,C.DI)(X))||U(X,$)-U(tt,$)||U(X,90)-U(tt,90))}const i=(I,G,U)=>a(I,U).flatMap(({uptime:X})=>X.find(({days:tt,runs:it})=>tt===G&&it>0)??[]),l=(I,G)=>(0,C.DI)(I)||
p([I],G).some(({outcome:U})=>U==="fails"),g=(I,G)=>[...Map.groupBy(I,U=>{const[X]=a([U],G).flatMap(({incidents:tt})=>tt.slice(0,1));return X?.until===null?X.from:
U.visit.host}).values()];function _(I,G){const U=Math.max(...a(I,G).map(({recent:ft})=>ft.length)),X=`the last ${(0,A.px)(U,"run")}`,tt=I.filter(ft=>l(ft,G)).length;
if(tt===0)return`no failure in ${X}`;const it=p(I,G).filter(({outcome:ft})=>ft==="fails").length;return I.length===1?`${it} of ${X} failed`:`${tt} of ${I.length}\
 hosts failed in ${X}`}function j(I,{medium:G,context:U}){const X=Et=>o.Gy.words(Et.replaceAll(" ","\xA0")),tt=o.Gy.joined((0,y.MC)(I.flatMap(Et=>r(Et,U))).map(
([Et,gt])=>(0,o.mG)`${o.Gy.code(Et)}${X(` ${gt}`)}`));if(G==="log")return tt;const ft=I.some(({length:Et})=>Et>1)?"; of several hosts, the worst of each run":"";
return(0,o.mG)`The newest run is at the right${o.Gy.words(ft)}. ${tt}. Uptime: the share of runs without an error. Latency: median of discovery.`}function r(I,G){
const U=a(I,G);return(U[0]?.recent??[]).map((X,tt,{length:it})=>{const ft=U.flatMap(({recent:At})=>At.at(tt-it)??[]),Et=ft.flatMap(({ms:At})=>At??[]);return{outcome:x.
im.find(At=>ft.some(Ot=>Ot.outcome===At))??"skipped",ms:Et.length===0?null:Math.max(...Et)}})}const u=({medium:I})=>I==="summary"||I==="brief";function f(I,G){const U=o.
Gy.some(I,G.limits.hosts,({visit:ft})=>(0,S.b8)(ft.host,G,o.Gy.name));if(!u(G))return U;const[X]=a(I,G.context),tt=X===void 0?null:(0,R.XQ)(X),it=G.medium==="br\
ief"||tt===null?o.Gy.nothing:o.Gy.small(tt);return o.Gy.joined([U,(0,R.bW)(r(I,G.context)),it],o.Gy.newLine)}function d(I,G){const{medium:U,context:X}=G;if(X.history===
null)return[];const tt=U==="log",it=(vt,St)=>tt?vt:(0,o.mG)`${vt}${o.Gy.newLine}${o.Gy.words(`${St}\xA0days`)}`,ft=(vt,St)=>{const Lt=i(vt,St,X),Bt=(0,A.px)(Math.
max(0,...Lt.map(({runs:wt})=>wt)),"run"),Ct=u(G)&&Lt.length>0?o.Gy.small(Bt):o.Gy.nothing,Wt=({good:wt,runs:jt})=>wt/jt;return o.Gy.joined([(0,R.be)(Lt,Wt,R.mc),
Ct],o.Gy.newLine)},Et=vt=>a(vt,X).flatMap(({medianMs:St})=>St??[]),gt=vt=>(0,R.be)(Et(vt),Number,D.kJ),At=vt=>(0,R.bW)(r(vt,X)),Ot=a(I,X),Pt=b.filter(vt=>Ot.some(
St=>c(St,vt)));return[...u(G)?[]:[o.om.column("Last runs",At,"history")],...(tt?[$]:Pt).map(vt=>{const St=vt===b[0]?"number uptime":"number older";return o.om.column(
it("Uptime",vt),Lt=>ft(Lt,vt),St)}),o.om.column(it("Latency",$),gt,"number minor")]}const c=({uptime:I},G)=>I.some(({days:U,runs:X},tt)=>U===G&&X>1.1*(I[tt-1]?.
runs??0));var n=t(2886),e=t(7615),m=t(3435);const h=2,v=4,T=6,B=20,E=200;function P(I,G=o.Gy.nothing){const{discovery:U}=I.visit.attempt,X=new Set((0,C.QK)(I).map(
({problem:it})=>it.title));if(X.size>0)return(0,A.K4)([...X],h);if(U.kind==="skipped")return U.problem.title;const tt=o.Gy.some(I.services,T,({id:it})=>(0,e.h0)(
it));return(0,S.ZT)(o.Gy.isEmpty(tt)?"no services":tt,G)}const L=({visit:I,servicesFrom:G},U)=>G===null?(0,D.kJ)(I.attempt.timing.totalMs):(0,o.mG)`host block at ${(0,S.
ik)(G,U)}`;function K(I,G,U=!1){const{visit:X,isNew:tt,findings:it}=I,ft=(0,C.sG)(I),Et=(0,S.b8)(X.host,{...G,detailed:new Set}),gt=tt?` (${D.dy})`:"",At=(0,o.mG)`${C.
nx[ft]}${gt}: ${P(I,L(I,G))}`,Ot=o.om.title(Et,At,ft),Pt={kind:"facts",facts:(0,e.xS)(I,G)};if(G.medium!=="page")return{kind:"details",title:Ot,children:[Pt]};const vt=it.
map(({severity:Lt,problem:{message:Bt,help:Ct,code:Wt}})=>{const wt=Ct?(0,o.mG)` ${o.Gy.strong("Help:")} ${o.Gy.prose(Ct)}`:o.Gy.nothing,jt=o.Gy.sign(o.rC[Lt]);
return{message:(0,o.mG)`${jt} ${o.Gy.sentence(Bt)}.${wt} (${(0,S.U1)(Wt,G)})`}}),St=G.context.history?.get(X.host)?.incidents??[];return{kind:"details",title:Ot,
isOpen:U,anchor:(0,S.dI)(X.host),children:[{kind:"sources",items:vt},Pt,...(0,R.cT)(St,G)]}}function N(I,G,U){const{medium:X,limits:tt}=U,it=G.filter(wt=>(0,C.QK)(
wt).every(jt=>!(0,C.JR)(wt)&&!(0,n.zv)(jt))),ft=I.flatMap(wt=>it.filter(jt=>(0,C.sG)(jt)===wt)),[Et]=ft;if(Et===void 0||(0,S.jR)(G,U))return[];const gt=X==="log",
At=(0,C.QK)(Et).length>0,Ot=gt||At,Pt=Ot&&ft.length<=S.dS,vt=At?tt.details:gt?tt.items:tt.rows,St=(0,S.Ku)(ft,Pt?S.dS:vt,"host",U,wt=>Ot?wt.map(jt=>K(jt,U)):o.om.
table(wt,Z(U),"Hosts"));if(Pt||At&&(gt||St.length===0))return St;const Lt=o.Gy.some(ft,{few:v},({visit:wt})=>(0,S.b8)(wt.host,U)),Bt=(0,C.sG)(Et),Ct=At?"with er\
rors or warnings":C.nx[Bt];return[{kind:"details",title:ft.length===1?o.om.title(Lt,Ct,Bt):o.om.title((0,A.px)(ft.length,"host"),(0,o.mG)`${Ct}: ${Lt}`,Bt),children:St}]}
const Z=I=>[o.om.column("Host",G=>ut(G,I)),o.om.column("Required by",({requirements:G})=>{const U=G.flatMap(X=>X.because);return(0,S.AZ)(U,I.limits.ownPlaces,I)}),
o.om.column("Result",G=>P(G,L(G,I)))];function ut({visit:{host:I},isNew:G},U){const X=G?o.Gy.small(D.dy):o.Gy.nothing;return o.Gy.joined([(0,S.b8)(I,U,o.Gy.name),
X],o.Gy.newLine)}const mt=I=>(0,o.mG)`${o.Gy.sign((0,C.sG)(I))} ${C.nx[(0,C.sG)(I)]} ${o.Gy.small(P(I))}`;function ct(I,G){const U=gt=>(0,m.Ub)(gt).length||null,
X=[o.om.column("Host",gt=>ut(gt,G),"name"),o.om.column("Status",mt,"status"),o.om.column("Time",gt=>(0,C.JR)(gt)?null:L(gt,G),"number minor"),o.om.column("Repos\
itories",U,"number repositories"),...d(I,G).map(gt=>({...gt,cell:At=>gt.cell([At])})),o.om.column("Certificate expires",et,"minor when")],tt=gt=>o.om.table(gt,X,
"Hosts",z,"hosts",E),{good:it=[],other:ft=[]}=Object.groupBy(I,gt=>(0,C.sG)(gt)==="works"?"good":"other");if(it.length<=B||ft.length===0)return tt(I);const Et=o.
om.title((0,A.px)(it.length,"host"),C.nx.works,"works");return[...tt(ft),...o.om.details(Et,tt(it))]}const z=I=>({host:{anchor:(0,S.dI)(I.visit.host),isFailing:(0,m.
gT)(I)}}),et=({visit:I})=>I.attempt.certificates.map(({expires:G})=>G.slice(0,10)).sort()[0]??"";var ht=t(1423),Y=t(9119),Q=t(8032),lt=t(5243);const dt=3,yt=6,_t=2,
Gt=12,Rt=(I,G)=>(0,C.Yn)(I,({rows:U})=>U).flatMap(U=>J(U,G));function J(I,G){if(I.length===0)return[];const{medium:U,limits:X,context:tt}=G,it=V(I),ft=I.length<=
S.dS,Et=it.sign==="fails"||it.sign==="warns"?U!=="log"||ft:U==="page"||U==="summary"&&tt.repositories.length<=1||U==="log"&&ft&&I.some(({rows:At})=>At.some(H)),
gt=(0,S.Ku)(I,Et?X.roots:0,"root module",G,At=>At.map(Ot=>({kind:"details",title:V([Ot]),children:F(Ot,G)})));return ft&&gt.length>0?gt:[{kind:"details",title:it,
children:gt}]}const H=({excluding:I=[]})=>I.length>0;function V(I){const G=I.flatMap(Pt=>Pt.rows),U=(0,C.Fl)(G),X=I.length===1,tt=I[0]?.clients??[],it=G.filter(
Pt=>(0,C.Fl)([Pt])===U),ft=new Set(it.map(Pt=>at(Pt,tt))),Et=X?Array.from(ft,o.Gy.path):I.map(k),gt=(0,o.mG)`${X?"for":"in"} ${o.Gy.some(Et,dt,Pt=>Pt)}`,At={fails:(0,o.
mG)`init fails ${gt}`,warns:(0,o.mG)`warnings ${gt}`,skipped:O(G),works:O(G)},Ot=X?I.map(k):(0,A.px)(I.length,"root module");return o.om.title((0,o.mG)`${Ot}:`,
At[U],U)}function O(I){const G=({kind:Ot,source:Pt})=>`${Ot} ${Pt}`,U=[...new Map(I.map(Ot=>[G(Ot),Ot])).values()];if(U.length===0)return"no registry modules an\
d no providers";const X=Map.groupBy(U,({kind:Ot})=>Ot),tt=Array.from(X,([Ot,{length:Pt}])=>(0,A.px)(Pt,Ot)).join(" and "),it=I.some(({isDirect:Ot,platforms:Pt})=>Ot||
Pt.length>0),ft=[...I.some(({isDirect:Ot})=>!Ot)?["version"]:[],...it?["package"]:[]],Et=new Set(I.filter(C.Rm).map(G)).size,gt=U.filter(({chosen:Ot})=>Object.values(
Ot).includes(null)).length,At=[...gt>0?[`${gt} without a version`]:[],...Et>0?[`${Et} not checked`]:[]];return`${tt}, ${At.join(", ")||`every ${ft.join(" and ")}\
 is available`}`}const k=({directory:I})=>I==="."?o.Gy.words("the top directory"):o.Gy.path((0,Y.II)(I));function F({rows:I,clients:G},U){const X=(0,C.Yn)(I,it=>[
it]).flat(),tt=it=>({sign:(0,C.Fl)([it])});return(0,S.Ku)(X,U.limits.rows,"row",U,it=>o.om.table(it,q(G,U),"Modules and providers",tt))}const q=(I,G)=>[o.om.column(
"Module or provider",U=>ot(U,I,G)),o.om.column("Problem",({problems:U})=>{const X=U.filter(({usualSeverity:tt})=>tt!=="notice");return o.Gy.joined(X.map(({code:tt})=>(0,S.
U1)(tt,G)))}),o.om.column("Constraint",U=>st(U,G)),o.om.column("Version",U=>$t(U,I)),o.om.column("Newest",U=>pt(U,G)),o.om.column("Platforms",({platforms:U})=>o.
Gy.some(U,Gt,({platform:X,available:tt})=>{const it=tt===null?"?":tt?"\u2713":"\u2717";return(0,o.mG)`${o.Gy.words(it)} ${o.Gy.value(X)}`}))];function ot(I,G,U){
const X=o.Gy.path(at(I,G));if(U.medium==="log")return X;const tt=I.source===I.address?o.Gy.nothing:o.Gy.path(I.source),it=I.places.slice(0,1).map(Et=>(0,S.ik)(Et,
U)),ft=o.Gy.joined([tt,it],o.Gy.words(" at "));return o.Gy.joined([o.Gy.strong(X),o.Gy.small(ft)],o.Gy.newLine)}function st({constraints:I,requiredBy:G,conflicting:U=[]},X){
if(G===void 0)return o.Gy.joined(I.map(o.Gy.value));const tt=[...new Set([...U,...G])],{shown:it,more:ft}=(0,A.zN)((0,Y.c1)(tt,({text:At})=>At),yt),Et=it.map(At=>{
const[Ot]=At,Pt=U.includes(Ot)?o.Gy.words("\u2717\xA0"):o.Gy.nothing,vt=(0,o.mG)`${Pt}${o.Gy.value(Ot.text)}`,St=rt(At,X);return X.medium==="log"?(0,S.ZT)(vt,St):
(0,o.mG)`${vt} ${o.Gy.small(St)}`}),gt=ft===0?o.Gy.nothing:o.Gy.words(`and ${ft} more`);return o.Gy.joined([...Et,gt],o.Gy.newLine)}function pt({newest:I,excluding:G=[]},U){
if(I===null)return o.Gy.nothing;const X=G.length===0?o.Gy.nothing:(0,o.mG)`excluded by ${rt(G,U)}`;return(0,S.ZT)(o.Gy.value(I),X)}const rt=(I,G)=>o.Gy.some(I,_t,
U=>G.medium!=="log"||(0,Y.Kh)(U)?(0,S.N8)(U,G):o.Gy.path(Mt(U))),Mt=({module:I,place:G})=>[I,...(typeof G=="string"?void 0:G.inside)?.through??[]].flatMap(U=>U?.
replace(/ \(.*\)$/,"")??[]).join(" > "),at=({address:I,host:G},U)=>U.every(X=>(0,lt.Vm)(X)===G)&&I.startsWith(`${G}/`)?I.slice(G.length+1):I;function $t({chosen:I,
locked:G},U){const X=Q.Du.filter(gt=>I[gt]!==void 0),tt=Map.groupBy(X,gt=>I[gt]??null),it=tt.size<2&&U.every(gt=>X.includes(gt)),ft=Array.from(tt,([gt,At])=>{const Ot=gt===
null?"none":o.Gy.value(gt);return it?Ot:(0,o.mG)`${(0,A.eZ)(At)} ${Ot}`});if(G===null||ft.length===0)return o.Gy.joined(ft);const Et=tt.size===1&&tt.has(G);return(0,S.
ZT)(o.Gy.joined(ft),Et?"locked":(0,o.mG)`locked: ${o.Gy.value(G)}`)}const Dt=["problems","unchecked","ownFiles","history","roots"],It=[...Dt,"requests","passed",
"skipped","notices","notes"],Ut=[...Dt,"passed","skipped","notes"],xt=[...Dt,"requests","passed","skipped"],Kt=["problems","hosts","details","incidents","reposi\
tories","roots","files","notices","notes"],bt=(I,...G)=>({title:I,blocks:({hosts:U},X)=>N(G,U,X)}),Ft={problems:{title:"Problems",blocks:({findings:I},G)=>(0,ht.
OT)(G.medium==="log"?I:I.filter(C.nM),G)},ownFiles:{title:"Repositories",blocks:({files:I},G)=>(0,m.aJ)(I,G)},history:{title:"History",blocks:M},roots:{title:"R\
oot modules",blocks:Ht},requests:bt("Requests","fails","warns"),unchecked:bt("Hosts","unchecked"),passed:bt("Hosts that passed","works"),skipped:bt("Skipped hos\
ts","skipped"),hosts:{title:"Hosts",blocks:({hosts:I},G)=>ct((0,C.md)(I),G)},details:{title:"Details",blocks:({hosts:I},G)=>Vt((0,C.md)(I),G)},incidents:{title:"\
Incidents",blocks:(I,G)=>(0,R.hc)(G)},repositories:{title:"Repositories",blocks:m.sN},files:{title:"Findings in files",blocks:({files:I},G)=>(0,m.qP)(I,G)},notices:{
title:"Notices",blocks:Yt},notes:{title:"About this check",blocks:Jt}};function Ht({roots:I,hosts:G},U){const X=(0,S.jR)(G,U),tt=I.filter(({rows:it})=>!X||(0,C.
Fl)(it)!=="fails");return Rt(tt,U)}const Nt=({hosts:I},{limits:G})=>new Set((0,A.zN)((0,C.md)(I),G.details).shown.map(({visit:U})=>U.host)),Vt=(I,G)=>(0,S.Ku)(I,
G.limits.details,"host",G,U=>U.map(X=>K(X,G,U.length===1)));function Yt({findings:I},G){const U=I.filter(tt=>!(0,C.nM)(tt)),X=o.om.title((0,A.px)(U.length,"noti\
ce"),o.Gy.nothing,"notice");return o.om.details(X,(0,ht.OT)(U,G))}function Jt(I,G){const{shown:U,rest:X}=Xt(I,G),tt=it=>[o.om.paragraph(o.Gy.joined(it,o.Gy.newLine))];
return[...tt(U),...(0,ht.TM)(X,"remark",G,tt)]}function Xt(I,{context:G,limits:U}){const X=(0,W.h$)(I,G).map(tt=>o.Gy.sentence(tt,U.characters));return(0,A.zN)(
X,U.remarks)}const Zt=(I,G,U)=>I.flatMap(X=>{const{title:tt,blocks:it}=Ft[X],ft=X==="details"&&G.hosts.length>S.dS,Et=it(G,U);return Et.length===0?[]:[{id:X,title:tt,
isFolded:ft,blocks:Et}]}),Qt=(I,G,U)=>I.flatMap(X=>Ft[X].blocks(G,U))}),5955:((Tt,nt,t)=>{t.d(nt,{M:()=>x,u:()=>y});var A=t(2170),C=t(1780),W=t(6092),o=t(8884);
function*x(R,S=""){const w=`${S}  `,b=R instanceof Iterator,[$,M]=b?"[]":"{}";let a=$;for(const p of b?R:Object.entries(R)){const[s,i]=b?["",p]:[`"${p[0]}": `,p[1]];
if(i===void 0)continue;const l=`${a}
${w}${s}`;a=",",D(i)?(yield l,yield*x(i,w)):yield l+(0,W.s$)(JSON.stringify(i,null,2).replaceAll(`
`,`
${w}`))}yield a===$?`${$}${M}`:`
${S}${M}`}const D=R=>R instanceof Iterator||Object.values(R??{}).some(S=>S instanceof Iterator);function y(){const R=new Map;return S=>{const{host:w,problem:b}=S,
$=(0,W.RK)((0,o.ju)(S)??""),a=w===null&&!b.code.startsWith("file-")?(0,W.RK)((0,C.pj)(b.message)):"",p=[b.code,w??"",$,(0,A.W7)(S),a].join("|"),s=(R.get(p)??0)+
1;return R.set(p,s),`${p}|${s}`}}}),6906:((Tt,nt,t)=>{t.d(nt,{B2:()=>W,MC:()=>w,qX:()=>S,wh:()=>o});var A=t(6092),C=t(5517);const W={fails:{text:"\u2717",emoji:"\
\u274C",style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{
text:"\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"\
blue",height:0}};function o(b){if(typeof b=="string")return(0,A.RK)(b);if(!("kind"in b))return b.map(o).join("");switch(b.kind){case"words":return b.text;case"c\
ode":case"prose":case"sentence":return(0,A.RK)(b.text,b.max);case"strong":case"small":case"link":return o(b.content);case"sign":return W[b.of].text;case"break":
return", ";case"chart":return S(b.runs)}}const x=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",
belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,
words:"2.5 s or more"}],D="\u2573",y="\u254C";function R(b){return b.outcome==="fails"?D:(0,C.yX)(b)?x.find(({belowMs:$})=>(b.ms??0)<$)?.mark??"":y}const S=b=>b.
map(R).join("");function w(b){const $=new Set(b.map(R)),M=b.some(s=>R(s)===x[0].mark&&s.ms===null);return[...x.map(({mark:s,words:i},l)=>[s,l===0&&M?`${i} or no\
t measured`:i]),[D,"failed"],[y,"no result"]].filter(([s])=>$.has(s))}}),3394:((Tt,nt,t)=>{t.d(nt,{Cf:()=>_,Fp:()=>d,Gc:()=>l,gD:()=>u,ni:()=>$,wQ:()=>g,yv:()=>c});
var A=t(9432),C=t(6092),W=t(2307),o=t(5102),x=t(4073),D=t(806),y=t(4120),R=t(6906),S=t(6097),w=t(7792);const b={sign:n=>R.B2[n].emoji,small:n=>`<sub>${n}</sub>`,
name:n=>`<b>${n}</b>`,chart:({runs:n,label:e})=>`<code role="img" aria-label="${(0,C.My)(e)}">${(0,R.qX)(n)}</code>`,problem:(n,e,m)=>`<p>${e}</p>
${m}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,m)=>`<table>
${m}</table>
`,cell:(n,e,m)=>{const h=m?.startsWith("number"),v=h?e.replaceAll(" ","&nbsp;"):e,T=h?' align="right"':"";return n==="head"?`<th${T||' align="left"'}>${v}</th>`:
`<td${T}>${v}</td>`},end:">",space:"&nbsp;"},$=n=>(0,W.PT)(n,b),M=n=>n.map(e=>(0,W.g8)(e,b).trim()).filter(e=>e!=="").join(`

`),a=1e6,p=10,s=100,i=7;function l(n,e){const m=e.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),h=w.Gy.link(m,w.Gy.words("in the JSON report"));return _(
x.$M,n,(0,D.du)(e,"summary",h,n.lines),{head:`## ${u(n,e)}`,foot:(0,w.mG)`tf-disco ${e.version}, started ${(0,y.QN)(e.startedAt)}.`,maxBytes:a})}const g=(n,e,m,h)=>_(
x.YK,n,(0,D.du)(e,"brief",D.xy),{head:`### ${f(n,e)}`,foot:(0,w.mG)`Details in the summary of ${d(m)}. Updated automatically.`,maxBytes:h});function _(n,e,m,{head:h,
foot:v,maxBytes:T}){const B=M([w.om.paragraph(w.Gy.small(v))]),E=T-p-(0,A.$$)(h+B),P=j(n,e,m),L=r(P,M,E);return`${[h,...L,B].filter(K=>K!=="").join(`

`)}
`}const j=(n,e,m)=>n.flatMap(h=>{const{title:v,blocks:T}=x.dI[h],B=w.om.paragraph((0,w.mG)`${v}: more ${m.elsewhere}`);return h!=="problems"?[[T(e,m),[B]]]:T(e,
m).map(E=>E.kind==="problem"?[[E],[{...E,message:w.Gy.nothing,parts:[]}]]:[[E]])});function r(n,e,m){const h=n.map(([B=[]])=>e(B)),v=()=>h.reduce((B,E)=>B+(E===
""?0:(0,A.$$)(`${E}

`)),0)>m,T=[...n.keys()].reverse().filter(B=>h[B]!=="");for(const B of T){const E=n[B]?.[1];E!==void 0&&v()&&(h[B]=e(E))}for(const B of T)v()&&(h[B]="");return h}
const u=(n,e)=>`${R.B2[(0,o.fi)(n)].emoji} ${(0,y.Iu)((0,S.$N)(n,e))}`,f=(n,e)=>`${R.B2[(0,o.fi)(n)].emoji} Terraform service discovery: ${(0,S.$N)(n,e)}`;function d({
url:n,workflow:e,job:m,commit:h}){const v=e.split("/").at(-1)??"";return w.Gy.joined([w.Gy.link(n,w.Gy.code(v===""?"this run":v,s)),m===""?w.Gy.nothing:(0,w.mG)`job ${w.
Gy.code(m,s)}`,h===""?w.Gy.nothing:(0,w.mG)`commit ${w.Gy.code(h.slice(0,i))}`])}const c=(n,e,m)=>`${f(n,e)}. ${$(w.Gy.small(d(m)))}
`}),3471:((Tt,nt,t)=>{t.d(nt,{LV:()=>y,Wc:()=>M,ky:()=>x,nI:()=>C,nc:()=>S,wW:()=>o});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},C=(a,p,{colour:s})=>s?
`\x1B[${A[p]}m${a}\x1B[0m`:a,W=(a,p,{hyperlinks:s})=>p&&s?`\x1B]8;;${p}\x1B\\${a}\x1B]8;;\x1B\\`:a;function o(a,p){const s=" ".repeat(a.indent),i=a.label.padEnd(
(a.column??0)-1),l=" ".repeat(a.indent+(a.column??2)),g=p.width-s.length-i.length-1,_=D(a.text,p),[j="",...r]=y(_,g,p.width-l.length),u=W(C(i,a.style,p),a.url,p),
{text:f="",url:d}=a.linked??{},n=j.startsWith(f)?`${W(f,d,p)}${j.slice(f.length)}`:j;return[`${s}${u} ${n}`.trimEnd(),...r.map(e=>`${l}${e}`)]}function x(a,p){const[
s="",...i]=y(D(a,p),p.width,p.width-2);return[s,...i.map(l=>`  ${l}`)]}const D=(a,p)=>p.withFlags?.(a)??a;function y(a,p,s=p){const i=[];let l="",g=0;for(const _ of a.
split(" ")){const j=S(_),r=i.length===0?p:s;l!==""&&g+1+j>r&&(i.push(l),l=""),g=l===""?j:g+1+j,l=l===""?_:`${l} ${_}`}return[...i,l]}const R=/^[ -~]*$/,S=a=>R.test(
a)?a.length:Iterator.from(a).reduce((p,s)=>p+w(s),0);function w(a){return R.test(a)?1:b(a)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(a)?1:$(a)?2:1}const b=a=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(a),$=a=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(a);function M(a,p,s){let[i,l]=["",0];for(const g of a){const _=w(g),j=l+_;if(l>=p&&j<=s&&(_>0||l>p)?i+=g:i+=" ".repeat(Math.max(0,Math.min(j,s)-Math.max(l,
p))),l=j,l>s)break}return i}}),6811:((Tt,nt,t)=>{t.d(nt,{XP:()=>M,fN:()=>$,qY:()=>S});var A=t(9432),C=t(255),W=t(6092),o=t(3471);const x=2,D=80;function y(p){if(p.
kind==="scan")return`read ${(0,A.px)(p.files,"file")}`;if(p.kind==="registries")return`${p.done} of ${(0,A.px)(p.total,"registry request")} done`;if(p.kind==="p\
ackages"){const r=[...new Set(p.waiting)];return`${(0,A.px)(p.done,"transfer")} of packages done${R(r)}`}const{done:s,total:i,failed:l,waiting:g}=p,_=l===0?"":`\
, ${l} failed so far`,j=[...g];return`${s} of ${(0,A.px)(i,"host")} checked${_}${R(j)}`}function R(p){const{shown:s,more:i}=(0,A.zN)(p,x),l=s.map(g=>(0,W.RK)((0,C.
nx)(g),D));return l.length===0?"":i===0?`; waiting for ${l.join(" and ")}`:`; waiting for ${l.join(", ")} and ${(0,A.px)(i,"other")}`}const S={show:()=>{},end:()=>{}},
w=5e3,b=200;function $(p){let s=!0;return a(w,i=>{s&&p(i),s=!s})}function M(p,s){let i="";const{show:l,end:g}=a(b,j=>{const r=(0,o.Wc)(j,0,s-1);r!==i&&p(`\r${r}\
\x1B[K`),i=r});return{show:l,end:()=>{g(),i!==""&&p("\r\x1B[K")}}}function a(p,s){let i=null;const l=setInterval(()=>{i!==null&&s(y(i))},p).unref();return{show:_=>{
i=_},end:()=>clearInterval(l)}}}),3397:((Tt,nt,t)=>{t.d(nt,{t:()=>b});var A=t(3087),C=t(7039),W=t(3394),o=t(6092);let x=function(...M){return{hash:x}=process.getBuiltinModule(
"node:crypto"),new.target?new x(...M):x(...M)},D=function(...M){return{renderBadge:D}=t.late([7912],7912),new.target?new D(...M):D(...M)},y=function(...M){return{
renderCodeQuality:y}=t.late([9811],9811),new.target?new y(...M):y(...M)},R=function(...M){return{renderJunit:R}=t.late([6597],6597),new.target?new R(...M):R(...M)},
S=function(...M){return{renderHtml:S}=t.late([8594],6213),new.target?new S(...M):S(...M)},w=function(...M){return{renderSarif:w}=t.late([8554],8554),new.target?
new w(...M):w(...M)};function b({report:M,badge:a},p,s){const i=[],l=(g,_,j)=>{const r=(0,A.KE)(()=>(0,A.f8)(s,_,(0,A.mk)(j())));r!==null&&i.push(`the ${g} ${(0,o.
RK)(_)} was not written: ${r}`)};for(const{path:g,format:_}of M)l("report",g,()=>$(_,p));return a!==null&&l("badge",a,()=>[D(p)]),i}function $(M,{verdict:a,context:p}){
switch(M){case"json":return(0,C.hF)(a,p);case"sarif":return w(a,p);case"junit":return R(a,p);case"codequality":return y(a,s=>x("sha256",s));case"html":return S(
a,p,s=>x("sha256",s,"base64"));case"markdown":return[(0,W.Gc)(a,p)]}}}),2019:((Tt,nt,t)=>{t.d(nt,{G:()=>x});var A=t(6760),C=t(9968);const W=/^[0-9a-f]{40}$/,o=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;
function x(s){const i=(0,A.join)(s,".git"),l=D(i,s)??i,g=w((0,A.join)(l,"commondir")),_=g===null?l:(0,A.resolve)(l,g),j=()=>(0,C.r7)((0,A.join)(_,"packed-refs"))??
"",r=y(w((0,A.join)(l,"HEAD")),[l,_],j);return r===null?null:{commit:r,isFetched:S(r,(0,C.r7)((0,A.join)(l,"FETCH_HEAD"))??"",j),remote:M((0,C.r7)((0,A.join)(_,
"config"))??"")}}function D(s,i){const[,l]=/^gitdir: (.+)$/.exec(w(s)??"")??[];return l===void 0?null:(0,A.resolve)(i,l)}function y(s,i,l){const[,g]=o.exec(s??"")??
[],_=g===void 0?s:R(g,i,l);return _!==null&&W.test(_)?_:null}function R(s,i,l){for(const _ of i){const j=w((0,A.join)(_,s));if(j!==null)return j}return l().split(
`
`).find(_=>_.endsWith(` ${s}`))?.slice(0,40)??null}function S(s,i,l){const g=(_,j)=>_.split(`
`).some(r=>r.startsWith(`${s}${j}`));return g(i,"	")||g(l()," refs/remotes/")}const w=s=>(0,C.r7)(s)?.replace(/\r?\n$/,"")??null,b=21,$=/^(?!\.{1,2}$)[\w.-]+$/;
function M(s){let i=!1;for(const l of s.split(`
`).map(g=>g.trim())){l.startsWith("[")&&(i=l==='[remote "origin"]');const g=l.indexOf("=");if(!(!i||g<0||l.slice(0,g).trim().toLowerCase()!=="url"))return a(l.slice(
g+1).trim())}return null}function a(s){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(s),[l,g]=i===null?p(s):[i[1],i[2]],_=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),j=_.length>1&&_.length<=b;return!l||!j||!_.every(r=>$.test(r))?null:{host:l.toLowerCase(),owner:_.slice(0,-1).join("/"),name:_.at(-1)??""}}function p(s){
const i=URL.parse(s);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),1116:((Tt,nt,t)=>{t.
d(nt,{H:()=>l});var A=t(9432),C=t(2170),W=t(9119),o=t(9615),x=t(255),D=t(6092),y=t(2796),R=t(5102),S=t(1423),w=t(806),b=t(8884),$=t(6906),M=t(6097),a=t(7792);const p=10,
s=200,i=3600,l=(n,e)=>[..._(n,e),...o.oC.flatMap(m=>{const h=n.findings.filter(v=>{const T=(0,R.Zh)(v,e)||g(v);return v.severity===m&&T});return j(m,(0,y.cZ)(h),
e)})],g=n=>(0,R.nM)(n)&&!(0,y.hs)([n])&&u((0,C.Xd)(n)),_=(n,e)=>n.passed||(0,R.hm)(n.findings)==="error"?[]:[f("error","The check failed",(0,M.$N)(n,e))];function j(n,e,m){
const h=(0,w.du)(m,"notes",w.xy),{shown:v,rest:T}=(0,A.zN)(e,e.length>p?p-1:p),B=T.flatMap(({findings:L})=>L),E=[...new Set(T.map(({title:L})=>L)),"see the job \
summary"],P=`and ${(0,A.px)(B.length,`more ${n}`)}`;return[...v.map(L=>{const K=(0,b.tN)(L.findings),N=u(K)?K:null,Z=N===null?"":(0,W.R3)({...N,inside:void 0});
return f(n,r(L),d((0,S.Zw)(L,h),Z),N)}),...B.length>0?[f(n,P,E.join(`
`))]:[]]}function r(n){const[e]=n.hosts,m=e===void 0?"":`${(0,D.RK)((0,x.nx)(e))}: `;return`${(0,y.pq)(n)||m}${n.title}`}function u(n){const e=n?.file??"";return e!==
""&&(0,b.CN)(e)&&(0,D.BP)((0,D.RK)(e,e.length))===e}const f=(n,e,m,h=null)=>({level:n,title:(0,D.LS)((0,D.RK)(e,s)),message:(0,D.LS)(m),...h,inside:void 0});function d({
message:n,title:e,code:m,url:h,parts:v},T){const B=(0,$.wh)(a.Gy.isEmpty(n)?e:n),{first:E=[],last:P=[]}=Object.groupBy(v,N=>N.kind==="note"&&(N.as==="help"||N.as===
"small")?"first":"last"),L=[...E,...P].flatMap(N=>c(N,T)),K=i-h.length;return`${(0,A.dh)([`${(0,A.dh)(B,K/2)} [${m}]`,...L].join(`
`),K)}
${h}`}function c(n,e){return n.kind==="note"?[`${n.label}: ${(0,$.wh)(n.text)}`]:n.kind==="paragraph"?[(0,$.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(
({place:m="",message:h="",help:v=""})=>{const T=(0,$.wh)(m)===e?a.Gy.nothing:m;if(a.Gy.isEmpty(h))return a.Gy.isEmpty(T)?[]:[`at: ${(0,$.wh)(T)}`];const B=`- ${(0,$.
wh)(a.Gy.joined([T,h],a.Gy.words(": ")))}`;return a.Gy.isEmpty(v)?[B]:[B,`  help: ${(0,$.wh)(v)}`]})}}),8065:((Tt,nt,t)=>{t.d(nt,{Fr:()=>l,GN:()=>i,K$:()=>j,O7:()=>r,
cn:()=>R,fF:()=>S,yi:()=>g});var A=t(9432),C=t(6092),W=t(4073),o=t(806),x=t(4120),D=t(3394),y=t(7792);const R="the files",S="certificates and tokens that expire\
 soon",w=f=>f!==R&&f!==S,b=200,$="Terraform service discovery fails: ",M="Terraform service discovery recovers: ",a="Registry check: ",p=3,s=10;function i({failing:{
first:f,count:d}},c=R){const n=f.filter(({recovering:L})=>L===void 0),e=n.some(({subject:L})=>w(L)),[m,h]=n.length===0?[M,f]:[e?$:a,n],v=d-f.length+h.length,T=({
subject:L})=>L===R?c:L,B=h.slice(0,p).map(T),E=v>B.length?[`${v-B.length} more`]:[],P=(0,C.RK)(`${m}${[...B,...E].join(", ")}`);return P.length>b?`${m}${v} host\
s`:P}const l=f=>[$,M,a].some(d=>f.startsWith(d));function g(f,d,{outage:c,page:n,maxBytes:e}){const{startedAt:m}=d,h=c.failing.count>0?" Closes when all hosts r\
ecover.":"",v=_(c.failing,m).map(D.ni);return(0,D.Cf)(W.YK,f,(0,o.du)(d,"brief",o.xy),{head:[`### ${(0,D.gD)(f,d)}`,...v].join(`

`),foot:(0,y.mG)`Last checked ${(0,x.QN)(m)}; details in the summary of ${(0,D.Fp)(n)}. Updated automatically.${h}`,maxBytes:e})}function _({first:f,count:d},c){
const e=[...Map.groupBy(f,({subject:v,since:T,recovering:B})=>B===void 0?`${v===S?"Reported":"Failing"} since ${(0,x.QN)(T)} (${(0,x.u8)(T,c)})`:`Recovering, ${B.
good} of ${(0,A.px)(B.needed,"run")} without a failure`)].slice(0,s),m=d-e.flatMap(([,v])=>v).length,h=e.map(([v,T])=>{const B=y.Gy.sign(T.some(({recovering:P})=>P)?
"works":"fails"),E=y.Gy.some(T,s,({subject:P})=>u(P));return(0,y.mG)`${B} ${v}: ${E}`});return m>0?[...h,(0,y.mG)`and ${m} more`]:h}function j(f,d){const{at:c,down:n,
up:e,gone:m,still:h,endedSince:v,isReopened:T}=f,B=(K,N,Z)=>Z.length===0?y.Gy.nothing:(0,y.mG)`${y.Gy.sign(K)} ${N}: ${y.Gy.some(Z,s,ut=>ut)}.`,E=({subject:K,since:N})=>(0,y.
mG)`${u(K)} (after ${(0,x.u8)(N,c)})`;return`${[T?(0,y.mG)`Reopened: the failure continues or has returned.`:y.Gy.nothing,B("fails","Failing",n.map(u)),B("works",
"Recovered",e.map(E)),B("skipped","No longer checked",m.map(u)),B("fails","Still failing",h.map(u)),v===null?y.Gy.nothing:(0,y.mG)`${y.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,x.u8)(v,c)}, from ${(0,x.QN)(v)} to ${(0,x.QN)(c)}, as observed by this check.`,y.Gy.small(y.Gy.joined([(0,x.QN)(c),(0,D.Fp)(
d)]))].filter(K=>!y.Gy.isEmpty(K)).map(D.ni).join(`

`)}
`}const r=f=>`Duplicate of #${f}, which another run opened at the same time.
`,u=f=>w(f)?y.Gy.code(f):f}),4947:((Tt,nt,t)=>{t.a(Tt,async(A,C)=>{try{let K=function(z){for(const et of T.redact(z))g.pq(et)},N=function(z){for(const et of T.redact(
z))g.$e((0,M.LS)(et))},mt=function(z){const{verdict:et,changes:ht,context:Y}=z,Q=n===null?[]:(0,i.ws)((0,S.R8)(et),h,n),lt=ht?.kind==="files"?ht.files:[],dt=n===
null?new Map:(0,i.hP)(Q,lt,h,n);return{...z,located:Q,context:{...Y,links:dt}}};t.r(nt);var W=t(9876),o=t(3628),x=t(3214),D=t(3087),y=t(1116),R=t(7039),S=t(4503),
w=t(6662),b=t(3394),$=t(255),M=t(6092),a=t(7773),p=t(437),s=t(9973),i=t(8278),l=t(6102),g=t(166),_=t(4436),j=t(6811),r=t(4515),u=t(3397);const f={colour:!1,width:120,
isRunner:!0};(0,r.kL)(process,z=>process.stderr.write(`the log was not written: ${z}
`));const{env:d}=process,c=g.j_(d.GITHUB_EVENT_PATH);delete d.GITHUB_EVENT_PATH;const n=(0,_.ng)(d,c),e=(0,_.$c)(d.GITHUB_EVENT_NAME,c),m=Object.keys(d).filter(
z=>z.startsWith($.xV)&&!d[z]);for(const z of e?m:[])delete d[z];const h=d.GITHUB_WORKSPACE??process.cwd(),v=g.Ko(a.y.map(({name:z})=>z)),T=(0,W.cA)(v,d,(0,o.K)(
g.Pq)),B=new x.VG;let E=[];await(0,r.mB)(process,{stop:B,secrets:T,isFinal:!1,act:P,reportMistakes:z=>g.z3(z.map(et=>(0,M.LS)(et)).join(`
`),{title:"Wrong settings"}),reportCrash:z=>g.z3(z,{title:"Could not run"})});async function P(z){const et=(0,j.fN)(lt=>K([lt])),{checked:ht,warnings:Y}=await(0,p.
k_)(v,process,et,{directory:h,isFork:e,stop:B,changes:L,secrets:T}),Q=z.aborted?3:ht.verdict.passed?0:1;return N(Y),await ut(ht,z),E.length>0?3:Q}async function L({
githubToken:z}){const et=await(0,s.S)(n,z,B.signal);return et.kind==="all"&&n?.pull&&N([`changed-only has no effect: ${et.why}`]),et}async function Z(z,et){try{
await et()}catch(ht){N([`${z}: ${(0,D.A3)(ht)}`])}}async function ut(z,et){let ht={...z,located:[]};await Z("places are not links",()=>{ht=mt(z)}),await ct(ht),
et.aborted||await Z("the comment and the issue were not written",async()=>{const{notes:Y,warnings:Q}=await(0,l.m)(ht,n,h,et);K(Y),N(Q)}),await Z("the log was no\
t written",()=>g.pq((0,w.gM)(z.verdict,{...f,context:z.context})))}async function ct({settings:z,verdict:et,context:ht}){const{GITHUB_OUTPUT:Y,GITHUB_STEP_SUMMARY:Q,
RUNNER_TEMP:lt}=d,dt={...f,context:ht},yt={"the log was not written":()=>g.ur((0,w.K8)(et,dt)),"the annotations were not written":()=>g.fz((0,y.H)(et,ht)),"the \
outputs were not written":()=>N(g.Kn(Y,g.Yz(et))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>g.Sy(Q,(0,b.Gc)(et,ht)),"the JSON report was not \
written to RUNNER_TEMP":()=>{const _t=g.u5(lt,(0,R.hF)(et,ht));N(g.Kn(Y,{report:_t}))},"the report files were not written":()=>{E=(0,u.t)(z,{verdict:et,context:ht},
h);for(const _t of T.redact(E))g.z3((0,M.LS)(_t))}};for(const[_t,Gt]of Object.entries(yt))await Z(_t,Gt)}C()}catch(f){C(f)}},1)}),9973:((Tt,nt,t)=>{t.d(nt,{N:()=>x,
S:()=>j});var A=t(1123),C=t(4436);const W=100,o=100;async function x(r,u,f,d){const c=AbortSignal.any([AbortSignal.timeout(f),d]),{connect:n}=await Promise.all(
[t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:e,paginate:m}=n(r,u,c),h={owner:r.owner,repo:r.repository},v={...h,per_page:W},T=(E,P)=>y(E.then(({data:L})=>P(
L))),B=async(E,P,L)=>(await y(D(E,L))).flatMap(P);return{listComments:E=>{const P={...v,issue_number:E};return B(m.iterator(e.issues.listComments,P),R)},createComment:(E,P)=>T(
e.issues.createComment({...h,issue_number:E,body:P}),R),updateComment:(E,P)=>y(e.issues.updateComment({...h,comment_id:E,body:P})),deleteComment:E=>y(e.issues.deleteComment(
{...h,comment_id:E})),listIssues:(E,P)=>{const L=m.iterator(e.issues.listForRepo,{...v,...E});return B(L,N=>(0,C.at)(N,"pull_request")===void 0?S(N):[],P)},createIssue:E=>T(
e.issues.create({...h,...E,labels:[...E.labels]}),S),updateIssue:(E,P)=>y(e.issues.update({...h,issue_number:E,...P})),addLabels:(E,P)=>y(e.issues.addLabels({...h,
issue_number:E,labels:[...P]})),createLabel:E=>y(e.issues.createLabel({...h,...E})),listChangedFiles:E=>{const P={...v,pull_number:E};return B(m.iterator(e.pulls.
listFiles,P),w)}}}async function D(r,u=Number.POSITIVE_INFINITY){const f=[];let d=0;for await(const{data:c}of r){for(const n of b(c))f.push(n);if(f.length>=u)return f.
slice(0,u);if(d+=1,d===o)throw new A.F9(`the list has more than ${o} pages`)}return f}async function y(r){try{return await r}catch(u){if(u instanceof A.F9)throw u;
return i()}}const R=r=>({id:s(r,"id"),body:p(r,"body")??"",isTrusted:M(r)}),S=r=>({number:s(r,"number"),title:a(r,"title"),body:p(r,"body")??"",isOpen:a(r,"stat\
e")==="open",reason:p(r,"state_reason"),closedAt:p(r,"closed_at"),labels:b((0,C.at)(r,"labels")).flatMap(u=>typeof u=="string"?u:p(u,"name")??[]),isTrusted:M(r)}),
w=r=>({file:a(r,"filename"),status:a(r,"status"),changes:s(r,"changes"),patch:p(r,"patch")}),b=r=>Array.isArray(r)?r:i(),$=["OWNER","MEMBER","COLLABORATOR"],M=r=>(0,C.
at)(r,"user","type")==="Bot"||$.includes((0,C.at)(r,"author_association")),a=(r,u)=>p(r,u)??i();function p(r,u){const f=(0,C.at)(r,u)??null;return f===null||typeof f==
"string"?f:i()}function s(r,u){const f=(0,C.at)(r,u),d=typeof f=="bigint"?Number(f):f;return typeof d=="number"&&Number.isFinite(d)&&d>=0?d:i()}function i(){throw new A.
F9("the response is not one of GitHub\u2019s REST API")}const l=3e3,g=6e4,_=r=>({kind:"all",why:r});async function j(r,u,f,d=g){if(r===null)return _("not a work\
flow run");const{pull:c,event:n}=r;if(c===null)return _(`a ${n} event has no pull request`);const e=(0,C.h0)(r,u);if(!e.ok)return _(e.why);try{const h=await(await x(
r,e.value.token,d,f)).listChangedFiles(c.number);return h.length<l?{kind:"files",files:h}:_(`the pull request changes ${l} files or more, and GitHub lists at mo\
st ${l}`)}catch(m){return _((0,A.Ic)("the changed files could not be listed",m,{run:r,permission:"pull-requests: read"}))}}}),1123:((Tt,nt,t)=>{t.d(nt,{F9:()=>W,
Ic:()=>$,Wo:()=>o,jy:()=>S});var A=t(3087),C=t(6092);class W extends Error{name="ApiFailure";httpStatus;headers;constructor(p,s=null,i={}){super(p),this.httpStatus=
s,this.headers=i}}async function o(a){try{return await a,!0}catch(p){if(p instanceof W&&p.httpStatus===404)return!1;throw p}}const x=2e4,D=2,y=500,R=a=>w(a,0,0)!==
null;function S(a,p,s,i){if(s>=D)return null;const l=w(a,s,i);if(l!==null)return l<=x?l:null;if(p==="POST")return null;const{httpStatus:g}=a;return g===null||g===
408||g>=500?y*2**s:null}function w({httpStatus:a,headers:p,message:s},i,l){if(a!==403&&a!==429)return null;const g=Number(p["retry-after"]??Number.NaN);if(Number.
isFinite(g))return Math.max(0,g*1e3);const _=Number(p["x-ratelimit-reset"]??Number.NaN);return String(p["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(_)?
Math.max(0,_*1e3-l):a===429||/secondary rate limit|abuse detection/i.test(s)?5e3*2**i:null}const b=300;function $(a,p,{run:s,permission:i}){if(!(p instanceof W))
return`${a}: ${(0,A.A3)(p)}`;const{httpStatus:l,message:g}=p,_=g.startsWith("the ")?" as expected":"",j=l===null?`did not answer${_}`:`returned ${l}`,r=(0,C.BP)(
(0,C.RK)(g.replace(/\s+/gu," "),b));return`${a}: ${(0,C.RK)(s.apiUrl)} ${j} (${r})${M(p,s,i)}`}function M(a,p,s){if(R(a))return"; GitHub limits the rate of requ\
ests, try again later";switch(a.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return p.pull?.isFork===!0&&s.endsWith("\
write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${s}\` to \`permissions\` of the job`;case 410:return s===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:((Tt,nt,t)=>{t.d(nt,{hP:()=>w,ws:()=>R});var A=t(6760),
C=t(9968),W=t(2019),o=t(4503),x=t(3096),D=t(3298);let y=function(...M){return{createHash:y}=process.getBuiltinModule("node:crypto"),new.target?new y(...M):y(...M)};
function R(M,a,p){const s=(0,D.O)(i=>{const l=(0,A.join)(a,i),g=(0,C.UO)(l,a)?(0,W.G)(l):null;return g!==null?S(g,i,p):i===""?null:s((0,x.jt)(i))});return[...M].
flatMap(i=>{const l=s((0,x.jt)(i));if(l===null)return[];const{prefix:g,blob:_,isOfRun:j}=l,r=i.slice(g.length),u=(0,o.oW)(r);return u===null?[]:{file:i,path:r,url:`${_}\
/${u}`,isOfRun:j}})}function S({commit:M,isFetched:a,remote:p},s,i){const l=URL.parse(i.serverUrl);if(p===null||l===null||!/^https?:\/\/[\w.:/-]+$/.test(i.serverUrl)||
p.host!==l.host&&p.host!==l.hostname||!a&&![i.commit,i.defaultCommit].includes(M))return null;const g=`${p.owner}/${p.name}`,_=j=>j?.toLowerCase()===g.toLowerCase();
return{prefix:s===""?"":`${s}/`,blob:`${i.serverUrl}/${g}/blob/${M}`,isOfRun:_(`${i.owner}/${i.repository}`)||_(i.pull?.from)}}function w(M,a,p,{pull:s,serverUrl:i,
owner:l,repository:g}){const _=new Map(a.map(({file:r,patch:u})=>[r,u])),j=M.map(({file:r,path:u,url:f,isOfRun:d})=>{const c=_.get(u)??null,n=c===null||!d?null:
(0,C.r7)((0,A.join)(p,r));if(s===null||c===null||n===null)return[r,{url:f}];const e=y("sha256").update(u).digest("hex"),m=`${i}/${l}/${g}/pull/${s.number}/files\
#diff-${e}`;return[r,{url:f,diff:{url:m,lines:b(c,n)}}]});return new Map(j)}function b(M,a){const p=a.split(`
`).map($),s=new Set;let i=0;for(const l of M.split(`
`)){const[,g]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(l)??[];g!==void 0?i=Number(g):/^[ +]/.test(l)&&(p[i-1]===$(l.slice(1))&&s.add(i),i+=1)}return s}const $=M=>M.endsWith(
"\r")?M.slice(0,-1):M}),8648:((Tt,nt,t)=>{t.d(nt,{Fq:()=>s,KY:()=>y,Uv:()=>S,pT:()=>M});var A=t(493),C=t(8065),W=t(5102),o=t(9432),x=t(4436),D=t(3131);function y({
verdict:r,context:u},{issueCloseAfter:f},d){const c=N=>N.some(({severity:Z})=>(0,A.k2)(Z,u.failOn)),{stopped:n}=r,e=r.hosts.map(N=>{const Z=N.visit.host,ut=u.history?.
get(N.visit.host)?.alarm??null,mt=c(N.findings),ct=(0,W.sG)(N)==="skipped",z=ut===null?mt||(0,W.b)(N):ut.isDown&&!ct;return{name:Z,alarm:ct?null:ut,failsNow:mt,
isDown:z}}),m=e.map(({name:N})=>N).toSorted(),h=e.filter(({isDown:N})=>N).map(({name:N})=>N),v=c(r.files)?[C.cn]:[],B=r.findings.some(({problem:N})=>N.expires!==
void 0)&&u.failOn==="error"?[C.fF]:[],E=[...h,...v,...B].toSorted(),P=e.flatMap(({alarm:N,...Z})=>N===null?[]:{alarm:N,...Z}),L=P.filter(({alarm:N})=>N.good<f),
K=P.filter(({failsNow:N,isDown:Z})=>N&&!Z);return{hosts:m,failing:E,since:new Map(P.flatMap(({name:N,alarm:Z})=>Z.since?[[N,Z.since]]:[])),unsettled:new Map(L.map(
({name:N,alarm:Z})=>[N,Z.good])),goodRuns:f,pending:new Map(K.map(({name:N,alarm:Z})=>[N,Z.failed])),isWhole:!n.some(({kind:N})=>N==="missing"),at:u.startedAt,run:d.
id}}const R=r=>({kind:"nothing",why:r});function S(r,u){const f=r?.isOpen?w(u,r.state):u,d=f.failing.length===0,c=f.pending.size===0?"no failures":"too few fail\
ing runs";if(r===null)return d?R(c):{kind:"open",state:b(null,f)};const{state:n,isOpen:e,reason:m}=r;if(n.run>f.run)return R("a later run has updated it");if(!e&&
d)return R(c);if(!e&&m==="not_planned"&&n.digest===(0,D.ol)(f.failing))return R("it was closed as not planned");const h=b(n,f),v=n.digest!==h.digest||!e;return{
kind:d?"close":e?"update":"reopen",state:h,event:v?$(n,f,!e):null}}function w(r,{failing:u}){const f=new Set(r.hosts),d=({subject:n})=>r.unsettled.has(n)||!r.isWhole&&
!f.has(n),c=u.first.filter(d).map(({subject:n})=>n);return{...r,failing:[...new Set([...r.failing,...c])].toSorted()}}function b(r,u){const f=new Map(r?.failing.
first.map(({subject:n,since:e})=>[n,e])),d=u.failing.map(n=>{const e=f.get(n)??u.since.get(n)??u.at,m=u.unsettled.get(n)??0;return{subject:n,since:e,...m>0&&{recovering:{
good:m,needed:u.goodRuns}}}}),c=u.failing.map(n=>u.since.get(n)??u.at);return{hosts:p(u.hosts),failing:p(d),digest:(0,D.ol)(u.failing),since:d.length===0?null:r?.
since??[u.at,...c].toSorted()[0]??u.at,run:u.run}}function $({failing:r,since:u},f,d){const c=new Set(r.first.map(({subject:T})=>T)),n=r.count===r.first.length,
{still:e=[],down:m=[]}=Object.groupBy(f.failing,T=>c.has(T)||!n?"still":"down"),h=new Set([...f.hosts,C.cn,C.fF]),v=r.first.filter(({subject:T})=>!f.failing.includes(
T));return{at:f.at,down:m,up:v.filter(({subject:T})=>h.has(T)),gone:v.flatMap(({subject:T})=>h.has(T)?[]:[T]),still:e,endedSince:f.failing.length===0?u:null,isReopened:d}}
function M(r,{hosts:u}){if(r.length===0||u.count===0)return 1;const f=new Set(u.first),d=p(r).first.filter(n=>f.has(n)).length;return r.length===u.count&&d===f.
size?d+1:d}const a=6e3;function p(r){const{shown:u}=(0,o.I0)(r,a,0,f=>JSON.stringify(f));return{first:r.slice(0,u.length),count:r.length}}function s(r){const u=i(
(0,x.at)(r,"hosts"),l),f=i((0,x.at)(r,"failing"),_);if(u===null||f===null)return null;const d=(0,x.at)(r,"since");return{hosts:u,failing:f,digest:(0,x.$6)(r,"di\
gest")??"",since:g(d)?d:null,run:j((0,x.at)(r,"run"))}}function i(r,u){const f=(0,x.at)(r,"first");return!Array.isArray(f)||!f.every(u)?null:{first:f,count:Math.
max(f.length,j((0,x.at)(r,"count")))}}const l=r=>typeof r=="string",g=r=>l(r)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(r)&&!Number.isNaN(Date.parse(r)),_=r=>l((0,x.at)(
r,"subject"))&&g((0,x.at)(r,"since")),j=r=>typeof r=="number"&&Number.isSafeInteger(r)&&r>=0?r:0}),3131:((Tt,nt,t)=>{t.d(nt,{Pe:()=>y,ol:()=>x,t7:()=>R,yR:()=>o});
var A=t(6092);let C=function(...S){return{createHash:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...S):C(...S)};const W="tf-disco",o=(S,...w)=>x(
[S.workflow,S.job,S.step,...w]),x=S=>C("sha256").update(JSON.stringify(S)).digest("hex").slice(0,16),D=65536;function y(S,w,b,$){const M=JSON.stringify(b).replace(
/[<>&]/g,A.z5),a=`<!-- ${W} ${S} ${w} ${M} -->`;return`${a}
${$(D-a.length-1)}`}function R(S,w,b){const $=`<!-- ${W} ${w} ${b} `;if(!S.startsWith($))return;const M=S.indexOf(" -->",$.length);if(!(M<0))try{return JSON.parse(
S.slice($.length,M))}catch{return}}}),6102:((Tt,nt,t)=>{t.d(nt,{m:()=>a});var A=t(9432),C=t(9973),W=t(1123),o=t(8278),x=t(4436),D=t(8648),y=t(3131);let R=function(...i){
return{deliverComment:R}=t.late([9681],9681),new.target?new R(...i):R(...i)},S=function(...i){return{deliverIssue:S}=t.late([9681],9681),new.target?new S(...i):
S(...i)};const w=6e4,b=1e4,$=10,M={comment:"pull-requests: write",issue:"issues: write"};async function a(i,l,g,_){const{settings:j}=i,r=["comment","issue"].filter(
Z=>j[Z]!=="never"),u=(0,x.h0)(l,j.githubToken),f=[],d=[];if(!u.ok)return{notes:f,warnings:r.map(Z=>`the ${Z} was not written: ${u.why}`)};const{run:c,token:n}=u.
value,e=await(0,C.N)(c,n,w,_),m=async()=>{const{changes:Z,located:ut,context:mt}=i,z=Z?.kind==="files"||!ut.some(({isOfRun:et})=>et)?null:await(0,C.S)(c,n,_,b);
return z?.kind==="files"?(0,o.hP)(ut,z.files,g,c):mt.links},h=(0,D.KY)(i,j,c),v=p(c),{pull:T,event:B}=c,{name:E,version:P}=j.dialect,L=(0,y.yR)(c,P===null?E:`${E}\
 ${P}`),K={comment:async()=>T===null?`skipped, a ${B} event has no pull request`:await R(e,{...i,run:c,pull:T.number,findLinks:m}),issue:async()=>v===null?await S(
e,{...i,run:c,key:L,now:h}):`skipped, ${v}`};for(const Z of r)try{f.push(`${Z}: ${await K[Z]()}`)}catch(ut){const mt=M[Z];d.push((0,W.Ic)(`the ${Z} was not writ\
ten`,ut,{run:c,permission:mt}))}return{notes:j.issue!=="never"&&v===null?[...f,...s(h,j)]:f,warnings:d}}function p({event:i,isDefaultBranch:l,pull:g}){return g!==
null||i==="merge_group"?`a ${i} event checks a proposed change`:l===!1?"not on the default branch":null}function s({pending:i},{issueOpenAfter:l}){const g=Map.groupBy(
i,([,_])=>_);return Array.from(g,([_,j])=>`issue: ${(0,A.K4)(j,$,([u])=>u)} failed in ${_} of ${l} runs needed to open an issue`)}}),166:((Tt,nt,t)=>{t.d(nt,{fz:()=>Q,
z3:()=>v,pq:()=>E,Yz:()=>V,j_:()=>Rt,Ko:()=>et,Pq:()=>j,$e:()=>T,ur:()=>ht,Kn:()=>dt,u5:()=>Gt,Sy:()=>lt});var A=t(3024),C=t(6760),W=t(857);function o(O){return O==
null?"":typeof O=="string"||O instanceof String?O:JSON.stringify(O)}function x(O){return Object.keys(O).length?{title:O.title,file:O.file,line:O.startLine,endLine:O.
endLine,col:O.startColumn,endColumn:O.endColumn}:{}}function D(O,k,F){const q=new S(O,k,F);process.stdout.write(q.toString()+W.EOL)}function y(O,k=""){D(O,{},k)}
const R="::";class S{constructor(k,F,q){k||(k="missing.command"),this.command=k,this.properties=F,this.message=q}toString(){let k=R+this.command;if(this.properties&&
Object.keys(this.properties).length>0){k+=" ";let F=!0;for(const q in this.properties)if(this.properties.hasOwnProperty(q)){const ot=this.properties[q];ot&&(F?F=
!1:k+=",",k+=`${q}=${b(ot)}`)}}return k+=`${R}${w(this.message)}`,k}}function w(O){return o(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function b(O){
return o(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function $(){throw new Error("this function of\
 @actions/core is not bundled")}function M(){throw new Error("this function of @actions/core is not bundled")}var a=t(6928);function p(O){return O.replace(/[\\]/g,
"/")}function s(O){return O.replace(/[/]/g,"\\")}function i(O){return O.replace(/[/\\]/g,path.sep)}var l=function(O,k,F,q){function ot(st){return st instanceof F?
st:new F(function(pt){pt(st)})}return new(F||(F=Promise))(function(st,pt){function rt($t){try{at(q.next($t))}catch(Dt){pt(Dt)}}function Mt($t){try{at(q.throw($t))}catch(Dt){
pt(Dt)}}function at($t){$t.done?st($t.value):ot($t.value).then(rt,Mt)}at((q=q.apply(O,k||[])).next())})},g;(function(O){O[O.Success=0]="Success",O[O.Failure=1]=
"Failure"})(g||(g={}));function _(O,k){const F=toCommandValue(k);if(process.env[O]=F,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
O,k));issueCommand("set-env",{name:O},F)}function j(O){D("add-mask",{},O)}function r(O){process.env.GITHUB_PATH||""?issueFileCommand("PATH",O):issueCommand("add\
-path",{},O),process.env.PATH=`${O}${path.delimiter}${process.env.PATH}`}function u(O,k){const F=process.env[`INPUT_${O.replace(/ /g,"_").toUpperCase()}`]||"";if(k&&
k.required&&!F)throw new Error(`Input required and not supplied: ${O}`);return k&&k.trimWhitespace===!1?F:F.trim()}function f(O,k){const F=u(O,k).split(`
`).filter(q=>q!=="");return k&&k.trimWhitespace===!1?F:F.map(q=>q.trim())}function d(O,k){const F=["true","True","TRUE"],q=["false","False","FALSE"],ot=u(O,k);if(F.
includes(ot))return!0;if(q.includes(ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${O}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function c(O,k){if(process.env.GITHUB_OUTPUT||"")return $("OUTPUT",M(O,k));process.
stdout.write(W.EOL),D("set-output",{name:O},o(k))}function n(O){issue("echo",O?"on":"off")}function e(O){process.exitCode=g.Failure,v(O)}function m(){return process.
env.RUNNER_DEBUG==="1"}function h(O){issueCommand("debug",{},O)}function v(O,k={}){D("error",x(k),O instanceof Error?O.toString():O)}function T(O,k={}){D("warni\
ng",x(k),O instanceof Error?O.toString():O)}function B(O,k={}){D("notice",x(k),O instanceof Error?O.toString():O)}function E(O){process.stdout.write(O+W.EOL)}function P(O){
y("group",O)}function L(){y("endgroup")}function K(O,k){return l(this,void 0,void 0,function*(){P(O);let F;try{F=yield k()}finally{L()}return F})}function N(O,k){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(O,k));issueCommand("save-state",{name:O},toCommandValue(k))}function Z(O){
return process.env[`STATE_${O}`]||""}function ut(O){return l(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(O)})}var mt=t(3087),ct=t(9968),z=t(
9432);const et=O=>Object.fromEntries(O.map(k=>[k,u(k)]));function ht(O){for(const{kind:k,text:F}of O){const[q="",...ot]=F.split(`
`);k==="plain"?E(F):(P(q),E(ot.join(`
`)),L())}}const Y={error:v,warning:T,notice:B};function Q(O){if(O.length!==0){P("Annotations");for(const{level:k,message:F,line:q,column:ot,...st}of O)Y[k](F,{...st,
...q!==void 0&&{startLine:q},...ot!==void 0&&{startColumn:ot}});L()}}const lt=(O,k)=>_t("GITHUB_STEP_SUMMARY",O,()=>k);function dt(O,k){const F=new Map;for(const[
st,pt]of Object.entries(k))try{O?_t("GITHUB_OUTPUT",O,()=>yt(st,pt)):c(st,pt)}catch(rt){F.set(st,(0,mt.A3)(rt))}const[q]=F.values();return q===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...F.keys()].join(", ")}: ${q}`]}function yt(O,k){const F=typeof k=="string"?k:JSON.stringify(k);if(/[\r\n]/.
test(F))throw new mt.hM("the value has a line break");return`${O}=${F}
`}function _t(O,k,F){if(!k)throw new mt.hM(`${O} is not set; run this as an action on a runner`);(0,ct.ET)((0,A.openSync)(k,"r+"),q=>{const{size:ot}=(0,A.fstatSync)(
q);try{(0,A.appendFileSync)(k,F())}catch(st){throw(0,A.fstatSync)(q).size>ot&&(0,A.ftruncateSync)(q,ot),st}})}function Gt(O,k){if(!O)throw new mt.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const F=(0,C.join)("tf-disco","report.json");return(0,mt.f8)(O,F,(0,mt.mk)(k)),(0,C.join)(O,F)}function Rt(O){
if(O===void 0||O==="")return null;const k=(0,ct.yR)(O);try{if(k.ok)return JSON.parse(k.text)}catch{}const F=k.ok?"is not JSON":(0,z.mP)(k.failure);return T(`the\
 event of this run is ignored: the file in GITHUB_EVENT_PATH ${F}; check that no earlier step changes it`),null}const J={hosts:12e4,services:36e4},H=1;function V({
passed:O,hosts:k,findings:F}){const q=rt=>F.filter(Mt=>Mt.severity===rt).length,ot=({visit:rt})=>JSON.stringify(rt.host),{shown:st}=(0,z.I0)(k,J.hosts,H,ot),{shown:pt}=(0,z.
I0)(k,J.services,H,rt=>{const Mt=rt.services.flatMap(at=>at.kind==="url"?[[at.id,at.url]]:[]);return`${ot(rt)}:${JSON.stringify(Object.fromEntries(Mt))}`});return{
passed:O,hosts:`[${st.join(",")}]`,services:`{${pt.join(",")}}`,errors:q("error"),warnings:q("warning"),"left-out":k.length-Math.min(st.length,pt.length)}}}),4436:((Tt,nt,t)=>{
t.d(nt,{$6:()=>b,$c:()=>R,at:()=>w,h0:()=>D,ng:()=>o});var A=t(7811),C=t(6092);const W=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function o($,M){const a=_=>$[_]?.
trim()??"",[,p,s]=W.exec(a("GITHUB_REPOSITORY"))??[];if(p===void 0||s===void 0)return null;const i=x(a("GITHUB_SERVER_URL")||"https://github.com"),l=b(M,"reposi\
tory","default_branch");return{...{workflow:y(a("GITHUB_WORKFLOW_REF"))??a("GITHUB_WORKFLOW"),job:a("GITHUB_JOB"),url:`${i}/${p}/${s}/actions/runs/${a("GITHUB_R\
UN_ID")}`,commit:b(M,"pull_request","head","sha")??a("GITHUB_SHA")},owner:p,repository:s,apiUrl:x(a("GITHUB_API_URL")||"https://api.github.com"),serverUrl:i,event:a(
"GITHUB_EVENT_NAME"),step:a("GITHUB_ACTION"),id:Number(/^\d+$/.exec(a("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:a("GITHUB_SHA"),pull:S(a("GITHUB_EVENT_NAME"),M),
isDefaultBranch:l===void 0?null:a("GITHUB_REF")===`refs/heads/${l}`}}const x=$=>$.replace(/(?<!\/)\/+$/,"");function D($,M){return $===null?(0,A.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):M===null?(0,A.TR)("github-token is empty"):/^https?:$/.test(URL.parse($.apiUrl)?.protocol??"")?(0,A.Ju)({run:$,token:M}):
(0,A.TR)(`GITHUB_API_URL is not an https URL: ${(0,C.RK)($.apiUrl)}`)}const y=$=>/^[^/]+\/[^/]+\/(.+?)@/.exec($)?.[1];function R($,M){if($==="pull_request_targe\
t")return!1;const a=w(M,"pull_request","head"),p=w(a,"repo","full_name"),s=w(M,"pull_request","base","repo","full_name");return a!==void 0&&p!==s}function S($,M){
const a=w(M,"pull_request","number");return typeof a!="number"||!Number.isSafeInteger(a)||a<=0?null:{number:a,isFork:R($,M),from:b(M,"pull_request","head","repo",
"full_name")??null}}function w($,...M){return M.reduce((a,p)=>typeof a=="object"&&a!==null?Reflect.get(a,p):void 0,$)}function b($,...M){const a=w($,...M);return typeof a==
"string"?a:void 0}})};export{qt as ids,tn as modules};
var $late0,$late1,$late2,$late3,$late4;
