const zt=[427,581,580,947],Jt={1331:((Et,nt,t)=>{t.d(nt,{O:()=>I,i:()=>w});const I=U=>({discovery:U,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,firstByteMs:null,
totalMs:0},headMs:null,certificates:[]}),w=(U,d)=>({host:U,attempt:I({kind:"skipped",problem:d}),earlier:[],later:[],credentials:null,looks:[],difference:null,forced:[]})}),
5011:((Et,nt,t)=>{t.d(nt,{n:()=>B});var I=t(9432);const w=["TF_CLI_ARGS_init","TF_CLI_ARGS"],U=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
d=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade)$/;function B(S){const R=T(S),E=l=>R.flatMap(({name:_,value:p})=>_===l?p:[]),g=l=>E(l).at(-1);return{
upgrade:$(g("upgrade")??"false"),hasBackend:$(g("backend")??g("cloud")??"true"),isLockReadonly:g("lockfile")==="readonly",pluginDirectories:E("plugin-dir"),backendConfig:E(
"backend-config"),remarks:w.flatMap(l=>{const p=R.filter(({name:r,from:o})=>o===l&&d.test(r)).map(G).join(" ");return p===""?[]:[`init is predicted with ${p} of\
 ${l}`]})}}const $=S=>/^(1|[tT]|true|TRUE|True)$/.test(S);function G({name:S,value:R}){if(R==="true")return`-${S}`;const E=S==="backend-config"&&!R.startsWith("\
hostname=");return`-${S}=${(0,I.dh)(E?R.replace(/=.*/s,"=\u2026"):R)}`}function T(S){const R=w.flatMap(g=>A(S[g]??"").map(l=>({text:l,from:g}))).values(),E=[];for(const{
text:g,from:l}of R){const[,_,,p]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(g)??[];if(_===void 0)break;const r=()=>U.test(_)?R.next().value?.text??"":"true";E.push({name:_,
from:l,value:p??r()})}return E}function A(S){const[R=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(S)??[];return(R.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(g=>g.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(l,_,p,r)=>String(_??r??p.replace(/\\(.)/gs,"$1"))))}}),5517:((Et,nt,t)=>{t.d(nt,{QB:()=>w,im:()=>I,
jm:()=>T,mU:()=>S,pR:()=>_,sO:()=>A,yX:()=>U});const I=["fails","warns","works","unchecked","skipped"],w=5,U=({outcome:p})=>p!=="unchecked"&&p!=="skipped",d=30,
B=[7,30,90],$=30,G=20;function T(p,r){const o=p.filter(U);return{recent:p.slice(-d),uptime:B.map(f=>{const m=R(o,r,f);return{days:f,good:m.filter(E).length,runs:m.
length}}),medianMs:g(R(p,r,$)),incidents:l(o).reverse().slice(0,G)}}const A=864e5,S=(p,r)=>new Date(Date.parse(p)+r*A).toISOString();function R(p,r,o){const f=S(
r,-o);return p.filter(({at:m})=>m>f)}const E=({outcome:p})=>p!=="fails";function g(p){const r=p.flatMap(({ms:o})=>o??[]).sort((o,f)=>o-f);return r[Math.ceil(r.length/
2)-1]??null}function l(p){const r=[];let o=[];const f=m=>{const[M]=o;if(M!==void 0){const s=[...new Set(o.flatMap(n=>n.codes))].slice(0,w);r.push({from:M.at,until:m,
runs:o.length,codes:s})}o=[]};for(const m of p)E(m)?f(m.at):o.push(m);return f(null),r}function _(p,r){let o={isDown:!1,since:null,failed:0,good:0},f=null;for(const m of p){
if(!U(m))continue;const M=r.isFailing(m),s=M?o.failed+1:0,n=M?0:o.good+1;s===1&&(f=m.at);const u=o.isDown?n<r.issueCloseAfter:s>=r.issueOpenAfter,i=u?o.since??f:
null;o={isDown:u,since:i,failed:s,good:n}}return o}}),4503:((Et,nt,t)=>{t.d(nt,{DZ:()=>S,R8:()=>E,aE:()=>G,oW:()=>R,uM:()=>U});var I=t(9119),w=t(8884);function U(g,{
links:l,repositories:_}){const{line:p,target:r=g.file}=g,{repository:o,path:f}=(0,I.bH)(r);if(o!==null){const M=_.find(({name:u})=>u===o),s=S(M,"blob"),n=R(f);return s===
null||n===null?null:`${s}/${n}#L${p}`}const m=l?.get(r);return m===void 0?null:m.diff?.lines.has(p)?`${m.diff.url}R${p}`:`${m.url}#L${p}`}const d=600,B=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,
$=/^(?:[\da-f]{40}|[\da-f]{64})$/;function G(g){const l=g?.url??"";return l.length<=d&&B.test(l)?l:null}const T=/^https?:\/\/gitlab\./i,A=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function S(g,l="commit"){const _=G(g),p=g?.commit??"";return _===null||!$.test(p)||A.test(_)?null:`${_}${T.test(_)?"/-":""}/${l}/${p}`}function R(g){if(!g.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(g))return null;const l=p=>`%${p.charCodeAt(0).toString(16).toUpperCase()}`;return g.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,l)}function E(g){const _=(0,w.YC)(g).flat().flatMap(p=>typeof p=="string"?[]:p.target??p.file);return new Set(_.filter(w.CN))}}),7035:((Et,nt,t)=>{
t.d(nt,{K5:()=>_,XQ:()=>A,bW:()=>g,be:()=>E,cT:()=>r,hc:()=>p,kW:()=>S,mc:()=>R});var I=t(9432),w=t(5517),U=t(5102),d=t(4120),B=t(7792),$=t(806);const G=20,T=40;
function A({incidents:[o]}){return o?.until!==null||o.runs<2?null:`failing since ${(0,d.QN)(o.from)} (${(0,I.px)(o.runs,"run")})`}function S({recent:o,uptime:f,
incidents:[m]}){const{good:M=0,runs:s=0}=f.at(-1)??{};if(m?.until!==null||s<2)return null;if(s-M===1)return`first failure in ${(0,I.px)(s,"run")}`;const n=o.filter(
({outcome:i})=>i==="fails").length;return n<=m.runs&&m.runs>1?null:`failed ${n} of the last ${o.filter(w.yX).length} runs`}function R({good:o,runs:f}){const m=Math.
floor(1e4*o/f);if(m>=9900)return`${m/100}%`;const M=Math.floor(m/10);return M===0&&o>0?"below 0.1%":`${M/10}%`}function E(o,f,m){const M=o.toSorted((u,i)=>f(u)-
f(i)).map(m),[s="",n=""]=[M[0],M.at(-1)];return s===n?s:`${s} to ${n}`}const g=(o,f="results")=>o.length===0?B.Gy.nothing:{kind:"chart",of:f,runs:o,label:l(o)};
function l(o){const f=U.vh.flatMap(M=>{const{length:s}=o.filter(u=>u.outcome===M),n=M==="warns"?"with warnings":U.nx[M];return s===0?[]:[`${s} ${n}`]});return`${o.
length===1?"last run":`last ${(0,I.px)(o.length,"run")}`}: ${f.join(", ")}`}function _({recent:o,uptime:f,medianMs:m}){const M=f.filter(({runs:i})=>i>0).map(i=>{
const{days:c,good:e,runs:a}=i;return`${R(i)} (${e} of ${(0,I.px)(a,"run")} in ${c} days)`}),s=o.flatMap(({ms:i})=>i??[]),n=s.length===0?"":`, last runs ${E(s,Number,
d.kJ)}`,u=(0,B.mG)`median ${(0,d.kJ)(m??0)} in 30 days${n}${g(o,"latency")}`;return[{label:"runs",texts:[(0,B.mG)`${g(o)} ${l(o)}`]},{label:"uptime",texts:[B.Gy.
joined(M)]},{label:"latency",texts:m===null?[]:[u]}]}function p(o){const f=[...o.context.history??[]].flatMap(([i,{incidents:c}])=>c.map(e=>({...e,host:i}))).toSorted(
(i,c)=>+(i.from<c.from)-+(i.from>c.from));if(f.length===0)return[];const m=f.filter(({until:i})=>i===null).length,M=m===0?"":f.length===1?", ongoing":`, ${m} on\
going`,s=`${(0,I.px)(f.length,"incident")}${M}`,n={...o,rest:"in the history file"},u=(0,$.Ku)(f,G,"incident",n,i=>r(i,o));return o.medium==="page"?[B.om.paragraph(
`${s}.`),...u]:B.om.details(B.om.title(s),u)}function r(o,f){const m=f.medium==="page",M=i=>m?(0,$.U1)(i,f):B.Gy.code(i,T),s=({from:i,until:c})=>c===null?`${(0,d.
u8)(i,f.context.startedAt)} so far`:(0,d.u8)(i,c),n=({host:i})=>i===void 0?null:(0,$.b8)(i,f,B.Gy.name),u=[B.om.column("Host",n,"name"),B.om.column("From",({from:i})=>(0,d.
QN)(i),"when"),B.om.column("Duration",s,"when"),B.om.column("Failed runs",({runs:i})=>i,"number"),B.om.column("Problems",({codes:i})=>B.Gy.joined(i.map(M)))];return B.
om.table(o,u,"Incidents")}}),7615:((Et,nt,t)=>{t.d(nt,{G_:()=>s,h0:()=>E,xS:()=>g});var I=t(9432),w=t(9119),U=t(8032),d=t(9179),B=t(5102),$=t(4120),G=t(7792),T=t(
7035),A=t(806);const S=120,R=/^credentials-|^document-unauthorized$/,E=i=>G.Gy.code(i,S);function g(i,c){const{host:e,attempt:a,earlier:h,credentials:y,looks:L,
forced:D}=i.visit,{discovery:K,timing:N,hops:b,certificates:O}=a,{context:j,medium:X,limits:tt,rest:lt}=c,it=K.kind==="failed"?K.excerpt:null,x=i.findings.some(
({problem:et})=>R.test(et.code)),H=X==="page"?j.history?.get(e):void 0,z={result:K.kind==="skipped"?[G.Gy.prose(K.problem.message)]:[],required:l(i,c),clients:X===
"log"?[]:_(i,c),response:b.map(r),services:i.services.map(et=>o(et,c)),body:it===null?[]:[G.Gy.code(it.replace(/\s+/gu," ").trim())],timing:[f(N)],retried:h.map(
m),"token from":y?.hasToken?[G.Gy.prose(y.source)]:[],certificate:O.map(et=>M(et,j.startedAt)),credentials:x?u(L):[],"host block":[...Map.groupBy(D,et=>(0,w.eo)(
et.place))].map(([et,_t])=>(0,G.mG)`${G.Gy.path(et)} for ${(0,I.eZ)(_t.map(({client:yt})=>yt))}`)},V=X==="log"&&(0,B.QK)(i).length===0;return[...Object.entries(
z).map(([et,_t])=>({label:et,texts:_t})).filter(({label:et})=>!V||["credentials","host block"].includes(et)),...H?(0,T.K5)(H):[]].flatMap(({label:et,texts:_t})=>{
const{shown:yt,more:Tt}=(0,I.zN)(_t.filter(F=>!G.Gy.isEmpty(F)),tt.rows),Y=Tt===0?[]:[(0,G.mG)`and ${Tt} more ${lt}`];return yt.length===0?[]:[{label:et,texts:[
...yt,...Y]}]})}function l({requirements:i},c){const{context:e,limits:a}=c,h=Map.groupBy(i,({because:y})=>y.map(w.df).join(`
`));return Array.from(h.values(),y=>{const L=G.Gy.some(y,a.rows,({service:D,clients:K})=>{const N=D==="any"?G.Gy.words("any service"):E(D);return e.dialect.clients.
every(O=>K.includes(O))?N:(0,G.mG)`${N} for ${(0,I.eZ)(K)}`});return(0,A.ZT)(L,(0,A.AZ)(y[0]?.because??[],a.places,c))})}const _=({clients:i},{context:c})=>[...Map.
groupBy(c.clients,e=>i[e])].map(([e,a])=>(0,G.mG)`${G.Gy.sign(e)} ${a.map(h=>U.bB[h]).join(", ")}: ${B.nx[e]}`),p={none:"none",sent:"sent",withheld:"not sent (n\
ot HTTPS)",dropped:"not sent (redirected to another host)"};function r({status:i,reason:c,url:e,ms:a,...h}){const{mediaType:y,address:L,proxy:D,authorization:K}=h,
N=i===null||c===""?G.Gy.nothing:G.Gy.prose(c,S),b=G.Gy.joined([`${i??"none"}`,N]," ");return(0,A.ZT)((0,G.mG)`${b} from ${G.Gy.code((0,d.cq)(e))} ${i===null?"af\
ter":"in"} ${(0,$.kJ)(a)}`,y===null?G.Gy.nothing:E(y),L===null?G.Gy.nothing:(0,G.mG)`at ${E(L)}`,D===null?G.Gy.nothing:(0,G.mG)`through ${G.Gy.code((0,d.cq)(D))}`,
K==="none"?G.Gy.nothing:`token ${p[K]}`)}function o(i,c){const e=E(i.id);switch(i.kind){case"url":return(0,G.mG)`${e} ${G.Gy.code((0,d.cq)(i.url))}`;case"login":{
const{client:a,authz:h,token:y,ports:L}=i.login;return(0,G.mG)`${e} authz ${G.Gy.code((0,d.cq)(h??"none"))}, token ${G.Gy.code((0,d.cq)(y??"none"))}, client ${G.
Gy.code(a)}, ports ${L.join(" to ")}`}case"problem":return(0,G.mG)`${e}: ${(0,A.U1)(i.problem.code,c)}`}}function f({lookupMs:i,connectMs:c,tlsMs:e,firstByteMs:a,
totalMs:h}){return Object.entries({...{DNS:i,connect:c,TLS:e,"first byte":a},total:h}).flatMap(([L,D])=>D===null?[]:`${L} ${(0,$.kJ)(D)}`).join(", ")}const m=({
discovery:i,timing:c})=>`${i.kind==="failed"?i.problem.code:i.kind} after ${(0,$.kJ)(c.totalMs)}`,M=({host:i,subject:c,issuer:e,expires:a},h)=>(0,G.mG)`${E(i)} valid until ${G.
Gy.prose((0,$.nO)(a,h))}; subject ${E(c)}, issuer ${E(e)}`,s=i=>Array.from(Map.groupBy(i,c=>JSON.stringify(c.looks)).values(),c=>({clients:c.map(({client:e})=>e),
looks:(c[0]?.looks??[]).map(({source:e,held:a,counts:h})=>{const y=a==="no token"?" (ends the search)":" (used)";return{source:e,held:`${n[a]}${h?y:""}`}})})),n={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"};function u(i){
const c=s(i);return c.flatMap(({clients:e,looks:a})=>a.map(({source:h,held:y})=>{const L=c.length>1?`${(0,I.eZ)(e)}: `:"";return(0,G.mG)`${L}${G.Gy.prose(h)}: ${y}`}))}}),
806:((Et,nt,t)=>{t.d(nt,{AZ:()=>c,Ku:()=>o,OS:()=>r,U1:()=>M,ZT:()=>f,b8:()=>n,dI:()=>s,dS:()=>A,du:()=>l,h:()=>_,ik:()=>i,jR:()=>u,xy:()=>p});var I=t(9432),w=t(
9119),U=t(255),d=t(4503),B=t(5102),$=t(8884),G=t(7792);const T=Number.POSITIVE_INFINITY,A=3,S={causes:T,hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,
items:T,rows:T,roots:1e3,details:2e3,remarks:T,hasLines:!0},R={...S,causes:20,characters:500,items:100,rows:50,roots:100,details:20,remarks:5,hasLines:!1},E={...R,
causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,hasLines:!0},g={log:E,summary:R,brief:{...R,causes:10,items:0,rows:0,roots:0,details:0},
notes:{...E,hosts:20,messages:10,characters:700,places:8,items:0},page:S},l=(e,a,h,y=[])=>({context:e,medium:a,limits:g[a],rest:h,detailed:new Set,lines:new Map(
y.map(L=>[(0,w.R3)(L.place),L]))}),_=G.Gy.words("in the JSON report"),p=G.Gy.words("in the job summary"),r=(e,a,{rest:h})=>e===0?[]:[G.om.paragraph((0,G.mG)`and ${(0,I.
px)(e,`more ${a}`)} ${h}`)];function o(e,a,h,y,L){const{shown:D,more:K}=(0,I.zN)(e,a);return D.length===0?[]:[...L(D),...r(K,h,y)]}function f(e,...a){const h=G.
Gy.joined(a,G.Gy.words("; "));return G.Gy.isEmpty(h)?e:(0,G.mG)`${e} (${h})`}const m=/^[a-z\d]+(?:-[a-z\d]+)*$/,M=(e,{context:a})=>G.Gy.link(m.test(e)?`${a.docsUrl}\
#${e}`:null,G.Gy.code(e)),s=e=>`host-${e}`;function n(e,{detailed:a},h=G.Gy.code){const y=(0,U.nx)(e);return a.has(e)?G.Gy.link(`#${s(e)}`,h(y)):h(y)}const u=(e,{
medium:a,limits:h})=>a==="log"&&h.details===0&&e.length===1&&e.every(B.DI);function i(e,{context:a},h=!1){if(typeof e=="string")return G.Gy.code(e);const y=h?(0,w.
bH)(e.file).path:e.file;return G.Gy.link((0,d.uM)(e,a),G.Gy.path((0,w.eo)({...e,file:y})))}function c(e,a,h,y=!1){const{places:L,noun:D}=(0,$.TD)(e);return G.Gy.
some(L,a,K=>i(K,h,y),D)}}),7792:((Et,nt,t)=>{t.d(nt,{AA:()=>T,Gy:()=>S,mG:()=>d,om:()=>R,rC:()=>U});var I=t(9432),w=t(1780);const U={error:"fails",warning:"warn\
s",notice:"notice"},d=(E,...g)=>E.flatMap((l,_)=>{const p=g[_]??[],r=typeof p=="number"?String(p):p;return l===""?[r]:[{kind:"words",text:l},r]}),B=E=>E===""||Array.
isArray(E)&&E.every(B),$=(E,g={kind:"words",text:", "})=>E.filter(l=>!B(l)).flatMap((l,_)=>_===0?[l]:[g,l]);function G(E,g,l,_=""){const{shown:p,more:r}=I.zN(E,
g),o=$(p.map(l)),f=_===""?`${r} more`:I.px(r,`more ${_}`);return r===0?o:d`${o} and ${f}`}const T=E=>/^https?:\/\/[!-~]+$/.test(E),A=60,S={isEmpty:B,joined:$,some:G,
nothing:[],newLine:{kind:"break"},words:E=>({kind:"words",text:E}),code:(E,g)=>({kind:"code",text:E,max:g}),name:E=>({kind:"code",text:E,breaks:"dots"}),path:E=>({
kind:"code",text:E,breaks:"slashes"}),value:E=>({kind:"code",text:E,max:A,breaks:"never"}),prose:(E,g)=>({kind:"prose",text:(0,w.pj)(E),max:g}),sentence:(E,g)=>({
kind:"sentence",content:{kind:"prose",text:(0,w.pj)(E),max:g}}),strong:E=>({kind:"strong",content:E}),small:E=>B(E)?[]:{kind:"small",content:E},link:(E,g)=>({kind:"\
link",url:E,content:g}),sign:E=>({kind:"sign",of:E})},R={column:(E,g,l)=>({title:E,cell:_=>d`${g(_)}`,style:l}),title:(E,g=[],l=null)=>({sign:l,name:E,text:g}),
paragraph:E=>({kind:"paragraph",content:E}),line:E=>({kind:"details",title:E,children:[]}),details:(E,g)=>g.length===0?[]:[{kind:"details",title:E,children:g}],
table:(E,g,l,_=()=>({}),p,r=Number.MAX_SAFE_INTEGER)=>{const o=g.filter(({cell:m})=>E.some(M=>!B(m(M)))),f=E.map(m=>({..._(m),cells:o.map(({cell:M})=>M(m))}));return Array.
from({length:Math.ceil(f.length/r)},(m,M)=>{const s=f.slice(M*r,(M+1)*r);return{kind:"table",caption:l,columns:o,rows:s,style:p}})}}}),437:((Et,nt,t)=>{t.d(nt,{
k_:()=>b,w5:()=>it});var I=t(4702),w=t(3024),U=t(6760),d=t(9968),B=t(3114),$=t(9432);const G=1024*1024,T=4e3;function A(x,H){const{redact:z,kept:V,directory:rt,
checkedAt:et,configs:_t}=H,Tt=_t.flatMap(F=>F.files).flatMap(({path:F,shown:Z})=>[S(F),Z]),Y=F=>!Tt.includes(F)&&(0,B.L8)((0,U.basename)(F),new Set,(0,U.basename)(
(0,U.dirname)(F)))!==void 0;return[...Map.groupBy(x,({file:F})=>F)].flatMap(([F,Z])=>{const ot=S((0,U.resolve)(rt,F)),pt=[F,ot].every(Y)&&R(ot,et)?(0,d.yR)(ot,G):
null,gt=pt?.ok?pt.text.replace(/^\uFEFF/,"").split(/\r?\n/):[];return Z.flatMap(P=>{const C=gt[P.line-1]??"";return P.column<=C.length&&C.length<=T&&z(C,V)===C?
o(C,P):[]})})}const S=x=>(0,d.N0)(()=>(0,w.realpathSync)(x),(0,U.resolve)(x)),R=(x,H)=>(0,d.N0)(()=>(0,w.statSync)(x).mtimeMs<=H+1,!1),E=80,g=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),
l=x=>g.exec(x)?.[0]??"",_=($late1??=new RegExp("(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),p=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,r=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;
function o(x,H){const z=Array.from(x),V=z.slice(0,H.column-1).join(""),rt=z.slice(H.column-1,H.endColumn-1).join(""),et=V.length+rt.length,_t=V.length<=E&&l(V)===
V,yt=_t?p.exec(x.slice(0,2*E))?.[0]??"":"",Tt=yt.length>=et,Y=Tt||r.test(rt);if(!_t&&!Y)return[];const F=Tt?V:_.exec(V.slice(-E))?.[0]??"",Z=yt.slice(et),ot=x.slice(
et+Z.length);return{place:H,before:(_t?f(V.slice(0,V.length-F.length)):"\u2026 ")+F,literal:(0,$.dh)(Y?rt:f(rt),2*E),after:Z+f(ot,_t&&Y?l(ot.slice(0,E)):"")}}function f(x,H=l(
x.slice(0,2*E))){const z=x.slice(H.length);return H.replaceAll(/"[^"]*"/g,'"\u2026"').replaceAll(new RegExp("[\\p{ID_Continue}.-]+(?![\\p{ID_Continue}.-]|\\s*[={:(])","gu"),"\u2026")+
(z.trim()===""?"":`${/^[\s#/]{0,9}/.exec(z)}\u2026`)}var m=t(1331),M=t(2218),s=t(3214),n=t(5011),u=t(3087),i=t(6763),c=t(2432),e=t(6092),a=t(345),h=t(3152),y=t(
4515),L=t(2332);let D=function(...x){return{nameRepository:D}=t.late([878],4878),new.target?new D(...x):D(...x)},K=function(...x){return{prepareFleet:K}=t.late(
[317,668,824],2824),new.target?new K(...x):K(...x)},N=function(...x){return{recordRun:N}=t.late([317,169],3169),new.target?new N(...x):N(...x)};async function b(x,H,z,V){
const rt={environment:H.env,kill:H.kill,now:(0,y.ie)(H)},et={...V,...rt,startTimer:s.Ip,progress:z.show};try{return O(await j(x,et),{...et,random:Math.random})}finally{
z.end()}}function O(x,H){const{history:z}=x.settings;if(z===null)return{checked:x,warnings:[]};try{const{history:V,warnings:rt}=N(z,x,H);return{checked:{...x,context:{
...x.context,history:V}},warnings:rt}}catch(V){const rt=(0,e.RK)((0,u.A3)(V));return{checked:x,warnings:[`the history ${(0,e.RK)(z)} was not read: ${rt}`]}}}async function j(x,H){
const z=new Date,V=(0,a.s)(x,H),{upgrade:rt}=(0,n.n)(H.environment),et={...V,upgrade:V.upgrade||rt},_t=et.deadlineMs;(et.usages.length>0||et.depth!=="discovery")&&
(0,y.L2)();const yt=()=>H.stop.end({kind:"deadline",ms:_t}),Tt=H.startTimer(_t,yt),Y=H.now()+_t;H.stop.endIfDue=()=>H.now()<Y?void 0:yt();try{const Z=await(et.usages.
length===0?L.iA:K)(et,H,z);await(0,y.xu)();const ot=await X(Z,et,H,z);return await lt(ot,Z,et,H,z)}finally{Tt()}}async function X(x,H,z,V){const{environment:rt,
stop:et,isFork:_t,wording:yt=h.w7}=z,{dialect:Tt,missing:Y}=x,F=await tt(x,H,z),Z={...x,...F,tokenVariables:it(rt),tokenHosts:H.tokens.map(({host:gt})=>gt),stopped:et.
why&&Y?{kind:"several",reasons:[et.why,Y]}:et.why??Y},ot={...z.secrets,kept:(0,M.wX)(x.requirements,x.usages),configs:x.configs,directory:z.directory,checkedAt:V.
getTime()},{isTerminal:ht}=yt,pt={...H,dialect:Tt,isFork:_t,isTerminal:ht,now:ot.checkedAt};return(0,I.S4)(Z,pt,gt=>A(gt,ot))}async function tt(x,H,z){const{requirements:V,
roots:rt}=x,et=(0,M.en)(V,H),_t=Array.from(et,([Z,ot])=>(0,m.i)(Z,ot)),yt=new Set(V.map(({host:Z})=>Z).filter(Z=>!et.has(Z))),Tt=H.depth!=="discovery"&&rt.length>
0;if(yt.size===0&&!Tt)return{visits:_t,predicted:I.j7,tokenSources:new Map};const{contact:Y}=await Promise.all([t.e(798),t.e(779)]).then(t.bind(t,1779)),F=await Y(
[...yt],x,H,z);return{...F,visits:[...F.visits,..._t]}}async function lt(x,H,z,V,rt){const{requirements:et,usages:_t,changes:yt,scan:Tt,clients:Y,repositories:F}=H,
Z=(0,M.wX)([...et,...x.roots.flatMap(({rows:at})=>at)],_t),ot=(0,i.QA)(x,V.environment),ht=(0,i.q9)([...ot,...H.remarks,...(0,i.rc)(x)]),{why:pt,evidence:gt}=H.
dialect,P={verdict:x,remarks:ht,detection:{why:pt,evidence:gt}},{verdict:C,remarks:Q,detection:st}=V.secrets.redact(P,Z),ut=Tt.files>0&&F.length===0,ct={dialect:{
...H.dialect,...st},failOn:z.failOn,depth:z.depth,scan:Tt,remarks:Q,startedAt:rt.toISOString(),durationMs:Date.now()-rt.getTime(),version:c.xv,docsUrl:c.aq,clients:Y(),
links:null,repository:ut?D(V.directory,V.environment):null,repositories:F,history:null};return{settings:z,changes:yt,verdict:C,context:ct}}const it=x=>Object.keys(
x).filter(H=>/^TFE?_?TOKEN/i.test(H))}),2332:((Et,nt,t)=>{t.d(nt,{fT:()=>et,iA:()=>V,Nu:()=>rt});var I=t(6760),w=t(8185),U=t(2170),d=t(255),B=t(3298);function $({
links:Y,...F},Z,ot,ht){const pt={...F,newHosts:new Set,files:null,remarks:[]};if(Z===null)return pt;const gt=ct=>({...pt,remarks:[`changed-only has no effect: ${ct}`]});
if(Z.kind==="all")return gt(Z.why);const P=G(Z.files,Y),C=new Set(P.filter(({status:ct})=>ct!=="removed").map(({file:ct})=>ct));if(C.size>0&&![...C].some(ct=>ot(
ct)!==null))return gt("the checkout contains none of the files that the pull request changes");const Q=F.usages.filter(ct=>C.has(ct.place.file)||ht(ct)),ut=`cha\
nged-only: the pull request changes ${Z.files.length===1?"1 file":`${Z.files.length} files`} with ${Q.length} of ${F.usages.length} usages`;return{usages:Q,notes:F.
notes.filter(ct=>T((0,U.W7)(ct),C)||ht(ct)),newHosts:S(F.usages,P,ot),files:new Set(P.map(({file:ct})=>ct)),remarks:[ut]}}function G(Y,F){const Z=new Map(Y.map(
ht=>[ht.file,ht])),ot=F.entries().flatMap(([ht,pt])=>{const gt=Z.get(pt);return gt===void 0?[]:[{...gt,file:ht}]});return[...Y,...ot]}const T=(Y,F)=>F.has(Y)||Y===
"."||[...F].some(Z=>Z.startsWith(`${Y}/`)),A=2e8;function S(Y,F,Z){const ot=new Set;if(F.some(l))return ot;const ht=new Map(F.map(st=>[st.file,st])),pt=(0,B.O)(
st=>R(ht.get(st),Z)),gt=F.flatMap(({patch:st})=>E(st,/^[ -]/));let P=0;const C=(st,ut)=>{const ct=[ut,(0,d.pk)(ut).toLowerCase()];return st.filter(at=>(P+=at.length,
P<=A&&ct.some(Rt=>at.includes(Rt)))).length},Q=(st,ut)=>{const{isNew:ct,now:at,added:Rt}=pt(st),It=ct?0:C(at,ut);return ct||It>0&&It===C(Rt,ut)};for(const[st,ut]of Map.
groupBy(Y,ct=>ct.host)){if(st===null||ut.some(({isHostImplied:at})=>at))continue;const ct=[...new Set(ut.map(({place:at})=>at.file))];!ct.every(at=>ht.has(at))||
C(gt,st)>0||ct.every(at=>Q(at,st))&&P<=A&&ot.add(st)}return ot}function R(Y,F){const{file:Z="",status:ot,patch:ht=null}=Y??{},pt=ot==="added";if(pt||ht===null)return{
isNew:pt,now:[],added:[]};const gt=(F(Z)??"").toLowerCase().split(`
`);return{isNew:pt,now:gt,added:E(ht,/^\+/)}}const E=(Y,F)=>(Y??"").toLowerCase().split(`
`).filter(Z=>F.test(Z)),g=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,l=({file:Y,status:F,changes:Z,patch:ot})=>ot===null&&F!=="added"&&Z>0&&g.test(Y);
var _=t(2218),p=t(9968),r=t(2172),o=t(1011),f=t(4756),m=t(3474),M=t(3152),s=t(8841),n=t(5011),u=t(5440),i=t(9432),c=t(1098),e=t(9119),a=t(3096),h=t(5106);const y=[
"TF_CLOUD_HOSTNAME",h.OZ],L=["TFE_HOSTNAME",h.M],D={cloud:y,cloud_default:y,provider_tfe:L,provider_tfe_default:L,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",h.e$]},K=/^(cloud|backend_)/,N=/^backend_remote/,b="remote backends are not checked, because a file of -backend-config may name others";function O({usages:Y,
notes:F},Z,ot){const ht=new j(Z),pt=Y.map(ht.read),{stateHosts:gt,settled:P,missing:C,added:Q,remarks:st,init:ut}=ht,ct=ot!=="discovery",at=ct?pt.flatMap(It=>it(
It,Z)):[],Rt=It=>{const{code:Dt}=It.problem,vt=bt=>It.places.some(Nt=>bt.has((0,e.df)(Nt)));return/^(host|source)-/.test(Dt)&&vt(P)?[]:Dt==="host-missing"&&ct&&
vt(C)?{...It,severity:"error"}:It};return{usages:gt.size===0?pt:pt.map(It=>x(It,gt)),notes:[...F.flatMap(Rt),...Q,...at],remarks:[...st],isLockReadonly:ut.isLockReadonly}}
class j{environment;init;remarks;settled=new Set;missing=new Set;added=[];stateHosts=new Map;constructor(F){this.environment=F,this.init=(0,n.n)(F),this.remarks=
new Set(this.init.remarks)}read=F=>{const{kind:Z,place:ot,workspace:ht}=F,{backendConfig:pt,hasBackend:gt}=this.init,P=N.test(Z),C=P&&pt.some(at=>!at.includes("\
="));if(C||!gt&&K.test(Z))return this.settled.add((0,e.df)(ot)),C&&this.remarks.add(b),{...F,needs:[],directHost:void 0,workspace:void 0};const st=P&&pt.some(at=>!X.
test(at))?{...F,workspace:void 0}:F,ut=P?tt(pt):lt(F,this.environment);if(ut!==null&&!F.isOverridden)return this.withHost(st,ut);const ct=Z==="backend_remote_de\
fault"&&ht?.organization===null;return K.test(Z)&&!ct&&this.missing.add((0,e.df)(ot)),st};withHost(F,{text:Z,service:ot,variable:ht}){const{kind:pt,place:gt,replacedFor:P=[]}=F,
C=F.clients.filter(at=>!P.includes(at)),{host:Q,needed:st,problem:ut}=u.pb.host(Z,"terraform",!1);return this.settled.add((0,e.df)(gt)),ht!==null&&this.remarks.
add(`${ht} names ${(0,i.dh)(Z)}`),ut&&this.added.push((0,U.kH)(ut,{places:[gt],clients:C})),Q!==null&&K.test(pt)&&this.stateHosts.set((0,a.jt)(gt.file),Q),{...F,
host:Q,isHostImplied:!1,needs:st!==null&&st!=="state"?[{host:st,service:ot,clients:C}]:[],text:F.text?.replace(/^tfr:\/\/\//,`tfr://${Z}/`)??null}}}const X=/^hostname=/;
function tt(Y){const Z=(Y.findLast(ot=>X.test(ot))??"").replace(X,"");return Z?{text:Z,service:h.Bn,variable:null}:null}function lt({kind:Y,text:F,backend:Z,isHostImplied:ot},ht){
const[pt="",gt=""]=(Z==="cloud"?y:D[Y])??[],C=ot||Y.endsWith("_default")&&F===null?ht[pt]:void 0;return C?{text:C,service:gt,variable:pt}:null}function it({kind:Y,
workspace:F,place:Z,clients:ot,isOverridden:ht,replacedFor:pt=[]},gt){const P=N.test(Y),C=(F?.lacks??[]).filter(at=>P||!gt[h.uW[at]]);if(ht||C.length===0)return[];
const Q=P?"remote backend":"cloud block",st=Y==="backend_remote_default"&&C.length===o.Rt.length,ut=ot.filter(at=>!pt.includes(at)),ct=(0,c.y7)({block:Q,lacks:C,
isOpen:st});return[(0,U.kH)(ct,{places:[Z],clients:ut})]}function x(Y,F){const Z=Y.stateHosts&&F.get((0,a.jt)(Y.place.file));return Z?{...Y,needs:Y.needs.map(ot=>({
...ot,host:Z}))}:Y}var H=t(4776),z=t(4593);async function V(Y,F){const Z=F.now(),ot=await(0,z.S)(Y,F),ht=Y.scan.length===0?0:F.now()-Z,{usedBy:pt,...gt}=(0,z.o)(
Y,ot,F),{files:P,bytes:C,links:Q}=ot,st=Y.changedOnly?await F.changes(Y):null,ut=[...gt.notes,...yt(ot,F.stop.why)],ct={...gt,notes:ut,scanned:ot,links:Q,changes:st,
setting:Y.dialect},at={dialect:gt.dialect,isEmpty:Y.scan.length>0&&ot.isEmpty&&ot.endedAt===null,changes:st,remarks:[],notes:[],scan:{files:P,bytes:C,durationMs:ht},
clients:pt,repositories:[],missing:null,checkouts:null};return et([rt(null,ct,Y,F)],at,Y,F)}function rt(Y,F,Z,{environment:ot,directory:ht}){const{setting:pt,links:gt,
changes:P,...C}=F,Q=O(F,ot,Z.depth),st={...C,...Q,settings:{...Z,dialect:pt}},ut={...st,...(0,H.G9)(st)},ct=Dt=>(0,p.r7)((0,I.join)(ht,Dt)),at=$({...ut,links:gt},
P,ct,Dt=>(0,w.US)(Dt,Z)),{roots:Rt,notes:It}=(0,H.D0)({...ut,changed:at.files});return{name:Y,dialect:F.dialect,usages:(0,r.Xo)(at.usages,Rt),roots:Rt,namedHosts:(0,o.
kA)(ut.usages),notes:at.notes,rootNotes:It,newHosts:at.newHosts,remarks:[...at.remarks,...Q.remarks,...ut.remarks]}}function et(Y,F,Z,ot){const{dialect:ht,checkouts:pt,
scan:gt}=F,P=Y.flatMap(({usages:at})=>at),C=(0,s.j)(P,Z,ht,ot,pt?.plugins??null),{usages:Q,configs:st,releases:ut}=C,ct=_t(Q,Y,Z,ht.clients);return Tt(ct.requirements),
{...F,...ct,dialect:{...ht,releases:ut},configs:st,usages:Q.filter(o.s7),roots:Y.flatMap(({roots:at})=>at),notes:[...Y.flatMap(({notes:at})=>at),...Y.flatMap(({
rootNotes:at})=>at),...F.notes],newHosts:new Set(Y.flatMap(({newHosts:at})=>[...at])),complaints:C.findings,remarks:[...F.remarks,...new Set(Y.flatMap(at=>at.remarks)),
...C.remarks],scan:{...gt,usages:Q.length}}}function _t(Y,F,Z,ot){const ht=Z.hostnames.map(({host:C})=>C),pt=Map.groupBy(Y,({repository:C=null})=>C),gt=F.map(({
name:C,namedHosts:Q})=>{const st=new Set([...Q,...ht]),ut={hostnames:[],requiredServices:[]};return(0,_.CG)(ut,pt.get(C)??[],ot,st)}),P=F.flatMap(({name:C,dialect:Q},st)=>(0,_.
Fh)(C,Q,gt[st]??[]));return{requirements:(0,_.h1)([(0,_.CG)(Z,[],ot),...gt],ot),guesses:P}}function yt({endedAt:Y,files:F},Z){return Y===null||Z===null?[]:[(0,U.
ht)(Y,(0,f.ub)({kind:"time",stopped:Z,files:F}))]}function Tt(Y){const{size:F}=new Set(Y.map(({host:ot})=>ot)),Z=`scan found ${F} hosts, the limit is ${m.pS}: n\
arrow scan or exclude files`;if(F>m.pS)throw new M.GN([Z])}}),2796:((Et,nt,t)=>{t.d(nt,{cZ:()=>A,cr:()=>m,hs:()=>M,pq:()=>s});var I=t(2886),w=t(9432),U=t(9119),
d=t(8032),B=t(255),$=t(1780),G=t(8884);const T=3;function A(n){const u=new Map(n.map(e=>[e,(0,G.eb)([e]).length])),i=e=>u.get(e)??0,c=n.toSorted((e,a)=>i(a)-i(e));
return(0,U.c1)(c,R).flatMap(e=>{const a=(0,U.c1)(e,E);return a.length>T?[e]:a}).map(g).toSorted((e,a)=>(0,I.Np)(e,a)||S(e)-S(a)||a.hits-e.hits||a.hosts.length-e.
hosts.length)}function S({code:n,affects:u}){return n==="machine-network"?-1:n==="host-not-checked"?2:u.length===0||d.Du.some(i=>u.includes(i))?0:1}const R=({severity:n,
problem:{code:u},affects:i,exclude:c})=>JSON.stringify([n,u,u==="machine-network"||i,c===void 0]),E=n=>n.exclude===void 0?o(n.problem.help??"",n):"";function g(n){
const[u]=n,i=[...new Set(n.flatMap(({host:D})=>D??[]))],{code:c,title:e}=u.problem,a=D=>{const K=b=>i.length>1?o(D(b),b):(0,$.pj)(D(b)),N=K(u);return n.every(b=>K(
b)===N)?N:null},y=n.length>1&&u.exclude!==void 0?"":a(({problem:D})=>D.help??""),L=a(({problem:D})=>D.message);return{severity:u.severity,code:c,title:e,affects:[
...new Set(n.flatMap(({affects:D})=>D))],findings:n,hosts:i,hits:(0,G.eb)(n).length,message:y===null?null:L,help:y?.includes(_)?`${y}; ${r(i)}`:y}}const l="HOST",
_=B.xV+l,p=5,r=n=>`${_} is ${(0,w.K4)(n,p,u=>(0,B.fK)(u)[0]??u)}`,o=(n,{host:u})=>(0,$.pj)(n,i=>f(i,u));function f({host:n,shownAs:u,isVariable:i},c){if(i)return n===
c?_:u;const e=`.${n}:`.replace(`.${c}:`,`.${l}:`).slice(1,-1);return e===n?u:e}const m=n=>(0,U.c1)(n,({problem:{message:u,help:i=""}})=>`${(0,$.pj)(u)}
${(0,$.pj)(i)}`),M=n=>n.some(({host:u})=>u!==null)&&!n.every(I.zX);function s({hosts:n,findings:u}){const i=M(u),c=i?n.length:(0,G.Dx)(u).length;return c>1?(0,w.
px)(c,i?"host":"place"):""}}),7039:((Et,nt,t)=>{t.d(nt,{hF:()=>S});var I=t(8643),w=t(9432),U=t(9119),d=t(9615),B=t(255),$=t(9179),G=t(5955),T=t(8884);let A=function(...n){
return{attemptsOf:A}=t.late([798,779],1779),new.target?new A(...n):A(...n)};function*S(n,u){const{hosts:i,findings:c,passed:e,ignored:a,stopped:h,roots:y}=n,{dialect:L,
remarks:D,repository:K,repositories:N,startedAt:b,durationMs:O}=u,{usages:j,...X}=u.scan;yield*(0,G.M)({schemaVersion:1,version:u.version,passed:e,stopped:h?(0,w.
Cw)(h):void 0,incomplete:h?(0,w.zM)(h):void 0,failOn:u.failOn,repository:K??void 0,repositories:R(N),dialect:L.name,clientDetection:g(L),clients:u.clients,startedAt:b,
durationMs:O,counts:Object.fromEntries(d.oC.map(tt=>[`${tt}s`,E(c,tt)])),hosts:i.values().map(l),findings:c.values().map(m),roots:R(y)?.values().map(M),ignored:a,
usages:j,remarks:R(D),scan:X}),yield`
`}const R=n=>n.length===0?void 0:n,E=(n,u)=>n.filter(i=>i.severity===u).length;function g({clients:n,versions:u,releases:i,isGuess:c,why:e,evidence:a}){return{clients:n,
assumed:c??!1,why:(0,$._U)(e),versions:Object.entries(u).map(([h,y])=>({client:h,version:(0,$._U)(y)})),releases:i.map(({name:h})=>h),evidence:a.map(({client:h,
version:y,level:L,text:D,place:K})=>({client:h,version:y===null?null:(0,$._U)(y),kind:L,text:(0,$._U)(D),...f(K)}))}}function l(n){const{visit:u,requirements:i,
services:c,servicesFrom:e,clients:a,isNew:h}=n,{discovery:y,hops:L,timing:D,certificates:K}=u.attempt;return{host:u.host,display:(0,B.pk)(u.host),discovery:y.kind,
..._(y),..."excerpt"in y&&y.excerpt!==null&&{excerpt:y.excerpt},documentUrl:"url"in y?(0,I.Pl)(y.url):null,hops:L.map(({challenge:N,...b})=>({...b,url:(0,$.cq)(
b.url),proxy:b.proxy&&(0,$.cq)(b.proxy)})),services:Object.fromEntries(c.map(N=>[N.id,r(N)])),servicesFrom:e&&f(e),hostBlocks:u.forced.map(({client:N,place:b})=>({
client:N,place:f(b)})),required:i.map(({service:N,clients:b,because:O})=>({service:N,clients:b,because:O.map(o)})),credentials:u.credentials?.hasToken?u.credentials.
source:null,looks:u.looks,attempts:A(u).length,...u.earlier.length>0&&{earlier:u.earlier.map(p)},timingMs:{lookup:D.lookupMs,connect:D.connectMs,tls:D.tlsMs,firstByte:D.
firstByteMs,total:D.totalMs},certificates:K,clients:a,...h&&{new:!0}}}const _=n=>"problem"in n?{code:n.problem.code}:{},p=({discovery:n,timing:u})=>({discovery:n.
kind,..._(n),ms:u.totalMs});function r(n){if(n.kind==="url")return{url:(0,$.cq)(n.url)};if(n.kind==="problem")return{problem:{code:n.problem.code,...(0,d.ag)(n.
problem)}};const{authz:u,token:i}=n.login,c={authz:u&&(0,$.cq)(u),token:i&&(0,$.cq)(i)};return{login:{...n.login,...c}}}const o=n=>typeof n=="string"?n:f(n);function f({
file:n,line:u,column:i,endColumn:c,target:e}){const{repository:a,path:h}=(0,U.bH)(n);return{...a===null?{file:n}:{repository:a,file:h},line:u,column:i,endColumn:c,
target:e&&(0,U.bH)(e).path}}function m(n){const{problem:u,severity:i,host:c,places:e,affects:a,exclude:h}=n;return{code:u.code,severity:i,host:c,service:(0,T.ju)(
n),...(0,d.ag)(u),places:e.map(o),affects:a,...h&&{exclude:h}}}function M({directory:n,clients:u,rows:i}){const{repository:c,path:e}=(0,U.bH)(n);return{...c&&{repository:c},
directory:e,clients:u,rows:i.map(s)}}const s=({problems:n,places:u,rejectedAt:i,...c})=>({...c,codes:n.map(({code:e})=>e),places:u.map(o)})}),6662:((Et,nt,t)=>{
t.d(nt,{S:()=>L,K:()=>D});var I=t(3471),w=t(5102),U=t(4073),d=t(806),B=t(8884),$=t(6906),G=t(6763),T=t(6097),A=t(6092),S=t(7792);const R={fails:"red",unchecked:"\
red",warns:"yellow",skipped:"blue",works:"green",notice:"blue"},E=13,g="  ",l=(O,j)=>_(O,j).map(X=>(0,A.BP)(X.replaceAll("\xA0"," "))).join(`
`);function _(O,j){switch(O.kind){case"paragraph":return r(O.content).flatMap(X=>(0,I.ky)((0,$.wh)(X),j));case"note":return p(`${O.label}:`,O.text,j);case"facts":
return O.facts.flatMap(({label:X,texts:tt})=>tt.flatMap((lt,it)=>p(it===0?X:"",lt,j,E)));case"list":return O.items.flatMap(X=>p("-",X,j));case"sources":return O.
items.flatMap(X=>m(X,"red",j));case"problem":return o(O,j);case"table":return n(O,j);case"details":return M(O,j)}}const p=(O,j,X,tt)=>(0,I.wW)({indent:2,label:O,
style:"dim",column:tt,text:(0,$.wh)(j)},X);function r(O){if(typeof O=="string"||"kind"in O)return[O];const j=O.indexOf(S.Gy.newLine);return j<0?[O]:[O.slice(0,j),
...r(O.slice(j+1))]}function o(O,j){const{severity:X,code:tt,url:lt,message:it,count:x,title:H,parts:z}=O,V=R[S.rC[X]],rt=(0,$.wh)(S.Gy.isEmpty(it)?[x,H]:it);return[
...(0,I.wW)({indent:0,label:`${X}[${tt}]:`,style:V,url:lt,text:rt},j),...z.flatMap(et=>et.kind==="sources"?et.items.flatMap(_t=>m(_t,V,j)):f(et,j))]}const f=(O,j)=>O.
kind==="paragraph"?_(O,{...j,width:j.width-2}).map(X=>`  ${X}`):_(O,j);function m({place:O,message:j,help:X,line:tt},lt,it){const x=typeof O=="object"&&"kind"in
O&&O.kind==="link",H=(0,$.wh)(O),z=x&&(0,S.AA)(O.url??"")?O.url:null,V={text:H,url:z},rt=[H,(0,$.wh)(j)].filter(_t=>_t!=="").join(": "),et=x?"-->":"-";return[...rt===
""?[]:(0,I.wW)({indent:2,label:et,style:"dim",text:rt,linked:V},it),...tt===null?[]:a(tt,lt,it),...S.Gy.isEmpty(X)?[]:p("help:",X,it)]}function M({title:O,children:j},X){
const{sign:tt,name:lt,text:it}=O,{withFlags:x=String}=X,H=[tt===null?"":$.B2[tt],x((0,$.wh)(lt))].filter(V=>V!=="").join(" "),z=tt===null?"bold":R[tt];return[...(0,I.
wW)({indent:0,label:H,style:z,text:(0,$.wh)(it)},X),...j.flatMap(V=>f(V,X))]}const s=(O="")=>/^(?:number|history)/.test(O);function n({columns:O,rows:j},X){const tt=O.
map(({title:z})=>(0,$.wh)(z)),lt=j.map(({sign:z="works",cells:V})=>({sign:z,cells:V.map($.wh)})),it=tt.map((z,V)=>Math.max(...[z,...lt.map(({cells:rt})=>rt[V]??
"")].map(I.nc)));if(it.reduce((z,V)=>z+g.length+V,g.length)>X.width)return lt.flatMap(({sign:z,cells:[V="",...rt]})=>{const et=rt.flatMap((yt,Tt)=>yt===""?[]:[`${tt[Tt+
1]} ${yt}`.trim()]),_t=`${V}: ${et.join("; ")}`;return(0,I.wW)({indent:2,label:$.B2[z],style:R[z],text:_t},X)});const H=z=>z.map((V,rt)=>{const et=" ".repeat((it[rt]??
0)-(0,I.nc)(V));return s(O[rt]?.style)?et+V:V+et}).join(g).trimEnd();return[`    ${(0,I.nI)(H(tt),"dim",X)}`,...lt.map(({sign:z,cells:V})=>{const rt=H(V).replace(
/\u2573+/g,et=>(0,I.nI)(et,"red",X));return`  ${(0,I.nI)($.B2[z],R[z],X)} ${rt}`})]}const u=160,i=12,c="    ",e=/##\w*\[/;function a(O,j,X){const{place:tt,before:lt,
literal:it,after:x}=O,H=" ".repeat(`  ${tt.line}`.length),z=Math.min(X.width,u)-H.length-3;if(z<i)return[];const V=h(lt+it+x),rt=V(lt+it+x),et=(0,I.nc)(rt)<=z?0:
V(lt).search(/[^ ]|$/),_t=rt.slice(et),yt=(0,I.nc)(V(lt))-et,Tt=(0,I.nc)(V(lt+it))-et,{from:Y,to:F,text:Z}=y(_t,yt,Math.max(Tt,yt+1),z),ot=(0,I.nI)("|","dim",X),
ht="^".repeat(Math.max(1,Math.min(Tt,F)-Math.max(yt,Y))),pt=" ".repeat(Math.max(yt,Y)-Y);return[`${(0,I.nI)(`  ${tt.line}`,"dim",X)} ${ot} ${Z}`.trimEnd(),`${H}\
 ${ot} ${pt}${(0,I.nI)(ht,j,X)}`]}function h(O){const j=X=>(0,A.RK)(X.replaceAll("	",c),Number.POSITIVE_INFINITY);return e.test(j(O))?X=>j(X).replaceAll(/(?<=#)#/g,
" #"):j}function y(O,j,X,tt){const lt=(0,I.nc)(O);if(lt<=tt)return{from:0,to:tt,text:O};const it=Math.max(0,tt-2-(X-j)),x=X<tt?0:Math.max(0,j-1-Math.ceil(it*2/3)),
H=lt-x<=tt,z=x+(H?tt:tt-1),V=(0,I.Wc)(O,x===0?0:x+1,z),rt=`${x===0?"":"\u2026"}${V}${H?"":"\u2026"}`;return{from:x,to:z,text:rt}}function*L(O,j){for(const{text:X}of D(
O,j))yield`${X}
`}function*D(O,j){const{isQuiet:X=!1,isRunner:tt=!1,context:lt}=j,it=N(O,j);yield{kind:"plain",text:K(O,j)};const x=O.findings.filter(V=>(0,w.Zh)(V,lt)),H=X?(0,U.
CI)(["problems"],{...O,findings:x},it):[...(0,U.CI)(U.$9,O,it),...b(O,it,tt)];let z=!0;for(const V of H){const rt=l(V,j),et=tt&&V.kind==="details"&&rt.includes(
`
`),_t=!et&&rt.includes(`
`);(z||_t)&&(yield{kind:"plain",text:""}),z=_t,yield{kind:et?"group":"plain",text:rt}}}function K(O,j){const[X,tt]=O.passed?[$.B2.works,"green"]:[$.B2.fails,"re\
d"],lt=j.isQuiet?[]:(0,U.vH)(O,N(O,j)).shown;return[`${(0,I.nI)(X,tt,j)} ${(0,I.nI)((0,T.$N)(O,j.context),"bold",j)}`,...lt.map(it=>l(S.om.paragraph(it),j))].join(
`
`)}function N({lines:O},{context:j,isRunner:X=!1}){const tt=(0,d.du)(j,"log",d.h,O);return X?tt:{...tt,limits:{...tt.limits,items:0,details:0}}}function b(O,j,X){
const{findings:tt,hosts:lt}=O,{context:it}=j,x=(0,B.Dx)(tt).length>j.limits.places,H=lt.length>d.dS||x||tt.length>0&&!(0,d.jR)(lt,j),z=X?"the JSON report has al\
l details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",V=`problem codes: ${it.docsUrl}`,rt=[...tt.some(w.nM)?[V]:
[],...H?[z]:[],...(0,G.j6)(O,it)];return rt.length===0?[]:[S.om.paragraph(S.Gy.joined(rt.map(S.Gy.words),S.Gy.newLine))]}}),6266:((Et,nt,t)=>{t.d(nt,{$J:()=>d,kE:()=>G,
ni:()=>$});var I=t(6092),w=t(6906),U=t(2307);const d={fails:"\u274C",unchecked:"\u274C",warns:"\u26A0\uFE0F",skipped:"\u26AA",works:"\u2705",notice:"\u2139\uFE0F"},
B={sign:T=>d[T],small:T=>`<sub>${T}</sub>`,name:T=>`<b>${T}</b>`,chart:({runs:T,label:A})=>`<code role="img" aria-label="${(0,I.My)(A)}">${(0,w.qX)(T)}</code>`,
problem:(T,A,S)=>`<p>${A}</p>
${S}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(T,A,S)=>`<table>
${S}</table>
`,cell:({of:T,named:A,content:S})=>{const R=A?.startsWith("number"),E=R?S.replaceAll(" ","&nbsp;"):S,g=R?' align="right"':"";return T==="head"?`<th${g||' align=\
"left"'}>${E}</th>`:`<td${g}>${E}</td>`},end:">",space:"&nbsp;"},$=T=>(0,U.PT)(T,B),G=T=>T.map(A=>(0,U.g8)(A,B).trim()).filter(A=>A!=="").join(`

`)}),2307:((Et,nt,t)=>{t.d(nt,{I4:()=>A,PT:()=>d,g8:()=>G});var I=t(6092),w=t(4120),U=t(7792);function d(r,o){if(typeof r=="string")return(0,I.js)(r);if(!("kind"in
r))return r.map(f=>d(f,o)).join("");switch(r.kind){case"words":return(0,I.My)(r.text).replaceAll("\xA0",o.space);case"code":return B(r,o);case"prose":return(0,I.
h$)(r.text,r.max);case"strong":return`<b>${d(r.content,o)}</b>`;case"small":return o.small(d(r.content,o));case"sentence":return(0,w.Iu)(d(r.content,o));case"li\
nk":return $(r.url,d(r.content,o));case"sign":return o.sign(r.of);case"break":return`<br${o.end}`;case"chart":return o.chart(r)}}function B({text:r,max:o,breaks:f},{
end:m,space:M}){const s=(0,I.D9)(r,o);return f==="never"?s.replaceAll(" ",M):f===void 0?s:s.replaceAll(f==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${m}`)}const $=(r,o)=>r!==
null&&((0,U.AA)(r)||/^#[!-~]+$/.test(r))?`<a href="${(0,I.js)(r,r.length)}">${o}</a>`:o;function G(r,o){const f=m=>d(m,o);switch(r.kind){case"paragraph":return`\
<p>${f(r.content)}</p>
`;case"note":return`<p>${R(r,o)}</p>
`;case"facts":return`<dl>
${r.facts.map(({label:m,texts:M})=>`<dt>${(0,w.Iu)(m)}</dt>${M.map(s=>`<dd>${f(s)}</dd>`).join("")}
`).join("")}</dl>
`;case"list":return S(r.items.map(f));case"sources":return g(r.items,o);case"problem":return E(r,o);case"table":return p(r,o);case"details":return _(r,o)}}const T=(r,o)=>r.
map(f=>G(f,o)).join(""),A=r=>r===void 0?"":` class="${r}"`,S=r=>r.length===0?"":`<ul>
${r.map(o=>`<li>${o}</li>
`).join("")}</ul>
`;function R({label:r,text:o,as:f},m){const M=d(o,m);if(f==="items")return M;const s=(0,w.Iu)(r);return f!=="small"?f==="help"?`<b>${s}:</b> ${M}`:`${s}: ${M}`:
m.small(`${r==="history"?(0,w.Iu)(M):`${s} ${M}`}.`)}function E(r,o){const{severity:f,code:m,url:M,count:s,title:n,message:u,parts:i}=r,c={kind:"link",url:M,content:m},
e=(0,U.mG)`${U.Gy.sign(U.rC[f])} ${U.Gy.strong([s,n])} (${c})`,a=U.Gy.isEmpty(u)?"":`<p>${d(u,o)}</p>
`;return o.problem(f,d(e,o),`${a}${T(i,o)}`)}function g(r,o){const f=c=>d(c,o),{figures:m=[],messages:M=[]}=Object.groupBy(r,({message:c})=>U.Gy.isEmpty(c)?"fig\
ures":"messages"),s=({line:c})=>c===null?"":`<pre>${l(c,o)}</pre>`,n=({help:c})=>U.Gy.isEmpty(c)?"":`<br${o.end}<b>Help:</b> ${f(c)}`,u=m.map(c=>`<figure><figca\
ption>${f(c.place)}</figcaption>${s(c)}</figure>
`),i=M.map(c=>`${f(U.Gy.joined([c.place,c.message],U.Gy.words(": ")))}${n(c)}${s(c)}`);return`${u.join("")}${S(i)}`}function l({before:r,literal:o,after:f},m){const M=(0,I.
J7)(r.trimStart().replaceAll("	"," ")),[s,n,u]=[M,o,f].map(i=>d(i.replaceAll("	"," "),m));return`${s}<mark>${n}</mark>${u}`}function _({title:r,children:o,anchor:f,
isOpen:m},M){const s=d(r.name,M),n=T(o,M),u=r.sign===null&&U.Gy.isEmpty(r.text),i=n===""?`<b>${s}</b>`:M.name(s),e=[r.sign===null?"":M.sign(r.sign),u?s:i,d(r.text,
M)].filter(h=>h!=="").join(" ");if(n==="")return`<p>${e}</p>
`;const a=f===void 0?n:`<div id="${(0,I.My)(f)}">
${n}</div>
`;return`<details${A(f===void 0?void 0:"host")}${m?' open=""':""}>
<summary>${e}</summary>
${a}</details>
`}function p({caption:r,columns:o,rows:f,style:m},M){const s=o.map(({title:i})=>d(i,M)),n=f.map(({cells:i,about:c,sign:e})=>{const a=c===void 0?"":` data-host="${(0,I.
My)(c.anchor)}"${c.isFailing?' data-failing=""':""}`,[h="",...y]=i,D=[e===void 0?h:(0,U.mG)`${U.Gy.sign(e)}${U.Gy.words("\xA0")}${h}`,...y].map((K,N)=>M.cell({of:N===
0?"first column":"row",named:o[N]?.style,title:m===void 0?s[N]??"":"",content:U.Gy.isEmpty(K)?"\u2013":d(K,M)}));return`<tr${a}>${D.join("")}</tr>
`}),u=o.map((i,c)=>M.cell({of:"head",named:i.style,title:"",content:s[c]??""}));return M.table(r,m,`<thead>
<tr>${u.join("")}</tr>
</thead>
<tbody>
${n.join("")}</tbody>
`)}}),1423:((Et,nt,t)=>{t.d(nt,{OT:()=>E,TM:()=>i,Zw:()=>g});var I=t(9432),w=t(2170),U=t(9119),d=t(1780),B=t(2796),$=t(4503),G=t(4120),T=t(8884),A=t(7792),S=t(7035),
R=t(806);function E(c,e){const{shown:a,rest:h}=(0,I.zN)((0,B.cZ)(c),e.limits.causes),y=new Set,L=h.flatMap(D=>D.findings).length;return[...a.map(D=>g(D,e,y)),...(0,R.
OS)(L,"finding",e)]}function g(c,e,a=new Set){const{severity:h,code:y,title:L,message:D,help:K,hosts:N,findings:b}=c,{context:O,limits:j}=e,X=(0,B.pq)(c),tt=(0,T.
f5)(b).map(V=>(0,R.ik)(V,e)),[lt,it]=N,x=lt&&it===void 0?O.history?.get(lt):void 0,H=h==="error"&&(0,B.hs)(b)&&!a.has(`history ${lt}`),z=x&&H?(0,S.kW)(x):null;return z!==
null&&a.add(`history ${lt}`),{kind:"problem",severity:h,code:y,url:`${O.docsUrl}#${y}`,count:X===""?X:`${X}: `,title:L,message:D===null?A.Gy.nothing:A.Gy.sentence(
D,j.characters),parts:[...D===null?p(c,e,a):_(c,e,a),...l("required by",A.Gy.joined(tt),"line"),...l("help",K?A.Gy.prose(K,j.characters):A.Gy.nothing,"help"),...l(
"affects",(0,G.od)(c.affects,O.clients),"small"),...l("history",z??A.Gy.nothing,"small")]}}const l=(c,e,a)=>A.Gy.isEmpty(e)?[]:[{kind:"note",label:c,text:e,as:a}];
function _(c,e,a){const{findings:h}=c,y=m(h,e),L=(0,T.Dx)(h),D=y.length>1&&L.length>1,K=y.length>1?"hosts":"host",N=o(h,e,a),b=e.limits.hasLines&&(!D||N.line!==
null),O=b?L.slice(0,1):[];return[...u(K,y,e.limits.hosts,"host",e,j=>M(j,D,e)),...b?f([N]):[],...s(h,O,D,e)]}function p(c,e,a){const h=(0,B.cr)(c.findings),{shown:y,
rest:L}=(0,I.zN)(h,e.limits.messages),D=O=>f(O.map(j=>r(j,c,e,a))),N=(n(e)===0?y:h).flatMap(O=>(0,T.Dx)(O).slice(0,1)),b=!e.limits.hasLines||c.hosts.length>1;return[
...D(y),...i(L.flat(),"finding",e,O=>D((0,B.cr)(O))),...s(c.findings,N,b,e)]}function r(c,{help:e},a,h){const[{problem:y}]=c,{characters:L,hosts:D}=a.limits,K=m(
c,{...a,detailed:new Set}),N=A.Gy.some(K,D,lt=>M(lt,K.length>1,a),"host"),{places:b,noun:O}=(0,T.TD)((0,T.Dx)(c)),j=b.length<2?"":` (and ${(0,I.px)(b.length-1,`\
more ${O}`)})`,X=(0,A.mG)`${A.Gy.prose(y.message,L)}${j}`,tt=e===null?y.help:void 0;return{...o(c,a,h),message:A.Gy.joined([N,X],A.Gy.words(": ")),help:tt?A.Gy.
prose(tt,L):A.Gy.nothing}}function o(c,e,a){const h=(0,T.io)(c),y=h&&(0,w.Xd)(h),L={place:A.Gy.nothing,message:A.Gy.nothing,help:A.Gy.nothing,line:null};if(!y)return L;
const D=(0,U.R3)(y),K=y.target===void 0?"":` \u2192 ${(0,U.II)(y.target)}`,N=!e.limits.hasLines||a.has(D)?void 0:e.lines.get(D);return a.add(D),{...L,place:A.Gy.
link((0,$.uM)(y,e.context),A.Gy.path(D+K)),line:N??null}}const f=c=>{const e=c.filter(({place:a,message:h})=>!A.Gy.isEmpty([a,h]));return e.length===0?[]:[{kind:"\
sources",items:e}]};function m(c,{detailed:e}){if(!(0,B.hs)(c))return[];const a=[...Map.groupBy(c,({host:y})=>y).values()],[h]=c;return a.length>1||!h?.host||h.
isHostNew||e.has(h.host)?a:(0,d.PP)(h.problem.message).includes(h.host)?[]:a}function M(c,e,a){const[h]=c,y=h?.host?(0,R.b8)(h.host,a):A.Gy.nothing,L=(0,T.mj)(c,
a.context.repositories.length),D=A.Gy.some((0,T.Dx)(c),1,b=>(0,R.ik)(b,a)),K=e?L===""?D:L:A.Gy.nothing,N=h?.isHostNew?G.dy:A.Gy.nothing;return(0,R.ZT)(y,N,K)}function s(c,e,a,h){
const{limits:y,context:L}=h,D=(0,T.mj)(c,L.repositories.length);if(D===""&&a)return[];const K=(0,T.Dx)(c),N=(0,T.oN)(D===""?K:(0,T.TD)(K).places,e),b=j=>(0,R.ik)(
j,h),O=e.length>0?"also at":"place";return D===""?u(O,N,y.places,"place",h,b):N.length===0?[A.om.paragraph(A.Gy.sentence(`in ${D}`))]:u(`in ${D}`,N,y.hosts,"rep\
ository",h,b)}const n=({medium:c,limits:e})=>c==="log"?0:e.items;function u(c,e,a,h,y,L){const{shown:D,rest:K}=(0,I.zN)(e,a),N=h==="host"||c==="place"?"items":"\
line";if(n(y)===0){const O=K.length>0&&y.medium!=="log"?(0,A.mG)` ${y.rest}`:A.Gy.nothing;return l(c,(0,A.mG)`${A.Gy.some(e,a,L,h)}${O}`,N)}return[...l(c,A.Gy.joined(
D.map(L)),N),...i(K,h,y,b=>[A.om.paragraph(A.Gy.joined(b.map(L)))])]}function i(c,e,a,h){if(n(a)===0)return(0,R.OS)(c.length,e,a);const y=A.om.title((0,I.px)(c.
length,`more ${e}`));return A.om.details(y,(0,R.Ku)(c,n(a),e,a,h))}}),3435:((Et,nt,t)=>{t.d(nt,{Ub:()=>p,aJ:()=>R,gT:()=>E,qP:()=>f,sN:()=>g,wn:()=>_});var I=t(
9432),w=t(9119),U=t(4503),d=t(5102),B=t(4120),$=t(7792),G=t(806);const T=4,A=7;function S(M){const s=M.flatMap(u=>{const i=Map.groupBy(u.places,o);return i.size===
0&&i.set(null,[]),Array.from(i,([c,e])=>({name:c,finding:{...u,places:e}}))}),n=([,u])=>u.filter(({severity:i})=>i==="error").length;return[...Map.groupBy(s,({name:u})=>u)].
map(([u,i])=>[u,i.map(({finding:c})=>c)]).toSorted((u,i)=>n(i)-n(u))}function R(M,s){if(s.context.repositories.length===0)return[];const n=S(M.filter(d.nM)).filter(
([h])=>h!==null),[u]=n;if(u===void 0)return[];const i=$.Gy.some(n,{few:T},([h,y])=>(0,$.mG)`${$.Gy.code(h??"")} (${(0,B.H8)(y)})`),c=$.om.title((0,I.px)(n.length,
"repository"),(0,$.mG)`with errors or warnings in files: ${i}`,(0,d.hm)(u[1])==="error"?"fails":"warns"),e=s.medium==="log"?0:s.limits.rows,a=(0,G.Ku)(n,e,"repo\
sitory",s,h=>m(h,s));return[{kind:"details",title:c,children:a}]}const E=M=>["fails","unchecked"].includes((0,d.sG)(M));function g({hosts:M,files:s},n){const u=l(
M.filter(E).map(p)),i=s.filter(({severity:b})=>b==="error"),c=l(i.map(({places:b})=>r(b))),e=[$.om.column("Repository",b=>$.Gy.link((0,U.aE)(b),$.Gy.code(b.name))),
$.om.column("Commit",_),$.om.column("Failing hosts",u,"number"),$.om.column("Errors in files",c,"number")],a=(b,O)=>$.om.table(b,e,O),h=b=>(u(b)??0)+(c(b)??0),{
hit:y=[],other:L=[]}=Object.groupBy(n.context.repositories,b=>h(b)>0?"hit":"other"),D=y.toSorted((b,O)=>h(O)-h(b)),K=(0,I.px)(L.length,"repository"),N=$.om.title(
`${K} without failing hosts or errors in files`);return[...a(D,"Repositories with failures"),...$.om.details(N,a(L,"Other repositories"))]}function l(M){const s=Map.
groupBy(M.flat(),n=>n);return({name:n})=>s.get(n)?.length??null}const _=M=>M.commit===null?$.Gy.nothing:$.Gy.link((0,U.DZ)(M),$.Gy.code(M.commit.slice(0,A))),p=({
requirements:M})=>r(M.flatMap(({because:s})=>s)),r=M=>[...new Set(M.map(o))].filter(s=>s!==null),o=M=>typeof M=="string"?null:(0,w._M)(M.file),f=(M,s)=>m(S(M),s),
m=(M,s)=>M.flatMap(([n,u])=>{const{context:i,limits:c}=s,e=n??i.repository?.name,a=i.repositories.find(L=>L.name===e),h=$.om.title(e===void 0?$.Gy.words("This c\
heckout"):$.Gy.link((0,U.aE)(a),$.Gy.path(e)),(0,B.H8)(u)),y=[$.om.column("Place",({places:L})=>(0,G.AZ)(L,c.ownPlaces,s,!0)),$.om.column("Severity",({severity:L})=>(0,$.
mG)`${$.Gy.sign($.rC[L])} ${L}`),$.om.column("Problem",({problem:{message:L,code:D}})=>(0,$.mG)`${$.Gy.sentence(L,c.characters)} (${(0,G.U1)(D,s)})`)];return $.
om.details(h,(0,G.Ku)(u,c.rows,"finding",s,L=>$.om.table(L,y,"Findings in files")))})}),4073:((Et,nt,t)=>{t.d(nt,{YK:()=>at,$9:()=>Rt,KL:()=>It,dI:()=>vt,$M:()=>ct,
WQ:()=>bt,vH:()=>xt,CI:()=>Xt,Ks:()=>Ht});var I=t(9432),w=t(5102),U=t(6763),d=t(7792),B=t(5517),$=t(4120),G=t(6906),T=t(7035),A=t(806);const S=10,R=[7,30,90],E=30;
function g(v,k){const{medium:W,limits:J,context:q}=k,[dt,mt]=[W==="log",W==="summary"],ft=p(v,q),$t=mt?ft:ft.filter(St=>o(St,q)),Mt=St=>d.om.title("History:",St);
if($t.length===0)return mt&&q.history?.size?[d.om.line(Mt("1 run so far"))]:[];const At=dt?$t.map(St=>[St]):f($t,q),{shown:Ot,rest:Pt}=(0,I.zN)(At,Math.max(J.rows,
S)),Gt=(0,I.zN)(Ot,dt?Ot.length:S),jt=[d.om.column("Host",St=>u(St,k)),...i($t,k)],Lt=([St])=>St?{sign:(0,w.sG)(St)}:{},kt=St=>d.om.table(St,jt,"History",Lt),Ct=d.
om.title((0,I.px)(Gt.rest.flat().length,"more host")),wt=W==="brief"?k.rest:"in the history file",Ut=[...kt(Gt.shown),...d.om.details(Ct,kt(Gt.rest)),d.om.paragraph(
d.Gy.small(M(Ot,k))),...(0,A.OS)(Pt.flat().length,"host",{...k,rest:wt})],Wt=m(ft,q);return dt?d.om.details(Mt(`${Wt}; uptime and latency of ${E} days`),Ut):[d.
om.line(Mt(Wt)),...Ut,...mt?(0,T.hc)(k):[]]}const l=(v,{history:k})=>v.flatMap(({visit:W})=>k?.get(W.host)??[]),_=(v,k)=>l(v,k).flatMap(({recent:W})=>W);function p({
hosts:v},k){const W=(J,q)=>{const[{good:dt,runs:mt}={good:1,runs:1}]=r([J],q,k);return dt/mt};return v.filter(J=>_([J],k).filter(B.yX).length>1).toSorted((J,q)=>Number(
(0,w.DI)(q))-Number((0,w.DI)(J))||W(J,E)-W(q,E)||W(J,90)-W(q,90))}const r=(v,k,W)=>l(v,W).flatMap(({uptime:J})=>J.find(({days:q,runs:dt})=>q===k&&dt>0)??[]),o=(v,k)=>(0,w.
DI)(v)||_([v],k).some(({outcome:W})=>W==="fails"),f=(v,k)=>[...Map.groupBy(v,W=>{const[J]=l([W],k).flatMap(({incidents:q})=>q.slice(0,1));return J?.until===null?
J.from:W.visit.host}).values()];function m(v,k){const W=Math.max(...l(v,k).map(({recent:mt})=>mt.length)),J=`the last ${(0,I.px)(W,"run")}`,q=v.filter(mt=>o(mt,
k)).length;if(q===0)return`no failure in ${J}`;const dt=_(v,k).filter(({outcome:mt})=>mt==="fails").length;return v.length===1?`${dt} of ${J} failed`:`${q} of ${v.
length} hosts failed in ${J}`}function M(v,{medium:k,context:W}){const J=ft=>d.Gy.words(ft.replaceAll(" ","\xA0")),q=d.Gy.joined((0,G.MC)(v.flatMap(ft=>s(ft,W))).
map(([ft,$t])=>(0,d.mG)`${d.Gy.code(ft)}${J(` ${$t}`)}`));if(k==="log")return q;const mt=v.some(({length:ft})=>ft>1)?"; of several hosts, the worst of each run":
"";return(0,d.mG)`The newest run is at the right${d.Gy.words(mt)}. ${q}. Uptime: the share of runs without an error. Latency: median of discovery.`}function s(v,k){
const W=l(v,k);return(W[0]?.recent??[]).map((J,q,{length:dt})=>{const mt=W.flatMap(({recent:Mt})=>Mt.at(q-dt)??[]),ft=mt.flatMap(({ms:Mt})=>Mt??[]);return{outcome:B.
im.find(Mt=>mt.some(At=>At.outcome===Mt))??"skipped",ms:ft.length===0?null:Math.max(...ft)}})}const n=({medium:v})=>v==="summary"||v==="brief";function u(v,k){const W=d.
Gy.some(v,k.limits.hosts,({visit:mt})=>(0,A.b8)(mt.host,k,d.Gy.name));if(!n(k))return W;const[J]=l(v,k.context),q=J===void 0?null:(0,T.XQ)(J),dt=k.medium==="bri\
ef"||q===null?d.Gy.nothing:d.Gy.small(q);return d.Gy.joined([W,(0,T.bW)(s(v,k.context)),dt],d.Gy.newLine)}function i(v,k){const{medium:W,context:J}=k;if(J.history===
null)return[];const q=W==="log",dt=(Ot,Pt)=>q?Ot:(0,d.mG)`${Ot}${d.Gy.newLine}${d.Gy.words(`${Pt}\xA0days`)}`,mt=(Ot,Pt)=>{const Gt=r(Ot,Pt,J),jt=(0,I.px)(Math.
max(0,...Gt.map(Ct=>Ct.runs)),"run"),Lt=n(k)&&Gt.length>0?d.Gy.small(jt):d.Gy.nothing,kt=({good:Ct,runs:wt})=>Ct/wt;return d.Gy.joined([(0,T.be)(Gt,kt,T.mc),Lt],
d.Gy.newLine)},ft=Ot=>(0,T.be)(l(Ot,J).flatMap(({medianMs:Pt})=>Pt??[]),Number,$.kJ),$t=d.om.column("Last runs",Ot=>(0,T.bW)(s(Ot,J)),"history"),Mt=l(v,J),At=R.
filter(Ot=>Mt.some(Pt=>c(Pt,Ot)));return[...n(k)?[]:[$t],...(q?[E]:At).map(Ot=>{const Pt=Ot===R[0]?"number uptime":"number older";return d.om.column(dt("Uptime",
Ot),Gt=>mt(Gt,Ot),Pt)}),d.om.column(dt("Latency",E),ft,"number minor")]}const c=({uptime:v},k)=>v.some(({days:W,runs:J},q)=>W===k&&J>1.1*(v[q-1]?.runs??0));var e=t(
2886),a=t(7615),h=t(3435);const y=2,L=4,D=6,K=20,N=200;function b(v,k=d.Gy.nothing){const{discovery:W}=v.visit.attempt,J=new Set((0,w.QK)(v).map(({problem:dt})=>dt.
title));if(J.size>0)return(0,I.K4)([...J],y);if(W.kind==="skipped")return W.problem.title;const q=d.Gy.some(v.services,D,({id:dt})=>(0,a.h0)(dt));return(0,A.ZT)(
d.Gy.isEmpty(q)?"no services":q,k)}const O=({visit:v,servicesFrom:k},W)=>k===null?(0,$.kJ)(v.attempt.timing.totalMs):(0,d.mG)`host block at ${(0,A.ik)(k,W)}`;function j(v,k,W=!1){
const{visit:J,isNew:q,findings:dt}=v,mt=(0,w.sG)(v),ft=(0,A.b8)(J.host,{...k,detailed:new Set}),$t=q?` (${$.dy})`:"",Mt=(0,d.mG)`${w.nx[mt]}${$t}: ${b(v,O(v,k))}`,
At=d.om.title(ft,Mt,mt),Ot={kind:"facts",facts:(0,a.xS)(v,k)};if(k.medium!=="page")return{kind:"details",title:At,children:[Ot]};const Pt=dt.map(({severity:jt,problem:{
message:Lt,help:kt,code:Ct}})=>{const wt=kt?(0,d.mG)` ${d.Gy.strong("Help:")} ${d.Gy.prose(kt)}`:d.Gy.nothing;return(0,d.mG)`${d.Gy.sign(d.rC[jt])} ${d.Gy.sentence(
Lt)}.${wt} (${(0,A.U1)(Ct,k)})`}),Gt=k.context.history?.get(J.host)?.incidents??[];return{kind:"details",title:At,isOpen:W,anchor:(0,A.dI)(J.host),children:[{kind:"\
list",items:Pt},Ot,...(0,T.cT)(Gt,k)]}}function X(v,k,W){const{medium:J,limits:q}=W,dt=k.filter(wt=>(0,w.QK)(wt).every(Ut=>!(0,w.JR)(wt)&&!(0,e.zv)(Ut))),mt=v.flatMap(
wt=>dt.filter(Ut=>(0,w.sG)(Ut)===wt)),[ft]=mt;if(ft===void 0||(0,A.jR)(k,W))return[];const $t=J==="log",Mt=(0,w.QK)(ft).length>0,At=$t||Mt,Ot=At&&mt.length<=A.dS,
Pt=Mt?q.details:$t?q.items:q.rows,Gt=(0,A.Ku)(mt,Ot?A.dS:Pt,"host",W,wt=>At?wt.map(Ut=>j(Ut,W)):d.om.table(wt,tt(W),"Hosts"));if(Ot||Mt&&($t||Gt.length===0))return Gt;
const jt=d.Gy.some(mt,{few:L},({visit:wt})=>(0,A.b8)(wt.host,W)),Lt=(0,w.sG)(ft),kt=Mt?"with errors or warnings":w.nx[Lt];return[{kind:"details",title:mt.length===
1?d.om.title(jt,kt,Lt):d.om.title((0,I.px)(mt.length,"host"),(0,d.mG)`${kt}: ${jt}`,Lt),children:Gt}]}const tt=v=>[d.om.column("Host",k=>lt(k,v)),d.om.column("R\
equired by",({requirements:k})=>{const W=k.flatMap(J=>J.because);return(0,A.AZ)(W,v.limits.ownPlaces,v)}),d.om.column("Result",k=>b(k,O(k,v)))];function lt({visit:{
host:v},isNew:k},W){const J=k?d.Gy.small($.dy):d.Gy.nothing;return d.Gy.joined([(0,A.b8)(v,W,d.Gy.name),J],d.Gy.newLine)}const it=v=>(0,d.mG)`${d.Gy.sign((0,w.sG)(
v))} ${w.nx[(0,w.sG)(v)]} ${d.Gy.small(b(v))}`;function x(v,k){const W=[d.om.column("Host",ft=>lt(ft,k),"name"),d.om.column("Status",it,"status"),d.om.column("T\
ime",ft=>(0,w.JR)(ft)?null:O(ft,k),"number minor"),d.om.column("Repositories",ft=>(0,h.Ub)(ft).length||null,"number repositories"),...i(v,k).map(ft=>({...ft,cell:$t=>ft.
cell([$t])})),d.om.column("Certificate expires",z,"minor when")],J=ft=>d.om.table(ft,W,"Hosts",H,"hosts",N),{good:q=[],other:dt=[]}=Object.groupBy(v,ft=>(0,w.sG)(
ft)==="works"?"good":"other");if(q.length<=K||dt.length===0)return J(v);const mt=d.om.title((0,I.px)(q.length,"host"),w.nx.works,"works");return[...J(dt),...d.om.
details(mt,J(q))]}const H=v=>({about:{anchor:(0,A.dI)(v.visit.host),isFailing:(0,h.gT)(v)}}),z=({visit:v})=>v.attempt.certificates.map(({expires:k})=>k.slice(0,
10)).sort()[0]??"";var V=t(1423),rt=t(9119),et=t(8032),_t=t(5243);const yt=3,Tt=6,Y=12,F=(v,k)=>(0,w.Yn)(v,({rows:W})=>W).flatMap(W=>Z(W,k));function Z(v,k){if(v.
length===0)return[];const{medium:W,limits:J,context:q}=k,dt=ot(v),mt=v.length<=A.dS,ft=dt.sign==="fails"||dt.sign==="warns"?W!=="log"||mt:W==="page"||W==="summa\
ry"&&q.repositories.length<=1,$t=(0,A.Ku)(v,ft?J.roots:0,"root module",k,Mt=>Mt.map(At=>({kind:"details",title:ot([At]),children:gt(At,k)})));return mt&&$t.length>
0?$t:[{kind:"details",title:dt,children:$t}]}function ot(v){const k=v.flatMap(Ot=>Ot.rows),W=(0,w.Fl)(k),J=v.length===1,q=v[0]?.clients??[],dt=k.filter(Ot=>(0,w.
Fl)([Ot])===W),mt=new Set(dt.map(Ot=>Q(Ot,q))),ft=J?Array.from(mt,d.Gy.path):v.map(pt),$t=(0,d.mG)`${J?"for":"in"} ${d.Gy.some(ft,yt,Ot=>Ot)}`,Mt={fails:(0,d.mG)`init fails ${$t}`,
warns:(0,d.mG)`warnings ${$t}`,skipped:ht(k),works:ht(k)},At=J?v.map(pt):(0,I.px)(v.length,"root module");return d.om.title((0,d.mG)`${At}:`,Mt[W],W)}function ht(v){
const k=({kind:Mt,source:At})=>`${Mt} ${At}`,W=[...new Map(v.map(Mt=>[k(Mt),Mt])).values()];if(W.length===0)return"no registry modules and no providers";const J=Map.
groupBy(W,({kind:Mt})=>Mt),q=Array.from(J,([Mt,{length:At}])=>(0,I.px)(At,Mt)).join(" and "),dt=v.some(({platforms:Mt})=>Mt.length>0)?" and package":"",mt=new Set(
v.filter(w.Rm).map(k)).size,ft=W.filter(({chosen:Mt})=>Object.values(Mt).includes(null)).length,$t=[...ft>0?[`${ft} without a version`]:[],...mt>0?[`${mt} not c\
hecked`]:[]];return`${q}, ${$t.join(", ")||`every version${dt} is available`}`}const pt=({directory:v})=>v==="."?d.Gy.words("the top directory"):d.Gy.path((0,rt.
II)(v));function gt({rows:v,clients:k},W){const J=(0,w.Yn)(v,dt=>[dt]).flat(),q=dt=>({sign:(0,w.Fl)([dt])});return(0,A.Ku)(J,W.limits.rows,"row",W,dt=>d.om.table(
dt,P(k,W),"Modules and providers",q))}const P=(v,k)=>[d.om.column("Module or provider",W=>C(W,v,k)),d.om.column("Problem",({problems:W})=>{const J=W.filter(({usualSeverity:q})=>q!==
"notice");return d.Gy.joined(J.map(({code:q})=>(0,A.U1)(q,k)))}),d.om.column("Constraint",({constraints:W})=>d.Gy.some([...new Set(W)],Tt,d.Gy.value)),d.om.column(
"Version",W=>st(W,v)),d.om.column("Newest",({newest:W})=>W===null?null:d.Gy.value(W)),d.om.column("Platforms",({platforms:W})=>d.Gy.some(W,Y,({platform:J,available:q})=>{
const dt=q===null?"?":q?"\u2713":"\u2717";return(0,d.mG)`${d.Gy.words(dt)} ${d.Gy.value(J)}`}))];function C(v,k,W){const J=d.Gy.path(Q(v,k));if(W.medium==="log")
return J;const q=v.source===v.address?d.Gy.nothing:d.Gy.path(v.source),dt=v.places.slice(0,1).map(ft=>(0,A.ik)(ft,W)),mt=d.Gy.joined([q,dt],d.Gy.words(" at "));
return d.Gy.joined([d.Gy.strong(J),d.Gy.small(mt)],d.Gy.newLine)}const Q=({address:v,host:k},W)=>W.every(J=>(0,_t.Vm)(J)===k)&&v.startsWith(`${k}/`)?v.slice(k.length+
1):v;function st({chosen:v,locked:k},W){const J=et.Du.filter($t=>v[$t]!==void 0),q=Map.groupBy(J,$t=>v[$t]??null),dt=q.size<2&&W.every($t=>J.includes($t)),mt=Array.
from(q,([$t,Mt])=>{const At=$t===null?"none":d.Gy.value($t);return dt?At:(0,d.mG)`${(0,I.eZ)(Mt)} ${At}`});if(k===null||mt.length===0)return d.Gy.joined(mt);const ft=q.
size===1&&q.has(k);return(0,A.ZT)(d.Gy.joined(mt),ft?"locked":(0,d.mG)`locked: ${d.Gy.value(k)}`)}const ut=["problems","unchecked","ownFiles","history","roots"],
ct=[...ut,"requests","passed","skipped","notices","notes"],at=[...ut,"passed","skipped","notes"],Rt=[...ut,"requests","passed","skipped","remarks"],It=["problem\
s","hosts","details","incidents","repositories","roots","files","notices","notes"],Dt=(v,...k)=>({title:v,blocks:({hosts:W},J)=>X(k,W,J)}),vt={problems:{title:"\
Problems",blocks:({findings:v},k)=>(0,V.OT)(k.medium==="log"?v:v.filter(w.nM),k)},ownFiles:{title:"Repositories",blocks:({files:v},k)=>(0,h.aJ)(v,k)},history:{title:"\
History",blocks:g},roots:{title:"Root modules",blocks:Bt},requests:Dt("Requests","fails","warns"),unchecked:Dt("Hosts","unchecked"),passed:Dt("Hosts that passed",
"works"),skipped:Dt("Skipped hosts","skipped"),hosts:{title:"Hosts",blocks:({hosts:v},k)=>x((0,w.md)(v),k)},details:{title:"Details",blocks:({hosts:v},k)=>Nt((0,w.
md)(v),k)},incidents:{title:"Incidents",blocks:(v,k)=>(0,T.hc)(k)},repositories:{title:"Repositories",blocks:h.sN},files:{title:"Findings in files",blocks:({files:v},k)=>(0,h.
qP)(v,k)},notices:{title:"Notices",blocks:Kt},notes:{title:"About this check",blocks:Ft},remarks:{title:"Remarks",blocks:(v,k)=>xt(v,k).rest.map(d.om.paragraph)}};
function Bt({roots:v,hosts:k},W){const J=(0,A.jR)(k,W),q=v.filter(({rows:dt})=>!J||(0,w.Fl)(dt)!=="fails");return F(q,W)}const bt=({hosts:v},{limits:k})=>new Set(
(0,I.zN)((0,w.md)(v),k.details).shown.map(({visit:W})=>W.host)),Nt=(v,k)=>(0,A.Ku)(v,k.limits.details,"host",k,W=>W.map(J=>j(J,k,W.length===1)));function Kt({findings:v},k){
const W=v.filter(q=>!(0,w.nM)(q)),J=d.om.title((0,I.px)(W.length,"notice"),d.Gy.nothing,"notice");return d.om.details(J,(0,V.OT)(W,k))}function Ft(v,k){const{shown:W,
rest:J}=xt(v,k),q=dt=>[d.om.paragraph(d.Gy.joined(dt,d.Gy.newLine))];return[...q(W),...(0,V.TM)(J,"remark",k,q)]}function xt(v,{context:k,limits:W}){const J=(0,U.
h$)(v,k).map(q=>d.Gy.sentence(q,W.characters));return(0,I.zN)(J,W.remarks)}const Ht=(v,k,W)=>v.flatMap(J=>{const{title:q,blocks:dt}=vt[J],mt=J==="details"&&k.hosts.
length>A.dS,ft=dt(k,W);return ft.length===0?[]:[{id:J,title:q,isFolded:mt,blocks:ft}]}),Xt=(v,k,W)=>v.flatMap(J=>vt[J].blocks(k,W))}),5955:((Et,nt,t)=>{t.d(nt,{
M:()=>B,u:()=>G});var I=t(2170),w=t(1780),U=t(6092),d=t(8884);function*B(T,A=""){const S=`${A}  `,R=T instanceof Iterator,[E,g]=R?"[]":"{}";let l=E;for(const _ of R?
T:Object.entries(T)){const[p,r]=R?["",_]:[`"${_[0]}": `,_[1]];if(r===void 0)continue;const o=`${l}
${S}${p}`;l=",",$(r)?(yield o,yield*B(r,S)):yield o+(0,U.s$)(JSON.stringify(r,null,2).replaceAll(`
`,`
${S}`))}yield l===E?`${E}${g}`:`
${A}${g}`}const $=T=>T instanceof Iterator||Object.values(T??{}).some(A=>A instanceof Iterator);function G(){const T=new Map;return A=>{const{host:S,problem:R}=A,
E=(0,U.RK)((0,d.ju)(A)??""),l=S===null&&!R.code.startsWith("file-")?(0,U.RK)((0,w.pj)(R.message)):"",_=[R.code,S??"",E,(0,I.W7)(A),l].join("|"),p=(T.get(_)??0)+
1;return T.set(_,p),`${_}|${p}`}}}),6906:((Et,nt,t)=>{t.d(nt,{B2:()=>U,MC:()=>S,qX:()=>A,wh:()=>d});var I=t(6092),w=t(5517);const U={fails:"\u2717",unchecked:"\u2717",
warns:"!",skipped:"\u25CB",works:"\u2713",notice:"\xB7"};function d(R){if(typeof R=="string")return(0,I.RK)(R);if(!("kind"in R))return R.map(d).join("");switch(R.
kind){case"words":return R.text;case"code":case"prose":return(0,I.RK)(R.text,R.max);case"strong":case"small":case"sentence":case"link":return d(R.content);case"\
sign":return U[R.of];case"break":return", ";case"chart":return A(R.runs)}}const B=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"\
below 250 ms"},{mark:"\u2583",belowMs:500,words:"below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{
mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"2.5 s or more"}],$="\u2573",G="\u254C";function T(R){return R.outcome==="fails"?$:(0,w.yX)(R)?B.find(({belowMs:E})=>(R.
ms??0)<E)?.mark??"":G}const A=R=>R.map(T).join("");function S(R){const E=new Set(R.map(T)),g=R.some(p=>T(p)===B[0].mark&&p.ms===null);return[...B.map(({mark:p,words:r},o)=>[
p,o===0&&g?`${r} or not measured`:r]),[$,"failed"],[G,"no result"]].filter(([p])=>E.has(p))}}),6097:((Et,nt,t)=>{t.d(nt,{$N:()=>T,LG:()=>_,fX:()=>R});var I=t(2172),
w=t(9432),U=t(2170),d=t(9119),B=t(3096),$=t(5102),G=t(8884);function T(o,{repositories:{length:f}}){const{hosts:m,files:M,findings:s,passed:n,stopped:u}=o,i=l(o,
f),c=M.filter(({problem:b})=>i===null||!S.test(b.code)),e=c.filter(b=>!A(b)),a=(0,$.hm)(e)==="error"&&!m.some($.DI),h=i===null&&f>0?` in ${(0,w.px)(f,"repositor\
y")}`:"",D=[e.length<c.length?[`nothing to check${h}`]:E(m,h),g(e)],K=[i??[],a?D.toReversed():D].flat(2).join(", "),N=(0,$.hm)(s)==="error";if(u!==null){const b=(0,w.
Cw)(u);return N||m.some($.b)?`${K} (${b})`:`${b}; ${K}`}return n&&N?`${K} (the check passes: fail-on is never)`:n||N?K:`${K} (the check fails: fail-on is warnin\
g)`}const A=({problem:o,severity:f})=>o.code==="nothing-to-check"&&f==="error",S=/^(?:module|provider|version|package|constraint|lock)-/,R="not allowed";function E(o,f){
const m=o.length;if(m===0)return[`no registry hosts to check${f}`];const{skipped:M=[],checked:s=[]}=Object.groupBy(o,O=>(0,$.JR)(O)?"skipped":"checked"),{fails:n,
unchecked:u,works:i}=$.nx,c=(O,j)=>j.length===0?[]:[{words:O,count:j.length}],e=[...c(n,s.filter($.DI)),...c(R,M.filter($.DI)),...c(u,M.filter($.b))],a=[...c(i,
s),...c($.nx.skipped,M)],[h,...y]=e.length>0?e:a,L=s.filter(O=>(0,$.sG)(O)==="warns").length,D=m===1?"":`${L} ${e.length>0?"more ":""}`,N=h?.words===R||h?.words===
u?h.count===1?"is ":"are ":"";return[`${m===1?"1 registry host":(0,G.GH)(h?.count??0,m,"registry hosts")}${f} ${N}${h?.words}`,...y.map(({count:O,words:j})=>`${O}\
 ${j}`),...L===0?[]:[`${D}with warnings`]]}function g(o){const f=(0,$.hm)(o);if(f===null||f==="notice")return[];const m=o.filter(({severity:i})=>i===f),M=(0,G.eb)(
m).length,s=new Set((0,G.Dx)(m).map(({file:i})=>i)).size,n=M>0?`files of ${(0,w.px)(M,"repository")}`:(0,w.px)(s,"file"),u=m.some(i=>(0,U.Xd)(i)===null);return[
...s>0?[`${f}s in ${n}`]:[],...u?[`${f}s in settings or credentials`]:[]]}function l({roots:o,findings:f},m){const M=o.filter(({directory:a})=>a!==I.cd.file),[s]=(0,$.
Yn)(M,({rows:a})=>a),n=new Set([...s.map(p),...r(f)]);if(n.size===0)return null;const u=new Set([...M.map(p),...n]).size,i=new Set(Array.from(n,d._M)).size,c=u<
2?"":` in ${(0,G.GH)(n.size,u,"root modules")}`,e=m<2?"":` (${(0,G.GH)(i,m,"repositories")})`;return`init fails${c}${e}`}function _(o,{repositories:f}){const m=o.
files.filter(({severity:M})=>M==="error");return l(o,f.length)??g(m)[0]??null}const p=({directory:o})=>o,r=o=>(0,G.Dx)(o.filter(({problem:f,severity:m})=>f.code===
"cloud-token"&&m==="error")).map(({file:f})=>{const{repository:m,path:M}=(0,d.bH)(f),s=(0,B.jt)(M)||".";return m===null?s:(0,d.yJ)(m,s)})}),3394:((Et,nt,t)=>{t.
d(nt,{Cf:()=>_,Fp:()=>m,Gc:()=>g,gD:()=>o,wQ:()=>l,yv:()=>M});var I=t(9432),w=t(6266),U=t(5102),d=t(4073),B=t(806),$=t(4120),G=t(6097),T=t(7792);const A=1e6,S=10,
R=100,E=7;function g(s,n){const u=n.docsUrl.replace(/[^/]*$/,"recipes.md#keep-the-report"),i=T.Gy.link(u,T.Gy.words("in the JSON report"));return _(d.$M,s,(0,B.
du)(n,"summary",i,s.lines),{head:`## ${o(s,n)}`,foot:(0,T.mG)`tf-disco ${n.version}, started ${(0,$.QN)(n.startedAt)}.`,maxBytes:A})}const l=(s,n,u,i)=>_(d.YK,s,
(0,B.du)(n,"brief",B.xy),{head:`### ${f(s,n)}`,foot:(0,T.mG)`Details in the summary of ${m(u)}. Updated automatically.`,maxBytes:i});function _(s,n,u,{head:i,foot:c,
maxBytes:e}){const a=(0,w.kE)([T.om.paragraph(T.Gy.small(c))]),h=e-S-(0,I.$$)(i+a),y=p(s,n,u),L=r(y,w.kE,h);return`${[i,...L,a].filter(D=>D!=="").join(`

`)}
`}const p=(s,n,u)=>s.flatMap(i=>{const{title:c,blocks:e}=d.dI[i],a=T.om.paragraph((0,T.mG)`${c}: more ${u.rest}`);return i!=="problems"?[[e(n,u),[a]]]:e(n,u).map(
h=>h.kind==="problem"?[[h],[{...h,message:T.Gy.nothing,parts:[]}]]:[[h]])});function r(s,n,u){const i=s.map(([a=[]])=>n(a)),c=()=>i.reduce((a,h)=>a+(h===""?0:(0,I.
$$)(`${h}

`)),0)>u,e=[...s.keys()].reverse().filter(a=>i[a]!=="");for(const a of e){const h=s[a]?.[1];h!==void 0&&c()&&(i[a]=n(h))}for(const a of e)c()&&(i[a]="");return i}
const o=(s,n)=>`${w.$J[(0,U.fi)(s)]} ${(0,$.Iu)((0,G.$N)(s,n))}`,f=(s,n)=>`${w.$J[(0,U.fi)(s)]} Terraform service discovery: ${(0,G.$N)(s,n)}`;function m({url:s,
workflow:n,job:u,commit:i}){const c=n.split("/").at(-1)??"";return T.Gy.joined([T.Gy.link(s,T.Gy.code(c===""?"this run":c,R)),u===""?T.Gy.nothing:(0,T.mG)`job ${T.
Gy.code(u,R)}`,i===""?T.Gy.nothing:(0,T.mG)`commit ${T.Gy.code(i.slice(0,E))}`])}const M=(s,n,u)=>`${f(s,n)}. ${(0,w.ni)(T.Gy.small(m(u)))}
`}),3471:((Et,nt,t)=>{t.d(nt,{LV:()=>G,Wc:()=>g,ky:()=>B,nI:()=>w,nc:()=>A,wW:()=>d});const I={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},w=(l,_,{colour:p})=>p?
`\x1B[${I[_]}m${l}\x1B[0m`:l,U=(l,_,{hyperlinks:p})=>_&&p?`\x1B]8;;${_}\x1B\\${l}\x1B]8;;\x1B\\`:l;function d(l,_){const p=" ".repeat(l.indent),r=l.label.padEnd(
(l.column??0)-1),o=" ".repeat(l.indent+(l.column??2)),f=_.width-p.length-r.length-1,m=$(l.text,_),[M="",...s]=G(m,f,_.width-o.length),n=U(w(r,l.style,_),l.url,_),
{text:u="",url:i}=l.linked??{},e=M.startsWith(u)?`${U(u,i,_)}${M.slice(u.length)}`:M;return[`${p}${n} ${e}`.trimEnd(),...s.map(a=>`${o}${a}`)]}function B(l,_){const[
p="",...r]=G($(l,_),_.width,_.width-2);return[p,...r.map(o=>`  ${o}`)]}const $=(l,_)=>_.withFlags?.(l)??l;function G(l,_,p=_){const r=[];let o="",f=0;for(const m of l.
split(" ")){const M=A(m),s=r.length===0?_:p;o!==""&&f+1+M>s&&(r.push(o),o=""),f=o===""?M:f+1+M,o=o===""?m:`${o} ${m}`}return[...r,o]}const T=/^[ -~]*$/,A=l=>T.test(
l)?l.length:Iterator.from(l).reduce((_,p)=>_+S(p),0);function S(l){return T.test(l)?1:R(l)?0:($late2??=new RegExp("\\p{Regional_Indicator}","u")).test(l)?1:E(l)?2:1}const R=l=>($late3??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(l),E=l=>($late4??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(l);function g(l,_,p){let[r,o]=["",0];for(const f of l){const m=S(f),M=o+m;if(o>=_&&M<=p&&(m>0||o>_)?r+=f:r+=" ".repeat(Math.max(0,Math.min(M,p)-Math.max(o,
_))),o=M,o>p)break}return r}}),6811:((Et,nt,t)=>{t.d(nt,{XP:()=>E,fN:()=>R,qY:()=>T});var I=t(9432),w=t(255),U=t(6092),d=t(3471);const B=2,$=80;function G(l){if(l.
kind==="scan")return`read ${(0,I.px)(l.files,"file")}`;if(l.kind==="registries")return`${l.done} of ${(0,I.px)(l.total,"registry request")} done`;const{done:_,total:p,
failed:r,waiting:o}=l,f=r===0?"":`, ${r} failed so far`,m=`${_} of ${(0,I.px)(p,"host")} checked${f}`;if(o.size===0)return m;const{shown:M,more:s}=(0,I.zN)([...o],
B),n=M.map(u=>(0,U.RK)((0,w.nx)(u),$));return s===0?`${m}; waiting for ${n.join(" and ")}`:`${m}; waiting for ${n.join(", ")} and ${(0,I.px)(s,"other")}`}const T={
show:()=>{},end:()=>{}},A=5e3,S=200;function R(l){let _=!0;return g(A,p=>{_&&l(p),_=!_})}function E(l,_){let p="";const{show:r,end:o}=g(S,m=>{const M=(0,d.Wc)(m,
0,_-1);M!==p&&l(`\r${M}\x1B[K`),p=M});return{show:r,end:()=>{o(),p!==""&&l("\r\x1B[K")}}}function g(l,_){let p=null;const r=setInterval(()=>{p!==null&&_(G(p))},
l).unref();return{show:f=>{p=f},end:()=>clearInterval(r)}}}),3397:((Et,nt,t)=>{t.d(nt,{t:()=>R});var I=t(3087),w=t(7039),U=t(3394),d=t(6092);let B=function(...g){
return{hash:B}=process.getBuiltinModule("node:crypto"),new.target?new B(...g):B(...g)},$=function(...g){return{renderBadge:$}=t.late([912],7912),new.target?new $(
...g):$(...g)},G=function(...g){return{renderCodeQuality:G}=t.late([811],9811),new.target?new G(...g):G(...g)},T=function(...g){return{renderJunit:T}=t.late([597],
6597),new.target?new T(...g):T(...g)},A=function(...g){return{renderHtml:A}=t.late([385],3385),new.target?new A(...g):A(...g)},S=function(...g){return{renderSarif:S}=
t.late([554],8554),new.target?new S(...g):S(...g)};function R({report:g,badge:l},_,p){const r=[],o=(f,m,M)=>{const s=(0,I.KE)(()=>(0,I.f8)(p,m,(0,I.mk)(M())));s!==
null&&r.push(`the ${f} ${(0,d.RK)(m)} was not written: ${s}`)};for(const{path:f,format:m}of g)o("report",f,()=>E(m,_));return l!==null&&o("badge",l,()=>[$(_.verdict)]),
r}function E(g,{verdict:l,context:_}){switch(g){case"json":return(0,w.hF)(l,_);case"sarif":return S(l,_);case"junit":return T(l,_);case"codequality":return G(l,
p=>B("sha256",p));case"html":return A(l,_,p=>B("sha256",p,"base64"));case"markdown":return[(0,U.Gc)(l,_)]}}}),2019:((Et,nt,t)=>{t.d(nt,{G:()=>B});var I=t(6760),
w=t(9968);const U=/^[0-9a-f]{40}$/,d=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function B(p){const r=(0,I.join)(p,".git"),o=$(r,p)??r,f=S((0,I.join)(o,"commondir")),m=f===
null?o:(0,I.resolve)(o,f),M=()=>(0,w.r7)((0,I.join)(m,"packed-refs"))??"",s=G(S((0,I.join)(o,"HEAD")),[o,m],M);return s===null?null:{commit:s,isFetched:A(s,(0,w.
r7)((0,I.join)(o,"FETCH_HEAD"))??"",M),remote:g((0,w.r7)((0,I.join)(m,"config"))??"")}}function $(p,r){const[,o]=/^gitdir: (.+)$/.exec(S(p)??"")??[];return o===
void 0?null:(0,I.resolve)(r,o)}function G(p,r,o){const[,f]=d.exec(p??"")??[],m=f===void 0?p:T(f,r,o);return m!==null&&U.test(m)?m:null}function T(p,r,o){for(const m of r){
const M=S((0,I.join)(m,p));if(M!==null)return M}return o().split(`
`).find(m=>m.endsWith(` ${p}`))?.slice(0,40)??null}function A(p,r,o){const f=(m,M)=>m.split(`
`).some(s=>s.startsWith(`${p}${M}`));return f(r,"	")||f(o()," refs/remotes/")}const S=p=>(0,w.r7)(p)?.replace(/\r?\n$/,"")??null,R=21,E=/^(?!\.{1,2}$)[\w.-]+$/;
function g(p){let r=!1;for(const o of p.split(`
`).map(f=>f.trim())){o.startsWith("[")&&(r=o==='[remote "origin"]');const f=o.indexOf("=");if(!(!r||f<0||o.slice(0,f).trim().toLowerCase()!=="url"))return l(o.slice(
f+1).trim())}return null}function l(p){const r=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(p),[o,f]=r===null?_(p):[r[1],r[2]],m=(f??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),M=m.length>1&&m.length<=R;return!o||!M||!m.every(s=>E.test(s))?null:{host:o.toLowerCase(),owner:m.slice(0,-1).join("/"),name:m.at(-1)??""}}function _(p){
const r=URL.parse(p);return r===null||!/^(https?|ssh):$/.test(r.protocol)?[]:[r.protocol==="ssh:"?r.hostname:r.host,r.pathname.slice(1)]}}),1116:((Et,nt,t)=>{t.
d(nt,{H:()=>o});var I=t(9432),w=t(2170),U=t(9119),d=t(9615),B=t(255),$=t(6092),G=t(2796),T=t(5102),A=t(1423),S=t(806),R=t(8884),E=t(6906),g=t(7792);const l=10,_=200,
p=5,r=3600,o=(e,a)=>[...f(e),...d.oC.flatMap(h=>{const y=e.findings.filter(({severity:X})=>X===h),L=[...Map.groupBy(y,m).values()];if(L.length<=l)return M(h,L.map(
G.cZ),a);const D=(0,G.cZ)(y),K=new Set(D.map(({findings:X})=>(0,R.io)(X)).map(m)),N=L.filter(([X])=>n(X)&&!K.has(m(X))),O=h==="notice"||h!==(0,T.hm)(e.findings)?
0:Math.max(0,l-D.length),j=[...D.map(X=>[X]),...N.slice(0,O).map(G.cZ)];return M(h,j,a)})];function f({passed:e,stopped:a,findings:h}){if(e||h.some(({severity:D})=>D===
"error"))return[];if(a!==null){const D=(0,I.zM)(a).flatMap(N=>"reasons"in N?N.reasons??[]:[]),K=[(0,I.Cw)(a),...D];return[u("error","The check is not complete",
K)]}const{length:y}=h.filter(({severity:D})=>D==="warning"),L=`${(0,I.px)(y,"warning")}, and fail-on is warning`;return[u("error","Warnings fail this check",[L])]}
function m(e){const a=e&&(0,w.Xd)(e);return a?`${a.line}:${a.file}`:e}function M(e,a,h){const y=(0,S.du)(h,"notes",S.xy),{shown:L,rest:D}=(0,I.zN)(a,a.length>l?
l-1:l),K=D.flat().flatMap(({findings:O})=>O),N=`and ${(0,I.px)(K.length,`more ${e}`)}`,b=[...new Set(K.map(({problem:O})=>O.title)),"see the job summary"];return[
...L.map(O=>{const j=O.flatMap(it=>it.findings),X=(0,R.io)(j),tt=O.map(it=>(0,A.Zw)(it,y)),lt=X&&n(X)?(0,w.Xd)(X):null;return u(e,s(j),tt,lt)}),...K.length>0?[u(
e,N,[b.join(`
`)])]:[]]}function s(e){const[a,...h]=new Set(e.flatMap(K=>K.host??[])),y=[...new Set(e.map(({problem:K})=>K.title))].join(", "),L=(0,R.Dx)(e).length,D=(0,R.io)(
e);return a===void 0&&L>1?`${(0,I.px)(L,"place")}: ${y}`:a===void 0?n(D)||!D?y:`${(0,U.II)((0,w.W7)(D))}: ${y}`:h.length>0?`${(0,I.px)(h.length+1,"host")}: ${y}`:
`${(0,$.RK)((0,B.nx)(a))}: ${y}`}function n(e){const a=e===void 0?"":(0,w.W7)(e);return a!==""&&(0,R.CN)(a)&&(0,$.BP)((0,$.RK)(a,a.length))===a}function u(e,a,h,y=null){
const{shown:L,more:D}=(0,I.zN)(h,p),K=r/L.length,N=L.map(O=>{if(typeof O=="string")return(0,I.dh)(O,K);const j=i(O,K/2,y===null?"":(0,U.R3)(y)).join(`
`);return`${(0,I.dh)(j,K-O.url.length)}
${O.url}`}),b=D>0?[`and ${D} more, see the job summary`]:[];return{level:e,title:(0,$.LS)((0,$.RK)(a,_)),message:(0,$.LS)([...N,...b].join(`

`)),...y}}function i({message:e,title:a,code:h,parts:y},L,D){const K=(0,E.wh)(g.Gy.isEmpty(e)?a:e),{first:N=[],last:b=[]}=Object.groupBy(y,j=>j.kind==="note"&&(j.
as==="help"||j.as==="small")?"first":"last"),O=[...N,...b].flatMap(j=>c(j,D));return[`${(0,I.dh)(K,L)} [${h}]`,...O]}function c(e,a){return e.kind==="note"?[`${e.
label}: ${(0,E.wh)(e.text)}`]:e.kind==="paragraph"?[(0,E.wh)(e.content)]:e.kind!=="sources"?[]:e.items.flatMap(({place:h,message:y,help:L})=>{const D=(0,E.wh)(h)===
a?g.Gy.nothing:h;if(g.Gy.isEmpty(y))return g.Gy.isEmpty(D)?[]:[`at: ${(0,E.wh)(D)}`];const K=`- ${(0,E.wh)(g.Gy.joined([D,y],g.Gy.words(": ")))}`;return g.Gy.isEmpty(
L)?[K]:[K,`  help: ${(0,E.wh)(L)}`]})}}),8065:((Et,nt,t)=>{t.d(nt,{Fr:()=>r,GN:()=>p,K$:()=>m,O7:()=>M,cn:()=>A,yi:()=>o});var I=t(9432),w=t(6092),U=t(6266),d=t(
4073),B=t(806),$=t(4120),G=t(3394),T=t(7792);const A="the files",S=200,R="Terraform service discovery fails: ",E="Terraform service discovery recovers: ",g="Reg\
istry check: ",l=3,_=10;function p({failing:{first:n,count:u}},i=A){const c=n.filter(({recovering:b})=>b===void 0),e=c.some(({subject:b})=>b!==A),[a,h]=c.length===
0?[E,n]:[e?R:g,c],y=u-n.length+h.length,L=({subject:b})=>b===A?i:b,D=h.slice(0,l).map(L),K=y>D.length?[`${y-D.length} more`]:[],N=(0,w.RK)(`${a}${[...D,...K].join(
", ")}`);return N.length>S?`${a}${y} hosts`:N}const r=n=>[R,E,g].some(u=>n.startsWith(u));function o(n,u,{outage:i,page:c,maxBytes:e}){const{startedAt:a}=u,h=i.
failing.count>0?" Closes when all hosts recover.":"",y=f(i.failing,a).map(U.ni);return(0,G.Cf)(d.YK,n,(0,B.du)(u,"brief",B.xy),{head:[`### ${(0,G.gD)(n,u)}`,...y].
join(`

`),foot:(0,T.mG)`Last checked ${(0,$.QN)(a)}; details in the summary of ${(0,G.Fp)(c)}. Updated automatically.${h}`,maxBytes:e})}function f({first:n,count:u},i){
const e=[...Map.groupBy(n,({since:y,recovering:L})=>L===void 0?`Failing since ${(0,$.QN)(y)} (${(0,$.u8)(y,i)})`:`Recovering, ${L.good} of ${(0,I.px)(L.needed,"\
run")} without a failure`)].slice(0,_),a=u-e.flatMap(([,y])=>y).length,h=e.map(([y,L])=>{const D=T.Gy.sign(L.some(({recovering:N})=>N)?"works":"fails"),K=T.Gy.some(
L,_,({subject:N})=>s(N));return(0,T.mG)`${D} ${y}: ${K}`});return a>0?[...h,(0,T.mG)`and ${a} more`]:h}function m(n,u){const{at:i,down:c,up:e,gone:a,still:h,endedSince:y,
isReopened:L}=n,D=(b,O,j)=>j.length===0?T.Gy.nothing:(0,T.mG)`${T.Gy.sign(b)} ${O}: ${T.Gy.some(j,_,X=>X)}.`;return`${[L?(0,T.mG)`Reopened: the failure continues or has returned.`:
T.Gy.nothing,D("fails","Failing",c.map(s)),D("works","Recovered",e.map(({subject:b,since:O})=>(0,T.mG)`${s(b)} (after ${(0,$.u8)(O,i)})`)),D("skipped","No longe\
r checked",a.map(s)),D("fails","Still failing",h.map(s)),y===null?T.Gy.nothing:(0,T.mG)`${T.Gy.strong("Nothing fails any more.")} The outage lasted ${(0,$.u8)(y,
i)}, from ${(0,$.QN)(y)} to ${(0,$.QN)(i)}, as observed by this check.`,T.Gy.small(T.Gy.joined([(0,$.QN)(i),(0,G.Fp)(u)]))].filter(b=>!T.Gy.isEmpty(b)).map(U.ni).
join(`

`)}
`}const M=n=>`Duplicate of #${n}, which another run opened at the same time.
`,s=n=>n===A?n:T.Gy.code(n)}),4947:((Et,nt,t)=>{t.a(Et,async(I,w)=>{try{let j=function(x){m.R8(K.redact(x).map(H=>(0,g.LS)(H)))},lt=function(x){const{verdict:H,
changes:z,context:V}=x,rt=a===null?[]:(0,o.ws)((0,A.R8)(H),L,a),et=z?.kind==="files"?z.files:[],_t=a===null?new Map:(0,o.hP)(rt,et,L,a);return{...x,located:rt,context:{
...V,links:_t}}};t.r(nt);var U=t(9876),d=t(3628),B=t(3214),$=t(3087),G=t(1116),T=t(7039),A=t(4503),S=t(6662),R=t(3394),E=t(255),g=t(6092),l=t(7773),_=t(437),p=t(
9973),r=t(4483),o=t(8278),f=t(6102),m=t(166),M=t(4436),s=t(6811),n=t(4515),u=t(3397);const i=120;(0,n.kL)(process,x=>process.stderr.write(`the log was not writt\
en: ${x}
`));const{env:c}=process,e=m.j_(c.GITHUB_EVENT_PATH);delete c.GITHUB_EVENT_PATH;const a=(0,M.ng)(c,e),h=(0,M.$c)(c.GITHUB_EVENT_NAME,e),y=Object.keys(c).filter(
x=>x.startsWith(E.xV)&&!c[x]);for(const x of h?y:[])delete c[x];const L=c.GITHUB_WORKSPACE??process.cwd(),D=m.Ko(l.y.map(({name:x})=>x)),K=(0,U.cA)(D,c,(0,d.K)(
m.QU)),N=new B.VG;await(0,n.mB)(process,{stop:N,secrets:K,isFinal:!1,act:b,reportMistakes:x=>m.fJ("Wrong settings",x.map(H=>(0,g.LS)(H)).join(`
`)),reportCrash:x=>m.fJ("Could not run",x)});async function b(x){const H=(0,s.fN)(et=>m.N4(K.redact([et]))),{checked:z,warnings:V}=await(0,_.k_)(D,process,H,{directory:L,
isFork:h,stop:N,changes:O,secrets:K}),rt=x.aborted?3:z.verdict.passed?0:1;return j(V),await tt(z,x),rt}async function O({githubToken:x}){const H=await(0,p.S)(a,
x,N.signal);return H.kind==="all"&&a?.pull&&j([`changed-only has no effect: ${H.why}`]),H}async function X(x,H){try{await H()}catch(z){j([`${x}: ${(0,$.A3)(z)}`])}}
async function tt(x,H){let z={...x,located:[]};await X("places are not links",()=>{z=lt(x)}),await it(z),!H.aborted&&await X("the comment and the issue were not\
 written",async()=>{const{notes:V,warnings:rt}=await(0,f.m)(z,a,L,H);m.N4(K.redact(V)),j(rt)})}async function it({settings:x,verdict:H,context:z}){const{GITHUB_OUTPUT:V,
GITHUB_STEP_SUMMARY:rt,RUNNER_TEMP:et}=c,_t={colour:!1,width:i,isRunner:!0,context:z},yt={"the log was not written":()=>m.ur((0,S.K)(H,_t)),"the annotations wer\
e not written":()=>m.fz((0,G.H)(H,z)),"the outputs were not written":()=>j(m.Kn(V,(0,r.Y)(H))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>m.Sy(
rt,(0,R.Gc)(H,z)),"the JSON report was not written to RUNNER_TEMP":()=>{const Tt=m.u5(et,(0,T.hF)(H,z));j(m.Kn(V,{report:Tt}))},"the report files were not writt\
en":()=>j((0,u.t)(x,{verdict:H,context:z},L))};for(const[Tt,Y]of Object.entries(yt))await X(Tt,Y)}w()}catch(i){w(i)}},1)}),9973:((Et,nt,t)=>{t.d(nt,{N:()=>B,S:()=>M});
var I=t(1123),w=t(4436);const U=100,d=100;async function B(s,n,u,i){const c=AbortSignal.any([AbortSignal.timeout(u),i]),{connect:e}=await Promise.all([t.e(795),
t.e(302)]).then(t.bind(t,8302)),{rest:a,paginate:h}=e(s,n,c),y={owner:s.owner,repo:s.repository},L={...y,per_page:U},D=N=>G(N.then(({data:b})=>b)),K=(N,b)=>G($(
N,b));return{listComments:async N=>{const b={...L,issue_number:N};return(await K(h.iterator(a.issues.listComments,b))).map(T)},createComment:async(N,b)=>T(await D(
a.issues.createComment({...y,issue_number:N,body:b}))),updateComment:(N,b)=>D(a.issues.updateComment({...y,comment_id:N,body:b})),deleteComment:N=>D(a.issues.deleteComment(
{...y,comment_id:N})),listIssues:async(N,b)=>{const O=h.iterator(a.issues.listForRepo,{...L,...N}),j=X=>(0,w.at)(X,"pull_request")===void 0;return(await K(O,b)).
filter(j).map(A)},createIssue:async N=>A(await D(a.issues.create({...y,...N,labels:[...N.labels]}))),updateIssue:(N,b)=>D(a.issues.update({...y,issue_number:N,...b})),
addLabels:(N,b)=>D(a.issues.addLabels({...y,issue_number:N,labels:[...b]})),createLabel:N=>D(a.issues.createLabel({...y,...N})),listChangedFiles:async N=>{const b={
...L,pull_number:N};return(await K(h.iterator(a.pulls.listFiles,b))).map(S)}}}async function $(s,n=Number.POSITIVE_INFINITY){const u=[];let i=0;for await(const{
data:c}of s){for(const e of R(c))u.push(e);if(u.length>=n)return u.slice(0,n);if(i+=1,i===d)throw new I.F9(`the list has more than ${d} pages`)}return u}async function G(s){
try{return await s}catch(n){if(n instanceof I.F9)throw n;return r()}}const T=s=>({id:p(s,"id"),body:_(s,"body")??"",isTrusted:g(s)}),A=s=>({number:p(s,"number"),
title:l(s,"title"),body:_(s,"body")??"",isOpen:l(s,"state")==="open",reason:_(s,"state_reason"),closedAt:_(s,"closed_at"),labels:R((0,w.at)(s,"labels")).flatMap(
n=>typeof n=="string"?n:_(n,"name")??[]),isTrusted:g(s)}),S=s=>({file:l(s,"filename"),status:l(s,"status"),changes:p(s,"changes"),patch:_(s,"patch")}),R=s=>Array.
isArray(s)?s:r(),E=["OWNER","MEMBER","COLLABORATOR"],g=s=>(0,w.at)(s,"user","type")==="Bot"||E.includes((0,w.at)(s,"author_association")),l=(s,n)=>_(s,n)??r();function _(s,n){
const u=(0,w.at)(s,n)??null;return u===null||typeof u=="string"?u:r()}function p(s,n){const u=(0,w.at)(s,n),i=typeof u=="bigint"?Number(u):u;return typeof i=="n\
umber"&&Number.isFinite(i)&&i>=0?i:r()}function r(){throw new I.F9("the response is not one of GitHub\u2019s REST API")}const o=3e3,f=6e4,m=s=>({kind:"all",why:s});
async function M(s,n,u,i=f){if(s===null)return m("not a workflow run");const{pull:c,event:e}=s;if(c===null)return m(`a ${e} event has no pull request`);const a=(0,w.
h0)(s,n);if(!a.ok)return m(a.why);try{const y=await(await B(s,a.value.token,i,u)).listChangedFiles(c.number);return y.length<o?{kind:"files",files:y}:m(`the pul\
l request changes ${o} files or more, and GitHub lists at most ${o}`)}catch(h){return m((0,I.Ic)("the changed files could not be listed",h,{run:s,permission:"pu\
ll-requests: read"}))}}}),1123:((Et,nt,t)=>{t.d(nt,{F9:()=>U,Ic:()=>E,Wo:()=>d,jy:()=>A});var I=t(3087),w=t(6092);class U extends Error{name="ApiFailure";httpStatus;headers;constructor(_,p=null,r={}){
super(_),this.httpStatus=p,this.headers=r}}async function d(l){try{return await l,!0}catch(_){if(_ instanceof U&&_.httpStatus===404)return!1;throw _}}const B=2e4,
$=2,G=500,T=l=>S(l,0,0)!==null;function A(l,_,p,r){if(p>=$)return null;const o=S(l,p,r);if(o!==null)return o<=B?o:null;if(_==="POST")return null;const{httpStatus:f}=l;
return f===null||f===408||f>=500?G*2**p:null}function S({httpStatus:l,headers:_,message:p},r,o){if(l!==403&&l!==429)return null;const f=Number(_["retry-after"]??
Number.NaN);if(Number.isFinite(f))return Math.max(0,f*1e3);const m=Number(_["x-ratelimit-reset"]??Number.NaN);return String(_["x-ratelimit-remaining"]??"")==="0"&&
Number.isFinite(m)?Math.max(0,m*1e3-o):l===429||/secondary rate limit|abuse detection/i.test(p)?5e3*2**r:null}const R=300;function E(l,_,{run:p,permission:r}){if(!(_ instanceof
U))return`${l}: ${(0,I.A3)(_)}`;const{httpStatus:o,message:f}=_,m=f.startsWith("the ")?" as expected":"",M=o===null?`did not answer${m}`:`returned ${o}`,s=(0,w.
BP)((0,w.RK)(f.replace(/\s+/gu," "),R));return`${l}: ${(0,w.RK)(p.apiUrl)} ${M} (${s})${g(_,p,r)}`}function g(l,_,p){if(T(l))return"; GitHub limits the rate of \
requests, try again later";switch(l.httpStatus){case 401:return"; github-token is invalid or has expired";case 403:case 404:return _.pull?.isFork===!0&&p.endsWith(
"write")?"; the token of a pull request from a fork is read-only, whatever `permissions` says":`; add \`${p}\` to \`permissions\` of the job`;case 410:return p===
"issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:return""}}}),4483:((Et,nt,t)=>{t.d(nt,{Y:()=>d});var I=t(9432);const w={
hosts:12e4,services:36e4},U=1;function d({passed:B,hosts:$,findings:G}){const T=E=>G.filter(g=>g.severity===E).length,A=({visit:E})=>JSON.stringify(E.host),{shown:S}=(0,I.
I0)($,w.hosts,U,A),{shown:R}=(0,I.I0)($,w.services,U,E=>{const g=E.services.flatMap(l=>l.kind==="url"?[[l.id,l.url]]:[]);return`${A(E)}:${JSON.stringify(Object.
fromEntries(g))}`});return{passed:B,hosts:`[${S.join(",")}]`,services:`{${R.join(",")}}`,errors:T("error"),warnings:T("warning"),"left-out":$.length-Math.min(S.
length,R.length)}}}),8278:((Et,nt,t)=>{t.d(nt,{hP:()=>S,ws:()=>T});var I=t(6760),w=t(9968),U=t(2019),d=t(4503),B=t(3096),$=t(3298);let G=function(...g){return{createHash:G}=
process.getBuiltinModule("node:crypto"),new.target?new G(...g):G(...g)};function T(g,l,_){const p=(0,$.O)(r=>{const o=(0,I.join)(l,r),f=(0,w.UO)(o,l)?(0,U.G)(o):
null;return f!==null?A(f,r,_):r===""?null:p((0,B.jt)(r))});return[...g].flatMap(r=>{const o=p((0,B.jt)(r));if(o===null)return[];const{prefix:f,blob:m,isOfRun:M}=o,
s=r.slice(f.length),n=(0,d.oW)(s);return n===null?[]:{file:r,path:s,url:`${m}/${n}`,isOfRun:M}})}function A({commit:g,isFetched:l,remote:_},p,r){const o=URL.parse(
r.serverUrl);if(_===null||o===null||!/^https?:\/\/[\w.:/-]+$/.test(r.serverUrl)||_.host!==o.host&&_.host!==o.hostname||!l&&![r.commit,r.defaultCommit].includes(
g))return null;const f=`${_.owner}/${_.name}`,m=M=>M?.toLowerCase()===f.toLowerCase();return{prefix:p===""?"":`${p}/`,blob:`${r.serverUrl}/${f}/blob/${g}`,isOfRun:m(
`${r.owner}/${r.repository}`)||m(r.pull?.from)}}function S(g,l,_,{pull:p,serverUrl:r,owner:o,repository:f}){const m=new Map(l.map(({file:s,patch:n})=>[s,n])),M=g.
map(({file:s,path:n,url:u,isOfRun:i})=>{const c=m.get(n)??null,e=c===null||!i?null:(0,w.r7)((0,I.join)(_,s));if(p===null||c===null||e===null)return[s,{url:u}];const a=G(
"sha256").update(n).digest("hex"),h=`${r}/${o}/${f}/pull/${p.number}/files#diff-${a}`;return[s,{url:u,diff:{url:h,lines:R(c,e)}}]});return new Map(M)}function R(g,l){
const _=l.split(`
`).map(E),p=new Set;let r=0;for(const o of g.split(`
`)){const[,f]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(o)??[];f!==void 0?r=Number(f):/^[ +]/.test(o)&&(_[r-1]===E(o.slice(1))&&p.add(r),r+=1)}return p}const E=g=>g.endsWith(
"\r")?g.slice(0,-1):g}),8648:((Et,nt,t)=>{t.d(nt,{Fq:()=>p,KY:()=>G,Uv:()=>A,pT:()=>g});var I=t(4702),w=t(8065),U=t(5102),d=t(9432),B=t(4436),$=t(3131);function G({
verdict:s,context:n},{issueCloseAfter:u},i){const c=O=>O.some(({severity:j})=>(0,I.k2)(j,n.failOn)),{stopped:e}=s,a=s.hosts.map(O=>{const j=O.visit.host,X=n.history?.
get(O.visit.host)?.alarm??null,tt=c(O.findings),lt=(0,U.sG)(O)==="skipped",it=X===null?tt||(0,U.b)(O):X.isDown&&!lt;return{name:j,alarm:lt?null:X,failsNow:tt,isDown:it}}),
h=a.map(({name:O})=>O).toSorted(),y=a.filter(({isDown:O})=>O).map(({name:O})=>O),L=c(s.files)?[w.cn]:[],D=[...y,...L].toSorted(),K=a.flatMap(({alarm:O,...j})=>O===
null?[]:{alarm:O,...j}),N=K.filter(({alarm:O})=>O.good<u),b=K.filter(({failsNow:O,isDown:j})=>O&&!j);return{hosts:h,failing:D,since:new Map(K.flatMap(({name:O,alarm:j})=>j.
since?[[O,j.since]]:[])),unsettled:new Map(N.map(({name:O,alarm:j})=>[O,j.good])),goodRuns:u,pending:new Map(b.map(({name:O,alarm:j})=>[O,j.failed])),isWhole:e===
null||["deadline","signal","crash"].includes(e.kind),at:n.startedAt,run:i.id}}const T=s=>({kind:"nothing",why:s});function A(s,n){const u=s?.isOpen?S(n,s.state):
n,i=u.failing.length===0,c=u.pending.size===0?"no failures":"too few failing runs";if(s===null)return i?T(c):{kind:"open",state:R(null,u)};const{state:e,isOpen:a,
reason:h}=s;if(e.run>u.run)return T("a later run has updated it");if(!a&&i)return T(c);if(!a&&h==="not_planned"&&e.digest===(0,$.ol)(u.failing))return T("it was\
 closed as not planned");const y=R(e,u),L=e.digest!==y.digest||!a;return{kind:i?"close":a?"update":"reopen",state:y,event:L?E(e,u,!a):null}}function S(s,{failing:n}){
const u=new Set(s.hosts),i=({subject:e})=>s.unsettled.has(e)||!s.isWhole&&!u.has(e),c=n.first.filter(i).map(({subject:e})=>e);return{...s,failing:[...new Set([...s.
failing,...c])].toSorted()}}function R(s,n){const u=new Map(s?.failing.first.map(({subject:e,since:a})=>[e,a])),i=n.failing.map(e=>{const a=u.get(e)??n.since.get(
e)??n.at,h=n.unsettled.get(e)??0;return{subject:e,since:a,...h>0&&{recovering:{good:h,needed:n.goodRuns}}}}),c=n.failing.map(e=>n.since.get(e)??n.at);return{hosts:_(
n.hosts),failing:_(i),digest:(0,$.ol)(n.failing),since:i.length===0?null:s?.since??[n.at,...c].toSorted()[0]??n.at,run:n.run}}function E({failing:s,since:n},u,i){
const c=new Set(s.first.map(({subject:D})=>D)),e=s.count===s.first.length,{still:a=[],down:h=[]}=Object.groupBy(u.failing,D=>c.has(D)||!e?"still":"down"),y=new Set(
[...u.hosts,w.cn]),L=s.first.filter(({subject:D})=>!u.failing.includes(D));return{at:u.at,down:h,up:L.filter(({subject:D})=>y.has(D)),gone:L.flatMap(({subject:D})=>y.
has(D)?[]:[D]),still:a,endedSince:u.failing.length===0?n:null,isReopened:i}}function g(s,{hosts:n}){if(s.length===0||n.count===0)return 1;const u=new Set(n.first),
i=_(s).first.filter(e=>u.has(e)).length;return s.length===n.count&&i===u.size?i+1:i}const l=6e3;function _(s){const{shown:n}=(0,d.I0)(s,l,0,u=>JSON.stringify(u));
return{first:s.slice(0,n.length),count:s.length}}function p(s){const n=r((0,B.at)(s,"hosts"),o),u=r((0,B.at)(s,"failing"),m);if(n===null||u===null)return null;const i=(0,B.
at)(s,"since");return{hosts:n,failing:u,digest:(0,B.$6)(s,"digest")??"",since:f(i)?i:null,run:M((0,B.at)(s,"run"))}}function r(s,n){const u=(0,B.at)(s,"first");
return!Array.isArray(u)||!u.every(n)?null:{first:u,count:Math.max(u.length,M((0,B.at)(s,"count")))}}const o=s=>typeof s=="string",f=s=>o(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.
test(s)&&!Number.isNaN(Date.parse(s)),m=s=>o((0,B.at)(s,"subject"))&&f((0,B.at)(s,"since")),M=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:((Et,nt,t)=>{
t.d(nt,{Pe:()=>T,ol:()=>B,t7:()=>A,yR:()=>d});var I=t(6092);let w=function(...S){return{createHash:w}=process.getBuiltinModule("node:crypto"),new.target?new w(...S):
w(...S)};const U="tf-disco",d=(S,...R)=>B([S.workflow,S.job,S.step,...R]),B=S=>w("sha256").update(JSON.stringify(S)).digest("hex").slice(0,16);function $(S,R,E){
const g=JSON.stringify(E).replace(/[<>&]/g,I.z5);return`<!-- ${U} ${S} ${R} ${g} -->`}const G=65536;function T(S,R,E,g){const l=$(S,R,E);return`${l}
${g(G-l.length-1)}`}function A(S,R,E){const g=`<!-- ${U} ${R} ${E} `;if(!S.startsWith(g))return;const l=S.indexOf(" -->",g.length);if(!(l<0))try{return JSON.parse(
S.slice(g.length,l))}catch{return}}}),6102:((Et,nt,t)=>{t.d(nt,{m:()=>l});var I=t(9432),w=t(9973),U=t(1123),d=t(8278),B=t(4436),$=t(8648),G=t(3131);let T=function(...r){
return{deliverComment:T}=t.late([681],9681),new.target?new T(...r):T(...r)},A=function(...r){return{deliverIssue:A}=t.late([681],9681),new.target?new A(...r):A(
...r)};const S=6e4,R=1e4,E=10,g={comment:"pull-requests: write",issue:"issues: write"};async function l(r,o,f,m){const{settings:M}=r,s=["comment","issue"].filter(
tt=>M[tt]!=="never"),n=(0,B.h0)(o,M.githubToken),u=[],i=[];if(!n.ok)return{notes:u,warnings:s.map(tt=>`the ${tt} was not written: ${n.why}`)};const{run:c,token:e}=n.
value,a=await(0,w.N)(c,e,S,m),h=async()=>{const{changes:tt,located:lt,context:it}=r,H=tt?.kind==="files"||!lt.some(({isOfRun:z})=>z)?null:await(0,w.S)(c,e,m,R);
return H?.kind==="files"?(0,d.hP)(lt,H.files,f,c):it.links},y=(0,$.KY)(r,M,c),L=_(c),{pull:D,event:K}=c,{name:N,version:b}=M.dialect,O=(0,G.yR)(c,b===null?N:`${N}\
 ${b}`),j={comment:async()=>D===null?`skipped, a ${K} event has no pull request`:await T(a,{...r,run:c,pull:D.number,findLinks:h}),issue:async()=>L===null?await A(
a,{...r,run:c,key:O,now:y}):`skipped, ${L}`};for(const tt of s)try{u.push(`${tt}: ${await j[tt]()}`)}catch(lt){const it=g[tt];i.push((0,U.Ic)(`the ${tt} was not\
 written`,lt,{run:c,permission:it}))}return{notes:M.issue!=="never"&&L===null?[...u,...p(y,M)]:u,warnings:i}}function _({event:r,isDefaultBranch:o,pull:f}){return f!==
null||r==="merge_group"?`a ${r} event checks a proposed change`:o===!1?"not on the default branch":null}function p({pending:r},{issueOpenAfter:o}){const f=Map.groupBy(
r,([,m])=>m);return Array.from(f,([m,M])=>`issue: ${(0,I.K4)(M,E,([n])=>n)} failed in ${m} of ${o} runs needed to open an issue`)}}),166:((Et,nt,t)=>{t.d(nt,{fz:()=>_t,
fJ:()=>gt,QU:()=>V,N4:()=>ht,j_:()=>ot,Ko:()=>z,R8:()=>pt,ur:()=>rt,Kn:()=>Tt,u5:()=>Z,Sy:()=>yt});var I=t(3024),w=t(6760),U=t(857);function d(P){return P==null?
"":typeof P=="string"||P instanceof String?P:JSON.stringify(P)}function B(P){return Object.keys(P).length?{title:P.title,file:P.file,line:P.startLine,endLine:P.
endLine,col:P.startColumn,endColumn:P.endColumn}:{}}function $(P,C,Q){const st=new A(P,C,Q);process.stdout.write(st.toString()+U.EOL)}function G(P,C=""){$(P,{},
C)}const T="::";class A{constructor(C,Q,st){C||(C="missing.command"),this.command=C,this.properties=Q,this.message=st}toString(){let C=T+this.command;if(this.properties&&
Object.keys(this.properties).length>0){C+=" ";let Q=!0;for(const st in this.properties)if(this.properties.hasOwnProperty(st)){const ut=this.properties[st];ut&&(Q?
Q=!1:C+=",",C+=`${st}=${R(ut)}`)}}return C+=`${T}${S(this.message)}`,C}}function S(P){return d(P).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}
function R(P){return d(P).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function E(){throw new Error("th\
is function of @actions/core is not bundled")}function g(){throw new Error("this function of @actions/core is not bundled")}var l=t(6928);function _(P){return P.
replace(/[\\]/g,"/")}function p(P){return P.replace(/[/]/g,"\\")}function r(P){return P.replace(/[/\\]/g,path.sep)}var o=function(P,C,Q,st){function ut(ct){return ct instanceof
Q?ct:new Q(function(at){at(ct)})}return new(Q||(Q=Promise))(function(ct,at){function Rt(vt){try{Dt(st.next(vt))}catch(Bt){at(Bt)}}function It(vt){try{Dt(st.throw(
vt))}catch(Bt){at(Bt)}}function Dt(vt){vt.done?ct(vt.value):ut(vt.value).then(Rt,It)}Dt((st=st.apply(P,C||[])).next())})},f;(function(P){P[P.Success=0]="Success",
P[P.Failure=1]="Failure"})(f||(f={}));function m(P,C){const Q=toCommandValue(C);if(process.env[P]=Q,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
P,C));issueCommand("set-env",{name:P},Q)}function M(P){$("add-mask",{},P)}function s(P){process.env.GITHUB_PATH||""?issueFileCommand("PATH",P):issueCommand("add\
-path",{},P),process.env.PATH=`${P}${path.delimiter}${process.env.PATH}`}function n(P,C){const Q=process.env[`INPUT_${P.replace(/ /g,"_").toUpperCase()}`]||"";if(C&&
C.required&&!Q)throw new Error(`Input required and not supplied: ${P}`);return C&&C.trimWhitespace===!1?Q:Q.trim()}function u(P,C){const Q=n(P,C).split(`
`).filter(st=>st!=="");return C&&C.trimWhitespace===!1?Q:Q.map(st=>st.trim())}function i(P,C){const Q=["true","True","TRUE"],st=["false","False","FALSE"],ut=n(P,
C);if(Q.includes(ut))return!0;if(st.includes(ut))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${P}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function c(P,C){if(process.env.GITHUB_OUTPUT||"")return E("OUTPUT",g(P,C));process.
stdout.write(U.EOL),$("set-output",{name:P},d(C))}function e(P){issue("echo",P?"on":"off")}function a(P){process.exitCode=f.Failure,L(P)}function h(){return process.
env.RUNNER_DEBUG==="1"}function y(P){issueCommand("debug",{},P)}function L(P,C={}){$("error",B(C),P instanceof Error?P.toString():P)}function D(P,C={}){$("warni\
ng",B(C),P instanceof Error?P.toString():P)}function K(P,C={}){$("notice",B(C),P instanceof Error?P.toString():P)}function N(P){process.stdout.write(P+U.EOL)}function b(P){
G("group",P)}function O(){G("endgroup")}function j(P,C){return o(this,void 0,void 0,function*(){b(P);let Q;try{Q=yield C()}finally{O()}return Q})}function X(P,C){
if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(P,C));issueCommand("save-state",{name:P},toCommandValue(C))}function tt(P){
return process.env[`STATE_${P}`]||""}function lt(P){return o(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(P)})}var it=t(3087),x=t(9968),H=t(
9432);const z=P=>Object.fromEntries(P.map(C=>[C,n(C)]));function V(P){for(const C of P)M(C)}function rt(P){for(const{kind:C,text:Q}of P){const[st="",...ut]=Q.split(
`
`);C==="plain"?N(Q):(b(st),N(ut.join(`
`)),O())}}const et={error:L,warning:D,notice:K};function _t(P){for(const{level:C,message:Q,line:st,column:ut,...ct}of P)et[C](Q,{...ct,...st!==void 0&&{startLine:st},
...ut!==void 0&&{startColumn:ut}})}const yt=(P,C)=>F("GITHUB_STEP_SUMMARY",P,()=>C);function Tt(P,C){const Q=new Map;for(const[ct,at]of Object.entries(C))try{P?
F("GITHUB_OUTPUT",P,()=>Y(ct,at)):c(ct,at)}catch(Rt){Q.set(ct,(0,it.A3)(Rt))}const[st]=Q.values();return st===void 0?[]:[`not written to GITHUB_OUTPUT, and empt\
y for later steps: ${[...Q.keys()].join(", ")}: ${st}`]}function Y(P,C){const Q=typeof C=="string"?C:JSON.stringify(C);if(/[\r\n]/.test(Q))throw new it.hM("the \
value has a line break");return`${P}=${Q}
`}function F(P,C,Q){if(!C)throw new it.hM(`${P} is not set; run this as an action on a runner`);(0,x.ET)((0,I.openSync)(C,"r+"),st=>{const{size:ut}=(0,I.fstatSync)(
st);try{(0,I.appendFileSync)(C,Q())}catch(ct){throw(0,I.fstatSync)(st).size>ut&&(0,I.ftruncateSync)(st,ut),ct}})}function Z(P,C){if(!P)throw new it.hM("RUNNER_T\
EMP is not set; run this as an action on a runner");const Q=(0,w.join)("tf-disco","report.json");return(0,it.f8)(P,Q,(0,it.mk)(C)),(0,w.join)(P,Q)}function ot(P){
if(P===void 0||P==="")return null;const C=(0,x.yR)(P);try{if(C.ok)return JSON.parse(C.text)}catch{}const Q=C.ok?"is not JSON":(0,H.mP)(C.failure);return D(`the \
event of this run is ignored: the file in GITHUB_EVENT_PATH ${Q}; check that no earlier step changes it`),null}function ht(P){for(const C of P)N(C)}function pt(P){
for(const C of P)D(C)}const gt=(P,C)=>L(C,{title:P})}),4436:((Et,nt,t)=>{t.d(nt,{$6:()=>R,$c:()=>T,at:()=>S,h0:()=>$,ng:()=>d});var I=t(7811),w=t(6092);const U=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;
function d(E,g){const l=m=>E[m]?.trim()??"",[,_,p]=U.exec(l("GITHUB_REPOSITORY"))??[];if(_===void 0||p===void 0)return null;const r=B(l("GITHUB_SERVER_URL")||"h\
ttps://github.com"),o=R(g,"repository","default_branch");return{...{workflow:G(l("GITHUB_WORKFLOW_REF"))??l("GITHUB_WORKFLOW"),job:l("GITHUB_JOB"),url:`${r}/${_}\
/${p}/actions/runs/${l("GITHUB_RUN_ID")}`,commit:R(g,"pull_request","head","sha")??l("GITHUB_SHA")},owner:_,repository:p,apiUrl:B(l("GITHUB_API_URL")||"https://\
api.github.com"),serverUrl:r,event:l("GITHUB_EVENT_NAME"),step:l("GITHUB_ACTION"),id:Number(/^\d+$/.exec(l("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:l("GITHUB_SH\
A"),pull:A(l("GITHUB_EVENT_NAME"),g),isDefaultBranch:o===void 0?null:l("GITHUB_REF")===`refs/heads/${o}`}}const B=E=>E.replace(/(?<!\/)\/+$/,"");function $(E,g){
return E===null?(0,I.TR)("not a workflow run, GITHUB_REPOSITORY is not set"):g===null?(0,I.TR)("github-token is empty"):/^https?:$/.test(URL.parse(E.apiUrl)?.protocol??
"")?(0,I.Ju)({run:E,token:g}):(0,I.TR)(`GITHUB_API_URL is not an https URL: ${(0,w.RK)(E.apiUrl)}`)}const G=E=>/^[^/]+\/[^/]+\/(.+?)@/.exec(E)?.[1];function T(E,g){
if(E==="pull_request_target")return!1;const l=S(g,"pull_request","head"),_=S(l,"repo","full_name"),p=S(g,"pull_request","base","repo","full_name");return l!==void 0&&
_!==p}function A(E,g){const l=S(g,"pull_request","number");return typeof l!="number"||!Number.isSafeInteger(l)||l<=0?null:{number:l,isFork:T(E,g),from:R(g,"pull\
_request","head","repo","full_name")??null}}function S(E,...g){return g.reduce((l,_)=>typeof l=="object"&&l!==null?Reflect.get(l,_):void 0,E)}function R(E,...g){
const l=S(E,...g);return typeof l=="string"?l:void 0}})};export{zt as ids,Jt as modules};
var $late0,$late1,$late2,$late3,$late4;
