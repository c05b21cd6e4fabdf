const nn=[5696,3053,8580,4947],en={1331:((Tt,nt,t)=>{t.d(nt,{O:()=>G,i:()=>C});const G=b=>({discovery:b,hops:[],timing:{lookupMs:null,connectMs:null,tlsMs:null,
firstByteMs:null,totalMs:0},headMs:null,certificates:[]}),C=(b,o)=>({host:b,attempt:G({kind:"skipped",problem:o}),earlier:[],later:[],credentials:null,looks:[],
difference:null,forced:[]})}),5011:((Tt,nt,t)=>{t.d(nt,{n:()=>U});var G=t(9432);const C=["TF_CLI_ARGS_init","TF_CLI_ARGS"],b=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
o=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function U(k){const w=D(k),p=h=>w.flatMap(({name:v,value:d})=>v===h?d:[]),y=h=>p(h).
at(-1);return{upgrade:j(y("upgrade")??"false"),hasBackend:j(y("backend")??y("cloud")??"true"),isLockReadonly:y("lockfile")==="readonly",pluginDirectories:p("plu\
gin-dir"),backendConfig:p("backend-config"),variables:w.filter(({name:h})=>h==="var"||h==="var-file"),remarks:C.flatMap(h=>{const d=w.filter(({name:c,from:m})=>m===
h&&o.test(c)).map(R).join(" ");return d===""?[]:[`init is predicted with ${d} of ${h}`]})}}const j=k=>/^(1|[tT]|true|TRUE|True)$/.test(k);function R({name:k,value:w}){
if(w==="true")return`-${k}`;const p=k==="var"||k==="backend-config"&&!w.startsWith("hostname=");return`-${k}=${(0,G.dh)(p?w.replace(/=.*/s,"=\u2026"):w)}`}function D(k){
const w=C.flatMap(y=>g(k[y]??"").map(h=>({text:h,from:y}))).values(),p=[];for(const{text:y,from:h}of w){const[,v,,d]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(y)??[];if(v===
void 0)break;const c=()=>b.test(v)?w.next().value?.text??"":"true";p.push({name:v,from:h,value:d??c()})}return p}function g(k){const[w=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(k)??[];return(w.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(y=>y.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(h,v,d,c)=>String(v??
c??d.replace(/\\(.)/gs,"$1"))))}}),5440:((Tt,nt,t)=>{t.d(nt,{Qm:()=>d,TU:()=>y,i4:()=>A,pb:()=>S,zt:()=>w});var G=t(7811),C=t(8516),b=t(8339),o=t(1054),U=t(8345),
j=t(2213),R=t(255),D=t(5243),g=t(9897),k=t(3846);const w={host:null,isHostImplied:!1,needed:null},p=r=>({host:r,isHostImplied:!1,needed:r}),y=r=>({host:r,isHostImplied:!0,
needed:r}),h=r=>({host:r,isHostImplied:!1,needed:null}),v=r=>r===null?w:{...w,directHost:r},d=r=>({...w,problem:r}),c=(r,E)=>d((0,b.DA)({reason:"rejected",error:r,
advice:E}));function m(r,E,a){return a===null?r:{...r,problem:(0,b.My)({text:E,host:r.host,advice:a})}}const S={module:_,"test-module":(r,E,a)=>{const M=(0,D.vL)(
r,E).kind==="remote";return E==="opentofu"||!M?_(r,E,a):d((0,b.DA)({reason:"remote-in-test",text:r}))},provider:e,"locked-provider":i,"stack-component":f,stack:(r,E)=>{
const a=(0,D.A)(r);return a.ok&&!r.startsWith(".")?h(a.value.host):{...f(r,E),isHostImplied:!1,needed:null}},"stack-output":r=>{const[E="",...a]=r.split("/");return a.
length===3?I(E,h):d((0,b.DA)({reason:"stack",text:r}))},terragrunt:$,host:r=>I(r,p),url:r=>v((0,j.Ul)(r)),"host-part":r=>v((0,j.D8)(r)),"state-path":r=>v((0,j.Bm)(
r))};function A(r,E,a){if(r==="terragrunt"){const[,W]=/^tfr:\/\/([^/?]*)\//.exec(E)??[];return W!==void 0?s(W,a):/^$|^t$|^tfr?$|^tfr:/.test(E)?void 0:l(E,a)}if(r===
"url"&&/^postgres|=/i.test(E))return v(g.IZ);if(/^(url|host-part|state-path)$/.test(r))return l(E,a);if(r!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(E))return l(E,a);const M=E.indexOf("/");if(M<0)return;const T=(0,D.vL)(`${E.slice(0,M)}/a/b/c`,a);return T.kind!=="registry"?l(E,a):E.split("/").length<N?{
...u(T),directHost:g.IZ}:u(T)}const N=4,s=(r,E)=>r===""?y((0,D.Vm)(E)):I(r,p),l=(r,E)=>(0,D.Nj)(r)?w:v((0,g.uE)(r,E)),u=({host:r,hostImplied:E})=>E?y(r):p(r);function I(r,E){
const a=(0,R.Pv)(r),M=(0,o.L6)(r);return a.ok?m(E(a.value),r,M):d((0,b.k0)({text:r,error:a.why,advice:M}))}function _(r,E,a){if((0,D.Nj)(r)&&!a)return w;const M=(0,D.
vL)(r,E),T=M.kind==="registry"?(0,G.Ju)(M):(0,D.rE)(r,E);if(a&&!T.ok){const{why:et}=T,pt=/^https?:/i.test(r)?{kind:"invalid",error:et}:M,Y=/^(?:git\+\w+|ssh):/i.
test(r)?null:(0,o.NM)(r,pt,T),tt=/^[a-z0-9]+::/i.test(r)?"remote":M.kind;return Y===null&&(tt==="local"||tt==="remote")?d((0,b.DA)({reason:`${tt}-with-version`,
text:r})):c(et,Y)}const x=(0,o.NM)(r,M,T);if(T.ok)return m(u(T.value),r,x);if(M.kind==="invalid"){const et=r.includes("://")?{directHost:g.IZ}:{};return{...c(M.
error,x??o.x3),...et}}if(M.kind!=="remote")return m(w,r,x);const{refusal:W,host:F}=M;return W!==null?c(W,x??o.x3):F!==g.IZ||x!==null?m(v(F),r,x):{...v(F),problem:(0,b.
My)({text:r,host:F,advice:n})}}const n="write the host after the scheme, such as git::https://HOST/PATH";function e(r,E){const a=(0,k.mi)(r,E);switch(a.kind){case"\
legacy":return c(`Invalid legacy provider address: the provider "${a.type}" has no namespace`,`write NAMESPACE/${a.type}`);case"registry":return a.hostImplied?y(
a.host):m(p(a.host),r,(0,U.c)(r,a));case"builtin":return a.type==="terraform"?h(a.host):c(`Invalid dependency on built-in provider: none is named "${a.type}"`,"\
write the address of a provider in a registry");case"invalid":return c(a.error.split(`

`)[0]??"",(0,U.c)(r,a))}}function i(r,E){const a=(0,k.mi)(r,E);if(a.kind==="invalid")return c(a.error,null);const M=(0,k.NE)(a);if(M!==r)return d((0,C.FA)({kind:"\
not-normal",of:"address",provider:r,normal:M}));if(a.kind==="builtin")return h(a.host);const T=a.host===(0,D.Vm)("terraform");return{...p(a.host),needed:T?(0,D.
Vm)(E):a.host}}function f(r,E){if(r!==r.trim())return d((0,b.DA)({reason:"white-space",text:r}));if(r==="."||r==="..")return w;const a=(0,D.rE)(r,E);if(a.ok)return u(
a.value);const M=(0,D.A)(r);if(M.ok)return h(M.value.host);const T=(0,D.vL)(r,E);return T.kind==="invalid"?c(T.error,(0,o.NM)(r,T,a)):v(T.kind==="remote"?T.host:
null)}function $(r,E){const[a,M="",T=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(r)??[];if(a===void 0){if(r.startsWith("gitlab.com/"))return v("gitlab.com");if((0,g.
GL)(r))return w;const W=(0,g.cx)(r,"opentofu");if(!(W.ok&&(0,g.Of)(r,W.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(r)){const et=(0,g.cx)(r,E);return v(et.
ok?et.value.host:g.IZ)}}const[x=""]=T.split("//");return x.split("/").length!==3?d((0,b.DA)({reason:"terragrunt",text:r})):s(M,E)}}),5517:((Tt,nt,t)=>{t.d(nt,{Ot:()=>U,
QB:()=>b,im:()=>C,jm:()=>g,mU:()=>w,pR:()=>d,sO:()=>k,yX:()=>o});var G=t(493);const C=["fails","warns","works","unchecked","skipped"],b=5,o=({outcome:c})=>c!=="\
unchecked"&&c!=="skipped",U=30,j=[7,30,90],R=30,D=20;function g(c,m){const S=c.filter(o);return{recent:c.slice(-U),uptime:j.map(A=>{const N=p(S,m,A);return{days:A,
good:N.filter(y).length,runs:N.length}}),medianMs:h(p(c,m,R)),incidents:v(S).reverse().slice(0,D)}}const k=864e5,w=(c,m)=>new Date(Date.parse(c)+m*k).toISOString();
function p(c,m,S){const A=w(m,-S);return c.filter(({at:N})=>N>A)}const y=({outcome:c})=>c!=="fails";function h(c){const m=c.flatMap(({ms:S})=>S??[]).sort((S,A)=>S-
A);return m[Math.ceil(m.length/2)-1]??null}function v(c){const m=[];let S=[];const A=N=>{const[s]=S;if(s!==void 0){const l=[...new Set(S.flatMap(u=>u.codes))].slice(
0,b);m.push({from:s.at,until:N,runs:S.length,codes:l})}S=[]};for(const N of c)y(N)?A(N.at):S.push(N);return A(null),m}function d(c,{issueAfter:m,failOn:S}){let A={
isDown:!1,since:null,failed:0,good:0},N=null;for(const s of c){if(!o(s))continue;const l=s.outcome==="fails"?"error":"warning",u=s.outcome!=="works"&&(0,G.k2)(l,
S),I=u?A.failed+1:0,_=u?0:A.good+1;I===1&&(N=s.at);const n=A.isDown?_<m:I>=m,e=n?A.since??N:null;A={isDown:n,since:e,failed:I,good:_}}return A}}),4503:((Tt,nt,t)=>{
t.d(nt,{DZ:()=>k,R8:()=>p,aE:()=>R,oW:()=>w,uM:()=>b});var G=t(9119),C=t(8884);function b(y,{links:h,repositories:v}){const{line:d,target:c=y.file}=y,{repository:m,
path:S}=(0,G.bH)(c);if(m!==null){const N=v.find(({name:u})=>u===m),s=k(N,"blob"),l=w(S);return s===null||l===null?null:`${s}/${l}#L${d}`}const A=h?.get(c);return A===
void 0?null:A.diff?.lines.has(d)?`${A.diff.url}R${d}`:`${A.url}#L${d}`}const o=600,U=/^https?:\/\/[a-z\d.-]+(?::\d+)?(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/i,j=/^(?:[\da-f]{40}|[\da-f]{64})$/;
function R(y){const h=y?.url??"";return h.length<=o&&U.test(h)?h:null}const D=/^https?:\/\/gitlab\./i,g=/^https?:\/\/(?:(?:bitbucket|gitea|forgejo)\.|codeberg\.org|dev\.azure\.com|[^/]*\.visualstudio\.com)/i;
function k(y,h="commit"){const v=R(y),d=y?.commit??"";return v===null||!j.test(d)||g.test(v)?null:`${v}${D.test(v)?"/-":""}/${h}/${d}`}function w(y){if(!y.isWellFormed()||
/(?:^|\/)\.{0,2}(?:\/|$)/.test(y))return null;const h=d=>`%${d.charCodeAt(0).toString(16).toUpperCase()}`;return y.split("/").map(encodeURIComponent).join("/").
replace(/[!'()*_~]/g,h)}function p(y){const v=(0,C.YC)(y).flat().flatMap(d=>typeof d=="string"?[]:d.target??d.file);return new Set(v.filter(C.CN))}}),7035:((Tt,nt,t)=>{
t.d(nt,{K5:()=>m,XQ:()=>k,bW:()=>h,be:()=>y,dY:()=>R,hF:()=>d,hR:()=>S,hc:()=>A,kW:()=>w,mc:()=>p});var G=t(9432),C=t(5517),b=t(5102),o=t(4120),U=t(7792),j=t(806);
const R=20,D=40,g=30;function k({incidents:[s]}){return s?.until!==null||s.runs<2?null:`failing since ${(0,o.QN)(s.from)} (${(0,G.px)(s.runs,"run")})`}function w({
recent:s,uptime:l,incidents:[u]}){const{good:I=0,runs:_=0}=l.at(-1)??{};if(u?.until!==null||_<2)return null;if(_-I===1)return`first failure in ${(0,G.px)(_,"run")}`;
const n=s.filter(({outcome:i})=>i==="fails").length;return n<=u.runs&&u.runs>1?null:`failed ${n} of the last ${s.filter(C.yX).length} runs`}function p({good:s,runs:l}){
const u=Math.floor(1e4*s/l);if(u>=9900)return`${u/100}%`;const I=Math.floor(u/10);return I===0&&s>0?"below 0.1%":`${I/10}%`}function y(s,l,u){const I=s.toSorted(
(e,i)=>l(e)-l(i)).map(u),[_="",n=""]=[I[0],I.at(-1)];return _===n?_:`${_} to ${n}`}function h(s,l,u="results"){if(s.length===0)return U.Gy.nothing;const _=l.medium===
"page"&&l.detailed.size<=g?s.map(v):[];return{kind:"chart",of:u,runs:s,label:c(s),runLabels:_}}const v=({at:s,outcome:l,ms:u})=>`${(0,o.QN)(s)}: ${b.nx[l]}${u===
null?"":` in ${(0,o.kJ)(u)}`}`;function d(s){const l=[s[0],s.at(-1)].map(u=>u?.at.slice(0,10));return[...new Set(l)].join(" to ")}function c(s){const l=b.vh.flatMap(
I=>{const{length:_}=s.filter(e=>e.outcome===I),n=I==="warns"?"with warnings":b.nx[I];return _===0?[]:[`${_} ${n}`]});return`${s.length===1?"last run":`last ${(0,G.
px)(s.length,"run")}`}: ${l.join(", ")}`}function m({recent:s,uptime:l,medianMs:u},I){const _=l.filter(({runs:f})=>f>0).map(f=>{const{days:$,good:r,runs:E}=f;return`${p(
f)} (${r} of ${(0,G.px)(E,"run")} in ${$} days)`}),n=s.flatMap(({ms:f})=>f??[]),e=(0,U.mG)`, last runs ${y(n,Number,o.kJ)}${h(s,I,"latency")}`,i=(0,U.mG)`median ${(0,o.
kJ)(u??0)} in 30 days${n.length===0?"":e}`;return{runs:[(0,U.mG)`${h(s,I)} ${c(s)} (${d(s)})`],uptime:[U.Gy.joined(_)],latency:u===null?[]:[i]}}const S=({context:s})=>[
...s.history??[]].flatMap(([l,{incidents:u}])=>u.map(I=>({...I,host:l}))).toSorted((l,u)=>+(l.from<u.from)-+(l.from>u.from));function A(s,l=S(s)){if(l.length===
0)return[];const u=l.filter(({until:i})=>i===null).length,I=u===0?"":l.length===1?", ongoing":`, ${u} ongoing`,_=`${(0,G.px)(l.length,"incident")}${I}`,n={...s,
elsewhere:"in the history file"},e=(0,j.Ku)(l,R,"incident",n,i=>N(i,s));return s.medium==="page"?[U.om.paragraph(`${_}.`),...e]:U.om.details(U.om.title(_),e)}function N(s,l){
const u=l.medium==="page",I=i=>u?(0,j.U1)(i,l):U.Gy.code(i,D),_=({from:i,until:f})=>f===null?`${(0,o.u8)(i,l.context.startedAt)} so far`:(0,o.u8)(i,f),n=({host:i})=>i===
void 0?null:(0,j.b8)(i,l,U.Gy.name),e=[U.om.column("Host",n,"name"),U.om.column("From",({from:i})=>(0,o.QN)(i),"when"),U.om.column("Duration",_,"when"),U.om.column(
"Failed runs",({runs:i})=>i,"number"),U.om.column("Problems",({codes:i})=>U.Gy.joined(i.map(I)))];return U.om.table(s,e,"Incidents")}}),7615:((Tt,nt,t)=>{t.d(nt,
{G_:()=>l,h0:()=>p,xS:()=>y});var G=t(9432),C=t(9119),b=t(8032),o=t(9179),U=t(5102),j=t(4120),R=t(7792),D=t(7035),g=t(806);const k=120,w=/^credentials-|^document-unauthorized$/,
p=_=>R.Gy.code(_,k);function y(_,n){const{host:e,attempt:i,earlier:f,credentials:$,looks:r,forced:E}=_.visit,{discovery:a,timing:M,hops:T,certificates:x}=i,{context:W,
medium:F,limits:et,elsewhere:pt}=n,lt=a.kind==="failed"?a.excerpt:null,Y=_.findings.some(({problem:at})=>w.test(at.code)),tt=F==="page"&&_.findings.length>0,ft=F===
"page"?W.history?.get(e):void 0,Dt={problems:n.detailed.size>1?h(_,n):[],result:a.kind==="skipped"&&!tt?[R.Gy.prose(a.problem.message)]:[],required:v(_,n),clients:F===
"log"?[]:d(_,n),response:T.map(m),services:_.services.map(at=>S(at,n)),body:lt===null?[]:[R.Gy.code(lt.replace(/\s+/gu," ").trim())],timing:[A(M)],retried:f.map(
N),"token from":$?.hasToken?[R.Gy.prose($.source)]:[],certificate:x.map(at=>s(at,W.startedAt)),credentials:Y?I(r):[],"host block":[...Map.groupBy(E,at=>(0,C.eo)(
at.place))].map(([at,mt])=>(0,R.mG)`${R.Gy.path(at)} for ${(0,G.eZ)(mt.map(({client:yt})=>yt))}`)},Q=F==="log"&&(0,U.QK)(_).length===0;return Object.entries({...Dt,
...ft&&(0,D.K5)(ft,n)}).flatMap(([at,mt])=>{if(Q&&!["credentials","host block"].includes(at))return[];const{shown:yt,more:_t}=(0,G.zN)(mt.filter(Gt=>!R.Gy.isEmpty(
Gt)),et.rows),Pt=_t===0?[]:[(0,R.mG)`and ${_t} more ${pt}`];return yt.length===0?[]:[{label:at,texts:[...yt,...Pt]}]})}const h=({findings:_},n)=>(0,C.c1)(_,({problem:e})=>e.
code).map(([{severity:e,problem:i}])=>(0,R.mG)`${R.Gy.sign(R.rC[e])} ${i.title} (${(0,g.U1)(i.code,n)})`);function v({requirements:_},n){const{context:e,limits:i}=n,
f=Map.groupBy(_,({because:$})=>$.map(C.df).join(`
`));return Array.from(f.values(),$=>{const r=R.Gy.some($,i.rows,({service:E,clients:a})=>{const M=E==="any"?R.Gy.words("any service"):p(E);return e.dialect.clients.
every(x=>a.includes(x))?M:(0,R.mG)`${M} for ${(0,G.eZ)(a)}`});return(0,g.ZT)(r,(0,g.AZ)($[0]?.because??[],i.places,n))})}const d=({clients:_},{context:n})=>[...Map.
groupBy(n.clients,e=>_[e])].map(([e,i])=>(0,R.mG)`${R.Gy.sign(e)} ${i.map(f=>b.bB[f]).join(", ")}: ${U.nx[e]}`),c={none:"none",sent:"sent","not-sent":"not sent \
(no connection)",withheld:"not sent (not HTTPS)",dropped:"not sent (redirected to another host)"};function m({status:_,reason:n,url:e,ms:i,...f}){const{mediaType:$,
address:r,proxy:E,authorization:a}=f,M=_===null||n===""?R.Gy.nothing:R.Gy.prose(n,k),T=R.Gy.joined([`${_??"none"}`,M]," ");return(0,g.ZT)((0,R.mG)`${T} from ${R.
Gy.code((0,o.cq)(e))} ${_===null?"after":"in"} ${(0,j.kJ)(i)}`,$===null?R.Gy.nothing:p($),r===null?R.Gy.nothing:(0,R.mG)`at ${p(r)}`,E===null?R.Gy.nothing:(0,R.
mG)`through ${R.Gy.code((0,o.cq)(E))}`,a==="none"?R.Gy.nothing:`token ${c[a]}`)}function S(_,n){const e=p(_.id);switch(_.kind){case"url":return(0,R.mG)`${e} ${R.
Gy.code((0,o.cq)(_.url))}`;case"login":{const{client:i,authz:f,token:$,ports:r}=_.login;return(0,R.mG)`${e} authz ${R.Gy.code((0,o.cq)(f??"none"))}, token ${R.Gy.
code((0,o.cq)($??"none"))}, client ${R.Gy.code(i)}, ports ${r.join(" to ")}`}case"problem":return(0,R.mG)`${e}: ${(0,g.U1)(_.problem.code,n)}`}}function A({lookupMs:_,
connectMs:n,tlsMs:e,firstByteMs:i,totalMs:f}){return Object.entries({...{DNS:_,connect:n,TLS:e,"first byte":i},total:f}).flatMap(([r,E])=>E===null?[]:`${r} ${(0,j.
kJ)(E)}`).join(", ")}const N=({discovery:_,timing:n})=>`${_.kind==="failed"?_.problem.code:_.kind} after ${(0,j.kJ)(n.totalMs)}`,s=({host:_,subject:n,issuer:e,expires:i},f)=>(0,R.
mG)`${p(_)} valid until ${R.Gy.prose((0,j.nO)(i,f))}; subject ${p(n)}, issuer ${p(e)}`,l=_=>Array.from(Map.groupBy(_,n=>JSON.stringify(n.looks)).values(),n=>({clients:n.
map(({client:e})=>e),looks:(n[0]?.looks??[]).map(({source:e,held:i,counts:f})=>{const $=i==="no token"?" (ends the search)":" (used)";return{source:e,held:`${u[i]}${f?
$:""}`}})})),u={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"\
turned off"};function I(_){const n=l(_);return n.flatMap(({clients:e,looks:i})=>i.map(({source:f,held:$})=>{const r=n.length>1?`${(0,G.eZ)(e)}: `:"";return(0,R.
mG)`${r}${R.Gy.prose(f)}: ${$}`}))}}),806:((Tt,nt,t)=>{t.d(nt,{AZ:()=>e,Ku:()=>S,N8:()=>n,OS:()=>m,U1:()=>s,ZT:()=>A,b8:()=>u,dI:()=>l,dS:()=>k,du:()=>v,h:()=>d,
ik:()=>_,jR:()=>I,xy:()=>c});var G=t(9432),C=t(9119),b=t(255),o=t(2432),U=t(4503),j=t(5102),R=t(8884),D=t(7792);const g=Number.POSITIVE_INFINITY,k=3,w={causes:g,
hosts:6,messages:4,characters:4e3,places:12,ownPlaces:4,items:g,rows:g,roots:1e3,details:2e3,remarks:g,hasLines:!0},p={...w,causes:20,characters:500,items:100,rows:50,
roots:100,details:20,remarks:5,hasLines:!1},y={...p,causes:30,hosts:4,messages:3,characters:1e3,places:6,items:1e3,rows:20,roots:3,remarks:g,hasLines:!0},h={log:y,
summary:p,brief:{...p,causes:10,items:0,rows:0,roots:0,details:0},notes:{...y,hosts:20,messages:10,characters:700,places:8,items:0},page:w},v=(i,f,$,r=[])=>({context:i,
medium:f,limits:h[f],elsewhere:$,detailed:new Set,lines:new Map(r.map(E=>[(0,C.R3)(E.place),E]))}),d=D.Gy.words("in the JSON report"),c=D.Gy.words("in the job s\
ummary"),m=(i,f,{elsewhere:$})=>i===0?[]:[D.om.paragraph((0,D.mG)`and ${(0,G.px)(i,`more ${f}`)} ${$}`)];function S(i,f,$,r,E){const{shown:a,more:M}=(0,G.zN)(i,
f);return a.length===0?[]:[...E(a),...m(M,$,r)]}function A(i,...f){const $=D.Gy.joined(f,D.Gy.words("; "));return D.Gy.isEmpty($)?i:(0,D.mG)`${i} (${$})`}const N=/^[a-z\d]+(?:-[a-z\d]+)*$/,
s=(i,{context:f})=>D.Gy.link(N.test(i)?(0,o.H9)(i,f.docsUrl):null,D.Gy.code(i)),l=i=>`host-${i}`;function u(i,{detailed:f},$=D.Gy.code){const r=(0,b.nx)(i);return f.
has(i)?D.Gy.link(`#${l(i)}`,$(r)):$(r)}const I=(i,{medium:f,limits:$})=>f==="log"&&$.details===0&&i.length===1&&i.every(j.DI);function _(i,{context:f},$=!1){if(typeof i==
"string")return D.Gy.code(i);const r=$?(0,C.bH)(i.file).path:i.file;return D.Gy.link((0,U.uM)(i,f),D.Gy.path((0,C.eo)({...i,file:r})))}function n({module:i,place:f},$){
const r=i===void 0?D.Gy.nothing:D.Gy.path(i);return D.Gy.joined([r,_(f,$)],D.Gy.words(": "))}function e(i,f,$,r=!1){const{places:E,noun:a}=(0,R.TD)(i);return D.
Gy.some(E,f,M=>_(M,$,r),a)}}),6906:((Tt,nt,t)=>{t.d(nt,{B2:()=>b,MC:()=>k,qX:()=>g,wh:()=>o});var G=t(6092),C=t(5517);const b={fails:{text:"\u2717",emoji:"\u274C",
style:"red",height:16},unchecked:{text:"\u2717",emoji:"\u274C",style:"red",height:2},warns:{text:"!",emoji:"\u26A0\uFE0F",style:"yellow",height:10},skipped:{text:"\
\u25CB",emoji:"\u26AA",style:"blue",height:2},works:{text:"\u2713",emoji:"\u2705",style:"green",height:6},notice:{text:"\xB7",emoji:"\u2139\uFE0F",style:"blue",
height:0}};function o(w){if(typeof w=="string")return(0,G.RK)(w);if(!("kind"in w))return w.map(o).join("");switch(w.kind){case"words":return w.text;case"code":case"\
prose":case"sentence":return(0,G.RK)(w.text,w.max);case"strong":case"small":case"link":return o(w.content);case"sign":return b[w.of].text;case"break":return", ";case"\
chart":return g(w.runs)}}const U=[{mark:"\u2581",belowMs:100,words:"below 100 ms"},{mark:"\u2582",belowMs:250,words:"below 250 ms"},{mark:"\u2583",belowMs:500,words:"\
below 500 ms"},{mark:"\u2585",belowMs:1e3,words:"below 1 s"},{mark:"\u2586",belowMs:2500,words:"below 2.5 s"},{mark:"\u2587",belowMs:Number.POSITIVE_INFINITY,words:"\
2.5 s or more"}],j="\u2573",R="\u254C";function D(w){return w.outcome==="fails"?j:(0,C.yX)(w)?U.find(({belowMs:p})=>(w.ms??0)<p)?.mark??"":R}const g=w=>w.map(D).
join("");function k(w){const p=new Set(w.map(D)),y=w.some(d=>D(d)===U[0].mark&&d.ms===null);return[...U.map(({mark:d,words:c},m)=>[d,m===0&&y?`${c} or not measu\
red`:c]),[j,"failed"],[R,"no result"]].filter(([d])=>p.has(d))}}),7792:((Tt,nt,t)=>{t.d(nt,{AA:()=>D,Gy:()=>k,mG:()=>o,om:()=>w,rC:()=>b});var G=t(9432),C=t(1780);
const b={error:"fails",warning:"warns",notice:"notice"},o=(p,...y)=>p.flatMap((h,v)=>{const d=y[v]??[],c=typeof d=="number"?String(d):d;return h===""?[c]:[{kind:"\
words",text:h},c]}),U=p=>p===""||Array.isArray(p)&&p.every(U),j=(p,y={kind:"words",text:", "})=>p.filter(h=>!U(h)).flatMap((h,v)=>v===0?[h]:[y,h]);function R(p,y,h,v=""){
const{shown:d,more:c}=G.zN(p,y),m=j(d.map(h)),S=v===""?`${c} more`:G.px(c,`more ${v}`);return c===0?m:o`${m} and ${S}`}const D=p=>/^https?:\/\/[!-~]+$/.test(p),
g=60,k={isEmpty:U,joined:j,some:R,nothing:[],newLine:{kind:"break"},words:p=>({kind:"words",text:p}),code:(p,y)=>({kind:"code",text:p,max:y}),name:p=>({kind:"co\
de",text:p,breaks:"dots"}),path:p=>({kind:"code",text:p,breaks:"slashes"}),value:p=>({kind:"code",text:p,max:g,breaks:"never"}),prose:(p,y)=>({kind:"prose",text:(0,C.
pj)(p),max:y}),sentence:(p,y)=>({kind:"sentence",text:(0,C.pj)(p),max:y}),strong:p=>({kind:"strong",content:p}),small:p=>U(p)?[]:{kind:"small",content:p},link:(p,y)=>({
kind:"link",url:p,content:y}),sign:p=>({kind:"sign",of:p})},w={column:(p,y,h)=>({title:p,cell:v=>o`${y(v)}`,style:h}),title:(p,y=[],h=null)=>({sign:h,name:p,text:y}),
paragraph:p=>({kind:"paragraph",content:p}),line:p=>({kind:"details",title:p,children:[]}),details:(p,y)=>y.length===0?[]:[{kind:"details",title:p,children:y}],
table:(p,y,h,v=()=>({}),d,c=Number.MAX_SAFE_INTEGER)=>{const m=y.filter(({cell:A})=>p.some(N=>!U(A(N)))),S=p.map(A=>({...v(A),cells:m.map(({cell:N})=>N(A))}));return Array.
from({length:Math.ceil(S.length/c)},(A,N)=>{const s=S.slice(N*c,(N+1)*c);return{kind:"table",caption:h,columns:m,rows:s,style:d}})}}}),8345:((Tt,nt,t)=>{t.d(nt,
{C:()=>U,c:()=>j});var G=t(9179),C=t(3846),b=t(1054),o=t(845);const U="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: \
a repository is no provider";function j(D,g){if(D.length>b.lG)return null;const[k=""]=D.split("/",1);if(g.kind!=="invalid")return g.hostImplied?null:(0,b.L6)(k);
if((0,b.Kc)(D))return b.dj;if(D!==D.trim())return"remove the white space around the address";const[,w="",p=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,G.
Mi)(D,""))??[],y=w!==""&&/\bterraform-provider-|\.git$/.test(p);if((0,o.ni)(p)||y)return U;const h=(0,o.Fu)(p,"provider");return h!==null?`write ${h}`:g.error.split(
`

`)[1]??R(D,p)}function R(D,g){const[,k="",w]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(g)??[];if(k!==D&&(0,C.mi)(k,"terraform").kind==="registry")return`w\
rite ${k}${w===void 0?"":", and the version in the `version` argument"}`;const p=k.split("/"),[y="",h=""]=p;if(p.length>3){const v=`; service discovery works on\
ly at the root of a host, not below /${h}`;return`write HOST/NAMESPACE/TYPE${(0,b.Cm)(y)?v:""}`}return p.length===3?(0,b.L6)(y):p.length===2&&(0,b.Cm)(y)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}}),437:((Tt,nt,t)=>{t.d(nt,{k_:()=>et,w5:()=>Dt});var G=t(493),C=t(3024),b=t(6760),o=t(9968),U=t(3114),j=t(
9432),R=t(9179);const D=1024*1024,g=4e3;function k(Q,it){const{redact:at,names:mt,directory:yt,checkedAt:_t,configs:Pt}=it,Z=Pt.flatMap(J=>J.files).flatMap(({path:J,
shown:O})=>[w(J),O]),V=J=>!Z.includes(J)&&(0,U.L8)((0,b.basename)(J),new Set,(0,b.basename)((0,b.dirname)(J)))!==void 0;return[...Map.groupBy(Q,({file:J})=>J)].
flatMap(([J,O])=>{const B=w((0,b.resolve)(yt,J)),ot=(0,o.N0)(()=>(0,C.statSync)(B).mtimeMs<=_t+1,!1)&&[J,B].every(V)?(0,o.yR)(B,D):null,rt=ot?.ok?ot.text.replace(
/^\uFEFF/,"").split(/\r?\n/):[];return O.flatMap(ut=>{const st=rt[ut.line-1]??"";return ut.column<=st.length&&st.length<=g&&at(st,mt)===st?A(st,ut):[]})})}const w=Q=>(0,o.
N0)(()=>(0,C.realpathSync)(Q),(0,b.resolve)(Q)),p=80,y=($late0??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.-]|\"[^\"\\\\$%]*\")*","u")),h=($late1??=new RegExp("^(?:[\\p{ID_Continue}\\s={}()[\\],:.?!&|>*+-]|\"[^\"\\\\$%]*\")*","u")),
v=Q=>y.exec(Q)?.[0]??"",d=($late2??=new RegExp("(?<=(?:^|[{,])\\s{0,99}|[\"}/]\\s{1,99})(?:[\\p{ID_Continue}-]+|\"[\\p{ID_Continue}-]+\")\\s*[=:]\\s*$","u")),c=/^\s*[\w-]+(?:\s+(?:[\w-]+|"[^"\\$%]*"))*\s*\{/,
m=/^\s*"?(?:source"?\s*[=:]\s*["'](?=.*[./])(?!.*(?:\w{16}|gh[a-z]_|github_pat|glpat|AKIA|eyJ|xox|sk-|hf_|hvs|atlasv1))[\w./'${}-]*|version"?\s*[=:]\s*["'][\d.,~><=!\s-]*)$/,
S=/^(?:"(?:[^"\\$]|\\.|\$(?!\{)|\$\{[^"{}]*(?:"[^"\\$]*"[^"{}]*)*\})*"|[\w.{[(-]*)$/;function A(Q,it){const at=Array.from(Q),mt=at.slice(0,it.column-1).join(""),
yt=m.test(Q),_t=yt?at.length:it.endColumn-1,Pt=at.slice(it.column-1,_t).join(""),Gt=mt.length+Pt.length,Z=mt.length<=p&&v(mt)===mt,V=Z?c.exec(Q.slice(0,2*p))?.[0]??
"":"",J=V.length>=Gt,O=J||yt||S.test(Pt);if(!Z&&!O)return[];const B=J?mt:d.exec(mt)?.[0]??"",H=/^"?source\b/.test(B)?s:void 0,q=(0,R.Qj)(Pt),ot=V.slice(Gt),rt=Q.
slice(Gt+ot.length),ut=/^\s*$/.test(mt)&&/^[\w-]+$/.test(Pt)&&/^\s*=\s/.test(rt),st=Z&&O&&(ut||/["{]\s*$/.test(Pt+ot));return{place:it,before:(Z?l(mt.slice(0,mt.
length-B.length)):"\u2026 ")+B,literal:(0,j.dh)(O?q:l(q,h.exec(q)?.[0],H),2*p),after:ot+l(rt,st?v(rt.slice(0,p)):"")}}const N=new RegExp("\"[^\"]*\"|(?<![\\p{ID_Continue}.-])(?!(?<=(?:^|[{,]\\s)\\s*)[\\p{ID_Continue}.-]+\\s*[={:]|(?<=^)[\\p{ID_Continue}.-]+\\()[\\p{ID_Continue}.-]+","gu"),
s=/^"(?:\.\.?\/|git::[\w./:-]*"$)|^(?:each|local|module|path|var)\./;function l(Q,it=v(Q.slice(0,2*p)),at){const mt=Q.slice(it.length);return it.replaceAll(N,_t=>at?.
test(_t)===!0?_t:_t.startsWith('"')?'"\u2026"':"\u2026")+(mt.trim()===""?"":`${/^[\s#/]{0,9}/.exec(mt)}\u2026`)}var u=t(1331),I=t(2218),_=t(3214),n=t(5011),e=t(
3087),i=t(6097),f=t(255),$=t(2432),r=t(6092),E=t(4815),a=t(3152),M=t(4515),T=t(2332);let x=function(...Q){return{nameRepository:x}=t.late([4878],4878),new.target?
new x(...Q):x(...Q)},W=function(...Q){return{prepareFleet:W}=t.late([8317,4668,9108],9108),new.target?new W(...Q):W(...Q)},F=function(...Q){return{recordRun:F}=
t.late([8317,3169],3169),new.target?new F(...Q):F(...Q)};async function et(Q,it,at,mt){const{env:yt,kill:_t,pid:Pt}=it,Gt={environment:yt,kill:_t,pid:Pt,now:(0,M.
ie)(it)},Z={...mt,...Gt,startTimer:_.Ip,progress:at.show};try{return pt(await lt(Q,Z),{...Z,random:Math.random})}finally{at.end()}}function pt(Q,it){const{history:at}=Q.
settings;if(at===null)return{checked:Q,warnings:[]};try{const{history:mt,warnings:yt}=F(at,Q,it);return{checked:{...Q,context:{...Q.context,history:mt}},warnings:yt}}catch(mt){
const yt=(0,r.RK)((0,e.A3)(mt));return{checked:Q,warnings:[`the history ${(0,r.RK)(at)} was not read: ${yt}`]}}}async function lt(Q,it){const at=new Date,mt=(0,E.
s)(Q,it),{upgrade:yt}=(0,n.n)(it.environment),_t={...mt,upgrade:mt.upgrade||yt},Pt=_t.deadlineMs;(_t.usages.length>0||_t.depth!=="discovery")&&(0,M.L2)();const Gt=()=>it.
stop.end({kind:"deadline",ms:Pt}),Z=it.startTimer(Pt,Gt),V=it.now()+Pt;it.stop.endIfDue=()=>it.now()<V?void 0:Gt();try{const O=await(_t.usages.length===0?T.iA:W)(
_t,it,at);await(0,M.xu)();const B=await Y(O,_t,it);return ft(B,O,_t,it)}finally{Z()}}async function Y(Q,it,at){const{environment:mt,stop:yt,isFork:_t,wording:Pt=a.
w7}=at,{dialect:Gt,missing:Z,ignore:V}=Q,J=await tt(Q,it,at),{predicted:O}=J,B=[Q.requirements,O.requirements],H={...Q,...J,requirements:(0,I.h1)(B,Gt.clients),
tokenVariables:Dt(mt),tokenHosts:it.tokens.map(({host:ut})=>ut),stopped:[yt.why??[],Z??[]].flat()},q={...at.secrets,names:(0,I.wX)(H.requirements,Q.usages),configs:Q.
configs,directory:at.directory,checkedAt:Q.startedAt.getTime()},{isTerminal:ot}=Pt,rt={...it,ignore:V,dialect:Gt,isFork:_t,isTerminal:ot,now:q.checkedAt};return(0,G.
S4)(H,rt,ut=>k(ut,q))}async function tt(Q,it,at){const{requirements:mt,roots:yt}=Q,_t=(0,I.en)(mt,it),Pt=Array.from(_t,([H,q])=>(0,u.i)(H,q)),Gt=new Set(mt.map(
({host:H})=>H).filter(H=>!_t.has(H))),Z=it.depth!=="discovery"&&yt.length>0;if(Gt.size===0&&!Z)return{visits:Pt,predicted:G.j7,tokenSources:new Map};const{contact:V}=await Promise.
all([t.e(5866),t.e(5332)]).then(t.bind(t,5332)),J=await V([...Gt],Q,it,at),O=new Set(J.visits.map(({host:H})=>H)),B=Pt.filter(({host:H})=>!O.has(H));return{...J,
visits:[...J.visits,...B]}}function ft(Q,it,at,mt){const{startedAt:yt,requirements:_t,usages:Pt,changes:Gt,scan:Z,clients:V,repositories:J}=it,O=(0,I.wX)([..._t,
...Q.roots.flatMap(({rows:vt})=>vt)],Pt),B=(0,i.QA)(Q,mt.environment),H=[...at.remarks,...it.remarks,...(0,i.f2)(Q,at)],q=(0,i.q9)([...B,...H,...(0,i.rc)(Q)]),{
why:ot,evidence:rt}=it.dialect,ut={verdict:Q,remarks:q,detection:{why:ot,evidence:rt}},{verdict:st,remarks:Mt,detection:Et}=mt.secrets.redact(ut,O),gt=Z.files>0&&
J.length===0,Lt={dialect:{...it.dialect,...Et},failOn:at.failOn,depth:at.depth,scan:Z,remarks:Mt,startedAt:yt.toISOString(),durationMs:Date.now()-yt.getTime(),version:$.
xv,docsUrl:$.aq,clients:V(),links:null,repository:gt?x(mt.directory,mt.environment):null,repositories:J,history:null};return{settings:at,changes:Gt,verdict:st,context:Lt}}
const Dt=Q=>Object.keys(Q).filter(f.Zp)}),2332:((Tt,nt,t)=>{t.d(nt,{fT:()=>yt,iA:()=>it,Nu:()=>mt});var G=t(3024),C=t(6760),b=t(8185),o=t(9432),U=t(2170),j=t(255),
R=t(3298),D=t(6975);function g({links:Z,...V},J,O,B){const H={...V,newHosts:new Set,files:null,remarks:[]};if(J===null)return H;const{since:q}={since:void 0,...J},
ot=q===void 0?"changed-only":"--changed-since",rt=At=>({...H,remarks:[`${ot} has no effect: ${At}`]});if(J.kind==="all")return rt(J.why);if(J.files.some(({file:At})=>At===
D.Dp))return rt(`${D.Dp} has changed`);const ut=k(J.files,Z),st=new Set(ut.filter(({status:At})=>At!=="removed").map(({file:At})=>At)),Mt=st.size===0||[...st].some(
At=>O(At)!==null);if(q===void 0&&!Mt)return rt("the checkout contains none of the files that the pull request changes");const Et=V.usages.filter(At=>st.has(At.place.
file)||B(At)),gt=J.files.length===1?"1 file":`${J.files.length} files`,vt=`${q===void 0?"changed-only: the pull request changes":`checked what has changed since\
 ${(0,o.dh)(q)}:`} ${gt} with ${Et.length} of ${V.usages.length} usages`;return{usages:Et,notes:V.notes.filter(At=>w((0,U.W7)(At),st)||B(At)),newHosts:y(V.usages,
ut,O),files:new Set(ut.map(({file:At})=>At)),remarks:[vt]}}function k(Z,V){const J=new Map(Z.map(B=>[B.file,B])),O=V.entries().flatMap(([B,H])=>{const q=J.get(H);
return q===void 0?[]:[{...q,file:B}]});return[...Z,...O]}const w=(Z,V)=>V.has(Z)||Z==="."||[...V].some(J=>J.startsWith(`${Z}/`)),p=2e8;function y(Z,V,J){const O=new Set;
if(V.some(c))return O;const B=new Map(V.map(st=>[st.file,st])),H=(0,R.O)(st=>h(B.get(st),J)),q=V.flatMap(({patch:st})=>v(st,/^[ -]/));let ot=0;const rt=(st,Mt)=>{
const Et=[Mt,(0,j.pk)(Mt).toLowerCase()];return st.filter(gt=>(ot+=gt.length,ot<=p&&Et.some(Lt=>gt.includes(Lt)))).length},ut=(st,Mt)=>{const{isNew:Et,now:gt,added:Lt}=H(
st),vt=Et?0:rt(gt,Mt);return Et||vt>0&&vt===rt(Lt,Mt)};for(const[st,Mt]of Map.groupBy(Z,Et=>Et.host)){if(st===null||Mt.some(({isHostImplied:gt})=>gt))continue;const Et=[
...new Set(Mt.map(({place:gt})=>gt.file))];!Et.every(gt=>B.has(gt))||rt(q,st)>0||Et.every(gt=>ut(gt,st))&&ot<=p&&O.add(st)}return O}function h(Z,V){const{file:J="",
status:O,patch:B=null}=Z??{},H=O==="added";if(H||B===null)return{isNew:H,now:[],added:[]};const q=(V(J)??"").toLowerCase().split(`
`);return{isNew:H,now:q,added:v(B,/^\+/)}}const v=(Z,V)=>(Z??"").toLowerCase().split(`
`).filter(J=>V.test(J)),d=/\.(tf|tofu|hcl|json|tfrc)$|\.(terraformrc|tofurc)$/,c=({file:Z,status:V,changes:J,patch:O})=>O===null&&V!=="added"&&J>0&&d.test(Z);var m=t(
2218),S=t(9968),A=t(4202),N=t(1011),s=t(4120),l=t(4756),u=t(3096),I=t(3474),_=t(3152),n=t(9029),e=t(5011),i=t(5440),f=t(7706),$=t(1098),r=t(9119),E=t(5106);const a=[
"TF_CLOUD_HOSTNAME",E.OZ],M=["TFE_HOSTNAME",E.M],T={cloud:a,cloud_default:a,provider_tfe:M,provider_tfe_default:M,terragrunt_source:["TG_TF_DEFAULT_REGISTRY_HOS\
T",E.e$]},x=/^(cloud|backend_)/,W=/^backend_remote/,F="remote backends are not checked, because a file of -backend-config may name others";function et({usages:Z,
notes:V,declared:J},O,B){const H=new Set(Z.flatMap(({workspace:At})=>At?.name??[])),q=new pt(O,H.size>1),ot=Z.map(q.read),{settled:rt,missing:ut,added:st,remarks:Mt,
init:Et}=q,gt=B!=="discovery",Lt=gt?ot.flatMap(At=>ft(At,O)):[],vt=At=>{const{code:Ut}=At.problem,bt=Ft=>At.places.some(Xt=>Ft.has((0,r.df)(Xt)));return/^(host|source)-/.
test(Ut)&&bt(rt)?[]:Ut==="block-backend"&&!Et.hasBackend?[]:Ut==="host-missing"&&gt&&bt(ut)?{...At,severity:"error"}:At};return{usages:ot,notes:[...V.flatMap(vt),
...st,...Lt],declared:J.filter(({kind:At})=>Et.hasBackend||At!=="state-expression"),remarks:[...Mt],isLockReadonly:Et.isLockReadonly}}class pt{environment;isAmongOthers;init;remarks;settled=new Set;missing=new Set;added=[];constructor(V,J){
this.environment=V,this.isAmongOthers=J,this.init=(0,e.n)(V),this.remarks=new Set(this.init.remarks)}read=V=>{const{kind:J,place:O,workspace:B}=V,{backendConfig:H,
hasBackend:q}=this.init,ot=W.test(J),rt=ot&&H.some(vt=>!vt.includes("="));if(rt||!q&&x.test(J))return this.settled.add((0,r.df)(O)),rt&&this.remarks.add(F),{...V,
needs:[],directHost:void 0,workspace:void 0};const[ut,st]=[B?.name,this.environment.TF_WORKSPACE];if(/^cloud/.test(J)&&ut&&st&&ut!==st&&!V.isOverridden){const{isAmongOthers:vt}=this,
At=(0,f.g6)({kind:"workspace",what:ut,selected:st,isAmongOthers:vt});this.added.push((0,U.kH)(At,{places:[O],clients:V.clients}))}const Et=ot&&H.some(vt=>!lt.test(
vt))?{...V,workspace:void 0}:V,gt=ot?Y(H):tt(V,this.environment);if(gt!==null&&!V.isOverridden)return this.withHost(Et,gt);const Lt=J==="backend_remote_default"&&
B?.organization===null;return x.test(J)&&!Lt&&this.missing.add((0,r.df)(O)),Et};withHost(V,{text:J,service:O,variable:B}){const{place:H,replacedFor:q=[]}=V,ot=V.
clients.filter(Mt=>!q.includes(Mt)),{host:rt,needed:ut,problem:st}=i.pb.host(J,"terraform",!1);return this.settled.add((0,r.df)(H)),B!==null&&this.remarks.add(`${B}\
 names ${(0,o.dh)(J)}`),st&&this.added.push((0,U.kH)(st,{places:[H],clients:ot})),{...V,host:rt,isHostImplied:!1,needs:ut===null?[]:[{host:ut,service:O,clients:ot}],
text:V.text?.replace(/^tfr:\/\/\//,`tfr://${J}/`)??null}}}const lt=/^hostname=/;function Y(Z){const J=(Z.findLast(O=>lt.test(O))??"").replace(lt,"");return J?{text:J,
service:E.Bn,variable:null}:null}function tt({kind:Z,text:V,backend:J,isHostImplied:O},B){const[H="",q=""]=(J==="cloud"?a:T[Z])??[],rt=O||Z.endsWith("_default")&&
V===null?B[H]:void 0;return rt?{text:rt,service:q,variable:H}:null}function ft({kind:Z,workspace:V,place:J,clients:O,isOverridden:B,replacedFor:H=[]},q){const ot=W.
test(Z),rt=(V?.lacks??[]).filter(gt=>ot||!q[E.uW[gt]]);if(B||rt.length===0)return[];const ut=ot?"remote backend":"cloud block",st=Z==="backend_remote_default"&&
rt.length===N.Rt.length,Mt=O.filter(gt=>!H.includes(gt)),Et=(0,$.y7)({block:ut,lacks:rt,isOpen:st});return[(0,U.kH)(Et,{places:[J],clients:Mt})]}var Dt=t(533),Q=t(
4359);async function it(Z,V,J){const O=V.now(),B=await(0,Q.SQ)(Z,V),H=Z.scan.length===0?0:V.now()-O,{usedBy:q,...ot}=(0,Q.o0)(Z,B,V),{files:rt,bytes:ut}=B,st=Z.
changedOnly?await V.changes(Z):null,Mt=[...ot.notes,...Pt(B,V.stop.why)],Et={...B,...ot,notes:Mt,changes:st,setting:Z.dialect},{unmatched:gt,directories:Lt,endedAt:vt}=B,
At=(0,A.Ls)(Z.exclude),Ut=xt=>xt.split("/").some(A.G$)||(0,u.eH)((0,u.jt)(xt)).some(At),bt=vt===null?[...gt].filter(xt=>!Ut(xt)):[],{GITHUB_EVENT_NAME:Kt=""}=V.
environment,Ft=Z.scan.length===0&&/^pull_request|^merge_group/.test(Kt),Xt={startedAt:J,dialect:ot.dialect,isEmpty:Z.scan.length>0&&B.isEmpty&&B.endedAt===null,
changes:st,ignore:ot.ignore,bots:ot.bots,remarks:[...Ft?[at]:[],...(0,s.$V)("exclude",bt,[...Lt])],notes:[],scan:{files:rt,bytes:ut,durationMs:H},clients:q,repositories:[],
missing:null,checkouts:null};return yt([mt(null,Et,Z,V)],Xt,Z,V)}const at="the files of this pull request were not read, because of `hostnames`; to read them, s\
et `scan: .`";function mt(Z,V,J,{environment:O,directory:B,stop:H}){const q=et(V,O,J.depth),ot=(0,n.y)(V.dialect,O),rt={...V,...q,unmanaged:ot,settings:{...J,dialect:V.
setting}},ut={...rt,...(0,Dt.G9)(rt)},st=Ut=>(0,S.r7)((0,C.join)(B,Ut)),Mt=Ut=>(0,b.US)(Ut,J),Et=g(ut,V.changes,st,Mt),{roots:gt,notes:Lt,expand:vt,locks:At}=(0,Dt.
D0)({...ut,changed:Et.files,ending:H});return{name:Z,dialect:V.dialect,usages:At.without(Et.usages),roots:gt,expand:vt,namedHosts:(0,N.kA)(ut.usages),notes:Et.notes,
rootNotes:Lt,newHosts:Et.newHosts,remarks:[...Et.remarks,...q.remarks,...ut.remarks]}}function yt(Z,V,J,O){const{dialect:B,checkouts:H,scan:q}=V,ot=O.environment.
SSL_CERT_FILE||"/",rt=Z.flatMap(({usages:vt})=>vt),ut=Z.flatMap(vt=>vt.roots),st=(0,n.j)(rt,J,B,O,H?.plugins??null,ut),{usages:Mt,configs:Et,releases:gt}=st,Lt=_t(
Mt,Z,J,B.clients);return Gt(Lt.requirements),{...V,...Lt,dialect:{...B,releases:gt},configs:Et,usages:Mt.filter(N.s7),roots:ut,expand:Z[0]?.expand??null,notes:[
...Z.flatMap(({notes:vt})=>vt),...Z.flatMap(({rootNotes:vt})=>vt),...V.notes],newHosts:new Set(Z.flatMap(({newHosts:vt})=>[...vt])),namedHosts:q.files===0||J.exclude.
length>0?null:new Set(Z.flatMap(({namedHosts:vt})=>[...vt])),complaints:st.findings,remarks:[...V.remarks,...(0,G.existsSync)(ot)?[]:[`SSL_CERT_FILE names ${(0,o.
dh)(ot)}, which does not exist`],...new Set(Z.flatMap(vt=>vt.remarks)),...st.remarks],scan:{...q,usages:Mt.length}}}function _t(Z,V,J,O){const B=J.hostnames.map(
({host:rt})=>rt),H=Map.groupBy(Z,({repository:rt=null})=>rt),q=V.map(({name:rt,namedHosts:ut})=>{const st=new Set([...ut,...B]),Mt={hostnames:[],requiredServices:[]};
return(0,m.CG)(Mt,H.get(rt)??[],O,st)}),ot=V.flatMap(({name:rt,dialect:ut},st)=>(0,m.Fh)(rt,ut,q[st]??[]));return{requirements:(0,m.h1)([(0,m.CG)(J,[],O),...q],
O),guesses:ot}}function Pt({endedAt:Z,files:V},J){return Z===null||J===null?[]:[(0,U.ht)(Z,(0,l.ub)({kind:"time",stopped:J,files:V}))]}function Gt(Z){const{size:V}=new Set(
Z.map(({host:O})=>O)),J=`scan found ${V} hosts, the limit is ${I.pS}: narrow scan or exclude files`;if(V>I.pS)throw new _.GN([J])}}),2796:((Tt,nt,t)=>{t.d(nt,{cZ:()=>g,
cr:()=>A,hs:()=>N,pq:()=>s});var G=t(2886),C=t(9432),b=t(9119),o=t(8032),U=t(255),j=t(1780),R=t(8884);const D=3;function g(l){const u=new Map(l.map(n=>[n,(0,R.eb)(
[n]).length])),I=n=>u.get(n)??0,_=l.toSorted((n,e)=>I(e)-I(n));return(0,b.c1)(_,w).flatMap(n=>{const e=(0,b.c1)(n,p);return e.length>D?[n]:e}).map(y).toSorted((n,e)=>(0,G.
Np)(n,e)||k(n)-k(e)||e.hits-n.hits||e.hosts.length-n.hosts.length)}function k({code:l,affects:u}){return l==="machine-network"?-1:l==="host-not-checked"?2:u.length===
0||o.Du.some(I=>u.includes(I))?0:1}const w=({severity:l,problem:{code:u},affects:I,exclude:_})=>JSON.stringify([l,u,u==="machine-network"||I,_===void 0]),p=l=>l.
exclude===void 0?m(l.problem.help??"",l):"";function y(l){const[u]=l,I=[...new Set(l.flatMap(({host:r})=>r??[]))],{code:_,title:n}=u.problem,e=r=>{const E=M=>I.
length>1?m(r(M),M):(0,j.pj)(r(M)),a=E(u);return l.every(M=>E(M)===a)?a:null},f=l.length>1&&u.exclude!==void 0?"":e(({problem:r})=>r.help??""),$=e(({problem:r})=>r.
message);return{severity:u.severity,code:_,title:n,affects:[...new Set(l.flatMap(({affects:r})=>r))],findings:l,hosts:I,hits:(0,R.eb)(l).length,message:f===null?
null:$,help:f?.includes(v)?`${f}; ${c(I)}`:f}}const h="HOST",v=U.xV+h,d=5,c=l=>`${v} is ${(0,C.K4)(l,d,u=>(0,U.fK)(u)[0]??u)}`,m=(l,{host:u})=>(0,j.pj)(l,I=>S(I,
u));function S({host:l,shownAs:u,isVariable:I},_){if(I)return l===_?v:u;const n=`.${l}:`.replace(`.${_}:`,`.${h}:`).slice(1,-1);return n===l?u:n}const A=l=>(0,b.
c1)(l,({problem:{message:u,help:I=""}})=>`${(0,j.pj)(u)}
${(0,j.pj)(I)}`),N=l=>l.some(({host:u})=>u!==null)&&!l.every(G.zX);function s({hosts:l,findings:u}){const I=N(u),_=I?l.length:(0,R.Dx)(u).length;return _>1?`${(0,C.
px)(_,I?"host":"place")}: `:""}}),7039:((Tt,nt,t)=>{t.d(nt,{hF:()=>w});var G=t(8643),C=t(2170),b=t(9119),o=t(9615),U=t(3841),j=t(255),R=t(9179),D=t(5955),g=t(8884);
let k=function(...n){return{attemptsOf:k}=t.late([5866,5332],5332),new.target?new k(...n):k(...n)};function*w(n,e){const{hosts:i,findings:f,passed:$,ignored:r,stopped:E,
roots:a}=n,{dialect:M,remarks:T,repository:x,repositories:W,startedAt:F,durationMs:et}=e,{usages:pt,...lt}=e.scan;yield*(0,D.M)({schemaVersion:1,version:e.version,
passed:$,stopped:(0,U.p)(E)||void 0,incomplete:p(E),failOn:e.failOn,repository:x??void 0,repositories:p(W),dialect:M.name,clientDetection:h(M),clients:e.clients,
startedAt:F,durationMs:et,counts:Object.fromEntries(o.oC.map(Y=>[`${Y}s`,y(f,Y)])),hosts:i.values().map(v),findings:f.values().map(s),roots:p(a)?.values().map(u),
ignored:r.length,ignoredFindings:p(r)?.values().map(l),usages:pt,remarks:p(T),scan:lt}),yield`
`}const p=n=>n.length===0?void 0:n,y=(n,e)=>n.filter(i=>i.severity===e).length;function h({clients:n,versions:e,releases:i,isGuess:f,why:$,evidence:r}){return{clients:n,
assumed:f??!1,why:(0,R._U)($),versions:Object.entries(e).map(([E,a])=>({client:E,version:(0,R._U)(a)})),releases:i.map(({name:E})=>E),evidence:r.map(({client:E,
version:a,level:M,text:T,place:x})=>({client:E,version:a===null?null:(0,R._U)(a),kind:M,text:(0,R._U)(T),...A(x)}))}}function v(n){const{visit:e,requirements:i,
services:f,servicesFrom:$,clients:r,isNew:E}=n,{discovery:a,hops:M,timing:T,certificates:x}=e.attempt;return{host:e.host,display:(0,j.pk)(e.host),discovery:a.kind,
...d(a),..."excerpt"in a&&a.excerpt!==null&&{excerpt:a.excerpt},documentUrl:"url"in a?(0,G.Pl)(a.url):null,hops:M.map(({challenge:W,...F})=>({...F,url:(0,R.cq)(
F.url),proxy:F.proxy&&(0,R.cq)(F.proxy)})),services:Object.fromEntries(f.map(W=>[W.id,m(W)])),servicesFrom:$&&A($),hostBlocks:e.forced.map(({client:W,place:F})=>({
client:W,place:A(F)})),required:i.map(({service:W,clients:F,because:et})=>({service:W,clients:F,because:et.map(S)})),credentials:e.credentials?.hasToken?e.credentials.
source:null,looks:e.looks,attempts:k(e).length,...e.earlier.length>0&&{earlier:e.earlier.map(c)},timingMs:{lookup:T.lookupMs,connect:T.connectMs,tls:T.tlsMs,firstByte:T.
firstByteMs,total:T.totalMs},certificates:x,clients:r,...E&&{new:!0}}}const d=n=>"problem"in n?{code:n.problem.code}:{},c=({discovery:n,timing:e})=>({discovery:n.
kind,...d(n),ms:e.totalMs});function m(n){if(n.kind==="url")return{url:(0,R.cq)(n.url)};if(n.kind==="problem")return{problem:{code:n.problem.code,...(0,o.ag)(n.
problem)}};const{authz:e,token:i}=n.login,f={authz:e&&(0,R.cq)(e),token:i&&(0,R.cq)(i)};return{login:{...n.login,...f}}}const S=n=>typeof n=="string"?n:A(n);function A({
file:n,line:e,column:i,endColumn:f,target:$,inside:r}){const{repository:E,path:a}=(0,b.bH)(n),M=E===null?{file:n}:{repository:E,file:a},T=$&&(0,b.bH)($).path;return{
...M,line:e,column:i,endColumn:f,target:T,...N(r)}}function N(n){if(n===void 0)return{};const{through:e,isPublic:i,...f}=n;return{through:e,inside:f}}function s(n){
const{problem:e,severity:i,host:f,places:$,affects:r,exclude:E}=n;return{code:e.code,severity:i,host:f,service:(0,g.ju)(n),...(0,o.ag)(e),...N((0,C.Xd)(n)?.inside),
places:$.map(S),affects:r,...e.constraints&&{constraints:e.constraints.map(a=>({..._(a),conflicts:a.conflicts}))},...E&&{exclude:E}}}function l({finding:n,rule:e}){
const{code:i,severity:f,host:$,places:r}=s(n),E=e.place&&A(e.place);return{code:i,severity:f,host:$,places:r,reason:e.reason,from:E}}function u({directory:n,clients:e,
rows:i}){const{repository:f,path:$}=(0,b.bH)(n);return{...f&&{repository:f},directory:$,clients:e,rows:i.map(I)}}function I({problems:n,places:e,rejectedAt:i,...f}){
const{excluding:$=[],conflicting:r=[],requiredBy:E,...a}=f;return{...a,...E&&{requiredBy:E.map(M=>({..._(M),...r.includes(M)&&{conflicts:!0},...$.includes(M)&&{
excludesNewest:!0}}))},codes:n.map(({code:M})=>M),places:e.map(S)}}const _=({text:n,module:e,place:i})=>({constraint:n,module:e,place:S(i)})}),6662:((Tt,nt,t)=>{
t.d(nt,{S5:()=>f,K8:()=>$,gM:()=>r});var G=t(3471),C=t(5102),b=t(4073),o=t(806),U=t(8884),j=t(6906),R=t(6097),D=t(6092),g=t(7792);const k=13,w="  ",p=(a,M)=>y(a,
M).map(T=>(0,D.BP)(T.replaceAll("\xA0"," "))).join(`
`);function y(a,M,T="red"){switch(a.kind){case"paragraph":return d(a.content).flatMap(x=>(0,G.ky)((0,j.wh)(x),M));case"note":return h(`${a.label}:`,a.text,M);case"\
facts":return a.facts.flatMap(({label:x,texts:W})=>W.flatMap((F,et)=>h(et===0?x:"",F,M,k)));case"sources":return a.items.flatMap(x=>S(x,T,M));case"problem":return c(
a,M);case"table":return s(a,M);case"details":return A(a,M)}}const h=(a,M,T,x)=>(0,G.wW)({indent:2,label:a,style:"dim",column:x,text:(0,j.wh)(M)},T),v=a=>typeof a==
"string"||"kind"in a?[a]:a.flatMap(v);function d(a){const M=v(a),T=M.indexOf(g.Gy.newLine);return T<0?[M]:[M.slice(0,T),...d(M.slice(T+1))]}function c(a,M){const{
severity:T,code:x,url:W,message:F,count:et,title:pt,parts:lt}=a,Y=j.B2[g.rC[T]].style,tt=(0,j.wh)(g.Gy.isEmpty(F)?[et,pt]:F);return[...(0,G.wW)({indent:0,label:`${T}\
[${x}]:`,style:Y,url:W,text:tt},M),...lt.flatMap(ft=>m(ft,M,Y))]}const m=(a,M,T)=>a.kind==="paragraph"?y(a,{...M,width:M.width-2}).map(x=>`  ${x}`):y(a,M,T);function S({
place:a="",message:M="",help:T="",line:x},W,F){const et=typeof a=="object"&&"kind"in a&&a.kind==="link",pt=(0,j.wh)(a),lt=et&&(0,g.AA)(a.url??"")?a.url:null,Y={
text:pt,url:lt},tt=[pt,(0,j.wh)(M)].filter(Dt=>Dt!=="").join(": "),ft=et?"-->":"-";return[...tt===""?[]:(0,G.wW)({indent:2,label:ft,style:"dim",text:tt,linked:Y},
F),...x===void 0?[]:n(x,W,F),...g.Gy.isEmpty(T)?[]:h("help:",T,F)]}function A({title:a,children:M},T){const{sign:x,name:W,text:F}=a,{withFlags:et=String}=T,pt=et(
(0,j.wh)(x===null?W:(0,g.mG)`${g.Gy.sign(x)} ${W}`)),lt=x===null?"bold":j.B2[x].style;return[...(0,G.wW)({indent:0,label:pt,style:lt,text:(0,j.wh)(F)},T),...M.flatMap(
Y=>m(Y,T))]}const N=(a="")=>/^(?:number|history)/.test(a);function s({columns:a,rows:M},T){const x=a.map(({title:lt})=>(0,j.wh)(lt)),W=M.map(({sign:lt="works",cells:Y})=>({
sign:lt,cells:Y.map(tt=>d(tt).map(j.wh))})),F=x.map((lt,Y)=>Math.max(...[lt,...W.flatMap(({cells:tt})=>tt[Y]??[])].map(G.nc)));if(F.reduce((lt,Y)=>lt+w.length+Y,
w.length)>T.width)return W.flatMap(({sign:lt,cells:Y})=>{const[tt,...ft]=Y.map(it=>it.join(", ")),Dt=ft.flatMap((it,at)=>it===""?[]:[`${x[at+1]} ${it}`.trim()]),
Q=`${tt}: ${Dt.join("; ")}`;return(0,G.wW)({indent:2,label:j.B2[lt].text,style:j.B2[lt].style,text:Q},T)});const pt=lt=>lt.map((Y,tt)=>{const ft=" ".repeat((F[tt]??
0)-(0,G.nc)(Y));return N(a[tt]?.style)?ft+Y:Y+ft}).join(w).trimEnd();return[`    ${(0,G.nI)(pt(x),"dim",T)}`,...W.flatMap(({sign:lt,cells:Y})=>{const tt=Math.max(
...Y.map(({length:ft})=>ft));return Array.from({length:tt},(ft,Dt)=>{const it=pt(Y.map(mt=>mt[Dt]??"")).replace(/\u2573+/g,mt=>(0,G.nI)(mt,"red",T));return`  ${Dt===
0?(0,G.nI)(j.B2[lt].text,j.B2[lt].style,T):" "} ${it}`})})]}const l=160,u=12,I="    ",_=/##\w*\[/;function n(a,M,T){const{place:x,before:W,literal:F,after:et}=a,
pt=" ".repeat(`  ${x.line}`.length),lt=Math.min(T.width,l)-pt.length-3;if(lt<u)return[];const Y=e(W+F+et),tt=Y(W+F+et),ft=(0,G.nc)(tt)<=lt?0:Y(W).search(/[^ ]|$/),
Dt=tt.slice(ft),Q=(0,G.nc)(Y(W))-ft,it=(0,G.nc)(Y(W+F))-ft,{from:at,to:mt,text:yt}=i(Dt,Q,Math.max(it,Q+1),lt),_t=(0,G.nI)("|","dim",T),Pt="^".repeat(Math.max(1,
Math.min(it,mt)-Math.max(Q,at))),Gt=" ".repeat(Math.max(Q,at)-at);return[`${(0,G.nI)(`  ${x.line}`,"dim",T)} ${_t} ${yt}`.trimEnd(),`${pt} ${_t} ${Gt}${(0,G.nI)(
Pt,M,T)}`]}function e(a){const M=T=>(0,D.RK)(T.replaceAll("	",I),Number.POSITIVE_INFINITY);return _.test(M(a))?T=>M(T).replaceAll(/(?<=#)#/g," #"):M}function i(a,M,T,x){
const W=(0,G.nc)(a);if(W<=x)return{from:0,to:x,text:a};const F=Math.max(0,x-2-(T-M)),et=T<x?0:Math.max(0,M-1-Math.ceil(F*2/3)),pt=W-et<=x,lt=et+(pt?x:x-1),Y=(0,G.
Wc)(a,et===0?0:et+1,lt),tt=`${et===0?"":"\u2026"}${Y}${pt?"":"\u2026"}`;return{from:et,to:lt,text:tt}}function*f(a,M){for(const{text:T}of $(a,M))yield`${T}
`;yield`${r(a,M)}
`}function*$(a,M){const{isQuiet:T=!1,isRunner:x=!1,context:W}=M,F=(0,o.du)(W,"log",o.h,a.lines),et=x?F:{...F,limits:{...F.limits,items:0,details:0}},pt=a.findings.
filter(tt=>(0,C.Zh)(tt,W)),lt=T?(0,b.CI)(["problems"],{...a,findings:pt},et):(0,b.CI)(b.$9,a,et);let Y=!1;for(const tt of lt){const ft=p(tt,M),Dt=x&&tt.kind==="\
details"&&ft.includes(`
`),Q=!Dt&&ft.includes(`
`);(Y||Q&&tt!==lt[0])&&(yield{kind:"plain",text:""}),Y=Q,yield{kind:Dt?"group":"plain",text:ft}}lt.length>0&&(yield{kind:"plain",text:""}),T||(yield{kind:"plain",
text:E(a,M,et)})}function r(a,M){const{text:T,style:x}=j.B2[a.passed?"works":"fails"],W=(0,R.$N)(a,M.context);return(0,G.wW)({indent:0,label:T,style:x,text:W},M).
join(`
`)}function E(a,M,T){const{findings:x,hosts:W}=a,{context:F,isRunner:et}=M,pt=(0,U.Dx)(x).length>T.limits.places,lt=W.length>o.dS||pt||x.length>0&&!(0,o.jR)(W,T),
Y=et?"the JSON report has all details; its path is the output `report`":"for all details: `--format json` or `--report FILE.json`",tt=[...(0,b.vH)(a,T).shown,...(0,R.
j6)(a,F).map(g.Gy.words),...x.some(C.nM)?[g.Gy.words(`problem codes: ${F.docsUrl}`)]:[],...lt?[g.Gy.words(Y)]:[]];return p(g.om.paragraph(g.Gy.joined(tt,g.Gy.newLine)),
M)}}),2307:((Tt,nt,t)=>{t.d(nt,{I4:()=>g,PT:()=>o,g8:()=>R});var G=t(6092),C=t(4120),b=t(7792);function o(d,c){if(typeof d=="string")return(0,G.js)(d);if(!("kin\
d"in d))return d.map(m=>o(m,c)).join("");switch(d.kind){case"words":return(0,G.My)(d.text).replaceAll("\xA0",c.space);case"code":return U(d,c);case"prose":return(0,G.
h$)(d.text,d.max);case"strong":return`<b>${o(d.content,c)}</b>`;case"small":return c.small(o(d.content,c));case"sentence":return(0,C.Iu)((0,G.h$)(d.text,d.max));case"\
link":return j(d.url,o(d.content,c));case"sign":return c.sign(d.of);case"break":return`<br${c.end}`;case"chart":return c.chart(d)}}function U({text:d,max:c,breaks:m},{
end:S,space:A}){const N=(0,G.D9)(d,c);return m==="never"?N.replaceAll(" ",A):m===void 0?N:N.replaceAll(m==="dots"?/\./g:/(?<!<)\//g,`$&<wbr${S}`)}const j=(d,c)=>d!==
null&&((0,b.AA)(d)||/^#[!-~]+$/.test(d))?`<a href="${(0,G.js)(d,d.length)}">${c}</a>`:c;function R(d,c){const m=S=>o(S,c);switch(d.kind){case"paragraph":return`\
<p>${m(d.content)}</p>
`;case"note":return`<p>${k(d,c)}</p>
`;case"facts":return`<dl>
${d.facts.map(({label:S,texts:A})=>`<dt>${(0,C.Iu)(S)}</dt>${A.map(N=>`<dd>${m(N)}</dd>`).join("")}
`).join("")}</dl>
`;case"sources":return p(d.items,c);case"problem":return w(d,c);case"table":return v(d,c);case"details":return h(d,c)}}const D=(d,c)=>d.map(m=>R(m,c)).join(""),
g=d=>d===void 0?"":` class="${d}"`;function k({label:d,text:c,as:m},S){const A=o(c,S);if(m==="items")return A;const N=(0,C.Iu)(d);return m!=="small"?m==="help"?
`<b>${N}:</b> ${A}`:`${N}: ${A}`:S.small(`${d==="history"?(0,C.Iu)(A):`${N} ${A}`}.`)}function w(d,c){const{severity:m,code:S,url:A,count:N,title:s,message:l,parts:u}=d,
I={kind:"link",url:A,content:S},_=(0,b.mG)`${b.Gy.sign(b.rC[m])} ${b.Gy.strong([N,s])} (${I})`,n=b.Gy.isEmpty(l)?"":`<p>${o(l,c)}</p>
`;return c.problem(m,o(_,c),`${n}${D(u,c)}`)}function p(d,c){const m=l=>o(l,c),{figures:S=[],messages:A=[]}=Object.groupBy(d,({message:l=""})=>b.Gy.isEmpty(l)?"\
figures":"messages"),N=S.map(({place:l="",line:u})=>`<figure><figcaption>${m(l)}</figcaption>${y(u,c)}</figure>
`),s=A.map(({place:l="",message:u="",help:I="",line:_})=>{const n=b.Gy.isEmpty(I)?"":`<br${c.end}<b>Help:</b> ${m(I)}`;return`<li>${m(b.Gy.joined([l,u],b.Gy.words(
": ")))}${n}${y(_,c)}</li>
`});return`${N.join("")}${s.length===0?"":`<ul>
${s.join("")}</ul>
`}`}function y(d,c){if(d===void 0)return"";const m=(0,G.J7)(d.before.trimStart().replaceAll("	"," ")),[S,A,N]=[m,d.literal,d.after].map(s=>o(s.replaceAll("	"," "),
c));return`<pre>${S}<mark>${A}</mark>${N}</pre>`}function h({title:d,children:c,anchor:m,isOpen:S},A){const N=o(d.name,A),s=D(c,A),l=d.sign===null&&b.Gy.isEmpty(
d.text),u=s===""?`<b>${N}</b>`:A.name(N),_=[d.sign===null?"":A.sign(d.sign),l?N:u,o(d.text,A)].filter(e=>e!=="").join(" ");if(s==="")return`<p>${_}</p>
`;const n=m===void 0?s:`<div id="${(0,G.My)(m)}">
${s}</div>
`;return`<details${g(m===void 0?void 0:"host")}${S?' open=""':""}>
<summary>${_}</summary>
${n}</details>
`}function v({caption:d,columns:c,rows:m,style:S},A){const N=c.map(({title:u})=>o(u,A)),s=m.map(({cells:u,host:I,sign:_})=>{const n=I===void 0?"":` data-host="${(0,G.
My)(I.anchor)}"${I.isFailing?' data-failing=""':""}`,[e="",...i]=u,$=[_===void 0?e:(0,b.mG)`${b.Gy.sign(_)}${b.Gy.words("\xA0")}${e}`,...i].map((r,E)=>A.cell(E===
0?"first column":"row",b.Gy.isEmpty(r)?"\u2013":o(r,A),c[E]?.style,S===void 0?N[E]:""));return`<tr${n}>${$.join("")}</tr>
`}),l=c.map((u,I)=>A.cell("head",N[I]??"",u.style));return A.table(d,S,`<thead>
<tr>${l.join("")}</tr>
</thead>
<tbody>
${s.join("")}</tbody>
`)}}),1423:((Tt,nt,t)=>{t.d(nt,{OT:()=>p,TM:()=>_,Zw:()=>y});var G=t(9432),C=t(9119),b=t(1780),o=t(2432),U=t(2796),j=t(4503),R=t(4120),D=t(8884),g=t(7792),k=t(7035),
w=t(806);function p(n,e){const{shown:i,rest:f}=(0,G.zN)((0,U.cZ)(n),e.limits.causes),$=new Set,r=f.flatMap(E=>E.findings).length;return[...i.map(E=>y(E,e,$)),...(0,w.
OS)(r,"finding",e)]}function y(n,e,i=new Set){const{severity:f,code:$,title:r,message:E,help:a,hosts:M,findings:T}=n,{context:x,limits:W}=e,F=(0,D.f5)(T).map(ft=>(0,w.
ik)(ft,e)),[et,pt]=M,lt=et&&pt===void 0?x.history?.get(et):void 0,Y=f==="error"&&(0,U.hs)(T)&&!i.has(`history ${et}`),tt=lt&&Y?(0,k.kW)(lt):null;return tt!==null&&
i.add(`history ${et}`),{kind:"problem",severity:f,code:$,url:(0,o.H9)($,x.docsUrl),count:(0,U.pq)(n),title:r,message:E===null?g.Gy.nothing:g.Gy.sentence(E,W.characters),
parts:[...E===null?c(n,e,i):v(n,e,i),...h("required by",g.Gy.joined(F),"line"),...h("help",a?g.Gy.prose(a,W.characters):g.Gy.nothing,"help"),...h("affects",(0,R.
od)(n.affects,x.clients),"small"),...h("history",tt??g.Gy.nothing,"small")]}}const h=(n,e,i)=>g.Gy.isEmpty(e)?[]:[{kind:"note",label:n,text:e,as:i}];function v(n,e,i){
const{findings:f}=n,$=N(f,e),r=(0,D.Dx)(f),E=$.length>1&&r.length>1,a=$.length>1?"hosts":"host",M=S(f,e,i),T=e.limits.hasLines&&(!E||M.line!==void 0),x=T?r.slice(
0,1):[];return[...I(a,$,e.limits.hosts,"host",e,W=>s(W,E,e)),...T?A([M]):[],...l(f,x,E,e),...d(f,e)]}function d([n],e){const i=(n?.problem.constraints??[]).filter(
({conflicts:$})=>!$),f=e.limits.places;return I("other constraints",i,f,"constraint",e,$=>(0,w.ZT)(g.Gy.value($.text),(0,w.N8)($,e)))}function c(n,e,i){const f=(0,U.
cr)(n.findings),{shown:$,rest:r}=(0,G.zN)(f,e.limits.messages),E=x=>A(x.map(W=>m(W,n,e,i))),M=(u(e)===0?$:f).flatMap(x=>(0,D.Dx)(x).slice(0,1)),T=!e.limits.hasLines||
n.hosts.length>1;return[...E($),..._(r.flat(),"finding",e,x=>E((0,U.cr)(x))),...l(n.findings,M,T,e)]}function m(n,{help:e},i,f){const[{problem:$}]=n,{characters:r,
hosts:E}=i.limits,a=N(n,{...i,detailed:new Set}),M=g.Gy.some(a,E,pt=>s(pt,a.length>1,i),"host"),{places:T,noun:x}=(0,D.TD)((0,D.Dx)(n)),W=T.length<2?"":` (and ${(0,G.
px)(T.length-1,`more ${x}`)})`,F=(0,g.mG)`${g.Gy.prose($.message,r)}${W}`,et=e===null?$.help:void 0;return{...S(n,i,f),message:g.Gy.joined([M,F],g.Gy.words(": ")),
help:et?g.Gy.prose(et,r):g.Gy.nothing}}function S(n,e,i){const f=(0,D.tN)(n);if(f===null)return{};const $=(0,C.R3)(f),r=f.target===void 0?"":` \u2192 ${(0,C.II)(
f.target)}`,E=!e.limits.hasLines||i.has($)?void 0:e.lines.get($);return i.add($),{place:g.Gy.link((0,j.uM)(f,e.context),g.Gy.path($+r)),line:E}}const A=n=>{const e=n.
filter(({place:i="",message:f=""})=>!g.Gy.isEmpty([i,f]));return e.length===0?[]:[{kind:"sources",items:e}]};function N(n,{detailed:e}){if(!(0,U.hs)(n))return[];
const i=[...Map.groupBy(n,({host:$})=>$).values()],[f]=n;return i.length>1||!f?.host||f.isHostNew||e.has(f.host)?i:(0,b.PP)(f.problem.message).includes(f.host)?
[]:i}function s(n,e,i){const[f]=n,$=f?.host?(0,w.b8)(f.host,i):g.Gy.nothing,r=(0,D.mj)(n,i.context.repositories.length),E=g.Gy.some((0,D.Dx)(n),1,T=>(0,w.ik)(T,
i)),a=e?r===""?E:r:g.Gy.nothing,M=f?.isHostNew?R.dy:g.Gy.nothing;return(0,w.ZT)($,M,a)}function l(n,e,i,f){const{limits:$,context:r}=f,E=(0,D.mj)(n,r.repositories.
length);if(E===""&&i)return[];const a=(0,D.Dx)(n),M=(0,D.oN)(E===""?a:(0,D.TD)(a).places,e),T=W=>(0,w.ik)(W,f),x=e.length>0?"also at":"place";return E===""?I(x,
M,$.places,"place",f,T):M.length===0?[g.om.paragraph(g.Gy.sentence(`in ${E}`))]:I(`in ${E}`,M,$.hosts,"repository",f,T)}const u=({medium:n,limits:e})=>n==="log"?
0:e.items;function I(n,e,i,f,$,r){const{shown:E,rest:a}=(0,G.zN)(e,i),M=f==="host"||n==="place"?"items":"line";if(u($)===0){const x=a.length>0&&$.medium!=="log"?
(0,g.mG)` ${$.elsewhere}`:g.Gy.nothing;return h(n,(0,g.mG)`${g.Gy.some(e,i,r,f)}${x}`,M)}return[...h(n,g.Gy.joined(E.map(r)),M),..._(a,f,$,T=>[g.om.paragraph(g.
Gy.joined(T.map(r)))])]}function _(n,e,i,f){if(u(i)===0)return(0,w.OS)(n.length,e,i);const $=g.om.title((0,G.px)(n.length,`more ${e}`));return g.om.details($,(0,w.
Ku)(n,u(i),e,i,f))}}),3435:((Tt,nt,t)=>{t.d(nt,{Ub:()=>d,aJ:()=>w,gT:()=>p,qP:()=>S,sN:()=>y,wn:()=>v});var G=t(9432),C=t(9119),b=t(4503),o=t(5102),U=t(4120),j=t(
7792),R=t(806);const D=4,g=7;function k(s){const l=s.flatMap(I=>{const _=Map.groupBy(I.places,m);return _.size===0&&_.set(null,[]),Array.from(_,([n,e])=>({name:n,
finding:{...I,places:e}}))}),u=([,I])=>I.filter(({severity:_})=>_==="error").length;return[...Map.groupBy(l,({name:I})=>I)].map(([I,_])=>[I,_.map(({finding:n})=>n)]).
toSorted((I,_)=>u(_)-u(I))}function w(s,l){if(l.context.repositories.length===0)return[];const u=k(s.filter(o.nM)).filter(([f])=>f!==null),[I]=u;if(I===void 0)return[];
const _=j.Gy.some(u,{few:D},([f,$])=>(0,j.mG)`${j.Gy.code(f??"")} (${(0,U.H8)($)})`),n=j.om.title((0,G.px)(u.length,"repository"),(0,j.mG)`with errors or warnings in files: ${_}`,
(0,o.hm)(I[1])==="error"?"fails":"warns"),e=l.medium==="log"?0:l.limits.rows,i=(0,R.Ku)(u,e,"repository",l,f=>A(f,l));return[{kind:"details",title:n,children:i}]}
const p=s=>["fails","unchecked"].includes((0,o.sG)(s));function y({hosts:s,files:l},u){const I=h(s.filter(p).map(d)),_=l.filter(({severity:T})=>T==="error"),n=h(
_.map(({places:T})=>c(T))),e=[j.om.column("Repository",T=>j.Gy.link((0,b.aE)(T),j.Gy.code(T.name))),j.om.column("Commit",v),j.om.column("Failing hosts",I,"numbe\
r"),j.om.column("Errors in files",n,"number")],i=(T,x)=>j.om.table(T,e,x),f=T=>(I(T)??0)+(n(T)??0),{hit:$=[],other:r=[]}=Object.groupBy(u.context.repositories,T=>f(
T)>0?"hit":"other"),E=$.toSorted((T,x)=>f(x)-f(T)),a=(0,G.px)(r.length,"repository"),M=j.om.title(`${a} without failing hosts or errors in files`);return[...i(E,
"Repositories with failures"),...j.om.details(M,i(r,"Other repositories"))]}function h(s){const l=Map.groupBy(s.flat(),u=>u);return({name:u})=>l.get(u)?.length??
null}const v=s=>s.commit===null?j.Gy.nothing:j.Gy.link((0,b.DZ)(s),j.Gy.code(s.commit.slice(0,g))),d=({requirements:s})=>c(s.flatMap(({because:l})=>l)),c=s=>[...new Set(
s.map(m))].filter(l=>l!==null),m=s=>typeof s=="string"?null:(0,C._M)(s.file),S=(s,l)=>l.context.repositories.length===0?[]:A(k(s),l),A=(s,l)=>s.flatMap(([u,I])=>{
const{context:_,limits:n}=l,e=_.repositories.find(r=>r.name===u),i=j.Gy.link((0,b.aE)(e),j.Gy.path(u??"this checkout")),f=j.om.title(i,(0,U.H8)(I)),$=r=>j.om.table(
r,N(l),"Findings in files");return j.om.details(f,(0,R.Ku)(I,n.rows,"finding",l,$))}),N=s=>[j.om.column("Place",({places:l})=>(0,R.AZ)(l,s.limits.ownPlaces,s,!0)),
j.om.column("Severity",({severity:l})=>(0,j.mG)`${j.Gy.sign(j.rC[l])} ${l}`),j.om.column("Problem",({problem:{message:l,code:u}})=>(0,j.mG)`${j.Gy.sentence(l,s.
limits.characters)} (${(0,R.U1)(u,s)})`)]}),4073:((Tt,nt,t)=>{t.d(nt,{YK:()=>vt,$9:()=>At,KL:()=>Ut,dI:()=>Kt,$M:()=>Lt,WQ:()=>Xt,vH:()=>Vt,CI:()=>qt,Ks:()=>Qt});
var G=t(9432),C=t(5102),b=t(6097),o=t(7792),U=t(5517),j=t(4120),R=t(6906),D=t(7035),g=t(806);const k=10,w=[7,30,90],p=30;function y(L,P){const{medium:K,limits:z,
context:X}=P,[ct,ht]=[K==="log",K==="summary"],$t=d(L,X),dt=ht?$t:$t.filter(wt=>m(wt,X)),It=wt=>o.om.title("History:",wt);if(dt.length===0)return ht&&X.history?.
size?[o.om.line(It("1 run so far"))]:[];const Ot=ct?dt.map(wt=>[wt]):S(dt,X),{shown:St,rest:Nt}=(0,G.zN)(Ot,Math.max(z.rows,k)),Ct=(0,G.zN)(St,ct?St.length:k),Ht=[
o.om.column("Host",wt=>u(wt,P)),...I(dt,P)],Rt=([wt])=>wt?{sign:(0,C.sG)(wt)}:{},jt=wt=>o.om.table(wt,Ht,"History",Rt),Wt=o.om.title((0,G.px)(Ct.rest.flat().length,
"more host")),kt=K==="brief"?P.elsewhere:"in the history file",Bt=[...jt(Ct.shown),...o.om.details(Wt,jt(Ct.rest)),o.om.paragraph(o.Gy.small(N(St,P))),...(0,g.OS)(
Nt.flat().length,"host",{...P,elsewhere:kt})],zt=A($t,X);return ct?o.om.details(It(`${zt}; uptime and latency of ${p} days`),Bt):[o.om.line(It(zt)),...Bt,...ht?
(0,D.hc)(P):[]]}const h=(L,{history:P})=>L.flatMap(({visit:K})=>P?.get(K.host)??[]),v=(L,P)=>h(L,P).flatMap(({recent:K})=>K);function d({hosts:L},P){const K=(z,X)=>{
const[{good:ct,runs:ht}={good:1,runs:1}]=c([z],X,P);return ct/ht};return L.filter(z=>v([z],P).filter(U.yX).length>1).toSorted((z,X)=>Number((0,C.DI)(X))-Number(
(0,C.DI)(z))||K(z,p)-K(X,p)||K(z,90)-K(X,90))}const c=(L,P,K)=>h(L,K).flatMap(({uptime:z})=>z.find(({days:X,runs:ct})=>X===P&&ct>0)??[]),m=(L,P)=>(0,C.DI)(L)||v(
[L],P).some(({outcome:K})=>K==="fails"),S=(L,P)=>[...Map.groupBy(L,K=>{const[z]=h([K],P).flatMap(({incidents:X})=>X.slice(0,1));return z?.until===null?z.from:K.
visit.host}).values()];function A(L,P){const K=Math.max(...h(L,P).map(({recent:ht})=>ht.length)),z=`the last ${(0,G.px)(K,"run")}`,X=L.filter(ht=>m(ht,P)).length;
if(X===0)return`no failure in ${z}`;const ct=v(L,P).filter(({outcome:ht})=>ht==="fails").length;return L.length===1?`${ct} of ${z} failed`:`${X} of ${L.length} \
hosts failed in ${z}`}function N(L,{medium:P,context:K}){const z=$t=>o.Gy.words($t.replaceAll(" ","\xA0")),X=o.Gy.joined((0,R.MC)(L.flatMap($t=>s($t,K))).map(([
$t,dt])=>(0,o.mG)`${o.Gy.code($t)}${z(` ${dt}`)}`));if(P==="log")return X;const ht=L.some(({length:$t})=>$t>1)?"; of several hosts, the worst of each run":"";return(0,o.
mG)`The newest run is at the right${o.Gy.words(ht)}. ${X}. Uptime: the share of runs without an error. Latency: median of discovery.`}function s(L,P){const K=h(
L,P);return(K[0]?.recent??[]).map((z,X,{length:ct})=>{const ht=K.flatMap(({recent:It})=>It.at(X-ct)??[]),$t=ht.flatMap(({ms:It})=>It??[]),dt=U.im.find(It=>ht.some(
Ot=>Ot.outcome===It))??"skipped";return{at:ht[0]?.at??"",outcome:dt,ms:$t.length===0?null:Math.max(...$t)}})}const l=({medium:L})=>L==="summary"||L==="brief";function u(L,P){
const K=o.Gy.some(L,P.limits.hosts,({visit:ht})=>(0,g.b8)(ht.host,P,o.Gy.name));if(!l(P))return K;const[z]=h(L,P.context),X=z===void 0?null:(0,D.XQ)(z),ct=P.medium===
"brief"||X===null?o.Gy.nothing:o.Gy.small(X);return o.Gy.joined([K,(0,D.bW)(s(L,P.context),P),ct],o.Gy.newLine)}function I(L,P){const{medium:K,context:z}=P;if(z.
history===null)return[];const X=K==="log",ct=(Rt,jt)=>X?Rt:(0,o.mG)`${Rt}${o.Gy.newLine}${o.Gy.words(`${jt}\xA0days`)}`,ht=(Rt,jt)=>{const Wt=c(Rt,jt,z),kt=(0,G.
px)(Math.max(0,...Wt.map(({runs:wt})=>wt)),"run"),Bt=l(P)&&Wt.length>0?o.Gy.small(kt):o.Gy.nothing,zt=({good:wt,runs:tn})=>wt/tn;return o.Gy.joined([(0,D.be)(Wt,
zt,D.mc),Bt],o.Gy.newLine)},$t=Rt=>h(Rt,z).flatMap(({medianMs:jt})=>jt??[]),dt=Rt=>(0,D.be)($t(Rt),Number,j.kJ),It=Rt=>(0,D.bW)(s(Rt,z),P),Ot=h(L,z),St=Ot.flatMap(
({recent:Rt})=>[...Rt.slice(0,1),...Rt.slice(-1)]),Nt=o.Gy.small((0,D.hF)(St.toSorted((Rt,jt)=>Date.parse(Rt.at)-Date.parse(jt.at)))),Ct=X?"Last runs":(0,o.mG)`Last runs${o.
Gy.newLine}${Nt}`,Ht=w.filter(Rt=>Ot.some(jt=>_(jt,Rt)));return[...l(P)?[]:[o.om.column(Ct,It,"history")],...(X?[p]:Ht).map(Rt=>{const jt=Rt===w[0]?"number upti\
me":"number older";return o.om.column(ct("Uptime",Rt),Wt=>ht(Wt,Rt),jt)}),o.om.column(ct("Latency",p),dt,"number minor")]}const _=({uptime:L},P)=>L.some(({days:K,
runs:z},X)=>K===P&&z>1.1*(L[X-1]?.runs??0));var n=t(2886),e=t(7615),i=t(3435);const f=2,$=4,r=6,E=20,a=200;function M(L,P=o.Gy.nothing){const{discovery:K}=L.visit.
attempt,z=new Set((0,C.QK)(L).map(({problem:ct})=>ct.title));if(z.size>0)return(0,G.K4)([...z],f);if(K.kind==="skipped")return K.problem.title;const X=o.Gy.some(
L.services,r,({id:ct})=>(0,e.h0)(ct));return(0,g.ZT)(o.Gy.isEmpty(X)?"no services":X,P)}const T=({visit:L,servicesFrom:P},K)=>P===null?(0,j.kJ)(L.attempt.timing.
totalMs):(0,o.mG)`host block at ${(0,g.ik)(P,K)}`;function x(L,P,K=[]){const{visit:z,isNew:X}=L,ct=(0,C.sG)(L),ht=(0,g.b8)(z.host,{...P,detailed:new Set}),$t=X?
` (${j.dy})`:"",dt=(0,o.mG)`${C.nx[ct]}${$t}: ${M(L,T(L,P))}`,It=o.om.title(ht,dt,ct),Ot={kind:"facts",facts:(0,e.xS)(L,P)};return P.medium!=="page"?{kind:"deta\
ils",title:It,children:[Ot]}:{kind:"details",title:It,isOpen:P.detailed.size===1,anchor:(0,g.dI)(z.host),children:[Ot,...(0,D.hc)(P,K)]}}function W(L,P,K){const{
medium:z,limits:X}=K,ct=P.filter(kt=>(0,C.QK)(kt).every(Bt=>!(0,C.JR)(kt)&&!(0,n.zv)(Bt))),ht=L.flatMap(kt=>ct.filter(Bt=>(0,C.sG)(Bt)===kt)),[$t]=ht;if($t===void 0||
(0,g.jR)(P,K))return[];const dt=z==="log",It=(0,C.QK)($t).length>0,Ot=dt||It,St=Ot&&ht.length<=g.dS,Nt=It?X.details:dt?X.items:X.rows,Ct=(0,g.Ku)(ht,St?g.dS:Nt,
"host",K,kt=>Ot?kt.map(Bt=>x(Bt,K)):o.om.table(kt,F(K),"Hosts"));if(St||It&&(dt||Ct.length===0))return Ct;const Ht=o.Gy.some(ht,{few:$},({visit:kt})=>(0,g.b8)(kt.
host,K)),Rt=(0,C.sG)($t),jt=It?"with errors or warnings":C.nx[Rt];return[{kind:"details",title:ht.length===1?o.om.title(Ht,jt,Rt):o.om.title((0,G.px)(ht.length,
"host"),(0,o.mG)`${jt}: ${Ht}`,Rt),children:Ct}]}const F=L=>[o.om.column("Host",P=>et(P,L)),o.om.column("Required by",({requirements:P})=>{const K=P.flatMap(z=>z.
because);return(0,g.AZ)(K,L.limits.ownPlaces,L)}),o.om.column("Result",P=>M(P,T(P,L)))];function et({visit:{host:L},isNew:P},K){const z=P?o.Gy.small(j.dy):o.Gy.
nothing;return o.Gy.joined([(0,g.b8)(L,K,o.Gy.name),z],o.Gy.newLine)}const pt=L=>(0,o.mG)`${o.Gy.sign((0,C.sG)(L))} ${C.nx[(0,C.sG)(L)]} ${o.Gy.small(M(L))}`;function lt(L,P){
const K=dt=>(0,i.Ub)(dt).length||null,z=[o.om.column("Host",dt=>et(dt,P),"name"),o.om.column("Status",pt,"status"),o.om.column("Time",dt=>(0,C.JR)(dt)?null:T(dt,
P),"number minor"),o.om.column("Repositories",K,"number repositories"),...I(L,P).map(dt=>({...dt,cell:It=>dt.cell([It])})),o.om.column("Certificate expires",tt,
"minor when")],X=dt=>o.om.table(dt,z,"Hosts",Y,"hosts",a),{good:ct=[],other:ht=[]}=Object.groupBy(L,dt=>(0,C.sG)(dt)==="works"?"good":"other");if(ct.length<=E||
ht.length===0)return X(L);const $t=o.om.title((0,G.px)(ct.length,"host"),C.nx.works,"works");return[...X(ht),...o.om.details($t,X(ct))]}const Y=L=>({host:{anchor:(0,g.
dI)(L.visit.host),isFailing:(0,i.gT)(L)}}),tt=({visit:L})=>L.attempt.certificates.map(({expires:P})=>P.slice(0,10)).sort()[0]??"";var ft=t(1423),Dt=t(9119),Q=t(
8032),it=t(5243);const at=3,mt=6,yt=2,_t=12,Pt=(L,P)=>(0,C.Yn)(L,({rows:K})=>K).flatMap(K=>Gt(K,P));function Gt(L,P){if(L.length===0)return[];const{medium:K,limits:z,
context:X}=P,ct=V(L),ht=L.length<=g.dS,$t=ct.sign==="fails"||ct.sign==="warns"?K!=="log"||ht:K==="page"||K==="summary"&&X.repositories.length<=1||K==="log"&&ht&&
L.some(({rows:It})=>It.some(Z)),dt=(0,g.Ku)(L,$t?z.roots:0,"root module",P,It=>It.map(Ot=>({kind:"details",title:V([Ot]),children:B(Ot,P)})));return ht&&dt.length>
0?dt:[{kind:"details",title:ct,children:dt}]}const Z=({excluding:L=[]})=>L.length>0;function V(L){const P=L.flatMap(St=>St.rows),K=(0,C.Fl)(P),z=L.length===1,X=L[0]?.
clients??[],ct=P.filter(St=>(0,C.Fl)([St])===K),ht=new Set(ct.map(St=>Mt(St,X))),$t=z?Array.from(ht,o.Gy.path):L.map(O),dt=(0,o.mG)`${z?"for":"in"} ${o.Gy.some(
$t,at,St=>St)}`,It={fails:(0,o.mG)`init fails ${dt}`,warns:(0,o.mG)`warnings ${dt}`,skipped:J(P),works:J(P)},Ot=z?L.map(O):(0,G.px)(L.length,"root module");return o.
om.title((0,o.mG)`${Ot}:`,It[K],K)}function J(L){const P=({kind:Ot,source:St})=>`${Ot} ${St}`,K=[...new Map(L.map(Ot=>[P(Ot),Ot])).values()];if(K.length===0)return"\
no registry modules and no providers";const z=Map.groupBy(K,({kind:Ot})=>Ot),X=Array.from(z,([Ot,{length:St}])=>(0,G.px)(St,Ot)).join(" and "),ct=L.some(({isDirect:Ot,
platforms:St})=>Ot||St.length>0),ht=[...L.some(({isDirect:Ot})=>!Ot)?["version"]:[],...ct?["package"]:[]],$t=new Set(L.filter(C.Rm).map(P)).size,dt=K.filter(({chosen:Ot})=>Object.
values(Ot).includes(null)).length,It=[...dt>0?[`${dt} without a version`]:[],...$t>0?[`${$t} not checked`]:[]];return`${X}, ${It.join(", ")||`every ${ht.join(" \
and ")} is available`}`}const O=({directory:L})=>L==="."?o.Gy.words("the top directory"):o.Gy.path((0,Dt.II)(L));function B({rows:L,clients:P},K){const z=(0,C.Yn)(
L,ct=>[ct]).flat(),X=ct=>({sign:(0,C.Fl)([ct])});return(0,g.Ku)(z,K.limits.rows,"row",K,ct=>o.om.table(ct,H(P,K),"Modules and providers",X))}const H=(L,P)=>[o.om.
column("Module or provider",K=>q(K,L,P)),o.om.column("Problem",({problems:K})=>{const z=K.filter(({usualSeverity:X})=>X!=="notice");return o.Gy.joined(z.map(({code:X})=>(0,g.
U1)(X,P)))}),o.om.column("Constraint",K=>ot(K,P)),o.om.column("Version",K=>Et(K,L)),o.om.column("Newest",K=>rt(K,P)),o.om.column("Platforms",({platforms:K})=>o.
Gy.some(K,_t,({platform:z,available:X})=>{const ct=X===null?"?":X?"\u2713":"\u2717";return(0,o.mG)`${o.Gy.words(ct)} ${o.Gy.value(z)}`}))];function q(L,P,K){const z=o.
Gy.path(Mt(L,P));if(K.medium==="log")return z;const X=L.source===L.address?o.Gy.nothing:o.Gy.path(L.source),ct=L.places.slice(0,1).map($t=>(0,g.ik)($t,K)),ht=o.
Gy.joined([X,ct],o.Gy.words(" at "));return o.Gy.joined([o.Gy.strong(z),o.Gy.small(ht)],o.Gy.newLine)}function ot({constraints:L,requiredBy:P,conflicting:K=[]},z){
if(P===void 0)return o.Gy.joined(L.map(o.Gy.value));const X=[...new Set([...K,...P])],{shown:ct,more:ht}=(0,G.zN)((0,Dt.c1)(X,({text:It})=>It),mt),$t=ct.map(It=>{
const[Ot]=It,St=K.includes(Ot)?o.Gy.words("\u2717\xA0"):o.Gy.nothing,Nt=(0,o.mG)`${St}${o.Gy.value(Ot.text)}`,Ct=ut(It,z);return z.medium==="log"?(0,g.ZT)(Nt,Ct):
(0,o.mG)`${Nt} ${o.Gy.small(Ct)}`}),dt=ht===0?o.Gy.nothing:o.Gy.words(`and ${ht} more`);return o.Gy.joined([...$t,dt],o.Gy.newLine)}function rt({newest:L,excluding:P=[]},K){
if(L===null)return o.Gy.nothing;const z=P.length===0?o.Gy.nothing:(0,o.mG)`excluded by ${ut(P,K)}`;return(0,g.ZT)(o.Gy.value(L),z)}const ut=(L,P)=>o.Gy.some(L,yt,
K=>P.medium!=="log"||(0,Dt.Kh)(K)?(0,g.N8)(K,P):o.Gy.path(st(K))),st=({module:L,place:P})=>[L,...(typeof P=="string"?void 0:P.inside)?.through??[]].flatMap(K=>K?.
replace(/ \(.*\)$/,"")??[]).join(" > "),Mt=({address:L,host:P},K)=>K.every(z=>(0,it.Vm)(z)===P)&&L.startsWith(`${P}/`)?L.slice(P.length+1):L;function Et({chosen:L,
locked:P},K){const z=Q.Du.filter(dt=>L[dt]!==void 0),X=Map.groupBy(z,dt=>L[dt]??null),ct=X.size<2&&K.every(dt=>z.includes(dt)),ht=Array.from(X,([dt,It])=>{const Ot=dt===
null?"none":o.Gy.value(dt);return ct?Ot:(0,o.mG)`${(0,G.eZ)(It)} ${Ot}`});if(P===null||ht.length===0)return o.Gy.joined(ht);const $t=X.size===1&&X.has(P);return(0,g.
ZT)(o.Gy.joined(ht),$t?"locked":(0,o.mG)`locked: ${o.Gy.value(P)}`)}const gt=["problems","unchecked","ownFiles","history","roots"],Lt=[...gt,"requests","passed",
"skipped","notices","ignored","notes"],vt=[...gt,"passed","skipped","notes"],At=[...gt,"requests","passed","skipped"],Ut=["problems","hosts","details","incident\
s","repositories","roots","files","notices","ignored","notes"],bt=(L,...P)=>({title:L,blocks:({hosts:K},z)=>W(P,K,z)}),Kt={problems:{title:"Problems",blocks:({findings:L},P)=>(0,ft.
OT)(P.medium==="log"?L:L.filter(C.nM),P)},ownFiles:{title:"Repositories",blocks:({files:L},P)=>(0,i.aJ)(L,P)},history:{title:"History",blocks:y},roots:{title:"R\
oot modules",blocks:Ft},requests:bt("Requests","fails","warns"),unchecked:bt("Hosts","unchecked"),passed:bt("Hosts that passed","works"),skipped:bt("Skipped hos\
ts","skipped"),hosts:{title:"Hosts",blocks:({hosts:L},P)=>lt((0,C.md)(L),P)},incidents:{title:"Incidents",blocks:(L,P)=>(0,D.hc)(P)},details:{title:"Details",blocks:({
hosts:L},P)=>xt((0,C.md)(L),P)},repositories:{title:"Repositories",blocks:i.sN},files:{title:"Findings in files",blocks:({files:L},P)=>(0,i.qP)(L,P)},notices:{title:"\
Notices",blocks:Yt},ignored:{title:"Ignored findings",blocks:Jt},notes:{title:"About this check",blocks:Zt}};function Ft({roots:L,hosts:P},K){const z=(0,g.jR)(P,
K),X=L.filter(({rows:ct})=>!z||(0,C.Fl)(ct)!=="fails");return Pt(X,K)}const Xt=({hosts:L},{limits:P})=>new Set((0,G.zN)((0,C.md)(L),P.details).shown.map(({visit:K})=>K.
host));function xt(L,P){const z=L.length===1||(0,D.hR)(P).length>D.dY?P.context.history:null;return(0,g.Ku)(L,P.limits.details,"host",P,X=>X.map(ct=>x(ct,P,z?.get(
ct.visit.host)?.incidents)))}function Yt({findings:L},P){const K=L.filter(X=>!(0,C.nM)(X)),z=o.om.title((0,G.px)(K.length,"notice"),o.Gy.nothing,"notice");return o.
om.details(z,(0,ft.OT)(K,P))}function Jt({ignored:L},P){const K=[o.om.column("Code",({finding:X})=>(0,g.U1)(X.problem.code,P)),o.om.column("Host",({finding:{host:X}})=>X&&
(0,g.b8)(X,P)),o.om.column("Place",({finding:X})=>(0,g.AZ)(X.places,1,P)),o.om.column("Reason",({rule:{reason:X}})=>X===null?null:o.Gy.prose(X,P.limits.characters)),
o.om.column("Ignored by",({rule:X})=>X.place===null?o.Gy.code("ignore"):(0,g.ik)(X.place,P))],z=o.om.title((0,G.px)(L.length,"ignored finding"));return o.om.details(
z,(0,g.Ku)(L,P.limits.rows,"ignored finding",P,X=>o.om.table(X,K,"Ignored findings")))}function Zt(L,P){const{shown:K,rest:z}=Vt(L,P),X=ct=>[o.om.paragraph(o.Gy.
joined(ct,o.Gy.newLine))];return[...X(K),...(0,ft.TM)(z,"remark",P,X)]}function Vt(L,{context:P,limits:K}){const z=(0,b.h$)(L,P).map(X=>o.Gy.sentence(X,K.characters));
return(0,G.zN)(z,K.remarks)}const Qt=(L,P,K)=>L.flatMap(z=>{const{title:X,blocks:ct}=Kt[z],ht=z==="details"&&P.hosts.length>g.dS,dt=P.hosts.length===1&&["hosts",
"incidents"].includes(z)?[]:ct(P,K);return dt.length===0?[]:[{id:z,title:X,isFolded:ht,blocks:dt}]}),qt=(L,P,K)=>L.flatMap(z=>Kt[z].blocks(P,K))}),5955:((Tt,nt,t)=>{
t.d(nt,{M:()=>U,u:()=>R});var G=t(2170),C=t(1780),b=t(6092),o=t(8884);function*U(D,g=""){const k=`${g}  `,w=D instanceof Iterator,[p,y]=w?"[]":"{}";let h=p;for(const v of w?
D:Object.entries(D)){const[d,c]=w?["",v]:[`"${v[0]}": `,v[1]];if(c===void 0)continue;const m=`${h}
${k}${d}`;h=",",j(c)?(yield m,yield*U(c,k)):yield m+(0,b.s$)(JSON.stringify(c,null,2).replaceAll(`
`,`
${k}`))}yield h===p?`${p}${y}`:`
${g}${y}`}const j=D=>D instanceof Iterator||Object.values(D??{}).some(g=>g instanceof Iterator);function R(){const D=new Map;return g=>{const{host:k,problem:w}=g,
p=(0,b.RK)((0,o.ju)(g)??""),h=k===null&&!w.code.startsWith("file-")?(0,b.RK)((0,C.pj)(w.message)):"",v=[w.code,k??"",p,(0,G.W7)(g),h].join("|"),d=(D.get(v)??0)+
1;return D.set(v,d),`${v}|${d}`}}}),3394:((Tt,nt,t)=>{t.d(nt,{Cf:()=>A,Fp:()=>I,Gc:()=>m,gD:()=>l,ni:()=>p,wQ:()=>S,yv:()=>_});var G=t(9432),C=t(6092),b=t(2307),
o=t(5102),U=t(4073),j=t(806),R=t(4120),D=t(6906),g=t(6097),k=t(7792);const w={sign:n=>D.B2[n].emoji,small:n=>`<sub>${n}</sub>`,name:n=>`<b>${n}</b>`,chart:({runs:n,
label:e})=>`<code role="img" aria-label="${(0,C.My)(e)}">${(0,D.qX)(n)}</code>`,problem:(n,e,i)=>`<p>${e}</p>
${i}`.replaceAll(`</p>
<p>`,`
<br>`).replaceAll(`</sub>
<br><sub>`," "),table:(n,e,i)=>`<table>
${i}</table>
`,cell:(n,e,i)=>{const f=i?.startsWith("number"),$=f?e.replaceAll(" ","&nbsp;"):e,r=f?' align="right"':"";return n==="head"?`<th${r||' align="left"'}>${$}</th>`:
`<td${r}>${$}</td>`},end:">",space:"&nbsp;"},p=n=>(0,b.PT)(n,w),y=n=>n.map(e=>(0,b.g8)(e,w).trim()).filter(e=>e!=="").join(`

`),h=1e6,v=10,d=100,c=7;function m(n,e){const i=e.docsUrl.replace(/[^/]*\/[^/]*$/,"recipes.md#keep-the-report"),f=k.Gy.link(i,k.Gy.words("in the JSON report"));
return A(U.$M,n,(0,j.du)(e,"summary",f,n.lines),{head:`## ${l(n,e)}`,foot:(0,k.mG)`tf-disco ${e.version}, started ${(0,R.QN)(e.startedAt)}.`,maxBytes:h})}const S=(n,e,i,f)=>A(
U.YK,n,(0,j.du)(e,"brief",j.xy),{head:`### ${u(n,e)}`,foot:(0,k.mG)`Details in the summary of ${I(i)}. Updated automatically.`,maxBytes:f});function A(n,e,i,{head:f,
foot:$,maxBytes:r}){const E=y([k.om.paragraph(k.Gy.small($))]),a=r-v-(0,G.$$)(f+E),M=N(n,e,i),T=s(M,y,a);return`${[f,...T,E].filter(x=>x!=="").join(`

`)}
`}const N=(n,e,i)=>n.flatMap(f=>{const{title:$,blocks:r}=U.dI[f],E=k.om.paragraph((0,k.mG)`${$}: more ${i.elsewhere}`);return f!=="problems"?[[r(e,i),[E]]]:r(e,
i).map(a=>a.kind==="problem"?[[a],[{...a,message:k.Gy.nothing,parts:[]}]]:[[a]])});function s(n,e,i){const f=n.map(([E=[]])=>e(E)),$=()=>f.reduce((E,a)=>E+(a===
""?0:(0,G.$$)(`${a}

`)),0)>i,r=[...n.keys()].reverse().filter(E=>f[E]!=="");for(const E of r){const a=n[E]?.[1];a!==void 0&&$()&&(f[E]=e(a))}for(const E of r)$()&&(f[E]="");return f}
const l=(n,e)=>`${D.B2[(0,o.fi)(n)].emoji} ${(0,R.Iu)((0,g.$N)(n,e))}`,u=(n,e)=>`${D.B2[(0,o.fi)(n)].emoji} Terraform service discovery: ${(0,g.$N)(n,e)}`;function I({
url:n,workflow:e,job:i,commit:f}){const $=e.split("/").at(-1)??"";return k.Gy.joined([k.Gy.link(n,k.Gy.code($===""?"this run":$,d)),i===""?k.Gy.nothing:(0,k.mG)`job ${k.
Gy.code(i,d)}`,f===""?k.Gy.nothing:(0,k.mG)`commit ${k.Gy.code(f.slice(0,c))}`])}const _=(n,e,i)=>`${u(n,e)}. ${p(k.Gy.small(I(i)))}
`}),6811:((Tt,nt,t)=>{t.d(nt,{Ng:()=>U,XP:()=>v,fN:()=>h,qY:()=>w});var G=t(9432),C=t(255),b=t(6092),o=t(3471);function U(c){const{url:m,status:S,failure:A,ms:N,
address:s,proxy:l,authorization:u,source:I,tried:_}=c,n=[s??(l===null?null:`proxy ${l}`),u==="sent"?`token from ${I}`:null,_===0?null:`retry ${_}`].filter(f=>f!==
null),e=[S,A].filter(f=>f!==null).join(", "),i=n.length===0?"":` (${n.join(", ")})`;return(0,b.BP)((0,b.RK)(`GET ${m}: ${e} in ${Math.round(N)} ms${i}`,j))}const j=2e3,
R=2,D=80;function g(c){if(c.kind==="scan")return`read ${(0,G.px)(c.files,"file")}`;if(c.kind==="registries")return`${c.done} of ${(0,G.px)(c.total,"registry req\
uest")} done`;if(c.kind==="packages"){const u=[...new Set(c.waiting)];return`${(0,G.px)(c.done,"transfer")} of packages done${k(u)}`}const{done:m,total:S,failed:A,
waiting:N}=c,s=A===0?"":`, ${A} failed so far`,l=[...N];return`${m} of ${(0,G.px)(S,"host")} checked${s}${k(l)}`}function k(c){const{shown:m,more:S}=(0,G.zN)(c,
R),A=m.map(N=>(0,b.RK)((0,C.nx)(N),D));return A.length===0?"":S===0?`; waiting for ${A.join(" and ")}`:`; waiting for ${A.join(", ")} and ${(0,G.px)(S,"other")}`}
const w={show:()=>{},end:()=>{}},p=5e3,y=200;function h(c){let m=!0;return d(p,S=>{m&&c(S),m=!m})}function v(c,m){let S="";const{show:A,end:N}=d(y,l=>{const u=(0,o.
Wc)(l,0,m-1);u!==S&&c(`\r${u}\x1B[K`),S=u});return{show:A,end:()=>{N(),S!==""&&c("\r\x1B[K")}}}function d(c,m){let S=null;const A=setInterval(()=>{S!==null&&m(g(
S))},c).unref();return{show:s=>{S=s},end:()=>clearInterval(A)}}}),3397:((Tt,nt,t)=>{t.d(nt,{B:()=>p,t:()=>w});var G=t(3087),C=t(7039),b=t(3394),o=t(6092);let U=function(...y){
return{hash:U}=process.getBuiltinModule("node:crypto"),new.target?new U(...y):U(...y)},j=function(...y){return{badgesOf:j}=t.late([7912],7912),new.target?new j(
...y):j(...y)},R=function(...y){return{renderCodeQuality:R}=t.late([9811],9811),new.target?new R(...y):R(...y)},D=function(...y){return{renderJunit:D}=t.late([6597],
6597),new.target?new D(...y):D(...y)},g=function(...y){return{renderHtml:g}=t.late([8594],6213),new.target?new g(...y):g(...y)},k=function(...y){return{renderSarif:k}=
t.late([8554],8554),new.target?new k(...y):k(...y)};function w(y,h,v){const d=[],c=(m,S)=>{const A=(0,G.KE)(()=>(0,G.f8)(v,m,(0,G.mk)(S())));return A!==null&&d.
push(`the report ${(0,o.RK)(m)} was not written: ${A}`),A===null};for(const{path:m,format:S,title:A}of y)S!=="badge"?c(m,()=>p(S,h,A)):j(m,h).every(N=>c(N.path,
()=>[N.text]));return d}function p(y,{verdict:h,context:v},d){switch(y){case"json":return(0,C.hF)(h,v);case"sarif":return k(h,v);case"junit":return D(h,v);case"\
codequality":return R(h,c=>U("sha256",c));case"html":return g(h,v,c=>U("sha256",c,"base64"),d);case"markdown":return[(0,b.Gc)(h,v)]}}}),2019:((Tt,nt,t)=>{t.d(nt,
{G:()=>U});var G=t(6760),C=t(9968);const b=/^[0-9a-f]{40}$/,o=/^ref: (refs\/(?!.*\.\.)[^\0]+)$/;function U(d){const c=(0,G.join)(d,".git"),m=j(c,d)??c,S=k((0,G.
join)(m,"commondir")),A=S===null?m:(0,G.resolve)(m,S),N=()=>(0,C.r7)((0,G.join)(A,"packed-refs"))??"",s=R(k((0,G.join)(m,"HEAD")),[m,A],N);return s===null?null:
{commit:s,isFetched:g(s,(0,C.r7)((0,G.join)(m,"FETCH_HEAD"))??"",N),remote:y((0,C.r7)((0,G.join)(A,"config"))??"")}}function j(d,c){const[,m]=/^gitdir: (.+)$/.exec(
k(d)??"")??[];return m===void 0?null:(0,G.resolve)(c,m)}function R(d,c,m){const[,S]=o.exec(d??"")??[],A=S===void 0?d:D(S,c,m);return A!==null&&b.test(A)?A:null}
function D(d,c,m){for(const A of c){const N=k((0,G.join)(A,d));if(N!==null)return N}return m().split(`
`).find(A=>A.endsWith(` ${d}`))?.slice(0,40)??null}function g(d,c,m){const S=(A,N)=>A.split(`
`).some(s=>s.startsWith(`${d}${N}`));return S(c,"	")||S(m()," refs/remotes/")}const k=d=>(0,C.r7)(d)?.replace(/\r?\n$/,"")??null,w=21,p=/^(?!\.{1,2}$)[\w.-]+$/;
function y(d){let c=!1;for(const m of d.split(`
`).map(S=>S.trim())){m.startsWith("[")&&(c=m==='[remote "origin"]');const S=m.indexOf("=");if(!(!c||S<0||m.slice(0,S).trim().toLowerCase()!=="url"))return h(m.slice(
S+1).trim())}return null}function h(d){const c=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(d),[m,S]=c===null?v(d):[c[1],c[2]],A=(S??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),N=A.length>1&&A.length<=w;return!m||!N||!A.every(s=>p.test(s))?null:{host:m.toLowerCase(),owner:A.slice(0,-1).join("/"),name:A.at(-1)??""}}function v(d){
const c=URL.parse(d);return c===null||!/^(https?|ssh):$/.test(c.protocol)?[]:[c.protocol==="ssh:"?c.hostname:c.host,c.pathname.slice(1)]}}),1116:((Tt,nt,t)=>{t.
d(nt,{H:()=>m});var G=t(9432),C=t(2170),b=t(9119),o=t(9615),U=t(255),j=t(6092),R=t(2796),D=t(5102),g=t(1423),k=t(806),w=t(8884),p=t(6906),y=t(6097),h=t(7792);const v=10,
d=200,c=3600,m=(n,e)=>[...A(n,e),...o.oC.flatMap(i=>{const f=n.findings.filter($=>{const r=(0,D.Zh)($,e)||S($);return $.severity===i&&r});return N(i,(0,R.cZ)(f),
e)})],S=n=>(0,D.nM)(n)&&!(0,R.hs)([n])&&l((0,C.Xd)(n)),A=(n,e)=>n.passed||(0,D.hm)(n.findings)==="error"?[]:[u("error","The check failed",(0,y.$N)(n,e))];function N(n,e,i){
const f=(0,k.du)(i,"notes",k.xy),{shown:$,rest:r}=(0,G.zN)(e,e.length>v?v-1:v),E=r.flatMap(({findings:T})=>T),a=[...new Set(r.map(({title:T})=>T)),"see the job \
summary"],M=`and ${(0,G.px)(E.length,`more ${n}`)}`;return[...$.map(T=>{const x=(0,w.tN)(T.findings),W=l(x)?x:null,F=W===null?"":(0,b.R3)({...W,inside:void 0});
return u(n,s(T),I((0,g.Zw)(T,f),F),W)}),...E.length>0?[u(n,M,a.join(`
`))]:[]]}function s(n){const[e]=n.hosts,i=e===void 0?"":`${(0,j.RK)((0,U.nx)(e))}: `;return`${(0,R.pq)(n)||i}${n.title}`}function l(n){const e=n?.file??"";return e!==
""&&(0,w.CN)(e)&&(0,j.BP)((0,j.RK)(e,e.length))===e}const u=(n,e,i,f=null)=>({level:n,title:(0,j.LS)((0,j.RK)(e,d)),message:(0,j.LS)(i),...f,inside:void 0});function I({
message:n,title:e,code:i,url:f,parts:$},r){const E=(0,p.wh)(h.Gy.isEmpty(n)?e:n),{first:a=[],last:M=[]}=Object.groupBy($,W=>W.kind==="note"&&(W.as==="help"||W.as===
"small")?"first":"last"),T=[...a,...M].flatMap(W=>_(W,r)),x=c-f.length;return`${(0,G.dh)([`${(0,G.dh)(E,x/2)} [${i}]`,...T].join(`
`),x)}
${f}`}function _(n,e){return n.kind==="note"?[`${n.label}: ${(0,p.wh)(n.text)}`]:n.kind==="paragraph"?[(0,p.wh)(n.content)]:n.kind!=="sources"?[]:n.items.flatMap(
({place:i="",message:f="",help:$=""})=>{const r=(0,p.wh)(i)===e?h.Gy.nothing:i;if(h.Gy.isEmpty(f))return h.Gy.isEmpty(r)?[]:[`at: ${(0,p.wh)(r)}`];const E=`- ${(0,p.
wh)(h.Gy.joined([r,f],h.Gy.words(": ")))}`;return h.Gy.isEmpty($)?[E]:[E,`  help: ${(0,p.wh)($)}`]})}}),8065:((Tt,nt,t)=>{t.d(nt,{Fr:()=>m,GN:()=>c,K$:()=>N,O7:()=>s,
cn:()=>D,fF:()=>g,yi:()=>S});var G=t(9432),C=t(6092),b=t(4073),o=t(806),U=t(4120),j=t(3394),R=t(7792);const D="the files",g="certificates and tokens that expire\
 soon",k=u=>u!==D&&u!==g,w=200,p="Terraform service discovery fails: ",y="Terraform service discovery recovers: ",h="Registry check: ",v=3,d=10;function c({failing:{
first:u,count:I}},_=D){const n=u.filter(({recovering:T})=>T===void 0),e=n.some(({subject:T})=>k(T)),[i,f]=n.length===0?[y,u]:[e?p:h,n],$=I-u.length+f.length,r=({
subject:T})=>T===D?_:T,E=f.slice(0,v).map(r),a=$>E.length?[`${$-E.length} more`]:[],M=(0,C.RK)(`${i}${[...E,...a].join(", ")}`);return M.length>w?`${i}${$} host\
s`:M}const m=u=>[p,y,h].some(I=>u.startsWith(I));function S(u,I,{outage:_,page:n,maxBytes:e}){const{startedAt:i}=I,f=_.failing.count>0?" Closes when all hosts r\
ecover.":"",$=A(_.failing,i).map(j.ni);return(0,j.Cf)(b.YK,u,(0,o.du)(I,"brief",o.xy),{head:[`### ${(0,j.gD)(u,I)}`,...$].join(`

`),foot:(0,R.mG)`Last checked ${(0,U.QN)(i)}; details in the summary of ${(0,j.Fp)(n)}. Updated automatically.${f}`,maxBytes:e})}function A({first:u,count:I},_){
const e=[...Map.groupBy(u,({subject:$,since:r,recovering:E})=>E===void 0?`${$===g?"Reported":"Failing"} since ${(0,U.QN)(r)} (${(0,U.u8)(r,_)})`:`Recovering, ${E.
good} of ${(0,G.px)(E.needed,"run")} without a failure`)].slice(0,d),i=I-e.flatMap(([,$])=>$).length,f=e.map(([$,r])=>{const E=R.Gy.sign(r.some(({recovering:M})=>M)?
"works":"fails"),a=R.Gy.some(r,d,({subject:M})=>l(M));return(0,R.mG)`${E} ${$}: ${a}`});return i>0?[...f,(0,R.mG)`and ${i} more`]:f}function N(u,I){const{at:_,down:n,
up:e,gone:i,still:f,endedSince:$,isReopened:r}=u,E=(x,W,F)=>F.length===0?R.Gy.nothing:(0,R.mG)`${R.Gy.sign(x)} ${W}: ${R.Gy.some(F,d,et=>et)}.`,a=({subject:x,since:W})=>(0,R.
mG)`${l(x)} (after ${(0,U.u8)(W,_)})`;return`${[r?(0,R.mG)`Reopened: the failure continues or has returned.`:R.Gy.nothing,E("fails","Failing",n.map(l)),E("works",
"Recovered",e.map(a)),E("skipped","No longer checked",i.map(l)),E("fails","Still failing",f.map(l)),$===null?R.Gy.nothing:(0,R.mG)`${R.Gy.strong("Nothing fails \
any more.")} The outage lasted ${(0,U.u8)($,_)}, from ${(0,U.QN)($)} to ${(0,U.QN)(_)}, as observed by this check.`,R.Gy.small(R.Gy.joined([(0,U.QN)(_),(0,j.Fp)(
I)]))].filter(x=>!R.Gy.isEmpty(x)).map(j.ni).join(`

`)}
`}const s=u=>`Duplicate of #${u}, which another run opened at the same time.
`,l=u=>k(u)?R.Gy.code(u):u}),4947:((Tt,nt,t)=>{t.a(Tt,async(G,C)=>{try{let T=function(Y){for(const tt of $.redact(Y))m.pq(tt)},x=function(Y){m.Yz($.redact((0,A.
Ng)(Y)))},W=function(Y){for(const tt of $.redact(Y))m.$e((0,y.LS)(tt))},pt=function(Y){const{verdict:tt,changes:ft,context:Dt}=Y,Q=_===null?[]:(0,d.ws)((0,g.R8)(
tt),i,_),it=ft?.kind==="files"?ft.files:[],at=_===null?new Map:(0,d.hP)(Q,it,i,_);return{...Y,located:Q,context:{...Dt,links:at}}};t.r(nt);var b=t(9876),o=t(3628),
U=t(3214),j=t(3087),R=t(1116),D=t(7039),g=t(4503),k=t(6662),w=t(3394),p=t(255),y=t(6092),h=t(437),v=t(9973),d=t(8278),c=t(6102),m=t(166),S=t(4436),A=t(6811),N=t(
4515),s=t(3397);const l={colour:!1,width:120,isRunner:!0};(0,N.kL)(process,Y=>process.stderr.write(`the log was not written: ${Y}
`));const{env:u}=process,I=m.j_(u.GITHUB_EVENT_PATH);delete u.GITHUB_EVENT_PATH;const _=(0,S.ng)(u,I),n=(0,S.$c)(u.GITHUB_EVENT_NAME,I),e=Object.keys(u).filter(
Y=>Y.startsWith(p.xV)&&!u[Y]);for(const Y of n?e:[])delete u[Y];const i=u.GITHUB_WORKSPACE??process.cwd(),f=m.Ko(),$=(0,b.cA)(f,u,(0,o.K)(m.Pq)),r=new U.VG;let E=[];
await(0,N.mB)(process,{stop:r,secrets:$,isFinal:!1,act:a,reportMistakes:Y=>m.z3(Y.map(tt=>(0,y.LS)(tt)).join(`
`),{title:"Wrong settings"}),reportCrash:Y=>m.z3(Y,{title:"Could not run"})});async function a(Y){const tt=(0,A.fN)(it=>T([it])),{checked:ft,warnings:Dt}=await(0,h.
k_)(f,process,tt,{directory:i,isFork:n,stop:r,changes:M,onRequest:u.RUNNER_DEBUG==="1"?x:void 0,secrets:$}),Q=Y.aborted?3:ft.verdict.passed?0:1;return W(Dt),await et(
ft,Y),E.length>0?3:Q}async function M({githubToken:Y}){const tt=await(0,v.S)(_,Y,r.signal);return tt.kind==="all"&&_?.pull&&W([`changed-only has no effect: ${tt.
why}`]),tt}async function F(Y,tt){try{await tt()}catch(ft){W([`${Y}: ${(0,j.A3)(ft)}`])}}async function et(Y,tt){let ft={...Y,located:[]};await F("places are no\
t links",()=>{ft=pt(Y)}),await lt(ft),tt.aborted||await F("the comment and the issue were not written",async()=>{const{notes:Dt,warnings:Q}=await(0,c.m)(ft,_,i,
tt);T(Dt),W(Q)}),await F("the log was not written",()=>m.pq((0,k.gM)(Y.verdict,{...l,context:Y.context})))}async function lt({settings:Y,verdict:tt,context:ft}){
const{GITHUB_OUTPUT:Dt,GITHUB_STEP_SUMMARY:Q,RUNNER_TEMP:it}=u,at={...l,context:ft},mt={"the log was not written":()=>m.ur((0,k.K8)(tt,at)),"the annotations wer\
e not written":()=>m.fz((0,R.H)(tt,ft)),"the outputs were not written":()=>W(m.Kn(Dt,m.Fc(tt))),"the job summary was not written to GITHUB_STEP_SUMMARY":()=>m.Sy(
Q,(0,w.Gc)(tt,ft)),"the JSON report was not written to RUNNER_TEMP":()=>{const yt=m.u5(it,(0,D.hF)(tt,ft));W(m.Kn(Dt,{report:yt}))},"the report files were not w\
ritten":()=>{E=(0,s.t)(Y.report,{verdict:tt,context:ft},i);for(const yt of $.redact(E))m.z3((0,y.LS)(yt))}};for(const[yt,_t]of Object.entries(mt))await F(yt,_t)}
C()}catch(l){C(l)}},1)}),9973:((Tt,nt,t)=>{t.d(nt,{N:()=>U,S:()=>N});var G=t(1123),C=t(4436);const b=100,o=100;async function U(s,l,u,I){const _=AbortSignal.any(
[AbortSignal.timeout(u),I]),{connect:n}=await Promise.all([t.e(9795),t.e(8302)]).then(t.bind(t,8302)),{rest:e,paginate:i}=n(s,l,_),f={owner:s.owner,repo:s.repository},
$={...f,per_page:b},r=(a,M)=>R(a.then(({data:T})=>M(T))),E=async(a,M,T)=>(await R(j(a,T))).flatMap(M);return{listComments:a=>{const M={...$,issue_number:a};return E(
i.iterator(e.issues.listComments,M),D)},createComment:(a,M)=>r(e.issues.createComment({...f,issue_number:a,body:M}),D),updateComment:(a,M)=>R(e.issues.updateComment(
{...f,comment_id:a,body:M})),deleteComment:a=>R(e.issues.deleteComment({...f,comment_id:a})),listIssues:(a,M)=>{const T=i.iterator(e.issues.listForRepo,{...$,...a});
return E(T,W=>(0,C.at)(W,"pull_request")===void 0?g(W):[],M)},createIssue:a=>r(e.issues.create({...f,...a,labels:[...a.labels]}),g),updateIssue:(a,M)=>R(e.issues.
update({...f,issue_number:a,...M})),addLabels:(a,M)=>R(e.issues.addLabels({...f,issue_number:a,labels:[...M]})),createLabel:a=>R(e.issues.createLabel({...f,...a})),
listChangedFiles:a=>{const M={...$,pull_number:a};return E(i.iterator(e.pulls.listFiles,M),k)}}}async function j(s,l=Number.POSITIVE_INFINITY){const u=[];let I=0;
for await(const{data:_}of s){for(const n of w(_))u.push(n);if(u.length>=l)return u.slice(0,l);if(I+=1,I===o)throw new G.F9(`the list has more than ${o} pages`)}
return u}async function R(s){try{return await s}catch(l){if(l instanceof G.F9)throw l;return c()}}const D=s=>({id:d(s,"id"),body:v(s,"body")??"",isTrusted:y(s)}),
g=s=>({number:d(s,"number"),title:h(s,"title"),body:v(s,"body")??"",isOpen:h(s,"state")==="open",reason:v(s,"state_reason"),closedAt:v(s,"closed_at"),labels:w((0,C.
at)(s,"labels")).flatMap(l=>typeof l=="string"?l:v(l,"name")??[]),isTrusted:y(s)}),k=s=>({file:h(s,"filename"),status:h(s,"status"),changes:d(s,"changes"),patch:v(
s,"patch")}),w=s=>Array.isArray(s)?s:c(),p=["OWNER","MEMBER","COLLABORATOR"],y=s=>(0,C.at)(s,"user","type")==="Bot"||p.includes((0,C.at)(s,"author_association")),
h=(s,l)=>v(s,l)??c();function v(s,l){const u=(0,C.at)(s,l)??null;return u===null||typeof u=="string"?u:c()}function d(s,l){const u=(0,C.at)(s,l),I=typeof u=="bi\
gint"?Number(u):u;return typeof I=="number"&&Number.isFinite(I)&&I>=0?I:c()}function c(){throw new G.F9("the response is not one of GitHub\u2019s REST API")}const m=3e3,
S=6e4,A=s=>({kind:"all",why:s});async function N(s,l,u,I=S){if(s===null)return A("not a workflow run");const{pull:_,event:n}=s;if(_===null)return A(`a ${n} even\
t has no pull request`);const e=(0,C.h0)(s,l);if(!e.ok)return A(e.why);try{const f=await(await U(s,e.value.token,I,u)).listChangedFiles(_.number);return f.length<
m?{kind:"files",files:f}:A(`the pull request changes ${m} files or more, and GitHub lists at most ${m}`)}catch(i){return A((0,G.Ic)("the changed files could not\
 be listed",i,{run:s,permission:"pull-requests: read"}))}}}),1123:((Tt,nt,t)=>{t.d(nt,{F9:()=>b,Ic:()=>p,Wo:()=>o,jy:()=>g});var G=t(3087),C=t(6092);class b extends Error{name="\
ApiFailure";httpStatus;headers;constructor(v,d=null,c={}){super(v),this.httpStatus=d,this.headers=c}}async function o(h){try{return await h,!0}catch(v){if(v instanceof
b&&v.httpStatus===404)return!1;throw v}}const U=2e4,j=2,R=500,D=h=>k(h,0,0)!==null;function g(h,v,d,c){if(d>=j)return null;const m=k(h,d,c);if(m!==null)return m<=
U?m:null;if(v==="POST")return null;const{httpStatus:S}=h;return S===null||S===408||S>=500?R*2**d:null}function k({httpStatus:h,headers:v,message:d},c,m){if(h!==
403&&h!==429)return null;const S=Number(v["retry-after"]??Number.NaN);if(Number.isFinite(S))return Math.max(0,S*1e3);const A=Number(v["x-ratelimit-reset"]??Number.
NaN);return String(v["x-ratelimit-remaining"]??"")==="0"&&Number.isFinite(A)?Math.max(0,A*1e3-m):h===429||/secondary rate limit|abuse detection/i.test(d)?5e3*2**
c:null}const w=300;function p(h,v,{run:d,permission:c}){if(!(v instanceof b))return`${h}: ${(0,G.A3)(v)}`;const{httpStatus:m,message:S}=v,A=S.startsWith("the ")?
" as expected":"",N=m===null?`did not answer${A}`:`returned ${m}`,s=(0,C.BP)((0,C.RK)(S.replace(/\s+/gu," "),w));return`${h}: ${(0,C.RK)(d.apiUrl)} ${N} (${s})${y(
v,d,c)}`}function y(h,v,d){if(D(h))return"; GitHub limits the rate of requests, try again later";switch(h.httpStatus){case 401:return"; github-token is invalid \
or has expired";case 403:case 404:return v.pull?.isFork===!0&&d.endsWith("write")?"; the token of a pull request from a fork is read-only, whatever `permissions\
` says":`; add \`${d}\` to \`permissions\` of the job`;case 410:return d==="issues: write"?"; issues are disabled in this repository":"; it no longer exists";default:
return""}}}),8278:((Tt,nt,t)=>{t.d(nt,{hP:()=>k,ws:()=>D});var G=t(6760),C=t(9968),b=t(2019),o=t(4503),U=t(3096),j=t(3298);let R=function(...y){return{createHash:R}=
process.getBuiltinModule("node:crypto"),new.target?new R(...y):R(...y)};function D(y,h,v){const d=(0,j.O)(c=>{const m=(0,G.join)(h,c),S=(0,C.UO)(m,h)?(0,b.G)(m):
null;return S!==null?g(S,c,v):c===""?null:d((0,U.jt)(c))});return[...y].flatMap(c=>{const m=d((0,U.jt)(c));if(m===null)return[];const{prefix:S,blob:A,isOfRun:N}=m,
s=c.slice(S.length),l=(0,o.oW)(s);return l===null?[]:{file:c,path:s,url:`${A}/${l}`,isOfRun:N}})}function g({commit:y,isFetched:h,remote:v},d,c){const m=URL.parse(
c.serverUrl);if(v===null||m===null||!/^https?:\/\/[\w.:/-]+$/.test(c.serverUrl)||v.host!==m.host&&v.host!==m.hostname||!h&&![c.commit,c.defaultCommit].includes(
y))return null;const S=`${v.owner}/${v.name}`,A=N=>N?.toLowerCase()===S.toLowerCase();return{prefix:d===""?"":`${d}/`,blob:`${c.serverUrl}/${S}/blob/${y}`,isOfRun:A(
`${c.owner}/${c.repository}`)||A(c.pull?.from)}}function k(y,h,v,{pull:d,serverUrl:c,owner:m,repository:S}){const A=new Map(h.map(({file:s,patch:l})=>[s,l])),N=y.
map(({file:s,path:l,url:u,isOfRun:I})=>{const _=A.get(l)??null,n=_===null||!I?null:(0,C.r7)((0,G.join)(v,s));if(d===null||_===null||n===null)return[s,{url:u}];const e=R(
"sha256").update(l).digest("hex"),i=`${c}/${m}/${S}/pull/${d.number}/files#diff-${e}`;return[s,{url:u,diff:{url:i,lines:w(_,n)}}]});return new Map(N)}function w(y,h){
const v=h.split(`
`).map(p),d=new Set;let c=0;for(const m of y.split(`
`)){const[,S]=/^@@ -\d+(?:,\d+)? \+(\d+)/.exec(m)??[];S!==void 0?c=Number(S):/^[ +]/.test(m)&&(v[c-1]===p(m.slice(1))&&d.add(c),c+=1)}return d}const p=y=>y.endsWith(
"\r")?y.slice(0,-1):y}),8648:((Tt,nt,t)=>{t.d(nt,{Fq:()=>d,KY:()=>R,Uv:()=>g,pT:()=>y});var G=t(493),C=t(8065),b=t(5102),o=t(9432),U=t(4436),j=t(3131);function R({
verdict:s,context:l},{issueAfter:u},I){const _=W=>W.some(({severity:F})=>(0,G.k2)(F,l.failOn)),{stopped:n}=s,e=s.hosts.map(W=>{const F=W.visit.host,et=l.history?.
get(W.visit.host)?.alarm??null,pt=_(W.findings),lt=(0,b.sG)(W)==="skipped",Y=et===null?pt||(0,b.b)(W):et.isDown&&!lt;return{name:F,alarm:lt?null:et,failsNow:pt,
isDown:Y}}),i=e.map(({name:W})=>W).toSorted(),f=e.filter(({isDown:W})=>W).map(({name:W})=>W),$=_(s.files)?[C.cn]:[],E=s.findings.some(({problem:W})=>W.expires!==
void 0)&&l.failOn==="error"?[C.fF]:[],a=[...f,...$,...E].toSorted(),M=e.flatMap(({alarm:W,...F})=>W===null?[]:{alarm:W,...F}),T=M.filter(({alarm:W})=>W.good<u),
x=M.filter(({failsNow:W,isDown:F})=>W&&!F);return{hosts:i,failing:a,since:new Map(M.flatMap(({name:W,alarm:F})=>F.since?[[W,F.since]]:[])),unsettled:new Map(T.map(
({name:W,alarm:F})=>[W,F.good])),issueAfter:u,pending:new Map(x.map(({name:W,alarm:F})=>[W,F.failed])),isWhole:!n.some(({kind:W})=>W==="missing"),at:l.startedAt,
run:I.id}}const D=s=>({kind:"nothing",why:s});function g(s,l){const u=s?.isOpen?k(l,s.state):l,I=u.failing.length===0,_=u.pending.size===0?"no failures":"too fe\
w failing runs";if(s===null)return I?D(_):{kind:"open",state:w(null,u)};const{state:n,isOpen:e,reason:i}=s;if(n.run>u.run)return D("a later run has updated it");
if(!e&&I)return D(_);if(!e&&i==="not_planned"&&n.digest===(0,j.ol)(u.failing))return D("it was closed as not planned");const f=w(n,u),$=n.digest!==f.digest||!e;
return{kind:I?"close":e?"update":"reopen",state:f,event:$?p(n,u,!e):null}}function k(s,{failing:l}){const u=new Set(s.hosts),I=({subject:n})=>s.unsettled.has(n)||
!s.isWhole&&!u.has(n),_=l.first.filter(I).map(({subject:n})=>n);return{...s,failing:[...new Set([...s.failing,..._])].toSorted()}}function w(s,l){const u=new Map(
s?.failing.first.map(({subject:n,since:e})=>[n,e])),I=l.failing.map(n=>{const e=u.get(n)??l.since.get(n)??l.at,i=l.unsettled.get(n)??0;return{subject:n,since:e,
...i>0&&{recovering:{good:i,needed:l.issueAfter}}}}),_=l.failing.map(n=>l.since.get(n)??l.at);return{hosts:v(l.hosts),failing:v(I),digest:(0,j.ol)(l.failing),since:I.
length===0?null:s?.since??[l.at,..._].toSorted()[0]??l.at,run:l.run}}function p({failing:s,since:l},u,I){const _=new Set(s.first.map(({subject:r})=>r)),n=s.count===
s.first.length,{still:e=[],down:i=[]}=Object.groupBy(u.failing,r=>_.has(r)||!n?"still":"down"),f=new Set([...u.hosts,C.cn,C.fF]),$=s.first.filter(({subject:r})=>!u.
failing.includes(r));return{at:u.at,down:i,up:$.filter(({subject:r})=>f.has(r)),gone:$.flatMap(({subject:r})=>f.has(r)?[]:[r]),still:e,endedSince:u.failing.length===
0?l:null,isReopened:I}}function y(s,{hosts:l}){if(s.length===0||l.count===0)return 1;const u=new Set(l.first),I=v(s).first.filter(n=>u.has(n)).length;return s.length===
l.count&&I===u.size?I+1:I}const h=6e3;function v(s){const{shown:l}=(0,o.I0)(s,h,0,u=>JSON.stringify(u));return{first:s.slice(0,l.length),count:s.length}}function d(s){
const l=c((0,U.at)(s,"hosts"),m),u=c((0,U.at)(s,"failing"),A);if(l===null||u===null)return null;const I=(0,U.at)(s,"since");return{hosts:l,failing:u,digest:(0,U.
$6)(s,"digest")??"",since:S(I)?I:null,run:N((0,U.at)(s,"run"))}}function c(s,l){const u=(0,U.at)(s,"first");return!Array.isArray(u)||!u.every(l)?null:{first:u,count:Math.
max(u.length,N((0,U.at)(s,"count")))}}const m=s=>typeof s=="string",S=s=>m(s)&&/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(s)&&!Number.isNaN(Date.parse(s)),A=s=>m((0,U.at)(
s,"subject"))&&S((0,U.at)(s,"since")),N=s=>typeof s=="number"&&Number.isSafeInteger(s)&&s>=0?s:0}),3131:((Tt,nt,t)=>{t.d(nt,{Pe:()=>R,ol:()=>U,t7:()=>D,yR:()=>o});
var G=t(6092);let C=function(...g){return{createHash:C}=process.getBuiltinModule("node:crypto"),new.target?new C(...g):C(...g)};const b="tf-disco",o=(g,...k)=>U(
[g.workflow,g.job,g.step,...k]),U=g=>C("sha256").update(JSON.stringify(g)).digest("hex").slice(0,16),j=65536;function R(g,k,w,p){const y=JSON.stringify(w).replace(
/[<>&]/g,G.z5),h=`<!-- ${b} ${g} ${k} ${y} -->`;return`${h}
${p(j-h.length-1)}`}function D(g,k,w){const p=`<!-- ${b} ${k} ${w} `;if(!g.startsWith(p))return;const y=g.indexOf(" -->",p.length);if(!(y<0))try{return JSON.parse(
g.slice(p.length,y))}catch{return}}}),6102:((Tt,nt,t)=>{t.d(nt,{m:()=>h});var G=t(9432),C=t(9973),b=t(1123),o=t(8278),U=t(4436),j=t(8648),R=t(3131);let D=function(...c){
return{deliverComment:D}=t.late([9681],9681),new.target?new D(...c):D(...c)},g=function(...c){return{deliverIssue:g}=t.late([9681],9681),new.target?new g(...c):
g(...c)};const k=6e4,w=1e4,p=10,y={comment:"pull-requests: write",issue:"issues: write"};async function h(c,m,S,A){const{settings:N}=c,s=["comment","issue"].filter(
F=>N[F]!=="never"),l=(0,U.h0)(m,N.githubToken),u=[],I=[];if(!l.ok)return{notes:u,warnings:s.map(F=>`the ${F} was not written: ${l.why}`)};const{run:_,token:n}=l.
value,e=await(0,C.N)(_,n,k,A),i=async()=>{const{changes:F,located:et,context:pt}=c,Y=F?.kind==="files"||!et.some(({isOfRun:tt})=>tt)?null:await(0,C.S)(_,n,A,w);
return Y?.kind==="files"?(0,o.hP)(et,Y.files,S,_):pt.links},f=(0,j.KY)(c,N,_),$=v(_),{pull:r,event:E}=_,{name:a,version:M}=N.dialect,T=(0,R.yR)(_,M===null?a:`${a}\
 ${M}`),x={comment:async()=>r===null?`skipped, a ${E} event has no pull request`:await D(e,{...c,run:_,pull:r.number,findLinks:i}),issue:async()=>$===null?await g(
e,{...c,run:_,key:T,now:f}):`skipped, ${$}`};for(const F of s)try{u.push(`${F}: ${await x[F]()}`)}catch(et){const pt=y[F];I.push((0,b.Ic)(`the ${F} was not writ\
ten`,et,{run:_,permission:pt}))}return{notes:N.issue!=="never"&&$===null?[...u,...d(f)]:u,warnings:I}}function v({event:c,isDefaultBranch:m,pull:S}){return S!==
null||c==="merge_group"?`a ${c} event checks a proposed change`:m===!1?"not on the default branch":null}function d({pending:c,issueAfter:m}){const S=Map.groupBy(
c,([,A])=>A);return Array.from(S,([A,N])=>`issue: ${(0,G.K4)(N,p,([l])=>l)} failed in ${A} of ${m} runs needed to open an issue`)}}),166:((Tt,nt,t)=>{t.d(nt,{fz:()=>it,
Yz:()=>f,z3:()=>$,pq:()=>a,Fc:()=>J,j_:()=>Gt,Ko:()=>ft,Pq:()=>N,$e:()=>r,ur:()=>Dt,Kn:()=>mt,u5:()=>Pt,Sy:()=>at});var G=t(3024),C=t(6760),b=t(857);function o(O){
return O==null?"":typeof O=="string"||O instanceof String?O:JSON.stringify(O)}function U(O){return Object.keys(O).length?{title:O.title,file:O.file,line:O.startLine,
endLine:O.endLine,col:O.startColumn,endColumn:O.endColumn}:{}}function j(O,B,H){const q=new g(O,B,H);process.stdout.write(q.toString()+b.EOL)}function R(O,B=""){
j(O,{},B)}const D="::";class g{constructor(B,H,q){B||(B="missing.command"),this.command=B,this.properties=H,this.message=q}toString(){let B=D+this.command;if(this.
properties&&Object.keys(this.properties).length>0){B+=" ";let H=!0;for(const q in this.properties)if(this.properties.hasOwnProperty(q)){const ot=this.properties[q];
ot&&(H?H=!1:B+=",",B+=`${q}=${w(ot)}`)}}return B+=`${D}${k(this.message)}`,B}}function k(O){return o(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"\
%0A")}function w(O){return o(O).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}function p(){throw new Error(
"this function of @actions/core is not bundled")}function y(){throw new Error("this function of @actions/core is not bundled")}var h=t(6928);function v(O){return O.
replace(/[\\]/g,"/")}function d(O){return O.replace(/[/]/g,"\\")}function c(O){return O.replace(/[/\\]/g,path.sep)}var m=function(O,B,H,q){function ot(rt){return rt instanceof
H?rt:new H(function(ut){ut(rt)})}return new(H||(H=Promise))(function(rt,ut){function st(gt){try{Et(q.next(gt))}catch(Lt){ut(Lt)}}function Mt(gt){try{Et(q.throw(
gt))}catch(Lt){ut(Lt)}}function Et(gt){gt.done?rt(gt.value):ot(gt.value).then(st,Mt)}Et((q=q.apply(O,B||[])).next())})},S;(function(O){O[O.Success=0]="Success",
O[O.Failure=1]="Failure"})(S||(S={}));function A(O,B){const H=toCommandValue(B);if(process.env[O]=H,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(
O,B));issueCommand("set-env",{name:O},H)}function N(O){j("add-mask",{},O)}function s(O){process.env.GITHUB_PATH||""?issueFileCommand("PATH",O):issueCommand("add\
-path",{},O),process.env.PATH=`${O}${path.delimiter}${process.env.PATH}`}function l(O,B){const H=process.env[`INPUT_${O.replace(/ /g,"_").toUpperCase()}`]||"";if(B&&
B.required&&!H)throw new Error(`Input required and not supplied: ${O}`);return B&&B.trimWhitespace===!1?H:H.trim()}function u(O,B){const H=l(O,B).split(`
`).filter(q=>q!=="");return B&&B.trimWhitespace===!1?H:H.map(q=>q.trim())}function I(O,B){const H=["true","True","TRUE"],q=["false","False","FALSE"],ot=l(O,B);if(H.
includes(ot))return!0;if(q.includes(ot))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${O}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function _(O,B){if(process.env.GITHUB_OUTPUT||"")return p("OUTPUT",y(O,B));process.
stdout.write(b.EOL),j("set-output",{name:O},o(B))}function n(O){issue("echo",O?"on":"off")}function e(O){process.exitCode=S.Failure,$(O)}function i(){return process.
env.RUNNER_DEBUG==="1"}function f(O){j("debug",{},O)}function $(O,B={}){j("error",U(B),O instanceof Error?O.toString():O)}function r(O,B={}){j("warning",U(B),O instanceof
Error?O.toString():O)}function E(O,B={}){j("notice",U(B),O instanceof Error?O.toString():O)}function a(O){process.stdout.write(O+b.EOL)}function M(O){R("group",
O)}function T(){R("endgroup")}function x(O,B){return m(this,void 0,void 0,function*(){M(O);let H;try{H=yield B()}finally{T()}return H})}function W(O,B){if(process.
env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(O,B));issueCommand("save-state",{name:O},toCommandValue(B))}function F(O){return process.
env[`STATE_${O}`]||""}function et(O){return m(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(O)})}var pt=t(3087),lt=t(9968),Y=t(9432),tt=t(7773);
const ft=()=>Object.fromEntries(tt.mc.map(({name:O})=>[O,l(O)]));function Dt(O){for(const{kind:B,text:H}of O){const[q="",...ot]=H.split(`
`);B==="plain"?a(H):(M(q),a(ot.join(`
`)),T())}}const Q={error:$,warning:r,notice:E};function it(O){if(O.length!==0){M("Annotations");for(const{level:B,message:H,line:q,column:ot,...rt}of O)Q[B](H,{
...rt,...q!==void 0&&{startLine:q},...ot!==void 0&&{startColumn:ot}});T()}}const at=(O,B)=>_t("GITHUB_STEP_SUMMARY",O,()=>B);function mt(O,B){const H=new Map;for(const[
rt,ut]of Object.entries(B))try{O?_t("GITHUB_OUTPUT",O,()=>yt(rt,ut)):_(rt,ut)}catch(st){H.set(rt,(0,pt.A3)(st))}const[q]=H.values();return q===void 0?[]:[`not w\
ritten to GITHUB_OUTPUT, and empty for later steps: ${[...H.keys()].join(", ")}: ${q}`]}function yt(O,B){const H=typeof B=="string"?B:JSON.stringify(B);if(/[\r\n]/.
test(H))throw new pt.hM("the value has a line break");return`${O}=${H}
`}function _t(O,B,H){if(!B)throw new pt.hM(`${O} is not set; run this as an action on a runner`);(0,lt.ET)((0,G.openSync)(B,"r+"),q=>{const{size:ot}=(0,G.fstatSync)(
q);try{(0,G.appendFileSync)(B,H())}catch(rt){throw(0,G.fstatSync)(q).size>ot&&(0,G.ftruncateSync)(q,ot),rt}})}function Pt(O,B){if(!O)throw new pt.hM("RUNNER_TEM\
P is not set; run this as an action on a runner");const H=(0,C.join)("tf-disco","report.json");return(0,pt.f8)(O,H,(0,pt.mk)(B)),(0,C.join)(O,H)}function Gt(O){
if(O===void 0||O==="")return null;const B=(0,lt.yR)(O);try{if(B.ok)return JSON.parse(B.text)}catch{}const H=B.ok?"is not JSON":(0,Y.mP)(B.failure);return r(`the\
 event of this run is ignored: the file in GITHUB_EVENT_PATH ${H}; check that no earlier step changes it`),null}const Z={hosts:12e4,services:36e4},V=1;function J({
passed:O,hosts:B,findings:H}){const q=st=>H.filter(Mt=>Mt.severity===st).length,ot=({visit:st})=>JSON.stringify(st.host),{shown:rt}=(0,Y.I0)(B,Z.hosts,V,ot),{shown:ut}=(0,Y.
I0)(B,Z.services,V,st=>{const Mt=st.services.flatMap(Et=>Et.kind==="url"?[[Et.id,Et.url]]:[]);return`${ot(st)}:${JSON.stringify(Object.fromEntries(Mt))}`});return{
passed:O,hosts:`[${rt.join(",")}]`,services:`{${ut.join(",")}}`,errors:q("error"),warnings:q("warning"),"left-out":B.length-Math.min(rt.length,ut.length)}}}),4436:((Tt,nt,t)=>{
t.d(nt,{$6:()=>w,$c:()=>D,at:()=>k,h0:()=>j,ng:()=>o});var G=t(7811),C=t(6092);const b=/^(?!\.{1,2}\/)([\w.-]+)\/(?!\.{1,2}$)([\w.-]+)$/;function o(p,y){const h=A=>p[A]?.
trim()??"",[,v,d]=b.exec(h("GITHUB_REPOSITORY"))??[];if(v===void 0||d===void 0)return null;const c=U(h("GITHUB_SERVER_URL")||"https://github.com"),m=w(y,"reposi\
tory","default_branch");return{...{workflow:R(h("GITHUB_WORKFLOW_REF"))??h("GITHUB_WORKFLOW"),job:h("GITHUB_JOB"),url:`${c}/${v}/${d}/actions/runs/${h("GITHUB_R\
UN_ID")}`,commit:w(y,"pull_request","head","sha")??h("GITHUB_SHA")},owner:v,repository:d,apiUrl:U(h("GITHUB_API_URL")||"https://api.github.com"),serverUrl:c,event:h(
"GITHUB_EVENT_NAME"),step:h("GITHUB_ACTION"),id:Number(/^\d+$/.exec(h("GITHUB_RUN_ID"))?.[0]??0),defaultCommit:h("GITHUB_SHA"),pull:g(h("GITHUB_EVENT_NAME"),y),
isDefaultBranch:m===void 0?null:h("GITHUB_REF")===`refs/heads/${m}`}}const U=p=>p.replace(/(?<!\/)\/+$/,"");function j(p,y){return p===null?(0,G.TR)("not a work\
flow run, GITHUB_REPOSITORY is not set"):y===null?(0,G.TR)("github-token is empty"):/^https?:$/.test(URL.parse(p.apiUrl)?.protocol??"")?(0,G.Ju)({run:p,token:y}):
(0,G.TR)(`GITHUB_API_URL is not an https URL: ${(0,C.RK)(p.apiUrl)}`)}const R=p=>/^[^/]+\/[^/]+\/(.+?)@/.exec(p)?.[1];function D(p,y){if(p==="pull_request_targe\
t")return!1;const h=k(y,"pull_request","head"),v=k(h,"repo","full_name"),d=k(y,"pull_request","base","repo","full_name");return h!==void 0&&v!==d}function g(p,y){
const h=k(y,"pull_request","number");return typeof h!="number"||!Number.isSafeInteger(h)||h<=0?null:{number:h,isFork:D(p,y),from:w(y,"pull_request","head","repo",
"full_name")??null}}function k(p,...y){return y.reduce((h,v)=>typeof h=="object"&&h!==null?Reflect.get(h,v):void 0,p)}function w(p,...y){const h=k(p,...y);return typeof h==
"string"?h:void 0}})};export{nn as ids,en as modules};
var $late0,$late1,$late2;
