const qt=[1427,8580,4947],tn={1331:(($t,tt,t)=>{t.d(tt,{O:()=>A,i:()=>C});const A=F=>({discovery:F,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),C=(F,r)=>({host:F,attempt:A({kind:"skipped",problem:r}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:(($t,tt,t)=>{t.d(tt,{n:()=>N});var A=t(9432);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],F=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
r=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function N(j){const b=w(j),M=a=>b.flatMap(({name:h,value:o})=>h===a?o:[]),E=a=>M(a).
at(-1);return{upgrade:P(E("upgrade")??"false"),hasBackend:P(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:M("plu\
gin-dir"),backendConfig:M("backend-config"),variables:b.filter(({name:a})=>a==="var"||a==="var-file"),remarks:C.flatMap(a=>{const o=b.filter(({name:i,from:c})=>c===
a&&r.test(i)).map(y).join(" ");return o===""?[]:[`init is predicted with ${o} of ${a}`]})}}const P=j=>/^(1|[tT]|true|TRUE|True)$/.test(j);function y({name:j,value:b}){
if(b==="true")return`-${j}`;const M=j==="var"||j==="backend-config"&&!b.startsWith("hostname=");return`-${j}=${(0,A.dh)(M?b.replace(/=.*/s,"=\u2026"):b)}`}function w(j){
const b=C.flatMap(E=>L(j[E]??"").map(a=>({text:a,from:E}))).values(),M=[];for(const{text:E,from:a}of b){const[,h,,o]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(E)??[];if(h===
void 0)break;const i=()=>F.test(h)?b.next().value?.text??"":"true";M.push({name:h,from:a,value:o??i()})}return M}function L(j){const[b=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(j)??[];return(b.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(E=>E.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(a,h,o,i)=>String(h??
i??o.replace(/\\(.)/gs,"$1"))))}}),5517:(($t,tt,t)=>{t.d(tt,{Ot:()=>r,QB:()=>C,im:()=>A,jm:()=>w,mU:()=>j,pR:()=>h,sO:()=>L,yX:()=>F});const A=["fails","warns",
"works","unchecked","skipped"],C=5,F=({outcome:o})=>o!=="unchecked"&&o!=="skipped",r=30,N=[7,30,90],P=30,y=20;function w(o,i){const c=o.filter(F);return{recent:o.
slice(-r),uptime:N.map(g=>{const $=b(c,i,g);return{days:g,good:$.filter(M).length,runs:$.length}}),medianMs:E(b(o,i,P)),incidents:a(c).reverse().slice(0,y)}}const L=864e5,
j=(o,i)=>new Date(Date.parse(o)+i*L).toISOString();function b(o,i,c){const g=j(i,-c);return o.filter(({at:$})=>$>g)}const M=({outcome:o})=>o!=="fails";function E(o){
const i=o.flatMap(({ms:c})=>c??[]).sort((c,g)=>c-g);return i[Math.ceil(i.length/2)-1]??null}function a(o){const i=[];let c=[];const g=$=>{const[v]=c;if(v!==void 0){
const s=[...new Set(c.flatMap(u=>u.codes))].slice(0,C);i.push({from:v.at,until:$,runs:c.length,codes:s})}c=[]};for(const $ of o)M($)?g($.at):c.push($);return g(
null),i}function h(o,i){let c={isDown:!1,since:null,failed:0,good:0},g=null;for(const $ of o){if(!F($))continue;const v=i.isFailing($),s=v?c.failed+1:0,u=v?0:c.
good+1;s===1&&(g=$.at);const _=c.isDown?u<i.issueCloseAfter:s>=i.issueOpenAfter,f=_?c.since??g:null;c={isDown:_,since:f,failed:s,good:u}}return c}}),4503:(($t,tt,t)=>{
t.d(tt,{DZ:()=>j,R8:()=>M,aE:()=>y,oW:()=>b,uM:()=>F});var A=t(9119),C=t(8884);function F(E,{links:a,repositories:h}){const{line:o,target:i=E.file}=E,{repository:c,
path:g}=(0,A.bH)(i);if(c!==null){const v=h.find(({name:_})=>_===c),s=j(v,"blob"),u=b(g);return s===null||u===null?null:`${s}/${u}#L${o}`}const $=a?.get(i);return $===
void 0?null:$.diff?.lines.has(o)?`${$.diff.url}R${o}`:`${$.url}#L${o}`}const r=600,N=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,P=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function y(E){const a=E?.url??"";return a.length<=r&&N.test(a)?a:null}const w=/^https?:\/\/gitlab\./i,L=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function j(E,a="commit"){const h=y(E),o=E?.commit??"";return h===null||!P.test(o)||L.test(h)?null:`${h}${w.test(h)?"/-":""}/${a}/${o}`}function b(E){if(!E.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(E))return null;const a=o=>`%${o.charCodeAt(0).toString(16).toUpperCase()}`;return E.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,a)}function M(E){const h=(0,C.YC)(E).flat().flatMap(o=>typeof o=="string"?[]:o.target??o.file);return new Set(h.filter(C.CN))}}),7035:(($t,tt,t)=>{
t.d(tt,{K5:()=>h,XQ:()=>L,bW:()=>E,be:()=>M,cT:()=>i,hc:()=>o,kW:()=>j,mc:()=>b});var A=t(9432),C=t(5517),F=t(5102),r=t(4120),N=t(7792),P=t(806);const y=20,w=40;
function L({incidents:[c]}){return c?.until!==null||c.runs<2?null:`failing since ${(0,r.QN)(c.from)} (${(0,A.px)(c.runs,"run")})`}function j({recent:c,uptime:g,
incidents:[$]}){const{good:v=0,runs:s=0}=g.at(-1)??{};if($?.until!==null||s<2)return null;if(s-v===1)return`first failure in ${(0,A.px)(s,"run")}`;const u=c.filter(
({outcome:f})=>f==="fails").length;return u<=$.runs&&$.runs>1?null:`failed ${u} of the last ${c.filter(C.yX).length} runs`}function b({good:c,runs:g}){const $=Math.
floor(1e4*c/g);if($>=9900)return`${$/100}%`;const v=Math.floor($/10);return v===0&&c>0?"below 0.1%":`${v/10}%`}function M(c,g,$){const v=c.toSorted((_,f)=>g(_)-
g(f)).map($),[s="",u=""]=[v[0],v.at(-1)];return s===u?s:`${s} to ${u}`}const E=(c,g="results")=>c.length===0?N.Gy.nothing:{kind:"chart",of:g,runs:c,label:a(c)};
function a(c){const g=F.vh.flatMap(v=>{const{length:s}=c.filter(_=>_.outcome===v),u=v==="warns"?"with warnings":F.nx[v];return s===0?[]:[`${s} ${u}`]});return`${c.
length===1?"last run":`last ${(0,A.px)(c.length,"run")}`}: ${g.join(", ")}`}function h({recent:c,uptime:g,medianMs:$}){const v=g.filter(({runs:f})=>f>0).map(f=>{
const{days:l,good:n,runs:e}=f;return`${b(f)} (${n} of ${(0,A.px)(e,"run")} in ${l} days)`}),s=c.flatMap(({ms:f})=>f??[]),u=s.length===0?"":`, last runs ${M(s,Number,
r.kJ)}`,_=(0,N.mG)`median ${(0,r.kJ)($??0)} in 30 days${u}${E(c,"latency")}`;return{runs:[(0,N.mG)`${E(c)} ${a(c)}`],uptime:[N.Gy.joined(v)],latency:$===null?[]:
[_]}}function o(c){const g=[...c.context.history??[]].flatMap(([f,{incidents:l}])=>l.map(n=>({...n,host:f}))).toSorted((f,l)=>+(f.from<l.from)-+(f.from>l.from));
if(g.length===0)return[];const $=g.filter(({until:f})=>f===null).length,v=$===0?"":g.length===1?", ongoing":`, ${$} ongoing`,s=`${(0,A.px)(g.length,"incident")}${v}`,
u={...c,elsewhere:"in the history file"},_=(0,P.Ku)(g,y,"incident",u,f=>i(f,c));return c.medium==="page"?[N.om.paragraph(`${s}.`),..._]:N.om.details(N.om.title(
s),_)}function i(c,g){const $=g.medium==="page",v=f=>$?(0,P.U1)(f,g):N.Gy.code(f,w),s=({from:f,until:l})=>l===null?`${(0,r.u8)(f,g.context.startedAt)} so far`:(0,r.
u8)(f,l),u=({host:f})=>f===void 0?null:(0,P.b8)(f,g,N.Gy.name),_=[N.om.column("Host",u,"name"),N.om.column("From",({from:f})=>(0,r.QN)(f),"when"),N.om.column("D\
uration",s,"when"),N.om.column("Failed runs",({runs:f})=>f,"number"),N.om.column("Problems",({codes:f})=>N.Gy.joined(f.map(v)))];return N.om.table(c,_,"Incident\
s")}}),7615:(($t,tt,t)=>{t.d(tt,{G_:()=>s,h0:()=>M,xS:()=>E});var A=t(9432),C=t(9119),F=t(8032),r=t(9179),N=t(5102),P=t(4120),y=t(7792),w=t(7035),L=t(806);const j=120,
b=/^credentials-|^document-unauthorized$/,M=f=>y.Gy.code(f,j);function E(f,l){const{host:n,attempt:e,earlier:d,credentials:m,looks:S,forced:O}=f.visit,{discovery:k,
timing:p,hops:R,certificates:T}=e,{context:x,medium:V,limits:q,elsewhere:ct}=l,mt=k.kind==="failed"?k.excerpt:null,B=f.findings.some(({problem:it})=>b.test(it.code)),
W=V==="page"?x.history?.get(n):void 0,Y={result:k.kind==="skipped"?[y.Gy.prose(k.problem.message)]:[],required:a(f,l),clients:V==="log"?[]:h(f,l),response:R.map(
i),services:f.services.map(it=>c(it,l)),body:mt===null?[]:[y.Gy.code(mt.replace(/\s+/gu," ").trim())],timing:[g(p)],retried:d.map($),"token from":m?.hasToken?[y.
Gy.prose(m.source)]:[],certificate:T.map(it=>v(it,x.startedAt)),credentials:B?_(S):[],"host block":[...Map.groupBy(O,it=>(0,C.eo)(it.place))].map(([it,yt])=>(0,y.
mG)`${y.Gy.path(it)} for ${(0,A.eZ)(yt.map(({client:_t})=>_t))}`)},nt=V==="log"&&(0,N.QK)(f).length===0;return Object.entries({...Y,...W&&(0,w.K5)(W)}).flatMap(
([it,yt])=>{if(nt&&!["credentials","host block"].includes(it))return[];const{shown:_t,more:Ot}=(0,A.zN)(yt.filter(H=>!y.Gy.isEmpty(H)),q.rows),J=Ot===0?[]:[(0,y.
mG)`and ${Ot} more ${ct}`];return _t.length===0?[]:[{label:it,texts:[..._t,...J]}]})}function a({requirements:f},l){const{context:n,limits:e}=l,d=Map.groupBy(f,
({because:m})=>m.map(C.df).join(`
`));return Array.from(d.values(),m=>{const S=y.Gy.some(m,e.rows,({service:O,clients:k})=>{const p=O==="any"?y.Gy.words("any service"):M(O);return n.dialect.clients.
every(T=>k.includes(T))?p:(0,y.mG)`${p} for ${(0,A.eZ)(k)}`});return(0,L.ZT)(S,(0,L.AZ)(m[0]?.because??[],e.places,l))})}const h=({clients:f},{context:l})=>[...Map.
groupBy(l.clients,n=>f[n])].map(([n,e])=>(0,y.mG)`${y.Gy.sign(n)} ${e.map(d=>F.bB[d]).join(", ")}: ${N.nx[n]}`),o={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function i({status:f,reason:l,url:n,ms:e,...d}){const{mediaType:m,address:S,proxy:O,authorization:k}=d,
p=f===null||l===""?y.Gy.nothing:y.Gy.prose(l,j),R=y.Gy.joined([`${f??"none"}`,p]," ");return(0,L.ZT)((0,y.mG)`${R} from ${y.Gy.code((0,r.cq)(n))} ${f===null?"af\
ter":"in"} ${(0,P.kJ)(e)}`,m===null?y.Gy.nothing:M(m),S===null?y.Gy.nothing:(0,y.mG)`at ${M(S)}`,O===null?y.Gy.nothing:(0,y.mG)`through ${y.Gy.code((0,r.cq)(O))}`,
k==="none"?y.Gy.nothing:`token ${o[k]}`)}function c(f,l){const n=M(f.id);switch(f.kind){case"url":return(0,y.mG)`${n} ${y.Gy.code((0,r.cq)(f.url))}`;case"login":{
const{client:e,authz:d,token:m,ports:S}=f.login;return(0,y.mG)`${n} authz ${y.Gy.code((0,r.cq)(d??"none"))}, token ${y.Gy.code((0,r.cq)(m??"none"))}, client ${y.
Gy.code(e)}, ports ${S.join(" to ")}`}case"problem":return(0,y.mG)`${n}: ${(0,L.U1)(f.problem.code,l)}`}}function g({lookupMs:f,connectMs:l,tlsMs:n,firstByteMs:e,
totalMs:d}){return Object.entries({...{DNS:f,connect:l,TLS:n,"first byte":e},total:d}).flatMap(([S,O])=>O===null?[]:`${S} ${(0,P.kJ)(O)}`).join(", ")}const $=({
discovery:f,timing:l})=>`${f.kind==="failed"?f.problem.code:f.kind} after ${(0,P.kJ)(l.totalMs)}`,v=({host:f,subject:l,issuer:n,expires:e},d)=>(0,y.mG)`${M(f)} valid until ${y.
Gy.prose((0,P.nO)(e,d))}; subject ${M(l)}, issuer ${M(n)}`,s=f=>Array.from(Map.groupBy(f,l=>JSON.stringify(l.looks)).values(),l=>({clients:l.map(({client:n})=>n),
looks:(l[0]?.looks??[]).map(({source:n,held:e,counts:d})=>{const m=e==="no token"?" (ends the search)":" (used)";return{source:n,held:`${u[e]}${d?m:""}`}})})),u={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function _(f){
const l=s(f);return l.flatMap(({clients:n,looks:e})=>e.map(({source:d,held:m})=>{const S=l.length>1?`${(0,A.eZ)(n)}: `:"";return(0,y.mG)`${S}${y.Gy.prose(d)}: ${m}`}))}}),
806:(($t,tt,t)=>{t.d(tt,{AZ:()=>n,Ku:()=>c,N8:()=>l,OS:()=>i,U1:()=>v,ZT:()=>g,b8:()=>u,dI:()=>s,dS:()=>L,du:()=>a,h:()=>h,ik:()=>f,jR:()=>_,xy:()=>o});var A=t(
9432),C=t(9119),F=t(255),r=t(4503),N=t(5102),P=t(8884),y=t(7792);const w=Number.POSITIVE_INFINITY,L=3,j={causes:w,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,
items:w,rows:w,roots:1e3,details:2e3,remarks:w,hasLines:!0},b={...j,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},M={...b,
causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},E={log:M,summary:b,brief:{...b,causes:10,items:0,rows:0,roots:0,details:0},
notes:{...M,hosts:20,messages:10,characters:700,places:8,items:0},page:j},a=(e,d,m,S=[])=>({context:e,medium:d,limits:E[d],elsewhere:m,detailed:new Set,lines:new Map(
S.map(O=>[(0,C.R3)(O.place),O]))}),h=y.Gy.words("in the JSON report"),o=y.Gy.words("in the job summary"),i=(e,d,{elsewhere:m})=>e===0?[]:[y.om.paragraph((0,y.mG)`and ${(0,A.
px)(e,`more ${d}`)} ${m}`)];function c(e,d,m,S,O){const{shown:k,more:p}=(0,A.zN)(e,d);return k.length===0?[]:[...O(k),...i(p,m,S)]}function g(e,...d){const m=y.
Gy.joined(d,y.Gy.words("; "));return y.Gy.isEmpty(m)?e:(0,y.mG)`${e} (${m})`}const $=/^[a-z\d]+(?:-[a-z\d]+)*$/,v=(e,{context:d})=>y.Gy.link($.test(e)?`${d.docsUrl}\
#${e}`:null,y.Gy.code(e)),s=e=>`host-${e}`;function u(e,{detailed:d},m=y.Gy.code){const S=(0,F.nx)(e);return d.has(e)?y.Gy.link(`#${s(e)}`,m(S)):m(S)}const _=(e,{
medium:d,limits:m})=>d==="log"&&m.details===0&&e.length===1&&e.every(N.DI);function f(e,{context:d},m=!1){if(typeof e=="string")return y.Gy.code(e);const S=m?(0,C.
bH)(e.file).path:e.file;return y.Gy.link((0,r.uM)(e,d),y.Gy.path((0,C.eo)({...e,file:S})))}function l({module:e,place:d},m){const S=e===void 0?y.Gy.nothing:y.Gy.
path(e);return y.Gy.joined([S,f(d,m)],y.Gy.words(": "))}function n(e,d,m,S=!1){const{places:O,noun:k}=(0,P.TD)(e);return y.Gy.some(O,d,p=>f(p,m,S),k)}}),7792:(($t,tt,t)=>{
t.d(tt,{AA:()=>w,Gy:()=>j,mG:()=>r,om:()=>b,rC:()=>F});var A=t(9432),C=t(1780);const F={error:"fails",warning:"warns",notice:"notice"},r=(M,...E)=>M.flatMap((a,h)=>{
const o=E[h]??[],i=typeof o=="number"?String(o):o;return a===""?[i]:[{kind:"words",text:a},i]}),N=M=>M===""||Array.isArray(M)&&M.every(N),P=(M,E={kind:"words",text:"\
, "})=>M.filter(a=>!N(a)).flatMap((a,h)=>h===0?[a]:[E,a]);function y(M,E,a,h=""){const{shown:o,more:i}=A.zN(M,E),c=P(o.map(a)),g=h===""?`${i} more`:A.px(i,`more\
 ${h}`);return i===0?c:r`${c} and ${g}`}const w=M=>/^https?:\/\/[!-~]+$/.test(M),L=60,j={isEmpty:N,joined:P,some:y,nothing:[],newLine:{kind:"break"},words:M=>({
kind:"words",text:M}),code:(M,E)=>({kind:"code",text:M,max:E}),name:M=>({kind:"code",text:M,breaks:"dots"}),path:M=>({kind:"code",text:M,breaks:"slashes"}),value:M=>({
kind:"code",text:M,max:L,breaks:"never"}),prose:(M,E)=>({kind:"prose",text:(0,C.pj)(M),max:E}),sentence:(M,E)=>({kind:"sentence",text:(0,C.pj)(M),max:E}),strong:M=>({
kind:"strong",content:M}),small:M=>N(M)?[]:{kind:"small",content:M},link:(M,E)=>({kind:"link",url:M,content:E}),sign:M=>({kind:"sign",of:M})},b={column:(M,E,a)=>({
title:M,cell:h=>r`${E(h)}`,style:a}),title:(M,E=[],a=null)=>({sign:a,name:M,text:E}),paragraph:M=>({kind:"paragraph",content:M}),line:M=>({kind:"details",title:M,
children:[]}),details:(M,E)=>E.length===0?[]:[{kind:"details",title:M,children:E}],table:(M,E,a,h=()=>({}),o,i=Number.MAX_SAFE_INTEGER)=>{const c=E.filter(({cell:$})=>M.
some(v=>!N($(v)))),g=M.map($=>({...h($),cells:c.map(({cell:v})=>v($))}));return Array.from({length:Math.ceil(g.length/i)},($,v)=>{const s=g.slice(v*i,(v+1)*i);return{
kind:"table",caption:a,columns:c,rows:s,style:o}})}}}),437:(($t,tt,t)=>{t.d(tt,{k_:()=>R,w5:()=>mt});var A=t(2389),C=t(3024),F=t(6760),r=t(9968),N=t(3114),P=t(9432);
const y=1024*1024,w=4e3;function L(B,W){const{redact:Y,names:nt,directory:ut,checkedAt:it,configs:yt}=W,Ot=yt.flatMap(H=>H.files).flatMap(({path:H,shown:Z})=>[j(
H),Z]),J=H=>!Ot.includes(H)&&(0,N.L8)((0,F.basename)(H),new Set,(0,F.basename)((0,F.dirname)(H)))!==void 0;return[...Map.groupBy(B,({file:H})=>H)].flatMap(([H,Z])=>{
const ot=j((0,F.resolve)(ut,H)),gt=[H,ot].every(J)&&b(ot,it)?(0,r.yR)(ot,y):null,I=gt?.ok?gt.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return Z.flatMap(K=>{const X=I[K.
line-1]??"";return K.column<=X.length&&X.length<=w&&Y(X,nt)===X?c(X,K):[]})})}const j=B=>(0,r.N0)(()=>(0,C.realpathSync)(B),(0,F.resolve)(B)),b=(B,W)=>(0,r.N0)(
()=>(0,C.statSync)(B).mtimeMs<=W+1,!1),M=80,E=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),a=B=>E.exec(B)?.[0]??"",h=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),
o=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,i=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function c(B,W){const Y=Array.
from(B),nt=Y.slice(0,W.column-1).join(""),ut=Y.slice(W.column-1,W.endColumn-1).join(""),it=nt.length+ut.length,yt=nt.length<=M&&a(nt)===nt,_t=yt?o.exec(B.slice(
0,2*M))?.[0]??"":"",Ot=_t.length>=it,J=Ot||i.test(ut);if(!yt&&!J)return[];const H=Ot?nt:h.exec(nt.slice(-M))?.[0]??"",Z=_t.slice(it),ot=B.slice(it+Z.length);return{
place:W,before:(yt?g(nt.slice(0,nt.length-H.length)):"\u2026 ")+H,literal:(0,P.dh)(J?ut:g(ut),2*M),after:Z+g(ot,yt&&J?a(ot.slice(0,M)):"")}}function g(B,W=a(B.slice(
0,2*M))){const Y=B.slice(W.length);return W.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+(Y.
trim()===""?"":`${/^[\s#/]{0,9}/.exec(Y)}\u2026`)}var $=t(1331),v=t(2218),s=t(3214),u=t(5011),_=t(3087),f=t(6097),l=t(2432),n=t(6092),e=t(345),d=t(3152),m=t(4515),
S=t(2332);let O=function(...B){return{nameRepository:O}=t.late([4878],4878),new.target?new O(...B):O(...B)},k=function(...B){return{prepareFleet:k}=t.late([8317,
4668,9108],9108),new.target?new k(...B):k(...B)},p=function(...B){return{recordRun:p}=t.late([8317,3169],3169),new.target?new p(...B):p(...B)};async function R(B,W,Y,nt){
const{env:ut,kill:it,pid:yt}=W,_t={environment:ut,kill:it,pid:yt,now:(0,m.ie)(W)},Ot={...nt,..._t,startTimer:s.Ip,progress:Y.show};try{return T(await x(B,Ot),{...Ot,
random:Math.random})}finally{Y.end()}}function T(B,W){const{history:Y}=B.settings;if(Y===null)return{checked:B,warnings:[]};try{const{history:nt,warnings:ut}=p(
Y,B,W);return{checked:{...B,context:{...B.context,history:nt}},warnings:ut}}catch(nt){const ut=(0,n.RK)((0,_.A3)(nt));return{checked:B,warnings:[`the history ${(0,n.
RK)(Y)} was not read: ${ut}`]}}}async function x(B,W){const Y=new Date,nt=(0,e.s)(B,W),{upgrade:ut}=(0,u.n)(W.environment),it={...nt,upgrade:nt.upgrade||ut},yt=it.
deadlineMs;(it.usages.length>0||it.depth!=="discovery")&&(0,m.L2)();const _t=()=>W.stop.end({kind:"deadline",ms:yt}),Ot=W.startTimer(yt,_t),J=W.now()+yt;W.stop.
endIfDue=()=>W.now()<J?void 0:_t();try{const Z=await(it.usages.length===0?S.iA:k)(it,W,Y);await(0,m.xu)();const ot=await V(Z,it,W);return ct(ot,Z,it,W)}finally{
Ot()}}async function V(B,W,Y){const{environment:nt,stop:ut,isFork:it,wording:yt=d.w7}=Y,{dialect:_t,missing:Ot}=B,J=await q(B,W,Y),{predicted:H}=J,Z=[B.requirements,
H.requirements],ot={...B,...J,requirements:(0,v.h1)(Z,_t.clients),tokenVariables:mt(nt),tokenHosts:W.tokens.map(({host:K})=>K),stopped:[ut.why??[],Ot??[]].flat()},
rt={...Y.secrets,names:(0,v.wX)(ot.requirements,B.usages),configs:B.configs,directory:Y.directory,checkedAt:B.startedAt.getTime()},{isTerminal:gt}=yt,I={...W,dialect:_t,
isFork:it,isTerminal:gt,now:rt.checkedAt};return(0,A.S4)(ot,I,K=>L(K,rt))}async function q(B,W,Y){const{requirements:nt,roots:ut}=B,it=(0,v.en)(nt,W),yt=Array.from(
it,([rt,gt])=>(0,$.i)(rt,gt)),_t=new Set(nt.map(({host:rt})=>rt).filter(rt=>!it.has(rt))),Ot=W.depth!=="discovery"&&ut.length>0;if(_t.size===0&&!Ot)return{visits:yt,
predicted:A.j7,tokenSources:new Map};const{contact:J}=await Promise.all([t.e(2798),t.e(3770)]).then(t.bind(t,3770)),H=await J([..._t],B,W,Y),Z=new Set(H.visits.
map(({host:rt})=>rt)),ot=yt.filter(({host:rt})=>!Z.has(rt));return{...H,visits:[...H.visits,...ot]}}function ct(B,W,Y,nt){const{startedAt:ut,requirements:it,usages:yt,
changes:_t,scan:Ot,clients:J,repositories:H}=W,Z=(0,v.wX)([...it,...B.roots.flatMap(({rows:pt})=>pt)],yt),ot=(0,f.QA)(B,nt.environment),rt=(0,f.q9)([...ot,...W.
remarks,...(0,f.rc)(B)]),{why:gt,evidence:I}=W.dialect,K={verdict:B,remarks:rt,detection:{why:gt,evidence:I}},{verdict:X,remarks:et,detection:st}=nt.secrets.redact(
K,Z),ht=Ot.files>0&&H.length===0,lt={dialect:{...W.dialect,...st},failOn:Y.failOn,depth:Y.depth,scan:Ot,remarks:et,startedAt:ut.toISOString(),durationMs:Date.now()-
ut.getTime(),version:l.xv,docsUrl:l.aq,clients:J(),links:null,repository:ht?O(nt.directory,nt.environment):null,repositories:H,history:null};return{settings:Y,changes:_t,
verdict:X,context:lt}}const mt=B=>Object.keys(B).filter(W=>/^TFE?_?TOKEN/i.test(W))}),2332:(($t,tt,t)=>{t.d(tt,{fT:()=>it,iA:()=>nt,Nu:()=>ut});var A=t(6760),C=t(
8185),F=t(2170),r=t(255),N=t(3298);function P({links:J,...H},Z,ot,rt){const gt={...H,newHosts:new Set,files:null,remarks:[]};if(Z===null)return gt;const I=lt=>({
...gt,remarks:[`changed-only has no effect: ${lt}`]});if(Z.kind==="all")return I(Z.why);const K=y(Z.files,J),X=new Set(K.filter(({status:lt})=>lt!=="removed").map(
({file:lt})=>lt));if(X.size>0&&![...X].some(lt=>ot(lt)!==null))return I("the checkout contains none of the files that the pull request changes");const et=H.usages.
filter(lt=>X.has(lt.place.file)||rt(lt)),ht=`changed-only: the pull request changes ${Z.files.length===1?"1 file":`${Z.files.length} files`} with ${et.length} o\
f ${H.usages.length} usages`;return{usages:et,notes:H.notes.filter(lt=>w((0,F.W7)(lt),X)||rt(lt)),newHosts:j(H.usages,K,ot),files:new Set(K.map(({file:lt})=>lt)),
remarks:[ht]}}function y(J,H){const Z=new Map(J.map(rt=>[rt.file,rt])),ot=H.entries().flatMap(([rt,gt])=>{const I=Z.get(gt);return I===void 0?[]:[{...I,file:rt}]});
return[...J,...ot]}const w=(J,H)=>H.has(J)||J==="."||[...H].some(Z=>Z.startsWith(`${J}/`)),L=2e8;function j(J,H,Z){const ot=new Set;if(H.some(a))return ot;const rt=new Map(
H.map(st=>[st.file,st])),gt=(0,N.O)(st=>b(rt.get(st),Z)),I=H.flatMap(({patch:st})=>M(st,/^[ -]/));let K=0;const X=(st,ht)=>{const lt=[ht,(0,r.pk)(ht).toLowerCase()];
return st.filter(pt=>(K+=pt.length,K<=L&&lt.some(At=>pt.includes(At)))).length},et=(st,ht)=>{const{isNew:lt,now:pt,added:At}=gt(st),Dt=lt?0:X(pt,ht);return lt||
Dt>0&&Dt===X(At,ht)};for(const[st,ht]of Map.groupBy(J,lt=>lt.host)){if(st===null||ht.some(({isHostImplied:pt})=>pt))continue;const lt=[...new Set(ht.map(({place:pt})=>pt.
file))];!lt.every(pt=>rt.has(pt))||X(I,st)>0||lt.every(pt=>et(pt,st))&&K<=L&&ot.add(st)}return ot}function b(J,H){const{file:Z="",status:ot,patch:rt=null}=J??{},
gt=ot==="added";if(gt||rt===null)return{isNew:gt,now:[],added:[]};const I=(H(Z)??"").toLowerCase().split(`
`);return{isNew:gt,now:I,added:M(rt,/^\+/)}}const M=(J,H)=>(J??"").toLowerCase().split(`
`).filter(Z=>H.test(Z)),E=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,a=({file:J,status:H,changes:Z,patch:ot})=>ot===null&&H!=="added"&&Z>0&&E.test(J);
var h=t(2218),o=t(9968),i=t(2172),c=t(1011),g=t(4756),$=t(3474),v=t(3152),s=t(9029),u=t(5011),_=t(5440),f=t(9432),l=t(1098),n=t(9119),e=t(3096),d=t(5106);const m=[
"TF_CLOUD_HOSTNAME",d.OZ],S=["TFE_HOSTNAME",d.M],O={cloud:m,cloud_default:m,provider_tfe:S,provider_tfe_default:S,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",d.e$]},k=/^(cloud|backend_)/,p=/^backend_remote/,R="remote backends are not checked, because a file of -backend-config may name others";function T({usages:J,
notes:H},Z,ot){const rt=new x(Z),gt=J.map(rt.read),{stateHosts:I,settled:K,missing:X,added:et,remarks:st,init:ht}=rt,lt=ot!=="discovery",pt=lt?gt.flatMap(Dt=>mt(
Dt,Z)):[],At=Dt=>{const{code:vt}=Dt.problem,jt=bt=>Dt.places.some(xt=>bt.has((0,n.df)(xt)));return/^(host|source)-/.test(vt)&&jt(K)?[]:vt==="host-missing"&&lt&&
jt(X)?{...Dt,severity:"error"}:Dt};return{usages:I.size===0?gt:gt.map(Dt=>B(Dt,I)),notes:[...H.flatMap(At),...et,...pt],remarks:[...st],isLockReadonly:ht.isLockReadonly}}
class x{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(H){this.environment=H,this.init=(0,u.n)(H),this.remarks=
new Set(this.init.remarks)}read=H=>{const{kind:Z,place:ot,workspace:rt}=H,{backendConfig:gt,hasBackend:I}=this.init,K=p.test(Z),X=K&&gt.some(pt=>!pt.includes("="));
if(X||!I&&k.test(Z))return this.settled.add((0,n.df)(ot)),X&&this.remarks.add(R),{...H,needs:[],directHost:void 0,workspace:void 0};const st=K&&gt.some(pt=>!V.test(
pt))?{...H,workspace:void 0}:H,ht=K?q(gt):ct(H,this.environment);if(ht!==null&&!H.isOverridden)return this.withHost(st,ht);const lt=Z==="backend_remote_default"&&
rt?.organization===null;return k.test(Z)&&!lt&&this.missing.add((0,n.df)(ot)),st};withHost(H,{text:Z,service:ot,variable:rt}){const{kind:gt,place:I,replacedFor:K=[]}=H,
X=H.clients.filter(pt=>!K.includes(pt)),{host:et,needed:st,problem:ht}=_.pb.host(Z,"terraform",!1);return this.settled.add((0,n.df)(I)),rt!==null&&this.remarks.
add(`${rt} names ${(0,f.dh)(Z)}`),ht&&this.added.push((0,F.kH)(ht,{places:[I],clients:X})),et!==null&&k.test(gt)&&this.stateHosts.set((0,e.jt)(I.file),et),{...H,
host:et,isHostImplied:!1,needs:st!==null&&st!=="state"?[{host:st,service:ot,clients:X}]:[],text:H.text?.replace(/^tfr:\/\/\//,`tfr://${Z}/`)??null}}}const V=/^hostname=/;
function q(J){const Z=(J.findLast(ot=>V.test(ot))??"").replace(V,"");return Z?{text:Z,service:d.Bn,variable:null}:null}function ct({kind:J,text:H,backend:Z,isHostImplied:ot},rt){
const[gt="",I=""]=(Z==="cloud"?m:O[J])??[],X=ot||J.endsWith("_default")&&H===null?rt[gt]:void 0;return X?{text:X,service:I,variable:gt}:null}function mt({kind:J,
workspace:H,place:Z,clients:ot,isOverridden:rt,replacedFor:gt=[]},I){const K=p.test(J),X=(H?.lacks??[]).filter(pt=>K||!I[d.uW[pt]]);if(rt||X.length===0)return[];
const et=K?"remote backend":"cloud block",st=J==="backend_remote_default"&&X.length===c.Rt.length,ht=ot.filter(pt=>!gt.includes(pt)),lt=(0,l.y7)({block:et,lacks:X,
isOpen:st});return[(0,F.kH)(lt,{places:[Z],clients:ht})]}function B(J,H){const Z=J.stateHosts&&H.get((0,e.jt)(J.place.file));return Z?{...J,needs:J.needs.map(ot=>({
...ot,host:Z}))}:J}var W=t(533),Y=t(5306);async function nt(J,H,Z){const ot=H.now(),rt=await(0,Y.SQ)(J,H),gt=J.scan.length===0?0:H.now()-ot,{usedBy:I,...K}=(0,Y.
o0)(J,rt,H),{files:X,bytes:et}=rt,st=J.changedOnly?await H.changes(J):null,ht=[...K.notes,..._t(rt,H.stop.why)],lt={...rt,...K,notes:ht,changes:st,setting:J.dialect},
pt={startedAt:Z,dialect:K.dialect,isEmpty:J.scan.length>0&&rt.isEmpty&&rt.endedAt===null,changes:st,remarks:[],notes:[],scan:{files:X,bytes:et,durationMs:gt},clients:I,
repositories:[],missing:null,checkouts:null};return it([ut(null,lt,J,H)],pt,J,H)}function ut(J,H,Z,{environment:ot,directory:rt,stop:gt}){const I=T(H,ot,Z.depth),
K=(0,s.yY)(Z,H.dialect,ot),X={...H,...I,unmanaged:K,settings:{...Z,dialect:H.setting}},et={...X,...(0,W.G9)(X)},st=vt=>(0,o.r7)((0,A.join)(rt,vt)),ht=vt=>(0,C.US)(
vt,Z),lt=P(et,H.changes,st,ht),{roots:pt,notes:At,expand:Dt}=(0,W.D0)({...et,changed:lt.files,ending:gt});return{name:J,dialect:H.dialect,usages:(0,i.Xo)(lt.usages,
pt),roots:pt,expand:Dt,namedHosts:(0,c.kA)(et.usages),notes:lt.notes,rootNotes:At,newHosts:lt.newHosts,remarks:[...lt.remarks,...I.remarks,...et.remarks]}}function it(J,H,Z,ot){
const{dialect:rt,checkouts:gt,scan:I}=H,K=J.flatMap(({usages:At})=>At),X=J.flatMap(At=>At.roots),et=(0,s.jK)(K,Z,rt,ot,gt?.plugins??null,X),{usages:st,configs:ht,
releases:lt}=et,pt=yt(st,J,Z,rt.clients);return Ot(pt.requirements),{...H,...pt,dialect:{...rt,releases:lt},configs:ht,usages:st.filter(c.s7),roots:X,expand:J[0]?.
expand??null,notes:[...J.flatMap(({notes:At})=>At),...J.flatMap(({rootNotes:At})=>At),...H.notes],newHosts:new Set(J.flatMap(({newHosts:At})=>[...At])),complaints:et.
findings,remarks:[...H.remarks,...new Set(J.flatMap(At=>At.remarks)),...et.remarks],scan:{...I,usages:st.length}}}function yt(J,H,Z,ot){const rt=Z.hostnames.map(
({host:X})=>X),gt=Map.groupBy(J,({repository:X=null})=>X),I=H.map(({name:X,namedHosts:et})=>{const st=new Set([...et,...rt]),ht={hostnames:[],requiredServices:[]};
return(0,h.CG)(ht,gt.get(X)??[],ot,st)}),K=H.flatMap(({name:X,dialect:et},st)=>(0,h.Fh)(X,et,I[st]??[]));return{requirements:(0,h.h1)([(0,h.CG)(Z,[],ot),...I],ot),
guesses:K}}function _t({endedAt:J,files:H},Z){return J===null||Z===null?[]:[(0,F.ht)(J,(0,g.ub)({kind:"time",stopped:Z,files:H}))]}function Ot(J){const{size:H}=new Set(
J.map(({host:ot})=>ot)),Z=`scan found ${H} hosts, the limit is ${$.pS}: narrow scan or exclude files`;if(H>$.pS)throw new v.GN([Z])}}),2796:(($t,tt,t)=>{t.d(tt,
{cZ:()=>L,cr:()=>$,hs:()=>v,pq:()=>s});var A=t(2886),C=t(9432),F=t(9119),r=t(8032),N=t(255),P=t(1780),y=t(8884);const w=3;function L(u){const _=new Map(u.map(n=>[
n,(0,y.eb)([n]).length])),f=n=>_.get(n)??0,l=u.toSorted((n,e)=>f(e)-f(n));return(0,F.c1)(l,b).flatMap(n=>{const e=(0,F.c1)(n,M);return e.length>w?[n]:e}).map(E).
toSorted((n,e)=>(0,A.Np)(n,e)||j(n)-j(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}function j({code:u,affects:_}){return u==="machine-network"?-1:u==="host\
-not-checked"?2:_.length===0||r.Du.some(f=>_.includes(f))?0:1}const b=({severity:u,problem:{code:_},affects:f,exclude:l})=>JSON.stringify([u,_,_==="machine-netw\
ork"||f,l===void 0]),M=u=>u.exclude===void 0?c(u.problem.help??"",u):"";function E(u){const[_]=u,f=[...new Set(u.flatMap(({host:O})=>O??[]))],{code:l,title:n}=_.
problem,e=O=>{const k=R=>f.length>1?c(O(R),R):(0,P.pj)(O(R)),p=k(_);return u.every(R=>k(R)===p)?p:null},m=u.length>1&&_.exclude!==void 0?"":e(({problem:O})=>O.help??
""),S=e(({problem:O})=>O.message);return{severity:_.severity,code:l,title:n,affects:[...new Set(u.flatMap(({affects:O})=>O))],findings:u,hosts:f,hits:(0,y.eb)(u).
length,message:m===null?null:S,help:m?.includes(h)?`${m}; ${i(f)}`:m}}const a="HOST",h=N.xV+a,o=5,i=u=>`${h} is ${(0,C.K4)(u,o,_=>(0,N.fK)(_)[0]??_)}`,c=(u,{host:_})=>(0,P.
pj)(u,f=>g(f,_));function g({host:u,shownAs:_,isVariable:f},l){if(f)return u===l?h:_;const n=`.${u}:`.replace(`.${l}:`,`.${a}:`).slice(1,-1);return n===u?_:n}const $=u=>(0,F.
c1)(u,({problem:{message:_,help:f=""}})=>`${(0,P.pj)(_)}
${(0,P.pj)(f)}`),v=u=>u.some(({host:_})=>_!==null)&&!u.every(A.zX);function s({hosts:u,findings:_}){const f=v(_),l=f?u.length:(0,y.Dx)(_).length;return l>1?`${(0,C.
px)(l,f?"host":"place")}: `:""}}),7039:(($t,tt,t)=>{t.d(tt,{hF:()=>b});var A=t(8643),C=t(9432),F=t(2170),r=t(9119),N=t(9615),P=t(255),y=t(9179),w=t(5955),L=t(8884);
let j=function(...l){return{attemptsOf:j}=t.late([2798,3770],3770),new.target?new j(...l):j(...l)};function*b(l,n){const{hosts:e,findings:d,passed:m,ignored:S,stopped:O,
roots:k}=l,{dialect:p,remarks:R,repository:T,repositories:x,startedAt:V,durationMs:q}=n,{usages:ct,...mt}=n.scan;yield*(0,w.M)({schemaVersion:1,version:n.version,
passed:m,stopped:(0,C.pk)(O)||void 0,incomplete:M(O),failOn:n.failOn,repository:T??void 0,repositories:M(x),dialect:p.name,clientDetection:a(p),clients:n.clients,
startedAt:V,durationMs:q,counts:Object.fromEntries(N.oC.map(B=>[`${B}s`,E(d,B)])),hosts:e.values().map(h),findings:d.values().map(s),roots:M(k)?.values().map(u),
ignored:S,usages:ct,remarks:M(R),scan:mt}),yield`
`}const M=l=>l.length===0?void 0:l,E=(l,n)=>l.filter(e=>e.severity===n).length;function a({clients:l,versions:n,releases:e,isGuess:d,why:m,evidence:S}){return{clients:l,
assumed:d??!1,why:(0,y._U)(m),versions:Object.entries(n).map(([O,k])=>({client:O,version:(0,y._U)(k)})),releases:e.map(({name:O})=>O),evidence:S.map(({client:O,
version:k,level:p,text:R,place:T})=>({client:O,version:k===null?null:(0,y._U)(k),kind:p,text:(0,y._U)(R),...$(T)}))}}function h(l){const{visit:n,requirements:e,
services:d,servicesFrom:m,clients:S,isNew:O}=l,{discovery:k,hops:p,timing:R,certificates:T}=n.attempt;return{host:n.host,display:(0,P.pk)(n.host),discovery:k.kind,
...o(k),..."excerpt"in k&&k.excerpt!==null&&{excerpt:k.excerpt},documentUrl:"url"in k?(0,A.Pl)(k.url):null,hops:p.map(({challenge:x,...V})=>({...V,url:(0,y.cq)(
V.url),proxy:V.proxy&&(0,y.cq)(V.proxy)})),services:Object.fromEntries(d.map(x=>[x.id,c(x)])),servicesFrom:m&&$(m),hostBlocks:n.forced.map(({client:x,place:V})=>({
client:x,place:$(V)})),required:e.map(({service:x,clients:V,because:q})=>({service:x,clients:V,because:q.map(g)})),credentials:n.credentials?.hasToken?n.credentials.
source:null,looks:n.looks,attempts:j(n).length,...n.earlier.length>0&&{earlier:n.earlier.map(i)},timingMs:{lookup:R.lookupMs,connect:R.connectMs,tls:R.tlsMs,firstByte:R.
firstByteMs,total:R.totalMs},certificates:T,clients:S,...O&&{new:!0}}}const o=l=>"problem"in l?{code:l.problem.code}:{},i=({discovery:l,timing:n})=>({discovery:l.
kind,...o(l),ms:n.totalMs});function c(l){if(l.kind==="url")return{url:(0,y.cq)(l.url)};if(l.kind==="problem")return{problem:{code:l.problem.code,...(0,N.ag)(l.
problem)}};const{authz:n,token:e}=l.login,d={authz:n&&(0,y.cq)(n),token:e&&(0,y.cq)(e)};return{login:{...l.login,...d}}}const g=l=>typeof l=="string"?l:$(l);function $({
file:l,line:n,column:e,endColumn:d,target:m,inside:S}){const{repository:O,path:k}=(0,r.bH)(l),p=O===null?{file:l}:{repository:O,file:k},R=m&&(0,r.bH)(m).path;return{
...p,line:n,column:e,endColumn:d,target:R,...v(S)}}function v(l){if(l===void 0)return{};const{through:n,isPublic:e,...d}=l;return{through:n,inside:d}}function s(l){
const{problem:n,severity:e,host:d,places:m,affects:S,exclude:O}=l;return{code:n.code,severity:e,host:d,service:(0,L.ju)(l),...(0,N.ag)(n),...v((0,F.Xd)(l)?.inside),
places:m.map(g),affects:S,...n.constraints&&{constraints:n.constraints.map(k=>({...f(k),conflicts:k.conflicts}))},...O&&{exclude:O}}}function u({directory:l,clients:n,
rows:e}){const{repository:d,path:m}=(0,r.bH)(l);return{...d&&{repository:d},directory:m,clients:n,rows:e.map(_)}}function _({problems:l,places:n,rejectedAt:e,...d}){
const{excluding:m=[],conflicting:S=[],requiredBy:O,...k}=d;return{...k,...O&&{requiredBy:O.map(p=>({...f(p),...S.includes(p)&&{conflicts:!0},...m.includes(p)&&{
excludesNewest:!0}}))},codes:l.map(({code:p})=>p),places:n.map(g)}}const f=({text:l,module:n,place:e})=>({constraint:l,module:n,place:g(e)})}),6662:(($t,tt,t)=>{
t.d(tt,{S:()=>m,K:()=>S});var A=t(3471),C=t(5102),F=t(4073),r=t(806),N=t(8884),P=t(6906),y=t(6097),w=t(6092),L=t(7792);const j=13,b="  ",M=(p,R)=>E(p,R).map(T=>(0,w.
BP)(T.replaceAll("\xA0"," "))).join(`
`);function E(p,R,T="red"){switch(p.kind){case"paragraph":return o(p.content).flatMap(x=>(0,A.ky)((0,P.wh)(x),R));case"note":return a(`${p.label}:`,p.text,R);case"\
facts":return p.facts.flatMap(({label:x,texts:V})=>V.flatMap((q,ct)=>a(ct===0?x:"",q,R,j)));case"sources":return p.items.flatMap(x=>g(x,T,R));case"problem":return i(
p,R);case"table":return s(p,R);case"details":return $(p,R)}}const a=(p,R,T,x)=>(0,A.wW)({indent:2,label:p,style:"dim",column:x,text:(0,P.wh)(R)},T),h=p=>typeof p==
"string"||"kind"in p?[p]:p.flatMap(h);function o(p){const R=h(p),T=R.indexOf(L.Gy.newLine);return T<0?[R]:[R.slice(0,T),...o(R.slice(T+1))]}function i(p,R){const{
severity:T,code:x,url:V,message:q,count:ct,title:mt,parts:B}=p,W=P.B2[L.rC[T]].style,Y=(0,P.wh)(L.Gy.isEmpty(q)?[ct,mt]:q);return[...(0,A.wW)({indent:0,label:`${T}\
[${x}]:`,style:W,url:V,text:Y},R),...B.flatMap(nt=>c(nt,R,W))]}const c=(p,R,T)=>p.kind==="paragraph"?E(p,{...R,width:R.width-2}).map(x=>`  ${x}`):E(p,R,T);function g({
place:p="",message:R="",help:T="",line:x},V,q){const ct=typeof p=="object"&&"kind"in p&&p.kind==="link",mt=(0,P.wh)(p),B=ct&&(0,L.AA)(p.url??"")?p.url:null,W={text:mt,
url:B},Y=[mt,(0,P.wh)(R)].filter(ut=>ut!=="").join(": "),nt=ct?"-->":"-";return[...Y===""?[]:(0,A.wW)({indent:2,label:nt,style:"dim",text:Y,linked:W},q),...x===
void 0?[]:n(x,V,q),...L.Gy.isEmpty(T)?[]:a("help:",T,q)]}function $({title:p,children:R},T){const{sign:x,name:V,text:q}=p,{withFlags:ct=String}=T,mt=ct((0,P.wh)(
x===null?V:(0,L.mG)`${L.Gy.sign(x)} ${V}`)),B=x===null?"bold":P.B2[x].style;return[...(0,A.wW)({indent:0,label:mt,style:B,text:(0,P.wh)(q)},T),...R.flatMap(W=>c(
W,T))]}const v=(p="")=>/^(?:number|history)/.test(p);function s({columns:p,rows:R},T){const x=p.map(({title:B})=>(0,P.wh)(B)),V=R.map(({sign:B="works",cells:W})=>({
sign:B,cells:W.map(Y=>o(Y).map(P.wh))})),q=x.map((B,W)=>Math.max(...[B,...V.flatMap(({cells:Y})=>Y[W]??[])].map(A.nc)));if(q.reduce((B,W)=>B+b.length+W,b.length)>
T.width)return V.flatMap(({sign:B,cells:W})=>{const[Y,...nt]=W.map(yt=>yt.join(", ")),ut=nt.flatMap((yt,_t)=>yt===""?[]:[`${x[_t+1]} ${yt}`.trim()]),it=`${Y}: ${ut.
join("; ")}`;return(0,A.wW)({indent:2,label:P.B2[B].text,style:P.B2[B].style,text:it},T)});const mt=B=>B.map((W,Y)=>{const nt=" ".repeat((q[Y]??0)-(0,A.nc)(W));
return v(p[Y]?.style)?nt+W:W+nt}).join(b).trimEnd();return[`    ${(0,A.nI)(mt(x),"dim",T)}`,...V.flatMap(({sign:B,cells:W})=>{const Y=Math.max(...W.map(({length:nt})=>nt));
return Array.from({length:Y},(nt,ut)=>{const yt=mt(W.map(Ot=>Ot[ut]??"")).replace(/\u2573+/g,Ot=>(0,A.nI)(Ot,"red",T));return`  ${ut===0?(0,A.nI)(P.B2[B].text,P.B2[B].
style,T):" "} ${yt}`})})]}const u=160,_=12,f="    ",l=/##\w*\[/;function n(p,R,T){const{place:x,before:V,literal:q,after:ct}=p,mt=" ".repeat(`  ${x.line}`.length),
B=Math.min(T.width,u)-mt.length-3;if(B<_)return[];const W=e(V+q+ct),Y=W(V+q+ct),nt=(0,A.nc)(Y)<=B?0:W(V).search(/[^ ]|$/),ut=Y.slice(nt),it=(0,A.nc)(W(V))-nt,yt=(0,A.
nc)(W(V+q))-nt,{from:_t,to:Ot,text:J}=d(ut,it,Math.max(yt,it+1),B),H=(0,A.nI)("|","dim",T),Z="^".repeat(Math.max(1,Math.min(yt,Ot)-Math.max(it,_t))),ot=" ".repeat(
Math.max(it,_t)-_t);return[`${(0,A.nI)(`  ${x.line}`,"dim",T)} ${H} ${J}`.trimEnd(),`${mt} ${H} ${ot}${(0,A.nI)(Z,R,T)}`]}function e(p){const R=T=>(0,w.RK)(T.replaceAll(
"	",f),Number.POSITIVE_INFINITY);return l.test(R(p))?T=>R(T).replaceAll(/(?<=#)#/g," #"):R}function d(p,R,T,x){const V=(0,A.nc)(p);if(V<=x)return{from:0,to:x,text:p};
const q=Math.max(0,x-2-(T-R)),ct=T<x?0:Math.max(0,R-1-Math.ceil(q*2/3)),mt=V-ct<=x,B=ct+(mt?x:x-1),W=(0,A.Wc)(p,ct===0?0:ct+1,B),Y=`${ct===0?"":"\u2026"}${W}${mt?
"":"\u2026"}`;return{from:ct,to:B,text:Y}}function*m(p,R){for(const{text:T}of S(p,R))yield`${T}
`}function*S(p,R){const{isQuiet:T=!1,isRunner:x=!1,context:V}=R,q=(0,r.du)(V,"log",r.h,p.lines),ct=x?q:{...q,limits:{...q.limits,items:0,details:0}};yield{kind:"\
plain",text:O(p,R,ct)};const mt=p.findings.filter(Y=>(0,C.Zh)(Y,V)),B=T?(0,F.CI)(["problems"],{...p,findings:mt},ct):[...(0,F.CI)(F.$9,p,ct),...k(p,ct,x)];let W=!0;
for(const Y of B){const nt=M(Y,R),ut=x&&Y.kind==="details"&&nt.includes(`
`),it=!ut&&nt.includes(`
`);(W||it)&&(yield{kind:"plain",text:""}),W=it,yield{kind:ut?"group":"plain",text:nt}}}function O(p,R,T){const{text:x,style:V}=P.B2[p.passed?"works":"fails"],q=R.
isQuiet?[]:(0,F.vH)(p,T).shown;return[`${(0,A.nI)(x,V,R)} ${(0,A.nI)((0,y.$N)(p,R.context),"bold",R)}`,...q.map(ct=>M(L.om.paragraph(ct),R))].join(`
`)}function k(p,R,T){const{findings:x,hosts:V}=p,{context:q}=R,ct=(0,N.Dx)(x).length>R.limits.places,mt=V.length>r.dS||ct||x.length>0&&!(0,r.jR)(V,R),B=T?"the J\
SON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",W=`problem codes: ${q.docsUrl}`,Y=[...x.
some(C.nM)?[W]:[],...mt?[B]:[],...(0,y.j6)(p,q)];return Y.length===0?[]:[L.om.paragraph(L.Gy.joined(Y.map(L.Gy.words),L.Gy.newLine))]}}),2307:(($t,tt,t)=>{t.d(tt,
{I4:()=>L,PT:()=>r,g8:()=>y});var A=t(6092),C=t(4120),F=t(7792);function r(o,i){if(typeof o=="string")return(0,A.js)(o);if(!("kind"in o))return o.map(c=>r(c,i)).
join("");switch(o.kind){case"words":return(0,A.My)(o.text).replaceAll("\xA0",i.space);case"code":return N(o,i);case"prose":return(0,A.h$)(o.text,o.max);case"str\
ong":return`<b>${r(o.content,i)}</b>`;case"small":return i.small(r(o.content,i));case"sentence":return(0,C.Iu)((0,A.h$)(o.text,o.max));case"link":return P(o.url,
r(o.content,i));case"sign":return i.sign(o.of);case"break":return`<br${i.end}`;case"chart":return i.chart(o)}}function N({text:o,max:i,breaks:c},{end:g,space:$}){
const v=(0,A.D9)(o,i);return c==="never"?v.replaceAll(" ",$):c===void 0?v:v.replaceAll(c==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${g}`)}const P=(o,i)=>o!==null&&((0,F.
AA)(o)||/^#[!-~]+$/.test(o))?`<a href="${(0,A.js)(o,o.length)}">${i}</a>`:i;function y(o,i){const c=g=>r(g,i);switch(o.kind){case"paragraph":return`<p>${c(o.content)}\
</p>
`;case"note":return`<p>${j(o,i)}</p>
`;case"facts":return`<dl>
${o.facts.map(({label:g,texts:$})=>`<dt>${(0,C.Iu)(g)}</dt>${$.map(v=>`<dd>${c(v)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return M(o.items,i);case"problem":return b(o,i);case"table":return h(o,i);case"details":return a(o,i)}}const w=(o,i)=>o.map(c=>y(c,i)).join(""),
L=o=>o===void 0?"":` class="${o}"`;function j({label:o,text:i,as:c},g){const $=r(i,g);if(c==="items")return $;const v=(0,C.Iu)(o);return c!=="small"?c==="help"?
`<b>${v}:</b> ${$}`:`${v}: ${$}`:g.small(`${o==="history"?(0,C.Iu)($):`${v} ${$}`}.`)}function b(o,i){const{severity:c,code:g,url:$,count:v,title:s,message:u,parts:_}=o,
f={kind:"link",url:$,content:g},l=(0,F.mG)`${F.Gy.sign(F.rC[c])} ${F.Gy.strong([v,s])} (${f})`,n=F.Gy.isEmpty(u)?"":`<p>${r(u,i)}</p>
`;return i.problem(c,r(l,i),`${n}${w(_,i)}`)}function M(o,i){const c=u=>r(u,i),{figures:g=[],messages:$=[]}=Object.groupBy(o,({message:u=""})=>F.Gy.isEmpty(u)?"\
figures":"messages"),v=g.map(({place:u="",line:_})=>`<figure><figcaption>${c(u)}</figcaption>${E(_,i)}</figure>
`),s=$.map(({place:u="",message:_="",help:f="",line:l})=>{const n=F.Gy.isEmpty(f)?"":`<br${i.end}<b>Help:</b> ${c(f)}`;return`<li>${c(F.Gy.joined([u,_],F.Gy.words(
": ")))}${n}${E(l,i)}</li>
`});return`${v.join("")}${s.length===0?"":`<ul>
${s.join("")}</ul>
`}`}function E(o,i){if(o===void 0)return"";const c=(0,A.J7)(o.before.trimStart().replaceAll("	"," ")),[g,$,v]=[c,o.literal,o.after].map(s=>r(s.replaceAll("	"," "),
i));return`<pre>${g}<mark>${$}</mark>${v}</pre>`}function a({title:o,children:i,anchor:c,isOpen:g},$){const v=r(o.name,$),s=w(i,$),u=o.sign===null&&F.Gy.isEmpty(
o.text),_=s===""?`<b>${v}</b>`:$.name(v),l=[o.sign===null?"":$.sign(o.sign),u?v:_,r(o.text,$)].filter(e=>e!=="").join(" ");if(s==="")return`<p>${l}</p>
`;const n=c===void 0?s:`<div id="${(0,A.My)(c)}">
${s}</div>
`;return`<details${L(c===void 0?void 0:"host")}${g?' open=""':""}>
<summary>${l}</summary>
${n}</details>
`}function h({caption:o,columns:i,rows:c,style:g},$){const v=i.map(({title:_})=>r(_,$)),s=c.map(({cells:_,host:f,sign:l})=>{const n=f===void 0?"":` data-host="${(0,A.
My)(f.anchor)}"${f.isFailing?' data-failing=""':""}`,[e="",...d]=_,S=[l===void 0?e:(0,F.mG)`${F.Gy.sign(l)}${F.Gy.words("\xA0")}${e}`,...d].map((O,k)=>$.cell(k===
0?"first column":"row",F.Gy.isEmpty(O)?"\u2013":r(O,$),i[k]?.style,g===void 0?v[k]:""));return`<tr${n}>${S.join("")}</tr>
`}),u=i.map((_,f)=>$.cell("head",v[f]??"",_.style));return $.table(o,g,`<thead>
<tr>${u.join("")}</tr>
</thead>
<tbody>
${s.join("")}</tbody>
`)}}),1423:(($t,tt,t)=>{t.d(tt,{OT:()=>b,TM:()=>f,Zw:()=>M});var A=t(9432),C=t(9119),F=t(1780),r=t(2796),N=t(4503),P=t(4120),y=t(8884),w=t(7792),L=t(7035),j=t(806);
function b(l,n){const{shown:e,rest:d}=(0,A.zN)((0,r.cZ)(l),n.limits.causes),m=new Set,S=d.flatMap(O=>O.findings).length;return[...e.map(O=>M(O,n,m)),...(0,j.OS)(
S,"finding",n)]}function M(l,n,e=new Set){const{severity:d,code:m,title:S,message:O,help:k,hosts:p,findings:R}=l,{context:T,limits:x}=n,V=(0,y.f5)(R).map(Y=>(0,j.
ik)(Y,n)),[q,ct]=p,mt=q&&ct===void 0?T.history?.get(q):void 0,B=d==="error"&&(0,r.hs)(R)&&!e.has(`history ${q}`),W=mt&&B?(0,L.kW)(mt):null;return W!==null&&e.add(
`history ${q}`),{kind:"problem",severity:d,code:m,url:`${T.docsUrl}#${m}`,count:(0,r.pq)(l),title:S,message:O===null?w.Gy.nothing:w.Gy.sentence(O,x.characters),
parts:[...O===null?o(l,n,e):a(l,n,e),...E("required by",w.Gy.joined(V),"line"),...E("help",k?w.Gy.prose(k,x.characters):w.Gy.nothing,"help"),...E("affects",(0,P.
od)(l.affects,T.clients),"small"),...E("history",W??w.Gy.nothing,"small")]}}const E=(l,n,e)=>w.Gy.isEmpty(n)?[]:[{kind:"note",label:l,text:n,as:e}];function a(l,n,e){
const{findings:d}=l,m=$(d,n),S=(0,y.Dx)(d),O=m.length>1&&S.length>1,k=m.length>1?"hosts":"host",p=c(d,n,e),R=n.limits.hasLines&&(!O||p.line!==void 0),T=R?S.slice(
0,1):[];return[..._(k,m,n.limits.hosts,"host",n,x=>v(x,O,n)),...R?g([p]):[],...s(d,T,O,n),...h(d,n)]}function h([l],n){const e=(l?.problem.constraints??[]).filter(
({conflicts:m})=>!m),d=n.limits.places;return _("other constraints",e,d,"constraint",n,m=>(0,j.ZT)(w.Gy.value(m.text),(0,j.N8)(m,n)))}function o(l,n,e){const d=(0,r.
cr)(l.findings),{shown:m,rest:S}=(0,A.zN)(d,n.limits.messages),O=T=>g(T.map(x=>i(x,l,n,e))),p=(u(n)===0?m:d).flatMap(T=>(0,y.Dx)(T).slice(0,1)),R=!n.limits.hasLines||
l.hosts.length>1;return[...O(m),...f(S.flat(),"finding",n,T=>O((0,r.cr)(T))),...s(l.findings,p,R,n)]}function i(l,{help:n},e,d){const[{problem:m}]=l,{characters:S,
hosts:O}=e.limits,k=$(l,{...e,detailed:new Set}),p=w.Gy.some(k,O,ct=>v(ct,k.length>1,e),"host"),{places:R,noun:T}=(0,y.TD)((0,y.Dx)(l)),x=R.length<2?"":` (and ${(0,A.
px)(R.length-1,`more ${T}`)})`,V=(0,w.mG)`${w.Gy.prose(m.message,S)}${x}`,q=n===null?m.help:void 0;return{...c(l,e,d),message:w.Gy.joined([p,V],w.Gy.words(": ")),
help:q?w.Gy.prose(q,S):w.Gy.nothing}}function c(l,n,e){const d=(0,y.tN)(l);if(d===null)return{};const m=(0,C.R3)(d),S=d.target===void 0?"":` \u2192 ${(0,C.II)(d.
target)}`,O=!n.limits.hasLines||e.has(m)?void 0:n.lines.get(m);return e.add(m),{place:w.Gy.link((0,N.uM)(d,n.context),w.Gy.path(m+S)),line:O}}const g=l=>{const n=l.
filter(({place:e="",message:d=""})=>!w.Gy.isEmpty([e,d]));return n.length===0?[]:[{kind:"sources",items:n}]};function $(l,{detailed:n}){if(!(0,r.hs)(l))return[];
const e=[...Map.groupBy(l,({host:m})=>m).values()],[d]=l;return e.length>1||!d?.host||d.isHostNew||n.has(d.host)?e:(0,F.PP)(d.problem.message).includes(d.host)?
[]:e}function v(l,n,e){const[d]=l,m=d?.host?(0,j.b8)(d.host,e):w.Gy.nothing,S=(0,y.mj)(l,e.context.repositories.length),O=w.Gy.some((0,y.Dx)(l),1,R=>(0,j.ik)(R,
e)),k=n?S===""?O:S:w.Gy.nothing,p=d?.isHostNew?P.dy:w.Gy.nothing;return(0,j.ZT)(m,p,k)}function s(l,n,e,d){const{limits:m,context:S}=d,O=(0,y.mj)(l,S.repositories.
length);if(O===""&&e)return[];const k=(0,y.Dx)(l),p=(0,y.oN)(O===""?k:(0,y.TD)(k).places,n),R=x=>(0,j.ik)(x,d),T=n.length>0?"also at":"place";return O===""?_(T,
p,m.places,"place",d,R):p.length===0?[w.om.paragraph(w.Gy.sentence(`in ${O}`))]:_(`in ${O}`,p,m.hosts,"repository",d,R)}const u=({medium:l,limits:n})=>l==="log"?
0:n.items;function _(l,n,e,d,m,S){const{shown:O,rest:k}=(0,A.zN)(n,e),p=d==="host"||l==="place"?"items":"line";if(u(m)===0){const T=k.length>0&&m.medium!=="log"?
(0,w.mG)` ${m.elsewhere}`:w.Gy.nothing;return E(l,(0,w.mG)`${w.Gy.some(n,e,S,d)}${T}`,p)}return[...E(l,w.Gy.joined(O.map(S)),p),...f(k,d,m,R=>[w.om.paragraph(w.
Gy.joined(R.map(S)))])]}function f(l,n,e,d){if(u(e)===0)return(0,j.OS)(l.length,n,e);const m=w.om.title((0,A.px)(l.length,`more ${n}`));return w.om.details(m,(0,j.
Ku)(l,u(e),n,e,d))}}),3435:(($t,tt,t)=>{t.d(tt,{Ub:()=>o,aJ:()=>b,gT:()=>M,qP:()=>g,sN:()=>E,wn:()=>h});var A=t(9432),C=t(9119),F=t(4503),r=t(5102),N=t(4120),P=t(
7792),y=t(806);const w=4,L=7;function j(s){const u=s.flatMap(f=>{const l=Map.groupBy(f.places,c);return l.size===0&&l.set(null,[]),Array.from(l,([n,e])=>({name:n,
finding:{...f,places:e}}))}),_=([,f])=>f.filter(({severity:l})=>l==="error").length;return[...Map.groupBy(u,({name:f})=>f)].map(([f,l])=>[f,l.map(({finding:n})=>n)]).
toSorted((f,l)=>_(l)-_(f))}function b(s,u){if(u.context.repositories.length===0)return[];const _=j(s.filter(r.nM)).filter(([m])=>m!==null),[f]=_;if(f===void 0)return[];
const l=P.Gy.some(_,{few:w},([m,S])=>(0,P.mG)`${P.Gy.code(m??"")} (${(0,N.H8)(S)})`),n=P.om.title((0,A.px)(_.length,"repository"),(0,P.mG)`with errors or warnings in files: ${l}`,
(0,r.hm)(f[1])==="error"?"fails":"warns"),e=u.medium==="log"?0:u.limits.rows,d=(0,y.Ku)(_,e,"repository",u,m=>$(m,u));return[{kind:"details",title:n,children:d}]}
const M=s=>["fails","unchecked"].includes((0,r.sG)(s));function E({hosts:s,files:u},_){const f=a(s.filter(M).map(o)),l=u.filter(({severity:T})=>T==="error"),n=a(
l.map(({places:T})=>i(T))),e=[P.om.column("Repository",T=>P.Gy.link((0,F.aE)(T),P.Gy.code(T.name))),P.om.column("Commit",h),P.om.column("Failing hosts",f,"numbe\
r"),P.om.column("Errors in files",n,"number")],d=(T,x)=>P.om.table(T,e,x),m=T=>(f(T)??0)+(n(T)??0),{hit:S=[],other:O=[]}=Object.groupBy(_.context.repositories,T=>m(
T)>0?"hit":"other"),k=S.toSorted((T,x)=>m(x)-m(T)),p=(0,A.px)(O.length,"repository"),R=P.om.title(`${p} without failing hosts or errors in files`);return[...d(k,
"Repositories with failures"),...P.om.details(R,d(O,"Other repositories"))]}function a(s){const u=Map.groupBy(s.flat(),_=>_);return({name:_})=>u.get(_)?.length??
null}const h=s=>s.commit===null?P.Gy.nothing:P.Gy.link((0,F.DZ)(s),P.Gy.code(s.commit.slice(0,L))),o=({requirements:s})=>i(s.flatMap(({because:u})=>u)),i=s=>[...new Set(
s.map(c))].filter(u=>u!==null),c=s=>typeof s=="string"?null:(0,C._M)(s.file),g=(s,u)=>$(j(s),u),$=(s,u)=>s.flatMap(([_,f])=>{const{context:l,limits:n}=u,e=_??l.
repository?.name,d=l.repositories.find(O=>O.name===e),m=P.om.title(e===void 0?P.Gy.words("This checkout"):P.Gy.link((0,F.aE)(d),P.Gy.path(e)),(0,N.H8)(f)),S=O=>P.
om.table(O,v(u),"Findings in files");return P.om.details(m,(0,y.Ku)(f,n.rows,"finding",u,S))}),v=s=>[P.om.column("Place",({places:u})=>(0,y.AZ)(u,s.limits.ownPlaces,
s,!0)),P.om.column("Severity",({severity:u})=>(0,P.mG)`${P.Gy.sign(P.rC[u])} ${u}`),P.om.column("Problem",({problem:{message:u,code:_}})=>(0,P.mG)`${P.Gy.sentence(
u,s.limits.characters)} (${(0,y.U1)(_,s)})`)]}),4073:(($t,tt,t)=>{t.d(tt,{YK:()=>bt,$9:()=>xt,KL:()=>Ht,dI:()=>Nt,$M:()=>Kt,WQ:()=>zt,vH:()=>Wt,CI:()=>Qt,Ks:()=>Zt});
var A=t(9432),C=t(5102),F=t(6097),r=t(7792),N=t(5517),P=t(4120),y=t(6906),w=t(7035),L=t(806);const j=10,b=[7,30,90],M=30;function E(G,D){const{medium:U,limits:z,
context:Q}=D,[at,dt]=[U==="log",U==="summary"],Et=o(G,Q),ft=dt?Et:Et.filter(Lt=>c(Lt,Q)),Tt=Lt=>r.om.title("History:",Lt);if(ft.length===0)return dt&&Q.history?.
size?[r.om.line(Tt("1 run so far"))]:[];const Mt=at?ft.map(Lt=>[Lt]):g(ft,Q),{shown:It,rest:Gt}=(0,A.zN)(Mt,Math.max(z.rows,j)),Pt=(0,A.zN)(It,at?It.length:j),St=[
r.om.column("Host",Lt=>_(Lt,D)),...f(ft,D)],Ct=([Lt])=>Lt?{sign:(0,C.sG)(Lt)}:{},kt=Lt=>r.om.table(Lt,St,"History",Ct),Bt=r.om.title((0,A.px)(Pt.rest.flat().length,
"more host")),Rt=U==="brief"?D.elsewhere:"in the history file",wt=[...kt(Pt.shown),...r.om.details(Bt,kt(Pt.rest)),r.om.paragraph(r.Gy.small(v(It,D))),...(0,L.OS)(
Gt.flat().length,"host",{...D,elsewhere:Rt})],Ft=$(Et,Q);return at?r.om.details(Tt(`${Ft}; uptime and latency of ${M} days`),wt):[r.om.line(Tt(Ft)),...wt,...dt?
(0,w.hc)(D):[]]}const a=(G,{history:D})=>G.flatMap(({visit:U})=>D?.get(U.host)??[]),h=(G,D)=>a(G,D).flatMap(({recent:U})=>U);function o({hosts:G},D){const U=(z,Q)=>{
const[{good:at,runs:dt}={good:1,runs:1}]=i([z],Q,D);return at/dt};return G.filter(z=>h([z],D).filter(N.yX).length>1).toSorted((z,Q)=>Number((0,C.DI)(Q))-Number(
(0,C.DI)(z))||U(z,M)-U(Q,M)||U(z,90)-U(Q,90))}const i=(G,D,U)=>a(G,U).flatMap(({uptime:z})=>z.find(({days:Q,runs:at})=>Q===D&&at>0)??[]),c=(G,D)=>(0,C.DI)(G)||h(
[G],D).some(({outcome:U})=>U==="fails"),g=(G,D)=>[...Map.groupBy(G,U=>{const[z]=a([U],D).flatMap(({incidents:Q})=>Q.slice(0,1));return z?.until===null?z.from:U.
visit.host}).values()];function $(G,D){const U=Math.max(...a(G,D).map(({recent:dt})=>dt.length)),z=`the last ${(0,A.px)(U,"run")}`,Q=G.filter(dt=>c(dt,D)).length;
if(Q===0)return`no failure in ${z}`;const at=h(G,D).filter(({outcome:dt})=>dt==="fails").length;return G.length===1?`${at} of ${z} failed`:`${Q} of ${G.length} \
hosts failed in ${z}`}function v(G,{medium:D,context:U}){const z=Et=>r.Gy.words(Et.replaceAll(" ","\xA0")),Q=r.Gy.joined((0,y.MC)(G.flatMap(Et=>s(Et,U))).map(([
Et,ft])=>(0,r.mG)`${r.Gy.code(Et)}${z(` ${ft}`)}`));if(D==="log")return Q;const dt=G.some(({length:Et})=>Et>1)?"; of several hosts, the worst of each run":"";return(0,r.
mG)`The newest run is at the right${r.Gy.words(dt)}. ${Q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function s(G,D){const U=a(
G,D);return(U[0]?.recent??[]).map((z,Q,{length:at})=>{const dt=U.flatMap(({recent:Tt})=>Tt.at(Q-at)??[]),Et=dt.flatMap(({ms:Tt})=>Tt??[]);return{outcome:N.im.find(
Tt=>dt.some(Mt=>Mt.outcome===Tt))??"skipped",ms:Et.length===0?null:Math.max(...Et)}})}const u=({medium:G})=>G==="summary"||G==="brief";function _(G,D){const U=r.
Gy.some(G,D.limits.hosts,({visit:dt})=>(0,L.b8)(dt.host,D,r.Gy.name));if(!u(D))return U;const[z]=a(G,D.context),Q=z===void 0?null:(0,w.XQ)(z),at=D.medium==="bri\
ef"||Q===null?r.Gy.nothing:r.Gy.small(Q);return r.Gy.joined([U,(0,w.bW)(s(G,D.context)),at],r.Gy.newLine)}function f(G,D){const{medium:U,context:z}=D;if(z.history===
null)return[];const Q=U==="log",at=(Gt,Pt)=>Q?Gt:(0,r.mG)`${Gt}${r.Gy.newLine}${r.Gy.words(`${Pt}\xA0days`)}`,dt=(Gt,Pt)=>{const St=i(Gt,Pt,z),Ct=(0,A.px)(Math.
max(0,...St.map(({runs:Rt})=>Rt)),"run"),kt=u(D)&&St.length>0?r.Gy.small(Ct):r.Gy.nothing,Bt=({good:Rt,runs:wt})=>Rt/wt;return r.Gy.joined([(0,w.be)(St,Bt,w.mc),
kt],r.Gy.newLine)},Et=Gt=>a(Gt,z).flatMap(({medianMs:Pt})=>Pt??[]),ft=Gt=>(0,w.be)(Et(Gt),Number,P.kJ),Tt=Gt=>(0,w.bW)(s(Gt,z)),Mt=a(G,z),It=b.filter(Gt=>Mt.some(
Pt=>l(Pt,Gt)));return[...u(D)?[]:[r.om.column("Last runs",Tt,"history")],...(Q?[M]:It).map(Gt=>{const Pt=Gt===b[0]?"number uptime":"number older";return r.om.column(
at("Uptime",Gt),St=>dt(St,Gt),Pt)}),r.om.column(at("Latency",M),ft,"number minor")]}const l=({uptime:G},D)=>G.some(({days:U,runs:z},Q)=>U===D&&z>1.1*(G[Q-1]?.runs??
0));var n=t(2886),e=t(7615),d=t(3435);const m=2,S=4,O=6,k=20,p=200;function R(G,D=r.Gy.nothing){const{discovery:U}=G.visit.attempt,z=new Set((0,C.QK)(G).map(({problem:at})=>at.
title));if(z.size>0)return(0,A.K4)([...z],m);if(U.kind==="skipped")return U.problem.title;const Q=r.Gy.some(G.services,O,({id:at})=>(0,e.h0)(at));return(0,L.ZT)(
r.Gy.isEmpty(Q)?"no services":Q,D)}const T=({visit:G,servicesFrom:D},U)=>D===null?(0,P.kJ)(G.attempt.timing.totalMs):(0,r.mG)`host block at ${(0,L.ik)(D,U)}`;function x(G,D,U=!1){
const{visit:z,isNew:Q,findings:at}=G,dt=(0,C.sG)(G),Et=(0,L.b8)(z.host,{...D,detailed:new Set}),ft=Q?` (${P.dy})`:"",Tt=(0,r.mG)`${C.nx[dt]}${ft}: ${R(G,T(G,D))}`,
Mt=r.om.title(Et,Tt,dt),It={kind:"facts",facts:(0,e.xS)(G,D)};if(D.medium!=="page")return{kind:"details",title:Mt,children:[It]};const Gt=at.map(({severity:St,problem:{
message:Ct,help:kt,code:Bt}})=>{const Rt=kt?(0,r.mG)` ${r.Gy.strong("Help:")} ${r.Gy.prose(kt)}`:r.Gy.nothing,wt=r.Gy.sign(r.rC[St]);return{message:(0,r.mG)`${wt} ${r.
Gy.sentence(Ct)}.${Rt} (${(0,L.U1)(Bt,D)})`}}),Pt=D.context.history?.get(z.host)?.incidents??[];return{kind:"details",title:Mt,isOpen:U,anchor:(0,L.dI)(z.host),
children:[{kind:"sources",items:Gt},It,...(0,w.cT)(Pt,D)]}}function V(G,D,U){const{medium:z,limits:Q}=U,at=D.filter(Rt=>(0,C.QK)(Rt).every(wt=>!(0,C.JR)(Rt)&&!(0,n.
zv)(wt))),dt=G.flatMap(Rt=>at.filter(wt=>(0,C.sG)(wt)===Rt)),[Et]=dt;if(Et===void 0||(0,L.jR)(D,U))return[];const ft=z==="log",Tt=(0,C.QK)(Et).length>0,Mt=ft||Tt,
It=Mt&&dt.length<=L.dS,Gt=Tt?Q.details:ft?Q.items:Q.rows,Pt=(0,L.Ku)(dt,It?L.dS:Gt,"host",U,Rt=>Mt?Rt.map(wt=>x(wt,U)):r.om.table(Rt,q(U),"Hosts"));if(It||Tt&&(ft||
Pt.length===0))return Pt;const St=r.Gy.some(dt,{few:S},({visit:Rt})=>(0,L.b8)(Rt.host,U)),Ct=(0,C.sG)(Et),kt=Tt?"with errors or warnings":C.nx[Ct];return[{kind:"\
details",title:dt.length===1?r.om.title(St,kt,Ct):r.om.title((0,A.px)(dt.length,"host"),(0,r.mG)`${kt}: ${St}`,Ct),children:Pt}]}const q=G=>[r.om.column("Host",
D=>ct(D,G)),r.om.column("Required by",({requirements:D})=>{const U=D.flatMap(z=>z.because);return(0,L.AZ)(U,G.limits.ownPlaces,G)}),r.om.column("Result",D=>R(D,
T(D,G)))];function ct({visit:{host:G},isNew:D},U){const z=D?r.Gy.small(P.dy):r.Gy.nothing;return r.Gy.joined([(0,L.b8)(G,U,r.Gy.name),z],r.Gy.newLine)}const mt=G=>(0,r.
mG)`${r.Gy.sign((0,C.sG)(G))} ${C.nx[(0,C.sG)(G)]} ${r.Gy.small(R(G))}`;function B(G,D){const U=ft=>(0,d.Ub)(ft).length||null,z=[r.om.column("Host",ft=>ct(ft,D),
"name"),r.om.column("Status",mt,"status"),r.om.column("Time",ft=>(0,C.JR)(ft)?null:T(ft,D),"number minor"),r.om.column("Repositories",U,"number repositories"),...f(
G,D).map(ft=>({...ft,cell:Tt=>ft.cell([Tt])})),r.om.column("Certificate expires",Y,"minor when")],Q=ft=>r.om.table(ft,z,"Hosts",W,"hosts",p),{good:at=[],other:dt=[]}=Object.
groupBy(G,ft=>(0,C.sG)(ft)==="works"?"good":"other");if(at.length<=k||dt.length===0)return Q(G);const Et=r.om.title((0,A.px)(at.length,"host"),C.nx.works,"works");
return[...Q(dt),...r.om.details(Et,Q(at))]}const W=G=>({host:{anchor:(0,L.dI)(G.visit.host),isFailing:(0,d.gT)(G)}}),Y=({visit:G})=>G.attempt.certificates.map(({
expires:D})=>D.slice(0,10)).sort()[0]??"";var nt=t(1423),ut=t(9119),it=t(8032),yt=t(5243);const _t=3,Ot=6,J=2,H=12,Z=(G,D)=>(0,C.Yn)(G,({rows:U})=>U).flatMap(U=>ot(
U,D));function ot(G,D){if(G.length===0)return[];const{medium:U,limits:z,context:Q}=D,at=gt(G),dt=G.length<=L.dS,Et=at.sign==="fails"||at.sign==="warns"?U!=="log"||
dt:U==="page"||U==="summary"&&Q.repositories.length<=1||U==="log"&&dt&&G.some(({rows:Tt})=>Tt.some(rt)),ft=(0,L.Ku)(G,Et?z.roots:0,"root module",D,Tt=>Tt.map(Mt=>({
kind:"details",title:gt([Mt]),children:X(Mt,D)})));return dt&&ft.length>0?ft:[{kind:"details",title:at,children:ft}]}const rt=({excluding:G=[]})=>G.length>0;function gt(G){
const D=G.flatMap(It=>It.rows),U=(0,C.Fl)(D),z=G.length===1,Q=G[0]?.clients??[],at=D.filter(It=>(0,C.Fl)([It])===U),dt=new Set(at.map(It=>Dt(It,Q))),Et=z?Array.
from(dt,r.Gy.path):G.map(K),ft=(0,r.mG)`${z?"for":"in"} ${r.Gy.some(Et,_t,It=>It)}`,Tt={fails:(0,r.mG)`init fails ${ft}`,warns:(0,r.mG)`warnings ${ft}`,skipped:I(
D),works:I(D)},Mt=z?G.map(K):(0,A.px)(G.length,"root module");return r.om.title((0,r.mG)`${Mt}:`,Tt[U],U)}function I(G){const D=({kind:Mt,source:It})=>`${Mt} ${It}`,
U=[...new Map(G.map(Mt=>[D(Mt),Mt])).values()];if(U.length===0)return"no registry modules and no providers";const z=Map.groupBy(U,({kind:Mt})=>Mt),Q=Array.from(
z,([Mt,{length:It}])=>(0,A.px)(It,Mt)).join(" and "),at=G.some(({isDirect:Mt,platforms:It})=>Mt||It.length>0),dt=[...G.some(({isDirect:Mt})=>!Mt)?["version"]:[],
...at?["package"]:[]],Et=new Set(G.filter(C.Rm).map(D)).size,ft=U.filter(({chosen:Mt})=>Object.values(Mt).includes(null)).length,Tt=[...ft>0?[`${ft} without a v\
ersion`]:[],...Et>0?[`${Et} not checked`]:[]];return`${Q}, ${Tt.join(", ")||`every ${dt.join(" and ")} is available`}`}const K=({directory:G})=>G==="."?r.Gy.words(
"the top directory"):r.Gy.path((0,ut.II)(G));function X({rows:G,clients:D},U){const z=(0,C.Yn)(G,at=>[at]).flat(),Q=at=>({sign:(0,C.Fl)([at])});return(0,L.Ku)(z,
U.limits.rows,"row",U,at=>r.om.table(at,et(D,U),"Modules and providers",Q))}const et=(G,D)=>[r.om.column("Module or provider",U=>st(U,G,D)),r.om.column("Problem",
({problems:U})=>{const z=U.filter(({usualSeverity:Q})=>Q!=="notice");return r.Gy.joined(z.map(({code:Q})=>(0,L.U1)(Q,D)))}),r.om.column("Constraint",U=>ht(U,D)),
r.om.column("Version",U=>vt(U,G)),r.om.column("Newest",U=>lt(U,D)),r.om.column("Platforms",({platforms:U})=>r.Gy.some(U,H,({platform:z,available:Q})=>{const at=Q===
null?"?":Q?"\u2713":"\u2717";return(0,r.mG)`${r.Gy.words(at)} ${r.Gy.value(z)}`}))];function st(G,D,U){const z=r.Gy.path(Dt(G,D));if(U.medium==="log")return z;const Q=G.
source===G.address?r.Gy.nothing:r.Gy.path(G.source),at=G.places.slice(0,1).map(Et=>(0,L.ik)(Et,U)),dt=r.Gy.joined([Q,at],r.Gy.words(" at "));return r.Gy.joined(
[r.Gy.strong(z),r.Gy.small(dt)],r.Gy.newLine)}function ht({constraints:G,requiredBy:D,conflicting:U=[]},z){if(D===void 0)return r.Gy.joined(G.map(r.Gy.value));const Q=[
...new Set([...U,...D])],{shown:at,more:dt}=(0,A.zN)((0,ut.c1)(Q,({text:Tt})=>Tt),Ot),Et=at.map(Tt=>{const[Mt]=Tt,It=U.includes(Mt)?r.Gy.words("\u2717\xA0"):r.Gy.
nothing,Gt=(0,r.mG)`${It}${r.Gy.value(Mt.text)}`,Pt=pt(Tt,z);return z.medium==="log"?(0,L.ZT)(Gt,Pt):(0,r.mG)`${Gt} ${r.Gy.small(Pt)}`}),ft=dt===0?r.Gy.nothing:
r.Gy.words(`and ${dt} more`);return r.Gy.joined([...Et,ft],r.Gy.newLine)}function lt({newest:G,excluding:D=[]},U){if(G===null)return r.Gy.nothing;const z=D.length===
0?r.Gy.nothing:(0,r.mG)`excluded by ${pt(D,U)}`;return(0,L.ZT)(r.Gy.value(G),z)}const pt=(G,D)=>r.Gy.some(G,J,U=>D.medium!=="log"||(0,ut.Kh)(U)?(0,L.N8)(U,D):r.
Gy.path(At(U))),At=({module:G,place:D})=>[G,...(typeof D=="string"?void 0:D.inside)?.through??[]].flatMap(U=>U?.replace(/ \(.*\)$/,"")??[]).join(" > "),Dt=({address:G,
host:D},U)=>U.every(z=>(0,yt.Vm)(z)===D)&&G.startsWith(`${D}/`)?G.slice(D.length+1):G;function vt({chosen:G,locked:D},U){const z=it.Du.filter(ft=>G[ft]!==void 0),
Q=Map.groupBy(z,ft=>G[ft]??null),at=Q.size<2&&U.every(ft=>z.includes(ft)),dt=Array.from(Q,([ft,Tt])=>{const Mt=ft===null?"none":r.Gy.value(ft);return at?Mt:(0,r.
mG)`${(0,A.eZ)(Tt)} ${Mt}`});if(D===null||dt.length===0)return r.Gy.joined(dt);const Et=Q.size===1&&Q.has(D);return(0,L.ZT)(r.Gy.joined(dt),Et?"locked":(0,r.mG)`locked: ${r.
Gy.value(D)}`)}const jt=["problems","unchecked","ownFiles","history","roots"],Kt=[...jt,"requests","passed","skipped","notices","notes"],bt=[...jt,"passed","ski\
pped","notes"],xt=[...jt,"requests","passed","skipped","remarks"],Ht=["problems","hosts","details","incidents","repositories","roots","files","notices","notes"],
Ut=(G,...D)=>({title:G,blocks:({hosts:U},z)=>V(D,U,z)}),Nt={problems:{title:"Problems",blocks:({findings:G},D)=>(0,nt.OT)(D.medium==="log"?G:G.filter(C.nM),D)},
ownFiles:{title:"Repositories",blocks:({files:G},D)=>(0,d.aJ)(G,D)},history:{title:"History",blocks:E},roots:{title:"Root modules",blocks:Xt},requests:Ut("Reque\
sts","fails","warns"),unchecked:Ut("Hosts","unchecked"),passed:Ut("Hosts that passed","works"),skipped:Ut("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({
hosts:G},D)=>B((0,C.md)(G),D)},details:{title:"Details",blocks:({hosts:G},D)=>Vt((0,C.md)(G),D)},incidents:{title:"Incidents",blocks:(G,D)=>(0,w.hc)(D)},repositories:{
title:"Repositories",blocks:d.sN},files:{title:"Findings in files",blocks:({files:G},D)=>(0,d.qP)(G,D)},notices:{title:"Notices",blocks:Yt},notes:{title:"About \
this check",blocks:Jt},remarks:{title:"Remarks",blocks:(G,D)=>Wt(G,D).rest.map(r.om.paragraph)}};function Xt({roots:G,hosts:D},U){const z=(0,L.jR)(D,U),Q=G.filter(
({rows:at})=>!z||(0,C.Fl)(at)!=="fails");return Z(Q,U)}const zt=({hosts:G},{limits:D})=>new Set((0,A.zN)((0,C.md)(G),D.details).shown.map(({visit:U})=>U.host)),
Vt=(G,D)=>(0,L.Ku)(G,D.limits.details,"host",D,U=>U.map(z=>x(z,D,U.length===1)));function Yt({findings:G},D){const U=G.filter(Q=>!(0,C.nM)(Q)),z=r.om.title((0,A.
px)(U.length,"notice"),r.Gy.nothing,"notice");return r.om.details(z,(0,nt.OT)(U,D))}function Jt(G,D){const{shown:U,rest:z}=Wt(G,D),Q=at=>[r.om.paragraph(r.Gy.joined(
at,r.Gy.newLine))];return[...Q(U),...(0,nt.TM)(z,"remark",D,Q)]}function Wt(G,{context:D,limits:U}){const z=(0,F.h$)(G,D).map(Q=>r.Gy.sentence(Q,U.characters));
return(0,A.zN)(z,U.remarks)}const Zt=(G,D,U)=>G.flatMap(z=>{const{title:Q,blocks:at}=Nt[z],dt=z==="details"&&D.hosts.length>L.dS,Et=at(D,U);return Et.length===0?
[]:[{id:z,title:Q,isFolded:dt,blocks:Et}]}),Qt=(G,D,U)=>G.flatMap(z=>Nt[z].blocks(D,U))}),5955:(($t,tt,t)=>{t.d(tt,{M:()=>N,u:()=>y});var A=t(2170),C=t(1780),F=t(
6092),r=t(8884);function*N(w,L=""){const j=`${L}  `,b=w instanceof Iterator,[M,E]=b?"[]":"{}";let a=M;for(const h of b?w:Object.entries(w)){const[o,i]=b?["",h]:
[`"${h[0]}": `,h[1]];if(i===void 0)continue;const c=`${a}
${j}${o}`;a=",",P(i)?(yield c,yield*N(i,j)):yield c+(0,F.s$)(JSON.stringify(i,null,2).replaceAll(`
`,`
${j}`))}yield a===M?`${M}${E}`:`
${L}${E}`}const P=w=>w instanceof Iterator||Object.values(w??{}).some(L=>L instanceof Iterator);function y(){const w=new Map;return L=>{const{host:j,problem:b}=L,
M=(0,F.RK)((0,r.ju)(L)??""),a=j===null&&!b.code.startsWith("file-")?(0,F.RK)((0,C.pj)(b.message)):"",h=[b.code,j??"",M,(0,A.W7)(L),a].join("|"),o=(w.get(h)??0)+
1;return w.set(h,o),`${h}|${o}`}}}),6906:(($t,tt,t)=>{t.d(tt,{B2:()=>F,MC:()=>j,qX:()=>L,wh:()=>r});var A=t(6092),C=t(5517);const F={fails:{text:"\u2717",emoji:"\
\u274C",style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{
text:"\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"\
blue",height:0}};function r(b){if(typeof b=="string")return(0,A.RK)(b);if(!("kind"in b))return b.map(r).join("");switch(b.kind){case"words":return b.text;case"c\
ode":case"prose":case"sentence":return(0,A.RK)(b.text,b.max);case"strong":case"small":case"link":return r(b.content);case"sign":return F[b.of].text;case"break":
return", ";case"chart":return L(b.runs)}}const N=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",
belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,
words:"2.5 s or more"}],P="\u2573",y="\u254C";function w(b){return b.outcome==="fails"?P:(0,C.yX)(b)?N.find(({belowMs:M})=>(b.ms??0)<M)?.mark??"":y}const L=b=>b.
map(w).join("");function j(b){const M=new Set(b.map(w)),E=b.some(o=>w(o)===N[0].mark&&o.ms===null);return[...N.map(({mark:o,words:i},c)=>[o,c===0&&E?`${i} or no\
t measured`:i]),[P,"failed"],[y,"no result"]].filter(([o])=>M.has(o))}}),3394:(($t,tt,t)=>{t.d(tt,{Cf:()=>$,Fp:()=>f,Gc:()=>c,gD:()=>u,ni:()=>M,wQ:()=>g,yv:()=>l});
var A=t(9432),C=t(6092),F=t(2307),r=t(5102),N=t(4073),P=t(806),y=t(4120),w=t(6906),L=t(6097),j=t(7792);const b={sign:n=>w.B2[n].emoji,small:n=>`<sub>${n}</sub>`,
name:n=>`<b>${n}</b>`,chart:({runs:n,label:e})=>`<code role="img" aria-label="${(0,C.My)(e)}">${(0,w.qX)(n)}</code>`,problem:(n,e,d)=>`<p>${e}</p>
${d}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,d)=>`<table>
${d}</table>
`,cell:(n,e,d)=>{const m=d?.startsWith("number"),S=m?e.replaceAll(" ","&nbsp;"):e,O=m?' align="right"':"";return n==="head"?`<th${O||' align="left"'}>${S}</th>`:
`<td${O}>${S}</td>`},end:">",space:"&nbsp;"},M=n=>(0,F.PT)(n,b),E=n=>n.map(e=>(0,F.g8)(e,b).trim()).filter(e=>e!=="").join(`

`),a=1e6,h=10,o=100,i=7;function c(n,e){const d=e.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),m=j.Gy.link(d,j.Gy.words("in the JSON report"));return $(
N.$M,n,(0,P.du)(e,"summary",m,n.lines),{head:`## ${u(n,e)}`,foot:(0,j.mG)`tf-disco ${e.version}, started ${(0,y.QN)(e.startedAt)}.`,maxBytes:a})}const g=(n,e,d,m)=>$(
N.YK,n,(0,P.du)(e,"brief",P.xy),{head:`### ${_(n,e)}`,foot:(0,j.mG)`Details in the summary of ${f(d)}. Updated automatically.`,maxBytes:m});function $(n,e,d,{head:m,
foot:S,maxBytes:O}){const k=E([j.om.paragraph(j.Gy.small(S))]),p=O-h-(0,A.$$)(m+k),R=v(n,e,d),T=s(R,E,p);return`${[m,...T,k].filter(x=>x!=="").join(`

`)}
`}const v=(n,e,d)=>n.flatMap(m=>{const{title:S,blocks:O}=N.dI[m],k=j.om.paragraph((0,j.mG)`${S}: more ${d.elsewhere}`);return m!=="problems"?[[O(e,d),[k]]]:O(e,
d).map(p=>p.kind==="problem"?[[p],[{...p,message:j.Gy.nothing,parts:[]}]]:[[p]])});function s(n,e,d){const m=n.map(([k=[]])=>e(k)),S=()=>m.reduce((k,p)=>k+(p===
""?0:(0,A.$$)(`${p}

`)),0)>d,O=[...n.keys()].reverse().filter(k=>m[k]!=="");for(const k of O){const p=n[k]?.[1];p!==void 0&&S()&&(m[k]=e(p))}for(const k of O)S()&&(m[k]="");return m}
const u=(n,e)=>`${w.B2[(0,r.fi)(n)].emoji} ${(0,y.Iu)((0,L.$N)(n,e))}`,_=(n,e)=>`${w.B2[(0,r.fi)(n)].emoji} Terraform service discovery: ${(0,L.$N)(n,e)}`;function f({
url:n,workflow:e,job:d,commit:m}){const S=e.split("/").at(-1)??"";return j.Gy.joined([j.Gy.link(n,j.Gy.code(S===""?"this run":S,o)),d===""?j.Gy.nothing:(0,j.mG)`job ${j.
Gy.code(d,o)}`,m===""?j.Gy.nothing:(0,j.mG)`commit ${j.Gy.code(m.slice(0,i))}`])}const l=(n,e,d)=>`${_(n,e)}. ${M(j.Gy.small(f(d)))}
`}),3471:(($t,tt,t)=>{t.d(tt,{LV:()=>y,Wc:()=>E,ky:()=>N,nI:()=>C,nc:()=>L,wW:()=>r});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},C=(a,h,{colour:o})=>o?
`\x1B[${A[h]}m${a}\x1B[0m`:a,F=(a,h,{hyperlinks:o})=>h&&o?`\x1B]8;;${h}\x1B\\${a}\x1B]8;;\x1B\\`:a;function r(a,h){const o=" ".repeat(a.indent),i=a.label.padEnd(
(a.column??0)-1),c=" ".repeat(a.indent+(a.column??2)),g=h.width-o.length-i.length-1,$=P(a.text,h),[v="",...s]=y($,g,h.width-c.length),u=F(C(i,a.style,h),a.url,h),
{text:_="",url:f}=a.linked??{},n=v.startsWith(_)?`${F(_,f,h)}${v.slice(_.length)}`:v;return[`${o}${u} ${n}`.trimEnd(),...s.map(e=>`${c}${e}`)]}function N(a,h){const[
o="",...i]=y(P(a,h),h.width,h.width-2);return[o,...i.map(c=>`  ${c}`)]}const P=(a,h)=>h.withFlags?.(a)??a;function y(a,h,o=h){const i=[];let c="",g=0;for(const $ of a.
split(" ")){const v=L($),s=i.length===0?h:o;c!==""&&g+1+v>s&&(i.push(c),c=""),g=c===""?v:g+1+v,c=c===""?$:`${c} ${$}`}return[...i,c]}const w=/^[ -~]*$/,L=a=>w.test(
a)?a.length:Iterator.from(a).reduce((h,o)=>h+j(o),0);function j(a){return w.test(a)?1:b(a)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(a)?1:M(a)?2:1}const b=a=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(a),M=a=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(a);function E(a,h,o){let[i,c]=["",0];for(const g of a){const $=j(g),v=c+$;if(c>=h&&v<=o&&($>0||c>h)?i+=g:i+=" ".repeat(Math.max(0,Math.min(v,o)-Math.max(c,
h))),c=v,c>o)break}return i}}),6811:(($t,tt,t)=>{t.d(tt,{XP:()=>E,fN:()=>M,qY:()=>L});var A=t(9432),C=t(255),F=t(6092),r=t(3471);const N=2,P=80;function y(h){if(h.
kind==="scan")return`read ${(0,A.px)(h.files,"file")}`;if(h.kind==="registries")return`${h.done} of ${(0,A.px)(h.total,"registry request")} done`;if(h.kind==="p\
ackages"){const s=[...new Set(h.waiting)];return`${(0,A.px)(h.done,"transfer")} of packages done${w(s)}`}const{done:o,total:i,failed:c,waiting:g}=h,$=c===0?"":`\
, ${c} failed so far`,v=[...g];return`${o} of ${(0,A.px)(i,"host")} checked${$}${w(v)}`}function w(h){const{shown:o,more:i}=(0,A.zN)(h,N),c=o.map(g=>(0,F.RK)((0,C.
nx)(g),P));return c.length===0?"":i===0?`; waiting for ${c.join(" and ")}`:`; waiting for ${c.join(", ")} and ${(0,A.px)(i,"other")}`}const L={show:()=>{},end:()=>{}},
j=5e3,b=200;function M(h){let o=!0;return a(j,i=>{o&&h(i),o=!o})}function E(h,o){let i="";const{show:c,end:g}=a(b,v=>{const s=(0,r.Wc)(v,0,o-1);s!==i&&h(`\r${s}\
\x1B[K`),i=s});return{show:c,end:()=>{g(),i!==""&&h("\r\x1B[K")}}}function a(h,o){let i=null;const c=setInterval(()=>{i!==null&&o(y(i))},h).unref();return{show:$=>{
i=$},end:()=>clearInterval(c)}}}),3397:(($t,tt,t)=>{t.d(tt,{t:()=>b});var A=t(3087),C=t(7039),F=t(3394),r=t(6092);let N=function(...E){return{hash:N}=process.getBuiltinModule(
"node:crypto"),new.target?new N(...E):N(...E)},P=function(...E){return{renderBadge:P}=t.late([7912],7912),new.target?new P(...E):P(...E)},y=function(...E){return{
renderCodeQuality:y}=t.late([9811],9811),new.target?new y(...E):y(...E)},w=function(...E){return{renderJunit:w}=t.late([6597],6597),new.target?new w(...E):w(...E)},
L=function(...E){return{renderHtml:L}=t.late([8594],6213),new.target?new L(...E):L(...E)},j=function(...E){return{renderSarif:j}=t.late([8554],8554),new.target?
new j(...E):j(...E)};function b({report:E,badge:a},h,o){const i=[],c=(g,$,v)=>{const s=(0,A.KE)(()=>(0,A.f8)(o,$,(0,A.mk)(v())));s!==null&&i.push(`the ${g} ${(0,r.
RK)($)} was not written: ${s}`)};for(const{path:g,format:$}of E)c("report",g,()=>M($,h));return a!==null&&c("badge",a,()=>[P(h.verdict)]),i}function M(E,{verdict:a,
context:h}){switch(E){case"json":return(0,C.hF)(a,h);case"sarif":return j(a,h);case"junit":return w(a,h);case"codequality":return y(a,o=>N("sha256",o));case"htm\
l":return L(a,h,o=>N("sha256",o,"base64"));case"markdown":return[(0,F.Gc)(a,h)]}}}),2019:(($t,tt,t)=>{t.d(tt,{G:()=>N});var A=t(6760),C=t(9968);const F=/^[0-9a-f]{40}$/,
r=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function N(o){const i=(0,A.join)(o,".git"),c=P(i,o)??i,g=j((0,A.join)(c,"commondir")),$=g===null?c:(0,A.resolve)(c,g),v=()=>(0,C.
r7)((0,A.join)($,"packed-refs"))??"",s=y(j((0,A.join)(c,"HEAD")),[c,$],v);return s===null?null:{commit:s,isFetched:L(s,(0,C.r7)((0,A.join)(c,"FETCH_HEAD"))??"",
v),remote:E((0,C.r7)((0,A.join)($,"config"))??"")}}function P(o,i){const[,c]=/^gitdir: (.+)$/.exec(j(o)??"")??[];return c===void 0?null:(0,A.resolve)(i,c)}function y(o,i,c){
const[,g]=r.exec(o??"")??[],$=g===void 0?o:w(g,i,c);return $!==null&&F.test($)?$:null}function w(o,i,c){for(const $ of i){const v=j((0,A.join)($,o));if(v!==null)
return v}return c().split(`
`).find($=>$.endsWith(` ${o}`))?.slice(0,40)??null}function L(o,i,c){const g=($,v)=>$.split(`
`).some(s=>s.startsWith(`${o}${v}`));return g(i,"	")||g(c()," refs/remotes/")}const j=o=>(0,C.r7)(o)?.replace(/\r?\n$/,"")??null,b=21,M=/^(?!\.{1,2}$)[\w.-]+$/;
function E(o){let i=!1;for(const c of o.split(`
`).map(g=>g.trim())){c.startsWith("[")&&(i=c==='[remote "origin"]');const g=c.indexOf("=");if(!(!i||g<0||c.slice(0,g).trim().toLowerCase()!=="url"))return a(c.slice(
g+1).trim())}return null}function a(o){const i=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(o),[c,g]=i===null?h(o):[i[1],i[2]],$=(g??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),v=$.length>1&&$.length<=b;return!c||!v||!$.every(s=>M.test(s))?null:{host:c.toLowerCase(),owner:$.slice(0,-1).join("/"),name:$.at(-1)??""}}function h(o){
const i=URL.parse(o);return i===null||!/^(https?|ssh):$/.test(i.protocol)?[]:[i.protocol==="ssh:"?i.hostname:i.host,i.pathname.slice(1)]}}),1116:(($t,tt,t)=>{t.
d(tt,{H:()=>c});var A=t(9432),C=t(2170),F=t(9119),r=t(9615),N=t(255),P=t(6092),y=t(2796),w=t(5102),L=t(1423),j=t(806),b=t(8884),M=t(6906),E=t(7792);const a=10,h=200,
o=5,i=3600,c=(n,e)=>[...g(n),...r.oC.flatMap(d=>{const m=n.findings.filter(({severity:V})=>V===d),S=(0,F.c1)(m,V=>$((0,C.Xd)(V))??V);if(S.length<=a)return v(d,S.
map(y.cZ),e);const O=(0,y.cZ)(m),k=new Set(O.map(({findings:V})=>$((0,b.tN)(V)))),p=S.filter(([V])=>{const q=(0,C.Xd)(V);return u(q)&&!k.has($(q))}),T=d==="noti\
ce"||d!==(0,w.hm)(n.findings)?0:Math.max(0,a-O.length),x=[...O.map(V=>[V]),...p.slice(0,T).map(y.cZ)];return v(d,x,e)})];function g({passed:n,stopped:e,findings:d}){
if(n||d.some(({severity:O})=>O==="error"))return[];if(e.length>0){const O=e.flatMap(p=>"reasons"in p?p.reasons??[]:[]),k=[(0,A.pk)(e),...O];return[_("error","Th\
e check is not complete",k)]}const{length:m}=d.filter(({severity:O})=>O==="warning"),S=`${(0,A.px)(m,"warning")}, and fail-on is warning`;return[_("error","Warn\
ings fail this check",[S])]}const $=n=>n&&`${n.line}:${n.file}`;function v(n,e,d){const m=(0,j.du)(d,"notes",j.xy),{shown:S,rest:O}=(0,A.zN)(e,e.length>a?a-1:a),
k=O.flat().flatMap(({findings:T})=>T),p=`and ${(0,A.px)(k.length,`more ${n}`)}`,R=[...new Set(k.map(({problem:T})=>T.title)),"see the job summary"];return[...S.
map(T=>{const x=T.flatMap(ct=>ct.findings),V=(0,b.tN)(x),q=T.map(ct=>(0,L.Zw)(ct,m));return _(n,s(x),q,u(V)?V:null)}),...k.length>0?[_(n,p,[R.join(`
`)])]:[]]}function s(n){const[e,...d]=new Set(n.flatMap(k=>k.host??[])),m=[...new Set(n.map(({problem:k})=>k.title))].join(", "),S=(0,b.Dx)(n).length,O=(0,b.tN)(
n);return e===void 0&&S>1?`${(0,A.px)(S,"place")}: ${m}`:e===void 0?u(O)||!O?m:`${(0,F.II)(O.file)}: ${m}`:d.length>0?`${(0,A.px)(d.length+1,"host")}: ${m}`:`${(0,P.
RK)((0,N.nx)(e))}: ${m}`}function u(n){const e=n?.file??"";return e!==""&&(0,b.CN)(e)&&(0,P.BP)((0,P.RK)(e,e.length))===e}function _(n,e,d,m=null){const{shown:S,
more:O}=(0,A.zN)(d,o),k=i/S.length,p=S.map(T=>{if(typeof T=="string")return(0,A.dh)(T,k);const x=m===null?"":(0,F.R3)({...m,inside:void 0}),V=f(T,k/2,x).join(`
`);return`${(0,A.dh)(V,k-T.url.length)}
${T.url}`}),R=O>0?[`and ${O} more, see the job summary`]:[];return{level:n,title:(0,P.LS)((0,P.RK)(e,h)),message:(0,P.LS)([...p,...R].join(`

`)),...m,inside:void 0}}function f({message:n,title:e,code:d,parts:m},S,O){const k=(0,M.wh)(E.Gy.isEmpty(n)?e:n),{first:p=[],last:R=[]}=Object.groupBy(m,x=>x.kind===
"note"&&(x.as==="help"||x.as==="small")?"first":"last"),T=[...p,...R].flatMap(x=>l(x,O));return[`${(0,A.dh)(k,S)} [${d}]`,...T]}function l(n,e){return n.kind===
"note"?[`${n.label}: ${(0,M.wh)(n.text)}`]:n.kind==="paragraph"?[(0,M.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(({place:d="",message:m="",help:S=""})=>{
const O=(0,M.wh)(d)===e?E.Gy.nothing:d;if(E.Gy.isEmpty(m))return E.Gy.isEmpty(O)?[]:[`at: ${(0,M.wh)(O)}`];const k=`- ${(0,M.wh)(E.Gy.joined([O,m],E.Gy.words(":\
 ")))}`;return E.Gy.isEmpty(S)?[k]:[k,`  help: ${(0,M.wh)(S)}`]})}}),8065:(($t,tt,t)=>{t.d(tt,{Fr:()=>o,GN:()=>h,K$:()=>g,O7:()=>$,cn:()=>w,yi:()=>i});var A=t(9432),
C=t(6092),F=t(4073),r=t(806),N=t(4120),P=t(3394),y=t(7792);const w="the files",L=200,j="Terraform service discovery fails: ",b="Terraform service discovery reco\
vers: ",M="Registry check: ",E=3,a=10;function h({failing:{first:s,count:u}},_=w){const f=s.filter(({recovering:p})=>p===void 0),l=f.some(({subject:p})=>p!==w),
[n,e]=f.length===0?[b,s]:[l?j:M,f],d=u-s.length+e.length,m=({subject:p})=>p===w?_:p,S=e.slice(0,E).map(m),O=d>S.length?[`${d-S.length} more`]:[],k=(0,C.RK)(`${n}${[
...S,...O].join(", ")}`);return k.length>L?`${n}${d} hosts`:k}const o=s=>[j,b,M].some(u=>s.startsWith(u));function i(s,u,{outage:_,page:f,maxBytes:l}){const{startedAt:n}=u,
e=_.failing.count>0?" Closes when all hosts recover.":"",d=c(_.failing,n).map(P.ni);return(0,P.Cf)(F.YK,s,(0,r.du)(u,"brief",r.xy),{head:[`### ${(0,P.gD)(s,u)}`,
...d].join(`

`),foot:(0,y.mG)`Last checked ${(0,N.QN)(n)}; details in the summary of ${(0,P.Fp)(f)}. Updated automatically.${e}`,maxBytes:l})}function c({first:s,count:u},_){
const l=[...Map.groupBy(s,({since:d,recovering:m})=>m===void 0?`Failing since ${(0,N.QN)(d)} (${(0,N.u8)(d,_)})`:`Recovering, ${m.good} of ${(0,A.px)(m.needed,"\
run")} without a failure`)].slice(0,a),n=u-l.flatMap(([,d])=>d).length,e=l.map(([d,m])=>{const S=y.Gy.sign(m.some(({recovering:k})=>k)?"works":"fails"),O=y.Gy.some(
m,a,({subject:k})=>v(k));return(0,y.mG)`${S} ${d}: ${O}`});return n>0?[...e,(0,y.mG)`and ${n} more`]:e}function g(s,u){const{at:_,down:f,up:l,gone:n,still:e,endedSince:d,
isReopened:m}=s,S=(R,T,x)=>x.length===0?y.Gy.nothing:(0,y.mG)`${y.Gy.sign(R)} ${T}: ${y.Gy.some(x,a,V=>V)}.`,O=({subject:R,since:T})=>(0,y.mG)`${v(R)} (after ${(0,N.
u8)(T,_)})`;return`${[m?(0,y.mG)`Reopened: the failure continues or has returned.`:y.Gy.nothing,S("fails","Failing",f.map(v)),S("works","Recovered",l.map(O)),S(
"skipped","No longer checked",n.map(v)),S("fails","Still failing",e.map(v)),d===null?y.Gy.nothing:(0,y.mG)`${y.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,N.
u8)(d,_)}, from ${(0,N.QN)(d)} to ${(0,N.QN)(_)}, as observed by this check.`,y.Gy.small(y.Gy.joined([(0,N.QN)(_),(0,P.Fp)(u)]))].filter(R=>!y.Gy.isEmpty(R)).map(
P.ni).join(`

`)}
`}const $=s=>`Duplicate of #${s}, which another run opened at the same time.
`,v=s=>s===w?s:y.Gy.code(s)}),4947:(($t,tt,t)=>{t.a($t,async(A,C)=>{try{let T=function(B){for(const W of O.redact(B))g.pq(W)},x=function(B){for(const W of O.redact(
B))g.$e((0,E.LS)(W))},ct=function(B){const{verdict:W,changes:Y,context:nt}=B,ut=n===null?[]:(0,i.ws)((0,L.R8)(W),m,n),it=Y?.kind==="files"?Y.files:[],yt=n===null?
new Map:(0,i.hP)(ut,it,m,n);return{...B,located:ut,context:{...nt,links:yt}}};t.r(tt);var F=t(9876),r=t(3628),N=t(3214),P=t(3087),y=t(1116),w=t(7039),L=t(4503),
j=t(6662),b=t(3394),M=t(255),E=t(6092),a=t(7773),h=t(437),o=t(9973),i=t(8278),c=t(6102),g=t(166),$=t(4436),v=t(6811),s=t(4515),u=t(3397);const _=120;(0,s.kL)(process,
B=>process.stderr.write(`the log was not written: ${B}
`));const{env:f}=process,l=g.j_(f.GITHUB_EVENT_PATH);delete f.GITHUB_EVENT_PATH;const n=(0,$.ng)(f,l),e=(0,$.$c)(f.GITHUB_EVENT_NAME,l),d=Object.keys(f).filter(
B=>B.startsWith(M.xV)&&!f[B]);for(const B of e?d:[])delete f[B];const m=f.GITHUB_WORKSPACE??process.cwd(),S=g.Ko(a.y.map(({name:B})=>B)),O=(0,F.cA)(S,f,(0,r.K)(
g.Pq)),k=new N.VG;await(0,s.mB)(process,{stop:k,secrets:O,isFinal:!1,act:p,reportMistakes:B=>g.z3(B.map(W=>(0,E.LS)(W)).join(`
`),{title:"Wrong settings"}),reportCrash:B=>g.z3(B,{title:"Could not run"})});async function p(B){const W=(0,v.fN)(it=>T([it])),{checked:Y,warnings:nt}=await(0,h.
k_)(S,process,W,{directory:m,isFork:e,stop:k,changes:R,secrets:O}),ut=B.aborted?3:Y.verdict.passed?0:1;return x(nt),await q(Y,B),ut}async function R({githubToken:B}){
const W=await(0,o.S)(n,B,k.signal);return W.kind==="all"&&n?.pull&&x([`changed-only has no effect: ${W.why}`]),W}async function V(B,W){try{await W()}catch(Y){x(
[`${B}: ${(0,P.A3)(Y)}`])}}async function q(B,W){let Y={...B,located:[]};await V("places are not links",()=>{Y=ct(B)}),await mt(Y),!W.aborted&&await V("the comm\
ent and the issue were not written",async()=>{const{notes:nt,warnings:ut}=await(0,c.m)(Y,n,m,W);T(nt),x(ut)})}async function mt({settings:B,verdict:W,context:Y}){
const{GITHUB_OUTPUT:nt,GITHUB_STEP_SUMMARY:ut,RUNNER_TEMP:it}=f,yt={colour:!1,width:_,isRunner:!0,context:Y},_t={"the log was not written":()=>g.ur((0,j.K)(W,yt)),
"the annotations were not written":()=>g.fz((0,y.H)(W,Y)),"the outputs were not written":()=>x(g.Kn(nt,g.Yz(W))),"the job summary was not written to GITHUB_STEP\
_SUMMARY":()=>g.Sy(ut,(0,b.Gc)(W,Y)),"the JSON report was not written to RUNNER_TEMP":()=>{const Ot=g.u5(it,(0,w.hF)(W,Y));x(g.Kn(nt,{report:Ot}))},"the report \
files were not written":()=>x((0,u.t)(B,{verdict:W,context:Y},m))};for(const[Ot,J]of Object.entries(_t))await V(Ot,J)}C()}catch(_){C(_)}},1)}),9973:(($t,tt,t)=>{
t.d(tt,{N:()=>N,S:()=>v});var A=t(1123),C=t(4436);const F=100,r=100;async function N(s,u,_,f){const l=AbortSignal.any([AbortSignal.timeout(_),f]),{connect:n}=await Promise.
all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:e,paginate:d}=n(s,u,l),m={owner:s.owner,repo:s.repository},S={...m,per_page:F},O=(p,R)=>y(p.then(({data:T})=>R(
T))),k=async(p,R,T)=>(await y(P(p,T))).flatMap(R);return{listComments:p=>{const R={...S,issue_number:p};return k(d.iterator(e.issues.listComments,R),w)},createComment:(p,R)=>O(
e.issues.createComment({...m,issue_number:p,body:R}),w),updateComment:(p,R)=>y(e.issues.updateComment({...m,comment_id:p,body:R})),deleteComment:p=>y(e.issues.deleteComment(
{...m,comment_id:p})),listIssues:(p,R)=>{const T=d.iterator(e.issues.listForRepo,{...S,...p});return k(T,V=>(0,C.at)(V,"pull_request")===void 0?L(V):[],R)},createIssue:p=>O(
e.issues.create({...m,...p,labels:[...p.labels]}),L),updateIssue:(p,R)=>y(e.issues.update({...m,issue_number:p,...R})),addLabels:(p,R)=>y(e.issues.addLabels({...m,
issue_number:p,labels:[...R]})),createLabel:p=>y(e.issues.createLabel({...m,...p})),listChangedFiles:p=>{const R={...S,pull_number:p};return k(d.iterator(e.pulls.
listFiles,R),j)}}}async function P(s,u=Number.POSITIVE_INFINITY){const _=[];let f=0;for await(const{data:l}of s){for(const n of b(l))_.push(n);if(_.length>=u)return _.
slice(0,u);if(f+=1,f===r)throw new A.F9(`the list has more than ${r} pages`)}return _}async function y(s){try{return await s}catch(u){if(u instanceof A.F9)throw u;
return i()}}const w=s=>({id:o(s,"id"),body:h(s,"body")??"",isTrusted:E(s)}),L=s=>({number:o(s,"number"),title:a(s,"title"),body:h(s,"body")??"",isOpen:a(s,"stat\
e")==="open",reason:h(s,"state_reason"),closedAt:h(s,"closed_at"),labels:b((0,C.at)(s,"labels")).flatMap(u=>typeof u=="string"?u:h(u,"name")??[]),isTrusted:E(s)}),
j=s=>({file:a(s,"filename"),status:a(s,"status"),changes:o(s,"changes"),patch:h(s,"patch")}),b=s=>Array.isArray(s)?s:i(),M=["OWNER","MEMBER","COLLABORATOR"],E=s=>(0,C.
at)(s,"user","type")==="Bot"||M.includes((0,C.at)(s,"author_association")),a=(s,u)=>h(s,u)??i();function h(s,u){const _=(0,C.at)(s,u)??null;return _===null||typeof _==
"string"?_:i()}function o(s,u){const _=(0,C.at)(s,u),f=typeof _=="bigint"?Number(_):_;return typeof f=="number"&&Number.isFinite(f)&&f>=0?f:i()}function i(){throw new A.
F9("the response is not one of GitHub\u2019s REST API")}const c=3e3,g=6e4,$=s=>({kind:"all",why:s});async function v(s,u,_,f=g){if(s===null)return $("not a work\
flow run");const{pull:l,event:n}=s;if(l===null)return $(`a ${n} event has no pull request`);const e=(0,C.h0)(s,u);if(!e.ok)return $(e.why);try{const m=await(await N(
s,e.value.token,f,_)).listChangedFiles(l.number);return m.length<c?{kind:"files",files:m}:$(`the pull request changes ${c} files or more, and GitHub lists at mo\
st ${c}`)}catch(d){return $((0,A.Ic)("the changed files could not be listed",d,{run:s,permission:"pull-requests: read"}))}}}),1123:(($t,tt,t)=>{t.d(tt,{F9:()=>F,
Ic:()=>M,Wo:()=>r,jy:()=>L});var A=t(3087),C=t(6092);class F extends Error{name="ApiFailure";httpStatus;headers;constructor(h,o=null,i={}){super(h),this.httpStatus=
o,this.headers=i}}async function r(a){try{return await a,!0}catch(h){if(h instanceof F&&h.httpStatus===404)return!1;throw h}}const N=2e4,P=2,y=500,w=a=>j(a,0,0)!==
null;function L(a,h,o,i){if(o>=P)return null;const c=j(a,o,i);if(c!==null)return c<=N?c:null;if(h==="POST")return null;const{httpStatus:g}=a;return g===null||g===
408||g>=500?y*2**o:null}function j({httpStatus:a,headers:h,message:o},i,c){if(a!==403&&a!==429)return null;const g=Number(h["retry-after"]??Number.NaN);if(Number.
isFinite(g))return Math.max(0,g*1e3);const $=Number(h["x-ratelimit-reset"]??Number.NaN);return String(h["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite($)?
Math.max(0,$*1e3-c):a===429||/secondary rate limit|abuse detection/i.test(o)?5e3*2**i:null}const b=300;function M(a,h,{run:o,permission:i}){if(!(h instanceof F))
return`${a}: ${(0,A.A3)(h)}`;const{httpStatus:c,message:g}=h,$=g.startsWith("the ")?" as expected":"",v=c===null?`did not answer${$}`:`returned ${c}`,s=(0,C.BP)(
(0,C.RK)(g.replace(/\s+/gu," "),b));return`${a}: ${(0,C.RK)(o.apiUrl)} ${v} (${s})${E(h,o,i)}`}function E(a,h,o){if(w(a))return"; GitHub limits the rate of requ\
ests, try again later";switch(a.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return h.pull?.isFork===!0&&o.endsWith("\
write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${o}\` to \`permissions\` of the job`;case 410:return o===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),8278:(($t,tt,t)=>{t.d(tt,{hP:()=>j,ws:()=>w});var A=t(6760),
C=t(9968),F=t(2019),r=t(4503),N=t(3096),P=t(3298);let y=function(...E){return{createHash:y}=process.getBuiltinModule("node:crypto"),new.target?new y(...E):y(...E)};
function w(E,a,h){const o=(0,P.O)(i=>{const c=(0,A.join)(a,i),g=(0,C.UO)(c,a)?(0,F.G)(c):null;return g!==null?L(g,i,h):i===""?null:o((0,N.jt)(i))});return[...E].
flatMap(i=>{const c=o((0,N.jt)(i));if(c===null)return[];const{prefix:g,blob:$,isOfRun:v}=c,s=i.slice(g.length),u=(0,r.oW)(s);return u===null?[]:{file:i,path:s,url:`${$}\
/${u}`,isOfRun:v}})}function L({commit:E,isFetched:a,remote:h},o,i){const c=URL.parse(i.serverUrl);if(h===null||c===null||!/^https?:\/\/[\w.:/-]+$/.test(i.serverUrl)||
h.host!==c.host&&h.host!==c.hostname||!a&&![i.commit,i.defaultCommit].includes(E))return null;const g=`${h.owner}/${h.name}`,$=v=>v?.toLowerCase()===g.toLowerCase();
return{prefix:o===""?"":`${o}/`,blob:`${i.serverUrl}/${g}/blob/${E}`,isOfRun:$(`${i.owner}/${i.repository}`)||$(i.pull?.from)}}function j(E,a,h,{pull:o,serverUrl:i,
owner:c,repository:g}){const $=new Map(a.map(({file:s,patch:u})=>[s,u])),v=E.map(({file:s,path:u,url:_,isOfRun:f})=>{const l=$.get(u)??null,n=l===null||!f?null:
(0,C.r7)((0,A.join)(h,s));if(o===null||l===null||n===null)return[s,{url:_}];const e=y("sha256").update(u).digest("hex"),d=`${i}/${c}/${g}/pull/${o.number}/files\
#diff-${e}`;return[s,{url:_,diff:{url:d,lines:b(l,n)}}]});return new Map(v)}function b(E,a){const h=a.split(`
`).map(M),o=new Set;let i=0;for(const c of E.split(`
`)){const[,g]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(c)??[];g!==void 0?i=Number(g):/^[ +]/.test(c)&&(h[i-1]===M(c.slice(1))&&o.add(i),i+=1)}return o}const M=E=>E.endsWith(
"\r")?E.slice(0,-1):E}),8648:(($t,tt,t)=>{t.d(tt,{Fq:()=>o,KY:()=>y,Uv:()=>L,pT:()=>E});var A=t(2389),C=t(8065),F=t(5102),r=t(9432),N=t(4436),P=t(3131);function y({
verdict:s,context:u},{issueCloseAfter:_},f){const l=T=>T.some(({severity:x})=>(0,A.k2)(x,u.failOn)),{stopped:n}=s,e=s.hosts.map(T=>{const x=T.visit.host,V=u.history?.
get(T.visit.host)?.alarm??null,q=l(T.findings),ct=(0,F.sG)(T)==="skipped",mt=V===null?q||(0,F.b)(T):V.isDown&&!ct;return{name:x,alarm:ct?null:V,failsNow:q,isDown:mt}}),
d=e.map(({name:T})=>T).toSorted(),m=e.filter(({isDown:T})=>T).map(({name:T})=>T),S=l(s.files)?[C.cn]:[],O=[...m,...S].toSorted(),k=e.flatMap(({alarm:T,...x})=>T===
null?[]:{alarm:T,...x}),p=k.filter(({alarm:T})=>T.good<_),R=k.filter(({failsNow:T,isDown:x})=>T&&!x);return{hosts:d,failing:O,since:new Map(k.flatMap(({name:T,alarm:x})=>x.
since?[[T,x.since]]:[])),unsettled:new Map(p.map(({name:T,alarm:x})=>[T,x.good])),goodRuns:_,pending:new Map(R.map(({name:T,alarm:x})=>[T,x.failed])),isWhole:!n.
some(({kind:T})=>T==="missing"),at:u.startedAt,run:f.id}}const w=s=>({kind:"nothing",why:s});function L(s,u){const _=s?.isOpen?j(u,s.state):u,f=_.failing.length===
0,l=_.pending.size===0?"no failures":"too few failing runs";if(s===null)return f?w(l):{kind:"open",state:b(null,_)};const{state:n,isOpen:e,reason:d}=s;if(n.run>
_.run)return w("a later run has updated it");if(!e&&f)return w(l);if(!e&&d==="not_planned"&&n.digest===(0,P.ol)(_.failing))return w("it was closed as not planne\
d");const m=b(n,_),S=n.digest!==m.digest||!e;return{kind:f?"close":e?"update":"reopen",state:m,event:S?M(n,_,!e):null}}function j(s,{failing:u}){const _=new Set(
s.hosts),f=({subject:n})=>s.unsettled.has(n)||!s.isWhole&&!_.has(n),l=u.first.filter(f).map(({subject:n})=>n);return{...s,failing:[...new Set([...s.failing,...l])].
toSorted()}}function b(s,u){const _=new Map(s?.failing.first.map(({subject:n,since:e})=>[n,e])),f=u.failing.map(n=>{const e=_.get(n)??u.since.get(n)??u.at,d=u.unsettled.
get(n)??0;return{subject:n,since:e,...d>0&&{recovering:{good:d,needed:u.goodRuns}}}}),l=u.failing.map(n=>u.since.get(n)??u.at);return{hosts:h(u.hosts),failing:h(
f),digest:(0,P.ol)(u.failing),since:f.length===0?null:s?.since??[u.at,...l].toSorted()[0]??u.at,run:u.run}}function M({failing:s,since:u},_,f){const l=new Set(s.
first.map(({subject:O})=>O)),n=s.count===s.first.length,{still:e=[],down:d=[]}=Object.groupBy(_.failing,O=>l.has(O)||!n?"still":"down"),m=new Set([..._.hosts,C.
cn]),S=s.first.filter(({subject:O})=>!_.failing.includes(O));return{at:_.at,down:d,up:S.filter(({subject:O})=>m.has(O)),gone:S.flatMap(({subject:O})=>m.has(O)?[]:
[O]),still:e,endedSince:_.failing.length===0?u:null,isReopened:f}}function E(s,{hosts:u}){if(s.length===0||u.count===0)return 1;const _=new Set(u.first),f=h(s).
first.filter(n=>_.has(n)).length;return s.length===u.count&&f===_.size?f+1:f}const a=6e3;function h(s){const{shown:u}=(0,r.I0)(s,a,0,_=>JSON.stringify(_));return{
first:s.slice(0,u.length),count:s.length}}function o(s){const u=i((0,N.at)(s,"hosts"),c),_=i((0,N.at)(s,"failing"),$);if(u===null||_===null)return null;const f=(0,N.
at)(s,"since");return{hosts:u,failing:_,digest:(0,N.$6)(s,"digest")??"",since:g(f)?f:null,run:v((0,N.at)(s,"run"))}}function i(s,u){const _=(0,N.at)(s,"first");
return!Array.isArray(_)||!_.every(u)?null:{first:_,count:Math.max(_.length,v((0,N.at)(s,"count")))}}const c=s=>typeof s=="string",g=s=>c(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(s)&&!Number.isNaN(Date.parse(s)),$=s=>c((0,N.at)(s,"subject"))&&g((0,N.at)(s,"since")),v=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:(($t,tt,t)=>{
t.d(tt,{Pe:()=>y,ol:()=>N,t7:()=>w,yR:()=>r});var A=t(6092);let C=function(...L){return{createHash:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...L):
C(...L)};const F="tf-disco",r=(L,...j)=>N([L.workflow,L.job,L.step,...j]),N=L=>C("sha256").update(JSON.stringify(L)).digest("hex").slice(0,16),P=65536;function y(L,j,b,M){
const E=JSON.stringify(b).replace(/[<>&]/g,A.z5),a=`<!-- ${F} ${L} ${j} ${E} -->`;return`${a}
${M(P-a.length-1)}`}function w(L,j,b){const M=`<!-- ${F} ${j} ${b} `;if(!L.startsWith(M))return;const E=L.indexOf(" -->",M.length);if(!(E<0))try{return JSON.parse(
L.slice(M.length,E))}catch{return}}}),6102:(($t,tt,t)=>{t.d(tt,{m:()=>a});var A=t(9432),C=t(9973),F=t(1123),r=t(8278),N=t(4436),P=t(8648),y=t(3131);let w=function(...i){
return{deliverComment:w}=t.late([9681],9681),new.target?new w(...i):w(...i)},L=function(...i){return{deliverIssue:L}=t.late([9681],9681),new.target?new L(...i):
L(...i)};const j=6e4,b=1e4,M=10,E={comment:"pull-requests: write",issue:"issues: write"};async function a(i,c,g,$){const{settings:v}=i,s=["comment","issue"].filter(
q=>v[q]!=="never"),u=(0,N.h0)(c,v.githubToken),_=[],f=[];if(!u.ok)return{notes:_,warnings:s.map(q=>`the ${q} was not written: ${u.why}`)};const{run:l,token:n}=u.
value,e=await(0,C.N)(l,n,j,$),d=async()=>{const{changes:q,located:ct,context:mt}=i,W=q?.kind==="files"||!ct.some(({isOfRun:Y})=>Y)?null:await(0,C.S)(l,n,$,b);return W?.
kind==="files"?(0,r.hP)(ct,W.files,g,l):mt.links},m=(0,P.KY)(i,v,l),S=h(l),{pull:O,event:k}=l,{name:p,version:R}=v.dialect,T=(0,y.yR)(l,R===null?p:`${p} ${R}`),
x={comment:async()=>O===null?`skipped, a ${k} event has no pull request`:await w(e,{...i,run:l,pull:O.number,findLinks:d}),issue:async()=>S===null?await L(e,{...i,
run:l,key:T,now:m}):`skipped, ${S}`};for(const q of s)try{_.push(`${q}: ${await x[q]()}`)}catch(ct){const mt=E[q];f.push((0,F.Ic)(`the ${q} was not written`,ct,
{run:l,permission:mt}))}return{notes:v.issue!=="never"&&S===null?[..._,...o(m,v)]:_,warnings:f}}function h({event:i,isDefaultBranch:c,pull:g}){return g!==null||
i==="merge_group"?`a ${i} event checks a proposed change`:c===!1?"not on the default branch":null}function o({pending:i},{issueOpenAfter:c}){const g=Map.groupBy(
i,([,$])=>$);return Array.from(g,([$,v])=>`issue: ${(0,A.K4)(v,M,([u])=>u)} failed in ${$} of ${c} runs needed to open an issue`)}}),166:(($t,tt,t)=>{t.d(tt,{fz:()=>it,
z3:()=>S,pq:()=>p,Yz:()=>gt,j_:()=>Z,Ko:()=>Y,Pq:()=>v,$e:()=>O,ur:()=>nt,Kn:()=>_t,u5:()=>H,Sy:()=>yt});var A=t(3024),C=t(6760),F=t(857);function r(I){return I==
null?"":typeof I=="string"||I instanceof String?I:JSON.stringify(I)}function N(I){return Object.keys(I).length?{title:I.title,file:I.file,line:I.startLine,endLine:I.
endLine,col:I.startColumn,endColumn:I.endColumn}:{}}function P(I,K,X){const et=new L(I,K,X);process.stdout.write(et.toString()+F.EOL)}function y(I,K=""){P(I,{},
K)}const w="::";class L{constructor(K,X,et){K||(K="missing.command"),this.command=K,this.properties=X,this.message=et}toString(){let K=w+this.command;if(this.properties&&
Object.keys(this.properties).length>0){K+=" ";let X=!0;for(const et in this.properties)if(this.properties.hasOwnProperty(et)){const st=this.properties[et];st&&(X?
X=!1:K+=",",K+=`${et}=${b(st)}`)}}return K+=`${w}${j(this.message)}`,K}}function j(I){return r(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function b(I){return r(I).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function M(){throw new Error("th\
is function of @actions/core is not bundled")}function E(){throw new Error("this function of @actions/core is not bundled")}var a=t(6928);function h(I){return I.
replace(/[\\]/g,"/")}function o(I){return I.replace(/[/]/g,"\\")}function i(I){return I.replace(/[/\\]/g,path.sep)}var c=function(I,K,X,et){function st(ht){return ht instanceof
X?ht:new X(function(lt){lt(ht)})}return new(X||(X=Promise))(function(ht,lt){function pt(vt){try{Dt(et.next(vt))}catch(jt){lt(jt)}}function At(vt){try{Dt(et.throw(
vt))}catch(jt){lt(jt)}}function Dt(vt){vt.done?ht(vt.value):st(vt.value).then(pt,At)}Dt((et=et.apply(I,K||[])).next())})},g;(function(I){I[I.Success=0]="Success",
I[I.Failure=1]="Failure"})(g||(g={}));function $(I,K){const X=toCommandValue(K);if(process.env[I]=X,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
I,K));issueCommand("set-env",{name:I},X)}function v(I){P("add-mask",{},I)}function s(I){process.env.GITHUB_PATH||""?issueFileCommand("PATH",I):issueCommand("add\
-path",{},I),process.env.PATH=`${I}${path.delimiter}${process.env.PATH}`}function u(I,K){const X=process.env[`INPUT_${I.replace(/ /g,"_").toUpperCase()}`]||"";if(K&&
K.required&&!X)throw new Error(`Input required and not supplied: ${I}`);return K&&K.trimWhitespace===!1?X:X.trim()}function _(I,K){const X=u(I,K).split(`
`).filter(et=>et!=="");return K&&K.trimWhitespace===!1?X:X.map(et=>et.trim())}function f(I,K){const X=["true","True","TRUE"],et=["false","False","FALSE"],st=u(I,
K);if(X.includes(st))return!0;if(et.includes(st))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${I}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function l(I,K){if(process.env.GITHUB_OUTPUT||"")return M("OUTPUT",E(I,K));process.
stdout.write(F.EOL),P("set-output",{name:I},r(K))}function n(I){issue("echo",I?"on":"off")}function e(I){process.exitCode=g.Failure,S(I)}function d(){return process.
env.RUNNER_DEBUG==="1"}function m(I){issueCommand("debug",{},I)}function S(I,K={}){P("error",N(K),I instanceof Error?I.toString():I)}function O(I,K={}){P("warni\
ng",N(K),I instanceof Error?I.toString():I)}function k(I,K={}){P("notice",N(K),I instanceof Error?I.toString():I)}function p(I){process.stdout.write(I+F.EOL)}function R(I){
y("group",I)}function T(){y("endgroup")}function x(I,K){return c(this,void 0,void 0,function*(){R(I);let X;try{X=yield K()}finally{T()}return X})}function V(I,K){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(I,K));issueCommand("save-state",{name:I},toCommandValue(K))}function q(I){
return process.env[`STATE_${I}`]||""}function ct(I){return c(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(I)})}var mt=t(3087),B=t(9968),W=t(
9432);const Y=I=>Object.fromEntries(I.map(K=>[K,u(K)]));function nt(I){for(const{kind:K,text:X}of I){const[et="",...st]=X.split(`
`);K==="plain"?p(X):(R(et),p(st.join(`
`)),T())}}const ut={error:S,warning:O,notice:k};function it(I){for(const{level:K,message:X,line:et,column:st,...ht}of I)ut[K](X,{...ht,...et!==void 0&&{startLine:et},
...st!==void 0&&{startColumn:st}})}const yt=(I,K)=>J("GITHUB_STEP_SUMMARY",I,()=>K);function _t(I,K){const X=new Map;for(const[ht,lt]of Object.entries(K))try{I?
J("GITHUB_OUTPUT",I,()=>Ot(ht,lt)):l(ht,lt)}catch(pt){X.set(ht,(0,mt.A3)(pt))}const[et]=X.values();return et===void 0?[]:[`not written to GITHUB_OUTPUT, and emp\
ty for later steps: ${[...X.keys()].join(", ")}: ${et}`]}function Ot(I,K){const X=typeof K=="string"?K:JSON.stringify(K);if(/[\r\n]/.test(X))throw new mt.hM("th\
e value has a line break");return`${I}=${X}
`}function J(I,K,X){if(!K)throw new mt.hM(`${I} is not set; run this as an action on a runner`);(0,B.ET)((0,A.openSync)(K,"r+"),et=>{const{size:st}=(0,A.fstatSync)(
et);try{(0,A.appendFileSync)(K,X())}catch(ht){throw(0,A.fstatSync)(et).size>st&&(0,A.ftruncateSync)(et,st),ht}})}function H(I,K){if(!I)throw new mt.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const X=(0,C.join)("tf-disco","report.json");return(0,mt.f8)(I,X,(0,mt.mk)(K)),(0,C.join)(I,X)}function Z(I){
if(I===void 0||I==="")return null;const K=(0,B.yR)(I);try{if(K.ok)return JSON.parse(K.text)}catch{}const X=K.ok?"is not JSON":(0,W.mP)(K.failure);return O(`the \
event of this run is ignored: the file in GITHUB_EVENT_PATH ${X}; check that no earlier step changes it`),null}const ot={hosts:12e4,services:36e4},rt=1;function gt({
passed:I,hosts:K,findings:X}){const et=pt=>X.filter(At=>At.severity===pt).length,st=({visit:pt})=>JSON.stringify(pt.host),{shown:ht}=(0,W.I0)(K,ot.hosts,rt,st),
{shown:lt}=(0,W.I0)(K,ot.services,rt,pt=>{const At=pt.services.flatMap(Dt=>Dt.kind==="url"?[[Dt.id,Dt.url]]:[]);return`${st(pt)}:${JSON.stringify(Object.fromEntries(
At))}`});return{passed:I,hosts:`[${ht.join(",")}]`,services:`{${lt.join(",")}}`,errors:et("error"),warnings:et("warning"),"left-out":K.length-Math.min(ht.length,
lt.length)}}}),4436:(($t,tt,t)=>{t.d(tt,{$6:()=>b,$c:()=>w,at:()=>j,h0:()=>P,ng:()=>r});var A=t(7811),C=t(6092);const F=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function r(M,E){const a=$=>M[$]?.trim()??"",[,h,o]=F.exec(a("GITHUB_REPOSITORY"))??[];if(h===void 0||o===void 0)return null;const i=N(a("GITHUB_SERVER_URL")||"h\
ttps://github.com"),c=b(E,"repository","default_branch");return{...{workflow:y(a("GITHUB_WORKFLOW_REF"))??a("GITHUB_WORKFLOW"),job:a("GITHUB_JOB"),url:`${i}/${h}\
/${o}/actions/runs/${a("GITHUB_RUN_ID")}`,commit:b(E,"pull_request","head","sha")??a("GITHUB_SHA")},owner:h,repository:o,apiUrl:N(a("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:i,event:a("GITHUB_EVENT_NAME"),step:a("GITHUB_ACTION"),id:Number(/^\d+$/.exec(a("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:a("GITHUB_SH\
A"),pull:L(a("GITHUB_EVENT_NAME"),E),isDefaultBranch:c===void 0?null:a("GITHUB_REF")===`refs/heads/${c}`}}const N=M=>M.replace(/(?<!\/)\/+$/,"");function P(M,E){
return M===null?(0,A.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):E===null?(0,A.TR)("github-token is empty"):/^https?:$/.test(URL.parse(M.apiUrl)?.protocol??
"")?(0,A.Ju)({run:M,token:E}):(0,A.TR)(`GITHUB_API_URL is not an https URL: ${(0,C.RK)(M.apiUrl)}`)}const y=M=>/^[^/]+\/[^/]+\/(.+?)@/.exec(M)?.[1];function w(M,E){
if(M==="pull_request_target")return!1;const a=j(E,"pull_request","head"),h=j(a,"repo","full_name"),o=j(E,"pull_request","base","repo","full_name");return a!==void 0&&
h!==o}function L(M,E){const a=j(E,"pull_request","number");return typeof a!="number"||!Number.isSafeInteger(a)||a<=0?null:{number:a,isFork:w(M,E),from:b(E,"pull\
_request","head","repo","full_name")??null}}function j(M,...E){return E.reduce((a,h)=>typeof a=="object"&&a!==null?Reflect.get(a,h):void 0,M)}function b(M,...E){
const a=j(M,...E);return typeof a=="string"?a:void 0}})};export{qt as ids,tn as modules};
var $late0,$late1,$late2,$late3,$late4;
